import { keepLocalRecord, readLocalRecord } from '#lib/local-record.ts';

/** What this device remembers of being a home for the app. Nothing in it tells who has used it. */
export interface InstallRecord {
  /** Whether Disha has been of use here. */
  hasValue: boolean;
  /** The day on which a festival was first read about, as `Date` writes it; one on another day is of use. */
  festivalDay: string | undefined;
  /** When the offer was put away, in milliseconds since 1970, oldest first. */
  dismissedAt: readonly number[];
  /** Whether the browser has said that the app was installed here. */
  isInstalled: boolean;
}

const storageKey = 'disha.install';

/**
 * Notes that Disha has just been of use: an answer or the verdicts of a plan stand on the screen, or a reminder was set.
 * Never fails; where storage is blocked nothing is remembered.
 */
export function noteValue(): void {
  const record = installRecord();
  if (!record.hasValue) keepInstallRecord({ ...record, hasValue: true });
}

/** Notes that a festival is read about: whoever comes back for one on another day has a use for the calendar. */
export function noteFestivalRead(now: Date): void {
  const record = installRecord();
  if (record.hasValue) return;
  const today = now.toDateString();
  if (record.festivalDay === undefined) keepInstallRecord({ ...record, festivalDay: today });
  else if (record.festivalDay !== today) keepInstallRecord({ ...record, hasValue: true });
}

/** As it was kept; whatever is not as it has to be counts as if it had not happened. */
export function installRecord(): InstallRecord {
  const { hasValue, festivalDay, dismissedAt, isInstalled } = readLocalRecord(storageKey);
  return {
    hasValue: hasValue === true,
    festivalDay: typeof festivalDay === 'string' ? festivalDay : undefined,
    dismissedAt: Array.isArray(dismissedAt)
      ? dismissedAt.filter((at): at is number => typeof at === 'number')
      : [],
    isInstalled: isInstalled === true,
  };
}

export function keepInstallRecord(record: InstallRecord): void {
  keepLocalRecord(storageKey, record);
}
