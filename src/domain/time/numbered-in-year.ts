/**
 * Each day with its year and its place among those of one name in it, 1 for the first, in the order in which they stand:
 * what goes by the Sun and the Moon together may fall twice into one year.
 */
export function numberedInYear<Dated extends { date: string }>(
  days: readonly Dated[],
  nameOf: (day: Dated) => string,
): (Dated & { year: number; number: number })[] {
  const counts = new Map<string, number>();
  return days.map((day) => {
    const year = day.date.slice(0, 4);
    const key = `${nameOf(day)} ${year}`;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return { ...day, year: Number(year), number };
  });
}
