import { home } from '#i18n/catalogue/home.ts';
import type { Message } from '#i18n/messages.ts';
import type { ReadingStep } from '#session/read-floorplan.ts';

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

/** `kept` to `opened` are those of its question. */
export type FloorplanStep = ReadingStep | QuestionStep;

/** How far a floor plan has come; `share` is what is done of the reading, 0 to 1. */
export function floorplanProgress(step: FloorplanStep, share = 0): { percent: number; label: Message } {
  const { percent, label } = floorplanSteps[step];
  return { percent: step === 'opened-picture' ? percent + share * 40 : percent, label };
}

const floorplanSteps: Record<FloorplanStep, { percent: number; label: Message }> = {
  begun: { percent: 0, label: home.planPreparing },
  prepared: { percent: 10, label: home.planPreparing },
  'opened-picture': { percent: 20, label: home.planReading },
  read: { percent: 60, label: home.planSending },
  kept: { percent: 60, label: home.planSending },
  session: { percent: 60, label: home.planSending },
  credit: { percent: 80, label: home.planJudging },
  answer: { percent: 90, label: home.stepSaving },
  saved: { percent: 95, label: home.stepSaved },
  opened: { percent: 100, label: home.stepDone },
};
