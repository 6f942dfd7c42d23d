import { memo } from 'react';
import type { Point, Polygon } from '#domain/vaastu/plan.ts';
import { zones } from '#domain/vaastu/zones.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { pointsOf } from './points.ts';
import type { FieldLine } from './stage-box.ts';
import { useTurn } from './use-turn.ts';
import classes from './zone-wheel.module.css';

export interface ZoneWheelProps {
  centre: Point;
  /** From the middle to the rim; the names of the directions stand outside of it. */
  radius: number;
  brahmasthan: Polygon;
  /** Lie still along the walls, in the place of the rays of the sectors. */
  fieldLines?: readonly FieldLine[] | undefined;
  /** Degrees clockwise from up. */
  north: number;
}

const mainDirections = zones.filter(({ id }) => id.length < 3);

/**
 * The mark's circles over a plan with the brahmasthan and the eight directions; inside, the eighty-one fields of the home,
 * or the sixteen sectors and thirty-two places of a door around its middle.
 */
export const ZoneWheel = memo(function ZoneWheel({
  centre,
  radius,
  brahmasthan,
  fieldLines,
  north,
}: ZoneWheelProps) {
  const { language } = useI18n();
  const turn = useTurn(north);
  const style = { transform: `translate(${centre[0]}px, ${centre[1]}px) rotate(${turn}deg)` };
  return (
    <g className={classes.wheel} data-testid="zone-wheel" aria-hidden="true">
      <polygon points={pointsOf(brahmasthan)} className={classes.middle} />
      {fieldLines?.map(({ from, to, isThird }) => (
        <path
          key={`${from.join(' ')} ${to.join(' ')}`}
          d={`M${from.join(' ')}L${to.join(' ')}`}
          className={classes.field}
          data-third={isThird || undefined}
        />
      ))}
      <g className={classes.turning} style={style}>
        <circle r={radius} className={classes.rim} />
        <circle r={radius * 0.94} className={classes.ring} />
        {!fieldLines && <circle r={radius * middleShare} className={classes.ring} />}
        {(fieldLines ? [] : zones).map(({ id, from }) => (
          <path
            key={id}
            d={ray(radius * middleShare, radius * 0.94)}
            className={classes.border}
            transform={`rotate(${from})`}
          />
        ))}
        {Array.from({ length: fieldLines ? 0 : 32 }, (_, index) => (
          <path
            key={index}
            d={ray(radius * 0.94, radius)}
            className={classes.tick}
            transform={`rotate(${index * 11.25})`}
          />
        ))}
        <path d={needle(radius)} className={classes.needle} />
        {mainDirections.map(({ id, centre: angle, name }) => (
          <g
            key={id}
            className={classes.place}
            style={{ transform: `rotate(${angle}deg) translateY(${-radius * nameShare[language]}px)` }}
          >
            <text
              className={classes.name}
              data-main={id.length === 1 || undefined}
              data-north={id === 'N' || undefined}
              style={{ transform: `rotate(${0 - angle - turn}deg)` }}
            >
              {directionLabel(id, name, language)}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
});

/** The rays would close over one another in the middle. */
const middleShare = 0.08;
/** How far out the names stand, beside the radius of the rim: the words of Hindi are longer than letters. */
const nameShare: Readonly<Record<Language, number>> = { en: 1.085, hi: 1.12 };

/** How far the wheel goes with its names, beside the radius of the rim. */
export function wheelReach(language: Language): number {
  return 2 * nameShare[language] - 1.01;
}

/** NE, or ईशान: English writes the letters, Hindi the short word. */
function directionLabel(id: string, name: { en: string; hi: string }, language: Language): string {
  return language === 'hi' ? name.hi : id;
}

function ray(from: number, to: number): string {
  return `M0 ${-from}V${-to}`;
}

/** Points outwards between the rim and the name of the north. */
function needle(radius: number): string {
  return `M0 ${-radius * 1.045}L${radius * 0.028} ${-radius * 0.93}L${-radius * 0.028} ${-radius * 0.93}Z`;
}
