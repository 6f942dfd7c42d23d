import { languageStore } from '#i18n/language-store.ts';
import type { Language } from '#i18n/messages.ts';
import { isRecord } from '#lib/is-record.ts';
import { logQuietly } from '#lib/log.ts';
import { supabaseClient } from '#remote/client.ts';
import { keptTokens } from '#remote/auth-storage.ts';

/**
 * Has the auth service write its mails in this language. It costs a call only where the account says otherwise, and a
 * failure only the language of a mail: the next sign-in tries again.
 */
export async function keepMailLanguage(language: Language): Promise<void> {
  try {
    const kept = await keptTokens();
    if (!kept || mailLanguageOf(kept.session['user']) === language) return;
    const client = await supabaseClient();
    const answer = await client?.auth.updateUser({ data: { language } });
    if (answer?.error) logQuietly('mail language', answer.error.message);
  } catch (error) {
    logQuietly('mail language', error);
  }
}

/** Does so whenever another language is chosen while the device is online. */
export function followMailLanguage(): () => void {
  return languageStore.subscribe(({ language }, before) => {
    if (language !== before.language && navigator.onLine) void keepMailLanguage(language);
  });
}

function mailLanguageOf(user: unknown): unknown {
  if (!isRecord(user)) return undefined;
  const metadata = user['user_metadata'];
  return isRecord(metadata) ? metadata['language'] : undefined;
}
