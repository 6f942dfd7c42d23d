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
  };
}

/** Whether the act still has to reach the server; one that is dead waits for its writer. */
export function isUnsent({ state }: OutboxRow): boolean {
  return state !== 'acked';
}
