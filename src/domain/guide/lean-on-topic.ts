import { stemsOf } from './content-words.ts';
import type { Knowledge } from './knowledge/known-topics.ts';
import { certaintyOf } from './knowledge/ranking.ts';
import { fitTopics, isOrdinary, telling } from './knowledge/topic-index.ts';
import { tokenise, type Token } from './tokens.ts';

/** What a turn wants of the topic told before it: facts of it by their place, or a narrower topic that speaks of both. */
export type Leaning = { kind: 'facts'; facts: readonly number[] } | { kind: 'narrower'; topic: string };

/** A fact, or a topic, that uses less of what the turn adds is about something else. */
const leastShared = 0.6;
const leastCertain = 0.4;

/**
 * A short turn after a topic adds a few words to it. They are looked for in the topic's own facts first, then in the topics
 * that use them together with the name of the one before. Undefined where neither knows them.
 */
export function leanOnTopic(
  { index, topics, tells }: Knowledge,
  id: string,
  tokens: readonly Token[],
): Leaning | undefined {
  const before = topics.find((topic) => topic.id === id);
  if (!before) return undefined;
  const name = tokenise(before.name);
  const named = new Set(stemsOf(name));
  const added = [...new Set(stemsOf(tokens))].filter((stem) => !named.has(stem));
  const mass = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + telling(index, stem), 0);
  const shares = (has: (stem: string) => boolean) => {
    const shared = added.filter(has);
    return shared.some((stem) => !isOrdinary(stem)) ? mass(shared) / mass(added) : 0;
  };
  const facts = before.facts
    .map(({ text }, at) => {
      const said = new Set(stemsOf(tokenise(text)));
      return { at, share: shares((stem) => said.has(stem)) };
    })
    .filter(({ share }) => share >= leastShared)
    .toSorted((a, b) => b.share - a.share || a.at - b.at);
  if (facts.length > 0) return { kind: 'facts', facts: facts.map(({ at }) => at) };
  const fits = fitTopics(index, [...name, ...tokens], { tells });
  const [first] = fits;
  const found = first && topics[first.topic];
  if (!first || !found || found.id === id || certaintyOf(fits, named.size + added.length) < leastCertain)
    return undefined;
  const uses = (stem: string) => index.stems.get(stem)?.topics.includes(first.topic) ?? false;
  const isOfBoth = [...named].some((stem) => !isOrdinary(stem) && uses(stem)) && shares(uses) >= leastShared;
  return isOfBoth ? { kind: 'narrower', topic: found.id } : undefined;
}
