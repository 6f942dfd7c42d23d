import { defineMessages } from '../messages.ts';

export const home = defineMessages({
  documentTitle: { en: 'Disha · Vaastu guidance for your home', hi: 'दिशा · आपके घर के लिए वास्तु मार्गदर्शन' },
  heroTitle: { en: 'Know how your home faces the world', hi: 'जानिए, आपका घर किस दिशा से बात करता है' },
  heroText: {
    en: 'Instant AI analysis of your home or office by Vaastu, in English, Hindi or Hinglish, with the source of every answer.',
    hi: 'आपके घर या दफ़्तर का तुरंत एआई वास्तु विश्लेषण, हिन्दी, अंग्रेज़ी या हिंग्लिश में, हर जवाब के स्रोत के साथ।',
  },
  askTitle: { en: 'Ask a question', hi: 'सवाल पूछें' },
  askText: {
    en: 'Say it, or type it the way you would say it.',
    hi: 'बोलकर पूछें, या जैसे बोलते हैं वैसे ही लिखें।',
  },
  questionLabel: { en: 'Your Vaastu question', hi: 'आपका वास्तु सवाल' },
  questionPlaceholder: {
    en: 'For example: mera kitchen south west me hai, kya ye theek hai?',
    hi: 'जैसे: मेरी रसोई दक्षिण-पश्चिम में है, क्या यह ठीक है?',
  },
  askButton: { en: 'Ask Disha', hi: 'दिशा से पूछें' },
  askHint: {
    en: '3 questions = 1 credit. A new account has 2 credits.',
    hi: '3 सवाल = 1 क्रेडिट। नए खाते में 2 क्रेडिट होते हैं।',
  },
  spoken: {
    en: 'From your voice. Change whatever was misheard.',
    hi: 'आपकी आवाज़ से लिखा गया। जो ग़लत सुना गया हो, उसे बदल लें।',
  },
  examples: { en: 'Or start with one of these', hi: 'या इनमें से किसी से शुरू करें' },
  exampleDoor: { en: 'Which direction is good for the main door?', hi: 'मुख्य द्वार किस दिशा में अच्छा है?' },
  exampleSleep: {
    en: 'In which direction should the head be while sleeping?',
    hi: 'सोते समय सिर किस दिशा में होना चाहिए?',
  },
  exampleToilet: { en: 'Is a toilet in the north east a problem?', hi: 'क्या ईशान में शौचालय दोष है?' },
  questionEmpty: { en: 'Please enter your Vaastu question.', hi: 'कृपया अपना वास्तु सवाल लिखें।' },
  questionFailed: {
    en: 'Failed to process your question. Please try again.',
    hi: 'आपका सवाल पूछा नहीं जा सका। कृपया फिर से कोशिश करें।',
  },
  questionKept: {
    en: 'Your question is kept. It goes out by itself as soon as the server can be reached.',
    hi: 'आपका सवाल सहेज लिया गया है। सर्वर से संपर्क होते ही यह अपने आप चला जाएगा।',
  },
  noRoom: {
    en: 'This device has no room left. Your question stays in the box: please free some space and ask again.',
    hi: 'इस डिवाइस में जगह नहीं बची है। आपका सवाल बॉक्स में ही है: कृपया थोड़ी जगह ख़ाली करके फिर पूछें।',
  },
  signInToSend: { en: 'Please sign in to send messages', hi: 'संदेश भेजने के लिए कृपया साइन इन करें' },
  questionStays: { en: 'Your question stays here.', hi: 'आपका सवाल यहीं रहेगा।' },
  outOfCredits: {
    en: "You don't have enough credits for this message.",
    hi: 'इस सवाल के लिए आपके पास क्रेडिट नहीं हैं।',
  },
  getCredits: { en: 'Get Credits', hi: 'क्रेडिट लें' },
  creditFailed: {
    en: 'Failed to process credits for this message',
    hi: 'इस संदेश के लिए क्रेडिट नहीं लिया जा सका',
  },
  sendFailed: { en: 'Failed to send message', hi: 'संदेश नहीं भेजा जा सका' },
  floorplanTitle: { en: 'Upload a floor plan', hi: 'नक़्शा अपलोड करें' },
  floorplanText: {
    en: 'Every room against its direction, with a rating, the reason and what can be done.',
    hi: 'हर कमरा अपनी दिशा के साथ: रेटिंग, कारण और उपाय।',
  },
  floorplanButton: { en: 'Choose a floor plan', hi: 'नक़्शा चुनें' },
  floorplanHint: {
    en: 'An image of up to 10 MB. Its first reading costs 1 credit. If you are not signed in, it waits here until you are.',
    hi: '10 एमबी तक की तस्वीर। पहला वाचन 1 क्रेडिट का। साइन इन न हों तो तब तक यह यहीं रहेगी।',
  },
  floorplanNotKept: {
    en: 'This device could not keep the file. Please choose it again on the next page.',
    hi: 'यह डिवाइस फ़ाइल नहीं सहेज सका। कृपया अगले पेज पर इसे फिर से चुनें।',
  },
  floorplanNotImage: {
    en: 'Please select an image file for your floorplan.',
    hi: 'कृपया अपने नक़्शे के लिए तस्वीर वाली फ़ाइल चुनें।',
  },
  floorplanTooLarge: { en: 'Please select a file smaller than 10MB.', hi: 'कृपया 10 एमबी से छोटी फ़ाइल चुनें।' },
  floorplanFailed: {
    en: 'Failed to analyze floorplan. Please try again.',
    hi: 'नक़्शे का विश्लेषण नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  planPreparing: { en: 'Preparing the plan…', hi: 'नक़्शा तैयार किया जा रहा है…' },
  planReading: { en: 'Reading the rooms on this device…', hi: 'इस डिवाइस पर कमरे पढ़े जा रहे हैं…' },
  planSending: { en: 'Sending the plan…', hi: 'नक़्शा भेजा जा रहा है…' },
  planJudging: { en: 'Judging the rooms by their directions…', hi: 'कमरे दिशाओं के अनुसार परखे जा रहे हैं…' },
  planByHand: { en: 'Mark it by hand instead', hi: 'इसके बजाय ख़ुद चिह्नित करें' },
  planNoRooms: {
    en: 'No rooms could be read on this picture. Mark them here.',
    hi: 'इस तस्वीर पर कमरे पढ़े नहीं जा सके। यहाँ उन्हें चिह्नित करें।',
  },
  festivalsTitle: { en: 'Hindu festivals and their customs', hi: 'हिंदू त्योहार और रीति-रिवाज' },
  festivalsText: {
    en: 'Dates computed for your place, the ritual of the day and the aarti to sing.',
    hi: 'आपके स्थान के लिए गणना की हुई तारीख़ें, उस दिन की विधि और गाने के लिए आरती।',
  },
  festivalsLink: { en: 'Open the calendar', hi: 'पंचांग खोलें' },
  joinTitle: { en: 'Join the Disha community', hi: 'दिशा परिवार से जुड़ें' },
  joinText: {
    en: 'An account keeps your conversations on every device and gives you 2 credits, enough for six questions.',
    hi: 'खाता बनाने पर आपकी बातचीत हर डिवाइस पर मिलती है और 2 क्रेडिट मिलते हैं, यानी छह सवाल।',
  },
  joinButton: { en: 'Join free', hi: 'मुफ़्त जुड़ें' },
  waitInChat: { en: 'Wait in the chat', hi: 'चैट में इंतज़ार करें' },
  stepSession: {
    en: 'Opening a conversation for your question…',
    hi: 'आपके सवाल के लिए बातचीत खोली जा रही है…',
  },
  stepCredit: {
    en: 'Conversation opened. Setting the credit aside…',
    hi: 'बातचीत खुल गई। क्रेडिट अलग रखा जा रहा है…',
  },
  stepAsking: {
    en: 'Credit set aside. Asking and looking up the sources…',
    hi: 'क्रेडिट अलग रखा गया। सवाल पूछा जा रहा है, स्रोत देखे जा रहे हैं…',
  },
  stepSaving: {
    en: 'The answer is here. Keeping it on this device…',
    hi: 'जवाब आ गया। इस डिवाइस पर सहेजा जा रहा है…',
  },
  stepSaved: { en: 'Answer kept. Opening the conversation…', hi: 'जवाब सहेज लिया गया। बातचीत खोली जा रही है…' },
  stepDone: { en: 'Here it is.', hi: 'यह रहा जवाब।' },
});
