import { useEffect, useRef } from 'react';

export interface LockScreenActs {
  pause(): void;
  goOn(): void;
  stop(): void;
  /** To the next line, or to the one before. */
  move(lines: 1 | -1): void;
}

/**
 * Puts what is read aloud on the lock screen and under the keys of headphones, where the platform has them. Devices show
 * that only for a page that plays a recording, which a voice is not: a silent one plays meanwhile. On a device that ends
 * its voice with the screen (as iPhones do) nothing of this helps, and the note beside the reading says so.
 */
export function useLockScreen(title: string, isReading: boolean, acts: LockScreenActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const session = mediaSession();
    if (!isReading || !session || !('MediaMetadata' in globalThis)) return undefined;
    const silence = playSilence();
    session.metadata = new MediaMetadata({
      title,
      album: 'Disha',
      artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
    });
    session.playbackState = 'playing';
    const set = (action: MediaSessionAction, handler: (() => void) | null) => {
      try {
        session.setActionHandler(action, handler);
      } catch {
        // this browser does not know the key
      }
    };
    set('pause', () => {
      latest.current.pause();
      session.playbackState = 'paused';
    });
    set('play', () => {
      latest.current.goOn();
      session.playbackState = 'playing';
    });
    set('stop', () => latest.current.stop());
    set('nexttrack', () => latest.current.move(1));
    set('previoustrack', () => latest.current.move(-1));
    return () => {
      for (const action of ['pause', 'play', 'stop', 'nexttrack', 'previoustrack'] as const)
        set(action, null);
      session.metadata = null;
      session.playbackState = 'none';
      silence.end();
    };
  }, [title, isReading]);
}

/** Ten seconds of nothing, again and again: browsers show no controls for what is shorter than five. */
function playSilence(): { end(): void } {
  const address = URL.createObjectURL(new Blob([silentWave(10)], { type: 'audio/wav' }));
  const audio = new Audio(address);
  audio.loop = true;
  // Refused where nobody pressed anything: then there are no controls.
  audio.play()?.catch(() => {});
  return {
    end() {
      audio.pause();
      URL.revokeObjectURL(address);
    },
  };
}

/** A wave file of 8 bits and 8000 samples a second, all of them at rest. */
function silentWave(seconds: number): ArrayBuffer {
  const rate = 8000;
  const size = rate * seconds;
  const bytes = new ArrayBuffer(44 + size);
  const view = new DataView(bytes);
  const write = (at: number, text: string) => {
    for (const [index, byte] of new TextEncoder().encode(text).entries()) view.setUint8(at + index, byte);
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  new Uint8Array(bytes, 44).fill(128);
  return bytes;
}

/** Missing in some browsers, whatever the types say. */
function mediaSession(): MediaSession | undefined {
  return (navigator as { mediaSession?: MediaSession }).mediaSession;
}
