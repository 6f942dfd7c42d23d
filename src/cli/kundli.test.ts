import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('kundli.ts', import.meta.url));

function run(args: string, input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...args.split(' ').filter((arg) => arg !== '')],
    { encoding: 'utf8', input },
  );
  return { status, stdout, stderr: stderr.trim() };
}

test('a chart is one JSON object with the parts that its readers count on', () => {
  const { status, stdout } = run('--date 1990-05-12 --time 10:30 --place Pune --levels 2');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    utc: '1990-05-12T05:00Z',
    place: { name: 'Pune', latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' },
    clock: { name: 'zone', offset: '+05:30', others: [] },
    lagna: { sign: 4, nakshatra: 7, pada: 4 },
    grahas: {
      moon: { sign: 8, nakshatra: 18, pada: 3, house: 5, retrograde: false, dignity: 'debilitated' },
      saturn: { retrograde: true, vargas: { D1: 10 } },
    },
    avakahada: { gana: 'rakshasa' },
    uncertain: [],
  });
  const { dasha } = JSON.parse(stdout) as { dasha: { lord: string; start: string; periods: object[] }[] };
  expect(dasha.map(({ lord }) => lord)[0]).toBe('mercury');
  expect(dasha[0]?.periods).toHaveLength(9);
});

test('a city, a position with its zone and an instant give the same chart', () => {
  const charts = [
    '--date 1990-05-12 --time 10:30 --place 18.5204,73.8567,Asia/Kolkata',
    '--utc 1990-05-12T05:00Z --at 18.5204,73.8567',
    '--date 1990-05-12 --time 10:30 --place Pune',
  ].map((args) => (JSON.parse(run(args).stdout) as { grahas: object }).grahas);
  expect(charts[1]).toEqual(charts[0]);
  expect(charts[2]).toEqual(charts[0]);
});

test('the first and the last night of the years of charts are those of the place', () => {
  const utcOf = (args: string) => (JSON.parse(run(args).stdout) as { utc: string }).utc;
  expect(utcOf('--date 1800-01-01 --time 02:00 --place Varanasi')).toMatch(/^1799-12-31T/);
  expect(utcOf('--date 2200-12-31 --time 22:00 --place 40.71,-74.01,America/New_York')).toMatch(
    /^2201-01-01T/,
  );
});

test('an uncertain time tells what it leaves open, and no time at all has no lagna', () => {
  const told = JSON.parse(run('--date 1990-05-12 --time 10:30 --place Pune --within 20').stdout) as {
    uncertain: {
      field: string;
      of: number;
      holds: boolean;
      alternatives: { value: number; minutes: number }[];
    }[];
  };
  expect(told.uncertain.find(({ field }) => field === 'lagna.sign')).toEqual({
    field: 'lagna.sign',
    holds: false,
    of: 41,
    alternatives: [
      { value: 4, minutes: 22 },
      { value: 3, minutes: 19 },
    ],
  });
  const timeless = JSON.parse(run('--date 1990-05-12 --place Pune').stdout) as object;
  expect(timeless).toMatchObject({
    clock: { name: 'zone', offset: '+05:30', others: [] },
    lagna: null,
    housesFrom: 'moon',
    ashtakavarga: null,
  });
});

test('many births are answered line by line, and what cannot be read says why', () => {
  const { status, stdout } = run(
    '--jsonl',
    [
      '{"utc":"1990-05-12T05:00Z","lat":18.52,"lon":73.86}',
      'no json',
      '{"date":"1990-05-12","time":"10:30","zone":"Asia/Kolkata","lat":18.52,"lon":73.86,"within":5}',
      '{"date":"1990-05-12","time":"10:30","lat":31.33,"lon":75.58}',
    ].join('\n'),
  );
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(status).toBe(1);
  expect(lines.map((line) => (line['error'] as { code: string } | undefined)?.code)).toEqual([
    undefined,
    'not-json',
    undefined,
    'no-zone',
  ]);
});

test('the periods of Saturn and the transits of a day are told when they are asked for', () => {
  const { stdout } = run('--date 1990-05-12 --time 10:30 --place Pune --saturn --transits 2027-01-15T00:00Z');
  const told = JSON.parse(stdout) as {
    saturn: { phase: string; start: string }[];
    transits: { over: object[] };
  };
  expect(told.saturn.filter(({ phase }) => phase === 'peak').map(({ start }) => start.slice(0, 4))).toEqual([
    '2014',
    '2017',
    '2043',
    '2044',
    '2073',
    '2073',
    '2076',
  ]);
  expect(told.transits.over).toHaveLength(9);
  expect(told.transits.over[6]).toMatchObject({ graha: 'saturn', sign: 12, house: 5, isGood: false });
});

describe('a call that cannot be answered ends with 2 and one sentence', () => {
  test.each([
    ['--date 2026-03-08 --time 02:30 --place 40.71,-74.01,America/New_York', /put forward over it/],
    ['--date 2026-11-01 --time 01:30 --place 40.71,-74.01,America/New_York', /twice/],
    ['--date 2011-12-30 --place -13.8,-171.8,Pacific/Apia', /put forward over it/],
    ['--date 1990-01-01 --time 10:00 --place 70,25,Europe/Helsinki', /polar circles/],
    ['--date 1799-12-31 --time 10:00 --place Pune', /1800 to 2200/],
    ['--utc 2201-01-01T00:00Z --at 18,73', /1800 to 2200/],
    ['--date 1990-02-30 --time 10:00 --place Pune', /no.*such/],
    ['--date 1990-01-01 --time 24:00 --place Pune', /time/],
    ['--date 1990-01-01 --time 10:00 --place Atlantis', /No place/],
    ['--date 1990-01-01 --time 10:00 --place 18,73,Asia/Atlantis', /no zone/],
    ['--utc 1990-05-12T05:00Z --at 118,73', /degrees/],
    ['--utc 1990-05-12T05:00Z', /degrees/],
    ['--utc 1990-05-12T05:00Z --at 18,52,73,86', /decimal point/],
    ['--date 1990-01-01 --time 10:00 --place Pune --within 9999', /within/],
    ['--date 1990-01-01 --time 10:00 --place Pune --within some', /"some"/],
    ['--date 1990-01-01 --time 10:00 --place 18.52,73.86', /needs the IANA zone/],
    ['--date 1990-01-01 --time 10:00', /--place/],
    ['--levels 9', /--levels/],
    ['--date 1990-01-01 --place Pune --transits tomorrow', /--transits/],
    ['--ayanamsa mine', /--ayanamsa/],
    ['--points mine', /--points/],
    ['--strange', /'--strange'\. --help/],
    ['', /--date/],
  ])('%s', (args, sentence) => {
    const { status, stdout, stderr } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.split('\n')).toHaveLength(1);
    expect(stderr).toMatch(sentence);
  });

  test('a time that came twice is settled by its offset', () => {
    const { status, stdout } = run(
      '--date 2026-11-01 --time 01:30 --place 40.71,-74.01,America/New_York --offset -05:00',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ utc: '2026-11-01T06:30Z' });
  });

  test('help says how it is called', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--jsonl');
  });
});
