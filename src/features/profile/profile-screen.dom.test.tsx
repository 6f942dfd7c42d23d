import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase } from '#db/database.ts';
import { noteLink } from '#db/mutations/note-link.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import { updateProfile } from '#db/mutations/update-profile.ts';
import type { ProfileRow } from '#db/queries/profile.ts';
import type { LinkProblem } from '#db/schema.ts';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import { languageStore } from '#i18n/language-store.ts';
import { languages } from '#i18n/messages.ts';
import type { Role } from '#remote/account-calls.ts';
import { sessionStore } from '#session/session-store.ts';
import { resetSyncStatus, syncStatusStore } from '#sync/sync-status.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { ProfileScreen } from './profile-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000031';
const row: ProfileRow = {
  id: userId,
  seq: 3,
  deleted_at: null,
  username: 'asha_rao',
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  avatar_url: null,
  verification_status: 'verified',
};

let role: Role = 'user';
vi.mock('#session/use-role.ts', () => ({ useRole: () => role }));
// What these sections do is looked at beside them; here they only have their place.
vi.mock('./devices-section.tsx', () => ({ DevicesSection: () => <h2>devices</h2> }));
vi.mock('./consents-section.tsx', () => ({ ConsentsSection: () => <h2>consents</h2> }));
vi.mock('./export-section.tsx', () => ({ ExportSection: () => <h2>export</h2> }));
vi.mock('./delete-account-dialog.tsx', () => ({ DeleteAccountDialog: () => <h2>deletion</h2> }));

beforeEach(() => {
  role = 'user';
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  resetSyncStatus(userId);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteUserDatabase(userId);
});

describe('who may look', () => {
  test('a guest is asked to sign in, and comes back', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    await show();
    expect(screen.getByText('Please sign in to view your profile.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/auth?redirect=%2Fprofile',
    );
    expect(screen.queryByText('the sign-out')).toBeNull();
  });

  test.each(languages)('until it is known who is there the page has its shape, in %s', async (language) => {
    languageStore.setState({ language });
    sessionStore.setState({ status: 'starting' }, true);
    await show();
    expect(await screen.findByTestId('profile-shape')).toBeDefined();
    expect(screen.getByText(texts.loading[language])).toBeDefined();
    expect(screen.queryByText(texts.signInFirst[language])).toBeNull();
  });
});

describe('a profile that is not on the device yet', () => {
  test('has its shape while it is on its way, and then itself', async () => {
    await show();
    expect(await screen.findByTestId('profile-shape')).toBeDefined();
    expect(toastStore.getState().toast).toBeUndefined();
    await mirror({});
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeDefined();
    expect(screen.queryByTestId('profile-shape')).toBeNull();
  });

  test.each<[LinkProblem, string]>([
    ['network', texts.absentOffline.en],
    ['timeout', texts.absentOffline.en],
    ['portal', texts.absentOffline.en],
    ['server', texts.absentTrouble.en],
    ['refused', texts.absentTrouble.en],
    ['unreadable', texts.absentTrouble.en],
  ])('and cannot be fetched for %s says so in a toast, with a way to try again', async (problem, words) => {
    const syncNow = vi.fn<() => Promise<void>>(async () => {});
    syncStatusStore.setState({ syncNow });
    await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem });
    await show();
    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        tone: 'error',
        title: { message: { en: 'Error fetching profile' } },
      }),
    );
    expect(screen.getByText('the sign-out')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(syncNow).toHaveBeenCalledTimes(1);
  });

  test('and that the server does not have either is not waited for', async () => {
    await noteSynced(userDatabase(userId), 1_795_000_000_000);
    await show();
    expect(await screen.findByText(texts.absentTrouble.en)).toBeDefined();
    expect(screen.getByText('the sign-out')).toBeDefined();
  });

  test('is not waited for without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show();
    expect(await screen.findByText(texts.absentOffline.en)).toBeDefined();
  });

  test('for want of a sign-in asks for one, and what waits stays', async () => {
    await updateProfile(userDatabase(userId), { full_name: 'Asha' }, keeping);
    await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'unauthorized' });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(sessionStore.getState().status).toBe('guest');
    expect(await userDatabase(userId).outbox.count()).toBe(1);
  });

  test('says while it is being tried', async () => {
    syncStatusStore.setState({ syncNow: async () => {}, phase: 'syncing' });
    await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'server' });
    await show();
    expect(await screen.findByRole('button', { name: 'Trying…' })).toBeDefined();
  });
});

test('what the device cannot read is said in its own words, and can be tried again', async () => {
  const db = userDatabase(userId);
  await mirror({});
  const broken = vi.spyOn(db, 'transaction').mockImplementation(() => {
    throw new Error('The disk is gone');
  });
  await show();
  expect(await screen.findByRole('heading', { name: 'Error fetching profile' })).toBeDefined();
  await waitFor(() =>
    expect(toastStore.getState().toast).toMatchObject({ tone: 'error', title: 'The disk is gone' }),
  );
  broken.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeDefined();
});

describe('a profile', () => {
  test('shows name, username, e-mail, initials and "Verified", and has every part of the page', async () => {
    await mirror({});
    await show();
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeDefined();
    expect(screen.getByText('@asha_rao')).toBeDefined();
    expect(screen.getByText('asha@example.com')).toBeDefined();
    expect(screen.getByTestId('initials').textContent).toBe('AR');
    expect(screen.getByText('Verified')).toBeDefined();
    expect(screen.queryByText('Pending')).toBeNull();
    expect(screen.queryByText('Admin')).toBeNull();
    expect(screen.queryByText(texts.unsent.en)).toBeNull();
    expect(screen.getByText('the sign-out')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Asha Rao',
      'Preferences',
      'More',
      'devices',
      'consents',
      'export',
      'deletion',
    ]);
    const links = within(screen.getByRole('navigation', { name: 'More' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/events',
      '/subscriptions',
      '/settings',
      '/settings/sync',
    ]);
  });

  test('whose address is not confirmed says "Pending", and what to do', async () => {
    await mirror({ verification_status: 'pending' });
    await show();
    expect(await screen.findByText('Pending')).toBeDefined();
    expect(screen.getByText(texts.pendingText.en)).toBeDefined();
    expect(screen.queryByText('Verified')).toBeNull();
  });

  test('of an admin says so', async () => {
    role = 'admin';
    await mirror({});
    await show();
    expect(await screen.findByText('Admin')).toBeDefined();
  });

  test('without a name has the first letter of its username, and the address of the account', async () => {
    await mirror({ full_name: null, email: null });
    await show();
    expect(await screen.findByRole('heading', { name: 'No name yet' })).toBeDefined();
    expect(screen.getByTestId('initials').textContent).toBe('A');
    expect(screen.getByText('asha@example.com')).toBeDefined();
  });

  test('with a picture of a sign-in service shows it, and the initials where it cannot be loaded', async () => {
    await mirror({ avatar_url: 'https://pictures.example/asha.jpg' });
    await show();
    const picture = await screen.findByTestId('avatar');
    expect(picture.getAttribute('src')).toBe('https://pictures.example/asha.jpg');
    fireEvent.error(picture);
    expect(screen.getByTestId('initials').textContent).toBe('AR');
  });

  test('is there without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await noteLink(userDatabase(userId), { failures: 3, nextAt: Date.now() + 60_000, problem: 'network' });
    await mirror({});
    await show();
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeDefined();
    expect(toastStore.getState().toast).toBeUndefined();
  });
});

describe('editing', () => {
  test('a new name is seen at once and waits to be sent', async () => {
    await mirror({});
    await show();
    const form = await openForm();
    fireEvent.change(form.getByLabelText('Full name'), { target: { value: '  Asha Devi  ' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Asha Devi' })).toBeDefined();
    expect(await screen.findByText(texts.unsent.en)).toBeDefined();
    expect(await payloads()).toEqual([{ full_name: 'Asha Devi' }]);
  });

  test('name and username are two changes, so that a refusal of one leaves the other', async () => {
    await mirror({});
    await show();
    const form = await openForm();
    fireEvent.change(form.getByLabelText('Full name'), { target: { value: '' } });
    fireEvent.change(form.getByLabelText('Username'), { target: { value: '@Asha_2' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('@asha_2')).toBeDefined();
    expect(await payloads()).toEqual([{ full_name: null }, { username: 'asha_2' }]);
  });

  test('nothing changed is nothing kept', async () => {
    await mirror({});
    await show();
    const form = await openForm();
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Full name')).toBeNull());
    expect(await payloads()).toEqual([]);
  });

  test.each(['ab', 'asha rao', 'आशा', 'a'.repeat(31)])(
    'the username "%s" is not kept, and the form says why',
    async (name) => {
      await mirror({});
      await show();
      const form = await openForm();
      expect(form.getByText(texts.usernameFormat.en)).toBeDefined();
      fireEvent.change(form.getByLabelText('Username'), { target: { value: name } });
      fireEvent.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(form.getAllByText(texts.usernameFormat.en)).toHaveLength(2));
      expect(document.activeElement).toBe(form.getByLabelText('Username'));
      expect(await payloads()).toEqual([]);
    },
  );

  test('a name that is too long is not kept', async () => {
    await mirror({});
    await show();
    const form = await openForm();
    fireEvent.change(form.getByLabelText('Full name'), { target: { value: 'a'.repeat(101) } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(texts.fullNameTooLong.en)).toBeDefined();
    expect(await payloads()).toEqual([]);
  });
});

describe('a refused username', () => {
  beforeEach(async () => {
    await mirror({});
    await updateProfile(userDatabase(userId), { username: 'taken' }, keeping);
    await userDatabase(userId)
      .outbox.toCollection()
      .modify({ state: 'dead', problem: { kind: 'refused', code: 'username_taken', reason: undefined } });
  });

  test('stays with its reason, while the page shows the one that holds', async () => {
    await show();
    expect(await screen.findByText('The username @taken was not accepted')).toBeDefined();
    expect(screen.getByText(texts.taken.en)).toBeDefined();
    expect(screen.getByText('@asha_rao')).toBeDefined();
    expect(screen.queryByText(texts.unsent.en)).toBeNull();
  });

  test('is mended by another, which takes its place', async () => {
    await show();
    const mend = await screen.findByRole('button', { name: 'Edit' });
    mend.focus();
    fireEvent.click(mend);
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText<HTMLInputElement>('Username').value).toBe('taken');
    expect(form.getByText(texts.taken.en)).toBeDefined();
    fireEvent.change(form.getByLabelText('Username'), { target: { value: 'asha_3' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('@asha_3')).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/was not accepted/)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Asha Rao' }));
    expect(await payloads()).toEqual([{ username: 'asha_3' }]);
  });

  test('can be let go of', async () => {
    await show();
    const button = await screen.findByRole('button', { name: 'Discard' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText(/was not accepted/)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Asha Rao' }));
    expect(await payloads()).toEqual([]);
  });
});

describe('the picture', () => {
  test('a file that is none is refused in words', async () => {
    await mirror({});
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a picture' }));
    choose(new File(['%PDF-1.7'], 'me.jpg', { type: 'image/jpeg' }));
    // The button that had the focus keeps it while the file is read.
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a picture' });
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(await screen.findByText(texts.notAPicture.en)).toBeDefined();
    expect(await payloads()).toEqual([]);
  });

  test('a HEIC photo that the browser does not know is refused in words', async () => {
    await mirror({});
    await show();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown kind')));
    fireEvent.click(await screen.findByRole('button', { name: 'Add a picture' }));
    choose(new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: 'image/heic' }));
    expect(await screen.findByText(texts.heic.en)).toBeDefined();
  });

  test('is cut as it was moved and zoomed, kept with its bytes, and shown from them', async () => {
    const { drawn } = fakeCanvas();
    await mirror({});
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a picture' }));
    choose(jpeg());
    fireEvent.change(await screen.findByLabelText('Zoom'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Left to right'), { target: { value: '0' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    const picture = await screen.findByTestId('avatar');
    expect(picture.getAttribute('src')).toMatch(/^blob:/);
    // The left quarter of 1000 × 800 at half of its height, as large as it is: no pixel is made up.
    expect(drawn.at(-1)).toEqual([0, 200, 400, 400, 0, 0, 400, 400]);
    const uploads = await userDatabase(userId)
      .outbox.filter(({ kind }) => kind === 'upload')
      .toArray();
    expect(uploads.map(({ payload }) => [payload['bucket'], payload['content_type']])).toEqual([
      ['avatars', 'image/webp'],
    ]);
    expect(await screen.findByRole('button', { name: 'Change picture' })).toBeDefined();
  });

  test('is a JPEG where the browser writes no WebP', async () => {
    fakeCanvas(['image/jpeg']);
    await mirror({});
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a picture' }));
    choose(jpeg());
    fireEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await screen.findByTestId('avatar');
    expect(String((await payloads())[0]?.['avatar_url'])).toMatch(/\.jpg$/);
  });

  test('that lies on the server is shown from there, and from the device from then on', async () => {
    const path = `${userId}/one.webp`;
    const fetched = vi.fn<(address: string) => Promise<Response>>(async (address) =>
      address.endsWith('/config.json')
        ? Response.json({ supabaseUrl: 'https://disha.example', supabaseKey: 'k' })
        : new Response('bytes', { headers: { 'content-type': 'image/webp' } }),
    );
    vi.stubGlobal('fetch', fetched);
    await mirror({ avatar_url: path });
    await show();
    const address = `https://disha.example/storage/v1/object/public/avatars/${path}`;
    expect((await screen.findByTestId('avatar')).getAttribute('src')).toBe(address);
    await waitFor(async () =>
      expect(await userDatabase(userId).meta.get('picture')).toMatchObject({ path, type: 'image/webp' }),
    );
    cleanup();
    fetched.mockRejectedValue(new TypeError('no network'));
    await show();
    expect((await screen.findByTestId('avatar')).getAttribute('src')).toMatch(/^blob:/);
  });

  test('can be removed', async () => {
    await mirror({ avatar_url: 'https://pictures.example/asha.jpg' });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByRole('button', { name: 'Add a picture' })).toBeDefined();
    expect(screen.getByTestId('initials')).toBeDefined();
    expect(await payloads()).toEqual([{ avatar_url: null }]);
  });

  test('that the server refused says why, and can be chosen anew', async () => {
    await mirror({});
    const bytes = new Uint8Array([1]).buffer;
    await updateProfile(userDatabase(userId), {}, keeping, { bytes, type: 'image/webp', extension: 'webp' });
    await userDatabase(userId)
      .outbox.filter(({ kind }) => kind === 'upload')
      .modify({ state: 'dead', problem: { kind: 'refused', code: 'file_too_large', reason: undefined } });
    await show();
    expect(await screen.findByText('The picture was not accepted')).toBeDefined();
    expect(screen.getByText(texts.tooLarge.en)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('The picture was not accepted')).toBeNull());
    expect(await userDatabase(userId).outbox.count()).toBe(0);
    expect(await userDatabase(userId).blobs.count()).toBe(0);
  });
});

const keeping = { userId, now: Date.now(), newId: () => crypto.randomUUID() };

async function show(): Promise<void> {
  await renderScreen(
    <ProfileScreen signOut={<p>the sign-out</p>} preferences={<p>language, place and month</p>} />,
  );
}

async function mirror(part: Partial<ProfileRow>): Promise<void> {
  await mirrorOf(userDatabase(userId), 'profiles').put({ ...row, ...part });
}

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  return within(await screen.findByRole('dialog'));
}

async function payloads(): Promise<Readonly<Record<string, unknown>>[]> {
  const rows = await userDatabase(userId).outbox.orderBy('n').toArray();
  return rows.filter(({ kind }) => kind !== 'upload').map(({ payload }) => payload);
}

function jpeg(): File {
  return new File(
    // Of 1000 × 800, as its frame says.
    [new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0x03, 0x20, 0x03, 0xe8, 3])],
    'me.jpg',
  );
}

function choose(file: File): void {
  fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [file] } });
}

/** A canvas that notes what is drawn and writes the given types only, and a picture of 1000 × 800. */
function fakeCanvas(writes = ['image/webp', 'image/jpeg']): { drawn: number[][] } {
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 800, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers),
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell, type) => {
    tell(new Blob(['bytes'], { type: type !== undefined && writes.includes(type) ? type : 'image/png' }));
  });
  return { drawn };
}
