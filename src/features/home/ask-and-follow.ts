import { liveQuery } from 'dexie';
import { userDatabase } from '#db/database.ts';
import { askQuestion } from '#db/mutations/ask-question.ts';
import { askById } from '#db/queries/chat.ts';
import type { AskFailure, ChatLanguage } from '#db/schema.ts';
import type { QuestionStep } from './question-progress.ts';

export interface QuestionToFollow {
  userId: string;
  sessionId: string;
  text: string;
  language: ChatLanguage;
  onStep(step: QuestionStep): void;
}

export type FollowOutcome = { kind: 'answered' } | { kind: 'failed'; failure: AskFailure };

/** Keeps the question, so that it is sent, and tells each step until its answer is on this device. */
export async function askAndFollow(question: QuestionToFollow): Promise<FollowOutcome> {
  const { userId, sessionId, text, language, onStep } = question;
  const db = userDatabase(userId);
  const { id } = await askQuestion(db, {
    sessionId,
    text,
    language,
    now: Date.now(),
    newId: () => crypto.randomUUID(),
  });
  const outcome = await new Promise<FollowOutcome>((resolve, reject) => {
    const subscription = liveQuery(() => askById(db, id)).subscribe({
      next: (ask) => {
        if (ask?.state === 'asking') return onStep(ask.step);
        resolve(ask?.failure ? { kind: 'failed', failure: ask.failure } : { kind: 'answered' });
        // The first value may come before there is a subscription to end.
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
  if (outcome.kind === 'answered') {
    onStep('saved');
    onStep('opened');
  }
  return outcome;
}
