/**
 * Terrestrial time less universal time, in seconds, at a fractional year.
 *
 * Source: to 1998 the observed values of J. Meeus, Astronomical Algorithms (2nd edition, table 10.A), after that those
 * of the IERS (TT - UT1 on 1 January). From 2024 on nobody knows it; the Earth has been turning so evenly of late that
 * a slow growth is added that reaches about 75 s in 2050, 93 s in 2100 and 170 s in 2200, near the long-term trend of Stephenson,
 * Morrison and Hohenkerk (2016). An error of 10 s here moves the end of a tithi by 10 s.
 */
export function deltaTSeconds(year: number): number {
  const last = firstYear + 2 * (seconds.length - 1);
  if (year >= last) return (seconds.at(-1) ?? 0) + growth(year - last);
  const place = Math.max(0, (year - firstYear) / 2);
  const index = Math.min(Math.floor(place), seconds.length - 2);
  const [from = 0, to = 0] = [seconds[index], seconds[index + 1]];
  return from + (to - from) * (place - index);
}

function growth(years: number): number {
  return 0.12 * years + 0.00255 * years * years;
}

const firstYear = 1800;

/** Every second year from 1800 on. */
const seconds = [
  13.1, 12.5, 12.2, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 11.9, 11.6, 11.0, 10.2, 9.2, 8.2, 7.1, 6.2, 5.6, 5.4,
  5.3, 5.4, 5.6, 5.9, 6.2, 6.5, 6.8, 7.1, 7.3, 7.5, 7.6, 7.7, 7.3, 6.2, 5.2, 2.7, 1.4, -1.2, -2.8, -3.8, -4.8,
  -5.5, -5.3, -5.6, -5.7, -5.9, -6.0, -6.3, -6.5, -6.2, -4.7, -2.8, -0.1, 2.6, 5.3, 7.7, 10.4, 13.3, 16.0,
  18.2, 20.2, 21.1, 22.4, 23.5, 23.8, 24.3, 24.0, 23.9, 23.9, 23.7, 24.0, 24.3, 25.3, 26.2, 27.3, 28.2, 29.1,
  30.0, 30.7, 31.4, 32.2, 33.1, 34.0, 35.0, 36.5, 38.3, 40.2, 42.2, 44.5, 46.5, 48.5, 50.5, 52.2, 53.8, 54.9,
  55.8, 56.9, 58.3, 60.0, 61.6, 63.0, 63.8, 64.3, 64.6, 64.8, 65.5, 66.1, 66.6, 67.3, 68.1, 69.0, 69.4, 69.3,
  69.2,
];
