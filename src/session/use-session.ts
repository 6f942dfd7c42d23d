import { useStore } from 'zustand';
import { sessionStore, type Session } from './session-store.ts';

/** Who is here; the component draws again when that changes. */
export function useSession(): Session {
  return useStore(sessionStore);
}
