import { useSyncExternalStore } from 'react';
import { answerTriesStore, type AnswerTry } from '#sync/answer-tries.ts';

/** How asking for the answer of a message has failed in this page; undefined while it has not. */
export function useAnswerTry(messageId: string): AnswerTry | undefined {
  return useSyncExternalStore(answerTriesStore.subscribe, () => answerTriesStore.getState().tries[messageId]);
}

/** Of all messages. */
export function useAnswerTries(): Readonly<Record<string, AnswerTry>> {
  return useSyncExternalStore(answerTriesStore.subscribe, () => answerTriesStore.getState().tries);
}
