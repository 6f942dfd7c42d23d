import { defineMessages } from '../messages.ts';

/** All guides. */
export const pujaList = defineMessages({
  title: { en: 'Puja and vrat at home', hi: 'घर पर पूजा और व्रत' },
  intro: {
    en: 'How it is done, step by step: what you need, the words to say, what is eaten, and the katha.',
    hi: 'विधि, एक-एक चरण में: क्या चाहिए, क्या बोलें, क्या खाएँ, और कथा।',
  },
  description: {
    en: 'How to keep a puja or vrat at home, step by step in English and Hindi: samagri list, mantras with meaning, fasting food, katha and the next date. Free, and readable offline.',
    hi: 'घर पर पूजा और व्रत की सरल विधि: सामग्री, अर्थ सहित मंत्र, व्रत का भोजन, कथा और अगली तिथि। मुफ़्त, बिना इंटरनेट के भी।',
  },
  next: { en: 'Coming next', hi: 'आगे क्या है' },
  nextAt: { en: 'Days worked out for {place}.', hi: '{place} के लिए निकाली गई तिथियाँ।' },
  changePlace: { en: 'Another place', hi: 'स्थान बदलें' },
  loading: { en: 'Working out the days…', hi: 'तिथियाँ निकाली जा रही हैं…' },
  failed: {
    en: 'The days could not be worked out. The guides are all here.',
    hi: 'तिथियाँ नहीं निकल सकीं। विधियाँ सब यहीं हैं।',
  },
  searchLabel: { en: 'Search pujas and vrats', hi: 'पूजा या व्रत खोजें' },
  search: { en: 'Satyanarayan, Ekadashi…', hi: 'सत्यनारायण, एकादशी…' },
  clearSearch: { en: 'Clear the search', hi: 'खोज मिटाएँ' },
  oneFound: { en: '1 guide', hi: '1 विधि' },
  manyFound: { en: '{count} guides', hi: '{count} विधियाँ' },
  nothingFound: {
    en: 'No guide has this name yet. Try another spelling, in English or in Hindi.',
    hi: 'इस नाम की विधि अभी नहीं है। दूसरी वर्तनी से, हिन्दी या अंग्रेज़ी में खोजकर देखें।',
  },
  daily: { en: 'Every day', hi: 'रोज़ की पूजा' },
  returning: { en: 'Every week, fortnight or month', hi: 'हर सप्ताह, पक्ष या महीने' },
  yearly: { en: 'Once a year', hi: 'साल में एक बार' },
  life: { en: 'Beginnings and family', hi: 'नए काम और संस्कार' },
});

/** When it is next. */
export const pujaDays = defineMessages({
  today: { en: 'today', hi: 'आज' },
  tomorrow: { en: 'tomorrow', hi: 'कल' },
  inDays: { en: 'in {count} days', hi: '{count} दिन बाद' },
  every: { en: 'every day', hi: 'हर दिन' },
  chosen: { en: 'on a day you choose', hi: 'आपके चुने दिन' },
  everyWeekday: { en: 'every {weekday}', hi: 'हर {weekday}' },
});

/** One guide. */
export const pujaGuide = defineMessages({
  all: { en: 'All pujas and vrats', hi: 'सभी पूजा और व्रत' },
  documentTitle: { en: '{name} at home: steps, list and katha', hi: '{name}: विधि, सामग्री और कथा' },
  documentTitlePlain: { en: '{name} at home: steps and list', hi: '{name}: विधि और सामग्री' },
  absent: { en: 'There is no guide at this address', hi: 'इस पते पर कोई विधि नहीं है' },
  absentText: {
    en: 'The list has all that there are.',
    hi: 'जितनी विधियाँ हैं, सब सूची में हैं।',
  },
  loading: { en: 'The guide is being opened…', hi: 'विधि खुल रही है…' },
  next: { en: 'Next', hi: 'अगली तिथि' },
  after: { en: 'Then {dates}', hi: 'फिर {dates}' },
  at: { en: 'for {place}', hi: '{place} के लिए' },
  inCalendar: { en: 'See in the calendar', hi: 'पंचांग में देखें' },
  findDay: { en: 'Find a good day', hi: 'शुभ दिन खोजें' },
  begin: { en: 'Begin step by step', hi: 'चरण-दर-चरण शुरू करें' },
  resume: { en: 'Go on with step {step}', hi: 'चरण {step} से आगे' },
  onThisPage: { en: 'On this page', hi: 'इस पन्ने पर' },
  about: { en: 'Who, when, how long', hi: 'कौन, कब, कितना समय' },
  who: { en: 'Who keeps it, and why', hi: 'कौन रखता है और क्यों' },
  when: { en: 'When', hi: 'कब' },
  time: { en: 'How long', hi: 'कितना समय' },
  needed: { en: 'What you need', hi: 'सामग्री' },
  optionalItem: { en: 'if you like', hi: 'चाहें तो' },
  ticked: { en: '{done} of {all} ready', hi: '{all} में से {done} तैयार' },
  share: { en: 'Share the list', hi: 'सूची भेजें' },
  copied: { en: 'The list is copied.', hi: 'सूची कॉपी हो गई।' },
  copyFailed: { en: 'The list could not be copied.', hi: 'सूची कॉपी नहीं हो सकी।' },
  untick: { en: 'Clear the ticks', hi: 'निशान हटाएँ' },
  steps: { en: 'Step by step', hi: 'विधि' },
  stepOf: { en: 'Step {step} of {all}', hi: 'चरण {step}, कुल {all}' },
  days: { en: 'Day by day', hi: 'दिन-ब-दिन' },
  food: { en: 'What is eaten', hi: 'क्या खाएँ' },
  eaten: { en: 'Eaten', hi: 'खाया जाता है' },
  avoided: { en: 'Left out', hi: 'नहीं खाया जाता' },
  end: { en: 'How it ends', hi: 'कैसे खोलें' },
  katha: { en: 'Katha', hi: 'कथा' },
  kathaLength: { en: 'Length', hi: 'लंबाई' },
  short: { en: 'Short', hi: 'छोटी' },
  long: { en: 'Long', hi: 'पूरी' },
  regions: { en: 'How it differs by region', hi: 'अलग-अलग प्रदेशों में' },
  freedom: { en: 'Without a priest, and with less', hi: 'बिना पुरोहित, और कम में' },
  withoutPriest: { en: 'Without a priest', hi: 'बिना पुरोहित' },
  optional: { en: 'What may be left out', hi: 'क्या छोड़ सकते हैं' },
  cautions: { en: 'Take care of yourself', hi: 'अपना ध्यान रखें' },
  sources: { en: 'From', hi: 'आधार' },
  custom: {
    en: 'Families differ, and what yours does is right for you. Nothing here is a duty, and nothing is lost by a slip.',
    hi: 'हर परिवार की रीति अलग होती है, और आपके घर की रीति आपके लिए सही है। यहाँ कुछ भी बाध्य नहीं, और चूक से कुछ नहीं बिगड़ता।',
  },
});

/** One step on the whole screen. */
export const pujaSteps = defineMessages({
  overview: { en: 'Whole guide', hi: 'पूरी विधि' },
  back: { en: 'Back', hi: 'पीछे' },
  next: { en: 'Next', hi: 'आगे' },
  finish: { en: 'Finish', hi: 'पूरा हुआ' },
  say: { en: 'Say', hi: 'बोलें' },
  done: { en: 'The puja is complete', hi: 'पूजा पूरी हुई' },
  doneText: {
    en: 'May it bring you and yours peace. Sit for a moment before you get up.',
    hi: 'आपको और आपके परिवार को शांति मिले। उठने से पहले एक क्षण बैठें।',
  },
  aartis: { en: 'To the aartis', hi: 'आरतियाँ खोलें' },
  awake: { en: 'The screen stays on', hi: 'स्क्रीन खुली रहेगी' },
  progress: { en: 'Steps', hi: 'चरण' },
});
