import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { formatTime } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { AlertIcon, ClockIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { AnswerText } from './answer-text.tsx';
import { failureText, type Trouble } from './failure-text.ts';
import classes from './message.module.css';
import { Sources } from './sources.tsx';
import type { Exchange } from './timeline.ts';

export interface ExchangeActs {
  /** Asks once more for an answer. */
  askAgain(exchange: Exchange): void;
  /** Puts the words back into a message box, in place of the message. */
  edit(exchange: Exchange): void;
  copy(exchange: Exchange): void;
  /** Takes back what is not done yet. */
  remove(exchange: Exchange): void;
}

interface ExchangeProps {
  exchange: Exchange;
  acts: ExchangeActs;
}

/** A question in a bubble, and below it what came of it. */
export function ExchangeView({ exchange, acts }: ExchangeProps) {
  const { t, language } = useI18n();
  const { at, question, questionLang } = exchange;
  return (
    <>
      <div className={classes.question}>
        <span className="visually-hidden">{t(chat.you)}: </span>
        <p className={classes.bubble} lang={questionLang} data-testid="message-user">
          {question}
        </p>
        <p className={classes.meta} data-testid="message-state">
          <Progress exchange={exchange} />
          <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at), language)}</time>
        </p>
      </div>
      <OutcomeView exchange={exchange} acts={acts} />
    </>
  );
}

/** Words of Disha that nobody asked for: the welcome, and what a switch changed. */
export function SystemNote({ text, lang }: { text: string; lang: string }) {
  return (
    <SystemMessage>
      <p className={classes.words} lang={lang}>
        {text}
      </p>
    </SystemMessage>
  );
}

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

function OutcomeView({ exchange, acts }: ExchangeProps) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const { outcome } = exchange;
  switch (outcome.kind) {
    case 'silent':
    case 'sending':
      return null;
    case 'queued':
      // What goes out in a moment needs no button.
      return isOnline && !outcome.isHeldUp ? null : (
        <div className={classes.ownActs}>
          <RemoveButton exchange={exchange} acts={acts} />
        </div>
      );
    case 'waiting':
      return (
        <div className={classes.answer}>
          <LogoMark className={`${classes.mark} ${classes.working}`} />
          <p className={classes.waiting}>{t(chat.typing)}</p>
        </div>
      );
    case 'blocked':
    case 'dead':
    case 'failed':
      return <TroubleView exchange={exchange} acts={acts} trouble={outcome} />;
    case 'answered':
      return (
        <SystemMessage lang={outcome.lang}>
          <AnswerText text={outcome.text} />
          {outcome.sources.length > 0 && <Sources sources={outcome.sources} />}
          {outcome.answeredBy !== undefined && (
            <p className={classes.meta} lang={language}>
              {outcome.answeredBy === 'guide' ? t(chat.builtInGuide) : outcome.answeredBy}
            </p>
          )}
        </SystemMessage>
      );
    default:
      return assertNever(outcome);
  }
}

/** Why it goes no further, and every way out. */
function TroubleView({ exchange, acts, trouble }: ExchangeProps & { trouble: Trouble }) {
  const { t } = useI18n();
  const reason = <p className={classes.reason}>{t(failureText(trouble))}</p>;
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
function RemoveButton({ exchange, acts }: ExchangeProps) {
  const { t } = useI18n();
  return (
    <Button variant="subtle" color="gray" onClick={() => acts.remove(exchange)}>
      {t(exchange.isStored ? chat.doNotAskAgain : chat.delete)}
    </Button>
  );
}

function SystemMessage(props: { lang?: string; isFailed?: boolean; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <div className={classes.answer} data-failed={props.isFailed} data-testid="message-system">
      {props.isFailed ? <AlertIcon className={classes.mark} /> : <LogoMark className={classes.mark} />}
      <div className={classes.body} lang={props.lang}>
        <span className="visually-hidden">{t(chat.guide)}: </span>
        {props.children}
      </div>
    </div>
  );
}
