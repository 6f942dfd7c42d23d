import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Complaint } from '#db/queries/chat.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import classes from './message.module.css';

/** It can be done once a month, so that it is not done by one touch. */
export function AskForCredit({ onAnswer }: { onAnswer(isWanted: boolean): void }) {
  const { t } = useI18n();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className={classes.complaint}>
      <p className={classes.words}>{t(chat.unhelpfulQuestion)}</p>
      <Button ref={yes} variant="light" size="sm" onClick={() => onAnswer(true)}>
        {t(chat.unhelpfulYes)}
      </Button>
      <Button variant="subtle" color="gray" size="sm" onClick={() => onAnswer(false)}>
        {t(chat.unhelpfulNo)}
      </Button>
    </div>
  );
}

/** What has become of it. */
export function ComplaintView(props: { complaint: Complaint; onDismiss(opId: string): void }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const { complaint, onDismiss } = props;
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
