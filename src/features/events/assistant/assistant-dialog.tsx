import { ActionIcon, CloseButton } from '@mantine/core';
import { memo, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { useSession } from '#session/use-session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SendIcon } from '#ui/icons.tsx';
import { isPlainEnter } from '#ui/is-plain-enter.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LogoMark } from '#ui/logo.tsx';
import classes from './assistant-dialog.module.css';
import type { AssistantMessage } from './assistant-store.ts';
import { assistantWords as words } from './assistant-words.ts';
import { quickAnswers } from './quick-answers.ts';
import { assistant, onAssistantDone } from './the-assistant.ts';

export interface AssistantDialogProps {
  /** Dates at hand, YYYY-MM-DD, that may be the one that is meant. */
  days: readonly string[];
  /** Where a sign-in leads back to. */
  here: string;
  /** After it has closed, however that came about; the conversation stays where it was. */
  onClose(): void;
}

/** The assistant that asks for an event one thing at a time. It speaks Hindi, whatever the language of the interface. */
export function AssistantDialog({ days, here, onClose }: AssistantDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { messages, conversation, isTyping } = useStore(assistant.store);
  const { step } = conversation;
  const [text, setText] = useState('');
  /** Nothing that were typed now would be taken. */
  const isClosed = isTyping || step === 'saved';
  const isSignedIn = useSession().status === 'signed-in';
  const isSignInWanted = !isSignedIn && messages.at(-1)?.content === words.signInFirst;

  useEffect(() => onAssistantDone(() => dialog.current?.close()), []);
  // The dialog itself would give the focus to its first button.
  useEffect(() => input.current?.focus(), []);

  function say(answer: string): void {
    if (assistant.say(answer) && answer === text) setText('');
    input.current?.focus();
  }

  return (
    <Dialog ref={dialog} title={words.dialogTitle} lang="hi" onClose={onClose}>
      <CloseButton
        className={classes.close}
        size="md"
        aria-label="बंद करें"
        onClick={() => dialog.current?.close()}
      />
      <div className={classes.chat}>
        <Messages messages={messages} isTyping={isTyping} />
        {isSignInWanted && (
          <LinkButton
            to="/auth"
            search={{ redirect: here }}
            variant="light"
            className={classes.signIn}
            onClick={() => dialog.current?.close()}
          >
            साइन इन करें
          </LinkButton>
        )}
        {!isTyping && <Answers answers={quickAnswers(step, days)} onSay={say} />}
        <form
          className={classes.row}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            say(text);
          }}
        >
          {/* One that were disabled would lose the focus, and a phone its keyboard, after each answer. */}
          <input
            ref={input}
            type="text"
            className={classes.input}
            aria-label="आपका उत्तर"
            placeholder={isClosed ? '' : 'यहाँ लिखें…'}
            autoComplete="off"
            enterKeyHint="send"
            readOnly={isClosed}
            aria-disabled={isClosed}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isPlainEnter(event)) return;
              event.preventDefault();
              say(text);
            }}
            data-testid="assistant-input"
          />
          <ActionIcon
            type="submit"
            variant="filled"
            color="gold"
            className={classes.send}
            aria-label="भेजें"
            aria-disabled={isClosed || text.trim() === ''}
            data-disabled={isClosed || text.trim() === ''}
            data-testid="assistant-send"
          >
            <SendIcon />
          </ActionIcon>
        </form>
      </div>
    </Dialog>
  );
}

interface MessagesProps {
  messages: readonly AssistantMessage[];
  isTyping: boolean;
}

/** What was said so far, its end in sight whenever something comes. New messages are read out as they come. */
const Messages = memo(function Log({ messages, isTyping }: MessagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scroller.current?.scrollTo?.({ top: scroller.current.scrollHeight });
  });
  return (
    <div
      ref={scroller}
      role="log"
      aria-label="बातचीत"
      aria-live="polite"
      aria-relevant="additions"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach it to scroll it
      tabIndex={0}
      className={classes.scroller}
    >
      <ol className={classes.messages}>
        {messages.map(({ id, type, content }) => (
          <li key={id} className={classes.message} data-type={type} data-testid={`assistant-${type}`}>
            {type === 'bot' ? <LogoMark className={classes.mark} /> : null}
            <p className={classes.words}>{content}</p>
          </li>
        ))}
        {isTyping && (
          <li className={classes.message} data-type="bot" aria-hidden="true" data-testid="assistant-typing">
            <LogoMark className={`${classes.mark} ${classes.working}`} />
            <p className={classes.dots}>
              <span />
              <span />
              <span />
            </p>
          </li>
        )}
      </ol>
    </div>
  );
});

interface AnswersProps {
  answers: ReturnType<typeof quickAnswers>;
  onSay(answer: string): void;
}

function Answers({ answers, onSay }: AnswersProps) {
  if (answers.length === 0) return null;
  return (
    <fieldset aria-label="जल्दी उत्तर" className={classes.answers}>
      {answers.map(({ label, say }) => (
        <button key={say} type="button" className={classes.answer} onClick={() => onSay(say)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
