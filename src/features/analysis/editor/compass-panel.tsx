import { Button } from '@mantine/core';
import { directionAt, toDegrees } from '#domain/vaastu/lookup.ts';
import { compassTexts as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import type { CompassReading } from '#lib/compass.ts';
import { zoneName } from './place-name.ts';
import { useCompass } from './use-compass.ts';
import classes from './plan-editor.module.css';

/** Degrees to either side up to which a reading is good, and fair. */
const goodWithin = 12;
const fairWithin = 25;
const flatWithin = 35;

/** North from the phone's compass, with what can be said about how exact it is. */
export function CompassPanel({ onTake }: { onTake(north: number): void }) {
  const { t, language } = useI18n();
  const { state, start, stop } = useCompass();

  return (
    <section className={classes.compass}>
      {state.kind === 'off' || state.kind === 'denied' || state.kind === 'absent' ? (
        <>
          <output className={classes.hint}>{state.kind === 'off' ? '' : t(texts[state.kind])}</output>
          <Button variant="light" onClick={() => void start()} data-testid="compass">
            {t(texts.start)}
          </Button>
        </>
      ) : (
        <>
          <p className={classes.hint}>{t(texts.how)}</p>
          <p className={classes.reading}>
            {state.kind === 'waiting'
              ? t(texts.waiting)
              : t(texts.heading, {
                  degrees: Math.round(state.reading.heading),
                  direction: zoneName(directionAt(toDegrees(state.reading.heading)), language),
                })}
          </p>
          {state.kind === 'reading' && <p className={classes.hint}>{trustText(state.reading, t)}</p>}
          <p className={classes.hint}>{t(texts.caution)}</p>
          <div className={classes.buttons}>
            {state.kind === 'reading' && (
              <Button
                data-testid="take-compass"
                onClick={() => {
                  // What points up on the drawing lies there: north is as far the other way round.
                  onTake(360 - state.reading.heading);
                  stop();
                }}
              >
                {t(texts.take)}
              </Button>
            )}
            <Button variant="default" onClick={stop}>
              {t(texts.stop)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function trustText({ tilt, accuracy, unsteadiness }: CompassReading, t: I18n['t']): string {
  if (tilt > flatWithin) return t(texts.flat);
  const degrees = Math.max(1, Math.round(Math.max(accuracy ?? 0, unsteadiness)));
  if (degrees > fairWithin) return t(texts.poor, { degrees });
  if (accuracy === undefined) return t(texts.steady, { degrees });
  return t(degrees > goodWithin ? texts.fair : texts.good, { degrees });
}
