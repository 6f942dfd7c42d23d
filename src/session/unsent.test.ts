import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { keepQuery, keptQueries } from '#db/contact-queries.ts';
import { deleteUserDatabase } from '#db/database.ts';
import { finishWipe } from './finish-wipe.ts';
import { unsentOf } from './unsent.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteUserDatabase('asha');
});

test('what somebody has asked and the server has not got counts as unsent, and goes with them unless it is to wait', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  await keep('a', 'asha');
  await keep('b', '');
  expect(await unsentOf('asha')).toBe(1);
  await finishWipe({ userId: 'asha', leaving: 'unsent' });
  expect(await unsentOf('asha')).toBe(1);
  await finishWipe({ userId: 'asha', leaving: 'nothing' });
  expect(await unsentOf('asha')).toBe(0);
  expect((await keptQueries()).map(({ id }) => id)).toEqual(['b']);
});

async function keep(id: string, writer: string): Promise<void> {
  await keepQuery({
    id,
    writer,
    name: 'Asha',
    propertyType: 'land',
    city: 'Pune',
    query: 'Is this land good?',
    replyTo: '',
    keptAt: 1,
    state: { kind: 'refused', code: undefined },
  });
}
