import { sessionStore } from './session-store.ts';

export async function signOut(): Promise<void> {
  sessionStore.setState({ status: 'guest' }, true);
}
