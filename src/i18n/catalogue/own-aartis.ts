import { defineMessages } from '../messages.ts';

/** An aarti of one's own: what it is made of, and how it stands with the server and with everybody else. */
export const ownAartiTexts = defineMessages({
  yours: { en: 'Your aarti', hi: 'आपकी आरती' },
  wordsOf: { en: 'Words of {title}', hi: '{title} के बोल' },
  openPdf: { en: 'Open the PDF', hi: 'PDF खोलें' },
  pictureOf: { en: '{title}, as a picture', hi: '{title}, तस्वीर में' },
  pageOf: { en: '{title}, the first page', hi: '{title}, पहला पन्ना' },
  fileAbsent: {
    en: 'The file cannot be shown now. It is tried again when you are online.',
    hi: 'फ़ाइल अभी नहीं दिख सकती। ऑनलाइन होने पर फिर कोशिश होगी।',
  },
  fileLoading: { en: 'The file is being opened…', hi: 'फ़ाइल खुल रही है…' },
  noContent: {
    en: 'There are no words here yet. You can add them whenever you like.',
    hi: 'यहाँ अभी बोल नहीं लिखे हैं। आप जब चाहें, जोड़ सकते हैं।',
  },
  waiting: { en: 'Waiting to be sent', hi: 'भेजा जाना बाक़ी है' },
  uploading: { en: 'Uploading {percent}%', hi: '{percent}% भेजा गया' },
  held: { en: 'Held back: see what it needs', hi: 'अभी रुकी हुई है: देखें, क्या चाहिए' },
  seeWhy: { en: 'See why, and what you can do', hi: 'कारण और उपाय देखें' },
  notAdded: { en: 'Failed to add aarti', hi: 'आरती नहीं जुड़ सकी' },
  notChanged: { en: 'The change was not taken', hi: 'बदलाव नहीं हो सका' },
  isPrivate: { en: 'Private: only you see it', hi: 'निजी: केवल आपको दिखती है' },
  inReview: {
    en: 'Waiting for review: others see it once it has been looked at',
    hi: 'समीक्षा बाक़ी है: देखे जाने के बाद औरों को दिखेगी',
  },
  isShared: { en: 'Shared with everyone', hi: 'सबके साथ साझा' },
  notShared: { en: 'Not shared: {reason}', hi: 'साझा नहीं हुई: {reason}' },
  noReason: {
    en: 'those who look at aartis gave no reason. It is still yours.',
    hi: 'कोई कारण नहीं बताया गया। यह अब भी आपकी है।',
  },
  edit: { en: 'Edit', hi: 'बदलें' },
  editOf: { en: 'Edit {title}', hi: '{title} बदलें' },
});

/** The question before an aarti of one's own is removed. */
export const removeAartiTexts = defineMessages({
  open: { en: 'Remove {title}', hi: '{title} हटाएँ' },
  question: { en: 'Remove this aarti?', hi: 'यह आरती हटाएँ?' },
  text: { en: '“{title}” will be removed everywhere.', hi: '“{title}” हर जगह से हट जाएगी।' },
  keep: { en: 'Cancel', hi: 'रहने दें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  removed: { en: 'Aarti removed', hi: 'आरती हटाई गई' },
  failed: { en: 'The aarti could not be removed', hi: 'आरती नहीं हटाई जा सकी' },
});

/** The one form in which an aarti of one's own is added or changed. */
export const aartiFormTexts = defineMessages({
  festivalTitle: { en: 'Add Your Own Aarti', hi: 'अपनी आरती जोड़ें' },
  deityTitle: { en: 'Add New Aarti for {deity}', hi: '{deity} के लिए नई आरती जोड़ें' },
  changeTitle: { en: 'Edit Your Aarti', hi: 'अपनी आरती बदलें' },
  festivalText: {
    en: 'Share your devotional content with the community',
    hi: 'अपनी भक्ति-रचना समुदाय के साथ साझा करें',
  },
  opening: { en: 'Opening the form…', hi: 'फ़ॉर्म खुल रहा है…' },
  deityText: {
    en: 'Only you see what you add here.',
    hi: 'यहाँ जोड़ी गई आरती केवल आपको दिखती है।',
  },
  changeText: {
    en: 'What you change here changes on all your devices.',
    hi: 'यहाँ का बदलाव आपके सभी डिवाइसों पर पहुँचेगा।',
  },
  whoSees: { en: 'Who sees it', hi: 'किसे दिखे' },
  everybody: { en: 'Everyone', hi: 'सबको' },
  onlyMe: { en: 'Only me', hi: 'केवल मुझे' },
  everybodyHint: {
    en: 'Somebody looks at it first; until then only you see it. After a change it is looked at again. Please share only what is traditional or your own.',
    hi: 'पहले कोई इसे देखेगा; तब तक यह केवल आपको दिखेगी। बदलने पर फिर देखी जाएगी। कृपया वही साझा करें जो पारंपरिक हो या आपकी अपनी रचना हो।',
  },
  onlyMeHint: {
    en: 'It stays with you. What was shared before is taken back.',
    hi: 'यह आपके पास ही रहेगी। पहले साझा की गई हो तो वापस ले ली जाएगी।',
  },
  hasFile: {
    en: 'Its file stays as it is, unless you choose another one.',
    hi: 'इसकी फ़ाइल वैसी ही रहेगी, जब तक आप दूसरी न चुनें।',
  },
  aartiTitle: { en: 'Title', hi: 'नाम' },
  titleNeeded: { en: 'Please give the aarti a title.', hi: 'कृपया आरती का नाम लिखें।' },
  contentType: { en: 'Content type', hi: 'किस रूप में' },
  text: { en: 'Text', hi: 'बोल' },
  pdf: { en: 'PDF', hi: 'PDF' },
  image: { en: 'Image', hi: 'तस्वीर' },
  lyrics: { en: 'Lyrics', hi: 'आरती के बोल' },
  chooseFile: { en: 'Choose a file', hi: 'फ़ाइल चुनें' },
  takePhoto: { en: 'Take a photo', hi: 'फ़ोटो लें' },
  fileHint: {
    en: 'A PDF or a picture of up to 25 MB. Where and when a picture was taken is left out.',
    hi: '25 MB तक की PDF या तस्वीर। तस्वीर कहाँ और कब ली गई, यह जानकारी हटा दी जाती है।',
  },
  fileNeeded: { en: 'Please choose a PDF or a picture.', hi: 'कृपया PDF या तस्वीर चुनें।' },
  preparing: { en: 'Looking at {name}…', hi: '{name} की जाँच हो रही है…' },
  removeFile: { en: 'Remove {name}', hi: '{name} हटाएँ' },
  drop: { en: 'Drop the file here', hi: 'फ़ाइल यहाँ छोड़ें' },
  tags: { en: 'Tags', hi: 'टैग' },
  tagsHint: {
    en: 'Separated by commas, for example: diwali, lakshmi',
    hi: 'अल्पविराम से अलग करें, जैसे: दीपावली, लक्ष्मी',
  },
  tagTooLong: { en: 'A tag may have 60 characters at most.', hi: 'एक टैग में अधिकतम 60 अक्षर हो सकते हैं।' },
  tooManyTags: { en: 'There may be 30 tags at most.', hi: 'अधिकतम 30 टैग हो सकते हैं।' },
  save: { en: 'Add Aarti', hi: 'आरती जोड़ें' },
  saving: { en: 'Adding…', hi: 'जोड़ी जा रही है…' },
  cancel: { en: 'Close', hi: 'बंद करें' },
  clear: { en: 'Clear the form', hi: 'फ़ॉर्म ख़ाली करें' },
  draftKept: {
    en: 'What you enter stays on this device until you add it.',
    hi: 'जोड़ने तक आपका लिखा हुआ इसी डिवाइस पर रहता है।',
  },
  tooManyPages: {
    en: '{name} has more than 20 pages. Please choose a PDF with the pages of the aarti only.',
    hi: '{name} में 20 से ज़्यादा पन्ने हैं। कृपया केवल आरती के पन्नों वाली PDF चुनें।',
  },

  signInTitle: { en: 'Authentication Required', hi: 'साइन इन आवश्यक है' },
  signInText: {
    en: 'Please sign in to add your own aartis',
    hi: 'अपनी आरती जोड़ने के लिए कृपया साइन इन करें',
  },
  change: { en: 'Save Changes', hi: 'बदलाव सहेजें' },
  changing: { en: 'Saving…', hi: 'सहेजा जा रहा है…' },
  undo: { en: 'Undo my changes', hi: 'मेरे बदलाव हटाएँ' },
  changeKept: {
    en: 'What you change stays on this device until you save it.',
    hi: 'सहेजने तक आपके बदलाव इसी डिवाइस पर रहते हैं।',
  },
  successTitle: { en: 'Success', hi: 'सफलता' },
  successText: {
    en: 'Your aarti has been added successfully',
    hi: 'आपकी आरती सफलतापूर्वक जोड़ दी गई है',
  },
  keptTitle: { en: 'Saved on this device', hi: 'इस डिवाइस पर सहेज ली गई' },
  keptText: {
    en: 'Your aarti goes to your account by itself as soon as the server can be reached.',
    hi: 'सर्वर से संपर्क होते ही आपकी आरती अपने आप आपके खाते में पहुँच जाएगी।',
  },
  deitySuccessTitle: { en: 'Aarti Added', hi: 'आरती जुड़ गई' },
  deitySuccessText: {
    en: 'Your aarti "{title}" has been added to {deity}.',
    hi: 'आपकी आरती “{title}” {deity} के लिए जोड़ दी गई है।',
  },
  changed: { en: 'Aarti changed', hi: 'आरती बदल गई' },
  keptChange: {
    en: 'Your change goes to your account by itself as soon as the server can be reached.',
    hi: 'सर्वर से संपर्क होते ही आपका बदलाव अपने आप आपके खाते में पहुँच जाएगा।',
  },
  failed: { en: 'Failed to add aarti', hi: 'आरती नहीं जुड़ सकी' },
  deityFailed: {
    en: 'Failed to add aarti. Please try again.',
    hi: 'आरती नहीं जुड़ सकी। कृपया फिर कोशिश करें।',
  },
  changeFailed: { en: 'The aarti could not be changed', hi: 'आरती नहीं बदली जा सकी' },
  noRoom: {
    en: 'This device has no room left for it. Please free some space and try again.',
    hi: 'इस डिवाइस में इसके लिए जगह नहीं बची है। कृपया थोड़ी जगह ख़ाली करके फिर कोशिश करें।',
  },
});
