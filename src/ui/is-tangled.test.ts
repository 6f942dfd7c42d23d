import { expect, test } from 'vitest';
import { assess, engineName } from '#domain/vaastu/assess.ts';
import { parsePlan } from '#domain/vaastu/parse-plan.ts';
import { reportText } from '#domain/vaastu/report-text.ts';
import { rooms } from '#domain/vaastu/rooms.ts';
import { zones } from '#domain/vaastu/zones.ts';
import { isTangled } from './is-tangled.ts';

test.each([
  ['quotes', '>'.repeat(20_000)],
  ['spaced quotes', '> '.repeat(10_000)],
  ['lists', '1. '.repeat(6000)],
  ['a list further down', `Your home.\n\n${'- '.repeat(300)}`],
  ['stars', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
  ['stars and lines', '*_a'.repeat(6000)],
  ['brackets', '['.repeat(20_000)],
  ['headings', 'a\n-\n'.repeat(5000)],
  ['a book', 'word '.repeat(20_000)],
  ['quotes that go on without their sign', '> a\nb\n'.repeat(5000)],
  [
    'lists, each within the one above it',
    Array.from({ length: 200 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
  ],
])('%s without end are no markdown', (_, text) => {
  expect(isTangled(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a rule between two parts', `above\n\n${'-'.repeat(120)}\n\n${'*'.repeat(80)}\n\nbelow`],
  ['a list of lists', '- a\n  - b\n    1. c\n       > d'],
  ['a table', `| Room | Place |\n|------|-------|\n${'| Kitchen | South-east |\n'.repeat(60)}`],
  ['much emphasis', '**Kitchen** (*south-east*): `good`. '.repeat(100)],
  ['a long text', 'The kitchen lies in the south-east. '.repeat(1500)],
])('%s is markdown', (_, text) => {
  expect(isTangled(text)).toBe(false);
});

test.each(['english', 'hindi'] as const)('a report on a hundred rooms is markdown: %s', (language) => {
  const kinds = Object.keys(rooms);
  const parsed = parsePlan({
    rooms: Array.from({ length: 100 }, (_, index) => ({
      room: kinds[index % kinds.length],
      zone: zones[index % zones.length]?.id,
    })),
  });
  if (!parsed.ok) throw new Error('the plan of the test is none');
  const { summary } = reportText(assess(parsed.plan), parsed.plan, { language, madeBy: engineName });
  expect(isTangled(summary)).toBe(false);
});
