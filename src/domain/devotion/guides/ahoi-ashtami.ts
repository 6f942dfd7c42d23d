import {
  askForgiveness,
  byHeart,
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
import type { PujaGuide, Verse } from '../puja-guide.ts';
import { devi } from '../verses.ts';

const ahoi: Verse = {
  text: 'जय अहोई माता।',
  language: 'hi',
  meaning: { en: 'Hail to Mother Ahoi.', hi: 'अहोई माता की जय।' },
};

export const guide: PujaGuide = {
  who: {
    en: 'Mothers of the north, for their daughters and sons alike; more and more fathers with them, and whoever has a child at heart. Some keep it who wish for a child.',
    hi: 'उत्तर की माताएँ, बेटी और बेटे दोनों के लिए; अब कई पिता भी साथ, और जिसके मन में कोई बच्चा बसा हो। संतान की इच्छा रखने वाले भी यह व्रत रखते हैं।',
  },
  when: {
    en: 'On the eighth of the dark half of Kartik (Ashvin by southern months), from the morning until the stars are seen; in some homes until the moon, which rises near midnight.',
    hi: 'कार्तिक (दक्षिण की गणना में आश्विन) कृष्ण अष्टमी को, सुबह से तारे दिखने तक; कुछ घरों में चंद्रोदय तक, जो आधी रात के पास होता है।',
  },
  time: { en: '45 minutes at dusk, then the stars', hi: 'साँझ को 45 मिनट, फिर तारे' },
  items: [
    items.picture({
      en: 'Ahoi Mata with the syahu and her young',
      hi: 'स्याहु और उसके बच्चों सहित अहोई माता',
    }),
    {
      name: { en: 'Red ochre or coloured pens for the drawing', hi: 'चित्र बनाने के लिए गेरू या रंग' },
      isOptional: true,
    },
    {
      name: { en: 'Karwa or kalash with water', hi: 'जल भरा करवा या कलश' },
      amount: { en: '1 or 2', hi: '1 या 2' },
    },
    {
      name: { en: 'Wheat grains', hi: 'गेहूँ के दाने' },
      amount: { en: '7 for each listener', hi: 'हर सुनने वाले के लिए 7' },
    },
    {
      name: { en: 'Halwa, puri, pua or another sweet', hi: 'हलवा, पूरी, पुए या कोई मीठा' },
      amount: { en: '1 plate', hi: '1 थाली' },
    },
    { name: { en: 'Radish, water chestnut or fruit', hi: 'मूली, सिंघाड़ा या फल' }, isOptional: true },
    {
      name: { en: 'Syau: silver beads on a red thread', hi: 'स्याऊ: लाल धागे में चाँदी के दाने' },
      isOptional: true,
    },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    items.flowers,
    {
      name: {
        en: 'A plate for an elder (baya): sweets, cloth or a little money',
        hi: 'बड़ों के लिए बायना: मिठाई, वस्त्र या कुछ रुपये',
      },
      isOptional: true,
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'In the morning', hi: 'सुबह' },
      text: {
        en: 'Bathe, look at your children, and decide how you fast: with water, with fruit and milk, or with a light meal. All three are the vrat.',
        hi: 'स्नान करें, बच्चों को मन भर देखें, और तय करें कि व्रत कैसे रखना है: जल पर, फल-दूध पर, या हल्के भोजन पर। तीनों ही व्रत हैं।',
      },
    },
    {
      title: { en: 'Draw Ahoi Mata', hi: 'अहोई माता का चित्र' },
      text: {
        en: 'In the afternoon draw her on paper or a wall: a figure with eight corners, beside it the syahu with her young, a sun and a moon. Let the children help. A print does as well.',
        hi: 'दोपहर बाद काग़ज़ या दीवार पर आठ कोष्ठक वाली अहोई माता, पास में बच्चों सहित स्याहु, सूर्य और चंद्रमा बनाएँ। बच्चे भी हाथ बँटाएँ। छपा चित्र भी उतना ही अच्छा है।',
      },
    },
    cleanPlace,
    {
      title: { en: 'Set the karwa', hi: 'करवा रखें' },
      text: {
        en: 'Put rice or wheat before the picture and the pot with water on it. Draw a swastika, tie red thread around its neck. Many use the karwa of Karwa Chauth.',
        hi: 'चित्र के आगे थोड़े चावल या गेहूँ पर जल भरा करवा रखें। स्वस्तिक बनाएँ, गले में मौली बाँधें। बहुत लोग करवा चौथ का ही करवा लेते हैं।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I keep Ahoi Ashtami, as far as my health allows, for the well-being of my children and of all children.',
      hi: 'स्वास्थ्य के अनुसार, अपने और सब बच्चों के मंगल के लिए अहोई अष्टमी का व्रत मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Worship Ahoi Mata', hi: 'अहोई माता का पूजन' },
      text: {
        en: 'Offer kumkum, turmeric, rice, flowers and sweets to the mother, and a little to the syahu too. If you have the syau, lay it before her with a tilak; each year two beads are added.',
        hi: 'माता को कुमकुम, हल्दी, अक्षत, फूल, मीठा चढ़ाएँ, थोड़ा स्याहु को भी। स्याऊ हो तो तिलक करके आगे रखें; हर वर्ष उसमें दो दाने बढ़ते हैं।',
      },
      say: [devi, ahoi],
    },
    {
      ...readKatha,
      text: {
        en: 'Each takes seven grains of wheat in the hand, one reads, the others listen. At the end the grains are laid before the mother.',
        hi: 'सब हाथ में गेहूँ के सात दाने लें, एक जन पढ़े, बाक़ी सुनें। अंत में दाने माता के आगे रख दें।',
      },
    },
    offerFood({ en: 'halwa, puri or pua', hi: 'हलवा, पूरी या पुए' }),
    singAarti({ en: 'the aarti of Ahoi Mata', hi: 'अहोई माता की आरती' }, byHeart),
    {
      title: { en: 'Give an elder the plate', hi: 'बायना दें' },
      text: {
        en: 'Give sweets or a gift to the mother-in-law, the mother or another older woman, touch her feet, and put the syau around your neck.',
        hi: 'सास, माँ या किसी बड़ी महिला को मिठाई या भेंट देकर चरण छुएँ, और स्याऊ गले में पहन लें।',
      },
    },
    {
      title: { en: 'Greet the stars', hi: 'तारों को अर्घ्य' },
      text: {
        en: 'When the first stars are out pour water from the karwa towards them in a thin stream, with rice and a flower. With clouds look up all the same. Then give your children something sweet and eat with them.',
        hi: 'तारे निकलने पर करवे से पतली धार में अक्षत-फूल सहित अर्घ्य दें। बादल हों तो भी ऊपर देखकर दें। फिर बच्चों को मीठा खिलाएँ और उनके साथ भोजन करें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'During the day, as health asks: water, milk, fruit, nuts. By usage many take nothing; that is no duty.',
        hi: 'दिन में स्वास्थ्य के अनुसार जल, दूध, फल, मेवे। परंपरा में बहुत लोग निर्जल रहते हैं; यह बाध्यता नहीं।',
      },
      {
        en: 'After the stars: puri, vegetables, halwa or kheer, a full and simple meal.',
        hi: 'तारों के बाद: पूरी, सब्ज़ी, हलवा या खीर, पूरा और सादा भोजन।',
      },
    ],
    avoided: [
      {
        en: 'Grain until the stars are seen; onion, garlic, meat and alcohol on this day. In many homes the earth is not dug, and some leave knife and needle alone.',
        hi: 'तारे दिखने तक अन्न; इस दिन प्याज़, लहसुन, मांस, मदिरा। कई घरों में मिट्टी नहीं खोदते, कुछ में चाकू-सुई भी नहीं चलाते।',
      },
    ],
    end: {
      en: 'After water has been given to the stars (or the moon), with water first, then the prasad.',
      hi: 'तारों (या चंद्रमा) को अर्घ्य देकर, पहले जल, फिर प्रसाद से।',
    },
  },
  regions: [
    {
      where: { en: 'Uttar Pradesh, Delhi, Haryana', hi: 'उत्तर प्रदेश, दिल्ली, हरियाणा' },
      how: {
        en: 'The picture is drawn with ochre; seven or fourteen puris or eight puas are offered, and water goes to the stars; the karwa’s water is kept until Diwali.',
        hi: 'गेरू से चित्र बनता है; सात या चौदह पूरी या आठ पुए चढ़ते हैं, और तारों को अर्घ्य दिया जाता है; करवे का जल दीवाली तक रखते हैं।',
      },
    },
    {
      where: { en: 'Rajasthan, Punjab', hi: 'राजस्थान, पंजाब' },
      how: {
        en: 'Silver syau beads are strung on a red thread for the children, two more each year.',
        hi: 'बच्चों के लिए लाल धागे में स्याऊ के चाँदी के दाने पिरोए जाते हैं, हर वर्ष दो और।',
      },
    },
    {
      where: { en: 'Braj', hi: 'ब्रज' },
      how: {
        en: 'Couples who wish for a child bathe in Radha Kund on this night.',
        hi: 'संतान की इच्छा रखने वाले दंपति इस रात राधाकुंड में स्नान करते हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'Mothers do it themselves; the one who tells well tells the story.',
    hi: 'माताएँ स्वयं करती हैं; जो अच्छा सुनाए वह कथा कहे।',
  },
  optional: {
    en: 'The fast without water, silver, gifts, the drawing. A lamp, the story and a child in your arms are enough.',
    hi: 'निर्जल व्रत, चाँदी, भेंट, चित्र बनाना। एक दीप, कथा और गोद में बच्चा काफ़ी है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'No child’s health depends on whether its mother eats. If a child is ill, a doctor comes before every vrat; and where a child has died or does not come, nobody is to blame.',
      hi: 'किसी बच्चे का स्वास्थ्य माँ के खाने पर निर्भर नहीं। बच्चा बीमार हो तो व्रत से पहले डॉक्टर; और जहाँ कोई बच्चा नहीं रहा या नहीं हुआ, वहाँ दोष किसी का नहीं।',
    },
    {
      en: 'A mother who nurses drinks and eats as always. Keep small beads out of the reach of little ones.',
      hi: 'दूध पिलाने वाली माँ सदा की तरह खाए-पिए। छोटे दाने नन्हे बच्चों की पहुँच से दूर रखें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The mother and the syahu', hi: 'माँ और स्याहु' },
    short: {
      en: 'A mother of seven sons went into the forest before Diwali to dig clay for her house. Where she dug, a syahu, a hedgehog, had her den, and the spade struck one of her young. The woman wept: she had not meant it. Within the year she lost her own children, and her heart was like a dug-up field. At last she told an old neighbour everything. “You have said it, and half the weight is gone,” said she. “Draw the syahu with her young beside the mother of us all, and ask her pardon.” So she did on the eighth of Kartik, year after year, and cared for every small thing that lived. And it is told that Ahoi, who makes good what cannot be made good, laid her seven children into her arms again.',
      hi: 'सात बेटों की एक माँ दीवाली से पहले घर लीपने की मिट्टी लेने वन में गई। जहाँ खोदा वहाँ स्याहु की माँद थी, और कुदाल उसके एक बच्चे को लग गई। वह रो पड़ी: उसने यह चाहा न था। वर्ष भीतर उसके अपने बच्चे भी न रहे, और मन खुदे खेत-सा हो गया। अंत में उसने एक वृद्धा पड़ोसिन को सब बताया। वे बोलीं, “कह दिया तो आधा बोझ उतर गया। जगत्-माता के पास बच्चों सहित स्याहु का चित्र बनाओ और क्षमा माँगो।” उसने कार्तिक की अष्टमी को वर्ष-प्रतिवर्ष यही किया, और हर नन्हे जीव की सँभाल की। कहते हैं, जो अनहोनी को होनी कर दें उन अहोई माता ने उसके सातों बच्चे फिर गोद में दे दिए।',
    },
    long: [
      {
        en: 'In a town by the forest lived a merchant with his wife and seven sons. It was Kartik, some days before Diwali, and every house was being smeared with fresh clay. The woman took a spade and a basket and went out early. In a bank she found clay that was soft and yellow, and dug quickly, for there was much to do. She did not see that it was a roof. Beneath it a syahu had her den, and the edge of the spade struck one of her young, and it died.',
        hi: 'वन के पास एक नगर में एक साहूकार पत्नी और सात बेटों के साथ रहता था। कार्तिक था, दीवाली में कुछ दिन बाक़ी, और घर-घर मिट्टी से लीपा जा रहा था। वह कुदाल और टोकरी लेकर सवेरे निकली। एक टीले में नरम पीली मिट्टी मिली, और काम बहुत था, सो जल्दी-जल्दी खोदा। उसने न देखा कि वह किसी की छत है। नीचे स्याहु की माँद थी; कुदाल की धार उसके एक बच्चे को लगी, और वह न रहा।',
      },
      {
        en: 'She stood there and could not lift her hands. The syahu came, turned her little one over with her nose, and looked up. There is no language in that look, and every mother understands it. The woman covered the place with leaves, took her basket and went home, and told nobody. The house was smeared and bright. But from that day she started at every sound. And then sorrow came into the house itself: one after the other, before the year was over, she lost her sons.',
        hi: 'वह जहाँ की तहाँ रह गई, हाथ न उठे। स्याहु आई, बच्चे को थूथन से उलटा-पलटा, और ऊपर देखा। उस दृष्टि की कोई भाषा नहीं, और हर माँ उसे समझती है। उसने वह जगह पत्तों से ढकी, टोकरी उठाई, घर आई और किसी से कुछ न कहा। घर लिपकर उजला हो गया। पर उस दिन से वह हर आहट पर चौंकती। फिर घर में ही शोक आया: वर्ष पूरा होने से पहले एक-एक कर उसके बेटे न रहे।',
      },
      {
        en: 'For a long time she sat in the dark. Then an old neighbour came in, without asking, and sat down beside her, and when it was evening the woman spoke for the first time of the spade and the den. “I did not want it,” she said, “and I did it.” The old woman held her. “It is not for that that your sons are gone,” she said, “grief does not keep accounts. But you have carried it alone; now it is said, and it weighs half. Tell it to her also who is the mother of you and of the syahu.” And she showed her how: red ochre on the wall, a figure with eight corners, and beside it, not forgotten, the syahu and her young.',
        hi: 'बहुत दिनों तक वह अँधेरे में बैठी रही। एक दिन वृद्धा पड़ोसिन बिना पूछे भीतर आई और पास बैठ गई; साँझ हुई तो उसने पहली बार कुदाल और माँद की बात कही। “मैंने चाहा नहीं था, और मुझसे हुआ।” वृद्धा ने उसे थाम लिया। “तुम्हारे बेटे इसलिए नहीं गए; शोक बही नहीं रखता। पर तुमने यह बोझ अकेले ढोया; अब कह दिया, तो आधा रह गया। अब उनसे भी कहो जो तुम्हारी और स्याहु दोनों की माँ हैं।” और उसने सिखाया: दीवार पर गेरू, आठ कोष्ठकों की आकृति, और पास में, भूले बिना, स्याहु और उसके बच्चे।',
      },
      {
        en: 'On the eighth of dark Kartik the woman fasted, drew and asked pardon, with seven grains of wheat in her hand; and when the stars came out she gave them water, because they were as many as all the children there have ever been. She did so every year. She dug no more without looking; she fed what was hungry and took in what was lost, and by and by the house was full of small feet again, though they were others’. And in one such night, it is told, there stood in the door a woman whom she did not know, with a thread of silver beads around her neck. “You have been a mother to all of mine,” said Ahoi. “Here are yours.” The seven came in, hungry, as if from play. Since then mothers greet the stars on this evening, and wish well to every mother’s child, in house and den.',
        hi: 'कार्तिक कृष्ण अष्टमी को उसने व्रत रखा, चित्र बनाया, और हाथ में गेहूँ के सात दाने लेकर क्षमा माँगी; तारे निकले तो उन्हें अर्घ्य दिया, क्योंकि वे उतने ही थे जितने अब तक के सब बच्चे। हर वर्ष वह यही करती। बिना देखे फिर कभी न खोदा; जो भूखा होता उसे खिलाती, जो भटका होता उसे रखती, और धीरे-धीरे घर फिर नन्हे पैरों से भर गया, भले वे औरों के थे। कहते हैं, ऐसी ही एक रात द्वार पर एक अनजान स्त्री खड़ी थीं, गले में चाँदी के दानों की माला। अहोई माता बोलीं, “तुम मेरे सब बच्चों की माँ बनीं। लो, तुम्हारे ये रहे।” सातों भीतर आए, भूखे, जैसे खेलकर लौटे हों। तब से माताएँ इस साँझ तारों को अर्घ्य देती हैं, और घर हो या माँद, हर माँ के बच्चे का मंगल चाहती हैं।',
      },
    ],
  },
  sources: [
    {
      en: 'Oral katha of Ahoi Ashtami in north India, in one of its several tellings',
      hi: 'उत्तर भारत में अहोई अष्टमी की लोक-कथा, उसके कई पाठों में से एक',
    },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
