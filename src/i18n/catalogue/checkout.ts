import { defineMessages } from '../messages.ts';

/** The document of the checkout, which stands apart from the app and has to stay small. */
export const checkout = defineMessages({
  productName: { en: 'Disha', hi: 'दिशा' },
  title: { en: 'Payment', hi: 'भुगतान' },
  summary: { en: 'What you are buying', hi: 'आप क्या ख़रीद रहे हैं' },
  plan: { en: 'Plan', hi: 'प्लान' },
  credits: { en: 'Credits', hi: 'क्रेडिट' },
  amount: { en: 'To pay', hi: 'देय राशि' },
  once: {
    en: 'Paid once. Nothing renews by itself, and credits never expire.',
    hi: 'भुगतान एक ही बार होगा। अपने आप कुछ रिन्यू नहीं होता और क्रेडिट की कोई समय-सीमा नहीं है।',
  },
  sandbox: {
    en: 'This payment is practice: no money moves, and no card is needed.',
    hi: 'यह भुगतान केवल अभ्यास है: कोई पैसा नहीं कटेगा और कार्ड की ज़रूरत नहीं है।',
  },
  opening: { en: 'Opening the payment window…', hi: 'भुगतान की विंडो खुल रही है…' },
  open: {
    en: 'Please finish the payment in the window.',
    hi: 'कृपया खुली हुई विंडो में भुगतान पूरा करें।',
  },
  attemptFailed: {
    en: 'That attempt did not go through. You can try again in the window.',
    hi: 'यह कोशिश सफल नहीं हुई। आप विंडो में फिर से कोशिश कर सकते हैं।',
  },
  unreachable: {
    en: 'The payment window could not be loaded. Nothing has been paid. Please check your connection.',
    hi: 'भुगतान की विंडो नहीं खुल सकी। कोई भुगतान नहीं हुआ है। कृपया इंटरनेट जाँचें।',
  },
  leaving: { en: 'Going back to Disha…', hi: 'दिशा पर वापस जा रहे हैं…' },
  openAgain: { en: 'Try again', hi: 'फिर से कोशिश करें' },
  back: { en: 'Back to the plans', hi: 'प्लान पर वापस जाएँ' },
  nothing: { en: 'There is nothing to pay here', hi: 'यहाँ भुगतान के लिए कुछ नहीं है' },
  nothingText: {
    en: 'A purchase begins with a plan. Please choose one first.',
    hi: 'ख़रीद प्लान चुनने से शुरू होती है। कृपया पहले एक प्लान चुनें।',
  },
  // As the foot of every page has it.
  tradition: {
    en: 'Traditional guidance, not science or a promise. For health, money, law or safety please ask a qualified person.',
    hi: 'यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं। स्वास्थ्य, धन, क़ानून या सुरक्षा के लिए किसी योग्य व्यक्ति से पूछें।',
  },
});
