import type { Verse } from '#domain/devotion/puja-guide.ts';
import { transliterate } from '#domain/transliteration/transliterate.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { Language } from '#i18n/messages.ts';
import classes from './puja.module.css';
import { Sentences, spokenSentences } from './sentences.tsx';
import type { SpokenLine } from '#ui/read-aloud/use-read-aloud.ts';

/** The words to say, in Devanagari and in Latin letters, with what they mean. */
export function VerseText({
  id,
  verse: { text, language: of, meaning },
  current,
}: {
  id: string;
  verse: Verse;
  current?: string | undefined;
}) {
  const { language } = useI18n();
  const lines = text.split('\n');
  return (
    <figure className={classes.verse} data-testid="verse">
      <blockquote className={classes.verseWords} data-lit={current === `${id}.verse` || undefined}>
        {lines.map((line) => (
          <p key={line} className={classes.verseLine}>
            <span lang={of} className={classes.devanagari}>
              {line}
            </span>
            <span lang={`${of}-Latn`} className={classes.latin}>
              {transliterate(line, { language: of, scheme: 'plain' }).replaceAll(/[\s|]+$/g, '')}
            </span>
          </p>
        ))}
      </blockquote>
      <figcaption className={classes.meaning}>
        <Sentences id={`${id}.meaning`} text={meaning[language]} current={current} />
      </figcaption>
    </figure>
  );
}

/** Sanskrit is read by the voice for Hindi. */
export function spokenVerse(id: string, { text, meaning }: Verse, language: Language): SpokenLine[] {
  return [
    { id: `${id}.verse`, text: text.replaceAll(/[।॥]/g, ','), language: 'hi' },
    ...spokenSentences(`${id}.meaning`, meaning[language], language),
  ];
}
