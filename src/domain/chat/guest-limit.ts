import { dayMs } from '../time/zone.ts';

/** How many messages are free without an account. */
const freeMessages = 2;

/** After this long they are free anew, on the device as on the server. */
const countedForMs = 30 * dayMs;
/** A network that many share may be refused where this device has asked nothing; it is tried again after this long. */
const refusedForMs = dayMs;

/** Whether something of that moment (milliseconds since 1970) still counts, also under a clock that was set back. */
export function isCounted(at: number, now: number): boolean {
  return Math.abs(now - at) <= countedForMs;
}

/** How many free messages are left. `spentAt` are the moments of those that were asked, `refusedAt` that of the server's last no. */
export function freeMessagesLeft(
  { spentAt, refusedAt }: { spentAt: readonly number[]; refusedAt: number | undefined },
  now: number,
): number {
  if (refusedAt !== undefined && Math.abs(now - refusedAt) <= refusedForMs) return 0;
  return Math.max(0, freeMessages - spentAt.filter((at) => isCounted(at, now)).length);
}
