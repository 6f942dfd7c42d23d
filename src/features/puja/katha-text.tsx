import { useStore } from 'zustand';
import type { Katha } from '#domain/devotion/puja-guide.ts';
import { pujaGuide as texts } from '#i18n/catalogue/puja.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '#ui/choice.tsx';
import { ReadAloudBar } from '#ui/read-aloud/read-aloud-bar.tsx';
import { useReadAloud } from '#ui/read-aloud/use-read-aloud.ts';
import classes from './puja.module.css';
import { choosePuja, pujaStore } from './puja-store.ts';
import { Sentences, spokenSentences } from './sentences.tsx';

/** The story, short or whole, to be read or heard. */
export function KathaText({ katha }: { katha: Katha }) {
  const { t, language } = useI18n();
  const { kathaLength: length, rate } = useStore(pujaStore);
  const parts = length === 'short' ? [katha.short] : katha.long;
  const reading = useReadAloud(
    katha.title[language],
    parts.flatMap((part, index) => spokenSentences(`${length}.${index}`, part[language], language)),
    rate,
  );
  return (
    <div className={classes.katha} data-testid="katha">
      <Choice
        legend={t(texts.kathaLength)}
        options={[
          { value: 'short', label: t(texts.short) },
          { value: 'long', label: t(texts.long) },
        ]}
        value={length}
        onChange={(chosen) => choosePuja({ kathaLength: chosen })}
      />
      <ReadAloudBar reading={reading} rate={rate} onRate={(chosen) => choosePuja({ rate: chosen })} />
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change their places
        <p key={index}>
          <Sentences id={`${length}.${index}`} text={part[language]} current={reading.current} />
        </p>
      ))}
    </div>
  );
}
