import { expect, test } from 'vitest';
import { connectBackend } from './backend.ts';

test.each([
  [
    'its code and sentence, and none of the row that it will not have',
    {
      code: '23514',
      message: 'a check was violated',
      details: 'Failing row contains (मेरी रसोई).',
      hint: null,
    },
    'complete_chat_job answered 400: 23514 a check was violated',
  ],
  [
    'its status, where it says nothing that can be read',
    '<h1>Bad gateway</h1>',
    'complete_chat_job answered 400: without a reason',
  ],
])('of a database that refuses, the log gets %s', async (_, body, expected) => {
  const backend = connectBackend({
    url: 'https://backend.example',
    publishableKey: 'publishable',
    serviceKey: 'service',
    fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: 400 }),
  });
  await expect(backend.rpc('complete_chat_job', { p_query: 'मेरी रसोई' })).rejects.toThrow(
    new Error(expected),
  );
});
