import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { doFirst } from './do-first.ts';
import { toDegrees } from './lookup.ts';
import { placements } from './placements.ts';
import type { DrawnPlan, PlanContext, Polygon, ZonedPlan } from './plan.ts';
import type { Direction9, RoomId } from './types.ts';

const box = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function zoned(
  rooms: Partial<Record<RoomId, Direction9>>,
  context: PlanContext = {},
  door?: number,
): ZonedPlan {
  const list = Object.entries(rooms).map(([room, zone]) => ({ id: room, room: room as RoomId, zone }));
  return { kind: 'zoned', rooms: list, ...(door !== undefined && { door: toDegrees(door) }), context };
}

const stepsOf = (plan: DrawnPlan | ZonedPlan) => doFirst(plan, assess(plan));

describe('what to do first', () => {
  it('exchanges the use of two rooms before a builder is named, with the rating that it really leads to', () => {
    const plan = zoned({ master_bedroom: 'NE', study: 'SW', kitchen: 'SE', toilet: 'NE' }, {}, 175);
    const [first, ...others] = stepsOf(plan);
    expect(first).toMatchObject({
      text: { en: 'Exchange the use of the master bedroom and the study.' },
      cost: 'furniture',
      isStructural: false,
    });
    const done = zoned({ master_bedroom: 'SW', study: 'NE', kitchen: 'SE', toilet: 'NE' }, {}, 175);
    expect(first?.leadsTo).toBe(assess(done).score);
    expect(others.length).toBeGreaterThan(0);
    expect(others.some(({ rule }) => rule.startsWith('toilet.'))).toBe(true);
  });

  it('exchanges rooms of a drawing where they lie', () => {
    const rooms = [
      { id: 'a', room: 'master_bedroom', polygon: box(600, 0, 300, 200) },
      { id: 'b', room: 'study', polygon: box(0, 400, 300, 200) },
      { id: 'c', room: 'kitchen', polygon: box(600, 400, 300, 200) },
    ] as const;
    const plan: DrawnPlan = {
      kind: 'drawn',
      outline: box(0, 0, 900, 600),
      north: toDegrees(0),
      door: [400, 0],
      rooms,
      context: {},
    };
    const swapped = rooms.map((room) =>
      room.id === 'a'
        ? { ...room, room: 'study' as const }
        : room.id === 'b'
          ? { ...room, room: 'master_bedroom' as const }
          : room,
    );
    expect(stepsOf(plan)[0]).toMatchObject({
      roomId: 'a',
      leadsTo: assess({ ...plan, rooms: swapped }).score,
    });
  });

  it('tells who still draws the plan to move a room on paper', () => {
    const rooms = { kitchen: 'NE', toilet: 'NW', living_room: 'N' } as const;
    const text = (stage?: PlanContext['stage']) =>
      stepsOf(zoned(rooms, stage ? { stage } : {}, 175)).map((step) => step.text.en).join(' '); // prettier-ignore
    expect(text('building')).toContain('While the plan is on paper, put the kitchen in the south-east.');
    expect(text()).toContain(
      'If you rebuild anyway, move the kitchen to the south-east. Ask an engineer first.',
    );
    expect(text()).toContain('Put the stove in the south-east corner of that room with the cook facing east');
  });

  it('follows what somebody told of the home', () => {
    const rooms = { kitchen: 'SE', toilet: 'NW', master_bedroom: 'SW' } as const;
    const steps = stepsOf(zoned(rooms, { seen: { G06: false, G10: false } }, 85));
    expect(steps.map(({ rule, cost }) => `${rule} ${cost}`)).toEqual(
      expect.arrayContaining(['G06 furniture', 'G10 furniture']),
    );
  });

  it('is nothing where everything is well', () => {
    expect(stepsOf(zoned({ kitchen: 'SE', toilet: 'NW', master_bedroom: 'SW' }, {}, 175))).toEqual([]);
  });

  it('is at most three steps about different things, none sold, none worse, builders last', () => {
    const roomIds = Object.keys(placements) as RoomId[];
    const nine: readonly Direction9[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'C'];
    const anyPlan = tuple(
      integer({ min: 0, max: roomIds.length - 1 }),
      integer({ min: 1, max: 9 }),
      integer({ min: 0, max: 8 }),
      integer({ min: 0, max: 359 }),
      constantFrom<PlanContext['school']>(undefined, 'classical', '16-zone', 'regional'),
    );
    const isSound = ([from, count, turn, door, school]: [
      number,
      number,
      number,
      number,
      PlanContext['school'],
    ]) => {
      const rooms = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          roomIds[(from + index * 7) % roomIds.length],
          nine[(index * 4 + turn) % 9],
        ]),
      );
      const plan = zoned(rooms, school ? { school } : {}, door);
      const { score } = assess(plan);
      const steps = stepsOf(plan);
      expect(steps.length).toBeLessThanOrEqual(3);
      expect(new Set(steps.map((step) => `${step.roomId ?? step.rule} ${step.isStructural}`)).size).toBe(
        steps.length,
      );
      const last = steps.map(({ isStructural }) => Number(isStructural));
      expect(last).toEqual(last.toSorted((a, b) => a - b));
      for (const { text, why, leadsTo, isStructural } of steps) {
        if (score !== null) expect(leadsTo).toBeGreaterThanOrEqual(score);
        if (isStructural) expect(`${text.en} ${text.hi}`).toMatch(/engineer.*इंजीनियर/u);
        expect(`${text.en} ${why.en}`).not.toMatch(/pyramid|crystal|metal|yantra|undefined|\.\./iu);
        expect(`${text.hi} ${why.hi}`).not.toMatch(/[a-z]|।।/iu);
      }
      return true;
    };
    expect(() => assert(property(anyPlan, isSound), { numRuns: 300 })).not.toThrow();
  });
});
