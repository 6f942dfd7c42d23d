import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepBirth, keptBirths, removeBirth } from '#db/births.ts';
import { padaSyllable } from '#domain/jyotish/names/syllables.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { NamesScreen } from './names-screen.tsx';

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  for (const { id } of await keptBirths('guest')) await removeBirth('guest', id);
});

test('the table has each of the 108 padas in both scripts', async () => {
  await renderScreen(<NamesScreen search={{}} />);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(28);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 108 }, (_, index) => {
      const { devanagari, latin } = padaSyllable(Math.floor(index / 4) + 1, (index % 4) + 1).syllable;
      return `${devanagari} ${latin}`;
    }),
  );
});

test('an address with a nakshatra tells its letter and what others take', async () => {
  await renderScreen(<NamesScreen search={{ star: '6-3' }} />);
  expect(screen.queryByText('A worked example')).toBeNull();
  const letter = screen.getByTestId('name-letter');
  expect(letter.textContent).toContain('ङ Nga');
  expect(letter.textContent).toContain('गा Ga, ना Na (as hardly a name begins with it)');
});

test('a birth without a time has several letters, whose shares make the whole day', async () => {
  await keepBirth('guest', {
    id: 'a',
    name: 'Asha',
    date: civilDate(1990, 5, 12),
    minutesOfDay: null,
    within: 0,
    place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
  });
  await renderScreen(<NamesScreen search={{}} />);
  const person = screen.getByRole('combobox', { name: 'Whose birth?' });
  await within(person).findByRole('option', { name: 'Asha' });
  fireEvent.change(person, { target: { value: 'birth a' } });
  const letters = screen.getAllByTestId('name-letter');
  expect(letters.length).toBeGreaterThanOrEqual(4);
  const shares = letters.map(({ textContent }) => Number(/for (\d+) %/.exec(textContent ?? '')?.[1]));
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(3);
});

test('a name in either script leads to its padas, and what has no sound of the wheel is told', async () => {
  await renderScreen(<NamesScreen search={{}} />);
  const field = screen.getByLabelText('A name');
  fireEvent.change(field, { target: { value: 'गीता' } });
  expect(screen.getByText(/Moon in Dhanishtha, pada 2/)).toBeDefined();
  fireEvent.change(field, { target: { value: 'Geeta' } });
  expect(screen.getByText(/Moon in Dhanishtha, pada 2/)).toBeDefined();
  fireEvent.change(field, { target: { value: '42' } });
  expect(screen.getByText('No pada has this sound.')).toBeDefined();
});
