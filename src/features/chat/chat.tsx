import { useLiveQuery } from 'dexie-react-hooks';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { askAgain, askQuestion, dropAsk } from '#db/mutations/ask-question.ts';
import { chatSessions, conversation, creditThirds, type Conversation } from '#db/queries/chat.ts';
import { newChatDraft } from '#db/schema.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { languageWords, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { AbsentConversation } from './absent-conversation.tsx';
import headerClasses from './chat-header.module.css';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import { CreditsBadge } from './credits-badge.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MessageLog, type LanguageNote } from './message-log.tsx';
import { NeedsConnection, OutOfCredits } from './notices.tsx';
import { SessionList } from './session-list.tsx';
import { SessionSwitcher } from './session-switcher.tsx';
import { timeline } from './timeline.ts';
import { useDraft } from './use-draft.ts';
import { useFailureToasts } from './use-failure-toasts.ts';
import { useNow } from './use-now.ts';

/** One user's conversations, read from this device alone. */
export function Chat({ userId, sessionId }: { userId: string; sessionId: string | undefined }) {
  const { t, language: interfaceLanguage } = useI18n();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const db = userDatabase(userId);
  const here = sessionId ?? newChatDraft;
  const sessions = useLiveQuery(() => chatSessions(db), [db]);
  const thirds = useLiveQuery(() => creditThirds(db), [db]);
  const found = useLiveQuery(
    async () => ({ of: here, ...(sessionId === undefined ? nothingYet : await conversation(db, sessionId)) }),
    [db, sessionId],
  );
  // For a moment after a change of conversation the query still tells of the one before.
  const shown = found?.of === here ? found : undefined;
  useFailureToasts(shown?.asks ?? none);

  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(db, here);
  const [chosenLanguage, setChosenLanguage] = useState<Language>();
  const language = chosenLanguage ?? interfaceLanguage;
  const [notes, setNotes] = useState<(LanguageNote & { of: string })[]>([]);
  const [sends, setSends] = useState(0);
  const now = useNow();

  const exchanges = shown ? timeline(shown) : [];
  const title =
    shown?.session?.title ??
    (exchanges[0] && sessionTitle(exchanges[0].question)) ??
    t(sessionId === undefined ? chat.newChatName : chat.title);
  const isPending = shown?.asks.some(({ state }) => state === 'asking') ?? false;
  const isOutOfCredits = thirds !== undefined && thirds <= 0;
  const isKnown = sessionId === undefined || shown?.session !== undefined || exchanges.length > 0;

  async function send(): Promise<void> {
    const text = draft.trim();
    const target = sessionId ?? crypto.randomUUID();
    try {
      await askQuestion(db, {
        sessionId: target,
        text,
        language: languageWords[language],
        now: Date.now(),
        newId: () => crypto.randomUUID(),
      });
      setDraft('');
      setSends((count) => count + 1);
      // What was said before the first question stays above it.
      setNotes((before) => before.map((note) => (note.of === here ? { ...note, of: target } : note)));
      if (sessionId === undefined)
        await navigate({ to: '/chat', search: { session: target }, replace: true });
    } catch {
      showToast({ tone: 'error', title: { message: chat.sendFailed } });
    }
  }

  function attempt(work: Promise<void>): void {
    work.catch(() => showToast({ tone: 'error', title: { message: chat.somethingWrong } }));
  }

  function startNewChat(): void {
    setNotes((before) => before.filter(({ of }) => of !== newChatDraft));
  }

  function switchLanguage(chosen: Language): void {
    setChosenLanguage(chosen);
    setNotes((before) => [
      ...before,
      { id: before.length, of: here, after: exchanges.length, language: chosen },
    ]);
  }

  return (
    <Screen title={title} isTitleHidden width="full">
      <div className={classes.chat} data-fills-window>
        <aside className={classes.aside} aria-label={t(chat.sessionsLabel)}>
          <SessionList sessions={sessions ?? none} now={now} onStartNew={startNewChat} />
        </aside>
        <div className={classes.conversation}>
          <div className={headerClasses.header}>
            <div className={headerClasses.name}>
              <p className={classes.title}>{title}</p>
              <div className={classes.switcher}>
                <SessionSwitcher
                  title={title}
                  sessions={sessions ?? none}
                  now={now}
                  onStartNew={startNewChat}
                />
              </div>
            </div>
            <LanguageToggle value={language} onChange={switchLanguage} />
            <CreditsBadge thirds={thirds} />
          </div>
          {shown && isKnown ? (
            <MessageLog
              key={here}
              exchanges={exchanges}
              notes={notes.filter(({ of }) => of === here)}
              sends={sends}
              now={now}
              language={language}
              acts={{
                tryAgain: (id) => {
                  setSends((count) => count + 1);
                  attempt(askAgain(db, id));
                },
                remove: (id) => attempt(dropAsk(db, id)),
              }}
              onExample={(text) => {
                setDraft(text);
                input.current?.focus();
              }}
            />
          ) : (
            <AbsentConversation isLookedUp={shown !== undefined} />
          )}
          {/* Nothing can be said into a conversation that is not there; while it is looked up, the box stands already. */}
          {(shown === undefined || isKnown) && (
            <Composer
              isOnline={isOnline}
              text={draft}
              language={language}
              isPending={isPending || shown === undefined}
              isDisabled={isOutOfCredits}
              notice={notice()}
              input={input}
              onChange={setDraft}
              onSend={() => void send()}
            />
          )}
        </div>
      </div>
    </Screen>
  );

  function notice() {
    if (isOutOfCredits) return <OutOfCredits />;
    return isOnline ? null : <NeedsConnection />;
  }
}

const nothingYet: Conversation = { session: undefined, chats: [], asks: [] };
const none: never[] = [];
