import { Button, Textarea, TextInput } from '@mantine/core';
import { useId, useState, type ClipboardEvent, type ReactNode } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './admin.module.css';
import { strangeSigns, withoutStrangeSigns } from './strange-signs.ts';

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  /** The most signs that the server takes. */
  most: number;
  /** What search engines show of it; a counter then tells how much there is. */
  best?: number;
  description?: ReactNode;
  placeholder?: string;
  error?: string | undefined;
  isRequired?: boolean;
  /** The language that is written here, where it is not that of the page. */
  lang?: string | undefined;
  /** Lines of a longer text; one line without. */
  rows?: number;
  type?: 'text' | 'url' | 'number' | 'date' | 'search';
  min?: number | string;
  max?: number | string;
  isSerif?: boolean;
  testId?: string;
}

/**
 * A field of the administration. It refuses a paste that the server would not take before anything freezes over it, and
 * flags signs that nobody sees.
 */
export function TextField({
  label,
  name,
  value,
  onChange,
  most,
  best,
  description,
  placeholder,
  error,
  isRequired = false,
  lang,
  rows,
  type = 'text',
  min,
  max,
  isSerif = false,
  testId = name,
}: TextFieldProps) {
  const { t, language } = useI18n();
  const [refused, setRefused] = useState<number>();
  const strange = strangeSigns(value);
  const numbered = (count: number) => formatNumber(count, language);
  const tooLong =
    refused === undefined
      ? undefined
      : t(adminWords.pasteTooLong, { size: numbered(refused), most: numbered(most) });
  const words =
    tooLong ??
    error ??
    (value.length > most
      ? t(adminWords.tooLong, { size: numbered(value.length), most: numbered(most) })
      : undefined);

  function onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain').length;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const chosen = (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (value.length - chosen + pasted <= most) return;
    event.preventDefault();
    setRefused(pasted);
  }

  const shared = {
    name,
    value,
    lang,
    placeholder,
    error: words,
    'data-testid': testId,
    onPaste,
    onChange: (event: { currentTarget: { value: string } }) => {
      setRefused(undefined);
      onChange(event.currentTarget.value);
    },
  };
  const fullLabel = (
    <>
      {label}
      {!isRequired && <span className={classes.optional}> {t(adminWords.optional)}</span>}
    </>
  );
  return (
    <div className={classes.field} data-is-serif={isSerif || undefined}>
      {rows === undefined ? (
        <TextInput
          {...shared}
          label={fullLabel}
          description={description}
          type={type}
          autoComplete="off"
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
        />
      ) : (
        <Textarea {...shared} label={fullLabel} description={description} rows={rows} />
      )}
      <div className={classes.fieldNotes}>
        {best !== undefined && (
          <span data-numeric data-is-over={value.length > best || undefined}>
            {t(adminWords.counter, { size: numbered(value.length), best: numbered(best) })}
          </span>
        )}
        {strange > 0 && (
          <span className={classes.strange} role="alert">
            {t(adminWords.strangeSigns, { count: numbered(strange) })}{' '}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange(withoutStrangeSigns(value))}
              data-testid={`${testId}-clean`}
            >
              {t(adminWords.takeThemOut)}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

export interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
  description?: string;
  testId?: string;
}

/** One of many, by the list of the browser itself. */
export function SelectField<Value extends string>({
  label,
  value,
  onChange,
  options,
  description,
  testId,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={classes.selectField}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.select}
        value={value}
        data-testid={testId}
        {...(description !== undefined && { 'aria-describedby': `${id}-note` })}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {description !== undefined && (
        <span id={`${id}-note`} className={classes.quiet}>
          {description}
        </span>
      )}
    </div>
  );
}

export interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  description?: string;
  testId?: string;
}

export function CheckField({ label, isChecked, onChange, description, testId }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={classes.checkField}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        data-testid={testId}
        {...(description !== undefined && { 'aria-describedby': `${id}-note` })}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {description !== undefined && (
          <p id={`${id}-note`} className={classes.quiet}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
