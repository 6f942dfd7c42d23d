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
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { gauriName, moonName, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Women of the villages and towns from Rajasthan to Bihar, for the happiness of their homes; with kajri songs, swings and sattu. It is also called Badi Teej, Satudi Teej and Kajali Teej.',
    hi: 'राजस्थान से बिहार तक की महिलाएँ, घर के सुख के लिए; कजरी गीतों, झूलों और सत्तू के साथ। इसे बड़ी तीज, सातुड़ी तीज और कजली तीज भी कहते हैं।',
  },
  when: {
    en: 'On the third of the dark half of Bhadrapad, three days after Raksha Bandhan. The puja of Neemri Mata is in the evening, and the fast ends with the moon.',
    hi: 'भाद्रपद कृष्ण तृतीया को, रक्षाबंधन के तीन दिन बाद। नीमड़ी माता की पूजा साँझ को होती है, और व्रत चंद्रमा देखकर खुलता है।',
  },
  time: { en: '1 hour in the evening, then until moonrise', hi: 'साँझ को 1 घंटा, फिर चंद्रोदय तक' },
  items: [
    {
      name: { en: 'A sprig of neem in a pot of earth', hi: 'मिट्टी के पात्र में नीम की टहनी' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: {
        en: 'A tray with a rim of clay, for a small pond',
        hi: 'छोटे तालाब के लिए थाली और मिट्टी की पाल',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Water and a little milk', hi: 'जल और थोड़ा कच्चा दूध' },
      amount: { en: '1 pot', hi: '1 लोटा' },
    },
    items.lamp,
    items.rice,
    {
      name: { en: 'Kumkum, henna and kajal', hi: 'रोली, मेहँदी और काजल' },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    {
      name: {
        en: 'Sattu of gram, wheat or rice, with ghee and sugar',
        hi: 'चने, गेहूँ या चावल का सत्तू, घी और बूरे के साथ',
      },
      amount: { en: 'a few laddus', hi: 'कुछ लड्डू' },
    },
    {
      name: { en: 'Cucumber, lemon, seasonal fruit', hi: 'ककड़ी, नींबू, मौसम के फल' },
      amount: { en: '1 each', hi: 'एक-एक' },
    },
    items.flowers,
    items.thread,
    {
      name: { en: 'Ornaments and a dupatta for Neemri Mata', hi: 'नीमड़ी माता के लिए चुनरी और शृंगार' },
      isOptional: true,
    },
    items.incense,
  ],
  steps: [
    cleanPlace,
    {
      title: { en: 'Make the small pond', hi: 'छोटा तालाब बनाएँ' },
      text: {
        en: 'Lay a rim of clay on the tray against a wall, set the sprig of neem beside it, and fill the pond with water and a little milk. A doll’s house of a landscape: it is meant to be a joy.',
        hi: 'दीवार के सहारे थाली में मिट्टी की पाल बाँधें, पास में नीम की टहनी रोपें और तालाब में जल तथा थोड़ा कच्चा दूध भरें। यह छोटा-सा दृश्य आनंद के लिए है।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I keep Kajari Teej, as far as my health allows, for a home of love and respect.',
      hi: 'स्वास्थ्य के अनुसार प्रेम और सम्मान भरे घर के लिए कजरी तीज का व्रत मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship Neemri Mata', hi: 'नीमड़ी माता का पूजन' },
      text: {
        en: 'Sprinkle water and rice on the neem, offer kumkum, the thread, flowers and the dupatta. She is Parvati, in the tree at the door.',
        hi: 'नीम को जल और अक्षत के छींटे दें, रोली, मौली, फूल और चुनरी चढ़ाएँ। वे द्वार के वृक्ष में पार्वती हैं।',
      },
      say: [gauriName, umaMaheshvara],
    },
    {
      title: { en: 'Dots on the wall', hi: 'दीवार पर टीकी' },
      text: {
        en: 'On the wall or on a paper put thirteen dots of kumkum, henna and kajal with the ring finger.',
        hi: 'दीवार या काग़ज़ पर अनामिका से रोली, मेहँदी और काजल की तेरह-तेरह टीकी लगाएँ।',
      },
    },
    {
      title: { en: 'Look into the water', hi: 'जल में देखें' },
      text: {
        en: 'Hold the lamp over the pond and look at the mirror images: the lamp, the fruit, the cucumber, the edge of your dupatta. Name them aloud; children like this part best.',
        hi: 'तालाब पर दीप रखकर जल में प्रतिबिंब देखें: दीप, फल, ककड़ी, चुनरी का छोर। नाम लेकर बोलें; बच्चों को यही सबसे अच्छा लगता है।',
      },
    },
    readKatha,
    offerFood({ en: 'the sattu and the fruit', hi: 'सत्तू और फल' }),
    {
      title: { en: 'Arghya to the moon', hi: 'चंद्रमा को अर्घ्य' },
      text: {
        en: 'When the moon is up pour water with a little milk in its direction, holding some wheat or a silver ring if that is your custom, and turn once where you stand.',
        hi: 'चंद्रमा निकलने पर उसकी दिशा में जल और थोड़ा दूध का अर्घ्य दें, रीति हो तो हाथ में गेहूँ या चाँदी की अँगूठी लेकर, और अपनी जगह एक बार घूमें।',
      },
      say: [moonName],
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Before dawn a light meal in many homes (dharkana). After the moon: sattu, cucumber, fruit, then supper.',
        hi: 'कई घरों में भोर से पहले हल्का भोजन। चंद्रमा के बाद: सत्तू, ककड़ी, फल, फिर भोजन।',
      },
    ],
    avoided: [
      {
        en: 'Grain until the moon is seen; by custom some leave out water too, which nobody has to.',
        hi: 'चंद्र-दर्शन तक अन्न; कुछ लोग जल भी नहीं लेते, पर यह किसी के लिए ज़रूरी नहीं।',
      },
    ],
    end: {
      en: 'With a bite of sattu and a sip of water after the arghya. If clouds hide the moon, look at the hour of moonrise in the calendar.',
      hi: 'अर्घ्य के बाद सत्तू का एक निवाला और एक घूँट जल। बादल हों तो पंचांग में चंद्रोदय का समय देख लें।',
    },
  },
  regions: [
    {
      where: { en: 'Rajasthan', hi: 'राजस्थान' },
      how: {
        en: 'Bundi has a fair of two days; the sattu is cut with a silver coin, and sisters are sent a box of it.',
        hi: 'बूँदी में दो दिन का मेला; सत्तू का पिंडा चाँदी के सिक्के से काटा जाता है, और बहन-बेटियों को भेजा जाता है।',
      },
    },
    {
      where: { en: 'Mirzapur and Varanasi', hi: 'मिर्ज़ापुर और वाराणसी' },
      how: {
        en: 'The night of kajri songs (ratjaga); girls bring green shoots of barley to their brothers.',
        hi: 'कजरी गीतों का रतजगा; बहनें भाइयों को जौ की हरी जरई देती हैं।',
      },
    },
    {
      where: { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
      how: {
        en: 'Swings under the trees, and flour cakes for the cow.',
        hi: 'पेड़ों पर झूले, और गाय के लिए आटे की लोइयाँ।',
      },
    },
  ],
  withoutPriest: {
    en: 'No priest is needed; one woman reads the katha.',
    hi: 'पुरोहित की आवश्यकता नहीं; कोई एक कथा पढ़ती है।',
  },
  optional: {
    en: 'The fast, the pond, the dots and all ornaments. A sprig of neem, a lamp and a spoon of sattu are enough.',
    hi: 'उपवास, तालाब, टीकी और सब शृंगार। नीम की एक टहनी, एक दीप और चम्मच भर सत्तू काफ़ी है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Tie swings to a strong branch that somebody has tested, and keep the roof for looking at the moon free of wet leaves.',
      hi: 'झूला जाँची हुई मज़बूत डाल पर बाँधें, और चाँद देखने की छत पर गीले पत्ते न रहने दें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'A pound and a quarter of sattu', hi: 'सवा सेर सत्तू' },
    short: {
      en: 'A poor Brahmin’s wife kept Teej and said in the evening: “Bring me some sattu for the puja.” There was no coin in the house. At night he slipped into a merchant’s shop and ground gram, ghee and sugar, just a pound and a quarter. The servants woke and held him. “I am no thief,” he said. “My wife has fasted all day; I took what she needs for the puja.” They searched him and found nothing but sattu. Meanwhile the moon had risen. The merchant said: “From today she is my sister,” and sent him home with sattu, cloth and sweets. They sat down together under the moon, and what had been asked for was on the plate.',
      hi: 'एक निर्धन ब्राह्मण की पत्नी ने तीज का व्रत रखा और साँझ को बोली, “पूजा के लिए थोड़ा सत्तू ले आइए।” घर में एक पैसा न था। रात को वह साहूकार की दुकान में गया और चना, घी, शक्कर लेकर सवा सेर सत्तू बनाने लगा। नौकर जागे और पकड़ लिया। वह बोला, “मैं चोर नहीं हूँ। पत्नी दिन भर से व्रत में है; पूजा जितना ही लिया है।” तलाशी में सत्तू के सिवा कुछ न मिला। उधर चाँद निकल आया। साहूकार ने कहा, “आज से वह मेरी बहन है,” और सत्तू, वस्त्र, मिठाई देकर विदा किया। दोनों चाँद तले साथ बैठे, और जो माँगा था वही थाली में था।',
    },
    long: [
      {
        en: 'In a village lived a Brahmin and his wife. They had little, but she liked to keep the days, and when the dark third of Bhadon came she rose before the birds and kept Teej. All day she planted, cleaned and sang. In the evening she said: “For the puja I need sattu, a pound and a quarter.” “Where shall I take it from?” he asked. “Where you can,” she said; for she thought of a neighbour, and he did not dare to tell her that he had already asked all of them.',
        hi: 'एक गाँव में ब्राह्मण और उसकी पत्नी रहते थे। पास थोड़ा ही था, पर उसे तिथियाँ मनाना भाता था; भादों की कृष्ण तृतीया आई तो वह चिड़ियों से पहले उठी और तीज का व्रत रखा। दिन भर रोपती, लीपती और गाती रही। साँझ को बोली, “पूजा के लिए सवा सेर सत्तू चाहिए।” ब्राह्मण ने पूछा, “कहाँ से लाऊँ?” “जहाँ से मिले,” वह बोली; उसने पड़ोसी की सोची थी, और वह कह न सका कि सबसे पहले ही पूछ चुका है।',
      },
      {
        en: 'When it was dark he climbed into the shop of the village merchant. There was silver in the chest; he did not look at it. He took gram, and turned the hand mill as softly as he could; he took ghee and sugar, weighed all together on the merchant’s own scales, and put back what was over. At the sound of the mill the servants woke. “Thief!” they shouted, and the merchant came with a lamp.',
        hi: 'अँधेरा होने पर वह गाँव के साहूकार की दुकान में उतर गया। पेटी में चाँदी थी; उसने उधर देखा भी नहीं। चना लिया और धीरे-धीरे चक्की चलाई; घी और शक्कर ली, साहूकार की ही तराज़ू पर सब तौला, और जो अधिक था वापस रख दिया। चक्की की आवाज़ से नौकर जाग गए। “चोर!” वे चिल्लाए, और साहूकार दीया लेकर आया।',
      },
      {
        en: '“I am no thief,” said the Brahmin. “Today is Teej. My wife has kept it since before dawn, and she asked for a pound and a quarter of sattu. Search me: if there is more, call me what you like.” They searched him and weighed the bundle. It was a pound and a quarter, not a grain above. The merchant let the lamp sink. “You could have woken me,” he said. “I was ashamed,” said the other.',
        hi: '“मैं चोर नहीं हूँ,” ब्राह्मण बोला। “आज तीज है। पत्नी ने भोर से पहले से व्रत रखा है, और सवा सेर सत्तू माँगा था। तलाशी ले लें: अधिक निकले तो जो चाहें कहें।” तलाशी हुई, पोटली तौली गई। सवा सेर थी, एक दाना भी ऊपर नहीं। साहूकार ने दीया नीचे कर लिया। बोला, “मुझे जगा लेते।” दूसरा बोला, “लाज लगी।”',
      },
      {
        en: 'Outside the moon stood over the neem trees. “She will be looking for you,” said the merchant. “From today your wife is my sister, and a sister gets sattu from her brother on Teej.” He filled a basket: sattu, henna, a sari, sweets. So she poured her arghya, a little late, and broke the fast, and laughed and wept at once when she heard the story. Since then, at the end of the katha, it is said: as her day was filled, so may everybody’s be.',
        hi: 'बाहर नीम के पेड़ों के ऊपर चाँद था। साहूकार बोला, “वह आपकी राह देखती होगी। आज से आपकी पत्नी मेरी बहन है, और तीज पर बहन को भाई से सत्तू मिलता है।” उसने टोकरी भर दी: सत्तू, मेहँदी, साड़ी, मिठाई। कुछ देर से ही सही, उसने अर्घ्य दिया, व्रत खोला, और बात सुनकर एक साथ हँसी और रोई। तब से कथा के अंत में कहते हैं: जैसे उसका दिन पूरा हुआ, वैसे सबका हो।',
      },
    ],
  },
  sources: [
    { en: 'Oral and printed Satudi Teej katha of Rajasthan', hi: 'राजस्थान की सातुड़ी तीज की मौखिक और छपी कथा' },
    { en: 'Kajri songs and custom of eastern Uttar Pradesh', hi: 'पूर्वी उत्तर प्रदेश की कजरी और रीति' },
  ],
};
