/**
 * Whether a text may hold a table that no page has room for. Each row is filled up to the columns of its head, so that
 * short lines below a wide head become more cells than a browser can draw.
 */
export function hasHugeTable(text: string): boolean {
  let lines = 0;
  let columns = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const bars = line.match(/\|/g)?.length ?? 0;
    columns = Math.max(columns, bars + 1);
    lines += 1;
  }
  return columns > mostColumns || (columns > 1 && columns * lines > mostCells);
}

const mostColumns = 24;
const mostCells = 40_000;
