import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestDraft, keepGuestDraft } from '#db/guest-chat.ts';
import { carriedFloorplan } from '#db/guest-floorplan.ts';
import { longestQuestion } from '#domain/chat/question-text.ts';
import { languageStore } from '#i18n/language-store.ts';
import { forgetShared, keepShared, sharedThing } from '#lib/shared-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { ShareScreen } from './share-screen.tsx';

const nothing = { title: '', text: '', url: '', files: [] };
const plan = new File(['%PDF-1.7'], 'our flat.pdf', { type: 'application/pdf' });

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  await forgetShared();
  await keepGuestDraft('');
});

afterEach(() => {
  delete window.launchQueue;
});

const shown = (props = { isLost: false, isLaunched: false }) => renderScreen(<ShareScreen {...props} />);

test('a file that the system opens with the app is shown, and carried to its analysis at a word', async () => {
  window.launchQueue = {
    setConsumer: (consumer) => void setTimeout(() => consumer({ files: [{ getFile: async () => plan }] })),
  };
  const { router } = await shown({ isLost: false, isLaunched: true });
  const button = await screen.findByRole('button', { name: 'Sign in and read this plan' });
  expect(screen.getByTestId('shared-file').textContent).toContain('our flat.pdf');
  expect(await carriedFloorplan(undefined, Date.now())).toBeUndefined();
  fireEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(router.state.location.search).toEqual({ redirect: '/upload' });
  expect((await carriedFloorplan(undefined, Date.now()))?.name).toBe('our flat.pdf');
  expect(await sharedThing(Date.now())).toBeUndefined();
});

test('a file beside words can be left for the words', async () => {
  await keepShared({ ...nothing, text: 'Is this door good?', files: [plan] }, Date.now());
  const { router } = await shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask with the words instead' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(await guestDraft()).toBe('Is this door good?');
});

test('what is left is forgotten', async () => {
  await keepShared({ ...nothing, files: [plan] }, Date.now());
  await shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  await waitFor(async () => expect(await sharedThing(Date.now())).toBeUndefined());
});

test('words that do not fit below a question that waits stay here, and the question as it is', async () => {
  const waiting = 'x'.repeat(longestQuestion);
  await keepGuestDraft(waiting);
  await keepShared({ ...nothing, text: 'New words' }, Date.now());
  await shown();
  expect(await screen.findByText('New words')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the chat' })).toBeDefined();
  expect(await guestDraft()).toBe(waiting);
  expect((await sharedThing(Date.now()))?.words).toBe('New words');
});

test('in Hindi too it is said what cannot be taken', async () => {
  await keepShared({ ...nothing, files: [plan, plan] }, Date.now());
  act(() => languageStore.setState({ language: 'hi' }));
  await shown();
  expect(await screen.findByText('कृपया एक बार में एक ही तस्वीर या PDF शेयर करें।')).toBeDefined();
});

test('where the device keeps nothing it is said that it was lost', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await shown({ isLost: true, isLaunched: false });
  expect(await screen.findByRole('heading', { name: 'It did not arrive here' })).toBeDefined();
});
