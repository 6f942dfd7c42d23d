import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#remote/call.ts';
import type { Caller } from '#remote/procedures.ts';
import type { Role } from '#remote/account-calls.ts';
import { useRole } from './use-role.ts';

const currentCaller = vi.hoisted(() => vi.fn<(userId: string) => Promise<Answer<Caller>>>());
const fetchRole = vi.hoisted(() => vi.fn<() => Promise<Role>>());
vi.mock('./current-caller.ts', () => ({ currentCaller }));
vi.mock('#remote/account-calls.ts', () => ({ fetchRole }));

const caller: Answer<Caller> = {
  ok: true,
  value: { config: { url: 'https://disha.example', key: 'k' }, accessToken: 't' },
};

beforeEach(() => {
  currentCaller.mockResolvedValue(caller);
  fetchRole.mockResolvedValue('admin');
});

afterEach(() => vi.resetAllMocks());

test('whoever the server calls an admin is one, and a user until it has said so', async () => {
  const { result } = renderHook(() => useRole('asha'));
  expect(result.current).toBe('user');
  await waitFor(() => expect(result.current).toBe('admin'));
  expect(currentCaller).toHaveBeenCalledWith('asha');
});

test('where nobody can be asked everybody is a user', async () => {
  currentCaller.mockResolvedValue({ ok: false, problem: { kind: 'network' } });
  const { result } = renderHook(() => useRole('asha'));
  await waitFor(() => expect(currentCaller).toHaveBeenCalled());
  expect(result.current).toBe('user');
  expect(fetchRole).not.toHaveBeenCalled();
});

test('one person’s role is not that of the next', async () => {
  const { result, rerender } = renderHook(({ userId }) => useRole(userId), {
    initialProps: { userId: 'asha' },
  });
  await waitFor(() => expect(result.current).toBe('admin'));
  fetchRole.mockResolvedValue('user');
  rerender({ userId: 'ravi' });
  expect(result.current).toBe('user');
});
