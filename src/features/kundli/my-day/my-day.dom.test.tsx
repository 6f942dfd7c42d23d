import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepBirth, keepDayOf, keptBirths, keptDayOf, removeBirth } from '#db/births.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { MyDayLine } from './my-day-line.tsx';
import { MyDayScreen } from './my-day-screen.tsx';
// Fetched at once here, as what waits for it would wait for its translation too.
import './day-in-short.tsx';

const day = '2026-11-08';

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  for (const { id } of await keptBirths('guest')) await removeBirth('guest', id);
  await keepDayOf('guest', undefined);
});

test('until somebody is chosen, the Moon of the day stands beside all twelve rashis', async () => {
  await renderScreen(<MyDayScreen search={{ day }} />);
  expect(screen.getByRole('heading', { name: /^Sunday, 8 November 2026, New Delhi/ })).toBeDefined();
  const list = screen.getByRole('heading', { name: 'The day for each rashi' });
  expect(list).toBeDefined();
  // The Moon is in Tula on that Diwali: the fourth, eighth and twelfth from a rashi are passed over.
  const rows = screen
    .getAllByRole('listitem')
    .filter((row) => /^(?:Karka|Meena|Vrishchika)/.test(row.textContent ?? ''));
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row.textContent).toContain('Usually passed over');
  expect(screen.getByText('Rahu kaal')).toBeDefined();
});

test('a rashi tells of the Moon and the transits, without a tara, and is remembered', async () => {
  const first = await renderScreen(<MyDayScreen search={{ day }} />);
  fireEvent.change(screen.getByLabelText('Moon sign (rashi)'), { target: { value: '7' } });
  expect(screen.getByText(/Moon in Tula, place 1 from your rashi/)).toBeDefined();
  expect(screen.getByText('Tara bala needs the birth nakshatra.')).toBeDefined();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(10);
  expect(await keptDayOf('guest')).toEqual({ kind: 'rashi', rashi: 7 });
  first.unmount();
  await renderScreen(<MyDayScreen search={{ day }} />);
  expect(await screen.findByText(/Moon in Tula, place 1 from your rashi/)).toBeDefined();
});

test('a kept birth has its tara and leads to its chart; the calendar says it in short', async () => {
  await keepBirth('guest', {
    id: 'a',
    name: 'Asha',
    date: civilDate(1990, 5, 12),
    minutesOfDay: 630,
    within: 0,
    place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
  });
  await keepDayOf('guest', { kind: 'birth', id: 'a' });
  const page = await renderScreen(<MyDayScreen search={{ day }} />);
  // From Jyeshtha to Swati, the Moon's nakshatra at sunrise of that day, it is the 25th: the seventh of its round.
  expect(await screen.findByText(/Naidhana \(Swati/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'The chart' }).getAttribute('href')).toBe('/kundli/a');
  page.unmount();
  await renderScreen(<MyDayLine date={day} />);
  expect(await screen.findByText(/^My day: Naidhana, /)).toBeDefined();
});

test('an address with a day that cannot be reckoned is as today’s', async () => {
  await renderScreen(<MyDayScreen search={{ day: '2100-12-31' }} />);
  expect(screen.queryByText(/2100/)).toBeNull();
});

test('without anybody the calendar leads there with its day', async () => {
  await renderScreen(<MyDayLine date={day} />);
  expect(screen.getByRole('link', { name: /^My day/ }).getAttribute('href')).toBe('/my-day?day=2026-11-08');
});
