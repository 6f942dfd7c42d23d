import {
  askForgiveness,
  cleanPlace,
  flame,
  items,
  lightLamp,
  purify,
  resolve,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { happiness, salutation } from '../verses.ts';

const annapurna = salutation(
  'ॐ अन्नपूर्णायै नमः।',
  'Salutations to Annapurna, who gives food.',
  'अन्न देने वाली अन्नपूर्णा को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Parents and the whole family of a child of about six months that is ready for more than milk.',
    hi: 'लगभग छह महीने के उस बच्चे के माता-पिता और परिवार, जो दूध के सिवा भी कुछ लेने को तैयार है।',
  },
  when: {
    en: 'From six completed months on, when the child holds its head, sits with help and reaches for food; on a day from the muhurat page, in the forenoon when it is rested.',
    hi: 'छह महीने पूरे होने पर, जब बच्चा सिर सँभाले, सहारे से बैठे और भोजन की ओर हाथ बढ़ाए; मुहूर्त पन्ने के किसी दिन, पूर्वाह्न में जब वह तरोताज़ा हो।',
  },
  time: { en: '30 minutes', hi: '30 मिनट' },
  items: [
    items.picture({ en: 'Annapurna, Ganesh or your family deity', hi: 'अन्नपूर्णा, गणेश जी या कुलदेवता' }),
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.flowers,
    {
      name: {
        en: 'Soft rice or kheer without sugar and salt, mashed',
        hi: 'बिना शक्कर-नमक का नरम भात या खीर, मसला हुआ',
      },
      amount: { en: '1 small bowl', hi: '1 छोटी कटोरी' },
    },
    {
      name: {
        en: 'Clean small spoon and bowl, of silver or steel',
        hi: 'साफ़ छोटा चम्मच और कटोरी, चाँदी या स्टील',
      },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'New soft clothes for the child', hi: 'बच्चे के नए कोमल वस्त्र' }, isOptional: true },
    {
      name: {
        en: 'Tray with book, pen, clay, a toy, grain tied in a cloth',
        hi: 'थाल में पुस्तक, क़लम, मिट्टी, खिलौना, कपड़े में बँधा अन्न',
      },
      isOptional: true,
    },
    items.bell,
  ],
  steps: [
    {
      title: { en: 'Cook freshly', hi: 'ताज़ा पकाएँ' },
      text: {
        en: 'Wash hands and dishes well. Cook rice soft with water or the child’s usual milk, mash it quite smooth and let it cool.',
        hi: 'हाथ और बर्तन अच्छी तरह धोएँ। चावल जल या बच्चे के दूध में नरम पकाएँ, बिलकुल महीन मसलें और ठंडा होने दें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'Today our child tastes food. May it never lack food, nor anybody to share it with.',
      hi: 'आज हमारे बच्चे का अन्नप्राशन हमारा संकल्प है। उसे अन्न और बाँटने को साथी सदा मिलें।',
    }),
    worshipGanesh,
    {
      title: { en: 'Thank for the food', hi: 'अन्न को प्रणाम' },
      text: {
        en: 'Place the bowl before the deity with a flower beside it.',
        hi: 'कटोरी भगवान के आगे रखें, पास में एक फूल।',
      },
      say: [annapurna],
    },
    {
      title: { en: 'The first taste', hi: 'पहला निवाला' },
      text: {
        en: 'The child sits upright in the lap of its mother or uncle. Give half a small spoon, wait, smile. Three or five tastes are enough; if it turns its head, it has had enough.',
        hi: 'बच्चा माँ या मामा की गोद में सीधा बैठे। आधा छोटा चम्मच दें, रुकें, मुस्कराएँ। तीन या पाँच बार काफ़ी है; मुँह फेर ले तो बस।',
      },
    },
    {
      title: { en: 'Blessings', hi: 'आशीर्वाद' },
      text: {
        en: 'Elders bless with a flower or a hand on the head; one taste from the parents is enough, not one from each guest.',
        hi: 'बड़े फूल या सिर पर हाथ से आशीर्वाद दें; माता-पिता का एक निवाला काफ़ी है, हर अतिथि का नहीं।',
      },
      say: [happiness],
    },
    {
      title: { en: 'The tray (if you like)', hi: 'थाल (चाहें तो)' },
      text: {
        en: 'Set the tray before the child, with nothing on it small enough to swallow, and see, for fun, what it reaches for. It says nothing about what it will be.',
        hi: 'थाल, जिसमें निगली जा सकने वाली कोई छोटी वस्तु न हो, बच्चे के आगे रखें और हँसी-हँसी में देखें किसकी ओर हाथ बढ़ाता है। इससे भविष्य कुछ तय नहीं होता।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'For the child: smooth rice. For all others a festive meal.',
        hi: 'बच्चे के लिए महीन भात; बाक़ी सबके लिए उत्सव का भोजन।',
      },
    ],
    avoided: [
      {
        en: 'For the child: honey, salt, sugar, whole nuts and cow’s milk as a drink, all before the first birthday.',
        hi: 'बच्चे के लिए पहले जन्मदिन तक: शहद, नमक, शक्कर, साबुत मेवे और पीने को गाय का दूध नहीं।',
      },
    ],
    end: { en: 'There is no fast.', hi: 'कोई व्रत नहीं।' },
  },
  regions: [
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Mukhe bhaat: the mother’s brother feeds; topor and a tray of things.',
        hi: 'मुखे भात: मामा खिलाते हैं; टोपोर और वस्तुओं का थाल।',
      },
    },
    {
      where: { en: 'Kerala', hi: 'केरल' },
      how: { en: 'Choroonu, often at Guruvayur.', hi: 'चोरूणु, प्रायः गुरुवायूर में।' },
    },
    {
      where: { en: 'Garhwal, Nepal', hi: 'गढ़वाल, नेपाल' },
      how: {
        en: 'Bhat khulai, Pasni: every elder offers a grain.',
        hi: 'भात खुलाई, पास्नी: हर बड़ा एक दाना देता है।',
      },
    },
  ],
  withoutPriest: { en: 'The family does it.', hi: 'परिवार ही करता है।' },
  optional: {
    en: 'Silver, many guests, the tray. A spoon of rice and a glad face are enough.',
    hi: 'चाँदी, बहुत अतिथि, थाल। एक चम्मच भात और प्रसन्न चेहरा काफ़ी है।',
  },
  cautions: [
    {
      en: 'Ask your child’s doctor first where it was born early, is often ill, or allergies run in the family. Breast milk or formula goes on.',
      hi: 'समय से पहले जन्मे, बार-बार बीमार या परिवार में एलर्जी हो तो पहले बच्चे के डॉक्टर से पूछें। माँ का या बताया गया दूध चलता रहे।',
    },
    {
      en: 'Never feed a child that lies down, cries or laughs: it may choke. Nothing hard, round or sticky.',
      hi: 'लेटे, रोते या हँसते बच्चे को न खिलाएँ: गले में अटक सकता है। कठोर, गोल या चिपचिपा कुछ नहीं।',
    },
    flame,
  ],
  sources: [
    {
      en: 'Grihya Sutras (Annaprashana among the samskaras); household custom',
      hi: 'गृह्यसूत्र (संस्कारों में अन्नप्राशन); घर-घर की रीति',
    },
  ],
};
