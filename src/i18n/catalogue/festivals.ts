import { defineMessages } from '../messages.ts';

/** The festival calendar and the panchang of a day. */
export const festivals = defineMessages({
  title: { en: 'Hindu Festivals & Riti-Riwaaj', hi: 'हिंदू त्योहार और रीति-रिवाज' },
  intro: {
    en: 'Festivals, vrats and the panchang of every day, reckoned for your place.',
    hi: 'त्योहार, व्रत और हर दिन का पंचांग, आपके स्थान के अनुसार।',
  },
  loading: { en: 'Opening the calendar…', hi: 'पंचांग खुल रहा है…' },
  loadFailed: { en: 'Failed to load festival calendar', hi: 'त्योहारों का पंचांग नहीं खुल सका' },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },

  changeReckoning: { en: 'Place and lunar month', hi: 'स्थान और चंद्र मास' },
  amantaMonths: { en: 'amanta months', hi: 'अमांत मास' },
  purnimantaMonths: { en: 'purnimanta months', hi: 'पूर्णिमांत मास' },
  done: { en: 'Done', hi: 'हो गया' },

  previousMonth: { en: 'Previous month', hi: 'पिछला महीना' },
  nextMonth: { en: 'Next month', hi: 'अगला महीना' },
  today: { en: 'Today', hi: 'आज' },
  goTo: { en: 'Go to a month', hi: 'किसी महीने पर जाएँ' },
  month: { en: 'Month', hi: 'महीना' },
  year: { en: 'Year', hi: 'वर्ष' },
  go: { en: 'Go', hi: 'जाएँ' },
  wrongYear: { en: 'Please enter a year from 1900 to 2100.', hi: 'कृपया 1900 से 2100 तक का कोई वर्ष लिखें।' },
  monthShown: { en: '{month}, {count} days with events', hi: '{month}, कार्यक्रम वाले {count} दिन' },
  calendarBegins: {
    en: 'The calendar begins with January 1900: before that its times would not be exact enough.',
    hi: 'पंचांग जनवरी 1900 से शुरू होता है: उससे पहले के समय इतने सटीक नहीं निकलते।',
  },
  calendarEnds: {
    en: 'The calendar ends with December 2100: after that its times would not be exact enough.',
    hi: 'पंचांग दिसंबर 2100 तक है: उसके बाद के समय इतने सटीक नहीं निकलते।',
  },
  kshayaMonth: { en: '{month}, which takes in the next', hi: '{month}, जिसमें अगला मास समाया है' },
  more: { en: '+{count} और', hi: '+{count} और' },

  eventsOf: { en: '{date} के कार्यक्रम', hi: '{date} के कार्यक्रम' },
  noEvents: { en: 'No festival falls on this day.', hi: 'इस दिन कोई त्योहार नहीं है।' },
  yours: { en: 'Yours', hi: 'आपका' },
  twoDays: { en: 'two days', hi: 'दो दिन' },
  selectTitle: { en: 'Select a Festival', hi: 'कोई त्योहार चुनें' },
  selectText: {
    en: 'Click on a date with events or select a festival from the calendar to view details',
    hi: 'विवरण देखने के लिए कार्यक्रम वाली तारीख़ पर क्लिक करें या पंचांग से कोई त्योहार चुनें',
  },

  whyThisDay: { en: 'Why this day', hi: 'यही दिन क्यों' },
  otherDay: { en: 'Kept by others on {date}', hi: 'कुछ लोग {date} को मनाते हैं' },
  bothRight: {
    en: 'Traditions differ here, and each has its reason. Follow your family or your temple.',
    hi: 'यहाँ परंपराएँ अलग-अलग हैं और हर एक का अपना कारण है। अपने परिवार या मंदिर की रीति मानें।',
  },
  enteredDay: {
    en: 'This day was entered by hand and not reckoned.',
    hi: 'यह दिन गणना से नहीं निकला, किसी ने स्वयं दर्ज किया है।',
  },

  panchangOf: { en: 'Panchang of {date}', hi: '{date} का पंचांग' },
  panchangFailed: { en: 'The panchang of this day could not be reckoned.', hi: 'इस दिन का पंचांग नहीं बन सका।' },
  tithi: { en: 'Tithi', hi: 'तिथि' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  yoga: { en: 'Yoga', hi: 'योग' },
  karana: { en: 'Karana', hi: 'करण' },
  vara: { en: 'Vara', hi: 'वार' },
  until: { en: 'until {time}', hi: '{time} तक' },
  vriddhi: { en: 'second day of the same tithi (vriddhi)', hi: 'उसी तिथि का दूसरा दिन (वृद्धि)' },
  kshaya: { en: '{tithi} meets no sunrise (kshaya)', hi: '{tithi} किसी सूर्योदय पर नहीं है (क्षय)' },
  borderline: {
    en: 'The tithi changes within a minute and a half of sunrise: other panchangs may name its neighbour.',
    hi: 'तिथि सूर्योदय के डेढ़ मिनट के भीतर बदलती है: दूसरे पंचांगों में पास की तिथि मिल सकती है।',
  },
  sunrise: { en: 'Sunrise', hi: 'सूर्योदय' },
  sunset: { en: 'Sunset', hi: 'सूर्यास्त' },
  moonrise: { en: 'Moonrise', hi: 'चंद्रोदय' },
  moonset: { en: 'Moonset', hi: 'चंद्रास्त' },
  noMoonrise: { en: 'none on this day', hi: 'इस दिन नहीं' },
  neverRises: {
    en: 'The Sun does not rise here on this day. The five limbs are counted from six hours before noon, as on a day of twelve hours; what needs a sunrise is left out.',
    hi: 'इस दिन यहाँ सूर्य नहीं निकलता। पंचांग के पाँचों अंग दोपहर से छह घंटे पहले से गिने गए हैं, मानो दिन बारह घंटे का हो; जो समय सूर्योदय से निकलते हैं, वे यहाँ नहीं दिए गए।',
  },
  neverSets: {
    en: 'The Sun does not set here on this day. The five limbs are counted from six hours before noon, as on a day of twelve hours; what needs a sunrise is left out.',
    hi: 'इस दिन यहाँ सूर्य नहीं डूबता। पंचांग के पाँचों अंग दोपहर से छह घंटे पहले से गिने गए हैं, मानो दिन बारह घंटे का हो; जो समय सूर्योदय से निकलते हैं, वे यहाँ नहीं दिए गए।',
  },
  lunarMonth: { en: 'Lunar month', hi: 'चंद्र मास' },
  lunarMonthOf: { en: '{month}, {paksha} paksha', hi: '{month}, {paksha} पक्ष' },
  amanta: { en: 'amanta', hi: 'अमांत' },
  purnimanta: { en: 'purnimanta', hi: 'पूर्णिमांत' },
  samvat: { en: 'Samvat', hi: 'संवत' },
  ritu: { en: 'Ritu', hi: 'ऋतु' },
  ayana: { en: 'Ayana', hi: 'अयन' },
  sunRashi: { en: 'Sun in', hi: 'सूर्य राशि' },
  moonRashi: { en: 'Moon in', hi: 'चंद्र राशि' },
  goodTimes: { en: 'Favoured times', hi: 'शुभ समय' },
  avoidedTimes: { en: 'Times that tradition avoids', hi: 'परंपरा में टाले जाने वाले समय' },
  span: { en: '{from} – {to}', hi: '{from} – {to}' },
  noAbhijit: { en: 'not on Wednesdays', hi: 'बुधवार को नहीं' },
  choghadiya: { en: 'Choghadiya', hi: 'चौघड़िया' },
  favoured: { en: 'favoured', hi: 'अनुकूल' },
  choghadiyaDay: { en: 'By day', hi: 'दिन में' },
  choghadiyaNight: { en: 'By night', hi: 'रात में' },
  reckonedSo: {
    en: 'Sunrise is when the upper edge of the Sun appears at a level horizon, with refraction. Lahiri ayanamsa. Times are those of {place} ({zone}).',
    hi: 'सूर्योदय वह क्षण है जब सूर्य का ऊपरी किनारा समतल क्षितिज पर दिखता है, अपवर्तन सहित। लाहिड़ी अयनांश। समय {place} ({zone}) के हैं।',
  },

  yearTitle: { en: 'Festivals of {year}', hi: '{year} के त्योहार' },
  openYear: { en: 'All festivals of {year}', hi: '{year} के सभी त्योहार' },
  closeYear: { en: 'Hide the year', hi: 'वर्ष छिपाएँ' },
  previousYear: { en: 'Previous year', hi: 'पिछला वर्ष' },
  nextYear: { en: 'Next year', hi: 'अगला वर्ष' },
  yearLoading: { en: 'Reckoning the year…', hi: 'वर्ष की गणना हो रही है…' },
  allFestivals: { en: 'All', hi: 'सभी' },
  mainFestivals: { en: 'Festivals', hi: 'त्योहार' },
  ekadashis: { en: 'Ekadashis', hi: 'एकादशियाँ' },
  vrats: { en: 'Vrats and moons', hi: 'व्रत और तिथियाँ' },
  kinds: { en: 'Which ones', hi: 'कौन से' },
  printMonth: { en: 'Print this month', hi: 'यह महीना प्रिंट करें' },
  printYear: { en: 'Print this year', hi: 'यह वर्ष प्रिंट करें' },
  printedFor: {
    en: 'Reckoned for {place} ({zone}), {months}.',
    hi: '{place} ({zone}) के लिए, {months}।',
  },
});

/** The weekdays over the calendar, which stand in Hindi in both languages. Sunday first. */
export const weekdayHeads = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'] as const;
