import { carriedFloorplan } from '#db/guest-floorplan.ts';
import { isStillWanted, keptQuestion } from '#db/guest.ts';

/** Where a fresh sign-in leads, and what waits there. */
export type Landing =
  | { to: '/chat'; search: { session?: string }; waiting: 'question' | undefined }
  | { to: '/upload'; waiting: 'floorplan' };

/** To what was begun before it, the newest first: the conversation of a question, or the analysis of a plan; else to the chat. */
export async function landing(): Promise<Landing> {
  const now = Date.now();
  const [kept, plan] = await Promise.all([keptQuestion(), carriedFloorplan(undefined, now)]);
  const question = kept && isStillWanted(kept, now) ? kept : undefined;
  if (plan && !(question && question.keptAt > plan.keptAt)) return { to: '/upload', waiting: 'floorplan' };
  return question
    ? { to: '/chat', search: { session: question.sessionId }, waiting: 'question' }
    : { to: '/chat', search: {}, waiting: undefined };
}
