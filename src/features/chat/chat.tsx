import { useLiveQuery } from 'dexie-react-hooks';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import type { KeepOutcome } from '#db/mutations/keep-acts.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { resend } from '#db/mutations/resend.ts';
import { askAgain, sendMessage, takeBack, type TakingBack } from '#db/mutations/send-message.ts';
import { chatSessions, creditThirds } from '#db/queries/chat.ts';
import { newChatDraft } from '#db/schema.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { languageWords, type Language, type Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { AbsentConversation } from './absent-conversation.tsx';
import headerClasses from './chat-header.module.css';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import { CreditsBadge } from './credits-badge.tsx';
import { needsNewChat } from './failure-text.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { MessageLog, type LanguageNote } from './message-log.tsx';
import { AskAboutModel, KeptUntilOnline, OutOfCredits } from './notices.tsx';
import { SessionList } from './session-list.tsx';
import { SessionSwitcher } from './session-switcher.tsx';
import { timeline, type Exchange } from './timeline.ts';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useFailureToasts } from './use-failure-toasts.ts';
import { useModelQuestion } from './use-model-question.ts';
import { useNow } from '#ui/use-now.ts';

/** One user's conversations, read from this device alone. */
export function Chat({ userId, sessionId }: { userId: string; sessionId: string | undefined }) {
  const { t, language: interfaceLanguage } = useI18n();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const db = userDatabase(userId);
  const here = sessionId ?? newChatDraft;
  const sessions = useLiveQuery(() => chatSessions(db), [db]);
  const thirds = useLiveQuery(() => creditThirds(db), [db]);
  const { shown, readEarlier } = useConversation(db, sessionId);
  useFailureToasts(shown?.messages ?? none);
  const modelQuestion = useModelQuestion(userId, isOnline);

  const input = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(db, here);
  /** A message is being kept: a second Enter must not keep it twice. */
  const isKeeping = useRef(false);
  const [chosenLanguage, setChosenLanguage] = useState<Language>();
  const language = chosenLanguage ?? interfaceLanguage;
  const [notes, setNotes] = useState<(LanguageNote & { of: string })[]>([]);
  const [sends, setSends] = useState(0);
  const now = useNow();

  const exchanges = useMemo(() => timeline(shown?.messages ?? none), [shown?.messages]);
  const title =
    shown?.session?.title ??
    (exchanges[0] && sessionTitle(exchanges[0].question)) ??
    t(sessionId === undefined ? chat.newChatName : chat.title);
  const isOutOfCredits = thirds !== undefined && thirds <= 0;
  const isKnown = sessionId === undefined || shown?.session !== undefined || exchanges.length > 0;

  async function send(): Promise<void> {
    if (isKeeping.current) return;
    isKeeping.current = true;
    const target = sessionId ?? newId();
    try {
      const outcome = await sendMessage(
        db,
        { id: newId(), sessionId: target, text: draft.text.trim(), language: languageWords[language] },
        { ...keeping(), alongside: (disk) => keepDraft(disk, here, '') },
      );
      if (!isKept(outcome, chat.noRoom)) return;
      draft.leaveOut(draft.text);
      setSends((count) => count + 1);
      // What was said before the first question stays above it.
      setNotes((before) => before.map((note) => (note.of === here ? { ...note, of: target } : note)));
      if (sessionId === undefined)
        await navigate({ to: '/chat', search: { session: target }, replace: true });
    } catch {
      showToast({ tone: 'error', title: { message: chat.sendFailed } });
    } finally {
      isKeeping.current = false;
    }
  }

  async function askOnceMore({ id, sessionId: of, outcome }: Exchange): Promise<void> {
    if (outcome.kind !== 'failed') return;
    setSends((count) => count + 1);
    if (outcome.refusedOpId === undefined)
      isKept(await askAgain(db, { id, sessionId: of }, keeping()), chat.noRoomToAsk);
    else await resend(db, outcome.refusedOpId, { newId });
  }

  async function editAgain({ sessionId: of, question, outcome }: Exchange): Promise<void> {
    if (outcome.kind !== 'dead') return;
    const isBoxHere = !needsNewChat(outcome) && shown?.isDeleted === false;
    const draftId = isBoxHere ? here : newChatDraft;
    await takeMessageBack({ opId: outcome.opId, sessionId: of, into: { draftId, text: question }, newId });
    if (!isBoxHere) return;
    await draft.reload();
    input.current?.focus();
  }

  /** A conversation of which nothing is left, or whose words went into a new chat, is no place to stay. */
  async function takeMessageBack(taking: TakingBack): Promise<void> {
    const taken = await takeBack(db, taking);
    if (taken.kind === 'too-late') {
      showToast({ tone: 'info', title: { message: chat.alreadySent } });
      return;
    }
    if (taken.isSessionGone || taking.into?.draftId === newChatDraft)
      await navigate({ to: '/chat', search: {} });
  }

  async function copy({ question }: Exchange): Promise<void> {
    try {
      await navigator.clipboard.writeText(question);
      showToast({ tone: 'success', title: { message: chat.copied } });
    } catch {
      showToast({ tone: 'error', title: { message: chat.copyFailed } });
    }
  }

  function keeping() {
    return { userId, now: Date.now(), newId };
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
      { id: before.length, of: here, after: exchanges.at(-1)?.id, language: chosen },
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
              hasEarlier={shown.hasEarlier}
              onEarlier={readEarlier}
              notes={notes.filter(({ of }) => of === here)}
              sends={sends}
              now={now}
              language={language}
              acts={{
                askAgain: (exchange) => attempt(askOnceMore(exchange)),
                edit: (exchange) => attempt(editAgain(exchange)),
                copy: (exchange) => attempt(copy(exchange)),
                remove: ({ sessionId: of, outcome }) => {
                  if ('opId' in outcome)
                    attempt(takeMessageBack({ opId: outcome.opId, sessionId: of, newId }));
                },
              }}
              onExample={(text) => {
                draft.change(text);
                input.current?.focus();
              }}
            />
          ) : (
            <AbsentConversation
              db={db}
              isLookedUp={shown !== undefined}
              isDeleted={shown?.isDeleted === true}
            />
          )}
          {/* Nothing can be said into a conversation that is not there; while it is looked up, the box stands already. */}
          {(shown === undefined || (isKnown && !shown.isDeleted)) && (
            <Composer
              text={draft.text}
              language={language}
              isPending={shown === undefined}
              isDisabled={isOutOfCredits}
              notice={notice()}
              input={input}
              onChange={draft.change}
              onSend={() => void send()}
            />
          )}
        </div>
      </div>
    </Screen>
  );

  function notice() {
    if (isOutOfCredits) return <OutOfCredits />;
    if (!isOnline) return <KeptUntilOnline />;
    return modelQuestion && <AskAboutModel {...modelQuestion} />;
  }
}

/** Whether it was kept; if not, says so. */
function isKept(outcome: KeepOutcome, noRoom: Message): boolean {
  switch (outcome.kind) {
    case 'kept':
      return true;
    case 'full':
      showToast({ tone: 'error', title: { message: noRoom } });
      return false;
    case 'refused':
      showToast({ tone: 'error', title: { message: chat.sendFailed } });
      return false;
    default:
      return assertNever(outcome);
  }
}

function newId(): string {
  return crypto.randomUUID();
}

const none: never[] = [];
