import { useEffect } from 'react';
import { noteValue } from '#pwa/install-record.ts';
import { MarkdownText } from '#ui/markdown-text.tsx';
import { AnswerActs } from './answer-acts.tsx';
import type { ExchangeProps } from './exchange-acts.ts';
import { Sources } from './sources.tsx';
import { SystemMessage } from './system-message.tsx';
import type { Answered } from './timeline.ts';

/** An answer with what it rests on, who gave it, and what can be done with it. */
export function AnswerView({ exchange, acts, outcome }: ExchangeProps & { outcome: Answered }) {
  useEffect(noteValue, []);
  return (
    <SystemMessage lang={outcome.lang}>
      <MarkdownText text={outcome.text} />
      {outcome.sources.length > 0 && <Sources sources={outcome.sources} />}
      <AnswerActs exchange={exchange} acts={acts} outcome={outcome} />
    </SystemMessage>
  );
}
