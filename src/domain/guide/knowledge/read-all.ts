import type { AnswerLanguage } from '../detect-language.ts';
import { chapters } from './chapters.ts';
import { packTopics } from './pack-topics.ts';
import { readTopics } from './read-topics.ts';
import type { KnownTopic, Topic } from './topic.ts';
import type { PackedIndex } from './topic-index.ts';

let read: Topic[] | undefined;

/** Every topic, in the order of the index. */
export function allTopics(): Topic[] {
  read ??= Object.entries(chapters).flatMap(([name, text]) => readTopics(name, text).topics);
  return read;
}

/** Every topic in one language, in the order of the index. */
export function topicsIn(language: AnswerLanguage): KnownTopic[] {
  return allTopics().map(({ id, kind, places, see, links, names, facts }) => ({
    id,
    kind,
    places,
    see,
    links,
    name: names[language][0] ?? id,
    facts: facts.map((fact) => ({ ...fact, text: fact.text[language] })),
  }));
}

export function packedIndex(): PackedIndex {
  return packTopics(allTopics());
}
