import { Button, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef } from 'react';
import { tidyTitle } from '#domain/acts/title.ts';
import { catalogueAdmin as texts } from '#i18n/catalogue/aartis.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { addCatalogueDeity } from '#session/admin.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './deity-form.module.css';
import { textOrNull, useAdminForm } from './use-admin-form.ts';

export interface AdminDeityDialogProps {
  userId: string;
  onClose(): void;
}

const empty = { name: '', nameHi: '', about: '', aboutHi: '', image: '' };

/** Adds a deity to the catalogue. */
export function AdminDeityDialog({ userId, onClose }: AdminDeityDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const { form, isBusy, field, submit } = useAdminForm({
    empty,
    testId: 'admin-deity',
    faultsOf: ({ name }) => (tidyTitle(name) === '' ? { name: texts.nameNeeded } : {}),
    send: ({ name, nameHi, about, aboutHi, image }) =>
      addCatalogueDeity(userId, {
        name: tidyTitle(name),
        name_hi: textOrNull(tidyTitle(nameHi)),
        about: textOrNull(about),
        about_hi: textOrNull(aboutHi),
        image: textOrNull(image),
      }),
    words: { done: texts.deityAdded, failed: texts.deityFailed },
    onDone: close,
  });
  return (
    <Dialog ref={dialog} title={t(texts.addDeity)} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput {...field('name', texts.name)} data-autofocus aria-required maxLength={120} />
        <TextInput {...field('nameHi', texts.nameHi)} maxLength={120} lang="hi" />
        <Textarea {...field('about', texts.about)} rows={2} maxLength={5000} />
        <Textarea {...field('aboutHi', texts.aboutHi)} rows={2} maxLength={5000} lang="hi" />
        <TextInput {...field('image', texts.image)} maxLength={2048} spellCheck={false} />
        <div className={classes.answers}>
          <Button variant="default" onClick={close}>
            {t(texts.cancel)}
          </Button>
          <Button
            type="submit"
            aria-disabled={isBusy}
            data-disabled={isBusy}
            data-testid="admin-submit-deity"
          >
            {t(isBusy ? texts.saving : texts.addDeity)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
