import { expect, test } from 'vitest';
import { aPlan, aRoom, rectangle } from '#tests/builders/a-plan.ts';
import { assessedOf } from './assessed.ts';
import { shareContent } from './share-content.ts';

const plan = aPlan({
  rooms: [
    aRoom('toilet', rectangle(900, 120, 180, 150), { name: 'Asha bath' }),
    aRoom('kitchen', rectangle(800, 550, 250, 200), { name: 'Ma kitchen' }),
    aRoom('bedroom', rectangle(120, 520, 300, 260), { id: 'one', name: 'Ravi' }),
    aRoom('bedroom', rectangle(120, 120, 300, 260), { id: 'two' }),
  ],
});

test('nothing that its owner has written stands on the picture, unless the name of the plan is wanted', () => {
  const english = shareContent({ overall_rating: 7 }, assessedOf(plan), { language: 'en', name: undefined });
  const words = JSON.stringify({ ...english, plan: plan.rooms.map(({ id }) => english.plan?.nameOf(id)) });
  expect(words).not.toMatch(/Asha|Ma kitchen|Ravi/);
  expect(english.name).toBeUndefined();
  expect(english.plan?.nameOf('one')).toBe('Bedroom 1');
  expect(shareContent({ overall_rating: 7 }, undefined, { language: 'en', name: 'Flat 4B' }).name).toBe(
    'Flat 4B',
  );
});

test('the main points are what to do first, builders last, then what is ideal, in the words of the reader', () => {
  const { points, gist } = shareContent({ overall_rating: 7 }, assessedOf(plan), {
    language: 'hi',
    name: undefined,
  });
  expect(points[0]).toMatchObject({ tone: 'orange' });
  expect(points[0]?.text).toContain('वैकल्पिक');
  expect(points.some(({ tone, text }) => tone === 'red' && text.includes('इंजीनियर'))).toBe(true);
  expect(points.at(-1)?.tone).toBe('green');
  expect(points.length).toBeLessThanOrEqual(5);
  expect(gist).toContain('शौचालय');
});

test('the rating says its number and its word, and none where there is none', () => {
  const of = (overall_rating: number | null) =>
    shareContent({ overall_rating }, undefined, { language: 'en', name: undefined }).rating;
  expect(of(7)).toEqual({ score: 7, tone: 'yellow', text: '7/10', label: 'Good' });
  expect(of(null)).toEqual({ score: null, tone: 'grey', text: '–', label: 'Not Rated' });
});
