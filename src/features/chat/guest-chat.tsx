import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { keepGuestLanguage, startNewGuestChat } from '#db/guest-chat.ts';
import { deviceChoices } from '#db/preferences.ts';
import { freeMessagesLeft } from '#domain/chat/guest-limit.ts';
import { withSpoken } from '#domain/chat/question-text.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { chat as texts } from '#i18n/catalogue/chat.ts';
import { chatGuest } from '#i18n/catalogue/chat-guest.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { languageOfWord, languageWords, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { askAsGuest } from '#session/ask-as-guest.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import { useNow } from '#ui/use-now.ts';
import type { VoiceSlot } from '#ui/voice-slot.ts';
import headerClasses from './chat-header.module.css';
import { Composer, messageBox } from './composer.tsx';
import classes from './guest-chat.module.css';
import type { ExchangeActs } from './exchange-acts.ts';
import { GuestLimitCard } from './guest-limit-card.tsx';
import { guestTimeline } from './guest-timeline.ts';
import { answerPartsOf } from './answer-parts.ts';
import { copyWords } from './hand-on.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { MessageLog, type LanguageNote } from './message-log.tsx';
import { useGuestChat } from './use-guest-chat.ts';
import { useGuestDraft } from './use-guest-draft.ts';
import { useStable } from './use-stable.ts';

/** What somebody without an account may ask for nothing, and afterwards the way to more. */
export function GuestChat({
  voice: Voice,
  today,
}: {
  voice?: VoiceSlot | undefined;
  today?: ComponentType | undefined;
}) {
  const { t, language: interfaceLanguage } = useI18n();
  const shown = useGuestChat();
  const draft = useGuestDraft();
  const now = useNow();
  const input = useRef<HTMLTextAreaElement>(null);
  /** A message is being kept: a second Enter must not keep it twice. */
  const isKeeping = useRef(false);
  const [isSpoken, setIsSpoken] = useState(false);
  const [sends, setSends] = useState(0);

  const notes = useMemo(
    () =>
      (shown?.languages ?? []).map((note, id): LanguageNote => {
        return { id, after: note.after, language: languageOfWord(note.language) };
      }),
    [shown],
  );
  const language = notes.at(-1)?.language ?? interfaceLanguage;
  const exchanges = useMemo(() => (shown ? guestTimeline(shown) : none), [shown]);
  const left = shown && freeMessagesLeft(shown, now);
  const isAnswered = shown?.exchanges.every(({ outcome }) => outcome.kind !== 'waiting') ?? false;
  // What was just asked is answered before the card asks for anything.
  const isOver = left === 0 && isAnswered;
  const title = exchanges[0] ? sessionTitle(exchanges[0].question) : t(texts.title);

  const wasOver = useRef<boolean>(undefined);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown === undefined) return;
    // The box that had the focus is closed now; the card says why.
    if (isOver && wasOver.current === false && isFocusLost()) card.current?.focus();
    wasOver.current = isOver;
  }, [isOver, shown]);

  const acts = useStable<ExchangeActs>({
    ...keptActs,
    suggest: putIntoBox,
    partsOf: (exchange) => answerPartsOf(exchange, exchanges, deviceChoices()),
  });

  async function send(): Promise<void> {
    if (isKeeping.current) return;
    isKeeping.current = true;
    dismissToastAbout(messageBox);
    const text = draft.text.trim();
    const asking = askAsGuest({ id: crypto.randomUUID(), text, language: languageWords[language] });
    draft.change('');
    setIsSpoken(false);
    setSends((count) => count + 1);
    try {
      if ((await asking) === 'limit') draft.change(text);
    } catch {
      showToast({ tone: 'error', title: { message: texts.somethingWrong }, about: messageBox });
    } finally {
      isKeeping.current = false;
    }
  }

  /** What was spoken before is spoken anew; what was typed stays in front of it. */
  function takeSpoken(said: string): void {
    draft.change(withSpoken(isSpoken ? '' : draft.text, said));
    setIsSpoken(true);
    input.current?.focus();
  }

  function putIntoBox(text: string): void {
    draft.change(text);
    input.current?.focus();
  }

  function startAgain(): void {
    startNewGuestChat().catch(() => showToast({ tone: 'error', title: { message: texts.somethingWrong } }));
    if (!isOver) input.current?.focus();
  }

  function switchLanguage(chosen: Language): void {
    const note = { after: exchanges.at(-1)?.id, language: languageWords[chosen] };
    keepGuestLanguage(note).catch((error: unknown) => logQuietly('chat language', error));
  }

  return (
    // The browser's history keeps titles after a sign-out: what somebody asks about is not one.
    <Screen
      title={title}
      documentTitle={`${t(texts.title)} · ${t(ui.productName)}`}
      isTitleHidden
      width="full"
    >
      <div className={classes.chat} data-fills-window>
        <div className={headerClasses.header}>
          <div className={headerClasses.name}>
            <p className={classes.title}>{title}</p>
          </div>
          {exchanges.length > 0 && (
            <ActionIcon
              variant="subtle"
              aria-label={t(texts.newChat)}
              title={t(texts.newChat)}
              onClick={startAgain}
            >
              <PlusIcon />
            </ActionIcon>
          )}
          <LanguageToggle value={language} onChange={switchLanguage} />
          {left !== undefined && (
            <Link
              to="/subscriptions"
              className={headerClasses.badge}
              aria-label={t(chatGuest.freeLeft, { count: left })}
              data-testid="guest-badge"
              data-numeric
            >
              {t(chatGuest.freeLeftShort, { count: left })}
            </Link>
          )}
        </div>
        {/* Before the device has been asked, the greeting would flicker. */}
        {shown ? (
          <MessageLog
            exchanges={exchanges}
            hasEarlier={false}
            onEarlier={doNothing}
            notes={notes}
            sends={sends}
            now={now}
            language={language}
            today={today}
            acts={acts}
            onExample={isOver ? undefined : putIntoBox}
          />
        ) : (
          <div />
        )}
        <Composer
          text={draft.text}
          whyNotKept={draft.whyNotKept}
          language={language}
          isStarting={shown === undefined}
          isPending={shown !== undefined && !isAnswered}
          isDisabled={isOver}
          isSpoken={isSpoken}
          notice={
            isOver && (
              <GuestLimitCard
                ref={card}
                sessionId={
                  shown?.exchanges.some(({ outcome }) => outcome.kind === 'answered')
                    ? shown.sessionId
                    : undefined
                }
                isRefused={shown?.exchanges.some(({ outcome }) => outcome.kind === 'refused') ?? false}
              />
            )
          }
          microphone={Voice && <Voice language={language} isDisabled={isOver} onText={takeSpoken} />}
          input={input}
          onAttachAsGuest={() =>
            showToast({
              tone: 'error',
              title: { message: chatGuest.attachNeedsSignIn },
              about: messageBox,
            })
          }
          onChange={(text) => {
            draft.change(text);
            setIsSpoken(false);
          }}
          onSend={() => void send()}
        />
      </div>
    </Screen>
  );
}

/** Whether the focus is nowhere, as after the box that had it was closed. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    (activeElement as HTMLElement).matches(':disabled')
  );
}

function doNothing(): void {}

/** What a guest said is with nobody who could refuse it, and stays as long as the chat does. */
const keptActs: ExchangeActs = {
  askAgain: doNothing,
  edit: doNothing,
  remove: doNothing,
  copy: ({ question }) => void copyWords(question),
};

const none: never[] = [];
