import { ActionIcon, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Complaint } from '#db/queries/chat.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { CopyIcon, ShareIcon } from '#ui/icons.tsx';
import { copyWords, shareAnswer } from './hand-on.ts';
import type { ExchangeProps } from './message.tsx';
import classes from './message.module.css';

/** What can be done with an answer. */
export function AnswerActs({ exchange, acts, answer }: ExchangeProps & { answer: string }) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const canComplain = acts.complain !== undefined && exchange.isStored && !exchange.complaint;

  /** The button that was pressed goes away, and the focus must not go with it. */
  function decide(isWanted: boolean): void {
    place.current?.focus();
    setIsAsking(false);
    if (isWanted) acts.complain?.(exchange);
  }

  return (
    <div ref={place} tabIndex={-1} className={classes.answerActs}>
      <ActionIcon
        aria-label={t(chat.copyAnswer)}
        title={t(chat.copyAnswer)}
        onClick={() => void copyWords(answer)}
      >
        <CopyIcon size="1.125rem" />
      </ActionIcon>
      <ActionIcon
        aria-label={t(chat.shareAnswer)}
        title={t(chat.shareAnswer)}
        onClick={() => void shareAnswer(exchange.question, answer)}
      >
        <ShareIcon size="1.125rem" />
      </ActionIcon>
      {canComplain && !isAsking && (
        <Button variant="subtle" color="gray" size="sm" onClick={() => setIsAsking(true)}>
          {t(chat.unhelpful)}
        </Button>
      )}
      {canComplain && isAsking && (
        <div className={classes.complaint}>
          <p className={classes.words}>{t(chat.unhelpfulQuestion)}</p>
          <Button variant="light" size="sm" autoFocus onClick={() => decide(true)}>
            {t(chat.unhelpfulYes)}
          </Button>
          <Button variant="subtle" color="gray" size="sm" onClick={() => decide(false)}>
            {t(chat.unhelpfulNo)}
          </Button>
        </div>
      )}
      {exchange.complaint && (
        <ComplaintView
          complaint={exchange.complaint}
          onDismiss={(opId) => {
            place.current?.focus();
            acts.dismissComplaint?.(opId);
          }}
        />
      )}
    </div>
  );
}

/** What has become of it. */
function ComplaintView({ complaint, onDismiss }: { complaint: Complaint; onDismiss(opId: string): void }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  switch (complaint.kind) {
    case 'asked':
      return <p className={classes.complaint}>{t(isOnline ? chat.unhelpfulAsked : chat.unhelpfulKept)}</p>;
    case 'returned':
      return <p className={classes.complaint}>{t(chat.unhelpfulReturned)}</p>;
    case 'refused':
      return (
        <div className={classes.complaint}>
          <p className={classes.words}>{t(refusals.get(complaint.code) ?? chat.unhelpfulRefused)}</p>
          <Button variant="subtle" color="gray" size="sm" onClick={() => onDismiss(complaint.opId)}>
            {t(chat.close)}
          </Button>
        </div>
      );
    default:
      return assertNever(complaint);
  }
}

const refusals = new Map<string, Message>([
  ['monthly_limit', chat.unhelpfulUsed],
  ['nothing_charged', chat.unhelpfulFree],
]);
