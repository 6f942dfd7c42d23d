/** What the books name of a sign, a star or a house, in our words: English, Hindi, Hinglish. */
export type Phrase = readonly [en: string, hi: string, hinglish: string];

// prettier-ignore
/** Of the sign that rises, Mesha first (Phaladeepika 9.1-12). */
export const ofLagna: readonly Phrase[] = [
  ['a quick, restless way, love of moving about and light meals', 'तेज़ और चंचल चाल, घूमने का मन और हल्का भोजन', 'tez aur chanchal chaal, ghoomne ka mann aur halka bhojan'],
  ['giving, patience, endurance, work with land, and ease that grows in the middle and later years', 'दान, क्षमा, सहनशीलता, ज़मीन का काम, और बीच के तथा बाद के वर्षों में बढ़ता सुख', 'daan, kshama, sehansheelta, zameen ka kaam, aur beech ke tatha baad ke varshon mein badhta sukh'],
  ['a sense of what others mean, song and dance, and a liking for home', 'दूसरों के मन की समझ, गीत-नृत्य और घर का लगाव', 'doosron ke mann ki samajh, geet-nritya aur ghar ka lagaav'],
  ['quick steps, a clear mind, good friends and love of water', 'तेज़ चाल, साफ़ बुद्धि, अच्छे मित्र और जल का प्रेम', 'tez chaal, saaf buddhi, achhe mitra aur jal ka prem'],
  ['pride, courage, a firm mind, and heed for the mother’s word', 'स्वाभिमान, पराक्रम, स्थिर बुद्धि और माता की बात का मान', 'swabhimaan, parakram, sthir buddhi aur mata ki baat ka maan'],
  ['truthfulness, pleasant speech, modesty and study', 'सच्चाई, मीठी वाणी, विनय और शास्त्र का अध्ययन', 'sachchai, meethi vaani, vinay aur shastra ka adhyayan'],
  ['skill in trade, even-handed speech, respect for the learned and much moving about', 'व्यापार में कुशलता, संतुलित बात, विद्वानों का आदर और बहुत घूमना', 'vyapar mein kushalta, santulit baat, vidwanon ka aadar aur bahut ghoomna'],
  ['an unsparing way of working and standing among those in charge', 'पूरी ताक़त से काम और अधिकारियों के बीच मान', 'poori taaqat se kaam aur adhikariyon ke beech maan'],
  ['readiness for work, bold speech, giving, and a nature won by gentle words alone', 'काम की तत्परता, साहसी वाणी, दान, और केवल मीठे बोल से मानने वाला स्वभाव', 'kaam ki tatparta, saahasi vaani, daan, aur keval meethe bol se maanne wala swabhav'],
  ['inner strength, heed for good advice, leisure, travel and regard for custom', 'भीतरी बल, अच्छी सलाह मानना, आराम, यात्रा और रीति का मान', 'bheetri bal, achhi salaah maanna, aaraam, yatra aur reeti ka maan'],
  ['endurance on the road, means that wax and wane, and love of scents and flowers', 'रास्ते की सहनशीलता, घटते-बढ़ते साधन, और सुगंध तथा फूलों का प्रेम', 'raaste ki sehansheelta, ghatte-badhte saadhan, aur sugandh tatha phoolon ka prem'],
  ['learning, gratitude, even looks and gain from what comes by water', 'विद्या, कृतज्ञता, सुडौल रूप और जल से जुड़ा लाभ', 'vidya, kritagyata, sudaul roop aur jal se juda laabh'],
];

// prettier-ignore
/** Of the Moon's sign, Mesha first (Brihat Jataka 17.1-12). */
export const ofMoonSign: readonly Phrase[] = [
  ['a mind quickly pleased, love of wandering, courage and pride', 'जल्दी प्रसन्न होने वाला मन, घूमने का प्रेम, साहस और स्वाभिमान', 'jaldi prasann hone wala mann, ghoomne ka prem, saahas aur swabhimaan'],
  ['giving, patience, lasting friendships and a steady, unhurried way', 'दान, क्षमा, टिकाऊ मित्रता और धीमी, स्थिर चाल', 'daan, kshama, tikau mitrata aur dheemi, sthir chaal'],
  ['wit, study, sweet speech, song, and a gift for carrying messages', 'हास्य, अध्ययन, मीठी वाणी, गीत और संदेश पहुँचाने की कुशलता', 'haasya, adhyayan, meethi vaani, geet aur sandesh pahunchane ki kushalta'],
  ['affection, good friends, love of water and gardens, and means that wax and wane', 'स्नेह, अच्छे मित्र, जल और बाग़ का प्रेम, और घटते-बढ़ते साधन', 'sneh, achhe mitra, jal aur baag ka prem, aur ghatte-badhte saadhan'],
  ['courage, firmness, giving, pride, and a liking for woods and hills', 'पराक्रम, स्थिरता, दान, स्वाभिमान और वन-पर्वत की रुचि', 'parakram, sthirta, daan, swabhimaan aur van-parvat ki ruchi'],
  ['gentleness, truthfulness, skill in arts and study, and life away from the birthplace', 'कोमलता, सच्चाई, कला और अध्ययन में कुशलता, और जन्मस्थान से दूर जीवन', 'komalta, sachchai, kala aur adhyayan mein kushalta, aur janmsthaan se door jeevan'],
  ['devotion, cleanliness, skill in trade, and help given to kin', 'श्रद्धा, स्वच्छता, व्यापार में कुशलता और अपने लोगों की सहायता', 'shraddha, swachhta, vyapar mein kushalta aur apne logon ki sahayata'],
  ['depth that is kept hidden, an unsparing will, and honour from those in charge', 'छिपी हुई गहराई, अडिग इच्छा और अधिकारियों से मान', 'chhipi hui gehrai, adig ichha aur adhikariyon se maan'],
  ['speech and verse, readiness for work, knowledge of duty, and a nature won by gentle words', 'वाणी और काव्य, काम की तत्परता, धर्म का ज्ञान, और मीठे बोल से मानने वाला स्वभाव', 'vaani aur kaavya, kaam ki tatparta, dharm ka gyaan, aur meethe bol se maanne wala swabhav'],
  ['care for the family, heed for advice, verse, travel and a reserve of strength', 'परिवार का स्नेह, सलाह मानना, काव्य, यात्रा और भीतरी बल', 'parivaar ka sneh, salaah maanna, kaavya, yatra aur bheetri bal'],
  ['endurance on the road, fondness for friends, flowers and scents, and means that go up and down', 'रास्ते की सहनशीलता, मित्रों, फूलों और सुगंध का प्रेम, और घटते-बढ़ते साधन', 'raaste ki sehansheelta, mitron, phoolon aur sugandh ka prem, aur ghatte-badhte saadhan'],
  ['learning, a fair look, ease with rivals and gain from what comes by water', 'विद्या, सुंदर दृष्टि, प्रतिद्वंद्वियों के बीच सहजता और जल से जुड़ा लाभ', 'vidya, sundar drishti, pratidwandwiyon ke beech sahajta aur jal se juda laabh'],
];

// prettier-ignore
/** Of the Moon's nakshatra, Ashwini first (Brihat Jataka 16). */
export const ofNakshatra: readonly Phrase[] = [
  ['love of ornament, good looks, skill and a quick mind', 'आभूषणों का प्रेम, सुंदर रूप, कुशलता और तेज़ बुद्धि', 'aabhushanon ka prem, sundar roop, kushalta aur tez buddhi'],
  ['firm resolve, truthfulness, skill and ease', 'पक्का निश्चय, सच्चाई, कुशलता और सुख', 'pakka nishchay, sachchai, kushalta aur sukh'],
  ['a hearty appetite, brightness and being known', 'अच्छी भूख, तेज और ख्याति', 'achhi bhookh, tej aur khyati'],
  ['truthfulness, cleanliness, sweet speech and a steady mind', 'सच्चाई, पवित्रता, मीठी वाणी और स्थिर बुद्धि', 'sachchai, pavitrata, meethi vaani aur sthir buddhi'],
  ['a lively, clever and somewhat shy mind, zeal and enjoyment', 'चंचल, चतुर और कुछ संकोची मन, उत्साह और भोग', 'chanchal, chatur aur kuch sankochi mann, utsaah aur bhog'],
  ['pride and a stormy will, which gratitude makes gentle', 'स्वाभिमान और प्रबल इच्छा, जिसे कृतज्ञता कोमल करती है', 'swabhimaan aur prabal ichha, jise kritagyata komal karti hai'],
  ['self-control, good conduct, ease and contentment with little', 'संयम, अच्छा शील, सुख और थोड़े में संतोष', 'sanyam, achha sheel, sukh aur thode mein santosh'],
  ['a calm mind, learning, being liked, and love of duty', 'शांत मन, विद्या, लोकप्रियता और धर्म का प्रेम', 'shaant mann, vidya, lokpriyata aur dharm ka prem'],
  ['cleverness that keeps its own counsel, with the advice to stay thankful', 'अपनी बात अपने तक रखने वाली चतुराई, और कृतज्ञ रहने की सलाह', 'apni baat apne tak rakhne wali chaturai, aur kritagya rehne ki salaah'],
  ['enterprise, enjoyment, many helpers, and honour to gods and forebears', 'बड़ा उद्यम, भोग, अनेक सहायक, और देव-पितरों की भक्ति', 'bada udyam, bhog, anek sahayak, aur dev-pitron ki bhakti'],
  ['sweet speech, giving, brightness, roaming, and service near those in charge', 'मीठी वाणी, दान, तेज, घूमना और अधिकारियों के पास सेवा', 'meethi vaani, daan, tej, ghoomna aur adhikariyon ke paas seva'],
  ['being liked, earning by learning, comfort and ease', 'लोकप्रियता, विद्या से कमाई, भोग और सुख', 'lokpriyata, vidya se kamai, bhog aur sukh'],
  ['zeal, boldness and a quick hand', 'उत्साह, साहस और तेज़ हाथ', 'utsaah, saahas aur tez haath'],
  ['love of colourful clothes and garlands, and fine eyes', 'रंग-बिरंगे वस्त्र और मालाओं का प्रेम, और सुंदर आँखें', 'rang-birange vastra aur malaon ka prem, aur sundar aankhen'],
  ['self-control, trade, kindness, sweet speech and duty', 'संयम, व्यापार, दया, मीठी वाणी और धर्म', 'sanyam, vyapar, daya, meethi vaani aur dharm'],
  ['brightness, skill with words, ambition and a taste for debate', 'तेज, शब्दों में कुशलता, महत्त्वाकांक्षा और बहस की रुचि', 'tej, shabdon mein kushalta, mahatvakansha aur behas ki ruchi'],
  ['means, life away from home, a good appetite and love of roaming', 'संपन्नता, घर से दूर जीवन, अच्छी भूख और घूमने का प्रेम', 'sampannata, ghar se door jeevan, achhi bhookh aur ghoomne ka prem'],
  ['few but chosen friends, contentment, duty and a quick temper', 'कम पर चुने हुए मित्र, संतोष, धर्म और तेज़ मिज़ाज', 'kam par chune hue mitra, santosh, dharm aur tez mizaaj'],
  ['self-respect, ease, means, steadiness and no wish to harm', 'स्वाभिमान, सुख, साधन, स्थिरता और किसी को हानि न देना', 'swabhimaan, sukh, saadhan, sthirta aur kisi ko haani na dena'],
  ['self-respect, firm friendship and a happy home', 'स्वाभिमान, पक्की मित्रता और सुखी घर', 'swabhimaan, pakki mitrata aur sukhi ghar'],
  ['modesty, duty, many friends, gratitude and being liked', 'विनय, धर्म, अनेक मित्र, कृतज्ञता और लोकप्रियता', 'vinay, dharm, anek mitra, kritagyata aur lokpriyata'],
  ['learning, a generous home, means and being known', 'विद्या, उदार घर, साधन और ख्याति', 'vidya, udaar ghar, saadhan aur khyati'],
  ['giving, courage, love of song and a wish for more', 'दान, वीरता, गीत का प्रेम और अधिक पाने की चाह', 'daan, veerta, geet ka prem aur adhik paane ki chaah'],
  ['plain speech, daring, and a mind that is hard to win over', 'साफ़ बात, साहस और जल्दी न मानने वाला मन', 'saaf baat, saahas aur jaldi na maanne wala mann'],
  ['skill, thrift, means, and a heart that feels much', 'कुशलता, किफ़ायत, साधन और बहुत महसूस करने वाला मन', 'kushalta, kifayat, saadhan aur bahut mehsoos karne wala mann'],
  ['good speech, ease, duty, and holding one’s own in contests', 'अच्छी वाणी, सुख, धर्म और मुक़ाबले में टिके रहना', 'achhi vaani, sukh, dharm aur muqable mein tike rehna'],
  ['a pleasing look, courage, cleanliness and means', 'मनभावन रूप, वीरता, पवित्रता और साधन', 'manbhavan roop, veerta, pavitrata aur saadhan'],
];

// prettier-ignore
/** What the twelve houses stand for (Brihat Parashara Hora Shastra 11). */
export const houseMatters: readonly Phrase[] = [
  ['oneself and one’s vigour', 'स्वयं और स्फूर्ति', 'swayam aur sphoorti'],
  ['savings, speech and family', 'बचत, वाणी और कुटुंब', 'bachat, vaani aur kutumb'],
  ['courage and siblings', 'साहस और भाई-बहन', 'saahas aur bhai-behan'],
  ['home, mother and ease', 'घर, माता और सुख', 'ghar, mata aur sukh'],
  ['learning, judgement and children', 'विद्या, विवेक और संतान', 'vidya, vivek aur santaan'],
  ['contests, service and daily toil', 'मुक़ाबले, सेवा और नित्य श्रम', 'muqable, seva aur nitya shram'],
  ['marriage and partners', 'विवाह और साझेदार', 'vivah aur saajhedar'],
  ['what is hidden and what changes', 'गुप्त बातें और बदलाव', 'gupt baatein aur badlaav'],
  ['fortune, teachers and duty', 'भाग्य, गुरु और धर्म', 'bhagya, guru aur dharm'],
  ['work and standing', 'कर्म और पद', 'karm aur pad'],
  ['gains and wishes', 'लाभ और इच्छाएँ', 'laabh aur ichhayen'],
  ['spending, rest and far places', 'व्यय, विश्राम और दूर देश', 'vyay, vishraam aur door desh'],
];
