import {
  askForgiveness,
  fasting,
  flame,
  items,
  lightLamp,
  purify,
  resolve,
  setKalash,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { narayana, salutation, vishnu } from '../verses.ts';

const satyanarayan = salutation(
  'ॐ श्रीसत्यनारायणाय नमः।',
  'Salutations to Satyanarayan, Vishnu as truth.',
  'सत्यस्वरूप नारायण को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Anybody may do it, alone or with family and neighbours: to give thanks, for a birthday or wedding, a new home or work, or simply each Purnima. Vishnu is worshipped as truth, and the stories are about keeping one’s word.',
    hi: 'इसे कोई भी कर सकता है, अकेले या परिवार और पड़ोसियों के साथ: धन्यवाद के लिए, जन्मदिन, विवाह, नए घर या काम पर, या हर पूर्णिमा को। विष्णु की सत्य के रूप में पूजा होती है, और कथाएँ वचन निभाने की हैं।',
  },
  when: {
    en: 'Purnima is the usual day, Ekadashi, Sankranti or any day of joy will do as well. Most do it in the evening; the morning is as good.',
    hi: 'प्रायः पूर्णिमा को; एकादशी, संक्रांति या ख़ुशी का कोई भी दिन चलता है। अधिकतर लोग शाम को करते हैं; सुबह भी उतनी ही अच्छी है।',
  },
  time: { en: 'About 1½ to 2 hours with the katha', hi: 'कथा सहित लगभग डेढ़ से दो घंटे' },
  items: [
    items.picture({ en: 'Vishnu or Satyanarayan', hi: 'विष्णु या सत्यनारायण' }),
    {
      name: { en: 'Low table with a yellow or red cloth', hi: 'चौकी और पीला या लाल कपड़ा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Four banana stems or leaves for the corners', hi: 'चारों कोनों के लिए केले के पत्ते या तने' },
      isOptional: true,
    },
    items.kalash,
    items.coconut,
    items.lamp,
    items.water,
    items.panchamrit,
    items.tulsi,
    items.rice,
    items.turmeric,
    items.sandal,
    items.thread,
    {
      name: { en: 'Yellow flowers and a garland', hi: 'पीले फूल और माला' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    items.betel,
    {
      name: {
        en: 'For the prasad: semolina or wheat flour, ghee, sugar and milk, a measure and a quarter of each',
        hi: 'प्रसाद के लिए: सूजी या गेहूँ का आटा, घी, शक्कर और दूध, सवा-सवा भाग',
      },
      amount: { en: '1¼ cups each', hi: 'सवा-सवा कटोरी' },
    },
    { name: { en: 'Bananas and other fruit', hi: 'केले और अन्य फल' }, amount: { en: '5', hi: '5' } },
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'Make the prasad', hi: 'प्रसाद बनाएँ' },
      text: {
        en: 'Roast the semolina or flour in the ghee on a low flame until it smells of nuts, add the sugar, and milk or water by and by. Slice bananas into it. Nobody tastes it before it has been offered.',
        hi: 'सूजी या आटे को घी में धीमी आँच पर सोंधी महक आने तक भूनें, शक्कर डालें और धीरे-धीरे दूध या पानी। केले काटकर मिलाएँ। भोग लगने से पहले कोई नहीं चखता।',
      },
    },
    {
      title: { en: 'Set up the chowki', hi: 'चौकी सजाएँ' },
      text: {
        en: 'Wipe the place, spread the cloth on the table and set the picture on it, facing you or facing east. Tie banana leaves to the corners if you have them. Keep the katha within reach: it is on this page.',
        hi: 'जगह पोंछकर चौकी पर कपड़ा बिछाएँ और चित्र रखें। केले के पत्ते हों तो कोनों पर बाँधें। कथा पास रखें: वह इसी पन्ने पर है।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I worship Satyanarayan with thanks for what we have, for the peace and health of my family and of all.',
      hi: 'जो मिला है उसके धन्यवाद में, अपने परिवार और सबके सुख-शांति के लिए श्री सत्यनारायण की यह पूजा मेरा संकल्प है।',
    }),
    worshipGanesh,
    setKalash,
    {
      title: { en: 'Invite Satyanarayan', hi: 'सत्यनारायण का ध्यान और आवाहन' },
      text: {
        en: 'Fold your hands, look at the picture and say the verse slowly. Then put a flower at the feet and ask him to be present while you worship.',
        hi: 'हाथ जोड़कर चित्र को देखें और श्लोक धीरे-धीरे बोलें। फिर चरणों में फूल रखकर पूजा में विराजने की प्रार्थना करें।',
      },
      say: [vishnu, satyanarayan],
    },
    {
      title: { en: 'Bathe and adorn', hi: 'स्नान और शृंगार' },
      text: {
        en: 'Bathe an idol with panchamrit and then with clear water; before a picture sprinkle a few drops with a flower. Then offer sandalwood, rice coloured with turmeric, a thread for clothing, flowers and tulsi, saying the name with each.',
        hi: 'मूर्ति हो तो पंचामृत और फिर शुद्ध जल से स्नान कराएँ; चित्र हो तो फूल से कुछ बूँदें छिड़कें। फिर चंदन, हल्दी मिले अक्षत, वस्त्र के रूप में मौली, फूल और तुलसी हर बार नाम लेकर चढ़ाएँ।',
      },
      say: [satyanarayan, narayana],
    },
    {
      title: { en: 'Read the katha', hi: 'कथा पढ़ें' },
      text: {
        en: 'One reads, the others listen with a few grains of rice or a flower in the hand. The short telling takes a minute, the long one ten. Ring the bell or say “Satyanarayan Bhagwan ki jai” after each part.',
        hi: 'एक जन पढ़े, बाक़ी हाथ में अक्षत या फूल लेकर सुनें। छोटी कथा एक मिनट की है, पूरी लगभग दस मिनट की। हर भाग के बाद घंटी बजाएँ या “सत्यनारायण भगवान की जय” बोलें।',
      },
      isKatha: true,
    },
    {
      title: { en: 'Offer the prasad', hi: 'भोग लगाएँ' },
      text: {
        en: 'Put the prasad, panchamrit and fruit before him with a tulsi leaf on each, and a glass of water. Pass a little water around it with your hand and sit quietly for a moment.',
        hi: 'प्रसाद, पंचामृत और फल तुलसीदल रखकर भगवान के आगे रखें, साथ में एक गिलास जल। हाथ से चारों ओर थोड़ा जल घुमाएँ और एक क्षण शांत बैठें।',
      },
      say: [satyanarayan],
    },
    singAarti({
      en: '“Jai Lakshmi Ramana” or “Om Jai Jagdish Hare”',
      hi: '“जय लक्ष्मी रमणा” या “ॐ जय जगदीश हरे”',
    }),
    askForgiveness,
    {
      title: { en: 'Share the prasad', hi: 'प्रसाद बाँटें' },
      text: {
        en: 'Give panchamrit and prasad to everybody who is there, and send some to neighbours. Eat yourselves last. The water of the kalash goes to a plant, the leaves and flowers into the earth.',
        hi: 'उपस्थित सभी को पंचामृत और प्रसाद दें, पड़ोस में भी भेजें। अंत में ख़ुद लें। कलश का जल पौधे में और पत्ते-फूल मिट्टी में दें।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Many eat nothing or fruit and milk until the puja, and a simple meal after it.',
        hi: 'कई लोग पूजा तक कुछ नहीं या फल-दूध लेते हैं, और बाद में सादा भोजन।',
      },
      { en: 'The prasad of semolina or flour, panchamrit, fruit.', hi: 'सूजी या आटे का प्रसाद, पंचामृत, फल।' },
    ],
    avoided: [
      {
        en: 'Meat, fish, eggs and alcohol on this day; onion and garlic in most homes.',
        hi: 'इस दिन मांस, मछली, अंडे और मदिरा; अधिकतर घरों में प्याज़-लहसुन भी।',
      },
    ],
    end: {
      en: 'Whoever has fasted breaks it with the prasad.',
      hi: 'जिन्होंने उपवास रखा है, वे प्रसाद से खोलते हैं।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'The prasad is sheera of semolina with banana; it is usual soon after a wedding and in Shravan.',
        hi: 'प्रसाद केले वाला सूजी का शीरा होता है; विवाह के बाद और श्रावण में पूजा की रीति है।',
      },
    },
    {
      where: { en: 'Bengal and Odisha', hi: 'बंगाल और ओडिशा' },
      how: {
        en: 'Called Satya Narayan or Satya Pir; shinni of flour, milk, banana and sugar is offered uncooked.',
        hi: 'सत्यनारायण या सत्यपीर नाम से; आटे, दूध, केले और शक्कर की बिना पकी शिन्नी चढ़ती है।',
      },
    },
    {
      where: { en: 'Andhra and Telangana', hi: 'आंध्र और तेलंगाना' },
      how: {
        en: 'Newly married couples do it together; many go to Annavaram. The nine planets and the guardians of the directions are worshipped first.',
        hi: 'नवविवाहित दंपती साथ में करते हैं; कई लोग अन्नवरम जाते हैं। पहले नवग्रह और दिक्पालों की पूजा होती है।',
      },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Panjiri of roasted wheat flour is the usual prasad, with charnamrit.',
        hi: 'भुने आटे की पंजीरी और चरणामृत प्रसाद में बनता है।',
      },
    },
  ],
  withoutPriest: {
    en: 'Whoever does it reads the steps aloud and does them one by one. A name of Vishnu with each offering is enough where a longer mantra is not known.',
    hi: 'जो पूजा कर रहे हों, वे चरण पढ़ते जाएँ और एक-एक करके करें। लंबा मंत्र न आता हो तो हर अर्पण के साथ विष्णु का नाम काफ़ी है।',
  },
  optional: {
    en: 'Banana stems, coconut and kalash may be left out. A picture, a lamp, a tulsi leaf, something sweet and the katha are the heart of it.',
    hi: 'केले के तने, नारियल और कलश न हों तो भी चलता है। चित्र, दीप, तुलसीदल, कुछ मीठा और कथा ही इसका सार हैं।',
  },
  cautions: [
    ...fasting,
    {
      en: 'With diabetes take a token of the prasad; no sweetness is owed to anybody. Honey is not for children under one year.',
      hi: 'मधुमेह हो तो प्रसाद नाममात्र लें; मीठा खाना किसी पर बाध्य नहीं। एक साल से छोटे बच्चे को शहद न दें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The katha of Satyanarayan', hi: 'सत्यनारायण की कथा' },
    short: {
      en: 'Narada, sad at the troubles of people, asked Vishnu for something that everybody can do. Vishnu told him of a puja of truth. A poor brahmin did it and his days grew easier; a woodcutter saw it, kept it with what he had earned, and was content. A merchant promised it for the birth of a child, and put it off at her birth and again at her wedding, until lost goods and prison reminded him of his word. When his daughter ran to meet his boat without taking the prasad, the boat was out of sight until she went back. A king who would not take prasad from cowherds lost what he had, and found it again when he sat down with them. Each was made happy by the same thing: to keep a promise, and to share with all alike.',
      hi: 'लोगों के दुःख से दुखी नारद ने विष्णु से ऐसा उपाय पूछा जो सब कर सकें। विष्णु ने सत्य की पूजा बताई। एक निर्धन ब्राह्मण ने उसे किया और उसके दिन सँवरे; एक लकड़हारे ने देखा, अपनी कमाई से किया और संतोष पाया। एक व्यापारी ने संतान के लिए पूजा का वचन दिया, पर जन्म पर टाला और विवाह पर भी, जब तक खोए धन और कारागार ने वचन याद न दिलाया। उसकी बेटी प्रसाद लिए बिना नाव देखने दौड़ी, तो नाव ओझल हो गई, लौटकर प्रसाद लिया तो मिल गई। एक राजा ने ग्वालों का प्रसाद नहीं लिया और सब खो दिया, उनके साथ बैठा तो फिर पाया। सबको एक ही बात से सुख मिला: वचन निभाना और सबके साथ बाँटना।',
    },
    long: [
      {
        en: 'In the forest of Naimisha the sages asked Suta what even busy people could do in a hard age. He told them what Narada had once asked. Wandering over the earth, Narada had seen people worn out by their cares, and he went to Vishnu and asked for a way that is easy and open to all. “Let them worship me as truth,” said Vishnu, “on any evening, with family and friends, with flour, milk, sugar and fruit as they have it. Let them hear the story, share the food with everybody, and be true in their dealings.”',
        hi: 'नैमिषारण्य में ऋषियों ने सूत जी से पूछा कि कठिन समय में व्यस्त लोग भी क्या कर सकते हैं। उन्होंने बताया कि कभी नारद ने भी यही पूछा था। पृथ्वी पर घूमते हुए नारद ने लोगों को चिंताओं से थका देखा, और विष्णु से ऐसा उपाय माँगा जो सरल हो और सबके लिए हो। विष्णु ने कहा, “सत्य के रूप में मेरी पूजा करें, किसी भी संध्या को, परिवार और मित्रों के साथ, आटा, दूध, शक्कर और फल जो हो उसी से। कथा सुनें, सबके साथ प्रसाद बाँटें, और व्यवहार में सच्चे रहें।”',
      },
      {
        en: 'In Kashi lived an old brahmin who begged for his food and often went hungry. Vishnu met him in the shape of another old man and told him of the puja. The next day the brahmin received more than he was used to, bought what was needed and worshipped with his kin. From then on he did it every month, and his home was never again without bread. A woodcutter who came to his door for water saw the puja, took the prasad and asked how it is done. “Tomorrow,” he thought, “what my wood brings shall be for this.” It brought more than on other days. He did as he had said, and lived in peace.',
        hi: 'काशी में एक वृद्ध ब्राह्मण भिक्षा माँगकर जीता था और अक्सर भूखा रहता था। विष्णु वृद्ध का रूप लेकर मिले और पूजा बताई। अगले दिन उसे और दिनों से अधिक मिला; उसने सामग्री ली और बंधुओं के साथ पूजा की। तब से हर महीने करता, और घर में अन्न की कमी न रही। एक लकड़हारा पानी पीने उसके द्वार आया, पूजा देखी, प्रसाद लिया और विधि पूछी। उसने सोचा, “कल लकड़ी से जो मिलेगा, वह इसी में लगाऊँगा।” अगले दिन दाम अधिक मिले। उसने जैसा कहा था वैसा किया और सुख से रहा।',
      },
      {
        en: 'King Ulkamukha was worshipping by a river with his wife when a merchant named Sadhu came by in his boat and asked what it was. He had no child, and said: “If a child is born to us, I shall do this too.” His wife Lilavati bore a daughter, Kalavati. When she reminded him, he said: at her wedding. The wedding came, and he forgot again. He went away to trade with his son-in-law. In the city of King Chandraketu thieves who were being chased left the king’s treasure near the two, and they were taken for the thieves and put in prison. At home, too, everything was lost.',
        hi: 'राजा उल्कामुख पत्नी के साथ नदी-तट पर पूजा कर रहे थे कि साधु नाम का व्यापारी नाव से आया और पूछा यह क्या है। उसके संतान न थी; उसने कहा, “संतान हुई तो मैं भी यह पूजा करूँगा।” पत्नी लीलावती को कन्या हुई, कलावती। लीलावती ने याद दिलाया तो बोला: इसके विवाह पर। विवाह हुआ, वह फिर भूल गया। जमाई के साथ व्यापार को गया। राजा चंद्रकेतु के नगर में भागते चोर राजा का धन इन दोनों के पास छोड़ गए; ये ही चोर समझे गए और बंदी हुए। घर पर भी सब चला गया।',
      },
      {
        en: 'One evening Kalavati, sent out to find something to eat, came to a house where the puja was being done. She heard the story, took the prasad and told her mother. Lilavati remembered the promise that was never kept, and with the little she had she did the puja. That night King Chandraketu dreamt that his prisoners were innocent. In the morning he set them free and gave them back more than had been taken.',
        hi: 'एक साँझ भोजन की खोज में निकली कलावती एक घर पहुँची जहाँ यह पूजा हो रही थी। उसने कथा सुनी, प्रसाद लिया और माँ को बताया। लीलावती को वह वचन याद आया जो कभी निभाया नहीं गया, और जो थोड़ा था उसी से पूजा की। उसी रात राजा चंद्रकेतु ने सपना देखा कि बंदी निर्दोष हैं। सुबह उन्हें छोड़ दिया और लिए हुए से अधिक लौटाया।',
      },
      {
        en: 'On the way home an old mendicant asked the merchant what was in his boat. “Leaves and creepers,” he answered, so as to give nothing. “Let it be as you say,” said the old man, and when they looked, there were only leaves. The son-in-law understood; they went after him and asked his pardon, and promised to be true. The boat was as before. It came to the home shore just when Lilavati and Kalavati were at their puja. Kalavati was so glad that she ran off without taking the prasad, and could not see the boat. She turned back, took it, and when she came again her husband stood before her. From that day on the merchant did the puja every Purnima.',
        hi: 'लौटते समय एक वृद्ध दंडी ने पूछा कि नाव में क्या है। कुछ देना न पड़े, इसलिए बोला, “लता-पत्ते।” वृद्ध ने कहा, “जैसा कहते हो वैसा ही हो,” और देखा तो सचमुच पत्ते ही थे। जमाई समझ गया; दोनों ने जाकर क्षमा माँगी और सच बोलने का वचन दिया। नाव फिर पहले जैसी हो गई। वह घर के तट पर पहुँची तब लीलावती और कलावती पूजा में थीं। ख़ुशी में कलावती प्रसाद लिए बिना दौड़ी और नाव दिखी ही नहीं। वह लौटी, प्रसाद लिया, और फिर आई तो पति सामने खड़े थे। उस दिन से व्यापारी हर पूर्णिमा को पूजा करने लगा।',
      },
      {
        en: 'King Tungadhvaja was hunting when he saw cowherds worshipping under a tree. They brought him prasad, but he thought himself too great to take it from them and left it there. When he came home, his children and his wealth were gone. He knew why, went back, sat down among the cowherds, worshipped with them and ate what they gave. All was given back to him. So the story ends where it began: truth in word and deed, and food that is shared with everybody.',
        hi: 'राजा तुंगध्वज ने शिकार के समय ग्वालों को पेड़ के नीचे पूजा करते देखा। वे प्रसाद लाए, पर राजा ने अपने को बड़ा मानकर वहीं छोड़ दिया। घर लौटा तो संतान और धन जा चुके थे। वह कारण समझ गया; लौटकर ग्वालों के बीच बैठा, साथ पूजा की और उनका दिया प्रसाद खाया। सब फिर मिल गया। कथा वहीं पूरी होती है जहाँ से चली थी: वाणी और कर्म में सत्य, और सबके साथ बाँटा हुआ अन्न।',
      },
    ],
  },
  sources: [
    {
      en: 'The five-part Satyanarayan Vrat Katha, traditionally given to the Reva Khanda of the Skanda Purana',
      hi: 'पाँच अध्याय की सत्यनारायण व्रत कथा, परंपरा में स्कंद पुराण के रेवाखंड की',
    },
    {
      en: 'Household custom for the prasad and the order of the puja',
      hi: 'प्रसाद और पूजा-क्रम में घर-घर की रीति',
    },
  ],
};
