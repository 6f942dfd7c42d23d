import { defineMessages } from '../messages.ts';

/** Files that go with a message: choosing, preparing, sending. */
export const attachments = defineMessages({
  attach: { en: 'Attach a file', hi: 'फ़ाइल जोड़ें' },
  attachHint: {
    en: 'A picture, PDF or Word document, at most 10 MB',
    hi: 'तस्वीर, PDF या Word दस्तावेज़, अधिकतम 10 MB',
  },
  attached: { en: 'Attached file', hi: 'जोड़ी गई फ़ाइल' },
  reading: { en: 'Preparing…', hi: 'तैयार हो रही है…' },
  removeNamed: { en: 'Remove {name}', hi: '{name} हटाएँ' },
  cancelNamed: { en: 'Cancel {name}', hi: '{name} रद्द करें' },
  close: { en: 'Close', hi: 'बंद करें' },
  costsImage: { en: 'Costs 1 credit', hi: '1 क्रेडिट लगेगा' },
  costsText: { en: '3 such messages = 1 credit', hi: 'ऐसे 3 संदेश = 1 क्रेडिट' },
  costsAsPlan: {
    en: 'Costs 1 credit if it is a floor plan; else answered by your words alone',
    hi: 'घर का नक़्शा हो तो 1 क्रेडिट लगेगा; नहीं तो जवाब केवल आपके लिखे पर मिलेगा',
  },
  wordsAlone: { en: 'answered by your words alone', hi: 'जवाब केवल आपके लिखे पर मिलेगा' },
  onePage: { en: 'with a picture of 1 page', hi: '1 पन्ने की तस्वीर के साथ' },
  somePages: { en: 'with pictures of {count} pages', hi: '{count} पन्नों की तस्वीरों के साथ' },
  wordsRead: { en: 'its words go along', hi: 'इसके शब्द साथ जाएँगे' },
  wordsUnread: {
    en: 'The words of this file cannot be read here. Save it as .docx or PDF if they matter.',
    hi: 'इस फ़ाइल के शब्द यहाँ पढ़े नहीं जा सकते। वे ज़रूरी हों तो इसे .docx या PDF में सहेजें।',
  },
  nothingRead: {
    en: 'No words were found in this file.',
    hi: 'इस फ़ाइल में कोई शब्द नहीं मिले।',
  },
  atAddress: {
    en: 'Good to know: your file is kept at a web address that nobody can guess. Whoever is given that address can open it, so pass it on only to people you trust.',
    hi: 'जानने की बात: आपकी फ़ाइल वेब पर ऐसे पते पर रहती है जिसका अंदाज़ा कोई नहीं लगा सकता। जिसे वह पता मिले, वह फ़ाइल खोल सकता है, इसलिए पता सिर्फ़ भरोसे के लोगों को दें।',
  },
  drop: { en: 'Drop the file here', hi: 'फ़ाइल यहाँ छोड़ें' },
  spoken: { en: 'Written down from your voice', hi: 'आपकी आवाज़ से लिखा गया' },

  tooLarge: { en: 'Please select a file smaller than 10MB.', hi: 'कृपया 10MB से छोटी फ़ाइल चुनें।' },
  empty: { en: 'This file is empty.', hi: 'यह फ़ाइल ख़ाली है।' },
  unknownKind: {
    en: 'This is not a file that can be attached. Please choose a PDF, JPG, PNG, WebP, HEIC, DOC or DOCX.',
    hi: 'यह फ़ाइल नहीं जोड़ी जा सकती। कृपया PDF, JPG, PNG, WebP, HEIC, DOC या DOCX चुनें।',
  },
  misnamed: {
    en: 'The name of this file says something else than what is in it. Please rename it and try again.',
    hi: 'फ़ाइल का नाम और उसकी सामग्री मेल नहीं खाते। कृपया नाम ठीक करके फिर से कोशिश करें।',
  },
  undecodablePicture: {
    en: 'This picture is damaged and cannot be opened.',
    hi: 'यह तस्वीर ख़राब है और खुल नहीं सकती।',
  },
  tooManyPixels: {
    en: 'This picture has too many pixels. Please make it smaller first.',
    hi: 'इस तस्वीर में बहुत ज़्यादा पिक्सल हैं। कृपया पहले इसे छोटा करें।',
  },
  undecodableHeic: {
    en: 'This HEIC picture cannot be opened here. Please export it as JPEG.',
    hi: 'यह HEIC तस्वीर यहाँ नहीं खुल सकती। कृपया इसे JPEG में सहेजकर भेजें।',
  },
  encrypted: {
    en: 'This file is locked with a password. Please remove the password first.',
    hi: 'यह फ़ाइल पासवर्ड से बंद है। कृपया पहले पासवर्ड हटाएँ।',
  },
  noPages: { en: 'This PDF has no pages.', hi: 'इस PDF में कोई पन्ना नहीं है।' },
  brokenDocument: {
    en: 'This document is damaged and cannot be opened.',
    hi: 'यह दस्तावेज़ ख़राब है और खुल नहीं सकता।',
  },
  bomb: {
    en: 'This file would unpack to an enormous size, so it was not opened.',
    hi: 'खुलने पर यह फ़ाइल बहुत ज़्यादा बड़ी हो जाती, इसलिए इसे नहीं खोला गया।',
  },
  tooSlow: {
    en: 'This file took too long to open. Please choose a smaller one.',
    hi: 'यह फ़ाइल खुलने में बहुत देर लगा रही थी। कृपया छोटी फ़ाइल चुनें।',
  },
  readerMissing: {
    en: 'What opens this kind of file is not on your device yet. Please connect to the internet once and try again.',
    hi: 'इस तरह की फ़ाइल खोलने का साधन अभी आपके डिवाइस पर नहीं है। कृपया एक बार इंटरनेट से जुड़कर फिर से कोशिश करें।',
  },

  uploading: { en: 'Uploading {percent}%', hi: '{percent}% भेजा गया' },
  uploadWaits: { en: 'Waiting to be uploaded', hi: 'भेजा जाना बाक़ी है' },
  file: { en: 'File', hi: 'फ़ाइल' },
  picture: { en: 'Picture', hi: 'तस्वीर' },
  notSent: { en: 'Not sent', hi: 'नहीं भेजी गई' },
  uploadFailed: {
    en: 'An unexpected error occurred during upload',
    hi: 'फ़ाइल भेजते समय कुछ गड़बड़ हो गई',
  },
  leftOutTooLarge: {
    en: 'The server does not take a file this large.',
    hi: 'सर्वर इतनी बड़ी फ़ाइल नहीं लेता।',
  },
  leftOutFull: {
    en: 'Your room for files is used up: delete files that you no longer need.',
    hi: 'आपकी फ़ाइलों की जगह भर गई है: जो फ़ाइलें अब नहीं चाहिए, उन्हें हटाएँ।',
  },
  leftOutType: {
    en: 'The server does not take files of this kind.',
    hi: 'सर्वर इस तरह की फ़ाइल नहीं लेता।',
  },
  leftOutLost: {
    en: 'The file is no longer on this device.',
    hi: 'फ़ाइल अब इस डिवाइस पर नहीं है।',
  },
  leftOutPage: {
    en: 'A page of {name} could not be sent as a picture. The rest goes along.',
    hi: '{name} का एक पन्ने की तस्वीर नहीं भेजी जा सकी। बाक़ी साथ जाएगा।',
  },
  continuing: {
    en: 'Continuing with your message without the attachment.',
    hi: 'आपका संदेश बिना फ़ाइल के भेजा जा रहा है।',
  },
});
