import { ActionIcon, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { CopyIcon, ShareIcon } from '#ui/icons.tsx';
import { AskForCredit, ComplaintView } from './complaint.tsx';
import type { ExchangeProps } from './exchange-acts.ts';
import { copyWords, shareAnswer } from './hand-on.ts';
import classes from './message.module.css';
import type { AnsweredExchange } from './timeline.ts';

/** Who gave an answer, and what can be done with it. */
export function AnswerActs({ exchange, acts, outcome }: ExchangeProps & { outcome: AnsweredExchange }) {
  const { t, language } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { complaint, question } = exchange;
  const canComplain = acts.complain !== undefined && exchange.isStored && !complaint;

  return (
    <div ref={place} tabIndex={-1} className={classes.foot} lang={language}>
      <div className={classes.answerActs}>
        {outcome.answeredBy !== undefined && (
          <p className={classes.meta}>
            {outcome.answeredBy === 'guide' ? t(chat.builtInGuide) : outcome.answeredBy}
          </p>
        )}
        <ActionIcon
          className={classes.quiet}
          aria-label={t(chat.copyAnswer)}
          title={t(chat.copyAnswer)}
          onClick={() => void copyWords(outcome.text)}
        >
          <CopyIcon size="1.125rem" />
        </ActionIcon>
        <ActionIcon
          className={classes.quiet}
          aria-label={t(chat.shareAnswer)}
          title={t(chat.shareAnswer)}
          onClick={() => void shareAnswer(question, outcome.text)}
        >
          <ShareIcon size="1.125rem" />
        </ActionIcon>
        {canComplain && !isAsking && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.quiet}
            onClick={() => setIsAsking(true)}
          >
            {t(chat.unhelpful)}
          </Button>
        )}
      </div>
      {canComplain && isAsking && (
        <AskForCredit
          onAnswer={(isWanted) => {
            // The button that was pressed goes away, and the focus must not go with it.
            place.current?.focus();
            setIsAsking(false);
            if (isWanted) acts.complain?.(exchange);
          }}
        />
      )}
      {complaint && (
        <ComplaintView complaint={complaint} onDismiss={(opId) => acts.dismissComplaint?.(opId)} />
      )}
    </div>
  );
}
