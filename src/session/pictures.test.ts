import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUserDatabase, userDatabase, type UserDatabase } from '#db/database.ts';
import { keptCopy, letCopiesGo, sizeOfCopies } from '#db/mutations/keep-copies.ts';
import { wipeUser } from '#db/mutations/wipe-user.ts';
import { newOutboxRow } from '#db/outbox-row.ts';
import { endWork } from './leaving.ts';
import type { KeptFile, PicturePorts } from './picture-ports.ts';
import { fileOf, pictureOf } from './pictures.ts';

const userId = 'user-a';
const photo = `${userId}/photos/front.jpg`;
const plan = `${userId}/plan.pdf`;

let db: UserDatabase;

beforeEach(() => {
  db = userDatabase(userId);
});

afterEach(async () => {
  await deleteUserDatabase(userId);
});

describe('a picture of the server', () => {
  test('is fetched once for all that ask at the same time, and never again while it is kept', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    const [one, other] = await Promise.all([
      pictureOf(db, photo, { width: 300, ports: device.ports }),
      pictureOf(db, photo, { width: 1600, ports: device.ports }),
    ]);
    expect(await words(one)).toBe('at most 640');
    expect(await words(other)).toBe('at most 2000');
    device.goOffline();
    expect(await words(await pictureOf(db, photo, { width: 300, ports: device.ports }))).toBe('at most 640');
    expect(device.downloads).toEqual([photo]);
  });

  test('is kept as copies alone, never as it came', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    await pictureOf(db, photo, { width: 300, ports: device.ports });
    const kept = (await db.pictures.toArray()).map(({ bytes }) => new TextDecoder().decode(bytes));
    expect(kept.toSorted()).toEqual(['at most 2000', 'at most 640']);
  });

  test('is honestly not there without a network, and there once the network is back', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    device.goOffline();
    expect(await pictureOf(db, photo, { width: 300, ports: device.ports })).toBeUndefined();
    expect(await fileOf(db, photo, device.ports)).toBeUndefined();
    device.comeBack();
    expect(await pictureOf(db, photo, { width: 300, ports: device.ports })).toBeDefined();
  });

  test('is shown smaller where only the small copy is left and nothing can be fetched', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    await pictureOf(db, photo, { width: 300, ports: device.ports });
    await db.pictures.delete(`whole ${photo}`);
    device.goOffline();
    expect(await words(await pictureOf(db, photo, { width: 1600, ports: device.ports }))).toBe('at most 640');
    expect(await fileOf(db, photo, device.ports)).toBeUndefined();
  });

  test('of somebody else is neither shown nor asked for', async () => {
    const device = deviceWith({ 'user-b/photos/front.jpg': picture(100) });
    for (const path of [
      'user-b/photos/front.jpg',
      `${userId}/../user-b/photos/front.jpg`,
      'front.jpg',
      'https://elsewhere.example/front.jpg',
    ])
      expect(await pictureOf(db, path, { width: 300, ports: device.ports })).toBeUndefined();
    expect(device.downloads).toEqual([]);
  });

  test('is found by the address of the storage service too', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    const address = `/storage/v1/object/authenticated/floorplans/${photo}`;
    expect(await pictureOf(db, address, { width: 300, ports: device.ports })).toBeDefined();
  });

  test('that is no picture leaves nothing behind', async () => {
    const device = deviceWith({ [photo]: { bytes: bytesOf('<svg>'), type: 'text/plain' } });
    expect(await pictureOf(db, photo, { width: 300, ports: device.ports })).toBeUndefined();
    expect(await db.pictures.count()).toBe(0);
  });
});

describe('a plan as PDF', () => {
  test('is shown as its first page and read as it is, also without a network', async () => {
    const device = deviceWith({ [plan]: pdf() });
    expect(await words(await pictureOf(db, plan, { width: 1600, ports: device.ports }))).toBe('page 1');
    device.goOffline();
    const file = await fileOf(db, plan, device.ports);
    expect([file?.type, text(file)]).toEqual(['application/pdf', 'the pdf']);
    expect(device.downloads).toEqual([plan]);
  });

  test('is never handed on as a picture of itself where only its page is left', async () => {
    const device = deviceWith({ [plan]: pdf() });
    await fileOf(db, plan, device.ports);
    await db.pictures.delete(`pdf ${plan}`);
    device.goOffline();
    expect(await fileOf(db, plan, device.ports)).toBeUndefined();
    device.comeBack();
    expect(text(await fileOf(db, plan, device.ports))).toBe('the pdf');
  });
});

describe('a file that waits to be sent', () => {
  const path = `${userId}/waiting.pdf`;

  test('is shown and read from its own bytes, and is not kept twice', async () => {
    const device = deviceWith({});
    device.goOffline();
    await wait(path, 'application/pdf', 'not sent yet');
    expect(await words(await pictureOf(db, path, { width: 300, ports: device.ports }))).toBe('at most 640');
    expect(text(await fileOf(db, path, device.ports))).toBe('not sent yet');
    expect(await db.pictures.get(`pdf ${path}`)).toBeUndefined();
    expect(device.downloads).toEqual([]);
  });

  test('stays when every copy is let go of', async () => {
    const device = deviceWith({});
    device.goOffline();
    await wait(path, 'application/pdf', 'not sent yet');
    await pictureOf(db, path, { width: 300, ports: device.ports });
    expect(await letCopiesGo(db)).toBe(true);
    expect(text(await fileOf(db, path, device.ports))).toBe('not sent yet');
  });
});

describe('the room that copies take', () => {
  test('is never more than the device gives: what was used longest ago goes first', async () => {
    const paths = [1, 2, 3].map((n) => `${userId}/photos/${n}.jpg`);
    const device = deviceWith(Object.fromEntries(paths.map((path) => [path, picture(100)])));
    device.most = 50;
    for (const path of paths.slice(0, 2)) await pictureOf(db, path, { width: 300, ports: device.ports });
    device.now += 2 * 60 * 60_000;
    // The first is looked at again, so that the second is the one that nobody has used for longest.
    await pictureOf(db, paths[0] ?? '', { width: 300, ports: device.ports });
    await pictureOf(db, paths[0] ?? '', { width: 1600, ports: device.ports });
    await pictureOf(db, paths[2] ?? '', { width: 300, ports: device.ports });
    expect(await sizeOfCopies(db)).toBeLessThanOrEqual(50);
    expect(await keptCopy(db, `small ${paths[0]}`, device.now)).toBeDefined();
    expect(await keptCopy(db, `small ${paths[1]}`, device.now)).toBeUndefined();
    expect(await keptCopy(db, `small ${paths[2]}`, device.now)).toBeDefined();
  });

  test('may be none: what does not fit is shown all the same', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    device.most = 3;
    expect(await pictureOf(db, photo, { width: 300, ports: device.ports })).toBeDefined();
    expect(await db.pictures.count()).toBe(0);
  });
});

describe('at a sign-out', () => {
  test('what is under way ends, and nothing of it is written', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    device.hold();
    const asked = pictureOf(db, photo, { width: 300, ports: device.ports });
    await device.isAsked;
    await endWork(userId, 5_000);
    device.release();
    expect(await asked).toBeUndefined();
    expect(await db.pictures.count()).toBe(0);
  });

  test('copies go also where what was not sent stays', async () => {
    const device = deviceWith({ [photo]: picture(100) });
    await wait(`${userId}/waiting.pdf`, 'application/pdf', 'not sent yet');
    await pictureOf(db, photo, { width: 300, ports: device.ports });
    await wipeUser(userId, 'unsent');
    const left = userDatabase(userId);
    expect(await left.pictures.count()).toBe(0);
    expect(await left.blobs.count()).toBe(1);
  });
});

async function wait(path: string, type: string, content: string): Promise<void> {
  const id = 'waiting';
  await db.blobs.add({ id, bytes: bytesOf(content), type });
  const upload = { opId: id, kind: 'upload', userId, lane: id, deps: [], entityId: id, keptAt: 0 };
  await db.outbox.add(newOutboxRow({ ...upload, payload: { bucket: 'floorplans', path } }));
}

/** A device whose pictures say how they were made. */
function deviceWith(files: Record<string, KeptFile>) {
  let isOnline = true;
  let held: Promise<void> | undefined;
  let open = () => {};
  let tell = () => {};
  const device = {
    now: 1_000_000_000_000,
    most: 1_000_000,
    downloads: [] as string[],
    isAsked: new Promise<void>((resolve) => (tell = resolve)),
    goOffline: () => (isOnline = false),
    comeBack: () => (isOnline = true),
    hold() {
      held = new Promise((resolve) => (open = resolve));
    },
    release: () => open(),
    ports: {
      now: (): number => device.now,
      async download(of, path, signal) {
        if (!isOnline || of !== userId) return undefined;
        device.downloads.push(path);
        tell();
        const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        await Promise.race([held, ended]);
        return signal.aborted ? undefined : files[path];
      },
      shrink: async (bytes, longest) =>
        new TextDecoder().decode(bytes).startsWith('<')
          ? undefined
          : { bytes: bytesOf(`at most ${longest}`), type: 'image/jpeg' },
      drawPage: async () => ({ bytes: bytesOf('page 1'), type: 'image/jpeg' }),
      most: async (): Promise<number> => device.most,
    } satisfies PicturePorts,
  };
  return device;
}

function picture(size: number): KeptFile {
  return { bytes: new ArrayBuffer(size), type: 'image/jpeg' };
}

function pdf(): KeptFile {
  return { bytes: bytesOf('the pdf'), type: 'application/pdf' };
}

function bytesOf(content: string): ArrayBuffer {
  return new TextEncoder().encode(content).buffer;
}

function text(file: KeptFile | undefined): string | undefined {
  return file && new TextDecoder().decode(file.bytes);
}

async function words(blob: Blob | undefined): Promise<string | undefined> {
  return blob?.text();
}
