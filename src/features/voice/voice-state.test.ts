import { describe, expect, test } from 'vitest';
import { nextVoiceState, type VoiceEvent, type VoiceFailure, type VoiceState } from './voice-state.ts';

const recordingBytes = new Uint8Array([1, 2, 3]);
const idle: VoiceState = { kind: 'idle' };
const preparing: VoiceState = { kind: 'preparing' };
const explaining: VoiceState = { kind: 'explaining', way: 'endpoint' };
const opening: VoiceState = { kind: 'opening', way: 'endpoint' };
const recording: VoiceState = { kind: 'recording', way: 'endpoint', since: 1000, secondsLeft: 7 };
const closing: VoiceState = { kind: 'transcribing', recording: undefined };
const transcribing: VoiceState = { kind: 'transcribing', recording: recordingBytes };
const kept: VoiceState = { kind: 'kept', recording: recordingBytes };
const all = [idle, preparing, explaining, opening, recording, closing, transcribing, kept];

const after = (state: VoiceState, ...events: VoiceEvent[]): VoiceState =>
  events.reduce(nextVoiceState, state);

describe('a question that is spoken', () => {
  test('goes from the press to the words', () => {
    const begun = after(
      idle,
      { kind: 'pressed', at: 0 },
      { kind: 'found', way: 'endpoint', isExplained: false },
    );
    expect(begun).toEqual(explaining);
    const heard = after(begun, { kind: 'agreed' }, { kind: 'opened', at: 1000 });
    expect(heard).toEqual(recording);
    const written = after(
      heard,
      { kind: 'pressed', at: 3000 },
      { kind: 'recorded', recording: recordingBytes },
    );
    expect(written).toEqual(transcribing);
    expect(after(written, { kind: 'heard' })).toEqual(idle);
  });

  test('needs no explanation where there was one', () => {
    expect(after(preparing, { kind: 'found', way: 'browser', isExplained: true })).toEqual({
      kind: 'opening',
      way: 'browser',
    });
  });

  test('may be anew at once, also where an earlier one is kept', () => {
    for (const state of [idle, kept]) expect(after(state, { kind: 'pressed', at: 9 })).toEqual(preparing);
  });

  test('is over when the browser that listens has heard enough', () => {
    expect(after(recording, { kind: 'heard' })).toEqual(idle);
  });
});

describe('the seconds', () => {
  test.each([
    [1000, 7],
    [1001, 7],
    [2000, 6],
    [7000, 1],
    [7999, 1],
  ])('at %i ms are %i', (at, secondsLeft) => {
    expect(after(recording, { kind: 'ticked', at })).toEqual({ ...recording, secondsLeft });
  });

  test('run down to the end of the recording, also when a tick comes late', () => {
    for (const at of [8000, 60_000]) expect(after(recording, { kind: 'ticked', at })).toEqual(closing);
  });

  test('change nothing between two of them', () => {
    expect(after(recording, { kind: 'ticked', at: 1500 })).toBe(recording);
  });
});

test.each([1000, 1200, 1499])('a second press at once, as of a double click, ends nothing: %i ms', (at) => {
  expect(after(recording, { kind: 'pressed', at })).toBe(recording);
});

test('a press while the microphone opens, closes, or the words are written changes nothing', () => {
  for (const state of [preparing, explaining, opening, closing, transcribing])
    expect(after(state, { kind: 'pressed', at: 99_999 })).toBe(state);
});

test('a page out of sight records no longer, and what was said is written down', () => {
  expect(after(recording, { kind: 'hidden' })).toEqual(closing);
  for (const state of all) if (state !== recording) expect(after(state, { kind: 'hidden' })).toBe(state);
});

test('cancelling ends everything and keeps nothing', () => {
  for (const state of all) expect(after(state, { kind: 'cancelled' })).toEqual(idle);
});

describe('a failure', () => {
  test.each<VoiceFailure>(['speech', 'busy', 'unreachable'])(
    'as %s keeps the recording for another try',
    (failure) => {
      expect(after(transcribing, { kind: 'failed', failure })).toEqual(kept);
      expect(after(kept, { kind: 'retried' })).toEqual(transcribing);
    },
  );

  test.each<VoiceFailure>(['no-speech', 'not-understood', 'audio', 'sign-in', 'none'])(
    'as %s would come again with the same recording',
    (failure) => {
      expect(after(transcribing, { kind: 'failed', failure })).toEqual(idle);
    },
  );

  test('before there is a recording leads back to the beginning', () => {
    for (const state of [preparing, opening, recording, closing])
      expect(after(state, { kind: 'failed', failure: 'unreachable' })).toEqual(idle);
  });
});

test('what has no place in a state changes nothing', () => {
  const misplaced: [VoiceEvent, VoiceState[]][] = [
    [{ kind: 'found', way: 'local', isExplained: true }, all.filter((state) => state !== preparing)],
    [{ kind: 'agreed' }, all.filter((state) => state !== explaining)],
    [{ kind: 'opened', at: 5 }, all.filter((state) => state !== opening)],
    [{ kind: 'ticked', at: 99_999 }, all.filter((state) => state !== recording)],
    [{ kind: 'retried' }, all.filter((state) => state !== kept)],
    [{ kind: 'recorded', recording: recordingBytes }, [idle, preparing, explaining, opening, kept]],
    [{ kind: 'heard' }, [idle, preparing, explaining, opening, kept]],
  ];
  for (const [event, states] of misplaced)
    for (const state of states) expect(after(state, event)).toBe(state);
});
