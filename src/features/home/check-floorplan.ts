import { home } from '#i18n/catalogue/home.ts';
import type { Message } from '#i18n/messages.ts';

const maxBytes = 10 * 1024 * 1024;

/** Why the file cannot be a floor plan; undefined for one that can. */
export function checkFloorplan({ type, size }: Pick<File, 'type' | 'size'>): Message | undefined {
  if (!type.startsWith('image/')) return home.floorplanNotImage;
  return size > maxBytes ? home.floorplanTooLarge : undefined;
}
