import {
  askForgiveness,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  resolve,
  setKalash,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { happiness, peace, salutation, vastu } from '../verses.ts';

const earth = salutation('ॐ पृथिव्यै नमः।', 'Salutations to the Earth.', 'पृथ्वी माता को प्रणाम।');
const shesha = salutation(
  'ॐ अनन्ताय नमः।',
  'Salutations to Ananta, the serpent who bears the earth.',
  'पृथ्वी को धारण करने वाले अनंत (शेष) को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Whoever begins to build: a house, another floor, a shop. Before the first spade the earth is asked for leave, and whoever lives in it is asked to move on; then the first stone is laid.',
    hi: 'जो भी निर्माण आरंभ करें: घर, नई मंज़िल, दुकान। पहली कुदाल से पहले धरती से अनुमति और उसमें बसे जीवों से हटने की विनती की जाती है; फिर पहला पत्थर रखा जाता है।',
  },
  when: {
    en: 'By day, before the digging, on a day that suits the almanac, the mason and the weather; the muhurat page finds days. Where work has begun already, the puja may follow on any good day.',
    hi: 'दिन में, खुदाई से पहले, जो दिन पंचांग, मिस्त्री और मौसम के अनुकूल हो; मुहूर्त पन्ना दिन खोज देता है। काम पहले ही शुरू हो गया हो तो पूजा बाद में किसी भी अच्छे दिन हो सकती है।',
  },
  time: { en: '1 to 1½ hours', hi: 'एक से डेढ़ घंटा' },
  items: [
    items.picture({ en: 'Ganesh, and the deity of your family', hi: 'गणेश जी और अपने कुलदेवता' }),
    items.kalash,
    {
      name: {
        en: 'A small copper pot with a lid, to be laid into the ground',
        hi: 'भूमि में रखने के लिए ढक्कन वाला छोटा ताँबे का लोटा',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Pair of serpents of silver or copper', hi: 'चाँदी या ताँबे का नाग-नागिन जोड़ा' },
      amount: { en: '1', hi: '1' },
      isOptional: true,
    },
    {
      name: {
        en: 'For the pot: a coin, betel nut, turmeric root, durva, seven grains',
        hi: 'लोटे के लिए: सिक्का, सुपारी, हल्दी की गाँठ, दूर्वा, सात अनाज',
      },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    {
      name: { en: 'Bricks or a stone, washed, for the first laying', hi: 'पहली नींव के लिए धुली ईंटें या शिला' },
      amount: { en: '5 bricks or 1 stone', hi: '5 ईंटें या 1 शिला' },
    },
    {
      name: { en: 'Spade or trowel, a little mortar', hi: 'कुदाल या करनी, थोड़ा मसाला' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Four or five pegs and white or red thread', hi: 'चार-पाँच खूँटियाँ और सफ़ेद या लाल सूत' },
      isOptional: true,
    },
    items.coconut,
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.flowers,
    items.thread,
    {
      name: { en: 'Milk, curd, honey, Ganga water or plain water', hi: 'दूध, दही, शहद, गंगाजल या सादा जल' },
      amount: { en: 'a spoon each', hi: 'एक-एक चम्मच' },
    },
    items.betel,
    items.fruit,
    {
      name: { en: 'Sweets for everybody on the site', hi: 'स्थल पर सबके लिए मिठाई' },
      amount: { en: 'for all', hi: 'सबके लिए' },
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'In the days before', hi: 'कुछ दिन पहले' },
      text: {
        en: 'Have plan, permission, soil test and boundary clear. Clear the ground of thorns, stones and rubbish by daylight with stout shoes and gloves, and let whatever lives under stones or in holes get away.',
        hi: 'नक़्शा, अनुमति, मिट्टी की जाँच और सीमा पक्की कर लें। दिन के उजाले में मज़बूत जूते-दस्ताने पहनकर काँटे, पत्थर, कूड़ा हटाएँ, और पत्थरों-बिलों के जीवों को निकल जाने दें।',
      },
    },
    {
      title: { en: 'Choose and clean the place', hi: 'स्थान चुनें और शुद्ध करें' },
      text: {
        en: 'Most lay it in the north-east of the building, some in the corner that the priest reckons. Sprinkle water, draw a swastika with turmeric or flour, and spread a cloth. The family sits facing east or north.',
        hi: 'अधिकतर लोग भवन के ईशान में करते हैं, कुछ पुरोहित के बताए कोने में। जल छिड़कें, हल्दी या आटे से स्वस्तिक बनाएँ, कपड़ा बिछाएँ। परिवार पूर्व या उत्तर की ओर मुख करके बैठे।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'On this ground we begin to build a house. May it stand safely, may nobody be hurt in building it, and may all who live here be well.',
      hi: 'इस भूमि पर घर का आरंभ हमारा संकल्प है। वह सुरक्षित खड़ा रहे, बनाने में किसी को चोट न आए, और यहाँ रहने वाले सब सकुशल रहें।',
    }),
    worshipGanesh,
    setKalash,
    {
      title: { en: 'Ask the Earth’s leave', hi: 'पृथ्वी से क्षमा और अनुमति' },
      text: {
        en: 'Touch the ground with your palm. Pour milk and water on it, lay turmeric, kumkum, rice and flowers down, and say in your own words: forgive us that we shall dig; may what lives here find another place.',
        hi: 'हथेली से भूमि छुएँ। दूध-जल दें, हल्दी, कुमकुम, अक्षत और फूल रखें, और अपने शब्दों में कहें: खोदने के लिए क्षमा करें; यहाँ के जीवों को और स्थान मिले।',
      },
      say: [earth],
    },
    {
      title: { en: 'Vastu, Shesha, the directions', hi: 'वास्तु, शेष और दिशाएँ' },
      text: {
        en: 'Offer rice and a flower to the guardian of the dwelling, to the serpent who bears the earth, and, turning around once, to each direction. Where there is time, set the pegs at the corners and run the thread around the plan.',
        hi: 'वास्तु-देव को, धरती धारण करने वाले शेष को, और घूमकर हर दिशा को अक्षत-फूल अर्पित करें। समय हो तो कोनों पर खूँटियाँ गाड़कर नक़्शे के चारों ओर सूत बाँधें।',
      },
      say: [vastu, shesha],
    },
    {
      title: { en: 'The first spade', hi: 'पहली कुदाल' },
      text: {
        en: 'Put kumkum and thread on spade and trowel. The owners dig the first earth together, five small strokes, looking where the feet are; then parents and children. The masons dig the pit: an arm deep and wide is enough.',
        hi: 'कुदाल और करनी पर कुमकुम-मौली लगाएँ। गृहस्वामी मिलकर पहली मिट्टी खोदें, पाँच हल्की चोटें, पैरों का ध्यान रखकर; फिर माता-पिता और बच्चे। गड्ढा मिस्त्री खोदें: एक हाथ गहरा-चौड़ा काफ़ी है।',
      },
      say: [earth],
    },
    {
      title: { en: 'Lay the pot into the ground', hi: 'लोटा भूमि में रखें' },
      text: {
        en: 'Fill the copper pot with coin, betel nut, turmeric, durva, grains and a little Ganga water, the pair of serpents in or upon it, and close it. Set it upright in the pit on a flower, with the prayer.',
        hi: 'ताँबे के लोटे में सिक्का, सुपारी, हल्दी, दूर्वा, अनाज, थोड़ा गंगाजल रखें, नाग जोड़ा भीतर या ऊपर, और बंद करें। प्रार्थना के साथ गड्ढे में फूल पर सीधा रखें।',
      },
      say: [shesha, vastu],
    },
    {
      title: { en: 'Lay the first stone', hi: 'शिलान्यास' },
      text: {
        en: 'Mark the five bricks with a swastika, thread and kumkum. The owners lay the first with a little mortar, others lay the rest: one in the middle and one to each side. The mason sets them straight.',
        hi: 'पाँच ईंटों पर स्वस्तिक, मौली, कुमकुम लगाएँ। पहली गृहस्वामी थोड़े मसाले से रखें, बाक़ी और लोग: एक बीच में और एक-एक चारों ओर। मिस्त्री उन्हें सीधा करे।',
      },
      say: [happiness],
    },
    offerFood({ en: 'sweets and fruit', hi: 'मिठाई और फल' }),
    {
      title: { en: 'Honour those who will build', hi: 'बनाने वालों का सम्मान' },
      text: {
        en: 'Put a tilak on the masons and workers, women and men, and give them sweets, a gift and a meal before you eat. Their skill holds up your roof.',
        hi: 'मिस्त्री और श्रमिक, स्त्री-पुरुष सबको तिलक लगाएँ, अपने खाने से पहले मिठाई, भेंट और भोजन दें। आपकी छत उनके हुनर पर टिकेगी।',
      },
    },
    askForgiveness,
    {
      title: { en: 'Leave the place in order', hi: 'स्थान सँभालें' },
      text: {
        en: 'Put out the flames, cover or fence the pit, take plastic and matches with you. Pour the water of the kalash where a tree is to grow.',
        hi: 'लौ बुझाएँ, गड्ढा ढकें या घेरें, प्लास्टिक और माचिस साथ ले जाएँ। कलश का जल वहाँ दें जहाँ पेड़ लगाना हो।',
      },
      say: [peace],
    },
  ],
  food: {
    eaten: [
      {
        en: 'There is no fast. Sweets, coconut, a vegetarian meal with the workers.',
        hi: 'व्रत नहीं। मिठाई, नारियल, श्रमिकों के साथ शाकाहारी भोजन।',
      },
    ],
    avoided: [
      { en: 'Meat and alcohol on this day, on the whole site.', hi: 'इस दिन पूरे स्थल पर मांस और मदिरा।' },
    ],
    end: {
      en: 'With the prasad; those who build are served first.',
      hi: 'प्रसाद से; पहले बनाने वालों को परोसें।',
    },
  },
  regions: [
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Bhoomi pujan with the silver serpents and kalash, mostly in the north-east; havan where a priest leads.',
        hi: 'चाँदी के नाग और कलश के साथ भूमि पूजन, प्रायः ईशान में; पुरोहित हों तो हवन।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Bhoomi puja, then Vastu puja and shankusthapana: navadhanya, navaratna and milk into the pit; later the door frame gets a puja of its own.',
        hi: 'भूमि पूजा, फिर वास्तु पूजा और शंकुस्थापना: गड्ढे में नवधान्य, नवरत्न, दूध; बाद में चौखट की अलग पूजा।',
      },
    },
    {
      where: { en: 'Gujarat, Rajasthan', hi: 'गुजरात, राजस्थान' },
      how: {
        en: 'Khat muhurat, the first digging, and shilanyas, the first stone, may fall on two days.',
        hi: 'खात मुहूर्त (पहली खुदाई) और शिलान्यास (पहला पत्थर) दो दिन भी हो सकते हैं।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Bhit puja at the foundation, with a bamboo, mango leaves and Narayan puja.',
        hi: 'नींव पर भित पूजा, बाँस, आम के पत्तों और नारायण पूजा के साथ।',
      },
    },
  ],
  withoutPriest: {
    en: 'Leave of the earth, the first spade and the first stone a family can do itself. For Vastu puja with fire most call a priest; one member of the family who sits for it is enough.',
    hi: 'धरती से अनुमति, पहली कुदाल और पहला पत्थर परिवार स्वयं कर सकता है। हवन सहित वास्तु पूजा के लिए अधिकतर लोग पुरोहित बुलाते हैं; परिवार का एक सदस्य बैठे, यह काफ़ी है।',
  },
  optional: {
    en: 'Silver, gems, fire, pegs, a tent. A hand on the earth, a flower and a fair word to the builders are the heart of it; in a flat a prayer at the building site or at the gate will do.',
    hi: 'चाँदी, रत्न, हवन, खूँटियाँ, पंडाल। भूमि पर रखा हाथ, एक फूल और बनाने वालों से मीठी बात ही सार है; फ़्लैट हो तो निर्माण-स्थल या फाटक पर प्रार्थना काफ़ी है।',
  },
  cautions: [
    {
      en: 'A puja does not replace the soil test, the engineer’s drawing, the permission or a call to learn where cables and pipes run: have them before anybody digs.',
      hi: 'पूजा मिट्टी की जाँच, इंजीनियर के नक़्शे, अनुमति या तार-पाइप की जानकारी की जगह नहीं लेती: खुदाई से पहले ये सब कर लें।',
    },
    {
      en: 'Serpents here are of metal. Leave living snakes alone, step back and call the forest or rescue service; no living thing is buried or offered.',
      hi: 'यहाँ नाग धातु के हैं। जीवित साँप को न छेड़ें, पीछे हटें और वन विभाग या बचाव-दल को बुलाएँ; कोई जीव न गाड़ें, न चढ़ाएँ।',
    },
    {
      en: 'Children and guests at a distance from pit and tools, shoes on the site, helmets for those who work. Keep the flame out of the wind and away from dry grass.',
      hi: 'बच्चे और अतिथि गड्ढे और औज़ारों से दूर, स्थल पर जूते, काम करने वालों को हेलमेट। लौ को हवा और सूखी घास से दूर रखें।',
    },
    {
      en: 'A day or a corner that others would choose differently does the house no harm: books and regions differ. Nobody needs to pay for a remedy.',
      hi: 'कोई और दिन या कोना बताए तो घर को हानि नहीं होती: ग्रंथ और प्रदेश अलग-अलग कहते हैं। किसी उपाय के पैसे देने की ज़रूरत नहीं।',
    },
    flame,
  ],
  sources: [
    { en: 'Hymn to the Earth: Atharvaveda 12.1', hi: 'भूमि सूक्त: अथर्ववेद 12.1' },
    { en: 'Vastoshpati, guardian of the dwelling: Rigveda 7.54', hi: 'वास्तोष्पति: ऋग्वेद 7.54' },
    { en: 'Matsya Purana on beginning a house; custom of builders', hi: 'गृहारंभ: मत्स्य पुराण; शिल्पियों की रीति' },
  ],
};
