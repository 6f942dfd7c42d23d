import type { ExportedTable, Row } from './export-shape.ts';

/** A file that a row names: in a bucket of ours, or somewhere else, where only its address is known. */
export interface NamedFile {
  table: ExportedTable;
  id: string;
  field: string;
  /** As the row has it. */
  reference: string;
  place: { kind: 'bucket'; bucket: string; path: string } | { kind: 'elsewhere' };
  /** The words by which a person knows it again; undefined where there are none. */
  words: string | undefined;
  /** The folder of the archive it belongs into. */
  folder: string;
}

/** Where each table names files, one or a list of them, and in which bucket they lie. */
const fileFields = [
  { table: 'profiles', field: 'avatar_url', bucket: 'avatars', folder: 'profile', words: 'full_name' },
  { table: 'user_chats', field: 'image_url', bucket: 'chat_attachments', folder: 'chat', words: 'query' },
  { table: 'user_chats', field: 'page_urls', bucket: 'chat_attachments', folder: 'chat', words: 'query' },
  { table: 'floorplans', field: 'image_url', bucket: 'floorplans', folder: 'floorplans', words: 'title' },
  { table: 'property_photos', field: 'image_url', bucket: 'floorplans', folder: 'photos', words: 'caption' },
  { table: 'user_deity', field: 'image', bucket: 'user_deities', folder: 'deities', words: 'name' },
  { table: 'user_aartis', field: 'file_url', bucket: 'user_aartis', folder: 'aartis', words: 'title' },
] as const satisfies readonly {
  table: ExportedTable;
  field: string;
  bucket: string;
  folder: string;
  words: string;
}[];

/** The files that the rows name, deleted rows left out, in the order of the tables. `origin`: where the backend is. */
export function filesNamedBy(
  rows: Readonly<Record<ExportedTable, readonly Row[]>>,
  origin: string | undefined,
): NamedFile[] {
  return fileFields.flatMap(({ table, field, bucket, folder, words }) =>
    rows[table].flatMap((row) => {
      const { id, deleted_at: deletedAt } = row;
      if (typeof id !== 'string' || typeof deletedAt === 'string') return [];
      const said = row[words];
      return referencesIn(row[field]).map((reference) => ({
        table,
        id,
        field,
        reference,
        place: exportPlaceOf(reference, bucket, origin),
        folder,
        words: typeof said === 'string' ? said : undefined,
      }));
    }),
  );
}

function referencesIn(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string' && each.trim() !== '');
}

/**
 * Where a file lies that a row names: by its path within the table's `bucket`, or by an address of the storage service.
 * `origin`: where the backend is.
 */
export function exportPlaceOf(
  reference: string,
  bucket: string | undefined,
  origin: string | undefined,
): NamedFile['place'] {
  const address =
    /^([a-z][a-z0-9+.-]*:\/\/[^/]+)?\/storage\/v1\/object\/(?:public|sign|authenticated)\/([^/]+)\/([^?#]+)/i.exec(
      reference,
    );
  if (address) {
    const [, of, named = '', path = ''] = address;
    if (of === undefined || of === origin) return { kind: 'bucket', bucket: named, path: decoded(path) };
  }
  const isAddress = /^[a-z][a-z0-9+.-]*:|^\//i.test(reference);
  if (isAddress || bucket === undefined) return { kind: 'elsewhere' };
  return { kind: 'bucket', bucket, path: reference };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A name may be so long in characters: in Devanagari that is three times as many octets, and 255 are the most of a disk. */
const longestName = 48;

/**
 * A name for a file of the archive: its words as far as every disk takes them, then the beginning of its id, so that two
 * never meet and none is a name that a system keeps for itself. `type`: its media type, for a path without an ending.
 */
export function archiveName(words: string | undefined, id: string, path: string, type: string): string {
  const safe = Array.from((words ?? '').normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, longestName)
    .join('')
    .replaceAll(/^[-\p{M}]+|-+$/gu, '');
  const stem = [safe, id.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 8)].filter((part) => part !== '').join('-');
  return `${stem}.${endingOf(path) ?? endings[type] ?? 'bin'}`;
}

function endingOf(path: string): string | undefined {
  return /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]?.toLowerCase();
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};
