import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { keepGuestEvent, releaseGuestEvent } from '#db/guest-event.ts';
import type * as mutations from '#db/mutations/events.ts';
// Fetched at once here, as what waits for them would wait for their translation too.
import '#domain/events/next-occurrences.ts';
import type { UserEventRow } from '#db/schema.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { AddEventButton } from './add-event-button.tsx';
import { assistant } from './assistant/the-assistant.ts';
import { EventsScreen } from './events-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f2';
const db = () => userDatabase(userId);

let isDiskBroken = false;
vi.mock('#db/mutations/events.ts', async (original) => {
  const real = await original<typeof mutations>();
  return {
    ...real,
    addEvent: (...of: Parameters<typeof real.addEvent>) =>
      isDiskBroken ? Promise.reject(new Error('broken')) : real.addEvent(...of),
  };
});

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  signIn();
  toastStore.setState({ toast: undefined });
  assistant.restart();
  isDiskBroken = false;
  await db().meta.put({ key: 'cursor', cursor: 9, generation: 'g', floor: 0, isFilled: true });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await releaseGuestEvent();
  await deleteUserDatabase(userId);
});

describe('the page', () => {
  test('teaches what it is for where there is nothing yet', async () => {
    await renderScreen(<EventsScreen />);
    expect(await screen.findByRole('heading', { name: 'No dates yet' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add a date' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'अपना कार्यक्रम जोड़ें' })).toBeDefined();
  });

  test('claims no emptiness before the device knows', async () => {
    await db().meta.delete('cursor');
    await renderScreen(<EventsScreen />);
    expect(await screen.findByRole('button', { name: 'Add a date' })).toBeDefined();
    expect(screen.queryByText('No dates yet')).toBeNull();
  });

  test('leads whoever comes by a link to the date that it names, though it has not been drawn yet', async () => {
    HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
    for (let number = 10; number < 50; number += 1)
      await put({ id: `n${number}`, title: `Date ${number}`, event_date: '2020-01-01', is_recurring: false });
    await put({ id: 'last', title: 'Zenith', event_date: '1950-01-01', is_recurring: false });
    const { router } = await renderScreen(<EventsScreen />);
    await waitFor(() => expect(screen.getAllByTestId('event')).toHaveLength(30));
    expect(screen.queryByText('Zenith')).toBeNull();
    await act(() => router.navigate({ to: '/events', hash: 'event-last' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zenith'));
  });

  test('has for each date the day on which it comes next, the soonest first, and what is past at the end', async () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await put({ id: 'a', title: 'Later', event_date: day(40) });
    await put({ id: 'b', title: 'Sooner', event_date: day(4) });
    await put({ id: 'c', title: 'Gone', event_date: day(-40) });
    await put({
      id: 'd',
      title: 'Vow',
      date_type: 'lunar',
      is_recurring: true,
      event_date: null,
      lunar_month: 'Kartika',
      lunar_day: 15,
      paksha: 'krishna',
    });
    await put({ id: 'e', title: 'Odd', date_type: 'stellar' });
    await renderScreen(<EventsScreen renderMoon={(elongation) => <i>moon {elongation}</i>} />);
    await waitFor(() => expect(titles()).toEqual(expect.arrayContaining(['Sooner'])));
    await screen.findByRole('heading', { name: 'Past' });
    expect(titles().indexOf('Sooner')).toBeLessThan(titles().indexOf('Later'));
    expect(titles().slice(-2)).toEqual(['Odd', 'Gone']);
    expect(card('Vow').textContent).toContain('Kartika (purnimanta), Krishna paksha, Amavasya · Every year');
    expect(card('Vow').textContent).toContain('moon 354');
    expect(card('Sooner').textContent).toMatch(/in [345] days/);
    expect(card('Odd').textContent).toContain('A newer version of Disha has written this date.');
  });

  test('of many dates can be searched and put in order', async () => {
    for (const [index, title] of ['g', 'f', 'e', 'd', 'c', 'b', 'a'].entries())
      await put({ id: title, title: `Day ${title}`, created_at: `2026-01-0${index + 1}T00:00:00Z` });
    await renderScreen(<EventsScreen />);
    fireEvent.change(await screen.findByLabelText('Order'), { target: { value: 'title' } });
    await waitFor(() => expect(titles()[0]).toBe('Day a'));
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'newest' } });
    await waitFor(() =>
      expect(titles()).toEqual(['Day a', 'Day b', 'Day c', 'Day d', 'Day e', 'Day f', 'Day g']),
    );
    fireEvent.change(screen.getByLabelText('Search my dates'), { target: { value: 'day C' } });
    expect(titles()).toEqual(['Day c']);
    fireEvent.change(screen.getByLabelText('Search my dates'), { target: { value: 'nothing' } });
    expect(screen.getByText('No date has these words.')).toBeDefined();
  });
});

describe('the form', () => {
  test('says what is missing and leads there, keeps a date, and changes it', async () => {
    await renderScreen(<EventsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a date' }));
    const form = within(screen.getByRole('dialog'));
    fireEvent.click(form.getByTestId('save-event'));
    expect(form.getByText('Please write what it is.')).toBeDefined();
    expect(form.getByText('Please give a date that the calendar has.')).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('What is it?'));
    fireEvent.change(form.getByLabelText('What is it?'), { target: { value: '🪔'.repeat(201) } });
    expect(form.getByText('Please write at most 200 characters.')).toBeDefined();
    fireEvent.change(form.getByLabelText('What is it?'), { target: { value: 'Housewarming' } });
    fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-12-04' } });
    fireEvent.click(form.getByTestId('save-event'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await acts()).toMatchObject([
      {
        kind: 'event.create',
        payload: { title: 'Housewarming', event_date: '2026-12-04', is_recurring: true },
      },
    ]);
    expect(toast()).toBe('Date added');

    fireEvent.click(await screen.findByRole('button', { name: 'Edit Housewarming' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Tithi' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Krishna (dark)' }));
    fireEvent.change(screen.getByLabelText('Lunar month'), { target: { value: 'Kartika' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Tithi' }), { target: { value: '15' } });
    expect(screen.getByText(/understood as in your setting: purnimanta/)).toBeDefined();
    fireEvent.click(screen.getByTestId('save-event'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await acts()).at(-1)).toMatchObject({
      kind: 'event.update',
      payload: {
        date_type: 'lunar',
        event_date: null,
        lunar_month: 'Kartika',
        lunar_day: 15,
        paksha: 'krishna',
      },
    });
    expect(card('Housewarming').textContent).toContain('Saved on this device');
  });

  test('finds the tithi of a calendar date', async () => {
    await renderScreen(<EventsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a date' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Tithi' }));
    fireEvent.change(screen.getByLabelText('Tithi of this day'), { target: { value: '2026-11-09' } });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Lunar month').value).toBe('Kartika'),
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tithi' }).value).toBe('15');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Krishna (dark)' }).checked).toBe(true);
    fireEvent.change(screen.getByLabelText('Tithi of this day'), { target: { value: '1850-01-01' } });
    expect(await screen.findByText('Tithis are worked out from 1900 to 2100.')).toBeDefined();
  });

  test('asks before it deletes', async () => {
    await put({ id: 'a', title: 'Vow' });
    await renderScreen(<EventsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Vow' }));
    expect(screen.getByText('“Vow” will be deleted everywhere, with its reminders.')).toBeDefined();
    fireEvent.click(screen.getByTestId('confirm-delete'));
    expect(await screen.findByRole('heading', { name: 'No dates yet' })).toBeDefined();
    expect((await acts()).map(({ kind }) => kind)).toEqual(['event.delete']);
  });

  test('hands the reminder on to whoever draws it', async () => {
    await renderScreen(
      <EventsScreen
        renderReminder={({ value, onChange }) => (
          <button type="button" onClick={() => onChange({ days: [3, 0], hour: 7 })}>
            remind {value?.days.join() ?? 'never'}
          </button>
        )}
      />,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Add a date' }));
    fireEvent.change(screen.getByLabelText('What is it?'), { target: { value: 'Vow' } });
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-04' } });
    fireEvent.click(screen.getByRole('button', { name: 'remind never' }));
    expect(screen.getByRole('button', { name: 'remind 3,0' })).toBeDefined();
    fireEvent.click(screen.getByTestId('save-event'));
    await waitFor(async () =>
      expect(await acts()).toMatchObject([{ payload: { reminder: { days: [3, 0], hour: 7 } } }]),
    );
  });
});

describe('the assistant', () => {
  test('keeps an event that is told to it, and closes two seconds later', async () => {
    await openAssistant();
    for (const words of ['पूजा', 'skip', '२', 'Kartika', '15', '2', 'हाँ', 'हाँ']) await tell(words);
    expect(toast()).toBe('सफलता');
    expect(toastStore.getState().toast?.description).toBe('आपका कार्यक्रम सफलतापूर्वक जोड़ा गया');
    expect(await acts()).toMatchObject([
      {
        kind: 'event.create',
        payload: {
          title: 'पूजा',
          description: null,
          date_type: 'lunar',
          is_recurring: true,
          event_date: null,
          lunar_month: 'Kartika',
          lunar_day: 15,
          paksha: 'krishna',
        },
      },
    ]);
    expect(said().at(-1)).toContain('बधाई हो!');
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(screen.getByRole('dialog')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has its box closed while it is typing, and keeps the focus there', async () => {
    await openAssistant();
    expect(document.activeElement).toBe(box());
    fireEvent.change(box(), { target: { value: 'पूजा' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect([box().readOnly, box().getAttribute('aria-disabled'), box().value]).toEqual([true, 'true', '']);
    expect(screen.getByTestId('assistant-typing')).toBeDefined();
    expect(document.activeElement).toBe(box());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([box().readOnly, box().getAttribute('aria-disabled')]).toEqual([false, 'false']);
    expect(screen.queryByTestId('assistant-typing')).toBeNull();
  });

  test('passes over an empty answer and an Enter that ends a composition', async () => {
    await openAssistant();
    fireEvent.change(box(), { target: { value: '  ' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.change(box(), { target: { value: 'पूजा' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(said()).toHaveLength(1);
    expect(screen.queryByTestId('assistant-typing')).toBeNull();
  });

  test('offers the usual answers at a touch', async () => {
    await openAssistant({ date: '2026-12-04' });
    await tell('पूजा');
    fireEvent.click(screen.getByRole('button', { name: 'छोड़ें' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    fireEvent.click(screen.getByRole('button', { name: '1. सौर' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    fireEvent.click(screen.getByRole('button', { name: '4 दिस॰ 2026' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(said().at(-1)).toBe('क्या यह हर साल आता है? (हाँ / नहीं)');
    expect(document.activeElement).toBe(box());
  });

  test('is where it was when its dialog was closed by mistake', async () => {
    await openAssistant();
    await tell('पूजा');
    vi.useRealTimers();
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByTestId('open-assistant'));
    await screen.findByTestId('assistant-input');
    expect(screen.getAllByTestId('assistant-user').map(({ textContent }) => textContent)).toEqual(['पूजा']);
  });

  test('says that it could not save, and saves at the next yes', async () => {
    await openAssistant();
    for (const words of ['पूजा', 'skip', '1', '2026-12-04', 'नहीं']) await tell(words);
    vi.spyOn(console, 'info').mockImplementation(() => {});
    isDiskBroken = true;
    await tell('हाँ');
    expect(said().at(-1)).toBe('माफ करें, कार्यक्रम जोड़ने में कोई समस्या हुई है। कृपया फिर से कोशिश करें।');
    expect([toast(), toastStore.getState().toast?.description]).toEqual(['त्रुटि', 'कार्यक्रम जोड़ने में समस्या']);
    isDiskBroken = false;
    await tell('yes');
    expect(await acts()).toMatchObject([{ payload: { title: 'पूजा', is_recurring: false } }]);
  });

  test('asks a guest to sign in, loses nothing by it, and goes on afterwards', async () => {
    sessionStore.setState({ status: 'guest' }, true);
    await openAssistant();
    for (const words of ['पूजा', 'skip', '1', '2026-12-04', 'हाँ', 'हाँ']) await tell(words);
    expect(said().at(-1)).toBe('कृपया पहले साइन इन करें।');
    expect(screen.getByRole('link', { name: 'साइन इन करें' }).getAttribute('href')).toMatch(
      /^\/auth\?redirect=/,
    );
    act(signIn);
    await tell('हाँ');
    expect(await acts()).toMatchObject([{ payload: { title: 'पूजा', event_date: '2026-12-04' } }]);
  });

  test('of one user is not read by the next', async () => {
    await openAssistant();
    await tell('secret');
    act(() => sessionStore.setState({ status: 'guest' }, true));
    expect(
      assistant.store
        .getState()
        .messages.map(({ content }) => content)
        .join(),
    ).not.toContain('secret');
  });

  test('opens by itself for whoever comes back from a sign-in that led away', async () => {
    const draft = {
      title: 'कथा',
      description: null,
      isRecurring: false,
      dateType: 'lunar',
      month: 'Magha',
      day: 5,
    };
    await keepGuestEvent(draft, Date.now());
    await renderScreen(<AddEventButton />);
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(said()[0]).toContain('शीर्षक: कथा');
  });
});

function signIn(): void {
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
}

async function openAssistant(props: { date?: string } = {}): Promise<void> {
  await renderScreen(<AddEventButton {...props} />);
  fireEvent.click(await screen.findByTestId('open-assistant'));
  await screen.findByTestId('assistant-input');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

async function tell(words: string): Promise<void> {
  fireEvent.change(box(), { target: { value: words } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  // What is kept is on the disk only some turns later.
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
}

function box(): HTMLInputElement {
  return screen.getByTestId<HTMLInputElement>('assistant-input');
}

function said(): string[] {
  return screen.getAllByTestId('assistant-bot').map(({ textContent }) => textContent);
}

function titles(): string[] {
  return screen
    .queryAllByTestId('event')
    .map((event) => within(event).getByRole('heading', { level: 3 }).textContent);
}

function card(title: string): HTMLElement {
  return screen.getByRole('article', { name: title });
}

async function acts() {
  return db().outbox.orderBy('n').toArray();
}

function toast(): string | undefined {
  const title = toastStore.getState().toast?.title;
  return typeof title === 'object' ? title.message.en : title;
}

async function put(row: Partial<UserEventRow> & { id: string }): Promise<void> {
  const at = '2026-03-01T00:00:00Z';
  await db().user_events.put({
    seq: 1,
    deleted_at: null,
    title: 'Date',
    description: null,
    date_type: 'solar',
    is_recurring: false,
    event_date: '2027-05-05',
    lunar_month: null,
    lunar_day: null,
    created_at: at,
    updated_at: at,
    ...row,
  });
}
