import { defineMessages } from '../messages.ts';

/** One's own dates: birthdays, anniversaries, shraddhas, vows. */
export const events = defineMessages({
  title: { en: 'My dates and reminders', hi: 'मेरी तारीख़ें और रिमाइंडर' },
  add: { en: 'Add a date', hi: 'तारीख़ जोड़ें' },
  assistant: { en: 'अपना कार्यक्रम जोड़ें', hi: 'अपना कार्यक्रम जोड़ें' },
  loading: { en: 'Your dates are being opened', hi: 'आपकी तारीख़ें खुल रही हैं' },
  ownDates: { en: 'My dates', hi: 'मेरी तारीख़ें' },

  emptyTitle: { en: 'No dates yet', hi: 'अभी कोई तारीख़ नहीं' },
  emptyText: {
    en: 'Keep a birthday, an anniversary or a shraddha by its tithi, and see here on which day it falls each year.',
    hi: 'जन्मदिन, सालगिरह या श्राद्ध तिथि के अनुसार यहाँ जोड़ें; हर साल वह किस दिन पड़ेगा, यहीं दिखेगा।',
  },
  nothingFound: { en: 'No date has these words.', hi: 'इन शब्दों वाली कोई तारीख़ नहीं मिली।' },
  search: { en: 'Search my dates', hi: 'अपनी तारीख़ों में खोजें' },
  sort: { en: 'Order', hi: 'क्रम' },
  sortNext: { en: 'Coming next', hi: 'जो पहले आए' },
  sortNewest: { en: 'Newest', hi: 'नई पहले' },
  sortTitle: { en: 'By name', hi: 'नाम से' },
  foundOne: { en: '1 date', hi: '1 तारीख़' },
  foundMany: { en: '{count} dates', hi: '{count} तारीख़ें' },
  showMore: { en: 'Show more', hi: 'और दिखाएँ' },
  coming: { en: 'Coming', hi: 'आने वाली' },
  past: { en: 'Past', hi: 'बीत चुकी' },

  readFailed: { en: 'Your dates could not be opened', hi: 'आपकी तारीख़ें नहीं खुल सकीं' },
  readFailedText: {
    en: 'This device could not read them. Nothing is lost.',
    hi: 'यह डिवाइस उन्हें पढ़ नहीं सका। कुछ भी खोया नहीं है।',
  },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  stillComing: {
    en: 'What you added on other devices is still on its way.',
    hi: 'दूसरे डिवाइस पर जोड़ी गई तारीख़ें अभी आ रही हैं।',
  },
  notYetHere: {
    en: 'What you added on other devices comes as soon as the server can be reached.',
    hi: 'दूसरे डिवाइस पर जोड़ी गई तारीख़ें सर्वर से जुड़ते ही आ जाएँगी।',
  },

  everyYear: { en: 'Every year', hi: 'हर साल' },
  once: { en: 'Once', hi: 'एक बार' },
  nextFinding: { en: 'The day is being worked out…', hi: 'दिन निकाला जा रहा है…' },
  nextNone: { en: 'It does not come again', hi: 'यह फिर नहीं आएगी' },
  nextUnknown: {
    en: 'A newer version of Disha has written this date.',
    hi: 'यह तारीख़ दिशा के नए संस्करण ने लिखी है।',
  },
  nextFailed: {
    en: 'The day could not be worked out on this device.',
    hi: 'इस डिवाइस पर दिन नहीं निकल सका।',
  },
  was: { en: 'It was on {date}', hi: '{date} को थी' },
  yearsOf: { en: '{count} years', hi: '{count} वर्ष' },
  oneYear: { en: '1 year', hi: '1 वर्ष' },
  place: { en: 'Lunar days as they fall at {place}.', hi: 'तिथियाँ {place} के अनुसार हैं।' },

  shukla: { en: 'Shukla paksha', hi: 'शुक्ल पक्ष' },
  krishna: { en: 'Krishna paksha', hi: 'कृष्ण पक्ष' },
  monthOfSystem: { en: '{month} ({system})', hi: '{month} ({system})' },
  purnimanta: { en: 'purnimanta', hi: 'पूर्णिमांत' },
  amanta: { en: 'amanta', hi: 'अमांत' },

  editNamed: { en: 'Edit {title}', hi: '{title} बदलें' },
  deleteNamed: { en: 'Delete {title}', hi: '{title} हटाएँ' },
  fileNamed: { en: 'Calendar file of {title}', hi: '{title} की कैलेंडर फ़ाइल' },
  fileOfAll: { en: 'Calendar file of all', hi: 'सबकी कैलेंडर फ़ाइल' },
  fileText: {
    en: 'For the calendar on your phone or computer. Lunar dates are worked out for ten years.',
    hi: 'फ़ोन या कंप्यूटर के कैलेंडर के लिए। तिथि से पड़ने वाले दिन दस साल आगे तक निकालकर रखे जाते हैं।',
  },
  fileFailed: { en: 'The calendar file could not be made', hi: 'कैलेंडर फ़ाइल नहीं बन सकी' },
  fileName: { en: 'disha-dates', hi: 'disha-dates' },
});

/** A date as it is entered and changed. */
export const eventForm = defineMessages({
  addTitle: { en: 'Add a date', hi: 'तारीख़ जोड़ें' },
  editTitle: { en: 'Edit date', hi: 'तारीख़ बदलें' },
  name: { en: 'What is it?', hi: 'यह किस बात का दिन है?' },
  nameExample: { en: "Grandmother's birthday", hi: 'दादी जी का जन्मदिन' },
  description: { en: 'Notes (optional)', hi: 'टिप्पणी (वैकल्पिक)' },
  kind: { en: 'Kept by', hi: 'किसके अनुसार' },
  solar: { en: 'Calendar date', hi: 'कैलेंडर की तारीख़' },
  lunar: { en: 'Tithi', hi: 'तिथि' },
  date: { en: 'Date', hi: 'तारीख़' },
  month: { en: 'Lunar month', hi: 'चंद्र मास' },
  paksha: { en: 'Fortnight', hi: 'पक्ष' },
  shukla: { en: 'Shukla (bright)', hi: 'शुक्ल' },
  krishna: { en: 'Krishna (dark)', hi: 'कृष्ण' },
  day: { en: 'Tithi', hi: 'तिथि' },
  monthKrishna: {
    en: 'Of the dark half the month is understood as in your setting: {system}.',
    hi: 'कृष्ण पक्ष का मास आपकी सेटिंग के अनुसार है: {system}।',
  },
  repeats: { en: 'Every year', hi: 'हर साल' },
  knowDate: { en: 'I know only the calendar date', hi: 'मुझे केवल तारीख़ पता है' },
  knownDate: { en: 'Tithi of this day', hi: 'इस दिन की तिथि' },
  knownDateText: {
    en: 'The tithi at that sunrise at {place} is filled in. Whoever was born after midnight but before sunrise takes the day before.',
    hi: 'उस दिन {place} में सूर्योदय की तिथि भर दी जाती है। आधी रात के बाद और सूर्योदय से पहले जन्म हो तो एक दिन पहले की तारीख़ दें।',
  },
  adhikaNote: {
    en: 'That was an adhika month; the date is kept in the ordinary month of the same name.',
    hi: 'वह अधिक मास था; तिथि उसी नाम के सामान्य मास में मनाई जाती है।',
  },
  next: { en: 'Next:', hi: 'अगली बार:' },
  save: { en: 'Save', hi: 'सहेजें' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  added: { en: 'Date added', hi: 'तारीख़ जोड़ी गई' },
  updated: { en: 'Date saved', hi: 'तारीख़ सहेजी गई' },
  addFailed: { en: 'The date could not be added', hi: 'तारीख़ नहीं जोड़ी जा सकी' },
  updateFailed: { en: 'The date could not be saved', hi: 'तारीख़ नहीं सहेजी जा सकी' },
  deviceFull: {
    en: 'There is no room left on this device. Please free some and try again.',
    hi: 'इस डिवाइस पर जगह नहीं बची। कृपया कुछ जगह बनाकर फिर कोशिश करें।',
  },
  nameMissing: { en: 'Please write what it is.', hi: 'कृपया लिखें कि क्या है।' },
  tooLong: { en: 'Please write at most {most} characters.', hi: 'कृपया अधिकतम {most} अक्षर लिखें।' },
  dateMissing: { en: 'Please give a date that the calendar has.', hi: 'कृपया ऐसी तारीख़ दें जो कैलेंडर में हो।' },
  dateRange: {
    en: 'Please give a date between {from} and {to}.',
    hi: 'कृपया {from} से {to} के बीच की तारीख़ दें।',
  },
  outOfAlmanac: {
    en: 'Tithis are worked out from 1900 to 2100.',
    hi: 'तिथियाँ 1900 से 2100 तक निकाली जाती हैं।',
  },

  deleteTitle: { en: 'Delete this date?', hi: 'यह तारीख़ हटाएँ?' },
  deleteText: {
    en: '“{title}” will be deleted everywhere, with its reminders.',
    hi: '“{title}” अपने रिमाइंडर के साथ हर जगह से हट जाएगी।',
  },
  delete: { en: 'Delete', hi: 'हटाएँ' },
  deleted: { en: 'Date deleted', hi: 'तारीख़ हटा दी गई' },
  deleteFailed: { en: 'The date could not be deleted', hi: 'तारीख़ नहीं हटाई जा सकी' },
});

/** How a date stands on its way to the server. */
export const eventSending = defineMessages({
  waiting: { en: 'Saved on this device, waits to be sent', hi: 'इस डिवाइस पर सहेजी गई, भेजी जानी बाक़ी है' },
  held: { en: 'Waits for you under Sync and storage', hi: '“सिंक और स्टोरेज” में आपकी राह देख रही है' },
  refused: {
    en: 'The server did not accept this date.',
    hi: 'सर्वर ने यह तारीख़ स्वीकार नहीं की।',
  },
  sendAgain: { en: 'Send again', hi: 'फिर भेजें' },
  discard: { en: 'Discard', hi: 'रहने दें' },
});

/** Beside the assistant, which itself speaks Hindi alone. */
export const assistantFrame = defineMessages({
  openFailed: {
    en: 'The assistant could not be fetched. Please connect to the internet and try again.',
    hi: 'सहायक नहीं आ सका। कृपया इंटरनेट से जुड़कर फिर कोशिश करें।',
  },
});
