/**
 * Asks the built-in guide from a terminal.
 *
 *   npm run --silent guide -- "kitchen in the south-west?"   one question, one JSON object
 *   npm run --silent guide -- --jsonl < questions.txt        one question a line, one JSON object a line
 *
 * Ends with 2 and a sentence on standard error when it is called wrongly.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { answerQuestion } from '#domain/guide/answer-question.ts';

const usage =
  'Usage: npm run --silent guide -- "question"   or   npm run --silent guide -- --jsonl < questions.txt';
const args = process.argv.slice(2);

if (args.length === 1 && args[0] === '--jsonl') await answerLines();
else if (args.length === 1 && args[0]?.trim() && !args[0].startsWith('--'))
  process.stdout.write(`${answerOf(args[0], 2)}\n`);
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}

/** Empty lines are answered too, so that answers stay beside their questions. */
async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!process.stdout.write(`${answerOf(line)}\n`)) await once(process.stdout, 'drain');
  }
}

function answerOf(question: string, indent?: number): string {
  const { language, intent, rooms, directions, missing, verdicts, answer, sources } =
    answerQuestion(question);
  return JSON.stringify(
    { language, intent, rooms, directions, missing, verdicts, answer, sources },
    null,
    indent,
  );
}
