import { Button } from '@mantine/core';
import { memo } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { formatTime } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { ClockIcon } from '#ui/icons.tsx';
import { AnswerView } from './answer.tsx';
import { AttachmentProgress } from './attachment-progress.tsx';
import { AwaitedAnswer } from './awaited-answer.tsx';
import type { ExchangeProps } from './exchange-acts.ts';
import { GuideAnswerView } from './guide-answer.tsx';
import { MessageFileView } from './message-file.tsx';
import classes from './message.module.css';
import type { Exchange, ExchangeOutcome } from './timeline.ts';
import { RemoveButton, TroubleView } from './trouble.tsx';
import { Unanswered } from './unanswered.tsx';
import { useAnswerTry } from './use-answer-try.ts';
import type { GuideAnswerState } from './use-guide-answers.ts';

interface ExchangeViewProps extends ExchangeProps {
  guideAnswer?: GuideAnswerState | undefined;
  /** Whether nothing stands below it. */
  isNewest?: boolean;
}

/** A question in a bubble, and below it what came of it. */
export const ExchangeView = memo(({ exchange, acts, guideAnswer, isNewest }: ExchangeViewProps) => {
  const { t, language } = useI18n();
  const { at, question, questionLang, file } = exchange;
  return (
    <>
      <div className={classes.question}>
        <span className="visually-hidden">{t(chat.you)}: </span>
        {file && <MessageFileView file={file} />}
        {file && !exchange.isStored && <AttachmentProgress messageId={exchange.id} />}
        {question !== '' && (
          <p
            className={classes.bubble}
            lang={questionLang}
            data-testid={exchange.isInHand ? 'message-in-hand' : 'message-user'}
          >
            {question}
          </p>
        )}
        <p className={classes.meta} data-testid="message-state">
          <Progress exchange={exchange} />
          <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at), language)}</time>
        </p>
      </div>
      <OutcomeView exchange={exchange} acts={acts} guideAnswer={guideAnswer} isNewest={isNewest === true} />
    </>
  );
});
ExchangeView.displayName = 'ExchangeView';

/** How far a message has come that the server does not have yet. */
function Progress({ exchange: { outcome } }: { exchange: Exchange }) {
  const { t } = useI18n();
  switch (outcome.kind) {
    case 'queued':
    case 'blocked':
      return (
        <>
          <ClockIcon size="1em" className={classes.clock} /> {t(chat.toBeSent)} ·{' '}
        </>
      );
    case 'sending':
      return (
        <>
          <ClockIcon size="1em" className={classes.clock} /> {t(chat.sending)} ·{' '}
        </>
      );
    case 'dead':
      return <span className={classes.notSent}>{t(chat.notSent)} · </span>;
    case 'waiting':
    case 'answered':
    case 'failed':
    case 'silent':
      return null;
    default:
      return assertNever(outcome);
  }
}

function OutcomeView({ exchange, acts, guideAnswer, isNewest }: ExchangeViewProps & { isNewest: boolean }) {
  const isOnline = useIsOnline();
  const { outcome } = exchange;
  switch (outcome.kind) {
    case 'silent':
      return null;
    case 'sending':
      return <GuideAnswerView answer={guideAnswer} onAsk={acts.suggest} />;
    case 'queued':
      return (
        <>
          <Queued exchange={exchange} acts={acts} guideAnswer={guideAnswer} heldUp={outcome.heldUp} />
          <GuideAnswerView answer={guideAnswer} onAsk={acts.suggest} />
        </>
      );
    case 'waiting':
      return (
        <>
          <GuideAnswerView answer={guideAnswer} onAsk={acts.suggest} />
          {isOnline ? (
            <Awaited exchange={exchange} acts={acts} />
          ) : (
            <div className={classes.ownActs}>
              <GuideButton exchange={exchange} acts={acts} guideAnswer={guideAnswer} />
            </div>
          )}
        </>
      );
    case 'blocked':
    case 'dead':
    case 'failed':
      return <TroubleView exchange={exchange} acts={acts} trouble={outcome} />;
    case 'answered':
      return <AnswerView exchange={exchange} outcome={outcome} acts={acts} isNewest={isNewest} />;
    default:
      return assertNever(outcome);
  }
}

function Queued({
  heldUp,
  ...of
}: ExchangeViewProps & { heldUp: Extract<ExchangeOutcome, { kind: 'queued' }>['heldUp'] }) {
  const isOnline = useIsOnline();
  const tried = useAnswerTry(of.exchange.id);
  if (isOnline && heldUp === 'file' && tried)
    return <Unanswered exchange={of.exchange} acts={of.acts} tried={tried} />;
  // What goes out in a moment needs no button.
  if (isOnline && !heldUp) return null;
  return (
    <div className={classes.ownActs}>
      <GuideButton {...of} />
      <RemoveButton exchange={of.exchange} acts={of.acts} />
    </div>
  );
}

function Awaited({ exchange, acts }: ExchangeProps) {
  const tried = useAnswerTry(exchange.id);
  if (!tried) return <AwaitedAnswer messageId={exchange.id} />;
  return <Unanswered exchange={exchange} acts={acts} tried={tried} />;
}

/** Nobody has to wait for the network to hear what the guide knows. */
function GuideButton({ exchange, acts, guideAnswer }: ExchangeViewProps) {
  const { t } = useI18n();
  if (!acts.askGuide || guideAnswer || exchange.question === '') return null;
  return (
    <Button variant="subtle" onClick={() => acts.askGuide?.(exchange)}>
      {t(chat.askGuide)}
    </Button>
  );
}
