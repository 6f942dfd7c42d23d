import { expect, test } from 'vitest';
import { pujaOfDay } from './puja-of-day.ts';

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
