import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import type { AuthFailure } from '#session/auth-failure.ts';
import type { ToastText } from '#ui/toast.ts';

/** What is said of a failure: the server's own words, or ours where it gave none. */
export function failureText({ code, message }: AuthFailure, otherwise: Message): ToastText {
  if (code === 'no_connection') return { message: account.noConnection };
  return message ?? { message: otherwise };
}
