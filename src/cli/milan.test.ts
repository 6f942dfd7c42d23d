import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('milan.ts', import.meta.url));

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    input,
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

interface Told {
  total: number;
  of: number;
  kootas: Record<string, { points: number; of: number }>;
  manglik: { bearing: string } | null;
  exceptions: { id: string }[];
  certain: boolean;
  holds?: string[];
  error?: { code: string; side?: string };
}

test('two births are matched, with Mars on both sides', () => {
  const { status, stdout } = run([
    '--boy',
    '{"date":"1990-05-12","time":"10:30","place":"Pune"}',
    '--girl',
    '{"utc":"1992-01-02T06:30Z","lat":28.61,"lon":77.21}',
  ]);
  expect(status).toBe(0);
  const told = JSON.parse(stdout) as Told;
  expect(told.of).toBe(36);
  expect(Object.keys(told.kootas)).toEqual([
    'varna',
    'vashya',
    'tara',
    'yoni',
    'maitri',
    'gana',
    'bhakoot',
    'nadi',
  ]);
  expect(told.total).toBe(Object.values(told.kootas).reduce((sum, { points }) => sum + points, 0));
  expect(['neither', 'both', 'boy', 'girl']).toContain(told.manglik?.bearing);
  expect(told.certain).toBe(true);
});

test('a line each, in order; what cannot be read says so in its line, and the call ends with 1', () => {
  const { status, stdout } = run(
    ['--jsonl'],
    [
      '{"boy":{"moon":1},"girl":{"moon":14}}',
      '{"boy":{"nakshatra":1,"pada":1},"girl":{"nakshatra":2,"pada":1}}',
      '{"boy":{"moon":1}}',
      '{"boy":{"moon":1},"girl":{"moon":360}}',
      'what?',
      '{"boy":{"date":"1990-05-12","time":"10:30","place":"Atlantis"},"girl":{"moon":14}}',
    ].join('\n'),
  );
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
  expect(status).toBe(1);
  expect(told.map(({ total, error }) => error?.code ?? total)).toEqual([
    34,
    34,
    'not-json',
    'bad-moon',
    'not-json',
    'unknown-place',
  ]);
  expect(told[2]?.error?.side).toBe('girl');
  expect(told[0]?.manglik).toBeNull();
});

test('without a birth time it says which kootas hold all the same', () => {
  const { stdout } = run(['--jsonl'], '{"boy":{"date":"1990-05-12","place":"Pune"},"girl":{"moon":14}}\n');
  const { certain, holds } = JSON.parse(stdout) as Told;
  expect(certain).toBe(false);
  expect(holds?.length).toBeLessThan(8);
});

describe('a call that cannot be answered ends with 2 and one line', () => {
  test.each([
    [['--boy', '{"moon":1}'], /needs --boy and --girl/],
    [['--boy', '{"moon":1}', '--girl', '{"nakshatra":28,"pada":1}'], /girl: "nakshatra" is 1 to 27/],
    [['--unknown'], /unknown/],
  ])('%j', (args, line) => {
    const { status, stdout, lines } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });
});

test('--help says how it is called', () => {
  const { status, stdout } = run(['--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('--jsonl');
});
