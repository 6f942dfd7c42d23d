/** A word that was read: its place in the pixels of what was read, and how sure the reader is (0 to 1). */
export interface ReadWord {
  text: string;
  box: readonly [x: number, y: number, width: number, height: number];
  sureness: number;
}

/** The words of tesseract's table: level, four numbers, word, left, top, width, height, confidence (0 to 100), text. */
export function wordsOfTable(table: string): ReadWord[] {
  return table.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, confidence, text] = line.split('\t');
    if (level !== '5' || text === undefined || text.trim() === '') return [];
    const box = [Number(left), Number(top), Number(width), Number(height)] as const;
    const sureness = Number(confidence) / 100;
    return [...box, sureness].every(Number.isFinite) ? [{ text: text.trim(), box, sureness }] : [];
  });
}
