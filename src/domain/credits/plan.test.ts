import { describe, expect, test } from 'vitest';
import { messagesFor, readPlans } from './plan.ts';

describe('the rows of the table of plans', () => {
  test('are read with their prices in paise, cheapest first', () => {
    const rows = [
      { id: 'b', name: 'Standard Plan', price: 249, credits: 30, created_at: 'x' },
      { id: 'a', name: 'Starter Plan', price: 99, credits: 10 },
    ];
    expect(readPlans(rows)).toEqual([
      { id: 'a', name: 'Starter Plan', pricePaise: 9900, credits: 10 },
      { id: 'b', name: 'Standard Plan', pricePaise: 24_900, credits: 30 },
    ]);
  });

  test.each([
    { name: 'Plan', price: 99, credits: 10 },
    { id: 'a', name: '', price: 99, credits: 10 },
    { id: 'a', name: 'Plan', price: '99', credits: 10 },
    { id: 'a', name: 'Plan', price: 99.5, credits: 10 },
    { id: 'a', name: 'Plan', price: 99, credits: 0 },
  ])('that cannot be sold are left out: %j', (row) => {
    expect(readPlans([row])).toEqual([]);
  });
});

test.each([
  [30, 90, 30],
  [0, 0, 0],
  [1 / 3, 1, 0],
  [2 / 3, 2, 0],
  [5 / 3, 5, 1],
  [32 - 1 / 3, 95, 31],
])('%d credits pay for %d text messages or %d image messages', (credits, texts, images) => {
  expect([messagesFor(credits, 'text'), messagesFor(credits, 'image')]).toEqual([texts, images]);
});
