import { limbsBetween } from '../../panchang/day.ts';
import type { Ayanamsa } from '../../sky/ayanamsa.ts';
import { karanaWheel, siderealWheels } from '../../sky/wheel.ts';
import type { Instant, Interval } from '../../time/zone.ts';

/** Where Bhadra is held to dwell; only what she does on earth counts among people. */
export type Loka = 'svarga' | 'patala' | 'prithvi';

export interface Bhadra extends Interval {
  /** The karana's number in the lunation, 1…60. */
  karana: number;
  /** Her dwelling by the Moon's rashi; two where the Moon changes rashi meanwhile. */
  places: (Interval & { loka: Loka })[];
  /** Her face, the part that is avoided most, and her tail, which is held to do no harm. */
  mukha: Interval;
  puccha: Interval;
}

/**
 * The Vishti karanas that touch a span, with their own ends. The Moon in Mesha, Vrishabha, Mithuna and Vrishchika puts
 * her in svarga; in Kanya, Tula, Dhanu and Makara in patala; in the other four on earth. Face and tail are five and three of
 * the thirty parts of the karana, in another quarter in each of the eight (Muhurta Chintamani, first chapter).
 */
export function bhadrasBetween(from: Instant, to: Instant, ayanamsa: Ayanamsa): Bhadra[] {
  return limbsBetween(karanaWheel, from, to)
    .filter(({ number }) => isVishti(number))
    .map(({ number, from: begin, to: end }) => {
      const quarter = (end - begin) / 4;
      const [face, tail] = quarters[number] ?? [0, 3];
      const faceFrom = begin + face * quarter;
      const tailTo = begin + (tail + 1) * quarter;
      return {
        karana: number,
        from: begin,
        to: end,
        places: limbsBetween(siderealWheels(ayanamsa).moonRashi, begin, end).map((rashi) => ({
          loka: lokaOf(rashi.number),
          from: Math.max(begin, rashi.from),
          to: Math.min(end, rashi.to),
        })),
        mukha: { from: faceFrom, to: faceFrom + (end - begin) / 6 },
        puccha: { from: tailTo - (end - begin) / 10, to: tailTo },
      };
    });
}

/** The seventh of the moving karanas. */
export function isVishti(karana: number): boolean {
  return karana > 1 && karana < 58 && (karana - 2) % 7 === 6;
}

/** Which quarter of the karana, an eighth of its tithi, begins with the face and which ends with the tail. */
const quarters: Readonly<Record<number, readonly [face: number, tail: number]>> = {
  8: [0, 3],
  15: [1, 0],
  22: [2, 1],
  29: [3, 2],
  36: [3, 2],
  43: [2, 1],
  50: [1, 0],
  57: [0, 3],
};

function lokaOf(rashi: number): Loka {
  if (rashi <= 3 || rashi === 8) return 'svarga';
  return rashi === 6 || rashi === 7 || rashi === 9 || rashi === 10 ? 'patala' : 'prithvi';
}
