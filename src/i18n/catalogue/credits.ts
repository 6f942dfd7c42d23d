import { defineMessages } from '../messages.ts';

export const credits = defineMessages({
  title: { en: 'Plans and credits', hi: 'प्लान और क्रेडिट' },
  intro: {
    en: 'Paid once, used whenever you like. Nothing renews by itself.',
    hi: 'एक बार भुगतान, जब चाहें इस्तेमाल। अपने आप कुछ रिन्यू नहीं होता।',
  },
  loading: { en: 'Loading…', hi: 'खुल रहा है…' },
  tryAgain: { en: 'Try again', hi: 'फिर से कोशिश करें' },
  signIn: { en: 'Sign in', hi: 'साइन इन करें' },

  balance: { en: 'Your credits', hi: 'आपके क्रेडिट' },
  enoughForBoth: {
    en: 'Enough for {texts} or {images}.',
    hi: 'ये {texts} या {images} के लिए काफ़ी हैं।',
  },
  enoughForTexts: {
    en: 'Enough for {texts}. A message with a picture needs a whole credit.',
    hi: 'यह {texts} के लिए काफ़ी है। तस्वीर वाले संदेश में पूरा 1 क्रेडिट लगता है।',
  },
  oneText: { en: '1 text message', hi: '1 लिखित संदेश' },
  someTexts: { en: '{count} text messages', hi: '{count} लिखित संदेशों' },
  oneImage: { en: '1 image message', hi: 'तस्वीर वाले 1 संदेश' },
  someImages: { en: '{count} image messages', hi: 'तस्वीर वाले {count} संदेशों' },
  balanceNone: {
    en: 'Nothing is left to ask with. A plan below adds more.',
    hi: 'सवाल पूछने के लिए क्रेडिट नहीं बचे हैं। नीचे के किसी प्लान से और मिल जाएँगे।',
  },
  balanceUnknown: {
    en: 'Your balance is not on this device yet.',
    hi: 'आपका बैलेंस अभी इस डिवाइस पर नहीं है।',
  },
  asOf: { en: 'As of {date}, {time}', hi: '{date}, {time} के अनुसार' },
  guestTitle: { en: 'Every new account begins with 2 free credits', hi: 'हर नए खाते में 2 मुफ़्त क्रेडिट मिलते हैं' },
  guestText: {
    en: 'That is enough for six questions, before you buy anything.',
    hi: 'कुछ भी ख़रीदने से पहले इनसे छह सवाल पूछे जा सकते हैं।',
  },

  plans: { en: 'Plans', hi: 'प्लान' },
  plansFailed: { en: 'Failed to load subscription plans', hi: 'प्लान नहीं खुल सके' },
  plansFailedText: {
    en: 'Please check your connection. Plans that were opened once stay on the device.',
    hi: 'कृपया इंटरनेट जाँचें। एक बार खुलने के बाद प्लान डिवाइस पर रहते हैं।',
  },
  plansFailedServer: {
    en: 'The server did not send them. Please try again in a moment.',
    hi: 'सर्वर से वे नहीं आए। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  plansNone: { en: 'No plan is on offer just now', hi: 'अभी कोई प्लान उपलब्ध नहीं है' },
  plansNoneText: {
    en: 'Your credits and your messages are not touched by that.',
    hi: 'इसका आपके क्रेडिट और संदेशों पर कोई असर नहीं है।',
  },
  popular: { en: 'Popular', hi: 'लोकप्रिय' },
  planCredits: { en: '{credits} credits', hi: '{credits} क्रेडिट' },
  planTexts: { en: 'Up to {count} text messages', hi: 'अधिकतम {count} लिखित संदेश' },
  planImages: { en: 'Up to {count} image messages', hi: 'तस्वीर वाले अधिकतम {count} संदेश' },
  planForever: { en: 'Credits never expire', hi: 'क्रेडिट की कोई समय-सीमा नहीं' },
  perCredit: { en: '{price} per credit', hi: '{price} प्रति क्रेडिट' },
  buy: { en: 'Buy {plan}', hi: '{plan} ख़रीदें' },
  processing: { en: 'Processing...', hi: 'प्रक्रिया जारी है...' },
  buyUnavailableShort: { en: 'Not available here yet', hi: 'यहाँ अभी उपलब्ध नहीं' },
  buyOfflineShort: { en: 'Needs a connection', hi: 'इंटरनेट चाहिए' },
  buyUnavailable: {
    en: 'Plans cannot be bought here yet: no payment service is set up.',
    hi: 'यहाँ अभी प्लान नहीं ख़रीदे जा सकते: भुगतान सेवा जुड़ी नहीं है।',
  },
  sandbox: {
    en: 'Payments here are practice: no money moves, and no card is needed.',
    hi: 'यहाँ भुगतान केवल अभ्यास है: कोई पैसा नहीं कटेगा और कार्ड की ज़रूरत नहीं है।',
  },
  moneyBack: { en: '14-day money-back guarantee', hi: '14 दिन में धन-वापसी की गारंटी' },
  moneyBackLink: { en: 'Refunds and cancellation', hi: 'धन-वापसी और रद्द करना' },

  howTitle: { en: 'How credits work', hi: 'क्रेडिट कैसे काम करते हैं' },
  howPrice: {
    en: 'One credit pays for 3 text messages or 1 image message.',
    hi: 'एक क्रेडिट में 3 लिखित संदेश या तस्वीर वाला 1 संदेश भेज सकते हैं।',
  },
  howImage: {
    en: 'A floor plan, or a message with a picture, is an image message.',
    hi: 'नक़्शा या तस्वीर के साथ भेजा गया संदेश तस्वीर वाला संदेश है।',
  },
  howReserve: {
    en: 'A credit is set aside when you send and spent only when the answer is there. If none comes, it returns by itself.',
    hi: 'भेजने पर क्रेडिट अलग रखा जाता है और जवाब मिलने पर ही ख़र्च होता है। जवाब न आए तो वह अपने आप लौट आता है।',
  },
  howForever: {
    en: 'Credits never expire, and they are the same on all your devices.',
    hi: 'क्रेडिट की कोई समय-सीमा नहीं है और वे आपके हर डिवाइस पर एक ही रहते हैं।',
  },

  history: { en: 'Transaction history', hi: 'लेन-देन का ब्योरा' },
  historyNone: {
    en: 'What you receive and spend will be listed here, line by line.',
    hi: 'मिले और ख़र्च हुए क्रेडिट यहाँ एक-एक कर दिखेंगे।',
  },
  historyOffline: {
    en: 'The newest entries need a connection.',
    hi: 'नए लेन-देन देखने के लिए इंटरनेट चाहिए।',
  },
  historyMore: { en: 'Show {count} more', hi: '{count} और दिखाएँ' },
  received: { en: '{amount} credits received', hi: '{amount} क्रेडिट मिले' },
  spent: { en: '{amount} credits spent', hi: '{amount} क्रेडिट ख़र्च हुए' },
  loadFailed: { en: 'Failed to load credit information', hi: 'क्रेडिट की जानकारी नहीं खुल सकी' },
  loadBroken: {
    en: 'Something went wrong while getting your credits',
    hi: 'आपके क्रेडिट लाते समय कुछ गड़बड़ हो गई',
  },
  sessionOver: {
    en: 'Your sign-in has run out. Please sign in again to see your credits.',
    hi: 'आपका साइन इन समाप्त हो गया है। क्रेडिट देखने के लिए कृपया फिर से साइन इन करें।',
  },

  receipts: { en: 'Purchases and receipts', hi: 'ख़रीद और रसीदें' },
  openReceipt: { en: 'Receipt', hi: 'रसीद' },
  refundedNote: { en: '{amount} refunded', hi: '{amount} वापस' },

  signInToBuy: {
    en: 'Please sign in to purchase a subscription',
    hi: 'प्लान ख़रीदने के लिए कृपया साइन इन करें',
  },
  initiateFailed: { en: 'Failed to initiate payment', hi: 'भुगतान शुरू नहीं हो सका' },
  whyOffline: {
    en: 'The server could not be reached. Nothing has been paid.',
    hi: 'सर्वर तक पहुँच नहीं हो सकी। कोई भुगतान नहीं हुआ है।',
  },
  whySignedOut: {
    en: 'Your sign-in has run out. Nothing has been paid.',
    hi: 'आपका साइन इन समाप्त हो गया है। कोई भुगतान नहीं हुआ है।',
  },
  whyBusy: {
    en: 'There were too many requests. Please wait a minute; nothing has been paid.',
    hi: 'बहुत सारे अनुरोध हो गए। कृपया एक मिनट रुकें; कोई भुगतान नहीं हुआ है।',
  },
  whyFailed: {
    en: 'Our server has trouble. Nothing has been paid.',
    hi: 'हमारे सर्वर में दिक़्क़त है। कोई भुगतान नहीं हुआ है।',
  },
  whyProvider: {
    en: 'The payment service did not answer. Nothing has been paid.',
    hi: 'भुगतान सेवा से जवाब नहीं मिला। कोई भुगतान नहीं हुआ है।',
  },
  whyPlanGone: { en: 'This plan is no longer on offer.', hi: 'यह प्लान अब उपलब्ध नहीं है।' },
  whyStorage: {
    en: 'This browser keeps nothing for this site, which a payment needs. Please allow storage.',
    hi: 'यह ब्राउज़र इस साइट का डेटा सहेजने नहीं देता, जो भुगतान के लिए ज़रूरी है। कृपया इसकी अनुमति दें।',
  },

  checkingTitle: { en: 'Checking your payment…', hi: 'आपके भुगतान की जाँच हो रही है…' },
  checkingText: {
    en: 'This takes a moment. You need not do anything.',
    hi: 'इसमें एक पल लगता है। आपको कुछ नहीं करना है।',
  },
  waitingTitle: { en: 'Waiting for the bank', hi: 'बैंक के जवाब का इंतज़ार है' },
  waitingText: {
    en: 'The bank has not confirmed the payment yet. Please do not pay again: the credits are added by themselves, also if you close this page.',
    hi: 'बैंक ने अभी भुगतान की पुष्टि नहीं की है। कृपया दोबारा भुगतान न करें: क्रेडिट अपने आप जुड़ जाएँगे, यह पेज बंद करने पर भी।',
  },
  waitingLong: {
    en: 'It is taking longer than usual. Some banks need a few hours; you can carry on meanwhile.',
    hi: 'इसमें सामान्य से ज़्यादा समय लग रहा है। कुछ बैंकों को कुछ घंटे लगते हैं; तब तक आप अपना काम कर सकते हैं।',
  },
  checkAgain: { en: 'Check again', hi: 'फिर से जाँचें' },
  failedTitle: { en: 'The payment did not go through', hi: 'भुगतान नहीं हो सका' },
  failedDefault: {
    en: 'The bank or the card refused it.',
    hi: 'बैंक या कार्ड ने इसे स्वीकार नहीं किया।',
  },
  failedFunds: {
    en: 'There was not enough money in the account.',
    hi: 'खाते में पर्याप्त राशि नहीं थी।',
  },
  failedTime: { en: 'It was not confirmed in time.', hi: 'समय पर इसकी पुष्टि नहीं हुई।' },
  failedCode: { en: 'The passcode or PIN was not right.', hi: 'ओटीपी या पिन सही नहीं था।' },
  failedCancelled: { en: 'It was cancelled at the bank.', hi: 'इसे बैंक के पेज पर रद्द किया गया।' },
  failedSaid: { en: 'The payment service says: “{words}”', hi: 'भुगतान सेवा का संदेश: “{words}”' },
  failedMoney: {
    en: 'If money has left your account all the same, the bank returns it by itself within 5 to 7 days.',
    hi: 'अगर फिर भी खाते से पैसे कटे हैं, तो बैंक उन्हें 5 से 7 दिन में अपने आप लौटा देता है।',
  },
  uncheckedTitle: {
    en: 'Your payment could not be checked yet',
    hi: 'आपके भुगतान की जाँच अभी नहीं हो सकी',
  },
  uncheckedText: {
    en: 'Please do not pay again. As soon as the server can be reached, your credits are added.',
    hi: 'कृपया दोबारा भुगतान न करें। सर्वर से जुड़ते ही आपके क्रेडिट जुड़ जाएँगे।',
  },
  verifyFailed: {
    en: 'Failed to verify payment. Please contact support if credits are not added.',
    hi: 'भुगतान की पुष्टि नहीं हो सकी। क्रेडिट न जुड़ें तो कृपया सहायता से संपर्क करें।',
  },
  refusedTitle: { en: 'The payment could not be verified', hi: 'भुगतान की पुष्टि नहीं हो सकी' },
  refusedText: {
    en: 'Please contact support if credits are not added, and give this order number: {order}',
    hi: 'क्रेडिट न जुड़ें तो कृपया सहायता से संपर्क करें और यह ऑर्डर नंबर बताएँ: {order}',
  },
  contact: { en: 'Contact support', hi: 'सहायता से संपर्क करें' },
  foreignTitle: { en: 'This payment belongs to another account', hi: 'यह भुगतान किसी दूसरे खाते का है' },
  foreignText: {
    en: 'Its credits are added to the account that it was made from.',
    hi: 'इसके क्रेडिट उसी खाते में जुड़ेंगे, जिससे भुगतान किया गया था।',
  },
  signedOutTitle: { en: 'Please sign in again', hi: 'कृपया फिर से साइन इन करें' },
  signedOutText: {
    en: 'You came back from a payment while signed out. Once you have signed in, it is checked here.',
    hi: 'आप भुगतान से साइन आउट होकर लौटे हैं। साइन इन करते ही उसकी जाँच यहाँ हो जाएगी।',
  },
  close: { en: 'Close', hi: 'बंद करें' },

  paidTitle: { en: 'Payment Successful! 🎉', hi: 'भुगतान सफल! 🎉' },
  paidText: {
    en: '{credits} credits have been added to your account.',
    hi: 'आपके खाते में {credits} क्रेडिट जुड़ गए हैं।',
  },
  goHome: { en: 'Go to Homepage', hi: 'होमपेज पर जाएँ' },
  viewReceipt: { en: 'View the receipt', hi: 'रसीद देखें' },

  successPage: { en: 'Payment', hi: 'भुगतान' },
  startChatting: { en: 'Start Chatting', hi: 'चैट शुरू करें' },
  viewCredits: { en: 'View My Credits', hi: 'मेरे क्रेडिट देखें' },
  notPaidTitle: { en: 'This order has not been paid', hi: 'इस ऑर्डर का भुगतान नहीं हुआ है' },
  notPaidText: {
    en: 'Nothing was charged for it. You can choose a plan again.',
    hi: 'इसके लिए कोई राशि नहीं ली गई। आप फिर से प्लान चुन सकते हैं।',
  },
  refundedTitle: { en: 'This payment was refunded', hi: 'यह भुगतान लौटा दिया गया है' },
  refundedText: {
    en: '{amount} went back the way it came.',
    hi: '{amount} उसी रास्ते से लौटाए गए, जिससे आए थे।',
  },
  unknownOrderTitle: { en: 'There is no such order', hi: 'ऐसा कोई ऑर्डर नहीं है' },
  unknownOrderText: {
    en: 'Your account has no order with this number.',
    hi: 'आपके खाते में इस नंबर का कोई ऑर्डर नहीं है।',
  },
  notToldTitle: { en: 'The order could not be looked up', hi: 'ऑर्डर नहीं देखा जा सका' },
  notToldText: {
    en: 'Please check your connection. Credits that were paid for are added in any case.',
    hi: 'कृपया इंटरनेट जाँचें। जिनका भुगतान हो चुका है, वे क्रेडिट हर हाल में जुड़ेंगे।',
  },
});

/** What the server's descriptions of credit movements are in both languages; others are shown as they are. */
export const movements = defineMessages({
  'Welcome credits': { en: 'Welcome credits', hi: 'स्वागत के क्रेडिट' },
  'Text message': { en: 'Text message', hi: 'लिखित संदेश' },
  'Image message': { en: 'Image message', hi: 'तस्वीर वाला संदेश' },
  'Returned: the answer did not help': {
    en: 'Returned: the answer did not help',
    hi: 'लौटाया गया: जवाब से मदद नहीं मिली',
  },
  'Returned: the answer was not known': {
    en: 'Returned: the answer was not known',
    hi: 'लौटाया गया: जवाब पता नहीं था',
  },
  'Returned: the answer only asked back': {
    en: 'Returned: the answer only asked back',
    hi: 'लौटाया गया: जवाब में केवल पूछा गया था',
  },
  'Returned: this answer is free': { en: 'Returned: this answer is free', hi: 'लौटाया गया: यह जवाब मुफ़्त है' },
  'Returned: no answer': { en: 'Returned: no answer', hi: 'लौटाया गया: जवाब नहीं मिला' },
  'Floor plan analysis': { en: 'Floor plan analysis', hi: 'नक़्शे का विश्लेषण' },
  'Returned: no analysis': { en: 'Returned: no analysis', hi: 'लौटाया गया: विश्लेषण नहीं हुआ' },
});

export const movementForms = defineMessages({
  texts: { en: '{count} text messages', hi: '{count} लिखित संदेशों' },
  images: { en: '{count} image messages', hi: 'तस्वीर वाले {count} संदेश' },
  plan: { en: '{plan}: {credits} credits', hi: '{plan}: {credits} क्रेडिट' },
  planRefundFailed: { en: 'Refund failed: {plan}', hi: 'धन-वापसी नहीं हुई: {plan}' },
  planRefund: { en: 'Refund: {plan}', hi: 'धन-वापसी: {plan}' },
});
