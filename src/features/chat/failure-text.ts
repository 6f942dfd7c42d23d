import type { MessageState } from '#db/queries/chat.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';

/** A message that is held by the server, refused by it, or has no answer. */
export type MessageTrouble = Extract<MessageState, { kind: 'blocked' | 'dead' | 'failed' }>;

/** What is said of it, by the server's code. */
export function messageTroubleText(trouble: MessageTrouble): Message {
  switch (trouble.kind) {
    case 'blocked':
      return held.get(trouble.code) ?? chat.waitsForServer;
    case 'dead':
      return trouble.cause === 'message'
        ? (refused.get(trouble.code) ?? chat.sendFailed)
        : missing[trouble.cause];
    case 'failed':
      return unanswered.get(trouble.code) ?? chat.answerFailed;
    default:
      return assertNever(trouble);
  }
}

/** Whether nothing can be said in its conversation any more, or it could never begin. */
export function needsNewChat(trouble: MessageTrouble): boolean {
  if (trouble.kind !== 'dead') return false;
  return trouble.cause === 'session' || (trouble.cause === 'message' && gone.has(trouble.code));
}

const held = new Map<string, Message>([
  ['insufficient_credits', chat.outOfCredits],
  ['upload_missing', chat.waitsForFile],
]);

const gone = new Map<string, Message>(
  ['parent_missing', 'not_found', 'deleted'].map((code) => [code, chat.refusedSessionDeleted]),
);

const refused = new Map<string, Message>([
  ...gone,
  ['too_large', chat.refusedTooLarge],
  ['account_full', chat.refusedAccountFull],
  ['invalid', chat.refusedInvalid],
]);

const missing = { session: chat.sessionFailed, file: chat.refusedFile };

const unanswered = new Map<string, Message>([
  ...gone,
  ['no_reservation', chat.creditFailed],
  ['image_price', chat.creditFailed],
  ['internal', chat.requestFailed],
  ['provider_timeout', chat.answerTooLate],
  ['expired', chat.answerTooLate],
  ['vision_unavailable', chat.pictureUnread],
  ['picture_address', chat.pictureUnread],
  ['consent_needed', chat.pictureNeedsModel],
]);
