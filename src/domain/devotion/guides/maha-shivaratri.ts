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
import { camphor, mrityunjaya, shiva, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'All who love Shiva, men, women and children. It is the great night of Shiva: of his wedding with Parvati, of the pillar of light, of his dance. One stays awake, in silence or in song, and worships in four watches.',
    hi: 'शिव के सभी भक्त, स्त्री, पुरुष और बच्चे। यह शिव की महारात्रि है: पार्वती से विवाह की, ज्योति-स्तंभ की, तांडव की। मौन या भजन में जागते हैं और चार प्रहर पूजा करते हैं।',
  },
  when: {
    en: 'On the fourteenth of the dark half of Phalgun (Magh by southern months). The heart of it is Nishita, the midnight hour; the four watches run from sunset to sunrise.',
    hi: 'फाल्गुन (दक्षिण की गणना में माघ) कृष्ण चतुर्दशी को। मुख्य समय निशीथ, आधी रात है; चार प्रहर सूर्यास्त से सूर्योदय तक चलते हैं।',
  },
  time: {
    en: '40 minutes for one puja; the whole night for four',
    hi: 'एक पूजा 40 मिनट; चार प्रहर की पूरी रात',
  },
  items: [
    items.picture({ en: 'Shiva, or a Shivling', hi: 'शिव, या शिवलिंग' }),
    items.lamp,
    items.water,
    {
      name: {
        en: 'Milk, curd, ghee and honey, one for each watch',
        hi: 'दूध, दही, घी और शहद, हर प्रहर के लिए एक',
      },
      amount: { en: '1 small bowl each', hi: '1-1 छोटी कटोरी' },
    },
    { name: { en: 'Bel leaves, whole', hi: 'साबुत बेलपत्र' }, amount: { en: '3 to 11', hi: '3 से 11' } },
    { name: { en: 'White flowers', hi: 'सफ़ेद फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.rice,
    items.sandal,
    {
      name: {
        en: 'Ber fruit, young wheat or barley ears, carrots: what the season has',
        hi: 'बेर, गेहूँ या जौ की बाली, गाजर: जो मौसम में हो',
      },
      isOptional: true,
    },
    { name: { en: 'Sacred ash (bhasma)', hi: 'भस्म' }, isOptional: true },
    items.fruit,
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'Morning and day', hi: 'सुबह और दिन' },
      text: {
        en: 'Bathe, offer water to Shiva at home or in a temple, and decide how you will fast. Rest in the afternoon if you mean to be awake at night.',
        hi: 'स्नान कर घर या मंदिर में शिव को जल चढ़ाएँ और तय करें कि व्रत कैसे रखेंगे। रात जागना हो तो दोपहर में विश्राम करें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Shivaratri for Shiva and Parvati, as far as my health allows, and break the fast in the morning.',
      hi: 'स्वास्थ्य के अनुसार शिव-पार्वती की प्रीति के लिए महाशिवरात्रि का व्रत मेरा संकल्प है; प्रातः पारण होगा।',
    }),
    {
      title: { en: 'First watch: water and milk', hi: 'पहला प्रहर: जल और दूध' },
      text: {
        en: 'After sunset bathe the Shivling with water, a little milk, and water again. If you do only one puja, do this one now or at midnight and use what you have of all four.',
        hi: 'सूर्यास्त के बाद शिवलिंग को जल, थोड़े दूध और फिर जल से स्नान कराएँ। एक ही पूजा करनी हो तो इसी समय या आधी रात को करें और चारों में से जो हो उसी से।',
      },
      say: [shiva],
    },
    {
      title: { en: 'Offer bel leaves and flowers', hi: 'बेलपत्र और फूल' },
      text: {
        en: 'Wipe the Shivling with a soft cloth. Offer sandalwood or ash, bel leaves with the smooth side down, flowers, rice, and a flower for Parvati.',
        hi: 'शिवलिंग को कोमल वस्त्र से पोंछें। चंदन या भस्म, चिकनी ओर नीचे रखकर बेलपत्र, फूल, अक्षत और पार्वती जी के लिए एक फूल चढ़ाएँ।',
      },
      say: [shiva, umaMaheshvara],
    },
    readKatha,
    {
      title: { en: 'Second watch: curd', hi: 'दूसरा प्रहर: दही' },
      text: {
        en: 'In the hours before midnight bathe the Shivling with curd and then with water, and offer a leaf and a flower. Sing, read, or sit in silence.',
        hi: 'आधी रात से पहले दही और फिर जल से स्नान कराएँ, पत्र-पुष्प चढ़ाएँ। भजन, पाठ या मौन में बैठें।',
      },
      say: [shiva],
    },
    {
      title: { en: 'Midnight: third watch, ghee', hi: 'निशीथ: तीसरा प्रहर, घी' },
      text: {
        en: 'The hour that matters most. A little ghee, then lukewarm water, a leaf, a lamp. Say the Mahamrityunjaya three or eleven times, and then be still.',
        hi: 'सबसे मुख्य समय। थोड़ा घी, फिर गुनगुना जल, एक पत्र, एक दीप। महामृत्युंजय तीन या ग्यारह बार बोलें, फिर शांत बैठें।',
      },
      say: [mrityunjaya],
    },
    {
      title: { en: 'Fourth watch: honey', hi: 'चौथा प्रहर: शहद' },
      text: {
        en: 'Before dawn a spoon of honey, water, and the last leaf. Whoever slept may do it on waking.',
        hi: 'भोर से पहले एक चम्मच शहद, जल और अंतिम पत्र। जो सो गए हों, वे उठकर कर लें।',
      },
      say: [shiva],
    },
    offerFood({ en: 'fruit and a sweet of milk', hi: 'फल और दूध की मिठाई' }),
    { ...singAarti({ en: '“Om Jai Shiv Omkara”', hi: '“ॐ जय शिव ओंकारा”' }), say: [camphor] },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Fruit, milk, nuts, sweet potato, potato, sabudana, makhana, kuttu or singhara flour, rock salt.',
        hi: 'फल, दूध, मेवे, शकरकंद, आलू, साबूदाना, मखाना, कुट्टू या सिंघाड़े का आटा, सेंधा नमक।',
      },
      {
        en: 'Some take only water; some one meal without grain before evening.',
        hi: 'कुछ लोग केवल जल लेते हैं; कुछ संध्या से पहले बिना अन्न का एक भोजन।',
      },
    ],
    avoided: [
      {
        en: 'Grain, pulses, common salt, onion, garlic, meat, eggs, alcohol.',
        hi: 'अन्न, दाल, साधारण नमक, प्याज़, लहसुन, मांस, अंडा, मदिरा।',
      },
    ],
    end: {
      en: 'Next morning after bathing and a short puja, before Chaturdashi ends where the calendar says so, with a simple meal.',
      hi: 'अगली सुबह स्नान और छोटी पूजा के बाद, जहाँ पंचांग में हो वहाँ चतुर्दशी रहते, सादे भोजन से।',
    },
  },
  regions: [
    {
      where: { en: 'Kashmir', hi: 'कश्मीर' },
      how: {
        en: 'Herath: pots with walnuts in water stand for Shiva and Parvati, and the walnuts are shared for days.',
        hi: 'हेरथ: जल में अखरोट भरे घड़े शिव-पार्वती के प्रतीक होते हैं, और अखरोट कई दिन बाँटे जाते हैं।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Temples are open all night with four abhishekams; Rudram is chanted.',
        hi: 'मंदिर रात भर खुले रहते हैं, चार अभिषेक और रुद्रपाठ होता है।',
      },
    },
    {
      where: { en: 'Uttar Pradesh, Madhya Pradesh', hi: 'उत्तर प्रदेश, मध्य प्रदेश' },
      how: {
        en: 'Processions of Shiva’s wedding in Kashi and Ujjain.',
        hi: 'काशी और उज्जैन में शिव-बारात निकलती है।',
      },
    },
  ],
  withoutPriest: {
    en: 'Water, a leaf and the five syllables are worship enough, and anybody may offer them.',
    hi: 'जल, एक पत्र और पंचाक्षर ही पूरी पूजा है, और इसे कोई भी कर सकता है।',
  },
  optional: {
    en: 'Three of the four watches, the whole night awake, the baths of milk, ghee and honey. One quiet quarter of an hour at any time of the night is Shivaratri too.',
    hi: 'चार में से तीन प्रहर, पूरी रात का जागरण, दूध-घी-शहद का अभिषेक। रात के किसी भी समय पंद्रह शांत मिनट भी शिवरात्रि हैं।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Bhang is a drug and datura a poison: neither is a needed part of the puja, and neither is for children, pregnant women, drivers or whoever takes medicine.',
      hi: 'भाँग नशा है और धतूरा विष: ये पूजा का आवश्यक अंग नहीं, और बच्चों, गर्भवती, गाड़ी चलाने वालों या दवा लेने वालों के लिए बिल्कुल नहीं।',
    },
    { en: 'Do not drive after a night without sleep.', hi: 'रात भर जागने के बाद गाड़ी न चलाएँ।' },
    flame,
  ],
  katha: {
    title: { en: 'The hunter in the bel tree', hi: 'बेल वृक्ष पर शिकारी' },
    short: {
      en: 'A hunter found nothing all day and climbed into a bel tree by a pool to wait for deer. To keep awake he plucked leaves and let them fall; his water dripped down with them. He did not know that a Shivling stood below, nor what night it was. A doe came; he drew the bow. “Let me bring my young to their father first,” she begged, “I shall come back.” He let her go, and a second, and the buck. So passed the four watches. At dawn they all came, each asking to be the first to die. The bow sank in his hands. “Go home,” he said. In that moment, the story tells, Shiva stood before him: he had kept the fast, the waking and the worship, and what was better, he had learned mercy.',
      hi: 'एक शिकारी को दिन भर कुछ न मिला; वह ताल के पास बेल के पेड़ पर चढ़कर हिरणों की राह देखने लगा। जागते रहने को पत्ते तोड़-तोड़कर गिराता रहा; साथ में उसका जल भी टपकता रहा। उसे पता न था कि नीचे शिवलिंग है, न यह कि कौन-सी रात है। एक हिरणी आई; उसने धनुष खींचा। वह बोली, “बच्चों को पिता के पास छोड़ आऊँ, फिर लौट आऊँगी।” उसने जाने दिया, फिर दूसरी को, फिर हिरण को। यों चार प्रहर बीते। भोर में सब लौटे, हर एक पहले मरने को तैयार। धनुष हाथ से झुक गया। उसने कहा, “घर जाओ।” उसी क्षण शिव सामने थे: उसने व्रत, जागरण और पूजा तो की ही थी, और उससे बढ़कर दया सीख ली थी।',
    },
    long: [
      {
        en: 'In a forest lived a hunter called Gurudruha, who fed his parents, his wife and his children by his bow. One day he found nothing from morning to evening. “If I go home with empty hands, they will go hungry,” he thought. By a pool where the deer drink stood a bel tree. He filled his gourd with water, climbed up and waited.',
        hi: 'एक वन में गुरुद्रुह नाम का शिकारी रहता था, जो धनुष से माता-पिता, पत्नी और बच्चों का पेट भरता था। एक दिन सुबह से शाम तक कुछ न मिला। “ख़ाली हाथ गया तो सब भूखे रहेंगे,” उसने सोचा। जिस ताल पर हिरण पानी पीते थे वहाँ बेल का पेड़ था। उसने तुंबी में जल भरा, ऊपर चढ़ा और प्रतीक्षा करने लगा।',
      },
      {
        en: 'In the first watch of the night a doe came. When he drew the bow, leaves and some drops of water fell from the branch upon a linga that stood hidden in the grass. She heard it and looked up. “I know what you want,” she said. “My little ones are alone. Let me take them to my sister and to their father, and I come back to you.” He laughed; but she swore by the truth that holds the earth, and he let the string go slack. In the second watch her sister came looking for her, and asked the same; leaves fell, and water. In the third the buck came, looking for both.',
        hi: 'रात के पहले प्रहर में एक हिरणी आई। उसने धनुष खींचा तो डाल से पत्ते और जल की बूँदें घास में छिपे शिवलिंग पर गिरीं। आहट से हिरणी ने ऊपर देखा और बोली, “जानती हूँ तुम क्या चाहते हो। मेरे बच्चे अकेले हैं। उन्हें बहन और उनके पिता को सौंपकर लौट आऊँगी।” वह हँसा; पर उसने उस सत्य की शपथ ली जिस पर पृथ्वी टिकी है, और उसने डोरी ढीली कर दी। दूसरे प्रहर उसकी बहन उसे ढूँढ़ती आई और यही माँगा; फिर पत्ते और जल गिरे। तीसरे प्रहर दोनों को ढूँढ़ता हिरण आया।',
      },
      {
        en: 'The hunter sat in the dark and had eaten nothing and slept not at all. He thought of the doe’s words more than of his hunger. Would they come? He found that he hoped they would not. In the fourth watch there was a rustle, and they stood below the tree, the buck, the two does, and the fawns behind them, who would not be left. “Take me,” said the one. “No, me,” said the other.',
        hi: 'शिकारी अँधेरे में भूखा और जागता बैठा रहा। भूख से अधिक उसे हिरणी के शब्द याद आते रहे। क्या वे आएँगे? उसने पाया कि वह चाहता है, न आएँ। चौथे प्रहर आहट हुई, और पेड़ के नीचे हिरण, दोनों हिरणियाँ और पीछे-पीछे बच्चे खड़े थे, जो छूटना नहीं चाहते थे। एक बोला, “मुझे लो।” दूसरी बोली, “नहीं, मुझे।”',
      },
      {
        en: 'His eyes ran over, and the tears fell with the last leaves. “You who have no speech keep your word,” he said, “and I, a man, live by breaking lives. Go home, all of you.” He threw down the bow. Then the grass was full of light, and Shiva rose from the linga. “All night you have worshipped me,” he said, “without wanting to, and at the end by wanting to.” He blessed the hunter, who later, they say, was that Guha who took Rama across the river; and the deer are still in the sky, as the stars of Mrigashira.',
        hi: 'उसकी आँखें भर आईं और आँसू अंतिम पत्तों के साथ गिरे। बोला, “तुम पशु होकर वचन निभाते हो, और मैं मनुष्य होकर प्राण लेकर जीता हूँ। सब घर जाओ।” उसने धनुष फेंक दिया। तब घास प्रकाश से भर गई और लिंग से शिव प्रकट हुए। बोले, “रात भर तुमने अनजाने मेरी पूजा की, और अंत में जानकर।” उन्होंने शिकारी को आशीर्वाद दिया; कहते हैं वही आगे वह गुह हुआ जिसने राम को नदी पार कराई, और वे हिरण आज भी आकाश में मृगशिरा नक्षत्र हैं।',
      },
    ],
  },
  sources: [
    {
      en: 'Shiva Purana, Koti Rudra Samhita (the hunter and the deer; the four watches)',
      hi: 'शिव पुराण, कोटिरुद्र संहिता (शिकारी और हिरण; चार प्रहर)',
    },
    { en: 'Mahamrityunjaya: Rigveda 7.59.12', hi: 'महामृत्युंजय: ऋग्वेद 7.59.12' },
  ],
};
