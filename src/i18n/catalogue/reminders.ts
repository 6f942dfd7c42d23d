import { defineMessages } from '../messages.ts';

/** Reminders of festivals and of one's own dates: when, by which way, and which there are. */
export const reminders = defineMessages({
  // When
  when: { en: 'Remind me', hi: 'याद दिलाएँ' },
  onTheDay: { en: 'On the day', hi: 'उसी दिन' },
  dayBefore: { en: '1 day before', hi: '1 दिन पहले' },
  daysBefore: { en: '{count} days before', hi: '{count} दिन पहले' },
  mostDays: { en: 'Five times are the most for one date.', hi: 'एक तारीख़ के लिए ज़्यादा से ज़्यादा पाँच बार।' },
  noneChosen: { en: 'No reminder', hi: 'कोई रिमाइंडर नहीं' },
  hour: { en: 'At', hi: 'समय' },

  // The bell of a festival
  bellOff: { en: 'Remind me of this', hi: 'इसकी याद दिलाएँ' },
  bellOn: { en: 'Reminder is set', hi: 'रिमाइंडर लगा है' },
  bellFor: { en: 'Reminder for {name}', hi: '{name} का रिमाइंडर' },
  bellText: {
    en: 'Every year, on the date as it falls at your place.',
    hi: 'हर साल, आपके स्थान पर जो तारीख़ पड़े उसी के अनुसार।',
  },
  bellTextMonthly: {
    en: 'Every month, on the date as it falls at your place.',
    hi: 'हर महीने, आपके स्थान पर जो तारीख़ पड़े उसी के अनुसार।',
  },
  fasts: { en: 'Fasts and tithis of each month', hi: 'हर महीने के व्रत और तिथियाँ' },
  fastsText: {
    en: 'The day before, at your usual hour. The bell of a day in the calendar sets it otherwise.',
    hi: 'एक दिन पहले, आपके चुने समय पर। कैलेंडर में उस दिन की घंटी से इसे बदल सकते हैं।',
  },
  everyEkadashi: { en: 'Every ekadashi', hi: 'हर एकादशी' },
  save: { en: 'Save', hi: 'सहेजें' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  saved: { en: 'Reminder saved', hi: 'रिमाइंडर सहेजा गया' },
  removed: { en: 'Reminder removed', hi: 'रिमाइंडर हटाया गया' },
  notKept: { en: 'That did not work. Nothing has changed.', hi: 'यह नहीं हो सका। कुछ नहीं बदला है।' },
  deviceFull: {
    en: 'This device has no room left. Please free some space and try again.',
    hi: 'इस डिवाइस पर जगह नहीं बची। कृपया थोड़ी जगह ख़ाली करके फिर कोशिश करें।',
  },
  guestTitle: { en: 'Reminders need an account', hi: 'रिमाइंडर के लिए खाता चाहिए' },
  guestText: {
    en: 'They are kept with you and sent to the devices you choose. Without an account, a calendar file does the same on your phone.',
    hi: 'वे आपके साथ रहते हैं और आपके चुने हुए डिवाइस पर पहुँचते हैं। खाते के बिना, कैलेंडर फ़ाइल आपके फ़ोन पर यही काम करती है।',
  },
  signIn: { en: 'Sign in', hi: 'साइन इन करें' },

  // What this device can do
  device: { en: 'On this device', hi: 'इस डिवाइस पर' },
  looking: { en: 'Looking…', hi: 'देखा जा रहा है…' },
  on: { en: 'Notifications are on here.', hi: 'यहाँ सूचनाएँ चालू हैं।' },
  pending: {
    en: 'Allowed here. They begin as soon as the server can be reached.',
    hi: 'यहाँ अनुमति है। सर्वर से संपर्क होते ही शुरू हो जाएँगी।',
  },
  off: {
    en: 'Notifications are off here. Your reminders still stand in the list.',
    hi: 'यहाँ सूचनाएँ बंद हैं। आपके रिमाइंडर फिर भी सूची में हैं।',
  },
  willAsk: { en: 'The browser will ask you once.', hi: 'ब्राउज़र आपसे एक बार पूछेगा।' },
  turnOn: { en: 'Turn on notifications', hi: 'सूचनाएँ चालू करें' },
  turningOn: { en: 'Turning on…', hi: 'चालू हो रही हैं…' },
  turnOff: { en: 'Turn off here', hi: 'यहाँ बंद करें' },
  turningOff: { en: 'Turning off…', hi: 'बंद हो रही हैं…' },
  turnedOn: { en: 'This device will remind you', hi: 'यह डिवाइस आपको याद दिलाएगा' },
  turnedOff: { en: 'This device reminds you no more', hi: 'यह डिवाइस अब याद नहीं दिलाएगा' },
  denied: {
    en: 'The browser does not let Disha notify you here. To allow it again: tap the sign beside the address (or hold the app’s icon and open its settings), then Notifications, then Allow. Your settings are kept.',
    hi: 'ब्राउज़र यहाँ दिशा को सूचना नहीं देने देता। फिर से अनुमति देने के लिए: पते के पास वाले चिह्न पर टैप करें (या ऐप के आइकन को दबाकर उसकी सेटिंग खोलें), फिर सूचनाएँ, फिर अनुमति दें। आपकी सेटिंग सुरक्षित हैं।',
  },
  deniedShort: {
    en: 'The browser does not allow it here. Your settings are kept.',
    hi: 'ब्राउज़र यहाँ इसकी अनुमति नहीं देता। आपकी सेटिंग सुरक्षित हैं।',
  },
  installFirst: {
    en: 'On iPhone and iPad only an app on the Home Screen can notify you. Tap Share, then Add to Home Screen, and open Disha from there.',
    hi: 'iPhone और iPad पर केवल होम स्क्रीन पर रखा ऐप सूचना दे सकता है। शेयर पर टैप करें, फिर होम स्क्रीन में जोड़ें, और दिशा को वहाँ से खोलें।',
  },
  unsupported: {
    en: 'This browser cannot notify you.',
    hi: 'यह ब्राउज़र सूचना नहीं दे सकता।',
  },
  unavailable: {
    en: 'This server sends no notifications.',
    hi: 'यह सर्वर सूचनाएँ नहीं भेजता।',
  },
  instead: {
    en: 'Instead: the list in the app, or a calendar file, which reminds you without Disha.',
    hi: 'इसके बदले: ऐप में सूची, या कैलेंडर फ़ाइल, जो दिशा के बिना भी याद दिलाती है।',
  },
  dismissed: {
    en: 'The question was closed without an answer. Nothing has changed.',
    hi: 'सवाल बिना जवाब के बंद हो गया। कुछ नहीं बदला है।',
  },
  offline: {
    en: 'Notifications can be turned on only with a connection. Please try again when there is one.',
    hi: 'सूचनाएँ केवल इंटरनेट के साथ चालू हो सकती हैं। जुड़ने पर फिर कोशिश करें।',
  },
  failed: {
    en: 'The browser could not set up notifications. Your reminders still stand in the list.',
    hi: 'ब्राउज़र सूचनाएँ चालू नहीं कर सका। आपके रिमाइंडर फिर भी सूची में हैं।',
  },
  eventsOff: {
    en: 'Notifications of your own dates are switched off.',
    hi: 'आपकी अपनी तारीख़ों की सूचनाएँ बंद हैं।',
  },
  festivalsOff: {
    en: 'Notifications of festivals are switched off.',
    hi: 'त्योहारों की सूचनाएँ बंद हैं।',
  },
  switchOn: { en: 'Switch on', hi: 'चालू करें' },

  // Settings
  settingsTitle: { en: 'Reminder settings', hi: 'रिमाइंडर की सेटिंग' },
  settingsText: {
    en: 'Quiet notes before the days that matter to you. They hold for all your devices.',
    hi: 'जो दिन आपके लिए ख़ास हैं, उनसे पहले एक छोटी सी सूचना। ये सेटिंग आपके सभी डिवाइस पर लागू हैं।',
  },
  settingsGuest: {
    en: 'Sign in to be reminded of festivals and of your own dates.',
    hi: 'त्योहारों और अपनी तारीख़ों की याद के लिए साइन इन करें।',
  },
  settingsAbsent: {
    en: 'You are offline, and your choices have not reached this device yet. They come with the next connection.',
    hi: 'आप ऑफ़लाइन हैं, और आपकी सेटिंग अभी इस डिवाइस तक नहीं पहुँची हैं। अगली बार कनेक्शन मिलते ही आ जाएँगी।',
  },
  kindEvents: { en: 'My own dates', hi: 'मेरी अपनी तारीख़ें' },
  kindEventsText: { en: 'Birthdays, anniversaries, shraddha', hi: 'जन्मदिन, सालगिरह, श्राद्ध' },
  kindFestivals: { en: 'Festivals', hi: 'त्योहार' },
  kindFestivalsText: {
    en: 'Those you have set a reminder for',
    hi: 'जिनका रिमाइंडर आपने लगाया है',
  },
  usualHour: { en: 'Usual time', hi: 'सामान्य समय' },
  usualHourText: { en: 'For new reminders', hi: 'नए रिमाइंडर के लिए' },
  quiet: { en: 'Quiet hours', hi: 'शांत समय' },
  quietText: {
    en: 'What falls in them comes at their end, or before they begin.',
    hi: 'इस बीच पड़ने वाला रिमाइंडर शांत समय के बाद, या उससे पहले आता है।',
  },
  quietFrom: { en: 'From', hi: 'से' },
  quietTo: { en: 'To', hi: 'तक' },

  // The list
  listTitle: { en: 'Your reminders', hi: 'आपके रिमाइंडर' },
  listText: {
    en: 'Reckoned on this device, with or without a connection.',
    hi: 'इसी डिवाइस पर निकाले गए, इंटरनेट हो या न हो।',
  },
  listToday: { en: 'Today', hi: 'आज' },
  listEarlier: { en: 'Earlier this week', hi: 'इस हफ़्ते पहले' },
  listComing: { en: 'Coming', hi: 'आने वाले' },
  listAbsent: {
    en: 'This device has not fetched them yet. They come as soon as the server has answered.',
    hi: 'इस डिवाइस पर वे अभी नहीं आए हैं। सर्वर से जवाब मिलते ही आ जाएँगे।',
  },
  listEmptyTitle: { en: 'No reminders yet', hi: 'अभी कोई रिमाइंडर नहीं' },
  listEmptyText: {
    en: 'Tap the bell of a festival, or choose a time at one of your own dates.',
    hi: 'किसी त्योहार की घंटी पर टैप करें, या अपनी किसी तारीख़ में समय चुनें।',
  },
  reckoning: { en: 'Reckoning the days…', hi: 'तारीख़ें निकाली जा रही हैं…' },
  listFailed: {
    en: 'The list could not be reckoned. Please try again.',
    hi: 'सूची नहीं बन सकी। कृपया फिर कोशिश करें।',
  },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  toFestivals: { en: 'Open the calendar', hi: 'पंचांग खोलें' },
  isToday: { en: 'Today', hi: 'आज' },
  isTomorrow: { en: 'Tomorrow', hi: 'कल' },
  inDays: { en: 'In {count} days', hi: '{count} दिन बाद' },
  wasOn: { en: 'Was on {date}', hi: '{date} को था' },
  remindedOnDay: { en: 'Reminder on the day, {time}', hi: 'रिमाइंडर उसी दिन, {time}' },
  remindedBefore: { en: 'Reminder on {date}, {time}', hi: 'रिमाइंडर {date} को, {time}' },
  notSeen: { en: 'New', hi: 'नया' },
  festival: { en: 'Festival', hi: 'त्योहार' },
});
