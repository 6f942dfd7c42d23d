import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import type { PropertyDraftRow } from '#db/schema.ts';
import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { propertyFields, propertyNeeds } from '#i18n/catalogue/properties.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { FileSection } from './file-section.tsx';
import classes from './property-form.module.css';
import type { FileQueue } from './use-file-queue.ts';
import type { PropertyDraft } from './use-property-draft.ts';

interface PropertyFormProps {
  form: PropertyDraft;
  draft: PropertyDraftRow;
  queue: FileQueue;
  /** Whether there is no property yet that the files are added to. */
  isNew: boolean;
  /** Saves what the form holds once its files are ready; called once at a time. */
  onSave(): Promise<void>;
}

const limits = actDefinitions['property.create'].fields;

type Saving = 'files' | 'saving' | undefined;

/** What somebody enters of a property, and the files that go with it. */
export function PropertyForm({ form, draft, queue, isNew, onSave }: PropertyFormProps) {
  const { t } = useI18n();
  const [wasSent, setWasSent] = useState(false);
  const [saving, setSaving] = useState<Saving>();
  const [isClearing, setIsClearing] = useState(false);
  const isSaving = useRef(false);
  const errors = wasSent && isNew ? faultsOf(draft) : {};
  const hasNoFile = draft.files.length === 0 && queue.pending.every(({ state }) => state.kind === 'refused');
  const isNothingChosen = wasSent && !isNew && hasNoFile;
  const isTouched =
    draft.files.length + queue.pending.length > 0 ||
    [draft.title, draft.city, draft.project_name, draft.description].some((text) => text !== '');

  async function save(page: HTMLFormElement): Promise<void> {
    setWasSent(true);
    if (isSaving.current) return;
    if (isNew && focusFirst(page, faultsOf(draft))) return;
    if (!isNew && hasNoFile) return;
    isSaving.current = true;
    try {
      setSaving('files');
      // What is not taken after all is for its owner to see before the rest goes without it.
      if (!(await queue.whenIdle())) return;
      setSaving('saving');
      await onSave();
    } finally {
      isSaving.current = false;
      setSaving(undefined);
    }
  }

  return (
    <form
      data-kept
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      {isNew && (
        <div className={classes.fields}>
          <TextInput
            label={t(propertyFields.title)}
            placeholder={t(uploads.titleExample)}
            name="title"
            required
            withAsterisk={false}
            maxLength={limits.title.most}
            autoComplete="off"
            value={draft.title}
            error={errors.title && t(errors.title)}
            onChange={(event) => form.change({ title: event.currentTarget.value })}
            data-testid="property-title"
          />
          <TextInput
            label={t(propertyFields.city)}
            name="city"
            required
            withAsterisk={false}
            maxLength={limits.city.most}
            autoComplete="address-level2"
            value={draft.city}
            error={errors.city && t(errors.city)}
            onChange={(event) => form.change({ city: event.currentTarget.value })}
            data-testid="property-city"
          />
          <TextInput
            label={t(propertyFields.projectName)}
            name="project_name"
            maxLength={limits.project_name.most}
            autoComplete="off"
            value={draft.project_name}
            onChange={(event) => form.change({ project_name: event.currentTarget.value })}
            data-testid="property-project"
          />
          <Textarea
            label={t(propertyFields.description)}
            name="description"
            maxLength={limits.description.most}
            rows={3}
            value={draft.description}
            onChange={(event) => form.change({ description: event.currentTarget.value })}
            data-testid="property-description"
            className={classes.wide}
          />
        </div>
      )}
      {(['plan', 'photo'] as const).map((use) => (
        <FileSection
          key={use}
          use={use}
          draft={form}
          queue={queue}
          chosen={draft.files.filter((file) => file.use === use)}
        />
      ))}
      <div className={classes.end}>
        {isNothingChosen && (
          <p className={classes.fault} role="alert">
            {t(uploads.nothingChosen)}
          </p>
        )}
        {/* One that were disabled while it saves would lose the focus. */}
        <Button
          type="submit"
          aria-disabled={saving !== undefined}
          data-disabled={saving !== undefined}
          data-testid="save-property"
        >
          {t(saveWords(saving, isNew))}
        </Button>
        {isTouched && saving === undefined && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => setIsClearing(true)}
            data-testid="clear-property"
          >
            {t(uploads.clear)}
          </Button>
        )}
        <p className={classes.note}>{t(uploads.keptHere)}</p>
      </div>
      {isClearing && (
        <ClearDialog
          onClose={() => setIsClearing(false)}
          onClear={() => {
            queue.clear();
            setWasSent(false);
            void form.clear();
          }}
        />
      )}
    </form>
  );
}

type Faults = Partial<Record<'title' | 'city', Message>>;

function faultsOf({ title, city }: PropertyDraftRow): Faults {
  return {
    ...(title.trim() === '' && { title: propertyNeeds.titleRequired }),
    ...(city.trim() === '' && { city: propertyNeeds.cityRequired }),
  };
}

/** Leads to the first field that has a fault; false where there is none. */
function focusFirst(page: HTMLFormElement, faults: Faults): boolean {
  const [first] = Object.keys(faults);
  if (first === undefined) return false;
  page.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  return true;
}

function saveWords(saving: Saving, isNew: boolean): Message {
  switch (saving) {
    case 'files':
      return uploads.finishing;
    case 'saving':
      return uploads.saving;
    case undefined:
      return isNew ? uploads.save : uploads.saveMore;
  }
}
