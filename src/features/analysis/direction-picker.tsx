import { useId } from 'react';
import type { Direction8 } from '#domain/vaastu/types.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './analyze.module.css';

export interface DirectionPickerProps {
  legend: string;
  hint: string;
  chosen: readonly Direction8[];
  /** How many may be chosen; another one takes the place of the first. */
  most?: number;
  onChange(chosen: Direction8[]): void;
}

/** Directions as they lie around a house. */
export function DirectionPicker({ legend, hint, chosen, most = 8, onChange }: DirectionPickerProps) {
  const { t } = useI18n();
  const hintId = useId();
  function press(direction: Direction8): void {
    const others = chosen.filter((each) => each !== direction);
    onChange(others.length < chosen.length ? others : [...others, direction].slice(-most));
  }
  return (
    <fieldset className={classes.directions} aria-describedby={hintId}>
      <legend>{legend}</legend>
      <div className={classes.rose}>
        {around.map((direction) =>
          direction === undefined ? (
            <span key="house" className={classes.roseHouse} aria-hidden="true" />
          ) : (
            <button
              key={direction}
              type="button"
              aria-pressed={chosen.includes(direction)}
              // The whole word after what stands there, for those who say what they see.
              aria-label={`${t(shortNames[direction])}, ${t(directionNames[direction])}`}
              onClick={() => press(direction)}
            >
              {t(shortNames[direction])}
            </button>
          ),
        )}
      </div>
      <p id={hintId} className={classes.quiet}>
        {hint}
      </p>
    </fieldset>
  );
}

/** Row by row, with north up and the house in the middle. */
const around = ['NW', 'N', 'NE', 'W', undefined, 'E', 'SW', 'S', 'SE'] as const;

export const directionNames: Readonly<Record<Direction8, Message>> = {
  N: analyze.N,
  NE: analyze.NE,
  E: analyze.E,
  SE: analyze.SE,
  S: analyze.S,
  SW: analyze.SW,
  W: analyze.W,
  NW: analyze.NW,
};

const shortNames: Readonly<Record<Direction8, Message>> = {
  N: analyze.shortN,
  NE: analyze.shortNE,
  E: analyze.shortE,
  SE: analyze.shortSE,
  S: analyze.shortS,
  SW: analyze.shortSW,
  W: analyze.shortW,
  NW: analyze.shortNW,
};
