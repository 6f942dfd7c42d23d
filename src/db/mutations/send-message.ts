import { sessionTitle } from '#domain/chat/session-title.ts';
import type { LanguageWord } from '#domain/language.ts';
import { messageTypeOf, type ReadyAttachment } from '#lib/attachment.ts';
import type { KeptQuestion } from '../guest.ts';
import { durably, type UserDatabase } from '../database.ts';
import { keepActs, type ActFile, type Keeping, type KeepOutcome, type NewAct } from './keep-acts.ts';
import { withdraw } from './withdraw.ts';

export interface NewMessage {
  /** Made on the device; the answer comes under it. */
  id: string;
  sessionId: string;
  text: string;
  language: LanguageWord;
  /** A picture or a document that goes with it. */
  attachment?: ReadyAttachment | undefined;
  /** What its conversation is called, where it begins one and its words do not say that. */
  title?: string | undefined;
}

/**
 * Keeps a message with its files, and before it the conversation where there is none yet, so that all are sent. One
 * without words gives its conversation the name of its file.
 */
export async function sendMessage(
  db: UserDatabase,
  message: NewMessage,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const { id, sessionId, text, language, attachment, title } = message;
  const send: NewAct = {
    kind: 'chat.send',
    entityId: id,
    lane: sessionId,
    payload: {
      session_id: sessionId,
      query: text,
      language,
      ...(attachment && {
        message_type: messageTypeOf(attachment),
        attachment_name: attachment.name,
        attachment_text: attachment.text,
      }),
    },
    ...(attachment && { files: filesOf(attachment) }),
  };
  const begin: NewAct = {
    kind: 'session.create',
    entityId: sessionId,
    payload: { title: title ?? sessionTitle(text.trim() === '' && attachment ? attachment.name : text) },
  };
  return keepActs(db, (await isBegun(db, sessionId)) ? [send] : [begin, send], keeping);
}

/** The file itself, and the pages of it that are looked at. */
function filesOf({ bytes, type, extension, pages = [] }: ReadyAttachment): ActFile[] {
  return [
    { field: 'image_url', bytes, type, extension },
    ...pages.map((page) => ({
      field: 'page_urls',
      bytes: page.bytes,
      type: 'image/jpeg',
      extension: 'jpg',
    })),
  ];
}

/** Takes over what somebody asked before signing in. Taking it twice is taking it once. */
export async function sendKeptQuestion(
  db: UserDatabase,
  { requestId, sessionId, text, language }: KeptQuestion,
  keeping: Keeping,
): Promise<void> {
  const isTaken =
    (await db.outbox.where('entityId').equals(requestId).count()) > 0 ||
    (await db.user_chats.get(requestId)) !== undefined;
  if (!isTaken) await sendMessage(db, { id: requestId, sessionId, text, language }, keeping);
}

/** Asks once more for the answer of a message that has failed on the server; it costs what the message costs. */
export async function askMessageAgain(
  db: UserDatabase,
  message: { id: string; sessionId: string },
  keeping: Keeping,
): Promise<KeepOutcome> {
  return keepActs(
    db,
    [{ kind: 'chat.ask_again', entityId: message.id, lane: message.sessionId, payload: {} }],
    keeping,
  );
}

export interface TakingBack {
  /** The act of the message. */
  opId: string;
  sessionId: string;
  /** Its words go back into this message box, below what stands there. */
  into?: { draftId: string; text: string };
  newId(): string;
}

/** `isSessionGone`: it was all that had been said in a conversation which the server does not know. */
export type TakenBack = { kind: 'taken'; isSessionGone: boolean } | { kind: 'too-late' };

/**
 * Takes a message back at its writer's word, in one transaction with the draft that its words become. A conversation that
 * would begin with nothing else goes with it.
 */
export async function takeBack(
  db: UserDatabase,
  { opId, sessionId, into, newId }: TakingBack,
): Promise<TakenBack> {
  const disk = durably(db);
  return disk.transaction('rw', disk.outbox, disk.blobs, disk.drafts, async () => {
    if ((await withdraw(disk, opId, newId)) === 0) return { kind: 'too-late' };
    if (into) {
      const standing = (await disk.drafts.get(into.draftId))?.text ?? '';
      const text = standing.trim() === '' ? into.text : `${standing.trimEnd()}\n${into.text}`;
      await disk.drafts.put({ id: into.draftId, text });
    }
    const beginning = await disk.outbox
      .where('entityId')
      .equals(sessionId)
      .and(({ kind, state }) => kind === 'session.create' && state !== 'acked')
      .first();
    if (!beginning) return { kind: 'taken', isSessionGone: false };
    const isNeeded =
      (await disk.outbox.filter(({ payload }) => payload['session_id'] === sessionId).count()) > 0;
    if (!isNeeded) await withdraw(disk, beginning.opId, newId);
    return { kind: 'taken', isSessionGone: !isNeeded };
  });
}

async function isBegun(db: UserDatabase, sessionId: string): Promise<boolean> {
  if (await db.chat_sessions.get(sessionId)) return true;
  const beginnings = db.outbox.where('entityId').equals(sessionId);
  return (await beginnings.and(({ kind }) => kind === 'session.create').count()) > 0;
}
