import { defineMessages } from '../messages.ts';

/** Entering a property, and choosing floor plans and photos. */
export const uploads = defineMessages({
  addTitle: { en: 'Add a property', hi: 'संपत्ति जोड़ें' },
  addIntro: {
    en: 'A home or an office, with its floor plans and photos. Only you can see them.',
    hi: 'घर या दफ़्तर, उसके नक़्शों और तस्वीरों के साथ। इन्हें केवल आप देख सकते हैं।',
  },
  addToTitle: { en: 'Add to {title}', hi: '{title} में जोड़ें' },
  addMoreTitle: { en: 'Add plans and photos', hi: 'नक़्शे और तस्वीरें जोड़ें' },
  addToIntro: {
    en: 'More floor plans and photos of this property.',
    hi: 'इस संपत्ति के और नक़्शे और तस्वीरें।',
  },
  opening: { en: 'Opening the form…', hi: 'फ़ॉर्म खुल रहा है…' },
  draftUnreadable: {
    en: 'This device cannot keep what you enter. Please check its storage and open the page again.',
    hi: 'यह डिवाइस आपका लिखा हुआ सहेज नहीं पा रहा है। कृपया इसका स्टोरेज देखकर पेज फिर से खोलें।',
  },
  noSuchProperty: { en: 'This property is not here', hi: 'यह संपत्ति यहाँ नहीं है' },
  noSuchPropertyText: {
    en: 'It may have been deleted, or has not reached this device yet.',
    hi: 'हो सकता है इसे हटा दिया गया हो, या यह अभी इस डिवाइस तक न पहुँची हो।',
  },
  toDashboard: { en: 'To your properties', hi: 'अपनी संपत्तियाँ देखें' },

  titleExample: { en: 'For example: Our flat in Baner', hi: 'जैसे: बाणेर वाला फ़्लैट' },

  plans: { en: 'Floor plans', hi: 'नक़्शे' },
  plansText: {
    en: 'Pictures or PDFs of up to 25 MB. One file may be chosen, or several.',
    hi: '25 MB तक की तस्वीरें या PDF। एक फ़ाइल चुनें या कई।',
  },
  photos: { en: 'Photos', hi: 'तस्वीरें' },
  photosText: {
    en: 'Pictures of up to 25 MB. Where and when they were taken is left out.',
    hi: '25 MB तक की तस्वीरें। वे कहाँ और कब ली गईं, यह जानकारी हटा दी जाती है।',
  },
  choosePlans: { en: 'Choose floor plans', hi: 'नक़्शे चुनें' },
  choosePhotos: { en: 'Choose photos', hi: 'तस्वीरें चुनें' },
  takePlan: { en: 'Photograph a plan', hi: 'नक़्शे की फ़ोटो लें' },
  takePhoto: { en: 'Take a photo', hi: 'फ़ोटो लें' },
  orDrop: { en: 'or drop them here, or paste a picture', hi: 'या यहाँ छोड़ें, या तस्वीर पेस्ट करें' },
  drop: { en: 'Drop the files here', hi: 'फ़ाइलें यहाँ छोड़ें' },
  planTitle: { en: 'Title of the plan', hi: 'नक़्शे का नाम' },
  planDescription: { en: 'Description (optional)', hi: 'विवरण (वैकल्पिक)' },
  caption: { en: 'Caption (optional)', hi: 'कैप्शन (वैकल्पिक)' },
  removeNamed: { en: 'Remove {name}', hi: '{name} हटाएँ' },
  cancelNamed: { en: 'Cancel {name}', hi: '{name} रद्द करें' },
  dismissNamed: { en: 'Dismiss {name}', hi: '{name} बंद करें' },
  preparing: { en: 'Preparing…', hi: 'तैयार हो रही है…' },
  waitsTurn: { en: 'Waiting for its turn', hi: 'अपनी बारी के इंतज़ार में' },

  save: { en: 'Save property', hi: 'संपत्ति सहेजें' },
  saveMore: { en: 'Save', hi: 'सहेजें' },
  saving: { en: 'Saving…', hi: 'सहेजा जा रहा है…' },
  finishing: { en: 'Preparing the files…', hi: 'फ़ाइलें तैयार हो रही हैं…' },
  keptHere: {
    en: 'What you enter stays on this device until you save it.',
    hi: 'सहेजने तक आपका लिखा और चुना हुआ इसी डिवाइस पर रहता है।',
  },
  clear: { en: 'Clear the form', hi: 'फ़ॉर्म ख़ाली करें' },
  clearTitle: { en: 'Clear what you have entered?', hi: 'जो भरा है उसे हटा दें?' },
  clearText: {
    en: 'The words and the chosen files leave this form. The files on your device are not touched.',
    hi: 'लिखा हुआ और चुनी हुई फ़ाइलें इस फ़ॉर्म से हट जाएँगी। डिवाइस पर आपकी फ़ाइलें वैसी ही रहेंगी।',
  },
  clearConfirm: { en: 'Clear', hi: 'ख़ाली करें' },
  keep: { en: 'Keep', hi: 'रहने दें' },
  nothingChosen: {
    en: 'Please choose a floor plan or a photo first.',
    hi: 'कृपया पहले कोई नक़्शा या तस्वीर चुनें।',
  },

  logInFirst: { en: 'Please log in to create a property', hi: 'संपत्ति जोड़ने के लिए कृपया लॉग इन करें' },
  logIn: { en: 'Login', hi: 'लॉग इन करें' },
  created: { en: 'Property created successfully!', hi: 'संपत्ति जोड़ दी गई!' },
  planUploaded: { en: 'Floorplan uploaded successfully!', hi: 'नक़्शा अपलोड हो गया!' },
  photoUploaded: { en: 'Photo uploaded successfully!', hi: 'तस्वीर अपलोड हो गई!' },
  filesUploaded: { en: 'Files uploaded successfully!', hi: 'फ़ाइलें अपलोड हो गईं!' },
  keptTitle: { en: 'Saved on this device', hi: 'इस डिवाइस पर सहेज लिया गया' },
  keptText: {
    en: 'It goes to your account by itself as soon as the server can be reached.',
    hi: 'सर्वर से संपर्क होते ही यह अपने आप आपके खाते में पहुँच जाएगा।',
  },
  noRoom: {
    en: 'This device has no room left for it. Please free some space and try again.',
    hi: 'इस डिवाइस में इसके लिए जगह नहीं बची है। कृपया थोड़ी जगह ख़ाली करके फिर कोशिश करें।',
  },

  sendingTitle: { en: 'Saved. Sending to your account', hi: 'सहेज लिया। आपके खाते में भेजा जा रहा है' },
  sendingText: {
    en: 'You need not wait: it goes on by itself, also after you leave this page.',
    hi: 'आपको रुकना ज़रूरी नहीं: यह पेज छोड़ने के बाद भी अपने आप चलता रहेगा।',
  },
  sendingList: { en: 'What is on its way', hi: 'क्या-क्या भेजा जा रहा है' },
  sent: { en: 'Sent', hi: 'भेज दिया' },

  uploadTitle: { en: 'Upload a floor plan', hi: 'नक़्शा अपलोड करें' },
  uploadIntro: {
    en: 'One plan, straight to its analysis. It can stand by itself, without a property.',
    hi: 'एक नक़्शा, सीधे विश्लेषण तक। इसके लिए कोई संपत्ति जोड़ना ज़रूरी नहीं।',
  },
  uploadText: { en: 'A picture or a PDF of up to 25 MB.', hi: '25 MB तक की तस्वीर या PDF।' },
  choosePlan: { en: 'Choose a floor plan', hi: 'नक़्शा चुनें' },
  orDropOne: { en: 'or drop it here, or paste a picture', hi: 'या यहाँ छोड़ें, या तस्वीर पेस्ट करें' },
  dropOne: { en: 'Drop the file here', hi: 'फ़ाइल यहाँ छोड़ें' },
  wholeProperty: { en: 'Several plans, or photos too?', hi: 'कई नक़्शे हैं, या तस्वीरें भी?' },
  stepReading: { en: 'Looking at {name}…', hi: '{name} देखी जा रही है…' },
  stepKeeping: { en: 'Keeping it on this device…', hi: 'इस डिवाइस पर सहेजी जा रही है…' },
  stepOpening: { en: 'Opening the analysis…', hi: 'विश्लेषण खुल रहा है…' },

  tooLarge: { en: '{name} is larger than 25 MB.', hi: '{name} 25 MB से बड़ी है।' },
  empty: { en: '{name} is empty.', hi: '{name} ख़ाली है।' },
  unknownKind: {
    en: '{name} is not a picture or a PDF that can be used. JPG, PNG, WebP, HEIC, GIF, AVIF and PDF can.',
    hi: '{name} ऐसी तस्वीर या PDF नहीं है जो चल सके। JPG, PNG, WebP, HEIC, GIF, AVIF और PDF चलते हैं।',
  },
  misnamed: {
    en: 'The name of {name} says something else than what is in it. Please rename it and try again.',
    hi: '{name} का नाम और उसकी सामग्री मेल नहीं खाते। कृपया नाम ठीक करके फिर कोशिश करें।',
  },
  notAPhoto: {
    en: '{name} is a PDF. Please add it under floor plans.',
    hi: '{name} एक PDF है। कृपया इसे नक़्शों में जोड़ें।',
  },
  damaged: {
    en: '{name} is damaged and cannot be opened.',
    hi: '{name} ख़राब है और खुल नहीं सकती।',
  },
  tooManyPixels: {
    en: '{name} has more than 40 megapixels. Please make it smaller first.',
    hi: '{name} में 40 मेगापिक्सल से ज़्यादा हैं। कृपया पहले इसे छोटा करें।',
  },
  undecodableHeic: {
    en: '{name} cannot be opened here. Please export it as JPEG.',
    hi: '{name} यहाँ नहीं खुल सकती। कृपया इसे JPEG में सहेजें।',
  },
  encrypted: {
    en: '{name} is locked with a password. Please remove the password first.',
    hi: '{name} पासवर्ड से बंद है। कृपया पहले पासवर्ड हटाएँ।',
  },
  noPages: { en: '{name} has no pages.', hi: '{name} में कोई पन्ना नहीं है।' },
  tooManyPages: {
    en: '{name} has more than 20 pages. Please choose a PDF with the pages of the plan only.',
    hi: '{name} में 20 से ज़्यादा पन्ने हैं। कृपया केवल नक़्शे के पन्नों वाली PDF चुनें।',
  },
  tooSlow: {
    en: '{name} took too long to open. Please choose a smaller one.',
    hi: '{name} खुलने में बहुत देर लगा रही थी। कृपया छोटी फ़ाइल चुनें।',
  },
  readerMissing: {
    en: 'What opens {name} is not on your device yet. Please connect to the internet once and try again.',
    hi: '{name} खोलने का साधन अभी आपके डिवाइस पर नहीं है। कृपया एक बार इंटरनेट से जुड़कर फिर कोशिश करें।',
  },
  unreadable: {
    en: '{name} cannot be read. It may have been moved, or lies in a cloud that cannot be reached now.',
    hi: '{name} पढ़ी नहीं जा सकी। हो सकता है वह हटाई गई हो, या ऐसे क्लाउड में हो जो अभी नहीं खुल रहा।',
  },
  full: {
    en: 'This device has no room left for {name}. Please free some space and choose it again.',
    hi: 'इस डिवाइस में {name} के लिए जगह नहीं बची है। कृपया थोड़ी जगह ख़ाली करके फिर चुनें।',
  },
});
