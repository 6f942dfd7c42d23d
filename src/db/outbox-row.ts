import type { OutboxRow } from './schema.ts';

/** The form in which this version writes payloads. */
const payloadVersion = 1;

/** How an act stands that nothing has been tried with, or that is as good as that. */
export const untried = {
  state: 'queued',
  failures: 0,
  nextAt: 0,
  problem: undefined,
  ackSeq: undefined,
  ackGeneration: undefined,
} as const satisfies Partial<OutboxRow>;

/** An act as it is kept: untried. */
export function newOutboxRow(
  act: Pick<OutboxRow, 'opId' | 'kind' | 'userId' | 'lane' | 'deps' | 'entityId' | 'payload' | 'keptAt'>,
): OutboxRow {
  return {
    ...act,
    ...untried,
    v: payloadVersion,
    attempts: 0,
  };
}

/** The code of an act that its writer left on the device at a sign-out and has not said anything about since. */
export const keptAtSignOut = 'kept_at_sign_out';
