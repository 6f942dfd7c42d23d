import type { Card } from './card.ts';
import { cardSize, look } from './card-look.ts';
import { cardMargin, layOutCard } from './lay-out-card.ts';
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
  context.textBaseline = 'middle';
  for (const { text, x, y, size, weight, family, colour, align } of layOutCard(card, measure)) {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(text, x, y, cardSize.width - 2 * cardMargin);
  }
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
