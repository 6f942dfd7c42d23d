import { createStore } from 'zustand/vanilla';
import { stillness } from '#lib/undisturbed.ts';

/** Answers that are just coming in word by word, as far as they have come, by the id of their message; in this page alone. */
export interface AnswerStream {
  texts: Readonly<Record<string, string>>;
}

export const answerStreamStore = createStore<AnswerStream>()((): AnswerStream => ({ texts: {} }));

const keepStill = stillness();
answerStreamStore.subscribe(({ texts }) => keepStill(Object.keys(texts).length > 0));

/** Shows the answer of a message as far as it has come; undefined forgets it. */
export function showAnswer(messageId: string, text: string | undefined): void {
  const { [messageId]: before, ...others } = answerStreamStore.getState().texts;
  if (before === text) return;
  answerStreamStore.setState({ texts: text === undefined ? others : { ...others, [messageId]: text } });
}

/** Nothing of one user's answers is left for the next. */
export function forgetAnswers(): void {
  answerStreamStore.setState({ texts: {} });
}
