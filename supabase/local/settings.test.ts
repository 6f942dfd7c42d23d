import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { pushKeysOf } from './secrets.ts';
import { readSettings, SettingError } from './settings.ts';

const { publicKey, privateKey } = pushKeysOf({ jwtSecret: 'a', publishableKey: '', serviceKey: '' });

test('nothing has to be set', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 5273,
    siteUrl: 'http://127.0.0.1:5273',
    dataDir: resolve('.data'),
    database: undefined,
    siteDir: resolve('dist'),
    model: undefined,
    speech: undefined,
    mail: undefined,
    contactEmail: undefined,
    shownContact: { email: undefined, phone: undefined },
    google: undefined,
    payments: { kind: 'sandbox' },
    seller: undefined,
    push: { keys: undefined, subject: undefined, ownOrigins: [] },
    isBehindProxy: false,
    hasPrivateAttachments: false,
    log: { format: 'json', level: 'info' },
    metricsToken: undefined,
    pagesHere: { mailbox: true, metrics: true },
  });
});

test('everything can be set, and empty counts as not set', () => {
  const all = readSettings({
    HOST: '0.0.0.0',
    PORT: ' 8080 ',
    SITE_URL: 'https://disha.example//',
    DATA_DIR: '/var/disha',
    SITE_DIR: '/srv/disha',
    AI_BASE_URL: 'http://localhost:11434/v1/',
    AI_API_KEY: '',
    AI_MODEL: 'small',
    AI_VISION_MODEL: 'seeing',
    AI_TIMEOUT_SECONDS: '90',
    AI_TRANSCRIBE_MODEL: 'hearing',
    CONTACT_EMAIL: 'owner@example.com',
    PUBLIC_EMAIL: 'hello@example.com',
    PUBLIC_PHONE: '+91 20 1234 5678',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Disha <disha@example.com>',
    GOOGLE_CLIENT_ID: 'app.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'secret',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    RAZORPAY_KEY_SECRET: 'key secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
    SELLER_NAME: 'Disha',
    SELLER_ADDRESS: '1 MG Road, Pune 411001',
    SELLER_GSTIN: '27aapfu0939f1zv',
    SELLER_STATE: 'Maharashtra',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:disha@example.com',
    PUSH_OWN_ORIGINS: 'https://push.example, http://127.0.0.1:9090',
    TRUST_PROXY: '1',
    PRIVATE_ATTACHMENTS: '1',
    LOG_FORMAT: 'text',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-long-word-that-is',
  });
  expect(all).toEqual({
    host: '0.0.0.0',
    port: 8080,
    siteUrl: 'https://disha.example',
    dataDir: '/var/disha',
    siteDir: '/srv/disha',
    model: {
      baseUrl: 'http://localhost:11434/v1',
      apiKey: '',
      model: 'small',
      visionModel: 'seeing',
      timeoutSeconds: 90,
    },
    speech: {
      kind: 'endpoint',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: '',
      model: 'hearing',
      timeoutSeconds: 60,
    },
    mail: { smtpUrl: 'smtps://user:secret@mail.example:465', from: 'Disha <disha@example.com>' },
    contactEmail: 'owner@example.com',
    shownContact: { email: 'hello@example.com', phone: '+91 20 1234 5678' },
    google: { clientId: 'app.apps.googleusercontent.com', clientSecret: 'secret' },
    payments: {
      kind: 'razorpay',
      keyId: 'rzp_live_1',
      keySecret: 'key secret',
      webhookSecret: 'webhook secret',
      apiUrl: 'https://api.razorpay.com',
    },
    seller: {
      name: 'Disha',
      address: '1 MG Road, Pune 411001',
      gstin: '27AAPFU0939F1ZV',
      state: 'Maharashtra',
    },
    push: {
      keys: { publicKey, privateKey },
      subject: 'mailto:disha@example.com',
      ownOrigins: ['https://push.example', 'http://127.0.0.1:9090'],
    },
    isBehindProxy: true,
    hasPrivateAttachments: true,
    log: { format: 'text', level: 'warn' },
    metricsToken: 'a-long-word-that-is',
    pagesHere: { mailbox: false, metrics: false },
  });
  expect(readSettings({}, true).log.format).toBe('text');
  expect(readSettings({ LOG_FORMAT: 'json' }, true).log.format).toBe('json');
  expect(readSettings({ PORT: '', AI_MODEL: '  ', SMTP_URL: '' })).toEqual(readSettings({}));
});

test.each([
  ['0.0.0.0', 'http://localhost:5273'],
  ['::', 'http://localhost:5273'],
  ['::1', 'http://[::1]:5273'],
  ['192.168.1.20', 'http://192.168.1.20:5273'],
])('who listens on %s is reached at %s', (HOST, siteUrl) => {
  expect(readSettings({ HOST }).siteUrl).toBe(siteUrl);
});

test.each<[Record<string, string>, string]>([
  [{ VAPID_PUBLIC_KEY: 'k' }, 'VAPID_PUBLIC_KEY is set, but VAPID_PRIVATE_KEY is missing.'],
  [{ VAPID_PRIVATE_KEY: 'k' }, 'VAPID_PRIVATE_KEY is set, but VAPID_PUBLIC_KEY is missing.'],
  [
    { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: 'k' },
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a key pair of P-256 in base64url.',
  ],
  [{ VAPID_SUBJECT: 'Disha' }, 'VAPID_SUBJECT must start with mailto: or https://, not "Disha".'],
  [
    { PUSH_OWN_ORIGINS: 'https://push.example/a' },
    'PUSH_OWN_ORIGINS must be addresses without a path, not "https://push.example/a".',
  ],
])('reminders are not pushed with %j', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
});

test('a model answers within a minute when nothing else is set', () => {
  expect(readSettings({ AI_BASE_URL: 'https://ai.example', AI_MODEL: 'm' }).model?.timeoutSeconds).toBe(60);
});

describe('speech is written down', () => {
  const chat = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'm', AI_API_KEY: 'sk-chat' };

  test('by the endpoint that answers questions too, with its key', () => {
    expect(readSettings({ ...chat, AI_TRANSCRIBE_MODEL: 'whisper-1' }).speech).toEqual({
      kind: 'endpoint',
      baseUrl: 'https://ai.example/v1',
      apiKey: 'sk-chat',
      model: 'whisper-1',
      timeoutSeconds: 60,
    });
  });

  test('or by another one, which never gets the key of the first', () => {
    const other = { ...chat, AI_TRANSCRIBE_BASE_URL: 'https://ears.example/v1/', AI_TRANSCRIBE_MODEL: 'w' };
    expect(readSettings(other).speech).toMatchObject({ baseUrl: 'https://ears.example/v1', apiKey: '' });
    expect(readSettings({ ...other, AI_TRANSCRIBE_API_KEY: 'sk-ears' }).speech).toMatchObject({
      apiKey: 'sk-ears',
    });
  });

  test('or where nothing else is set', () => {
    const alone = { AI_TRANSCRIBE_BASE_URL: 'http://localhost:8000/v1', AI_TRANSCRIBE_MODEL: 'w' };
    expect(readSettings(alone)).toMatchObject({ model: undefined, speech: { kind: 'endpoint', model: 'w' } });
  });

  test('or by a model in a folder, where no endpoint is set', () => {
    const local = { SPEECH_MODEL_DIR: './models/whisper' };
    expect(readSettings(local).speech).toEqual({ kind: 'local', modelDir: resolve('models/whisper') });
    expect(readSettings({ ...chat, ...local }).speech?.kind).toBe('local');
    expect(readSettings({ ...chat, ...local, AI_TRANSCRIBE_MODEL: 'w' }).speech?.kind).toBe('endpoint');
  });
});

describe('payments', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' };

  test('are played as long as there are no keys, unless nobody wants that', () => {
    expect(readSettings({ PAYMENT_SANDBOX: '1' }).payments).toEqual({ kind: 'sandbox' });
    expect(readSettings({ PAYMENT_SANDBOX: '0' }).payments).toBeUndefined();
    expect(readSettings({ PAYMENT_SANDBOX: '1', ...keys }).payments?.kind).toBe('razorpay');
  });

  test('need no webhook, and may go another way to the gateway', () => {
    expect(readSettings({ ...keys, RAZORPAY_API_URL: 'http://localhost:4000/' }).payments).toEqual({
      kind: 'razorpay',
      keyId: 'rzp_test_1',
      keySecret: 'secret',
      webhookSecret: undefined,
      apiUrl: 'http://localhost:4000',
    });
  });

  test('may be sold by somebody without a tax number', () => {
    expect(readSettings({ SELLER_NAME: 'Disha' }).seller).toEqual({
      name: 'Disha',
      address: '',
      gstin: undefined,
      state: '',
    });
  });
});

describe('a setting that cannot be used is refused with one sentence that names it', () => {
  test.each<[Record<string, string>, string]>([
    [{ RAZORPAY_KEY_ID: 'k' }, 'RAZORPAY_KEY_ID is set, but RAZORPAY_KEY_SECRET is missing.'],
    [{ RAZORPAY_KEY_SECRET: 'k' }, 'RAZORPAY_KEY_SECRET is set, but RAZORPAY_KEY_ID is missing.'],
    [{ RAZORPAY_WEBHOOK_SECRET: 'k' }, 'RAZORPAY_WEBHOOK_SECRET is set, but RAZORPAY_KEY_ID is missing.'],
    [{ RAZORPAY_API_URL: 'http://x' }, 'RAZORPAY_API_URL is set, but RAZORPAY_KEY_ID is missing.'],
    [{ PAYMENT_SANDBOX: 'no' }, 'PAYMENT_SANDBOX must be 1 or 0, not "no".'],
    [{ SELLER_GSTIN: '27AAPFU0939F1ZV' }, 'SELLER_GSTIN is set, but SELLER_NAME is missing.'],
    [{ SELLER_ADDRESS: 'Pune' }, 'SELLER_ADDRESS is set, but SELLER_NAME is missing.'],
    [{ SELLER_STATE: 'Goa' }, 'SELLER_STATE is set, but SELLER_NAME is missing.'],
    [
      { SELLER_NAME: 'Disha', SELLER_STATE: 'Goa', SELLER_GSTIN: '27' },
      'SELLER_GSTIN must be a GSTIN without a slip in it, not "27".',
    ],
    [
      { SELLER_NAME: 'Disha', SELLER_STATE: 'Goa', SELLER_GSTIN: '27AAPFU0939F1ZX' },
      'SELLER_GSTIN must be a GSTIN without a slip in it, not "27AAPFU0939F1ZX".',
    ],
    [
      { SELLER_NAME: 'Disha', SELLER_GSTIN: '27AAPFU0939F1ZV' },
      'SELLER_GSTIN is set, but SELLER_STATE is missing.',
    ],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, not "65536".'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535, not "80.5".'],
    [{ PORT: '1e3' }, 'PORT must be a whole number from 1 to 65535, not "1e3".'],
    [{ PORT: '0x50' }, 'PORT must be a whole number from 1 to 65535, not "0x50".'],
    [{ HOST: 'my host' }, 'HOST must be an address or a name of this machine, not "my host".'],
    [
      { HOST: 'http://localhost' },
      'HOST must be an address or a name of this machine, not "http://localhost".',
    ],
    [
      { SITE_URL: 'disha.example' },
      'SITE_URL must be an address that starts with http:// or https://, not "disha.example".',
    ],
    [
      { SITE_URL: 'https://disha.example/app' },
      'SITE_URL must be an address without a path, not "https://disha.example/app".',
    ],
    [
      { SITE_URL: 'javascript:1' },
      'SITE_URL must be an address that starts with http:// or https://, not "javascript:1".',
    ],
    [
      { AI_BASE_URL: 'ftp://ai.example', AI_MODEL: 'm' },
      'AI_BASE_URL must be an address that starts with http:// or https://, not "ftp://ai.example".',
    ],
    [{ AI_MODEL: 'm' }, 'AI_MODEL is set, but AI_BASE_URL is missing.'],
    [{ AI_BASE_URL: 'https://ai.example' }, 'AI_BASE_URL is set, but AI_MODEL is missing.'],
    [{ AI_API_KEY: 'sk-secret' }, 'AI_API_KEY is set, but AI_BASE_URL is missing.'],
    [{ AI_VISION_MODEL: 'v' }, 'AI_VISION_MODEL is set, but AI_BASE_URL is missing.'],
    [
      { AI_BASE_URL: 'https://ai.example', AI_MODEL: 'm', AI_TIMEOUT_SECONDS: 'soon' },
      'AI_TIMEOUT_SECONDS must be a whole number from 1 to 600, not "soon".',
    ],
    [{ AI_TRANSCRIBE_MODEL: 'w' }, 'AI_TRANSCRIBE_MODEL is set, but AI_BASE_URL is missing.'],
    [
      { AI_TRANSCRIBE_BASE_URL: 'https://ears.example' },
      'AI_TRANSCRIBE_BASE_URL is set, but AI_TRANSCRIBE_MODEL is missing.',
    ],
    [
      { AI_TRANSCRIBE_API_KEY: 'sk-secret' },
      'AI_TRANSCRIBE_API_KEY is set, but AI_TRANSCRIBE_BASE_URL is missing.',
    ],
    [{ AI_TIMEOUT_SECONDS: '0' }, 'AI_TIMEOUT_SECONDS must be a whole number from 1 to 600, not "0".'],
    [{ GOOGLE_CLIENT_ID: 'app' }, 'GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is missing.'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_SECRET is set, but GOOGLE_CLIENT_ID is missing.'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be text or json, not "xml".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn or error, not "loud".'],
    [
      { METRICS_TOKEN: 'secret' },
      'METRICS_TOKEN must be at least 16 letters, digits or signs, without a space.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1 or 0, not "yes".'],
    [{ PUBLIC_EMAIL: 'nobody' }, 'PUBLIC_EMAIL must be an e-mail address, not "nobody".'],
    [{ PUBLIC_PHONE: 'call us' }, 'PUBLIC_PHONE must be a telephone number, not "call us".'],
    [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address, not "nobody".'],
    [{ CONTACT_EMAIL: 'a@b.c, d@e.f' }, 'CONTACT_EMAIL must be an e-mail address, not "a@b.c, d@e.f".'],
    [{ MAIL_FROM: 'a@example.com' }, 'MAIL_FROM is set, but SMTP_URL is missing.'],
    [{ DATABASE_POOL: '5' }, 'DATABASE_POOL is set, but DATABASE_URL is missing.'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL is set, but MAIL_FROM is missing.'],
    [
      { SMTP_URL: 'mail.example', MAIL_FROM: 'a@example.com' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [
      { SMTP_URL: 'smtp://', MAIL_FROM: 'a@example.com' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' },
      'MAIL_FROM must be an e-mail address, not "nobody".',
    ],
  ])('%o', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });
});

test.each([
  ['http://127.0.0.1:8080', true],
  ['http://localhost', true],
  ['http://[::1]:8080', true],
  ['https://disha.example', false],
  ['http://192.168.1.7:5273', false],
  ['http://localhost.example', false],
])('pages of this machine at %s are open: %s', (SITE_URL, isOpen) => {
  expect(readSettings({ SITE_URL }).pagesHere).toEqual({ mailbox: isOpen, metrics: isOpen });
  expect(readSettings({ SITE_URL, MAILBOX: '1' }).pagesHere).toEqual({ mailbox: true, metrics: isOpen });
  expect(readSettings({ SITE_URL, METRICS: '0' }).pagesHere).toEqual({ mailbox: isOpen, metrics: false });
});

test('the README names every setting and no other', async () => {
  const names = (content: string, pattern: RegExp): string[] =>
    [...new Set([...content.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
  const known = names(await readFile('supabase/local/settings.ts', 'utf8'), /env, '([A-Z_]+)'/g);
  const [, table = ''] = /## Settings\n([^]*?)\n## /.exec(await readFile('README.md', 'utf8')) ?? [];
  const firstColumn = table.split('\n').map((line) => line.split('|')[1] ?? '');
  expect(names(firstColumn.join('\n'), /`([A-Z_]+)`/g)).toEqual(known);
  expect(known.length).toBeGreaterThan(10);
});

test.each([
  [{ PORT: 'abc' }, [], 'PORT must be a whole number from 1 to 65535, not "abc".\n'],
  [{}, ['--rest'], '"--rest" is not known here; the options are --reset and --new-keys.\n'],
])(
  'the process with %o %o says the sentence alone and ends with 2',
  async (environment, options, sentence) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/main.ts', ...options], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect([said, failed, child.exitCode]).toEqual(['', sentence, 2]);
  },
);
