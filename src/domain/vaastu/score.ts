import { rooms } from './rooms.ts';
import type { Agreement, RoomId, Verdict } from './types.ts';

/** Something that counts towards the score. */
export interface Weighed {
  weight: number;
  /** 0 to 1, as `worthOf` gives it. */
  worth: number;
  agreement: Agreement;
}

/**
 * How good a verdict is, 0 to 1. The less the sources agree, the nearer it moves to the middle, for good and for ill,
 * yet a better verdict is always worth more than a worse one.
 */
export function worthOf(verdict: Verdict, agreement: Agreement): number {
  return 0.5 + (plainWorth[verdict] - 0.5) * trust[agreement];
}

/** Of 10, to one decimal; null where nothing counts. */
export function scoreOf(items: readonly Weighed[]): number | null {
  const total = sum(items.map(({ weight }) => weight));
  if (total === 0) return null;
  return Math.round((100 * sum(items.map(({ weight, worth }) => weight * worth))) / total) / 10;
}

/** How far the sources agree on what counts, 0 to 1. */
export function agreementOf(items: readonly Weighed[]): number {
  const total = sum(items.map(({ weight }) => weight));
  return total === 0 ? 0 : sum(items.map(({ weight, agreement }) => weight * trust[agreement])) / total;
}

/** The weight of one of several rooms of a kind: three toilets count more than one, and less than thrice. */
export function weightOfRoom(room: RoomId, howMany: number): number {
  return rooms[room].weight / Math.sqrt(howMany);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const plainWorth: Readonly<Record<Verdict, number>> = { ideal: 1, acceptable: 0.7, avoid: 0.3, severe: 0 };
const trust: Readonly<Record<Agreement, number>> = { high: 1, medium: 0.9, low: 0.6 };
