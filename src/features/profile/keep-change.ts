import { userDatabase } from '#db/database.ts';
import { keepingNow, type ActFile } from '#db/mutations/keep-acts.ts';
import { updateProfile, type ProfileChange } from '#db/mutations/update-profile.ts';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';

/** Keeps a change of the profile and says where that was not possible. Returns whether it was kept. */
export async function keepChange(
  userId: string,
  change: ProfileChange,
  picture?: Omit<ActFile, 'field'>,
): Promise<boolean> {
  try {
    const keeping = keepingNow(userId);
    const outcome = await updateProfile(userDatabase(userId), change, keeping, picture);
    if (outcome.kind === 'full') showToast({ tone: 'error', title: { message: texts.deviceFull } });
    if (outcome.kind === 'refused') showToast({ tone: 'error', title: { message: texts.notKept } });
    return outcome.kind === 'kept';
  } catch (error) {
    logQuietly('profile', error);
    showToast({ tone: 'error', title: { message: texts.notKept } });
    return false;
  }
}
