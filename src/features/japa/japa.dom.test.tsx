import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, durably, userDatabase } from '#db/database.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { leaveNoRoom } from '#tests/fakes/full-disk.ts';
import { beginCount, countBead, settleCount } from './count-beads.ts';
import { japaNotKept, japaStore, readJapa } from './japa-store.ts';
import { JapaScreen } from './japa-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000c1';
const member = { status: 'signed-in', user: { id: userId, email: 'a@example.in' } } as const;

beforeEach(() => {
  localStorage.clear();
  japaStore.setState(readJapa(), true);
  japaNotKept.setState({ here: undefined, inRecord: undefined });
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await deleteUserDatabase(userId);
});

const mala = () => screen.getByTestId('count-bead');
const count = (times: number) => {
  for (let bead = 0; bead < times; bead += 1) fireEvent.click(mala());
};
/** As many without drawing each. */
const countAtOnce = (times: number, owner = 'guest', day = '2026-11-25') =>
  act(() => {
    for (let bead = 0; bead < times; bead += 1) countBead(owner, day);
  });
const shown = () => screen.getByTestId('beads').textContent;
const days = () => screen.getByTestId('japa-days').textContent;

describe('the mala', () => {
  test('counts by touch and says when it is complete, and begins anew', async () => {
    await renderScreen(<JapaScreen />);
    count(1);
    countAtOnce(106);
    expect(shown()).toBe('107');
    expect(screen.getByTestId('malas').textContent).toBe('');
    count(1);
    expect(shown()).toBe('108');
    expect(screen.getByTestId('malas').textContent).toBe('One mala is complete.');
    count(1);
    expect(shown()).toBe('1');
    await waitFor(() => expect(days()).toContain('1 mala, 1 bead'));
  });

  test('counts by Space and Enter wherever the focus is on nothing, once however long a key is held', async () => {
    await renderScreen(<JapaScreen />);
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(shown()).toBe('2');
    // A key that means another control counts nothing.
    fireEvent.keyDown(screen.getByTestId('japa-sound'), { key: ' ' });
    expect(shown()).toBe('2');
    const held = fireEvent.keyDown(mala(), { key: 'Enter', repeat: true });
    expect(held).toBe(false);
  });

  test('gives a bead back, and never less than none', async () => {
    await renderScreen(<JapaScreen />);
    count(2);
    for (let time = 0; time < 4; time += 1) fireEvent.click(screen.getByTestId('bead-back'));
    expect(shown()).toBe('0');
  });

  test('is silent and still unless somebody wants it otherwise', async () => {
    const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true);
    vi.stubGlobal('navigator', { onLine: true, vibrate });
    await renderScreen(<JapaScreen />);
    count(1);
    expect(vibrate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByTestId('japa-vibration'));
    count(1);
    expect(vibrate).toHaveBeenLastCalledWith(12);
    expect(readJapa()).toMatchObject({ hasVibration: true, hasSound: false });
  });

  test('says where the browser cannot vibrate', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await renderScreen(<JapaScreen />);
    expect(screen.getByText('This browser lets no page vibrate.')).toBeTruthy();
    expect(screen.getByTestId<HTMLInputElement>('japa-vibration').disabled).toBe(true);
  });

  test('keeps the screen on while it is open', async () => {
    const release = vi.fn<() => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { onLine: true, wakeLock: { request: async () => ({ release }) } });
    await renderScreen(<JapaScreen />);
    expect(await screen.findByText('The screen stays on')).toBeTruthy();
    cleanup();
    expect(release).toHaveBeenCalled();
  });
});

describe('the mantra', () => {
  test('stands in its letters and in Latin ones, with what it means, and is another one when chosen', async () => {
    await renderScreen(<JapaScreen />);
    expect(screen.getByTestId('mantra').textContent).toMatch(/ॐ नमः शिवाय.*om namah shivaaya.*Shiva/i);
    count(5);
    fireEvent.change(screen.getByTestId('choose-mantra'), { target: { value: 'राम' } });
    expect(screen.getByTestId('mantra').textContent).toContain('राम');
    expect(shown()).toBe('0');
    await waitFor(() => expect(days()).toContain('5 beads'));
  });

  test('may be one’s own, in any script', async () => {
    await renderScreen(<JapaScreen />);
    fireEvent.change(screen.getByTestId('choose-mantra'), { target: { value: 'own' } });
    const field = screen.getByTestId('own-mantra');
    fireEvent.change(field, { target: { value: ' Sab ka bhala ' } });
    fireEvent.blur(field);
    expect(screen.getByTestId('mantra').textContent).toBe('Sab ka bhala');
    count(3);
    await waitFor(() => expect(days()).toMatch(/Sab ka bhala.*3 beads/));
    expect(readJapa()).toMatchObject({ mantra: 'Sab ka bhala', own: ' Sab ka bhala ' });
  });
});

describe('the record', () => {
  const full = 'Not kept: this device has no room for it.';

  test('of a guest says that it is not kept where the device has no room, and again when it is', async () => {
    const setItem = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    await renderScreen(<JapaScreen />);
    expect(screen.getByText(full)).toBeTruthy();
    expect(screen.queryByText('Kept on this device.')).toBeNull();
    count(1);
    expect(screen.getByText(full)).toBeTruthy();
    vi.unstubAllGlobals();
    count(1);
    expect(screen.getByText('Kept on this device.')).toBeTruthy();
  });

  test('of an account says that it is not kept where the device has no room for the act', async () => {
    sessionStore.setState(member, true);
    await renderScreen(<JapaScreen />);
    expect(screen.getByText('Kept on this device and in your account.')).toBeTruthy();
    const makeRoom = leaveNoRoom(durably(userDatabase(userId)));
    count(1);
    await act(async () => void (await settleCount()));
    expect(screen.getByText(full)).toBeTruthy();
    makeRoom();
    await act(async () => void (await settleCount()));
    expect(screen.getByText('Kept on this device and in your account.')).toBeTruthy();
  });

  test('stays on the device with the place in the mala, and speaks Hindi where the page does', async () => {
    await renderScreen(<JapaScreen />);
    count(1);
    countAtOnce(109);
    cleanup();
    japaStore.setState(readJapa(), true);
    languageStore.setState({ language: 'hi' });
    await renderScreen(<JapaScreen />);
    expect(shown()).toBe('2');
    expect(days()).toMatch(/आज.*1 माला, 2 मनके/);
    expect(screen.getByText('इस डिवाइस पर रखा है।')).toBeTruthy();
  });

  test('of another day is a line of its own, and the mala begins anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T10:00:00+05:30') });
    await renderScreen(<JapaScreen />);
    count(40);
    cleanup();
    vi.setSystemTime(Date.parse('2026-11-26T10:00:00+05:30'));
    await renderScreen(<JapaScreen />);
    await waitFor(() => expect(shown()).toBe('0'));
    count(1);
    await waitFor(() => expect(days()).toMatch(/Today.*1 bead.*24 Nov 2026.*40 beads/));
  });

  test('is cleared when somebody says so twice', async () => {
    await renderScreen(<JapaScreen />);
    count(9);
    await waitFor(() => expect(days()).toContain('9 beads'));
    fireEvent.click(screen.getByTestId('clear-japa'));
    fireEvent.click(await screen.findByTestId('confirm-clear-japa'));
    await waitFor(() => expect(screen.queryByTestId('japa-days')).toBeNull());
    expect(readJapa()).toMatchObject({ guest: [], sitting: undefined });
  });

  test('of a member goes to the account, each sitting as one act with its last count', async () => {
    sessionStore.setState(member, true);
    await renderScreen(<JapaScreen />);
    countAtOnce(216, userId);
    await act(() => settleCount());
    cleanup();
    await waitFor(async () => {
      const acts = await userDatabase(userId).outbox.toArray();
      expect(acts.map(({ kind, payload }) => [kind, payload['count']])).toEqual([['japa.count', 216]]);
    });
    await renderScreen(<JapaScreen />);
    await waitFor(() => expect(days()).toContain('2 malas'));
    expect(screen.getByText('Kept on this device and in your account.')).toBeTruthy();
  });

  test('of a guest goes on as the account’s once they sign in, and is nobody else’s after them', async () => {
    await renderScreen(<JapaScreen />);
    count(3);
    cleanup();
    await beginCount(userId, '2026-11-25');
    expect(readJapa().guest).toEqual([]);
    expect((await userDatabase(userId).outbox.toArray()).map(({ payload }) => payload['count'])).toEqual([3]);
    await beginCount('guest', '2026-11-25');
    expect(readJapa()).toMatchObject({ sitting: undefined, guest: [], own: '' });
  });

  test('that is removed at a member’s word is removed on the server', async () => {
    sessionStore.setState(member, true);
    await renderScreen(<JapaScreen />);
    countAtOnce(108, userId);
    await waitFor(async () => expect(await userDatabase(userId).outbox.count()).toBe(1));
    await userDatabase(userId).outbox.toCollection().modify({ state: 'acked', ackSeq: 9 });
    fireEvent.click(screen.getByTestId('clear-japa'));
    fireEvent.click(await screen.findByTestId('confirm-clear-japa'));
    await waitFor(async () =>
      expect((await userDatabase(userId).outbox.toArray()).map(({ kind }) => kind)).toContain('japa.remove'),
    );
  });
});
