import 'fake-indexeddb/auto';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { PreparedPlanFile } from '#lib/prepare-plan-file.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { AddPropertyScreen } from './add-property-screen.tsx';

// Loaded machines are slow; what is waited for comes in any case.
configure({ asyncUtilTimeout: 15_000 });

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f1';
const db = () => userDatabase(userId);

/** What becomes of each file, and how many are in hand at the same time. */
let prepare: (file: File, signal: AbortSignal) => Promise<PreparedPlanFile>;
let hasRoom = true;

vi.mock('#lib/prepare-plan-file.ts', () => ({
  preparePlanFile: (file: File, _: string, signal: AbortSignal) => prepare(file, signal),
}));
vi.mock('#lib/storage-room.ts', async (original) => ({
  ...(await original<object>()),
  hasRoomFor: () => Promise.resolve(hasRoom),
}));

const ready: PreparedPlanFile = {
  kind: 'ready',
  bytes: new ArrayBuffer(8),
  type: 'image/png',
  extension: 'png',
  size: 8,
  preview: new ArrayBuffer(2),
};

beforeEach(async () => {
  cleanup();
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  hasRoom = true;
  prepare = () => Promise.resolve(ready);
  await deleteUserDatabase(userId);
});

test.each([
  ['en', 'Property title is required', 'City is required'],
  ['hi', 'संपत्ति का नाम ज़रूरी है', 'शहर ज़रूरी है'],
] as const)(
  'what is missing is said in %s where it is, and nothing is kept',
  async (language, title, city) => {
    languageStore.setState({ language });
    await open();
    fireEvent.click(saveButton());
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(city)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByTestId('property-title'));
    type('property-title', 'Our flat');
    expect(screen.queryByText(title)).toBeNull();
    type('property-city', '   ');
    fireEvent.click(saveButton());
    expect(screen.getByText(city)).toBeTruthy();
    expect(await db().outbox.count()).toBe(0);
  },
);

test('two quick taps save one property, and it is led on to the others', async () => {
  const { router } = await open();
  fill();
  choose('plan', aFile('ground_floor.png'));
  await chosen(1);
  setOnline(false);
  fireEvent.click(saveButton());
  fireEvent.click(saveButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual([
    'property.create',
    'upload',
    'floorplan.create',
  ]);
  expect(toastStore.getState().toast).toMatchObject({
    title: { message: { en: 'Saved on this device' } },
  });
  setOnline(true);
});

test('what was sent is told, and where it was refused that is', async () => {
  const { router } = await open();
  fill();
  fireEvent.click(saveButton());
  expect(await screen.findByTestId('sending')).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H1');
  await act(() => db().outbox.toCollection().modify({ state: 'acked' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(toastStore.getState().toast).toMatchObject({
    tone: 'success',
    title: { message: { en: 'Property created successfully!' } },
  });
});

test.each([
  ['property.create', 'Failed to create property'],
  ['upload', 'Failed to upload floorplan'],
] as const)('a refusal of %s is told as "%s"', async (kind, words) => {
  const { router } = await open();
  fill();
  choose('plan', aFile('a.png'));
  await chosen(1);
  fireEvent.click(saveButton());
  await screen.findByTestId('sending');
  const problem = { kind: 'refused', code: 'invalid', reason: undefined } as const;
  await act(() =>
    db()
      .outbox.filter((row) => row.kind === kind)
      .modify({ state: 'dead', problem }),
  );
  await act(() =>
    db()
      .outbox.filter((row) => row.kind === (kind === 'upload' ? 'property.create' : 'upload'))
      .modify({ state: 'acked' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(toastStore.getState().toast).toMatchObject({ tone: 'error', title: { message: { en: words } } });
});

test('somebody whose session has ended is told to log in, and loses nothing', async () => {
  await open();
  fill();
  sessionStore.setState({ status: 'guest' }, true);
  expect(await screen.findByText('Please log in to create a property')).toBeTruthy();
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  await waitFor(() => expect(value('property-title')).toBe('Our flat'));
});

describe('files', () => {
  test('are made ready one after another, however many there are', async () => {
    let inHand = 0;
    let mostInHand = 0;
    prepare = async () => {
      inHand += 1;
      mostInHand = Math.max(mostInHand, inHand);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inHand -= 1;
      return ready;
    };
    await open();
    choose('photo', ...Array.from({ length: 6 }, (_, index) => aFile(`${index}.jpg`)));
    await chosen(6);
    expect(mostInHand).toBe(1);
    expect(await db().blobs.count()).toBe(12);
  });

  test('are waited for before the property is saved', async () => {
    let release = () => {};
    prepare = () => new Promise((resolve) => (release = () => resolve(ready)));
    await open();
    fill();
    choose('plan', aFile('a.png'));
    fireEvent.click(saveButton());
    await waitFor(() => expect(saveButton().textContent).toBe('Preparing the files…'));
    expect(await db().outbox.count()).toBe(0);
    release();
    await screen.findByTestId('sending');
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toContain('floorplan.create');
  });

  test('that are not taken after all are seen before the property goes without them', async () => {
    let release = () => {};
    prepare = () =>
      new Promise((resolve) => (release = () => resolve({ kind: 'refused', fault: 'encrypted' })));
    await open();
    fill();
    choose('plan', aFile('a.pdf'));
    fireEvent.click(saveButton());
    await waitFor(() => expect(saveButton().textContent).toBe('Preparing the files…'));
    release();
    expect(await screen.findByTestId('refused-file')).toBeTruthy();
    await waitFor(() => expect(saveButton().textContent).toBe('Save property'));
    expect(await db().outbox.count()).toBe(0);
    fireEvent.click(saveButton());
    await screen.findByTestId('sending');
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.create']);
  });

  test('that are not taken say why, and leave at a word', async () => {
    prepare = ({ name }) =>
      Promise.resolve(name === 'book.pdf' ? { kind: 'refused', fault: 'too-many-pages' } : ready);
    await open();
    choose('plan', aFile('book.pdf'), aFile('plan.png'));
    await chosen(1);
    expect(screen.getByTestId('refused-file').textContent).toContain('book.pdf has more than 20 pages.');
    fireEvent.click(screen.getByLabelText('Dismiss book.pdf'));
    expect(screen.queryByTestId('refused-file')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('choose-plan'));
  });

  test('for which the device has no room are not kept', async () => {
    hasRoom = false;
    await open();
    choose('photo', aFile('front.jpg'));
    expect((await screen.findByTestId('refused-file')).textContent).toContain(
      'This device has no room left for front.jpg.',
    );
    expect(await db().blobs.count()).toBe(0);
  });

  test('that are given up while they are made ready do not come', async () => {
    const signals: AbortSignal[] = [];
    prepare = (_, signal) => {
      signals.push(signal);
      return new Promise((__, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
    };
    await open();
    choose('plan', aFile('slow.pdf'));
    await waitFor(() => expect(signals).toHaveLength(1));
    prepare = () => Promise.resolve(ready);
    choose('plan', aFile('quick.png'));
    fireEvent.click(screen.getByLabelText('Cancel slow.pdf'));
    await chosen(1);
    expect(screen.queryByText('slow.pdf')).toBeNull();
    expect(signals[0]?.aborted).toBe(true);
  });

  test('come back after a reload, with what was written about them, and can be taken out', async () => {
    await open();
    type('property-title', 'Our flat');
    choose('plan', aFile('ground_floor.png'));
    await chosen(1);
    expect(value('plan-title')).toBe('ground floor');
    type('plan-title', 'Ground');
    await waitFor(async () =>
      expect((await db().property_drafts.get('new'))?.files[0]?.title).toBe('Ground'),
    );
    cleanup();
    await open();
    expect(value('property-title')).toBe('Our flat');
    expect(value('plan-title')).toBe('Ground');
    fireEvent.click(screen.getByLabelText('Remove ground_floor.png'));
    expect(screen.queryByTestId('chosen-file')).toBeNull();
    await waitFor(async () => expect(await db().blobs.count()).toBe(0));
  });

  test('and words leave when the form is cleared', async () => {
    await open();
    fill();
    choose('plan', aFile('a.png'));
    await chosen(1);
    fireEvent.click(screen.getByTestId('clear-property'));
    fireEvent.click(screen.getByTestId('confirm-clear'));
    await waitFor(() => expect(value('property-title')).toBe(''));
    expect(screen.queryByTestId('chosen-file')).toBeNull();
    expect(await db().blobs.count()).toBe(0);
  });
});

describe('more for a property', () => {
  const propertyId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f2';

  test('needs a file', async () => {
    await db().table('properties').put({
      id: propertyId,
      seq: 1,
      deleted_at: null,
      title: 'Our flat',
      city: 'Pune',
      project_name: null,
      description: null,
    });
    await renderScreen(<AddPropertyScreen propertyId={propertyId} />);
    expect(await screen.findByRole('heading', { name: 'Add to Our flat' })).toBeTruthy();
    expect(document.title).toBe('Add plans and photos · Disha');
    fireEvent.click(await screen.findByTestId('save-property'));
    expect(screen.getByText('Please choose a floor plan or a photo first.')).toBeTruthy();
    choose('photo', aFile('a.png'));
    await chosen(1);
    fireEvent.click(saveButton());
    await screen.findByTestId('sending');
    expect((await db().outbox.toArray()).map(({ kind }) => kind)).toEqual(['upload', 'photo.create']);
  });

  test('that is not there leads back to those that are', async () => {
    await renderScreen(<AddPropertyScreen propertyId={propertyId} />);
    expect(await screen.findByText('This property is not here')).toBeTruthy();
  });
});

async function open() {
  const rendered = await renderScreen(<AddPropertyScreen />);
  await screen.findByTestId('property-title');
  return rendered;
}

function fill(): void {
  type('property-title', 'Our flat');
  type('property-city', 'Pune');
}

function type(field: string, words: string): void {
  fireEvent.change(screen.getByTestId(field), { target: { value: words } });
}

function value(field: string): string {
  return screen.getByTestId<HTMLInputElement>(field).value;
}

function choose(use: 'plan' | 'photo', ...files: File[]): void {
  fireEvent.change(screen.getByTestId(`choose-${use}-input`), { target: { files } });
}

async function chosen(count: number): Promise<void> {
  await waitFor(() => expect(screen.getAllByTestId('chosen-file')).toHaveLength(count));
}

function saveButton(): HTMLElement {
  return screen.getByTestId('save-property');
}

function aFile(name: string): File {
  return new File(['bytes'], name);
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
