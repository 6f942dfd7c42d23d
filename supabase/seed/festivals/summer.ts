import type { FestivalWords } from '../words.ts';

/** From Jyeshtha to the beginning of Shravana. */
export const summerFestivals: FestivalWords[] = [
  {
    rule: 'shani_jayanti',
    name: { en: 'Shani Jayanti', hi: 'शनि जयंती' },
    type: 'Jayanti',
    deity: 'shani',
    region: { en: 'North and West India', hi: 'उत्तर और पश्चिम भारत' },
    description: {
      en: 'The new moon of Jyeshtha (Vaishakha in the amanta reckoning), kept as the birth of Shani. Lamps of sesame oil are lit and black sesame, cloth or food is given to those who need it.',
      hi: 'ज्येष्ठ अमावस्या (अमांत गणना से वैशाख), जो शनि का जन्मदिन मानी जाती है। तिल के तेल के दीप जलाए जाते हैं और ज़रूरतमंदों को काले तिल, वस्त्र या भोजन दिया जाता है।',
    },
    significance: {
      en: 'Shani is remembered here as the teacher of patience and of fair work, not as somebody to be afraid of.',
      hi: 'यहाँ शनि को धैर्य और ईमानदार श्रम के शिक्षक के रूप में याद किया जाता है, डर के कारण नहीं।',
    },
  },
  {
    rule: 'vat_savitri',
    name: { en: 'Vat Savitri Vrat', hi: 'वट सावित्री व्रत' },
    type: 'Vrat',
    deity: null,
    region: {
      en: 'Uttar Pradesh, Bihar, Madhya Pradesh, Odisha, Haryana',
      hi: 'उत्तर प्रदेश, बिहार, मध्य प्रदेश, ओडिशा, हरियाणा',
    },
    description: {
      en: 'The new moon of Jyeshtha (Vaishakha in the amanta reckoning), when the story of Savitri and Satyavan is read under a banyan tree and thread is wound around its trunk. Western India keeps the same vrat on the full moon.',
      hi: 'ज्येष्ठ अमावस्या (अमांत गणना से वैशाख), जब बरगद के नीचे सावित्री-सत्यवान की कथा पढ़ी जाती है और तने पर सूत लपेटा जाता है। पश्चिम भारत में यही व्रत पूर्णिमा को होता है।',
    },
    significance: {
      en: 'Savitri wins her husband back by wit, patience and truth; the long-lived tree is honoured with her.',
      hi: 'सावित्री बुद्धि, धैर्य और सत्य से पति को लौटा लाती हैं; उनके साथ दीर्घायु वृक्ष का भी सम्मान होता है।',
    },
  },
  {
    rule: 'maharana_pratap_jayanti',
    name: { en: 'Maharana Pratap Jayanti', hi: 'महाराणा प्रताप जयंती' },
    type: 'Jayanti',
    deity: null,
    region: {
      en: 'Rajasthan, Haryana, Himachal and North India',
      hi: 'राजस्थान, हरियाणा, हिमाचल और उत्तर भारत',
    },
    description: {
      en: 'The birthday of Pratap of Mewar by the Hindu calendar, Jyeshtha Shukla Tritiya. Udaipur, Chittor and Kumbhalgarh hold processions and talks.',
      hi: 'हिंदू पंचांग से मेवाड़ के प्रताप का जन्मदिन, ज्येष्ठ शुक्ल तृतीया। उदयपुर, चित्तौड़ और कुंभलगढ़ में शोभायात्राएँ और सभाएँ होती हैं।',
    },
    significance: {
      en: 'He chose hardship over giving up his freedom; his horse Chetak is remembered with him.',
      hi: 'उन्होंने स्वतंत्रता छोड़ने के बजाय कठिन जीवन चुना; उनके साथ घोड़े चेतक को भी याद किया जाता है।',
    },
  },
  {
    rule: 'ganga_dussehra',
    name: { en: 'Ganga Dussehra', hi: 'गंगा दशहरा' },
    type: 'Major',
    deity: 'ganga',
    region: {
      en: 'Uttar Pradesh, Uttarakhand, Bihar, West Bengal',
      hi: 'उत्तर प्रदेश, उत्तराखंड, बिहार, पश्चिम बंगाल',
    },
    description: {
      en: 'Jyeshtha Shukla Dashami, the day on which Ganga came down to earth in answer to Bhagirath’s long effort. At Haridwar, Rishikesh and Varanasi people bathe and float lamps at dusk.',
      hi: 'ज्येष्ठ शुक्ल दशमी, जब भगीरथ के लंबे प्रयत्न से गंगा धरती पर आईं। हरिद्वार, ऋषिकेश और वाराणसी में लोग स्नान करते हैं और संध्या को दीप प्रवाहित करते हैं।',
    },
    significance: {
      en: 'In the hottest weeks water is the gift of the day: pots, sherbet, and shade for travellers.',
      hi: 'सबसे गरम दिनों में इस दिन का दान जल है: घड़े, शरबत और पथिकों के लिए छाया।',
    },
  },
  {
    rule: 'nirjala_ekadashi',
    name: { en: 'Nirjala Ekadashi', hi: 'निर्जला एकादशी' },
    type: 'Ekadashi',
    deity: 'vishnu',
    region: { en: 'All India', hi: 'पूरा भारत' },
    description: {
      en: 'Jyeshtha Shukla Ekadashi, known as Bhima’s Ekadashi; by custom it is kept without water. It falls in great heat: water, milk or fruit may be taken, and nobody who is ill, pregnant, very young or old needs to fast.',
      hi: 'ज्येष्ठ शुक्ल एकादशी, जिसे भीमसेनी एकादशी भी कहते हैं; परंपरा से यह निर्जल रखी जाती है। यह तेज़ गरमी में आती है: जल, दूध या फल लिए जा सकते हैं, और अस्वस्थ, गर्भवती, बच्चों या वृद्धों को व्रत रखना आवश्यक नहीं।',
    },
    significance: {
      en: 'It is counted as one for all the Ekadashis of the year; giving water to others is its kindest part.',
      hi: 'इसे वर्ष की सभी एकादशियों के समान माना जाता है; दूसरों को जल पिलाना इसका सबसे सुंदर अंग है।',
    },
  },
  {
    rule: 'vat_purnima',
    name: { en: 'Vat Purnima', hi: 'वट पूर्णिमा' },
    type: 'Vrat',
    deity: null,
    region: { en: 'Maharashtra, Gujarat and Goa', hi: 'महाराष्ट्र, गुजरात और गोवा' },
    description: {
      en: 'The full moon of Jyeshtha, on which western India keeps the vrat of Savitri. Her story is read and thread is wound around the banyan, as the North does on the new moon.',
      hi: 'ज्येष्ठ पूर्णिमा, जब पश्चिम भारत में सावित्री का व्रत होता है। कथा पढ़ी जाती है और बरगद पर सूत लपेटा जाता है, जैसे उत्तर में अमावस्या को।',
    },
    significance: {
      en: 'A prayer for a long life together; planting or caring for a tree keeps its spirit well.',
      hi: 'साथ के लंबे जीवन की प्रार्थना; एक वृक्ष लगाना या सींचना भी इसी भाव को निभाता है।',
    },
  },
  {
    rule: 'kabir_jayanti',
    name: { en: 'Sant Kabir Jayanti', hi: 'संत कबीर जयंती' },
    type: 'Jayanti',
    deity: null,
    region: { en: 'Uttar Pradesh and North India', hi: 'उत्तर प्रदेश और उत्तर भारत' },
    description: {
      en: 'The full moon of Jyeshtha, birthday of Kabir, the weaver-poet of Kashi. His dohas and bhajans are sung at Varanasi and Maghar.',
      hi: 'ज्येष्ठ पूर्णिमा, काशी के जुलाहे-कवि कबीर का जन्मदिन। वाराणसी और मगहर में उनके दोहे और भजन गाए जाते हैं।',
    },
    significance: {
      en: 'In two plain lines he asks us to look within, and to call nobody high or low.',
      hi: 'दो सरल पंक्तियों में वे भीतर झाँकने और किसी को ऊँचा-नीचा न मानने को कहते हैं।',
    },
  },
  {
    rule: 'raja_sankranti',
    name: { en: 'Raja Sankranti', hi: 'रज संक्रांति' },
    type: 'Sankranti',
    deity: null,
    region: { en: 'Odisha', hi: 'ओडिशा' },
    description: {
      en: 'The Sun enters Mithuna and the rains draw near. For three days the earth rests from the plough; girls swing, wear new clothes and eat poda pitha.',
      hi: 'सूर्य मिथुन राशि में प्रवेश करते हैं और वर्षा पास आती है। तीन दिन धरती हल से विश्राम पाती है; लड़कियाँ झूलती हैं, नए वस्त्र पहनती हैं और पोड़ पीठा खाती हैं।',
    },
    significance: {
      en: 'The earth is honoured as a mother, and rest is part of the honour.',
      hi: 'धरती का माता के रूप में सम्मान होता है, और विश्राम उसी सम्मान का अंग है।',
    },
  },
  {
    rule: 'rath_yatra',
    name: { en: 'Jagannath Rath Yatra', hi: 'जगन्नाथ रथ यात्रा' },
    type: 'Major',
    deity: 'jagannath',
    region: {
      en: 'Odisha (Puri), Gujarat (Ahmedabad), West Bengal',
      hi: 'ओडिशा (पुरी), गुजरात (अहमदाबाद), पश्चिम बंगाल',
    },
    description: {
      en: 'Ashadha Shukla Dwitiya: Jagannath, Balabhadra and Subhadra leave the great temple of Puri in three wooden chariots, whose ropes everybody may pull. They stay at the Gundicha temple and come home on the ninth day.',
      hi: 'आषाढ़ शुक्ल द्वितीया: जगन्नाथ, बलभद्र और सुभद्रा पुरी के महामंदिर से काठ के तीन रथों में निकलते हैं, जिनकी रस्सियाँ सब खींच सकते हैं। वे गुंडिचा मंदिर में ठहरते हैं और नौवें दिन लौटते हैं।',
    },
    significance: {
      en: 'The lord comes out into the street so that everybody may see him.',
      hi: 'भगवान स्वयं मार्ग पर आते हैं ताकि सब उनके दर्शन कर सकें।',
    },
  },
  {
    rule: 'devshayani_ekadashi',
    name: { en: 'Devshayani Ekadashi', hi: 'देवशयनी एकादशी' },
    type: 'Ekadashi',
    deity: 'vishnu',
    region: { en: 'All India; Ashadhi Ekadashi at Pandharpur', hi: 'पूरा भारत; पंढरपुर में आषाढ़ी एकादशी' },
    description: {
      en: 'Ashadha Shukla Ekadashi, when Vishnu lies down to rest on Shesha and Chaturmas begins. In Maharashtra the Varkaris reach Pandharpur on foot, singing abhangs of Dnyaneshwar and Tukaram.',
      hi: 'आषाढ़ शुक्ल एकादशी, जब विष्णु शेष पर शयन करते हैं और चातुर्मास आरंभ होता है। महाराष्ट्र में वारकरी ज्ञानेश्वर और तुकाराम के अभंग गाते हुए पैदल पंढरपुर पहुँचते हैं।',
    },
    significance: {
      en: 'Four months of rain follow: a time for reading and simple habits; weddings wait by custom.',
      hi: 'इसके बाद वर्षा के चार मास आते हैं: पढ़ने और सादी आदतों का समय; परंपरा से विवाह रुके रहते हैं।',
    },
  },
  {
    rule: 'guru_purnima',
    name: { en: 'Guru Purnima', hi: 'गुरु पूर्णिमा' },
    type: 'Purnima',
    deity: null,
    region: { en: 'All India and Nepal; also Jains and Buddhists', hi: 'पूरा भारत और नेपाल; जैन और बौद्ध भी' },
    description: {
      en: 'The full moon of Ashadha, also Vyasa Purnima after the compiler of the Vedas and the Mahabharata. Students visit or write to their teachers and bow in thanks.',
      hi: 'आषाढ़ पूर्णिमा, जिसे वेदों और महाभारत के संकलनकर्ता के नाम पर व्यास पूर्णिमा भी कहते हैं। शिष्य अपने गुरुओं से मिलते या उन्हें पत्र लिखते हैं और आभार में प्रणाम करते हैं।',
    },
    significance: {
      en: 'Whoever has taught us something good, parent, teacher or book, is remembered.',
      hi: 'जिसने भी कुछ अच्छा सिखाया, माता-पिता, शिक्षक या पुस्तक, उसे याद किया जाता है।',
    },
  },
];
