import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepBirth, keptBirths, removeBirth, type KeptBirth } from '#db/births.ts';
import { civilDate, type CivilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { MilanScreen } from './milan-screen.tsx';

const place = { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' };
const birthOf = (id: string, name: string, date: CivilDate, part: Partial<KeptBirth> = {}): KeptBirth => ({
  id,
  name,
  date: date,
  minutesOfDay: 630,
  within: 0,
  place,
  ...part,
});

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  for (const { id } of await keptBirths('guest')) await removeBirth('guest', id);
});

async function choose(legend: string, name: string): Promise<void> {
  const option = await within(screen.getByRole('group', { name: legend })).findByRole('option', { name });
  fireEvent.change(screen.getByRole('combobox', { name: legend }), {
    target: { value: (option as HTMLOptionElement).value },
  });
}

test('shows a worked example until two are chosen, and no chart of anybody with it', async () => {
  await renderScreen(<MilanScreen search={{}} />);
  expect(screen.getByRole('heading', { name: 'A worked example' })).toBeDefined();
  expect(screen.getByTestId('milan-total').textContent).toMatch(/of 36/);
  expect(screen.queryByRole('link', { name: 'Groom’s chart' })).toBeNull();
});

test('an address with two nakshatras opens their matching, in which the kootas add up to the total', async () => {
  await renderScreen(<MilanScreen search={{ groom: '1-1', bride: '2-1' }} />);
  expect(screen.queryByText('A worked example')).toBeNull();
  expect(screen.getByTestId('milan-total').textContent).toContain('34 of 36');
  const points = screen
    .getAllByText(/^[\d.]+ of [1-8]$/)
    .map((score) => Number(score.textContent?.split(' ')[0]));
  expect(points).toHaveLength(8);
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(34);
  expect(screen.getByText(/a nakshatra alone does not tell/)).toBeDefined();
});

test('an address that names no nakshatra is as none', async () => {
  await renderScreen(<MilanScreen search={{ groom: '28-1', bride: '0-2' }} />);
  expect(screen.getByRole('heading', { name: 'A worked example' })).toBeDefined();
});

test('two kept births are matched with Mars on both sides, and lead to their charts', async () => {
  await keepBirth('guest', birthOf('a', 'Asha', civilDate(1990, 5, 12)));
  await keepBirth('guest', birthOf('b', 'Ravi', civilDate(1988, 1, 2)));
  await renderScreen(<MilanScreen search={{}} />);
  await choose('Groom', 'Ravi');
  await choose('Bride', 'Asha');
  expect(screen.queryByText('A worked example')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Groom: / })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Bride’s chart' }).getAttribute('href')).toBe('/kundli/a');
});

test('an unknown time is a range of totals, with the kootas that depend on it marked', async () => {
  await keepBirth('guest', birthOf('a', 'Asha', civilDate(1990, 5, 12), { minutesOfDay: null }));
  await keepBirth('guest', birthOf('b', 'Ravi', civilDate(1988, 1, 2)));
  await renderScreen(<MilanScreen search={{}} />);
  await choose('Groom', 'Ravi');
  await choose('Bride', 'Asha');
  expect(screen.getByTestId('milan-total').textContent).toMatch(/[\d.]+ to [\d.]+ of 36/);
  expect(screen.getAllByText('depends on the time').length).toBeGreaterThan(0);
});

test('a nakshatra counts once its pada is chosen too', async () => {
  await renderScreen(<MilanScreen search={{ bride: '13-2' }} />);
  const groom = within(screen.getByRole('group', { name: 'Groom' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Groom' }), { target: { value: 'star' } });
  fireEvent.change(groom.getByLabelText('Nakshatra'), { target: { value: '4' } });
  expect(screen.getByText('A worked example')).toBeDefined();
  fireEvent.change(groom.getByLabelText('Pada'), { target: { value: '1' } });
  expect(screen.queryByText('A worked example')).toBeNull();
});

test('in Hindi no word of the result is left in Latin letters but sources', async () => {
  languageStore.setState({ language: 'hi' });
  await renderScreen(<MilanScreen search={{ groom: '6-4', bride: '18-2' }} />);
  const summaries = document.querySelectorAll('summary');
  expect(summaries.length).toBe(9);
  for (const summary of summaries) expect(summary.textContent).not.toMatch(/[A-Za-z]/);
});
