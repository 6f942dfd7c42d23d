/** What would break a line or cannot be printed at all; also inside of a bracket. */
const controls = '\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029';

/** Spaces, and what takes no place on a screen. */
const unseen =
  '\\u0020\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff\\uffa0';

/** A title is one line, and shows something. The database has the same rule (`private.is_title`). */
export const titleFormat = `^[^${controls}]*[^${controls}${unseen}][^${controls}]*$`;

const controlRuns = new RegExp(`[\\u0000${controls}]+`, 'gu');

/** What somebody wrote or pasted as a title, in one line and one spelling; empty where nothing of it would be seen. */
export function tidyTitle(text: string): string {
  const line = text.normalize('NFC').replace(controlRuns, ' ').replace(/ {2,}/g, ' ').trim();
  return new RegExp(titleFormat, 'u').test(line) ? line : '';
}
