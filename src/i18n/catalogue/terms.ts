import type { Message } from '../messages.ts';

/** Words of the trade beside a graha: what each is, and how tradition reads it. */
export const termTexts = {
  retrograde: {
    name: { en: 'Retrograde (vakri)', hi: 'वक्री' },
    is: {
      en: 'Seen from the Earth it went backwards among the stars on that day, as every graha but Sun and Moon does for some weeks or months.',
      hi: 'उस दिन धरती से देखने पर वह तारों के बीच पीछे चलता दिखता था; सूर्य और चंद्र को छोड़ सभी ग्रह कुछ हफ़्ते या महीने ऐसे चलते हैं।',
    },
    here: {
      en: 'Tradition counts it as strong by motion; its matters are said to be looked at again and again before they are settled.',
      hi: 'परंपरा इसे चेष्टा बल में बलवान मानती है; इसके विषय तय होने से पहले बार-बार देखे जाते हैं, ऐसा कहा जाता है।',
    },
  },
  combust: {
    name: { en: 'Combust (asta)', hi: 'अस्त' },
    is: {
      en: 'It stood so near to the Sun that it could not be seen in the sky.',
      hi: 'वह सूर्य के इतने पास था कि आकाश में दिखता नहीं था।',
    },
    here: {
      en: 'Tradition says that it works quietly, in the shade of what the Sun stands for. How near is too near differs from text to text.',
      hi: 'परंपरा कहती है कि वह सूर्य के विषयों की छाया में, चुपचाप काम करता है। कितना पास अस्त माना जाए, इस पर ग्रंथ एकमत नहीं।',
    },
  },
  exalted: {
    name: { en: 'Exalted (uccha)', hi: 'उच्च' },
    is: {
      en: 'It stands in the one sign in which tradition holds it in the highest honour.',
      hi: 'वह उस एक राशि में है जहाँ परंपरा उसे सबसे ऊँचा मान देती है।',
    },
    here: {
      en: 'What it stands for is said to come forward here with ease; the house it is in says where.',
      hi: 'उसके विषय यहाँ सहज आगे आते हैं, ऐसा कहा जाता है; कहाँ, यह उसका भाव बताता है।',
    },
  },
  debilitated: {
    name: { en: 'Debilitated (neecha)', hi: 'नीच' },
    is: {
      en: 'It stands opposite to the sign of its exaltation, as each graha does for a twelfth of its time.',
      hi: 'वह अपनी उच्च राशि के सामने वाली राशि में है; हर ग्रह अपने समय का बारहवाँ भाग वहाँ रहता है।',
    },
    here: {
      en: 'Tradition says that it has to try harder, and names many cases that lift this: see the yogas.',
      hi: 'परंपरा कहती है कि उसे अधिक प्रयत्न करना होता है, और इसे काटने वाली कई स्थितियाँ भी गिनाती है: योग देखें।',
    },
  },
  own: {
    name: { en: 'In its own sign', hi: 'स्वराशि या मूलत्रिकोण' },
    is: {
      en: 'It is the lord of the sign in which it stands; moolatrikona is the part of such a sign in which it is strongest.',
      hi: 'जिस राशि में है, उसका स्वामी वही है; मूलत्रिकोण ऐसी राशि का वह भाग है जहाँ वह सबसे बलवान है।',
    },
    here: {
      en: 'It is at home: tradition reads steadiness in its matters.',
      hi: 'वह अपने घर में है: परंपरा उसके विषयों में स्थिरता देखती है।',
    },
  },
  vargottama: {
    name: { en: 'Vargottama', hi: 'वर्गोत्तम' },
    is: {
      en: 'It is in the same sign in the birth chart and in the navamsa (D9).',
      hi: 'जन्म कुंडली और नवांश (D9) दोनों में वह एक ही राशि में है।',
    },
    here: {
      en: 'Tradition takes that as strength, nearly that of a sign of its own.',
      hi: 'परंपरा इसे बल मानती है, लगभग स्वराशि जैसा।',
    },
  },
  gandanta: {
    name: { en: 'Gandanta', hi: 'गंडांत' },
    is: {
      en: 'It stands in the last or first pada where a water sign ends and a fire sign begins, with a nakshatra.',
      hi: 'वह जल राशि के अंत और अग्नि राशि के आरंभ की संधि पर, पहले या अंतिम चरण में है।',
    },
    here: {
      en: 'Tradition sees a knot there, a place of change. Families keep a quiet rite for the Moon’s; for the others few texts say anything.',
      hi: 'परंपरा वहाँ एक गाँठ, बदलाव की जगह देखती है। चंद्र के लिए परिवार शांत पूजा करते हैं; बाक़ी ग्रहों के लिए कम ही ग्रंथ कुछ कहते हैं।',
    },
  },
} as const satisfies Record<string, Readonly<Record<'name' | 'is' | 'here', Message>>>;
