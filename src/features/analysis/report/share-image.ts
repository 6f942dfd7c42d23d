import type { ShareContent } from './share-content.ts';
import { drawMark, look, toneColours, wrapped } from './share-look.ts';
import { drawPlan } from './share-plan.ts';

const width = 1080;
const margin = 64;
const planHeight = 860;

/** Draws the picture that is handed on, as a PNG. `picture`: the original drawing, to stand behind the plan. */
export async function shareImage(content: ShareContent, picture: Blob | undefined): Promise<Blob> {
  const words = JSON.stringify(content.points) + content.heading + content.tradition + content.rating.label;
  // A canvas draws with what is there, and does not wait for a font.
  await Promise.all(
    ['400', '700'].map((weight) => document.fonts.load(`${weight} 24px ${look.family}`, words)),
  );
  const bitmap = picture && (await createImageBitmap(picture));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  const context = contextOf(canvas);
  // Once to see how long it is: a canvas loses what is on it when its size changes.
  canvas.height = Math.ceil(draw(context, content, bitmap));
  draw(context, content, bitmap);
  bitmap?.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  if (!blob) throw new Error('The browser wrote no picture');
  return blob;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas');
  return context;
}

/** Returns how tall it is. */
function draw(
  context: CanvasRenderingContext2D,
  content: ShareContent,
  picture: CanvasImageSource | undefined,
): number {
  context.fillStyle = look.paper;
  context.fillRect(0, 0, width, context.canvas.height);
  drawBrand(context, content);
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
      y = drawText(context, text, { y, size: 26, weight: 400, colour: look.ink, lines: 3, indent: 48 }) + 6;
    }
  }
  if (content.plan) {
    const area = { x: margin, y, width: width - 2 * margin, height: planHeight };
    drawPlan(context, content.plan, area, { language: content.language, picture });
    y += planHeight + 20;
  }
  return (
    drawText(context, content.tradition, { y: y + 24, size: 22, weight: 400, colour: look.soft, lines: 5 }) +
    40
  );
}

function drawBrand(context: CanvasRenderingContext2D, { product, heading }: ShareContent): void {
  context.strokeStyle = look.gold;
  for (const [radius, line] of [
    [30, 4],
    [20, 3],
    [9, 5],
  ] as const) {
    context.lineWidth = line;
    context.beginPath();
    context.arc(margin + 32, 88, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = look.ink;
  context.font = `700 40px ${look.family}`;
  context.fillText(product, margin + 84, 90);
  context.textAlign = 'right';
  context.fillStyle = look.soft;
  context.font = `400 30px ${look.family}`;
  context.fillText(heading, width - margin, 90);
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
