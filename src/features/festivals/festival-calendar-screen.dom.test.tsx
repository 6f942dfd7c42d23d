import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contentDatabase, replaceContent, type ContentRow } from '#db/content-database.ts';
import { chooseOnDevice } from '#db/preferences.ts';
import { contentTables, type ContentTable } from '#domain/content/content-tables.ts';
import { defaultPlace, type Place } from '#domain/time/place.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import type { CalendarSearch } from './calendar-search.ts';
import { FestivalCalendarScreen } from './festival-calendar-screen.tsx';

const fetched = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('#session/fresh-content.ts', () => ({ neededContent: fetched }));

let version = 0;

beforeEach(async () => {
  fetched.mockReset().mockResolvedValue(true);
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
  chooseOnDevice({ place: defaultPlace });
  await keep({});
});

test('a day is not said to have nothing while what is entered for it is on its way, or could not be fetched', async () => {
  await Promise.all(contentDatabase().tables.map((table) => table.clear()));
  let answer: (isFetched: boolean) => void = () => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await shown({ month: '2026-11', day: '2026-11-12' });
  const panel = await screen.findByTestId('day-panel');
  await waitFor(() => expect(panel.textContent).toContain('Looking what falls on this day'));
  answer(false);
  await waitFor(() => expect(panel.textContent).toContain('could not be fetched'));
  expect(screen.getByText('Failed to load festival calendar')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await keep({});
  await waitFor(() => expect(panel.textContent).toContain('No festival falls on this day'));
});

test('a spinner stands until the month is known, and then six weeks that begin on Sunday', async () => {
  await shown({ month: '2026-11' });
  expect(screen.getByTestId('calendar-loading')).toBeDefined();
  const grid = await theGrid();
  expect(grid.querySelectorAll('[data-date]')).toHaveLength(42);
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि']);
  expect(screen.queryByTestId('calendar-loading')).toBeNull();
});

test('a cell names two of its titles and says how many more there are', async () => {
  await shown({ month: '2026-11' });
  await theGrid();
  const cell = screen.getByRole('button', { name: /24 November 2026/ });
  expect(cell.textContent).toContain('Guru Nanak Jayanti');
  expect(cell.textContent).toMatch(/\+\d और$/);
});

test('on a phone the festivals of the month are listed in words, each leading to its day', async () => {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => narrow);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { router } = await shown({ month: '2026-11' });
  await theGrid();
  const list = await screen.findByTestId('month-list');
  expect(within(list).getByRole('heading').textContent).toBe('Festivals of this month');
  const days = within(list).getAllByRole('button');
  const numbers = days.map((day) => Number.parseInt(day.textContent, 10));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(list.textContent).toContain('Govardhan Puja (Annakut)');
  expect(list.textContent).not.toContain('Ekadashi');
  fireEvent.click(within(list).getByRole('button', { name: /^8 .*Diwali/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ day: '2026-11-08' }));
});

test('a new moon that is kept as a day of its own is said once to the ear and once to the eye', async () => {
  await shown({ month: '2026-11' });
  await theGrid();
  const cell = screen.getByRole('button', { name: /(?<!\d)9 November 2026/ });
  expect(cell.textContent.match(/Amavasya/g)).toHaveLength(2);
});

test('the day that is chosen is headed by its date, and its festivals lead to their details', async () => {
  const { router } = await shown({ month: '2026-11', day: '2026-11-08' });
  await theGrid();
  const panel = screen.getByTestId('day-panel');
  expect(within(panel).getByRole('heading').textContent).toBe('8 Nov 2026 के कार्यक्रम');
  fireEvent.click(await within(panel).findByRole('link', { name: /^Diwali/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ festival: 'diwali' }));
});

test('a day without festivals says so, and nothing is chosen yet', async () => {
  await shown({ month: '2026-11', day: '2026-11-12' });
  await theGrid();
  expect(await screen.findByText('No festival falls on this day.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Select a Festival' })).toBeDefined();
});

test('beside another month stands a day of it, with what falls on it', async () => {
  await shown({ month: '2041-10' });
  await theGrid();
  const panel = screen.getByTestId('day-panel');
  expect(within(panel).getByRole('heading').textContent).toBe('1 Oct 2041 के कार्यक्रम');
  expect((await within(panel).findAllByRole('link')).length).toBeGreaterThan(0);
});

test('what an admin has written on a day stands in its cell and on its page', async () => {
  await keep({
    calendar_events: [
      { id: 'e1', title: 'Temple fair', event_date: '2026-11-12', festival_id: null, computed: false },
    ],
  });
  await shown({ month: '2026-11', day: '2026-11-12' });
  await theGrid();
  expect(await screen.findByRole('button', { name: /12 November 2026.*Temple fair/ })).toBeDefined();
  expect(within(screen.getByTestId('day-panel')).getByText('Temple fair')).toBeDefined();
});

const mumbai: Place = {
  name: 'Mumbai',
  latitude: 19.076,
  longitude: 72.8777,
  timeZone: 'Asia/Kolkata',
};

test.each([
  ['a city of the state', mumbai, true],
  ['a city of another state', defaultPlace, false],
  ['a position in the state', { ...mumbai, latitude: 19.08 }, false],
  ['a city abroad', { ...mumbai, name: 'London', latitude: 51.5074, longitude: -0.1278 }, false],
])('a day of one state is told of in %s: %s', async (_, place, isOfState) => {
  await keep({
    festivals: [{ id: 'f1', rule_id: 'guru_nanak_jayanti', name: 'Gurpurab' }],
    calendar_events: [
      { id: 'e1', title: 'Gurpurab', event_date: '2026-11-24', festival_id: 'f1', computed: true },
      {
        id: 'e2',
        title: 'Gurpurab of the state',
        event_date: '2026-11-26',
        festival_id: 'f1',
        computed: false,
        region: 'MH',
      },
    ],
  });
  chooseOnDevice({ place });
  await shown({ month: '2026-11' });
  await theGrid();
  const ofState = isOfState ? /26 November 2026.*Gurpurab of the state/ : /24 November 2026.*Gurpurab/;
  expect(await screen.findByRole('button', { name: ofState })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Gurpurab of the state/ }) !== null).toBe(isOfState);
  expect(screen.queryByRole('button', { name: /24 November 2026.*Gurpurab/ }) === null).toBe(isOfState);
});

test('a festival that an admin takes out of sight goes, also one that the database says nothing of, and comes back', async () => {
  await shown({ month: '2026-11' });
  await theGrid();
  const gurpurab = { name: /24 November 2026.*Guru Nanak Jayanti/ };
  expect(await screen.findByRole('button', gurpurab)).toBeDefined();
  await keep({ hidden_festivals: [{ id: 'guru_nanak_jayanti' }] });
  await waitFor(() => expect(screen.queryByRole('button', gurpurab)).toBeNull());
  expect(screen.getByRole('button', { name: /8 November 2026.*Diwali/ })).toBeDefined();
  await keep({});
  expect(await screen.findByRole('button', gurpurab)).toBeDefined();
});

test('content that cannot be read is told, and the calendar stands all the same', async () => {
  contentDatabase().close();
  await shown({ month: '2026-11' });
  await waitFor(() =>
    expect(toastStore.getState().toast?.title).toMatchObject({
      message: { en: 'Failed to load festival calendar' },
    }),
  );
  expect(await screen.findByRole('button', { name: /8 November 2026.*Diwali/ })).toBeDefined();
  await contentDatabase().open();
});

test('the ends of the calendar are said, and its buttons lead no further', async () => {
  const { router } = await shown({ month: '2100-12' });
  await theGrid();
  expect(screen.getByText(/The calendar ends with December 2100/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ month: '2100-11' }));
});

async function shown(search: CalendarSearch) {
  const empty = () => null;
  return renderScreen(
    <FestivalCalendarScreen
      search={search}
      choices={null}
      renderDetails={empty}
      renderNext={empty}
      renderYearActs={empty}
      renderAssistant={empty}
      renderBell={empty}
      reader={null}
    />,
  );
}

async function theGrid(): Promise<HTMLElement> {
  return screen.findByRole('grid', {}, { timeout: 5_000 });
}

async function keep(
  rows: Partial<Record<ContentTable, readonly (ContentRow & Record<string, unknown>)[]>>,
): Promise<void> {
  version += 1;
  const tables = Object.fromEntries(
    contentTables.map((table) => [table, rows[table] ?? []]),
  ) as unknown as Record<ContentTable, readonly ContentRow[]>;
  await replaceContent(contentDatabase(), { versions: {}, tables });
}
