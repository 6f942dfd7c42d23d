import { defineMessages } from '../messages.ts';

/** A festival with its rituals and aartis. */
export const festivalDetails = defineMessages({
  loading: { en: 'Opening the festival…', hi: 'पर्व खुल रहा है…' },
  failed: { en: 'Failed to load festival details', hi: 'पर्व का विवरण नहीं खुल सका' },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
  unknown: {
    en: 'There is no festival at this address.',
    hi: 'इस पते पर कोई पर्व नहीं है।',
  },
  deity: { en: 'Deity', hi: 'देवता' },
  notSpecified: { en: 'Not specified', hi: 'निर्दिष्ट नहीं' },
  region: { en: 'Region', hi: 'क्षेत्र' },
  significance: { en: 'Significance', hi: 'महत्व' },
  onlyTheRule: {
    en: 'There is no description of this festival here yet; its days are worked out from its rule.',
    hi: 'इस पर्व का विवरण अभी यहाँ नहीं है; इसकी तारीख़ें इसके नियम से निकाली गई हैं।',
  },
  contentMissing: {
    en: 'Descriptions, rituals and aartis come to this device with the first connection, and stay.',
    hi: 'विवरण, पूजा-विधि और आरतियाँ पहली बार इंटरनेट से जुड़ने पर इस डिवाइस पर आती हैं, और फिर यहीं रहती हैं।',
  },
  dates: { en: 'Its days', hi: 'कब है' },
  datesAt: { en: 'Worked out for {place}.', hi: '{place} के लिए निकाली गई तारीख़ें।' },
  datesLoading: { en: 'Working out the days…', hi: 'तारीख़ें निकाली जा रही हैं…' },
  noDates: {
    en: 'It falls on no day of the coming years here.',
    hi: 'आने वाले वर्षों में यहाँ यह किसी दिन नहीं पड़ता।',
  },
  today: { en: 'today', hi: 'आज' },
  tomorrow: { en: 'tomorrow', hi: 'कल' },
  inDays: { en: 'in {count} days', hi: '{count} दिन बाद' },
  yesterday: { en: 'yesterday', hi: 'बीते कल' },
  daysAgo: { en: '{count} days ago', hi: '{count} दिन पहले' },
  orOn: { en: 'or {date}: {why}', hi: 'या {date}: {why}' },
  addToCalendar: { en: 'Add to calendar', hi: 'कैलेंडर में जोड़ें' },
  addToCalendarHint: {
    en: 'A calendar file (.ics) with its days of ten years',
    hi: 'दस वर्षों की तारीख़ों की कैलेंडर फ़ाइल (.ics)',
  },
  yearToCalendar: { en: 'Add {year} to calendar', hi: '{year} के पर्व कैलेंडर में जोड़ें' },
  calendarSaved: { en: 'The calendar file was saved', hi: 'कैलेंडर फ़ाइल सहेजी गई' },
  calendarFailed: { en: 'The calendar file could not be made', hi: 'कैलेंडर फ़ाइल नहीं बन सकी' },
  calendarOfYear: { en: 'Hindu festivals {year}', hi: 'हिंदू पर्व {year}' },
  print: { en: 'Print', hi: 'प्रिंट करें' },
  printedAt: { en: 'Disha · for {place}', hi: 'दिशा · {place} के लिए' },

  pujas: { en: 'Keep it at home', hi: 'घर पर कैसे करें' },
  pujaNamed: { en: '{name}: step by step', hi: '{name}: पूरी विधि' },
  rituals: { en: 'Rituals', hi: 'पूजा-विधि' },
  inGuide: {
    en: 'How it is kept at home stands in the guide named above, step by step.',
    hi: 'घर पर इसकी विधि ऊपर दी गई विधि में चरण-दर-चरण है।',
  },
  noRituals: { en: 'No rituals are described here yet.', hi: 'यहाँ अभी कोई पूजा-विधि नहीं लिखी गई है।' },
  timing: { en: 'Timing', hi: 'समय' },
  duration: { en: 'Duration', hi: 'अवधि' },
  steps: { en: 'Steps', hi: 'विधि के चरण' },
  materials: { en: 'Materials needed', hi: 'आवश्यक सामग्री' },
});

/** What the badge of a festival says, by the word that its row has. */
export const festivalTypes = defineMessages({
  Major: { en: 'Major', hi: 'प्रमुख' },
  Regional: { en: 'Regional', hi: 'क्षेत्रीय' },
  Vrat: { en: 'Vrat', hi: 'व्रत' },
  Jayanti: { en: 'Jayanti', hi: 'जयंती' },
  Harvest: { en: 'Harvest', hi: 'फ़सल पर्व' },
  Sankranti: { en: 'Sankranti', hi: 'संक्रांति' },
  'New Year': { en: 'New Year', hi: 'नव वर्ष' },
  Purnima: { en: 'Purnima', hi: 'पूर्णिमा' },
  Amavasya: { en: 'Amavasya', hi: 'अमावस्या' },
  Ekadashi: { en: 'Ekadashi', hi: 'एकादशी' },
});

export const festivalAartis = defineMessages({
  aartis: { en: 'Aartis', hi: 'आरतियाँ' },
  search: { en: 'Search aartis by title or tag', hi: 'नाम या टैग से आरती खोजें' },
  searchLabel: { en: 'Search aartis', hi: 'आरती खोजें' },
  clearSearch: { en: 'Clear the search', hi: 'खोज मिटाएँ' },
  unknownDeity: { en: 'Unknown', hi: 'अज्ञात' },
  yours: { en: 'Your aarti', hi: 'आपकी आरती' },
  sharedBy: { en: 'Shared by a reader', hi: 'एक पाठक की साझा की हुई' },
  tags: { en: 'Tags', hi: 'टैग' },
  moreTags: { en: '+{count} more', hi: '+{count} और' },
  words: { en: 'Words of {title}', hi: '{title} के बोल' },
  read: { en: 'Read', hi: 'पढ़ें' },
  readOf: { en: 'Read {title}', hi: '{title} पढ़ें' },
  isPdf: { en: 'A PDF: open it to read', hi: 'PDF: पढ़ने के लिए खोलें' },
  isPicture: { en: 'A picture: open it to read', hi: 'तस्वीर: पढ़ने के लिए खोलें' },
  none: { en: 'No aartis found for this festival', hi: 'इस पर्व के लिए कोई आरती नहीं मिली' },
  beFirst: { en: 'Be the first to add one!', hi: 'सबसे पहले आप जोड़ें!' },
  nothingFound: { en: 'No aarti has this title or tag.', hi: 'इस नाम या टैग की कोई आरती नहीं है।' },
  oneFound: { en: '1 aarti', hi: '1 आरती' },
  manyFound: { en: '{count} aartis', hi: '{count} आरतियाँ' },
  add: { en: 'Add Your Own Aarti', hi: 'अपनी आरती जोड़ें' },
  signInTitle: { en: 'Authentication Required', hi: 'साइन इन आवश्यक है' },
  signInText: {
    en: 'Please sign in to add your own aartis',
    hi: 'अपनी आरती जोड़ने के लिए कृपया साइन इन करें',
  },
  signIn: { en: 'Sign in', hi: 'साइन इन करें' },
});

/** The festivals that come next, and the search among all of them. */
export const nextFestivals = defineMessages({
  title: { en: 'Next festivals', hi: 'आने वाले पर्व' },
  loading: { en: 'Looking for the next festivals…', hi: 'आने वाले पर्व देखे जा रहे हैं…' },
  searchLabel: { en: 'Search festivals', hi: 'पर्व खोजें' },
  searchHint: { en: 'Diwali, दिवाली, teej…', hi: 'दिवाली, Diwali, तीज…' },
  clear: { en: 'Clear the search', hi: 'खोज मिटाएँ' },
  results: { en: 'Festivals found', hi: 'मिले हुए पर्व' },
  none: {
    en: 'No festival of this name. Try another spelling, in English or in Hindi.',
    hi: 'इस नाम का कोई पर्व नहीं मिला। दूसरी वर्तनी से, हिन्दी या अंग्रेज़ी में खोजकर देखें।',
  },
  more: { en: 'and {count} more: type a little more', hi: '{count} और हैं: थोड़ा और लिखें' },
});
