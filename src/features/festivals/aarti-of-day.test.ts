import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '#domain/time/civil-date.ts';
import { aartiOfDay, type AartiToSing } from './aarti-of-day.ts';

const sunday = civilDate(2026, 11, 22);

function aarti(title: string, deity: string | undefined, tags: string[] = []): AartiToSing {
  return { titles: [title], deity, deityId: deity?.toLowerCase(), tags };
}

const library = [
  aarti('Om Jai Shiv Omkara', 'Shiv', ['Shiv aarti']),
  aarti('Lingashtakam', 'Shiv'),
  aarti('Jai Ganesh Deva', 'Ganesh', ['गणेश जी की आरती', 'ganesh_chaturthi', 'diwali']),
  aarti('Om Jai Lakshmi Mata', 'Lakshmi', ['Lakshmi aarti', 'diwali']),
  aarti('Hanuman Chalisa', 'Hanuman'),
  aarti('Sankat Mochan', 'Hanuman'),
];

describe('what is sung on a day', () => {
  test('is that of the deity of the weekday', () => {
    expect(aartiOfDay(addDays(sunday, 1), [], library)?.titles).toEqual(['Om Jai Shiv Omkara']);
    expect(aartiOfDay(addDays(sunday, 3), [], library)?.titles).toEqual(['Jai Ganesh Deva']);
    expect(aartiOfDay(addDays(sunday, 5), [], library)?.titles).toEqual(['Om Jai Lakshmi Mata']);
  });

  test('is a hymn where its deity has no aarti, and of the next name where the first has nothing', () => {
    const more = [...library, aarti('Suryashtakam', 'Surya')];
    expect(aartiOfDay(sunday, [], more)?.titles).toEqual(['Suryashtakam']);
    // Nothing of Shani is here: Saturday is Hanuman's too.
    expect(aartiOfDay(addDays(sunday, 6), [], library)?.deity).toBe('Hanuman');
    expect(aartiOfDay(addDays(sunday, 1), [], [aarti('Om Jai Shiv Omkara', 'Mahadev')])?.deity).toBe(
      'Mahadev',
    );
  });

  test('changes from week to week where there are several', () => {
    const tuesdays = [2, 9, 16].map((days) => aartiOfDay(addDays(sunday, days), [], library)?.titles[0]);
    expect(new Set(tuesdays)).toEqual(new Set(['Hanuman Chalisa', 'Sankat Mochan']));
    expect(tuesdays[0]).toBe(tuesdays[2]);
  });

  test('is that of the festival which falls on it', () => {
    const diwali = { deityId: 'lakshmi', names: ['diwali', 'Diwali (Lakshmi Puja)', 'दिवाली'] };
    const kept = [0, 7].map((days) => aartiOfDay(addDays(sunday, days), [diwali], library)?.deity);
    expect(new Set(kept)).toEqual(new Set(['Lakshmi', 'Ganesh']));
  });

  test('is none where nothing is known of either', () => {
    expect(aartiOfDay(sunday, [], library)).toBeUndefined();
    expect(aartiOfDay(sunday, [{ deityId: undefined, names: ['Pongal'] }], [])).toBeUndefined();
  });
});
