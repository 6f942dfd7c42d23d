import { stemsOf } from '../content-words.ts';
import { tokenise } from '../tokens.ts';
import type { Tells } from './topic-index.ts';

/** The stems of the texts of a topic, read once. */
export function factStems(textsOf: (topic: number) => readonly string[]): Tells {
  const read = new Map<number, ReadonlySet<string>>();
  return (topic) => {
    const known = read.get(topic) ?? new Set(textsOf(topic).flatMap((text) => stemsOf(tokenise(text))));
    read.set(topic, known);
    return known;
  };
}
