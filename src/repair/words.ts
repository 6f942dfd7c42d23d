import { defineMessages } from '#i18n/messages.ts';

export const repair = defineMessages({
  title: { en: 'Repair Disha', hi: 'दिशा को ठीक करें' },
  intro: {
    en: 'If Disha does not open or looks broken, try these in order.',
    hi: 'दिशा न खुले या बिगड़ी हुई दिखे, तो एक-एक करके ये उपाय करें।',
  },
  reloadTitle: { en: '1. Open again', hi: '1. फिर से खोलें' },
  reloadText: { en: 'Changes nothing on this device.', hi: 'इससे डिवाइस पर कुछ नहीं बदलता।' },
  reload: { en: 'Open Disha', hi: 'दिशा खोलें' },
  repairTitle: { en: '2. Fetch the app anew', hi: '2. ऐप फिर से लाएँ' },
  repairText: {
    en: 'Takes the files of the app from this device and fetches them again. What you wrote and saved stays. Needs the internet.',
    hi: 'ऐप की फ़ाइलें इस डिवाइस से हटाकर फिर से लाई जाती हैं। आपका लिखा और सहेजा हुआ बना रहता है। इसके लिए इंटरनेट चाहिए।',
  },
  repair: { en: 'Repair', hi: 'ठीक करें' },
  working: { en: 'One moment…', hi: 'एक क्षण…' },
  unreachable: {
    en: 'The site cannot be reached, so nothing was changed. Please try again with the internet.',
    hi: 'साइट तक पहुँच नहीं हो सकी, इसलिए कुछ नहीं बदला गया। इंटरनेट से जुड़कर फिर कोशिश करें।',
  },
  anewTitle: { en: '3. Start anew', hi: '3. नए सिरे से शुरू करें' },
  anewText: {
    en: 'Only if nothing else helped: removes everything that Disha keeps on this device. What the server has comes back when you sign in.',
    hi: 'केवल तब, जब और कुछ काम न आए: दिशा का रखा हुआ सब कुछ इस डिवाइस से हट जाएगा। जो सर्वर पर है, वह साइन इन करने पर लौट आएगा।',
  },
  nothingUnsent: {
    en: 'Everything you wrote has been sent.',
    hi: 'आपका लिखा सब कुछ भेजा जा चुका है।',
  },
  unsent: {
    en: 'Not yet sent from this device: {count}. Save a copy first; it would be lost otherwise.',
    hi: 'इस डिवाइस से अभी नहीं भेजी गई चीज़ें: {count}। पहले इनकी प्रति सहेज लें, नहीं तो ये खो जाएँगी।',
  },
  unknownUnsent: {
    en: 'What is not sent yet cannot be read here. It would be lost.',
    hi: 'जो अभी भेजा नहीं गया, वह यहाँ पढ़ा नहीं जा सका। वह खो जाएगा।',
  },
  saveCopy: { en: 'Save a copy', hi: 'प्रति सहेजें' },
  anew: { en: 'Remove everything', hi: 'सब कुछ हटाएँ' },
  anewSure: { en: 'Really remove everything', hi: 'हाँ, सब कुछ हटाएँ' },
  blocked: {
    en: 'Please close all other tabs of Disha and try again.',
    hi: 'दिशा के बाक़ी सभी टैब बंद करके फिर कोशिश करें।',
  },
});
