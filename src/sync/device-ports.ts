import { exclusively, inTurn } from '#lib/exclusive.ts';
import type { EnginePorts } from './engine.ts';
import { remotePorts } from './remote-ports.ts';

/** What syncing needs of a device, the same in a page and in the worker. */
export type DevicePorts = Omit<
  EnginePorts,
  'isStopped' | 'after' | 'isVisible' | 'onPhase' | 'showAnswer' | 'tries'
>;

export function devicePorts(userId: string): DevicePorts {
  return {
    ...remotePorts(userId),
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
    exclusively: (lock, work) => exclusively(`${lock}:${userId}`, work),
    inTurn: (lock, work) => inTurn(`${lock}:${userId}`, work),
  };
}
