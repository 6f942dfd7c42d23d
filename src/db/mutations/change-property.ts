import type { UserDatabase } from '../database.ts';
import type { FloorplanRow, PropertyPhotoRow, PropertyRow } from '../schema.ts';
import { changeRow } from './change-row.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { letCopiesOfGo } from './keep-copies.ts';

export type PropertyChange = Partial<Pick<PropertyRow, 'title' | 'city' | 'project_name' | 'description'>>;

/** Keeps what its owner changes of a property, as `changeRow` says. */
export function updateProperty(
  db: UserDatabase,
  id: string,
  change: PropertyChange,
  keeping: Keeping,
): Promise<KeepOutcome> {
  return changeRow(db, 'property', id, change, keeping);
}

export interface WholeProperty {
  id: string;
  plans: readonly Pick<FloorplanRow, 'id' | 'image_url'>[];
  photos: readonly Pick<PropertyPhotoRow, 'image_url'>[];
}

/** Deletes a property with its plans, their analyses and its photos. */
export async function deleteProperty(
  db: UserDatabase,
  { id, plans, photos }: WholeProperty,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const outcome = await keepActs(db, [{ kind: 'property.delete', entityId: id, payload: {} }], keeping);
  if (outcome.kind === 'kept') await forgetFiles(db, [...plans, ...photos], plans);
  return outcome;
}

/** Deletes a floorplan with its analyses. */
export async function deleteFloorplan(
  db: UserDatabase,
  plan: Pick<FloorplanRow, 'id' | 'image_url'>,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const outcome = await keepActs(db, [{ kind: 'floorplan.delete', entityId: plan.id, payload: {} }], keeping);
  if (outcome.kind === 'kept') await forgetFiles(db, [plan], [plan]);
  return outcome;
}

export async function deletePhoto(
  db: UserDatabase,
  photo: Pick<PropertyPhotoRow, 'id' | 'image_url'>,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const outcome = await keepActs(db, [{ kind: 'photo.delete', entityId: photo.id, payload: {} }], keeping);
  if (outcome.kind === 'kept') await forgetFiles(db, [photo], []);
  return outcome;
}

/** What was only here to be looked at, and what was marked on the plans. */
async function forgetFiles(
  db: UserDatabase,
  files: readonly { image_url: string }[],
  plans: readonly { id: string }[],
): Promise<void> {
  const paths = files.map(({ image_url: path }) => path);
  await letCopiesOfGo(db, paths);
  await db.plan_drafts.bulkDelete(plans.map(({ id }) => id));
}
