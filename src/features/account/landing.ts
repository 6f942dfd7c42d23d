import { isStillWanted, keptQuestion } from '#db/guest.ts';

/** Where a fresh sign-in leads: to the conversation of the question typed before it, or to the chat. */
export async function landing(): Promise<{ session?: string }> {
  const kept = await keptQuestion();
  return kept && isStillWanted(kept, Date.now()) ? { session: kept.sessionId } : {};
}
