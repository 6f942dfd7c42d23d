import {
  firstEventYear,
  lastEventYear,
  longestDescription,
  longestTitle,
} from '#domain/events/read-answer.ts';
import { lunarMonthNames } from '#domain/events/personal-date.ts';
import { lunarMonths } from '#i18n/catalogue/account-data.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import type { EventDraft } from './event-draft.ts';

/** What the assistant says. It speaks Hindi in either language of the interface. */
export const assistantWords = {
  dialogTitle: 'कार्यक्रम जोड़ें - चैट सहायक',
  greeting: 'नमस्ते! चलिए, आपका कार्यक्रम जोड़ते हैं।\nइसका शीर्षक क्या रखें? (जैसे: दादी जी का जन्मदिन)',
  titleTooLong: (length: number) =>
    `यह शीर्षक ${length} अक्षरों का है। कृपया ${longestTitle} अक्षरों तक का शीर्षक लिखें।`,
  askDescription: 'अच्छा! इसके बारे में कुछ लिखना चाहें तो लिखें, नहीं तो "skip" टाइप करें।',
  descriptionTooLong: `कृपया ${longestDescription} अक्षरों तक का विवरण लिखें, या "skip" टाइप करें।`,
  askDateType: 'तारीख कैसे याद रखनी है?\n1. सौर: कैलेंडर की तारीख\n2. चंद्र: मास और तिथि\n"1" या "2" टाइप करें।',
  oneOrTwo: 'कृपया "1" या "2" टाइप करें।',
  askSolarDate: 'तारीख लिखें (YYYY-MM-DD, जैसे: 2025-01-15)।',
  dateFormat: 'कृपया सही फॉर्मेट में तारीख दें (YYYY-MM-DD, जैसे: 2025-01-15)',
  noSuchDay: (longest: number | undefined) =>
    longest === undefined
      ? 'कैलेंडर में ऐसी कोई तारीख नहीं है: महीना 01 से 12 तक होता है। कृपया तारीख फिर से लिखें।'
      : `कैलेंडर में ऐसी कोई तारीख नहीं है: उस महीने में ${longest} दिन होते हैं। कृपया तारीख फिर से लिखें।`,
  dateOutOfRange: `कृपया वर्ष ${firstEventYear} से ${lastEventYear} के बीच की तारीख लिखें।`,
  askLunarMonth: `कौन सा चंद्र मास? नीचे से चुनें या ठीक ऐसे ही लिखें:\n${monthList()}`,
  validMonths: `कृपया इनमें से एक मास ठीक ऐसे ही लिखें:\n${monthList()}`,
  askLunarDay: 'कौन सी तिथि? 1 से 15 के बीच एक संख्या लिखें (1 प्रतिपदा, 15 पूर्णिमा या अमावस्या)।',
  lunarDayRange: 'कृपया 1 से 15 के बीच एक संख्या दें।',
  askPaksha: (day: number) =>
    `कौन सा पक्ष?\n1. शुक्ल पक्ष${day === 15 ? ' (पूर्णिमा)' : ''}\n2. कृष्ण पक्ष${day === 15 ? ' (अमावस्या)' : ''}\n"1" या "2" टाइप करें। पता न हो तो "skip" टाइप करें: हम शुक्ल पक्ष मान लेंगे।`,
  askRecurring: 'क्या यह हर साल आता है? (हाँ / नहीं)',
  summary,
  signInFirst: 'कृपया पहले साइन इन करें।',
  congratulation: (title: string) => `बधाई हो! "${title}" आपके कार्यक्रमों में जुड़ गया है।`,
  saveFailed: 'माफ करें, कार्यक्रम जोड़ने में कोई समस्या हुई है। कृपया फिर से कोशिश करें।',
  savedTitle: 'सफलता',
  savedText: 'आपका कार्यक्रम सफलतापूर्वक जोड़ा गया',
  failedTitle: 'त्रुटि',
  failedText: 'कार्यक्रम जोड़ने में समस्या',
} as const;

const pakshaWords = { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' } as const;

function summary(draft: EventDraft): string {
  return [
    'एक बार देख लें:',
    `शीर्षक: ${draft.title ?? ''}`,
    ...(draft.description ? [`विवरण: ${draft.description}`] : []),
    `कब: ${whenOf(draft)}`,
    `हर साल: ${draft.isRecurring ? 'हाँ' : 'नहीं'}`,
    'सहेजने के लिए "हाँ" टाइप करें। कुछ और लिखने पर हम फिर शुरू से पूछेंगे।',
  ].join('\n');
}

function whenOf({ dateType, date, month, day, paksha = 'shukla' }: EventDraft): string {
  if (dateType === 'solar') return date === undefined ? '' : civilDateText(date, 'hi');
  if (month === undefined || day === undefined) return '';
  const isFull = day === 15;
  const dayWords = isFull ? (paksha === 'shukla' ? 'पूर्णिमा' : 'अमावस्या') : `तिथि ${day}`;
  return `${lunarMonths[month].hi}, ${pakshaWords[paksha]}, ${dayWords}`;
}

function monthList(): string {
  return lunarMonthNames.map((name) => `${name} (${lunarMonths[name].hi})`).join(', ');
}
