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
import { lakshmi, lakshmiName, moonName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever likes to sit under the clearest moon of the year: families with a bowl of kheer, Bengal and Mithila with Lakshmi, Braj with the Raas of Krishna.',
    hi: 'जिसे वर्ष के सबसे निर्मल चाँद तले बैठना भाए: खीर के साथ परिवार, लक्ष्मी पूजा के साथ बंगाल और मिथिला, कृष्ण के रास के साथ ब्रज।',
  },
  when: {
    en: 'On the full moon of Ashvin: puja at dusk, kheer in the moonlight, and who likes stays awake until midnight. It is also called Kojagari.',
    hi: 'आश्विन की पूर्णिमा को: साँझ को पूजा, चाँदनी में खीर, और जो चाहें आधी रात तक जागें। इसे कोजागरी भी कहते हैं।',
  },
  time: { en: '30 minutes, and an hour under the moon', hi: '30 मिनट, और चाँद तले एक घंटा' },
  items: [
    items.picture({ en: 'Lakshmi, or Lakshmi and Narayana', hi: 'लक्ष्मी, या लक्ष्मी-नारायण' }),
    items.kalash,
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    {
      name: { en: 'White flowers, a lotus if there is one', hi: 'सफ़ेद फूल, मिले तो कमल' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    {
      name: { en: 'Kheer of rice and milk', hi: 'चावल-दूध की खीर' },
      amount: { en: '1 bowl', hi: '1 पात्र' },
    },
    {
      name: { en: 'A fine net or cloth to cover the bowl', hi: 'पात्र ढकने को महीन जाली या कपड़ा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Coconut, puffed rice, makhana, betel', hi: 'नारियल, लाई, मखाना, पान' },
      isOptional: true,
    },
    {
      name: { en: 'Rice flour for drawing at the door', hi: 'द्वार पर अल्पना के लिए चावल का घोल' },
      isOptional: true,
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    cleanPlace,
    {
      title: { en: 'Footprints to the door', hi: 'द्वार से पगचिह्न' },
      text: {
        en: 'With rice flour and water draw small feet from the door to the place of puja, and a flower or an ear of rice between. Children may do it; crooked feet also find the way.',
        hi: 'चावल के घोल से द्वार से पूजा-स्थान तक छोटे पगचिह्न बनाएँ, बीच में फूल या धान की बाली। बच्चे बना सकते हैं; टेढ़े पाँव भी राह पा लेते हैं।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I worship Lakshmi in the night of the Sharad moon, and ask for enough in this house, and for something to share.',
      hi: 'शरद पूर्णिमा की रात लक्ष्मी जी का पूजन, और घर में पर्याप्त तथा बाँटने योग्य की प्रार्थना मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Worship Lakshmi', hi: 'लक्ष्मी पूजन' },
      text: {
        en: 'Offer water, kumkum, rice and the white flowers. In Bengal an ear of rice and a small boat of banana stem stand beside her.',
        hi: 'जल, कुमकुम, अक्षत और सफ़ेद फूल चढ़ाएँ। बंगाल में साथ में धान की बाली और केले के तने की छोटी नाव रखते हैं।',
      },
      say: [lakshmi, lakshmiName],
    },
    readKatha,
    offerFood({ en: 'the kheer, coconut and fruit', hi: 'खीर, नारियल और फल' }),
    singAarti({ en: '“Om Jai Lakshmi Mata”', hi: '“ॐ जय लक्ष्मी माता”' }),
    {
      title: { en: 'Arghya to the moon', hi: 'चंद्रमा को अर्घ्य' },
      text: {
        en: 'Go where the moon is seen, pour water with a little milk towards it and look at it for a while.',
        hi: 'जहाँ चाँद दिखे वहाँ जाकर उसकी ओर जल और थोड़े दूध का अर्घ्य दें, और कुछ देर उसे निहारें।',
      },
      say: [moonName],
    },
    {
      title: { en: 'Kheer in the moonlight', hi: 'चाँदनी में खीर' },
      text: {
        en: 'Set the covered bowl for an hour where the moon shines on it. Sit beside it, sing, play, tell the children what one sees. Then eat the kheer together.',
        hi: 'ढका पात्र एक घंटे चाँदनी में रखें। पास बैठें, गाएँ, खेलें, बच्चों को चाँद दिखाएँ। फिर सब साथ खीर खाएँ।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Who fasts takes fruit and milk by day. At night kheer; coconut laddus and puffed rice in the east, spiced milk in Maharashtra.',
        hi: 'व्रत हो तो दिन में फल-दूध। रात को खीर; पूर्व में नारियल के लड्डू और लाई, महाराष्ट्र में मसाला दूध।',
      },
    ],
    avoided: [{ en: 'Meat, onion, garlic and alcohol on this day.', hi: 'इस दिन मांस, प्याज़, लहसुन और मदिरा।' }],
    end: { en: 'With the kheer after the moon has been seen.', hi: 'चंद्र-दर्शन के बाद खीर से।' },
  },
  regions: [
    {
      where: { en: 'Bengal, Assam and Tripura', hi: 'बंगाल, असम और त्रिपुरा' },
      how: {
        en: 'Kojagari Lakshmi Puja in each home, with alpana, naru of coconut and khichuri.',
        hi: 'घर-घर कोजागरी लक्ष्मी पूजा, अल्पना, नारियल के नाड़ू और खिचुड़ी के साथ।',
      },
    },
    {
      where: { en: 'Mithila', hi: 'मिथिला' },
      how: {
        en: 'Kojagra: makhana, betel and sweets come from the bride’s home to the newly married.',
        hi: 'कोजगरा: नवविवाहित के घर ससुराल से मखाना, पान और मिठाई आती है।',
      },
    },
    {
      where: { en: 'Odisha', hi: 'ओडिशा' },
      how: {
        en: 'Kumar Purnima: girls greet the moon with chanda of puffed rice and play puchi.',
        hi: 'कुमार पूर्णिमा: कन्याएँ लाई के चांद से चंद्रमा का स्वागत करती हैं और पुचि खेलती हैं।',
      },
    },
    {
      where: { en: 'Braj', hi: 'ब्रज' },
      how: {
        en: 'Krishna is dressed in white and the Raas is sung; temples open to the moonlight.',
        hi: 'कृष्ण को श्वेत शृंगार, रास के पद; मंदिर चाँदनी में खुलते हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is kept at home by whoever is awake; Bengal often calls a priest, and as often does without.',
    hi: 'घर में जो जागे वही पूजा करता है; बंगाल में पुरोहित को बुलाते भी हैं, और बिना भी करते हैं।',
  },
  optional: {
    en: 'The fast, the kalash, the drawing, staying awake. Milk with sugar does for kheer, and behind clouds it is the same moon.',
    hi: 'उपवास, कलश, अल्पना, जागरण। खीर न हो तो मीठा दूध, और बादलों के पीछे भी चाँद वही है।',
  },
  cautions: [
    {
      en: 'Kheer that stands warm for many hours makes ill: put it out cool and covered, for an hour, and keep the rest in the refrigerator. It is a treat and no medicine; who has asthma or another illness keeps to the treatment.',
      hi: 'घंटों गरम रखी खीर से तबीयत बिगड़ती है: ठंडी और ढकी, एक घंटे बाहर रखें, बाक़ी फ्रिज में। यह प्रसाद है, दवा नहीं; दमा या कोई रोग हो तो इलाज जारी रखें।',
    },
    {
      en: 'On roofs and balconies keep children from the rail, and take a shawl: the night is cool.',
      hi: 'छत और बालकनी पर बच्चों को मुँडेर से दूर रखें, और ओढ़नी साथ लें: रात ठंडी होती है।',
    },
    ...fasting,
    flame,
  ],
  katha: {
    title: { en: 'The king who kept his word', hi: 'वचन निभाने वाला राजा' },
    short: {
      en: 'A king had promised to buy in the evening whatever nobody had bought in his market. One day an iron figure of Alakshmi was left, and he took it in. That night Lakshmi came to him: “I cannot live where she is.” Her light went, then Fame, then others, one by one. At last Dharma stood at the door. “You may not go,” said the king, “for your sake alone I kept my word.” Dharma stayed. Then the queen kept Kojagari: she sat awake under the full moon and prayed, without a lamp in the poor house. The iron melted away in the moonlight, and one after another they came back; for where Dharma stays the others do not stay away.',
      hi: 'एक राजा ने वचन दिया था कि बाज़ार में जो न बिके, साँझ को वह ले लेगा। एक दिन अलक्ष्मी की लोहे की मूर्ति बची, और वह उसे ले आया। रात को लक्ष्मी आईं, “जहाँ वह है, वहाँ मैं नहीं रह सकती।” वे गईं, फिर यश, फिर एक-एक करके और सब। अंत में धर्म द्वार पर खड़े थे। राजा बोला, “आप नहीं जा सकते; आप ही के लिए तो वचन निभाया।” धर्म रुक गए। फिर रानी ने कोजागरी रखी: सूने घर में पूर्णिमा तले जागती और प्रार्थना करती रही। चाँदनी में लोहा गल गया, और एक-एक करके सब लौट आए; क्योंकि जहाँ धर्म ठहरते हैं, वहाँ से और सब दूर नहीं रहते।',
    },
    long: [
      {
        en: 'There was a king who loved his town. “Nobody shall go home from my market sad,” he said. “What finds no buyer by the evening, I take.” So potters and weavers came from afar. One day a smith brought a figure of Alakshmi, want, made of iron. He stood all day; who would carry want into his house? In the evening he went to the palace. The ministers shook their heads, but the king said: “I gave my word without naming things,” paid him, and set the figure into a corner.',
        hi: 'एक राजा था जिसे अपनी नगरी से प्रेम था। वह कहता, “मेरे बाज़ार से कोई उदास न लौटे। साँझ तक जो न बिके, मैं लूँगा।” दूर-दूर से कुम्हार और जुलाहे आते। एक दिन एक लोहार अलक्ष्मी, यानी अभाव, की लोहे की मूर्ति लाया। दिन भर खड़ा रहा; अभाव को घर कौन ले जाए? साँझ को वह महल पहुँचा। मंत्रियों ने सिर हिलाया, पर राजा बोला, “वचन देते समय वस्तु का नाम नहीं लिया था,” दाम दिया और मूर्ति कोने में रख दी।',
      },
      {
        en: 'At night he heard somebody weep. A woman in white stood by the lamp. “I am the Lakshmi of your house. Two of us cannot live here.” “Forgive me,” he said, “I cannot take back my word.” She went. Then a bright one went, who was Fame; then Strength, then Cheer. Toward morning a quiet old man came with his staff in the hand. “And who are you?” “Dharma. As all have left, I go too.” The king stood up and barred the door. “You may not. The others I let go for your sake. If you leave, for what did I keep my word?” The old man laughed, and put the staff into the corner.',
        hi: 'रात को उसने किसी का रोना सुना। दीप के पास श्वेत वस्त्रों में एक स्त्री खड़ी थीं। “मैं तुम्हारे घर की लक्ष्मी हूँ। यहाँ हम दोनों नहीं रह सकतीं।” राजा बोला, “क्षमा करें, वचन लौटा नहीं सकता।” वे चली गईं। फिर एक तेजस्वी गए, जो यश थे; फिर बल, फिर उल्लास। भोर के पास हाथ में लाठी लिए एक शांत वृद्ध आए। “आप कौन?” “धर्म। सब गए तो मैं भी चलूँ।” राजा उठा और द्वार रोक लिया। “आप नहीं जा सकते। औरों को आप ही के लिए जाने दिया। आप भी गए तो वचन किसके लिए निभाया?” वृद्ध हँसे, और लाठी कोने में रख दी।',
      },
      {
        en: 'The house became poor. The queen mended and cooked and did not complain. When the full moon of Ashvin came, she saw women at a riverbank who sat awake. “Tonight Lakshmi goes through the world,” they told her, “and asks: ko jagarti, who is awake? To such she comes.” So she swept the floor, drew the small feet up to the door, set down a coconut, for she had nothing else, and sat in the moonlight till morning.',
        hi: 'घर निर्धन हो गया। रानी सीती-पकाती रही और उसने उलाहना न दिया। आश्विन की पूर्णिमा आई तो उसने नदी तट पर जागती महिलाओं को देखा। उन्होंने बताया, “आज रात लक्ष्मी संसार में घूमती हैं और पूछती हैं: को जागर्ति, कौन जाग रहा है? उसी के यहाँ आती हैं।” रानी ने आँगन बुहारा, द्वार तक छोटे पगचिह्न बनाए, एक नारियल रखा, क्योंकि और कुछ न था, और सुबह तक चाँदनी में बैठी रही।',
      },
      {
        en: 'In the corner the iron figure began to shine, then to run like water, and was gone. At dawn there was a step at the door, on the white feet that she had drawn. “Are you awake?” asked Lakshmi. “All night,” said the queen. Behind her came Cheer, Strength and Fame, a little abashed. “We had gone out,” they said. The old man in the corner only moved his staff to make room.',
        hi: 'कोने में लोहे की मूर्ति चमकने लगी, फिर जल-सी बही और जाती रही। भोर में द्वार पर पग पड़ा, उन्हीं श्वेत चिह्नों पर जो उसने बनाए थे। लक्ष्मी ने पूछा, “जाग रही हो?” रानी बोली, “रात भर।” उनके पीछे उल्लास, बल और यश आए, कुछ सकुचाए हुए। बोले, “हम ज़रा बाहर गए थे।” कोने के वृद्ध ने बस लाठी सरकाकर जगह कर दी।',
      },
    ],
  },
  sources: [
    { en: 'Kojagari katha of Bengal, retold', hi: 'बंगाल की कोजागरी कथा, अपने शब्दों में' },
    { en: 'Bhagavata Purana 10.29 to 33 on the Raas', hi: 'रास: भागवत पुराण 10.29 से 33' },
  ],
};
