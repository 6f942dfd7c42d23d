/**
 * Muhurats, the tables of a day and eclipses from a terminal, as the app reckons them on a device; `--help` says how. Ends
 * with 2 and a sentence on standard error when it is called wrongly, with 1 when some lines of many could not be read.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { shoolDirections } from '#domain/jyotish/day/disha-shool.ts';
import { purposeIds } from '#domain/jyotish/muhurat/purposes.ts';
import { civilDate, readCivilDate } from '#domain/time/civil-date.ts';
import { dayJson, eclipsesJson, muhuratJson, type ToldMuhurats } from './muhurat-json.ts';
import { readPlaceOfBirth } from './read-birth.ts';

const help = `Windows of time for an act, each with what speaks for it and against it and from where; instants in UTC.

  npm run --silent muhurat -- --for griha_pravesh --from 2027-02-01 --to 2027-02-28 --place Delhi
  npm run --silent muhurat -- --for travel --direction east --from 2027-02-01 --to 2027-02-28 --place 18.52,73.86,Asia/Kolkata
  npm run --silent muhurat -- --day 2027-02-11 --place Pune           choghadiya, hora, rahu kaal and the other tables
  npm run --silent muhurat -- --eclipses 2027 --place Pune            seen from the place, with sutak
  npm run --silent muhurat -- --jsonl < questions.jsonl

  --for            ${purposeIds.slice(0, 7).join(', ')},
                   ${purposeIds.slice(7).join(', ')}
  --from, --to     days, both included, two years at most
  --place          a city of the list, or latitude,longitude,zone; New Delhi where it is left out
  --birth          {"utc","lat","lon"}, {"date","time","place"} or {"moon":degrees}; may be given several times
  --direction      of a journey: ${shoolDirections.join(', ')}
  --asta           how Jupiter and Venus are lost in the Sun's light: seen (as almanacs print it) or orb (11° and 10° or 8°)
  --strict         leave out Bhadra on earth, barred parts of yogas and visible eclipses, which otherwise weigh against
  --ranked         the best first, instead of the earliest
  --jsonl          {"for","from","to","place" or "zone","lat","lon","births","direction","asta","strict","ranked"} in each
                   line of standard input; an answer in each line of the output, or {"error":{"code","message"}}

Ends with 0; with 1 where some lines could not be read; with 2 and a sentence where a call could not.
`;

/** Between the years of --eclipses. */
const mostYears = 50;

await run();

async function run(): Promise<void> {
  const call = readCall();
  switch (call.kind) {
    case 'help':
      process.stdout.write(help);
      return;
    case 'lines':
      return lines();
    case 'wrong':
      return fail(call.sentence);
    case 'answer':
      if ('refusal' in call.answer) return fail(call.answer.refusal.message);
      process.stdout.write(`${JSON.stringify(call.answer.told, null, 2)}\n`);
  }
}

async function lines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const answer = muhuratJson(parsed(line));
    if ('refusal' in answer) process.exitCode = 1;
    process.stdout.write(
      `${JSON.stringify('refusal' in answer ? { error: answer.refusal } : answer.told)}\n`,
    );
  }
}

type Call =
  | { kind: 'help' }
  | { kind: 'lines' }
  | { kind: 'wrong'; sentence: string }
  | { kind: 'answer'; answer: ToldMuhurats };

function readCall(): Call {
  let values;
  try {
    ({ values } = parseArgs({
      args: joined(process.argv.slice(2)),
      options: {
        for: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        day: { type: 'string' },
        eclipses: { type: 'string' },
        place: { type: 'string', default: 'New Delhi' },
        birth: { type: 'string', multiple: true },
        direction: { type: 'string' },
        asta: { type: 'string' },
        strict: { type: 'boolean', default: false },
        ranked: { type: 'boolean', default: false },
        jsonl: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (cause) {
    return wrong(`${cause instanceof Error ? cause.message.split('\n')[0] : 'That cannot be read'}.`);
  }
  if (values.help) return { kind: 'help' };
  if (values.jsonl) return { kind: 'lines' };
  const { day, eclipses, place } = values;
  const asked = [values.for, day, eclipses].filter((each) => each !== undefined);
  if (asked.length !== 1) return wrong('Ask with --for, --day, --eclipses or --jsonl, one of them.');
  if (values.for !== undefined) {
    const { from, to, direction, asta, strict, ranked } = values;
    const births = values.birth?.map(parsed);
    return answered(
      muhuratJson({ for: values.for, from, to, place, births, direction, asta, strict, ranked }),
    );
  }
  const where = readPlaceOfBirth({ place });
  if ('refusal' in where) return answered(where);
  if (day !== undefined) {
    const date = readCivilDate(day);
    return date === undefined
      ? wrong(`--day takes a day as 2027-02-11; there is none such: ${day}`)
      : answered(dayJson(date, where));
  }
  const years = /^(?<from>\d{4})(?:-(?<to>\d{4}))?$/u.exec(eclipses ?? '')?.groups;
  const [first, last] = [Number(years?.['from']), Number(years?.['to'] ?? years?.['from'])];
  if (years === undefined || first < 1 || last < first || last - first > mostYears)
    return wrong(`--eclipses takes a year or two, as 2027 or 2025-2030, ${mostYears} years apart at most.`);
  return answered(eclipsesJson(civilDate(first, 1, 1), civilDate(last, 12, 31), where));
}

function answered(told: ToldMuhurats): Call {
  return { kind: 'answer', answer: told };
}

function wrong(sentence: string): Call {
  return { kind: 'wrong', sentence };
}

/** A southern latitude begins like an option; put to its own it cannot be taken for one. */
function joined(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg === '--place' && args[index + 1] !== undefined) return [`--place=${args[index + 1]}`];
    return args[index - 1] === '--place' ? [] : [arg];
  });
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
