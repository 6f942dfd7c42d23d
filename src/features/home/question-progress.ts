import { home } from '#i18n/catalogue/home.ts';
import type { Message } from '#i18n/messages.ts';

/** Each name is what is done; `saved` is the answer kept on this device, `opened` the end. */
export type QuestionStep = 'kept' | 'session' | 'credit' | 'answer' | 'saved' | 'opened';

/** How far a question has come. A percentage is reached when its step is done, never before. */
export function questionProgress(step: QuestionStep): { percent: number; label: Message } {
  return progress[step];
}

const progress: Record<QuestionStep, { percent: number; label: Message }> = {
  kept: { percent: 0, label: home.stepSession },
  session: { percent: 70, label: home.stepCredit },
  credit: { percent: 80, label: home.stepAsking },
  answer: { percent: 90, label: home.stepSaving },
  saved: { percent: 95, label: home.stepSaved },
  opened: { percent: 100, label: home.stepDone },
};
