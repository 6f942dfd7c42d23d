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
import { happiness, lakshmiName, salutation } from '../verses.ts';

const dhanvantari = salutation(
  'ॐ धन्वन्तरये नमः।',
  'Salutations to Dhanvantari, the physician of the gods.',
  'देवताओं के वैद्य धन्वंतरि को प्रणाम।',
);
const kubera = salutation(
  'ॐ कुबेराय नमः।',
  'Salutations to Kubera, keeper of stores.',
  'भंडार के रक्षक कुबेर को प्रणाम।',
);
const yama = salutation(
  'ॐ यमाय नमः।',
  'Salutations to Yama, keeper of what is right.',
  'धर्म के रक्षक यम को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Households and shops. Dhanvantari rose from the ocean on this day with the pot of nectar: health is the first wealth. A lamp is lit for Yama, once in the year.',
    hi: 'घर और दुकानें। इस दिन धन्वंतरि अमृत-कलश लेकर समुद्र से निकले: स्वास्थ्य ही पहला धन है। वर्ष में एक बार यम के लिए दीप रखा जाता है।',
  },
  when: {
    en: 'On the thirteenth of the dark half of Kartik (Ashvin by southern months), after sunset.',
    hi: 'कार्तिक (दक्षिण की गणना में आश्विन) कृष्ण त्रयोदशी को, सूर्यास्त के बाद।',
  },
  time: { en: '30 minutes', hi: '30 मिनट' },
  items: [
    items.picture({ en: 'Dhanvantari, or Vishnu, and Lakshmi', hi: 'धन्वंतरि, या विष्णु, और लक्ष्मी' }),
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.flowers,
    items.tulsi,
    items.fruit,
    {
      name: {
        en: 'A lamp of flour or clay with four wicks for Yama',
        hi: 'यम के लिए आटे या मिट्टी का चौमुखी दीपक',
      },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'Coriander seed and jaggery', hi: 'धनिया और गुड़' }, amount: { en: 'a little', hi: 'थोड़ा' } },
    {
      name: {
        en: 'Something useful that you have, cleaned till it shines: a pot, a tool',
        hi: 'घर की कोई उपयोगी वस्तु, चमकाकर: बर्तन, औज़ार',
      },
      amount: { en: '1', hi: '1' },
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Clean and shine', hi: 'सफ़ाई' },
      text: {
        en: 'Clean the threshold and the kitchen, polish a pot you cook with. A new one is a custom; an old one that shines is as good.',
        hi: 'देहरी और रसोई साफ़ करें, एक बर्तन चमकाएँ। नया लेने की रीति है; चमकता पुराना भी उतना ही अच्छा है।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I worship Dhanvantari and Lakshmi for health in this home and enough for all.',
      hi: 'घर में स्वास्थ्य रहे और सबके लिए पर्याप्त हो, इस कामना से धन्वंतरि और लक्ष्मी पूजन मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship Dhanvantari', hi: 'धन्वंतरि पूजन' },
      text: {
        en: 'Offer water, flowers, tulsi and fruit, and think of those who are ill, and of those who care for them.',
        hi: 'जल, फूल, तुलसी और फल चढ़ाएँ, और रोगियों तथा उनकी सेवा करने वालों का स्मरण करें।',
      },
      say: [dhanvantari],
    },
    {
      title: { en: 'Lakshmi and Kubera', hi: 'लक्ष्मी और कुबेर' },
      text: {
        en: 'Put a tilak on the pot, coriander seed and jaggery in it, and a flower for Lakshmi.',
        hi: 'बर्तन पर तिलक करें, उसमें धनिया-गुड़ रखें, और लक्ष्मी को फूल चढ़ाएँ।',
      },
      say: [lakshmiName, kubera],
    },
    readKatha,
    offerFood({ en: 'coriander with jaggery and fruit', hi: 'धनिया-गुड़ और फल' }),
    singAarti({ en: '“Om Jai Lakshmi Mata”', hi: '“ॐ जय लक्ष्मी माता”' }),
    {
      title: { en: 'The lamp for Yama', hi: 'यम-दीप' },
      text: {
        en: 'Set the lamp with four wicks outside the door, towards the south, on firm ground, and wish every member of the house a long life by name.',
        hi: 'चौमुखी दीपक द्वार के बाहर दक्षिण की ओर पक्की जगह रखें, और घर के हर सदस्य का नाम लेकर दीर्घायु की कामना करें।',
      },
      say: [yama, happiness],
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'A light festive meal; coriander with jaggery as prasad.',
        hi: 'हल्का उत्सव-भोजन; प्रसाद में धनिया-गुड़।',
      },
    ],
    avoided: [{ en: 'Meat and alcohol in most homes.', hi: 'अधिकतर घरों में मांस और मदिरा।' }],
    end: {
      en: 'There is no fast in most homes; who keeps one eats after the puja.',
      hi: 'अधिकतर घरों में व्रत नहीं; रखने वाले पूजा के बाद खाते हैं।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Dhane and jaggery as naivedya; doctors honour Dhanvantari.',
        hi: 'धने-गुड़ का नैवेद्य; वैद्य-डॉक्टर धन्वंतरि का पूजन करते हैं।',
      },
    },
    {
      where: { en: 'Gujarat', hi: 'गुजरात' },
      how: {
        en: 'Dhan puja in shops; cattle are honoured on Vagh Baras the day before.',
        hi: 'दुकानों में धन पूजा; एक दिन पहले वाघ बारस पर गायों का सम्मान।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Marundhu or lehyam, a medicine of herbs, is prepared for Diwali morning.',
        hi: 'दीवाली की सुबह के लिए मरुंदु या लेहियम् बनता है।',
      },
    },
  ],
  withoutPriest: { en: 'A family puja.', hi: 'परिवार की पूजा।' },
  optional: {
    en: 'Gold, silver, new vessels: none of it is needed, and nobody is poorer in blessings without.',
    hi: 'सोना, चाँदी, नए बर्तन: कुछ भी ज़रूरी नहीं, और इनके बिना आशीर्वाद कम नहीं होता।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Do not go into debt for a festival. For illness see a doctor; the prayer goes along with you.',
      hi: 'त्योहार के लिए क़र्ज़ न लें। रोग में डॉक्टर के पास जाएँ; प्रार्थना साथ चलती है।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The bride who kept a lamp burning', hi: 'दुल्हन जिसने दीप जलाए रखा' },
    short: {
      en: 'It had been said of King Hima’s son that on the fourth night after his wedding a serpent would come for him. His young wife heard it and did not weep. At the door she laid all her jewels in a heap and set lamps all around, and through the night she told him stories and sang so that he should not sleep. Yama came in the form of a serpent. The light on the gold dazzled him, he could not find the way in, and he lay down on the heap and listened; and the stories were so good that it was morning before he knew. He went as he had come. Since then a lamp stands at the door on this night.',
      hi: 'राजा हिम के पुत्र के लिए कहा गया था कि विवाह की चौथी रात एक सर्प उसे लेने आएगा। नववधू ने सुना और रोई नहीं। द्वार पर सारे आभूषणों का ढेर लगाया, चारों ओर दीप रखे, और रात भर उसे कथाएँ और गीत सुनाती रही कि वह सोए नहीं। यम सर्प बनकर आए। सोने पर दीपों की चमक से आँखें चौंधिया गईं, भीतर का मार्ग न मिला; वे ढेर पर लेटकर सुनने लगे, और कथाएँ इतनी अच्छी थीं कि सुबह हो गई। वे जैसे आए थे वैसे चले गए। तब से इस रात द्वार पर दीप रहता है।',
    },
    long: [
      {
        en: 'The gods and the asuras had churned the ocean with a mountain for a staff and a serpent for a rope. Poison came first, which Shiva drank; then the moon, the horse, the tree of wishes; Lakshmi on her lotus; and last of all a dark young man in yellow with a pot in his hands and herbs at his belt. That was Dhanvantari, and it was the thirteenth day. He brought the nectar; but he remained with men as medicine.',
        hi: 'देवताओं और असुरों ने पर्वत की मथानी और नाग की रस्सी से समुद्र मथा। पहले विष निकला, जिसे शिव ने पिया; फिर चंद्रमा, अश्व, कल्पवृक्ष; कमल पर लक्ष्मी; और सबसे अंत में पीतांबर पहने एक श्याम युवक, हाथों में कलश, कमर में जड़ी-बूटियाँ। वे धन्वंतरि थे, और वह त्रयोदशी थी। वे अमृत लाए; पर मनुष्यों के पास औषधि बनकर रहे।',
      },
      {
        en: 'And it is told of King Hima that his son’s stars spoke of a serpent on the fourth night after the wedding. He kept the boy in a house by the river where no woman came. But a princess’s boat ran aground there, they saw each other, and were wed that very week. Only then was she told. “On the fourth night,” she said, “then we have three days to prepare.”',
        hi: 'और राजा हिम की कथा है कि पुत्र के ग्रह विवाह की चौथी रात सर्प की बात कहते थे। उन्होंने उसे नदी के पास ऐसे घर में रखा जहाँ कोई स्त्री न आती। पर एक राजकुमारी की नाव वहीं रुकी, दोनों ने एक-दूसरे को देखा, और उसी सप्ताह विवाह हो गया। तब उसे बताया गया। वह बोली, “चौथी रात? तो तैयारी को तीन दिन हैं।”',
      },
      {
        en: 'She had lamps made, so many that the potter ran out of clay. She took off her bridal jewels, laid them before the door with every coin in the house, and set the lamps around them. Then she sat down by her husband and began: “Once there was a king …” When one story ended, it ran into the next. Towards midnight there was a rustle on the step. A serpent raised its head, and the light of a hundred flames in gold and stones went into its eyes. It laid itself upon the heap. Inside a voice was singing. At dawn Yama, for it was he, found that the hour had passed. “I have never before come too late,” he said to his messengers, and he did not sound sorry. “Let there be a lamp for me on this night, where people love each other so; and let it be a sign that I have been there already.”',
        hi: 'उसने इतने दीये बनवाए कि कुम्हार की मिट्टी चुक गई। विवाह के आभूषण उतारे, घर के सारे सिक्कों के साथ द्वार पर रखे, चारों ओर दीप जलाए। फिर पति के पास बैठकर शुरू किया, “एक राजा था…” एक कथा पूरी होती तो दूसरी में मिल जाती। आधी रात के पास सीढ़ी पर आहट हुई। सर्प ने फन उठाया, और सोने-रत्नों में सौ लौ की चमक आँखों में भर गई। वह ढेर पर लेट गया। भीतर कोई गा रहा था। भोर में यम ने, क्योंकि वे ही थे, देखा कि घड़ी बीत चुकी। दूतों से बोले, “मुझे पहले कभी देर नहीं हुई,” और स्वर में दुःख न था। “जहाँ लोग ऐसा प्रेम करें, इस रात मेरे लिए दीप हो; और वह संकेत हो कि मैं आकर जा चुका हूँ।”',
      },
    ],
  },
  sources: [
    { en: 'The churning of the ocean: Bhagavata Purana, book 8', hi: 'समुद्र मंथन: भागवत पुराण, स्कंध 8' },
    {
      en: 'Yama deepa: Skanda Purana; the tale of Hima’s son is told orally',
      hi: 'यम-दीप: स्कंद पुराण; हिम के पुत्र की कथा मौखिक',
    },
  ],
};
