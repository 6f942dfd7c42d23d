import { Dexie, type Table } from 'dexie';
import type { ContactFields } from '#domain/contact/contact-query.ts';

/** A query from the contact form that the server has not got. */
export interface KeptQuery extends ContactFields {
  /** Made here, so that the server takes the same query once however often it is sent. */
  id: string;
  /** Who has written it; '' for a guest. */
  writer: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  state: QueryState;
}

/**
 * new: not tried yet · unreached: nothing came back, or the session has to be begun anew · failed: the server could not
 * take it · busy: the server wants to be left alone until then (milliseconds since 1970) · refused: it never takes it.
 */
export type QueryState =
  | { kind: 'new' | 'unreached' | 'signed-out' | 'failed' }
  | { kind: 'busy'; until: number }
  | { kind: 'refused'; code: string | undefined };

/** A query as it is being written, one for each person. */
export interface ContactDraft extends ContactFields {
  writer: string;
  /** Under which it will be sent. With other words it is another query: each change brings another id. */
  id: string;
}

type ContactDatabase = Dexie & {
  queries: Table<KeptQuery, string>;
  drafts: Table<ContactDraft, string>;
};

let opened: ContactDatabase | undefined;

function database(): ContactDatabase {
  if (!opened) {
    const db = new Dexie('disha-contact') as ContactDatabase;
    db.version(1).stores({ queries: 'id, writer', drafts: 'writer' });
    db.on('versionchange', () => {
      db.close();
      if (opened === db) opened = undefined;
    });
    opened = db;
  }
  return opened;
}

/** Keeps a query to be sent; the same one again stays as it is. */
export async function keepQuery(query: KeptQuery): Promise<void> {
  const { queries } = database();
  await database().transaction('rw', queries, async () => {
    const kept = await queries.get(query.id);
    if (!kept || kept.state.kind === 'refused') await queries.put(query);
  });
}

/** All that wait, in the order in which they were kept; of one writer where one is given. */
export async function keptQueries(writer?: string): Promise<KeptQuery[]> {
  const { queries } = database();
  const found = writer === undefined ? queries.toArray() : queries.where('writer').equals(writer).toArray();
  return (await found).sort((one, other) => one.keptAt - other.keptAt);
}

export function keptQuery(id: string): Promise<KeptQuery | undefined> {
  return database().queries.get(id);
}

export async function noteQuery(id: string, state: QueryState): Promise<void> {
  await database().queries.update(id, { state });
}

/** The server has it, or nobody wants it any more. */
export async function letQueryGo(id: string): Promise<void> {
  await database().queries.delete(id);
}

export function contactDraft(writer: string): Promise<ContactDraft | undefined> {
  return database().drafts.get(writer);
}

export async function keepContactDraft(draft: ContactDraft): Promise<void> {
  await database().drafts.put(draft);
}

/** The draft goes where it still is that of the query; another tab may have begun the next one. */
export async function letContactDraftGo(writer: string, id: string): Promise<void> {
  const { drafts } = database();
  await database().transaction('rw', drafts, async () => {
    if ((await drafts.get(writer))?.id === id) await drafts.delete(writer);
  });
}

/** Somebody leaves: what they were writing goes, and what waits to be sent unless it is to wait for their return. */
export async function forgetContactOf(writer: string, leaving: 'nothing' | 'unsent'): Promise<void> {
  const { queries, drafts } = database();
  await database().transaction('rw', queries, drafts, async () => {
    await drafts.delete(writer);
    if (leaving === 'nothing') await queries.where('writer').equals(writer).delete();
  });
}
