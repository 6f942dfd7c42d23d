import { ActionIcon } from '@mantine/core';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { SendIcon } from '#ui/icons.tsx';
import classes from './composer.module.css';
import type { AttachmentView } from './use-attachment.ts';

const longestQuestion = 4000;

export interface ComposerProps {
  text: string;
  /** The language of the answers, in which the box also asks. */
  language: Language;
  /** Its conversation is still looked up: one may write already, but not send. */
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

/** The box at the bottom: Enter sends, Shift and Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { text, language, isPending, isDisabled, notice, input, onChange, onSend } = props;
  const { t } = useI18n();
  const hintId = useId();
  const isSendable = text.trim() !== '' && !isPending && !isDisabled;

  function onKeyDown(event: KeyboardEvent): void {
    // 229 is how Safari reports the Enter that ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    if (isSendable) onSend();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isSendable) onSend();
  }

  return (
    <form className={classes.composer} onSubmit={onSubmit}>
      {notice}
      <div className={classes.row}>
        <textarea
          ref={input}
          rows={1}
          className={classes.input}
          lang={language}
          data-testid="chat-input"
          aria-label={t(chat.inputLabel)}
          aria-describedby={hintId}
          placeholder={translate(chat.placeholder, language)}
          enterKeyHint="send"
          maxLength={longestQuestion}
          disabled={isDisabled}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
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
      <p id={hintId} className={classes.hint} lang={language}>
        {translate(chat.hint, language)}
      </p>
    </form>
  );
}
