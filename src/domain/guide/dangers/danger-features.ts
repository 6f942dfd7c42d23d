import { tokenise } from '../tokens.ts';
import { inPlainSpelling } from './plain-spelling.ts';

/** A longer message says it in its first words, or in many. */
const mostWords = 90;
/** So many letters in a row. */
const runs = [4, 5];
/** Words that stand so near to each other belong together. */
const nearby = 3;

/**
 * What the classifier of dangers goes by: the words of a message by their sound, which is one for both scripts and most
 * spellings, each with the three after it, and every four and five letters in a row. Each feature once.
 */
export function dangerFeatures(message: string): string[] {
  const words = tokenise(inPlainSpelling(message))
    .slice(0, mostWords)
    .map(({ skeleton }) => (/^\d/.test(skeleton) ? ageOf(Number(skeleton)) : skeleton || '_'));
  const features = new Set<string>();
  words.forEach((word, at) => {
    features.add(word);
    for (let next = 1; next <= nearby; next += 1) {
      const other = words[at + next];
      if (other !== undefined) features.add(`${word}${next === 1 ? ' ' : '~'}${other}`);
    }
  });
  const text = ` ${words.join(' ')} `;
  for (const run of runs)
    for (let at = 0; at + run <= text.length; at += 1) features.add(`#${text.slice(at, at + run)}`);
  return [...features];
}

/** A number may be somebody's age, which is told as the law tells it apart; any other is as good as the next. */
function ageOf(number: number): string {
  if (number > 0 && number < 18) return 'minor';
  if (number >= 18 && number < 21) return 'young';
  return number < 100 ? 'adult' : '_';
}
