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
  it('says the rating with its range, what to do first, the rooms by verdict and what is open', () => {
    const text = textOf('english');
    expect(text).toMatch(
      /^## Overall rating: \d+(?:\.\d)?\/10\n\nBetween \S+ and \S+, from \d+ of \d+ things\. /u,
    );
    for (const part of [
      'Best is the main door on S4, weakest the kitchen in the north-east.',
      '### Do first\n\n1. ',
      'If you rebuild anyway, move the kitchen to the south-east. Ask an engineer first. Optional; leads to ',
      '### Rooms\n\n- Strongly advised against: kitchen (north-east)\n',
      '- Ideal: main door (S4), pooja room (north-east)',
      '### Not assessed yet\n\n- ',
      'Traditional guidance, not science or a promise.',
      'Made by: built-in engine',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/By this rule|Pyramid|crystal|metal strip/u);
    expect(text.indexOf('Do first')).toBeLessThan(text.indexOf('### Rooms'));
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
    expect(textOf(language, good)).not.toMatch(/### (?:Do first|पहले यह करें)/u);
  });

  test.each(languages)('has at most 150 words in %s, however many rooms there are', (language) => {
    const rooms = (Object.keys(placements) as RoomId[]).map((room, index): ZonedPlan['rooms'][number] => {
      const zone = zones[(index * 5) % zones.length]?.id ?? 'C';
      return { id: `${index}`, room, zone };
    });
    for (const count of [1, 4, 9, 20, rooms.length]) {
      const many: ZonedPlan = { ...plan, rooms: rooms.slice(0, count) };
      expect(textOf(language, many).split(/\s+/u).length, `${count} rooms`).toBeLessThanOrEqual(150);
    }
  });

  test.each(languages)('says in %s that a plan is not rated, and is read so', (language) => {
    const report = { ...assess(plan), score: null, range: null };
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
      return languages.every(
        (language) => readScore(textOf(language, any)) === (score === null ? null : Math.round(score)),
      );
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
