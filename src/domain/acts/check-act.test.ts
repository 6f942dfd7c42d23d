import { describe, expect, test } from 'vitest';
import { actDefinitions, type ActKind, type FieldRule } from './act-definitions.ts';
import { checkAct, storablePayload } from './check-act.ts';

const id = '0b8c1f52-6a0e-4c1d-9a3f-2d6f1f0a9b77';

/** A well-formed payload of every kind, with every field that it may carry. */
const examples: Record<ActKind, Record<string, unknown>> = {
  'session.create': { title: 'North-east kitchen' },
  'session.rename': { title: 'रसोई' },
  'session.delete': {},
  'chat.send': {
    session_id: id,
    query: 'Where should the stove stand?',
    image_url: 'user/plan.png',
    message_type: 'image',
    language: 'hinglish',
    attachment_name: 'योजना.pdf',
    attachment_text: 'Ground floor',
    page_urls: ['user/1.jpg', 'user/2.jpg'],
  },
  'chat.ask_again': {},
  'chat.unhelpful': {},
  'chat.keep': { session_id: id, query: 'Where is north?', response: 'Look for it.', language: 'english' },
  'property.create': { title: 'Flat', city: 'Pune', project_name: null, description: 'Third floor' },
  'property.update': { title: 'House', city: 'Nashik', project_name: 'Lake view', description: null },
  'property.delete': {},
  'floorplan.create': {
    property_id: id,
    title: 'Ground floor',
    description: '',
    image_url: 'user/plan.pdf',
    file_size: 2048,
    file_type: 'application/pdf',
  },
  'floorplan.delete': {},
  'photo.create': {
    property_id: id,
    image_url: 'user/door.jpg',
    caption: 'Front door',
    file_size: 1,
    file_type: 'image/svg+xml',
  },
  'photo.delete': {},
  'analysis.create': {
    floorplan_id: id,
    overall_rating: 10,
    analysis_summary: 'Good',
    recommendations: 'Move the stove',
    llm_model: 'guide',
    plan: { v: 1, rooms: [{ id: 'a', room: 'kitchen', name: 'रसोई', polygon: [[0, 0.5]] }], north: null },
    language: 'hindi',
  },
  'event.create': {
    title: 'Griha pravesh',
    description: null,
    date_type: 'solar',
    is_recurring: true,
    event_date: '2028-02-29',
    lunar_month: null,
    reminder: { days: [0, 1, 30], hour: 0 },
  },
  'event.update': {
    title: 'Fast',
    date_type: 'lunar',
    lunar_month: 'Kartika',
    lunar_day: 15,
    paksha: 'krishna',
    reminder: null,
    event_date: null,
  },
  'event.delete': {},
  'festival.remind': { festival_id: 'maha_shivaratri', days: [], hour: 23 },
  'japa.count': { day: '2026-11-24', mantra: 'ॐ नमः शिवाय', count: 108 },
  'japa.remove': {},
  'birth.keep': {
    name: '',
    birth_date: '1990-05-12',
    minutes_of_day: null,
    within_minutes: 0,
    place_name: 'Pune',
    latitude: 18.52,
    longitude: 73.86,
    time_zone: 'Asia/Kolkata',
    offset_minutes: 291.25,
  },
  'birth.remove': {},
  'deity.add': { deity_id: id, name: 'Ganesha' },
  'deity.create': { name: 'Kuldevi', image: null, about: 'Of our village', important_dates: ['Chaitra 9'] },
  'deity.update': { name: 'Kuldevi', image: 'user/kuldevi.png', about: null, important_dates: null },
  'deity.remove': {},
  'aarti.create': {
    user_deity_id: id,
    aarti_id: null,
    festival_id: id,
    title: 'Evening aarti',
    content: 'ॐ',
    file_type: 'pdf',
    file_url: 'user/aarti.pdf',
    tags: ['evening', 'ghee lamp'],
    is_private: false,
  },
  'aarti.update': { user_deity_id: null, title: 'Aarti', tags: null, file_url: null, is_private: true },
  'aarti.delete': {},
  'profile.update': {
    full_name: null,
    username: 'asha_01',
    avatar_url: 'user/me.webp',
    language: 'hi',
    month_system: 'purnimanta',
    place_name: 'काशी',
    latitude: 25.3176,
    longitude: 82.9739,
    time_zone: 'Asia/Kolkata',
    reminder_settings: { events: true, festivals: false, hour: 8, quiet: { from: 22, to: 7 } },
  },
  'op.cancel': { op_id: id },
};

const kinds = Object.keys(actDefinitions) as ActKind[];
const isObject = (type: FieldRule['type']) => type === 'object' || type === 'record';

describe.each(kinds)('%s', (kind) => {
  test('is taken when it is well formed', () => {
    expect(checkAct(kind, examples[kind])).toBeUndefined();
  });

  test('is not taken with a field that this version does not know, and says which', () => {
    expect(checkAct(kind, { ...examples[kind], colour: 'red' })).toEqual({
      code: 'unknown_field',
      field: 'colour',
    });
  });

  test('is not taken without a field that it needs', () => {
    for (const [field, rule] of Object.entries(actDefinitions[kind].fields)) {
      if (!('required' in rule)) continue;
      const { [field]: _, ...rest } = examples[kind];
      expect(checkAct(kind, rest)).toEqual({ code: 'invalid', field });
    }
  });

  test('is not taken with a value of another type in any field', () => {
    const fields: [string, FieldRule][] = Object.entries(actDefinitions[kind].fields);
    for (const [field, { type }] of fields) {
      for (const value of [
        isObject(type) ? '{}' : {},
        Symbol.iterator,
        Number.NaN,
        type === 'integers' ? [7.5] : [7],
      ])
        expect(checkAct(kind, { ...examples[kind], [field]: value })).toEqual({ code: 'invalid', field });
    }
  });

  test('is not taken with null where a value has to be', () => {
    for (const [field, rule] of Object.entries(actDefinitions[kind].fields)) {
      if ('nullable' in rule) continue;
      expect(checkAct(kind, { ...examples[kind], [field]: null })).toEqual({ code: 'invalid', field });
    }
  });
});

test('an act of a kind that this version does not know is not taken', () => {
  expect(checkAct('property.paint', {})).toEqual({ code: 'unknown_kind' });
  expect(checkAct('constructor', {})).toEqual({ code: 'unknown_kind' });
});

describe('a text', () => {
  test.each([
    ['is counted in characters, not in the halves of an emoji', '🙏'.repeat(200), true],
    ['may not be one character too long', '🙏'.repeat(201), false],
    ['may not be blank where it has to be filled', ' \t\r\n', false],
    ['may not be empty where it has to be filled', '', false],
    ['is not blank when it is a space that is no break', '\u00a0', true],
  ])('%s', (_, title, isTaken) => {
    const fault = checkAct('property.update', { title });
    expect(fault).toEqual(isTaken ? undefined : { code: 'invalid', field: 'title' });
  });

  test('may be empty where it need not be filled', () => {
    expect(checkAct('property.update', { description: '' })).toBeUndefined();
  });

  test.each(['ab', 'Asha', 'a b c', 'a'.repeat(31), 'asha\n'])('keeps to its form: not %j', (username) => {
    expect(checkAct('profile.update', { username })).toEqual({ code: 'invalid', field: 'username' });
  });

  test.each(['text/html', 'image/', 'application/pdf; a=b', 'xapplication/pdf'])(
    'names a kind of file that may be kept: not %j',
    (fileType) => {
      const act = { ...examples['floorplan.create'], file_type: fileType };
      expect(checkAct('floorplan.create', act)).toEqual({ code: 'invalid', field: 'file_type' });
    },
  );

  test('that says application/pdf is no photo', () => {
    const act = { ...examples['photo.create'], file_type: 'application/pdf' };
    expect(checkAct('photo.create', act)).toEqual({ code: 'invalid', field: 'file_type' });
  });
});

describe('a list of texts', () => {
  test.each<[string, unknown, boolean]>([
    ['may be empty', [], true],
    ['may have as many lines as allowed', Array.from({ length: 30 }, () => 'tag'), true],
    ['may not have one more', Array.from({ length: 31 }, () => 'tag'), false],
    ['counts a line in characters', ['🪔'.repeat(60)], true],
    ['may not hold a line that is too long', ['🪔'.repeat(61)], false],
    ['may not hold an empty line', ['a', ''], false],
    ['may not hold a line with a space at its end', ['a '], false],
    ['may not hold a line that begins with a break', ['\na'], false],
    ['may not hold anything but texts', ['a', null], false],
    ['is not one text', 'a', false],
  ])('%s', (_, tags, isTaken) => {
    const fault = checkAct('aarti.update', { tags });
    expect(fault).toEqual(isTaken ? undefined : { code: 'invalid', field: 'tags' });
  });

  test('of pages names one at least, where there is one', () => {
    const send = { session_id: id, query: 'Is this fine?' };
    expect(checkAct('chat.send', { ...send, page_urls: [] })).toEqual({
      code: 'invalid',
      field: 'page_urls',
    });
    expect(checkAct('chat.send', { ...send, page_urls: null })).toBeUndefined();
  });
});

describe('an object', () => {
  const take = (plan: unknown) => checkAct('analysis.create', { floorplan_id: id, plan });

  test.each<[string, unknown, boolean]>([
    ['may be empty', {}, true],
    ['may be null where that is allowed', null, true],
    ['is no list', [], false],
    ['is no text', '{}', false],
    ['holds whatever JSON holds', { a: [1, 'x', null, true, { b: {} }] }, true],
    ['holds nothing that JSON cannot hold', { a: [undefined] }, false],
    ['holds no number without end', { a: [{ b: Number.POSITIVE_INFINITY }] }, false],
    ['may hold something eight levels down', { a: [{ a: [{ a: [{ a: [{}] }] }] }] }, true],
    ['may hold nothing nine levels down', { a: [{ a: [{ a: [{ a: [[0]] }] }] }] }, false],
    ['may have as many bytes as allowed', { a: 'x'.repeat(100_000 - '{"a": ""}'.length) }, true],
    ['may not have one more', { a: 'x'.repeat(100_001 - '{"a": ""}'.length) }, false],
    ['counts a letter of Hindi as three bytes', { a: 'न'.repeat(33_331) }, false],
    ['counts the digits of a number without an exponent', { a: Array(500).fill(1e300) }, false],
  ])('%s', (_, plan, isTaken) => {
    expect(take(plan)).toEqual(isTaken ? undefined : { code: 'invalid', field: 'plan' });
  });

  test('without an end is not taken, however deep it is', () => {
    let plan: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) plan = { plan };
    expect(take(plan)).toEqual({ code: 'invalid', field: 'plan' });
  });
});

describe('a list of numbers', () => {
  const take = (days: unknown) => checkAct('festival.remind', { festival_id: 'holi', hour: 8, days });

  test.each<[string, unknown, boolean]>([
    ['may be empty', [], true],
    ['may have as many as allowed', [0, 1, 2, 3, 30], true],
    ['may not have one more', [0, 1, 2, 3, 4, 5], false],
    ['holds no number below the range', [-1], false],
    ['holds no number above the range', [31], false],
    ['holds no fraction', [1.5], false],
    ['holds nothing but numbers', ['1'], false],
    ['is not one number', 1, false],
  ])('%s', (_, days, isTaken) => {
    expect(take(days)).toEqual(isTaken ? undefined : { code: 'invalid', field: 'days' });
  });
});

describe('a record', () => {
  const settings = { events: true, festivals: true, hour: 8, quiet: { from: 22, to: 7 } };
  const take = (change: object) =>
    checkAct('profile.update', { reminder_settings: { ...settings, ...change } });

  test.each<[string, object, boolean]>([
    ['may have null where that is allowed', { quiet: null }, true],
    ['needs what it needs', { quiet: undefined }, false],
    ['has no field that is not named', { colour: 'red' }, false],
    ['has fields of their types', { events: 1 }, false],
    ['needs what a record inside of it needs', { quiet: { from: 22 } }, false],
    ['keeps to the range of a number inside of one inside', { quiet: { from: 22, to: 24 } }, false],
    ['has no field inside that is not named', { quiet: { from: 22, to: 7, toString: 1 } }, false],
  ])('%s', (_, change, isTaken) => {
    expect(take(change)).toEqual(isTaken ? undefined : { code: 'invalid', field: 'reminder_settings' });
  });
});

describe('a number', () => {
  test.each<[unknown, boolean]>([
    [1, true],
    [15, true],
    [0, false],
    [16, false],
    [1.5, false],
    ['3', false],
    [Number.POSITIVE_INFINITY, false],
  ])('%j is a lunar day: %j', (day, isTaken) => {
    const act = { date_type: 'lunar', lunar_month: 'Magha', lunar_day: day };
    const fault = checkAct('event.update', act);
    expect(fault).toEqual(isTaken ? undefined : { code: 'invalid', field: 'lunar_day' });
  });
});

describe('a date', () => {
  test.each<[unknown, boolean]>([
    ['2028-02-29', true],
    ['1800-01-01', true],
    ['2399-12-31', true],
    ['1799-12-31', false],
    ['2400-01-01', false],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-1-1', false],
    ['2027-01-01T00:00:00Z', false],
    [20270101, false],
  ])('%j is a day: %j', (date, isTaken) => {
    const fault = checkAct('event.update', { event_date: date });
    expect(fault).toEqual(isTaken ? undefined : { code: 'invalid', field: 'event_date' });
  });
});

describe('a choice', () => {
  test.each(['chaitra', 'Adhika', '', 3])('takes only what it offers: not %j', (month) => {
    const fault = checkAct('event.update', { lunar_month: month });
    expect(fault).toEqual({ code: 'invalid', field: 'lunar_month' });
  });
});

describe('an id', () => {
  test.each([id.toUpperCase(), id])('may be written %s', (parent) => {
    expect(checkAct('photo.create', { ...examples['photo.create'], property_id: parent })).toBeUndefined();
  });

  test.each(['', 'x', `${id} `, `{${id}}`, id.replaceAll('-', '')])('may not be written %j', (parent) => {
    expect(checkAct('photo.create', { ...examples['photo.create'], property_id: parent })).toEqual({
      code: 'invalid',
      field: 'property_id',
    });
  });
});

describe('a message', () => {
  test.each<[string, Record<string, unknown>, boolean]>([
    ['may be a picture alone', { image_url: 'user/a.png' }, true],
    ['may be a picture with an empty text', { query: '', image_url: 'user/a.png' }, true],
    ['is nothing without both', {}, false],
    ['is nothing when it is blank', { query: ' \n', image_url: null }, false],
  ])('%s', (_, said, isTaken) => {
    const fault = checkAct('chat.send', { session_id: id, ...said });
    expect(fault).toEqual(isTaken ? undefined : { code: 'invalid', field: 'query' });
  });

  test('with a picture whose address is blank names the picture', () => {
    expect(checkAct('chat.send', { session_id: id, image_url: ' ' })).toEqual({
      code: 'invalid',
      field: 'image_url',
    });
  });
});

describe('an event', () => {
  const title = 'Fast';
  test.each<[string, Record<string, unknown>, string | undefined]>([
    ['by the sun needs its date', { date_type: 'solar' }, 'event_date'],
    ['by the sun with null for a date needs it', { date_type: 'solar', event_date: null }, 'event_date'],
    ['by the moon needs its month', { date_type: 'lunar', lunar_day: 3 }, 'lunar_month'],
    ['by the moon needs its day', { date_type: 'lunar', lunar_month: 'Magha' }, 'lunar_day'],
    [
      'by the sun has no lunar day',
      { date_type: 'solar', event_date: '2027-01-01', lunar_day: 3 },
      'lunar_day',
    ],
    [
      'by the moon has no date',
      { date_type: 'lunar', lunar_month: 'Magha', lunar_day: 3, event_date: '2027-01-01' },
      'event_date',
    ],
    [
      'by the sun has no half of a month',
      { date_type: 'solar', event_date: '2027-01-01', paksha: 'krishna' },
      'paksha',
    ],
    [
      'by the moon may say that it has no date',
      { date_type: 'lunar', lunar_month: 'Magha', lunar_day: 3, event_date: null },
      undefined,
    ],
  ])('%s', (_, when, field) => {
    const fault = field === undefined ? undefined : { code: 'invalid', field };
    expect(checkAct('event.create', { title, ...when })).toEqual(fault);
    expect(checkAct('event.update', when)).toEqual(fault);
  });

  test('may be renamed without a word about its day', () => {
    expect(checkAct('event.update', { title })).toBeUndefined();
  });
});

describe('the place of a profile', () => {
  const place = { place_name: 'Ujjain', latitude: 23.1765, longitude: 75.7885, time_zone: 'Asia/Kolkata' };
  const none = { place_name: null, latitude: null, longitude: null, time_zone: null };

  test.each([
    ['whole', place, undefined],
    ['taken away', none, undefined],
    ['not spoken of', {}, undefined],
    ['at the corners of the map', { ...place, latitude: -90, longitude: 180 }, undefined],
    ['in a zone of one word', { ...place, time_zone: 'UTC' }, undefined],
    ['in a zone of three words', { ...place, time_zone: 'America/Argentina/Buenos_Aires' }, undefined],
    ['without a zone', { ...place, time_zone: undefined }, 'time_zone'],
    ['of a name alone', { place_name: 'Ujjain' }, 'latitude'],
    ['of a zone alone', { time_zone: 'Asia/Kolkata' }, 'place_name'],
    ['half taken away', { ...place, longitude: null }, 'longitude'],
    ['half left', { ...none, longitude: 75.7885 }, 'longitude'],
    ['beyond a pole', { ...place, latitude: 90.0001 }, 'latitude'],
    ['beyond the date line', { ...place, longitude: -180.5 }, 'longitude'],
    ['at no number', { ...place, latitude: '23.1765' }, 'latitude'],
    ['in no zone', { ...place, time_zone: "Asia/Kolkata'; --" }, 'time_zone'],
    ['in an empty zone', { ...place, time_zone: '' }, 'time_zone'],
  ])('%s', (_, payload, field) => {
    expect(checkAct('profile.update', payload)).toEqual(
      field === undefined ? undefined : { code: 'invalid', field },
    );
  });
});

test('of several faults the first in the order of the definition is named, and an unknown field before all', () => {
  expect(checkAct('property.create', { city: 7 })).toEqual({ code: 'invalid', field: 'title' });
  expect(checkAct('property.create', { city: 7, colour: 1 })).toEqual({
    code: 'unknown_field',
    field: 'colour',
  });
});

describe('a payload that the database can keep', () => {
  test.each([
    ['has ordinary text as it was', 'रसोई 🪔 in the south-east', 'रसोई 🪔 in the south-east'],
    ['has no NUL', 'a\u0000b\u0000', 'ab'],
    ['has a sign in the place of a lone half of a pair', 'a\ud83d', 'a\ufffd'],
    ['has one for a lone second half too', '\ude4f\ud83d\ude4f', '\ufffd\u{1f64f}'],
    ['has one for each half in the wrong order', '\ude4f\ud83d', '\ufffd\ufffd'],
  ])('%s', (_, text, storable) => {
    expect(storablePayload({ title: text, tags: [text, 'x'] })).toEqual({
      title: storable,
      tags: [storable, 'x'],
    });
    expect(storable).not.toMatch(/\p{Surrogate}/u);
  });

  test('is so in the depth of an object too, by its names as by its values', () => {
    const plan = { 'a\u0000': [{ 'b\ud83d': 'c\u0000', gone: undefined, n: 1.5, none: null }] };
    expect(storablePayload({ plan })).toEqual({ plan: { a: [{ 'b\ufffd': 'c', n: 1.5, none: null }] } });
    expect(Object.keys((storablePayload({ plan })['plan'] as { a: object[] }).a[0] ?? {})).not.toContain(
      'gone',
    );
  });

  test('has nothing undefined, and everything else as it was', () => {
    const payload = { title: undefined, city: null, lunar_day: 3, is_private: false };
    expect(Object.entries(storablePayload(payload))).toEqual([
      ['city', null],
      ['lunar_day', 3],
      ['is_private', false],
    ]);
  });
});
