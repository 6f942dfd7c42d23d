import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { propertyTypes } from '#domain/contact/contact-query.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { propertyTypeNames } from '#i18n/catalogue/contact.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { changeAdminRow, listRows, type AdminRow } from '#session/admin-rows.ts';
import { useRemote } from '#session/use-remote.ts';
import { Choice } from '#ui/choice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { Badge, SectionHead } from './list-parts.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import type { SectionProps } from './section.ts';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';

type Filter = 'open' | 'handled' | 'all';

const columns = [
  'id',
  'name',
  'property_type',
  'city',
  'query',
  'reply_to',
  'created_at',
  'handled_at',
] as const;

/** As many as anybody works through. */
const most = 200;

/** What people have written in the contact form, newest first. */
export function InboxSection({ userId }: SectionProps) {
  const { t } = useI18n();
  const [filter, setFilter] = useState<Filter>('open');
  const ask = useCallback(
    () =>
      listRows(userId, 'contactus', columns, {
        filters: filters[filter],
        order: 'created_at.desc',
        limit: most,
      }),
    [userId, filter],
  );
  const asked = useRemote(ask);
  const { setValue } = asked;

  async function mark(query: AdminRow<'contactus'>, isHandled: boolean): Promise<void> {
    takeBackRefusal(adminWords.saveFailed);
    const outcome = await changeAdminRow(userId, 'contactus', { id: query.id }, handled(isHandled));
    if (!outcome.ok) {
      tellRefused(adminWords.saveFailed, outcome.problem);
      return;
    }
    setValue((before) =>
      filter === 'all'
        ? before.map((each) => (each.id === query.id ? outcome.value : each))
        : before.filter(({ id }) => id !== query.id),
    );
    tellDone(isHandled ? adminWords.wasHandled : adminWords.wasReopened);
  }

  return (
    <>
      <SectionHead title={t(adminWords.inbox)} text={t(adminWords.inboxText)} />
      <Choice<Filter>
        legend={t(adminWords.state)}
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'open', label: t(adminWords.openQueries) },
          { value: 'handled', label: t(adminWords.handledQueries) },
          { value: 'all', label: t(adminWords.all) },
        ]}
      />
      <WhenAnswered asked={asked}>
        {(queries) =>
          queries.length === 0 ? (
            <EmptyState order={3} title={t(adminWords.noQueries)} text={t(adminWords.noQueriesText)} />
          ) : (
            queries.map((query) => (
              <Query
                key={query.id}
                userId={userId}
                query={query}
                onMark={(isHandled) => mark(query, isHandled)}
                onRemoved={() => setValue((before) => before.filter(({ id }) => id !== query.id))}
              />
            ))
          )
        }
      </WhenAnswered>
    </>
  );
}

function handled(isHandled: boolean): { handled_at: string | null } {
  return { handled_at: isHandled ? new Date().toISOString() : null };
}

const filters: Readonly<Record<Filter, readonly string[]>> = {
  open: ['handled_at=is.null'],
  handled: ['handled_at=not.is.null'],
  all: [],
};

interface QueryProps {
  userId: string;
  query: AdminRow<'contactus'>;
  onMark(isHandled: boolean): Promise<void>;
  onRemoved(): void;
}

function Query({ userId, query, onMark, onRemoved }: QueryProps) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const {
    id,
    name,
    city,
    property_type: type,
    created_at: at,
    handled_at: handledAt,
    reply_to: replyTo,
  } = query;
  const sentAt = new Date(at);
  const reply = replyAddress(replyTo);
  const knownType = propertyTypes.find((known) => known === type);
  return (
    <article className={classes.card} aria-labelledby={`query-${id}`} data-testid="query">
      <div>
        <h3 id={`query-${id}`} className={classes.subhead}>
          <bdi>{name}</bdi>, <bdi>{city}</bdi>
        </h3>
        <div className={classes.badges}>
          <Badge>{knownType ? t(propertyTypeNames[knownType]) : type}</Badge>
          {handledAt !== null && (
            <Badge tone="good">
              {t(adminWords.handledOn, { date: formatDate(new Date(handledAt), language) })}
            </Badge>
          )}
        </div>
        <p className={classes.quiet}>
          <time dateTime={at}>
            {formatDate(sentAt, language)}, {formatTime(sentAt, language)}
          </time>
        </p>
      </div>
      <p className={classes.query} dir="auto">
        {query.query}
      </p>
      {replyTo !== null && (
        <p>
          {t(adminWords.replyTo)} {reply === undefined ? <bdi>{replyTo}</bdi> : <a href={reply}>{replyTo}</a>}
        </p>
      )}
      <div className={classes.acts}>
        <Button
          variant={handledAt === null ? 'filled' : 'default'}
          disabled={!isOnline}
          onClick={() => void onMark(handledAt === null)}
          data-testid="mark-query"
        >
          {t(handledAt === null ? adminWords.markHandled : adminWords.reopen)}
        </Button>
        <RemoveEntry
          userId={userId}
          table="contactus"
          row={{ id }}
          name={name}
          note={t(adminWords.deleteQueryNote)}
          onRemoved={onRemoved}
        />
      </div>
    </article>
  );
}

/** Where a link to reply leads: a mail or a call. Undefined for anything that is neither, which is only shown. */
export function replyAddress(replyTo: string | null): string | undefined {
  const said = replyTo?.trim() ?? '';
  if (/^[^\s@,;<>()"?&%:]+@[^\s@,;<>()"?&%:]+\.[^\s@,;<>()"?&%:]+$/.test(said)) return `mailto:${said}`;
  const digits = said.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
