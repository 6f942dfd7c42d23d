import type { Language } from '#i18n/messages.ts';
import classes from './verses.module.css';

/** Words of a song or a prayer, which scroll where they are long, also by the keyboard. `label`: what they are. */
export function Verses({ label, text }: { label: string; text: string }) {
  return (
    <section
      className={classes.verses}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody could scroll it without a pointer
      tabIndex={0}
      dir="auto"
      lang={scriptLanguage(text)}
    >
      {text}
    </section>
  );
}

/** Verses are mostly in Hindi, whatever the language of the page; what draws and reads them has to know. */
export function scriptLanguage(text: string): Language {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
}
