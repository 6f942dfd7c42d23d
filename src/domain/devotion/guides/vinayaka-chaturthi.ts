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
import { ganesha, ganeshaName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever likes to begin things with Ganesh: it returns each month and asks for an hour at noon.',
    hi: 'जो भी हर काम गणेश जी से आरंभ करना चाहे: यह हर महीने आती है और दोपहर का थोड़ा समय माँगती है।',
  },
  when: {
    en: 'On the fourth of each bright half, around midday. The one of Bhadrapad is Ganesh Chaturthi itself. The fourth of the dark half is Sankashti, which waits for the moon; this one does not.',
    hi: 'हर शुक्ल पक्ष की चतुर्थी को, मध्याह्न के आसपास। भाद्रपद की यही तिथि गणेश चतुर्थी है। कृष्ण पक्ष की चतुर्थी संकष्टी है, जिसमें चंद्रोदय की प्रतीक्षा होती है; इसमें नहीं।',
  },
  time: { en: '30 minutes', hi: '30 मिनट' },
  items: [
    items.picture({ en: 'Ganesh', hi: 'गणेश जी' }),
    items.lamp,
    items.water,
    items.rice,
    {
      name: { en: 'Durva, the three-bladed grass', hi: 'दूर्वा (दूब)' },
      amount: { en: '21 blades, or what there is', hi: '21 अंकुर, या जितनी मिले' },
    },
    {
      name: { en: 'A red flower, hibiscus if there is one', hi: 'लाल फूल, मिले तो गुड़हल' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Modak, laddu or jaggery', hi: 'मोदक, लड्डू या गुड़' },
      amount: { en: '1 or 5', hi: '1 या 5' },
    },
    items.turmeric,
    items.fruit,
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Vinayaka Chaturthi for Ganesh, as far as my health allows, and ask for a clear mind in what I begin.',
      hi: 'स्वास्थ्य के अनुसार गणेश जी की विनायक चतुर्थी और आरंभ किए काम में स्पष्ट बुद्धि की प्रार्थना मेरा संकल्प है।',
    }),
    {
      title: { en: 'Call Ganesh', hi: 'गणेश जी का ध्यान' },
      text: {
        en: 'Fold your hands, think of Ganesh, and say the verse. Sprinkle water, then offer kumkum, rice and the red flower.',
        hi: 'हाथ जोड़कर गणेश जी का ध्यान करें और श्लोक बोलें। जल छिड़कें, फिर कुमकुम, अक्षत और लाल फूल चढ़ाएँ।',
      },
      say: [ganesha],
    },
    {
      title: { en: 'Offer the durva', hi: 'दूर्वा चढ़ाएँ' },
      text: {
        en: 'Lay the blades before him singly or tied in a bunch, the tips toward him. Say his name with each; who has only three says it three times.',
        hi: 'दूब एक-एक करके या गुच्छे में, अग्रभाग गणेश जी की ओर रखकर चढ़ाएँ। हर अंकुर के साथ नाम लें; तीन ही हों तो तीन बार।',
      },
      say: [ganeshaName],
    },
    readKatha,
    offerFood({ en: 'the modak or laddus', hi: 'मोदक या लड्डू' }),
    singAarti({ en: '“Jai Ganesh Deva”', hi: '“जय गणेश देवा”' }),
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Fruit, milk and sabudana until the puja; then one plain meal. Many eat as always and only worship.',
        hi: 'पूजा तक फल, दूध, साबूदाना; फिर एक सादा भोजन। बहुत लोग सामान्य भोजन कर केवल पूजा करते हैं।',
      },
    ],
    avoided: [
      {
        en: 'Grain before the puja for those who fast; meat, onion, garlic and alcohol for the day.',
        hi: 'व्रत रखने वाले पूजा से पहले अन्न नहीं लेते; दिन भर मांस, प्याज़, लहसुन और मदिरा नहीं।',
      },
    ],
    end: {
      en: 'After the noon puja with the prasad, in some homes only at dusk or next morning.',
      hi: 'मध्याह्न की पूजा के बाद प्रसाद से; कुछ घरों में साँझ को या अगली सुबह।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra and Karnataka', hi: 'महाराष्ट्र और कर्नाटक' },
      how: {
        en: 'The Atharvashirsha is read; steamed modak are made on the one of Magh, which is Ganesh Jayanti.',
        hi: 'अथर्वशीर्ष पढ़ा जाता है; माघ की विनायक चतुर्थी, गणेश जयंती, पर उकडीचे मोदक बनते हैं।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Kozhukattai and sundal are offered, and people go round the Pillaiyar under the peepal tree.',
        hi: 'कोळुकट्टै और सुंडल का भोग लगता है, और पीपल तले के पिल्लैयार की परिक्रमा होती है।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is a puja of the household; nobody else is needed.',
    hi: 'यह घर की पूजा है; किसी और की आवश्यकता नहीं।',
  },
  optional: {
    en: 'The fast, the number of blades, the sweets: a little jaggery and his name are enough. Some avoid looking at the moon on a bright fourth; that custom belongs to Bhadrapad, and nothing is lost by a glance.',
    hi: 'उपवास, दूब की संख्या, मिठाई: थोड़ा गुड़ और नाम ही काफ़ी है। कुछ लोग शुक्ल चतुर्थी को चाँद नहीं देखते; वह रीति भाद्रपद की है, और दृष्टि पड़ जाए तो कुछ नहीं बिगड़ता।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Pick durva where no poison is sprayed and no dogs walk, and wash it.',
      hi: 'दूब ऐसी जगह से लें जहाँ दवा न छिड़की गई हो और कुत्ते न घूमते हों, और धो लें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The game on the river bank', hi: 'नदी-तट का खेल' },
    short: {
      en: 'Shiva and Parvati played dice by the Narmada and shaped a boy of grass to say who won. Parvati won each game; the boy, who hardly understood, said: Shiva. In anger she told him that he should sit lame in the mud. He wept and said that he had not meant to lie, and she was sorry at once. “Girls of the Nagas will come here and worship Ganesh,” she said. “Do as they do.” After a year they came; he learned the puja from them and kept it with what grew around him. Ganesh stood before him and asked what he wished. “To walk to my parents on Kailash,” he said. So he walked, and they were glad.',
      hi: 'नर्मदा के तट पर शिव-पार्वती चौपड़ खेलने बैठे और हार-जीत बताने के लिए घास का एक बालक बनाया। हर बाज़ी पार्वती जीतीं; बालक, जो ठीक समझा ही नहीं, बोला: शिव। रुष्ट होकर वे बोलीं कि तू लँगड़ा होकर कीचड़ में पड़ा रह। बालक रोया कि झूठ बोलने की मंशा न थी, और माता का मन उसी क्षण पिघल गया। बोलीं, “यहाँ नाग-कन्याएँ गणेश-पूजा को आएँगी, जैसा वे करें वैसा करना।” एक वर्ष बाद वे आईं; बालक ने उनसे विधि सीखी और जो आसपास उगा था उसी से व्रत किया। गणेश प्रकट हुए और पूछा, क्या चाहिए। “अपने माता-पिता के पास कैलाश तक चल सकूँ।” वह चलकर पहुँचा, और दोनों प्रसन्न हुए।',
    },
    long: [
      {
        en: 'Once Shiva and Parvati rested on the bank of the Narmada, and Parvati said: “Let us play chaupar.” “But who will tell which of us has won?” asked Shiva. So they plaited a boy out of straw, breathed life into him and said: “Son, watch the game, and tell us at the end who has won.” They played three games, and by the fall of the dice Parvati won all three.',
        hi: 'एक बार शिव-पार्वती नर्मदा के तट पर ठहरे थे। पार्वती बोलीं, “चौपड़ खेलें।” शिव ने कहा, “पर हार-जीत कौन बताएगा?” तब उन्होंने तिनकों का एक बालक बनाया, उसमें प्राण डाले और कहा, “बेटा, खेल देखते रहना, अंत में बताना कि कौन जीता।” तीन बाज़ियाँ हुईं, और पासों के फेर से तीनों पार्वती जीतीं।',
      },
      {
        en: 'Asked who had won, the boy, who was an hour old and had looked mostly at the river, said: “The father.” Parvati was hurt. “As you cannot see straight, sit here in the mud and do not walk,” she said. The boy began to weep. “Mother, I did not lie on purpose. I did not understand the game.” Then she was sorry for her quick word; but a word that is out does not come back. “The daughters of the Nagas will come here to worship Ganesh,” she said. “Keep the vrat as they tell you, and you will come to me.” And the two went home to Kailash.',
        hi: 'जब पूछा गया कि कौन जीता, तो बालक, जो घड़ी भर का था और अधिकतर नदी देखता रहा था, बोला, “पिताजी।” पार्वती को बुरा लगा। बोलीं, “ठीक देख नहीं सकता तो यहीं कीचड़ में बैठ, चल न पाए।” बालक रो पड़ा, “माँ, जान-बूझकर झूठ नहीं बोला। खेल समझ में नहीं आया।” माता अपने उतावले शब्द पर पछताईं; पर निकला शब्द लौटता नहीं। बोलीं, “यहाँ नाग-कन्याएँ गणेश जी की पूजा करने आएँगी। उनकी बताई विधि से व्रत करना, तब मेरे पास आ जाओगे।” और दोनों कैलाश लौट गए।',
      },
      {
        en: 'A year went by over the boy. Then the Naga girls came with baskets of flowers, and he asked them how it is done. They showed him: a handful of clay for Ganesh, durva in place of flowers, jaggery in place of sweets, and the story at the end. For twenty-one days he did as they had shown him. Ganesh came and said: “Ask.” “Let me have the strength to walk to my father and mother.” “That you have,” said Ganesh.',
        hi: 'एक वर्ष बीता। फिर नाग-कन्याएँ फूलों की डलियाँ लेकर आईं, और बालक ने उनसे विधि पूछी। उन्होंने दिखाया: गणेश के लिए मुट्ठी भर मिट्टी, फूल की जगह दूब, मिठाई की जगह गुड़, और अंत में कथा। इक्कीस दिन उसने वैसा ही किया। गणेश आए और बोले, “माँगो।” “इतना बल मिले कि माता-पिता तक चल सकूँ।” गणेश बोले, “वह तो मिल गया।”',
      },
      {
        en: 'On Kailash only Shiva was at home, for Parvati had not spoken to him since the game. He asked the boy how he had come, and heard of the vrat. Then Shiva kept it himself, and Parvati’s heart was light again and she came of her own accord. “By what art did you bring me back?” she asked. He told her, and she kept it too, as she longed to see her son Kartikeya; and he came. So it went from one to the next, the story says, whoever was parted from another.',
        hi: 'कैलाश पर केवल शिव थे, क्योंकि खेल के बाद पार्वती उनसे बोली न थीं। शिव ने पूछा कि कैसे आए, और व्रत की बात सुनी। तब शिव ने भी व्रत किया, पार्वती का मन हल्का हुआ और वे स्वयं लौट आईं। पूछा, “किस उपाय से मुझे बुला लिया?” शिव ने बताया; पार्वती ने पुत्र कार्तिकेय के दर्शन की चाह से वही व्रत किया, और वे आ गए। कथा कहती है कि इसी तरह एक से दूसरे तक यह व्रत पहुँचा, जो भी किसी अपने से दूर था।',
      },
    ],
  },
  sources: [
    {
      en: 'Printed Vinayaka Chaturthi Vrat Katha; household custom',
      hi: 'छपी विनायक चतुर्थी व्रत कथा; घर-घर की रीति',
    },
    { en: 'Ganesha and Mudgala Purana on the fourth of the moon', hi: 'चतुर्थी के विषय में गणेश और मुद्गल पुराण' },
  ],
};
