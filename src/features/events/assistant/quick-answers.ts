import { lunarMonthNames } from '#domain/events/personal-date.ts';
import { lunarMonths } from '#i18n/catalogue/account-data.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import type { AssistantStep } from './conversation.ts';

/** An answer that can be given at a touch. */
export interface QuickAnswer {
  /** In Hindi, as the assistant asks. */
  label: string;
  /** What is said for it. */
  say: string;
}

/** The usual answers to a step; none where it is for the writer's own words. `days`: dates at hand, YYYY-MM-DD. */
export function quickAnswers(step: AssistantStep, days: readonly string[]): QuickAnswer[] {
  switch (step) {
    case 'description':
      return [{ label: 'छोड़ें', say: 'skip' }];
    case 'date-type':
      return [
        { label: '1. सौर', say: '1' },
        { label: '2. चंद्र', say: '2' },
      ];
    case 'solar-date':
      return days.map((day) => ({ label: civilDateText(day, 'hi'), say: day }));
    case 'lunar-month':
      return lunarMonthNames.map((name) => ({ label: lunarMonths[name].hi, say: name }));
    case 'lunar-day':
      return Array.from({ length: 15 }, (_, index) => ({ label: `${index + 1}`, say: `${index + 1}` }));
    case 'paksha':
      return [
        { label: '1. शुक्ल', say: '1' },
        { label: '2. कृष्ण', say: '2' },
      ];
    case 'recurring':
      return yesAndNo;
    case 'confirm':
      return [
        { label: 'हाँ', say: 'हाँ' },
        { label: 'फिर से शुरू करें', say: 'नहीं' },
      ];
    case 'title':
    case 'saving':
    case 'saved':
      return [];
  }
}

const yesAndNo = [
  { label: 'हाँ', say: 'हाँ' },
  { label: 'नहीं', say: 'नहीं' },
];
