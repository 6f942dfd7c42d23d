import { del, delMany, get, set, update, type UseStore } from 'idb-keyval';
import { isRecord } from '#domain/is-record.ts';
import type { Birth } from '#domain/jyotish/birth.ts';
import type { Pada, Sign } from '#domain/jyotish/zodiac.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import { readPlace } from '#domain/time/place.ts';
import { createStore } from '#lib/key-store.ts';

/** The birth of somebody whose chart is looked at on this device. */
export interface KeptBirth extends Birth {
  id: string;
  /** Empty where nobody gave one. */
  name: string;
  /**
   * What the clock was ahead of UTC, in minutes, where it showed the time twice or not at all and somebody chose; else
   * undefined, and the history of the zone decides.
   */
  offsetMinutes?: number;
  /** It stays on this device, also where the other births of its owner are kept in the account: a child's, as a rule. */
  staysHere?: true;
  /** The birth of the account in whose place this one comes: as long as that is there still, this is a copy of it. */
  insteadOf?: string;
}

/** How long a name may be, in code points. */
export const longestBirthName = 60;
/** More than a family has; fewer than a device could not show. */
export const mostBirths = 100;

let opened: UseStore | undefined;

function store(): UseStore {
  return (opened ??= createStore('disha-births', 'kept'));
}

/** Whose they are: an account's id, or nobody's who is signed in. */
export type BirthsOwner = { userId: string } | 'guest';

const keyOf = (owner: BirthsOwner) => (owner === 'guest' ? 'guest' : `user ${owner.userId}`);

/** Those that this device alone keeps, in the order in which they were added. Storage that is blocked keeps none. */
export async function keptBirths(owner: BirthsOwner): Promise<KeptBirth[]> {
  return readAll(await get<unknown>(keyOf(owner), store()));
}

/** Adds a birth, or puts it in the place of the one with its id. False where there are as many as can be kept. */
export async function keepBirth(owner: BirthsOwner, birth: KeptBirth): Promise<boolean> {
  let isKept = true;
  await update<unknown>(
    keyOf(owner),
    (value) => {
      const births = readAll(value);
      const index = births.findIndex(({ id }) => id === birth.id);
      isKept = index >= 0 || births.length < mostBirths;
      if (!isKept) return births;
      return index < 0 ? [...births, birth] : births.map((each) => (each.id === birth.id ? birth : each));
    },
    store(),
  );
  return isKept;
}

export async function removeBirth(owner: BirthsOwner, id: string): Promise<void> {
  await update<unknown>(keyOf(owner), (value) => readAll(value).filter((birth) => birth.id !== id), store());
}

/** What a guest has entered goes on as the account's once they sign in. */
export async function adoptBirths(userId: string): Promise<void> {
  const waiting = await keptBirths('guest');
  for (const birth of waiting) if (await keepBirth({ userId }, birth)) await removeBirth('guest', birth.id);
  const dayOf = await keptDayOf('guest');
  if (dayOf === undefined) return;
  if ((await keptDayOf({ userId })) === undefined) await keepDayOf({ userId }, dayOf);
  await keepDayOf('guest', undefined);
}

/** Nothing of the account's is left here. */
export async function forgetBirthsOf(userId: string): Promise<void> {
  await delMany([keyOf({ userId }), dayKeyOf({ userId })], store());
}

/** For whom a day was told last: one of the births by its id, or as much as somebody knows of theirs. */
export type DayOf =
  | { kind: 'birth'; id: string }
  | { kind: 'star'; nakshatra: number; pada: Pada }
  | { kind: 'rashi'; rashi: Sign };

const dayKeyOf = (owner: BirthsOwner) => `day of ${keyOf(owner)}`;

/** Undefined where nobody was chosen. */
export async function keptDayOf(owner: BirthsOwner): Promise<DayOf | undefined> {
  return readDayOf(await get<unknown>(dayKeyOf(owner), store()));
}

export async function keepDayOf(owner: BirthsOwner, of: DayOf | undefined): Promise<void> {
  await (of === undefined ? del(dayKeyOf(owner), store()) : set(dayKeyOf(owner), of, store()));
}

function readDayOf(value: unknown): DayOf | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, id, nakshatra, pada, rashi } = value;
  const isOneOf = (number: unknown, last: number) =>
    Number.isInteger(number) && Number(number) >= 1 && Number(number) <= last;
  if (kind === 'birth' && typeof id === 'string') return { kind, id };
  if (kind === 'star' && isOneOf(nakshatra, 27) && isOneOf(pada, 4))
    return { kind, nakshatra: Number(nakshatra), pada: pada as Pada };
  return kind === 'rashi' && isOneOf(rashi, 12) ? { kind, rashi: rashi as Sign } : undefined;
}

function readAll(value: unknown): KeptBirth[] {
  return Array.isArray(value) ? value.flatMap((entry) => readBirth(entry) ?? []) : [];
}

function readBirth(value: unknown): KeptBirth | undefined {
  if (!isRecord(value) || !isRecord(value['place'])) return undefined;
  const { id, name, minutesOfDay, within, offsetMinutes, staysHere, insteadOf } = value;
  const { name: placeName, latitude, longitude, timeZone } = value['place'];
  const date = readCivilDate(value['date']);
  const place = readPlace({ name: placeName, latitude, longitude, timeZone });
  if (typeof id !== 'string' || typeof name !== 'string' || !date || !place) return undefined;
  if (minutesOfDay !== null && typeof minutesOfDay !== 'number') return undefined;
  return {
    id,
    name,
    date,
    minutesOfDay,
    within: typeof within === 'number' ? within : 0,
    place,
    ...(typeof offsetMinutes === 'number' ? { offsetMinutes } : {}),
    ...(staysHere === true ? { staysHere } : {}),
    ...(typeof insteadOf === 'string' ? { insteadOf } : {}),
  };
}
