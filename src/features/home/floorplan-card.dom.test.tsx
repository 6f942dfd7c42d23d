import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { carriedFloorplan, releaseFloorplan } from '#db/guest-floorplan.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore, type Session } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { FloorplanCard } from './floorplan-card.tsx';

const signedIn: Session = { status: 'signed-in', user: { id: 'u', email: 'asha@example.com' } };
const plan = new File(['plan'], 'plan.png', { type: 'image/png' });

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  const kept = await carriedFloorplan('u', Date.now());
  if (kept) await releaseFloorplan(kept.id);
});

test.each<[string, Session, string, string | undefined]>([
  ['a guest to sign-in, and from there', { status: 'guest' }, '/auth?redirect=%2Fupload', undefined],
  ['whoever is signed in', signedIn, '/upload', 'u'],
])('a floor plan leads %s to the upload, and is there', async (_, session, address, owner) => {
  sessionStore.setState(session, true);
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  await waitFor(() => expect(router.state.location.href).toBe(address));
  expect(toastStore.getState().toast).toBeUndefined();
  const carried = await carriedFloorplan('u', Date.now());
  expect(carried).toMatchObject({ name: 'plan.png', type: 'image/png' });
  expect(carried?.userId).toBe(owner);
  expect(new TextDecoder().decode(carried?.bytes)).toBe('plan');
});

test('where the device keeps nothing, one is told to choose the plan again', async () => {
  sessionStore.setState(signedIn, true);
  vi.spyOn(plan, 'arrayBuffer').mockRejectedValueOnce(new Error('gone'));
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  await waitFor(() => expect(router.state.location.href).toBe('/upload'));
  expect(toastStore.getState().toast).toMatchObject({
    title: {
      message: { en: 'This device could not keep the file. Please choose it again on the next page.' },
    },
  });
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
