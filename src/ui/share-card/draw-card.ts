import type { Card, CardDrawing } from './card.ts';
import { cardSize, look } from './card-look.ts';
import { cardMargin, layOutCard, type PlacedText } from './lay-out-card.ts';
import { drawBrand, paint } from './paint.ts';

/** Draws a card as a file that can be handed on. */
export async function cardFile(card: Card): Promise<File> {
  const blob = await paint(
    { width: cardSize.width, words: JSON.stringify(card), families: [look.family, look.serif] },
    () => cardSize.height,
    (context) => draw(context, card),
  );
  return new File([blob], `${card.fileName}.png`, { type: blob.type });
}

function draw(context: CanvasRenderingContext2D, card: Card): void {
  drawFrame(context);
  drawBrand(context, card, { margin: cardMargin - 8, width: cardSize.width });
  const measure = (text: string, font: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const placed = layOutCard(card, measure);
  if (card.drawing) drawInRoom(context, card.drawing, placed);
  context.textBaseline = 'middle';
  for (const { text, x, y, size, weight, family, colour, align } of placed) {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(text, x, y, cardSize.width - 2 * cardMargin);
  }
}

/** As large as it fits between what stands on top and the foot. */
function drawInRoom(
  context: CanvasRenderingContext2D,
  { side, lines, words }: CardDrawing,
  placed: readonly PlacedText[],
): void {
  const edges = (texts: readonly PlacedText[]) => texts.flatMap(({ y, size }) => [y - size, y + size]);
  const isFoot = ({ y }: PlacedText) => y > cardSize.height / 2;
  const top = Math.max(...edges(placed.filter((text) => !isFoot(text))));
  const bottom = Math.min(cardSize.height - cardMargin, ...edges(placed.filter(isFoot)));
  const scale = Math.min(cardSize.width - 2 * cardMargin, bottom - top - cardMargin / 2) / side;
  context.save();
  context.translate((cardSize.width - side * scale) / 2, (top + bottom - side * scale) / 2);
  context.scale(scale, scale);
  context.strokeStyle = look.gold;
  context.lineWidth = 1.5;
  context.stroke(new Path2D(lines));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { text, x, y, size, isQuiet } of words) {
    context.font = `${isQuiet ? 400 : 700} ${size}px ${look.family}`;
    context.fillStyle = isQuiet ? look.soft : look.ink;
    context.fillText(text, x, y);
  }
  context.restore();
}

/** Two thin lines of gold around the paper. */
function drawFrame(context: CanvasRenderingContext2D): void {
  context.strokeStyle = look.gold;
  for (const [inset, line] of [
    [24, 4],
    [34, 1.5],
  ] as const) {
    context.lineWidth = line;
    context.beginPath();
    context.roundRect(inset, inset, cardSize.width - 2 * inset, cardSize.height - 2 * inset, 28 - inset / 4);
    context.stroke();
  }
}
