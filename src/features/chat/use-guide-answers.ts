import { useState } from 'react';
import { historyWindow } from '#domain/chat/history.ts';
import type { AnswerSource } from '#domain/guide/answer-question.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { showToast } from '#ui/toast.ts';
import type { Exchange } from './timeline.ts';

/** What the guide on this device has said of a message while its answer is not here. */
export interface GuideAnswerState {
  text: string;
  lang: string;
  sources: AnswerSource[];
}

/** By the id of the message. */
export type GuideAnswers = ReadonlyMap<string, GuideAnswerState>;

/**
 * Answers by the rule tables on this device: at once, without a network and for nothing. They stand until the answer of
 * the server does, and are nowhere kept.
 */
export function useGuideAnswers(exchanges: readonly Exchange[]): {
  answers: GuideAnswers;
  ask(exchange: Exchange, preferredLanguage: 'hindi' | 'english'): Promise<void>;
} {
  const [answers, setAnswers] = useState<GuideAnswers>(() => new Map());

  async function ask(
    { id, sessionId, question }: Exchange,
    preferredLanguage: 'hindi' | 'english',
  ): Promise<void> {
    // Its tables are large, and most questions never need them.
    const guide = await import('#domain/guide/answer-question.ts').catch(() => undefined);
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
    const { answer, language, script, sources } = guide.answerQuestion(question, {
      previousMessages,
      preferredLanguage,
    });
    const lang = language === 'en' ? 'en' : script === 'Latn' ? 'hi-Latn' : 'hi';
    setAnswers((before) => new Map(before).set(id, { text: answer, lang, sources }));
  }

  return { answers, ask };
}
