/** Work that a page does for its user, and that has to end before the user's rows are removed. */
type Ending = (userId: string) => Promise<void>;

const endings = new Set<Ending>();

/** Called when the user signs out, before anything of theirs is removed; the answer takes it back. */
export function beforeLeaving(ending: Ending): () => void {
  endings.add(ending);
  return () => endings.delete(ending);
}

/** Ends all work for the user, and waits for it no longer than `patienceMs`: nothing that is under way can harm any more. */
export async function endWork(userId: string, patienceMs: number): Promise<void> {
  const all = Promise.allSettled([...endings].map((end) => end(userId)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
