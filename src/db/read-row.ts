import { isRecord } from '#domain/is-record.ts';
import { mirroredTables, type MirroredRow, type MirroredTable, type QuarantinedRow } from './schema.ts';

export type ReadRow =
  | { ok: true; table: MirroredTable; row: MirroredRow }
  | { ok: false; reason: QuarantinedRow['reason']; id: string; seq: number };

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const textOrNull: Check = (value) => value === null || typeof value === 'string';
const whole: Check = (value) => Number.isSafeInteger(value);
const wholeOrNull: Check = (value) => value === null || whole(value);
const number: Check = (value) => typeof value === 'number';
const numberOrNull: Check = (value) => value === null || number(value);
const list: Check = (value) => Array.isArray(value);
/** Of columns that older servers do not have. */
const wholeOrNone: Check = (value) => value === undefined || wholeOrNull(value);
const textOrNone: Check = (value) => value === undefined || textOrNull(value);
const textsOrNone: Check = (value) => textOrNone(value) || (Array.isArray(value) && value.every(text));

/** The fields that screens rely on; what else a newer server sends is kept as it is. */
const shapes: Record<MirroredTable, Record<string, Check>> = {
  profiles: { username: text, full_name: textOrNull, email: textOrNull },
  chat_sessions: { title: text, created_at: text, updated_at: text },
  user_chats: {
    session_id: text,
    query: text,
    response: textOrNull,
    sources: list,
    created_at: text,
    attachment_name: textOrNone,
    page_urls: textsOrNone,
    unhelpful_at: textOrNone,
  },
  properties: { title: text, city: text, created_at: text },
  floorplans: { title: text, image_url: text, upload_date: text },
  vaastu_analysis: {
    floorplan_id: text,
    overall_rating: wholeOrNull,
    analysis_summary: textOrNull,
    recommendations: textOrNull,
    analyzed_at: text,
    llm_model: textOrNull,
    language: textOrNone,
  },
  property_photos: { property_id: text, image_url: text, upload_date: text },
  user_events: {
    title: text,
    date_type: text,
    event_date: textOrNone,
    lunar_month: textOrNone,
    lunar_day: wholeOrNone,
    paksha: textOrNone,
  },
  festival_reminders: { festival_id: text, days: list, hour: whole },
  japa_days: { day: text, mantra: text, count: whole },
  birth_profiles: {
    name: text,
    birth_date: text,
    minutes_of_day: wholeOrNull,
    within_minutes: whole,
    place_name: text,
    latitude: number,
    longitude: number,
    time_zone: text,
    offset_minutes: numberOrNull,
  },
  user_deity: { name: text, image: textOrNone },
  user_aartis: { title: text, file_type: text, review_status: textOrNone, review_note: textOrNone },
  credit_balances: { thirds: whole },
};

/** A pulled row as the mirror keeps it, or why this version cannot read it. */
export function readRow(table: string, row: unknown): ReadRow {
  const fields = isRecord(row) ? row : {};
  const id = typeof fields['id'] === 'string' ? fields['id'] : `unnamed-${JSON.stringify(row)}`;
  const seq = typeof fields['seq'] === 'number' ? fields['seq'] : 0;
  const known = mirroredTables.find((name) => name === table);
  if (!known) return { ok: false, reason: 'unknown-table', id, seq };
  if (typeof fields['id'] !== 'string' || !whole(fields['seq']))
    return { ok: false, reason: 'unknown-shape', id, seq };
  const deletedAt = fields['deleted_at'] ?? null;
  if (typeof deletedAt === 'string')
    return { ok: true, table: known, row: { id, seq, deleted_at: deletedAt } };
  const isKnownShape = Object.entries(shapes[known]).every(([name, check]) => check(fields[name]));
  if (!isKnownShape || deletedAt !== null) return { ok: false, reason: 'unknown-shape', id, seq };
  return { ok: true, table: known, row: { ...fields, id, seq, deleted_at: null } };
}
