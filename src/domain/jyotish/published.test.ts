import { describe, expect, test } from 'vitest';
import charts from '#tests/fixtures/jyotish/published-charts.json' with { type: 'json' };
import matchings from '#tests/fixtures/jyotish/published-matchings.json' with { type: 'json' };
import { ashtakavargaEditions, ashtakavargaOf, type Points } from './ashtakavarga.ts';
import { chartOf } from './chart.ts';
import { seenGrahas, type SeenGraha } from './grahas.ts';
import { kootaIds, type KootaId } from './matching/kootas.ts';
import { matchOf } from './matching/match.ts';
import { moonOfPada } from './matching/moon-of.ts';
import type { Sign } from './zodiac.ts';

type Some<Key extends string, Value> = Readonly<Partial<Record<Key, Value>>>;

interface Table {
  name: string;
  source: string;
  edition: string;
  lagna: number;
  signs: readonly number[];
  bhinna?: Some<SeenGraha, Points>;
  sarva?: Points;
  reduced?: Some<SeenGraha, Points>;
  pinda?: Some<SeenGraha, number>;
  /** Where they differ, with the reason. */
  oursPinda?: Some<SeenGraha, number>;
  why?: string;
}

interface Birth {
  name: string;
  local: string;
  /** Hours; the mean time of the meridian where there is none. */
  clock?: number;
  latitude: number;
  longitude: number;
}

interface Printed extends Birth {
  printed: string;
  apart?: Some<Placed, number>;
}

type Placed = SeenGraha | 'rahu' | 'lagna';
const placedInOrder: readonly Placed[] = [...seenGrahas, 'rahu', 'lagna'];

interface Pair {
  source: string;
  boy: string | readonly number[];
  girl: string | readonly number[];
  points?: readonly (number | null)[];
  total?: number;
  ours?: Some<KootaId, number>;
}

const tables: readonly Table[] = charts.tables;
const positions: readonly Printed[] = charts.positions;
const pairs: readonly Pair[] = matchings.pairs;
const anywhere = chartOf({ at: 0, latitude: 20, longitude: 77 });
const atMost = 5;

function ashtakavargaFrom({ lagna, signs, edition }: Table) {
  const found = ashtakavargaOf(
    {
      lagna: anywhere.lagna && { ...anywhere.lagna, sign: lagna as Sign },
      grahas: {
        ...anywhere.grahas,
        ...Object.fromEntries(
          seenGrahas.map((graha, index) => [
            graha,
            { ...anywhere.grahas[graha], sign: signs[index] as Sign },
          ]),
        ),
      },
    },
    ashtakavargaEditions.find((each) => each === edition),
  );
  if (found === null) throw new Error('There is a lagna.');
  return found;
}

function chartAt({ local, clock, latitude, longitude }: Birth, ayanamsa: 'lahiri' | 'raman') {
  const at = Date.parse(`${local}Z`) - (clock ?? longitude / 15) * 3_600_000;
  return chartOf({ at, latitude, longitude }, { ayanamsa, node: 'mean' });
}

function degreesOf(printed: string): number {
  const [, degrees, minutes] = /^(\d+)°(\d+)'$/.exec(printed) ?? [];
  return Number(degrees) + Number(minutes) / 60;
}

describe('the ashtakavarga of charts in print', () => {
  test.each(tables.map((table) => [`${table.name}, ${table.source}`, table] as const))('%s', (_, table) => {
    const ours = ashtakavargaFrom(table);
    expect(ours.bhinna).toMatchObject(table.bhinna ?? {});
    expect(ours.sarva).toEqual(table.sarva ?? ours.sarva);
    expect(ours.reduced).toMatchObject(table.reduced ?? {});
    expect(ours.pinda).toMatchObject({ ...table.pinda, ...table.oursPinda });
  });

  test('where a pinda differs, it does, and there is a reason', () => {
    for (const { pinda, oursPinda = {}, why } of tables) {
      expect(why !== undefined && why in charts.reasons).toBe(Object.keys(oursPinda).length > 0);
      for (const [graha, ours] of Object.entries(oursPinda))
        expect(pinda?.[graha as SeenGraha]).not.toBe(ours);
    }
  });

  test('as many as docs/jyotish.md says', () => {
    const rows = tables.flatMap(({ bhinna, sarva }) => [
      ...Object.keys(bhinna ?? {}),
      ...(sarva ? ['all'] : []),
    ]);
    const pindas = tables.flatMap(({ pinda }) => Object.keys(pinda ?? {}));
    const differing = tables.flatMap(({ oursPinda }) => Object.keys(oursPinda ?? {}));
    expect(new Set(tables.map(({ name }) => name)).size).toBe(22);
    expect([rows.length, pindas.length, differing.length]).toEqual([79, 94, 5]);
  });
});

describe('positions in print', () => {
  test.each(positions.map((birth) => [birth.name, birth] as const))('%s', (_, birth) => {
    const chart = chartAt(birth, 'raman');
    const printed = birth.printed.split(' ');
    for (const [index, which] of placedInOrder.entries()) {
      const text = printed[index] ?? '';
      if (text === '-') continue;
      const ours = which === 'lagna' ? chart.lagna?.longitude : chart.grahas[which].longitude;
      const ahead = ((((ours ?? NaN) - degreesOf(text) + 540) % 360) - 180) * 60;
      const known = birth.apart?.[which];
      if (known === undefined) expect(Math.abs(ahead), which).toBeLessThanOrEqual(atMost);
      else {
        expect(Math.abs(known), which).toBeGreaterThanOrEqual(atMost);
        expect(Math.abs(ahead - known), which).toBeLessThan(1);
      }
    }
  });

  test.each(charts.signs.map((birth) => [birth.name, birth] as const))('the signs of %s', (_, birth) => {
    const chart = chartAt(birth, 'lahiri');
    expect(chart.lagna?.sign).toBe(birth.lagna);
    expect(seenGrahas.map((graha) => chart.grahas[graha].sign)).toEqual(birth.signs);
  });

  test('as many as docs/jyotish.md says', () => {
    const printed = positions.flatMap((birth) => birth.printed.split(' ').filter((text) => text !== '-'));
    const apart = positions.flatMap((birth) => Object.keys(birth.apart ?? {}));
    expect([positions.length, printed.length, apart.length]).toEqual([30, 269, 96]);
  });
});

describe('matchings in print', () => {
  const moonOf = (who: Pair['boy']) => {
    if (typeof who !== 'string') return moonOfPada(who[0] ?? 0, who[1] ?? 0);
    const at = Date.parse(`${who}:00+05:30`);
    return chartOf({ at, latitude: 28.6139, longitude: 77.209 }).grahas.moon.longitude;
  };
  const sources: Readonly<Record<string, { from: string; differs?: Some<KootaId, string> }>> =
    matchings.sources;

  test.each(
    pairs.map((pair) => [`${pair.source}: ${String(pair.boy)} with ${String(pair.girl)}`, pair] as const),
  )('%s', (_, { source, boy, girl, points, total, ours = {} }) => {
    const match = matchOf(moonOf(boy), moonOf(girl));
    let change = 0;
    for (const [index, id] of kootaIds.entries()) {
      const printed = points?.[index] ?? null;
      const known = ours[id];
      if (known !== undefined) {
        expect(sources[source]?.differs?.[id], id).toBeDefined();
        expect(known, id).not.toBe(printed);
        change += known - (printed ?? NaN);
      }
      if (printed !== null) expect(match.kootas[id].points, id).toBe(known ?? printed);
    }
    expect(points === undefined && total === undefined).toBe(false);
    if (total !== undefined) expect(match.total).toBe(total + change);
  });

  test('every cell of a vashya table, but three', () => {
    const { moons, points, ours } = matchings.vashya;
    const found = moons.map((girl) =>
      moons.map((boy) => matchOf(moonOf(boy), moonOf(girl)).kootas.vashya.points),
    );
    expect(found).toEqual(ours);
    const differing = found.flatMap((row, girl) => row.filter((cell, boy) => cell !== points[girl]?.[boy]));
    expect(differing).toHaveLength(3);
  });

  test('as many as docs/jyotish.md says', () => {
    const ofTable = pairs.filter(({ source }) => source === 'pyjhora');
    const others = pairs.filter(({ source }) => source !== 'pyjhora');
    const differing = (some: readonly Pair[]) => some.filter(({ ours }) => ours !== undefined).length;
    expect([others.length, differing(others), ofTable.length, differing(ofTable)]).toEqual([30, 3, 27, 24]);
  });
});
