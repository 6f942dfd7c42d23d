import { home } from '#i18n/catalogue/home.ts';
import type { Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { showToast, type Toast } from '#ui/toast.ts';
import type { FollowOutcome } from './ask-and-follow.ts';

export interface Telling {
  /** The message that it is about. */
  about: string;
  /** What is said where there is no answer. */
  failed: Message;
  getCredits(): void;
}

/** Says what has become of a question, where its conversation does not show it. */
export function tellOutcome(outcome: FollowOutcome, { about, failed, getCredits }: Telling): void {
  const tell = (tone: 'info' | 'error', title: Message, more: Partial<Toast> = {}) =>
    void showToast({ tone, title: { message: title }, about, ...more });

  switch (outcome.kind) {
    case 'answered':
    case 'gone':
    case 'left':
      return;
    case 'unanswered':
      return tell('error', failed);
    case 'kept':
      if (outcome.problem === 'unauthorized')
        return tell('error', home.signInToSend, { description: { message: home.questionStays } });
      return tell('info', home.questionKept);
    case 'full':
      return tell('error', home.noRoom);
    case 'refused':
      return tell('error', home.sendFailed);
    case 'failed':
      return tellFailure(outcome.state);
    default:
      return assertNever(outcome);
  }

  function tellFailure(state: Extract<FollowOutcome, { kind: 'failed' }>['state']): void {
    switch (state.kind) {
      case 'blocked':
        if (state.code !== 'insufficient_credits') return tell('info', home.questionKept);
        return tell('error', home.outOfCredits, {
          action: { label: { message: home.getCredits }, run: getCredits },
        });
      case 'dead':
        return tell('error', state.cause === 'message' ? home.sendFailed : failed);
      case 'failed':
        return tell('error', state.code === 'no_reservation' ? home.creditFailed : failed);
      default:
        return assertNever(state);
    }
  }
}
