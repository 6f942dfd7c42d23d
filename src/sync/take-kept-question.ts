import { isStillWanted, keptQuestion, releaseQuestion } from '#db/guest.ts';
import { askKeptQuestion } from '#db/mutations/ask-question.ts';
import type { UserDatabase } from '#db/database.ts';

/**
 * Hands the question that was typed before signing in over to whoever has signed in. It is kept with them before it is
 * let go, under ids it had from the start: a second tab, or a crash in between, asks nothing twice.
 */
export async function takeKeptQuestion(db: UserDatabase, now: number): Promise<void> {
  const kept = await keptQuestion();
  if (!kept || !isStillWanted(kept, now)) return;
  await askKeptQuestion(db, kept);
  await releaseQuestion(kept.requestId);
}
