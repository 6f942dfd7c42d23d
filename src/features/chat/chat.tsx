import { useNavigate } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { userDatabase } from '#db/database.ts';
import type { Conversation } from '#db/queries/chat.ts';
import { newChatDraft } from '#db/schema.ts';
import { withSpoken } from '#domain/chat/question-text.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { languageWords, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { isServerReached, onReachChange } from '#lib/server-reach.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { DropTarget } from '#ui/drop-target.tsx';
import { Screen } from '#ui/screen.tsx';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import { useNow } from '#ui/use-now.ts';
import type { VoiceSlot } from '#ui/voice-slot.ts';
import { AbsentConversation } from './absent-conversation.tsx';
import headerClasses from './chat-header.module.css';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import { CreditsBadge } from './credits-badge.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MessageLog } from './message-log.tsx';
import { AskAboutModel, KeptUntilOnline, OutOfCredits } from './notices.tsx';
import { SessionList } from './session-list.tsx';
import { SessionSwitcher } from './session-switcher.tsx';
import type { Exchange } from './timeline.ts';
import { useAnswerTries } from './use-answer-try.ts';
import { useAttachment } from './use-attachment.ts';
import { useChatLists } from './use-chat-lists.ts';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useFailureToasts } from './use-failure-toasts.ts';
import { useGuideAnswers } from './use-guide-answers.ts';
import { useLanguageNotes } from './use-language-notes.ts';
import { useLeftOutToasts } from './use-left-out-toasts.ts';
import { useMessageActs } from './use-message-acts.ts';
import { useModelQuestion } from './use-model-question.ts';
import { usePlanReading } from './use-plan-reading.ts';
import { useSending, type InHand } from './use-sending.ts';
import { useTimeline } from './use-timeline.ts';

/** It comes with the first file that may be a plan. */
const PlanQuestionView = lazy(async () => ({
  default: (await import('./plan-question.tsx')).PlanQuestionView,
}));

export interface ChatProps {
  userId: string;
  sessionId: string | undefined;
  /** The message that one is led to. */
  messageId?: string | undefined;
  voice?: VoiceSlot | undefined;
  today?: ComponentType | undefined;
}

/** One user's conversations, read from this device alone. */
export function Chat({ userId, sessionId, messageId, voice: Voice, today }: ChatProps) {
  const { t, language: interfaceLanguage } = useI18n();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const db = userDatabase(userId);
  const here = sessionId ?? newChatDraft;
  const { sessions, state: listState, thirds } = useChatLists(db);
  const conversation = useConversation(db, sessionId, messageId);
  const { shown } = conversation;
  useFailureToasts(shown?.messages ?? none);
  useLeftOutToasts();
  const input = useRef<HTMLTextAreaElement>(null);
  const modelQuestion = useModelQuestion(userId, isOnline, () => input.current?.focus());

  const draft = useDraft(db, here);
  /** The words in the box that were spoken; others are not. */
  const [spoken, setSpoken] = useState<string>();
  const isSpoken = spoken !== undefined && spoken === draft.text;
  const attaching = useAttachment(here);
  const notes = useLanguageNotes(db, here);
  const language = notes.chosen ?? interfaceLanguage;
  const [sends, setSends] = useState(0);
  const plan = usePlanReading(userId, here, language);
  const { send, inHand } = useSending(
    {
      db,
      userId,
      sessionId,
      draftId: here,
      language: languageWords[language],
      draft,
      attaching,
      readPlan: plan.read,
      onSent: () => setSends((count) => count + 1),
      async onKept(target) {
        await notes.moveTo(target);
        if (sessionId !== target) await navigate({ to: '/chat', search: { session: target }, replace: true });
      },
    },
    shown?.messages ?? none,
  );
  const exchanges = useAllExchanges(useTimeline(shown?.messages ?? none), shown, inHand, here);
  const guide = useGuideAnswers(userId, exchanges);
  const now = useNow();

  const tries = useAnswerTries();
  const isReached = useSyncExternalStore(onReachChange, isServerReached);
  const isAwaited = exchanges.some(({ id, outcome }) => outcome.kind === 'waiting' && !tries[id]);
  /** What waits for a connection, or was told to have failed, holds nobody up. */
  const isAnswering = isOnline && isReached && isAwaited;

  const title =
    shown?.session?.title ??
    (exchanges[0] && sessionTitle(exchanges[0].question)) ??
    t(sessionId === undefined ? chat.newChatName : chat.title);
  // An answer that is being made may cost nothing after all, and nobody is to be told while they wait for it.
  const isOutOfCredits = thirds !== undefined && thirds <= 0 && !isAwaited;
  const isKnown = sessionId === undefined || shown?.session !== undefined || exchanges.length > 0;
  /** Nothing can be said into a conversation that is not there; while it is looked up, the box stands already. */
  const hasBox = shown === undefined ? !conversation.isUnreadable : isKnown && !shown.isDeleted;
  const attach = hasBox && !isOutOfCredits ? attaching.attach : undefined;
  const area = useRef<HTMLDivElement>(null);
  // A message carries one file.
  const attachFirst = useCallback(([file]: readonly File[]) => file && attach?.(file), [attach]);
  const isFileOver = useDropAndPaste(area, attach && attachFirst);

  const acts = useMessageActs({
    db,
    userId,
    box: hasBox ? { draftId: here, onFilled } : undefined,
    onAsked: () => setSends((count) => count + 1),
    askGuide: (exchange) =>
      guide.ask(exchange, languageWords[language], notes.chosen && languageWords[notes.chosen]),
    partsOf: guide.partsOf,
    suggest: putIntoBox,
  });
  async function onFilled(): Promise<void> {
    await draft.reload();
    input.current?.focus();
  }

  function putIntoBox(text: string): void {
    draft.change(text);
    input.current?.focus();
  }

  function switchLanguage(chosen: Language): void {
    notes.add(chosen, shown?.lastId);
    if (shown?.hasLater) setSends((count) => count + 1);
  }

  return (
    // The browser's history keeps titles after a sign-out: what somebody asks about is not one.
    <Screen
      title={title}
      documentTitle={`${t(chat.title)} · ${t(ui.productName)}`}
      isTitleHidden
      width="full"
    >
      <div className={classes.chat} data-fills-window>
        <aside className={classes.aside} aria-label={t(chat.sessionsLabel)}>
          <SessionList sessions={sessions} state={listState} now={now} onStartNew={notes.startAnew} />
        </aside>
        <div ref={area} className={classes.conversation}>
          {isFileOver && <DropTarget words={t(attachments.drop)} />}
          <div className={headerClasses.header}>
            <div className={headerClasses.name}>
              <p className={classes.title}>{title}</p>
              <div className={classes.switcher}>
                <SessionSwitcher
                  title={title}
                  sessions={sessions}
                  state={listState}
                  now={now}
                  onStartNew={notes.startAnew}
                />
              </div>
            </div>
            <LanguageToggle value={language} onChange={switchLanguage} />
            <CreditsBadge thirds={thirds} />
          </div>
          {isKnown && (shown !== undefined || exchanges.length > 0) ? (
            <MessageLog
              key={here}
              exchanges={exchanges}
              hasEarlier={shown?.hasEarlier === true}
              onEarlier={conversation.readEarlier}
              hasLater={shown?.hasLater === true}
              onLater={conversation.readLater}
              onNewest={conversation.readNewest}
              notes={notes.notes}
              sends={sends}
              soughtId={messageId}
              now={now}
              language={language}
              today={today}
              acts={acts}
              guideAnswers={guide.answers}
              onExample={isOutOfCredits ? undefined : putIntoBox}
            />
          ) : (
            <AbsentConversation
              db={db}
              isLookedUp={shown !== undefined}
              isDeleted={shown?.isDeleted === true}
              isUnreadable={conversation.isUnreadable}
            />
          )}
          {plan.question && (
            <Suspense>
              <PlanQuestionView question={plan.question} />
            </Suspense>
          )}
          {hasBox && (
            <Composer
              text={draft.text}
              whyNotKept={draft.whyNotKept}
              language={language}
              isStarting={shown === undefined}
              isPending={isAnswering}
              isDisabled={isOutOfCredits}
              isSpoken={isSpoken}
              notice={notice()}
              input={input}
              attachment={attaching.attachment}
              onAttach={attaching.attach}
              onRemoveAttachment={attaching.clear}
              microphone={
                Voice && <Voice language={language} isDisabled={isOutOfCredits} onText={takeSpoken} />
              }
              onChange={draft.change}
              onSend={() => void send()}
            />
          )}
        </div>
      </div>
    </Screen>
  );

  /** What was spoken before is spoken anew; what was typed stays in front of it. */
  function takeSpoken(said: string): void {
    const words = withSpoken(isSpoken ? '' : draft.text, said);
    setSpoken(words);
    putIntoBox(words);
  }

  function notice() {
    if (isOutOfCredits) return <OutOfCredits />;
    if (!isOnline) return <KeptUntilOnline />;
    return modelQuestion && <AskAboutModel {...modelQuestion} />;
  }
}

/** With what is being kept at this moment, where it belongs. */
function useAllExchanges(
  kept: readonly Exchange[],
  shown: Conversation | undefined,
  inHand: InHand | undefined,
  here: string,
): readonly Exchange[] {
  const isHere =
    inHand !== undefined &&
    (here === inHand.draftId || here === inHand.exchange.sessionId) &&
    shown?.hasLater !== true &&
    shown?.isDeleted !== true;
  return useMemo(() => (isHere ? [...kept, inHand.exchange] : kept), [kept, isHere, inHand]);
}

const none: never[] = [];
