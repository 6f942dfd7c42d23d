import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('panchang.ts', import.meta.url));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

test('a day is told with its limbs, by the clock of the place', () => {
  const { status, stdout } = run('--day', '2026-11-09', '--place', '-33.8688,151.2093,Australia/Sydney');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    date: '2026-11-09',
    vara: { number: 1 },
    tithiAtSunrise: { number: 30, name: 'Amavasya' },
    sunrise: expect.stringMatching(/^2026-11-09T05:4\d:\d\d\+11:00$/),
    month: { amantaName: 'Ashvina', purnimantaName: 'Kartika' },
  });
});

test('tithis are told year by year, one for each day', () => {
  const { stdout } = run('--tithis', '2027-2028');
  const told = JSON.parse(stdout) as Record<string, number[]>;
  expect(Object.entries(told).map(([year, tithis]) => [year, tithis.length])).toEqual([
    ['2027', 365],
    ['2028', 366],
  ]);
  expect(
    Object.values(told)
      .flat()
      .every((tithi) => Math.abs(tithi) >= 1 && Math.abs(tithi) <= 30),
  ).toBe(true);
});

test('festivals are told with their day, the other days and the rule', () => {
  const { stdout } = run('--festivals', '2027');
  const told = JSON.parse(stdout) as { id: string; date: string; alternatives: unknown[]; rule: string }[];
  expect(told.find(({ id }) => id === 'diwali')).toMatchObject({ date: '2027-10-29', alternatives: [] });
  expect(told.every(({ rule }) => rule.length > 20)).toBe(true);
});

describe('a call that cannot be answered ends with 2 and one line', () => {
  test.each([
    [['--day', '2025-02-30'], /there is none such: 2025-02-30/],
    [['--day', '2101-01-01'], /reaches from 1900-01-01 to 2100-12-31/],
    [['--festivals', '1899-1905'], /1900-2100/],
    [['--day', '2029-11-05', '--place', '28.6,77.2,Asia/Atlantis'], /--place takes latitude, longitude/],
    [['--day', '2029-11-05', '--festivals', '2029'], /^Usage/],
  ])('%j', (args, line) => {
    const { status, stdout, lines } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });
});
