import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptBirths, removeBirth } from '#db/births.ts';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { eventsQuery } from '#db/queries/events.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { languageStore } from '#i18n/language-store.ts';
import * as files from '#lib/save-file.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { muhuratShare } from './muhurat-share.ts';
import { seekMuhurats } from './muhurat-work.ts';
import { MuhuratScreen } from './muhurat-screen.tsx';
// Fetched at once here, as what waits for it would wait for its translation too.
import '../aside/work.ts';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f7';
const search = {
  for: 'vivah',
  from: '2027-02-01',
  to: '2027-02-28',
  at: '18.52,73.86',
  zone: 'Asia/Kolkata',
};

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'guest' }, true);
  toastStore.setState({ toast: undefined });
  for (const { id } of await keptBirths('guest')) await removeBirth('guest', id);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteUserDatabase(userId);
});

async function firstFound(): Promise<HTMLElement> {
  const [first] = await screen.findAllByTestId('muhurat');
  if (!first) throw new Error('No time was found.');
  return first;
}

test('without a question there is a worked example, with reasons and sources', async () => {
  await renderScreen(<MuhuratScreen search={{}} />);
  expect(await screen.findByRole('heading', { name: /^Entering a new house: 1 Feb 2027/ })).toBeDefined();
  expect(screen.getByText('A worked example')).toBeDefined();
  const first = await firstFound();
  expect(within(first).getByText('Speaks for it')).toBeDefined();
  expect(within(first).getAllByText(/Muhurta Chintamani/).length).toBeGreaterThan(2);
});

test('on paper stand all times, and as a card the first of them with how many more there are', async () => {
  await renderScreen(
    <MuhuratScreen
      search={{
        for: 'griha_pravesh',
        from: '2027-01-01',
        to: '2027-12-31',
        at: '28.6139,77.209',
        zone: 'Asia/Kolkata',
      }}
    />,
  );
  const counted = await screen.findByTestId('muhurat-count');
  const count = Number(/^\d+/.exec(counted.textContent ?? '')?.[0]);
  expect(count).toBeGreaterThan(20);
  expect(screen.getAllByTestId('muhurat').length).toBeLessThan(count);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(
    screen.getAllByRole('listitem').filter(({ textContent }) => (textContent ?? '').endsWith(' against')),
  ).toHaveLength(count);
  act(() => void window.dispatchEvent(new Event('afterprint')));

  const asked = {
    purpose: 'griha_pravesh' as const,
    from: civilDate(2027, 1, 1),
    to: civilDate(2027, 12, 31),
    place: defaultPlace,
    direction: undefined,
    strict: false,
  };
  const found = seekMuhurats({
    question: { purpose: asked.purpose, from: asked.from, to: asked.to, strict: false, births: [] },
    place: defaultPlace,
  });
  const card = muhuratShare(found, asked, 'New Delhi', 'en');
  expect(card.title).toBe('Entering a new house');
  expect(card.subtitle).toBe('1 Jan 2027 – 31 Dec 2027 · New Delhi');
  expect(card.facts).toHaveLength(8);
  expect(card.lines).toEqual([`and ${found.length - 8} more`]);
});

test('what is asked goes into the address', async () => {
  const { router } = await renderScreen(<MuhuratScreen search={{}} />);
  fireEvent.change(screen.getByLabelText('Purpose'), { target: { value: 'travel' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-03-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2027-02-01' } });
  fireEvent.click(screen.getByLabelText('South'));
  fireEvent.click(screen.getByRole('button', { name: 'Find times' }));
  expect(screen.getByText('This day is before the first one')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('To'));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2027-03-20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find times' }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      for: 'travel',
      from: '2027-03-01',
      to: '2027-03-20',
      at: '28.6139,77.209',
      direction: 'south',
    }),
  );
});

test('a link may name the purpose alone, and the days are those ahead', async () => {
  await renderScreen(<MuhuratScreen search={{ for: 'naming' }} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Purpose').value).toBe('naming');
  expect(screen.getByText('A worked example')).toBeDefined();
});

test('a birth star weighs its tara and Moon, and the best come first when asked to', async () => {
  await renderScreen(<MuhuratScreen search={search} />);
  await screen.findAllByTestId('muhurat');
  expect(screen.queryByText(/birth nakshatra it is the tara/)).toBeNull();
  const people = within(screen.getByRole('group', { name: 'For whom (if you like)' }));
  fireEvent.change(people.getByRole('combobox'), { target: { value: 'star' } });
  fireEvent.change(people.getByLabelText('Nakshatra'), { target: { value: '4' } });
  fireEvent.change(people.getByLabelText('Pada'), { target: { value: '2' } });
  expect((await screen.findAllByText(/birth nakshatra it is the tara/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByLabelText('Most in favour first'));
  expect(within(await firstFound()).getByText('most in favour')).toBeDefined();
});

test('a member keeps a time among their dates with a reminder and the way back to it', async () => {
  sessionStore.setState({ status: 'signed-in', user: { id: userId } as never });
  await userDatabase(userId).meta.put({
    key: 'cursor',
    cursor: 9,
    generation: 'g',
    floor: 0,
    isFilled: true,
  });
  await renderScreen(<MuhuratScreen search={search} />);
  const first = await firstFound();
  fireEvent.click(within(first).getByRole('button', { name: 'Add to my dates' }));
  await within(first).findByRole('button', { name: 'Added' });
  const { events } = await eventsQuery(userDatabase(userId));
  expect(events).toHaveLength(1);
  expect(events[0]?.event).toMatchObject({
    title: 'Marriage',
    date_type: 'solar',
    is_recurring: false,
    reminder: { days: [1, 0] },
  });
  expect(events[0]?.event.event_date).toMatch(/^2027-02-/);
  expect(events[0]?.event.description).toContain('/muhurat?for=vivah&from=2027-02-01');
});

test('a guest gets a calendar file, and is led to sign in for a reminder', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  // What a link calls the place is of whoever made it.
  const worded = { ...search, place: 'Pune\nhttps://evil.example/pay' };
  await renderScreen(<MuhuratScreen search={worded} />);
  await screen.findByRole('heading', { name: /Pune$/ });
  const first = await firstFound();
  expect(screen.getByRole('link', { name: 'Sign in to add' })).toBeDefined();
  fireEvent.click(within(first).getByRole('button', { name: 'Calendar file' }));
  const file = save.mock.calls[0]?.[0];
  expect(file?.name).toMatch(/^muhurat-2027-02-\d\d\.ics$/);
  const text = await file?.text();
  expect(text).toMatch(/DTSTART:202702\d\dT\d{6}Z/);
  expect(text?.replaceAll('\r\n ', '')).toContain('URL:http://localhost:3000/muhurat?for=vivah');
  expect(text).not.toContain('evil');
});

test('a span without a time says so, kindly', async () => {
  await renderScreen(<MuhuratScreen search={{ ...search, from: '2026-12-20', to: '2027-01-10' }} />);
  expect(await screen.findByText(/No time in this span passes the usual rules/)).toBeDefined();
});
