import {
  askForgiveness,
  byHeart,
  cleanPlace,
  fasting,
  flame,
  items,
  lightLamp,
  purify,
  resolve,
  singAarti,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { deviInAll, ganesha, salutation } from '../verses.ts';

const santoshi = salutation('ॐ सन्तोष्यै नमः।', 'Salutations to Santoshi, contentment.', 'संतोषी माता को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Mostly women, and whoever would like to learn to be content. Roasted gram and jaggery, a lamp, a story: it can be kept with very little.',
    hi: 'अधिकतर महिलाएँ, और जो भी संतोष सीखना चाहे। गुड़-चना, एक दीप, एक कथा: यह बहुत थोड़े में हो जाता है।',
  },
  when: {
    en: 'On Fridays, often sixteen in a row, in the morning or evening.',
    hi: 'शुक्रवार को, प्रायः लगातार सोलह, सुबह या शाम।',
  },
  time: { en: '30 minutes', hi: '30 मिनट' },
  items: [
    items.picture({ en: 'Santoshi Mata', hi: 'संतोषी माता' }),
    items.lamp,
    items.water,
    {
      name: { en: 'Jaggery and roasted gram', hi: 'गुड़ और भुने चने' },
      amount: { en: '1¼ measures, or a handful', hi: 'सवा भाग, या एक मुट्ठी' },
    },
    { name: { en: 'Red flowers', hi: 'लाल फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.rice,
    items.turmeric,
    { ...items.kalash, isOptional: true },
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep this Friday for Santoshi Mata. May I see what I have.',
      hi: 'यह शुक्रवार संतोषी माता के लिए मेरा संकल्प है। जो मेरे पास है, वह मुझे दिखे।',
    }),
    {
      title: { en: 'Greet Ganesh and the mother', hi: 'गणेश और माता पूजन' },
      text: {
        en: 'Santoshi is told of as a daughter of Ganesh: greet him first. Then offer kumkum, rice and red flowers to her.',
        hi: 'संतोषी माता गणेश जी की पुत्री कही जाती हैं: पहले उन्हें प्रणाम करें। फिर माता को कुमकुम, अक्षत और लाल फूल चढ़ाएँ।',
      },
      say: [ganesha, santoshi, deviInAll],
    },
    {
      title: { en: 'Hold gram and jaggery, and hear the katha', hi: 'गुड़-चना हाथ में लेकर कथा' },
      text: {
        en: 'Whoever reads and whoever listens keeps a little of both in the hand, and says “Santoshi Mata ki jai” in between. Afterwards give it to a cow or a bird, and share what is before the picture.',
        hi: 'कथा कहने और सुनने वाले हाथ में थोड़ा गुड़-चना रखें और बीच-बीच में “संतोषी माता की जय” बोलें। बाद में वह गाय या चिड़िया को दें, और चित्र के आगे का प्रसाद बाँटें।',
      },
      isKatha: true,
    },
    singAarti({ en: '“Jai Santoshi Mata”', hi: '“जय संतोषी माता”' }, byHeart),
    askForgiveness,
    {
      title: { en: 'The closing (udyapan)', hi: 'उद्यापन' },
      text: {
        en: 'After the Fridays you meant to keep, cook kheer, puri and gram without anything sour, and feed eight boys or as many children as you can. Give fruit rather than money.',
        hi: 'जितने शुक्रवार सोचे थे उनके बाद बिना खटाई के खीर, पूरी, चने बनाएँ और आठ बालकों या जितने बच्चों को हो सके भोजन कराएँ। पैसे के बजाय फल दें।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'One meal without anything sour, or fruit that is sweet, and the jaggery and gram.',
        hi: 'बिना खटाई का एक भोजन, या मीठे फल, और गुड़-चना।',
      },
    ],
    avoided: [
      {
        en: 'Everything sour: curd, lemon, tamarind, tomato, pickle. Meat, eggs, alcohol.',
        hi: 'हर खट्टी चीज़: दही, नींबू, इमली, टमाटर, अचार। मांस, अंडा, मदिरा।',
      },
    ],
    end: {
      en: 'After the puja, with the gram and jaggery, then the meal.',
      hi: 'पूजा के बाद गुड़-चने से, फिर भोजन।',
    },
  },
  regions: [
    {
      where: { en: 'Rajasthan and Gujarat', hi: 'राजस्थान और गुजरात' },
      how: {
        en: 'Known for long in Jodhpur; gram and jaggery are shared in the lane.',
        hi: 'जोधपुर में पुराने समय से; गली में गुड़-चना बाँटते हैं।',
      },
    },
    {
      where: { en: 'All over the north', hi: 'पूरा उत्तर' },
      how: {
        en: 'It spread widely after a film of 1975; many keep only four Fridays.',
        hi: '1975 की फ़िल्म के बाद बहुत फैला; कई लोग केवल चार शुक्रवार रखते हैं।',
      },
    },
  ],
  withoutPriest: { en: 'No priest has a part in it.', hi: 'इसमें पुरोहित की भूमिका नहीं।' },
  optional: {
    en: 'The number of Fridays, the kalash, the feast. If you ate something sour without thinking, it is no matter: go on next Friday.',
    hi: 'शुक्रवारों की संख्या, कलश, भोज। भूल से कुछ खट्टा खा लिया तो कोई बात नहीं: अगले शुक्रवार से आगे बढ़ें।',
  },
  cautions: [
    ...fasting,
    { en: 'Jaggery is sugar: with diabetes take a crumb.', hi: 'गुड़ भी शक्कर है: मधुमेह में कण भर लें।' },
    flame,
  ],
  katha: {
    title: { en: 'The seventh son and his wife', hi: 'सातवाँ बेटा और उसकी पत्नी' },
    short: {
      en: 'An old woman had seven sons; six earned, and the youngest was given what they had left on their plates. When he saw it he went away to find work, and his wife was left with dry bread and the wood to fetch. In the forest she met women at a puja who gave her gram and jaggery and told her of Santoshi Mata. Each Friday she did with a handful what she could. A letter came, then money, then he himself. “I want neither wealth nor anger,” she had prayed, “only that my husband is here.” They kept house for themselves, and at the closing children were fed. The old woman came too, and was given the first plate.',
      hi: 'एक वृद्धा के सात बेटे थे; छह कमाते, और सबसे छोटे को उनकी थाली का बचा मिलता। जानकर वह काम ढूँढ़ने परदेस गया, पत्नी सूखी रोटी और लकड़ी बीनने को रह गई। वन में पूजा करती महिलाओं ने उसे गुड़-चना दिया और संतोषी माता का बताया। वह हर शुक्रवार मुट्ठी भर से जो बन पड़ता करती। पत्र आया, फिर पैसे, फिर वह स्वयं। उसने यही माँगा था: “न धन चाहिए न बैर, बस पति यहाँ हों।” दोनों ने अपना घर बसाया, उद्यापन में बच्चों को खिलाया। वृद्धा भी आई, और पहली थाली उसे दी गई।',
    },
    long: [
      {
        en: 'An old woman had seven sons. Six went out to work, and for them she cooked with care. For the seventh, who was still looking for his way, she gathered what they left. “How my mother loves me,” he said to his wife. “Look first,” said she. One feast day he lay down in the kitchen with a cloth over his face and saw it. He got up, laid his ring in his wife’s hand, and went.',
        hi: 'एक वृद्धा के सात बेटे थे। छह काम पर जाते, उनके लिए वह मन से पकाती। सातवाँ अभी राह खोज रहा था; उसके लिए वह उनका बचा इकट्ठा करती। वह पत्नी से कहता, “माँ मुझे कितना चाहती है।” वह बोली, “पहले देख लो।” एक त्योहार पर वह मुँह पर कपड़ा ओढ़कर रसोई में लेटा और सब देखा। उठा, पत्नी के हाथ में अँगूठी रखी, और चल दिया।',
      },
      {
        en: 'In a far city a merchant took him on; he was honest and quick, and in time half the business was his. At home his wife was sent for wood, and was given bread of husks and a coconut shell of water. One Friday, deep in the wood, she came upon women around a lamp. “What are you doing?” “We keep Santoshi Mata’s day. She is contentment; she asks for gram and jaggery, as much as one has, and that one eats nothing sour and is not sour.” She sold a bundle of wood, bought a coin’s worth of each, and sat down before the temple of the mother.',
        hi: 'दूर नगर में एक सेठ ने उसे रख लिया; वह ईमानदार और चुस्त था, समय पाकर आधा व्यापार उसका हुआ। घर में पत्नी को लकड़ी लेने भेजते, भूसी की रोटी और नारियल की नरेली में पानी देते। एक शुक्रवार घने वन में उसने दीप के चारों ओर महिलाओं को देखा। “क्या कर रही हैं?” “संतोषी माता का दिन। वे संतोष हैं; जितना हो उतना गुड़-चना माँगती हैं, और यह कि खट्टा न खाओ, न मन खट्टा करो।” उसने लकड़ी का गट्ठर बेचा, एक-एक पैसे का दोनों लिया और माता के मंदिर में बैठ गई।',
      },
      {
        en: 'A second Friday a letter came, a third Friday some money. The household laughed that now she would give herself airs. Her eyes filled and she said to the mother: “Did I ask for money? I asked to see him.” In that night he dreamt of a woman who said: “Have you nobody at home?” He settled his accounts by lamplight and set out. She came from the wood with her bundle and heard his voice at the door.',
        hi: 'दूसरे शुक्रवार पत्र आया, तीसरे पैसे। घर वाले हँसे कि अब इतराएगी। उसकी आँखें भर आईं, माता से बोली, “मैंने धन कब माँगा? मैंने तो उन्हें देखना माँगा था।” उसी रात पति ने सपने में एक स्त्री देखी, जो बोली, “क्या घर पर कोई नहीं?” उसने दीप की रोशनी में हिसाब निपटाया और चल पड़ा। वह वन से गट्ठर लेकर आई तो द्वार पर उसकी आवाज़ सुनी।',
      },
      {
        en: 'They took a house of their own and held the closing with kheer and puri. The sisters-in-law told their boys to ask for something sour, and then for coins to buy it; and for a while there was trouble again, as there is where envy eats along. She held it a second time, gave fruit to the children, and asked the whole family in. The mother came, the story ends, in a shape nobody would have let in, with flies about her mouth. Only the young wife knew her, and ran to embrace her. Since then it is said: contentment knocks as a poor guest.',
        hi: 'उन्होंने अपना घर लिया और खीर-पूरी से उद्यापन किया। जेठानियों ने बेटों को सिखाया कि खटाई माँगें, फिर उसे लेने के पैसे; कुछ समय फिर कष्ट रहा, जैसा ईर्ष्या के साथ होता है। उसने दूसरी बार किया, बच्चों को फल दिए, और पूरे परिवार को बुलाया। कथा कहती है कि माता ऐसे रूप में आईं जिसे कोई भीतर न आने दे। केवल छोटी बहू ने पहचाना और दौड़कर गले लगी। तब से कहते हैं: संतोष निर्धन अतिथि बनकर दस्तक देता है।',
      },
    ],
  },
  sources: [
    {
      en: 'Oral and printed Shukravar Vrat Katha of Santoshi Mata (20th century)',
      hi: 'संतोषी माता की शुक्रवार व्रत कथा, मौखिक और छपी (बीसवीं सदी)',
    },
  ],
};
