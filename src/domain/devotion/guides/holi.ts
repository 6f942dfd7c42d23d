import { askForgiveness, flame, items, lightLamp, purify, readKatha, resolve } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { krishna, salutation, vasudeva } from '../verses.ts';

const narasimha = salutation(
  'ॐ नृसिंहाय नमः।',
  'Salutations to Narasimha, protector of Prahlad.',
  'प्रह्लाद के रक्षक नृसिंह को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Everybody: a street, a village, a family. In the evening a fire, in which the old year’s quarrels are left; in the morning colour, by which all look alike.',
    hi: 'सब: मोहल्ला, गाँव, परिवार। साँझ को अग्नि, जिसमें साल भर के मनमुटाव छोड़ दिए जाते हैं; सुबह रंग, जिसमें सब एक-से दिखते हैं।',
  },
  when: {
    en: 'The fire on the full moon of Phalgun, after dusk and outside Bhadra; the colours on the next morning. The calendar shows both for your place.',
    hi: 'होलिका दहन फाल्गुन पूर्णिमा को, साँझ के बाद और भद्रा के बाहर; रंग अगली सुबह। पंचांग आपके स्थान के दोनों दिन बताता है।',
  },
  time: { en: '45 minutes in the evening, the next day until noon', hi: 'साँझ को 45 मिनट, अगले दिन दोपहर तक' },
  items: [
    {
      name: { en: 'Dry wood and cow-dung cakes for the fire', hi: 'होलिका के लिए सूखी लकड़ी और उपले' },
      amount: { en: 'a small pile', hi: 'छोटी ढेरी' },
    },
    items.water,
    items.lamp,
    { name: { en: 'Raw cotton thread', hi: 'कच्चा सूत' }, amount: { en: '1 reel', hi: '1 लच्छी' } },
    items.rice,
    items.turmeric,
    items.flowers,
    { name: { en: 'Batasha or jaggery', hi: 'बताशे या गुड़' }, amount: { en: 'a few', hi: 'थोड़े' } },
    {
      name: { en: 'Ears of new wheat, green gram on the stalk', hi: 'नए गेहूँ की बालियाँ, हरे चने के बूट' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    { ...items.coconut, isOptional: true },
    {
      name: { en: 'Gulal of flowers or starch', hi: 'फूलों या स्टार्च का गुलाल' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    {
      name: { en: 'Buckets of water and sand beside the fire', hi: 'अग्नि के पास पानी और बालू की बाल्टियाँ' },
      amount: { en: '2', hi: '2' },
    },
    { name: { en: 'Oil for skin and hair', hi: 'त्वचा और बालों के लिए तेल' }, isOptional: true },
    {
      name: { en: 'Gujiya or another sweet', hi: 'गुझिया या कोई मिठाई' },
      amount: { en: '1 plate', hi: '1 थाली' },
    },
  ],
  steps: [
    {
      title: { en: 'Build a small pile', hi: 'छोटी होलिका' },
      text: {
        en: 'Where the street has one fire, join it. Otherwise pile dry fallen wood and dung cakes on open ground, far from walls, cars, trees and wires. No living tree, no plastic, no tyre. In a flat a lamp with a piece of camphor is enough.',
        hi: 'मोहल्ले की होलिका हो तो उसी में जाएँ। नहीं तो खुली भूमि पर दीवार, गाड़ी, पेड़ और तारों से दूर सूखी गिरी लकड़ी और उपले रखें। हरा पेड़, प्लास्टिक, टायर नहीं। फ़्लैट में दीप और कपूर का एक टुकड़ा काफ़ी है।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'With Prahlad’s trust I leave my anger in this fire, and begin anew with everybody.',
      hi: 'प्रह्लाद जैसे विश्वास के साथ अपना क्रोध इस अग्नि में छोड़ना, और सबके साथ नई शुरुआत, मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship before the pile', hi: 'होलिका पूजन' },
      text: {
        en: 'Facing east or north offer water, turmeric, kumkum, rice, flowers and batasha, and remember Prahlad and Narasimha.',
        hi: 'पूर्व या उत्तर की ओर मुख करके जल, हल्दी, कुमकुम, अक्षत, फूल और बताशे चढ़ाएँ, प्रह्लाद और नृसिंह का स्मरण करें।',
      },
      say: [vasudeva, narasimha],
    },
    {
      title: { en: 'Thread and rounds', hi: 'सूत और परिक्रमा' },
      text: {
        en: 'Before it is lit walk around it three or seven times, winding the cotton loosely, and pour out the rest of the water.',
        hi: 'जलाने से पहले कच्चा सूत लपेटते हुए तीन या सात परिक्रमा करें, और बचा जल अर्पित करें।',
      },
    },
    readKatha,
    {
      title: { en: 'Light the fire', hi: 'होलिका दहन' },
      text: {
        en: 'One grown person lights it with a long stick, without petrol or kerosene. All stand back, upwind, the children behind. Think of one grudge, and let it burn.',
        hi: 'कोई एक वयस्क लंबी लकड़ी से जलाए, बिना पेट्रोल या मिट्टी के तेल के। सब दूर खड़े हों, हवा की ओर पीठ करके, बच्चे पीछे। मन का एक गिला सोचें, और उसे जलने दें।',
      },
    },
    {
      title: { en: 'Roast the new grain', hi: 'नया अन्न भूनें' },
      text: {
        en: 'When the flames are low hold ears of wheat and gram on a long stick over the embers. Share the roasted grain, embrace, and greet the elders.',
        hi: 'लपटें धीमी हों तो लंबी लकड़ी में बाँधकर गेहूँ की बालियाँ और चने अंगारों पर भूनें। भुना अन्न बाँटें, गले मिलें, बड़ों को प्रणाम करें।',
      },
    },
    {
      title: { en: 'Put the fire out', hi: 'अग्नि शांत करें' },
      text: {
        en: 'Somebody stays until it has burnt down; then water and sand. A little cold ash may be put on the forehead the next morning.',
        hi: 'पूरी तरह बुझने तक कोई वहाँ रहे; फिर पानी और बालू डालें। अगली सुबह चाहें तो ठंडी राख का छोटा तिलक लगाएँ।',
      },
    },
    {
      title: { en: 'Morning: the first colour', hi: 'सुबह: पहला रंग' },
      text: {
        en: 'Offer the first gulal to Krishna and Radha, with a flower and a sweet; then put some on the feet of the elders and ask their blessing.',
        hi: 'पहला गुलाल फूल और मिठाई के साथ राधा-कृष्ण को चढ़ाएँ; फिर बड़ों के चरणों में लगाकर आशीर्वाद लें।',
      },
      say: [krishna],
    },
    {
      title: { en: 'Play, and ask first', hi: 'खेलें, पूछकर' },
      text: {
        en: 'Oil skin and hair, wear old cotton. Ask “may I?”, and take a no as gladly as a yes. Cheeks and hands, never eyes; go also to the one with whom you are not on terms.',
        hi: 'त्वचा और बालों में तेल लगाएँ, पुराने सूती कपड़े पहनें। पूछें “लगाऊँ?”, और “नहीं” भी “हाँ” जैसी ख़ुशी से मानें। गाल और हाथ, आँखें कभी नहीं; जिससे बोलचाल बंद है, उसके पास भी जाएँ।',
      },
    },
    {
      title: { en: 'Bathe, rest, visit', hi: 'स्नान, विश्राम, मिलना' },
      text: {
        en: 'At noon the colours end. Wash with mild soap, eat, rest, and towards evening visit each other with gujiya.',
        hi: 'दोपहर में रंग थम जाते हैं। हल्के साबुन से नहाएँ, भोजन और विश्राम करें, और साँझ को गुझिया लेकर एक-दूसरे के घर जाएँ।',
      },
    },
    askForgiveness,
  ],
  days: [
    {
      name: { en: 'Holika Dahan', hi: 'होलिका दहन' },
      text: {
        en: 'Full moon of Phalgun: puja at the pile, rounds with thread, fire after dusk, roasted grain.',
        hi: 'फाल्गुन पूर्णिमा: होलिका पूजन, सूत की परिक्रमा, साँझ के बाद दहन, भुना अन्न।',
      },
    },
    {
      name: { en: 'Holi (Dhulandi)', hi: 'होली (धुलंडी)' },
      text: {
        en: 'The next morning: colour first for Krishna and the elders, then for all; visits in the evening.',
        hi: 'अगली सुबह: रंग पहले श्रीकृष्ण और बड़ों को, फिर सबको; साँझ को मिलना-जुलना।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Gujiya, malpua or puran poli, dahi bhalla, kanji, papad, thandai with nuts and saffron.',
        hi: 'गुझिया, मालपुआ या पूरन पोली, दही-भल्ले, काँजी, पापड़, मेवे और केसर की ठंडाई।',
      },
      {
        en: 'Some fast on the day of the fire until the puja, with fruit and milk.',
        hi: 'कुछ लोग होलिका दहन के दिन पूजा तक फल-दूध पर व्रत रखते हैं।',
      },
    ],
    avoided: [
      {
        en: 'What clouds the mind: alcohol, and for very many bhang as well.',
        hi: 'जो बुद्धि को ढके: मदिरा, और बहुतों के लिए भाँग भी।',
      },
    ],
    end: {
      en: 'With the roasted grain and batasha in the evening, with gujiya in the morning.',
      hi: 'साँझ को भुने अन्न और बताशों से, सुबह गुझिया से।',
    },
  },
  regions: [
    {
      where: { en: 'Braj', hi: 'ब्रज' },
      how: {
        en: 'Many days of Holi: with flowers, with laddus and, in Barsana and Nandgaon, the playful sticks of the women (Lathmar).',
        hi: 'कई दिनों की होली: फूलों की, लड्डू की, और बरसाना-नंदगाँव में महिलाओं की लठमार।',
      },
    },
    {
      where: { en: 'Bengal, Odisha, Assam', hi: 'बंगाल, ओडिशा, असम' },
      how: {
        en: 'Dol: Radha and Krishna are rocked on a swing, and dry abir is put on their feet.',
        hi: 'दोल: राधा-कृष्ण को झूले पर झुलाकर चरणों में सूखा अबीर लगाते हैं।',
      },
    },
    {
      where: { en: 'Maharashtra, Goa', hi: 'महाराष्ट्र, गोवा' },
      how: {
        en: 'Shimga, with puran poli for the fire; the colours come on Rang Panchami, the fifth day.',
        hi: 'शिमगा, अग्नि को पूरन पोली; रंग पाँचवें दिन, रंगपंचमी को।',
      },
    },
    {
      where: { en: 'Tamil Nadu, Karnataka, Telangana', hi: 'तमिलनाडु, कर्नाटक, तेलंगाना' },
      how: {
        en: 'Kama Dahanam: the story of Kama and Shiva is told at the fire.',
        hi: 'काम दहनम्: अग्नि के पास कामदेव और शिव की कथा कही जाती है।',
      },
    },
    {
      where: { en: 'Bihar, eastern Uttar Pradesh', hi: 'बिहार, पूर्वी उत्तर प्रदेश' },
      how: {
        en: 'Phagua, with songs of Phag and Jogira; pua and dahi bada.',
        hi: 'फगुआ, फाग और जोगीरा के गीत; पुआ और दही-बड़ा।',
      },
    },
  ],
  withoutPriest: {
    en: 'A family or a street does it by itself; in many villages the eldest lights the fire.',
    hi: 'परिवार या मोहल्ला स्वयं करता है; कई गाँवों में सबसे बड़े अग्नि देते हैं।',
  },
  optional: {
    en: 'A fire of your own, water, wet colours, new clothes. A lamp in the evening and a tilak of gulal in the morning are Holi.',
    hi: 'अपनी होलिका, पानी, गीले रंग, नए कपड़े। साँझ का एक दीप और सुबह गुलाल का तिलक ही होली है।',
  },
  cautions: [
    {
      en: 'Keep several steps from the fire, in cotton, scarves tied up, children by the hand; never pour fuel. A burn goes under cool running water for twenty minutes, then to a doctor.',
      hi: 'अग्नि से कई क़दम दूर रहें, सूती कपड़ों में, दुपट्टा बाँधकर, बच्चों का हाथ थामकर; तेल कभी न डालें। जले को बीस मिनट ठंडे बहते पानी में रखें, फिर डॉक्टर को दिखाएँ।',
    },
    {
      en: 'With asthma, small babies or in pregnancy stay away from smoke and crowd, and from strong colours.',
      hi: 'दमा हो, शिशु साथ हो या गर्भावस्था हो तो धुएँ, भीड़ और तेज़ रंगों से दूर रहें।',
    },
    {
      en: 'No paint, no oil, no glass powder, no balloons thrown. Colour in the eye: rinse with clean water for a quarter of an hour, do not rub, and see a doctor if it hurts. Spare animals and strangers.',
      hi: 'पेंट, तेल, काँच वाला रंग नहीं; ग़ुब्बारे न फेंकें। आँख में रंग जाए तो पंद्रह मिनट साफ़ पानी से धोएँ, मलें नहीं, पीड़ा हो तो डॉक्टर को दिखाएँ। पशुओं और अनजान लोगों को छोड़ दें।',
    },
    {
      en: 'Nobody is coloured, held or touched against their will. Bhang is nothing for children, in pregnancy, with medicines or before driving; ask what is in the glass.',
      hi: 'किसी को उसकी इच्छा के विरुद्ध न रंगें, न पकड़ें, न छुएँ। भाँग बच्चों के लिए, गर्भावस्था में, दवा के साथ या गाड़ी चलाने से पहले नहीं; पूछ लें कि गिलास में क्या है।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Prahlad, whom the fire did not burn', hi: 'प्रह्लाद, जिन्हें अग्नि ने न जलाया' },
    short: {
      en: 'King Hiranyakashipu wanted everybody to worship him alone. His own little son Prahlad loved Vishnu and said so, without defiance and without fear. The king had him taught, then threatened, and nothing changed the child. At last his aunt Holika, whom fire could not harm, sat down in a burning pile with the boy in her lap. Prahlad said the name that he always said. The wind turned; the flames took Holika, and the boy walked out over the embers with cool feet. When the king asked where his Vishnu was, even in this pillar?, Narasimha came out of it and ended his rule. Since then the fire is lit on the full moon of Phalgun, and in the morning people are glad, in all colours.',
      hi: 'राजा हिरण्यकशिपु चाहता था कि सब उसी को पूजें। उसका अपना नन्हा बेटा प्रह्लाद विष्णु से प्रेम करता और बिना ढिठाई, बिना डर के कह देता। राजा ने सिखवाया, धमकाया, पर बालक न बदला। अंत में बुआ होलिका, जिसे अग्नि नहीं जलाती थी, उसे गोद में लेकर जलती चिता में बैठी। प्रह्लाद वही नाम लेता रहा जो सदा लेता था। हवा पलटी; लपटों ने होलिका को लिया, और बालक अंगारों पर ठंडे पैरों से बाहर आ गया। राजा ने पूछा, तेरे विष्णु क्या इस खंभे में भी हैं? नृसिंह उसी से प्रकट हुए और उसका राज समाप्त किया। तब से फाल्गुन पूर्णिमा को अग्नि जलती है, और सुबह लोग हर रंग में प्रसन्न होते हैं।',
    },
    long: [
      {
        en: 'Hiranyakashipu had practised austerity until the worlds shook, and had been granted that neither man nor beast could kill him, by day or by night, in the house or out of it. From then on he took himself for God and ordered all others to do so. While he had been away his wife Kayadhu had lived in Narada’s hermitage, and the child in her womb had listened. So Prahlad was born with a name in his heart that was not his father’s.',
        hi: 'हिरण्यकशिपु ने ऐसा तप किया कि लोक काँप उठे, और वर पाया कि न मनुष्य मार सके न पशु, न दिन में न रात में, न घर में न बाहर। तब से वह स्वयं को ईश्वर मानने लगा और सबको यही आज्ञा दी। जब वह तप में था, पत्नी कयाधु नारद के आश्रम में रहीं, और गर्भ का बालक सुनता रहा। इसलिए प्रह्लाद के मन में जन्म से एक नाम था, जो पिता का न था।',
      },
      {
        en: 'At school he learnt quickly what he was taught; and in the breaks he sat with the other children and said: “Be friends to all that lives. He is in all of it.” The king took him on his knee and asked what was best of all that he had learnt. “To love Vishnu,” said the boy. The king’s love turned to rage. They tried him with elephants, with snakes and from a high rock, and each time he came home unhurt and touched his father’s feet. Then came Holika, the king’s sister. A gift protected her from fire. She took the child in her lap and had the pile lit. “Are you not afraid?” she asked. “Of whom?” said Prahlad. “He is in the fire too.” The gift had never been meant for doing harm, and it left her. In the morning the people found the boy sitting in the warm ash, and threw ash and flowers in the air for joy.',
        hi: 'पाठशाला में जो सिखाया जाता वह जल्दी सीखता; और छुट्टी में साथियों से कहता, “सब जीवों के मित्र बनो। वे सबमें हैं।” राजा ने गोद में लेकर पूछा, जो सीखा उसमें सबसे अच्छा क्या है। बालक बोला, “विष्णु से प्रेम।” राजा का स्नेह क्रोध हो गया। हाथी, साँप और ऊँची चट्टान से परखा, और हर बार वह सकुशल लौटकर पिता के चरण छूता। तब राजा की बहन होलिका आई। एक वर उसे अग्नि से बचाता था। बालक को गोद में लेकर उसने आग लगवाई। पूछा, “डर नहीं लगता?” प्रह्लाद बोला, “किससे? वे अग्नि में भी हैं।” वर किसी को कष्ट देने के लिए न था, और उसका साथ छोड़ गया। सुबह लोगों ने बालक को गरम राख में बैठा पाया, और हर्ष से राख और फूल उड़ाए।',
      },
      {
        en: 'The king called him once more. “Where is this Vishnu of yours?” “Where is he not?” “In this pillar?” “Yes, father.” He struck it with his fist. It was dusk, neither day nor night; out of the pillar came one who was neither man nor beast, and laid him across the threshold, neither in the house nor out of it. Then nobody dared to go near, for so great was the anger of Narasimha. The child went. He put his small hand on the mane, and it became quiet. “Ask,” said the lord. “That my father be at peace,” said Prahlad. So the day has the fire in the evening, the ash and colours in the morning, and in its midst a child who wished nobody ill.',
        hi: 'राजा ने उसे फिर बुलाया। “कहाँ है तेरा विष्णु?” “कहाँ नहीं हैं?” “इस खंभे में?” “हाँ, पिताजी।” राजा ने मुक्का मारा। साँझ थी, न दिन न रात; खंभे से वे निकले जो न मनुष्य थे न पशु, और उसे देहरी पर लिटाया, न घर में न बाहर। फिर पास जाने का साहस किसी में न था, ऐसा नृसिंह का क्रोध था। बालक गया। अयाल पर छोटा हाथ रखा, और सब शांत हो गया। प्रभु बोले, “माँगो।” प्रह्लाद ने कहा, “मेरे पिता को शांति मिले।” इसी से साँझ की अग्नि है, सुबह की राख और रंग, और बीच में एक बालक जिसने किसी का बुरा न चाहा।',
      },
    ],
  },
  sources: [
    {
      en: 'Prahlad and Narasimha: Bhagavata Purana, book 7; Holika in the tradition of the north',
      hi: 'प्रह्लाद और नृसिंह: भागवत पुराण, सप्तम स्कंध; होलिका उत्तर की परंपरा में',
    },
    { en: 'Rule of Bhadra: Nirnayasindhu, Dharmasindhu', hi: 'भद्रा का नियम: निर्णयसिंधु, धर्मसिंधु' },
  ],
};
