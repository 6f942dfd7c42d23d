import { stemsOf } from '../content-words.ts';
import { tokenise } from '../tokens.ts';
import type { Topic } from './topic.ts';
import type { PackedIndex } from './topic-index.ts';

/** What of a topic finds it. */
export type Asked = Pick<Topic, 'id' | 'names' | 'asks'>;

/** The names and ways of asking of topics as numbers of stems, the most used stem first. */
export function packTopics(topics: readonly Asked[]): PackedIndex {
  const read = topics.map(({ names, asks }) => ({
    names: stemmed(Object.values(names).flat()),
    asks: stemmed(Object.values(asks).flat()).map((stems) => [...new Set(stems)]),
  }));
  const counts = new Map<string, number>();
  for (const { names, asks } of read)
    for (const stem of [...names, ...asks].flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const stems = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const coded = (lists: readonly (readonly string[])[]) => [
    ...new Set(lists.map((list) => list.map((stem) => (numbers.get(stem) ?? 0).toString(36)).join(' '))),
  ];
  return {
    ids: topics.map(({ id }) => id),
    stems: stems.join(' '),
    names: read.map(({ names }) => coded(names).join(',')),
    // In order they pack best.
    asks: read.map(({ asks }) =>
      coded(asks.map((list) => list.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0))))
        .toSorted()
        .join(','),
    ),
  };
}

function stemmed(texts: readonly string[]): string[][] {
  return texts.map((text) => stemsOf(tokenise(text))).filter((stems) => stems.length > 0);
}
