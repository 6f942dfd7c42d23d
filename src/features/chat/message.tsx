import { Button } from '@mantine/core';
import { chat } from '#i18n/catalogue/chat.ts';
import { formatTime } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AskStep } from '#db/schema.ts';
import { LogoMark } from '#ui/logo.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { AnswerText } from './answer-text.tsx';
import classes from './message.module.css';
import { FailureReason } from './failure-reason.tsx';
import { Sources } from './sources.tsx';
import type { Exchange } from './timeline.ts';

export interface ExchangeActs {
  tryAgain(askId: string): void;
  remove(askId: string): void;
}

/** A question in a bubble, and below it what came of it. */
export function ExchangeView({ exchange, acts }: { exchange: Exchange; acts: ExchangeActs }) {
  const { t, language } = useI18n();
  const { at, question, questionLang, outcome } = exchange;
  return (
    <>
      <div className={classes.question}>
        <span className="visually-hidden">{t(chat.you)}: </span>
        <p className={classes.bubble} lang={questionLang} data-testid="message-user">
          {question}
        </p>
        <p className={classes.meta}>
          {outcome.kind === 'failed' && <span className={classes.notSent}>{t(chat.notSent)} · </span>}
          <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at), language)}</time>
        </p>
      </div>
      <Outcome outcome={outcome} acts={acts} />
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

function Outcome({ outcome, acts }: { outcome: Exchange['outcome']; acts: ExchangeActs }) {
  const { t, language } = useI18n();
  switch (outcome.kind) {
    case 'silent':
      return null;
    case 'asking':
      return (
        <div className={classes.answer}>
          <LogoMark className={`${classes.mark} ${classes.working}`} />
          <p className={classes.waiting}>{t(waiting[outcome.step])}</p>
        </div>
      );
    case 'failed':
      return (
        <SystemMessage isFailed>
          <p className={classes.words} lang={language}>
            {t(chat.apology)}
          </p>
          <FailureReason failure={outcome.failure} />
          <div className={classes.acts}>
            <Button variant="light" onClick={() => acts.tryAgain(outcome.askId)}>
              {t(chat.tryAgain)}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => acts.remove(outcome.askId)}>
              {t(chat.remove)}
            </Button>
          </div>
        </SystemMessage>
      );
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
  }
}

const waiting: Record<AskStep, (typeof chat)['typing']> = {
  kept: chat.stepSession,
  session: chat.stepCredit,
  credit: chat.typing,
  answer: chat.stepSaving,
};

function SystemMessage(props: { lang?: string; isFailed?: boolean; children: React.ReactNode }) {
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
