import { catalogueRefusals as texts } from '#i18n/catalogue/aartis.ts';
import type { Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { AdminRefusal } from '#session/admin-refusal.ts';

/** Why something was not added to the catalogue. */
export function refusalOf(why: AdminRefusal): Message {
  switch (why) {
    case 'offline':
      return texts.offline;
    case 'signed-out':
      return texts.signedOut;
    case 'busy':
      return texts.busy;
    case 'not-allowed':
      return texts.notAllowed;
    case 'taken':
      return texts.taken;
    case 'invalid':
    case 'too-large':
    case 'not-a-picture':
    case 'picture-unreadable':
    case 'not-audio':
      return texts.invalid;
    case 'gone':
    case 'changed':
    case 'in-use':
    case 'failed':
      return texts.failed;
    default:
      return assertNever(why);
  }
}
