import { isRecord } from '#domain/is-record.ts';
import { languageStore } from '#i18n/language-store.ts';
import type { Language } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import { call } from '#remote/call.ts';
import { callerHeaders } from '#remote/procedures.ts';
import { currentCaller } from './current-caller.ts';
import { signedInUserId } from './session-store.ts';

/** Has the auth service write its mails in the language of the interface, where the account says otherwise. */
export async function keepMailLanguage(user: object): Promise<void> {
  const { language } = languageStore.getState();
  if ('id' in user && typeof user.id === 'string' && mailLanguageOf(user) !== language)
    await setMailLanguage(user.id, language);
}

/** Does so whenever another language is chosen. */
export function followMailLanguage(): void {
  languageStore.subscribe(({ language }, before) => {
    const userId = signedInUserId();
    if (language !== before.language && userId !== undefined) void setMailLanguage(userId, language);
  });
}

/**
 * A failure costs only the language of a mail: the next sign-in tries again. By plain fetch, as the auth client would
 * write the session anew with its answer, also after somebody has signed out meanwhile.
 */
async function setMailLanguage(userId: string, language: Language): Promise<void> {
  const caller = await currentCaller(userId);
  if (!caller.ok) return;
  const answer = await call(
    {
      url: `${caller.value.config.url}/auth/v1/user`,
      method: 'PUT',
      headers: callerHeaders(caller.value),
      body: { data: { language } },
    },
    () => true,
  );
  if (!answer.ok) logQuietly('mail language', answer.problem.kind);
}

function mailLanguageOf(user: object): unknown {
  const metadata: unknown = Reflect.get(user, 'user_metadata');
  return isRecord(metadata) ? metadata['language'] : undefined;
}
