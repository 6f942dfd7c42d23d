import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { carriedFloorplan, releaseFloorplan } from '#db/guest-floorplan.ts';
import { home } from '#i18n/catalogue/home.ts';
import { languageStore } from '#i18n/language-store.ts';
import { keepRead, readFloorplan, type ReadFloorplan } from '#session/read-floorplan.ts';
import { sessionStore, type Session } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { aFlat } from '#tests/builders/analysed-plans.ts';
import { askAndFollow } from './ask-and-follow.ts';
import { FloorplanCard } from './floorplan-card.tsx';

vi.mock('#session/read-floorplan.ts', () => ({
  readFloorplan: vi.fn<typeof readFloorplan>(),
  keepRead: vi.fn<typeof keepRead>(),
}));
vi.mock('./ask-and-follow.ts', () => ({ askAndFollow: vi.fn<typeof askAndFollow>() }));

const attachment = {
  name: 'plan.jpg',
  type: 'image/jpeg',
  bytes: new ArrayBuffer(1),
  extension: 'jpg',
  kind: 'image',
} as const;
const found: Extract<ReadFloorplan, { kind: 'read' }> = {
  kind: 'read',
  floorplanId: 'p',
  plan: aFlat({ north: null }),
  north: undefined,
  attachment,
};

const signedIn: Session = { status: 'signed-in', user: { id: 'u', email: 'asha@example.com' } };
const plan = new File(['plan'], 'plan.png', { type: 'image/png' });

beforeEach(async () => {
  vi.mocked(keepRead)
    .mockReset()
    .mockResolvedValue({
      attachment: { ...attachment, text: 'the plan' },
      title: 'Floorplan Analysis - plan.png',
    });
  vi.mocked(askAndFollow).mockReset().mockResolvedValue({ kind: 'answered' });
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  const kept = await carriedFloorplan('u', Date.now());
  if (kept) await releaseFloorplan(kept.id);
});

test('a floor plan leads a guest to sign-in, and waits on the device', async () => {
  sessionStore.setState({ status: 'guest' }, true);
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  await waitFor(() => expect(router.state.location.href).toBe('/auth?redirect=%2Fupload'));
  expect(toastStore.getState().toast).toBeUndefined();
  const carried = await carriedFloorplan('u', Date.now());
  expect(carried).toMatchObject({ name: 'plan.png', type: 'image/png' });
  expect(carried?.userId).toBeUndefined();
  expect(new TextDecoder().decode(carried?.bytes)).toBe('plan');
});

test('a plan that is read asks where north is by one tap, and leads to the conversation with its reading', async () => {
  sessionStore.setState(signedIn, true);
  vi.mocked(readFloorplan).mockResolvedValue(found);
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  fireEvent.click(await screen.findByRole('button', { name: 'On the right' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(vi.mocked(keepRead).mock.calls[0]?.slice(1)).toEqual([{ ...found, fileName: 'plan.png' }, 90]);
  expect(vi.mocked(askAndFollow).mock.calls[0]?.[0]).toMatchObject({
    text: '',
    title: 'Floorplan Analysis - plan.png',
    attachment: { text: 'the plan' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what an arrow says is offered as the answer', async () => {
  sessionStore.setState(signedIn, true);
  vi.mocked(readFloorplan).mockResolvedValue({ ...found, north: 45.4 });
  await renderScreen(<FloorplanCard />);
  choose(plan);
  fireEvent.click(await screen.findByRole('button', { name: /45°/ }));
  await waitFor(() => expect(vi.mocked(keepRead).mock.calls[0]?.[2]).toBe(45));
});

test.each<[string, ReadFloorplan]>([
  ['whoever does not know where north is', found],
  ['a plan without a room that could be read', { kind: 'kept', floorplanId: 'p', wasLeft: false }],
])('%s goes on by hand, and nothing is spent', async (_, outcome) => {
  sessionStore.setState(signedIn, true);
  vi.mocked(readFloorplan).mockResolvedValue(outcome);
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  if (outcome.kind === 'read') fireEvent.click(await screen.findByTestId('north-unknown'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/analyze/p'));
  expect(askAndFollow).not.toHaveBeenCalled();
});

test('a plan that is not taken goes to where files are chosen, which says why', async () => {
  sessionStore.setState(signedIn, true);
  vi.mocked(readFloorplan).mockResolvedValue({ kind: 'not-taken' });
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  await waitFor(() => expect(router.state.location.href).toBe('/upload'));
  expect(await carriedFloorplan('u', Date.now())).toMatchObject({ name: 'plan.png', userId: 'u' });
});

test('a plan that cannot be read for another reason says so, and the page is free again', async () => {
  sessionStore.setState(signedIn, true);
  vi.mocked(readFloorplan).mockRejectedValue(new Error('broken'));
  await renderScreen(<FloorplanCard />);
  choose(plan);
  await waitFor(() =>
    expect(toastStore.getState().toast).toMatchObject({
      title: { message: { en: 'Failed to analyze floorplan. Please try again.' } },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a plan that the server fails on says so, and leads to its conversation', async () => {
  sessionStore.setState(signedIn, true);
  vi.mocked(readFloorplan).mockResolvedValue({ ...found, north: 0 });
  vi.mocked(askAndFollow).mockResolvedValue({ kind: 'unanswered' });
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  fireEvent.click(await screen.findByRole('button', { name: 'On the right' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(toastStore.getState().toast?.title).toEqual({ message: home.floorplanFailed });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('where the device keeps nothing, a guest is told to choose the plan again', async () => {
  sessionStore.setState({ status: 'guest' }, true);
  vi.spyOn(plan, 'arrayBuffer').mockRejectedValueOnce(new Error('gone'));
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  await waitFor(() => expect(router.state.location.href).toBe('/auth?redirect=%2Fupload'));
  expect(toastStore.getState().toast).toMatchObject({
    title: {
      message: { en: 'This device could not keep the file. Please choose it again on the next page.' },
    },
  });
});

test('what was said of a wrong file goes when another is chosen', async () => {
  sessionStore.setState(signedIn, true);
  vi.mocked(readFloorplan).mockResolvedValue({ kind: 'kept', floorplanId: 'p', wasLeft: true });
  const { router } = await renderScreen(<FloorplanCard />);
  choose(new File(['words'], 'notes.txt', { type: 'text/plain' }));
  expect(toastStore.getState().toast?.tone).toBe('error');
  choose(plan);
  await waitFor(() => expect(router.state.location.pathname).toBe('/analyze/p'));
  expect(toastStore.getState().toast).toBeUndefined();
});

test('what is no picture is refused where one is', async () => {
  sessionStore.setState(signedIn, true);
  const { router } = await renderScreen(<FloorplanCard />);
  choose(new File(['text'], 'plan.txt', { type: 'text/plain' }));
  expect(toastStore.getState().toast).toMatchObject({
    tone: 'error',
    title: { message: { en: 'Please select an image file for your floorplan.' } },
  });
  expect(router.state.location.href).toBe('/');
});

function choose(file: File): void {
  fireEvent.change(screen.getByTestId('floorplan-input'), { target: { files: [file] } });
}
