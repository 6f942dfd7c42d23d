import { credits as texts } from '#i18n/catalogue/credits.ts';
import type { Message, MessageValues } from '#i18n/messages.ts';
import type { BuyTrouble } from '#session/payments.ts';

/** Why a purchase could not begin, in words. */
export const buyTroubleTexts: Readonly<Record<BuyTrouble, Message>> = {
  offline: texts.whyOffline,
  'signed-out': texts.whySignedOut,
  busy: texts.whyBusy,
  failed: texts.whyFailed,
  unavailable: texts.buyUnavailable,
  'plan-gone': texts.whyPlanGone,
  provider: texts.whyProvider,
  storage: texts.whyStorage,
};

const reasonTexts: Readonly<Record<string, Message>> = {
  insufficient_funds: texts.failedFunds,
  insufficient_balance: texts.failedFunds,
  payment_timed_out: texts.failedTime,
  payment_session_expired: texts.failedTime,
  incorrect_otp: texts.failedCode,
  incorrect_pin: texts.failedCode,
  incorrect_cvv: texts.failedCode,
  payment_cancelled: texts.failedCancelled,
};

/** Why an attempt failed: by the provider's code, or with the provider's own words where those are all there is. */
export function failureText(reason: string): { message: Message; values?: MessageValues } {
  const known = reasonTexts[reason];
  if (known) return { message: known };
  return reason.includes(' ')
    ? { message: texts.failedSaid, values: { words: reason } }
    : { message: texts.failedDefault };
}
