import type { CalendarEntry } from './merge-calendar.ts';

/** Which of a year's days are listed. */
export const kinds = ['festivals', 'ekadashis', 'vrats', 'all'] as const;
export type Kind = (typeof kinds)[number];

export function isOfKind(entry: CalendarEntry, kind: Kind): boolean {
  const group = entry.kind === 'festival' ? entry.group : undefined;
  switch (kind) {
    case 'all':
      return true;
    case 'ekadashis':
      return group === 'ekadashi';
    case 'vrats':
      return group === 'vrat' || group === 'monthly';
    case 'festivals':
      return group !== 'ekadashi' && group !== 'vrat' && group !== 'monthly';
  }
}
