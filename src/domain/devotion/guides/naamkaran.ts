import {
  askForgiveness,
  cleanPlace,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  resolve,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { happiness, salutation } from '../verses.ts';

const shashthi = salutation(
  'ॐ षष्ठीदेव्यै नमः।',
  'Salutations to Shashthi, who watches over children.',
  'बच्चों की रक्षक षष्ठी देवी को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Parents, with grandparents, an aunt, friends. The child is shown to the family and hears its name for the first time.',
    hi: 'माता-पिता, दादा-दादी, नाना-नानी, बुआ और मित्रों के साथ। बच्चे को परिवार से मिलाया जाता है और वह पहली बार अपना नाम सुनता है।',
  },
  when: {
    en: 'By custom on the tenth, eleventh or twelfth day, or the hundred and first, or any good day when mother and child are well. The muhurat page finds days.',
    hi: 'रीति से दसवें, ग्यारहवें या बारहवें दिन, या एक सौ एकवें, या जब माँ-बच्चा स्वस्थ हों तब किसी शुभ दिन। मुहूर्त पन्ना दिन खोजता है।',
  },
  time: { en: '30 minutes, so that the child is not tired', hi: '30 मिनट, ताकि बच्चा थके नहीं' },
  items: [
    items.picture({ en: 'Ganesh and your family deity', hi: 'गणेश जी और कुलदेवता' }),
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    items.flowers,
    items.fruit,
    {
      name: {
        en: 'Clean soft clothes and a cradle or blanket for the child',
        hi: 'बच्चे के लिए साफ़ कोमल वस्त्र, पालना या चादर',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Plate with rice to write the name in', hi: 'नाम लिखने के लिए चावल की थाली' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Sweets for the guests', hi: 'अतिथियों के लिए मिठाई' },
      amount: { en: 'for all', hi: 'सबके लिए' },
    },
    items.bell,
  ],
  steps: [
    {
      title: { en: 'Choose the name', hi: 'नाम चुनें' },
      text: {
        en: 'Some take the first letter from the birth star: the page of name letters has it. Others name after a grandparent or a meaning they love. Every name is good.',
        hi: 'कुछ लोग जन्म-नक्षत्र से पहला अक्षर लेते हैं: “नाम के अक्षर” पन्ने पर है। कुछ किसी बड़े के या प्रिय अर्थ के नाम पर रखते हैं। हर नाम अच्छा है।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'Today we give our child its name, and wish it health, joy and a good heart.',
      hi: 'आज बच्चे का नामकरण हमारा संकल्प है; उसे स्वास्थ्य, आनंद और अच्छा मन मिले।',
    }),
    worshipGanesh,
    {
      title: { en: 'Bring in the child', hi: 'बच्चे को लाएँ' },
      text: {
        en: 'The mother sits with the child in her lap, father or grandparents beside her. Touch the forehead with a little kumkum or sandal, or with a clean finger only, and bow to her who watches over children.',
        hi: 'माँ बच्चे को गोद में लेकर बैठें, पास में पिता या दादा-दादी। माथे पर ज़रा-सा कुमकुम या चंदन, या केवल साफ़ उँगली लगाएँ, और बच्चों की रक्षक देवी को प्रणाम करें।',
      },
      say: [shashthi],
    },
    {
      title: { en: 'Write the name', hi: 'नाम लिखें' },
      text: {
        en: 'Write “Shri” and then the name with a finger or a flower stem in the plate of rice.',
        hi: 'थाली के चावल में उँगली या फूल के डंठल से “श्री” और फिर नाम लिखें।',
      },
    },
    {
      title: { en: 'Say it into the ear', hi: 'कान में कहें' },
      text: {
        en: 'Father, aunt or whoever your house gives the honour whispers it three times into the right ear: “Your name is …”. Softly: small ears hear well. Then all say it aloud together.',
        hi: 'पिता, बुआ या जिसे घर यह मान दे, दाहिने कान में धीरे से तीन बार कहे: “तुम्हारा नाम … है।” धीरे: नन्हे कान अच्छा सुनते हैं। फिर सब मिलकर बोलें।',
      },
    },
    {
      title: { en: 'Cradle and blessings', hi: 'पालना और आशीर्वाद' },
      text: {
        en: 'Lay the child in the cradle, rock it with a song. Each guest drops a flower at its feet, not on its face, and gives a blessing.',
        hi: 'बच्चे को पालने में लिटाकर गीत के साथ झुलाएँ। हर अतिथि चरणों के पास, मुख पर नहीं, फूल रखे और आशीर्वाद दे।',
      },
      say: [happiness],
    },
    offerFood({ en: 'sweets and fruit', hi: 'मिठाई और फल' }),
    singAarti({ en: '“Jai Ganesh Deva”', hi: '“जय गणेश देवा”' }),
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'A meal for guests; the child has only its milk.',
        hi: 'अतिथियों का भोजन; बच्चे के लिए केवल उसका दूध।',
      },
    ],
    avoided: [
      {
        en: 'No honey, ghee, water or gold for the child to lick: under six months milk alone is safe.',
        hi: 'बच्चे को शहद, घी, जल या सोना न चटाएँ: छह महीने तक केवल दूध सुरक्षित है।',
      },
    ],
    end: { en: 'There is no fast.', hi: 'कोई व्रत नहीं।' },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Barsa on the twelfth day; women swing the cradle and sing, the aunt whispers the name.',
        hi: 'बारहवें दिन बारसे; महिलाएँ पालना झुलाकर गाती हैं, आत्या नाम कहती है।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Namakaranam or Nool-kettu on the twenty-eighth day in Kerala, with a waist thread.',
        hi: 'नामकरणम्; केरल में अट्ठाईसवें दिन नूलकेट्टु, कमर के धागे के साथ।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Often held together with the first rice; a pet name (daak naam) is given too.',
        hi: 'प्रायः अन्नप्राशन के साथ; एक डाक नाम भी।',
      },
    },
  ],
  withoutPriest: {
    en: 'The name is given by the family. A priest may read the birth chart and offer fire, if you wish.',
    hi: 'नाम परिवार देता है। चाहें तो पुरोहित कुंडली पढ़ें और हवन करें।',
  },
  optional: {
    en: 'The birth letter, fire, many guests, gold. Two parents and a whisper are a naming.',
    hi: 'जन्म का अक्षर, हवन, बहुत अतिथि, सोना। माता-पिता और कान में कहा नाम ही नामकरण है।',
  },
  cautions: [
    {
      en: 'Hands washed before holding the child, nobody with a cold, no kisses on the face, no smoke or incense near it.',
      hi: 'बच्चे को लेने से पहले हाथ धोएँ, ज़ुकाम वाले दूर रहें, मुख न चूमें, पास में धुआँ या धूप न हो।',
    },
    { en: 'No kajal in the eyes, and no thread around the neck.', hi: 'आँखों में काजल नहीं, और गले में धागा नहीं।' },
    flame,
  ],
  sources: [
    {
      en: 'Grihya Sutras (Namakarana among the samskaras); household custom',
      hi: 'गृह्यसूत्र (संस्कारों में नामकरण); घर-घर की रीति',
    },
  ],
};
