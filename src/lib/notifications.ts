import { inTurn } from './exclusive.ts';

/**
 * Runs what shows or lists notifications, one after the other in every page and worker: Chromium drops a notification from
 * its books that is listed while it is being shown, and a click on it then does nothing.
 */
export async function withNotifications(work: () => Promise<void>): Promise<void> {
  await inTurn('notifications', work);
}
