import { defineMessages, type Message } from '../messages.ts';
import { frame } from './frame.ts';

export interface Policy {
  title: Message;
  intro: Message;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  heading: Message;
  paragraphs?: readonly Message[];
  points?: readonly Message[];
}

export const policyPage = defineMessages({
  effective: { en: 'In force from {date}', hi: '{date} से लागू' },
});

export const privacyPolicy: Policy = {
  title: frame.privacyPolicy,
  intro: {
    en: 'Questions about a home are private. This page says what Disha keeps, where it is kept, and what you can do about it.',
    hi: 'घर से जुड़े सवाल निजी होते हैं। यह पेज बताता है कि दिशा क्या रखती है, कहाँ रखती है और उस पर आपका क्या अधिकार है।',
  },
  sections: [
    {
      heading: { en: 'What is kept on our server', hi: 'हमारे सर्वर पर क्या रहता है' },
      points: [
        {
          en: 'Your account: your e-mail address, your name if you give one, whether the address is verified, and when you last signed in. The password is kept only in a scrambled form that cannot be read back.',
          hi: 'आपका खाता: ई-मेल पता, नाम (अगर आप दें), पता सत्यापित है या नहीं, और आपने पिछली बार कब साइन इन किया। पासवर्ड केवल ऐसे रूप में रहता है जिसे वापस पढ़ा नहीं जा सकता।',
        },
        {
          en: 'Your conversations: the questions you ask, the answers, and the titles of your chat sessions.',
          hi: 'आपकी बातचीत: आपके सवाल, उनके जवाब और चैट के शीर्षक।',
        },
        {
          en: 'Files you attach to a message, under an address that cannot be guessed. Whoever knows the address can open the file. Where a picture was taken and by which camera is removed before it leaves your device.',
          hi: 'संदेश के साथ जोड़ी गई फ़ाइलें, ऐसे पते पर जिसका अंदाज़ा नहीं लगाया जा सकता। जिसे वह पता मालूम हो, वह फ़ाइल खोल सकता है। तस्वीर कहाँ और किस कैमरे से ली गई, यह जानकारी डिवाइस से निकलने के पहले ही हटा दी जाती है।',
        },
        {
          en: 'Your credits: every credit received, spent and given back.',
          hi: 'आपके क्रेडिट: मिला, ख़र्च हुआ और लौटाया गया हर क्रेडिट।',
        },
        {
          en: 'Your purchases: plan, amount, time, and the number of the payment. Card and bank details go to the payment provider alone.',
          hi: 'आपकी ख़रीद: प्लान, राशि, समय और भुगतान का नंबर। कार्ड और बैंक की जानकारी केवल भुगतान सेवा के पास जाती है।',
        },
      ],
      paragraphs: [
        {
          en: 'Each account can read its own entries only. The database itself enforces this, not only the screens.',
          hi: 'हर खाता केवल अपनी जानकारी पढ़ सकता है। यह रोक सिर्फ़ स्क्रीन पर नहीं, डेटाबेस में ही लगी है।',
        },
      ],
    },
    {
      heading: { en: 'What is kept on your device', hi: 'आपके डिवाइस पर क्या रहता है' },
      points: [
        {
          en: 'A copy of your own conversations, so that they open without a network.',
          hi: 'आपकी अपनी बातचीत की एक प्रति, ताकि वह बिना इंटरनेट के भी खुले।',
        },
        {
          en: 'The session that keeps you signed in, your language and your choice of light or dark.',
          hi: 'आपको साइन इन रखने वाली जानकारी, आपकी भाषा और उजले या गहरे रंग-रूप की पसंद।',
        },
        {
          en: 'The app itself, so that it starts quickly and offline.',
          hi: 'ख़ुद ऐप, ताकि वह जल्दी और ऑफ़लाइन भी खुले।',
        },
      ],
      paragraphs: [
        {
          en: 'If others use the same device, sign out when you are done. Clearing this site’s data in the browser removes everything that is kept on the device.',
          hi: 'अगर यही डिवाइस दूसरे लोग भी इस्तेमाल करते हैं, तो काम पूरा होने पर साइन आउट करें। ब्राउज़र में इस साइट का डेटा मिटाने से डिवाइस पर रखा सब कुछ हट जाता है।',
        },
      ],
    },
    {
      heading: { en: 'How a question is answered', hi: 'सवाल का जवाब कैसे मिलता है' },
      paragraphs: [
        {
          en: 'The built-in guide answers from its own tables of rules, on our server. If this installation is connected to an AI service and you have agreed, the question, a file attached to it and up to six earlier messages of the same chat are sent to that service, and the answer names it. Nothing else about you is sent along.',
          hi: 'दिशा की अपनी गाइड हमारे सर्वर पर, नियमों की अपनी तालिकाओं से जवाब देती है। अगर यह ऐप किसी एआई सेवा से जुड़ा है और आपने अनुमति दी है, तो सवाल, उससे जुड़ी फ़ाइल और उसी चैट के पिछले ज़्यादा से ज़्यादा छह संदेश उस सेवा को भेजे जाते हैं और जवाब में उसका नाम लिखा होता है। आपके बारे में और कुछ नहीं भेजा जाता।',
        },
      ],
    },
    {
      heading: { en: 'When you ask without an account', hi: 'बिना खाते के पूछने पर' },
      paragraphs: [
        {
          en: 'The built-in guide answers, and your words are kept on your device only. So that the two free messages stay two, the server keeps for 30 days a scrambled sign of your device and of your network, from which neither can be read back.',
          hi: 'दिशा की अपनी गाइड जवाब देती है, और आपका लिखा केवल आपके डिवाइस पर रहता है। दो मुफ़्त संदेश दो ही रहें, इसके लिए सर्वर 30 दिन तक आपके डिवाइस और नेटवर्क का एक ऐसा चिह्न रखता है जिससे दोनों में से कुछ भी वापस नहीं पढ़ा जा सकता।',
        },
      ],
    },
    {
      heading: { en: 'When you speak', hi: 'बोलकर पूछने पर' },
      paragraphs: [
        {
          en: 'The microphone is on only while the ring around it runs, 7 seconds at most. The recording is sent to be written down, by our server or by the service it is connected to, and is not kept. Where there is neither, your browser can do it after you agree; some browsers send the sound to their maker for that.',
          hi: 'माइक केवल तब चालू रहता है जब उसके चारों ओर का घेरा चलता है, ज़्यादा से ज़्यादा 7 सेकंड। रिकॉर्डिंग लिखे जाने के लिए हमारे सर्वर या उससे जुड़ी सेवा को भेजी जाती है और रखी नहीं जाती। जहाँ दोनों में से कोई न हो, वहाँ आपकी अनुमति से ब्राउज़र यह कर सकता है; कुछ ब्राउज़र इसके लिए आवाज़ अपनी कंपनी को भेजते हैं।',
        },
      ],
    },
    {
      heading: { en: 'When you pay', hi: 'भुगतान करने पर' },
      paragraphs: [
        {
          en: 'The payment runs in a page of its own with Razorpay, which gets your e-mail address and the amount. It has its own privacy policy. After an account is deleted, the entries that the books need stay without your name.',
          hi: 'भुगतान अलग पेज पर Razorpay के साथ होता है, जिसे आपका ई-मेल पता और राशि मिलती है। उसकी अपनी गोपनीयता नीति है। खाता मिटाने के बाद हिसाब के लिए ज़रूरी प्रविष्टियाँ आपके नाम के बिना रहती हैं।',
        },
      ],
    },
    {
      heading: { en: 'Mail', hi: 'ई-मेल' },
      paragraphs: [
        {
          en: 'We write to you to verify your address and when you ask for a new password, and for nothing else. The link that verifies an address works for 6 hours, the link that sets a new password for 1 hour.',
          hi: 'हम केवल आपका पता सत्यापित करने के लिए या नया पासवर्ड माँगने पर लिखते हैं, और किसी बात के लिए नहीं। पता सत्यापित करने वाला लिंक 6 घंटे और नया पासवर्ड बनाने वाला लिंक 1 घंटे तक काम करता है।',
        },
      ],
    },
    {
      heading: { en: 'What we do not do', hi: 'हम क्या नहीं करते' },
      paragraphs: [
        {
          en: 'No advertising, no trackers of other companies, and no sale of what you tell us.',
          hi: 'न विज्ञापन, न दूसरी कंपनियों के ट्रैकर, और न आपकी बताई बातों की बिक्री।',
        },
      ],
    },
    {
      heading: { en: 'Your rights', hi: 'आपके अधिकार' },
      paragraphs: [
        {
          en: 'You may ask for a copy of what we keep about you, for its correction, or for the deletion of your account with everything in it. Please write to us through the Contact page.',
          hi: 'आप अपने बारे में रखी जानकारी की प्रति, उसमें सुधार, या सारी जानकारी समेत खाता मिटाने की माँग कर सकते हैं। कृपया संपर्क पेज से हमें लिखें।',
        },
      ],
    },
  ],
};

export const termsAndConditions: Policy = {
  title: frame.terms,
  intro: {
    en: 'These are the rules under which Disha may be used. By making an account you agree to them.',
    hi: 'दिशा का इस्तेमाल इन नियमों के साथ किया जा सकता है। खाता बनाकर आप इनसे सहमत होते हैं।',
  },
  sections: [
    {
      heading: { en: 'What the guidance is', hi: 'यह मार्गदर्शन क्या है' },
      paragraphs: [
        frame.tradition,
        {
          en: 'Answers say whether they rest on a classical text, on modern practice or on our own deduction, and where sources differ they say so. Before changing a wall, a beam or a pipe, ask an engineer.',
          hi: 'जवाब बताते हैं कि वे किसी शास्त्रीय ग्रंथ पर टिके हैं, आधुनिक चलन पर, या हमारे अपने निष्कर्ष पर; जहाँ मत अलग हैं, वहाँ यह भी कहा जाता है। दीवार, बीम या पाइप बदलने से पहले इंजीनियर से पूछें।',
        },
      ],
    },
    {
      heading: { en: 'Your account', hi: 'आपका खाता' },
      points: [
        {
          en: 'Use an e-mail address of your own, and keep the password to yourself.',
          hi: 'अपना ही ई-मेल पता दें और पासवर्ड किसी को न बताएँ।',
        },
        {
          en: 'An address has to be verified before the account can be used. The verification link works for 6 hours.',
          hi: 'खाता इस्तेमाल करने से पहले ई-मेल पता सत्यापित करना ज़रूरी है। सत्यापन लिंक 6 घंटे तक काम करता है।',
        },
        {
          en: 'Tell us if somebody else may have used your account.',
          hi: 'अगर आपको लगे कि आपका खाता किसी और ने इस्तेमाल किया है, तो हमें बताएँ।',
        },
      ],
    },
    {
      heading: { en: 'Credits', hi: 'क्रेडिट' },
      points: [
        {
          en: 'One credit pays for 3 text messages or 1 message with an image. A new account begins with 2 credits.',
          hi: 'एक क्रेडिट में 3 लिखित संदेश या तस्वीर वाला 1 संदेश भेज सकते हैं। नया खाता 2 क्रेडिट से शुरू होता है।',
        },
        {
          en: 'A credit is set aside when you send a message and spent only when the answer is stored. If no answer comes, it returns by itself.',
          hi: 'संदेश भेजने पर क्रेडिट अलग रखा जाता है और जवाब सहेजे जाने पर ही ख़र्च होता है। जवाब न मिले तो वह अपने आप लौट आता है।',
        },
        {
          en: 'Once a month you may have the credit of an answer back that did not help you.',
          hi: 'महीने में एक बार आप उस जवाब का क्रेडिट वापस ले सकते हैं जिससे आपको मदद नहीं मिली।',
        },
        { en: 'Credits never expire.', hi: 'क्रेडिट की कोई समय-सीमा नहीं है।' },
      ],
    },
    {
      heading: { en: 'What you write and upload', hi: 'आपका लिखा और अपलोड किया हुआ' },
      paragraphs: [
        {
          en: 'What you write stays yours. Please do not upload what belongs to others without their leave, nor anything unlawful, and do not try to break, overload or read around the service.',
          hi: 'आपका लिखा आपका ही रहता है। दूसरों की चीज़ बिना अनुमति अपलोड न करें, न ही कुछ ग़ैरक़ानूनी; और सेवा को तोड़ने, उस पर भारी बोझ डालने या दूसरों का डेटा पढ़ने की कोशिश न करें।',
        },
      ],
    },
    {
      heading: { en: 'What we promise, and what we cannot', hi: 'हम क्या वादा करते हैं और क्या नहीं कर सकते' },
      paragraphs: [
        {
          en: 'We take care that dates are computed and rules carry their sources, and we mend mistakes that are shown to us. We cannot promise that the service is never interrupted, or that following its guidance brings a result. Where the law allows it, our liability is limited to what you paid for the credits concerned.',
          hi: 'हम ध्यान रखते हैं कि तारीख़ें गणना से निकलें और नियम अपने स्रोत के साथ हों; बताई गई ग़लती हम सुधारते हैं। हम यह वादा नहीं कर सकते कि सेवा कभी रुकेगी नहीं, या मार्गदर्शन मानने से कोई परिणाम मिलेगा ही। जहाँ क़ानून अनुमति देता है, हमारी ज़िम्मेदारी संबंधित क्रेडिट के लिए चुकाई राशि तक सीमित है।',
        },
      ],
    },
    {
      heading: { en: 'Ending, changes and law', hi: 'समाप्ति, बदलाव और क़ानून' },
      paragraphs: [
        {
          en: 'You may stop using Disha at any time and ask for the deletion of your account. If these rules change, the new text and its date appear here. The law of India applies.',
          hi: 'आप कभी भी दिशा का इस्तेमाल बंद करके खाता मिटाने की माँग कर सकते हैं। नियम बदलें तो नए नियम और उनकी तारीख़ यहाँ दिखेंगे। भारत का क़ानून लागू होता है।',
        },
      ],
    },
  ],
};

export const cancellationPolicy: Policy = {
  title: frame.cancellationPolicy,
  intro: {
    en: 'Every purchase of credits has a 14-day money-back guarantee.',
    hi: 'क्रेडिट की हर ख़रीद पर 14 दिन की धन-वापसी की गारंटी है।',
  },
  sections: [
    {
      heading: { en: 'Nothing renews by itself', hi: 'अपने आप कुछ भी रिन्यू नहीं होता' },
      paragraphs: [
        {
          en: 'A plan is paid for once and adds its credits once. There is no running subscription that you would have to cancel, and unused credits never expire.',
          hi: 'प्लान का भुगतान एक बार होता है और उसके क्रेडिट एक बार जुड़ते हैं। ऐसी कोई चालू सदस्यता नहीं है जिसे रद्द करना पड़े, और बचे हुए क्रेडिट की कोई समय-सीमा नहीं है।',
        },
      ],
    },
    {
      heading: { en: 'Your money back', hi: 'आपके पैसे वापस' },
      points: [
        {
          en: 'Ask within 14 days of the purchase, through the Contact page, with the e-mail address of your account.',
          hi: 'ख़रीद के 14 दिन के भीतर, संपर्क पेज से, अपने खाते के ई-मेल पते के साथ लिखें।',
        },
        {
          en: 'You need not give a reason. The credits of that purchase are taken off your balance.',
          hi: 'कारण बताना ज़रूरी नहीं। उस ख़रीद के क्रेडिट आपके बैलेंस से हटा दिए जाते हैं।',
        },
        {
          en: 'We handle the refund in 5 to 7 business days.',
          hi: 'हम धन-वापसी 5 से 7 कार्य-दिवसों में पूरी करते हैं।',
        },
        {
          en: 'The payment provider then needs another 5 to 10 days until the money is on the card or account it came from.',
          hi: 'इसके बाद भुगतान सेवा को पैसे उसी कार्ड या खाते तक पहुँचाने में 5 से 10 दिन और लगते हैं।',
        },
      ],
    },
    {
      heading: { en: 'Answers that did not come', hi: 'जो जवाब नहीं मिले' },
      paragraphs: [
        {
          en: 'If an answer fails, takes too long or cannot be read, its credit returns to your balance by itself. You need not ask.',
          hi: 'जवाब न बन पाए, बहुत देर हो जाए या वह पढ़ा न जा सके, तो उसका क्रेडिट अपने आप आपके बैलेंस में लौट आता है। माँगने की ज़रूरत नहीं।',
        },
      ],
    },
  ],
};
