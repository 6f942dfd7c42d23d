import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetBirthsOf, keepBirth } from '#db/births.ts';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import type { UserEventRow } from '#db/schema.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
// Fetched at once here, as what waits for them would wait for their translation too.
import '#domain/events/birth-days.ts';
import '#domain/events/next-occurrences.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { EventsScreen } from './events-screen.tsx';

const userId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f3';
const db = () => userDatabase(userId);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 6) });
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'a@b.example' } } as never, true);
  toastStore.setState({ toast: undefined });
  await db().meta.put({ key: 'cursor', cursor: 9, generation: 'g', floor: 0, isFilled: true });
});

afterEach(async () => {
  vi.useRealTimers();
  await forgetBirthsOf(userId);
  await deleteUserDatabase(userId);
});

describe('the family', () => {
  test('is begun from the kundli or with a tithi that somebody remembers', async () => {
    await renderScreen(<EventsScreen />);
    const family = await screen.findByTestId('family');
    expect(within(family).getByRole('link', { name: 'Add a person' }).getAttribute('href')).toBe('/kundli');
    fireEvent.click(within(family).getByRole('button', { name: 'Somebody’s tithi' }));
    const tithi = await screen.findByRole('radio', { name: 'Tithi' });
    expect((tithi as HTMLInputElement).checked).toBe(true);
  });

  test('has for each person the days of the birthday, and follows one of them with a reminder', async () => {
    await born('Aarav', 600);
    await renderScreen(<EventsScreen />);
    const ways = () => within(screen.getByTestId('family-person')).getAllByRole('button');
    await waitFor(() =>
      expect(ways().filter((way) => way.getAttribute('aria-disabled') === 'false')).toHaveLength(3),
    );
    const person = screen.getByTestId('family-person');
    expect(person.textContent).toContain('By date: 12 May 1990');
    expect(person.textContent).toContain('Next 12 May 2027');
    expect(person.textContent).toMatch(/By tithi: Jyes.*Krishna paksha/);
    expect(person.textContent).toMatch(/By nakshatra: (?:Jyeshtha|Mula)/);

    fireEvent.click(within(person).getByRole('button', { name: 'Follow: Aarav’s birthday by tithi' }));
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    expect((await kept())[0]).toMatchObject({
      title: 'Aarav’s birthday by tithi',
      date_type: 'lunar',
      is_recurring: true,
      lunar_month: 'Jyestha',
      paksha: 'krishna',
      reminder: { days: [1, 0], hour: 8 },
    });
    expect(await screen.findByRole('button', { name: 'Aarav’s birthday by tithi: Followed' })).toBeDefined();
  });

  test('by nakshatra keeps the coming three years', async () => {
    await born('Aarav', 600);
    await renderScreen(<EventsScreen />);
    const follow = await screen.findByRole('button', { name: 'Follow: Aarav’s birthday by nakshatra' });
    await waitFor(() => expect(follow.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(follow);
    await waitFor(async () => expect(await kept()).toHaveLength(3));
    const years = (await kept()).map(({ event_date }) => event_date?.slice(0, 4));
    expect(new Set(years)).toEqual(new Set(['2027', '2028', '2029']));
    await screen.findByRole('button', { name: 'Aarav’s birthday by nakshatra: Followed' });
  });

  test('offers no tithi and no nakshatra that the time of birth has to decide', async () => {
    await born('Diya', null);
    await renderScreen(<EventsScreen />);
    const person = await screen.findByTestId('family-person');
    await waitFor(() => expect(person.textContent).toContain('Next 12 May 2027'));
    expect(within(person).getAllByText(/give the time of birth/)).toHaveLength(2);
    const star = within(person).getByRole('button', { name: /by nakshatra/ });
    expect(star.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(star);
    expect(await kept()).toEqual([]);
  });

  test('speaks Hindi, and knows what was followed in English', async () => {
    await born('आरव', 600);
    await db().user_events.put(row({ title: 'आरव’s birthday', event_date: '1990-05-12' }));
    languageStore.setState({ language: 'hi' });
    await renderScreen(<EventsScreen />);
    expect(await screen.findByRole('heading', { name: 'परिवार' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'आरव का जन्मदिन: याद रखा है' })).toBeDefined();
  });
});

async function born(name: string, minutesOfDay: number | null): Promise<void> {
  await keepBirth(
    { userId },
    { id: name, name, date: civilDate(1990, 5, 12), minutesOfDay, within: 0, place: defaultPlace },
  );
}

/** What is on its way to the server. */
async function kept(): Promise<Partial<UserEventRow>[]> {
  return (await db().outbox.toArray()).flatMap((entry) =>
    entry.kind === 'event.create' ? [entry.payload as Partial<UserEventRow>] : [],
  );
}

function row(fields: Partial<UserEventRow>): UserEventRow {
  return {
    id: 'b7d0c7de-5f0b-4d2e-9a53-000000000011',
    user_id: userId,
    title: '',
    description: null,
    date_type: 'solar',
    is_recurring: true,
    event_date: null,
    lunar_month: null,
    lunar_day: null,
    paksha: null,
    reminder: null,
    seq: 1,
    deleted_at: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...fields,
  } as UserEventRow;
}
