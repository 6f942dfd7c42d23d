import { expect, test } from 'vitest';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Message } from '#i18n/messages.ts';
import { messageTroubleText, needsNewChat, type MessageTrouble } from './failure-text.ts';

const opId = 'op';
const failed = (code: string): MessageTrouble => ({ kind: 'failed', code, refusedOpId: undefined });
const blocked = (code: string): MessageTrouble => ({ kind: 'blocked', opId, code });
const dead = (code: string, cause: 'message' | 'session' | 'file' = 'message'): MessageTrouble => ({
  kind: 'dead',
  opId,
  code,
  cause,
});

test.each<[Message, string]>([
  [chat.signInToSend, 'Please sign in to send messages'],
  [chat.creditFailed, 'Failed to process credits for this message'],
  [chat.getCredits, 'Get Credits'],
  [chat.outOfCredits, "You're out of credits"],
  [chat.sendFailed, 'Failed to send message'],
  [chat.requestFailed, 'Something went wrong while processing your request'],
  [chat.sessionsFailed, 'Failed to load chat sessions'],
  [chat.sessionFailed, 'Failed to create new session'],
  [chat.messagesFailed, 'Failed to load session messages'],
  [chat.notSaved, 'Failed to save chat history'],
  [chat.answerFailed, 'Failed to get a response from the AI. Please try again.'],
  [chat.somethingWrong, 'Something went wrong with the chat. Please try again.'],
  [attachments.uploadFailed, 'An unexpected error occurred during upload'],
  [attachments.continuing, 'Continuing with your message without the attachment.'],
  [attachments.tooLarge, 'Please select a file smaller than 10MB.'],
])('the words of the catalogue stand as they are given, and are there in Hindi: %#', (message, words) => {
  expect(message.en).toBe(words);
  expect(message.hi).toMatch(/\p{Script=Devanagari}/u);
});

test.each<[MessageTrouble, Message]>([
  [blocked('insufficient_credits'), chat.outOfCredits],
  [blocked('upload_missing'), chat.waitsForFile],
  [blocked('something_new'), chat.waitsForServer],
  [dead('invalid'), chat.refusedInvalid],
  [dead('too_large'), chat.refusedTooLarge],
  [dead('account_full'), chat.refusedAccountFull],
  [dead('parent_missing'), chat.refusedSessionDeleted],
  [dead('deleted'), chat.refusedSessionDeleted],
  [dead('op_id_reuse'), chat.sendFailed],
  [dead('invalid', 'session'), chat.sessionFailed],
  [dead('file_lost', 'file'), chat.refusedFile],
  [failed('provider_failed'), chat.answerFailed],
  [failed('provider_timeout'), chat.answerTooLate],
  [failed('expired'), chat.answerTooLate],
  [failed('no_reservation'), chat.creditFailed],
  [failed('image_price'), chat.creditFailed],
  [failed('vision_unavailable'), chat.pictureUnread],
  [failed('consent_needed'), chat.pictureNeedsModel],
  [failed('internal'), chat.requestFailed],
  [failed('something_new'), chat.answerFailed],
])('%j is told in words that its reader understands', (trouble, message) => {
  expect(messageTroubleText(trouble)).toBe(message);
});

test.each<[MessageTrouble, boolean]>([
  [dead('parent_missing'), true],
  [dead('invalid', 'session'), true],
  [dead('invalid'), false],
  [blocked('insufficient_credits'), false],
  [failed('deleted'), false],
])('after %j its words belong into a new chat: %s', (trouble, isNeeded) => {
  expect(needsNewChat(trouble)).toBe(isNeeded);
});
