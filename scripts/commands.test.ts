import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { helpFor, whatIsWrong } from './command-line.mjs';
import { commands, type Command } from './commands.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Programs of others, which have a help of their own. */
const others = ['test:watch', 'attack'];

interface Ended {
  code: number | null;
  printed: string;
  complaint: string;
}

/** Starts a command as npm does; `isHeard` says whether anybody reads more than the beginning. */
function run(name: string, words: readonly string[], { isHeard = true, input = '' } = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', name, ...words], {
      cwd: root,
    });
    let printed = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (!isHeard) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed, complaint }));
    // It may end before it has read all.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** As many at a time as there are cores. */
async function eachOf(names: readonly string[], act: (name: string) => Promise<void>): Promise<void> {
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) await act(name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

test('every command of package.json is started in the same way, and is in the list', () => {
  const known = Object.keys(commands).map((name) => [name, `node scripts/run.mjs ${name}`]);
  const listed = Object.entries(scripts).filter(([name]) => !others.includes(name));
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known));
});

test('every command answers --help with what it does, its usage, its flags and an example', async () => {
  await eachOf(Object.keys(commands), async (name) => {
    const { code, printed, complaint } = await run(name, ['--help']);
    expect({ name, code, complaint }).toEqual({ name, code: 0, complaint: '' });
    const lead = commands[name]?.helpsItself ? [''] : ['Usage: ', 'Example: '];
    for (const word of lead) expect(printed).toContain(`${word}npm run --silent ${name}`);
    for (const flag of Object.keys(commands[name]?.flags ?? {})) expect(printed).toContain(`--${flag}`);
  });
}, 120_000);

test('every flag of the list is one that its program reads', () => {
  for (const { file, flags = {} } of Object.values(commands)) {
    const shared = readFileSync(join(root, 'tests/bench/measured-site.ts'), 'utf8');
    const source = readFileSync(join(root, file), 'utf8') + (file.includes('tests/bench') ? shared : '');
    for (const flag of Object.keys(flags)) expect(source).toMatch(new RegExp(`['"\`{ ]-?-?${flag}['"\`:]`));
  }
});

test('a benchmark that opens the app in a browser has it built first', () => {
  for (const { file, needsBuild } of Object.values(commands)) {
    const source = readFileSync(join(root, file), 'utf8');
    const hasBrowser = /from '(playwright|\.\/measured-site|\.\/kill-run)/.test(source);
    const hasPageOfItsOwn = /from '(vite|\.\/sync-server\.ts)'/.test(source);
    if (!file.includes('tests/bench') || !hasBrowser || hasPageOfItsOwn) continue;
    expect({ file, needsBuild }).toEqual({ file, needsBuild: true });
  }
});

test('a command that is called wrongly names the word and ends with 2', async () => {
  const { code, printed, complaint } = await run('sim', ['--schedule', '3']);
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complaint).toBe('It has no flag --schedule.\nnpm run sim -- --help says what it takes.\n');
});

test.each([
  ['panchang', ['--tithis', '1975-1985'], ''],
  ['panchang', ['--festivals', '2029'], ''],
  ['guide', ['--jsonl'], 'kitchen in the south-west?\n'.repeat(2000)],
  ['vaastu', ['--jsonl', '--read-score'], '{"text": "Score: 61/100"}\n'.repeat(20_000)],
  ['sim', ['--schedules', '2'], ''],
  ['generate:types', ['--help'], ''],
])(
  '%s %j ends in peace when nobody reads on',
  async (name, words, input) => {
    const { code, complaint } = await run(name, words, { isHeard: false, input });
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  },
  60_000,
);

describe('what is wrong with a call', () => {
  const command: Command = {
    file: 'none.ts',
    does: 'Nothing.',
    flags: { count: { value: 'N', from: 1, does: 'How many.' }, quiet: { does: 'Says less.' } },
  };

  test.each([
    [[], undefined],
    [['--count', '3', '--quiet'], undefined],
    [['--count=3'], undefined],
    [['--count'], '--count needs a value: N.'],
    [['--count', '--quiet'], '--count needs a value: N.'],
    [['--count', '0'], '--count takes a whole number from 1 on, not "0".'],
    [['--count', 'many'], '--count takes a whole number from 1 on, not "many".'],
    [['--quiet=yes'], '--quiet takes no value.'],
    [['-q'], 'It has no flag -q.'],
    [['--toString'], 'It has no flag --toString.'],
    [['home'], 'It takes flags alone, and "home" is none.'],
  ])('%j', (words, complaint) => {
    expect(whatIsWrong(command, words)).toBe(complaint);
  });

  test('words are taken where the command has some, and a value may begin with a minus', () => {
    expect(whatIsWrong({ ...command, words: '[home]' }, ['home', '--quiet'])).toBeUndefined();
    expect(
      whatIsWrong({ ...command, flags: { place: { value: 'P', does: 'Where.' } } }, ['--place', '-33,151']),
    ).toBeUndefined();
  });

  test('the help has a line for each flag', () => {
    expect(helpFor('count', command).split('\n').slice(1)).toEqual([
      '',
      'Usage: npm run --silent count -- [flags]',
      '',
      '  --count N  How many.',
      '  --quiet    Says less.',
      '  --help     Says this.',
      '',
      'Example: npm run --silent count',
      '',
    ]);
  });
});
