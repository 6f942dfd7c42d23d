import type { RatingTone } from '#domain/vaastu/rating.ts';
import { toneShapes } from '#ui/tone-shapes.ts';

/** The light colours of the app, as those of the paper are. */
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
