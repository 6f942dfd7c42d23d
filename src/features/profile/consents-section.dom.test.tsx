import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { consentPurposes, type ConsentPurpose } from '#domain/account/consent-purposes.ts';
import { consentPurposeTexts } from '#i18n/catalogue/account-data.ts';
import { languageStore } from '#i18n/language-store.ts';
import { decide, listConsents, type ConsentDecision } from '#session/consents.ts';
import type { Answer, Trouble } from '#session/trouble.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import { ConsentsSection } from './consents-section.tsx';

vi.mock('#session/consents.ts', () => ({
  listConsents: vi.fn<typeof listConsents>(),
  decide: vi.fn<typeof decide>(),
}));

beforeEach(() => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  vi.mocked(listConsents).mockReset();
  vi.mocked(decide).mockReset();
});

test('there is a switch for every purpose, and none is on that nobody has switched on', async () => {
  answer([]);
  renderPart(<ConsentsSection userId="u" />);
  const all = await screen.findAllByRole<HTMLInputElement>('switch');
  expect(all).toHaveLength(consentPurposes.length);
  expect(all.filter(({ checked }) => checked)).toEqual([]);
  expect(screen.getAllByText('Not given')).toHaveLength(consentPurposes.length);
});

test('each says what it means and when it was decided, also to whoever listens', async () => {
  answer([
    { purpose: 'ai_answers', isGiven: true, decidedAt: '2026-03-04T10:00:00Z' },
    { purpose: 'news', isGiven: false, decidedAt: '2026-05-06T10:00:00Z' },
  ]);
  renderPart(<ConsentsSection userId="u" />);
  const answers = await screen.findByRole('switch', { name: 'Answers by an AI model' });
  expect((answers as HTMLInputElement).checked).toBe(true);
  const described = (answers.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual([consentPurposeTexts.ai_answers.text.en, 'Given on 4 Mar 2026']);
  expect(screen.getByText('Not given, decided on 6 May 2026')).toBeDefined();
});

test('it is in Hindi for whoever reads Hindi', async () => {
  languageStore.setState({ language: 'hi' });
  answer([]);
  renderPart(<ConsentsSection userId="u" />);
  expect(await screen.findByRole('switch', { name: 'AI मॉडल से जवाब' })).toBeDefined();
});

test('a switch moves once the server has said so, and shows the date that it gave', async () => {
  answer([]);
  const { tell } = held();
  renderPart(<ConsentsSection userId="u" />);
  const toggle = await reminders();
  fireEvent.click(toggle);
  expect(decide).toHaveBeenCalledExactlyOnceWith('u', 'reminders', true);
  expect(toggle.checked).toBe(false);
  expect(screen.getByText('Saving…')).toBeDefined();
  fireEvent.click(toggle);
  expect(decide).toHaveBeenCalledTimes(1);
  await act(async () =>
    tell({ ok: true, value: { purpose: 'reminders', isGiven: true, decidedAt: '2026-11-21T06:30:00Z' } }),
  );
  expect(toggle.checked).toBe(true);
  expect(screen.getByText('Given on 21 Nov 2026')).toBeDefined();
});

test('what was given can be taken back', async () => {
  answer([{ purpose: 'reminders', isGiven: true, decidedAt: '2026-03-04T10:00:00Z' }]);
  vi.mocked(decide).mockResolvedValue({
    ok: true,
    value: { purpose: 'reminders', isGiven: false, decidedAt: '2026-11-21T06:30:00Z' },
  });
  renderPart(<ConsentsSection userId="u" />);
  const toggle = await reminders();
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
  expect(decide).toHaveBeenCalledWith('u', 'reminders', false);
  expect(screen.getByText('Not given, decided on 21 Nov 2026')).toBeDefined();
});

test('what was not saved leaves the switch where it was and says so, and the server is asked what holds', async () => {
  answer([]);
  const { tell } = held();
  renderPart(<ConsentsSection userId="u" />);
  const toggle = await reminders();
  fireEvent.click(toggle);
  await act(async () => tell({ ok: false, problem: 'failed' }));
  expect(toggle.checked).toBe(false);
  expect(toastStore.getState().toast).toMatchObject({ tone: 'error' });
  expect(listConsents).toHaveBeenCalledTimes(2);
});

test('a consent whose answer was lost shows as the server has it', async () => {
  answer([]);
  vi.mocked(decide).mockResolvedValue({ ok: false, problem: 'offline' });
  renderPart(<ConsentsSection userId="u" />);
  const toggle = await reminders();
  answer([{ purpose: 'reminders', isGiven: true, decidedAt: '2026-11-21T06:30:00Z' }]);
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true));
});

test('has its shape while it is fetched', async () => {
  vi.mocked(listConsents).mockReturnValue(new Promise(() => {}));
  renderPart(<ConsentsSection userId="u" />);
  expect(await screen.findByText('Loading…')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test.each<[Trouble, RegExp]>([
  ['offline', /There is no connection/],
  ['signed-out', /Your sign-in has run out/],
  ['busy', /too many requests/],
  ['failed', /Our server has trouble/],
])('what could not be fetched (%s) is said, never drawn as a no', async (trouble, words) => {
  vi.mocked(listConsents).mockResolvedValueOnce({ ok: false, problem: trouble });
  renderPart(<ConsentsSection userId="u" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.queryByRole('switch')).toBeNull();
  answer([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('switch')).toHaveLength(consentPurposes.length);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('without a connection it says that it needs one, and no switch can be moved', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer([]);
  renderPart(<ConsentsSection userId="u" />);
  expect(await screen.findByText('Seeing and changing this needs a connection.')).toBeDefined();
  expect(listConsents).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  const toggle = await reminders();
  expect(toggle.disabled).toBe(false);
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(toggle.disabled).toBe(true);
});

function answer(some: ConsentDecision[]): void {
  const value = consentPurposes.map((purpose): ConsentDecision => {
    const none = { purpose, isGiven: false, decidedAt: undefined };
    return some.find((each) => each.purpose === purpose) ?? none;
  });
  vi.mocked(listConsents).mockResolvedValue({ ok: true, value });
}

/** An answer that comes when the test says so. */
function held(): { tell(told: Answer<ConsentDecision, Trouble>): void } {
  let tell: (told: Answer<ConsentDecision, Trouble>) => void = () => {};
  vi.mocked(decide).mockReturnValue(
    new Promise((resolve) => {
      tell = resolve;
    }),
  );
  return { tell: (told) => tell(told) };
}

function reminders(): Promise<HTMLInputElement> {
  const purpose: ConsentPurpose = 'reminders';
  return screen.findByRole<HTMLInputElement>('switch', { name: consentPurposeTexts[purpose].title.en });
}
