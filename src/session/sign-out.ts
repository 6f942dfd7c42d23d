import type { Leaving } from '#db/mutations/wipe-user.ts';
import { markWipe, pendingWipe, type PendingWipe } from '#db/wipe-mark.ts';
import { session as texts } from '#i18n/catalogue/session.ts';
import { inTurn } from '#lib/exclusive.ts';
import { logQuietly } from '#lib/log.ts';
import { forgetPurchasesOf } from '#pay/handover.ts';
import { clearAuthKeys } from '#remote/clear-auth-keys.ts';
import { endSession } from '#remote/procedures.ts';
import { askWorker } from '#sync/ask-worker.ts';
import { showToast } from '#ui/toast.ts';
import { noConnection, problemFailure, type AuthFailure } from './auth-failure.ts';
import { currentCaller } from './current-caller.ts';
import { forgetEnded, noteEnded } from './ended-session.ts';
import { finishWipe } from './finish-wipe.ts';
import { endWork } from './leaving.ts';
import { leaveHere } from './reminders-push.ts';
import { announceSession } from './session-channel.ts';
import {
  setSession,
  signedInUser,
  signedInUserId,
  type EndedSession,
  type OverReason,
} from './session-store.ts';
import { isSessionOver, leaveToEnd } from './sessions-to-end.ts';
import { tellSignedOut } from './tell-signed-out.ts';

/** A call that is under way is waited for this long; what it may still bring is not written any more. */
const endingPatienceMs = 5_000;
/** A service that says nothing keeps nobody from leaving. */
const servicePatienceMs = 8_000;

/**
 * Ends the session everywhere and removes the user's rows from this device, also when the service cannot be reached:
 * then the session ends here, and at the service as soon as there is a connection. What has not reached the server goes
 * too, or stays for the same user's return. Once begun it is brought to its end, if need be at the next start.
 */
export async function signOut(leaving: Leaving = 'nothing'): Promise<void> {
  const userId = signedInUserId();
  if (userId === undefined) return leave(undefined);
  await leaveAs({ userId, leaving });
}

/**
 * The session was ended elsewhere, or the account deleted: this device empties itself as after signing out, says why, and
 * keeps what had not reached the server for the same user's return, where there can be one.
 */
export async function leaveEnded(userId: string, reason: OverReason): Promise<void> {
  const user = signedInUser();
  if (user?.id !== userId || pendingWipe()) return;
  const ended = { email: user.email, reason };
  // First of all: the other tabs read it as soon as they hear that nobody is signed in.
  const wipe: PendingWipe = { userId, leaving: reason === 'deleted' ? 'nothing' : 'unsent' };
  markWipe(wipe);
  await noteEnded(ended);
  await leaveAs(wipe, ended);
}

async function leaveAs(wipe: PendingWipe, ended?: EndedSession): Promise<void> {
  const { userId } = wipe;
  markWipe(wipe);
  // From the mark on nobody is signed in to the other tabs: what were written there would be removed with the rest.
  announceSession();
  await endWork(userId, endingPatienceMs);
  // Nor does another tab or the worker send anything from here on.
  await inTurn(`flush:${userId}`, () => leave(wipe, ended), endingPatienceMs);
}

async function leave(wipe: PendingWipe | undefined, ended?: EndedSession): Promise<void> {
  const isToEnd = wipe !== undefined && ended === undefined;
  // While there is a session to say so with.
  if (isToEnd) await leaveHere(wipe.userId).catch((error: unknown) => logQuietly('reminders', error));
  const notEnded = isToEnd ? await endOrLeave(wipe.userId) : undefined;
  await clearAuthKeys().catch(() => {}); // storage is blocked: nothing was kept
  if (!ended) await forgetEnded();
  setSession({ status: 'guest', ...(ended && { ended }) });
  tellSignedOut();
  announceSession();
  if (wipe) forgetPurchasesOf(wipe.userId);
  const notForgotten = wipe && (await finishWipe(wipe));
  if (notForgotten) tellFailed(notForgotten);
  else if (notEnded?.endsLater)
    showToast({
      tone: 'error',
      title: notEnded.message ?? { message: texts.signedOutHere },
      description: { message: texts.endsWithConnection },
    });
  else if (notEnded) tellFailed(notEnded);
}

function tellFailed({ message }: AuthFailure): void {
  showToast({ tone: 'error', title: message ?? { message: texts.signOutFailed } });
}

type NotEnded = AuthFailure & { endsLater: boolean };

/** Ends the session at the service, or sets it aside to be ended later. */
async function endOrLeave(userId: string): Promise<NotEnded | undefined> {
  const failure = await Promise.race([endAtService(userId), noAnswer()]);
  if (!failure) return undefined;
  try {
    await leaveToEnd(userId);
  } catch {
    return { ...failure, endsLater: false }; // storage is blocked
  }
  void askWorker();
  return { ...failure, endsLater: true };
}

/**
 * By plain fetch, not by the auth client: a late answer must not reach into the session of whoever signs in next. A token
 * that has run out is renewed for it, as the service ends nothing on the word of an old one. Only this session: the other
 * devices would empty themselves.
 */
async function endAtService(userId: string): Promise<AuthFailure | undefined> {
  const caller = await currentCaller(userId);
  if (!caller.ok) return caller.problem.kind === 'unauthorized' ? undefined : noConnection;
  const answer = await endSession(caller.value, servicePatienceMs);
  if (answer.ok || isSessionOver(answer.problem)) return undefined;
  return problemFailure(answer.problem);
}

function noAnswer(): Promise<AuthFailure> {
  return new Promise((resolve) => setTimeout(() => resolve(noConnection), servicePatienceMs));
}
