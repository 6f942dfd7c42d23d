import { accountData } from '#i18n/catalogue/account-data.ts';
import type { Message } from '#i18n/messages.ts';
import type { Trouble } from '#session/trouble.ts';

/** What stood in the way, in words. */
export const troubleTexts: Readonly<Record<Trouble, Message>> = {
  offline: accountData.troubleOffline,
  'signed-out': accountData.troubleSignedOut,
  busy: accountData.troubleBusy,
  failed: accountData.troubleFailed,
};
