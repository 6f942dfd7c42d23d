import { defineMessages } from '../messages.ts';

/** One's own data, devices and consents, and the end of an account. */
export const accountData = defineMessages({
  loading: { en: 'Loading…', hi: 'खुल रहा है…' },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },

  exportTitle: { en: 'Download my data', hi: 'मेरा डेटा डाउनलोड करें' },
  exportText: {
    en: 'One zip file with all that Disha keeps of you: conversations, properties, floor plans, photos, events, deities and aartis with their files, and your credits, consents and devices.',
    hi: 'एक zip फ़ाइल में वह सब जो दिशा के पास आपका है: बातचीत, संपत्तियाँ, नक़्शे, तस्वीरें, कार्यक्रम, आराध्य और आरतियाँ अपनी फ़ाइलों के साथ, और आपके क्रेडिट, सहमतियाँ और डिवाइस।',
  },
  exportOffline: {
    en: 'There is no connection. You can download what this device has; the file says what is missing.',
    hi: 'इंटरनेट नहीं है। इस डिवाइस पर जो है, वह डाउनलोड कर सकते हैं; क्या छूटा, यह फ़ाइल में लिखा होगा।',
  },
  exportStart: { en: 'Download my data', hi: 'मेरा डेटा डाउनलोड करें' },
  exportAgain: { en: 'Make it anew', hi: 'नए सिरे से बनाएँ' },
  exportSync: {
    en: 'Fetching what this device does not have yet…',
    hi: 'जो इस डिवाइस पर नहीं है, वह आ रहा है…',
  },
  exportAccount: { en: 'Asking for your account and credits…', hi: 'आपके खाते और क्रेडिट की जानकारी आ रही है…' },
  exportFiles: { en: 'Files: {done} of {of}', hi: 'फ़ाइलें: {of} में से {done}' },
  exportFetchingFiles: { en: 'Fetching your files…', hi: 'आपकी फ़ाइलें आ रही हैं…' },
  exportPacking: { en: 'Packing…', hi: 'पैक हो रहा है…' },
  exportReady: { en: 'Your file is ready: {name}, {size}', hi: 'आपकी फ़ाइल तैयार है: {name}, {size}' },
  exportSave: { en: 'Save it once more', hi: 'एक बार और सहेजें' },
  exportMissing: { en: 'This is missing from it:', hi: 'इसमें ये चीज़ें नहीं हैं:' },
  exportMissingWhy: {
    en: 'Everything else is there. Make the file anew later for the rest.',
    hi: 'बाक़ी सब है। इनके लिए बाद में फ़ाइल फिर बनाएँ।',
  },
  exportCancelled: { en: 'Cancelled. Nothing was saved.', hi: 'रद्द किया गया। कुछ नहीं सहेजा गया।' },
  exportFailed: {
    en: 'The file could not be made. This device may have too little room. Nothing of yours has changed.',
    hi: 'फ़ाइल नहीं बन सकी। शायद डिवाइस पर जगह कम है। आपका कुछ भी नहीं बदला है।',
  },

  deleteTitle: { en: 'Delete my account', hi: 'मेरा खाता हटाएँ' },
  deleteIntro: {
    en: 'You can leave at any time. This is what happens then:',
    hi: 'आप जब चाहें जा सकते हैं। तब यह होगा:',
  },
  deleteRows: {
    en: 'Your profile, conversations, properties, floor plans, analyses, photos, events, deities and aartis are deleted from our server with all their files.',
    hi: 'आपकी प्रोफ़ाइल, बातचीत, संपत्तियाँ, नक़्शे, विश्लेषण, तस्वीरें, कार्यक्रम, आराध्य और आरतियाँ अपनी सब फ़ाइलों के साथ हमारे सर्वर से हट जाएँगी।',
  },
  deleteCredits: {
    en: 'Credits that you have left end with the account. The amounts stay in our books, without your name or anything that leads to you.',
    hi: 'बचे हुए क्रेडिट खाते के साथ समाप्त हो जाएँगे। केवल रक़में हमारे बहीखाते में रहेंगी, आपके नाम या पहचान के बिना।',
  },
  deleteDevices: {
    en: 'This device is emptied. Your other devices are signed out, and empty themselves as soon as they are online.',
    hi: 'यह डिवाइस ख़ाली हो जाएगा। बाक़ी डिवाइस साइन आउट हो जाएँगे, और ऑनलाइन आते ही ख़ाली हो जाएँगे।',
  },
  deleteForGood: {
    en: 'It cannot be undone, not by us either.',
    hi: 'इसे पलटा नहीं जा सकता, हम भी नहीं पलट सकते।',
  },
  deleteExportFirst: { en: 'Download my data first', hi: 'पहले मेरा डेटा डाउनलोड करें' },
  deleteStart: { en: 'Delete my account…', hi: 'मेरा खाता हटाएँ…' },
  deleteOffline: {
    en: 'Deleting your account needs a connection.',
    hi: 'खाता हटाने के लिए इंटरनेट चाहिए।',
  },
  deleteQuestion: { en: 'Delete your account?', hi: 'अपना खाता हटाएँ?' },
  deleteUnsentOne: {
    en: 'One item on this device has not been sent yet. It is deleted too:',
    hi: 'इस डिवाइस पर 1 चीज़ अभी भेजी नहीं गई है। वह भी हट जाएगी:',
  },
  deleteUnsentMany: {
    en: '{count} items on this device have not been sent yet. They are deleted too:',
    hi: 'इस डिवाइस पर {count} चीज़ें अभी भेजी नहीं गई हैं। वे भी हट जाएँगी:',
  },
  deleteUnsentMore: { en: 'and {count} more', hi: 'और {count}' },
  deleteConfirm: {
    en: 'To confirm, type your e-mail address: {email}',
    hi: 'पुष्टि के लिए अपना ई-मेल पता लिखें: {email}',
  },
  deleteConfirmWord: {
    en: 'To confirm, type this word: {word}',
    hi: 'पुष्टि के लिए यह शब्द लिखें: {word}',
  },
  deleteWord: { en: 'delete', hi: 'हटाएँ' },
  deleteWordWrong: {
    en: 'This is not the word. Nothing has been deleted.',
    hi: 'यह वह शब्द नहीं है। कुछ भी नहीं हटाया गया।',
  },
  deleteConfirmWrong: {
    en: 'This is not the e-mail address of your account. Nothing has been deleted.',
    hi: 'यह आपके खाते का ई-मेल पता नहीं है। कुछ भी नहीं हटाया गया।',
  },
  deleteNow: { en: 'Delete for good', hi: 'हमेशा के लिए हटाएँ' },
  deleteKeep: { en: 'Keep my account', hi: 'खाता रहने दें' },
  deleteBusy: {
    en: 'Your account is being deleted. Please leave this page open.',
    hi: 'आपका खाता हटाया जा रहा है। कृपया यह पेज खुला रखें।',
  },
  deleteWiping: { en: 'Emptying this device…', hi: 'यह डिवाइस ख़ाली हो रहा है…' },
  deleteDone: {
    en: 'Your account has been deleted',
    hi: 'आपका खाता हटा दिया गया है',
  },
  deleteDoneText: {
    en: 'Thank you for your time with Disha. You are welcome back whenever you like.',
    hi: 'दिशा के साथ समय बिताने के लिए धन्यवाद। जब मन हो, लौट आइएगा।',
  },
  notDeletedOffline: {
    en: 'There is no connection. Your account has not been deleted.',
    hi: 'इंटरनेट नहीं है। आपका खाता नहीं हटाया गया।',
  },
  notDeletedSignedOut: {
    en: 'Your sign-in has run out. Sign in again, then delete your account. Nothing has been deleted.',
    hi: 'आपका साइन इन समाप्त हो गया है। फिर से साइन इन करके खाता हटाएँ। कुछ भी नहीं हटाया गया।',
  },
  notDeletedBusy: {
    en: 'There were too many requests. Your account is still there. Please try again in a few minutes.',
    hi: 'बहुत अधिक अनुरोध हो गए। आपका खाता अभी है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  },
  notDeletedFailed: {
    en: 'Our server could not do it. Your account is still there. Please try again.',
    hi: 'हमारा सर्वर यह नहीं कर सका। आपका खाता अभी है। कृपया फिर कोशिश करें।',
  },
  deleteUncertain: {
    en: 'No answer came, so it may have been done or not. Please try again when you have a connection: it does no harm.',
    hi: 'कोई जवाब नहीं आया: हो सकता है खाता हट गया हो, या नहीं। इंटरनेट होने पर फिर कोशिश करें: इससे कोई हानि नहीं।',
  },

  deleteUncertainSignIn: {
    en: 'Your sign-in has ended. Either the account was deleted by an earlier try, or you were signed out. Sign in again: if that fails, it is gone.',
    hi: 'आपका साइन इन समाप्त हो चुका है: या तो खाता पहले ही हट गया, या आप साइन आउट हो गए। फिर से साइन इन करके देखें; न हो पाए तो खाता हट चुका है।',
  },

  devicesTitle: { en: 'Where you are signed in', hi: 'आप कहाँ साइन इन हैं' },
  devicesText: {
    en: 'A device that you sign out may keep working for up to an hour, until its pass runs out. What it holds stays on it until its app data is cleared or somebody else signs in there.',
    hi: 'साइन आउट किया गया डिवाइस अधिक से अधिक एक घंटे तक चल सकता है, जब तक उसका पास समाप्त न हो। उस पर जो है, वह ऐप का डेटा मिटाने या किसी और के साइन इन करने तक वहीं रहेगा।',
  },
  devicesOffline: {
    en: 'The list of your devices needs a connection.',
    hi: 'डिवाइसों की सूची के लिए इंटरनेट चाहिए।',
  },
  devicesFailed: {
    en: 'The list of your devices could not be fetched.',
    hi: 'डिवाइसों की सूची नहीं मिल सकी।',
  },
  devicesNone: {
    en: 'No device is listed. Sign in again if this lasts.',
    hi: 'सूची में कोई डिवाइस नहीं है। ऐसा ही रहे तो फिर से साइन इन करें।',
  },
  deviceOf: { en: '{browser} on {system}', hi: '{system} पर {browser}' },
  deviceUnknown: { en: 'Unknown device', hi: 'अज्ञात डिवाइस' },
  deviceThis: { en: 'This device', hi: 'यह डिवाइस' },
  deviceUsedNow: { en: 'Last used just now', hi: 'अभी-अभी इस्तेमाल हुआ' },
  deviceUsed: { en: 'Last used {when}', hi: 'पिछली बार इस्तेमाल: {when}' },
  deviceSince: { en: 'signed in on {date}', hi: '{date} को साइन इन' },
  deviceEnd: { en: 'Sign out', hi: 'साइन आउट करें' },
  deviceEndOf: { en: 'Sign out: {device}', hi: 'साइन आउट करें: {device}' },
  deviceEndQuestion: { en: 'Sign this device out?', hi: 'इस डिवाइस को साइन आउट करें?' },
  deviceEndText: {
    en: 'Whoever uses it has to sign in again. It may keep working for up to an hour, and what it has not sent yet waits on it.',
    hi: 'उसे इस्तेमाल करने वाले को फिर से साइन इन करना होगा। वह अधिक से अधिक एक घंटे तक चल सकता है, और जो उसने अभी नहीं भेजा, वह उसी पर रहेगा।',
  },
  deviceEnded: { en: 'Signed out: {device}', hi: 'साइन आउट हो गया: {device}' },
  deviceStay: { en: 'Leave it signed in', hi: 'साइन इन रहने दें' },
  devicesEndOthers: { en: 'Sign out everywhere else', hi: 'बाक़ी सब जगह साइन आउट करें' },
  devicesEndOthersQuestion: { en: 'Sign out everywhere else?', hi: 'बाक़ी सब जगह साइन आउट करें?' },
  devicesEndOthersText: {
    en: 'You stay signed in on this device alone. The others may keep working for up to an hour.',
    hi: 'आप केवल इसी डिवाइस पर साइन इन रहेंगे। बाक़ी अधिक से अधिक एक घंटे तक चल सकते हैं।',
  },
  devicesEndedOthers: {
    en: 'You are signed in on this device alone now',
    hi: 'अब आप केवल इसी डिवाइस पर साइन इन हैं',
  },
  devicesNotEnded: {
    en: 'That did not work. The device is still signed in.',
    hi: 'यह नहीं हो सका। डिवाइस अब भी साइन इन है।',
  },

  consentsTitle: { en: 'What you agree to', hi: 'आपकी सहमतियाँ' },
  consentsText: {
    en: 'Each one stands alone and can be taken back at any time. What is off is not done.',
    hi: 'हर सहमति अलग है और कभी भी वापस ली जा सकती है। जो बंद है, वह नहीं किया जाता।',
  },
  consentsOffline: {
    en: 'Seeing and changing this needs a connection.',
    hi: 'इसे देखने और बदलने के लिए इंटरनेट चाहिए।',
  },
  consentsFailed: { en: 'Your consents could not be fetched.', hi: 'आपकी सहमतियाँ नहीं मिल सकीं।' },
  consentGiven: { en: 'Given on {date}', hi: '{date} को दी गई' },
  consentTakenBack: { en: 'Not given, decided on {date}', hi: 'नहीं दी गई, {date} को तय' },
  consentNever: { en: 'Not given', hi: 'नहीं दी गई' },
  consentSaving: { en: 'Saving…', hi: 'सहेजा जा रहा है…' },
  consentSaved: { en: 'Saved', hi: 'सहेज लिया गया' },
  consentNotSaved: {
    en: 'That was not saved. It is as it was before.',
    hi: 'यह सहेजा नहीं गया। सब पहले जैसा है।',
  },

  troubleOffline: { en: 'There is no connection.', hi: 'इंटरनेट नहीं है।' },
  troubleSignedOut: {
    en: 'Your sign-in has run out. Please sign in again.',
    hi: 'आपका साइन इन समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  },
  troubleBusy: {
    en: 'There were too many requests. Please wait a little.',
    hi: 'बहुत अधिक अनुरोध हो गए। कृपया थोड़ा रुकें।',
  },
  troubleFailed: { en: 'Our server has trouble.', hi: 'हमारे सर्वर में दिक़्क़त है।' },
});

/** What each consent is called and what it means. */
export const consentPurposeTexts = {
  ai_answers: defineMessages({
    title: { en: 'Answers by an AI model', hi: 'AI मॉडल से जवाब' },
    text: {
      en: 'Your questions and attachments, the place of your calendar and the findings of an analysis go to the model that puts the answer into words. Without it the built-in guide answers on our own server, and pictures cannot be read.',
      hi: 'आपके सवाल और फ़ाइलें, आपके पंचांग की जगह और विश्लेषण के निष्कर्ष जवाब लिखने वाले मॉडल को भेजे जाते हैं। इसके बिना हमारे अपने सर्वर का मार्गदर्शक जवाब देता है, और तस्वीरें नहीं पढ़ी जा सकतीं।',
    },
  }),
  reminders: defineMessages({
    title: { en: 'Reminders', hi: 'याद दिलाना' },
    text: {
      en: 'We may send notifications to your devices about events and festivals that you chose.',
      hi: 'आपके चुने कार्यक्रमों और त्योहारों की सूचना हम आपके डिवाइस पर भेज सकते हैं।',
    },
  }),
  news: defineMessages({
    title: { en: 'News by e-mail', hi: 'ई-मेल से ख़बरें' },
    text: {
      en: 'Now and then a mail about what is new in Disha. Mails about your account come in any case.',
      hi: 'दिशा में क्या नया है, इस पर कभी-कभी एक ई-मेल। खाते से जुड़े ई-मेल हर हाल में आते हैं।',
    },
  }),
};

/** What may be missing from an export. */
export const missingParts = defineMessages({
  account: {
    en: 'your account, credits, consents, devices and contact messages',
    hi: 'आपका खाता, क्रेडिट, सहमतियाँ, डिवाइस और संपर्क संदेश',
  },
  newest: {
    en: 'what has changed on the server since this device was last in step',
    hi: 'सर्वर पर वे बदलाव जो इस डिवाइस तक अभी नहीं पहुँचे',
  },
  history: {
    en: 'older items that have not reached this device yet',
    hi: 'पुरानी चीज़ें जो इस डिवाइस तक अभी नहीं पहुँचीं',
  },
  old_messages: {
    en: 'old messages that this device had no room for',
    hi: 'पुराने संदेश जिनके लिए इस डिवाइस पर जगह नहीं थी',
  },
  file: { en: '1 file', hi: '1 फ़ाइल' },
  files: { en: '{count} files', hi: '{count} फ़ाइलें' },
});

/** The texts inside of an export. */
export const exportTexts = defineMessages({
  title: { en: 'Your data from Disha', hi: 'दिशा से आपका डेटा' },
  made: { en: 'Made on {date} at {time}.', hi: '{date}, {time} को बनाया गया।' },
  data: {
    en: 'data.json: everything as text that programs can read: your account, credits, consents and devices, and all your rows by table. What this device has not sent yet stands under "unsent".',
    hi: 'data.json: सब कुछ ऐसे पाठ में जिसे प्रोग्राम पढ़ सकें: आपका खाता, क्रेडिट, सहमतियाँ और डिवाइस, और आपकी सारी प्रविष्टियाँ। जो इस डिवाइस ने अभी नहीं भेजा, वह "unsent" में है।',
  },
  events: {
    en: 'events.ics: your events for a calendar app. Lunar events have no fixed day, so they stand there with their days of the next ten years, worked out for {place}.',
    hi: 'events.ics: कैलेंडर ऐप के लिए आपके कार्यक्रम। चंद्र तिथि वाले कार्यक्रमों का कोई निश्चित दिन नहीं होता, इसलिए उनके अगले दस वर्षों के दिन दिए हैं, {place} के अनुसार।',
  },
  eventsOf29: {
    en: 'An event of 29 February falls on the last day of February there.',
    hi: '29 फ़रवरी का कार्यक्रम वहाँ फ़रवरी के आख़िरी दिन आता है।',
  },
  files: {
    en: 'files: your pictures and documents. data.json says under "files" which belongs to what.',
    hi: 'files: आपकी तस्वीरें और दस्तावेज़। कौन-सी किसकी है, यह data.json में "files" के नीचे लिखा है।',
  },
  noFiles: { en: 'There are no files.', hi: 'कोई फ़ाइल नहीं है।' },
  complete: { en: 'Nothing is missing.', hi: 'कुछ भी नहीं छूटा है।' },
  missing: { en: 'This is missing (data.json says why):', hi: 'ये चीज़ें नहीं हैं (कारण data.json में है):' },
  elsewhere: {
    en: 'Pictures at other addresses are not ours to hand out; data.json has the addresses.',
    hi: 'दूसरे पतों पर रखी तस्वीरें हमारे पास नहीं हैं; उनके पते data.json में हैं।',
  },
  private: {
    en: 'This archive is not locked. Keep it where only you can open it.',
    hi: 'यह फ़ाइल ताले में नहीं है। इसे वहीं रखें जहाँ केवल आप खोल सकें।',
  },
  calendarName: { en: 'Events from Disha', hi: 'दिशा के कार्यक्रम' },
  lunarNote: { en: 'Lunar date: {month} {paksha} {day}', hi: 'चंद्र तिथि: {month} {paksha} {day}' },
  lunarNoteYearly: {
    en: 'Lunar date, every year: {month} {paksha} {day}',
    hi: 'हर वर्ष, चंद्र तिथि: {month} {paksha} {day}',
  },
});

/** The halves of a lunar month as events name them. */
export const lunarPakshas = defineMessages({
  shukla: { en: 'Shukla', hi: 'शुक्ल' },
  krishna: { en: 'Krishna', hi: 'कृष्ण' },
});

/** The lunar months as events name them. */
export const lunarMonths = defineMessages({
  Chaitra: { en: 'Chaitra', hi: 'चैत्र' },
  Vaisakha: { en: 'Vaisakha', hi: 'वैशाख' },
  Jyestha: { en: 'Jyestha', hi: 'ज्येष्ठ' },
  Ashadha: { en: 'Ashadha', hi: 'आषाढ़' },
  Shravana: { en: 'Shravana', hi: 'श्रावण' },
  Bhadrapada: { en: 'Bhadrapada', hi: 'भाद्रपद' },
  Ashvina: { en: 'Ashvina', hi: 'आश्विन' },
  Kartika: { en: 'Kartika', hi: 'कार्तिक' },
  Agrahayana: { en: 'Agrahayana (Margashirsha)', hi: 'मार्गशीर्ष' },
  Pausha: { en: 'Pausha', hi: 'पौष' },
  Magha: { en: 'Magha', hi: 'माघ' },
  Phalguna: { en: 'Phalguna', hi: 'फाल्गुन' },
});
