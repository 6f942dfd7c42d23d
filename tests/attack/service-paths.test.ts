import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { attacked, type Attacked } from './attacked.ts';

// Paths of the services that are for whoever runs the installation, or that the package brings along, asked for by anybody.
let server: Attacked;
let asha: Session;
let ravi: Session;
beforeAll(async () => {
  server = await attacked();
  [asha, ravi] = [await server.newcomer(), await server.newcomer()];
});

const whoever = (): { as?: Session; headers?: Record<string, string> }[] => [
  {},
  { as: asha },
  { headers: { apikey: 'sb_secret_guess', authorization: 'Bearer sb_secret_guess' } },
  { headers: { apikey: server.publishableKey, authorization: `Bearer ${server.publishableKey}` } },
];

describe('nothing is told or done for anybody at', () => {
  test.each([
    ['GET', '/auth/v1/admin/users'],
    ['GET', '/auth/v1/admin/users/00000000-0000-4000-8000-000000000000'],
    ['POST', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/admin/generate_link'],
    ['POST', '/auth/v1/invite'],
    ['GET', '/auth/v1/admin/audit'],
    ['POST', '/auth/v1/sso'],
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['GET', '/_/'],
    ['GET', '/admin/v1/tables'],
    ['GET', '/studio'],
    ['POST', '/pg/query'],
    ['POST', '/sql'],
    ['POST', '/graphql/v1'],
    ['GET', '/metrics/v1'],
    ['GET', '/storage/v1/bucket'],
    ['GET', '/storage/v1/s3/floorplans'],
    ['GET', '/storage/v1/object/list/floorplans'],
    ['GET', '/leaving/v1/accounts'],
    ['POST', '/operations/snapshot'],
    ['POST', '/functions/v1/send-reminders'],
    ['POST', '/functions/v1/reconcile-payments'],
    ['POST', '/functions/v1/refund-payment'],
  ])('%s %s', async (method, path) => {
    for (const by of whoever()) {
      const heard = await server.ask(path, { ...by, method, ...(method === 'POST' && { body: '{}' }) });
      expect(heard.status, heard.text.slice(0, 300)).toBeLessThan(500);
      // An address that is none leads into the app, which is the same for everybody.
      const isApp = heard.headers.get('content-type')?.startsWith('text/html') ?? false;
      const isNothing = heard.status >= 400 || isApp || heard.text === '[]';
      expect(isNothing, `${heard.status} ${heard.text.slice(0, 300)}`).toBe(true);
      expect(heard.text).not.toContain(ravi.email);
    }
  });
});

describe('a call of the database that is for the installation alone is refused to everybody else:', () => {
  test.each([
    'make_admin',
    'reserve_credits',
    'settle_payment',
    'settle_webhook_event',
    'take_guest_call',
    'give_back_guest_call',
    'orphan_uploads',
    'purge_tombstones',
    'erase_account',
    'installation_report',
    'complete_chat_job',
    'claim_chat_job',
    'refund_of',
  ])('%s', async (name) => {
    for (const by of whoever().slice(0, 2)) {
      const heard = await server.ask(`/rest/v1/rpc/${name}`, { ...by, method: 'POST', body: '{}' });
      expect(heard.status).toBeGreaterThanOrEqual(400);
      expect(heard.status, heard.text).toBeLessThan(500);
    }
  });
});

describe('of another account nobody', () => {
  test.each([
    ['reads rows', 'GET', () => `/rest/v1/profiles?id=eq.${ravi.userId}`, undefined],
    ['changes rows', 'PATCH', () => `/rest/v1/profiles?id=eq.${ravi.userId}`, { full_name: 'Mallory' }],
    ['reads credits', 'GET', () => `/rest/v1/credit_ledger?user_id=eq.${ravi.userId}`, undefined],
    [
      'adds rows',
      'POST',
      () => '/rest/v1/properties',
      () => ({ user_id: ravi.userId, title: 'Planted', city: 'Pune' }),
    ],
    [
      'starts a conversation',
      'POST',
      () => '/rest/v1/chat_sessions',
      () => ({ user_id: ravi.userId, title: 'Planted' }),
    ],
  ])('%s', async (_, method, path, body) => {
    const sent = typeof body === 'function' ? body() : body;
    const heard = await server.ask(path(), {
      as: asha,
      method,
      headers: { prefer: 'return=representation' },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    expect(heard.status, heard.text).toBeLessThan(500);
    // A row that is planted becomes the own one of whoever plants it, whatever owner it names.
    const rows = (heard.status < 400 ? heard.json : []) as { user_id?: string }[];
    expect(rows.every((row) => row.user_id === asha.userId)).toBe(true);
    expect(heard.text).not.toContain(ravi.userId);
    expect(heard.text).not.toContain(ravi.email);
  });
});
