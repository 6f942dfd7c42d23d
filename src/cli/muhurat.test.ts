import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('muhurat.ts', import.meta.url));

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

interface Told {
  muhurats: {
    date: string;
    from: string;
    to: string;
    score: number;
    for: { id: string; says: string; source: string; birth?: number }[];
    against: { id: string }[];
  }[];
  error?: { code: string };
}

test('the windows of February 2027 in Delhi, with what speaks for them and against them', () => {
  const { status, stdout } = run(
    '--for griha_pravesh --from 2027-02-01 --to 2027-02-28 --place Delhi --birth {"moon":45}'.split(' '),
  );
  expect(status).toBe(0);
  const { muhurats } = JSON.parse(stdout) as Told;
  expect(muhurats.map(({ date }) => date)).toContain('2027-02-11');
  for (const window of muhurats) {
    expect(window.from).toMatch(/^2027-0[23]-\d\dT\d\d:\d\d(?::\d\d)?Z$/);
    expect(window.for.map(({ id }) => id)).toContain('nakshatra');
    expect(window.for.every(({ says, source }) => says !== '' && source !== '')).toBe(true);
  }
  expect(
    muhurats.some((window) => window.for.some(({ id, birth }) => id === 'tara-good' && birth === 0)),
  ).toBe(true);
});

test('ranked, the best comes first', () => {
  const { stdout } = run('--for vehicle --from 2027-02-01 --to 2027-03-31 --ranked'.split(' '));
  const scores = (JSON.parse(stdout) as Told).muhurats.map(({ score }) => score);
  expect(scores.length).toBeGreaterThan(5);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test('the tables of a day of the south, and of one on which the Sun does not set', () => {
  const sydney = run(['--day', '2026-11-09', '--place', '-33.8688,151.2093,Australia/Sydney']);
  expect(JSON.parse(sydney.stdout)).toMatchObject({
    sun: 'rises',
    choghadiya: { day: expect.any(Array) as unknown },
    dishaShool: 'east',
    conventions: { rahuKaal: { source: expect.any(String) as unknown } },
  });
  const tromso = run(['--day', '2026-06-21', '--place', '69.65,18.96,Europe/Oslo']);
  expect(JSON.parse(tromso.stdout)).toMatchObject({ sun: 'never-sets', hora: null, sunrise: null });
});

test('the eclipses of a year as a place sees them', () => {
  const { stdout } = run(['--eclipses', '2025', '--place', 'Delhi']);
  const { eclipses } = JSON.parse(stdout) as {
    eclipses: { body: string; visibility: string; sutak: unknown }[];
  };
  expect(eclipses.map(({ body, visibility }) => `${body} ${visibility}`)).toEqual([
    'moon none',
    'sun none',
    'moon whole',
    'sun none',
  ]);
  expect(eclipses[2]?.sutak).toMatchObject({ from: expect.stringMatching(/^2025-09-07T06:4\d/) as unknown });
});

test('a line each; what cannot be read says so in its line, and the call ends with 1', () => {
  const { status, stdout } = run(
    ['--jsonl'],
    [
      '{"for":"marriage","from":"2027-02-01","to":"2027-02-28","place":"Mumbai"}',
      '{"for":"dance","from":"2027-02-01","to":"2027-02-28","place":"Mumbai"}',
      '{"for":"vivah","from":"2027-02-30","to":"2027-02-28","place":"Mumbai"}',
      '{"for":"vivah","from":"2027-02-01","to":"2030-02-28","place":"Mumbai"}',
      '{"for":"vivah","from":"1799-02-01","to":"1799-02-28","place":"Mumbai"}',
      '{"for":"vivah","from":"2027-02-01","to":"2027-02-28","lat":19.1,"lon":72.9}',
      '{"for":"travel","direction":"up","from":"2027-02-01","to":"2027-02-28","place":"Mumbai"}',
    ].join('\n'),
  );
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
  expect(status).toBe(1);
  expect(told.map(({ error }) => error?.code)).toEqual([
    undefined,
    'unknown-purpose',
    'bad-date',
    'bad-span',
    'date-out-of-range',
    'no-zone',
    'bad-direction',
  ]);
  expect(told[0]?.muhurats.length).toBeGreaterThan(5);
});

describe('a call that cannot be answered ends with 2 and one line', () => {
  test.each([
    [['--for', 'dance'], /"for" is one of/],
    [[], /--for, --day, --eclipses or --jsonl/],
    [['--day', '2027-02-30'], /there is none such: 2027-02-30/],
    [['--day', '2201-01-01'], /reaches from/],
    [['--eclipses', 'soon'], /takes a year or two/],
    [['--eclipses', '2201'], /1800 to 2200/],
    [['--day', '2027-02-11', '--place', 'Atlantis'], /No place of the list/],
  ])('%j', (args, line) => {
    const { status, stdout, lines } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });
});
