import {
  askForgiveness,
  cleanPlace,
  fasting,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  resolve,
  setKalash,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { lakshmi, lakshmiName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever likes, women and men alike, alone or with the household. Many keep it for a calm home and steady work; what it trains is to end the week with thanks.',
    hi: 'जो चाहे, महिलाएँ और पुरुष दोनों, अकेले या परिवार के साथ। कई लोग इसे घर की शांति और काम की स्थिरता के लिए रखते हैं; सिखाता यह सप्ताह को धन्यवाद के साथ पूरा करना है।',
  },
  when: {
    en: 'On Fridays at dusk, eleven or twenty-one of them, begun in a bright fortnight where one can. A Friday on which you travel, are ill, or do not worship is left out and added at the end.',
    hi: 'शुक्रवार की साँझ को, ग्यारह या इक्कीस, हो सके तो शुक्ल पक्ष से आरंभ। जिस शुक्रवार यात्रा हो, तबीयत ठीक न हो या पूजा न करनी हो, उसे छोड़कर अंत में जोड़ लें।',
  },
  time: { en: '40 minutes', hi: '40 मिनट' },
  items: [
    items.picture({ en: 'Lakshmi', hi: 'लक्ष्मी जी' }),
    {
      name: { en: 'Shri Yantra, as a picture', hi: 'श्रीयंत्र, चित्र रूप में' },
      amount: { en: '1', hi: '1' },
      isOptional: true,
    },
    items.lamp,
    items.water,
    { name: { en: 'Red cloth', hi: 'लाल कपड़ा' }, amount: { en: '1', hi: '1' } },
    items.kalash,
    {
      name: { en: 'A small bowl with a piece of jewellery or a coin', hi: 'छोटी कटोरी में कोई गहना या सिक्का' },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'Red flowers', hi: 'लाल फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.rice,
    items.turmeric,
    {
      name: { en: 'Kheer, or any sweet', hi: 'खीर, या कोई मिष्ठान्न' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep this Friday for Lakshmi. May what comes into this house come honestly, and be shared.',
      hi: 'यह शुक्रवार लक्ष्मी जी के लिए मेरा संकल्प है। इस घर में जो आए, सच्चाई से आए और बाँटा जाए।',
    }),
    worshipGanesh,
    setKalash,
    {
      title: { en: 'Set the bowl on the kalash', hi: 'कलश पर कटोरी रखें' },
      text: {
        en: 'Instead of the coconut put the small bowl with the jewel or the coin on the kalash. It stands for all that the family owns. A silver coin or one of a rupee does as well as gold.',
        hi: 'नारियल की जगह कलश पर गहने या सिक्के वाली छोटी कटोरी रखें। यह परिवार के सारे धन का प्रतीक है। चाँदी का या एक रुपये का सिक्का भी सोने जितना ही है।',
      },
    },
    {
      title: { en: 'Worship Lakshmi', hi: 'लक्ष्मी पूजन' },
      text: {
        en: 'Look for a moment at the Shri Yantra, if you have it. Then offer turmeric, kumkum, rice and a red flower to the picture and to the bowl, and say the names, eleven times or as often as you like.',
        hi: 'श्रीयंत्र हो तो एक क्षण उसे देखें। फिर चित्र और कटोरी पर हल्दी, कुमकुम, अक्षत और लाल फूल चढ़ाएँ, और नाम ग्यारह बार या जितना चाहें बोलें।',
      },
      say: [lakshmi, lakshmiName],
    },
    {
      title: { en: 'Read the katha', hi: 'कथा पढ़ें' },
      text: {
        en: 'One reads, the others listen with rice or a flower in the hand, and offer them at the end. The printed book of this vow has a story of its own; who has it reads that. Here an older one of Lakshmi is told.',
        hi: 'एक जन पढ़े, बाक़ी हाथ में अक्षत या फूल लेकर सुनें और अंत में चढ़ा दें। इस व्रत की छपी पुस्तक की अपनी कथा है; जिसके पास हो वही पढ़े। यहाँ लक्ष्मी जी की एक पुरानी कथा है।',
      },
      isKatha: true,
    },
    offerFood({ en: 'the kheer or the sweet', hi: 'खीर या मिष्ठान्न' }),
    singAarti({ en: '“Om Jai Lakshmi Mata”', hi: '“ॐ जय लक्ष्मी माता”' }),
    askForgiveness,
    {
      title: { en: 'The last Friday (udyapan)', hi: 'अंतिम शुक्रवार (उद्यापन)' },
      text: {
        en: 'Cook kheer and invite seven women, or as many guests as there are. Give each a fruit and the story, written out or told. Who has nobody to invite gives food to somebody who needs it.',
        hi: 'खीर बनाकर सात महिलाओं को, या जितने अतिथि हों उन्हें बुलाएँ। हर एक को फल और कथा दें, लिखकर या सुनाकर। बुलाने को कोई न हो तो किसी ज़रूरतमंद को भोजन दें।',
      },
    },
  ],
  food: {
    eaten: [
      { en: 'Fruit and milk by day, one meal after the puja.', hi: 'दिन में फल और दूध, पूजा के बाद एक भोजन।' },
      {
        en: 'Sour things are allowed here: that rule is of the Friday of Santoshi Mata.',
        hi: 'इसमें खट्टा मना नहीं: वह नियम संतोषी माता के शुक्रवार का है।',
      },
    ],
    avoided: [
      {
        en: 'Meat, eggs, alcohol; in many homes onion and garlic.',
        hi: 'मांस, अंडा, मदिरा; कई घरों में प्याज़-लहसुन।',
      },
    ],
    end: {
      en: 'After the aarti with the prasad, then the meal.',
      hi: 'आरती के बाद प्रसाद से, फिर भोजन।',
    },
  },
  regions: [
    {
      where: { en: 'Gujarat and Maharashtra', hi: 'गुजरात और महाराष्ट्र' },
      how: {
        en: 'It is best known here, and the book of the story is handed on at the end.',
        hi: 'यहाँ सबसे अधिक प्रचलित है, और अंत में कथा की पुस्तक आगे दी जाती है।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Fridays are Lakshmi’s all the year; the great day is Varalakshmi vrat in Shravan.',
        hi: 'पूरे वर्ष शुक्रवार लक्ष्मी जी के हैं; बड़ा दिन श्रावण का वरलक्ष्मी व्रत है।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is a vow of the home, and no priest has a part in it.',
    hi: 'यह घर का व्रत है, इसमें पुरोहित की भूमिका नहीं।',
  },
  optional: {
    en: 'The yantra, the jewel, the number of guests, the fast. Nothing has to be bought: a lamp, water and a flower are a whole puja.',
    hi: 'यंत्र, गहना, अतिथियों की संख्या, उपवास। कुछ लेना ज़रूरी नहीं: दीप, जल और एक फूल से पूजा पूरी है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'A vow is no plan for debts: speak with the bank or with somebody who knows about money as well. Trust nobody who asks for money, gold or a phone code for it.',
      hi: 'व्रत ऋण की योजना नहीं है: बैंक या पैसों के जानकार से भी बात करें। इसके नाम पर जो पैसा, सोना या फ़ोन का कोड माँगे, उस पर भरोसा न करें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The amla and the golden rain', hi: 'आँवला और सोने की वर्षा' },
    short: {
      en: 'The boy Shankara went from door to door for alms, as students did. He came to a hut in which there was nothing. The woman looked into every pot, and found one amla, which she had kept for the evening. She laid it into his hand and was ashamed that it was so little. The boy saw that she had given everything she owned, and sang to Lakshmi, verse upon verse. Lakshmi answered that nothing was stored up for this house. “Then count today,” said the boy: “who else has given you all that she has?” She smiled, and amlas of gold fell into the yard.',
      hi: 'बालक शंकर, जैसे विद्यार्थी करते थे, द्वार-द्वार भिक्षा को जाते। वे ऐसी कुटिया पर आए जहाँ कुछ न था। स्त्री ने हर हाँडी देखी और एक आँवला मिला, जो उसने साँझ के लिए रखा था। उसने वह उनके हाथ पर रखा और लज्जित हुई कि इतना ही है। बालक ने देखा कि उसने अपना सब कुछ दे दिया, और लक्ष्मी जी को श्लोक पर श्लोक गाकर पुकारा। लक्ष्मी जी बोलीं कि इस घर के लिए कुछ संचित नहीं। बालक ने कहा, “तो आज को गिनिए: और किसने अपना सब कुछ दिया है?” वे मुस्कराईं, और आँगन में सोने के आँवले बरसे।',
    },
    long: [
      {
        en: 'In Kaladi in the south lived a boy who was learning the Vedas. His name was Shankara, and he was eight years old. It was the custom that students went from house to house for their food, so that they learnt to ask, and the houses to give. Nobody chose the rich lanes; one went to the doors as they came.',
        hi: 'दक्षिण के कालड़ी में एक बालक वेद पढ़ता था। नाम था शंकर, आयु आठ वर्ष। रीति थी कि विद्यार्थी घर-घर भोजन माँगने जाएँ, ताकि वे माँगना सीखें और घर देना। धनी गलियाँ कोई न चुनता; जो द्वार आता, वहीं जाते।',
      },
      {
        en: 'One day he stood before a hut with a roof of old palm leaves, and called: “Mother, give alms.” Inside a woman started, for there was nothing in her house: her husband had gone out for food himself, and the pots were empty. To send a guest away with empty hands was harder for her than to be hungry. She looked into the first pot, the second, behind the grindstone; and in a corner she found an amla, which was put by for the evening of a fast.',
        hi: 'एक दिन वह पुराने ताड़-पत्तों की छत वाली कुटिया के आगे खड़ा हुआ और पुकारा, “माता, भिक्षा दीजिए।” भीतर स्त्री चौंकी, क्योंकि घर में कुछ न था: पति स्वयं अन्न लेने निकले थे, हाँडियाँ ख़ाली थीं। अतिथि को ख़ाली हाथ भेजना उसे भूख से अधिक कठिन लगा। उसने पहली हाँडी देखी, दूसरी, चक्की के पीछे; और एक कोने में आँवला मिला, जो व्रत की साँझ के लिए रखा था।',
      },
      {
        en: 'She wiped it with the end of her sari and came to the door, and hardly dared to look up. “Forgive me, child. This is what there is.” The boy took the small sour fruit in both hands as one takes a jewel. He saw the hut, and her face, and that she would go hungry now. Then he shut his eyes and sang to Lakshmi: of her eyes that rest on Vishnu like bees on a tamala tree in bud, and how one glance of them, a little one, might fall on this house.',
        hi: 'उसने उसे आँचल से पोंछा और द्वार पर आई, आँख उठाने का साहस न हुआ। “क्षमा करना, बेटा। जो है, यही है।” बालक ने वह छोटा खट्टा फल दोनों हाथों में रत्न की तरह लिया। उसने कुटिया देखी, उसका मुख देखा, और यह कि अब वह भूखी रहेगी। तब उसने आँखें मूँदकर लक्ष्मी जी को गाया: उनकी दृष्टि को, जो तमाल की कलियों पर भौंरों की तरह विष्णु पर ठहरती है, और यह कि उसकी एक छोटी-सी झलक इस घर पर पड़ जाए।',
      },
      {
        en: 'When he had come to the end the Goddess was there. “Nothing is stored up for her,” she said, “I find no gift in what she did before.” “Mother,” said the boy, “then begin with today. A king gives of much. She gave me the one thing that she had, and asked nothing for it.” Lakshmi laughed, as mothers do when a child is right. It rained in the yard, and what fell were amlas of gold. The house in Kerala that is shown for it is still called the golden one; the hymn is the Kanakadhara, the stream of gold, and whoever sings it on a Friday thinks of the amla first.',
        hi: 'गीत पूरा हुआ तो देवी सामने थीं। बोलीं, “इसके लिए कुछ संचित नहीं, पहले के कर्मों में कोई दान नहीं दिखता।” बालक ने कहा, “माता, तो आज से आरंभ कीजिए। राजा बहुत में से देता है। इसने जो एक वस्तु थी, वही दी, और कुछ न माँगा।” लक्ष्मी जी हँसीं, जैसे माँ हँसती है जब बच्चा सही कहे। आँगन में वर्षा हुई, और जो गिरे वे सोने के आँवले थे। केरल में जो घर इसका बताया जाता है, वह आज भी स्वर्ण-गृह कहलाता है; वह स्तोत्र कनकधारा है, सोने की धारा, और जो शुक्रवार को उसे गाए, पहले आँवले को याद करे।',
      },
    ],
  },
  sources: [
    {
      en: 'The Vaibhav Lakshmi vow of the homes of western India, handed on in story (20th century)',
      hi: 'पश्चिम भारत के घरों का वैभव लक्ष्मी व्रत, कथा रूप में प्रचलित (बीसवीं सदी)',
    },
    {
      en: 'The katha: the legend of the Kanakadhara Stotra, in the lives of Shankara',
      hi: 'कथा: कनकधारा स्तोत्र का प्रसंग, शंकराचार्य के जीवन-चरित से',
    },
  ],
};
