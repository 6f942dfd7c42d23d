/** The fields by which somebody recognises what they wrote, the best first. */
const telling = [
  'query',
  'title',
  'full_name',
  'name',
  'username',
  'caption',
  'content',
  'description',
  'about',
];

/** The words by which its writer knows an act or a row again; undefined where it has none. */
export function tellingWords(fields: Readonly<Record<string, unknown>>): string | undefined {
  for (const field of telling) {
    const value = fields[field];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}
