import 'fake-indexeddb/auto';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDatabase, replaceContent } from '#db/content-database.ts';
import { contentTables } from '#domain/content/content-tables.ts';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import type { Reason } from '#domain/festivals/types.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import type { AlmanacAnswer } from './almanac.ts';
import type { TaskOf } from './almanac-task.ts';
import { TodayBand } from './today-band.tsx';

// Loaded machines are slow; what is waited for comes in any case.
configure({ asyncUtilTimeout: 15_000 });

/** What the device reckons for each month; those that are not here it is still reckoning. */
let months: ReadonlyMap<string, AlmanacAnswer<'month'>>;
const asked = vi.hoisted(() => new Set<string>());
vi.mock('./use-almanac.ts', () => ({
  useAlmanac(task: TaskOf<'month'> | undefined): AlmanacAnswer<'month'> {
    if (task) asked.add(task.month);
    return (task && months.get(task.month)) ?? reckoning;
  },
}));
const reckoning = { state: 'asked' } as const;

beforeEach(async () => {
  // Nothing is laid out here, so that nothing would ever come into sight.
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 6) });
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  asked.clear();
  months = new Map([
    ['2026-11', known([on('guru_nanak_jayanti', '2026-11-24'), on('diwali', '2026-11-28')])],
  ]);
  await fill([
    { id: 'a1', title: 'Jai Ganesh Deva', title_hi: 'जय गणेश देवा', deity_id: 'd1', tags: ['Ganesh aarti'] },
    { id: 'a2', title: 'Om Jai Lakshmi Mata', title_hi: 'ॐ जय लक्ष्मी माता', deity_id: 'd2', tags: ['diwali'] },
  ]);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const db = contentDatabase();
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('today', () => {
  test('is told with its tithi, the festival that comes next and what is sung on its weekday', async () => {
    await renderScreen(<TodayBand />);
    const festival = await screen.findByTestId('today-festival');
    expect(festival.textContent).toBe('Diwali (Lakshmi Puja)in 3 days');
    expect(festival.getAttribute('href')).toBe(
      '/hindu-festivals?month=2026-11&day=2026-11-28&festival=diwali',
    );
    const aarti = await screen.findByTestId('today-aarti');
    expect(aarti.textContent).toBe('Jai Ganesh DevaGanesh');
    expect(aarti.getAttribute('href')).toBe('/hindu-aartis?read=a1');
    const band = screen.getByTestId('today-band');
    expect(band.textContent).toContain('Today, Wednesday');
    expect(band.textContent).toContain('25 Nov 2026Krishna Pratipada');
    expect(band.textContent).toContain('Next festival');
    expect(asked).toEqual(new Set(['2026-11']));
  });

  test('has its own festival and the aarti of that, in Hindi too', async () => {
    languageStore.setState({ language: 'hi' });
    months = new Map([['2026-11', known([on('diwali', '2026-11-25')])]]);
    await renderScreen(<TodayBand />);
    expect((await screen.findByTestId('today-festival')).textContent).toBe('दीपावली (लक्ष्मी पूजा)');
    expect((await screen.findByTestId('today-aarti')).textContent).toBe('ॐ जय लक्ष्मी मातालक्ष्मी');
    expect(screen.getByText('आज का त्योहार')).toBeDefined();
  });

  test('looks into the next month where this one has no more', async () => {
    months = new Map([
      ['2026-11', known([])],
      ['2026-12', known([on('diwali', '2026-12-25')])],
    ]);
    await renderScreen(<TodayBand />);
    expect((await screen.findByTestId('today-festival')).textContent).toBe('Diwali (Lakshmi Puja)in 30 days');
  });

  test('has its room before anything is known, and says nothing that might be wrong', async () => {
    months = new Map();
    await renderScreen(<TodayBand />);
    expect(screen.getByTestId('today-band').textContent).toBe('TodayToday, Wednesday25 Nov 2026');
    expect(screen.queryByTestId('today-festival')).toBeNull();
  });

  test('leads to the calendar and the aartis where the device has neither', async () => {
    months = new Map([['2026-11', { state: 'failed' }]]);
    await fill([]);
    await renderScreen(<TodayBand />);
    const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    await waitFor(() => expect(ways()).toEqual(['25 Nov 2026', 'To the festival calendar', 'All aartis']));
  });
});

const reason: Reason = {
  anchor: { kind: 'tithi', month: 8, tithi: 30, isAdhika: false },
  from: Date.UTC(2026, 10, 8, 6),
  to: Date.UTC(2026, 10, 9, 7),
  hour: 'pradosha',
  decision: 'only-day',
  usage: null,
  days: 0,
  place: 'New Delhi',
  timeZone: 'Asia/Kolkata',
};

function on(id: Observance['id'], date: string): Observance {
  return { id, date: date as CivilDate, rule: reason, alternatives: [] };
}

function known(festivals: Observance[]): AlmanacAnswer<'month'> {
  const day = { date: '2026-11-25' as CivilDate, tithi: 16, until: undefined, elongation: 181, moonRashi: 2 };
  return { state: 'known', answer: { days: [day], festivals } } as unknown as AlmanacAnswer<'month'>;
}

async function fill(aartis: { id: string; [field: string]: unknown }[]): Promise<void> {
  const deities = [
    { id: 'd1', name: 'Ganesh', name_hi: 'गणेश' },
    { id: 'd2', name: 'Lakshmi', name_hi: 'लक्ष्मी' },
  ];
  const rows: Record<string, unknown[]> = {
    aartis: aartis.map((row) => ({ content: 'words', ...row })),
    deities,
  };
  await replaceContent(contentDatabase(), {
    versions: {},
    tables: Object.fromEntries(contentTables.map((table) => [table, rows[table] ?? []])),
  });
}
