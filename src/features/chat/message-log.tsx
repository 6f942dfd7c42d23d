import { ActionIcon, Button } from '@mantine/core';
import {
  Fragment,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { dayLabel, isSameDay } from './day-label.ts';
import type { ExchangeActs } from './exchange-acts.ts';
import { ExchangeView } from './message.tsx';
import classes from './message-log.module.css';
import { SystemNote } from './system-message.tsx';
import type { Exchange } from './timeline.ts';
import { useEdge } from './use-edge.ts';
import type { GuideAnswers } from './use-guide-answers.ts';
import { exchangeElement, useHeldView } from './use-held-view.tsx';
import { useKeptAtEnd } from './use-kept-at-end.ts';
import { Welcome } from './welcome.tsx';

/** So many messages fill a screen: they are drawn first, and those above once they have been seen. */
const lastScreen = 6;

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
  /** Whether there are messages from after these; then also the way to the newest. */
  hasLater?: boolean;
  onLater?(): void;
  onNewest?(): void;
  notes: readonly LanguageNote[];
  /** Grows with each question sent from here: what one has just sent is to be seen, wherever one was reading. */
  sends: number;
  /** The exchange to which one is led once it is there. */
  soughtId?: string | undefined;
  /** Milliseconds since 1970, for the day labels. */
  now: number;
  /** The language of the welcome. */
  language: Language;
  /** What the welcome tells of today. */
  today?: ComponentType | undefined;
  acts: ExchangeActs;
  /** What the guide on this device has said meanwhile. */
  guideAnswers?: GuideAnswers;
  /** Without it nothing can be asked. */
  onExample: ((text: string) => void) | undefined;
}

/** The messages of one conversation, or a part of a long one. New ones are read out as they come. */
export function MessageLog(props: MessageLogProps) {
  const { onEarlier, hasLater = false, onLater, onNewest, notes, sends } = props;
  const { soughtId, now, language, acts, guideAnswers, onExample } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const [isWhole, setIsWhole] = useState(
    props.exchanges.length <= lastScreen || hasLater || soughtId !== undefined,
  );
  const exchanges = isWhole ? props.exchanges : props.exchanges.slice(-lastScreen);
  const hasEarlier = isWhole && props.hasEarlier;
  const [firstId, lastId] = [exchanges[0]?.id, exchanges.at(-1)?.id];
  const { scroller, content, isKept, isAway, toEnd, letGo } = useKeptAtEnd(!hasLater);
  const isGoingToEnd = useRef(false);
  const { button: earlierButton, readMore: readEarlier } = useEdge({
    scroller,
    id: firstId,
    hasMore: hasEarlier,
    onMore: onEarlier,
  });
  const { button: laterButton, readMore: readLater } = useEdge({
    scroller,
    id: lastId,
    hasMore: hasLater,
    onMore: () => onLater?.(),
  });
  const drawn = useRef({ firstId, lastId });
  const lastLook = useHeldView({
    scroller,
    content,
    edges: `${firstId} ${lastId} ${hasEarlier} ${hasLater}`,
    onChanged() {
      // A full list that is kept at its end gives up its beginning for what is new.
      const hasSlid = drawn.current.firstId !== firstId && drawn.current.lastId !== lastId;
      drawn.current = { firstId, lastId };
      if (!hasLater && (isGoingToEnd.current || (hasSlid && isKept.current))) toEnd();
      isGoingToEnd.current &&= hasLater;
    },
  });

  useEffect(() => {
    if (isWhole) return;
    // What was said before is not news to be read out.
    scroller.current?.setAttribute('aria-live', 'off');
    startTransition(() => setIsWhole(true));
  }, [isWhole, scroller]);

  function toNewest(): void {
    if (!hasLater) return toEnd();
    isGoingToEnd.current = true;
    scroller.current?.setAttribute('aria-live', 'off');
    onNewest?.();
  }

  const sentBefore = useRef(sends);
  const onSent = useEffectEvent(toNewest);
  useEffect(() => {
    if (sends !== sentBefore.current) onSent();
    sentBefore.current = sends;
  }, [sends]);

  /** To whom one was led already. */
  const shownId = useRef<string>(undefined);
  const isThere = soughtId !== undefined && exchanges.some(({ id }) => id === soughtId);
  const lead = useEffectEvent((id: string) => {
    const sought = exchangeElement(content.current, id);
    if (!sought || shownId.current === id) return;
    shownId.current = id;
    letGo();
    sought.scrollIntoView({ block: 'center' });
    sought.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (isThere) lead(soughtId);
  }, [isThere, soughtId]);

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
          <div className={classes.edge}>
            <Button ref={earlierButton} variant="subtle" color="gray" onClick={readEarlier}>
              {t(chat.earlier)}
            </Button>
          </div>
        )}
        <ol ref={content} className={classes.messages}>
          {lastLook}
          {exchanges.length === 0 && (
            <li className={classes.message}>
              <Welcome language={language} today={props.today} onExample={onExample} />
            </li>
          )}
          {notesAfter(undefined)}
          {exchanges.map((exchange, index) => {
            const previous = exchanges[index - 1];
            return (
              <Fragment key={exchange.id}>
                {(!previous || !isSameDay(previous.at, exchange.at)) && (
                  <li className={classes.day}>{dayLabel(exchange.at, now, i18n)}</li>
                )}
                <li
                  className={classes.message}
                  data-exchange={exchange.id}
                  {...(exchange.id === soughtId && { tabIndex: -1 })}
                >
                  <ExchangeView
                    exchange={exchange}
                    acts={acts}
                    guideAnswer={guideAnswers?.get(exchange.id)}
                    isNewest={!hasLater && index === exchanges.length - 1}
                  />
                </li>
                {notesAfter(exchange.id)}
              </Fragment>
            );
          })}
          {!hasLater && exchanges.some(({ outcome }) => outcome.kind === 'answered') && (
            <li className={classes.disclaimer}>{t(chat.disclaimer)}</li>
          )}
        </ol>
        {hasLater && (
          <div className={classes.edge}>
            <Button ref={laterButton} variant="subtle" color="gray" onClick={readLater}>
              {t(chat.later)}
            </Button>
          </div>
        )}
      </div>
      {(isAway || hasLater) && (
        <ActionIcon
          variant="default"
          className={classes.toEnd}
          aria-label={t(chat.toNewest)}
          onClick={() => {
            // The button goes once one is there.
            scroller.current?.focus({ preventScroll: true });
            toNewest();
          }}
        >
          <ChevronDownIcon />
        </ActionIcon>
      )}
    </div>
  );

  function notesAfter(id: string | undefined) {
    return notes
      .filter(({ after: standsAbove }) => standsAbove === id)
      .map((note) => (
        <li key={`note ${note.id}`} className={classes.message}>
          <SystemNote text={translate(chat.answersIn, note.language)} lang={note.language} />
        </li>
      ));
  }
}
