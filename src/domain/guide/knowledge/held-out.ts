import { tokenise, type Token } from '../tokens.ts';
import type { AnswerLanguage } from '../detect-language.ts';
import { factStems } from './fact-stems.ts';
import { packTopics, type Asked } from './pack-topics.ts';
import type { Fit } from './ranking.ts';
import type { Topic } from './topic.ts';
import { fitTopics, unpacked } from './topic-index.ts';

/** A way of asking that the index has not seen, and what it finds for it. */
export interface HeldOut {
  topic: number;
  tokens: readonly Token[];
  /** All topics with a word in common, the best first. */
  fits: readonly Fit[];
}

/**
 * Takes one way of asking in each language out of each topic, and asks the index of the others for it: so it shows whether
 * topics are found by words that nobody has written down for them.
 */
export function heldOut(topics: readonly Topic[], seed: number): HeldOut[] {
  const next = random(seed);
  const asked: { topic: number; question: string; language: AnswerLanguage }[] = [];
  const rest = topics.map((topic, at): Asked => {
    const asks = { ...topic.asks };
    for (const language of ['en', 'hi', 'hinglish'] as const) {
      const list = topic.asks[language];
      const out = Math.floor(next() * list.length);
      const question = list[out];
      if (question !== undefined) asked.push({ topic: at, question, language });
      asks[language] = list.filter((_, index) => index !== out);
    }
    return { ...topic, asks };
  });
  const index = unpacked(packTopics(rest));
  const tells = (language: AnswerLanguage) =>
    factStems((at) => topics[at]?.facts.map(({ text }) => text[language]) ?? []);
  const tellsIn = { en: tells('en'), hi: tells('hi'), hinglish: tells('hinglish') };
  return asked.map(({ topic, question, language }) => {
    const tokens = tokenise(question);
    return { topic, tokens, fits: fitTopics(index, tokens, { tells: tellsIn[language] }) };
  });
}

/** The same numbers from 0 to 1 for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
