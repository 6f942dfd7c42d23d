import type { UserDatabase } from '../database.ts';
import { keepActs, type ActFile, type Keeping, type KeepOutcome, type NewAct } from './keep-acts.ts';

/** A floorplan that was chosen, as it is kept. */
export interface NewFloorplan {
  id: string;
  /** Missing for one that stands by itself. */
  propertyId?: string | undefined;
  title: string;
  description?: string | undefined;
  file: Omit<ActFile, 'field'>;
}

/** Keeps a floorplan that belongs to no property, with its file, so that both are sent. */
export async function addFloorplan(
  db: UserDatabase,
  plan: NewFloorplan,
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(db, [floorplanAct(plan)], keeping);
}

/** The act that makes a floorplan once its file, and its property where it has one, are on the server. */
export function floorplanAct({ id, propertyId, title, description, file }: NewFloorplan): NewAct {
  return {
    kind: 'floorplan.create',
    entityId: id,
    payload: {
      property_id: propertyId,
      title,
      description: description?.trim() ? description.trim() : undefined,
      file_size: 'keptAs' in file.bytes ? file.bytes.size : file.bytes.byteLength,
      file_type: file.type,
    },
    files: [{ ...file, field: 'image_url' }],
  };
}
