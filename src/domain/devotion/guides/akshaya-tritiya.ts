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
import { lakshmiName, salutation, vasudeva, vishnu } from '../verses.ts';

const lakshmiNarayan = salutation(
  'ॐ लक्ष्मीनारायणाभ्यां नमः।',
  'Salutations to Lakshmi and Narayana together.',
  'लक्ष्मी और नारायण दोनों को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Anybody. Akshaya means “what does not dwindle”: on this day people give, begin something good, and remember Vishnu with Lakshmi, Parashurama, and Sudama’s handful of poha.',
    hi: 'कोई भी। अक्षय यानी “जो घटे नहीं”: इस दिन लोग दान करते हैं, कुछ अच्छा आरंभ करते हैं, और लक्ष्मी सहित विष्णु को, परशुराम को और सुदामा के मुट्ठी भर पोहे को याद करते हैं।',
  },
  when: {
    en: 'On the third of the bright half of Vaishakh, in the forenoon. The whole day is held to be good for beginnings.',
    hi: 'वैशाख शुक्ल तृतीया को, पूर्वाह्न में। पूरा दिन शुभ आरंभ का माना जाता है।',
  },
  time: { en: '40 minutes', hi: '40 मिनट' },
  items: [
    items.picture({ en: 'Lakshmi and Narayana', hi: 'लक्ष्मी-नारायण' }),
    items.lamp,
    items.water,
    items.rice,
    { name: { en: 'Yellow or white flowers', hi: 'पीले या सफ़ेद फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.tulsi,
    items.sandal,
    {
      name: {
        en: 'Sattu, soaked gram dal or barley, jaggery, cucumber',
        hi: 'सत्तू, भीगी चने की दाल या जौ, गुड़, ककड़ी',
      },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    {
      name: { en: 'Kheer or another sweet', hi: 'खीर या कोई मीठा' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    {
      name: { en: 'A clay pot filled with water, to give away', hi: 'दान के लिए जल भरा मिट्टी का घड़ा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: {
        en: 'Grain, fruit, a hand fan, umbrella or sandals to give away',
        hi: 'दान के लिए अनाज, फल, पंखा, छाता या चप्पल',
      },
      isOptional: true,
    },
    items.turmeric,
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I worship Lakshmi and Narayana on Akshaya Tritiya. May goodwill in this house not dwindle; I begin with giving.',
      hi: 'अक्षय तृतीया पर लक्ष्मी-नारायण पूजन मेरा संकल्प है। इस घर का सद्भाव कभी न घटे; आरंभ दान से हो।',
    }),
    worshipGanesh,
    {
      title: { en: 'Worship Narayana', hi: 'नारायण पूजन' },
      text: {
        en: 'Look at the picture and say the verse. Offer water, sandalwood, yellow flowers and tulsi: sandal cools him in the heat of Vaishakh.',
        hi: 'चित्र देखते हुए श्लोक बोलें। जल, चंदन, पीले फूल और तुलसी अर्पित करें: वैशाख की गर्मी में चंदन उन्हें शीतलता देता है।',
      },
      say: [vishnu, vasudeva],
    },
    {
      title: { en: 'Worship Lakshmi', hi: 'लक्ष्मी पूजन' },
      text: {
        en: 'Offer kumkum, rice and flowers. Put before her the grain of the house, a tool of your work or the account book.',
        hi: 'कुमकुम, अक्षत और फूल चढ़ाएँ। आगे घर का अन्न, अपने काम का कोई औज़ार या बही रखें।',
      },
      say: [lakshmiName, lakshmiNarayan],
    },
    readKatha,
    offerFood({ en: 'sattu, gram dal, fruit and kheer', hi: 'सत्तू, चने की दाल, फल और खीर' }),
    singAarti({
      en: '“Om Jai Jagdish Hare” and “Om Jai Lakshmi Mata”',
      hi: '“ॐ जय जगदीश हरे” और “ॐ जय लक्ष्मी माता”',
    }),
    {
      title: { en: 'Remember the ancestors', hi: 'पितरों का स्मरण' },
      text: {
        en: 'Name those from whom you come and pour a little water with sesame on a plant for them.',
        hi: 'जिनसे आप हैं उनके नाम लें और उनके लिए तिल मिला थोड़ा जल किसी पौधे में दें।',
      },
    },
    {
      title: { en: 'Give what cools', hi: 'शीतल दान' },
      text: {
        en: 'Give the pot of water, fruit, sattu, a fan or an umbrella to somebody who works in the heat. Put a bowl of water out for birds and animals, and keep it filled.',
        hi: 'जल का घड़ा, फल, सत्तू, पंखा या छाता किसी ऐसे को दें जो धूप में काम करता हो। पक्षियों और पशुओं के लिए जल रखें, और उसे भरते रहें।',
      },
    },
    {
      title: { en: 'Begin something', hi: 'कुछ आरंभ करें' },
      text: {
        en: 'Plant a sapling, open a book, start to save a little, make peace with somebody. It need not be bought.',
        hi: 'पौधा लगाएँ, पुस्तक खोलें, थोड़ी बचत शुरू करें, किसी से मेल करें। इसके लिए कुछ मोल लेना ज़रूरी नहीं।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Sattu, gram dal with cucumber, kheer, mango, sherbet: what cools.',
        hi: 'सत्तू, ककड़ी के साथ चने की दाल, खीर, आम, शरबत: जो शीतल हो।',
      },
      {
        en: 'There is mostly no fast; some take fruit until the puja, or one meal.',
        hi: 'अधिकतर उपवास नहीं होता; कुछ लोग पूजा तक फल लेते हैं, या एक समय भोजन।',
      },
    ],
    avoided: [
      {
        en: 'Meat, eggs, alcohol; in many homes onion and garlic.',
        hi: 'मांस, अंडा, मदिरा; कई घरों में प्याज़-लहसुन।',
      },
    ],
    end: { en: 'With the prasad, after something has been given away.', hi: 'कुछ दान देने के बाद, प्रसाद से।' },
  },
  regions: [
    {
      where: { en: 'Odisha', hi: 'ओडिशा' },
      how: {
        en: 'Farmers sow the first seed; in Puri work on the chariots and the Chandan Yatra begin.',
        hi: 'किसान पहला बीज बोते हैं; पुरी में रथों का निर्माण और चंदन यात्रा आरंभ होती है।',
      },
    },
    {
      where: { en: 'Rajasthan, Madhya Pradesh, Chhattisgarh', hi: 'राजस्थान, मध्य प्रदेश, छत्तीसगढ़' },
      how: {
        en: 'Akha Teej or Akti: khichda of bajra or wheat, seed for the year; in Chhattisgarh children marry their dolls.',
        hi: 'आखा तीज या अक्ती: बाजरे या गेहूँ का खीच, वर्ष का बीज; छत्तीसगढ़ में बच्चे गुड्डे-गुड़ियों का ब्याह रचाते हैं।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'A pot of water and mango for the ancestors; Chaitra Gauri is seen off with haldi-kumkum.',
        hi: 'पितरों के लिए जल का घट और आम; हल्दी-कुमकुम के साथ चैत्र गौरी की विदाई।',
      },
    },
    {
      where: { en: 'Jains', hi: 'जैन' },
      how: {
        en: 'Those who fasted through a year end it with sugar-cane juice, as Rishabhdev did.',
        hi: 'वर्षीतप करने वाले गन्ने के रस से पारणा करते हैं, जैसे ऋषभदेव ने किया था।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is a puja of the household and needs nobody else.',
    hi: 'यह घर की पूजा है, किसी और की ज़रूरत नहीं।',
  },
  optional: {
    en: 'Gold, new things, the fast. A pot of water for somebody thirsty is Akshaya Tritiya.',
    hi: 'सोना, नई वस्तुएँ, उपवास। किसी प्यासे के लिए जल का घड़ा ही अक्षय तृतीया है।',
  },
  cautions: [
    {
      en: 'Nobody needs gold for this day, least of all on credit. Be wary of offers that must be taken today.',
      hi: 'इस दिन सोना ज़रूरी नहीं, उधार पर तो बिलकुल नहीं। “आज ही” वाले प्रस्तावों से सावधान रहें।',
    },
    {
      en: 'A wedding needs two grown people who want it. The marriage of a child is against the law on this day as on every other; Childline 1098 helps.',
      hi: 'विवाह के लिए दो वयस्क चाहिए जो उसे चाहते हों। बाल विवाह इस दिन भी वैसे ही क़ानून के विरुद्ध है; चाइल्डलाइन 1098 सहायता करती है।',
    },
    {
      en: 'It is hot: drink, cover your head, and do not let milk dishes stand.',
      hi: 'गर्मी का समय है: पानी पिएँ, सिर ढकें, और दूध के व्यंजन बाहर न रखें।',
    },
    ...fasting,
    flame,
  ],
  katha: {
    title: { en: 'Sudama’s handful of poha', hi: 'सुदामा के मुट्ठी भर पोहे' },
    short: {
      en: 'Sudama and Krishna had been boys in one school. Krishna became lord of Dwarka, Sudama remained a poor and contented brahmin. When there was nothing left in the house his wife sent him to see his friend, with a few handfuls of borrowed poha tied in a rag. Krishna ran to meet him, washed his feet with his own hands, and found the bundle that Sudama was ashamed to show. He ate a handful with delight. They talked half the night, and Sudama forgot to ask for anything. He walked home, glad and empty-handed; and where his hut had stood was a house full of light. Many tell that it was this day. What is given with love, they say, does not dwindle.',
      hi: 'सुदामा और कृष्ण एक ही गुरुकुल के बालसखा थे। कृष्ण द्वारका के स्वामी हुए, सुदामा निर्धन और संतोषी ब्राह्मण रहे। घर में कुछ न बचा तो पत्नी ने उन्हें मित्र के पास भेजा, चिथड़े में माँगे हुए कुछ मुट्ठी पोहे बाँधकर। कृष्ण दौड़कर मिले, अपने हाथों से चरण धोए, और वह पोटली पा ली जिसे सुदामा संकोच से छिपा रहे थे। बड़े चाव से एक मुट्ठी खाई। आधी रात तक बातें हुईं, और सुदामा माँगना भूल गए। वे प्रसन्न, ख़ाली हाथ घर लौटे; और जहाँ कुटिया थी वहाँ प्रकाश से भरा घर था। बहुत लोग कहते हैं, वह यही दिन था। प्रेम से दिया हुआ घटता नहीं।',
    },
    long: [
      {
        en: 'At Sandipani’s school in Ujjain there were two boys who shared everything: the firewood, the rain and one blanket. The one was Krishna. The other was Sudama, whose clothes were patched even then. When they had learnt what there was to learn they embraced at the fork of the road, and did not see each other for many years.',
        hi: 'उज्जैन में सांदीपनि के आश्रम में दो बालक थे जो सब बाँटते थे: लकड़ी, वर्षा और एक कंबल। एक कृष्ण थे। दूसरे सुदामा, जिनके वस्त्र तब भी पैबंद वाले थे। विद्या पूरी हुई तो दोराहे पर गले मिले, और बरसों एक-दूसरे को न देखा।',
      },
      {
        en: 'Sudama asked nobody for anything and was content; but contentment does not fill children’s bowls. His wife, who never complained, said one evening: “You speak so often of your friend. Go and see him. You need not ask.” “One cannot come with empty hands,” said Sudama, who was happy at the thought. She went to four doors, and came back with four handfuls of poha, and tied them into the end of a torn cloth.',
        hi: 'सुदामा किसी से कुछ न माँगते और संतुष्ट थे; पर संतोष से बच्चों की कटोरी नहीं भरती। पत्नी ने, जो कभी शिकायत न करती थीं, एक साँझ कहा, “आप अपने मित्र की इतनी बात करते हैं। जाकर मिल आइए। माँगना ज़रूरी नहीं।” सुदामा इस विचार से ही हर्षित हुए, “पर ख़ाली हाथ कैसे जाऊँ।” वे चार द्वारों पर गईं, चार मुट्ठी पोहे लाईं, और फटे वस्त्र के छोर में बाँध दिए।',
      },
      {
        en: 'Dwarka stood in the sea like a lamp. At the gate they looked at his feet; but somebody went and said the name, and Krishna left throne and queens and ran. He pressed the dusty man to his heart, set him on his own couch and washed his feet, and wept so that the water in the bowl was hardly needed. Rukmini fanned him. They laughed about the night when they had been lost in the wood. “And what have you brought me?” asked Krishna. Sudama pushed the bundle under his arm. Krishna had it already. “Poha! How did you know?” He put one handful into his mouth, and closed his eyes. At the second Rukmini held his hand, for with the first he had already given away as much as a world holds.',
        hi: 'द्वारका समुद्र में दीप-सी खड़ी थी। द्वार पर लोगों ने उनके पैर देखे; पर किसी ने जाकर नाम कहा, और कृष्ण सिंहासन और रानियों को छोड़ दौड़े। धूल भरे मित्र को हृदय से लगाया, अपने पलंग पर बैठाया और चरण धोए, और ऐसे रोए कि परात के जल की कम ही ज़रूरत पड़ी। रुक्मिणी पंखा झलती रहीं। वन में खोई उस रात पर दोनों हँसे। कृष्ण ने पूछा, “मेरे लिए क्या लाए?” सुदामा ने पोटली बग़ल में दबा ली। वह कृष्ण के हाथ में आ चुकी थी। “पोहे! तुम्हें कैसे पता?” एक मुट्ठी मुँह में डाली और आँखें मूँद लीं। दूसरी पर रुक्मिणी ने हाथ थाम लिया, क्योंकि पहली में ही वे एक लोक भर दे चुके थे।',
      },
      {
        en: 'In the morning Sudama went home. Only on the way did it occur to him that he had asked for nothing, and he was glad of it: “How he ran!” Where his hut had stood there were trees and lamps, and his wife came out in silk and did not know whether to laugh or to cry. He lived there as he had lived before, on little, and nobody went from the door with an empty bowl. Many tell that it was the third of Vaishakh. What was given there was four borrowed handfuls; and it has not come to an end yet.',
        hi: 'सुबह सुदामा घर चले। राह में ही ध्यान आया कि कुछ माँगा नहीं, और इसी पर वे प्रसन्न हुए: “कैसे दौड़े थे!” जहाँ कुटिया थी वहाँ वृक्ष और दीप थे, और पत्नी रेशमी वस्त्रों में निकलीं, न जाने हँसें कि रोएँ। वे वहाँ वैसे ही रहे जैसे पहले, थोड़े में, और उस द्वार से कोई ख़ाली कटोरा लेकर न गया। बहुत लोग कहते हैं, वह वैशाख की तृतीया थी। वहाँ दिए गए थे चार माँगी हुई मुट्ठियाँ पोहे; और वे आज तक समाप्त नहीं हुए।',
      },
    ],
  },
  sources: [
    {
      en: 'Sudama and Krishna: Bhagavata Purana, book 10; told of this day by tradition',
      hi: 'सुदामा और कृष्ण: भागवत पुराण, दशम स्कंध; इस दिन से संबंध परंपरा में',
    },
    {
      en: 'Akshaya Tritiya and its gifts: Nirnayasindhu, Dharmasindhu',
      hi: 'अक्षय तृतीया और उसके दान: निर्णयसिंधु, धर्मसिंधु',
    },
  ],
};
