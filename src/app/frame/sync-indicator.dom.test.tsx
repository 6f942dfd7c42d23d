import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { newOutboxRow } from '#db/outbox-row.ts';
import { noteLink } from '#db/mutations/note-link.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import type { OutboxRow } from '#db/schema.ts';
import { languageStore } from '#i18n/language-store.ts';
import { resetSyncStatus, syncStatusStore } from '#sync/sync-status.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { SyncIndicator } from './sync-indicator.tsx';

const userId = 'indicated';
/** What waits is shown only once the wait is worth a sign. */
const patiently = { timeout: 5000 };

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  resetSyncStatus(userId);
});

afterEach(() => deleteUserDatabase(userId));

test('nothing is shown while everything is sent, not even during a look at the server', async () => {
  await noteSynced(userDatabase(userId), 1);
  await keep({ state: 'dead' });
  await renderScreen(<SyncIndicator userId={userId} />);
  await screen.findByRole('link');
  await act(async () => {
    syncStatusStore.setState({ phase: 'syncing' });
    await userDatabase(userId).outbox.clear();
  });
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(announced()).toBe('');
});

test('what waits is counted without its files, and leads to the details', async () => {
  await keep({ opId: 'file', kind: 'upload' }, { opId: 'one' }, { opId: 'two', state: 'blocked' });
  await renderScreen(<SyncIndicator userId={userId} />);
  const link = await screen.findByRole('link', { name: '2 items waiting to be sent' }, patiently);
  expect(link.getAttribute('href')).toBe('/settings/sync');
  expect(announced()).toBe('');
});

test('while what waits is under way it says so', async () => {
  await keep({});
  syncStatusStore.setState({ phase: 'syncing' });
  await renderScreen(<SyncIndicator userId={userId} />);
  expect(await screen.findByRole('link', { name: 'Syncing' }, patiently)).toBeDefined();
  act(() => syncStatusStore.setState({ phase: 'idle' }));
  expect(screen.getByRole('link', { name: '1 item waiting to be sent' })).toBeDefined();
});

test('the first filling of a new device is shown', async () => {
  syncStatusStore.setState({ phase: 'syncing' });
  await renderScreen(<SyncIndicator userId={userId} />);
  expect(await screen.findByRole('link', { name: 'Syncing' }, patiently)).toBeDefined();
});

test('a sign-in that has run out is asked for where something waits', async () => {
  await keep({});
  await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'unauthorized' });
  await renderScreen(<SyncIndicator userId={userId} />);
  expect(await screen.findByRole('link', { name: 'Sign in to send' })).toBeDefined();
});

test('failures are shown before anything else, and announced when there are more of them', async () => {
  await keep({ opId: 'waits' }, { opId: 'dead', state: 'dead' });
  await renderScreen(<SyncIndicator userId={userId} />);
  expect(await screen.findByRole('link', { name: '1 item could not be sent' })).toBeDefined();
  expect(announced()).toBe('1 item could not be sent');
  await act(() => keep({ opId: 'dead too', state: 'dead' }));
  expect(await screen.findByRole('link', { name: '2 items could not be sent' })).toBeDefined();
  expect(announced()).toBe('2 items could not be sent');
  await act(async () => {
    await userDatabase(userId).outbox.where('opId').equals('dead').delete();
  });
  expect(await screen.findByRole('link', { name: '1 item could not be sent' })).toBeDefined();
  expect(announced()).toBe('');
});

test('it speaks Hindi too', async () => {
  languageStore.setState({ language: 'hi' });
  await keep({ opId: 'one', state: 'dead' }, { opId: 'two', state: 'dead' });
  await renderScreen(<SyncIndicator userId={userId} />);
  expect(await screen.findByRole('link', { name: '2 चीज़ें नहीं भेजी जा सकीं' })).toBeDefined();
});

function announced(): string | null | undefined {
  return document.querySelector('[aria-live="polite"]')?.textContent;
}

async function keep(...changes: Partial<OutboxRow>[]): Promise<void> {
  await userDatabase(userId).outbox.bulkAdd(
    changes.map((change) => ({
      ...newOutboxRow({
        opId: 'op',
        kind: 'chat.send',
        userId,
        lane: 'lane',
        deps: [],
        entityId: 'message',
        payload: { query: 'Where should the kitchen be?' },
        keptAt: 1,
      }),
      ...change,
    })),
  );
}
