import type { VoiceFailure } from './voice-state.ts';

/** An open microphone. */
export interface Hearing {
  /** How loud it is now, from 0 to 1; undefined where that cannot be told. */
  level(): number | undefined;
  /** Ends the listening: `done` follows. */
  stop(): void;
  /** Lets go of the microphone, whatever became of it; nothing follows. */
  release(): void;
  /** Settles once, by a stop or by itself. Never rejects. */
  done: Promise<Heard>;
}

export type Heard =
  | { kind: 'recording'; bytes: Uint8Array }
  | { kind: 'text'; text: string }
  | { kind: 'failed'; failure: VoiceFailure };
