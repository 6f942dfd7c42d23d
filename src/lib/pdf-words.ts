import type { TextPiece } from './pdf-lines.ts';

/** A word, or several that the file keeps as one. */
export interface PdfWord {
  text: string;
  /** Left, top, width and height as parts (0 to 1) of the page as it is shown. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** How far it is turned clockwise. */
  turn: 0 | 90 | 180 | 270;
}

/** A page as it is shown: its size, and what brings the file's points (y up) to the page's (y down). */
export interface PageFrame {
  width: number;
  height: number;
  /** a, b, c, d, e, f of a PDF matrix. */
  transform: readonly number[];
}

/** The pieces of a page's text with the places where one sees them. Wide gaps inside a piece divide it. */
export function placePieces(pieces: readonly Omit<TextPiece, 'hasEOL'>[], page: PageFrame): PdfWord[] {
  return pieces.flatMap(({ str, width, transform }) => {
    if (str.trim() === '') return [];
    const [a, b, c, d, e, f] = combined(page.transform, transform);
    const height = Math.hypot(c, d);
    const stretch = Math.hypot(Number(page.transform[0]), Number(page.transform[1])) || 1;
    const angle = Math.atan2(b, a);
    const along = [Math.cos(angle), Math.sin(angle)] as const;
    const up = [Math.sin(angle), -Math.cos(angle)] as const;
    const perLetter = (width * stretch) / str.length;
    return [...readable(str).matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: text, index }) => {
      const from = index * perLetter;
      const to = (index + text.length) * perLetter;
      const corners = [
        [from, 0],
        [to, 0],
        [from, height],
        [to, height],
      ].map(([far = 0, high = 0]) => [e + far * along[0] + high * up[0], f + far * along[1] + high * up[1]]);
      const xs = corners.map(([x = 0]) => x);
      const ys = corners.map(([, y = 0]) => y);
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return {
        text,
        box: [
          left / page.width,
          top / page.height,
          (Math.max(...xs) - left) / page.width,
          (Math.max(...ys) - top) / page.height,
        ] as const,
        turn: quarter(angle),
      };
    });
  });
}

/** With a sign that says so for each letter that the file does not name; what no text can hold must not go on. */
function readable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return text.replace(/[\u{0}-\u{8}\u{e}-\u{1f}\u{7f}\u{e000}-\u{f8ff}]|[\u{d800}-\u{dfff}]/gu, '\u{fffd}');
}

function combined(
  first: readonly number[],
  second: readonly unknown[],
): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first;
  const [p, q, r, s, t, u] = Array.from({ length: 6 }, (_, index) => Number(second[index]) || 0) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

function quarter(angle: number): 0 | 90 | 180 | 270 {
  const turns = ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[turns] ?? 0;
}
