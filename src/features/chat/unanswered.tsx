import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { pausesMs, stopTries, type AnswerTry } from '#sync/answer-tries.ts';
import type { ExchangeProps } from './exchange-acts.ts';
import classes from './message.module.css';
import { SystemMessage } from './system-message.tsx';
import { RemoveButton } from './trouble.tsx';

/**
 * A question that the server could not answer so far, or whose file it could not take: it says so, what is done about it,
 * and how to end that.
 */
export function Unanswered({ exchange, acts, tried }: ExchangeProps & { tried: AnswerTry }) {
  const { id, outcome } = exchange;
  const { failures, nextAt } = tried;
  const { t } = useI18n();
  const seconds = useSecondsUntil(nextAt);
  return (
    <SystemMessage isFailed>
      <p className={classes.words}>{t(chat.apology)}</p>
      <p className={classes.reason}>
        {t(outcome.kind === 'queued' ? attachments.uploadFailed : chat.answerFailed)}
      </p>
      {nextAt !== undefined && (
        <p className={classes.words} data-testid="next-try">
          {seconds > 0
            ? t(chat.triesAgainIn, { seconds, number: failures, count: pausesMs.length })
            : t(chat.triesNow, { number: failures, count: pausesMs.length })}
        </p>
      )}
      <div className={classes.acts}>
        <Button variant="light" onClick={() => acts.askAgain(exchange)}>
          {t(chat.tryAgain)}
        </Button>
        {nextAt !== undefined && (
          <Button variant="subtle" color="gray" onClick={() => stopTries(id)}>
            {t(chat.stopTrying)}
          </Button>
        )}
        {exchange.question !== '' && (
          <Button variant="light" onClick={() => acts.copy(exchange)}>
            {t(chat.copy)}
          </Button>
        )}
        {!exchange.isStored && <RemoveButton exchange={exchange} acts={acts} />}
      </div>
    </SystemMessage>
  );
}

/** Whole seconds until a time of the device's clock, as they pass; none once it has come. */
function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}
