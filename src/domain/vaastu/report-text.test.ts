import { assert, constantFrom, integer, property, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assess, engineName } from './assess.ts';
import { toDegrees } from './lookup.ts';
import { placements } from './placements.ts';
import type { PlanContext, ZonedPlan } from './plan.ts';
import { readScore } from './read-score.ts';
import { recommendationsSentence, reportText } from './report-text.ts';
import type { Place, RoomId } from './types.ts';
import { zones } from './zones.ts';

const languages = ['english', 'hindi'] as const;
const plan: ZonedPlan = {
  kind: 'zoned',
  rooms: [
    { id: 'a', room: 'kitchen', zone: 'NE' },
    { id: 'b', room: 'pooja', zone: 'NE' },
    { id: 'c', room: 'living_room', zone: 'SE' },
  ],
  door: toDegrees(175),
  context: { stage: 'living' },
};

function textOf(language: (typeof languages)[number], of = plan): string {
  return reportText(assess(of), of, { language, madeBy: engineName }).summary;
}

describe('the report as a text', () => {
  it('says what is good, what to mind and why, what to do and what was not assessed', () => {
    const text = textOf('english');
    expect(text).toMatch(/^## Overall rating: \d+(?:\.\d)?\/10\n/u);
    for (const part of [
      '### What is well placed\n\n- The main door is on pada S4',
      '- The pooja room is in the north-east: ideal.',
      '### What is acceptable',
      'The living room is in the south-east: acceptable.\n  - One view: One mark sheet rates it fairly well.\n  - One view: Another list avoids it.',
      '### What to keep in mind\n\n- **The kitchen is in the north-east: strongly advised against.**',
      '  - One view: Kerala and Tamil traditions accept this place.',
      '  - What can be done: Put the stove in the south-east corner',
      'ask an engineer first.',
      '### Customs and objects',
      'nobody needs to buy them.',
      '### Not assessed',
      'Traditional guidance, not science or a promise.',
      'Made by: built-in engine',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('tells of rites and of what is sold once, at the end of all advice', () => {
    const text = textOf('english');
    expect(text.match(/modern and commercial, partly/gu)).toHaveLength(1);
    expect(text.indexOf('Pyramids, crystals')).toBeGreaterThan(text.lastIndexOf('What can be done'));
  });

  it('is in Hindi where it is asked for, but for the ids of padas and the name of who made it', () => {
    const text = textOf('hindi');
    expect(text).toMatch(/^## कुल रेटिंग: \d/u);
    const latin = text.replaceAll(/\b[NESW][1-8]\b/gu, '').replace('built-in engine', '');
    expect(latin).not.toMatch(/[a-z]/iu);
    expect(text).toContain('विज्ञान या वादा नहीं');
  });

  test.each(languages)('leaves out in %s what there is nothing of', (language) => {
    const good: ZonedPlan = { kind: 'zoned', rooms: [{ id: 'a', room: 'pooja', zone: 'NE' }], context: {} };
    expect(textOf(language, good)).not.toMatch(
      /### (?:What is acceptable|What to keep|Customs|जो ठीक|जिन बातों|परंपराएँ)/u,
    );
  });

  test.each(languages)('says in %s that a plan is not rated, and is read so', (language) => {
    const report = { ...assess(plan), score: null };
    const { summary } = reportText(report, plan, { language, madeBy: engineName });
    expect(summary).toMatch(/^## (?:Not rated|रेटिंग नहीं दी गई)\n/u);
    expect(readScore(summary)).toBeNull();
  });

  it('is read back to its own rating, whatever the plan and the language', () => {
    const roomIds = Object.keys(placements) as RoomId[];
    const places: Place[] = [...zones.map(({ id }) => id), 'C'];
    const anyRooms = uniqueArray(tuple(constantFrom(...roomIds), constantFrom(...places)), {
      minLength: 1,
      maxLength: 12,
    });
    const anyContext = constantFrom<PlanContext>(
      {},
      { stage: 'living', dwelling: 'flat' },
      { slope: 'S', roads: ['W'], water: ['E'], trees: [{ at: 'N', kind: 'peepal' }] },
    );
    const isReadBack = ([rooms, bearing, context]: [[RoomId, Place][], number, PlanContext]) => {
      const any: ZonedPlan = {
        kind: 'zoned',
        rooms: rooms.map(([room, zone], index) => ({ id: `${index}`, room, zone })),
        door: toDegrees(bearing),
        context,
      };
      const { score } = assess(any);
      return languages.every((language) => readScore(textOf(language, any)) === Math.round(score ?? -1));
    };
    const anyPlan = tuple(anyRooms, integer({ min: 0, max: 359 }), anyContext);
    expect(() => assert(property(anyPlan, isReadBack), { numRuns: 50 })).not.toThrow();
  });
});

describe('the kept recommendation', () => {
  it('is one sentence that holds no rating', () => {
    expect(readScore(recommendationsSentence.en)).toBeNull();
    expect(readScore(recommendationsSentence.hi)).toBeNull();
  });
});
