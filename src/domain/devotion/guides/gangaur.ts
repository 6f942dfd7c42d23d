import {
  askForgiveness,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { devi, gauriName, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Women and girls, above all in Rajasthan: Gan is Shiva, called Isar, and Gaur is Parvati, who comes home to her mother for these days. A bride keeps her first Gangaur with all her friends.',
    hi: 'महिलाएँ और कन्याएँ, सबसे बढ़कर राजस्थान में: गण यानी शिव, जिन्हें ईसर कहते हैं, और गौर यानी पार्वती, जो इन दिनों मायके आती हैं। नववधू पहली गणगौर सब सखियों के साथ पूजती है।',
  },
  when: {
    en: 'From the day after Holika Dahan each morning for sixteen or eighteen days; the great day is the third of the bright half of Chaitra. Who has less time keeps that day alone.',
    hi: 'होलिका दहन के अगले दिन से सोलह या अठारह दिन, हर सुबह; मुख्य दिन चैत्र शुक्ल तृतीया है। समय कम हो तो केवल वही दिन।',
  },
  time: { en: '20 minutes each morning, 1 hour on the great day', hi: 'रोज़ 20 मिनट, मुख्य दिन 1 घंटा' },
  items: [
    {
      name: { en: 'Isar and Gaur of clay or wood, or a picture', hi: 'मिट्टी या काठ के ईसर-गौर, या चित्र' },
      amount: { en: '1 pair', hi: '1 जोड़ी' },
    },
    {
      name: { en: 'Durva grass', hi: 'दूब' },
      amount: { en: 'a handful, fresh each day', hi: 'रोज़ ताज़ी एक मुट्ठी' },
    },
    items.water,
    items.lamp,
    items.rice,
    {
      name: { en: 'Kumkum, turmeric, kajal and henna', hi: 'रोली, हल्दी, काजल और मेहँदी' },
      amount: { en: 'a little each', hi: 'थोड़ा-थोड़ा' },
    },
    { name: { en: 'A sheet of white paper', hi: 'सफ़ेद काग़ज़' }, amount: { en: '1', hi: '1' } },
    {
      name: { en: 'Wheat or barley seed in a bowl of earth', hi: 'मिट्टी की कूँडी में गेहूँ या जौ' },
      amount: { en: '1 bowl', hi: '1 पात्र' },
      isOptional: true,
    },
    items.flowers,
    {
      name: { en: 'Guna, ring-shaped sweets of flour', hi: 'गुणे (आटे-बेसन की मीठी गोल मठरी)' },
      amount: { en: '8 or 16', hi: '8 या 16' },
    },
    {
      name: { en: 'For Gaur: bangles, bindi, a dupatta', hi: 'गौर के लिए: चूड़ी, बिंदी, चुनरी' },
      isOptional: true,
    },
  ],
  steps: [
    {
      title: { en: 'Set up Isar and Gaur', hi: 'ईसर-गौर विराजें' },
      text: {
        en: 'Bathe, spread a cloth and set the two on it, where they stay for all the days. Who sows barley does it on the first day and waters it each morning.',
        hi: 'स्नान कर कपड़ा बिछाएँ और दोनों को विराजें; वे सब दिन वहीं रहते हैं। जवारे बोने हों तो पहले दिन बोएँ और रोज़ सुबह सींचें।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I worship Gangaur for the happiness of my home, and that affection and respect live in it.',
      hi: 'घर के सुख, और उसमें प्रेम-सम्मान के लिए गणगौर का पूजन मेरा संकल्प है।',
    }),
    {
      title: { en: 'Sprinkle with durva', hi: 'दूब से छींटे' },
      text: {
        en: 'Take durva in both hands, dip it into the water and sprinkle Gaur and Isar, sixteen times on the great day. This is when the songs are sung, “Gor gor Gomati” or what your family sings.',
        hi: 'दोनों हाथों में दूब लेकर जल में डुबोएँ और गौर-ईसर को छींटे दें, मुख्य दिन सोलह बार। यहीं गीत गाए जाते हैं, “गोर गोर गोमती” या जो आपके घर में गाते हों।',
      },
      say: [gauriName],
    },
    {
      title: { en: 'Adorn them', hi: 'शृंगार करें' },
      text: {
        en: 'Put kumkum, turmeric and kajal on Gaur, sandal or kumkum on Isar; lay down flowers, rice and what else adorns. Then set a tilak on one another.',
        hi: 'गौर को रोली, हल्दी, काजल, ईसर को चंदन या रोली लगाएँ; फूल, अक्षत और शृंगार चढ़ाएँ। फिर एक-दूसरे को टीका लगाएँ।',
      },
      say: [umaMaheshvara],
    },
    {
      title: { en: 'Sixteen dots', hi: 'सोलह टीकी' },
      text: {
        en: 'With a finger put dots on the paper: kumkum, henna, kajal, eight of each for a girl, sixteen for a married woman. It is a wish for joy in many colours.',
        hi: 'काग़ज़ पर उँगली से टीकी लगाएँ: रोली, मेहँदी, काजल; कन्या आठ-आठ, विवाहिता सोलह-सोलह। यह कई रंगों में सुख की कामना है।',
      },
    },
    readKatha,
    offerFood({ en: 'the guna and fruit', hi: 'गुणे और फल' }),
    {
      title: { en: 'Bow before both', hi: 'प्रणाम' },
      text: {
        en: 'Move the lamp in a circle, bow, and give the guna to elders with a bow; they give a blessing.',
        hi: 'दीप घुमाएँ, प्रणाम करें और बड़ों को गुणे देकर पैर छुएँ; वे आशीर्वाद देते हैं।',
      },
      say: [devi],
    },
    {
      title: { en: 'Say farewell on the great day', hi: 'मुख्य दिन विदाई' },
      text: {
        en: 'In the afternoon give Gaur water to drink, sing, and take her to a well or pond. At home a bucket does it: let the clay dissolve and pour it on plants. Wooden figures are wrapped up for next year.',
        hi: 'दोपहर बाद गौर को पानी पिलाएँ, गीत गाएँ और कुएँ या सरोवर तक ले जाएँ। घर पर बाल्टी ही काफ़ी है: मिट्टी घोलकर पौधों में दें। काठ की मूर्तियाँ अगले वर्ष के लिए लपेटकर रखें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'One meal a day for those who fast, after the puja; on the great day guna, fruit and milk until then.',
        hi: 'व्रत रखने वालों का पूजा के बाद एक समय भोजन; मुख्य दिन तब तक गुणे, फल, दूध।',
      },
    ],
    avoided: [
      {
        en: 'Salt is left out by some on the great day; meat and alcohol through all the days.',
        hi: 'कुछ लोग मुख्य दिन नमक नहीं लेते; सब दिन मांस-मदिरा नहीं।',
      },
    ],
    end: { en: 'With the guna after the puja of the third.', hi: 'तृतीया की पूजा के बाद गुणे खाकर।' },
  },
  regions: [
    {
      where: { en: 'Rajasthan', hi: 'राजस्थान' },
      how: {
        en: 'The day before is Sinjara, with henna and presents from the parents’ home; on the seventh evening girls carry a lamp in a pierced pot, ghudla. Jaipur, Udaipur and Bikaner hold processions.',
        hi: 'एक दिन पहले सिंजारा, मेहँदी और मायके की भेंट; सातवीं साँझ कन्याएँ छेद वाले घड़े में दीप, घुड़ला, घुमाती हैं। जयपुर, उदयपुर, बीकानेर में सवारी निकलती है।',
      },
    },
    {
      where: { en: 'Nimar and Malwa', hi: 'निमाड़ और मालवा' },
      how: {
        en: 'Ranubai and Dhaniyar Raja come for nine days, with grown barley carried on the head.',
        hi: 'रनुबाई और धणियर राजा नौ दिन आते हैं, जवारे सिर पर रखकर लाए जाते हैं।',
      },
    },
    {
      where: { en: 'Karnataka and Maharashtra', hi: 'कर्नाटक और महाराष्ट्र' },
      how: {
        en: 'On the same third Gauri is set on a swing and women are given soaked gram and raw mango drink.',
        hi: 'इसी तृतीया को गौरी को झूले में बैठाते हैं और महिलाओं को भीगे चने और पन्ना देते हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'It is all songs and women’s hands; no priest comes.',
    hi: 'यह गीतों और महिलाओं के हाथों की पूजा है; पुरोहित नहीं आते।',
  },
  optional: {
    en: 'The number of days, the dots, the dress and all ornaments. A blade of durva, water and a song are whole.',
    hi: 'दिनों की संख्या, टीकी, वेश और सब शृंगार। एक दूब, जल और एक गीत से पूजा पूर्ण है।',
  },
  cautions: [
    {
      en: 'Fasting is a free choice: who is expecting, nursing, ill, takes medicine or is still growing eats as always, and nobody need go without water.',
      hi: 'उपवास अपनी इच्छा से है: गर्भवती, दूध पिलाने वाली, बीमार, दवा लेने वाले या बढ़ती उम्र के बच्चे सामान्य भोजन करें, और पानी किसी को न छोड़ना पड़े।',
    },
    {
      en: 'At wells, steps and ponds hold children by the hand; painted figures stay out of the water.',
      hi: 'कुएँ, बावड़ी और तालाब पर बच्चों का हाथ पकड़ें; रंगी मूर्तियाँ जल में न डालें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'What Gaur had left to give', hi: 'गौर के पास जो बचा' },
    short: {
      en: 'On the third of Chaitra Shiva, Parvati and Narad came to a village. The poor women heard it first and ran with what was at hand: water, durva, turmeric and rice. Parvati was moved and gave them all the happiness that she had with her. Later the rich women came with many dishes on plates of gold. “What will you give them?” asked Shiva. “You have nothing left.” “The first had the juice of things,” she said, “these shall have my own.” She pricked her finger and sprinkled them. Whoever was touched by a drop had joy as her share. So Gaur keeps nothing back; and one need not come with plates of gold.',
      hi: 'चैत्र की तृतीया को शिव, पार्वती और नारद एक गाँव में आए। निर्धन महिलाओं ने पहले सुना और जो हाथ में था वही लेकर दौड़ीं: जल, दूब, हल्दी, अक्षत। पार्वती का मन भर आया और पास का सारा सुहाग-रस उन्हें दे दिया। पीछे धनी महिलाएँ सोने की थालियों में पकवान लेकर आईं। शिव ने पूछा, “इन्हें क्या दोगी? तुम्हारे पास कुछ बचा नहीं।” वे बोलीं, “पहली को पदार्थों का रस मिला, इन्हें अपना रस दूँगी।” उँगली चीरकर उन्होंने छींटे दिए। जिस पर जो बूँद पड़ी, वही उसका सुख हुआ। गौर कुछ बचाकर नहीं रखतीं; और उनके पास सोने की थाली लेकर आना ज़रूरी नहीं।',
    },
    long: [
      {
        en: 'Once Shiva and Parvati wandered over the earth, and Narad with them. On the third of bright Chaitra they came to a village and sat down under a tree. The women of the huts were the first to hear of it. They did not stop to cook; one took durva from the wayside, one turmeric, one a handful of rice, and so they ran and worshipped Gauri. She looked at their feet, dusty from running, and sprinkled over them all the joy of a good home that she carried with her.',
        hi: 'एक बार शिव और पार्वती नारद के साथ पृथ्वी पर घूम रहे थे। चैत्र शुक्ल तृतीया को वे एक गाँव पहुँचे और पेड़ तले बैठे। सबसे पहले झोंपड़ियों की महिलाओं ने सुना। वे पकाने को न रुकीं; किसी ने राह की दूब ली, किसी ने हल्दी, किसी ने मुट्ठी भर चावल, और दौड़कर गौरी का पूजन किया। दौड़ने से धूल-भरे उनके पैर देखकर गौरी ने अपने पास का सारा सुहाग-रस उन पर छिड़क दिया।',
      },
      {
        en: 'A while later the women of the big houses came, washed and adorned, with sweets on plates of gold and silver. Shiva smiled. “You gave everything to the first. What is left for these?” “Do not worry,” said Parvati. “Those had what comes from things. These shall have what is mine.” She drew her fingernail over her fingertip, and sprinkled; and where a drop fell, there it stayed.',
        hi: 'कुछ देर बाद बड़े घरों की महिलाएँ नहा-सजकर सोने-चाँदी की थालियों में पकवान लिए आईं। शिव मुसकराए, “सब तो पहली को दे दिया। अब इनके लिए क्या बचा?” पार्वती बोलीं, “चिंता न करें। उन्हें पदार्थों से बना रस मिला, इन्हें मेरा अपना मिलेगा।” उन्होंने नख से उँगली चीरी और छींटे दिए; जहाँ बूँद पड़ी, वहीं ठहर गई।',
      },
      {
        en: 'Then Parvati went to the river by herself, bathed, shaped a Shiva of sand and worshipped him. She had nothing to offer, so she made laddus of sand too, and ate two crumbs for prasad. It had taken long. “Where were you?” Shiva asked. “My brothers met me,” she said, for she did not like to speak of her own puja, “they gave me milk and rice.” “Then I too would like some,” said Shiva and set out for the bank.',
        hi: 'फिर पार्वती अकेली नदी गईं, नहाईं, बालू के शिव बनाए और पूजे। भोग को कुछ न था, तो बालू के ही लड्डू बनाए और दो कण प्रसाद के खाए। देर हो गई। शिव ने पूछा, “कहाँ थीं?” अपनी पूजा की बात कहना उन्हें न रुचा, बोलीं, “भाई मिल गए थे, उन्होंने दूध-भात खिलाया।” शिव बोले, “तब तो हम भी खाएँगे,” और तट की ओर चल दिए।',
      },
      {
        en: 'She prayed to him in her heart not to shame her, and there stood a palace on the bank, with brothers who served them for two days. On the way back Narad was sent for a forgotten rosary and found no palace, only forest, and the rosary on a branch. He laughed and bowed. “Mother, you worship in secret, and even what you say in a corner comes true.” So Gangaur is kept quietly: what the women sing and ask for that morning they need not tell anybody.',
        hi: 'उन्होंने मन में प्रार्थना की कि लाज रहे, और तट पर महल खड़ा था, जहाँ भाइयों ने दो दिन सत्कार किया। लौटते समय नारद भूली माला लेने भेजे गए तो वहाँ न महल था, न कोई; केवल वन, और एक डाल पर माला। वे हँसे और प्रणाम किया, “माता, आप छिपकर पूजा करती हैं, और मन की कही भी सच हो जाती है।” इसलिए गणगौर चुपचाप पूजी जाती है: उस सुबह महिलाएँ जो गाती और माँगती हैं, किसी को बताना ज़रूरी नहीं।',
      },
    ],
  },
  sources: [
    { en: 'Oral Gangaur Vrat Katha of Rajasthan', hi: 'राजस्थान की मौखिक गणगौर व्रत कथा' },
    { en: 'Devi Mahatmya, chapter 11', hi: 'देवी माहात्म्य, अध्याय 11' },
  ],
};
