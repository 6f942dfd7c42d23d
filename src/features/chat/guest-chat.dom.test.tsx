import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginGuestMessage, guestChat, keepGuestRefusal, keepGuestReply } from '#db/guest-chat.ts';
import { answerAnyQuestion } from '#domain/guide/answer-any-question.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { chatGuest } from '#i18n/catalogue/chat-guest.ts';
import { languageStore } from '#i18n/language-store.ts';
import { languages, translate, type Message } from '#i18n/messages.ts';
import { answerWaiting, askAsGuest } from '#session/ask-as-guest.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { GuestChat } from './guest-chat.tsx';

vi.mock('#session/ask-as-guest.ts', () => ({
  askAsGuest: vi.fn<typeof askAsGuest>(),
  answerWaiting: vi.fn<typeof answerWaiting>(),
}));

let answers: (() => void)[];

beforeEach(async () => {
  await clear(createStore('disha-guest', 'kept'));
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  answers = [];
  vi.mocked(answerWaiting).mockReset().mockResolvedValue();
  vi.mocked(askAsGuest)
    .mockReset()
    .mockImplementation(async (message) => {
      const begun = await beginGuestMessage({ ...message, now: Date.now() });
      if (begun === 'limit') return begun;
      await new Promise<void>((resolve) => answers.push(resolve));
      await keepGuestReply(message.id, {
        response: `About ${message.text}`,
        sources: [],
        language: 'english',
      });
      return begun;
    });
});

describe.each(languages)('a guest, in %s', (language) => {
  beforeEach(() => languageStore.setState({ language }));
  const words = (message: Message, values = {}) => translate(message, language, values);

  test('is greeted, and told how many messages are free', async () => {
    await open();
    expect((await screen.findByTestId('message-system')).textContent).toContain(words(chat.welcome));
    expect(screen.getByTestId('guest-badge').getAttribute('aria-label')).toBe(
      words(chatGuest.freeLeft, { count: 2 }),
    );
  });

  test('finds questions by what they are about and what else there is, in a window that has room', async () => {
    await open();
    const themes = await screen.findByTestId('chat-themes');
    const names = within(themes).getAllByRole('heading', { hidden: true });
    expect(names.map(({ textContent }) => textContent)).toEqual(
      [chat.themeHome, chat.themeFestivals, chat.themeStars].map((name) => words(name)),
    );
    const ways = within(themes).getAllByRole('link', { hidden: true });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/upload',
      '/hindu-festivals',
      '/hindu-aartis',
      '/kundli',
    ]);
    fireEvent.click(within(themes).getByText(words(chat.askDiwali)));
    expect(input().value).toBe(words(chat.askDiwali));
  });

  test('has two messages answered and then meets the card, with everything closed', async () => {
    await open();
    await say('Where is north?');
    await answer();
    expect(screen.queryByTestId('guest-limit')).toBeNull();
    await say('And south?');
    // What was asked is answered before anything is asked for.
    expect(screen.queryByTestId('guest-limit')).toBeNull();
    await answer();
    const card = await screen.findByTestId('guest-limit');
    expect(within(card).getByRole('heading').textContent).toBe(words(chatGuest.limitTitle));
    const { sessionId } = await guestChat();
    const signIn = within(card).getByRole('link', { name: words(chat.signIn) }) as HTMLAnchorElement;
    expect(new URL(signIn.href).pathname).toBe('/auth');
    expect(new URL(signIn.href).searchParams.get('redirect')).toContain(sessionId);
    const plans = within(card).getByRole('link', { name: words(chatGuest.viewPlans) });
    expect(plans.getAttribute('href')).toBe('/subscriptions');
    expect(input().disabled).toBe(true);
    expect(send().disabled).toBe(true);
    for (const button of controls()) expect(button.disabled).toBe(true);
  });

  test('is told that files need an account', async () => {
    await open();
    const attach = controls().find((button) => button !== send());
    fireEvent.click(attach as HTMLElement);
    expect(toastStore.getState().toast?.title).toEqual({ message: chatGuest.attachNeedsSignIn });
  });
});

test('the newest answer of the guide leads on to screens and questions, and a question goes into the box', async () => {
  const question = 'what is raj yoga';
  const { answer: response } = await answerAnyQuestion(question, {
    today: civilDateAt(Date.now(), defaultPlace.timeZone),
  });
  const { id, ...asked } = { id: crypto.randomUUID(), text: question, language: 'english' as const };
  await beginGuestMessage({ ...asked, id, now: Date.now() });
  await keepGuestReply(id, { response, sources: [], language: 'english' });
  await open();
  const ways = await screen.findByTestId('answer-ways');
  const [suggestion] = within(ways).getAllByRole('button');
  fireEvent.click(suggestion as HTMLElement);
  await waitFor(() => expect(input().value).toBe(suggestion?.textContent));
  expect(document.activeElement).toBe(input());
});

test.each([
  ['How do I perform Satyanarayan puja at home?', chat.toPuja.en, '/puja/satyanarayan'],
  [
    'Give me the lyrics of Hanuman Chalisa',
    chat.toHymn.en,
    '/hindu-aartis?read=4e0a0e3e-ca90-5e51-a463-7f08c73acdc1',
  ],
])('what a puja or a hymn is asked for leads to it: %s', async (question, name, href) => {
  const { answer: response } = await answerAnyQuestion(question, {
    today: civilDateAt(Date.now(), defaultPlace.timeZone),
  });
  const { id, ...asked } = { id: crypto.randomUUID(), text: question, language: 'english' as const };
  await beginGuestMessage({ ...asked, id, now: Date.now() });
  await keepGuestReply(id, { response, sources: [], language: 'english' });
  await open();
  const way = await screen.findByRole('link', { name });
  expect(way.getAttribute('href')).toBe(href);
});

test('what was said, and what was typed, is there again after a reload', async () => {
  const { unmount } = await open();
  await say('Where is north?');
  await answer();
  fireEvent.change(input(), { target: { value: 'half a thought' } });
  unmount();
  await open();
  await waitFor(() => expect(questions()).toEqual(['Where is north?']));
  await waitFor(() => expect(input().value).toBe('half a thought'));
});

test('words that the device has no room for are said not to be kept, until they are', async () => {
  await open();
  await screen.findByTestId('message-system');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const told = () => screen.getByTestId('draft-not-kept').textContent;
  fireEvent.change(input(), { target: { value: 'half a thou' } });
  await waitFor(() => expect(told()).toBe('Not kept: this device has no room for it.'));
  put.mockRestore();
  fireEvent.change(input(), { target: { value: 'half a thought' } });
  await waitFor(() => expect(told()).toBe(''));
});

test('what a guest asks about is not the title of the tab, which stays in the history', async () => {
  await open();
  await screen.findByTestId('message-system');
  await say('Where is north?');
  await waitFor(() => expect(questions()).toEqual(['Where is north?']));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where is north?');
  expect(document.title).toBe('Chat · Disha');
});

test('a double Enter asks once', async () => {
  await open();
  await screen.findByTestId('message-system');
  fireEvent.change(input(), { target: { value: 'Where is north?' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.click(send());
  await waitFor(() => expect(questions()).toEqual(['Where is north?']));
  expect(vi.mocked(askAsGuest)).toHaveBeenCalledTimes(1);
});

test('what another tab asks is shown here, and counted', async () => {
  await open();
  await screen.findByTestId('message-system');
  await act(async () => {
    await beginGuestMessage({ id: 'x', text: 'Elsewhere', language: 'english', now: Date.now() });
  });
  await waitFor(() => expect(questions()).toEqual(['Elsewhere']));
  expect(screen.getByTestId('guest-badge').textContent).toContain('1');
});

test('words that another tab left no room for stay in the box', async () => {
  await open();
  await screen.findByTestId('message-system');
  vi.mocked(askAsGuest).mockResolvedValue('limit');
  await say('Where is north?');
  await waitFor(() => expect(input().value).toBe('Where is north?'));
});

test('where the server has no answer left, the card says what becomes of the question', async () => {
  await beginGuestMessage({ id: 'x', text: 'Where is north?', language: 'english', now: Date.now() });
  await keepGuestRefusal('x', Date.now());
  await open();
  const card = await screen.findByTestId('guest-limit');
  expect(card.textContent).toContain(chatGuest.refusedText.en);
  expect(questions()).toEqual(['Where is north?']);
  const link = within(card).getByRole('link', { name: 'Sign In' }) as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get('redirect')).toBe('/chat');
});

test('a new chat lets go of the words, and not of the count', async () => {
  await open();
  await say('Where is north?');
  await answer();
  fireEvent.click(screen.getByRole('button', { name: 'Start New Chat' }));
  await waitFor(() => expect(questions()).toEqual([]));
  expect(screen.getByTestId('guest-badge').textContent).toContain('1');
});

test('the switch of the language changes what the box says, and Disha says so', async () => {
  await open();
  await screen.findByTestId('message-system');
  fireEvent.click(screen.getByRole('button', { name: /हिन्दी/ }));
  await waitFor(() => expect(input().placeholder).toBe(chat.placeholder.hi));
  expect(screen.getAllByTestId('message-system').at(-1)?.textContent).toContain(chat.answersIn.hi);
  expect((await guestChat()).languages).toEqual([{ after: undefined, language: 'hindi' }]);
  await say('रसोई कहाँ हो?');
  expect(vi.mocked(askAsGuest).mock.calls[0]?.[0].language).toBe('hindi');
});

async function open() {
  return renderScreen(<GuestChat />);
}

async function say(text: string): Promise<void> {
  await waitFor(() => expect(input().disabled).toBe(false));
  fireEvent.change(input(), { target: { value: text } });
  await waitFor(() => expect(send().disabled).toBe(false));
  await act(async () => {
    fireEvent.click(send());
  });
}

async function answer(): Promise<void> {
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers.shift()?.());
}

function input(): HTMLTextAreaElement {
  return screen.getByTestId('chat-input') as HTMLTextAreaElement;
}

function send(): HTMLButtonElement {
  return screen.getByTestId('chat-send') as HTMLButtonElement;
}

/** The buttons beside the box. */
function controls(): HTMLButtonElement[] {
  return [...(input().form?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
}

function questions(): (string | null)[] {
  return screen.queryAllByTestId('message-user').map(({ textContent }) => textContent);
}
