import { describe, expect, test } from 'vitest';
import { lunarMonthNames } from '#domain/events/personal-date.ts';
import {
  afterSave,
  answer,
  beginConversation,
  type AssistantConversation,
  type AssistantStep,
} from './conversation.ts';
import type { EventDraft } from './event-draft.ts';

const wrongDate = 'कृपया सही फॉर्मेट में तारीख दें (YYYY-MM-DD, जैसे: 2025-01-15)';
const oneOrTwo = 'कृपया "1" या "2" टाइप करें।';
const wrongDay = 'कृपया 1 से 15 के बीच एक संख्या दें।';

describe('the way through', () => {
  test('of a solar date', () => {
    expect(stepsOf('दादी का जन्मदिन', 'सब साथ', '1', '1948-02-29', 'हाँ', 'हाँ')).toEqual([
      'description',
      'date-type',
      'solar-date',
      'recurring',
      'confirm',
      'saving',
    ]);
    expect(after('दादी का जन्मदिन', 'सब साथ', '1', '1948-02-29', 'हाँ', 'हाँ').draft).toEqual({
      title: 'दादी का जन्मदिन',
      description: 'सब साथ',
      dateType: 'solar',
      date: '1948-02-29',
      isRecurring: true,
    });
  });

  test('of a lunar date', () => {
    const answers = ['श्राद्ध', 'skip', '2', 'Ashvina', '15', '2', 'yes', 'yes'];
    expect(stepsOf(...answers)).toEqual([
      'description',
      'date-type',
      'lunar-month',
      'lunar-day',
      'paksha',
      'recurring',
      'confirm',
      'saving',
    ]);
    expect(after(...answers).draft).toEqual({
      title: 'श्राद्ध',
      description: null,
      dateType: 'lunar',
      month: 'Ashvina',
      day: 15,
      paksha: 'krishna',
      isRecurring: true,
    });
  });

  test('of a lunar date in the bright half for whoever answers yes or no where the fortnight is asked for', () => {
    const answers = ['जन्मदिन', 'skip', '2', 'Kartika', '5'];
    expect(after(...answers, 'yes', 'हाँ')).toMatchObject({
      step: 'saving',
      draft: { day: 5, paksha: 'shukla', isRecurring: true },
    });
    expect(after(...answers, 'नहीं')).toMatchObject({
      step: 'confirm',
      draft: { paksha: 'shukla', isRecurring: false },
    });
  });

  test('asks one question at a time, and says all of it back before it saves', () => {
    const turns = turnsOf('व्रत', 'skip', '२', 'Kartika', '११', 'skip', 'नहीं');
    expect(turns.map(({ says }) => says.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    const summary = turns.at(-1)?.says[0] ?? '';
    for (const words of ['व्रत', 'कार्तिक', 'शुक्ल पक्ष', 'तिथि 11', 'हर साल: नहीं'])
      expect(summary).toContain(words);
  });
});

describe('an answer that cannot be read', () => {
  test.each<[AssistantStep, EventDraft, string, string]>([
    ['title', {}, 'x'.repeat(500), '200'],
    ['title', {}, '🪔'.repeat(201), '201'],
    ['description', { title: 'a' }, 'x'.repeat(5001), '5000'],
    ['date-type', { title: 'a' }, '3', oneOrTwo],
    ['date-type', { title: 'a' }, 'सौर', oneOrTwo],
    ['solar-date', { dateType: 'solar' }, '15/01/2025', wrongDate],
    ['solar-date', { dateType: 'solar' }, '2025-1-15', wrongDate],
    ['solar-date', { dateType: 'solar' }, '2025-02-30', '28 दिन'],
    ['solar-date', { dateType: 'solar' }, '0000-00-00', '01 से 12'],
    ['solar-date', { dateType: 'solar' }, '9999-01-01', '2399'],
    ['lunar-month', { dateType: 'lunar' }, 'chaitra', lunarMonthNames.at(-1) ?? ''],
    ['lunar-day', { dateType: 'lunar', month: 'Magha' }, '16', wrongDay],
    ['lunar-day', { dateType: 'lunar', month: 'Magha' }, 'पाँच', wrongDay],
    ['paksha', { dateType: 'lunar', month: 'Magha', day: 3 }, 'शायद', oneOrTwo],
  ])('keeps the step %s, and says what to write', (step, draft, text, words) => {
    const turn = answer({ step, draft }, text);
    expect(turn).toMatchObject({ step, draft });
    expect(turn?.says).toHaveLength(1);
    expect(turn?.says[0]).toContain(words);
  });

  test('of a month is told all twelve', () => {
    const [words] = answer({ step: 'lunar-month', draft: {} }, 'May')?.says ?? [];
    for (const name of lunarMonthNames) expect(words).toContain(name);
  });

  test.each<[AssistantStep, string, string]>([
    ['solar-date', '15/01/2025', wrongDate],
    ['date-type', 'x', oneOrTwo],
    ['lunar-day', '0', wrongDay],
  ])('of %s is answered in these words and no others', (step, text, words) => {
    expect(answer({ step, draft: {} }, text)?.says).toEqual([words]);
  });

  test.each(['', ' ', '\n\t'])('is passed over where it is empty: %j', (text) => {
    for (const step of ['title', 'description', 'date-type', 'recurring', 'confirm'] as const)
      expect(answer({ step, draft: {} }, text)).toBeUndefined();
  });
});

describe('every year', () => {
  test.each([
    ['हाँ', true],
    ['YES', true],
    ['हां', true],
    ['haan', true],
    ['नहीं', false],
    ['शायद', false],
  ])('%j is %s', (text, isRecurring) => {
    expect(answer({ step: 'recurring', draft: {} }, text)?.draft.isRecurring).toBe(isRecurring);
  });
});

describe('the last question', () => {
  const ready: AssistantConversation = {
    step: 'confirm',
    draft: { title: 'पूजा', dateType: 'lunar', month: 'Magha', day: 5, isRecurring: true },
  };

  test.each(['हाँ', 'yes', 'हां', 'haan'])('answered with %j saves', (text) => {
    expect(answer(ready, text)).toEqual({ ...ready, step: 'saving', says: [] });
  });

  test.each(['नहीं', 'no', 'रुको'])('answered with %j begins anew', (text) => {
    expect(answer(ready, text)).toEqual(beginConversation());
  });

  test('is asked again by a save that failed, with everything kept', () => {
    expect(afterSave({ ...ready, step: 'saving' }, 'failed')).toEqual({
      ...ready,
      says: ['माफ करें, कार्यक्रम जोड़ने में कोई समस्या हुई है। कृपया फिर से कोशिश करें।'],
    });
  });

  test('waits for a sign-in, with everything kept', () => {
    expect(afterSave({ ...ready, step: 'saving' }, 'signed-out')).toEqual({
      ...ready,
      says: ['कृपया पहले साइन इन करें।'],
    });
  });

  test('is followed by congratulations, and by no more questions', () => {
    const turn = afterSave({ ...ready, step: 'saving' }, 'kept');
    expect(turn.says[0]).toMatch(/^बधाई हो! "पूजा"/);
    expect(answer(turn, 'हाँ')).toBeUndefined();
  });
});

function turnsOf(...answers: string[]) {
  const turns = [beginConversation()];
  for (const text of answers) {
    const turn = answer(turns.at(-1) ?? beginConversation(), text);
    if (!turn) throw new Error(`No turn after ${text}`);
    turns.push(turn);
  }
  return turns;
}

function after(...answers: string[]) {
  return turnsOf(...answers).at(-1) ?? beginConversation();
}

function stepsOf(...answers: string[]): AssistantStep[] {
  return turnsOf(...answers)
    .slice(1)
    .map(({ step }) => step);
}
