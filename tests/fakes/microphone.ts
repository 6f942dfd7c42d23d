import { vi } from 'vitest';

/** A browser with a microphone that is in the hand of the test. */
export interface FakeMicrophone {
  /** The name of the error that a page gets which asks for it; undefined where it may have it. */
  refusal: string | undefined;
  /** The formats that this browser records. */
  formats: string[];
  /** What a recorder gives when it ends. */
  recording: Uint8Array<ArrayBuffer>;
  recorders: { mimeType: string }[];
  openTracks(): number;
  /** The cable is pulled. */
  unplug(): void;
}

/** Puts one into the page until `vi.unstubAllGlobals()`. */
export function fakeMicrophone(): FakeMicrophone {
  let tracks: FakeTrack[] = [];
  const microphone: FakeMicrophone = {
    refusal: undefined,
    formats: ['audio/webm;codecs=opus'],
    recording: Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]),
    recorders: [],
    openTracks: () => tracks.filter(({ isOpen }) => isOpen).length,
    unplug() {
      for (const track of tracks) if (track.isOpen) track.end();
    },
  };

  class FakeTrack extends EventTarget {
    isOpen = true;
    stop(): void {
      this.isOpen = false;
    }
    end(): void {
      this.isOpen = false;
      this.dispatchEvent(new Event('ended'));
    }
  }

  class FakeRecorder extends EventTarget {
    static isTypeSupported(type: string): boolean {
      return microphone.formats.includes(type);
    }
    state: 'inactive' | 'recording' = 'inactive';
    constructor(_stream: unknown, { mimeType = '' }: { mimeType?: string }) {
      super();
      microphone.recorders.push({ mimeType });
    }
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      queueMicrotask(() => {
        const data = new Blob([microphone.recording]);
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
        this.dispatchEvent(new Event('stop'));
      });
    }
  }

  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const mediaDevices = {
    async getUserMedia() {
      if (microphone.refusal !== undefined) throw new DOMException('no', microphone.refusal);
      const track = new FakeTrack();
      tracks = [...tracks, track];
      return { getTracks: () => [track] };
    },
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  return microphone;
}

/** A browser that writes speech down itself. */
export interface FakeRecognition {
  /** What it was told to listen for. */
  langs: string[];
  /** What follows its start: events by name, with what they carry. */
  events: [name: string, details: object][];
  /** Whether it ends by itself after these. */
  isOverAtOnce: boolean;
}

/** Puts one into the page until `vi.unstubAllGlobals()`. */
export function fakeRecognition(): FakeRecognition {
  const recognition: FakeRecognition = { langs: [], events: [['start', {}]], isOverAtOnce: true };

  class FakeSpeechRecognition extends EventTarget {
    lang = '';
    start(): void {
      recognition.langs.push(this.lang);
      queueMicrotask(() => {
        for (const [name, details] of recognition.events)
          this.dispatchEvent(Object.assign(new Event(name), details));
        if (recognition.isOverAtOnce) this.end();
      });
    }
    stop(): void {
      queueMicrotask(() => this.end());
    }
    abort(): void {
      this.stop();
    }
    private end(): void {
      this.dispatchEvent(new Event('end'));
    }
  }

  vi.stubGlobal('webkitSpeechRecognition', FakeSpeechRecognition);
  return recognition;
}
