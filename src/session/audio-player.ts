import { createStore } from 'zustand/vanilla';
import type { Language } from '#i18n/messages.ts';
import { keptAudio } from '#lib/kept-audio.ts';
import { logQuietly } from '#lib/log.ts';
import { audioPlace } from './audio-place.ts';

/** What can be heard. */
export interface Recording {
  id: string;
  title: { en: string; hi: string };
  /** Whom it praises, as players show an artist. */
  by: { en: string; hi: string } | undefined;
  address: string;
}

export interface AudioState {
  /** Undefined where nothing is open. */
  recording: Recording | undefined;
  /** offline: it is not here, and there is no network. */
  state: 'loading' | 'playing' | 'paused' | 'offline' | 'failed';
  /** Seconds. */
  position: number;
  /** Seconds; undefined until it is known. */
  duration: number | undefined;
}

const silence: AudioState = { recording: undefined, state: 'paused', position: 0, duration: undefined };

/** What is heard: one recording at a time, wherever its listener goes on to in the app. */
export const hearingStore = createStore<AudioState>()(() => silence);

/** Plays a recording, from this device where it is kept. To be called by a press: browsers begin at no other time. */
export async function play(recording: Recording, language: Language): Promise<void> {
  const audio = element();
  audioPlace.setState({ isOpen: true });
  if (hearingStore.getState().recording?.id === recording.id && audio.src !== '' && !audio.error) {
    await begin(audio);
    return;
  }
  hearingStore.setState({ ...silence, recording, state: 'loading' });
  const blob = await keptAudio(recording.address).catch((error: unknown) => {
    logQuietly('audio', error);
    return undefined;
  });
  // Another one was asked for meanwhile.
  if (hearingStore.getState().recording?.id !== recording.id) return;
  letGo();
  if (blob) own = URL.createObjectURL(blob);
  else if (!navigator.onLine) {
    hearingStore.setState({ state: 'offline' });
    return;
  }
  audio.src = own ?? recording.address;
  tellDevice(recording, language);
  await begin(audio);
}

export function pause(): void {
  player?.pause();
}

/** Goes on where it was paused. */
async function resume(): Promise<void> {
  if (player) await begin(player);
}

/** `seconds` from the beginning. */
export function seek(seconds: number): void {
  if (!player || !Number.isFinite(player.duration)) return;
  player.currentTime = Math.min(player.duration, Math.max(0, seconds));
}

/** Ends it, and takes its player away. */
export function stop(): void {
  player?.pause();
  letGo();
  player?.removeAttribute('src');
  hearingStore.setState(silence);
  audioPlace.setState({ isOpen: false });
  const session = mediaSession();
  if (session) {
    session.metadata = null;
    session.playbackState = 'none';
  }
}

/** Stands in no document, so that no page takes it along when it goes. */
let player: HTMLAudioElement | undefined;
/** The address of the bytes on this device. */
let own: string | undefined;

async function begin(audio: HTMLAudioElement): Promise<void> {
  try {
    await audio.play();
  } catch (error) {
    // Another press, or another recording, came in between; what is broken says so by itself.
    if (!(error instanceof DOMException) || error.name === 'NotAllowedError')
      hearingStore.setState({ state: 'paused' });
  }
}

function element(): HTMLAudioElement {
  if (player) return player;
  const audio = new Audio();
  audio.preload = 'none';
  const tell = () => {
    if (hearingStore.getState().recording === undefined) return;
    const duration = Number.isFinite(audio.duration) ? audio.duration : undefined;
    hearingStore.setState({ position: audio.currentTime, duration });
    tellPosition(audio);
  };
  const state = (now: AudioState['state']) => () => {
    if (hearingStore.getState().recording !== undefined) hearingStore.setState({ state: now });
    const session = mediaSession();
    if (session) session.playbackState = now === 'playing' ? 'playing' : 'paused';
  };
  audio.addEventListener('playing', state('playing'));
  audio.addEventListener('pause', state('paused'));
  audio.addEventListener('waiting', state('loading'));
  audio.addEventListener('ended', state('paused'));
  audio.addEventListener('error', () => {
    if (audio.hasAttribute('src')) state(navigator.onLine || own !== undefined ? 'failed' : 'offline')();
  });
  for (const event of ['timeupdate', 'durationchange', 'seeked']) audio.addEventListener(event, tell);
  player = audio;
  return audio;
}

function letGo(): void {
  if (own !== undefined) URL.revokeObjectURL(own);
  own = undefined;
}

/** What the device shows on its lock screen, and what its keys do. */
function tellDevice({ title, by }: Recording, language: Language): void {
  const session = mediaSession();
  if (!session || !('MediaMetadata' in globalThis)) return;
  session.metadata = new MediaMetadata({
    title: title[language],
    artist: by?.[language] ?? '',
    album: 'Disha',
    artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
  });
  const acts: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void resume(),
    pause: () => pause(),
    stop: () => stop(),
    seekbackward: ({ seekOffset }) => seek((player?.currentTime ?? 0) - (seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => seek((player?.currentTime ?? 0) + (seekOffset ?? skipSeconds)),
    seekto: ({ seekTime }) => seek(seekTime ?? 0),
  };
  for (const [action, handler] of Object.entries(acts)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // this browser does not know the key
    }
  }
}

const skipSeconds = 10;

function tellPosition({ duration, currentTime, playbackRate }: HTMLAudioElement): void {
  if (!Number.isFinite(duration) || duration <= 0) return;
  mediaSession()?.setPositionState?.({ duration, position: Math.min(currentTime, duration), playbackRate });
}

/** Missing in some browsers, whatever the types say. */
function mediaSession(): MediaSession | undefined {
  return (navigator as { mediaSession?: MediaSession }).mediaSession;
}
