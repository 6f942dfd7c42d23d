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
import { ganesha, gauriName, moonName, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Married women of the north and west, more and more husbands with them, and some before marriage. From before sunrise to moonrise one fasts with good wishes for the other’s long life, and in the evening the women of a street sit together, sing and hear the story.',
    hi: 'उत्तर और पश्चिम की विवाहित महिलाएँ, अब कई पति भी, और कुछ विवाह से पहले। सूर्योदय से पहले से चंद्रोदय तक जीवनसाथी की लंबी आयु की शुभकामना में व्रत रहता है; शाम को मोहल्ले की महिलाएँ साथ बैठकर गीत गाती और कथा सुनती हैं।',
  },
  when: {
    en: 'The fourth of the dark half of Kartik (Ashvin by southern months), from before sunrise until the moon is seen.',
    hi: 'कार्तिक (दक्षिण की गणना में आश्विन) कृष्ण चतुर्थी, सूर्योदय से पहले से चंद्रदर्शन तक।',
  },
  time: { en: '45 minutes in the evening, then the moon', hi: 'शाम को 45 मिनट, फिर चंद्रमा' },
  items: [
    {
      name: {
        en: 'Karwa: a small spouted pot of clay or brass, with water',
        hi: 'करवा: मिट्टी या पीतल का टोंटीदार पात्र, जल सहित',
      },
      amount: { en: '1 or 2', hi: '1 या 2' },
    },
    items.picture({
      en: 'Shiva, Parvati, Ganesh and Kartikeya, or a Karwa Chauth print',
      hi: 'शिव, पार्वती, गणेश, कार्तिकेय, या करवा चौथ',
    }),
    { name: { en: 'Puja plate', hi: 'पूजा की थाली' }, amount: { en: '1', hi: '1' } },
    { name: { en: 'Sieve (chhalni)', hi: 'छलनी' }, amount: { en: '1', hi: '1' }, isOptional: true },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.flowers,
    items.thread,
    {
      name: { en: 'Mathri, puri, halwa or another sweet', hi: 'मठरी, पूरी, हलवा या कोई मिठाई' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    {
      name: {
        en: 'Sargi: fruit, nuts, feni or sewai, paratha, water for before sunrise',
        hi: 'सरगी: सूर्योदय से पहले के लिए फल, मेवे, फेनी या सेवई, पराठा, जल',
      },
    },
    { name: { en: 'Henna, bangles, bindi', hi: 'मेहँदी, चूड़ी, बिंदी' }, isOptional: true },
    items.incense,
  ],
  steps: [
    {
      title: { en: 'Before sunrise: sargi', hi: 'सूर्योदय से पहले: सरगी' },
      text: {
        en: 'Get up while it is dark, bathe if you like, and eat a real meal: fruit, nuts, something of milk, something of grain. Drink plenty of water.',
        hi: 'अँधेरा रहते उठें, चाहें तो स्नान करें, और ठीक से भोजन करें: फल, मेवे, दूध का कुछ, अन्न का कुछ। जल ख़ूब पिएँ।',
      },
    },
    resolve({
      en: 'Today I fast until the moon, as far as my health allows, for love and a long life together.',
      hi: 'स्वास्थ्य के अनुसार चंद्रोदय तक व्रत, साथ और दीर्घ आयु की कामना के साथ, मेरा संकल्प है।',
    }),
    cleanPlace,
    {
      title: { en: 'Fill the karwa', hi: 'करवा भरें' },
      text: {
        en: 'In the evening tie red thread around the karwa, draw a swastika with kumkum on it, fill it with water, or with water in one and sweets in the other, and set it before the picture.',
        hi: 'शाम को करवे पर मौली बाँधें, कुमकुम से स्वस्तिक बनाएँ, जल भरें, या एक में जल और दूसरे में मिठाई, और चित्र के आगे रखें।',
      },
    },
    purify,
    lightLamp,
    {
      title: { en: 'Worship Ganesh, Shiva and Gauri', hi: 'गणेश, शिव और गौरी पूजन' },
      text: {
        en: 'Offer rice, kumkum and flowers, to Ganesh first, then to Shiva and Parvati, then to the karwa. To Gauri offer also what adorns: bangles, a bindi, henna.',
        hi: 'अक्षत, कुमकुम और फूल चढ़ाएँ, पहले गणेश जी को, फिर शिव-पार्वती को, फिर करवे को। गौरी माँ को चूड़ी, बिंदी, मेहँदी भी अर्पित करें।',
      },
      say: [ganesha, umaMaheshvara, gauriName],
    },
    readKatha,
    {
      title: { en: 'Pass the plates around', hi: 'थाली फेरना' },
      text: {
        en: 'Where women sit together the plates go round the circle seven times with a song. Alone, turn your plate seven times before the picture. Then give the karwa, or a gift, to an elder and ask for a blessing.',
        hi: 'साथ बैठी महिलाएँ गीत के साथ थालियाँ सात बार फेरती हैं। अकेले हों तो चित्र के आगे थाली सात बार घुमाएँ। फिर करवा या भेंट किसी बड़े को देकर आशीर्वाद लें।',
      },
    },
    offerFood({ en: 'the sweet and mathri', hi: 'मिठाई और मठरी' }),
    {
      title: { en: 'See the moon', hi: 'चंद्र दर्शन' },
      text: {
        en: 'When the moon is up, set a lamp on the sieve, look at the moon through it and then at the one for whom you fasted. Pour water from the karwa towards the moon in a thin stream. With clouds face the north-east, or see it with somebody far away by telephone.',
        hi: 'चंद्रोदय पर छलनी में दीप रखकर चंद्रमा को और फिर जीवनसाथी को देखें। करवे से पतली धार में अर्घ्य दें। बादल हों तो ईशान की ओर अर्घ्य दें; कोई दूर हो तो फ़ोन पर साथ देखें।',
      },
      say: [moonName],
    },
    {
      title: { en: 'Break the fast', hi: 'व्रत खोलें' },
      text: {
        en: 'Take the first sip of water from each other’s hand, then something sweet, and eat slowly. Touch the feet of elders, and wish each other well.',
        hi: 'एक-दूसरे के हाथ से पहला घूँट जल लें, फिर कुछ मीठा, और धीरे-धीरे भोजन करें। बड़ों के चरण छुएँ और एक-दूसरे को शुभकामना दें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Before sunrise: sargi. After the moon: anything light, as puri or roti with vegetables, dal and kheer.',
        hi: 'सूर्योदय से पहले सरगी। चंद्रमा के बाद हल्का भोजन: पूरी या रोटी, सब्ज़ी, दाल, खीर।',
      },
      {
        en: 'By usage the day is without food and water; many today drink water, tea or milk, or eat fruit. That is keeping it too.',
        hi: 'परंपरा में दिन निर्जल होता है; आज बहुत लोग जल, चाय, दूध या फल लेते हैं। वह भी व्रत ही है।',
      },
    ],
    avoided: [{ en: 'During the day food and, in many homes, water.', hi: 'दिन में अन्न, और कई घरों में जल भी।' }],
    end: { en: 'After the moon has been seen, with water first.', hi: 'चंद्रदर्शन के बाद, पहले जल से।' },
  },
  regions: [
    {
      where: { en: 'Punjab, Haryana, Delhi', hi: 'पंजाब, हरियाणा, दिल्ली' },
      how: {
        en: 'Sargi comes from the mother-in-law; the plates are passed around to the song of Veeran.',
        hi: 'सरगी सास देती हैं; “वीराँ” के गीत पर थालियाँ फेरी जाती हैं।',
      },
    },
    {
      where: { en: 'Uttar Pradesh, Bihar', hi: 'उत्तर प्रदेश, बिहार' },
      how: {
        en: 'A picture of Gauri and the moon is drawn on the wall or paper; clay karwas are exchanged; no sargi in many homes.',
        hi: 'दीवार या काग़ज़ पर गौरी और चंद्रमा बनाए जाते हैं; मिट्टी के करवे बदले जाते हैं; कई घरों में सरगी नहीं होती।',
      },
    },
    {
      where: { en: 'Rajasthan', hi: 'राजस्थान' },
      how: {
        en: 'Ten or thirteen karwas of sugar or clay; the goddess is Chauth Mata.',
        hi: 'खांड या मिट्टी के दस या तेरह करवे; देवी चौथ माता हैं।',
      },
    },
  ],
  withoutPriest: {
    en: 'It has always been done by the women themselves; one of them tells the katha.',
    hi: 'यह सदा महिलाएँ स्वयं करती हैं; उन्हीं में से कोई कथा कहती है।',
  },
  optional: {
    en: 'Sieve, henna, new clothes, gifts, the fast without water. Two people who wish each other well under the moon are the heart of it.',
    hi: 'छलनी, मेहँदी, नए कपड़े, उपहार, निर्जल व्रत। चंद्रमा के नीचे एक-दूसरे का भला चाहते दो लोग ही इसका सार हैं।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Nobody’s life depends on whether you eat. If somebody presses you to fast although you are ill or expecting a child, it is right to say no.',
      hi: 'किसी की आयु आपके खाने पर निर्भर नहीं। बीमारी या गर्भावस्था में कोई व्रत के लिए दबाव दे तो मना करना ही सही है।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Veeravati and her seven brothers', hi: 'वीरावती और सात भाई' },
    short: {
      en: 'Veeravati, the only sister of seven brothers, kept her first Karwa Chauth at her parents’ home. By evening she was faint. Her brothers could not bear it: one lit a fire behind a tree and held up a sieve, and they called her to see the moon. She believed them and ate. Then word came that her husband lay as if lifeless. On her way to him she met Gauri, who told her gently what had happened, and that love and patience can mend it. Veeravati stayed at his side and cared for him for a year. When Karwa Chauth came again she kept it whole, and when the true moon rose he opened his eyes, as if he had slept. Her brothers had meant it well; since then people say: do not hurry the moon.',
      hi: 'सात भाइयों की इकलौती बहन वीरावती ने पहला करवा चौथ मायके में रखा। शाम तक वह निढाल हो गई। भाइयों से देखा न गया: एक ने पेड़ के पीछे आग जलाकर छलनी दिखाई, और बोले चाँद निकल आया। उसने मान लिया और भोजन कर लिया। तभी समाचार आया कि पति अचेत पड़े हैं। राह में गौरी मिलीं, जिन्होंने स्नेह से बताया कि क्या हुआ, और यह कि प्रेम और धैर्य से सब सँवर सकता है। वीरावती वर्ष भर उनकी सेवा में रही। फिर करवा चौथ आया, उसने पूरा व्रत रखा, और सच्चा चंद्रमा निकलते ही पति ने आँखें खोलीं, जैसे सोकर उठे हों। भाइयों का मन अच्छा ही था; तब से कहते हैं: चाँद के लिए उतावली मत करो।',
    },
    long: [
      {
        en: 'In the city of Indraprastha lived the brahmin Vedasharma with his wife Lilavati, seven sons and one daughter, Veeravati, who was the light of the house. Her brothers would not eat before she had eaten. She was married to a good man, and in the first autumn came home to keep Karwa Chauth with her brothers’ wives.',
        hi: 'इंद्रप्रस्थ नगरी में वेदशर्मा ब्राह्मण पत्नी लीलावती, सात पुत्रों और एक पुत्री वीरावती के साथ रहते थे। वीरावती घर की रौनक थी; भाई उसे खिलाए बिना न खाते। एक भले पुरुष से उसका विवाह हुआ, और पहली शरद में वह भाभियों के साथ करवा चौथ रखने मायके आई।',
      },
      {
        en: 'She was young and not used to fasting. When the sun had set and the sisters-in-law were singing, she grew white and had to lie down. “Eat, little one,” said the brothers. “When the moon is up,” said she. The youngest took a sieve and a torch and climbed the hill; the light shone through the leaves. “There it is!” they called. She asked her sisters-in-law to come and pour the water with her. “Your moon has risen, ours has not,” they said, and said no more. She was too weak to wonder. She gave water to the fire on the hill, and sat down to eat.',
        hi: 'वह कोमल थी और उपवास की आदत न थी। सूर्यास्त के बाद भाभियाँ गीत गा रही थीं कि उसका मुख पीला पड़ गया और वह लेट गई। भाई बोले, “कुछ खा लो, बहना।” उसने कहा, “चाँद निकलने पर।” सबसे छोटा भाई छलनी और मशाल लेकर टीले पर चढ़ा; पत्तों से रोशनी छनकर आई। सब बोले, “देखो, निकल आया!” उसने भाभियों को साथ अर्घ्य देने बुलाया। वे बोलीं, “तुम्हारा चाँद निकला है, हमारा नहीं,” और चुप रहीं। उसमें सोचने की शक्ति न थी। टीले की आग को अर्घ्य देकर वह खाने बैठ गई।',
      },
      {
        en: 'With the third morsel came a messenger: her husband had fallen down and did not wake. She ran into the night. On the road an old woman sat by a lamp, and it was Gauri. “Child,” she said, “they deceived you out of love, and you ate out of trust. Nobody is angry with you. But what was broken off must be taken up again. Go to him, and do not leave him; and when this night comes again, wait for the moon.”',
        hi: 'तीसरे कौर पर संदेश आया: पति गिर पड़े हैं और जाग नहीं रहे। वह रात में दौड़ी। राह में दीप के पास एक वृद्धा बैठी थीं, वे गौरी थीं। बोलीं, “बेटी, उन्होंने प्रेम में छल किया और तुमने विश्वास में खाया। कोई तुमसे रुष्ट नहीं। पर जो बीच में छूटा उसे फिर उठाना होगा। उनके पास जाओ, साथ मत छोड़ो; और जब यह रात फिर आए, तो चाँद की प्रतीक्षा करना।”',
      },
      {
        en: 'A whole year she sat by him, washed his face, kept the flies away, spoke to him of the day’s small things as if he heard. On every fourth night she greeted the moon. Then Kartik came. She fasted, she sang, and when all around her said that the moon would surely soon be up, she only smiled. It rose late, large and golden over the roofs. She poured the water, turned around, and he was looking at her. “How long have I slept?” he asked. “Not too long,” said Veeravati, and gave him to drink.',
        hi: 'वह वर्ष भर उनके पास बैठी रही, मुख धोती, मक्खियाँ हटाती, दिन की छोटी-छोटी बातें कहती जैसे वे सुन रहे हों। हर चौथ को चंद्रमा को प्रणाम करती। फिर कार्तिक आया। उसने व्रत रखा, गीत गाए, और जब सब कहते कि चाँद निकलने ही वाला है, वह बस मुस्कराती। चंद्रमा देर से निकला, छतों के ऊपर बड़ा और सुनहरा। उसने अर्घ्य दिया, मुड़ी, और वे उसे देख रहे थे। पूछा, “कितनी देर सोया?” वीरावती बोली, “बहुत नहीं,” और जल पिलाया।',
      },
    ],
  },
  sources: [
    {
      en: 'Oral katha of Karwa Chauth (Veeravati), in the versions of Delhi and Punjab',
      hi: 'करवा चौथ की लोक-कथा (वीरावती), दिल्ली और पंजाब के पाठ',
    },
    { en: 'Karaka Chaturthi in Nirnayasindhu and Vratraj', hi: 'निर्णयसिंधु और व्रतराज में करक चतुर्थी' },
  ],
};
