import { sessionStore } from './session-store.ts';

export async function startSession(): Promise<void> {
  sessionStore.setState({ status: 'guest' });
}
