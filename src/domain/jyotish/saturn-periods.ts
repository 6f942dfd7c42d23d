import type { Instant } from '../time/zone.ts';
import type { Reckoning } from './grahas.ts';
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

const phases: Readonly<Partial<Record<number, SaturnPhase>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'kantaka',
  8: 'ashtama',
};

/** Every stay of Saturn in these five over a span, its returns included; stays reach to their own ends. */
export function saturnPeriods(
  moonSign: Sign,
  from: Instant,
  to: Instant,
  reckoning: Reckoning,
): SaturnPeriod[] {
  const stays = staysOf('saturn', from, to, reckoning);
  return stays.flatMap((stay, index) => {
    const phase = phases[countFrom(moonSign, stay.sign)];
    return phase === undefined
      ? []
      : [{ phase, from: stay.from, to: stay.to, isReturn: isReturn(stays, index) }];
  });
}

/** It stood in the sign the stay before the last, not a round ago. */
function isReturn(stays: readonly Stay[], index: number): boolean {
  return stays[index - 2]?.sign === stays[index]?.sign && index >= 2;
}
