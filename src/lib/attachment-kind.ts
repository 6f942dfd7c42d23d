import type { AttachmentFault } from './attachment.ts';
import { pictureKind } from './picture.ts';
import { zipEntries } from './zip-entries.ts';

export type AttachmentKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'doc' | 'docx';

export type KindVerdict = { kind: 'known'; is: AttachmentKind } | { kind: 'refused'; why: AttachmentFault };

/**
 * What a file is by its content and its name together: the content says what it is, and the name may not say otherwise.
 * A picture is made anew in any case, so that one under the name of another kind of picture does no harm.
 */
export function attachmentKind(bytes: Uint8Array, name: string): KindVerdict {
  if (bytes.length === 0) return { kind: 'refused', why: 'empty' };
  const found = kindByContent(bytes);
  if (found.kind === 'refused') return found;
  const ending = endingOf(name);
  if (ending === undefined || endings[found.is].includes(ending)) return found;
  return { kind: 'refused', why: 'misnamed' };
}

/** The ending of a name in small letters, without the dot; undefined where there is none. */
export function endingOf(name: string): string | undefined {
  return /[^.]\.([^.]*)$/.exec(name.trim())?.[1]?.toLowerCase();
}

const pictureEndings = ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'heic', 'heif'];

const endings: Readonly<Record<AttachmentKind, readonly string[]>> = {
  jpeg: pictureEndings,
  png: pictureEndings,
  webp: pictureEndings,
  heic: pictureEndings,
  pdf: ['pdf'],
  doc: ['doc'],
  // Word itself opens one under the older ending without a word.
  docx: ['docx', 'doc'],
};

function kindByContent(bytes: Uint8Array): KindVerdict {
  const picture = pictureKind(bytes);
  if (picture === 'jpeg' || picture === 'png' || picture === 'webp' || picture === 'heic')
    return { kind: 'known', is: picture };
  if (startsWith(withoutLeadingSpace(bytes), '%PDF-')) return { kind: 'known', is: 'pdf' };
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return kindOfCompound(bytes);
  if (startsWith(bytes, 'PK')) return kindOfZip(bytes);
  return { kind: 'refused', why: 'unknown-kind' };
}

/** The container of the older Office programs, and of what the newer ones encrypt. */
function kindOfCompound(bytes: Uint8Array): KindVerdict {
  if (holds(bytes, wide('EncryptedPackage'))) return { kind: 'refused', why: 'encrypted' };
  if (holds(bytes, wide('WordDocument'))) return { kind: 'known', is: 'doc' };
  return { kind: 'refused', why: 'unknown-kind' };
}

/** No document unpacks to more than this: 10 MB of words and pictures that are packed already. */
const mostUnpacked = 250 * 1024 * 1024;

function kindOfZip(bytes: Uint8Array): KindVerdict {
  const entries = zipEntries(bytes);
  if (!entries) return { kind: 'refused', why: 'unknown-kind' };
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml'))
    return { kind: 'refused', why: 'unknown-kind' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { kind: 'refused', why: 'encrypted' };
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return unpacked > mostUnpacked ? { kind: 'refused', why: 'bomb' } : { kind: 'known', is: 'docx' };
}

function startsWith(bytes: Uint8Array, head: string): boolean {
  return Array.from(head).every((character, index) => bytes[index] === character.charCodeAt(0));
}

/** Some programs leave a mark of the byte order or an empty line before the first word. */
function withoutLeadingSpace(bytes: Uint8Array): Uint8Array {
  let start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (start < 64 && [0x09, 0x0a, 0x0d, 0x20].includes(bytes[start] ?? 0)) start += 1;
  return bytes.subarray(start);
}

/** A text as the directory of a compound file writes it: two bytes for a letter. */
function wide(text: string): number[] {
  return Array.from(text).flatMap((character) => [character.charCodeAt(0), 0]);
}

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}
