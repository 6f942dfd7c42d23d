import {
  askForgiveness,
  cleanPlace,
  fasting,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { salutation } from '../verses.ts';

const sages = salutation(
  'ॐ कश्यपाय नमः। ॐ अत्रये नमः।\nॐ भरद्वाजाय नमः। ॐ विश्वामित्राय नमः।\nॐ गौतमाय नमः। ॐ जमदग्नये नमः।\nॐ वसिष्ठाय नमः।',
  'Salutations to Kashyapa, Atri, Bharadvaja, Vishvamitra, Gautama, Jamadagni and Vasishtha.',
  'कश्यप, अत्रि, भरद्वाज, विश्वामित्र, गौतम, जमदग्नि और वसिष्ठ को प्रणाम।',
);
const arundhati = salutation('ॐ अरुन्धत्यै नमः।', 'Salutations to Arundhati.', 'अरुंधती को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Mostly women, and in many families men too. One thanks the seven rishis and Arundhati, from whom knowledge has come down, and rests the earth and the oxen for a day by eating what no plough has grown.',
    hi: 'अधिकतर महिलाएँ, कई परिवारों में पुरुष भी। सप्तऋषियों और अरुंधती को धन्यवाद दिया जाता है, जिनसे ज्ञान आया, और बिना हल का उगा खाकर एक दिन धरती और बैलों को विश्राम दिया जाता है।',
  },
  when: {
    en: 'On the fifth of the bright half of Bhadrapad, the day after Ganesh Chaturthi, around midday.',
    hi: 'भाद्रपद शुक्ल पंचमी को, गणेश चतुर्थी के अगले दिन, मध्याह्न के आसपास।',
  },
  time: { en: '45 minutes', hi: '45 मिनट' },
  items: [
    {
      name: {
        en: 'Seven betel nuts, heaps of rice or tufts of kusha for the rishis',
        hi: 'सप्तऋषियों के लिए सात सुपारी, अक्षत की ढेरियाँ या कुश',
      },
      amount: { en: '7, and 1 for Arundhati', hi: '7, और अरुंधती के लिए 1' },
    },
    { name: { en: 'Picture of the seven rishis', hi: 'सप्तऋषियों का चित्र' }, isOptional: true },
    { name: { en: 'Banana leaf or plate', hi: 'केले का पत्ता या थाली' }, amount: { en: '1', hi: '1' } },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.sandal,
    items.flowers,
    items.thread,
    { ...items.panchamrit, isOptional: true },
    {
      name: {
        en: 'Fruit, samak rice, roots that grow without a plough',
        hi: 'फल, सामा के चावल, बिना हल के उगे कंद',
      },
      amount: { en: 'for one meal', hi: 'एक समय के लिए' },
    },
    {
      name: { en: 'Twig of apamarga (chirchita) for the morning', hi: 'सुबह के लिए अपामार्ग (चिरचिटा) की टहनी' },
      isOptional: true,
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Bathe', hi: 'स्नान' },
      text: {
        en: 'Bathe at home or in safe water. By old custom teeth are first brushed with a twig of apamarga and earth is rubbed on the skin; soap and your usual brush do as well.',
        hi: 'घर पर या सुरक्षित जल में स्नान करें। पुरानी रीति में पहले अपामार्ग की दातुन और शरीर पर मिट्टी मली जाती है; साबुन और अपना ब्रश भी उतने ही अच्छे हैं।',
      },
    },
    cleanPlace,
    {
      title: { en: 'Seat the rishis', hi: 'ऋषियों को आसन' },
      text: {
        en: 'Draw a square with turmeric or spread a leaf. Set seven betel nuts or heaps of rice in a row, and one more beside Vasishtha for Arundhati.',
        hi: 'हल्दी से चौकोर मंडल बनाएँ या पत्ता बिछाएँ। सात सुपारी या अक्षत की ढेरियाँ एक पंक्ति में रखें, और वसिष्ठ के पास एक अरुंधती के लिए।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I keep Rishi Panchami in thanks to the seven rishis and Arundhati, as far as my health allows.',
      hi: 'स्वास्थ्य के अनुसार, सप्तऋषियों और अरुंधती को धन्यवाद स्वरूप ऋषि पंचमी का व्रत मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Worship the seven rishis', hi: 'सप्तऋषि पूजन' },
      text: {
        en: 'With each name offer a few drops of water, sandalwood, rice and a flower, then a thread and fruit to all.',
        hi: 'हर नाम के साथ जल की बूँदें, चंदन, अक्षत और फूल अर्पित करें, फिर सबको मौली और फल।',
      },
      say: [sages],
    },
    {
      title: { en: 'Worship Arundhati', hi: 'अरुंधती पूजन' },
      text: {
        en: 'Offer turmeric, kumkum and a flower to her who was Vasishtha’s equal in knowledge and is seen beside him among the stars.',
        hi: 'हल्दी, कुमकुम और फूल उन्हें चढ़ाएँ जो ज्ञान में वसिष्ठ के समान थीं और तारों में उनके पास दिखती हैं।',
      },
      say: [arundhati],
    },
    readKatha,
    offerFood({ en: 'fruit and samak rice or roots', hi: 'फल और सामा के चावल या कंद' }),
    {
      title: { en: 'Honour a teacher', hi: 'किसी गुरुजन का सम्मान' },
      text: {
        en: 'Give fruit or a book to somebody from whom you have learnt, and teach a child the names of the seven.',
        hi: 'जिनसे कुछ सीखा हो उन्हें फल या पुस्तक दें, और किसी बच्चे को सातों नाम सिखाएँ।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'One meal after the puja of what grows without a plough: samak (mordhan) rice, fruit, leafy greens and roots from the garden, milk and curd where that is the custom; with rock salt.',
        hi: 'पूजा के बाद एक समय, जो बिना हल के उगे: सामा (मोरधन) के चावल, फल, बाड़ी के साग और कंद, जहाँ रीति हो वहाँ दूध-दही; सेंधा नमक के साथ।',
      },
      {
        en: 'In Maharashtra “rushichi bhaji”, a stew of many garden vegetables.',
        hi: 'महाराष्ट्र में “ऋषीची भाजी”, बाड़ी की कई सब्ज़ियों की मिली-जुली भाजी।',
      },
    ],
    avoided: [
      {
        en: 'Wheat, rice, pulses and whatever comes from a ploughed field; common salt; onion, garlic, meat.',
        hi: 'गेहूँ, चावल, दाल और जो भी जुते खेत का हो; साधारण नमक; प्याज़, लहसुन, मांस।',
      },
    ],
    end: {
      en: 'With that one meal after the puja; ordinary food the next day.',
      hi: 'पूजा के बाद उसी एक भोजन से; अगले दिन साधारण भोजन।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Rushi Panchami within the days of Ganesh; the bhaji is cooked of what no ox has worked for.',
        hi: 'गणेशोत्सव के बीच ऋषी पंचमी; ऐसी भाजी बनती है जिसके लिए बैल ने काम न किया हो।',
      },
    },
    {
      where: { en: 'Rajasthan', hi: 'राजस्थान' },
      how: {
        en: 'In some communities, such as the Maheshwari, sisters tie the rakhi on this day.',
        hi: 'माहेश्वरी जैसे कुछ समुदायों में बहनें इसी दिन राखी बाँधती हैं।',
      },
    },
    {
      where: { en: 'Nepal, Bihar', hi: 'नेपाल, बिहार' },
      how: {
        en: 'The last of the days of Teej: bath at a river, puja of the rishis, one meal.',
        hi: 'तीज के दिनों का अंतिम दिन: नदी-स्नान, ऋषि पूजन, एक समय भोजन।',
      },
    },
    {
      where: { en: 'Uttar Pradesh, Madhya Pradesh', hi: 'उत्तर प्रदेश, मध्य प्रदेश' },
      how: {
        en: 'Women bathe early, worship together and eat samak rice and curd.',
        hi: 'महिलाएँ सवेरे स्नान कर साथ पूजा करती हैं और सामा के चावल-दही खाती हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is done at home, alone or with friends.',
    hi: 'घर पर ही होती है, अकेले या सखियों के साथ।',
  },
  optional: {
    en: 'The fast, the twig and the earth, the number of offerings. Seven grains of rice, seven names and a thank-you are enough.',
    hi: 'व्रत, दातुन और मिट्टी, सामग्री की संख्या। सात दाने अक्षत, सात नाम और एक धन्यवाद काफ़ी हैं।',
  },
  cautions: [
    {
      en: 'Old texts tie the day to rules about periods. A period is health, never a fault and never impure; nobody needs to atone for it, and whoever has it today may do the puja as she likes.',
      hi: 'पुराने ग्रंथ इस दिन को मासिक धर्म के नियमों से जोड़ते हैं। मासिक धर्म स्वास्थ्य है, न दोष, न अपवित्रता; उसका कोई प्रायश्चित नहीं, और आज हो तो भी पूजा अपनी इच्छा से की जा सकती है।',
    },
    {
      en: 'Eat only leaves and roots that you know for certain. Bathe in rivers only where it is safe: they are high in Bhadrapad.',
      hi: 'वही साग और कंद खाएँ जिनकी पहचान निश्चित हो। नदी में वहीं नहाएँ जहाँ सुरक्षित हो: भाद्रपद में जल चढ़ा रहता है।',
    },
    ...fasting,
    flame,
  ],
  katha: {
    title: { en: 'The son who listened at night', hi: 'जिस पुत्र ने रात में सुना' },
    short: {
      en: 'In Vidarbha lived the brahmin Sumitra and his wife Jayashri. The old tellers say that for some rule of their house not kept they were born again, he as a bull and she as a dog, and came to the yard of their own son Sumati, who did not know them. One day the dog saw a snake let venom fall into the kheer and overturned the pot, and was beaten for it. At night she and the bull comforted each other, and Sumati, awake, understood their words. He wept, fed them both, and went to the rishis. “Worship the seven with your wife,” they said, “and eat what no ox has ploughed for.” He gave the day for his parents, and they were free. And no animal in his house was struck again.',
      hi: 'विदर्भ में ब्राह्मण सुमित्र और पत्नी जयश्री रहते थे। पुराने कथावाचक कहते हैं कि घर का कोई नियम छूट जाने से वे फिर जन्मे, एक बैल और एक कुतिया होकर, और अपने ही पुत्र सुमति के आँगन में आए, जो उन्हें न पहचानता था। एक दिन कुतिया ने साँप को खीर में विष गिराते देखा, पात्र उलट दिया, और इस पर मार खाई। रात में वह और बैल एक-दूसरे को ढाढ़स देते थे, और जागते सुमति ने बात समझ ली। वह रोया, दोनों को खिलाया और ऋषियों के पास गया। वे बोले, “पत्नी सहित सप्तऋषियों को पूजो, और वह खाओ जिसके लिए बैल न जुता हो।” उसने वह दिन माता-पिता को अर्पित किया, और वे मुक्त हुए। और उस घर में फिर किसी पशु पर हाथ न उठा।',
    },
    long: [
      {
        en: 'In the country of Vidarbha lived a brahmin, Sumitra, who tilled his field, and his wife Jayashri, who worked beside him from morning till night. They had a son, Sumati. They were good people, in a hurry as everybody is, and the old tellers say that there was a rule of the house they did not keep. When they had died they were born once more: he as an ox, she as a dog. And because one is drawn to where one has loved, both came to Sumati’s yard. He bought the ox at the market; the dog simply came, and stayed.',
        hi: 'विदर्भ देश में सुमित्र नाम का एक ब्राह्मण खेती करता था, और पत्नी जयश्री सुबह से रात तक साथ काम करती थी। पुत्र का नाम सुमति था। वे भले लोग थे, सबकी तरह जल्दी में, और पुराने कथावाचक कहते हैं कि घर का कोई नियम उनसे छूट गया। जीवन पूरा हुआ तो वे फिर जन्मे: वह बैल होकर, वह कुतिया होकर। और जहाँ प्रेम किया हो मन वहीं खिंचता है, सो दोनों सुमति के आँगन में आए। बैल को वह हाट से लाया; कुतिया स्वयं आई, और रह गई।',
      },
      {
        en: 'The day came on which Sumati honoured his parents with shraddha, and his wife Chandravati cooked kheer for the guests. She turned away for a moment. A snake slid over the beam and let its venom fall into the pot. Nobody saw it but the dog. She could not speak. If they eat it they will die, she thought; and she ran and put her mouth to the pot before everybody’s eyes. Chandravati took a burning stick and struck her on the back. The kheer was thrown away, other food was cooked, and that evening nobody remembered to feed the dog; and the ox had been in the plough since dawn.',
        hi: 'वह दिन आया जब सुमति माता-पिता का श्राद्ध करता था, और पत्नी चंद्रवती ने अतिथियों के लिए खीर बनाई। वह क्षण भर को मुड़ी। शहतीर से एक साँप सरका और पात्र में विष गिरा गया। कुतिया के सिवा किसी ने न देखा। वह बोल न सकती थी। सोचा, ये खाएँगे तो बचेंगे नहीं; और सबके देखते दौड़कर पात्र में मुँह डाल दिया। चंद्रवती ने जलती लकड़ी से पीठ पर मारा। खीर फेंकी गई, दूसरा भोजन बना, और उस साँझ कुतिया को खिलाना किसी को याद न रहा; और बैल भोर से हल में था।',
      },
      {
        en: 'In the night Sumati could not sleep and sat on the step. In the dark he heard two voices. “My back burns,” said the one, “and I did it for them.” “I know,” said the other. “I was in the yoke all day, my mouth tied, in my own field. Today he feeds the whole village in our name, and we two are hungry.” They were not angry. They spoke as two old people speak in bed, after a long day. Sumati knew the voices. He got up, brought grass and water and warm food, set them down, and put his head on the ground before the ox and the dog.',
        hi: 'रात में सुमति को नींद न आई और वह सीढ़ी पर बैठा था। अँधेरे में दो स्वर सुने। एक बोला, “पीठ जलती है, और मैंने उन्हीं के लिए किया।” दूसरा बोला, “जानता हूँ। मैं मुँह बँधा दिन भर अपने ही खेत में जुता रहा। आज वह हमारे नाम से पूरे गाँव को खिलाता है, और हम दोनों भूखे हैं।” उनमें क्रोध न था। वे ऐसे बोलते थे जैसे लंबे दिन के बाद दो वृद्ध सोने से पहले बोलते हैं। सुमति ने स्वर पहचाने। वह उठा, घास, जल और गरम भोजन लाया, रखा, और बैल और कुतिया के आगे धरती पर माथा टेक दिया।',
      },
      {
        en: 'In the morning he went into the forest to the sages and asked what a son can do. They did not scold. “On the fifth of bright Bhadrapad,” they said, “bathe at noon, worship the seven rishis and Arundhati with your wife, and eat nothing for which an ox had to pull. Then give what is good in it to those two.” So they did. It is told that father and mother rose up light as breath, and blessed the house. And since then, on one day of the year, the plough stands still, seven names are said, and one looks twice at whoever lives in the yard.',
        hi: 'सुबह वह वन में ऋषियों के पास गया और पूछा, पुत्र क्या कर सकता है। उन्होंने डाँटा नहीं। बोले, “भाद्रपद शुक्ल पंचमी को मध्याह्न में स्नान कर पत्नी सहित सप्तऋषियों और अरुंधती को पूजो, और ऐसा कुछ न खाओ जिसके लिए बैल को खींचना पड़ा हो। फिर उसका पुण्य उन दोनों को दे दो।” उन्होंने यही किया। कहते हैं, माता-पिता साँस-से हल्के होकर उठे और घर को आशीर्वाद दिया। और तब से वर्ष में एक दिन हल रुका रहता है, सात नाम लिए जाते हैं, और आँगन में जो भी रहता हो उसे ध्यान से देखा जाता है।',
      },
    ],
  },
  sources: [
    {
      en: 'Rishi Panchami Vrat Katha, traditionally of the Bhavishyottara Purana; Vratraj',
      hi: 'ऋषि पंचमी व्रत कथा, परंपरा में भविष्योत्तर पुराण की; व्रतराज',
    },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
