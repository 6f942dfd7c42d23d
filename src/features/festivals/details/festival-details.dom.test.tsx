import 'fake-indexeddb/auto';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDatabase, replaceContent, type ContentRow } from '#db/content-database.ts';
import { contentTables, type ContentTable } from '#domain/content/content-tables.ts';
import type { Observance } from '#domain/festivals/festivals-between.ts';
import type { Reason } from '#domain/festivals/types.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import type { TaskOf } from '../almanac-task.ts';
import { FestivalDetails } from './festival-details.tsx';
import { NextFestivals } from './next-festivals.tsx';

const fetched = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('#session/fresh-content.ts', () => ({ neededContent: fetched }));

// Loaded machines are slow; what is waited for comes in any case.
configure({ asyncUtilTimeout: 15_000 });

/** What the device reckons for each year. */
let days: Observance[] = [];

vi.mock('../use-almanac.ts', () => ({
  useAlmanac: (task: TaskOf<'year'> | undefined) =>
    task ? { state: 'known', answer: daysOf(task.year) } : { state: 'asked' },
}));

const answers = new Map<number, Observance[]>();
/** The same object for the same year, as the almanac has it. */
function daysOf(year: number): Observance[] {
  const known = answers.get(year) ?? days.filter(({ date }) => date.startsWith(`${year}-`));
  answers.set(year, known);
  return known;
}

const rule: Reason = {
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

const deityId = '6f1d2b7e-0a03-4c3e-9a51-000000000003';
const festivalId = '6f1d2b7e-0a03-4c3e-9a51-0000000000d1';
const diwali = {
  id: festivalId,
  rule_id: 'diwali',
  name: 'Diwali',
  name_hi: 'दीपावली',
  description: 'The night of lamps.',
  description_hi: 'दीपों की रात।',
  festival_type: 'Major',
  deity_id: deityId,
  region: 'All India',
  region_hi: null,
  significance: 'Light.',
  significance_hi: 'प्रकाश।',
};
const ritual = {
  id: 'r1',
  festival_id: festivalId,
  name: 'Lakshmi Puja',
  name_hi: 'लक्ष्मी पूजा',
  description: 'At home.',
  timing: 'After sunset',
  duration: '1 hour',
  steps: ['Clean', 'Light the lamps', 'Clean'],
  steps_hi: ['साफ़ करें', 'दीप जलाएँ', 'साफ़ करें'],
  materials_needed: ['Lamps', 'Oil'],
  materials_needed_hi: ['दीप'],
};

beforeEach(() => {
  cleanup();
  fetched.mockReset().mockResolvedValue(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 1, 6) });
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  answers.clear();
  days = [on('2026-11-08'), on('2027-10-29'), on('2028-10-17')];
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  const db = contentDatabase();
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('a festival', () => {
  test('is told with all that the database has of it', async () => {
    await content({ festivals: [diwali], rituals: [ritual], deities: [{ id: deityId, name: 'Lakshmi' }] });
    await open('diwali', '2026-11-08');
    const details = await screen.findByTestId('festival-details');
    const heading = within(details).getByRole('heading', { level: 2, name: 'Diwali' });
    expect(heading.tabIndex).toBe(-1);
    expect(within(details).getByText('दीपावली').lang).toBe('hi');
    expect(screen.getByTestId('festival-type').textContent).toBe('Major');
    expect(screen.getByTestId('festival-deity').textContent).toBe('Lakshmi');
    expect(details.textContent).toContain('The night of lamps.');
    expect(details.textContent).toContain('All India');
    expect(details.textContent).toContain('Light.');
    expect(details.textContent).toContain('why this day');
    const told = screen.getByTestId('ritual');
    expect(told.textContent).toContain('After sunset');
    expect(told.textContent).toContain('1 hour');
    expect(items(told)).toEqual(['Lamps', 'Oil', 'Clean', 'Light the lamps', 'Clean']);
  });

  test('is told in Hindi where there are Hindi words, and a list only where it is whole', async () => {
    languageStore.setState({ language: 'hi' });
    await content({ festivals: [diwali], rituals: [ritual], deities: [{ id: deityId, name: 'Lakshmi' }] });
    await open('diwali');
    const details = await screen.findByTestId('festival-details');
    expect(within(details).getByRole('heading', { level: 2, name: 'दीपावली' })).toBeTruthy();
    expect(details.textContent).toContain('All India');
    expect(items(screen.getByTestId('ritual'))).toEqual(['Lamps', 'Oil', 'साफ़ करें', 'दीप जलाएँ', 'साफ़ करें']);
  });

  test('of no deity says so', async () => {
    await content({ festivals: [{ ...diwali, deity_id: null, festival_type: null }], rituals: [] });
    await open('diwali');
    expect((await screen.findByTestId('festival-deity')).textContent).toBe('Not specified');
    expect(screen.queryByTestId('festival-type')).toBeNull();
    expect((await screen.findByTestId('how-kept')).textContent).toMatch(/stands in the guide named above/);
  });

  test('without a rite of its own says how it is kept, or that none is usual', async () => {
    await content({
      festivals: [{ ...diwali, rule_id: 'surdas_jayanti', name: 'Surdas Jayanti' }],
      rituals: [],
    });
    await open('surdas_jayanti');
    expect((await screen.findByTestId('how-kept')).textContent).toBe('His padas are sung. No rite is usual.');
    cleanup();
    await content({ festivals: [{ ...diwali, rule_id: null, name: 'Mela' }], rituals: [] });
    await open(festivalId);
    expect((await screen.findByTestId('how-kept')).textContent).toBe('No rituals are described here yet.');
  });

  test('that an admin has added is found by its row', async () => {
    await content({ festivals: [{ ...diwali, rule_id: null, name: 'Mela' }] });
    await open(festivalId);
    expect(await screen.findByRole('heading', { level: 2, name: 'Mela' })).toBeTruthy();
  });

  test('that the database does not hold has its name and days from its rule', async () => {
    await content({});
    await open('diwali');
    const details = await screen.findByTestId('festival-details');
    expect(within(details).getByRole('heading', { level: 2 }).textContent).toContain('Diwali');
    expect(details.textContent).toContain('There is no description of this festival here yet');
    expect(await within(details).findByText('Sunday, 8 November 2026')).toBeTruthy();
    expect(screen.queryByText('Rituals')).toBeNull();
  });

  test('says on a device without a connection that has never had content how that will come', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('diwali');
    expect(await screen.findByText(/come to this device with the first connection/)).toBeTruthy();
  });

  test('whose words a failing server does not send is told to have failed, and is asked for again', async () => {
    fetched.mockResolvedValueOnce(false);
    await open('diwali');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load festival details');
    fetched.mockResolvedValue(true);
    screen.getByRole('button', { name: 'Try Again' }).click();
    expect(await screen.findByTestId('festival-loading')).toBeTruthy();
  });

  test('that nobody knows is told to be none', async () => {
    await content({});
    await open('no_such_festival');
    expect((await screen.findByRole('alert')).textContent).toBe('There is no festival at this address.');
  });

  test('that an admin takes out of sight is none, whether or not it had words, and comes back', async () => {
    await content({ hidden_festivals: [{ id: 'diwali' }] });
    await open('diwali');
    expect((await screen.findByRole('alert')).textContent).toBe('There is no festival at this address.');
    await content({ festivals: [diwali] });
    expect(await screen.findByRole('heading', { level: 2, name: 'Diwali' })).toBeTruthy();
  });

  test('that cannot be read says so, and is read again when asked', async () => {
    await content({ festivals: [diwali] });
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const broken = vi.spyOn(contentDatabase(), 'transaction').mockImplementation(() => {
      throw new Error('broken');
    });
    await open('diwali');
    const trouble = await screen.findByRole('alert');
    expect(trouble.textContent).toContain('Failed to load festival details');
    broken.mockRestore();
    fireEvent.click(within(trouble).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Diwali' })).toBeTruthy();
  });
});

describe('its days', () => {
  test('are those of this year and the next ones, near ones counted, with both where traditions split', async () => {
    days = [on('2026-11-08', ['2026-11-09']), on('2027-10-29')];
    await content({ festivals: [diwali] });
    await open('diwali', '2026-11-08');
    const list = await screen.findByTestId('festival-days');
    const [first, second, ...others] = await within(list).findAllByRole('listitem');
    expect(others).toEqual([]);
    expect(first?.textContent).toContain('Sunday, 8 November 2026');
    expect(first?.textContent).toContain('in 7 days');
    expect(first?.textContent).toContain('or 9 Nov 2026: ');
    expect(second?.textContent).toBe('Friday, 29 October 2027');
    const link = within(list).getByRole('link', { name: 'Friday, 29 October 2027' });
    expect(link.getAttribute('href')).toContain('day=2027-10-29');
    expect(link.getAttribute('href')).toContain('festival=diwali');
  });

  test('of one that comes every month are the next six', async () => {
    days = Array.from({ length: 24 }, (_, index) =>
      on(`${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-05`),
    );
    await content({ festivals: [diwali] });
    await open('diwali');
    const list = await screen.findByTestId('festival-days');
    const shown = await within(list).findAllByRole('listitem');
    expect(shown).toHaveLength(6);
    expect(shown[0]?.textContent).toContain('5 November 2026');
  });
});

describe('the next festivals', () => {
  test('leave out what an admin has taken out of sight, also when it is looked for', async () => {
    days = [on('2026-11-08'), { ...on('2027-01-14'), id: 'makar_sankranti' }];
    await content({ hidden_festivals: [{ id: 'diwali' }] });
    await renderScreen(<NextFestivals from="2026-11-01" />);
    const shown = await screen.findAllByTestId('next-festival');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Makar Sankranti/) as string,
    ]);
    const search = screen.getByTestId('festival-search');
    fireEvent.change(search, { target: { value: 'sankranti' } });
    expect((await screen.findAllByTestId('found-festival'))[0]?.textContent).toContain('Makar Sankranti');
    fireEvent.change(search, { target: { value: 'deepavali' } });
    const found = screen.queryAllByTestId('found-festival').map(({ textContent }) => textContent);
    expect(found.filter((name) => name?.startsWith('Diwali'))).toEqual([]);
  });

  test('are counted from today on, without those of every month, and found by their name', async () => {
    days = [
      { ...on('2026-11-05'), id: 'pradosha_vrat' },
      on('2026-11-08'),
      { ...on('2027-01-14'), id: 'makar_sankranti' },
    ];
    await content({});
    await renderScreen(<NextFestivals from="2026-11-01" />);
    const shown = await screen.findAllByTestId('next-festival');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Diwali.*Sunday, 8 Nov 2026in 7 days$/) as string,
      expect.stringMatching(/^Makar Sankranti.*14 Jan 2027in 74 days$/) as string,
    ]);
    fireEvent.change(screen.getByTestId('festival-search'), { target: { value: 'दीवाली' } });
    const [found] = await screen.findAllByTestId('found-festival');
    expect(found?.getAttribute('href')).toContain('festival=diwali');
    fireEvent.change(screen.getByTestId('festival-search'), { target: { value: 'volleyball' } });
    expect(await screen.findByText(/No festival of this name/)).toBeTruthy();
  });

  test('find by its name what an admin has added', async () => {
    await content({ festivals: [{ ...diwali, rule_id: null, name: 'Mohalla Mela', name_hi: 'मोहल्ला मेला' }] });
    await renderScreen(<NextFestivals from="2026-11-01" />);
    fireEvent.change(screen.getByTestId('festival-search'), { target: { value: 'mohalla' } });
    await waitFor(() =>
      expect(screen.getByTestId('found-festival').getAttribute('href')).toContain(`festival=${festivalId}`),
    );
  });
});

function on(date: string, others: string[] = []): Observance {
  return {
    id: 'diwali',
    date: date as CivilDate,
    rule,
    alternatives: others.map((other) => ({ date: other as CivilDate, why: { ...rule, usage: 'smarta' } })),
  };
}

const noSlots = { renderAudio: () => null, renderOwn: () => null, renderForm: () => null };

type AnyRow = ContentRow & Record<string, unknown>;

async function content(rows: Partial<Record<ContentTable, readonly AnyRow[]>>): Promise<void> {
  const tables = Object.fromEntries(contentTables.map((table) => [table, rows[table] ?? []]));
  await replaceContent(contentDatabase(), {
    versions: {},
    tables,
  });
}

function open(id: string, date?: string) {
  return renderScreen(
    <FestivalDetails festivalId={id} date={date} decision={<p>why this day</p>} aartis={noSlots} />,
  );
}

function items(part: HTMLElement): (string | null)[] {
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
