import { assert, constantFrom, double, integer, property, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assess } from './assess.ts';
import { doorPadas } from './door-padas.ts';
import { worthIn } from './judge-room.ts';
import { toDegrees, verdictFor } from './lookup.ts';
import { publishedMarks } from './mark-sheet.ts';
import { placements } from './placements.ts';
import type { DrawnPlan, DrawnRoom, PlanContext, Point, Polygon, School, ZonedPlan } from './plan.ts';
import type { Report } from './report.ts';
import { schoolReadings } from './school-readings.ts';
import type { Direction9, Place, RoomId, Verdict } from './types.ts';
import { zones } from './zones.ts';

const roomIds = Object.keys(placements) as RoomId[];
const places: readonly Place[] = [...zones.map(({ id }) => id), 'C'];
const schools: readonly (School | undefined)[] = [undefined, 'classical', '16-zone', 'regional'];
const strictest: readonly Verdict[] = ['ideal', 'acceptable', 'avoid', 'severe'];

const box = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const at = (room: RoomId, polygon: Polygon): DrawnRoom => ({ id: room, room, polygon });

function zoned(rooms: Partial<Record<RoomId, Place>>, context: PlanContext = {}, door?: number): ZonedPlan {
  const list = Object.entries(rooms).map(([room, zone]) => ({ id: room, room: room as RoomId, zone }));
  return { kind: 'zoned', rooms: list, ...(door !== undefined && { door: toDegrees(door) }), context };
}

function drawn(
  rooms: readonly DrawnRoom[],
  more: Partial<Omit<DrawnPlan, 'kind' | 'rooms'>> = {},
): DrawnPlan {
  return { kind: 'drawn', outline: box(0, 0, 12, 12), north: toDegrees(0), rooms, context: {}, ...more };
}

function only(report: Report) {
  const [room] = report.rooms;
  if (room === undefined) throw new Error('a plan without rooms');
  return room;
}

function findingOn(report: Report, rule: string) {
  const found = report.findings.filter((finding) => finding.rule === rule);
  return found.length === 1 ? found[0] : found;
}

/** A home as the lists would have it: twelve by twelve, north up, the door in the east. */
const wellPlaced = drawn(
  [
    at('pooja', box(9, 0, 3, 3)),
    at('living_room', box(4, 0, 4, 3.5)),
    at('guest_room', box(0, 0, 3.5, 3.5)),
    at('dining', box(0, 4.5, 3.5, 3)),
    at('master_bedroom', box(0, 8.5, 3.5, 3.5)),
    at('staircase', box(4.5, 9, 3, 3)),
    at('kitchen', box(8.5, 8.5, 3.5, 3.5)),
  ],
  { door: [12, 4.7] },
);

describe('whole plans, worked by hand', () => {
  it('are read room by room where everything is in its place', () => {
    const report = assess(wellPlaced);
    expect(report.rooms.map(({ room, zone, verdict }) => `${room} ${zone} ${verdict}`)).toEqual([
      'pooja NE ideal',
      'living_room N ideal',
      'guest_room NW ideal',
      'dining W ideal',
      'master_bedroom SW ideal',
      'staircase S ideal',
      'kitchen SE ideal',
    ]);
    // 4.7 of 12 from the north-east corner is the fourth of nine fields; atan(6 / 1.3) = 77.8° lies in E3.
    expect(report.door).toMatchObject({ pada: 'E4', by: 'fields', verdict: 'ideal', alternatives: ['E3'] });
    expect(report.door).toMatchObject({ zone: 'E', isNearBorder: false });
    expect(report.findings.every(({ verdict }) => verdict === 'ideal')).toBe(true);
    expect(report.score).toBeGreaterThanOrEqual(9);
    expect(report.centre).toEqual([6, 6]);
    expect(report.brahmasthan?.map(([x, y]) => [Math.round(x), Math.round(y)]).toSorted()).toEqual([
      [4, 4],
      [4, 8],
      [8, 4],
      [8, 8],
    ]);
  });

  it('fall low where the gravest rules are broken', () => {
    const report = assess(
      drawn(
        [
          at('toilet', box(9, 0, 3, 3)),
          at('kitchen', box(0, 9, 3, 3)),
          at('master_bedroom', box(9, 9, 3, 3)),
          at('staircase', box(5, 5, 2, 2)),
          at('store', box(4.5, 0, 3, 2)),
        ],
        { door: [0, 11] },
      ),
    );
    expect(report.rooms.map(({ zone, verdict }) => `${zone} ${verdict}`)).toEqual([
      'NE severe',
      'SW severe',
      'SE avoid',
      'C severe',
      'N avoid',
    ]);
    expect(report.door).toMatchObject({ pada: 'W1', verdict: 'severe' });
    expect(findingOn(report, 'G01')).toMatchObject({ verdict: 'severe', at: 'C' });
    expect(report.score).toBeLessThan(3.5);
  });

  it('take the weighted mean of verdicts, drawn to the middle where sources agree less', () => {
    // Kitchen SE: ideal, high: 1 · 3. Toilet NE: severe, high: 0 · 2.5. Door S4: ideal, high: 1 · 3. Of 8.5.
    expect(assess(zoned({ kitchen: 'SE', toilet: 'NE' }, {}, 175)).score).toBe(7.1);
    // Kitchen 1 · 3, toilet NW: 1 · 2.5. Bedroom W: ideal, medium: 0.95 · 1.5. Study S: avoid, low: 0.38 · 1. Of 8.
    expect(assess(zoned({ kitchen: 'SE', toilet: 'NW', bedroom: 'W', study: 'S' })).score).toBe(9.1);
  });

  it('follow the turned north, so that the same drawing can be another home', () => {
    const kitchen = at('kitchen', box(9, 9, 3, 3));
    const zoneAt = (north: number) => only(assess(drawn([kitchen], { north: toDegrees(north) }))).zone;
    expect([0, 45, 90, 180, 270, 22.5].map(zoneAt)).toEqual(['SE', 'E', 'NE', 'NW', 'SW', 'SE']);
  });

  it('measure angles from the middle of the area of an angled plan', () => {
    const outline: Polygon = [[0, 0], [6, 0], [6, 6], [12, 6], [12, 12], [0, 12]]; // prettier-ignore
    const report = assess(drawn([at('store', box(7, 6, 2, 2))], { outline }));
    expect(report.centre?.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([5, 7]);
    // (8, 7) is east of the middle (5, 7), and would be south-east of the middle of the rectangle, (6, 6).
    expect(only(report).shares.find(({ zone }) => zone === 'C')?.share).toBe(0.5);
    expect(only(report).shares.find(({ zone }) => zone === 'E')?.share).toBeGreaterThan(0.2);
  });
});

describe('every room in every place', () => {
  it.each(schools)('gets a verdict that some source supports, in the school %s', (school) => {
    const context = school ? { school } : {};
    for (const room of roomIds) {
      for (const zone of places) {
        const found = only(assess(zoned({ [room]: zone }, context)));
        const table = verdictFor(room, zone);
        const tolerated = toleratedBy(room, zone);
        expect(found).toMatchObject({ room, zone, shares: [{ zone, share: 1 }] });
        expect(tolerated, `${room} ${zone}`).toContain(found.verdict);
        expect(found.tolerated[0]).toBe(found.verdict);
        if (school === undefined) expect(found.verdict).toBe(table.verdict);
      }
    }
  });

  it('keeps every rule on which sources agree, in every school, drawn or told by zones', () => {
    let anchors = 0;
    for (const room of roomIds) {
      for (const { direction, verdict, agreement, disputed } of placements[room]) {
        if (agreement !== 'high' || disputed) continue;
        anchors += 1;
        for (const school of schools) {
          const context = school ? { school } : {};
          expect(only(assess(zoned({ [room]: direction }, context))).verdict).toBe(verdict);
          const plan = drawn([at(room, fieldAt(direction))], { context });
          expect(only(assess(plan)), `${room} ${direction}`).toMatchObject({ zone: direction, verdict });
        }
      }
    }
    expect(anchors).toBeGreaterThan(60);
  });

  it('shows both views wherever sources are split', () => {
    for (const room of roomIds) {
      for (const zone of places) {
        const report = assess(zoned({ [room]: zone }));
        const finding = report.findings.find(({ roomId }) => roomId === room);
        if (only(report).disputed) expect(finding?.views.length, `${room} ${zone}`).toBeGreaterThanOrEqual(2);
        expect(finding?.views).not.toHaveLength(1);
        for (const { text } of finding?.views ?? []) {
          expect(text.en, `${room} ${zone}`).toMatch(/^[A-Z\d].*\.$/u);
          expect(text.hi).toMatch(/।$/u);
        }
      }
    }
  });

  it('follows the order of the published marks', () => {
    const scoreAt = (room: RoomId, zone: Place) => 10 * worthIn(room, [{ zone, share: 1 }], undefined);
    for (const [table, marks] of Object.entries(publishedMarks)) {
      const room = (table === 'garage_or_servant' ? 'garage' : table) as RoomId;
      const known = Object.entries(marks).filter(([place]) => (places as string[]).includes(place));
      const scores = (from: number, to: number) =>
        known
          .filter(([, mark]) => mark >= from && mark <= to)
          .map(([place]) => scoreAt(room, place as Place));
      const mean = (values: number[]) => values.reduce((all, one) => all + one, 0) / values.length;
      expect(mean(scores(8, 10)), room).toBeGreaterThan(mean(scores(0, 4)));
      expect(Math.max(...scores(10, 10)), room).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('schools', () => {
  it('read only rules on which sources differ, and stay within what those tolerate', () => {
    const rules = Object.values(schoolReadings).flatMap((readings) => Object.entries(readings));
    for (const [rule, verdict] of rules) {
      const [room = '', place = ''] = rule.split('.');
      const known =
        room === 'door'
          ? doorPadas.find(({ id }) => id === place)
          : placements[room as RoomId].find(({ direction }) => direction === place);
      expect(known?.tolerated, rule).toContain(verdict);
      expect(known?.tolerated.length, rule).toBeGreaterThan(1);
    }
  });

  it('differ on the doors of the split, which stay between the views where no school is named', () => {
    const verdicts = (bearing: number) =>
      schools.map((school) => assess(zoned({ store: 'S' }, school ? { school } : {}, bearing)).door?.verdict);
    expect(verdicts(163)).toEqual(['acceptable', 'avoid', 'ideal', 'acceptable']);
    expect(verdicts(253)).toEqual(['acceptable', 'avoid', 'ideal', 'acceptable']);
    expect(verdicts(275)).toEqual(['acceptable', 'ideal', 'avoid', 'acceptable']);
  });

  it('take strips of the sixteen zones out of the verses', () => {
    const inSchool = (school: School) => only(assess(zoned({ master_bedroom: 'SSW' }, { school }))).verdict;
    expect(inSchool('16-zone')).toBe('avoid');
    expect(inSchool('classical')).toBe('ideal');
  });

  it('name the half-wall rule as a school of its own, in the south alone', () => {
    const told = (school?: School) =>
      assess(zoned({ store: 'S' }, school ? { school } : {}, 340)).findings.some(({ views }) =>
        views.some(({ conflict }) => conflict === 'C03'),
      );
    expect([told('regional'), told('classical'), told()]).toEqual([true, false, false]);
    expect(assess(zoned({ store: 'S' }, { school: 'regional' }, 340)).door?.verdict).toBe('ideal');
  });
});

describe('the main door', () => {
  it('is in each of the 32 padas in the middle of its part of the circle', () => {
    for (const { id, from, verdict, tolerated } of doorPadas) {
      const { door } = assess(zoned({ store: 'S' }, {}, from + 5.625));
      expect(door).toMatchObject({ pada: id, alternatives: [], verdict });
      expect(tolerated).toContain(door?.verdict);
    }
  });

  it('is also in the next pada within 1.5° of a border, on either side and across north', () => {
    const read = (bearing: number) => {
      const { door } = assess(zoned({ store: 'S' }, {}, bearing));
      return [door?.pada, ...(door?.alternatives ?? [])].join(' ');
    };
    expect([45, 44.9, 46.4, 46.5, 46.6].map(read)).toEqual(['E1 N8', 'N8 E1', 'E1 N8', 'E1 N8', 'E1']);
    expect([359, 0, 1.5, 1.6, 358.5, 358.4].map(read)).toEqual([
      'N4 N5',
      'N5 N4',
      'N5 N4',
      'N5',
      'N4 N5',
      'N4',
    ]);
    expect(read(180)).toBe('S5 S4');
  });

  it('stands in a field of its wall, and the angle is told where it would be judged otherwise', () => {
    // 5.7 of 12 from the south-east corner: the fifth of nine fields, and an angle of 177°.
    const door: Point = [6.3, 12];
    const report = assess(drawn([], { door }));
    expect(report.door).toMatchObject({
      pada: 'S5',
      by: 'fields',
      verdict: 'avoid',
      zone: 'S',
      otherwise: { by: 'sectors', pada: 'S4', verdict: 'ideal' },
    });
    expect(findingOn(report, 'door.S5')).toMatchObject({
      remarks: [{ en: expect.stringContaining('as the modern school measures, it is S4: ideal.') }],
    });
    const bySectors = assess(drawn([], { door, context: { school: '16-zone' } }));
    expect(bySectors.door).toMatchObject({ pada: 'S4', by: 'sectors', otherwise: { pada: 'S5' } });
  });

  it('is said to be near a border of its field where the next one is judged otherwise', () => {
    // The fourth field of the south wall is between 4 and 5.33 from the south-east corner.
    const doorAt = (x: number) => assess(drawn([], { door: [12 - x, 12] })).door;
    expect(doorAt(4.7)).toMatchObject({ pada: 'S4', isNearBorder: false });
    expect(doorAt(4.7)?.neighbour).toBeUndefined();
    expect(doorAt(5.25)).toMatchObject({ pada: 'S4', neighbour: 'S5', isNearBorder: true });
    expect(doorAt(5.4)).toMatchObject({ pada: 'S5', neighbour: 'S4', isNearBorder: true });
    expect(doorAt(0.05)).toMatchObject({ pada: 'S1', neighbour: 'E8', isNearBorder: false });
  });

  it('gives each corner of the nine fields to the wall that begins there', () => {
    const padaAt = (door: Point) => assess(drawn([], { door })).door?.pada;
    expect([[12, 11.9], [0.1, 12], [0, 0.1], [11.9, 0], [12, 0.1]].map(([x = 0, y = 0]) => padaAt([x, y]))).toEqual([
      'S1', 'W1', 'N1', 'E1', 'E1',
    ]); // prettier-ignore
  });

  it('is in each field of each wall, by its third', () => {
    const along = Array.from({ length: 9 }, (_, index) => ((index + 0.5) * 12) / 9);
    const east = along.map((y) => assess(drawn([], { door: [12, y] })).door);
    expect(east.map((door) => door?.pada)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'S1']);
    expect(east.map((door) => door?.zone)).toEqual(['NE', 'NE', 'NE', 'E', 'E', 'E', 'SE', 'SE', 'SE']);
  });

  it('has no wall of a side in a house that stands diagonally to the compass', () => {
    const report = assess(drawn([], { door: [7.5, 12], north: toDegrees(40) }));
    expect(report.door).toMatchObject({ pada: expect.any(String) });
    expect(report.door?.by).toBe('sectors');
  });

  it('counts more than the direction of the hall behind it', () => {
    const others = { kitchen: 'SE', toilet: 'NW', master_bedroom: 'SW' } as const;
    const bad = assess(zoned({ entrance: 'SW', ...others }, {}, 175));
    expect(bad.rooms[0]).toMatchObject({ room: 'entrance', verdict: 'severe' });
    expect(bad.score).toBe(10);
    expect(assess(zoned({ entrance: 'SW', ...others })).score).toBeLessThan(8);
  });

  it('is no defect for facing south or west', () => {
    const score = (bearing: number) => assess(zoned({ kitchen: 'SE' }, {}, bearing));
    const [south, east] = [score(175), score(85)];
    expect(south.score).toBe(east.score);
    expect(findingOn(south, 'G12')).toMatchObject({
      verdict: 'acceptable',
      views: [expect.anything(), expect.anything()],
    });
    expect(findingOn(east, 'G12')).toEqual([]);
    expect(findingOn(score(265), 'G12')).toMatchObject({ verdict: 'acceptable' });
  });
});

describe('rooms that lie in several zones', () => {
  it('are where most of their area is, and count by each part', () => {
    // 3 of its 4 lie in the western third.
    const toilet = only(assess(drawn([at('toilet', box(1, 0, 4, 2))])));
    expect(toilet.zone).toBe('NW');
    expect(toilet.shares).toEqual([
      { zone: 'NW', share: 0.75 },
      { zone: 'N', share: 0.25 },
    ]);
  });

  it('have one finding, which says so where a quarter or more lies in a worse place', () => {
    const { findings } = assess(drawn([at('toilet', box(1, 0, 4, 2))]));
    const told = findings.filter(({ subject }) => subject === 'room');
    expect(told.map(({ rule, verdict, text, remarks }) => [rule, verdict, text.en, remarks[0]?.en])).toEqual([
      [
        'toilet.NW',
        'ideal',
        'The toilet is in the north-west: ideal.',
        'A part of it lies in the north: better avoided.',
      ],
    ]);
  });

  it('are worth something between their parts', () => {
    const others = [at('pooja', box(9, 0, 3, 3)), at('master_bedroom', box(0, 8.5, 3.5, 3.5))];
    const scoreOf = (x: number) =>
      assess(drawn([...others, at('kitchen', box(x, 8, 4, 4))])).score ?? Number.NaN;
    const scores = [0, 2, 4, 6, 8].map(scoreOf);
    expect(scores.at(0)).toBeLessThan(scores.at(-1) ?? 0);
    for (const score of scores.slice(1, -1)) {
      expect(score).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(score).toBeLessThanOrEqual(Math.max(...scores));
    }
  });

  it('lie in the centre by the nine middle fields along the walls, also in a turned house', () => {
    for (const north of [0, 20, 45, 77, 200]) {
      const plan = (polygon: Polygon) => drawn([at('toilet', polygon)], { north: toDegrees(north) });
      expect(only(assess(plan(box(4, 4, 4, 4)))).shares).toEqual([{ zone: 'C', share: 1 }]);
      expect(only(assess(plan(box(4, 0, 4, 4)))).shares.some(({ zone }) => zone === 'C')).toBe(false);
      expect(only(assess(plan(box(4, 2, 4, 4)))).shares.find(({ zone }) => zone === 'C')?.share).toBeCloseTo(
        0.5,
        5,
      );
    }
  });
});

describe('rules about the whole plan', () => {
  const ell: Polygon = [[0, 0], [7, 0], [7, 5], [12, 5], [12, 12], [0, 12]]; // prettier-ignore

  test.each([
    [0, 'NE', 'severe'],
    [90, 'NW', 'avoid'],
    [180, 'SW', 'avoid'],
    [270, 'SE', 'avoid'],
    [15, 'NE', 'severe'],
  ] as const)('find the missing corner of a plan with north at %d', (north, corner, verdict) => {
    const report = assess(drawn([], { outline: ell, north: toDegrees(north) }));
    expect(findingOn(report, 'G04')).toMatchObject({ at: corner, verdict, subject: 'plan' });
  });

  it('find all corners of a rectangle, and of one that is drawn a little uneven', () => {
    for (const outline of [box(0, 0, 9, 14), [[0, 0.2], [12, 0], [11.9, 12], [0.1, 11.8]] as Polygon]) {
      expect(findingOn(assess(drawn([], { outline })), 'G04')).toMatchObject({ verdict: 'ideal' });
    } // prettier-ignore
  });

  it('leave a small recess alone', () => {
    const outline: Polygon = [[0, 0], [10, 0], [10, 2], [12, 2], [12, 12], [0, 12]]; // prettier-ignore
    expect(findingOn(assess(drawn([], { outline })), 'G04')).toMatchObject({ verdict: 'ideal' });
  });

  it('take a bay for an extension with both views, and not for two cut corners', () => {
    const outline: Polygon = [[0, 3], [8, 3], [8, 0], [11.9, 0], [11.9, 3], [12, 3], [12, 15], [0, 15]]; // prettier-ignore
    const report = assess(drawn([], { outline }));
    expect(findingOn(report, 'G04')).toMatchObject({ verdict: 'ideal' });
    expect(findingOn(report, 'G05')).toMatchObject({ at: 'N', verdict: 'acceptable', views: { length: 2 } });
    const turned = assess(drawn([], { outline, north: toDegrees(180) }));
    expect(findingOn(turned, 'G05')).toMatchObject({ at: 'S', verdict: 'avoid' });
  });

  it('know a notch in a side', () => {
    const outline: Polygon = [[0, 0], [3, 0], [3, 5], [9, 5], [9, 0], [12, 0], [12, 12], [0, 12]]; // prettier-ignore
    expect(findingOn(assess(drawn([], { outline })), 'G04')).toMatchObject({ at: 'N', verdict: 'avoid' });
  });

  it('measure the proportions, but not of a flat', () => {
    const long = (context: PlanContext) =>
      findingOn(assess(drawn([], { outline: box(0, 0, 30, 10), context })), 'G14');
    expect(long({})).toMatchObject({ verdict: 'avoid' });
    expect(long({ dwelling: 'flat' })).toEqual([]);
    expect(findingOn(assess(drawn([], { outline: box(0, 0, 20, 10) })), 'G14')).toMatchObject({
      verdict: 'ideal',
    });
  });

  it('guard the centre against what weighs on it, and not against a hall', () => {
    const centre = (room: RoomId, polygon: Polygon) => findingOn(assess(drawn([at(room, polygon)])), 'G01');
    expect(centre('toilet', box(4, 4, 2, 2))).toMatchObject({ verdict: 'severe' });
    expect(centre('dining', box(4, 4, 2, 2))).toMatchObject({ verdict: 'avoid' });
    expect(centre('living_room', box(3, 3, 6, 6))).toMatchObject({ verdict: 'ideal' });
    expect(centre('toilet', box(0, 4, 4.2, 4))).toMatchObject({ verdict: 'ideal' });
    expect(findingOn(assess(zoned({ toilet: 'C' })), 'G01')).toMatchObject({ verdict: 'severe' });
  });

  it('judge the ground by what is told of it', () => {
    const context: PlanContext = {
      slope: 'SW',
      roads: ['N', 'S'],
      trees: [{ at: 'N', kind: 'plaksha' }, { at: 'S', kind: 'plaksha' }, { at: 'W', kind: 'thorny' }],
      water: ['NE', 'E', 'SW'],
    }; // prettier-ignore
    const { findings } = assess(zoned({ store: 'S' }, context));
    const verdicts = (rule: string) =>
      findings
        .filter((finding) => finding.rule === rule)
        .map(({ at: where, verdict }) => `${where} ${verdict}`);
    expect(verdicts('G03')).toEqual(['SW avoid']);
    expect(verdicts('G13').toSorted()).toEqual(['N acceptable', 'S avoid']);
    expect(verdicts('G11').toSorted()).toEqual(['N ideal', 'S avoid', 'W avoid']);
    expect(verdicts('G16').toSorted()).toEqual(['E acceptable', 'NE ideal', 'SW severe']);
    for (const { rule, views } of findings) {
      if (rule === 'G13') expect(views).toHaveLength(2);
    }
  });
});

describe('what was not assessed', () => {
  const subjects = (report: Report) => report.notAssessed.map(({ subject }) => subject);

  it('is named, and lowers the confidence by what it says', () => {
    const bare = assess(zoned({ kitchen: 'SE' }));
    const full = assess({ ...wellPlaced, context: { slope: 'NE', roads: [], trees: [], water: [] } });
    expect(subjects(bare)).toEqual(expect.arrayContaining(['door', 'outline', 'rooms', 'G03', 'G06', 'G16']));
    expect(subjects(full)).toEqual(expect.arrayContaining(['rooms', 'G06', 'G07', 'G10']));
    expect(subjects(full)).not.toEqual(expect.arrayContaining(['door', 'outline', 'G03', 'G16']));
    expect(bare.confidence).toBeLessThan(0.3);
    expect(full.confidence).toBeGreaterThan(bare.confidence);
    const door = bare.notAssessed.find(({ subject }) => subject === 'door');
    const gained = assess(zoned({ kitchen: 'SE' }, {}, 175)).confidence - bare.confidence;
    expect(Math.abs((door?.costs ?? 0) - gained)).toBeLessThan(0.011);
  });

  it('asks a flat nothing about its plot', () => {
    expect(subjects(assess(zoned({ kitchen: 'SE' }, { dwelling: 'flat' })))).not.toContain('G03');
  });

  it('asks an office for its own rooms', () => {
    const report = assess(
      zoned({ office_cabin: 'SW', toilet: 'NW', reception: 'NE' }, { dwelling: 'office' }),
    );
    expect(subjects(report)).not.toContain('rooms');
  });

  it('leaves confidence below one, as no drawing shows all', () => {
    const { confidence } = assess({
      ...wellPlaced,
      context: { slope: 'NE', roads: [], trees: [], water: [] },
    });
    expect(confidence).toBeLessThan(1);
  });
});

describe('remedies', () => {
  const remediesOf = (rooms: Partial<Record<RoomId, Place>>, context: PlanContext = {}) =>
    assess(zoned(rooms, context)).findings.flatMap(({ remedies }) => remedies);

  it('are ranked from the layout to what is sold, which comes last and says so', () => {
    const ranks = remediesOf({ kitchen: 'NE' }).map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks[0]).toBe(1);
    for (const room of roomIds) {
      const list = assess(zoned({ [room]: 'C' })).findings[0]?.remedies ?? [];
      const sold = list.map(({ isCommercial }) => Number(isCommercial));
      expect(sold).toEqual(sold.toSorted((a, b) => a - b));
      for (const { isCommercial, text } of list) {
        if (isCommercial) expect(text.en).toMatch(/modern and commercial/u);
      }
    }
  });

  it('begin for who lives there with what needs no builder, and name an engineer for the rest', () => {
    const list = remediesOf({ kitchen: 'NE' }, { stage: 'living' }).filter(
      ({ isCommercial }) => !isCommercial,
    );
    expect(list.at(-1)).toMatchObject({ id: 'layout_change', isStructural: true });
    expect(list.filter(({ isStructural }) => isStructural)).toHaveLength(1);
    for (const room of roomIds) {
      for (const { isStructural, text } of remediesOf(
        { [room]: 'SW' },
        { dwelling: 'flat', stage: 'living' },
      )) {
        if (isStructural) expect(`${text.en} ${text.hi}`).toMatch(/engineer.*इंजीनियर/u);
      }
    }
  });

  it('exchange the use of rooms before any wall is touched', () => {
    expect(remediesOf({ master_bedroom: 'NE' }, { stage: 'living' })[0]).toMatchObject({
      id: 'layout_change',
      isStructural: false,
      text: { en: 'Exchange rooms so that the master bedroom comes to lie in the south or south-west.' },
    });
  });

  it('belong to unfavoured places alone', () => {
    for (const room of roomIds) {
      for (const zone of places) {
        for (const { verdict, remedies } of assess(zoned({ [room]: zone })).findings) {
          expect(remedies.length > 0, `${room} ${zone}`).toBe(verdict === 'avoid' || verdict === 'severe');
        }
      }
    }
  });
});

describe('findings', () => {
  it('begin with the worst, and among those with what weighs most', () => {
    const { findings } = assess(zoned({ store: 'C', toilet: 'NE', kitchen: 'SE', study: 'S', pooja: 'NE' }));
    expect(findings.map(({ rule }) => rule)).toEqual([
      'toilet.NE',
      'store.C',
      'G01',
      'study.S',
      'kitchen.SE',
      'pooja.NE',
    ]);
  });

  it('promise and threaten nothing', () => {
    const feared =
      /\b(?:health|wealth|rich|poor|illness|disease|death|die|fertil|sons?|daughters?|wife|wives|widow|marriage|divorce|caste|lifespan|luck|prosper|curse|misfortune|accident)/iu;
    const fearedHi = /स्वास्थ्य|बीमारी|रोगी|मृत्यु|मौत|संतान|पुत्र|पुत्री|विवाह|तलाक|आयु|जाति|दुर्भाग्य|समृद्धि|अनिष्ट|श्राप/u;
    const context: PlanContext = {
      slope: 'S',
      roads: ['S'],
      trees: [{ at: 'S', kind: 'milky' }],
      water: ['SW'],
    };
    doorPadas.forEach(({ id, from }, index) => {
      const zone = places[index % places.length] ?? 'C';
      const { findings, notAssessed } = assess(zoned(everyRoomIn(zone), context, from + 5));
      const said = [...findings.flatMap(textsOf), ...notAssessed.map(({ text }) => text)];
      expect(
        said.filter(({ en, hi }) => feared.test(en) || fearedHi.test(hi)),
        `${id} ${zone}`,
      ).toEqual([]);
    });
  });

  it('are told in both languages, each in its own script', () => {
    const { findings } = assess(zoned(everyRoomIn('SSW'), { slope: 'S', roads: ['S'] }, 200));
    for (const { en, hi } of findings.flatMap(textsOf)) {
      expect(en).not.toMatch(/\p{Script=Devanagari}|undefined|NaN|\[object/u);
      expect(hi.replaceAll(/\b[NESW][1-8]\b/gu, '')).not.toMatch(/[a-z]/iu);
      expect(hi).toMatch(/[।]$/u);
    }
  });
});

describe('the same home', () => {
  const shapes: readonly Polygon[] = [
    box(0, 0, 12, 12),
    box(0, 0, 17, 11),
    [[0, 0], [7, 0], [7, 5], [12, 5], [12, 12], [0, 12]],
    [[1, 0], [13, 1], [12, 11], [0, 12]],
    [[0, 3], [8, 3], [8, 0], [11, 0], [11, 3], [12, 3], [12, 14], [0, 14]],
  ]; // prettier-ignore
  const anyHome = tuple(
    constantFrom(...shapes),
    integer({ min: 0, max: 359 }),
    shuffledSubarray(
      [
        box(0.5, 6.5, 3, 3),
        box(4.2, 6.1, 2, 4.3),
        box(8.4, 6.2, 3, 3.6),
        box(1, 10.2, 6, 1.4),
        box(6.8, 10.1, 4, 1.5),
      ],
      { minLength: 1 },
    ),
    integer({ min: 0, max: roomIds.length - 1 }),
    constantFrom<Point>([12, 8.3], [5.1, 12], [0, 7.7]),
  ).map(([outline, north, boxes, shift, door]): DrawnPlan => {
    const rooms = boxes.map((polygon, index): DrawnRoom => {
      const room = roomIds[(shift + index * 7) % roomIds.length] ?? 'kitchen';
      return { id: `${index}`, room, polygon };
    });
    return { kind: 'drawn', outline, north: toDegrees(north), rooms, door, context: {} };
  });

  /** The report without what is measured on the drawing itself. */
  function seen({ score, confidence, rooms, door, findings, notAssessed }: Report) {
    return {
      score,
      confidence,
      rooms: rooms.map(({ shares, ...room }) => ({
        ...room,
        shares: Object.fromEntries(
          shares.filter(({ share }) => share > 1e-5).map(({ zone, share }) => [zone, share.toFixed(4)]),
        ),
      })),
      door: door && { ...door, bearing: door.bearing.toFixed(4) },
      findings,
      notAssessed,
    };
  }

  function changed(plan: DrawnPlan, change: (point: Point) => Point, turn = 0): DrawnPlan {
    return {
      ...plan,
      outline: plan.outline.map(change),
      rooms: plan.rooms.map((room) => ({ ...room, polygon: room.polygon.map(change) })),
      ...(plan.door && { door: change(plan.door) }),
      north: toDegrees(plan.north + turn),
    };
  }

  function holds(change: (plan: DrawnPlan, by: number) => DrawnPlan) {
    const anyAmount = double({ min: -1, max: 1, noNaN: true });
    return () =>
      assert(
        property(anyHome, anyAmount, (plan, by) => {
          expect(seen(assess(change(plan, by)))).toEqual(seen(assess(plan)));
        }),
        { numRuns: 60 },
      );
  }

  it('is judged the same with drawing and north turned together', () => {
    expect(
      holds((plan, by) => {
        const angle = Math.round(by * 360);
        const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
        return changed(plan, ([x, y]) => [x * cos - y * sin, x * sin + y * cos], angle);
      }),
    ).not.toThrow();
  });

  it('is judged the same at any scale', () => {
    expect(
      holds((plan, by) => changed(plan, ([x, y]) => [x * 10 ** (by * 3), y * 10 ** (by * 3)])),
    ).not.toThrow();
  });

  it('is judged the same anywhere on the paper', () => {
    expect(holds((plan, by) => changed(plan, ([x, y]) => [x + by * 500, y - by * 300]))).not.toThrow();
  });

  it('is judged the same whichever way round its corners are given, and from whichever on', () => {
    const other = (polygon: Polygon, by: number) => {
      const from = Math.floor(Math.abs(by) * (polygon.length - 1));
      const turned = [...polygon.slice(from), ...polygon.slice(0, from)];
      return by < 0 ? turned.toReversed() : turned;
    };
    expect(
      holds((plan, by) => ({
        ...plan,
        outline: other(plan.outline, by),
        rooms: plan.rooms.map((room) => ({ ...room, polygon: other(room.polygon, by) })),
      })),
    ).not.toThrow();
  });

  it('never scores less for a room that moves to a better place', () => {
    const anyPlace = constantFrom(...places);
    const anyMove = tuple(constantFrom(...roomIds), anyPlace, anyPlace, constantFrom(...roomIds), anyPlace);
    const isFair = ([room, from, to, other, where]: [RoomId, Place, Place, RoomId, Place]) => {
      if (other === room) return true;
      const [before, after] = [from, to].map((zone) => assess(zoned({ [other]: where, [room]: zone })));
      if (before === undefined || after === undefined) return false;
      const verdictOf = (report: Report) => strictest.indexOf(report.rooms.at(-1)?.verdict ?? 'severe');
      return verdictOf(after) >= verdictOf(before) || (after.score ?? 0) >= (before.score ?? 0);
    };
    expect(() => assert(property(anyMove, isFair), { numRuns: 300 })).not.toThrow();
  });

  it('has a score from 0 to 10 within its range and a confidence from 0 to 1, with every number finite', () => {
    const isSound = (plan: DrawnPlan) => {
      const { score, range, known, confidence } = assess(plan);
      const [low, high] = range ?? [];
      const isInRange =
        score === null
          ? range === null
          : low !== undefined &&
            high !== undefined &&
            0 <= low &&
            low <= score &&
            score <= high &&
            high <= 10;
      return isInRange && known.n <= known.of && confidence > 0 && confidence <= 1;
    };
    expect(() => assert(property(anyHome, isSound))).not.toThrow();
  });
});

/** A field of the nine by nine in the middle of a direction, or in the centre. */
function fieldAt(direction: Direction9): Polygon {
  const middles: Readonly<Record<Direction9, Point>> = {
    N: [6, 1.3], NE: [10.7, 1.3], E: [10.7, 6], SE: [10.7, 10.7], S: [6, 10.7], SW: [1.3, 10.7], W: [1.3, 6], NW: [1.3, 1.3], C: [6, 6],
  }; // prettier-ignore
  const [x, y] = middles[direction];
  return box(x - 0.6, y - 0.6, 1.2, 1.2);
}

function everyRoomIn(zone: Place): Partial<Record<RoomId, Place>> {
  return Object.fromEntries(roomIds.map((room) => [room, zone]));
}

function toleratedBy(room: RoomId, zone: Place): readonly Verdict[] {
  const found = verdictFor(room, zone);
  switch (found.kind) {
    case 'direction':
      return found.facts.tolerated;
    case 'zone':
      return [found.verdict, ...found.between.neighbours.flatMap(({ tolerated }) => tolerated)];
    case 'border':
      return found.neighbours.flatMap(({ tolerated }) => tolerated);
  }
}

function textsOf({ text, reason, views, remedies }: Report['findings'][number]) {
  return [text, reason, ...views.map((view) => view.text), ...remedies.map((remedy) => remedy.text)];
}
