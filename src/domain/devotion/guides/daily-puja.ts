import { askForgiveness, flame, items, purify } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { ganesha, gayatri, happiness, lamp, youAreAll } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever would like ten quiet minutes a day before the gods of the house: alone, as a couple, with children. The short form has five steps and needs a lamp and a flower.',
    hi: 'जो भी दिन में दस शांत मिनट घर के देवताओं के आगे बिताना चाहे: अकेले, साथ में, बच्चों के साथ। छोटे रूप में पाँच चरण हैं और एक दीप व एक फूल चाहिए।',
  },
  when: {
    en: 'In the morning after bathing, and a lamp again at dusk. The same hour each day helps; any hour is right.',
    hi: 'सुबह स्नान के बाद, और साँझ को फिर एक दीप। रोज़ एक ही समय हो तो अच्छा; कोई भी समय ठीक है।',
  },
  time: { en: '10 to 20 minutes', hi: '10 से 20 मिनट' },
  items: [
    items.picture({ en: 'the deity of your heart', hi: 'अपने इष्ट' }),
    items.lamp,
    items.water,
    { name: { en: 'A fresh flower or a leaf', hi: 'ताज़ा फूल या पत्ता' }, amount: { en: '1', hi: '1' } },
    { ...items.rice, amount: { en: 'a pinch', hi: 'एक चुटकी' }, isOptional: true },
    { ...items.turmeric, isOptional: true },
    items.sandal,
    {
      name: { en: 'A piece of fruit, sugar or what was cooked', hi: 'फल का टुकड़ा, मिश्री या जो बना हो' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'Come to rest', hi: 'शांत हों' },
      text: {
        en: 'Wash hands, feet and face, or bathe. Wipe the place and take away yesterday’s flowers: they go to a plant. Sit down and breathe a few times.',
        hi: 'हाथ-पैर-मुँह धोएँ या स्नान करें। जगह पोंछें और कल के फूल हटाएँ: वे पौधे में जाएँ। बैठें और कुछ गहरी साँसें लें।',
      },
    },
    purify,
    {
      title: { en: 'Light the lamp', hi: 'दीप जलाएँ' },
      text: {
        en: 'Light lamp and incense, ring the bell once, and bow to the light.',
        hi: 'दीप और धूप जलाएँ, एक बार घंटी बजाएँ और ज्योति को प्रणाम करें।',
      },
      say: [lamp],
    },
    {
      title: { en: 'Remember Ganesh', hi: 'गणेश स्मरण' },
      text: {
        en: 'Begin with Ganesh, with folded hands or a flower.',
        hi: 'हाथ जोड़कर या एक फूल से गणेश जी से आरंभ करें।',
      },
      say: [ganesha],
    },
    {
      title: { en: 'Five offerings', hi: 'पंचोपचार' },
      text: {
        en: 'Offer to your deity, saying the name each time: sandalwood or kumkum, a flower, incense, the lamp in a small circle, and food. With water before and after this is the old puja of five offerings.',
        hi: 'अपने इष्ट को हर बार नाम लेकर अर्पित करें: चंदन या कुमकुम, फूल, धूप, दीप (छोटे घेरे में घुमाकर), और नैवेद्य। पहले और बाद में जल; यही पंचोपचार पूजा है।',
      },
    },
    {
      title: { en: 'Say the mantra', hi: 'जप' },
      text: {
        en: 'Say the name or mantra of your deity 11, 27 or 108 times, or the Gayatri. Where thoughts wander, begin again with the next bead.',
        hi: 'इष्ट का नाम या मंत्र 11, 27 या 108 बार, या गायत्री जपें। मन भटके तो अगले मनके से फिर शुरू करें।',
      },
      say: [gayatri],
    },
    {
      title: { en: 'Aarti', hi: 'आरती' },
      text: {
        en: 'Sing an aarti, or only its first verse, and move the lamp in slow circles. Take its warmth with your palms to your face.',
        hi: 'आरती गाएँ, या उसका पहला पद ही, और दीप धीरे-धीरे घुमाएँ। हथेलियों से आरती लेकर मुख पर लगाएँ।',
      },
    },
    {
      title: { en: 'Say what is on your mind', hi: 'मन की बात' },
      text: {
        en: 'In your own words: thanks for one thing, a wish for somebody else, and what you mean to do well today.',
        hi: 'अपने शब्दों में: एक बात का धन्यवाद, किसी और के लिए शुभकामना, और आज क्या अच्छा करना है।',
      },
      say: [youAreAll, happiness],
    },
    askForgiveness,
    {
      title: { en: 'At dusk', hi: 'साँझ को' },
      text: {
        en: 'Light a lamp before the gods and one by the tulsi or the door. A minute is enough, and children love to do it.',
        hi: 'भगवान के आगे एक दीप और तुलसी या द्वार पर एक दीप रखें। एक मिनट काफ़ी है, और बच्चों को यह बहुत भाता है।',
      },
      say: [lamp],
    },
  ],
  food: {
    eaten: [
      {
        en: 'There is no fast. Many offer the first of what is cooked, and eat it as prasad.',
        hi: 'कोई व्रत नहीं। बहुत लोग बने भोजन का पहला भाग अर्पित कर प्रसाद के रूप में लेते हैं।',
      },
    ],
    avoided: [
      {
        en: 'What is offered is fresh, vegetarian and not tasted before.',
        hi: 'भोग ताज़ा, शाकाहारी और पहले चखा हुआ न हो।',
      },
    ],
    end: { en: 'Share the prasad with whoever is at home.', hi: 'घर में जो हों, सबके साथ प्रसाद बाँटें।' },
  },
  regions: [
    {
      where: { en: 'Tamil Nadu, Andhra', hi: 'तमिलनाडु, आंध्र' },
      how: {
        en: 'A kolam or muggu at the door each morning; the kuthuvilakku lamp.',
        hi: 'हर सुबह द्वार पर कोलम या मुग्गु; कुत्तुविलक्कु दीप।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'The conch is blown at dusk, and incense is carried through the rooms.',
        hi: 'साँझ को शंख बजता है और धूप हर कमरे में ले जाते हैं।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'The small idols are bathed in a tray each morning; “Shubham karoti” is said at dusk.',
        hi: 'हर सुबह ताम्हण में छोटी मूर्तियों का स्नान; साँझ को “शुभं करोति”।',
      },
    },
    {
      where: { en: 'Gujarat, Rajasthan', hi: 'गुजरात, राजस्थान' },
      how: {
        en: 'Thakorji or Laddu Gopal is cared for as a child of the house, with dress and meals.',
        hi: 'ठाकुरजी या लड्डू गोपाल की घर के बालक की तरह वस्त्र और भोग से सेवा।',
      },
    },
  ],
  withoutPriest: {
    en: 'Daily worship is yours alone; it never needed a priest, and it has no wrong language.',
    hi: 'नित्य पूजा आपकी अपनी है; इसे पुरोहित की कभी ज़रूरत नहीं रही, और कोई भाषा ग़लत नहीं।',
  },
  optional: {
    en: 'All but a moment of attention. On the road or when ill, close your eyes and say the name.',
    hi: 'एक क्षण के ध्यान के सिवा सब। यात्रा या बीमारी में आँखें बंद कर नाम ले लें।',
  },
  cautions: [
    {
      en: 'Incense and camphor in a closed room are hard on asthma and on babies: open a window or leave them out.',
      hi: 'बंद कमरे में धूप और कपूर दमा वालों और शिशुओं के लिए भारी हैं: खिड़की खोलें या न जलाएँ।',
    },
    {
      en: 'Customs about monthly days differ from house to house; to pray is open to everybody on every day.',
      hi: 'मासिक दिनों की रीति घर-घर अलग है; प्रार्थना हर दिन सबके लिए खुली है।',
    },
    flame,
  ],
  sources: [
    { en: 'Panchopachara puja of the household tradition', hi: 'गृहस्थ परंपरा की पंचोपचार पूजा' },
    { en: 'Gayatri: Rigveda 3.62.10', hi: 'गायत्री: ऋग्वेद 3.62.10' },
  ],
};
