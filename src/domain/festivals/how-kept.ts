import type { FestivalId } from './festivals.ts';

/**
 * How those festivals are kept that have neither a guide nor a ritual of their own in the catalogue, or that no rite is usual
 * for them at home: in a sentence or two, in both languages.
 */
export const howKept: Partial<Record<FestivalId, { readonly en: string; readonly hi: string }>> = {
  mahavir_jayanti: {
    en: 'Jain families bathe and honour an image of Mahavira, take part in the procession, and give to the poor and to animals. No puja of its own is usual in other homes.',
    hi: 'जैन परिवार महावीर की प्रतिमा का अभिषेक-पूजन करते हैं, शोभायात्रा में जाते हैं, और निर्धनों तथा पशुओं के लिए दान देते हैं। अन्य घरों में अलग पूजा की रीति नहीं है।',
  },
  buddha_purnima: {
    en: 'People light a lamp before an image of the Buddha, offer flowers, sit in silence, eat kheer and give food. No set rite is usual at home.',
    hi: 'बुद्ध की प्रतिमा के आगे दीप जलाते, फूल चढ़ाते, मौन बैठते, खीर खाते और भोजन बाँटते हैं। घर में कोई निश्चित विधि नहीं है।',
  },
  guru_nanak_jayanti: {
    en: 'It is kept in the gurdwara: prabhat pheri, Akhand Path, kirtan and langar. At home people read Japji Sahib and light lamps in the evening.',
    hi: 'यह गुरुद्वारे में मनता है: प्रभात फेरी, अखंड पाठ, कीर्तन और लंगर। घर में जपुजी साहिब पढ़ते और साँझ को दीप जलाते हैं।',
  },
  vaisakhi: {
    en: 'Kept with a bath, a visit to the gurdwara or the river, and new grain. No puja of its own is usual at home.',
    hi: 'स्नान, गुरुद्वारे या नदी के दर्शन और नए अन्न के साथ मनती है। घर में अलग पूजा की रीति नहीं है।',
  },
  navreh: {
    en: 'In the evening before a plate is set with rice, almanac, mirror, pen, flower, curd and coin; whoever wakes looks at it first.',
    hi: 'पिछली साँझ थाल में चावल, पंचांग, दर्पण, क़लम, फूल, दही और सिक्का सजाते हैं; सुबह सबसे पहले उसी के दर्शन होते हैं।',
  },
  jamai_shashthi: {
    en: 'Mothers-in-law bless son-in-law and daughter with a fan, water and durva, and give them a meal. Some worship Shashthi under a banyan first.',
    hi: 'सास जमाई और बेटी को पंखे, जल और दूर्वा से आशीर्वाद देकर भोजन कराती हैं। कुछ पहले बरगद तले षष्ठी पूजते हैं।',
  },
  durga_puja_shashthi: {
    en: 'At the pandal the Devi’s face is unveiled (Bodhan) in the evening. At home a lamp and flowers for Durga are enough; the days are in the guide to Navratri.',
    hi: 'पंडाल में साँझ को बोधन, देवी के मुख का अनावरण, होता है। घर में दुर्गा जी के लिए दीप और फूल काफ़ी हैं; दिनों की विधि नवरात्रि की विधि में है।',
  },
  durga_puja_navami: {
    en: 'At the pandal the homa and the great aarti are held. At home it is the ninth day in the guide to Navratri.',
    hi: 'पंडाल में होम और महाआरती होती है। घर में यह नवरात्रि की विधि का नौवाँ दिन है।',
  },
  jagaddhatri_puja: {
    en: 'It is kept at pandals in Bengal and Odisha, with all pujas on the ninth. No rite of its own is usual at home.',
    hi: 'बंगाल और ओडिशा में पंडालों में मनती है, सब पूजाएँ नवमी को। घर में अलग विधि की रीति नहीं है।',
  },
  champa_shashthi: {
    en: 'Khandoba is offered turmeric (bhandara), brinjal and millet bread, and the six days of his lamp end.',
    hi: 'खंडोबा को भंडारा (हल्दी), बैंगन और बाजरे की रोटी चढ़ाते हैं, और छह दिन का दीप पूर्ण होता है।',
  },
  rang_panchami: {
    en: 'Dry colours are offered to Krishna and Radha and then thrown in the lanes. There is no set rite.',
    hi: 'राधा-कृष्ण को सूखे रंग चढ़ाकर गलियों में खेलते हैं। कोई निश्चित विधि नहीं है।',
  },
  maasi_magam: {
    en: 'Temple images are taken to the sea or a tank for a bath, and people bathe there. No rite is usual at home.',
    hi: 'मंदिर की मूर्तियाँ स्नान को समुद्र या सरोवर ले जाई जाती हैं, और लोग वहीं नहाते हैं। घर में विधि की रीति नहीं है।',
  },
  panguni_uthiram: {
    en: 'It is kept in temples, with the weddings of the gods. At home couples light a lamp together and offer sweet pongal.',
    hi: 'यह मंदिरों में, देवों के विवाह के साथ मनता है। घर में दंपती साथ दीप जलाते और मीठा पोंगल चढ़ाते हैं।',
  },
  pana_sankranti: {
    en: 'Pana, a drink of bel and curd, is offered and shared, and a pot that drips water is hung over the tulsi.',
    hi: 'बेल और दही का पना चढ़ाकर बाँटते हैं, और तुलसी के ऊपर टपकते जल का घड़ा लटकाते हैं।',
  },
  satuan: {
    en: 'Sattu, raw mango and a pot of water are offered, given away and eaten. No other rite is usual.',
    hi: 'सत्तू, कच्चा आम और जल का घड़ा चढ़ाते, दान करते और खाते हैं। और कोई विधि नहीं है।',
  },
  kati_bihu: {
    en: 'In the evening a lamp is lit at the tulsi in the courtyard and in the fields. That is the whole rite.',
    hi: 'साँझ को आँगन की तुलसी के पास और खेतों में दीप जलाते हैं। यही पूरी विधि है।',
  },
  aadi_perukku: {
    en: 'At the river or at a tap turmeric, flowers and a lamp are offered to the water, and rice dishes of several kinds are eaten at the bank.',
    hi: 'नदी पर या नल पर जल को हल्दी, फूल और दीप चढ़ाते हैं, और तट पर कई तरह के चावल खाते हैं।',
  },
  mandala_kalam: {
    en: 'For forty-one days devotees of Ayyappa wear a mala, eat simple food and light a lamp morning and evening.',
    hi: 'इकतालीस दिन अय्यप्पा के भक्त माला धारण करते, सादा भोजन करते और सुबह-साँझ दीप जलाते हैं।',
  },
  arudra_darshan: {
    en: 'It is the dawn bath of Nataraja in the temple. At home kali, a sweet of rice and dal, is offered to Shiva.',
    hi: 'मंदिर में भोर को नटराज का अभिषेक होता है। घर में शिव जी को कळि, चावल-दाल की मिठाई, का भोग।',
  },
  vaikasi_visakam: {
    en: 'Milk is carried to Murugan’s temple. At home he is offered milk and panchamrit; the guide to Skanda Shashthi has the steps.',
    hi: 'मुरुगन के मंदिर में दूध ले जाते हैं। घर में उन्हें दूध-पंचामृत चढ़ाते हैं; चरण स्कंद षष्ठी की विधि में हैं।',
  },
  thrissur_pooram: {
    en: 'It is a festival of the temples, with elephants and drums. No rite is usual at home.',
    hi: 'यह मंदिरों का उत्सव है, हाथियों और वाद्यों के साथ। घर में विधि की रीति नहीं है।',
  },
  swaminarayan_jayanti: {
    en: 'It falls on Ram Navami; in his temples the birth is sung at night, with a cradle. At home devotees fast and read his words.',
    hi: 'यह राम नवमी के दिन होती है; उनके मंदिरों में रात को झूले के साथ जन्म गाया जाता है। घर में भक्त व्रत रखते और उनके वचन पढ़ते हैं।',
  },
  vallabhacharya_jayanti: {
    en: 'Pushtimarg homes adorn Shrinathji, sing and read the Madhurashtakam. No other rite is usual.',
    hi: 'पुष्टिमार्गी घर श्रीनाथजी का शृंगार करते, कीर्तन और मधुराष्टकम् पढ़ते हैं। और कोई विधि नहीं है।',
  },
  parashurama_jayanti: {
    en: 'Mostly processions and talks; some fast until dusk and read of the avatars. No set rite is usual at home.',
    hi: 'प्रायः शोभायात्रा और प्रवचन; कुछ संध्या तक व्रत रखकर अवतारों की कथा पढ़ते हैं। घर में निश्चित विधि नहीं है।',
  },
  shankaracharya_jayanti: {
    en: 'His hymns are read, and in his maths his sandals are worshipped. No rite is usual at home.',
    hi: 'उनके स्तोत्र पढ़े जाते हैं, और मठों में पादुका पूजन होता है। घर में विधि की रीति नहीं है।',
  },
  surdas_jayanti: {
    en: 'His padas are sung. No rite is usual.',
    hi: 'उनके पद गाए जाते हैं। कोई विधि नहीं है।',
  },
  ramanuja_jayanti: {
    en: 'It is kept in Vishnu temples with a procession and the Divya Prabandham. No rite is usual at home.',
    hi: 'विष्णु मंदिरों में शोभायात्रा और दिव्य प्रबंधम् के साथ मनती है। घर में विधि की रीति नहीं है।',
  },
  baglamukhi_jayanti: {
    en: 'It is kept in her temples, in yellow. No rite is usual at home.',
    hi: 'उनके मंदिरों में, पीले वस्त्रों में मनती है। घर में विधि की रीति नहीं है।',
  },
  narada_jayanti: {
    en: 'The names of Vishnu are sung. No rite is usual.',
    hi: 'विष्णु के नाम गाए जाते हैं। कोई विधि नहीं है।',
  },
  maharana_pratap_jayanti: {
    en: 'A day of remembrance. No rite is usual.',
    hi: 'स्मरण का दिन। कोई विधि नहीं है।',
  },
  kabir_jayanti: {
    en: 'His dohas and bhajans are sung. No rite is usual, as he would have wished.',
    hi: 'उनके दोहे और भजन गाए जाते हैं। कोई विधि नहीं है; वे भी यही चाहते।',
  },
  kalki_jayanti: {
    en: 'Some fast and say the names of Vishnu. No set rite is usual.',
    hi: 'कुछ लोग व्रत रखकर विष्णु के नाम लेते हैं। कोई निश्चित विधि नहीं है।',
  },
  tulsidas_jayanti: {
    en: 'The Ramcharitmanas is read. No rite is usual.',
    hi: 'रामचरितमानस का पाठ होता है। कोई विधि नहीं है।',
  },
  agrasen_jayanti: {
    en: 'The community remembers its king with processions and gifts. No rite is usual.',
    hi: 'समाज शोभायात्रा और दान के साथ अपने राजा को याद करता है। कोई विधि नहीं है।',
  },
  madhvacharya_jayanti: {
    en: 'It is kept in the maths of Udupi. No rite is usual at home.',
    hi: 'उडुपी के मठों में मनती है। घर में विधि की रीति नहीं है।',
  },
  valmiki_jayanti: {
    en: 'The Ramayana is read, and processions are held. No rite is usual at home.',
    hi: 'रामायण पढ़ी जाती है और शोभायात्राएँ निकलती हैं। घर में विधि की रीति नहीं है।',
  },
  meerabai_jayanti: {
    en: 'Her bhajans are sung. No rite is usual.',
    hi: 'उनके भजन गाए जाते हैं। कोई विधि नहीं है।',
  },
  dhanvantari_jayanti: {
    en: 'It is the day of Dhanteras: a lamp, tulsi and herbs before Dhanvantari. The guide to Dhanteras has the steps.',
    hi: 'यह धनतेरस का दिन है: धन्वंतरि के आगे दीप, तुलसी और औषधियाँ। चरण धनतेरस की विधि में हैं।',
  },
  annapurna_jayanti: {
    en: 'The kitchen is cleaned, stove and grain are given a tilak, and somebody is fed.',
    hi: 'रसोई साफ़ करके चूल्हे और अन्न को तिलक लगाते हैं, और किसी को भोजन कराते हैं।',
  },
  guru_gobind_singh_jayanti: {
    en: 'It is kept in the gurdwara with kirtan and langar. No other rite is usual at home than reading his bani.',
    hi: 'गुरुद्वारे में कीर्तन और लंगर के साथ मनती है। घर में उनकी बाणी पढ़ने के सिवा और विधि नहीं है।',
  },
  shakambhari_jayanti: {
    en: 'Vegetables and fruit are offered to the Devi and shared.',
    hi: 'देवी को साग-सब्ज़ी और फल चढ़ाकर बाँटते हैं।',
  },
  narmada_jayanti: {
    en: 'At the Narmada people bathe and float lamps of leaf at dusk. Elsewhere a lamp beside a pot of water.',
    hi: 'नर्मदा पर स्नान और साँझ को पत्ते के दीप। अन्यत्र जल के लोटे के पास एक दीप।',
  },
  guru_ravidas_jayanti: {
    en: 'His bani is sung and a meal is shared. No rite is usual at home.',
    hi: 'उनकी बाणी गाई जाती है और लंगर होता है। घर में विधि की रीति नहीं है।',
  },
  dayanand_saraswati_jayanti: {
    en: 'Arya Samaj homes hold a small havan and read the Vedas.',
    hi: 'आर्य समाजी घरों में छोटा हवन और वेद-पाठ होता है।',
  },
  ramakrishna_jayanti: {
    en: 'Kept with puja, songs and readings in his maths. No rite is usual at home.',
    hi: 'उनके मठों में पूजा, भजन और पाठ के साथ मनती है। घर में विधि की रीति नहीं है।',
  },
  shivaji_jayanti_tithi: {
    en: 'A day of remembrance with processions. No rite is usual.',
    hi: 'शोभायात्राओं के साथ स्मरण का दिन। कोई विधि नहीं है।',
  },
  chaitra_ashtami: {
    en: 'Durga is worshipped and girls are fed, as on the eighth day in the guide to Navratri.',
    hi: 'दुर्गा पूजन और कन्या-भोज, जैसा नवरात्रि की विधि के आठवें दिन में है।',
  },
  mahalakshmi_vrat: {
    en: 'For sixteen days a thread with sixteen knots is worn and Lakshmi worshipped at dusk with sixteen blades of durva; on the last the thread is taken off.',
    hi: 'सोलह दिन सोलह गाँठों का धागा पहनते और साँझ को सोलह दूर्वा से लक्ष्मी पूजते हैं; अंतिम दिन धागा उतारते हैं।',
  },
  labh_panchami: {
    en: 'Shops open again: Ganesh and Lakshmi are worshipped, and the first page of the new book begins with Shubh and Labh.',
    hi: 'दुकानें फिर खुलती हैं: गणेश-लक्ष्मी पूजन, और नए बही के पहले पन्ने पर शुभ-लाभ।',
  },
  masik_durgashtami: {
    en: 'A lamp, a red flower and the Devi’s names, with or without a fast.',
    hi: 'दीप, लाल फूल और देवी के नाम, व्रत के साथ या बिना।',
  },
  kalashtami: {
    en: 'A lamp for Bhairav in the evening and bread for dogs; some fast until then.',
    hi: 'साँझ को भैरव जी का दीप और कुत्तों को रोटी; कुछ तब तक व्रत रखते हैं।',
  },
  mesha_sankranti: {
    en: 'The solar new year of many regions: bath, water for the Sun, sattu or a pot of water to give.',
    hi: 'कई प्रदेशों का सौर नववर्ष: स्नान, सूर्य को जल, सत्तू या जल के घड़े का दान।',
  },
  vrishabha_sankranti: {
    en: 'Bath, water for the Sun, and a gift of water in the heat. No other rite is usual.',
    hi: 'स्नान, सूर्य को जल, और गरमी में जल-दान। और कोई विधि नहीं है।',
  },
  mithuna_sankranti: {
    en: 'Bath and water for the Sun; in Odisha it is Raja, when the earth rests.',
    hi: 'स्नान और सूर्य को जल; ओडिशा में यह रजो पर्व है, जब धरती विश्राम करती है।',
  },
  karka_sankranti: {
    en: 'The Sun turns south: bath, water for the Sun, and a gift. No other rite is usual.',
    hi: 'सूर्य का दक्षिणायन: स्नान, सूर्य को जल और दान। और कोई विधि नहीं है।',
  },
  simha_sankranti: {
    en: 'Bath and water for the Sun; in Kumaon it is Ghee Sankranti, when all eat some ghee.',
    hi: 'स्नान और सूर्य को जल; कुमाऊँ में घी संक्रांति, जब सब थोड़ा घी खाते हैं।',
  },
  kanya_sankranti: {
    en: 'Bath and water for the Sun; in the east tools are worshipped for Vishwakarma.',
    hi: 'स्नान और सूर्य को जल; पूर्व में विश्वकर्मा के लिए औज़ारों का पूजन।',
  },
  tula_sankranti: {
    en: 'Bath and water for the Sun; the Kaveri is worshipped in Kodagu, and Odisha begins its Garbhana Sankranti.',
    hi: 'स्नान और सूर्य को जल; कोडगु में कावेरी पूजन, ओडिशा में गर्भणा संक्रांति।',
  },
  vrishchika_sankranti: {
    en: 'Bath and water for the Sun; in Kerala the forty-one days of Ayyappa begin.',
    hi: 'स्नान और सूर्य को जल; केरल में अय्यप्पा के इकतालीस दिन आरंभ होते हैं।',
  },
  dhanu_sankranti: {
    en: 'Bath and water for the Sun; sweet rice is offered in Odisha, and the dawn songs of Margazhi begin in the south.',
    hi: 'स्नान और सूर्य को जल; ओडिशा में मीठे चावल का भोग, दक्षिण में मार्गळि के भोर-गीत आरंभ।',
  },
  kumbha_sankranti: {
    en: 'Bath, water for the Sun, and a gift of sesame or grain. No other rite is usual.',
    hi: 'स्नान, सूर्य को जल, तिल या अन्न का दान। और कोई विधि नहीं है।',
  },
  meena_sankranti: {
    en: 'Bath and water for the Sun; in Garhwal and Kumaon children lay flowers on doorsteps, Phool Dei.',
    hi: 'स्नान और सूर्य को जल; गढ़वाल-कुमाऊँ में बच्चे देहरी पर फूल रखते हैं, फूलदेई।',
  },
};
