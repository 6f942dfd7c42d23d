import {
  isNo,
  isYes,
  readDateType,
  readDescription,
  readLunarDay,
  readLunarMonth,
  readPaksha,
  readSolarDate,
  readTitle,
} from '#domain/events/read-answer.ts';
import { assertNever } from '#lib/assert-never.ts';
import { assistantWords as words } from './assistant-words.ts';
import type { EventDraft } from './event-draft.ts';

/**
 * The conversation that adds a personal event, one question after the other:
 *
 *   title → description → date-type ─┬─ solar-date ──────────────────────────┬→ recurring → confirm → saving → saved
 *                                    └─ lunar-month → lunar-day → paksha ────┘
 *
 * An answer that cannot be read keeps the step and is told what to write. Anything but a yes to `confirm` begins anew; a
 * save that fails goes back to `confirm`, so that one more yes tries again.
 */
export type AssistantStep =
  | 'title'
  | 'description'
  | 'date-type'
  | 'solar-date'
  | 'lunar-month'
  | 'lunar-day'
  | 'paksha'
  | 'recurring'
  | 'confirm'
  | 'saving'
  | 'saved';

export interface AssistantConversation {
  step: AssistantStep;
  draft: EventDraft;
}

/** Where the conversation stands after an answer, and what the assistant says to it. */
export interface AssistantTurn extends AssistantConversation {
  says: readonly string[];
}

/** How the save went; signed-out: nobody is signed in, so that there is no one to keep it for. */
export type SaveResult = 'kept' | 'failed' | 'signed-out';

export function beginConversation(): AssistantTurn {
  return { step: 'title', draft: {}, says: [words.greeting] };
}

/** Takes up a conversation that waited for a sign-in, with everything that was said. */
export function resume(draft: EventDraft): AssistantTurn {
  return { step: 'confirm', draft, says: [words.summary(draft)] };
}

/** The turn after an answer; undefined where the answer is empty or none is expected. */
export function answer({ step, draft }: AssistantConversation, text: string): AssistantTurn | undefined {
  if (text.trim() === '') return undefined;
  const again = (...says: string[]): AssistantTurn => ({ step, draft, says });
  const on = (next: AssistantStep, known: EventDraft, ...says: string[]): AssistantTurn => ({
    step: next,
    draft: { ...draft, ...known },
    says,
  });
  switch (step) {
    case 'title': {
      const title = readTitle(text);
      if (title.kind === 'too-long') return again(words.titleTooLong(Array.from(text.trim()).length));
      return on('description', { title: title.value }, words.askDescription);
    }
    case 'description': {
      const description = readDescription(text);
      if (description.kind === 'too-long') return again(words.descriptionTooLong);
      return on('date-type', { description: description.value }, words.askDateType);
    }
    case 'date-type':
      switch (readDateType(text)) {
        case 'solar':
          return on('solar-date', { dateType: 'solar' }, words.askSolarDate);
        case 'lunar':
          return on('lunar-month', { dateType: 'lunar' }, words.askLunarMonth);
        case undefined:
          return again(words.oneOrTwo);
      }
    // falls through: every case above has returned
    case 'solar-date': {
      const read = readSolarDate(text);
      switch (read.kind) {
        case 'read':
          return on('recurring', { date: read.date }, words.askRecurring);
        case 'not-a-date':
          return again(words.dateFormat);
        case 'no-such-day':
          return again(words.noSuchDay(read.longest));
        case 'out-of-range':
          return again(words.dateOutOfRange);
        default:
          return assertNever(read);
      }
    }
    case 'lunar-month': {
      const month = readLunarMonth(text);
      return month ? on('lunar-day', { month }, words.askLunarDay) : again(words.validMonths);
    }
    case 'lunar-day': {
      const day = readLunarDay(text);
      return day === undefined ? again(words.lunarDayRange) : on('paksha', { day }, words.askPaksha(day));
    }
    case 'paksha': {
      const paksha = readPaksha(text);
      if (paksha) return on('recurring', { paksha }, words.askRecurring);
      // Whoever answers the next question already takes the bright half as it stands.
      if (!isYes(text) && !isNo(text)) return again(words.oneOrTwo);
      return answer({ step: 'recurring', draft: { ...draft, paksha: 'shukla' } }, text);
    }
    case 'recurring': {
      const isRecurring = isYes(text);
      return on('confirm', { isRecurring }, words.summary({ ...draft, isRecurring }));
    }
    case 'confirm':
      return isYes(text) ? on('saving', {}) : beginConversation();
    case 'saving':
    case 'saved':
      return undefined;
    default:
      return assertNever(step);
  }
}

/** The turn after the save that `saving` asks for. */
export function afterSave({ draft }: AssistantConversation, result: SaveResult): AssistantTurn {
  switch (result) {
    case 'kept':
      return { step: 'saved', draft, says: [words.congratulation(draft.title ?? '')] };
    case 'failed':
      return { step: 'confirm', draft, says: [words.saveFailed] };
    case 'signed-out':
      return { step: 'confirm', draft, says: [words.signInFirst] };
    default:
      return assertNever(result);
  }
}
