import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ProfileRow } from '#db/queries/profile.ts';
import { checkAct } from '#domain/acts/check-act.ts';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { keepChange } from './keep-change.ts';
import classes from './profile.module.css';

export interface EditProfileDialogProps {
  userId: string;
  row: ProfileRow;
  /** What the server has refused, to be mended, and why. */
  refused?: { field: Field; value: string; reason: string } | undefined;
  onClose(): void;
}

export type Field = 'full_name' | 'username';

/** Name and username. */
export function EditProfileDialog({ userId, row, refused, onClose }: EditProfileDialogProps) {
  const { t } = useI18n();
  const [values, setValues] = useState<Record<Field, string>>(() => ({
    full_name: row.full_name ?? '',
    username: row.username,
    ...(refused && { [refused.field]: refused.value }),
  }));
  const [errors, setErrors] = useState<Partial<Record<Field, string | undefined>>>(() =>
    refused ? { [refused.field]: refused.reason } : {},
  );
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  function type(field: Field, value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  async function save(): Promise<void> {
    if (isBusy) return;
    const changes = changesOf(row, values, refused?.field);
    const faulty = changes.find((change) => checkAct('profile.update', change));
    if (faulty) {
      const field = 'username' in faulty ? 'username' : 'full_name';
      setErrors({ [field]: t(field === 'username' ? texts.usernameFormat : texts.fullNameTooLong) });
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    setIsBusy(true);
    for (const change of changes) {
      if (await keepChange(userId, change)) continue;
      setIsBusy(false);
      return;
    }
    close();
  }

  return (
    <Dialog ref={dialog} title={t(texts.editTitle)} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          name="full_name"
          autoComplete="name"
          label={t(texts.fullName)}
          value={values.full_name}
          error={errors.full_name}
          onChange={(event) => type('full_name', event.currentTarget.value)}
        />
        <TextInput
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          label={t(texts.username)}
          description={t(texts.usernameFormat)}
          leftSection={<span aria-hidden="true">@</span>}
          value={values.username}
          error={errors.username}
          // Nobody's username has capitals, so that they are not worth a complaint.
          onChange={(event) => type('username', event.currentTarget.value.replace(/^@/, '').toLowerCase())}
        />
        <div className={classes.answers}>
          <Button variant="default" onClick={close}>
            {t(texts.cancel)}
          </Button>
          <Button type="submit" aria-disabled={isBusy} data-disabled={isBusy}>
            {t(texts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type FieldChange = { full_name: string | null } | { username: string };

/** Each field by itself, so that a username that is taken does not keep the name from being changed. */
function changesOf(
  row: ProfileRow,
  values: Readonly<Record<Field, string>>,
  refused: Field | undefined,
): FieldChange[] {
  const fullName = values.full_name.trim() || null;
  const username = values.username.trim();
  return [
    ...(fullName !== row.full_name || refused === 'full_name' ? [{ full_name: fullName }] : []),
    ...(username !== row.username || refused === 'username' ? [{ username }] : []),
  ];
}
