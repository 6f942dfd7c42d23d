import { createStore } from 'zustand/vanilla';
import {
  keepAudio,
  keptAudios,
  removeAudio,
  type KeepAudioOutcome,
  type KeptAudio,
} from '#lib/kept-audio.ts';
import { logQuietly } from '#lib/log.ts';

export interface KeptAudioState {
  /** Undefined until the device has said what it has. */
  list: readonly KeptAudio[] | undefined;
  /** What is being fetched, by its address: bytes so far, and of how many where that is known. */
  underWay: Readonly<Record<string, { got: number; of: number | undefined }>>;
}

/** The recordings that this device keeps for whoever is offline. They are public, and stay when somebody signs out. */
export const keptAudioStore = createStore<KeptAudioState>()(() => ({ list: undefined, underWay: {} }));

const ending = new Map<string, AbortController>();

/** Asks the device what it keeps. */
export async function refreshKeptAudio(): Promise<void> {
  const list = await keptAudios().catch((error: unknown) => {
    logQuietly('audio', error);
    return [];
  });
  keptAudioStore.setState({ list });
}

/** Keeps a recording, and goes on when its listener leaves the page. */
export async function keepForOffline(audio: Omit<KeptAudio, 'size'>): Promise<KeepAudioOutcome> {
  const { address } = audio;
  if (ending.has(address)) return 'stopped';
  const controller = new AbortController();
  ending.set(address, controller);
  const note = (got: number, of: number | undefined) =>
    keptAudioStore.setState(({ underWay }) => ({ underWay: { ...underWay, [address]: { got, of } } }));
  note(0, undefined);
  try {
    return await keepAudio(audio, note, controller.signal);
  } catch (error) {
    logQuietly('audio', error);
    return 'failed';
  } finally {
    ending.delete(address);
    keptAudioStore.setState(({ underWay }) => ({
      underWay: Object.fromEntries(Object.entries(underWay).filter(([each]) => each !== address)),
    }));
    await refreshKeptAudio();
  }
}

/** Ends the fetching of one; nothing of it stays. */
export function stopKeeping(address: string): void {
  ending.get(address)?.abort();
}

export async function removeKept(address: string): Promise<void> {
  await removeAudio(address).catch((error: unknown) => logQuietly('audio', error));
  await refreshKeptAudio();
}
