import { useRef } from 'react';
import { changeDeity, type DeityPictureFile } from '#db/mutations/deity-collection.ts';
import { collectionDialogs as texts } from '#i18n/catalogue/aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.ts';
import { DeityForm } from './deity-form.tsx';
import { deityChangeOf, deityFieldsOf, deityValuesOf, type DeityValues } from './deity-values.ts';
import type { ShownDeity } from './shown-deity.ts';
import { tried } from './tried.ts';

export interface EditDeityDialogProps {
  userId: string;
  shown: ShownDeity;
  onClose(): void;
}

/** A deity of one's own, changed at one go. */
export function EditDeityDialog({ userId, shown: { deity }, onClose }: EditDeityDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  async function save(values: DeityValues, picture: DeityPictureFile | undefined): Promise<boolean> {
    const change = deityChangeOf(deity, values);
    const kind = await tried(userId, (db, keeping) => changeDeity(db, deity, change, picture, keeping));
    if (kind === 'kept') {
      showToast({
        tone: 'success',
        title: { message: texts.savedToast, values: { name: isolated(deityFieldsOf(values).name) } },
      });
      close();
      return true;
    }
    showToast({
      tone: 'error',
      title: { message: kind === 'full' ? texts.deviceFull : texts.saveFailed },
    });
    return false;
  }

  return (
    <Dialog ref={dialog} title={t(texts.editTitle)} onClose={onClose}>
      <DeityForm
        initial={deityValuesOf(deity)}
        image={deity.image ?? null}
        submitLabel={texts.save}
        leaveLabel={texts.cancel}
        onLeave={close}
        onSubmit={save}
      />
    </Dialog>
  );
}
