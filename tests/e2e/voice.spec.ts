import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { readClip } from '#supabase/functions/_shared/clip.ts';
import { fakeTranscriber, type FakeTranscriber } from '#tests/fakes/transcription-provider.ts';
import { newAccount, signIn } from './people.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  startBackend,
  test as base,
  type OwnBackend,
} from './world.ts';

/** A browser whose microphone beeps once a second. */
const test = base.extend<object, { provider: FakeTranscriber; backend: OwnBackend }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
      });
    },
    { scope: 'worker' },
  ],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const provider = await fakeTranscriber();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ provider }, use) => {
      const backend = await startBackend({
        environment: { AI_TRANSCRIBE_BASE_URL: provider.url, AI_TRANSCRIBE_MODEL: 'whisper-1' },
      });
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ provider }) => provider.reset());

test('a guest asks aloud on the first page: told first, recorded for seven seconds, and shown to read', async ({
  page,
  context,
  provider,
}) => {
  await context.grantPermissions(['microphone']);
  provider.hears('Is my kitchen in the right place?');
  await page.goto('/');
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ask by voice' });
  await expect(dialog).toContainText('connected speech service');
  await expectAccessible(page);
  await page.getByTestId('voice-agree').click();
  // Before the looking at it, which on a busy machine takes longer than the recording lasts.
  await expect(page.getByTestId('voice-seconds')).toHaveAttribute('data-seconds', /^[1-6]$/);
  const level = page.getByTestId('voice-level');
  await expect
    .poll(() => level.evaluate((meter: HTMLElement) => Number(meter.style.getPropertyValue('--level'))))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await expectFits(page);
  // It stops by itself.
  await expect(page.getByTestId('question-input')).toHaveValue('Is my kitchen in the right place?');
  await expect(page.getByText('Speech converted to text!')).toBeVisible();
  await expect(page.getByTestId('spoken-mark')).toBeVisible();
  expect(await openTracks(page)).toBe(0);
  await expectAccessible(page);

  const [request] = provider.requests();
  expect(request?.fields).toMatchObject({ model: 'whisper-1', language: 'en' });
  const clip = request && readClip(request.file.bytes);
  expect(clip?.container).toBe('webm');
  expect(clip?.seconds).toBeGreaterThan(6);
  expect(clip?.seconds).toBeLessThan(9);

  await page.getByTestId('question-input').press('End');
  await page.getByTestId('question-input').press('!');
  await expect(page.getByTestId('spoken-mark')).toBeHidden();
});

test('somebody who is signed in speaks into the chat, again, and sends it', async ({
  page,
  context,
  backend,
  provider,
}) => {
  await context.grantPermissions(['microphone']);
  await signIn(page, await newAccount(backend));
  await page.goto('/chat');
  provider.hears('Which direction is good');
  await speak(page);
  await expect(page.getByTestId('chat-input')).toHaveValue('Which direction is good');
  await expectAccessible(page);
  provider.hears('Which direction is good for the main door?');
  await speakAgain(page);
  await expect(page.getByTestId('chat-input')).toHaveValue('Which direction is good for the main door?');
  await page.getByTestId('chat-send').click();
  await expect(page.getByTestId('message-user')).toHaveText(['Which direction is good for the main door?']);
  expect(provider.requests()).toHaveLength(2);
});

test('a question spoken in Hindi is heard as Hindi', async ({ page, context, provider }) => {
  await context.grantPermissions(['microphone']);
  await page.addInitScript(() => localStorage.setItem('disha.language', 'hi'));
  provider.hears('मेरी रसोई किस दिशा में हो?');
  await page.goto('/');
  await speak(page);
  await expect(page.getByTestId('question-input')).toHaveValue('मेरी रसोई किस दिशा में हो?');
  await expect(page.getByText('आपकी बात लिख दी गई!')).toBeVisible();
  expect(provider.requests()[0]?.fields['language']).toBe('hi');
});

test('a microphone that is not allowed is told, and typing goes on', async ({ page, context, provider }) => {
  await context.grantPermissions([]);
  await page.goto('/');
  await button(page).click();
  await page.getByTestId('voice-agree').click();
  await expect(page.getByRole('alert')).toContainText(
    'Could not access microphone. Please check your permissions.',
  );
  await expectAccessible(page);
  await page.getByTestId('question-input').fill('Is my kitchen in the right place?');
  await expect(page.getByTestId('ask-button')).toBeEnabled();
  expect(provider.requests()).toEqual([]);
});

test('silence is told before anything is sent', async ({ page, context, provider }) => {
  await context.grantPermissions(['microphone']);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream;
  });
  await page.goto('/');
  await speak(page);
  await expect(page.getByRole('alert')).toContainText('No speech detected. Please try again.');
  expect(provider.requests()).toEqual([]);
});

test(
  'an endpoint that fails leaves the recording for another try, and so does a network that is gone',
  { tag: '@worker' },
  async ({ page, context, provider }) => {
    await context.grantPermissions(['microphone']);
    provider.fails(500);
    await page.goto('/');
    await speak(page);
    await expect(page.getByRole('alert')).toContainText('Failed to process speech. Please try again.');
    await expectAccessible(page);
    provider.hears('Is my kitchen in the right place?');
    await page.getByTestId('voice-retry').click();
    await expect(page.getByTestId('question-input')).toHaveValue('Is my kitchen in the right place?');

    await context.setOffline(true);
    await speakAgain(page);
    await expect(page.getByRole('alert')).toContainText('Error processing speech. Please try again.');
    await context.setOffline(false);
    provider.hears('Is my bedroom in the right place?');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('question-input')).toHaveValue('Is my bedroom in the right place?');
  },
);

test('the words of an empty answer are told to be none', async ({ page, context, provider }) => {
  await context.grantPermissions(['microphone']);
  await page.goto('/');
  for (const [heard, words] of [
    ['', 'No speech detected. Please try again.'],
    ['[Music]', 'Could not understand the speech. Please try again.'],
  ] as const) {
    provider.hears(heard);
    if (heard === '') await speak(page);
    else await speakAgain(page);
    await expect(page.getByRole('alert')).toContainText(words);
  }
});

test('a page that is left while it records lets the microphone go', async ({ page, context, provider }) => {
  await context.grantPermissions(['microphone']);
  await page.goto('/');
  await button(page).click();
  await page.getByTestId('voice-agree').click();
  await expect(page.getByTestId('voice-seconds')).toBeVisible();
  expect(await openTracks(page)).toBe(1);
  await page.getByRole('link', { name: 'Privacy', exact: false }).first().click();
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(await openTracks(page)).toBe(0);
  expect(provider.requests()).toEqual([]);
});

test("a model in the operator's own folder gets plain sound that the browser has made", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone']);
  const folder = aModel();
  const preload = new URL('../fakes/speech-package-here.ts', import.meta.url).href;
  const backend = await startBackend({ environment: { SPEECH_MODEL_DIR: folder }, preload });
  try {
    await page.goto(backend.url);
    await button(page).click();
    await expect(page.getByRole('dialog')).toContainText('its own model');
    await page.getByTestId('voice-agree').click();
    await finish(page);
    await expect(page.getByTestId('question-input')).toHaveValue(
      'Which direction is good for the main door?',
    );
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true });
  }
});

test.describe('where no server writes speech down', () => {
  let plain: OwnBackend;
  test.beforeAll(async () => {
    plain = await startBackend();
  });
  test.afterAll(() => plain.close());

  test('the browser may, once somebody has agreed to what its maker may hear', async ({ page }) => {
    await page.addInitScript(() => {
      class Recognition extends EventTarget {
        lang = '';
        start() {
          setTimeout(() => {
            this.dispatchEvent(new Event('start'));
            const results = [[{ transcript: `heard in ${this.lang}` }]];
            this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
            this.dispatchEvent(new Event('end'));
          });
        }
        stop() {}
        abort() {}
      }
      Object.assign(window, { webkitSpeechRecognition: Recognition, SpeechRecognition: Recognition });
    });
    await page.goto(plain.url);
    await button(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ask by voice' });
    await expect(dialog).toContainText("browser's maker");
    await expectAccessible(page);
    await page.getByTestId('voice-decline').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('question-input')).toHaveValue('');
    await button(page).click();
    await page.getByTestId('voice-agree').click();
    await expect(page.getByTestId('question-input')).toHaveValue('heard in en-IN');
    // Agreed to once, remembered on this device.
    await page.reload();
    await button(page).click();
    await expect(page.getByTestId('question-input')).toHaveValue('heard in en-IN');
  });

  test('and no browser either, that is said', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined });
    });
    await page.goto(plain.url);
    await button(page).click();
    await expect(page.getByText('Speech cannot be written down here.')).toBeVisible();
    await expect(page.getByText(/Please type your question/)).toBeVisible();
  });
});

function button(page: Page) {
  return page.getByTestId('voice-button');
}

/** For the first time on this device, until something was said. */
async function speak(page: Page): Promise<void> {
  await button(page).click();
  await page.getByTestId('voice-agree').click();
  await finish(page);
}

async function speakAgain(page: Page): Promise<void> {
  await button(page).click();
  await finish(page);
}

async function finish(page: Page): Promise<void> {
  await expect(page.getByTestId('voice-seconds')).toHaveAttribute('data-seconds', /^[1-5]$/);
  await button(page).click();
}

/** The microphones that this page still has open, as the page's own count of them. */
async function openTracks(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { openTracks(): number }).openTracks());
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, {
      openTracks: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    });
  }),
);

/** A folder with the files that a model has, and nothing in them. */
function aModel(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disha-model-'));
  mkdirSync(join(folder, 'onnx'));
  for (const name of ['config', 'preprocessor_config', 'tokenizer'])
    writeFileSync(join(folder, `${name}.json`), '{}');
  writeFileSync(join(folder, 'generation_config.json'), '{"is_multilingual":true}');
  for (const name of ['encoder_model', 'decoder_model_merged'])
    writeFileSync(join(folder, 'onnx', `${name}.onnx`), '');
  return folder;
}
