import type { AnswerSource, GuideAnswer } from './answer-question.ts';

/** What an answer is about, by who of the guide's answerers gave it. */
export type AnswerKind =
  | 'safety' | 'talk' | 'place' | 'topic' | 'calendar' | 'sky' | 'chart' | 'match' | 'muhurat' | 'unknown'; // prettier-ignore

/** `asks`: it lacks something, and asks for that alone; `no`: it says that it does not know, or refuses. */
export type Answered = 'yes' | 'partly' | 'asks' | 'no';

/** Something that may be asked instead or next, as a button. */
export interface Suggestion {
  label: string;
  question: string;
}

export interface FullAnswer extends GuideAnswer {
  kind: AnswerKind;
  /** Ids of topics. */
  topics: string[];
  /** How much of what the question says the answer is about, 0…1. */
  understood: number;
  answered: Answered;
  suggestions: Suggestion[];
  /** Screens of the app that show more. */
  links: string[];
  /** Where a danger may be hinted at: the paragraph of the answer that tells where help is. */
  help?: string;
}

/** What one answerer has to say to a question. */
export interface Candidate {
  kind: AnswerKind;
  understood: number;
  answered: Answered;
  paragraphs: string[];
  sources?: AnswerSource[];
  topics?: string[];
  missing?: string[];
  suggestions?: Suggestion[];
  links?: string[];
}

/** Why an answer costs nothing; refusing counts as not knowing, and a friendly word as help. */
export type FreeReason = 'help' | 'asked_back' | 'not_known';

/** Not knowing, asking back, refusing, small talk and helping in a crisis cost nothing: neither a credit nor a free message. */
export function freeReason({
  kind,
  answered,
  help,
}: Pick<FullAnswer, 'kind' | 'answered' | 'help'>): FreeReason | undefined {
  if (kind === 'safety' || kind === 'talk' || help !== undefined) return 'help';
  if (answered === 'asks') return 'asked_back';
  return answered === 'no' ? 'not_known' : undefined;
}
