import { useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepingNow, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { sendMessage } from '#db/mutations/send-message.ts';
import type { ChatMessage } from '#db/queries/chat.ts';
import type { LanguageWord } from '#domain/language.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Message as Words } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import { messageBox } from './composer.tsx';
import type { Attaching } from './use-attachment.ts';
import { exchangeOf, type Exchange } from './timeline.ts';
import type { MessageDraft } from './use-draft.ts';
import type { PlanReading } from './use-plan-reading.ts';

export interface Sending {
  db: UserDatabase;
  userId: string;
  /** Undefined begins a conversation. */
  sessionId: string | undefined;
  /** The box that it is sent from. */
  draftId: string;
  language: LanguageWord;
  draft: MessageDraft;
  attaching: Attaching;
  /** Looks whether the file that goes along is a plan. */
  readPlan: PlanReading['read'];
  /** It is to be looked for at the end from here on. */
  onSent(): void;
  /** It is kept, in this conversation. */
  onKept(sessionId: string): Promise<void>;
}

export interface Sender {
  /** Keeps what stands in the box, with its file, so that it is sent. Asked twice in one moment it does so once. */
  send(): Promise<void>;
  /** What is being kept at this moment: a disk takes longer than an eye. */
  inHand: InHand | undefined;
}

export interface InHand {
  /** As it will stand there. */
  exchange: Exchange;
  /** The box that it was sent from. */
  draftId: string;
}

/** Sends what is written. `shown`: what is kept in the conversation, and so in hand no more. */
export function useSending(sending: Sending, shown: readonly ChatMessage[]): Sender {
  const isKeeping = useRef(false);
  const [inHand, setInHand] = useState<InHand>();
  const hasArrived = inHand !== undefined && shown.some(({ id }) => id === inHand.exchange.id);
  if (hasArrived) setInHand(undefined);

  async function send(): Promise<void> {
    if (isKeeping.current) return;
    isKeeping.current = true;
    dismissToastAbout(messageBox);
    const { db, userId, sessionId, draftId, language, draft, attaching, readPlan, onSent, onKept } = sending;
    const { text } = draft;
    const file = attaching.attachment?.kind === 'ready' ? attaching.attachment.file : undefined;
    const message = { id: newId(), sessionId: sessionId ?? newId(), text: text.trim(), language };
    // Its file can only be shown from where it is kept.
    if (!file) setInHand({ exchange: justWritten({ ...message, at: Date.now() }), draftId });
    try {
      const toSend = file && (await readPlan(file));
      if (file && !toSend) return;
      onSent();
      const outcome = await sendMessage(
        db,
        {
          ...message,
          attachment: toSend?.attachment,
          title: message.text === '' ? toSend?.title : undefined,
        },
        { ...keepingNow(userId), alongside: (disk) => keepDraft(disk, draftId, '') },
      );
      if (outcome.kind !== 'kept') setInHand(undefined);
      if (!isKept(outcome, chat.noRoom)) return;
      draft.leaveOut(text);
      attaching.clear();
      await onKept(message.sessionId);
    } catch (error) {
      logQuietly('message', error);
      setInHand(undefined);
      showToast({ tone: 'error', title: { message: chat.notSaved }, about: messageBox });
    } finally {
      isKeeping.current = false;
    }
  }

  return { send, inHand: hasArrived ? undefined : inHand };
}

/** Nothing is said of its way to the server before it is safe on the device. */
function justWritten(
  message: Pick<ChatMessage, 'id' | 'sessionId' | 'text' | 'at'> & { language: LanguageWord },
): Exchange {
  return {
    ...exchangeOf({
      ...message,
      isStored: false,
      file: undefined,
      complaint: undefined,
      state: { kind: 'silent' },
    }),
    isInHand: true,
  };
}

/** Whether it was kept; if not, says so. */
export function isKept(outcome: KeepOutcome, noRoom: Words): boolean {
  switch (outcome.kind) {
    case 'kept':
      return true;
    case 'full':
      showToast({ tone: 'error', title: { message: noRoom }, about: messageBox });
      return false;
    case 'refused':
      showToast({ tone: 'error', title: { message: chat.sendFailed }, about: messageBox });
      return false;
    default:
      return assertNever(outcome);
  }
}

/** The name of something that this device makes. */
export function newId(): string {
  return crypto.randomUUID();
}
