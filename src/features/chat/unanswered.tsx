import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { beginTriesAnew, pausesMs, stopTries, type AnswerTry } from '#sync/answer-tries.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import type { Exchange } from './timeline.ts';
import classes from './message.module.css';
import { SystemMessage } from './system-message.tsx';

export interface UnansweredProps {
  exchange: Exchange;
  tried: AnswerTry;
  onCopy(): void;
}

/** A question that the server could not answer so far: it says so, what is done about it, and how to end that. */
export function Unanswered({ exchange: { id }, tried: { failures, nextAt }, onCopy }: UnansweredProps) {
  const { t } = useI18n();
  const seconds = useSecondsUntil(nextAt);
  return (
    <SystemMessage isFailed>
      <p className={classes.words}>{t(chat.apology)}</p>
      <p className={classes.reason}>{t(chat.answerFailed)}</p>
      {nextAt !== undefined && (
        <p className={classes.words} data-testid="next-try">
          {seconds > 0
            ? t(chat.triesAgainIn, { seconds, number: failures, count: pausesMs.length })
            : t(chat.triesNow, { number: failures, count: pausesMs.length })}
        </p>
      )}
      <div className={classes.acts}>
        <Button
          variant="light"
          onClick={() => {
            beginTriesAnew(id);
            void syncStatusStore.getState().syncNow?.();
          }}
        >
          {t(chat.tryAgain)}
        </Button>
        {nextAt !== undefined && (
          <Button variant="subtle" color="gray" onClick={() => stopTries(id)}>
            {t(chat.stopTrying)}
          </Button>
        )}
        <Button variant="light" onClick={onCopy}>
          {t(chat.copy)}
        </Button>
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
