import { useRef } from 'react';
import type { UserDatabase } from '#db/database.ts';
import type { KeepOutcome } from '#db/mutations/keep-acts.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { sendMessage } from '#db/mutations/send-message.ts';
import type { ChatLanguage } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';
import type { Attaching } from './use-attachment.ts';
import type { Draft } from './use-draft.ts';

export interface Sending {
  db: UserDatabase;
  userId: string;
  /** Undefined begins a conversation. */
  sessionId: string | undefined;
  /** The box that it is sent from. */
  draftId: string;
  language: ChatLanguage;
  draft: Draft;
  attaching: Attaching;
  /** It is kept, in this conversation. */
  onKept(sessionId: string): Promise<void>;
}

/** Keeps what stands in the box, with its file, so that it is sent. Asked twice in one moment it does so once. */
export function useSending(sending: Sending): () => Promise<void> {
  const isKeeping = useRef(false);
  return async function send() {
    if (isKeeping.current) return;
    isKeeping.current = true;
    const { db, userId, sessionId, draftId, language, draft, attaching, onKept } = sending;
    const { text } = draft;
    const attachment = attaching.attachment?.kind === 'ready' ? attaching.attachment.file : undefined;
    const target = sessionId ?? newId();
    try {
      const outcome = await sendMessage(
        db,
        { id: newId(), sessionId: target, text: text.trim(), language, attachment },
        { userId, now: Date.now(), newId, alongside: (disk) => keepDraft(disk, draftId, '') },
      );
      if (!isKept(outcome, chat.noRoom)) return;
      draft.leaveOut(text);
      attaching.clear();
      await onKept(target);
    } catch (error) {
      logQuietly('message', error);
      showToast({ tone: 'error', title: { message: chat.notSaved } });
    } finally {
      isKeeping.current = false;
    }
  };
}

/** Whether it was kept; if not, says so. */
export function isKept(outcome: KeepOutcome, noRoom: Message): boolean {
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

export function newId(): string {
  return crypto.randomUUID();
}
