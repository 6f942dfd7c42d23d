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
  storageBlocked: {
    en: 'This browser keeps nothing on this device: what you do here is gone when you close the page.',
    hi: 'यह ब्राउज़र इस डिवाइस पर कुछ नहीं रखता: पेज बंद करते ही यहाँ किया हुआ मिट जाएगा।',
  },
  storageBroken: {
    en: 'What Disha keeps on this device cannot be opened just now. Load the page again; until then nothing is kept.',
    hi: 'इस डिवाइस पर दिशा का रखा हुआ अभी नहीं खुल रहा। पेज फिर से खोलें; तब तक यहाँ कुछ नहीं रखा जाएगा।',
  },
  repair: { en: 'More help', hi: 'और मदद' },
  aboutTitle: { en: 'About this app', hi: 'इस ऐप के बारे में' },
  version: { en: 'Version {id}, {date}', hi: 'संस्करण {id}, {date}' },
  repairTitle: { en: 'Something does not work?', hi: 'कुछ काम नहीं कर रहा?' },
  repairText: {
    en: 'Fetch the app anew without losing what you wrote.',
    hi: 'अपना लिखा खोए बिना ऐप को फिर से लाएँ।',
  },
  updating: { en: 'Updating…', hi: 'अपडेट हो रहा है…' },
});
