import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore, type Session } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { FloorplanCard } from './floorplan-card.tsx';

const signedIn: Session = { status: 'signed-in', user: { id: 'u', email: 'asha@example.com' } };
const plan = new File(['plan'], 'plan.png', { type: 'image/png' });

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
});

test.each<[string, Session, string]>([
  ['a guest to sign-in, and from there', { status: 'guest' }, '/auth?redirect=%2Fupload'],
  ['whoever is signed in', signedIn, '/upload'],
])('a floor plan leads %s to the upload', async (_, session, address) => {
  sessionStore.setState(session, true);
  const { router } = await renderScreen(<FloorplanCard />);
  choose(plan);
  await waitFor(() => expect(router.state.location.href).toBe(address));
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
