import { defineMessages } from '../messages.ts';

export const contactTexts = defineMessages({
  title: { en: 'Contact Us', hi: 'संपर्क करें' },
  intro: {
    en: 'Ask about a home, tell us what does not work, or write about a purchase.',
    hi: 'घर के बारे में पूछें, कुछ ठीक न चल रहा हो तो बताएँ, या अपनी ख़रीद के बारे में लिखें।',
  },
  description: {
    en: 'Write to Disha: questions about a home and Vaastu, about the app, and about purchases and refunds.',
    hi: 'दिशा को लिखें: घर और वास्तु के सवाल, ऐप से जुड़ी बात, ख़रीद और धन-वापसी।',
  },
  name: { en: 'Your name', hi: 'आपका नाम' },
  propertyType: { en: 'Property type', hi: 'जगह का प्रकार' },
  choosePropertyType: { en: 'Choose one', hi: 'एक चुनें' },
  city: { en: 'City', hi: 'शहर' },
  query: { en: 'Your query', hi: 'आपका सवाल' },
  replyTo: {
    en: 'E-mail or phone, if you would like an answer',
    hi: 'ई-मेल या फ़ोन, अगर आप जवाब चाहते हैं',
  },
  nameShort: { en: 'Name must be at least 2 characters', hi: 'नाम कम से कम 2 अक्षरों का होना चाहिए' },
  nameLong: { en: 'Name must be at most 100 characters', hi: 'नाम ज़्यादा से ज़्यादा 100 अक्षरों का हो सकता है' },
  propertyTypeMissing: { en: 'Please select a property type', hi: 'कृपया जगह का प्रकार चुनें' },
  cityShort: { en: 'City must be at least 2 characters', hi: 'शहर का नाम कम से कम 2 अक्षरों का होना चाहिए' },
  cityLong: {
    en: 'City must be at most 100 characters',
    hi: 'शहर का नाम ज़्यादा से ज़्यादा 100 अक्षरों का हो सकता है',
  },
  queryShort: {
    en: 'Your query must be at least 10 characters',
    hi: 'आपका सवाल कम से कम 10 अक्षरों का होना चाहिए',
  },
  queryLong: {
    en: 'Your query must be at most 5,000 characters',
    hi: 'आपका सवाल ज़्यादा से ज़्यादा 5,000 अक्षरों का हो सकता है',
  },
  replyUnreachable: {
    en: 'Please enter an e-mail address or a phone number, or leave this empty',
    hi: 'कृपया ई-मेल पता या फ़ोन नंबर लिखें, या इसे ख़ाली छोड़ दें',
  },
  replyLong: {
    en: 'This must be at most 200 characters',
    hi: 'यह ज़्यादा से ज़्यादा 200 अक्षरों का हो सकता है',
  },
  submit: { en: 'Send', hi: 'भेजें' },
  submitting: { en: 'Sending…', hi: 'भेजा जा रहा है…' },
  keptHere: {
    en: 'What you write is kept on this device until it has been sent.',
    hi: 'भेजे जाने तक आपका लिखा इसी डिवाइस पर रहता है।',
  },
  sent: {
    en: 'Thank you for your query! We will get back to you soon.',
    hi: 'आपके सवाल के लिए धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।',
  },
  failed: {
    en: 'Failed to submit your query. Please try again.',
    hi: 'आपका सवाल भेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  waitingToast: {
    en: 'Your query is waiting on this device.',
    hi: 'आपका सवाल इस डिवाइस पर इंतज़ार कर रहा है।',
  },
  waitingOne: { en: 'Waiting to be sent', hi: 'भेजा जाना बाक़ी है' },
  waitingMany: { en: 'Waiting to be sent: {count}', hi: 'भेजे जाने बाक़ी: {count}' },
  unreached: {
    en: 'It is on this device and goes by itself as soon as there is a connection.',
    hi: 'यह इस डिवाइस पर है और इंटरनेट मिलते ही अपने आप चला जाएगा।',
  },
  later: {
    en: 'The server could not take it yet. It is tried again by itself.',
    hi: 'सर्वर अभी इसे नहीं ले सका। अपने आप फिर कोशिश होगी।',
  },
  sendingIt: { en: 'It is being sent.', hi: 'यह भेजा जा रहा है।' },
  busy: {
    en: 'Too many queries came from this connection. It goes by itself after {time}.',
    hi: 'इस कनेक्शन से बहुत सारे सवाल आए हैं। यह {time} के बाद अपने आप चला जाएगा।',
  },
  signInFirst: {
    en: 'Your session has ended. It goes once you have signed in again.',
    hi: 'आपका सत्र समाप्त हो गया है। फिर से साइन इन करने पर यह चला जाएगा।',
  },
  refused: {
    en: 'The server did not take it. Please look through it and send it again.',
    hi: 'सर्वर ने इसे नहीं लिया। कृपया देखकर फिर से भेजें।',
  },
  sendNow: { en: 'Send now', hi: 'अभी भेजें' },
  edit: { en: 'Edit', hi: 'बदलें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  removed: { en: 'The query was removed.', hi: 'सवाल हटा दिया गया।' },
  undo: { en: 'Undo', hi: 'वापस लाएँ' },
  reachTitle: { en: 'Other ways to reach us', hi: 'हमसे संपर्क के और तरीक़े' },
  email: { en: 'E-mail', hi: 'ई-मेल' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  noAddresses: {
    en: 'No e-mail address or phone number is given for this installation. The form reaches us.',
    hi: 'इस ऐप के लिए कोई ई-मेल पता या फ़ोन नंबर नहीं दिया गया है। फ़ॉर्म हम तक पहुँचता है।',
  },
  tradition: {
    en: 'For a question about rooms and directions, the chat answers at once.',
    hi: 'कमरों और दिशाओं के सवाल का जवाब चैट में तुरंत मिलता है।',
  },
  askInChat: { en: 'Ask in the chat', hi: 'चैट में पूछें' },
});

export const propertyTypeNames = defineMessages({
  residential: { en: 'Residential house', hi: 'रिहायशी मकान' },
  apartment: { en: 'Apartment', hi: 'फ़्लैट' },
  commercial: { en: 'Commercial space', hi: 'दुकान या व्यावसायिक जगह' },
  office: { en: 'Office', hi: 'दफ़्तर' },
  land: { en: 'Land', hi: 'ज़मीन' },
  other: { en: 'Other', hi: 'अन्य' },
});
