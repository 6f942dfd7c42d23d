import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Transcription } from '#session/transcribe.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { Heard, Hearing } from './hearing.ts';
import {
  nextVoiceState,
  type SpeechWay,
  type VoiceEvent,
  type VoiceFailure,
  type VoiceState,
} from './voice-state.ts';

/** What a voice needs of the world. None of these rejects. */
export interface VoicePorts {
  /** Who writes speech down here; undefined where nobody does. */
  findWay(): Promise<SpeechWay | undefined>;
  isExplained(way: SpeechWay): boolean;
  noteExplained(way: SpeechWay): void;
  /** Asks for the microphone and listens. */
  open(way: SpeechWay): Promise<Hearing | VoiceFailure>;
  transcribe(recording: Uint8Array): Promise<Transcription>;
  isPageHidden(): boolean;
  /** Milliseconds of a clock that only runs on. */
  now(): number;
  /** Does the work a few times a second until it is ended. */
  repeat(work: () => void): () => void;
  tell: VoiceListener;
}

export interface VoiceListener {
  started(): void;
  heard(text: string): void;
  /** `isKept`: the recording is still there for another try. */
  failed(failure: VoiceFailure, isKept: boolean): void;
}

export interface Voice {
  state: Pick<StoreApi<VoiceState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** The one button: begins, ends, or begins anew. */
  press(): void;
  agree(): void;
  retry(): void;
  /** Back to the beginning; what was said is forgotten and the microphone let go. */
  cancel(): void;
  pageHidden(): void;
  /** How loud it is now, from 0 to 1; undefined where that cannot be told. */
  level(): number | undefined;
}

/**
 * Listens once for each time that it is asked. The microphone is open in the state `recording` alone, and whatever comes
 * from an earlier time changes nothing.
 */
export function createVoice(ports: VoicePorts): Voice {
  const state = createStore<VoiceState>()((): VoiceState => ({ kind: 'idle' }));
  let hearing: Hearing | undefined;
  let stopTicking = (): void => {};
  /** Counts the times; what was begun in another one is over. */
  let time = 0;

  function handle(event: VoiceEvent): void {
    const before = state.getState();
    const after = nextVoiceState(before, event);
    if (after === before) return;
    state.setState(after, true);
    if (after.kind !== 'recording') stopTicking();
    switch (after.kind) {
      case 'idle':
        time += 1;
        letGo();
        return;
      case 'preparing':
        time += 1;
        void prepare();
        return;
      case 'explaining':
      case 'kept':
        return;
      case 'opening':
        void listen(after.way);
        return;
      case 'recording':
        if (before.kind === 'recording') return;
        stopTicking = ports.repeat(() => handle({ kind: 'ticked', at: ports.now() }));
        ports.tell.started();
        return;
      case 'transcribing':
        if (after.recording) void writeDown(after.recording);
        else hearing?.stop();
        return;
      default:
        return assertNever(after);
    }
  }

  async function prepare(): Promise<void> {
    const mine = time;
    const way = await ports.findWay();
    if (mine !== time) return;
    if (way) handle({ kind: 'found', way, isExplained: ports.isExplained(way) });
    else fail('none');
  }

  async function listen(way: SpeechWay): Promise<void> {
    const mine = time;
    const opened = await ports.open(way);
    if (mine !== time) {
      if (typeof opened === 'object') opened.release();
      return;
    }
    if (typeof opened === 'string') return fail(opened);
    hearing = opened;
    // Whoever has gone elsewhere meanwhile does not expect to be heard.
    if (ports.isPageHidden()) return handle({ kind: 'cancelled' });
    handle({ kind: 'opened', at: ports.now() });
    const heard = await opened.done;
    if (mine !== time) return;
    letGo();
    takeIn(heard);
  }

  function takeIn(heard: Heard): void {
    switch (heard.kind) {
      case 'recording':
        return handle({ kind: 'recorded', recording: heard.bytes });
      case 'text':
        return finish(heard.text);
      case 'failed':
        return fail(heard.failure);
      default:
        return assertNever(heard);
    }
  }

  async function writeDown(recording: Uint8Array): Promise<void> {
    const mine = time;
    const answer = await ports.transcribe(recording);
    if (mine !== time) return;
    if (answer.ok) finish(answer.value);
    else fail(answer.problem);
  }

  function finish(said: string): void {
    const text = said.trim();
    if (text === '') return fail('no-speech');
    handle({ kind: 'heard' });
    ports.tell.heard(text);
  }

  function fail(failure: VoiceFailure): void {
    handle({ kind: 'failed', failure });
    ports.tell.failed(failure, state.getState().kind === 'kept');
  }

  function letGo(): void {
    hearing?.release();
    hearing = undefined;
  }

  return {
    state,
    press: () => handle({ kind: 'pressed', at: ports.now() }),
    agree() {
      const now = state.getState();
      if (now.kind === 'explaining') ports.noteExplained(now.way);
      handle({ kind: 'agreed' });
    },
    retry: () => handle({ kind: 'retried' }),
    cancel: () => handle({ kind: 'cancelled' }),
    pageHidden: () => handle({ kind: 'hidden' }),
    level: () => hearing?.level(),
  };
}
