import {
  handOverGuestChat,
  hasGuestWords,
  releaseHandover,
  type GuestExchange,
  type Handover,
} from '#db/guest-chat.ts';
import { isStillWanted, keptQuestion, releaseQuestion } from '#db/guest.ts';
import { durably, type UserDatabase } from '#db/database.ts';
import { keepActs, type Keeping, type KeepOutcome, type NewAct } from '#db/mutations/keep-acts.ts';
import { sendKeptQuestion } from '#db/mutations/send-message.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { newChatDraft } from '#db/schema.ts';
import { sessionTitle } from '#domain/chat/session-title.ts';
import { inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { answerWaitingHere } from '#session/ask-as-guest.ts';

/**
 * Hands the question that was typed before signing in over to whoever has signed in. It is kept with them before it is
 * let go, under an id it had from the start: a second tab, or a crash in between, asks nothing twice.
 */
export async function takeKeptQuestion(db: UserDatabase, keeping: Keeping): Promise<void> {
  const kept = await keptQuestion();
  if (!kept || !isStillWanted(kept, keeping.now)) return;
  await sendKeptQuestion(db, kept, keeping);
  await releaseQuestion(kept.requestId);
}

/**
 * Hands what was said before signing in over to whoever has signed in: what was answered becomes a conversation of
 * theirs at no cost, what was not becomes the words in their message box. It is theirs alone from its first step, and is
 * kept with them before it is let go, under ids it had from the start: a second tab, or a crash in between, keeps nothing
 * twice.
 */
export async function takeGuestChat(db: UserDatabase, keeping: Keeping): Promise<void> {
  // Most devices never had a guest, and every start of the app looks here first.
  if (await hasGuestWords()) await inTurn('take-guest-chat', () => takeAll(db, keeping));
}

async function takeAll(db: UserDatabase, keeping: Keeping): Promise<void> {
  await answerWaitingHere();
  for (const handover of await handOverGuestChat(keeping.userId, keeping.now)) {
    const outcome = await takeOne(db, handover, keeping);
    // Without room on the device it waits for the next start; what is refused would be refused then too.
    if (outcome?.kind === 'full') continue;
    if (outcome?.kind === 'refused') logQuietly('guest', outcome);
    await releaseHandover(handover.sessionId);
  }
}

async function takeOne(
  db: UserDatabase,
  { sessionId, exchanges, draft }: Handover,
  keeping: Keeping,
): Promise<KeepOutcome | undefined> {
  const answered = exchanges.filter((exchange) => exchange.outcome.kind === 'answered');
  const left = exchanges.filter(({ outcome }) => outcome.kind !== 'answered').map(({ text }) => text);
  const words = [...left, draft].filter((text) => text.trim() !== '').join('\n');
  const draftId = answered.length > 0 ? sessionId : newChatDraft;
  const alongside = (disk: UserDatabase) => keepWords(disk, draftId, words);
  if (answered.length === 0 || (await isTaken(db, sessionId))) {
    await alongside(durably(db));
    return undefined;
  }
  const begin: NewAct = {
    kind: 'session.create',
    entityId: sessionId,
    payload: { title: sessionTitle(answered[0]?.text ?? '') },
  };
  return keepActs(db, [begin, ...answered.map((exchange) => keepOf(sessionId, exchange))], {
    ...keeping,
    alongside,
  });
}

function keepOf(sessionId: string, { id, text, outcome }: GuestExchange): NewAct {
  const { response, language } =
    outcome.kind === 'answered' ? outcome : { response: '', language: undefined };
  return {
    kind: 'chat.keep',
    entityId: id,
    lane: sessionId,
    payload: { session_id: sessionId, query: text, response, language },
  };
}

/** Words that stand in the box already stay: they are newer. */
async function keepWords(disk: UserDatabase, draftId: string, words: string): Promise<void> {
  if (words === '' || (await disk.drafts.get(draftId)) !== undefined) return;
  await keepDraft(disk, draftId, words);
}

async function isTaken(db: UserDatabase, sessionId: string): Promise<boolean> {
  return (
    (await db.outbox.where('entityId').equals(sessionId).count()) > 0 ||
    (await db.chat_sessions.get(sessionId)) !== undefined
  );
}
