import { pendingWipe } from '#db/wipe-mark.ts';
import { isRecord } from '#domain/is-record.ts';
import { authStorage, authStorageKey } from '#remote/auth-storage.ts';
import { endedSession } from './ended-session.ts';
import type { Session, SessionUser } from './session-store.ts';

/** The session that this device keeps, read without any network. A token that has run out still tells who is here. */
export async function keptSession(): Promise<Session> {
  try {
    const kept = await authStorage.getItem(authStorageKey);
    const user = kept === null ? undefined : readKeptUser(JSON.parse(kept));
    if (user && pendingWipe()?.userId !== user.id) return { status: 'signed-in', user };
    const ended = await endedSession();
    return { status: 'guest', ...(ended && { ended }) };
  } catch {
    return { status: 'guest' }; // storage is blocked or its content is broken
  }
}

function readKeptUser(session: unknown): SessionUser | undefined {
  if (!isRecord(session) || typeof session['refresh_token'] !== 'string' || !isRecord(session['user']))
    return undefined;
  return sessionUser(session['user']);
}

/** The auth service's user as the app knows it. */
export function sessionUser(user: object): SessionUser | undefined {
  if (!isRecord(user)) return undefined;
  const { id, email, user_metadata: metadata } = user;
  if (typeof id !== 'string') return undefined;
  const fullName = isRecord(metadata) ? (metadata['full_name'] ?? metadata['name']) : undefined;
  return {
    id,
    email: typeof email === 'string' ? email : '',
    ...(typeof fullName === 'string' && fullName !== '' && { fullName }),
  };
}
