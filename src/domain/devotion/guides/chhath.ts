import { fasting, items } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { happiness, salutation, sun, sunName } from '../verses.ts';

const shashthi = salutation(
  'ॐ षष्ठीदेव्यै नमः।',
  'Salutations to the goddess Shashthi, Chhathi Maiya.',
  'षष्ठी देवी, छठी मैया को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Women and men, above all of Bihar, Jharkhand, eastern Uttar Pradesh and the Terai, wherever they live today. The Sun and Chhathi Maiya are thanked, standing in water, when he sets and when he rises. There is no priest and no idol; what is offered comes from the field.',
    hi: 'स्त्री-पुरुष, विशेषकर बिहार, झारखंड, पूर्वी उत्तर प्रदेश और तराई के, जहाँ भी रहते हों। जल में खड़े होकर डूबते और उगते सूर्य और छठी मैया को धन्यवाद दिया जाता है। न पुरोहित, न मूर्ति; प्रसाद खेत का होता है।',
  },
  when: {
    en: 'Four days in the bright half of Kartik: Nahay Khay on the fourth, Kharna on the fifth, evening arghya on the sixth and morning arghya on the seventh. It is kept in Chaitra too.',
    hi: 'कार्तिक शुक्ल पक्ष के चार दिन: चतुर्थी को नहाय-खाय, पंचमी को खरना, षष्ठी को संध्या अर्घ्य, सप्तमी को उषा अर्घ्य। चैत्र में भी होता है।',
  },
  time: { en: 'Four days; the fast without water lasts about 36 hours', hi: 'चार दिन; निर्जल व्रत लगभग 36 घंटे' },
  items: [
    {
      name: {
        en: 'Bamboo trays (soop) and a basket (daura), or brass trays',
        hi: 'बाँस के सूप और दउरा, या पीतल के सूप',
      },
      amount: { en: '1 or more', hi: '1 या अधिक' },
    },
    {
      name: { en: 'Thekua: wheat flour, jaggery, ghee', hi: 'ठेकुआ: गेहूँ का आटा, गुड़, घी' },
      amount: { en: '1 kg flour', hi: '1 किलो आटा' },
    },
    {
      name: { en: 'Rice, jaggery and milk for the kheer of Kharna', hi: 'खरना की खीर के लिए चावल, गुड़, दूध' },
      amount: { en: 'for all', hi: 'सबके लिए' },
    },
    { name: { en: 'Sugar cane with leaves', hi: 'पत्तों सहित गन्ना' }, amount: { en: '2 to 5', hi: '2 से 5' } },
    {
      name: {
        en: 'Banana bunch, coconut, big lemon (daabh), other fruit',
        hi: 'केले का घौद, नारियल, डाभ नींबू, अन्य फल',
      },
      amount: { en: 'as you can', hi: 'सामर्थ्य अनुसार' },
    },
    {
      name: { en: 'Turmeric and ginger plants, radish, suthni', hi: 'हल्दी-अदरक के पौधे, मूली, सुथनी' },
      isOptional: true,
    },
    {
      name: { en: 'Milk and water for arghya, a pot', hi: 'अर्घ्य के लिए दूध, जल और लोटा' },
      amount: { en: '1 pot', hi: '1 लोटा' },
    },
    items.lamp,
    {
      name: { en: 'Sindoor, rice, betel leaf and nut', hi: 'सिंदूर, अक्षत, पान-सुपारी' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    {
      name: {
        en: 'New or clean cotton clothes without seams, as sari or dhoti',
        hi: 'नए या साफ़ सूती वस्त्र, साड़ी या धोती',
      },
      amount: { en: '1 set', hi: '1 जोड़ी' },
    },
    {
      name: {
        en: 'Clay stove and mango wood, or a clean stove kept for this',
        hi: 'मिट्टी का चूल्हा और आम की लकड़ी, या इसी के लिए साफ़ चूल्हा',
      },
      isOptional: true,
    },
  ],
  steps: [
    {
      title: { en: 'Day 1: Nahay Khay', hi: 'पहला दिन: नहाय-खाय' },
      text: {
        en: 'Clean the house and kitchen. Bathe, in a river if it is near and safe. Cook arwa rice, chana dal and bottle gourd with rock salt, without onion and garlic. The vrati eats first, then all.',
        hi: 'घर और रसोई साफ़ करें। स्नान करें, पास में सुरक्षित नदी हो तो वहाँ। सेंधा नमक से अरवा चावल, चना दाल और लौकी बनाएँ, बिना प्याज़-लहसुन। पहले व्रती खाएँ, फिर सब।',
      },
    },
    {
      title: { en: 'Day 2: fast, and Kharna', hi: 'दूसरा दिन: व्रत और खरना' },
      text: {
        en: 'Fast through the day. After sunset cook kheer of rice, milk and jaggery and roti, offer it with a banana on a leaf before a lamp, and eat it in quiet. Family and neighbours come for the prasad. Then the long fast begins.',
        hi: 'दिन भर व्रत रखें। सूर्यास्त के बाद गुड़ की खीर और रोटी बनाएँ, दीप के आगे पत्ते पर केले के साथ भोग लगाएँ और शांति से ग्रहण करें। परिवार-पड़ोस प्रसाद लें। फिर लंबा व्रत शुरू होता है।',
      },
      say: [shashthi],
    },
    {
      title: { en: 'Day 3: bake thekua', hi: 'तीसरा दिन: ठेकुआ बनाएँ' },
      text: {
        en: 'Knead flour with ghee and dissolved jaggery, press it in the mould and fry it on a low flame. Songs of Chhathi Maiya are sung meanwhile. Nothing is tasted before it has been offered.',
        hi: 'आटे को घी और घुले गुड़ से गूँधें, साँचे पर दबाएँ, धीमी आँच पर तलें। साथ में छठी मैया के गीत गाए जाते हैं। भोग से पहले कुछ चखा नहीं जाता।',
      },
    },
    {
      title: { en: 'Fill the trays', hi: 'सूप सजाएँ' },
      text: {
        en: 'Lay thekua, fruit, coconut, sugar cane, betel leaf, rice and a lamp in each tray, touch it with sindoor, cover the basket with a clean cloth, and carry it to the water on the head or in the arms.',
        hi: 'हर सूप में ठेकुआ, फल, नारियल, गन्ना, पान, अक्षत और दीप रखें, सिंदूर लगाएँ, दउरा साफ़ कपड़े से ढकें और सिर पर या हाथों में घाट तक ले जाएँ।',
      },
    },
    {
      title: { en: 'At the water', hi: 'घाट पर' },
      text: {
        en: 'A river, a pond, or a tub on the roof will do. Set the sugar cane upright, light the lamps, and step into the water no deeper than the knees, or the waist where it is quite still.',
        hi: 'नदी, तालाब, या छत पर टब भी चलता है। गन्ने खड़े करें, दीप जलाएँ, और जल में घुटनों तक, या जल बिलकुल शांत हो तो कमर तक ही उतरें।',
      },
    },
    {
      title: { en: 'Evening arghya', hi: 'संध्या अर्घ्य' },
      text: {
        en: 'Face the setting sun. Hold a tray in both hands and turn slowly once where you stand; somebody pours milk and water before it in a thin stream. So with each tray. Say the name, and what you are thankful for.',
        hi: 'डूबते सूर्य की ओर मुख करें। सूप दोनों हाथों में लेकर अपनी जगह धीरे-धीरे एक बार घूमें; कोई आगे दूध-जल की पतली धार दे। हर सूप के साथ यही। नाम लें, और जिसके लिए आभारी हैं वह कहें।',
      },
      say: [sunName, shashthi],
    },
    {
      title: { en: 'The night: Kosi', hi: 'रात: कोसी' },
      text: {
        en: 'Some set five sugar canes together like a tent and lamps in clay vessels below (kosi), at home or at the water. Sing, rest, keep warm.',
        hi: 'कुछ लोग पाँच गन्नों का मंडप बनाकर नीचे मिट्टी के पात्रों में दीप रखते हैं (कोसी), घर या घाट पर। गीत गाएँ, विश्राम करें, गर्म रहें।',
      },
    },
    {
      title: { en: 'Day 4: morning arghya', hi: 'चौथा दिन: उषा अर्घ्य' },
      text: {
        en: 'Be at the water before dawn with the same trays. Wait facing east. When the rim of the sun is there, offer milk and water as in the evening, with the verse.',
        hi: 'भोर से पहले उन्हीं सूपों के साथ घाट पर रहें। पूर्व की ओर मुख करके प्रतीक्षा करें। सूर्य की कोर दिखते ही शाम की तरह दूध-जल का अर्घ्य दें, श्लोक के साथ।',
      },
      say: [sun, sunName],
    },
    {
      title: { en: 'Give thanks, and end the fast', hi: 'प्रणाम और पारण' },
      text: {
        en: 'Bow to the sun and to Chhathi Maiya. Elders bless, married women put sindoor on each other. The vrati breaks the fast with ginger and water or a little milk, then prasad, and gives prasad to everybody who asks, whoever it is.',
        hi: 'सूर्य और छठी मैया को प्रणाम करें। बड़े आशीर्वाद दें, सुहागिनें सिंदूर लगाएँ। व्रती अदरक और जल या थोड़े दूध से पारण करें, फिर प्रसाद लें, और जो भी माँगे, सबको प्रसाद दें।',
      },
      say: [happiness],
    },
  ],
  days: [
    {
      name: { en: '1: Nahay Khay', hi: '1: नहाय-खाय' },
      text: {
        en: 'Bath, clean kitchen, one meal of rice, chana dal and bottle gourd.',
        hi: 'स्नान, साफ़ रसोई, चावल, चना दाल और लौकी का एक भोजन।',
      },
    },
    {
      name: { en: '2: Kharna', hi: '2: खरना' },
      text: {
        en: 'Fast until evening, then jaggery kheer and roti; after it no food and no water.',
        hi: 'शाम तक व्रत, फिर गुड़ की खीर और रोटी; उसके बाद अन्न-जल नहीं।',
      },
    },
    {
      name: { en: '3: Evening arghya', hi: '3: संध्या अर्घ्य' },
      text: {
        en: 'Thekua is baked, trays are filled, and the setting sun is worshipped.',
        hi: 'ठेकुआ बनता है, सूप सजते हैं, डूबते सूर्य की पूजा होती है।',
      },
    },
    {
      name: { en: '4: Morning arghya', hi: '4: उषा अर्घ्य' },
      text: {
        en: 'The rising sun is worshipped, the fast ends, prasad is shared.',
        hi: 'उगते सूर्य की पूजा, पारण और प्रसाद।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Day 1: rice, chana dal, bottle gourd with rock salt. Day 2 after sunset: jaggery kheer and roti.',
        hi: 'पहला दिन: सेंधा नमक में चावल, चना दाल, लौकी। दूसरे दिन सूर्यास्त के बाद: गुड़ की खीर और रोटी।',
      },
      {
        en: 'Family who do not fast eat food without onion and garlic.',
        hi: 'जो व्रत में नहीं, वे परिवारजन बिना प्याज़-लहसुन का भोजन लेते हैं।',
      },
    ],
    avoided: [
      {
        en: 'From Kharna to the morning arghya the vrati takes neither food nor water, by usage; onion, garlic, meat and alcohol stay out of the house all four days.',
        hi: 'परंपरा में खरना से उषा अर्घ्य तक व्रती अन्न-जल नहीं लेते; चारों दिन घर में प्याज़, लहसुन, मांस, मदिरा नहीं।',
      },
    ],
    end: {
      en: 'After the morning arghya, with ginger and water or a little milk, slowly, then prasad and a light meal.',
      hi: 'उषा अर्घ्य के बाद अदरक-जल या थोड़े दूध से, धीरे-धीरे, फिर प्रसाद और हल्का भोजन।',
    },
  },
  regions: [
    {
      where: { en: 'Bihar and Jharkhand', hi: 'बिहार और झारखंड' },
      how: {
        en: 'Ghats on river and pond are cleaned by everybody; Kosi is filled for a special thanks.',
        hi: 'नदी-तालाब के घाट सब मिलकर साफ़ करते हैं; विशेष आभार के लिए कोसी भरी जाती है।',
      },
    },
    {
      where: { en: 'Mithila and Nepal', hi: 'मिथिला और नेपाल' },
      how: {
        en: 'Aripan drawings, bhusba (rice laddu) beside thekua, Maithili songs.',
        hi: 'अरिपन, ठेकुआ के साथ भुसबा (चावल के लड्डू), मैथिली गीत।',
      },
    },
    {
      where: { en: 'Cities far away', hi: 'दूर के शहर' },
      how: {
        en: 'A tub or a children’s pool on roof or balcony, or a pond that the city sets up, is as right as a river.',
        hi: 'छत या बालकनी में टब, या नगर के बनाए कुंड, नदी जितने ही ठीक हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'Chhath has no priest: the vrati is the one who worships.',
    hi: 'छठ में पुरोहित नहीं होता: व्रती ही पूजा करते हैं।',
  },
  optional: {
    en: 'The number of trays, Kosi, prostrating on the way (dand). A family may share one vrati’s trays; who cannot fast helps with baking and carrying and has a part in it.',
    hi: 'सूपों की संख्या, कोसी, दंड-प्रणाम। परिवार एक व्रती के सूप में साझा कर सकता है; जो व्रत न रखें वे बनाने और ले जाने में हाथ बँटाकर सहभागी होते हैं।',
  },
  cautions: [
    ...fasting,
    {
      en: 'A day and a half without water is heavy. Keep it only if you are well; who passes the vrat on, or drinks, does no wrong. Sit in the shade, and have somebody with you.',
      hi: 'डेढ़ दिन बिना जल भारी है। पूरी तरह स्वस्थ हों तभी रखें; जो व्रत किसी को सौंप दें या जल ले लें, उनसे कोई भूल नहीं होती। छाँव में बैठें और किसी को साथ रखें।',
    },
    {
      en: 'In the water: never alone, never past the barrier, children always by the hand; mind slippery steps, deep mud and cold. Foam on a river is waste: choose clean water.',
      hi: 'जल में: कभी अकेले नहीं, घेरे के पार नहीं, बच्चों का हाथ थामे रहें; फिसलन, दलदल और ठंड से बचें। नदी का झाग कचरा है: साफ़ जल चुनें।',
    },
    {
      en: 'Do not look straight into the sun. Keep crackers and flames away from synthetic saris.',
      hi: 'सूर्य को सीधे न देखें। पटाखे और लौ सिंथेटिक साड़ी से दूर रखें।',
    },
  ],
  katha: {
    title: { en: 'King Priyavrata and the sixth', hi: 'राजा प्रियव्रत और षष्ठी देवी' },
    short: {
      en: 'King Priyavrata and his wife Malini had long waited for a child, and when it was born it did not breathe. The king carried it to the river and would not let it go. There a bright chariot came down, and in it a goddess. “I am Devasena,” she said, “born of the sixth part of Nature, and so called Shashthi. I watch over children.” She took the child in her hands, and it cried. Then she turned to go with it, and the king sang her praise until she laid it in his arms. She asked for nothing but to be remembered on the sixth day. So children’s mothers call her Chhathi Maiya, and with her they greet the Sun, by whose light all that is born grows up.',
      hi: 'राजा प्रियव्रत और रानी मालिनी ने संतान की लंबी प्रतीक्षा की, और जब बालक जन्मा तो उसमें साँस न थी। राजा उसे नदी पर ले गए और छोड़ न सके। तभी एक उज्ज्वल विमान उतरा, उसमें देवी थीं। बोलीं, “मैं देवसेना हूँ, प्रकृति के छठे अंश से जन्मी, इसलिए षष्ठी। मैं बच्चों की रक्षा करती हूँ।” उन्होंने बालक को हाथों में लिया और वह रो पड़ा। वे उसे लेकर चलने लगीं; राजा स्तुति करते रहे, तब उन्होंने बालक उनकी गोद में दे दिया। उन्होंने बस छठी तिथि को स्मरण माँगा। इसीलिए माताएँ उन्हें छठी मैया कहती हैं, और उनके साथ सूर्य को प्रणाम करती हैं, जिनके प्रकाश में हर जन्मा हुआ बढ़ता है।',
    },
    long: [
      {
        en: 'Priyavrata, son of Manu, was a king who would have liked best to be a hermit. When he had married Malini after all, they waited many years for a child. The sage Kashyapa held a sacrifice for them, and Malini bore a son, fair as gold; but he lay still and did not open his eyes. The women wept, and the king took the child, went alone to the river and sat down on the bank. He could neither keep him nor give him to the water.',
        hi: 'मनु के पुत्र प्रियव्रत ऐसे राजा थे जो तपस्वी होना चाहते थे। मालिनी से विवाह के बाद वर्षों संतान की प्रतीक्षा रही। ऋषि कश्यप ने यज्ञ कराया, और मालिनी को सोने-सा सुंदर पुत्र हुआ; पर वह शांत पड़ा रहा, आँखें न खोलीं। महिलाएँ रोईं; राजा बालक को लेकर अकेले नदी पर गए और तट पर बैठ गए। न रख सकते थे, न जल को दे सकते थे।',
      },
      {
        en: 'Then it grew bright over the water. A chariot of crystal came down, and in it sat a goddess in white with a garland of champak. The king laid the child on the ground and folded his hands. “Who are you?” “I am Devasena, daughter of Brahma’s mind, wife of Skanda. I am the sixth part of Nature and am called Shashthi. I give children to those who have none, and work to those who are poor, and everybody what he has done. Joy and grief, king, all come by deeds, and all pass.” She lifted the child and breathed on it. It drew up its legs and cried.',
        hi: 'तभी जल पर उजाला हुआ। स्फटिक का विमान उतरा, उसमें श्वेत वस्त्र और चंपा की माला पहने देवी थीं। राजा ने बालक को भूमि पर रखा और हाथ जोड़े। “आप कौन हैं?” “मैं देवसेना, ब्रह्मा की मानस पुत्री, स्कंद की पत्नी। प्रकृति का छठा अंश हूँ, इसलिए षष्ठी कहलाती हूँ। निःसंतान को संतान, निर्धन को काम, और सबको उनके कर्म का फल देती हूँ। राजन, सुख-दुःख कर्म से आते हैं, और सब बीत जाते हैं।” उन्होंने बालक को उठाया और फूँक दी। उसने पैर समेटे और रो पड़ा।',
      },
      {
        en: 'The goddess held him and rose with him into the air. With a dry mouth the king began to praise her, as it came to him, and could not end. At that she turned around and smiled. “He is yours. Call him Suvrata. Tell of me in your land: that I be remembered on every sixth day, and where a child is born, on its sixth night.” She laid him in his arms, and the light went away over the water.',
        hi: 'देवी उसे लेकर आकाश में उठने लगीं। सूखे कंठ से राजा स्तुति करने लगे, जैसे-जैसे मन में आया, और रुक न सके। तब वे मुड़ीं और मुस्कराईं। “यह तुम्हारा है। नाम सुव्रत रखना। अपने राज्य में मेरी बात कहना: हर छठी तिथि को, और जहाँ बालक जन्मे वहाँ छठी रात को, मेरा स्मरण हो।” उन्होंने उसे गोद में दिया, और प्रकाश जल के पार चला गया।',
      },
      {
        en: 'Others tell of Draupadi, who worshipped the Sun with the Pandavas in the forest; of Karna, who stood in the water each morning and gave whatever he was asked for; and of Sita, who greeted the Sun on the sixth of Kartik when she had come home. Whoever stands in the water at dusk, with what grew in the field held up in both hands, is in good company. And he who only watches the sun go down knows: on the morrow he is met again.',
        hi: 'कोई द्रौपदी की बात कहता है, जिन्होंने वन में पांडवों के साथ सूर्य की उपासना की; कोई कर्ण की, जो हर सुबह जल में खड़े रहते और माँगने वाले को सब देते; कोई सीता की, जिन्होंने घर लौटकर कार्तिक षष्ठी को सूर्य को प्रणाम किया। साँझ के जल में, खेत की उपज दोनों हाथों में उठाए जो खड़ा है, वह अच्छे साथ में है। और जो डूबते सूर्य को विदा करता है, जानता है कि कल फिर मिलेंगे।',
      },
    ],
  },
  sources: [
    {
      en: 'Shashthi and King Priyavrata: Brahma Vaivarta Purana and Devi Bhagavata',
      hi: 'षष्ठी और राजा प्रियव्रत: ब्रह्मवैवर्त पुराण और देवी भागवत',
    },
    {
      en: 'Living custom of Bihar, Jharkhand and eastern Uttar Pradesh',
      hi: 'बिहार, झारखंड और पूर्वी उत्तर प्रदेश की जीवित परंपरा',
    },
  ],
};
