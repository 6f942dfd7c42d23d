import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { durably, userDatabase } from '#db/database.ts';
import { resend } from '#db/mutations/resend.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import type { SendState } from '#db/queries/properties.ts';
import { eventForm, eventSending as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { AlertIcon, CloudUpIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './event-card.module.css';

/** How an event stands on its way to the server; nothing once it is there. */
export function EventSendNote({ userId, state }: { userId: string; state: SendState }) {
  const { t } = useI18n();
  switch (state.kind) {
    case 'there':
      return null;
    case 'waiting':
      return (
        <p className={classes.note} data-testid="event-waits">
          <CloudUpIcon size="1.125rem" />
          <span>{t(texts.waiting)}</span>
        </p>
      );
    case 'held':
      return (
        <p className={classes.note}>
          <CloudUpIcon size="1.125rem" />
          <Link to="/settings/sync">{t(texts.held)}</Link>
        </p>
      );
    case 'refused':
      return <Refused userId={userId} opId={state.act.opId} />;
    default:
      return assertNever(state);
  }
}

function Refused({ userId, opId }: { userId: string; opId: string }) {
  const { t } = useI18n();

  async function settle(how: 'again' | 'discard'): Promise<void> {
    const newId = () => crypto.randomUUID();
    try {
      const db = userDatabase(userId);
      if (how === 'again') await resend(db, opId, { newId });
      else await withdraw(durably(db), opId, newId);
    } catch (error) {
      logQuietly('events', error);
      showToast({ tone: 'error', title: { message: eventForm.updateFailed } });
    }
  }

  return (
    <div className={classes.refused} data-testid="event-refused">
      <p>
        <AlertIcon size="1.25rem" /> <strong>{t(texts.refused)}</strong>
      </p>
      <div className={classes.answers}>
        <Button size="sm" variant="default" onClick={() => void settle('again')}>
          {t(texts.sendAgain)}
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={() => void settle('discard')}>
          {t(texts.discard)}
        </Button>
      </div>
    </div>
  );
}
