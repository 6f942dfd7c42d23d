import { removeDeity } from '#db/mutations/deity-collection.ts';
import { collectionDialogs as texts } from '#i18n/catalogue/aartis.ts';
import { formatNumber } from '#i18n/format.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { showToast } from '#ui/toast.ts';
import type { ShownDeity } from './shown-deity.ts';
import { tried } from './tried.ts';

export interface RemoveDeityDialogProps {
  userId: string;
  shown: ShownDeity;
  onRemoved(): void;
  onClose(): void;
}

/** Asks before a deity is taken out of the collection, and says what goes with it. */
export function RemoveDeityDialog({
  userId,
  shown: { deity, name, aartis },
  onRemoved,
  onClose,
}: RemoveDeityDialogProps) {
  const { t, language } = useI18n();
  const values = { name: isolated(name) };

  async function remove(): Promise<boolean> {
    const files = aartis.flatMap(({ aarti }) => aarti.file_url ?? []);
    const kind = await tried(userId, (db, keeping) => removeDeity(db, { deity, files }, keeping));
    if (kind === 'kept') return true;
    showToast({
      tone: 'error',
      title: { message: texts.removeFailed },
      ...(kind === 'full' && { description: { message: texts.deviceFull } }),
    });
    return false;
  }

  return (
    <AskBefore
      title={t(texts.removeTitle)}
      keepLabel={t(texts.cancel)}
      removeLabel={t(texts.remove)}
      removeTestId="confirm-remove-deity"
      remove={remove}
      onRemoved={() => {
        showToast({ tone: 'success', title: { message: texts.removedToast, values } });
        onRemoved();
      }}
      onClose={onClose}
    >
      <p>
        {t(texts.removeText, values)}{' '}
        {aartis.length > 0 &&
          t(aartis.length === 1 ? texts.removeWithOne : texts.removeWithMany, {
            count: formatNumber(aartis.length, language),
          })}
      </p>
    </AskBefore>
  );
}
