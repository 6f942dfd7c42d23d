import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Aarti } from '#db/queries/content-aartis.ts';
import { languageStore } from '#i18n/language-store.ts';
import { hearingStore, stop } from '#session/audio-player.ts';
import { refreshKeptAudio } from '#session/audio-kept.ts';
import { audioPlace } from '#session/audio-place.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { fakeCaches } from '#tests/fakes/cache-storage.ts';
import { tinyWav } from '#tests/fixtures/tiny-wav.ts';
import { AartiAudio } from './aarti-audio.tsx';
import { MiniPlayer } from './mini-player.tsx';

const aarti = {
  id: 'a1',
  title: { en: 'Jai Ganesh', hi: 'जय गणेश' },
  deity: { en: 'Ganesh', hi: 'गणेश' },
  audioUrl: 'https://songs.example/a.wav',
  audioSize: undefined,
} as Aarti;
const wav = tinyWav();
let isOnline: boolean;
let played: HTMLMediaElement[];

beforeEach(async () => {
  isOnline = true;
  played = [];
  languageStore.setState({ language: 'en' });
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (_: string, request?: RequestInit) =>
        new Response(request?.method === 'HEAD' ? null : wav, {
          headers: { 'content-type': 'audio/wav', 'content-length': String(wav.byteLength) },
        }),
    ),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this);
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  await refreshKeptAudio();
});
afterEach(() => {
  act(() => stop());
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nothing is fetched before somebody asks for it, and there is nothing where there is no recording', () => {
  renderPart(<AartiAudio aarti={aarti} />);
  expect(screen.getByTestId('play-audio').textContent).toBe('Play Audio');
  expect(fetch).not.toHaveBeenCalled();
  expect(played).toEqual([]);
  cleanup();
  renderPart(<AartiAudio aarti={{ ...aarti, audioUrl: undefined }} />);
  expect(screen.queryByTestId('play-audio')).toBeNull();
});

test('it plays on when its page is left, and the player at the foot of the page ends it', async () => {
  const { unmount } = renderPart(<AartiAudio aarti={aarti} />);
  fireEvent.click(screen.getByTestId('play-audio'));
  await waitFor(() => expect(screen.getByTestId('play-audio').textContent).toBe('Pause'));
  expect(played.map(({ src }) => src)).toEqual(['https://songs.example/a.wav']);
  expect(audioPlace.getState().isOpen).toBe(true);
  unmount();
  renderPart(<MiniPlayer />);
  expect(screen.getByTestId('mini-player').textContent).toContain('Jai Ganesh');
  fireEvent.click(screen.getByTestId('mini-play'));
  expect(hearingStore.getState().state).toBe('paused');
  fireEvent.click(screen.getByTestId('mini-play'));
  await waitFor(() => expect(hearingStore.getState().state).toBe('playing'));
  expect(new Set(played).size).toBe(1);
  fireEvent.click(screen.getByTestId('mini-stop'));
  expect(screen.queryByTestId('mini-player')).toBeNull();
  expect(audioPlace.getState().isOpen).toBe(false);
});

test('its size is told before it is fetched, and once it is kept it plays from this device', async () => {
  renderPart(<AartiAudio aarti={aarti} />);
  fireEvent.click(screen.getByTestId('keep-audio'));
  const confirm = await screen.findByTestId('confirm-keep-audio');
  expect(confirm.textContent).toMatch(/^Download \d/);
  fireEvent.click(confirm);
  expect((await screen.findByTestId('audio-kept')).textContent).toContain('On this device');
  isOnline = false;
  fireEvent.click(screen.getByTestId('play-audio'));
  await waitFor(() => expect(played).toHaveLength(1));
  expect(played[0]?.src).toMatch(/^blob:/);
  fireEvent.click(screen.getByTestId('remove-audio'));
  expect(await screen.findByTestId('keep-audio')).toBeTruthy();
});

test('a size that the catalogue knows is not asked for', async () => {
  renderPart(<AartiAudio aarti={{ ...aarti, audioSize: 3_200_000 }} />);
  expect(screen.getByTestId('keep-audio').textContent).toMatch(/3\.\d MB/);
  fireEvent.click(screen.getByTestId('keep-audio'));
  await screen.findByTestId('audio-kept');
  expect(fetch).toHaveBeenCalledOnce();
});

test('what cannot be played or kept says why', async () => {
  isOnline = false;
  renderPart(<AartiAudio aarti={{ ...aarti, audioSize: 10 }} />);
  fireEvent.click(screen.getByTestId('play-audio'));
  expect((await screen.findByTestId('audio-fault')).textContent).toContain('you are offline');
  expect(played).toEqual([]);
  fireEvent.click(screen.getByTestId('keep-audio'));
  expect((await screen.findByTestId('keep-fault')).textContent).toContain('you are offline');
  isOnline = true;
  fireEvent.click(screen.getByTestId('play-audio'));
  await waitFor(() => expect(played).toHaveLength(1));
  act(() => void played[0]?.dispatchEvent(new Event('error')));
  expect(screen.getByTestId('audio-fault').textContent).toContain('cannot be played now');
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByTestId('keep-audio'));
  await waitFor(() =>
    expect(screen.getByTestId('keep-fault').textContent).toContain('does not let it be kept here'),
  );
});

test('the device is told what plays, and its keys lead here', async () => {
  const handlers = new Map<string, (details: object) => void>();
  const mediaSession = {
    metadata: null as { title: string; artist: string } | null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: (details: object) => void) => handlers.set(action, handler),
    setPositionState: () => {},
  };
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      artist: string;
      constructor({ title, artist }: { title: string; artist: string }) {
        this.title = title;
        this.artist = artist;
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
  renderPart(<AartiAudio aarti={aarti} />);
  fireEvent.click(screen.getByTestId('play-audio'));
  await waitFor(() => expect(mediaSession.playbackState).toBe('playing'));
  expect(mediaSession.metadata).toMatchObject({ title: 'Jai Ganesh', artist: 'Ganesh' });
  act(() => handlers.get('pause')?.({}));
  expect(screen.getByTestId('play-audio').textContent).toBe('Go on');
  act(() => handlers.get('stop')?.({}));
  expect(hearingStore.getState().recording).toBeUndefined();
  expect(mediaSession.metadata).toBeNull();
  Reflect.deleteProperty(navigator, 'mediaSession');
});
