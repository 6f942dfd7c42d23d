import { addDeity } from '#db/mutations/deity-collection.ts';
import type { CatalogueDeity } from '#db/queries/deities.ts';
import { collectionDialogs as texts } from '#i18n/catalogue/aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import type { Language } from '#i18n/messages.ts';
import { showToast } from '#ui/toast.ts';
import { tried } from './tried.ts';

/** Adds a deity of the catalogue and says what came of it. Returns whether it was added. */
export async function addWithToast(
  userId: string,
  { id, name }: Pick<CatalogueDeity, 'id' | 'name'>,
  language: Language,
): Promise<boolean> {
  const kind = await tried(userId, (db, keeping) =>
    addDeity(db, { id: keeping.newId(), deityId: id, name: name.en }, keeping),
  );
  switch (kind) {
    case 'kept':
      showToast({
        tone: 'success',
        title: { message: texts.addedToast, values: { name: isolated(name[language]) } },
      });
      return true;
    case 'already-added':
      tellAlreadyAdded();
      return false;
    case 'full':
      showToast({
        tone: 'error',
        title: { message: texts.addFailed },
        description: { message: texts.deviceFull },
      });
      return false;
    case 'refused':
    case 'failed':
      showToast({ tone: 'error', title: { message: texts.addFailed } });
      return false;
  }
}

export function tellAlreadyAdded(): void {
  showToast({
    tone: 'error',
    title: { message: texts.alreadyAdded },
    description: { message: texts.alreadyAddedText },
  });
}
