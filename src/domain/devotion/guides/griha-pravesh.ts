import {
  askForgiveness,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  resolve,
  setKalash,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { happiness, lakshmiName, peace, vastu, vishnu } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Everybody who moves in: into a new house, a bought or a rented flat, or back after long absence or repairs. The home is greeted, cleaned and asked to be a place of peace.',
    hi: 'जो भी नए घर में जाएँ: अपना नया घर, ख़रीदा या किराए का फ़्लैट, या लंबे समय या मरम्मत के बाद वापसी। घर का अभिवादन और शुद्धि होती है, और शांति की प्रार्थना।',
  },
  when: {
    en: 'On a day that suits the almanac and you; the muhurat page finds days. When the lease or the lorry decides, enter with a lamp and hold the puja on a later good day.',
    hi: 'जो दिन पंचांग और आपको अनुकूल हो; मुहूर्त पन्ना दिन खोज देता है। किराया या सामान की गाड़ी दिन तय करे तो दीप लेकर प्रवेश करें और पूजा बाद के अच्छे दिन करें।',
  },
  time: { en: '1½ hours', hi: 'डेढ़ घंटा' },
  items: [
    items.kalash,
    items.coconut,
    items.picture({ en: 'Ganesh, and the deity of your family', hi: 'गणेश जी और अपने कुलदेवता' }),
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    items.flowers,
    items.fruit,
    {
      name: { en: 'Mango leaves and marigolds for the door', hi: 'द्वार के लिए आम के पत्ते और गेंदा' },
      amount: { en: '1 string', hi: '1 बंदनवार' },
    },
    { name: { en: 'Rice flour or rangoli powder', hi: 'रंगोली या चावल का आटा' }, isOptional: true },
    {
      name: {
        en: 'Milk, rice and sugar for the first kheer, a new pot',
        hi: 'पहली खीर के लिए दूध, चावल, शक्कर, नया बर्तन',
      },
      amount: { en: '1 litre milk', hi: '1 लीटर दूध' },
    },
    {
      name: {
        en: 'Salt, turmeric, rice, dal and jaggery as the first things in the kitchen',
        hi: 'रसोई की पहली वस्तुएँ: नमक, हल्दी, चावल, दाल, गुड़',
      },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    {
      name: { en: 'Ganga water, or water with a tulsi leaf', hi: 'गंगाजल, या तुलसी वाला जल' },
      isOptional: true,
    },
    items.panchamrit,
    items.betel,
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'The day before', hi: 'एक दिन पहले' },
      text: {
        en: 'Have water, power and gas working. Sweep and wash every room, open the windows, and take out what builders left behind.',
        hi: 'पानी, बिजली, गैस चालू करा लें। हर कमरा झाड़-पोंछकर धोएँ, खिड़कियाँ खोलें, निर्माण का बचा सामान हटाएँ।',
      },
    },
    {
      title: { en: 'Dress the door', hi: 'द्वार सजाएँ' },
      text: {
        en: 'Hang the string of leaves over the door, draw a rangoli or a swastika and Om beside it with kumkum, and put a lamp on each side.',
        hi: 'द्वार पर बंदनवार लगाएँ, रंगोली या कुमकुम से स्वस्तिक और ॐ बनाएँ, और दोनों ओर दीप रखें।',
      },
    },
    {
      title: { en: 'Worship the threshold', hi: 'देहरी पूजन' },
      text: {
        en: 'Sprinkle water, put turmeric, kumkum, rice and a flower on the threshold. Some break a coconut here.',
        hi: 'देहरी पर जल छिड़कें, हल्दी, कुमकुम, अक्षत और फूल रखें। कुछ लोग यहाँ नारियल फोड़ते हैं।',
      },
      say: [vastu],
    },
    {
      title: { en: 'Walk in together', hi: 'साथ में प्रवेश' },
      text: {
        en: 'Step in with the right foot first. One carries the filled kalash, one a lamp or the picture, others rice, a broom or what they love. Nobody stays behind at the door.',
        hi: 'दाहिना पैर पहले रखें। एक के हाथ में भरा कलश, एक के दीप या चित्र, औरों के चावल या अपनी प्रिय वस्तु। कोई द्वार पर पीछे न छूटे।',
      },
      say: [lakshmiName],
    },
    purify,
    lightLamp,
    resolve({
      en: 'We enter this home. May it shelter us and whoever comes; may there be food, health and kind words in it.',
      hi: 'इस घर में प्रवेश हमारा संकल्प है। यह हमें और हर आने वाले को आश्रय दे; इसमें अन्न, स्वास्थ्य और मीठे बोल रहें।',
    }),
    worshipGanesh,
    setKalash,
    {
      title: { en: 'Worship the home and its guardians', hi: 'वास्तु और देव पूजन' },
      text: {
        en: 'Offer flower, rice and water in the middle of the house, to the guardian of the dwelling, then to your family deity, Vishnu and Lakshmi. Where a priest comes, he does the fire offering here.',
        hi: 'घर के मध्य में वास्तु-देव को फूल, अक्षत, जल चढ़ाएँ, फिर कुलदेवता, विष्णु और लक्ष्मी को। पुरोहित हों तो हवन यहीं होता है।',
      },
      say: [vastu, vishnu, lakshmiName],
    },
    {
      title: { en: 'Through every room', hi: 'हर कमरे में' },
      text: {
        en: 'Carry lamp and bell through each room and sprinkle the water with a leaf, ending in the kitchen. Children may ring the bell.',
        hi: 'दीप और घंटी लेकर हर कमरे में जाएँ, पत्ते से जल छिड़कें, अंत में रसोई। घंटी बच्चे बजाएँ।',
      },
      say: [peace],
    },
    {
      title: { en: 'Boil the first milk', hi: 'पहला दूध उबालें' },
      text: {
        en: 'Put a little turmeric and kumkum on the stove, and place a flower beside it. Boil milk in the new pot, let it just rise over the rim where that is the custom, and cook kheer with it.',
        hi: 'चूल्हे पर हल्दी-कुमकुम लगाएँ, पास में फूल रखें। नए बर्तन में दूध उबालें, जहाँ रीति हो वहाँ ज़रा उफनने दें, और खीर बनाएँ।',
      },
    },
    offerFood({ en: 'the kheer and fruit', hi: 'खीर और फल' }),
    singAarti({ en: '“Jai Ganesh Deva” and the aarti of your family', hi: '“जय गणेश देवा” और अपने घर की आरती' }),
    askForgiveness,
    {
      title: { en: 'The first meal and night', hi: 'पहला भोजन और रात' },
      text: {
        en: 'Feed a guest, a neighbour or the workers first, then eat together. Somebody should sleep in the home this night if you can, with a small light on.',
        hi: 'पहले अतिथि, पड़ोसी या कारीगरों को भोजन दें, फिर साथ खाएँ। हो सके तो इस रात कोई घर में सोए, एक छोटी रोशनी जलती रहे।',
      },
      say: [happiness],
    },
  ],
  food: {
    eaten: [
      {
        en: 'Kheer from the first milk, puri, vegetables, a sweet: a meal for all who helped.',
        hi: 'पहले दूध की खीर, पूरी, सब्ज़ी, मिठाई: जिन्होंने सहायता की उन सबका भोजन।',
      },
    ],
    avoided: [{ en: 'Vegetarian and without alcohol on this day.', hi: 'इस दिन शाकाहारी, बिना मदिरा।' }],
    end: {
      en: 'There is no fast to break; many of the house eat only after the puja.',
      hi: 'खोलने को कोई व्रत नहीं; घर के बहुत लोग पूजा के बाद ही खाते हैं।',
    },
  },
  regions: [
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Gruhapravesam before sunrise; a cow and calf are led in where there is room; milk boils over.',
        hi: 'सूर्योदय से पहले गृहप्रवेशम्; जगह हो तो गाय-बछड़ा लाते हैं; दूध उफनाया जाता है।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Griha pravesh with Narayan (shalagram) puja and a conch.',
        hi: 'नारायण (शालग्राम) पूजा और शंखध्वनि के साथ गृह प्रवेश।',
      },
    },
    {
      where: { en: 'Gujarat and Rajasthan', hi: 'गुजरात और राजस्थान' },
      how: {
        en: 'Kumbh sthapana: a girl or the eldest woman brings the filled pot in.',
        hi: 'कुंभ स्थापना: कन्या या घर की बड़ी महिला भरा घड़ा भीतर लाती है।',
      },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: { en: 'Havan and the Satyanarayan katha on the same day.', hi: 'उसी दिन हवन और सत्यनारायण कथा।' },
    },
  ],
  withoutPriest: {
    en: 'The entry, the lamp, the milk and the prayer you can do yourselves. For Vastu Shanti with fire call a priest if you wish for it: it is not needed to live well.',
    hi: 'प्रवेश, दीप, दूध और प्रार्थना आप स्वयं कर सकते हैं। हवन सहित वास्तु-शांति चाहें तो पुरोहित बुलाएँ: सुख से रहने के लिए वह ज़रूरी नहीं।',
  },
  optional: {
    en: 'Rangoli, coconut, panchamrit, havan, a feast. For a rented room a lamp, a flower and a glass of milk do.',
    hi: 'रंगोली, नारियल, पंचामृत, हवन, भोज। किराए के कमरे के लिए दीप, एक फूल और एक गिलास दूध काफ़ी है।',
  },
  cautions: [
    {
      en: 'Stay at the stove while milk boils over, and keep children away. Smoke alarms and new wood: do a fire only in the open or leave it out.',
      hi: 'दूध उफनते समय चूल्हे के पास रहें, बच्चों को दूर रखें। नई लकड़ी और धुआँ-अलार्म हों तो अग्नि खुले में ही करें या न करें।',
    },
    {
      en: 'No day harms a home. If you have moved in already, light a lamp today.',
      hi: 'कोई दिन घर को हानि नहीं करता। यदि आप पहले ही आ चुके हैं, तो आज एक दीप जला लें।',
    },
    flame,
  ],
  sources: [
    { en: 'Vastoshpati, guardian of the dwelling: Rigveda 7.54', hi: 'वास्तोष्पति: ऋग्वेद 7.54' },
    {
      en: 'Matsya Purana on the house and its guardians; household custom',
      hi: 'गृह और वास्तु-देवता: मत्स्य पुराण; घर-घर की रीति',
    },
  ],
};
