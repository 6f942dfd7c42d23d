import 'fake-indexeddb/auto';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { userDatabase } from '#db/database.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { AttachmentNote } from './attachment-note.tsx';

let arePrivate: boolean | undefined;
vi.mock('#session/public-address.ts', () => ({ hasPrivateAttachments: async () => arePrivate }));

const come = (id: string): void =>
  sessionStore.setState({ status: 'signed-in', user: { id, email: 'asha@example.com' } }, true);
const draw = () =>
  render(
    <MantineProvider>
      <AttachmentNote />
    </MantineProvider>,
  );
const told = (): string => screen.getByTestId('attachment-note').textContent ?? '';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  arePrivate = false;
  come(randomUUID());
});

test('who can open a file is told with the first one, and not again', async () => {
  const { unmount } = draw();
  await waitFor(() => expect(told()).toMatch(/address that nobody can guess/));
  unmount();
  draw();
  await settled();
  expect(told()).toBe('');
});

test('everybody is told for themselves', async () => {
  draw().unmount();
  come(randomUUID());
  draw();
  await waitFor(() => expect(told()).not.toBe(''));
});

test('it is told in Hindi', async () => {
  languageStore.setState({ language: 'hi' });
  draw();
  await waitFor(() => expect(told()).toContain('अंदाज़ा'));
});

test.each([true, undefined])('nothing is told where files are private or nobody knows: %s', async (said) => {
  arePrivate = said;
  draw().unmount();
  draw();
  await settled();
  expect(told()).toBe('');
});

/** Until everything that was asked of the database before has been answered. */
async function settled(): Promise<void> {
  const { user } = sessionStore.getState() as { user: { id: string } };
  await userDatabase(user.id).meta.toArray();
  await Promise.resolve();
}
