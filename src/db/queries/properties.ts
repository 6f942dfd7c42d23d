import type { Table } from 'dexie';
import { applyAct } from '#domain/acts/apply-act.ts';
import { definitionOf, makesRow, type ActTable } from '#domain/acts/act-definitions.ts';
import { mirrorOf, type UserDatabase } from '../database.ts';
import { mirrorCursor } from '../mutations/apply-page.ts';
import { linkState } from '../mutations/note-link.ts';
import type { FloorplanRow, LinkProblem, OutboxRow, PropertyPhotoRow, PropertyRow } from '../schema.ts';
import { newestFirst } from './newest-first.ts';
import { overlaid, overlaidRow, type Shown } from './overlay.ts';
import { onItsWay, type UploadOnItsWay } from './uploads.ts';

/** A property with everything that belongs to it, as its owner last wrote it. */
export interface PropertyAtHand {
  property: Shown<PropertyRow>;
  state: SendState;
  /** The newest first. */
  plans: PlanInList[];
  /** In the order in which they were added. */
  photos: PhotoInList[];
}

export interface PlanInList {
  floorplan: Shown<FloorplanRow>;
  state: SendState;
}

export interface PhotoInList {
  photo: Shown<PropertyPhotoRow>;
  state: SendState;
}

/**
 * there: the server has it as it is shown · waiting: it goes by itself, with the files that go before it · held: it goes
 * when something else has changed · refused: it never goes by itself; `act` is what the server refused, the change itself
 * or a file or a row that it needs, and `change` is the kind of the change.
 */
export type SendState =
  | { kind: 'there' }
  | { kind: 'waiting'; files: UploadOnItsWay[] }
  | { kind: 'held' }
  | { kind: 'refused'; act: OutboxRow; change: string };

/** Whether the device has what the server has. Until the first time it only has what was written here. */
export type MirrorState = { kind: 'filled' } | { kind: 'filling'; problem: LinkProblem | undefined };

export interface ListedProperties {
  /** The newest first. */
  properties: PropertyAtHand[];
  mirror: MirrorState;
}

/** The properties of the user, as of one moment. */
export async function propertiesAtHand(db: UserDatabase): Promise<ListedProperties> {
  const { properties, floorplans, photos } = mirrors(db);
  return db.transaction('r', [properties, floorplans, photos, db.outbox, db.meta], async () => {
    const [propertyRows, planRows, photoRows, outbox, mirror] = await Promise.all([
      properties.toArray(),
      floorplans.toArray(),
      photos.toArray(),
      db.outbox.toArray(),
      mirrorState(db),
    ]);
    const plansOf = grouped(shownRows(outbox, 'floorplans', planRows));
    const photosOf = grouped(shownRows(outbox, 'property_photos', photoRows));
    const list = shownRows(outbox, 'properties', propertyRows).toSorted(newestFirst(createdAt));
    return {
      properties: list.map((property) => ({
        property,
        state: sendState(property.id, outbox),
        plans: (plansOf.get(property.id) ?? [])
          .toSorted(newestFirst(uploadedAt))
          .map((floorplan) => ({ floorplan, state: sendState(floorplan.id, outbox) })),
        photos: (photosOf.get(property.id) ?? [])
          .toSorted((one, other) => -newestFirst(uploadedAt)(one, other))
          .map((photo) => ({ photo, state: sendState(photo.id, outbox) })),
      })),
      mirror,
    };
  });
}

/** The floorplans that belong to no property, the newest first. */
export async function standalonePlans(db: UserDatabase): Promise<PlanInList[]> {
  const { floorplans } = mirrors(db);
  return db.transaction('r', [floorplans, db.outbox], async () => {
    const [rows, outbox] = await Promise.all([floorplans.toArray(), db.outbox.toArray()]);
    return shownRows(outbox, 'floorplans', rows)
      .filter((row) => row.property_id === null)
      .toSorted(newestFirst(uploadedAt))
      .map((floorplan) => ({ floorplan, state: sendState(floorplan.id, outbox) }));
  });
}

/** A property as its owner last wrote it; undefined where there is none. */
export async function propertyById(db: UserDatabase, id: string): Promise<Shown<PropertyRow> | undefined> {
  const mirror = mirrorOf(db, 'properties') as unknown as Table<PropertyRow, string>;
  return db.transaction('r', mirror, db.outbox, async () => {
    const [row, outbox] = await Promise.all([mirror.get(id), db.outbox.toArray()]);
    return overlaidRow(outbox, 'properties', row, id);
  });
}

function mirrors(db: UserDatabase) {
  // `readRow` has looked at the fields that every version has.
  return {
    properties: mirrorOf(db, 'properties') as unknown as Table<PropertyRow, string>,
    floorplans: mirrorOf(db, 'floorplans') as unknown as Table<FloorplanRow, string>,
    photos: mirrorOf(db, 'property_photos') as unknown as Table<PropertyPhotoRow, string>,
  };
}

export async function mirrorState(db: UserDatabase): Promise<MirrorState> {
  const [cursor, { problem }] = await Promise.all([mirrorCursor(db), linkState(db)]);
  return cursor && cursor.isFilled !== false ? { kind: 'filled' } : { kind: 'filling', problem };
}

/**
 * The rows of a table as their owner last wrote them, also what the server has refused to make: nobody else has it, and
 * its owner decides what becomes of it.
 */
export function shownRows<Row extends { id: string; deleted_at: string | null }>(
  outbox: readonly OutboxRow[],
  table: ActTable,
  rows: readonly Row[],
): Shown<Row>[] {
  const shown = overlaid(outbox, table, rows);
  const known = new Set(rows.map(({ id }) => id));
  const refused = outbox.flatMap((act): Shown<Row>[] => {
    const isRefused = act.state === 'dead' && makesRow(act.kind) && definitionOf(act.kind)?.table === table;
    const row = isRefused && !known.has(act.entityId) ? applyAct<Row>(undefined, act) : undefined;
    return row ? [{ ...row, unsent: act }] : [];
  });
  return [...shown, ...refused];
}

function grouped<Row extends { property_id: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.property_id === null) continue;
    const group = groups.get(row.property_id);
    if (group) group.push(row);
    else groups.set(row.property_id, [row]);
  }
  return groups;
}

/** How the last change of a row stands, or the first one that was refused. */
export function sendState(rowId: string, outbox: readonly OutboxRow[]): SendState {
  const acts = outbox.filter(
    ({ entityId, kind, state }) => entityId === rowId && state !== 'acked' && kind !== 'op.cancel',
  );
  for (const act of acts) {
    const refused = act.state === 'dead' ? act : refusedNeed(act, outbox);
    if (refused) return { kind: 'refused', act: refused, change: act.kind };
  }
  const last = acts.at(-1);
  if (!last) return { kind: 'there' };
  if (acts.some(({ problem }) => problem?.kind === 'held')) return { kind: 'held' };
  const needed = new Set(acts.flatMap(({ deps }) => deps));
  const uploads = outbox.filter(({ kind, opId }) => kind === 'upload' && needed.has(opId));
  return { kind: 'waiting', files: uploads.map(onItsWay) };
}

/** What was refused of all that an act needs. */
function refusedNeed({ deps }: OutboxRow, outbox: readonly OutboxRow[]): OutboxRow | undefined {
  for (const need of outbox.filter(({ opId }) => deps.includes(opId))) {
    const refused = need.state === 'dead' ? need : refusedNeed(need, outbox);
    if (refused) return refused;
  }
  return undefined;
}

function createdAt({ created_at: at }: PropertyRow): string {
  return at;
}

function uploadedAt({ upload_date: at }: { id: string; upload_date: string }): string {
  return at;
}
