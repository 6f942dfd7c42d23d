import { Button } from '@mantine/core';
import { planNorth } from '#i18n/catalogue/plan-north.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './north-tap.module.css';

export interface NorthTapProps {
  rooms: number;
  /** What an arrow on the drawing says, degrees clockwise from up. */
  read: number | undefined;
  /** Undefined where it is not known, or none of the four. */
  onAnswer(degrees: number | undefined): void;
}

const sides = [
  { degrees: 0, label: planNorth.up, side: 'up', arrow: '↑' },
  { degrees: 90, label: planNorth.right, side: 'right', arrow: '→' },
  { degrees: 180, label: planNorth.down, side: 'down', arrow: '↓' },
  { degrees: 270, label: planNorth.left, side: 'left', arrow: '←' },
] as const;

/** Where north is on a plan that was read, answered by a tap. */
export function NorthTap({ rooms, read, onAnswer }: NorthTapProps) {
  const { t, language } = useI18n();
  const degrees = read === undefined ? undefined : Math.round(read) % 360;
  return (
    <>
      <p className={classes.found}>{t(planNorth.found, { rooms: formatNumber(rooms, language) })}</p>
      <div className={classes.sides} data-testid="north-sides">
        {sides.map(({ degrees: turned, label, side, arrow }) => (
          <Button
            key={side}
            variant="default"
            className={classes.side}
            data-side={side}
            leftSection={<span aria-hidden="true">{arrow}</span>}
            onClick={() => onAnswer(turned)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      <div className={classes.others}>
        {degrees !== undefined && (
          <Button data-testid="north-as-read" onClick={() => onAnswer(degrees)}>
            {t(planNorth.asRead, { degrees: formatNumber(degrees, language) })}
          </Button>
        )}
        <Button variant="subtle" data-testid="north-unknown" onClick={() => onAnswer(undefined)}>
          {t(planNorth.unknown)}
        </Button>
      </div>
    </>
  );
}
