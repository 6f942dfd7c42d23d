import type { Pixels } from './pixels.ts';

/** What the drawing of an arrow, a needle or a rose says of a direction. */
export interface CompassSymbol {
  /** Where its middle is. */
  middle: readonly [x: number, y: number];
  /** How far it reaches from there. */
  reach: number;
  hasRing: boolean;
  /** More than four arms, or four that are longer than what is between them. */
  isStar: boolean;
  /** Where the arms of a star point to, degrees clockwise from up. */
  arms: readonly number[];
  /** Lines about which it is the same on both sides, best first. */
  axes: readonly SymbolAxis[];
}

export interface SymbolAxis {
  /** Degrees clockwise from up; its other end is 180 further. */
  degrees: number;
  /** Share of its pixels that are found again on the other side. */
  likeness: number;
  /** −1 to 1: whether its tip is at that end (1), at the other one (−1), or nothing tells them apart (0). */
  head: number;
  /** Its length by its width. */
  slimness: number;
}

/** Undefined for what is too small, or the same from all sides. `letter`: where its letter is, which may be its middle. */
export function compassSymbol(
  pixels: Pixels,
  letter: readonly [x: number, y: number],
): CompassSymbol | undefined {
  const ring = ringOf(pixels, letter);
  const inside = ring ? withoutRing(pixels, ring) : pixels;
  if (inside.xs.length < 12) return undefined;
  const shape = sampled(inside);
  const [middleX, middleY] = ring ?? [mean(shape.xs), mean(shape.ys)];
  const centre = [mean(shape.xs), mean(shape.ys)] as const;
  const reach = shape.xs.reduce(
    (most, x, at) => Math.max(most, Math.hypot(x - middleX, (shape.ys[at] ?? 0) - middleY)),
    ring?.[2] ?? 0,
  );
  if (reach < 5) return undefined;
  const likeness = mirrored(shape, centre);
  const arms = armsOf(shape, ring ? [ring[0], ring[1]] : centre);
  const axes = peaksOf(likeness).map((degrees) =>
    axisAt(degrees, likeness[Math.round(degrees) % 180] ?? 0, shape, centre),
  );
  return {
    middle: [middleX, middleY],
    reach,
    hasRing: ring !== undefined,
    isStar: arms.length >= 4,
    arms,
    axes: axes.toSorted((a, b) => b.likeness - a.likeness),
  };
}

type Ring = readonly [x: number, y: number, radius: number];

/** A circle around the whole, with or without what reaches over it. */
function ringOf(pixels: Pixels, letter: readonly [x: number, y: number]): Ring | undefined {
  const [left, right] = ends(pixels.xs);
  const [top, bottom] = ends(pixels.ys);
  const [width, height] = [right - left + 1, bottom - top + 1];
  const tries: Ring[] = [];
  // A tip or a letter may reach over it at one side.
  for (const [x, y] of [
    [(left + right) / 2, (top + bottom) / 2],
    [(left + right) / 2, bottom - width / 2],
    [(left + right) / 2, top + width / 2],
    [right - height / 2, (top + bottom) / 2],
    [left + height / 2, (top + bottom) / 2],
    [mean(pixels.xs), mean(pixels.ys)],
    letter,
  ] as const) {
    const radius = fullRadius(pixels, x, y, Math.max(width, height) / 2 + 2);
    if (radius !== undefined) tries.push(fitted(pixels, [x, y, radius]));
  }
  return tries.toSorted((a, b) => b[2] - a[2])[0];
}

/** The circle that lies best on the pixels near one, by least squares. */
function fitted({ xs, ys }: Pixels, [x, y, radius]: Ring): Ring {
  const slack = Math.max(2, radius * 0.1);
  let [n, sx, sy, sxx, syy, sxy, sxr, syr, sr] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  xs.forEach((px, at) => {
    const [u, v] = [px - x, (ys[at] ?? 0) - y];
    const square = u * u + v * v;
    if (Math.abs(Math.sqrt(square) - radius) > slack) return;
    n += 1;
    sx += u;
    sy += v;
    sxx += u * u;
    syy += v * v;
    sxy += u * v;
    sxr += u * square;
    syr += v * square;
    sr += square;
  });
  const [a, b, c] = [sxx - (sx * sx) / n, sxy - (sx * sy) / n, syy - (sy * sy) / n];
  const [d, e] = [(sxr - (sx * sr) / n) / 2, (syr - (sy * sr) / n) / 2];
  const det = a * c - b * b;
  if (n < 12 || Math.abs(det) < 1e-6) return [x, y, radius];
  const [offX, offY] = [(d * c - b * e) / det, (a * e - b * d) / det];
  if (Math.hypot(offX, offY) > slack) return [x, y, radius];
  const mid = (sr - 2 * offX * sx - 2 * offY * sy) / n + offX * offX + offY * offY;
  return [x + offX, y + offY, Math.sqrt(Math.max(1, mid))];
}

/** The largest radius at which there is ink nearly all around. */
function fullRadius({ xs, ys }: Pixels, x: number, y: number, most: number): number | undefined {
  const sectors = 48;
  const size = Math.ceil(most) + 1;
  const seen = new Uint8Array(size * sectors);
  for (let at = 0; at < xs.length; at += 1) {
    const [dx, dy] = [(xs[at] ?? 0) - x, (ys[at] ?? 0) - y];
    const radius = Math.round(Math.hypot(dx, dy));
    if (radius >= size) continue;
    const sector = Math.floor(((Math.atan2(dy, dx) / Math.PI + 1) / 2) * sectors) % sectors;
    seen[radius * sectors + sector] = 1;
  }
  // What is filled has ink all around at every radius.
  const isHollow = (radius: number) => {
    let full = 0;
    for (let sector = 0; sector < sectors; sector += 1)
      for (let near = Math.round(radius * 0.72); near <= Math.round(radius * 0.82); near += 1)
        if (seen[near * sectors + sector] === 1) {
          full += 1;
          break;
        }
    return full < sectors * 0.7;
  };
  for (let radius = size - 2; radius > Math.max(5, most * 0.35); radius -= 1) {
    const slack = Math.max(2, Math.round(radius * 0.08));
    let full = 0;
    for (let sector = 0; sector < sectors; sector += 1) {
      let isHere = false;
      for (let near = radius - slack; near <= radius + slack && !isHere; near += 1)
        isHere = near > 0 && near < size && seen[near * sectors + sector] === 1;
      if (isHere) full += 1;
    }
    if (full >= sectors * 0.86) return isHollow(radius) ? radius : undefined;
  }
  return undefined;
}

function withoutRing({ xs, ys }: Pixels, [x, y, radius]: Ring): Pixels {
  const kept: { xs: number[]; ys: number[] } = { xs: [], ys: [] };
  const slack = Math.max(2, radius * 0.12);
  xs.forEach((px, at) => {
    const py = ys[at] ?? 0;
    if (Math.abs(Math.hypot(px - x, py - y) - radius) <= slack) return;
    kept.xs.push(px);
    kept.ys.push(py);
  });
  return kept;
}

const mostSamples = 1500;

function sampled({ xs, ys }: Pixels): Pixels {
  const step = Math.max(1, Math.ceil(xs.length / mostSamples));
  // A stride that is even meets the same columns again and again.
  const stride = step > 1 && step % 2 === 0 ? step + 1 : step;
  return {
    xs: xs.filter((_, at) => at % stride === 0),
    ys: ys.filter((_, at) => at % stride === 0),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function ends(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

/** For each degree below 180, which share of the pixels has one on the other side of that line. */
function mirrored({ xs, ys }: Pixels, [x, y]: readonly [number, number]): Float64Array {
  const [left, right] = ends(xs);
  const [top, bottom] = ends(ys);
  const width = Math.ceil(right - left) + 5;
  const height = Math.ceil(bottom - top) + 5;
  const near = new Uint8Array(width * height);
  // What was left out in between, and the steps of a slanted line.
  const reach = Math.max(1, Math.round(Math.max(right - left, bottom - top) / 40));
  xs.forEach((px, at) => {
    const column = Math.round(px - left) + 2;
    const row = Math.round((ys[at] ?? 0) - top) + 2;
    for (let v = Math.max(0, row - reach); v <= Math.min(height - 1, row + reach); v += 1)
      near.fill(1, v * width + Math.max(0, column - reach), v * width + Math.min(width, column + reach + 1));
  });
  const likeness = new Float64Array(180);
  for (let degrees = 0; degrees < 180; degrees += 1) {
    const turn = (2 * degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    let found = 0;
    for (let at = 0; at < xs.length; at += 1) {
      const [dx, dy] = [(xs[at] ?? 0) - x, (ys[at] ?? 0) - y];
      // Mirrored about a line that points `degrees` clockwise from up.
      const column = Math.round(x - cos * dx - sin * dy - left) + 2;
      const row = Math.round(y - sin * dx + cos * dy - top) + 2;
      if (column >= 0 && column < width && row >= 0 && row < height && near[row * width + column] === 1)
        found += 1;
    }
    likeness[degrees] = found / xs.length;
  }
  return likeness;
}

const leastLikeness = 0.72;

/** The degrees at which the likeness is highest within 12 on both sides; the middle where it is level. */
function peaksOf(likeness: Float64Array): number[] {
  const peaks: number[] = [];
  for (let degrees = 0; degrees < 180; degrees += 1) {
    const own = likeness[degrees] ?? 0;
    if (own < leastLikeness) continue;
    let isPeak = true;
    for (let off = 1; off <= 12 && isPeak; off += 1) {
      const before = likeness[(degrees - off + 180) % 180] ?? 0;
      const after = likeness[(degrees + off) % 180] ?? 0;
      isPeak = before <= own && after < own;
    }
    if (!isPeak) continue;
    let level = 0;
    while (level < 12 && (likeness[(degrees - level - 1 + 180) % 180] ?? 0) >= own - 0.005) level += 1;
    peaks.push((((degrees - level / 2) % 180) + 180) % 180);
  }
  return peaks;
}

const bins = 20;

function axisAt(
  degrees: number,
  likeness: number,
  { xs, ys }: Pixels,
  [x, y]: readonly [number, number],
): SymbolAxis {
  const turn = (degrees * Math.PI) / 180;
  const [alongX, alongY] = [Math.sin(turn), -Math.cos(turn)];
  const along = xs.map((px, at) => (px - x) * alongX + ((ys[at] ?? 0) - y) * alongY);
  const across = xs.map((px, at) => (px - x) * -alongY + ((ys[at] ?? 0) - y) * alongX);
  const [from, to] = ends(along);
  const [least, most] = ends(across);
  const low = new Float64Array(bins).fill(Infinity);
  const high = new Float64Array(bins).fill(-Infinity);
  along.forEach((place, at) => {
    const bin = Math.min(bins - 1, Math.floor(((place - from) / Math.max(1, to - from)) * bins));
    low[bin] = Math.min(low[bin] ?? 0, across[at] ?? 0);
    high[bin] = Math.max(high[bin] ?? 0, across[at] ?? 0);
  });
  const widths = Array.from({ length: bins }, (_, bin) => Math.max(0, (high[bin] ?? 0) - (low[bin] ?? 0)));
  const widest = Math.max(1, ...widths);
  const pointed = (atEnd: readonly number[]) => {
    const tip = Math.min(atEnd[0] ?? 0, atEnd[1] ?? 0);
    return (Math.max(...atEnd.slice(0, Math.ceil(bins * 0.55))) - tip) / widest;
  };
  return {
    degrees,
    likeness,
    head: pointed(widths.toReversed()) - pointed(widths),
    slimness: (to - from + 1) / (most - least + 1),
  };
}

/** The arms of a star, with deep notches between them on all sides; none where it is no star. */
function armsOf({ xs, ys }: Pixels, [x, y]: readonly [number, number]): number[] {
  const sectors = 72;
  const reach = new Float64Array(sectors);
  const angles = new Float64Array(sectors);
  xs.forEach((px, at) => {
    const [dx, dy] = [px - x, (ys[at] ?? 0) - y];
    const angle = ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
    const sector = Math.floor((angle / 360) * sectors) % sectors;
    const far = Math.hypot(dx, dy);
    if (far <= (reach[sector] ?? 0)) return;
    reach[sector] = far;
    angles[sector] = angle;
  });
  const most = Math.max(...reach);
  const arms = [...reach.keys()].filter((at) => {
    const length = reach[at] ?? 0;
    const isLongest = [-4, -3, -2, -1, 1, 2, 3, 4].every((off) => {
      const other = reach[(at + off + sectors) % sectors] ?? 0;
      return off < 0 ? other < length : other <= length;
    });
    return length > 0.55 * most && isLongest;
  });
  const notches = reach.filter((length) => length < 0.55 * most).length;
  return arms.length >= 4 && arms.length <= 16 && notches >= sectors * 0.25
    ? arms.map((at) => angles[at] ?? 0)
    : [];
}
