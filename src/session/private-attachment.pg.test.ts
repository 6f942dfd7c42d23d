import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { userDatabase } from '#db/database.ts';
import { copyId, keepCopies } from '#db/mutations/keep-copies.ts';
import { startWorld, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { currentCaller } from './current-caller.ts';
import { privateAttachment } from './private-attachment.ts';

vi.mock('./current-caller.ts', () => ({ currentCaller: vi.fn<typeof currentCaller>() }));

/** Files of the chat on a real embedded backend that keeps them private. */

let world: OwnWorld;
let asha: Session;
let path: string;

beforeAll(async () => {
  world = await startWorld({ PRIVATE_ATTACHMENTS: '1' });
  asha = await world.newcomer();
  path = `${asha.userId}/${randomUUID()}.pdf`;
  const file = new Blob(['the words'], { type: 'application/pdf' });
  const { error } = await asha.client.storage.from('chat_attachments').upload(path, file);
  if (error) throw error;
});
afterAll(() => world.close());

test('a document opens by an address that needs no session', async () => {
  signedIn();
  const { picture, address } = await privateAttachment(asha.userId, path);
  expect(picture).toBeUndefined();
  const response = await fetch(address ?? '');
  expect([response.status, await response.text()]).toEqual([200, 'the words']);
});

test('one that is not there has no address', async () => {
  signedIn();
  const { address } = await privateAttachment(asha.userId, `${asha.userId}/${randomUUID()}.pdf`);
  expect(address).toBeUndefined();
});

test('without a network a picture is shown from its copy on the device', async () => {
  vi.mocked(currentCaller).mockResolvedValue({ ok: false, problem: { kind: 'network' } });
  const photo = `${asha.userId}/${randomUUID()}.jpg`;
  const copy = { id: copyId('whole', photo), bytes: new Uint8Array([1, 2, 3]).buffer, type: 'image/jpeg' };
  await keepCopies(userDatabase(asha.userId), [copy], { now: Date.now(), most: 1000 });
  const { picture, address } = await privateAttachment(asha.userId, photo);
  expect([picture?.size, picture?.type, address]).toEqual([3, 'image/jpeg', undefined]);
});

function signedIn(): void {
  const caller = { config: { url: world.url, key: world.publishableKey }, accessToken: asha.token };
  vi.mocked(currentCaller).mockResolvedValue({ ok: true, value: caller });
}
