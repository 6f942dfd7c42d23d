import { Button, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import { tagFault, tagsOf } from '#db/mutations/add-aarti.ts';
import { keepsItsFile } from '#db/mutations/change-aarti.ts';
import type { AartiDraft } from '#db/mutations/aarti-draft.ts';
import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { tidyTitle } from '#domain/acts/title.ts';
import { aartiFormTexts as texts } from '#i18n/catalogue/own-aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { Choice } from '#ui/choice.tsx';
import { Deferred } from '#ui/deferred.tsx';
import { Dialog } from '#ui/dialog.tsx';
import classes from './own-aarti-dialog.module.css';
import { AartiFileField } from './aarti-file-field.tsx';
import { useAartiForm, type AartiForm, type AartiTask } from './use-aarti-form.ts';

export interface OwnAartiDialogProps {
  userId: string;
  /** Whether one is added, and to what, or one is changed. */
  task: AartiTask;
  /** After it has closed, however that came about; what was written is kept. */
  onClose(): void;
}

const { title: titleRule, content: contentRule } = actDefinitions['aarti.create'].fields;

/** Where somebody adds an aarti of their own to a festival or to a deity, or changes one: its words, or a file of it. */
export function OwnAartiDialog({ userId, task, onClose }: OwnAartiDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useAartiForm(userId, task, () => dialog.current?.close());
  return (
    <Dialog ref={dialog} title={titleOf()} onClose={onClose}>
      <p className={classes.description}>
        {t(
          task.kind === 'change'
            ? texts.changeText
            : task.kind === 'festival'
              ? texts.festivalText
              : texts.deityText,
        )}
      </p>
      {form.draft ? (
        <Fields task={task} form={form} draft={form.draft} onClose={() => dialog.current?.close()} />
      ) : (
        <Deferred>
          <output className={classes.note}>{t(texts.opening)}</output>
        </Deferred>
      )}
    </Dialog>
  );

  function titleOf(): string {
    switch (task.kind) {
      case 'festival':
        return t(texts.festivalTitle);
      case 'deity':
        return t(texts.deityTitle, { deity: isolated(task.deityName) });
      case 'change':
        return t(texts.changeTitle);
      default:
        return assertNever(task);
    }
  }
}

interface FieldsProps {
  task: AartiTask;
  form: AartiForm;
  draft: AartiDraft;
  onClose(): void;
}

function Fields({ task, form, draft, onClose }: FieldsProps) {
  const { t } = useI18n();
  const [wasSent, setWasSent] = useState(false);
  const titleId = useId();
  const isChange = task.kind === 'change';
  const hasFile = isChange && keepsItsFile(task.aarti, draft);
  const faults = faultsOf(draft, hasFile || form.file.kind === 'preparing');
  const errors = wasSent ? faults : {};
  const isFile = draft.kind !== 'text';
  const isTouched = [draft.title, draft.lyrics, draft.tags].some((text) => text !== '') || draft.file;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setWasSent(true);
    const [first] = Object.keys(faults);
    if (first === undefined) void form.save();
    else event.currentTarget.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit} data-testid="aarti-form">
      <TextInput
        id={titleId}
        label={t(texts.aartiTitle)}
        data-field="title"
        data-autofocus
        required
        withAsterisk={false}
        maxLength={titleRule.most}
        autoComplete="off"
        dir="auto"
        value={draft.title}
        error={errors.title && t(errors.title)}
        onChange={(event) => form.change({ title: event.currentTarget.value })}
        data-testid="aarti-title"
      />
      <Choice
        legend={t(texts.contentType)}
        options={[
          { value: 'text', label: t(texts.text) },
          { value: 'pdf', label: t(texts.pdf) },
          { value: 'image', label: t(texts.image) },
        ]}
        value={draft.kind}
        onChange={(kind) => form.change({ kind })}
      />
      {isFile ? (
        <>
          {hasFile && (
            <p className={classes.note} data-testid="aarti-has-file">
              {t(texts.hasFile)}
            </p>
          )}
          <AartiFileField
            file={draft.file}
            chosen={form.file}
            fault={errors.file && t(errors.file)}
            isPicture={draft.kind === 'image'}
            onFile={form.choose}
            onRemove={form.removeFile}
          />
        </>
      ) : (
        <Textarea
          label={t(texts.lyrics)}
          maxLength={contentRule.most}
          rows={7}
          dir="auto"
          className={classes.lyrics}
          value={draft.lyrics}
          onChange={(event) => form.change({ lyrics: event.currentTarget.value })}
          data-testid="aarti-lyrics"
        />
      )}
      <TextInput
        label={t(texts.tags)}
        description={t(texts.tagsHint)}
        data-field="tags"
        autoComplete="off"
        dir="auto"
        value={draft.tags}
        error={errors.tags && t(errors.tags)}
        onChange={(event) => form.change({ tags: event.currentTarget.value })}
        data-testid="aarti-tags"
      />
      {mayBeShared(task) && (
        <div className={classes.sharing}>
          <Choice
            legend={t(texts.whoSees)}
            options={[
              { value: 'everybody', label: t(texts.everybody) },
              { value: 'me', label: t(texts.onlyMe) },
            ]}
            value={draft.isPrivate ? 'me' : 'everybody'}
            onChange={(who) => form.change({ isPrivate: who === 'me' })}
          />
          <p className={classes.note}>{t(draft.isPrivate ? texts.onlyMeHint : texts.everybodyHint)}</p>
        </div>
      )}
      {form.trouble && (
        <p className={classes.fault} role="alert" data-testid="aarti-trouble">
          {t(form.trouble)}
        </p>
      )}
      <div className={classes.end}>
        {/* One that were disabled while it saves would lose the focus. */}
        <Button
          type="submit"
          aria-disabled={form.isSaving}
          data-disabled={form.isSaving}
          data-testid="save-aarti"
        >
          {t(saveText(isChange, form.isSaving))}
        </Button>
        <Button variant="default" onClick={onClose} data-testid="close-aarti">
          {t(texts.cancel)}
        </Button>
        {(isChange || isTouched) && !form.isSaving && (
          <Button
            variant="subtle"
            color="gray"
            onClick={(event) => {
              setWasSent(false);
              form.clear();
              event.currentTarget.form?.querySelector('input')?.focus();
            }}
            data-testid="clear-aarti"
          >
            {t(isChange ? texts.undo : texts.clear)}
          </Button>
        )}
      </div>
      <p className={classes.note}>{t(isChange ? texts.changeKept : texts.draftKept)}</p>
    </form>
  );
}

/** What belongs to a deity of one's own collection stays with its owner. */
function mayBeShared(task: AartiTask): boolean {
  return task.kind === 'festival' || (task.kind === 'change' && task.aarti.user_deity_id === null);
}

function saveText(isChange: boolean, isSaving: boolean): Message {
  if (isChange) return isSaving ? texts.changing : texts.change;
  return isSaving ? texts.saving : texts.save;
}

type Faults = Partial<Record<'title' | 'file' | 'tags', Message>>;

/** `hasFile`: whether there is one besides, or may be in a moment. */
function faultsOf({ title, kind, file, tags }: AartiDraft, hasFile: boolean): Faults {
  const tag = tagFault(tagsOf(tags));
  return {
    ...(tidyTitle(title) === '' && { title: texts.titleNeeded }),
    ...(kind !== 'text' && !file && !hasFile && { file: texts.fileNeeded }),
    ...(tag && { tags: tag === 'too-long' ? texts.tagTooLong : texts.tooManyTags }),
  };
}
