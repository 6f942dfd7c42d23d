import { session as texts } from '#i18n/catalogue/session.ts';
import { showToast } from '#ui/toast.ts';
import { overWords } from './over-words.ts';
import { sessionStore } from './session-store.ts';

/** Said in every tab that has just noticed it. */
export function tellSignedOut(): void {
  const session = sessionStore.getState();
  if (session.status !== 'guest') return;
  showToast({
    tone: 'info',
    title: { message: texts.signedOut },
    ...(session.ended && { description: { message: overWords(session.ended) } }),
  });
}
