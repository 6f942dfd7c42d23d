import { expect, test } from 'vitest';
import { lineText, type TextPiece } from './pdf-lines.ts';

test.each<[string, TextPiece[], string]>([
  ['pieces of a line that touch are one word', [piece('रसो', 0, 0, 20), piece('ई', 20.4, 0, 6)], 'रसोई'],
  ['pieces with a gap are two', [piece('Living', 0, 0, 30), piece('Room', 36, 0, 25)], 'Living Room'],
  [
    'a space that is there is not put there twice',
    [piece('Living ', 0, 0, 33), piece('Room', 36, 0, 25)],
    'Living Room',
  ],
  ['what stands lower is another line', [piece('one', 0, 40, 20), piece('two', 0, 20, 20)], 'one\ntwo'],
  [
    'a line that ends as the file says is ended once',
    [piece('one', 0, 40, 20, true), piece('two', 0, 20, 20)],
    'one\ntwo',
  ],
  ['nothing is nothing', [], ''],
])('%s', (_, pieces, text) => {
  expect(lineText(pieces)).toBe(text);
});

function piece(str: string, x: number, y: number, width: number, hasEOL = false): TextPiece {
  return { str, hasEOL, height: 12, width, transform: [12, 0, 0, 12, x, y] };
}
