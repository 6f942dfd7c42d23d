import { vi } from 'vitest';

/** A device whose voice says what it is given when the test tells it to. */
export function aDeviceThatSpeaks(languages: readonly string[]) {
  class Utterance extends EventTarget {
    lang = '';
    rate = 1;
    voice: unknown = null;
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const said: Utterance[] = [];
  const cancel = vi.fn<() => void>();
  const pause = vi.fn<() => void>();
  const resume = vi.fn<() => void>();
  const voices = languages.map((lang) => ({ lang, localService: true, name: lang }));
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => said.push(utterance),
    cancel,
    pause,
    resume,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return { said, cancel, pause, resume };
}
