import { ActionIcon, Button } from '@mantine/core';
import { Fragment, useEffect } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { dayLabel, isSameDay } from './day-label.ts';
import { ExchangeView, SystemNote, type ExchangeActs } from './message.tsx';
import classes from './message-log.module.css';
import type { Exchange } from './timeline.ts';
import { useEarlier } from './use-earlier.ts';
import { useKeptAtEnd } from './use-kept-at-end.ts';
import { Welcome } from './welcome.tsx';

/** Disha says in which language it answers from here on. */
export interface LanguageNote {
  id: number;
  /** The exchange that stands before it; undefined where it stands above all. */
  after: string | undefined;
  language: Language;
}

export interface MessageLogProps {
  exchanges: readonly Exchange[];
  /** Whether there are messages from before these. */
  hasEarlier: boolean;
  onEarlier(): void;
  notes: readonly LanguageNote[];
  /** Grows with each question sent from here: what one has just sent is to be seen, wherever one was reading. */
  sends: number;
  /** Milliseconds since 1970, for the day labels. */
  now: number;
  /** The language of the welcome. */
  language: Language;
  acts: ExchangeActs;
  onExample(text: string): void;
}

/** The messages of one conversation. New ones are read out as they come. */
export function MessageLog(props: MessageLogProps) {
  const { exchanges, hasEarlier, onEarlier, notes, sends, now, language, acts, onExample } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { scroller, content, isAway, toEnd } = useKeptAtEnd();
  const { button, readEarlier } = useEarlier({
    scroller,
    content,
    firstId: exchanges[0]?.id,
    hasEarlier,
    onEarlier,
  });
  useEffect(() => {
    if (sends > 0) toEnd();
  }, [sends, toEnd]);

  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        role="log"
        aria-label={t(chat.messagesLabel)}
        aria-relevant="additions"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach it to scroll it
        tabIndex={0}
        className={classes.scroller}
      >
        {hasEarlier && (
          <div className={classes.earlier}>
            <Button ref={button} variant="subtle" color="gray" onClick={readEarlier}>
              {t(chat.earlier)}
            </Button>
          </div>
        )}
        <ol ref={content} className={classes.messages}>
          {exchanges.length === 0 && (
            <li className={classes.message}>
              <Welcome language={language} onExample={onExample} />
            </li>
          )}
          {notesAfter(undefined)}
          {exchanges.map((exchange, index) => {
            const before = exchanges[index - 1];
            return (
              <Fragment key={exchange.id}>
                {(!before || !isSameDay(before.at, exchange.at)) && (
                  <li className={classes.day}>{dayLabel(exchange.at, now, i18n)}</li>
                )}
                <li className={classes.message} data-exchange={exchange.id}>
                  <ExchangeView exchange={exchange} acts={acts} />
                </li>
                {notesAfter(exchange.id)}
              </Fragment>
            );
          })}
          {exchanges.some(({ outcome }) => outcome.kind === 'answered') && (
            <li className={classes.disclaimer}>{t(chat.disclaimer)}</li>
          )}
        </ol>
      </div>
      {isAway && (
        <ActionIcon variant="default" className={classes.toEnd} aria-label={t(chat.toNewest)} onClick={toEnd}>
          <ChevronDownIcon />
        </ActionIcon>
      )}
    </div>
  );

  function notesAfter(id: string | undefined) {
    return notes
      .filter(({ after }) => after === id)
      .map((note) => (
        <li key={`note ${note.id}`} className={classes.message}>
          <SystemNote text={translate(chat.answersIn, note.language)} lang={note.language} />
        </li>
      ));
  }
}
