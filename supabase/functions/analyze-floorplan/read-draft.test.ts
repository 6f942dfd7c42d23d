import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftRules, readSeenRooms } from './read-draft.ts';

const kitchen = { name: 'KITCHEN', room: 'kitchen', box: [0.1, 0.2, 0.3, 0.4] };
const said = (...rooms: unknown[]) => JSON.stringify({ rooms });

describe('what a model has seen', () => {
  test('is read as it is said', () => {
    const rooms = [kitchen, { name: 'रसोई', room: null, box: [0, 0, 1, 1] }];
    expect(readSeenRooms(said(...rooms))).toEqual(rooms);
    expect(readSeenRooms(said())).toEqual([]);
  });

  test.each([
    ['between marks of code', `\`\`\`json\n${said(kitchen)}\n\`\`\``],
    ['after some words', `Here is the list: ${said(kitchen)}`],
  ])('is read %s', (_, answer) => {
    expect(readSeenRooms(answer)).toEqual([kitchen]);
  });

  test.each([
    '',
    'There are no rooms.',
    '{',
    '[]',
    '{"rooms":',
    '{"rooms": {"name": "KITCHEN"}}',
    '{"halls": []}',
    'null',
    '{"rooms": [}',
  ])('is nothing where it is no such list: %s', (answer) => {
    expect(readSeenRooms(answer)).toBeUndefined();
  });

  test.each<[string, object]>([
    ['no name', { name: undefined }],
    ['an empty name', { name: ' \n ' }],
    ['a name that nobody can see', { name: '\u200b\u202e\u0000' }],
    ['a name that is no text', { name: { toString: 'x' } }],
    ['no place', { box: undefined }],
    ['three numbers for a place', { box: [0, 0, 1] }],
    ['a place in pixels', { box: [10, 20, 300, 400] }],
    ['a place before the picture', { box: [-0.1, 0, 1, 1] }],
    ['words for a place', { box: ['0', '0', '1', '1'] }],
    ['no width', { box: [0.1, 0.1, 0, 0.5] }],
    ['a place at the very edge', { box: [1, 0.1, 0.5, 0.5] }],
  ])('is left out where a room has %s', (_, wrong) => {
    expect(readSeenRooms(said(kitchen, { ...kitchen, ...wrong }, 7, null, []))).toEqual([kitchen]);
  });

  test.each(['ballroom', 'toString', '__proto__', 7, undefined, ['kitchen']])(
    'is of no kind where that is none of ours: %j',
    (room) => {
      expect(readSeenRooms(said({ ...kitchen, room }))).toEqual([{ ...kitchen, room: null }]);
    },
  );

  test('ends where the picture ends', () => {
    expect(readSeenRooms(said({ ...kitchen, box: [0.5, 0.75, 0.9, 0.9] }))?.[0]?.box).toEqual([
      0.5, 0.75, 0.5, 0.25,
    ]);
  });

  test('has names on one line that are not too long', () => {
    const names = ['BED\nROOM  2', `x${'🪔'.repeat(100)}`, '<img src=x>\u202e', 'a\u0000b'];
    const rooms = readSeenRooms(said(...names.map((name) => ({ ...kitchen, name }))));
    expect(rooms?.map(({ name }) => name)).toEqual([
      'BED ROOM 2',
      `x${'🪔'.repeat(59)}`,
      '<img src=x>',
      'ab',
    ]);
  });

  test('is at most sixty rooms', () => {
    expect(readSeenRooms(said(...Array.from({ length: 1000 }, () => kitchen)))).toHaveLength(60);
  });

  test('never breaks us, whatever it is', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(0, 1, 0.5));
    const room = fc.record({ name: fc.string(), room: fc.string(), box: fc.array(number, { maxLength: 5 }) });
    const answer = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(room, fc.jsonValue())).map((rooms) => said(...rooms)),
    );
    fc.assert(
      fc.property(answer, (text) => {
        for (const { name, box } of readSeenRooms(text) ?? []) {
          expect(name).toMatch(/^\S.{0,118}$/u);
          expect(box.every((share) => share >= 0 && share <= 1)).toBe(true);
          expect(Math.max(box[0] + box[2], box[1] + box[3])).toBeLessThanOrEqual(1 + Number.EPSILON);
        }
      }),
    );
  });
});

test('a model is told of every kind of room', () => {
  for (const kind of ['kitchen', 'heavy_tree', 'lift']) expect(draftRules).toContain(kind);
});
