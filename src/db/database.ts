import { Dexie, type EntityTable, type Table } from 'dexie';
import {
  userStores,
  type AskRow,
  type ChatSessionRow,
  type CreditBalanceRow,
  type DraftRow,
  type MetaRow,
  type MirroredRow,
  type MirroredTable,
  type QuarantinedRow,
  type UserChatRow,
} from './schema.ts';

/** What the device keeps of one user: the server's rows, and the questions on their way. */
export type UserDatabase = Dexie & {
  chat_sessions: EntityTable<ChatSessionRow, 'id'>;
  user_chats: EntityTable<UserChatRow, 'id'>;
  credit_balances: EntityTable<CreditBalanceRow, 'id'>;
  asks: EntityTable<AskRow, 'id'>;
  drafts: EntityTable<DraftRow, 'id'>;
  meta: Table<MetaRow, MetaRow['key']>;
  quarantine: Table<QuarantinedRow, [string, string]>;
};

const open = new Map<string, UserDatabase>();

/** The database of this user, opened on first use. Two users never share one. */
export function userDatabase(userId: string): UserDatabase {
  let db = open.get(userId);
  if (!db) {
    db = new Dexie(databaseName(userId)) as UserDatabase;
    db.version(1).stores(userStores);
    // Another tab deletes the database at sign-out, or upgrades it: stand aside and open anew when asked again.
    const opened = db;
    db.on('versionchange', () => {
      opened.close();
      if (open.get(userId) === opened) open.delete(userId);
    });
    open.set(userId, db);
  }
  return db;
}

/** The mirror of one server table. */
export function mirrorOf(db: UserDatabase, table: MirroredTable): Table<MirroredRow, string> {
  return db.table(table);
}

/** Removes everything this device keeps of the user. */
export async function deleteUserDatabase(userId: string): Promise<void> {
  open.get(userId)?.close();
  open.delete(userId);
  await Dexie.delete(databaseName(userId));
}

function databaseName(userId: string): string {
  return `disha-user-${userId}`;
}
