import { readFileSync } from 'node:fs';

/** A question of a round with what a good answer to it holds, as patterns; see docs/guide.md. */
export interface RoundQuestion {
  id: string;
  kind: string;
  language: string;
  /** A conversation, of which the last turn is judged. */
  turns: string[];
  birth?: unknown;
  place?: unknown;
  day?: unknown;
  /** For people: what a good answer says. */
  good: string;
  /** What shows that an answer is about the subject. */
  about: string;
  /** Of each group one has to be there. */
  must: string[][];
  mustNot: string[];
  expect: 'answer' | 'abstain' | 'ask' | 'safety';
  /** Shared by the same question in three languages. */
  triple?: string;
}

/** One question a line. */
export function readRound(file: string | URL): RoundQuestion[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as RoundQuestion);
}

/** Whether an answer is about what was asked, and whether it says all that it has to. */
export function judgeAnswer(
  { about, must, mustNot }: Pick<RoundQuestion, 'about' | 'must' | 'mustNot'>,
  answer: string,
): { isAbout: boolean; isWell: boolean } {
  const text = answer.normalize('NFC');
  const has = (pattern: string) => new RegExp(pattern.normalize('NFC'), 'iu').test(text);
  const isAbout = has(about);
  return { isAbout, isWell: isAbout && must.every((group) => group.some(has)) && !mustNot.some(has) };
}
