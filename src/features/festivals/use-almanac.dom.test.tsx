import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CivilDate } from '#domain/time/civil-date.ts';
import type * as almanac from './almanac.ts';
import type { AlmanacTask, TaskOf } from './almanac-task.ts';
import { useAlmanac } from './use-almanac.ts';

const { asked, kinds } = vi.hoisted(() => ({
  asked: [] as ((value: never) => void)[],
  kinds: [] as string[],
}));
vi.mock('./almanac.ts', async (original) => ({
  ...(await original<typeof almanac>()),
  deviceReckoner: () => (task: AlmanacTask) => {
    kinds.push(task.kind);
    return new Promise((answer) => asked.push(answer));
  },
}));

const reckoning = {
  place: { name: 'Delhi', latitude: 28.6, longitude: 77.2, timeZone: 'Asia/Kolkata' },
  monthSystem: 'purnimanta',
} as const;
const month = (named: string): TaskOf<'month'> => ({ kind: 'month', month: named as never, reckoning });
const day = { kind: 'day', date: '2029-01-05' as CivilDate, reckoning } as const;

/** What a live query found is read while rendering, without an update of its own until later. */
const found: { task: typeof day | undefined } = { task: undefined };

function Reader() {
  useAlmanac(month('2029-01'));
  useAlmanac(found.task);
  return null;
}

function Other({ named }: { named: string }) {
  useAlmanac(month(named));
  return null;
}

async function answerNext(): Promise<void> {
  await act(async () => asked.shift()?.({ days: [], festivals: [] } as never));
}

test('what a live query finds between two answers to others is asked for', async () => {
  const shown = (named: string) => (
    <>
      <Reader key="reader" />
      <Other key="other" named={named} />
    </>
  );
  const { rerender } = render(shown('2029-02'));
  await answerNext();
  found.task = day;
  await answerNext();
  rerender(shown('2029-03'));
  await answerNext();
  rerender(shown('2029-04'));
  await answerNext();
  expect(kinds).toContain('day');
});
