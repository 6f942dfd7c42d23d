import { defineMessages } from '../messages.ts';

/** What is told after an admin has added to the catalogue, on the page of the aartis and in the administration alike. */
export const adminToasts = defineMessages({
  deityAdded: { en: 'Deity added successfully', hi: 'देवता सफलतापूर्वक जोड़े गए' },
  deityFailed: { en: 'Failed to add deity', hi: 'देवता नहीं जोड़े जा सके' },
  aartiAdded: { en: 'Aarti added successfully', hi: 'आरती सफलतापूर्वक जोड़ी गई' },
  aartiFailed: { en: 'Failed to add aarti', hi: 'आरती नहीं जोड़ी जा सकी' },
});

/** Why the server, or the device before it, refused something. */
export const adminRefusals = defineMessages({
  offline: {
    en: 'You are offline. This needs a connection; nothing was changed.',
    hi: 'आप ऑफ़लाइन हैं। इसके लिए इंटरनेट चाहिए; कुछ नहीं बदला गया।',
  },
  signedOut: { en: 'Please sign in again.', hi: 'कृपया फिर से साइन इन करें।' },
  busy: {
    en: 'Too many requests just now. Please wait a little.',
    hi: 'अभी बहुत सारे अनुरोध हैं। कृपया थोड़ा रुकें।',
  },
  failed: {
    en: 'The server could not do it. Please try again.',
    hi: 'सर्वर यह नहीं कर सका। कृपया फिर कोशिश करें।',
  },
  notAllowed: {
    en: 'Your account is not an administrator of this site.',
    hi: 'आपका खाता इस साइट का एडमिन नहीं है।',
  },
  gone: {
    en: 'It is not there any more; somebody has deleted it.',
    hi: 'यह अब नहीं है; किसी ने इसे हटा दिया है।',
  },
  changed: {
    en: 'Somebody has changed it meanwhile. Open it again to see what it says now.',
    hi: 'इस बीच किसी ने इसे बदल दिया है। अभी का रूप देखने के लिए इसे फिर खोलें।',
  },
  taken: {
    en: 'Another entry already has that name or address.',
    hi: 'यह नाम या पता पहले से किसी और का है।',
  },
  inUse: {
    en: 'Something else still refers to it, so it cannot be deleted. You can hide it from readers instead.',
    hi: 'कुछ और अभी इससे जुड़ा है, इसलिए इसे मिटाया नहीं जा सकता। चाहें तो इसे पाठकों से छिपा सकते हैं।',
  },
  invalid: {
    en: 'A value is not accepted. Please check the fields.',
    hi: 'कोई जानकारी स्वीकार नहीं हुई। कृपया भरे हुए खाने जाँच लें।',
  },
  tooLarge: { en: 'The file is too large.', hi: 'फ़ाइल बहुत बड़ी है।' },
  notAPicture: {
    en: 'This is not a picture that can be used. Please choose a JPEG, PNG or WebP.',
    hi: 'यह ऐसा चित्र नहीं है जो चल सके। कृपया JPEG, PNG या WebP चुनें।',
  },
  pictureUnreadable: {
    en: 'This browser cannot read the picture. Please save it as JPEG or PNG first.',
    hi: 'यह ब्राउज़र इस चित्र को नहीं पढ़ सकता। कृपया पहले इसे JPEG या PNG में सहेजें।',
  },
  notAudio: {
    en: 'This is not a recording that can be played everywhere. Please choose MP3, M4A, Ogg or WebM.',
    hi: 'यह रिकॉर्डिंग हर जगह नहीं चलेगी। कृपया MP3, M4A, Ogg या WebM चुनें।',
  },
});
