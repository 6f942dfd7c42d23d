import {
  askForgiveness,
  cleanPlace,
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
import { happiness, rama, salutation, vishnu } from '../verses.ts';

const brahma = salutation(
  'ॐ ब्रह्मणे नमः।',
  'Salutations to Brahma, with whom the world began.',
  'जिनसे सृष्टि आरंभ हुई उन ब्रह्मा को प्रणाम।',
);
const banner = salutation(
  'ॐ ब्रह्मध्वजाय नमः।',
  'Salutations to the banner of Brahma, the gudi.',
  'ब्रह्मध्वज (गुड़ी) को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Every house for which the year begins with Chaitra: with a gudi in Maharashtra and Goa, with pachadi of six tastes in Andhra, Telangana and Karnataka. One begins with a bath, a bitter and a sweet bite, and good words.',
    hi: 'जिस घर का वर्ष चैत्र से आरंभ होता है: महाराष्ट्र-गोवा में गुड़ी के साथ, आंध्र, तेलंगाना, कर्नाटक में छह रसों की पच्चडि के साथ। आरंभ स्नान, एक कड़वे-मीठे कौर और शुभ वचन से।',
  },
  when: {
    en: 'On the first of the bright half of Chaitra. The gudi is raised after sunrise and lowered before sunset; the almanac of the year is read in the forenoon or evening.',
    hi: 'चैत्र शुक्ल प्रतिपदा को। गुड़ी सूर्योदय के बाद उठती और सूर्यास्त से पहले उतरती है; वर्ष का पंचांग पूर्वाह्न या शाम को सुना जाता है।',
  },
  time: { en: '1 hour, and the cooking', hi: '1 घंटा, और भोजन बनाना' },
  items: [
    {
      name: { en: 'Bamboo or wooden pole, smooth and clean', hi: 'बाँस या लकड़ी का चिकना, साफ़ डंडा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Silk cloth or sari in bright colours', hi: 'चटख रंग का रेशमी वस्त्र या साड़ी' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Pot of copper, silver or brass for the top', hi: 'ऊपर के लिए ताँबे, चाँदी या पीतल का लोटा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Twigs of neem and mango', hi: 'नीम और आम की टहनियाँ' },
      amount: { en: '1 each, and leaves for the door', hi: 'एक-एक, और द्वार के लिए पत्ते' },
    },
    {
      name: { en: 'Garland of flowers and one of sugar (gathi)', hi: 'फूलों का हार और शक्कर का हार (गाठी)' },
      amount: { en: '1 each', hi: 'एक-एक' },
    },
    { name: { en: 'Rangoli powder, a low board', hi: 'रंगोली, पाटा' }, isOptional: true },
    {
      name: {
        en: 'For pachadi: neem flowers, new tamarind, jaggery, raw mango, chilli or pepper, salt',
        hi: 'पच्चडि के लिए: नीम के फूल, नई इमली, गुड़, कच्चा आम, मिर्च या काली मिर्च, नमक',
      },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    {
      name: { en: 'The new almanac', hi: 'नया पंचांग' },
      amount: { en: '1, or this app', hi: '1, या यह ऐप' },
    },
    items.picture({
      en: 'Ganesh, Vishnu or Rama, the deity of your family',
      hi: 'गणेश, विष्णु या राम, अपने कुलदेवता',
    }),
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.flowers,
    items.coconut,
    {
      name: { en: 'Sesame oil for the bath', hi: 'स्नान के लिए तिल का तेल' },
      isOptional: true,
    },
    items.incense,
  ],
  steps: [
    {
      title: { en: 'Oil bath and new clothes', hi: 'तेल-स्नान और नए वस्त्र' },
      text: {
        en: 'Rise early. The elders rub a little oil on the heads of the young, all bathe and put on new or fresh clothes.',
        hi: 'सवेरे उठें। बड़े छोटों के सिर पर थोड़ा तेल लगाएँ, सब नहाकर नए या साफ़ वस्त्र पहनें।',
      },
    },
    {
      title: { en: 'Dress the door', hi: 'द्वार सजाएँ' },
      text: {
        en: 'Hang a string of mango leaves with a little neem and flowers over the door, and draw a rangoli before it.',
        hi: 'द्वार पर आम के पत्तों का तोरण, थोड़े नीम और फूलों के साथ लगाएँ, और आगे रंगोली बनाएँ।',
      },
    },
    {
      title: { en: 'Make the gudi', hi: 'गुड़ी बाँधें' },
      text: {
        en: 'Wipe the pole and put turmeric and kumkum on it. At its top tie the pleated silk, neem and mango twigs, the flower and the sugar garland, and set the pot over it upside down, with a swastika on it. Tie everything fast.',
        hi: 'डंडा पोंछकर हल्दी-कुमकुम लगाएँ। ऊपर चुन्नट किया रेशमी वस्त्र, नीम-आम की टहनी, फूलों और शक्कर का हार बाँधें, और स्वस्तिक बना लोटा औंधा रखें। सब कसकर बाँधें।',
      },
    },
    {
      title: { en: 'Raise it', hi: 'गुड़ी उठाएँ' },
      text: {
        en: 'Set it up on the right of the door as you go out, or at a window or balcony, leaning a little outward, on a board with rangoli. Two people lift, and the pole is tied in two places so that no wind can take it.',
        hi: 'द्वार से निकलते समय दाहिनी ओर, या खिड़की-बालकनी पर, ज़रा बाहर झुकी हुई, रंगोली वाले पाटे पर खड़ी करें। दो लोग उठाएँ, और डंडा दो जगह बाँधें कि हवा से न गिरे।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'With the new year I begin anew. May the bitter and the sweet of it be taken with an even mind, and may I keep this one good habit: …',
      hi: 'नए वर्ष के साथ नया आरंभ, उसके कड़वे-मीठे को समान मन से लेना, और यह एक अच्छी आदत निभाना, मेरा संकल्प है: …',
    }),
    worshipGanesh,
    {
      title: { en: 'Worship gudi and almanac', hi: 'गुड़ी और पंचांग पूजन' },
      text: {
        en: 'Offer turmeric, kumkum, rice and flowers to the gudi, or, where none is raised, to a kalash and your deities; then to the new almanac. Pass incense and lamp before them, the flame at a distance from the silk.',
        hi: 'गुड़ी को, या जहाँ गुड़ी न हो वहाँ कलश और अपने देवताओं को, हल्दी, कुमकुम, अक्षत, फूल चढ़ाएँ; फिर नए पंचांग को। धूप-दीप दिखाएँ, लौ वस्त्र से दूर रखें।',
      },
      say: [banner, brahma, vishnu],
    },
    {
      title: { en: 'Rama comes home', hi: 'राम घर आए' },
      text: {
        en: 'Where the gudi is a sign of victory Rama is remembered; where Chaitra Navratri begins, the kalash of the Devi is set up now.',
        hi: 'जहाँ गुड़ी विजय का चिह्न है वहाँ राम का स्मरण करें; जहाँ चैत्र नवरात्रि आरंभ होती है वहाँ अब देवी का कलश रखें।',
      },
      say: [rama],
    },
    {
      title: { en: 'Neem and jaggery, six tastes', hi: 'नीम-गुड़, छह रस' },
      text: {
        en: 'Mix a few neem flowers or tender leaves with jaggery, or stir the pachadi: neem bitter, jaggery sweet, tamarind sour, mango astringent, chilli hot, salt. Offer it, then let each take a spoon, before anything else.',
        hi: 'नीम के थोड़े फूल या कोमल पत्ते गुड़ में मिलाएँ, या पच्चडि बनाएँ: नीम कड़वा, गुड़ मीठा, इमली खट्टी, आम कसैला, मिर्च तीखी, नमक। भोग लगाकर सबसे पहले हर जन एक चम्मच ले।',
      },
    },
    {
      title: { en: 'Hear the year’s almanac', hi: 'पंचांग श्रवण' },
      text: {
        en: 'One reads: the name of the year, its tithis and festivals, rain and harvest. It is a calendar to plan by; nobody’s luck hangs on it. Birthdays of the house may be written in.',
        hi: 'एक जन पढ़े: संवत्सर का नाम, तिथियाँ और पर्व, वर्षा और फ़सल। यह योजना बनाने का पंचांग है; किसी का भाग्य इस पर टिका नहीं। घर के जन्मदिन भी लिख लें।',
      },
      say: [happiness],
    },
    readKatha,
    offerFood({
      en: 'puran poli, shrikhand or the sweet of your house',
      hi: 'पूरन पोली, श्रीखंड या अपने घर का मीठा',
    }),
    {
      ...askForgiveness,
      title: { en: 'Lower the gudi, and close', hi: 'गुड़ी उतारें, समापन' },
      text: {
        en: `Before sunset offer a flower and some jaggery to the gudi, take it down together, fold the silk away and share the sugar garland. ${askForgiveness.text.en}`,
        hi: `सूर्यास्त से पहले गुड़ी को फूल और थोड़ा गुड़ चढ़ाएँ, मिलकर उतारें, वस्त्र तह करें और शक्कर का हार बाँटें। ${askForgiveness.text.hi}`,
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Neem with jaggery or pachadi first. Then puran poli, shrikhand with puri, holige, bobbatlu, pulihora, mango rice.',
        hi: 'पहले नीम-गुड़ या पच्चडि। फिर पूरन पोली, श्रीखंड-पूरी, होळिगे, बोब्बट्लु, पुलिहोरा, आम का चावल।',
      },
    ],
    avoided: [
      {
        en: 'There is no fast, unless you keep Navratri. The day is vegetarian and without alcohol in most homes.',
        hi: 'नवरात्रि न रखते हों तो कोई व्रत नहीं। अधिकतर घरों में दिन शाकाहारी और बिना मदिरा का।',
      },
    ],
    end: {
      en: 'With the festive meal; take some to neighbours for whom it is not the new year.',
      hi: 'उत्सव भोजन से; जिन पड़ोसियों का यह नव वर्ष नहीं, उन तक भी पहुँचाएँ।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra, Goa', hi: 'महाराष्ट्र, गोवा' },
      how: {
        en: 'Gudi Padwa, in Konkani Samvatsar Padvo: the gudi at each house, processions in the morning, purchases and beginnings.',
        hi: 'गुढी पाडवा, कोंकणी में संवत्सर पाडवो: घर-घर गुड़ी, सुबह शोभायात्रा, ख़रीदारी और नए काम का आरंभ।',
      },
    },
    {
      where: { en: 'Andhra, Telangana', hi: 'आंध्र, तेलंगाना' },
      how: {
        en: 'Ugadi with pachadi, mango garlands, panchanga sravanam in temples and gatherings of poets.',
        hi: 'उगादि: पच्चडि, आम के तोरण, मंदिरों में पंचांग श्रवण और कवि-सम्मेलन।',
      },
    },
    {
      where: { en: 'Karnataka', hi: 'कर्नाटक' },
      how: {
        en: 'Bevu-bella, neem and jaggery, with good wishes; holige, and on the next evening the sight of the new moon.',
        hi: 'बेवु-बेल्ल (नीम-गुड़) और शुभकामना; होळिगे, और अगली शाम चंद्र-दर्शन।',
      },
    },
    {
      where: { en: 'Sindhis, Kashmir', hi: 'सिंधी समाज, कश्मीर' },
      how: {
        en: 'Cheti Chand with Jhulelal’s Bahrana; Navreh, with a plate of rice, almanac, pen and walnuts seen first in the morning.',
        hi: 'चेटी चंड, झूलेलाल का बहराणा; नवरेह, सुबह सबसे पहले चावल, पंचांग, क़लम, अखरोट की थाली के दर्शन।',
      },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Nav Samvatsar (Vikram Samvat) and the first day of Chaitra Navratri.',
        hi: 'नव संवत्सर (विक्रम संवत) और चैत्र नवरात्रि का पहला दिन।',
      },
    },
  ],
  withoutPriest: {
    en: 'The house does it itself. In the temple or in the square somebody reads the almanac for all.',
    hi: 'घर स्वयं करता है। मंदिर या चौक में कोई सबके लिए पंचांग पढ़ता है।',
  },
  optional: {
    en: 'The pole, silk and silver, new clothes. A small gudi on a pencil’s length of stick, or a spoon of neem and jaggery and a good word, open the year.',
    hi: 'डंडा, रेशम और चाँदी, नए वस्त्र। छोटी-सी डंडी पर नन्ही गुड़ी, या एक चम्मच नीम-गुड़ और एक मीठी बात से भी वर्ष आरंभ होता है।',
  },
  cautions: [
    {
      en: 'A pole on a balcony can fall on people below: keep it short, tie it twice, away from power lines; bring it in when wind or rain comes. Do not lean over the rail or stand on stools for it.',
      hi: 'बालकनी का डंडा नीचे किसी पर गिर सकता है: छोटा रखें, दो जगह बाँधें, बिजली के तारों से दूर; आँधी-वर्षा में भीतर ले लें। इसके लिए मुँडेर पर न झुकें, स्टूल पर न चढ़ें।',
    },
    {
      en: 'Of neem a few flowers or leaves for taste only, none for small children and in pregnancy, never the oil. With diabetes hardly any jaggery, and neem does not replace a medicine.',
      hi: 'नीम के केवल स्वाद भर फूल या पत्ते, छोटे बच्चों और गर्भावस्था में नहीं, तेल कभी नहीं। मधुमेह में गुड़ नाम भर; नीम दवा की जगह नहीं लेता।',
    },
    {
      en: 'What an almanac foretells of rain, states or signs is custom, not a judgement on your year.',
      hi: 'पंचांग वर्षा, देश या राशियों के बारे में जो कहे वह रीति है, आपके वर्ष पर कोई निर्णय नहीं।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The potter’s boy and the clay soldiers', hi: 'कुम्हार का बालक और मिट्टी के सिपाही' },
    short: {
      en: 'Three things are told of this day. On it Brahma is said to have begun the world, and time with it. On it, or so people in Maharashtra say, gates were hung with banners when Rama had come home. And the third is this: in Paithan on the Godavari a boy grew up in a potter’s house and made elephants, horses and soldiers of clay. When a foreign army stood before the town and nobody dared to go out, he sprinkled water on his figures with a prayer, and they rose and went with him. The town was saved and the boy became King Shalivahana, by whose era the south counts its years. People raised poles with bright cloth over their doors. Whether it was clay that lived, or people who took heart: since then each year begins with a gudi.',
      hi: 'इस दिन की तीन बातें कही जाती हैं। इसी दिन ब्रह्मा ने सृष्टि, और उसके साथ काल का आरंभ किया। इसी दिन, महाराष्ट्र में कहते हैं, राम के घर लौटने पर द्वार पताकाओं से सजे। और तीसरी यह: गोदावरी किनारे पैठण में एक बालक कुम्हार के घर पला और मिट्टी के हाथी, घोड़े, सिपाही बनाता था। जब विदेशी सेना नगर के आगे खड़ी थी और कोई बाहर जाने का साहस न करता, उसने प्रार्थना के साथ अपने खिलौनों पर जल छिड़का, और वे उठकर साथ चले। नगर बच गया और वह बालक राजा शालिवाहन हुआ, जिसके संवत से दक्षिण वर्ष गिनता है। लोगों ने द्वारों पर चटख वस्त्र के डंडे उठाए। मिट्टी जी उठी या लोगों में साहस आया: तब से हर वर्ष गुड़ी से आरंभ होता है।',
    },
    long: [
      {
        en: 'In the beginning, say the Puranas, there was no morning. Brahma sat on the lotus and thought, and with his thought light parted from dark, and there was a first sunrise. That was the first of Chaitra’s bright half. He set sun and moon on their way, named months and seasons, and gave each being its measure. That is why on this day one reads an almanac: it is the birthday of time.',
        hi: 'पुराण कहते हैं, आदि में कोई सुबह न थी। ब्रह्मा कमल पर बैठे विचार करते थे, और उस विचार से प्रकाश अंधकार से अलग हुआ, और पहला सूर्योदय हुआ। वह चैत्र शुक्ल प्रतिपदा थी। उन्होंने सूर्य-चंद्र को राह दी, मास और ऋतुओं के नाम रखे, और हर जीव को उसका मान दिया। इसी से इस दिन पंचांग पढ़ते हैं: यह काल का जन्मदिन है।',
      },
      {
        en: 'Much later, on the Godavari in Pratishthana, which is Paithan today, a widow had found shelter in a potter’s house, and there her boy grew up. He did not play with other children’s toys; he made his own: elephants with trunks raised, horses, drummers, row after row of foot soldiers, until the whole yard was full. “What do you need them for?” asked the potter. “They keep me company,” said the boy.',
        hi: 'बहुत बाद में, गोदावरी किनारे प्रतिष्ठान में, जो आज का पैठण है, एक विधवा ने कुम्हार के घर आश्रय पाया, और वहीं उसका बालक पला। वह औरों के खिलौनों से न खेलता; अपने बनाता: सूँड़ उठाए हाथी, घोड़े, नगाड़े वाले, पंक्ति पर पंक्ति पैदल सिपाही, यहाँ तक कि सारा आँगन भर गया। कुम्हार ने पूछा, “इनका क्या करोगे?” बालक बोला, “ये मेरे साथी हैं।”',
      },
      {
        en: 'One spring an army came over the hills, of Shakas, as some tell, or of a king from the north, as others do. The great people of the town hid their chests, and the gates were closed. The boy stood among his soldiers and saw how his mother’s hands trembled. Then he took water from the potter’s jar, folded his hands, and sprinkled it over them. And the clay drew breath. The elephants shook their ears, the drummers lifted their sticks, and the foot soldiers looked at him.',
        hi: 'एक वसंत में पहाड़ियों के पार से सेना आई, कोई कहते हैं शकों की, कोई कहते हैं उत्तर के राजा की। नगर के बड़ों ने संदूक छिपाए, और फाटक बंद हुए। बालक अपने सिपाहियों के बीच खड़ा देखता रहा कि माँ के हाथ काँप रहे हैं। तब उसने कुम्हार के घड़े से जल लिया, हाथ जोड़े, और उन पर छिड़का। और मिट्टी ने साँस ली। हाथियों ने कान हिलाए, नगाड़े वालों ने डंडे उठाए, और सिपाहियों ने उसकी ओर देखा।',
      },
      {
        en: 'When he rode out of the gate, bakers and weavers and boatmen could not stay behind. Nobody knows how many of those who fought that day were clay and how many were people who had found their courage; by evening it was the same. The strangers turned back at the river. The boy did not let them be chased. “It is enough,” he said, “that they go home, and we too.”',
        hi: 'वह फाटक से निकला तो हलवाई, बुनकर, नाविक भी पीछे न रह सके। कोई नहीं जानता उस दिन लड़ने वालों में कितने मिट्टी के थे और कितने वे लोग जिनमें साहस जागा; साँझ तक दोनों एक ही थे। पराई सेना नदी से लौट गई। बालक ने पीछा न करने दिया। बोला, “इतना काफ़ी है कि वे घर जाएँ, और हम भी।”',
      },
      {
        en: 'As they came back through the streets, people held out of the windows whatever was bright: a wedding sari on a pole, garlands, and on top the copper pot from the kitchen, turned over as one does when the work is done. Leaves of neem hung beside mango, for the day had been bitter, and sugar beside both, for it had ended well. Shalivahana became king, and from that spring on the people of the Deccan count his years. Every house raises its gudi, and everybody takes the bitter with the sweet.',
        hi: 'वे गलियों से लौटे तो लोगों ने खिड़कियों से जो भी चटख था बाहर उठाया: डंडे पर विवाह की साड़ी, हार, और ऊपर रसोई का ताँबे का लोटा, औंधा, जैसे काम पूरा होने पर रखते हैं। आम के साथ नीम था, क्योंकि दिन कड़वा था, और दोनों के साथ शक्कर, क्योंकि अंत मीठा हुआ। शालिवाहन राजा हुए, और उसी वसंत से दक्कन के लोग उनके वर्ष गिनते हैं। हर घर गुड़ी उठाता है, और हर जन मीठे के साथ कड़वा भी लेता है।',
      },
    ],
  },
  sources: [
    { en: 'Chaitra Pratipada: Brahma Purana, Dharmasindhu', hi: 'चैत्र प्रतिपदा: ब्रह्म पुराण, धर्मसिंधु' },
    { en: 'Shalivahana of Paithan: legend of Maharashtra', hi: 'पैठण के शालिवाहन: महाराष्ट्र की लोक-कथा' },
  ],
};
