import {
  askForgiveness,
  cleanPlace,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { devi, durgaName, learning, rama, salutation, saraswati } from '../verses.ts';

const aparajita = salutation(
  'ॐ अपराजितायै नमः।',
  'Salutations to Aparajita, the unconquered Devi.',
  'अपराजिता देवी को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Everybody who learns, works, drives or makes something. On the ninth and tenth, after the nine nights of the Devi, books, instruments, tools, machines and vehicles rest and are thanked; the tenth is the day of victory and of beginnings.',
    hi: 'जो भी सीखते, काम करते, चलाते या कुछ बनाते हैं। देवी की नौ रातों के बाद नवमी और दशमी को पुस्तकें, वाद्य, औज़ार, मशीनें, वाहन विश्राम पाते और धन्यवाद पाते हैं; दशमी विजय और आरंभ का दिन है।',
  },
  when: {
    en: 'On the ninth (Maha Navami) and tenth (Vijayadashami) of the bright half of Ashvin. Saraswati and Ayudha Puja on the ninth in the south; shastra puja on the tenth in the north and west, in the afternoon.',
    hi: 'आश्विन शुक्ल नवमी (महानवमी) और दशमी (विजयादशमी) को। दक्षिण में सरस्वती और आयुध पूजा नवमी को; उत्तर और पश्चिम में शस्त्र पूजा दशमी को, अपराह्न में।',
  },
  time: { en: '45 minutes; the cleaning takes longer', hi: '45 मिनट; सफ़ाई में अधिक समय' },
  items: [
    items.picture({ en: 'Durga and Saraswati, or Rama', hi: 'दुर्गा और सरस्वती, या राम' }),
    {
      name: {
        en: 'Books and notebooks, pens, instruments',
        hi: 'पुस्तकें, कॉपियाँ, क़लम, वाद्य',
      },
      amount: { en: 'yours', hi: 'अपने' },
    },
    {
      name: {
        en: 'Tools of your work: spanner, sewing machine, laptop, kitchen knife, plough',
        hi: 'अपने काम के औज़ार: पाना, सिलाई मशीन, लैपटॉप, रसोई का चाकू, हल',
      },
      amount: { en: 'yours', hi: 'अपने' },
    },
    { name: { en: 'Clean cloth to lay them on', hi: 'बिछाने का साफ़ कपड़ा' }, amount: { en: '1', hi: '1' } },
    items.lamp,
    items.water,
    items.rice,
    {
      name: { en: 'Turmeric, kumkum, sandal', hi: 'हल्दी, कुमकुम, चंदन' },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    {
      name: { en: 'Marigolds, and garlands for machines', hi: 'गेंदे के फूल, और मशीनों के लिए हार' },
      amount: { en: 'as many as needed', hi: 'जितने चाहिए' },
    },
    {
      name: { en: 'Leaves of shami or apta', hi: 'शमी या आपटा के पत्ते' },
      amount: { en: 'a few', hi: 'थोड़े' },
      isOptional: true,
    },
    {
      name: { en: 'Ash gourd or coconut', hi: 'पेठा या नारियल' },
      amount: { en: '1', hi: '1' },
      isOptional: true,
    },
    { name: { en: 'Shoots of barley from Navratri', hi: 'नवरात्रि के जौ के अंकुर' }, isOptional: true },
    {
      name: {
        en: 'Puffed rice with roasted gram and jaggery, sundal, fruit, jalebi',
        hi: 'मुरमुरा, भुना चना, गुड़; सुंडल, फल, जलेबी',
      },
      amount: { en: 'for all', hi: 'सबके लिए' },
    },
    items.thread,
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Clean your tools', hi: 'औज़ारों की सफ़ाई' },
      text: {
        en: 'Switch off, unplug, take batteries out. Dust the books, oil the tools, clean desk, workshop and vehicle, and mend or give away what is broken.',
        hi: 'बंद करें, प्लग निकालें, बैटरी हटाएँ। पुस्तकें झाड़ें, औज़ारों में तेल दें, मेज़, कार्यशाला, वाहन साफ़ करें; टूटा हुआ ठीक कराएँ या दे दें।',
      },
    },
    cleanPlace,
    {
      title: { en: 'Lay them before the Devi', hi: 'देवी के आगे रखें' },
      text: {
        en: 'Stack the books on a cloth, instruments and tools beside them, blades pointing away from people and covered. Large machines and vehicles stay where they are.',
        hi: 'पुस्तकें कपड़े पर रखें, पास में वाद्य और औज़ार, धार लोगों से दूर और ढकी हुई। बड़ी मशीनें और वाहन अपनी जगह पर।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I thank all by which I learn and earn. May I use it with skill and without harm to anybody.',
      hi: 'जिनसे सीखना और कमाना होता है उन सबका धन्यवाद, और किसी को हानि पहुँचाए बिना हुनर से उनका उपयोग, मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Saraswati in the books', hi: 'पुस्तकों में सरस्वती' },
      text: {
        en: 'Put sandal and a flower on the topmost book, not on its pages, and say the verse; children repeat it.',
        hi: 'सबसे ऊपर की पुस्तक पर, पन्नों पर नहीं, चंदन और फूल रखकर श्लोक बोलें; बच्चे दोहराएँ।',
      },
      say: [saraswati],
    },
    {
      title: { en: 'Durga in the tools', hi: 'औज़ारों में दुर्गा' },
      text: {
        en: 'Put a dot of kumkum, rice and a flower on each tool and machine, thread on the handle; beside what is electric only a flower. Go from the smallest to the largest.',
        hi: 'हर औज़ार और मशीन पर कुमकुम की बिंदी, अक्षत, फूल और मूठ पर मौली; बिजली की चीज़ों के पास केवल फूल। छोटे से बड़े की ओर बढ़ें।',
      },
      say: [devi, durgaName],
    },
    readKatha,
    offerFood({ en: 'puffed rice with gram, fruit and sweets', hi: 'मुरमुरा-चना, फल और मिठाई' }),
    singAarti({ en: '“Jai Ambe Gauri” or “Jai Saraswati Mata”', hi: '“जय अम्बे गौरी” या “जय सरस्वती माता”' }),
    {
      title: { en: 'Let them rest', hi: 'विश्राम' },
      text: {
        en: 'Where it is the custom nobody studies or works with them from the ninth until the tenth in the morning. What others need, medicine, a hospital, an examination, is not left waiting.',
        hi: 'जहाँ रीति हो, नवमी से दशमी की सुबह तक इनसे पढ़ाई या काम नहीं। जो औरों के लिए ज़रूरी है, दवा, अस्पताल, परीक्षा, वह नहीं रुकता।',
      },
    },
    {
      title: { en: 'On the tenth: begin again', hi: 'दशमी को: फिर आरंभ' },
      text: {
        en: 'Light the lamp, take up one book and read a page, play a tune, do one small piece of work. A child writes its first letter in a plate of rice, held by a loving hand.',
        hi: 'दीप जलाकर एक पुस्तक से पन्ना पढ़ें, एक धुन बजाएँ, थोड़ा-सा काम करें। बच्चा स्नेह भरा हाथ पकड़कर चावल की थाली में पहला अक्षर लिखे।',
      },
      say: [learning],
    },
    {
      title: { en: 'Afternoon: Aparajita and shami', hi: 'अपराह्न: अपराजिता और शमी' },
      text: {
        en: 'Offer rice and a flower towards the north-east to Aparajita, and water to a shami tree or a twig. Give its leaves, or those of apta, to each other as gold; pick few, and leave the branches on the tree.',
        hi: 'ईशान की ओर अपराजिता को अक्षत-फूल, और शमी के वृक्ष या टहनी को जल दें। उसके या आपटा के पत्ते सोना मानकर एक-दूसरे को दें; थोड़े ही तोड़ें, डालियाँ पेड़ पर रहने दें।',
      },
      say: [aparajita, rama],
    },
    {
      ...askForgiveness,
      text: {
        en: `Touch the feet of the elders, embrace friends, and end a quarrel today if you can: that is the victory. ${askForgiveness.text.en}`,
        hi: `बड़ों के चरण छुएँ, मित्रों से गले मिलें, और हो सके तो आज कोई झगड़ा समाप्त करें: विजय यही है। ${askForgiveness.text.hi}`,
      },
    },
  ],
  days: [
    {
      name: { en: 'Maha Navami', hi: 'महानवमी' },
      text: {
        en: 'Saraswati and Ayudha Puja in the south; Kanya Pujan and the end of Navratri in the north.',
        hi: 'दक्षिण में सरस्वती और आयुध पूजा; उत्तर में कन्या पूजन और नवरात्रि की पूर्णता।',
      },
      say: [saraswati],
    },
    {
      name: { en: 'Vijayadashami', hi: 'विजयादशमी' },
      text: {
        en: 'Shastra puja, shami, beginnings of every kind; in the evening Ravana burns and Durga goes home.',
        hi: 'शस्त्र पूजा, शमी, हर प्रकार के आरंभ; शाम को रावण-दहन और दुर्गा की विदाई।',
      },
      say: [aparajita],
    },
  ],
  food: {
    eaten: [
      {
        en: 'Sundal, puffed rice with gram, sweet pongal in the south; jalebi with fafda, puri, kheer and paan in north and west.',
        hi: 'दक्षिण में सुंडल, मुरमुरा-चना, मीठा पोंगल; उत्तर-पश्चिम में जलेबी-फाफड़ा, पूरी, खीर और पान।',
      },
    ],
    avoided: [
      {
        en: 'There is no fast on the tenth; who kept Navratri has ended it by now. Alcohol does not go with tools and driving.',
        hi: 'दशमी को व्रत नहीं; नवरात्रि का व्रत अब तक पूरा हो चुका होता है। औज़ार और वाहन के साथ मदिरा नहीं।',
      },
    ],
    end: { en: 'With shared sweets.', hi: 'बाँटी हुई मिठाई से।' },
  },
  regions: [
    {
      where: { en: 'Tamil Nadu, Kerala', hi: 'तमिलनाडु, केरल' },
      how: {
        en: 'Saraswati Puja on the ninth, in Kerala books are laid down (poojavaippu) on the eighth and taken up on the tenth with Vidyarambham.',
        hi: 'नवमी को सरस्वती पूजा; केरल में अष्टमी को पुस्तकें रखते हैं (पूजवैप्पु) और दशमी को विद्यारंभम के साथ उठाते हैं।',
      },
    },
    {
      where: { en: 'Karnataka, Andhra, Telangana', hi: 'कर्नाटक, आंध्र, तेलंगाना' },
      how: {
        en: 'Ayudha Puja with ash gourd and lemon for vehicles; Mysore’s Dasara; jammi (shami) leaves are given to elders.',
        hi: 'वाहनों के लिए पेठे-नींबू के साथ आयुध पूजा; मैसूर का दसरा; बड़ों को जम्मी (शमी) के पत्ते।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Apta leaves as gold, simollanghan (crossing the border), Saraswati drawn on a slate.',
        hi: 'आपटा के पत्ते सोने के रूप में, सीमोल्लंघन, पाटी पर बनी सरस्वती।',
      },
    },
    {
      where: { en: 'North India, Rajasthan', hi: 'उत्तर भारत, राजस्थान' },
      how: {
        en: 'Shastra and account books are worshipped, sprouts put behind the ear, neelkanth looked for; Ramlila and Ravana’s effigy.',
        hi: 'शस्त्र और बही की पूजा, कान पर जौ के अंकुर, नीलकंठ के दर्शन; रामलीला और रावण-दहन।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Bijoya: sindoor khela, immersion, sweets and embraces for days; tools have their day at Vishwakarma Puja.',
        hi: 'बिजोया: सिंदूर खेला, विसर्जन, कई दिन मिठाई और गले मिलना; औज़ारों का दिन विश्वकर्मा पूजा है।',
      },
    },
  ],
  withoutPriest: {
    en: 'Whoever works with a thing worships it: the driver, the pupil, the cook. No priest is needed.',
    hi: 'जो जिससे काम करता है वही उसकी पूजा करे: चालक, विद्यार्थी, रसोइया। पुरोहित की ज़रूरत नहीं।',
  },
  optional: {
    en: 'Garlands, gourd, shami, a day’s rest. A flower on a book and a word of thanks to a tool are the puja.',
    hi: 'हार, पेठा, शमी, दिन भर का विश्राम। पुस्तक पर एक फूल और औज़ार को धन्यवाद का एक शब्द ही पूजा है।',
  },
  cautions: [
    {
      en: 'No water, kumkum or flame on anything electric, on engines or fuel. Machines are off until all stand back; nothing hangs where it can be drawn in or hides glass, lights or number plate.',
      hi: 'बिजली के सामान, इंजन या ईंधन पर न जल, न कुमकुम, न लौ। सब हट जाएँ तब तक मशीनें बंद; कुछ ऐसा न लटके जो भीतर खिंचे या काँच, बत्ती, नंबर प्लेट ढके।',
    },
    {
      en: 'Blades stay covered and out of children’s reach. Firearms only with a licence, unloaded and locked away; their place is not the puja, and nobody fires into the air.',
      hi: 'धार ढकी और बच्चों की पहुँच से दूर। आग्नेयास्त्र केवल लाइसेंस से, ख़ाली और ताले में; उनकी जगह पूजा में नहीं, और हवा में गोली कोई न चलाए।',
    },
    {
      en: 'Do not break gourds or coconuts on the road: the pieces throw riders. At Ravana’s fire keep your distance, children in front of you by the hand.',
      hi: 'सड़क पर पेठा या नारियल न फोड़ें: टुकड़ों से दुपहिया फिसलते हैं। रावण-दहन पर दूर रहें, बच्चों का हाथ थामे।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Gold from the shami tree', hi: 'शमी वृक्ष का सोना' },
    short: {
      en: 'Kautsa had learned everything from his teacher Varatantu and asked what he might give. “Nothing; your diligence was my fee.” He asked again and again, until the teacher said: “Then fourteen crores in gold, one for each science.” Kautsa went to King Raghu, who had just given away all that he owned, and received his guest with a cup of clay. “Nobody goes from my door without what he came for,” said Raghu, and made ready to ask Kubera for it. In the night gold rained from the sky, on the shami and apta trees before Ayodhya. Raghu gave all of it; Kautsa took fourteen crores and not a coin more; and the rest was left to the people, on Vijayadashami. So leaves of those trees are given as gold: by one who gives all to one who takes only what he needs.',
      hi: 'कौत्स ने गुरु वरतंतु से सब कुछ सीखकर पूछा कि क्या दें। “कुछ नहीं; तुम्हारा परिश्रम ही दक्षिणा थी।” वे बार-बार पूछते रहे, तो गुरु ने कहा, “तो चौदह करोड़ स्वर्ण, हर विद्या का एक।” कौत्स राजा रघु के पास गए, जो अभी-अभी अपना सब कुछ दान कर चुके थे और अतिथि का स्वागत मिट्टी के पात्र से किया। रघु बोले, “मेरे द्वार से कोई बिना पाए नहीं जाता,” और कुबेर से माँगने की तैयारी की। रात में आकाश से सोना बरसा, अयोध्या के बाहर शमी और आपटा के वृक्षों पर। रघु ने सब दे दिया; कौत्स ने चौदह करोड़ लिए, एक सिक्का भी अधिक नहीं; बाक़ी विजयादशमी को लोगों के लिए छोड़ा। इसी से उन वृक्षों के पत्ते सोना मानकर देते हैं: सब देने वाले की ओर से, उतना ही लेने वाले को जितना चाहिए।',
    },
    long: [
      {
        en: 'Kautsa was the poorest of the pupils of the sage Varatantu, and the last to put out his lamp at night. Fourteen sciences he learned, one after the other. When he had finished he bowed and asked: “What may I give you?” “You have given it,” said the old man; “for years I have had the joy of teaching you. Go home in peace.” But Kautsa could not bear to go with empty hands. He asked a second time, a third, a tenth. At last the teacher sighed and, to make him give it up, said: “Well then, fourteen crores in gold. One for each science.”',
        hi: 'कौत्स ऋषि वरतंतु के शिष्यों में सबसे निर्धन थे, और रात को सबसे अंत में अपना दीप बुझाते। एक के बाद एक चौदह विद्याएँ सीखीं। पूरा होने पर प्रणाम कर पूछा, “क्या भेंट दूँ?” वृद्ध बोले, “दे चुके; वर्षों तुम्हें पढ़ाने का आनंद मिला। शांति से घर जाओ।” पर कौत्स से ख़ाली हाथ जाते न बना। दूसरी बार पूछा, तीसरी, दसवीं। अंत में गुरु ने साँस भरकर, कि वे मान जाएँ, कहा, “अच्छा, तो चौदह करोड़ स्वर्ण। हर विद्या का एक।”',
      },
      {
        en: 'There was one man to whom one could go with such a wish: Raghu of Ayodhya, forefather of Rama. Raghu had conquered the four quarters and then, in the Vishvajit offering, given all of it away: treasure, elephants, the very plates. When Kautsa was led in, the king washed his feet with water from a pot of clay. The young man saw the clay and understood. “May you be happy, king,” he said, “I shall ask elsewhere.”',
        hi: 'ऐसी इच्छा लेकर एक ही के पास जाया जा सकता था: अयोध्या के रघु, राम के पूर्वज। रघु ने चारों दिशाएँ जीतीं और फिर विश्वजित यज्ञ में सब दान कर दिया: कोष, हाथी, थालियाँ तक। कौत्स भीतर लाए गए तो राजा ने मिट्टी के पात्र के जल से उनके चरण धोए। युवक ने मिट्टी देखी और समझ गए। बोले, “राजन, आप सुखी रहें, मैं कहीं और माँग लूँगा।”',
      },
      {
        en: '“Nobody has yet gone from Raghu to another giver,” said the king. “Be my guest for two or three days, in the room of the sacred fire.” And since there was nothing left in the kingdom that was his, he resolved to go to Kubera, the lord of treasures, and to sleep that night already in his chariot, weapons at his side. Kubera heard of it. He did not wait for morning.',
        hi: 'राजा बोले, “रघु के यहाँ से आज तक कोई दूसरे दाता के पास नहीं गया। दो-तीन दिन अग्निशाला में मेरे अतिथि रहें।” और राज्य में अपना कुछ बचा न था, तो उन्होंने धन के स्वामी कुबेर के पास जाने का निश्चय किया, और उस रात शस्त्र पास रखकर रथ में ही सोए। कुबेर ने सुन लिया। उन्होंने सुबह की प्रतीक्षा न की।',
      },
      {
        en: 'In the darkness something began to ring among the leaves. The guards ran out: before the town, on shami and apta, it rained gold, and the branches bent, and it lay on the ground up to the ankles. “Take it,” said Raghu in the morning, “all of it was sent for your sake.” “I need fourteen crores,” said Kautsa, “the rest is not mine.” “Neither is it mine,” said Raghu. And the people of Ayodhya stood around and did not know whom they should admire more, the one who wanted to give everything or the one who would take no more than he had asked for.',
        hi: 'अँधेरे में पत्तों के बीच कुछ खनकने लगा। पहरेदार दौड़े: नगर के बाहर शमी और आपटा पर सोना बरस रहा था, डालियाँ झुक गईं, और भूमि पर टख़नों तक सोना था। सुबह रघु बोले, “सब ले जाएँ, यह आपके लिए ही भेजा गया है।” कौत्स ने कहा, “मुझे चौदह करोड़ चाहिए, बाक़ी मेरा नहीं।” रघु बोले, “मेरा भी नहीं।” अयोध्या के लोग खड़े सोचते रहे कि किसे अधिक सराहें, सब देने वाले को या माँगे से अधिक न लेने वाले को।',
      },
      {
        en: 'Kautsa carried his gold to the teacher, who laughed and wept. What remained lay under the trees, and the people shared it, one giving it into the other’s hand. That was on the tenth of Ashvin. In the same shami, it is said, the Pandavas later hid their bows for a year and found them whole on that day, and under it Rama prayed before he set out. So one gives leaves on Vijayadashami and says: take gold, and stay as good as gold.',
        hi: 'कौत्स सोना गुरु के पास ले गए, जो हँसे भी और रोए भी। जो बचा वह वृक्षों के नीचे था, और लोगों ने एक-दूसरे के हाथ में देकर बाँटा। वह आश्विन की दशमी थी। कहते हैं, बाद में शमी में ही पांडवों ने वर्ष भर अपने धनुष छिपाए और इसी दिन ज्यों के त्यों पाए, और इसी के नीचे राम ने प्रस्थान से पहले प्रार्थना की। इसी से विजयादशमी पर पत्ते देकर कहते हैं: सोना लो, और सोने जैसे रहो।',
      },
    ],
  },
  sources: [
    {
      en: 'Raghu and Kautsa: Kalidasa’s Raghuvamsha, canto 5; the trees from the custom of Maharashtra',
      hi: 'रघु और कौत्स: कालिदास का रघुवंश, पंचम सर्ग; वृक्ष महाराष्ट्र की परंपरा से',
    },
    { en: 'Aparajita and shami on the tenth: Dharmasindhu', hi: 'दशमी को अपराजिता और शमी: धर्मसिंधु' },
  ],
};
