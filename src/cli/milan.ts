/**
 * The matching of two births from a terminal, as the app reckons it on a device; `--help` says how. Ends with 2 and a
 * sentence on standard error when it is called wrongly or a birth cannot be read, with 1 when some lines of many could not be.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { milanJson } from './milan-json.ts';

const help = `The matching of two births: eight kootas of 36 points, exceptions, the ten poruthams of the south, Mars on both sides.

  npm run --silent milan -- --boy '{"utc":"1990-05-12T05:00Z","lat":18.52,"lon":73.86}' --girl '{"moon":163.4}'
  npm run --silent milan -- --boy '{"nakshatra":4,"pada":1}' --girl '{"nakshatra":13,"pada":2}'
  npm run --silent milan -- --jsonl < pairs.jsonl

  --boy, --girl    a birth as for kundli: {"utc","lat","lon"} or {"date","time","place" or "zone","lat","lon"}, with
                   "within" (minutes) and "offset"; or {"moon":degrees} (sidereal, Lahiri); or {"nakshatra","pada"}
  --jsonl          {"boy":{…},"girl":{…}} in each line of standard input; a matching in each line of the output, or
                   {"error":{"code","message","side"}}

Where a time is uncertain or not known, "certain" is false, "holds" lists the kootas that do not depend on it, and "totals"
the totals that are possible, with their share. "manglik" is null where only the Moon is known.
Ends with 0; with 1 where some lines could not be read; with 2 and a sentence where a call or a birth could not.
`;

await run();

async function run(): Promise<void> {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        boy: { type: 'string' },
        girl: { type: 'string' },
        jsonl: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (cause) {
    return fail(`${cause instanceof Error ? cause.message.split('\n')[0] : 'That cannot be read'}.`);
  }
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (values.jsonl) return lines();
  if (values.boy === undefined || values.girl === undefined)
    return fail('A matching needs --boy and --girl, or --jsonl.');
  const told = milanJson({ boy: parsed(values.boy), girl: parsed(values.girl) });
  if ('refusal' in told) return fail(`${told.refusal.side ?? 'pair'}: ${told.refusal.message}`);
  process.stdout.write(`${JSON.stringify(told.match, null, 2)}\n`);
}

async function lines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const told = milanJson(parsed(line));
    if ('refusal' in told) process.exitCode = 1;
    process.stdout.write(`${JSON.stringify('refusal' in told ? { error: told.refusal } : told.match)}\n`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence} --help says how it is called.\n`);
  process.exitCode = 2;
}
