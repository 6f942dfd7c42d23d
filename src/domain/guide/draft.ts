import type { SourceId, Verdict } from '#domain/vaastu/types.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { type Saying, say, verdictName } from './say.ts';
import * as words from './wordings.ts';

export interface GuideVerdict {
  /** Id of the rule: `kitchen.SE`, a door place (`S4`), a general rule (`G10`) or an in-room rule (`kitchen.facing`). */
  rule: string;
  verdict: Verdict;
  /** The verdicts that some source supports. */
  tolerated: readonly Verdict[];
  disputed: boolean;
}

/** An answer in the making: what is said, what it rests on, and what it has to ask. */
export interface Draft {
  language: AnswerLanguage;
  paragraphs: string[];
  verdicts: GuideVerdict[];
  sources: SourceId[];
  missing: string[];
}

/** Keeps a verdict, once, and cites what it rests on. */
export function addVerdict(
  draft: Draft,
  { rule, verdict, tolerated, disputed, sources }: GuideVerdict & { sources: readonly SourceId[] },
): void {
  const isKept = draft.verdicts.some((one) => one.rule === rule && one.verdict === verdict);
  if (!isKept) draft.verdicts.push({ rule, verdict, tolerated, disputed });
  cite(draft, sources);
}

export function lead(draft: Draft, verdict: Verdict, sentence: Saying): void {
  const stop = draft.language === 'hi' ? '।' : '.';
  draft.paragraphs.push(
    `**${say(draft.language, words.verdictLead(verdict))} ${say(draft.language, sentence)}: ${verdictName(draft.language, verdict)}${stop}**`,
  );
}

export function paragraph(draft: Draft, saying: Saying): void {
  const text = capitalised(say(draft.language, saying));
  if (!draft.paragraphs.includes(text)) draft.paragraphs.push(text);
}

function capitalised(text: string): string {
  return text.replace(/^(\**)([a-z])/, (_, marks: string, letter: string) => marks + letter.toUpperCase());
}

export function ask(draft: Draft, missing: Saying, question: Saying): void {
  const text = say(draft.language, missing);
  if (draft.missing.includes(text)) return;
  draft.missing.push(text);
  paragraph(draft, question);
}

export function cite(draft: Draft, ids: readonly SourceId[]): void {
  for (const id of ids) if (id !== 'DED' && !draft.sources.includes(id)) draft.sources.push(id);
}
