import { afterEach, expect, test, vi } from 'vitest';
import {
  deleteAccount,
  endDevice,
  fetchRole,
  myAccount,
  myConsents,
  myDevices,
  setConsent,
} from './account-calls.ts';

const caller = { config: { url: 'https://disha.example', key: 'a key' }, accessToken: 'a token' };
afterEach(() => vi.unstubAllGlobals());

/** A server that answers everything with this; gives what it was asked. */
function answering(body: unknown, status = 200): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(url, init));
    return Response.json(body, { status });
  });
  return asked;
}

const unreadable = { ok: false, problem: { kind: 'unreadable', status: 200 } };
const account = {
  account: { id: 'a', email: null, created_at: 'then', providers: ['facebook'] },
  role: 'admin',
  credits: { thirds: -1, ledger: [{ entry: 'refund', amount: 1, description: 'Back', created_at: 'then' }] },
  consents: [{ purpose: 'news', is_given: true, decided_at: 'then' }],
  devices: [{ id: 'd', user_agent: '', created_at: 'then', last_used_at: 'now', is_current: false }],
  subscriptions: [
    {
      service: 'push.example.com',
      language: 'hi',
      time_zone: 'Asia/Kolkata',
      created_at: 'then',
      seen_at: 'now',
    },
  ],
  reminders: [
    { target: 'festival:holi', occurrence: '2027-03-22', days_before: 1, state: 'sent', due_at: 'then' },
  ],
  orders: [
    {
      id: 'order_1',
      plan_name: 'Starter Plan',
      credits: 10,
      amount_paise: 9900,
      currency: 'INR',
      state: 'created',
      payment_id: null,
      receipt_number: null,
      refunded_paise: 0,
      created_at: 'then',
      paid_at: null,
    },
  ],
  messages: [],
};

test('an account without an address and a device without a name are read as such', async () => {
  const asked = answering(account);
  expect(await myAccount(caller)).toEqual({
    ok: true,
    value: {
      account: { id: 'a', email: undefined, createdAt: 'then', providers: ['facebook'] },
      role: 'admin',
      credits: {
        thirds: -1,
        ledger: [{ entry: 'refund', amount: 1, description: 'Back', createdAt: 'then' }],
      },
      consents: [{ purpose: 'news', isGiven: true, decidedAt: 'then' }],
      devices: [{ id: 'd', userAgent: undefined, createdAt: 'then', lastUsedAt: 'now', isCurrent: false }],
      subscriptions: [
        {
          service: 'push.example.com',
          language: 'hi',
          timeZone: 'Asia/Kolkata',
          createdAt: 'then',
          seenAt: 'now',
        },
      ],
      reminders: [
        { target: 'festival:holi', occurrence: '2027-03-22', daysBefore: 1, state: 'sent', dueAt: 'then' },
      ],
      orders: [
        {
          id: 'order_1',
          planName: 'Starter Plan',
          credits: 10,
          amountPaise: 9900,
          currency: 'INR',
          state: 'created',
          paymentId: undefined,
          receiptNumber: undefined,
          refundedPaise: 0,
          createdAt: 'then',
          paidAt: undefined,
        },
      ],
      messages: [],
    },
  });
  expect(asked[0]?.url).toBe('https://disha.example/rest/v1/rpc/my_account');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a token');
});

test.each([
  [{ ...account, role: 'owner' }],
  [{ ...account, account: { ...account.account, providers: [1] } }],
  [{ ...account, credits: { thirds: '3', ledger: [] } }],
  [{ ...account, credits: { thirds: 3, ledger: [{ ...account.credits.ledger[0], entry: 7 }] } }],
  [{ ...account, consents: [{ purpose: 7, is_given: true, decided_at: 'then' }] }],
  [{ ...account, devices: [{}] }],
  [{ ...account, messages: [{ name: 'Asha' }] }],
  [{ ...account, orders: [{ id: 'order_1' }] }],
  [{ ...account, subscriptions: [{ service: 7 }] }],
  [{ ...account, reminders: [{ target: 'joined' }] }],
  [{ ...account, messages: undefined }],
  [null],
])('an account in another shape is not read: %j', async (body) => {
  answering(body);
  expect(await myAccount(caller)).toEqual(unreadable);
});

test('what only a newer server knows of is taken along', async () => {
  const gift = { entry: 'gift', amount: 3, description: 'Diwali', created_at: 'then' };
  const consent = { purpose: 'research', is_given: true, decided_at: 'then' };
  answering({ ...account, credits: { thirds: 2, ledger: [gift] }, consents: [consent] });
  expect(await myAccount(caller)).toMatchObject({
    ok: true,
    value: { credits: { ledger: [{ entry: 'gift' }] }, consents: [{ purpose: 'research' }] },
  });
});

test('the other calls read nothing from another shape either', async () => {
  answering({ success: 'yes' });
  for (const answer of [
    await myDevices(caller),
    await myConsents(caller),
    await endDevice(caller, 'd'),
    await setConsent(caller, 'news', true),
    await deleteAccount(caller, 'asha@example.com'),
  ])
    expect(answer).toEqual(unreadable);
});

test.each([
  ['an admin', { role: 'admin' }, 200, 'admin'],
  ['a user', { role: 'user' }, 200, 'user'],
  ['whoever has no row', { code: 'PGRST116' }, 406, 'user'],
  ['whoever has a role of a newer server', { role: 'editor' }, 200, 'user'],
  ['whoever the server cannot look up', { code: 'internal' }, 500, 'user'],
])('%s has a role', async (_, body, status, role) => {
  const asked = answering(body, status);
  expect(await fetchRole(caller)).toBe(role);
  expect(asked[0]?.method).toBe('GET');
  expect(asked[0]?.headers.get('accept')).toBe('application/vnd.pgrst.object+json');
});
