import { definitionOf, type ActTable } from './act-definitions.ts';
import { reviewAfter } from './review-of-aarti.ts';

/** What an act needs to be shown before the server has carried it out. */
export interface ShownAct {
  kind: string;
  entityId: string;
  payload: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970 when it was written. */
  keptAt: number;
}

/**
 * The row as it will be once the act is carried out; undefined when the act removes it, or has no row to change. A row
 * that the server has already made is not made again: its own values are newer.
 */
export function applyAct<Row extends { id: string }>(row: Row | undefined, act: ShownAct): Row | undefined {
  const definition = definitionOf(act.kind);
  switch (definition?.verb) {
    case 'create':
      return row ?? (newRow(act) as unknown as Row);
    case 'update':
      return row && { ...row, ...act.payload, ...besides(row, act) };
    case 'set':
      return { ...(row ?? (newRow(act) as unknown as Row)), ...act.payload };
    case 'delete':
      return undefined;
    case 'cancel':
    case undefined:
      return row;
  }
}

/** What the server changes along with an act that does not name it. */
function besides(row: object, { kind, payload }: ShownAct): object {
  if (kind === 'aarti.update') return reviewAfter({ ...row }, { ...row, ...payload });
  // An event that has become solar keeps no half of a lunar month; apps from before there was one do not say so.
  const isSolar = kind === 'event.update' && payload['date_type'] === 'solar';
  return isSolar && 'paksha' in row ? { paksha: null } : {};
}

function newRow({ kind, entityId, payload, keptAt }: ShownAct): Record<string, unknown> {
  const fields = Object.entries(definitionOf(kind)?.fields ?? {});
  const at = new Date(keptAt).toISOString();
  const row = {
    ...serversOwn(definitionOf(kind)?.table, at),
    ...(kind === 'chat.keep' && { answered_by: 'guide' }),
    ...Object.fromEntries(fields.map(([field, rule]) => [field, rule.initial ?? null])),
    ...payload,
    id: entityId,
    seq: 0,
    deleted_at: null,
    created_at: at,
    updated_at: at,
  };
  return kind === 'aarti.create' ? { ...row, ...reviewAfter(undefined, row) } : row;
}

/** What the server writes into a new row of its own accord, and screens read. */
function serversOwn(table: ActTable | undefined, at: string): Record<string, unknown> {
  const own: Partial<Record<ActTable, Record<string, unknown>>> = {
    user_chats: {
      response: null,
      sources: [],
      answered_by: null,
      request_id: null,
      failure: null,
      unhelpful_at: null,
      image_url: null,
      attachment_name: null,
      page_urls: null,
    },
    floorplans: { upload_date: at },
    property_photos: { upload_date: at },
    vaastu_analysis: { analyzed_at: at, property_id: null },
  };
  return table === undefined ? {} : (own[table] ?? {});
}
