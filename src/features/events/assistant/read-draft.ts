import { readLunarDay, readLunarMonth, readSolarDate, readTitle } from '#domain/events/read-answer.ts';
import { isRecord } from '#domain/is-record.ts';
import type { EventDraft } from './event-draft.ts';

/** A draft as a store gives it back; undefined where it is not a whole one, ready to be saved. */
export function readEventDraft(kept: unknown): EventDraft | undefined {
  if (!isRecord(kept) || typeof kept['title'] !== 'string' || typeof kept['isRecurring'] !== 'boolean')
    return undefined;
  const { title, description, isRecurring, dateType } = kept;
  if (readTitle(title).kind !== 'read') return undefined;
  const told = { title, description: typeof description === 'string' ? description : null, isRecurring };
  if (dateType === 'solar') {
    const read = readSolarDate(String(kept['date']));
    return read.kind === 'read' ? { ...told, dateType, date: read.date } : undefined;
  }
  const month = readLunarMonth(String(kept['month']));
  const day = readLunarDay(String(kept['day']));
  if (dateType !== 'lunar' || month === undefined || day === undefined) return undefined;
  return { ...told, dateType, month, day, paksha: kept['paksha'] === 'krishna' ? 'krishna' : 'shukla' };
}
