import { defineMessages } from '../messages.ts';

export const pwa = defineMessages({
  updateReady: { en: 'A new version is ready', hi: 'नया संस्करण तैयार है' },
  updateNow: { en: 'Update now', hi: 'अभी अपडेट करें' },
  updateLater: { en: 'Later', hi: 'बाद में' },
  updateAnyway: { en: 'Update anyway', hi: 'फिर भी अपडेट करें' },
  news: { en: 'What is new', hi: 'नया क्या है' },
  heldByWork: {
    en: 'Something is still under way here. Disha updates as soon as it is done.',
    hi: 'यहाँ अभी कुछ चल रहा है। पूरा होते ही दिशा अपडेट हो जाएगी।',
  },
  heldByWords: {
    en: 'What you are writing here is not sent yet. Disha updates once you have sent or removed it.',
    hi: 'आप यहाँ जो लिख रहे हैं वह अभी भेजा नहीं गया। उसे भेजते या हटाते ही दिशा अपडेट हो जाएगी।',
  },
  heldElsewhere: {
    en: 'Disha is in use in another tab. It updates as soon as you are done there.',
    hi: 'दूसरे टैब में दिशा पर काम चल रहा है। वहाँ पूरा होते ही अपडेट हो जाएगा।',
  },
  required: {
    en: 'This version of Disha is too old. It updates by itself as soon as you are done here.',
    hi: 'दिशा का यह संस्करण बहुत पुराना है। आपका काम पूरा होते ही यह अपने-आप अपडेट हो जाएगा।',
  },
  updating: { en: 'Updating…', hi: 'अपडेट हो रहा है…' },
});
