import { Button, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { startTransition, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { EventInList, EventList } from '#db/queries/events.ts';
import { events as texts } from '#i18n/catalogue/events.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { eventAnchor } from '#lib/event-anchor.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon, PlusIcon } from '#ui/icons.tsx';
import { AddEventButton } from './add-event-button.tsx';
import { arrangeEvents, type EventOrder } from './arrange-events.ts';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import { EventCard, type EventAct } from './event-card.tsx';
import { EventFormDialog, type EventFormDialogProps } from './event-form-dialog.tsx';
import { EventsShape } from './events-shape.tsx';
import { Family } from './family.tsx';
import classes from './own-events.module.css';
import { useEvents } from './use-events.ts';
import { useEventsFile } from './use-events-file.ts';
import { useNextDays } from './use-next-days.ts';

export interface OwnEventsProps {
  userId: string;
  renderReminder: EventFormDialogProps['renderReminder'];
  renderMoon: ((elongation: number) => ReactNode) | undefined;
}

type Open = { kind: 'add'; isTithi?: true } | { kind: 'edit' | 'delete'; at: EventInList };

/** The dates of this user, and all that can be done with them. */
export function OwnEvents({ userId, renderReminder, renderMoon }: OwnEventsProps) {
  const { t } = useI18n();
  const { list, readAgain } = useEvents(userId);
  const [open, setOpen] = useState<Open>();
  // A form is large: the button is seen to be pressed before it.
  const show = (what: Open) => startTransition(() => setOpen(what));
  const close = () => setOpen(undefined);
  const addButton = (
    <Button
      leftSection={<PlusIcon size="1.25rem" />}
      onClick={() => show({ kind: 'add' })}
      data-testid="add-event"
    >
      {t(texts.add)}
    </Button>
  );
  return (
    <section aria-label={t(texts.ownDates)} className={classes.page}>
      {content()}
      {typeof list === 'object' && (
        <Family
          userId={userId}
          events={list.events}
          onAddTithi={() => show({ kind: 'add', isTithi: true })}
        />
      )}
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <EventFormDialog
          userId={userId}
          event={open.kind === 'edit' ? open.at.event : undefined}
          isTithi={open.kind === 'add' && open.isTithi === true}
          renderReminder={renderReminder}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <DeleteEventDialog userId={userId} event={open.at.event} onClose={close} />}
    </section>
  );

  function content(): ReactNode {
    if (list === undefined)
      return (
        <div data-pending>
          <EventsShape />
        </div>
      );
    if (list === 'unreadable')
      return (
        <EmptyState
          picture={<AlertIcon size="3rem" />}
          title={t(texts.readFailed)}
          text={t(texts.readFailedText)}
          action={<Button onClick={readAgain}>{t(texts.tryAgain)}</Button>}
        />
      );
    const actions = (
      <div className={classes.acts}>
        {addButton}
        <AddEventButton variant="default" />
      </div>
    );
    if (list.events.length > 0)
      return (
        <>
          {actions}
          <Coming list={list} />
          <Filled
            userId={userId}
            events={list.events}
            renderMoon={renderMoon}
            onOpen={(kind, at) => show({ kind, at })}
          />
        </>
      );
    if (list.mirror.kind === 'filling') return <Absent list={list} actions={actions} />;
    return (
      <EmptyState
        title={t(texts.emptyTitle)}
        text={t(texts.emptyText)}
        action={<div className={classes.firstActs}>{actions}</div>}
      />
    );
  }
}

/** Nothing is here yet, and it is not known whether there is something elsewhere. */
function Absent({ list, actions }: { list: EventList; actions: ReactNode }) {
  const isOnline = useIsOnline();
  const isSyncing = useStore(syncStatusStore, ({ phase }) => phase === 'syncing');
  const isFetching = isOnline && list.mirror.kind === 'filling' && list.mirror.problem === undefined;
  return (
    <>
      {actions}
      <Coming list={list} />
      {(isFetching || isSyncing) && <EventsShape />}
    </>
  );
}

/** Said while the device does not have all that the server has. */
function Coming({ list: { mirror } }: { list: EventList }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  if (mirror.kind === 'filled') return null;
  return (
    <output className={classes.quiet}>
      {t(isOnline && mirror.problem === undefined ? texts.stillComing : texts.notYetHere)}
    </output>
  );
}

interface FilledProps {
  userId: string;
  events: readonly EventInList[];
  renderMoon: OwnEventsProps['renderMoon'];
  onOpen(kind: 'edit' | 'delete', at: EventInList): void;
}

/** A shorter list needs no search. */
const fewEvents = 6;
/** So many are drawn at a time. */
const step = 30;

function Filled({ userId, events, renderMoon, onOpen }: FilledProps) {
  const { t, language } = useI18n();
  const { preferences } = usePreferences();
  const place = usePlaceName(preferences.place);
  const days = useNextDays(events);
  const save = useEventsFile();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<EventOrder>('next');
  const [shown, setShown] = useState(step);
  const named = useLocation({ select: ({ hash }) => hash });
  const isMany = events.length > fewEvents;
  const known = days === 'failed' ? undefined : days?.days;
  const { coming, past } = arrangeEvents(events, isMany ? text : '', order, known);
  const count = coming.length + past.length;
  const namedAt = [...coming, ...past].findIndex(({ event }) => eventAnchor(event.id) === named);
  const most = Math.max(shown, namedAt + 1);

  function act(kind: EventAct, at: EventInList): void {
    if (kind === 'file') void save([at], fileName(at.event.title));
    else onOpen(kind, at);
  }

  const cards = (some: readonly EventInList[]) => (
    <ul className={classes.list}>
      {some.map((at) => (
        <li key={at.event.id}>
          <EventCard
            userId={userId}
            at={at}
            next={known?.get(at.event.id)}
            isUnreckoned={days === 'failed'}
            monthSystem={preferences.monthSystem}
            renderMoon={renderMoon}
            isNamed={eventAnchor(at.event.id) === named}
            onAct={act}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <>
      {isMany && (
        <div className={classes.tools}>
          <TextInput
            type="search"
            label={t(texts.search)}
            autoComplete="off"
            enterKeyHint="search"
            className={classes.search}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <label className={classes.order}>
            {t(texts.sort)}
            <select
              className={classes.select}
              value={order}
              onChange={({ currentTarget }) =>
                setOrder(orders.find(({ value }) => value === currentTarget.value)?.value ?? 'next')
              }
            >
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </select>
          </label>
          <output className="visually-hidden">
            {text.trim() !== '' &&
              t(count === 1 ? texts.foundOne : texts.foundMany, { count: formatNumber(count, language) })}
          </output>
        </div>
      )}
      {count === 0 && <p className={classes.quiet}>{t(texts.nothingFound)}</p>}
      {coming.length > 0 && (
        <section className={classes.part}>
          <h2 className={classes.heading}>{t(texts.coming)}</h2>
          {cards(coming.slice(0, most))}
        </section>
      )}
      {past.length > 0 && most > coming.length && (
        <section className={classes.part}>
          <h2 className={classes.heading}>{t(texts.past)}</h2>
          {cards(past.slice(0, most - coming.length))}
        </section>
      )}
      {count > most && (
        <Button variant="subtle" color="gray" className={classes.more} onClick={() => setShown(most + step)}>
          {t(texts.showMore)}
        </Button>
      )}
      <footer className={classes.foot}>
        {events.some(({ personal }) => personal?.kind === 'lunar') && (
          <p className={classes.quiet}>{t(texts.place, { place })}</p>
        )}
        <div className={classes.file}>
          <Button variant="default" size="sm" onClick={() => void save(events, t(texts.fileName))}>
            {t(texts.fileOfAll)}
          </Button>
          <p className={classes.quiet}>{t(texts.fileText)}</p>
        </div>
      </footer>
    </>
  );
}

const orders = [
  { value: 'next', label: texts.sortNext },
  { value: 'newest', label: texts.sortNewest },
  { value: 'title', label: texts.sortTitle },
] as const;

/** A title as file systems take it. */
function fileName(title: string): string {
  return (
    title
      .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 60) || 'disha'
  );
}
