import { session as texts } from '#i18n/catalogue/session.ts';
import type { Message } from '#i18n/messages.ts';
import type { EndedSession } from './session-store.ts';

/** What became of a session and of what this device kept of it. */
export function overWords({ reason }: EndedSession): Message {
  if (reason === undefined) return texts.sessionEnded;
  return reason === 'deleted' ? texts.accountDeleted : texts.endedElsewhere;
}
