import { useEffect, useId, type KeyboardEvent } from 'react';
import { beadsOfMala, malasOf } from '#domain/devotion/japa.ts';
import { japa as texts } from '#i18n/catalogue/japa.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './japa.module.css';

/** The mala: one large place to touch, around which its beads light up. */
export function Mala({ count, onBead }: { count: number; onBead(): void }) {
  const { t, language } = useI18n();
  const hintId = useId();
  const { malas, beads } = malasOf(count);
  // The last bead of a mala stays lit until the next one begins.
  const lit = count > 0 && beads === 0 ? beadsOfMala : beads;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      // Whoever is on a link or a button means that.
      if (event.defaultPrevented || (event.target as Element).closest(actsOnKeys)) return;
      event.preventDefault();
      if (!event.repeat) onBead();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onBead]);
  return (
    <>
      <button
        type="button"
        className={classes.mala}
        aria-describedby={hintId}
        onClick={onBead}
        onKeyDown={refuseRepeats}
        data-testid="count-bead"
      >
        <svg viewBox="0 0 100 100" className={classes.beads} aria-hidden="true">
          <circle cx="50" cy="50" r="46" pathLength={beadsOfMala} className={classes.bead} />
          {lit > 0 && (
            <circle
              cx="50"
              cy="50"
              r="46"
              pathLength={beadsOfMala}
              className={classes.lit}
              strokeDasharray={`${'0 1 '.repeat(lit)}0 ${beadsOfMala}`}
            />
          )}
        </svg>
        <span className={classes.count} data-testid="beads">
          {formatNumber(lit, language)}
        </span>
        <span className={classes.ofAll}>{t(texts.of, { all: formatNumber(beadsOfMala, language) })}</span>
        <span className={classes.tap} id={hintId}>
          {t(texts.tap)}
        </span>
      </button>
      <output className={classes.malas} data-testid="malas">
        {malas > 0 &&
          (malas === 1 ? t(texts.oneMala) : t(texts.manyMalas, { count: formatNumber(malas, language) }))}
      </output>
    </>
  );
}

const actsOnKeys = 'a, button, input, select, textarea, summary, dialog, [role="button"], [contenteditable]';

/** One press is one bead, however long the key is held. */
function refuseRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
