import { ActionIcon } from '@mantine/core';
import {
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { longestQuestion } from '#domain/chat/question-text.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { acceptedFiles } from '#lib/attachment.ts';
import type { NotKept } from '#lib/storage-room.ts';
import { AttachIcon, CheckCircleIcon, SendIcon } from '#ui/icons.tsx';
import { isPlainEnter } from '#ui/is-plain-enter.ts';
import { notKeptTexts } from '#ui/not-kept.ts';
import { AttachmentChip } from './attachment-chip.tsx';
import { AttachmentNote } from './attachment-note.tsx';
import classes from './composer.module.css';
import type { AttachmentView } from './use-attachment.ts';

/** What is told of sending from a message box: it goes with the next message. */
export const messageBox = 'message box';

export interface ComposerProps {
  text: string;
  /** Why a reload would lose it. */
  whyNotKept?: NotKept | undefined;
  /** The language of the answers, in which the box also asks. */
  language: Language;
  /** Its conversation is still looked up: what is sent goes once that is there. */
  isStarting: boolean;
  /** The message before is still answered: one may write already, but not send. */
  isPending: boolean;
  isDisabled: boolean;
  /** What has to be known before sending, above the box. */
  notice?: ReactNode;
  /** Its words were spoken and not typed over yet. */
  isSpoken?: boolean;
  /** What goes with the message. */
  attachment?: AttachmentView | undefined;
  /** Beside the box; the box has no place for one without it. */
  microphone?: ReactNode;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Somebody has chosen a file; without it nothing can be attached. */
  onAttach?: ((file: File) => void) | undefined;
  /** Instead of choosing a file, where nobody is signed in: says what is missing. */
  onAttachAsGuest?: (() => void) | undefined;
  onRemoveAttachment?: (() => void) | undefined;
  onChange(text: string): void;
  onSend(): void;
}

/**
 * The box at the bottom: Enter sends, Shift and Enter begins a new line. A file alone is a message as well; while it is
 * still prepared, nothing is sent without it.
 */
export function Composer(props: ComposerProps) {
  const { text, language, isStarting, isPending, isDisabled, notice, input, onChange, onSend } = props;
  const {
    isSpoken = false,
    whyNotKept,
    attachment,
    microphone,
    onAttach,
    onAttachAsGuest,
    onRemoveAttachment,
  } = props;
  const { t } = useI18n();
  const hintId = useId();
  const spokenId = useId();
  const hasSomething = text.trim() !== '' || attachment?.kind === 'ready';
  const isSendable = hasSomething && attachment?.kind !== 'reading' && !isPending && !isDisabled;

  const submit = useSubmit(isSendable, isStarting, onSend);

  function onKeyDown(event: KeyboardEvent): void {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    submit();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  return (
    <form className={classes.composer} onSubmit={onSubmit} data-kept>
      {notice}
      {attachment && onRemoveAttachment && (
        <AttachmentChip
          attachment={attachment}
          onRemove={() => {
            onRemoveAttachment();
            input.current?.focus();
          }}
        />
      )}
      {attachment && attachment.kind !== 'refused' && <AttachmentNote />}
      <div className={classes.row}>
        {(onAttach ?? onAttachAsGuest) && (
          <AttachButton
            isDisabled={isDisabled}
            onAttachAsGuest={onAttachAsGuest}
            onAttach={(file) => {
              onAttach?.(file);
              input.current?.focus();
            }}
          />
        )}
        <span className={classes.grow} data-text={text}>
          <textarea
            ref={input}
            rows={1}
            className={classes.input}
            lang={language}
            data-testid="chat-input"
            data-spoken={isSpoken || undefined}
            aria-label={t(chat.inputLabel)}
            aria-describedby={isSpoken ? `${spokenId} ${hintId}` : hintId}
            placeholder={translate(chat.placeholder, language)}
            enterKeyHint="send"
            maxLength={longestQuestion}
            disabled={isDisabled}
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </span>
        {microphone}
        <ActionIcon
          type="submit"
          variant="filled"
          color="gold"
          className={classes.send}
          aria-label={t(chat.send)}
          disabled={!isSendable}
          data-testid="chat-send"
        >
          <SendIcon />
        </ActionIcon>
      </div>
      {isSpoken && (
        <p id={spokenId} className={classes.spoken} data-testid="chat-spoken">
          <CheckCircleIcon size="1em" /> {t(attachments.spoken)}
        </p>
      )}
      <p className={classes.notKept} aria-live="polite" data-testid="draft-not-kept">
        {whyNotKept && t(notKeptTexts[whyNotKept])}
      </p>
      <p id={hintId} className={classes.hint} lang={language}>
        {translate(chat.hint, language)}
      </p>
    </form>
  );
}

/** Sends what can be sent: at once, or when the conversation is there. */
function useSubmit(isSendable: boolean, isStarting: boolean, onSend: () => void): () => void {
  const isWanted = useRef(false);
  const send = useRef(() => {});
  useEffect(() => {
    send.current = () => {
      if (isSendable) onSend();
    };
  });
  useEffect(() => {
    if (isStarting || !isWanted.current) return;
    isWanted.current = false;
    send.current();
  }, [isStarting]);

  return () => {
    if (!isSendable) return;
    if (isStarting) isWanted.current = true;
    else onSend();
  };
}

interface AttachButtonProps {
  isDisabled: boolean;
  onAttach(file: File): void;
  onAttachAsGuest: (() => void) | undefined;
}

function AttachButton({ isDisabled, onAttach, onAttachAsGuest }: AttachButtonProps) {
  const { t } = useI18n();
  const files = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.attach}
        aria-label={t(attachments.attach)}
        aria-describedby={hintId}
        title={t(attachments.attachHint)}
        disabled={isDisabled}
        onClick={() => (onAttachAsGuest ? onAttachAsGuest() : files.current?.click())}
        data-testid="chat-attach"
      >
        <AttachIcon />
      </ActionIcon>
      <span id={hintId} hidden>
        {t(attachments.attachHint)}
      </span>
      <input
        ref={files}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={t(attachments.attach)}
        data-testid="chat-file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = '';
          if (file) onAttach(file);
        }}
      />
    </>
  );
}
