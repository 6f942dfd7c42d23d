import { beforeEach, expect, test } from 'vitest';
import { limitUploads, reservedBytes } from './upload-quota.ts';

const mb = 1024 * 1024;
const asha = '7b1f8f0e-0000-4000-8000-000000000001';

let stored: number;
let free: number;
let now: number;
let passed: number;
let upload: (
  size: number | undefined,
  change?: { path?: string; method?: string; as?: string },
) => Promise<Response>;
beforeEach(() => {
  [stored, free, now, passed] = [0, 100_000 * mb, 0, 0];
  const limited = limitUploads({
    db: {
      exec: async () => {},
      query: async () => ({ rows: [{ stored, most: 500 * mb, size: 20 * mb }] as never[] }),
    },
    freeBytes: async () => free,
    isSigned: (token) => token.split('.').length === 3,
    now: () => now,
  });
  upload = (size, { path = `floorplans/${asha}/a.png`, method = 'POST', as = asha } = {}) => {
    const claims = Buffer.from(JSON.stringify({ sub: as, owner: as })).toString('base64url');
    const request = new Request(`http://x/storage/v1/object/${path}?token=a.${claims}.c`, {
      method,
      headers: {
        authorization: `Bearer a.${claims}.c`,
        ...(size !== undefined && { 'content-length': String(size) }),
      },
    });
    return limited(request, async () => {
      passed += 1;
      return new Response();
    });
  };
});

const said = async (response: Response): Promise<unknown[]> => [
  response.status,
  response.ok ? undefined : ((await response.json()) as { error: string }).error,
];

test('an account keeps so much and no more', async () => {
  stored = 490 * mb;
  expect((await upload(10 * mb)).status).toBe(200);
  expect(await said(await upload(11 * mb))).toEqual([413, 'storage_full']);
  expect(await said(await upload(undefined))).toEqual([413, 'storage_full']);
  expect(passed).toBe(1);
});

test('small files count as what they take of the disk', async () => {
  for (let n = 0; n < (150 * 1024) / 16; n += 1) await upload(1);
  expect(passed).toBe(9600);
  expect(await said(await upload(1))).toEqual([429, 'too_much_at_once']);
});

test('what is under way counts, so that many at once are not more than one after the other', async () => {
  stored = 480 * mb;
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(10 * mb)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
});

test.each([
  ['a replacement', { method: 'PUT' }],
  ['a signed address', { method: 'PUT', path: `upload/sign/floorplans/${asha}/a.png` }],
  ['a copy', { path: 'copy' }],
])('%s counts as well', async (_, change) => {
  stored = 495 * mb;
  expect(await said(await upload(20 * mb, change))).toEqual([413, 'storage_full']);
});

test('within an hour so much comes and no more, of this account alone, and an hour later again', async () => {
  for (let n = 0; n < 15; n += 1) expect((await upload(10 * mb)).status).toBe(200);
  const refused = await upload(1);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await said(refused)).toEqual([429, 'too_much_at_once']);
  expect((await upload(10 * mb, { as: `${asha.slice(0, -1)}2` })).status).toBe(200);
  now = 3_600_000;
  expect((await upload(10 * mb)).status).toBe(200);
});

test('a disk that is nearly full takes no files, and keeps its reserve for the rest', async () => {
  free = reservedBytes + 5 * mb;
  expect((await upload(5 * mb)).status).toBe(200);
  expect(await said(await upload(6 * mb))).toEqual([507, 'no_space']);
});

test.each([
  ['a list', { path: 'list/floorplans' }],
  ['an address to sign', { path: `sign/floorplans/${asha}/a.png` }],
  ['a move', { path: 'move' }],
  ['a read', { method: 'GET' }],
  ['a delete', { method: 'DELETE', path: 'floorplans' }],
])('%s is refused to nobody', async (_, change) => {
  [stored, free] = [500 * mb, 0];
  expect((await upload(5 * mb, change)).status).toBe(200);
});
