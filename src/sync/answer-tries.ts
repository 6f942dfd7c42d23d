import { createStore } from 'zustand/vanilla';
import { openChannel } from '#lib/channel.ts';
import type { AnswerTries } from './ask-answers.ts';

/**
 * How sending the file of a message, or asking for its answer, has gone in the pages that are open: it has failed so often,
 * and is tried again at that time. What one page learns all tell, and the few tries are those of all of them together.
 */
export interface AnswerTry {
  failures: number;
  /** By the device's clock; undefined where only its reader has it asked for again. */
  nextAt: number | undefined;
}

/** What is tried by itself behind a failure that was told: so often, after these pauses in milliseconds. */
export const pausesMs = [5_000, 15_000, 45_000] as const;

/** By the id of the message. */
export const answerTriesStore = createStore<{ tries: Readonly<Record<string, AnswerTry>> }>()(() => ({
  tries: {},
}));

export const answerTries: AnswerTries = {
  mayTry(messageId, now) {
    const nextAt = answerTries.nextAt(messageId, now);
    return nextAt !== undefined && nextAt <= now;
  },
  nextAt(messageId, now) {
    const found = tryOf(messageId);
    return found ? found.nextAt : now;
  },
  noteFailure(messageId, now) {
    const failures = (tryOf(messageId)?.failures ?? 0) + 1;
    const pause = pausesMs[failures - 1];
    note(messageId, { failures, nextAt: pause === undefined ? undefined : now + pause });
  },
  forget(messageId) {
    if (tryOf(messageId)) note(messageId, undefined);
  },
};

/** Its reader does not want it to be tried any more. */
export function stopTries(messageId: string): void {
  const found = tryOf(messageId);
  if (found) note(messageId, { ...found, nextAt: undefined });
}

/** Its reader has it tried anew; whoever wakes the engine then has it tried at once. */
export function beginTriesAnew(messageId: string): void {
  answerTries.forget(messageId);
}

/** Nothing of one user's messages is left for the next. */
export function forgetTries(): void {
  answerTriesStore.setState({ tries: {} });
}

function tryOf(messageId: string): AnswerTry | undefined {
  return answerTriesStore.getState().tries[messageId];
}

function note(messageId: string, found: AnswerTry | undefined): void {
  keep({ messageId, found });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage({ messageId, found } satisfies Noted);
}

interface Noted {
  messageId: string;
  found: AnswerTry | undefined;
}

function keep({ messageId, found }: Noted): void {
  const { [messageId]: _, ...others } = answerTriesStore.getState().tries;
  answerTriesStore.setState({ tries: found ? { ...others, [messageId]: found } : others });
}

/** Messages are told apart by ids that nobody else has, so that what another user's page tells does no harm. */
const channel = openChannel('disha-tries');
channel?.addEventListener('message', ({ data }: MessageEvent<Noted>) => keep(data));
