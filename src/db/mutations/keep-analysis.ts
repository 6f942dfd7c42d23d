import type { UserDatabase } from '../database.ts';
import { readRow } from '../read-row.ts';
import type { AnalysisRow } from '../schema.ts';
import { putNewer } from './apply-page.ts';

/**
 * Puts an analysis that the server has just answered with into the mirror, ahead of the pull that would bring it. One that
 * is there already, or was deleted since, stays as it is. Undefined for a row that this version cannot read.
 */
export async function keepAnalysis(db: UserDatabase, row: unknown): Promise<AnalysisRow | undefined> {
  const read = readRow('vaastu_analysis', row);
  if (!read.ok || read.row.deleted_at !== null) return undefined;
  await putNewer(db, read.table, [read.row]);
  return read.row as AnalysisRow;
}
