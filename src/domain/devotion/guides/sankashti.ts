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
import { ganesha, ganeshaName, moonName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever turns to Ganesh when things are tangled: students, parents, anybody. Sankashti means “out of a strait”. In the north mothers keep the one in Magh, Sakat Chauth, for their children.',
    hi: 'जो भी उलझन में गणेश जी को याद करे: विद्यार्थी, माता-पिता, कोई भी। संकष्टी का अर्थ है “संकट से निकालने वाली”। उत्तर में माताएँ माघ की सकट चौथ बच्चों के लिए रखती हैं।',
  },
  when: {
    en: 'The fourth day after the full moon, every month. The fast lasts until moonrise. On a Tuesday it is called Angarki.',
    hi: 'हर महीने पूर्णिमा के बाद की चतुर्थी। व्रत चंद्रोदय तक रहता है। मंगलवार को पड़े तो अंगारकी कहलाती है।',
  },
  time: { en: 'About 40 minutes in the evening, and moonrise', hi: 'शाम को लगभग 40 मिनट, और चंद्रोदय' },
  items: [
    items.picture({ en: 'Ganesh', hi: 'गणेश जी' }),
    items.lamp,
    items.water,
    {
      name: { en: 'Durva grass, in tufts of three or five blades', hi: 'दूर्वा, तीन या पाँच पत्ती की गाँठें' },
      amount: { en: '21 tufts, or a few', hi: '21, या जितनी मिले' },
    },
    { name: { en: 'Red flowers, as hibiscus', hi: 'लाल फूल, जैसे गुड़हल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.rice,
    items.turmeric,
    {
      name: {
        en: 'Modak, laddu, or jaggery with coconut or sesame',
        hi: 'मोदक, लड्डू, या गुड़ के साथ नारियल या तिल',
      },
      amount: { en: '5, 11 or 21', hi: '5, 11 या 21' },
    },
    {
      name: { en: 'Water with a little milk for the moon', hi: 'चंद्रमा के अर्घ्य के लिए दूध मिला जल' },
      amount: { en: '1 pot', hi: '1 लोटा' },
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'In the morning', hi: 'सुबह' },
      text: {
        en: 'Bathe, bow to Ganesh and say his name. Eat as your fast allows during the day. Look up the hour of moonrise for your place: the calendar of this app has it.',
        hi: 'स्नान कर गणेश जी को प्रणाम करें और नाम लें। दिन में अपने व्रत के अनुसार खाएँ। अपने स्थान का चंद्रोदय देख लें: इस ऐप के पंचांग में है।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Sankashti for Ganesh: may he show a way through what is difficult, for me and for all.',
      hi: 'श्री गणेश की प्रीति के लिए संकष्टी व्रत मेरा संकल्प है: वे मेरी और सबकी कठिनाई में मार्ग दिखाएँ।',
    }),
    {
      title: { en: 'Worship Ganesh', hi: 'गणेश पूजन' },
      text: {
        en: 'Say the verse. Offer water, kumkum, rice and red flowers. Then lay durva before him, one tuft with each saying of the name. Tulsi is not usual for Ganesh.',
        hi: 'श्लोक बोलें। जल, कुमकुम, अक्षत और लाल फूल चढ़ाएँ। फिर एक-एक दूर्वा नाम लेकर रखें। गणेश जी को तुलसी चढ़ाने की रीति नहीं है।',
      },
      say: [ganesha, ganeshaName],
    },
    {
      title: { en: 'Repeat the name', hi: 'नाम-जप' },
      text: {
        en: 'Say the name 21 or 108 times. Who knows the Atharvashirsha or “Pranamya shirasa devam” reads it.',
        hi: 'नाम 21 या 108 बार लें। अथर्वशीर्ष या “प्रणम्य शिरसा देवं” स्तोत्र आता हो तो पढ़ें।',
      },
      say: [ganeshaName],
    },
    readKatha,
    offerFood({ en: 'modak or laddu', hi: 'मोदक या लड्डू' }),
    singAarti({ en: '“Jai Ganesh Deva” or “Sukhkarta Dukhharta”', hi: '“जय गणेश देवा” या “सुखकर्ता दुखहर्ता”' }),
    {
      title: { en: 'Greet the moon', hi: 'चंद्रमा को अर्घ्य' },
      text: {
        en: 'When the moon is up, go where you can see it. Pour the water with milk in a thin stream, offer a flower and rice, and bow. If clouds hide it, face the east and do the same.',
        hi: 'चंद्रोदय होने पर वहाँ जाएँ जहाँ से दिखे। दूध मिला जल पतली धार से दें, फूल-अक्षत चढ़ाएँ और प्रणाम करें। बादल हों तो पूर्व की ओर मुख करके यही करें।',
      },
      say: [moonName],
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Until moonrise: fruit, milk, nuts, sabudana, sweet potato, groundnuts.',
        hi: 'चंद्रोदय तक: फल, दूध, मेवे, साबूदाना, शकरकंद, मूँगफली।',
      },
      {
        en: 'After the moon: a full meal without onion and garlic, with the modak.',
        hi: 'चंद्रदर्शन के बाद: बिना प्याज़-लहसुन का पूरा भोजन, मोदक के साथ।',
      },
    ],
    avoided: [
      {
        en: 'Grain, pulses and common salt until moonrise; meat, eggs and alcohol all day.',
        hi: 'चंद्रोदय तक अन्न, दाल और साधारण नमक; मांस, अंडा और मदिरा पूरे दिन।',
      },
    ],
    end: {
      en: 'After the moon has been seen or greeted, with the prasad.',
      hi: 'चंद्रमा के दर्शन या अर्घ्य के बाद प्रसाद से।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Kept every month; twenty-one steamed modaks, and Angarki is the great one.',
        hi: 'हर महीने रखते हैं; इक्कीस उकडीचे मोदक, और अंगारकी का विशेष महत्व।',
      },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Sakat Chauth in Magh with til and jaggery pressed into a mound (tilkut); also Bahula and Karwa Chauth fall on this day of other months.',
        hi: 'माघ की सकट चौथ पर तिल-गुड़ का तिलकुट; अन्य महीनों में बहुला और करवा चौथ भी इसी तिथि को होती हैं।',
      },
    },
    {
      where: { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
      how: {
        en: 'Sankatahara Chaturthi, with abhishekam at Ganesh temples and kozhukattai.',
        hi: 'संकटहर चतुर्थी, गणेश मंदिरों में अभिषेक और कोझुकट्टै।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is done at home, by one person or by all together.',
    hi: 'घर पर ही होती है, अकेले या सब मिलकर।',
  },
  optional: {
    en: 'The number of durva and modaks, the stotra, the fast itself. A flower, the name and a look at the moon are enough.',
    hi: 'दूर्वा और मोदक की संख्या, स्तोत्र, और उपवास भी। एक फूल, नाम और चंद्रदर्शन काफ़ी हैं।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Where the moon rises late, children and elders may greet it in their thoughts and eat at their usual hour.',
      hi: 'चंद्रोदय देर से हो तो बच्चे और बड़े-बूढ़े मन में प्रणाम करके समय पर भोजन कर लें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Once around the world', hi: 'संसार की परिक्रमा' },
    short: {
      en: 'The gods were in trouble and came to Shiva, who had his two sons beside him. Both were ready to help. “Whoever goes around the whole world first shall go with them,” said Shiva. Kartikeya leapt on his peacock and was gone. Ganesh looked at his little mouse and thought. Then he got up, walked seven times around his father and mother, and sat down again. “Mother and father are the whole world,” he said. Shiva was glad and sent him to help the gods, and gave the day to him: those who do not see a way remember Ganesh on the fourth, and greet the moon.',
      hi: 'देवता संकट में थे और शिव के पास आए; उनके दोनों पुत्र पास थे और दोनों सहायता को तैयार। शिव ने कहा, “जो पहले पूरे संसार की परिक्रमा कर आए, वही जाए।” कार्तिकेय मोर पर बैठकर चल दिए। गणेश ने अपने छोटे मूषक को देखा और सोचा। फिर उठे, माता-पिता की सात परिक्रमा की और बैठ गए। बोले, “माता-पिता ही पूरा संसार हैं।” शिव प्रसन्न हुए, उन्हें देवताओं की सहायता को भेजा और यह तिथि उन्हें दी: जिन्हें राह न सूझे, वे चतुर्थी को गणेश का स्मरण करते और चंद्रमा को प्रणाम करते हैं।',
    },
    long: [
      {
        en: 'Once a great need came over the gods, and none of them knew what to do. They went up to Kailash. Shiva sat there with Parvati; Kartikeya and Ganesh were with them. “Which of you,” Shiva asked his sons, “can help them?” Kartikeya stood up: he was the general of the gods. Ganesh stood up too. He had no army, and he had a mouse to ride on.',
        hi: 'एक बार देवताओं पर बड़ा संकट आया और किसी को उपाय न सूझा। वे कैलास गए। शिव पार्वती के साथ बैठे थे; कार्तिकेय और गणेश भी पास थे। शिव ने पुत्रों से पूछा, “तुम में से कौन इनकी सहायता कर सकता है?” कार्तिकेय खड़े हुए: वे देवताओं के सेनापति थे। गणेश भी खड़े हुए। उनके पास न सेना थी, सवारी को बस एक मूषक था।',
      },
      {
        en: '“Let us see who is quick,” said Shiva. “Go around the whole earth. Whoever is back first shall go with the gods.” Before he had ended, the peacock was a spot in the sky. Ganesh remained where he was. With this mouse, he thought, over seven mountains and seven seas, I shall be on my way for an age. And what is it that one goes around, when one goes around everything?',
        hi: 'शिव ने कहा, “देखें कौन शीघ्र है। पूरी पृथ्वी की परिक्रमा करो। जो पहले लौटे, वही जाए।” बात पूरी होने से पहले मोर आकाश में बिंदु हो चुका था। गणेश वहीं रहे। सोचा, इस मूषक पर सात पर्वत और सात समुद्र पार करने में युग लगेगा। और जब सब कुछ की परिक्रमा करते हैं, तो किसकी परिक्रमा करते हैं?',
      },
      {
        en: 'Then he asked father and mother to sit closer together. He folded his hands and walked around them, once, and again, seven times, slowly, with his mouse behind him. He touched their feet and sat down in his place. When Kartikeya came back, he found in the dust of Kailash the small prints of a mouse before his own, and wondered. “I went around you,” said Ganesh to his parents. “In father is the sky and in mother the earth. There was nothing left to go to.”',
        hi: 'फिर उन्होंने माता-पिता से पास-पास बैठने को कहा। हाथ जोड़े और परिक्रमा की, एक बार, फिर और, सात बार, धीरे-धीरे, पीछे-पीछे मूषक। चरण छुए और अपनी जगह बैठ गए। कार्तिकेय लौटे तो कैलास की धूल में अपने से पहले मूषक के छोटे पदचिह्न देखे और चकित हुए। गणेश ने माता-पिता से कहा, “मैंने आपकी परिक्रमा की। पिता में आकाश है और माता में पृथ्वी। जाने को और कुछ बचा ही नहीं।”',
      },
      {
        en: 'Shiva laughed for joy and put his hand on his head. “Strength finds the longest way,” he said, “and wisdom the shortest. You shall be asked first, whatever is begun.” Ganesh went with the gods, and their trouble came to an end. And Shiva gave him the fourth night after the full moon: those who are in a strait shall remember him through the day, give water to the rising moon, and think, as he did, before they run.',
        hi: 'शिव हर्ष से हँसे और सिर पर हाथ रखा। बोले, “बल लंबा मार्ग ढूँढ़ता है, बुद्धि छोटा। जो भी आरंभ हो, पहले तुम्हारा स्मरण होगा।” गणेश देवताओं के साथ गए और संकट दूर हुआ। शिव ने पूर्णिमा के बाद की चौथी रात उन्हें दी: जो कठिनाई में हों वे दिन भर उनका स्मरण करें, उगते चंद्रमा को अर्घ्य दें, और उनकी तरह दौड़ने से पहले सोचें।',
      },
    ],
  },
  sources: [
    {
      en: 'Oral katha of Sankashti Chaturthi; the walk around the parents is also in the Shiva Purana',
      hi: 'संकष्टी चतुर्थी की लोक-कथा; माता-पिता की परिक्रमा शिव पुराण में भी है',
    },
    { en: 'Household custom of Maharashtra and north India', hi: 'महाराष्ट्र और उत्तर भारत की घर-घर की रीति' },
  ],
};
