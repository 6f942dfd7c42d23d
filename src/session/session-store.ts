import { createStore } from 'zustand/vanilla';

export interface SessionUser {
  id: string;
  email: string;
  fullName?: string;
  isAdmin?: boolean;
}

export interface SessionState {
  status: 'starting' | 'guest' | 'signed-in';
  user?: SessionUser;
}

export const sessionStore = createStore<SessionState>()(() => ({ status: 'starting' }));
