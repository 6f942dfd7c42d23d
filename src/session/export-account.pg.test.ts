import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { userDatabase } from '#db/database.ts';
import { keepActs, type ActFile, type NewAct } from '#db/mutations/keep-acts.ts';
import { mirroredTables } from '#db/schema.ts';
import { remoteConfig } from '#remote/config.ts';
import { devicePorts } from '#sync/device-ports.ts';
import { startEngine, type Engine } from '#sync/engine.ts';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { aBirth } from '#tests/builders/a-birth.ts';
import { festivalReminderIdOf } from '#tests/builders/festival-reminder-id.ts';
import { FakeLocks } from '#tests/fakes/lock-manager.ts';
import { currentCaller } from './current-caller.ts';
import { decide } from './consents.ts';
import { exportAccount } from './export-account.ts';

vi.mock('#remote/config.ts', () => ({ remoteConfig: vi.fn<typeof remoteConfig>() }));
vi.mock('./current-caller.ts', () => ({ currentCaller: vi.fn<typeof currentCaller>() }));

/** The real export over the real embedded backend; only the browser is missing. */

let world: OwnWorld;
let asha: Session;
let ravi: Session;

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: new FakeLocks() });
  world = await startWorld();
  const config = {
    url: world.url,
    key: world.publishableKey,
    isEmbedded: true,
    hasNudge: false,
    hasModel: false,
    hasVision: false,
    hasMailbox: false,
  };
  vi.mocked(remoteConfig).mockResolvedValue(config);
  [asha, ravi] = [await world.newcomer(), await world.newcomer()];
  vi.mocked(currentCaller).mockImplementation(async (userId) => {
    const accessToken = [asha, ravi].find((each) => each.userId === userId)?.token;
    return accessToken === undefined
      ? { ok: false, problem: { kind: 'unauthorized' } }
      : { ok: true, value: { config, accessToken } };
  });
});
afterAll(() => world.close());

test('an export holds every row and every byte of its user, and nothing of anybody else', async () => {
  const ashas = await aLife(asha, 'Asha');
  const ravis = await aLife(ravi, 'Ravi');
  const engine = engineOf(asha);
  const outcome = await exportAccount({
    userId: asha.userId,
    language: 'hi',
    now: Date.now(),
    isOnline: true,
    syncNow: () => engine.syncNow(),
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  await engine.stop();
  if (outcome.kind !== 'done') throw new Error(`the export has ${outcome.kind}`);
  expect(outcome).toMatchObject({ missing: [], files: { there: 5, missing: 0 } });

  const archive = unzipSync(new Uint8Array(await outcome.archive.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(archive[name]);
  const data = JSON.parse(text('data.json')) as ExportedData;
  expect(data.is_complete).toBe(true);

  for (const table of mirroredTables.filter((name) => name !== 'credit_balances')) {
    const { data: rows, error } = await asha.client.from(table).select();
    if (error) throw new Error(error.message);
    expect([table, rows.length]).not.toEqual([table, 0]);
    expect([table, idsOf(data.data[table] ?? [])]).toEqual([table, idsOf(rows)]);
    for (const exported of data.data[table] ?? []) {
      const row: unknown = rows.find(({ id }) => id === exported['id']);
      for (const [column, value] of Object.entries(exported)) {
        if (isTime(value)) continue; // the two calls print times in ways of their own
        expect([table, column, value]).toEqual([table, column, (row as Record<string, unknown>)[column]]);
      }
    }
  }
  expect(data.account).toMatchObject({ id: asha.userId, email: asha.email });
  expect(data.credits.ledger.length).toBeGreaterThan(0);
  expect(data.credits.thirds).toBe(data.data['credit_balances']?.[0]?.['thirds']);
  expect(data.consents).toMatchObject([{ purpose: 'reminders', is_given: true }]);
  expect(data.devices).toMatchObject([{ is_current: true }]);

  for (const { name, bytes } of ashas) {
    const file = data.files.find(({ path }) => path.startsWith(name));
    expect([
      name,
      Buffer.compare(archive[file?.path ?? ''] ?? new Uint8Array(), new Uint8Array(bytes)),
    ]).toEqual([name, 0]);
  }
  expect(text('events.ics')).toContain('SUMMARY:Asha का जन्मदिन\r\n');
  expect(text('README.txt')).toContain('कुछ भी नहीं छूटा है।\r\n');

  const whole = Buffer.concat(Object.values(archive));
  for (const word of ['Ravi', ravi.userId, ravi.email])
    expect([word, whole.includes(word)]).toEqual([word, false]);
  for (const { name, bytes } of ravis)
    expect([name, whole.includes(Buffer.from(bytes))]).toEqual([name, false]);
});

interface ExportedData {
  is_complete: boolean;
  account: unknown;
  credits: { thirds: number; ledger: unknown[] };
  consents: unknown[];
  devices: unknown[];
  data: Record<string, Record<string, unknown>[]>;
  files: { path: string }[];
}

/** A user with one of everything, on the server with all files. Value: the files by where an archive has them. */
async function aLife(of: Session, name: string): Promise<{ name: string; bytes: ArrayBuffer }[]> {
  const db = userDatabase(of.userId);
  const [property, deity, session] = [randomUUID(), randomUUID(), randomUUID()];
  const files: { name: string; bytes: ArrayBuffer }[] = [];
  const file = (field: string, folder: string, size: number): ActFile => {
    const bytes = png(size);
    files.push({ name: `files/${folder}/`, bytes });
    return { field, bytes, type: 'image/png', extension: 'png' };
  };
  const make = (kind: NewAct['kind'], payload: NewAct['payload'], rest: Partial<NewAct> = {}): NewAct => ({
    kind,
    entityId: randomUUID(),
    payload,
    ...rest,
  });
  const keeping = { userId: of.userId, now: Date.now(), newId: () => randomUUID() };
  const floorplan = randomUUID();
  const kept = await keepActs(
    db,
    [
      make('property.create', { title: `${name}'s home`, city: 'Pune' }, { entityId: property }),
      make(
        'floorplan.create',
        { property_id: property, title: `${name} ground floor` },
        { entityId: floorplan, files: [file('image_url', 'floorplans', 90_000)] },
      ),
      make('analysis.create', {
        floorplan_id: floorplan,
        overall_rating: 7,
        analysis_summary: `${name}: 7/10`,
      }),
      make(
        'photo.create',
        { property_id: property, caption: `${name}'s door` },
        { files: [file('image_url', 'photos', 40_000)] },
      ),
      make('event.create', {
        title: `${name} का जन्मदिन`,
        date_type: 'solar',
        event_date: '1990-02-28',
        is_recurring: true,
      }),
      make(
        'festival.remind',
        { festival_id: 'diwali', days: [1], hour: 8 },
        { entityId: festivalReminderIdOf(of.userId, 'diwali') },
      ),
      make('japa.count', { day: '2026-11-24', mantra: 'ॐ नमः शिवाय', count: 216 }),
      make('birth.keep', { ...aBirth, name }),
      make('deity.create', { name: `${name} Kuldevi` }, { entityId: deity }),
      make(
        'aarti.create',
        { user_deity_id: deity, title: `${name} aarti`, file_type: 'image' },
        { files: [file('file_url', 'aartis', 30_000)] },
      ),
      make(
        'profile.update',
        { full_name: `${name} Sharma` },
        { entityId: of.userId, files: [file('avatar_url', 'profile', 20_000)] },
      ),
      make('session.create', { title: `${name} asks` }, { entityId: session }),
      make(
        'chat.send',
        { session_id: session, query: `${name}: what is this?`, message_type: 'image', language: 'english' },
        { files: [file('image_url', 'chat', 10_000)], lane: session },
      ),
    ],
    keeping,
  );
  expect(kept.kind).toBe('kept');
  const engine = engineOf(of);
  await expect
    .poll(
      async () => {
        await engine.syncNow();
        return db.outbox.count();
      },
      { timeout: 30_000 },
    )
    .toBe(0);
  expect(await decide(of.userId, 'reminders', true)).toMatchObject({ ok: true });
  await engine.stop();

  // Not sent yet when the export begins, which sends it first.
  const late = await keepActs(
    db,
    [
      make('event.create', {
        title: `${name} later`,
        date_type: 'lunar',
        lunar_month: 'Magha',
        lunar_day: 5,
      }),
    ],
    keeping,
  );
  expect(late.kind).toBe('kept');
  return files;
}

function engineOf(of: Session): Engine {
  return startEngine(userDatabase(of.userId), {
    ...devicePorts(of.userId),
    isStopped: () => false,
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isVisible: () => false,
    onPhase: () => {},
  });
}

function idsOf(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ id }) => String(id)).toSorted();
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(value);
}

/** A picture by its first bytes, every one of its own. */
function png(size: number): ArrayBuffer {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 60_000) crypto.getRandomValues(bytes.subarray(at, at + 60_000));
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes.buffer;
}
