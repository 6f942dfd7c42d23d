import { userDatabase } from '#db/database.ts';
import { keepGuestEvent, keptGuestEvent, releaseGuestEvent } from '#db/guest-event.ts';
import { addEvent, type EventFields } from '#db/mutations/events.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { logQuietly } from '#lib/log.ts';
import { sessionStore, signedInUserId } from '#session/session-store.ts';
import { showToast } from '#ui/toast.ts';
import { createAssistant } from './assistant-store.ts';
import { assistantWords as words } from './assistant-words.ts';
import type { SaveResult } from './conversation.ts';
import type { EventDraft } from './event-draft.ts';
import { readEventDraft } from './read-draft.ts';

const doneListeners = new Set<() => void>();

/** The one conversation of this page. A dialog that is closed by mistake finds it where it was. */
export const assistant = createAssistant({
  now: () => Date.now(),
  after: (ms, run) => void setTimeout(run, ms),
  save,
  onDone: () => {
    for (const listener of doneListeners) listener();
  },
});

/** Called once an event was added and its congratulation has been read; the answer ends it. */
export function onAssistantDone(listener: () => void): () => void {
  doneListeners.add(listener);
  return () => doneListeners.delete(listener);
}

// What a guest typed is there after they have signed in; what a user typed is nobody else's.
sessionStore.subscribe((session, before) => {
  const isSame =
    session.status === 'signed-in' && before.status === 'signed-in' && session.user.id === before.user.id;
  if (before.status === 'signed-in' && !isSame) assistant.restart();
});

/** Takes up what was told before a sign-in that led through another page, such as that of a mail or of Google. */
export async function takeUpGuestEvent(): Promise<void> {
  const draft = readEventDraft(await keptGuestEvent(Date.now()));
  if (draft) assistant.takeUp(draft);
  await releaseGuestEvent().catch((error: unknown) => logQuietly('events', error));
}

async function save(draft: EventDraft): Promise<SaveResult> {
  const userId = signedInUserId();
  if (userId === undefined) {
    await keepGuestEvent(draft, Date.now()).catch((error: unknown) => logQuietly('events', error));
    return 'signed-out';
  }
  const keeping = keepingNow(userId);
  try {
    const { kind } = await addEvent(userDatabase(userId), crypto.randomUUID(), fieldsOf(draft), keeping);
    if (kind === 'kept') {
      showToast({ tone: 'success', title: words.savedTitle, description: words.savedText });
      return 'kept';
    }
  } catch (error) {
    logQuietly('events', error);
  }
  showToast({ tone: 'error', title: words.failedTitle, description: words.failedText });
  return 'failed';
}

function fieldsOf(draft: EventDraft): EventFields {
  const { title = '', description = null, isRecurring = false } = draft;
  const isLunar = draft.dateType === 'lunar';
  return {
    title,
    description,
    date_type: isLunar ? 'lunar' : 'solar',
    is_recurring: isRecurring,
    event_date: isLunar ? null : (draft.date ?? null),
    lunar_month: isLunar ? (draft.month ?? null) : null,
    lunar_day: isLunar ? (draft.day ?? null) : null,
    paksha: isLunar ? (draft.paksha ?? null) : null,
  };
}
