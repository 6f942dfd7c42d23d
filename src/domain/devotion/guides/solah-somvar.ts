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
import { camphor, shiva, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Women and men who worship Shiva and Parvati: for sixteen Mondays in a row, in Shravan, or simply on Mondays. Many keep it with a wish for a good partner or for peace between two people.',
    hi: 'शिव-पार्वती के उपासक स्त्री-पुरुष: लगातार सोलह सोमवार, श्रावण में, या केवल सोमवार को। बहुत लोग अच्छे जीवनसाथी या आपसी शांति की कामना से रखते हैं।',
  },
  when: {
    en: 'From one Monday on, often the first of Shravan, for sixteen weeks; the seventeenth is the closing. Puja in the morning or at dusk.',
    hi: 'किसी सोमवार से, प्रायः श्रावण के पहले से, सोलह सप्ताह; सत्रहवें को उद्यापन। पूजा सुबह या साँझ को।',
  },
  time: { en: '30 to 40 minutes each Monday', hi: 'हर सोमवार 30 से 40 मिनट' },
  items: [
    items.picture({ en: 'Shiva and Parvati, or a Shivling', hi: 'शिव-पार्वती, या शिवलिंग' }),
    items.lamp,
    items.water,
    { name: { en: 'Bel leaves', hi: 'बेलपत्र' }, amount: { en: '3 or more', hi: '3 या अधिक' } },
    { name: { en: 'White flowers', hi: 'सफ़ेद फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.rice,
    items.sandal,
    {
      name: { en: 'Wheat flour, ghee and jaggery for choorma', hi: 'चूरमे के लिए गेहूँ का आटा, घी, गुड़' },
      amount: { en: 'half a seer by tradition, or a cup', hi: 'परंपरा में आधा सेर, या एक कटोरी' },
    },
    {
      name: { en: 'Milk for the bathing', hi: 'अभिषेक के लिए दूध' },
      amount: { en: '1 spoon', hi: '1 चम्मच' },
      isOptional: true,
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep this Monday for Shiva and Parvati, one of sixteen, as far as my health allows.',
      hi: 'सोलह में से यह सोमवार, स्वास्थ्य के अनुसार, शिव-पार्वती के लिए मेरा संकल्प है।',
    }),
    {
      title: { en: 'Bathe and worship Shiva', hi: 'अभिषेक और पूजन' },
      text: {
        en: 'Pour water, and a little milk if you like, over the Shivling, or sprinkle a picture with a flower. Offer sandalwood, rice, flowers and bel leaves, and a flower to Parvati.',
        hi: 'शिवलिंग पर जल और चाहें तो थोड़ा दूध चढ़ाएँ, चित्र हो तो फूल से छिड़कें। चंदन, अक्षत, फूल और बेलपत्र, और पार्वती जी को फूल अर्पित करें।',
      },
      say: [shiva, umaMaheshvara],
    },
    {
      title: { en: 'Repeat the name', hi: 'नाम-जप' },
      text: {
        en: 'Say “Om namah Shivaya” 108 times or for ten minutes.',
        hi: '“ॐ नमः शिवाय” 108 बार या दस मिनट जपें।',
      },
      say: [shiva],
    },
    readKatha,
    offerFood({
      en: 'choorma of wheat, ghee and jaggery, in three parts',
      hi: 'आटे, घी और गुड़ का चूरमा, तीन भागों में',
    }),
    { ...singAarti({ en: '“Om Jai Shiv Omkara”', hi: '“ॐ जय शिव ओंकारा”' }), say: [camphor] },
    {
      title: { en: 'Three parts of the prasad', hi: 'प्रसाद के तीन भाग' },
      text: {
        en: 'One part goes to whoever is there, one to a cow or somebody in need, and one you eat yourself.',
        hi: 'एक भाग उपस्थित लोगों को, एक गाय या किसी ज़रूरतमंद को, और एक स्वयं लें।',
      },
    },
    askForgiveness,
    {
      title: { en: 'The seventeenth Monday', hi: 'सत्रहवाँ सोमवार' },
      text: {
        en: 'Worship as before, offer choorma to more people than usual, and feed a few guests or children. With that the vow is complete. If a Monday was missed, add one.',
        hi: 'पहले की तरह पूजा करें, चूरमा अधिक लोगों में बाँटें, कुछ अतिथियों या बच्चों को भोजन कराएँ। व्रत पूरा हुआ। कोई सोमवार छूटा हो तो एक जोड़ लें।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'One meal in the day, after the puja, many without salt; fruit and milk before it.',
        hi: 'पूजा के बाद दिन में एक भोजन, कई लोग बिना नमक; उससे पहले फल-दूध।',
      },
    ],
    avoided: [
      {
        en: 'Onion, garlic, meat, eggs, alcohol; in many homes salt and grain other than the prasad.',
        hi: 'प्याज़, लहसुन, मांस, अंडा, मदिरा; कई घरों में नमक और प्रसाद के सिवा अन्न।',
      },
    ],
    end: { en: 'After the puja, with the choorma.', hi: 'पूजा के बाद चूरमे से।' },
  },
  regions: [
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Sawan Somvar: water is carried to Shiva temples on the Mondays of Shravan.',
        hi: 'सावन सोमवार: श्रावण के सोमवारों को शिव मंदिरों में जल चढ़ाते हैं।',
      },
    },
    {
      where: { en: 'Maharashtra, Gujarat', hi: 'महाराष्ट्र, गुजरात' },
      how: {
        en: 'A handful of grain (shivamuth) is offered, another kind each Monday of Shravan.',
        hi: 'श्रावण के हर सोमवार अलग अन्न की मुट्ठी (शिवामूठ) चढ़ाते हैं।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'The Mondays of Kartik are the great ones, with lamps at dusk.',
        hi: 'कार्तिक के सोमवार बड़े माने जाते हैं, साँझ को दीप के साथ।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is a vow between you and Shiva; the closing too can be held at home.',
    hi: 'यह आपके और शिव के बीच का व्रत है; उद्यापन भी घर पर हो सकता है।',
  },
  optional: {
    en: 'The number sixteen, salt or no salt, the measure of flour. One Monday kept with a quiet heart is complete.',
    hi: 'सोलह की संख्या, नमक, आटे की मात्रा। शांत मन से रखा एक सोमवार भी पूरा है।',
  },
  cautions: [...fasting, flame],
  katha: {
    title: { en: 'The game of dice at Amaravati', hi: 'अमरावती में चौपड़' },
    short: {
      en: 'Shiva and Parvati came to a temple and played at dice. “Who will win?” Parvati asked the priest. “Shiva,” he said without looking; and Parvati won. She was angry at the careless word, and the priest fell ill. Heavenly women, who came to worship, were sorry for him and taught him to keep sixteen Mondays with choorma shared in three parts. He grew well. When Parvati came again she was glad and asked how. She kept the vow herself, and her son Kartikeya, who had gone away in anger, came home. He told a friend who was far from his own people, and so the vow went from one to the other, each time bringing somebody back to somebody.',
      hi: 'शिव-पार्वती एक मंदिर में आए और चौपड़ खेलने लगे। पार्वती ने पुजारी से पूछा, “कौन जीतेगा?” उसने बिना देखे कहा, “शिव,” और जीतीं पार्वती। बिना सोचे कही बात पर वे रुष्ट हुईं, और पुजारी रोगी हो गया। पूजा को आई अप्सराओं ने दया करके उसे सोलह सोमवार और तीन भाग में बाँटे चूरमे की विधि बताई। वह स्वस्थ हुआ। पार्वती फिर आईं तो प्रसन्न होकर पूछा। उन्होंने स्वयं व्रत किया, और रूठकर गए पुत्र कार्तिकेय लौट आए। उन्होंने अपनों से दूर एक मित्र को बताया; यों व्रत एक से दूसरे तक पहुँचा और हर बार किसी को किसी से मिलाता गया।',
    },
    long: [
      {
        en: 'Once, when the two were walking over the earth, they came to Amaravati in Vidarbha, where a king had built a temple to Shiva. It pleased them and they stayed. One day Parvati was in a merry mood. “Let us play at dice,” she said. The priest came by with the flowers. “Tell us,” said Parvati, “which of us will win?” He did not look at the board. “Mahadev, of course.” They played, and Parvati won.',
        hi: 'एक बार पृथ्वी पर घूमते हुए वे विदर्भ की अमरावती पहुँचे, जहाँ एक राजा ने शिव का मंदिर बनवाया था। स्थान भाया और वे ठहर गए। एक दिन पार्वती प्रसन्न थीं, बोलीं, “चौपड़ खेलें।” पुजारी फूल लेकर आया। पार्वती ने पूछा, “बताओ, कौन जीतेगा?” उसने बिना देखे कहा, “महादेव ही।” खेल हुआ और पार्वती जीतीं।',
      },
      {
        en: 'It was a small thing, but a word said to please, without looking, is no small thing in one who serves the truth. She was angry, and his skin fell ill, so that he could hardly do his work. Heavenly women came to worship, saw him in his trouble and asked. When they had heard all they said: “Keep sixteen Mondays. Bathe, worship Shiva, make choorma of half a measure of wheat with ghee and jaggery, share it in three parts, and eat your own part last. On the seventeenth give to many.” He did so, and his skin was as before.',
        hi: 'बात छोटी थी, पर सत्य की सेवा करने वाले के लिए बिना देखे, प्रसन्न करने को कहा गया शब्द छोटा नहीं। वे रुष्ट हुईं, और उसकी त्वचा रोगी हो गई, काम करना कठिन हो गया। पूजा को आई अप्सराओं ने देखा और पूछा। सब सुनकर बोलीं, “सोलह सोमवार करो। स्नान करके शिव-पूजन, आधा सेर आटे का घी-गुड़ से चूरमा, तीन भाग में बाँटो और अपना भाग अंत में लो। सत्रहवें को बहुतों को दो।” उसने किया, और त्वचा पहले जैसी हो गई।',
      },
      {
        en: 'When the two came again, Parvati saw him in health and asked what he had done; and her anger had long since passed. She thought of her son Kartikeya, who had gone south in a sulk. She too kept sixteen Mondays, and he stood at the door. “What did you do, mother, that I could be angry no longer?” She told him. He had a friend whom a long journey had parted from his own; the friend kept the vow in a foreign land and came home, and on the way won a wife; she kept it and had a son; and the son kept it when he was grown. Ask any of them what it was that changed, and they would say: for sixteen weeks I looked before I spoke, and ate after I had shared.',
        hi: 'फिर आने पर पार्वती ने उसे स्वस्थ देखा और पूछा; उनका क्रोध कब का उतर चुका था। उन्हें पुत्र कार्तिकेय याद आए जो रूठकर दक्षिण चले गए थे। उन्होंने भी सोलह सोमवार किए, और वे द्वार पर खड़े थे। “माँ, आपने क्या किया कि मेरा क्रोध रह ही न सका?” उन्होंने बताया। उनका एक मित्र यात्रा में अपनों से बिछुड़ा था; परदेस में व्रत करके वह घर लौटा और राह में पत्नी पाई; उसने व्रत किया और पुत्र हुआ; पुत्र ने बड़े होकर किया। उनसे पूछो कि बदला क्या, तो कहते: सोलह सप्ताह मैंने बोलने से पहले देखा, और बाँटने के बाद खाया।',
      },
    ],
  },
  sources: [
    {
      en: 'Oral Solah Somvar katha of north and west India',
      hi: 'उत्तर और पश्चिम भारत की सोलह सोमवार लोक-कथा',
    },
  ],
};
