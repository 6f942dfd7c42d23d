import type { Weekday } from '../../time/civil-date.ts';

export const shoolDirections = ['east', 'south', 'west', 'north'] as const;
export type Direction = (typeof shoolDirections)[number];

/** The direction in which no longer journey is begun, Sunday to Saturday (Muhurta Chintamani, chapter 11, on journeys). */
export function dishaShoolOf(vara: Weekday): Direction {
  return (['west', 'east', 'north', 'north', 'south', 'west', 'east'] as const)[vara];
}
