import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepBirth, keptBirths } from '#db/births.ts';
import { mirrorOf, userDatabase } from '#db/database.ts';
import { accountBirths } from '#db/queries/account-births.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { KundliScreen } from './kundli-screen.tsx';

const userId = crypto.randomUUID();
const asha = {
  id: 'asha',
  name: 'Asha',
  date: civilDate(1990, 5, 12),
  minutesOfDay: 630,
  within: 0,
  place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
};
const inAccount = async () =>
  (await accountBirths(userDatabase(userId), userId)).births.map(({ name }) => name);

beforeEach(() => {
  languageStore.setState({ language: 'en' });
});

test('a guest is told that charts stay here, and offered nothing else', async () => {
  sessionStore.setState({ status: 'guest' }, true);
  await keepBirth('guest', asha);
  await renderScreen(<KundliScreen />);
  await screen.findByText(/Kept on this device alone/);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a member takes the charts into the account and out of it again', async () => {
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: undefined } } as never, true);
  const profile = { id: userId, seq: 1, deleted_at: null, keeps_births: false };
  await mirrorOf(userDatabase(userId), 'profiles').put(profile);
  await keepBirth({ userId }, asha);
  await renderScreen(<KundliScreen />);
  await screen.findByText('Asha');
  const choice = () => screen.getByRole('switch', { name: 'Keep my charts in my account' });
  expect(choice()).toHaveProperty('checked', false);

  fireEvent.click(choice());
  await screen.findByRole('heading', { name: 'Your charts' });
  await waitFor(async () => expect(await inAccount()).toEqual(['Asha']));
  expect(screen.getByText('Asha')).toBeDefined();

  fireEvent.click(choice());
  fireEvent.click(await screen.findByTestId('take-charts-out'));
  await screen.findByRole('heading', { name: 'Charts on this device' });
  await waitFor(async () => expect(await inAccount()).toEqual([]));
  expect((await keptBirths({ userId })).map(({ name }) => name)).toEqual(['Asha']);
  expect(await screen.findByText('Asha')).toBeDefined();
});
