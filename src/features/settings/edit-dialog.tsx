import { Alert, Button, TextInput, Textarea } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { resend } from '#db/mutations/resend.ts';
import { checkAct, type ActFault } from '#domain/acts/check-act.ts';
import { actName } from '#i18n/act-name.ts';
import { refusals, settings } from '#i18n/catalogue/settings.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import { fieldName } from './act-words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { editableFields, hintFor, mended, type EditableField } from './editable-fields.ts';
import type { OutboxItem } from './outbox-view.ts';
import { refusalText, refusedField } from './refusal-text.ts';
import classes from './settings.module.css';

export interface EditDialogProps {
  db: UserDatabase;
  item: OutboxItem;
  onClose(): void;
}

/** What was refused, to be mended and sent once more. */
export function EditDialog({ db, item: { row }, onClose }: EditDialogProps) {
  const { t } = useI18n();
  const [fields] = useState(() => editableFields(row, refusedField(row.problem)));
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, initial }) => [name, initial])),
  );
  const [fault, setFault] = useState(() => refusedAs(refusedField(row.problem)));
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const isMarkable = fault && 'field' in fault && fields.some(({ name }) => name === fault.field);

  function mark(found: ActFault): void {
    setFault(found);
    const faulty = 'field' in found ? form.current?.elements.namedItem(found.field) : undefined;
    if (faulty instanceof HTMLElement) faulty.focus();
  }

  async function send(): Promise<void> {
    const payload = mended(row.payload, fields, values);
    const found = checkAct(row.kind, payload);
    if (found) return mark(found);
    if (isBusy) return;
    setIsBusy(true);
    try {
      const outcome = await resend(db, row.opId, { payload, newId: () => crypto.randomUUID() });
      if (outcome.kind === 'refused') return mark(outcome.fault);
      showToast(
        outcome.kind === 'kept'
          ? { tone: 'success', title: { message: settings.resent } }
          : { tone: 'info', title: { message: settings.alreadyGone } },
      );
      close();
    } catch (error) {
      logQuietly('resend', error);
      showToast({ tone: 'error', title: { message: settings.notPossible } });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog ref={dialog} title={t(settings.editTitle)} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={classes.quiet}>
          <strong>{t(actName(row.kind))}</strong> {refusalText(row, t)}
        </p>
        {fault && !isMarkable && (
          <Alert color="sindoor" icon={<AlertIcon />} role="alert">
            {unmarkable(fault, t)}
          </Alert>
        )}
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={faultText(field, values[field.name] ?? '', fault, t)}
            onChange={(value) => {
              setValues((before) => ({ ...before, [field.name]: value }));
              if (fault && 'field' in fault && fault.field === field.name) setFault(undefined);
            }}
          />
        ))}
        <div className={classes.answers}>
          <Button variant="default" onClick={close}>
            {t(settings.cancel)}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {t(settings.send)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldInputProps {
  field: EditableField;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function FieldInput({ field: { name, input, rule }, value, error, onChange }: FieldInputProps) {
  const { t } = useI18n();
  const label = fieldName(name);
  const shared = {
    name,
    value,
    error,
    label: label ? t(label) : name,
    required: rule.required === true,
    withAsterisk: false,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (input) {
    case 'area':
    case 'lines':
      return <Textarea {...shared} rows={name === 'content' || name === 'query' ? 6 : 4} />;
    case 'date':
      return <TextInput {...shared} type="date" />;
    case 'number':
      return <TextInput {...shared} inputMode="numeric" />;
    case 'line':
      return (
        <TextInput {...shared} {...(name === 'username' && { autoCapitalize: 'none', spellCheck: false })} />
      );
    default:
      return assertNever(input);
  }
}

function refusedAs(field: string | undefined): ActFault | undefined {
  return field === undefined ? undefined : { code: 'invalid', field };
}

function faultText(
  field: EditableField,
  value: string,
  fault: ActFault | undefined,
  t: I18n['t'],
): string | undefined {
  if (fault?.code !== 'invalid' || fault.field !== field.name) return undefined;
  return hintFor(field, value, t);
}

/** A fault that no input of the form can mend. */
function unmarkable(fault: ActFault, t: I18n['t']): string {
  if (fault.code !== 'invalid') return t(settings.olderVersion);
  const name = fieldName(fault.field);
  return name ? t(settings.notMendable, { field: t(name) }) : t(refusals.invalid);
}
