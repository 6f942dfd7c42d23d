import type { Grid } from './plan-grid.ts';
import type { GreyPicture } from './picture.ts';

/** Each pixel the mean of a square of `scale` pixels. */
export function shrunk(picture: GreyPicture, scale: number): GreyPicture {
  const width = Math.max(1, Math.floor(picture.width / scale));
  const height = Math.max(1, Math.floor(picture.height / scale));
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y * scale);
    const bottom = Math.min(picture.height, Math.max(top + 1, Math.floor((y + 1) * scale)));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor(x * scale);
      const right = Math.min(picture.width, Math.max(left + 1, Math.floor((x + 1) * scale)));
      let sum = 0;
      for (let v = top; v < bottom; v += 1)
        for (let u = left; u < right; u += 1) sum += picture.data[v * picture.width + u] ?? 0;
      data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width, height, data };
}

/** Twice as large, with what is between two pixels between their tones. */
export function doubled({ width, height, data }: GreyPicture): GreyPicture {
  const made = new Uint8Array(width * height * 4);
  for (let y = 0; y < height * 2; y += 1) {
    const [above, below] = neighbours(y, height);
    for (let x = 0; x < width * 2; x += 1) {
      const [before, after] = neighbours(x, width);
      const near = (data[above * width + before] ?? 0) * 3 + (data[above * width + after] ?? 0);
      const far = (data[below * width + before] ?? 0) * 3 + (data[below * width + after] ?? 0);
      made[y * width * 2 + x] = (near * 3 + far) / 16;
    }
  }
  return { width: width * 2, height: height * 2, data: made };
}

/** The place that one of twice as many lies in, and the other one that it is next to. */
function neighbours(place: number, count: number): readonly [own: number, other: number] {
  const own = place >> 1;
  const other = own + (place % 2 === 0 ? -1 : 1);
  return [own, Math.max(0, Math.min(count - 1, other))];
}

/** 1 where a pixel is clearly darker than its surroundings; a drawing on a dark ground is turned about first. */
export function inkOf({ width, height, data }: GreyPicture): Grid {
  const isDark = median(data) < 100;
  const value = (at: number) => (isDark ? 255 - (data[at] ?? 0) : (data[at] ?? 0));
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += value(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const reach = Math.max(8, Math.round(Math.max(width, height) / 14));
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      if (value(y * width + x) < Math.min(mean * 0.84, mean - 14)) cells[y * width + x] = 1;
    }
  }
  return { width, height, cells };
}

/**
 * The ink with its thin and pale lines as well, which a thick wall nearby outshines: 1 where a pixel is darker than the
 * ground around it, which is all that is no ink. `ink` is that of `picture`.
 */
export function withFineLines(picture: GreyPicture, ink: Grid): Grid {
  const { width, height, data } = picture;
  const isDark = median(data) < 100;
  const value = (at: number) => (isDark ? 255 - (data[at] ?? 0) : (data[at] ?? 0));
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  const counts = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let [sum, count] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (ink.cells[at] !== 1) [sum, count] = [sum + value(at), count + 1];
      const corner = (y + 1) * row + x + 1;
      sums[corner] = (sums[corner - row] ?? 0) + sum;
      counts[corner] = (counts[corner - row] ?? 0) + count;
    }
  }
  const reach = Math.max(4, Math.round(Math.max(width, height) / 70));
  const cells = ink.cells.slice();
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach) * row, Math.min(height, y + reach + 1) * row];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const within = (of: Float64Array) =>
        (of[bottom + right] ?? 0) - (of[top + right] ?? 0) - (of[bottom + left] ?? 0) + (of[top + left] ?? 0);
      const ground = within(sums) / Math.max(1, within(counts));
      if (value(y * width + x) < ground - 16) cells[y * width + x] = 1;
    }
  }
  return { width, height, cells };
}

function median(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen * 2 >= data.length) return value;
  }
  return 255;
}
