import { defineMessages } from '../messages.ts';

export const session = defineMessages({
  signedOut: { en: 'Signed out', hi: 'साइन आउट हो गया' },
  sessionEnded: {
    en: 'Your session has ended. Sign in again; everything on this device is kept.',
    hi: 'आपका सत्र समाप्त हो गया है। फिर से साइन इन करें; इस डिवाइस पर सब कुछ सुरक्षित है।',
  },
  endedElsewhere: {
    en: 'This device was signed out from elsewhere, and has emptied itself. What it had not sent yet waits for you here.',
    hi: 'इस डिवाइस को कहीं और से साइन आउट किया गया, और इसने अपना डेटा हटा दिया है। जो अभी भेजा नहीं गया था, वह यहीं आपकी प्रतीक्षा कर रहा है।',
  },
  accountDeleted: {
    en: 'The account was deleted. Everything of it has been removed from this device too.',
    hi: 'खाता हटा दिया गया है। उसका सब कुछ इस डिवाइस से भी हटा दिया गया है।',
  },
  signOutFailed: { en: 'Error during sign out', hi: 'साइन आउट करने में गड़बड़ हुई' },
  signedOutHere: { en: 'Signed out on this device', hi: 'इस डिवाइस पर साइन आउट हो गया' },
  endsWithConnection: {
    en: 'The session itself ends as soon as there is a connection.',
    hi: 'सत्र पूरी तरह तब समाप्त होगा, जब इंटरनेट मिलेगा।',
  },
  unsentOneTitle: { en: '1 item has not been sent yet', hi: '1 चीज़ अभी भेजी नहीं गई है' },
  unsentTitle: { en: '{count} items have not been sent yet', hi: '{count} चीज़ें अभी भेजी नहीं गई हैं' },
  unsentOneText: {
    en: 'It is on this device only. What should happen to it when you sign out?',
    hi: 'यह केवल इसी डिवाइस पर है। साइन आउट करने पर इसका क्या किया जाए?',
  },
  unsentText: {
    en: 'They are on this device only. What should happen to them when you sign out?',
    hi: 'ये केवल इसी डिवाइस पर हैं। साइन आउट करने पर इनका क्या किया जाए?',
  },
  sendFirst: { en: 'Send first', hi: 'पहले भेजें' },
  keepOnDevice: { en: 'Keep on this device', hi: 'इसी डिवाइस पर रखें' },
  deleteOne: { en: 'Delete 1 item', hi: '1 चीज़ हटाएँ' },
  deleteUnsent: { en: 'Delete {count} items', hi: '{count} चीज़ें हटाएँ' },
  staySignedIn: { en: 'Stay signed in', hi: 'साइन इन रहें' },
  keptTitle: {
    en: 'Not sent when you last signed out: {count}',
    hi: 'पिछली बार साइन आउट करते समय नहीं भेजा गया: {count}',
  },
  sendNow: { en: 'Send now', hi: 'अभी भेजें' },
  lostTitle: {
    en: 'Your browser removed unsent items from this device: {count}',
    hi: 'आपके ब्राउज़र ने इस डिवाइस से बिना भेजी चीज़ें हटा दीं: {count}',
  },
  lostText: {
    en: 'Installing the app to your home screen keeps your data safer.',
    hi: 'ऐप को होम स्क्रीन पर लगाने से आपका डेटा अधिक सुरक्षित रहता है।',
  },
});
