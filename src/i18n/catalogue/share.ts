import { defineMessages } from '../messages.ts';

export const share = defineMessages({
  title: { en: 'Shared with Disha', hi: 'दिशा के साथ शेयर किया गया' },
  looking: { en: 'Looking at what you have shared…', hi: 'आपने जो शेयर किया है, उसे देखा जा रहा है…' },
  fileText: {
    en: 'Shall Disha read this as a floor plan? It stays on this device until you say so.',
    hi: 'क्या दिशा इसे घर के नक़्शे की तरह पढ़े? आपके कहने तक यह इसी डिवाइस पर रहेगा।',
  },
  readPlan: { en: 'Read this plan', hi: 'यह नक़्शा पढ़ें' },
  readPlanAsGuest: { en: 'Sign in and read this plan', hi: 'साइन इन करके नक़्शा पढ़ें' },
  askInstead: { en: 'Ask with the words instead', hi: 'इसके बजाय साथ आए शब्दों से पूछें' },
  leave: { en: 'Leave it', hi: 'रहने दें' },
  wordsText: {
    en: 'The chat holds a question that you have not sent, and this does not fit below it. Send or delete that one first; this waits here for a day.',
    hi: 'चैट में आपका एक बिना भेजा सवाल है और यह उसके नीचे नहीं समाता। पहले उसे भेजें या मिटाएँ; यह एक दिन तक यहाँ रहेगा।',
  },
  toChat: { en: 'Open the chat', hi: 'चैट खोलें' },
  shortened: { en: 'Only its beginning fits into a question.', hi: 'सवाल में इसका केवल शुरुआती हिस्सा समाया।' },
  faultTitle: { en: 'This could not be taken', hi: 'यह लिया नहीं जा सका' },
  several: {
    en: 'Please share one picture or PDF at a time.',
    hi: 'कृपया एक बार में एक ही तस्वीर या PDF शेयर करें।',
  },
  kind: {
    en: 'Disha reads pictures and PDFs of floor plans. Other kinds of file it cannot take.',
    hi: 'दिशा नक़्शों की तस्वीरें और PDF पढ़ती है। दूसरी तरह की फ़ाइलें वह नहीं ले सकती।',
  },
  large: {
    en: 'The file is larger than 10 MB. Choose it here instead: then it may have up to 25 MB.',
    hi: 'फ़ाइल 10 MB से बड़ी है। इसके बजाय उसे यहाँ चुनें: तब वह 25 MB तक हो सकती है।',
  },
  empty: {
    en: 'There was nothing in what was shared: neither words nor a file.',
    hi: 'जो शेयर किया गया उसमें कुछ नहीं था: न शब्द, न फ़ाइल।',
  },
  lostTitle: { en: 'It did not arrive here', hi: 'यह यहाँ नहीं पहुँचा' },
  lostText: {
    en: 'Nothing was kept of what you have shared: this browser was not ready for it, or the device has no room. Please share it once more, or choose the file here.',
    hi: 'आपने जो शेयर किया वह सहेजा नहीं जा सका: यह ब्राउज़र तैयार नहीं था, या डिवाइस पर जगह नहीं है। कृपया फिर से शेयर करें, या फ़ाइल यहाँ चुनें।',
  },
  nothingTitle: { en: 'Nothing waits here', hi: 'यहाँ कुछ नहीं है' },
  nothingText: {
    en: 'Once Disha is installed, other apps can share a plan with it as a picture or PDF, or words that become a question.',
    hi: 'दिशा इंस्टॉल होने पर दूसरे ऐप उसके साथ नक़्शे की तस्वीर या PDF शेयर कर सकते हैं, या शब्द, जो सवाल बन जाते हैं।',
  },
  chooseFile: { en: 'Choose a plan', hi: 'नक़्शा चुनें' },
  ask: { en: 'Ask a question', hi: 'सवाल पूछें' },
  failed: {
    en: 'That did not work. What you have shared is still here.',
    hi: 'यह नहीं हो सका। आपने जो शेयर किया वह अब भी यहाँ है।',
  },
});
