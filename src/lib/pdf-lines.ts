/** A piece of the text of a page, as the file has it; `transform` says in its last two numbers where it stands. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
  height: number;
  width: number;
  transform: readonly unknown[];
}

/**
 * The pieces of a page as lines. Devanagari comes word by word or in smaller pieces, some without a space between them:
 * what stands on one line close together is one word.
 */
export function lineText(pieces: readonly TextPiece[]): string {
  let text = '';
  let before: { x: number; y: number; end: number; height: number } | undefined;
  for (const { str, hasEOL, height, width, transform } of pieces) {
    const [x, y] = [Number(transform[4]) || 0, Number(transform[5]) || 0];
    if (before && str !== '' && !/\s$/.test(text)) {
      const size = Math.max(before.height, height, 1);
      if (Math.abs(y - before.y) > size / 2) text += '\n';
      else if (x - before.end > size * 0.15 && !str.startsWith(' ')) text += ' ';
    }
    text += hasEOL ? `${str}\n` : str;
    if (str !== '') before = { x, y, end: x + width, height };
  }
  return text.replace(/[ \t]+\n/g, '\n').trim();
}
