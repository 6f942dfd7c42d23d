/** `2026-11-21 01:33:56.767+00` as the data API prints it: `2026-11-21T01:33:56.767+00:00`. */
export function isoTimestamp(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
