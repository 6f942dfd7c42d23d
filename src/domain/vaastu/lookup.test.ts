import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorPadas } from './door-padas.ts';
import {
  bestPlacements,
  directionAt,
  doorPadaAt,
  placementFor,
  toDegrees,
  verdictFor,
  zoneAt,
  zoneOverride,
} from './lookup.ts';
import { placements, zoneOverrides } from './placements.ts';
import type { Degrees, RoomId } from './types.ts';
import { zones } from './zones.ts';

const roomIds = Object.keys(placements) as RoomId[];
const anyAngle = double({ min: -1000, max: 1000, noNaN: true });
/** The last number before a border, so that a border is tested from both sides. */
const before = (angle: number) => toDegrees(angle === 0 ? 360 - 1e-9 : angle - 1e-9);

describe('toDegrees', () => {
  it('turns whole circles away', () => {
    expect([-90, 0, 359.5, 360, 725, -720].map(toDegrees)).toEqual([270, 0, 359.5, 0, 5, 0]);
  });

  it('stays within the circle for any finite angle', () => {
    expect(() =>
      assert(property(anyAngle, (angle) => toDegrees(angle) >= 0 && toDegrees(angle) < 360)),
    ).not.toThrow();
  });

  it('refuses what is not an angle', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) expect(() => toDegrees(value)).toThrow(RangeError);
  });
});

describe('doorPadaAt', () => {
  it('begins a pada at its border and ends it before the next', () => {
    doorPadas.forEach((pada, index) => {
      const previous = doorPadas[(index + 31) % 32];
      expect(doorPadaAt(pada.from).id).toBe(pada.id);
      expect(doorPadaAt(before(pada.from)).id).toBe(previous?.id);
    });
  });

  it('passes from N4 to N5 at north', () => {
    expect(doorPadaAt(toDegrees(359.9)).id).toBe('N4');
    expect(doorPadaAt(toDegrees(0)).id).toBe('N5');
  });
});

describe('zoneAt', () => {
  it('begins a zone at its border and ends it before the next', () => {
    zones.forEach((zone, index) => {
      const previous = zones[(index + 15) % 16];
      expect(zoneAt(zone.from)).toBe(zone.id);
      expect(zoneAt(before(zone.from))).toBe(previous?.id);
    });
  });

  it('finds north on both sides of 0°', () => {
    expect([348.75, 0, 11.2].map((angle) => zoneAt(toDegrees(angle)))).toEqual(['N', 'N', 'N']);
  });
});

describe('directionAt', () => {
  it('reaches 22.5° to either side of a direction', () => {
    const found = [337.4, 337.5, 0, 22.4, 22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5].map((angle) =>
      directionAt(toDegrees(angle)),
    );
    expect(found).toEqual(['NW', 'N', 'N', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
  });

  it('agrees with the zone wherever a zone bears the name of a direction', () => {
    const agrees = (angle: number) => {
      const zone = zoneAt(toDegrees(angle));
      return zone.length === 3 || zone === directionAt(toDegrees(angle));
    };
    expect(() => assert(property(anyAngle, agrees))).not.toThrow();
  });
});

describe('angles outside the circle', () => {
  it('are refused by every lookup', () => {
    for (const angle of [-0.1, 360, 405, Number.NaN] as Degrees[]) {
      expect(() => doorPadaAt(angle)).toThrow(RangeError);
      expect(() => zoneAt(angle)).toThrow(RangeError);
      expect(() => directionAt(angle)).toThrow(RangeError);
    }
  });
});

describe('placementFor', () => {
  it('returns the rule of the room and direction with its id', () => {
    expect(placementFor('kitchen', 'SE')).toMatchObject({
      rule: 'kitchen.SE',
      direction: 'SE',
      verdict: 'ideal',
    });
    expect(placementFor('toilet', 'NE')).toMatchObject({ rule: 'toilet.NE', verdict: 'severe' });
  });
});

describe('verdictFor', () => {
  it('lets the rule of a zone speak first', () => {
    for (const room of roomIds) {
      for (const override of zoneOverrides[room] ?? []) {
        expect(zoneOverride(room, override.zone)).toBe(override);
        expect(verdictFor(room, override.zone)).toMatchObject({
          kind: 'zone',
          verdict: override.verdict,
          rule: `${room}.${override.zone}`,
          facts: override,
        });
      }
    }
    expect(verdictFor('toilet', 'SSW').verdict).toBe('ideal');
  });

  it('takes the rule of the direction in its own zone and in the centre', () => {
    for (const { direction, verdict } of placements.kitchen) {
      expect(verdictFor('kitchen', direction)).toMatchObject({
        kind: 'direction',
        verdict,
        rule: `kitchen.${direction}`,
      });
    }
  });

  it('takes in a zone between two directions what sources support on both sides, and names both', () => {
    expect(zoneOverride('kitchen', 'NNE')).toBeUndefined();
    expect(verdictFor('kitchen', 'NNE')).toMatchObject({
      kind: 'border',
      verdict: 'avoid',
      rule: 'kitchen.N',
      borderOf: ['N', 'NE'],
      neighbours: [{ verdict: 'avoid' }, { verdict: 'severe' }],
    });
    expect(verdictFor('kitchen', 'SSW')).toMatchObject({
      verdict: 'avoid',
      neighbours: [{ verdict: 'acceptable' }, { verdict: 'severe' }],
    });
    expect(verdictFor('living_room', 'NNE')).toMatchObject({ verdict: 'ideal', rule: 'living_room.N' });
  });

  it('takes the stricter neighbour where the sources of the two sides support nothing in common', () => {
    expect(verdictFor('kitchen', 'ENE')).toMatchObject({
      verdict: 'severe',
      rule: 'kitchen.NE',
      borderOf: ['NE', 'E'],
    });
  });

  it('says nothing between two directions that neither side supports', () => {
    const between = zones.filter(({ id }) => id.length === 3);
    for (const room of roomIds) {
      for (const { id } of between) {
        const found = verdictFor(room, id);
        if (found.kind !== 'border') continue;
        const supports = found.neighbours.map(({ tolerated }) => tolerated.includes(found.verdict));
        const shared = found.neighbours[0].tolerated.some((v) => found.neighbours[1].tolerated.includes(v));
        expect(supports.every(Boolean), `${room} ${id}`).toBe(shared);
        expect(supports.some(Boolean), `${room} ${id}`).toBe(true);
      }
    }
  });

  it('puts the neighbours of a border on either side of the middle of the zone', () => {
    for (const zone of zones.filter(({ id }) => id.length === 3)) {
      const found = verdictFor('heavy_tree', zone.id);
      const sides = [directionAt(before(zone.centre)), directionAt(zone.centre)];
      expect(found).toMatchObject({ kind: 'border', borderOf: sides });
    }
  });
});

describe('bestPlacements', () => {
  it('lists the kitchen from south-east on', () => {
    expect(bestPlacements('kitchen')).toEqual([
      { direction: 'SE', verdict: 'ideal' },
      { direction: 'E', verdict: 'acceptable' },
      { direction: 'S', verdict: 'acceptable' },
      { direction: 'W', verdict: 'acceptable' },
      { direction: 'NW', verdict: 'acceptable' },
    ]);
  });

  it('puts a disputed place behind an undisputed one of the same verdict', () => {
    expect(bestPlacements('children_bedroom').map(({ direction }) => direction)).toEqual([
      'NW',
      'W',
      'N',
      'E',
      'NE',
      'SE',
    ]);
  });

  it('never lists an unfavoured place', () => {
    const listed = roomIds.flatMap((room) => bestPlacements(room).map(({ verdict }) => verdict));
    expect(new Set(listed)).toEqual(new Set(['ideal', 'acceptable']));
  });

  it('begins with an ideal place in every room but the basement, for which no direction is ideal', () => {
    expect(roomIds.filter((room) => bestPlacements(room)[0]?.verdict !== 'ideal')).toEqual(['basement']);
  });
});
