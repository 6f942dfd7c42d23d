import { useNavigate } from '@tanstack/react-router';
import { durably, type UserDatabase } from '#db/database.ts';
import { keepingNow, keepActs } from '#db/mutations/keep-acts.ts';
import { resend, tryFilesAnew } from '#db/mutations/resend.ts';
import { askMessageAgain, takeBack, type TakingBack } from '#db/mutations/send-message.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import { newChatDraft } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { logQuietly } from '#lib/log.ts';
import { beginTriesAnew } from '#sync/answer-tries.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { showToast } from '#ui/toast.ts';
import type { ExchangeActs } from './exchange-acts.ts';
import { needsNewChat } from './failure-text.ts';
import { copyWords } from './hand-on.ts';
import type { Exchange } from './timeline.ts';
import { isKept, newId } from './use-sending.ts';
import { useStable } from './use-stable.ts';

export interface MessageActs {
  db: UserDatabase;
  userId: string;
  /** The message box of this conversation; undefined where nothing can be said any more. */
  box: { draftId: string; onFilled(): Promise<void> } | undefined;
  /** Something was asked, and its answer will be looked for at the end. */
  onAsked(): void;
  askGuide(exchange: Exchange): Promise<void>;
  partsOf: Required<ExchangeActs>['partsOf'];
  suggest(text: string): void;
}

/** What a reader can do with a message, of which each says itself when it does not work. The same object each time. */
export function useMessageActs(given: MessageActs): Required<ExchangeActs> {
  const { db, userId, box, onAsked, askGuide, partsOf, suggest } = given;
  const navigate = useNavigate();

  async function askOnceMore({ id, sessionId, outcome }: Exchange): Promise<void> {
    if (outcome.kind === 'queued' || outcome.kind === 'waiting') {
      if (outcome.kind === 'queued') await tryFilesAnew(db, id);
      beginTriesAnew(id);
      await syncStatusStore.getState().syncNow?.();
      return;
    }
    if (outcome.kind !== 'failed') return;
    onAsked();
    if (outcome.refusedOpId === undefined)
      isKept(await askMessageAgain(db, { id, sessionId }, keepingNow(userId)), chat.noRoomToAsk);
    else await resend(db, outcome.refusedOpId, { newId });
  }

  async function editAgain({ sessionId, question, outcome }: Exchange): Promise<void> {
    if (outcome.kind !== 'dead') return;
    const here = needsNewChat(outcome) ? undefined : box;
    const draftId = here?.draftId ?? newChatDraft;
    await takeMessageBack({ opId: outcome.opId, sessionId, into: { draftId, text: question }, newId });
    await here?.onFilled();
  }

  /** A conversation of which nothing is left, or whose words went into a new chat, is no place to stay. */
  async function takeMessageBack(taking: TakingBack): Promise<void> {
    const taken = await takeBack(db, taking);
    if (taken.kind === 'too-late') {
      showToast({ tone: 'info', title: { message: chat.alreadySent } });
      return;
    }
    if (taken.isSessionGone || taking.into?.draftId === newChatDraft)
      await navigate({ to: '/chat', search: {} });
  }

  async function complain({ id, sessionId }: Exchange): Promise<void> {
    const act = { kind: 'chat.unhelpful', entityId: id, lane: sessionId, payload: {} } as const;
    isKept(await keepActs(db, [act], keepingNow(userId)), chat.noRoomToAsk);
  }

  return useStable<Required<ExchangeActs>>({
    askAgain: (exchange) => attempt(askOnceMore(exchange)),
    edit: (exchange) => attempt(editAgain(exchange)),
    copy: ({ question }) => void copyWords(question),
    remove({ sessionId, outcome }) {
      if ('opId' in outcome) attempt(takeMessageBack({ opId: outcome.opId, sessionId, newId }));
    },
    complain: (exchange) => attempt(complain(exchange)),
    dismissComplaint: (opId) => attempt(withdraw(durably(db), opId, newId)),
    askGuide: (exchange) => attempt(askGuide(exchange)),
    partsOf,
    suggest,
  });
}

function attempt(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    logQuietly('chat', error);
    showToast({ tone: 'error', title: { message: chat.somethingWrong } });
  });
}
