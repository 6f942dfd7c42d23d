import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within, type RenderResult } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import type { AskRow, UserChatRow } from '#db/schema.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { resetSyncStatus, syncStatusStore } from '#sync/sync-status.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { ChatScreen } from './chat-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const sessionId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000aa';
const question = 'mera kitchen south west me hai, kya ye theek hai?';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  resetSyncStatus(userId);
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

test('messages stand in the order in which they were asked, whatever the order of their rows', async () => {
  await keep(
    chatRow({ id: 'two', query: 'second', created_at: '2026-11-20T10:00:00Z' }),
    chatRow({ id: 'one', query: 'first', created_at: '2026-11-19T10:00:00Z' }),
  );
  await open(`/chat?session=${sessionId}`);
  await screen.findByText('second');
  expect(screen.getAllByTestId('message-user').map(({ textContent }) => textContent)).toEqual([
    'first',
    'second',
  ]);
});

test('an answer shows its markdown, its language, its sources and who gave it', async () => {
  await keep(
    chatRow({
      response: 'Move the **stove** south east.',
      language: 'hinglish',
      sources: [{ id: 'BS', title: 'Brihat Samhita', kind: 'classical', where: 'chapter 53' }],
    }),
  );
  await open(`/chat?session=${sessionId}`);
  const answer = await screen.findByTestId('message-system');
  expect(answer.querySelector('strong')?.textContent).toBe('stove');
  expect(answer.querySelector('[lang]')?.getAttribute('lang')).toBe('hi-Latn');
  expect(answer.textContent).toContain('Built-in guide');
  const sources = within(answer).getByTestId('sources');
  expect(sources.textContent).toContain('Sources (1)');
  expect(sources.hasAttribute('open')).toBe(false);
  expect(within(sources).getByRole('listitem', { hidden: true }).textContent).toBe(
    'Brihat Samhita classical textchapter 53',
  );
});

test('the name of a model stands where a model answered', async () => {
  await keep(chatRow({ answered_by: 'llama-70b' }));
  await open(`/chat?session=${sessionId}`);
  expect((await screen.findByTestId('message-system')).textContent).toContain('llama-70b');
});

test('an answer cannot bring HTML, pictures or dangerous links onto the page', async () => {
  await keep(
    chatRow({
      response:
        'Look <img src="https://bad.example/a.png"> ![x](https://bad.example/b.png) [here](javascript:alert(1)) and [there](https://good.example/page).',
    }),
  );
  await open(`/chat?session=${sessionId}`);
  const answer = await screen.findByTestId('message-system');
  expect(answer.querySelector('img')).toBeNull();
  const links = [...answer.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual(['https://good.example/page']);
  expect(links[0]?.rel).toContain('noopener');
});

test('a question that failed says why and is sent again when asked to', async () => {
  const db = userDatabase(userId);
  await db.asks.add(ask({ state: 'failed', failure: { kind: 'answer-failed' } }));
  await open(`/chat?session=${sessionId}`);
  const answer = await screen.findByTestId('message-system');
  expect(answer.textContent).toContain('Failed to get a response from the AI. Please try again.');
  expect(answer.textContent).toContain('I am sorry');
  fireEvent.click(within(answer).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await db.asks.get('ask'))?.state).toBe('asking'));
  await screen.findByText('Opening the conversation…');
  expect(screen.getByTestId('message-user').textContent).toBe(question);
});

test('a question that failed can be let go of', async () => {
  await keep(chatRow({ query: 'an answered one' }));
  const db = userDatabase(userId);
  await db.asks.add(ask({ state: 'failed', failure: { kind: 'no-connection' } }));
  await open(`/chat?session=${sessionId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(screen.getAllByTestId('message-user').map(({ textContent }) => textContent)).toEqual([
      'an answered one',
    ]),
  );
  expect(await db.asks.count()).toBe(0);
});

test('a failure while one is looking is told with the way to more credits, and one from before is not told again', async () => {
  const db = userDatabase(userId);
  await db.asks.bulkAdd([
    ask({ id: 'old', requestId: 'old', text: 'before', state: 'failed', failure: { kind: 'answer-failed' } }),
    ask({ id: 'new', requestId: 'new' }),
  ]);
  await open(`/chat?session=${sessionId}`);
  await screen.findByText(question);
  expect(toastStore.getState().toast).toBeUndefined();
  await act(() =>
    db.asks.update('new', { state: 'failed', failure: { kind: 'no-credits', message: 'Nothing left.' } }),
  );
  await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Nothing left.'));
  expect(toastStore.getState().toast?.action).toBeDefined();
});

test('a new chat greets and offers a question in each language, which is put into the box and not sent', async () => {
  await open('/chat');
  expect((await screen.findByTestId('message-system')).textContent).toContain(
    "Namaste! I'm your Vaastu and Astrology guide. How can I help you today?",
  );
  const examples = within(
    screen.getByRole('list', { name: 'You could begin with one of these' }),
  ).getAllByRole('button');
  expect(examples.map(({ lang }) => lang)).toEqual(['en', 'hi', 'hi-Latn']);
  fireEvent.click(examples[1] as HTMLElement);
  expect(input().value).toBe('क्या ईशान में शौचालय दोष है?');
  expect(document.activeElement).toBe(input());
  expect(await userDatabase(userId).asks.count()).toBe(0);
});

test('what is typed and not sent is there again after a reload, for its own conversation only', async () => {
  await keep(chatRow({}));
  const first = await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-user');
  fireEvent.change(input(), { target: { value: 'half a thou' } });
  await waitFor(async () => expect(await userDatabase(userId).drafts.count()).toBe(1));
  first.unmount();

  const second = await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(input().value).toBe('half a thou'));
  second.unmount();

  await open('/chat');
  await screen.findByText('You could begin with one of these');
  expect(input().value).toBe('');
});

test('Enter sends the trimmed question, which becomes a conversation with an address of its own', async () => {
  const { router } = await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.change(input(), { target: { value: `  ${question}  ` } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  const bubble = await screen.findByTestId('message-user');
  expect(bubble.textContent).toBe(question);
  const [kept] = await userDatabase(userId).asks.toArray();
  expect(kept).toMatchObject({ text: question, state: 'asking', language: 'english' });
  expect(router.state.location.search).toEqual({ session: kept?.sessionId });
  await waitFor(() => expect(input().value).toBe(''));
  expect(await userDatabase(userId).drafts.count()).toBe(0);
  fireEvent.change(input(), { target: { value: 'one more' } });
  expect(screen.getByTestId('chat-send').hasAttribute('disabled')).toBe(true);
});

test('Shift and Enter, an Enter that ends a composition, and an empty box send nothing', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.change(input(), { target: { value: '   ' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.change(input(), { target: { value: 'रसोई' } });
  fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  expect(input().value).toBe('रसोई');
  expect(await userDatabase(userId).asks.count()).toBe(0);
});

test('without a network it is said that sending has to wait, and the words stay', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await keep(chatRow({}));
  await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-user');
  expect(screen.getByRole('status').textContent).toContain('Sending needs a connection for now');
  fireEvent.change(input(), { target: { value: question } });
  expect(screen.getByTestId('chat-send').hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(input().value).toBe(question);
  expect(await userDatabase(userId).asks.count()).toBe(0);
});

test('credits are shown to two decimals', async () => {
  await userDatabase(userId).credit_balances.put({ id: userId, seq: 1, deleted_at: null, thirds: 5 });
  await open('/chat');
  await waitFor(() => expect(screen.getByTestId('credits-badge').textContent).toBe('1.67'));
  await act(() => userDatabase(userId).credit_balances.update(userId, { thirds: 6 }));
  await waitFor(() => expect(screen.getByTestId('credits-badge').textContent).toBe('2'));
  expect(screen.getByTestId('credits-badge').getAttribute('href')).toBe('/subscriptions');
});

test('without credits the box is closed and the way to plans is shown', async () => {
  await userDatabase(userId).credit_balances.put({ id: userId, seq: 1, deleted_at: null, thirds: 0 });
  await open('/chat');
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain("You're out of credits");
  expect(within(notice).getByRole('link', { name: 'Get Credits' }).getAttribute('href')).toBe(
    '/subscriptions',
  );
  expect(input().disabled).toBe(true);
});

test('the language switch changes what the box says and what the question asks for, and Disha says so', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  expect(input().placeholder).toBe('वास्तु या ज्योतिष के बारे में पूछें…');
  expect(screen.getAllByTestId('message-system').at(-1)?.textContent).toContain('अब से मैं हिंदी में जवाब दूँगी');
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.click(screen.getByTestId('chat-send'));
  await waitFor(async () =>
    expect((await userDatabase(userId).asks.toArray())[0]).toMatchObject({ language: 'hindi' }),
  );
});

test('a switch before the first question stays above it, and a new chat begins with the welcome alone', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.click(screen.getByTestId('chat-send'));
  const bubble = await screen.findByTestId('message-user');
  const note = screen.getByText(/अब से मैं हिंदी में जवाब दूँगी/);
  expect(note.compareDocumentPosition(bubble)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  startNewChat();
  await screen.findByText('You could begin with one of these');
  expect(screen.getAllByTestId('message-system')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /English/ }));
  expect(screen.getAllByTestId('message-system')).toHaveLength(2);
  startNewChat();
  await waitFor(() => expect(screen.getAllByTestId('message-system')).toHaveLength(1));
});

test('a conversation bears the name it will have on the server from its first moment', async () => {
  const long = 'Which direction is good for the main door of a house on a corner plot?';
  await userDatabase(userId).asks.add(ask({ text: long }));
  await open(`/chat?session=${sessionId}`);
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(heading.textContent).toBe(`${long.slice(0, 50)}...`));
});

test.each([
  [{ kind: 'signed-out' }, 'Please sign in to send messages'],
  [{ kind: 'credit-failed' }, 'Failed to process credits for this message'],
  [{ kind: 'refused', message: 'Not today.' }, 'Not today.'],
  [{ kind: 'refused', message: undefined }, 'Failed to send message'],
  [{ kind: 'session-failed' }, 'Failed to create new session'],
  [{ kind: 'answer-failed' }, 'Failed to get a response from the AI. Please try again.'],
] as const)('a question that failed as %j says so', async (failure, said) => {
  await userDatabase(userId).asks.add(ask({ state: 'failed', failure }));
  await open(`/chat?session=${sessionId}`);
  expect((await screen.findByTestId('message-system')).textContent).toContain(said);
});

test('conversations are listed with the newest first, and those of the past carry their day', async () => {
  const today = new Date();
  const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString();
  await userDatabase(userId).chat_sessions.bulkAdd([
    sessionRow({ id: crypto.randomUUID(), title: 'Door', updated_at: daysAgo(3) }),
    sessionRow({ id: crypto.randomUUID(), title: 'Kitchen', updated_at: daysAgo(0) }),
    sessionRow({ id: crypto.randomUUID(), title: 'Bed', updated_at: daysAgo(1) }),
  ]);
  await open('/chat');
  await screen.findAllByText('Kitchen');
  const [list] = screen.getAllByRole('navigation', { name: 'Your conversations' });
  const links = within(list as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Start New Chat',
    'KitchenToday',
    'BedYesterday',
    'Door3 days ago',
  ]);
});

test('a conversation that the device does not know is awaited, and called unknown once the device is in step', async () => {
  await open(`/chat?session=${sessionId}`);
  await screen.findByText('Opening the conversation…');
  act(() => syncStatusStore.setState({ lastSyncedAt: 1, isKeptQuestionTaken: true }));
  await screen.findByRole('heading', { name: 'This conversation is not here' });
  expect(screen.queryByTestId('chat-input')).toBeNull();
});

test('whoever was signed out meanwhile is asked to sign in, and comes back to the conversation', async () => {
  sessionStore.setState({ status: 'guest' }, true);
  await open(`/chat?session=${sessionId}`);
  const link = await screen.findByRole('link', { name: 'Sign In' });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('redirect')).toBe(
    `/chat?session=${sessionId}`,
  );
});

async function open(address: string): Promise<RenderResult & { router: AnyRouter }> {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/chat',
    validateSearch: ({ session }): { session?: string } => (typeof session === 'string' ? { session } : {}),
    component: () => {
      const { session } = page.useSearch();
      return <ChatScreen {...(session !== undefined && { sessionId: session })} />;
    },
  });
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  }) as AnyRouter;
  await router.load();
  return { ...renderPart(<RouterProvider router={router} />), router };
}

function input(): HTMLTextAreaElement {
  return screen.getByTestId('chat-input') as HTMLTextAreaElement;
}

function startNewChat(): void {
  fireEvent.click(screen.getAllByRole('link', { name: 'Start New Chat' })[0] as HTMLElement);
}

async function keep(...rows: UserChatRow[]): Promise<void> {
  const db = userDatabase(userId);
  await db.chat_sessions.put(sessionRow({}));
  await db.user_chats.bulkPut(rows);
}

function sessionRow(change: { id?: string; title?: string; updated_at?: string }) {
  const at = '2026-11-20T10:00:00Z';
  return {
    id: sessionId,
    seq: 1,
    deleted_at: null,
    title: 'Kitchen',
    created_at: at,
    updated_at: at,
    ...change,
  };
}

function chatRow(change: Partial<UserChatRow>): UserChatRow {
  return {
    id: 'chat',
    seq: 2,
    deleted_at: null,
    session_id: sessionId,
    query: question,
    response: 'It is not ideal.',
    image_url: null,
    sources: [],
    answered_by: 'guide',
    language: 'english',
    created_at: '2026-11-20T10:00:00Z',
    ...change,
  };
}

function ask(change: Partial<AskRow>): AskRow {
  return {
    id: 'ask',
    requestId: 'request',
    sessionId,
    sessionOpId: 'op',
    text: question,
    language: 'english',
    askedAt: Date.parse('2026-11-20T11:00:00Z'),
    state: 'asking',
    step: 'kept',
    failure: undefined,
    ...change,
  };
}
