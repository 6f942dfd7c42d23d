import type { Words } from './bilingual.ts';

export interface Deity {
  /** Those of the first seed keep the id they have; the others have one by their key. */
  id?: string;
  name: Words;
  about: Words;
  /** A path of the app (`/deities/<key>.svg`); those without one are drawn by their name. */
  image?: string;
}

/** The deities that festivals and aartis are linked with. */
export const deities = {
  ganesh: {
    id: '6f1d2b7e-0a03-4c3e-9a51-000000000001',
    name: { en: 'Ganesh', hi: 'गणेश' },
    about: {
      en: 'The elephant-headed son of Shiv and Parvati, remembered first at every beginning as the remover of hindrances. He holds a noose, a goad and a modak, has one broken tusk, and a mouse is his mount. He is honoured on Wednesdays, on every fourth day of the Moon and above all at Ganesh Chaturthi.',
      hi: 'शिव और पार्वती के गजमुख पुत्र, जिन्हें विघ्नहर्ता मानकर हर शुभ आरंभ में सबसे पहले याद किया जाता है। उनके हाथों में पाश, अंकुश और मोदक हैं, एक दाँत टूटा हुआ है और मूषक उनका वाहन है। उनकी पूजा बुधवार, हर चतुर्थी और विशेषकर गणेश चतुर्थी पर होती है।',
    },
  },
  hanuman: {
    id: '6f1d2b7e-0a03-4c3e-9a51-000000000002',
    name: { en: 'Hanuman', hi: 'हनुमान' },
    about: {
      en: 'The son of Anjana and the Wind, devoted servant of Ram, called on for courage, strength and protection. He is shown with a mace, in flight with the mountain of herbs, or kneeling with folded hands. Tuesdays, Saturdays and Hanuman Jayanti are his days.',
      hi: 'अंजना और पवन के पुत्र, श्रीराम के अनन्य सेवक, जिन्हें साहस, बल और रक्षा के लिए याद किया जाता है। वे गदा लिए, संजीवनी पर्वत उठाए या हाथ जोड़े दिखाए जाते हैं। मंगलवार, शनिवार और हनुमान जयंती उनके दिन हैं।',
    },
  },
  lakshmi: {
    id: '6f1d2b7e-0a03-4c3e-9a51-000000000003',
    name: { en: 'Lakshmi', hi: 'लक्ष्मी' },
    about: {
      en: 'The goddess of well-being and plenty, companion of Vishnu, who rose from the ocean of milk. She sits on a lotus, with lotuses in her hands and elephants beside her. She is welcomed with lamps into a clean and bright home at Diwali, on Dhanteras and on Fridays.',
      hi: 'सुख और समृद्धि की देवी, विष्णु की संगिनी, जो क्षीरसागर से प्रकट हुईं। वे कमल पर विराजती हैं, हाथों में कमल लिए, और दोनों ओर हाथी रहते हैं। दीवाली, धनतेरस और शुक्रवार को स्वच्छ, उजले घर में दीपों से उनका स्वागत होता है।',
    },
  },
  shiv: {
    id: '6f1d2b7e-0a03-4c3e-9a51-000000000004',
    name: { en: 'Shiv', hi: 'शिव' },
    about: {
      en: 'The still ascetic of Kailash, who ends what is worn out so that the new can begin. The crescent moon and the Ganga are in his hair, a serpent lies at his throat, and he carries a trident and a small drum. He is honoured with water and bel leaves on Mondays, in the month of Shravan and on Mahashivratri.',
      hi: 'कैलास के शांत योगी, जो जीर्ण का अंत करते हैं, ताकि नया आरंभ हो सके। उनकी जटाओं में चंद्रकला और गंगा हैं, गले में सर्प है और हाथों में त्रिशूल तथा डमरू। सोमवार, सावन और महाशिवरात्रि पर जल और बेलपत्र से उनकी पूजा होती है।',
    },
  },
  ambe: {
    id: '6f1d2b7e-0a03-4c3e-9a51-000000000005',
    name: { en: 'Ambe', hi: 'अम्बे' },
    about: {
      en: 'The mother on the lion, a form of Durga and guardian of her children. She is dressed in red, with weapons in some hands and a blessing in another. She is honoured through the nine nights of Navratri, with garba and lamps, and on Fridays.',
      hi: 'सिंह पर विराजमान माता, दुर्गा का रूप और अपने भक्तों की रक्षक। वे लाल वस्त्र पहने, कुछ हाथों में आयुध और एक में वर मुद्रा लिए रहती हैं। नवरात्रि की नौ रातों में गरबा और दीपों के साथ तथा शुक्रवार को उनकी पूजा होती है।',
    },
  },
  durga: {
    name: { en: 'Durga', hi: 'दुर्गा' },
    image: '/deities/durga.svg',
    about: {
      en: 'The many-armed goddess who overcame Mahishasura with the weapons that all the gods lent her. She rides a lion or a tiger, calm in the middle of the battle. Her nine forms are remembered in Navratri, and Bengal welcomes her as a daughter at Durga Puja.',
      hi: 'अनेक भुजाओं वाली देवी, जिन्होंने सब देवताओं के दिए आयुधों से महिषासुर को जीता। वे सिंह या बाघ पर सवार, युद्ध के बीच भी शांत रहती हैं। नवरात्रि में उनके नौ रूपों का स्मरण होता है और बंगाल दुर्गा पूजा पर बेटी की तरह उनका स्वागत करता है।',
    },
  },
  krishna: {
    name: { en: 'Krishna', hi: 'कृष्ण' },
    image: '/deities/krishna.svg',
    about: {
      en: 'The flute player of Vrindavan and the teacher of the Gita, the eighth avatar of Vishnu. He is dark as a rain cloud, in yellow, with a peacock feather in his crown. His birth is kept at midnight on Janmashtami, and Holi and Govardhan Puja recall his play.',
      hi: 'वृंदावन के मुरलीधर और गीता के उपदेशक, विष्णु के आठवें अवतार। वे मेघ जैसे श्याम हैं, पीतांबर पहनते हैं और मुकुट में मोरपंख धारण करते हैं। जन्माष्टमी की मध्यरात्रि को उनका जन्म मनाया जाता है; होली और गोवर्धन पूजा उनकी लीला याद दिलाती हैं।',
    },
  },
  ram: {
    name: { en: 'Ram', hi: 'राम' },
    image: '/deities/ram.svg',
    about: {
      en: 'The prince of Ayodhya, husband of Sita and seventh avatar of Vishnu, loved for keeping his word. He carries a bow, and Lakshman and Hanuman are beside him. His birth is kept at noon on Ram Navami, his victory at Dussehra and his coming home at Diwali.',
      hi: 'अयोध्या के राजकुमार, सीता के पति और विष्णु के सातवें अवतार, जो वचन निभाने के लिए पूजे जाते हैं। उनके हाथ में धनुष रहता है और पास में लक्ष्मण तथा हनुमान। रामनवमी के मध्याह्न में उनका जन्म, दशहरे पर विजय और दीवाली पर घर लौटना मनाया जाता है।',
    },
  },
  vishnu: {
    name: { en: 'Vishnu', hi: 'विष्णु' },
    image: '/deities/vishnu.svg',
    about: {
      en: 'The keeper of the world, who rests on Shesha and comes down as an avatar when he is needed. In his four hands are the conch, the discus, the mace and the lotus, and Garuda carries him. Ekadashi and Thursday are his days, and tulsi leaves are dear to him.',
      hi: 'जगत के पालनकर्ता, जो शेषनाग पर विश्राम करते हैं और आवश्यकता होने पर अवतार लेते हैं। उनके चार हाथों में शंख, चक्र, गदा और पद्म हैं और गरुड़ उनका वाहन है। एकादशी और गुरुवार उनके दिन हैं और तुलसी उन्हें प्रिय है।',
    },
  },
  saraswati: {
    name: { en: 'Saraswati', hi: 'सरस्वती' },
    image: '/deities/saraswati.svg',
    about: {
      en: 'The goddess of learning, speech and music, in white, with the veena in her hands. A book, a rosary and a swan go with her. At Basant Panchami and on the last days of Navratri books and instruments are laid before her.',
      hi: 'विद्या, वाणी और संगीत की देवी, श्वेत वस्त्रों में, हाथों में वीणा लिए हुए। पुस्तक, अक्षमाला और हंस उनके साथ रहते हैं। बसंत पंचमी और नवरात्रि के अंतिम दिनों में पुस्तकें और वाद्य उनके सामने रखे जाते हैं।',
    },
  },
  parvati: {
    name: { en: 'Parvati', hi: 'पार्वती' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The daughter of the Himalaya and companion of Shiv, known also as Gauri and Uma. Her steady devotion won the ascetic of Kailash, and Ganesh and Kartikeya are her sons. She is honoured at Gangaur and the Teej festivals with songs, swings and green bangles.',
      hi: 'हिमालय की पुत्री और शिव की संगिनी, जिन्हें गौरी और उमा भी कहते हैं। उनके अटल तप ने कैलास के योगी का मन जीता; गणेश और कार्तिकेय उनके पुत्र हैं। गणगौर और तीज के पर्वों पर गीतों, झूलों और हरी चूड़ियों के साथ उनकी पूजा होती है।',
    },
  },
  kali: {
    name: { en: 'Kali', hi: 'काली' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The dark form of the goddess, time itself, fierce against what is wrong and a mother to her devotees. She wears a garland of heads, holds a sword, and shows with an open hand that there is nothing to fear. Bengal, Assam and Odisha honour her on the night of Diwali.',
      hi: 'देवी का श्याम रूप, स्वयं काल, अन्याय के प्रति उग्र और भक्तों के लिए माता। वे मुंडमाला पहने, खड्ग लिए, खुले हाथ से अभय देती हैं। बंगाल, असम और ओडिशा में दीवाली की रात उनकी पूजा होती है।',
    },
  },
  kartikeya: {
    name: { en: 'Kartikeya (Murugan)', hi: 'कार्तिकेय (मुरुगन)' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The young son of Shiv and Parvati, leader of the army of the gods, loved in the Tamil country as Murugan. He carries the vel, a spear, and rides a peacock. Skanda Shashthi and Thaipusam are his great days.',
      hi: 'शिव और पार्वती के युवा पुत्र, देवताओं के सेनापति, तमिल प्रदेश में मुरुगन नाम से प्रिय। उनके हाथ में वेल (भाला) है और मोर उनका वाहन है। स्कंद षष्ठी और थाईपूसम उनके बड़े पर्व हैं।',
    },
  },
  surya: {
    name: { en: 'Surya', hi: 'सूर्य' },
    image: '/deities/surya.svg',
    about: {
      en: 'The Sun, giver of light and harvests, greeted at dawn with water. He rides a chariot with seven horses, with a lotus in each hand. Sundays, Makar Sankranti, Ratha Saptami and Chhath are kept for him.',
      hi: 'प्रकाश और अन्न के दाता सूर्यदेव, जिन्हें भोर में जल अर्पित किया जाता है। वे सात घोड़ों के रथ पर, दोनों हाथों में कमल लिए चलते हैं। रविवार, मकर संक्रांति, रथ सप्तमी और छठ उनके पर्व हैं।',
    },
  },
  ganga: {
    name: { en: 'Ganga', hi: 'गंगा' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The river as a mother, who came down from heaven through the hair of Shiv at the prayer of King Bhagirath. She rides a makara and holds a water pot and a lotus. Ganga Saptami and Ganga Dussehra recall her coming, and every evening lamps are waved to her.',
      hi: 'माता के रूप में नदी, जो राजा भगीरथ की प्रार्थना पर शिव की जटाओं से होकर धरती पर आईं। वे मकर पर सवार, हाथों में कलश और कमल लिए रहती हैं। गंगा सप्तमी और गंगा दशहरा उनके आगमन की याद हैं और हर संध्या उनकी आरती होती है।',
    },
  },
  narasimha: {
    name: { en: 'Narasimha', hi: 'नृसिंह' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The man-lion avatar of Vishnu, who came out of a pillar at dusk to stand by the child Prahlad. Fierce before injustice, he is gentle with Lakshmi and the boy at his side. Narasimha Jayanti is kept for him in the month of Vaishakh.',
      hi: 'विष्णु का नर-सिंह अवतार, जो बालक प्रह्लाद का साथ देने के लिए संध्या समय खंभे से प्रकट हुए। अन्याय के आगे उग्र, वे लक्ष्मी और प्रह्लाद के साथ सौम्य हो जाते हैं। वैशाख में नृसिंह जयंती उनका पर्व है।',
    },
  },
  jagannath: {
    name: { en: 'Jagannath', hi: 'जगन्नाथ' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The lord of Puri, a form of Krishna, with his brother Balabhadra and sister Subhadra. Their wooden images have great round eyes and are carved anew after years. Every summer at Rath Yatra they ride out in chariots, so that everybody may see them.',
      hi: 'पुरी के स्वामी, कृष्ण का रूप, भाई बलभद्र और बहन सुभद्रा के साथ। उनकी काष्ठ की मूर्तियों की आँखें बड़ी और गोल हैं और वर्षों बाद वे नई गढ़ी जाती हैं। हर ग्रीष्म में रथ यात्रा पर वे रथों में निकलते हैं, ताकि सब दर्शन कर सकें।',
    },
  },
  radha: {
    name: { en: 'Radha', hi: 'राधा' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The companion of Krishna from Barsana, in whom devotees see love itself. She is shown beside him under the kadamba tree, and her name is said before his. Radha Ashtami is her birthday, and Barsana keeps Holi in her honour.',
      hi: 'बरसाना की राधा, कृष्ण की संगिनी, जिनमें भक्त प्रेम का साकार रूप देखते हैं। वे कदंब के नीचे उनके साथ दिखाई जाती हैं और उनका नाम कृष्ण से पहले लिया जाता है। राधा अष्टमी उनका जन्मदिन है और बरसाना की होली उन्हीं के नाम है।',
    },
  },
  sita: {
    name: { en: 'Sita', hi: 'सीता' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The daughter of King Janak, found in a furrow of the earth, and the companion of Ram. She went with him into the forest and stayed true to herself in Lanka. Sita Navami is her birthday, and Vivah Panchami recalls her wedding.',
      hi: 'राजा जनक की पुत्री, जो धरती में हल की रेखा से मिलीं; श्रीराम की संगिनी। वे उनके साथ वन गईं और लंका में भी अपने सत्य पर अटल रहीं। सीता नवमी उनका जन्मदिन है और विवाह पंचमी उनके विवाह की याद।',
    },
  },
  parashuram: {
    name: { en: 'Parashuram', hi: 'परशुराम' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The avatar of Vishnu with the axe, son of the sage Jamadagni and of Renuka. He stood up against rulers who misused their power, then gave the land away and withdrew to mount Mahendra. Parashuram Jayanti falls on Akshaya Tritiya or beside it.',
      hi: 'फरसा धारण करने वाले विष्णु के अवतार, ऋषि जमदग्नि और रेणुका के पुत्र। वे बल का दुरुपयोग करने वाले राजाओं के विरुद्ध खड़े हुए, फिर भूमि दान करके महेंद्र पर्वत पर चले गए। परशुराम जयंती अक्षय तृतीया या उसके पास पड़ती है।',
    },
  },
  vamana: {
    name: { en: 'Vamana', hi: 'वामन' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The avatar of Vishnu as a small student, who measured the worlds in three steps. He carries an umbrella and a water pot, and asked King Bali for no more than three paces of ground. Vamana Jayanti is kept in Bhadrapad, and Onam recalls the good king.',
      hi: 'छोटे बटुक के रूप में विष्णु के अवतार, जिन्होंने तीन पगों में लोकों को नाप लिया। वे छाता और कमंडलु लिए रहते हैं; उन्होंने राजा बलि से केवल तीन पग भूमि माँगी थी। भाद्रपद में वामन जयंती होती है और ओणम उस भले राजा की याद है।',
    },
  },
  shani: {
    name: { en: 'Shani', hi: 'शनि' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The slow planet Saturn, son of Surya and Chhaya, remembered for patience and fairness. He is dark, dressed in blue or black, and a crow or a vulture goes with him. Saturdays and Shani Jayanti are kept for him with sesame oil, lamps and gifts to those in need.',
      hi: 'धीमी चाल के ग्रह शनि, सूर्य और छाया के पुत्र, जिन्हें धैर्य और न्याय के लिए याद किया जाता है। वे श्याम वर्ण के हैं, नीले या काले वस्त्र पहनते हैं और कौआ या गिद्ध उनके साथ रहता है। शनिवार और शनि जयंती पर तिल के तेल के दीप और ज़रूरतमंदों को दान से उनका स्मरण होता है।',
    },
  },
  vishwakarma: {
    name: { en: 'Vishwakarma', hi: 'विश्वकर्मा' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The builder of the gods, who planned their cities, chariots and weapons. He holds a measure, a book and tools, and architecture traces its tradition back to him. At Vishwakarma Puja craftspeople, engineers and workshops clean their tools and rest them for a day.',
      hi: 'देवताओं के शिल्पी, जिन्होंने उनके नगर, रथ और आयुध रचे। उनके हाथों में सूत्र, पुस्तक और औज़ार रहते हैं और वास्तुकला अपनी परंपरा उन्हीं से मानती है। विश्वकर्मा पूजा पर कारीगर, अभियंता और कारखाने अपने औज़ार साफ़ करके उन्हें एक दिन का विश्राम देते हैं।',
    },
  },
  dhanvantari: {
    name: { en: 'Dhanvantari', hi: 'धन्वंतरि' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The physician of the gods, who rose from the churned ocean with the pot of amrita. He is a form of Vishnu with four arms, and Ayurveda looks on him as its first teacher. He is remembered on Dhanteras.',
      hi: 'देवताओं के वैद्य, जो समुद्र-मंथन से अमृत का कलश लेकर प्रकट हुए। वे विष्णु का चतुर्भुज रूप हैं और आयुर्वेद उन्हें अपना पहला गुरु मानता है। धनतेरस पर उनका स्मरण होता है।',
    },
  },
  yama: {
    name: { en: 'Yama', hi: 'यम' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The keeper of order, son of Surya and brother of the river Yamuna, who asks everybody for an honest account. In the Katha Upanishad he is a patient teacher to the boy Nachiketa. A lamp is lit for him before Diwali, and Bhai Dooj recalls his visit to his sister.',
      hi: 'धर्म और व्यवस्था के रक्षक, सूर्य के पुत्र और यमुना नदी के भाई, जो सबसे सच्चा लेखा माँगते हैं। कठोपनिषद में वे बालक नचिकेता के धैर्यवान गुरु हैं। दीवाली से पहले उनके लिए दीप जलाया जाता है और भाई दूज बहन के घर उनके आने की याद है।',
    },
  },
  bhairav: {
    name: { en: 'Bhairav', hi: 'भैरव' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The watchful form of Shiv, guardian of Kashi and of holy places. He carries a trident and a bowl, and a dog is always with him, so that people feed dogs in his name. Kaal Bhairav Jayanti and the eighth day of the waning Moon are his.',
      hi: 'शिव का सजग रूप, काशी और तीर्थों के कोतवाल। वे त्रिशूल और कपाल लिए रहते हैं और श्वान सदा उनके साथ रहता है, इसलिए लोग उनके नाम पर श्वानों को भोजन देते हैं। कालभैरव जयंती और कृष्ण अष्टमी उनके दिन हैं।',
    },
  },
  dattatreya: {
    name: { en: 'Dattatreya', hi: 'दत्तात्रेय' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The son of Atri and Anasuya, in whom Brahma, Vishnu and Shiv are seen together. He has three heads, four dogs and a cow beside him, and named twenty-four teachers from nature. Thursdays and Datta Jayanti on the full moon of Margashirsha are his.',
      hi: 'अत्रि और अनसूया के पुत्र, जिनमें ब्रह्मा, विष्णु और शिव एक साथ देखे जाते हैं। उनके तीन मुख हैं, पास में चार श्वान और एक गाय; उन्होंने प्रकृति से चौबीस गुरु गिनाए। गुरुवार और मार्गशीर्ष पूर्णिमा की दत्त जयंती उनके दिन हैं।',
    },
  },
  tulsi: {
    name: { en: 'Tulsi', hi: 'तुलसी' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The holy basil of the courtyard, dear to Vishnu and called Vrinda in the stories. She grows in a raised pot or altar, with a lamp beside her in the evening. At Tulsi Vivah in the month of Kartik she is married to Vishnu, and the season of weddings opens.',
      hi: 'आँगन की तुलसी, विष्णु को प्रिय, जिन्हें कथाओं में वृंदा कहते हैं। वे ऊँचे गमले या चौरे में रहती हैं और संध्या को उनके पास दीप रखा जाता है। कार्तिक में तुलसी विवाह पर उनका विवाह विष्णु से होता है और विवाह का मौसम खुलता है।',
    },
  },
  shitala: {
    name: { en: 'Shitala', hi: 'शीतला' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The cooling mother of village shrines, called on when the hot season begins. She carries a broom and a pot of water, and a donkey is her mount. On Sheetala Ashtami no fire is lit, and food of the day before is offered and shared cold.',
      hi: 'ग्राम-देवालयों की शीतल माता, जिन्हें गर्मी का मौसम लगते ही याद किया जाता है। वे झाड़ू और जल का कलश लिए, गर्दभ पर विराजती हैं। शीतला अष्टमी पर चूल्हा नहीं जलता और एक दिन पहले बना ठंडा भोजन चढ़ाया और बाँटा जाता है।',
    },
  },
  gayatri: {
    name: { en: 'Gayatri', hi: 'गायत्री' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The mother of the Vedas and of the mantra in her name, a prayer for clear thought. She is shown with five faces, seated on a lotus, a swan beside her. Gayatri Jayanti is hers, and every dawn and dusk when the mantra is said.',
      hi: 'वेदमाता और अपने नाम के मंत्र की देवी, जो सद्बुद्धि की प्रार्थना है। वे पाँच मुख वाली, कमल पर विराजमान, हंस के साथ दिखाई जाती हैं। गायत्री जयंती उनका पर्व है, और हर भोर तथा संध्या जब यह मंत्र जपा जाता है।',
    },
  },
  buddha: {
    name: { en: 'Buddha', hi: 'बुद्ध' },
    image: '/deities/lamp.svg',
    about: {
      en: 'Siddhartha Gautama, the awakened one, teacher of the middle path between indulgence and hardship. He is shown seated in meditation or touching the earth, often under the bodhi tree. Buddha Purnima in the month of Vaishakh recalls his birth and his awakening.',
      hi: 'सिद्धार्थ गौतम, जिन्हें बोध मिला; भोग और कठोर तप के बीच मध्यम मार्ग के शिक्षक। वे ध्यान में बैठे या भूमि को छूते हुए, प्रायः बोधि वृक्ष के नीचे दिखाए जाते हैं। वैशाख की बुद्ध पूर्णिमा उनके जन्म और बोध की याद है।',
    },
  },
  mahavir: {
    name: { en: 'Mahavir', hi: 'महावीर' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The twenty-fourth Tirthankara of the Jains, teacher of non-violence, truth and restraint. He gave up a princely life, and the lion is his emblem. Mahavir Jayanti is kept in the month of Chaitra, and Diwali is for Jains the day on which he became free.',
      hi: 'जैन धर्म के चौबीसवें तीर्थंकर, अहिंसा, सत्य और संयम के शिक्षक। उन्होंने राजसी जीवन त्याग दिया; सिंह उनका चिह्न है। चैत्र में महावीर जयंती होती है और जैनों के लिए दीवाली उनके निर्वाण का दिन है।',
    },
  },
  naga: {
    name: { en: 'Nag Devta', hi: 'नाग देवता' },
    image: '/deities/lamp.svg',
    about: {
      en: 'The serpents Shesha, Vasuki and their kin, honoured as guardians of water, soil and hidden treasure. Shesha bears Vishnu, and Vasuki was the rope when the ocean was churned. On Nag Panchami their images are given milk and flowers, and the ground is not dug.',
      hi: 'शेष, वासुकि आदि नाग, जिन्हें जल, भूमि और गुप्त निधियों के रक्षक मानकर पूजा जाता है। शेष पर विष्णु विश्राम करते हैं और वासुकि समुद्र-मंथन की रस्सी बने। नाग पंचमी पर उनके चित्रों को दूध और फूल चढ़ाते हैं और भूमि नहीं खोदते।',
    },
  },
} as const satisfies Record<string, Deity>;

export type DeityKey = keyof typeof deities;
