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
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { salutation } from '../verses.ts';

const balarama = salutation(
  'ॐ बलभद्राय नमः।',
  'Salutations to Balabhadra, who is Balarama.',
  'बलभद्र (बलराम) को प्रणाम।',
);
const shashthi = salutation(
  'ॐ षष्ठीदेव्यै नमः।',
  'Salutations to Shashthi, who guards children.',
  'बच्चों की रक्षक षष्ठी देवी को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Mothers, for their daughters and sons, on the birthday of Balarama, whose tool is the plough. It is called Hal Shashthi, Lalahi Chhath, Harchhath, and Kamarchhath in Chhattisgarh.',
    hi: 'माताएँ, बेटे-बेटियों के लिए, बलराम के जन्मदिन पर, जिनका आयुध हल है। इसे हल षष्ठी, ललही छठ, हरछठ, और छत्तीसगढ़ में कमरछठ कहते हैं।',
  },
  when: {
    en: 'On the sixth of the dark half of Bhadrapad, two days before Janmashtami; the puja is around noon or in the afternoon.',
    hi: 'भाद्रपद कृष्ण षष्ठी को, जन्माष्टमी से दो दिन पहले; पूजा दोपहर या अपराह्न में।',
  },
  time: { en: '1 hour', hi: '1 घंटा' },
  items: [
    {
      name: { en: 'Twigs of palash, kans grass and wild jujube', hi: 'पलाश, काँस और झरबेरी की टहनियाँ' },
      amount: { en: '1 each, or any green twigs', hi: 'एक-एक, या कोई हरी टहनी' },
    },
    {
      name: { en: 'A bowl of earth, for a small pond', hi: 'छोटे तालाब (सगरी) के लिए मिट्टी का पात्र' },
      amount: { en: '1', hi: '1' },
    },
    items.water,
    items.lamp,
    items.turmeric,
    items.flowers,
    {
      name: {
        en: 'Parched grain of six or seven kinds: gram, maize, wheat, millet, rice',
        hi: 'छह या सात तरह का भुना अन्न (सतनजा): चना, मक्का, गेहूँ, ज्वार, लाई',
      },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    { name: { en: 'Mahua, dried', hi: 'सूखा महुआ' }, amount: { en: 'a few', hi: 'थोड़ा' }, isOptional: true },
    {
      name: { en: 'Pasahi or tinni rice, grown without a plough', hi: 'पसही या तिन्नी चावल, बिना हल का' },
      amount: { en: '1 cup', hi: '1 कटोरी' },
    },
    {
      name: { en: 'Curd and ghee of buffalo milk', hi: 'भैंस के दूध का दही और घी' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    {
      name: { en: 'A piece of cloth dipped in turmeric or white clay', hi: 'हल्दी या छुही में रँगा कपड़ा (पोता)' },
      isOptional: true,
    },
    items.incense,
  ],
  steps: [
    cleanPlace,
    {
      title: { en: 'Make the pond', hi: 'सगरी बनाएँ' },
      text: {
        en: 'Set the bowl of earth in the yard or on the balcony, press a hollow into it, plant the twigs at its edge and pour water in. In Chhattisgarh a whole lane makes one together.',
        hi: 'आँगन या बालकनी में मिट्टी का पात्र रखें, बीच में गड्ढा करें, किनारे टहनियाँ रोपें और जल भरें। छत्तीसगढ़ में पूरा मोहल्ला मिलकर सगरी बनाता है।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I keep Hal Shashthi, as far as my health allows, and ask that my children and all children be well.',
      hi: 'स्वास्थ्य के अनुसार हल षष्ठी का व्रत, और अपने तथा सब बच्चों के कुशल की प्रार्थना मेरा संकल्प है।',
    }),
    {
      title: { en: 'Worship Shashthi', hi: 'षष्ठी देवी का पूजन' },
      text: {
        en: 'Offer turmeric, kumkum, rice and flowers at the edge of the pond, and say the name of each child.',
        hi: 'तालाब के किनारे हल्दी, रोली, अक्षत और फूल चढ़ाएँ, और हर बच्चे का नाम लें।',
      },
      say: [shashthi],
    },
    {
      title: { en: 'Remember Balarama', hi: 'बलराम का स्मरण' },
      text: {
        en: 'Offer the parched grain and the mahua, and give thanks to the earth that lets all this grow, and to those who plough it.',
        hi: 'भुना अन्न और महुआ चढ़ाएँ, और सब उगाने वाली धरती तथा हल चलाने वालों का आभार मानें।',
      },
      say: [balarama],
    },
    readKatha,
    offerFood({ en: 'the curd and the grain', hi: 'दही और सतनजा' }),
    {
      title: { en: 'Bless the children', hi: 'बच्चों को आशीर्वाद' },
      text: {
        en: 'Touch each child’s back or shoulder lightly with the coloured cloth, six times where that is the custom. A hand on the head does as well.',
        hi: 'रँगे कपड़े से हर बच्चे की पीठ या कंधे को हल्के से छुएँ, रीति हो तो छह बार। सिर पर हाथ रखना भी उतना ही है।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'After the puja: pasahi rice, six kinds of greens, buffalo curd and ghee, mahua, fruit.',
        hi: 'पूजा के बाद: पसही चावल, छह तरह की भाजी, भैंस का दही-घी, महुआ, फल।',
      },
    ],
    avoided: [
      {
        en: 'What a plough has grown, and cow’s milk and what is made of it. Many do not walk over ploughed land on this day.',
        hi: 'हल से उपजा अन्न, और गाय का दूध तथा उससे बनी चीज़ें। बहुत लोग इस दिन जुते खेत में नहीं जाते।',
      },
    ],
    end: {
      en: 'In the afternoon after the puja, or in the evening, with pasahi rice and curd.',
      hi: 'दोपहर की पूजा के बाद, या साँझ को, पसही चावल और दही से।',
    },
  },
  regions: [
    {
      where: { en: 'Chhattisgarh', hi: 'छत्तीसगढ़' },
      how: {
        en: 'Kamarchhath: two ponds (sagari), six stories, six kinds of greens, and a stroke with the cloth.',
        hi: 'कमरछठ: दो सगरी, छह कथाएँ, छह तरह की भाजी, और पोता लगाना।',
      },
    },
    {
      where: { en: 'Uttar Pradesh and Bihar', hi: 'उत्तर प्रदेश और बिहार' },
      how: {
        en: 'Twigs tied together are planted in the yard; small cups of clay are filled with parched grain, six for each child.',
        hi: 'टहनियाँ बाँधकर आँगन में रोपते हैं; मिट्टी के कुल्हड़ भुने अन्न से भरते हैं, हर बच्चे के छह।',
      },
    },
    {
      where: { en: 'Braj and Gujarat', hi: 'ब्रज और गुजरात' },
      how: {
        en: 'It is Baladev Chhath, with a fair at Dauji near Mathura; in Gujarat it is Randhan Chhath, for cooking ahead.',
        hi: 'बलदेव छठ, मथुरा के पास दाऊजी में मेला; गुजरात में रांधण छठ, अगले दिन का भोजन पकाने की।',
      },
    },
  ],
  withoutPriest: {
    en: 'Women do it together, and one of them tells the stories.',
    hi: 'महिलाएँ साथ मिलकर करती हैं, और कोई एक कथाएँ कहती है।',
  },
  optional: {
    en: 'The fast, the twigs, the pond, pasahi rice: fruit that grows on trees is unploughed too. Without buffalo milk leave milk out.',
    hi: 'उपवास, टहनियाँ, सगरी, पसही चावल: पेड़ का फल भी बिना हल का है। भैंस का दूध न मिले तो दूध रहने दें।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Wild jujube has thorns: keep it away from small children. Eat only greens you know.',
      hi: 'झरबेरी में काँटे होते हैं: छोटे बच्चों से दूर रखें। वही साग खाएँ जिसे पहचानते हों।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The milkmaid and the ploughman', hi: 'ग्वालिन और हलवाहा' },
    short: {
      en: 'A milkmaid was near her time, and her pots were full. “I shall sell the milk first,” she thought; but on the way her child was born, under a jujube in a field. She laid it into the shade and went on. It was Hal Shashthi, and wanting to sell all, she said that the mixed milk was buffalo’s. Meanwhile a ploughman’s ox shied, and the child was hurt; he dressed the wound with thorns and leaves. When she saw it she thought of her word, went back from door to door and told the truth. The women were not angry; they prayed with her. Back at the jujube the child lay and laughed. Since then she sold milk for what it was.',
      hi: 'एक ग्वालिन के दिन पूरे थे, और मटके भरे। उसने सोचा, पहले दूध बेच आऊँ; पर राह में ही खेत की झरबेरी तले बच्चे का जन्म हुआ। उसे छाँव में लिटाकर वह आगे गई। उस दिन हल षष्ठी थी; सब बिक जाए, इसलिए मिले-जुले दूध को भैंस का बता दिया। उधर हलवाहे का बैल बिदका और बच्चे को चोट लगी; उसने काँटों और पत्तों से घाव बाँधा। ग्वालिन ने देखा तो अपनी बात याद आई; वह द्वार-द्वार लौटी और सच कह दिया। महिलाएँ रुष्ट न हुईं; उन्होंने साथ प्रार्थना की। झरबेरी तले बच्चा हँस रहा था। तब से वह दूध को वही कहकर बेचती जो वह होता।',
    },
    long: [
      {
        en: 'In a village of Braj lived a milkmaid who was soon to have a child. The pains began in the morning; but the pots were full of milk, and by noon it would be sour. “If I lie down now, it is lost,” she thought, put the pots on her head and went. Between two fields she could go no further. Under a jujube bush her son was born. She wrapped him up, laid him in the shade, asked the bush to look after him, and took up the pots again.',
        hi: 'ब्रज के एक गाँव में एक ग्वालिन थी, जिसे शीघ्र ही बच्चा होने वाला था। सुबह पीड़ा शुरू हुई; पर मटके दूध से भरे थे, दोपहर तक खट्टे हो जाते। उसने सोचा, अभी लेट गई तो सब गया, और मटके सिर पर रखकर चल दी। दो खेतों के बीच आगे न चला गया। झरबेरी तले बेटे का जन्म हुआ। उसे लपेटकर छाँव में लिटाया, झाड़ी से कहा कि देखते रहना, और मटके फिर उठा लिए।',
      },
      {
        en: 'It was the sixth of Bhadon, and in the village all women kept Hal Shashthi. “Is this buffalo’s milk?” they asked. There was cow’s milk and buffalo’s milk in the pots, one poured into the other. “Buffalo’s,” she said quickly, for she wanted to get back; and soon all was sold. In the field a man was ploughing. His ox shied at something by the bush, the plough ran aside, and the child was hurt. The man was frightened. He closed the wound with thorns of the jujube, laid leaves on it, and sat down beside it.',
        hi: 'भादों की षष्ठी थी, और गाँव की सब महिलाएँ हल षष्ठी रख रही थीं। उन्होंने पूछा, “भैंस का दूध है?” मटकों में गाय और भैंस का दूध मिला था। उसे लौटने की जल्दी थी, झट बोली, “भैंस का है,” और सब बिक गया। खेत में एक आदमी हल चला रहा था। झाड़ी के पास किसी चीज़ से बैल बिदका, हल बहका और बच्चे को चोट लगी। वह घबराया। झरबेरी के काँटों से घाव मूँदा, पत्ते रखे, और पास बैठ गया।',
      },
      {
        en: 'So she found them. She took the child up and thought of everything since morning. “I have misled women who fast for their children,” she said, “and I left mine alone.” She ran back to the village and went from house to house: “It was cow’s milk too. Forgive me, I was in haste.” The women saw the dust on her face and her torn sari. One brought water, one a cloth. “You told us in time,” they said. “Come, we shall pray for yours with ours.”',
        hi: 'उसने दोनों को ऐसे पाया। बच्चे को उठाया और सुबह से अब तक का सब सोचा। बोली, “जो अपने बच्चों के लिए व्रत में हैं, उन्हें भरम में रखा; और अपने को अकेला छोड़ा।” वह गाँव लौटी और घर-घर गई, “उसमें गाय का दूध भी था। क्षमा करें, जल्दी में थी।” महिलाओं ने उसके मुख की धूल और फटी साड़ी देखी। कोई पानी लाई, कोई कपड़ा। बोलीं, “समय रहते बता दिया। आओ, हमारे बच्चों के साथ तुम्हारे बच्चे के लिए भी प्रार्थना करें।”',
      },
      {
        en: 'They went to the jujube together, where the ploughman still sat with the boy on his knees. The child was awake; he looked at all the faces above him and laughed, and the wound was closed. The women tied kans and palash to the jujube twig and set it up as it stood that day. The milkmaid kept the vrat with them from then on; and if you bought milk of her she told you first what it was.',
        hi: 'सब साथ झरबेरी तक गईं, जहाँ हलवाहा बच्चे को गोद में लिए बैठा था। बच्चा जाग रहा था; ऊपर झुके सब चेहरे देखकर हँसा, और घाव भर चुका था। महिलाओं ने झरबेरी की टहनी में काँस और पलाश बाँधकर वैसे ही रोप दिया जैसे उस दिन था। तब से ग्वालिन भी उनके साथ व्रत रखती; और उससे दूध लेने वाले को पहले बताती कि वह किसका है।',
      },
    ],
  },
  sources: [
    { en: 'Oral and printed Hal Shashthi Vrat Katha', hi: 'हल षष्ठी व्रत कथा, मौखिक और छपी' },
    { en: 'Custom of Awadh, Bundelkhand and Chhattisgarh', hi: 'अवध, बुंदेलखंड और छत्तीसगढ़ की रीति' },
  ],
};
