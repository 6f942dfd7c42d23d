import { describe, expect, test } from 'vitest';
import { aFlat } from '#tests/builders/analysed-plans.ts';
import { assess } from './assess.ts';
import { assessableAsRead, firstReading } from './first-reading.ts';
import { planOf } from './kept-plan.ts';
import { planNote, readPlanNote } from './plan-note.ts';
import type { KeptPlan, Polygon } from './plan.ts';

const options = { language: 'english', madeBy: 'engine' } as const;
const box = (left: number, top: number, width: number, height: number): Polygon => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

describe('the words of a plan', () => {
  test('bring back what is judged, whatever the rooms were called', () => {
    const read = readPlanNote(planNote(aFlat(), 'p') ?? '')?.plan;
    const [before, after] = [aFlat(), read].map((plan) => {
      const known = plan && planOf(plan);
      return known?.ok ? assess(known.plan).score : undefined;
    });
    expect(before).toBeTypeOf('number');
    expect(after).toBe(before);
  });

  test('name the floorplan as which it is kept, where there is one', () => {
    expect(readPlanNote(planNote(aFlat(), 'p') ?? '')?.floorplanId).toBe('p');
    expect(readPlanNote(planNote(aFlat()) ?? '')?.floorplanId).toBeUndefined();
  });

  test('are no plan where they are anything else', () => {
    for (const text of [
      '',
      'Kitchen',
      'disha-plan:',
      'disha-plan:{"v":1}',
      'disha-plan:[1',
      `x${planNote(aFlat())}`,
    ])
      expect(readPlanNote(text)).toBeUndefined();
  });

  test('are not made of a plan that they cannot hold', () => {
    const many = Array.from({ length: 3000 }, (_, index) => [index, (index * 37) % 500] as const);
    expect(planNote(aFlat({ outline: many }))).toBeUndefined();
  });
});

describe('a plan as it was read', () => {
  test('has an outline around its rooms where none was found', () => {
    expect(assessableAsRead(aFlat({ outline: null, door: null }))?.outline).toEqual(box(100, 100, 960, 720));
  });

  test('has a wider outline where a room lies outside of the one found', () => {
    const plan = aFlat({ outline: box(100, 100, 960, 480), door: null });
    const read = assessableAsRead(plan);
    expect(read?.outline).toEqual(box(100, 100, 960, 720));
    expect(read?.rooms).toHaveLength(plan.rooms.length);
  });

  test('leaves out the second of two rooms that lie on each other, and rooms without a name', () => {
    const plan = aFlat();
    const [first] = plan.rooms;
    const rooms: KeptPlan['rooms'] = [
      ...plan.rooms,
      { id: 'again', room: 'study', polygon: first?.polygon ?? [] },
      { id: 'unknown', room: null, polygon: box(200, 200, 20, 20) },
    ];
    expect(assessableAsRead({ ...plan, rooms })?.rooms.map(({ id }) => id)).toEqual(
      plan.rooms.map(({ id }) => id),
    );
  });

  test.each([
    ['north is not known', { north: null }],
    ['no room was read', { rooms: [], door: null }],
  ])('is not assessed where %s', (_, values) => {
    expect(assessableAsRead(aFlat(values))).toBeUndefined();
  });
});

describe('a first reading', () => {
  test('says that nobody has confirmed it, and gives a rating', () => {
    const { text, isAssessed } = firstReading(aFlat(), options);
    expect(isAssessed).toBe(true);
    expect(text).toMatch(/^\*\*A first reading[\s\S]*\d\/10[\s\S]*Do first[\s\S]*under your properties/);
    expect(firstReading(aFlat(), { ...options, language: 'hindi' }).text).toMatch(
      /^\*\*पहला वाचन[\s\S]*\/10/,
    );
  });

  test('asks for north, or for the rooms, where they lack', () => {
    expect(firstReading(aFlat({ north: null }), options)).toMatchObject({
      isAssessed: false,
      text: expect.stringContaining('Which way is north'),
    });
    expect(firstReading(aFlat({ rooms: [], door: null }), options)).toMatchObject({
      isAssessed: false,
      text: expect.stringContaining('could not read its rooms'),
    });
  });
});

describe('a room without a word', () => {
  const unlabelled = [
    {
      id: 'x',
      guess: 'toilet',
      polygon: [
        [10, 10],
        [90, 10],
        [90, 90],
        [10, 90],
      ],
    },
  ] as const;

  test('goes along with the plan, and is told as not assessed with its place', () => {
    const plan = aFlat({ unlabelled });
    const read = readPlanNote(planNote(plan, 'p') ?? '')?.plan;
    expect(read?.unlabelled?.map(({ guess, polygon }) => [guess, polygon])).toEqual([
      ['toilet', unlabelled[0].polygon],
    ]);
    const { text } = firstReading(plan, { language: 'english', madeBy: 'test' });
    expect(text).toMatch(/A toilet in the [a-z -]+\?/);
    expect(firstReading(plan, { language: 'hindi', madeBy: 'test' }).text).toContain('में शौचालय?');
  });

  test('changes no rating', () => {
    const plain = planOf(aFlat());
    const open = planOf(aFlat({ unlabelled }));
    if (!plain.ok || !open.ok) throw new Error('The flat can be assessed');
    const { notAssessed: before, ...rated } = assess(plain.plan);
    const { notAssessed: after, ...same } = assess(open.plan);
    expect(same).toEqual(rated);
    expect(after).toHaveLength(before.length + 1);
  });
});
