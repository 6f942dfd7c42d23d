import 'fake-indexeddb/auto';
import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
  type RenderResult,
} from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closeUserDatabase,
  deleteUserDatabase,
  durably,
  userDatabase,
  type UserDatabase,
} from '#db/database.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { noteLink } from '#db/mutations/note-link.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import { answerLanguageOf } from '#db/queries/chat-languages.ts';
import { sendMessage } from '#db/mutations/send-message.ts';
import type { OutboxRow, UserChatRow } from '#db/schema.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { languageStore } from '#i18n/language-store.ts';
import { languages, translate, type Language, type Message } from '#i18n/messages.ts';
import type { ReadyAttachment } from '#lib/attachment.ts';
import { noteReach } from '#lib/server-reach.ts';
import { sessionStore } from '#session/session-store.ts';
import { resetSyncStatus, syncStatusStore } from '#sync/sync-status.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { leaveNoRoom } from '#tests/fakes/full-disk.ts';
import { forgetAnswers, showAnswer } from '#sync/answer-stream.ts';
import { answerTries, forgetTries } from '#sync/answer-tries.ts';
import { showToast, toastStore } from '#ui/toast.ts';
import type { VoiceSlotProps } from '#ui/voice-slot.ts';
import { ChatScreen } from './chat-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const sessionId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000aa';
const messageId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000bb';
const question = 'mera kitchen south west me hai, kya ye theek hai?';

// Many elements are drawn here by a slow document, on machines that have other work.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  toastStore.setState({ toast: undefined });
  resetSyncStatus(userId);
  forgetAnswers();
  forgetTries();
});

afterEach(async () => {
  vi.unstubAllGlobals();
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

describe.each(languages)('what becomes of a message, in %s', (language) => {
  beforeEach(() => languageStore.setState({ language }));
  const words = (message: Message) => translate(message, language);

  test('while it waits its turn it stands there with a clock, and one that goes at once has no buttons', async () => {
    await keepMessage();
    await open(`/chat?session=${sessionId}`);
    const state = await screen.findByTestId('message-state');
    expect(state.textContent).toContain(words(chat.toBeSent));
    expect(state.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('button', { name: words(chat.delete) })).toBeNull();
    await alter({ state: 'sending' });
    await waitFor(() => expect(state.textContent).toContain(words(chat.sending)));
  });

  test('while it is answered that is said, and the clock is gone', async () => {
    await keepMessage();
    await alter({ state: 'acked', ackSeq: 9 });
    await open(`/chat?session=${sessionId}`);
    await screen.findByText(words(chat.typing));
    expect(screen.getByTestId('message-state').querySelector('svg')).toBeNull();
  });

  test('for want of credits it waits, with the way to plans, and can be deleted', async () => {
    await keep(chatRow({ query: 'an answered one' }));
    await keepMessage();
    await alter({ state: 'blocked', problem: { kind: 'held', code: 'insufficient_credits', seq: 1 } });
    await open(`/chat?session=${sessionId}`);
    const answer = (await screen.findByText(words(chat.outOfCredits))).closest('div') as HTMLElement;
    expect(answer.textContent).toContain(words(chat.waitsForCredits));
    const link = within(answer).getByRole('link', { name: words(chat.getCredits) });
    expect(link.getAttribute('href')).toBe('/subscriptions');
    fireEvent.click(within(answer).getByRole('button', { name: words(chat.delete) }));
    await waitFor(() => expect(questions()).toEqual(['an answered one']));
    expect(await userDatabase(userId).outbox.count()).toBe(0);
  });

  test.each([
    ['upload_missing', chat.waitsForFile],
    ['unknown_kind', chat.waitsForServer],
  ])('held for %s it says what it waits for', async (code, said) => {
    await keepMessage();
    await alter({ state: 'blocked', problem: { kind: 'held', code, seq: undefined } });
    await open(`/chat?session=${sessionId}`);
    expect((await screen.findByTestId('message-system')).textContent).toContain(words(said));
    expect(screen.queryByRole('link', { name: words(chat.getCredits) })).toBeNull();
    expect(screen.getByRole('button', { name: words(chat.delete) })).toBeTruthy();
  });

  test.each([
    ['invalid', chat.refusedInvalid],
    ['too_large', chat.refusedTooLarge],
    ['parent_missing', chat.refusedSessionDeleted],
    ['op_id_reuse', chat.sendFailed],
  ])('refused as %s it says why and offers every way out', async (code, said) => {
    await keepMessage();
    await refuse(code);
    await open(`/chat?session=${sessionId}`);
    const answer = await screen.findByTestId('message-system');
    expect(answer.textContent).toContain(words(said));
    expect(screen.getByTestId('message-state').textContent).toContain(words(chat.notSent));
    expect(
      within(answer)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([words(chat.editAgain), words(chat.copy), words(chat.delete)]);
  });

  test.each([
    ['provider_failed', chat.answerFailed],
    ['provider_timeout', chat.answerTooLate],
    ['no_reservation', chat.creditFailed],
    ['vision_unavailable', chat.pictureUnread],
    ['consent_needed', chat.pictureNeedsModel],
  ])('without an answer for %s it says why, and is asked again when asked to', async (failure, said) => {
    await keep(chatRow({ id: messageId, response: null, failure }));
    await open(`/chat?session=${sessionId}`);
    const answer = await screen.findByTestId('message-system');
    expect(answer.textContent).toContain(words(chat.apology));
    expect(answer.textContent).toContain(words(said));
    expect(within(answer).getByRole('button', { name: words(chat.copy) })).toBeTruthy();
    fireEvent.click(within(answer).getByRole('button', { name: words(chat.tryAgain) }));
    await waitFor(() =>
      expect(screen.getByTestId('message-state').textContent).toContain(words(chat.toBeSent)),
    );
    expect(questions()).toEqual([question]);
    expect(await acts()).toEqual([['chat.ask_again', messageId]]);
  });
});

test('a message that was refused goes back into the box below what stands there, and is sent as a new one', async () => {
  await keep(chatRow({ query: 'an answered one' }));
  await keepMessage();
  await refuse('too_large');
  await keepDraft(userDatabase(userId), sessionId, 'half a thought');
  await open(`/chat?session=${sessionId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit and resend' }));
  await waitFor(() => expect(input().value).toBe(`half a thought\n${question}`));
  await waitFor(() => expect(questions()).toEqual(['an answered one']));
  expect(document.activeElement).toBe(input());
  expect(await acts()).toEqual([]);
  fireEvent.keyDown(input(), { key: 'Enter' });
  await waitFor(() => expect(questions()).toEqual(['an answered one', `half a thought\n${question}`]));
  expect(input().value).toBe('');
});

test('words that were refused because their conversation was deleted go into the box of a new one', async () => {
  await keepMessage();
  await refuse('parent_missing');
  await userDatabase(userId).chat_sessions.put({ id: sessionId, seq: 9, deleted_at: '2026-11-20' } as never);
  const { router } = await open(`/chat?session=${sessionId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit and resend' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(input().value).toBe(question));
});

test('nothing more can be said into a conversation that was deleted', async () => {
  await keepMessage();
  await refuse('parent_missing');
  await userDatabase(userId).chat_sessions.put({ id: sessionId, seq: 9, deleted_at: '2026-11-20' } as never);
  await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-system');
  expect(screen.queryByTestId('chat-input')).toBeNull();
});

test('the words of a message that was refused can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await keepMessage();
  await refuse('invalid');
  await open(`/chat?session=${sessionId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(toastTitle()).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith(question);
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(toastTitle()).toBe(chat.copyFailed.en));
});

test('the only message of a conversation that was never begun takes it along when it is deleted', async () => {
  await keepMessage();
  await refuse('invalid');
  const { router } = await open(`/chat?session=${sessionId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await screen.findByText('You could begin with one of these');
  expect(await userDatabase(userId).outbox.count()).toBe(0);
});

test('asking again that waits for credits is called off without touching the message', async () => {
  await keep(chatRow({ id: messageId, response: null, failure: 'provider_failed' }));
  await open(`/chat?session=${sessionId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await acts()).toHaveLength(1));
  await alter({ state: 'blocked', problem: { kind: 'held', code: 'insufficient_credits', seq: 1 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Do not ask again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(questions()).toEqual([question]);
  expect(await acts()).toEqual([]);
});

test('asking again that was refused can be tried once more', async () => {
  await keep(chatRow({ id: messageId, response: null, failure: 'provider_failed' }));
  await open(`/chat?session=${sessionId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await acts()).toHaveLength(1));
  await refuse('op_id_reuse');
  await waitFor(() => expect(toastTitle()).toBe(chat.answerFailed.en));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await userDatabase(userId).outbox.toArray())[0]?.state).toBe('queued'));
  expect(await acts()).toEqual([['chat.ask_again', messageId]]);
});

test('a failure while one is looking is told with the way to more credits, and one from before is not told again', async () => {
  await keep(chatRow({ id: 'old', response: null, failure: 'provider_failed' }));
  await keepMessage();
  await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(questions()).toHaveLength(2));
  expect(toastStore.getState().toast).toBeUndefined();
  await alter({ state: 'blocked', problem: { kind: 'held', code: 'insufficient_credits', seq: 1 } });
  await waitFor(() => expect(toastTitle()).toBe("You don't have enough credits for this message."));
  expect(toastStore.getState().toast?.action).toBeDefined();
});

test('a server that fails on a message while one is looking is told of once, and the message goes on waiting', async () => {
  await keepMessage();
  await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(questions()).toHaveLength(1));
  await alter({ failures: 1, problem: { kind: 'failed', code: 'http_500' } });
  await waitFor(() => expect(toastTitle()).toBe('Something went wrong while processing your request'));
  toastStore.setState({ toast: undefined });
  await alter({ failures: 2, problem: { kind: 'failed', code: 'http_500' } });
  expect(screen.getByTestId('message-state').textContent).toContain('Waiting to be sent');
  expect(toastStore.getState().toast).toBeUndefined();
});

test('a file that the server fails on is told once, tried a few times, and can be stopped, tried again and deleted', async () => {
  await keepFile({ name: 'plan.png', type: 'image/png', extension: 'png', kind: 'image' }, '');
  await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-file');
  await act(async () => {
    await userDatabase(userId)
      .outbox.filter(({ kind }) => kind === 'upload')
      .modify({ failures: 1, problem: { kind: 'failed', code: 'server' } });
    answerTries.noteFailure(messageId, Date.now());
  });
  await waitFor(() => expect(toastTitle()).toBe('An unexpected error occurred during upload'));
  await screen.findByText('An unexpected error occurred during upload');
  expect(screen.getByTestId('next-try').textContent).toMatch(/tried again in [1-5] s \(1 of 3\)/);
  fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(screen.queryByTestId('next-try')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(answerTries.mayTry(messageId, Date.now())).toBe(true));
  await waitFor(() => expect(toastStore.getState().toast).toBeUndefined());
  expect(screen.queryByText('An unexpected error occurred during upload')).toBeNull();
});

test('an answer that fails while one is looking is told', async () => {
  await keep(chatRow({ id: messageId, response: null, request_id: messageId }));
  await open(`/chat?session=${sessionId}`);
  await screen.findByText('Disha is looking it up…');
  await act(() =>
    userDatabase(userId).user_chats.update(messageId, { request_id: null, failure: 'provider_failed' }),
  );
  await waitFor(() => expect(toastTitle()).toBe('Failed to get a response from the AI. Please try again.'));
});

test('an answer that the server does not have is told at the first failure, tried a few times, and can be stopped', async () => {
  await keep(chatRow({ id: messageId, response: null, request_id: messageId }));
  await open(`/chat?session=${sessionId}`);
  await screen.findByText('Disha is looking it up…');
  fireEvent.change(input(), { target: { value: 'And the door?' } });
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  act(() => noteReach(true));
  await waitFor(() => expect(send().disabled).toBe(true));
  act(() => answerTries.noteFailure(messageId, Date.now()));
  await waitFor(() => expect(toastTitle()).toBe('Failed to get a response from the AI. Please try again.'));
  expect(screen.queryByText('Disha is looking it up…')).toBeNull();
  expect(screen.getByText(/^I am sorry, I could not answer/)).toBeDefined();
  expect(screen.getByTestId('next-try').textContent).toMatch(/tried again in [1-5] s \(1 of 3\)/);
  expect(send().disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(screen.queryByTestId('next-try')).toBeNull();
  expect(answerTries.mayTry(messageId, Date.now() + 3_600_000)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(answerTries.mayTry(messageId, Date.now())).toBe(true);
  await screen.findByText('Disha is looking it up…');
  expect(toastStore.getState().toast).toBeUndefined();
});

test('what Home has told of a question goes with its answer', async () => {
  await keep(chatRow({ id: messageId, response: null, failure: 'provider_failed' }));
  showToast({ tone: 'error', title: 'Failed', about: messageId });
  await open(`/chat?session=${sessionId}`);
  await screen.findByText(/^I am sorry/);
  expect(toastTitle()).toBe('Failed');
  await act(() => userDatabase(userId).user_chats.update(messageId, { response: 'East.', failure: null }));
  await screen.findByText('East.');
  expect(toastStore.getState().toast).toBeUndefined();
});

test('a new chat greets and offers a question in each language, which is put into the box and not sent', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
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
  expect(await userDatabase(userId).outbox.count()).toBe(0);
  expect(within(screen.getByTestId('chat-themes')).getByText('what falls on today')).toBeDefined();
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

test('words that the device has no room for are said not to be kept, until they are', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const told = () => screen.getByTestId('draft-not-kept').textContent;
  fireEvent.change(input(), { target: { value: 'half a thou' } });
  await waitFor(() => expect(told()).toBe('Not kept: this device has no room for it.'));
  expect(input().value).toBe('half a thou');
  put.mockRestore();
  fireEvent.change(input(), { target: { value: 'half a thought' } });
  await waitFor(() => expect(told()).toBe(''));
});

test('Enter sends the trimmed question, which becomes a conversation with an address of its own', async () => {
  const { router } = await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.change(input(), { target: { value: `  ${question}  ` } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  const bubble = await screen.findByTestId('message-user');
  expect(bubble.textContent).toBe(question);
  const [begun, sent] = await userDatabase(userId).outbox.toArray();
  expect(begun).toMatchObject({ kind: 'session.create', userId, payload: { title: sessionTitle(question) } });
  expect(sent).toMatchObject({
    kind: 'chat.send',
    userId,
    payload: { query: question, language: 'english', session_id: begun?.entityId },
  });
  expect(router.state.location.search).toEqual({ session: begun?.entityId });
  await waitFor(() => expect(input().value).toBe(''));
  expect(await userDatabase(userId).drafts.count()).toBe(0);
});

test('one message after the other is sent without waiting for answers', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  const texts = ['first', 'second', 'third'];
  for (const [index, text] of texts.entries()) {
    fireEvent.change(input(), { target: { value: text } });
    fireEvent.click(screen.getByTestId('chat-send'));
    await waitFor(() => expect(questions()).toEqual(texts.slice(0, index + 1)));
  }
  expect((await acts()).map(([kind]) => kind)).toEqual([
    'session.create',
    'chat.send',
    'chat.send',
    'chat.send',
  ]);
});

test('a message that is entered twice in one moment is kept once', async () => {
  await keep(chatRow({ query: 'an answered one' }));
  await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-user');
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.keyDown(input(), { key: 'Enter' });
  await waitFor(() => expect(input().value).toBe(''));
  expect(await acts()).toHaveLength(1);
});

test('what is typed while a message is being kept stays in the box', async () => {
  await keep(chatRow({ query: 'an answered one' }));
  await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-user');
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.change(input(), { target: { value: `${question} and` } });
  await waitFor(() => expect(questions()).toEqual(['an answered one', question]));
  await waitFor(() => expect(input().value).toBe(' and'));
  await waitFor(async () => expect((await userDatabase(userId).drafts.get(sessionId))?.text).toBe(' and'));
});

test.each(languages)(
  'a device without room says so in %s, and the words stay in the box',
  async (language) => {
    languageStore.setState({ language });
    await keep(chatRow({ query: 'an answered one' }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-user');
    fireEvent.change(input(), { target: { value: question } });
    await waitFor(async () => expect(await userDatabase(userId).drafts.count()).toBe(1));
    leaveNoRoom(durably(userDatabase(userId)), 'outbox');
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(toastTitle()).toBe(chat.noRoom[language]));
    expect(input().value).toBe(question);
    expect((await userDatabase(userId).drafts.get(sessionId))?.text).toBe(question);
    expect(questions()).toEqual(['an answered one']);
    expect(screen.queryByTestId('message-in-hand')).toBeNull();
  },
);

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
  expect(await userDatabase(userId).outbox.count()).toBe(0);
});

test.each(languages)(
  'without a network a message is kept, shown and can be deleted, in %s',
  async (language) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    languageStore.setState({ language });
    await keep(chatRow({ query: 'an answered one' }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-user');
    expect(screen.getByRole('status').textContent).toContain(chat.keptUntilOnline[language]);
    fireEvent.change(input(), { target: { value: question } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(questions()).toEqual(['an answered one', question]));
    expect(input().value).toBe('');
    expect(screen.getAllByTestId('message-state')[1]?.textContent).toContain(chat.toBeSent[language]);
    fireEvent.click(screen.getByRole('button', { name: chat.delete[language] }));
    await waitFor(() => expect(questions()).toEqual(['an answered one']));
    expect(await acts()).toEqual([]);
  },
);

describe.each(languages)('of a long conversation, in %s', (language) => {
  beforeEach(() => languageStore.setState({ language }));

  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `question ${from + index}`);
  const earlier = () => screen.queryByRole('button', { name: chat.earlier[language] });

  test('the newest messages are drawn, and earlier ones at a press, until there are no more', async () => {
    await keep(...longConversation(120));
    await open(`/chat?session=${sessionId}`);
    await waitFor(() => expect(questions()).toEqual(numbered(70, 120)));
    fireEvent.click(earlier() as HTMLElement);
    await waitFor(() => expect(questions()).toEqual(numbered(20, 120)));
    earlier()?.focus();
    fireEvent.click(earlier() as HTMLElement);
    await waitFor(() => expect(questions()).toEqual(numbered(0, 120)));
    expect(earlier()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('log'));
  });

  test('a conversation that is shown whole offers none', async () => {
    await keep(...longConversation(50));
    await open(`/chat?session=${sessionId}`);
    await waitFor(() => expect(questions()).toHaveLength(50));
    expect(earlier()).toBeNull();
  });
});

test('of 10,000 messages only those that were read are drawn', async () => {
  await keep(...longConversation(10_000));
  await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(questions()).toHaveLength(50));
  expect(questions().at(-1)).toBe('question 9999');
});

test('earlier messages come by themselves when their button is seen, and the view stays on what was on top', async () => {
  const seeing = watchIntersections();
  layOut({ itemHeight: 100, buttonHeight: 40 });
  await keep(...longConversation(120));
  await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(questions()).toHaveLength(50));
  const log = screen.getByRole('log');
  // The day label, and above it the button.
  expect(exchange('chat 70').offsetTop).toBe(140);
  act(() => seeing.report(false));
  await waitFor(() => expect(log.getAttribute('aria-live')).toBeNull());
  log.scrollTop = 30;
  const inView = exchange('chat 70').offsetTop - log.scrollTop;
  act(() => seeing.report(true));
  expect(log.getAttribute('aria-live')).toBe('off');
  await waitFor(() => expect(questions()).toHaveLength(100));
  expect(exchange('chat 70').offsetTop - log.scrollTop).toBe(inView);
  expect(log.scrollTop).toBe(30 + 50 * 100);
  await waitFor(() => expect(log.getAttribute('aria-live')).toBeNull());
  // The last of them take the button along.
  log.scrollTop = 0;
  act(() => seeing.report(true));
  await waitFor(() => expect(questions()).toHaveLength(120));
  expect(log.scrollTop).toBe(20 * 100 - 40);
});

test('the view does not move for what is said at the end, and nothing goes at the beginning', async () => {
  layOut({ itemHeight: 100, buttonHeight: 40 });
  await keep(...longConversation(120));
  await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(questions()).toHaveLength(50));
  const log = screen.getByRole('log');
  log.scrollTop = 30;
  await act(() => keep(...longConversation(124).slice(120)));
  await waitFor(() => expect(questions().at(-1)).toBe('question 123'));
  expect(questions()[0]).toBe('question 70');
  expect(log.scrollTop).toBe(30);
  fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(questions()[0]).toBe('question 20'));
});

test('a conversation that is opened again begins with its newest messages', async () => {
  await keep(...longConversation(120));
  const { router } = await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(questions()).toHaveLength(50));
  fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(questions()).toHaveLength(100));
  await act(() => router.navigate({ to: '/chat', search: {} }));
  await screen.findByText('You could begin with one of these');
  await act(() => router.navigate({ to: '/chat', search: { session: sessionId } }));
  await waitFor(() => expect(questions()).toHaveLength(50));
});

test('what Disha said of the language stays where it was said when earlier messages come', async () => {
  await keep(...longConversation(60));
  await open(`/chat?session=${sessionId}`);
  await waitFor(() => expect(questions()).toHaveLength(50));
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  await waitFor(() => expect(questions()).toHaveLength(60));
  const note = screen.getByText(/अब से मैं हिन्दी में जवाब दूँगी/);
  expect(exchange('chat 59').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('an answer that comes word by word', () => {
  beforeEach(async () => {
    await keep(chatRow({ id: messageId, response: null, request_id: messageId }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByText(chat.typing.en);
  });

  test('is shown as far as it has come, marked as still coming and not read out while it grows', async () => {
    act(() => showAnswer(messageId, 'Move the **sto'));
    const growing = await screen.findByTestId('message-stream');
    expect(growing.querySelector('strong')?.textContent).toBe('sto');
    expect(growing.getAttribute('aria-live')).toBe('off');
    expect(growing.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText(chat.typing.en)).toBeNull();
    act(() => showAnswer(messageId, 'Move the **stove** away.'));
    await waitFor(() => expect(growing.textContent).toContain('stove away.'));
  });

  test('gives way to the whole answer, which is a new element and so is read out once', async () => {
    act(() => showAnswer(messageId, 'Move the'));
    const growing = await screen.findByTestId('message-stream');
    await answered();
    const whole = await screen.findByTestId('message-system');
    expect(whole.textContent).toContain('Move the stove.');
    expect(whole.closest('[aria-live="off"]')).toBeNull();
    expect(growing.isConnected).toBe(false);
  });

  test('that is taken back is looked up again', async () => {
    act(() => showAnswer(messageId, 'Move the'));
    await screen.findByTestId('message-stream');
    act(() => showAnswer(messageId, undefined));
    await screen.findByText(chat.typing.en);
    expect(screen.queryByTestId('message-stream')).toBeNull();
  });

  test('of another message does not touch this one', async () => {
    act(() => showAnswer('another', 'Somewhere else'));
    expect(screen.getByText(chat.typing.en)).toBeTruthy();
    act(() => showAnswer(messageId, 'Move the'));
    expect((await screen.findByTestId('message-stream')).textContent).not.toContain('Somewhere');
  });

  function answered(): Promise<unknown> {
    return act(() =>
      userDatabase(userId).user_chats.update(messageId, { request_id: null, response: 'Move the stove.' }),
    );
  }
});

describe.each(languages)('what can be done with an answer, in %s', (language) => {
  beforeEach(() => languageStore.setState({ language }));
  const words = (message: Message) => translate(message, language);
  const press = (message: Message) => fireEvent.click(screen.getByRole('button', { name: words(message) }));

  test('it is copied as it was written', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await keep(chatRow({ response: 'Move the **stove**.' }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-system');
    press(chat.copyAnswer);
    await waitFor(() => expect(toastTitle()).toBe(words(chat.copied)));
    expect(writeText).toHaveBeenCalledWith('Move the **stove**.');
  });

  test('it is handed to another app, or copied where none can be asked for it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    await keep(chatRow({ response: 'Move the stove.' }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-system');
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    press(chat.shareAnswer);
    await waitFor(() => expect(share.mock.calls).toEqual([[{ title: question, text: 'Move the stove.' }]]));
    // Whoever closes the list of apps gets nothing else instead.
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    press(chat.shareAnswer);
    await act(async () => {});
    expect(writeText).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'share');
    press(chat.shareAnswer);
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('Move the stove.'));
  });

  test('that it did not help is asked back, kept for the server, and then said to be returned', async () => {
    await keep(chatRow({ id: messageId }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-system');
    press(chat.unhelpful);
    expect(screen.getByText(words(chat.unhelpfulQuestion))).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(words(chat.unhelpfulYes));
    press(chat.unhelpfulYes);
    await screen.findByText(words(chat.unhelpfulAsked));
    expect(await acts()).toEqual([['chat.unhelpful', messageId]]);
    expect(screen.queryByRole('button', { name: words(chat.unhelpful) })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    await act(async () => {
      await userDatabase(userId).outbox.clear();
      await userDatabase(userId).user_chats.update(messageId, { unhelpful_at: '2026-11-21T10:00:00Z' });
    });
    await screen.findByText(words(chat.unhelpfulReturned));
    expect(screen.queryByRole('button', { name: words(chat.unhelpful) })).toBeNull();
  });

  test('whoever thinks better of it has said nothing', async () => {
    await keep(chatRow({ id: messageId }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-system');
    press(chat.unhelpful);
    press(chat.unhelpfulNo);
    expect(await acts()).toEqual([]);
    expect(screen.getByRole('button', { name: words(chat.unhelpful) })).toBeTruthy();
  });

  test.each([
    ['monthly_limit', chat.unhelpfulUsed],
    ['nothing_charged', chat.unhelpfulFree],
    ['not_found', chat.unhelpfulRefused],
  ])('refused for %s it says why until that was read', async (code, said) => {
    await keep(chatRow({ id: messageId }));
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-system');
    press(chat.unhelpful);
    press(chat.unhelpfulYes);
    await screen.findByText(words(chat.unhelpfulAsked));
    await refuse(code);
    await screen.findByText(words(said));
    press(chat.close);
    await waitFor(() => expect(screen.queryByText(words(said))).toBeNull());
    expect(await acts()).toEqual([]);
    expect(screen.getByRole('button', { name: words(chat.unhelpful) })).toBeTruthy();
  });
});

describe('the guide on this device', () => {
  test('answers what waits for a network at once and for nothing, until the server has answered', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await keep(chatRow({ query: 'Is a kitchen in the south east good?', response: 'Yes.' }));
    await keepMessage('aur toilet?');
    await open(`/chat?session=${sessionId}`);
    const button = await screen.findByRole('button', { name: chat.askGuide.en });
    button.focus();
    fireEvent.click(button);
    const marked = await screen.findByText(chat.guideMeanwhile.en);
    const said = marked.closest('[data-testid="message-system"]') as HTMLElement;
    // It knows what was asked before.
    expect(said.textContent).toMatch(/toilet/i);
    expect(within(said).getByTestId('sources')).toBeTruthy();
    expect(screen.queryByRole('button', { name: chat.askGuide.en })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('log'));
    expect(await acts()).toEqual([['chat.send', messageId]]);
    await act(async () => {
      await userDatabase(userId).outbox.clear();
      await keep(
        chatRow({
          id: messageId,
          query: 'aur toilet?',
          response: 'North west.',
          created_at: '2026-11-20T11:00:00Z',
        }),
      );
    });
    await screen.findByText('North west.');
    expect(screen.queryByText(chat.guideMeanwhile.en)).toBeNull();
  });

  test('is offered for what the server has failed on, and not for what goes out in a moment', async () => {
    await keepMessage();
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-user');
    expect(screen.queryByRole('button', { name: chat.askGuide.en })).toBeNull();
    await alter({ failures: 2 });
    expect(await screen.findByRole('button', { name: chat.askGuide.en })).toBeTruthy();
  });

  test('is offered where the answer cannot come for want of a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await keep(chatRow({ id: messageId, response: null, request_id: messageId }));
    await open(`/chat?session=${sessionId}`);
    expect(await screen.findByRole('button', { name: chat.askGuide.en })).toBeTruthy();
  });
});

describe('the file of a message', () => {
  test('is shown by its own bytes while it is on its way', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    await keep(chatRow({ query: 'an answered one' }));
    await keepFile({ name: 'plan.png', type: 'image/png', extension: 'png', kind: 'image' });
    await open(`/chat?session=${sessionId}`);
    const picture = await screen.findByRole('img', { name: 'plan.png' });
    expect(picture.getAttribute('src')).toBe('blob:picture');
  });

  test('that is a document stands there by its name', async () => {
    await keepFile({ name: 'report.docx', type: 'application/msword', extension: 'docx', kind: 'document' });
    await open(`/chat?session=${sessionId}`);
    expect((await screen.findByTestId('message-file')).textContent).toContain('report.docx');
    expect(screen.queryByRole('img', { name: 'report.docx' })).toBeNull();
  });

  test('whose picture cannot be had is named instead', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    await keepFile({ name: 'plan.png', type: 'image/png', extension: 'png', kind: 'image' });
    await open(`/chat?session=${sessionId}`);
    fireEvent.error(await screen.findByRole('img', { name: 'plan.png' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'plan.png' })).toBeNull());
    expect(screen.getByTestId('message-file').textContent).toContain('plan.png');
  });

  test('without which the message went on is named with that', async () => {
    await keep(chatRow({ attachment_name: 'plan.png' }));
    await open(`/chat?session=${sessionId}`);
    const file = await screen.findByTestId('message-file');
    expect(file.textContent).toContain('plan.png');
    expect(file.textContent).toContain(attachments.notSent.en);
    expect(questions()).toEqual([question]);
  });

  test('may be all that was said', async () => {
    await keepFile({ name: 'plan.png', type: 'image/png', extension: 'png', kind: 'image' }, '');
    await open(`/chat?session=${sessionId}`);
    await screen.findByTestId('message-file');
    expect(questions()).toEqual([]);
  });
});

test('a message stands there from the key that sends it, and is called a message once it is kept', async () => {
  await keep(chatRow({ query: 'an answered one' }));
  await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-user');
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  const bubble = screen.getByTestId('message-in-hand');
  expect(bubble.textContent).toBe(question);
  expect(await acts()).toEqual([]);
  await waitFor(() => expect(questions()).toEqual(['an answered one', question]));
  expect(await acts()).toHaveLength(1);
  expect(bubble.isConnected).toBe(true);
  expect(screen.queryByTestId('message-in-hand')).toBeNull();
});

test('what is spoken goes into the box, marked until somebody types', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }));
  expect(input().value).toBe('kitchen kahan ho');
  expect(screen.getByText(attachments.spoken.en)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }));
  expect(input().value).toBe('kitchen kahan ho');
  fireEvent.change(input(), { target: { value: 'A flat in Pune.' } });
  expect(screen.queryByText(attachments.spoken.en)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }));
  expect(input().value).toBe('A flat in Pune. kitchen kahan ho');
});

describe('of very many messages', () => {
  const middle = 'chat 150';
  const log = () => document.querySelector('[role="log"]') as HTMLElement;
  const span = () => [questions()[0], questions().at(-1), questions().length];
  /** Looking for a button by its role takes long among so many. */
  const press = (name: Message) => {
    const isNamed = (button: Element) =>
      button.textContent === name.en || button.getAttribute('aria-label') === name.en;
    fireEvent.click([...document.querySelectorAll('button')].find(isNamed) as HTMLElement);
  };

  beforeEach(async () => {
    await keep(...longConversation(300));
  });

  test('never more than 120 are drawn, in both directions, and the newest are one press away', async () => {
    await open(`/chat?session=${sessionId}`);
    await waitFor(() => expect(span()).toEqual(['question 250', 'question 299', 50]));
    for (const [first, last] of [
      [200, 299],
      [150, 269],
      [100, 219],
    ]) {
      press(chat.earlier);
      await waitFor(() => expect(span().slice(0, 2)).toEqual([`question ${first}`, `question ${last}`]));
    }
    expect(questions()).toHaveLength(120);
    press(chat.later);
    await waitFor(() => expect(span()).toEqual(['question 150', 'question 269', 120]));
    press(chat.toNewest);
    await waitFor(() => expect(span()).toEqual(['question 250', 'question 299', 50]));
    expect(document.activeElement).toBe(log());
  });

  test('the view stays on what was on top when later ones take the place of earlier ones', async () => {
    layOut({ itemHeight: 100, buttonHeight: 40 });
    await open(`/chat?session=${sessionId}&message=${middle}`);
    await waitFor(() => expect(questions()).toHaveLength(51));
    for (const last of [225, 275]) {
      const onTop = `chat ${last - 55}`;
      log().scrollTop = exchange(onTop).offsetTop;
      press(chat.later);
      await waitFor(() => expect(questions().at(-1)).toBe(`question ${last}`));
      expect(log().scrollTop).toBe(exchange(onTop).offsetTop);
    }
    expect(span()).toEqual(['question 156', 'question 275', 120]);
  });

  test('an address that names one opens around it and leads the focus there', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { router } = await open(`/chat?session=${sessionId}&message=${middle}`);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-exchange')).toBe(middle));
    expect(span()).toEqual(['question 125', 'question 175', 51]);
    expect(seen.mock.contexts).toEqual([exchange(middle)]);
    await act(() => router.navigate({ to: '/chat', search: { session: sessionId, message: 'chat 40' } }));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-exchange')).toBe('chat 40'));
    expect(span()).toEqual(['question 15', 'question 65', 51]);
  });

  test('an address that names none that is here opens at the newest', async () => {
    await open(`/chat?session=${sessionId}&message=${messageId}`);
    await waitFor(() => expect(span()).toEqual(['question 250', 'question 299', 50]));
  });

  test('what one sends while reading old ones is to be seen at once', async () => {
    await open(`/chat?session=${sessionId}&message=${middle}`);
    await waitFor(() => expect(questions()).toHaveLength(51));
    fireEvent.change(input(), { target: { value: 'something new' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(span()).toEqual(['question 250', 'something new', 51]));
  });

  test('what is said elsewhere does not come between while one reads old ones', async () => {
    await open(`/chat?session=${sessionId}&message=${middle}`);
    await waitFor(() => expect(questions()).toHaveLength(51));
    const before = questions();
    await act(() => keep(chatRow({ id: 'newest', query: 'news', created_at: '2026-11-20T10:00:00Z' })));
    await act(() => userDatabase(userId).user_chats.update(middle, { response: 'Said since' }));
    await screen.findByText('Said since');
    expect(questions()).toEqual(before);
  });

  test('a full list that is read at its end gives up its beginning for what is new', async () => {
    await open(`/chat?session=${sessionId}`);
    await waitFor(() => expect(questions()).toHaveLength(50));
    press(chat.earlier);
    await waitFor(() => expect(questions()).toHaveLength(100));
    const begun = Date.parse('2026-11-20T00:00:00Z');
    const news = longConversation(30).map((row, index) => ({
      ...row,
      id: `new ${index}`,
      query: `new ${index}`,
      created_at: new Date(begun + index * 1000).toISOString(),
    }));
    await act(() => keep(...news));
    await waitFor(() => expect(span()).toEqual(['question 210', 'new 29', 120]));
  });
});

test('a new message draws no other one anew', async () => {
  await keep(chatRow({ response: 'An *answer* that stays.' }));
  await open(`/chat?session=${sessionId}`);
  const before = (await screen.findByText('answer')).closest('li') as HTMLElement;
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(before, { subtree: true, childList: true, attributes: true, characterData: true });
  fireEvent.change(input(), { target: { value: 'and the door?' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  await waitFor(() => expect(questions()).toHaveLength(2));
  await act(async () => {});
  observer.disconnect();
  expect(changes).toBe(0);
});

describe.each(languages)('what the device itself cannot do, in %s', (language) => {
  beforeEach(() => languageStore.setState({ language }));

  test.each([
    ['chat_sessions', chat.sessionsFailed],
    ['user_chats', chat.messagesFailed],
  ])('reading %s', async (table, said) => {
    await keep(chatRow({}));
    closeUserDatabase(userId);
    breakTable(userDatabase(userId), table, 'read');
    await open(`/chat?session=${sessionId}`);
    await waitFor(() => expect(toastTitle()).toBe(said[language]));
  });

  test('keeping a message', async () => {
    await open('/chat');
    await screen.findByTestId('chat-input');
    fireEvent.change(input(), { target: { value: question } });
    await waitFor(async () => expect(await userDatabase(userId).drafts.count()).toBe(1));
    breakTable(durably(userDatabase(userId)), 'outbox', 'write');
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(toastTitle()).toBe(chat.notSaved[language]));
    expect(input().value).toBe(question);
  });
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
  await screen.findByText(/You're out of credits/);
  expect(screen.getByRole('link', { name: 'Get Credits' }).getAttribute('href')).toBe('/subscriptions');
  expect(input().disabled).toBe(true);
  expect(screen.getByTestId<HTMLButtonElement>('chat-attach').disabled).toBe(true);
  const example = screen.getByText<HTMLButtonElement>(/good for the main door/);
  expect(example.disabled).toBe(true);
});

test('nothing is said of credits while the answer that the last one pays for is made', async () => {
  await userDatabase(userId).credit_balances.put({ id: userId, seq: 1, deleted_at: null, thirds: 0 });
  await keepMessage();
  await alter({ state: 'acked', ackSeq: 9 });
  await open(`/chat?session=${sessionId}`);
  await screen.findByText(translate(chat.typing, 'en'));
  await waitFor(() => expect(screen.getByTestId('credits-badge').textContent).toBe('0'));
  expect(screen.queryByText(/You're out of credits/)).toBeNull();
  act(() => answerTries.noteFailure(messageId, Date.now()));
  await screen.findByText(/You're out of credits/);
});

test('the language switch changes what the box says and what the question asks for, and Disha says so', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  expect(input().placeholder).toBe('वास्तु या ज्योतिष के बारे में पूछें…');
  expect(screen.getAllByTestId('message-system').at(-1)?.textContent).toContain('अब से मैं हिन्दी में जवाब दूँगी');
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.click(screen.getByTestId('chat-send'));
  await waitFor(async () =>
    expect((await userDatabase(userId).outbox.toArray())[1]?.payload).toMatchObject({ language: 'hindi' }),
  );
});

test('a switch before the first question stays above it, and a new chat begins with the welcome alone', async () => {
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.click(screen.getByTestId('chat-send'));
  const bubble = await screen.findByTestId('message-user');
  const note = screen.getByText(/अब से मैं हिन्दी में जवाब दूँगी/);
  expect(note.compareDocumentPosition(bubble)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  startNewChat();
  await screen.findByText('You could begin with one of these');
  expect(screen.getAllByTestId('message-system')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  expect(screen.getAllByTestId('message-system')).toHaveLength(2);
  startNewChat();
  await waitFor(() => expect(screen.getAllByTestId('message-system')).toHaveLength(1));
});

test('the language that was chosen for a conversation is still there when it is opened again, and in no other', async () => {
  await keepMessage(question);
  const { unmount } = await open(`/chat?session=${sessionId}`);
  await screen.findByTestId('message-user');
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  await waitFor(async () => expect(await answerLanguageOf(userDatabase(userId), sessionId)).toBe('hindi'));
  unmount();
  const again = await open(`/chat?session=${sessionId}`);
  await screen.findByText(/अब से मैं हिन्दी में जवाब दूँगी/);
  expect(screen.getByRole('button', { name: /हिन्दी/ }).getAttribute('aria-pressed')).toBe('true');
  again.unmount();
  await open('/chat');
  await screen.findByText('You could begin with one of these');
  expect(screen.getByRole('button', { name: /हिन्दी/ }).getAttribute('aria-pressed')).toBe('false');
});

test('a conversation bears the name it will have on the server from its first moment', async () => {
  const long = 'Which direction is good for the main door of a house on a corner plot?';
  await keepMessage(long);
  await open(`/chat?session=${sessionId}`);
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(heading.textContent).toBe(`${long.slice(0, 50)}...`));
  // Not in the history of the browser, which outlives a sign-out.
  expect(document.title).toBe('Chat · Disha');
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
  // It was in step before this page was opened, which says nothing of today.
  await act(() => noteSynced(userDatabase(userId), performance.timeOrigin - 1));
  act(() => syncStatusStore.setState({ isKeptQuestionTaken: true }));
  expect(screen.getByText('Opening the conversation…')).toBeTruthy();
  await act(() => noteSynced(userDatabase(userId), Date.now()));
  await screen.findByRole('heading', { name: 'This conversation is not here' });
  expect(screen.queryByTestId('chat-input')).toBeNull();
});

test('conversations that are on their way, that the server does not give, and that there are none of are told apart', async () => {
  await open('/chat');
  const list = () => screen.getAllByRole('navigation', { name: 'Your conversations' })[0] as HTMLElement;
  await within(await waitFor(list)).findByText(chat.sessionsLoading.en);
  await act(() => noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'server' }));
  await within(list()).findByText('Failed to load chat sessions');
  await waitFor(() => expect(toastTitle()).toBe('Failed to load chat sessions'));
  const syncNow = vi.fn<() => Promise<void>>(async () => {});
  act(() => syncStatusStore.setState({ syncNow }));
  fireEvent.click(within(list()).getByRole('button', { name: 'Try again' }));
  expect(syncNow).toHaveBeenCalledOnce();
  await act(async () => {
    await noteLink(userDatabase(userId), { failures: 0, nextAt: 0, problem: undefined });
    await noteSynced(userDatabase(userId), Date.now());
  });
  await within(list()).findByText(chat.noSessions.en);
  expect(toastStore.getState().toast).toBeUndefined();
});

test('a conversation that the server does not give is said to have failed, and can be asked for again', async () => {
  await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'server' });
  await open(`/chat?session=${sessionId}`);
  await screen.findByRole('heading', { name: 'Failed to load session messages' });
  await waitFor(() => expect(toastTitle()).toMatch(/^Failed to load/));
  expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
});

test('a conversation that the device cannot ask for is said to be elsewhere', async () => {
  await noteLink(userDatabase(userId), { failures: 1, nextAt: 0, problem: 'network' });
  await open(`/chat?session=${sessionId}`);
  expect(await screen.findByText(chat.notOnDevice.en)).toBeTruthy();
});

test('a conversation that was deleted is called unknown at once', async () => {
  await userDatabase(userId).chat_sessions.put({ id: sessionId, seq: 9, deleted_at: '2026-11-20' } as never);
  await open(`/chat?session=${sessionId}`);
  expect(await screen.findByRole('heading', { name: 'This conversation is not here' })).toBeTruthy();
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
    validateSearch: ({ session, message }): { session?: string; message?: string } => ({
      ...(typeof session === 'string' && { session }),
      ...(typeof message === 'string' && { message }),
    }),
    component: () => {
      const { session, message } = page.useSearch();
      return <ChatScreen sessionId={session} messageId={message} voice={Microphone} today={Today} />;
    },
  });
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  }) as AnyRouter;
  await router.load();
  return { ...renderPart(<RouterProvider router={router} />), router };
}

function Today() {
  return <p>what falls on today</p>;
}

/** Understands the same words each time. */
function Microphone({ onText }: VoiceSlotProps) {
  return (
    <button type="button" onClick={() => onText('kitchen kahan ho')}>
      Speak
    </button>
  );
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

/** Answered messages, a second apart, from the oldest to the newest. */
function longConversation(count: number): UserChatRow[] {
  const begun = Date.parse('2026-11-10T00:00:00Z');
  return Array.from({ length: count }, (_, index) =>
    chatRow({
      id: `chat ${index}`,
      query: `question ${index}`,
      created_at: new Date(begun + index * 1000).toISOString(),
    }),
  );
}

function exchange(id: string): HTMLElement {
  return document.querySelector(`[data-exchange="${id}"]`) as HTMLElement;
}

/** Gives the list a height: its items stand one below the other, under the button while there is one. */
function layOut({ itemHeight, buttonHeight }: { itemHeight: number; buttonHeight: number }): void {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(100_000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offset(this: HTMLElement) {
    const list = this.parentElement;
    const above = list?.previousElementSibling ? buttonHeight : 0;
    return above + [...(list?.children ?? [])].indexOf(this) * itemHeight;
  });
}

/** Reports to the newest observer, as a browser does when its element comes into view or leaves it. */
function watchIntersections(): { report(isIntersecting: boolean): void } {
  let newest: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        newest = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  return {
    report: (isIntersecting) =>
      newest([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
  };
}

async function keepMessage(text = question): Promise<void> {
  const outcome = await sendMessage(
    userDatabase(userId),
    { id: messageId, sessionId, text, language: 'english' },
    { userId, now: Date.parse('2026-11-20T11:00:00Z'), newId: () => crypto.randomUUID() },
  );
  expect(outcome.kind).toBe('kept');
}

async function keepFile(
  file: Pick<ReadyAttachment, 'name' | 'type' | 'extension' | 'kind'>,
  text = question,
): Promise<void> {
  const outcome = await sendMessage(
    userDatabase(userId),
    {
      id: messageId,
      sessionId,
      text,
      language: 'english',
      attachment: { ...file, bytes: new Uint8Array([1, 2, 3]).buffer },
    },
    { userId, now: Date.parse('2026-11-20T11:00:00Z'), newId: () => crypto.randomUUID() },
  );
  expect(outcome.kind).toBe('kept');
}

/** Changes the act on the message, as a flush would. */
async function alter(fields: Partial<OutboxRow>): Promise<void> {
  await act(() => userDatabase(userId).outbox.where('entityId').equals(messageId).modify(fields));
}

async function refuse(code: string): Promise<void> {
  await alter({ state: 'dead', problem: { kind: 'refused', code, reason: undefined } });
}

async function acts(): Promise<[kind: string, entityId: string][]> {
  return (await userDatabase(userId).outbox.toArray()).map(({ kind, entityId }) => [kind, entityId]);
}

function questions(): (string | null)[] {
  return screen.queryAllByTestId('message-user').map(({ textContent }) => textContent);
}

function toastTitle(): string | undefined {
  const title = toastStore.getState().toast?.title;
  const language: Language = languageStore.getState().language;
  return typeof title === 'object' ? translate(title.message, language) : title;
}

/** From here on every reading of the table fails, or every writing, as on a disk that is damaged. */
function breakTable(db: UserDatabase, broken: string, what: 'read' | 'write'): void {
  db.use({
    stack: 'dbcore',
    name: `broken ${broken}`,
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        const fail = () => Promise.reject(new DOMException('damaged', 'UnknownError'));
        if (name !== broken) return table;
        return what === 'write' ? { ...table, mutate: fail } : { ...table, query: fail, openCursor: fail };
      },
    }),
  });
}
