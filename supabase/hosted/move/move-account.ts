import { createHash } from 'node:crypto';
import type { LeavingAccount } from '../../local/leaving.ts';
import { TargetRefusal, type StoredFile, type Target } from './hosted-target.ts';
import type { MoveSource } from './running-source.ts';

/** What became of an account. */
export interface Moved {
  outcome: 'moved' | 'already there' | 'used there since';
  rows: number;
  files: number;
  bytes: number;
}

/** A call takes as long as so much JSON; the services of a project give up long before they refuse one for its size. */
const mostRowsAtOnce = 500;
const mostBytesAtOnce = 1_000_000;

const filesAtOnce = 4;

/**
 * Takes an account to another installation, whole: itself with its password, all of its rows with their ids, its files. Safe
 * to call again at any time; after a cut it goes on, and what is there already is compared and left. At the end counts and
 * hashes of both sides agree, of every table and of every file, or it has thrown a Refusal that says what differs.
 * Until then nobody can sign in over there.
 */
export async function moveAccount(source: MoveSource, target: Target, id: string): Promise<Moved> {
  const account = await source.account(id);
  if (!account) throw new TargetRefusal('the account is not here any more');
  if (!account.email) throw new TargetRefusal('the account has no e-mail address');
  const digest = digestOf(account);
  const files = await source.files(id);
  const state = await target.stateOf(id, digest);
  const rows = account.tables.reduce((sum, [, { length }]) => sum + length, 0);
  const done = async (outcome: Moved['outcome']): Promise<Moved> => ({
    outcome,
    rows,
    files: files.length,
    bytes: await moveFiles(source, target, files, outcome === 'moved'),
  });
  switch (state) {
    case 'foreign':
      throw new TargetRefusal('an account of this id is there that did not come from here');
    case 'used':
      throw new TargetRefusal(
        'it was moved before and has been used there since, and it has changed here too: nothing was overwritten',
      );
    case 'kept':
      return { outcome: 'used there since', rows, files: files.length, bytes: 0 };
    case 'moved': {
      const present = await done('already there');
      // The move may have been cut off between its last two steps.
      await target.openAccount(id);
      return present;
    }
    case 'begun':
      // Its password and address may be others by now, and no service changes a hash.
      await target.rpc('move_empty', { p_user_id: id });
      await target.removeAccount(id);
      break;
    case 'new':
      break;
  }
  await target.createAccount(account);
  await target.rpc('move_empty', { p_user_id: id });
  for (const [table, all] of account.content)
    if (all.length > 0) await target.rpc('move_content', { p_user_id: id, p_table: table, p_rows: all });
  for (const [table, all] of account.tables)
    for (const part of table === 'consents' ? [all] : partsOf(all))
      if (part.length > 0) await target.rpc('move_rows', { p_user_id: id, p_table: table, p_rows: part });
  const moved = await done('moved');
  const end = (await target.rpc('move_end', {
    p_user_id: id,
    p_head: account.head,
    p_created_at: account.createdAt,
    p_tables: account.digest,
    p_digest: digest,
  })) as { is_complete: boolean; tables: LeavingAccount['digest'] };
  if (!end.is_complete) throw new TargetRefusal(differenceOf(account.digest, end.tables));
  await target.openAccount(id);
  return moved;
}

/** Of all that makes the account what it is, so that a later run knows whether anything has changed. */
function digestOf({ email, passwordHash, isConfirmed, metadata, head, digest }: LeavingAccount): string {
  const account = JSON.stringify([email, passwordHash, isConfirmed, metadata, head.head, sorted(digest)]);
  return createHash('sha256').update(account).digest('hex');
}

/** Brings what is not there yet or differs, and compares every file byte by byte. Answers how many bytes they have. */
async function moveFiles(
  source: MoveSource,
  target: Target,
  files: readonly StoredFile[],
  mayWrite: boolean,
): Promise<number> {
  const queue = [...files];
  let bytes = 0;
  async function work(): Promise<void> {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const ours = await source.readFile(file);
      bytes += ours.byteLength;
      if (await isSame(target, file, ours)) continue;
      // What was changed over there since is not ours to overwrite.
      if (!mayWrite)
        throw new TargetRefusal(`${file.bucket}/${file.name} is not there, or is another by now`);
      await target.writeFile(file, ours);
      if (!(await isSame(target, file, ours)))
        throw new TargetRefusal(`${file.bucket}/${file.name} arrived as something else`);
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return bytes;
}

async function isSame(target: Target, file: StoredFile, ours: Uint8Array): Promise<boolean> {
  const theirs = await target.readFile(file).catch((error: unknown) => {
    if (error instanceof TargetRefusal) return undefined;
    throw error;
  });
  return theirs !== undefined && Buffer.compare(theirs, ours) === 0;
}

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const bytes = JSON.stringify(row).length;
    const part = parts.at(-1);
    if (part && part.length < mostRowsAtOnce && size + bytes <= mostBytesAtOnce) {
      part.push(row);
      size += bytes;
    } else {
      parts.push([row]);
      size = bytes;
    }
  }
  return parts;
}

function differenceOf(here: LeavingAccount['digest'], there: LeavingAccount['digest']): string {
  const differing = Object.keys(here).filter((table) => here[table]?.hash !== there[table]?.hash);
  const words = differing.map(
    (table) => `${table}: ${here[table]?.rows ?? 0} here, ${there[table]?.rows ?? 0} there`,
  );
  return `not everything arrived as it is here (${words.join('; ')}); the account stays closed there. Both have to be of the same version.`;
}

function sorted(digest: LeavingAccount['digest']): [string, unknown][] {
  return Object.entries(digest).sort(([a], [b]) => (a < b ? -1 : 1));
}
