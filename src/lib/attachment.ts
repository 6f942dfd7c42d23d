/** Larger files are refused before they are read. */
export const largestAttachment = 10 * 1024 * 1024;

/** What a document box of the browser offers; what a file really is, its content says. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.doc,.docx';

/** How many characters of a document's words go along. */
export const mostCharacters = 12_000;

/** How many pages of a PDF go along as pictures. */
export const mostPages = 5;

/** A file as it is sent: prepared on the device, with nothing left in a picture but its pixels. */
export interface ReadyAttachment {
  /** As its owner named it, with the ending of what is sent; at most 255 characters. */
  name: string;
  /** The media type by content. */
  type: string;
  bytes: ArrayBuffer;
  /** The ending of the stored file, without a dot. */
  extension: string;
  kind: 'image' | 'document';
  /** The words of a document, at most `mostCharacters`; missing where there are none or they cannot be read here. */
  text?: string;
  /** Pages that say more to the eye than by their words, at most `mostPages`. */
  pages?: readonly AttachmentPage[];
}

/** One page of a document as a JPEG. */
export interface AttachmentPage {
  bytes: ArrayBuffer;
}

/** Why a file is not taken. */
export type AttachmentFault =
  | 'too-large'
  | 'empty'
  /** It is none of the kinds that are taken, whatever its name says. */
  | 'unknown-kind'
  /** It is one of those kinds, but its name says another. */
  | 'misnamed'
  | 'undecodable-picture'
  | 'too-many-pixels'
  /** A picture of an iPhone that cannot be turned into a JPEG here. */
  | 'undecodable-heic'
  | 'encrypted'
  | 'no-pages'
  | 'broken-document'
  /** What it unpacks to is beyond all measure. */
  | 'bomb'
  | 'too-slow'
  /** The part of the app that reads this kind of file is not on the device, and cannot be fetched now. */
  | 'reader-missing';

export type PreparedAttachment =
  | { kind: 'ready'; file: ReadyAttachment }
  | { kind: 'refused'; why: AttachmentFault }
  | { kind: 'cancelled' };

/** What an attachment costs, in the words of the act: pictures are looked at, words are read. */
export function messageTypeOf(attachment: Pick<ReadyAttachment, 'kind' | 'pages'>): 'text' | 'image' {
  return attachment.kind === 'image' || (attachment.pages?.length ?? 0) > 0 ? 'image' : 'text';
}
