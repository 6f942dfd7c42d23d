import { seekMuhurats, type MuhuratTask } from '#features/kundli/muhurat/muhurat-work.ts';
import type { FoundMuhurats } from '#features/kundli/muhurat/use-muhurats.ts';

/** In the place of the page's own where it is prerendered: seeks at once instead of in a worker. */
export function useMuhurats(task: MuhuratTask): FoundMuhurats {
  return seekMuhurats(task);
}
