import { uploads } from '#i18n/catalogue/uploads.ts';
import type { Message } from '#i18n/messages.ts';
import type { PlanFileFault } from '#lib/prepare-plan-file.ts';

/** Why a chosen file is not there; full: the device has no room for it. */
export type ChoiceFault = PlanFileFault | 'full';

/** What is said of a file that is not taken, and what can be done about it; `{name}` is the file's. */
export function planFaultText(fault: ChoiceFault): Message {
  return texts[fault];
}

const texts: Readonly<Record<ChoiceFault, Message>> = {
  'too-large': uploads.tooLarge,
  empty: uploads.empty,
  'unknown-kind': uploads.unknownKind,
  misnamed: uploads.misnamed,
  'not-a-photo': uploads.notAPhoto,
  'undecodable-picture': uploads.damaged,
  'too-many-pixels': uploads.tooManyPixels,
  'undecodable-heic': uploads.undecodableHeic,
  encrypted: uploads.encrypted,
  'no-pages': uploads.noPages,
  'too-many-pages': uploads.tooManyPages,
  'broken-document': uploads.damaged,
  'too-slow': uploads.tooSlow,
  'reader-missing': uploads.readerMissing,
  unreadable: uploads.unreadable,
  full: uploads.full,
};
