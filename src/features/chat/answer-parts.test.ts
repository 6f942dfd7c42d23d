import { describe, expect, test } from 'vitest';
import { answerAnyQuestion } from '#domain/guide/answer-any-question.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { answerPartsOf } from './answer-parts.ts';
import type { AnsweredExchange, Exchange } from './timeline.ts';

const at = Date.UTC(2026, 10, 24, 6);
const today = civilDateAt(at, defaultPlace.timeZone);

describe('an answer of the guide leads on', () => {
  test('to what the guide offers with the same words', async () => {
    const { answer, suggestions, links } = await answerAnyQuestion('when is Diwali 2027', { today });
    expect(await answerPartsOf(exchange('when is Diwali 2027', answer), [], {})).toEqual({
      suggestions,
      links,
    });
    expect(links).toContain('/hindu-festivals');
  });

  test('as the question before it has it understood', async () => {
    const before = exchange('When is Diwali 2027?', 'Then.');
    const previousMessages = [{ text: before.question, sender: 'user' as const }];
    const { answer } = await answerAnyQuestion('and in London?', { today, previousMessages });
    const next = exchange('and in London?', answer);
    expect(await answerPartsOf(next, [before, next], {})).toBeDefined();
    expect(await answerPartsOf(next, [], {})).toBeUndefined();
  });

  test('to nothing, where this guide would say something else, or a model has said it', async () => {
    const { answer } = await answerAnyQuestion('when is Diwali 2027', { today });
    expect(await answerPartsOf(exchange('when is Diwali 2027', 'Something older.'), [], {})).toBeUndefined();
    const byModel = exchange('when is Diwali 2027', answer, { answeredBy: 'llama-70b' });
    expect(await answerPartsOf(byModel, [], {})).toBeUndefined();
  });
});

function exchange(question: string, text: string, given: Partial<AnsweredExchange> = {}): Exchange {
  return {
    id: question,
    sessionId: 's',
    at,
    question,
    questionLang: 'en',
    isStored: true,
    outcome: { kind: 'answered', text, lang: 'en', sources: [], answeredBy: 'guide', ...given },
  };
}
