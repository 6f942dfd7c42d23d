import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import type { AuthFailure } from '#session/auth-failure.ts';
import { showToast, type Toast, type ToastText } from '#ui/toast.ts';

/** What is said of a failure: the server's own words, or ours where it gave none. */
function failureText({ code, message }: AuthFailure, otherwise: Message): ToastText {
  if (code === 'no_connection') return { message: account.noConnection };
  if (code === 'too_many') return { message: account.resetTooMany };
  const inHindi = serviceWords.get(code);
  if (message !== undefined && inHindi) return { message: { en: message, hi: inHindi } };
  return message ?? { message: otherwise };
}

/** What the service says in English alone, by its code. */
const serviceWords: ReadonlyMap<string, string> = new Map([
  ['email_not_confirmed', account.notConfirmed.hi],
  ['user_already_exists', account.alreadyExists.hi],
  ['email_exists', account.alreadyExists.hi],
  ['signup_disabled', account.signupDisabled.hi],
  ['user_banned', account.userBanned.hi],
]);

/** Tells a failure, with how long to wait or what a password lacks where that is known. */
export function tellFailure(failure: AuthFailure, otherwise: Message): void {
  const description = waitText(failure) ?? weakTexts(failure)[0];
  showToast({
    tone: 'error',
    title: failureText(failure, otherwise),
    ...(description && { description }),
  } satisfies Omit<Toast, 'id'>);
}

/** From this many seconds on, minutes are easier to read. */
const readsAsMinutes = 120;

export function waitText({ waitSeconds }: AuthFailure): Exclude<ToastText, string> | undefined {
  if (waitSeconds === undefined) return undefined;
  return waitSeconds < readsAsMinutes
    ? { message: account.waitSeconds, values: { seconds: waitSeconds } }
    : { message: account.waitMinutes, values: { minutes: Math.ceil(waitSeconds / 60) } };
}

const reasonTexts: Readonly<Record<string, Message>> = {
  length: account.weakLength,
  characters: account.weakCharacters,
  pwned: account.weakPwned,
  common: account.passwordCommon,
};

/** What a weak password lacks, the reasons that we know; a newer server may have others. */
export function weakTexts({ reasons }: AuthFailure): { message: Message }[] {
  return reasons.flatMap((reason) => {
    const message = reasonTexts[reason];
    return message ? [{ message }] : [];
  });
}
