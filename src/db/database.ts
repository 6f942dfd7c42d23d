import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import { adoptAsks } from './migrations/adopt-asks.ts';
import {
  userStoreVersions,
  type BirthProfileRow,
  type BlobRow,
  type ChatSessionRow,
  type CreditBalanceRow,
  type DraftRow,
  type FestivalReminderRow,
  type JapaDayRow,
  type MetaRow,
  type MirroredRow,
  type MirroredTable,
  type OutboxRow,
  type PictureRow,
  type PlanDraftRow,
  type PropertyDraftRow,
  type QuarantinedRow,
  type UserChatRow,
  type UserEventRow,
} from './schema.ts';

/** What the device keeps of one user: the server's rows, and the acts on their way there. */
export type UserDatabase = Dexie & {
  chat_sessions: EntityTable<ChatSessionRow, 'id'>;
  user_chats: EntityTable<UserChatRow, 'id'>;
  user_events: EntityTable<UserEventRow, 'id'>;
  festival_reminders: EntityTable<FestivalReminderRow, 'id'>;
  japa_days: EntityTable<JapaDayRow, 'id'>;
  birth_profiles: EntityTable<BirthProfileRow, 'id'>;
  credit_balances: EntityTable<CreditBalanceRow, 'id'>;
  outbox: EntityTable<OutboxRow, 'n'>;
  blobs: EntityTable<BlobRow, 'id'>;
  drafts: EntityTable<DraftRow, 'id'>;
  plan_drafts: EntityTable<PlanDraftRow, 'id'>;
  pictures: EntityTable<PictureRow, 'id'>;
  property_drafts: EntityTable<PropertyDraftRow, 'id'>;
  meta: Table<MetaRow, MetaRow['key']>;
  quarantine: Table<QuarantinedRow, [string, string]>;
};

const open = new Map<string, UserDatabase>();
const durable = new WeakMap<UserDatabase, UserDatabase>();

/** The database of this user, opened on first use. Two users never share one. */
export function userDatabase(userId: string): UserDatabase {
  let db = open.get(userId);
  if (!db) {
    db = createUserDatabase(userId);
    open.set(userId, db);
  }
  return db;
}

/** A connection of its own to the database of this user. */
export function createUserDatabase(userId: string, options: DexieOptions = {}): UserDatabase {
  const db = new Dexie(databaseName(userId), options) as UserDatabase;
  const [first, second, third, fourth, fifth, sixth] = userStoreVersions;
  db.version(1).stores(first);
  db.version(2)
    .stores(second)
    .upgrade((transaction) => adoptAsks(transaction, userId));
  db.version(3).stores(third);
  db.version(4).stores(fourth);
  db.version(5).stores(fifth);
  db.version(6).stores(sixth);
  db.on('versionchange', ({ newVersion }) => {
    // A newer version of the app upgrades it: Dexie steps aside and opens it again when it is used, as versions only add.
    if (newVersion !== null) return undefined;
    // It is deleted at a sign-out: nothing that is still under way may make it anew, as Dexie would.
    durable.get(db)?.close();
    db.close();
    // From now on it is its own durable connection, closed as it is: a new one would make the database anew.
    durable.set(db, db);
    if (open.get(userId) === db) open.delete(userId);
    return false;
  });
  return db;
}

/**
 * The same database through a connection whose transactions are on the disk when they are done: for what a user has
 * just written. The mirror can be fetched again and does without.
 */
export function durably(db: UserDatabase): UserDatabase {
  let twin = durable.get(db);
  if (!twin) {
    // oxlint-disable-next-line no-underscore-dangle -- the options that the connection was made with, typed by Dexie
    const options = { ...db._options, chromeTransactionDurability: 'strict' } as const;
    twin = createUserDatabase(ownerOf(db), options);
    // Asked for its own durable connection it is that itself.
    durable.set(twin, twin);
    durable.set(db, twin);
  }
  return twin;
}

/** The mirror of one server table. */
export function mirrorOf(db: UserDatabase, table: MirroredTable): Table<MirroredRow, string> {
  return db.table(table);
}

/** Closes this page's connections to the database of the user; it is opened anew when asked for again. */
export function closeUserDatabase(userId: string): void {
  const db = open.get(userId);
  if (!db) return;
  durable.get(db)?.close();
  db.close();
  open.delete(userId);
}

/** Removes everything this device keeps of the user. */
export async function deleteUserDatabase(userId: string): Promise<void> {
  closeUserDatabase(userId);
  await Dexie.delete(databaseName(userId));
}

/** Whose database it is. */
export function ownerOf(db: UserDatabase): string {
  return db.name.slice(namePrefix.length);
}

const namePrefix = 'disha-user-';

function databaseName(userId: string): string {
  return namePrefix + userId;
}
