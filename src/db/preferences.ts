import { isRecord } from '#domain/is-record.ts';
import type { Language } from '#domain/language.ts';
import { defaultMonthSystem, readMonthSystem, type MonthSystem } from '#domain/time/month-system.ts';
import { defaultPlace, readPlace, type Place } from '#domain/time/place.ts';
import { parseJson } from '#lib/parse-json.ts';
import type { ProfileChange } from './mutations/update-profile.ts';
import type { ProfileRow } from './queries/profile.ts';

/** What the calendar reckons with. */
export interface Preferences {
  /** As the profile has it; the language in effect is that of the interface. */
  language: Language | undefined;
  monthSystem: MonthSystem;
  place: Place;
}

/** What somebody has chosen; the rest is as it is for everybody. */
export type Choices = Partial<Preferences>;

/** What holds, by what was chosen: the earlier choices come before the later ones. */
export function preferencesOf(...chosen: readonly Choices[]): Preferences {
  return {
    language: chosen.find(({ language }) => language !== undefined)?.language,
    monthSystem:
      chosen.find(({ monthSystem }) => monthSystem !== undefined)?.monthSystem ?? defaultMonthSystem,
    place: chosen.find(({ place }) => place !== undefined)?.place ?? defaultPlace,
  };
}

/** What a profile says; what this version cannot read counts as not chosen. */
export function choicesOfProfile(row: ProfileRow): Choices {
  const { language } = row;
  const monthSystem = readMonthSystem(row.month_system);
  const place = readPlace({
    name: row.place_name,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
  });
  return {
    ...((language === 'en' || language === 'hi') && { language }),
    ...(monthSystem && { monthSystem }),
    ...(place && { place }),
  };
}

/** The same as changes of the profile, one for each choice, so that a refusal of one does not take the others with it. */
export function profileChanges({ language, monthSystem, place }: Choices): ProfileChange[] {
  return [
    ...(language ? [{ language }] : []),
    ...(monthSystem ? [{ month_system: monthSystem }] : []),
    ...(place
      ? [
          {
            place_name: place.name,
            latitude: place.latitude,
            longitude: place.longitude,
            time_zone: place.timeZone,
          },
        ]
      : []),
  ];
}

/** Of choices those on which others say nothing. */
export function choicesBeyond(choices: Choices, others: Choices): Choices {
  return Object.fromEntries(
    Object.entries(choices).filter(([name, value]) => value !== undefined && !Object.hasOwn(others, name)),
  );
}

/** In localStorage, as a calendar needs it for its first paint. The language has a place of its own there. */
const storageKey = 'disha.preferences';
const listeners = new Set<() => void>();
/** Where storage is blocked or full the choice lasts as long as the page. */
let unstored: string | undefined;
let read: { text: string; choices: Choices } | undefined;

/** What was chosen on this device by whoever was not signed in; the same object until it changes. */
export function deviceChoices(): Choices {
  const text = unstored ?? storedText();
  if (read?.text !== text) read = { text, choices: parseChoices(text) };
  return read.choices;
}

/** Adds to what was chosen on this device. */
export function chooseOnDevice(change: Omit<Choices, 'language'>): void {
  store({ ...deviceChoices(), ...change });
}

/** Lets go of these choices, which a profile has taken over. */
export function releaseDeviceChoices(taken: Choices): void {
  store(choicesBeyond(deviceChoices(), taken));
}

/** Called whenever the device's choices change, in this tab or another one; the answer ends it. */
export function onDeviceChoices(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}

function store(choices: Choices): void {
  const text = Object.keys(choices).length === 0 ? '' : JSON.stringify(choices);
  try {
    if (text === '') globalThis.localStorage.removeItem(storageKey);
    else globalThis.localStorage.setItem(storageKey, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

function storedText(): string {
  try {
    return globalThis.localStorage.getItem(storageKey) ?? '';
  } catch {
    return ''; // there is no storage, or it is blocked
  }
}

function parseChoices(text: string): Choices {
  const kept = parseJson(text);
  if (!isRecord(kept)) return {};
  const monthSystem = readMonthSystem(kept['monthSystem']);
  const place = isRecord(kept['place'])
    ? readPlace({
        name: kept['place']['name'],
        latitude: kept['place']['latitude'],
        longitude: kept['place']['longitude'],
        timeZone: kept['place']['timeZone'],
      })
    : undefined;
  return { ...(monthSystem && { monthSystem }), ...(place && { place }) };
}
