import { dayMs, type Instant } from '../time/zone.ts';
import { ayanamsaAt, type Ayanamsa } from './ayanamsa.ts';
import { elongationAt, moonLongitude, sunLongitude } from './positions.ts';

/**
 * An angle that grows and is cut into equal parts: the Moon's way from the Sun into tithis and karanas, the Moon's own
 * way into nakshatras, the Sun's into rashis. Parts are counted on through all time; part 0 begins where the angle's
 * count of turns began.
 */
export interface Wheel {
  /** The part at an instant. */
  partAt(at: Instant): number;
  /** When a part begins, to some milliseconds; the part before it ends there. Kept for all places. */
  startOf(part: number): Instant;
  /** Parts in a turn. */
  parts: number;
}

/** The Moon's elongation: 30 tithis or 60 karanas in a lunation. */
export const tithiWheel = wheelOf(30, 12.190_749, elongationAt);
export const karanaWheel = wheelOf(60, 12.190_749, elongationAt);

export interface SiderealWheels {
  nakshatra: Wheel;
  yoga: Wheel;
  sunRashi: Wheel;
  moonRashi: Wheel;
}

export function siderealWheels(ayanamsa: Ayanamsa): SiderealWheels {
  let wheels = sidereal.get(ayanamsa);
  if (wheels === undefined) {
    const sun = (at: Instant) => sunLongitude(at) - ayanamsaAt(ayanamsa, at);
    const moon = (at: Instant) => moonLongitude(at) - ayanamsaAt(ayanamsa, at);
    wheels = {
      nakshatra: wheelOf(27, 13.176_358, moon),
      moonRashi: wheelOf(12, 13.176_358, moon),
      yoga: wheelOf(27, 14.161_967, (at) => sun(at) + moon(at)),
      sunRashi: wheelOf(12, 0.985_609, sun),
    };
    sidereal.set(ayanamsa, wheels);
  }
  return wheels;
}

const sidereal = new Map<Ayanamsa, SiderealWheels>();

/** Starts are kept in pages, so that a century of them stays small. */
const pageLength = 512;

function wheelOf(parts: number, degreesPerDay: number, angleAt: (at: Instant) => number): Wheel {
  const step = 360 / parts;
  const msPerDegree = dayMs / degreesPerDay;
  const epoch = Date.UTC(2000, 0, 1);
  const pages = new Map<number, Float64Array>();

  function search(target: number): Instant {
    let at = epoch + (target - angleAt(epoch)) * msPerDegree;
    let short = target - angleAt(at);
    let next = at + short * msPerDegree;
    for (let round = 0; round < 12 && Math.abs(next - at) > 1; round += 1) {
      const shortThen = target - angleAt(next);
      const slope = (next - at) / (short - shortThen);
      at = next;
      short = shortThen;
      // Near the goal two values may coincide; the mean rate is then as good.
      next = at + short * (Number.isFinite(slope) && slope > 0 ? slope : msPerDegree);
    }
    return Math.round(next);
  }

  function startOf(part: number): Instant {
    const number = Math.floor(part / pageLength);
    let page = pages.get(number);
    if (page === undefined) {
      page = new Float64Array(pageLength).fill(Number.NaN);
      pages.set(number, page);
    }
    const index = part - number * pageLength;
    const kept = page[index] ?? Number.NaN;
    if (!Number.isNaN(kept)) return kept;
    const found = search(part * step);
    page[index] = found;
    return found;
  }

  return {
    parts,
    startOf,
    partAt: (at) => {
      const part = Math.floor(angleAt(at) / step);
      // The kept instant decides, so that a part holds exactly what lies between its own ends.
      if (at < startOf(part)) return part - 1;
      return at >= startOf(part + 1) ? part + 1 : part;
    },
  };
}
