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
import { happiness, hanuman, rama } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'All who love Rama, young and old. He is born at noon, on the ninth day of Chaitra Navratri; in many homes the nine days end with him.',
    hi: 'राम के सभी भक्त, छोटे-बड़े। चैत्र नवरात्रि की नवमी को दोपहर में उनका जन्म है; कई घरों में नौ दिन उन्हीं के साथ पूरे होते हैं।',
  },
  when: {
    en: 'On the ninth of the bright half of Chaitra, at midday (madhyahna).',
    hi: 'चैत्र शुक्ल नवमी को, मध्याह्न में।',
  },
  time: { en: '45 minutes around noon', hi: 'दोपहर में 45 मिनट' },
  items: [
    items.picture({ en: 'Rama, Sita, Lakshmana and Hanuman', hi: 'राम, सीता, लक्ष्मण और हनुमान' }),
    {
      name: { en: 'Small cradle, or a bowl with cloth', hi: 'छोटा पालना, या कपड़ा बिछी कटोरी' },
      isOptional: true,
    },
    items.lamp,
    items.water,
    items.tulsi,
    items.sandal,
    items.flowers,
    items.panchamrit,
    {
      name: { en: 'Panjiri of coriander or wheat, or panakam', hi: 'धनिया या आटे की पंजीरी, या पानकम' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    items.fruit,
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'In the forenoon', hi: 'पूर्वाह्न' },
      text: {
        en: 'Bathe, decorate the cradle, and sing or read from the Bal Kand until noon.',
        hi: 'स्नान कर पालना सजाएँ, और दोपहर तक भजन या बालकांड का पाठ करें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Rama’s birthday with joy, as far as my health allows, and wish to keep my word as he kept his.',
      hi: 'स्वास्थ्य के अनुसार श्री राम नवमी का व्रत, और उनकी तरह वचन निभाना, मेरा संकल्प है।',
    }),
    readKatha,
    {
      title: { en: 'Noon: Rama is born', hi: 'दोपहर: राम जन्म' },
      text: {
        en: 'At noon ring the bell, lay the small image or a coconut in the cradle and rock it. Tulsidas’ hymn “Bhaye pragat kripala” is sung by those who know it.',
        hi: 'ठीक दोपहर घंटी बजाएँ, छोटी मूर्ति या नारियल पालने में रखकर झुलाएँ। जिन्हें आती हो वे “भए प्रगट कृपाला” स्तुति गाएँ।',
      },
      say: [rama],
    },
    {
      title: { en: 'Worship', hi: 'पूजन' },
      text: {
        en: 'Sprinkle panchamrit and water, offer sandal, flowers and tulsi to Rama, flowers to Sita and Lakshmana, and a flower to Hanuman last.',
        hi: 'पंचामृत और जल छिड़कें, राम जी को चंदन, फूल, तुलसी, सीता जी और लक्ष्मण जी को फूल, और अंत में हनुमान जी को फूल चढ़ाएँ।',
      },
      say: [rama, hanuman],
    },
    offerFood({ en: 'panjiri, panakam and fruit', hi: 'पंजीरी, पानकम और फल' }),
    singAarti({ en: '“Shri Ramchandra Kripalu”', hi: '“श्री रामचंद्र कृपालु”' }),
    { ...askForgiveness, say: [happiness] },
  ],
  food: {
    eaten: [
      {
        en: 'Fruit, milk, nuts, dishes without grain; panjiri and panakam as prasad.',
        hi: 'फल, दूध, मेवे, बिना अन्न के व्यंजन; प्रसाद में पंजीरी और पानकम।',
      },
    ],
    avoided: [
      {
        en: 'Grain, onion, garlic, meat, alcohol for those who fast.',
        hi: 'व्रत वालों के लिए अन्न, प्याज़, लहसुन, मांस, मदिरा।',
      },
    ],
    end: {
      en: 'After the midday puja, or next morning, as your house does.',
      hi: 'मध्याह्न पूजा के बाद, या घर की रीति से अगली सुबह।',
    },
  },
  regions: [
    {
      where: { en: 'Ayodhya and Awadh', hi: 'अयोध्या और अवध' },
      how: { en: 'Bath in the Sarayu, badhai songs at noon.', hi: 'सरयू-स्नान, दोपहर में बधाई गीत।' },
    },
    {
      where: { en: 'Andhra, Telangana', hi: 'आंध्र, तेलंगाना' },
      how: {
        en: 'Sitarama Kalyanam: the wedding is held, as at Bhadrachalam; panakam and vadapappu.',
        hi: 'सीताराम कल्याणम्: भद्राचलम की तरह विवाह होता है; पानकम और वडपप्पु।',
      },
    },
    {
      where: { en: 'Karnataka, Tamil Nadu', hi: 'कर्नाटक, तमिलनाडु' },
      how: {
        en: 'Panaka and kosambari are given to all; days of music.',
        hi: 'सबको पानक और कोसंबरी; कई दिन संगीत।',
      },
    },
  ],
  withoutPriest: {
    en: 'The name of Rama is enough, says Tulsidas; nobody needs to say it for you.',
    hi: 'तुलसीदास कहते हैं राम नाम ही पर्याप्त है; उसे आपके लिए किसी और को बोलना नहीं पड़ता।',
  },
  optional: {
    en: 'Cradle, fast, the whole Ramayana. A chapter read to a child at noon is Ram Navami.',
    hi: 'पालना, व्रत, पूरी रामायण। दोपहर में किसी बच्चे को पढ़ा एक प्रसंग ही राम नवमी है।',
  },
  cautions: [...fasting, flame],
  katha: {
    title: { en: 'The bowl of payasam', hi: 'खीर का पात्र' },
    short: {
      en: 'King Dasharatha of Ayodhya was old and had no son. The sage Rishyashringa held a sacrifice for him, and out of the fire came a being dark and bright with a golden bowl of payasam. “Let your queens eat this.” Kausalya received one half, Sumitra a part, Kaikeyi a part, and what was left went to Sumitra once more. On the ninth day of Chaitra, at noon, when five planets stood high, Kausalya bore Rama; then Kaikeyi Bharata, and Sumitra Lakshmana and Shatrughna. The sun, people say, stood still to look, and for a month it did not grow dark in Ayodhya. The four slept in one cradle, and Lakshmana cried until he was laid beside Rama.',
      hi: 'अयोध्या के राजा दशरथ वृद्ध हुए और पुत्र न था। ऋषि ऋष्यशृंग ने यज्ञ कराया, और अग्नि से खीर का स्वर्ण-पात्र लिए एक दिव्य पुरुष निकला। “रानियों को खिलाइए।” कौसल्या को आधा, सुमित्रा को एक भाग, कैकेयी को एक भाग, और बचा हुआ फिर सुमित्रा को मिला। चैत्र की नवमी को, दोपहर में, जब पाँच ग्रह उच्च थे, कौसल्या को राम हुए; फिर कैकेयी को भरत, और सुमित्रा को लक्ष्मण व शत्रुघ्न। कहते हैं सूर्य देखने को ठहर गए, और अयोध्या में महीने भर रात न हुई। चारों एक पालने में सोते, और लक्ष्मण तब तक रोते जब तक राम के पास न लिटाए जाएँ।',
    },
    long: [
      {
        en: 'On the Sarayu lay Ayodhya, wide and glad, with mango groves and streets sprinkled with water. King Dasharatha ruled there, and nobody in it lied or went hungry; only the king himself had a grief. He had no child. Sumantra, his charioteer and friend, remembered an old word: Rishyashringa, the sage who had grown up among deer, could help. So the king travelled to fetch him, and the sacrifice was held on the northern bank, through a whole spring.',
        hi: 'सरयू के तट पर विशाल, प्रसन्न अयोध्या थी, आम के बाग़ और जल छिड़की गलियाँ। राजा दशरथ राज्य करते थे; कोई झूठ न बोलता, कोई भूखा न रहता; बस राजा को एक दुःख था। संतान न थी। सारथि और मित्र सुमंत्र को पुरानी बात याद आई: हिरणों के बीच पले ऋषि ऋष्यशृंग सहायता कर सकते हैं। राजा उन्हें लाने गए, और पूरे वसंत उत्तर तट पर यज्ञ हुआ।',
      },
      {
        en: 'In those days the gods had come to Vishnu. Ravana of Lanka had won the boon that neither god nor demon may slay him; of human beings he had not thought. “Then I shall be one,” said Vishnu, “and learn what it is to be a son, a brother, a husband, and to lose and to keep one’s word.” He looked over the earth, and saw a king before a fire.',
        hi: 'उन दिनों देवता विष्णु के पास आए थे। लंका के रावण को वर था कि न देव मार सके न दानव; मनुष्य का उसने सोचा ही न था। विष्णु बोले, “तो मैं मनुष्य बनूँगा, और जानूँगा कि पुत्र, भाई, पति होना, खोना और वचन निभाना क्या है।” उन्होंने पृथ्वी पर देखा, और अग्नि के आगे एक राजा दिखा।',
      },
      {
        en: 'Out of the flames rose one with hair like a lion’s, in red, holding a bowl of gold as one holds a child. “From the gods,” he said. Dasharatha took it with both hands and went to the queens. He gave half to Kausalya, the eldest, half of the rest to Sumitra, half of what remained to Kaikeyi, and thought, and gave the last again to Sumitra. They ate; and twelve months later, on the ninth of Chaitra, under Punarvasu, at noon, it was time. The drums of the sky were heard, and the streets were full. Vasishtha gave the names: Rama, in whom all find joy; Bharata, who bears; Lakshmana, who has good signs; Shatrughna, who ends enmity. And the old king, who had never known for what to be thankful first, ran from cradle to cradle until somebody told him that there was only one.',
        hi: 'लपटों से सिंह-केशों वाला, लाल वस्त्रों में कोई निकला, स्वर्ण-पात्र ऐसे थामे जैसे बालक को थामते हैं। बोला, “देवताओं की ओर से।” दशरथ ने दोनों हाथों से लिया और रानियों के पास गए। आधा बड़ी रानी कौसल्या को, शेष का आधा सुमित्रा को, बचे का आधा कैकेयी को, और सोचकर अंतिम भाग फिर सुमित्रा को दिया। उन्होंने खाया; बारह मास बाद, चैत्र की नवमी को, पुनर्वसु नक्षत्र में, दोपहर में समय हुआ। आकाश में दुंदुभि बजी, गलियाँ भर गईं। वसिष्ठ ने नाम दिए: राम, जिनमें सब रमें; भरत, जो भरण करें; लक्ष्मण, शुभ लक्षणों वाले; शत्रुघ्न, जो शत्रुता मिटाएँ। और वृद्ध राजा, जिन्हें समझ न आता था पहले किसका धन्यवाद करें, पालने से पालने दौड़ते रहे, जब तक किसी ने न कहा कि पालना तो एक ही है।',
      },
    ],
  },
  sources: [
    { en: 'Ramayana of Valmiki, Bala Kanda', hi: 'वाल्मीकि रामायण, बालकांड' },
    { en: 'The month without night: Ramcharitmanas, Bal Kand', hi: 'महीने भर का दिन: रामचरितमानस, बालकांड' },
  ],
};
