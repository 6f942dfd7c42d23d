import type { UserDatabase } from '../database.ts';
import { newPropertyDraft, type ChosenFile, type PropertyDraftRow } from '../schema.ts';
import { floorplanAct } from './add-floorplan.ts';
import { photoAct } from './add-photo.ts';
import { keepActs, type Keeping, type KeepOutcome, type NewAct } from './keep-acts.ts';
import { letStrayFilesGo } from './property-draft.ts';

/** What was kept, by id, to be followed on its way. */
export interface SavedProperty {
  propertyId: string;
  /** Of the property, where it is new. */
  title: string;
  isNew: boolean;
  /** In the order in which they were chosen; `name` as their owner calls them. */
  files: readonly { id: string; use: ChosenFile['use']; name: string }[];
}

export type SaveOutcome =
  | { kind: 'saved'; saved: SavedProperty }
  /** This draft was saved before, here or in another tab. */
  | { kind: 'saved-before' }
  | Exclude<KeepOutcome, { kind: 'kept' }>;

/**
 * Keeps the property that was entered, with its floorplans and photos, all or none, and lets go of the draft in the same
 * moment: saved twice it is one property. The files are on the device already, so that their number costs no memory.
 */
export async function saveProperty(
  db: UserDatabase,
  draft: PropertyDraftRow,
  keeping: Keeping,
): Promise<SaveOutcome> {
  const { propertyId } = draft;
  const isNew = draft.id === newPropertyDraft;
  const files = draft.files.map((file) => ({ ...file, rowId: keeping.newId() }));
  const acts = [
    ...(isNew ? [propertyAct(draft)] : []),
    ...files.map(({ rowId, ...file }) => fileAct(rowId, propertyId, file)),
  ];
  try {
    const outcome = await keepActs(db, acts, {
      ...keeping,
      alongside: async (disk) => {
        if (!(await disk.property_drafts.get(draft.id))) throw savedBefore;
        await disk.property_drafts.delete(draft.id);
        await letStrayFilesGo(disk);
      },
    });
    if (outcome.kind !== 'kept') return outcome;
  } catch (error) {
    if (await isGone(db, draft.id)) return { kind: 'saved-before' };
    throw error;
  }
  const saved = files.map(({ rowId, use, title, words, name }) => ({
    id: rowId,
    use,
    name: (use === 'plan' ? title : words).trim() || name,
  }));
  return { kind: 'saved', saved: { propertyId, title: draft.title.trim(), isNew, files: saved } };
}

const savedBefore = new Error('The draft was saved before');

async function isGone(db: UserDatabase, draftId: string): Promise<boolean> {
  return (await db.property_drafts.get(draftId)) === undefined;
}

function propertyAct({ propertyId, title, city, project_name, description }: PropertyDraftRow): NewAct {
  return {
    kind: 'property.create',
    entityId: propertyId,
    payload: {
      title: title.trim(),
      city: city.trim(),
      project_name: project_name.trim() || undefined,
      description: description.trim() || undefined,
    },
  };
}

function fileAct(id: string, propertyId: string, chosen: ChosenFile): NewAct {
  const { type, extension, size } = chosen;
  const file = { bytes: { keptAs: chosen.id, size }, type, extension };
  if (chosen.use === 'photo') return photoAct({ id, propertyId, caption: chosen.words, file });
  const title = chosen.title.trim() || chosen.name;
  return floorplanAct({ id, propertyId, title, description: chosen.words, file });
}
