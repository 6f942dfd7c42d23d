import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keptAtSignOut, newOutboxRow } from '#db/outbox-row.ts';
import { noteLink } from '#db/mutations/note-link.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import type { LinkProblem, OutboxRow } from '#db/schema.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { resetSyncStatus, syncStatusStore } from '#sync/sync-status.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { SyncScreen } from './sync-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000002';
const sessionId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000aa';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  resetSyncStatus(userId);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteUserDatabase(userId);
});

describe('the state of the sync', () => {
  test('a device that was never in step says so', async () => {
    await show();
    expect(await screen.findByText('This device has not been synced yet.')).toBeDefined();
    expect(screen.queryByText(/Last synced/)).toBeNull();
  });

  test('when everything has arrived it says so, and when that was', async () => {
    await noteSynced(userDatabase(userId), Date.now() - 3 * 60_000);
    await show();
    expect(await screen.findByText('Everything is saved on the server.')).toBeDefined();
    expect(screen.getByText('Last synced 3 minutes ago')).toBeDefined();
    expect(screen.getByText(/Nothing is waiting/)).toBeDefined();
    expect(screen.queryByText('Could not be sent')).toBeNull();
  });

  test('what waits is counted, a file being part of what it belongs to', async () => {
    await keep(upload(), row({ deps: ['file'] }));
    await show();
    expect(await screen.findByText('1 item is waiting to be sent.')).toBeDefined();
  });

  test.each<[LinkProblem, RegExp]>([
    ['network', /There is no connection/],
    ['timeout', /There is no connection/],
    ['portal', /A page of your network asks for something first/],
    ['server', /Our server has trouble. Nothing is lost, and it is tried again at \d+:\d\d [ap]m\./],
    ['refused', /Our server has trouble/],
    ['unauthorized', /Your sign-in has run out/],
    ['unreadable', /Update the app; what you have written stays/],
  ])('a call that failed for %s is said in words', async (problem, words) => {
    await noteLink(userDatabase(userId), { failures: 1, nextAt: Date.now() + 120_000, problem });
    await show();
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('a time that has passed is not named as that of the next try', async () => {
    await noteLink(userDatabase(userId), { failures: 1, nextAt: Date.now() - 1000, problem: 'server' });
    await show();
    expect(await screen.findByText(/it is tried again by itself/)).toBeDefined();
  });

  test('a device without a network says so before anything else', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'portal' });
    await show();
    expect(await screen.findByText(/There is no connection/)).toBeDefined();
  });

  test('whoever has to sign in again is asked to, and what waits stays', async () => {
    await keep(row({}));
    await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'unauthorized' });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(sessionStore.getState().status).toBe('guest');
    expect(await userDatabase(userId).outbox.count()).toBe(1);
  });

  test('a device without room says so', async () => {
    syncStatusStore.setState({ phase: 'full' });
    await show();
    expect(await screen.findByText(/This device has no room left/)).toBeDefined();
  });

  test('"Sync now" syncs, says that it is under way and does nothing twice', async () => {
    const syncNow = vi.fn<() => Promise<void>>(async () => syncStatusStore.setState({ phase: 'syncing' }));
    syncStatusStore.setState({ syncNow });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
    const busy = await screen.findByRole('button', { name: 'Syncing…' });
    fireEvent.click(busy);
    expect(syncNow).toHaveBeenCalledTimes(1);
    act(() => syncStatusStore.setState({ phase: 'idle' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
    expect(syncNow).toHaveBeenCalledTimes(2);
  });

  test('what cannot be read is said, with a way to try again', async () => {
    const db = userDatabase(userId);
    await db.open();
    const outbox = vi.spyOn(db.outbox, 'where').mockImplementation(() => {
      throw new Error('broken');
    });
    await show();
    expect(await screen.findByRole('alert')).toBeDefined();
    outbox.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This device has not been synced yet.')).toBeDefined();
  });
});

describe('what waits', () => {
  test('is named by its kind and its words, with the size of its file and its age', async () => {
    await keep(
      upload({ size: 1_500_000 }),
      row({
        kind: 'photo.create',
        deps: ['file'],
        payload: { property_id: sessionId, image_url: 'x', caption: 'The east side' },
        keptAt: Date.now() - 2 * 3_600_000,
      }),
    );
    await show();
    const [item] = await items();
    expect(item?.textContent).toContain('Photo');
    expect(item?.textContent).toContain('The east side');
    expect(item?.textContent).toContain('2 hours ago, with a file of 1.5 MB');
    expect(item?.textContent).toContain('Waits for its file.');
  });

  test('a deletion is named by what the device knows of its row', async () => {
    await userDatabase(userId)
      .table('properties')
      .add({ id: sessionId, seq: 1, deleted_at: null, title: 'Flat in Pune' });
    await keep(row({ kind: 'property.delete', entityId: sessionId, payload: {} }));
    await show();
    expect((await items())[0]?.textContent).toContain('Flat in Pune');
  });

  test('for want of credits leads to them', async () => {
    await keep(row({ state: 'blocked', problem: held('insufficient_credits') }));
    await show();
    const link = await screen.findByRole('link', { name: 'Get Credits' });
    expect(link.getAttribute('href')).toBe('/subscriptions');
  });

  test.each([
    ['upload_missing', 'Waits for its file.'],
    ['unknown_kind', 'Waits until our server knows this kind of item.'],
    ['something_else', 'The server takes it later (something_else).'],
  ])('held with the code %s says why', async (code, words) => {
    await keep(row({ state: 'blocked', problem: held(code) }));
    await show();
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('behind one that was refused names that one', async () => {
    await keep(
      row({
        opId: 'first',
        kind: 'session.create',
        state: 'dead',
        problem: refused('invalid', 'title'),
        payload: { title: 'Pooja room' },
      }),
      row({ opId: 'second', deps: ['first'] }),
      row({ opId: 'third', deps: ['second'], payload: { session_id: sessionId, query: 'and then?' } }),
    );
    await show();
    expect(await screen.findAllByText('Waits for “Pooja room”, which could not be sent.')).toHaveLength(2);
  });

  test('behind one that is held waits for its turn', async () => {
    await keep(
      row({ opId: 'first', lane: 'one', state: 'blocked', problem: held('insufficient_credits') }),
      row({ opId: 'second', lane: 'one' }),
    );
    await show();
    expect(await screen.findByText('Waits for the item before it.')).toBeDefined();
  });

  test('is deleted after a question that says what goes with it', async () => {
    await keep(
      row({ opId: 'first', kind: 'session.create', payload: { title: 'Pooja room' } }),
      upload({ opId: 'file' }),
      row({
        opId: 'second',
        deps: ['first', 'file'],
        payload: { session_id: sessionId, query: 'which way?' },
      }),
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: Pooja room' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('New conversation: Pooja room');
    expect(dialog.textContent).toContain('cannot be brought back');
    expect(within(dialog).getByRole('listitem').textContent).toBe('Message: which way?');
    expect(dialog.textContent).toContain('Its file goes with it.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Nothing is waiting/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await userDatabase(userId).outbox.count()).toBe(0);
    expect(await userDatabase(userId).blobs.count()).toBe(0);
  });

  test('stays when its writer thinks better of it', async () => {
    await keep(row({}));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await userDatabase(userId).outbox.count()).toBe(1);
  });

  test('that was on the wire is taken back on the server too, and the question says that it may be there', async () => {
    await keep(row({ attempts: 1 }));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('It may have reached the server already.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Taking an item back')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  test('in great number shows its beginning, and all of it when asked', async () => {
    await keep(...Array.from({ length: 35 }, (_, n) => row({ opId: `op ${n}`, lane: `lane ${n}` })));
    await show();
    expect(await items()).toHaveLength(30);
    fireEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(await items()).toHaveLength(35);
  });

  test('left behind at a sign-out is sent when the user says so', async () => {
    const releaseKept = vi.fn<() => Promise<void>>(async () => {});
    syncStatusStore.setState({ releaseKept });
    await keep(row({ state: 'blocked', problem: held(keptAtSignOut) }));
    await show();
    expect(await screen.findByText('Left here when you signed out.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(releaseKept).toHaveBeenCalledTimes(1);
  });

  test('and was removed by the browser is owned up to', async () => {
    syncStatusStore.setState({ lost: 2 });
    await show();
    expect(await screen.findByText(/has removed 2 items from this device/)).toBeDefined();
  });
});

describe('what the server has refused', () => {
  test.each([
    [refused('invalid', 'title'), '“Title” is not as it has to be.'],
    [refused('invalid', undefined), 'Something in it is not as it has to be.'],
    [refused('parent_missing'), 'What it belongs to is not on the server.'],
    [refused('not_found'), 'What it changes is not on the server.'],
    [refused('deleted'), 'What it belongs to has been deleted, perhaps on another device.'],
    [refused('conflict'), 'It contradicts something that is saved already.'],
    [refused('id_taken'), /Its place on the server was taken/],
    [refused('already_added'), 'This deity is already in your collection.'],
    [refused('username_taken'), /Somebody else has this username/],
    [refused('foreign_file'), 'Its file belongs to another account.'],
    [refused('account_full'), /as many entries of this kind/],
    [refused('too_large'), /It is too large for the server/],
    [refused('malformed'), /It did not arrive whole/],
    [refused('request_id_reuse'), /took it for another item/],
    [refused('op_id_reuse'), /took it for another item/],
    [refused('cancelled'), 'It was taken back before it arrived.'],
    [refused('other_user'), 'It was written in another account.'],
    [refused('42501'), 'This account may not do that.'],
    [refused('23514'), 'The server did not accept it (code 23514).'],
    [refused('toString'), 'The server did not accept it (code toString).'],
  ])('says why: $code $reason', async (problem, words) => {
    await keep(row({ state: 'dead', problem }));
    await show();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('1 item could not be sent. Everything else is saved.')).toBeDefined();
  });

  test('is mended in a form that marks the field at fault, and sent once more', async () => {
    await keep(eventRow({ title: '', description: 'At home' }, refused('invalid', 'title')));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit and resend: At home' }));
    const dialog = await screen.findByRole('dialog');
    const title = within(dialog).getByLabelText<HTMLInputElement>('Title');
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.textContent).toContain('Please fill this in.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(title);
    expect((await only()).state).toBe('dead');
    fireEvent.change(title, { target: { value: 'Satyanarayan katha' } });
    expect(title.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await only()).state).toBe('queued'));
    const sent = await only();
    expect(sent.payload['title']).toBe('Satyanarayan katha');
    expect(sent.payload['description']).toBe('At home');
    expect(sent.payload['event_date']).toBe('2027-03-08');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastStore.getState().toast?.tone).toBe('success');
  });

  test('in the form, what was emptied goes as nothing and what was not touched goes as it was', async () => {
    await keep(
      row({
        kind: 'deity.create',
        state: 'dead',
        problem: refused('invalid', 'name'),
        payload: { name: 'Ganesha', about: 'long', important_dates: ['Chaturthi', 'Sankashti'] },
      }),
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit and resend: Ganesha' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('About'), { target: { value: '' } });
    fireEvent.change(within(dialog).getByLabelText('Important dates, one to a line'), {
      target: { value: ' Chaturthi \n\nAnant Chaturdashi' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await only()).state).toBe('queued'));
    expect((await only()).payload).toEqual({
      name: 'Ganesha',
      about: null,
      important_dates: ['Chaturthi', 'Anant Chaturdashi'],
    });
  });

  test('for a fault that no field of the form holds says what to do instead', async () => {
    await keep(eventRow({ title: 'Katha' }, refused('invalid', 'lunar_month')));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit and resend: Katha' }));
    expect((await screen.findByRole('alert')).textContent).toContain('“Lunar month” is not as it has to be');
  });

  test('without anything to write is simply sent again', async () => {
    await keep(row({ kind: 'session.delete', payload: {}, state: 'dead', problem: refused('conflict') }));
    await show();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Send again: Deleting a conversation' }));
    await waitFor(async () => expect((await only()).state).toBe('queued'));
  });

  test('is not offered to be sent where its file is gone, and takes what needs it along when it is deleted', async () => {
    await keep(
      upload({ state: 'dead', problem: refused('file_lost') }),
      row({
        opId: 'photo',
        kind: 'photo.create',
        deps: ['file'],
        payload: { property_id: sessionId, image_url: 'x', caption: 'East' },
      }),
    );
    await show();
    expect(await screen.findByText(/The file is no longer on this device/)).toBeDefined();
    expect(screen.getByText('Waits for its file, which could not be sent.')).toBeDefined();
    expect(screen.getByText('Waiting to be sent: 1. Could not be sent: 1.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete: File' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('listitem').textContent).toBe('Photo: East');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await userDatabase(userId).outbox.count()).toBe(0));
  });

  test('is copied with all the words of its writer', async () => {
    const writeText = vi.fn<Clipboard['writeText']>(async () => {});
    vi.stubGlobal('navigator', withClipboard({ writeText }));
    await keep(eventRow({ title: 'Katha', description: 'At home' }, refused('invalid', 'title')));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy: Katha' }));
    await waitFor(() => expect(toastStore.getState().toast?.tone).toBe('success'));
    expect(writeText).toHaveBeenCalledWith('Katha\nAt home');
  });

  test('that the browser will not copy says so', async () => {
    vi.stubGlobal(
      'navigator',
      withClipboard({ writeText: async () => Promise.reject(new Error('not allowed')) }),
    );
    await keep(row({ state: 'dead', problem: refused('invalid', 'query') }));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Copy/ }));
    await waitFor(() => expect(toastStore.getState().toast?.tone).toBe('error'));
  });
});

describe('the storage', () => {
  test('says how much is used, what waits, and that the browser keeps it', async () => {
    vi.stubGlobal('navigator', withStorage({ usage: 12_400_000, isPersisted: true }));
    await keep(upload({ size: 1000 }), row({ deps: ['file'] }));
    await show();
    expect(await screen.findByText('Disha uses 12 MB here.')).toBeDefined();
    expect(screen.getByText('On this device alone: items 1, files 1.')).toBeDefined();
    expect(screen.getByText('The browser keeps this data, even when space runs short.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep my data on this device' })).toBeNull();
  });

  test('can be asked to be kept', async () => {
    const storage = { usage: 500, isPersisted: false, agrees: true };
    vi.stubGlobal('navigator', withStorage(storage));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep my data on this device' }));
    expect(await screen.findByText('The browser keeps this data, even when space runs short.')).toBeDefined();
  });

  test('that the browser does not promise to keep says what helps', async () => {
    vi.stubGlobal('navigator', withStorage({ usage: 500, isPersisted: false, agrees: false }));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep my data on this device' }));
    await waitFor(() => expect(toastStore.getState().toast?.tone).toBe('info'));
    expect(screen.getByRole('button', { name: 'Keep my data on this device' })).toBeDefined();
  });

  test('of a browser that says nothing is left unsaid', async () => {
    vi.stubGlobal('navigator', withPart('storage', undefined));
    await show();
    expect(await screen.findByText('This browser does not say how much is used.')).toBeDefined();
  });

  test('without background sync says when things are sent, and with it does not', async () => {
    const { unmount } = await show();
    expect(await screen.findByText('Waiting items are sent when you open the app.')).toBeDefined();
    unmount();
    vi.stubGlobal('SyncManager', {});
    await show();
    await screen.findByText('Storage on this device');
    expect(screen.queryByText('Waiting items are sent when you open the app.')).toBeNull();
  });
});

test('all of it speaks Hindi too', async () => {
  languageStore.setState({ language: 'hi' });
  await keep(
    row({ opId: 'first', state: 'dead', problem: refused('invalid', 'query') }),
    row({ opId: 'second', state: 'blocked', problem: held('insufficient_credits') }),
  );
  await noteSynced(userDatabase(userId), Date.now() - 3 * 60_000);
  await show();
  expect(await screen.findByText('भेजी जानी बाक़ी: 1। नहीं भेजी जा सकीं: 1।')).toBeDefined();
  expect(screen.getByText('पिछली बार सिंक: 3 मिनट पहले')).toBeDefined();
  expect(screen.getByText('“आपका संदेश” सही नहीं है।')).toBeDefined();
  expect(screen.getByRole('link', { name: 'क्रेडिट लें' })).toBeDefined();
});

async function show() {
  return renderScreen(<SyncScreen />);
}

async function items(): Promise<HTMLElement[]> {
  return screen.findAllByTestId('outbox-item');
}

async function keep(...rows: OutboxRow[]): Promise<void> {
  const db = userDatabase(userId);
  for (const kept of rows) {
    await db.outbox.add(kept);
    if (kept.kind === 'upload')
      await db.blobs.add({ id: kept.entityId, bytes: new ArrayBuffer(4), type: 'image/png' });
  }
}

async function only(): Promise<OutboxRow> {
  const [first, ...others] = await userDatabase(userId).outbox.toArray();
  expect(others).toEqual([]);
  if (!first) throw new Error('The outbox is empty.');
  return first;
}

/** A message that waits, but for what is said. */
function row(change: Partial<OutboxRow>): OutboxRow {
  const opId = change.opId ?? 'op';
  return {
    ...newOutboxRow({
      opId,
      kind: 'chat.send',
      userId,
      lane: opId,
      deps: [],
      entityId: `entity of ${opId}`,
      payload: { session_id: sessionId, query: 'Where should the kitchen be?' },
      keptAt: Date.now(),
    }),
    ...change,
  };
}

function upload({ size = 2000, ...change }: Partial<OutboxRow> & { size?: number } = {}): OutboxRow {
  const opId = change.opId ?? 'file';
  return row({
    opId,
    kind: 'upload',
    entityId: opId,
    payload: { bucket: 'floorplans', path: 'p', content_type: 'image/png', size },
    ...change,
  });
}

function eventRow(texts: Record<string, string>, problem: OutboxRow['problem']): OutboxRow {
  return row({
    kind: 'event.create',
    state: 'dead',
    problem,
    payload: { ...texts, date_type: 'solar', event_date: '2027-03-08' },
  });
}

function held(code: string): OutboxRow['problem'] {
  return { kind: 'held', code, seq: 1 };
}

function refused(code: string, reason?: string) {
  return { kind: 'refused', code, reason } as const;
}

const realNavigator = navigator;

/** A property of the real navigator, its functions still its own. */
function part(key: string | symbol): unknown {
  const value: unknown = Reflect.get(realNavigator, key);
  return typeof value === 'function' ? value.bind(realNavigator) : value;
}

function withPart(name: string, value: unknown): Navigator {
  return new Proxy(realNavigator, { get: (_, key) => (key === name ? value : part(key)) });
}

function withClipboard(clipboard: Pick<Clipboard, 'writeText'>): Navigator {
  return withPart('clipboard', clipboard);
}

/** A browser's storage that agrees to keep the data or does not. */
function withStorage({
  usage,
  isPersisted,
  agrees = false,
}: {
  usage: number;
  isPersisted: boolean;
  agrees?: boolean;
}): Navigator {
  let isKept = isPersisted;
  return withPart('storage', {
    estimate: async () => ({ usage, quota: 1e9 }),
    persisted: async () => isKept,
    persist: async () => {
      isKept = agrees;
      return agrees;
    },
  });
}
