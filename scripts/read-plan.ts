/**
 * Reads pictures and PDFs of plans as a device reads them, in a headless browser.
 *
 *   npm run --silent read-plan -- --jsonl < paths    one path a line, one JSON a line
 *   npm run --silent read-plan -- plan.jpg …         the same for the files that are named
 *
 * Each line is {"file", "ms", "floors": [{"outline", "north", "door", "rooms"}]}: coordinates are pixels of the picture as it is
 * shown, those of a PDF of its first page drawn with a longer side of 2000; north is {"degrees", "sureness"}, clockwise
 * from up, or null; door is [x, y], where a word says which place of the outer walls it is at, or null; a room is {"room", "label", "polygon", "sureness"}, where `label` is null for one that has no word on
 * the drawing, and `room` null where what it is was not recognised either. What cannot be read has {"file", "ms", "error"}.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { build } from 'vite';
import { launchBrowser } from './launch-browser.ts';
import { ocrFiles } from './ocr-files.ts';
import type { PlanReadByPage, ReadPlanFile } from './read-plan/page.ts';

declare const readPlanFile: ReadPlanFile;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

const { values, positionals } = parseArgs({
  options: { jsonl: { type: 'boolean' }, hindi: { type: 'boolean' } },
  allowPositionals: true,
});
if (!values.jsonl && positionals.length === 0) {
  process.stderr.write('Usage: npm run --silent read-plan -- [--hindi] --jsonl < paths | picture …\n');
  process.exitCode = 2;
} else await readAll();

async function readAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-read-plan-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('read-plan', import.meta.url)),
    logLevel: 'error',
    plugins: [ocrFiles()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(new URL('read-plan/page.html', import.meta.url)) },
    },
  });
  const site = createServer((request, response) => void serveFile(folder, request, response));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  try {
    const { port } = site.address() as AddressInfo;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/page.html`);
    await page.waitForFunction(() => 'readPlanFile' in globalThis);
    // Lines are lost where nobody takes them yet.
    const files = values.jsonl ? createInterface({ input: process.stdin }) : positionals;
    for await (const line of files) {
      const file = line.trim();
      if (file !== '') process.stdout.write(`${JSON.stringify(await readOne(page, file))}\n`);
    }
  } finally {
    await browser.close();
    site.close();
    site.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

async function serveFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  try {
    const bytes = await readFile(join(folder, pathname));
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    response.end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}

async function readOne(page: Page, file: string): Promise<object> {
  const started = performance.now();
  try {
    const bytes = await readFile(file);
    const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
    const read = await page.evaluate(([base64, pdf, language]) => readPlanFile(base64, pdf, language), [
      bytes.toString('base64'),
      isPdf,
      values.hindi ? 'hi' : 'en',
    ] as const);
    return { file, ms: Math.round(read.ms), floors: floorsOf(read) };
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { file, ms: Math.round(performance.now() - started), error: why };
  }
}

function floorsOf({ draft }: PlanReadByPage): object[] {
  const { north, northSureness = 0, floors = [draft] } = draft;
  return floors.map(({ outline, door = null, rooms, unlabelled = [] }) => ({
    outline: outline ?? [],
    door,
    north: north === undefined ? null : { degrees: north, sureness: rounded(northSureness) },
    rooms: [
      ...rooms.map(({ room, name, polygon, sureness }) => {
        return { room, label: name, polygon, sureness: rounded(sureness) };
      }),
      ...unlabelled.map(({ guess, polygon, sureness }) => {
        return { room: guess, label: null, polygon, sureness: rounded(sureness) };
      }),
    ],
  }));
}

function rounded(sureness: number): number {
  return Math.round(sureness * 100) / 100;
}
