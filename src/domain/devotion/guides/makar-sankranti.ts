import type { PujaGuide } from '../puja-guide.ts';
import { items } from '../common-steps.ts';
import { gayatri, happiness, sun, sunName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Everybody: the Sun turns north, days grow longer, the winter harvest is in. One bathes, thanks the Sun, eats sesame and jaggery, and gives away.',
    hi: 'सभी: सूर्य उत्तर की ओर मुड़ते हैं, दिन बढ़ते हैं, जाड़े की फ़सल घर आती है। स्नान, सूर्य को धन्यवाद, तिल-गुड़ और दान।',
  },
  when: {
    en: 'When the Sun enters Makara, in the middle of January; bath and giving in the hours (punya kaal) that the calendar names.',
    hi: 'सूर्य के मकर में प्रवेश पर, जनवरी के मध्य में; स्नान और दान पंचांग के पुण्यकाल में।',
  },
  time: { en: '30 minutes, and the day out of doors', hi: '30 मिनट, और दिन खुले में' },
  items: [
    {
      name: { en: 'Pot with water, red flower, rice', hi: 'लोटा जल, लाल फूल, अक्षत' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Sesame and jaggery, or til laddu', hi: 'तिल और गुड़, या तिल के लड्डू' },
      amount: { en: 'for all', hi: 'सबके लिए' },
    },
    {
      name: { en: 'Rice and split black gram for khichdi', hi: 'खिचड़ी के लिए चावल और उड़द दाल' },
      amount: { en: 'for the meal', hi: 'भोजन भर' },
    },
    {
      name: {
        en: 'To give: khichdi grain, til, jaggery, a blanket, warm clothes',
        hi: 'दान: खिचड़ी, तिल, गुड़, कंबल, गर्म कपड़े',
      },
      amount: { en: 'what you can', hi: 'सामर्थ्य अनुसार' },
    },
    items.lamp,
    items.turmeric,
    { name: { en: 'Cotton kite string', hi: 'सूती पतंग-डोर' }, isOptional: true },
  ],
  steps: [
    {
      title: { en: 'Bathe', hi: 'स्नान' },
      text: {
        en: 'Bathe at home with a pinch of sesame in the water, or at a safe ghat.',
        hi: 'घर पर जल में चुटकी भर तिल डालकर, या सुरक्षित घाट पर स्नान करें।',
      },
    },
    {
      title: { en: 'Arghya to the Sun', hi: 'सूर्य को अर्घ्य' },
      text: {
        en: 'Face the sun, with eyes lowered, and pour water with flower and rice in a thin stream.',
        hi: 'सूर्य की ओर, आँखें नीची रखकर, फूल-अक्षत वाला जल पतली धार से दें।',
      },
      say: [sun, sunName],
    },
    {
      title: { en: 'Lamp and Gayatri', hi: 'दीप और गायत्री' },
      text: {
        en: 'Light a lamp before the gods of the house, offer til and jaggery, and say the Gayatri.',
        hi: 'घर के देवताओं के आगे दीप जलाएँ, तिल-गुड़ का भोग लगाएँ, और गायत्री बोलें।',
      },
      say: [gayatri],
    },
    {
      title: { en: 'Give', hi: 'दान' },
      text: {
        en: 'Touch the things you give with a wish, and bring them to whoever needs them: warm clothes do most good in this month.',
        hi: 'दान की वस्तुएँ शुभकामना के साथ छूकर ज़रूरतमंद तक पहुँचाएँ: इस महीने गर्म कपड़े सबसे उपयोगी हैं।',
      },
    },
    {
      title: { en: 'Til and gur', hi: 'तिल-गुड़' },
      text: {
        en: 'Give each other sesame and jaggery. In Maharashtra one says: take til and gul, and speak sweetly.',
        hi: 'एक-दूसरे को तिल-गुड़ दें। महाराष्ट्र में कहते हैं: तिळगुळ घ्या, गोड गोड बोला।',
      },
      say: [happiness],
    },
    {
      title: { en: 'Khichdi and kites', hi: 'खिचड़ी और पतंग' },
      text: {
        en: 'Cook khichdi with ghee, and eat it with curd, papad and pickle. Fly a kite with cotton string.',
        hi: 'घी वाली खिचड़ी बनाएँ, दही, पापड़, अचार के साथ खाएँ। सूती डोर से पतंग उड़ाएँ।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Khichdi, til laddu, chikki, curd and chura, undhiyu: what is new and warm.',
        hi: 'खिचड़ी, तिल के लड्डू, चिक्की, दही-चूड़ा, उंधियू: जो नया और गर्म हो।',
      },
    ],
    avoided: [
      {
        en: 'There is no fast; some eat only after the bath and the arghya.',
        hi: 'व्रत नहीं; कुछ लोग स्नान और अर्घ्य के बाद ही खाते हैं।',
      },
    ],
    end: { en: 'With til and jaggery first.', hi: 'पहले तिल-गुड़ से।' },
  },
  regions: [
    {
      where: { en: 'Bihar, Uttar Pradesh', hi: 'बिहार, उत्तर प्रदेश' },
      how: {
        en: 'Khichdi and dahi chura; bathing at Prayag and Ganga Sagar.',
        hi: 'खिचड़ी और दही-चूड़ा; प्रयाग और गंगासागर में स्नान।',
      },
    },
    {
      where: { en: 'Gujarat', hi: 'गुजरात' },
      how: {
        en: 'Uttarayan: kites from every roof, undhiyu and jalebi.',
        hi: 'उत्तरायण: हर छत से पतंग, उंधियू और जलेबी।',
      },
    },
    {
      where: { en: 'Maharashtra, Karnataka', hi: 'महाराष्ट्र, कर्नाटक' },
      how: {
        en: 'Haldi-kumkum among women; ellu-bella in Karnataka.',
        hi: 'महिलाओं का हल्दी-कुमकुम; कर्नाटक में एल्लु-बेल्ला।',
      },
    },
    {
      where: { en: 'Punjab, Assam, Tamil Nadu', hi: 'पंजाब, असम, तमिलनाडु' },
      how: { en: 'Lohri the evening before, Magh Bihu, Pongal.', hi: 'एक शाम पहले लोहड़ी, माघ बिहू, पोंगल।' },
    },
  ],
  withoutPriest: { en: 'Sun, water and your own hands.', hi: 'सूर्य, जल और अपने हाथ।' },
  optional: {
    en: 'The river, kites, new vessels. A glass of water to the sun and a warm thing given away are enough.',
    hi: 'नदी, पतंग, नए बर्तन। सूर्य को एक लोटा जल और एक गर्म वस्तु का दान काफ़ी है।',
  },
  cautions: [
    {
      en: 'Do not look straight into the sun. Cold water in January is hard on heart and blood pressure: bathe warm.',
      hi: 'सूर्य को सीधे न देखें। जनवरी का ठंडा जल हृदय और रक्तचाप पर भारी है: गुनगुने जल से नहाएँ।',
    },
    {
      en: 'Glass-coated or nylon string kills birds and riders: use cotton, stay off unfenced roofs and away from power lines, take children by the hand.',
      hi: 'काँच या नायलॉन की डोर चिड़ियों और राहगीरों के प्राण ले सकती है: सूती डोर लें, बिना मुँडेर की छत और बिजली के तारों से दूर रहें, बच्चों का हाथ थामें।',
    },
    { en: 'With diabetes a taste of til is enough.', hi: 'मधुमेह में तिल का ज़रा-सा स्वाद काफ़ी है।' },
  ],
  sources: [
    { en: 'Sankranti in Dharmasindhu; household custom', hi: 'धर्मसिंधु में संक्रांति; घर-घर की रीति' },
    { en: 'Gayatri: Rigveda 3.62.10', hi: 'गायत्री: ऋग्वेद 3.62.10' },
  ],
};
