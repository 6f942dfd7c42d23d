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
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { devi, gauriName, shiva, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Women and girls of the north and of Rajasthan, married or not, at their parents’ home where that can be. The earth is green, swings hang in the trees, and one remembers how Shiva and Parvati found each other again.',
    hi: 'उत्तर और राजस्थान की महिलाएँ और कन्याएँ, विवाहित हों या नहीं, जहाँ हो सके मायके में। धरती हरी है, पेड़ों पर झूले हैं, और याद किया जाता है कि शिव और पार्वती फिर कैसे मिले।',
  },
  when: {
    en: 'On the third of the bright half of Shravan; puja in the morning, or towards evening where that is the custom.',
    hi: 'श्रावण शुक्ल तृतीया को; पूजा सुबह, या जहाँ रीति हो वहाँ साँझ के समय।',
  },
  time: { en: '45 minutes, and songs', hi: '45 मिनट, और गीत' },
  items: [
    items.picture({
      en: 'Shiva and Parvati',
      hi: 'शिव-पार्वती',
    }),
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.flowers,
    {
      name: { en: 'Bel leaves, durva and other green leaves', hi: 'बेलपत्र, दूर्वा और अन्य हरे पत्ते' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    items.panchamrit,
    {
      name: { en: 'Ghevar, kheer, malpua or another sweet', hi: 'घेवर, खीर, मालपुआ या कोई मिठाई' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    items.fruit,
    {
      name: {
        en: 'Green bangles, bindi, henna, sindoor for Parvati',
        hi: 'पार्वती जी के लिए हरी चूड़ी, बिंदी, मेहँदी, सिंदूर',
      },
      isOptional: true,
    },
    { name: { en: 'Green clothes', hi: 'हरे वस्त्र' }, isOptional: true },
    { name: { en: 'A swing', hi: 'झूला' }, isOptional: true },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'The day before: sindhara and henna', hi: 'एक दिन पहले: सिंधारा और मेहँदी' },
      text: {
        en: 'In many families sweets, bangles and clothes (sindhara) come for a daughter or a bride. Put henna on, sing, and eat well.',
        hi: 'कई परिवारों में बेटी या बहू के लिए मिठाई, चूड़ियाँ और वस्त्र (सिंधारा) आते हैं। मेहँदी लगाएँ, गीत गाएँ, और अच्छी तरह भोजन करें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Hariyali Teej for Shiva and Parvati, as far as my health allows, for love, respect and a green earth.',
      hi: 'स्वास्थ्य के अनुसार शिव-पार्वती की प्रीति, प्रेम, सम्मान और हरी धरती के लिए हरियाली तीज का व्रत मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Worship Shiva', hi: 'शिव पूजन' },
      text: {
        en: 'Offer water and a little panchamrit (sprinkled, if the figure is of clay), bel leaves, sandalwood, rice and flowers.',
        hi: 'जल और थोड़ा पंचामृत (मूर्ति मिट्टी की हो तो छिड़ककर), बेलपत्र, चंदन, अक्षत और फूल चढ़ाएँ।',
      },
      say: [shiva],
    },
    {
      title: { en: 'Worship Parvati', hi: 'पार्वती पूजन' },
      text: {
        en: 'Offer kumkum, turmeric, green leaves, flowers, then bangles, bindi, henna. Afterwards give these to another woman.',
        hi: 'कुमकुम, हल्दी, हरे पत्ते, फूल, फिर चूड़ी, बिंदी, मेहँदी चढ़ाएँ। बाद में ये किसी महिला को भेंट दें।',
      },
      say: [devi, gauriName, umaMaheshvara],
    },
    readKatha,
    offerFood({ en: 'ghevar or kheer, and fruit', hi: 'घेवर या खीर, और फल' }),
    singAarti({ en: 'the aartis of Shiva and of Parvati', hi: 'शिव जी और पार्वती जी की आरती' }),
    {
      title: { en: 'Swing and sing', hi: 'झूला और गीत' },
      text: {
        en: 'Swing by turns and sing the songs of Sawan; set the picture on the swing first and rock it gently. Without a swing sit together at the window to the rain.',
        hi: 'बारी-बारी झूलें और सावन के गीत गाएँ; पहले शिव-पार्वती को झूले पर रखकर धीरे झुलाएँ। झूला न हो तो बारिश वाली खिड़की के पास साथ बैठें।',
      },
    },
    {
      title: { en: 'Plant something', hi: 'एक पौधा लगाएँ' },
      text: {
        en: 'Put a seed or a plant into the earth or a pot, and water it through the year. Ask the elders for their blessing.',
        hi: 'भूमि या गमले में एक बीज या पौधा लगाएँ और वर्ष भर सींचें। बड़ों का आशीर्वाद लें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'During the fast, as health asks: water, fruit, milk, nuts. By usage some take nothing; most today drink.',
        hi: 'व्रत में स्वास्थ्य के अनुसार: जल, फल, दूध, मेवे। परंपरा में कुछ निर्जल रहती हैं; आज अधिकतर जल लेती हैं।',
      },
      {
        en: 'Afterwards ghevar, kheer, malpua, puri and vegetables.',
        hi: 'बाद में घेवर, खीर, मालपुआ, पूरी-सब्ज़ी।',
      },
    ],
    avoided: [
      {
        en: 'Grain and common salt until the fast ends; onion, garlic, meat and alcohol on this day.',
        hi: 'व्रत खुलने तक अन्न और साधारण नमक; इस दिन प्याज़, लहसुन, मांस और मदिरा।',
      },
    ],
    end: {
      en: 'After the puja in the evening, or after the moon where that is the custom, with water and something sweet. In some families there is no fast but a feast.',
      hi: 'साँझ की पूजा के बाद, या जहाँ रीति हो वहाँ चंद्रदर्शन के बाद, जल और मीठे से। कुछ परिवारों में व्रत नहीं, केवल उत्सव होता है।',
    },
  },
  regions: [
    {
      where: { en: 'Rajasthan', hi: 'राजस्थान' },
      how: {
        en: 'Teej Mata is carried through Jaipur on two days; ghevar, leheriya and swings.',
        hi: 'जयपुर में दो दिन तीज माता की सवारी निकलती है; घेवर, लहरिया और झूले।',
      },
    },
    {
      where: { en: 'Punjab, Haryana', hi: 'पंजाब, हरियाणा' },
      how: {
        en: 'Teeyan: girls swing and dance giddha, brothers bring kothli, a basket of sweets.',
        hi: 'तीयाँ: लड़कियाँ झूलती और गिद्धा करती हैं, भाई मिठाई की कोथली लाते हैं।',
      },
    },
    {
      where: { en: 'Braj', hi: 'ब्रज' },
      how: {
        en: 'Radha and Krishna are set on swings of gold and silver in the temples.',
        hi: 'मंदिरों में राधा-कृष्ण सोने-चाँदी के हिंडोले में विराजते हैं।',
      },
    },
    {
      where: { en: 'Uttar Pradesh, Madhya Pradesh, Bihar', hi: 'उत्तर प्रदेश, मध्य प्रदेश, बिहार' },
      how: {
        en: 'Songs of Kajari; the strict fast is kept at Hartalika Teej, a month later.',
        hi: 'कजरी के गीत; कठिन व्रत एक महीने बाद हरतालिका तीज को होता है।',
      },
    },
  ],
  withoutPriest: {
    en: 'Women and girls do it themselves, alone or with friends.',
    hi: 'महिलाएँ और कन्याएँ स्वयं करती हैं, अकेले या सखियों के साथ।',
  },
  optional: {
    en: 'The fast, green clothes, henna, gifts. A leaf for Shiva and Parvati and a song with friends are Teej.',
    hi: 'व्रत, हरे वस्त्र, मेहँदी, भेंट। शिव-पार्वती को एक पत्ता और सखियों के साथ एक गीत ही तीज है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Hang swings on a strong branch or hook with a sound rope, and try them with a heavy person first; no long scarf on the swing.',
      hi: 'झूला मज़बूत डाल या कुंडे पर पक्की रस्सी से बाँधें, पहले किसी भारी व्यक्ति से परखें; झूलते समय लंबा दुपट्टा समेट लें।',
    },
    {
      en: 'Green or red-brown henna only: “black henna” can burn the skin. Try a small spot first.',
      hi: 'केवल सादी मेहँदी लें: “काली मेहँदी” त्वचा को जला सकती है। पहले थोड़ी-सी जगह पर परख लें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'How Parvati remembered', hi: 'पार्वती को याद आया' },
    short: {
      en: 'One evening in the rains Parvati asked Shiva since when she had been his. “You have forgotten it,” he said. “A hundred and seven times you were born and looked for me, and I sat in silence. The hundred and eighth time you came as the mountain’s daughter. You worshipped a linga of sand and leaves; you sat in heat and cold and in the rain of Shravan, and asked for nothing that you could not also give. Your friend hid you when you were promised to another. And on the third day of this month, when all was green, I came and said yes.” So on this day women wear green, tell how the two met again, and let the swing go up into the leaves.',
      hi: 'वर्षा की एक साँझ पार्वती ने शिव से पूछा, वे कब से उनकी हैं। वे बोले, “तुम भूल गईं। एक सौ सात बार तुमने जन्म लेकर मुझे खोजा, और मैं मौन बैठा रहा। एक सौ आठवीं बार तुम पर्वत की पुत्री बनकर आईं। बालू और पत्तों का लिंग पूजा; धूप, शीत और श्रावण की वर्षा में बैठीं, और ऐसा कुछ न माँगा जो स्वयं न दे सको। किसी और को वचन दिया गया तो सखी ने तुम्हें छिपाया। और इसी मास की तृतीया को, जब सब हरा था, मैं आया और हाँ कहा।” इसीलिए इस दिन महिलाएँ हरा पहनती हैं, दोनों के मिलन की कथा कहती हैं, और झूले पत्तों तक जाते हैं।',
    },
    long: [
      {
        en: 'It rained on Kailash, softly and for days, and below, where the snow ends, the earth turned green. Parvati sat with Shiva and looked down. “Tell me,” she said, “since when have I been yours?” “Ask yourself.” “I do not remember.” Then Shiva told her.',
        hi: 'कैलास पर धीमी वर्षा हो रही थी, कई दिनों से, और नीचे जहाँ हिम समाप्त होता है, धरती हरी हो रही थी। पार्वती शिव के पास बैठी नीचे देख रही थीं। बोलीं, “बताइए, मैं कब से आपकी हूँ?” “स्वयं से पूछो।” “मुझे याद नहीं।” तब शिव ने सुनाया।',
      },
      {
        en: '“Once you were Sati, and when you had gone I sat down and closed my eyes, and the ages went over me. You did not sit down. You came again, as this and as that, a hundred and seven times; and always you looked for me, and always the life was over before you had found the way. Then you were born as the daughter of Himavan. You were small and said my name before you could say your father’s. When you were grown you went out among the rocks. In the hot months you sat in the sun, in the cold ones in the stream, and in the rains under the open sky, and you ate leaves, and at last not even those.”',
        hi: '“कभी तुम सती थीं, और तुम्हारे जाने पर मैं आँखें मूँदकर बैठ गया, और युग मुझ पर से बीत गए। तुम नहीं बैठीं। तुम फिर आईं, इस रूप में, उस रूप में, एक सौ सात बार; हर बार मुझे खोजा, और हर बार राह मिलने से पहले जीवन पूरा हो गया। फिर तुम हिमवान की पुत्री हुईं। पिता का नाम लेने से पहले मेरा नाम लिया। बड़ी हुईं तो शिलाओं में चली गईं। गर्मी में धूप में बैठीं, शीत में जल में, वर्षा में खुले आकाश तले; पत्ते खाए, और अंत में वे भी नहीं।”',
      },
      {
        en: '“Your father loved you and was troubled, and Narada came, and they found you a husband whom all the worlds praise. You told nobody but your friend; she took you into a cave behind a waterfall. It was Shravan. You took sand from the bank and leaves of every green thing there was, and made me out of them. I had been silent through a hundred and seven lives, and I do not know what it was: the rain, or that you sang. I stood before you. ‘What do you wish?’ ‘That you look at me as I look at you.’ That was the third day of the bright half. When your father found us, he brought you home with drums.”',
        hi: '“पिता तुमसे प्रेम करते थे और चिंतित थे; नारद आए, और ऐसा वर ठहराया जिसकी सब लोक प्रशंसा करते हैं। तुमने केवल सखी से कहा; वह तुम्हें झरने के पीछे एक गुफा में ले गई। श्रावण था। तुमने तट की बालू और हर हरी चीज़ के पत्ते लिए, और उनसे मुझे बनाया। एक सौ सात जन्मों तक मैं मौन रहा था, और नहीं जानता वह क्या था: वर्षा, या तुम्हारा गाना। मैं तुम्हारे सामने था। ‘क्या चाहती हो?’ ‘जैसे मैं आपको देखती हूँ, वैसे आप मुझे देखें।’ वह शुक्ल पक्ष की तृतीया थी। पिता ने हमें पाया तो बाजे-गाजे से तुम्हें घर ले गए।”',
      },
      {
        en: 'Parvati was quiet for a while. “Then it was not I alone who waited,” she said. “No,” said Shiva. “I only had my eyes closed.” She laughed, and asked that on this day whoever loves may be glad and think of them. So it is: in the month when all is green again that was dry, swings are hung in the trees, sisters come home, and the story is told from the beginning.',
        hi: 'पार्वती कुछ देर चुप रहीं। फिर बोलीं, “तो प्रतीक्षा अकेली मेरी न थी।” शिव ने कहा, “नहीं। मेरी बस आँखें बंद थीं।” वे हँसीं, और चाहा कि इस दिन जो भी प्रेम करता हो, प्रसन्न हो और उन्हें याद करे। तब से, जिस मास में सूखा सब फिर हरा होता है, पेड़ों पर झूले पड़ते हैं, बहनें घर आती हैं, और कथा आरंभ से कही जाती है।',
      },
    ],
  },
  sources: [
    {
      en: 'Oral katha of Hariyali Teej (the hundred and eight births)',
      hi: 'हरियाली तीज की लोक-कथा (एक सौ आठ जन्म)',
    },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
