import { liveQuery } from 'dexie';
import { userDatabase } from '#db/database.ts';
import { keptReminders } from '#db/queries/reminders.ts';
import { seenReminders } from '#db/mutations/reminders-seen.ts';
import { choicesOfProfile, deviceChoices, preferencesOf } from '#db/preferences.ts';
import { shownRow } from '#db/queries/profile.ts';
import { languageStore } from '#i18n/language-store.ts';
import { logQuietly } from '#lib/log.ts';
import { sendPutOff } from '#sync/send-put-off.ts';
import { refreshHere } from './reminders-push.ts';
import { followUser, sessionStore, signedInUserId } from './session-store.ts';

/**
 * Keeps what the server and the browser know of this device in step with its user, as long as the page lives: who is
 * here, the language, the time zone, the permission. Sends what was put off, and keeps the number on the
 * app's icon: the reminders of today that nobody has looked at.
 */
export function followReminders(): void {
  // A browser whose session has ended while no page was open still has the number of the one who was here.
  const clear = () => {
    if (sessionStore.getState().status === 'guest') clearBadge();
  };
  sessionStore.subscribe(clear);
  clear();
  followUser((userId) => {
    const stop = countFor(userId);
    void refreshHere(userId, { isNewSession: true });
    return stop;
  });
  languageStore.subscribe(({ language }, before) => {
    if (language !== before.language) look();
  });
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
}

function look(): void {
  sendPutOff().catch((error: unknown) => logQuietly('reminders', error));
  const userId = signedInUserId();
  if (userId !== undefined) void refreshHere(userId);
}

/** Browsers have it for installed apps, and not all of them. */
interface BadgingNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Another hour may bring another one. */
const countAgainMs = 15 * 60_000;

function countFor(userId: string): () => void {
  const { setAppBadge, clearAppBadge } = navigator as BadgingNavigator;
  if (!setAppBadge || !clearAppBadge) return () => {};
  const db = userDatabase(userId);
  let isStopped = false;
  const count = async () => {
    const [kept, seen, profile] = await Promise.all([
      keptReminders(db, userId),
      seenReminders(db),
      shownRow(db, userId),
    ]);
    const isAnything = kept.events.some(({ reminder }) => reminder) || kept.festivals.length > 0;
    const preferences = preferencesOf(profile ? choicesOfProfile(profile) : {}, deviceChoices());
    // The ephemeris is for those who have something to be reminded of.
    const unseen = isAnything
      ? (await import('./reminders-unseen.ts')).unseenToday(kept, preferences, seen, Date.now())
      : 0;
    if (isStopped || signedInUserId() !== userId) return;
    await (unseen > 0 ? setAppBadge.call(navigator, unseen) : clearAppBadge.call(navigator));
  };
  const counting = liveQuery(() => Promise.all([keptReminders(db, userId), seenReminders(db)])).subscribe({
    next: () => void count().catch((error: unknown) => logQuietly('badge', error)),
    error: (error: unknown) => logQuietly('badge', error),
  });
  const timer = setInterval(
    () => void count().catch((error: unknown) => logQuietly('badge', error)),
    countAgainMs,
  );
  return () => {
    isStopped = true;
    counting.unsubscribe();
    clearInterval(timer);
    clearBadge();
  };
}

function clearBadge(): void {
  const { clearAppBadge } = navigator as BadgingNavigator;
  clearAppBadge?.call(navigator).catch((error: unknown) => logQuietly('badge', error));
}
