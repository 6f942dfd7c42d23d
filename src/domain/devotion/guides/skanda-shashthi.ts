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
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { salutation } from '../verses.ts';

const skanda = salutation('ॐ स्कन्दाय नमः।', 'Salutations to Skanda.', 'स्कंद को प्रणाम।');
const sixFaced = salutation(
  'ॐ षण्मुखाय नमः।',
  'Salutations to the one with six faces.',
  'छह मुख वाले षण्मुख को प्रणाम।',
);
const subrahmanya = salutation('ॐ सुब्रह्मण्याय नमः।', 'Salutations to Subrahmanya.', 'सुब्रह्मण्य को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Whoever loves Skanda, who is Murugan, Kartikeya and Subrahmanya, above all in the Tamil country. Many keep it for courage, for a clear head in a hard time, or with a wish for a child; it is open to everybody.',
    hi: 'जिसे स्कंद प्रिय हों, जो मुरुगन, कार्तिकेय और सुब्रह्मण्य भी हैं, सबसे बढ़कर तमिल प्रदेश में। बहुत लोग साहस, कठिन समय में शांत बुद्धि या संतान की कामना से रखते हैं; यह सबके लिए है।',
  },
  when: {
    en: 'Each month on the sixth of the bright half. The great one lasts six days in the month Aippasi (the bright half of Kartik), from the first to the sixth, the day of Soorasamharam; on the seventh is his wedding.',
    hi: 'हर महीने शुक्ल षष्ठी को। बड़ी षष्ठी ऐप्पसि मास (कार्तिक शुक्ल पक्ष) में छह दिन की है, प्रतिपदा से षष्ठी तक, जो सूरसंहारम का दिन है; सप्तमी को उनका विवाह।',
  },
  time: { en: '30 minutes, morning and evening', hi: '30 मिनट, सुबह और शाम' },
  items: [
    items.picture({ en: 'Skanda with his spear, peacock and wives', hi: 'वेल, मयूर और देवियों सहित स्कंद' }),
    {
      name: { en: 'A small vel (spear of metal or wood)', hi: 'छोटा वेल (धातु या लकड़ी का भाला)' },
      isOptional: true,
    },
    items.lamp,
    {
      name: { en: 'Six small lamps for the sixth day', hi: 'षष्ठी के लिए छह छोटे दीप' },
      amount: { en: '6', hi: '6' },
      isOptional: true,
    },
    {
      name: { en: 'Rice flour for a six-pointed star', hi: 'छह कोनों के तारे के लिए चावल का आटा' },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    items.water,
    items.rice,
    {
      name: { en: 'Red flowers, hibiscus, ixora or what there is', hi: 'लाल फूल, गुड़हल, रंगन या जो मिलें' },
      amount: { en: '6 or more', hi: '6 या अधिक' },
    },
    {
      name: { en: 'Vibhuti (ash), sandal, kumkum', hi: 'विभूति (भस्म), चंदन, कुमकुम' },
      amount: { en: 'a pinch each', hi: 'एक-एक चुटकी' },
    },
    {
      name: {
        en: 'Panchamritam: banana, jaggery, honey, ghee, dates or sugar candy',
        hi: 'पंचामृतम्: केला, गुड़, शहद, घी, खजूर या मिश्री',
      },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    {
      name: {
        en: 'Millet flour with honey, or sweet pongal',
        hi: 'शहद मिला कंगनी (तिनै) का आटा, या मीठा पोंगल',
      },
      isOptional: true,
    },
    items.fruit,
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Bathe and draw the star', hi: 'स्नान और षट्कोण' },
      text: {
        en: 'Bathe early. Draw a six-pointed star with rice flour where the lamp will stand; some write sa, ra, va, na, bha, va into its six points.',
        hi: 'सवेरे नहाएँ। जहाँ दीप रखना हो वहाँ चावल के आटे से छह कोनों का तारा बनाएँ; कुछ लोग कोनों में स, र, व, ण, भ, व लिखते हैं।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Skanda Shashthi, for as many days and as strictly as my health allows. May I overcome in myself what is proud, angry and afraid.',
      hi: 'जितने दिन और जैसा स्वास्थ्य के अनुकूल हो, स्कंद षष्ठी का व्रत मेरा संकल्प है। अपने भीतर के अहंकार, क्रोध और भय पर विजय मिले।',
    }),
    worshipGanesh,
    {
      title: { en: 'Call Skanda', hi: 'स्कंद का ध्यान' },
      text: {
        en: 'Look at the child with six faces and the spear of light, and ask him to be with you. Six faces look to every side: nobody is left out.',
        hi: 'छह मुख और प्रकाश का वेल धारण किए बालक को देखें और साथ रहने की प्रार्थना करें। छह मुख सब ओर देखते हैं: कोई छूटता नहीं।',
      },
      say: [skanda, sixFaced],
    },
    {
      title: { en: 'Bathe the vel', hi: 'वेल का अभिषेक' },
      text: {
        en: 'Where there is a metal vel or image, pour water, milk and panchamritam over it in a bowl, then water again, dry it, and put sandal and kumkum on it. Before a picture offer a spoon of each.',
        hi: 'धातु का वेल या मूर्ति हो तो पात्र में जल, दूध, पंचामृतम् और फिर जल चढ़ाएँ, पोंछकर चंदन-कुमकुम लगाएँ। चित्र हो तो हर एक का एक चम्मच अर्पित करें।',
      },
      say: [subrahmanya],
    },
    {
      title: { en: 'Six flowers, six names', hi: 'छह फूल, छह नाम' },
      text: {
        en: 'Offer six flowers, one with each saying of the name. Put vibhuti on your forehead. Whoever knows the Skanda Shashti Kavasam or Tiruppugazh sings it now.',
        hi: 'छह फूल चढ़ाएँ, हर नाम पर एक। माथे पर विभूति लगाएँ। जिन्हें स्कंद षष्ठी कवचम् या तिरुप्पुगळ् आता हो वे अभी गाएँ।',
      },
      say: [sixFaced],
    },
    readKatha,
    offerFood({ en: 'panchamritam and fruit', hi: 'पंचामृतम् और फल' }),
    {
      title: { en: 'Camphor and “Vetrivel Muruga!”', hi: 'कपूर और “वेट्रिवेल मुरुगा!”' },
      text: {
        en: 'Light camphor or the six lamps, move them in a circle before him, and call “Vetrivel Muruganukku arohara!”, as in his temples. Then turn once around yourself with folded hands.',
        hi: 'कपूर या छह दीप जलाकर आगे घुमाएँ, और मंदिरों की तरह बोलें, “वेट्रिवेल मुरुगनुक्कु अरोहरा!” फिर हाथ जोड़कर अपने स्थान पर एक परिक्रमा करें।',
      },
      say: [skanda],
    },
    askForgiveness,
  ],
  days: [
    {
      name: { en: 'First to fifth day', hi: 'पहले से पाँचवाँ दिन' },
      text: {
        en: 'Puja morning and evening, one telling of the Kavasam, one meal or light food. Many add one lamp each day. Go about your work.',
        hi: 'सुबह-शाम पूजा, एक बार कवचम्, एक समय या हल्का भोजन। बहुत लोग हर दिन एक दीप बढ़ाते हैं। अपना काम करते रहें।',
      },
      say: [skanda],
    },
    {
      name: { en: 'Sixth day: Soorasamharam', hi: 'छठा दिन: सूरसंहारम' },
      text: {
        en: 'The strictest day, on fruit or with one meal after dusk. In the evening temples by the sea, first of all Tiruchendur, play how the spear meets Soorapadman; at home tell the katha and light six lamps.',
        hi: 'सबसे कठिन दिन, फल पर या साँझ के बाद एक भोजन। शाम को समुद्र-तट के मंदिरों में, सबसे बढ़कर तिरुच्चेंदूर में, वेल और सूरपद्म का प्रसंग होता है; घर पर कथा कहें और छह दीप जलाएँ।',
      },
      say: [sixFaced],
    },
    {
      name: { en: 'Seventh day: the wedding', hi: 'सातवाँ दिन: विवाह' },
      text: {
        en: 'Tirukalyanam: his wedding with Devasena. Offer a garland and something sweet, eat with others, and the vrat is over.',
        hi: 'तिरुकल्याणम: देवसेना से विवाह। माला और मीठा चढ़ाएँ, सबके साथ भोजन करें; व्रत पूर्ण।',
      },
      say: [subrahmanya],
    },
  ],
  food: {
    eaten: [
      {
        en: 'Once a month: fruit and milk until evening, or one simple meal. In the six days each as able: one meal of rice with vegetables, or fruit, milk and tender coconut.',
        hi: 'मासिक षष्ठी पर: शाम तक फल-दूध, या एक सादा भोजन। छह दिनों में सामर्थ्य अनुसार: सब्ज़ी के साथ चावल का एक भोजन, या फल, दूध और नारियल पानी।',
      },
    ],
    avoided: [
      {
        en: 'Meat, fish, egg, alcohol, onion and garlic. Some leave out salt on the sixth day.',
        hi: 'मांस, मछली, अंडा, मदिरा, प्याज़ और लहसुन। कुछ लोग छठे दिन नमक छोड़ते हैं।',
      },
    ],
    end: {
      en: 'After the evening puja of the sixth day with panchamritam and a light meal, or on the seventh after the wedding.',
      hi: 'छठे दिन की शाम की पूजा के बाद पंचामृतम् और हल्के भोजन से, या सातवें दिन विवाह के बाद।',
    },
  },
  regions: [
    {
      where: { en: 'Tamil Nadu, Sri Lanka', hi: 'तमिलनाडु, श्रीलंका' },
      how: {
        en: 'Six days in the temples, most of all in his six abodes: Tirupparankundram, Tiruchendur, Palani, Swamimalai, Tiruttani and Pazhamudircholai.',
        hi: 'मंदिरों में छह दिन, विशेषकर छह धामों में: तिरुप्परंकुंड्रम, तिरुच्चेंदूर, पळनि, स्वामिमलै, तिरुत्तणि और पळमुदिर्चोलै।',
      },
    },
    {
      where: { en: 'Kerala', hi: 'केरल' },
      how: {
        en: 'Shashthi in Subrahmanya temples such as Payyanur, Haripad and Udayanapuram; one meal of temple rice.',
        hi: 'पय्यन्नूर, हरिप्पाड, उदयनापुरम जैसे सुब्रह्मण्य मंदिरों में षष्ठी; मंदिर के प्रसाद का एक भोजन।',
      },
    },
    {
      where: { en: 'Karnataka, Andhra, Telangana', hi: 'कर्नाटक, आंध्र, तेलंगाना' },
      how: {
        en: 'The great day is Subrahmanya Shashthi (Champa Shashthi) of Margashirsha, when he is worshipped as a serpent, at Kukke above all.',
        hi: 'बड़ा दिन मार्गशीर्ष की सुब्रह्मण्य षष्ठी (चंपा षष्ठी) है, जब उनकी नाग-रूप में पूजा होती है, विशेषकर कुक्के में।',
      },
    },
    {
      where: { en: 'North, Bengal', hi: 'उत्तर भारत, बंगाल' },
      how: {
        en: 'As Kartikeya he is worshipped at the end of Kartik; in Bengal on Kartik Sankranti.',
        hi: 'कार्तिकेय के रूप में कार्तिक के अंत में पूजा; बंगाल में कार्तिक संक्रांति पर।',
      },
    },
  ],
  withoutPriest: {
    en: 'At home it is done by the family. The temple does the wedding and the play of the battle.',
    hi: 'घर पर परिवार स्वयं करता है। विवाह और युद्ध का प्रसंग मंदिर में होता है।',
  },
  optional: {
    en: 'The vel, six lamps, the pilgrimage, the strict fast. His name six times and one angry word held back are Shashthi.',
    hi: 'वेल, छह दीप, यात्रा, कठिन उपवास। छह बार नाम और एक क्रोध भरा शब्द रोक लेना ही षष्ठी है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Six days on water or on a few peppercorns, as is sometimes told, are not safe: eat every day and drink enough. Whoever hopes for a child needs good food most, and a doctor rather than a fast.',
      hi: 'केवल जल या कुछ काली मिर्च पर छह दिन, जैसा कहीं सुना जाता है, सुरक्षित नहीं: हर दिन खाएँ और पर्याप्त जल पिएँ। संतान चाहने वालों को अच्छे भोजन की सबसे अधिक ज़रूरत है, और उपवास से पहले डॉक्टर की।',
    },
    {
      en: 'Keep to the marked way in temple crowds and at the sea, children by the hand. No honey for a child under one year.',
      hi: 'मंदिर की भीड़ और समुद्र पर बने रास्ते पर ही चलें, बच्चों का हाथ थामें। एक वर्ष से छोटे बच्चे को शहद न दें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The boy with the spear', hi: 'वेल वाला बालक' },
    short: {
      en: 'The asura Soorapadman had won a great boon by hard penance and grew so proud that gods and people had no peace. They went to Shiva. From his third eye sprang six sparks; wind and fire carried them to the lake Saravana, where six children lay in six lotuses, and the six Krittikas nursed them. Parvati took all six into her arms at once, and they became one boy with six faces. She gave him a spear of light. For six days he fought by the sea, and again and again offered peace. On the sixth Soorapadman stood before him as a huge mango tree. The spear parted it in two, and out of the halves came a peacock and a rooster. Skanda was not angry any more: the peacock he rides, the rooster is on his banner.',
      hi: 'असुर सूरपद्म ने कठिन तप से बड़ा वर पाया और ऐसा अहंकारी हुआ कि देवताओं और मनुष्यों को शांति न रही। वे शिव के पास गए। शिव के तीसरे नेत्र से छह चिनगारियाँ निकलीं; वायु और अग्नि उन्हें शरवण सरोवर ले गए, जहाँ छह कमलों में छह बालक थे, और छह कृत्तिकाओं ने उन्हें पाला। पार्वती ने छहों को एक साथ गोद में लिया, और वे छह मुख का एक बालक हो गए। माँ ने उन्हें प्रकाश का वेल दिया। छह दिन समुद्र किनारे युद्ध हुआ, और बार-बार उन्होंने शांति का प्रस्ताव दिया। छठे दिन सूरपद्म विशाल आम का वृक्ष बनकर खड़ा हुआ। वेल ने उसके दो भाग कर दिए, और उनसे मोर और मुर्गा निकले। स्कंद का क्रोध जा चुका था: मोर उनका वाहन है, मुर्गा उनकी ध्वजा पर।',
    },
    long: [
      {
        en: 'There were three brothers among the asuras, Soorapadman, Singamukhan and Tarakan. By long and hard penance the eldest had won from Shiva that he should be strong beyond measure and rule for ages, and that nothing should overcome him but a power born of Shiva himself. At first he built cities. Then he wanted that nobody else should have anything. The gods swept his floors, Indra hid in a bamboo grove, and on earth no one dared to sing.',
        hi: 'असुरों में तीन भाई थे, सूरपद्म, सिंहमुख और तारक। बड़े ने लंबे कठिन तप से शिव से वर पाया कि वह अपार बल से युगों तक राज करे, और शिव से ही जन्मी शक्ति के सिवा कोई उसे न जीते। पहले उसने नगर बसाए। फिर चाहा कि और किसी के पास कुछ न रहे। देवता उसके आँगन बुहारते, इंद्र बाँस के वन में छिपे, और धरती पर कोई गाने का साहस न करता।',
      },
      {
        en: 'Shiva heard their plea, and from his third eye came six sparks, so bright that all turned away. Vayu and Agni carried them and could hardly bear them; Ganga took them and laid them down among the reeds of Saravana. There, in six lotuses, lay six laughing children. The six Krittika stars came down and nursed them. When Parvati saw them she opened both arms and gathered them all in, and lo: it was one child, with six faces and twelve arms, for he had something to do on every side.',
        hi: 'शिव ने पुकार सुनी, और तीसरे नेत्र से छह चिनगारियाँ निकलीं, ऐसी उजली कि सबने मुख फेर लिया। वायु और अग्नि उन्हें कठिनाई से ले चले; गंगा ने लिया और शरवण के सरकंडों में रख दिया। वहाँ छह कमलों में छह हँसते बालक थे। छह कृत्तिकाएँ उतरीं और उन्हें पाला। पार्वती ने देखा तो दोनों बाँहें फैलाकर सबको समेट लिया, और वह एक ही बालक हो गया, छह मुख और बारह भुजाओं वाला, क्योंकि उसे हर ओर कुछ करना था।',
      },
      {
        en: 'He grew up quickly, played on the hills, and taught even his father the meaning of Om. Then Shiva told him what the gods hoped for, and Parvati put a spear into his hand: the vel, broad above as wide understanding, sharp at the point, and long in the shaft. “Strike only what is dark,” she said.',
        hi: 'वे शीघ्र बढ़े, पहाड़ियों पर खेले, और पिता तक को ॐ का अर्थ बताया। फिर शिव ने बताया कि देवताओं को उनसे क्या आशा है, और पार्वती ने हाथ में वेल दिया: ऊपर समझ जैसा चौड़ा, नोक पर तीखा, और दंड में लंबा। बोलीं, “केवल अँधेरे पर चलाना।”',
      },
      {
        en: 'By the shore of Tiruchendur he pitched his camp, and before anything else he sent Veerabahu with a message: “Let the captives go, and keep your kingdom.” Soorapadman laughed. “A child!” So it came to battle, and it lasted six days. Tarakan fell, and Singamukhan, who had advised peace and yet would not leave his brother. Each evening there was an offer of peace, each morning laughter.',
        hi: 'तिरुच्चेंदूर के तट पर उन्होंने डेरा डाला, और सबसे पहले वीरबाहु से संदेश भेजा: “बंदियों को छोड़ दो, और अपना राज्य रखो।” सूरपद्म हँसा, “बालक है!” युद्ध हुआ, और छह दिन चला। तारक गिरा, और सिंहमुख भी, जिसने शांति की सलाह दी थी पर भाई को छोड़ा नहीं। हर साँझ शांति का प्रस्ताव, हर सुबह हँसी।',
      },
      {
        en: 'On the sixth day Soorapadman was alone. He changed himself into bird and storm and night. For one moment Skanda showed him who he was, and the proud heart stood still: “How beautiful he is! I want to bow, but I do not know how.” Then pride came back, and he hid in the sea as a mango tree whose branches darkened the sky. The spear flew, bright as noon. The tree parted.',
        hi: 'छठे दिन सूरपद्म अकेला था। वह पक्षी, आँधी और रात बनता रहा। एक क्षण स्कंद ने अपना रूप दिखाया, और अहंकारी मन ठहर गया: “कितने सुंदर हैं! प्रणाम करना चाहता हूँ, पर आता नहीं।” फिर अहंकार लौटा, और वह समुद्र में आम का वृक्ष बनकर छिपा, जिसकी डालियों से आकाश ढक गया। वेल चला, दोपहर जैसा उजला। वृक्ष दो भाग हो गया।',
      },
      {
        en: 'And nothing of him was lost. The one half became a peacock, proud and lovely, the other a rooster, which calls in the light. “You wished to bow,” said Skanda; “now carry me, and you, sing on my banner every morning.” The gods went home, Indra gave him his daughter Devasena, and people sang again. In the Tamil country one says: he does not destroy his enemies, he takes them with him.',
        hi: 'और उसका कुछ भी नष्ट न हुआ। एक भाग मोर बना, गर्वीला और सुंदर; दूसरा मुर्गा, जो प्रकाश को पुकारता है। स्कंद बोले, “तुम प्रणाम करना चाहते थे; अब मुझे ले चलो, और तुम, मेरी ध्वजा पर हर सुबह गाओ।” देवता घर लौटे, इंद्र ने अपनी पुत्री देवसेना का विवाह उनसे किया, और लोग फिर गाने लगे। तमिल प्रदेश में कहते हैं: वे शत्रु को मिटाते नहीं, साथ ले लेते हैं।',
      },
    ],
  },
  sources: [
    {
      en: 'Kanda Puranam of Kachiyappa Sivachariyar; Skanda Purana',
      hi: 'कच्चियप्प शिवाचार्य का कंद पुराणम्; स्कंद पुराण',
    },
    { en: 'Household and temple custom of the Tamil country', hi: 'तमिल प्रदेश के घरों और मंदिरों की रीति' },
  ],
};
