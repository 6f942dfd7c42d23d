import { useStore } from 'zustand';
import type { Katha } from '#domain/devotion/puja-guide.ts';
import { pujaGuide as texts } from '#i18n/catalogue/puja.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '#ui/choice.tsx';
import classes from './puja.module.css';
import { choosePuja, pujaStore } from './puja-store.ts';
import { ReadAloudBar } from './read-aloud-bar.tsx';
import { Sentences, spokenSentences } from './sentences.tsx';
import { useReadAloud } from './use-read-aloud.ts';

/** The story, short or whole, to be read or heard. */
export function KathaText({ katha }: { katha: Katha }) {
  const { t, language } = useI18n();
  const length = useStore(pujaStore, (state) => state.kathaLength);
  const parts = length === 'short' ? [katha.short] : katha.long;
  const reading = useReadAloud(
    katha.title[language],
    parts.flatMap((part, index) => spokenSentences(`${length}.${index}`, part[language], language)),
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
      <ReadAloudBar reading={reading} />
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change their places
        <p key={index}>
          <Sentences id={`${length}.${index}`} text={part[language]} current={reading.current} />
        </p>
      ))}
    </div>
  );
}
