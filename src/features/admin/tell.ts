import type { Message, MessageValues } from '#i18n/messages.ts';
import type { AdminRefusal } from '#session/admin-refusal.ts';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import { adminRefusalTexts } from './refusal-text.ts';

/** Tells that something was done. */
export function tellDone(message: Message, values?: MessageValues): void {
  showToast({ tone: 'success', title: { message, ...(values && { values }) } });
}

/** Tells that something was not done, and why. */
export function tellRefused(message: Message, why: AdminRefusal): void {
  showToast({
    tone: 'error',
    title: { message },
    description: { message: adminRefusalTexts[why] },
    about: message.en,
  });
}

/** Where an act begins: what was told of an earlier try with the same words is not so any more. */
export function takeBackRefusal(message: Message): void {
  dismissToastAbout(message.en);
}
