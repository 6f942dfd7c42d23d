import type { Language } from '#i18n/messages.ts';
import classes from './puja.module.css';
import type { SpokenLine } from '#ui/read-aloud/use-read-aloud.ts';

/** The sentences of a text, each with the blank behind it. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?।]*[.!?।]+[”’"']*\s*|[^.!?।]+$/gu) ?? [];
}

export function spokenSentences(id: string, text: string, language: Language): SpokenLine[] {
  return sentencesOf(text).map((sentence, index) => ({
    id: `${id}.${index}`,
    text: sentence.trim(),
    language,
  }));
}

/** A text whose sentence is lit while it is said. */
export function Sentences({ id, text, current }: { id: string; text: string; current: string | undefined }) {
  return sentencesOf(text).map((sentence, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never change their places
    <span key={index} className={classes.said} data-lit={current === `${id}.${index}` || undefined}>
      {sentence}
    </span>
  ));
}
