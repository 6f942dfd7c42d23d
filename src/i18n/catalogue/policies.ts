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
    en: 'Questions about a home are private. This page says what Disha keeps, where it is kept, for how long, who else gets some of it, and what you can do about it.',
    hi: 'घर से जुड़े सवाल निजी होते हैं। यह पेज बताता है कि दिशा क्या रखती है, कहाँ और कितने समय तक रखती है, किसे उसमें से कुछ मिलता है, और उस पर आपका क्या अधिकार है।',
  },
  sections: [
    {
      heading: { en: 'What is kept on our server', hi: 'हमारे सर्वर पर क्या रहता है' },
      points: [
        {
          en: 'Your account: your e-mail address or phone number, your name and picture if you give them, whether the address is verified, whether you are an admin, and when you last signed in. The picture opens for whoever knows its address, which cannot be guessed. The password is kept only in a scrambled form that cannot be read back.',
          hi: 'आपका खाता: ई-मेल पता या फ़ोन नंबर, नाम और तस्वीर (अगर आप दें), पता सत्यापित है या नहीं, आप एडमिन हैं या नहीं, और आपने पिछली बार कब साइन इन किया। तस्वीर उसके लिए खुलती है जिसे उसका पता मालूम हो; उस पते का अंदाज़ा नहीं लगाया जा सकता। पासवर्ड केवल ऐसे रूप में रहता है जिसे वापस पढ़ा नहीं जा सकता।',
        },
        {
          en: 'Where you are signed in: for each device the kind of browser, its network address and when it was last used. You see the list in your profile and can end each of them.',
          hi: 'आप कहाँ-कहाँ साइन इन हैं: हर डिवाइस का ब्राउज़र, उसका नेटवर्क पता और पिछला इस्तेमाल। यह सूची आपकी प्रोफ़ाइल में दिखती है और आप उनमें से किसी को भी बंद कर सकते हैं।',
        },
        {
          en: 'Your choices: language, month system, and the place for which the calendar is reckoned.',
          hi: 'आपकी पसंद: भाषा, महीने की गणना, और वह जगह जिसके लिए पंचांग निकाला जाता है।',
        },
        {
          en: 'Your conversations: the questions you ask, the answers, the titles of your chat sessions, and whether an answer is still being written.',
          hi: 'आपकी बातचीत: आपके सवाल, उनके जवाब, चैट के शीर्षक, और यह कि कोई जवाब अभी लिखा जा रहा है या नहीं।',
        },
        {
          en: 'Files you attach to a message, under an address that cannot be guessed. Whoever knows the address can open the file; an installation may keep these files private, and then they open for you alone. Where a picture was taken and by which camera is removed before it leaves your device.',
          hi: 'संदेश के साथ जोड़ी गई फ़ाइलें, ऐसे पते पर जिसका अंदाज़ा नहीं लगाया जा सकता। जिसे वह पता मालूम हो, वह फ़ाइल खोल सकता है; कोई इंस्टॉलेशन इन फ़ाइलों को निजी रख सकता है, तब वे केवल आपके लिए खुलती हैं। तस्वीर कहाँ और किस कैमरे से ली गई, यह जानकारी डिवाइस से निकलने के पहले ही हटा दी जाती है।',
        },
        {
          en: 'Your homes: properties, floor plans and photos with the rooms you have marked, and the analyses. Their files open for you alone, by links that soon run out.',
          hi: 'आपके घर: संपत्तियाँ, नक़्शे और तस्वीरें, आपके चिह्नित किए कमरे, और विश्लेषण। इनकी फ़ाइलें केवल आपके लिए, थोड़ी देर चलने वाले लिंक से खुलती हैं।',
        },
        {
          en: 'Your dates and reminders: events with their solar or lunar day, the festivals you want to hear of, and which reminders were sent.',
          hi: 'आपकी तारीख़ें और रिमाइंडर: सौर या चांद्र दिन वाले कार्यक्रम, जिन त्योहारों की याद आप चाहते हैं, और कौन-से रिमाइंडर भेजे गए।',
        },
        {
          en: 'Your devotion: the deities of your collection with their pictures, your own aartis with their files, and the mantras you count on the mala, with day and number. They are private unless you offer an aarti to others.',
          hi: 'आपकी भक्ति: आपके संग्रह के देवी-देवता और उनकी तस्वीरें, और आपकी अपनी आरतियाँ व उनकी फ़ाइलें। जब तक आप किसी आरती को सबके लिए न दें, ये निजी रहती हैं।',
        },
        {
          en: 'If you choose to keep your charts in your account, the births of your charts: name, date, time and place. No model is given them. Without that choice they never leave your device.',
          hi: 'अगर आप कुंडलियाँ अपने खाते में रखना चुनें, तो उनका जन्म-विवरण: नाम, तारीख़, समय और स्थान। यह किसी मॉडल को नहीं दिया जाता। बिना इस चुनाव के यह आपके डिवाइस से बाहर नहीं जाता।',
        },
        {
          en: 'An aarti that you offer to others is looked at by an admin first. Once approved, a copy of it is open to everybody, without your name, until you delete it, make it private or delete your account.',
          hi: 'सबके लिए दी गई आरती पहले कोई एडमिन देखता है। स्वीकृत होने पर उसकी एक प्रति, आपके नाम के बिना, सबके लिए खुली रहती है, जब तक आप उसे हटा न दें, निजी न कर दें या अपना खाता न मिटा दें।',
        },
        {
          en: 'Your credits: every credit received, spent and given back.',
          hi: 'आपके क्रेडिट: मिला, ख़र्च हुआ और लौटाया गया हर क्रेडिट।',
        },
        {
          en: 'Your purchases and refunds: plan, amount, time, and the number of the payment. Card and bank details go to the payment provider alone.',
          hi: 'आपकी ख़रीद और धन-वापसी: प्लान, राशि, समय और भुगतान का नंबर। कार्ड और बैंक की जानकारी केवल भुगतान सेवा के पास जाती है।',
        },
        {
          en: 'What you have agreed to, and when you gave or took back each consent.',
          hi: 'आपने किस-किस बात की अनुमति दी है, और हर अनुमति कब दी या वापस ली।',
        },
        {
          en: 'What you write on the Contact page: name, kind of property, city, query and, if you give it, where you want the answer; with your account if you were signed in. We read it and delete it when it is no longer needed.',
          hi: 'संपर्क पेज पर आपका लिखा: नाम, जगह का प्रकार, शहर, सवाल और, अगर आप दें, जवाब कहाँ चाहिए; साइन इन होने पर आपके खाते के साथ। हम उसे पढ़ते हैं और ज़रूरत न रहने पर हटा देते हैं।',
        },
        {
          en: 'What keeps your devices in step: the receipts of what each has sent, a counter of changes, and how often in a day a service has looked at your plans.',
          hi: 'जिससे आपके डिवाइस एक-से रहते हैं: हर डिवाइस के भेजे हुए की पावतियाँ, बदलावों की गिनती, और यह कि एक दिन में किसी सेवा ने आपके नक़्शे कितनी बार देखे।',
        },
      ],
      paragraphs: [
        {
          en: 'Each account can read its own entries only. The database itself enforces this, not only the screens. Articles, festivals, aartis, deities and plans on offer are the same for everybody and say nothing about you.',
          hi: 'हर खाता केवल अपनी जानकारी पढ़ सकता है। यह रोक सिर्फ़ स्क्रीन पर नहीं, डेटाबेस में ही लगी है। लेख, त्योहार, आरतियाँ, देवी-देवता और बिकने वाले प्लान सबके लिए एक हैं और आपके बारे में कुछ नहीं कहते।',
        },
      ],
    },
    {
      heading: { en: 'For how long', hi: 'कितने समय तक' },
      points: [
        {
          en: 'Your entries stay as long as your account does, or until you delete them. What you delete is gone for you at once; your other devices have to hear of it, so that the last trace leaves our database after 180 days.',
          hi: 'आपकी जानकारी तब तक रहती है जब तक आपका खाता है, या जब तक आप उसे हटा न दें। हटाई हुई चीज़ आपके लिए तुरंत ग़ायब हो जाती है; आपके दूसरे डिवाइसों को भी यह पता चलना चाहिए, इसलिए उसका आख़िरी निशान हमारे डेटाबेस से 180 दिन बाद हटता है।',
        },
        {
          en: 'A file that nothing refers to any more is removed after 30 days.',
          hi: 'जो फ़ाइल किसी भी चीज़ से जुड़ी न रहे, वह 30 दिन बाद हटा दी जाती है।',
        },
        {
          en: 'Receipts of what your devices have sent are kept for 400 days, sent reminders for 30 days, notes of the payment provider and purchases that were never paid for 90 days.',
          hi: 'आपके डिवाइसों के भेजे हुए की पावतियाँ 400 दिन, भेजे गए रिमाइंडर 30 दिन, और भुगतान सेवा की सूचनाएँ तथा बिना भुगतान की ख़रीद 90 दिन रखी जाती हैं।',
        },
        {
          en: 'When you delete your account, all of it goes at once, with its files. Only what the books need stays: credits, orders, payments and refunds, under a number that leads back to nobody.',
          hi: 'खाता मिटाने पर सब कुछ, फ़ाइलों समेत, तुरंत हट जाता है। केवल हिसाब के लिए ज़रूरी बातें रहती हैं: क्रेडिट, ऑर्डर, भुगतान और धन-वापसी, ऐसे नंबर के साथ जिससे किसी का पता नहीं चलता।',
        },
      ],
    },
    {
      heading: { en: 'What is kept on your device', hi: 'आपके डिवाइस पर क्या रहता है' },
      points: [
        {
          en: 'A copy of your own entries, what you have written and not yet sent, and a note of how much that is, so that everything opens and nothing is lost without a network.',
          hi: 'आपकी अपनी जानकारी की एक प्रति, आपका लिखा जो अभी भेजा नहीं गया, और उसकी गिनती, ताकि सब कुछ बिना इंटरनेट के भी खुले और कुछ न खोए।',
        },
        {
          en: 'Without an account: your free questions with their answers, and a plan that you have chosen; for a day, what you have shared with the app and not used yet.',
          hi: 'बिना खाते के: आपके मुफ़्त सवाल और उनके जवाब, और आपका चुना हुआ नक़्शा; और एक दिन तक वह, जो आपने ऐप के साथ शेयर किया और अभी इस्तेमाल नहीं किया।',
        },
        {
          en: 'The births whose charts you look at: name, date, time and place, and for whom your day is told. They are sent nowhere unless you keep your charts in your account, and leave the device when you remove them or, with an account, sign out and leave nothing here. Where a session ends by itself they wait for your return.',
          hi: 'जिनकी कुंडली आप देखते हैं उनका जन्म-विवरण: नाम, तारीख़, समय और स्थान, और आपका दिन किसके लिए देखा जाता है। जब तक आप कुंडलियाँ अपने खाते में न रखें, यह कहीं नहीं भेजा जाता, और आपके हटाने पर, या खाता हो तो यहाँ कुछ न छोड़कर साइन आउट करने पर, डिवाइस से हट जाता है। सत्र अपने-आप ख़त्म हो, तो यह आपके लौटने तक यहीं रहता है।',
        },
        {
          en: 'A query of the Contact page until it has been sent, and reminders that you have put off until tomorrow.',
          hi: 'संपर्क पेज का सवाल, जब तक वह भेजा न जाए, और कल के लिए टाले गए रिमाइंडर।',
        },
        {
          en: 'The session that keeps you signed in, and the address of our server.',
          hi: 'आपको साइन इन रखने वाली जानकारी और हमारे सर्वर का पता।',
        },
        {
          en: 'Your language, light or dark, the choices of the calendar, of the reading mode, of the style of charts and of speaking; how far you are with a puja and what of its list you have ticked; the mantra and the beads of your mala, with sound or without, and until you sign in how much you have counted; whether the app was of use here and you wanted to install it; while you pay, what you are paying for.',
          hi: 'आपकी भाषा, उजला या गहरा रंग-रूप, पंचांग, पाठ, कुंडली की शैली और बोलकर पूछने की आपकी पसंद; किसी पूजा में आप किस चरण पर हैं और उसकी सूची में क्या तैयार है; माला का मंत्र और मनके, ध्वनि के साथ या बिना, और साइन इन करने तक आपका गिना हुआ जप; ऐप यहाँ काम आई या नहीं और आपने उसे इंस्टॉल करना चाहा या नहीं; भुगतान के दौरान यह कि आप किसका भुगतान कर रहे हैं।',
        },
        {
          en: 'The app itself with articles, festivals and aartis, the files that read plans once you have used them, and recordings that you have asked to keep.',
          hi: 'ख़ुद ऐप, लेख, त्योहार और आरतियाँ, नक़्शे पढ़ने वाली फ़ाइलें (एक बार इस्तेमाल के बाद), और वे रिकॉर्डिंग जिन्हें आपने रखने को कहा है।',
        },
      ],
      paragraphs: [
        {
          en: 'Disha sets no cookies. If others use the same device, sign out when you are done: what belongs to you then leaves it. Clearing this site’s data in the browser removes everything that is kept on the device.',
          hi: 'दिशा कोई कुकी नहीं रखती। अगर यही डिवाइस दूसरे लोग भी इस्तेमाल करते हैं, तो काम पूरा होने पर साइन आउट करें: तब आपकी चीज़ें वहाँ से हट जाती हैं। ब्राउज़र में इस साइट का डेटा मिटाने से डिवाइस पर रखा सब कुछ हट जाता है।',
        },
      ],
    },
    {
      heading: { en: 'How a question is answered', hi: 'सवाल का जवाब कैसे मिलता है' },
      paragraphs: [
        {
          en: 'The built-in guide answers from its own tables of rules, on our server. If this installation is connected to an AI service and you have agreed, the question, a file attached to it and up to six earlier messages of the same chat are sent to that service, and the answer names it. With them goes what our rules and the calendar say, with the place for which your calendar is reckoned. Nothing else about you is sent along.',
          hi: 'दिशा की अपनी गाइड हमारे सर्वर पर, नियमों की अपनी तालिकाओं से जवाब देती है। अगर यह ऐप किसी एआई सेवा से जुड़ा है और आपने अनुमति दी है, तो सवाल, उससे जुड़ी फ़ाइल और उसी चैट के पिछले ज़्यादा से ज़्यादा छह संदेश उस सेवा को भेजे जाते हैं और जवाब में उसका नाम लिखा होता है। साथ में वह जाता है जो हमारे नियम और पंचांग कहते हैं, उस जगह के साथ जिसके लिए आपका पंचांग निकाला जाता है। आपके बारे में और कुछ नहीं भेजा जाता।',
        },
        {
          en: 'A plan is read on your own device. Only if you have agreed, and ask for it, is its picture sent to the AI service to suggest the rooms. If you have agreed, the findings of an analysis, with rooms and directions but without anything that you have written, are sent to that service to be put into words.',
          hi: 'नक़्शा आपके अपने डिवाइस पर पढ़ा जाता है। केवल आपकी अनुमति और आपके कहने पर उसकी तस्वीर कमरे सुझाने के लिए एआई सेवा को भेजी जाती है। आपकी अनुमति हो तो विश्लेषण के निष्कर्ष, यानी कमरे और दिशाएँ, पर आपका लिखा कुछ भी नहीं, शब्दों में ढालने के लिए उसी सेवा को भेजे जाते हैं।',
        },
      ],
    },
    {
      heading: { en: 'When you ask without an account', hi: 'बिना खाते के पूछने पर' },
      paragraphs: [
        {
          en: 'The built-in guide answers, and your words are kept on your device only. So that the two free messages stay two, the server keeps for 30 days a scrambled sign of your device, of your network and of the question, from which none of them can be read back.',
          hi: 'दिशा की अपनी गाइड जवाब देती है, और आपका लिखा केवल आपके डिवाइस पर रहता है। दो मुफ़्त संदेश दो ही रहें, इसके लिए सर्वर 30 दिन तक आपके डिवाइस, नेटवर्क और सवाल का एक ऐसा चिह्न रखता है जिससे इनमें से कुछ भी वापस नहीं पढ़ा जा सकता।',
        },
        {
          en: 'So that nobody floods the Contact page, a scrambled sign of the network that a query comes from is kept for a day.',
          hi: 'संपर्क पेज पर कोई सवालों की बाढ़ न लाए, इसके लिए सवाल जिस नेटवर्क से आया उसका एक चिह्न एक दिन रखा जाता है, जिससे नेटवर्क का पता वापस नहीं पढ़ा जा सकता।',
        },
      ],
    },
    {
      heading: { en: 'When you speak', hi: 'बोलकर पूछने पर' },
      paragraphs: [
        {
          en: 'The microphone is on only while the ring around it runs, 7 seconds at most. The recording is sent to be written down, by our server or by the speech service it is connected to, and is not kept. Where there is neither, your browser can do it after you agree; some browsers send the sound to their maker for that.',
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
          en: 'We write to you to verify your address, when you ask for a new password or a sign-in code, and to answer you; about news only if you have agreed to it, and for nothing else. The link that verifies an address works for 6 hours, the link that sets a new password for 1 hour. Mails go through the mail server of this installation; what you write on the Contact page is mailed to its operator the same way.',
          hi: 'हम केवल आपका पता सत्यापित करने के लिए, नया पासवर्ड या साइन-इन कोड माँगने पर, या आपको जवाब देने के लिए लिखते हैं; नई बातों के बारे में केवल तब, जब आपने अनुमति दी हो, और किसी बात के लिए नहीं। पता सत्यापित करने वाला लिंक 6 घंटे और नया पासवर्ड बनाने वाला लिंक 1 घंटे तक काम करता है। मेल इस ऐप के मेल सर्वर से जाते हैं; संपर्क पेज पर आपका लिखा भी उसी तरह इसके संचालक को मेल किया जाता है।',
        },
      ],
    },
    {
      heading: { en: 'Reminders on your device', hi: 'आपके डिवाइस पर रिमाइंडर' },
      paragraphs: [
        {
          en: 'If you agree to reminders, we keep the push address that your browser gives us, with its language and time zone. Each reminder goes, encrypted, through the push service of the browser’s maker, which sees when something is sent to your device, but not what it says.',
          hi: 'अगर आप रिमाइंडर की अनुमति दें, तो हम आपके ब्राउज़र का दिया हुआ पुश पता, उसकी भाषा और टाइम ज़ोन रखते हैं। हर रिमाइंडर कूट रूप में ब्राउज़र बनाने वाली कंपनी की पुश सेवा से होकर जाता है; वह देखती है कि कब कुछ भेजा गया, पर यह नहीं कि उसमें क्या लिखा है।',
        },
      ],
    },
    {
      heading: { en: 'Signing in with another account', hi: 'किसी और खाते से साइन इन' },
      paragraphs: [
        {
          en: 'If you sign in with Google or Facebook, that company learns that you use Disha and tells us your e-mail address and name. Without that, neither of them hears of you from us.',
          hi: 'अगर आप Google या Facebook से साइन इन करते हैं, तो उस कंपनी को पता चलता है कि आप दिशा इस्तेमाल करते हैं, और वह हमें आपका ई-मेल पता और नाम बताती है। इसके बिना उन्हें हमसे आपके बारे में कुछ पता नहीं चलता।',
        },
      ],
    },
    {
      heading: { en: 'Where the server stands', hi: 'सर्वर कहाँ है' },
      paragraphs: [
        {
          en: 'Accounts, entries and files are on the machine of this installation’s operator, or with the hosting service (Supabase) that the operator has chosen, which stores them for us and may not use them.',
          hi: 'खाते, जानकारी और फ़ाइलें इस ऐप के संचालक की मशीन पर रहती हैं, या उसकी चुनी हुई होस्टिंग सेवा (Supabase) के पास, जो उन्हें हमारे लिए रखती है और उनका इस्तेमाल नहीं कर सकती।',
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
          en: 'In your profile you can save a copy of what we keep about you, correct it, take back each consent, and delete your account with everything in it. For anything else please write to us through the Contact page.',
          hi: 'अपनी प्रोफ़ाइल में आप अपने बारे में रखी जानकारी की प्रति सहेज सकते हैं, उसे सुधार सकते हैं, हर अनुमति वापस ले सकते हैं, और सारी जानकारी समेत अपना खाता मिटा सकते हैं। और किसी भी बात के लिए कृपया संपर्क पेज से हमें लिखें।',
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
        {
          en: 'An aarti that you offer to others may be shown to everybody here once an admin has approved it. You can take it back at any time.',
          hi: 'जो आरती आप सबके लिए देते हैं, वह किसी एडमिन की स्वीकृति के बाद यहाँ सबको दिखाई जा सकती है। आप उसे कभी भी वापस ले सकते हैं।',
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
          en: 'You may stop using Disha at any time and delete your account in your profile. If these rules change, the new text and its date appear here. The law of India applies.',
          hi: 'आप कभी भी दिशा का इस्तेमाल बंद करके अपनी प्रोफ़ाइल में खाता मिटा सकते हैं। नियम बदलें तो नए नियम और उनकी तारीख़ यहाँ दिखेंगे। भारत का क़ानून लागू होता है।',
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
