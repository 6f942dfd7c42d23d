import { definitionOf } from '#domain/acts/act-definitions.ts';
import type { OutboxRow } from '#db/schema.ts';
import { fieldNames } from '#i18n/catalogue/settings.ts';
import type { Message } from '#i18n/messages.ts';

/** What a field is called; undefined for one that no form of ours has. */
export function fieldName(field: string): Message | undefined {
  return Object.hasOwn(fieldNames, field) ? fieldNames[field as keyof typeof fieldNames] : undefined;
}

/** The fields that hold a user's own words, in whatever act: what is copied, and what a form offers to mend. */
export const ownText: ReadonlySet<string> = new Set([
  'title',
  'query',
  'city',
  'project_name',
  'description',
  'caption',
  'analysis_summary',
  'recommendations',
  'name',
  'about',
  'important_dates',
  'content',
  'tags',
  'full_name',
  'username',
]);

/** Everything that its writer wrote, for the clipboard; empty where nothing was written. */
export function writtenText({ kind, payload }: OutboxRow): string {
  const fields = Object.keys(definitionOf(kind)?.fields ?? payload);
  return fields
    .filter((field) => ownText.has(field))
    .flatMap((field) => {
      const value = payload[field];
      if (Array.isArray(value)) return value.map(String);
      return typeof value === 'string' && value.trim() !== '' ? [value] : [];
    })
    .join('\n');
}
