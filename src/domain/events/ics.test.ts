import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingsFor } from '../panchang/settings.ts';
import { readCivilDate, type CivilDate } from '../time/civil-date.ts';
import { defaultPlace } from '../time/place.ts';
import {
  daysCalendar,
  icsCalendar,
  lunarDatesFrom,
  timesCalendar,
  type CalendarEvent,
  type LunarDay,
} from './ics.ts';

const words = {
  calendarName: 'Disha events',
  lunarNote: ({ month, paksha, day, isRecurring }: LunarDay) =>
    `Lunar date: ${month} ${paksha} ${day}${isRecurring ? ', every year' : ''}`,
};
const writtenAt = '2026-11-21T06:30:00.000Z';

const birthday: CalendarEvent = {
  id: '7b1f8f0e-0000-4000-8000-000000000001',
  title: "Asha's birthday",
  description: null,
  date_type: 'solar',
  is_recurring: true,
  event_date: '1985-03-09',
  lunar_month: null,
  lunar_day: null,
  created_at: '2026-01-02T03:04:05.678+05:30',
  updated_at: '2026-02-03T04:05:06.789+00:00',
};
const shraddha: CalendarEvent = {
  ...birthday,
  id: '7b1f8f0e-0000-4000-8000-000000000002',
  title: 'दादाजी का श्राद्ध',
  date_type: 'lunar',
  event_date: null,
  lunar_month: 'Ashvina',
  lunar_day: 7,
  paksha: 'krishna',
};

test('an event of one day is a VEVENT with a stable id and times in UTC', () => {
  expect(calendar([birthday])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Disha//Personal events//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Disha events',
      'BEGIN:VEVENT',
      'UID:7b1f8f0e-0000-4000-8000-000000000001@disha',
      'DTSTAMP:20260203T040506Z',
      'CREATED:20260101T213405Z',
      'LAST-MODIFIED:20260203T040506Z',
      'DTSTART;VALUE=DATE:19850309',
      'RRULE:FREQ=YEARLY',
      "SUMMARY:Asha's birthday",
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('the same events are the same text whenever they are written', () => {
  const later = icsCalendar([birthday, shraddha], words, '2031-01-01T00:00:00.000Z', () => ['2026-10-18']);
  expect(later).toBe(calendar([birthday, shraddha]));
});

test('an event without times of its own is stamped with the time of writing', () => {
  const unsent = { ...birthday, created_at: null, updated_at: null };
  expect(unfolded(calendar([unsent]))).toContain('DTSTAMP:20261121T063000Z');
});

test('no events are an empty calendar', () => {
  expect(calendar([])).not.toContain('BEGIN:VEVENT');
  expect(calendar([]).endsWith('END:VCALENDAR\r\n')).toBe(true);
});

describe('the yearly rule', () => {
  test('is missing where an event happens once', () => {
    expect(calendar([{ ...birthday, is_recurring: false }])).not.toContain('RRULE');
  });

  test('of 29 February falls on the last day of February, so that no year goes without', () => {
    const text = calendar([{ ...birthday, event_date: '2000-02-29' }]);
    expect(text).toContain('DTSTART;VALUE=DATE:20000229\r\n');
    expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n');
  });

  test('of 28 February stays on the 28th', () => {
    expect(calendar([{ ...birthday, event_date: '2001-02-28' }])).toContain('RRULE:FREQ=YEARLY\r\n');
  });
});

describe('a lunar event', () => {
  const inYears = (event: CalendarEvent, from = '2026-11-21') =>
    lunarDatesFrom(civil(from), settingsFor(defaultPlace))(event);

  test('is an event of one day for each of its days, with its month and day beside it', () => {
    const text = unfolded(
      icsCalendar([{ ...shraddha, description: 'with the family' }], words, writtenAt, () => [
        '2027-09-22',
        '2028-10-10',
      ]),
    );
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).not.toMatch(/VJOURNAL|RRULE/);
    expect(text).toContain('DTSTART;VALUE=DATE:20270922\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20281010\r\n');
    expect(text).toContain('SUMMARY:दादाजी का श्राद्ध\r\n');
    expect(text).toContain(
      String.raw`DESCRIPTION:Lunar date: Ashvina krishna 7\, every year\n\nwith the family`,
    );
    expect(text).toContain(
      'X-DISHA-LUNAR-MONTH:Ashvina\r\nX-DISHA-LUNAR-PAKSHA:KRISHNA\r\nX-DISHA-LUNAR-DAY:7\r\nX-DISHA-RECURRING:TRUE\r\n',
    );
  });

  test('keeps the name of each day from file to file, also of two in one year', () => {
    const uids = (dates: string[]) => [
      ...icsCalendar([shraddha], words, writtenAt, () => dates).matchAll(/UID:(.*)@disha/g),
    ];
    const name = (number: string) => `${shraddha.id}-${number}`;
    expect(uids(['2027-01-02', '2027-12-22', '2028-12-10']).map(([, uid]) => uid)).toEqual([
      name('2027-1'),
      name('2027-2'),
      name('2028-1'),
    ]);
    expect(uids(['2028-12-11']).map(([, uid]) => uid)).toEqual([name('2028-1')]);
  });

  test('has a day in each of ten years, by the place and the month system that are asked for', () => {
    const diwali = { ...shraddha, lunar_month: 'Kartika', paksha: 'krishna', lunar_day: 15 };
    const days = inYears(diwali);
    expect(days).toHaveLength(10);
    expect(days[0]).toBe('2027-10-29');
    expect(days.every((date) => date > '2026-11-21' && date < '2036-11-21')).toBe(true);
    const amanta = lunarDatesFrom(civil('2026-11-21'), settingsFor(defaultPlace, 'amanta'))(diwali);
    expect(amanta[0]).toBe('2026-12-08');
  });

  test('that falls once has the first such day after it was made, even if that is over', () => {
    const once = { ...shraddha, is_recurring: false, created_at: '2025-01-01T00:00:00Z' };
    const days = inYears({ ...once, lunar_month: 'Vaisakha', paksha: null, lunar_day: 3 });
    expect(days).toEqual(['2025-04-30']);
    const text = icsCalendar([once], words, writtenAt, () => days);
    expect(text).toContain(`UID:${once.id}@disha`);
  });

  test('begins on the last day of February where the clock says 29 February', () => {
    expect(inYears(shraddha, '2028-02-29').length).toBeGreaterThanOrEqual(9);
  });

  test('that this version cannot date is left out', () => {
    expect(inYears({ ...shraddha, lunar_month: 'Madhu' })).toEqual([]);
    expect(calendar([{ ...shraddha, lunar_month: 'Madhu' }])).not.toContain('BEGIN:VEVENT');
  });
});

describe('days of festivals', () => {
  test('are events of one whole day with a name that stays', () => {
    const days = [
      { uid: 'diwali-2026-1', date: '2026-11-08', title: 'दिवाली', description: 'Amavasya, at dusk; kept' },
    ];
    expect(daysCalendar(days, 'Diwali', writtenAt)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Disha//Festivals//EN',
        'CALSCALE:GREGORIAN',
        'X-WR-CALNAME:Diwali',
        'BEGIN:VEVENT',
        'UID:diwali-2026-1@disha',
        'DTSTAMP:20261121T063000Z',
        'DTSTART;VALUE=DATE:20261108',
        'SUMMARY:दिवाली',
        String.raw`DESCRIPTION:Amavasya\, at dusk\; kept`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });
});

test('chosen hours have their instants in UTC, an address, and a reminder the day before', () => {
  const hours = {
    uid: 'muhurat-vivah-1',
    from: Date.UTC(2027, 1, 14, 23, 40),
    to: Date.UTC(2027, 1, 15, 1, 5, 30),
    title: 'Marriage, Pune',
    description: 'Rohini; waxing',
    url: 'https://disha.example/muhurat?for=vivah&at=18.5%2C73.9',
  };
  expect(timesCalendar([hours], 'Muhurat', writtenAt)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Disha//Muhurats//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Muhurat',
      'BEGIN:VEVENT',
      'UID:muhurat-vivah-1@disha',
      'DTSTAMP:20261121T063000Z',
      'DTSTART:20270214T234000Z',
      'DTEND:20270215T010530Z',
      String.raw`SUMMARY:Marriage\, Pune`,
      String.raw`DESCRIPTION:Rohini\; waxing`,
      'URL:https://disha.example/muhurat?for=vivah&at=18.5%2C73.9',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      String.raw`DESCRIPTION:Marriage\, Pune`,
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

describe('text', () => {
  test.each([
    ['a backslash', String.raw`C:\puja`, String.raw`C:\\puja`],
    ['a semicolon and a comma', 'rice; ghee, milk', String.raw`rice\; ghee\, milk`],
    ['an end of line of any kind', 'one\r\ntwo\rthree\nfour', String.raw`one\ntwo\nthree\nfour`],
    ['a colon and quotes, which need no care', 'at "7:30"', 'at "7:30"'],
    ['control characters, which may not stand there', 'bell\u0007 and null\u0000', 'bell and null'],
    ['a tab', 'a\tb', 'a\tb'],
    ['Devanagari', 'माँ का जन्मदिन', 'माँ का जन्मदिन'],
  ])('has %s as the format asks', (_, given, written) => {
    const text = unfolded(calendar([{ ...birthday, title: given, description: given }]));
    expect(text).toContain(`\r\nSUMMARY:${written}\r\n`);
    expect(text).toContain(`\r\nDESCRIPTION:${written}\r\n`);
  });

  test('cannot break out of its line', () => {
    for (const end of ['\r\n', '\r', '\n', '\u0085', '\u2028', '\u2029']) {
      const text = calendar([{ ...birthday, title: `x${end}END:VEVENT${end}BEGIN:VALARM` }]);
      const lines = text.split(/[\r\n\u0085\u2028\u2029]+/);
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
      expect(lines).not.toContain('BEGIN:VALARM');
    }
  });
});

describe('folding', () => {
  test.each([
    ['one octet', 'a'],
    ['two octets', 'é'],
    ['three octets', 'ॐ'],
    ['four octets', '🪔'],
  ])('keeps characters of %s whole at each place where a line may end', (_, character) => {
    for (let before = 0; before < 80; before += 1) {
      const title = 'x'.repeat(before) + character.repeat(60);
      const text = calendar([{ ...birthday, title }]);
      expect(longestLine(text)).toBeLessThanOrEqual(75);
      expect(decodedLineByLine(text)).toBe(text);
      expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`);
    }
  });

  test('leaves a line of exactly 75 octets alone and breaks one of 76', () => {
    const title = (octets: number) => 'x'.repeat(octets - 'SUMMARY:'.length);
    expect(calendar([{ ...birthday, title: title(75) }])).toContain(`SUMMARY:${title(75)}\r\nTRANSP`);
    expect(calendar([{ ...birthday, title: title(76) }])).toContain(`SUMMARY:${title(75)}\r\n x\r\nTRANSP`);
  });

  test('gives back every text, whatever it is made of', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (description) => {
        const text = calendar([{ ...birthday, description: `d${description}` }]);
        expect(longestLine(text)).toBeLessThanOrEqual(75);
        expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/);
        const [, value = ''] = /\r\nDESCRIPTION:(.*)\r\nTRANSP/.exec(unfolded(text)) ?? [];
        expect(unescaped(value)).toBe(asStored(`d${description}`));
      }),
    );
  });
});

function calendar(events: readonly CalendarEvent[]): string {
  return icsCalendar(events, words, writtenAt, () => ['2026-10-18']);
}

function civil(text: string): CivilDate {
  const date = readCivilDate(text);
  if (!date) throw new Error(`no date: ${text}`);
  return date;
}

/** What a reader does first (3.1). */
function unfolded(text: string): string {
  return text.replaceAll('\r\n ', '');
}

function unescaped(value: string): string {
  return value.replaceAll(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

function asStored(text: string): string {
  const oneKind = text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  // oxlint-disable-next-line no-control-regex -- these are what has to go
  return oneKind.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

function longestLine(text: string): number {
  return Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).byteLength));
}

/** As a reader sees it that decodes each line by itself: a broken character would become a replacement. */
function decodedLineByLine(text: string): string {
  return text
    .split('\r\n')
    .map((line) => new TextDecoder().decode(new TextEncoder().encode(line)))
    .join('\r\n');
}
