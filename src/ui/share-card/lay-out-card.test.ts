import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { cardSize } from './card-look.ts';
import { cardMargin, layOutCard, type Measure } from './lay-out-card.ts';

/** Every letter half as wide as its font is tall. */
const measure: Measure = (text, font) => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5;

const card: Card = {
  fileName: 'diwali',
  product: 'Disha',
  heading: 'Festival',
  title: 'Diwali',
  subtitle: '8 November 2026',
  lines: ['The festival of lamps.'],
  foot: 'Tradition, not science.',
};

test('a short title stands in the largest letters, and a long one in smaller ones on two lines', () => {
  const sizeOf = (title: string) =>
    layOutCard({ ...card, title }, measure).filter(({ text }) => title.includes(text));
  expect(sizeOf('Diwali')).toMatchObject([{ size: 86 }]);
  const long = sizeOf('Kartika Purnima and the lamps of the gods on the ghats of Kashi');
  expect(long).toHaveLength(2);
  expect(long[0]?.size).toBeLessThan(86);
});

test('however much there is to tell, nothing stands beyond the paper or on something else', () => {
  for (const count of [0, 1, 8, 30, 200]) {
    const lines = Array.from(
      { length: count },
      (_, index) => `A line that is somewhat long, number ${index}`,
    );
    const texts = layOutCard({ ...card, lines }, measure);
    let below = 0;
    for (const { text, y, size, weight, family, align, x } of texts) {
      expect(y - size / 2).toBeGreaterThanOrEqual(below);
      below = y + size / 2;
      const width = measure(text, `${weight} ${size}px ${family}`);
      const left = align === 'center' ? x - width / 2 : x;
      expect(left).toBeGreaterThanOrEqual(cardMargin);
      expect(left + width).toBeLessThanOrEqual(cardSize.width - cardMargin + size);
    }
    expect(below).toBeLessThan(cardSize.height - 34);
  }
});

test('what does not fit is left out from its end, and that is seen', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `Line ${index}`);
  const texts = layOutCard({ ...card, lines }, measure).map(({ text }) => text);
  expect(texts).toContain('Line 0');
  expect(texts.at(-2)).toMatch(/^Line \d+…$/);
  expect(texts.at(-1)).toBe(card.foot);
});

test('a verse stands in the middle, and what is said of a fact on the line of its name', () => {
  const texts = layOutCard(
    { ...card, isVerse: true, lines: ['Om jai'], facts: [{ name: 'Tithi', text: 'Amavasya' }] },
    measure,
  );
  const find = (wanted: string) => texts.find(({ text }) => text === wanted);
  expect(find('Om jai')?.align).toBe('center');
  expect(find('Tithi')?.x).toBe(cardMargin);
  expect(find('Amavasya')?.y).toBe(find('Tithi')?.y);
  expect(find('Amavasya')?.x).toBeGreaterThan(cardMargin + 100);
});
