import { memo } from 'react';
import { hasDevanagari, transliterate, type Scheme } from '#domain/transliteration/transliterate.ts';
import { readerTexts as texts } from '#i18n/catalogue/reader.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './aarti-reader.module.css';
import type { Lines } from './reader-choices.ts';
import type { Stanza } from './reading.ts';

interface StanzaTextProps {
  stanza: Stanza;
  /** The code of the language of its words. */
  language: string;
  lines: Lines;
  scheme: Scheme;
  isCurrent: boolean;
  /** While the voice of the device says it. */
  isSaid: boolean;
  /** When somebody touches it. */
  onChoose(): void;
}

/** A stanza line by line: in its own script, in Latin letters, and below them what it means. */
export const StanzaText = memo(function StanzaText(props: StanzaTextProps) {
  const { stanza, language: code, lines, scheme, isCurrent, isSaid, onChoose } = props;
  const { t, language } = useI18n();
  const { number, meaning } = stanza;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do it
    <section
      className={classes.stanza}
      data-stanza
      data-current={isCurrent || undefined}
      data-lit={isSaid || undefined}
      aria-label={
        number === undefined ? t(texts.refrain) : t(texts.verse, { number: formatNumber(number, language) })
      }
      onClick={() => {
        // Whoever marks words wants them, and no other stanza.
        if (window.getSelection()?.isCollapsed !== false) onChoose();
      }}
    >
      {stanza.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change their places
        <p key={index} className={classes.line}>
          {(lines.devanagari || !hasDevanagari(line)) && (
            <span lang={hasDevanagari(line) ? langOf(code) : undefined} dir="auto" className={classes.own}>
              {line}
            </span>
          )}
          {lines.latin && hasDevanagari(line) && (
            <span lang={`${langOf(code)}-Latn`} className={classes.latin} data-testid="latin-line">
              {sung(transliterate(line, { language: code, scheme }))}
            </span>
          )}
        </p>
      ))}
      {lines.meaning && meaning && (
        <p className={classes.meaning} data-testid="stanza-meaning">
          {meaning[language]}
        </p>
      )}
    </section>
  );
}, isSame);

/** What it does when it is touched is the same for each of them, however often it is made anew. */
function isSame(one: StanzaTextProps, other: StanzaTextProps): boolean {
  const { onChoose: _, lines, ...before } = one;
  const { onChoose: __, lines: newLines, ...after } = other;
  return (
    Object.keys(after).every(
      (name) => before[name as keyof typeof before] === after[name as keyof typeof after],
    ) &&
    lines.devanagari === newLines.devanagari &&
    lines.latin === newLines.latin &&
    lines.meaning === newLines.meaning
  );
}

/** The strokes at the end of a line are for the eye of whoever reads Devanagari. */
function sung(latin: string): string {
  return latin.replace(/[\s|]+$/, '');
}

/** Voices and fonts know Hindi rather than its older sisters. */
function langOf(code: string): string {
  return code === 'awa' || code === 'bra' ? 'hi' : code;
}
