import { historyWindow } from '#domain/chat/history.ts';
import type { calendarChoices } from '#db/queries/calendar-choices.ts';
import type { Suggestion } from '#domain/guide/guide-answer.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import type { Exchange } from './timeline.ts';

/** What an answer of the guide leads on to. */
export interface AnswerParts {
  /** What may be asked next or instead. */
  suggestions: readonly Suggestion[];
  /** Screens of the app that show more. */
  links: readonly string[];
}

/**
 * The parts of an answer that the guide gave. Its words alone are kept, so the guide of this device is asked once more: where
 * it says the same words they are its parts, and where it does not, as it is newer or knows of another place, there are none.
 */
export async function answerPartsOf(
  { id, at, question, outcome }: Exchange,
  exchanges: readonly Exchange[],
  { place, monthSystem }: Awaited<ReturnType<typeof calendarChoices>>,
): Promise<AnswerParts | undefined> {
  if (outcome.kind !== 'answered' || outcome.answeredBy !== 'guide') return undefined;
  const guide = await import('#domain/guide/answer-any-question.ts').catch(() => undefined);
  if (!guide) return undefined;
  const here = exchanges.findIndex((exchange) => exchange.id === id);
  const previousMessages = historyWindow(
    exchanges.slice(0, Math.max(here, 0)).map(({ question: text }) => ({ text, sender: 'user' as const })),
  );
  const { answer, suggestions, links } = await guide.answerAnyQuestion(question, {
    today: civilDateAt(at, (place ?? defaultPlace).timeZone),
    place,
    monthSystem,
    previousMessages,
    preferredLanguage: outcome.lang === 'en' ? 'english' : 'hindi',
  });
  return answer === outcome.text ? { suggestions, links } : undefined;
}
