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
import { krishna, vasudeva } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'All who love Krishna, with children above all. He is born at midnight, laid in a cradle, bathed, dressed and fed, as one welcomes a child into a house.',
    hi: 'कृष्ण के सभी भक्त, बच्चे सबसे बढ़कर। आधी रात को जन्म होता है, झूले में लिटाते, नहलाते, सजाते और भोग लगाते हैं, जैसे घर में बालक का स्वागत हो।',
  },
  when: {
    en: 'On the eighth of the dark half of Bhadrapad (Shravan by southern months), at midnight. Where two days are named, many households keep the first and Vaishnavas the second.',
    hi: 'भाद्रपद (दक्षिण की गणना में श्रावण) कृष्ण अष्टमी, आधी रात। दो दिन बताए हों तो कई गृहस्थ पहला और वैष्णव दूसरा रखते हैं।',
  },
  time: { en: 'From ten in the evening until after midnight', hi: 'रात दस बजे से आधी रात के बाद तक' },
  items: [
    items.picture({ en: 'the child Krishna', hi: 'बाल कृष्ण' }),
    {
      name: { en: 'Small cradle, or a bowl lined with cloth', hi: 'छोटा झूला, या कपड़ा बिछी कटोरी' },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'New clothes, peacock feather, flute', hi: 'नए वस्त्र, मोरपंख, बाँसुरी' }, isOptional: true },
    {
      name: { en: 'Cucumber with stem', hi: 'डंठल वाला खीरा' },
      amount: { en: '1', hi: '1' },
      isOptional: true,
    },
    items.panchamrit,
    items.tulsi,
    {
      name: { en: 'Butter with sugar crystals (makhan mishri)', hi: 'माखन-मिश्री' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    {
      name: { en: 'Coriander panjiri, fruit, sweets of milk', hi: 'धनिया पंजीरी, फल, दूध की मिठाई' },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    items.lamp,
    items.water,
    items.sandal,
    items.flowers,
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'During the day', hi: 'दिन में' },
      text: {
        en: 'Bathe, remember Krishna, fast or eat lightly. Decorate the cradle with leaves and flowers; let the children draw small footprints from the door.',
        hi: 'स्नान कर कृष्ण का स्मरण करें, व्रत या हल्का भोजन रखें। झूला पत्तों-फूलों से सजाएँ; बच्चे द्वार से छोटे पदचिह्न बनाएँ।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Krishna’s birthday with joy, as far as my health allows.',
      hi: 'स्वास्थ्य के अनुसार श्री कृष्ण जन्माष्टमी का व्रत आनंद से रखना मेरा संकल्प है।',
    }),
    {
      title: { en: 'Sing until midnight', hi: 'आधी रात तक कीर्तन' },
      text: {
        en: 'Sing, read from the tenth book of the Bhagavata, or tell the children of Gokul.',
        hi: 'भजन गाएँ, भागवत का दशम स्कंध पढ़ें, या बच्चों को गोकुल की बातें सुनाएँ।',
      },
      say: [vasudeva],
    },
    readKatha,
    {
      title: { en: 'Midnight: he is born', hi: 'आधी रात: जन्म' },
      text: {
        en: 'Ring the bell, blow the conch if you have one. Some part a cucumber from its stem for the birth. Say “Nand ke anand bhayo, Jai Kanhaiya Lal ki”.',
        hi: 'घंटी और शंख बजाएँ। कुछ लोग जन्म के प्रतीक में खीरा डंठल से अलग करते हैं। “नंद के आनंद भयो, जय कन्हैया लाल की” बोलें।',
      },
      say: [krishna],
    },
    {
      title: { en: 'Bathe and dress the child', hi: 'स्नान और शृंगार' },
      text: {
        en: 'Bathe the small image with panchamrit, then with water, dry it with a soft cloth, dress it, put sandalwood, feather and flute, and lay it in the cradle. A picture is sprinkled with a flower.',
        hi: 'छोटी मूर्ति को पंचामृत, फिर जल से स्नान कराएँ, कोमल वस्त्र से पोंछें, वस्त्र, चंदन, मोरपंख, बाँसुरी से सजाकर झूले में लिटाएँ। चित्र हो तो फूल से छिड़कें।',
      },
      say: [vasudeva],
    },
    {
      title: { en: 'Rock the cradle', hi: 'झूला झुलाएँ' },
      text: {
        en: 'Everybody rocks it once with a thread, children first, with a song.',
        hi: 'सब एक-एक बार डोरी से झुलाएँ, बच्चे पहले, गीत के साथ।',
      },
    },
    offerFood({ en: 'makhan mishri, panjiri and fruit', hi: 'माखन-मिश्री, पंजीरी और फल' }),
    singAarti({ en: '“Aarti Kunj Bihari Ki”', hi: '“आरती कुंज बिहारी की”' }),
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Fruit, milk, curd, makhana, kuttu or singhara flour, sabudana, potato with rock salt.',
        hi: 'फल, दूध, दही, मखाना, कुट्टू या सिंघाड़े का आटा, साबूदाना, सेंधा नमक में आलू।',
      },
    ],
    avoided: [
      {
        en: 'Grain, pulses, common salt, onion, garlic, meat, alcohol.',
        hi: 'अन्न, दाल, साधारण नमक, प्याज़, लहसुन, मांस, मदिरा।',
      },
    ],
    end: {
      en: 'After the midnight puja with panchamrit and prasad, or next morning after sunrise, as your house does.',
      hi: 'आधी रात की पूजा के बाद पंचामृत और प्रसाद से, या घर की रीति से अगली सुबह सूर्योदय के बाद।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Dahi Handi the next day; gopalkala of poha, curd and pickle.',
        hi: 'अगले दिन दही हांडी; पोहे, दही और अचार का गोपालकाला।',
      },
    },
    {
      where: { en: 'Tamil Nadu, Kerala, Karnataka', hi: 'तमिलनाडु, केरल, कर्नाटक' },
      how: {
        en: 'Rice-flour footprints to the puja room; seedai and murukku; often reckoned by the star Rohini.',
        hi: 'पूजाघर तक चावल के आटे के पदचिह्न; सीडै और मुरुक्कु; प्रायः रोहिणी नक्षत्र से।',
      },
    },
    {
      where: { en: 'Mathura and Vrindavan', hi: 'मथुरा और वृंदावन' },
      how: {
        en: 'Jhankis and rasa; Nandotsav with sweets the day after.',
        hi: 'झाँकी और रास; अगले दिन मिठाइयों का नंदोत्सव।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is a birthday: everybody in the house has a part.',
    hi: 'यह जन्मदिन है: घर में सबका भाग है।',
  },
  optional: {
    en: 'Cucumber, jewellery, fifty-six dishes, the late hour: with small children hold it in the early evening.',
    hi: 'खीरा, आभूषण, छप्पन भोग, देर रात: छोटे बच्चों के साथ शाम को ही कर लें।',
  },
  cautions: [
    ...fasting,
    {
      en: 'A pyramid for dahi handi is for trained teams with helmets and nets, never for small children.',
      hi: 'दही हांडी का पिरामिड हेलमेट और जाल वाले प्रशिक्षित दल के लिए है, छोटे बच्चों के लिए नहीं।',
    },
    { en: 'Honey is not for children under one year.', hi: 'एक साल से छोटे बच्चे को शहद न दें।' },
    flame,
  ],
  katha: {
    title: { en: 'The night across the Yamuna', hi: 'यमुना पार की रात' },
    short: {
      en: 'A voice had told King Kamsa that the eighth child of his sister Devaki would end his rule. He put her and Vasudeva in prison. At midnight, in rain and thunder, the eighth was born, dark as a cloud, and the whole cell was light. The chains opened, the guards slept, and Vasudeva set the child in a basket on his head and walked into the Yamuna. The water rose to his mouth, touched the small foot that hung down, and sank. The serpent Shesha held his hood over both. In Gokul he laid the boy beside sleeping Yashoda and took her newborn girl with him. She slipped out of Kamsa’s hands and became the Devi in the sky. And in Gokul, in the morning, they danced.',
      hi: 'आकाशवाणी ने राजा कंस से कहा था कि बहन देवकी का आठवाँ बालक उसके राज का अंत करेगा। उसने देवकी और वसुदेव को बंदी किया। आधी रात, वर्षा और गर्जन में, मेघ-सा श्याम आठवाँ बालक जन्मा और कोठरी प्रकाश से भर गई। बेड़ियाँ खुल गईं, पहरेदार सो गए; वसुदेव बालक को टोकरी में सिर पर रखकर यमुना में उतरे। जल मुँह तक चढ़ा, लटकते नन्हे पैर को छुआ, और उतर गया। शेष ने फन की छाया की। गोकुल में उन्होंने सोई यशोदा के पास बालक को लिटाया और उनकी नवजात कन्या को ले आए। वह कंस के हाथ से छूटकर आकाश में देवी हो गई। और सुबह गोकुल में सब नाच उठे।',
    },
    long: [
      {
        en: 'In Mathura there was a wedding. Kamsa himself held the reins of the chariot in which his sister Devaki drove to her husband’s house. Then a voice spoke from the sky: “Her eighth son ends your rule.” He let go of the reins and drew his sword. Vasudeva spoke to him gently: it was not she he feared; every child that was born he would bring to him. So she lived, and the two lived behind bars.',
        hi: 'मथुरा में विवाह था। कंस स्वयं बहन देवकी की विदाई का रथ हाँक रहा था। आकाश से स्वर आया, “इसका आठवाँ पुत्र तुम्हारे राज का अंत करेगा।” उसने रास छोड़ी और तलवार खींची। वसुदेव ने कोमलता से समझाया: भय उससे नहीं; हर बालक वे स्वयं सौंप देंगे। यों देवकी का जीवन बचा, और दोनों कारागार में रहे।',
      },
      {
        en: 'Six children Kamsa took from them. The seventh was carried by a wonder to Rohini in Gokul and was called Balarama. Then it was Bhadrapad, the eighth night of the waning moon, and Rohini stood in the sky. The clouds thundered softly; the rivers were clear. In the cell the lamp had gone out, and yet the two saw each other: before them stood a child with four arms, in yellow silk. “Do not fear,” he said. “Bring me to Gokul.” Then he was an infant like others, and began to cry.',
        hi: 'छह बालक कंस ने ले लिए। सातवाँ अद्भुत रीति से गोकुल में रोहिणी के पास पहुँचा और बलराम कहलाया। फिर भाद्रपद के कृष्ण पक्ष की आठवीं रात आई, आकाश में रोहिणी नक्षत्र था। मेघ मंद गरज रहे थे; नदियाँ निर्मल थीं। कोठरी का दीप बुझा था, फिर भी दोनों ने एक-दूसरे को देखा: सामने पीतांबर पहने चार भुजाओं वाला बालक खड़ा था। बोला, “डरो मत। मुझे गोकुल ले चलो।” फिर वह और शिशुओं जैसा हो गया और रोने लगा।',
      },
      {
        en: 'Vasudeva’s chains lay on the floor, the doors stood open. He took a winnowing basket, laid the child in it, and went out into the rain. The Yamuna had risen over its banks. He walked on, with water at his knees, at his chest, at his lips; he held the basket up. A small foot hung over the rim. The river touched it, as one touches the foot of an elder, and gave way. Behind him, like a roof, went the great serpent.',
        hi: 'वसुदेव की बेड़ियाँ भूमि पर थीं, द्वार खुले थे। उन्होंने सूप लिया, बालक को लिटाया और वर्षा में निकल पड़े। यमुना तट लाँघ रही थी। वे चलते गए; जल घुटनों तक, छाती तक, होंठों तक आया; सूप ऊपर उठाए रखा। किनारे से एक नन्हा पैर लटका था। नदी ने उसे छुआ, जैसे बड़ों के चरण छूते हैं, और मार्ग दे दिया। पीछे छत की तरह महानाग चलते रहे।',
      },
      {
        en: 'In Gokul all were asleep. A girl had just been born to Yashoda, and she had not yet seen her. He laid the one down and took the other up, and was back before dawn; the doors closed, the chains closed, and the girl cried. Kamsa came running. “She is a girl,” wept Devaki. He seized her, but she rose out of his hands, eight-armed and shining: “He whom you fear is born, and elsewhere.” And elsewhere a woman woke up, saw who lay beside her, and called the whole village with her joy. Nanda gave away cows and cloth until there was nothing left to give. They threw curds and butter at each other, and the child looked at it all as if he remembered it.',
        hi: 'गोकुल में सब सोए थे। यशोदा को कन्या हुई थी, जिसे उन्होंने अभी देखा न था। उन्होंने एक को लिटाया, दूसरी को उठाया, और भोर से पहले लौट आए; द्वार बंद हुए, बेड़ियाँ बंद हुईं, और कन्या रो पड़ी। कंस दौड़ा आया। देवकी रोईं, “यह तो कन्या है।” उसने पकड़ा, पर वह हाथों से उठकर आठ भुजाओं में चमक उठी, “जिससे तुम डरते हो वह कहीं और जन्म ले चुका है।” और कहीं और एक स्त्री जागी, पास कौन लेटा है देखा, और आनंद से पूरे गाँव को पुकारा। नंद ने गायें और वस्त्र तब तक दिए जब तक देने को कुछ बचा। सब ने एक-दूसरे पर दही-माखन उछाला, और बालक सब ऐसे देखता रहा जैसे उसे याद हो।',
      },
    ],
  },
  sources: [{ en: 'Bhagavata Purana, book 10, chapters 1 to 5', hi: 'भागवत पुराण, स्कंध 10, अध्याय 1 से 5' }],
};
