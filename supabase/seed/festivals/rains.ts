import type { FestivalWords } from '../words.ts';

/** Shravana and Bhadrapada. */
export const rainFestivals: FestivalWords[] = [
  {
    rule: 'hariyali_teej',
    name: { en: 'Hariyali Teej', hi: 'हरियाली तीज' },
    type: 'Vrat',
    deity: 'parvati',
    region: {
      en: 'Rajasthan, Haryana, Uttar Pradesh, Punjab, Bihar',
      hi: 'राजस्थान, हरियाणा, उत्तर प्रदेश, पंजाब, बिहार',
    },
    description: {
      en: 'Shravana Shukla Tritiya, in the green of the rains. Swings hang from the trees, hands are painted with mehndi, and Parvati and Shiv are worshipped with songs of the month.',
      hi: 'श्रावण शुक्ल तृतीया, वर्षा की हरियाली के बीच। पेड़ों पर झूले पड़ते हैं, हाथों में मेहँदी लगती है और सावन के गीतों के साथ पार्वती-शिव की पूजा होती है।',
    },
    significance: {
      en: 'It remembers how Parvati and Shiv found each other; ghevar and new bangles come from the parents’ home.',
      hi: 'यह पार्वती और शिव के मिलन की याद है; मायके से घेवर और नई चूड़ियाँ आती हैं।',
    },
  },
  {
    rule: 'nag_panchami',
    name: { en: 'Nag Panchami', hi: 'नाग पंचमी' },
    type: 'Vrat',
    deity: 'naga',
    region: {
      en: 'All India and Nepal; Gujarat a fortnight later',
      hi: 'पूरा भारत और नेपाल; गुजरात में एक पखवाड़े बाद',
    },
    description: {
      en: 'Shravana Shukla Panchami. Pictures of serpents are drawn by the door or an image is honoured with turmeric, flowers and rice. Live snakes are best left in peace: milk does them harm.',
      hi: 'श्रावण शुक्ल पंचमी। द्वार के पास नाग के चित्र बनाए जाते हैं या प्रतिमा पर हल्दी, फूल और चावल चढ़ाए जाते हैं। जीवित साँपों को शांति से रहने देना ही अच्छा है: दूध उन्हें हानि पहुँचाता है।',
    },
    significance: {
      en: 'In the season when snakes leave flooded burrows, the day asks for respect between people and animals; many do not dig the soil.',
      hi: 'जिस ऋतु में बिलों में पानी भर जाता है, उसमें यह दिन मनुष्य और जीवों के बीच आदर सिखाता है; बहुत लोग इस दिन भूमि नहीं खोदते।',
    },
  },
  {
    rule: 'tulsidas_jayanti',
    name: { en: 'Tulsidas Jayanti', hi: 'तुलसीदास जयंती' },
    type: 'Jayanti',
    deity: 'ram',
    region: { en: 'North India', hi: 'उत्तर भारत' },
    description: {
      en: 'Shravana Shukla Saptami, birthday of the poet of the Ramcharitmanas. Chapters of the Manas and the Hanuman Chalisa are read aloud in company.',
      hi: 'श्रावण शुक्ल सप्तमी, रामचरितमानस के कवि का जन्मदिन। मानस के प्रसंग और हनुमान चालीसा मिलकर पढ़े जाते हैं।',
    },
    significance: {
      en: 'He told the story of Ram in the language of the people, and it has been sung ever since.',
      hi: 'उन्होंने राम-कथा जन की भाषा में कही, और वह तब से गाई जा रही है।',
    },
  },
  {
    rule: 'varalakshmi_vrata',
    name: { en: 'Varalakshmi Vratam', hi: 'वरलक्ष्मी व्रत' },
    type: 'Vrat',
    deity: 'lakshmi',
    region: {
      en: 'Karnataka, Andhra Pradesh, Telangana, Tamil Nadu',
      hi: 'कर्नाटक, आंध्र प्रदेश, तेलंगाना, तमिलनाडु',
    },
    description: {
      en: 'The Friday of Shravana’s full moon, or the last one before it. A kalash is dressed as Lakshmi with a coconut, a new cloth and flowers; a yellow thread is tied and neighbours are invited for tambulam.',
      hi: 'श्रावण पूर्णिमा के दिन का या उससे ठीक पहले का शुक्रवार। कलश को नारियल, नए वस्त्र और फूलों से लक्ष्मी का रूप दिया जाता है; पीला धागा बाँधा जाता है और पड़ोसियों को तांबूल के लिए बुलाया जाता है।',
    },
    significance: {
      en: 'Lakshmi is asked for the well-being of the whole house.',
      hi: 'पूरे घर के कुशल-मंगल के लिए लक्ष्मी से प्रार्थना होती है।',
    },
  },
  {
    rule: 'raksha_bandhan',
    name: { en: 'Raksha Bandhan', hi: 'रक्षा बंधन' },
    type: 'Major',
    deity: null,
    region: { en: 'North, West and Central India, Nepal', hi: 'उत्तर, पश्चिम और मध्य भारत, नेपाल' },
    description: {
      en: 'The full moon of Shravana. Sisters tie a rakhi on the wrist of brothers, with tilak, sweets and a small gift in return; many tie it to friends, teachers and soldiers as well. The hours of Bhadra are left out.',
      hi: 'श्रावण पूर्णिमा। बहनें भाइयों की कलाई पर राखी बाँधती हैं, तिलक और मिठाई के साथ, और छोटी सी भेंट पाती हैं; बहुत लोग मित्रों, शिक्षकों और सैनिकों को भी बाँधते हैं। भद्रा का समय छोड़ दिया जाता है।',
    },
    significance: {
      en: 'A thread for mutual care: each asks for the other’s good.',
      hi: 'परस्पर स्नेह का धागा: दोनों एक-दूसरे का भला चाहते हैं।',
    },
  },
  {
    rule: 'gayatri_jayanti',
    name: { en: 'Gayatri Jayanti', hi: 'गायत्री जयंती' },
    type: 'Jayanti',
    deity: 'gayatri',
    region: { en: 'All India; many in the North in Jyeshtha', hi: 'पूरा भारत; उत्तर में बहुत लोग ज्येष्ठ में' },
    description: {
      en: 'The day of the goddess Gayatri on the full moon of Shravana; others keep it on Jyeshtha’s bright Ekadashi. The Gayatri mantra is repeated at sunrise, and havans are held together.',
      hi: 'श्रावण पूर्णिमा पर देवी गायत्री का दिन; कुछ लोग इसे ज्येष्ठ शुक्ल एकादशी को मनाते हैं। सूर्योदय पर गायत्री मंत्र का जप और सामूहिक हवन होते हैं।',
    },
    significance: {
      en: 'The mantra asks the light of the Sun to guide our thoughts.',
      hi: 'यह मंत्र सूर्य के प्रकाश से बुद्धि को दिशा देने की प्रार्थना है।',
    },
  },
  {
    rule: 'kajari_teej',
    name: { en: 'Kajari Teej', hi: 'कजरी तीज' },
    type: 'Vrat',
    deity: 'parvati',
    region: {
      en: 'Rajasthan, Uttar Pradesh, Madhya Pradesh, Bihar',
      hi: 'राजस्थान, उत्तर प्रदेश, मध्य प्रदेश, बिहार',
    },
    description: {
      en: 'The third of the dark fortnight of Bhadrapada (Shravana in the amanta reckoning), also Satudi or Badi Teej. The neem is worshipped, sattu sweets are eaten after moonrise, and kajri songs of the rains are sung.',
      hi: 'भाद्रपद कृष्ण तृतीया (अमांत गणना से श्रावण), जिसे सातुड़ी या बड़ी तीज भी कहते हैं। नीम की पूजा होती है, चंद्रोदय के बाद सत्तू की मिठाई खाई जाती है और वर्षा की कजरी गाई जाती है।',
    },
    significance: {
      en: 'The songs speak of clouds, longing and reunion.',
      hi: 'इन गीतों में बादल, विरह और मिलन की बात होती है।',
    },
  },
  {
    rule: 'balarama_jayanti',
    name: { en: 'Hal Shashthi (Balarama Jayanti)', hi: 'हल षष्ठी (बलराम जयंती)' },
    type: 'Vrat',
    deity: null,
    region: {
      en: 'Uttar Pradesh, Bihar, Madhya Pradesh, Chhattisgarh',
      hi: 'उत्तर प्रदेश, बिहार, मध्य प्रदेश, छत्तीसगढ़',
    },
    description: {
      en: 'The sixth of the dark fortnight of Bhadrapada (Shravana in the amanta reckoning), birthday of Balaram, Krishna’s elder brother, whose tool is the plough. Food grown without the plough, such as pasahi rice, is eaten.',
      hi: 'भाद्रपद कृष्ण षष्ठी (अमांत गणना से श्रावण), कृष्ण के बड़े भाई बलराम का जन्मदिन, जिनका शस्त्र हल है। बिना हल के उपजा अन्न, जैसे पसही चावल, खाया जाता है।',
    },
    significance: {
      en: 'A prayer for children, and a day of rest for field and plough.',
      hi: 'बच्चों के लिए प्रार्थना, और खेत तथा हल के विश्राम का दिन।',
    },
  },
  {
    rule: 'janmashtami',
    name: { en: 'Krishna Janmashtami', hi: 'कृष्ण जन्माष्टमी' },
    type: 'Major',
    deity: 'krishna',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'The eighth of the dark fortnight of Bhadrapada (Shravana in the amanta reckoning): Krishna is born at midnight. The child is bathed, dressed and rocked in a cradle; the next day brings dahi handi in the West. Smarta and Vaishnava homes may keep it on two different days.',
      hi: 'भाद्रपद कृष्ण अष्टमी (अमांत गणना से श्रावण): मध्यरात्रि में कृष्ण का जन्म। बाल-गोपाल को स्नान और शृंगार कराकर पालना झुलाया जाता है; अगले दिन पश्चिम में दही-हांडी होती है। स्मार्त और वैष्णव घरों में यह दो अलग दिनों पर हो सकता है।',
    },
    significance: {
      en: 'In the darkest hour, behind prison doors, a child brings joy.',
      hi: 'सबसे अँधेरी घड़ी में, कारागार के भीतर, एक बालक आनंद लेकर आता है।',
    },
  },
  {
    rule: 'dahi_handi',
    name: { en: 'Dahi Handi', hi: 'दही हांडी' },
    type: 'Regional',
    deity: 'krishna',
    region: { en: 'Maharashtra and Gujarat', hi: 'महाराष्ट्र और गुजरात' },
    description: {
      en: 'The day after Janmashtami, also Gopalkala. A pot of curd hangs high over the street, and teams build a human tower to reach it, as the boy Krishna reached the butter.',
      hi: 'जन्माष्टमी के अगले दिन, जिसे गोपालकाला भी कहते हैं। गली के ऊपर दही की मटकी टाँगी जाती है और टोलियाँ मानव-मीनार बनाकर उस तक पहुँचती हैं, जैसे बालक कृष्ण माखन तक।',
    },
    significance: {
      en: 'A game of balance and trust. Helmets, mats and low towers keep it a happy one.',
      hi: 'संतुलन और विश्वास का खेल। हेलमेट, गद्दे और कम ऊँचाई इसे आनंदमय रखते हैं।',
    },
  },
  {
    rule: 'pola',
    name: { en: 'Bail Pola (Pithori Amavasya)', hi: 'बैल पोला (पिठोरी अमावस्या)' },
    type: 'Harvest',
    deity: null,
    region: { en: 'Maharashtra, Chhattisgarh, Telangana', hi: 'महाराष्ट्र, छत्तीसगढ़, तेलंगाना' },
    description: {
      en: 'The new moon of Shravana in the amanta reckoning (Bhadrapada in the purnimanta). Bulls have the day off: they are bathed, decorated and led through the village, and children pull clay or wooden ones.',
      hi: 'अमांत गणना से श्रावण की अमावस्या (पूर्णिमांत से भाद्रपद)। बैलों की छुट्टी रहती है: उन्हें नहलाकर, सजाकर गाँव में घुमाया जाता है और बच्चे मिट्टी या काठ के बैल खींचते हैं।',
    },
    significance: {
      en: 'Thanks from the farmer to his companions at work.',
      hi: 'किसान की ओर से अपने श्रम के साथियों का आभार।',
    },
  },
  {
    rule: 'hartalika_teej',
    name: { en: 'Hartalika Teej', hi: 'हरतालिका तीज' },
    type: 'Vrat',
    deity: 'parvati',
    region: {
      en: 'Uttar Pradesh, Bihar, Madhya Pradesh, Rajasthan, Maharashtra, Nepal',
      hi: 'उत्तर प्रदेश, बिहार, मध्य प्रदेश, राजस्थान, महाराष्ट्र, नेपाल',
    },
    description: {
      en: 'Bhadrapada Shukla Tritiya, the day before Ganesh Chaturthi. Images of Parvati and Shiv are made of sand or clay and worshipped with songs. The fast is strict by custom and yours to shape: drink water if you are unwell, expecting or nursing.',
      hi: 'भाद्रपद शुक्ल तृतीया, गणेश चतुर्थी से एक दिन पहले। बालू या मिट्टी से पार्वती-शिव की प्रतिमाएँ बनाकर गीतों के साथ पूजा होती है। व्रत परंपरा से कठोर है, पर उसका रूप आप चुनें: अस्वस्थ, गर्भवती या स्तनपान कराने वाली माताएँ जल और आहार लें।',
    },
    significance: {
      en: 'Parvati’s friend led her to the forest so that she might choose for herself; the name remembers that friendship.',
      hi: 'पार्वती की सखी उन्हें वन ले गई थी ताकि वे अपना वर स्वयं चुनें; नाम में उसी मित्रता की याद है।',
    },
  },
  {
    rule: 'ganesh_chaturthi',
    name: { en: 'Ganesh Chaturthi', hi: 'गणेश चतुर्थी' },
    type: 'Major',
    deity: 'ganesh',
    region: {
      en: 'Maharashtra, Goa, Karnataka, Andhra Pradesh, Telangana and all India',
      hi: 'महाराष्ट्र, गोवा, कर्नाटक, आंध्र प्रदेश, तेलंगाना और पूरा भारत',
    },
    description: {
      en: 'Bhadrapada Shukla Chaturthi, the birthday of Ganesh, with the puja at midday. A clay image stays for one and a half, three, five, seven or ten days with durva, modak and aarti, and is then given back to water.',
      hi: 'भाद्रपद शुक्ल चतुर्थी, गणेश का जन्मदिन, जिसकी पूजा मध्याह्न में होती है। मिट्टी की प्रतिमा डेढ़, तीन, पाँच, सात या दस दिन दूर्वा, मोदक और आरती के साथ घर में रहती है, फिर जल को लौटा दी जाती है।',
    },
    significance: {
      en: 'He is invited as a guest and seen off with “come soon next year”. Unfired clay and natural colours keep the water clean.',
      hi: 'वे अतिथि बनकर आते हैं और “अगले बरस जल्दी आना” के साथ विदा होते हैं। कच्ची मिट्टी और प्राकृतिक रंग जल को स्वच्छ रखते हैं।',
    },
  },
  {
    rule: 'rishi_panchami',
    name: { en: 'Rishi Panchami', hi: 'ऋषि पंचमी' },
    type: 'Vrat',
    deity: null,
    region: { en: 'North and West India, Nepal', hi: 'उत्तर और पश्चिम भारत, नेपाल' },
    description: {
      en: 'Bhadrapada Shukla Panchami, for the seven sages Kashyapa, Atri, Bharadvaja, Vishvamitra, Gautama, Jamadagni and Vasishtha, and for Arundhati. Food grown without the plough is eaten.',
      hi: 'भाद्रपद शुक्ल पंचमी, सप्तर्षियों कश्यप, अत्रि, भरद्वाज, विश्वामित्र, गौतम, जमदग्नि और वसिष्ठ तथा अरुंधती के नाम। बिना हल के उपजा अन्न खाया जाता है।',
    },
    significance: {
      en: 'A day of thanks to those who handed down learning.',
      hi: 'विद्या की परंपरा देने वालों के प्रति कृतज्ञता का दिन।',
    },
  },
  {
    rule: 'nuakhai',
    name: { en: 'Nuakhai', hi: 'नुआखाई' },
    type: 'Harvest',
    deity: null,
    region: { en: 'Western Odisha', hi: 'पश्चिमी ओडिशा' },
    description: {
      en: 'Bhadrapada Shukla Panchami, when the first rice of the season is offered to the deity of the place and eaten together. Juniors then greet their elders with Nuakhai Juhar.',
      hi: 'भाद्रपद शुक्ल पंचमी, जब नई फ़सल का पहला चावल ग्राम-देवी को चढ़ाकर साथ खाया जाता है। फिर छोटे बड़ों को “नुआखाई जुहार” कहते हैं।',
    },
    significance: {
      en: 'Whoever lives away comes home, and old differences are put aside.',
      hi: 'दूर रहने वाले घर लौटते हैं और पुराने मतभेद भुलाए जाते हैं।',
    },
  },
  {
    rule: 'radha_ashtami',
    name: { en: 'Radha Ashtami', hi: 'राधा अष्टमी' },
    type: 'Jayanti',
    deity: 'radha',
    region: {
      en: 'Braj, West Bengal, Odisha and Vaishnava homes',
      hi: 'ब्रज, पश्चिम बंगाल, ओडिशा और वैष्णव परिवार',
    },
    description: {
      en: 'Bhadrapada Shukla Ashtami, fifteen days after Janmashtami, the birth of Radha at midday. Barsana climbs to her hill temple with songs.',
      hi: 'भाद्रपद शुक्ल अष्टमी, जन्माष्टमी के पंद्रह दिन बाद, मध्याह्न में राधा का जन्म। बरसाना में लोग गीत गाते हुए पहाड़ी पर बने उनके मंदिर जाते हैं।',
    },
    significance: {
      en: 'Devotees see in Radha love that asks for nothing.',
      hi: 'भक्त राधा में वह प्रेम देखते हैं जो कुछ नहीं माँगता।',
    },
  },
  {
    rule: 'vamana_jayanti',
    name: { en: 'Vamana Jayanti', hi: 'वामन जयंती' },
    type: 'Jayanti',
    deity: 'vamana',
    region: { en: 'All India', hi: 'पूरा भारत' },
    description: {
      en: 'Bhadrapada Shukla Dwadashi, the birth of Vamana, who asked King Bali for three steps of land. Curd, rice and an umbrella are given to somebody who needs them.',
      hi: 'भाद्रपद शुक्ल द्वादशी, वामन का जन्म, जिन्होंने राजा बलि से तीन पग भूमि माँगी। किसी ज़रूरतमंद को दही, चावल और छाता दिया जाता है।',
    },
    significance: {
      en: 'Bali kept his promise to the last step and is honoured for it to this day.',
      hi: 'बलि ने अंतिम पग तक वचन निभाया और आज तक इसके लिए सम्मानित हैं।',
    },
  },
  {
    rule: 'onam',
    name: { en: 'Onam (Thiruvonam)', hi: 'ओणम (तिरुवोणम)' },
    type: 'Harvest',
    deity: 'vamana',
    region: { en: 'Kerala', hi: 'केरल' },
    description: {
      en: 'The day of the star Thiruvonam (Shravana) in the Malayalam month Chingam, the height of ten days. Flower carpets, the sadya on a plantain leaf, new clothes and snake-boat races welcome King Mahabali home.',
      hi: 'मलयालम मास चिंगम में तिरुवोणम (श्रवण) नक्षत्र का दिन, दस दिनों के उत्सव का शिखर। फूलों की रंगोली, केले के पत्ते पर सद्या, नए वस्त्र और नौका-दौड़ से राजा महाबलि का स्वागत होता है।',
    },
    significance: {
      en: 'The song of Onam remembers a time when all were equal and nobody was deceived.',
      hi: 'ओणम का गीत उस समय को याद करता है जब सब समान थे और कोई छल न था।',
    },
  },
  {
    rule: 'anant_chaturdashi',
    name: { en: 'Anant Chaturdashi', hi: 'अनंत चतुर्दशी' },
    type: 'Vrat',
    deity: 'vishnu',
    region: { en: 'North and West India', hi: 'उत्तर और पश्चिम भारत' },
    description: {
      en: 'Bhadrapada Shukla Chaturdashi. A thread with fourteen knots is tied on the arm for Vishnu as Ananta, and in Maharashtra the ten days of Ganesh end with the great immersion.',
      hi: 'भाद्रपद शुक्ल चतुर्दशी। विष्णु के अनंत रूप के लिए बाँह पर चौदह गाँठों का सूत्र बाँधा जाता है, और महाराष्ट्र में गणेश के दस दिन महाविसर्जन के साथ पूरे होते हैं।',
    },
    significance: {
      en: 'Ananta means “without end”: a day to be steady through good and hard years.',
      hi: 'अनंत का अर्थ है “जिसका अंत न हो”: अच्छे और कठिन वर्षों में स्थिर रहने का दिन।',
    },
  },
  {
    rule: 'vishwakarma_puja',
    name: { en: 'Vishwakarma Puja', hi: 'विश्वकर्मा पूजा' },
    type: 'Sankranti',
    deity: 'vishwakarma',
    region: {
      en: 'West Bengal, Bihar, Jharkhand, Odisha, Assam, Uttar Pradesh',
      hi: 'पश्चिम बंगाल, बिहार, झारखंड, ओडिशा, असम, उत्तर प्रदेश',
    },
    description: {
      en: 'Kanya Sankranti, when the Sun enters Kanya, the sidereal Virgo, in mid-September. Machines are switched off, cleaned and garlanded; workshops worship their tools, and kites fly over Kolkata.',
      hi: 'कन्या संक्रांति, जब सूर्य कन्या राशि में प्रवेश करते हैं, सितंबर के मध्य में। मशीनें बंद करके साफ़ की और सजाई जाती हैं; कारखाने औज़ारों की पूजा करते हैं और कोलकाता में पतंगें उड़ती हैं।',
    },
    significance: {
      en: 'Respect for work done well, and for the hands and tools that do it. A good day for a safety check.',
      hi: 'अच्छे श्रम का और उसे करने वाले हाथों तथा औज़ारों का आदर। सुरक्षा-जाँच के लिए भी अच्छा दिन।',
    },
  },
];
