import { tidyTitle } from '#domain/acts/title.ts';

/** The trimmed text; null where it says nothing. */
export function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** Whether anything of a title is to be seen: the server takes no other. */
export function isShown(text: string): boolean {
  return tidyTitle(text) !== '';
}

/** A title in one line and one spelling; null where nothing of it would be seen. */
export function titleOrNull(text: string): string | null {
  return orNull(tidyTitle(text));
}

/** Lower-case Latin words with hyphens between them, as an address takes them. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** The stanzas of an aarti: they stand apart by an empty line. */
export function stanzasOf(content: string): string[] {
  return content
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((stanza) => stanza.trim())
    .filter((stanza) => stanza !== '');
}
