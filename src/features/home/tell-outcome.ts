import { home } from '#i18n/catalogue/home.ts';
import type { Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { showToast } from '#ui/toast.ts';
import type { FollowOutcome } from './ask-and-follow.ts';

/** Says what has become of a question, where its conversation does not show it. */
export function tellOutcome(outcome: FollowOutcome, getCredits: () => void): void {
  switch (outcome.kind) {
    case 'answered':
    case 'gone':
    case 'left':
      return;
    case 'unanswered':
      return tell('error', home.questionFailed);
    case 'kept':
      if (outcome.problem === 'unauthorized') return tell('error', home.signInToSend, home.questionStays);
      return tell('info', home.questionKept);
    case 'full':
      return tell('error', home.noRoom);
    case 'refused':
      return tell('error', home.sendFailed);
    case 'failed':
      return tellFailure(outcome.state, getCredits);
    default:
      return assertNever(outcome);
  }
}

function tellFailure(
  state: Extract<FollowOutcome, { kind: 'failed' }>['state'],
  getCredits: () => void,
): void {
  switch (state.kind) {
    case 'blocked':
      if (state.code !== 'insufficient_credits') return tell('info', home.questionKept);
      showToast({
        tone: 'error',
        title: { message: home.outOfCredits },
        action: { label: { message: home.getCredits }, run: getCredits },
      });
      return;
    case 'dead':
      return tell('error', state.cause === 'message' ? home.sendFailed : home.questionFailed);
    case 'failed':
      return tell('error', state.code === 'no_reservation' ? home.creditFailed : home.questionFailed);
    default:
      return assertNever(state);
  }
}

function tell(tone: 'info' | 'error', title: Message, description?: Message): void {
  showToast({
    tone,
    title: { message: title },
    ...(description && { description: { message: description } }),
  });
}
