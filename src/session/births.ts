import {
  adoptBirths,
  keepBirth,
  keptBirths,
  mostBirths,
  removeBirth,
  type BirthsOwner,
  type KeptBirth,
} from '#db/births.ts';
import { userDatabase } from '#db/database.ts';
import { keepingNow, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import { keepBirths, keepBirthsHere, keepBirthsInAccount, removeBirths } from '#db/mutations/keep-births.ts';
import { accountBirths } from '#db/queries/account-births.ts';
import { inTurn } from '#lib/exclusive.ts';

/** `full`: as many as can be kept are there, or the device has no room. */
export type KeptOrFull = { kind: 'kept'; id: string } | { kind: 'full' };

/**
 * Keeps a birth, new or changed, where its owner keeps births: on this device, or in the account. One that leaves the
 * account for the device alone gets another id, as a removed row does not come back.
 */
export async function keepBirthFor(owner: BirthsOwner, birth: KeptBirth): Promise<KeptOrFull> {
  if (owner === 'guest') return keepHere(owner, birth);
  return inTurn(lockOf(owner.userId), () => keepFor(owner, birth));
}

async function keepFor(owner: { userId: string }, birth: KeptBirth): Promise<KeptOrFull> {
  const { userId } = owner;
  const db = userDatabase(userId);
  const { isChosen, births } = await accountBirths(db, userId);
  const isInAccount = births.some(({ id }) => id === birth.id);
  if (isChosen && birth.staysHere !== true) {
    if (!isInAccount && births.length >= mostBirths) return { kind: 'full' };
    const { kind } = await keepBirths(db, [birth], keepingNow(userId));
    if (kind !== 'kept') return { kind: 'full' };
    await removeBirth(owner, birth.id);
    return { kind, id: birth.id };
  }
  if (!isInAccount) return keepHere(owner, birth);
  const kept = await keepHere(owner, copyOf(birth));
  if (kept.kind !== 'kept') return kept;
  const { kind } = await removeBirths(db, [birth.id], keepingNow(userId));
  if (kind === 'kept') return kept;
  // It is in the account still: whoever reads that it stays here alone would be wrong.
  await removeBirth(owner, kept.id);
  return { kind: 'full' };
}

async function keepHere(owner: BirthsOwner, birth: KeptBirth): Promise<KeptOrFull> {
  return (await keepBirth(owner, birth)) ? { kind: 'kept', id: birth.id } : { kind: 'full' };
}

/** Removes a birth from this device, and from the account where it is there. Throws where the device has no room to say so. */
export async function removeBirthFor(owner: BirthsOwner, id: string): Promise<void> {
  await removeBirth(owner, id);
  if (owner === 'guest') return;
  const db = userDatabase(owner.userId);
  const { births } = await accountBirths(db, owner.userId);
  if (!births.some((birth) => birth.id === id)) return;
  const { kind } = await removeBirths(db, [id], keepingNow(owner.userId));
  if (kind !== 'kept') throw new Error(kind);
}

/** From now on the births of the user are kept in the account; those that stay here stay. */
export function moveBirthsToAccount(userId: string): Promise<KeepOutcome['kind']> {
  return inTurn(lockOf(userId), () => sendWaiting(userId, keepBirthsInAccount));
}

/** What a guest left is the user's from now on, and what a page that was ended has left twice is here once. */
export async function settleBirths(userId: string): Promise<void> {
  await inTurn(lockOf(userId), () => settle(userId));
}

/** The same; and what another page kept before it knew goes to the account where its owner has said that it may. */
export async function takeWaitingBirths(userId: string): Promise<void> {
  await inTurn(lockOf(userId), async () => {
    await settle(userId);
    const { isChosen } = await accountBirths(userDatabase(userId), userId);
    if (isChosen) await sendWaiting(userId, keepBirths);
  });
}

async function settle(userId: string): Promise<void> {
  await adoptBirths(userId);
  await dropLeftCopies(userId);
}

async function sendWaiting(userId: string, keep: typeof keepBirths): Promise<KeepOutcome['kind']> {
  await adoptBirths(userId);
  const db = userDatabase(userId);
  const here = withoutCopies(await keptBirths({ userId }), (await accountBirths(db, userId)).births);
  const going = here.filter(({ staysHere }) => staysHere !== true);
  const { kind } = await keep(db, going, keepingNow(userId));
  if (kind === 'kept') for (const { id } of going) await removeBirth({ userId }, id);
  return kind;
}

/** From now on the births of the user are kept on this device alone, under other ids, and leave the account. */
export function moveBirthsHere(userId: string): Promise<KeepOutcome['kind']> {
  return inTurn(lockOf(userId), async () => {
    const db = userDatabase(userId);
    await dropLeftCopies(userId);
    const { births } = await accountBirths(db, userId);
    const copies = births.map((birth) => copyOf(birth));
    const undo = async () => {
      for (const { id } of copies) await removeBirth({ userId }, id);
      return 'full' as const;
    };
    for (const copy of copies) if (!(await keepBirth({ userId }, copy))) return undo();
    const ids = births.map(({ id }) => id);
    const { kind } = await keepBirthsHere(db, ids, keepingNow(userId));
    return kind === 'kept' ? kind : undo();
  });
}

/** The births of the device but for those that only copy one which is in the account still. */
export function withoutCopies(
  here: readonly KeptBirth[],
  inAccount: readonly KeptBirth[],
): readonly KeptBirth[] {
  return here.filter(({ insteadOf }) => !inAccount.some(({ id }) => id === insteadOf));
}

/** What takes the place of a birth that leaves the account. It is kept first: a page may be ended before the other leaves. */
function copyOf(birth: KeptBirth): KeptBirth {
  return { ...birth, id: crypto.randomUUID(), insteadOf: birth.id };
}

/**
 * Removes copies of births that were to leave the account, where nothing says any more that these leave. Where an act still
 * says so, be it that it waits for a word of its owner, the copy is what will be left.
 */
async function dropLeftCopies(userId: string): Promise<void> {
  const db = userDatabase(userId);
  const here = await keptBirths({ userId });
  if (here.every(({ insteadOf }) => insteadOf === undefined)) return;
  const [{ births }, acts] = await Promise.all([accountBirths(db, userId), db.outbox.toArray()]);
  const leaving = new Set(
    acts.flatMap(({ kind, state, entityId }) =>
      kind === 'birth.remove' && state !== 'dead' ? [entityId] : [],
    ),
  );
  const kept = new Set(withoutCopies(here, births).map(({ id }) => id));
  for (const { id, insteadOf } of here)
    if (insteadOf !== undefined && !kept.has(id) && !leaving.has(insteadOf))
      await removeBirth({ userId }, id);
}

/** One page after the other, so that none sends what another is taking back. */
function lockOf(userId: string): string {
  return `disha-births:${userId}`;
}
