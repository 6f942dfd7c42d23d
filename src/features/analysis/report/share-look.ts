import type { RatingTone } from '#domain/vaastu/rating.ts';
import { toneShapes } from '#ui/tone-shapes.ts';

/** The light colours of the app: a picture that is handed on is on paper, whatever the screen looks like. */
export const look = {
  paper: '#fbf7ef',
  surface: '#fffdf8',
  ink: '#2a2118',
  soft: '#67594a',
  hairline: '#e3d8c3',
  gold: '#b4862a',
  goldInk: '#775509',
  family: '"Noto Sans", system-ui, sans-serif',
} as const;

export const toneColours: Readonly<Record<RatingTone, { fill: string; onFill: string; text: string }>> = {
  green: { fill: '#3f6b4f', onFill: '#fdfffd', text: '#315840' },
  yellow: { fill: '#d69e1f', onFill: '#241b0e', text: '#6b4e05' },
  orange: { fill: '#a9531f', onFill: '#fffaf5', text: '#83400f' },
  red: { fill: '#a63d2f', onFill: '#fffaf5', text: '#8f3024' },
  grey: { fill: '#56626a', onFill: '#fbfdfe', text: '#46525a' },
};

/** Draws the mark of a tone with its middle at a point. */
export function drawMark(
  context: CanvasRenderingContext2D,
  tone: RatingTone,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { shape, sign } = toneShapes[tone];
  const { fill, onFill } = toneColours[tone];
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 16, size / 16);
  context.fillStyle = fill;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(new Path2D(shape));
  context.strokeStyle = onFill;
  context.lineWidth = 1.75;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(sign));
  context.restore();
}

/** Breaks a text into lines that fit, by words; a word that is wider than a line stands alone and is cut by nothing. */
export function wrapped(
  text: string,
  fits: (line: string) => boolean,
  mostLines = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1] ?? ''}…`];
}
