import { createStore } from 'zustand/vanilla';

export interface SessionUser {
  id: string;
  email: string;
  fullName?: string;
}

/**
 * Whose session the auth service has ended. Where the session was ended elsewhere, or the account deleted, this device has
 * emptied itself; without such a reason their rows stay on it, closed until they sign in again.
 */
export interface EndedSession {
  email: string;
  reason?: OverReason;
}

/** elsewhere: by its owner on another device, or by a new password · deleted: with the account. */
export type OverReason = 'elsewhere' | 'deleted';

/**
 * starting: the device has not been asked yet · signed-in: a session is kept on this device, though its token may have
 * run out and be renewed later.
 */
export type Session =
  | { status: 'starting' }
  | { status: 'guest'; ended?: EndedSession }
  | { status: 'signed-in'; user: SessionUser };

/** Who is here. Never waits for the network; rows never live here. */
export const sessionStore = createStore<Session>()((): Session => ({ status: 'starting' }));

/** Who is signed in on this device now. */
export function signedInUser(): SessionUser | undefined {
  const session = sessionStore.getState();
  return session.status === 'signed-in' ? session.user : undefined;
}

export function signedInUserId(): string | undefined {
  return signedInUser()?.id;
}

/**
 * Does `begin` for whoever is signed in, as long as they are: what it gives ends it when they leave or somebody else
 * comes. Returns what ends all of it.
 */
export function followUser(begin: (userId: string) => () => void): () => void {
  let current: { userId: string; end(): void } | undefined;
  function follow(): void {
    const userId = signedInUserId();
    if (current?.userId === userId) return;
    current?.end();
    current = userId === undefined ? undefined : { userId, end: begin(userId) };
  }
  const unsubscribe = sessionStore.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    current?.end();
  };
}

/** Sets who is here; the same person again changes nothing. */
export function setSession(session: Session): void {
  const before = sessionStore.getState();
  if (JSON.stringify(before) !== JSON.stringify(session)) sessionStore.setState(session, true);
}

/** Who is here, once the start-up has found out. */
export function whenSessionKnown(): Promise<Exclude<Session, { status: 'starting' }>> {
  return new Promise((resolve) => {
    const session = sessionStore.getState();
    if (session.status !== 'starting') return resolve(session);
    const unsubscribe = sessionStore.subscribe((next) => {
      if (next.status === 'starting') return;
      unsubscribe();
      resolve(next);
    });
  });
}
