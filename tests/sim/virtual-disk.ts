/* oxlint-disable no-underscore-dangle -- fake-indexeddb names its internals so */
/**
 * IndexedDB under the control of a simulated world: fake-indexeddb, whose tasks the world runs one by one, with an owner
 * for every connection, so that a page can be killed between any two steps, and with the faults of a disk.
 *
 * The internals of fake-indexeddb are reached by prototype. They are fixed by its exact version.
 */
import {
  IDBDatabase,
  IDBFactory,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';

/** A page or a worker of a device, as its disk sees it. */
export interface Owner {
  isDead: boolean;
  /** Called at every step that the page can see; it may die in it. */
  reach(step: string): void;
  /** What befalls the next write of this page; asked once for each. */
  nextWriteFault(stores: readonly string[]): 'abort' | 'full' | undefined;
  /** A transaction of this page that wrote is on the disk. */
  onCommit(stores: readonly string[]): void;
}

export type Task = () => void;

/** Where tasks of the disk are put until the world runs them. */
export interface TaskQueue {
  post(owner: Owner | undefined, task: Task): void;
}

interface RawStore {
  records: { values(): Iterable<{ key: unknown; value: unknown }> };
}

interface RawDatabase {
  name: string;
  version: number;
  transactions: RawTransaction[];
  connections: RawConnection[];
  rawObjectStores: Map<string, RawStore>;
  processTransactions: () => void;
  isWatched?: true;
}

interface RawConnection extends IDBDatabase {
  _rawDatabase: RawDatabase;
  _closed: boolean;
  _closePending: boolean;
  owner?: Owner;
}

interface RawTransaction extends IDBTransaction {
  _state: string;
  _scope: Set<string>;
  _rollbackLog: (() => void)[];
  _abort(name: string | null): void;
  listeners: { callback: unknown; type: string }[];
  db: RawConnection;
  fault?: 'abort' | 'full' | undefined;
  hasWritten?: true;
}

interface RawEvent {
  type: string;
  canceled: boolean;
}

let queue: TaskQueue | undefined;
let current: Owner | undefined;
const realSetImmediate = globalThis.setImmediate;
const realStructuredClone = globalThis.structuredClone;
const settled = Promise.resolve();
const { then } = Promise.prototype;

/** Runs work with its disk tasks going to the queue, synchronously; the work must not be begun in a microtask. */
export function withTaskQueue<T>(tasks: TaskQueue, work: () => T): T {
  install();
  queue = tasks;
  try {
    return work();
  } finally {
    queue = undefined;
  }
}

/** Runs work as one page, and everything that follows from it without waiting. */
export function runAs(owner: Owner | undefined, work: () => void): void {
  const before = current;
  current = owner;
  try {
    work();
    drainMicrotasks();
  } finally {
    current = before;
  }
}

/** The page whose task is running. */
export function currentOwner(): Owner | undefined {
  return current;
}

/** Calls back outside of any microtask, where a world can be run. */
export function outsideMicrotasks<T>(work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    realSetImmediate(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

/** The disk of one device. */
export interface VirtualDisk {
  /** What a page of it gives to Dexie. */
  optionsFor(owner: Owner): { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange; cache: 'disabled' };
  /** The rows of a store as they are on the disk; undefined where the database or the store is not there. */
  rows(database: string, store: string): unknown[] | undefined;
  databaseNames(): string[];
  /** Everything of a page that is open ends at once, as at a kill. */
  drop(owner: Owner): void;
  /** The connections of a page break, as iOS does it to a page in the background. */
  disconnect(owner: Owner): void;
  hasOpenTransaction(owner: Owner): boolean;
  /** The last transactions that were not written through are lost; at most so many. Only when all pages are dead. */
  losePower(most: number): number;
}

export function createVirtualDisk(): VirtualDisk {
  install();
  const factory = new IDBFactory() as IDBFactory & { _databases: Map<string, RawDatabase> };
  const unflushed: RawTransaction[] = [];
  committed.set(factory, unflushed);
  const connectionsOf = (owner: Owner) =>
    [...factory._databases.values()].flatMap(({ connections }) =>
      connections.filter((connection) => connection.owner === owner),
    );
  const openTransactionsOf = (connection: RawConnection) =>
    connection._rawDatabase.transactions.filter(
      (transaction) => transaction.db === connection && transaction._state !== 'finished',
    );
  return {
    optionsFor: (owner) => ({ indexedDB: factoryFor(factory, owner), IDBKeyRange, cache: 'disabled' }),
    rows(database, store) {
      const raw = factory._databases.get(database)?.rawObjectStores.get(store);
      return raw && Array.from(raw.records.values(), ({ value }) => value);
    },
    databaseNames: () =>
      [...factory._databases.values()].filter(({ version }) => version > 0).map(({ name }) => name),
    drop(owner) {
      for (const connection of connectionsOf(owner)) {
        for (const transaction of openTransactionsOf(connection)) {
          silence(transaction);
          transaction._abort(null);
        }
        connection._closePending = true;
        connection._closed = true;
        const raw = connection._rawDatabase;
        raw.connections = raw.connections.filter((other) => other !== connection);
      }
    },
    disconnect(owner) {
      for (const connection of connectionsOf(owner)) {
        for (const transaction of openTransactionsOf(connection)) transaction._abort('UnknownError');
        connection._closePending = true;
        connection._closed = true;
        const raw = connection._rawDatabase;
        raw.connections = raw.connections.filter((other) => other !== connection);
        queue?.post(owner, () => connection.dispatchEvent(closeEvent()));
      }
    },
    hasOpenTransaction: (owner) =>
      connectionsOf(owner).some((connection) => openTransactionsOf(connection).length > 0),
    losePower(most) {
      const lost = unflushed.splice(Math.max(0, unflushed.length - most));
      for (const transaction of lost.toReversed())
        for (const undo of transaction._rollbackLog.toReversed()) undo();
      return lost.length;
    },
  };
}

const committed = new WeakMap<IDBFactory, RawTransaction[]>();
const unflushedOf = new WeakMap<RawDatabase, RawTransaction[]>();

function factoryFor(
  factory: IDBFactory & { _databases: Map<string, RawDatabase> },
  owner: Owner,
): IDBFactory {
  const tag = <R extends IDBOpenDBRequest>(request: R): R =>
    Object.assign(request, {
      owner,
      onConnection: (connection: RawConnection) => {
        connection.owner = owner;
        const raw = connection._rawDatabase;
        const unflushed = committed.get(factory);
        if (unflushed) unflushedOf.set(raw, unflushed);
        if (raw.isWatched) return;
        raw.isWatched = true;
        // Which transaction begins next is nobody's own task: a frozen page must not hold up another.
        const original = raw.processTransactions;
        raw.processTransactions = () => runSystem(original);
      },
    });
  return {
    open: (name: string, version?: number) => tag(factory.open(name, version)),
    deleteDatabase: (name: string) => tag(factory.deleteDatabase(name)),
    databases: () => factory.databases(),
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
  };
}

/** Nobody hears any more what becomes of it; what the database itself does next goes on. */
function silence(transaction: RawTransaction): void {
  const { processTransactions } = transaction.db._rawDatabase;
  const own = transaction.listeners.slice(0, 3);
  const next = transaction.listeners.slice(3).filter(({ callback }) => callback === processTransactions);
  transaction.listeners = [...own, ...next];
  Object.assign(transaction, { onabort: null, oncomplete: null, onerror: null });
}

function runSystem(work: () => void): void {
  const before = current;
  current = undefined;
  try {
    work();
  } finally {
    current = before;
  }
}

let isInstalled = false;

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  // A channel between tabs of one browser would join the devices of a world.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  globalThis.setImmediate = Object.assign(
    (task: (...args: unknown[]) => void, ...args: unknown[]) => {
      if (!queue) return realSetImmediate(task, ...args);
      queue.post(current, args.length === 0 ? task : () => task(...args));
      return undefined as unknown as NodeJS.Immediate;
    },
    { __promisify__: realSetImmediate.__promisify__ },
  ) as typeof setImmediate;
  globalThis.structuredClone = (value: unknown, options?: StructuredSerializeOptions) =>
    options === undefined ? copy(value) : realStructuredClone(value, options);
  // The platform's own keeps a record of each for its diagnostics.
  globalThis.queueMicrotask = (task) => void then.call(settled, task);
  globalThis.AbortController = QuickAbortController as unknown as typeof AbortController;
  watchEvents();
  watchTransactions();
  watchWrites();
}

function watchEvents(): void {
  const target = Object.getPrototypeOf(IDBRequest.prototype) as {
    dispatchEvent(event: RawEvent): boolean;
  };
  const dispatch = target.dispatchEvent;
  target.dispatchEvent = function (this: object, event: RawEvent): boolean {
    const { owner, step } = heardBy(this, event);
    if (!owner) return dispatch.call(this, event);
    if (this instanceof IDBTransaction && event.type === 'complete')
      noteCommit(this as RawTransaction, owner);
    if (!owner.isDead && step !== undefined) owner.reach(step);
    if (owner.isDead) {
      if (this instanceof IDBTransaction) silence(this as RawTransaction);
      else {
        if ('onConnection' in this) closeResult(this as unknown as IDBRequest);
        return true;
      }
    }
    const before = current;
    current = owner;
    try {
      const isGone = dispatch.call(this, event);
      // What waits for this event goes on as the page that hears it, whoever's task brought it about.
      drainMicrotasks();
      return isGone;
    } finally {
      current = before;
    }
  };
}

function heardBy(target: object, event: RawEvent): { owner: Owner | undefined; step?: string } {
  if (target instanceof IDBTransaction) {
    return {
      owner: (target as RawTransaction).db.owner,
      step: `${event.type} ${scopeOf(target as RawTransaction)}`,
    };
  }
  if (target instanceof IDBRequest) {
    if ('onConnection' in target) {
      const { owner, onConnection } = target as unknown as {
        owner: Owner;
        onConnection(db: RawConnection): void;
      };
      const result: unknown = target.readyState === 'done' ? target.result : undefined;
      if (result instanceof IDBDatabase && event.type !== 'error') onConnection(result as RawConnection);
      return { owner, step: `open ${event.type}` };
    }
    // A request to an index names no transaction of its own.
    const { source } = target;
    const store = source !== null && 'objectStore' in source ? source.objectStore : source;
    const transaction = (target.transaction ??
      (store as IDBObjectStore | null)?.transaction ??
      null) as RawTransaction | null;
    return {
      owner: transaction?.db.owner,
      ...(transaction && { step: `result ${scopeOf(transaction)}` }),
    };
  }
  return { owner: (target as RawConnection).owner };
}

function scopeOf(transaction: RawTransaction): string {
  return transaction._scope.size > 4 ? 'mirror' : [...transaction._scope].join('+');
}

function closeResult(request: IDBRequest): void {
  const result: unknown = request.readyState === 'done' ? request.result : undefined;
  if (!(result instanceof IDBDatabase)) return;
  const connection = result as RawConnection;
  for (const transaction of connection._rawDatabase.transactions)
    if (transaction.db === connection && transaction._state !== 'finished') {
      silence(transaction);
      transaction._abort(null);
    }
  connection.close();
}

function noteCommit(transaction: RawTransaction, owner: Owner): void {
  if (transaction.mode === 'readonly' || !transaction.hasWritten) return;
  const unflushed = unflushedOf.get(transaction.db._rawDatabase);
  // What is written through takes everything before it along.
  if (transaction.durability === 'strict' || transaction.mode === 'versionchange') unflushed?.splice(0);
  else unflushed?.push(transaction);
  if (unflushed && unflushed.length > 8) unflushed.shift();
  owner.onCommit([...transaction._scope]);
}

function watchTransactions(): void {
  const database = IDBDatabase.prototype as unknown as {
    transaction(this: RawConnection, stores: string[], mode?: string, options?: object): RawTransaction;
  };
  const begin = database.transaction;
  database.transaction = function (stores, mode, options) {
    const { owner } = this;
    if (!owner || mode === 'versionchange') return begin.call(this, stores, mode, options);
    owner.reach(`begin ${mode}`);
    // A dead page's code may still be on its way to its next wait; nothing comes of it.
    if (owner.isDead) throw new DOMException('the page is gone', 'AbortError');
    const transaction = begin.call(this, stores, mode, options);
    if (mode === 'readwrite') transaction.fault = owner.nextWriteFault([...transaction._scope]);
    return transaction;
  };
  const prototype = IDBTransaction.prototype as unknown as { _start(this: RawTransaction): void };
  const start = prototype._start;
  prototype._start = function () {
    const before = current;
    current = this.db.owner;
    try {
      start.call(this);
    } finally {
      current = before;
    }
  };
}

/** Makes a transaction fail at its first write, as a full disk or a broken one does. */
function watchWrites(): void {
  const prototype = IDBObjectStore.prototype as unknown as Record<
    string,
    (this: IDBObjectStore, ...args: unknown[]) => IDBRequest
  >;
  for (const name of ['put', 'add', 'delete', 'clear']) {
    const write = prototype[name];
    if (!write) continue;
    prototype[name] = function (...args) {
      const transaction = this.transaction as RawTransaction;
      transaction.hasWritten = true;
      const { fault } = transaction;
      if (fault === undefined) return write.apply(this, args);
      transaction.fault = undefined;
      const request = write.apply(this, args);
      queue?.post(undefined, () => {
        if (transaction._state === 'finished') return;
        transaction._abort(fault === 'full' ? 'QuotaExceededError' : 'UnknownError');
      });
      return request;
    };
  }
}

function closeEvent(): Event {
  return {
    type: 'close',
    initialized: true,
    bubbles: false,
    eventPath: [],
    canceled: false,
    CAPTURING_PHASE: 1,
    AT_TARGET: 2,
    BUBBLING_PHASE: 3,
    NONE: 0,
  } as unknown as Event;
}

/** Dexie makes one for every transaction, and the platform's own takes its time. */
class QuickAbortController {
  readonly signal = {
    aborted: false,
    listeners: [] as (() => void)[],
    addEventListener(_type: string, listener: () => void) {
      this.listeners.push(listener);
    },
    removeEventListener(_type: string, listener: () => void) {
      this.listeners = this.listeners.filter((other) => other !== listener);
    },
  };
  abort(): void {
    this.signal.aborted = true;
    for (const listener of this.signal.listeners.splice(0)) listener();
  }
}

/** What structuredClone does to the values that rows are made of, many times quicker. */
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' || typeof value === 'symbol' ? realStructuredClone(value) : value;
  }
  if (Array.isArray(value)) return value.map(copy);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return realStructuredClone(value);
  const copied: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copied[name] = copy((value as Record<string, unknown>)[name]);
  return copied;
}

/** Runs what waits on settled promises, at once. Node has no other name for it. */
function drainMicrotasks(): void {
  const { _tickCallback: drain } = process as unknown as { _tickCallback(): void };
  drain();
}
