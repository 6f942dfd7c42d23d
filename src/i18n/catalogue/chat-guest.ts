import { defineMessages } from '../messages.ts';

export const chatGuest = defineMessages({
  freeLeft: { en: '{count} free messages left', hi: '{count} मुफ़्त संदेश बाक़ी' },
  freeLeftShort: { en: '{count} free', hi: '{count} मुफ़्त' },
  limitTitle: { en: 'Subscribe to Continue Chatting', hi: 'चैट जारी रखने के लिए सदस्यता लें' },
  limitText: {
    en: 'Your free messages are used. Sign in and what was said here moves into your account, at no cost.',
    hi: 'आपके मुफ़्त संदेश पूरे हो गए हैं। साइन इन करते ही यहाँ की बातचीत बिना शुल्क आपके खाते में आ जाएगी।',
  },
  limitTextEmpty: {
    en: 'The free messages of this device or network are used. Sign in to go on.',
    hi: 'इस डिवाइस या नेटवर्क के मुफ़्त संदेश पूरे हो गए हैं। आगे बढ़ने के लिए साइन इन करें।',
  },
  refusedText: {
    en: 'This question has no answer yet. It waits in your message box after you sign in.',
    hi: 'इस सवाल का जवाब अभी नहीं मिला है। साइन इन करने पर यह आपके संदेश बॉक्स में मिलेगा।',
  },
  viewPlans: { en: 'View Plans', hi: 'प्लान देखें' },
  attachNeedsSignIn: {
    en: 'You must be logged in to upload files',
    hi: 'फ़ाइल भेजने के लिए साइन इन करना ज़रूरी है',
  },
});

export const chatSessions = defineMessages({
  actions: { en: 'Rename or delete: {title}', hi: 'नाम बदलें या हटाएँ: {title}' },
  rename: { en: 'Rename', hi: 'नाम बदलें' },
  delete: { en: 'Delete', hi: 'हटाएँ' },
  nameLabel: { en: 'Name of the conversation', hi: 'बातचीत का नाम' },
  save: { en: 'Save', hi: 'सहेजें' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  nameEmpty: { en: 'Please give the conversation a name.', hi: 'कृपया बातचीत को कोई नाम दें।' },
  deleteTitle: { en: 'Delete this conversation?', hi: 'यह बातचीत हटाएँ?' },
  deleteText: {
    en: '“{title}” and its messages are deleted on all your devices.',
    hi: '“{title}” और इसके संदेश आपके सभी डिवाइस से हट जाएँगे।',
  },
  deleteUnsentOne: {
    en: 'One message in it has not been sent yet and goes with it:',
    hi: 'इसका एक संदेश अभी भेजा नहीं गया है, वह भी हट जाएगा:',
  },
  deleteUnsent: {
    en: '{count} messages in it have not been sent yet and go with it:',
    hi: 'इसके {count} संदेश अभी भेजे नहीं गए हैं, वे भी हट जाएँगे:',
  },
  andMore: { en: 'and {count} more', hi: 'और {count}' },
  deleted: { en: 'Conversation deleted', hi: 'बातचीत हटा दी गई' },
  failed: {
    en: 'That did not work. Please try again.',
    hi: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  },
});

export const chatSearch = defineMessages({
  label: { en: 'Search your messages', hi: 'अपने संदेशों में खोजें' },
  placeholder: { en: 'Search messages', hi: 'संदेश खोजें' },
  clear: { en: 'Clear the search', hi: 'खोज हटाएँ' },
  results: { en: 'Found messages', hi: 'मिले हुए संदेश' },
  searching: { en: 'Reading your messages…', hi: 'आपके संदेश पढ़े जा रहे हैं…' },
  none: { en: 'Nothing found for “{words}”.', hi: '“{words}” के लिए कुछ नहीं मिला।' },
  noneHint: {
    en: 'Fewer or other words may help; रसोई and rasoi find each other.',
    hi: 'कम या दूसरे शब्द आज़माएँ; रसोई और rasoi एक-दूसरे को ढूँढ लेते हैं।',
  },
  countOne: { en: 'One message found', hi: 'एक संदेश मिला' },
  count: { en: '{count} messages found', hi: '{count} संदेश मिले' },
  more: {
    en: 'Only the newest {count} are shown. More words narrow it down.',
    hi: 'केवल सबसे नए {count} दिख रहे हैं। और शब्द लिखने से खोज सिमटेगी।',
  },
  failed: {
    en: 'The messages on this device could not be read. Please try again.',
    hi: 'इस डिवाइस के संदेश पढ़े नहीं जा सके। कृपया फिर कोशिश करें।',
  },
});
