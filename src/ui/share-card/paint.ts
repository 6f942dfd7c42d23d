import { look } from './card-look.ts';

export interface PictureOptions {
  width: number;
  /** Every letter that stands on it: a canvas draws with what is there, and does not wait for a font. */
  words: string;
  families?: readonly string[];
}

/** A picture as a PNG. `draw` is called on a canvas that is long enough for what `heightOf` said. */
export async function paint(
  { width, words, families = [look.family] }: PictureOptions,
  heightOf: (context: CanvasRenderingContext2D) => number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  await Promise.all(
    families.flatMap((family) =>
      ['400', '700'].map((weight) => document.fonts.load(`${weight} 24px ${family}`, words)),
    ),
  );
  const canvas = document.createElement('canvas');
  canvas.width = width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas');
  canvas.height = Math.ceil(heightOf(context));
  context.fillStyle = look.paper;
  context.fillRect(0, 0, width, canvas.height);
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  if (!blob) throw new Error('The browser wrote no picture');
  return blob;
}

/** The small mark of the product with its name, and at the other end what kind of picture it is. */
export function drawBrand(
  context: CanvasRenderingContext2D,
  { product, heading }: { product: string; heading: string },
  { margin, width }: { margin: number; width: number },
): void {
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
