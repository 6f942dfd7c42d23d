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
import { camphor, mrityunjaya, shiva, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Men and women who worship Shiva, twice in every lunar month. Pradosh is the hour between day and night on the thirteenth day, when Shiva is said to dance in joy on Kailash. Many keep it for peace at home and steadiness in hard times.',
    hi: 'शिव के उपासक स्त्री-पुरुष, हर चंद्र मास में दो बार। प्रदोष त्रयोदशी की वह संधि-बेला है जब शिव कैलास पर आनंद से नृत्य करते माने जाते हैं। बहुत लोग इसे घर की शांति और कठिन समय में धैर्य के लिए रखते हैं।',
  },
  when: {
    en: 'On Trayodashi, in the hours after sunset. On a Monday it is called Som Pradosh, on a Tuesday Bhaum, on a Saturday Shani Pradosh.',
    hi: 'त्रयोदशी को सूर्यास्त के बाद की बेला में। सोमवार को सोम प्रदोष, मंगलवार को भौम, शनिवार को शनि प्रदोष कहते हैं।',
  },
  time: { en: 'About 45 minutes at dusk', hi: 'साँझ को लगभग 45 मिनट' },
  items: [
    items.picture({ en: 'Shiva and Parvati, or a Shivling', hi: 'शिव-पार्वती, या शिवलिंग' }),
    items.lamp,
    items.water,
    {
      name: { en: 'Milk, curd, honey for the bathing', hi: 'अभिषेक के लिए दूध, दही, शहद' },
      amount: { en: '1 spoon each', hi: '1-1 चम्मच' },
      isOptional: true,
    },
    { name: { en: 'Bel leaves, whole', hi: 'साबुत बेलपत्र' }, amount: { en: '3 or more', hi: '3 या अधिक' } },
    {
      name: { en: 'White flowers, as aak or jasmine', hi: 'सफ़ेद फूल, जैसे आक या चमेली' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    items.rice,
    items.sandal,
    { name: { en: 'Sacred ash (bhasma)', hi: 'भस्म' }, isOptional: true },
    items.fruit,
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'During the day', hi: 'दिन में' },
      text: {
        en: 'Bathe in the morning and remember Shiva. Fast or eat lightly, and go about your work. Bathe or wash again before sunset and put on clean, light clothes.',
        hi: 'सुबह स्नान कर शिव का स्मरण करें। उपवास या हल्का भोजन रखें और अपना काम करें। सूर्यास्त से पहले फिर स्नान या हाथ-मुँह धोकर साफ़ हल्के वस्त्र पहनें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Pradosh for Shiva and Parvati, for peace in this home and good for all.',
      hi: 'शिव-पार्वती की प्रीति, घर की शांति और सबके कल्याण के लिए प्रदोष पूजा मेरा संकल्प है।',
    }),
    {
      title: { en: 'Bathe the Shivling', hi: 'अभिषेक' },
      text: {
        en: 'Pour water in a thin stream over the Shivling, then milk, curd and honey if you have them, and clear water again. Before a picture sprinkle a few drops with a flower. Say the name all the while.',
        hi: 'शिवलिंग पर पतली धार से जल, फिर हों तो दूध, दही, शहद, और फिर शुद्ध जल चढ़ाएँ। चित्र हो तो फूल से कुछ बूँदें छिड़कें। नाम लेते रहें।',
      },
      say: [shiva],
    },
    {
      title: { en: 'Offer bel leaves and flowers', hi: 'बेलपत्र और फूल' },
      text: {
        en: 'Lay the bel leaves with the smooth side down, one with each saying, then flowers, rice, sandalwood or ash. Greet Parvati too with a flower and a little kumkum.',
        hi: 'बेलपत्र चिकनी ओर नीचे रखकर, हर बार नाम लेकर चढ़ाएँ, फिर फूल, अक्षत, चंदन या भस्म। पार्वती जी को भी फूल और थोड़ा कुमकुम अर्पित करें।',
      },
      say: [shiva, umaMaheshvara],
    },
    {
      title: { en: 'Sit with the mantra', hi: 'मंत्र के साथ बैठें' },
      text: {
        en: 'Say “Om namah Shivaya” 108 times, or as often as the lamp lasts. Who knows the Mahamrityunjaya says it three or eleven times.',
        hi: '“ॐ नमः शिवाय” 108 बार या जितनी देर दीप जले, बोलें। महामृत्युंजय आता हो तो तीन या ग्यारह बार।',
      },
      say: [shiva, mrityunjaya],
    },
    readKatha,
    offerFood({ en: 'fruit, or a sweet of milk', hi: 'फल या दूध की मिठाई' }),
    { ...singAarti({ en: '“Om Jai Shiv Omkara”', hi: '“ॐ जय शिव ओंकारा”' }), say: [camphor] },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Either nothing but fruit, milk and water until the puja, or one meal after it.',
        hi: 'या तो पूजा तक केवल फल, दूध और जल, या पूजा के बाद एक भोजन।',
      },
      {
        en: 'After the puja: food without onion and garlic; some leave out grain and salt.',
        hi: 'पूजा के बाद: बिना प्याज़-लहसुन का भोजन; कुछ लोग अन्न और नमक भी छोड़ते हैं।',
      },
    ],
    avoided: [
      { en: 'Meat, fish, eggs, alcohol, onion and garlic.', hi: 'मांस, मछली, अंडा, मदिरा, प्याज़ और लहसुन।' },
    ],
    end: {
      en: 'After the evening puja, with the prasad and a simple meal. Some wait until the next morning.',
      hi: 'साँझ की पूजा के बाद प्रसाद और सादे भोजन से। कुछ लोग अगली सुबह खोलते हैं।',
    },
  },
  regions: [
    {
      where: { en: 'Tamil Nadu and Karnataka', hi: 'तमिलनाडु और कर्नाटक' },
      how: {
        en: 'In the temples Nandi is bathed first, and Shiva and Parvati are carried around on him at dusk. Shani Pradosh draws the most people.',
        hi: 'मंदिरों में पहले नंदी का अभिषेक होता है और साँझ को नंदी पर शिव-पार्वती की परिक्रमा निकलती है। शनि प्रदोष पर सबसे अधिक लोग आते हैं।',
      },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'The katha of the weekday is read, and lamps are lit at a Shiva temple or below a peepal.',
        hi: 'उस वार की कथा पढ़ी जाती है और शिव मंदिर या पीपल के नीचे दीप रखते हैं।',
      },
    },
    {
      where: { en: 'Gujarat and Maharashtra', hi: 'गुजरात और महाराष्ट्र' },
      how: {
        en: 'It is kept above all in Shravan; many go to a temple with bel leaves and water.',
        hi: 'विशेषकर श्रावण में रखते हैं; बहुत लोग बेलपत्र और जल लेकर मंदिर जाते हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'The puja of Pradosh is a home puja. Water, a bel leaf and the name are enough.',
    hi: 'प्रदोष की पूजा घर की पूजा है। जल, बेलपत्र और नाम काफ़ी हैं।',
  },
  optional: {
    en: 'Milk and honey for bathing, ash, incense. Without bel leaves offer any leaf or flower with love. Keep the fast only if it suits you.',
    hi: 'अभिषेक के दूध-शहद, भस्म, धूप। बेलपत्र न हों तो कोई भी पत्ता या फूल प्रेम से चढ़ाएँ। उपवास तभी रखें जब अनुकूल हो।',
  },
  cautions: [
    ...fasting,
    {
      en: 'A spoon of milk is as good as a litre: what is left can feed somebody. Datura is poisonous and is not for homes with children; the sap of aak burns the eyes: wash your hands after it.',
      hi: 'एक चम्मच दूध भी उतना ही है जितना एक लीटर: बचा दूध किसी को पिलाएँ। धतूरा विषैला है, बच्चों वाले घर में न रखें; आक का दूध आँखों को जलाता है: छूकर हाथ धोएँ।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The boy whom Pradosh brought home', hi: 'प्रदोष और राजकुमार की कथा' },
    short: {
      en: 'A widow of a brahmin begged for her bread with her small son. By a river she found another boy, hurt and alone: the prince of Vidarbha, whose father had lost his kingdom. She took him in as her own. The sage Shandilya taught the three to worship Shiva at dusk on the thirteenth. They did so with what they had. When the boys were grown, the prince met the daughter of a gandharva king, and her father, told by Shiva in a dream, gave them to each other and helped the prince to win back his land. He made his foster brother his minister, and the mother who had shared her bread lived with them in honour.',
      hi: 'एक ब्राह्मण की विधवा छोटे पुत्र के साथ भिक्षा माँगकर जीती थी। नदी किनारे उसे एक और बालक मिला, घायल और अकेला: विदर्भ का राजकुमार, जिसके पिता का राज्य छिन गया था। उसने उसे अपना मान लिया। ऋषि शांडिल्य ने तीनों को त्रयोदशी की साँझ शिव-पूजा सिखाई। जो था उसी से वे करते रहे। बड़े होने पर राजकुमार को गंधर्व-राज की पुत्री मिली; शिव ने स्वप्न में कहा, पिता ने विवाह किया और राज्य लौटाने में सहायता दी। राजकुमार ने भाई को मंत्री बनाया, और रोटी बाँटने वाली माँ आदर के साथ उनके संग रही।',
    },
    long: [
      {
        en: 'In a small town lived a brahmin’s widow. She had nobody but her little son, and each morning the two went out to beg. One evening, on the way home, they heard a child crying in the reeds by the river. It was a boy of her son’s age in torn clothes that had once been fine. He did not know where his parents were. She had bread for two; she took him by the hand, and from then on there was bread for three.',
        hi: 'एक छोटे नगर में ब्राह्मण की विधवा रहती थी। उसका छोटे पुत्र के सिवा कोई न था; हर सुबह दोनों भिक्षा को जाते। एक साँझ लौटते समय नदी के सरकंडों में किसी बालक के रोने की आवाज़ आई। उसके पुत्र की उम्र का बालक था, फटे पर कभी के सुंदर वस्त्रों में। उसे नहीं पता था कि माता-पिता कहाँ हैं। रोटी दो के लिए थी; उसने उसका हाथ थाम लिया, और तब से रोटी तीन के लिए हो गई।',
      },
      {
        en: 'Some time later they came to a hermitage where the sage Shandilya taught. He looked at the boy and told her who he was: Dharmagupta, son of the king of Vidarbha, who had fallen in battle. “You have done a king’s work with a beggar’s bowl,” he said. Then he taught the mother and both boys to worship Shiva and Parvati on the thirteenth day, when the sun has set and the first lamp is lit: with water, a leaf and the five-lettered name.',
        hi: 'कुछ समय बाद वे ऋषि शांडिल्य के आश्रम पहुँचे। उन्होंने बालक को देखा और बताया कि वह विदर्भ के उस राजा का पुत्र धर्मगुप्त है जो युद्ध में नहीं रहे। “भिक्षा के पात्र से तुमने राजा का काम किया है,” उन्होंने कहा। फिर माता और दोनों बालकों को त्रयोदशी को, सूर्यास्त के बाद पहला दीप जलने पर, शिव-पार्वती की पूजा सिखाई: जल, एक पत्ता और पंचाक्षर नाम।',
      },
      {
        en: 'They kept it year after year. The boys grew up as brothers. One day the brahmin’s son found a pot of gold by a stream and wanted to share it, but the prince would not take it: it had been given to the other. In a wood he met Anshumati, the daughter of the gandharva Dravika, and each was dear to the other at first sight. The next day her father came to him. Shiva himself had told him in the night who the poor young man was.',
        hi: 'वे वर्ष-दर-वर्ष इसे करते रहे। बालक भाइयों की तरह बड़े हुए। एक दिन ब्राह्मण-पुत्र को झरने के पास सोने का घड़ा मिला; उसने बाँटना चाहा, पर राजकुमार ने नहीं लिया: वह दूसरे को मिला था। एक वन में उसे गंधर्व द्रविक की पुत्री अंशुमती मिली, और दोनों पहली ही दृष्टि में एक-दूसरे को प्रिय हुए। अगले दिन उसके पिता आए। शिव ने रात में स्वयं बताया था कि वह निर्धन युवक कौन है।',
      },
      {
        en: 'So they were married, and with the help of the gandharvas Dharmagupta returned to Vidarbha as its king. He set his foster brother at his side, and the woman who had taken a crying child by the hand became the mother of the palace. Every thirteenth evening a lamp was lit there. Those who tell the story add that the kingdom was only the last of the gifts; the first was that nobody in that hut had ever been a stranger.',
        hi: 'विवाह हुआ, और गंधर्वों की सहायता से धर्मगुप्त विदर्भ का राजा बनकर लौटा। उसने भाई को अपने साथ बिठाया, और जिसने रोते बालक का हाथ थामा था वह राजमाता बनी। हर त्रयोदशी की साँझ वहाँ दीप जलता रहा। कथा कहने वाले जोड़ते हैं कि राज्य तो अंतिम वरदान था; पहला यह था कि उस कुटिया में कोई पराया नहीं था।',
      },
    ],
  },
  sources: [
    {
      en: 'Skanda Purana, Brahma Khanda (the worship of Pradosh and the tale of Dharmagupta)',
      hi: 'स्कंद पुराण, ब्रह्मखंड (प्रदोष पूजा और धर्मगुप्त की कथा)',
    },
    { en: 'Mahamrityunjaya: Rigveda 7.59.12', hi: 'महामृत्युंजय: ऋग्वेद 7.59.12' },
  ],
};
