import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, durably, userDatabase } from '#db/database.ts';
import { noteLink } from '#db/mutations/note-link.ts';
import type { OutboxRow, UserChatRow } from '#db/schema.ts';
import { keepQuestion, keptQuestion, releaseQuestion } from '#db/guest.ts';
import { home } from '#i18n/catalogue/home.ts';
import { languageStore } from '#i18n/language-store.ts';
import { translate } from '#i18n/messages.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { leaveNoRoom } from '#tests/fakes/full-disk.ts';
import { uploadRow } from '#tests/fakes/manual-rows.ts';
import { answerTries, forgetTries } from '#sync/answer-tries.ts';
import { toastStore } from '#ui/toast.ts';
import type { VoiceSlotProps } from '#ui/voice-slot.ts';
import { QuestionCard } from './question-card.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000002';
const question = 'मेरी रसोई दक्षिण-पश्चिम में है, क्या यह ठीक है?';

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
  await deleteUserDatabase(userId);
  const kept = await keptQuestion();
  if (kept) await releaseQuestion(kept.requestId);
});

test('an empty question cannot be asked', async () => {
  await open();
  expect(button().disabled).toBe(true);
  type('   ');
  expect(button().disabled).toBe(true);
  fireEvent.keyDown(input(), { key: 'Enter' });
  await waitFor(() =>
    expect(toastStore.getState().toast?.title).toMatchObject({
      message: { en: 'Please enter your Vaastu question.' },
    }),
  );
});

test("a guest's question is kept under ids of its own, and sign-in leads back to its conversation", async () => {
  const router = await open();
  type(` ${question} `);
  fireEvent.click(button());
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  const kept = await keptQuestion();
  expect(kept?.text).toBe(question);
  expect(router.state.location.search).toEqual({ redirect: `/chat?session=${kept?.sessionId}` });
});

test('a guest who comes back finds the question as it was', async () => {
  const router = await open();
  type(question);
  fireEvent.click(button());
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  await router.navigate({ to: '/' });
  await waitFor(() => expect(input().value).toBe(question));
});

test('whoever is signed in sees how far the question has come, and then its conversation', async () => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.keyDown(input(), { key: 'Enter' });
  const { id, sessionId } = await keptMessage();
  const db = userDatabase(userId);
  await screen.findByText('Opening a conversation for your question…');
  expect(percent()).toBe('0');
  await db.chat_sessions.put(sessionRow(sessionId));
  await waitFor(() => expect(percent()).toBe('70'));
  await alter(id, { state: 'acked', ackSeq: 9 });
  await waitFor(() => expect(percent()).toBe('80'));
  await db.user_chats.put(chatRow({ id, session_id: sessionId, response: null, request_id: id }));
  await db.user_chats.put(chatRow({ id, session_id: sessionId }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(router.state.location.search).toEqual({ session: sessionId });
  expect(toastStore.getState().toast).toBeUndefined();
});

describe('a spoken question', () => {
  const speak = (words: string) => {
    spoken = words;
    fireEvent.click(screen.getByText('microphone'));
  };

  test('stands in the box, is marked as such, and is one like any other once somebody types', async () => {
    await open();
    speak('Where should the stove be?');
    expect(input().value).toBe('Where should the stove be?');
    expect(input().hasAttribute('data-spoken')).toBe(true);
    expect(screen.getByTestId('spoken-mark').id).toBe(input().getAttribute('aria-describedby'));
    expect(button().disabled).toBe(false);
    type('Where should the stove be now?');
    expect(input().hasAttribute('data-spoken')).toBe(false);
    expect(screen.queryByTestId('spoken-mark')).toBeNull();
  });

  test('gives way to one that is spoken again, and follows what was typed', async () => {
    await open();
    speak('Where is the stov');
    speak('Where is the stove?');
    expect(input().value).toBe('Where is the stove?');
    type('My kitchen is in the east.');
    speak('Where should the stove be?');
    expect(input().value).toBe('My kitchen is in the east. Where should the stove be?');
  });

  test('is asked as one that was typed', async () => {
    signIn();
    await open();
    speak(question);
    fireEvent.click(button());
    expect(await keptMessage()).toBeTruthy();
  });

  test('is no longer than a box may hold', async () => {
    await open();
    type('x'.repeat(3990));
    speak('a long question');
    expect(input().value).toHaveLength(4000);
  });
});

test('without a microphone there is no place for one', async () => {
  await open({ hasVoice: false });
  expect(screen.queryByText('microphone')).toBeNull();
});

test('a question from days ago is offered until it is asked', async () => {
  signIn();
  const old = crypto.randomUUID();
  const ids = { requestId: old, sessionId: old, sessionOpId: old };
  await keepQuestion({ ...ids, text: question, language: 'hindi', keptAt: Date.now() - 3 * 86_400_000 });
  const router = await open();
  await waitFor(() => expect(input().value).toBe(question));
  fireEvent.click(button());
  const { id, sessionId } = await keptMessage();
  expect(await keptQuestion()).toBeDefined();
  await userDatabase(userId).user_chats.put(chatRow({ id, session_id: sessionId }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(await keptQuestion()).toBeUndefined();
});

const outOfCredits = { kind: 'held', code: 'insufficient_credits', seq: 1 } as const;
const refused = { kind: 'refused', code: 'invalid', reason: 'query' } as const;

test.each([
  ['en', { state: 'blocked', problem: outOfCredits }, home.outOfCredits],
  ['hi', { state: 'blocked', problem: outOfCredits }, home.outOfCredits],
  ['en', { state: 'dead', problem: refused }, home.sendFailed],
  ['hi', { state: 'dead', problem: refused }, home.sendFailed],
] as const)(
  'what becomes of a question is told in %s as %j, and its conversation shows it',
  async (...given) => {
    const [language, fields, said] = given;
    signIn();
    languageStore.setState({ language });
    const router = await open();
    type(question);
    fireEvent.click(button());
    const { id, sessionId } = await keptMessage();
    await alter(id, fields);
    await waitFor(() => expect(toastWords()).toBe(said[language]));
    expect(toastStore.getState().toast?.action !== undefined).toBe(fields.state === 'blocked');
    await waitFor(() => expect(router.state.location.search).toEqual({ session: sessionId }));
    expect(await userDatabase(userId).outbox.where('entityId').equals(id).count()).toBe(1);
  },
);

test.each([
  ['provider_failed', 'Failed to process your question. Please try again.'],
  ['no_reservation', 'Failed to process credits for this message'],
])('an answer that fails as %s is told, and its conversation shows it', async (failure, said) => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  const { id, sessionId } = await keptMessage();
  await userDatabase(userId).user_chats.put(
    chatRow({ id, session_id: sessionId, response: null, failure, answered_by: null }),
  );
  await waitFor(() => expect(toastWords()).toBe(said));
  await waitFor(() => expect(router.state.location.search).toEqual({ session: sessionId }));
});

test('a question whose conversation is refused is told', async () => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  const { sessionId } = await keptMessage();
  await alter(sessionId, { state: 'dead', problem: refused });
  await waitFor(() => expect(toastWords()).toBe('Failed to process your question. Please try again.'));
  await waitFor(() => expect(router.state.location.search).toEqual({ session: sessionId }));
});

test.each(['en', 'hi'] as const)(
  'without a network the question is kept, which is said in %s, and its conversation shows it',
  async (language) => {
    signIn();
    languageStore.setState({ language });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const router = await open();
    type(question);
    fireEvent.click(button());
    const { sessionId } = await keptMessage();
    await waitFor(() => expect(toastWords()).toBe(home.questionKept[language]));
    expect(toastStore.getState().toast?.tone).toBe('info');
    await waitFor(() => expect(router.state.location.search).toEqual({ session: sessionId }));
  },
);

test.each([
  ['timeout', home.questionKept.en],
  ['unauthorized', 'Please sign in to send messages'],
] as const)('when calls fail with %s nobody is kept waiting', async (problem, said) => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  const { sessionId } = await keptMessage();
  await screen.findByRole('progressbar');
  await noteLink(userDatabase(userId), { failures: 1, nextAt: Date.now() + 60_000, problem });
  await waitFor(() => expect(toastWords()).toBe(said));
  await waitFor(() => expect(router.state.location.search).toEqual({ session: sessionId }));
});

test('a question that the server fails on is kept and goes on by itself', async () => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  const { id } = await keptMessage();
  await alter(id, { failures: 1, problem: { kind: 'failed', code: 'internal' } });
  await waitFor(() => expect(toastWords()).toBe(home.questionKept.en));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
});

test('no overlay outlives an answer that the server does not have', async () => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  const { id, sessionId } = await keptMessage();
  await screen.findByRole('progressbar');
  answerTries.noteFailure(id, Date.now());
  await waitFor(() => expect(toastWords()).toBe('Failed to process your question. Please try again.'));
  await waitFor(() => expect(router.state.location.search).toEqual({ session: sessionId }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  forgetTries();
});

test('no overlay outlives a file that the server fails on, whoever sends it', async () => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  const { id } = await keptMessage();
  await screen.findByRole('progressbar');
  const problem = { kind: 'failed', code: 'server' } as const;
  await userDatabase(userId).outbox.add(uploadRow({ opId: 'file', failures: 1, problem }));
  await alter(id, { deps: ['file'] });
  await waitFor(() => expect(toastWords()).toBe('Failed to process your question. Please try again.'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
});

test('whoever has waited for long may go on to the chat and wait there', async () => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  const { sessionId } = await keptMessage();
  await screen.findByRole('progressbar');
  expect(screen.queryByTestId('overlay-way')).toBeNull();
  fireEvent.click(await screen.findByTestId('overlay-way', {}, { timeout: 20_000 }));
  await waitFor(() => expect(router.state.location.search).toEqual({ session: sessionId }));
  expect(toastStore.getState().toast).toBeUndefined();
});

test('a question that is taken back in another tab stays in the box', async () => {
  signIn();
  const router = await open();
  type(question);
  fireEvent.click(button());
  await keptMessage();
  await screen.findByRole('progressbar');
  await userDatabase(userId).outbox.clear();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(input().value).toBe(question);
  expect(router.state.location.pathname).toBe('/');
});

test.each(['en', 'hi'] as const)(
  'a device without room says so in %s, and the words stay',
  async (language) => {
    signIn();
    languageStore.setState({ language });
    leaveNoRoom(durably(userDatabase(userId)), 'outbox');
    const router = await open();
    type(question);
    fireEvent.click(button());
    await waitFor(() => expect(toastWords()).toBe(home.noRoom[language]));
    expect(input().value).toBe(question);
    expect(router.state.location.pathname).toBe('/');
  },
);

function signIn(): void {
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
}

/** What the next press of the microphone has heard. */
let spoken = '';

function Voice({ onText }: VoiceSlotProps) {
  return (
    <button type="button" onClick={() => onText(spoken)}>
      microphone
    </button>
  );
}

async function open({ hasVoice = true } = {}): Promise<AnyRouter> {
  const root = createRootRoute({ component: Outlet });
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <QuestionCard voice={hasVoice ? Voice : undefined} />,
    }),
    ...['/auth', '/chat'].map((path) =>
      createRoute({ getParentRoute: () => root, path, component: () => null }),
    ),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  }) as AnyRouter;
  await router.load();
  renderPart(<RouterProvider router={router} />);
  await screen.findByTestId('question-input');
  return router;
}

/** The message as it was kept, with the conversation that it begins. */
async function keptMessage(): Promise<{ id: string; sessionId: string }> {
  const { outbox } = userDatabase(userId);
  await waitFor(async () => expect(await outbox.count()).toBe(2));
  const [begun, sent] = await outbox.toArray();
  expect(sent?.payload).toMatchObject({ query: question, session_id: begun?.entityId });
  return { id: sent?.entityId ?? '', sessionId: begun?.entityId ?? '' };
}

/** Changes the act on a row, as a flush would. */
async function alter(entityId: string, fields: Partial<OutboxRow>): Promise<void> {
  await userDatabase(userId).outbox.where('entityId').equals(entityId).modify(fields);
}

function percent(): string | null {
  return screen.getByRole('progressbar').getAttribute('value');
}

const at = '2026-11-20T10:00:00Z';

function sessionRow(id: string) {
  return { id, seq: 1, deleted_at: null, title: 'Kitchen', created_at: at, updated_at: at };
}

function chatRow(fields: Partial<UserChatRow> & { id: string; session_id: string }): UserChatRow {
  return {
    seq: 2,
    deleted_at: null,
    query: question,
    response: 'It is not ideal.',
    image_url: null,
    sources: [],
    answered_by: 'guide',
    language: 'hindi',
    request_id: null,
    failure: null,
    created_at: at,
    ...fields,
  };
}

function toastWords(): string | undefined {
  const title = toastStore.getState().toast?.title;
  return typeof title === 'object' ? translate(title.message, languageStore.getState().language) : title;
}

function input(): HTMLTextAreaElement {
  return screen.getByTestId('question-input') as HTMLTextAreaElement;
}

function button(): HTMLButtonElement {
  return screen.getByTestId('ask-button') as HTMLButtonElement;
}

function type(text: string): void {
  fireEvent.change(input(), { target: { value: text } });
}
