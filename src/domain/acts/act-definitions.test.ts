import { describe, expect, test } from 'vitest';
import { actDefinitions, batchLimits, definitionOf, type ActDefinition } from './act-definitions.ts';

const definitions = Object.entries(actDefinitions).map(([kind, definition]): [string, ActDefinition] => [
  kind,
  definition,
]);

test('a kind that this version does not know has no definition, nor has a name that every object carries', () => {
  expect(definitionOf('property.paint')).toBeUndefined();
  expect(definitionOf('toString')).toBeUndefined();
  expect(definitionOf('__proto__')).toBeUndefined();
  expect(definitionOf('property.create')?.table).toBe('properties');
});

test('the acts of an installed app stay known', () => {
  expect(Object.keys(actDefinitions)).toEqual(
    expect.arrayContaining(['session.create', 'session.rename', 'session.delete', 'chat.send']),
  );
});

describe.each(definitions)(
  '%s',
  (_, { verb, fields, oneOf = [], cases, together = [], parents = [], files = {} }) => {
    test('speaks only of fields that it has', () => {
      const named = [
        ...oneOf,
        ...together,
        ...parents,
        ...Object.keys(files),
        ...(cases ? [cases.field] : []),
        ...Object.values(cases?.of ?? {}).flatMap(({ needs, forbids }) => [...needs, ...forbids]),
      ];
      expect(named.filter((field) => fields[field] === undefined)).toEqual([]);
    });

    test('names its parents by id and its files by address', () => {
      expect(parents.map((field) => fields[field]?.type)).toEqual(parents.map(() => 'uuid'));
      const lists = Object.keys(files).filter((field) => field.endsWith('_urls'));
      expect(Object.keys(files).map((field) => fields[field]?.type)).toEqual(
        Object.keys(files).map((field) => (lists.includes(field) ? 'texts' : 'text')),
      );
    });

    test('says what each choice of a case asks, and a field never has to be there and not there', () => {
      const rule = cases && fields[cases.field];
      expect(rule?.type === 'choice' ? [...rule.of] : []).toEqual(Object.keys(cases?.of ?? {}));
      for (const { needs, forbids } of Object.values(cases?.of ?? {}))
        expect(needs.filter((field) => forbids.includes(field))).toEqual([]);
    });

    test('empties at once only what may be empty', () => {
      expect(together.filter((field) => fields[field]?.nullable !== true)).toEqual([]);
    });

    test('carries nothing when it deletes, and asks for nothing when it changes one thing of several', () => {
      const required = Object.values(fields).filter((rule) => rule.required).length;
      const isFree = verb === 'delete' || (verb === 'update' && Object.keys(fields).length > 1);
      expect(isFree ? required : 0).toBe(0);
      expect(verb === 'delete' ? Object.keys(fields) : []).toEqual([]);
    });
  },
);

test('one op may be larger than a batch, and a batch holds many', () => {
  expect(batchLimits.bytesOfOne).toBeGreaterThan(batchLimits.bytes);
  expect(batchLimits.ops).toBe(100);
});
