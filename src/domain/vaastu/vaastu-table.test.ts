import { describe, expect, it } from 'vitest';
import { conflicts } from './conflicts.ts';
import { directions } from './directions.ts';
import { doorPadas } from './door-padas.ts';
import { generalRules } from './general-rules.ts';
import { mandala } from './mandala.ts';
import { publishedMarks } from './mark-sheet.ts';
import { placementNotes } from './placement-notes.ts';
import { placementRemedies } from './placement-remedies.ts';
import { placements, zoneOverrides } from './placements.ts';
import { remedies } from './remedies.ts';
import { rooms } from './rooms.ts';
import { sources } from './sources.ts';
import type { Text } from './types.ts';
import { zones } from './zones.ts';

const tables = {
  conflicts,
  directions,
  doorPadas,
  generalRules,
  mandala,
  placementNotes,
  placementRemedies,
  placements,
  remedies,
  rooms,
  zoneOverrides,
  zones,
};

const rules = Object.entries(placements).flatMap(([room, facts]) =>
  facts.map((fact) => ({ ...fact, room, rule: `${room}.${fact.direction}` })),
);
const overrideIds = Object.entries(zoneOverrides).flatMap(([room, overrides]) =>
  overrides.map(({ zone }) => `${room}.${zone}`),
);

describe('the placements', () => {
  it('give each of the 32 rooms a verdict in all nine directions, once', () => {
    expect(Object.keys(placements)).toHaveLength(32);
    expect(Object.keys(rooms).toSorted()).toEqual(Object.keys(placements).toSorted());
    for (const facts of Object.values(placements)) {
      expect(facts.map(({ direction }) => direction)).toEqual([
        'N',
        'NE',
        'E',
        'SE',
        'S',
        'SW',
        'W',
        'NW',
        'C',
      ]);
    }
  });

  it('name their own verdict first among those that a source supports', () => {
    const foreign = rules.filter(({ verdict, tolerated }) => tolerated[0] !== verdict);
    expect(foreign.map(({ rule }) => rule)).toEqual([]);
    expect(rules.filter(({ tolerated }) => new Set(tolerated).size < tolerated.length)).toEqual([]);
  });

  it('own every rule to a deduction when there is no source, and only then', () => {
    const deduced = rules.filter(({ sources: cited }) => cited.every((id) => id === 'DED'));
    expect(deduced).toEqual(rules.filter(({ basis }) => basis === 'derived'));
  });

  it('explain every disputed place', () => {
    const unexplained = rules.filter(({ disputed, rule }) => disputed && placementNotes[rule] === undefined);
    expect(unexplained).toEqual([]);
    expect(doorPadas.filter(({ disputed, note }) => disputed && !note)).toEqual([]);
  });

  it('keep the order of the published marks: high marks are never severe, low ones never ideal', () => {
    const tableOf: Record<string, string> = { garage_or_servant: 'garage' };
    const marked = Object.entries(publishedMarks).flatMap(([table, marks]) =>
      rules
        .filter(({ room, direction }) => room === (tableOf[table] ?? table) && direction in marks)
        .map(({ rule, verdict, direction }) => ({ rule, verdict, marks: marks[direction] ?? Number.NaN })),
    );
    expect(new Set(marked.map(({ rule }) => rule.split('.')[0])).size).toBe(
      Object.keys(publishedMarks).length,
    );
    expect(marked.filter(({ verdict, marks }) => marks >= 9 && verdict === 'severe')).toEqual([]);
    expect(marked.filter(({ verdict, marks }) => marks <= 3 && verdict === 'ideal')).toEqual([]);
  });
});

describe('the notes and remedies of placements', () => {
  it('belong to a rule of the table', () => {
    const known = new Set([...rules.map(({ rule }) => rule), ...overrideIds]);
    expect(Object.keys(placementNotes).filter((id) => !known.has(id))).toEqual([]);
    expect(Object.keys(placementRemedies).filter((id) => !known.has(id))).toEqual([]);
  });

  it('offer a way forward for unfavoured places only, and for every severe one', () => {
    const helped = rules.filter(({ rule }) => rule in placementRemedies);
    expect(helped.filter(({ verdict }) => verdict === 'ideal' || verdict === 'acceptable')).toEqual([]);
    expect(
      rules.filter(({ verdict }) => verdict === 'severe').filter((fact) => !helped.includes(fact)),
    ).toEqual([]);
  });
});

describe('the circle', () => {
  it('holds 32 door padas of 11.25° from 45° on, without gap or overlap', () => {
    expect(doorPadas).toHaveLength(32);
    doorPadas.forEach((pada, index) => {
      expect(pada.place).toBe(index + 1);
      expect(pada.id).toBe(`${'ESWN'[Math.floor(index / 8)]}${(index % 8) + 1}`);
      expect(pada.id.startsWith(pada.wall)).toBe(true);
      expect(pada.from).toBe((45 + index * 11.25) % 360);
      expect(pada.to).toBe((45 + (index + 1) * 11.25) % 360);
      expect(pada.tolerated).toContain(pada.verdict);
    });
  });

  it('holds 16 zones of 22.5° around their middles, north wrapping past 0°', () => {
    expect(zones).toHaveLength(16);
    zones.forEach((zone, index) => {
      expect(zone.centre).toBe(index * 22.5);
      expect(zone.from).toBe((index * 22.5 - 11.25 + 360) % 360);
      expect(zone.to).toBe(index * 22.5 + 11.25);
    });
    expect(zones[0]).toMatchObject({ id: 'N', from: 348.75, to: 11.25 });
  });

  it('sets the eight directions 45° apart and gives the centre none', () => {
    const middles = Object.entries(directions).map(([id, { centre }]) => [id, centre]);
    expect(middles).toEqual([
      ['N', 0],
      ['NE', 45],
      ['E', 90],
      ['SE', 135],
      ['S', 180],
      ['SW', 225],
      ['W', 270],
      ['NW', 315],
      ['C', undefined],
    ]);
  });
});

describe('the rules inside rooms', () => {
  const inRoom = Object.entries(rooms).flatMap(([room, facts]) =>
    facts.inRoom.map((rule) => ({ room, rule })),
  );

  it('have ids of their own under the name of their room', () => {
    expect(new Set(inRoom.map(({ rule }) => rule.id)).size).toBe(inRoom.length);
    for (const { room, rule } of inRoom) expect(rule.id).toMatch(new RegExp(`^${room}\\.[a-z_]+$`, 'u'));
  });

  it('do not share an id with a placement', () => {
    const taken = new Set([...rules.map(({ rule }) => rule), ...overrideIds]);
    expect(inRoom.filter(({ rule }) => taken.has(rule.id))).toEqual([]);
  });
});

describe('the general rules', () => {
  it('carry their own id', () => {
    for (const [id, rule] of Object.entries(generalRules)) expect(rule.id).toBe(id);
  });

  it('point to a verse when they are classical, and only then', () => {
    const all = Object.values(generalRules);
    expect(all.filter(({ ref }) => ref !== undefined)).toEqual(
      all.filter(({ basis }) => basis === 'classical'),
    );
  });
});

describe('the remedies', () => {
  it('put a change of layout first and commercial objects last', () => {
    const ranked = Object.entries(remedies).toSorted(([, a], [, b]) => a.rank - b.rank);
    expect(ranked[0]?.[0]).toBe('layout_change');
    expect(remedies.vastu_shanti.rank).toBeLessThan(remedies.in_room_orientation.rank);
    const last = ranked.slice(-2).map(([, remedy]) => remedy.provenance);
    expect(last).toEqual(['modern and commercial', 'modern and commercial']);
  });

  it('say so when no classical source is known', () => {
    const all = Object.values(remedies);
    const saysSo = /no classical source|without a classical source|do not prescribe/u;
    const admitted = all.filter(({ text }) => saysSo.test(text.en));
    expect(admitted).toEqual(all.filter(({ provenance }) => !provenance.startsWith('classical')));
  });
});

describe('the sources', () => {
  const cited = new Set(collect(tables, citedIn).flat());

  it('are all known', () => {
    expect([...cited].filter((id) => !(id in sources))).toEqual([]);
  });

  it('are all cited, but for three that only the wording of a note or conflict draws on', () => {
    expect(Object.keys(sources)).toHaveLength(70);
    expect(Object.keys(sources).filter((id) => !cited.has(id))).toEqual(['AP', 'VSA', 'UN']);
    expect(conflicts.C05.b.en).toContain('Agni Purana');
    expect(conflicts.C03.a.en).toContain('half-wall rule');
    expect(doorPadas.find(({ id }) => id === 'N2')?.note?.en).toContain('One Hindi list differs');
  });
});

describe('the texts', () => {
  const texts = collect(tables, textIn);

  it('exist in both languages', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ en }) => en.trim() === '')).toEqual([]);
    expect(texts.filter(({ hi }) => !/\p{Script=Devanagari}/u.test(hi))).toEqual([]);
  });

  it('keep each script to its language, but for the ids of door padas', () => {
    const withoutPadas = (hi: string) => hi.replaceAll(/\b[NESW][1-8]\b/gu, '');
    expect(texts.filter(({ hi }) => /[a-z]/iu.test(withoutPadas(hi)))).toEqual([]);
    expect(texts.filter(({ en }) => /\p{Script=Devanagari}/u.test(en))).toEqual([]);
  });

  it('end every advice as a sentence', () => {
    const advice = [
      ...Object.values(placementNotes),
      ...Object.values(placementRemedies),
      ...Object.values(generalRules).map(({ text }) => text),
      ...Object.values(remedies).map(({ text }) => text),
      ...Object.values(conflicts).flatMap(({ a, b, advice: advised }) => [a, b, advised]),
      ...Object.values(rooms).flatMap(({ inRoom }) => inRoom.map(({ text }) => text)),
    ];
    expect(advice.filter(({ en, hi }) => !en.endsWith('.') || !/[।]$|ठीक।$/u.test(hi))).toEqual([]);
  });
});

/** Every value that `pick` finds anywhere inside a table. */
function collect<Found>(value: unknown, pick: (node: object) => Found | undefined): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = pick(value);
  const below = Object.values(value).flatMap((child) => collect(child, pick));
  return found === undefined ? below : [found, ...below];
}

function citedIn(node: object): string[] | undefined {
  return 'sources' in node && Array.isArray(node.sources) ? node.sources.map(String) : undefined;
}

function textIn(node: object): Text | undefined {
  if (!('en' in node) || !('hi' in node)) return undefined;
  return { en: String(node.en), hi: String(node.hi) };
}
