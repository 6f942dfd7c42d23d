import type { Instant } from '../time/zone.ts';
import { centuriesSince2000, nutation } from './positions.ts';

/** Where the sidereal zodiac is held to begin: `lahiri` as the Indian national calendar does since 1955. */
export const ayanamsas = ['lahiri', 'raman', 'krishnamurti', 'yukteshwar', 'fagan-bradley'] as const;
export type Ayanamsa = (typeof ayanamsas)[number];

/**
 * Degrees between the equinox of date, nutation included, and the beginning of the sidereal zodiac.
 *
 * Mean values at J2000: lahiri 23.85709235° (Indian Astronomical Ephemeris: 23°15'00.658" on 21 March 1956); raman
 * 22.410791° (B. V. Raman, Hindu Predictive Astrology); krishnamurti 23.760240° (K. S. Krishnamurti, Reader 1);
 * yukteshwar 22.478803° (Swami Sri Yukteswar, The Holy Science); fagan-bradley 24.740300° (24°02'31.36" at 1950.0).
 * Precession: IAU 2006, 5028.796195" T + 1.1054348" T² (Capitaine and others 2003).
 */
export function ayanamsaAt(ayanamsa: Ayanamsa, at: Instant): number {
  const centuries = centuriesSince2000(at);
  const precession = (5028.796195 * centuries + 1.1054348 * centuries * centuries) / 3600;
  return atJ2000[ayanamsa] + precession + nutation(at);
}

const atJ2000: Readonly<Record<Ayanamsa, number>> = {
  lahiri: 23.857_092_35,
  raman: 22.410791,
  krishnamurti: 23.76024,
  yukteshwar: 22.478_803,
  'fagan-bradley': 24.7403,
};
