/**
 * Assesses plans from a terminal, as the app does on a device.
 *
 *   npm run --silent vaastu -- plan.json                     one plan, one report
 *   npm run --silent vaastu -- --jsonl < plans.jsonl         one plan a line, one report a line
 *   npm run --silent vaastu -- --read-score --jsonl < texts  {"text": …} a line, {"score": number|null} a line
 *
 * Plans are read from standard input where no file or `-` is named. What cannot be read is answered by
 * {"error": {"code", "message"}}, and ends with 1 unless it is one of many lines. Ends with 2 and a sentence on
 * standard error when it is called wrongly.
 */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { assess } from '#domain/vaastu/assess.ts';
import { placeOf } from '#domain/vaastu/judge-room.ts';
import { parsePlan } from '#domain/vaastu/parse-plan.ts';
import { readScore } from '#domain/vaastu/read-score.ts';
import { isRecord } from '#domain/is-record.ts';

const usage = 'Usage: npm run --silent vaastu -- [--read-score] [--jsonl] [plan.json | -]';

type Answer = (input: unknown) => object;

const call = readCall();
if (call === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const input = call.file === '-' ? process.stdin : createReadStream(call.file);
  try {
    await (call.isLines ? answerLines(input, call.answer) : answerWhole(input, call.answer));
  } catch (problem) {
    process.stdout.write(`${JSON.stringify(failed('unreadable_file', String(problem)))}\n`);
    process.exitCode = 1;
  }
}

function readCall(): { file: string; isLines: boolean; answer: Answer } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { jsonl: { type: 'boolean' }, 'read-score': { type: 'boolean' } },
    });
    if (positionals.length > 1) return undefined;
    const answer = values['read-score'] ? scoreIn : reportOn;
    return { file: positionals[0] ?? '-', isLines: values.jsonl === true, answer };
  } catch {
    return undefined;
  }
}

/** Empty lines are answered too, so that answers stay beside their plans. */
async function answerLines(input: NodeJS.ReadableStream, answer: Answer): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const answered = `${JSON.stringify(answerTo(line, answer))}\n`;
    if (!process.stdout.write(answered)) await once(process.stdout, 'drain');
  }
}

async function answerWhole(input: NodeJS.ReadableStream, answer: Answer): Promise<void> {
  const answered = answerTo(await text(input), answer);
  process.stdout.write(`${JSON.stringify(answered, null, 2)}\n`);
  if ('error' in answered) process.exitCode = 1;
}

function answerTo(source: string, answer: Answer): object {
  let input: unknown;
  try {
    input = JSON.parse(source.replace(/^\uFEFF/u, ''));
  } catch {
    return failed('not_json', 'This is not JSON.');
  }
  return answer(input);
}

function reportOn(input: unknown): object {
  const parsed = parsePlan(input);
  if (!parsed.ok) return failed(parsed.fault.code, parsed.fault.text.en);
  const report = assess(parsed.plan);
  const { rules, score, range, known, confidence, askew, rooms, door, findings, notAssessed } = report;
  return {
    rules,
    score,
    range,
    known: { of: known.of, n: known.n },
    confidence,
    ...(askew && { askew }),
    rooms: rooms.map(({ shares, ...room }) => ({
      ...room,
      place: placeOf(room).en,
      shares: Object.fromEntries(shares.map(({ zone, share }) => [zone, share])),
    })),
    door: door ?? null,
    findings,
    notAssessed,
  };
}

function scoreIn(input: unknown): object {
  if (!isRecord(input) || typeof input.text !== 'string')
    return failed('not_a_text', 'A line is {"text": "…"}.');
  return { score: readScore(input.text) };
}

function failed(code: string, message: string): object {
  return { error: { code, message } };
}
