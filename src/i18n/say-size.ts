import { formatNumber } from './format.ts';
import type { Language } from './messages.ts';

const units = ['kB', 'MB', 'GB'] as const;

/** 1258291 bytes → '1.3 MB'; never less than 1 kB, as nobody counts bytes. */
export function saySize(bytes: number, language: Language): string {
  let size = Math.max(1, bytes / 1000);
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const decimals = size < 10 && unit > 0 ? 1 : 0;
  return `${formatNumber(size, language, { decimals })} ${units[unit]}`;
}
