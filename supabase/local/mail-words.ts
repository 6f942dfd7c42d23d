import type { Language } from '#domain/language.ts';

export type MailKind = 'confirmation' | 'choice' | 'recovery' | 'knownAccount' | 'passwordChanged';

export interface MailWords {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  /** What stands before the code; only where there is one. */
  code?: string;
  /** A second way, below the button. */
  other?: string;
  /** What to do who did not ask for it. */
  unasked: string;
}

/** What stands in every mail. */
export const frameWords: Record<Language, { greeting: string; orCopy: string; signature: string }> = {
  en: {
    greeting: 'Namaste,',
    orCopy: 'If the button does not work, copy this address into your browser:',
    signature: 'Disha · Vaastu and astrology guidance',
  },
  hi: {
    greeting: 'नमस्ते,',
    orCopy: 'अगर बटन काम न करे, तो यह पता अपने ब्राउज़र में खोलें:',
    signature: 'दिशा · वास्तु और ज्योतिष मार्गदर्शन',
  },
};

/** The mails of the auth service, here and on a hosted project. */
export const mailWords: Record<MailKind, Record<Language, MailWords>> = {
  confirmation: {
    en: {
      subject: 'Confirm your email for Disha',
      preview: 'One tap, and your account is ready. The link holds for 6 hours.',
      title: 'Welcome to Disha',
      paragraphs: [
        'We are glad you are here. Please confirm that this address is yours, and your account is ready.',
        'The link works once and holds for 6 hours.',
      ],
      button: 'Confirm my email',
      code: 'Code',
      unasked:
        'You did not sign up? Then please ignore this mail; without your confirmation nothing happens.',
    },
    hi: {
      subject: 'दिशा के लिए अपना ई-मेल पक्का करें',
      preview: 'बस एक टैप, और आपका खाता तैयार है। यह लिंक 6 घंटे तक काम करेगा।',
      title: 'दिशा में आपका स्वागत है',
      paragraphs: [
        'हमें ख़ुशी है कि आप आए। कृपया पुष्टि करें कि यह पता आपका है, और आपका खाता तैयार हो जाएगा।',
        'यह लिंक एक ही बार और 6 घंटे तक काम करता है।',
      ],
      button: 'मेरा ई-मेल पक्का करें',
      code: 'कोड',
      unasked: 'आपने खाता नहीं बनाया? तो इस मेल को रहने दें; आपकी पुष्टि के बिना कुछ नहीं होगा।',
    },
  },
  choice: {
    en: {
      subject: 'Confirm your email and choose a password for Disha',
      preview: 'More than one password was chosen for this address; yours is the one that counts.',
      title: 'Welcome to Disha',
      paragraphs: [
        'This address was signed up more than once, with different passwords. None of them counts: please confirm that the address is yours, and choose your password in the same step.',
        'The link works once and holds for 1 hour. After that, ask for a new one under “Forgot password”.',
      ],
      button: 'Confirm and choose a password',
      unasked:
        'You did not sign up? Then please ignore this mail; without your confirmation nothing happens.',
    },
    hi: {
      subject: 'दिशा के लिए ई-मेल पक्का करें और पासवर्ड चुनें',
      preview: 'इस पते के लिए एक से ज़्यादा पासवर्ड चुने गए थे; माना वही जाएगा जो आप चुनेंगे।',
      title: 'दिशा में आपका स्वागत है',
      paragraphs: [
        'इस पते से अलग-अलग पासवर्ड के साथ एक से ज़्यादा बार खाता बनाया गया। उनमें से कोई नहीं माना जाएगा: कृपया पुष्टि करें कि यह पता आपका है, और साथ ही अपना पासवर्ड चुन लें।',
        'यह लिंक एक ही बार और 1 घंटे तक काम करता है। उसके बाद “पासवर्ड भूल गए” से नया लिंक मँगा लें।',
      ],
      button: 'पक्का करें और पासवर्ड चुनें',
      unasked: 'आपने खाता नहीं बनाया? तो इस मेल को रहने दें; आपकी पुष्टि के बिना कुछ नहीं होगा।',
    },
  },
  recovery: {
    en: {
      subject: 'Choose a new password for Disha',
      preview: 'The link to your new password holds for 1 hour.',
      title: 'A new password',
      paragraphs: [
        'Forgotten passwords happen to all of us. Choose a new one here.',
        'The link works once and holds for 1 hour. Your other devices will then be signed out.',
      ],
      button: 'Choose a new password',
      code: 'Code',
      unasked: 'You did not ask for it? Then please ignore this mail; your password stays as it is.',
    },
    hi: {
      subject: 'दिशा के लिए नया पासवर्ड चुनें',
      preview: 'नए पासवर्ड का लिंक 1 घंटे तक काम करेगा।',
      title: 'नया पासवर्ड',
      paragraphs: [
        'पासवर्ड तो हम सब भूलते हैं। यहाँ नया पासवर्ड चुन लीजिए।',
        'यह लिंक एक ही बार और 1 घंटे तक काम करता है। इसके बाद आपके बाकी उपकरणों पर साइन आउट हो जाएगा।',
      ],
      button: 'नया पासवर्ड चुनें',
      code: 'कोड',
      unasked: 'आपने यह नहीं माँगा? तो इस मेल को रहने दें; आपका पासवर्ड वही रहेगा।',
    },
  },
  knownAccount: {
    en: {
      subject: 'You already have an account at Disha',
      preview: 'Just sign in. If the password has slipped your mind, choose a new one.',
      title: 'You are already with us',
      paragraphs: [
        'Somebody, probably you, has just signed up with this address. It has an account already, so nothing was changed.',
        'Sign in with your password as before.',
      ],
      button: 'Sign in',
      other: 'Forgotten your password? Choose a new one:',
      unasked: 'It was not you? Then there is nothing to do; nobody has come into your account.',
    },
    hi: {
      subject: 'दिशा पर आपका खाता पहले से है',
      preview: 'बस साइन इन कर लीजिए। पासवर्ड याद न हो, तो नया चुन लें।',
      title: 'आप पहले से हमारे साथ हैं',
      paragraphs: [
        'अभी किसी ने, शायद आपने ही, इस पते से खाता बनाना चाहा। इस पते का खाता पहले से है, इसलिए कुछ नहीं बदला।',
        'पहले की तरह अपने पासवर्ड से साइन इन करें।',
      ],
      button: 'साइन इन करें',
      other: 'पासवर्ड भूल गए? नया यहाँ चुनें:',
      unasked: 'यह आप नहीं थे? तो कुछ करने की ज़रूरत नहीं; आपके खाते में कोई नहीं आया।',
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password for Disha was changed',
      preview: 'If it was you, there is nothing to do.',
      title: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed, and all other devices were signed out.',
        'If it was not you, choose a new password now: whoever changed it is then signed out.',
      ],
      button: 'It was not me: choose a new password',
      unasked: 'It was you? Then there is nothing to do.',
    },
    hi: {
      subject: 'दिशा का आपका पासवर्ड बदला गया',
      preview: 'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं।',
      title: 'आपका पासवर्ड बदला गया',
      paragraphs: [
        'आपके खाते का पासवर्ड अभी-अभी बदला गया है, और बाकी सभी उपकरणों पर साइन आउट हो गया है।',
        'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें: जिसने बदला है, वह साइन आउट हो जाएगा।',
      ],
      button: 'यह मैंने नहीं किया: नया पासवर्ड चुनें',
      unasked: 'यह आपने ही किया? तो कुछ करने की ज़रूरत नहीं।',
    },
  },
};
