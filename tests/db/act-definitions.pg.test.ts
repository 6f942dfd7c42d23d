import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actDefinitions, definitionOf, type FieldRule } from '#domain/acts/act-definitions.ts';
import { checkAct, storableText } from '#domain/acts/check-act.ts';
import { databaseBytes } from '#domain/acts/database-bytes.ts';
import { aBirth } from '#tests/builders/a-birth.ts';
import { type Database, openDatabase } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

type Payload = Record<string, unknown>;

const aPlace = { place_name: 'Ujjain', latitude: 23.1765, longitude: 75.7885, time_zone: 'Asia/Kolkata' };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the database has the table of acts that the device has, in the same order', async () => {
  const theirs = await database.owner.value<unknown>('select private.act_definitions()');
  expect(theirs, 'print the present table with scripts/generate-acts.ts into a new migration').toEqual(
    plain(actDefinitions),
  );
  const inOrder = await database.owner.value<string>('select private.act_definitions_in_order()::text');
  expect(JSON.stringify(JSON.parse(inOrder))).toBe(JSON.stringify(actDefinitions));
});

test('every act of the table is carried out by somebody', async () => {
  const source = await database.owner.value<string>(
    `select prosrc from pg_proc where oid = 'private.carry_out'::regproc`,
  );
  const kinds = [...source.matchAll(/when '([^']+)' then/g)].map(([, kind]) => kind);
  expect(new Set(kinds)).toEqual(new Set(Object.keys(actDefinitions)));
});

describe('both sides reach the same verdict', () => {
  type Act = [kind: string, payload: Payload];

  /** `ok`, `unknown_kind`, `unknown_field`, or the field that is wrong. */
  const verdict = (fault: { code: string; field?: string } | null | undefined) =>
    fault ? (fault.code === 'invalid' ? `invalid ${fault.field}` : fault.code) : 'ok';

  async function verdictsOfDatabase(acts: readonly Act[]): Promise<string[]> {
    const { rows } = await database.owner.query<{ fault: { code: string; field?: string } | null }>(
      `select private.check_act(act ->> 0, act -> 1) as fault
       from jsonb_array_elements($1) with ordinality as a (act, place) order by place`,
      [JSON.stringify(acts)],
    );
    return rows.map(({ fault }) => verdict(fault));
  }

  const verdictsOfDevice = (acts: readonly Act[]) =>
    acts.map(([kind, payload]) => verdict(checkAct(kind, plain(payload) as Payload)));

  const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map(storableText);
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\v'), maxLength: 4 });
  const anything = fc.oneof(
    fc.constantFrom(null, true, false, 0, -0, 1.5, 1e20, -1, '', ' ', [], {}, [null], [[]], 'null', '1'),
    words,
    blanks,
    fc.uuid(),
    fc.integer(),
    fc.array(words, { maxLength: 3 }),
  );

  /** Text of about so many characters, some of them two code units long. */
  const around = (most: number) =>
    fc
      .tuple(fc.constantFrom('a', 'न', '🪔'), fc.integer({ min: -1, max: 1 }))
      .map(([character, more]) => character.repeat(Math.max(0, most + more)));

  function valuesOf(rule: FieldRule): fc.Arbitrary<unknown> {
    switch (rule.type) {
      case 'text':
        return fc.oneof(
          words,
          blanks,
          around(rule.most),
          fc.constantFrom('image/png', 'application/pdf', 'image/PNG', 'image/png\n', 'asha_1', 'Asha', 'ab'),
          fc.constantFrom('Asia/Kolkata', 'Etc/GMT+5', 'Asia/', '/Asia', 'Asia//Kolkata', 'UTC\n'),
        );
      case 'texts': {
        const line = fc.oneof(
          { weight: 5, arbitrary: words },
          blanks,
          around(rule.longest),
          anything,
          fc.constantFrom(' a', 'a ', 'a\n', 'a b', '\u00a0a'),
        );
        return fc.oneof(
          fc.array(line, { maxLength: 3 }),
          fc.integer({ min: -1, max: 1 }).map((more) => Array.from({ length: rule.most + more }, () => 'a')),
        );
      }
      case 'choice':
        return fc.constantFrom(...rule.of, 'Solar', 'toString');
      case 'integer':
        return fc.oneof(
          fc.integer({ min: rule.from - 1, max: rule.from + 1 }),
          fc.integer({ min: rule.to - 1, max: rule.to + 1 }),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
        );
      case 'number':
        return fc.oneof(
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.double({ min: rule.from - 1, max: rule.to + 1, noNaN: true }),
          fc.constantFrom(rule.from, rule.to, -0, rule.to + Number.EPSILON * rule.to),
        );
      case 'date':
        return fc.oneof(
          fc
            .tuple(
              fc.constantFrom(0, 1799, 1800, 1900, 2000, 2023, 2024, 2399, 2400),
              fc.integer({ min: 0, max: 13 }),
              fc.integer({ min: 0, max: 32 }),
            )
            .map(([year, month, day]) =>
              [
                String(year).padStart(4, '0'),
                ...[month, day].map((part) => String(part).padStart(2, '0')),
              ].join('-'),
            ),
          fc.constantFrom(
            'today',
            '2024-1-1',
            '2024-01-01T00:00:00Z',
            '२०२४-०१-०१',
            '2024-01-01\n',
            'infinity',
          ),
        );
      case 'uuid':
        return fc.oneof(
          fc.uuid(),
          fc.uuid().map((id) => id.toUpperCase()),
          fc.uuid().map((id) => `{${id}}`),
          fc.uuid().map((id) => id.replaceAll('-', '')),
        );
      case 'boolean':
        return fc.boolean();
      case 'integers':
        return fc.oneof(
          fc.array(fc.integer({ min: rule.from - 1, max: rule.to + 1 }), { maxLength: rule.most + 1 }),
          fc.array(fc.oneof(fc.integer({ min: rule.from, max: rule.to }), anything), { maxLength: 3 }),
        );
      case 'record':
        return fc.oneof(
          fc.record(recordOf(rule.fields, fieldOf), { requiredKeys: [] }),
          fc.record({ ...recordOf(rule.fields, goodOf), colour: anything }),
        );
      case 'object':
        return fc.oneof(
          fc.dictionary(words, json(4), { maxKeys: 3 }),
          fc.integer({ min: -2, max: 2 }).map((more) => nested(rule.deepest + more)),
          // Of just as many bytes as it may have, or one more or less.
          fc.tuple(json(3), fc.integer({ min: -1, max: 1 })).map(([inside, more]) => {
            const object = { inside, filling: '' };
            const missing = rule.bytes - databaseBytes(object, rule.deepest) + more;
            return { ...object, filling: 'x'.repeat(Math.max(missing, 0)) };
          }),
        );
    }
  }

  /** JSON with numbers as large and as small as there are. */
  function json(depth: number): fc.Arbitrary<unknown> {
    const leaf = fc.oneof(
      words,
      fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\u0001', '\u007f', '/', 'न', '🪔'), maxLength: 4 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(
        null,
        true,
        false,
        0,
        1e21,
        -2.5e-7,
        5e-324,
        1.7976931348623157e308,
        123456789012345680000,
      ),
      fc.integer(),
    );
    if (depth === 0) return leaf;
    const inside = json(depth - 1);
    return fc.oneof(
      leaf,
      fc.array(inside, { maxLength: 3 }),
      fc.dictionary(words, inside, { maxKeys: 3, noNullPrototype: true }),
    );
  }

  /** An object whose innermost value lies so deep. */
  function nested(depth: number): unknown {
    let value: unknown = 1;
    for (let level = depth; level > 0; level -= 1) value = level % 2 === 1 ? { in: value } : [value];
    return value;
  }

  /** A value that every act may carry there. */
  function goodOf(rule: FieldRule): fc.Arbitrary<unknown> {
    switch (rule.type) {
      case 'text':
        return rule.format === undefined
          ? fc.constantFrom('Home', 'घर', '🪔')
          : fc
              .constantFrom('image/png', 'asha_1', 'Asia/Kolkata')
              .filter((text) => new RegExp(rule.format ?? '').test(text));
      case 'texts':
        return fc.constantFrom([], ['a'], ['a', 'b c']);
      case 'choice':
        return fc.constantFrom(...rule.of);
      case 'integer':
        return fc.integer({ min: rule.from, max: rule.to });
      case 'number':
        return fc.double({ min: rule.from, max: rule.to, noNaN: true });
      case 'date':
        return fc.constantFrom('1800-01-01', '2024-02-29', '2399-12-31');
      case 'uuid':
        return fc.uuid();
      case 'boolean':
        return fc.boolean();
      case 'integers':
        return fc.array(fc.integer({ min: rule.from, max: rule.to }), { maxLength: rule.most });
      case 'record':
        return fc.record(recordOf(rule.fields, goodOf));
      case 'object':
        return fc.constantFrom({}, { v: 1, rooms: [{ name: 'घर', polygon: [[0, 0.5]] }] });
    }
  }

  function fieldOf(rule: FieldRule): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 12, arbitrary: goodOf(rule) },
      { weight: 4, arbitrary: valuesOf(rule) },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: anything },
    );
  }

  /** What each field of a record is made of. */
  function recordOf(
    fields: Readonly<Record<string, FieldRule>>,
    valueOf: (rule: FieldRule) => fc.Arbitrary<unknown>,
  ): Record<string, fc.Arbitrary<unknown>> {
    return Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, valueOf(rule)]));
  }

  const anyAct: fc.Arbitrary<Act> = fc
    .constantFrom(...Object.keys(actDefinitions), 'horoscope.create', 'toString')
    .chain((kind) => {
      const fields = Object.entries(definitionOf(kind)?.fields ?? {});
      const required = fields.filter(([, rule]) => rule.required).map(([name]) => name);
      const model = Object.fromEntries(fields.map(([name, rule]) => [name, fieldOf(rule)]));
      const whole = [...required, ...(definitionOf(kind)?.together ?? [])];
      const stray = fc.option(fc.constantFrom('colour', 'seq', 'toString', ''), { freq: 12, nil: undefined });
      return fc
        .tuple(
          fc.oneof(
            { weight: 4, arbitrary: fc.record(model, { requiredKeys: required }) },
            { weight: 4, arbitrary: fc.record(model, { requiredKeys: whole }) },
            { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
          ),
          stray,
        )
        .map(([payload, field]): Act => [
          kind,
          { ...payload, ...(field === undefined ? {} : { [field]: 1 }) },
        ]);
    });

  test('on whatever an act may hold', async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 1, maxLength: 60, size: 'max' }), async (acts) => {
        const verdicts = verdictsOfDevice(acts);
        expect(await verdictsOfDatabase(acts)).toEqual(verdicts);
        for (const each of verdicts) seen.set(each, (seen.get(each) ?? 0) + 1);
      }),
      { numRuns: 150, seed: 20261121 },
    );
    // A generator that makes only rubbish would prove nothing.
    for (const each of ['ok', 'unknown_field', 'unknown_kind'])
      expect(seen.get(each), each).toBeGreaterThan(50);
    expect([...seen.keys()].filter((each) => each.startsWith('invalid')).length).toBeGreaterThan(20);
  });

  test.each<Act>([
    ['event.update', { date_type: 'solar' }],
    ['event.update', { date_type: 'solar', event_date: '2024-02-29' }],
    ['event.update', { date_type: 'solar', event_date: '2023-02-29' }],
    ['event.update', { date_type: 'solar', event_date: '2024-02-29', lunar_day: 3, lunar_month: null }],
    ['event.update', { date_type: 'lunar', event_date: null, lunar_month: 'Magha', lunar_day: 3 }],
    ['event.update', { date_type: 'lunar', event_date: '2024-02-29', lunar_day: 3 }],
    ['event.update', { lunar_day: 16, title: '' }],
    ['chat.send', { session_id: '00000000-0000-0000-0000-000000000000', query: ' \n', image_url: null }],
    ['chat.send', { session_id: '00000000-0000-0000-0000-000000000000', query: ' \n', image_url: 'a' }],
    ['chat.send', { session_id: '00000000-0000-0000-0000-000000000000', page_urls: [] }],
    ['chat.send', { session_id: '00000000-0000-0000-0000-000000000000', page_urls: ['a'] }],
    ['chat.send', { session_id: '00000000-0000-0000-0000-000000000000', page_urls: Array(6).fill('a') }],
    ['chat.send', { session_id: '00000000-0000-0000-0000-000000000000', attachment_text: 'a' }],
    ['chat.send', { session_id: '00000000-0000-0000-0000-000000000000', attachment_name: 'a' }],
    ['profile.update', {}],
    ['profile.update', aPlace],
    ['profile.update', { ...aPlace, time_zone: undefined }],
    ['profile.update', { ...aPlace, latitude: null }],
    ['profile.update', { ...aPlace, longitude: 180.00000000000003 }],
    ['profile.update', { place_name: null, latitude: null, longitude: null, time_zone: null }],
    ['profile.update', { place_name: null, latitude: null, longitude: null, time_zone: 'UTC' }],
    ['profile.update', { time_zone: 'UTC', language: 'fr' }],
    ['profile.update', { time_zone: 'UTC' }],
    ['event.update', { reminder: { days: [], hour: 0 } }],
    ['event.update', { reminder: { days: [31], hour: 0 } }],
    ['event.update', { reminder: { days: [0], hour: 0, toString: 1 } }],
    ['event.update', { date_type: 'solar', event_date: '2024-02-29', paksha: 'krishna' }],
    ['festival.remind', { festival_id: 'diwali_', days: [0], hour: 8 }],
    ['festival.remind', { festival_id: '12_jyotirlinga', days: [0, 0], hour: 8 }],
    ['japa.count', { day: '2026-02-30', mantra: 'ॐ', count: 1 }],
    ['japa.count', { day: '2026-11-24', mantra: ' ', count: 1 }],
    ['japa.count', { day: '2026-11-24', mantra: 'ॐ', count: 0 }],
    ['birth.keep', { ...aBirth, birth_date: '1799-12-31' }],
    ['birth.keep', { ...aBirth, minutes_of_day: 1440 }],
    ['birth.keep', { ...aBirth, offset_minutes: undefined }],
    ['birth.keep', { ...aBirth, time_zone: 'Pune; drop' }],
    ['profile.update', { reminder_settings: { events: true, festivals: true, hour: 8, quiet: {} } }],
    ['profile.update', { reminder_settings: { events: true, festivals: true, hour: 8, quiet: null } }],
    ['deity.create', { name: null }],
    ['deity.create', { name: 'x', important_dates: [] }],
  ])('on %s %j', async (kind, payload) => {
    const act: Act = [kind, payload];
    expect(await verdictsOfDatabase([act])).toEqual(verdictsOfDevice([act]));
  });
});
