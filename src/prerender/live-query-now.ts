import { use } from 'react';

/** In the place of `dexie-react-hooks` where a page is drawn once: waits for the answer instead of following it. */
export function useLiveQuery<Answer>(querier: () => Promise<Answer> | Answer): Answer {
  return use(Promise.resolve(querier()));
}
