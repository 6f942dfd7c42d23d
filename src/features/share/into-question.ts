import { longestQuestion } from '#domain/chat/question-text.ts';

export interface SharedQuestion {
  text: string;
  /** Whether it is all of the words. */
  isWhole: boolean;
}

/**
 * The words below what somebody has written and not sent, of which nothing is lost; the same words are not put there
 * twice. Undefined where nothing fits below it.
 */
export function intoQuestion(draft: string, words: string): SharedQuestion | undefined {
  if (draft.includes(words)) return { text: draft, isWhole: true };
  const before = draft.trim() === '' ? '' : `${draft.trimEnd()}\n\n`;
  const room = longestQuestion - before.length;
  if (before !== '' && room < words.length) return undefined;
  return { text: before + words.slice(0, room), isWhole: words.length <= room };
}
