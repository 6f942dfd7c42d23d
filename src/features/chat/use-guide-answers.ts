import { useState } from 'react';
import { historyWindow } from '#domain/chat/history.ts';
import type { AnswerSource } from '#domain/guide/answer-question.ts';
import type { LanguageWord } from '#domain/language.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { calendarChoices } from '#db/queries/calendar-choices.ts';
import { userDatabase } from '#db/database.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { showToast } from '#ui/toast.ts';
import { answerPartsOf, type AnswerParts } from './answer-parts.ts';
import type { Exchange } from './timeline.ts';

/** What the guide on this device has said of a message while its answer is not here. */
export interface GuideAnswerState extends AnswerParts {
  text: string;
  lang: string;
  sources: AnswerSource[];
}

/** By the id of the message. */
export type GuideAnswers = ReadonlyMap<string, GuideAnswerState>;

/** Where the profile cannot be read the answer says which place it is for. */
const nothing: Awaited<ReturnType<typeof calendarChoices>> = {};

/**
 * Answers by the rule tables on this device: at once, without a network and for nothing. They stand until the answer of
 * the server does, and are nowhere kept.
 */
export function useGuideAnswers(
  userId: string,
  exchanges: readonly Exchange[],
): {
  answers: GuideAnswers;
  /** `answerIn`: chosen for all answers; undefined leaves it to the question. */
  ask(exchange: Exchange, preferredLanguage: LanguageWord, answerIn: LanguageWord | undefined): Promise<void>;
  partsOf(exchange: Exchange): Promise<AnswerParts | undefined>;
} {
  const [answers, setAnswers] = useState<GuideAnswers>(() => new Map());

  async function ask(
    { id, sessionId, question }: Exchange,
    preferredLanguage: LanguageWord,
    answerIn: LanguageWord | undefined,
  ): Promise<void> {
    // Its tables are large, and most questions never need them.
    const guide = await import('#domain/guide/answer-any-question.ts').catch(() => undefined);
    if (!guide) {
      showToast({ tone: 'error', title: { message: chat.guideMissing } });
      return;
    }
    const here = exchanges.findIndex((exchange) => exchange.id === id);
    const previousMessages = historyWindow(
      exchanges.slice(0, Math.max(here, 0)).flatMap((exchange) => {
        if (exchange.sessionId !== sessionId) return [];
        const said =
          exchange.outcome.kind === 'answered' ? exchange.outcome.text : answers.get(exchange.id)?.text;
        return [
          { text: exchange.question, sender: 'user' as const },
          ...(said === undefined ? [] : [{ text: said, sender: 'system' as const }]),
        ];
      }),
    );
    const { place, monthSystem } = await calendarChoices(userDatabase(userId)).catch(() => nothing);
    const { answer, language, script, sources, suggestions, links } = await guide.answerAnyQuestion(
      question,
      {
        today: civilDateAt(Date.now(), (place ?? defaultPlace).timeZone),
        place,
        monthSystem,
        previousMessages,
        preferredLanguage,
        answerIn,
      },
    );
    const lang = language === 'en' ? 'en' : script === 'Latn' ? 'hi-Latn' : 'hi';
    setAnswers((before) => new Map(before).set(id, { text: answer, lang, sources, suggestions, links }));
  }

  return {
    answers,
    ask,
    partsOf: async (exchange) =>
      answerPartsOf(exchange, exchanges, await calendarChoices(userDatabase(userId)).catch(() => nothing)),
  };
}
