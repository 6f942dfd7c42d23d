import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDataFolder, freePort, quietLog } from '#tests/fakes/embedded-world.ts';
import { databaseFor } from '#tests/fakes/test-server.ts';
import { startServer, type RunningServer } from '#supabase/local/server.ts';
import { readSettings } from '#supabase/local/settings.ts';
import { attacked, type Attacked } from './attacked.ts';

// Every mail is a key to an account, and the figures are nobody's but the owner's.
const pages = ['/mailbox', '/mailbox.json', '/metrics', '/leaving/v1/accounts'];

let server: Attacked;
beforeAll(async () => {
  server = await attacked();
});

/** The status that somebody on this machine hears to these very words, which no client would send so. */
async function heard(url: string, words: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(words.replaceAll('\n', '\r\n') + '\r\n\r\n');
  return Number(/^HTTP\/1\.\d (\d{3})/.exec(await text(socket))?.[1]);
}

const words = (path: string, line: string, version = '1.1'): string =>
  `GET ${path} HTTP/${version}\nHost: 127.0.0.1\nConnection: close${line === '' ? '' : `\n${line}`}`;

describe('through a proxy that gives itself away by', () => {
  test.each([
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: disha.example',
    'Forwarded: for=203.0.113.7',
    'X-Real-IP: 203.0.113.7',
    'CF-Connecting-IP: 203.0.113.7',
    'CDN-Loop: cloudflare',
    'True-Client-IP: 203.0.113.7',
    'Via: 1.1 proxy',
    'X-Request-Id: 0123456789',
    'X-Amzn-Trace-Id: Root=1',
    'Fly-Client-IP: 203.0.113.7',
  ])('%s nobody reads mails or figures', async (line) => {
    for (const page of pages) expect(await heard(server.url, words(page, line))).toBe(404);
  });

  test('speaking the old version, as nginx does by itself, nobody does either', async () => {
    for (const page of pages) expect(await heard(server.url, words(page, '', '1.0'))).toBe(404);
  });
});

test('a page of another site that points its own name at this machine reads none', async () => {
  const asked = 'GET /mailbox.json HTTP/1.1\nHost: evil.example\nConnection: close';
  expect(await heard(server.url, asked)).toBe(421);
});

test('whoever sits here reads mails and figures', async () => {
  expect(await heard(server.url, words('/mailbox', ''))).toBe(200);
  expect(await heard(server.url, words('/metrics', ''))).toBe(200);
});

describe('where people come by a public address, behind a proxy that says nothing of itself,', () => {
  let folder: string;
  let behind: RunningServer;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'disha-attack-'));
    await fillDataFolder(folder);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const settings = {
      PORT: String(port),
      DATA_DIR: folder,
      SITE_URL: 'https://disha.example',
      ...(await databaseFor(folder)),
    };
    behind = await startServer(
      readSettings({ ...settings, METRICS_TOKEN: 'a-long-word-for-it' }),
      quietLog(),
    );
  });
  afterAll(async () => {
    await behind.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['/mailbox', '/mailbox.json', '/metrics'])('%s is not there', async (page) => {
    expect(await heard(url, words(page, ''))).toBe(404);
    expect(await heard(url, words(page, 'Authorization: Bearer a-long-word-for-it!'))).toBe(404);
  });

  test('the figures are there for whoever brings their word', async () => {
    expect(await heard(url, words('/metrics', 'Authorization: Bearer a-long-word-for-it'))).toBe(200);
  });

  test('the app is not told of a mailbox', async () => {
    const config = (await (await fetch(`${url}/config.json`)).json()) as Record<string, unknown>;
    expect(config['mailbox']).toBe(false);
  });
});
