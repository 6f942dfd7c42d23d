import { createHash } from 'node:crypto';

/** The id that a person's reminder of a festival has to have, for whoever cannot wait for it. */
export function festivalReminderIdOf(userId: string, festivalId: string): string {
  const hex = createHash('sha256').update(`${userId}:${festivalId}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
