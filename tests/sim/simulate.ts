/** Runs one schedule to its quiet end and tells what became of every promise. */
import { releaseKept } from '#db/mutations/wipe-user.ts';
import { applyPage } from '#db/mutations/apply-page.ts';
import { isRecord } from '#domain/is-record.ts';
import { mirroredTables } from '#db/schema.ts';
import {
  checkCommit,
  checkHealed,
  checkWire,
  cursorOf,
  isQuiet,
  mirrorRows,
  whatIsLeft,
  type Scene,
} from './invariants.ts';
import { createModel, Violation } from './model.ts';
import { catalogueDeities, perform } from './perform.ts';
import { idOf } from './random.ts';
import type { Fault, Schedule } from './schedule.ts';
import { catalogue, type Backup, type TwinPage } from './server-twin.ts';
import type { ServedCall } from './twin-service.ts';
import { World, WorldStuck, worldBegin, type Device, type Page } from './world.ts';

export interface Verdict {
  /** The promise that was broken: its number, or `stuck` for the 17th, or `crash` for a fault of the simulation itself. */
  broken: { what: string; message: string } | undefined;
  faults: number;
  kills: number;
  /** Steps that pages came to: places where one can die. */
  steps: number;
  /** Everything that reached the server, in order. */
  served: readonly ServedCall[];
  /** The rows of the server at the end, times left out. */
  fingerprint: string;
}

export interface Watching {
  onStep?(page: Page, step: string): void;
}

/** The longest pause of the sync, some calls that time out, and the time that a lease of the function takes. */
const healingMs = 9 * 60_000;
const pollMs = 60_000;
const expiryEveryMs = 30_000;
const expiryAgeSeconds = 60;
const dayMs = 24 * 60 * 60_000;

/** Call it outside of any microtask. */
export function simulate(schedule: Schedule, watching: Watching = {}): Verdict {
  for (const [index, id] of catalogueDeities.entries()) catalogue.deities.set(id, `deity ${index}`);
  const world = new World(schedule.setup, new Map(schedule.network));
  let steps = 0;
  const verdict = (broken: Verdict['broken']): Verdict => ({
    broken,
    faults: world.counts.faults,
    kills: world.counts.kills,
    steps,
    served: world.service.log,
    fingerprint: fingerprintOf(world),
  });
  try {
    world.inhabit(() =>
      live(world, schedule, {
        ...watching,
        onStep: (page, step) => ((steps += 1), watching.onStep?.(page, step)),
      }),
    );
    return verdict(undefined);
  } catch (error) {
    if (error instanceof Violation) return verdict({ what: String(error.invariant), message: error.message });
    if (error instanceof WorldStuck) return verdict({ what: 'stuck', message: error.message });
    return verdict({
      what: 'crash',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

function live(world: World, schedule: Schedule, { onStep }: Watching): void {
  const scene: Scene = { world, model: createModel(), memory: new Map(), wiped: new Set() };
  const { model } = scene;
  let broken: Error | undefined;
  const fail = (error: unknown) => {
    broken ??= error instanceof Error ? error : new Error('something was thrown that is no error');
  };
  const stopIfBroken = () => {
    if (broken !== undefined) throw broken;
  };
  world.watch = {
    onCommit(page, stores) {
      try {
        checkCommit(scene, page.device, page.userId, stores);
      } catch (error) {
        fail(error);
      }
    },
    onWiped: (device, wiped) => scene.memory.delete(`${device.index}/${wiped}`),
    ...(onStep && { onSteps: onStep }),
    onRefusal(path, body) {
      for (const { op_id: opId } of sentOps(path, body)) model.verdicts.add(opId);
      for (const act of model.acts.values())
        if (act.kind === 'upload' && isAbout(path, body, String(act.payload['path'])))
          model.verdicts.add(act.opId);
    },
    onWire(_page, token, path, body) {
      const ops = sentOps(path, body);
      try {
        checkWire(scene, ops);
      } catch (error) {
        fail(error);
      }
      for (const op of ops) {
        // 15: no act of one user is ever sent under the token of another.
        if (!token.startsWith(op.user_id))
          fail(new Violation(15, 'an act was sent under the token of another user'));
        const times = model.sends.get(op.op_id);
        if (times) times.push(world.now);
        else model.sends.set(op.op_id, [world.now]);
      }
    },
  };
  const userId = idOf(schedule.setup.seed, 5);
  world.signUp(userId, schedule.setup.thirds);
  if (schedule.actions.some(({ kind }) => kind === 'leave'))
    world.signUp(idOf(schedule.setup.seed, 7), schedule.setup.thirds);
  for (const { clockOffset, pages, hasWorker } of schedule.devices) {
    const device = world.addDevice();
    device.clockOffset = clockOffset;
    world.signIn(device, userId);
    for (let page = 0; page < pages; page += 1) world.openPage(device);
    if (hasWorker) world.openPage(device, 'worker');
  }
  const begin = worldBegin;
  for (const [index, action] of schedule.actions.entries()) {
    world.at(begin + action.at, undefined, () => {
      const device = deviceOf(world, action.device);
      const page = awakePage(world, device, action.draw);
      if (page) perform(scene, page, action, index, fail);
    });
  }
  const backups: Backup[] = [world.twin.backup()];
  for (const fault of schedule.faults)
    world.at(begin + fault.at, undefined, () => befall(scene, fault, backups));
  world.runUntil(begin + schedule.healAt, () => (stopIfBroken(), false));
  stopIfBroken();
  heal(scene, schedule, fail);
  const runUntilQuiet = () =>
    world.runUntil(world.now + healingMs, () => {
      stopIfBroken();
      return isQuiet(scene, schedule);
    });
  runUntilQuiet();
  if (model.wasRestoredUnsaid) {
    // A restore that nobody was told of is found by the comparison that follows a pull, and what it finds is then mended.
    world.runUntil(world.now + 2 * pollMs, () => (stopIfBroken(), false));
    runUntilQuiet();
  }
  stopIfBroken();
  const left = whatIsLeft(scene, schedule.areCreditsBought);
  if (left !== undefined) throw new WorldStuck(left);
  checkHealed(scene);
  replayPages(scene);
  stopIfBroken();
}

const pagesAgain = 5;

/** 13: a page of the past that is applied once more changes nothing. */
function replayPages({ world, model }: Scene): void {
  // Where a restore went unnoticed the same counter may stand for another row.
  if (model.wasRestoredUnsaid) return;
  for (const device of world.devices) {
    const userId = device.session?.userId;
    const page = device.pages.find(({ kind }) => kind === 'page');
    const cursor = userId === undefined ? undefined : cursorOf(device, userId);
    if (userId === undefined || !page || !cursor) continue;
    const past = world.service.log
      .flatMap((call) =>
        call.kind === 'pull_changes' && call.userId === userId ? [call.reply as TwinPage] : [],
      )
      .filter((reply) => reply.rows.length > 0 && reply.generation === cursor.generation)
      .filter((reply) => reply.floor === cursor.floor)
      .slice(0, pagesAgain);
    const before = mirrorDump(device, userId);
    for (const { rows, next, head, generation, floor } of past) {
      const to = { cursor: next, generation, floor };
      world.as(
        page,
        () => void applyPage(page.db, { rows, from: cursor, to, isLast: next >= head }).catch(() => {}),
      );
      world.runUntil(world.now);
    }
    if (mirrorDump(device, userId) !== before)
      throw new Violation(13, 'a page of the past has changed the mirror');
  }
}

function mirrorDump(device: Device, userId: string): string {
  return JSON.stringify(mirroredTables.map((table) => mirrorRows(device, userId, table)));
}

function heal({ world, model }: Scene, schedule: Schedule, fail: (error: unknown) => void): void {
  world.isHealed = true;
  if (schedule.areCreditsBought)
    for (const userId of world.users) {
      const requestId = idOf(schedule.setup.seed, 6);
      world.twin.grant(userId, requestId, 300);
      world.service.log.push({ kind: 'grant', userId, requestId, thirds: 300 });
      world.nudge(userId);
    }
  for (const device of world.devices) {
    device.fullUntil = 0;
    if (schedule.faults.some(({ kind }) => kind === 'restore-unsaid')) device.clockOffset += 2 * dayMs;
    for (const page of device.pages) {
      page.frozenUntil = 0;
      page.diesIn = undefined;
      page.writeFault = undefined;
      if (page.kind === 'page') world.show(page, true);
    }
    awakePage(world, device);
    // Whoever left comes back in the end, after a sign-out that was cut short has come to its end.
    const comeBack = () => {
      if (device.session && !device.pendingWipe) {
        const page = awakePage(world, device);
        if (page) world.as(page, () => void releaseKept(page.db).catch(() => {}));
        return;
      }
      // A sign-out that was left half done is finished when the app starts, not by a page that still stands open.
      for (const page of device.pages.slice()) if (page.kind === 'page' || page.isStopped) world.close(page);
      awakePage(world, device);
      world.at(world.now + 1_000, undefined, comeBack);
    };
    world.at(world.now + 6_000, undefined, comeBack);
    if (!schedule.isHealingTold) continue;
    model.impatience += 1;
    for (const page of device.pages)
      world.as(page, () => page.engine?.wake({ isNewsLikely: true, isImpatient: true }));
  }
  const expire = () => {
    try {
      expireJobs(world);
    } catch (error) {
      fail(error);
    }
    world.at(world.now + expiryEveryMs, undefined, expire);
  };
  expire();
}

function befall(scene: Scene, fault: Fault, backups: Backup[]): void {
  const { world, model } = scene;
  const device = deviceOf(world, fault.device);
  const { draw } = fault;
  const page = device.pages[Math.floor(draw * device.pages.length)];
  const count = () => (world.counts.faults += 1);
  switch (fault.kind) {
    case 'kill':
      if (!page) return;
      page.diesIn = 1 + Math.floor(((draw * 97) % 1) * 60);
      model.impatience += 1;
      // Somebody opens the app again.
      world.at(world.now + 1_000 + Math.floor(draw * 60_000), undefined, () => void awakePage(world, device));
      return;
    case 'power-loss':
      count();
      world.losePower(device, 1 + Math.floor(draw * 3));
      model.impatience += 1;
      for (const userId of world.users) checkCommit(scene, device, userId, ['outbox', 'blobs']);
      forgetMirrorMemory(scene, device);
      world.at(world.now + 1_000 + Math.floor(draw * 60_000), undefined, () => void awakePage(world, device));
      return;
    case 'freeze':
      if (!page) return;
      count();
      page.frozenUntil = world.now + Math.floor(draw * 120_000);
      return;
    case 'abort':
      if (page) page.writeFault = 'abort';
      return;
    case 'full':
      device.fullUntil = world.now + Math.floor(draw * 20_000);
      return;
    case 'disconnect':
      if (!page) return;
      count();
      device.disk.disconnect(page);
      return;
    case 'clock-jump':
      count();
      device.clockOffset += (draw - 0.5) * 20 * 365 * dayMs;
      return;
    case 'token-over':
      count();
      world.expireToken(device);
      return;
    case 'purge': {
      count();
      const purged = world.twin.purge();
      world.service.log.push({ kind: 'purge', reply: purged });
      return;
    }
    case 'restore':
    case 'restore-unsaid': {
      count();
      const backup = backups.at(-1 - Math.floor(draw * Math.min(backups.length, 3)));
      if (!backup) return;
      model.wasRestored = true;
      model.wasRestoredUnsaid ||= fault.kind === 'restore-unsaid';
      world.twin.restore(backup, fault.kind === 'restore');
      return;
    }
    case 'expire':
      count();
      backups.push(world.twin.backup());
      expireJobs(world);
      return;
    case 'false-nudge':
      count();
      if (page) world.as(page, () => page.engine?.wake({ isNewsLikely: true }));
      return;
    case 'background-sync': {
      const worker =
        device.pages.find(({ kind }) => kind === 'worker') ??
        (device.session && !device.pendingWipe ? world.openPage(device, 'worker') : undefined);
      if (!worker || worker.isStopped) return;
      model.impatience += 1;
      world.syncInBackground(worker);
      return;
    }
    case 'second-page':
      if (device.pages.length < 4 && device.session && !device.pendingWipe) world.openPage(device);
      model.impatience += 1;
      return;
    case 'away':
      // Closed, and not looked at again before something is done on it.
      count();
      for (const other of device.pages.slice()) world.kill(other);
      return;
    case 'hide':
      model.impatience += 1;
      if (page) world.show(page, !page.isVisible);
  }
}

/** What was lost with the power is read anew; the outbox is not forgiven. */
function forgetMirrorMemory({ memory, world }: Scene, device: Device): void {
  for (const userId of world.users) {
    const kept = memory.get(`${device.index}/${userId}`);
    if (!kept) continue;
    kept.seqs = new Map();
    kept.cursor = undefined;
  }
}

function expireJobs(world: World): void {
  const open = world.users.flatMap((userId) =>
    [...world.twin.account(userId).jobs.values()].filter(({ state }) => state === 'reserved'),
  );
  world.twin.expireJobs(expiryAgeSeconds);
  const requestIds = open.filter(({ state }) => state === 'refunded').map(({ requestId }) => requestId);
  if (requestIds.length === 0) return;
  world.service.log.push({ kind: 'expire', requestIds });
  for (const userId of world.users) world.nudge(userId);
}

/** Whether a call puts a file in its place, or looks for it there. */
function isAbout(path: string, body: unknown, file: string): boolean {
  return (
    path.endsWith(file) ||
    (isRecord(body) && typeof body['search'] === 'string' && file.endsWith(body['search']))
  );
}

interface SentOp {
  op_id: string;
  user_id: string;
  deps: string[];
}

function sentOps(path: string, body: unknown): SentOp[] {
  return path === '/rest/v1/rpc/apply_ops' ? (body as { ops: SentOp[] }).ops : [];
}

function deviceOf(world: World, index: number): Device {
  const device = world.devices[index % world.devices.length];
  if (!device) throw new Error('a world without devices');
  return device;
}

/** The page that the user sees: a frozen one wakes when it is touched. undefined while a sign-out comes to its end. */
function awakePage(world: World, device: Device, draw = 0): Page | undefined {
  const page = device.pages.find(({ kind, isStopped }) => kind === 'page' && !isStopped);
  if (page) {
    page.frozenUntil = 0;
    return page;
  }
  if (device.pendingWipe) {
    if (!device.pages.some(({ kind }) => kind === 'page')) world.openPage(device);
    return undefined;
  }
  if (!device.session) {
    const userId = world.users[draw < 0.5 ? 0 : 1];
    if (userId === undefined) return undefined;
    comeIn(world, device, userId);
  }
  return world.openPage(device);
}

/** Somebody signs in where somebody has signed out, and sends what they left there. */
function comeIn(world: World, device: Device, userId: string): void {
  world.signIn(device, userId);
  const page = world.openPage(device);
  world.as(page, () => void releaseKept(page.db).catch(() => {}));
}

function fingerprintOf(world: World): string {
  const timeless = (row: object) =>
    JSON.stringify(row, (name, value: unknown) =>
      /_at$|_date$/.test(name) && name !== 'event_date' ? undefined : value,
    );
  return world.users
    .flatMap((userId) =>
      world.twin
        .pullChanges(userId, { page_limit: 2000 })
        .rows.map(({ table, row }) => `${table} ${timeless(row)}`),
    )
    .join('\n');
}
