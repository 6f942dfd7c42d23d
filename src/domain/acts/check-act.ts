import { isRecord } from '../is-record.ts';
import { readCivilDate } from '../time/civil-date.ts';
import { definitionOf, type ActDefinition, type FieldRule } from './act-definitions.ts';
import { databaseBytes } from './database-bytes.ts';

/** What is wrong with an act; `field` is the field to mend, where there is one. */
export type ActFault =
  | { code: 'unknown_kind' }
  /** A field that this version does not know. */
  | { code: 'unknown_field'; field: string }
  | { code: 'invalid'; field: string };

/** The first fault of an act in the order of its definition, or undefined when it may be kept and sent. */
export function checkAct(kind: string, payload: Readonly<Record<string, unknown>>): ActFault | undefined {
  const definition = definitionOf(kind);
  if (!definition) return { code: 'unknown_kind' };
  const unknown = Object.keys(payload).find((field) => !Object.hasOwn(definition.fields, field));
  if (unknown !== undefined) return { code: 'unknown_field', field: unknown };
  const broken = Object.entries(definition.fields).find(([field, rule]) => !isAllowed(rule, payload[field]));
  if (broken) return { code: 'invalid', field: broken[0] };
  const field =
    brokenOneOf(definition, payload) ?? brokenCase(definition, payload) ?? brokenGroup(definition, payload);
  return field === undefined ? undefined : { code: 'invalid', field };
}

/** A payload as the database can keep it: nothing undefined, no NUL in a text and no half of a surrogate pair. */
export function storablePayload(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [storableText(name), storableValue(value)]),
  );
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableValue);
  return isRecord(value) ? storablePayload(value) : value;
}

/** Text as the database can keep it. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

function isAllowed(rule: FieldRule, value: unknown): boolean {
  if (value === undefined) return rule.required !== true;
  if (value === null) return rule.nullable === true;
  switch (rule.type) {
    case 'text':
      return (
        typeof value === 'string' &&
        characters(value) <= rule.most &&
        !(rule.filled && isBlank(value)) &&
        (rule.format === undefined || new RegExp(rule.format, 'u').test(value))
      );
    case 'texts':
      return (
        Array.isArray(value) &&
        value.length >= (rule.least ?? 0) &&
        value.length <= rule.most &&
        value.every((text) => isLine(text, rule.longest))
      );
    case 'choice':
      return typeof value === 'string' && rule.of.includes(value);
    case 'integer':
      return isWhole(value, rule);
    case 'integers':
      return Array.isArray(value) && value.length <= rule.most && value.every((each) => isWhole(each, rule));
    case 'number':
      return typeof value === 'number' && value >= rule.from && value <= rule.to;
    case 'date':
      return isDate(value, rule);
    case 'uuid':
      return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'object':
      return isRecord(value) && databaseBytes(value, rule.deepest) <= rule.bytes;
    case 'record':
      return (
        isRecord(value) &&
        Object.keys(value).every((name) => Object.hasOwn(rule.fields, name)) &&
        Object.entries(rule.fields).every(([name, inner]) => isAllowed(inner, value[name]))
      );
  }
}

function isWhole(value: unknown, { from, to }: { from: number; to: number }): boolean {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}

function brokenOneOf(
  { oneOf }: ActDefinition,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!oneOf || oneOf.some((field) => !isBlank(payload[field] ?? ''))) return undefined;
  return oneOf[0];
}

function brokenCase(
  { cases }: ActDefinition,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  const chosen = cases && payload[cases.field];
  if (cases === undefined || typeof chosen !== 'string') return undefined;
  const { needs, forbids } = cases.of[chosen] ?? { needs: [], forbids: [] };
  const isAbsent = (field: string) => payload[field] === undefined || payload[field] === null;
  return needs.find(isAbsent) ?? forbids.find((field) => !isAbsent(field));
}

/** The first field of a group that is left out, or is null where the first that is there is not, or the other way round. */
function brokenGroup(
  { together = [] }: ActDefinition,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  const first = together.find((field) => payload[field] !== undefined);
  if (first === undefined) return undefined;
  const isEmptied = payload[first] === null;
  return together.find((field) => payload[field] === undefined || (payload[field] === null) !== isEmptied);
}

/** Code points, as the database counts them. */
function characters(text: string): number {
  return Array.from(text).length;
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^[ \t\r\n]*$/.test(value);
}

function isDate(value: unknown, { from, to }: Extract<FieldRule, { type: 'date' }>): boolean {
  const date = readCivilDate(value);
  return date !== undefined && date >= from && date <= to;
}

function isLine(value: unknown, longest: number): boolean {
  return (
    typeof value === 'string' &&
    value !== '' &&
    characters(value) <= longest &&
    !/^[ \t\r\n]|[ \t\r\n]$/.test(value)
  );
}
