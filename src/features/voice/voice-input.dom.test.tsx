import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageStore } from '#i18n/language-store.ts';
import { translate, type Language } from '#i18n/messages.ts';
import type * as Transcribe from '#session/transcribe.ts';
import type { Transcription, TranscriptionFailure } from '#session/transcribe.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { fakeMicrophone, fakeRecognition, type FakeMicrophone } from '#tests/fakes/microphone.ts';
import { toastStore } from '#ui/toast.ts';
import { VoiceInput } from './voice-input.tsx';

type Server = Awaited<ReturnType<typeof Transcribe.serverSpeech>>;

const server = vi.hoisted(() => ({
  way: 'endpoint' as Server,
  answer: (): Promise<Transcription> => Promise.resolve({ ok: true, value: 'Where should the stove be?' }),
  sent: [] as { recording: Uint8Array; language: string }[],
}));

vi.mock('#session/transcribe.ts', () => ({
  serverSpeech: () => Promise.resolve(server.way),
  transcribe(request: { recording: Uint8Array; language: string }) {
    server.sent.push(request);
    return server.answer();
  },
}));

let microphone: FakeMicrophone;
let texts: string[];
let starts: number;
/** The clock of the page, which only the test moves on. */
let ms: number;

beforeEach(() => {
  ms = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => ms);
  microphone = fakeMicrophone();
  server.way = 'endpoint';
  server.answer = () => Promise.resolve({ ok: true, value: 'Where should the stove be?' });
  server.sent = [];
  texts = [];
  starts = 0;
  localStorage.clear();
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a question is spoken: told first, recorded, written down, and given to the box', async () => {
  draw();
  press();
  await shown('Ask by voice');
  expect(screen.getByText(/connected speech service/)).toBeTruthy();
  expect(microphone.openTracks()).toBe(0);
  fireEvent.click(screen.getByTestId('voice-agree'));
  await recording();
  expect(microphone.openTracks()).toBe(1);
  expect(starts).toBe(1);
  await pass(2000);
  await waitFor(() => expect(screen.getByTestId('voice-seconds').dataset['seconds']).toBe('5'));
  press();
  await waitForText('Where should the stove be?');
  expect(microphone.openTracks()).toBe(0);
  expect(server.sent).toEqual([{ recording: new Uint8Array(microphone.recording), language: 'english' }]);
  expect(toast()).toMatchObject({ tone: 'success', title: 'Speech converted to text!' });
  expect(screen.getByRole('status').textContent).toBe('You said: Where should the stove be?');
  expect(button().getAttribute('aria-label')).toBe('Record again');

  press();
  await recording();
  expect(screen.queryByText('Ask by voice')).toBeNull();
});

test('after seven seconds it stops by itself', async () => {
  await speak();
  await pass(7000);
  await waitForText('Where should the stove be?');
  expect(microphone.openTracks()).toBe(0);
});

test('whoever says no is asked nothing by the browser, and asked again here', async () => {
  draw();
  press();
  await shown('Ask by voice');
  fireEvent.click(screen.getByTestId('voice-decline'));
  await waitFor(() => expect(screen.queryByText('Ask by voice')).toBeNull());
  expect(microphone.recorders).toEqual([]);
  press();
  await shown('Ask by voice');
});

describe('a microphone that the page does not get', () => {
  test.each([
    ['NotAllowedError', 'Allow the microphone'],
    ['SecurityError', 'Allow the microphone'],
    ['NotFoundError', 'No microphone was found'],
    ['NotReadableError', 'Another app'],
  ])('is told as the error %s asks for', async (name, hint) => {
    agreed();
    microphone.refusal = name;
    draw();
    press();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        tone: 'error',
        title: 'Could not access microphone. Please check your permissions.',
        description: expect.stringContaining(hint) as string,
      }),
    );
    expect(button().getAttribute('aria-label')).toBe('Speak instead of typing');
  });

  test('as there is none without https, is told', async () => {
    agreed();
    Reflect.deleteProperty(navigator, 'mediaDevices');
    draw();
    press();
    await waitFor(() => expect(toast()?.description).toContain('gives this page no microphone'));
  });

  test('is told in Hindi', async () => {
    agreed();
    languageStore.setState({ language: 'hi' });
    microphone.refusal = 'NotAllowedError';
    draw();
    press();
    await waitFor(() => expect(toast()?.title).toBe('माइक तक पहुँच नहीं मिली। कृपया अनुमति जाँचें।'));
  });
});

test.each<[TranscriptionFailure, string]>([
  ['speech', 'Failed to process speech. Please try again.'],
  ['unreachable', 'Error processing speech. Please try again.'],
])('a recording that fails as %s is kept, and written down at another try', async (failure, words) => {
  server.answer = () => Promise.resolve({ ok: false, problem: failure });
  await speak();
  await pass(1000);
  press();
  const retry = await screen.findByTestId('voice-retry');
  expect(toast()).toMatchObject({ tone: 'error', title: words });
  expect(microphone.openTracks()).toBe(0);
  server.answer = () => Promise.resolve({ ok: true, value: 'Kitchen?' });
  fireEvent.click(retry);
  expect(document.activeElement).toBe(button());
  await waitForText('Kitchen?');
  expect(server.sent).toHaveLength(2);
  expect(microphone.recorders).toHaveLength(1);
});

test('the message of a failure leads to another try as well', async () => {
  server.answer = () => Promise.resolve({ ok: false, problem: 'unreachable' });
  await speak();
  await pass(1000);
  press();
  await screen.findByTestId('voice-retry');
  server.answer = () => Promise.resolve({ ok: true, value: 'Kitchen?' });
  act(() => toastStore.getState().toast?.action?.run());
  await waitForText('Kitchen?');
  expect(server.sent).toHaveLength(2);
});

describe('the microphone is let go', () => {
  test('by the button beside it, and the focus stays', async () => {
    await speak();
    fireEvent.click(screen.getByTestId('voice-cancel'));
    expect(microphone.openTracks()).toBe(0);
    expect(screen.queryByTestId('voice-cancel')).toBeNull();
    expect(document.activeElement).toBe(button());
    await pass(10_000);
    expect(server.sent).toEqual([]);
  });

  test('by Escape', async () => {
    await speak();
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(microphone.openTracks()).toBe(0);
  });

  test('when its page is left', async () => {
    const page = await speak();
    page.unmount();
    expect(microphone.openTracks()).toBe(0);
    await pass(10_000);
    expect(server.sent).toEqual([]);
  });

  test('when its page goes out of sight, and what was said is written down', async () => {
    await speak();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(microphone.openTracks()).toBe(0);
    await waitForText('Where should the stove be?');
  });

  test('when it is pulled out, which is told', async () => {
    await speak();
    microphone.unplug();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Error processing audio. Please try again.',
        description: 'The microphone was disconnected.',
      }),
    );
    expect(server.sent).toEqual([]);
    expect(button().getAttribute('aria-label')).toBe('Speak instead of typing');
  });
});

describe('what the browser records', () => {
  test.each([
    [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
    [['audio/mp4'], 'audio/mp4'],
    [['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
    [[], ''],
  ])('of %j is %s', async (formats, mimeType) => {
    microphone.formats = formats;
    await speak();
    expect(microphone.recorders).toEqual([{ mimeType }]);
  });

  test('is sent as wav of 16 kHz to a model that takes plain sound', async () => {
    server.way = 'local';
    stubDecoder([Float32Array.from([0.5, 0.5]), Float32Array.from([0, 0.5])]);
    await speak();
    await pass(1000);
    press();
    await waitForText('Where should the stove be?');
    const [{ recording: sent } = { recording: new Uint8Array() }] = server.sent;
    expect(new TextDecoder().decode(sent.subarray(0, 4))).toBe('RIFF');
    const view = new DataView(sent.buffer);
    expect([view.getUint32(24, true), view.getInt16(44, true), view.getInt16(46, true)]).toEqual([
      16_000, 8192, 16_384,
    ]);
  });

  test.each<[string, () => void]>([
    ['holds nothing', () => Object.assign(microphone, { recording: new Uint8Array() })],
    ['cannot be read', () => stubDecoder(undefined)],
  ])('and %s is told', async (_, prepare) => {
    server.way = 'local';
    prepare();
    await speak();
    await pass(1000);
    press();
    await waitFor(() => expect(toast()?.title).toBe('Error processing audio. Please try again.'));
    expect(server.sent).toEqual([]);
  });
});

describe('where the server cannot do it', () => {
  beforeEach(() => {
    server.way = 'none';
  });

  test('the browser does, after it was said whom it may tell, in the language that is spoken here', async () => {
    const recognition = fakeRecognition();
    recognition.events.push(['result', { results: [[{ transcript: 'रसोई कहाँ हो?' }]], resultIndex: 0 }]);
    draw({ language: 'hi' });
    press();
    await shown('Ask by voice');
    expect(screen.getByText(/browser's maker/)).toBeTruthy();
    expect(recognition.langs).toEqual([]);
    fireEvent.click(screen.getByTestId('voice-agree'));
    await waitForText('रसोई कहाँ हो?');
    expect(recognition.langs).toEqual(['hi-IN']);
    expect(microphone.recorders).toEqual([]);
    expect(server.sent).toEqual([]);
  });

  test.each([
    ['after seven seconds', () => pass(7000)],
    ['by hand', () => pass(1000).then(press)],
  ])('its listening ends %s', async (_, end) => {
    fakeRecognition().isOverAtOnce = false;
    agreed();
    draw();
    press();
    await recording();
    await end();
    await waitFor(() => expect(toast()?.title).toBe('No speech detected. Please try again.'));
  });

  test.each([
    ['not-allowed', 'Could not access microphone. Please check your permissions.'],
    ['audio-capture', 'Could not access microphone. Please check your permissions.'],
    ['no-speech', 'No speech detected. Please try again.'],
    ['network', 'Error processing speech. Please try again.'],
    ['bad-grammar', 'Failed to process speech. Please try again.'],
    ['language-not-supported', 'Speech cannot be written down here.'],
  ])('its error %s is told, before it has begun and after', async (error, words) => {
    const recognition = fakeRecognition();
    agreed();
    for (const before of [[], [['start', {}]] as [string, object][]]) {
      recognition.events = [...before, ['error', { error }]];
      const page = draw();
      press();
      await waitFor(() => expect(toast()?.title).toBe(words));
      toastStore.setState({ toast: undefined });
      page.unmount();
    }
  });

  test('what it does not understand is told', async () => {
    fakeRecognition().events.push(['nomatch', {}]);
    agreed();
    draw();
    press();
    await waitFor(() => expect(toast()?.title).toBe('Could not understand the speech. Please try again.'));
  });

  test('nor the browser, that is told and typing offered', async () => {
    draw();
    press();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        tone: 'info',
        title: 'Speech cannot be written down here.',
        description: expect.stringContaining('Please type') as string,
      }),
    );
    expect(microphone.recorders).toEqual([]);
  });
});

test('a device that could not ask the host yet records, and keeps it where nobody can be reached', async () => {
  server.way = 'unknown';
  server.answer = () => Promise.resolve({ ok: false, problem: 'unreachable' });
  await speak();
  await pass(1000);
  press();
  expect(await screen.findByTestId('voice-retry')).toBeTruthy();
});

test('where nothing may be asked there is nothing to press', () => {
  draw({ isDisabled: true });
  expect(button().disabled).toBe(true);
});

test('who is waited for keeps the focus, and a second press changes nothing', async () => {
  agreed();
  draw();
  press();
  press();
  await recording();
  expect(document.activeElement).toBe(button());
  press();
  expect(button().getAttribute('aria-label')).toBe('Stop and write it down');
  expect(microphone.recorders).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Listening');
});

function draw({ language = 'en', isDisabled = false }: { language?: Language; isDisabled?: boolean } = {}) {
  return renderPart(
    <VoiceInput
      language={language}
      isDisabled={isDisabled}
      onStart={() => {
        starts += 1;
      }}
      onText={(text) => texts.push(text)}
    />,
  );
}

/** On this device it was told before, whichever way it goes. */
function agreed(): void {
  localStorage.setItem('disha.voice', JSON.stringify(['endpoint', 'local', 'browser']));
}

async function speak() {
  agreed();
  const page = draw();
  press();
  await recording();
  return page;
}

function button(): HTMLButtonElement {
  return screen.getByTestId('voice-button') as HTMLButtonElement;
}

function press(): void {
  fireEvent.click(button());
}

async function recording(): Promise<void> {
  await screen.findByTestId('voice-seconds');
}

function shown(words: string): Promise<HTMLElement> {
  return screen.findByText(words);
}

function waitForText(text: string): Promise<void> {
  return waitFor(() => expect(texts).toContain(text));
}

/** The page has seen that so much time has gone. */
async function pass(spentMs: number): Promise<void> {
  ms += spentMs;
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));
}

function toast() {
  const shownToast = toastStore.getState().toast;
  const words = (text: NonNullable<typeof shownToast>['title'] | undefined) =>
    typeof text === 'object' ? translate(text.message, languageStore.getState().language) : text;
  return (
    shownToast && {
      tone: shownToast.tone,
      title: words(shownToast.title),
      description: words(shownToast.description),
    }
  );
}

/** A browser that reads its recordings as these channels, or cannot. */
function stubDecoder(channels: Float32Array[] | undefined): void {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      async decodeAudioData() {
        if (!channels) throw new DOMException('no', 'EncodingError');
        return {
          numberOfChannels: channels.length,
          getChannelData: (index: number) => channels[index],
        };
      }
    },
  );
}
