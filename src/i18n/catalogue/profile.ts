import { defineMessages } from '../messages.ts';

export const profile = defineMessages({
  title: { en: 'Profile', hi: 'प्रोफ़ाइल' },
  signInFirst: { en: 'Please sign in to view your profile.', hi: 'अपनी प्रोफ़ाइल देखने के लिए कृपया साइन इन करें।' },
  signIn: { en: 'Sign In', hi: 'साइन इन करें' },
  loading: { en: 'Your profile is being fetched…', hi: 'आपकी प्रोफ़ाइल लाई जा रही है…' },
  fetchFailed: { en: 'Error fetching profile', hi: 'प्रोफ़ाइल लाने में गड़बड़ हुई' },
  absentOffline: {
    en: 'It is not on this device yet. Connect to the internet and try again.',
    hi: 'यह अभी इस डिवाइस पर नहीं है। इंटरनेट से जुड़कर फिर कोशिश करें।',
  },
  absentTrouble: {
    en: 'Our server did not answer as it should. Nothing of yours is lost.',
    hi: 'हमारे सर्वर ने ठीक से जवाब नहीं दिया। आपका कुछ भी खोया नहीं है।',
  },
  absentSignIn: {
    en: 'Your sign-in has run out. Please sign in again.',
    hi: 'आपका साइन-इन समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  },
  signOut: { en: 'Sign Out', hi: 'साइन आउट' },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  trying: { en: 'Trying…', hi: 'कोशिश हो रही है…' },

  verified: { en: 'Verified', hi: 'सत्यापित' },
  pending: { en: 'Pending', hi: 'लंबित' },
  admin: { en: 'Admin', hi: 'एडमिन' },
  pendingText: {
    en: 'Your e-mail address has not been confirmed yet. Open the link in the mail we sent you.',
    hi: 'आपके ई-मेल पते की पुष्टि अभी नहीं हुई है। हमारे भेजे मेल का लिंक खोलें।',
  },
  yourPicture: { en: 'Your profile picture', hi: 'आपकी प्रोफ़ाइल तस्वीर' },
  noName: { en: 'No name yet', hi: 'अभी कोई नाम नहीं' },
  unsent: {
    en: 'Saved on this device. It is sent when there is a connection.',
    hi: 'इस डिवाइस पर सहेजा गया है। इंटरनेट मिलते ही भेजा जाएगा।',
  },

  edit: { en: 'Edit profile', hi: 'प्रोफ़ाइल बदलें' },
  editTitle: { en: 'Edit your profile', hi: 'अपनी प्रोफ़ाइल बदलें' },
  fullName: { en: 'Full name', hi: 'पूरा नाम' },
  fullNameTooLong: { en: 'At most 100 characters, please.', hi: 'कृपया अधिक से अधिक 100 अक्षर।' },
  username: { en: 'Username', hi: 'यूज़रनेम' },
  usernameFormat: {
    en: '3 to 30 characters: small English letters, digits and underscores.',
    hi: '3 से 30 अक्षर: छोटे अंग्रेज़ी अक्षर, अंक और अंडरस्कोर।',
  },
  save: { en: 'Save', hi: 'सहेजें' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  notKept: { en: 'That did not work. Nothing has changed.', hi: 'यह नहीं हो सका। कुछ नहीं बदला है।' },
  deviceFull: {
    en: 'This device has no room left. Please free some space and try again.',
    hi: 'इस डिवाइस पर जगह नहीं बची। कृपया थोड़ी जगह ख़ाली करके फिर कोशिश करें।',
  },

  usernameRefused: { en: 'The username @{username} was not accepted', hi: 'यूज़रनेम @{username} स्वीकार नहीं हुआ' },
  nameRefused: { en: 'The name “{name}” was not accepted', hi: 'नाम “{name}” स्वीकार नहीं हुआ' },
  pictureRefused: { en: 'The picture was not accepted', hi: 'तस्वीर स्वीकार नहीं हुई' },
  choiceRefused: { en: 'A preference was not accepted', hi: 'एक पसंद स्वीकार नहीं हुई' },
  taken: {
    en: 'Somebody else has it already. Please choose another.',
    hi: 'यह पहले से किसी और का है। कृपया कोई दूसरा चुनें।',
  },
  fileLost: {
    en: 'It is no longer on this device. Please choose it again.',
    hi: 'यह अब इस डिवाइस पर नहीं है। कृपया इसे फिर से चुनें।',
  },
  refusedOther: {
    en: 'The server did not take it (code {code}).',
    hi: 'सर्वर ने इसे नहीं लिया (कोड {code})।',
  },
  change: { en: 'Edit', hi: 'बदलें' },
  discard: { en: 'Discard', hi: 'छोड़ दें' },

  pictureTitle: { en: 'Profile picture', hi: 'प्रोफ़ाइल तस्वीर' },
  changePicture: { en: 'Change picture', hi: 'तस्वीर बदलें' },
  addPicture: { en: 'Add a picture', hi: 'तस्वीर जोड़ें' },
  pictureText: {
    en: 'A photo of up to 10 MB. Only the picture itself is kept: where, when and with what it was taken is left out.',
    hi: '10 MB तक की कोई फ़ोटो। केवल तस्वीर रखी जाती है: वह कहाँ, कब और किससे ली गई, यह हटा दिया जाता है।',
  },
  choosePicture: { en: 'Choose a picture', hi: 'तस्वीर चुनें' },
  chooseAnother: { en: 'Choose another', hi: 'दूसरी चुनें' },
  removePicture: { en: 'Remove picture', hi: 'तस्वीर हटाएँ' },
  keepPicture: { en: 'Use this picture', hi: 'यही तस्वीर रखें' },
  reading: { en: 'Opening the picture…', hi: 'तस्वीर खोली जा रही है…' },
  cropHint: { en: 'Drag to move the picture.', hi: 'तस्वीर सरकाने के लिए खींचें।' },
  sideways: { en: 'Left to right', hi: 'बाएँ से दाएँ' },
  upAndDown: { en: 'Top to bottom', hi: 'ऊपर से नीचे' },
  zoom: { en: 'Zoom', hi: 'ज़ूम' },
  tooLarge: {
    en: 'This picture is too large. Please choose one of at most 10 MB.',
    hi: 'यह तस्वीर बहुत बड़ी है। कृपया अधिक से अधिक 10 MB की चुनें।',
  },
  notAPicture: {
    en: 'This file is not a picture. Please choose a photo.',
    hi: 'यह फ़ाइल तस्वीर नहीं है। कृपया कोई फ़ोटो चुनें।',
  },
  heic: {
    en: 'This browser cannot open HEIC photos. Please choose a JPEG or PNG, or a screenshot of the photo.',
    hi: 'यह ब्राउज़र HEIC फ़ोटो नहीं खोल सकता। कृपया JPEG या PNG चुनें, या फ़ोटो का स्क्रीनशॉट।',
  },
  undecodable: {
    en: 'This picture could not be opened. It may be broken; please choose another.',
    hi: 'यह तस्वीर नहीं खुल सकी। हो सकता है वह ख़राब हो; कृपया दूसरी चुनें।',
  },

  preferences: { en: 'Preferences', hi: 'पसंद' },
  more: { en: 'More', hi: 'और' },
  settings: { en: 'Settings', hi: 'सेटिंग्स' },
  settingsText: { en: 'How the app looks on this device.', hi: 'इस डिवाइस पर ऐप का रंग-रूप।' },
  sync: { en: 'Sync and storage', hi: 'सिंक और स्टोरेज' },
  syncText: {
    en: 'What waits to be sent, and how much this device keeps.',
    hi: 'क्या भेजना बाक़ी है, और यह डिवाइस कितना रखता है।',
  },
  administration: { en: 'Administration', hi: 'प्रशासन' },
  administrationText: {
    en: 'Catalogue, blog, calendar, reviews and messages',
    hi: 'सूचियाँ, ब्लॉग, पंचांग, समीक्षा और संदेश',
  },
  dates: { en: 'My dates and reminders', hi: 'मेरी तारीख़ें और रिमाइंडर' },
  datesText: {
    en: 'Birthdays, anniversaries and tithis, each with its next day.',
    hi: 'जन्मदिन, सालगिरह और तिथियाँ, अगली बार के दिन के साथ।',
  },
  plans: { en: 'Plans and credits', hi: 'प्लान और क्रेडिट' },
  plansText: { en: 'Your balance and what you have used.', hi: 'आपका बैलेंस और आपका ख़र्च।' },
});
