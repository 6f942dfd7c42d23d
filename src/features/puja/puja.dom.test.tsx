import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pujas } from '#domain/devotion/puja-list.ts';
import { civilDate } from '#domain/time/civil-date.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { aDeviceThatSpeaks } from '#tests/fakes/speaking-device.ts';
import type { PujaCalendar } from './puja-calendar.ts';
import { PujaListScreen } from './puja-list-screen.tsx';
import { PujaScreen } from './puja-screen.tsx';
import { choosePuja, pujaStore, readPujaChoices } from './puja-store.ts';

const calendar: PujaCalendar = {
  today: civilDate(2026, 11, 24),
  placeName: 'Pune',
  festivals: [
    { id: 'purnima', date: civilDate(2026, 11, 24) },
    { id: 'purnima', date: civilDate(2026, 12, 23) },
  ],
  hasFailed: false,
};
const steps = (await pujas.find(({ id }) => id === 'satyanarayan')?.load())?.guide.steps ?? [];

beforeEach(() => {
  localStorage.clear();
  pujaStore.setState(readPujaChoices(), true);
  sessionStore.setState({ status: 'guest' }, true);
  languageStore.setState({ language: 'en' });
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of pujas', () => {
  test('tells what comes next at somebody’s place, and has every guide', async () => {
    await renderScreen(<PujaListScreen calendar={calendar} />);
    expect(screen.getAllByTestId('puja-next').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Satyanarayan puja.*24 Nov 2026.*today$/),
    );
    expect(screen.getByText(/Days worked out for .*Pune/)).toBeTruthy();
    expect(screen.getAllByTestId('puja-card')).toHaveLength(pujas.length);
  });

  test('is searched in either script, and says where nothing is found', async () => {
    await renderScreen(<PujaListScreen calendar={calendar} />);
    const search = screen.getByTestId('puja-search');
    fireEvent.change(search, { target: { value: 'सत्यनारायण' } });
    await waitFor(() => expect(screen.getAllByTestId('puja-card')).toHaveLength(1));
    expect(screen.getByText('1 guide')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'xyzzy' } });
    await screen.findByText(/No guide has this name yet/);
  });

  test('stands there before the days are known, and where they cannot be', async () => {
    await renderScreen(<PujaListScreen calendar={{ ...calendar, festivals: undefined }} />);
    expect(screen.getByText('Working out the days…')).toBeTruthy();
    expect(screen.getAllByTestId('puja-card')).toHaveLength(pujas.length);
    cleanup();
    await renderScreen(<PujaListScreen calendar={{ ...calendar, festivals: undefined, hasFailed: true }} />);
    expect(screen.getByText(/could not be worked out/)).toBeTruthy();
  });
});

describe('a guide', () => {
  test('has its next days, and all that one asks about a puja', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Satyanarayan puja' })).toBeTruthy();
    expect(screen.getByTestId('puja-when').textContent).toContain('24 November 2026');
    expect(screen.getByTestId('puja-when').textContent).toMatch(/Then .*23 Dec 2026/);
    for (const part of [
      'What you need',
      'Step by step',
      'What is eaten',
      'Katha',
      'How it differs by region',
      'Without a priest, and with less',
      'Take care of yourself',
    ])
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeTruthy();
    expect(screen.getAllByTestId('step-link')).toHaveLength(steps.length);
  });

  test('speaks Hindi where the page does', async () => {
    languageStore.setState({ language: 'hi' });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'सत्यनारायण पूजा' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'सामग्री' })).toBeTruthy();
  });

  test('keeps what is ready on this device, and hands the list on as text', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: /Tulsi leaves/ }));
    expect(screen.getByTestId('items-ready').textContent).toMatch(/^1 of \d+ ready$/);
    fireEvent.click(screen.getByTestId('share-items'));
    await screen.findByText('The list is copied.');
    const text = writeText.mock.lastCall?.[0];
    expect(text).toMatch(/^Satyanarayan puja: What you need\n\n/);
    expect(text).toContain('☑ Tulsi leaves (5)');
    expect(text).toContain('☐ Coconut (1)');
    expect(readPujaChoices().progress['satyanarayan']?.ticked).toEqual(['Tulsi leaves']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the ticks' }));
    expect(readPujaChoices().progress).toEqual({});
  });

  test('tells its katha short or whole, as somebody chose last', async () => {
    await open();
    const katha = within(screen.getByTestId('katha'));
    expect(katha.queryByText(/In the forest of Naimisha/)).toBeNull();
    fireEvent.click(katha.getByRole('radio', { name: 'Long' }));
    expect(katha.getByText(/In the forest of Naimisha/)).toBeTruthy();
    expect(readPujaChoices().kathaLength).toBe('long');
  });

  test('that is not there says so, and leads to those that are', async () => {
    await renderScreen(<PujaScreen id="no-such" search={{}} calendar={calendar} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no guide at this address');
  });
});

describe('a puja step by step', () => {
  test('shows one step, its words in both scripts with what they mean, and the way on and back', async () => {
    const place = steps.findIndex(({ title }) => title.en === 'Light the lamp') + 1;
    await open(place);
    expect(screen.getByRole('heading', { level: 1, name: 'Light the lamp' })).toBeTruthy();
    expect(screen.getByTestId('step-place').textContent).toBe(`Step ${place} of ${steps.length}`);
    const verse = screen.getByTestId('verse');
    expect(verse.textContent).toContain('दीपज्योतिर्नमोऽस्तु ते');
    expect(verse.textContent).toContain('deepajyotirnamo’stu te');
    expect(verse.textContent).toContain('The light of the lamp is the highest');
    expect(screen.getByTestId('step-back').getAttribute('href')).toContain(stepAddress(place - 1));
    expect(screen.getByTestId('step-next').getAttribute('href')).toContain(stepAddress(place + 1));
    expect(readPujaChoices().progress['satyanarayan']?.step).toBe(place);
  });

  test('has its katha where it is read', async () => {
    await open(steps.findIndex(({ isKatha }) => isKatha) + 1);
    expect(screen.getByTestId('katha')).toBeTruthy();
  });

  test('ends with what the fast ends with, and is begun anew the next time', async () => {
    await open(3);
    cleanup();
    await open(steps.length + 1);
    expect(screen.getByTestId('puja-done').textContent).toContain('breaks it with the prasad');
    expect(readPujaChoices().progress).toEqual({});
  });

  test('that was left in the middle is gone on with from the guide', async () => {
    await open(3);
    cleanup();
    await open();
    expect(screen.getByTestId('resume-puja').textContent).toBe('Go on with step 3');
  });

  test('that somebody has left is not shown to another account, and goes once that begins one', async () => {
    act(() => signIn('asha'));
    await open(3);
    cleanup();
    act(() => signIn('meera'));
    await open();
    expect(screen.queryByTestId('resume-puja')).toBeNull();
    cleanup();
    act(() => sessionStore.setState({ status: 'guest' }, true));
    await open();
    expect(screen.queryByTestId('resume-puja')).toBeNull();
    act(() => choosePuja({ rate: 'slow' }));
    expect(readPujaChoices()).toMatchObject({ of: undefined, progress: {}, rate: 'slow' });
  });

  test('that was begun before signing in goes on as theirs', async () => {
    await open(3);
    cleanup();
    act(() => signIn('asha'));
    await open();
    expect(screen.getByTestId('resume-puja').textContent).toBe('Go on with step 3');
    act(() => choosePuja({ rate: 'slow' }));
    expect(readPujaChoices().of).toBe('asha');
  });

  test('keeps the screen on, and lets it go', async () => {
    const release = vi.fn<() => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { onLine: true, wakeLock: { request: async () => ({ release }) } });
    await open(1);
    expect(await screen.findByText('The screen stays on')).toBeTruthy();
    cleanup();
    expect(release).toHaveBeenCalled();
  });
});

describe('reading aloud', () => {
  test('lights each sentence while the device says it, verses by a Hindi voice, and ends when told to', async () => {
    const { said, cancel } = aDeviceThatSpeaks(['en-IN', 'hi-IN']);
    await open(steps.findIndex(({ title }) => title.en === 'Light the lamp') + 1);
    fireEvent.click(screen.getByTestId('read-aloud'));
    expect(said.at(-1)).toMatchObject({ lang: 'en-IN', text: expect.stringMatching(/^Light a lamp/) });
    expect(lit()).toMatch(/^Light a lamp/);
    while (said.at(-1)?.lang === 'en-IN') tell(said, 'end');
    expect(said.at(-1)?.text).toContain('दीपज्योतिः');
    expect(lit()).toContain('दीपज्योतिः');
    cancel.mockClear();
    fireEvent.click(screen.getByTestId('read-aloud'));
    expect(cancel).toHaveBeenCalled();
    expect(lit()).toBeUndefined();
  });

  test('says where the device has no Hindi voice, and passes the verses over', async () => {
    const { said } = aDeviceThatSpeaks(['en-US']);
    await open(steps.findIndex(({ title }) => title.en === 'Light the lamp') + 1);
    expect(screen.getByTestId('voice-note').textContent).toContain('no Hindi voice');
    fireEvent.click(screen.getByTestId('read-aloud'));
    for (let turn = 0; turn < 20; turn += 1) tell(said, 'end');
    expect(said.every(({ lang }) => lang === 'en-IN')).toBe(true);
    expect(lit()).toBeUndefined();
  });

  test('is under the keys of the device while it goes on, and no longer', async () => {
    const { said, pause, resume } = aDeviceThatSpeaks(['en-IN', 'hi-IN']);
    const keys = new Map<string, (() => void) | null>();
    const session = {
      metadata: null as { title: string } | null,
      playbackState: 'none',
      setActionHandler: (action: string, handler: (() => void) | null) => keys.set(action, handler),
    };
    vi.stubGlobal('navigator', { onLine: true, mediaSession: session });
    vi.stubGlobal(
      'MediaMetadata',
      class {
        title: string;
        constructor({ title }: { title: string }) {
          this.title = title;
        }
      },
    );
    const played = aSilentPlayer();
    await open(steps.findIndex(({ title }) => title.en === 'Light the lamp') + 1);
    expect(session.metadata).toBeNull();
    fireEvent.click(screen.getByTestId('read-aloud'));
    expect(session).toMatchObject({ metadata: { title: 'Light the lamp' }, playbackState: 'playing' });
    expect(played).toEqual(['play']);
    keys.get('pause')?.();
    expect(pause).toHaveBeenCalled();
    expect(session.playbackState).toBe('paused');
    keys.get('play')?.();
    expect(resume).toHaveBeenCalled();
    const first = said.at(-1)?.text;
    act(() => keys.get('nexttrack')?.());
    expect(said.at(-1)?.text).not.toBe(first);
    act(() => keys.get('previoustrack')?.());
    expect(said.at(-1)?.text).toBe(first);
    act(() => keys.get('stop')?.());
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(keys.get('pause')).toBeNull();
    expect(played).toEqual(['play', 'pause']);
    expect(lit()).toBeUndefined();
  });

  test('is not offered in Hindi where there is no voice for it', async () => {
    languageStore.setState({ language: 'hi' });
    aDeviceThatSpeaks(['en-US']);
    await open(1);
    expect(screen.queryByTestId('read-aloud')).toBeNull();
    expect(screen.getByTestId('voice-note').textContent).toContain('हिन्दी आवाज़ नहीं है');
  });

  test('says so where the browser cannot, and where the voice does not answer', async () => {
    await open(1);
    expect(screen.getByTestId('voice-note').textContent).toBe('This browser cannot read aloud.');
    cleanup();
    const { said } = aDeviceThatSpeaks([]);
    await open(1);
    fireEvent.click(screen.getByTestId('read-aloud'));
    tell(said, 'error');
    expect(screen.getByTestId('voice-note').textContent).toContain('did not answer');
  });
});

async function open(step?: number): Promise<void> {
  await act(async () => {
    await renderScreen(
      <PujaScreen
        id="satyanarayan"
        search={step === undefined ? {} : { step: String(step) }}
        calendar={calendar}
      />,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

function lit(): string | undefined {
  return document.querySelector('[data-lit]')?.textContent ?? undefined;
}

/** What the device tells of what it says at the moment. */
function tell(said: readonly EventTarget[], what: 'end' | 'error'): void {
  act(() => void said.at(-1)?.dispatchEvent(new Event(what)));
}

/** A player of recordings that tells what it was told. */
function aSilentPlayer(): string[] {
  const told: string[] = [];
  vi.stubGlobal(
    'Audio',
    class {
      loop = false;
      play = async () => void told.push('play');
      pause = () => void told.push('pause');
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:silence');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return told;
}

/** As the router of the tests writes a text of digits. */
function stepAddress(step: number): string {
  return `step=%22${step}%22`;
}

function signIn(id: string): void {
  sessionStore.setState({ status: 'signed-in', user: { id, email: `${id}@example.com` } }, true);
}
