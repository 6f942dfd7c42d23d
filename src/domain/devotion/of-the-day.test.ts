import { expect, test } from 'vitest';
import type { Weekday } from '../time/civil-date.ts';
import { aartiOfWeekday, bestSung, pujaOfDay } from './of-the-day.ts';

test('what is kept on a day has its guide, the rarer first', () => {
  expect(pujaOfDay(['purnima', 'sharad_purnima'], 1)?.id).toBe('sharad-purnima');
  expect(pujaOfDay(['purnima'], 1)?.id).toBe('purnima');
  expect(pujaOfDay(['vinayaka_chaturthi', 'ganesh_chaturthi'], 3)?.id).toBe('ganesh-chaturthi');
});

test('a day on which nothing is kept has the guide of its weekday, and each has one', () => {
  const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
  expect(weekdays.map((weekday) => pujaOfDay([], weekday)?.id)).toEqual([
    'surya-arghya',
    'solah-somvar',
    'hanuman-mangalvar',
    'daily-puja',
    'guruvar',
    'santoshi',
    'shani',
  ]);
  // Nobody has a guide for it.
  expect(pujaOfDay(['kabir_jayanti'], 2)?.id).toBe('hanuman-mangalvar');
});

const text = (title: string, deity: string | undefined) => ({
  title: { en: title },
  deity: deity === undefined ? undefined : { en: deity },
});
const texts = [
  text('Hanuman Chalisa', 'Hanuman'),
  text('Aarti Kijai Hanuman Lala Ki', 'Hanuman'),
  text('Suryashtakam', 'Surya'),
  text('Om Jai Shiv Omkara', 'Shiv'),
  text('Nobody’s', undefined),
];

test('a weekday has what is sung to its deity, an aarti first', () => {
  const sung = (weekday: Weekday) => aartiOfWeekday(texts, weekday)?.title.en;
  expect(sung(2)).toBe('Aarti Kijai Hanuman Lala Ki');
  expect(sung(0)).toBe('Suryashtakam');
  expect(sung(1)).toBe('Om Jai Shiv Omkara');
  // Nothing of Shani is here: Saturday is Hanuman's too.
  expect(sung(6)).toBe('Aarti Kijai Hanuman Lala Ki');
  expect(sung(3)).toBeUndefined();
});

test('of none there is none', () => {
  expect(bestSung([])).toBeUndefined();
});
