import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentDatabase, replaceContent } from '#db/content-database.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { TodayBlock } from './today-block.tsx';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const way = (testId: string) => screen.getByTestId(testId);

test('a day on which something is kept leads to it and to its guide, and says its tithi', async () => {
  // Dev Deepawali and Kartik Purnima.
  vi.setSystemTime(Date.parse('2026-11-24T09:00:00+05:30'));
  await renderScreen(<TodayBlock />);
  await waitFor(() => expect(way('today-tithi').textContent).toMatch(/Purnima.*Kart/), { timeout: 50_000 });
  await waitFor(() => expect(way('today-tithi').getAttribute('href')).toMatch(/day=2026-11-24.*festival=/));
  expect(way('today-puja').getAttribute('href')).toMatch(/^\/puja\/[a-z-]+$/);
  expect(screen.getByText('Tuesday, 24 November 2026')).toBeTruthy();
});

test('stands there before the day is worked out, with ways that lead somewhere', async () => {
  vi.setSystemTime(Date.parse('2026-11-25T09:00:00+05:30'));
  await renderScreen(<TodayBlock />);
  expect(way('today-tithi').getAttribute('href')).toContain('/hindu-festivals');
  expect(way('today-aarti').getAttribute('href')).toContain('/hindu-aartis');
  expect(way('today-puja').getAttribute('href')).toMatch(/^\/puja/);
});

test('has what is sung on the weekday, in the language of the page', async () => {
  // A Wednesday.
  vi.setSystemTime(Date.parse('2026-12-09T09:00:00+05:30'));
  const ganesh = { id: 'd', name: 'Ganesh', name_hi: 'गणेश' };
  const aarti = { id: 'a', deity_id: 'd', title: 'Jai Ganesh Deva', title_hi: 'जय गणेश देवा', content: 'x' };
  await replaceContent(contentDatabase(), { versions: {}, tables: { deities: [ganesh], aartis: [aarti] } });
  languageStore.setState({ language: 'hi' });
  await renderScreen(<TodayBlock />);
  await waitFor(() => expect(way('today-aarti').textContent).toContain('जय गणेश देवा'), { timeout: 50_000 });
  expect(way('today-aarti').getAttribute('href')).toBe('/hindu-aartis?read=a');
});
