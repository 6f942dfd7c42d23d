import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { myConsents, myDevices, setConsent } from '#remote/account-calls.ts';
import type { Problem } from '#remote/classify-error.ts';
import { decide, listConsents } from './consents.ts';
import { currentCaller } from './current-caller.ts';
import { listDevices, signOutOthers } from './devices.ts';
import type { Trouble } from './trouble.ts';

vi.mock('#remote/account-calls.ts', () => ({
  myDevices: vi.fn<typeof myDevices>(),
  myConsents: vi.fn<typeof myConsents>(),
  setConsent: vi.fn<typeof setConsent>(),
}));
vi.mock('./current-caller.ts', () => ({ currentCaller: vi.fn<typeof currentCaller>() }));

beforeEach(() => {
  vi.resetAllMocks();
  const caller = { config: { url: 'https://disha.example', key: 'k' }, accessToken: 't' };
  vi.mocked(currentCaller).mockResolvedValue({ ok: true, value: caller });
});

afterEach(() => vi.unstubAllGlobals());

test.each<[Problem, Trouble]>([
  [{ kind: 'network' }, 'offline'],
  [{ kind: 'timeout' }, 'offline'],
  [{ kind: 'portal', status: 200 }, 'offline'],
  [{ kind: 'unauthorized', status: 401 }, 'signed-out'],
  [{ kind: 'server', status: 429 }, 'busy'],
  [{ kind: 'server', status: 500 }, 'failed'],
  [{ kind: 'refused', status: 403 }, 'failed'],
  [{ kind: 'unreadable', status: 200 }, 'failed'],
])('what kept the server from answering is told in words of the user: %o is %s', async (problem, trouble) => {
  vi.mocked(myDevices).mockResolvedValue({ ok: false, problem });
  vi.mocked(myConsents).mockResolvedValue({ ok: false, problem });
  vi.mocked(setConsent).mockResolvedValue({ ok: false, problem });
  const told = { ok: false, problem: trouble };
  expect(await listDevices('u')).toEqual(told);
  expect(await listConsents('u')).toEqual(told);
  expect(await decide('u', 'news', true)).toEqual(told);
});

describe('signing out everywhere else', () => {
  test('ends the other sessions and not this one', async () => {
    const fetched = serviceAnswering(new Response(null, { status: 204 }));
    expect(await signOutOthers('u')).toEqual({ ok: true, value: true });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      'https://disha.example/auth/v1/logout?scope=others',
    ]);
  });

  test.each<[number, object, Trouble]>([
    [403, { code: 403, error_code: 'session_not_found' }, 'signed-out'],
    [403, { code: 403, error_code: 'user_not_found' }, 'signed-out'],
    [429, { code: 429, error_code: 'over_request_rate_limit' }, 'busy'],
    [500, { code: 500, error_code: 'unexpected_failure' }, 'failed'],
  ])('that was refused is never taken for done: %i %o is %s', async (status, body, trouble) => {
    serviceAnswering(Response.json(body, { status }));
    expect(await signOutOthers('u')).toEqual({ ok: false, problem: trouble });
  });
});

describe('consents', () => {
  test('the newest word on each purpose counts, and silence is a no', async () => {
    vi.mocked(myConsents).mockResolvedValue({
      ok: true,
      value: [
        { purpose: 'of a newer server', isGiven: true, decidedAt: '2026-03-03T00:00:00Z' },
        { purpose: 'news', isGiven: false, decidedAt: '2026-03-02T00:00:00Z' },
        { purpose: 'news', isGiven: true, decidedAt: '2026-03-01T00:00:00Z' },
        { purpose: 'reminders', isGiven: true, decidedAt: '2026-02-01T00:00:00Z' },
      ],
    });
    expect(await listConsents('u')).toEqual({
      ok: true,
      value: [
        { purpose: 'ai_answers', isGiven: false, decidedAt: undefined },
        { purpose: 'reminders', isGiven: true, decidedAt: '2026-02-01T00:00:00Z' },
        { purpose: 'news', isGiven: false, decidedAt: '2026-03-02T00:00:00Z' },
      ],
    });
  });
});

function serviceAnswering(response: Response) {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
