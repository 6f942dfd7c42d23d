import { adminRefusals } from '#i18n/catalogue/admin.ts';
import type { Message } from '#i18n/messages.ts';
import type { AdminRefusal } from '#session/admin-refusal.ts';

/** Why something was refused, in words. */
export const adminRefusalTexts: Readonly<Record<AdminRefusal, Message>> = {
  offline: adminRefusals.offline,
  'signed-out': adminRefusals.signedOut,
  busy: adminRefusals.busy,
  failed: adminRefusals.failed,
  'not-allowed': adminRefusals.notAllowed,
  gone: adminRefusals.gone,
  changed: adminRefusals.changed,
  taken: adminRefusals.taken,
  'in-use': adminRefusals.inUse,
  invalid: adminRefusals.invalid,
  'too-large': adminRefusals.tooLarge,
  'not-a-picture': adminRefusals.notAPicture,
  'picture-unreadable': adminRefusals.pictureUnreadable,
  'not-audio': adminRefusals.notAudio,
};
