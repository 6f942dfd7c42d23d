import { holdStill } from '#lib/undisturbed.ts';
import type { Heard, Hearing } from './hearing.ts';
import { openMeter } from './meter.ts';
import type { VoiceFailure } from './voice-state.ts';
import { mixed, wavOf, wavRate } from './wav.ts';

/** Chromium and Firefox record webm, Safari mp4. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Plenty for speech: seven seconds are 28 kB. */
const bitsPerSecond = 32_000;
/** A recorder that has not closed by then never will. */
const closingMs = 3_000;

/** Records from the microphone: as the browser does it, or as wav of 16 kHz. */
export async function record(as: 'recorded' | 'wav'): Promise<Hearing | VoiceFailure> {
  // Pages without https have no microphone at all.
  if (!('mediaDevices' in navigator) || !('MediaRecorder' in window)) return 'unsupported';
  const stream = await openMicrophone();
  if (typeof stream === 'string') return stream;
  const meter = openMeter(stream);
  const letGo = holdStill();
  const release = (): void => {
    letGo();
    for (const track of stream.getTracks()) track.stop();
    meter?.close();
  };
  try {
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: bitsPerSecond,
      ...(mimeType && { mimeType }),
    });
    const parts: Blob[] = [];
    let isStopping = false;
    let settle: (heard: Heard) => void = () => {};
    const done = new Promise<Heard>((resolve) => {
      settle = resolve;
    });
    const fail = (failure: VoiceFailure): void => settle({ kind: 'failed', failure });
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', () => fail('recording'));
    recorder.addEventListener('stop', () => {
      if (!isStopping) fail('unplugged');
      else if (meter?.isSilent()) fail('no-speech');
      else void recordingOf(parts, as).then(settle);
    });
    // Comes for a track that has gone, not for one that is stopped here.
    for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('unplugged'));
    recorder.start();
    return {
      level: () => meter?.level(),
      stop() {
        if (isStopping) return;
        isStopping = true;
        if (recorder.state !== 'inactive') recorder.stop();
        release();
        setTimeout(() => fail('recording'), closingMs);
      },
      release,
      done,
    };
  } catch {
    release();
    return 'recording';
  }
}

async function openMicrophone(): Promise<MediaStream | VoiceFailure> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    switch (name) {
      case 'NotFoundError':
      case 'OverconstrainedError':
        return 'no-microphone';
      case 'NotReadableError':
      case 'AbortError':
        return 'in-use';
      default:
        return 'denied';
    }
  }
}

async function recordingOf(parts: readonly Blob[], as: 'recorded' | 'wav'): Promise<Heard> {
  try {
    const recorded = await new Blob([...parts]).arrayBuffer();
    if (recorded.byteLength === 0) return { kind: 'failed', failure: 'recording' };
    const bytes = as === 'wav' ? wavOf(await decoded(recorded)) : new Uint8Array(recorded);
    return { kind: 'recording', bytes };
  } catch {
    return { kind: 'failed', failure: 'recording' };
  }
}

/** The browser reads what it has recorded, and brings it to the rate of the context itself. */
async function decoded(recorded: ArrayBuffer): Promise<Float32Array> {
  const sound = await new OfflineAudioContext(1, 1, wavRate).decodeAudioData(recorded);
  return mixed(Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index)));
}
