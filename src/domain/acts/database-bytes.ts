/**
 * How many bytes the text of a JSON value has when PostgreSQL writes it from a `jsonb` column: in UTF-8, with a space after
 * each colon and comma, and with numbers written out. Infinite for what is no JSON and for a value that lies deeper than
 * `deepest`, where the value itself is at 0.
 */
export function databaseBytes(value: unknown, deepest: number): number {
  if (deepest < 0) return Infinity;
  if (value === null) return 'null'.length;
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return Number.isFinite(value) ? digits(value) : Infinity;
  if (typeof value === 'boolean') return String(value).length;
  if (typeof value !== 'object') return Infinity;
  const inside = Array.isArray(value)
    ? value.map((item) => databaseBytes(item, deepest - 1))
    : Object.entries(value).map(([name, item]) => textBytes(name) + 2 + databaseBytes(item, deepest - 1));
  return 2 + inside.reduce((sum, bytes) => sum + bytes, 0) + 2 * Math.max(inside.length - 1, 0);
}

/** With its quotes and escapes, which PostgreSQL writes as JSON does. */
function textBytes(text: string): number {
  let bytes = 0;
  for (const character of JSON.stringify(text)) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A number never has an exponent there: 1e21 has 22 digits, and 2.5e-7 is 0.00000025. */
function digits(value: number): number {
  const text = JSON.stringify(value);
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text) ?? [];
  const exponent = Number(power);
  if (exponent === 0) return text.length;
  const behind = Math.max(fraction.length - exponent, 0);
  const before = Math.max(whole.length + exponent, 1);
  return sign.length + before + (behind > 0 ? 1 + behind : 0);
}
