import { expect, test, vi } from 'vitest';
import { endLeftSessions } from '#session/sessions-to-end.ts';
import { startEnding } from './start-ending.ts';

vi.mock('#session/sessions-to-end.ts', () => ({ endLeftSessions: vi.fn<typeof endLeftSessions>() }));

test('a session that was left is ended at the start, and as soon as there is a network', () => {
  vi.mocked(endLeftSessions).mockResolvedValue('left');
  startEnding();
  expect(endLeftSessions).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(endLeftSessions).toHaveBeenCalledTimes(2);
});
