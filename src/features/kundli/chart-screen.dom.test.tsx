import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepBirth, keptBirths } from '#db/births.ts';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { chartOf } from '#domain/jyotish/chart.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
// Fetched at once here, as what waits for it would wait for its translation too.
import './aside/work.ts';
import { momentOfBirth } from './birth-moment.ts';
import { drawn } from './chart-figure.tsx';
import { ChartScreen } from './chart-screen.tsx';

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
});

const asha = {
  id: 'a',
  name: 'Asha',
  date: civilDate(1990, 5, 12),
  minutesOfDay: 630,
  within: 0,
  place: { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' },
};

function zoomOf(line: HTMLElement): number {
  return Number.parseFloat((line.firstElementChild as HTMLElement).style.width || '100') / 100;
}

test('on paper stand all the views of a chart, on the screen one', async () => {
  await keepBirth('guest', asha);
  await renderScreen(<ChartScreen id="a" />);
  await screen.findByRole('heading', { name: 'Asha' });
  // The browser keeps it beyond a sign-out: it names nobody.
  expect(document.title).toBe('Kundli · Disha');
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(screen.queryByRole('heading', { name: 'Grahas' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(headings()).toEqual(
    expect.arrayContaining([
      'Grahas',
      'Birth',
      'Dasha',
      'Saturn',
      'Yogas',
      'Doshas',
      'Strength',
      'Vargas',
      'Other ways',
    ]),
  );
  expect(screen.getByRole('row', { name: /^D60 Shashtyamsa/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /^Venus 16 Jun 2005 to 16 Jun 2025/ }).textContent).toContain(
    'Ketu 16 Apr 2024',
  );
  // Who prints at once waits for what is reckoned aside.
  expect(screen.getAllByRole('row', { name: /^Sade Sati, middle part/ }).length).toBeGreaterThan(1);
  expect(screen.queryByRole('group', { name: 'What to see' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: 'Dasha' })).toBeNull();
  expect(screen.getByRole('group', { name: 'What to see' })).toBeDefined();
});

test('the timeline of a life tells what is touched, and comes closer by keys', async () => {
  await keepBirth('guest', { ...asha, id: 'c' });
  await renderScreen(<ChartScreen id="c" />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Dasha' }));
  const line = screen.getByTestId('life-line');
  const blocks = () => [...line.querySelectorAll<HTMLElement>('[data-block]')];
  const great = blocks().filter(({ dataset }) => dataset['block']?.startsWith('0-'));
  expect(great.map(({ textContent }) => textContent)).toEqual([
    'Mercury',
    'Ketu',
    'Venus',
    'Sun',
    'Moon',
    'Mars',
    'Rahu',
    'Jupiter',
    'Saturn',
  ]);
  // Where Saturn goes is reckoned aside.
  await waitFor(() => expect(line.textContent).toContain('Sade Sati, middle part (Vrishchika)'));
  fireEvent.click(great[2] ?? line);
  expect(screen.getByTestId('life-touched').textContent).toMatch(/^Venus: \d+ \w+ \d{4} to /);
  expect(line.textContent).toContain('come closer');
  // Two steps that follow closely are two steps.
  const before = zoomOf(line);
  for (let press = 0; press < 4; press += 1) fireEvent.keyDown(line, { key: '+' });
  await waitFor(() => expect(zoomOf(line)).toBeGreaterThan(before * 8));
  await waitFor(() => expect(line.textContent).not.toContain('come closer'));
  fireEvent.keyDown(line, { key: '0' });
  await waitFor(() => expect(zoomOf(line)).toBeCloseTo(1));
});

test('a member is reminded of the next dasha and of Sade Sati by a date of their own, once', async () => {
  const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000d4';
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'a@b.example' } }, true);
  toastStore.setState({ toast: undefined });
  const kept = async () =>
    (await userDatabase(userId).outbox.toArray()).flatMap((entry) =>
      entry.kind === 'event.create' ? [entry.payload] : [],
    );
  await keepBirth({ userId }, { ...asha, id: 'd' });
  await renderScreen(<ChartScreen id="d" />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Dasha' }));
  const next = await screen.findByRole('button', { name: /^Remind me: \w+ mahadasha begins$/ });
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(next);
  await screen.findByRole('button', { name: /^Reminder is set: \w+ mahadasha begins$/ });
  expect(await kept()).toMatchObject([
    {
      title: expect.stringMatching(/^Asha: \w+ mahadasha begins$/),
      date_type: 'solar',
      is_recurring: false,
      reminder: { days: [30, 0], hour: 8 },
    },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: /^Reminder is set/ }));
  expect(await kept()).toHaveLength(1);

  fireEvent.click(screen.getByRole('radio', { name: 'Saturn' }));
  const sadeSati = await screen.findByRole('button', { name: 'Remind me: Sade Sati, first part begins' });
  await waitFor(() => expect(sadeSati.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(sadeSati);
  await screen.findByRole('button', { name: 'Reminder is set: Sade Sati, first part begins' });
  expect(await kept()).toHaveLength(2);
  await deleteUserDatabase(userId);
});

test('a guest is told what comes next, and that reminders need an account', async () => {
  await keepBirth('guest', { ...asha, id: 'e' });
  await renderScreen(<ChartScreen id="e" />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Dasha' }));
  expect(screen.getByText(/mahadasha begins$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Remind me/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in to be reminded' })).toBeDefined();
});

test('what was seen elsewhere is named by the setting that gives it', async () => {
  await keepBirth('guest', { ...asha, id: 'f' });
  await renderScreen(<ChartScreen id="f" />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Other ways' }));
  expect(screen.getByText(/read the clock of the birth as \+5:30/)).toBeDefined();
  const found = screen.getByTestId('differ-found');
  const choose = (label: string, option: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value: option } });
  choose('Moon’s nakshatra', '18');
  expect(found.textContent).toContain('Lahiri');
  choose('Mahadasha ends', '2030');
  expect(found.textContent).toBe('Given by: Lahiri, dasha by years of 360 days.');
  choose('Lagna', '9');
  expect(found.textContent).toMatch(/^None of these settings/);
});

test('the words of the trade that hold in a chart open what they mean', async () => {
  await keepBirth('guest', { ...asha, id: 'g' });
  await renderScreen(<ChartScreen id="g" />);
  const terms = await screen.findByRole('list', { name: 'What the words mean' });
  expect(terms.textContent).toContain('Retrograde (vakri) Mercury, Saturn');
  expect(terms.textContent).toContain('Debilitated (neecha) Moon');
  expect(terms.textContent).not.toContain('Combust');
});

test('every division can be drawn, and transits of today are told', async () => {
  await keepBirth('guest', { ...asha, id: 'h' });
  await renderScreen(<ChartScreen id="h" />);
  fireEvent.change(await screen.findByRole('combobox', { name: 'More divisions…' }), {
    target: { value: 'D7' },
  });
  expect(screen.getByText('Saptamsa (D7) chart of Asha')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Transits today' }));
  expect(screen.getAllByRole('row')).toHaveLength(10);
});

test('a picture of a chart tells neither day nor place of the birth', async () => {
  const { chartShare } = await import('./chart-share.ts');
  const read = momentOfBirth({ ...asha, id: 'i' });
  if (!read) throw new Error('The birth has a moment');
  const chart = chartOf(read.moment);
  const { firstSign, lagnaSign, placed } = drawn(chart, 'rashi');
  const card = chartShare(
    chart,
    { style: 'north', firstSign, lagnaSign, grahas: placed },
    { name: 'Asha', kind: 'Birth (D1)' },
    'en',
  );
  expect(card.subtitle).toBe('Lagna Karka · Moon Vrishchika, Jyeshtha 3');
  expect(card.drawing?.words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Su', 'Me↺', 'Ke']));
  expect(JSON.stringify(card)).not.toMatch(/1990|Pune|18\.52/);
});

test('a time that may be off tells what it would change, and is kept with the birth', async () => {
  const birth = { ...asha, id: 'b', name: 'Ravi' };
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
