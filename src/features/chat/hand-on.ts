import { sessionTitle } from '#domain/chat/session-title.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { showToast } from '#ui/toast.ts';

/** Puts words onto the clipboard and says whether that worked. Never fails. */
export async function copyWords(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    showToast({ tone: 'success', title: { message: chat.copied } });
  } catch {
    showToast({ tone: 'error', title: { message: chat.copyFailed } });
  }
}

/** Hands an answer on to another app; where none can be asked for it, it is copied. */
export async function shareAnswer(question: string, answer: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyWords(answer);
  try {
    await navigator.share({ title: sessionTitle(question), text: answer });
  } catch (error) {
    // Whoever closes the list of apps has not asked for anything else.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyWords(answer);
  }
}
