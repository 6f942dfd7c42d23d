import type { PujaItem, PujaStep, Words } from './puja-guide.ts';
import {
  forgiveness,
  ganesha,
  ganeshaName,
  happiness,
  kalash,
  lamp,
  offeringFood,
  peace,
  purifying,
  rivers,
  sipping,
} from './verses.ts';

/** What pujas have in common, so that it is said in one way. */

export const cleanPlace: PujaStep = {
  title: { en: 'Make the place ready', hi: 'स्थान तैयार करें' },
  text: {
    en: 'Bathe, put on clean clothes and wipe the place. Spread a clean cloth on a low table, set the picture or idol on it, and keep everything from the list within reach. Sit facing east or north, on a mat or a chair, as is comfortable.',
    hi: 'स्नान करके साफ़ कपड़े पहनें और जगह पोंछ लें। चौकी पर साफ़ कपड़ा बिछाकर चित्र या मूर्ति रखें, और सूची की सब चीज़ें हाथ के पास रखें। पूर्व या उत्तर की ओर मुख करके आसन या कुर्सी पर, जैसे सुविधा हो, बैठें।',
  },
};

export const purify: PujaStep = {
  title: { en: 'Sip water and purify yourself', hi: 'आचमन और पवित्रीकरण' },
  text: {
    en: 'Take a little water in the right palm and sip it three times, once with each name. Then sprinkle a few drops on yourself and on the things for the puja.',
    hi: 'दाहिनी हथेली में थोड़ा जल लेकर तीन बार आचमन करें, हर नाम के साथ एक बार। फिर कुछ बूँदें अपने ऊपर और पूजा की सामग्री पर छिड़कें।',
  },
  say: [sipping, purifying],
};

export const lightLamp: PujaStep = {
  title: { en: 'Light the lamp', hi: 'दीप जलाएँ' },
  text: {
    en: 'Light a lamp with ghee or oil, and incense if you use it. Set the lamp where no sleeve, curtain or child can reach it. It need not be watched for fear that it goes out: if it does, light it again.',
    hi: 'घी या तेल का दीपक जलाएँ, और चाहें तो धूप भी। दीपक वहाँ रखें जहाँ पल्लू, परदा या बच्चे का हाथ न पहुँचे। बुझ जाए तो चिंता न करें, फिर जला लें।',
  },
  say: [lamp],
};

export function resolve(aim: Words): PujaStep {
  return {
    title: { en: 'Say what you are doing (sankalp)', hi: 'संकल्प लें' },
    text: {
      en: `Take some water, a few grains of rice and a flower in the right hand. Say in your own words your name, the place and the day, and: “${aim.en}” Then let it go before the deity.`,
      hi: `दाहिने हाथ में थोड़ा जल, अक्षत और एक फूल लें। अपने शब्दों में अपना नाम, स्थान और तिथि कहें, और फिर: “${aim.hi}” इसके बाद उसे भगवान के आगे छोड़ दें।`,
    },
  };
}

export const worshipGanesh: PujaStep = {
  title: { en: 'Remember Ganesh first', hi: 'पहले गणेश जी का स्मरण' },
  text: {
    en: 'Offer a flower, some rice and a little sweet to Ganesh. Where there is no idol, a betel nut wound with red thread stands for him.',
    hi: 'गणेश जी को फूल, अक्षत और थोड़ा मिष्ठान्न अर्पित करें। मूर्ति न हो तो मौली लिपटी सुपारी को गणेश जी मान लें।',
  },
  say: [ganesha, ganeshaName],
};

export const setKalash: PujaStep = {
  title: { en: 'Set up the kalash', hi: 'कलश स्थापित करें' },
  text: {
    en: 'Put a heap of rice on the table and the kalash with water on it. Add a betel nut, a coin and a little turmeric, lay five mango or betel leaves on its mouth and a coconut on top. Touch it with the right hand and say:',
    hi: 'चौकी पर थोड़ा चावल रखकर उस पर जल भरा कलश रखें। उसमें सुपारी, सिक्का और ज़रा-सी हल्दी डालें, मुख पर आम या पान के पाँच पत्ते और ऊपर नारियल रखें। दाहिने हाथ से छूकर कहें:',
  },
  say: [kalash, rivers],
};

/** `food`: what is offered. */
export function offerFood(food: Words): PujaStep {
  return {
    title: { en: 'Offer the food', hi: 'भोग लगाएँ' },
    text: {
      en: `Place ${food.en} before the deity, with a tulsi leaf where that is the custom and a glass of water. Pass a little water around it with your hand and sit quietly for a moment.`,
      hi: `भगवान के आगे ${food.hi} रखें, जहाँ रीति हो वहाँ तुलसीदल के साथ, और एक गिलास जल। हाथ से चारों ओर थोड़ा जल घुमाएँ और एक क्षण शांत बैठें।`,
    },
    say: [offeringFood],
  };
}

/** `whose`: the aarti that is sung; `words`: where they stand, among the aartis of the app where nothing else is said. */
export function singAarti(whose: Words, words: Words = amongAartis): PujaStep {
  return {
    title: { en: 'Aarti', hi: 'आरती' },
    text: {
      en: `Stand up if you can, light camphor or a lamp, and move it in slow circles before the deity while all sing ${whose.en}. Then everybody passes the hands over the warmth and touches the face. ${words.en}`,
      hi: `हो सके तो खड़े होकर कपूर या दीप जलाएँ, भगवान के आगे धीरे-धीरे घुमाएँ और सब मिलकर ${whose.hi} गाएँ। फिर सब हाथों से आरती लें। ${words.hi}`,
    },
  };
}

const amongAartis: Words = {
  en: 'The words are among the aartis of this app.',
  hi: 'शब्द इसी ऐप की आरतियों में हैं।',
};

/** For an aarti whose text is not free to be printed, or not certain: nobody is sent to look for it in vain. */
export const byHeart: Words = {
  en: 'Its words are not in this app: sing what you know by heart, or “Jai Ambe Gauri”, which is here.',
  hi: 'इसके शब्द इस ऐप में नहीं हैं: जो याद हो वही गाएँ, या “जय अम्बे गौरी”, जो यहाँ है।',
};

export const readKatha: PujaStep = {
  title: { en: 'Read the katha', hi: 'कथा पढ़ें' },
  text: {
    en: 'One reads, the others listen with a few grains of rice or a flower in the hand, which they offer at the end. The short telling takes a minute, the long one more.',
    hi: 'एक जन पढ़े, बाक़ी हाथ में अक्षत या फूल लेकर सुनें और अंत में चढ़ा दें। छोटी कथा एक मिनट की है, पूरी कुछ लंबी।',
  },
  isKatha: true,
};

export const askForgiveness: PujaStep = {
  title: { en: 'Ask forgiveness and close', hi: 'क्षमा-प्रार्थना और समापन' },
  text: {
    en: 'Fold your hands. Nothing is lost by a slip of the tongue or a thing that was missing: this is the verse for exactly that. Wish everybody well, and share the prasad.',
    hi: 'हाथ जोड़ें। बोलने में चूक या किसी वस्तु की कमी से कुछ नहीं बिगड़ता: यह श्लोक इसी के लिए है। सबके भले की कामना करें और प्रसाद बाँटें।',
  },
  say: [forgiveness, happiness, peace],
};

/** Things that nearly every puja needs. */
export const items = {
  picture: (of: Words): PujaItem => ({
    name: { en: `Picture or idol of ${of.en}`, hi: `${of.hi} का चित्र या मूर्ति` },
    amount: { en: '1', hi: '1' },
  }),
  lamp: {
    name: { en: 'Lamp with ghee or oil, wick, matches', hi: 'दीपक, घी या तेल, बत्ती, माचिस' },
    amount: { en: '1', hi: '1' },
  },
  incense: { name: { en: 'Incense', hi: 'धूप या अगरबत्ती' }, isOptional: true },
  camphor: { name: { en: 'Camphor for the aarti', hi: 'आरती के लिए कपूर' }, isOptional: true },
  water: {
    name: { en: 'Clean water in a small pot, and a spoon', hi: 'छोटे पात्र में शुद्ध जल और चम्मच' },
    amount: { en: '1 pot', hi: '1 पात्र' },
  },
  rice: {
    name: { en: 'Unbroken rice (akshat)', hi: 'अक्षत (साबुत चावल)' },
    amount: { en: 'a handful', hi: 'एक मुट्ठी' },
  },
  flowers: {
    name: { en: 'Flowers, as the season has them', hi: 'फूल, जो मौसम में मिलें' },
    amount: { en: 'a few', hi: 'थोड़े' },
  },
  turmeric: {
    name: { en: 'Turmeric and kumkum', hi: 'हल्दी और कुमकुम' },
    amount: { en: 'a pinch each', hi: 'एक-एक चुटकी' },
  },
  sandal: { name: { en: 'Sandalwood paste', hi: 'चंदन' }, isOptional: true },
  thread: { name: { en: 'Red thread (mauli)', hi: 'मौली' }, amount: { en: '1', hi: '1' } },
  fruit: {
    name: { en: 'Fruit', hi: 'फल' },
    amount: { en: 'what there is', hi: 'जो उपलब्ध हो' },
  },
  betel: {
    name: { en: 'Betel leaves and nuts', hi: 'पान और सुपारी' },
    amount: { en: '2 each', hi: 'दो-दो' },
    isOptional: true,
  },
  coconut: { name: { en: 'Coconut', hi: 'नारियल' }, amount: { en: '1', hi: '1' } },
  kalash: {
    name: { en: 'Kalash (pot) with water, coin, five mango leaves', hi: 'कलश, जल, सिक्का, आम के पाँच पत्ते' },
    amount: { en: '1', hi: '1' },
  },
  panchamrit: {
    name: {
      en: 'Panchamrit: milk, curd, a little ghee, honey and sugar',
      hi: 'पंचामृत: दूध, दही, थोड़ा घी, शहद और शक्कर',
    },
    amount: { en: '1 bowl', hi: '1 कटोरी' },
  },
  tulsi: { name: { en: 'Tulsi leaves', hi: 'तुलसीदल' }, amount: { en: '5', hi: '5' } },
  bell: { name: { en: 'Bell', hi: 'घंटी' }, isOptional: true },
} as const satisfies Record<string, PujaItem | ((of: Words) => PujaItem)>;

/** Cautions that hold for every fast. */
export const fasting: readonly Words[] = [
  {
    en: 'Fasting is a free choice. Who is pregnant or nursing, a child, old or ill, has diabetes or takes medicine, need not fast: a light meal and the puja are enough. With diabetes or any illness ask your doctor first.',
    hi: 'उपवास अपनी इच्छा से है। गर्भवती, दूध पिलाने वाली माँ, बच्चे, वृद्ध, बीमार, मधुमेह वाले या दवा लेने वाले लोगों को उपवास करना ज़रूरी नहीं: हल्का भोजन और पूजा ही काफ़ी है। मधुमेह या किसी रोग में पहले डॉक्टर से पूछें।',
  },
  {
    en: 'Never leave out a medicine for a fast. If you feel dizzy or faint, drink water and eat: the vrat is not broken by caring for the body.',
    hi: 'व्रत के लिए दवा कभी न छोड़ें। चक्कर या कमज़ोरी लगे तो पानी पिएँ और कुछ खाएँ: शरीर की देखभाल से व्रत नहीं टूटता।',
  },
];

export const flame: Words = {
  en: 'Keep lamp and camphor away from curtains, loose sleeves and children, and put out every flame before you leave the room.',
  hi: 'दीपक और कपूर को परदों, ढीले कपड़ों और बच्चों से दूर रखें, और कमरा छोड़ने से पहले हर लौ बुझा दें।',
};
