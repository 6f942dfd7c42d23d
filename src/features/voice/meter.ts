/** Measures how loud a microphone is. */
export interface Meter {
  /** From 0 to 1 as the ear takes it; undefined until something was measured. */
  level(): number | undefined;
  /** Whether there was nothing at all, as from a microphone that is switched off. */
  isSilent(): boolean;
  close(): void;
}

const measureEveryMs = 50;
/** Even a quiet room is above the first of these; speech near a microphone is about the second. In decibels of full scale. */
const quietest = -66;
const loudest = -14;
/** Fewer measurements than these prove nothing. */
const leastMeasured = 5;

/** Undefined where the browser cannot measure: then it is recorded all the same. */
export function openMeter(stream: MediaStream): Meter | undefined {
  try {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 2048 });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let now: number | undefined;
    let highest = -Infinity;
    let measured = 0;
    const timer = setInterval(() => {
      // A context that was not let begin measures zeros.
      if (context.state !== 'running') return;
      analyser.getFloatTimeDomainData(samples);
      now = decibelsOf(samples);
      highest = Math.max(highest, now);
      measured += 1;
    }, measureEveryMs);
    return {
      level: () => (now === undefined ? undefined : levelOf(now)),
      isSilent: () => measured >= leastMeasured && highest < quietest,
      close() {
        clearInterval(timer);
        if (context.state !== 'closed') void context.close();
      },
    };
  } catch {
    return undefined;
  }
}

function levelOf(decibels: number): number {
  return Math.max(0, Math.min(1, (decibels - quietest) / (loudest - quietest)));
}

function decibelsOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(power);
}
