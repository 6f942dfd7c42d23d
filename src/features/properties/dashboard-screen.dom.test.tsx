import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '#db/database.ts';
import { keepActs, type NewAct } from '#db/mutations/keep-acts.ts';
import { noteLink } from '#db/mutations/note-link.ts';
import type * as queries from '#db/queries/properties.ts';
import type { LinkProblem, MirroredRow, MirroredTable } from '#db/schema.ts';
import { properties as texts } from '#i18n/catalogue/properties.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import type { UsedPicture } from '#session/use-picture.ts';
import { resetSyncStatus } from '#sync/sync-status.ts';
import { forgetUploads, showUpload } from '#sync/upload-progress.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000061';
const idOf = (name: string) => `b7d0c7de-5f0b-4d2e-9a53-${name.padStart(12, '0')}`;
const db = () => userDatabase(userId);

const unreadable = new Set<'propertiesAtHand' | 'standalonePlans'>();
vi.mock('#db/queries/properties.ts', async (original) => {
  const real = await original<typeof queries>();
  const unless =
    <A extends unknown[], R>(name: 'propertiesAtHand' | 'standalonePlans', read: (...of: A) => Promise<R>) =>
    (...of: A) =>
      unreadable.has(name) ? Promise.reject(new Error('broken')) : read(...of);
  return {
    ...real,
    propertiesAtHand: unless('propertiesAtHand', real.propertiesAtHand),
    standalonePlans: unless('standalonePlans', real.standalonePlans),
  };
});
vi.mock('#session/use-picture.ts', () => ({
  usePicture: (path: string | undefined): UsedPicture =>
    path === undefined ? { state: 'loading', url: undefined } : { state: 'ready', url: `blob:${path}` },
}));

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  resetSyncStatus(userId);
  unreadable.clear();
  // Nothing is laid out here, so that nothing would ever come into sight.
  vi.stubGlobal('IntersectionObserver', undefined);
  await db().meta.put({ key: 'cursor', cursor: 9, generation: 'g', floor: 0, isFilled: true });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetUploads();
  await deleteUserDatabase(userId);
});

describe('before there is anything', () => {
  test('one sentence says what will be here, and one action leads there', async () => {
    await show();
    expect(await screen.findByText(texts.emptyText.en)).toBeDefined();
    expect(links()).toEqual([['Add a property', '/add-property']]);
  });

  test('while older rows are on their way the shape of the cards is seen, and no emptiness is claimed', async () => {
    await db().meta.delete('cursor');
    await show();
    expect(await screen.findByTestId('dashboard-shape')).toBeDefined();
    expect(screen.queryByText(texts.emptyTitle.en)).toBeNull();
  });

  test.each<[LinkProblem, string]>([
    ['network', texts.absentOffline.en],
    ['server', texts.absentTrouble.en],
    ['unauthorized', texts.absentSignIn.en],
  ])('a device that has fetched nothing says what is in the way: %s', async (problem, words) => {
    await db().meta.delete('cursor');
    await noteLink(db(), { failures: 1, nextAt: 0, problem });
    await show();
    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() => expect(toast()).toBe('An error occurred while loading dashboard data'));
  });
});

describe('what the device cannot read', () => {
  test.each([
    ['propertiesAtHand', 'Failed to load properties'],
    ['standalonePlans', 'Failed to load floorplans'],
  ] as const)('is named, and read again at a word: %s', async (query, words) => {
    unreadable.add(query);
    await put('properties', { id: idOf('1'), title: 'Flat' });
    await show();
    expect(await screen.findByRole('heading', { name: words })).toBeDefined();
    expect(toast()).toBe(words);
    unreadable.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Flat' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('heading', { name: words })).toBeNull());
  });
});

describe('a card', () => {
  test('shows three photos, says how many more there are, and opens them from there', async () => {
    await aHome({ photos: 5 });
    await show();
    const strip = within(await screen.findByRole('list', { name: 'Photos of Flat' }));
    expect(strip.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Open photo 1 of 5: Room 1',
      'Open photo 2 of 5: Room 2',
      'Open photo 3 of 5: Room 3',
      'Open 2 more photos',
    ]);
    fireEvent.click(strip.getByRole('button', { name: 'Open 2 more photos' }));
    const viewer = within(await screen.findByRole('dialog'));
    expect(viewer.getByText('4 of 5')).toBeDefined();
    expect(viewer.getByRole('img', { name: 'Room 4' })).toBeDefined();
  });

  test('of three photos has no further tile', async () => {
    await aHome({ photos: 3 });
    await show();
    expect(
      within(await screen.findByRole('list', { name: 'Photos of Flat' })).getAllByRole('button'),
    ).toHaveLength(3);
  });

  test('leads to an analysis, or shows the rating by word and number and leads to what was found', async () => {
    await aHome({ plans: [undefined, 8, 3, null] });
    await show();
    const plan = async (number: number) =>
      within((await screen.findByRole('heading', { name: `Plan ${number}` })).closest('li') as HTMLElement);
    await screen.findByRole('link', { name: 'Start Analysis: Plan 0' });
    expect(links(await plan(0))).toEqual([['Start Analysis: Plan 0', `/analyze/${idOf('a0')}`]]);
    expect((await plan(1)).getByText('8 out of 10')).toBeDefined();
    expect((await plan(1)).getByText(/Excellent/)).toBeDefined();
    expect((await plan(2)).getByText(/Needs Improvement/)).toBeDefined();
    expect((await plan(3)).getByText(/Not Rated/)).toBeDefined();
    expect(links(await plan(3))).toEqual([
      ['View analysis: Plan 3', `/analysis/${idOf('a3')}`],
      ['Analyse again: Plan 3', `/analyze/${idOf('a3')}`],
    ]);
  });

  test('offers a comparison once two of its plans are analysed', async () => {
    await aHome({ plans: [7, undefined] });
    await show();
    await screen.findByRole('link', { name: 'View analysis: Plan 0' });
    expect(screen.queryByRole('link', { name: /Compare/ })).toBeNull();
    await act(() => analyse('a1', 5));
    const compare = await screen.findByRole('link', { name: 'Compare two plans of Flat' });
    const search = new URL(compare.getAttribute('href') ?? '', 'http://here').searchParams;
    expect(new Set([search.get('a'), search.get('b')])).toEqual(new Set([idOf('a0'), idOf('a1')]));
  });

  test('leads to more plans and photos of its property', async () => {
    await aHome({});
    await show();
    const link = await screen.findByRole('link', { name: 'Add floor plans or photos to Flat' });
    expect(link.getAttribute('href')).toBe(`/add-property?property=${idOf('1')}`);
  });

  test('speaks Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    await aHome({ plans: [8], photos: 5 });
    await show();
    expect(await screen.findByText('+2 और')).toBeDefined();
    expect(await screen.findByText('10 में से 8')).toBeDefined();
  });
});

describe('what is on its way', () => {
  test('says that it waits, then how far it has come', async () => {
    await keep(aPlan('5', new ArrayBuffer(200)));
    await show();
    expect(await screen.findByTestId('send-waits')).toBeDefined();
    const [upload] = await db().outbox.where('state').equals('queued').toArray();
    act(() => showUpload(upload?.entityId ?? '', { sentBytes: 50, totalBytes: 200 }));
    expect((await screen.findByRole('progressbar', { name: 'Uploading: 25%' })).getAttribute('value')).toBe(
      '0.25',
    );
  });

  test('that was refused says why, and goes again or is discarded at a word', async () => {
    await keep(aPlan('5', new ArrayBuffer(200)));
    const refuse = () =>
      db()
        .outbox.filter(({ kind }) => kind === 'upload')
        .modify({ state: 'dead', problem: { kind: 'refused', code: 'file_too_large', reason: undefined } });
    await refuse();
    await show();
    const note = within(await screen.findByTestId('send-refused'));
    expect(note.getByText('Failed to upload floorplan')).toBeDefined();
    expect(note.getByText('The file is larger than 25 MB.')).toBeDefined();
    fireEvent.click(note.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByTestId('send-waits')).toBeDefined();
    await act(refuse);
    fireEvent.click(
      within(await screen.findByTestId('send-refused')).getByRole('button', { name: 'Discard' }),
    );
    expect(await screen.findByText(texts.emptyTitle.en)).toBeDefined();
    expect(await db().outbox.count()).toBe(0);
  });
});

describe('deleting', () => {
  test('a property names what goes with it, and takes it along', async () => {
    await aHome({ plans: [7, undefined], photos: 1 });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Flat' }));
    expect(
      await screen.findByText(
        '“Flat” will be deleted everywhere, and with it 2 floor plans, 1 photo and 1 analysis.',
      ),
    ).toBeDefined();
    expect(screen.queryByText(/exists only on this device/)).toBeNull();
    fireEvent.click(screen.getByTestId('confirm-delete'));
    expect(await screen.findByText(texts.emptyTitle.en)).toBeDefined();
    await waitFor(() => expect(toast()).toBe('Property deleted successfully'));
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.delete']);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('what exists nowhere else is said to be only here', async () => {
    await keep(aPlan('5', new ArrayBuffer(200)));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Plan 5' }));
    expect(await screen.findByText('“Plan 5” will be deleted everywhere.')).toBeDefined();
    expect(screen.getByText(/exists only on this device/)).toBeDefined();
  });

  test('can be left, and nothing is deleted', async () => {
    await aHome({});
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Flat' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db().outbox.count()).toBe(0);
  });

  test.each([
    ['Delete Flat', 'Failed to delete property'],
    ['Delete Plan 0', 'Failed to delete floorplan'],
  ])('that fails says so: %s', async (button, words) => {
    await aHome({ plans: [undefined] });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog');
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('broken');
    });
    fireEvent.click(screen.getByTestId('confirm-delete'));
    await waitFor(() => expect(toast()).toBe(words));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('a photo keeps the others open, and the last one closes them', async () => {
    await aHome({ photos: 2 });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Open photo 2 of 2: Room 2' }));
    for (const left of ['1 of 1', undefined]) {
      fireEvent.click(await screen.findByRole('button', { name: 'Delete this photo' }));
      fireEvent.click(await screen.findByTestId('confirm-delete'));
      if (left === undefined) await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      else expect(await screen.findByText(left)).toBeDefined();
    }
    await waitFor(() => expect(toast()).toBe('Photo deleted successfully'));
  });
});

describe('photos one by one', () => {
  test('arrows, the ends and a finger lead on, and never beyond', async () => {
    await aHome({ photos: 3 });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Open photo 1 of 3: Room 1' }));
    const viewer = await screen.findByRole('dialog');
    for (const [key, number] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowRight', 3],
      ['Home', 1],
    ] as const) {
      fireEvent.keyDown(viewer, { key });
      expect(within(viewer).getByText(`${number} of 3`)).toBeDefined();
    }
    const picture = within(viewer).getByRole('img');
    for (const [right, number] of [
      [-100, 2],
      [20, 2],
      [100, 1],
    ] as const) {
      fireEvent.pointerDown(picture, { isPrimary: true, clientX: 200, clientY: 100 });
      fireEvent.pointerUp(picture, { isPrimary: true, clientX: 200 + right, clientY: 105 });
      expect(within(viewer).getByText(`${number} of 3`)).toBeDefined();
    }
  });
});

describe('a change of a property', () => {
  test('needs a title and a city, and only what is different is sent', async () => {
    await aHome({});
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Flat' }));
    fireEvent.change(await screen.findByLabelText('Property title'), { target: { value: ' ' } });
    fireEvent.change(screen.getByLabelText('City'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Property title is required')).toBeDefined();
    expect(screen.getByText('City is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Property title'));
    fireEvent.change(screen.getByLabelText('Property title'), { target: { value: ' Home ' } });
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Pune' } });
    fireEvent.change(screen.getByLabelText('Description (optional)'), {
      target: { value: 'x'.repeat(5001) },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please write at most 5,000 characters.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Description (optional)'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
    expect(toast()).toBe('Property updated successfully');
    expect((await db().outbox.toArray()).map(({ payload }) => payload)).toEqual([{ title: 'Home' }]);
  });
});

test('two hundred properties are made a few at a time', async () => {
  await mirrorOf(db(), 'properties').bulkPut(
    Array.from({ length: 200 }, (_, index) =>
      rowOf({ id: idOf(String(1000 + index)), title: `Flat ${index}` }),
    ),
  );
  await show();
  await waitFor(() => expect(screen.getAllByTestId('property')).toHaveLength(12));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByTestId('property')).toHaveLength(24);
});

async function show(): Promise<void> {
  await renderScreen(<DashboardScreen />);
}

function rowOf(row: { id: string; [column: string]: unknown }): MirroredRow {
  const at = '2026-11-20T10:00:00Z';
  const plain = { title: 'Flat', city: 'Pune', project_name: null, description: null, created_at: at };
  const file = { image_url: `${userId}/a.png`, upload_date: at, file_size: 9, file_type: 'image/png' };
  return { seq: 1, deleted_at: null, ...plain, ...file, ...row };
}

async function put(table: MirroredTable, row: { id: string; [column: string]: unknown }): Promise<void> {
  await mirrorOf(db(), table).put(rowOf(row));
}

/** A property with photos and plans; each plan has a rating, or none where it has not been analysed. */
async function aHome({
  photos = 0,
  plans = [],
}: {
  photos?: number;
  plans?: readonly (number | null | undefined)[];
}): Promise<void> {
  const propertyId = idOf('1');
  await put('properties', { id: propertyId });
  for (let number = 1; number <= photos; number += 1)
    await put('property_photos', {
      id: idOf(`b${number}`),
      property_id: propertyId,
      caption: `Room ${number}`,
      upload_date: `2026-11-20T10:00:0${number}Z`,
    });
  for (const [index, rating] of plans.entries()) {
    await put('floorplans', { id: idOf(`a${index}`), property_id: propertyId, title: `Plan ${index}` });
    if (rating !== undefined) await analyse(`a${index}`, rating);
  }
}

async function analyse(plan: string, rating: number | null): Promise<void> {
  const analysis = { id: idOf(`c${plan}`), floorplan_id: idOf(plan), overall_rating: rating };
  await put('vaastu_analysis', { ...analysis, analyzed_at: '2026-11-20T11:00:00Z' });
}

function aPlan(name: string, bytes: ArrayBuffer): NewAct {
  return {
    kind: 'floorplan.create',
    entityId: idOf(name),
    payload: { title: `Plan ${name}` },
    files: [{ field: 'image_url', bytes, type: 'image/png', extension: 'png' }],
  };
}

async function keep(...acts: NewAct[]): Promise<void> {
  const outcome = await keepActs(db(), acts, { userId, now: 1, newId: () => crypto.randomUUID() });
  expect(outcome.kind).toBe('kept');
}

function toast(): string | undefined {
  const title = toastStore.getState().toast?.title;
  return typeof title === 'object' ? title.message.en : title;
}

function links(part: { getAllByRole: typeof screen.getAllByRole } = screen): [string, string | null][] {
  return part
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent ?? '', link.getAttribute('href')]);
}
