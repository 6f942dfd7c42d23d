import { attachments } from '#i18n/catalogue/attachments.ts';
import type { Message } from '#i18n/messages.ts';
import type { AttachmentFault } from '#lib/attachment.ts';

/** What is said of a file that is not taken, and what can be done about it. */
export function faultText(why: AttachmentFault): Message {
  return texts[why];
}

const texts: Readonly<Record<AttachmentFault, Message>> = {
  'too-large': attachments.tooLarge,
  empty: attachments.empty,
  'unknown-kind': attachments.unknownKind,
  misnamed: attachments.misnamed,
  'undecodable-picture': attachments.undecodablePicture,
  'too-many-pixels': attachments.tooManyPixels,
  'undecodable-heic': attachments.undecodableHeic,
  encrypted: attachments.encrypted,
  'no-pages': attachments.noPages,
  'broken-document': attachments.brokenDocument,
  bomb: attachments.bomb,
  'too-slow': attachments.tooSlow,
  'reader-missing': attachments.readerMissing,
};
