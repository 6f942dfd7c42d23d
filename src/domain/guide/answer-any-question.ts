import type { CalendarContext } from './answer-calendar.ts';
import { answerQuestion, type GuideAnswer, type GuideContext } from './answer-question.ts';

/**
 * Answers as `answerQuestion` does, and questions about the panchang and the festivals from the computed calendar. That
 * needs the ephemeris and the rules of the festivals, which are fetched when the first such question comes; where they
 * cannot be had, the answer says that nothing was computed.
 */
export async function answerAnyQuestion(
  question: string,
  context: GuideContext & CalendarContext,
): Promise<GuideAnswer> {
  const answer = answerQuestion(question, context);
  if (answer.intent !== 'panchang') return answer;
  const calendar = await import('./answer-calendar.ts').catch(() => undefined);
  return calendar === undefined ? answer : calendar.withCalendar(answer, question, context);
}
