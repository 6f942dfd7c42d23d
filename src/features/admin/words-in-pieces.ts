/** A browser lays out a paragraph of many thousand letters in a time that grows with their square. */
const mostInPiece = 500;

/**
 * The text in pieces that are short enough to be laid out one by one: parted between lines where that can be, else at a
 * space, and a line without spaces wherever a letter ends. The sign that ends a line goes with the part.
 */
export function wordsInPieces(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (text.length - at > mostInPiece) {
    const end = at + endOfPiece(text.slice(at, at + mostInPiece + 1));
    pieces.push(text.slice(at, end));
    at = text[end] === '\n' ? end + 1 : end;
  }
  return [...pieces, text.slice(at)];
}

/** Where a piece ends; `ahead` has one sign more than fits. */
function endOfPiece(ahead: string): number {
  // Before the empty lines: at the end of a paragraph they would not be seen.
  const line = ahead.search(/\n+[^\n]*$/);
  if (line > 0) return line;
  const space = ahead.lastIndexOf(' ', mostInPiece - 1);
  if (space > 0) return space + 1;
  let end = mostInPiece;
  while (end > 1 && /[\p{M}\u{200c}-\u{200d}\u{dc00}-\u{dfff}]/u.test(ahead[end] ?? '')) end -= 1;
  return end > 1 ? end : mostInPiece;
}
