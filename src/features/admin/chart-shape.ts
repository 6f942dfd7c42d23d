/** Where things stand in a chart, on a field of its own units. */
export interface ChartShape {
  width: number;
  height: number;
  /** Lines across, each with what it stands for, from the lowest. */
  ticks: { value: number; y: number }[];
  bars: { x: number; y: number; width: number; height: number }[];
}

const field = { width: 600, height: 160, left: 8, right: 8, top: 10, bottom: 4 };
const widestBar = 32;

/** Bars for values in their order, the field as high as a round number above the highest. Values below 0 stand as 0. */
export function chartShape(values: readonly number[]): ChartShape {
  const { width, height, left, right, top, bottom } = field;
  const highest = roundedUp(Math.max(0, ...values));
  const floor = height - bottom;
  const rise = (value: number) => ((floor - top) * Math.max(0, value)) / highest;
  const step = (width - left - right) / Math.max(1, values.length);
  const barWidth = Math.min(widestBar, step * 0.72);
  return {
    width,
    height,
    ticks: [0, highest / 2, highest].map((value) => ({ value, y: floor - rise(value) })),
    bars: values.map((value, at) => ({
      x: left + at * step + (step - barWidth) / 2,
      y: floor - rise(value),
      width: barWidth,
      height: rise(value),
    })),
  };
}

/** 1, 2, 4 or 10 times a power of ten that is no less; 2 at least, so that half of it is whole. */
export function roundedUp(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return (([1, 2, 4] as const).find((factor) => value <= factor * power) ?? 10) * power;
}
