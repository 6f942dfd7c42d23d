import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '#remote/account-calls.ts';
import { askAccount } from '#remote/ask-account.ts';
import type { Problem } from '#remote/classify-error.ts';
import { currentCaller } from './current-caller.ts';
import { deleteMyAccount } from './delete-account.ts';

vi.mock('#remote/account-calls.ts', () => ({ deleteAccount: vi.fn<typeof deleteAccount>() }));
vi.mock('#remote/ask-account.ts', () => ({ askAccount: vi.fn<typeof askAccount>() }));
vi.mock('./current-caller.ts', () => ({ currentCaller: vi.fn<typeof currentCaller>() }));

const caller = { config: { url: 'https://disha.example', key: 'k' }, accessToken: 't' };

beforeEach(() => {
  vi.mocked(currentCaller).mockReset().mockResolvedValue({ ok: true, value: caller });
  vi.mocked(deleteAccount).mockReset();
  vi.mocked(askAccount).mockReset().mockResolvedValue('unknown');
});

test('an account that the server has deleted is deleted; the address is sent as it was typed', async () => {
  vi.mocked(deleteAccount).mockResolvedValue({ ok: true, value: true });
  expect(await deleteMyAccount('u', ' Asha@Example.in ')).toEqual({ kind: 'deleted' });
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith(caller, 'Asha@Example.in');
});

test('without a token nothing is sent', async () => {
  vi.mocked(currentCaller).mockResolvedValue({ ok: false, problem: { kind: 'network' } });
  expect(await deleteMyAccount('u', 'a@b.in')).toEqual({ kind: 'not-deleted', trouble: 'offline' });
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('an address that is not the account’s is told from other refusals', async () => {
  refuse({ kind: 'refused', status: 400, code: 'confirmation_wrong' });
  expect(await deleteMyAccount('u', 'a@b.in')).toEqual({ kind: 'confirmation-wrong' });
  expect(askAccount).not.toHaveBeenCalled();
});

describe('where no answer says that it was done', () => {
  const problems: [Problem, string][] = [
    [{ kind: 'network' }, 'offline'],
    [{ kind: 'timeout' }, 'offline'],
    [{ kind: 'server', status: 500 }, 'failed'],
    [{ kind: 'server', status: 429 }, 'busy'],
    [{ kind: 'unauthorized', status: 401 }, 'signed-out'],
    [{ kind: 'refused', status: 403 }, 'failed'],
  ];

  test.each(problems)('an account that is gone is deleted (%o)', async (problem) => {
    refuse(problem);
    vi.mocked(askAccount).mockResolvedValue('gone');
    expect(await deleteMyAccount('u', 'a@b.in')).toEqual({ kind: 'deleted' });
  });

  test.each(problems)(
    'an account that is there is not deleted, and why is said (%o)',
    async (problem, trouble) => {
      refuse(problem);
      vi.mocked(askAccount).mockResolvedValue('there');
      expect(await deleteMyAccount('u', 'a@b.in')).toEqual({ kind: 'not-deleted', trouble });
    },
  );

  test.each(problems)('nothing is claimed that nobody knows (%o)', async (problem, trouble) => {
    refuse(problem);
    expect(await deleteMyAccount('u', 'a@b.in')).toEqual({ kind: 'uncertain', trouble });
  });

  test('it is asked with the token from before, as there is no newer one for an account that is gone', async () => {
    refuse({ kind: 'unauthorized', status: 401 });
    vi.mocked(currentCaller)
      .mockResolvedValueOnce({ ok: true, value: caller })
      .mockResolvedValueOnce({ ok: true, value: caller })
      .mockResolvedValue({ ok: false, problem: { kind: 'unauthorized' } });
    vi.mocked(askAccount).mockResolvedValue('gone');
    expect(await deleteMyAccount('u', 'a@b.in')).toEqual({ kind: 'deleted' });
    expect(askAccount).toHaveBeenCalledExactlyOnceWith(caller);
  });
});

function refuse(problem: Problem): void {
  vi.mocked(deleteAccount).mockResolvedValue({ ok: false, problem });
}
