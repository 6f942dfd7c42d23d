import type { Grid, GridBox } from './plan-grid.ts';

/** The places of some cells of a grid. */
export interface Pixels {
  xs: readonly number[];
  ys: readonly number[];
}

/** The cells of one component. */
export function pixelsOf({ width }: Grid, labels: Int32Array, label: number, box: GridBox): Pixels {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      if (labels[y * width + x] !== label) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  return { xs, ys };
}

export function longerSide({ left, top, right, bottom }: GridBox): number {
  return Math.max(right - left, bottom - top);
}

export function shorterSide({ left, top, right, bottom }: GridBox): number {
  return Math.min(right - left, bottom - top);
}

export function middleOf({ left, top, right, bottom }: GridBox): readonly [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** 0 where they touch or overlap. */
export function gapBetween(one: GridBox, other: GridBox): number {
  const across = Math.max(0, Math.max(one.left, other.left) - Math.min(one.right, other.right));
  const down = Math.max(0, Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom));
  return Math.hypot(across, down);
}
