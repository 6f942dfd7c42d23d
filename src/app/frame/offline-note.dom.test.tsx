import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { newOutboxRow } from '#db/outbox-row.ts';
import { languageStore } from '#i18n/language-store.ts';
import { noteReach } from '#lib/server-reach.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { OfflineNote } from './offline-note.tsx';

const userId = 'offline-reader';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => noteReach(true));
  await deleteUserDatabase(userId);
});

test('there is nothing to see or to hear while there is a network', async () => {
  await renderScreen(<OfflineNote />);
  expect(screen.getByTestId('offline-note').textContent).toBe('');
});

test('without a network it says so once, politely, and what waits is counted beside it and leads to the details', async () => {
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.in' } }, true);
  await keep('one');
  setOnline(false);
  await renderScreen(<OfflineNote />);
  expect(announced()).toContain('You are offline');
  const waiting = await screen.findByTestId('offline-waiting');
  expect([waiting.textContent, waiting.getAttribute('href')]).toEqual([
    '1 item waiting to be sent',
    '/settings/sync',
  ]);
  const before = announced();
  await act(() => keep('two'));
  expect(await screen.findByText('2 items waiting to be sent')).toBeDefined();
  expect(announced()).toBe(before);
});

test('a server that does not answer is told after a while, and no longer once it answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderScreen(<OfflineNote />);
  act(() => noteReach(false));
  expect(announced()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(announced()).toContain('Disha cannot be reached just now');
  act(() => noteReach(true));
  expect(announced()).toBe('');
  act(() => noteReach(false));
  act(() => noteReach(true));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(announced()).toBe('');
});

test('it speaks Hindi too', async () => {
  languageStore.setState({ language: 'hi' });
  setOnline(false);
  await renderScreen(<OfflineNote />);
  expect(announced()).toContain('आप ऑफ़लाइन हैं');
});

function announced(): string | null | undefined {
  return document.querySelector('[aria-live="polite"]')?.textContent;
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

async function keep(opId: string): Promise<void> {
  await userDatabase(userId).outbox.add(
    newOutboxRow({
      opId,
      kind: 'chat.send',
      userId,
      lane: 'lane',
      deps: [],
      entityId: opId,
      payload: { query: 'Where should the kitchen be?' },
      keptAt: 1,
    }),
  );
}
