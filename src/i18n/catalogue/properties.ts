import { defineMessages } from '../messages.ts';

/** The properties of a user with their plans and photos. */
export const properties = defineMessages({
  title: { en: 'Your properties', hi: 'आपकी संपत्तियाँ' },
  add: { en: 'Add a property', hi: 'संपत्ति जोड़ें' },
  upload: { en: 'Upload a floor plan', hi: 'नक़्शा अपलोड करें' },
  loading: { en: 'Your properties are being opened', hi: 'आपकी संपत्तियाँ खुल रही हैं' },

  emptyTitle: { en: 'Nothing here yet', hi: 'यहाँ अभी कुछ नहीं है' },
  emptyText: {
    en: 'Add a home, and its floor plans, photos and analyses stay together here.',
    hi: 'कोई घर जोड़ें; उसके नक़्शे, तस्वीरें और विश्लेषण यहाँ साथ रहेंगे।',
  },
  standaloneTitle: { en: 'Floor plans without a property', hi: 'बिना संपत्ति के नक़्शे' },
  showMore: { en: 'Show more', hi: 'और दिखाएँ' },
  stillComing: {
    en: 'What you added on other devices is still on its way.',
    hi: 'दूसरे डिवाइस पर जोड़ी गई चीज़ें अभी आ रही हैं।',
  },
  notYetHere: {
    en: 'What you added on other devices comes as soon as the server can be reached.',
    hi: 'दूसरे डिवाइस पर जोड़ी गई चीज़ें सर्वर से जुड़ते ही आ जाएँगी।',
  },

  propertiesFailed: { en: 'Failed to load properties', hi: 'संपत्तियाँ नहीं खुल सकीं' },
  plansFailed: { en: 'Failed to load floorplans', hi: 'नक़्शे नहीं खुल सके' },
  loadFailed: {
    en: 'An error occurred while loading dashboard data',
    hi: 'डैशबोर्ड की जानकारी लाने में समस्या हुई',
  },
  readFailedText: {
    en: 'This device could not read them. Nothing is lost.',
    hi: 'यह डिवाइस उन्हें पढ़ नहीं सका। कुछ भी खोया नहीं है।',
  },
  absentOffline: {
    en: 'This device has not fetched them yet, and the server cannot be reached. They come as soon as there is a connection.',
    hi: 'इस डिवाइस पर वे अभी नहीं आई हैं और सर्वर से संपर्क नहीं हो पा रहा। कनेक्शन मिलते ही आ जाएँगी।',
  },
  absentSignIn: {
    en: 'Your sign-in has run out. Please sign in again.',
    hi: 'आपका साइन इन समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  },
  absentTrouble: {
    en: 'The server has not answered as it should. It is tried again by itself.',
    hi: 'सर्वर से ठीक जवाब नहीं मिला। अपने आप फिर कोशिश होगी।',
  },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  trying: { en: 'Trying…', hi: 'कोशिश हो रही है…' },
  signIn: { en: 'Sign In', hi: 'साइन इन करें' },

  project: { en: 'Project: {name}', hi: 'प्रोजेक्ट: {name}' },
  plans: { en: 'Floor plans', hi: 'नक़्शे' },
  noPlans: { en: 'No floor plan yet.', hi: 'अभी कोई नक़्शा नहीं।' },
  addFiles: { en: 'Add floor plans or photos', hi: 'नक़्शे या तस्वीरें जोड़ें' },
  addFilesTo: { en: 'Add floor plans or photos to {title}', hi: '{title} में नक़्शे या तस्वीरें जोड़ें' },
  compare: { en: 'Compare two plans', hi: 'दो नक़्शों की तुलना' },
  compareOf: { en: 'Compare two plans of {title}', hi: '{title} के दो नक़्शों की तुलना' },
  readOn: { en: 'Read on', hi: 'आगे पढ़ें' },
  readLess: { en: 'Show less', hi: 'कम दिखाएँ' },

  startAnalysis: { en: 'Start Analysis', hi: 'विश्लेषण शुरू करें' },
  startAnalysisOf: { en: 'Start Analysis: {title}', hi: 'विश्लेषण शुरू करें: {title}' },
  viewAnalysis: { en: 'View analysis', hi: 'विश्लेषण देखें' },
  viewAnalysisOf: { en: 'View analysis: {title}', hi: 'विश्लेषण देखें: {title}' },
  analyseAgain: { en: 'Analyse again', hi: 'फिर विश्लेषण करें' },
  analyseAgainOf: { en: 'Analyse again: {title}', hi: 'फिर विश्लेषण करें: {title}' },
  planPicture: { en: 'Floor plan: {title}', hi: 'नक़्शा: {title}' },
  pictureAbsent: { en: 'Not on this device', hi: 'इस डिवाइस पर नहीं' },

  photo: { en: 'Photo', hi: 'तस्वीर' },
  photos: { en: 'Photos of {title}', hi: '{title} की तस्वीरें' },
  openPhoto: { en: 'Open photo {number} of {count}', hi: '{count} में से तस्वीर {number} खोलें' },
  openCaptioned: {
    en: 'Open photo {number} of {count}: {caption}',
    hi: '{count} में से तस्वीर {number} खोलें: {caption}',
  },
  morePhotos: { en: '+{count} more', hi: '+{count} और' },
  openMore: { en: 'Open {count} more photos', hi: '{count} और तस्वीरें खोलें' },
  photoNumber: { en: '{number} of {count}', hi: '{count} में से {number}' },
  nextPhoto: { en: 'Next photo', hi: 'अगली तस्वीर' },
  previousPhoto: { en: 'Previous photo', hi: 'पिछली तस्वीर' },
  closePhotos: { en: 'Close photos', hi: 'तस्वीरें बंद करें' },
  photoAbsent: {
    en: 'This photo is not on this device. It comes when there is a connection.',
    hi: 'यह तस्वीर इस डिवाइस पर नहीं है। कनेक्शन मिलने पर आ जाएगी।',
  },
});

/** How what was written stands on its way to the server. */
export const propertySending = defineMessages({
  waiting: { en: 'Saved on this device, waits to be sent', hi: 'इस डिवाइस पर सहेजा गया, भेजा जाना बाक़ी है' },
  uploading: { en: 'Uploading: {percent}%', hi: 'अपलोड हो रहा है: {percent}%' },
  held: { en: 'Waits for you under Sync and storage', hi: '“सिंक और स्टोरेज” में आपकी राह देख रहा है' },
  sendAgain: { en: 'Send again', hi: 'फिर भेजें' },
  discard: { en: 'Discard', hi: 'रहने दें' },

  tooLarge: { en: 'The file is larger than 25 MB.', hi: 'फ़ाइल 25 MB से बड़ी है।' },
  fileKind: {
    en: 'The server takes pictures and PDFs only.',
    hi: 'सर्वर केवल तस्वीरें और PDF लेता है।',
  },
  fileLost: {
    en: 'The file is no longer on this device. Please add it anew.',
    hi: 'फ़ाइल अब इस डिवाइस पर नहीं है। कृपया उसे फिर से जोड़ें।',
  },
  parentGone: {
    en: 'Its property is not on the server any more, perhaps deleted on another device.',
    hi: 'इसकी संपत्ति अब सर्वर पर नहीं है, शायद किसी दूसरे डिवाइस से हटाई गई।',
  },
  accountFull: {
    en: 'Your account has as many entries of this kind as it can hold.',
    hi: 'आपके खाते में इस तरह की जितनी चीज़ें रह सकती हैं, उतनी हो चुकी हैं।',
  },
  forbidden: { en: 'This account may not do that.', hi: 'इस खाते को इसकी अनुमति नहीं है।' },
  invalid: { en: 'Something in it is not as it has to be.', hi: 'इसमें कुछ सही नहीं है।' },
  other: {
    en: 'The server did not accept it (code {code}).',
    hi: 'सर्वर ने इसे स्वीकार नहीं किया (कोड {code})।',
  },
});

/** What did not come about, on this device or at the server. */
export const propertyFailures = defineMessages({
  create: { en: 'Failed to create property', hi: 'संपत्ति नहीं जोड़ी जा सकी' },
  update: { en: 'Failed to update property', hi: 'संपत्ति में बदलाव नहीं हो सका' },
  plan: { en: 'Failed to upload floorplan', hi: 'नक़्शा अपलोड नहीं हो सका' },
  photo: { en: 'Failed to upload photo', hi: 'तस्वीर अपलोड नहीं हो सकी' },
});

/** What is known of a property, as it is entered and changed. */
export const propertyFields = defineMessages({
  title: { en: 'Property title', hi: 'संपत्ति का नाम' },
  city: { en: 'City', hi: 'शहर' },
  projectName: { en: 'Project or society (optional)', hi: 'प्रोजेक्ट या सोसाइटी (वैकल्पिक)' },
  description: { en: 'Description (optional)', hi: 'विवरण (वैकल्पिक)' },
});

/** What a property cannot be without. */
export const propertyNeeds = defineMessages({
  titleRequired: { en: 'Property title is required', hi: 'संपत्ति का नाम ज़रूरी है' },
  cityRequired: { en: 'City is required', hi: 'शहर ज़रूरी है' },
});

/** Changing and deleting. */
export const propertyChanges = defineMessages({
  editNamed: { en: 'Edit {title}', hi: '{title} बदलें' },
  editTitle: { en: 'Edit property', hi: 'संपत्ति बदलें' },
  tooLong: { en: 'Please write at most {most} characters.', hi: 'कृपया अधिकतम {most} अक्षर लिखें।' },
  save: { en: 'Save', hi: 'सहेजें' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  updated: { en: 'Property updated successfully', hi: 'संपत्ति में बदलाव सहेजा गया' },
  deviceFull: {
    en: 'There is no room left on this device. Please free some and try again.',
    hi: 'इस डिवाइस पर जगह नहीं बची। कृपया कुछ जगह बनाकर फिर कोशिश करें।',
  },

  deleteNamed: { en: 'Delete {title}', hi: '{title} हटाएँ' },
  delete: { en: 'Delete', hi: 'हटाएँ' },
  deleteProperty: { en: 'Delete this property?', hi: 'यह संपत्ति हटाएँ?' },
  deletePlan: { en: 'Delete this floor plan?', hi: 'यह नक़्शा हटाएँ?' },
  deletePhoto: { en: 'Delete this photo?', hi: 'यह तस्वीर हटाएँ?' },
  deletePhotoButton: { en: 'Delete this photo', hi: 'यह तस्वीर हटाएँ' },
  deleteAlone: { en: '“{title}” will be deleted everywhere.', hi: '“{title}” हर जगह से हट जाएगा।' },
  deleteWith: {
    en: '“{title}” will be deleted everywhere, and with it {what}.',
    hi: '“{title}” हर जगह से हट जाएगा, और साथ में {what} भी।',
  },
  deletePhotoText: {
    en: 'It will be deleted everywhere.',
    hi: 'यह हर जगह से हट जाएगी।',
  },
  onePlan: { en: '1 floor plan', hi: '1 नक़्शा' },
  manyPlans: { en: '{count} floor plans', hi: '{count} नक़्शे' },
  onePhoto: { en: '1 photo', hi: '1 तस्वीर' },
  manyPhotos: { en: '{count} photos', hi: '{count} तस्वीरें' },
  oneAnalysis: { en: '1 analysis', hi: '1 विश्लेषण' },
  manyAnalyses: { en: '{count} analyses', hi: '{count} विश्लेषण' },
  onlyHere: {
    en: 'Some of it has not been sent yet and exists only on this device.',
    hi: 'इसका कुछ हिस्सा अभी भेजा नहीं गया है और केवल इसी डिवाइस पर है।',
  },
  planDeleted: { en: 'Floorplan deleted successfully', hi: 'नक़्शा हटा दिया गया' },
  propertyDeleted: { en: 'Property deleted successfully', hi: 'संपत्ति हटा दी गई' },
  photoDeleted: { en: 'Photo deleted successfully', hi: 'तस्वीर हटा दी गई' },
  planDeleteFailed: { en: 'Failed to delete floorplan', hi: 'नक़्शा नहीं हटाया जा सका' },
  propertyDeleteFailed: { en: 'Failed to delete property', hi: 'संपत्ति नहीं हटाई जा सकी' },
  photoDeleteFailed: { en: 'Failed to delete photo', hi: 'तस्वीर नहीं हटाई जा सकी' },
});
