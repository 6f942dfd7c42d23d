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
  setKalash,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { salutation, vasudeva, vishnu } from '../verses.ts';

const ananta = salutation('ॐ अनन्ताय नमः।', 'Salutations to Ananta, the endless one.', 'अनंत भगवान को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Families who worship Vishnu as Ananta, the one without end: men and women. A thread with fourteen knots is tied for the year. For many the day is also the farewell of Ganesh.',
    hi: 'वे परिवार जो विष्णु को अनंत रूप में पूजते हैं: स्त्री और पुरुष। चौदह गाँठों का सूत्र वर्ष भर के लिए बाँधा जाता है। बहुतों के लिए यह गणेश जी की विदाई का दिन भी है।',
  },
  when: {
    en: 'On the fourteenth of the bright half of Bhadrapad, in the morning or by midday.',
    hi: 'भाद्रपद शुक्ल चतुर्दशी को, सुबह या मध्याह्न तक।',
  },
  time: { en: '1 hour', hi: '1 घंटा' },
  items: [
    items.picture({ en: 'Vishnu resting on the serpent Shesha', hi: 'शेषशायी विष्णु' }),
    {
      name: {
        en: 'Anant thread of cotton or silk, with 14 knots',
        hi: 'अनंत सूत्र: 14 गाँठों का सूती या रेशमी धागा',
      },
      amount: { en: '1 for each', hi: 'हर एक के लिए 1' },
    },
    items.kalash,
    items.coconut,
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    { name: { en: 'Yellow flowers', hi: 'पीले फूल' }, amount: { en: '14, or a few', hi: '14, या थोड़े' } },
    items.tulsi,
    items.panchamrit,
    {
      name: { en: 'Pua, kheer and puri, or another sweet of wheat', hi: 'पुए, खीर-पूरी, या गेहूँ का कोई मीठा' },
      amount: { en: '14 pieces, or what you can', hi: '14, या जितना हो सके' },
    },
    items.fruit,
    items.sandal,
    { name: { en: 'Kusha grass, to stand for Shesha', hi: 'शेष के प्रतीक के लिए कुश' }, isOptional: true },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Make the thread', hi: 'अनंत सूत्र बनाएँ' },
      text: {
        en: 'Colour cotton with turmeric and a little kumkum, and tie fourteen knots in it, one for each of the fourteen worlds. Say Vishnu’s name with each. A ready one does as well.',
        hi: 'सूत को हल्दी और थोड़े कुमकुम से रँगकर चौदह गाँठें लगाएँ, हर लोक के लिए एक। हर गाँठ पर विष्णु का नाम लें। बना हुआ सूत्र भी उतना ही अच्छा है।',
      },
      say: [ananta],
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep the vrat of Ananta, as far as my health allows, with thanks for what has no end.',
      hi: 'स्वास्थ्य के अनुसार, जो अनंत है उसके प्रति धन्यवाद के साथ, अनंत व्रत मेरा संकल्प है।',
    }),
    worshipGanesh,
    setKalash,
    {
      title: { en: 'Worship Vishnu as Ananta', hi: 'अनंत भगवान का पूजन' },
      text: {
        en: 'Set the picture beside the kalash, with a tuft of kusha as Shesha if you have one. Offer water, panchamrit, sandalwood, yellow flowers and tulsi.',
        hi: 'कलश के पास चित्र रखें, हो सके तो शेष के प्रतीक में कुश। जल, पंचामृत, चंदन, पीले फूल और तुलसी चढ़ाएँ।',
      },
      say: [vishnu, ananta],
    },
    {
      title: { en: 'Worship the thread', hi: 'सूत्र का पूजन' },
      text: {
        en: 'Lay the thread before Vishnu, offer rice, flowers and kumkum to it, and say the name fourteen times.',
        hi: 'सूत्र विष्णु के आगे रखकर अक्षत, फूल, कुमकुम चढ़ाएँ, और नाम चौदह बार लें।',
      },
      say: [vasudeva],
    },
    readKatha,
    {
      title: { en: 'Tie the thread', hi: 'सूत्र बाँधें' },
      text: {
        en: 'Take off last year’s thread. Tie the new one loosely on the arm: by custom men on the right, women on the left. The old one goes into the earth under a plant.',
        hi: 'पिछले वर्ष का सूत्र उतारें। नया बाँह पर ढीला बाँधें: रीति में पुरुष दाहिनी, महिलाएँ बाईं बाँह पर। पुराना पौधे के नीचे मिट्टी में दें।',
      },
      say: [ananta],
    },
    offerFood({ en: 'pua, kheer and fruit', hi: 'पुए, खीर और फल' }),
    singAarti({ en: '“Om Jai Jagdish Hare”', hi: '“ॐ जय जगदीश हरे”' }),
    {
      title: { en: 'Give half away', hi: 'आधा दान' },
      text: {
        en: 'By custom half of what was cooked is given to others, and the family eats the other half.',
        hi: 'रीति में बने पकवान का आधा औरों को दिया जाता है, और आधा परिवार खाता है।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'One meal after the puja, without salt in many homes: pua, puri, kheer, sewai, fruit. Before it fruit, milk and water.',
        hi: 'पूजा के बाद एक समय, कई घरों में बिना नमक: पुए, पूरी, खीर, सेवई, फल। उससे पहले फल, दूध और जल।',
      },
    ],
    avoided: [
      {
        en: 'Salt where that is kept; onion, garlic, meat, alcohol.',
        hi: 'जहाँ रीति हो वहाँ नमक; प्याज़, लहसुन, मांस, मदिरा।',
      },
    ],
    end: {
      en: 'After the thread has been tied, with the prasad. The thread stays on for fourteen days or until the next year, or as long as it is comfortable.',
      hi: 'सूत्र बाँधने के बाद प्रसाद से। सूत्र चौदह दिन या अगले वर्ष तक रहता है, या जब तक सुविधा हो।',
    },
  },
  regions: [
    {
      where: { en: 'Bihar, eastern Uttar Pradesh', hi: 'बिहार, पूर्वी उत्तर प्रदेश' },
      how: {
        en: 'A cucumber is moved in milk or panchamrit, as the ocean was churned: “What do you seek?” “Anant.” “Have you found him?” “Yes.”',
        hi: 'दूध या पंचामृत में खीरा घुमाते हैं, जैसे समुद्र-मंथन: “क्या ढूँढ़ते हो?” “अनंत।” “मिले?” “मिले।”',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'The great day of Ganesh Visarjan; Ananta is worshipped with a serpent of darbha grass in some families.',
        hi: 'गणेश विसर्जन का मुख्य दिन; कुछ परिवारों में दर्भ के शेष बनाकर अनंत पूजन।',
      },
    },
    {
      where: { en: 'Andhra, Telangana, Karnataka', hi: 'आंध्र, तेलंगाना, कर्नाटक' },
      how: {
        en: 'Anant Padmanabha Vratam, kept by couples, with fourteen of each offering.',
        hi: 'अनंत पद्मनाभ व्रतम्, दंपति रखते हैं, हर भोग चौदह।',
      },
    },
    {
      where: { en: 'Jains', hi: 'जैन' },
      how: {
        en: 'The last day of Dashalakshan; the Digambaras fast and remember Anantanath.',
        hi: 'दशलक्षण का अंतिम दिन; दिगंबर उपवास रखते और अनंतनाथ का स्मरण करते हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'A couple or a family does it; the eldest ties the threads.',
    hi: 'दंपति या परिवार करता है; बड़े सूत्र बाँधते हैं।',
  },
  optional: {
    en: 'The number fourteen in everything, the saltless meal, fourteen years. One yellow thread and one name are enough; and nothing is lost if it tears.',
    hi: 'हर वस्तु में चौदह की संख्या, बिना नमक का भोजन, चौदह वर्ष। एक पीला धागा और एक नाम काफ़ी हैं; और टूट जाए तो कुछ नहीं बिगड़ता।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Tie the thread so that a finger passes under it, not on babies, and take it off at machines, for an operation or when the skin itches.',
      hi: 'सूत्र इतना ढीला हो कि अँगुली जा सके; शिशुओं को न बाँधें; मशीन पर काम, ऑपरेशन या खुजली हो तो उतार दें।',
    },
    {
      en: 'At an immersion hold children by the hand, do not go into deep water, and keep to the places that are marked; a bucket at home is the safest.',
      hi: 'विसर्जन में बच्चों का हाथ थामें, गहरे पानी में न जाएँ, तय स्थान पर ही जाएँ; घर की बाल्टी सबसे सुरक्षित है।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Kaundinya, who looked for Ananta', hi: 'कौंडिन्य, जिन्होंने अनंत को खोजा' },
    short: {
      en: 'In the forest Krishna told this to Yudhishthira, who had lost all. Sushila, on the way to her husband’s home, saw women by a river worship Ananta, and tied their thread of fourteen knots on her arm. The house prospered. “It is my learning that brought it,” said her husband Kaundinya, and pulled off the thread and threw it into the fire; she drew it out and laid it in milk. Later all was gone again, and he understood that he had been proud. He went to look for Ananta, and asked a mango tree, a cow, a bull and two lakes, till he fell down for weariness. Then an old man took him by the hand, and it was Vishnu. “I was on her arm,” he said, “and in whatever you asked.” Kaundinya went home and thanked his wife.',
      hi: 'वन में कृष्ण ने यह युधिष्ठिर को सुनाया, जो सब खो चुके थे। ससुराल जाती सुशीला ने नदी किनारे स्त्रियों को अनंत की पूजा करते देखा और चौदह गाँठों का सूत्र बाँह पर बाँधा। घर फला-फूला। पति कौंडिन्य बोले, “यह मेरी विद्या से है,” और सूत्र खींचकर आग में फेंक दिया; सुशीला ने निकालकर दूध में रखा। फिर सब चला गया, और वे समझे कि अभिमान किया था। वे अनंत को खोजने निकले, आम के पेड़, गाय, बैल और दो सरोवरों से पूछा, और थककर गिर पड़े। तब एक वृद्ध ने हाथ थामा, वे विष्णु थे। बोले, “मैं उसकी बाँह पर था, और उन सबमें जिनसे तुमने पूछा।” कौंडिन्य घर लौटे और पत्नी को धन्यवाद दिया।',
    },
    long: [
      {
        en: 'The Pandavas had lost their kingdom and lived in the forest. “Is there a vrat for people like us?” asked Yudhishthira. “There is that of Ananta,” said Krishna. “And who is Ananta?” “I am; and so is time, and whatever you do not come to the end of. Hear about Kaundinya.”',
        hi: 'पांडव राज्य खोकर वन में रहते थे। युधिष्ठिर ने पूछा, “क्या हम जैसों के लिए कोई व्रत है?” कृष्ण बोले, “अनंत का है।” “और अनंत कौन हैं?” “मैं; और काल भी, और वह सब जिसका अंत न मिले। कौंडिन्य की सुनो।”',
      },
      {
        en: 'The brahmin Sumanta had a daughter, Sushila, who lost her mother early. He gave her to the sage Kaundinya; her stepmother packed no sweets for the way, only bricks and stones. At noon the two rested by a river. While he bathed Sushila saw women in red at the bank, with a thread and a heap of cakes. “What are you doing, sisters?” “It is the fourteenth; we worship Ananta. Half of the cakes we give away, half we eat.” They made a place for her, and tied a thread of fourteen knots on her arm. When she came home the house was full as she had never known one to be.',
        hi: 'ब्राह्मण सुमंत की पुत्री सुशीला की माता बचपन में न रहीं। पिता ने उसका विवाह ऋषि कौंडिन्य से किया; सौतेली माँ ने राह के लिए मिठाई नहीं, ईंट-पत्थर बाँधे। दोपहर में दोनों नदी किनारे रुके। वे स्नान को गए, और सुशीला ने तट पर लाल वस्त्रों में स्त्रियाँ देखीं, साथ में सूत्र और पुओं की ढेरी। “बहनो, क्या करती हो?” “आज चतुर्दशी है; अनंत की पूजा। आधे पुए देते हैं, आधे खाते हैं।” उन्होंने पास बैठाया और उसकी बाँह पर चौदह गाँठों का सूत्र बाँधा। घर पहुँची तो वह ऐसा भरा था जैसा उसने कभी न देखा था।',
      },
      {
        en: 'Years later Kaundinya noticed the thread. “Is that to bind me?” “It is Ananta’s.” “What we have I have earned by my learning,” he said, pulled it off and threw it on the hearth. She burnt her fingers and laid it into milk. He went on being right; and what they had went away, cows, house and friends. In the end he sat on the bare ground and said: “I threw away what you were thankful with.” “Yes,” said Sushila, without anger. “Then I shall look for him.”',
        hi: 'बरसों बाद कौंडिन्य का ध्यान सूत्र पर गया। “क्या यह मुझे बाँधने को है?” “यह अनंत का है।” “जो है, मेरी विद्या का है,” कहकर खींचा और चूल्हे में फेंक दिया। सुशीला ने अँगुलियाँ जलाकर निकाला और दूध में रखा। वे अपनी ही बात पर रहे; और जो था, जाता रहा, गायें, घर और मित्र। अंत में वे नंगी धरती पर बैठे और बोले, “जिससे तुम धन्यवाद देती थीं, मैंने वही फेंक दिया।” सुशीला ने बिना क्रोध कहा, “हाँ।” “तो मैं उन्हें खोजूँगा।”',
      },
      {
        en: 'He asked a mango tree full of fruit that no bird touched: “Have you seen Ananta?” “No.” He asked a cow in deep grass, a bull, two lakes that flowed into each other, a donkey and an elephant: nobody had seen him. At last he lay down and did not want to get up again. An old man bent over him. “Come,” he said, took his right hand and led him into a cave; there was a great light, and the old man was the light. “Whom did you ask? The tree was a learned man who never taught; the cow was earth that gave no seed back; the bull was duty, the lakes two sisters who gave only to each other, the donkey anger, the elephant pride. I was in all of them, and waited; and I was on your wife’s arm. Go home, and tie it on yourself.” Kaundinya did so for fourteen years, and it was enough for both, and for those who came by. When Yudhishthira had heard it he asked Draupadi for a thread.',
        hi: 'फलों से लदे आम के पेड़ से, जिसे कोई पक्षी न छूता था, पूछा, “अनंत को देखा?” “नहीं।” गहरी घास में खड़ी गाय से, बैल से, एक-दूसरे में बहते दो सरोवरों से, गधे और हाथी से पूछा: किसी ने न देखा था। अंत में वे लेट गए और उठना न चाहा। एक वृद्ध झुके। बोले, “आओ,” दाहिना हाथ थामा और गुफा में ले गए; वहाँ बड़ा प्रकाश था, और वृद्ध ही प्रकाश थे। “किनसे पूछा? पेड़ वह विद्वान था जिसने पढ़ाया नहीं; गाय वह धरती जिसने बीज न लौटाया; बैल धर्म था, सरोवर दो बहनें जो आपस में ही देती थीं, गधा क्रोध, हाथी अभिमान। मैं सबमें था, और प्रतीक्षा में; और मैं तुम्हारी पत्नी की बाँह पर था। घर जाओ, और स्वयं बाँधो।” कौंडिन्य ने चौदह वर्ष यही किया, और वह दोनों के लिए और आने-जाने वालों के लिए पर्याप्त था। यह सुनकर युधिष्ठिर ने द्रौपदी से एक सूत्र माँगा।',
      },
    ],
  },
  sources: [
    {
      en: 'Anant Vrat Katha, traditionally of the Bhavishyottara Purana; Vratraj',
      hi: 'अनंत व्रत कथा, परंपरा में भविष्योत्तर पुराण की; व्रतराज',
    },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
