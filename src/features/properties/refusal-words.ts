import type { SendState } from '#db/queries/properties.ts';
import type { OutboxRow } from '#db/schema.ts';
import { propertyChanges, propertyFailures, propertySending as texts } from '#i18n/catalogue/properties.ts';
import type { Message } from '#i18n/messages.ts';
import type { I18n } from '#i18n/use-i18n.ts';

/** What did not come about, by the kind of the change. */
export function refusalTitle({ change }: Extract<SendState, { kind: 'refused' }>): Message {
  switch (change) {
    case 'property.create':
      return propertyFailures.create;
    case 'property.delete':
      return propertyChanges.propertyDeleteFailed;
    case 'floorplan.create':
      return propertyFailures.plan;
    case 'floorplan.delete':
      return propertyChanges.planDeleteFailed;
    case 'photo.create':
      return propertyFailures.photo;
    case 'photo.delete':
      return propertyChanges.photoDeleteFailed;
    default:
      return propertyFailures.update;
  }
}

/** Why the server refused it. */
export function refusalReason({ problem }: Pick<OutboxRow, 'problem'>, t: I18n['t']): string {
  const code = problem?.code ?? 'unknown';
  switch (code) {
    case 'file_too_large':
    case 'too_large':
    case 'http_413':
      return t(texts.tooLarge);
    case 'file_type':
    case 'http_415':
      return t(texts.fileKind);
    case 'file_lost':
      return t(texts.fileLost);
    case 'parent_missing':
    case 'not_found':
    case 'deleted':
      return t(texts.parentGone);
    case 'foreign_file':
    case 'forbidden':
    case '42501':
    case 'http_403':
      return t(texts.forbidden);
    case 'account_full':
      return t(texts.accountFull);
    case 'invalid':
    case 'malformed':
      return t(texts.invalid);
    default:
      return t(texts.other, { code });
  }
}
