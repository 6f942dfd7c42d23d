import type { FestivalWords } from '../words.ts';

/** From Margashirsha to Magha. */
export const winterFestivals: FestivalWords[] = [
  {
    rule: 'kaal_bhairav_jayanti',
    name: { en: 'Kaal Bhairav Jayanti', hi: 'काल भैरव जयंती' },
    type: 'Jayanti',
    deity: 'bhairav',
    region: { en: 'North India, especially Kashi and Ujjain', hi: 'उत्तर भारत, विशेषकर काशी और उज्जैन' },
    description: {
      en: 'Margashirsha Krishna Ashtami (Kartika in the amanta reckoning), kept in honour of Bhairav. Temples light lamps of mustard oil, and many people feed street dogs, his companions.',
      hi: 'मार्गशीर्ष कृष्ण अष्टमी (अमांत गणना से कार्तिक), जो भैरव के नाम है। मंदिरों में सरसों के तेल के दीप जलते हैं और बहुत लोग उनके साथी श्वानों को भोजन देते हैं।',
    },
    significance: {
      en: 'Bhairav is the watchman of Kashi; the day is a reminder to use time with care.',
      hi: 'भैरव काशी के कोतवाल माने जाते हैं; यह दिन समय का आदर करने की याद दिलाता है।',
    },
  },
  {
    rule: 'vivah_panchami',
    name: { en: 'Vivah Panchami', hi: 'विवाह पंचमी' },
    type: 'Regional',
    deity: 'sita',
    region: { en: 'Mithila, Ayodhya and Nepal', hi: 'मिथिला, अयोध्या और नेपाल' },
    description: {
      en: 'Margashirsha Shukla Panchami, remembered as the wedding day of Sita and Ram. Janakpur and Ayodhya act out the procession with songs of the bride’s and the groom’s side.',
      hi: 'मार्गशीर्ष शुक्ल पंचमी, जो सीता और राम के विवाह का दिन मानी जाती है। जनकपुर और अयोध्या में बारात निकाली जाती है और दोनों पक्षों के मंगल-गीत गाए जाते हैं।',
    },
    significance: {
      en: 'Families read the wedding from the Ramcharitmanas and think of a bond that lasts through hardship.',
      hi: 'परिवार रामचरितमानस का विवाह-प्रसंग पढ़ते हैं और कठिनाई में भी निभने वाले संबंध को याद करते हैं।',
    },
  },
  {
    rule: 'gita_jayanti',
    name: { en: 'Gita Jayanti', hi: 'गीता जयंती' },
    type: 'Jayanti',
    deity: 'krishna',
    region: { en: 'All India, especially Kurukshetra', hi: 'पूरा भारत, विशेषकर कुरुक्षेत्र' },
    description: {
      en: 'Margashirsha Shukla Ekadashi, held to be the day on which Krishna spoke the Bhagavad Gita to Arjuna. Readings of all eighteen chapters are held in homes, temples and schools.',
      hi: 'मार्गशीर्ष शुक्ल एकादशी, जिस दिन कृष्ण ने अर्जुन को भगवद्गीता सुनाई, ऐसा माना जाता है। घरों, मंदिरों और विद्यालयों में अठारहों अध्यायों का पाठ होता है।',
    },
    significance: {
      en: 'The day invites us to read even a few verses slowly: on duty without greed and on an even mind.',
      hi: 'यह दिन थोड़े से श्लोक ही सही, ठहरकर पढ़ने का निमंत्रण है: लोभ रहित कर्तव्य और समभाव पर।',
    },
  },
  {
    rule: 'mokshada_ekadashi',
    name: { en: 'Mokshada Ekadashi', hi: 'मोक्षदा एकादशी' },
    type: 'Ekadashi',
    deity: 'vishnu',
    region: { en: 'All India', hi: 'पूरा भारत' },
    description: {
      en: 'The Ekadashi of Margashirsha’s bright fortnight, the same day as Gita Jayanti. Vishnu is worshipped with tulsi and lamps, and those who wish take a light fast.',
      hi: 'मार्गशीर्ष शुक्ल पक्ष की एकादशी, जिस दिन गीता जयंती भी होती है। तुलसी और दीप से विष्णु की पूजा होती है और जो चाहें हल्का व्रत रखते हैं।',
    },
    significance: {
      en: 'Its name means “giver of release”; many offer the day’s prayers for those who came before them.',
      hi: 'इसके नाम का अर्थ है “मोक्ष देने वाली”; बहुत लोग इस दिन की प्रार्थना अपने पूर्वजों के नाम करते हैं।',
    },
  },
  {
    rule: 'dattatreya_jayanti',
    name: { en: 'Dattatreya Jayanti', hi: 'दत्तात्रेय जयंती' },
    type: 'Jayanti',
    deity: 'dattatreya',
    region: {
      en: 'Maharashtra, Karnataka, Goa, Gujarat and Telangana',
      hi: 'महाराष्ट्र, कर्नाटक, गोवा, गुजरात और तेलंगाना',
    },
    description: {
      en: 'The full moon of Margashirsha, kept as the birth of Dattatreya. Devotees read the Gurucharitra during the seven days before it and gather in the evening for the birth.',
      hi: 'मार्गशीर्ष पूर्णिमा, जो दत्तात्रेय का जन्मदिन मानी जाती है। भक्त इससे पहले के सात दिन गुरुचरित्र का पाठ करते हैं और संध्या को जन्मोत्सव मनाते हैं।',
    },
    significance: {
      en: 'Dattatreya took twenty-four teachers from nature; the day honours learning from everything around us.',
      hi: 'दत्तात्रेय ने प्रकृति से चौबीस गुरु बनाए; यह दिन अपने आसपास की हर वस्तु से सीखने का सम्मान करता है।',
    },
  },
  {
    rule: 'karthigai_deepam',
    name: { en: 'Karthigai Deepam', hi: 'कार्तिगै दीपम' },
    type: 'Regional',
    deity: 'shiv',
    region: { en: 'Tamil Nadu and Kerala', hi: 'तमिलनाडु और केरल' },
    description: {
      en: 'In the Tamil month of Karthigai, when the Moon is near the Krittika stars, rows of clay lamps are lit in every house. At Tiruvannamalai a great flame is lit on the hill.',
      hi: 'तमिल मास कार्तिगै में, जब चंद्रमा कृत्तिका नक्षत्र में होता है, घर-घर मिट्टी के दीपों की पंक्तियाँ जलती हैं। तिरुवण्णामलै में पहाड़ी पर विशाल ज्योति प्रज्वलित की जाती है।',
    },
    significance: {
      en: 'The flame stands for Shiv as a pillar of light without beginning or end, and for Murugan raised by the Krittikas.',
      hi: 'यह ज्योति शिव के आदि-अंत रहित प्रकाश-स्तंभ का और कृत्तिकाओं द्वारा पाले गए मुरुगन का स्मरण है।',
    },
  },
  {
    rule: 'vaikuntha_ekadashi',
    name: { en: 'Vaikuntha Ekadashi', hi: 'वैकुंठ एकादशी' },
    type: 'Ekadashi',
    deity: 'vishnu',
    region: { en: 'South India', hi: 'दक्षिण भारत' },
    description: {
      en: 'The bright Ekadashi while the Sun is in Sagittarius, the month of Dhanus or Margazhi. Vishnu temples such as Srirangam and Tirumala open the northern door, the Vaikuntha Dwaram.',
      hi: 'सूर्य के धनु राशि में रहते (तमिल मास मार्गळि में) आने वाली शुक्ल एकादशी। श्रीरंगम और तिरुमला जैसे विष्णु मंदिरों में उत्तर का वैकुंठ द्वार खुलता है।',
    },
    significance: {
      en: 'Walking through the door is a prayer for nearness to Vishnu; hymns of the Alvars are sung through the night.',
      hi: 'द्वार से होकर जाना विष्णु की निकटता की प्रार्थना है; रात भर आळ्वारों के पद गाए जाते हैं।',
    },
  },
  {
    rule: 'guru_gobind_singh_jayanti',
    name: { en: 'Guru Gobind Singh Jayanti', hi: 'गुरु गोबिंद सिंह जयंती' },
    type: 'Jayanti',
    deity: null,
    region: { en: 'Punjab, Bihar and Sikh homes everywhere', hi: 'पंजाब, बिहार और सब जगह के सिख परिवार' },
    description: {
      en: 'The birth of the tenth Sikh Guru, by the older calendar on Pausha Shukla Saptami. Gurdwaras hold readings, kirtan and langar; Patna Sahib, his birthplace, is lit for days.',
      hi: 'दसवें सिख गुरु का जन्मदिन, पुराने पंचांग से पौष शुक्ल सप्तमी। गुरुद्वारों में पाठ, कीर्तन और लंगर होता है; जन्मस्थान पटना साहिब कई दिन जगमगाता है।',
    },
    significance: {
      en: 'He founded the Khalsa and is remembered for courage, poetry and service to all.',
      hi: 'उन्होंने खालसा की स्थापना की और वे साहस, काव्य और सबकी सेवा के लिए याद किए जाते हैं।',
    },
  },
  {
    rule: 'lohri',
    name: { en: 'Lohri', hi: 'लोहड़ी' },
    type: 'Harvest',
    deity: null,
    region: { en: 'Punjab, Haryana, Himachal, Jammu and Delhi', hi: 'पंजाब, हरियाणा, हिमाचल, जम्मू और दिल्ली' },
    description: {
      en: 'The evening before Makar Sankranti, spent around a bonfire with peanuts, popcorn, rewri and gajak. Songs of Dulla Bhatti are sung, and a newborn’s or newlyweds’ first Lohri is a family feast.',
      hi: 'मकर संक्रांति से पहले की संध्या, जो अलाव के चारों ओर मूँगफली, मक्के के फुल्ले, रेवड़ी और गजक के साथ बीतती है। दुल्ला भट्टी के गीत गाए जाते हैं और नवजात या नवविवाहितों की पहली लोहड़ी बड़े चाव से मनती है।',
    },
    significance: {
      en: 'It greets the lengthening days and the winter crop with warmth shared by neighbours.',
      hi: 'यह बढ़ते दिनों और रबी की फ़सल का स्वागत है, जिसकी गरमाहट पड़ोसी बाँटते हैं।',
    },
  },
  {
    rule: 'makar_sankranti',
    name: { en: 'Makar Sankranti', hi: 'मकर संक्रांति' },
    type: 'Sankranti',
    deity: 'surya',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'The Sun enters Makara, the sidereal Capricorn, and by tradition the northward half of the year begins. Sweets of sesame and jaggery, khichdi, river baths and kites belong to the day; it is Uttarayan in Gujarat and Khichdi in the Ganga plain.',
      hi: 'सूर्य मकर राशि में प्रवेश करते हैं और परंपरा से उत्तरायण आरंभ होता है। तिल-गुड़, खिचड़ी, नदी-स्नान और पतंग इस दिन की पहचान हैं; गुजरात में यह उत्तरायण और गंगा के मैदान में खिचड़ी कहलाता है।',
    },
    significance: {
      en: 'A harvest thanksgiving to the Sun, and a day to share food and kind words: “take sesame and jaggery, speak sweetly”.',
      hi: 'सूर्य के प्रति फ़सल का आभार और अन्न तथा मीठे बोल बाँटने का दिन: “तिल-गुड़ लो और मीठा बोलो”।',
    },
  },
  {
    rule: 'pongal',
    name: { en: 'Pongal (Thai Pongal)', hi: 'पोंगल (तै पोंगल)' },
    type: 'Harvest',
    deity: 'surya',
    region: { en: 'Tamil Nadu and Puducherry', hi: 'तमिलनाडु और पुदुच्चेरी' },
    description: {
      en: 'The first day of the Tamil month Thai, the main day of a four-day harvest festival. New rice is boiled with milk and jaggery until it rises over the pot, while the house calls “Pongalo Pongal!”',
      hi: 'तमिल मास तै का पहला दिन, चार दिन के फ़सल पर्व का मुख्य दिन। नया चावल दूध और गुड़ के साथ तब तक उबाला जाता है जब तक वह बरतन से उफन न आए, और घर “पोंगलो पोंगल!” पुकारता है।',
    },
    significance: {
      en: 'Thanks are given to the Sun, the rain, the soil and, on the next day, to the cattle.',
      hi: 'सूर्य, वर्षा और धरती का, और अगले दिन पशुओं का आभार माना जाता है।',
    },
  },
  {
    rule: 'magh_bihu',
    name: { en: 'Magh Bihu (Bhogali Bihu)', hi: 'माघ बिहू (भोगाली बिहू)' },
    type: 'Harvest',
    deity: null,
    region: { en: 'Assam', hi: 'असम' },
    description: {
      en: 'The feast after the harvest in Assam, at Makar Sankranti. Families sleep beside the bhelaghar, a hut of straw, cook together on the eve, and light the meji fire at dawn with pitha and laru.',
      hi: 'फ़सल के बाद असम का भोज, मकर संक्रांति पर। पूर्व संध्या को परिवार पुआल के भेलाघर के पास साथ पकाते-खाते और रात बिताते हैं और भोर में मेजी की अग्नि जलाकर पीठा और लारू अर्पित करते हैं।',
    },
    significance: {
      en: 'The granary is full, and the fire is thanked together.',
      hi: 'भंडार भरा है, और सब मिलकर अग्नि का आभार मानते हैं।',
    },
  },
  {
    rule: 'mattu_pongal',
    name: { en: 'Mattu Pongal', hi: 'मट्टू पोंगल' },
    type: 'Harvest',
    deity: null,
    region: { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
    description: {
      en: 'The third day of Pongal, given to cattle. Cows and bulls are bathed, their horns painted, and they are fed the first of the sweet rice.',
      hi: 'पोंगल का तीसरा दिन, गाय-बैलों के नाम। उन्हें नहलाया जाता है, सींग रँगे जाते हैं और मीठे चावल का पहला कौर खिलाया जाता है।',
    },
    significance: {
      en: 'Thanks to those who drew the plough and gave milk through the year.',
      hi: 'वर्ष भर हल खींचने और दूध देने वालों का आभार।',
    },
  },
  {
    rule: 'thaipusam',
    name: { en: 'Thaipusam', hi: 'तैपूसम (थाईपुसम)' },
    type: 'Regional',
    deity: 'kartikeya',
    region: {
      en: 'Tamil Nadu, Kerala, Sri Lanka, Malaysia, Singapore and Mauritius',
      hi: 'तमिलनाडु, केरल, श्रीलंका, मलेशिया, सिंगापुर और मॉरिशस',
    },
    description: {
      en: 'The day of the star Pusam (Pushya) in the Tamil month Thai, close to its full moon. Devotees of Murugan walk to his hill temples with milk pots and the decorated kavadi.',
      hi: 'तमिल मास तै में पूसम (पुष्य) नक्षत्र का दिन, पूर्णिमा के आसपास। मुरुगन के भक्त दूध के कलश और सजी हुई कावड़ लेकर उनके पहाड़ी मंदिरों तक जाते हैं।',
    },
    significance: {
      en: 'Murugan received the vel from his mother Parvati on this day; the walk is an offering of patience and thanks.',
      hi: 'इस दिन मुरुगन को माता पार्वती से वेल मिला; यह यात्रा धैर्य और आभार की भेंट है।',
    },
  },
  {
    rule: 'sakat_chauth',
    name: { en: 'Sakat Chauth', hi: 'सकट चौथ' },
    type: 'Vrat',
    deity: 'ganesh',
    region: {
      en: 'North India; Tilkut Chauth in Rajasthan and Madhya Pradesh',
      hi: 'उत्तर भारत; राजस्थान और मध्य प्रदेश में तिलकुटा चौथ',
    },
    description: {
      en: 'The fourth day of the dark fortnight of Magha (Pausha in the amanta reckoning). Many parents pray to Ganesh for their children, offer sesame sweets and eat after seeing the Moon.',
      hi: 'माघ कृष्ण चतुर्थी (अमांत गणना से पौष)। बहुत से माता-पिता बच्चों के लिए गणेश से प्रार्थना करते हैं, तिल के लड्डू चढ़ाते हैं और चंद्र-दर्शन के बाद भोजन करते हैं।',
    },
    significance: {
      en: 'A winter evening of stories about Ganesh and his love for his mother.',
      hi: 'जाड़े की एक संध्या, जो गणेश और उनके मातृ-प्रेम की कथाओं के साथ बीतती है।',
    },
  },
  {
    rule: 'mauni_amavasya',
    name: { en: 'Mauni Amavasya', hi: 'मौनी अमावस्या' },
    type: 'Amavasya',
    deity: 'ganga',
    region: { en: 'North India, especially Prayagraj', hi: 'उत्तर भारत, विशेषकर प्रयागराज' },
    description: {
      en: 'The new moon of Magha in the purnimanta reckoning (Pausha in the amanta). People bathe in the Ganga at dawn, the largest day of the Magh Mela, and keep silence for part of the day.',
      hi: 'पूर्णिमांत गणना से माघ की अमावस्या (अमांत से पौष)। लोग भोर में गंगा-स्नान करते हैं, जो माघ मेले का सबसे बड़ा दिन है, और दिन के कुछ समय मौन रखते हैं।',
    },
    significance: {
      en: 'Silence is the offering of the day: a rest for speech and a clearer mind.',
      hi: 'इस दिन की भेंट मौन है: वाणी को विश्राम और मन को स्पष्टता।',
    },
  },
  {
    rule: 'basant_panchami',
    name: { en: 'Basant Panchami (Saraswati Puja)', hi: 'बसंत पंचमी (सरस्वती पूजा)' },
    type: 'Major',
    deity: 'saraswati',
    region: { en: 'North and East India, Nepal', hi: 'उत्तर और पूर्व भारत, नेपाल' },
    description: {
      en: 'Magha Shukla Panchami, the herald of spring, with yellow clothes, yellow rice and mustard in flower. Saraswati is worshipped in homes and schools; books and instruments rest beside her for the day.',
      hi: 'माघ शुक्ल पंचमी, वसंत का संदेश, पीले वस्त्र, पीले चावल और फूली सरसों के साथ। घरों और विद्यालयों में सरस्वती की पूजा होती है; पुस्तकें और वाद्य दिन भर उनके पास रखे जाते हैं।',
    },
    significance: {
      en: 'A gentle day to begin learning: many children write their first letters.',
      hi: 'सीखना आरंभ करने का शुभ दिन: बहुत से बच्चे इस दिन पहला अक्षर लिखते हैं।',
    },
  },
  {
    rule: 'ratha_saptami',
    name: { en: 'Ratha Saptami', hi: 'रथ सप्तमी' },
    type: 'Jayanti',
    deity: 'surya',
    region: { en: 'South and West India, Odisha', hi: 'दक्षिण और पश्चिम भारत, ओडिशा' },
    description: {
      en: 'Magha Shukla Saptami, the birthday of the Sun, who turns his chariot of seven horses northward. Many bathe at sunrise with arka leaves on the head and draw a chariot at the door.',
      hi: 'माघ शुक्ल सप्तमी, सूर्य का जन्मदिन, जब वे अपना सात घोड़ों का रथ उत्तर की ओर मोड़ते हैं। बहुत लोग सूर्योदय पर सिर पर आक के पत्ते रखकर स्नान करते हैं और द्वार पर रथ की रंगोली बनाते हैं।',
    },
    significance: {
      en: 'Thanks to the Sun for light, warmth and the coming spring.',
      hi: 'प्रकाश, ऊष्मा और आने वाले वसंत के लिए सूर्य का आभार।',
    },
  },
  {
    rule: 'bhishma_ashtami',
    name: { en: 'Bhishma Ashtami', hi: 'भीष्म अष्टमी' },
    type: 'Vrat',
    deity: null,
    region: { en: 'All India', hi: 'पूरा भारत' },
    description: {
      en: 'Magha Shukla Ashtami, on which Bhishma of the Mahabharata gave up his life after the Sun had turned north. Water is offered to him with sesame.',
      hi: 'माघ शुक्ल अष्टमी, जब महाभारत के भीष्म ने सूर्य के उत्तरायण होने पर देह त्यागी। तिल के साथ उन्हें जल अर्पित किया जाता है।',
    },
    significance: {
      en: 'As he left no children, everybody may offer water to him as to a grandfather of all.',
      hi: 'उनकी संतान नहीं थी, इसलिए सब उन्हें पितामह मानकर जल दे सकते हैं।',
    },
  },
  {
    rule: 'magha_purnima',
    name: { en: 'Magha Purnima', hi: 'माघ पूर्णिमा' },
    type: 'Purnima',
    deity: 'vishnu',
    region: { en: 'All India, especially Prayagraj', hi: 'पूरा भारत, विशेषकर प्रयागराज' },
    description: {
      en: 'The full moon of Magha, which closes a month of dawn baths on the banks at Prayagraj. The kalpavasis who have lived there in tents break camp and go home.',
      hi: 'माघ की पूर्णिमा, जिससे प्रयागराज के तट पर महीने भर के प्रातः-स्नान पूरे होते हैं। तंबुओं में रहे कल्पवासी इसके बाद घर लौटते हैं।',
    },
    significance: {
      en: 'The month has been one of simple living; its last day is for giving sesame, blankets and food.',
      hi: 'यह मास सादगी का रहा है; अंतिम दिन तिल, कंबल और अन्न देने का है।',
    },
  },
  {
    rule: 'guru_ravidas_jayanti',
    name: { en: 'Guru Ravidas Jayanti', hi: 'गुरु रविदास जयंती' },
    type: 'Jayanti',
    deity: null,
    region: { en: 'Uttar Pradesh, Punjab, Haryana and beyond', hi: 'उत्तर प्रदेश, पंजाब, हरियाणा और अन्य स्थान' },
    description: {
      en: 'The full moon of Magha, birthday of the poet-saint Ravidas of Kashi. Processions sing his verses, some of which are in the Guru Granth Sahib; his birthplace at Varanasi draws pilgrims.',
      hi: 'माघ पूर्णिमा, काशी के संत-कवि रविदास का जन्मदिन। शोभायात्राओं में उनके पद गाए जाते हैं, जिनमें से कुछ गुरु ग्रंथ साहिब में हैं; वाराणसी का जन्मस्थान तीर्थ है।',
    },
    significance: {
      en: 'He sang of the dignity of every person and of honest work: “if the heart is clean, the Ganga is in the bowl”.',
      hi: 'उन्होंने हर व्यक्ति की गरिमा और ईमानदार श्रम को गाया: “मन चंगा तो कठौती में गंगा”।',
    },
  },
];
