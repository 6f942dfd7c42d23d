import type { AnswerLanguage } from '../detect-language.ts';
import type { KnownTopic } from './topic.ts';
import { factStems } from './fact-stems.ts';
import { unpacked, type Tells, type TopicIndex } from './topic-index.ts';

export interface Knowledge {
  index: TopicIndex;
  /** In the order of the index. */
  topics: readonly KnownTopic[];
  /** The stems of what a topic tells. */
  tells: Tells;
}

const told: Readonly<Record<AnswerLanguage, () => Promise<{ topics: readonly KnownTopic[] }>>> = {
  en: () => import('./told/en.ts'),
  hi: () => import('./told/hi.ts'),
  hinglish: () => import('./told/hinglish.ts'),
};

let index: TopicIndex | undefined;
const known = new Map<AnswerLanguage, Knowledge>();

/** All topics in one language, and what finds them; that of other languages is not fetched. */
export async function knowledgeIn(language: AnswerLanguage): Promise<Knowledge> {
  const kept = known.get(language);
  if (kept) return kept;
  const [{ packed }, { topics }] = await Promise.all([import('./packed-index.ts'), told[language]()]);
  index ??= unpacked(packed);
  const knowledge = {
    index,
    topics,
    tells: factStems((at) => topics[at]?.facts.map(({ text }) => text) ?? []),
  };
  known.set(language, knowledge);
  return knowledge;
}
