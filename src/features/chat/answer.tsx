import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AnswerActs } from './answer-acts.tsx';
import { AnswerText } from './answer-text.tsx';
import type { ExchangeProps } from './message.tsx';
import classes from './message.module.css';
import { Sources } from './sources.tsx';
import { SystemMessage } from './system-message.tsx';
import type { Answered } from './timeline.ts';

/** An answer with what it rests on, who gave it, and what can be done with it. */
export function AnswerView({ exchange, acts, outcome }: ExchangeProps & { outcome: Answered }) {
  const { t, language } = useI18n();
  return (
    <SystemMessage lang={outcome.lang}>
      <AnswerText text={outcome.text} />
      {outcome.sources.length > 0 && <Sources sources={outcome.sources} />}
      <div className={classes.foot} lang={language}>
        {outcome.answeredBy !== undefined && (
          <p className={classes.meta}>
            {outcome.answeredBy === 'guide' ? t(chat.builtInGuide) : outcome.answeredBy}
          </p>
        )}
        <AnswerActs exchange={exchange} acts={acts} answer={outcome.text} />
      </div>
    </SystemMessage>
  );
}
