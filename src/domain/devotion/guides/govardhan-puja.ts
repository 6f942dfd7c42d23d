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
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { krishna, salutation } from '../verses.ts';

const govardhan = salutation(
  'ॐ श्रीगोवर्धनाय नमः।',
  'Salutations to the hill Govardhan.',
  'श्रीगोवर्धन पर्वत को प्रणाम।',
);
const surabhi = salutation(
  'ॐ सुरभ्यै नमः।',
  'Salutations to Surabhi, mother of cows.',
  'गौओं की माता सुरभि को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Families of the north and west, Krishna temples everywhere, and whoever lives by field and cattle. One thanks the hill, the grass, the cows and the food: all that feeds us close to home.',
    hi: 'उत्तर और पश्चिम के परिवार, हर जगह के कृष्ण मंदिर, और जिनका जीवन खेत और पशुओं से चलता है। पर्वत, घास, गाय और अन्न को धन्यवाद दिया जाता है: पास की उन सब चीज़ों को, जो हमें पोसती हैं।',
  },
  when: {
    en: 'On the first of the bright half of Kartik, the day after Diwali or the next; in the morning, or at dusk as in much of the north.',
    hi: 'कार्तिक शुक्ल प्रतिपदा को, दीवाली के अगले या उसके बाद वाले दिन; सुबह, या उत्तर के बहुत से घरों की तरह साँझ को।',
  },
  time: { en: '45 minutes, and the cooking before', hi: '45 मिनट, और उससे पहले रसोई' },
  items: [
    {
      name: {
        en: 'Cow dung for the hill; or clay, dough or cooked rice',
        hi: 'पर्वत के लिए गोबर; या मिट्टी, आटा या पका चावल',
      },
      amount: { en: 'a small heap', hi: 'छोटी ढेरी' },
    },
    items.picture({ en: 'Krishna', hi: 'श्रीकृष्ण' }),
    {
      name: { en: 'Blades of grass, twigs, flowers for the hill', hi: 'पर्वत के लिए दूब, टहनियाँ, फूल' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    {
      name: { en: 'Milk, curd, honey, batasha', hi: 'दूध, दही, शहद, बताशे' },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    {
      name: { en: 'Kheel (puffed rice) or barley for the rounds', hi: 'परिक्रमा के लिए खील या जौ' },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    {
      name: {
        en: 'Annakut: mixed vegetables, kadhi, rice, puri, a sweet',
        hi: 'अन्नकूट: मिली-जुली सब्ज़ी, कढ़ी, चावल, पूरी, कुछ मीठा',
      },
      amount: { en: 'for the family', hi: 'परिवार भर के लिए' },
    },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.tulsi,
    { name: { en: 'Green fodder for a cow', hi: 'गाय के लिए हरा चारा' }, isOptional: true },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Shape the hill', hi: 'पर्वत बनाएँ' },
      text: {
        en: 'In the courtyard, on a balcony or on a tray shape a hill, or Krishna lying down with the hill upon him. Leave a hollow in the middle. Set grass and twigs on it as trees, and small cows of dough or clay around.',
        hi: 'आँगन, छत या थाल में पर्वत, या लेटे हुए श्रीकृष्ण का गोवर्धन रूप बनाएँ। बीच में एक गड्ढा रखें। पेड़ों की जगह दूब और टहनियाँ लगाएँ, चारों ओर आटे या मिट्टी की छोटी गायें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I honour Govardhan, the cows and the food, and shall waste nothing of what feeds us.',
      hi: 'गोवर्धन, गौओं और अन्न का पूजन, और जो हमें पोसता है उसे व्यर्थ न करना, मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship Krishna', hi: 'श्रीकृष्ण पूजन' },
      text: {
        en: 'Offer kumkum, rice, flowers and tulsi to Krishna, who held the hill.',
        hi: 'पर्वत धारण करने वाले श्रीकृष्ण को कुमकुम, अक्षत, फूल और तुलसी चढ़ाएँ।',
      },
      say: [krishna],
    },
    {
      title: { en: 'Worship Govardhan', hi: 'गोवर्धन पूजन' },
      text: {
        en: 'Sprinkle water on the hill, offer turmeric, rice, flowers and a lamp. Put milk, curd, honey and batasha into the hollow: later they are shared if the hill is of cooked rice, else they go to a plant.',
        hi: 'पर्वत पर जल छिड़कें, हल्दी, अक्षत, फूल और दीप अर्पित करें। बीच के गड्ढे में दूध, दही, शहद, बताशे रखें: पर्वत पके चावल का हो तो बाद में बाँटें, नहीं तो पौधे में दें।',
      },
      say: [govardhan],
    },
    {
      title: { en: 'Thank the cow', hi: 'गौ का सम्मान' },
      text: {
        en: 'If a calm cow is near, give her green fodder and a tilak from the side, with her keeper beside you. Otherwise bow to the small cows of clay.',
        hi: 'पास में शांत गाय हो तो उसके पालक के साथ रहते हरा चारा दें और बग़ल से तिलक करें। नहीं तो मिट्टी की छोटी गायों को प्रणाम करें।',
      },
      say: [surabhi],
    },
    readKatha,
    offerFood({ en: 'the annakut, something of every dish', hi: 'अन्नकूट, हर व्यंजन का थोड़ा भाग' }),
    {
      title: { en: 'Walk around the hill', hi: 'परिक्रमा' },
      text: {
        en: 'Walk around it seven times, or four, or once. The first lets water run from a pot in a thin line, the next drops kheel or barley; all sing “Govardhan Maharaj” or say Krishna’s name. In a small room turn around where you stand.',
        hi: 'सात, चार या एक परिक्रमा करें। आगे वाला लोटे से पतली धार छोड़े, पीछे वाला खील या जौ गिराए; सब “श्री गोवर्धन महाराज” गाएँ या कृष्ण का नाम लें। जगह कम हो तो अपने स्थान पर ही घूम लें।',
      },
    },
    singAarti({
      en: '“Aarti Kunj Bihari Ki” or the song of Govardhan that your home knows',
      hi: '“आरती कुंज बिहारी की” या गोवर्धन का जो गीत घर में गाया जाता हो',
    }),
    askForgiveness,
    {
      title: { en: 'Eat together; return the hill', hi: 'साथ भोजन, और पर्वत की विदाई' },
      text: {
        en: 'Sit in one row and eat the annakut; send some to a neighbour and to somebody who has none. The next day dung or clay goes to plants or is dried.',
        hi: 'एक पंगत में अन्नकूट खाएँ; पड़ोसी को और जिसके पास न हो उसे भी पहुँचाएँ। अगले दिन गोबर या मिट्टी पौधों में दें या सुखा लें।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Annakut, “the hill of food”: vegetables of the season cooked as one, kadhi, rice or bajra, puri, kheer and sweets. Temples offer fifty-six dishes; three or five at home are annakut too.',
        hi: 'अन्नकूट यानी “अन्न का पर्वत”: मौसम की सब सब्ज़ियाँ एक साथ, कढ़ी, चावल या बाजरा, पूरी, खीर, मिठाई। मंदिरों में छप्पन भोग होता है; घर के तीन या पाँच व्यंजन भी अन्नकूट हैं।',
      },
      {
        en: 'There is no fast; many eat only after the offering.',
        hi: 'उपवास नहीं होता; बहुत लोग भोग के बाद ही खाते हैं।',
      },
    ],
    avoided: [
      {
        en: 'Onion, garlic, meat, eggs and alcohol on this day.',
        hi: 'इस दिन प्याज़, लहसुन, मांस, अंडा और मदिरा।',
      },
    ],
    end: { en: 'With the annakut, shared by all in one row.', hi: 'अन्नकूट से, सब एक पंगत में बैठकर।' },
  },
  regions: [
    {
      where: { en: 'Braj (Mathura, Vrindavan)', hi: 'ब्रज (मथुरा, वृंदावन)' },
      how: {
        en: 'People walk around the hill itself, some twenty-one kilometres, and temples offer fifty-six dishes.',
        hi: 'लोग स्वयं गिरिराज की लगभग इक्कीस किलोमीटर की परिक्रमा करते हैं, मंदिरों में छप्पन भोग लगता है।',
      },
    },
    {
      where: { en: 'Gujarat', hi: 'गुजरात' },
      how: {
        en: 'Annakut in temples; Bestu Varas, the new year, is kept on the same tithi.',
        hi: 'मंदिरों में अन्नकूट; इसी तिथि को नया वर्ष, बेसतु वरस, मनाते हैं।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Padwa, the day of King Bali: a wife waves a lamp before her husband, and he gives her a present.',
        hi: 'पाडवा, राजा बलि का दिन: पत्नी पति की आरती उतारती है और पति उपहार देता है।',
      },
    },
    {
      where: { en: 'Karnataka', hi: 'कर्नाटक' },
      how: {
        en: 'Balipadyami: King Bali is welcomed with lamps, and cattle are bathed and adorned.',
        hi: 'बलिपाड्यमि: दीपों से राजा बलि का स्वागत, और पशुओं को नहलाकर सजाया जाता है।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is always done by the family, often with the eldest in front and the children behind.',
    hi: 'यह सदा परिवार ही करता है, अक्सर आगे बड़े और पीछे बच्चे।',
  },
  optional: {
    en: 'Cow dung, the number of dishes and of rounds. A spoon of rice as a hill, a leaf of tulsi and a shared meal are enough.',
    hi: 'गोबर, व्यंजनों और परिक्रमा की संख्या। पर्वत के रूप में एक कलछी चावल, एक तुलसीदल और मिल-बाँटकर खाया भोजन काफ़ी है।',
  },
  cautions: [
    {
      en: 'Wash hands with soap after touching cow dung, keep it away from the food, and do not eat what lay in it.',
      hi: 'गोबर छूने के बाद साबुन से हाथ धोएँ, उसे भोजन से दूर रखें, और उसमें रखी चीज़ न खाएँ।',
    },
    {
      en: 'Much puri, sweets or cooked food makes a cow ill: give green fodder, and no plastic bag. Stand where she can see you, not behind her.',
      hi: 'ढेर पूरी, मिठाई या पका भोजन गाय को बीमार कर देता है: हरा चारा दें, पॉलिथीन साथ न दें। वहाँ खड़े हों जहाँ वह देख सके, पीछे नहीं।',
    },
    {
      en: 'Do not let cooked food stand for hours: offer it, eat it, and put the rest into the cold.',
      hi: 'पका भोजन घंटों बाहर न रखें: भोग लगाएँ, खाएँ, और बचा हुआ ठंडे में रख दें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The boy who held up the hill', hi: 'जिस बालक ने पर्वत उठाया' },
    short: {
      en: 'Every year the people of Braj made a great sacrifice to Indra for the rain. The boy Krishna asked his father why. “Our cows live on the grass of Govardhan,” he said. “Let us thank the hill, the cows and all who work, and let everybody eat.” They cooked a mountain of food, and it was so good a feast that Indra was offended and sent clouds and hail. The people ran to Krishna. He put one hand under the hill and lifted it like an umbrella, and held it on the little finger for seven days. All stood beneath it, old and young, calves and birds. Then Indra saw who the boy was, called back his clouds and bowed. Krishna was friendly to him, and since then the day belongs to the hill and to food that is shared.',
      hi: 'ब्रजवासी हर वर्ष वर्षा के लिए इंद्र का बड़ा यज्ञ करते थे। बालक कृष्ण ने पिता से कारण पूछा। बोले, “हमारी गायें गोवर्धन की घास से जीती हैं। पर्वत को, गौओं को और सब काम करने वालों को धन्यवाद दें, और सब भोजन करें।” अन्न का पहाड़ बना और ऐसा उत्सव हुआ कि इंद्र रूठ गए और मेघ और ओले भेज दिए। सब कृष्ण के पास दौड़े। उन्होंने एक हाथ से पर्वत छाते की तरह उठा लिया और सात दिन कनिष्ठा अँगुली पर धारे रहे। नीचे सब खड़े थे, बड़े-छोटे, बछड़े और पक्षी। तब इंद्र ने पहचाना, मेघ लौटाए और प्रणाम किया। कृष्ण ने उनसे स्नेह से बात की, और तब से यह दिन पर्वत और बाँटकर खाए अन्न का है।',
    },
    long: [
      {
        en: 'Autumn had come to Braj, and in every house there was churning and baking. Krishna, seven years old, stood in the door and asked Nanda, his father, what it was for. “For Indra, my boy. He is the lord of clouds. When he is pleased it rains, and when it rains we have grass.” Krishna thought about it. “The rain falls on the sea too, and on the stones, and they give nobody a sacrifice. What each of us has comes from what each of us does. We are herdsmen. Our forests are on Govardhan, and our cows live on its grass. Why do we not thank those whom we see every day?”',
        hi: 'ब्रज में शरद आई थी और घर-घर मथना और पकाना चल रहा था। सात वर्ष के कृष्ण ने द्वार पर खड़े होकर पिता नंद से पूछा, यह सब किसके लिए है। “इंद्र के लिए, बेटा। वे मेघों के स्वामी हैं। प्रसन्न हों तो वर्षा, वर्षा हो तो घास।” कृष्ण ने सोचा। “वर्षा समुद्र पर भी होती है, और पत्थरों पर भी, जो किसी को यज्ञ नहीं देते। हर एक को अपने कर्म से मिलता है। हम गोप हैं। हमारे वन गोवर्धन पर हैं, गायें उसकी घास से जीती हैं। जिन्हें रोज़ देखते हैं उन्हें धन्यवाद क्यों न दें?”',
      },
      {
        en: 'The elders looked at one another, and found nothing to say against it. So all that had been cooked was carried to the foot of the hill: rice and lentils, milk in jars, cakes and sweets, greens of every field in one pot. The cows were decked with flowers and given fresh grass first. Then everybody ate, brahmins and those whom nobody asks, and the dogs too. They walked around the hill in their best clothes, singing. And some saw, high on the hill, another Krishna, as large as the hill, who stretched out his hand for the food.',
        hi: 'बड़ों ने एक-दूसरे को देखा, और विरोध में कुछ न मिला। जो कुछ बना था, पर्वत की तलहटी में लाया गया: चावल-दाल, मटकों में दूध, पुए-मिठाई, हर खेत की सब्ज़ी एक ही पात्र में। गौओं को फूलों से सजाकर सबसे पहले ताज़ी घास दी गई। फिर सबने खाया, ब्राह्मणों ने भी और उन्होंने भी जिन्हें कोई नहीं पूछता, और कुत्तों ने भी। अच्छे वस्त्रों में गाते हुए पर्वत की परिक्रमा की। और कुछ ने पर्वत पर पर्वत जितने ही बड़े एक और कृष्ण को देखा, जो अन्न के लिए हाथ बढ़ा रहे थे।',
      },
      {
        en: 'Indra had been used to that day, and it hurt his pride. “Because of a boy who talks!” He sent the clouds that are kept for the end of an age. It grew dark at noon; rain stood like pillars, and wind and hail came over the herds. The people held their children and called for Krishna. He went to the hill, put his left hand under it, and raised it as a child picks a mushroom. “Come under, and bring the cows,” he called. “Do not be afraid that it falls.”',
        hi: 'इंद्र उस दिन के आदी थे; उनके मान को चोट लगी। “एक बोलने वाले बालक के कारण!” उन्होंने वे मेघ भेजे जो युग के अंत के लिए रखे रहते हैं। दोपहर में अँधेरा हुआ; वर्षा खंभों-सी गिरी, आँधी और ओले झुंडों पर आए। लोगों ने बच्चों को थामा और कृष्ण को पुकारा। वे पर्वत के पास गए, बायाँ हाथ नीचे रखा और उसे वैसे उठा लिया जैसे बच्चा कुकुरमुत्ता तोड़ता है। पुकारा, “नीचे आ जाओ, गायों को भी लाओ। यह गिरेगा नहीं, चिंता मत करो।”',
      },
      {
        en: 'For seven days they lived beneath the hill, and it was dry there and warm with breath. The herdsmen pushed their sticks up to help, and Krishna let them, and smiled. Old quarrels came to an end, for there was but one roof. On the eighth morning it was quiet. Indra came down alone, without his elephant, and folded his hands: “I thought that I was giving. I had forgotten from whom I have it.” Krishna spoke to him kindly and sent him back to his work, for rain too is needed. Then he set the hill in its place, so gently that no nest fell. And Surabhi, the mother of cows, poured her milk over him and called him Govinda, who is the joy of cows.',
        hi: 'सात दिन सब पर्वत के नीचे रहे; वहाँ सूखा था और साँसों की गरमाहट थी। गोप सहायता के लिए लाठियाँ टिकाते, और कृष्ण मुस्कराकर टिकाने देते। पुराने झगड़े मिट गए, क्योंकि छत एक ही थी। आठवीं सुबह शांति थी। इंद्र ऐरावत के बिना, अकेले उतरे और हाथ जोड़े: “मैं समझता था कि देता हूँ। भूल गया था कि मुझे किससे मिला है।” कृष्ण ने स्नेह से बात की और उन्हें काम पर लौटाया, क्योंकि वर्षा भी चाहिए। फिर पर्वत को इतने धीरे रखा कि एक घोंसला भी न गिरा। और गौओं की माता सुरभि ने उन पर दूध की धार चढ़ाई और गोविंद कहा, जो गौओं का आनंद हैं।',
      },
    ],
  },
  sources: [
    { en: 'Bhagavata Purana, book 10 (Govardhan)', hi: 'भागवत पुराण, दशम स्कंध (गोवर्धन-धारण)' },
    { en: 'Household custom of Braj and north India', hi: 'ब्रज और उत्तर भारत की घर-घर की रीति' },
  ],
};
