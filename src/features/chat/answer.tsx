import { useEffect } from 'react';
import { noteValue } from '#pwa/install-record.ts';
import { MarkdownText } from '#ui/markdown-text.tsx';
import { AnswerActs } from './answer-acts.tsx';
import { AnswerWays } from './answer-ways.tsx';
import type { ExchangeProps } from './exchange-acts.ts';
import { Sources } from './sources.tsx';
import { SystemMessage } from './system-message.tsx';
import type { AnsweredExchange } from './timeline.ts';
import { useAnswerParts } from './use-answer-parts.ts';

/** An answer with what it rests on, who gave it, and what can be done with it. */
export function AnswerView({
  exchange,
  acts,
  outcome,
  isNewest,
}: ExchangeProps & { outcome: AnsweredExchange; isNewest: boolean }) {
  useEffect(noteValue, []);
  const parts = useAnswerParts({ exchange, acts }, isNewest);
  return (
    <SystemMessage lang={outcome.lang}>
      <MarkdownText text={outcome.text} />
      {parts && <AnswerWays parts={parts} lang={outcome.lang} onAsk={acts.suggest} />}
      {outcome.sources.length > 0 && <Sources sources={outcome.sources} />}
      <AnswerActs exchange={exchange} acts={acts} outcome={outcome} />
    </SystemMessage>
  );
}
