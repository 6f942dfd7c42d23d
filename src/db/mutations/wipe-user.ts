import { forgetLeftScreen } from '#lib/left-screens.ts';
import {
  closeUserDatabase,
  deleteUserDatabase,
  durably,
  mirrorOf,
  userDatabase,
  type UserDatabase,
} from '../database.ts';
import { forgetEntry, noteUnsent } from '../registry.ts';
import { mirroredTables, type OutboxRow } from '../schema.ts';
import { letStrayFilesGo } from './property-draft.ts';
import { keptAtSignOut } from '../outbox-row.ts';

/** What a sign-out leaves on the device: nothing, or what has not reached the server, for the same user's return. */
export type Leaving = 'nothing' | 'unsent';

/**
 * Removes what this device keeps of a user: everything, or everything but what has not reached the server and its files.
 * What stays is not sent by itself when the user returns: it is offered.
 */
export async function wipeUser(userId: string, leaving: Leaving): Promise<void> {
  await forgetLeftScreen();
  const unsent = leaving === 'unsent' ? await keepOnlyUnsent(durably(userDatabase(userId))) : [];
  closeUserDatabase(userId);
  if (unsent.length > 0) {
    await noteUnsent(userId, unsent);
    return;
  }
  await deleteUserDatabase(userId);
  await forgetEntry(userId);
}

/** What has not reached the server, that included which it has refused, in the order in which it was kept. */
export async function unsentActs(db: UserDatabase): Promise<OutboxRow[]> {
  return (await db.outbox.toArray()).filter(({ state }) => state !== 'acked');
}

/** Sends what was kept at a sign-out, at the word of its returned writer. */
export async function releaseKept(db: UserDatabase): Promise<void> {
  await db.outbox
    .filter(({ problem }) => problem?.kind === 'held' && problem.code === keptAtSignOut)
    .modify({ state: 'queued', problem: undefined });
}

/** How many acts wait for the word of their returned writer. */
export async function keptCount(db: UserDatabase): Promise<number> {
  return db.outbox
    .filter(({ problem }) => problem?.kind === 'held' && problem.code === keptAtSignOut)
    .count();
}

async function keepOnlyUnsent(db: UserDatabase): Promise<OutboxRow[]> {
  await db.transaction(
    'rw',
    [
      ...mirroredTables,
      'outbox',
      'blobs',
      'drafts',
      'plan_drafts',
      'pictures',
      'property_drafts',
      'meta',
      'quarantine',
    ],
    async () => {
      await Promise.all(mirroredTables.map((table) => mirrorOf(db, table).clear()));
      await Promise.all([
        db.quarantine.clear(),
        db.drafts.clear(),
        db.plan_drafts.clear(),
        db.pictures.clear(),
        db.property_drafts.clear(),
      ]);
      await db.meta.where('key').notEqual('device').delete();
      const done = await db.outbox
        .where('state')
        .equals('acked')
        .and(({ kind }) => kind !== 'upload')
        .primaryKeys();
      await db.outbox.bulkDelete(done);
      await db.outbox
        .where('state')
        .anyOf('queued', 'sending', 'blocked')
        .modify({ state: 'blocked', problem: { kind: 'held', code: keptAtSignOut, seq: undefined } });
      await letStrayFilesGo(db);
    },
  );
  return unsentActs(db);
}
