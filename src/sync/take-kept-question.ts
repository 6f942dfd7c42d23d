import { isStillWanted, keptQuestion, releaseQuestion } from '#db/guest.ts';
import { sendKeptQuestion } from '#db/mutations/send-message.ts';
import type { Keeping } from '#db/mutations/keep-acts.ts';
import type { UserDatabase } from '#db/database.ts';

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
