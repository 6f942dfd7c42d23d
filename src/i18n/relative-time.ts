import type { Language } from './messages.ts';

const minuteMs = 60_000;
const steps = [
  { unit: 'minute', ms: minuteMs, until: 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs, until: 24 * 60 * minuteMs },
  { unit: 'day', ms: 24 * 60 * minuteMs, until: Infinity },
] as const;

/**
 * '3 minutes ago' or '3 मिनट पहले', for moments in milliseconds since 1970. Undefined for less than a minute, and for a
 * moment that a clock which has been put back makes the future.
 */
export function relativeTime(at: number, now: number, language: Language): string | undefined {
  const passed = now - at;
  if (passed < minuteMs) return undefined;
  const step = steps.find(({ until }) => passed < until) ?? steps[2];
  return new Intl.RelativeTimeFormat(`${language}-IN-u-nu-latn`, { numeric: 'auto' }).format(
    -Math.floor(passed / step.ms),
    step.unit,
  );
}
