import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { sendMessage } from '#db/mutations/send-message.ts';
import { keptSessions as readSessions } from '#db/queries/chat.ts';
import { chatSearch, chatSessions } from '#i18n/catalogue/chat-guest.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { SessionList } from './session-list.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const [kitchen, door] = ['b7d0c7de-5f0b-4d2e-9a53-0000000000aa', 'b7d0c7de-5f0b-4d2e-9a53-0000000000ab'];
const db = () => userDatabase(userId);

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  await db().chat_sessions.bulkPut([sessionRow(kitchen, 'Kitchen', 20), sessionRow(door, 'Door', 10)]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteUserDatabase(userId);
});

describe('the menu of a conversation', () => {
  test('opens with the focus on its first choice, and the arrows go round', async () => {
    await open();
    await openMenu('Kitchen');
    const items = screen.getAllByRole('menuitem');
    expect(document.activeElement).toBe(items[0]);
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowDown', 0],
      ['ArrowUp', 1],
      ['Home', 0],
      ['End', 1],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      expect(document.activeElement).toBe(items[index]);
    }
  });

  test.each(['Escape', 'Tab'])('%s closes it and gives the focus back to its button', async (key) => {
    await open();
    const button = await openMenu('Kitchen');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('a touch elsewhere closes it, and its own button too', async () => {
    await open();
    const button = await openMenu('Kitchen');
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    await openMenu('Kitchen');
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a new name', () => {
  test('is kept with Enter, shown at once, and the focus returns', async () => {
    await open();
    await rename('Kitchen', '  रसोई की   बातें ');
    const button = await screen.findByRole('button', { name: 'Rename or delete: रसोई की बातें' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(await kinds()).toEqual(['session.rename']);
  });

  test('Escape leaves the old one, and the focus returns', async () => {
    await open();
    await beginRename('Kitchen');
    fireEvent.change(nameBox(), { target: { value: 'Something else' } });
    fireEvent.keyDown(nameBox(), { key: 'Escape' });
    const button = await screen.findByRole('button', { name: 'Rename or delete: Kitchen' });
    expect(document.activeElement).toBe(button);
    expect(await kinds()).toEqual([]);
  });

  test('must have a word in it', async () => {
    await open();
    await rename('Kitchen', ' \u3000 ');
    expect((await screen.findByRole('alert')).textContent).toBe(chatSessions.nameEmpty.en);
    expect(nameBox().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(nameBox());
    expect(await kinds()).toEqual([]);
  });

  test('that is the old one changes nothing', async () => {
    await open();
    await rename('Kitchen', 'Kitchen');
    await screen.findByRole('button', { name: 'Rename or delete: Kitchen' });
    expect(await kinds()).toEqual([]);
  });
});

describe('deleting', () => {
  test('asks first, and leaves everything when it is called off', async () => {
    await open();
    const dialog = await askToDelete('Kitchen');
    expect(dialog.textContent).toContain('“Kitchen” and its messages are deleted on all your devices.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await kinds()).toEqual([]);
  });

  test('takes the conversation out at once and moves the focus to the next', async () => {
    await open();
    const dialog = await askToDelete('Kitchen');
    fireEvent.click(within(dialog).getByTestId('delete-session'));
    await waitFor(() => expect(screen.queryByText('Kitchen')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename or delete: Door' }));
    expect(await kinds()).toEqual(['session.delete']);
  });

  test('names what was never sent', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await say(text);
    await open();
    const dialog = await askToDelete('Kitchen');
    expect(dialog.textContent).toContain('4 messages in it have not been sent yet');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['one', 'two', 'three', 'and 1 more']);
  });

  test('the open conversation leads to a new chat', async () => {
    const router = await open(`/chat?session=${kitchen}`);
    const dialog = await askToDelete('Kitchen');
    fireEvent.click(within(dialog).getByTestId('delete-session'));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(router.state.location.pathname).toBe('/chat');
  });

  test('another conversation leaves the open one open', async () => {
    const router = await open(`/chat?session=${kitchen}`);
    const dialog = await askToDelete('Door');
    fireEvent.click(within(dialog).getByTestId('delete-session'));
    await waitFor(() => expect(screen.queryByText('Door')).toBeNull());
    expect(router.state.location.search).toEqual({ session: kitchen });
  });
});

describe('the search', () => {
  test('finds words in both scripts, by conversation, marks them and leads to the message', async () => {
    await db().user_chats.bulkPut([
      chatRow('b7d0c7de-5f0b-4d2e-9a53-0000000000c1', kitchen, 'मेरी रसोई कहाँ हो?', '2026-11-01T10:00:00Z'),
      chatRow('b7d0c7de-5f0b-4d2e-9a53-0000000000c2', door, 'rasoi ka darwaza', '2026-11-02T10:00:00Z'),
      chatRow('b7d0c7de-5f0b-4d2e-9a53-0000000000c3', kitchen, 'my bed', '2026-11-03T10:00:00Z'),
    ]);
    await open();
    search('rasoee');
    await screen.findByText('2 messages found');
    expect(screen.getAllByTestId('found-session').map(({ textContent }) => textContent)).toEqual([
      'Door',
      'Kitchen',
    ]);
    const links = screen.getAllByTestId('found-message');
    expect(links.map((link) => link.querySelector('mark')?.textContent)).toEqual(['rasoi', 'रसोई']);
    expect(links[1]?.getAttribute('href')).toBe(
      `/chat?session=${kitchen}&message=b7d0c7de-5f0b-4d2e-9a53-0000000000c1`,
    );
  });

  test('finds conversations by their names', async () => {
    await open();
    search('kitch');
    const link = await screen.findByTestId('found-session');
    expect(link.querySelector('mark')?.textContent).toBe('Kitchen');
    expect(link.getAttribute('href')).toBe(`/chat?session=${kitchen}`);
  });

  test('says when nothing is found, and Escape brings the list back', async () => {
    await open();
    search('mandir');
    await screen.findByText('Nothing found for “mandir”.');
    fireEvent.keyDown(screen.getByTestId('message-search'), { key: 'Escape' });
    expect(screen.getByText('Kitchen')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByTestId('message-search'));
  });

  test('reads the messages once, however many letters are typed', async () => {
    await db().user_chats.put(
      chatRow(
        'b7d0c7de-5f0b-4d2e-9a53-0000000000c1',
        kitchen,
        'Where should my bed be?',
        '2026-11-01T10:00:00Z',
      ),
    );
    await open();
    const reads = vi.spyOn(db().user_chats, 'where');
    for (const words of ['b', 'be', 'bed']) {
      search(words);
      await screen.findByText('One message found');
    }
    search('mandir');
    await screen.findByText('Nothing found for “mandir”.');
    expect(reads).toHaveBeenCalledTimes(1);
  });

  test('says so where the messages cannot be read', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await open();
    vi.spyOn(db().user_chats, 'bulkGet').mockRejectedValue(new Error('The disk fails'));
    search('bed');
    expect(await screen.findByText(chatSearch.failed.en)).toBeTruthy();
  });
});

async function open(address = '/chat'): Promise<AnyRouter> {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/chat',
    validateSearch: ({ session, message }): { session?: string; message?: string } => ({
      ...(typeof session === 'string' && { session }),
      ...(typeof message === 'string' && { message }),
    }),
    component: Listed,
  });
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    stringifySearch: (given) => {
      const text = new URLSearchParams(given as Record<string, string>).toString();
      return text === '' ? '' : `?${text}`;
    },
  }) as AnyRouter;
  await router.load();
  renderPart(<RouterProvider router={router} />);
  await screen.findByText('Kitchen');
  return router;
}

function Listed() {
  const sessions = useLiveQuery(() => readSessions(db()), []);
  return (
    <SessionList
      sessions={sessions ?? []}
      state="listed"
      now={Date.parse('2026-11-21T10:00:00Z')}
      onStartNew={() => {}}
    />
  );
}

async function openMenu(title: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: `Rename or delete: ${title}` });
  fireEvent.click(button);
  await screen.findByRole('menu');
  return button;
}

async function beginRename(title: string): Promise<void> {
  await openMenu(title);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await screen.findByTestId('session-name');
  expect(document.activeElement).toBe(nameBox());
}

async function rename(title: string, name: string): Promise<void> {
  await beginRename(title);
  fireEvent.change(nameBox(), { target: { value: name } });
  await act(async () => {
    fireEvent.submit(nameBox().form as HTMLFormElement);
  });
}

async function askToDelete(title: string): Promise<HTMLElement> {
  await openMenu(title);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  return screen.findByRole('dialog');
}

function search(words: string): void {
  fireEvent.change(screen.getByTestId('message-search'), { target: { value: words } });
}

function nameBox(): HTMLInputElement {
  return screen.getByTestId('session-name') as HTMLInputElement;
}

async function say(text: string): Promise<void> {
  await sendMessage(
    db(),
    { id: crypto.randomUUID(), sessionId: kitchen, text, language: 'english' },
    { userId, now: Date.parse('2026-11-20T11:00:00Z'), newId: () => crypto.randomUUID() },
  );
}

async function kinds(): Promise<string[]> {
  return (await db().outbox.orderBy('n').toArray()).map(({ kind }) => kind);
}

function sessionRow(id: string, title: string, day: number) {
  const at = `2026-11-${day}T10:00:00Z`;
  return { id, seq: 1, deleted_at: null, title, created_at: at, updated_at: at };
}

function chatRow(id: string, session: string, query: string, at: string) {
  return {
    id,
    seq: 2,
    deleted_at: null,
    session_id: session,
    query,
    response: null,
    image_url: null,
    sources: [],
    answered_by: null,
    language: null,
    created_at: at,
  };
}
