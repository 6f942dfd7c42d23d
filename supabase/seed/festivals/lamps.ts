import type { FestivalWords } from '../words.ts';

/** Kartika, the month of lamps. */
export const lampFestivals: FestivalWords[] = [
  {
    rule: 'karwa_chauth',
    name: { en: 'Karwa Chauth', hi: 'करवा चौथ' },
    type: 'Vrat',
    deity: 'parvati',
    region: {
      en: 'Punjab, Haryana, Delhi, Rajasthan, Uttar Pradesh',
      hi: 'पंजाब, हरियाणा, दिल्ली, राजस्थान, उत्तर प्रदेश',
    },
    description: {
      en: 'The fourth of the dark fortnight of Kartika (Ashvina in the amanta reckoning). In many homes a fast is kept from before sunrise until the Moon is seen, with the karwa, a clay pot, and a story in the evening. Many couples now fast together; anybody may drink water, and health comes first.',
      hi: 'कार्तिक कृष्ण चतुर्थी (अमांत गणना से आश्विन)। बहुत से घरों में सूर्योदय से पहले से चंद्र-दर्शन तक व्रत रखा जाता है, मिट्टी के करवे और संध्या की कथा के साथ। अब बहुत से दंपति साथ व्रत रखते हैं; जल कोई भी ले सकता है, स्वास्थ्य पहले है।',
    },
    significance: {
      en: 'A wish for each other’s long life, ended by the sight of the Moon through a sieve.',
      hi: 'एक-दूसरे के दीर्घ जीवन की कामना, जो छलनी से चाँद देखकर पूरी होती है।',
    },
  },
  {
    rule: 'ahoi_ashtami',
    name: { en: 'Ahoi Ashtami', hi: 'अहोई अष्टमी' },
    type: 'Vrat',
    deity: 'parvati',
    region: { en: 'North India', hi: 'उत्तर भारत' },
    description: {
      en: 'The eighth of the dark fortnight of Kartika (Ashvina in the amanta reckoning). Ahoi Mata is drawn on the wall with her children, a story is told, and the vrat ends when the stars appear.',
      hi: 'कार्तिक कृष्ण अष्टमी (अमांत गणना से आश्विन)। दीवार पर बच्चों के साथ अहोई माता का चित्र बनता है, कथा कही जाती है और तारे दिखने पर व्रत पूरा होता है।',
    },
    significance: {
      en: 'Parents pray for the well-being of their daughters and sons alike.',
      hi: 'माता-पिता बेटियों और बेटों, सबके कल्याण की प्रार्थना करते हैं।',
    },
  },
  {
    rule: 'govatsa_dwadashi',
    name: { en: 'Govatsa Dwadashi (Vasu Baras)', hi: 'गोवत्स द्वादशी (वसु बारस)' },
    type: 'Vrat',
    deity: 'krishna',
    region: { en: 'Maharashtra, Gujarat and North India', hi: 'महाराष्ट्र, गुजरात और उत्तर भारत' },
    description: {
      en: 'The twelfth of the dark fortnight of Kartika (Ashvina in the amanta reckoning), when the cow and her calf are honoured in the evening. In Maharashtra the days of Diwali begin here.',
      hi: 'कार्तिक कृष्ण द्वादशी (अमांत गणना से आश्विन), जब संध्या को गाय और बछड़े का सम्मान होता है। महाराष्ट्र में दीवाली के दिन यहीं से आरंभ होते हैं।',
    },
    significance: {
      en: 'Thanks for milk, given to the mother and the calf it belongs to.',
      hi: 'दूध के लिए उस माँ और बछड़े का आभार, जिनका वह है।',
    },
  },
  {
    rule: 'dhanteras',
    name: { en: 'Dhanteras', hi: 'धनतेरस' },
    type: 'Major',
    deity: 'dhanvantari',
    region: { en: 'North, West and Central India', hi: 'उत्तर, पश्चिम और मध्य भारत' },
    description: {
      en: 'The thirteenth of the dark fortnight of Kartika (Ashvina in the amanta reckoning), in the evening. Dhanvantari and Lakshmi are worshipped, a useful vessel is bought in many homes, and a lamp for Yama is set outside the door.',
      hi: 'कार्तिक कृष्ण त्रयोदशी (अमांत गणना से आश्विन), प्रदोष काल में। धन्वंतरि और लक्ष्मी की पूजा होती है, बहुत से घरों में काम का कोई बरतन लिया जाता है और द्वार के बाहर यम के लिए दीप रखा जाता है।',
    },
    significance: {
      en: 'Health is the first wealth: the day belongs to the physician of the gods. Nothing has to be bought.',
      hi: 'पहला धन स्वास्थ्य है: यह दिन देवताओं के वैद्य का है। कुछ ख़रीदना आवश्यक नहीं।',
    },
  },
  {
    rule: 'naraka_chaturdashi',
    name: { en: 'Naraka Chaturdashi (Chhoti Diwali)', hi: 'नरक चतुर्दशी (छोटी दीवाली)' },
    type: 'Major',
    deity: 'krishna',
    region: { en: 'All India; the main Deepavali in the South', hi: 'पूरा भारत; दक्षिण में मुख्य दीपावली' },
    description: {
      en: 'The fourteenth of the dark fortnight of Kartika (Ashvina in the amanta reckoning), with an oil bath before sunrise, as Krishna bathed after overcoming Narakasura. Lamps are lit in the evening; it is also called Roop Chaudas.',
      hi: 'कार्तिक कृष्ण चतुर्दशी (अमांत गणना से आश्विन), सूर्योदय से पहले तेल-उबटन के स्नान के साथ, जैसे नरकासुर को जीतकर कृष्ण ने किया था। संध्या को दीप जलते हैं; इसे रूप चौदस भी कहते हैं।',
    },
    significance: {
      en: 'Satyabhama and Krishna set free those who had been held captive; the morning is for a fresh beginning.',
      hi: 'सत्यभामा और कृष्ण ने बंदियों को मुक्त किया; यह भोर नए आरंभ के लिए है।',
    },
  },
  {
    rule: 'diwali',
    name: { en: 'Diwali (Lakshmi Puja)', hi: 'दीपावली (लक्ष्मी पूजा)' },
    type: 'Major',
    deity: 'lakshmi',
    region: { en: 'All India, Nepal and the diaspora', hi: 'पूरा भारत, नेपाल और प्रवासी समाज' },
    description: {
      en: 'The new moon of Kartika (Ashvina in the amanta reckoning), the darkest night, filled with lamps. After sunset Lakshmi and Ganesh are worshipped, account books are opened, and sweets go from door to door. Ayodhya remembers the return of Ram.',
      hi: 'कार्तिक अमावस्या (अमांत गणना से आश्विन), सबसे अँधेरी रात, दीपों से भरी। सूर्यास्त के बाद लक्ष्मी-गणेश की पूजा होती है, बही-खाते खुलते हैं और द्वार-द्वार मिठाई जाती है। अयोध्या राम की वापसी याद करती है।',
    },
    significance: {
      en: 'Light is shared from lamp to lamp without growing less. Jains remember the nirvana of Mahavir, Sikhs the release of Guru Hargobind from the fort of Gwalior.',
      hi: 'दीप से दीप जलता है और प्रकाश घटता नहीं। जैन महावीर के निर्वाण को और सिख गुरु हरगोबिंद की रिहाई को याद करते हैं।',
    },
  },
  {
    rule: 'kali_puja',
    name: { en: 'Kali Puja', hi: 'काली पूजा' },
    type: 'Regional',
    deity: 'kali',
    region: { en: 'West Bengal, Assam, Odisha, Tripura', hi: 'पश्चिम बंगाल, असम, ओडिशा, त्रिपुरा' },
    description: {
      en: 'The midnight of Kartika’s new moon (Ashvina in the amanta reckoning), on which Bengal worships Kali with red hibiscus. The rest of the country lights lamps for Lakshmi the same night.',
      hi: 'कार्तिक अमावस्या (अमांत गणना से आश्विन) की मध्यरात्रि, जब बंगाल लाल गुड़हल से काली की पूजा करता है। उसी रात शेष देश लक्ष्मी के लिए दीप जलाता है।',
    },
    significance: {
      en: 'Ramprasad sang to her as to a mother: the dark holds no fear for a child in her lap.',
      hi: 'रामप्रसाद ने उन्हें माँ कहकर गाया: माँ की गोद में अँधेरे का भय नहीं रहता।',
    },
  },
  {
    rule: 'govardhan_puja',
    name: { en: 'Govardhan Puja (Annakut)', hi: 'गोवर्धन पूजा (अन्नकूट)' },
    type: 'Major',
    deity: 'krishna',
    region: { en: 'Braj, North and West India', hi: 'ब्रज, उत्तर और पश्चिम भारत' },
    description: {
      en: 'Kartika Shukla Pratipada. A small hill of earth or of food stands for Govardhan, which Krishna held over the people of Braj in the storm; a mountain of dishes, the annakut, is offered and shared.',
      hi: 'कार्तिक शुक्ल प्रतिपदा। मिट्टी या अन्न की छोटी पहाड़ी गोवर्धन का रूप है, जिसे कृष्ण ने मूसलाधार वर्षा में ब्रजवासियों के ऊपर उठाए रखा था; व्यंजनों का पर्वत, अन्नकूट, चढ़ाकर बाँटा जाता है।',
    },
    significance: {
      en: 'Thanks to hill, pasture and cattle. In Gujarat the new Vikram year begins.',
      hi: 'पर्वत, चरागाह और गायों का आभार। गुजरात में नया विक्रम वर्ष आरंभ होता है।',
    },
  },
  {
    rule: 'gujarati_new_year',
    name: { en: 'Gujarati New Year (Bestu Varas)', hi: 'गुजराती नव वर्ष (बेस्तु वरस)' },
    type: 'New Year',
    deity: 'lakshmi',
    region: { en: 'Gujarat', hi: 'गुजरात' },
    description: {
      en: 'Kartika Shukla Pratipada, the first day of the Vikram year in Gujarat. Families visit temples early, greet each other with Saal Mubarak, and open the new books.',
      hi: 'कार्तिक शुक्ल प्रतिपदा, गुजरात में विक्रम वर्ष का पहला दिन। परिवार सुबह मंदिर जाते हैं, “साल मुबारक” कहते हैं और नए बही-खाते खोलते हैं।',
    },
    significance: {
      en: 'The house is open all day, and nobody leaves without something sweet.',
      hi: 'घर दिन भर खुला रहता है और कोई मीठा खाए बिना नहीं जाता।',
    },
  },
  {
    rule: 'bhai_dooj',
    name: { en: 'Bhai Dooj', hi: 'भाई दूज' },
    type: 'Major',
    deity: 'yama',
    region: {
      en: 'North India; Bhau Beej, Bhai Phonta and Bhai Tika elsewhere',
      hi: 'उत्तर भारत; अन्यत्र भाऊबीज, भाई फोंटा और भाई टीका',
    },
    description: {
      en: 'Kartika Shukla Dwitiya. A sister puts the tilak on her brother’s forehead and they eat together, as Yamuna invited her brother Yama.',
      hi: 'कार्तिक शुक्ल द्वितीया। बहन भाई के माथे पर तिलक करती है और दोनों साथ भोजन करते हैं, जैसे यमुना ने भाई यम को बुलाया था।',
    },
    significance: {
      en: 'Yama was so glad of the welcome that he gave the day to all brothers and sisters.',
      hi: 'यम उस स्वागत से इतने प्रसन्न हुए कि यह दिन सब भाई-बहनों को दे दिया।',
    },
  },
  {
    rule: 'chhath_puja',
    name: { en: 'Chhath Puja (evening arghya)', hi: 'छठ पूजा (संध्या अर्घ्य)' },
    type: 'Major',
    deity: 'surya',
    region: {
      en: 'Bihar, Jharkhand, eastern Uttar Pradesh, the Terai of Nepal',
      hi: 'बिहार, झारखंड, पूर्वी उत्तर प्रदेश, नेपाल की तराई',
    },
    description: {
      en: 'Four days ending after Kartika Shukla Shashthi: nahay-khay, kharna, the evening arghya to the setting Sun and the morning arghya to the rising Sun, standing in water with thekua and fruit in bamboo baskets. The fast is long; those who are unwell may take part in other ways.',
      hi: 'चार दिन, जिनका मुख्य दिन कार्तिक शुक्ल षष्ठी है: नहाय-खाय, खरना, डूबते सूर्य को संध्या-अर्घ्य और उगते सूर्य को प्रातः-अर्घ्य, जल में खड़े होकर, बाँस के सूप में ठेकुआ और फल लेकर। व्रत लंबा है; अस्वस्थ लोग दूसरे ढंग से जुड़ सकते हैं।',
    },
    significance: {
      en: 'The setting Sun is honoured before the rising one. No priest is needed; everybody stands in the same water.',
      hi: 'डूबते सूर्य का सम्मान उगते सूर्य से पहले होता है। पुरोहित आवश्यक नहीं; सब एक ही जल में खड़े होते हैं।',
    },
  },
  {
    rule: 'skanda_shashthi_soorasamharam',
    name: { en: 'Soorasamharam (Skanda Shashthi)', hi: 'सूरसंहारम (स्कंद षष्ठी)' },
    type: 'Regional',
    deity: 'kartikeya',
    region: {
      en: 'Tamil Nadu, Kerala, Sri Lanka, Malaysia and Singapore',
      hi: 'तमिलनाडु, केरल, श्रीलंका, मलेशिया और सिंगापुर',
    },
    description: {
      en: 'Kartika Shukla Shashthi, the sixth day after the new moon of Diwali, closes six days for Murugan. At Tiruchendur, on the shore, his victory over Surapadman is acted out before a great crowd.',
      hi: 'कार्तिक शुक्ल षष्ठी, दीवाली की अमावस्या के बाद छठा दिन, मुरुगन के छह दिनों की पूर्णता। तिरुचेंदूर के समुद्र-तट पर सूरपद्मन पर उनकी विजय का अभिनय होता है।',
    },
    significance: {
      en: 'In the story even the defeated one is taken in, as the peacock and the cock of Murugan.',
      hi: 'कथा में हारा हुआ भी मुरुगन का मोर और मुर्गा बनकर अपनाया जाता है।',
    },
  },
  {
    rule: 'gopashtami',
    name: { en: 'Gopashtami', hi: 'गोपाष्टमी' },
    type: 'Regional',
    deity: 'krishna',
    region: { en: 'Braj and North India', hi: 'ब्रज और उत्तर भारत' },
    description: {
      en: 'Kartika Shukla Ashtami, the day on which the boy Krishna first led the cows to pasture. Cows are bathed, decorated and fed.',
      hi: 'कार्तिक शुक्ल अष्टमी, जिस दिन बालक कृष्ण पहली बार गायें चराने ले गए। गायों को नहलाया, सजाया और खिलाया जाता है।',
    },
    significance: {
      en: 'A day for the care of cattle, and for those who tend them.',
      hi: 'गोधन की और उसे पालने वालों की देखभाल का दिन।',
    },
  },
  {
    rule: 'akshaya_navami',
    name: { en: 'Akshaya Navami (Amla Navami)', hi: 'अक्षय नवमी (आँवला नवमी)' },
    type: 'Vrat',
    deity: 'vishnu',
    region: { en: 'North and Central India', hi: 'उत्तर और मध्य भारत' },
    description: {
      en: 'Kartika Shukla Navami. Families cook and eat under an amla tree after walking around it. In Bengal the same day is Jagaddhatri Puja.',
      hi: 'कार्तिक शुक्ल नवमी। परिवार आँवले के पेड़ की परिक्रमा करके उसके नीचे भोजन बनाते और खाते हैं। बंगाल में यही दिन जगद्धात्री पूजा का है।',
    },
    significance: {
      en: 'A meal under a tree: gratitude to what feeds and heals.',
      hi: 'पेड़ के नीचे एक भोजन: जो पोषण देता है उसके प्रति आभार।',
    },
  },
  {
    rule: 'jagaddhatri_puja',
    name: { en: 'Jagaddhatri Puja', hi: 'जगद्धात्री पूजा' },
    type: 'Regional',
    deity: 'durga',
    region: { en: 'West Bengal and Odisha', hi: 'पश्चिम बंगाल और ओडिशा' },
    description: {
      en: 'Kartika Shukla Navami, for the goddess as bearer of the world, seated on a lion with the calm of dawn. Chandannagar and Krishnanagar shine with lights and tall images.',
      hi: 'कार्तिक शुक्ल नवमी, जगत को धारण करने वाली देवी के नाम, जो भोर सी शांति लिए सिंह पर विराजती हैं। चंदननगर और कृष्णनगर रोशनी और ऊँची प्रतिमाओं से सजते हैं।',
    },
    significance: {
      en: 'Strength that carries rather than strikes.',
      hi: 'वह शक्ति जो थामती है, प्रहार नहीं करती।',
    },
  },
  {
    rule: 'devutthana_ekadashi',
    name: { en: 'Devutthana Ekadashi', hi: 'देवउठनी एकादशी' },
    type: 'Ekadashi',
    deity: 'vishnu',
    region: { en: 'All India', hi: 'पूरा भारत' },
    description: {
      en: 'Kartika Shukla Ekadashi, when Vishnu wakes from his rest of four months. Sugarcane is set up as a canopy, patterns are drawn on the floor, and songs call the gods awake.',
      hi: 'कार्तिक शुक्ल एकादशी, जब विष्णु चार मास की योगनिद्रा से जागते हैं। गन्ने का मंडप बनता है, आँगन में चौक पूरे जाते हैं और गीतों से देवों को जगाया जाता है।',
    },
    significance: {
      en: 'Chaturmas ends, and the season of weddings begins.',
      hi: 'चातुर्मास पूरा होता है और विवाहों की ऋतु आरंभ होती है।',
    },
  },
  {
    rule: 'tulsi_vivah',
    name: { en: 'Tulsi Vivah', hi: 'तुलसी विवाह' },
    type: 'Vrat',
    deity: 'tulsi',
    region: { en: 'Maharashtra, Gujarat, Goa and North India', hi: 'महाराष्ट्र, गुजरात, गोवा और उत्तर भारत' },
    description: {
      en: 'The wedding of the tulsi plant with Vishnu as Shaligram, held between Kartika’s bright Ekadashi and the full moon, on Dwadashi in most almanacs. The pot is dressed as a bride under a canopy of sugarcane.',
      hi: 'तुलसी और शालिग्राम रूपी विष्णु का विवाह, जो कार्तिक शुक्ल एकादशी से पूर्णिमा के बीच, अधिकतर पंचांगों में द्वादशी को होता है। गन्ने के मंडप में तुलसी को दुल्हन सा सजाया जाता है।',
    },
    significance: {
      en: 'A wedding that any home can hold, with neighbours as guests.',
      hi: 'ऐसा विवाह जो हर घर कर सकता है, पड़ोसी बराती बनकर आते हैं।',
    },
  },
  {
    rule: 'vaikuntha_chaturdashi',
    name: { en: 'Vaikuntha Chaturdashi', hi: 'वैकुंठ चतुर्दशी' },
    type: 'Vrat',
    deity: 'vishnu',
    region: { en: 'Varanasi, Ujjain, Maharashtra', hi: 'वाराणसी, उज्जैन, महाराष्ट्र' },
    description: {
      en: 'Kartika Shukla Chaturdashi, the night on which Vishnu and Shiv worship each other: tulsi is offered to Shiv and bel to Vishnu. In Ujjain the two meet in procession.',
      hi: 'कार्तिक शुक्ल चतुर्दशी, वह रात जब विष्णु और शिव एक-दूसरे की पूजा करते हैं: शिव को तुलसी और विष्णु को बेल चढ़ाई जाती है। उज्जैन में हरि-हर मिलन की सवारी निकलती है।',
    },
    significance: {
      en: 'Two paths bow to each other.',
      hi: 'दो मार्ग एक-दूसरे को प्रणाम करते हैं।',
    },
  },
  {
    rule: 'dev_deepawali',
    name: { en: 'Dev Deepawali', hi: 'देव दीपावली' },
    type: 'Regional',
    deity: 'ganga',
    region: { en: 'Varanasi and the towns along the Ganga', hi: 'वाराणसी और गंगा किनारे के नगर' },
    description: {
      en: 'The evening of Kartika’s full moon, when every step of Varanasi’s ghats carries a lamp. Boats, hymns and the great Ganga aarti fill the riverfront.',
      hi: 'कार्तिक पूर्णिमा की संध्या, जब वाराणसी के घाटों की हर सीढ़ी पर दीप होता है। नावों, स्तोत्रों और गंगा की महाआरती से तट भर जाता है।',
    },
    significance: {
      en: 'The gods, it is told, come down to bathe and to see the lamps.',
      hi: 'कहते हैं, देवता स्नान करने और दीप देखने उतरते हैं।',
    },
  },
  {
    rule: 'kartik_purnima',
    name: { en: 'Kartik Purnima', hi: 'कार्तिक पूर्णिमा' },
    type: 'Purnima',
    deity: 'shiv',
    region: { en: 'All India; Varanasi, Pushkar, Odisha', hi: 'पूरा भारत; वाराणसी, पुष्कर, ओडिशा' },
    description: {
      en: 'The full moon of Kartika, on which Shiv as Tripurari overcame the three cities. The ghats of Varanasi shine with lamps for Dev Deepawali, Pushkar bathes in its lake, and in Odisha small boats are set afloat.',
      hi: 'कार्तिक पूर्णिमा, जब शिव ने त्रिपुरारि रूप में तीन पुरों को जीता। देव दीपावली पर वाराणसी के घाट दीपों से जगमगाते हैं, पुष्कर के सरोवर में स्नान होता है और ओडिशा में छोटी नावें तैराई जाती हैं।',
    },
    significance: {
      en: 'The month of lamps closes: the gods, it is told, celebrate their own Diwali.',
      hi: 'दीपों का मास पूरा होता है: कहते हैं, देवता अपनी दीवाली मनाते हैं।',
    },
  },
  {
    rule: 'guru_nanak_jayanti',
    name: { en: 'Guru Nanak Jayanti', hi: 'गुरु नानक जयंती' },
    type: 'Jayanti',
    deity: null,
    region: { en: 'Punjab and Sikh homes everywhere', hi: 'पंजाब और सब जगह के सिख परिवार' },
    description: {
      en: 'The full moon of Kartika, birthday of Guru Nanak, the first Sikh Guru. Two days of unbroken reading come before it; prabhat pheris sing at dawn, and langar is open to all.',
      hi: 'कार्तिक पूर्णिमा, पहले सिख गुरु नानक देव का जन्मदिन। इससे पहले दो दिन का अखंड पाठ होता है; भोर में प्रभात फेरियाँ निकलती हैं और लंगर सबके लिए खुला रहता है।',
    },
    significance: {
      en: 'His way in three steps: remember the Name, earn honestly, share with others.',
      hi: 'उनका मार्ग तीन चरणों में: नाम जपो, किरत करो, वंड छको।',
    },
  },
];
