/** Where a lunar month ends: at the new moon (amanta) or at the full moon (purnimanta). The bright fortnight has one name in both. */
export const monthSystems = ['amanta', 'purnimanta'] as const;
export type MonthSystem = (typeof monthSystems)[number];

/** As the calendars of Delhi, the default place, count. */
export const defaultMonthSystem: MonthSystem = 'purnimanta';

export function readMonthSystem(value: unknown): MonthSystem | undefined {
  return monthSystems.find((known) => known === value);
}
