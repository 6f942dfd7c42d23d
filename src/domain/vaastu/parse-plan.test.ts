import { describe, expect, it, test } from 'vitest';
import { planOf, readKeptPlan } from './kept-plan.ts';
import { parsePlan } from './parse-plan.ts';
import type { KeptPlan } from './plan.ts';

const square = [
  [0, 0],
  [12, 0],
  [12, 12],
  [0, 12],
];
const corner = [
  [8, 8],
  [12, 8],
  [12, 12],
  [8, 12],
];
const kitchen = { room: 'kitchen', polygon: corner };
const drawn = { outline: square, north: 0, rooms: [kitchen] };

function faultOf(input: unknown): string | undefined {
  const parsed = parsePlan(input);
  return parsed.ok ? undefined : parsed.fault.code;
}

function moved(polygon: number[][], dx: number, dy: number): number[][] {
  return polygon.map(([x = 0, y = 0]) => [x + dx, y + dy]);
}

describe('a plan by zones', () => {
  it('is read with its door by bearing from north', () => {
    const parsed = parsePlan({
      north: 0,
      context: {},
      door: { bearing: 175 },
      rooms: [{ room: 'kitchen', zone: 'SE' }],
    });
    expect(parsed).toEqual({
      ok: true,
      plan: {
        kind: 'zoned',
        door: 175,
        context: {},
        rooms: [{ id: 'kitchen', room: 'kitchen', zone: 'SE' }],
      },
    });
  });

  it('needs no north and no door', () => {
    expect(faultOf({ rooms: [{ room: 'toilet', zone: 'C' }] })).toBeUndefined();
    expect(faultOf({ north: null, door: null, rooms: [{ room: 'toilet', zone: 'NNW' }] })).toBeUndefined();
  });

  it('takes a bearing around the circle, and a pada for its middle', () => {
    const doorOf = (door: unknown) => {
      const parsed = parsePlan({ door, rooms: [{ room: 'toilet', zone: 'W' }] });
      return parsed.ok ? parsed.plan.door : parsed.fault.code;
    };
    expect([{ bearing: -5 }, { bearing: 725 }, { pada: 'S4' }].map(doorOf)).toEqual([355, 5, 174.375]);
  });

  it('gives rooms of the same kind an id each, and keeps the ids that are given', () => {
    const rooms = [
      { room: 'toilet', zone: 'W' },
      { room: 'toilet', zone: 'NW' },
      { id: 'toilet-2', room: 'kitchen', zone: 'SE' },
      { id: 7, room: 'store', zone: 'S' },
    ];
    const parsed = parsePlan({ rooms });
    expect(parsed.ok && parsed.plan.rooms.map(({ id }) => id)).toEqual([
      'toilet',
      'toilet-3',
      'toilet-2',
      '7',
    ]);
  });

  it('takes common names of rooms that can mean nothing else', () => {
    const named = ['रसोई', 'Puja Ghar', 'drawing room', 'BOREWELL', 'car-parking', "Children's room"];
    const parsed = parsePlan({ rooms: named.map((room) => ({ room, zone: 'N' })) });
    expect(parsed.ok && parsed.plan.rooms.map(({ room }) => room)).toEqual([
      'kitchen',
      'pooja',
      'living_room',
      'underground_water',
      'garage',
      'children_bedroom',
    ]);
  });
});

describe('a drawn plan', () => {
  it('is read with corners, north and door', () => {
    const parsed = parsePlan({ ...drawn, north: -340, door: { at: [6, 12] } });
    expect(parsed).toMatchObject({ ok: true, plan: { kind: 'drawn', north: 20, door: [6, 12] } });
  });

  it('may name the direction of its door, which stands where that meets the outer wall', () => {
    const parsed = parsePlan({ ...drawn, north: 90, door: { bearing: 90 } });
    const door = parsed.ok && parsed.plan.kind === 'drawn' ? parsed.plan.door : undefined;
    expect(door?.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([6, 12]);
  });

  it('may close its shapes by naming the first corner again', () => {
    const parsed = parsePlan({ ...drawn, outline: [...square, [0, 0], [0, 0]] });
    expect(parsed.ok && parsed.plan.kind === 'drawn' && parsed.plan.outline).toEqual(square);
  });

  it('allows rooms that a hand drew a little over each other or over the wall', () => {
    const second = { room: 'toilet', polygon: moved(corner, -3.7, 0.3) };
    expect(faultOf({ ...drawn, rooms: [kitchen, second] })).toBeUndefined();
  });

  it('allows what lies above, below or around a home, and a shrine in a hall', () => {
    const rooms = [
      kitchen,
      { room: 'overhead_tank', polygon: corner },
      { room: 'underground_water', polygon: moved(corner, 4, -4) },
      { room: 'living_room', polygon: moved(square, 0, 0).map(([x = 0, y = 0]) => [x / 2, y / 2]) },
      { room: 'pooja', polygon: [[1, 1], [2, 1], [2, 2], [1, 2]] },
    ]; // prettier-ignore
    expect(faultOf({ ...drawn, rooms })).toBeUndefined();
  });

  it('knows what the home is, who lives in it and what lies around', () => {
    const context = {
      dwelling: 'house',
      stage: 'living',
      school: 'regional',
      slope: 'NE',
      roads: ['S'],
      trees: [{ at: 'E', kind: 'banyan' }, { at: 'S' }],
      water: [],
    };
    const parsed = parsePlan({ ...drawn, context: { ...context, colour: 'blue', slope: 'NE' } });
    expect(parsed.ok && parsed.plan.context).toEqual(context);
  });
});

describe('a plan that cannot be read', () => {
  const bow = [
    [0, 0],
    [12, 12],
    [12, 0],
    [0, 12],
  ];
  const zoned = (rooms: unknown) => ({ rooms });
  const many = Array.from({ length: 5000 }, (_, i) => [Math.cos(i), Math.sin(i)]);

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'not_a_plan'],
    ['null', null, 'not_a_plan'],
    ['a text', 'plan', 'not_a_plan'],
    ['a number', 7, 'not_a_plan'],
    ['a list', [drawn], 'not_a_plan'],
    ['an empty object', {}, 'not_a_plan'],
    ['rooms that are no list', { ...drawn, rooms: {} }, 'not_a_plan'],
    ['rooms that are no objects', { ...drawn, rooms: ['kitchen'] }, 'not_a_plan'],
    ['no rooms', { ...drawn, rooms: [] }, 'no_rooms'],
    ['no rooms by zones', zoned([]), 'no_rooms'],
    ['no rooms at all', { outline: square, north: 0 }, 'no_rooms'],
    ['too many rooms', zoned(Array.from({ length: 101 }, () => ({ room: 'store', zone: 'S' }))), 'too_many_rooms'],
    ['no outline', { north: 0, rooms: [kitchen] }, 'no_outline'],
    ['an empty outline', { ...drawn, outline: [] }, 'no_outline'],
    ['an outline that crosses itself', { ...drawn, outline: bow }, 'crossed_outline'],
    ['an outline of two corners', { ...drawn, outline: square.slice(0, 2) }, 'outline_without_area'],
    ['an outline in one line', { ...drawn, outline: [[0, 0], [5, 5], [9, 9]] }, 'outline_without_area'],
    ['an outline of one point', { ...drawn, outline: [[1, 1], [1, 1], [1, 1]] }, 'outline_without_area'],
    ['an outline that is a text', { ...drawn, outline: 'square' }, 'not_a_plan'],
    ['thousands of corners', { ...drawn, outline: many }, 'too_many_points'],
    ['a room of thousands of corners', { ...drawn, rooms: [{ room: 'store', polygon: many }] }, 'too_many_points'],
    ['a hundred rooms of a hundred corners', { ...drawn, rooms: Array.from({ length: 100 }, () => ({ room: 'store', polygon: many.slice(0, 100) })) }, 'too_many_points'],
    ['a corner that is no number', { ...drawn, outline: [[0, 0], [12, Number.NaN], [12, 12]] }, 'bad_point'],
    ['a corner that is infinite', { ...drawn, outline: [[0, 0], [Infinity, 0], [12, 12]] }, 'bad_point'],
    ['a corner of texts', { ...drawn, outline: [['0', '0'], ['12', '0'], ['12', '12']] }, 'bad_point'],
    ['a corner of three numbers', { ...drawn, outline: [[0, 0, 0], [12, 0, 0], [12, 12, 0]] }, 'bad_point'],
    ['huge coordinates', { ...drawn, outline: square.map(([x = 0, y = 0]) => [x * 1e300, y * 1e300]) }, 'too_large'],
    ['no north', { outline: square, rooms: [kitchen] }, 'no_north'],
    ['a north of null', { ...drawn, north: null }, 'no_north'],
    ['a north that is no number', { ...drawn, north: Number.NaN }, 'bad_north'],
    ['an infinite north', { ...drawn, north: Infinity }, 'bad_north'],
    ['a north in words', { ...drawn, north: 'up' }, 'bad_north'],
    ['a broken north by zones', { north: Number.NaN, rooms: [{ room: 'store', zone: 'S' }] }, 'bad_north'],
    ['a room of no known kind', zoned([{ room: 'helipad', zone: 'S' }]), 'unknown_room'],
    ['a room without a kind', zoned([{ zone: 'S' }]), 'unknown_room'],
    ['a room named __proto__', zoned([{ room: '__proto__', zone: 'S' }]), 'unknown_room'],
    ['a room named constructor', zoned([{ room: 'constructor', zone: 'S' }]), 'unknown_room'],
    ['a zone that is none', zoned([{ room: 'store', zone: 'UP' }]), 'unknown_zone'],
    ['a zone named toString', zoned([{ room: 'store', zone: 'toString' }]), 'unknown_zone'],
    ['a room without a zone', zoned([{ room: 'store' }]), 'unknown_zone'],
    ['a room without a shape', { ...drawn, rooms: [{ room: 'store', zone: 'S' }] }, 'not_a_plan'],
    ['a room that crosses itself', { ...drawn, rooms: [{ room: 'store', polygon: bow }] }, 'crossed_room'],
    ['a room without area', { ...drawn, rooms: [{ room: 'store', polygon: [[1, 1], [2, 2]] }] }, 'room_without_area'],
    ['a room elsewhere', { ...drawn, rooms: [{ room: 'store', polygon: moved(corner, 40, 0) }] }, 'room_outside'],
    ['a room half outside', { ...drawn, rooms: [{ room: 'store', polygon: moved(corner, 2, 0) }] }, 'room_outside'],
    ['a garage in another street', { ...drawn, rooms: [{ room: 'garage', polygon: moved(corner, 60, 0) }] }, 'room_outside'],
    ['rooms on each other', { ...drawn, rooms: [kitchen, { room: 'toilet', polygon: moved(corner, -2, 0) }] }, 'rooms_overlap'],
    ['a toilet inside a kitchen', { ...drawn, rooms: [{ room: 'kitchen', polygon: square }, { room: 'toilet', polygon: corner }] }, 'rooms_overlap'],
    ['two rooms of one id', zoned([{ id: 'a', room: 'store', zone: 'S' }, { id: 'a', room: 'store', zone: 'S' }]), 'same_id'],
    ['a door that is a text', { ...drawn, door: 'south' }, 'bad_door'],
    ['a door without a place', { ...drawn, door: {} }, 'bad_door'],
    ['a door at no point', { ...drawn, door: { at: [6] } }, 'bad_point'],
    ['a door in the middle', { ...drawn, door: { at: [6, 6] } }, 'door_away'],
    ['a door far away', { ...drawn, door: { at: [6, 60] } }, 'door_away'],
    ['a bearing that is no number', { door: { bearing: Number.NaN }, rooms: [{ room: 'store', zone: 'S' }] }, 'bad_door'],
    ['an unknown pada', { door: { pada: 'X9' }, rooms: [{ room: 'store', zone: 'S' }] }, 'bad_door'],
    ['an unknown school', { ...drawn, context: { school: 'constructor' } }, 'bad_context'],
    ['a context that is a text', { ...drawn, context: 'flat' }, 'bad_context'],
    ['a slope upwards', { ...drawn, context: { slope: 'up' } }, 'bad_context'],
    ['trees that are no list', { ...drawn, context: { trees: { at: 'N' } } }, 'bad_context'],
    ['a tree nowhere', { ...drawn, context: { trees: [{ kind: 'peepal' }] } }, 'bad_context'],
    ['a road from everywhere', { ...drawn, context: { roads: ['N', 'all'] } }, 'bad_context'],
  ])('is refused with its fault: %s', (_, input, code) => {
    expect(faultOf(input)).toBe(code);
  }); // prettier-ignore

  it('is answered in both languages, with the rooms by name', () => {
    const parsed = parsePlan({
      ...drawn,
      rooms: [
        { id: 'k', ...kitchen },
        { id: 't', room: 'toilet', polygon: corner },
      ],
    });
    expect(parsed).toEqual({
      ok: false,
      fault: {
        code: 'rooms_overlap',
        text: { en: 'The kitchen and the toilet overlap.', hi: 'रसोई और शौचालय एक-दूसरे पर चढ़े हुए हैं।' },
        roomIds: ['k', 't'],
      },
    });
  });
});

describe('a kept plan', () => {
  const kept: KeptPlan = {
    v: 1,
    size: [1200, 1200],
    north: 90,
    outline: [[0, 0], [1200, 0], [1200, 1200], [0, 1200]],
    rooms: [{ id: 'r1', room: 'kitchen', name: 'KIT.', polygon: [[800, 800], [1200, 800], [1200, 1200], [800, 1200]] }],
    door: [600, 0],
    context: { dwelling: 'flat' },
  }; // prettier-ignore
  const draft: KeptPlan = { ...kept, north: null, outline: null, rooms: [], door: null, context: {} };

  it('comes back as it was kept, finished or not', () => {
    for (const plan of [kept, draft]) expect(readKeptPlan(structuredClone(plan))).toEqual(plan);
  });

  it('is assessed as a drawn plan, from the command line as well', () => {
    const found = planOf(kept);
    expect(found).toMatchObject({ ok: true, plan: { kind: 'drawn', north: 90, rooms: [{ id: 'r1' }] } });
    expect(parsePlan(kept)).toEqual(found);
  });

  it('says everything that is missing at once', () => {
    const found = planOf({ ...draft, rooms: [{ id: 'r1', room: null, name: 'BED', polygon: [] }] });
    expect(found.ok ? [] : found.faults.map(({ code }) => code)).toEqual([
      'no_outline',
      'no_north',
      'unnamed_room',
    ]);
    expect(found.ok ? '' : found.faults[2]?.text.en).toBe('Please say what “BED” is.');
    expect(parsePlan(draft)).toMatchObject({ ok: false, fault: { code: 'no_outline' } });
  });

  it('says what is wrong with the drawing even while something is missing', () => {
    const found = planOf({ ...kept, north: null, door: [600, 600] });
    expect(found.ok ? [] : found.faults.map(({ code }) => code)).toEqual(['no_north', 'door_away']);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['another version', { ...kept, v: 2 }],
    ['no size', { ...kept, size: null }],
    ['an empty size', { ...kept, size: [0, 100] }],
    ['a north beyond the circle', { ...kept, north: 360 }],
    ['a north that is no number', { ...kept, north: Number.NaN }],
    ['an outline of texts', { ...kept, outline: [['a', 'b']] }],
    ['rooms that are no list', { ...kept, rooms: {} }],
    ['a room without an id', { ...kept, rooms: [{ room: null, polygon: [] }] }],
    ['a room of no known kind', { ...kept, rooms: [{ id: 'a', room: 'helipad', polygon: [] }] }],
    ['a room named toString', { ...kept, rooms: [{ id: 'a', room: 'toString', polygon: [] }] }],
    ['a name that is no text', { ...kept, rooms: [{ id: 'a', room: null, name: 7, polygon: [] }] }],
    ['a door that is a text', { ...kept, door: 'south' }],
    ['an unknown context', { ...kept, context: { stage: 'dreaming' } }],
  ])('is not read from %s', (_, value) => {
    expect(readKeptPlan(value)).toBeUndefined();
  });
});
