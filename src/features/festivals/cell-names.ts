/** How many lines of names a day has on paper, and how many letters stand in one. */
const mostLines = 4;
const lettersInLine = 13;
/** A name that is longer is cut there; it stands in full in the list below the days. */
const mostLinesOfName = 2;

export interface CellNames {
  shown: readonly string[];
  /** How many are left to the list below the days. */
  more: number;
}

/** The names that fit into the cell of a day, the first before all others; a line is kept for what is left over. */
export function cellNames(names: readonly string[]): CellNames {
  const fits = (count: number) => {
    const lines = names.slice(0, count).reduce((sum, name) => sum + linesOf(name), 0);
    return lines + (count < names.length ? 1 : 0) <= mostLines;
  };
  let count = names.length;
  while (count > 1 && !fits(count)) count -= 1;
  return { shown: names.slice(0, count), more: names.length - count };
}

/** Words are not broken, so that one which does not fit begins a line. Devanagari is counted as it is seen. */
function linesOf(name: string): number {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/\s+/)) {
    const length = widthOf(word);
    if (used > 0 && used + 1 + length > lettersInLine) {
      lines += 1;
      used = length;
    } else used += (used > 0 ? 1 : 0) + length;
  }
  return Math.min(lines, mostLinesOfName);
}

const segmenter = new Intl.Segmenter('hi');

function widthOf(word: string): number {
  return [...segmenter.segment(word)].length;
}
