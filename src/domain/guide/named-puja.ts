import type { Knowledge } from './knowledge/known-topics.ts';
import type { TopicKind } from './knowledge/topic.ts';
import { nameMentions } from './knowledge/topic-index.ts';
import type { Token } from './tokens.ts';

/**
 * The page of the puja, vrat or rite that a question names, by the topics whose names it says; undefined where it names none
 * or several. A deity or a day that leads to a puja too is asked about for much else.
 */
export function pujaNamed({ index, topics }: Knowledge, tokens: readonly Token[]): string | undefined {
  const paths = nameMentions(index, tokens).flatMap(({ topic }) => {
    const named = topics[topic];
    return named && kept.has(named.kind) ? named.links.filter((link) => link.startsWith('/puja/')) : [];
  });
  const [path, ...others] = new Set(paths);
  return others.length === 0 ? path : undefined;
}

/** What is kept, and not only known. */
const kept: ReadonlySet<TopicKind> = new Set(['festival', 'fast', 'rite']);

/** Whether a question asks how something is kept: the way of it, what is needed, what is eaten, its story, or how it ends. */
export function asksHowKept(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => ofKeeping.test(text));
}

const ofKeeping =
  /^(?:how|kaise|kese|kaisey|kaisa|vidhi|vidhan|method|procedure|steps?|perform\w*|observ\w*|celebrat\w*|needs?|needed|requir\w*|samagri|saa?maa?n|items?|chahiye|chaiye|lagt[aei]|eat\w*|foods?|drinks?|khana|khaa?ye?|khaye|khayen|khate|khata|khati|khaa?n[ae]|peena|pite|forbidden|prohibited|allowed|prasad|bhog|kath?a|kahani|story|tale|legend|parana?|khole|kholte|kholna|कैसे|विधि|विधान|सामग्री|सामान|चाहिए|चाहिये|लगत[ाीे]|खाएँ|खाएं|खाए|खायें|खाना|खाते|खाती|खाता|खा|पीना|पीते|वर्जित|मना|प्रसाद|भोग|कथा|कहानी|पारण|खोलें|खोलते|खोलना|मनाते|मनाएँ)$/u;

/** Whether a question asks of saying a mantra over and over. */
export function asksOfJapa(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => ofJapa.test(text));
}

const ofJapa = /^(?:japa?|jaa?pa?|japna|japne|japte|japun|जप|जाप|जपना|जपने|जपते|जपूँ)$/u;
