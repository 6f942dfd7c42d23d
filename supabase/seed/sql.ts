/** The rows of a VALUES list, each given by its expressions. */
export function lines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `  (${row.join(', ')})`).join(',\n');
}

/** A list of texts; never an empty one, whose type nothing would tell. */
export function list(items: readonly string[]): string {
  return items.length === 0 ? `'{}'` : `array[${items.map(text).join(', ')}]`;
}

export function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

export function textOrNull(value: string | undefined): string {
  return value === undefined ? 'null' : text(value);
}
