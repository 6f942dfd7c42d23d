import {
  askForgiveness,
  fasting,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { salutation, umaMaheshvara } from '../verses.ts';

const savitri = salutation('ॐ सावित्र्यै नमः।', 'Salutations to Savitri.', 'सावित्री को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Married women, in the north on the new moon and in the west and south on the full moon of Jyeshtha. They walk around a banyan with thread and remember Savitri, who reasoned with Death himself.',
    hi: 'विवाहित महिलाएँ, उत्तर में ज्येष्ठ अमावस्या और पश्चिम-दक्षिण में ज्येष्ठ पूर्णिमा को। बरगद की सूत से परिक्रमा करती हैं और सावित्री को याद करती हैं, जिन्होंने स्वयं यम से तर्क किया।',
  },
  when: {
    en: 'In the forenoon of the Amavasya of Jyeshtha (Vaishakh by southern months) or of its Purnima, as your region keeps it; some fast three days.',
    hi: 'ज्येष्ठ (दक्षिण की गणना में वैशाख) अमावस्या या ज्येष्ठ पूर्णिमा को पूर्वाह्न में, अपने प्रदेश की रीति से; कुछ लोग तीन दिन व्रत रखते हैं।',
  },
  time: { en: '1 hour', hi: '1 घंटा' },
  items: [
    { name: { en: 'Raw cotton thread', hi: 'कच्चा सूत' }, amount: { en: '1 reel', hi: '1 लच्छी' } },
    { name: { en: 'Water pot', hi: 'लोटा जल' }, amount: { en: '1', hi: '1' } },
    items.lamp,
    items.turmeric,
    items.rice,
    items.flowers,
    {
      name: { en: 'Soaked black gram, puri or gulgule', hi: 'भीगे काले चने, पूरी या गुलगुले' },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    {
      name: { en: 'Mango, melon, banana: fruit of the season', hi: 'आम, ख़रबूज़ा, केला: मौसम के फल' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    { name: { en: 'Hand fan of bamboo', hi: 'बाँस का पंखा' }, amount: { en: '1', hi: '1' }, isOptional: true },
    { name: { en: 'Picture of Savitri and Satyavan', hi: 'सावित्री-सत्यवान का चित्र' }, isOptional: true },
    { name: { en: 'Bangles, bindi and other gifts', hi: 'चूड़ी, बिंदी आदि भेंट' }, isOptional: true },
    items.incense,
  ],
  steps: [
    {
      title: { en: 'In the morning', hi: 'सुबह' },
      text: {
        en: 'Bathe, dress as for a feast, and prepare a plate or bamboo basket with everything from the list.',
        hi: 'स्नान कर उत्सव के वस्त्र पहनें और सूची की सब वस्तुएँ थाली या बाँस की टोकरी में रखें।',
      },
    },
    {
      title: { en: 'Go to the banyan', hi: 'बरगद के पास' },
      text: {
        en: 'Go together while it is cool. Where no banyan is near, a plant in a pot or a drawing is as good. Do not cut a branch for it.',
        hi: 'ठंडे समय साथ जाएँ। पास में बरगद न हो तो गमले का पौधा या चित्र भी उतना ही अच्छा है। इसके लिए डाल न तोड़ें।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I keep Vat Savitri, as far as my health allows, for a long and kind life together.',
      hi: 'स्वास्थ्य के अनुसार, साथ में लंबे और स्नेहपूर्ण जीवन के लिए वट सावित्री व्रत मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship the tree, Savitri and Satyavan', hi: 'वट, सावित्री और सत्यवान पूजन' },
      text: {
        en: 'Pour water at the root. Offer turmeric, kumkum, rice, flowers, gram and fruit to the tree, then to Savitri and Satyavan, and fan them a little.',
        hi: 'जड़ में जल दें। वट को हल्दी, कुमकुम, अक्षत, फूल, चने और फल चढ़ाएँ, फिर सावित्री-सत्यवान को, और थोड़ा पंखा झलें।',
      },
      say: [savitri, umaMaheshvara],
    },
    {
      title: { en: 'Walk around with the thread', hi: 'सूत से परिक्रमा' },
      text: {
        en: 'Walk around the tree seven times, or as often as you can, letting the thread run loosely. Cotton, not plastic: it rots away without hurting the bark.',
        hi: 'सात या जितनी हो सकें परिक्रमा करें, सूत ढीला लपेटते हुए। सूती हो, प्लास्टिक नहीं: वह छाल को हानि किए बिना गल जाता है।',
      },
    },
    readKatha,
    offerFood({ en: 'gram, puri and fruit', hi: 'चने, पूरी और फल' }),
    askForgiveness,
    {
      title: { en: 'Bless each other', hi: 'आशीर्वाद' },
      text: {
        en: 'Touch the feet of elders, give the fan, fruit and gifts to an older woman. At home wish each other a long life; eat gram from the prasad.',
        hi: 'बड़ों के चरण छुएँ, पंखा, फल और भेंट किसी बड़ी महिला को दें। घर पर एक-दूसरे को दीर्घायु कहें; प्रसाद के चने खाएँ।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Fruit, water and milk until the puja; after it the gram and fruit, and in many homes a full meal.',
        hi: 'पूजा तक फल, जल, दूध; उसके बाद चने-फल, और कई घरों में पूरा भोजन।',
      },
    ],
    avoided: [
      {
        en: 'Grain until the puja; meat, onion and garlic on this day.',
        hi: 'पूजा तक अन्न; इस दिन मांस, प्याज़, लहसुन।',
      },
    ],
    end: {
      en: 'After the puja with soaked gram and fruit; where three days are kept, on the third.',
      hi: 'पूजा के बाद भीगे चने और फल से; जहाँ तीन दिन रखते हैं वहाँ तीसरे दिन।',
    },
  },
  regions: [
    {
      where: { en: 'Bihar, Uttar Pradesh', hi: 'बिहार, उत्तर प्रदेश' },
      how: {
        en: 'Barsait on Amavasya, with a bamboo fan, mango and gram.',
        hi: 'अमावस्या को बरसाइत, बाँस के पंखे, आम और चने के साथ।',
      },
    },
    {
      where: { en: 'Maharashtra, Gujarat, Karnataka', hi: 'महाराष्ट्र, गुजरात, कर्नाटक' },
      how: {
        en: 'Vat Purnima; women give each other mangoes and jackfruit (vaan).',
        hi: 'वट पूर्णिमा; महिलाएँ एक-दूसरे को आम और कटहल (वाण) देती हैं।',
      },
    },
    {
      where: { en: 'Odisha', hi: 'ओडिशा' },
      how: {
        en: 'Sabitri Brata: a grindstone stands for Savitri; five fruits and new bangles.',
        hi: 'सावित्री व्रत: सिल को सावित्री मानते हैं; पाँच फल और नई चूड़ियाँ।',
      },
    },
  ],
  withoutPriest: {
    en: 'Women do it among themselves; whoever reads best reads the katha.',
    hi: 'महिलाएँ आपस में ही करती हैं; जो अच्छा पढ़े वह कथा पढ़े।',
  },
  optional: {
    en: 'The fast, the number of rounds, gifts. To water a tree and tell Savitri’s story is to keep the day.',
    hi: 'व्रत, परिक्रमा की संख्या, भेंट। एक पेड़ को जल देना और सावित्री की कथा कहना ही यह दिन है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'It is the hottest time of the year: go early, cover your head, carry water and drink it.',
      hi: 'यह वर्ष का सबसे गर्म समय है: सुबह जाएँ, सिर ढकें, पानी साथ रखें और पिएँ।',
    },
    { en: 'Mind lamps and incense near dry leaves.', hi: 'सूखे पत्तों के पास दीप और धूप का ध्यान रखें।' },
  ],
  katha: {
    title: { en: 'Savitri and Satyavan', hi: 'सावित्री और सत्यवान' },
    short: {
      en: 'Princess Savitri chose for herself, and chose Satyavan, a blind king’s son who lived in the forest; though Narada told her that he had but a year. On the last day she went with him for wood. Under a banyan he laid his head in her lap, and Yama came and drew out his life. She followed. Whatever Yama said, she answered wisely, and he gave her boon after boon, save that life: sight and kingdom for her father-in-law, sons for her father. Then, as she went on speaking of friendship and of what is right, he granted sons to herself and Satyavan. “And how,” she asked, “without him?” Yama smiled, for he had been well overcome. He untied the noose, and Satyavan woke up in the shade.',
      hi: 'राजकुमारी सावित्री ने स्वयं चुना, और चुना सत्यवान को, वन में रहने वाले अंधे राजा के पुत्र को; नारद ने कहा भी कि उसकी आयु एक वर्ष है। अंतिम दिन वे लकड़ी लेने साथ गईं। बरगद के नीचे उसने गोद में सिर रखा, और यम आकर प्राण ले चले। वे पीछे चलीं। यम जो कहते, वे बुद्धि से उत्तर देतीं, और वे उस प्राण के सिवा वर पर वर देते गए: ससुर की आँखें और राज्य, पिता को पुत्र। फिर मैत्री और धर्म की बातों पर उन्होंने सावित्री-सत्यवान को भी पुत्रों का वर दे दिया। वे बोलीं, “उनके बिना कैसे?” यम मुस्कराए, क्योंकि अच्छी तरह हारे थे। पाश खोल दिया, और सत्यवान छाँव में जाग उठे।',
    },
    long: [
      {
        en: 'King Ashvapati had prayed for a child for eighteen years to the goddess Savitri, and named his daughter after her. She grew up so bright that no prince dared to ask for her. “Then go,” said her father, “and choose for yourself.” She travelled through kingdoms and hermitages, and came home with a name: Satyavan, who lived in the forest with his father Dyumatsena, blind and without a kingdom, and who drew horses on the walls of the hut. Narada was there and said: “There is no better man. He has one year to live.” “Choose once more,” begged the king. “A thing is given once,” said Savitri, “and I have chosen once.”',
        hi: 'राजा अश्वपति ने अठारह वर्ष देवी सावित्री से संतान माँगी, और पुत्री का नाम उन्हीं पर रखा। वह इतनी तेजस्विनी हुई कि कोई राजकुमार माँगने का साहस न करता। पिता बोले, “तो जाओ, स्वयं चुनो।” वह राज्यों और आश्रमों में घूमी और एक नाम लेकर लौटी: सत्यवान, जो अंधे और राज्यहीन पिता द्युमत्सेन के साथ वन में रहता और कुटिया की भीत पर घोड़े बनाता था। नारद वहीं थे, बोले, “उससे अच्छा कोई नहीं। उसकी आयु एक वर्ष है।” राजा ने कहा, “फिर चुनो।” सावित्री बोली, “वस्तु एक ही बार दी जाती है, और मैंने एक ही बार चुना है।”',
      },
      {
        en: 'She put off her jewels, went to the hut and was happy there, and counted the days without a word. When three were left she fasted and stood awake. On the last morning Satyavan took his axe, and she asked to go along, for she had never seen the forest in flower. He cut wood; then his head ached, and he lay down in her lap under a banyan. She saw a man stand there, dark, in red, with a noose. “I am Yama. His days are full. He was so good that I have come myself.” He drew out what is of the size of a thumb, bound it, and went south.',
        hi: 'उसने आभूषण उतारे, कुटिया में गई, वहाँ सुखी रही, और बिना कहे दिन गिनती रही। तीन दिन बचे तो व्रत और जागरण किया। अंतिम सुबह सत्यवान ने कुल्हाड़ी ली; उसने साथ चलना चाहा, कि फूला हुआ वन नहीं देखा। उसने लकड़ी काटी; फिर सिर दुखा, और बरगद के नीचे उसकी गोद में लेट गया। सावित्री ने देखा, कोई खड़ा है, श्याम, लाल वस्त्रों में, हाथ में पाश। “मैं यम हूँ। इसके दिन पूरे हुए। यह इतना भला था कि मैं स्वयं आया।” उन्होंने अँगूठे भर का प्राण निकाला, बाँधा, और दक्षिण को चले।',
      },
      {
        en: 'She walked behind him. “Go back,” said Yama, “you have done what a wife does.” “Where he goes, I go. And they say that with seven steps together people are friends; so hear a friend.” She spoke of duty that asks for no reward. It was well said. “Choose a boon, but not his life.” She chose her father-in-law’s eyes. She spoke of good people, whose company is never in vain: his kingdom. She spoke of kindness to all that lives: a hundred sons for her father. She spoke of Yama’s own name, Dharma, in whom one may trust more than in oneself. “I have never heard such words. Choose a fourth.” “Sons of my own, Satyavan’s and mine.” “So be it.” “Then,” said Savitri, “you will have to let him go; for you keep what is true.”',
        hi: 'वह पीछे चली। यम बोले, “लौट जाओ, पत्नी का कर्तव्य तुमने किया।” “जहाँ वे, वहाँ मैं। और कहते हैं सात पग साथ चलने से मैत्री होती है; तो मित्र की बात सुनिए।” उसने फल न माँगने वाले धर्म की बात कही। बात अच्छी थी। “वर माँगो, इसके प्राण छोड़कर।” उसने ससुर की आँखें माँगीं। सत्संग की बात कही, जो कभी व्यर्थ नहीं जाता: उनका राज्य। सब जीवों पर दया की बात कही: पिता के सौ पुत्र। यम के अपने नाम धर्म की बात कही, जिस पर अपने से अधिक भरोसा हो सकता है। “ऐसे वचन मैंने नहीं सुने। चौथा माँगो।” “मेरे अपने पुत्र, सत्यवान के और मेरे।” “ऐसा ही हो।” सावित्री बोली, “तब तो इन्हें छोड़ना होगा; क्योंकि आप सत्य के रक्षक हैं।”',
      },
      {
        en: 'Yama stood still, and then he untied the noose. “Long life to you both,” he said, gladly, and was gone. She ran back to the banyan, took his head in her lap again, and he opened his eyes. “How long I slept. Who was the dark man?” “He has gone,” she said. “It is evening; lean on me.” She hung the basket on a branch and took his axe. At the hut a blind man had begun to see the stars.',
        hi: 'यम रुके, फिर पाश खोल दिया। प्रसन्न होकर बोले, “दोनों दीर्घायु हो,” और चले गए। वह बरगद के पास दौड़ी, सिर फिर गोद में लिया, और उसने आँखें खोलीं। “कितना सोया! वह श्याम पुरुष कौन था?” वह बोली, “चला गया। साँझ हो गई; मेरा सहारा ले लो।” उसने टोकरी डाल पर टाँगी और कुल्हाड़ी उठा ली। कुटिया में एक अंधे को तारे दिखने लगे थे।',
      },
    ],
  },
  sources: [{ en: 'Mahabharata, Vana Parva (Savitri)', hi: 'महाभारत, वन पर्व (सावित्री उपाख्यान)' }],
};
