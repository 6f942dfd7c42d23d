import type { FestivalWords } from '../words.ts';

/** From Phalguna to Vaishakha. */
export const springFestivals: FestivalWords[] = [
  {
    rule: 'dayanand_saraswati_jayanti',
    name: { en: 'Maharishi Dayanand Saraswati Jayanti', hi: 'महर्षि दयानंद सरस्वती जयंती' },
    type: 'Jayanti',
    deity: null,
    region: { en: 'North and West India', hi: 'उत्तर और पश्चिम भारत' },
    description: {
      en: 'The birthday of Dayanand Saraswati, founder of the Arya Samaj, on Phalguna Krishna Dashami (Magha in the amanta reckoning). Havan, talks and reading from the Vedas mark the day.',
      hi: 'आर्य समाज के संस्थापक दयानंद सरस्वती का जन्मदिन, फाल्गुन कृष्ण दशमी (अमांत गणना से माघ)। हवन, व्याख्यान और वेद-पाठ होते हैं।',
    },
    significance: {
      en: 'He called people back to the Vedas and worked for education open to all.',
      hi: 'उन्होंने वेदों की ओर लौटने का आह्वान किया और सबके लिए शिक्षा का काम किया।',
    },
  },
  {
    rule: 'maha_shivaratri',
    name: { en: 'Maha Shivaratri', hi: 'महाशिवरात्रि' },
    type: 'Major',
    deity: 'shiv',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'The great night of Shiv, on the fourteenth of the dark fortnight of Phalguna (Magha in the amanta reckoning). Water, milk and bel leaves are offered to the linga in the four watches of the night, the hour around midnight being the heart of it.',
      hi: 'शिव की महारात्रि, फाल्गुन कृष्ण चतुर्दशी (अमांत गणना से माघ)। रात के चार प्रहरों में शिवलिंग पर जल, दूध और बेलपत्र चढ़ाए जाते हैं; मध्यरात्रि का निशीथ काल इसका केंद्र है।',
    },
    significance: {
      en: 'A night of staying awake, in both senses: quiet, song and the name of Shiv. Some remember it as his wedding with Parvati.',
      hi: 'जागरण की रात, दोनों अर्थों में: मौन, भजन और शिव-नाम। कुछ लोग इसे शिव-पार्वती के विवाह के रूप में याद करते हैं।',
    },
  },
  {
    rule: 'phulera_dooj',
    name: { en: 'Phulera Dooj', hi: 'फुलेरा दूज' },
    type: 'Regional',
    deity: 'krishna',
    region: { en: 'Braj: Mathura, Vrindavan and Barsana', hi: 'ब्रज: मथुरा, वृंदावन और बरसाना' },
    description: {
      en: 'Phalguna Shukla Dwitiya, when temples of Braj shower Radha and Krishna with flower petals. The songs of Holi begin from here.',
      hi: 'फाल्गुन शुक्ल द्वितीया, जब ब्रज के मंदिरों में राधा-कृष्ण पर फूलों की वर्षा होती है। यहीं से होली के गीत आरंभ होते हैं।',
    },
    significance: {
      en: 'A tender beginning of the season of colours, with flowers in place of powder.',
      hi: 'रंगों की ऋतु का कोमल आरंभ, जिसमें गुलाल के स्थान पर फूल होते हैं।',
    },
  },
  {
    rule: 'holika_dahan',
    name: { en: 'Holika Dahan', hi: 'होलिका दहन' },
    type: 'Major',
    deity: 'narasimha',
    region: { en: 'North, West and Central India, Nepal', hi: 'उत्तर, पश्चिम और मध्य भारत, नेपाल' },
    description: {
      en: 'The bonfire on the evening of Phalguna’s full moon, lit after sunset when Bhadra is over. Neighbours walk around it and roast the new ears of barley and wheat.',
      hi: 'फाल्गुन पूर्णिमा की संध्या की होलिका, जो सूर्यास्त के बाद भद्रा समाप्त होने पर जलाई जाती है। पड़ोसी इसकी परिक्रमा करते हैं और जौ-गेहूँ की नई बालियाँ भूनते हैं।',
    },
    significance: {
      en: 'It recalls how the child Prahlad came unharmed out of the fire, and with it the end of winter.',
      hi: 'यह बालक प्रह्लाद के अग्नि से सुरक्षित निकलने की और शीत ऋतु की विदाई की याद है।',
    },
  },
  {
    rule: 'holi',
    name: { en: 'Holi (Dhulandi)', hi: 'होली (धुलंडी)' },
    type: 'Major',
    deity: 'krishna',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'The day of colours after Holika Dahan, also called Dhulandi or Rangwali Holi. Friends and neighbours meet with gulal, songs, gujiya and thandai; in Braj the play of Radha and Krishna lives on for days.',
      hi: 'होलिका दहन के बाद रंगों का दिन, जिसे धुलंडी या रंगवाली होली भी कहते हैं। मित्र और पड़ोसी गुलाल, गीत, गुझिया और ठंडाई के साथ मिलते हैं; ब्रज में राधा-कृष्ण की होली कई दिन तक चलती है।',
    },
    significance: {
      en: 'Old quarrels are let go and spring is welcomed. Colour is a gift, so ask first, and keep to gentle, natural powders.',
      hi: 'पुरानी अनबन भुलाकर वसंत का स्वागत होता है। रंग एक उपहार है, इसलिए पहले पूछें और प्राकृतिक, कोमल रंग लें।',
    },
  },
  {
    rule: 'chaitanya_jayanti',
    name: { en: 'Gaura Purnima (Chaitanya Jayanti)', hi: 'गौर पूर्णिमा (चैतन्य जयंती)' },
    type: 'Jayanti',
    deity: 'krishna',
    region: { en: 'West Bengal, Odisha and Vaishnava homes', hi: 'पश्चिम बंगाल, ओडिशा और वैष्णव परिवार' },
    description: {
      en: 'The full moon of Phalguna, birthday of Chaitanya of Navadvipa, who carried the name of Krishna from town to town in song. Kirtan lasts until moonrise at Mayapur and Puri.',
      hi: 'फाल्गुन पूर्णिमा, नवद्वीप के चैतन्य महाप्रभु का जन्मदिन, जिन्होंने कृष्ण-नाम को कीर्तन में नगर-नगर पहुँचाया। मायापुर और पुरी में चंद्रोदय तक कीर्तन होता है।',
    },
    significance: {
      en: 'He taught that the Name belongs to everybody.',
      hi: 'उन्होंने सिखाया कि नाम पर सबका अधिकार है।',
    },
  },
  {
    rule: 'rang_panchami',
    name: { en: 'Rang Panchami', hi: 'रंग पंचमी' },
    type: 'Regional',
    deity: 'krishna',
    region: { en: 'Madhya Pradesh, Maharashtra and Rajasthan', hi: 'मध्य प्रदेश, महाराष्ट्र और राजस्थान' },
    description: {
      en: 'The fifth day from Holi’s full moon, Chaitra Krishna Panchami (Phalguna in the amanta reckoning). Indore is known for its ger, a procession of drums and colour through the old town.',
      hi: 'होली की पूर्णिमा से पाँचवाँ दिन, चैत्र कृष्ण पंचमी (अमांत गणना से फाल्गुन)। इंदौर की गेर प्रसिद्ध है: पुराने नगर में ढोल और रंगों की शोभायात्रा।',
    },
    significance: {
      en: 'It closes the season of colours with one more day of play.',
      hi: 'यह रंगों की ऋतु को एक और दिन की मस्ती के साथ पूरा करती है।',
    },
  },
  {
    rule: 'sheetala_ashtami',
    name: { en: 'Sheetala Ashtami (Basoda)', hi: 'शीतला अष्टमी (बासोड़ा)' },
    type: 'Vrat',
    deity: 'shitala',
    region: {
      en: 'Rajasthan, Uttar Pradesh, Haryana, Madhya Pradesh',
      hi: 'राजस्थान, उत्तर प्रदेश, हरियाणा, मध्य प्रदेश',
    },
    description: {
      en: 'Chaitra Krishna Ashtami (Phalguna in the amanta reckoning), the eighth after Holi’s full moon. The hearth rests: food is cooked the day before, offered cold to Sheetala and eaten together.',
      hi: 'चैत्र कृष्ण अष्टमी (अमांत गणना से फाल्गुन), होली की पूर्णिमा के बाद की अष्टमी। इस दिन चूल्हा विश्राम करता है: भोजन एक दिन पहले बनता है, शीतला माता को ठंडा चढ़ाया जाता है और सब मिलकर खाते हैं।',
    },
    significance: {
      en: 'As the heat begins, families ask for coolness and good health. If food has stood in the warm, use your own judgement before eating it.',
      hi: 'गरमी के आरंभ में परिवार शीतलता और स्वास्थ्य की प्रार्थना करते हैं। भोजन गरमी में रखा रहा हो तो खाने से पहले परख लें।',
    },
  },
  {
    rule: 'gudi_padwa',
    name: { en: 'Gudi Padwa', hi: 'गुड़ी पड़वा' },
    type: 'New Year',
    deity: null,
    region: {
      en: 'Maharashtra and Goa; the Vikram year begins in the North',
      hi: 'महाराष्ट्र और गोवा; उत्तर में विक्रम संवत का आरंभ',
    },
    description: {
      en: 'Chaitra Shukla Pratipada, the first day of the lunar year. The gudi, a bright cloth, a garland of sugar sweets and a pot on a bamboo, is raised at the door, and neem leaves are tasted with jaggery.',
      hi: 'चैत्र शुक्ल प्रतिपदा, चांद्र वर्ष का पहला दिन। द्वार पर बाँस पर रंगीन वस्त्र, बताशों की माला और कलश की गुड़ी खड़ी की जाती है और गुड़ के साथ नीम के पत्ते चखे जाते हैं।',
    },
    significance: {
      en: 'The gudi stands for victory and welcome; the new almanac is opened and read in the family.',
      hi: 'गुड़ी विजय और स्वागत का चिह्न है; नया पंचांग खोलकर परिवार में पढ़ा जाता है।',
    },
  },
  {
    rule: 'ugadi',
    name: { en: 'Ugadi', hi: 'उगादि' },
    type: 'New Year',
    deity: null,
    region: { en: 'Karnataka, Andhra Pradesh and Telangana', hi: 'कर्नाटक, आंध्र प्रदेश और तेलंगाना' },
    description: {
      en: 'The new year of the Deccan on Chaitra Shukla Pratipada. Mango leaves hang over the door, the year’s almanac is heard, and Ugadi pachadi is shared: six tastes in one cup, or in Karnataka bevu-bella, neem with jaggery.',
      hi: 'चैत्र शुक्ल प्रतिपदा पर दक्कन का नव वर्ष। द्वार पर आम के पत्तों का तोरण बँधता है, वर्ष का पंचांग सुना जाता है और उगादि पचड़ी बाँटी जाती है: एक प्याले में छह रस, या कर्नाटक में बेवु-बेल्ला, यानी नीम और गुड़।',
    },
    significance: {
      en: 'Neem and jaggery are tasted together, so that the year’s bitter and sweet are met alike.',
      hi: 'नीम और गुड़ साथ चखे जाते हैं, ताकि वर्ष के कड़वे और मीठे को समान भाव से लिया जाए।',
    },
  },
  {
    rule: 'chaitra_navratri',
    name: { en: 'Chaitra Navratri begins', hi: 'चैत्र नवरात्रि आरंभ' },
    type: 'Major',
    deity: 'durga',
    region: { en: 'North, West and Central India', hi: 'उत्तर, पश्चिम और मध्य भारत' },
    description: {
      en: 'Chaitra Shukla Pratipada: the nine nights of spring for the goddess begin with the setting of the kalash and the sowing of barley. They end with Ram Navami.',
      hi: 'चैत्र शुक्ल प्रतिपदा: घटस्थापना और जौ बोने के साथ देवी के नाम वसंत की नौ रातें आरंभ होती हैं। ये राम नवमी पर पूरी होती हैं।',
    },
    significance: {
      en: 'Each day remembers one of the nine forms of Durga, from Shailputri to Siddhidatri.',
      hi: 'हर दिन दुर्गा के नौ रूपों में से एक का स्मरण होता है, शैलपुत्री से सिद्धिदात्री तक।',
    },
  },
  {
    rule: 'cheti_chand',
    name: { en: 'Cheti Chand (Jhulelal Jayanti)', hi: 'चेटी चंड (झूलेलाल जयंती)' },
    type: 'New Year',
    deity: null,
    region: { en: 'Sindhi homes in India and abroad', hi: 'भारत और विदेश के सिंधी परिवार' },
    description: {
      en: 'The Sindhi new year, when the first crescent of Chaitra’s bright fortnight is seen, and the birthday of Jhulelal. The bahrana sahib, a tray with a lamp, fruit and water, is taken to the river with dancing.',
      hi: 'सिंधी नव वर्ष, जब चैत्र शुक्ल पक्ष का पहला चाँद दिखता है, और झूलेलाल का जन्मदिन। दीप, फल और जल से सजा बहराणा साहिब नाचते-गाते नदी तक ले जाया जाता है।',
    },
    significance: {
      en: 'Jhulelal is remembered as a protector of the people of the Sindhu and of peace between faiths.',
      hi: 'झूलेलाल सिंधु के लोगों के रक्षक और धर्मों के बीच मेल के प्रतीक माने जाते हैं।',
    },
  },
  {
    rule: 'gangaur',
    name: { en: 'Gangaur', hi: 'गणगौर' },
    type: 'Regional',
    deity: 'parvati',
    region: { en: 'Rajasthan, Madhya Pradesh, Gujarat, Haryana', hi: 'राजस्थान, मध्य प्रदेश, गुजरात, हरियाणा' },
    description: {
      en: 'Chaitra Shukla Tritiya, the last day of a worship of Gauri and Isar, Parvati and Shiv, that begins after Holi. Painted images are carried in procession to the water with songs.',
      hi: 'चैत्र शुक्ल तृतीया, होली के बाद आरंभ हुई गौरी और ईसर (पार्वती और शिव) की पूजा का अंतिम दिन। रँगी हुई प्रतिमाएँ गीतों के साथ जल तक ले जाई जाती हैं।',
    },
    significance: {
      en: 'A festival of companionship and of spring, with songs handed from one generation to the next.',
      hi: 'दांपत्य-स्नेह और वसंत का पर्व, जिसके गीत एक पीढ़ी से दूसरी को मिलते हैं।',
    },
  },
  {
    rule: 'chaiti_chhath',
    name: { en: 'Chaiti Chhath (Yamuna Chhath)', hi: 'चैती छठ (यमुना छठ)' },
    type: 'Regional',
    deity: 'surya',
    region: { en: 'Bihar, Jharkhand, eastern Uttar Pradesh', hi: 'बिहार, झारखंड, पूर्वी उत्तर प्रदेश' },
    description: {
      en: 'Chaitra Shukla Shashthi, the smaller Chhath of spring. As in Kartika, arghya is offered to the setting and to the rising Sun over four days; Mathura keeps the same day for the river Yamuna.',
      hi: 'चैत्र शुक्ल षष्ठी, वसंत की छोटी छठ। कार्तिक की तरह चार दिनों में डूबते और उगते सूर्य को अर्घ्य दिया जाता है; मथुरा में यही दिन यमुना नदी का है।',
    },
    significance: {
      en: 'Thanks to the Sun before the great heat. The fast is long and nobody who is unwell needs to keep it.',
      hi: 'तेज़ गरमी से पहले सूर्य का आभार। व्रत लंबा है और अस्वस्थ व्यक्ति को इसे रखना आवश्यक नहीं।',
    },
  },
  {
    rule: 'ram_navami',
    name: { en: 'Ram Navami', hi: 'राम नवमी' },
    type: 'Major',
    deity: 'ram',
    region: { en: 'All India and Nepal', hi: 'पूरा भारत और नेपाल' },
    description: {
      en: 'Chaitra Shukla Navami, the birth of Ram at midday. A small cradle is rocked at noon, the Ramcharitmanas is read, and panakam, kheer or panjiri is shared.',
      hi: 'चैत्र शुक्ल नवमी, मध्याह्न में श्रीराम का जन्म। दोपहर को पालना झुलाया जाता है, रामचरितमानस पढ़ी जाती है और पानकम, खीर या पंजीरी बाँटी जाती है।',
    },
    significance: {
      en: 'Ram is loved as the one who kept his word; the day honours truthfulness and restraint.',
      hi: 'राम वचन निभाने वाले के रूप में प्रिय हैं; यह दिन सत्य और मर्यादा का सम्मान है।',
    },
  },
  {
    rule: 'mahavir_jayanti',
    name: { en: 'Mahavir Jayanti', hi: 'महावीर जयंती' },
    type: 'Jayanti',
    deity: 'mahavir',
    region: { en: 'Jain homes and temples everywhere', hi: 'सब जगह के जैन परिवार और मंदिर' },
    description: {
      en: 'Chaitra Shukla Trayodashi, the birth of Mahavir, the twenty-fourth Tirthankara. His image is bathed and carried in procession; many give to the care of animals and of people in need.',
      hi: 'चैत्र शुक्ल त्रयोदशी, चौबीसवें तीर्थंकर महावीर का जन्म। उनकी प्रतिमा का अभिषेक और शोभायात्रा होती है; बहुत लोग पशुओं और ज़रूरतमंदों की सेवा के लिए दान देते हैं।',
    },
    significance: {
      en: 'His teaching in few words: do no harm, be truthful, take nothing not given, hold little.',
      hi: 'उनकी शिक्षा थोड़े शब्दों में: हिंसा न करो, सत्य कहो, बिना दिया न लो, संग्रह कम रखो।',
    },
  },
  {
    rule: 'hanuman_jayanti',
    name: { en: 'Hanuman Jayanti', hi: 'हनुमान जयंती' },
    type: 'Jayanti',
    deity: 'hanuman',
    region: {
      en: 'North and West India; other dates in Tamil Nadu, Andhra Pradesh and Karnataka',
      hi: 'उत्तर और पश्चिम भारत; तमिलनाडु, आंध्र प्रदेश और कर्नाटक में दूसरी तिथियों पर',
    },
    description: {
      en: 'The full moon of Chaitra, kept as the birth of Hanuman. Temples open before sunrise; the Hanuman Chalisa and the Sundar Kand are read and boondi laddus are shared.',
      hi: 'चैत्र पूर्णिमा, हनुमान का जन्मदिन। मंदिर सूर्योदय से पहले खुल जाते हैं; हनुमान चालीसा और सुंदरकांड पढ़े जाते हैं और बूँदी के लड्डू बाँटे जाते हैं।',
    },
    significance: {
      en: 'Hanuman stands for strength in the service of others, without any wish for praise.',
      hi: 'हनुमान दूसरों की सेवा में लगी शक्ति के प्रतीक हैं, जिसे प्रशंसा की चाह नहीं।',
    },
  },
  {
    rule: 'vaisakhi',
    name: { en: 'Vaisakhi', hi: 'वैसाखी' },
    type: 'Harvest',
    deity: 'surya',
    region: { en: 'Punjab, Haryana, Jammu and North India', hi: 'पंजाब, हरियाणा, जम्मू और उत्तर भारत' },
    description: {
      en: 'The Sun enters Mesha, the sidereal Aries: new year of the solar calendar and festival of the wheat harvest in Punjab. For Sikhs it is the day on which the Khalsa was founded in 1699; gurdwaras serve langar to all.',
      hi: 'सूर्य मेष राशि में प्रवेश करते हैं: सौर नव वर्ष और पंजाब में गेहूँ की फ़सल का पर्व। सिखों के लिए यह 1699 में खालसा की स्थापना का दिन है; गुरुद्वारों में सबके लिए लंगर लगता है।',
    },
    significance: {
      en: 'Gratitude for the harvest and courage in community, with bhangra and fairs.',
      hi: 'फ़सल के लिए कृतज्ञता और संगत का साहस, भाँगड़ा और मेलों के साथ।',
    },
  },
  {
    rule: 'vishu',
    name: { en: 'Vishu', hi: 'विषु' },
    type: 'New Year',
    deity: 'krishna',
    region: { en: 'Kerala and Tulu Nadu', hi: 'केरल और तुलुनाडु' },
    description: {
      en: 'The solar new year of Kerala, with the first sunrise after the Sun enters Mesha; the Kollam year itself is counted from Chingam. The first sight of the morning is the vishukkani: rice, fruit, a mirror, golden konna flowers and a lamp before Krishna.',
      hi: 'केरल का सौर नव वर्ष, सूर्य के मेष में प्रवेश के बाद का पहला सूर्योदय; कोल्लम वर्ष की गिनती चिंगम से होती है। सुबह सबसे पहले विषुक्कणी के दर्शन होते हैं: कृष्ण के सामने चावल, फल, दर्पण, सुनहरे कोन्ना (अमलतास) के फूल और दीप।',
    },
    significance: {
      en: 'Elders give coins to the young; the year is begun with a sight of plenty.',
      hi: 'बड़े छोटों को सिक्के देते हैं; वर्ष का आरंभ समृद्धि के दर्शन से होता है।',
    },
  },
  {
    rule: 'puthandu',
    name: { en: 'Puthandu (Tamil New Year)', hi: 'पुत्तांडु (तमिल नव वर्ष)' },
    type: 'New Year',
    deity: null,
    region: { en: 'Tamil Nadu and Sri Lanka', hi: 'तमिलनाडु और श्रीलंका' },
    description: {
      en: 'The Tamil new year, first of the month Chithirai. Kolams are drawn, the almanac is read, and mango pachadi brings sweet, sour and bitter into one dish.',
      hi: 'तमिल नव वर्ष, चित्तिरै मास का पहला दिन। कोलम बनाए जाते हैं, पंचांग पढ़ा जाता है और आम की पचड़ी में मीठा, खट्टा और कड़वा एक साथ आते हैं।',
    },
    significance: {
      en: 'The year is greeted as it will be: of many tastes.',
      hi: 'वर्ष का स्वागत वैसा ही, जैसा वह होगा: अनेक स्वादों वाला।',
    },
  },
  {
    rule: 'pohela_boishakh',
    name: { en: 'Pohela Boishakh (Bengali New Year)', hi: 'पोइला बैशाख (बंगाली नव वर्ष)' },
    type: 'New Year',
    deity: null,
    region: { en: 'West Bengal, Tripura and Assam’s Bengalis', hi: 'पश्चिम बंगाल, त्रिपुरा और असम के बंगाली' },
    description: {
      en: 'The Bengali new year, first day of the solar month Boishakh. Shops open a new account book, the haal khata, with Ganesh and Lakshmi, and sweets are offered to every visitor.',
      hi: 'बंगाली नव वर्ष, सौर मास बैशाख का पहला दिन। दुकानों में गणेश-लक्ष्मी के साथ नया बही-खाता “हाल खाता” खुलता है और हर आने वाले को मिठाई दी जाती है।',
    },
    significance: {
      en: 'A fresh page, in the ledger and between people.',
      hi: 'नया पन्ना, बही में भी और संबंधों में भी।',
    },
  },
  {
    rule: 'bohag_bihu',
    name: { en: 'Bohag Bihu (Rongali Bihu)', hi: 'बोहाग बिहू (रोंगाली बिहू)' },
    type: 'Harvest',
    deity: null,
    region: { en: 'Assam', hi: 'असम' },
    description: {
      en: 'The spring festival and new year of Assam. Cattle are bathed first; then come the gamosa given to elders, pitha, and the Bihu dance to dhol and pepa.',
      hi: 'असम का वसंतोत्सव और नव वर्ष। पहले गाय-बैलों को नहलाया जाता है; फिर बड़ों को गामोसा भेंट, पीठा और ढोल-पेपा पर बिहू नृत्य होता है।',
    },
    significance: {
      en: 'The sowing season begins with thanks to cattle, elders and the land.',
      hi: 'बुवाई की ऋतु पशुओं, बड़ों और धरती के आभार से आरंभ होती है।',
    },
  },
  {
    rule: 'parashurama_jayanti',
    name: { en: 'Parashurama Jayanti', hi: 'परशुराम जयंती' },
    type: 'Jayanti',
    deity: 'parashuram',
    region: { en: 'North and West India', hi: 'उत्तर और पश्चिम भारत' },
    description: {
      en: 'Vaishakha Shukla Tritiya, in the evening hours, the birth of Parashuram. Processions and readings are held in many towns.',
      hi: 'वैशाख शुक्ल तृतीया, प्रदोष काल में परशुराम का जन्म। अनेक नगरों में शोभायात्रा और पाठ होते हैं।',
    },
    significance: {
      en: 'He is remembered as one of the long-lived sages, a teacher of arms and of austerity.',
      hi: 'वे चिरंजीवी ऋषियों में गिने जाते हैं, शस्त्र और तप के गुरु।',
    },
  },
  {
    rule: 'akshaya_tritiya',
    name: { en: 'Akshaya Tritiya', hi: 'अक्षय तृतीया' },
    type: 'Major',
    deity: 'vishnu',
    region: { en: 'All India', hi: 'पूरा भारत' },
    description: {
      en: 'Vaishakha Shukla Tritiya, called akshaya, “that does not lessen”. Water pots, grain and fans are given in the heat; Jains break a year’s fast with sugarcane juice; at Puri the building of the chariots begins.',
      hi: 'वैशाख शुक्ल तृतीया, जिसे अक्षय कहते हैं, “जो घटे नहीं”। गरमी में जल के घड़े, अन्न और पंखे दान किए जाते हैं; जैन वर्षीतप का पारणा गन्ने के रस से करते हैं; पुरी में रथ बनना आरंभ होता है।',
    },
    significance: {
      en: 'Many begin work or a marriage on it without a further muhurta. Gold is a custom of some homes; a gift of water is as old.',
      hi: 'बहुत लोग इस दिन अलग मुहूर्त के बिना कार्य या विवाह करते हैं। सोना कुछ घरों की रीति है; जल का दान भी उतना ही पुराना है।',
    },
  },
  {
    rule: 'shankaracharya_jayanti',
    name: { en: 'Adi Shankaracharya Jayanti', hi: 'आदि शंकराचार्य जयंती' },
    type: 'Jayanti',
    deity: 'shiv',
    region: {
      en: 'All India, especially Kalady, Sringeri, Dwarka, Puri and Joshimath',
      hi: 'पूरा भारत, विशेषकर कालडि, शृंगेरी, द्वारका, पुरी और जोशीमठ',
    },
    description: {
      en: 'Vaishakha Shukla Panchami, birthday of Adi Shankara of Kalady, who walked the length of the country and wrote on the Upanishads. His hymns are recited and talks are held.',
      hi: 'वैशाख शुक्ल पंचमी, कालडि के आदि शंकर का जन्मदिन, जिन्होंने देश भर की पदयात्रा की और उपनिषदों पर भाष्य लिखे। उनके स्तोत्र गाए जाते हैं और व्याख्यान होते हैं।',
    },
    significance: {
      en: 'His thought in few words: what is within everybody is one.',
      hi: 'उनका विचार थोड़े शब्दों में: सबके भीतर जो है, वह एक है।',
    },
  },
  {
    rule: 'ganga_saptami',
    name: { en: 'Ganga Saptami', hi: 'गंगा सप्तमी' },
    type: 'Jayanti',
    deity: 'ganga',
    region: { en: 'The towns along the Ganga', hi: 'गंगा किनारे के नगर' },
    description: {
      en: 'Vaishakha Shukla Saptami, kept as the day on which Ganga was born again from the ear of the sage Jahnu. Lamps and flowers are offered at the ghats.',
      hi: 'वैशाख शुक्ल सप्तमी, जब गंगा ऋषि जह्नु के कान से पुनः प्रकट हुईं। घाटों पर दीप और फूल अर्पित किए जाते हैं।',
    },
    significance: {
      en: 'From that story comes her name Jahnavi; the day is for gratitude to the river.',
      hi: 'इसी कथा से उनका नाम जाह्नवी है; यह दिन नदी के प्रति कृतज्ञता का है।',
    },
  },
  {
    rule: 'sita_navami',
    name: { en: 'Sita Navami (Janaki Jayanti)', hi: 'सीता नवमी (जानकी जयंती)' },
    type: 'Jayanti',
    deity: 'sita',
    region: { en: 'Mithila, Ayodhya and North India', hi: 'मिथिला, अयोध्या और उत्तर भारत' },
    description: {
      en: 'Vaishakha Shukla Navami, a month after Ram Navami, the day on which Janak, ploughing the field, found the child Sita. In Mithila and Ayodhya her story is read and songs of her birth are sung.',
      hi: 'वैशाख शुक्ल नवमी, राम नवमी के एक मास बाद, जिस दिन खेत जोतते हुए जनक को बालिका सीता मिलीं। मिथिला और अयोध्या में उनकी कथा पढ़ी जाती है और सोहर गाए जाते हैं।',
    },
    significance: {
      en: 'She is honoured as the daughter of the earth, for her courage and her quiet strength.',
      hi: 'वे धरती की पुत्री के रूप में, अपने साहस और शांत शक्ति के लिए पूजी जाती हैं।',
    },
  },
  {
    rule: 'narasimha_jayanti',
    name: { en: 'Narasimha Jayanti', hi: 'नृसिंह जयंती' },
    type: 'Jayanti',
    deity: 'narasimha',
    region: { en: 'South India, Maharashtra and Vaishnava homes', hi: 'दक्षिण भारत, महाराष्ट्र और वैष्णव परिवार' },
    description: {
      en: 'Vaishakha Shukla Chaturdashi, at dusk, when Narasimha came out of the pillar for Prahlad. The story is read at sunset, the hour that is neither day nor night.',
      hi: 'वैशाख शुक्ल चतुर्दशी, संध्या के समय, जब प्रह्लाद के लिए नृसिंह खंभे से प्रकट हुए। सूर्यास्त पर, जो न दिन है न रात, यह कथा पढ़ी जाती है।',
    },
    significance: {
      en: 'A child’s trust proves stronger than a king’s anger.',
      hi: 'एक बालक का विश्वास राजा के क्रोध से बड़ा सिद्ध होता है।',
    },
  },
  {
    rule: 'buddha_purnima',
    name: { en: 'Buddha Purnima', hi: 'बुद्ध पूर्णिमा' },
    type: 'Purnima',
    deity: 'buddha',
    region: { en: 'All India, Nepal and the Buddhist world', hi: 'पूरा भारत, नेपाल और बौद्ध जगत' },
    description: {
      en: 'The full moon of Vaishakha, on which the birth, the awakening and the passing of the Buddha are remembered together. Lamps are lit at Bodh Gaya, Sarnath, Kushinagar and Lumbini.',
      hi: 'वैशाख पूर्णिमा, जब बुद्ध के जन्म, बोध और महापरिनिर्वाण का एक साथ स्मरण होता है। बोधगया, सारनाथ, कुशीनगर और लुंबिनी में दीप जलते हैं।',
    },
    significance: {
      en: 'A day of kindness: simple food, quiet sitting and care for living beings.',
      hi: 'करुणा का दिन: सादा भोजन, शांत बैठना और जीवों की देखभाल।',
    },
  },
];
