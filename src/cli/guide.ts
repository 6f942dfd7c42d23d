/**
 * Asks the built-in guide from a terminal.
 *
 *   npm run --silent guide -- "kitchen in the south-west?"   one question, one JSON object
 *   npm run --silent guide -- --jsonl < questions.txt        one question a line, one JSON object a line
 *
 * A line may be a conversation instead: {"turns":["…","…"],"birth":{"date","time","place"},"place":"Pune","day":"2026-11-21"},
 * of which the last turn is answered. `--day 2026-11-21` sets the day that "today" means; without it that is today in New
 * Delhi.
 *
 * Ends with 2 and a sentence on standard error when it is called wrongly.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { answerAnyQuestion } from '#domain/guide/answer-any-question.ts';
import { isRecord } from '#domain/is-record.ts';
import { readCivilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { contextOf, type GuideConversation } from './guide-context.ts';

const usage =
  'Usage: npm run --silent guide -- [--day YYYY-MM-DD] "question"   or   npm run --silent guide -- [--day YYYY-MM-DD] --jsonl < questions.txt';

const call = readCall();
if (call === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (call.question === undefined) await answerLines(call.today);
else process.stdout.write(`${await answerOf({ turns: [call.question] }, call.today, 2)}\n`);

function readCall(): { question: string | undefined; today: CivilDate } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { jsonl: { type: 'boolean' }, day: { type: 'string' } },
    });
    const today =
      values.day === undefined ? civilDateAt(Date.now(), defaultPlace.timeZone) : readCivilDate(values.day);
    const [question, ...more] = positionals;
    const isQuestion = question !== undefined && question.trim() !== '' && more.length === 0;
    if (today === undefined || (values.jsonl === true ? positionals.length > 0 : !isQuestion))
      return undefined;
    return { question, today };
  } catch {
    return undefined;
  }
}

/** Empty lines are answered too, so that answers stay beside their questions. */
async function answerLines(today: CivilDate): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!process.stdout.write(`${await answerOf(conversationOf(line), today)}\n`))
      await once(process.stdout, 'drain');
  }
}

/** A line that is no JSON object is a question. */
function conversationOf(line: string): GuideConversation {
  if (!line.trimStart().startsWith('{')) return { turns: [line] };
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { turns: [line] };
  }
  if (!isRecord(read) || !Array.isArray(read['turns'])) return { turns: [line] };
  return { ...read, turns: read['turns'].filter((turn) => typeof turn === 'string') };
}

async function answerOf(conversation: GuideConversation, today: CivilDate, indent?: number): Promise<string> {
  const question = conversation.turns.at(-1) ?? '';
  const context = contextOf(conversation, today);
  const { language, kind, intent, topics, understood, answered, rooms, directions, missing, ...rest } =
    await answerAnyQuestion(question, context);
  const { verdicts, answer, sources, suggestions, links } = rest;
  return JSON.stringify(
    { language, kind, intent, topics, understood, answered, rooms, directions, missing, verdicts, answer, sources, suggestions, links },
    null,
    indent,
  ); // prettier-ignore
}
