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
import { salutation, sunName } from '../verses.ts';

const jimutavahana = salutation('ॐ जीमूतवाहनाय नमः।', 'Salutations to Jimutavahana.', 'जीमूतवाहन को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Mothers in Bihar, Jharkhand, eastern Uttar Pradesh and Nepal, for all their children, daughters and sons. It is called Jitiya or Jiutiya, after the thread that is worn.',
    hi: 'बिहार, झारखंड, पूर्वी उत्तर प्रदेश और नेपाल की माताएँ, अपने सब बच्चों, बेटे-बेटियों, के लिए। पहने जाने वाले सूत्र के नाम पर इसे जितिया या जिउतिया कहते हैं।',
  },
  when: {
    en: 'Three days: Nahay Khay on the seventh of the dark half of Ashvin, the fast on the eighth, and its end on the ninth. Where the eighth spans two mornings, families follow their own almanac.',
    hi: 'तीन दिन: आश्विन कृष्ण सप्तमी को नहाय-खाय, अष्टमी को व्रत, नवमी को पारण। अष्टमी दो सुबह छुए तो परिवार अपने पंचांग के अनुसार चलते हैं।',
  },
  time: { en: 'The puja of the eighth takes 1 hour', hi: 'अष्टमी की पूजा में 1 घंटा' },
  items: [
    {
      name: { en: 'A figure of kusha grass for Jimutavahana', hi: 'जीमूतवाहन के लिए कुश की आकृति' },
      amount: { en: '1, or a picture', hi: '1, या चित्र' },
    },
    {
      name: { en: 'Clay for a kite and a jackal', hi: 'चील और सियारिन के लिए मिट्टी' },
      amount: { en: '2 handfuls', hi: '2 मुट्ठी' },
    },
    {
      name: { en: 'Jitiya thread, red or yellow', hi: 'जितिया का लाल या पीला सूत्र' },
      amount: { en: '1 for each child', hi: 'हर बच्चे के लिए 1' },
    },
    items.water,
    items.lamp,
    items.rice,
    items.turmeric,
    items.flowers,
    items.fruit,
    {
      name: { en: 'Mustard oil and oil cake', hi: 'सरसों का तेल और खली' },
      isOptional: true,
    },
    { name: { en: 'Betel, cloves, cardamom', hi: 'पान, लौंग, इलायची' }, isOptional: true },
    items.incense,
  ],
  steps: [
    {
      title: { en: 'Bathe and eat well the day before', hi: 'एक दिन पहले नहाय-खाय' },
      text: {
        en: 'Bathe, remember the mothers of your family, and eat a full meal: ragi roti, noni greens, ridge gourd, rice and dal. A little is laid out for birds and animals.',
        hi: 'स्नान करें, परिवार की माताओं को याद करें और भरपेट भोजन करें: मडुआ की रोटी, नोनी का साग, झिंगनी-सतपुतिया, दाल-भात। थोड़ा पक्षियों और पशुओं के लिए रखें।',
      },
    },
    {
      title: { en: 'Before dawn: othgan', hi: 'भोर से पहले: ओठगन' },
      text: {
        en: 'While it is dark eat and drink once more, chura with curd, fruit, sweets, and plenty of water.',
        hi: 'अँधेरा रहते फिर खाएँ-पिएँ: चूड़ा-दही, फल, मिठाई, और भरपूर पानी।',
      },
    },
    cleanPlace,
    {
      title: { en: 'Shape the kite and the jackal', hi: 'चील और सियारिन बनाएँ' },
      text: {
        en: 'In the evening of the eighth shape two small figures of clay and put them beside Jimutavahana, with a drop of kumkum on each brow.',
        hi: 'अष्टमी की साँझ मिट्टी की दो छोटी आकृतियाँ बनाकर जीमूतवाहन के पास रखें, दोनों के माथे पर रोली लगाएँ।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I keep Jivitputrika, as far as my health allows, and ask for a long and good life for my children and for all children.',
      hi: 'स्वास्थ्य के अनुसार जीवित्पुत्रिका का व्रत, और अपने तथा सब बच्चों की लंबी, अच्छी आयु की प्रार्थना मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship Jimutavahana', hi: 'जीमूतवाहन का पूजन' },
      text: {
        en: 'Offer water, sandal or kumkum, rice, flowers, incense and light. Say the names of your children one by one.',
        hi: 'जल, चंदन या रोली, अक्षत, फूल, धूप-दीप चढ़ाएँ। अपने बच्चों के नाम एक-एक करके लें।',
      },
      say: [jimutavahana],
    },
    offerFood({ en: 'the fruit', hi: 'फल' }),
    readKatha,
    {
      title: { en: 'Put on the jitiya', hi: 'जितिया धारण करें' },
      text: {
        en: 'Touch the threads to the figures, put one round each child’s neck for a moment with a blessing, and wear them yourself. For small children do not leave a thread round the neck.',
        hi: 'सूत्रों को आकृतियों से छुआएँ, आशीर्वाद देते हुए क्षण भर हर बच्चे के गले में डालें, फिर स्वयं पहनें। छोटे बच्चों के गले में सूत्र न छोड़ें।',
      },
    },
    {
      title: { en: 'Next morning: end the fast', hi: 'अगली सुबह: पारण' },
      text: {
        en: 'After sunrise give water to the Sun, then eat slowly: first water and fruit, then rice, dal, noni greens and what your family has for it.',
        hi: 'सूर्योदय के बाद सूर्य को अर्घ्य दें, फिर धीरे-धीरे खाएँ: पहले जल और फल, फिर दाल-भात, नोनी का साग और जो घर की रीति हो।',
      },
      say: [sunName],
    },
    askForgiveness,
  ],
  days: [
    {
      name: { en: 'First day: Nahay Khay', hi: 'पहला दिन: नहाय-खाय' },
      text: {
        en: 'Bath and one full meal of the region’s own grain and greens; in Mithila fish belongs to it.',
        hi: 'स्नान और क्षेत्र के अपने अन्न-साग का भरपेट भोजन; मिथिला में मछली भी।',
      },
    },
    {
      name: { en: 'Second day: the fast', hi: 'दूसरा दिन: व्रत' },
      text: {
        en: 'By custom without food and water until the next sunrise; with water and fruit it is the same vrat. Puja and katha in the evening.',
        hi: 'रीति में अगले सूर्योदय तक बिना अन्न-जल; जल और फल के साथ भी व्रत वही है। साँझ को पूजा और कथा।',
      },
    },
    {
      name: { en: 'Third day: Paran', hi: 'तीसरा दिन: पारण' },
      text: {
        en: 'Arghya, then the meal with the family, once the ninth has begun.',
        hi: 'अर्घ्य, फिर नवमी लगने पर परिवार के साथ भोजन।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Before: ragi roti, noni, ridge gourd, satputiya, chura and curd. On the day: water and fruit for whoever needs them.',
        hi: 'पहले: मडुआ रोटी, नोनी, झिंगनी, सतपुतिया, चूड़ा-दही। व्रत में: जिसे ज़रूरत हो, जल और फल।',
      },
    ],
    avoided: [
      {
        en: 'By custom all food and water on the eighth. Nobody is bound to that.',
        hi: 'रीति में अष्टमी को अन्न और जल। यह किसी पर बाध्य नहीं।',
      },
    ],
    end: {
      en: 'After sunrise on the ninth, with water first and a light meal; after a long fast the stomach wants little.',
      hi: 'नवमी को सूर्योदय के बाद, पहले जल, फिर हल्का भोजन; लंबे व्रत के बाद पेट थोड़ा ही चाहता है।',
    },
  },
  regions: [
    {
      where: { en: 'Mithila', hi: 'मिथिला' },
      how: {
        en: 'Fish and ragi roti before, and songs of the kite and the jackal.',
        hi: 'पहले मछली और मडुआ रोटी, और चील-सियारिन के गीत।',
      },
    },
    {
      where: { en: 'Nepal', hi: 'नेपाल' },
      how: {
        en: 'Tharu and Maithil women keep it together by rivers, with dances.',
        hi: 'थारू और मैथिल महिलाएँ नदी किनारे साथ मनाती हैं, नृत्य के साथ।',
      },
    },
    {
      where: { en: 'Eastern Uttar Pradesh', hi: 'पूर्वी उत्तर प्रदेश' },
      how: {
        en: 'A small jiutiya of silver or gold is worn, one bead for each child.',
        hi: 'चाँदी या सोने की छोटी जिउतिया पहनी जाती है, हर बच्चे की एक।',
      },
    },
  ],
  withoutPriest: {
    en: 'The eldest woman tells the katha; a priest is not needed.',
    hi: 'सबसे बड़ी महिला कथा कहती हैं; पुरोहित की आवश्यकता नहीं।',
  },
  optional: {
    en: 'The fast without water, the figures, the jewel. If you eat or drink, your wish for your children is worth no less; no child’s life hangs on a fast.',
    hi: 'निर्जल रहना, आकृतियाँ, गहना। जल या भोजन लेने से बच्चों के लिए आपकी कामना कम नहीं होती; किसी बच्चे का जीवन व्रत पर नहीं टिका।',
  },
  cautions: [
    ...fasting,
    {
      en: 'More than a day without water in September’s heat is dangerous. Drink at the first headache, dizziness or dark urine; stay out of the sun and do not cook or drive when weak.',
      hi: 'भादों-आश्विन की गरमी में एक दिन से अधिक बिना पानी रहना ख़तरनाक है। सिरदर्द, चक्कर या गहरा पेशाब होते ही पानी पिएँ; धूप से बचें और कमज़ोरी में रसोई या गाड़ी न संभालें।',
    },
    {
      en: 'Whoever bathes in a river stays near the bank, with somebody beside her.',
      hi: 'नदी में स्नान हो तो किनारे पर, किसी के साथ।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Jimutavahana on the rock', hi: 'शिला पर जीमूतवाहन' },
    short: {
      en: 'Jimutavahana, prince of the Vidyadharas, gave his kingdom to his brothers and went to the forest to care for his parents. There he heard an old Naga woman weep: each day one of her people was given to Garuda, and today it was her only son. “Give me his red cloth,” said the prince. “I shall lie on the rock in his place.” Garuda came and took him up, and wondered that he did not cry out. “Who are you?” “One who can spare himself better than a mother her child.” Then the great bird was ashamed, healed him, and promised to take no Naga any more. Mothers remember him on the eighth of Ashvin.',
      hi: 'विद्याधरों के राजकुमार जीमूतवाहन राज्य भाइयों को सौंपकर माता-पिता की सेवा के लिए वन गए। वहाँ एक वृद्धा नाग-माता का रोना सुना: हर दिन एक नाग गरुड़ को दिया जाता था, और आज उसके इकलौते पुत्र की बारी थी। राजकुमार बोले, “उसका लाल वस्त्र मुझे दें। शिला पर उसकी जगह मैं लेटूँगा।” गरुड़ आए, उन्हें उठाया और चकित हुए कि वे कराहते नहीं। “कौन हो?” “वह, जो स्वयं को दे सकता है, पर माँ अपना बच्चा कैसे दे।” पक्षिराज लज्जित हुए, उन्हें स्वस्थ किया और वचन दिया कि अब किसी नाग को न लेंगे। आश्विन की अष्टमी को माताएँ उन्हें याद करती हैं।',
    },
    long: [
      {
        en: 'Jimutavahana was born to rule the Vidyadharas. A tree that fulfils wishes grew in his garden; he asked it to end want on earth, and let it go. His crown he gave to his brothers. Then he went with his old parents to the Malaya mountain, carried water for them and gathered fruit, and thought that he had never been so rich.',
        hi: 'जीमूतवाहन विद्याधरों पर राज करने को जन्मे थे। उनके उपवन में कल्पवृक्ष था; उससे उन्होंने पृथ्वी का अभाव मिटाने को कहा और उसे जाने दिया। मुकुट भाइयों को दे दिया। फिर वृद्ध माता-पिता के साथ मलय पर्वत गए, उनके लिए जल लाते, फल चुनते, और सोचते कि इतने धनी कभी न थे।',
      },
      {
        en: 'One day near the shore he saw a white hill and learned that it was bones. Garuda, the great bird, had come down on the Nagas each day until their king agreed with him to send one. As he stood there he heard somebody sobbing. An old woman held her son by both hands; he wore the red cloth of him whose turn it is. “I have only this one,” she said, “and who will look at my face tomorrow?”',
        hi: 'एक दिन तट के पास उन्होंने सफ़ेद टीला देखा और जाना कि वह हड्डियों का है। पक्षिराज गरुड़ हर दिन नागों पर टूटते थे, तब उनके राजा ने रोज़ एक भेजने का वचन दिया था। वे खड़े ही थे कि सिसकी सुनी। एक वृद्धा दोनों हाथों से अपने पुत्र को थामे थी; उसने बारी वाले का लाल वस्त्र पहना था। वह बोली, “मेरा यही एक है; कल मेरा मुँह कौन देखेगा?”',
      },
      {
        en: '“Mother,” said the prince, “call me your son and let me go for him.” She would not hear of it, and her son still less. But while the two went to bow once more to Shiva, he wrapped himself in the red cloth and lay down on the rock. The sky grew dark with wings. Garuda carried him up to the peak and wondered: others wept, this one smiled. “Eat,” said Jimutavahana, “what do you wait for?” “Who are you?” asked the bird.',
        hi: 'राजकुमार बोले, “माँ, मुझे पुत्र कहें और उसकी जगह जाने दें।” वे नहीं मानीं, पुत्र तो और भी नहीं। पर जब दोनों एक बार और शिव को प्रणाम करने गए, वे लाल वस्त्र ओढ़कर शिला पर लेट गए। पंखों से आकाश ढक गया। गरुड़ उन्हें शिखर पर ले गए और चकित हुए: और सब रोते थे, यह मुसकराता है। “खाइए,” जीमूतवाहन बोले, “किसकी प्रतीक्षा है?” गरुड़ ने पूछा, “तुम कौन हो?”',
      },
      {
        en: 'Then the young Naga came running and called: “Not him, it is me you want!” And Garuda understood that one had given himself for another who was a stranger to him. He bowed his head, brought the water of life and sprinkled it on the prince and on the hill of bones, and all whom he had taken rose up. “From today I take none,” he said. The mother had two sons on that evening. In the tale that women tell beside it, a kite and a jackal in the tree above heard all this, and resolved to keep the day.',
        hi: 'तभी नाग युवक दौड़ता आया, “इन्हें नहीं, आपको मैं चाहिए!” गरुड़ समझ गए कि किसी ने एक अनजान के लिए स्वयं को दिया है। उन्होंने सिर झुकाया, अमृत लाकर राजकुमार और हड्डियों के टीले पर छिड़का, और जिन्हें वे ले गए थे सब उठ खड़े हुए। बोले, “आज से किसी को न लूँगा।” उस साँझ माँ के दो पुत्र थे। साथ कही जाने वाली कथा में, ऊपर पेड़ पर बैठी चील और नीचे की सियारिन ने यह सब सुना और यह दिन रखने का निश्चय किया।',
      },
    ],
  },
  sources: [
    {
      en: 'Katha of Jimutavahana: Kathasaritsagara; Harsha’s Nagananda',
      hi: 'जीमूतवाहन की कथा: कथासरित्सागर; हर्ष का नागानंद',
    },
    { en: 'Custom of Mithila, Magadh and Bhojpur', hi: 'मिथिला, मगध और भोजपुर की रीति' },
  ],
};
