import { cardSize, look, wrapped } from '#ui/share-card/card-look.ts';
import { drawBrand, paint } from '#ui/share-card/paint.ts';
import type { ShareContent } from './share-content.ts';
import { drawMark, toneColours } from './share-look.ts';
import { drawPlan } from './share-plan.ts';

const { width, height } = cardSize;
const margin = 64;
/** Less would not show the rooms, more would leave nothing to the words. */
const planHeights = { least: 520, most: 860 };

/** Draws the picture that is handed on, as a PNG. `picture`: the original drawing, to stand behind the plan. */
export async function shareImage(content: ShareContent, picture: Blob | undefined): Promise<Blob> {
  const words = JSON.stringify(content.points) + content.heading + content.tradition + content.rating.label;
  const bitmap = picture && (await createImageBitmap(picture));
  try {
    return await paint(
      { width, words },
      () => height,
      (context) => {
        const { points, planHeight } = fitted(context, content);
        // What was drawn to see how long it is goes under the paper.
        context.fillStyle = look.paper;
        context.fillRect(0, 0, width, height);
        draw(context, { ...content, points }, { picture: bitmap, planHeight });
      },
    );
  } finally {
    bitmap?.close();
  }
}

/** As many of the points as leave room for the plan, and how tall it may be. */
function fitted(
  context: CanvasRenderingContext2D,
  content: ShareContent,
): { points: ShareContent['points']; planHeight: number } {
  const least = content.plan ? planHeights.least : 0;
  for (let count = content.points.length; ; count -= 1) {
    const points = content.points.slice(0, count);
    const left = height - draw(context, { ...content, points }, { picture: undefined, planHeight: 0 });
    if (left >= least || count === 0) return { points, planHeight: Math.min(left, planHeights.most) };
  }
}

/** Returns where it ends. */
function draw(
  context: CanvasRenderingContext2D,
  content: ShareContent,
  { picture, planHeight }: { picture: CanvasImageSource | undefined; planHeight: number },
): number {
  drawBrand(context, content, { margin, width });
  let y = 150;
  if (content.name !== undefined)
    y = drawText(context, content.name, { y, size: 30, weight: 600, colour: look.ink, lines: 2 });
  y = drawRating(context, content, y + 10);
  if (content.gist !== undefined)
    y = drawText(context, content.gist, { y, size: 26, weight: 400, colour: look.ink, lines: 3 }) + 6;
  if (content.points.length > 0) {
    y = drawText(context, content.pointsTitle, { y, size: 26, weight: 700, colour: look.goldInk, lines: 1 });
    for (const { tone, text } of content.points) {
      drawMark(context, tone, { x: margin + 16, y: y + 24, size: 30 });
      y = drawText(context, text, { y, size: 26, weight: 400, colour: look.ink, lines: 2, indent: 48 }) + 6;
    }
  }
  if (content.plan && planHeight > 0) {
    const area = { x: margin, y, width: width - 2 * margin, height: planHeight };
    drawPlan(context, content.plan, area, { language: content.language, picture });
  }
  y += planHeight;
  return (
    drawText(context, content.tradition, { y: y + 24, size: 22, weight: 400, colour: look.soft, lines: 3 }) +
    24
  );
}

function drawRating(context: CanvasRenderingContext2D, { rating }: ShareContent, y: number): number {
  const { fill, text } = toneColours[rating.tone];
  const middle = { x: margin + 88, y: y + 88 };
  for (const [share, colour] of [
    [1, look.hairline],
    [(rating.score ?? 0) / 10, fill],
  ] as const) {
    if (share === 0) continue;
    context.strokeStyle = colour;
    context.lineWidth = 16;
    context.beginPath();
    context.arc(middle.x, middle.y, 74, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI);
    context.stroke();
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = look.ink;
  context.font = `700 42px ${look.family}`;
  context.fillText(rating.text, middle.x, middle.y + 2, 120);
  drawMark(context, rating.tone, { x: margin + 222, y: middle.y, size: 46 });
  context.textAlign = 'left';
  context.fillStyle = text;
  context.font = `700 48px ${look.family}`;
  context.fillText(rating.label, margin + 262, middle.y + 2, width - 2 * margin - 262);
  return y + 196;
}

interface TextLook {
  y: number;
  size: number;
  weight: number;
  colour: string;
  /** No more than these; what is left out is marked. */
  lines: number;
  indent?: number;
}

/** Returns where the next text goes. */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { y, size, weight, colour, lines: most, indent = 0 }: TextLook,
): number {
  const lineHeight = size * 1.65;
  context.font = `${weight} ${size}px ${look.family}`;
  context.fillStyle = colour;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const space = width - 2 * margin - indent;
  const lines = wrapped(text, (line) => context.measureText(line).width <= space, most);
  for (const [index, line] of lines.entries())
    context.fillText(line, margin + indent, y + lineHeight * (index + 0.6), space);
  return y + lineHeight * lines.length + 8;
}
