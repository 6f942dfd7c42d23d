import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseOnDevice } from '#db/preferences.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { YearOnPaper } from './year-on-paper.tsx';

vi.mock('#session/fresh-content.ts', () => ({ neededContent: async () => true }));

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  chooseOnDevice({ place: defaultPlace });
});

test('a year is twelve pages, which can be printed once all of them are reckoned', async () => {
  await renderScreen(<YearOnPaper year="2026" choices={null} />);
  await waitFor(() => expect(screen.getAllByTestId('month-paper')).toHaveLength(12));
  const print = screen.getByTestId<HTMLButtonElement>('print-pages');
  expect(print.disabled).toBe(true);
  await waitFor(() => expect(print.disabled).toBe(false), { timeout: 60_000 });
  const november = screen.getByRole('region', { name: 'November 2026' });
  expect(within(november).getAllByText(/^Diwali/).length).toBeGreaterThan(0);
  expect(november.textContent).toContain('Moon in Tula');
  expect(within(november).getByText('Kartika · Margashirsha')).toBeDefined();
}, 90_000);

test('an address without a year that the calendar reaches leads to one that it does', async () => {
  await renderScreen(<YearOnPaper year="1800" choices={null} />);
  expect(await screen.findByText('Please enter a year from 1900 to 2100.')).toBeDefined();
  expect(screen.getByRole('link', { name: /^\d{4} on paper$/ })).toBeDefined();
  expect(screen.queryByTestId('month-paper')).toBeNull();
});
