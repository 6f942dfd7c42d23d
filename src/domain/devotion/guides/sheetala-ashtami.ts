import { askForgiveness, cleanPlace, items, purify, readKatha, resolve } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { sheetala, sheetalaName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Families, mostly the mothers of a house, who ask Sheetala, the cool one, for health as the heat begins. For one day the hearth rests, and so does whoever cooks.',
    hi: 'परिवार, अधिकतर घर की माताएँ, जो गरमी के आरंभ में शीतला माता से स्वास्थ्य माँगती हैं। एक दिन चूल्हा विश्राम करता है, और पकाने वाले भी।',
  },
  when: {
    en: 'On the eighth of the dark half after Holi, in the cool of the morning; in some homes on the seventh, or on the first Monday or Thursday after Holi.',
    hi: 'होली के बाद कृष्ण पक्ष की अष्टमी को, सुबह की ठंडक में; कुछ घरों में सप्तमी को, या होली के बाद के पहले सोमवार या गुरुवार को।',
  },
  time: {
    en: 'An evening of cooking, 30 minutes in the morning',
    hi: 'एक दिन पहले की साँझ पकाना, सुबह 30 मिनट',
  },
  items: [
    {
      name: { en: 'Picture of Sheetala, or a clean stone', hi: 'शीतला माता का चित्र, या एक साफ़ पत्थर' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Cool water in a pot', hi: 'लोटे में ठंडा जल' },
      amount: { en: '1 pot', hi: '1 लोटा' },
    },
    {
      name: {
        en: 'Food cooked the evening before: sweet rice, puri, pue, gram',
        hi: 'पिछली साँझ का पका भोजन: मीठे चावल, पूरी, पुए, चना',
      },
      amount: { en: 'a little of each', hi: 'थोड़ा-थोड़ा' },
    },
    {
      name: { en: 'Curd, or millet rabdi', hi: 'दही, या बाजरे की राबड़ी' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    { name: { en: 'Neem leaves', hi: 'नीम के पत्ते' }, amount: { en: '1 sprig', hi: '1 टहनी' } },
    items.turmeric,
    items.rice,
    items.flowers,
    items.thread,
    {
      name: { en: 'Small lamp of dough, which stays unlit', hi: 'आटे का दीपक, जो जलाया नहीं जाता' },
      isOptional: true,
    },
    { name: { en: 'A new broom for the house', hi: 'घर के लिए नई झाड़ू' }, isOptional: true },
  ],
  steps: [
    {
      title: { en: 'The evening before: cook and clean', hi: 'पिछली साँझ: पकाएँ और साफ़ करें' },
      text: {
        en: 'Cook what keeps till morning, let it cool quickly and put it into the refrigerator, curd and rice above all. Then clean the stove, put a dot of turmeric on it and let it rest.',
        hi: 'ऐसा पकाएँ जो सुबह तक ठीक रहे, जल्दी ठंडा करके फ्रिज में रखें, दही और चावल तो अवश्य। फिर चूल्हा साफ़ करें, हल्दी का टीका लगाएँ और उसे विश्राम दें।',
      },
    },
    cleanPlace,
    purify,
    resolve({
      en: 'I worship Sheetala for the health of this house and of all children.',
      hi: 'इस घर और सब बच्चों के स्वास्थ्य के लिए शीतला माता का पूजन मेरा संकल्प है।',
    }),
    {
      title: { en: 'Pour cool water', hi: 'शीतल जल चढ़ाएँ' },
      text: {
        en: 'Let cool water run over the stone, or sprinkle the picture with a sprig of neem. No lamp and no incense are lit: what she likes is coolness.',
        hi: 'पत्थर पर ठंडा जल चढ़ाएँ, या चित्र पर नीम की टहनी से छिड़कें। दीप-धूप नहीं जलाते: माता को शीतलता प्रिय है।',
      },
      say: [sheetala],
    },
    {
      title: { en: 'Turmeric, flowers, neem', hi: 'हल्दी, फूल, नीम' },
      text: {
        en: 'Put on turmeric and kumkum, lay down rice, flowers, the thread and the neem. Whoever has a dough lamp sets it there unlit.',
        hi: 'हल्दी-कुमकुम लगाएँ, अक्षत, फूल, मौली और नीम चढ़ाएँ। आटे का दीपक हो तो बिना जलाए रखें।',
      },
      say: [sheetalaName],
    },
    {
      title: { en: 'Offer the cold food', hi: 'बासोड़े का भोग' },
      text: {
        en: 'Set the curd, the sweet rice and a little of all else before her, as it came from the cold. Sit quietly for a moment.',
        hi: 'दही, मीठे चावल और सबमें से थोड़ा-थोड़ा, ठंडा ही, माता के आगे रखें। एक क्षण शांत बैठें।',
      },
    },
    readKatha,
    {
      title: { en: 'Bring the water home', hi: 'जल घर में छिड़कें' },
      text: {
        en: 'Take a little of the water that was offered, touch everybody’s eyes with it and sprinkle the rooms and the doorstep.',
        hi: 'चढ़ाए हुए जल में से थोड़ा लें, सबकी आँखों से लगाएँ और कमरों तथा देहरी पर छिड़कें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'What was cooked yesterday, cold: sweet rice, puri, pue, rabdi, curd, gram soaked overnight.',
        hi: 'कल का पका, ठंडा: मीठे चावल, पूरी, पुए, राबड़ी, दही, भीगे चने।',
      },
    ],
    avoided: [
      { en: 'Nothing is cooked and nothing hot is eaten on this day.', hi: 'इस दिन न पकाते हैं, न गरम खाते हैं।' },
    ],
    end: {
      en: 'There is mostly no fast: all eat together after the puja. In the evening or next day the stove is lit again.',
      hi: 'प्रायः उपवास नहीं: पूजा के बाद सब साथ खाते हैं। साँझ को या अगले दिन चूल्हा फिर जलता है।',
    },
  },
  regions: [
    {
      where: { en: 'Rajasthan', hi: 'राजस्थान' },
      how: {
        en: 'Basoda: fair at the temple of Chaksu near Jaipur; millet rabdi and olia, rice with curd, are offered.',
        hi: 'बासोड़ा: जयपुर के पास चाकसू में मेला; राबड़ी और ओलिया (दही-चावल) का भोग।',
      },
    },
    {
      where: { en: 'Gujarat', hi: 'गुजरात' },
      how: {
        en: 'Cooking is on Randhan Chhath and the cold day on Shitala Satam, in the dark half of Shravan.',
        hi: 'श्रावण के कृष्ण पक्ष में: रांधण छठ को पकाते हैं और शीतला सातम को ठंडा खाते हैं।',
      },
    },
    {
      where: { en: 'Bengal and Odisha', hi: 'बंगाल और ओडिशा' },
      how: {
        en: 'Shitala is worshipped in spring and summer; Bengal has a day of cold food, Shital Shashthi, after Saraswati Puja.',
        hi: 'वसंत और ग्रीष्म में शीतला पूजा; बंगाल में सरस्वती पूजा के अगले दिन शीतल षष्ठी को ठंडा भोजन।',
      },
    },
  ],
  withoutPriest: {
    en: 'The women of the house have always done it themselves.',
    hi: 'घर की महिलाएँ सदा से इसे स्वयं करती आई हैं।',
  },
  optional: {
    en: 'Everything but the cool water. A house with a baby, somebody ill or nobody who could cook ahead lights the stove and offers curd and fruit.',
    hi: 'शीतल जल के सिवा सब कुछ। घर में शिशु या बीमार हो, या पहले पकाना न हो पाए, तो चूल्हा जलाएँ और दही-फल का भोग लगाएँ।',
  },
  cautions: [
    {
      en: 'Rice, milk and curd that stood in a warm room can make people ill: keep them in the refrigerator, offer a spoon of them and eat what still smells fresh. Babies, old people and whoever is ill or pregnant eat freshly cooked food.',
      hi: 'गरम कमरे में रखे चावल, दूध, दही से तबीयत बिगड़ सकती है: इन्हें फ्रिज में रखें, चम्मच भर चढ़ाएँ और जो ताज़ा लगे वही खाएँ। शिशु, वृद्ध, बीमार और गर्भवती ताज़ा पका भोजन लें।',
    },
    {
      en: 'Fever with a rash, chickenpox or measles belong before a doctor; vaccination protects children. The puja goes beside that, never in its place.',
      hi: 'दानों वाला बुख़ार, चेचक या ख़सरा हो तो डॉक्टर को दिखाएँ; टीके बच्चों को बचाते हैं। पूजा उसके साथ है, उसकी जगह नहीं।',
    },
  ],
  katha: {
    title: { en: 'The potter’s wife and the guest', hi: 'कुम्हारिन और अतिथि' },
    short: {
      en: 'Sheetala once walked through a village to see who thought of her. Somebody emptied a pot of boiling rice water from a window, it fell on her, and her skin burned. “Who gives me something cool?” she asked from door to door, and everybody was busy at the hearth. At the edge of the village the wife of a potter said: “Sit down, mother.” She poured cool water over her, gave her curd and yesterday’s millet, and combed her hair. Then the goddess stood before her in her own shape. “What shall I give you?” “Stay near, and keep this village well,” said the woman. Since then a day of cool water and cool food is kept in her name.',
      hi: 'एक बार शीतला माता गाँव में देखने निकलीं कि कौन उन्हें याद करता है। किसी ने खिड़की से चावल का खौलता माँड़ फेंका; वह उन पर गिरा और देह जल उठी। वे द्वार-द्वार पूछती रहीं, “कोई कुछ ठंडा देगा?” सब चूल्हे में लगे थे। गाँव के छोर पर एक कुम्हारिन बोली, “बैठो माई।” उसने ठंडा जल डाला, दही और कल की राबड़ी दी, और बाल सँवारे। तब माता अपने रूप में प्रकट हुईं। “क्या दूँ?” कुम्हारिन बोली, “पास रहें, और गाँव को नीरोग रखें।” तब से शीतल जल और ठंडे भोजन का यह दिन उनके नाम से मनता है।',
    },
    long: [
      {
        en: 'One year, when the spring turned hot, Sheetala wished to see whether anybody in the country remembered her. She put on the shape of an old woman and came to a village where the cooks were busy, for a feast was at hand. As she passed under a window somebody emptied a pot of rice water, boiling as it was. It fell on her shoulders. Blisters rose and the whole body burned.',
        hi: 'एक वर्ष, जब वसंत तपने लगा, शीतला माता ने देखना चाहा कि देश में कोई उन्हें याद करता है या नहीं। वे बुढ़िया का रूप लेकर एक गाँव में आईं, जहाँ त्योहार की रसोई चल रही थी। एक खिड़की के नीचे से निकलीं तो किसी ने खौलता माँड़ फेंक दिया। वह उनके कंधों पर गिरा। छाले पड़ गए और सारी देह जलने लगी।',
      },
      {
        en: '“I burn,” she said at one door and at the next, “has nobody something cool?” But in each house a fire was lit and each hand was full. “Come tomorrow, mother,” they said. So she went on to where the potters live, as there the clay is wet. A potter’s wife saw her and let her wheel stand. “Sit here in the shade,” she said, and poured pot after pot of cool water over her.',
        hi: '“देह जल रही है,” वे एक के बाद एक द्वार पर कहतीं, “किसी के पास कुछ ठंडा है?” पर हर घर में आग जल रही थी और हर हाथ काम में था। “कल आना माई,” सब कहते। वे कुम्हारों की बस्ती तक गईं, जहाँ मिट्टी गीली रहती है। एक कुम्हारिन ने उन्हें देखा तो चाक छोड़ दिया। “यहाँ छाँव में बैठो,” कहकर उसने घड़े पर घड़ा ठंडा जल डाला।',
      },
      {
        en: 'Nothing was cooking in that house. There was curd, and millet rabdi from the night before. “It is cold and it is yesterday’s,” the woman said, ashamed. “It is just what I need,” said the guest, and ate. Then the woman sat down behind her to comb her tangled hair, and under the hair she saw an eye that looked at her kindly. She let fall the comb. “Do not be afraid,” said the old woman. “I am Sheetala.” And she stood there, a pot of water in one hand and a sprig of neem in the other.',
        hi: 'उस घर में कुछ पक नहीं रहा था। दही था, और रात की बाजरे की राबड़ी। कुम्हारिन सकुचाकर बोली, “ठंडी है, और कल की है।” अतिथि बोलीं, “मुझे यही चाहिए,” और खा लिया। फिर वह उनके उलझे बाल सँवारने बैठी, तो बालों के नीचे एक आँख दिखी जो प्यार से देख रही थी। कंघी हाथ से छूट गई। बुढ़िया बोलीं, “डरो मत, मैं शीतला हूँ।” और वे खड़ी थीं, एक हाथ में जल का कलश, दूसरे में नीम की टहनी।',
      },
      {
        en: '“I have not even a seat to offer,” said the potter’s wife. The goddess laughed and sat down on the donkey that carried the clay; since then he is her mount. With a broom she swept the want out of the house. “Ask,” she said. “Then stay near us, mother, and look after the village too. They did not mean it; they had fires to watch.” So one day in the year was fixed on which no fire is lit, so that nobody is too busy for a guest.',
        hi: 'कुम्हारिन बोली, “मेरे पास तो बैठाने को आसन भी नहीं।” माता हँसीं और मिट्टी ढोने वाले गधे पर बैठ गईं; तब से वही उनका वाहन है। झाड़ू से उन्होंने घर का अभाव बुहार दिया। बोलीं, “माँगो।” “तो पास रहें माँ, और गाँव को भी देखें। उनका मन बुरा न था; वे आग में लगे थे।” तब वर्ष में एक दिन ठहराया गया जिस दिन आग नहीं जलती, ताकि कोई अतिथि के लिए व्यस्त न हो।',
      },
    ],
  },
  sources: [
    { en: 'Skanda Purana: Shitalashtaka', hi: 'स्कंद पुराण: शीतलाष्टक' },
    { en: 'Oral katha of Rajasthan and northern India', hi: 'राजस्थान और उत्तर भारत की मौखिक कथा' },
  ],
};
