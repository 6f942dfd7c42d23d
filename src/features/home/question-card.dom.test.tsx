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
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keepQuestion, keptQuestion, releaseQuestion } from '#db/guest.ts';
import { home } from '#i18n/catalogue/home.ts';
import { languageStore } from '#i18n/language-store.ts';
import { translate } from '#i18n/messages.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
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
  const db = userDatabase(userId);
  await waitFor(async () => expect(await db.asks.count()).toBe(1));
  await screen.findByText('Opening a conversation for your question…');
  const [ask] = await db.asks.toArray();
  for (const [step, percent] of [
    ['session', '70'],
    ['credit', '80'],
    ['answer', '90'],
  ] as const) {
    await db.asks.update(ask?.id ?? '', { step });
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).toBe(percent));
  }
  await db.asks.clear();
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(router.state.location.search).toEqual({ session: ask?.sessionId });
});

test('a question from days ago is offered until it is asked', async () => {
  signIn();
  const id = crypto.randomUUID();
  const ids = { requestId: id, sessionId: id, sessionOpId: id };
  await keepQuestion({ ...ids, text: question, language: 'hindi', keptAt: Date.now() - 3 * 86_400_000 });
  const router = await open();
  await waitFor(() => expect(input().value).toBe(question));
  fireEvent.click(button());
  const db = userDatabase(userId);
  await waitFor(async () => expect(await db.asks.count()).toBe(1));
  expect(await keptQuestion()).toBeDefined();
  await db.asks.clear();
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(await keptQuestion()).toBeUndefined();
});

test('a question that fails stays in the box, and asked again it goes out under its old request', async () => {
  signIn();
  await open();
  type(question);
  fireEvent.click(button());
  const db = userDatabase(userId);
  await waitFor(async () => expect(await db.asks.count()).toBe(1));
  const [first] = await db.asks.toArray();
  await db.asks.update(first?.id ?? '', { state: 'failed', failure: { kind: 'answer-failed' } });
  await waitFor(() =>
    expect(toastStore.getState().toast?.title).toMatchObject({
      message: { en: 'Failed to process your question. Please try again.' },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(input().value).toBe(question);
  fireEvent.click(button());
  await waitFor(async () => expect((await db.asks.toArray())[0]?.state).toBe('asking'));
  expect((await db.asks.toArray()).map(({ requestId }) => requestId)).toEqual([first?.requestId]);
  await db.asks.clear();
});

test.each([
  [{ kind: 'signed-out' }, 'en', 'Please sign in to send messages'],
  [{ kind: 'no-credits', message: 'Nothing left.' }, 'en', 'Nothing left.'],
  [{ kind: 'no-credits', message: 'Nothing left.' }, 'hi', home.outOfCredits.hi],
  [{ kind: 'credit-failed' }, 'en', 'Failed to process credits for this message'],
  [{ kind: 'refused', message: 'Not today.' }, 'en', 'Not today.'],
  [{ kind: 'refused', message: undefined }, 'en', 'Failed to send message'],
  [{ kind: 'session-failed' }, 'en', 'Failed to process your question. Please try again.'],
] as const)('a question that failed as %j is told in %s', async (failure, language, said) => {
  signIn();
  languageStore.setState({ language });
  await open();
  type(question);
  fireEvent.click(button());
  const db = userDatabase(userId);
  await waitFor(async () => expect(await db.asks.count()).toBe(1));
  const [ask] = await db.asks.toArray();
  await db.asks.update(ask?.id ?? '', { state: 'failed', failure });
  await waitFor(() => expect(toastWords()).toBe(said));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(toastStore.getState().toast?.action !== undefined).toBe(failure.kind === 'no-credits');
});

test('without a network nothing is begun and the words stay', async () => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  type(question);
  fireEvent.click(button());
  await waitFor(() => expect(toastStore.getState().toast?.tone).toBe('info'));
  expect(input().value).toBe(question);
  expect(await userDatabase(userId).asks.count()).toBe(0);
});

function signIn(): void {
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
}

async function open(): Promise<AnyRouter> {
  const root = createRootRoute({ component: Outlet });
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: QuestionCard }),
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
