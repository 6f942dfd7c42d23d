import type { OutboxRow } from './schema.ts';

/** The form in which this version writes payloads. */
const payloadVersion = 1;

/** An act as it is kept: untried. */
export function newOutboxRow(
  act: Pick<OutboxRow, 'opId' | 'kind' | 'userId' | 'lane' | 'deps' | 'entityId' | 'payload' | 'keptAt'>,
): OutboxRow {
  return {
    ...act,
    v: payloadVersion,
    state: 'queued',
    attempts: 0,
    failures: 0,
    nextAt: 0,
    problem: undefined,
    ackSeq: undefined,
    ackGeneration: undefined,
  };
}

/** The code of an act that its writer left on the device at a sign-out and has not said anything about since. */
export const keptAtSignOut = 'kept_at_sign_out';
