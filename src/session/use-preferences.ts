import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { userDatabase } from '#db/database.ts';
import { keepingNow, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import { updateProfile } from '#db/mutations/update-profile.ts';
import {
  chooseOnDevice,
  choicesOfProfile,
  deviceChoices,
  onDeviceChoices,
  preferencesOf,
  profileChanges,
  type Choices,
  type Preferences,
} from '#db/preferences.ts';
import { shownRow } from '#db/queries/profile.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from './use-session.ts';

export interface UsedPreferences {
  preferences: Preferences;
  /** False until the device has said what was chosen; until then the preferences are those for everybody. */
  isKnown: boolean;
  /** Keeps a choice: a guest's on the device, a user's in the profile. The language is chosen in its own store. */
  choose(change: Omit<Choices, 'language'>): Promise<KeepOutcome['kind']>;
}

/** What the calendar reckons with, as whoever is here has chosen it; the component draws again when that changes. */
export function usePreferences(): UsedPreferences {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const onDevice = useSyncExternalStore(onDeviceChoices, deviceChoices, () => nothing);
  const found = useLiveQuery(async () => {
    if (userId === undefined) return { of: userId, choices: nothing };
    const row = await shownRow(userDatabase(userId), userId).catch((error: unknown) => {
      logQuietly('preferences', error);
      return undefined;
    });
    return { of: userId, choices: row ? choicesOfProfile(row) : nothing };
  }, [userId]);
  const isFound = found !== undefined && found.of === userId;
  return {
    preferences: preferencesOf(isFound ? found.choices : nothing, onDevice),
    isKnown: session.status !== 'starting' && (userId === undefined || isFound),
    choose: (change) => choose(userId, change),
  };
}

const nothing: Choices = {};

async function choose(
  userId: string | undefined,
  change: Omit<Choices, 'language'>,
): Promise<KeepOutcome['kind']> {
  if (userId === undefined) {
    chooseOnDevice(change);
    return 'kept';
  }
  const keeping = keepingNow(userId);
  for (const part of profileChanges(change)) {
    const { kind } = await updateProfile(userDatabase(userId), part, keeping);
    if (kind !== 'kept') return kind;
  }
  return 'kept';
}
