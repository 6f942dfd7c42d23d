import { Button } from '@mantine/core';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { keepQuery, keptQueries, letQueryGo, type KeptQuery, type QueryState } from '#db/contact-queries.ts';
import type { ContactFields } from '#domain/contact/contact-query.ts';
import { contactTexts as texts } from '#i18n/catalogue/contact.ts';
import { formatTime } from '#i18n/format.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { sendQueriesNow } from '#session/contact.ts';
import { AlertIcon, ClockIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './contact-screen.module.css';

interface WaitingQueriesProps {
  writer: string;
  /** The form tells of that one itself. */
  hiddenId: string | undefined;
  /** Puts a query into the form again; undefined where there is something in it. */
  onEdit: ((fields: ContactFields) => void) | undefined;
}

/** What somebody has asked and the server has not got. */
export function WaitingQueries({ writer, hiddenId, onEdit }: WaitingQueriesProps) {
  const { t, language } = useI18n();
  const heading = useId();
  const kept = useLiveQuery(
    () =>
      keptQueries(writer).catch((error: unknown) => {
        logQuietly('contact', error);
        return [];
      }),
    [writer],
  );
  const waiting = kept?.filter(({ id }) => id !== hiddenId) ?? [];
  const takenAway = useRef(new Set<string>());
  useThanks(kept, hiddenId, takenAway);

  async function takeAway(query: KeptQuery): Promise<void> {
    takenAway.current.add(query.id);
    await letQueryGo(query.id);
    showToast({
      tone: 'info',
      title: { message: texts.removed },
      action: {
        label: { message: texts.undo },
        run: () => {
          takenAway.current.delete(query.id);
          void keepQuery(query).then(sendQueriesNow);
        },
      },
    });
  }

  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={classes.waiting} data-testid="waiting-queries">
      <h2 id={heading}>
        {waiting.length === 1 ? t(texts.waitingOne) : t(texts.waitingMany, { count: waiting.length })}
      </h2>
      <ul>
        {waiting.map((query) => (
          <li key={query.id} data-state={query.state.kind}>
            {query.state.kind === 'refused' ? <AlertIcon /> : <ClockIcon />}
            <div>
              <p className={classes.words} dir="auto">
                {query.query}
              </p>
              <p className={classes.state}>{stateText(query.state, { t, language })}</p>
              <div className={classes.acts}>
                {(query.state.kind === 'unreached' || query.state.kind === 'failed') && (
                  <Button size="sm" variant="default" onClick={() => void sendQueriesNow()}>
                    {t(texts.sendNow)}
                  </Button>
                )}
                {query.state.kind === 'refused' && onEdit && (
                  <Button
                    size="sm"
                    variant="default"
                    onClick={() => {
                      onEdit(query);
                      takenAway.current.add(query.id);
                      void letQueryGo(query.id);
                    }}
                  >
                    {t(texts.edit)}
                  </Button>
                )}
                <Button size="sm" variant="subtle" color="gray" onClick={() => void takeAway(query)}>
                  {t(texts.remove)}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateText(state: QueryState, { t, language }: Pick<I18n, 't' | 'language'>): string {
  switch (state.kind) {
    case 'new':
      return t(texts.sendingIt);
    case 'unreached':
      return t(texts.unreached);
    case 'failed':
      return t(texts.later);
    case 'signed-out':
      return t(texts.signInFirst);
    case 'busy':
      return t(texts.busy, { time: formatTime(new Date(state.until), language) });
    case 'refused':
      return t(texts.refused);
    default:
      return assertNever(state);
  }
}

/** What was waiting and has gone to the server is thanked for then. */
function useThanks(
  kept: readonly KeptQuery[] | undefined,
  hiddenId: string | undefined,
  takenAway: RefObject<ReadonlySet<string>>,
): void {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!kept) return;
    const ids = kept.map(({ id }) => id);
    const hasOneGone = before.current.some((id) => !ids.includes(id) && !takenAway.current.has(id));
    // The form thanks for its own.
    before.current = ids.filter((id) => id !== hiddenId);
    // A tab that nobody looks at cannot tell whether it was removed in another one.
    if (hasOneGone && document.visibilityState !== 'hidden')
      showToast({ tone: 'success', title: { message: texts.sent } });
  }, [kept, hiddenId, takenAway]);
}
