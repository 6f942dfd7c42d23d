/** Brightness of each pixel, row by row, 0 (black) to 255. */
export interface GreyPage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Brightness as the eye weighs colours. `data`: red, green, blue and opacity of each pixel. */
export function greyOf(data: ArrayLike<number>, width: number, height: number): GreyPage {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, data: grey };
}

/** The darkest and the brightest hundredth become black and white, and what is between is spread. */
export function stretched({ width, height, data }: GreyPage): GreyPage {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const [low, high] = [shareAt(counts, data.length * 0.01), shareAt(counts, data.length * 0.99)];
  if (high - low < 8) return { width, height, data };
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(((value - low) * 255) / (high - low)))),
  );
  return { width, height, data: data.map((value) => table[value] ?? 0) };
}

function shareAt(counts: Uint32Array, share: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= share) return value;
  }
  return 255;
}

/** Turned clockwise by a quarter, a half or three quarters. */
export function turnedPage({ width, height, data }: GreyPage, turn: 90 | 180 | 270): GreyPage {
  const made = new Uint8Array(data.length);
  const [across, down] = turn === 180 ? [width, height] : [height, width];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      if (turn === 90) made[x * across + (height - 1 - y)] = value;
      else if (turn === 180) made[(height - 1 - y) * width + (width - 1 - x)] = value;
      else made[(width - 1 - x) * across + y] = value;
    }
  }
  return { width: across, height: down, data: made };
}

/** The simplest picture there is: a line of words, and then the bytes. */
export function asPgm({ width, height, data }: GreyPage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/**
 * Whether it is a photograph rather than a drawing: few pixels have the brightness of the ground, and the brightness
 * changes softly nearly everywhere.
 */
export function looksLikePhoto({ width, height, data }: GreyPage): boolean {
  const counts = new Uint32Array(32);
  let flat = 0;
  let sampled = 0;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 60_000)));
  for (let y = 0; y < height - step; y += step) {
    for (let x = 0; x < width - step; x += step) {
      const at = y * width + x;
      const value = data[at] ?? 0;
      counts[value >> 3] = (counts[value >> 3] ?? 0) + 1;
      const change = Math.abs(value - (data[at + 1] ?? 0)) + Math.abs(value - (data[at + width] ?? 0));
      if (change <= 2) flat += 1;
      sampled += 1;
    }
  }
  const grounds = [...counts].sort((a, b) => b - a).slice(0, 4);
  const ground = grounds.reduce((sum, count) => sum + count, 0) / Math.max(1, sampled);
  return ground < 0.6 && flat / Math.max(1, sampled) < 0.9;
}
