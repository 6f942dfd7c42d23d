import { useStore } from 'zustand';
import { sessionStore, type SessionState } from './session-store.ts';

export function useSession(): SessionState {
  return useStore(sessionStore);
}
