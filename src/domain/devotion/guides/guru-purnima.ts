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
import { guru, guruLight, salutation, vyasa } from '../verses.ts';

const name = salutation('ॐ श्रीगुरवे नमः।', 'Salutations to the teacher.', 'श्रीगुरु को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Whoever has learnt from somebody: from a guru, a school teacher, mother and father, a master of a craft, a book. The day is Vyasa’s, who put the Vedas in order and told the Mahabharata.',
    hi: 'जिसने भी किसी से सीखा हो: गुरु से, विद्यालय के शिक्षक से, माता-पिता से, हुनर के उस्ताद से, पुस्तक से। यह दिन व्यास का है, जिन्होंने वेदों को क्रम दिया और महाभारत कहा।',
  },
  when: { en: 'On the full moon of Ashadha, in the morning.', hi: 'आषाढ़ पूर्णिमा को, सुबह।' },
  time: { en: '30 minutes, and a visit or a letter', hi: '30 मिनट, और एक भेंट या पत्र' },
  items: [
    {
      name: {
        en: 'Picture of your teacher, of Vyasa or Dakshinamurti, or a book such as the Gita',
        hi: 'अपने गुरु, व्यास या दक्षिणामूर्ति का चित्र, या गीता जैसी पुस्तक',
      },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'Clean white or yellow cloth', hi: 'साफ़ सफ़ेद या पीला वस्त्र' }, amount: { en: '1', hi: '1' } },
    items.lamp,
    items.water,
    items.rice,
    {
      name: { en: 'White or yellow flowers, a garland', hi: 'सफ़ेद या पीले फूल, माला' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    items.sandal,
    items.fruit,
    {
      name: { en: 'A sweet, kheer or panchamrit', hi: 'मिठाई, खीर या पंचामृत' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    {
      name: { en: 'A gift by your means: fruit, a book, cloth', hi: 'सामर्थ्य भर भेंट: फल, पुस्तक, वस्त्र' },
      isOptional: true,
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    {
      title: { en: 'Set the seat of the teacher', hi: 'गुरु का आसन' },
      text: {
        en: 'Spread the cloth, set picture or book on it, and draw twelve lines with sandalwood or rice as Vyasa’s seat if that is your custom. Put the book from which you learn most beside it.',
        hi: 'वस्त्र बिछाकर चित्र या पुस्तक रखें; रीति हो तो चंदन या अक्षत से बारह रेखाएँ खींचकर व्यास-पीठ बनाएँ। जिस पुस्तक से सबसे अधिक सीखा, उसे पास में रखें।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I thank all from whom I have learnt, and shall practise one thing of it faithfully this year.',
      hi: 'जिनसे भी सीखा उन सबको धन्यवाद, और इस वर्ष उसमें से एक बात का सच्चा अभ्यास, मेरा संकल्प है।',
    }),
    {
      title: { en: 'Remember Vyasa', hi: 'व्यास का स्मरण' },
      text: {
        en: 'Offer a flower and rice to Vyasa, the teacher of teachers.',
        hi: 'गुरुओं के गुरु व्यास को फूल और अक्षत अर्पित करें।',
      },
      say: [vyasa],
    },
    {
      title: { en: 'Worship the teacher', hi: 'गुरु पूजन' },
      text: {
        en: 'Offer water, sandalwood, rice, flowers and the garland to the picture or the book. If the teacher is with you, offer a seat and water, put a flower at the feet, and bow.',
        hi: 'चित्र या पुस्तक को जल, चंदन, अक्षत, फूल और माला अर्पित करें। गुरु स्वयं साथ हों तो आसन और जल दें, चरणों में फूल रखें और प्रणाम करें।',
      },
      say: [guru, guruLight],
    },
    {
      title: { en: 'Sit in silence', hi: 'मौन' },
      text: {
        en: 'Think of three people who taught you something, and of what it was. Say the name eleven or 108 times, or the mantra you have been given.',
        hi: 'तीन लोगों को याद करें जिन्होंने आपको कुछ सिखाया, और यह भी कि क्या। नाम ग्यारह या 108 बार लें, या गुरु का दिया मंत्र।',
      },
      say: [name],
    },
    readKatha,
    offerFood({ en: 'fruit and the sweet', hi: 'फल और मिठाई' }),
    singAarti({
      en: '“Om Jai Jagdish Hare” or the aarti of your tradition',
      hi: '“ॐ जय जगदीश हरे” या अपनी परंपरा की आरती',
    }),
    {
      title: { en: 'Thank them', hi: 'धन्यवाद कहें' },
      text: {
        en: 'Touch the feet of parents and elders. Visit a teacher, or write or call, and say what you owe. Read a page from a good book, and teach somebody something today.',
        hi: 'माता-पिता और बड़ों के चरण छुएँ। किसी शिक्षक से मिलें, लिखें या फ़ोन करें, और बताएँ कि उनसे क्या मिला। किसी अच्छी पुस्तक का एक पन्ना पढ़ें, और आज किसी को कुछ सिखाएँ।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'A simple vegetarian meal, with kheer or another sweet as prasad. Who keeps the Purnima fast takes fruit and milk until the evening.',
        hi: 'सादा शाकाहारी भोजन, प्रसाद में खीर या कोई मीठा। पूर्णिमा का व्रत रखने वाले साँझ तक फल-दूध लेते हैं।',
      },
    ],
    avoided: [
      {
        en: 'Meat, eggs and alcohol; in many homes onion and garlic.',
        hi: 'मांस, अंडा, मदिरा; कई घरों में प्याज़-लहसुन।',
      },
    ],
    end: {
      en: 'With the prasad; the Purnima fast ends after the moon has risen.',
      hi: 'प्रसाद से; पूर्णिमा का व्रत चंद्रोदय के बाद खुलता है।',
    },
  },
  regions: [
    {
      where: { en: 'Ashrams and mathas', hi: 'आश्रम और मठ' },
      how: {
        en: 'Vyasa Puja with the line of teachers; monks begin their four months in one place.',
        hi: 'गुरु-परंपरा सहित व्यास पूजा; संन्यासी एक स्थान पर चातुर्मास आरंभ करते हैं।',
      },
    },
    {
      where: { en: 'Braj', hi: 'ब्रज' },
      how: {
        en: 'Mudiya Purnima: people walk around Govardhan in memory of Sanatana Goswami.',
        hi: 'मुड़िया पूर्णिमा: सनातन गोस्वामी की स्मृति में गोवर्धन की परिक्रमा।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Great days at Shirdi and in the shrines of Datta; the Gurucharitra is read.',
        hi: 'शिरडी और दत्त-मंदिरों में बड़े उत्सव; गुरुचरित्र का पाठ।',
      },
    },
    {
      where: { en: 'Buddhists and Jains', hi: 'बौद्ध और जैन' },
      how: {
        en: 'Buddhists remember the first teaching at Sarnath, Jains the day on which Gautama Swami met Mahavira.',
        hi: 'बौद्ध सारनाथ के प्रथम उपदेश को याद करते हैं, जैन गौतम स्वामी के महावीर से मिलने को।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is between you and those who taught you; nobody else is needed.',
    hi: 'यह आपके और जिन्होंने सिखाया उनके बीच है; और किसी की ज़रूरत नहीं।',
  },
  optional: {
    en: 'Gifts, initiation, washing of feet, the fast. Who has no guru takes Shiva, Krishna, Hanuman or a book as one. A true “thank you” is the puja.',
    hi: 'भेंट, दीक्षा, चरण-प्रक्षालन, व्रत। जिनके गुरु न हों वे शिव, कृष्ण, हनुमान या किसी पुस्तक को गुरु मानें। सच्चा “धन्यवाद” ही पूजा है।',
  },
  cautions: [
    {
      en: 'A true teacher leaves you free: no fear, no secrets, no large sums, no touch that you do not want. You may say no, leave, and tell somebody; children above all.',
      hi: 'सच्चा गुरु आपको स्वतंत्र रखता है: न डर, न छिपाव, न बड़ी रक़म, न अनचाहा स्पर्श। मना करना, चले जाना और किसी को बताना आपका अधिकार है; बच्चों का सबसे पहले।',
    },
    ...fasting,
    flame,
  ],
  katha: {
    title: { en: 'Vyasa, whom something was still lacking', hi: 'व्यास, जिन्हें कुछ अधूरा लगा' },
    short: {
      en: 'Vyasa was born on an island in the Yamuna, son of Satyavati, the ferryman’s daughter, and of the sage Parashara. He saw that people’s lives and memories were growing short; so he arranged the one Veda into four and gave each to a pupil. For those who could not study the Vedas he told the Mahabharata. And still he sat by the Saraswati, and his heart was not at rest. Narada came and asked why. “I do not know. I have left out nothing.” “You have told of duty and of kings,” said Narada. “You have told too little of love for God.” Then Vyasa made the Bhagavata and taught it to his son Shuka. So even the teacher of teachers had one to ask; and on the full moon of Ashadha people thank theirs.',
      hi: 'व्यास का जन्म यमुना के एक द्वीप पर हुआ; माता केवट की पुत्री सत्यवती थीं, पिता ऋषि पराशर। उन्होंने देखा कि लोगों की आयु और स्मृति घट रही है; सो एक वेद को चार में क्रम देकर हर एक शिष्य को एक दिया। जो वेद न पढ़ सकें उनके लिए महाभारत कहा। फिर भी वे सरस्वती के तट पर बैठे थे, और मन शांत न था। नारद ने आकर कारण पूछा। “नहीं जानता। कुछ छोड़ा तो नहीं।” नारद बोले, “आपने धर्म की कही, राजाओं की कही। भगवान के प्रेम की थोड़ी कही।” तब व्यास ने भागवत रचा और पुत्र शुक को पढ़ाया। गुरुओं के गुरु को भी किसी से पूछना पड़ा; और आषाढ़ पूर्णिमा को लोग अपने गुरुओं को धन्यवाद देते हैं।',
    },
    long: [
      {
        en: 'Satyavati rowed people across the Yamuna. One morning the sage Parashara sat in her boat, and on an island in the mist a son was born to them, dark as the river. They called him Krishna Dvaipayana, the dark one of the island. He was hardly born when he bowed to his mother. “I go to learn,” he said. “When you think of me I shall come.” And whenever she did, he came.',
        hi: 'सत्यवती लोगों को यमुना पार कराती थीं। एक सुबह उनकी नाव में ऋषि पराशर बैठे, और कुहासे में एक द्वीप पर उन्हें पुत्र हुआ, नदी-सा श्याम। नाम पड़ा कृष्ण द्वैपायन, द्वीप का श्याम बालक। जन्म लेते ही माता को प्रणाम किया। बोले, “सीखने जाता हूँ। जब याद करेंगी, आ जाऊँगा।” और जब-जब उन्होंने याद किया, वे आए।',
      },
      {
        en: 'He lived at Badari among the snows, and looked at the times to come. People would live shortly, remember little and be in a hurry. The Veda was then one, so great that nobody could carry it whole. He sat down and put in order what belongs together. The hymns he gave to Paila, the words of the offering to Vaishampayana, the songs to Jaimini, and what Atharvan had seen to Sumantu: four pupils, four Vedas. So he was called Vyasa, he who arranges. Then he thought of all who would never sit in a school, and told them the same as a story, with brothers and battles and a blind king; and Ganesh, it is said, wrote it down with his broken tusk.',
        hi: 'वे हिमालय में बदरी में रहे और आने वाले समय को देखा। लोगों की आयु थोड़ी होगी, स्मृति थोड़ी, और जल्दी बहुत। वेद तब एक था, इतना बड़ा कि कोई पूरा न सँभाल सके। वे बैठे और जो साथ का था उसे साथ रखा। ऋचाएँ पैल को दीं, यजुष् वैशंपायन को, साम जैमिनि को, और अथर्वा का देखा हुआ सुमंतु को: चार शिष्य, चार वेद। इसी से वे व्यास कहलाए, क्रम देने वाले। फिर उन्हें याद किया जो कभी पाठशाला में न बैठेंगे, और वही बात कथा में कही, भाइयों, युद्ध और अंधे राजा के साथ; और कहते हैं, गणेश ने अपने टूटे दाँत से उसे लिखा।',
      },
      {
        en: 'When all was done he sat on the bank of the Saraswati at sunrise, and was not content. He looked through what he had made like somebody who has mislaid something. There came Narada, his vina on his shoulder. “You have asked after everything that can be asked after. Why do you sit there like one who has done nothing?” “You tell me,” said Vyasa. Narada sat down. “Once I was a servant’s child. Wandering monks stayed with us in the rains; I carried their water, and they let me listen. It was not their learning that changed me. It was how they spoke of God, as one speaks of somebody one loves. That is hardly in your books.”',
        hi: 'सब हो चुका तो सूर्योदय पर वे सरस्वती के तट पर बैठे, और मन को संतोष न था। अपने रचे हुए को ऐसे टटोलते थे जैसे कुछ खो गया हो। तभी कंधे पर वीणा लिए नारद आए। “जो कुछ जानने योग्य है, सब आपने जाना। फिर ऐसे क्यों बैठे हैं जैसे कुछ किया ही न हो?” व्यास बोले, “आप ही बताइए।” नारद बैठ गए। “कभी मैं एक दासी का बालक था। वर्षा में साधु हमारे यहाँ ठहरे; मैं उनका जल लाता, और वे मुझे सुनने देते। मुझे उनकी विद्या ने नहीं बदला। वे भगवान की बात ऐसे करते जैसे कोई अपने प्रिय की करता है। वह आपके ग्रंथों में बहुत थोड़ा है।”',
      },
      {
        en: 'Vyasa closed his eyes for a long time. Then he began again, an old man, with the Bhagavata, and taught it to his son Shuka, who taught it to a king with seven days to live. So it has come down, from one to the next. On the full moon of Ashadha, by tradition the day of his birth, pupils set out a seat for Vyasa; and whoever sits on it to teach, sits there in his name.',
        hi: 'व्यास देर तक आँखें मूँदे रहे। फिर, वृद्ध होकर भी, उन्होंने फिर आरंभ किया, भागवत से, और उसे पुत्र शुक को पढ़ाया, जिन्होंने उसे सात दिन की आयु वाले एक राजा को सुनाया। यों वह एक से दूसरे तक आता गया। आषाढ़ पूर्णिमा को, जो परंपरा में उनका जन्मदिन है, शिष्य व्यास का आसन सजाते हैं; और जो सिखाने को उस पर बैठे, उन्हीं के नाम से बैठता है।',
      },
    ],
  },
  sources: [
    {
      en: 'Vyasa and Narada: Bhagavata Purana, book 1; birth of Vyasa: Mahabharata, Adi Parva',
      hi: 'व्यास और नारद: भागवत पुराण, प्रथम स्कंध; व्यास का जन्म: महाभारत, आदि पर्व',
    },
    {
      en: 'Verses to the guru: Guru Gita; to Vyasa: opening of the Vishnu Sahasranama',
      hi: 'गुरु के श्लोक: गुरु गीता; व्यास का श्लोक: विष्णु सहस्रनाम का आरंभ',
    },
  ],
};
