import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { updateProperty, type PropertyChange } from '#db/mutations/change-property.ts';
import { keepingNow, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import type { PropertyRow } from '#db/schema.ts';
import { actDefinitions } from '#domain/acts/act-definitions.ts';
import {
  propertyChanges as texts,
  propertyFailures,
  propertyFields,
  propertyNeeds,
} from '#i18n/catalogue/properties.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './dialogs.module.css';

export interface EditPropertyProps {
  userId: string;
  property: PropertyRow;
  onClose(): void;
}

const fields = [
  { name: 'title', label: propertyFields.title, missing: propertyNeeds.titleRequired },
  { name: 'city', label: propertyFields.city, missing: propertyNeeds.cityRequired },
  { name: 'project_name', label: propertyFields.projectName, missing: undefined },
  { name: 'description', label: propertyFields.description, missing: undefined },
] as const;
type Field = (typeof fields)[number]['name'];

const rules = actDefinitions['property.update'].fields;

/** What is known of a property, to be changed. */
export function EditProperty({ userId, property, onClose }: EditPropertyProps) {
  const { t, language } = useI18n();
  const [values, setValues] = useState<Record<Field, string>>(() => ({
    title: property.title,
    city: property.city,
    project_name: property.project_name ?? '',
    description: property.description ?? '',
  }));
  const [errors, setErrors] = useState<Partial<Record<Field, string | undefined>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  function type(field: Field, value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  function complaint({ name, missing }: (typeof fields)[number]): string | undefined {
    const value = values[name].trim();
    if (missing && value === '') return t(missing);
    const { most } = rules[name];
    if (Array.from(value).length <= most) return undefined;
    return t(texts.tooLong, { most: formatNumber(most, language) });
  }

  async function save(): Promise<void> {
    if (isBusy) return;
    const faulty = fields.filter((field) => complaint(field) !== undefined);
    setErrors(Object.fromEntries(faulty.map((field) => [field.name, complaint(field)])));
    const [first] = faulty;
    if (first) {
      const input = form.current?.elements.namedItem(first.name);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    setIsBusy(true);
    const change = changeOf(property, values);
    const { kind } =
      Object.keys(change).length === 0 ? { kind: 'same' } : await tried(userId, property.id, change);
    if (kind === 'kept') showToast({ tone: 'success', title: { message: texts.updated } });
    if (kind === 'kept' || kind === 'same') {
      dialog.current?.close();
      return;
    }
    const message = kind === 'full' ? texts.deviceFull : propertyFailures.update;
    showToast({ tone: 'error', title: { message } });
    setIsBusy(false);
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
        {fields.map(({ name, label, missing }) => {
          const shared = {
            name,
            autoComplete: 'off',
            label: t(label),
            value: values[name],
            error: errors[name],
            'aria-required': missing !== undefined,
            onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
          };
          return name === 'description' ? (
            <Textarea key={name} {...shared} rows={4} />
          ) : (
            <TextInput key={name} {...shared} />
          );
        })}
        <div className={classes.answers}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
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

/** Only what is different: another device may have changed the rest. */
function changeOf(property: PropertyRow, values: Readonly<Record<Field, string>>): PropertyChange {
  const title = values.title.trim();
  const city = values.city.trim();
  const project = values.project_name.trim() || null;
  const description = values.description.trim() || null;
  return {
    ...(title !== property.title && { title }),
    ...(city !== property.city && { city }),
    ...(project !== property.project_name && { project_name: project }),
    ...(description !== property.description && { description }),
  };
}

async function tried(
  userId: string,
  id: string,
  change: PropertyChange,
): Promise<Pick<KeepOutcome, 'kind'> | { kind: 'failed' }> {
  try {
    const keeping = keepingNow(userId);
    return await updateProperty(userDatabase(userId), id, change, keeping);
  } catch (error) {
    logQuietly('properties', error);
    return { kind: 'failed' };
  }
}
