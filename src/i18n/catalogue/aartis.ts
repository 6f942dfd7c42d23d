import { defineMessages } from '../messages.ts';

/** The page of the aartis, for guests and for those who keep a collection. */
export const aartis = defineMessages({
  guestTitle: { en: 'Sacred Hindu Aartis', hi: 'पावन हिंदू आरतियाँ' },
  guestText: {
    en: 'Please log in to manage your personal deity collection and aartis.',
    hi: 'अपने आराध्यों का संग्रह और अपनी आरतियाँ रखने के लिए कृपया लॉग इन करें।',
  },
  japa: { en: 'Japa on a mala', hi: 'माला पर जप' },
  pujas: { en: 'Puja and vrat, step by step', hi: 'पूजा और व्रत की विधि' },
  calendar: { en: 'Festival calendar', hi: 'त्योहार कैलेंडर' },
  ask: { en: 'Ask about a festival or a vrat', hi: 'त्योहार या व्रत के बारे में पूछें' },
  logIn: { en: 'Log in', hi: 'लॉग इन करें' },
  description: {
    en: 'Traditional aartis, chalisas and stotras in Devanagari, by deity, with their meaning in English and Hindi. To read online or offline.',
    hi: 'देवी-देवताओं की पारंपरिक आरतियाँ, चालीसा और स्तोत्र, अर्थ सहित, हिन्दी और अंग्रेज़ी में। बिना इंटरनेट के भी पढ़ें।',
  },
  collectionTitle: { en: 'Personal Deity Collection', hi: 'मेरे आराध्य' },
  addToCollection: { en: 'Add Deity to Your Collection', hi: 'अपने संग्रह में आराध्य जोड़ें' },
  yourDeities: { en: 'Your deities', hi: 'आपके आराध्य' },
  loading: { en: 'Your collection is being opened', hi: 'आपका संग्रह खुल रहा है' },
  loadFailed: {
    en: 'Failed to load your deities and aartis.',
    hi: 'आपके आराध्य और आरतियाँ नहीं खुल सकीं।',
  },
  loadFailedText: {
    en: 'This device could not read them. Nothing is lost.',
    hi: 'यह डिवाइस उन्हें पढ़ नहीं सका। कुछ भी खोया नहीं है।',
  },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
  stillComing: {
    en: 'What you added on other devices is still on its way.',
    hi: 'दूसरे डिवाइस पर जोड़े गए आराध्य अभी आ रहे हैं।',
  },
  notYetHere: {
    en: 'What you added on other devices comes as soon as the server can be reached.',
    hi: 'दूसरे डिवाइस पर जोड़े गए आराध्य सर्वर से जुड़ते ही आ जाएँगे।',
  },
  emptyTitle: { en: 'No Deities Added Yet', hi: 'अभी कोई आराध्य नहीं जोड़े गए' },
  emptyText: {
    en: 'Add the deities you pray to, and their aartis are at hand here, also without a network.',
    hi: 'जिनकी आप पूजा करते हैं, उन्हें यहाँ जोड़ें; उनकी आरतियाँ यहीं मिलेंगी, बिना इंटरनेट के भी।',
  },
  selectTitle: { en: 'Select a Deity', hi: 'आराध्य चुनें' },
  selectText: {
    en: 'Choose one of your deities, and the aartis are shown here.',
    hi: 'अपने किसी आराध्य को चुनें, उनकी आरतियाँ यहाँ दिखेंगी।',
  },
  count: { en: '{count} Aarti(s)', hi: '{count} आरती' },
  countMany: { en: '{count} Aarti(s)', hi: '{count} आरतियाँ' },
  custom: { en: 'Custom', hi: 'आपके जोड़े हुए' },
  removeNamed: { en: 'Remove {name}', hi: '{name} को हटाएँ' },
  editNamed: { en: 'Edit {name}', hi: '{name} की जानकारी बदलें' },
  edit: { en: 'Edit', hi: 'बदलें' },
  panelTitle: { en: '{name} Aartis', hi: '{name} की आरतियाँ' },
  readOn: { en: 'Read on', hi: 'आगे पढ़ें' },
  readLess: { en: 'Show less', hi: 'कम दिखाएँ' },
  importantDates: { en: 'Important dates', hi: 'विशेष दिन' },
  addAarti: { en: 'Add Aarti', hi: 'आरती जोड़ें' },
  noneYet: {
    en: 'No aartis added for {deity} yet.',
    hi: '{deity} के लिए अभी कोई आरती नहीं जोड़ी गई।',
  },
  default: { en: 'Default', hi: 'मूल' },
  yours: { en: 'Your Aarti', hi: 'आपकी आरती' },
  benefits: { en: 'Benefits of Reciting', hi: 'पाठ का महत्व' },
  benefitsOfAny: {
    en: 'People traditionally recite it with a lamp at dawn or dusk, alone or together, to begin or end the day with a quiet mind.',
    hi: 'परंपरा में इसे सुबह या साँझ दीप जलाकर, अकेले या परिवार के साथ गाया जाता है, ताकि दिन शांत मन से शुरू हो या पूरा हो।',
  },
  wordsOf: { en: 'Words of {title}', hi: '{title} के बोल' },
  read: { en: 'Reading mode', hi: 'पढ़ने का मोड' },
  readNamed: { en: 'Read {title} in reading mode', hi: '{title} को पढ़ने के मोड में खोलें' },
  notInCollection: {
    en: '{name} is not in your collection yet.',
    hi: '{name} अभी आपके संग्रह में नहीं हैं।',
  },
  addNamed: { en: 'Add {name}', hi: '{name} को जोड़ें' },
  duplicate: {
    en: '{name}: this deity is already in your collection. It was added on another device too.',
    hi: '{name}: ये आराध्य आपके संग्रह में पहले से हैं। इन्हें किसी दूसरे डिवाइस पर भी जोड़ा गया था।',
  },
  duplicateAartis: {
    en: 'The aartis you added here move to it: {count}.',
    hi: 'यहाँ जोड़ी गई आरतियाँ उन्हीं के साथ रखी जाएँगी: {count}।',
  },
  duplicateOk: { en: 'All right', hi: 'ठीक है' },
});

/** All aartis, by deity, for everybody. */
export const aartiLibrary = defineMessages({
  title: { en: 'Aartis to read', hi: 'पढ़ने के लिए आरतियाँ' },
  search: { en: 'Search by name or deity', hi: 'नाम या देवता से खोजें' },
  searchLabel: { en: 'Search aartis', hi: 'आरती खोजें' },
  clearSearch: { en: 'Clear the search', hi: 'खोज मिटाएँ' },
  oneFound: { en: '1 aarti', hi: '1 आरती' },
  manyFound: { en: '{count} aartis', hi: '{count} आरतियाँ' },
  nothingFound: {
    en: 'No aarti or deity has this name. Try another spelling, in English or in Hindi.',
    hi: 'इस नाम की कोई आरती या देवता नहीं मिले। दूसरी वर्तनी से, हिन्दी या अंग्रेज़ी में खोजकर देखें।',
  },
  forAll: { en: 'For every deity', hi: 'सभी देवताओं की' },
  loading: { en: 'The aartis are being opened', hi: 'आरतियाँ खुल रही हैं' },
  failed: { en: 'The aartis could not be opened', hi: 'आरतियाँ नहीं खुल सकीं' },
  failedServer: {
    en: 'The server did not send them. Please try again in a moment.',
    hi: 'सर्वर से वे नहीं आईं। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  failedOffline: {
    en: 'The aartis come to this device with the first connection, and stay.',
    hi: 'आरतियाँ पहली बार इंटरनेट से जुड़ने पर इस डिवाइस पर आती हैं, और फिर यहीं रहती हैं।',
  },
  empty: { en: 'There are no aartis to read yet.', hi: 'अभी पढ़ने के लिए कोई आरती नहीं है।' },
});

/** Adding to the collection, and taking out of it. */
export const collectionDialogs = defineMessages({
  addTitle: { en: 'Add Deity to Your Collection', hi: 'अपने संग्रह में आराध्य जोड़ें' },
  searchLabel: { en: 'Search deities', hi: 'देवता खोजें' },
  search: { en: 'Ganesh, गणेश…', hi: 'गणेश, Ganesh…' },
  clearSearch: { en: 'Clear the search', hi: 'खोज मिटाएँ' },
  available: { en: 'Available deities', hi: 'उपलब्ध देवता' },
  customDeities: { en: 'Your custom deities', hi: 'आपके जोड़े हुए आराध्य' },
  add: { en: 'Add', hi: 'जोड़ें' },
  added: { en: 'Added', hi: 'जुड़े हुए' },
  isAdded: { en: '{name} is in your collection', hi: '{name} आपके संग्रह में हैं' },
  oneFound: { en: '1 deity found', hi: '1 देवता मिले' },
  manyFound: { en: '{count} deities found', hi: '{count} देवता मिले' },
  nothingFound: { en: 'No deity of this name here.', hi: 'इस नाम के देवता यहाँ नहीं मिले।' },
  catalogueEmpty: {
    en: 'The catalogue comes to this device with the first connection. You can create a deity of your own now.',
    hi: 'देवताओं की सूची पहली बार इंटरनेट से जुड़ने पर आती है। अपने आराध्य आप अभी भी जोड़ सकते हैं।',
  },
  createNamed: { en: 'Create “{name}”', hi: '“{name}” नाम से जोड़ें' },
  create: { en: 'Create a new deity', hi: 'नए आराध्य जोड़ें' },
  createHint: {
    en: 'For a kuldevi, a gramdevta or anybody who is not in the list. Only you see it.',
    hi: 'कुलदेवी, ग्रामदेवता या जो भी सूची में न हों। ये केवल आपको दिखते हैं।',
  },
  createSubmit: { en: 'Create and add', hi: 'बनाकर जोड़ें' },
  editTitle: { en: 'Edit deity', hi: 'आराध्य की जानकारी बदलें' },
  name: { en: 'Name', hi: 'नाम' },
  about: { en: 'About (optional)', hi: 'परिचय (वैकल्पिक)' },
  dates: { en: 'Important dates, one to a line (optional)', hi: 'विशेष दिन, हर पंक्ति में एक (वैकल्पिक)' },
  datesExample: { en: 'Jyeshtha Purnima: village fair', hi: 'ज्येष्ठ पूर्णिमा: गाँव का मेला' },
  picture: { en: 'Picture (optional)', hi: 'तस्वीर (वैकल्पिक)' },
  choosePicture: { en: 'Choose a picture', hi: 'तस्वीर चुनें' },
  changePicture: { en: 'Choose another picture', hi: 'दूसरी तस्वीर चुनें' },
  removePicture: { en: 'Remove the picture', hi: 'तस्वीर हटाएँ' },
  pictureHint: {
    en: 'It is made smaller on this device. Where and when it was taken is left out.',
    hi: 'तस्वीर इसी डिवाइस पर छोटी की जाती है। वह कहाँ और कब ली गई, यह जानकारी हटा दी जाती है।',
  },
  preparing: { en: 'The picture is being made ready…', hi: 'तस्वीर तैयार हो रही है…' },
  pictureRefused: {
    en: 'This file cannot be used. Please choose another picture.',
    hi: 'यह फ़ाइल काम में नहीं आ सकती। कृपया दूसरी तस्वीर चुनें।',
  },
  pictureTooLarge: {
    en: 'This file is too large. Please choose a smaller picture.',
    hi: 'यह फ़ाइल बहुत बड़ी है। कृपया छोटी तस्वीर चुनें।',
  },
  nameNeeded: { en: 'Please write a name.', hi: 'कृपया नाम लिखें।' },
  tooLong: { en: 'Please write at most {most} characters.', hi: 'कृपया अधिकतम {most} अक्षर लिखें।' },
  tooManyDates: { en: 'There may be {most} dates at most.', hi: 'अधिकतम {most} दिन हो सकते हैं।' },
  dateTooLong: {
    en: 'Please keep each date under {most} characters.',
    hi: 'कृपया हर दिन को {most} अक्षरों से कम में लिखें।',
  },
  save: { en: 'Save', hi: 'सहेजें' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  close: { en: 'Close', hi: 'बंद करें' },
  back: { en: 'Back to the list', hi: 'सूची पर लौटें' },

  alreadyAdded: { en: 'Already Added', hi: 'पहले से जुड़े हुए' },
  alreadyAddedText: {
    en: 'This deity is already in your collection.',
    hi: 'ये आराध्य आपके संग्रह में पहले से हैं।',
  },
  addedToast: {
    en: '{name} added to your collection!',
    hi: '{name} को आपके संग्रह में जोड़ दिया गया है!',
  },
  addFailed: {
    en: 'Failed to add deity to your collection.',
    hi: 'आराध्य को आपके संग्रह में नहीं जोड़ा जा सका।',
  },
  createdToast: {
    en: '{name} created and added to your collection!',
    hi: '{name} को बनाकर आपके संग्रह में जोड़ दिया गया है!',
  },
  createFailed: { en: 'Failed to create deity.', hi: 'नए आराध्य नहीं जोड़े जा सके।' },
  savedToast: { en: '{name} saved', hi: '{name} की जानकारी सहेजी गई' },
  saveFailed: { en: 'The change could not be saved.', hi: 'बदलाव सहेजा नहीं जा सका।' },
  deviceFull: {
    en: 'There is no room left on this device. Please free some and try again.',
    hi: 'इस डिवाइस पर जगह नहीं बची। कृपया कुछ जगह बनाकर फिर कोशिश करें।',
  },

  removeTitle: { en: 'Remove this deity?', hi: 'इन आराध्य को हटाएँ?' },
  removeText: {
    en: '{name} will be taken out of your collection, on all your devices.',
    hi: '{name} को आपके सभी डिवाइसों के संग्रह से हटा दिया जाएगा।',
  },
  removeWithOne: {
    en: 'The aarti that you added to it goes too.',
    hi: 'आपकी जोड़ी हुई 1 आरती भी हट जाएगी।',
  },
  removeWithMany: {
    en: 'The {count} aartis that you added to it go too.',
    hi: 'आपकी जोड़ी हुई {count} आरतियाँ भी हट जाएँगी।',
  },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  removedToast: {
    en: '{name} has been removed from your collection.',
    hi: '{name} को आपके संग्रह से हटा दिया गया है।',
  },
  removeFailed: { en: 'Failed to remove deity.', hi: 'आराध्य को नहीं हटाया जा सका।' },
});

/** How a deity stands on its way to the server. */
export const deitySending = defineMessages({
  waiting: { en: 'Waits to be sent', hi: 'भेजा जाना बाक़ी है' },
  held: { en: 'Waits for you under Sync and storage', hi: '“सिंक और स्टोरेज” में आपकी राह देख रहा है' },
  refused: { en: 'Not accepted: see why', hi: 'स्वीकार नहीं हुआ: कारण देखें' },
});

/** What only admins see: adding to the catalogue. */
export const catalogueAdmin = defineMessages({
  title: { en: 'Catalogue', hi: 'सूची' },
  text: { en: 'What you add here is for everybody.', hi: 'यहाँ जो जोड़ेंगे, वह सबके लिए होगा।' },
  addDeity: { en: 'Add Deity', hi: 'देवता जोड़ें' },
  addAarti: { en: 'Add Default Aarti', hi: 'मूल आरती जोड़ें' },
  name: { en: 'Name', hi: 'नाम' },
  nameHi: { en: 'Name in Hindi (optional)', hi: 'हिन्दी में नाम (वैकल्पिक)' },
  about: { en: 'About (optional)', hi: 'परिचय (वैकल्पिक)' },
  aboutHi: { en: 'About in Hindi (optional)', hi: 'हिन्दी में परिचय (वैकल्पिक)' },
  image: { en: 'Image path or URL (optional)', hi: 'तस्वीर का पथ या URL (वैकल्पिक)' },
  aartiTitle: { en: 'Title', hi: 'शीर्षक' },
  titleHi: { en: 'Title in Hindi (optional)', hi: 'हिन्दी में शीर्षक (वैकल्पिक)' },
  content: { en: 'Content', hi: 'बोल' },
  contentHint: { en: 'Stanzas stand apart by an empty line.', hi: 'पदों के बीच एक ख़ाली पंक्ति रखें।' },
  deity: { en: 'Deity (optional)', hi: 'देवता (वैकल्पिक)' },
  noDeity: { en: 'No deity', hi: 'कोई देवता नहीं' },
  audioUrl: { en: 'Audio URL (optional)', hi: 'ऑडियो URL (वैकल्पिक)' },
  tags: { en: 'Tags, separated by commas (optional)', hi: 'टैग, अल्पविराम से अलग (वैकल्पिक)' },
  verified: { en: 'Verified (publicly visible)', hi: 'सत्यापित (सबको दिखे)' },
  nameNeeded: { en: 'Please write a name.', hi: 'कृपया नाम लिखें।' },
  titleNeeded: { en: 'Please write a title.', hi: 'कृपया शीर्षक लिखें।' },
  contentNeeded: { en: 'Please write the words.', hi: 'कृपया बोल लिखें।' },
  addressNeeded: {
    en: 'Please give an address that begins with https.',
    hi: 'कृपया https से शुरू होने वाला पता दें।',
  },
  tooManyTags: {
    en: 'There may be 30 tags at most, each of up to 60 characters.',
    hi: 'अधिकतम 30 टैग हो सकते हैं, हर टैग 60 अक्षरों तक।',
  },
  saving: { en: 'Adding…', hi: 'जोड़ा जा रहा है…' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  deityAdded: { en: 'Deity added successfully', hi: 'देवता सफलतापूर्वक जोड़े गए' },
  deityFailed: { en: 'Failed to add deity', hi: 'देवता नहीं जोड़े जा सके' },
  aartiAdded: { en: 'Aarti added successfully', hi: 'आरती सफलतापूर्वक जोड़ी गई' },
  aartiFailed: { en: 'Failed to add aarti', hi: 'आरती नहीं जोड़ी जा सकी' },
});

/** Why something was not added to the catalogue. */
export const catalogueRefusals = defineMessages({
  offline: {
    en: 'The server cannot be reached. What you wrote stays here: please try again once you are online.',
    hi: 'सर्वर से संपर्क नहीं हो पा रहा। आपका लिखा हुआ यहीं है: ऑनलाइन होने पर फिर कोशिश करें।',
  },
  signedOut: { en: 'Please sign in again.', hi: 'कृपया फिर से साइन इन करें।' },
  busy: {
    en: 'Too many requests. Please try again in a moment.',
    hi: 'बहुत सारे अनुरोध हो गए। थोड़ी देर में फिर कोशिश करें।',
  },
  notAllowed: { en: 'Only admins can do this.', hi: 'यह केवल एडमिन कर सकते हैं।' },
  taken: { en: 'There is one of this name already.', hi: 'इस नाम से पहले ही कुछ मौजूद है।' },
  invalid: { en: 'The server did not take one of the values.', hi: 'सर्वर ने कोई एक जानकारी स्वीकार नहीं की।' },
  failed: {
    en: 'The server could not do it. Please try again.',
    hi: 'सर्वर यह नहीं कर सका। कृपया फिर कोशिश करें।',
  },
});
