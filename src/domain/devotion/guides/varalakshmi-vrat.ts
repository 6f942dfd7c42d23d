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
import { kalash, lakshmi, lakshmiName, salutation } from '../verses.ts';

const varalakshmi = salutation(
  'ॐ वरलक्ष्म्यै नमः।',
  'Salutations to Varalakshmi, the Lakshmi who gives.',
  'वर देने वाली वरलक्ष्मी को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Mostly women of Karnataka, Andhra, Telangana and Tamil Nadu, by custom married ones, with daughters and husbands beside them; whoever loves Lakshmi may keep it. Many keep it for the well-being of the whole house.',
    hi: 'अधिकतर कर्नाटक, आंध्र, तेलंगाना और तमिलनाडु की महिलाएँ, रीति से विवाहित, साथ में बेटियाँ और पति; जिसे लक्ष्मी जी प्रिय हों वह रख सकता है। बहुत लोग पूरे घर की कुशलता के लिए रखते हैं।',
  },
  when: {
    en: 'On the Friday before the full moon of Shravan, in the morning or at dusk. Whoever cannot takes another Friday of the month.',
    hi: 'श्रावण पूर्णिमा से पहले के शुक्रवार को, सुबह या साँझ में। न हो सके तो महीने के किसी और शुक्रवार को।',
  },
  time: { en: '1 to 1½ hours, and the cooking', hi: 'एक से डेढ़ घंटा, और भोजन बनाना' },
  items: [
    {
      name: {
        en: 'Kalash of brass, copper or silver, with raw rice or water in it',
        hi: 'पीतल, ताँबे या चाँदी का कलश, भीतर कच्चा चावल या जल',
      },
      amount: { en: '1', hi: '1' },
    },
    items.coconut,
    {
      name: { en: 'Mango or betel leaves', hi: 'आम या पान के पत्ते' },
      amount: { en: '5', hi: '5' },
    },
    {
      name: {
        en: 'A face of Lakshmi for the kalash, or her picture',
        hi: 'कलश के लिए लक्ष्मी जी का मुख, या उनका चित्र',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: {
        en: 'A piece of clean cloth or a blouse piece to dress her',
        hi: 'शृंगार के लिए साफ़ वस्त्र या ब्लाउज़ का कपड़ा',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Jewels, glass bangles', hi: 'गहने, काँच की चूड़ियाँ' },
      isOptional: true,
    },
    {
      name: {
        en: 'Yellow thread of nine strands with nine knots (toram)',
        hi: 'नौ तारों और नौ गाँठों का पीला धागा (तोरम)',
      },
      amount: { en: '1 for each who keeps the vrat, 1 for Lakshmi', hi: 'हर व्रती के लिए 1, लक्ष्मी जी के लिए 1' },
    },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    {
      name: { en: 'Flowers, lotus or jasmine where there are some', hi: 'फूल, मिलें तो कमल या चमेली' },
      amount: { en: 'a plateful', hi: '1 थाली' },
    },
    items.betel,
    items.fruit,
    {
      name: {
        en: 'Food for her: payasam, sweet pongal, vada, sundal, obbattu, what your house cooks',
        hi: 'भोग: पायसम, मीठा पोंगल, वड़ा, सुंडल, ओब्बट्टु, जो घर में बनता हो',
      },
      amount: { en: '1 to 9 kinds', hi: '1 से 9 प्रकार' },
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'The evening before', hi: 'एक शाम पहले' },
      text: {
        en: 'Clean the house, draw a kolam at the door and one where the kalash will stand. Make the toram: nine strands of cotton thread rubbed with turmeric, with nine knots, a flower in some of them.',
        hi: 'घर साफ़ करें, द्वार पर और कलश के स्थान पर कोलम (रंगोली) बनाएँ। तोरम तैयार करें: हल्दी लगे सूत के नौ तार, नौ गाँठें, कुछ में फूल।',
      },
    },
    cleanPlace,
    {
      title: { en: 'Set up and dress Lakshmi', hi: 'लक्ष्मी-कलश सजाएँ' },
      text: {
        en: 'Heap rice on a plate and set the kalash on it, with rice or water, a coin, a betel nut and turmeric inside. Leaves on its mouth, the coconut on them, the face tied before it; then cloth, flowers and jewels. Make sure that it stands firmly.',
        hi: 'थाली में चावल बिछाकर कलश रखें; भीतर चावल या जल, सिक्का, सुपारी, हल्दी। मुख पर पत्ते, उन पर नारियल, आगे लक्ष्मी जी का मुख; फिर वस्त्र, फूल और गहने। देख लें कि कलश मज़बूती से टिका हो।',
      },
      say: [kalash],
    },
    purify,
    lightLamp,
    resolve({
      en: 'Today I keep the vrat of Varalakshmi, with thanks for what we have and a wish for the well-being of all in this house.',
      hi: 'जो मिला उसके आभार और इस घर में सबकी कुशलता की कामना से आज वरलक्ष्मी व्रत मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Invite Lakshmi', hi: 'लक्ष्मी जी का आवाहन' },
      text: {
        en: 'Think of her as a guest who has come to the door. Bid her welcome, ask her to sit, and offer a few drops of water for feet and hands.',
        hi: 'उन्हें द्वार पर आई अतिथि मानें। स्वागत करें, विराजने को कहें, और चरण तथा हाथों के लिए जल की कुछ बूँदें अर्पित करें।',
      },
      say: [varalakshmi],
    },
    {
      title: { en: 'Offer flowers and kumkum', hi: 'फूल और कुमकुम अर्पण' },
      text: {
        en: 'Offer turmeric, kumkum, sandal, rice and flowers, one by one, with her name. Who knows the 108 names or Kanakadhara reads them; nine times her name is enough.',
        hi: 'हल्दी, कुमकुम, चंदन, अक्षत और फूल एक-एक कर नाम के साथ चढ़ाएँ। जिन्हें 108 नाम या कनकधारा आती हो वे पढ़ें; नौ बार नाम भी काफ़ी है।',
      },
      say: [lakshmi, lakshmiName],
    },
    {
      title: { en: 'Tie the thread', hi: 'तोरम बाँधें' },
      text: {
        en: 'Lay one toram before the kalash and worship the nine knots with turmeric and rice. Let a woman of the house tie yours on the right wrist, and tie hers.',
        hi: 'एक तोरम कलश के आगे रखें और नौ गाँठों पर हल्दी-अक्षत चढ़ाएँ। घर की कोई महिला आपकी दाहिनी कलाई पर तोरम बाँधे, और आप उनकी।',
      },
      say: [varalakshmi],
    },
    readKatha,
    offerFood({ en: 'the dishes, fruit and betel', hi: 'पकवान, फल और पान' }),
    singAarti({ en: '“Om Jai Lakshmi Mata” or your song for her', hi: '“ॐ जय लक्ष्मी माता” या अपने घर का गीत' }),
    {
      title: { en: 'Thamboolam for your guests', hi: 'अतिथियों को तांबूल' },
      text: {
        en: 'Ask women and girls of the neighbourhood in. Give each turmeric and kumkum, betel leaves with nut, fruit or a coconut, and a handful of sundal. Every woman who comes is honoured, whether married, single or widowed.',
        hi: 'पड़ोस की महिलाओं और बच्चियों को बुलाएँ। हर एक को हल्दी-कुमकुम, पान-सुपारी, फल या नारियल और मुट्ठी भर सुंडल दें। विवाहित, अविवाहित या विधवा, आने वाली हर महिला का मान हो।',
      },
    },
    askForgiveness,
    {
      title: { en: 'The next morning', hi: 'अगली सुबह' },
      text: {
        en: 'Offer a flower and milk or fruit once more, thank her and move the kalash a little to the north. Cook the rice of the kalash as a sweet or keep it in the rice jar; give the water to plants.',
        hi: 'फिर फूल और दूध या फल अर्पित करें, धन्यवाद दें और कलश थोड़ा उत्तर की ओर खिसकाएँ। कलश के चावल का मीठा बनाएँ या चावल के डिब्बे में रखें; जल पौधों में दें।',
      },
      say: [lakshmiName],
    },
  ],
  food: {
    eaten: [
      {
        en: 'Many eat only after the puja, with milk or fruit before it. Then a festive meal without onion and garlic: rice, sambar or saaru, vada, payasam, obbattu.',
        hi: 'बहुत लोग पूजा के बाद ही खाते हैं, उससे पहले दूध या फल। फिर बिना प्याज़-लहसुन का उत्सव भोजन: चावल, सांभर या सारु, वड़ा, पायसम, ओब्बट्टु।',
      },
    ],
    avoided: [
      {
        en: 'Meat, alcohol, onion and garlic on this day in most homes.',
        hi: 'अधिकतर घरों में इस दिन मांस, मदिरा, प्याज़ और लहसुन नहीं।',
      },
    ],
    end: {
      en: 'With the prasad after the puja; in some homes a light supper after the evening lamp.',
      hi: 'पूजा के बाद प्रसाद से; कुछ घरों में साँझ के दीप के बाद हल्का भोजन।',
    },
  },
  regions: [
    {
      where: { en: 'Karnataka', hi: 'कर्नाटक' },
      how: {
        en: 'Varamahalakshmi Habba: the kalash is draped in a whole sari and stands in a decorated mantapa; women visit each other in the evening for haldi and kumkum.',
        hi: 'वरमहालक्ष्मी हब्ब: कलश को पूरी साड़ी पहनाकर सजे मंडप में रखते हैं; शाम को महिलाएँ एक-दूसरे के घर हल्दी-कुमकुम लेने जाती हैं।',
      },
    },
    {
      where: { en: 'Andhra, Telangana', hi: 'आंध्र, तेलंगाना' },
      how: {
        en: 'Nine kinds of food are offered, the toram is worshipped knot by knot, vayanam is given to married women.',
        hi: 'नौ प्रकार का नैवेद्य, तोरम की गाँठ-गाँठ पूजा, सुहागिनों को वायनम।',
      },
    },
    {
      where: { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
      how: {
        en: 'On Thursday evening Lakshmi is invited at the threshold with a lamp; kozhukattai and pongal; on Saturday she is thanked.',
        hi: 'गुरुवार की साँझ देहरी पर दीप के साथ लक्ष्मी जी का स्वागत; कोळुक्कट्टै और पोंगल; शनिवार को विदाई।',
      },
    },
  ],
  withoutPriest: {
    en: 'The women of the house do it themselves; one reads, the others follow.',
    hi: 'घर की महिलाएँ स्वयं करती हैं; एक पढ़ती है, बाक़ी साथ करती हैं।',
  },
  optional: {
    en: 'The silver face, sari and jewels, nine dishes, guests. A picture, a lamp and a cup of payasam after work are the whole vrat.',
    hi: 'चाँदी का मुख, साड़ी और गहने, नौ पकवान, अतिथि। काम के बाद एक चित्र, एक दीप और कटोरी भर पायसम ही पूरा व्रत है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'A draped cloth near a lamp catches fire easily: keep the flame an arm’s length from the sari and the flowers, and do not leave it alone.',
      hi: 'दीप के पास लटका वस्त्र जल्दी आग पकड़ता है: लौ को साड़ी और फूलों से एक हाथ दूर रखें, और अकेला न छोड़ें।',
    },
    {
      en: 'No new jewels need to be bought, nothing borrowed for it. A vrat missed in one year is taken up in the next.',
      hi: 'न नए गहने चाहिए, न इसके लिए उधार। किसी वर्ष छूट जाए तो अगले वर्ष फिर रख लें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Charumati’s dream', hi: 'चारुमती का स्वप्न' },
    short: {
      en: 'In the town of Kundina in Magadha lived Charumati, who was kind to her husband, to his old parents and to everybody at her door. One night Lakshmi came to her in a dream. “I am Varalakshmi,” she said. “Your kindness has called me. Worship me on the Friday before the full moon of Shravan.” In the morning Charumati told it to the whole house, and they were glad. She did not keep the dream for herself: she called all the women of the town. When the Friday came they cleaned a place together, filled a kalash with rice, tied threads on each other’s wrists and walked around it. With each round, the story says, they looked more beautiful, adorned with joy. They shared the food and went home singing, and told others.',
      hi: 'मगध के कुंडिन नगर में चारुमती रहती थी, जो पति, वृद्ध सास-ससुर और द्वार पर आए हर व्यक्ति से स्नेह करती। एक रात लक्ष्मी जी स्वप्न में आईं। बोलीं, “मैं वरलक्ष्मी हूँ। तुम्हारे स्नेह ने मुझे बुलाया है। श्रावण पूर्णिमा से पहले के शुक्रवार को मेरी पूजा करो।” सुबह चारुमती ने सारे घर को बताया, सब प्रसन्न हुए। उसने स्वप्न अपने तक नहीं रखा: नगर की सब महिलाओं को बुलाया। शुक्रवार आया तो सबने मिलकर स्थान साफ़ किया, कलश में चावल भरा, एक-दूसरे की कलाई पर धागा बाँधा और परिक्रमा की। कथा कहती है, हर फेरे के साथ उनका रूप और आनंद का शृंगार बढ़ता गया। सबने भोजन बाँटा, गाते हुए घर लौटीं, और औरों को बताया।',
    },
    long: [
      {
        en: 'On Kailash Parvati once asked Shiva: “Which vrat can women keep in their own homes, that brings happiness to all who live there?” “There is one,” said Shiva, “and it began with a dream.” And he told her of Charumati.',
        hi: 'कैलास पर पार्वती ने एक बार शिव से पूछा, “ऐसा कौन-सा व्रत है जिसे महिलाएँ अपने घर में रख सकें और जिससे घर में सबको सुख हो?” शिव बोले, “एक है, और वह स्वप्न से आरंभ हुआ।” और उन्होंने चारुमती की कथा सुनाई।',
      },
      {
        en: 'In Magadha there was a town called Kundina, with bright walls and wide gates. Charumati lived there with her husband and his parents. She was not rich. She rose before the sun, swept and drew her kolam, brought the old ones warm water, and spoke so gently that even quarrelling neighbours grew quiet in her presence. When she ate, somebody had always eaten before her.',
        hi: 'मगध में कुंडिन नाम का नगर था, उजली दीवारों और चौड़े द्वारों वाला। चारुमती वहाँ पति और सास-ससुर के साथ रहती थी। वह धनी न थी। सूर्य से पहले उठती, बुहारती, रंगोली बनाती, बड़ों को गुनगुना जल देती, और ऐसा मीठा बोलती कि झगड़ते पड़ोसी भी उसके आगे शांत हो जाते। वह खाती, तो उससे पहले किसी और ने खाया होता।',
      },
      {
        en: 'One night she saw in her sleep a woman in whose light the whole room stood clear. “Do not be afraid,” said she. “I am Varalakshmi. I go gladly where people are good to each other. In the month of Shravan, on the Friday before the full moon, set a place for me.” Charumati folded her hands in the dream and praised her, and woke with the words still on her lips.',
        hi: 'एक रात उसने नींद में एक देवी को देखा जिनके प्रकाश से सारा कमरा उजला हो गया। वे बोलीं, “डरो मत। मैं वरलक्ष्मी हूँ। जहाँ लोग एक-दूसरे से अच्छे रहते हैं, वहाँ प्रसन्न होकर जाती हूँ। श्रावण में पूर्णिमा से पहले के शुक्रवार को मेरे लिए स्थान बनाना।” चारुमती ने स्वप्न में ही हाथ जोड़कर स्तुति की, और जागी तो शब्द होंठों पर ही थे।',
      },
      {
        en: 'Her husband and his parents heard it and said: “That is a good dream. Let us keep it.” But Charumati was already at the door. From house to house she went: to the potter’s wife, to the weaver’s, to the lady in the big house, to the girl who carried water. “She did not say that she comes for me only,” said she. And so all of Kundina’s women waited for that Friday.',
        hi: 'पति और सास-ससुर ने सुना तो बोले, “शुभ स्वप्न है। हम ऐसा ही करें।” पर चारुमती तो द्वार पर पहुँच चुकी थी। घर-घर गई: कुम्हारिन के पास, बुनकर की पत्नी के पास, बड़ी हवेली में, और पानी भरने वाली लड़की के पास। कहती, “उन्होंने यह नहीं कहा कि केवल मेरे लिए आएँगी।” और कुंडिन की सब महिलाएँ उस शुक्रवार की राह देखने लगीं।',
      },
      {
        en: 'They bathed early, cleaned a place in Charumati’s house and decked it with leaves. On a heap of rice they set the kalash, called Lakshmi into it, and offered all that each had brought. They tied the thread with nine knots on the right wrist. Then they walked around her. At the first round, the story says, anklets rang at their feet, at the second bracelets shone on their arms, at the third they hardly knew each other for joy. At home they found their houses as bright as the morning.',
        hi: 'सबने सवेरे स्नान किया, चारुमती के घर में स्थान साफ़ कर पत्तों से सजाया। चावल के ढेर पर कलश रखा, लक्ष्मी जी का आवाहन किया, और जो-जो लाई थीं सब अर्पित किया। नौ गाँठों का धागा दाहिनी कलाई पर बाँधा। फिर परिक्रमा की। कथा कहती है, पहले फेरे में पैरों में नूपुर बजे, दूसरे में भुजाओं पर कंगन चमके, तीसरे में आनंद से वे एक-दूसरे को पहचान न पाईं। लौटीं तो अपने घर सुबह जैसे उजले मिले।',
      },
      {
        en: '“See,” the women said to each other, “she could have kept it a secret.” They blessed Charumati, and from that year on no one in the town kept the vrat alone. That is why to this day nobody worships Varalakshmi without calling the neighbours in.',
        hi: 'महिलाओं ने आपस में कहा, “देखो, वह यह बात अपने तक भी रख सकती थी।” सबने चारुमती को आशीर्वाद दिया, और उस वर्ष से नगर में किसी ने यह व्रत अकेले नहीं रखा। इसी से आज भी वरलक्ष्मी की पूजा में पड़ोसियों को बुलाया जाता है।',
      },
    ],
  },
  sources: [
    { en: 'The verse to Lakshmi: Mahalakshmi Ashtakam', hi: 'लक्ष्मी-श्लोक: महालक्ष्मी अष्टकम्' },
    {
      en: 'The katha of Charumati, by tradition of the Bhavishyottara Purana; custom of the homes of the south',
      hi: 'चारुमती की कथा, परंपरा में भविष्योत्तर पुराण की; दक्षिण के घरों की रीति',
    },
  ],
};
