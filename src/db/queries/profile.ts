import { mirrorOf, type UserDatabase } from '../database.ts';
import { keptPicture, type KeptPicture } from '../mutations/keep-picture.ts';
import { linkState } from '../mutations/note-link.ts';
import { syncedState } from '../mutations/note-synced.ts';
import type { LinkProblem, MirroredRow, OutboxRow } from '../schema.ts';
import { overlaid } from './overlay.ts';

export interface ProfileRow extends MirroredRow {
  username: string;
  full_name: string | null;
  email: string | null;
  /** A path in the bucket of avatars, or an address elsewhere that a sign-in service gave. */
  avatar_url: string | null;
  verification_status: string;
  /** What was chosen; null and missing: nothing yet. */
  language?: string | null;
  month_system?: string | null;
  place_name?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  time_zone?: string | null;
  /** To be read with `readReminderSettings`. */
  reminder_settings?: unknown;
  /** Whether births are kept in the account; missing where an older server has no word of it. */
  keeps_births?: boolean;
}

export interface Profile {
  row: ProfileRow;
  /** Whether something in it has not reached the server. */
  isUnsent: boolean;
  /** Its picture, where the bytes are on this device. */
  picture: KeptPicture | undefined;
  /** What the server has refused, oldest first. */
  refused: RefusedChange[];
}

export interface RefusedChange {
  /** The refused act itself, or the file that it needs. */
  row: OutboxRow;
  /** The change that is not made because of it. */
  change: Readonly<Record<string, unknown>>;
}

export type FoundProfile =
  | { kind: 'found'; profile: Profile }
  /** The mirror has none; the problem is what kept it from being fetched. `isSynced`: the server had none to give. */
  | { kind: 'absent'; problem: LinkProblem | undefined; isSynced: boolean };

/** The profile as its owner last wrote it, as of one moment. */
export async function profileOf(db: UserDatabase, userId: string): Promise<FoundProfile> {
  return db.transaction('r', [mirrorOf(db, 'profiles'), db.outbox, db.blobs, db.meta], async () => {
    const [row, outbox] = await Promise.all([shownRow(db, userId), db.outbox.toArray()]);
    if (!row) {
      const [{ problem }, { at }] = await Promise.all([linkState(db), syncedState(db)]);
      return { kind: 'absent', problem, isSynced: at > 0 };
    }
    const acts = outbox.filter(({ kind }) => kind === 'profile.update');
    return {
      kind: 'found',
      profile: {
        row,
        isUnsent: acts.some((act) => isOnItsWay(act) && !deadFileOf(act, outbox)),
        picture: await pictureOf(db, row, outbox),
        refused: refusedChanges(acts, outbox),
      },
    };
  });
}

/** The row of the mirror with what is on its way laid over it. */
export async function shownRow(db: UserDatabase, userId: string): Promise<ProfileRow | undefined> {
  const [mirrored, outbox] = await Promise.all([mirrorOf(db, 'profiles').get(userId), db.outbox.toArray()]);
  // `readRow` has looked at the fields that every version has.
  return mirrored && overlaid(outbox, 'profiles', [mirrored as ProfileRow])[0];
}

function isOnItsWay({ state }: OutboxRow): boolean {
  return state === 'queued' || state === 'sending' || state === 'blocked';
}

/** Refused acts, and acts whose file was refused. */
function refusedChanges(acts: readonly OutboxRow[], outbox: readonly OutboxRow[]): RefusedChange[] {
  return acts.flatMap((act): RefusedChange[] => {
    if (act.state === 'dead') return [{ row: act, change: act.payload }];
    const file = deadFileOf(act, outbox);
    return file ? [{ row: file, change: act.payload }] : [];
  });
}

function deadFileOf({ deps }: OutboxRow, outbox: readonly OutboxRow[]): OutboxRow | undefined {
  return outbox.find(({ opId, state }) => state === 'dead' && deps.includes(opId));
}

async function pictureOf(
  db: UserDatabase,
  { avatar_url: path }: ProfileRow,
  outbox: readonly OutboxRow[],
): Promise<KeptPicture | undefined> {
  if (path === null) return undefined;
  const upload = outbox.find(({ kind, payload }) => kind === 'upload' && payload['path'] === path);
  const blob = upload && (await db.blobs.get(upload.entityId));
  if (blob) return { path, bytes: blob.bytes, type: blob.type };
  const kept = await keptPicture(db);
  return kept?.path === path ? kept : undefined;
}
