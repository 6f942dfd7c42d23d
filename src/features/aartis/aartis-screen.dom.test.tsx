import 'fake-indexeddb/auto';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentDatabase, replaceContent, type ContentRow } from '#db/content-database.ts';
import { deleteUserDatabase, mirrorOf, userDatabase } from '#db/database.ts';
import { addDeity } from '#db/mutations/deity-collection.ts';
import { keepActs } from '#db/mutations/keep-acts.ts';
import type { UserDeityRow } from '#db/queries/deity-collection.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { AdminAnswer } from '#session/admin-refusal.ts';
import { sessionStore } from '#session/session-store.ts';
import { resetSyncStatus, syncStatusStore } from '#sync/sync-status.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import type { AartiSlots, AartisSearch } from './aarti-slots.ts';
import { AartisScreen } from './aartis-screen.tsx';

// Loaded machines are slow; what is waited for comes in any case.
configure({ asyncUtilTimeout: 15_000 });

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000e7';
const db = () => userDatabase(userId);
const ids = {
  ganesh: '6f1d2b7e-0a03-4c3e-9a51-000000000001',
  shiv: '6f1d2b7e-0a03-4c3e-9a51-000000000004',
};
const idOf = (number: number) => `6f1d2b7e-0a03-4c3e-9a52-${String(number).padStart(12, '0')}`;
const keeping = () => ({ userId, now: Date.now(), newId: () => crypto.randomUUID() });

let role: 'admin' | 'user';
vi.mock('#session/use-role.ts', () => ({ useRole: () => role }));
let fresh: () => Promise<boolean>;
vi.mock('#session/fresh-content.ts', () => ({
  freshContent: () => fresh(),
  newestContent: async () => true,
}));
const sent: { kind: string; entry: unknown }[] = [];
let answer: AdminAnswer<unknown>;
vi.mock('#session/admin.ts', () => ({
  addCatalogueDeity: async (_: string, entry: unknown) => {
    sent.push({ kind: 'deity', entry });
    return answer;
  },
  addDefaultAarti: async (_: string, entry: unknown) => {
    sent.push({ kind: 'aarti', entry });
    return answer;
  },
}));
let prepare: () => Promise<unknown>;
vi.mock('#session/deity-pictures.ts', () => ({ prepareDeityPicture: () => prepare() }));

beforeEach(async () => {
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  role = 'user';
  fresh = async () => true;
  sent.length = 0;
  answer = { ok: true, value: {} };
  prepare = async () => ({
    kind: 'ready',
    picture: { bytes: new ArrayBuffer(4), type: 'image/jpeg', extension: 'jpg' },
  });
  await fillContent();
  await db().meta.put({ key: 'cursor', cursor: 9, generation: 'g', floor: 0, isFilled: true });
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await deleteUserDatabase(userId);
});

describe('a guest', () => {
  beforeEach(() => sessionStore.setState({ status: 'guest' }, true));

  test('reads the specified words, is led to log in, and finds every aarti by its deity', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sacred Hindu Aartis' })).toBeDefined();
    expect(
      screen.getByText('Please log in to manage your personal deity collection and aartis.'),
    ).toBeDefined();
    expect(screen.getByTestId('log-in').getAttribute('href')).toContain('/auth?redirect=');
    await waitFor(() => expect(shelves()).toEqual(['Ganesh', 'Shiv', 'For every deity']));
    expect(screen.getByText('The remover of obstacles')).toBeDefined();
  });

  test('finds what falls on today, and ways to what else there is', async () => {
    await open();
    expect(await screen.findByText('what falls on today')).toBeDefined();
    const ways = ['Puja and vrat, step by step', 'Festival calendar', 'Ask about a festival or a vrat'];
    expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/puja',
      '/hindu-festivals',
      '/chat',
    ]);
  });

  test('opens one at an address of its own', async () => {
    const { router } = await open();
    fireEvent.click(await screen.findByRole('link', { name: /Jai Ganesh/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ read: 'a1' }));
    expect(screen.getByText('reads a1')).toBeDefined();
  });

  test.each(['गणेश', 'ganesha', 'vighna'])('finds aartis by %s, in either script', async (typed) => {
    await open();
    await waitFor(() => expect(shelves()).toHaveLength(3));
    fireEvent.change(screen.getByTestId('library-search'), { target: { value: typed } });
    await waitFor(() => expect(shelves()).toEqual(['Ganesh']));
    expect(screen.getByText('1 aarti')).toBeDefined();
  });

  test('is told where nothing has the name', async () => {
    await open();
    await waitFor(() => expect(shelves()).toHaveLength(3));
    fireEvent.change(screen.getByTestId('library-search'), { target: { value: 'zzz' } });
    expect(await screen.findByText(/No aarti or deity has this name/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(shelves()).toHaveLength(3));
  });

  test('who comes by a link is led to the deity that it names', async () => {
    await open({ deity: ids.shiv });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Shiv'));
  });

  test('is told apart whether the aartis are coming, could not be fetched, or are none', async () => {
    await emptyContent();
    let tell: (isFresh: boolean) => void = () => {};
    fresh = () => new Promise((resolve) => (tell = resolve));
    await open();
    await screen.findByText('The aartis are being opened');
    tell(false);
    const failure = await screen.findByTestId('library-failed');
    expect(failure.textContent).toContain('The server did not send them.');
    // A page that the build has drawn with them is not taken away for that.
    expect(failure.dataset['notFetched']).toBe('true');
    fireEvent.click(within(failure).getByRole('button', { name: 'Try Again' }));
    await screen.findByText('The aartis are being opened');
    tell(true);
    expect(await screen.findByText('There are no aartis to read yet.')).toBeDefined();
  });

  test('reads it all in Hindi', async () => {
    languageStore.setState({ language: 'hi' });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'पावन हिंदू आरतियाँ' })).toBeDefined();
    await waitFor(() => expect(shelves()).toEqual(['गणेश', 'शिव', 'सभी देवताओं की']));
  });
});

describe('the collection', () => {
  test('that the server does not send to a new device is said to have failed, and asked for again', async () => {
    const syncNow = vi.fn<() => Promise<void>>();
    syncStatusStore.setState({ syncNow });
    await db().meta.clear();
    await db().meta.put({ key: 'link', failures: 1, nextAt: 0, problem: 'server' });
    await open();
    const failure = await screen.findByTestId('collection-absent');
    expect(failure.textContent).toContain('Failed to load your deities and aartis.');
    fireEvent.click(within(failure).getByRole('button', { name: 'Try Again' }));
    expect(syncNow).toHaveBeenCalledOnce();
    resetSyncStatus(undefined);
  });

  test('teaches what it is for where nothing was added', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'No Deities Added Yet' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Personal Deity Collection' })).toBeDefined();
  });

  test('claims no emptiness before the device knows', async () => {
    await db().meta.delete('cursor');
    await open();
    expect(await screen.findByTestId('add-deity')).toBeDefined();
    expect(screen.queryByText('No Deities Added Yet')).toBeNull();
  });

  test('has for each deity its name, how many aartis there are, and whether it is custom', async () => {
    await put({ id: idOf(1), deity_id: ids.ganesh, name: 'Ganesh' });
    await put({ id: idOf(2), deity_id: null, name: 'Kuldevi', created_at: '2026-02-01T00:00:00Z' });
    await own(5, idOf(1), 'Our Ganesh');
    await open();
    expect((await card('Ganesh')).textContent).toContain('2 Aarti(s)');
    expect((await card('Kuldevi')).textContent).toContain('0 Aarti(s)');
    expect(within(await card('Kuldevi')).getByText('Custom')).toBeDefined();
    expect(within(await card('Ganesh')).queryByText('Custom')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Select a Deity' })).toBeDefined();
  });

  test('shows the aartis of the deity that is chosen; chosen again it is let go of', async () => {
    await put({ id: idOf(1), deity_id: ids.ganesh, name: 'Ganesh' });
    await own(5, idOf(1), 'Our Ganesh');
    const { router } = await open();
    await choose('Ganesh');
    expect(screen.getByRole('heading', { level: 2, name: 'Ganesh Aartis' })).toBeDefined();
    expect(router.state.location.search).toEqual({ deity: idOf(1) });
    expect(screen.getAllByTestId('aarti-card').map((each) => each.textContent)).toEqual([
      'Jai Ganesh DevaDefault',
      'Our GaneshYour Aarti',
    ]);
    const chooser = within(await card('Ganesh')).getByTestId('select-deity');
    fireEvent.click(screen.getByTestId('back-to-deities'));
    expect(document.activeElement).toBe(chooser);
    fireEvent.click(chooser);
    expect(await screen.findByRole('heading', { name: 'Select a Deity' })).toBeDefined();
    expect(router.state.location.search).toEqual({});
  });

  test('opens one aarti at a time, those for everybody with the benefits of reciting', async () => {
    await put({ id: idOf(1), deity_id: ids.ganesh, name: 'Ganesh' });
    await own(5, idOf(1), 'Our Ganesh');
    await open({ deity: ids.ganesh });
    const [first, second] = await screen.findAllByTestId('toggle-aarti');
    if (!first || !second) throw new Error('There are no aartis');
    fireEvent.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
    const benefits = screen.getByTestId('benefits');
    expect(benefits.textContent).toBe('Benefits of RecitingPeople sing it at a beginning.');
    expect(screen.getByRole('region', { name: 'Words of Jai Ganesh Deva' }).lang).toBe('hi');
    expect(screen.getByText('hears a1')).toBeDefined();
    fireEvent.click(second);
    expect(screen.getAllByTestId('toggle-aarti').map((each) => each.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
    expect(screen.getByText('own Our Ganesh')).toBeDefined();
    expect(screen.queryByTestId('benefits')).toBeNull();
    fireEvent.click(second);
    expect(second.getAttribute('aria-expanded')).toBe('false');
  });

  test('says where a deity has no aartis, and leads to the form', async () => {
    await put({ id: idOf(2), deity_id: null, name: 'Kuldevi' });
    await open({ deity: idOf(2) });
    expect((await screen.findByTestId('no-aartis')).textContent).toBe('No aartis added for Kuldevi yet.');
    fireEvent.click(screen.getByTestId('add-own-aarti'));
    expect(screen.getByText(`form for Kuldevi ${idOf(2)}`)).toBeDefined();
  });

  test('offers a deity that a link names and that is not in it', async () => {
    await put({ id: idOf(2), deity_id: null, name: 'Kuldevi' });
    await open({ deity: ids.shiv });
    expect(await screen.findByText('Shiv is not in your collection yet.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Add Shiv' }));
    expect(await screen.findByRole('heading', { name: 'Shiv Aartis' })).toBeDefined();
    expect(toast()).toBe('Shiv added to your collection!');
  });

  test('keeps names with hidden and turning characters to themselves', async () => {
    const name = '\u202eidevluk\u200b שלום';
    await put({ id: idOf(2), deity_id: null, name });
    await open({ deity: idOf(2) });
    const shown = await screen.findByTestId('deity-name');
    expect(shown.tagName).toBe('BDI');
    expect(shown.textContent).toBe(name);
    expect(screen.getByTestId('no-aartis').textContent).toBe(`No aartis added for \u2068${name}\u2069 yet.`);
    expect(screen.getByTestId('remove-deity').getAttribute('aria-label')).toBe(`Remove \u2068${name}\u2069`);
  });

  test('says how a deity stands that has not reached the server', async () => {
    await addDeity(db(), { id: idOf(1), deityId: ids.ganesh, name: 'Ganesh' }, keeping());
    await open();
    expect(await screen.findByTestId('deity-waits')).toBeDefined();
    await refuse('deity.add', 'parent_missing');
    expect(await screen.findByTestId('deity-refused')).toBeDefined();
  });

  test('tells kindly what two devices have both added, and loses nothing', async () => {
    await addDeity(db(), { id: idOf(1), deityId: ids.ganesh, name: 'Ganesh' }, keeping());
    await own(5, idOf(1), 'Our Ganesh');
    await refuse('deity.add', 'already_added');
    await put({ id: idOf(3), deity_id: ids.ganesh, name: 'Ganesh' });
    await open({ deity: idOf(3) });
    const note = await screen.findByTestId('duplicate-deity');
    expect(note.textContent).toContain('this deity is already in your collection');
    expect(note.textContent).toContain('move to it: 1');
    expect(screen.getAllByTestId('deity-card')).toHaveLength(1);
    fireEvent.click(screen.getByTestId('settle-duplicate'));
    await waitFor(() => expect(screen.queryByTestId('duplicate-deity')).toBeNull());
    await waitFor(() => expect(screen.getAllByTestId('aarti-card')).toHaveLength(2));
  });

  test('says so where the device cannot read it, and tries again', async () => {
    vi.spyOn(mirrorOf(db(), 'user_deity'), 'toArray').mockRejectedValueOnce(new Error('broken'));
    await open();
    expect(
      await screen.findByRole('heading', { name: 'Failed to load your deities and aartis.' }),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'No Deities Added Yet' })).toBeDefined();
  });
});

describe('removing', () => {
  test('asks, says how many aartis go too, and clears the choice', async () => {
    await put({ id: idOf(1), deity_id: ids.ganesh, name: 'Ganesh' });
    await own(5, idOf(1), 'One');
    await own(6, idOf(1), 'Two');
    const { router } = await open({ deity: idOf(1) });
    fireEvent.click(within(await card('Ganesh')).getByRole('button', { name: 'Remove Ganesh' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('The 2 aartis that you added to it go too.');
    fireEvent.click(screen.getByTestId('confirm-remove-deity'));
    expect(await screen.findByRole('heading', { name: 'No Deities Added Yet' })).toBeDefined();
    expect(toast()).toBe('Ganesh has been removed from your collection.');
    expect(router.state.location.search).toEqual({});
  });

  test('leaves it where the answer is no, and where it cannot be kept', async () => {
    await put({ id: idOf(1), deity_id: ids.ganesh, name: 'Ganesh' });
    await open();
    fireEvent.click(within(await card('Ganesh')).getByTestId('remove-deity'));
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('broken');
    });
    fireEvent.click(await screen.findByTestId('confirm-remove-deity'));
    await waitFor(() => expect(toast()).toBe('Failed to remove deity.'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await card('Ganesh')).toBeDefined();
  });
});

describe('the dialog', () => {
  test('adds a deity of the catalogue and refuses it the second time', async () => {
    await open();
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Add Deity to Your Collection' })).toBeDefined();
    fireEvent.change(screen.getByTestId('deity-search'), { target: { value: 'गणेश' } });
    fireEvent.click(screen.getByTestId('add-this-deity'));
    await waitFor(() => expect(toast()).toBe('Ganesh added to your collection!'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await card('Ganesh')).toBeDefined();

    await openDialog();
    fireEvent.click(await screen.findByTestId('added-deity'));
    expect(toastStore.getState().toast).toMatchObject({
      title: { message: { en: 'Already Added' } },
      description: { message: { en: 'This deity is already in your collection.' } },
    });
    expect(screen.getByRole('alert').textContent).toBe('This deity is already in your collection.');
    expect(await db().outbox.count()).toBe(1);
  });

  test('adds once however often it is pressed, and refuses what another tab has just added', async () => {
    await open();
    await openDialog();
    const add = screen.getByRole('button', { name: 'Add Ganesh' });
    fireEvent.click(add);
    fireEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db().outbox.count()).toBe(1);
    expect(toast()).toBe('Ganesh added to your collection!');
  });

  test('makes a new deity where the search finds nothing, with its picture', async () => {
    await open();
    await openDialog();
    fireEvent.change(screen.getByTestId('deity-search'), { target: { value: ' Kuldevi ' } });
    fireEvent.click(screen.getByTestId('create-deity'));
    const name = await screen.findByTestId<HTMLInputElement>('deity-form-name');
    expect(name.value).toBe('Kuldevi');
    fireEvent.change(screen.getByTestId('deity-form-dates'), { target: { value: 'Chaitra 8\n\n Fair ' } });
    fireEvent.change(screen.getByTestId('picture-input'), { target: { files: [new File(['x'], 'a.jpg')] } });
    await screen.findByTestId('picture-preview');
    fireEvent.click(screen.getByTestId('submit-deity'));
    await waitFor(() => expect(toast()).toBe('Kuldevi created and added to your collection!'));
    expect(await db().outbox.toArray()).toMatchObject([
      { kind: 'upload', payload: { bucket: 'user_deities' } },
      {
        kind: 'deity.create',
        payload: { name: 'Kuldevi', about: null, important_dates: ['Chaitra 8', 'Fair'] },
      },
    ]);
    expect(within(await card('Kuldevi')).getByText('Custom')).toBeDefined();
  });

  test('asks for a name that can be seen, and takes no file that is no picture', async () => {
    prepare = async () => ({ kind: 'refused', fault: 'unknown-kind' });
    await open();
    await openDialog();
    fireEvent.click(screen.getByTestId('create-any-deity'));
    fireEvent.change(await screen.findByTestId('deity-form-name'), { target: { value: ' \u200b\u202e ' } });
    fireEvent.change(screen.getByTestId('picture-input'), { target: { files: [new File(['x'], 'a.exe')] } });
    expect(await screen.findByText(/This file cannot be used/)).toBeDefined();
    fireEvent.click(screen.getByTestId('submit-deity'));
    expect(await screen.findByText('Please write a name.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByTestId('deity-form-name'));
    expect(await db().outbox.count()).toBe(0);
  });

  test('says so where a deity cannot be kept', async () => {
    await open();
    await openDialog();
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('broken');
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add Ganesh' }));
    await waitFor(() => expect(toast()).toBe('Failed to add deity to your collection.'));
    fireEvent.click(screen.getByTestId('create-any-deity'));
    fireEvent.change(await screen.findByTestId('deity-form-name'), { target: { value: 'Kuldevi' } });
    fireEvent.click(screen.getByTestId('submit-deity'));
    await waitFor(() => expect(toast()).toBe('Failed to create deity.'));
    expect(screen.getByTestId<HTMLInputElement>('deity-form-name').value).toBe('Kuldevi');
  });

  test('lists the user’s own deities, and changes one of them', async () => {
    await put({ id: idOf(2), deity_id: null, name: 'Kuldevi', image: `${userId}/1.jpg` });
    await open();
    await openDialog();
    fireEvent.click(within(screen.getByTestId('custom-deity')).getByRole('button', { name: 'Edit Kuldevi' }));
    expect(await screen.findByRole('heading', { name: 'Edit deity' })).toBeDefined();
    fireEvent.change(screen.getByTestId('deity-form-name'), { target: { value: 'Kuldevi Maa' } });
    fireEvent.click(screen.getByTestId('remove-picture'));
    fireEvent.click(screen.getByTestId('submit-deity'));
    await waitFor(() => expect(toast()).toBe('Kuldevi Maa saved'));
    expect(await db().outbox.toArray()).toMatchObject([
      { kind: 'deity.update', payload: { name: 'Kuldevi Maa', image: null } },
    ]);
    expect(await card('Kuldevi Maa')).toBeDefined();
  });
});

describe('an admin', () => {
  beforeEach(() => {
    role = 'admin';
  });

  test('adds a deity to the catalogue', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add Deity' }));
    fireEvent.click(screen.getByTestId('admin-submit-deity'));
    expect(await screen.findByText('Please write a name.')).toBeDefined();
    fireEvent.change(screen.getByTestId('admin-deity-name'), { target: { value: ' Shani ' } });
    fireEvent.click(screen.getByTestId('admin-submit-deity'));
    await waitFor(() => expect(toast()).toBe('Deity added successfully'));
    expect(sent).toEqual([
      {
        kind: 'deity',
        entry: { name: 'Shani', name_hi: null, about: null, about_hi: null, image: null },
      },
    ]);
  });

  test('adds a default aarti, verified unless it is said otherwise', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add Default Aarti' }));
    expect(screen.getByLabelText<HTMLInputElement>('Verified (publicly visible)').checked).toBe(true);
    fireEvent.click(screen.getByTestId('admin-submit-aarti'));
    expect(await screen.findByText('Please write a title.')).toBeDefined();
    expect(screen.getByText('Please write the words.')).toBeDefined();
    fireEvent.change(screen.getByTestId('admin-aarti-title'), { target: { value: 'Shani aarti' } });
    fireEvent.change(screen.getByTestId('admin-aarti-content'), { target: { value: 'जय शनि देव' } });
    fireEvent.change(screen.getByTestId('admin-aarti-deity'), { target: { value: ids.shiv } });
    fireEvent.change(screen.getByTestId('admin-aarti-tags'), { target: { value: 'shani, , saturday' } });
    fireEvent.change(screen.getByTestId('admin-aarti-audioUrl'), { target: { value: 'javascript:1' } });
    fireEvent.click(screen.getByTestId('admin-submit-aarti'));
    expect(await screen.findByText(/begins with https/)).toBeDefined();
    fireEvent.change(screen.getByTestId('admin-aarti-audioUrl'), { target: { value: '' } });
    fireEvent.click(screen.getByTestId('admin-submit-aarti'));
    await waitFor(() => expect(toast()).toBe('Aarti added successfully'));
    expect(sent).toEqual([
      {
        kind: 'aarti',
        entry: {
          title: 'Shani aarti',
          title_hi: null,
          content: 'जय शनि देव',
          deity_id: ids.shiv,
          audio_url: null,
          tags: ['shani', 'saturday'],
          is_verified: true,
        },
      },
    ]);
  });

  test('is told why something was not added, and keeps what was written', async () => {
    answer = { ok: false, problem: 'not-allowed' };
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add Deity' }));
    fireEvent.change(screen.getByTestId('admin-deity-name'), { target: { value: 'Shani' } });
    fireEvent.click(screen.getByTestId('admin-submit-deity'));
    await waitFor(() => expect(toast()).toBe('Failed to add deity'));
    expect(toastStore.getState().toast?.description).toMatchObject({
      message: { en: 'Only admins can do this.' },
    });
    expect(screen.getByTestId<HTMLInputElement>('admin-deity-name').value).toBe('Shani');
  });

  test('has these buttons alone', async () => {
    role = 'user';
    await open();
    expect(await screen.findByTestId('add-deity')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add Deity' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Default Aarti' })).toBeNull();
  });
});

const slots: AartiSlots = {
  renderAudio: ({ id }) => <p>hears {id}</p>,
  renderOwn: ({ aarti }, { read }) => (
    <div>
      <p>own {aarti.title}</p>
      {read}
    </div>
  ),
  renderForm: ({ deityName, userDeityId }) => (
    <p>
      form for {deityName} {userDeityId}
    </p>
  ),
};

function Page() {
  const search: AartisSearch = useSearch({ strict: false });
  return (
    <AartisScreen
      search={search}
      reader={search.read !== undefined && <p>reads {search.read}</p>}
      today={<p>what falls on today</p>}
      {...slots}
    />
  );
}

async function open(search: AartisSearch = {}) {
  const root = createRootRoute();
  const pages = ['/hindu-aartis', '/auth', '/settings/sync'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: path === '/hindu-aartis' ? Page : () => null,
    }),
  );
  const query = new URLSearchParams(Object.entries(search)).toString();
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [`/hindu-aartis?${query}`] }),
  });
  await router.load();
  return { ...renderPart(<RouterProvider router={router as never} />), router };
}

async function card(name: string): Promise<HTMLElement> {
  const shown = await screen.findByText(name, { selector: '[data-testid="deity-name"]' });
  const found = shown.closest<HTMLElement>('[data-testid="deity-card"]');
  if (!found) throw new Error(`No card of ${name}`);
  return found;
}

async function choose(name: string): Promise<void> {
  fireEvent.click(within(await card(name)).getByTestId('select-deity'));
  await screen.findByTestId('deity-panel');
}

async function openDialog(): Promise<void> {
  fireEvent.click(await screen.findByTestId('add-deity'));
  await screen.findByTestId('deity-search');
}

function shelves(): (string | null | undefined)[] {
  return screen.queryAllByTestId('shelf').map((shelf) => shelf.querySelector('h3')?.textContent);
}

/** The title of the toast in English. */
function toast(): string | undefined {
  const title = toastStore.getState().toast?.title;
  if (typeof title !== 'object') return title;
  return title.message.en.replace('{name}', String(title.values?.['name']));
}

async function put(row: Partial<UserDeityRow> & { id: string }): Promise<void> {
  await mirrorOf(db(), 'user_deity').put({ seq: 5, deleted_at: null, ...row });
}

async function own(number: number, deityId: string, title: string): Promise<void> {
  const payload = { user_deity_id: deityId, title, is_private: true };
  await keepActs(db(), [{ kind: 'aarti.create', entityId: idOf(number), payload }], keeping());
}

async function refuse(kind: string, code: string): Promise<void> {
  const act = await db()
    .outbox.filter((row) => row.kind === kind)
    .first();
  if (act?.n === undefined) throw new Error(`No ${kind} in the outbox`);
  await db().outbox.put({ ...act, state: 'dead', problem: { kind: 'refused', code, reason: undefined } });
}

async function fillContent(): Promise<void> {
  const row = (fields: ContentRow & Record<string, unknown>): ContentRow => fields;
  const aarti = { language: 'hi', content: 'ॐ', tags: [], is_verified: true };
  const deities = [
    row({ id: ids.shiv, name: 'Shiv', name_hi: 'शिव', about: null }),
    row({ id: ids.ganesh, name: 'Ganesh', name_hi: 'गणेश', about: 'The remover of obstacles', image: null }),
  ];
  const aartis = [
    row({
      ...aarti,
      id: 'a1',
      title: 'Jai Ganesh Deva',
      title_hi: 'जय गणेश देवा',
      content: 'जय गणेश जय गणेश',
      deity_id: ids.ganesh,
      benefits: 'People sing it at a beginning.',
      tags: ['vighnaharta'],
    }),
    row({ ...aarti, id: 'a2', title: 'Om Jai Shiv', title_hi: 'ॐ जय शिव', deity_id: ids.shiv }),
    row({ ...aarti, id: 'a3', title: 'Om Jai Jagdish Hare', deity_id: null }),
  ];
  await replaceContent(contentDatabase(), { versions: {}, tables: { deities, aartis } });
}

async function emptyContent(): Promise<void> {
  const content = contentDatabase();
  await Promise.all(['deities', 'aartis', 'meta'].map((table) => content.table(table).clear()));
}
