import { definitionOf, type FieldRule } from '#domain/acts/act-definitions.ts';
import type { OutboxRow } from '#db/schema.ts';
import { settings } from '#i18n/catalogue/settings.ts';
import type { I18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { ownText } from './act-words.ts';

/** One input of the form that mends an act. */
export interface EditableField {
  name: string;
  rule: FieldRule;
  input: 'line' | 'area' | 'lines' | 'date' | 'number';
  /** What stood in the act. */
  initial: string;
}

/**
 * The inputs of an act: all its texts, and of its dates and numbers those that are set or at fault. Empty for an act
 * that has nothing to write.
 */
export function editableFields({ kind, payload }: OutboxRow, faulty: string | undefined): EditableField[] {
  return Object.entries(definitionOf(kind)?.fields ?? {}).flatMap(([name, rule]): EditableField[] => {
    const value = payload[name];
    const isWanted = ownText.has(name) || name === faulty || (value !== undefined && value !== null);
    const input = isWanted ? inputOf(name, rule) : undefined;
    return input ? [{ name, rule, input, initial: asText(value) }] : [];
  });
}

/** The payload with what the form now says; what was not touched stays as it was. */
export function mended(
  payload: Readonly<Record<string, unknown>>,
  fields: readonly EditableField[],
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const changed = fields.filter(({ name, initial }) => (values[name] ?? initial) !== initial);
  return {
    ...payload,
    ...Object.fromEntries(changed.map((field) => [field.name, asValue(field, values[field.name] ?? '')])),
  };
}

/** What a field asks for, said where it was not given. */
export function hintFor({ name, rule }: EditableField, value: string, t: I18n['t']): string {
  if (name === 'username') return t(settings.hintUsername);
  const isBlank = value.trim() === '';
  switch (rule.type) {
    case 'text':
      if (isBlank) return t(settings.hintFill);
      // Counted as the server counts.
      return Array.from(value).length > rule.most
        ? t(settings.hintTooLong, { most: rule.most })
        : t(settings.hintMend);
    case 'texts':
      return t(settings.hintLines, { most: rule.most, longest: rule.longest });
    case 'integer':
    case 'number':
      return t(settings.hintRange, { from: rule.from, to: rule.to });
    case 'date':
      return t(settings.hintDate);
    case 'boolean':
    case 'choice':
    case 'integers':
    case 'object':
    case 'record':
    case 'uuid':
      return t(settings.hintMend);
    default:
      return assertNever(rule);
  }
}

function inputOf(name: string, rule: FieldRule): EditableField['input'] | undefined {
  switch (rule.type) {
    case 'text':
      if (!ownText.has(name)) return undefined;
      return rule.most > 500 ? 'area' : 'line';
    case 'texts':
      return 'lines';
    case 'date':
      return 'date';
    case 'integer':
      return name === 'file_size' ? undefined : 'number';
    case 'boolean':
    case 'choice':
    case 'number':
    case 'integers':
    case 'object':
    case 'record':
    case 'uuid':
      return undefined;
    default:
      return assertNever(rule);
  }
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function asValue({ input, rule }: EditableField, text: string): unknown {
  if (text.trim() === '' && rule.nullable) return null;
  switch (input) {
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'number':
      return Number(text);
    case 'line':
    case 'area':
    case 'date':
      return text;
    default:
      return assertNever(input);
  }
}
