import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { planModels } from './model-consent.ts';
import { sessionStore } from './session-store.ts';
import { usePlanModels } from './use-plan-models.ts';

vi.mock('./model-consent.ts', () => ({ planModels: vi.fn<typeof planModels>() }));

const answer = vi.mocked(planModels);

beforeEach(() => {
  sessionStore.setState({ status: 'signed-in', user: { id: 'a', email: 'asha@example.com' } }, true);
  answer.mockReset().mockResolvedValue({ looking: 'given', writing: 'none' });
});

test('what a model may do is unknown without a connection, and asked again when it is back', async () => {
  const { result } = renderHook(() => usePlanModels());
  await waitFor(() => expect(result.current[0]).toEqual({ looking: 'given', writing: 'none' }));
  connection(false);
  await waitFor(() => expect(result.current[0]).toEqual({ looking: 'unknown', writing: 'none' }));
  answer.mockResolvedValue({ looking: 'refused', writing: 'none' });
  connection(true);
  await waitFor(() => expect(result.current[0]).toEqual({ looking: 'refused', writing: 'none' }));
});

test('it is unknown where it cannot be found out', async () => {
  const { result } = renderHook(() => usePlanModels());
  await waitFor(() => expect(result.current[0].looking).toBe('given'));
  connection(false);
  answer.mockRejectedValue(new Error('blocked'));
  connection(true);
  await waitFor(() => expect(result.current[0]).toEqual({ looking: 'unknown', writing: 'unknown' }));
});

test('nobody is asked for guests', () => {
  sessionStore.setState({ status: 'guest' }, true);
  expect(renderHook(() => usePlanModels()).result.current[0]).toEqual({
    looking: 'unknown',
    writing: 'unknown',
  });
  expect(answer).not.toHaveBeenCalled();
});

function connection(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}
