import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Aarti } from '#db/queries/content-aartis.ts';
import { languageStore } from '#i18n/language-store.ts';
import { renderPart, renderScreen } from '#tests/builders/render-page.tsx';
import { aDeviceThatSpeaks } from '#tests/fakes/speaking-device.ts';
import { AartiReader } from './aarti-reader.tsx';
import { ReaderHost } from './reader-host.tsx';
import { readChoices, readerChoices } from './reader-choices.ts';

const aarti: Aarti = {
  id: 'a1',
  title: { en: 'Jai Ganesh', hi: 'जय गणेश' },
  content: 'जय गणेश देवा।\nमाता जाकी पार्वती॥\n\nएक दंत दयावंत।',
  language: 'hi',
  deityId: 'g',
  deity: { en: 'Ganesh', hi: 'गणेश' },
  origin: { en: 'Traditional, north India', hi: 'पारंपरिक, उत्तर भारत' },
  benefits: { en: 'Sung at every beginning.', hi: 'हर आरंभ पर गाई जाती है।' },
  meanings: [{ en: 'Victory to Ganesh', hi: 'गणेश की जय' }, undefined],
  audioUrl: undefined,
  audioSize: undefined,
  tags: [],
};

beforeEach(() => {
  localStorage.clear();
  readerChoices.setState(readChoices(), true);
  languageStore.setState({ language: 'en' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an aarti', () => {
  test('is read line by line in both scripts with its meaning, its origin and why it is recited', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Jai Ganesh' })).toBeTruthy();
    expect(texts('latin-line')).toEqual(['jay ganesh devaa', 'maataa jaakee paarvatee', 'ek dant dayaavant']);
    expect(screen.getByText('जय गणेश देवा।').lang).toBe('hi');
    expect(texts('stanza-meaning')).toEqual(['Victory to Ganesh']);
    expect(screen.getByTestId('reader-origin').textContent).toBe('Traditional, north India');
    const benefits = screen.getByRole('complementary', { name: 'Benefits of Reciting' });
    expect(benefits.textContent).toContain('Sung at every beginning.');
    expect(screen.getByTestId('verse-counter').textContent).toBe('Verse 1 of 2');
  });

  test('is read as its reader has chosen, and so again the next time', () => {
    open();
    fireEvent.click(screen.getByTestId('reader-settings-button'));
    fireEvent.click(screen.getByRole('switch', { name: 'Meaning' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Devanagari' }));
    fireEvent.click(screen.getByRole('radio', { name: 'IAST' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.change(screen.getByTestId('reader-size'), { target: { value: '40' } });
    cleanup();
    open();
    expect(texts('latin-line')[0]).toBe('jay gaṇeś devā');
    expect(screen.queryByText('जय गणेश देवा।')).toBeNull();
    expect(texts('stanza-meaning')).toEqual([]);
    expect(screen.getByTestId('reader').dataset['tone']).toBe('dark');
    expect(readerChoices.getState().size).toBe(40);
  });

  test('is made larger, faster and turned by the keyboard, within its bounds', () => {
    open();
    const page = screen.getByTestId('reader-page');
    expect(document.activeElement).toBe(page);
    for (let count = 0; count < 20; count += 1) fireEvent.keyDown(page, { key: '+' });
    expect(readerChoices.getState().size).toBe(40);
    for (let count = 0; count < 20; count += 1) fireEvent.keyDown(page, { key: '-' });
    expect(readerChoices.getState().size).toBe(18);
    fireEvent.keyDown(page, { key: '+', ctrlKey: true });
    expect(readerChoices.getState().size).toBe(18);
    fireEvent.keyDown(page, { key: '>' });
    expect(readerChoices.getState().speed).toBe(4);
    fireEvent.keyDown(page, { key: 'ArrowRight' });
    expect(screen.getByTestId('verse-counter').textContent).toBe('Verse 2 of 2');
    fireEvent.keyDown(page, { key: 'ArrowRight' });
    expect(screen.getByTestId('verse-counter').textContent).toBe('Verse 2 of 2');
  });

  test('goes by when its reader says so, and stops at their touch', () => {
    open();
    const page = screen.getByTestId('reader-page');
    Object.defineProperty(page, 'scrollHeight', { value: 4000 });
    const isRunning = () => screen.getByTestId('auto-scroll').getAttribute('aria-pressed');
    expect(isRunning()).toBe('false');
    fireEvent.keyDown(page, { key: ' ' });
    expect(isRunning()).toBe('true');
    fireEvent.pointerDown(page);
    expect(isRunning()).toBe('false');
  });

  test('that the device does not have is told, and the way back is there', () => {
    const onClose = vi.fn<() => void>();
    renderPart(<AartiReader readable="absent" onClose={onClose} />);
    expect(screen.getByText(/This aarti is not on your device/)).toBeTruthy();
    fireEvent.click(screen.getByTestId('close-reader'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('Escape closes the settings before anything else', () => {
  open();
  const button = screen.getByTestId('reader-settings-button');
  fireEvent.click(button);
  fireEvent.keyDown(screen.getByTestId('reader-size'), { key: 'Escape' });
  expect(screen.queryByTestId('reader-settings')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(screen.getByTestId('reader')).toBeTruthy();
});

describe('the voice of the device', () => {
  test('says the words line by line, and the stanza is lit while it is at it', () => {
    const { said } = aDeviceThatSpeaks(['hi-IN']);
    open();
    fireEvent.click(screen.getByTestId('read-aloud'));
    expect(said.map(({ text, lang }) => [text, lang])).toEqual([['जय गणेश देवा,', 'hi-IN']]);
    expect(lit()).toEqual([true, false]);
    act(() => void said.at(-1)?.dispatchEvent(new Event('end')));
    act(() => void said.at(-1)?.dispatchEvent(new Event('end')));
    expect(said.map(({ text }) => text)).toEqual(['जय गणेश देवा,', 'माता जाकी पार्वती,', 'एक दंत दयावंत,']);
    expect(lit()).toEqual([false, true]);
    fireEvent.click(screen.getByTestId('stop-aloud'));
    expect(lit()).toEqual([false, false]);
    expect(screen.getByTestId('auto-scroll')).toBeTruthy();
  });

  test('says nothing where it knows no Hindi, and the page says so', () => {
    aDeviceThatSpeaks(['en-GB']);
    open();
    expect(screen.queryByTestId('read-aloud')).toBeNull();
    expect(screen.getByTestId('voice-note').textContent).toMatch(/no Hindi voice/);
  });

  test('leaves the word to a recording where there is one', () => {
    aDeviceThatSpeaks(['hi-IN']);
    renderPart(
      <AartiReader
        readable={{ kind: 'library', aarti: { ...aarti, audioUrl: 'https://sound.example/a.mp3' } }}
        onClose={() => {}}
      />,
    );
    expect(screen.queryByTestId('read-aloud')).toBeNull();
    expect(screen.getByTestId('play-audio')).toBeTruthy();
  });
});

/** Of each stanza, whether it is lit. */
function lit(): boolean[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stanza]')].map(({ dataset }) => 'lit' in dataset);
}

describe('the screen', () => {
  test('stays on while somebody reads, also after the page was covered, and no longer', async () => {
    const release = vi.fn<() => Promise<void>>(async () => {});
    const request = vi.fn<() => Promise<object>>(async () => ({ release }));
    vi.stubGlobal('navigator', { onLine: true, wakeLock: { request } });
    const { unmount } = open();
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    fireEvent.click(screen.getByTestId('reader-settings-button'));
    expect((await screen.findByText('The screen stays on while you read.')).tagName).toBe('P');
    unmount();
    expect(release).toHaveBeenCalled();
  });

  test('that the browser cannot keep on is told quietly', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    open();
    fireEvent.click(screen.getByTestId('reader-settings-button'));
    expect(await screen.findByText(/cannot keep the screen on/)).toBeTruthy();
  });
});

describe('the way back', () => {
  test('leads to the page where it was opened', async () => {
    const { router } = await renderScreen(<Page />);
    await act(() => router.navigate({ to: '/', search: { read: 'a1' } }));
    fireEvent.click(await screen.findByTestId('close-reader'));
    await waitFor(() => expect(screen.queryByTestId('reader')).toBeNull());
    expect(router.state.location.search).toEqual({});
    expect(router.history.location.state['__TSR_index']).toBe(0);
  });

  test('of whoever came by its address takes the aarti out of it', async () => {
    const { router } = await renderScreen(<Page startsWith="a1" />);
    fireEvent.click(await screen.findByTestId('close-reader'));
    await waitFor(() => expect(screen.queryByTestId('reader')).toBeNull());
    expect(router.history.length).toBe(1);
  });
});

function Page({ startsWith }: { startsWith?: string }) {
  const search: { read?: string; closed?: string } = useSearch({ strict: false });
  const router = useRouter();
  const read = search.closed === undefined ? (search.read ?? startsWith) : undefined;
  return (
    <ReaderHost
      read={read}
      onClose={() => void router.navigate({ to: '/', search: { closed: 'yes' }, replace: true })}
    />
  );
}

function open() {
  return renderPart(<AartiReader readable={{ kind: 'library', aarti }} onClose={() => {}} />);
}

function texts(testId: string): (string | null)[] {
  return within(screen.getByTestId('reader'))
    .queryAllByTestId(testId)
    .map(({ textContent }) => textContent);
}
