declare const civil: unique symbol;

/** A day of the proleptic Gregorian calendar as 'YYYY-MM-DD', year 0001 to 9999, with no place and no hour. */
export type CivilDate = string & { readonly [civil]: 'date' };

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A date out of what somebody wrote; undefined for days that no calendar has, such as '2025-02-30' or '0000-00-00'. */
export function readCivilDate(text: unknown): CivilDate | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(text) || text < '0001') return undefined;
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12)
    return undefined;
  return day >= 1 && day <= daysInMonth(year, month) ? (text as CivilDate) : undefined;
}

/** The date of a year, a month of 1…12 and a day that the month has; RangeError for others. */
export function civilDate(year: number, month: number, day: number): CivilDate {
  const written = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  const date = readCivilDate(written);
  if (date === undefined) throw new RangeError(`There is no day ${written}.`);
  return date;
}

/** Days since 1970-01-01. Dates are counted in these, so that no zone and no summer time touches them. */
export function dayNumberOf(date: CivilDate): number {
  const { year, month, day } = partsOf(date);
  const years = month > 2 ? year : year - 1;
  const era = Math.floor(years / 400);
  const yearOfEra = years - era * 400;
  // Years are counted from March, so that the leap day is the last of its year.
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date of a number of days since 1970-01-01. */
export function civilDateOf(dayNumber: number): CivilDate {
  const shifted = dayNumber + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as CivilDate;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDateOf(dayNumberOf(date) + days);
}

/** How many days later the second is; negative where it is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CivilDate): Weekday {
  return weekdayOfNumber(dayNumberOf(date));
}

/** 1970-01-01 was a Thursday. */
export function weekdayOfNumber(dayNumber: number): Weekday {
  return ((((dayNumber + 4) % 7) + 7) % 7) as Weekday;
}

export function partsOf(date: CivilDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** How many days a month of 1…12 has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
