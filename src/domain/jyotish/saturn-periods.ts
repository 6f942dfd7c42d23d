import { dayMs, type Instant } from '../time/zone.ts';
import type { GrahaReckoning } from './grahas.ts';
import { staysOf, type Stay } from './ingresses.ts';
import { countFrom, type Sign } from './zodiac.ts';

/**
 * Where Saturn goes by the Moon's sign: rising, peak and setting are the three parts of Sade Sati, in the twelfth, the
 * first and the second from it; the small ones (Dhaiya) are in the fourth (kantaka) and the eighth (ashtama).
 */
export type SaturnPhase = 'rising' | 'peak' | 'setting' | 'kantaka' | 'ashtama';

export interface SaturnPeriod {
  phase: SaturnPhase;
  from: Instant;
  to: Instant;
  /** Saturn turned back into the sign after it had left it. */
  isReturn: boolean;
}

/** What Saturn's stay in a sign is to a Moon sign; undefined where it has no name. */
export function saturnPhaseOf(moonSign: Sign, sign: Sign): SaturnPhase | undefined {
  return phases[countFrom(moonSign, sign)];
}

const phases: Readonly<Partial<Record<number, SaturnPhase>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'kantaka',
  8: 'ashtama',
};

/** Every stay of Saturn in these five that touches a span, its returns included; stays reach to their own ends. */
export function saturnPeriods(
  moonSign: Sign,
  from: Instant,
  to: Instant,
  reckoning: GrahaReckoning,
): SaturnPeriod[] {
  return saturnPeriodsIn(staysOf('saturn', from - beforeSaturn, to, reckoning), moonSign, from);
}

/** The same from stays that are known, which begin `beforeSaturn` earlier. */
export function saturnPeriodsIn(stays: readonly Stay[], moonSign: Sign, from: Instant): SaturnPeriod[] {
  return stays.flatMap((stay, index) => {
    const phase = saturnPhaseOf(moonSign, stay.sign);
    return phase === undefined || stay.to <= from
      ? []
      : [{ phase, from: stay.from, to: stay.to, isReturn: isReturn(stays, index) }];
  });
}

/** Whether the first is a return hangs on the two stays before it. */
export const beforeSaturn = 6 * 365.25 * dayMs;

/** It stood in the sign the stay before the last, not a round ago. */
function isReturn(stays: readonly Stay[], index: number): boolean {
  return index >= 2 && stays[index - 2]?.sign === stays[index]?.sign;
}
