import { userDatabase } from '#db/database.ts';
import { countJapa, removeJapa } from '#db/mutations/count-japa.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { beadsOfMala, type CountedJapa } from '#domain/devotion/japa.ts';
import { inTurn } from '#lib/exclusive.ts';
import { whyNotKept, type NotKept } from '#lib/storage-room.ts';
import {
  changeJapa,
  japaNotKept,
  japaStore,
  usualMantra,
  type JapaOwner,
  type Sitting,
} from './japa-store.ts';

/*
 * Each bead is kept on the device at once. The record hears of it at every full mala, and when the page is left or covered:
 * a guest's is on the device as well, a member's goes to the account by the acts of the outbox.
 */

/** More than anybody counts in a day; the act that keeps a sitting takes no more. */
const mostBeads = 100_000;
/** Beyond this many days of a guest the oldest are let go. */
const mostOfGuest = 1000;

/** One bead further. `isMala`: it was the last of a mala. */
export function countBead(owner: JapaOwner | undefined, day: string): { isMala: boolean } {
  const { mantra, sitting } = japaStore.getState();
  const goesOn = sitting && sitting.mantra === mantra && sitting.owner === owner && sitting.count < mostBeads;
  const now: Sitting = goesOn
    ? { ...sitting, count: sitting.count + 1 }
    : { id: crypto.randomUUID(), owner, day, mantra, count: 1, kept: 0 };
  if (!goesOn) void settleCount();
  changeJapa({ sitting: now });
  const isMala = now.count % beadsOfMala === 0;
  if (isMala) void settleCount();
  return { isMala };
}

export function takeBeadBack(): void {
  const { sitting } = japaStore.getState();
  if (sitting && sitting.count > 0) changeJapa({ sitting: { ...sitting, count: sitting.count - 1 } });
}

/** Another mantra: what was counted of the one before is kept. */
export function chooseMantra(mantra: string): void {
  void settleCount();
  changeJapa({ mantra, sitting: undefined });
}

/**
 * Somebody has come: what was counted before anybody knew who it is, or before they signed in, is theirs, and what was
 * begun on another day is done. What somebody else has left is not shown to them.
 */
export async function beginCount(owner: JapaOwner, today: string): Promise<void> {
  const before = japaStore.getState();
  const isTheirs = before.of === undefined || before.of === 'guest' || before.of === owner;
  if (before.of !== owner) japaNotKept.setState({ inRecord: undefined });
  if (!isTheirs) changeJapa({ mantra: usualMantra, own: '', sitting: undefined });
  const { sitting, guest } = japaStore.getState();
  changeJapa({
    of: owner,
    sitting: sitting && sitting.owner !== owner ? { ...sitting, owner, kept: 0 } : sitting,
  });
  if (owner !== 'guest') {
    for (const counted of guest) {
      if (counted.id !== sitting?.id && !(await keep(owner, counted))) return;
      changeJapa({ guest: japaStore.getState().guest.filter(({ id }) => id !== counted.id) });
    }
  }
  await settleCount();
  const now = japaStore.getState().sitting;
  if (now && now.day !== today) changeJapa({ sitting: undefined });
}

/** The record hears how far the sitting has come. False where it could not be kept, and is tried again the next time. */
export async function settleCount(): Promise<boolean> {
  const { sitting } = japaStore.getState();
  if (!sitting || sitting.owner === undefined || sitting.count === sitting.kept) return true;
  const { owner, kept: before, ...counted } = sitting;
  // At once, so that two who settle do not both send it.
  noteKept(sitting.id, counted.count);
  const isKept = await keep(owner, counted);
  if (!isKept) noteKept(sitting.id, before);
  return isKept;
}

function noteKept(id: string, kept: number): void {
  const { sitting } = japaStore.getState();
  if (sitting?.id === id) changeJapa({ sitting: { ...sitting, kept } });
}

/** False where the record could not take it, which the page says. */
async function keep(owner: JapaOwner, { id, day, mantra, count }: CountedJapa): Promise<boolean> {
  if (owner === 'guest') {
    const others = japaStore.getState().guest.filter((each) => each.id !== id);
    changeJapa({ guest: count === 0 ? others : [...others, { id, day, mantra, count }].slice(-mostOfGuest) });
    return true;
  }
  const inRecord = await keepInAccount(owner, { id, day, mantra, count });
  japaNotKept.setState({ inRecord });
  return inRecord === undefined;
}

async function keepInAccount(
  owner: string,
  { id, day, mantra, count }: CountedJapa,
): Promise<NotKept | undefined> {
  let why: NotKept | undefined;
  // One after the other: a later word takes the place of an earlier one. The lock is for other pages, where there are any.
  const mine = lastKept.then(() =>
    inTurn(`disha-japa:${id}`, async () => {
      const db = userDatabase(owner);
      const { kind } =
        count === 0
          ? await removeJapa(db, [id], keepingNow(owner))
          : await countJapa(db, { id, day, mantra, count }, keepingNow(owner));
      if (kind !== 'kept') why = kind === 'full' ? 'full' : 'failed';
    }),
  );
  lastKept = mine.catch((error: unknown) => {
    why = whyNotKept(error);
  });
  await lastKept;
  return why;
}

let lastKept: Promise<void> = Promise.resolve();

/** Empties the record. `counted`: all that it shows. */
export async function clearRecord(owner: JapaOwner, counted: readonly CountedJapa[]): Promise<boolean> {
  if (owner !== 'guest') {
    const { kind } = await removeJapa(
      userDatabase(owner),
      counted.map(({ id }) => id),
      keepingNow(owner),
    );
    if (kind !== 'kept') return false;
  }
  changeJapa({ sitting: undefined, ...(owner === 'guest' && { guest: [] }) });
  return true;
}
