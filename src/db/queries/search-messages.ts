import { Dexie, type IntervalTree, type ObservabilitySet } from 'dexie';
import { isFound, searchable, searchWords, withoutMarkdown } from '#domain/chat/search-text.ts';
import type { UserDatabase } from '../database.ts';
import type { OutboxRow, UserChatRow } from '../schema.ts';

/** A message in which every word was found. */
export interface FoundMessage {
  id: string;
  sessionId: string;
  /** Milliseconds since 1970. */
  at: number;
  question: string;
  /** As plain text; undefined where there is none. */
  answer: string | undefined;
}

export interface Search {
  typed: string;
  /** So many are given at most, the newest first. */
  most: number;
  /** Whether messages of this conversation are wanted. */
  isWanted(sessionId: string): boolean;
  /** A newer search has begun. */
  signal: AbortSignal;
}

export interface SearchOutcome {
  found: FoundMessage[];
  /** How many there are in all. */
  total: number;
}

/** The words of a user's messages in memory, kept up to date while somebody searches. */
export interface MessageIndex {
  /** Whether every message of this device is in. */
  isComplete(): boolean;
  /** Calls the listener after the index has changed, until the answer is called; so long it is kept up to date. */
  follow(listener: () => void): () => void;
  /** Undefined where a newer search has begun. */
  search(search: Search): Promise<SearchOutcome | undefined>;
}

/** So many messages are read in one go: few enough that the page stays quick in between. */
const messagesAtOnce = 50;
/** How long one goes on looking before the page has its turn. */
const sliceMs = 8;
/** Changes come in groups. */
const calmMs = 200;
/** After the last search it is forgotten. */
const keptForMs = 60_000;

let current: { db: UserDatabase; index: MessageIndex } | undefined;

/** The index of this user's messages; it is read when it is first followed. */
export function messageIndex(db: UserDatabase): MessageIndex {
  if (current?.db !== db) current = { db, index: createIndex(db) };
  return current.index;
}

interface Entry {
  sessionId: string;
  at: string;
  seq: number;
  prepared: string;
}

function createIndex(db: UserDatabase): MessageIndex {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  /** Ids that have changed; 'all' where it is not known which. */
  let changed: Set<string> | 'all' = 'all';
  let isComplete = false;
  let isReading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  const onMutated = (parts: ObservabilitySet) => {
    const part = `idb://${db.name}/user_chats/`;
    const outbox = parts[`idb://${db.name}/outbox/`] ?? parts['all'];
    const trees = [parts[part], parts[`${part}:dels`], parts['all']].filter((tree) => tree !== undefined);
    for (const tree of trees) noteChanged(tree);
    if (trees.length > 0) readSoon();
    else if (outbox) tell();
  };

  function noteChanged(tree: IntervalTree): void {
    if (changed === 'all') return;
    const keys = keysOf(tree);
    if (keys === 'all') changed = 'all';
    else for (const key of keys) changed.add(key);
  }

  function readSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), calmMs);
  }

  async function read(): Promise<void> {
    if (isReading || listeners.size === 0) return;
    isReading = true;
    try {
      while (listeners.size > 0 && (changed === 'all' || changed.size > 0)) {
        const ids = changed;
        changed = new Set();
        if (ids === 'all') await readAll();
        else await readSome([...ids]);
      }
      if (listeners.size > 0) isComplete = true;
    } catch {
      // The database was closed, or the device fails: what is here can be searched, and the next search reads anew.
      changed = 'all';
    }
    isReading = false;
    tell();
  }

  async function readAll(): Promise<void> {
    const seen = new Set<string>();
    let last = '';
    for (;;) {
      const rows = await db.user_chats.where('id').above(last).limit(messagesAtOnce).toArray();
      for (const row of rows) {
        seen.add(row.id);
        put(row.id, row);
      }
      if (rows.length < messagesAtOnce) break;
      if (listeners.size === 0) {
        changed = 'all';
        return;
      }
      last = rows.at(-1)?.id ?? '';
      tell();
    }
    for (const id of entries.keys()) if (!seen.has(id)) entries.delete(id);
  }

  async function readSome(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += messagesAtOnce) {
      const some = ids.slice(from, from + messagesAtOnce);
      const rows = await db.user_chats.bulkGet(some);
      for (const [index, id] of some.entries()) put(id, rows[index]);
    }
  }

  function put(id: string, row: UserChatRow | undefined): void {
    if (!row || row.deleted_at !== null) {
      entries.delete(id);
      return;
    }
    if (entries.get(id)?.seq === row.seq) return;
    entries.set(id, {
      sessionId: row.session_id,
      at: row.created_at,
      seq: row.seq,
      prepared: searchable(`${row.query}\n${withoutMarkdown(row.response ?? '')}`),
    });
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function forget(): void {
    entries.clear();
    changed = 'all';
    isComplete = false;
    if (current?.db === db) current = undefined;
  }

  return {
    isComplete: () => isComplete,
    follow(listener) {
      clearTimeout(forgetting);
      if (listeners.size === 0) Dexie.on('storagemutated', onMutated);
      listeners.add(listener);
      void read();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        Dexie.on.storagemutated.unsubscribe(onMutated);
        clearTimeout(timer);
        // Nobody listens to what changes from here on.
        changed = 'all';
        forgetting = setTimeout(forget, keptForMs);
      };
    },
    async search({ typed, most, isWanted, signal }) {
      const words = searchWords(typed);
      if (words.length === 0) return { found: [], total: 0 };
      const hits: { id: string; at: string }[] = [];
      let begun = performance.now();
      for (const [id, { sessionId, at, prepared }] of entries) {
        if (isFound(prepared, words) && isWanted(sessionId)) hits.push({ id, at });
        if (performance.now() - begun < sliceMs) continue;
        await new Promise((resolve) => setTimeout(resolve));
        if (signal.aborted) return undefined;
        begun = performance.now();
      }
      hits.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
      const rows = await db.user_chats.bulkGet(hits.slice(0, most).map(({ id }) => id));
      const unsent = (await db.outbox.toArray())
        .flatMap((act) => unsentMessage(act, entries))
        .filter(({ sessionId, question, answer }) => {
          const prepared = searchable(`${question}\n${answer ?? ''}`);
          return isWanted(sessionId) && isFound(prepared, words);
        });
      if (signal.aborted) return undefined;
      const found = [...unsent, ...rows.flatMap((row) => storedMessage(row))]
        .toSorted((one, other) => other.at - one.at)
        .slice(0, most);
      return { found, total: hits.length + unsent.length };
    },
  };
}

/** The ids in a tree of ranges; 'all' where a range holds more than one. */
function keysOf(tree: IntervalTree): string[] | 'all' {
  if (!('from' in tree)) return [];
  const { from, to, l, r } = tree;
  if (from !== to || typeof from !== 'string') return 'all';
  const [left, right] = [l ? keysOf(l) : [], r ? keysOf(r) : []];
  return left === 'all' || right === 'all' ? 'all' : [from, ...left, ...right];
}

function storedMessage(row: UserChatRow | undefined): FoundMessage[] {
  if (!row || row.deleted_at !== null) return [];
  return [
    {
      id: row.id,
      sessionId: row.session_id,
      at: Date.parse(row.created_at) || 0,
      question: row.query,
      answer: row.response === null ? undefined : withoutMarkdown(row.response),
    },
  ];
}

/** What is on its way, or kept because it was refused. */
function unsentMessage(
  { kind, entityId, payload, keptAt }: OutboxRow,
  stored: ReadonlyMap<string, unknown>,
): FoundMessage[] {
  const { session_id: sessionId, query, response } = payload;
  if ((kind !== 'chat.send' && kind !== 'chat.keep') || stored.has(entityId)) return [];
  if (typeof sessionId !== 'string' || typeof query !== 'string') return [];
  const answer = typeof response === 'string' ? withoutMarkdown(response) : undefined;
  return [{ id: entityId, sessionId, at: keptAt, question: query, answer }];
}
