import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepBirth, keptBirths } from '#db/births.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { ChartScreen } from './chart-screen.tsx';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
});

test('on paper stand all the views of a chart, on the screen one', async () => {
  await keepBirth('guest', {
    id: 'a',
    name: 'Asha',
    date: civilDate(1990, 5, 12),
    minutesOfDay: 630,
    within: 0,
    place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
  });
  await renderScreen(<ChartScreen id="a" />);
  await screen.findByRole('heading', { name: 'Asha' });
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(screen.queryByRole('heading', { name: 'Grahas' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(headings()).toEqual(
    expect.arrayContaining(['Grahas', 'Dasha', 'Saturn', 'Strength', 'Birth', 'Other ways']),
  );
  expect(screen.queryByRole('group', { name: 'What to see' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: 'Dasha' })).toBeNull();
  expect(screen.getByRole('group', { name: 'What to see' })).toBeDefined();
});

test('a time that may be off tells what it would change, and is kept with the birth', async () => {
  const birth = {
    id: 'b',
    name: 'Ravi',
    date: civilDate(1990, 5, 12),
    minutesOfDay: 630,
    within: 0,
    place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
  };
  await keepBirth('guest', birth);
  await renderScreen(<ChartScreen id="b" />);
  fireEvent.click(await screen.findByRole('radio', { name: 'If the time is off' }));
  const band = screen.getByTestId('time-band');
  expect(band.textContent).toContain('Karka over the whole of it');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '120' } });
  expect(band.textContent).toContain('Karka from');
  fireEvent.click(screen.getByRole('button', { name: 'Keep ± 120 min with the birth' }));
  await screen.findByText('Kept with the birth');
  expect((await keptBirths('guest')).find(({ id }) => id === 'b')?.within).toBe(120);
});
