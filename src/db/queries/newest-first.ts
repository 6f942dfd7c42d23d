import type { OutboxRow } from '../schema.ts';
import type { Shown } from './overlay.ts';

/**
 * An order of rows by the server's clock. What the server does not have yet was made after all that it has, whatever the
 * device's clock says, and among itself in the order in which it was kept.
 */
export function newestFirst<Row extends { id: string }>(timeOf: (row: Row) => string) {
  return (one: Shown<Row>, other: Shown<Row>): number => {
    const [mine, theirs] = [makerOf(one), makerOf(other)];
    if (mine !== undefined || theirs !== undefined) return (theirs ?? -1) - (mine ?? -1);
    return (
      (Date.parse(timeOf(other)) || 0) - (Date.parse(timeOf(one)) || 0) || other.id.localeCompare(one.id)
    );
  };
}

/** Where in the outbox the act stands that makes the row; undefined once the mirror has it. */
function makerOf({ unsent, seq }: { unsent?: OutboxRow; seq?: unknown }): number | undefined {
  return unsent && seq === 0 ? unsent.n : undefined;
}

/** Of analyses of the same floorplan, or of several. */
export const newestAnalysisFirst = newestFirst(
  ({ analyzed_at: at }: { id: string; analyzed_at: string }) => at,
);
