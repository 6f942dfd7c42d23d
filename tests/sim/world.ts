/* oxlint-disable promise/always-return -- what waits for a page here is the world, not a chain of promises */
/**
 * A world that owns time, chance, network, locks and the deaths of pages. Devices in it run the real code of the sync
 * over a virtual disk, one task at a time: the same schedule gives the same run.
 */
import { Dexie } from 'dexie';
import { closeUserDatabase, createUserDatabase, durably, type UserDatabase } from '#db/database.ts';
import { wipeUser, type Leaving } from '#db/mutations/wipe-user.ts';
import type { PendingWipe } from '#db/wipe-mark.ts';
import type { Answer } from '#remote/call.ts';
import { askChat } from '#remote/ask-chat.ts';
import { applyOps, mirrorDigest, pullChanges, pullNewest, type Caller } from '#remote/procedures.ts';
import { uploadFile } from '#remote/upload-file.ts';
import { exclusively, inTurn } from '#lib/exclusive.ts';
import { startEngine, type Engine, type EnginePorts } from '#sync/engine.ts';
import { syncOnce } from '#sync/sync-once.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createEventQueue } from './event-queue.ts';
import { chanceOf, idOf, seededRandom, type Random } from './random.ts';
import { createServerTwin, type ServerTwin } from './server-twin.ts';
import { createTwinService, type TwinService } from './twin-service.ts';
import type { NetworkFault, WorldSetup } from './schedule.ts';
import {
  createVirtualDisk,
  currentOwner,
  runAs,
  withTaskQueue,
  type Owner,
  type Task,
  type VirtualDisk,
} from './virtual-disk.ts';

/** A page or the worker of a device. */
export interface Page extends Owner {
  readonly id: number;
  readonly device: Device;
  readonly kind: 'page' | 'worker';
  readonly userId: string;
  readonly db: UserDatabase;
  readonly ports: EnginePorts;
  engine: Engine | undefined;
  isVisible: boolean;
  frozenUntil: number;
  /** It dies at its step of this number from now on; undefined while it is left alone. */
  diesIn: number | undefined;
  /** How many steps it has come to. */
  steps: number;
  writeFault: 'abort' | 'full' | undefined;
  isStopped: boolean;
  wakePosted: boolean;
}

export interface Device {
  readonly index: number;
  readonly disk: VirtualDisk;
  readonly pages: Page[];
  readonly locks: Map<string, Lock>;
  /** Who is signed in, and under which token. */
  session: { userId: string; token: string } | undefined;
  /** How far its clock is from the truth, in milliseconds. */
  clockOffset: number;
  fullUntil: number;
  /** A sign-out that has begun, as it is marked on the device until it is done. */
  pendingWipe: PendingWipe | undefined;
  /** Who has left this device for good, and what was left of them. */
  readonly left: Map<string, Leaving>;
}

interface Lock {
  holder: LockRequest | undefined;
  waiting: LockRequest[];
}

interface LockRequest {
  page: Page;
  begin: (lock: object | null) => Promise<void> | void;
  resolve(): void;
  reject(error: unknown): void;
}

interface Event {
  page: Page | undefined;
  run: () => void;
}

/** What watches a world while it runs. */
export interface Watch {
  onCommit(page: Page, stores: readonly string[]): void;
  onWiped?(device: Device, userId: string): void;
  onSteps?(page: Page, step: string): void;
  /** A call was refused on its way, so that it need not be tried again. */
  onRefusal?(path: string, body: unknown): void;
  onWire?(page: Page, token: string, path: string, body: unknown): void;
}

export interface WorldCounts {
  faults: number;
  kills: number;
  calls: number;
  steals: number;
}

/** The server's time when a world begins: milliseconds since 1970. */
export const worldBegin = Date.parse('2026-11-20T06:00:00Z');
const stepLimit = 150_000;
/** After so many tasks at one moment of time something goes round in circles. */
const tasksPerMoment = 30_000;

export class WorldStuck extends Error {}

export class World {
  readonly counts: WorldCounts = { faults: 0, kills: 0, calls: 0, steals: 0 };
  readonly devices: Device[] = [];
  readonly users: string[] = [];
  readonly twin: ServerTwin;
  readonly service: TwinService;
  readonly setup: WorldSetup;
  /** The true time: milliseconds since 1970. */
  now = worldBegin;
  /** Nothing goes wrong any more from here on. */
  isHealed = false;
  watch: Watch = { onCommit: () => {} };
  private readonly events = createEventQueue<Event>();
  private readonly queues = new Map<Owner | undefined, Task[]>();
  private readonly pages: Page[] = [];
  private readonly random: Random;
  private readonly networkFaults: ReadonlyMap<number, NetworkFault>;
  private readonly expiredTokens = new Set<string>();
  private ids = 0;
  private tokens = 0;
  private steps = 0;
  private waiting = 0;
  private onTheWire = 0;

  constructor(setup: WorldSetup, networkFaults: ReadonlyMap<number, NetworkFault>) {
    this.setup = setup;
    this.networkFaults = networkFaults;
    this.random = seededRandom(setup.seed);
    this.twin = createServerTwin({ now: () => this.now, newId: () => this.newId() });
    this.service = createTwinService(this.twin, { hasPoison: setup.hasPoison });
  }

  newId(): string {
    this.ids += 1;
    return idOf(this.setup.seed, 11, this.ids);
  }

  /** Runs work with the world in the place of the browser. */
  inhabit<T>(work: () => T): T {
    const restore = takePlaceOfBrowser(this);
    try {
      return withTaskQueue(
        {
          post: (owner, task) => {
            const queue = this.queues.get(owner);
            if (queue) queue.push(task);
            else this.queues.set(owner, [task]);
            this.waiting += 1;
          },
        },
        work,
      );
    } finally {
      for (const page of this.pages) page.isDead = true;
      // What their code still says to it is not heard.
      runAs(undefined, () => {
        for (const page of this.pages) {
          durably(page.db).close();
          page.db.close();
          closeUserDatabase(page.userId);
        }
      });
      restore();
    }
  }

  signUp(userId: string, thirds: number): void {
    this.users.push(userId);
    this.twin.signUp(userId, thirds);
  }

  addDevice(): Device {
    const device: Device = {
      index: this.devices.length,
      disk: createVirtualDisk(),
      pages: [],
      locks: new Map(),
      session: undefined,
      clockOffset: 0,
      fullUntil: 0,
      pendingWipe: undefined,
      left: new Map(),
    };
    this.devices.push(device);
    return device;
  }

  signIn(device: Device, userId: string): void {
    device.left.delete(userId);
    this.tokens += 1;
    device.session = { userId, token: `${userId}/${this.tokens}` };
  }

  expireToken(device: Device): void {
    if (device.session) this.expiredTokens.add(device.session.token);
  }

  /** Opens the app, or wakes the worker, for whoever is signed in. */
  openPage(device: Device, kind: Page['kind'] = 'page'): Page {
    const userId = device.session?.userId ?? device.pendingWipe?.userId;
    if (userId === undefined) throw new Error('nobody is signed in');
    // oxlint-disable-next-line typescript/no-this-alias -- the page's own methods have a `this` of their own
    const world = this;
    const page: Page = {
      id: this.pages.length,
      device,
      kind,
      userId,
      engine: undefined,
      isVisible: kind === 'page',
      frozenUntil: 0,
      diesIn: undefined,
      steps: 0,
      writeFault: undefined,
      isStopped: false,
      isDead: false,
      wakePosted: false,
      db: undefined as unknown as UserDatabase,
      ports: undefined as unknown as EnginePorts,
      reach(step) {
        page.steps += 1;
        world.watch.onSteps?.(page, step);
        if (page.diesIn === undefined) return;
        page.diesIn -= 1;
        if (page.diesIn <= 0) world.kill(page);
      },
      nextWriteFault() {
        if (world.isHealed) return undefined;
        if (device.fullUntil > world.now) {
          world.counts.faults += 1;
          return 'full';
        }
        const fault = page.writeFault;
        if (fault === undefined) return undefined;
        page.writeFault = undefined;
        world.counts.faults += 1;
        return fault;
      },
      onCommit(stores) {
        world.watch.onCommit(page, stores);
        if (stores.includes('outbox')) world.tellOfOutbox(device, userId);
      },
    };
    const db = createUserDatabase(userId, device.disk.optionsFor(page));
    Object.assign(page, { db, ports: this.portsOf(page) });
    device.pages.push(page);
    this.pages.push(page);
    if (kind === 'page') {
      runAs(page, () => {
        if (device.pendingWipe) {
          // Nothing is shown before a sign-out that was cut short is at its end.
          page.isStopped = true;
          void this.finishWipe(device).catch(() => {});
          return;
        }
        page.engine = startEngine(db, page.ports);
        page.engine.wake({ isNewsLikely: true, isImpatient: true });
      });
    }
    return page;
  }

  /** Signs out at a page: what the session does, without its calls to the service that keeps sessions. */
  async leave(page: Page, leaving: Leaving): Promise<void> {
    const { device, userId } = page;
    device.pendingWipe = { userId, leaving };
    page.isStopped = true;
    // A call that is under way is waited for this long.
    await Promise.race([page.engine?.stop(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
    await inTurn(
      `flush:${userId}`,
      async () => {
        device.session = undefined;
        for (const other of device.pages)
          this.at(this.now + 50, other, () => {
            other.isStopped = true;
            void other.engine?.stop();
          });
        await this.finishWipe(device);
      },
      5_000,
    );
  }

  /** Brings a sign-out to its end, if need be when the app is opened again. */
  async finishWipe(device: Device): Promise<void> {
    const wipe = device.pendingWipe;
    if (!wipe) return;
    device.session = undefined;
    await wipeUser(wipe.userId, wipe.leaving);
    device.pendingWipe = undefined;
    device.left.set(wipe.userId, wipe.leaving);
    this.watch.onWiped?.(device, wipe.userId);
  }

  /** Brings a page to the front, or sends it to the back. */
  show(page: Page, isVisible: boolean): void {
    const wasVisible = page.isVisible;
    page.isVisible = isVisible;
    if (isVisible && !wasVisible && !page.isStopped)
      this.as(page, () => page.engine?.wake({ isNewsLikely: true, isImpatient: true }));
  }

  /** The browser lets the worker sync in the background. */
  syncInBackground(page: Page): void {
    runAs(page, () => {
      const isStopped = () => page.isStopped || page.isDead;
      const isSomebodyLooking = async () =>
        page.device.pages.some((other) => other.isVisible && !other.isDead && !other.isStopped);
      syncOnce(page.db, { ...page.ports, isStopped, isSomebodyLooking }).then(
        (left) => {
          if (left === 'left' && this.isHealed)
            this.at(this.now + 60_000, page, () => this.syncInBackground(page));
        },
        () => {},
      );
    });
  }

  kill(page: Page): void {
    if (page.isDead) return;
    this.counts.kills += 1;
    this.close(page);
  }

  /** Ends a page at its user's word. */
  close(page: Page): void {
    if (page.isDead) return;
    page.isDead = true;
    page.diesIn = undefined;
    closeUserDatabase(page.userId);
    page.device.disk.drop(page);
    const { pages, locks } = page.device;
    pages.splice(pages.indexOf(page), 1);
    for (const lock of locks.values()) {
      lock.waiting = lock.waiting.filter((request) => request.page !== page);
      if (lock.holder?.page === page) this.release(lock, lock.holder);
    }
  }

  /** All pages die at once, and what was not written through may be lost. */
  losePower(device: Device, mostLost: number): void {
    for (const page of device.pages.slice()) this.kill(page);
    this.runTasks();
    device.disk.losePower(mostLost);
  }

  /** Does something as a page, now. */
  as(page: Page, work: () => void): void {
    if (page.isDead) return;
    runAs(page, work);
  }

  at(time: number, page: Page | undefined, run: () => void): void {
    // Clocks and timers of a browser count whole milliseconds.
    this.events.put(Math.ceil(time), { page, run });
  }

  /** Lets time pass until a moment, or until `isDone` says so after an event. */
  runUntil(time: number, isDone: () => boolean = () => false): void {
    this.runTasks();
    for (;;) {
      const nextAt = this.events.nextAt();
      if (nextAt === undefined || nextAt > time) break;
      const next = this.events.take();
      if (!next) break;
      this.now = Math.max(this.now, nextAt);
      const { page } = next;
      if (page?.isDead) continue;
      if (page && page.frozenUntil > this.now) {
        this.at(page.frozenUntil, page, next.run);
        continue;
      }
      this.steps += 1;
      runAs(page, next.run);
      this.runTasks();
      if (this.steps > stepLimit) throw new WorldStuck('the world goes on for ever');
      if (isDone()) return;
    }
    this.now = Math.max(this.now, time);
  }

  private runTasks(): void {
    let done = 0;
    while (this.waiting > 0) {
      const owners = [...this.queues.keys()];
      const owner = owners.length === 1 ? owners[0] : this.random.pick(owners);
      const queue = this.queues.get(owner) ?? [];
      // A page does a few things before another gets its turn.
      for (let turn = owners.length === 1 ? queue.length : 1 + this.random.below(3); turn > 0; turn -= 1) {
        const task = queue.shift();
        if (!task) break;
        this.waiting -= 1;
        done += 1;
        runAs(owner, task);
      }
      if (queue.length === 0) this.queues.delete(owner);
      if (done > tasksPerMoment) throw new WorldStuck('work without end at one moment');
    }
    this.steps += done;
  }

  /** Whether a call is still on its way to the server, such as a late copy of one whose page has given up. */
  hasCallsOnTheWire(): boolean {
    return this.onTheWire > 0;
  }

  private tellOfOutbox(device: Device, userId: string): void {
    const rows = device.disk.rows(`disha-user-${userId}`, 'outbox') ?? [];
    if (!rows.some((row) => (row as { state: string }).state === 'queued')) return;
    for (const page of device.pages) {
      if (page.userId !== userId || page.wakePosted || page.kind === 'worker') continue;
      page.wakePosted = true;
      this.at(this.now + 1, page, () => {
        page.wakePosted = false;
        if (!page.isStopped) page.engine?.wake();
      });
    }
  }

  /** The server tells the devices of a user that something is new: a hint that may be lost, doubled or late. */
  nudge(userId: string): void {
    if (!this.setup.hasNudges) return;
    for (const device of this.devices)
      for (const page of device.pages) {
        if (page.userId !== userId || page.kind === 'worker') continue;
        const draw = this.isHealed ? 0.9 : this.random.next();
        if (draw < 0.15) continue;
        const times = draw < 0.25 ? 2 : 1;
        for (let time = 0; time < times; time += 1)
          this.at(this.now + 20 + this.random.below(draw < 0.4 ? 20_000 : 300), page, () => {
            if (!page.isStopped) page.engine?.wake({ isNewsLikely: true });
          });
      }
  }

  private portsOf(page: Page): EnginePorts {
    const { device, userId } = page;
    const now = () => Math.floor(this.now + device.clockOffset);
    const as = async <T>(act: (caller: Caller) => Promise<Answer<T>>): Promise<Answer<T>> => {
      if (device.session?.userId !== userId) return { ok: false, problem: { kind: 'unauthorized' } };
      const answer = await act(this.callerOf(device));
      if (answer.ok || answer.problem.kind !== 'unauthorized') return answer;
      // A token that is over is renewed once; that too needs the network.
      const signal = AbortSignal.timeout(15_000);
      const response = await fetch('http://server/auth/v1/token', { method: 'POST', signal }).catch(
        () => undefined,
      );
      if (!response?.ok || device.session?.userId !== userId) return answer;
      this.signIn(device, userId);
      return act(this.callerOf(device));
    };
    return {
      now,
      random: () => this.random.next(),
      newId: () => this.newId(),
      isStopped: () => page.isStopped,
      isVisible: () => page.isVisible,
      onPhase: () => {},
      after: (ms, act) => {
        let isOff = false;
        this.at(this.now + ms, page, () => {
          if (!isOff) act();
        });
        return () => (isOff = true);
      },
      exclusively: (lock, work) => exclusively(`${lock}:${userId}`, work),
      inTurn: (lock, work) => inTurn(`${lock}:${userId}`, work),
      applyOps: (deviceId, ops) => as((caller) => applyOps(caller, deviceId, ops)),
      pullChanges: (request) =>
        as((caller) =>
          pullChanges(caller, { ...request, pageLimit: Math.min(request.pageLimit, this.setup.pageLimit) }),
        ),
      pullNewest: () => as(pullNewest),
      mirrorDigest: () => as(mirrorDigest),
      uploadFile: (upload) => as((caller) => uploadFile(caller, upload)),
      askChat: (request) => as((caller) => askChat(caller, request)),
    };
  }

  private callerOf(device: Device): Caller {
    return { config: { url: 'http://server', key: 'key' }, accessToken: device.session?.token ?? '' };
  }

  /** The network between a page and the server, in the place of `fetch`. */
  fetch(page: Page | undefined, url: string, init: FetchInit): Promise<Response> {
    if (!page || page.isDead) return never();
    page.reach(`call ${pathOf(url)}`);
    if (page.isDead) return never();
    const index = this.counts.calls;
    this.counts.calls += 1;
    const fault = this.isHealed ? undefined : this.networkFaults.get(index);
    if (fault) this.counts.faults += 1;
    const isRefused = fault?.kind === 'status' && [403, 413].includes(fault.status);
    if (isRefused) this.watch.onRefusal?.(pathOf(url), readBody(init.body));
    const draw = (what: number) => chanceOf(this.setup.seed, index, what);
    const there = 10 + draw(1) * this.setup.latencyMs;
    const back = 10 + draw(2) * this.setup.latencyMs;
    const timeoutMs = init.signal?.timeoutMs ?? 600_000;
    const path = pathOf(url);
    const body = readBody(init.body);
    const token = (init.headers?.['authorization'] ?? '').slice('Bearer '.length);
    const reach = (delay: number, answer: (reply: Reply) => void) => {
      this.onTheWire += 1;
      this.at(this.now + delay, undefined, () => {
        this.onTheWire -= 1;
        this.watch.onWire?.(page, token, path, body);
        this.serve(path, token, body, fault, answer);
      });
    };
    return new Promise((resolve, reject) => {
      let isOver = false;
      const settle = (at: number, finish: () => void) =>
        this.at(at, page, () => {
          if (isOver) return;
          isOver = true;
          page.reach(`answer ${path}`);
          if (!page.isDead) finish();
        });
      const timeOutAt = this.now + timeoutMs;
      const fail = (at: number, name: string) =>
        settle(at, () =>
          reject(Object.assign(new TypeError('no answer'), name === 'TypeError' ? {} : { name })),
        );
      settle(timeOutAt, () => reject(Object.assign(new Error('too long'), { name: 'TimeoutError' })));
      const deliver = (reply: Reply, delay = back) =>
        settle(this.now + delay, () => resolve(responseOf(reply)));
      switch (fault?.kind) {
        case undefined:
        case 'newer-schema':
          reach(there, deliver);
          break;
        case 'lost':
          fail(this.now + there, 'TypeError');
          break;
        case 'silent':
          break;
        case 'answer-lost':
          reach(there, () => fail(this.now + back, 'TypeError'));
          break;
        case 'answer-silent':
          reach(there, () => {});
          break;
        case 'twice':
          reach(there, deliver);
          reach(there + 50 + draw(3) * 30_000, () => {});
          break;
        case 'late':
          reach(timeoutMs + draw(3) * 120_000, () => {});
          break;
        case 'slow':
          reach(there, (reply) => deliver(reply, timeoutMs * (0.6 + draw(3) * 0.6)));
          break;
        case 'truncated':
          reach(there, (reply) =>
            deliver({ ...reply, text: reply.text.slice(0, Math.floor(reply.text.length * draw(3))) }),
          );
          break;
        case 'portal':
          deliver({ status: 200, contentType: 'text/html', text: '<html>sign in to the hotel</html>' });
          break;
        case 'status':
          deliver(statusReply(fault.status, fault.code));
          break;
        case 'status-after':
          reach(there, () => deliver(statusReply(fault.status, fault.code)));
          break;
      }
    });
  }

  private serve(
    path: string,
    token: string,
    body: unknown,
    fault: NetworkFault | undefined,
    answer: (reply: Reply) => void,
  ): void {
    if (path === '/auth/v1/token')
      return answer({ status: 200, contentType: 'application/json', text: '{}' });
    const userId = token.split('/')[0] ?? '';
    if (this.expiredTokens.has(token) || userId === '') return answer(statusReply(401, 'PGRST301'));
    const noticing = (act: () => void) => {
      const { head } = this.twin.account(userId);
      act();
      if (this.twin.account(userId).head !== head) this.nudge(userId);
    };
    noticing(() =>
      this.service.serve(
        userId,
        path,
        body,
        {
          isNewer: fault?.kind === 'newer-schema',
          later: (ms, act) => this.at(this.now + ms, undefined, () => noticing(act)),
          functionDies: this.isHealed ? undefined : this.functionDeath(),
        },
        answer,
      ),
    );
  }

  private functionDeath(): 'after-claim' | 'after-answer' | undefined {
    const draw = this.random.next();
    if (draw > this.setup.functionDeaths) return undefined;
    this.counts.faults += 1;
    return draw < this.setup.functionDeaths / 2 ? 'after-claim' : 'after-answer';
  }

  /** The lock manager that the pages of a device share. */
  requestLock(
    page: Page | undefined,
    name: string,
    options: LockOptions,
    begin: LockRequest['begin'],
  ): Promise<void> {
    if (!page || page.isDead) return never();
    const { locks } = page.device;
    let lock = locks.get(name);
    if (!lock) locks.set(name, (lock = { holder: undefined, waiting: [] }));
    const held = lock;
    return new Promise((resolve, reject) => {
      const request: LockRequest = { page, begin, resolve, reject };
      if (options.steal) {
        const former = held.holder;
        held.holder = undefined;
        if (former) {
          this.counts.steals += 1;
          this.post(former.page, () => former.reject(new DOMException('stolen', 'AbortError')));
        }
        this.grant(held, request);
      } else if (held.holder === undefined) {
        this.grant(held, request);
      } else if (options.ifAvailable) {
        this.post(page, () => void Promise.resolve(begin(null)).then(resolve, reject));
      } else {
        held.waiting.push(request);
        const timeoutMs = options.signal?.timeoutMs;
        if (timeoutMs !== undefined)
          this.at(this.now + timeoutMs, page, () => {
            const index = held.waiting.indexOf(request);
            if (index === -1) return;
            held.waiting.splice(index, 1);
            reject(Object.assign(new Error('waited long enough'), { name: 'TimeoutError' }));
          });
      }
    });
  }

  private grant(lock: Lock, request: LockRequest): void {
    lock.holder = request;
    this.post(request.page, () => {
      void Promise.resolve(request.begin({})).then(
        () => {
          this.release(lock, request);
          request.resolve();
        },
        (error: unknown) => {
          this.release(lock, request);
          request.reject(error);
        },
      );
    });
  }

  private release(lock: Lock, request: LockRequest): void {
    // Whoever had it stolen has nothing to give back.
    if (lock.holder !== request) return;
    lock.holder = undefined;
    const next = lock.waiting.shift();
    if (next) this.grant(lock, next);
  }

  private post(page: Page, task: Task): void {
    this.at(this.now, page, task);
  }
}

export interface Reply {
  status: number;
  contentType: string;
  text: string;
  retryAfter?: string;
}

interface FetchInit {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: { timeoutMs?: number };
}

interface LockOptions {
  ifAvailable?: boolean;
  steal?: boolean;
  signal?: { timeoutMs?: number };
}

export function statusReply(status: number, code: string | undefined): Reply {
  const text = code === undefined ? '' : JSON.stringify({ code, message: 'no' });
  return {
    status,
    contentType: 'application/json',
    text,
    ...((status === 429 || status === 503) && { retryAfter: '7' }),
  };
}

function responseOf({ status, contentType, text, retryAfter }: Reply): Response {
  const headers: Record<string, string | undefined> = {
    'content-type': contentType,
    'retry-after': retryAfter,
  };
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    text: () => Promise.resolve(text),
    json: () => Promise.resolve().then(() => JSON.parse(text) as unknown),
  } as unknown as Response;
}

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
}

function pathOf(url: string): string {
  return url.slice('http://server'.length);
}

function never<T>(): Promise<T> {
  return new Promise(() => {});
}

function pageOf(owner: Owner | undefined): Page | undefined {
  return owner as Page | undefined;
}

const diskOfDevice = {
  open: (name: string, version?: number) => diskNow().open(name, version),
  deleteDatabase: (name: string) => diskNow().deleteDatabase(name),
  databases: () => diskNow().databases(),
  cmp: (one: unknown, other: unknown) => diskNow().cmp(one, other),
};

/** Who was here and how much was left: not simulated. */
const registryDisk = new IDBFactory();

function diskNow(): IDBFactory {
  const page = pageOf(currentOwner());
  if (!page) throw new Error('a database was opened by nobody');
  return page.device.disk.optionsFor(page).indexedDB;
}

/** Puts fetch, locks, timers and abort signals of the world where the browser has its own. The answer undoes it. */
function takePlaceOfBrowser(world: World): () => void {
  const before = {
    disk: Dexie.dependencies.indexedDB,
    fetch: globalThis.fetch,
    setTimeout: globalThis.setTimeout,
    timeout: AbortSignal.timeout.bind(AbortSignal),
    info: console.info,
    warn: console.warn,
  };
  const navigatorBefore = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  globalThis.fetch = ((url: string, init: FetchInit = {}) =>
    world.fetch(pageOf(currentOwner()), url, init)) as typeof fetch;
  globalThis.setTimeout = ((act: () => void, ms = 0) => {
    world.at(world.now + ms, pageOf(currentOwner()), act);
    return 0;
  }) as unknown as typeof setTimeout;
  AbortSignal.timeout = ((timeoutMs: number) => ({ timeoutMs })) as unknown as typeof AbortSignal.timeout;
  // The databases of a user are opened without options at a sign-out: they are those of the device that it happens on.
  Dexie.dependencies.indexedDB = diskOfDevice;
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  globalThis.indexedDB = registryDisk;
  globalThis.IDBKeyRange = IDBKeyRange;
  const locks = {
    request: (name: string, options: LockOptions, begin: LockRequest['begin']) =>
      world.requestLock(pageOf(currentOwner()), name, options, begin),
  };
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: world.setup.hasLocks ? { locks, userAgent: '' } : { userAgent: '' },
  });
  // What is logged quietly is expected here by the thousand.
  console.info = () => {};
  console.warn = () => {};
  return () => {
    Dexie.dependencies.indexedDB = before.disk;
    globalThis.fetch = before.fetch;
    globalThis.setTimeout = before.setTimeout;
    AbortSignal.timeout = before.timeout;
    console.info = before.info;
    console.warn = before.warn;
    if (navigatorBefore) Object.defineProperty(globalThis, 'navigator', navigatorBefore);
    else Reflect.deleteProperty(globalThis, 'navigator');
  };
}
