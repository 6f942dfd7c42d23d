import { liveQuery } from 'dexie';
import { userDatabase } from '#db/database.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { linkState } from '#db/mutations/note-link.ts';
import { sendMessage } from '#db/mutations/send-message.ts';
import { messageById, type MessageState } from '#db/queries/chat.ts';
import type { LinkProblem } from '#db/schema.ts';
import type { LanguageWord } from '#domain/language.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { ReadyAttachment } from '#lib/attachment.ts';
import { answerTriesStore } from '#sync/answer-tries.ts';
import type { QuestionStep } from './question-progress.ts';

export interface QuestionToFollow {
  userId: string;
  /** Of the message, and of its conversation. */
  id: string;
  sessionId: string;
  text: string;
  language: LanguageWord;
  /** A plan that is to be judged, and what its conversation is called. */
  attachment?: ReadyAttachment;
  title?: string;
  onStep(step: QuestionStep): void;
  /** Whoever follows it goes on to its conversation, and waits there. */
  left: AbortSignal;
}

export type FollowOutcome =
  | { kind: 'answered' }
  /** It is kept and goes on by itself; `problem` is what stands in the way of calls to the server. */
  | { kind: 'kept'; problem: LinkProblem | undefined }
  /** It is kept in its conversation with its reason. */
  | { kind: 'failed'; state: Extract<MessageState, { kind: 'blocked' | 'dead' | 'failed' }> }
  /** The server failed on its file, or had no answer just now; what is tried behind that is told in the conversation. */
  | { kind: 'unanswered' }
  /** Its asker waits for it elsewhere. */
  | { kind: 'left' }
  /** It was taken back elsewhere. */
  | { kind: 'gone' }
  /** Nothing was kept: the device has no room. */
  | { kind: 'full' }
  /** Nothing was kept: it is not well formed. */
  | { kind: 'refused' };

/** Keeps the question, so that it is sent, and tells each step until its answer is on this device or has to be waited for. */
export async function askAndFollow(question: QuestionToFollow): Promise<FollowOutcome> {
  const { userId, id, sessionId, text, language, attachment, title, onStep, left } = question;
  const db = userDatabase(userId);
  const keeping = keepingNow(userId);
  const kept = await sendMessage(db, { id, sessionId, text, language, attachment, title }, keeping);
  if (kept.kind !== 'kept') return { kind: kept.kind };
  if (!navigator.onLine) return { kind: 'kept', problem: 'network' };
  const outcome = await new Promise<FollowOutcome>((resolve, reject) => {
    const stopHearing = answerTriesStore.subscribe(({ tries }) => {
      if (tries[id]) end({ kind: 'unanswered' });
    });
    left.addEventListener('abort', () => end({ kind: 'left' }), { once: true });
    const end = (reached: FollowOutcome) => {
      resolve(reached);
      stopHearing();
      // The first value may come before there is a subscription to end.
      queueMicrotask(() => subscription.unsubscribe());
    };
    const subscription = liveQuery(async () => ({
      message: await messageById(db, id),
      isBegun: (await db.chat_sessions.get(sessionId)) !== undefined,
      link: await linkState(db),
    })).subscribe({
      next: ({ message, isBegun, link }) => {
        const reached = message ? outcomeOf(message.state) : ({ kind: 'gone' } as const);
        if (reached === undefined) {
          if (message) onStep(stepOf(message.state, isBegun));
          // Calls that fail are tried again after a pause; nobody is kept waiting for that in front of a closed page.
          if (link.failures === 0 || link.nextAt <= Date.now()) return;
        }
        end(reached ?? { kind: 'kept', problem: link.problem });
      },
      error(error) {
        stopHearing();
        reject(error);
      },
    });
  });
  if (outcome.kind === 'answered') {
    onStep('answer');
    onStep('saved');
    onStep('opened');
  }
  return outcome;
}

/** What the question has come to; undefined while it is on its way. */
function outcomeOf(state: MessageState): FollowOutcome | undefined {
  switch (state.kind) {
    case 'queued':
      if (state.heldUp === 'file') return { kind: 'unanswered' };
      return state.heldUp ? { kind: 'kept', problem: undefined } : undefined;
    case 'sending':
    case 'waiting':
      return undefined;
    case 'answered':
      return { kind: 'answered' };
    // Somebody who saw it put down without asking for an answer will see it in its conversation.
    case 'silent':
      return { kind: 'kept', problem: undefined };
    case 'blocked':
    case 'dead':
    case 'failed':
      return { kind: 'failed', state };
    default:
      return assertNever(state);
  }
}

/** What is done already: the credit is reserved in the same moment in which the server takes the message. */
function stepOf({ kind }: MessageState, isBegun: boolean): QuestionStep {
  if (kind === 'waiting') return 'credit';
  return isBegun ? 'session' : 'kept';
}
