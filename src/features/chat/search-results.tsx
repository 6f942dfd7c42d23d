import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import type { UserDatabase } from '#db/database.ts';
import type { FoundMessage } from '#db/queries/search-messages.ts';
import type { ChatSessionRow } from '#db/schema.ts';
import {
  excerpt,
  isFound,
  searchable,
  searchWords,
  type SearchWords,
  type FoundStretch,
} from '#domain/chat/search-text.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { chatSearch } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import { dayLabel } from './day-label.ts';
import classes from './search-results.module.css';
import { mostFound, useMessageSearch } from './use-message-search.ts';

export interface SearchResultsProps {
  db: UserDatabase;
  words: string;
  /** Those that are listed; what was said in others is not found. */
  sessions: readonly ChatSessionRow[];
  /** Milliseconds since 1970, for the day labels. */
  now: number;
  onChoose?: () => void;
}

interface Group {
  session: ChatSessionRow;
  /** Newest first; empty where only the name of the conversation has the words. */
  messages: FoundMessage[];
}

const excerptLength = 110;

/** The messages with these words, by conversation, the newest first. */
export function SearchResults({ db, words: typedNow, sessions, now, onChoose }: SearchResultsProps) {
  const { t } = useI18n();
  const typed = useDeferredValue(typedNow);
  const byId = useMemo(() => new Map(sessions.map((session) => [session.id, session])), [sessions]);
  const looked = useMessageSearch(db, typed, (id) => byId.has(id));
  const isUnreadable = looked === 'unreadable';
  const outcome = isUnreadable ? undefined : looked;
  const words = useMemo(() => searchWords(outcome?.typed ?? ''), [outcome?.typed]);
  const groups = useMemo(
    () => (outcome ? groupsOf(outcome.found, byId, words) : undefined),
    [outcome, byId, words],
  );
  const isNothing = groups?.length === 0;

  return (
    <section className={classes.results} aria-label={t(chatSearch.results)}>
      <output className={classes.state}>
        {outcome && !(isNothing && !outcome.isComplete) && outcome.total > 0 && countText()}
        {outcome && outcome.isComplete && isNothing && (
          <>
            <span className={classes.none}>{t(chatSearch.none, { words: outcome.typed.trim() })}</span>{' '}
            {t(chatSearch.noneHint)}
          </>
        )}
        {isUnreadable && t(chatSearch.failed)}
        {!isUnreadable && outcome?.isComplete !== true && <Deferred>{t(chatSearch.searching)}</Deferred>}
      </output>
      {groups && groups.length > 0 && (
        <ul className={classes.list}>
          {groups.map(({ session, messages }) => (
            <li key={session.id} className={classes.group}>
              <Link
                to="/chat"
                search={{ session: session.id }}
                className={classes.session}
                data-testid="found-session"
                {...(onChoose && { onClick: onChoose })}
              >
                <span className={classes.name}>
                  <Marked
                    stretches={excerpt(session.title, words, session.title.length) ?? plain(session.title)}
                  />
                </span>
              </Link>
              {messages.length > 0 && (
                <ul className={classes.list}>
                  {messages.map((message) => (
                    <li key={message.id}>
                      <Link
                        to="/chat"
                        search={{ session: session.id, message: message.id }}
                        className={classes.message}
                        data-testid="found-message"
                        {...(onChoose && { onClick: onChoose })}
                      >
                        <FoundText message={message} words={words} now={now} />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {outcome && outcome.total > mostFound && (
        <p className={classes.state}>{t(chatSearch.more, { count: mostFound })}</p>
      )}
    </section>
  );

  function countText(): string {
    const count = outcome?.total ?? 0;
    return count === 1 ? t(chatSearch.countOne) : t(chatSearch.count, { count });
  }
}

/** The question, and where the words are in the answer that. */
function FoundText({ message, words, now }: { message: FoundMessage; words: SearchWords; now: number }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { question, answer, at } = message;
  const asked = excerpt(question, words, excerptLength);
  const answered = answer === undefined ? undefined : excerpt(answer, words, excerptLength);
  return (
    <>
      <span className={classes.asked}>
        <span className="visually-hidden">{t(chat.you)}: </span>
        <Marked stretches={asked ?? plain(question)} />
      </span>
      {answered && (
        <span className={classes.answered}>
          <span className={classes.who}>{t(chat.guide)}: </span>
          <Marked stretches={answered} />
        </span>
      )}
      <span className={classes.day}>{dayLabel(at, now, i18n)}</span>
    </>
  );
}

function Marked({ stretches }: { stretches: readonly FoundStretch[] }) {
  return stretches.map(({ text, isMarked }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the stretches of one text have no other name
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function plain(text: string): FoundStretch[] {
  return [{ text, isMarked: false }];
}

/** By conversation, in the order of their newest message; then those of which only the name has the words. */
function groupsOf(
  found: readonly FoundMessage[],
  sessions: ReadonlyMap<string, ChatSessionRow>,
  words: SearchWords,
): Group[] {
  const groups = new Map<string, Group>();
  for (const message of found) {
    const session = sessions.get(message.sessionId);
    if (!session) continue;
    const group = groups.get(session.id);
    if (group) group.messages.push(message);
    else groups.set(session.id, { session, messages: [message] });
  }
  for (const session of sessions.values())
    if (words.length > 0 && !groups.has(session.id) && isFound(searchable(session.title), words))
      groups.set(session.id, { session, messages: [] });
  return [...groups.values()];
}
