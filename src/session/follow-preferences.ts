import { liveQuery } from 'dexie';
import { userDatabase } from '#db/database.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { updateProfile } from '#db/mutations/update-profile.ts';
import {
  choicesBeyond,
  choicesOfProfile,
  deviceChoices,
  profileChanges,
  releaseDeviceChoices,
  type Choices,
} from '#db/preferences.ts';
import { shownRow, type ProfileRow } from '#db/queries/profile.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { Language } from '#i18n/messages.ts';
import { inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { followUser, signedInUserId } from './session-store.ts';
import { awaitsKeeping, noteChoice, releaseChoice } from './unkept-language.ts';

/**
 * Keeps the profile and the device of one mind, as long as the page lives: what a guest has chosen becomes the profile's
 * where it has no choice of its own, and the language of the interface and that of the profile follow whichever was
 * chosen last.
 */
export function followPreferences(): () => void {
  return followUser(followChoices);
}

function followChoices(userId: string): () => void {
  let isStopped = false;
  /** The profile's language when it was last seen; undefined before that. */
  let last: ProfileRow['language'];
  /** Own words that the profile does not show yet. */
  let underWay = 0;

  async function keepLanguage(language: Language): Promise<void> {
    underWay += 1;
    const isKept = await keep(userId, { language });
    underWay -= 1;
    if (isKept && languageStore.getState().language === language) releaseChoice(userId);
  }

  function look(row: ProfileRow): void {
    const { language, origin, followLanguage } = languageStore.getState();
    const theirs = choicesOfProfile(row).language;
    const isFirst = last === undefined;
    const isNews = !isFirst && row.language !== last;
    last = row.language ?? null;
    if (theirs === language) {
      if (underWay === 0) releaseChoice(userId);
      return;
    }
    const isChosen =
      origin === 'chosen' || (origin === 'kept' && (theirs === undefined || awaitsKeeping(userId)));
    if (isFirst && isChosen) void keepLanguage(language);
    else if (theirs && (isFirst || (isNews && underWay === 0))) {
      followLanguage(theirs);
      releaseChoice(userId);
    }
  }

  const unsubscribe = languageStore.subscribe((now, before) => {
    if (now.language === before.language || now.origin !== 'chosen') return;
    noteChoice(userId);
    if (last !== undefined) void keepLanguage(now.language);
  });
  const subscription = liveQuery(() => shownRow(userDatabase(userId), userId)).subscribe({
    next: (row) => {
      if (isStopped || !row) return;
      look(row);
      void takeOver(userId).catch((error: unknown) => logQuietly('preferences', error));
    },
    error: (error: unknown) => logQuietly('preferences', error),
  });
  return () => {
    isStopped = true;
    unsubscribe();
    subscription.unsubscribe();
    releaseChoice(userId);
    // What this user chose on the page is no word of whoever comes next.
    languageStore.setState((state) => (state.origin === 'chosen' ? { origin: 'kept' } : {}));
  };
}

/** What a guest has chosen here goes into the profile where that has nothing, once, whichever tab sees it first. */
async function takeOver(userId: string): Promise<void> {
  if (Object.keys(deviceChoices()).length === 0) return;
  await inTurn(`preferences:${userId}`, async () => {
    const row = await shownRow(userDatabase(userId), userId);
    if (!row || signedInUserId() !== userId) return;
    const taken = choicesBeyond(deviceChoices(), choicesOfProfile(row));
    if (Object.keys(taken).length === 0) return;
    if (await keep(userId, taken)) releaseDeviceChoices(taken);
  });
}

/** Whether all of it was kept. */
async function keep(userId: string, choices: Choices): Promise<boolean> {
  const keeping = keepingNow(userId);
  let isKept = true;
  try {
    for (const change of profileChanges(choices)) {
      const outcome = await updateProfile(userDatabase(userId), change, keeping);
      if (outcome.kind !== 'kept') logQuietly('preferences', outcome);
      isKept &&= outcome.kind === 'kept';
    }
    return isKept;
  } catch (error) {
    logQuietly('preferences', error);
    return false;
  }
}
