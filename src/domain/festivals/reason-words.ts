import type { Language } from '../language.ts';
import { lunarMonthLabel, nakshatraName, rashiName, tithiWithPaksha } from '../panchang/names.ts';
import type { Anchor, Decision, Kaala, Usage } from './types.ts';

type Words = Readonly<Record<Language, string>>;

/** What a sentence of a reason speaks of. */
export interface ToldReason {
  hour: string;
  from: string;
  to: string;
  place: string;
}

type Sentence = Readonly<Record<Language, (told: ToldReason) => string>>;

export const hourWords: Readonly<Record<Kaala, Words>> = {
  arunodaya: {
    en: 'dawn (arunodaya, the 96 minutes before sunrise)',
    hi: 'अरुणोदय (सूर्योदय से पहले के 96 मिनट)',
  },
  sunrise: { en: 'sunrise', hi: 'सूर्योदय' },
  pratah: { en: 'the first fifth of the day (pratah)', hi: 'प्रातःकाल (दिन का पहला पाँचवाँ भाग)' },
  purvahna: { en: 'the forenoon (purvahna)', hi: 'पूर्वाह्न (सूर्योदय से मध्याह्न तक)' },
  madhyahna: { en: 'the middle fifth of the day (madhyahna)', hi: 'मध्याह्न (दिन का तीसरा पाँचवाँ भाग)' },
  midday: { en: 'midday', hi: 'ठीक मध्याह्न' },
  aparahna: {
    en: 'the afternoon (aparahna, the fourth fifth of the day)',
    hi: 'अपराह्न (दिन का चौथा पाँचवाँ भाग)',
  },
  sayahna: { en: 'the last fifth of the day (sayahna)', hi: 'सायाह्न (दिन का अंतिम पाँचवाँ भाग)' },
  daytime: { en: 'the day from sunrise to sunset', hi: 'सूर्योदय से सूर्यास्त तक का दिन' },
  'first-muhurta': {
    en: 'the end of the first muhurta, some 48 minutes after sunrise',
    hi: 'सूर्योदय के बाद पहले मुहूर्त का अंत (लगभग 48 मिनट)',
  },
  'third-muhurta': {
    en: 'the end of the third muhurta after sunrise',
    hi: 'सूर्योदय के बाद तीसरे मुहूर्त का अंत',
  },
  'ninth-muhurta': { en: 'the end of the ninth muhurta of the day', hi: 'दिन के नौवें मुहूर्त का अंत' },
  sunset: { en: 'sunset', hi: 'सूर्यास्त' },
  pradosha: {
    en: 'the evening (pradosha, the first fifth of the night)',
    hi: 'प्रदोष (रात का पहला पाँचवाँ भाग)',
  },
  night: { en: 'the night', hi: 'रात' },
  nishita: { en: 'midnight (nishita)', hi: 'निशीथ (मध्यरात्रि)' },
  moonrise: { en: 'moonrise', hi: 'चंद्रोदय' },
};

export const decisionWords: Readonly<Record<Decision, Sentence>> = {
  'only-day': {
    en: ({ hour }) => `The deciding time is ${hour}; only on this day does it fall within that span.`,
    hi: ({ hour }) => `निर्णायक समय ${hour} है; वह इस अवधि में केवल इसी दिन पड़ता है।`,
  },
  'earlier-of-two': {
    en: ({ hour }) =>
      `The deciding time is ${hour}; it falls within that span on two days, and the earlier is taken.`,
    hi: ({ hour }) => `निर्णायक समय ${hour} है; वह इस अवधि में दो दिन पड़ता है, इसलिए पहला दिन लिया जाता है।`,
  },
  'later-of-two': {
    en: ({ hour }) =>
      `The deciding time is ${hour}; it falls within that span on two days, and the later is taken.`,
    hi: ({ hour }) => `निर्णायक समय ${hour} है; वह इस अवधि में दो दिन पड़ता है, इसलिए दूसरा दिन लिया जाता है।`,
  },
  'larger-share': {
    en: ({ hour }) =>
      `The deciding time is ${hour}; a part of it falls within that span on each of two days, and the day with the larger part is taken.`,
    hi: ({ hour }) =>
      `निर्णायक समय ${hour} है; उसका कुछ भाग दोनों दिन इस अवधि में है, इसलिए अधिक भाग वाला दिन लिया जाता है।`,
  },
  'begins-in': {
    en: ({ hour }) =>
      `The deciding time is ${hour}; on no day does it fall within that span, so the day on which the span begins is taken.`,
    hi: ({ hour }) =>
      `निर्णायक समय ${hour} है; वह इस अवधि में किसी दिन नहीं पड़ता, इसलिए जिस दिन अवधि आरंभ होती है वही लिया जाता है।`,
  },
  'ends-in': {
    en: ({ hour }) =>
      `The deciding time is ${hour}; on no day does it fall within that span, so the day on which the span ends is taken.`,
    hi: ({ hour }) =>
      `निर्णायक समय ${hour} है; वह इस अवधि में किसी दिन नहीं पड़ता, इसलिए जिस दिन अवधि समाप्त होती है वही लिया जाता है।`,
  },
  'within-bhadra': {
    en: () =>
      'Bhadra fills the evening, but on the next day the full moon ends before three and a half watches, so this night is kept.',
    hi: () =>
      'संध्या को पूरे प्रदोष में भद्रा है, पर अगले दिन पूर्णिमा साढ़े तीन प्रहर से पहले समाप्त होती है, इसलिए यही रात ली जाती है।',
  },
  'after-bhadra': {
    en: () =>
      'Bhadra fills the first evening, and the full moon lasts at least three and a half watches of the next day, so the next evening is taken.',
    hi: () =>
      'पहली संध्या को पूरे प्रदोष में भद्रा है और पूर्णिमा अगले दिन साढ़े तीन प्रहर या अधिक रहती है, इसलिए अगली संध्या ली जाती है।',
  },
  'before-sunset': {
    en: () => 'It comes before sunset, so its own day is kept.',
    hi: () => 'यह सूर्यास्त से पहले है, इसलिए उसी दिन मनाया जाता है।',
  },
  'after-sunset': {
    en: () => 'It comes after sunset, so the next day is kept.',
    hi: () => 'यह सूर्यास्त के बाद है, इसलिए अगले दिन मनाया जाता है।',
  },
  'civil-day': {
    en: () => 'The date by the clock, from midnight to midnight, is kept.',
    hi: () => 'आधी रात से आधी रात तक गिनी जाने वाली तारीख़ मानी जाती है।',
  },
  'sunrise-day': {
    en: () => 'The day is counted from sunrise to sunrise.',
    hi: () => 'दिन सूर्योदय से सूर्योदय तक गिना जाता है।',
  },
  'first-sunrise-after': {
    en: () => 'The day of the first sunrise after it is kept.',
    hi: () => 'इसके बाद के पहले सूर्योदय का दिन मनाया जाता है।',
  },
  'day-after': {
    en: () => 'The new year begins on the day after it.',
    hi: () => 'नव वर्ष इसके अगले दिन आरंभ होता है।',
  },
  'before-afternoon': {
    en: () => 'It comes before the afternoon (aparahna), so its own day is kept.',
    hi: () => 'यह अपराह्न से पहले है, इसलिए उसी दिन मनाया जाता है।',
  },
  'in-afternoon': {
    en: () => 'It comes in the afternoon (aparahna) or later, so the next day is kept.',
    hi: () => 'यह अपराह्न में या उसके बाद है, इसलिए अगले दिन मनाया जाता है।',
  },
  'pure-ekadashi': {
    en: () => 'Dashami has ended before the dawn of this day, so the ekadashi is pure.',
    hi: () => 'इस दिन के अरुणोदय से पहले दशमी समाप्त है, इसलिए एकादशी शुद्ध है।',
  },
  'dashami-at-dawn': {
    en: () => 'Dashami still touches the dawn (arunodaya) before it, so the fast moves to dwadashi.',
    hi: () => 'अरुणोदय में दशमी का वेध है, इसलिए व्रत द्वादशी को होता है।',
  },
  'dvadashi-lost': {
    en: () => 'Dwadashi meets no sunrise, so the fast is kept a day earlier and broken while dwadashi lasts.',
    hi: () => 'द्वादशी किसी सूर्योदय पर नहीं है, इसलिए व्रत एक दिन पहले होता है और पारण द्वादशी में।',
  },
  'dvadashi-doubled': {
    en: () => 'Dwadashi rules at two sunrises, so the fast is kept on the first of them.',
    hi: () => 'द्वादशी दो सूर्योदयों पर है, इसलिए व्रत उनमें से पहले दिन होता है।',
  },
  'two-sunrises': {
    en: () =>
      'Ekadashi rules at two sunrises, and dwadashi is left for breaking the fast on the third morning, so the second day is kept.',
    hi: () => 'एकादशी दो सूर्योदयों पर है और तीसरी सुबह पारण के लिए द्वादशी शेष है, इसलिए दूसरा दिन लिया जाता है।',
  },
  'counted-days': {
    en: () => 'The eighth day is counted from there.',
    hi: () => 'वहाँ से आठवाँ दिन गिना जाता है।',
  },
  weekday: {
    en: () => 'That day is kept if it is a Friday, else the Friday before it.',
    hi: () => 'वह दिन शुक्रवार हो तो वही, नहीं तो उससे पहले का शुक्रवार लिया जाता है।',
  },
  'shravana-on-later-day': {
    en: () =>
      'In the afternoon (aparahna) of the later day the Moon is in Shravana, and on the earlier it is not, so the later day is taken.',
    hi: () => 'दूसरे दिन अपराह्न में चंद्रमा श्रवण नक्षत्र में है और पहले दिन नहीं, इसलिए दूसरा दिन लिया जाता है।',
  },
  'shravana-on-earlier-day': {
    en: () =>
      'Both afternoons (aparahna) have it, and on the earlier day the Moon is in Shravana, so the earlier day is taken.',
    hi: () => 'दोनों दिन अपराह्न में यह तिथि है और पहले दिन चंद्रमा श्रवण नक्षत्र में है, इसलिए पहला दिन लिया जाता है।',
  },
};

export const usageWords: Readonly<Record<Usage, Words>> = {
  smarta: {
    en: 'Smarta households keep this day, by the midnight of the birth.',
    hi: 'स्मार्त गृहस्थ जन्म की मध्यरात्रि देखकर यह दिन मानते हैं।',
  },
  vaishnava: { en: 'Vaishnavas keep this day.', hi: 'वैष्णव यह दिन मानते हैं।' },
  'sunrise-tithi': { en: 'Some go by the tithi at sunrise.', hi: 'कुछ लोग उदया तिथि मानते हैं।' },
  'evening-tithi': { en: 'Some go by the tithi of the evening.', hi: 'कुछ लोग संध्या की तिथि मानते हैं।' },
  'deciding-hour': { en: 'Some go by the deciding hour alone.', hi: 'कुछ लोग केवल निर्णायक समय देखते हैं।' },
  'other-of-two-days': {
    en: 'Some almanacs take the later of the two days.',
    hi: 'कुछ पंचांग दो में से दूसरा दिन लेते हैं।',
  },
  'earlier-of-two': {
    en: 'Some almanacs take the earlier of the two days.',
    hi: 'कुछ पंचांग दो में से पहला दिन लेते हैं।',
  },
  'full-moon-night': {
    en: 'Those who fast for the full moon keep the day on which it rises in purnima.',
    hi: 'पूर्णिमा का व्रत रखने वाले वह दिन लेते हैं जब चंद्रोदय पूर्णिमा में हो।',
  },
  'ancestral-new-moon': {
    en: 'For offerings to the ancestors the afternoon of amavasya counts.',
    hi: 'पितरों के तर्पण और श्राद्ध के लिए अपराह्न की अमावस्या ली जाती है।',
  },
  'civil-day-of-ingress': {
    en: 'Some calendars print the date of the Sun’s entry itself.',
    hi: 'कुछ कैलेंडर सूर्य के प्रवेश की तारीख़ ही छापते हैं।',
  },
  'day-from-sunrise': {
    en: 'Some count the day of the Sun’s entry from sunrise to sunrise.',
    hi: 'कुछ लोग सूर्य के प्रवेश का दिन सूर्योदय से सूर्योदय तक गिनते हैं।',
  },
  'afternoon-ingress': {
    en: 'Some almanacs of the south begin the month on the next day when the Sun enters in the afternoon.',
    hi: 'दक्षिण के कुछ पंचांग अपराह्न में संक्रांति होने पर मास अगले दिन से गिनते हैं।',
  },
  'without-bhadra-rule': {
    en: 'Some keep the evening of the full moon and wait until Bhadra is over.',
    hi: 'कुछ लोग पूर्णिमा की संध्या ही मानते हैं और भद्रा के बाद दहन करते हैं।',
  },
  'first-of-two-stars': {
    en: 'The Moon meets the star twice in this solar month; some keep the first.',
    hi: 'इस सौर मास में चंद्रमा इस नक्षत्र में दो बार आता है; कुछ लोग पहला दिन मानते हैं।',
  },
  'star-at-sunrise': {
    en: 'Some almanacs go by the star at sunrise.',
    hi: 'कुछ पंचांग सूर्योदय का नक्षत्र लेते हैं।',
  },
  'star-at-midday': {
    en: 'Some almanacs go by the star at midday.',
    hi: 'कुछ पंचांग मध्याह्न का नक्षत्र लेते हैं।',
  },
  'star-at-night': {
    en: 'Some temples go by the night of the star.',
    hi: 'कुछ मंदिर नक्षत्र वाली रात लेते हैं।',
  },
  'east-asian': {
    en: 'East Asia keeps the Buddha’s birthday on the eighth day of the fourth Chinese month.',
    hi: 'पूर्वी एशिया में बुद्ध का जन्मदिन चीनी पंचांग के चौथे मास के आठवें दिन मनाया जाता है।',
  },
  'jain-dawn': {
    en: 'Some almanacs take the later day when the tithi lasts until its dawn.',
    hi: 'तिथि अगले अरुणोदय तक रहे तो कुछ पंचांग अगला दिन लेते हैं।',
  },
  'three-muhurtas': {
    en: 'Some almanacs take the day on which the tithi lasts three muhurtas after sunrise.',
    hi: 'कुछ पंचांग वह दिन लेते हैं जिसमें तिथि सूर्योदय के बाद तीन मुहूर्त रहे।',
  },
  'ghatika-of-evening': {
    en: 'Some almanacs take the later day when the new moon lasts a ghatika (24 minutes) of its evening.',
    hi: 'अमावस्या दूसरी संध्या को एक घटी (24 मिनट) भी रहे तो कुछ पंचांग दूसरा दिन लेते हैं।',
  },
  'day-it-begins': {
    en: 'Some keep the earlier day already, in whose daylight the tithi begins.',
    hi: 'कुछ लोग पहला दिन ही मानते हैं, जिसके दिन में तिथि शुरू होती है।',
  },
};

/** What a festival hangs on, with when it is: the first sentence of a reason. */
export function anchorText(anchor: Anchor, { from, to, place }: ToldReason, language: Language): string {
  switch (anchor.kind) {
    case 'tithi': {
      const name = lunarDayName(anchor, language);
      return language === 'en'
        ? `${name} lasts from ${from} to ${to} (${place} time).`
        : `${name} ${from} से ${to} तक है (${place} समय)।`;
    }
    case 'nakshatra': {
      const names = nameLanguages[language];
      const [star, month] = [nakshatraName(anchor.nakshatra, names), rashiName(anchor.rashi + 1, names)];
      return language === 'en'
        ? `In the solar month of ${month} the Moon is in ${star} from ${from} to ${to} (${place} time).`
        : `सौर ${month} मास में चंद्रमा ${from} से ${to} तक ${star} नक्षत्र में है (${place} समय)।`;
    }
    case 'sankranti': {
      const rashi = rashiName(anchor.rashi + 1, nameLanguages[language]);
      return language === 'en'
        ? `The Sun enters ${rashi} on ${from} (${place} time).`
        : `सूर्य ${from} पर ${rashi} राशि में प्रवेश करता है (${place} समय)।`;
    }
    case 'solar-day': {
      const rashi = rashiName(anchor.rashi + 1, nameLanguages[language]);
      return language === 'en'
        ? `It is day ${anchor.day} of the solar month of ${rashi}, which the Sun enters on ${from} (${place} time).`
        : `यह सौर ${rashi} मास का ${anchor.day}वाँ दिन है; सूर्य ${from} पर ${rashi} राशि में प्रवेश करता है (${place} समय)।`;
    }
    case 'fourth-chinese-month':
      return language === 'en'
        ? `That month begins with the new moon of ${from} (${place} time).`
        : `वह मास ${from} की अमावस्या से आरंभ होता है (${place} समय)।`;
  }
}

/** "Kartika krishna chaturthi", "Kartika amavasya"; the month as the settings' month system names it. */
function lunarDayName(
  { month, tithi, isAdhika }: Extract<Anchor, { kind: 'tithi' }>,
  language: Language,
): string {
  const names = nameLanguages[language];
  return `${lunarMonthLabel(month, isAdhika, names)} ${tithiWithPaksha(tithi, names).toLowerCase()}`;
}

export const nameLanguages = { en: 'en', hi: 'hi' } as const;
