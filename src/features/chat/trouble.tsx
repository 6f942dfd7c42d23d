import { Button } from '@mantine/core';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { ExchangeProps } from './exchange-acts.ts';
import { messageTroubleText, type MessageTrouble } from './failure-text.ts';
import classes from './message.module.css';
import { SystemMessage } from './system-message.tsx';

/** Why it goes no further, and every way out. */
export function TroubleView({ exchange, acts, trouble }: ExchangeProps & { trouble: MessageTrouble }) {
  const { t } = useI18n();
  const reason = <p className={classes.reason}>{t(messageTroubleText(trouble))}</p>;
  const copy = (
    <Button variant="light" onClick={() => acts.copy(exchange)}>
      {t(chat.copy)}
    </Button>
  );
  switch (trouble.kind) {
    case 'blocked': {
      const isForCredits = trouble.code === 'insufficient_credits';
      return (
        <SystemMessage isFailed>
          {reason}
          {isForCredits && <p className={classes.words}>{t(chat.waitsForCredits)}</p>}
          <div className={classes.acts}>
            {isForCredits && (
              <LinkButton to="/subscriptions" variant="light">
                {t(chat.getCredits)}
              </LinkButton>
            )}
            <RemoveButton exchange={exchange} acts={acts} />
          </div>
        </SystemMessage>
      );
    }
    case 'dead':
      return (
        <SystemMessage isFailed>
          {reason}
          <p className={classes.words}>{t(chat.refusedKept)}</p>
          <div className={classes.acts}>
            <Button variant="light" onClick={() => acts.edit(exchange)}>
              {t(chat.editAgain)}
            </Button>
            {copy}
            <RemoveButton exchange={exchange} acts={acts} />
          </div>
        </SystemMessage>
      );
    case 'failed':
      return (
        <SystemMessage isFailed>
          <p className={classes.words}>{t(chat.apology)}</p>
          {reason}
          <div className={classes.acts}>
            <Button variant="light" onClick={() => acts.askAgain(exchange)}>
              {t(chat.tryAgain)}
            </Button>
            {copy}
          </div>
        </SystemMessage>
      );
    default:
      return assertNever(trouble);
  }
}

/** Of a message that the server has, only the asking is taken back. */
export function RemoveButton({ exchange, acts }: ExchangeProps) {
  const { t } = useI18n();
  return (
    <Button variant="subtle" color="gray" onClick={() => acts.remove(exchange)}>
      {t(exchange.isStored ? chat.doNotAskAgain : chat.delete)}
    </Button>
  );
}
