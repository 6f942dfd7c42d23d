import { describe, expect, test } from 'vitest';
import { archiveName, filesNamedBy } from './export-files.ts';
import { exportedTables, type ExportedTable, type Row } from './export-shape.ts';

const origin = 'https://disha.example';

describe('the files that rows name', () => {
  test('each table has its field, its bucket, its folder and the words it is known by', () => {
    const rows = rowsOf({
      profiles: [{ id: '1', avatar_url: 'u/a.webp', full_name: 'Asha' }],
      user_chats: [
        { id: '2', image_url: 'u/b.png', query: 'What is this?', page_urls: null },
        { id: '6', image_url: 'u/f.pdf', query: '', page_urls: ['u/f1.jpg', 'u/f2.jpg'] },
      ],
      floorplans: [{ id: '3', image_url: 'u/c.pdf', title: 'Ground floor' }],
      property_photos: [{ id: '4', image_url: 'u/photos/d.jpg', caption: null }],
      user_aartis: [{ id: '5', file_url: 'u/e.pdf', title: 'ॐ जय' }],
    });
    expect(filesNamedBy(rows, origin).map(({ place, folder, words }) => [place, folder, words])).toEqual([
      [{ kind: 'bucket', bucket: 'avatars', path: 'u/a.webp' }, 'profile', 'Asha'],
      [{ kind: 'bucket', bucket: 'chat_attachments', path: 'u/b.png' }, 'chat', 'What is this?'],
      [{ kind: 'bucket', bucket: 'chat_attachments', path: 'u/f.pdf' }, 'chat', ''],
      [{ kind: 'bucket', bucket: 'chat_attachments', path: 'u/f1.jpg' }, 'chat', ''],
      [{ kind: 'bucket', bucket: 'chat_attachments', path: 'u/f2.jpg' }, 'chat', ''],
      [{ kind: 'bucket', bucket: 'floorplans', path: 'u/c.pdf' }, 'floorplans', 'Ground floor'],
      [{ kind: 'bucket', bucket: 'floorplans', path: 'u/photos/d.jpg' }, 'photos', undefined],
      [{ kind: 'bucket', bucket: 'user_aartis', path: 'u/e.pdf' }, 'aartis', 'ॐ जय'],
    ]);
  });

  test.each([
    [
      'a public address of ours',
      `${origin}/storage/v1/object/public/chat_attachments/u/a%20b.png`,
      'u/a b.png',
    ],
    [
      'a signed address of ours',
      `${origin}/storage/v1/object/sign/chat_attachments/u/a.png?token=x`,
      'u/a.png',
    ],
    ['an address without its host', '/storage/v1/object/public/chat_attachments/u/a.png', 'u/a.png'],
    [
      'an address with a broken escape',
      `${origin}/storage/v1/object/public/chat_attachments/u/%zz.png`,
      'u/%zz.png',
    ],
  ])('%s is found by its path', (_, reference, path) => {
    const [file] = filesNamedBy(rowsOf({ user_chats: [{ id: '1', image_url: reference }] }), origin);
    expect(file?.place).toEqual({ kind: 'bucket', bucket: 'chat_attachments', path });
  });

  test.each([
    ['another host', 'https://example.com/storage/v1/object/public/avatars/u/a.png'],
    ['a picture of a sign-in service', 'https://lh3.googleusercontent.com/a/x=s96'],
    ['a picture within an address', 'data:image/png;base64,AAAA'],
    ['a picture of the app', '/deities/ganesh.svg'],
  ])('%s is somebody else’s', (_, reference) => {
    const [file] = filesNamedBy(rowsOf({ profiles: [{ id: '1', avatar_url: reference }] }), origin);
    expect(file).toMatchObject({ place: { kind: 'elsewhere' }, reference });
  });

  test('a deity’s picture lies in a bucket of its own, or where its address says', () => {
    const image = `${origin}/storage/v1/object/sign/user_aartis/u/k.png`;
    const rows = rowsOf({
      user_deity: [
        { id: '1', name: 'Kuldevi', image },
        { id: '2', name: 'Gramdevta', image: 'u/g.jpg' },
        { id: '3', name: 'Ganesh', image: 'https://example.com/ganesh.jpg' },
      ],
    });
    expect(filesNamedBy(rows, origin).map(({ place }) => place)).toEqual([
      { kind: 'bucket', bucket: 'user_aartis', path: 'u/k.png' },
      { kind: 'bucket', bucket: 'user_deities', path: 'u/g.jpg' },
      { kind: 'elsewhere' },
    ]);
  });

  test('rows without a file, and deleted ones, name none', () => {
    const rows = rowsOf({
      profiles: [{ id: '1', avatar_url: null }],
      floorplans: [{ id: '2', image_url: 'u/c.pdf', deleted_at: '2026-01-01T00:00:00Z' }],
      user_chats: [{ id: '3', image_url: ' ' }, { id: '4' }],
    });
    expect(filesNamedBy(rows, origin)).toEqual([]);
  });
});

describe('a name in the archive', () => {
  const id = '7b1f8f0e-0000-4000-8000-000000000001';

  test.each([
    ['keeps words and their script', 'बैठक और आँगन', 'u/x.png', 'image/png', 'बैठक-और-आँगन-7b1f8f0e.png'],
    [
      'has nothing that a disk refuses',
      '../../etc/passwd: "a"?*|<b>',
      'u/x.pdf',
      '',
      'etc-passwd-a-b-7b1f8f0e.pdf',
    ],
    ['is not hidden and ends in no dot', '...secret...', 'u/x.jpg', '', 'secret-7b1f8f0e.jpg'],
    ['is none that a system keeps for itself', 'CON', 'u/x.jpg', '', 'CON-7b1f8f0e.jpg'],
    ['is its id where there are no words', undefined, 'u/x.JPEG', '', '7b1f8f0e.jpeg'],
    ['is its id where the words are signs alone', '🪔🙏', 'u/x.png', '', '7b1f8f0e.png'],
    [
      'has the ending of its type where the path has none',
      'Plan',
      'u/x',
      'application/pdf',
      'Plan-7b1f8f0e.pdf',
    ],
    ['says where nothing is known', 'Plan', 'u/x', 'application/x-strange', 'Plan-7b1f8f0e.bin'],
  ])('%s', (_, words, path, type, name) => {
    expect(archiveName(words, id, path, type)).toBe(name);
  });

  test('is short enough for every disk, in every script', () => {
    const name = archiveName('नि'.repeat(500), id, 'u/x.png', 'image/png');
    expect(new TextEncoder().encode(name).byteLength).toBeLessThan(255);
  });

  test('two files never share one', () => {
    expect(archiveName('Plan', 'a'.repeat(8), 'x.png', '')).not.toBe(
      archiveName('Plan', 'b'.repeat(8), 'x.png', ''),
    );
  });
});

function rowsOf(some: Partial<Record<ExportedTable, Row[]>>): Record<ExportedTable, Row[]> {
  return Object.fromEntries(exportedTables.map((table) => [table, some[table] ?? []])) as Record<
    ExportedTable,
    Row[]
  >;
}
