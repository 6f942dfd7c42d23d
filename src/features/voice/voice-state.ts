import { assertNever } from '#lib/assert-never.ts';
import type { TranscriptionFailure } from '#session/transcribe.ts';

/** Who writes speech down: a service behind our server, a model on our server, or the browser itself. */
export type SpeechWay = 'endpoint' | 'local' | 'browser';

/**
 * denied: somebody or some policy says no · no-microphone, in-use: there is none, or it is taken · unsupported: this
 * browser gives pages none · unplugged: it went away · recording: what came of it cannot be read.
 */
export type VoiceFailure =
  TranscriptionFailure | 'denied' | 'no-microphone' | 'in-use' | 'unsupported' | 'unplugged' | 'recording';

/** Times are in milliseconds of a clock that only runs on. */
export type VoiceState =
  | { kind: 'idle' }
  /** The way is being found out. */
  | { kind: 'preparing' }
  /** What is going to happen is told, before the browser asks. */
  | { kind: 'explaining'; way: SpeechWay }
  /** The browser asks, or opens the microphone. */
  | { kind: 'opening'; way: SpeechWay }
  | { kind: 'recording'; way: SpeechWay; since: number; secondsLeft: number }
  /** Without a recording yet where the microphone is only just closing. */
  | { kind: 'transcribing'; recording: Uint8Array | undefined }
  /** It could not be written down now; it may be tried again. */
  | { kind: 'kept'; recording: Uint8Array };

export type VoiceEvent =
  | { kind: 'pressed'; at: number }
  | { kind: 'found'; way: SpeechWay; isExplained: boolean }
  | { kind: 'agreed' }
  | { kind: 'opened'; at: number }
  | { kind: 'ticked'; at: number }
  /** The page has gone out of sight. */
  | { kind: 'hidden' }
  | { kind: 'recorded'; recording: Uint8Array }
  | { kind: 'heard' }
  | { kind: 'failed'; failure: VoiceFailure }
  | { kind: 'retried' }
  | { kind: 'cancelled' };

export const longestRecordingMs = 7_000;
/** The second click of a double click, or a key that repeats, does not end what the first has begun. */
const leastRecordingMs = 500;

const idle: VoiceState = { kind: 'idle' };

/** What comes of an event; the same state where the event has no place in it. */
export function nextVoiceState(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.kind) {
    case 'pressed':
      if (state.kind === 'idle' || state.kind === 'kept') return { kind: 'preparing' };
      return state.kind === 'recording' && event.at - state.since >= leastRecordingMs ? closing : state;
    case 'found':
      if (state.kind !== 'preparing') return state;
      return { kind: event.isExplained ? 'opening' : 'explaining', way: event.way };
    case 'agreed':
      return state.kind === 'explaining' ? { kind: 'opening', way: state.way } : state;
    case 'opened':
      if (state.kind !== 'opening') return state;
      return { kind: 'recording', way: state.way, since: event.at, secondsLeft: longestRecordingMs / 1000 };
    case 'ticked': {
      if (state.kind !== 'recording') return state;
      const leftMs = longestRecordingMs - (event.at - state.since);
      if (leftMs <= 0) return closing;
      const secondsLeft = Math.ceil(leftMs / 1000);
      return secondsLeft === state.secondsLeft ? state : { ...state, secondsLeft };
    }
    case 'hidden':
      return state.kind === 'recording' ? closing : state;
    case 'recorded':
      return isUnderWay(state) ? { kind: 'transcribing', recording: event.recording } : state;
    case 'heard':
      return isUnderWay(state) ? idle : state;
    case 'failed':
      if (state.kind === 'transcribing' && state.recording && isWorthAnotherTry(event.failure))
        return { kind: 'kept', recording: state.recording };
      return state.kind === 'kept' ? state : idle;
    case 'retried':
      return state.kind === 'kept' ? { kind: 'transcribing', recording: state.recording } : state;
    case 'cancelled':
      return idle;
    default:
      return assertNever(event);
  }
}

const closing: VoiceState = { kind: 'transcribing', recording: undefined };

/** The microphone may close by itself: a browser that hears a pause is done before anybody stops it. */
function isUnderWay({ kind }: VoiceState): boolean {
  return kind === 'recording' || kind === 'transcribing';
}

/** Whether the same recording may be written down another time. */
function isWorthAnotherTry(failure: VoiceFailure): boolean {
  return failure === 'speech' || failure === 'busy' || failure === 'unreachable';
}
