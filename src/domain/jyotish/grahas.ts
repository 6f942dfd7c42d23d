import { ayanamsaAt, type Ayanamsa } from '../sky/ayanamsa.ts';
import {
  moonMotion,
  moonMotionLaid,
  nodeMotion,
  planetMotion,
  planets,
  sunMotion,
  type LunarNode,
  type Motion,
  type Planet,
} from '../sky/planets.ts';
import type { Instant } from '../time/zone.ts';
import { withinCircle } from './zodiac.ts';

/** The nine, in the order of the weekdays and then the nodes. */
export const grahas = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
export type Graha = (typeof grahas)[number];
/** The seven that are seen, which own signs. */
export type SeenGraha = Exclude<Graha, 'rahu' | 'ketu'>;
export const seenGrahas = grahas.slice(0, 7) as readonly SeenGraha[];

/** What sidereal positions are reckoned by. */
export interface GrahaReckoning {
  ayanamsa: Ayanamsa;
  node: LunarNode;
}

/** As the almanacs of India print them. */
export const defaultReckoning: GrahaReckoning = { ayanamsa: 'lahiri', node: 'mean' };

export interface GrahaPosition {
  /** Sidereal, apparent, geocentric; degrees, 0 ≤ value < 360. */
  longitude: number;
  /** Degrees a day; negative when retrograde. */
  speed: number;
  isRetrograde: boolean;
}

export type Positions = Readonly<Record<Graha, GrahaPosition>>;

/** Where the nine grahas stand at an instant. Rahu is the node of the reckoning, Ketu is opposite. */
export function positionsAt(at: Instant, reckoning: GrahaReckoning = defaultReckoning): Positions {
  return sidereally(at, reckoning, (graha) => {
    if (graha === 'sun') return sunMotion(at);
    return graha === 'moon' ? moonMotion(at) : planetMotion(graha, at);
  });
}

/**
 * The same for every instant of a span of two days at most, for those who ask for each of its minutes: the Sun and the
 * planets are laid through their places at its ends and in its middle, within 0.5".
 */
export function positionsWithin(
  from: Instant,
  to: Instant,
  reckoning: GrahaReckoning,
): (at: Instant) => Positions {
  const half = Math.max(1, (to - from) / 2);
  const laid = Object.fromEntries(
    (['sun', ...planets] as const).map((body) => {
      const [first, middle, last] = [from, from + half, from + 2 * half].map((at) =>
        body === 'sun' ? sunMotion(at) : planetMotion(body, at),
      );
      if (!first || !middle || !last) throw new RangeError('A span has two ends and a middle.');
      return [body, parabola(first, middle, last)];
    }),
  ) as Record<'sun' | Planet, (x: number) => Motion>;
  return (at) =>
    sidereally(at, reckoning, (graha) =>
      graha === 'moon' ? moonMotionLaid(at) : laid[graha]((at - from) / half - 1),
    );
}

/** Through three motions at -1, 0 and 1. */
function parabola(first: Motion, middle: Motion, last: Motion): (x: number) => Motion {
  const near = (longitude: number) => {
    const way = longitude - middle.longitude;
    return way - 360 * Math.round(way / 360);
  };
  const through = (one: number, between: number, other: number) => (x: number) =>
    between + ((other - one) / 2) * x + ((other + one) / 2 - between) * x * x;
  const way = through(near(first.longitude), 0, near(last.longitude));
  const speed = through(first.speed, middle.speed, last.speed);
  return (x) => ({ longitude: middle.longitude + way(x), speed: speed(x) });
}

function sidereally(
  at: Instant,
  reckoning: GrahaReckoning,
  motionOf: (graha: 'sun' | 'moon' | Planet) => Motion,
): Positions {
  const ayanamsa = ayanamsaAt(reckoning.ayanamsa, at);
  const sidereal = ({ longitude, speed }: Motion): GrahaPosition => ({
    longitude: withinCircle(longitude - ayanamsa),
    speed,
    isRetrograde: speed < 0,
  });
  const rahu = sidereal(nodeMotion(reckoning.node, at));
  return {
    sun: sidereal(motionOf('sun')),
    moon: sidereal(motionOf('moon')),
    mars: sidereal(motionOf('mars')),
    mercury: sidereal(motionOf('mercury')),
    jupiter: sidereal(motionOf('jupiter')),
    venus: sidereal(motionOf('venus')),
    saturn: sidereal(motionOf('saturn')),
    rahu,
    ketu: { ...rahu, longitude: withinCircle(rahu.longitude + 180) },
  };
}
