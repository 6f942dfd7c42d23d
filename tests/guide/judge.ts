/**
 * Judges the guide by rounds of questions: `npm run --silent judge:guide -- tests/guide/questions/round-1.jsonl`.
 * Prints by kind and language how many it answered well, how many got another subject, and how many it did not answer;
 * `--failures` lists the rest.
 */
import type { AskContext } from '#domain/guide/answer-alone.ts';
import { answerAnyQuestion } from '#domain/guide/answer-any-question.ts';
import type { FullAnswer } from '#domain/guide/guide-answer.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import { contextOf } from '../../src/cli/guide-context.ts';
import { judgeAnswer, readRound, type RoundQuestion } from './rounds.ts';

type Outcome = 'well' | 'abstained' | 'wrong' | 'lacking';

const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const showsFailures = process.argv.includes('--failures');
const usualDay = readCivilDate('2026-11-24');

const judged: { question: RoundQuestion; answer: FullAnswer; outcome: Outcome; ms: number }[] = [];
for (const file of files)
  for (const question of readRound(file)) {
    const context: AskContext | undefined = usualDay && contextOf(question, usualDay);
    if (!context) continue;
    const start = performance.now();
    const answer = await answerAnyQuestion(question.turns.at(-1) ?? '', context);
    judged.push({ question, answer, outcome: outcomeOf(question, answer), ms: performance.now() - start });
  }

for (const by of ['kind', 'language', 'expect'] as const) table(by);
const count = (outcome: Outcome) => judged.filter((each) => each.outcome === outcome).length;
const share = (number: number) => `${number} (${((100 * number) / Math.max(1, judged.length)).toFixed(1)} %)`;
const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b);
const long = judged.filter(({ answer }) => answer.answer.split(/\s+/).length > 120).length;
console.log(
  `${judged.length} questions: well ${share(count('well'))}, another subject ${share(count('wrong'))}, lacking ${share(count('lacking'))}, not answered ${share(count('abstained'))}; over 120 words ${share(long)}; 95 of 100 within ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)} ms`,
);
triples();
if (showsFailures)
  for (const { question, answer, outcome } of judged.filter((each) => each.outcome !== 'well'))
    console.log(
      `\n${question.id} ${question.kind} ${question.language} ${question.expect}: ${outcome} [${answer.kind} ${answer.topics.join(',')} ${answer.understood}]\n  ${question.turns.join(' ▸ ')}\n  good: ${question.good}\n  said: ${answer.answer.replaceAll('\n', ' ').slice(0, 420)}`,
    );

function outcomeOf(question: RoundQuestion, { answer, answered, kind }: FullAnswer): Outcome {
  const { isAbout, isWell } = judgeAnswer(question, answer);
  if (isWell) return 'well';
  if (question.expect === 'abstain' && kind === 'unknown') return 'well';
  if (answered === 'no' || answered === 'asks') return 'abstained';
  return isAbout ? 'lacking' : 'wrong';
}

function table(by: 'kind' | 'language' | 'expect'): void {
  for (const value of new Set(judged.map(({ question }) => question[by]))) {
    const of = judged.filter(({ question }) => question[by] === value);
    const part = (outcome: Outcome) => of.filter((each) => each.outcome === outcome).length;
    console.log(
      `${value.padEnd(14)} ${String(of.length).padStart(4)}  well ${part('well')}  another ${part('wrong')}  lacking ${part('lacking')}  not answered ${part('abstained')}`,
    );
  }
}

/** The same question in three languages: how often all fare alike. */
function triples(): void {
  const groups = new Map<string, typeof judged>();
  for (const each of judged) {
    const { triple } = each.question;
    if (triple !== undefined) groups.set(triple, [...(groups.get(triple) ?? []), each]);
  }
  const alike = [...groups.values()].filter(
    (each) => new Set(each.map(({ outcome }) => outcome === 'well')).size === 1,
  );
  if (groups.size > 0) console.log(`in three languages alike: ${alike.length} of ${groups.size}`);
}
