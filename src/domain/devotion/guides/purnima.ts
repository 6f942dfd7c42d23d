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
  singAarti,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { lakshmiName, moonName, narayana, vishnu } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Anybody. The full moon is the day of Vishnu, of Lakshmi and of the Moon, on which many bathe, fast lightly, give something away and hear the Satyanarayan katha.',
    hi: 'कोई भी। पूर्णिमा विष्णु, लक्ष्मी और चंद्रमा का दिन है; बहुत लोग स्नान, हल्का व्रत और दान करते हैं और सत्यनारायण की कथा सुनते हैं।',
  },
  when: {
    en: 'On the day of the full moon; arghya to the moon after it has risen.',
    hi: 'पूर्णिमा तिथि को; चंद्रमा को अर्घ्य उसके उदय के बाद।',
  },
  time: { en: '30 minutes, and a moment at moonrise', hi: '30 मिनट, और चंद्रोदय पर कुछ क्षण' },
  items: [
    items.picture({ en: 'Vishnu and Lakshmi', hi: 'विष्णु-लक्ष्मी' }),
    items.lamp,
    items.water,
    items.rice,
    { name: { en: 'White or yellow flowers', hi: 'सफ़ेद या पीले फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.tulsi,
    items.fruit,
    {
      name: { en: 'Kheer, or milk with sugar', hi: 'खीर, या मीठा दूध' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    {
      name: { en: 'Water with milk for the moon', hi: 'चंद्रमा के लिए दूध मिला जल' },
      amount: { en: '1 pot', hi: '1 लोटा' },
    },
    items.sandal,
    items.incense,
    items.camphor,
    {
      name: {
        en: 'Rice, milk, sugar or white cloth to give away',
        hi: 'दान के लिए चावल, दूध, शक्कर या सफ़ेद वस्त्र',
      },
      isOptional: true,
    },
  ],
  steps: [
    {
      title: { en: 'Bathe in the morning', hi: 'सुबह का स्नान' },
      text: {
        en: 'Bathe early, in a river if one is near and safe, or at home with a thought of the rivers. Sweep the house and the threshold.',
        hi: 'सुबह जल्दी स्नान करें, पास में सुरक्षित नदी हो तो वहाँ, नहीं तो घर पर नदियों का स्मरण करके। घर और देहरी साफ़ करें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Purnima for Vishnu and Lakshmi, with thanks for what this month has brought.',
      hi: 'इस महीने में जो मिला उसके धन्यवाद में, विष्णु-लक्ष्मी की प्रीति के लिए पूर्णिमा का व्रत मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship Vishnu and Lakshmi', hi: 'विष्णु-लक्ष्मी पूजन' },
      text: {
        en: 'Say the verse. Offer water, sandalwood, flowers and tulsi to Vishnu, a flower and kumkum to Lakshmi, each with the name.',
        hi: 'श्लोक बोलें। विष्णु को जल, चंदन, फूल और तुलसी, लक्ष्मी को फूल और कुमकुम, नाम के साथ चढ़ाएँ।',
      },
      say: [vishnu, narayana, lakshmiName],
    },
    readKatha,
    offerFood({ en: 'kheer and fruit', hi: 'खीर और फल' }),
    singAarti({ en: '“Om Jai Jagdish Hare”', hi: '“ॐ जय जगदीश हरे”' }),
    askForgiveness,
    {
      title: { en: 'Give something away', hi: 'दान' },
      text: {
        en: 'Give what you can to somebody who needs it: rice, milk, a meal, an hour of your time. It is not the amount that counts.',
        hi: 'जिसे ज़रूरत हो उसे जो बन पड़े दें: चावल, दूध, भोजन, या अपना एक घंटा। मात्रा का महत्व नहीं।',
      },
    },
    {
      title: { en: 'Greet the moon', hi: 'चंद्रमा को अर्घ्य' },
      text: {
        en: 'When the moon is up, pour the water with milk in a thin stream, offer a flower, and stay in its light for a while.',
        hi: 'चंद्रोदय पर दूध मिला जल पतली धार से दें, फूल चढ़ाएँ, और कुछ देर चाँदनी में रहें।',
      },
      say: [moonName],
    },
  ],
  food: {
    eaten: [
      {
        en: 'Fruit and milk during the day, or one meal; after moonrise kheer and a simple meal.',
        hi: 'दिन में फल-दूध या एक भोजन; चंद्रोदय के बाद खीर और सादा भोजन।',
      },
    ],
    avoided: [
      {
        en: 'Meat, eggs and alcohol; many leave out onion and garlic, some salt and grain.',
        hi: 'मांस, अंडा और मदिरा; बहुत लोग प्याज़-लहसुन, कुछ नमक और अन्न भी छोड़ते हैं।',
      },
    ],
    end: {
      en: 'After the arghya to the moon, with the kheer that was offered.',
      hi: 'चंद्रमा को अर्घ्य देकर, भोग की खीर से।',
    },
  },
  regions: [
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Satyanarayan katha in the evening; bathing fairs on the Ganga at Kartik, Magh and Vaishakh Purnima.',
        hi: 'शाम को सत्यनारायण कथा; कार्तिक, माघ और वैशाख पूर्णिमा पर गंगा-स्नान के मेले।',
      },
    },
    {
      where: { en: 'Bengal, Odisha, Assam', hi: 'बंगाल, ओडिशा, असम' },
      how: {
        en: 'Kojagari Lakshmi Puja on Sharad Purnima, with rice-flour footprints of Lakshmi.',
        hi: 'शरद पूर्णिमा पर कोजागरी लक्ष्मी पूजा, चावल के आटे से लक्ष्मी के पदचिह्न।',
      },
    },
    {
      where: { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
      how: {
        en: 'Pournami: walking around the hill at Tiruvannamalai, and lamps for the Devi.',
        hi: 'पौर्णमी: तिरुवन्नामलै में गिरि-परिक्रमा और देवी के लिए दीप।',
      },
    },
  ],
  withoutPriest: {
    en: 'Nothing in it asks for a priest; for the Satyanarayan puja this app has a guide of its own.',
    hi: 'इसमें पुरोहित की ज़रूरत नहीं; सत्यनारायण पूजा की अलग विधि इसी ऐप में है।',
  },
  optional: {
    en: 'The fast, the katha, the bath in a river. A lamp and a moment under the moon are enough.',
    hi: 'व्रत, कथा, नदी-स्नान। एक दीप और चाँदनी में एक क्षण काफ़ी है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'At a river stay where it is shallow and guarded, hold children by the hand, and keep away from crowds that push.',
      hi: 'नदी में उथले और सुरक्षित घाट पर ही रहें, बच्चों का हाथ पकड़ें, और धक्कामुक्की वाली भीड़ से दूर रहें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The moon that grows full again', hi: 'फिर से भरने वाला चंद्रमा' },
    short: {
      en: 'The Moon had married twenty-seven daughters of Daksha, but sat with Rohini alone. The sisters were sad, and their father spoke a hard word: that his light should wane. Night after night he grew thinner; plants drooped, and the tides were still. The Moon went to Prabhasa by the sea and worshipped Shiva there with all his heart. Shiva did not take the word back, but softened it: for half a month you shall wane, for half a month you shall grow. Since then the Moon visits each of the sisters for a night, and on Purnima stands full in the sky, a sign that what has grown less can grow again.',
      hi: 'चंद्रमा ने दक्ष की सत्ताईस पुत्रियों से विवाह किया, पर केवल रोहिणी के पास रहता। बहनें दुखी हुईं, और पिता ने कठोर वचन कहा कि उसका प्रकाश घटे। रात-दर-रात वह क्षीण होता गया; वनस्पतियाँ मुरझाईं, ज्वार थम गए। चंद्रमा ने समुद्र-तट पर प्रभास में पूरे मन से शिव की उपासना की। शिव ने वचन लौटाया नहीं, पर कोमल कर दिया: आधे मास घटोगे, आधे मास बढ़ोगे। तब से चंद्रमा हर बहन के पास एक रात रहता है, और पूर्णिमा को पूरा दिखता है: जो घटा है वह फिर बढ़ सकता है।',
    },
    long: [
      {
        en: 'Daksha had twenty-seven daughters, the stars of the lunar road, and gave them all to the Moon, who promised to be the same to each. But Rohini sang, and her house was where he stayed. The others waited at their windows. In the end they went to their father and told him.',
        hi: 'दक्ष की सत्ताईस पुत्रियाँ थीं, चंद्र-पथ के नक्षत्र; सबका विवाह चंद्रमा से हुआ, जिसने सबसे एक-सा व्यवहार करने का वचन दिया। पर रोहिणी गाती थी, और वह उसी के घर ठहर गया। बाक़ी अपनी खिड़कियों पर प्रतीक्षा करती रहीं। अंत में उन्होंने पिता से कहा।',
      },
      {
        en: 'Daksha asked the Moon twice to keep his word, and twice the Moon promised and forgot. The third time Daksha said in his anger: “Then let your light leave you.” From that night the Moon grew thin. Herbs lost their juice, cows their milk, and the sea lay flat. The gods saw that the fault of one had become the need of all.',
        hi: 'दक्ष ने दो बार वचन निभाने को कहा; दो बार चंद्रमा ने वचन दिया और भूल गया। तीसरी बार क्रोध में दक्ष बोले, “तो तुम्हारा प्रकाश तुम्हें छोड़ दे।” उस रात से चंद्रमा घटने लगा। जड़ी-बूटियों का रस सूखा, गायों का दूध घटा, समुद्र शांत पड़ गया। देवताओं ने देखा कि एक की भूल सबकी कठिनाई बन गई।',
      },
      {
        en: 'The Moon went to Prabhasa, where the Saraswati meets the sea, made a linga of sand, and for six months said the name of the one who conquers death. Only a thread of light was left of him when Shiva came. “What Daksha has said has been said,” Shiva told him, “but you have understood. One half of the month you shall lose a part each day, and one half you shall win it back.” He took the thread of light and put it in his own hair, where it still is.',
        hi: 'चंद्रमा प्रभास गया, जहाँ सरस्वती समुद्र से मिलती है, रेत का लिंग बनाया और छह मास मृत्युंजय का नाम जपा। जब शिव आए तब प्रकाश की बस एक रेखा बची थी। शिव बोले, “दक्ष ने जो कहा वह कहा गया, पर तुम समझ गए हो। आधे मास प्रतिदिन एक कला घटेगी, आधे मास फिर मिलेगी।” उन्होंने प्रकाश की वह रेखा अपनी जटा में रख ली, जहाँ वह आज भी है।',
      },
      {
        en: 'So the Moon goes his round and is a guest with each of the sisters for a night and a day. The place where he prayed is Somnath. And on the night when he is full, people light a lamp, cook rice in milk, and give away some of it: for he too lives by what was given to him.',
        hi: 'तब से चंद्रमा अपने मार्ग पर चलता है और हर बहन का एक दिन-रात अतिथि होता है। जहाँ उसने प्रार्थना की वह सोमनाथ है। और जिस रात वह पूरा होता है, लोग दीप जलाते हैं, दूध में चावल पकाते हैं और कुछ बाँटते हैं: क्योंकि वह भी मिले हुए से ही जीता है।',
      },
    ],
  },
  sources: [
    {
      en: 'The waning of the Moon and Somnath: Mahabharata (Shalya Parva) and Shiva Purana',
      hi: 'चंद्रमा का क्षय और सोमनाथ: महाभारत (शल्य पर्व) और शिव पुराण',
    },
    { en: 'Household custom', hi: 'घर-घर की रीति' },
  ],
};
