import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { toDegrees } from './lookup.ts';
import type { PlanContext, ZonedPlan, ZonedRoom } from './plan.ts';
import { rangeOf } from './range.ts';
import type { Direction8, RoomId } from './types.ts';
import { unseenRuleIds } from './unseen-rules.ts';

const eight: readonly Direction8[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const usual: readonly RoomId[] = ['kitchen', 'master_bedroom', 'toilet', 'living_room'];
const beyond: readonly RoomId[] = ['pooja', 'dining', 'study', 'store', 'staircase', 'guest_room'];

/** The same numbers in every run, so that a test that fails fails again. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

const chance = dice(20_261_124);
const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

const roomIn = (room: RoomId): ZonedRoom => ({ id: room, room, zone: oneOf(eight) });

/** A flat of which everything is known that anybody can tell without a drawing. */
function wholeHome(): ZonedPlan {
  const rooms = [...usual, ...beyond.filter(() => chance() < 0.4)].map(roomIn);
  const seen: NonNullable<PlanContext['seen']> = Object.fromEntries(
    unseenRuleIds.map((rule) => [rule, chance() < 0.6]),
  );
  return {
    kind: 'zoned',
    rooms,
    door: toDegrees(chance() * 360),
    context: { dwelling: 'flat', seen },
  };
}

/** The same home, of which less is known. */
function partOf({ door, rooms, context }: ZonedPlan): ZonedPlan {
  const isUsual = ({ room }: ZonedRoom) => usual.includes(room);
  const seen = Object.fromEntries(Object.entries(context.seen ?? {}).filter(() => chance() < 0.3));
  return {
    kind: 'zoned',
    rooms: rooms.filter((room) => !isUsual(room) || chance() < 0.6),
    ...(door !== undefined && chance() < 0.5 && { door }),
    context: { ...context, seen },
  };
}

describe('the range of a rating', () => {
  it('holds what the rating becomes in at least 78 of 100 homes, when the rest is known', () => {
    let [rated, held] = [0, 0];
    while (rated < 10_000) {
      const home = wholeHome();
      const { range } = assess(partOf(home));
      const { score } = assess(home);
      if (range === null || score === null) continue;
      rated += 1;
      if (range[0] <= score && score <= range[1]) held += 1;
    }
    expect(held / rated).toBeGreaterThanOrEqual(0.78);
  });

  it('grows narrower with what is known, and says how much that is', () => {
    const rooms = (...kinds: RoomId[]) => kinds.map((room): ZonedRoom => ({ id: room, room, zone: 'SE' }));
    const read = (more: Partial<ZonedPlan>) =>
      assess({ kind: 'zoned', rooms: [], context: { dwelling: 'flat' }, ...more });
    const seen = Object.fromEntries(unseenRuleIds.map((rule) => [rule, true]));
    const reports = [
      read({ rooms: rooms('kitchen', 'toilet', 'living_room') }),
      read({ rooms: rooms(...usual) }),
      read({ rooms: rooms(...usual), door: toDegrees(85) }),
      read({ rooms: rooms(...usual), door: toDegrees(85), context: { dwelling: 'flat', seen } }),
    ];
    const widths = reports.map(({ range }) => (range ? range[1] - range[0] : Number.NaN));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(reports.map(({ known }) => known)).toEqual([
      { n: 3, of: 13 },
      { n: 4, of: 13 },
      { n: 5, of: 13 },
      { n: 12, of: 13 },
    ]);
  });

  it('is the rating itself where nothing is open', () => {
    expect(rangeOf({ weight: 4, worth: 3 }, [])).toEqual([7.5, 7.5]);
  });
});

describe('where less than a third is known', () => {
  it('there is no rating, and the heaviest thing is asked for first', () => {
    for (const [room, zone] of [
      ['kitchen', 'SE'],
      ['toilet', 'NE'],
    ] as const) {
      const report = assess({ kind: 'zoned', rooms: [{ id: 'a', room, zone }], context: {} });
      expect(report).toMatchObject({ score: null, range: null });
      expect(report.rooms).toHaveLength(1);
      expect(report.notAssessed[0]).toMatchObject({
        subject: 'door',
        question: { en: 'Where is the main door?' },
      });
    }
  });

  it('a door alone is read, and everything else is open', () => {
    const report = assess({ kind: 'zoned', rooms: [], door: toDegrees(174), context: {} });
    expect(report).toMatchObject({ score: null, rooms: [], door: { pada: 'S4', verdict: 'ideal' } });
    expect(report.notAssessed.filter(({ subject }) => subject === 'rooms')).toHaveLength(4);
  });
});

describe('what somebody tells beside the drawing', () => {
  it('counts like what is drawn', () => {
    const rooms: ZonedRoom[] = [{ id: 'a', room: 'kitchen', zone: 'SE' }];
    const told = assess({
      kind: 'zoned',
      rooms,
      context: { told: { toilet: 'NE', master_bedroom: 'SW', kitchen: 'N' } },
    });
    const drawn = assess({
      kind: 'zoned',
      rooms: [
        ...rooms,
        { id: 'b', room: 'toilet', zone: 'NE' },
        { id: 'c', room: 'master_bedroom', zone: 'SW' },
      ],
      context: {},
    });
    expect(told).toMatchObject({ score: drawn.score, range: drawn.range, known: drawn.known });
    expect(told.rooms.map(({ room, zone }) => `${room} ${zone}`)).toEqual([
      'kitchen SE',
      'toilet NE',
      'master_bedroom SW',
    ]);
  });

  it('moves the rating by what was seen, up or down', () => {
    const home = (seen: PlanContext['seen']): ZonedPlan => ({
      kind: 'zoned',
      rooms: usual.map((room) => ({ id: room, room, zone: 'W' })),
      door: toDegrees(100),
      context: { dwelling: 'flat', ...(seen && { seen }) },
    });
    const [before, kept, broken] = [undefined, { G06: true }, { G06: false }].map((seen) =>
      assess(home(seen)),
    );
    expect(kept?.score).toBeGreaterThan(before?.score ?? 10);
    expect(broken?.score).toBeLessThan(before?.score ?? 0);
    expect(broken?.findings.find(({ rule }) => rule === 'G06')).toMatchObject({ verdict: 'avoid' });
    expect(kept?.notAssessed.some(({ subject }) => subject === 'G06')).toBe(false);
    expect(kept?.confidence).toBeGreaterThan(before?.confidence ?? 1);
  });
});
