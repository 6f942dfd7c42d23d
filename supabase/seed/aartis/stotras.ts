import type { AartiText } from '../words.ts';

/** Older Sanskrit hymns to many deities, with the verses that are said of them every day. */
export const stotras: AartiText[] = [
  {
    key: 'guru-stotra',
    title: { en: 'Guru Stotra: Gurur Brahma Gurur Vishnuh', hi: 'गुरु स्तोत्र: गुरुर्ब्रह्मा गुरुर्विष्णुः' },
    deity: 'dattatreya',
    language: 'sa',
    festivals: ['guru_purnima', 'dattatreya_jayanti', 'shankaracharya_jayanti'],
    words: [
      'Sanskrit',
      'Guru vandana',
      'Gurur Brahma',
      'Akhanda Mandalakaram',
      'Tasmai Shri Gurave Namah',
      'Teacher',
      'संस्कृत',
      'गुरु वंदना',
      'गुरुर्ब्रह्मा',
      'अखण्डमण्डलाकारं',
      'तस्मै श्रीगुरवे नमः',
    ],
    origin: {
      en: 'Verses of the Guru Gita, which the tradition counts to the Skanda Purana; author and year are not known. Sanskrit.',
      hi: 'गुरु गीता के श्लोक, जिसे परंपरा स्कंद पुराण का भाग मानती है; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is said on Guru Purnima, before lessons, and each morning in remembrance of one’s teacher. It thanks whoever opened our eyes and asks for nothing.',
      hi: 'परंपरा से इसे गुरु पूर्णिमा पर, पाठ से पहले और प्रतिदिन सुबह अपने गुरु की याद में बोलते हैं। यह आँखें खोलने वाले के प्रति आभार है और कुछ माँगता नहीं।',
    },
    stanzas: [
      {
        text: `अखण्डमण्डलाकारं व्याप्तं येन चराचरम्।
तत्पदं दर्शितं येन तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'The undivided whole fills all that moves and is still; homage to the teacher who showed that state.',
          hi: 'जो अखंड मंडल रूप होकर चर-अचर में व्याप्त है, उस पद को जिन्होंने दिखाया, उन श्रीगुरु को नमस्कार।',
        },
      },
      {
        text: `अज्ञानतिमिरान्धस्य ज्ञानाञ्जनशलाकया।
चक्षुरुन्मीलितं येन तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'To one made blind by the darkness of not knowing, he opened the eye with the collyrium stick of knowledge; homage to that teacher.',
          hi: 'अज्ञान के अँधेरे से अंधे हुए मनुष्य की आँख जिन्होंने ज्ञान के अंजन की सलाई से खोली, उन श्रीगुरु को नमस्कार।',
        },
      },
      {
        text: `गुरुर्ब्रह्मा गुरुर्विष्णुर्गुरुर्देवो महेश्वरः।
गुरुः साक्षात् परं ब्रह्म तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'The teacher is Brahma, the teacher is Vishnu, the teacher is the god Maheshvara, the teacher is the highest Brahman itself; homage to that teacher.',
          hi: 'गुरु ब्रह्मा हैं, गुरु विष्णु हैं, गुरु देव महेश्वर हैं, गुरु साक्षात् परब्रह्म हैं; उन श्रीगुरु को नमस्कार।',
        },
      },
      {
        text: `स्थावरं जङ्गमं व्याप्तं यत्किञ्चित्सचराचरम्।
तत्पदं दर्शितं येन तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'Whatever there is, fixed or moving, is filled by one presence; he made it seen, homage to him.',
          hi: 'जो कुछ भी जड़ और चेतन है, उस सबमें व्याप्त पद जिन्होंने दिखाया, उन गुरु को नमस्कार।',
        },
      },
      {
        text: `चिन्मयं व्यापि यत्सर्वं त्रैलोक्यं सचराचरम्।
तत्पदं दर्शितं येन तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'Consciousness runs through the three worlds with all that lives in them; the teacher pointed to it, and I bow.',
          hi: 'चराचर सहित तीनों लोकों में जो चैतन्य समाया है, उसे दिखाने वाले श्रीगुरु को प्रणाम।',
        },
      },
      {
        text: `सर्वश्रुतिशिरोरत्नविराजितपदाम्बुजः।
वेदान्ताम्बुजसूर्यो यस्तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'The crest jewels of all the Vedas shine at his lotus feet, and he is the Sun to the lotus of Vedanta; homage to the teacher.',
          hi: 'जिनके चरण-कमल सब श्रुतियों के शिरोरत्नों से शोभित हैं और जो वेदांत रूपी कमल के सूर्य हैं, उन श्रीगुरु को नमस्कार।',
        },
      },
      {
        text: `चैतन्यः शाश्वतः शान्तो व्योमातीतो निरञ्जनः।
बिन्दुनादकलातीतस्तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'Awareness itself, lasting and at peace, beyond the sky and without stain, past point, sound and part: homage to the teacher.',
          hi: 'जो चैतन्य, शाश्वत, शांत, आकाश से परे और निर्मल हैं, बिंदु, नाद और कला से भी परे हैं, उन श्रीगुरु को नमन।',
        },
      },
      {
        text: `ज्ञानशक्तिसमारूढस्तत्त्वमालाविभूषितः।
भुक्तिमुक्तिप्रदाता च तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'Established in the power of knowledge and adorned with a garland of truths, giver of joy here and of release: homage to the teacher.',
          hi: 'जो ज्ञान की शक्ति पर आरूढ़ हैं, तत्त्वों की माला से शोभित हैं और भोग तथा मोक्ष देते हैं, उन श्रीगुरु को नमस्कार।',
        },
      },
      {
        text: `अनेकजन्मसम्प्राप्तकर्मबन्धविदाहिने।
आत्मज्ञानप्रदानेन तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'By the gift of self-knowledge he burns the bonds of deeds gathered in many births; homage to the teacher.',
          hi: 'आत्मज्ञान देकर जो अनेक जन्मों के कर्म-बंधन जला देते हैं, उन श्रीगुरु को नमस्कार।',
        },
      },
      {
        text: `गुरुरादिरनादिश्च गुरुः परमदैवतम्।
गुरोः परतरं नास्ति तस्मै श्रीगुरवे नमः॥`,
        meaning: {
          en: 'The teacher is the beginning and has none, the teacher is the highest divinity; nothing is beyond the teacher, to whom I bow.',
          hi: 'गुरु आदि हैं और अनादि भी, गुरु परम देवता हैं; गुरु से परे कुछ नहीं, उन श्रीगुरु को प्रणाम।',
        },
      },
    ],
  },
  {
    key: 'totakashtakam',
    title: { en: 'Totakashtakam', hi: 'तोटकाष्टकम्' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['shankaracharya_jayanti', 'guru_purnima'],
    words: [
      'Sanskrit',
      'Guru',
      'Shankara Deshika',
      'Totaka',
      'Bhava Shankara Deshika Me Sharanam',
      'संस्कृत',
      'गुरु',
      'शङ्कर देशिक',
      'तोटक',
      'विदिताखिलशास्त्र',
    ],
    origin: {
      en: 'Ascribed by tradition to Totakacharya, one of the four disciples of Adi Shankaracharya (about the 8th century); named after its metre, totaka. Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) के चार शिष्यों में से एक तोटकाचार्य की रचना मानी जाती है; नाम इसके छंद तोटक से है। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is sung to one’s teacher on Guru Purnima and on the day of Shankaracharya. The story tells that the pupil thought slowest by the others came from the river with these eight verses on his lips.',
      hi: 'परंपरा से यह गुरु पूर्णिमा और शंकराचार्य जयंती पर अपने गुरु के लिए गाया जाता है। कथा है कि जिस शिष्य को बाकी मंदबुद्धि समझते थे, वही नदी से लौटते हुए ये आठ श्लोक गाता आया।',
    },
    stanzas: [
      {
        text: `विदिताखिलशास्त्रसुधाजलधे महितोपनिषत्कथितार्थनिधे।
हृदये कलये विमलं चरणं भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'You know the whole ocean of nectar that the scriptures are, and you are the treasury of what the great Upanishads say. I hold your pure feet in my heart; Shankara, my teacher, be my refuge.',
          hi: 'आप समस्त शास्त्रों के अमृत-सागर को जानते हैं और महान उपनिषदों में कहे गए अर्थ की निधि हैं। हृदय में आपके निर्मल चरणों का ध्यान है; हे गुरु शंकर, आप मेरी शरण हों।',
        },
      },
      {
        text: `करुणावरुणालय पालय मां भवसागरदुःखविदूनहृदम्।
रचयाखिलदर्शनतत्त्वविदं भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'Ocean of compassion, keep me, whose heart is worn by the sorrow of the sea of the world; let me come to know the truth in every school of thought.',
          hi: 'हे करुणा के सागर, संसार-सागर के दुःख से थके इस हृदय की रक्षा कीजिए; सब दर्शनों का तत्त्व समझने योग्य बनाइए।',
        },
      },
      {
        text: `भवता जनता सुहिता भविता निजबोधविचारणचारुमते।
कलयेश्वरजीवविवेकविदं भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'Through you people come to what is good for them, you whose fine mind ponders the knowledge of the self. Teach me to tell the Lord and the living soul apart.',
          hi: 'आत्मज्ञान के विचार में सुंदर मति रखने वाले, आपसे लोगों का हित होता है। ईश्वर और जीव का विवेक मुझे सिखाइए।',
        },
      },
      {
        text: `भव एव भवानिति मे नितरां समजायत चेतसि कौतुकिता।
मम वारय मोहमहाजलधिं भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'You are Shiv himself: at this thought great wonder rose in my mind. Hold back the wide ocean of my delusion.',
          hi: 'आप साक्षात् शिव ही हैं, यह जानकर मन में बड़ा विस्मय जागा। मेरे मोह के महासागर को रोक लीजिए।',
        },
      },
      {
        text: `सुकृतेऽधिकृते बहुधा भवतो भविता समदर्शनलालसता।
अतिदीनमिमं परिपालय मां भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'When much good has been done in many ways, the longing arises through you to see all alike. Guard me, who am so very poor in this.',
          hi: 'जब अनेक प्रकार से सत्कर्म होते हैं, तब आपकी कृपा से समदृष्टि की चाह जागती है। इस अति दीन को सँभालिए।',
        },
      },
      {
        text: `जगतीमवितुं कलिताकृतयो विचरन्ति महामहसश्छलतः।
अहिमांशुरिवात्र विभासि गुरो भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'To care for the world great lights take on a form and walk about unrecognised; among them, teacher, you shine like the Sun.',
          hi: 'जगत की रक्षा के लिए महातेजस्वी जन रूप धरकर छिपे हुए विचरते हैं; हे गुरु, उनमें आप सूर्य जैसे चमकते हैं।',
        },
      },
      {
        text: `गुरुपुङ्गव पुङ्गवकेतन ते समतामयतां न हि कोऽपि सुधीः।
शरणागतवत्सल तत्त्वनिधे भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'First among teachers, you with the bull on your banner, none of the wise comes to be your equal. You are tender to those who take refuge, a treasure of truth.',
          hi: 'गुरुओं में श्रेष्ठ, वृषभ की ध्वजा वाले, कोई ज्ञानी आपकी समता नहीं पाता। आप शरणागतों पर स्नेह रखते हैं और तत्त्व की निधि हैं।',
        },
      },
      {
        text: `विदिता न मया विशदैककला न च किञ्चन काञ्चनमस्ति गुरो।
द्रुतमेव विधेहि कृपां सहजां भव शङ्कर देशिक मे शरणम्॥`,
        meaning: {
          en: 'I know not one art clearly, and I own no gold, teacher. Be quick to show me the kindness that comes to you by nature.',
          hi: 'हे गुरु, एक भी विद्या साफ़ समझ में नहीं आई और पास में सोना भी नहीं। अपनी सहज कृपा शीघ्र कीजिए।',
        },
      },
    ],
  },
  {
    key: 'shiva-manasa-puja',
    title: { en: 'Shiva Manasa Puja', hi: 'शिव मानस पूजा' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: [
      'Sanskrit',
      'Shiv Manas Puja',
      'Mental worship',
      'Ratnaih Kalpitam',
      'Sawan',
      'संस्कृत',
      'शिवमानसपूजा',
      'रत्नैः कल्पितमासनं',
      'सावन',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत।',
    },
    benefits: {
      en: 'A whole worship offered in thought alone, for the traveller, the bedridden and everybody without flowers at hand. By tradition it is said on Mondays and on Mahashivratri, and its fourth verse turns ordinary life itself into worship.',
      hi: 'यह केवल मन से की गई संपूर्ण पूजा है, यात्रा में, रोगशय्या पर या फूल पास न होने पर भी। परंपरा से इसे सोमवार और महाशिवरात्रि पर पढ़ते हैं; इसका चौथा श्लोक साधारण जीवन को ही पूजा बना देता है।',
    },
    stanzas: [
      {
        text: `रत्नैः कल्पितमासनं हिमजलैः स्नानं च दिव्याम्बरं
नानारत्नविभूषितं मृगमदामोदाङ्कितं चन्दनम्।
जातीचम्पकबिल्वपत्ररचितं पुष्पं च धूपं तथा
दीपं देव दयानिधे पशुपते हृत्कल्पितं गृह्यताम्॥`,
        meaning: {
          en: 'A seat of gems, a bath of snow water, heavenly robes set with many jewels, sandal with the scent of musk, flowers of jasmine and champak with bel leaves, incense and a lamp: kind god, lord of all beings, accept what my heart has made.',
          hi: 'रत्नों का आसन, हिम के जल से स्नान, अनेक रत्नों से सजे दिव्य वस्त्र, कस्तूरी की गंध वाला चंदन, चमेली, चंपा और बेलपत्र के फूल, धूप और दीप: हे दयानिधि पशुपति, हृदय में रची यह भेंट स्वीकार कीजिए।',
        },
      },
      {
        text: `सौवर्णे नवरत्नखण्डरचिते पात्रे घृतं पायसं
भक्ष्यं पञ्चविधं पयोदधियुतं रम्भाफलं पानकम्।
शाकानामयुतं जलं रुचिकरं कर्पूरखण्डोज्ज्वलं
ताम्बूलं मनसा मया विरचितं भक्त्या प्रभो स्वीकुरु॥`,
        meaning: {
          en: 'In a golden bowl set with nine gems there is ghee and rice pudding, there are five kinds of food with milk and curd, bananas, sweet drink, vegetables without number, pleasant water bright with camphor, and betel: all this I made in my mind with love; Lord, take it.',
          hi: 'नौ रत्नों से जड़े सोने के पात्र में घी और खीर, दूध-दही के साथ पाँच प्रकार का भोजन, केले, शर्बत, अनगिनत शाक, कपूर से महकता रुचिकर जल और पान: यह सब भक्ति से मन में रचा है; हे प्रभु, स्वीकार कीजिए।',
        },
      },
      {
        text: `छत्रं चामरयोर्युगं व्यजनकं चादर्शकं निर्मलं
वीणाभेरिमृदङ्गकाहलकला गीतं च नृत्यं तथा।
साष्टाङ्गं प्रणतिः स्तुतिर्बहुविधा ह्येतत्समस्तं मया
सङ्कल्पेन समर्पितं तव विभो पूजां गृहाण प्रभो॥`,
        meaning: {
          en: 'A parasol, two whisks, a fan and a spotless mirror, the music of veena, kettledrum, mridang and horn, song and dance, bowing at full length and praise of many kinds: all of this is offered in thought; all-present Lord, receive the worship.',
          hi: 'छत्र, दो चँवर, पंखा और निर्मल दर्पण, वीणा, भेरी, मृदंग और काहल का वादन, गीत और नृत्य, साष्टांग प्रणाम और अनेक प्रकार की स्तुति: यह सब संकल्प से अर्पित है; हे सर्वव्यापी प्रभु, पूजा ग्रहण कीजिए।',
        },
      },
      {
        text: `आत्मा त्वं गिरिजा मतिः सहचराः प्राणाः शरीरं गृहं
पूजा ते विषयोपभोगरचना निद्रा समाधिस्थितिः।
सञ्चारः पदयोः प्रदक्षिणविधिः स्तोत्राणि सर्वा गिरो
यद्यत्कर्म करोमि तत्तदखिलं शम्भो तवाराधनम्॥`,
        meaning: {
          en: 'You are my self, Parvati is my mind, the breaths are your attendants and the body your house. What I enjoy is worship of you, sleep is meditation, walking is going round you, every word a hymn: whatever I do, Shambhu, all of it adores you.',
          hi: 'आप मेरी आत्मा हैं, गिरिजा बुद्धि हैं, प्राण आपके सहचर और शरीर आपका घर है। विषयों का भोग आपकी पूजा है, नींद समाधि है, पैरों का चलना परिक्रमा और सारे वचन स्तोत्र हैं: हे शंभु, मेरा हर कर्म आपकी ही आराधना है।',
        },
      },
      {
        text: `करचरणकृतं वाक्कायजं कर्मजं वा
श्रवणनयनजं वा मानसं वापराधम्।
विहितमविहितं वा सर्वमेतत्क्षमस्व
जय जय करुणाब्धे श्रीमहादेव शम्भो॥`,
        meaning: {
          en: 'Whatever fault came from hand or foot, from speech, body or deed, from ears, eyes or mind, in what was enjoined and in what was not, forgive it all. Victory to you, ocean of compassion, great god Shambhu.',
          hi: 'हाथ-पैर से, वाणी, शरीर या कर्म से, कान, आँख या मन से, विहित या अविहित जो भी अपराध हुआ, वह सब क्षमा कीजिए। हे करुणा के सागर श्रीमहादेव शंभु, आपकी जय हो।',
        },
      },
    ],
  },
  {
    key: 'ardhanarishvara-stotra',
    title: { en: 'Ardhanarishvara Stotra', hi: 'अर्धनारीश्वर स्तोत्र' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri', 'hartalika_teej'],
    words: [
      'Sanskrit',
      'Ardhanarishwara',
      'Shiva Parvati',
      'Namah Shivayai Cha Namah Shivaya',
      'संस्कृत',
      'अर्धनारीश्वर',
      'शिव पार्वती',
      'चाम्पेयगौरार्धशरीरकायै',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत।',
    },
    benefits: {
      en: 'By tradition couples and families say it before Shiv and Parvati, on Mondays and at Pradosh. Every line sets one half of the image beside the other, and every verse ends by greeting both alike.',
      hi: 'परंपरा से दंपति और परिवार इसे शिव-पार्वती के सामने, सोमवार और प्रदोष पर पढ़ते हैं। हर पंक्ति प्रतिमा के एक भाग को दूसरे के साथ रखती है और हर श्लोक दोनों को समान नमन पर पूरा होता है।',
    },
    stanzas: [
      {
        text: `चाम्पेयगौरार्धशरीरकायै कर्पूरगौरार्धशरीरकाय।
धम्मिल्लकायै च जटाधराय नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'Half the body is hers, golden as champak; half is his, white as camphor. She wears her hair braided, he in matted locks: homage to Shivaa and homage to Shiv.',
          hi: 'आधा शरीर देवी का है, चंपा जैसा गौर; आधा शिव का, कपूर जैसा श्वेत। देवी की वेणी गुँथी है, शिव जटाधारी हैं: शिवा को नमस्कार, शिव को नमस्कार।',
        },
      },
      {
        text: `कस्तूरिकाकुङ्कुमचर्चितायै चितारजःपुञ्जविचर्चिताय।
कृतस्मरायै विकृतस्मराय नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'She is anointed with musk and kumkum, he with ash from the pyre; she gave life to love, he undid it.',
          hi: 'देवी कस्तूरी और कुमकुम से चर्चित हैं, शिव चिता की भस्म से; देवी ने कामदेव को जिलाया, शिव ने उसे मिटाया।',
        },
      },
      {
        text: `झणत्क्वणत्कङ्कणनूपुरायै पादाब्जराजत्फणिनूपुराय।
हेमाङ्गदायै भुजगाङ्गदाय नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'Her bangles and anklets ring and chime, on his lotus foot a serpent shines for an anklet; her armlets are gold, his are snakes.',
          hi: 'देवी के कंगन और नूपुर झनझनाते हैं, शिव के चरण-कमल में सर्प ही नूपुर है; देवी के बाजूबंद सोने के हैं, शिव के सर्पों के।',
        },
      },
      {
        text: `विशालनीलोत्पललोचनायै विकासिपङ्केरुहलोचनाय।
समेक्षणायै विषमेक्षणाय नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'Her eyes are wide blue water lilies, his are lotuses opening; her eyes are even in number, his are odd.',
          hi: 'देवी के नेत्र विशाल नीलकमल हैं, शिव के खिलते कमल; देवी के नेत्र सम संख्या में हैं, शिव के विषम।',
        },
      },
      {
        text: `मन्दारमालाकलितालकायै कपालमालाङ्कितकन्धराय।
दिव्याम्बरायै च दिगम्बराय नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'Mandara garlands are wound in her curls, a garland of skulls marks his neck; she is in heavenly robes, he is clad in the sky.',
          hi: 'देवी की अलकों में मंदार की मालाएँ हैं, शिव के गले में मुंडमाला; देवी दिव्य वस्त्र पहने हैं, शिव दिगंबर हैं।',
        },
      },
      {
        text: `अम्भोधरश्यामलकुन्तलायै तडित्प्रभाताम्रजटाधराय।
निरीश्वरायै निखिलेश्वराय नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'Her hair is dark as a rain cloud, his locks are copper like lightning; none is lord over her, he is lord over all.',
          hi: 'देवी के केश मेघ जैसे श्याम हैं, शिव की जटाएँ बिजली जैसी ताम्रवर्ण; देवी पर कोई ईश्वर नहीं, शिव सबके ईश्वर हैं।',
        },
      },
      {
        text: `प्रपञ्चसृष्ट्युन्मुखलास्यकायै समस्तसंहारकताण्डवाय।
जगज्जनन्यै जगदेकपित्रे नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'Her gentle dance turns towards the making of the world, his tandava draws everything back; she is the mother of the world, he its one father.',
          hi: 'देवी का लास्य सृष्टि की ओर उन्मुख है, शिव का तांडव सब समेट लेता है; देवी जगत की माता हैं, शिव उसके एकमात्र पिता।',
        },
      },
      {
        text: `प्रदीप्तरत्नोज्ज्वलकुण्डलायै स्फुरन्महापन्नगभूषणाय।
शिवान्वितायै च शिवान्विताय नमः शिवायै च नमः शिवाय॥`,
        meaning: {
          en: 'Her earrings blaze with gems, great serpents glitter as his ornament; she is joined with Shiv and he with Shivaa.',
          hi: 'देवी के कुंडल रत्नों से दमकते हैं, शिव के आभूषण चमकते महासर्प हैं; देवी शिव से युक्त हैं और शिव शिवा से।',
        },
      },
      {
        text: `एतत्पठेदष्टकमिष्टदं यो भक्त्या स मान्यो भुवि दीर्घजीवी।
प्राप्नोति सौभाग्यमनन्तकालं भूयात्सदा तस्य समस्तसिद्धिः॥`,
        meaning: {
          en: 'The closing verse wishes those who say these eight with devotion honour and long life on earth, lasting good fortune, and success in all things.',
          hi: 'अंतिम श्लोक भक्ति से यह अष्टक पढ़ने वालों के लिए संसार में मान, दीर्घ जीवन, स्थायी सौभाग्य और सब कामों में सिद्धि की कामना करता है।',
        },
      },
    ],
  },
  {
    key: 'bilvashtakam',
    title: { en: 'Bilvashtakam', hi: 'बिल्वाष्टकम्' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: [
      'Sanskrit',
      'Bel patra',
      'Bilva leaf',
      'Eka Bilvam Shivarpanam',
      'Tridalam Trigunakaram',
      'Sawan',
      'संस्कृत',
      'बेलपत्र',
      'एकबिल्वं शिवार्पणम्',
      'त्रिदलं त्रिगुणाकारं',
      'सावन',
    ],
    origin: {
      en: 'Traditional Sanskrit hymn of the bel leaf; author and year are not known.',
      hi: 'बेलपत्र का पारंपरिक संस्कृत स्तोत्र; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'By tradition one leaf of bel is laid on the linga with each verse, on Mondays, in Sawan and on Mahashivratri. It sets one plain leaf above costly gifts.',
      hi: 'परंपरा से हर श्लोक के साथ शिवलिंग पर एक बेलपत्र चढ़ाते हैं, सोमवार को, सावन में और महाशिवरात्रि पर। यह एक सादे पत्ते को बहुमूल्य दानों से ऊपर रखता है।',
    },
    stanzas: [
      {
        text: `त्रिदलं त्रिगुणाकारं त्रिनेत्रं च त्रियायुधम्।
त्रिजन्मपापसंहारं एकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'Three leaflets, like the three qualities, the three eyes and the three weapons, wiping away the wrong of three lives: one bel leaf I offer to Shiv.',
          hi: 'तीन दल, तीन गुणों, तीन नेत्रों और तीन आयुधों के समान, तीन जन्मों के दोष मिटाने वाला: यह एक बेलपत्र शिव को अर्पित है।',
        },
      },
      {
        text: `त्रिशाखैर्बिल्वपत्रैश्च ह्यच्छिद्रैः कोमलैः शुभैः।
शिवपूजां करिष्यामि ह्येकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'With bel leaves of three blades, without holes, tender and fair, I shall worship Shiv; one bel leaf I give him.',
          hi: 'तीन शाखाओं वाले, बिना छेद के, कोमल और सुंदर बेलपत्रों से शिव की पूजा होगी; एक बेलपत्र शिव को समर्पित है।',
        },
      },
      {
        text: `अखण्डबिल्वपत्रेण पूजिते नन्दिकेश्वरे।
शुद्ध्यन्ति सर्वपापेभ्यो ह्येकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'When the lord of Nandi is worshipped with an unbroken bel leaf, people are made clean of every wrong.',
          hi: 'अखंड बेलपत्र से नंदिकेश्वर की पूजा होने पर लोग सब दोषों से शुद्ध होते हैं।',
        },
      },
      {
        text: `शालिग्रामशिलामेकां विप्राणां जातु चार्पयेत्।
सोमयज्ञमहापुण्यं एकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'Were one to give a shaligram stone to the learned, were one to have the great merit of a Soma sacrifice: such is one bel leaf given to Shiv.',
          hi: 'कोई विद्वानों को शालिग्राम शिला भेंट करे या सोमयज्ञ का महापुण्य पाए: शिव को चढ़ाया एक बेलपत्र ऐसा ही है।',
        },
      },
      {
        text: `दन्तिकोटिसहस्राणि वाजपेयशतानि च।
कोटिकन्यामहादानं एकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'Elephants by the million, a hundred Vajapeya sacrifices, the great gift of ten million daughters given in marriage: one bel leaf for Shiv weighs as much.',
          hi: 'करोड़ों हाथियों का दान, सौ वाजपेय यज्ञ और करोड़ कन्यादान: शिव के लिए एक बेलपत्र इनके समान है।',
        },
      },
      {
        text: `लक्ष्म्यास्तनुत उत्पन्नं महादेवस्य च प्रियम्।
बिल्ववृक्षं प्रयच्छामि ह्येकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'The bel tree came from the body of Lakshmi and is dear to the great god; it is this that I bring.',
          hi: 'बेल का वृक्ष लक्ष्मी के शरीर से उत्पन्न हुआ और महादेव को प्रिय है; वही भेंट में है।',
        },
      },
      {
        text: `दर्शनं बिल्ववृक्षस्य स्पर्शनं पापनाशनम्।
अघोरपापसंहारं एकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'To see the bel tree and to touch it takes wrong away, even grave wrong; one leaf of it goes to Shiv.',
          hi: 'बेल के वृक्ष का दर्शन और स्पर्श दोष मिटाता है, भारी दोष भी; उसका एक पत्र शिव को समर्पित है।',
        },
      },
      {
        text: `काशीक्षेत्रनिवासं च कालभैरवदर्शनम्।
प्रयागमाधवं दृष्ट्वा ह्येकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'Living in the holy place of Kashi, seeing Kalabhairav there and Madhav at Prayag: with these stands one bel leaf for Shiv.',
          hi: 'काशी में निवास, वहाँ कालभैरव का दर्शन और प्रयाग में माधव का दर्शन: शिव को अर्पित एक बेलपत्र इनके साथ खड़ा है।',
        },
      },
      {
        text: `मूलतो ब्रह्मरूपाय मध्यतो विष्णुरूपिणे।
अग्रतः शिवरूपाय ह्येकबिल्वं शिवार्पणम्॥`,
        meaning: {
          en: 'At the root it is Brahma, in the middle Vishnu, at the tip Shiv: to him I give one bel leaf.',
          hi: 'जो मूल में ब्रह्मा, मध्य में विष्णु और अग्र भाग में शिव रूप हैं, उन्हें एक बेलपत्र भेंट है।',
        },
      },
      {
        text: `बिल्वाष्टकमिदं पुण्यं यः पठेच्छिवसन्निधौ।
सर्वपापविनिर्मुक्तः शिवलोकमवाप्नुयात्॥`,
        meaning: {
          en: 'Whoever says this hymn of the bel leaf near Shiv, so it ends, is freed from every wrong and comes to the world of Shiv.',
          hi: 'अंत में कहा गया है: जो शिव के समीप यह बिल्वाष्टक पढ़ता है, वह सब दोषों से मुक्त होकर शिवलोक पाता है।',
        },
      },
    ],
  },
  {
    key: 'hanumat-pancharatnam',
    title: { en: 'Hanumat Pancharatnam', hi: 'हनुमत्पञ्चरत्नम्' },
    deity: 'hanuman',
    language: 'sa',
    festivals: ['hanuman_jayanti', 'shankaracharya_jayanti'],
    words: [
      'Sanskrit',
      'Hanuman Pancharatna',
      'Hanuman stotra',
      'Vitakhila Vishayechchham',
      'Tuesday',
      'संस्कृत',
      'हनुमान पंचरत्न',
      'हनुमान स्तोत्र',
      'वीताखिलविषयेच्छं',
      'मंगलवार',
    ],
    origin: {
      en: 'Five verses in the arya metre, ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit.',
      hi: 'आर्या छंद के पाँच श्लोक, परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना माने जाते हैं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is said on Tuesdays, Saturdays and Hanuman Jayanti. Its Hanuman is not only strong: there are tears of joy in his eyes, and he is the guardian of those in need.',
      hi: 'परंपरा से इसे मंगलवार, शनिवार और हनुमान जयंती पर पढ़ते हैं। इसके हनुमान केवल बलवान नहीं हैं: उनकी आँखों में आनंद के आँसू हैं और वे दीनों के रक्षक हैं।',
    },
    stanzas: [
      {
        text: `वीताखिलविषयेच्छं जातानन्दाश्रुपुलकमत्यच्छम्।
सीतापतिदूताद्यं वातात्मजमद्य भावये हृद्यम्॥`,
        meaning: {
          en: 'Today I picture the dear son of the Wind: all craving has left him, he is full of tears and thrills of joy, clear through and through, the first of the messengers of Sita’s lord.',
          hi: 'आज मन में प्रिय पवनपुत्र का ध्यान है: जिनकी सब विषय-इच्छाएँ बीत चुकी हैं, जो आनंद के आँसुओं और रोमांच से भरे हैं, अत्यंत निर्मल हैं और सीतापति के दूतों में प्रथम हैं।',
        },
      },
      {
        text: `तरुणारुणमुखकमलं करुणारसपूरपूरितापाङ्गम्।
सञ्जीवनमाशासे मञ्जुलमहिमानमञ्जनाभाग्यम्॥`,
        meaning: {
          en: 'My hope is in him who gives life back, Anjana’s fortune, whose greatness is lovely, whose lotus face is red as the young Sun and whose glances brim over with pity.',
          hi: 'आशा उन संजीवन पर टिकी है जो अंजना के सौभाग्य हैं, जिनकी महिमा मनोहर है, मुख-कमल बाल सूर्य जैसा लाल है और दृष्टि करुणा से भरी है।',
        },
      },
      {
        text: `शम्बरवैरिशरातिगमम्बुजदलविपुललोचनोदारम्।
कम्बुगलमनिलदिष्टं बिम्बज्वलितोष्ठमेकमवलम्बे॥`,
        meaning: {
          en: 'I hold to him alone whom the arrows of love do not reach, with noble eyes wide as lotus petals, a neck like a conch and lips bright as bimba fruit, the good fortune of the Wind.',
          hi: 'एकमात्र सहारा वे हैं जो कामदेव के बाणों से परे हैं, जिनके उदार नेत्र कमलदल जैसे विशाल हैं, कंठ शंख जैसा और ओठ बिंबफल जैसे लाल हैं, जो पवनदेव के सौभाग्य हैं।',
        },
      },
      {
        text: `दूरीकृतसीतार्तिः प्रकटीकृतरामवैभवस्फूर्तिः।
दारितदशमुखकीर्तिः पुरतो मम भातु हनुमतो मूर्तिः॥`,
        meaning: {
          en: 'May the form of Hanuman shine before me, that took Sita’s grief away, showed the bright glory of Ram, and tore the fame of the ten-headed king.',
          hi: 'हनुमान की वह मूर्ति मेरे सामने प्रकाशित हो, जिसने सीता का दुःख दूर किया, राम के वैभव की छटा प्रकट की और दशमुख की कीर्ति को विदीर्ण किया।',
        },
      },
      {
        text: `वानरनिकराध्यक्षं दानवकुलकुमुदरविकरसदृशम्।
दीनजनावनदीक्षं पवनतपःपाकपुञ्जमद्राक्षम्॥`,
        meaning: {
          en: 'I have seen the leader of the monkey hosts, who to the race of demons is as the Sun’s rays to the night lily, vowed to guard those in need, the ripened fruit of all the Wind’s austerities.',
          hi: 'उनके दर्शन हुए जो वानर-समूह के नायक हैं, दानव-कुल रूपी कुमुद के लिए सूर्य की किरणों जैसे हैं, दीन जनों की रक्षा का व्रत लिए हैं और पवनदेव की तपस्या का पका हुआ फल हैं।',
        },
      },
      {
        text: `एतत्पवनसुतस्य स्तोत्रं यः पठति पञ्चरत्नाख्यम्।
चिरमिह निखिलान् भोगान् भुक्त्वा श्रीरामभक्तिभाग्भवति॥`,
        meaning: {
          en: 'Whoever says this hymn of the five gems to the son of the Wind, the last verse tells, enjoys the good things of this world for long and then has a share in devotion to Ram.',
          hi: 'अंतिम श्लोक कहता है: जो पवनपुत्र का यह पंचरत्न स्तोत्र पढ़ता है, वह यहाँ चिरकाल तक सब सुख भोगकर श्रीराम की भक्ति का भागी होता है।',
        },
      },
    ],
  },
  {
    key: 'vishwanathashtakam',
    title: { en: 'Vishwanathashtakam', hi: 'विश्वनाथाष्टकम्' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri', 'dev_deepawali'],
    words: [
      'Sanskrit',
      'Kashi Vishwanath',
      'Varanasi',
      'Ganga Taranga Ramaniya',
      'Sawan',
      'संस्कृत',
      'काशी विश्वनाथ',
      'वाराणसी',
      'गङ्गातरङ्गरमणीय',
      'सावन',
    ],
    origin: {
      en: 'Its closing words name the sage Vyasa; the real author and year are not known. Sanskrit, in the vasantatilaka metre.',
      hi: 'समाप्ति के शब्द महर्षि व्यास का नाम लेते हैं; वास्तविक रचनाकार और समय ज्ञात नहीं। संस्कृत, वसंततिलका छंद।',
    },
    benefits: {
      en: 'By tradition it is sung for the lord of Kashi, on Mondays, in Sawan, and on the ghats at Dev Deepawali.',
      hi: 'परंपरा से यह काशी के स्वामी के लिए, सोमवार को, सावन में और देव दीपावली पर घाटों पर गाया जाता है।',
    },
    stanzas: [
      {
        text: `गङ्गातरङ्गरमणीयजटाकलापं
गौरीनिरन्तरविभूषितवामभागम्।
नारायणप्रियमनङ्गमदापहारं
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'The waves of Ganga make his matted hair lovely, Gauri always graces his left side, he is dear to Narayan and took away the pride of love: adore Vishwanath, lord of the city of Varanasi.',
          hi: 'गंगा की तरंगों से जिनकी जटाएँ रमणीय हैं, गौरी जिनके वाम भाग को सदा शोभित करती हैं, जो नारायण को प्रिय हैं और कामदेव का मद हरते हैं, उन वाराणसीपति विश्वनाथ को भजो।',
        },
      },
      {
        text: `वाचामगोचरमनेकगुणस्वरूपं
वागीशविष्णुसुरसेवितपादपीठम्।
वामेन विग्रहवरेण कलत्रवन्तं
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'Words do not reach him whose forms and qualities are many; Brahma, Vishnu and the gods serve his footstool; the left half of his fair body is his wife.',
          hi: 'जो वाणी से परे हैं, अनेक गुण-रूप वाले हैं, जिनकी चरण-चौकी की सेवा ब्रह्मा, विष्णु और देवता करते हैं, जिनके सुंदर शरीर का वाम भाग ही उनकी पत्नी है।',
        },
      },
      {
        text: `भूताधिपं भुजगभूषणभूषिताङ्गं
व्याघ्राजिनाम्बरधरं जटिलं त्रिनेत्रम्।
पाशाङ्कुशाभयवरप्रदशूलपाणिं
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'Lord of beings, with serpents for ornaments and a tiger skin for dress, matted-haired and three-eyed; his hands hold noose, goad and trident, and grant safety and blessing.',
          hi: 'जो भूतों के स्वामी हैं, सर्पों के आभूषण और बाघंबर पहने, जटाधारी, त्रिनेत्र हैं; जिनके हाथ पाश, अंकुश, त्रिशूल धारण करते और अभय तथा वर देते हैं।',
        },
      },
      {
        text: `शीतांशुशोभितकिरीटविराजमानं
भालेक्षणानलविशोषितपञ्चबाणम्।
नागाधिपारचितभासुरकर्णपूरं
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'The cool Moon lights up his crown, the fire of the eye in his brow dried up the god of the five arrows, and the king of serpents makes his shining earring.',
          hi: 'जिनका मुकुट चंद्रमा से शोभित है, जिनके ललाट के नेत्र की अग्नि ने पाँच बाणों वाले काम को सुखा दिया, जिनके चमकते कर्णफूल नागराज हैं।',
        },
      },
      {
        text: `पञ्चाननं दुरितमत्तमतङ्गजानां
नागान्तकं दनुजपुङ्गवपन्नगानाम्।
दावानलं मरणशोकजराटवीनां
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'To the rutting elephants of wrongdoing he is the lion, to the serpents that the demon chiefs are he is Garuda, to the woods of death, grief and age he is the forest fire.',
          hi: 'दुष्कर्म रूपी मतवाले हाथियों के लिए जो सिंह हैं, दानवराज रूपी सर्पों के लिए गरुड़ हैं, मृत्यु, शोक और जरा के वन के लिए दावानल हैं।',
        },
      },
      {
        text: `तेजोमयं सगुणनिर्गुणमद्वितीयं
आनन्दकन्दमपराजितमप्रमेयम्।
नागात्मकं सकलनिष्कलमात्मरूपं
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'He is light, with qualities and without, having no second, the root of joy, never conquered, not to be measured, the serpent’s own self, with parts and without, the self of all.',
          hi: 'जो तेजोमय, सगुण और निर्गुण, अद्वितीय, आनंद के मूल, अजेय और अमाप हैं, जो नाग-स्वरूप, सकल और निष्कल, आत्मरूप हैं।',
        },
      },
      {
        text: `रागादिदोषरहितं स्वजनानुरागं
वैराग्यशान्तिनिलयं गिरिजासहायम्।
माधुर्यधैर्यसुभगं गरलाभिरामं
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'Free of the faults that craving brings, and yet fond of his own people; a home of detachment and peace, with Parvati at his side, charming in sweetness and firmness, lovely even with the poison at his throat.',
          hi: 'जो राग आदि दोषों से रहित हैं, फिर भी अपने जनों से स्नेह करते हैं; वैराग्य और शांति के धाम हैं, गिरिजा के साथ हैं, माधुर्य और धैर्य से मनोहर हैं और कंठ के विष से भी सुंदर लगते हैं।',
        },
      },
      {
        text: `आशां विहाय परिहृत्य परस्य निन्दां
पापे रतिं च सुनिवार्य मनः समाधौ।
आदाय हृत्कमलमध्यगतं परेशं
वाराणसीपुरपतिं भज विश्वनाथम्॥`,
        meaning: {
          en: 'Leave hope of gain, give up speaking ill of others, hold back the liking for wrong, bring the mind to stillness and take hold of the highest lord in the lotus of the heart: so adore Vishwanath.',
          hi: 'आशा छोड़कर, परनिंदा त्यागकर, बुरे कर्म की रुचि रोककर, मन को समाधि में लगाकर और हृदय-कमल में स्थित परमेश्वर को धारण करके विश्वनाथ को भजो।',
        },
      },
      {
        text: `वाराणसीपुरपतेः स्तवनं शिवस्य
व्याख्यातमष्टकमिदं पठते मनुष्यः।
विद्यां श्रियं विपुलसौख्यमनन्तकीर्तिं
सम्प्राप्य देहविलये लभते च मोक्षम्॥`,
        meaning: {
          en: 'Of those who read these eight verses in praise of Shiv, lord of Varanasi, the hymn says that they find learning, fortune, much happiness and fame without end, and release when the body falls away.',
          hi: 'वाराणसीपति शिव की स्तुति का यह अष्टक पढ़ने वालों के लिए कहा गया है कि वे विद्या, श्री, विपुल सुख और अनंत कीर्ति पाते हैं और देह छूटने पर मोक्ष।',
        },
      },
      {
        text: `विश्वनाथाष्टकमिदं यः पठेच्छिवसन्निधौ।
शिवलोकमवाप्नोति शिवेन सह मोदते॥`,
        meaning: {
          en: 'Whoever recites the hymn of Vishwanath near Shiv reaches his world, so the closing verse, and is glad together with him.',
          hi: 'समापन श्लोक कहता है: जो शिव के समीप यह विश्वनाथाष्टक पढ़ता है, वह शिवलोक पाकर शिव के साथ प्रसन्न रहता है।',
        },
      },
    ],
  },
  {
    key: 'chandrashekharashtakam',
    title: { en: 'Chandrashekharashtakam', hi: 'चन्द्रशेखराष्टकम्' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: [
      'Sanskrit',
      'Chandrashekhara Pahi Mam',
      'Markandeya',
      'Ratnasanu Sharasanam',
      'Sawan',
      'संस्कृत',
      'चन्द्रशेखर पाहि माम्',
      'मार्कण्डेय',
      'रत्नसानुशरासनं',
      'सावन',
    ],
    origin: {
      en: 'Ascribed by tradition to Markandeya, the boy who clung to the linga; the real author and year are not known. Sanskrit.',
      hi: 'परंपरा से मार्कण्डेय की रचना मानी जाती है, जो बालक शिवलिंग से लिपट गया था; वास्तविक रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is said on Mondays and at Pradosh, and sung at the bedside to give courage. Its refrain asks calmly: with the moon-crowned one as my refuge, what can death do to me?',
      hi: 'परंपरा से इसे सोमवार और प्रदोष पर पढ़ते हैं और मन को साहस देने के लिए रोगी के पास गाते हैं। इसकी टेक शांति से पूछती है: चंद्रशेखर की शरण में रहते यम मेरा क्या करेगा?',
    },
    stanzas: [
      {
        text: `चन्द्रशेखर चन्द्रशेखर चन्द्रशेखर पाहि माम्।
चन्द्रशेखर चन्द्रशेखर चन्द्रशेखर रक्ष माम्॥`,
        meaning: {
          en: 'You who wear the Moon on your crest, keep me; moon-crested one, guard me.',
          hi: 'हे चंद्रशेखर, मुझे सँभालिए; हे चंद्रशेखर, मेरी रक्षा कीजिए।',
        },
      },
      {
        text: `रत्नसानुशरासनं रजताद्रिशृङ्गनिकेतनं
शिञ्जिनीकृतपन्नगेश्वरमच्युतानलसायकम्।
क्षिप्रदग्धपुरत्रयं त्रिदशालयैरभिवन्दितं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'The mountain of gems was his bow, the king of serpents its string, Vishnu and fire the arrow; he burned the three cities in a moment, dwells on the silver peak, and those who live in heaven bow to him. In the moon-crested one I take refuge; what will Yama do to me?',
          hi: 'जिनका धनुष रत्नगिरि था, प्रत्यंचा नागराज, बाण विष्णु और अग्नि; जिन्होंने क्षण में त्रिपुर जलाया, जो रजतगिरि के शिखर पर रहते हैं और देवताओं से वंदित हैं, उन चंद्रशेखर की शरण है; यम मेरा क्या करेगा?',
        },
      },
      {
        text: `पञ्चपादपपुष्पगन्धपदाम्बुजद्वयशोभितं
भाललोचनजातपावकदग्धमन्मथविग्रहम्।
भस्मदिग्धकलेवरं भवनाशनं भवमव्ययं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'His two lotus feet are sweet with the flowers of the five heavenly trees, the fire of his brow’s eye burned the body of love, ash covers his limbs; he is Bhava who ends becoming and does not pass away.',
          hi: 'जिनके चरण-कमल पाँच देववृक्षों के फूलों से सुगंधित हैं, ललाट के नेत्र की अग्नि ने कामदेव का शरीर जलाया, जिनके अंग पर भस्म है, जो संसार-बंधन मिटाने वाले अविनाशी भव हैं।',
        },
      },
      {
        text: `मत्तवारणमुख्यचर्मकृतोत्तरीयमनोहरं
पङ्कजासनपद्मलोचनपूजिताङ्घ्रिसरोरुहम्।
देवसिन्धुतरङ्गसीकरसिक्तशुभ्रजटाधरं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'The hide of the great elephant is his fine shawl, Brahma on the lotus and lotus-eyed Vishnu honour his feet, and spray from the waves of the heavenly river wets his bright locks.',
          hi: 'गजराज के चर्म का उत्तरीय जिन पर मनोहर लगता है, कमलासन ब्रह्मा और कमलनयन विष्णु जिनके चरण पूजते हैं, देवनदी की लहरों की फुहार से जिनकी उज्ज्वल जटाएँ भीगी हैं।',
        },
      },
      {
        text: `यक्षराजसखं भगाक्षहरं भुजङ्गविभूषणं
शैलराजसुतापरिष्कृतचारुवामकलेवरम्।
क्ष्वेडनीलगलं परश्वधधारिणं मृगधारिणं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'Friend of the king of yakshas, who took the eyes of Bhaga, adorned with serpents, the fair left of his body graced by the mountain’s daughter, his throat blue with poison, an axe and a deer in his hands.',
          hi: 'जो यक्षराज कुबेर के मित्र हैं, भग के नेत्र हरने वाले हैं, सर्पों से भूषित हैं, जिनका सुंदर वाम अंग पर्वतराज की पुत्री से शोभित है, विष से जिनका कंठ नीला है, जो परशु और मृग धारण करते हैं।',
        },
      },
      {
        text: `कुण्डलीकृतकुण्डलीश्वरकुण्डलं वृषवाहनं
नारदादिमुनीश्वरस्तुतवैभवं भुवनेश्वरम्।
अन्धकान्तकमाश्रितामरपादपं शमनान्तकं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'Coiled lords of serpents are his earrings, the bull carries him, Narad and the great sages praise his glory; lord of the worlds, he ended Andhaka, is a wishing tree to those who come to him, and puts an end to death.',
          hi: 'कुंडली मारे नागराज जिनके कुंडल हैं, वृषभ जिनका वाहन है, नारद आदि मुनीश्वर जिनके वैभव की स्तुति करते हैं; जो भुवनों के स्वामी, अंधक का अंत करने वाले, आश्रितों के कल्पवृक्ष और काल के भी काल हैं।',
        },
      },
      {
        text: `भेषजं भवरोगिणामखिलापदामपहारिणं
दक्षयज्ञविनाशनं त्रिगुणात्मकं त्रिविलोचनम्।
भुक्तिमुक्तिफलप्रदं सकलाघसङ्घनिबर्हणं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'A medicine to those sick with the world, remover of every distress, who undid Daksha’s sacrifice, three-eyed, being the three qualities; he gives joy and release and sweeps away the heap of wrongs.',
          hi: 'जो संसार-रोग की औषधि हैं, सब आपदाएँ हरते हैं, दक्ष का यज्ञ मिटाने वाले, त्रिगुणात्मक और त्रिनेत्र हैं, भोग और मोक्ष देते हैं और सब दोषों के समूह का नाश करते हैं।',
        },
      },
      {
        text: `भक्तवत्सलमर्चितं निधिमक्षयं हरिदम्बरं
सर्वभूतपतिं परात्परमप्रमेयमनुत्तमम्।
सोमवारिदभूहुताशनसोमपानिलखाकृतिं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'Tender to those who love him, worshipped by all, a treasure that does not fail, clad in the directions, lord of all beings, beyond the beyond, without measure and without equal; Moon, cloud, earth, fire, the drinker of Soma, wind and sky are his forms.',
          hi: 'जो भक्तवत्सल, पूजित, अक्षय निधि और दिगंबर हैं, सब भूतों के स्वामी, परात्पर, अमाप और अनुपम हैं; चंद्र, मेघ, पृथ्वी, अग्नि, सोमपायी यजमान, वायु और आकाश जिनके रूप हैं।',
        },
      },
      {
        text: `विश्वसृष्टिविधायिनं पुनरेव पालनतत्परं
संहरन्तमपि प्रपञ्चमशेषलोकनिवासिनम्।
क्रीडयन्तमहर्निशं गणनाथयूथसमन्वितं
चन्द्रशेखरमाश्रये मम किं करिष्यति वै यमः॥`,
        meaning: {
          en: 'He makes the universe, cares for it, and gathers it in again; he lives in every world, and day and night he plays among the troops of his attendants.',
          hi: 'जो विश्व की सृष्टि करते, फिर पालन में लगते और प्रपंच को समेट भी लेते हैं, सब लोकों में बसते हैं और दिन-रात गणों के समूह के साथ क्रीड़ा करते हैं।',
        },
      },
      {
        text: `मृत्युभीतमृकण्डसूनुकृतस्तवं शिवसन्निधौ
यत्र कुत्र च यः पठेन्न हि तस्य मृत्युभयं भवेत्।
पूर्णमायुररोगितामखिलार्थसम्पदमादरं
चन्द्रशेखर एव तस्य ददाति मुक्तिमयत्नतः॥`,
        meaning: {
          en: 'The son of Mrikanda made this hymn when he was afraid of death; whoever says it near Shiv or anywhere, so it closes, has no fear of death, and the moon-crested one himself gives a full life, health, all good things, honour and release.',
          hi: 'मृत्यु से डरे मृकण्ड-पुत्र ने यह स्तुति रची; अंत में कहा गया है कि शिव के समीप या कहीं भी इसे पढ़ने वाले को मृत्यु का भय नहीं रहता और चंद्रशेखर स्वयं पूर्ण आयु, आरोग्य, सब संपदा, आदर और मुक्ति देते हैं।',
        },
      },
    ],
  },
  {
    key: 'dakshinamurti-stotra',
    title: { en: 'Dakshinamurti Stotra', hi: 'दक्षिणामूर्ति स्तोत्र' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['guru_purnima', 'shankaracharya_jayanti', 'maha_shivaratri'],
    words: [
      'Sanskrit',
      'Dakshinamurthy',
      'Guru',
      'Vedanta',
      'Vishvam Darpana',
      'संस्कृत',
      'दक्षिणामूर्ति',
      'गुरु',
      'वेदान्त',
      'विश्वं दर्पणदृश्यमान',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century), with an old commentary that tradition gives to Sureshvara. Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है; इस पर एक प्राचीन टीका को परंपरा सुरेश्वर की मानती है। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is said on Thursdays and on Guru Purnima to Shiv as the young teacher who sits under the banyan, faces south and teaches by silence.',
      hi: 'परंपरा से इसे गुरुवार और गुरु पूर्णिमा पर उन शिव के लिए पढ़ते हैं जो वट के नीचे दक्षिण की ओर मुख किए युवा गुरु के रूप में मौन से शिक्षा देते हैं।',
    },
    stanzas: [
      {
        text: `विश्वं दर्पणदृश्यमाननगरीतुल्यं निजान्तर्गतं
पश्यन्नात्मनि मायया बहिरिवोद्भूतं यथा निद्रया।
यः साक्षात्कुरुते प्रबोधसमये स्वात्मानमेवाद्वयं
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'The world is like a city seen in a mirror: it lies within, and through maya, as in sleep, one sees it in oneself as if it had come up outside. To him who on waking beholds only his own self without a second, to Dakshinamurti in the form of the teacher, this homage.',
          hi: 'विश्व दर्पण में दिखती नगरी जैसा अपने ही भीतर है, पर माया से, जैसे नींद में, बाहर उपजा-सा दिखता है। जो जागने पर अपनी अद्वैत आत्मा का ही साक्षात्कार करते हैं, उन गुरुमूर्ति श्रीदक्षिणामूर्ति को यह नमस्कार।',
        },
      },
      {
        text: `बीजस्यान्तरिवाङ्कुरो जगदिदं प्राङ्निर्विकल्पं पुनः
मायाकल्पितदेशकालकलनावैचित्र्यचित्रीकृतम्।
मायावीव विजृम्भयत्यपि महायोगीव यः स्वेच्छया
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'Before, this world was without distinction, as the sprout is in the seed; then the play of place and time, thought up by maya, painted it in many colours. He spreads it out at will, like a magician, like a great yogi.',
          hi: 'यह जगत पहले बीज में अंकुर की तरह निर्विकल्प था; फिर माया से रचे देश और काल के भेद ने इसे रंग-बिरंगा बना दिया। जो अपनी इच्छा से, मायावी और महायोगी की तरह, इसका विस्तार करते हैं।',
        },
      },
      {
        text: `यस्यैव स्फुरणं सदात्मकमसत्कल्पार्थकं भासते
साक्षात्तत्त्वमसीति वेदवचसा यो बोधयत्याश्रितान्।
यत्साक्षात्करणाद्भवेन्न पुनरावृत्तिर्भवाम्भोनिधौ
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'His shining, which is being itself, shows as things that are hardly real; with the Veda’s word “you are that” he wakes those who come to him, and once he is seen there is no turning back into the sea of becoming.',
          hi: 'जिनका सत्-रूप प्रकाश ही असत् जैसे पदार्थों में भासता है, जो “तत्त्वमसि” इस वेदवचन से आश्रितों को जगाते हैं, जिनके साक्षात्कार के बाद भवसागर में फिर लौटना नहीं होता।',
        },
      },
      {
        text: `नानाच्छिद्रघटोदरस्थितमहादीपप्रभाभास्वरं
ज्ञानं यस्य तु चक्षुरादिकरणद्वारा बहिः स्पन्दते।
जानामीति तमेव भान्तमनुभात्येतत्समस्तं जगत्
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'His knowing pulses out through the eye and the other senses, bright as a great lamp set in a pot with many holes; he shines as “I know”, and after him all this world shines.',
          hi: 'अनेक छिद्रों वाले घड़े में रखे बड़े दीपक की प्रभा जैसा जिनका ज्ञान आँख आदि इंद्रियों के द्वारा बाहर स्पंदित होता है; “मैं जानता हूँ” इस रूप में वही प्रकाशित हैं और उनके पीछे सारा जगत।',
        },
      },
      {
        text: `देहं प्राणमपीन्द्रियाण्यपि चलां बुद्धिं च शून्यं विदुः
स्त्रीबालान्धजडोपमास्त्वहमिति भ्रान्ता भृशं वादिनः।
मायाशक्तिविलासकल्पितमहाव्यामोहसंहारिणे
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'Some disputants, much mistaken, take the body, the breath, the senses, the restless mind or even nothing at all to be the “I”, like people who have never looked; he puts an end to the great confusion that the play of maya makes.',
          hi: 'बहुत भ्रम में पड़े वादी देह, प्राण, इंद्रिय, चंचल बुद्धि या शून्य को ही “मैं” मान लेते हैं, मानो कभी देखा ही न हो; जो माया की लीला से रचे इस महामोह का नाश करते हैं।',
        },
      },
      {
        text: `राहुग्रस्तदिवाकरेन्दुसदृशो मायासमाच्छादनात्
सन्मात्रः करणोपसंहरणतो योऽभूत्सुषुप्तः पुमान्।
प्रागस्वाप्समिति प्रबोधसमये यः प्रत्यभिज्ञायते
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'Covered by maya, as Sun or Moon by Rahu, with the senses drawn in, he is in deep sleep as bare being; and on waking he knows himself again: “I slept till now.”',
          hi: 'राहु से ग्रसे सूर्य-चंद्र की तरह माया से ढके, इंद्रियाँ सिमट जाने पर जो सुषुप्ति में केवल सत्-रूप रहते हैं, और जागने पर “अब तक सोया था” इस प्रकार पहचाने जाते हैं।',
        },
      },
      {
        text: `बाल्यादिष्वपि जाग्रदादिषु तथा सर्वास्ववस्थास्वपि
व्यावृत्तास्वनुवर्तमानमहमित्यन्तः स्फुरन्तं सदा।
स्वात्मानं प्रकटीकरोति भजतां यो मुद्रया भद्रया
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'Childhood and the other ages, waking and the other states all pass, and one thing goes on through them, always shining within as “I”; to those who love him he reveals this self with the blessed sign of his hand.',
          hi: 'बचपन आदि अवस्थाएँ और जाग्रत आदि दशाएँ बदलती रहती हैं, पर जो “मैं” रूप से भीतर सदा प्रकाशित रहता है, उस आत्मा को जो अपनी कल्याणमयी मुद्रा से भक्तों के सामने प्रकट करते हैं।',
        },
      },
      {
        text: `विश्वं पश्यति कार्यकारणतया स्वस्वामिसम्बन्धतः
शिष्याचार्यतया तथैव पितृपुत्राद्यात्मना भेदतः।
स्वप्ने जाग्रति वा य एष पुरुषो मायापरिभ्रामितः
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'In dream or awake this person, turned about by maya, sees the world in divisions: cause and effect, owner and owned, pupil and teacher, father and son.',
          hi: 'स्वप्न हो या जागरण, माया से घुमाया गया यह पुरुष विश्व को भेद से देखता है: कार्य-कारण, स्वामी और स्व, शिष्य-आचार्य, पिता-पुत्र।',
        },
      },
      {
        text: `भूरम्भांस्यनलोऽनिलोऽम्बरमहर्नाथो हिमांशुः पुमान्
इत्याभाति चराचरात्मकमिदं यस्यैव मूर्त्यष्टकम्।
नान्यत्किञ्चन विद्यते विमृशतां यस्मात्परस्माद्विभोः
तस्मै श्रीगुरुमूर्तये नम इदं श्रीदक्षिणामूर्तये॥`,
        meaning: {
          en: 'Earth, water, fire, air, sky, Sun, Moon and the soul: this eightfold form of his shows as all that moves and is still; for those who reflect there is nothing other than him, the highest and all-present.',
          hi: 'पृथ्वी, जल, अग्नि, वायु, आकाश, सूर्य, चंद्र और जीव: जिनकी यही आठ मूर्तियाँ चराचर रूप में भासती हैं; विचार करने वालों के लिए उन परम विभु से अलग कुछ नहीं।',
        },
      },
      {
        text: `सर्वात्मत्वमिति स्फुटीकृतमिदं यस्मादमुष्मिन् स्तवे
तेनास्य श्रवणात्तदर्थमननाद्ध्यानाच्च सङ्कीर्तनात्।
सर्वात्मत्वमहाविभूतिसहितं स्यादीश्वरत्वं स्वतः
सिद्ध्येत्तत्पुनरष्टधा परिणतं चैश्वर्यमव्याहतम्॥`,
        meaning: {
          en: 'This hymn has made plain that the self is all; so by hearing it, thinking over its sense, meditating and singing it, one comes, it says, to lordship with the great glory of being the self of all, and to the eightfold power without hindrance.',
          hi: 'इस स्तोत्र में सर्वात्मभाव स्पष्ट किया गया है; इसलिए इसे सुनने, इसके अर्थ के मनन, ध्यान और कीर्तन से, कहा गया है, सर्वात्मभाव की महाविभूति सहित ईश्वरभाव और अबाध अष्ट ऐश्वर्य सिद्ध होता है।',
        },
      },
    ],
  },
  {
    key: 'kanakadhara-stotra',
    title: { en: 'Kanakadhara Stotra', hi: 'कनकधारा स्तोत्र' },
    deity: 'lakshmi',
    language: 'sa',
    festivals: ['diwali', 'dhanteras', 'akshaya_tritiya', 'varalakshmi_vrata', 'shankaracharya_jayanti'],
    words: [
      'Sanskrit',
      'Kanakadhara',
      'Lakshmi stotra',
      'Angam Hareh',
      'Friday',
      'संस्कृत',
      'कनकधारा',
      'लक्ष्मी स्तोत्र',
      'अङ्गं हरेः पुलकभूषणम्',
      'शुक्रवार',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century), who is told to have made it as a boy. Sanskrit, mostly in the vasantatilaka metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की बाल्यकाल की रचना मानी जाती है। संस्कृत, अधिकतर वसंततिलका छंद में।',
    },
    benefits: {
      en: 'By tradition it is said on Fridays and at Diwali. The story tells of a poor woman who gave a begging boy the only amla fruit in her house; he praised Lakshmi for her, and golden fruit rained down. People recite it to recall such giving.',
      hi: 'परंपरा से इसे शुक्रवार और दीवाली पर पढ़ते हैं। कथा है कि एक निर्धन स्त्री ने भिक्षा माँगते बालक को घर का एकमात्र आँवला दे दिया; बालक ने उसके लिए लक्ष्मी की स्तुति की और सोने के आँवले बरसे। लोग ऐसे दान की याद में इसका पाठ करते हैं।',
    },
    stanzas: [
      {
        text: `अङ्गं हरेः पुलकभूषणमाश्रयन्ती
भृङ्गाङ्गनेव मुकुलाभरणं तमालम्।
अङ्गीकृताखिलविभूतिरपाङ्गलीला
माङ्गल्यदास्तु मम मङ्गलदेवतायाः॥`,
        meaning: {
          en: 'As a bee goes to the tamala tree that is jewelled with buds, her glance goes to Hari’s body, jewelled with thrills of joy; all plenty is in that playful glance. May it grant well-being to me, the glance of the goddess of good fortune.',
          hi: 'जैसे भौंरी कलियों से सजे तमाल पर जाती है, वैसे ही जो दृष्टि रोमांच से सजे हरि के अंग पर जाती है और जिसमें सारी विभूति बसती है, मंगल देवता की वह कटाक्ष-लीला मेरे लिए मंगलकारी हो।',
        },
      },
      {
        text: `मुग्धा मुहुर्विदधती वदने मुरारेः
प्रेमत्रपाप्रणिहितानि गतागतानि।
माला दृशोर्मधुकरीव महोत्पले या
सा मे श्रियं दिशतु सागरसम्भवायाः॥`,
        meaning: {
          en: 'Again and again it goes to the face of Murari and comes back, drawn by love and held by shyness, like a bee about a great blue lotus: may that garland of glances of the sea-born one give me grace.',
          hi: 'जो प्रेम और लज्जा से मुरारि के मुख पर बार-बार जाती और लौटती है, जैसे बड़े नीलकमल पर भौंरी, सागर से जन्मी लक्ष्मी की वह दृष्टि-माला मुझे श्री दे।',
        },
      },
      {
        text: `आमीलिताक्षमधिगम्य मुदा मुकुन्दं
आनन्दकन्दमनिमेषमनङ्गतन्त्रम्।
आकेकरस्थितकनीनिकपक्ष्मनेत्रं
भूत्यै भवेन्मम भुजङ्गशयाङ्गनायाः॥`,
        meaning: {
          en: 'She finds Mukunda with half-closed eyes, the root of joy, and with delight looks unblinking, moved by love, her pupils and lashes turned aside: may that eye of the consort of him who lies on the serpent be for my good.',
          hi: 'आधी मुँदी आँखों वाले, आनंद के मूल मुकुंद को पाकर जो हर्ष से अपलक, प्रेमवश, तिरछी पुतली और पलकों से देखती है, शेषशायी की प्रिया की वह दृष्टि मेरे कल्याण के लिए हो।',
        },
      },
      {
        text: `बाह्वन्तरे मधुजितः श्रितकौस्तुभे या
हारावलीव हरिनीलमयी विभाति।
कामप्रदा भगवतोऽपि कटाक्षमाला
कल्याणमावहतु मे कमलालयायाः॥`,
        meaning: {
          en: 'On the breast of Madhu’s conqueror, where the Kaustubha rests, it glows like a necklace of sapphires and fills even the Lord with love: may that string of glances of her who lives in the lotus bring me well-being.',
          hi: 'मधुसूदन के कौस्तुभ धारण किए वक्ष पर जो नीलमणि के हार-सी शोभती है और भगवान में भी प्रेम जगाती है, कमल में बसने वाली की वह कटाक्ष-माला मेरा कल्याण करे।',
        },
      },
      {
        text: `कालाम्बुदालिललितोरसि कैटभारेः
धाराधरे स्फुरति या तडिदङ्गनेव।
मातुः समस्तजगतां महनीयमूर्तिः
भद्राणि मे दिशतु भार्गवनन्दनायाः॥`,
        meaning: {
          en: 'On the chest of Kaitabha’s foe, lovely as a row of dark clouds, she flashes like lightning in the rain cloud: may the revered form of the mother of all worlds, the daughter of Bhrigu, grant me good things.',
          hi: 'काले मेघों की पंक्ति जैसे सुंदर विष्णु के वक्ष पर जो मेघ में बिजली-सी चमकती हैं, समस्त जगत की माता, भृगुनंदिनी की वह पूजनीय मूर्ति मुझे शुभ दे।',
        },
      },
      {
        text: `प्राप्तं पदं प्रथमतः खलु यत्प्रभावात्
माङ्गल्यभाजि मधुमाथिनि मन्मथेन।
मय्यापतेत्तदिह मन्थरमीक्षणार्धं
मन्दालसं च मकरालयकन्यकायाः॥`,
        meaning: {
          en: 'By its power the god of love first found a place in blessed Vishnu who slew Madhu: may that slow half-glance, soft and idle, of the daughter of the ocean fall on me here.',
          hi: 'जिसके प्रभाव से कामदेव ने मंगलमय मधुसूदन में पहली बार स्थान पाया, समुद्र-कन्या की वह धीमी, मंद, अलसाई आधी दृष्टि यहाँ मुझ पर पड़े।',
        },
      },
      {
        text: `विश्वामरेन्द्रपदविभ्रमदानदक्षं
आनन्दहेतुरधिकं मुरविद्विषोऽपि।
ईषन्निषीदतु मयि क्षणमीक्षणार्धं
इन्दीवरोदरसहोदरमिन्दिरायाः॥`,
        meaning: {
          en: 'Able to give the splendour of the throne of Indra, a cause of more joy even to the foe of Mura: may the half-glance of Indira, sister to the heart of the blue lotus, rest on me a little, for a moment.',
          hi: 'जो इंद्र-पद का वैभव देने में समर्थ है और मुरारि के भी अधिक आनंद का कारण है, नीलकमल के गर्भ जैसी इंदिरा की वह आधी दृष्टि क्षण भर थोड़ी-सी मुझ पर ठहरे।',
        },
      },
      {
        text: `इष्टा विशिष्टमतयोऽपि यया दयार्द्र-
दृष्ट्या त्रिविष्टपपदं सुलभं लभन्ते।
दृष्टिः प्रहृष्टकमलोदरदीप्तिरिष्टां
पुष्टिं कृषीष्ट मम पुष्करविष्टरायाः॥`,
        meaning: {
          en: 'By her eye, moist with pity, even people of fine mind come with ease to heaven’s place: may the glance of her who sits on the lotus, bright as the heart of a lotus in bloom, give me the strength I wish for.',
          hi: 'जिनकी दया से भीगी दृष्टि से विशिष्ट बुद्धि वाले भी स्वर्ग का पद सहज पाते हैं, कमलासना की खिले कमल के गर्भ-सी दीप्त वह दृष्टि मुझे इच्छित पुष्टि दे।',
        },
      },
      {
        text: `दद्याद्दयानुपवनो द्रविणाम्बुधारां
अस्मिन्नकिञ्चनविहङ्गशिशौ विषण्णे।
दुष्कर्मघर्ममपनीय चिराय दूरं
नारायणप्रणयिनीनयनाम्बुवाहः॥`,
        meaning: {
          en: 'May the cloud that is the eye of Narayan’s beloved, with the wind of mercy behind it, pour its shower on this sad fledgling that owns nothing, and drive the heat of bad deeds far off for long.',
          hi: 'नारायण-प्रिया के नेत्र रूपी मेघ दया की वायु के साथ इस अकिंचन, उदास पक्षि-शिशु पर धन की जलधारा बरसाएँ और दुष्कर्म का ताप चिरकाल के लिए दूर करें।',
        },
      },
      {
        text: `गीर्देवतेति गरुडध्वजसुन्दरीति
शाकम्भरीति शशिशेखरवल्लभेति।
सृष्टिस्थितिप्रलयकेलिषु संस्थितायै
तस्यै नमस्त्रिभुवनैकगुरोस्तरुण्यै॥`,
        meaning: {
          en: 'Goddess of speech, beauty of him with Garuda on his banner, Shakambhari, beloved of the moon-crested one: so she is called in the play of making, keeping and ending; homage to the young consort of the one teacher of the three worlds.',
          hi: 'वाणी की देवी, गरुड़ध्वज की सुंदरी, शाकंभरी, शशिशेखर की प्रिया: सृष्टि, पालन और प्रलय की लीला में जो इन नामों से स्थित हैं, तीनों लोकों के एकमात्र गुरु की उन प्रिया को नमस्कार।',
        },
      },
      {
        text: `श्रुत्यै नमोऽस्तु शुभकर्मफलप्रसूत्यै
रत्यै नमोऽस्तु रमणीयगुणार्णवायै।
शक्त्यै नमोऽस्तु शतपत्रनिकेतनायै
पुष्ट्यै नमोऽस्तु पुरुषोत्तमवल्लभायै॥`,
        meaning: {
          en: 'Homage to her as the Veda, from whom the fruit of good deeds comes; as delight, the sea of lovely qualities; as power, whose home is the lotus; as nourishment, dear to the highest person.',
          hi: 'शुभ कर्मों का फल देने वाली श्रुति को नमस्कार; रमणीय गुणों की सागर रति को नमस्कार; कमल में रहने वाली शक्ति को नमस्कार; पुरुषोत्तम की प्रिया पुष्टि को नमस्कार।',
        },
      },
      {
        text: `नमोऽस्तु नालीकनिभाननायै
नमोऽस्तु दुग्धोदधिजन्मभूम्यै।
नमोऽस्तु सोमामृतसोदरायै
नमोऽस्तु नारायणवल्लभायै॥`,
        meaning: {
          en: 'Homage to her of the lotus face, born of the ocean of milk, sister of the Moon and of nectar, beloved of Narayan.',
          hi: 'कमल जैसे मुख वाली, क्षीरसागर से जन्मी, चंद्रमा और अमृत की बहन, नारायण की प्रिया को नमस्कार।',
        },
      },
      {
        text: `नमोऽस्तु हेमाम्बुजपीठिकायै
नमोऽस्तु भूमण्डलनायिकायै।
नमोऽस्तु देवादिदयापरायै
नमोऽस्तु शार्ङ्गायुधवल्लभायै॥`,
        meaning: {
          en: 'Homage to her who sits on a golden lotus, queen of the round earth, full of mercy to the gods and all, beloved of the bearer of the Sharnga bow.',
          hi: 'स्वर्ण-कमल पर आसीन, भूमंडल की स्वामिनी, देवों आदि पर दया करने वाली, शार्ङ्गधनुषधारी की प्रिया को नमस्कार।',
        },
      },
      {
        text: `नमोऽस्तु देव्यै भृगुनन्दनायै
नमोऽस्तु विष्णोरुरसि स्थितायै।
नमोऽस्तु लक्ष्म्यै कमलालयायै
नमोऽस्तु दामोदरवल्लभायै॥`,
        meaning: {
          en: 'Homage to the goddess, Bhrigu’s daughter, who dwells on Vishnu’s breast; to Lakshmi whose home is the lotus, beloved of Damodar.',
          hi: 'देवी भृगुनंदिनी को, विष्णु के हृदय पर विराजमान को, कमल में निवास करने वाली लक्ष्मी को, दामोदर की प्रिया को नमस्कार।',
        },
      },
      {
        text: `नमोऽस्तु कान्त्यै कमलेक्षणायै
नमोऽस्तु भूत्यै भुवनप्रसूत्यै।
नमोऽस्तु देवादिभिरर्चितायै
नमोऽस्तु नन्दात्मजवल्लभायै॥`,
        meaning: {
          en: 'Homage to her as radiance with lotus eyes, as plenty that gives birth to the world, worshipped by the gods and all, beloved of the son of Nanda.',
          hi: 'कमलनयनी कांति को, भुवन को जन्म देने वाली विभूति को, देवों आदि से पूजित को, नंदनंदन की प्रिया को नमस्कार।',
        },
      },
      {
        text: `सम्पत्कराणि सकलेन्द्रियनन्दनानि
साम्राज्यदानविभवानि सरोरुहाक्षि।
त्वद्वन्दनानि दुरिताहरणोद्यतानि
मामेव मातरनिशं कलयन्तु मान्ये॥`,
        meaning: {
          en: 'Lotus-eyed mother whom all honour, the greetings offered to you make for prosperity, gladden every sense, can grant a kingdom and stand ready to take wrong away: may they be mine without cease.',
          hi: 'हे कमलनयनी, पूजनीया माता, आपकी वंदना संपदा देने वाली, सब इंद्रियों को आनंदित करने वाली, साम्राज्य तक देने में समर्थ और दोष हरने को तत्पर है; वह निरंतर मुझे प्राप्त हो।',
        },
      },
      {
        text: `यत्कटाक्षसमुपासनाविधिः
सेवकस्य सकलार्थसम्पदः।
सन्तनोति वचनाङ्गमानसैः
त्वां मुरारिहृदयेश्वरीं भजे॥`,
        meaning: {
          en: 'To worship your glance spreads before the servant the riches of every aim; with word, body and mind I adore you, queen of Murari’s heart.',
          hi: 'जिनके कटाक्ष की उपासना सेवक के लिए सब अर्थों की संपदा फैलाती है, मुरारि के हृदय की उन ईश्वरी का वाणी, शरीर और मन से भजन है।',
        },
      },
      {
        text: `सरसिजनिलये सरोजहस्ते
धवलतमांशुकगन्धमाल्यशोभे।
भगवति हरिवल्लभे मनोज्ञे
त्रिभुवनभूतिकरि प्रसीद मह्यम्॥`,
        meaning: {
          en: 'You whose home is the lotus and whose hand holds one, lovely in whitest cloth, scent and garlands, blessed and charming, beloved of Hari, who makes the three worlds prosper: be kind to me.',
          hi: 'हे कमल में रहने वाली, हाथ में कमल लिए, अति श्वेत वस्त्र, गंध और माला से शोभित भगवती, हरि की मनोहर प्रिया, तीनों लोकों को समृद्ध करने वाली, मुझ पर प्रसन्न हों।',
        },
      },
      {
        text: `दिग्घस्तिभिः कनककुम्भमुखावसृष्ट-
स्वर्वाहिनीविमलचारुजलाप्लुताङ्गीम्।
प्रातर्नमामि जगतां जननीमशेष-
लोकाधिनाथगृहिणीममृताब्धिपुत्रीम्॥`,
        meaning: {
          en: 'At dawn I bow to the mother of the worlds, wife of the lord of all of them, daughter of the sea of nectar, over whom the elephants of the quarters pour from golden jars the pure fair water of the heavenly river.',
          hi: 'प्रातः जगत की जननी, समस्त लोकों के स्वामी की गृहिणी, अमृत-सागर की पुत्री को नमन है, जिन्हें दिशाओं के हाथी सोने के कलशों से देवनदी के निर्मल सुंदर जल से नहलाते हैं।',
        },
      },
      {
        text: `कमले कमलाक्षवल्लभे त्वं
करुणापूरतरङ्गितैरपाङ्गैः।
अवलोकय मामकिञ्चनानां
प्रथमं पात्रमकृत्रिमं दयायाः॥`,
        meaning: {
          en: 'Kamala, beloved of the lotus-eyed one, look with glances in which the flood of compassion rises in waves on me, first among those who have nothing, a true vessel for your mercy.',
          hi: 'हे कमला, कमलनयन की प्रिया, करुणा की लहरों से भरे कटाक्ष से मेरी ओर देखिए, जो अकिंचनों में प्रथम और दया का सच्चा पात्र है।',
        },
      },
      {
        text: `देवि प्रसीद जगदीश्वरि लोकमातः
कल्याणगात्रि कमलेक्षणजीवनाथे।
दारिद्र्यभीतिहृदयं शरणागतं मां
आलोकय प्रतिदिनं सदयैरपाङ्गैः॥`,
        meaning: {
          en: 'Goddess, be gracious: queen of the world and its mother, of blessed form, mistress of the life of the lotus-eyed one. My heart fears want and I have come for refuge; look on me each day with kind eyes.',
          hi: 'हे देवी, जगदीश्वरी, लोकमाता, कल्याणमय अंगों वाली, कमलनयन के जीवन की स्वामिनी, प्रसन्न हों। दरिद्रता से डरा यह हृदय शरण में है; प्रतिदिन दया भरी दृष्टि से देखिए।',
        },
      },
      {
        text: `स्तुवन्ति ये स्तुतिभिरमूभिरन्वहं
त्रयीमयीं त्रिभुवनमातरं रमाम्।
गुणाधिका गुरुतरभाग्यभागिनो
भवन्ति ते भुवि बुधभाविताशयाः॥`,
        meaning: {
          en: 'Of those who praise Rama, who is the three Vedas and the mother of the three worlds, with these verses each day, it is said that they grow rich in qualities and fortunate on earth, and that the wise value their thoughts.',
          hi: 'जो वेदत्रयी रूपा, तीनों लोकों की माता रमा की इन स्तुतियों से प्रतिदिन वंदना करते हैं, उनके लिए कहा गया है कि वे गुणों में अधिक और भाग्यशाली होते हैं और विद्वान उनके भावों का आदर करते हैं।',
        },
      },
    ],
  },
  {
    key: 'rama-raksha-stotra',
    title: { en: 'Rama Raksha Stotra', hi: 'रामरक्षा स्तोत्र' },
    deity: 'ram',
    language: 'sa',
    festivals: ['ram_navami', 'chaitra_navratri', 'dussehra', 'vivah_panchami'],
    words: [
      'Sanskrit',
      'Ram Raksha',
      'Budhakaushika',
      'Charitam Raghunathasya',
      'Lokabhiramam',
      'Manojavam',
      'Ram Rameti Rameti',
      'संस्कृत',
      'राम रक्षा',
      'बुधकौशिक',
      'चरितं रघुनाथस्य',
      'लोकाभिरामं',
      'मनोजवं',
      'राम रामेति रामेति',
    ],
    origin: {
      en: 'Its own words name the sage Budhakaushika, to whom Shiv told it in a dream; the year is not known. Sanskrit.',
      hi: 'इसके अपने शब्द ऋषि बुधकौशिक का नाम लेते हैं, जिन्हें शिव ने इसे स्वप्न में बताया; समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition families say it at lamp-lighting, before sleep, with children and above all in the nine days before Ram Navami. Limb by limb it places the body under a name of Ram.',
      hi: 'परंपरा से परिवार इसे दीया जलाते समय, सोने से पहले, बच्चों के साथ और विशेषकर रामनवमी से पहले के नौ दिनों में पढ़ते हैं। यह एक-एक अंग को राम के किसी नाम की रक्षा में सौंपता है।',
    },
    stanzas: [
      {
        text: `ध्यायेदाजानुबाहुं धृतशरधनुषं बद्धपद्मासनस्थं
पीतं वासो वसानं नवकमलदलस्पर्धिनेत्रं प्रसन्नम्।
वामाङ्कारूढसीतामुखकमलमिलल्लोचनं नीरदाभं
नानालङ्कारदीप्तं दधतमुरुजटामण्डनं रामचन्द्रम्॥`,
        meaning: {
          en: 'Picture Ramchandra: arms to the knee, bow and arrows in hand, seated in the lotus posture in yellow, gracious, with eyes that rival fresh lotus petals and rest on the lotus face of Sita on his left; dark as a rain cloud, bright with ornaments, adorned with great matted locks.',
          hi: 'रामचंद्र का ध्यान करें: घुटनों तक लंबी भुजाएँ, धनुष-बाण लिए, पद्मासन में, पीतांबर पहने, प्रसन्न, नए कमलदल से होड़ लेते नेत्र जो बाईं ओर बैठी सीता के मुख-कमल पर टिके हैं; मेघ जैसे श्याम, आभूषणों से दीप्त, विशाल जटाओं से शोभित।',
        },
      },
      {
        text: `चरितं रघुनाथस्य शतकोटिप्रविस्तरम्।
एकैकमक्षरं पुंसां महापातकनाशनम्॥`,
        meaning: {
          en: 'The story of the lord of the Raghus is spread over a thousand million verses, and each syllable of it takes great wrongs away.',
          hi: 'रघुनाथ का चरित सौ करोड़ श्लोकों में फैला है और उसका एक-एक अक्षर बड़े दोषों का नाश करता है।',
        },
      },
      {
        text: `ध्यात्वा नीलोत्पलश्यामं रामं राजीवलोचनम्।
जानकीलक्ष्मणोपेतं जटामुकुटमण्डितम्॥`,
        meaning: {
          en: 'Think of Ram, dark as a blue water lily, lotus-eyed, with Janaki and Lakshman beside him and a crown of matted hair.',
          hi: 'नीलकमल जैसे श्याम, कमलनयन, जानकी और लक्ष्मण सहित, जटाओं के मुकुट से शोभित राम का ध्यान करके,',
        },
      },
      {
        text: `सासितूणधनुर्बाणपाणिं नक्तञ्चरान्तकम्।
स्वलीलया जगत्त्रातुमाविर्भूतमजं विभुम्॥`,
        meaning: {
          en: 'Sword, quiver, bow and arrows in his hands, the end of those who prowl by night; unborn and all-present, he appeared of his own play to keep the world.',
          hi: 'जिनके हाथों में खड्ग, तूणीर, धनुष और बाण हैं, जो निशाचरों के अंतक हैं, अजन्मा और सर्वव्यापी होकर भी अपनी लीला से जगत की रक्षा के लिए प्रकट हुए,',
        },
      },
      {
        text: `रामरक्षां पठेत्प्राज्ञः पापघ्नीं सर्वकामदाम्।
शिरो मे राघवः पातु भालं दशरथात्मजः॥`,
        meaning: {
          en: 'So let the wise read the Rama Raksha, which takes wrong away and grants what is wished. May Raghava guard my head, Dasharath’s son my brow.',
          hi: 'विद्वान दोष हरने और कामना पूरी करने वाली रामरक्षा पढ़ें। राघव मेरे सिर की रक्षा करें, दशरथनंदन ललाट की।',
        },
      },
      {
        text: `कौसल्येयो दृशौ पातु विश्वामित्रप्रियः श्रुती।
घ्राणं पातु मखत्राता मुखं सौमित्रिवत्सलः॥`,
        meaning: {
          en: 'May Kausalya’s son guard my eyes, he who is dear to Vishvamitra my ears, the keeper of the sacrifice my nose, he who loves Lakshman my mouth.',
          hi: 'कौसल्यानंदन आँखों की, विश्वामित्र के प्रिय कानों की, यज्ञ के रक्षक नासिका की और लक्ष्मण पर स्नेह रखने वाले मुख की रक्षा करें।',
        },
      },
      {
        text: `जिह्वां विद्यानिधिः पातु कण्ठं भरतवन्दितः।
स्कन्धौ दिव्यायुधः पातु भुजौ भग्नेशकार्मुकः॥`,
        meaning: {
          en: 'May the treasure of learning guard my tongue, he whom Bharat bows to my throat, the bearer of heavenly weapons my shoulders, he who broke Shiv’s bow my arms.',
          hi: 'विद्यानिधि जीभ की, भरत से वंदित कंठ की, दिव्य आयुधों वाले कंधों की और शिवधनुष तोड़ने वाले भुजाओं की रक्षा करें।',
        },
      },
      {
        text: `करौ सीतापतिः पातु हृदयं जामदग्न्यजित्।
मध्यं पातु खरध्वंसी नाभिं जाम्बवदाश्रयः॥`,
        meaning: {
          en: 'May Sita’s lord guard my hands, he who overcame Parashuram my heart, the destroyer of Khara my waist, the refuge of Jambavan my navel.',
          hi: 'सीतापति हाथों की, परशुराम को जीतने वाले हृदय की, खर का वध करने वाले मध्य भाग की और जांबवान के आश्रय नाभि की रक्षा करें।',
        },
      },
      {
        text: `सुग्रीवेशः कटी पातु सक्थिनी हनुमत्प्रभुः।
ऊरू रघूत्तमः पातु रक्षःकुलविनाशकृत्॥`,
        meaning: {
          en: 'May Sugriva’s lord guard my hips, Hanuman’s master my loins, and the best of the Raghus, who ended the line of demons, my thighs.',
          hi: 'सुग्रीव के स्वामी कमर की, हनुमान के प्रभु कूल्हों की और राक्षस-कुल का नाश करने वाले रघुश्रेष्ठ जाँघों की रक्षा करें।',
        },
      },
      {
        text: `जानुनी सेतुकृत्पातु जङ्घे दशमुखान्तकः।
पादौ बिभीषणश्रीदः पातु रामोऽखिलं वपुः॥`,
        meaning: {
          en: 'May the builder of the bridge guard my knees, the ender of the ten-faced my shins, he who gave Vibhishan his fortune my feet, and Ram my whole body.',
          hi: 'सेतु बाँधने वाले घुटनों की, दशमुख के अंतक पिंडलियों की, विभीषण को श्री देने वाले पैरों की और राम सारे शरीर की रक्षा करें।',
        },
      },
      {
        text: `एतां रामबलोपेतां रक्षां यः सुकृती पठेत्।
स चिरायुः सुखी पुत्री विजयी विनयी भवेत्॥`,
        meaning: {
          en: 'Of the good person who reads this guard, filled with the strength of Ram, the hymn says: long-lived, happy, with children, winning, and humble.',
          hi: 'राम के बल से युक्त इस रक्षा को पढ़ने वाले पुण्यवान के लिए स्तोत्र कहता है: दीर्घायु, सुखी, संतानवान, विजयी और विनयी।',
        },
      },
      {
        text: `पातालभूतलव्योमचारिणश्छद्मचारिणः।
न द्रष्टुमपि शक्तास्ते रक्षितं रामनामभिः॥`,
        meaning: {
          en: 'Those who roam below, on earth and in the sky, and those who go in disguise, are not even able to look at one whom the names of Ram guard.',
          hi: 'पाताल, पृथ्वी और आकाश में विचरने वाले तथा छद्म रूप में घूमने वाले, राम-नामों से रक्षित की ओर देख भी नहीं सकते।',
        },
      },
      {
        text: `रामेति रामभद्रेति रामचन्द्रेति वा स्मरन्।
नरो न लिप्यते पापैर्भुक्तिं मुक्तिं च विन्दति॥`,
        meaning: {
          en: 'Remembering “Ram”, “Rambhadra” or “Ramchandra”, a person is not stained by wrong and finds both joy here and release.',
          hi: '“राम”, “रामभद्र” या “रामचंद्र” का स्मरण करते हुए मनुष्य दोषों से लिप्त नहीं होता और भोग तथा मोक्ष पाता है।',
        },
      },
      {
        text: `जगज्जैत्रैकमन्त्रेण रामनाम्नाभिरक्षितम्।
यः कण्ठे धारयेत्तस्य करस्थाः सर्वसिद्धयः॥`,
        meaning: {
          en: 'The name of Ram is the one mantra that wins the world; for one who keeps in the throat what it guards, the hymn says, all attainments lie in the hand.',
          hi: 'राम-नाम जगत को जीतने वाला एक मंत्र है; उससे रक्षित इस स्तोत्र को कंठ में रखने वाले के हाथ में, कहा गया है, सब सिद्धियाँ रहती हैं।',
        },
      },
      {
        text: `वज्रपञ्जरनामेदं यो रामकवचं स्मरेत्।
अव्याहताज्ञः सर्वत्र लभते जयमङ्गलम्॥`,
        meaning: {
          en: 'Its name is the cage of diamond; whoever remembers this armour of Ram is heeded everywhere and meets with victory and good fortune, so it is told.',
          hi: 'इसका नाम वज्रपंजर है; कहा गया है कि इस रामकवच का स्मरण करने वाले की बात सर्वत्र मानी जाती है और उसे जय और मंगल मिलता है।',
        },
      },
      {
        text: `आदिष्टवान् यथा स्वप्ने रामरक्षामिमां हरः।
तथा लिखितवान् प्रातः प्रबुद्धो बुधकौशिकः॥`,
        meaning: {
          en: 'As Shiv told him this Rama Raksha in a dream, so Budhakaushika wrote it down when he woke in the morning.',
          hi: 'शिव ने स्वप्न में जैसी यह रामरक्षा बताई, बुधकौशिक ने प्रातः जागकर वैसी ही लिख दी।',
        },
      },
      {
        text: `आरामः कल्पवृक्षाणां विरामः सकलापदाम्।
अभिरामस्त्रिलोकानां रामः श्रीमान् स नः प्रभुः॥`,
        meaning: {
          en: 'A garden of wishing trees, an end to every trouble, the delight of the three worlds: glorious Ram is our lord.',
          hi: 'जो कल्पवृक्षों का उपवन, सब आपदाओं का विराम और तीनों लोकों का आनंद हैं, वे श्रीमान राम हमारे प्रभु हैं।',
        },
      },
      {
        text: `तरुणौ रूपसम्पन्नौ सुकुमारौ महाबलौ।
पुण्डरीकविशालाक्षौ चीरकृष्णाजिनाम्बरौ॥`,
        meaning: {
          en: 'Two youths, handsome, tender and very strong, with eyes wide as lotuses, clothed in bark and black deerskin,',
          hi: 'दो तरुण, रूपवान, सुकुमार और महाबली, कमल जैसे विशाल नेत्रों वाले, वल्कल और काले मृगचर्म पहने,',
        },
      },
      {
        text: `फलमूलाशिनौ दान्तौ तापसौ ब्रह्मचारिणौ।
पुत्रौ दशरथस्यैतौ भ्रातरौ रामलक्ष्मणौ॥`,
        meaning: {
          en: 'Eating fruit and roots, self-controlled, ascetic and chaste: these are the sons of Dasharath, the brothers Ram and Lakshman.',
          hi: 'फल-मूल खाने वाले, संयमी, तपस्वी और ब्रह्मचारी: ये दशरथ के पुत्र, भाई राम और लक्ष्मण हैं।',
        },
      },
      {
        text: `शरण्यौ सर्वसत्त्वानां श्रेष्ठौ सर्वधनुष्मताम्।
रक्षःकुलनिहन्तारौ त्रायेतां नो रघूत्तमौ॥`,
        meaning: {
          en: 'Refuge of all beings, first of all who carry the bow, who struck down the demon race: may the two best of the Raghus protect us.',
          hi: 'सब प्राणियों के शरण, धनुर्धरों में श्रेष्ठ, राक्षस-कुल का नाश करने वाले ये दोनों रघुश्रेष्ठ हमारी रक्षा करें।',
        },
      },
      {
        text: `आत्तसज्जधनुषाविषुस्पृशावक्षयाशुगनिषङ्गसङ्गिनौ।
रक्षणाय मम रामलक्ष्मणावग्रतः पथि सदैव गच्छताम्॥`,
        meaning: {
          en: 'With bows strung, hands at the arrow, quivers that never run out: may Ram and Lakshman always walk before me on the road to guard me.',
          hi: 'धनुष चढ़ाए, बाण पर हाथ रखे, अक्षय तूणीर बाँधे राम और लक्ष्मण मेरी रक्षा के लिए मार्ग में सदा आगे चलें।',
        },
      },
      {
        text: `सन्नद्धः कवची खड्गी चापबाणधरो युवा।
गच्छन्मनोरथोऽस्माकं रामः पातु सलक्ष्मणः॥`,
        meaning: {
          en: 'Ready, in armour, with sword, bow and arrows, young, our very wish on the move: may Ram with Lakshman guard us.',
          hi: 'सन्नद्ध, कवच और खड्ग धारण किए, धनुष-बाण लिए युवा, हमारे चलते हुए मनोरथ, लक्ष्मण सहित राम हमारी रक्षा करें।',
        },
      },
      {
        text: `रामो दाशरथिः शूरो लक्ष्मणानुचरो बली।
काकुत्स्थः पुरुषः पूर्णः कौसल्येयो रघूत्तमः॥`,
        meaning: {
          en: 'Ram, Dasharath’s son, hero, he whom Lakshman follows, the strong; of Kakutstha’s line, the full person, Kausalya’s son, best of the Raghus,',
          hi: 'राम, दाशरथि, शूर, लक्ष्मण जिनके अनुचर हैं, बली; काकुत्स्थ, पूर्ण पुरुष, कौसल्यानंदन, रघूत्तम,',
        },
      },
      {
        text: `वेदान्तवेद्यो यज्ञेशः पुराणपुरुषोत्तमः।
जानकीवल्लभः श्रीमानप्रमेयपराक्रमः॥`,
        meaning: {
          en: 'Known through Vedanta, lord of sacrifice, the ancient highest person, Janaki’s beloved, glorious, of valour without measure:',
          hi: 'वेदांत से जानने योग्य, यज्ञेश, पुराण पुरुषोत्तम, जानकीवल्लभ, श्रीमान, अपार पराक्रमी:',
        },
      },
      {
        text: `इत्येतानि जपन्नित्यं मद्भक्तः श्रद्धयान्वितः।
अश्वमेधाधिकं पुण्यं सम्प्राप्नोति न संशयः॥`,
        meaning: {
          en: 'My devotee who repeats these names each day with faith, the god says, gains more merit than that of a horse sacrifice.',
          hi: 'भगवान कहते हैं: जो भक्त श्रद्धा से इन नामों को प्रतिदिन जपता है, वह अश्वमेध से अधिक पुण्य पाता है।',
        },
      },
      {
        text: `रामं दूर्वादलश्यामं पद्माक्षं पीतवाससम्।
स्तुवन्ति नामभिर्दिव्यैर्न ते संसारिणो नरः॥`,
        meaning: {
          en: 'People who praise Ram, green-dark as durva grass, lotus-eyed, in yellow, by his heavenly names are no more bound to the round of the world.',
          hi: 'जो दूर्वादल जैसे श्याम, कमलनयन, पीतांबरधारी राम की दिव्य नामों से स्तुति करते हैं, वे संसार-चक्र में नहीं बँधते।',
        },
      },
      {
        text: `रामं लक्ष्मणपूर्वजं रघुवरं सीतापतिं सुन्दरं
काकुत्स्थं करुणार्णवं गुणनिधिं विप्रप्रियं धार्मिकम्।
राजेन्द्रं सत्यसन्धं दशरथतनयं श्यामलं शान्तमूर्तिं
वन्दे लोकाभिरामं रघुकुलतिलकं राघवं रावणारिम्॥`,
        meaning: {
          en: 'I greet Ram, elder to Lakshman, best of the Raghus, Sita’s handsome lord, a sea of compassion and a treasury of good qualities, dear to the learned, righteous, king of kings, true to his word, Dasharath’s dark son of peaceful form, joy of the world, ornament of the house of Raghu, foe of Ravan.',
          hi: 'लक्ष्मण के बड़े भाई, रघुश्रेष्ठ, सीता के सुंदर पति, काकुत्स्थ, करुणा-सागर, गुणनिधि, विद्वानों के प्रिय, धार्मिक, राजेंद्र, सत्यप्रतिज्ञ, दशरथनंदन, श्यामल, शांतमूर्ति, लोकाभिराम, रघुकुलतिलक, रावण के शत्रु राघव राम की वंदना।',
        },
      },
      {
        text: `रामाय रामभद्राय रामचन्द्राय वेधसे।
रघुनाथाय नाथाय सीतायाः पतये नमः॥`,
        meaning: {
          en: 'Homage to Ram, Rambhadra, Ramchandra, the maker; to the lord of the Raghus, my lord, the husband of Sita.',
          hi: 'राम को, रामभद्र को, रामचंद्र को, विधाता को; रघुनाथ को, स्वामी को, सीतापति को नमस्कार।',
        },
      },
      {
        text: `श्रीराम राम रघुनन्दन राम राम
श्रीराम राम भरताग्रज राम राम।
श्रीराम राम रणकर्कश राम राम
श्रीराम राम शरणं भव राम राम॥`,
        meaning: {
          en: 'Ram, joy of the Raghus; Ram, Bharat’s elder brother; Ram, stern in battle; Ram, be my refuge.',
          hi: 'हे रघुनंदन राम, हे भरत के बड़े भाई राम, हे रण में कठोर राम, हे श्रीराम, मेरी शरण हों।',
        },
      },
      {
        text: `श्रीरामचन्द्रचरणौ मनसा स्मरामि
श्रीरामचन्द्रचरणौ वचसा गृणामि।
श्रीरामचन्द्रचरणौ शिरसा नमामि
श्रीरामचन्द्रचरणौ शरणं प्रपद्ये॥`,
        meaning: {
          en: 'With the mind I remember Ramchandra’s feet, with the voice I praise them, with the head I bow to them, in them I take refuge.',
          hi: 'श्रीरामचंद्र के चरणों का मन से स्मरण, वाणी से गुणगान, सिर से नमन, और उन्हीं चरणों की शरण।',
        },
      },
      {
        text: `माता रामो मत्पिता रामचन्द्रः
स्वामी रामो मत्सखा रामचन्द्रः।
सर्वस्वं मे रामचन्द्रो दयालुः
नान्यं जाने नैव जाने न जाने॥`,
        meaning: {
          en: 'Ram is my mother, Ramchandra my father; Ram is my master, Ramchandra my friend; kind Ramchandra is all I have: I know no other, none at all, none.',
          hi: 'राम मेरी माता, रामचंद्र मेरे पिता; राम स्वामी, रामचंद्र सखा; दयालु रामचंद्र ही मेरा सर्वस्व: दूसरे किसी का ज्ञान नहीं, बिल्कुल नहीं।',
        },
      },
      {
        text: `दक्षिणे लक्ष्मणो यस्य वामे तु जनकात्मजा।
पुरतो मारुतिर्यस्य तं वन्दे रघुनन्दनम्॥`,
        meaning: {
          en: 'Lakshman on his right, Janak’s daughter on his left, Maruti before him: to him, the joy of the Raghus, my greeting.',
          hi: 'जिनके दाहिने लक्ष्मण, बाएँ जानकी और सामने मारुति हैं, उन रघुनंदन की वंदना।',
        },
      },
      {
        text: `लोकाभिरामं रणरङ्गधीरं राजीवनेत्रं रघुवंशनाथम्।
कारुण्यरूपं करुणाकरं तं श्रीरामचन्द्रं शरणं प्रपद्ये॥`,
        meaning: {
          en: 'Joy of the world, steady on the stage of battle, lotus-eyed lord of the race of Raghu, compassion in person and a mine of it: in Ramchandra I take refuge.',
          hi: 'जो लोकों के आनंद, रणभूमि में धीर, कमलनयन, रघुवंश के नाथ, करुणा-रूप और करुणा के आकर हैं, उन श्रीरामचंद्र की शरण है।',
        },
      },
      {
        text: `मनोजवं मारुततुल्यवेगं जितेन्द्रियं बुद्धिमतां वरिष्ठम्।
वातात्मजं वानरयूथमुख्यं श्रीरामदूतं शरणं प्रपद्ये॥`,
        meaning: {
          en: 'Swift as thought, fast as the wind, master of the senses, first among the wise, the Wind’s son and head of the monkey troops: in Ram’s messenger I take refuge.',
          hi: 'मन जैसे तीव्र, वायु जैसे वेगवान, जितेंद्रिय, बुद्धिमानों में श्रेष्ठ, पवनपुत्र, वानर-समूह के मुख्य श्रीराम-दूत की शरण है।',
        },
      },
      {
        text: `कूजन्तं राम रामेति मधुरं मधुराक्षरम्।
आरुह्य कविताशाखां वन्दे वाल्मीकिकोकिलम्॥`,
        meaning: {
          en: 'He sits on the branch of poetry and sings the sweet syllables “Ram, Ram”: I greet Valmiki, the cuckoo.',
          hi: 'कविता की शाखा पर बैठकर “राम, राम” के मधुर अक्षर मधुर स्वर में कूजते वाल्मीकि रूपी कोयल की वंदना।',
        },
      },
      {
        text: `आपदामपहर्तारं दातारं सर्वसम्पदाम्।
लोकाभिरामं श्रीरामं भूयो भूयो नमाम्यहम्॥`,
        meaning: {
          en: 'He takes troubles away and gives all that is good; to Ram, the world’s delight, I bow again and again.',
          hi: 'आपदाएँ हरने वाले, सब संपदाएँ देने वाले, लोकाभिराम श्रीराम को बार-बार नमन।',
        },
      },
      {
        text: `भर्जनं भवबीजानामर्जनं सुखसम्पदाम्।
तर्जनं यमदूतानां राम रामेति गर्जनम्॥`,
        meaning: {
          en: 'It roasts the seeds of rebirth, it earns joy and plenty, it scares the messengers of Yama: the loud call “Ram, Ram”.',
          hi: '“राम, राम” का घोष संसार के बीजों को भून देता है, सुख-संपदा अर्जित करता है और यमदूतों को डाँट देता है।',
        },
      },
      {
        text: `रामो राजमणिः सदा विजयते रामं रमेशं भजे
रामेणाभिहता निशाचरचमू रामाय तस्मै नमः।
रामान्नास्ति परायणं परतरं रामस्य दासोऽस्म्यहं
रामे चित्तलयः सदा भवतु मे भो राम मामुद्धर॥`,
        meaning: {
          en: 'Ram, jewel of kings, is ever victorious; I adore Ram, Lakshmi’s lord; by Ram the army of the night was struck down; homage to that Ram. Beyond Ram there is no refuge; I am Ram’s servant; may my mind always melt in Ram; O Ram, lift me up.',
          hi: 'राजाओं के मणि राम सदा विजयी हैं; रमापति राम का भजन है; राम ने निशाचरों की सेना मारी, उन राम को नमस्कार। राम से बढ़कर कोई आश्रय नहीं, यह जन राम का सेवक है, मन सदा राम में लीन हो; हे राम, मेरा उद्धार कीजिए।',
        },
      },
      {
        text: `राम रामेति रामेति रमे रामे मनोरमे।
सहस्रनाम तत्तुल्यं रामनाम वरानने॥`,
        meaning: {
          en: '“Ram, Ram, Ram”: so saying I delight in lovely Ram. Fair-faced one, says Shiv to Parvati, the name of Ram equals the thousand names.',
          hi: '“राम, राम, राम” कहते हुए मनोहर राम में रमण है। शिव पार्वती से कहते हैं: हे सुमुखी, राम-नाम सहस्रनाम के समान है।',
        },
      },
    ],
  },
  {
    key: 'bhaja-govindam',
    title: { en: 'Bhaja Govindam', hi: 'भज गोविन्दम्' },
    deity: 'krishna',
    language: 'sa',
    festivals: ['shankaracharya_jayanti', 'janmashtami', 'gita_jayanti'],
    words: [
      'Sanskrit',
      'Moha Mudgara',
      'Bhaj Govindam',
      'Punarapi Jananam',
      'Shankaracharya',
      'संस्कृत',
      'मोहमुद्गर',
      'भज गोविन्दं मूढमते',
      'पुनरपि जननं',
      'शंकराचार्य',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century), with verses that it gives to his pupils; known also as the Moha Mudgara, hammer of delusion. Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है, कुछ श्लोक उनके शिष्यों के; इसे मोहमुद्गर, यानी मोह का हथौड़ा, भी कहते हैं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is sung in the morning and in company. The story tells that Shankara saw an old man at Kashi learning rules of grammar by heart, and sang to him of what there was still time for.',
      hi: 'परंपरा से इसे प्रातः और सत्संग में गाते हैं। कथा है कि शंकराचार्य ने काशी में एक वृद्ध को व्याकरण के सूत्र रटते देखा और गाकर बताया कि अब किस बात का समय है।',
    },
    stanzas: [
      {
        text: `भज गोविन्दं भज गोविन्दं
गोविन्दं भज मूढमते।
सम्प्राप्ते सन्निहिते काले
न हि न हि रक्षति डुकृञ्करणे॥`,
        meaning: {
          en: 'Adore Govind, adore Govind, adore Govind, foolish mind: when the hour has come near, the rule of grammar will not keep you.',
          hi: 'हे मूढ़ मति, गोविंद को भज, गोविंद को भज: अंत समय पास आने पर व्याकरण का सूत्र रक्षा नहीं करेगा।',
        },
      },
      {
        text: `मूढ जहीहि धनागमतृष्णां
कुरु सद्बुद्धिं मनसि वितृष्णाम्।
यल्लभसे निजकर्मोपात्तं
वित्तं तेन विनोदय चित्तम्॥`,
        meaning: {
          en: 'Give up the thirst for gathering wealth; let good sense without craving be in your mind, and be glad with what your own work has earned.',
          hi: 'धन जोड़ने की प्यास छोड़, मन में तृष्णा-रहित सद्बुद्धि ला; अपने कर्म से जो मिले, उसी से चित्त प्रसन्न रख।',
        },
      },
      {
        text: `नारीस्तनभरनाभीदेशं
दृष्ट्वा मा गा मोहावेशम्।
एतन्मांसवसादिविकारं
मनसि विचिन्तय वारं वारम्॥`,
        meaning: {
          en: 'Do not lose yourself at the sight of a beautiful body; think in your mind, again and again, that all bodies are made of flesh and fat.',
          hi: 'सुंदर शरीर देखकर मोह में न पड़; मन में बार-बार सोच कि हर शरीर मांस-मज्जा का ही रूप है।',
        },
      },
      {
        text: `नलिनीदलगतजलमतितरलं
तद्वज्जीवितमतिशयचपलम्।
विद्धि व्याध्यभिमानग्रस्तं
लोकं शोकहतं च समस्तम्॥`,
        meaning: {
          en: 'A drop of water on a lotus leaf trembles, and life is as unsteady; know that the whole world is in the grip of illness and pride and is struck by grief.',
          hi: 'कमल के पत्ते पर पानी की बूँद जैसी चंचल है, जीवन भी वैसा ही अस्थिर है; जान ले कि सारा लोक रोग और अभिमान से ग्रस्त तथा शोक से आहत है।',
        },
      },
      {
        text: `यावद्वित्तोपार्जनसक्त-
स्तावन्निजपरिवारो रक्तः।
पश्चाज्जीवति जर्जरदेहे
वार्तां कोऽपि न पृच्छति गेहे॥`,
        meaning: {
          en: 'As long as one is busy earning, one’s household is fond; later, when life goes on in a worn body, nobody at home asks how it is.',
          hi: 'जब तक कमाने में लगे हो, तब तक परिवार अनुरक्त है; फिर जब जर्जर देह में जीना पड़ता है, घर में कोई हाल नहीं पूछता।',
        },
      },
      {
        text: `यावत्पवनो निवसति देहे
तावत्पृच्छति कुशलं गेहे।
गतवति वायौ देहापाये
भार्या बिभ्यति तस्मिन्काये॥`,
        meaning: {
          en: 'While breath lives in the body people at home ask after it; when the breath has gone and the body fails, even the closest shrink from it.',
          hi: 'जब तक देह में प्राण हैं, घर में कुशल पूछी जाती है; प्राण जाने पर देह से निकटतम जन भी डरते हैं।',
        },
      },
      {
        text: `बालस्तावत्क्रीडासक्तः
तरुणस्तावत्तरुणीसक्तः।
वृद्धस्तावच्चिन्तासक्तः
परमे ब्रह्मणि कोऽपि न सक्तः॥`,
        meaning: {
          en: 'The child clings to play, the young to the young, the old to worry; to the highest Brahman nobody clings.',
          hi: 'बालक खेल में लगा है, तरुण तरुणी में, वृद्ध चिंता में; परब्रह्म में कोई नहीं लगा।',
        },
      },
      {
        text: `का ते कान्ता कस्ते पुत्रः
संसारोऽयमतीव विचित्रः।
कस्य त्वं कः कुत आयातः
तत्त्वं चिन्तय तदिह भ्रातः॥`,
        meaning: {
          en: 'Who is your beloved, who your child? This world is very strange. Whose are you, who, and come from where? Think on that truth here, brother.',
          hi: 'कौन तेरी प्रिया, कौन पुत्र? यह संसार बड़ा विचित्र है। तू किसका है, कौन है, कहाँ से आया? भाई, यहीं इस तत्त्व पर विचार कर।',
        },
      },
      {
        text: `सत्सङ्गत्वे निःसङ्गत्वं
निःसङ्गत्वे निर्मोहत्वम्।
निर्मोहत्वे निश्चलतत्त्वं
निश्चलतत्त्वे जीवन्मुक्तिः॥`,
        meaning: {
          en: 'From good company comes freedom from clinging, from that freedom from delusion, from that the truth that does not move, and from that release while one lives.',
          hi: 'सत्संग से निस्संगता, निस्संगता से निर्मोहता, निर्मोहता से अचल तत्त्व और अचल तत्त्व से जीते-जी मुक्ति आती है।',
        },
      },
      {
        text: `वयसि गते कः कामविकारः
शुष्के नीरे कः कासारः।
क्षीणे वित्ते कः परिवारः
ज्ञाते तत्त्वे कः संसारः॥`,
        meaning: {
          en: 'When youth has gone, where is passion? When the water has dried, where is the lake? When money is spent, where is the following? When truth is known, where is the round of the world?',
          hi: 'आयु बीतने पर कैसा काम-विकार? पानी सूखने पर कैसा सरोवर? धन घटने पर कैसा परिवार? तत्त्व जानने पर कैसा संसार?',
        },
      },
      {
        text: `मा कुरु धनजनयौवनगर्वं
हरति निमेषात्कालः सर्वम्।
मायामयमिदमखिलं हित्वा
ब्रह्मपदं त्वं प्रविश विदित्वा॥`,
        meaning: {
          en: 'Do not be proud of wealth, people and youth; time takes all of it in a blink. Leave this that is made of maya, know, and enter the state of Brahman.',
          hi: 'धन, जन और यौवन का गर्व न कर; काल पल भर में सब हर लेता है। इस मायामय सबको छोड़, जानकर ब्रह्मपद में प्रवेश कर।',
        },
      },
      {
        text: `दिनयामिन्यौ सायं प्रातः
शिशिरवसन्तौ पुनरायातः।
कालः क्रीडति गच्छत्यायुः
तदपि न मुञ्चत्याशावायुः॥`,
        meaning: {
          en: 'Day and night, evening and morning, winter and spring come again; time plays, life goes by, and still the wind of hope does not let go.',
          hi: 'दिन-रात, साँझ-सवेरा, शिशिर-वसंत फिर-फिर आते हैं; काल खेलता है, आयु जाती है, फिर भी आशा की वायु नहीं छोड़ती।',
        },
      },
      {
        text: `का ते कान्ता धनगतचिन्ता
वातुल किं तव नास्ति नियन्ता।
त्रिजगति सज्जनसङ्गतिरेका
भवति भवार्णवतरणे नौका॥`,
        meaning: {
          en: 'Why this care about wife and wealth? Restless one, have you no guide? In the three worlds the company of the good is the one boat across the sea of becoming.',
          hi: 'कांता और धन की यह कैसी चिंता? हे बावले, क्या तेरा कोई नियंता नहीं? तीनों लोकों में सज्जनों की संगति ही भवसागर पार करने की नाव है।',
        },
      },
      {
        text: `जटिलो मुण्डी लुञ्छितकेशः
काषायाम्बरबहुकृतवेषः।
पश्यन्नपि च न पश्यति मूढः
उदरनिमित्तं बहुकृतवेषः॥`,
        meaning: {
          en: 'One has matted hair, one a shaven head, one has plucked it out, one goes in ochre: seeing, the fool does not see; the many costumes are for the belly’s sake.',
          hi: 'कोई जटाधारी, कोई मुंडित, कोई केश नोचे, कोई गेरुए वस्त्र में: मूढ़ देखकर भी नहीं देखता; ये अनेक वेश पेट के लिए हैं।',
        },
      },
      {
        text: `अङ्गं गलितं पलितं मुण्डं
दशनविहीनं जातं तुण्डम्।
वृद्धो याति गृहीत्वा दण्डं
तदपि न मुञ्चत्याशापिण्डम्॥`,
        meaning: {
          en: 'The limbs are slack, the head is grey, the mouth has no teeth, the old one walks with a stick, and yet the bundle of hopes is not put down.',
          hi: 'अंग गल गए, सिर पक गया, मुँह में दाँत नहीं, वृद्ध लाठी लेकर चलता है, फिर भी आशाओं की गठरी नहीं छूटती।',
        },
      },
      {
        text: `अग्रे वह्निः पृष्ठे भानुः
रात्रौ चुबुकसमर्पितजानुः।
करतलभिक्षस्तरुतलवासः
तदपि न मुञ्चत्याशापाशः॥`,
        meaning: {
          en: 'Fire in front, the Sun behind, at night the chin on the knees, alms in the palm of the hand, a home under a tree, and yet the noose of hope holds.',
          hi: 'आगे आग, पीछे सूर्य, रात में ठोड़ी घुटनों पर, हथेली पर भिक्षा, पेड़ तले वास, फिर भी आशा का फंदा नहीं छूटता।',
        },
      },
      {
        text: `कुरुते गङ्गासागरगमनं
व्रतपरिपालनमथवा दानम्।
ज्ञानविहीनः सर्वमतेन
मुक्तिं न भजति जन्मशतेन॥`,
        meaning: {
          en: 'One goes to Gangasagar, keeps vows or gives gifts; all schools agree that without knowledge one does not come to release in a hundred births.',
          hi: 'कोई गंगासागर जाए, व्रत रखे या दान दे; सबका मत है कि ज्ञान के बिना सौ जन्मों में भी मुक्ति नहीं।',
        },
      },
      {
        text: `सुरमन्दिरतरुमूलनिवासः
शय्या भूतलमजिनं वासः।
सर्वपरिग्रहभोगत्यागः
कस्य सुखं न करोति विरागः॥`,
        meaning: {
          en: 'Living in a temple or at the root of a tree, the ground for a bed, a hide for dress, all owning and enjoying put aside: whom does dispassion not make happy?',
          hi: 'देवमंदिर या पेड़ की जड़ में निवास, धरती की शय्या, मृगछाला का वस्त्र, सब संग्रह और भोग का त्याग: वैराग्य किसे सुख नहीं देता?',
        },
      },
      {
        text: `योगरतो वा भोगरतो वा
सङ्गरतो वा सङ्गविहीनः।
यस्य ब्रह्मणि रमते चित्तं
नन्दति नन्दति नन्दत्येव॥`,
        meaning: {
          en: 'In yoga or in enjoyment, in company or alone: whoever’s mind delights in Brahman is glad, is glad, is truly glad.',
          hi: 'योग में लगा हो या भोग में, संग में हो या अकेला: जिसका चित्त ब्रह्म में रमता है, वही आनंदित है, आनंदित ही है।',
        },
      },
      {
        text: `भगवद्गीता किञ्चिदधीता
गङ्गाजललवकणिका पीता।
सकृदपि येन मुरारिसमर्चा
क्रियते तस्य यमेन न चर्चा॥`,
        meaning: {
          en: 'With one who has read a little of the Gita, drunk a drop of Ganga water and even once worshipped Murari, Yama does not argue.',
          hi: 'जिसने गीता थोड़ी भी पढ़ी, गंगाजल की एक बूँद पी, एक बार भी मुरारि की पूजा की, उससे यम चर्चा नहीं करते।',
        },
      },
      {
        text: `पुनरपि जननं पुनरपि मरणं
पुनरपि जननीजठरे शयनम्।
इह संसारे बहुदुस्तारे
कृपयाऽपारे पाहि मुरारे॥`,
        meaning: {
          en: 'Born again, dying again, lying again in a mother’s womb: in this round, so hard to cross and without a shore, guard me of your mercy, Murari.',
          hi: 'फिर जन्म, फिर मरण, फिर माता के गर्भ में शयन: इस अति दुस्तर, अपार संसार में, हे मुरारि, कृपा करके रक्षा कीजिए।',
        },
      },
      {
        text: `रथ्याचर्पटविरचितकन्थः
पुण्यापुण्यविवर्जितपन्थः।
योगी योगनियोजितचित्तो
रमते बालोन्मत्तवदेव॥`,
        meaning: {
          en: 'A patched cloth of rags from the road, a way beyond merit and its opposite, a mind given to yoga: the yogi plays like a child, like one out of his wits.',
          hi: 'राह के चिथड़ों की कथरी, पुण्य-अपुण्य से परे पथ, योग में लगा चित्त: योगी बालक और उन्मत्त की तरह रमता है।',
        },
      },
      {
        text: `कस्त्वं कोऽहं कुत आयातः
का मे जननी को मे तातः।
इति परिभावय सर्वमसारं
विश्वं त्यक्त्वा स्वप्नविचारम्॥`,
        meaning: {
          en: 'Who are you, who am I, whence did I come, who is my mother, who my father? So look into it, and let this hollow world go as one lets a dream go.',
          hi: 'तू कौन, मैं कौन, कहाँ से आए, कौन माता, कौन पिता? ऐसा विचार कर, इस असार विश्व को स्वप्न की तरह छोड़कर।',
        },
      },
      {
        text: `त्वयि मयि चान्यत्रैको विष्णुः
व्यर्थं कुप्यसि मय्यसहिष्णुः।
सर्वस्मिन्नपि पश्यात्मानं
सर्वत्रोत्सृज भेदाज्ञानम्॥`,
        meaning: {
          en: 'In you, in me and elsewhere there is one Vishnu; in vain you are angry and impatient with me. See the self in everybody and leave everywhere the ignorance that divides.',
          hi: 'तुझमें, मुझमें और अन्यत्र एक ही विष्णु हैं; व्यर्थ ही असहिष्णु होकर कुपित होता है। सबमें आत्मा को देख, भेद का अज्ञान सर्वत्र छोड़।',
        },
      },
      {
        text: `शत्रौ मित्रे पुत्रे बन्धौ
मा कुरु यत्नं विग्रहसन्धौ।
भव समचित्तः सर्वत्र त्वं
वाञ्छस्यचिराद्यदि विष्णुत्वम्॥`,
        meaning: {
          en: 'With foe, friend, child or kin make no effort for quarrel or alliance; be even-minded everywhere, if you wish to come soon to Vishnu.',
          hi: 'शत्रु, मित्र, पुत्र, बंधु से न झगड़े का यत्न कर, न मेल का; यदि शीघ्र विष्णुत्व चाहता है, तो सर्वत्र समचित्त हो।',
        },
      },
      {
        text: `कामं क्रोधं लोभं मोहं
त्यक्त्वाऽऽत्मानं भावय कोऽहम्।
आत्मज्ञानविहीना मूढाः
ते पच्यन्ते नरकनिगूढाः॥`,
        meaning: {
          en: 'Put aside desire, anger, greed and delusion and ask yourself: who am I? Without self-knowledge people go on in a torment of their own making.',
          hi: 'काम, क्रोध, लोभ और मोह छोड़कर सोच: मैं कौन? आत्मज्ञान के बिना लोग अपने ही रचे कष्ट में पड़े रहते हैं।',
        },
      },
      {
        text: `गेयं गीता नामसहस्रं
ध्येयं श्रीपतिरूपमजस्रम्।
नेयं सज्जनसङ्गे चित्तं
देयं दीनजनाय च वित्तम्॥`,
        meaning: {
          en: 'Sing the Gita and the thousand names, picture without cease the form of Lakshmi’s lord, lead the mind into good company, and give your wealth to those in need.',
          hi: 'गीता और सहस्रनाम गाना, लक्ष्मीपति के रूप का निरंतर ध्यान करना, चित्त को सज्जनों के संग ले जाना और दीनों को धन देना।',
        },
      },
      {
        text: `सुखतः क्रियते रामाभोगः
पश्चाद्धन्त शरीरे रोगः।
यद्यपि लोके मरणं शरणं
तदपि न मुञ्चति पापाचरणम्॥`,
        meaning: {
          en: 'Pleasure is taken lightly, and the body pays for it afterwards; although death is where all lives end, bad ways are not given up.',
          hi: 'भोग सहज ही किए जाते हैं, पीछे शरीर को भुगतना पड़ता है; यद्यपि लोक में अंत मरण ही है, तो भी बुरा आचरण नहीं छूटता।',
        },
      },
      {
        text: `अर्थमनर्थं भावय नित्यं
नास्ति ततः सुखलेशः सत्यम्।
पुत्रादपि धनभाजां भीतिः
सर्वत्रैषा विहिता रीतिः॥`,
        meaning: {
          en: 'Always remember that riches bring trouble; truly there is not a grain of happiness in them. The rich fear even their own children; that is the way of it everywhere.',
          hi: 'अर्थ को सदा अनर्थ समझ; सच है, उसमें सुख का लेश भी नहीं। धनवानों को पुत्र से भी भय रहता है; सर्वत्र यही रीति है।',
        },
      },
      {
        text: `प्राणायामं प्रत्याहारं
नित्यानित्यविवेकविचारम्।
जाप्यसमेतसमाधिविधानं
कुर्ववधानं महदवधानम्॥`,
        meaning: {
          en: 'Breath control, withdrawal of the senses, telling the lasting from the passing, meditation with the mantra: do this with care, with great care.',
          hi: 'प्राणायाम, प्रत्याहार, नित्य-अनित्य का विवेक, जप सहित समाधि: इन्हें सावधानी से, बड़ी सावधानी से कर।',
        },
      },
      {
        text: `गुरुचरणाम्बुजनिर्भरभक्तः
संसारादचिराद्भव मुक्तः।
सेन्द्रियमानसनियमादेवं
द्रक्ष्यसि निजहृदयस्थं देवम्॥`,
        meaning: {
          en: 'Rest with devotion on the lotus feet of the teacher and be free of the world soon; so, with senses and mind in hand, you will see the god who dwells in your own heart.',
          hi: 'गुरु के चरण-कमलों पर निर्भर भक्त होकर शीघ्र संसार से मुक्त हो; इस प्रकार इंद्रियों और मन के नियम से अपने हृदय में स्थित देव को देखेगा।',
        },
      },
    ],
  },
  {
    key: 'ranganathashtakam',
    title: { en: 'Ranganathashtakam', hi: 'रङ्गनाथाष्टकम्' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['vaikuntha_ekadashi', 'devshayani_ekadashi', 'devutthana_ekadashi'],
    words: [
      'Sanskrit',
      'Ranganatha',
      'Srirangam',
      'Ananda Rupe Nija Bodha Rupe',
      'Vishnu stotra',
      'संस्कृत',
      'रङ्गनाथ',
      'श्रीरङ्गम्',
      'आनन्दरूपे निजबोधरूपे',
      'विष्णु स्तोत्र',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century), for the Vishnu of Srirangam on the Kaveri. Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है, कावेरी के तट पर श्रीरंगम् के विष्णु के लिए। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is sung in the morning and on Ekadashi. Its prayer is a single one: may my mind be happy in the lord of Ranga.',
      hi: 'परंपरा से इसे सुबह और एकादशी पर गाते हैं। इसकी प्रार्थना एक ही है: मेरा मन श्रीरंग में रमे।',
    },
    stanzas: [
      {
        text: `आनन्दरूपे निजबोधरूपे ब्रह्मस्वरूपे श्रुतिमूर्तिरूपे।
शशाङ्करूपे रमणीयरूपे श्रीरङ्गरूपे रमतां मनो मे॥`,
        meaning: {
          en: 'In the form that is joy and self-knowing, that is Brahman and the Vedas embodied, lovely and cool as the Moon, in the form of Ranga may my mind delight.',
          hi: 'जो आनंद रूप, आत्मबोध रूप, ब्रह्म स्वरूप, वेदों की मूर्ति, चंद्रमा जैसा और रमणीय है, उस श्रीरंग रूप में मेरा मन रमे।',
        },
      },
      {
        text: `कावेरितीरे करुणाविलोले मन्दारमूले धृतचारुचेले।
दैत्यान्तकालेऽखिललोकलीले श्रीरङ्गलीले रमतां मनो मे॥`,
        meaning: {
          en: 'On the bank of the Kaveri, tender with compassion, at the foot of the mandara in fair garments, the end of the demons, playing in all the worlds: in the play of Ranga may my mind delight.',
          hi: 'कावेरी के तट पर करुणा से चंचल, मंदार के मूल में सुंदर वस्त्र धारण किए, दैत्यों के काल, सब लोकों में लीला करने वाले श्रीरंग की लीला में मेरा मन रमे।',
        },
      },
      {
        text: `लक्ष्मीनिवासे जगतां निवासे हृत्पद्मवासे रविबिम्बवासे।
कृपानिवासे गुणवृन्दवासे श्रीरङ्गवासे रमतां मनो मे॥`,
        meaning: {
          en: 'He is the home of Lakshmi and of the worlds; he lives in the lotus of the heart and in the Sun’s disc, and mercy and all good qualities live in him: in him who dwells at Ranga may my mind delight.',
          hi: 'जो लक्ष्मी और जगत के निवास हैं, हृदय-कमल और सूर्यमंडल में बसते हैं, कृपा और गुणसमूह के धाम हैं, उन श्रीरंगवासी में मेरा मन रमे।',
        },
      },
      {
        text: `ब्रह्मादिवन्द्ये जगदेकवन्द्ये मुकुन्दवन्द्ये सुरनाथवन्द्ये।
व्यासादिवन्द्ये सनकादिवन्द्ये श्रीरङ्गवन्द्ये रमतां मनो मे॥`,
        meaning: {
          en: 'Brahma and the gods greet him, the one whom the world greets, honoured as Mukunda, by Indra, by Vyasa and his kind, by Sanaka and his brothers: in the honoured one of Ranga may my mind delight.',
          hi: 'ब्रह्मा आदि, समस्त जगत, मुकुंद, देवराज, व्यास आदि और सनक आदि जिनकी वंदना करते हैं, उन वंदनीय श्रीरंग में मेरा मन रमे।',
        },
      },
      {
        text: `ब्रह्माधिराजे गरुडाधिराजे वैकुण्ठराजे सुरराजराजे।
त्रैलोक्यराजेऽखिललोकराजे श्रीरङ्गराजे रमतां मनो मे॥`,
        meaning: {
          en: 'Sovereign of Brahma and of Garuda, king of Vaikuntha, king over the king of the gods, king of the three worlds and of every world: in the king of Ranga may my mind delight.',
          hi: 'ब्रह्मा और गरुड़ के अधिराज, वैकुंठ के राजा, देवराज के भी राजा, त्रिलोक और समस्त लोकों के राजा श्रीरंगराज में मेरा मन रमे।',
        },
      },
      {
        text: `अमोघमुद्रे परिपूर्णनिद्रे श्रीयोगनिद्रे ससमुद्रनिद्रे।
श्रितैकभद्रे जगदेकनिद्रे श्रीरङ्गभद्रे रमतां मनो मे॥`,
        meaning: {
          en: 'His gesture is never in vain; he rests in full sleep, the sleep of yoga, asleep upon the sea; he is the one good of those who come to him and the sleep in which the world rests: in the blessed one of Ranga may my mind delight.',
          hi: 'जिनकी मुद्रा अमोघ है, जो पूर्ण निद्रा, योगनिद्रा में समुद्र पर शयन करते हैं, आश्रितों के एकमात्र कल्याण और जगत की निद्रा हैं, उन मंगलमय श्रीरंग में मेरा मन रमे।',
        },
      },
      {
        text: `स चित्रशायी भुजगेन्द्रशायी नन्दाङ्कशायी कमलाङ्कशायी।
क्षीराब्धिशायी वटपत्रशायी श्रीरङ्गशायी रमतां मनो मे॥`,
        meaning: {
          en: 'Wonderful is his resting: on the king of serpents, in Nanda’s lap, in Lakshmi’s lap, on the ocean of milk, on a banyan leaf; he rests at Ranga, and there may my mind delight.',
          hi: 'जिनका शयन अद्भुत है: नागराज पर, नंद की गोद में, कमला की गोद में, क्षीरसागर पर, वटपत्र पर; उन श्रीरंगशायी में मेरा मन रमे।',
        },
      },
      {
        text: `इदं हि रङ्गं त्यजतामिहाङ्गं पुनर्न चाङ्गं यदि चाङ्गमेति।
पाणौ रथाङ्गं चरणेऽम्बु गाङ्गं याने विहङ्गं शयने भुजङ्गम्॥`,
        meaning: {
          en: 'Those who leave the body here at Ranga take on no body again, says the hymn; or if they do, it is one with the discus in the hand, the water of Ganga at the foot, a bird to ride and a serpent for a bed.',
          hi: 'स्तोत्र कहता है: जो यहाँ रंग में देह छोड़ते हैं, वे फिर देह नहीं पाते; पाएँ भी तो ऐसी, जिसके हाथ में चक्र, चरण में गंगाजल, वाहन गरुड़ और शय्या शेष हो।',
        },
      },
      {
        text: `रङ्गनाथाष्टकं पुण्यं प्रातरुत्थाय यः पठेत्।
सर्वान् कामानवाप्नोति रङ्गिसायुज्यमाप्नुयात्॥`,
        meaning: {
          en: 'Whoever rises in the morning and reads this hymn of Ranganath, so it ends, comes to what the heart wished and to union with the lord of Ranga.',
          hi: 'अंत में कहा गया है: जो प्रातः उठकर यह रंगनाथाष्टक पढ़ता है, वह मन की कामनाएँ और रंगनाथ का सायुज्य पाता है।',
        },
      },
    ],
  },
  {
    key: 'vishnu-shatpadi',
    title: { en: 'Vishnu Shatpadi', hi: 'विष्णु षट्पदी' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['devshayani_ekadashi', 'devutthana_ekadashi', 'vaikuntha_ekadashi', 'shankaracharya_jayanti'],
    words: [
      'Sanskrit',
      'Shatpadi stotra',
      'Avinayam Apanaya Vishno',
      'Ekadashi',
      'संस्कृत',
      'षट्पदी स्तोत्र',
      'अविनयमपनय विष्णो',
      'एकादशी',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, in the arya metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत, आर्या छंद।',
    },
    benefits: {
      en: 'A shatpadi is a thing of six feet, six verses or a bee; the last verse wishes that this bee may always live in the lotus of one’s mouth. By tradition it is said on Ekadashi, and it asks first for humility.',
      hi: 'षट्पदी का अर्थ है छह पद वाली, छह श्लोक या भौंरी; अंतिम श्लोक चाहता है कि यह भौंरी सदा मुख-कमल में बसे। परंपरा से इसे एकादशी पर पढ़ते हैं और यह सबसे पहले विनय माँगती है।',
    },
    stanzas: [
      {
        text: `अविनयमपनय विष्णो दमय मनः शमय विषयमृगतृष्णाम्।
भूतदयां विस्तारय तारय संसारसागरतः॥`,
        meaning: {
          en: 'Vishnu, take my want of humility away, tame the mind, still the mirage of things desired, widen kindness to all beings and carry me over the sea of the world.',
          hi: 'हे विष्णु, मेरा अविनय दूर कीजिए, मन को वश में कीजिए, विषयों की मृगतृष्णा शांत कीजिए, प्राणियों पर दया बढ़ाइए और संसार-सागर से पार उतारिए।',
        },
      },
      {
        text: `दिव्यधुनीमकरन्दे परिमलपरिभोगसच्चिदानन्दे।
श्रीपतिपदारविन्दे भवभयखेदच्छिदे वन्दे॥`,
        meaning: {
          en: 'I greet the lotus feet of Lakshmi’s lord, whose honey is the heavenly river and whose fragrance is being, awareness and joy; they cut off the fear and weariness of the world.',
          hi: 'लक्ष्मीपति के उन चरण-कमलों की वंदना, जिनका मकरंद देवनदी है, जिनकी सुगंध का आस्वाद सच्चिदानंद है और जो संसार के भय और खेद को काटते हैं।',
        },
      },
      {
        text: `सत्यपि भेदापगमे नाथ तवाहं न मामकीनस्त्वम्।
सामुद्रो हि तरङ्गः क्वचन समुद्रो न तारङ्गः॥`,
        meaning: {
          en: 'Even when the difference is gone, Lord, I am yours and you are not mine: the wave belongs to the sea, never the sea to the wave.',
          hi: 'भेद मिट जाने पर भी, हे नाथ, यह जीव आपका है, आप इसके नहीं: तरंग समुद्र की होती है, समुद्र कभी तरंग का नहीं।',
        },
      },
      {
        text: `उद्धृतनग नगभिदनुज दनुजकुलामित्र मित्रशशिदृष्टे।
दृष्टे भवति प्रभवति न भवति किं भवतिरस्कारः॥`,
        meaning: {
          en: 'Lifter of the mountain, younger brother of Indra, foe of the demon race, whose eyes are Sun and Moon: once you, the mighty one, are seen, does not the world lose its hold?',
          hi: 'हे पर्वत उठाने वाले, इंद्र के अनुज, दानव-कुल के शत्रु, सूर्य-चंद्र रूपी नेत्रों वाले, आप समर्थ का दर्शन होने पर क्या संसार का तिरस्कार नहीं हो जाता?',
        },
      },
      {
        text: `मत्स्यादिभिरवतारैरवतारवतावता सदा वसुधाम्।
परमेश्वर परिपाल्यो भवता भवतापभीतोऽहम्॥`,
        meaning: {
          en: 'With the fish and the other descents you come down and always guard the earth; highest Lord, keep me too, who am afraid of the world’s burning.',
          hi: 'मत्स्य आदि अवतार लेकर आप सदा पृथ्वी की रक्षा करते हैं; हे परमेश्वर, संसार के ताप से डरे इस जन को भी सँभालिए।',
        },
      },
      {
        text: `दामोदर गुणमन्दिर सुन्दरवदनारविन्द गोविन्द।
भवजलधिमथनमन्दर परमं दरमपनय त्वं मे॥`,
        meaning: {
          en: 'Damodar, temple of good qualities, Govind with the beautiful lotus face, mountain Mandara that churns the sea of becoming: take from me my deepest fear.',
          hi: 'हे दामोदर, गुणों के मंदिर, सुंदर मुख-कमल वाले गोविंद, भवसागर को मथने वाले मंदराचल, मेरा सबसे बड़ा भय दूर कीजिए।',
        },
      },
      {
        text: `नारायण करुणामय शरणं करवाणि तावकौ चरणौ।
इति षट्पदी मदीये वदनसरोजे सदा वसतु॥`,
        meaning: {
          en: 'Narayan full of mercy, let me make your two feet my refuge: may this six-footed bee of a hymn live always in the lotus of my mouth.',
          hi: 'हे करुणामय नारायण, आपके दोनों चरण मेरी शरण हों: यह षट्पदी सदा मेरे मुख-कमल में बसे।',
        },
      },
    ],
  },
  {
    key: 'devi-aparadha-kshamapana',
    title: { en: 'Devi Aparadha Kshamapana Stotra', hi: 'देव्यपराधक्षमापन स्तोत्र' },
    deity: 'durga',
    language: 'sa',
    festivals: ['sharad_navratri', 'chaitra_navratri', 'maha_navami', 'shankaracharya_jayanti'],
    words: [
      'Sanskrit',
      'Kshama prarthana',
      'Forgiveness',
      'Kuputro Jayeta',
      'Na Mantram No Yantram',
      'Navratri',
      'संस्कृत',
      'क्षमा प्रार्थना',
      'कुपुत्रो जायेत',
      'न मन्त्रं नो यन्त्रं',
      'नवरात्रि',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century), though the speaker calls himself past eighty-five. Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है, यद्यपि इसका वक्ता अपनी आयु पचासी से अधिक बताता है। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it closes the reading of the Durga Saptashati and the worship of Navratri. It asks pardon for whatever was left undone, and trusts that a mother does not turn from her child.',
      hi: 'परंपरा से यह दुर्गा सप्तशती के पाठ और नवरात्रि की पूजा के अंत में पढ़ा जाता है। यह छूटी हुई हर बात की क्षमा माँगता है और मानता है कि माता संतान से मुँह नहीं मोड़ती।',
    },
    stanzas: [
      {
        text: `न मन्त्रं नो यन्त्रं तदपि च न जाने स्तुतिमहो
न चाह्वानं ध्यानं तदपि च न जाने स्तुतिकथाः।
न जाने मुद्रास्ते तदपि च न जाने विलपनं
परं जाने मातस्त्वदनुसरणं क्लेशहरणम्॥`,
        meaning: {
          en: 'I know no mantra and no yantra, nor how to praise; I know no invocation, no meditation, no tales of your glory, no gestures, not even how to lament. One thing I know, Mother: to follow you takes sorrow away.',
          hi: 'न मंत्र का ज्ञान है, न यंत्र का, न स्तुति का; न आवाहन, न ध्यान, न स्तुति-कथाओं का; न मुद्राओं का, न विलाप का। हे माता, बस इतना ज्ञात है कि आपका अनुसरण क्लेश हरता है।',
        },
      },
      {
        text: `विधेरज्ञानेन द्रविणविरहेणालसतया
विधेयाशक्यत्वात्तव चरणयोर्या च्युतिरभूत्।
तदेतत् क्षन्तव्यं जननि सकलोद्धारिणि शिवे
कुपुत्रो जायेत क्वचिदपि कुमाता न भवति॥`,
        meaning: {
          en: 'Not knowing the rules, lacking means, being slow, unable to do what is asked, I failed in service at your feet. Pardon it, kind Mother who lifts up all: a bad child may be born somewhere, but never is there a bad mother.',
          hi: 'विधि न जानने से, धन के अभाव से, आलस्य से, सामर्थ्य न होने से आपके चरणों की सेवा में जो चूक हुई, हे सबका उद्धार करने वाली कल्याणी माता, उसे क्षमा कीजिए: कुपुत्र कहीं हो सकता है, कुमाता कहीं नहीं होती।',
        },
      },
      {
        text: `पृथिव्यां पुत्रास्ते जननि बहवः सन्ति सरलाः
परं तेषां मध्ये विरलतरलोऽहं तव सुतः।
मदीयोऽयं त्यागः समुचितमिदं नो तव शिवे
कुपुत्रो जायेत क्वचिदपि कुमाता न भवति॥`,
        meaning: {
          en: 'Many of your children on earth are upright, Mother; among them I am the rare unsteady one. Yet it would not become you to cast me off, Shivaa: a child may turn out bad, a mother does not.',
          hi: 'हे माता, पृथ्वी पर आपकी बहुत-सी संतानें सरल हैं, उनमें यह एक विरला चंचल है। फिर भी, हे शिवा, इसे त्यागना आपको शोभा नहीं देता: संतान बुरी हो सकती है, माता नहीं।',
        },
      },
      {
        text: `जगन्मातर्मातस्तव चरणसेवा न रचिता
न वा दत्तं देवि द्रविणमपि भूयस्तव मया।
तथापि त्वं स्नेहं मयि निरुपमं यत्प्रकुरुषे
कुपुत्रो जायेत क्वचिदपि कुमाता न भवति॥`,
        meaning: {
          en: 'Mother of the world, I did not serve your feet, nor did I give you much, goddess; and still you show me a love beyond compare. So it is: there are bad children, never bad mothers.',
          hi: 'हे जगन्माता, न आपके चरणों की सेवा हुई, न आपको अधिक धन अर्पित हुआ; फिर भी आप अनुपम स्नेह करती हैं। सच है, कुपुत्र हो सकता है, पर कुमाता नहीं।',
        },
      },
      {
        text: `परित्यक्ता देवा विविधविधसेवाकुलतया
मया पञ्चाशीतेरधिकमपनीते तु वयसि।
इदानीं चेन्मातस्तव यदि कृपा नापि भविता
निरालम्बो लम्बोदरजननि कं यामि शरणम्॥`,
        meaning: {
          en: 'Weary of many kinds of service I have left the other gods, and more than eighty-five years are gone. If now your kindness does not come, mother of Ganesh, to whom shall I go, with nothing to hold to?',
          hi: 'अनेक प्रकार की सेवाओं से थककर अन्य देव छूट गए और पचासी से अधिक वर्ष बीत गए। हे गणेशजननी, अब भी यदि आपकी कृपा न हो, तो यह निराधार किसकी शरण जाए?',
        },
      },
      {
        text: `श्वपाको जल्पाको भवति मधुपाकोपमगिरा
निरातङ्को रङ्को विहरति चिरं कोटिकनकैः।
तवापर्णे कर्णे विशति मनुवर्णे फलमिदं
जनः को जानीते जननि जपनीयं जपविधौ॥`,
        meaning: {
          en: 'The humblest becomes a speaker with words like honey, the pauper goes about long without care amid much gold: such is the fruit, Aparna, when one syllable of your mantra enters the ear. Who then knows what comes of saying it as one should, Mother?',
          hi: 'सबसे साधारण मनुष्य मधु जैसी वाणी बोलने लगता है, रंक निश्चिंत होकर करोड़ों स्वर्ण के बीच विहार करता है: हे अपर्णा, कान में आपके मंत्र का एक अक्षर पड़ने का यह फल है। फिर विधि से जप का फल, हे जननी, कौन जाने?',
        },
      },
      {
        text: `चिताभस्मालेपो गरलमशनं दिक्पटधरो
जटाधारी कण्ठे भुजगपतिहारी पशुपतिः।
कपाली भूतेशो भजति जगदीशैकपदवीं
भवानि त्वत्पाणिग्रहणपरिपाटीफलमिदम्॥`,
        meaning: {
          en: 'Ash of the pyre is his ointment, poison his food, the sky his dress; matted hair, a king of serpents at his neck, a skull in his hand, lord of ghosts: and this Pashupati alone is called lord of the world. It comes, Bhavani, of having taken your hand.',
          hi: 'चिता की भस्म का लेप, विष का भोजन, दिशाओं का वस्त्र, जटाएँ, कंठ में नागराज का हार, हाथ में कपाल और भूतों के स्वामी: फिर भी पशुपति ही जगदीश कहलाते हैं। हे भवानी, यह आपके पाणिग्रहण का ही फल है।',
        },
      },
      {
        text: `न मोक्षस्याकाङ्क्षा भवविभववाञ्छापि च न मे
न विज्ञानापेक्षा शशिमुखि सुखेच्छापि न पुनः।
अतस्त्वां संयाचे जननि जननं यातु मम वै
मृडानी रुद्राणी शिव शिव भवानीति जपतः॥`,
        meaning: {
          en: 'I long neither for release nor for the world’s riches, nor for knowledge, moon-faced one, nor again for ease. So this I beg, Mother: let my life go by in saying Mridani, Rudrani, Shiv Shiv, Bhavani.',
          hi: 'न मोक्ष की आकांक्षा है, न संसार के वैभव की चाह; हे चंद्रमुखी, न विज्ञान की अपेक्षा, न सुख की इच्छा। हे जननी, बस यही याचना है कि जीवन “मृडानी, रुद्राणी, शिव शिव, भवानी” जपते बीते।',
        },
      },
      {
        text: `नाराधितासि विधिना विविधोपचारैः
किं रुक्षचिन्तनपरैर्न कृतं वचोभिः।
श्यामे त्वमेव यदि किञ्चन मय्यनाथे
धत्से कृपामुचितमम्ब परं तवैव॥`,
        meaning: {
          en: 'You were not worshipped by the rules with many offerings, and what have my words, bent on harsh thoughts, not done amiss? If you, dark one, have some mercy on me who am forlorn, Mother, that is only like you.',
          hi: 'विधि से अनेक उपचारों द्वारा आपकी आराधना नहीं हुई, और रूखे चिंतन में लगे वचनों ने क्या-क्या नहीं किया? हे श्यामा, इस अनाथ पर यदि आप कुछ कृपा करें, तो हे अम्ब, वह आपके ही योग्य है।',
        },
      },
      {
        text: `आपत्सु मग्नः स्मरणं त्वदीयं
करोमि दुर्गे करुणार्णवेशि।
नैतच्छठत्वं मम भावयेथाः
क्षुधातृषार्ता जननीं स्मरन्ति॥`,
        meaning: {
          en: 'Sunk in trouble I think of you, Durga, queen of the sea of compassion. Do not call it falseness: hungry and thirsty children think of their mother.',
          hi: 'हे करुणा-सागर की ईश्वरी दुर्गा, विपत्ति में डूबकर ही आपका स्मरण होता है। इसे छल न समझिए: भूख-प्यास से व्याकुल बच्चे माँ को ही याद करते हैं।',
        },
      },
      {
        text: `जगदम्ब विचित्रमत्र किं
परिपूर्णा करुणास्ति चेन्मयि।
अपराधपरम्परापरं
न हि माता समुपेक्षते सुतम्॥`,
        meaning: {
          en: 'Mother of the world, what wonder is it if your pity for me is full? A mother does not look away even from a child who adds fault to fault.',
          hi: 'हे जगदंबा, यदि मुझ पर आपकी करुणा पूर्ण है तो इसमें आश्चर्य क्या? अपराध पर अपराध करने वाली संतान की भी माता उपेक्षा नहीं करती।',
        },
      },
      {
        text: `मत्समः पातकी नास्ति पापघ्नी त्वत्समा न हि।
एवं ज्ञात्वा महादेवि यथायोग्यं तथा कुरु॥`,
        meaning: {
          en: 'Nobody has erred as I have, and nobody takes error away as you do: knowing this, great goddess, do as seems right.',
          hi: 'मेरे समान दोषी कोई नहीं और आपके समान दोष हरने वाली कोई नहीं: यह जानकर, हे महादेवी, जो उचित हो वही कीजिए।',
        },
      },
    ],
  },
  {
    key: 'durga-dvatrimsha-namamala',
    title: {
      en: 'Durga Dvatrimsha Namamala: the Thirty-Two Names of Durga',
      hi: 'दुर्गा द्वात्रिंशन्नाममाला: दुर्गा के बत्तीस नाम',
    },
    deity: 'durga',
    language: 'sa',
    festivals: ['sharad_navratri', 'chaitra_navratri', 'maha_ashtami'],
    words: [
      'Sanskrit',
      '32 names of Durga',
      'Durga Dwatrinshat Namavali',
      'Navratri',
      'संस्कृत',
      'दुर्गा के बत्तीस नाम',
      'दुर्गाद्वात्रिंशन्नाममाला',
      'नवरात्रि',
    ],
    origin: {
      en: 'Printed with the Durga Saptashati among the pieces that follow it; author and year are not known. Sanskrit.',
      hi: 'दुर्गा सप्तशती के साथ, उसके बाद के पाठों में छपी मिलती है; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is recited in hard times and through Navratri. Every name plays on durga, the pass that is hard to cross, and calls on her who helps across.',
      hi: 'परंपरा से इसका पाठ कठिन समय में और नवरात्रि में होता है। हर नाम “दुर्ग”, यानी कठिनाई से पार होने वाले स्थान, पर रचा है और पार कराने वाली को पुकारता है।',
    },
    stanzas: [
      {
        text: `दुर्गा दुर्गार्तिशमनी दुर्गापद्विनिवारिणी।
दुर्गमच्छेदिनी दुर्गसाधिनी दुर्गनाशिनी॥`,
        meaning: {
          en: 'Durga, who calms the pain of hardship and wards off hard mishaps, who cuts through what cannot be passed, wins the stronghold and ends hardship.',
          hi: 'दुर्गा, कठिन पीड़ा शांत करने वाली, कठिन आपदा हटाने वाली, दुर्गम को काटने वाली, दुर्ग को साधने वाली और कठिनाई का नाश करने वाली।',
        },
      },
      {
        text: `दुर्गतोद्धारिणी दुर्गनिहन्त्री दुर्गमापहा।
दुर्गमज्ञानदा दुर्गदैत्यलोकदवानला॥`,
        meaning: {
          en: 'Who lifts up those in a bad plight, strikes down obstacles, takes the impassable away, gives knowledge that is hard to reach, a forest fire to the world of strong demons.',
          hi: 'दुर्गति में पड़े को उबारने वाली, बाधा का वध करने वाली, दुर्गम को दूर करने वाली, दुर्लभ ज्ञान देने वाली, दुर्दांत दैत्यों के लोक के लिए दावानल।',
        },
      },
      {
        text: `दुर्गमा दुर्गमालोका दुर्गमात्मस्वरूपिणी।
दुर्गमार्गप्रदा दुर्गमविद्या दुर्गमाश्रिता॥`,
        meaning: {
          en: 'Hard to reach, hard to behold, whose nature is the self that is hard to know; giver of the difficult path, she is the difficult science, the refuge in what is difficult.',
          hi: 'जिन तक पहुँचना कठिन है, जिनका दर्शन कठिन है, जो दुर्ज्ञेय आत्मा का स्वरूप हैं; कठिन मार्ग देने वाली, दुर्गम विद्या और दुर्गम में आश्रय।',
        },
      },
      {
        text: `दुर्गमज्ञानसंस्थाना दुर्गमध्यानभासिनी।
दुर्गमोहा दुर्गमगा दुर्गमार्थस्वरूपिणी॥`,
        meaning: {
          en: 'Established in rare knowledge, shining in rare meditation, who bewildered the demon Durgama, goes where none can go, and is herself the meaning that is hard to find.',
          hi: 'दुर्लभ ज्ञान में स्थित, दुर्लभ ध्यान में प्रकाशित, दुर्गम असुर को मोहित करने वाली, दुर्गम में जाने वाली, दुर्गम अर्थ का स्वरूप।',
        },
      },
      {
        text: `दुर्गमासुरसंहन्त्री दुर्गमायुधधारिणी।
दुर्गमाङ्गी दुर्गमता दुर्गम्या दुर्गमेश्वरी॥`,
        meaning: {
          en: 'Slayer of the demon Durgama, bearer of irresistible weapons, whose limbs cannot be approached; inaccessibility itself, to be reached with labour, queen of all that is hard.',
          hi: 'दुर्गम असुर का संहार करने वाली, अजेय आयुध धारण करने वाली, दुर्गम अंगों वाली; स्वयं दुर्गमता, कठिनाई से प्राप्य और दुर्गम की ईश्वरी।',
        },
      },
      {
        text: `दुर्गभीमा दुर्गभामा दुर्गभा दुर्गदारिणी।
नामावलिमिमां यस्तु दुर्गाया मम मानवः॥`,
        meaning: {
          en: 'Terrible in the stronghold, radiant in it, its very light, and she who bursts it: whoever reads this row of the names of me, Durga,',
          hi: 'दुर्ग में भीषण, दुर्ग में तेजस्विनी, दुर्ग का प्रकाश और दुर्ग को भेदने वाली: जो मनुष्य मुझ दुर्गा की यह नामावली,',
        },
      },
      {
        text: `पठेत्सर्वभयान्मुक्तो भविष्यति न संशयः॥`,
        meaning: {
          en: 'will be free from all fear, so the goddess says in the old text.',
          hi: 'पढ़ता है, वह सब भय से मुक्त होगा, ऐसा प्राचीन पाठ में देवी कहती हैं।',
        },
      },
    ],
  },
  {
    key: 'hanumat-dvadasha-nama',
    title: { en: 'Twelve Names of Hanuman', hi: 'हनुमत् द्वादशनाम स्तोत्र' },
    deity: 'hanuman',
    language: 'sa',
    festivals: ['hanuman_jayanti', 'ram_navami'],
    words: [
      'Sanskrit',
      '12 names of Hanuman',
      'Hanuman Dwadash Naam',
      'Tuesday',
      'Saturday',
      'संस्कृत',
      'हनुमान के बारह नाम',
      'हनुमान द्वादश नाम',
      'मंगलवार',
      'शनिवार',
    ],
    origin: {
      en: 'A short hymn that tradition counts to the Ananda Ramayana; author and year are not known. Sanskrit.',
      hi: 'छोटा स्तोत्र, जिसे परंपरा आनंद रामायण का मानती है; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition the twelve names are said on waking, before sleep and at the start of a journey.',
      hi: 'परंपरा से ये बारह नाम जागने पर, सोने से पहले और यात्रा के आरंभ में बोले जाते हैं।',
    },
    stanzas: [
      {
        text: `हनुमानञ्जनासूनुर्वायुपुत्रो महाबलः।
रामेष्टः फाल्गुनसखः पिङ्गाक्षोऽमितविक्रमः॥`,
        meaning: {
          en: 'Hanuman, Anjana’s son, son of the Wind, of great strength; dear to Ram, friend of Arjun, tawny-eyed, of valour beyond measure.',
          hi: 'हनुमान, अंजना के पुत्र, वायु के पुत्र, महाबली; राम के प्रिय, अर्जुन के सखा, पिंगल नेत्रों वाले, अपार पराक्रमी।',
        },
      },
      {
        text: `उदधिक्रमणश्चैव सीताशोकविनाशनः।
लक्ष्मणप्राणदाता च दशग्रीवस्य दर्पहा॥`,
        meaning: {
          en: 'Who leapt the ocean, ended Sita’s grief, gave Lakshman back his life, and broke the pride of the ten-headed king.',
          hi: 'समुद्र लाँघने वाले, सीता का शोक मिटाने वाले, लक्ष्मण को प्राण देने वाले और दशानन का दर्प तोड़ने वाले।',
        },
      },
      {
        text: `एवं द्वादश नामानि कपीन्द्रस्य महात्मनः।
स्वापकाले प्रबोधे च यात्राकाले च यः पठेत्॥`,
        meaning: {
          en: 'These are the twelve names of the great-souled lord of monkeys; the old verse tells people to say them at sleep, on waking and when setting out.',
          hi: 'महात्मा कपिराज के ये बारह नाम हैं; प्राचीन श्लोक इन्हें सोते, जागते और यात्रा पर निकलते समय पढ़ने को कहता है।',
        },
      },
    ],
  },
  {
    key: 'shri-suktam',
    title: { en: 'Shri Suktam', hi: 'श्रीसूक्तम्' },
    deity: 'lakshmi',
    language: 'sa',
    festivals: ['diwali', 'dhanteras', 'sharad_purnima', 'varalakshmi_vrata'],
    words: [
      'Sanskrit',
      'Sri Suktam',
      'Hiranyavarnam',
      'Lakshmi',
      'Veda',
      'Friday',
      'संस्कृत',
      'श्री सूक्त',
      'हिरण्यवर्णां हरिणीं',
      'लक्ष्मी',
      'वेद',
      'शुक्रवार',
    ],
    origin: {
      en: 'Hymn among the additions (khila) to the Rigveda, more than two thousand years old in its core; its exact year is not known. Printed here without the accents of recitation. Sanskrit.',
      hi: 'ऋग्वेद के परिशिष्ट (खिल) का सूक्त, जिसका मूल भाग दो हज़ार वर्ष से अधिक पुराना माना जाता है; निश्चय समय ज्ञात नहीं। यहाँ स्वर-चिह्नों के बिना। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is recited on Fridays and at Diwali, with lotus flowers and a lamp, and in the bathing of the image of Lakshmi. It asks the god of fire to bring her to the house and to keep her there.',
      hi: 'परंपरा से इसे शुक्रवार और दीवाली पर, कमल और दीप के साथ तथा लक्ष्मी के अभिषेक में पढ़ते हैं। यह अग्निदेव से प्रार्थना है कि वे लक्ष्मी को घर लाएँ और वे वहीं बसें।',
    },
    stanzas: [
      {
        text: `हिरण्यवर्णां हरिणीं सुवर्णरजतस्रजाम्।
चन्द्रां हिरण्मयीं लक्ष्मीं जातवेदो म आवह॥`,
        meaning: {
          en: 'Agni who knows all that is born, bring me Lakshmi, golden in colour, doe-like, with garlands of gold and silver, bright as the Moon, made of gold.',
          hi: 'हे जातवेदा अग्नि, स्वर्णवर्णा, हरिणी-सी, सोने-चाँदी की माला वाली, चंद्रमा-सी, स्वर्णमयी लक्ष्मी को मेरे लिए बुला लाइए।',
        },
      },
      {
        text: `तां म आवह जातवेदो लक्ष्मीमनपगामिनीम्।
यस्यां हिरण्यं विन्देयं गामश्वं पुरुषानहम्॥`,
        meaning: {
          en: 'Bring her, Agni, the Lakshmi who does not go away, with whom gold may be found, cattle, horses and people about one.',
          hi: 'हे अग्नि, उन न जाने वाली लक्ष्मी को लाइए, जिनके साथ सोना, गाय, घोड़े और जन मिलें।',
        },
      },
      {
        text: `अश्वपूर्वां रथमध्यां हस्तिनादप्रबोधिनीम्।
श्रियं देवीमुपह्वये श्रीर्मादेवीर्जुषताम्॥`,
        meaning: {
          en: 'Horses go before her, she is in the midst of chariots, the call of elephants wakes her: I invite the goddess Shri; may the goddess be pleased with me.',
          hi: 'जिनके आगे घोड़े हैं, जो रथ के मध्य हैं, हाथियों का नाद जिन्हें जगाता है, उन देवी श्री का आवाहन है; देवी श्री प्रसन्न हों।',
        },
      },
      {
        text: `कां सोस्मितां हिरण्यप्राकारामार्द्रां ज्वलन्तीं तृप्तां तर्पयन्तीम्।
पद्मे स्थितां पद्मवर्णां तामिहोपह्वये श्रियम्॥`,
        meaning: {
          en: 'Smiling, walled about with gold, moist and tender, blazing, content and giving content, standing on a lotus, lotus-coloured: that Shri I invite here.',
          hi: 'मंद मुस्काती, सोने के परकोटे वाली, आर्द्र, देदीप्यमान, तृप्त और तृप्त करने वाली, कमल पर स्थित, कमल-वर्णा श्री का यहाँ आवाहन है।',
        },
      },
      {
        text: `चन्द्रां प्रभासां यशसा ज्वलन्तीं श्रियं लोके देवजुष्टामुदाराम्।
तां पद्मिनीमीं शरणमहं प्रपद्येऽलक्ष्मीर्मे नश्यतां त्वां वृणे॥`,
        meaning: {
          en: 'Moonlike, shining, ablaze with fame, the Shri whom the gods love in the world, generous, with the lotus: in her I take refuge. Let my ill luck be gone; it is you I choose.',
          hi: 'चंद्रमा-सी, प्रभामयी, यश से दीप्त, लोक में देवों से सेवित, उदार, कमल धारण करने वाली श्री की शरण है। मेरी अलक्ष्मी मिटे; वरण आपका ही है।',
        },
      },
      {
        text: `आदित्यवर्णे तपसोऽधिजातो वनस्पतिस्तव वृक्षोऽथ बिल्वः।
तस्य फलानि तपसा नुदन्तु मायान्तरायाश्च बाह्या अलक्ष्मीः॥`,
        meaning: {
          en: 'Sun-coloured one, from your glow was born your own tree, the bel; may its fruits drive off by their power delusion within and misfortune without.',
          hi: 'हे सूर्य-वर्णा, आपके तप से आपका वृक्ष बेल उत्पन्न हुआ; उसके फल अपने तेज से भीतर की माया और बाहर की अलक्ष्मी को हटाएँ।',
        },
      },
      {
        text: `उपैतु मां देवसखः कीर्तिश्च मणिना सह।
प्रादुर्भूतोऽस्मि राष्ट्रेऽस्मिन् कीर्तिमृद्धिं ददातु मे॥`,
        meaning: {
          en: 'May the friend of the gods come to me, and Fame with the jewel; I came into being in this land, may he grant me good name and thriving.',
          hi: 'देवों के सखा और मणि सहित कीर्ति मेरे पास आएँ; इस राष्ट्र में जन्म हुआ है, वे मुझे कीर्ति और समृद्धि दें।',
        },
      },
      {
        text: `क्षुत्पिपासामलां ज्येष्ठामलक्ष्मीं नाशयाम्यहम्।
अभूतिमसमृद्धिं च सर्वां निर्णुद मे गृहात्॥`,
        meaning: {
          en: 'Want, the elder sister, worn with hunger and thirst, I send away; drive from my house all loss and lack.',
          hi: 'भूख-प्यास से मलिन ज्येष्ठा अलक्ष्मी को विदा है; मेरे घर से सारा अभाव और असमृद्धि दूर कीजिए।',
        },
      },
      {
        text: `गन्धद्वारां दुराधर्षां नित्यपुष्टां करीषिणीम्।
ईश्वरीं सर्वभूतानां तामिहोपह्वये श्रियम्॥`,
        meaning: {
          en: 'Known by fragrance, not to be overpowered, always nourished, rich as the tilled earth, queen of all beings: that Shri I call to this place.',
          hi: 'गंध से पहचानी जाने वाली, अजेय, नित्य पुष्ट, उर्वर भूमि-सी समृद्ध, सब प्राणियों की ईश्वरी श्री का यहाँ आवाहन है।',
        },
      },
      {
        text: `मनसः काममाकूतिं वाचः सत्यमशीमहि।
पशूनां रूपमन्नस्य मयि श्रीः श्रयतां यशः॥`,
        meaning: {
          en: 'May we reach the mind’s wish and purpose and the truth of speech, the goodness of cattle and of food; may Shri and good name rest on me.',
          hi: 'मन की कामना और संकल्प, वाणी का सत्य, पशुओं और अन्न का सौंदर्य हमें मिले; श्री और यश मुझमें ठहरें।',
        },
      },
      {
        text: `कर्दमेन प्रजाभूता मयि सम्भव कर्दम।
श्रियं वासय मे कुले मातरं पद्ममालिनीम्॥`,
        meaning: {
          en: 'Through Kardama she became a mother; be with me, Kardama, and let Shri, the mother garlanded with lotuses, live in my family.',
          hi: 'कर्दम से वे संतान वाली हुईं; हे कर्दम, मेरे यहाँ रहिए और कमलमाला वाली माता श्री को मेरे कुल में बसाइए।',
        },
      },
      {
        text: `आपः सृजन्तु स्निग्धानि चिक्लीत वस मे गृहे।
नि च देवीं मातरं श्रियं वासय मे कुले॥`,
        meaning: {
          en: 'May the waters bring forth what is kindly; Chiklita, stay in my house, and settle the goddess Shri, the mother, among my people.',
          hi: 'जल स्निग्ध वस्तुएँ उत्पन्न करें; हे चिक्लीत, मेरे घर में रहिए और देवी माता श्री को मेरे कुल में स्थिर कीजिए।',
        },
      },
      {
        text: `आर्द्रां पुष्करिणीं पुष्टिं पिङ्गलां पद्ममालिनीम्।
चन्द्रां हिरण्मयीं लक्ष्मीं जातवेदो म आवह॥`,
        meaning: {
          en: 'Moist, among the lotus ponds, nourishing, tawny, wreathed in lotuses, moonlike and golden: bring that Lakshmi to me, Agni.',
          hi: 'आर्द्र, कमल-सरोवर वाली, पुष्टि-रूपा, पिंगल, कमलमाला धारण की हुई, चंद्र-सी, स्वर्णमयी लक्ष्मी को, हे अग्नि, मेरे लिए लाइए।',
        },
      },
      {
        text: `आर्द्रां यः करिणीं यष्टिं सुवर्णां हेममालिनीम्।
सूर्यां हिरण्मयीं लक्ष्मीं जातवेदो म आवह॥`,
        meaning: {
          en: 'Tender, active, a staff to lean on, of fair colour, with chains of gold, like the Sun and golden: bring Lakshmi to me, Agni.',
          hi: 'आर्द्र, कर्मशील, सहारे की यष्टि-सी, सुंदर वर्ण वाली, स्वर्णमाला पहनी हुई, सूर्य-सी, स्वर्णमयी लक्ष्मी को, हे जातवेदा, बुला लाइए।',
        },
      },
      {
        text: `तां म आवह जातवेदो लक्ष्मीमनपगामिनीम्।
यस्यां हिरण्यं प्रभूतं गावो दास्योऽश्वान् विन्देयं पुरुषानहम्॥`,
        meaning: {
          en: 'Bring her to me, Agni, the Lakshmi who stays, with whom much gold may be found, and cows, helpers, horses and people.',
          hi: 'हे अग्नि, उन स्थिर लक्ष्मी को लाइए, जिनके साथ बहुत सोना, गायें, सेवा करने वाले, घोड़े और जन मिलें।',
        },
      },
      {
        text: `यः शुचिः प्रयतो भूत्वा जुहुयादाज्यमन्वहम्।
श्रियः पञ्चदशर्चं च श्रीकामः सततं जपेत्॥`,
        meaning: {
          en: 'Let one who longs for Shri be clean and composed, offer ghee each day, and say these fifteen verses again and again.',
          hi: 'श्री चाहने वाला शुद्ध और संयत होकर प्रतिदिन घी की आहुति दे और श्री की इन पंद्रह ऋचाओं का निरंतर जप करे।',
        },
      },
    ],
  },
  {
    key: 'gurvashtakam',
    title: { en: 'Gurvashtakam: Tatah Kim', hi: 'गुर्वष्टकम्: ततः किम्' },
    deity: 'dattatreya',
    language: 'sa',
    festivals: ['guru_purnima', 'shankaracharya_jayanti'],
    words: [
      'Sanskrit',
      'Guru Ashtakam',
      'Tatah Kim',
      'Shariram Surupam',
      'संस्कृत',
      'गुरु अष्टकम्',
      'ततः किं ततः किम्',
      'शरीरं सुरूपं',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, in the bhujangaprayata metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत, भुजंगप्रयात छंद।',
    },
    benefits: {
      en: 'By tradition it is recited on Guru Purnima and when lessons begin. Beauty, learning, fame and power are counted up, and after each one it asks four times: what then?',
      hi: 'परंपरा से इसे गुरु पूर्णिमा पर और पाठ के आरंभ में पढ़ते हैं। यह रूप, विद्या, यश और सत्ता गिनाकर हर बार चार बार पूछता है: उससे क्या?',
    },
    stanzas: [
      {
        text: `शरीरं सुरूपं तथा वा कलत्रं
यशश्चारु चित्रं धनं मेरुतुल्यम्।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'A handsome body and a lovely spouse, fair and many-sided fame, wealth like Mount Meru: if the mind does not rest at the lotus feet of the teacher, what then, what then, what then, what then?',
          hi: 'सुंदर शरीर और जीवनसाथी, मनोहर विविध यश, मेरु जितना धन हो: पर मन गुरु के चरण-कमल में न लगा, तो उससे क्या, उससे क्या, उससे क्या, उससे क्या?',
        },
      },
      {
        text: `कलत्रं धनं पुत्रपौत्रादिसर्वं
गृहं बान्धवाः सर्वमेतद्धि जातम्।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'Spouse, wealth, children and grandchildren, house and kin, all of this may be there: and what of it, if the mind is not with the teacher?',
          hi: 'जीवनसाथी, धन, पुत्र-पौत्र, घर, बंधु, यह सब हो: मन गुरु में न लगा, तो इस सबसे क्या?',
        },
      },
      {
        text: `षडङ्गादिवेदो मुखे शास्त्रविद्या
कवित्वादि गद्यं सुपद्यं करोति।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'The Veda with its six limbs and the sciences may be on the tongue, one may write fine prose and verse: and what does it come to without the teacher?',
          hi: 'छह अंगों सहित वेद और शास्त्र-विद्या मुख पर हो, सुंदर गद्य-पद्य रचना आती हो: गुरु के बिना इसका क्या?',
        },
      },
      {
        text: `विदेशेषु मान्यः स्वदेशेषु धन्यः
सदाचारवृत्तेषु मत्तो न चान्यः।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'Honoured abroad, fortunate at home, thinking that in good conduct nobody is one’s equal: still the question stands, what then?',
          hi: 'विदेश में मान, स्वदेश में धन्यता, सदाचार में अपने समान कोई नहीं: फिर भी प्रश्न वही रहता है, उससे क्या?',
        },
      },
      {
        text: `क्षमामण्डले भूपभूपालवृन्दैः
सदा सेवितं यस्य पादारविन्दम्।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'One at whose feet the kings and emperors of the earth always wait has gained nothing that lasts, if the mind has not found the teacher.',
          hi: 'जिसके चरणों की सेवा पृथ्वी के राजा-महाराजा करते हों, मन गुरु तक न पहुँचा तो उसके पास भी टिकने वाला कुछ नहीं।',
        },
      },
      {
        text: `यशो मे गतं दिक्षु दानप्रतापात्
जगद्वस्तु सर्वं करे यत्प्रसादात्।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'My name has gone in all directions for giving and for might, and by grace everything in the world lies in my hand: yet what then?',
          hi: 'दान और प्रताप से यश दिशाओं में फैल गया, कृपा से जगत की सब वस्तुएँ हाथ में हैं: तो भी उससे क्या?',
        },
      },
      {
        text: `न भोगे न योगे न वा वाजिराजौ
न कान्तामुखे नैव वित्तेषु चित्तम्।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'The heart may be drawn by no pleasure, no yoga, no fine horses, no beloved’s face and no riches; even so, what then, if it is not with the teacher?',
          hi: 'चित्त न भोग में, न योग में, न घोड़ों में, न प्रिया के मुख में, न धन में लगा हो; गुरु में भी न लगा, तो उस विरक्ति से क्या?',
        },
      },
      {
        text: `अरण्ये न वा स्वस्य गेहे न कार्ये
न देहे मनो वर्तते मे त्वनर्घ्ये।
मनश्चेन्न लग्नं गुरोरङ्घ्रिपद्मे
ततः किं ततः किं ततः किं ततः किम्॥`,
        meaning: {
          en: 'My mind stays neither in the forest nor in my own house, neither in work nor in this precious body: it may be so, and what then?',
          hi: 'मन न वन में रहता है, न अपने घर में, न काम में, न इस अनमोल देह में: ऐसा भी हो, तो उससे क्या?',
        },
      },
      {
        text: `गुरोरष्टकं यः पठेत्पुण्यदेही
यतिर्भूपतिर्ब्रह्मचारी च गेही।
लभेद्वाञ्छितार्थं पदं ब्रह्मसंज्ञं
गुरोरुक्तवाक्ये मनो यस्य लग्नम्॥`,
        meaning: {
          en: 'Ascetic, king, student or householder who reads this hymn and whose mind holds to the teacher’s word, so it closes, gains what was longed for, the state called Brahman.',
          hi: 'अंत में कहा गया है: संन्यासी, राजा, विद्यार्थी या गृहस्थ, जो यह अष्टक पढ़े और जिसका मन गुरु के वचन में लगा हो, वह इच्छित अर्थ, ब्रह्म नामक पद पाता है।',
        },
      },
    ],
  },
  {
    key: 'pratah-smarana-stotra',
    title: { en: 'Pratah Smarana Stotra', hi: 'प्रातःस्मरण स्तोत्र' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['shankaracharya_jayanti', 'gita_jayanti'],
    words: [
      'Sanskrit',
      'Morning prayer',
      'Pratah Smarami',
      'Vedanta',
      'संस्कृत',
      'प्रातः स्मरामि',
      'सुबह की प्रार्थना',
      'वेदान्त',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, in the vasantatilaka metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत, वसंततिलका छंद।',
    },
    benefits: {
      en: 'By tradition these three verses are said on waking, before anything else: with the mind, with speech and with the body.',
      hi: 'परंपरा से ये तीन श्लोक जागते ही, सब से पहले बोले जाते हैं: मन से, वाणी से और शरीर से।',
    },
    stanzas: [
      {
        text: `प्रातः स्मरामि हृदि संस्फुरदात्मतत्त्वं
सच्चित्सुखं परमहंसगतिं तुरीयम्।
यत्स्वप्नजागरसुषुप्तिमवैति नित्यं
तद्ब्रह्म निष्कलमहं न च भूतसङ्घः॥`,
        meaning: {
          en: 'At dawn I remember the truth of the self that shines in the heart: being, awareness and joy, the goal of the great swans among sages, the fourth state that always knows dream, waking and sleep. That undivided Brahman I am, not a heap of elements.',
          hi: 'प्रातः हृदय में स्फुरित आत्मतत्त्व का स्मरण: जो सत्, चित्, सुख, परमहंसों की गति और तुरीय है, जो स्वप्न, जाग्रत और सुषुप्ति को सदा जानता है। वही निष्कल ब्रह्म मेरा स्वरूप है, भूतों का समूह नहीं।',
        },
      },
      {
        text: `प्रातर्भजामि मनसा वचसामगम्यं
वाचो विभान्ति निखिला यदनुग्रहेण।
यन्नेतिनेतिवचनैर्निगमा अवोचं-
स्तं देवदेवमजमच्युतमाहुरग्र्यम्॥`,
        meaning: {
          en: 'At dawn I adore with the mind what words do not reach, by whose grace all words shine, of whom the Vedas said “not this, not this”: the unborn, unfailing god of gods, whom they call the first.',
          hi: 'प्रातः मन से उनका भजन, जो वाणी से परे हैं, जिनकी कृपा से सारी वाणियाँ प्रकाशित होती हैं, जिन्हें वेदों ने “नेति नेति” कहा: वे अजन्मा, अच्युत देवदेव, जिन्हें सबसे आदि कहते हैं।',
        },
      },
      {
        text: `प्रातर्नमामि तमसः परमर्कवर्णं
पूर्णं सनातनपदं पुरुषोत्तमाख्यम्।
यस्मिन्निदं जगदशेषमशेषमूर्तौ
रज्ज्वां भुजङ्गम इव प्रतिभासितं वै॥`,
        meaning: {
          en: 'At dawn I bow to him beyond darkness, Sun-coloured, full, the everlasting state called the highest person; in him whose forms are all forms this whole world appears as a snake appears in a rope.',
          hi: 'प्रातः उन्हें नमन, जो अंधकार से परे, सूर्य-वर्ण, पूर्ण, पुरुषोत्तम नामक सनातन पद हैं; जिनके सर्वरूप में यह सारा जगत रस्सी में सर्प की तरह भासता है।',
        },
      },
      {
        text: `श्लोकत्रयमिदं पुण्यं लोकत्रयविभूषणम्।
प्रातःकाले पठेद्यस्तु स गच्छेत्परमं पदम्॥`,
        meaning: {
          en: 'These three blessed verses are an ornament of the three worlds; whoever reads them in the morning goes to the highest state, so it is said.',
          hi: 'ये तीन पुण्य श्लोक तीनों लोकों के आभूषण हैं; कहा गया है कि इन्हें प्रातः पढ़ने वाला परम पद को जाता है।',
        },
      },
    ],
  },
  {
    key: 'balamukundashtakam',
    title: { en: 'Balamukundashtakam', hi: 'बालमुकुन्दाष्टकम्' },
    deity: 'krishna',
    language: 'sa',
    festivals: ['janmashtami', 'gopashtami', 'govardhan_puja'],
    words: [
      'Sanskrit',
      'Bal Krishna',
      'Kararavindena Padaravindam',
      'Laddu Gopal',
      'संस्कृत',
      'बालकृष्ण',
      'करारविन्देन पदारविन्दं',
      'लड्डू गोपाल',
    ],
    origin: {
      en: 'Traditional Sanskrit hymn of eight verses to the child Mukunda; its first verse is sung by itself as well. Author and year are not known.',
      hi: 'बाल मुकुंद का आठ श्लोकों का पारंपरिक संस्कृत स्तोत्र; इसका पहला श्लोक अलग से भी गाया जाता है। रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'By tradition it is sung at Janmashtami and by the cradle. It looks at one child in many moments: asleep on a banyan leaf, caught with the curds, dancing on the serpent, drinking at the breast.',
      hi: 'परंपरा से इसे जन्माष्टमी पर और पालने के पास गाते हैं। यह एक ही बालक को अनेक क्षणों में देखता है: वटपत्र पर सोते, दही चुराकर, नाग पर नाचते, दूध पीते।',
    },
    stanzas: [
      {
        text: `करारविन्देन पदारविन्दं मुखारविन्दे विनिवेशयन्तम्।
वटस्य पत्रस्य पुटे शयानं बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'With his lotus hand he puts his lotus foot into his lotus mouth, lying in the fold of a banyan leaf: the child Mukunda I remember in my mind.',
          hi: 'कमल-से हाथ से कमल-सा चरण कमल-से मुख में रखते हुए, वट के पत्ते के दोने में लेटे बाल मुकुंद का मन में स्मरण है।',
        },
      },
      {
        text: `संहृत्य लोकान् वटपत्रमध्ये शयानमाद्यन्तविहीनरूपम्।
सर्वेश्वरं सर्वहितावतारं बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'He has drawn in the worlds and rests on the banyan leaf, in a form without beginning or end, lord of all, come down for the good of all.',
          hi: 'लोकों को समेटकर वटपत्र के बीच सोते, आदि-अंत से रहित रूप वाले, सबके ईश्वर, सबके हित के लिए अवतरित बाल मुकुंद।',
        },
      },
      {
        text: `इन्दीवरश्यामलकोमलाङ्गं इन्द्रादिदेवार्चितपादपद्मम्।
सन्तानकल्पद्रुममाश्रितानां बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'His tender limbs are dark as the blue lily, Indra and the gods worship his lotus feet, and to those who come to him he is the wishing tree.',
          hi: 'नीलकमल जैसे श्यामल कोमल अंग, इंद्र आदि देवों से पूजित चरण-कमल, आश्रितों के लिए कल्पवृक्ष बाल मुकुंद।',
        },
      },
      {
        text: `लम्बालकं लम्बितहारयष्टिं शृङ्गारलीलाङ्कितदन्तपङ्क्तिम्।
बिम्बाधरं चारुविशालनेत्रं बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'Curls hang down, a string of pearls hangs down, the row of teeth shows his play; red lips, lovely wide eyes.',
          hi: 'लटकती अलकें, लटकता हार, लीला की छाप लिए दाँतों की पंक्ति; बिंबफल-से ओठ और सुंदर विशाल नेत्रों वाले बाल मुकुंद।',
        },
      },
      {
        text: `शिक्ये निधायाद्यपयोदधीनि बहिर्गतायां व्रजनायिकायाम्।
भुक्त्वा यथेष्टं कपटेन सुप्तं बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'The lady of Vraj had hung up the milk and curds and gone out; he ate as he liked and then pretended to sleep.',
          hi: 'ब्रज की गोपी दूध-दही छींके पर रखकर बाहर गई; मनचाहा खाकर कपट से सोए हुए बाल मुकुंद।',
        },
      },
      {
        text: `कलिन्दजान्तस्थितकालियस्य फणाग्ररङ्गे नटनप्रियं तम्।
तत्पुच्छहस्तं शरदिन्दुवक्त्रं बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'He loves to dance on the stage of Kaliya’s hoods in the waters of the Yamuna, the serpent’s tail in his hand, his face like the autumn Moon.',
          hi: 'यमुना में रहने वाले कालिय के फणों के रंगमंच पर नृत्य के प्रेमी, हाथ में उसकी पूँछ लिए, शरद के चंद्रमा जैसे मुख वाले बाल मुकुंद।',
        },
      },
      {
        text: `उलूखले बद्धमुदारशौर्यं उत्तुङ्गयुग्मार्जुनभङ्गलीलम्।
उत्फुल्लपद्मायतचारुनेत्रं बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'Tied to the mortar, and yet of great valour, he broke the two tall arjuna trees in play; his lovely eyes are long as lotuses in bloom.',
          hi: 'ऊखल से बँधे, फिर भी महान शौर्य वाले, खेल में दो ऊँचे अर्जुन वृक्ष तोड़ने वाले, खिले कमल-से दीर्घ सुंदर नेत्रों वाले बाल मुकुंद।',
        },
      },
      {
        text: `आलोक्य मातुर्मुखमादरेण स्तन्यं पिबन्तं सरसीरुहाक्षम्।
सच्चिन्मयं देवमनन्तरूपं बालं मुकुन्दं मनसा स्मरामि॥`,
        meaning: {
          en: 'Looking up fondly at his mother’s face he drinks her milk, the lotus-eyed one, who is being and awareness, the god of endless form.',
          hi: 'आदर से माता का मुख देखते हुए दूध पीते, कमलनयन, सत्-चित् स्वरूप, अनंत रूप देव बाल मुकुंद का मन में स्मरण है।',
        },
      },
    ],
  },
  {
    key: 'shiva-shadakshara-stotra',
    title: { en: 'Shiva Shadakshara Stotra', hi: 'शिव षडक्षर स्तोत्र' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: [
      'Sanskrit',
      'Om Namah Shivaya',
      'Omkaram Bindu Samyuktam',
      'Sawan',
      'संस्कृत',
      'ॐ नमः शिवाय',
      'ॐकारं बिन्दुसंयुक्तं',
      'सावन',
    ],
    origin: {
      en: 'Its closing words count it to the Rudra Yamala; author and year are not known. Sanskrit.',
      hi: 'समाप्ति के शब्द इसे रुद्रयामल का बताते हैं; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is recited on Mondays and in Sawan. Each verse bows to one of the six syllables of om na-mah shi-va-ya.',
      hi: 'परंपरा से इसे सोमवार को और सावन में पढ़ते हैं। हर श्लोक “ॐ नमः शिवाय” के छह अक्षरों में से एक को नमन करता है।',
    },
    stanzas: [
      {
        text: `ॐकारं बिन्दुसंयुक्तं नित्यं ध्यायन्ति योगिनः।
कामदं मोक्षदं चैव ॐकाराय नमो नमः॥`,
        meaning: {
          en: 'On the syllable Om with its dot the yogis meditate always; it gives what is wished and it gives release: homage again and again to the syllable Om.',
          hi: 'बिंदु सहित ॐकार का योगी नित्य ध्यान करते हैं; वह कामना भी देता है और मोक्ष भी: ॐकार को बार-बार नमस्कार।',
        },
      },
      {
        text: `नमन्ति ऋषयो देवा नमन्त्यप्सरसां गणाः।
नरा नमन्ति देवेशं नकाराय नमो नमः॥`,
        meaning: {
          en: 'Sages and gods bow, the troops of apsaras bow, people bow to the lord of the gods: homage to the syllable “na”.',
          hi: 'ऋषि और देवता नमन करते हैं, अप्सराओं के समूह नमन करते हैं, मनुष्य देवेश को नमन करते हैं: “न” अक्षर को नमस्कार।',
        },
      },
      {
        text: `महादेवं महात्मानं महाध्यानं परायणम्।
महापापहरं देवं मकाराय नमो नमः॥`,
        meaning: {
          en: 'The great god, the great self, the great meditation and the last resort, who takes even great wrong away: homage to the syllable “ma”.',
          hi: 'महादेव, महात्मा, महाध्यान, परम आश्रय, बड़े दोष भी हरने वाले देव: “म” अक्षर को नमस्कार।',
        },
      },
      {
        text: `शिवं शान्तं जगन्नाथं लोकानुग्रहकारकम्।
शिवमेकपदं नित्यं शिकाराय नमो नमः॥`,
        meaning: {
          en: 'Kindly, calm, lord of the world, doing good to all people, Shiv, the one everlasting state: homage to the syllable “shi”.',
          hi: 'कल्याणमय, शांत, जगत के नाथ, लोकों पर अनुग्रह करने वाले, नित्य एक पद शिव: “शि” अक्षर को नमस्कार।',
        },
      },
      {
        text: `वाहनं वृषभो यस्य वासुकिः कण्ठभूषणम्।
वामे शक्तिधरं देवं वकाराय नमो नमः॥`,
        meaning: {
          en: 'A bull carries him, Vasuki adorns his throat, and at his left the god holds his power, the goddess: homage to the syllable “va”.',
          hi: 'वृषभ जिनका वाहन, वासुकि कंठ का भूषण, वाम भाग में शक्ति धारण करने वाले देव: “व” अक्षर को नमस्कार।',
        },
      },
      {
        text: `यत्र यत्र स्थितो देवः सर्वव्यापी महेश्वरः।
यो गुरुः सर्वदेवानां यकाराय नमो नमः॥`,
        meaning: {
          en: 'The god is in every place, the all-pervading great lord, teacher of all the gods: homage to the syllable “ya”.',
          hi: 'जो देव सर्वत्र स्थित हैं, सर्वव्यापी महेश्वर, सब देवों के गुरु: “य” अक्षर को नमस्कार।',
        },
      },
      {
        text: `षडक्षरमिदं स्तोत्रं यः पठेच्छिवसन्निधौ।
शिवलोकमवाप्नोति शिवेन सह मोदते॥`,
        meaning: {
          en: 'Whoever recites this hymn of six syllables near Shiv, it says, reaches Shiv’s world and has joy with him.',
          hi: 'जो शिव के समीप यह षडक्षर स्तोत्र पढ़ता है, कहा गया है कि वह शिवलोक पाता और शिव के साथ आनंद करता है।',
        },
      },
    ],
  },
  {
    key: 'ekashloki-ramayana',
    title: { en: 'Ramayana in One Verse', hi: 'एकश्लोकी रामायण' },
    deity: 'ram',
    language: 'sa',
    festivals: ['ram_navami', 'dussehra', 'valmiki_jayanti'],
    words: [
      'Sanskrit',
      'Ekashloki Ramayanam',
      'Adau Rama Tapovanadi',
      'संस्कृत',
      'एकश्लोकी रामायण',
      'आदौ रामतपोवनादिगमनं',
    ],
    origin: {
      en: 'A single verse of the oral tradition, found also in the Rama Karnamrita; author and year are not known. Sanskrit.',
      hi: 'मौखिक परंपरा का एक श्लोक, जो रामकर्णामृत में भी मिलता है; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is said each day by those without time for more, and taught to children as a thread for the whole story.',
      hi: 'परंपरा से इसे वे लोग प्रतिदिन बोलते हैं जिनके पास अधिक समय नहीं, और बच्चों को पूरी कथा के सूत्र के रूप में सिखाते हैं।',
    },
    stanzas: [
      {
        text: `आदौ रामतपोवनादिगमनं हत्वा मृगं काञ्चनं
वैदेहीहरणं जटायुमरणं सुग्रीवसम्भाषणम्।
वालीनिर्दलनं समुद्रतरणं लङ्कापुरीदाहनं
पश्चाद्रावणकुम्भकर्णहननमेतद्धि रामायणम्॥`,
        meaning: {
          en: 'First Ram’s going to the forest, the golden deer’s fall, Sita carried off, Jatayu’s death and the meeting with Sugriva; then Vali’s end, the crossing of the sea, the burning of Lanka; and after it the fall of Ravan and Kumbhakarna: this is the Ramayana.',
          hi: 'पहले राम का वनगमन, स्वर्ण-मृग का वध, सीता का हरण, जटायु का मरण, सुग्रीव से भेंट; फिर बाली का वध, समुद्र पार करना, लंका का दहन; और पीछे रावण तथा कुंभकर्ण का वध: यही रामायण है।',
        },
      },
    ],
  },
  {
    key: 'chatuhshloki-bhagavata',
    title: { en: 'Chatuhshloki Bhagavata', hi: 'चतुःश्लोकी भागवत' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['janmashtami', 'devshayani_ekadashi', 'vaikuntha_ekadashi'],
    words: [
      'Sanskrit',
      'Bhagavatam in four verses',
      'Aham Evasam Evagre',
      'Bhagavata Purana',
      'संस्कृत',
      'चतुःश्लोकी भागवतम्',
      'अहमेवासमेवाग्रे',
      'भागवत पुराण',
    ],
    origin: {
      en: 'From the second book of the Bhagavata Purana (about the 9th–10th century), what Vishnu tells Brahma before creation. Sanskrit.',
      hi: 'भागवत पुराण (लगभग 9वीं–10वीं शताब्दी) के द्वितीय स्कंध से, सृष्टि से पहले ब्रह्मा को विष्णु का कथन। संस्कृत।',
    },
    benefits: {
      en: 'By tradition the whole Bhagavata is held to grow out of these four verses, here with the two that lead in and the one that follows. It is read in place of the long book on days of worship.',
      hi: 'परंपरा मानती है कि पूरा भागवत इन्हीं चार श्लोकों से विकसित हुआ; यहाँ उनके साथ पहले के दो और बाद का एक श्लोक भी हैं। पूजा के दिनों में बड़े ग्रंथ के स्थान पर इसे पढ़ते हैं।',
    },
    stanzas: [
      {
        text: `ज्ञानं परमगुह्यं मे यद्विज्ञानसमन्वितम्।
सरहस्यं तदङ्गं च गृहाण गदितं मया॥`,
        meaning: {
          en: 'Take in what I tell you: the most hidden knowledge of me, joined with experience, with its secret and its parts.',
          hi: 'मेरा जो परम गुह्य ज्ञान विज्ञान सहित है, उसे रहस्य और अंगों सहित मुझसे सुनकर ग्रहण करो।',
        },
      },
      {
        text: `यावानहं यथाभावो यद्रूपगुणकर्मकः।
तथैव तत्त्वविज्ञानमस्तु ते मदनुग्रहात्॥`,
        meaning: {
          en: 'How great I am and of what nature, what my forms, qualities and deeds are: may the true insight into just that be yours by my grace.',
          hi: 'मैं जितना हूँ, जिस भाव का हूँ, मेरे जो रूप, गुण और कर्म हैं, उनका यथार्थ ज्ञान मेरी कृपा से तुम्हें हो।',
        },
      },
      {
        text: `अहमेवासमेवाग्रे नान्यद्यत्सदसत्परम्।
पश्चादहं यदेतच्च योऽवशिष्येत सोऽस्म्यहम्॥`,
        meaning: {
          en: 'I alone was in the beginning, and nothing else, neither being nor non-being nor what is beyond; afterwards I am this that is, and what remains at the end, that too am I.',
          hi: 'आरंभ में केवल मैं ही था, सत्, असत् या उनसे परे और कुछ नहीं; बाद में जो यह है वह भी मैं हूँ और जो शेष रहेगा वह भी मैं ही हूँ।',
        },
      },
      {
        text: `ऋतेऽर्थं यत्प्रतीयेत न प्रतीयेत चात्मनि।
तद्विद्यादात्मनो मायां यथाऽऽभासो यथा तमः॥`,
        meaning: {
          en: 'What appears without being real, or does not appear although it is in the self: know that to be my maya, like a reflection, like darkness.',
          hi: 'जो वस्तु के बिना भी प्रतीत हो और जो आत्मा में होकर भी प्रतीत न हो, उसे मेरी माया जानो, जैसे प्रतिबिंब, जैसे अंधकार।',
        },
      },
      {
        text: `यथा महान्ति भूतानि भूतेषूच्चावचेष्वनु।
प्रविष्टान्यप्रविष्टानि तथा तेषु न तेष्वहम्॥`,
        meaning: {
          en: 'As the great elements have entered beings high and low and yet have not entered them, so I am in them and not in them.',
          hi: 'जैसे महाभूत छोटे-बड़े सब प्राणियों में प्रविष्ट भी हैं और अप्रविष्ट भी, वैसे ही मैं उनमें हूँ और उनमें नहीं भी।',
        },
      },
      {
        text: `एतावदेव जिज्ञास्यं तत्त्वजिज्ञासुनाऽऽत्मनः।
अन्वयव्यतिरेकाभ्यां यत्स्यात्सर्वत्र सर्वदा॥`,
        meaning: {
          en: 'One who seeks to know the truth of the self need ask for only this: what is everywhere and always, tried by presence and by absence.',
          hi: 'आत्मतत्त्व के जिज्ञासु के लिए बस इतना ही जानने योग्य है: अन्वय और व्यतिरेक से जो सर्वत्र और सर्वदा रहे।',
        },
      },
      {
        text: `एतन्मतं समातिष्ठ परमेण समाधिना।
भवान्कल्पविकल्पेषु न विमुह्यति कर्हिचित्॥`,
        meaning: {
          en: 'Stand firm in this teaching with the deepest stillness, and in all the ages of creation you are never confused.',
          hi: 'परम समाधि से इस मत में स्थित रहो, तब कल्प-कल्पांतर में भी कभी मोह नहीं होगा।',
        },
      },
    ],
  },
  {
    key: 'uma-maheshwara-stotra',
    title: { en: 'Uma Maheshwara Stotra', hi: 'उमामहेश्वर स्तोत्र' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri', 'hartalika_teej', 'gangaur'],
    words: [
      'Sanskrit',
      'Shiva Parvati',
      'Namah Shivabhyam Nava Yauvanabhyam',
      'संस्कृत',
      'शिव पार्वती',
      'नमः शिवाभ्यां नवयौवनाभ्यां',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत।',
    },
    benefits: {
      en: 'By tradition couples say it together in the evening at Pradosh. All its words stand in the dual, the form of Sanskrit for two.',
      hi: 'परंपरा से दंपति इसे प्रदोष की संध्या में साथ पढ़ते हैं। इसके सारे पद द्विवचन में हैं, जो संस्कृत में दो के लिए आता है।',
    },
    stanzas: [
      {
        text: `नमः शिवाभ्यां नवयौवनाभ्यां परस्पराश्लिष्टवपुर्धराभ्याम्।
नगेन्द्रकन्यावृषकेतनाभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to Shiv and Shivaa, ever young, whose bodies hold each other, the daughter of the mountain king and the one with the bull on his banner: homage to Shankar and Parvati.',
          hi: 'नवयौवन वाले, परस्पर आलिंगित शरीर वाले शिवा-शिव को, पर्वतराज की कन्या और वृषध्वज को नमस्कार: शंकर और पार्वती को बार-बार नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां सरसोत्सवाभ्यां नमस्कृताभीष्टवरप्रदाभ्याम्।
नारायणेनार्चितपादुकाभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two whose festival is full of feeling, who grant the wish of those who bow, whose sandals Narayan worships.',
          hi: 'सरस उत्सव वाले, नमन करने वालों को इच्छित वर देने वाले, नारायण से पूजित पादुकाओं वाले दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां वृषवाहनाभ्यां विरिञ्चिविष्ण्विन्द्रसुपूजिताभ्याम्।
विभूतिपाटीरविलेपनाभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two who ride the bull, whom Brahma, Vishnu and Indra honour well, smeared with ash and with sandal.',
          hi: 'वृषभ पर सवार, ब्रह्मा, विष्णु और इंद्र से सुपूजित, भस्म और चंदन का लेप लगाए दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां जगदीश्वराभ्यां जगत्पतिभ्यां जयविग्रहाभ्याम्।
जम्भारिमुख्यैरभिवन्दिताभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two rulers of the world, its lords, victory in person, greeted by Indra and the chief gods.',
          hi: 'जगत के ईश्वर, जगत के स्वामी, विजय के मूर्तरूप, इंद्र आदि से वंदित दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां परमौषधाभ्यां पञ्चाक्षरीपञ्जररञ्जिताभ्याम्।
प्रपञ्चसृष्टिस्थितिसंहृताभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two who are the best medicine, happy in the cage of the five-syllable mantra, who make, keep and draw in the world.',
          hi: 'परम औषधि रूप, पंचाक्षरी के पिंजरे में प्रसन्न, जगत की सृष्टि, स्थिति और संहार करने वाले दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यामतिसुन्दराभ्यां अत्यन्तमासक्तहृदम्बुजाभ्याम्।
अशेषलोकैकहितङ्कराभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two so beautiful, the lotuses of whose hearts are deeply joined, who do good to every world.',
          hi: 'अति सुंदर, एक-दूसरे में अत्यंत अनुरक्त हृदय-कमल वाले, समस्त लोकों का हित करने वाले दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां कलिनाशनाभ्यां कङ्कालकल्याणवपुर्धराभ्याम्।
कैलासशैलस्थितदेवताभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two who end strife, whose bodies are a skeleton’s and a blessing’s, deities who dwell on Mount Kailash.',
          hi: 'कलह का नाश करने वाले, कंकाल और कल्याणमय शरीर धारण करने वाले, कैलास पर्वत पर स्थित दोनों देवताओं को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यामशुभापहाभ्यां अशेषलोकैकविशेषिताभ्याम्।
अकुण्ठिताभ्यां स्मृतिसम्भृताभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two who carry harm away, singled out in all the worlds, never hindered, held in memory.',
          hi: 'अमंगल दूर करने वाले, समस्त लोकों में विशिष्ट, अबाध, स्मृति में धारित दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां रथवाहनाभ्यां रवीन्दुवैश्वानरलोचनाभ्याम्।
राकाशशाङ्काभमुखाम्बुजाभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two who ride in a chariot, whose eyes are Sun, Moon and fire, whose lotus faces shine like the full Moon.',
          hi: 'रथ पर चलने वाले, सूर्य, चंद्र और अग्नि रूपी नेत्रों वाले, पूर्णचंद्र जैसे मुख-कमल वाले दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां जटिलन्धराभ्यां जरामृतिभ्यां च विवर्जिताभ्याम्।
जनार्दनाब्जोद्भवपूजिताभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two with matted hair, free of age and death, worshipped by Vishnu and by the lotus-born Brahma.',
          hi: 'जटाधारी, जरा और मृत्यु से रहित, जनार्दन और कमलजन्मा ब्रह्मा से पूजित दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां विषमेक्षणाभ्यां बिल्वच्छदामल्लिकदामभृद्भ्याम्।
शोभावतीशान्तवतीश्वराभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two of uneven eyes, who wear garlands of bel leaves and of jasmine, lords of what is lovely and of what is calm.',
          hi: 'विषम नेत्रों वाले, बेलपत्र और मल्लिका की मालाएँ धारण करने वाले, शोभा और शांति के ईश्वर दोनों को नमस्कार।',
        },
      },
      {
        text: `नमः शिवाभ्यां पशुपालकाभ्यां जगत्त्रयीरक्षणबद्धहृद्भ्याम्।
समस्तदेवासुरपूजिताभ्यां नमो नमः शङ्करपार्वतीभ्याम्॥`,
        meaning: {
          en: 'Homage to the two herders of living beings, whose hearts are set on guarding the three worlds, whom all gods and demons worship.',
          hi: 'जीवों के पालक, तीनों लोकों की रक्षा में लगे हृदय वाले, समस्त देवों और असुरों से पूजित दोनों को नमस्कार।',
        },
      },
      {
        text: `स्तोत्रं त्रिसन्ध्यं शिवपार्वतीभ्यां भक्त्या पठेद् द्वादशकं नरो यः।
स सर्वसौभाग्यफलानि भुङ्क्ते शतायुरन्ते शिवलोकमेति॥`,
        meaning: {
          en: 'Whoever reads these twelve verses to Shiv and Parvati with devotion at the three joints of the day, the hymn closes, enjoys the fruits of good fortune, lives a hundred years and goes to Shiv’s world.',
          hi: 'अंत में कहा गया है: जो तीनों संध्याओं में भक्ति से शिव-पार्वती के ये बारह श्लोक पढ़ता है, वह सौभाग्य के फल भोगकर शतायु होता है और अंत में शिवलोक जाता है।',
        },
      },
    ],
  },
  {
    key: 'argala-stotra',
    title: { en: 'Argala Stotra', hi: 'अर्गला स्तोत्र' },
    deity: 'durga',
    language: 'sa',
    festivals: ['sharad_navratri', 'chaitra_navratri', 'maha_ashtami'],
    words: [
      'Sanskrit',
      'Durga Saptashati',
      'Rupam Dehi Jayam Dehi',
      'Jayanti Mangala Kali',
      'Navratri',
      'संस्कृत',
      'दुर्गा सप्तशती',
      'रूपं देहि जयं देहि',
      'जयन्ती मङ्गला काली',
      'नवरात्रि',
    ],
    origin: {
      en: 'One of the three hymns said before the Durga Saptashati, ascribed by tradition to Markandeya; the year is not known. Sanskrit.',
      hi: 'दुर्गा सप्तशती से पहले पढ़े जाने वाले तीन स्तोत्रों में से एक, परंपरा से मार्कण्डेय की रचना; समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'Argala is the bolt of a door: by tradition this hymn is said first, so that the reading of the Saptashati may open. Through the nine nights its refrain asks for form, victory, good name, and an end to what is hostile, which many understand as one’s own anger and greed.',
      hi: 'अर्गला का अर्थ है द्वार की साँकल: परंपरा से यह स्तोत्र पहले पढ़ा जाता है, ताकि सप्तशती का पाठ खुले। नौ रातों में इसकी टेक रूप, जय, यश और शत्रु-नाश माँगती है, जिसे बहुत-से लोग अपने ही क्रोध और लोभ का नाश समझते हैं।',
    },
    stanzas: [
      {
        text: `जयन्ती मङ्गला काली भद्रकाली कपालिनी।
दुर्गा क्षमा शिवा धात्री स्वाहा स्वधा नमोऽस्तु ते॥`,
        meaning: {
          en: 'Victorious, blessed, Kali, Bhadrakali, bearer of the skull, Durga, patience, the kindly one, she who sustains, the word of offering to gods and to ancestors: homage to you.',
          hi: 'जयंती, मंगला, काली, भद्रकाली, कपालिनी, दुर्गा, क्षमा, शिवा, धात्री, स्वाहा, स्वधा: आपको नमस्कार।',
        },
      },
      {
        text: `जय त्वं देवि चामुण्डे जय भूतार्तिहारिणि।
जय सर्वगते देवि कालरात्रि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Victory to you, goddess Chamunda, who take away the pain of beings; victory, goddess present everywhere; Kalaratri, homage to you.',
          hi: 'हे देवी चामुंडा, आपकी जय; प्राणियों की पीड़ा हरने वाली, जय; सर्वव्यापी देवी, जय; हे कालरात्रि, आपको नमस्कार।',
        },
      },
      {
        text: `मधुकैटभविद्राविविधातृवरदे नमः।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'You put Madhu and Kaitabha to flight and gave Brahma his wish, homage to you: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'मधु-कैटभ को भगाने वाली और ब्रह्मा को वर देने वाली, नमस्कार: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `महिषासुरनिर्णाशि भक्तानां सुखदे नमः।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Ender of the buffalo demon, giver of happiness to those who love you, I bow: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'महिषासुर का नाश करने वाली, भक्तों को सुख देने वाली, नमन: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `रक्तबीजवधे देवि चण्डमुण्डविनाशिनि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Goddess who slew Raktabija and brought Chanda and Munda down: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'रक्तबीज का वध और चंड-मुंड का विनाश करने वाली देवी: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `शुम्भस्यैव निशुम्भस्य धूम्राक्षस्य च मर्दिनि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'You crushed Shumbha, Nishumbha and smoke-eyed Dhumralochana: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'शुंभ, निशुंभ और धूम्रलोचन का मर्दन करने वाली: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `वन्दिताङ्घ्रियुगे देवि सर्वसौभाग्यदायिनि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Goddess at whose two feet all bow, giver of every good fortune: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'जिनके चरण-युगल की सब वंदना करते हैं, सब सौभाग्य देने वाली देवी: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `अचिन्त्यरूपचरिते सर्वशत्रुविनाशिनि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Your form and your deeds are beyond thought, you put an end to every enmity: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'आपका रूप और चरित अचिंत्य है, आप सब शत्रुता मिटाती हैं: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `नतेभ्यः सर्वदा भक्त्या चण्डिके दुरितापहे।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Chandika, who take trouble away, to those who bow to you always with love, give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे संकट हरने वाली चंडिका, जो भक्ति से सदा झुकते हैं, उन्हें रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `स्तुवद्भ्यो भक्तिपूर्वं त्वां चण्डिके व्याधिनाशिनि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Chandika, before whom illness gives way, to those who praise you with devotion, give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे व्याधि दूर करने वाली चंडिका, भक्तिपूर्वक आपकी स्तुति करने वालों को रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `चण्डिके सततं ये त्वामर्चयन्तीह भक्तितः।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Chandika, to those who worship you here without cease and with love, give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे चंडिका, जो यहाँ निरंतर भक्ति से आपकी अर्चना करते हैं, उन्हें रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `देहि सौभाग्यमारोग्यं देहि मे परमं सुखम्।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Give good fortune, give health, give me the highest happiness: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'सौभाग्य दीजिए, आरोग्य दीजिए, मुझे परम सुख दीजिए: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `विधेहि द्विषतां नाशं विधेहि बलमुच्चकैः।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Bring hatred to its end and raise our strength high: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'द्वेष करने वालों का अंत कीजिए और हमारा बल ऊँचा कीजिए: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `विधेहि देवि कल्याणं विधेहि विपुलां श्रियम्।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Goddess, make for well-being, make for wide prosperity: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे देवी, कल्याण कीजिए, विपुल श्री दीजिए: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `सुरासुरशिरोरत्ननिघृष्टचरणेऽम्बिके।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Mother, whose feet are worn smooth by the crest jewels of gods and demons bowing: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे अंबिका, जिनके चरण देवों और असुरों के मुकुट-मणियों से घिसते हैं: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `विद्यावन्तं यशस्वन्तं लक्ष्मीवन्तं जनं कुरु।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Make your people rich in learning, in good name and in fortune: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'अपने जन को विद्यावान, यशस्वी और लक्ष्मीवान कीजिए: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `प्रचण्डदैत्यदर्पघ्ने चण्डिके प्रणताय मे।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Chandika, who broke the pride of fierce demons, to me who bow, give beauty, give victory, give a good name, drive hatred away.',
          hi: 'प्रचंड दैत्यों का दर्प तोड़ने वाली चंडिका, इस प्रणत को रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `चतुर्भुजे चतुर्वक्त्रसंस्तुते परमेश्वरि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Four-armed, praised by four-faced Brahma, highest queen: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'चार भुजाओं वाली, चतुर्मुख ब्रह्मा से स्तुत परमेश्वरी: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `कृष्णेन संस्तुते देवि शश्वद्भक्त्या सदाम्बिके।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Goddess whom Krishna praises always, with lasting devotion, mother for ever: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे देवी अंबिका, जिनकी स्तुति कृष्ण सदा अविचल भक्ति से करते हैं: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `हिमाचलसुतानाथसंस्तुते परमेश्वरि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Highest queen, praised by Shiv, lord of the Himalaya’s daughter: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हिमाचल-पुत्री के नाथ शिव से स्तुत परमेश्वरी: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `इन्द्राणीपतिसद्भावपूजिते परमेश्वरि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Highest queen, worshipped with true feeling by Indra, husband of Indrani: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'इंद्राणी के पति इंद्र द्वारा सद्भाव से पूजित परमेश्वरी: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `देवि प्रचण्डदोर्दण्डदैत्यदर्पविनाशिनि।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Goddess, who with mighty arms put an end to the arrogance of demons: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे देवी, प्रचंड भुजाओं से दैत्यों के दर्प का विनाश करने वाली: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `देवि भक्तजनोद्दामदत्तानन्दोदयेऽम्बिके।
रूपं देहि जयं देहि यशो देहि द्विषो जहि॥`,
        meaning: {
          en: 'Goddess and mother, in whom joy rises without bound for those who love you: give beauty, give victory, give a good name, drive hatred away.',
          hi: 'हे देवी अंबिका, भक्तजनों को असीम आनंद देने वाली: रूप दीजिए, विजय दीजिए, यश दीजिए, द्वेष दूर कीजिए।',
        },
      },
      {
        text: `पत्नीं मनोरमां देहि मनोवृत्तानुसारिणीम्।
तारिणीं दुर्गसंसारसागरस्य कुलोद्भवाम्॥`,
        meaning: {
          en: 'Give a partner after the heart, of one mind with us, of good family, who helps across the hard sea of the world.',
          hi: 'मन को प्रिय, मन के अनुकूल, अच्छे कुल का जीवनसाथी दीजिए, जो दुर्गम संसार-सागर से पार होने में साथ दे।',
        },
      },
      {
        text: `इदं स्तोत्रं पठित्वा तु महास्तोत्रं पठेन्नरः।
स तु सप्तशतीसङ्ख्यावरमाप्नोति सम्पदाम्॥`,
        meaning: {
          en: 'After this hymn let one read the great hymn: so one gains, it is said, the best of what the seven hundred verses hold.',
          hi: 'यह स्तोत्र पढ़कर महास्तोत्र पढ़ें: कहा गया है कि इस प्रकार सप्तशती के पाठ का श्रेष्ठ फल मिलता है।',
        },
      },
    ],
  },
  {
    key: 'mahishasura-mardini-stotra',
    title: {
      en: 'Mahishasura Mardini Stotra: Ayi Giri Nandini',
      hi: 'महिषासुरमर्दिनी स्तोत्र: अयि गिरिनन्दिनि',
    },
    deity: 'durga',
    language: 'sa',
    festivals: ['sharad_navratri', 'chaitra_navratri', 'maha_ashtami', 'maha_navami', 'dussehra'],
    words: [
      'Sanskrit',
      'Aigiri Nandini',
      'Ayi Giri Nandini',
      'Jaya Jaya He Mahishasura Mardini',
      'Navratri',
      'Durga Puja',
      'संस्कृत',
      'अयि गिरिनन्दिनि',
      'जय जय हे महिषासुरमर्दिनि',
      'नवरात्रि',
      'दुर्गा पूजा',
    ],
    origin: {
      en: 'Often ascribed to Adi Shankaracharya, also to the poet Ramakrishna; its author and year are not known for certain. Sanskrit, and full of play with sounds.',
      hi: 'प्रायः आदि शंकराचार्य की, कहीं कवि रामकृष्ण की रचना कही जाती है; रचनाकार और समय निश्चय से ज्ञात नहीं। संस्कृत, शब्द-क्रीड़ा से भरा।',
    },
    benefits: {
      en: 'By tradition it is sung through Navratri and at Durga Puja, by many voices, with drums. Its words are chosen for their ring as much as for their sense, and the prints differ in many of them.',
      hi: 'परंपरा से इसे नवरात्रि और दुर्गा पूजा में अनेक स्वरों में, ढोल-मृदंग के साथ गाते हैं। इसके शब्द अर्थ जितने ही अपनी गूँज के लिए चुने गए हैं और अनेक शब्दों में मुद्रित पाठ अलग-अलग हैं।',
    },
    stanzas: [
      {
        text: `अयि गिरिनन्दिनि नन्दितमेदिनि विश्वविनोदिनि नन्दनुते
गिरिवरविन्ध्यशिरोधिनिवासिनि विष्णुविलासिनि जिष्णुनुते।
भगवति हे शितिकण्ठकुटुम्बिनि भूरिकुटुम्बिनि भूरिकृते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Daughter of the mountain, gladdener of the earth, delight of the universe, praised by Nanda, living on the peak of great Vindhya, play of Vishnu, praised by Indra, blessed wife of the blue-throated one, of large family and many deeds: victory, victory, slayer of the buffalo demon, with lovely hair, child of the rock.',
          hi: 'हे गिरिनंदिनी, पृथ्वी को आनंद देने वाली, विश्व की विनोदिनी, नंद से स्तुत, श्रेष्ठ विंध्य के शिखर पर रहने वाली, विष्णु की विलास-शक्ति, इंद्र से स्तुत, नीलकंठ की गृहिणी भगवती, विशाल परिवार और अनेक कर्मों वाली: सुंदर केशों वाली शैलपुत्री, महिषासुरमर्दिनी, आपकी जय हो, जय हो।',
        },
      },
      {
        text: `सुरवरवर्षिणि दुर्धरधर्षिणि दुर्मुखमर्षिणि हर्षरते
त्रिभुवनपोषिणि शङ्करतोषिणि किल्बिषमोषिणि घोषरते।
दनुजनिरोषिणि दितिसुतरोषिणि दुर्मदशोषिणि सिन्धुसुते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'You rain boons on the gods, overpower Durdhara, bear with Durmukha, delight in joy, feed the three worlds, please Shankar, take wrong away, love the sound of battle; wroth with the sons of Danu and Diti, you dry up mad pride, daughter of the ocean.',
          hi: 'देवों पर वर बरसाने वाली, दुर्धर को दबाने वाली, दुर्मुख को सहने वाली, हर्ष में रत, त्रिभुवन की पोषक, शंकर को प्रसन्न करने वाली, दोष हरने वाली, घोष में रत; दनु और दिति के पुत्रों पर रुष्ट, दुर्मद को सुखाने वाली सिंधुसुता, आपकी जय।',
        },
      },
      {
        text: `अयि जगदम्ब मदम्ब कदम्बवनप्रियवासिनि हासरते
शिखरिशिरोमणितुङ्गहिमालयशृङ्गनिजालयमध्यगते।
मधुमधुरे मधुकैटभगञ्जिनि कैटभभञ्जिनि रासरते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Mother of the world and my mother, who love to live in the kadamba wood and to laugh, at home in the midst of the peaks of high Himalaya, crest jewel of mountains; sweet as honey, subduer of Madhu and Kaitabha, joyful in the dance.',
          hi: 'हे जगदंबा, मेरी माँ, कदंब वन में रहने की प्रेमी, हास में रत, पर्वतों के शिरोमणि ऊँचे हिमालय के शिखर पर अपने धाम में विराजमान; मधु जैसी मधुर, मधु-कैटभ का मान हरने वाली, रास में रत देवी की जय।',
        },
      },
      {
        text: `अयि शतखण्डविखण्डितरुण्डवितुण्डितशुण्डगजाधिपते
रिपुगजगण्डविदारणचण्डपराक्रमशुण्डमृगाधिपते।
निजभुजदण्डनिपातितखण्डविपातितमुण्डभटाधिपते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Before you the war elephants lie broken in a hundred pieces, their trunks cut; your lion, fierce in strength, tears the temples of the foe’s tuskers; your own arms strike down the captains of the host.',
          hi: 'आपके सामने युद्ध के गजराज सौ टुकड़ों में कटे पड़े हैं, सूँड़ें कटी हैं; आपका प्रचंड पराक्रमी सिंह शत्रु-गजों के गंडस्थल फाड़ता है; अपनी भुजाओं से आप सेनापतियों को गिराती हैं।',
        },
      },
      {
        text: `अयि रणदुर्मदशत्रुवधोदितदुर्धरनिर्जरशक्तिभृते
चतुरविचारधुरीणमहाशिवदूतकृतप्रमथाधिपते।
दुरितदुरीहदुराशयदुर्मतिदानवदूतकृतान्तमते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Risen to slay the foes drunk with war, you bear a power that is hard to withstand and does not age; you made great Shiv, first in clever counsel, your envoy, and you ended the messenger of the demons with his evil mind.',
          hi: 'रण में मत्त शत्रुओं के वध को उठी, दुर्धर और अजर शक्ति धारण करने वाली; चतुर विचार में अग्रणी महाशिव को आपने दूत बनाया और दुर्बुद्धि दानव-दूत का अंत किया।',
        },
      },
      {
        text: `अयि शरणागतवैरिवधूवरवीरवराभयदायकरे
त्रिभुवनमस्तकशूलविरोधिशिरोधिकृतामलशूलकरे।
दुमिदुमितामरदुन्दुभिनादमहोमुखरीकृततिग्मकरे
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'To the heroes whose wives come to you for refuge, even from the foe, your hand gives safety; you hold the bright trident against the head of him who was a spike in the head of the three worlds; at the boom of the gods’ drums the directions resound.',
          hi: 'शरण आई शत्रु-स्त्रियों के वीरों को भी आपका हाथ अभय देता है; तीनों लोकों के मस्तक में शूल जैसे विरोधी के सिर पर आप निर्मल शूल धारण करती हैं; देव-दुंदुभियों के दुमदुम नाद से दिशाएँ गूँजती हैं।',
        },
      },
      {
        text: `अयि निजहुङ्कृतिमात्रनिराकृतधूम्रविलोचनधूम्रशते
समरविशोषितशोणितबीजसमुद्भवशोणितबीजलते।
शिवशिवशुम्भनिशुम्भमहाहवतर्पितभूतपिशाचरते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'With your mere “hum” Dhumralochana and a hundred like him were blown away as smoke; in battle you dried up the vine that grew from Raktabija’s blood; in the great war with Shumbha and Nishumbha you satisfied the spirits.',
          hi: 'केवल हुंकार से धूम्रलोचन जैसे सैकड़ों धुएँ की तरह उड़ गए; समर में रक्तबीज के रक्त से उपजी बेल आपने सुखा दी; शुंभ-निशुंभ के महायुद्ध में भूतगणों को तृप्त किया।',
        },
      },
      {
        text: `धनुरनुसङ्गरणक्षणसङ्गपरिस्फुरदङ्गनटत्कटके
कनकपिशङ्गपृषत्कनिषङ्गरसद्भटशृङ्गहतावटुके।
कृतचतुरङ्गबलक्षितिरङ्गघटद्बहुरङ्गरटद्बटुके
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'As your limbs flash with the bow in the moment of battle your bracelets dance; golden arrows leave the quiver for the necks of shouting warriors; the fourfold army turns the field into a many-coloured stage.',
          hi: 'युद्ध के क्षण में धनुष के साथ चमकते अंगों पर आपके कंगन नाचते हैं; सुनहरे बाण तूणीर से निकलकर गरजते योद्धाओं की गर्दन पर लगते हैं; चतुरंगिणी सेना रणभूमि को रंग-बिरंगा मंच बना देती है।',
        },
      },
      {
        text: `जय जय जप्यजयेजयशब्दपरस्तुतितत्परविश्वनुते
झणझणझिञ्झिमिझिङ्कृतनूपुरसिञ्जितमोहितभूतपते।
नटितनटार्धनटीनटनायकनाटितनाट्यसुगानरते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'The whole world praises you, busy with cries of victory; the jhan-jhan of your anklets charms Shiv himself; you delight in the song and dance of the lord of dancers, whose half you are.',
          hi: '“जय जय” के घोष में तत्पर सारा विश्व आपकी स्तुति करता है; नूपुरों की झन-झन स्वयं शिव को मोहती है; जिन नटराज का आधा अंग आप हैं, उनके नृत्य-गान में आप रमती हैं।',
        },
      },
      {
        text: `अयि सुमनःसुमनःसुमनःसुमनःसुमनोहरकान्तियुते
श्रितरजनीरजनीरजनीरजनीरजनीकरवक्त्रवृते।
सुनयनविभ्रमरभ्रमरभ्रमरभ्रमरभ्रमराधिपते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Your lovely glow is flower upon flower and gladness upon gladness, your face is the Moon of night upon night, and the play of your eyes is bee upon bee, queen of the bees.',
          hi: 'आपकी मनोहर कांति फूल पर फूल, प्रसन्नता पर प्रसन्नता है; आपका मुख रात पर रात का चंद्रमा है; और नेत्रों की चंचलता भ्रमर पर भ्रमर, हे भ्रमरों की स्वामिनी।',
        },
      },
      {
        text: `सहितमहाहवमल्लमतल्लिकमल्लितरल्लकमल्लरते
विरचितवल्लिकपल्लिकमल्लिकझिल्लिकभिल्लिकवर्गवृते।
सितकृतफुल्लसमुल्लसितारुणतल्लजपल्लवसल्ललिते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'You are pleased with the best of wrestlers in the great contest, you are ringed by creepers, jasmine, crickets and forest people, and you are graceful as the finest red shoot in bloom.',
          hi: 'महासमर के श्रेष्ठ मल्लों में आप प्रसन्न हैं, लताओं, मल्लिका, झींगुरों और वनवासियों से घिरी हैं, और खिले हुए श्रेष्ठ लाल पल्लव-सी सुकुमार हैं।',
        },
      },
      {
        text: `अविरलगण्डगलन्मदमेदुरमत्तमतङ्गजराजपते
त्रिभुवनभूषणभूतकलानिधिरूपपयोनिधिराजसुते।
अयि सुदतीजनलालसमानसमोहनमन्मथराजसुते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Your step is the royal elephant’s, from whose temples the juice flows without cease; ornament of the three worlds, treasury of arts, princess born of the sea of beauty, you charm the longing mind as the king of love does.',
          hi: 'जिनके गंडस्थल से निरंतर मद झरता है, उस मत्त गजराज-सी आपकी चाल; तीनों लोकों की भूषण, कलाओं की निधि, रूप-सागर से उपजी राजसुता, आप लालसा भरे मन को कामदेव की तरह मोहती हैं।',
        },
      },
      {
        text: `कमलदलामलकोमलकान्तिकलाकलितामलभाललते
सकलविलासकलानिलयक्रमकेलिचलत्कलहंसकुले।
अलिकुलसङ्कुलकुवलयमण्डलमौलिमिलद्बकुलालिकुले
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Your spotless brow has the soft light of a lotus petal and the Moon’s curve; swans move about you with every grace of play; bees throng the blue lilies and bakula flowers in your hair.',
          hi: 'आपका निर्मल ललाट कमलदल-सी कोमल कांति और चंद्रकला से युक्त है; समस्त विलास-कलाओं के साथ राजहंस आपके आसपास चलते हैं; केशों के नीलकमल और बकुल पर भौंरे मँडराते हैं।',
        },
      },
      {
        text: `करमुरलीरववीजितकूजितलज्जितकोकिलमञ्जुमते
मिलितपुलिन्दमनोहरगुञ्जितरञ्जितशैलनिकुञ्जगते।
निजगुणभूतमहाशबरीगणसद्गुणसम्भृतकेलितले
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'The flute in your hand puts the cuckoo’s call to shame; you walk in mountain bowers made glad by the humming of forest people, and play among the women of the hills, rich in good qualities.',
          hi: 'आपके हाथ की मुरली का स्वर कोयल की कूक को लजाता है; वनवासियों के मनोहर गुंजन से रंजित पर्वत-कुंजों में आप विचरती हैं और गुणवती शबरियों के बीच क्रीड़ा करती हैं।',
        },
      },
      {
        text: `कटितटपीतदुकूलविचित्रमयूखतिरस्कृतचन्द्ररुचे
प्रणतसुरासुरमौलिमणिस्फुरदंशुलसन्नखचन्द्ररुचे।
जितकनकाचलमौलिमदोर्जितनिर्भरकुञ्जरकुम्भकुचे
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'The yellow silk at your waist outshines the Moon with its many rays; your nails are moons lit by the crest jewels of gods and demons bowing; the fullness of your form surpasses the golden mountain’s proud peak.',
          hi: 'कटि का पीत रेशमी वस्त्र अपनी किरणों से चंद्रमा को फीका करता है; नमन करते देव-असुरों के मुकुट-मणियों से आपके नख चंद्र-से चमकते हैं; आपके रूप की भव्यता स्वर्णपर्वत के गर्वीले शिखर को जीतती है।',
        },
      },
      {
        text: `विजितसहस्रकरैकसहस्रकरैकसहस्रकरैकनुते
कृतसुरतारकसङ्गरतारकसङ्गरतारकसूनुसुते।
सुरथसमाधिसमानसमाधिसमाधिसमाधिसुजातरते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Praised by the Sun of a thousand rays, whose thousand hands you overcame; mother of the son who fought Taraka to save the gods; pleased with meditation such as that of King Suratha and of Samadhi.',
          hi: 'सहस्र किरणों वाले सूर्य से स्तुत, जिनकी सहस्र करों को आपने जीता; देवों के तारण के लिए तारक से युद्ध करने वाले पुत्र की माता; राजा सुरथ और समाधि जैसी समाधि से प्रसन्न।',
        },
      },
      {
        text: `पदकमलं करुणानिलये वरिवस्यति योऽनुदिनं स शिवे
अयि कमले कमलानिलये कमलानिलयः स कथं न भवेत्।
तव पदमेव परम्पदमित्यनुशीलयतो मम किं न शिवे
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Home of mercy, kindly one: whoever serves your lotus foot day by day, how should that person not become a home of Lakshmi? I hold that your foot is itself the highest goal: what then do I lack?',
          hi: 'हे करुणा की निलय शिवा, जो प्रतिदिन आपके चरण-कमल की सेवा करे, वह लक्ष्मी का धाम कैसे न हो? आपका पद ही परम पद है, ऐसा अनुशीलन करने पर मेरे लिए क्या दुर्लभ है?',
        },
      },
      {
        text: `कनकलसत्कलसिन्धुजलैरनुषिञ्चति ते गुणरङ्गभुवं
भजति स किं न शचीकुचकुम्भतटीपरिरम्भसुखानुभवम्।
तव चरणं शरणं करवाणि नतामरवाणि निवासि शिवं
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Whoever sprinkles your court with river water bright as gold, would not Indra’s own joys come to such a one? Your feet I make my refuge, home of what is good, before whom the speech of gods bows down.',
          hi: 'जो स्वर्ण-सी चमकती नदी के जल से आपके आँगन को सींचता है, क्या उसे इंद्र जैसा सुख नहीं मिलता? जिनके आगे देवों की वाणी झुकती है, कल्याण के उस धाम, आपके चरणों की शरण है।',
        },
      },
      {
        text: `तव विमलेन्दुकुलं वदनेन्दुमलं सकलं ननु कूलयते
किमु पुरुहूतपुरीन्दुमुखीसुमुखीभिरसौ विमुखीक्रियते।
मम तु मतं शिवनामधने भवती कृपया किमुत क्रियते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'One who keeps in mind the clear Moon of your face is not turned away even by the fair ones of Indra’s city. My thought is this: you whose wealth is the name of Shiv, what will your kindness not do?',
          hi: 'जो आपके निर्मल मुखचंद्र का ध्यान रखता है, उसे इंद्रपुरी की चंद्रमुखियाँ भी विमुख नहीं कर सकतीं। मेरा मत यह है: हे शिव-नाम की धनी, आपकी कृपा से क्या नहीं होता?',
        },
      },
      {
        text: `अयि मयि दीनदयालुतया कृपयैव त्वया भवितव्यमुमे
अयि जगतो जननी कृपयासि यथासि तथानुमितासिरते।
यदुचितमत्र भवत्युररीकुरुतादुरुतापमपाकुरुते
जय जय हे महिषासुरमर्दिनि रम्यकपर्दिनि शैलसुते॥`,
        meaning: {
          en: 'Uma, kind to those in need, be merciful to me too; you are the world’s mother, and as you are, so I think of you. Do here what seems right to you, and take my great burning away.',
          hi: 'हे दीनदयालु उमा, मुझ पर भी कृपा ही कीजिए; आप जगत की जननी हैं, आपकी जैसी कृपा है वैसा ही मेरा विश्वास है। यहाँ जो उचित हो वह कीजिए और मेरा भारी ताप दूर कीजिए।',
        },
      },
    ],
  },
  {
    key: 'nama-ramayana',
    title: { en: 'Nama Ramayana', hi: 'नामरामायण' },
    deity: 'ram',
    language: 'sa',
    festivals: ['ram_navami', 'dussehra', 'diwali', 'vivah_panchami'],
    words: [
      'Sanskrit',
      'Nama Ramayanam',
      'Shuddha Brahma Paratpara Ram',
      'Raja Ram Sita Ram',
      'संस्कृत',
      'नामरामायणम्',
      'शुद्धब्रह्मपरात्पर राम',
      'राजा राम सीता राम',
    ],
    origin: {
      en: 'The whole Ramayana in names of Ram, in the order of its books; author and year are not known. Sanskrit.',
      hi: 'राम के नामों में पूरी रामायण, कांडों के क्रम से; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is sung at Ram Navami and in the evening, one voice giving the name and all answering “Ram”. It tells the story to those who have no time for the long book.',
      hi: 'परंपरा से इसे रामनवमी पर और संध्या में गाते हैं: एक स्वर नाम लेता है और सब “राम” कहते हैं। यह उन्हें कथा सुनाता है जिनके पास बड़े ग्रंथ का समय नहीं।',
    },
    stanzas: [
      {
        text: `शुद्धब्रह्मपरात्पर राम।
कालात्मकपरमेश्वर राम।
शेषतल्पसुखनिद्रित राम।
ब्रह्माद्यमरप्रार्थित राम।
चण्डकिरणकुलमण्डन राम।
श्रीमद्दशरथनन्दन राम॥`,
        meaning: {
          en: 'The book of childhood: pure Brahman, beyond the beyond; supreme lord whose self is time; asleep in peace on the serpent bed; entreated by Brahma and the gods; ornament of the race of the Sun; Dasharath’s son.',
          hi: 'बालकांड: शुद्ध ब्रह्म, परात्पर; कालस्वरूप परमेश्वर; शेषशय्या पर सुख से सोए; ब्रह्मा आदि देवों से प्रार्थित; सूर्यवंश के भूषण; दशरथनंदन राम।',
        },
      },
      {
        text: `कौसल्यासुखवर्धन राम।
विश्वामित्रप्रियधन राम।
घोरताटकाघातक राम।
मारीचादिनिपातक राम।
कौशिकमखसंरक्षक राम।
श्रीमदहल्योद्धारक राम॥`,
        meaning: {
          en: 'Who made Kausalya happy, Vishvamitra’s dear treasure; who slew dreadful Tataka and struck Maricha and the rest down; who guarded the sacrifice of Kaushika and lifted up Ahalya.',
          hi: 'कौसल्या का सुख बढ़ाने वाले, विश्वामित्र के प्रिय धन; घोर ताटका का वध और मारीच आदि को गिराने वाले; कौशिक के यज्ञ के रक्षक, अहल्या के उद्धारक राम।',
        },
      },
      {
        text: `गौतममुनिसम्पूजित राम।
सुरमुनिवरगणसंस्तुत राम।
नाविकधावितमृदुपद राम।
मिथिलापुरजनमोहक राम।
विदेहमानसरञ्जक राम॥`,
        meaning: {
          en: 'Honoured by the sage Gautama, praised by gods and sages, whose tender feet the boatman washed, who charmed the people of Mithila and gladdened the heart of its king.',
          hi: 'गौतम मुनि से पूजित, देवों और मुनियों से स्तुत, जिनके कोमल चरण केवट ने धोए, मिथिला के जनों को मोहने और विदेह का मन प्रसन्न करने वाले राम।',
        },
      },
      {
        text: `त्र्यम्बककार्मुकभञ्जक राम।
सीतार्पितवरमालिक राम।
कृतवैवाहिककौतुक राम।
भार्गवदर्पविनाशक राम।
श्रीमदयोध्यापालक राम॥`,
        meaning: {
          en: 'Breaker of Shiv’s bow, on whom Sita laid the bridegroom’s garland, for whom the wedding was held; who took Parashuram’s pride away; guardian of Ayodhya.',
          hi: 'शिवधनुष तोड़ने वाले, जिन्हें सीता ने वरमाला पहनाई, जिनका विवाहोत्सव हुआ; परशुराम का दर्प मिटाने वाले, अयोध्या के पालक राम।',
        },
      },
      {
        text: `राम राम जय राजा राम।
राम राम जय सीता राम॥`,
        meaning: {
          en: 'Ram, Ram, victory to King Ram; Ram, Ram, victory to Sita and Ram.',
          hi: 'राम, राम, राजा राम की जय; राम, राम, सीता-राम की जय।',
        },
      },
      {
        text: `अगणितगुणगणभूषित राम।
अवनीतनयाकामित राम।
राकाचन्द्रसमानन राम।
पितृवाक्याश्रितकानन राम।
प्रियगुहविनिवेदितपद राम।
तत्क्षालितनिजमृदुपद राम॥`,
        meaning: {
          en: 'The book of Ayodhya: adorned with qualities past counting, loved by the daughter of the earth, with a face like the full Moon; who went to the forest for his father’s word; before whose feet dear Guha laid himself and all he had, and washed them.',
          hi: 'अयोध्याकांड: असंख्य गुणों से भूषित, पृथ्वी-पुत्री के प्रिय, पूर्णचंद्र जैसे मुख वाले; पिता के वचन से वन जाने वाले; जिनके कोमल चरणों में प्रिय गुह ने सब अर्पित किया और उन्हें धोया।',
        },
      },
      {
        text: `भरद्वाजमुखानन्दक राम।
चित्रकूटाद्रिनिकेतन राम।
दशरथसन्ततचिन्तित राम।
कैकेयीतनयार्थित राम।
विरचितनिजपितृकर्मक राम।
भरतार्पितनिजपादुक राम॥`,
        meaning: {
          en: 'Who gladdened Bharadvaja, lived on Chitrakut hill, was always in Dasharath’s thoughts, was begged to return by Kaikeyi’s son, did the last rites for his father, and gave Bharat his sandals.',
          hi: 'भरद्वाज को आनंद देने वाले, चित्रकूट में बसने वाले, दशरथ के सतत चिंतन में रहे, कैकेयी-पुत्र से लौटने को प्रार्थित, पिता का अंतिम कर्म करने वाले, भरत को अपनी पादुका देने वाले राम।',
        },
      },
      {
        text: `राम राम जय राजा राम।
राम राम जय सीता राम॥`,
        meaning: null,
      },
      {
        text: `दण्डकावनजनपावन राम।
दुष्टविराधविनाशन राम।
शरभङ्गसुतीक्ष्णार्चित राम।
अगस्त्यानुग्रहवर्धित राम।
गृध्राधिपसंसेवित राम।
पञ्चवटीतटसुस्थित राम।
शूर्पणखार्तिविधायक राम॥`,
        meaning: {
          en: 'The book of the forest: he made the people of the Dandaka wood pure, ended wicked Viradha, was honoured by Sharabhanga and Sutikshna, grew by Agastya’s grace, was served by the king of vultures, lived at Panchavati, and gave Shurpanakha pain.',
          hi: 'अरण्यकांड: दण्डक वन के जनों को पावन करने वाले, दुष्ट विराध का विनाश करने वाले, शरभंग और सुतीक्ष्ण से पूजित, अगस्त्य के अनुग्रह से बढ़े, गृध्रराज से सेवित, पंचवटी में स्थित, शूर्पणखा को पीड़ा देने वाले राम।',
        },
      },
      {
        text: `खरदूषणमुखसूदक राम।
सीताप्रियहरिणानुग राम।
मारीचार्तिकृताशुग राम।
विनष्टसीतान्वेषक राम।
गृध्राधिपगतिदायक राम।
शबरीदत्तफलाशन राम।
कबन्धबाहुच्छेदन राम॥`,
        meaning: {
          en: 'Slayer of Khara and Dushana, who followed the deer that Sita liked and shot Maricha, searched for Sita who was lost, gave the king of vultures his last journey, ate the fruit that Shabari gave, and cut Kabandha’s arms.',
          hi: 'खर-दूषण का वध करने वाले, सीता को प्रिय मृग के पीछे जाने वाले, मारीच पर बाण चलाने वाले, खोई सीता को खोजने वाले, गृध्रराज को सद्गति देने वाले, शबरी के दिए फल खाने वाले, कबंध की भुजाएँ काटने वाले राम।',
        },
      },
      {
        text: `राम राम जय राजा राम।
राम राम जय सीता राम॥`,
        meaning: null,
      },
      {
        text: `हनुमत्सेवितनिजपद राम।
नतसुग्रीवाभीष्टद राम।
गर्वितवालिसंहारक राम।
वानरदूतप्रेषक राम।
हितकरलक्ष्मणसंयुत राम॥`,
        meaning: {
          en: 'The book of Kishkindha: Hanuman served his feet; he gave Sugriva who bowed his wish, ended proud Vali, sent monkeys as messengers, and had helpful Lakshman with him.',
          hi: 'किष्किंधाकांड: जिनके चरण हनुमान ने सेवे; जिन्होंने नत सुग्रीव की इच्छा पूरी की, गर्वित बाली का वध किया, वानरों को दूत बनाकर भेजा, हितकारी लक्ष्मण के साथ रहे, वे राम।',
        },
      },
      {
        text: `राम राम जय राजा राम।
राम राम जय सीता राम॥`,
        meaning: null,
      },
      {
        text: `कपिवरसन्ततसंस्मृत राम।
तद्गतिविघ्नध्वंसक राम।
सीताप्राणाधारक राम।
दुष्टदशाननदूषित राम।
शिष्टहनूमद्भूषित राम।
सीतावेदितकाकावन राम।
कृतचूडामणिदर्शन राम।
कपिवरवचनाश्वासित राम॥`,
        meaning: {
          en: 'The book of beauty: the best of monkeys thinks of him without cease, and he clears the hindrances from that path; he holds Sita’s life; wicked Ravan speaks ill of him, noble Hanuman honours him; Sita tells how he spared the crow; he sees her crest jewel and is comforted by Hanuman’s words.',
          hi: 'सुंदरकांड: कपिश्रेष्ठ जिनका निरंतर स्मरण करते हैं और जो उनके मार्ग के विघ्न हटाते हैं; सीता के प्राणों के आधार; दुष्ट दशानन से निंदित, शिष्ट हनुमान से भूषित; काक की रक्षा की कथा सीता जिनकी सुनाती हैं; चूड़ामणि देखकर कपि के वचन से आश्वस्त राम।',
        },
      },
      {
        text: `राम राम जय राजा राम।
राम राम जय सीता राम॥`,
        meaning: null,
      },
      {
        text: `रावणनिधनप्रस्थित राम।
वानरसैन्यसमावृत राम।
शोषितसरिदीशार्थित राम।
विभीषणाभयदायक राम।
पर्वतसेतुनिबन्धक राम।
कुम्भकर्णशिरश्छेदक राम।
राक्षससङ्घविमर्दक राम।
अहिमहिरावणचारण राम॥`,
        meaning: {
          en: 'The book of war: he set out to end Ravan with the monkey army about him, the ocean that he dried up entreated him, he gave Vibhishan safety, bound the bridge of mountains, cut Kumbhakarna’s head, crushed the demon host, and overcame Ahiravan and Mahiravan.',
          hi: 'युद्धकांड: रावण-वध को निकले, वानर सेना से घिरे, सूखते समुद्र से प्रार्थित, विभीषण को अभय देने वाले, पर्वतों से सेतु बाँधने वाले, कुंभकर्ण का सिर काटने वाले, राक्षस-समूह का मर्दन करने वाले, अहिरावण-महिरावण को जीतने वाले राम।',
        },
      },
      {
        text: `संहृतदशमुखरावण राम।
विधिभवमुखसुरसंस्तुत राम।
खःस्थितदशरथवीक्षित राम।
सीतादर्शनमोदित राम।
अभिषिक्तविभीषणनत राम।
पुष्पकयानारोहण राम॥`,
        meaning: {
          en: 'He struck ten-faced Ravan down, was praised by Brahma, Shiv and the gods, was seen by Dasharath from heaven, was glad at the sight of Sita, was bowed to by Vibhishan whom he had crowned, and mounted the Pushpaka.',
          hi: 'दशमुख रावण का संहार करने वाले, ब्रह्मा, शिव आदि से स्तुत, स्वर्ग से दशरथ द्वारा देखे गए, सीता के दर्शन से प्रसन्न, अभिषिक्त विभीषण से वंदित, पुष्पक पर चढ़ने वाले राम।',
        },
      },
      {
        text: `भरद्वाजाभिनिषेवण राम।
भरतप्राणप्रियकर राम।
साकेतपुरीभूषण राम।
सकलस्वीयसमानत राम।
रत्नलसत्पीठास्थित राम।
पट्टाभिषेकालङ्कृत राम॥`,
        meaning: {
          en: 'He waited on Bharadvaja, did what was dear to Bharat as his life, adorned the city of Saket, was greeted by all his own, sat on the throne bright with gems, and was adorned with the coronation.',
          hi: 'भरद्वाज का आदर करने वाले, भरत को प्राणों-सा प्रिय करने वाले, साकेत पुरी के भूषण, सब अपनों से वंदित, रत्न-सिंहासन पर विराजमान, पट्टाभिषेक से अलंकृत राम।',
        },
      },
      {
        text: `पार्थिवकुलसम्मानित राम।
विभीषणार्पितरङ्गक राम।
कीशकुलानुग्रहकर राम।
सकलजीवसंरक्षक राम।
समस्तलोकाधारक राम॥`,
        meaning: {
          en: 'Honoured by the families of kings, who gave Vibhishan the image of Ranga, was gracious to the monkey people, keeps all that lives, and holds every world.',
          hi: 'राजकुलों से सम्मानित, विभीषण को रंगनाथ की मूर्ति देने वाले, वानर-कुल पर अनुग्रह करने वाले, सब जीवों के रक्षक, समस्त लोकों के आधार राम।',
        },
      },
      {
        text: `राम राम जय राजा राम।
राम राम जय सीता राम॥`,
        meaning: null,
      },
      {
        text: `आगतमुनिगणसंस्तुत राम।
विश्रुतदशकण्ठोद्भव राम।
सीतालिङ्गननिर्वृत राम।
नीतिसुरक्षितजनपद राम।
विपिनत्याजितजनकज राम।
कारितलवणासुरवध राम।
स्वर्गतशम्बुकसंस्तुत राम॥`,
        meaning: {
          en: 'The last book: praised by the sages who came, he heard how Ravan arose; he was happy in Sita’s embrace and guarded the land with justice; Janak’s daughter was sent to the forest; he had Lavana slain and was praised by Shambuka gone to heaven.',
          hi: 'उत्तरकांड: आए हुए मुनियों से स्तुत, रावण की उत्पत्ति सुनने वाले, सीता के आलिंगन से सुखी, नीति से जनपद के रक्षक; जनकनंदिनी वन भेजी गईं; लवणासुर का वध कराने वाले, स्वर्ग गए शंबूक से स्तुत राम।',
        },
      },
      {
        text: `स्वतनयकुशलवनन्दित राम।
अश्वमेधक्रतुदीक्षित राम।
कालावेदितसुरपद राम।
आयोध्यकजनमुक्तिद राम।
विधिमुखविबुधानन्दक राम।
तेजोमयनिजरूपक राम॥`,
        meaning: {
          en: 'Gladdened by his sons Kush and Lav, consecrated for the horse sacrifice, told by Time of the gods’ abode, he gave release to the people of Ayodhya, gladdened Brahma and the gods, and took his own form made of light.',
          hi: 'अपने पुत्र कुश-लव से आनंदित, अश्वमेध यज्ञ में दीक्षित, काल से देवपद का संदेश पाए, अयोध्यावासियों को मुक्ति देने वाले, ब्रह्मा आदि को आनंद देने वाले, तेजोमय निज रूप वाले राम।',
        },
      },
      {
        text: `संसृतिबन्धविमोचक राम।
धर्मस्थापनतत्पर राम।
भक्तिपरायणमुक्तिद राम।
सर्वचराचरपालक राम।
सर्वभवामयवारक राम।
वैकुण्ठालयसंस्थित राम।
नित्यानन्दपदस्थित राम॥`,
        meaning: {
          en: 'He loosens the bonds of the round of lives, is intent on setting up what is right, releases the devoted, keeps all that moves and is still, wards off the sickness of becoming, dwells in Vaikuntha, and stands in the state of lasting joy.',
          hi: 'संसार-बंधन छुड़ाने वाले, धर्म की स्थापना में तत्पर, भक्तों को मुक्ति देने वाले, सब चराचर के पालक, भवरोग हटाने वाले, वैकुंठ में स्थित, नित्यानंद पद में विराजमान राम।',
        },
      },
      {
        text: `राम राम जय राजा राम।
राम राम जय सीता राम॥`,
        meaning: null,
      },
    ],
  },
  {
    key: 'ganesh-dvadasha-nama',
    title: { en: 'Twelve Names of Ganesh: Sumukhashcha', hi: 'गणेश द्वादशनाम स्तोत्र: सुमुखश्च' },
    deity: 'ganesh',
    language: 'sa',
    festivals: ['ganesh_chaturthi', 'diwali'],
    words: [
      'Sanskrit',
      '12 names of Ganesh',
      'Sumukhashcha Ekadantashcha',
      'Wednesday',
      'संस्कृत',
      'गणेश के बारह नाम',
      'सुमुखश्चैकदन्तश्च',
      'बुधवार',
    ],
    origin: {
      en: 'Verses of the oral tradition with which worship and weddings begin; author and year are not known. Sanskrit.',
      hi: 'मौखिक परंपरा के श्लोक, जिनसे पूजा और विवाह आरंभ होते हैं; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition the twelve names are said before lessons, at weddings, on entering a house and on setting out.',
      hi: 'परंपरा से ये बारह नाम पाठ के आरंभ में, विवाह में, गृह-प्रवेश पर और यात्रा पर निकलते समय बोले जाते हैं।',
    },
    stanzas: [
      {
        text: `सुमुखश्चैकदन्तश्च कपिलो गजकर्णकः।
लम्बोदरश्च विकटो विघ्ननाशो विनायकः॥`,
        meaning: {
          en: 'Fair-faced, single-tusked, tawny, elephant-eared, great-bellied, mighty, ender of hindrance, the leader,',
          hi: 'सुमुख, एकदंत, कपिल, गजकर्ण, लंबोदर, विकट, विघ्ननाश, विनायक,',
        },
      },
      {
        text: `धूम्रकेतुर्गणाध्यक्षो भालचन्द्रो गजाननः।
द्वादशैतानि नामानि यः पठेच्छृणुयादपि॥`,
        meaning: {
          en: 'smoke-bannered, head of the hosts, Moon-browed, elephant-faced: these are the twelve names, and for whoever reads or hears them,',
          hi: 'धूम्रकेतु, गणाध्यक्ष, भालचंद्र, गजानन: ये बारह नाम जो पढ़े या सुने,',
        },
      },
      {
        text: `विद्यारम्भे विवाहे च प्रवेशे निर्गमे तथा।
संग्रामे सङ्कटे चैव विघ्नस्तस्य न जायते॥`,
        meaning: {
          en: 'At the start of learning, at a wedding, on coming in and going out, in struggle and in trouble, so the old verse says, no hindrance comes up for that person.',
          hi: 'विद्या के आरंभ में, विवाह में, प्रवेश और प्रस्थान में, संघर्ष और संकट में, प्राचीन श्लोक के अनुसार उसे विघ्न नहीं होता।',
        },
      },
    ],
  },
  {
    key: 'ganapati-atharvashirsha',
    title: { en: 'Ganapati Atharvashirsha', hi: 'गणपति अथर्वशीर्ष' },
    deity: 'ganesh',
    language: 'sa',
    festivals: ['ganesh_chaturthi'],
    words: [
      'Sanskrit',
      'Ganesh Atharvashirsha',
      'Ganapati Upanishad',
      'Namaste Ganapataye',
      'Upanishad',
      'संस्कृत',
      'गणेश अथर्वशीर्ष',
      'गणपत्यथर्वशीर्षम्',
      'नमस्ते गणपतये',
      'उपनिषद्',
    ],
    origin: {
      en: 'A late Upanishad counted to the Atharvaveda, often placed in the 16th or 17th century; its author is not known. Here the text proper, without the promises of its last part and without accents. Sanskrit.',
      hi: 'अथर्ववेद से जोड़ा गया परवर्ती उपनिषद्, प्रायः 16वीं या 17वीं शताब्दी का माना जाता है; रचनाकार ज्ञात नहीं। यहाँ मूल पाठ, फलश्रुति और स्वर-चिह्नों के बिना। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is recited through the days of Ganesh Chaturthi, in Maharashtra by whole crowds at dawn, once or twenty-one times. It says of Ganesh that he is everything there is.',
      hi: 'परंपरा से इसे गणेश चतुर्थी के दिनों में, महाराष्ट्र में भोर के समय जनसमूह द्वारा, एक या इक्कीस बार पढ़ते हैं। यह गणेश के विषय में कहता है कि जो कुछ है, वही हैं।',
    },
    stanzas: [
      {
        text: `नमस्ते गणपतये।
त्वमेव प्रत्यक्षं तत्त्वमसि।
त्वमेव केवलं कर्तासि।
त्वमेव केवलं धर्तासि।
त्वमेव केवलं हर्तासि।
त्वमेव सर्वं खल्विदं ब्रह्मासि।
त्वं साक्षादात्मासि नित्यम्॥`,
        meaning: {
          en: 'Homage to you, Ganapati. You are the truth seen face to face; you alone make, you alone hold, you alone take back; you are all this, Brahman; you are the self itself, always.',
          hi: 'हे गणपति, आपको नमस्कार। आप ही प्रत्यक्ष तत्त्व हैं; आप ही कर्ता, आप ही धर्ता, आप ही हर्ता हैं; यह सब ब्रह्म आप ही हैं; आप साक्षात् नित्य आत्मा हैं।',
        },
      },
      {
        text: `ऋतं वच्मि।
सत्यं वच्मि॥`,
        meaning: {
          en: 'I speak what is right; I speak what is true.',
          hi: 'यह ऋत कथन है; यह सत्य कथन है।',
        },
      },
      {
        text: `अव त्वं माम्।
अव वक्तारम्।
अव श्रोतारम्।
अव दातारम्।
अव धातारम्।
अवानूचानमव शिष्यम्।
अव पश्चात्तात्।
अव पुरस्तात्।
अवोत्तरात्तात्।
अव दक्षिणात्तात्।
अव चोर्ध्वात्तात्।
अवाधरात्तात्।
सर्वतो मां पाहि पाहि समन्तात्॥`,
        meaning: {
          en: 'Guard me; guard the one who speaks, who hears, who gives, who holds, the teacher and the pupil; guard from behind, from the front, from the north, from the south, from above, from below; guard me, guard me on every side.',
          hi: 'मेरी रक्षा कीजिए; बोलने वाले, सुनने वाले, देने वाले, धारण करने वाले, आचार्य और शिष्य की रक्षा कीजिए; पीछे से, आगे से, उत्तर से, दक्षिण से, ऊपर से, नीचे से; सब ओर से मेरी रक्षा कीजिए।',
        },
      },
      {
        text: `त्वं वाङ्मयस्त्वं चिन्मयः।
त्वमानन्दमयस्त्वं ब्रह्ममयः।
त्वं सच्चिदानन्दाद्वितीयोऽसि।
त्वं प्रत्यक्षं ब्रह्मासि।
त्वं ज्ञानमयो विज्ञानमयोऽसि॥`,
        meaning: {
          en: 'You are speech, you are awareness, you are joy, you are Brahman; being, awareness and joy without a second; you are Brahman seen; you are knowledge and insight.',
          hi: 'आप वाङ्मय, चिन्मय, आनंदमय और ब्रह्ममय हैं; अद्वितीय सच्चिदानंद हैं; प्रत्यक्ष ब्रह्म हैं; ज्ञानमय और विज्ञानमय हैं।',
        },
      },
      {
        text: `सर्वं जगदिदं त्वत्तो जायते।
सर्वं जगदिदं त्वत्तस्तिष्ठति।
सर्वं जगदिदं त्वयि लयमेष्यति।
सर्वं जगदिदं त्वयि प्रत्येति।
त्वं भूमिरापोऽनलोऽनिलो नभः।
त्वं चत्वारि वाक्पदानि॥`,
        meaning: {
          en: 'All this world is born of you, stands by you, melts into you and returns to you. You are earth, water, fire, air and sky; you are the four steps of speech.',
          hi: 'यह सारा जगत आपसे उत्पन्न होता है, आपसे टिकता है, आपमें लीन होता और लौटता है। आप पृथ्वी, जल, अग्नि, वायु और आकाश हैं; आप वाणी के चार पद हैं।',
        },
      },
      {
        text: `त्वं गुणत्रयातीतः।
त्वमवस्थात्रयातीतः।
त्वं देहत्रयातीतः।
त्वं कालत्रयातीतः।
त्वं मूलाधारस्थितोऽसि नित्यम्।
त्वं शक्तित्रयात्मकः।
त्वां योगिनो ध्यायन्ति नित्यम्।
त्वं ब्रह्मा त्वं विष्णुस्त्वं रुद्रस्त्वमिन्द्रस्त्वमग्निस्त्वं वायुस्त्वं सूर्यस्त्वं चन्द्रमास्त्वं ब्रह्म भूर्भुवः स्वरोम्॥`,
        meaning: {
          en: 'You are beyond the three qualities, the three states, the three bodies and the three times; you dwell always in the root centre; three powers are yours; yogis meditate on you always. You are Brahma, Vishnu, Rudra, Indra, Agni, Vayu, Sun and Moon; you are Brahman, earth, mid-air, heaven and Om.',
          hi: 'आप तीन गुणों, तीन अवस्थाओं, तीन देहों और तीन कालों से परे हैं; नित्य मूलाधार में स्थित हैं; तीन शक्तियाँ आपका स्वरूप हैं; योगी नित्य आपका ध्यान करते हैं। आप ब्रह्मा, विष्णु, रुद्र, इंद्र, अग्नि, वायु, सूर्य, चंद्र, ब्रह्म, भू, भुवः, स्वः और ॐ हैं।',
        },
      },
      {
        text: `गणादिं पूर्वमुच्चार्य वर्णादिं तदनन्तरम्।
अनुस्वारः परतरः।
अर्धेन्दुलसितम्।
तारेण ऋद्धम्।
एतत्तव मनुस्वरूपम्।
गकारः पूर्वरूपम्।
अकारो मध्यमरूपम्।
अनुस्वारश्चान्त्यरूपम्।
बिन्दुरुत्तररूपम्।
नादः सन्धानम्।
संहितासन्धिः।
सैषा गणेशविद्या।
गणकऋषिः।
निचृद्गायत्रीच्छन्दः।
गणपतिर्देवता।
ॐ गं गणपतये नमः॥`,
        meaning: {
          en: 'First the sound that begins “gana”, then the first of the letters, then the nasal, bright with the half Moon, crowned with Om: that is the form of your mantra, its parts joined by resonance. This is the knowledge of Ganesh; its seer is Ganaka, its metre the nichrid gayatri, its deity Ganapati: Om gam, homage to Ganapati.',
          hi: 'पहले “गण” का आदि अक्षर, फिर वर्णों का आदि, फिर अनुस्वार, अर्धचंद्र से शोभित, ॐकार से समृद्ध: यह आपके मंत्र का स्वरूप है, जिसके अंग नाद से जुड़ते हैं। यही गणेश-विद्या है; ऋषि गणक, छंद निचृद् गायत्री, देवता गणपति: ॐ गं गणपति को नमस्कार।',
        },
      },
      {
        text: `एकदन्ताय विद्महे वक्रतुण्डाय धीमहि।
तन्नो दन्तिः प्रचोदयात्॥`,
        meaning: {
          en: 'We know the single-tusked one, we think on him of the curved trunk; may the tusked one stir us on.',
          hi: 'एकदंत को हम जानते हैं, वक्रतुंड का ध्यान करते हैं; वे दंती हमें प्रेरित करें।',
        },
      },
      {
        text: `एकदन्तं चतुर्हस्तं पाशमङ्कुशधारिणम्।
रदं च वरदं हस्तैर्बिभ्राणं मूषकध्वजम्।
रक्तं लम्बोदरं शूर्पकर्णकं रक्तवाससम्।
रक्तगन्धानुलिप्ताङ्गं रक्तपुष्पैः सुपूजितम्।
भक्तानुकम्पिनं देवं जगत्कारणमच्युतम्।
आविर्भूतं च सृष्ट्यादौ प्रकृतेः पुरुषात्परम्।
एवं ध्यायति यो नित्यं स योगी योगिनां वरः॥`,
        meaning: {
          en: 'One tusk, four hands with noose, goad, broken tusk and the sign of blessing, a mouse on the banner; red, great-bellied, with ears like winnowing fans, in red clothes, anointed with red sandal, worshipped with red flowers; a god who feels with his devotees, unfailing cause of the world, who appeared at the start of creation, beyond nature and person. Whoever thinks of him so always is the best of yogis.',
          hi: 'एक दाँत, चार हाथ, जिनमें पाश, अंकुश, दंत और वरमुद्रा, ध्वज पर मूषक; लाल, लंबोदर, सूप जैसे कान, लाल वस्त्र, लाल चंदन से लिप्त, लाल फूलों से पूजित; भक्तों पर दया करने वाले, जगत के अच्युत कारण, सृष्टि के आदि में प्रकट, प्रकृति और पुरुष से परे। जो नित्य ऐसा ध्यान करे, वह योगियों में श्रेष्ठ है।',
        },
      },
      {
        text: `नमो व्रातपतये।
नमो गणपतये।
नमः प्रमथपतये।
नमस्तेऽस्तु लम्बोदरायैकदन्ताय।
विघ्ननाशिने शिवसुताय।
श्रीवरदमूर्तये नमो नमः॥`,
        meaning: {
          en: 'Homage to the lord of the troop, to the lord of the hosts, to the lord of Shiv’s attendants; homage to you, great-bellied, single-tusked, ender of hindrance, son of Shiv; to the form that grants blessings, homage again and again.',
          hi: 'व्रातपति को नमस्कार, गणपति को नमस्कार, प्रमथपति को नमस्कार; लंबोदर, एकदंत, विघ्ननाशक, शिवपुत्र, आपको नमस्कार; वरदायी मूर्ति को बार-बार नमस्कार।',
        },
      },
    ],
  },
  {
    key: 'shiva-ashtottara-shatanama',
    title: { en: 'The Hundred and Eight Names of Shiv', hi: 'शिव अष्टोत्तरशतनाम स्तोत्र' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: [
      'Sanskrit',
      '108 names of Shiva',
      'Shiva Ashtottara',
      'Shatanamavali',
      'Sawan',
      'संस्कृत',
      'शिव के एक सौ आठ नाम',
      'शिव अष्टोत्तर शतनामावली',
      'सावन',
    ],
    origin: {
      en: 'Prints count it to the Shiva Rahasya; author and year are not known. Here the verses of the names. Sanskrit.',
      hi: 'मुद्रित पाठ इसे शिवरहस्य का बताते हैं; रचनाकार और समय ज्ञात नहीं। यहाँ नामों के श्लोक हैं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition a bel leaf or a flower is laid down with each name, on Mondays, in Sawan and through the night of Mahashivratri.',
      hi: 'परंपरा से हर नाम के साथ एक बेलपत्र या फूल चढ़ाते हैं, सोमवार को, सावन में और महाशिवरात्रि की रात भर।',
    },
    stanzas: [
      {
        text: `शिवो महेश्वरः शम्भुः पिनाकी शशिशेखरः।
वामदेवो विरूपाक्षः कपर्दी नीललोहितः॥`,
        meaning: {
          en: 'The kindly, the great lord, giver of happiness, bearer of the Pinaka bow, moon-crested; the lovely god, of strange eyes, with braided locks, blue and red.',
          hi: 'शिव, महेश्वर, शंभु, पिनाक धनुषधारी, शशिशेखर; वामदेव, विरूपाक्ष, कपर्दी, नीललोहित।',
        },
      },
      {
        text: `शङ्करः शूलपाणिश्च खट्वाङ्गी विष्णुवल्लभः।
शिपिविष्टोऽम्बिकानाथः श्रीकण्ठो भक्तवत्सलः॥`,
        meaning: {
          en: 'Doer of good, trident in hand, with the skull-topped staff, dear to Vishnu; wrapped in rays, lord of Ambika, of the glorious throat, tender to the devoted.',
          hi: 'शंकर, शूलपाणि, खट्वांग धारण करने वाले, विष्णु के प्रिय; किरणों से घिरे, अंबिका के नाथ, श्रीकंठ, भक्तवत्सल।',
        },
      },
      {
        text: `भवः शर्वस्त्रिलोकेशः शितिकण्ठः शिवाप्रियः।
उग्रः कपाली कामारिरन्धकासुरसूदनः॥`,
        meaning: {
          en: 'Being itself, the archer, lord of the three worlds, dark-throated, dear to Shivaa; the fierce, bearer of the skull, foe of desire, slayer of Andhaka.',
          hi: 'भव, शर्व, त्रिलोकेश, शितिकंठ, शिवा के प्रिय; उग्र, कपाली, काम के शत्रु, अंधकासुर का वध करने वाले।',
        },
      },
      {
        text: `गङ्गाधरो ललाटाक्षः कालकालः कृपानिधिः।
भीमः परशुहस्तश्च मृगपाणिर्जटाधरः॥`,
        meaning: {
          en: 'Bearer of Ganga, with an eye in the brow, the death of death, a treasure of mercy; awesome, axe in hand, deer in hand, with matted hair.',
          hi: 'गंगाधर, ललाट में नेत्र वाले, काल के काल, कृपा की निधि; भीम, हाथ में परशु वाले, हाथ में मृग वाले, जटाधर।',
        },
      },
      {
        text: `कैलासवासी कवची कठोरस्त्रिपुरान्तकः।
वृषाङ्को वृषभारूढो भस्मोद्धूलितविग्रहः॥`,
        meaning: {
          en: 'Dweller on Kailash, clad in armour, unyielding, ender of the three cities; marked by the bull, riding the bull, his body dusted with ash.',
          hi: 'कैलासवासी, कवचधारी, कठोर, त्रिपुरांतक; वृष के चिह्न वाले, वृषभ पर आरूढ़, भस्म से लिप्त शरीर वाले।',
        },
      },
      {
        text: `सामप्रियः स्वरमयस्त्रयीमूर्तिरनीश्वरः।
सर्वज्ञः परमात्मा च सोमसूर्याग्निलोचनः॥`,
        meaning: {
          en: 'Fond of the Saman chant, made of tones, the three Vedas in person, with no lord above him; all-knowing, the highest self, whose eyes are Moon, Sun and fire.',
          hi: 'सामगान के प्रिय, स्वरमय, वेदत्रयी की मूर्ति, जिनका कोई ईश्वर नहीं; सर्वज्ञ, परमात्मा, चंद्र-सूर्य-अग्नि रूपी नेत्रों वाले।',
        },
      },
      {
        text: `हविर्यज्ञमयः सोमः पञ्चवक्त्रः सदाशिवः।
विश्वेश्वरो वीरभद्रो गणनाथः प्रजापतिः॥`,
        meaning: {
          en: 'The offering and the sacrifice, Soma, five-faced, always kind; lord of all, Virabhadra, leader of the hosts, lord of creatures.',
          hi: 'हवि और यज्ञमय, सोम, पंचमुख, सदाशिव; विश्वेश्वर, वीरभद्र, गणनाथ, प्रजापति।',
        },
      },
      {
        text: `हिरण्यरेता दुर्धर्षो गिरीशो गिरिशोऽनघः।
भुजङ्गभूषणो भर्गो गिरिधन्वा गिरिप्रियः॥`,
        meaning: {
          en: 'Golden seed of all, not to be overcome, lord of mountains, resting on the mountain, faultless; adorned with serpents, radiance, with a mountain for a bow, fond of mountains.',
          hi: 'हिरण्यरेता, दुर्धर्ष, गिरीश, गिरि पर शयन करने वाले, निर्दोष; सर्पों से भूषित, भर्ग, गिरि के धनुष वाले, गिरिप्रिय।',
        },
      },
      {
        text: `कृत्तिवासाः पुरारातिर्भगवान् प्रमथाधिपः।
मृत्युञ्जयः सूक्ष्मतनुर्जगद्व्यापी जगद्गुरुः॥`,
        meaning: {
          en: 'Dressed in hide, foe of the cities, the blessed, chief of the attendants; conqueror of death, of subtle body, filling the world, teacher of the world.',
          hi: 'चर्म के वस्त्र वाले, पुरों के शत्रु, भगवान, प्रमथों के अधिपति; मृत्युंजय, सूक्ष्म शरीर वाले, जगत में व्याप्त, जगद्गुरु।',
        },
      },
      {
        text: `व्योमकेशो महासेनजनकश्चारुविक्रमः।
रुद्रो भूतपतिः स्थाणुरहिर्बुध्न्यो दिगम्बरः॥`,
        meaning: {
          en: 'With the sky for hair, father of Kartikeya, of fair valour; Rudra, lord of beings, the unmoving pillar, serpent of the deep, clad in the directions.',
          hi: 'व्योमकेश, महासेन के जनक, सुंदर पराक्रम वाले; रुद्र, भूतपति, स्थाणु, अहिर्बुध्न्य, दिगंबर।',
        },
      },
      {
        text: `अष्टमूर्तिरनेकात्मा सात्त्विकः शुद्धविग्रहः।
शाश्वतः खण्डपरशुरजः पाशविमोचकः॥`,
        meaning: {
          en: 'Of eight forms, the self of many, of pure quality, of clear form; everlasting, with the splintered axe, unborn, who loosens bonds.',
          hi: 'अष्टमूर्ति, अनेकात्मा, सात्त्विक, शुद्ध विग्रह वाले; शाश्वत, खंडपरशु, अजन्मा, पाश से छुड़ाने वाले।',
        },
      },
      {
        text: `मृडः पशुपतिर्देवो महादेवोऽव्ययो हरिः।
पूषदन्तभिदव्यग्रो दक्षाध्वरहरो हरः॥`,
        meaning: {
          en: 'The gracious, lord of living beings, the bright one, the great god, unfailing, he who takes away; who broke Pushan’s teeth, unruffled, who took Daksha’s sacrifice, the remover.',
          hi: 'मृड, पशुपति, देव, महादेव, अव्यय, हरि; पूषा के दाँत तोड़ने वाले, अव्यग्र, दक्ष का यज्ञ हरने वाले, हर।',
        },
      },
      {
        text: `भगनेत्रभिदव्यक्तः सहस्राक्षः सहस्रपात्।
अपवर्गप्रदोऽनन्तस्तारकः परमेश्वरः॥`,
        meaning: {
          en: 'Who put out Bhaga’s eyes, the unseen, thousand-eyed, thousand-footed; giver of release, endless, he who carries across, the highest lord.',
          hi: 'भग के नेत्र फोड़ने वाले, अव्यक्त, सहस्राक्ष, सहस्रपाद; मोक्ष देने वाले, अनंत, तारक, परमेश्वर।',
        },
      },
    ],
  },
  {
    key: 'krishna-ashtottara-shatanama',
    title: { en: 'The Hundred and Eight Names of Krishna', hi: 'कृष्ण अष्टोत्तरशतनाम स्तोत्र' },
    deity: 'krishna',
    language: 'sa',
    festivals: ['janmashtami', 'govardhan_puja', 'gita_jayanti', 'radha_ashtami'],
    words: [
      'Sanskrit',
      '108 names of Krishna',
      'Krishna Ashtottara',
      'Shatanamavali',
      'Shri Krishnah Kamalanathah',
      'संस्कृत',
      'कृष्ण के एक सौ आठ नाम',
      'कृष्ण अष्टोत्तर शतनामावली',
      'श्रीकृष्णः कमलानाथो',
    ],
    origin: {
      en: 'Prints count it to the Brahmanda Purana, as told by the serpent Shesha to the Earth; author and year are not known. Here the verses of the names. Sanskrit.',
      hi: 'मुद्रित पाठ इसे ब्रह्मांड पुराण का, शेषनाग का पृथ्वी से कहा, बताते हैं; रचनाकार और समय ज्ञात नहीं। यहाँ नामों के श्लोक हैं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition a tulsi leaf is offered with each name, at Janmashtami and on Ekadashi. In order the names tell his life from Gokul to Kurukshetra.',
      hi: 'परंपरा से जन्माष्टमी और एकादशी पर हर नाम के साथ एक तुलसी-दल चढ़ाते हैं। नाम क्रम से गोकुल से कुरुक्षेत्र तक उनका जीवन कहते हैं।',
    },
    stanzas: [
      {
        text: `श्रीकृष्णः कमलानाथो वासुदेवः सनातनः।
वसुदेवात्मजः पुण्यो लीलामानुषविग्रहः॥`,
        meaning: {
          en: 'Krishna, Lakshmi’s lord, Vasudev in whom all dwell, everlasting; Vasudeva’s son, the blessed, human of form for play.',
          hi: 'श्रीकृष्ण, कमला के नाथ, वासुदेव, सनातन; वसुदेव के पुत्र, पुण्य, लीला से मनुष्य रूप धारण करने वाले।',
        },
      },
      {
        text: `श्रीवत्सकौस्तुभधरो यशोदावत्सलो हरिः।
चतुर्भुजात्तचक्रासिगदाशङ्खाम्बुजायुधः॥`,
        meaning: {
          en: 'Bearer of the Shrivatsa mark and the Kaustubha, Yashoda’s dear one, Hari; in his four arms are discus, sword, mace, conch and lotus.',
          hi: 'श्रीवत्स और कौस्तुभ धारण करने वाले, यशोदा के लाड़ले, हरि; चार भुजाओं में चक्र, खड्ग, गदा, शंख और कमल लिए।',
        },
      },
      {
        text: `देवकीनन्दनः श्रीशो नन्दगोपप्रियात्मजः।
यमुनावेगसंहारी बलभद्रप्रियानुजः॥`,
        meaning: {
          en: 'Devaki’s joy, lord of Shri, dear son of Nanda the herdsman; he stilled the rush of the Yamuna, Balabhadra’s dear younger brother.',
          hi: 'देवकीनंदन, श्रीपति, नंदगोप के प्रिय पुत्र; यमुना का वेग रोकने वाले, बलभद्र के प्रिय अनुज।',
        },
      },
      {
        text: `पूतनाजीवितहरः शकटासुरभञ्जनः।
नन्दव्रजजनानन्दी सच्चिदानन्दविग्रहः॥`,
        meaning: {
          en: 'He took Putana’s life and broke the cart demon, delighted the people of Nanda’s Vraj, being, awareness and joy in person.',
          hi: 'पूतना के प्राण हरने वाले, शकटासुर को तोड़ने वाले, नंद के ब्रजजनों को आनंद देने वाले, सच्चिदानंद विग्रह।',
        },
      },
      {
        text: `नवनीतविलिप्ताङ्गो नवनीतनटोऽनघः।
नवनीतनवाहारो मुचुकुन्दप्रसादकः॥`,
        meaning: {
          en: 'Smeared with fresh butter, dancing for butter, faultless; butter was his first food; gracious to Muchukunda.',
          hi: 'मक्खन से सने अंग वाले, मक्खन के लिए नाचने वाले, निर्दोष; मक्खन के नए आहार वाले, मुचुकुंद पर कृपा करने वाले।',
        },
      },
      {
        text: `षोडशस्त्रीसहस्रेशस्त्रिभङ्गी मधुराकृतिः।
शुकवागमृताब्धीन्दुर्गोविन्दो योगिनां पतिः॥`,
        meaning: {
          en: 'Lord of sixteen thousand ladies, standing in the threefold bend, sweet of form; the Moon above the nectar sea of Shuka’s words, Govind, lord of yogis.',
          hi: 'सोलह हज़ार स्त्रियों के स्वामी, त्रिभंगी, मधुर आकृति वाले; शुक की वाणी के अमृत-सागर के चंद्रमा, गोविंद, योगियों के पति।',
        },
      },
      {
        text: `वत्सवाटचरोऽनन्तो धेनुकासुरभञ्जनः।
तृणीकृततृणावर्तो यमलार्जुनभञ्जनः॥`,
        meaning: {
          en: 'Roaming the calf pens, endless, breaker of the ass demon Dhenuka; to him Trinavarta was a straw; he broke the twin arjuna trees.',
          hi: 'बछड़ों के बाड़े में विचरने वाले, अनंत, धेनुकासुर को मिटाने वाले; तृणावर्त को तिनका बना देने वाले, यमलार्जुन तोड़ने वाले।',
        },
      },
      {
        text: `उत्तालतालभेत्ता च तमालश्यामलाकृतिः।
गोपगोपीश्वरो योगी कोटिसूर्यसमप्रभः॥`,
        meaning: {
          en: 'He split the tall palms; dark as the tamala tree, lord of cowherd men and women, the yogi, bright as ten million suns.',
          hi: 'ऊँचे ताड़ भेदने वाले, तमाल जैसे श्यामल; गोप-गोपियों के ईश्वर, योगी, करोड़ सूर्यों जैसे प्रभावान।',
        },
      },
      {
        text: `इलापतिः परञ्ज्योतिर्यादवेन्द्रो यदूद्वहः।
वनमाली पीतवासाः पारिजातापहारकः॥`,
        meaning: {
          en: 'Lord of the Earth, the highest light, chief of the Yadavas, who carries the line of Yadu on; with a garland of the woods, in yellow, who brought the parijata tree.',
          hi: 'पृथ्वीपति, परम ज्योति, यादवेंद्र, यदुकुल को आगे ले जाने वाले; वनमाली, पीतांबरधारी, पारिजात लाने वाले।',
        },
      },
      {
        text: `गोवर्धनाचलोद्धर्ता गोपालः सर्वपालकः।
अजो निरञ्जनः कामजनकः कञ्जलोचनः॥`,
        meaning: {
          en: 'Lifter of Mount Govardhan, keeper of cows, keeper of all; unborn, without stain, father of love, lotus-eyed.',
          hi: 'गोवर्धन पर्वत उठाने वाले, गोपाल, सबके पालक; अजन्मा, निरंजन, काम के जनक, कमलनयन।',
        },
      },
      {
        text: `मधुहा मथुरानाथो द्वारकानायको बली।
वृन्दावनान्तसञ्चारी तुलसीदामभूषणः॥`,
        meaning: {
          en: 'Slayer of Madhu, lord of Mathura, leader of Dwarka, the strong; wandering in Vrindavan, adorned with a tulsi garland.',
          hi: 'मधु का वध करने वाले, मथुरा के नाथ, द्वारका के नायक, बली; वृंदावन में विचरने वाले, तुलसी की माला से भूषित।',
        },
      },
      {
        text: `स्यमन्तकमणेर्हर्ता नरनारायणात्मकः।
कुब्जाकृष्णाम्बरधरो मायी परमपूरुषः॥`,
        meaning: {
          en: 'Who brought back the Syamantaka jewel, whose self is Nara and Narayan; who wears the dark garment of the tale of Kubja, wielder of maya, the highest person.',
          hi: 'स्यमंतक मणि लौटा लाने वाले, नर-नारायण स्वरूप; कुब्जा के प्रसंग का श्याम वस्त्र धारण करने वाले, मायी, परम पुरुष।',
        },
      },
      {
        text: `मुष्टिकासुरचाणूरमल्लयुद्धविशारदः।
संसारवैरी कंसारिर्मुरारिर्नरकान्तकः॥`,
        meaning: {
          en: 'Skilled in wrestling against Mushtika and Chanura; foe of the round of births, foe of Kansa, foe of Mura, ender of Naraka.',
          hi: 'मुष्टिक और चाणूर से मल्लयुद्ध में निपुण; संसार-बंधन के वैरी, कंस के शत्रु, मुर के शत्रु, नरकासुर का अंत करने वाले।',
        },
      },
      {
        text: `अनादिब्रह्मचारी च कृष्णाव्यसनकर्षकः।
शिशुपालशिरश्छेत्ता दुर्योधनकुलान्तकः॥`,
        meaning: {
          en: 'Chaste without beginning, who drew Draupadi from her distress, cut off Shishupala’s head, and ended Duryodhana’s house.',
          hi: 'अनादि ब्रह्मचारी, द्रौपदी का संकट दूर करने वाले; शिशुपाल का सिर काटने वाले, दुर्योधन के कुल का अंत करने वाले।',
        },
      },
      {
        text: `विदुराक्रूरवरदो विश्वरूपप्रदर्शकः।
सत्यवाक् सत्यसङ्कल्पः सत्यभामारतो जयी॥`,
        meaning: {
          en: 'Who gave boons to Vidura and Akrura and showed the universal form; true of speech, true of purpose, fond of Satyabhama, victorious.',
          hi: 'विदुर और अक्रूर को वर देने वाले, विश्वरूप दिखाने वाले; सत्यवाक्, सत्यसंकल्प, सत्यभामा में अनुरक्त, विजयी।',
        },
      },
      {
        text: `सुभद्रापूर्वजो विष्णुर्भीष्ममुक्तिप्रदायकः।
जगद्गुरुर्जगन्नाथो वेणुनादविशारदः॥`,
        meaning: {
          en: 'Subhadra’s elder brother, Vishnu, giver of release to Bhishma; teacher of the world, lord of the world, master of the flute.',
          hi: 'सुभद्रा के बड़े भाई, विष्णु, भीष्म को मुक्ति देने वाले; जगद्गुरु, जगन्नाथ, वेणु-वादन में निपुण।',
        },
      },
      {
        text: `वृषभासुरविध्वंसी बाणासुरकरान्तकः।
युधिष्ठिरप्रतिष्ठाता बर्हिबर्हावतंसकः॥`,
        meaning: {
          en: 'Destroyer of the bull demon, who cut off Banasura’s arms; who set Yudhishthira on the throne, with a peacock feather for his crest.',
          hi: 'वृषभासुर का विध्वंस करने वाले, बाणासुर की भुजाएँ काटने वाले; युधिष्ठिर को प्रतिष्ठित करने वाले, मोरपंख के मुकुट वाले।',
        },
      },
      {
        text: `पार्थसारथिरव्यक्तो गीतामृतमहोदधिः।
कालीयफणिमाणिक्यरञ्जितश्रीपदाम्बुजः॥`,
        meaning: {
          en: 'Arjun’s charioteer, the unseen, the great ocean of the Gita’s nectar; whose lotus feet are reddened by the jewels on Kaliya’s hoods.',
          hi: 'पार्थसारथि, अव्यक्त, गीता-अमृत के महासागर; कालिय नाग के मणियों से रंजित चरण-कमल वाले।',
        },
      },
      {
        text: `दामोदरो यज्ञभोक्ता दानवेन्द्रविनाशकः।
नारायणः परब्रह्म पन्नगाशनवाहनः॥`,
        meaning: {
          en: 'With the rope about his belly, enjoyer of sacrifice, destroyer of demon kings; Narayan, the highest Brahman, carried by Garuda who feeds on snakes.',
          hi: 'दामोदर, यज्ञ के भोक्ता, दानवेंद्रों का विनाश करने वाले; नारायण, परब्रह्म, सर्पभक्षी गरुड़ के वाहन वाले।',
        },
      },
      {
        text: `जलक्रीडासमासक्तगोपीवस्त्रापहारकः।
पुण्यश्लोकस्तीर्थपादो वेदवेद्यो दयानिधिः॥`,
        meaning: {
          en: 'Who took the clothes of the gopis at play in the water; of hallowed fame, whose feet are a holy place, known through the Vedas, a treasure of kindness.',
          hi: 'जलक्रीड़ा में लगी गोपियों के वस्त्र हरने वाले; पुण्यश्लोक, तीर्थ रूप चरणों वाले, वेदों से जानने योग्य, दया की निधि।',
        },
      },
      {
        text: `सर्वतीर्थात्मकः सर्वग्रहरूपी परात्परः।
इत्येवं कृष्णदेवस्य नाम्नामष्टोत्तरं शतम्॥`,
        meaning: {
          en: 'The self of all holy places, in the form of all the planets, beyond the beyond: such are the hundred and eight names of the god Krishna.',
          hi: 'सब तीर्थों के स्वरूप, सब ग्रहों के रूप, परात्पर: ऐसे ये श्रीकृष्ण के एक सौ आठ नाम हैं।',
        },
      },
    ],
  },
  {
    key: 'vishnu-sahasranama',
    title: { en: 'Vishnu Sahasranama', hi: 'विष्णु सहस्रनाम स्तोत्र' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['vaikuntha_ekadashi', 'devutthana_ekadashi', 'devshayani_ekadashi', 'anant_chaturdashi'],
    words: [
      'Sanskrit',
      'Thousand names of Vishnu',
      'Vishnu Sahasranamam',
      'Vishvam Vishnur Vashatkaro',
      'Bhishma',
      'Ekadashi',
      'संस्कृत',
      'विष्णु के हजार नाम',
      'विष्णु सहस्रनाम',
      'विश्वं विष्णुर्वषट्कारो',
      'भीष्म',
      'एकादशी',
    ],
    origin: {
      en: 'From the Anushasana Parva of the Mahabharata, ascribed to Vyasa: Bhishma on the bed of arrows tells the names to Yudhishthira. The year is not known. Here the verses of the names with the closing prayer of the widespread text. Sanskrit.',
      hi: 'महाभारत के अनुशासन पर्व से, जो व्यास की रचना मानी जाती है: शर-शय्या पर भीष्म युधिष्ठिर को ये नाम बताते हैं। समय ज्ञात नहीं। यहाँ प्रचलित पाठ से नामों के श्लोक और अंत की प्रार्थना हैं। संस्कृत।',
    },
    benefits: {
      en: 'By tradition it is said on Ekadashi and in the early morning, alone or in a group. In the epic it answers the question which one refuge people have; many names have more than one meaning in the commentaries, and one is told here.',
      hi: 'परंपरा से एकादशी और प्रातःकाल में, अकेले या मिलकर, इसका पाठ होता है। महाभारत में यह इस प्रश्न का उत्तर है कि सबका एक आश्रय कौन है; भाष्यों में कई नामों के एक से अधिक अर्थ हैं, यहाँ एक दिया है।',
    },
    stanzas: [
      {
        text: `विश्वं विष्णुर्वषट्कारो भूतभव्यभवत्प्रभुः।
भूतकृद्भूतभृद्भावो भूतात्मा भूतभावनः॥`,
        meaning: {
          en: 'He is all that is, and in all that is; the offering’s call, lord of what was, will be and is; maker, bearer and self of the beings, who lets them grow.',
          hi: 'वे ही विश्व हैं और विश्व में व्याप्त हैं; आहुति का स्वर, भूत, भविष्य और वर्तमान के स्वामी; प्राणियों के रचयिता, धारक, आत्मा और पोषक।',
        },
      },
      {
        text: `पूतात्मा परमात्मा च मुक्तानां परमा गतिः।
अव्ययः पुरुषः साक्षी क्षेत्रज्ञोऽक्षर एव च॥`,
        meaning: {
          en: 'Pure of self, the highest self, the last goal of the freed; unfailing, dweller within, witness, knower of the field, imperishable.',
          hi: 'पवित्र आत्मा, परमात्मा, मुक्तों की परम गति; अव्यय, भीतर बसे पुरुष, साक्षी, क्षेत्र के ज्ञाता, अक्षर।',
        },
      },
      {
        text: `योगो योगविदां नेता प्रधानपुरुषेश्वरः।
नारसिंहवपुः श्रीमान् केशवः पुरुषोत्तमः॥`,
        meaning: {
          en: 'He is yoga and leads those who know it, lord of nature and spirit; in the body of the Man-Lion, with Shri beside him, Keshava, the highest person.',
          hi: 'वे योग हैं और योग जानने वालों के नायक, प्रकृति और पुरुष के ईश्वर; नरसिंह-देह, श्री सहित, केशव, पुरुषोत्तम।',
        },
      },
      {
        text: `सर्वः शर्वः शिवः स्थाणुर्भूतादिर्निधिरव्ययः।
सम्भवो भावनो भर्ता प्रभवः प्रभुरीश्वरः॥`,
        meaning: {
          en: 'All, the withdrawer, the kindly, the firm, source of beings, treasure that does not lessen; he comes by his own will, gives, bears, begins, rules.',
          hi: 'सब कुछ, समेटने वाले, कल्याणमय, स्थिर, प्राणियों के आदि, न घटने वाली निधि; अपनी इच्छा से प्रकट, फलदाता, भर्ता, उद्गम, प्रभु, ईश्वर।',
        },
      },
      {
        text: `स्वयम्भूः शम्भुरादित्यः पुष्कराक्षो महास्वनः।
अनादिनिधनो धाता विधाता धातुरुत्तमः॥`,
        meaning: {
          en: 'Born of himself, giver of gladness, in the sun, lotus-eyed, great of voice; without beginning or end, bearer, ordainer, the finest ground of things.',
          hi: 'स्वयं प्रकट, सुख देने वाले, सूर्य में स्थित, कमलनयन, महान नाद वाले; आदि-अंत रहित, धारक, विधाता, उत्तम मूल तत्त्व।',
        },
      },
      {
        text: `अप्रमेयो हृषीकेशः पद्मनाभोऽमरप्रभुः।
विश्वकर्मा मनुस्त्वष्टा स्थविष्ठः स्थविरो ध्रुवः॥`,
        meaning: {
          en: 'Beyond measure, lord of the senses, lotus-naveled, lord of the immortals; maker of all, thinker, shaper, most vast, ancient, unmoved.',
          hi: 'माप से परे, इंद्रियों के स्वामी, पद्मनाभ, देवों के प्रभु; विश्व के कर्ता, मनन करने वाले, गढ़ने वाले, अति विशाल, पुरातन, अटल।',
        },
      },
      {
        text: `अग्राह्यः शाश्वतः कृष्णो लोहिताक्षः प्रतर्दनः।
प्रभूतस्त्रिककुब्धाम पवित्रं मङ्गलं परम्॥`,
        meaning: {
          en: 'Not to be grasped, everlasting, Krishna the dark, red-eyed, the crusher at the end; abundant, seat of the three regions, purifying, highest blessing.',
          hi: 'पकड़ से परे, शाश्वत, श्यामवर्ण कृष्ण, अरुण नेत्र, प्रलय में समेटने वाले; समृद्ध, तीनों दिशा-लोकों के धाम, पावन, परम मंगल।',
        },
      },
      {
        text: `ईशानः प्राणदः प्राणो ज्येष्ठः श्रेष्ठः प्रजापतिः।
हिरण्यगर्भो भूगर्भो माधवो मधुसूदनः॥`,
        meaning: {
          en: 'Ruler, giver of breath and breath itself, eldest, best, lord of creatures; the golden womb, holder of the earth within, Madhava, slayer of Madhu.',
          hi: 'शासक, प्राणदाता और स्वयं प्राण, ज्येष्ठ, श्रेष्ठ, प्रजापति; हिरण्यगर्भ, पृथ्वी को गर्भ में रखने वाले, माधव, मधुसूदन।',
        },
      },
      {
        text: `ईश्वरो विक्रमी धन्वी मेधावी विक्रमः क्रमः।
अनुत्तमो दुराधर्षः कृतज्ञः कृतिरात्मवान्॥`,
        meaning: {
          en: 'Almighty, valiant, bowman, wise, the great stride and the order of things; none above him, not to be overcome, knower of deeds, the deed itself, resting in himself.',
          hi: 'सर्वशक्तिमान, पराक्रमी, धनुर्धारी, मेधावी, महान डग और जगत का क्रम; जिनसे बढ़कर कोई नहीं, अजेय, कर्मों के ज्ञाता, स्वयं कर्म, आत्मस्थित।',
        },
      },
      {
        text: `सुरेशः शरणं शर्म विश्वरेताः प्रजाभवः।
अहः संवत्सरो व्यालः प्रत्ययः सर्वदर्शनः॥`,
        meaning: {
          en: 'Lord of the gods, refuge, bliss, seed of all, origin of creatures; the day, the year, beyond grip like a serpent, sure knowledge, eye of all.',
          hi: 'देवों के ईश, शरण, आनंद, विश्व के बीज, प्रजा के मूल; दिन, वर्ष, सर्प-से अग्राह्य, निश्चयात्मक ज्ञान, सब देखने वाले।',
        },
      },
      {
        text: `अजः सर्वेश्वरः सिद्धः सिद्धिः सर्वादिरच्युतः।
वृषाकपिरमेयात्मा सर्वयोगविनिःसृतः॥`,
        meaning: {
          en: 'Unborn, lord of all lords, complete, completion, first of all, who never falls; Vrishakapi, upholder of dharma, immeasurable self, free of all bonds.',
          hi: 'अजन्मा, सबके ईश्वर, पूर्ण, सिद्धि, सबके आदि, अच्युत; धर्म को उठाने वाले वृषाकपि, अमेय आत्मा, सब बंधनों से अलग।',
        },
      },
      {
        text: `वसुर्वसुमनाः सत्यः समात्मा सम्मितः समः।
अमोघः पुण्डरीकाक्षो वृषकर्मा वृषाकृतिः॥`,
        meaning: {
          en: 'Dweller in all, noble of mind, true, even of self, known by the true, the same to all; never in vain, lotus-eyed, whose work and form are dharma.',
          hi: 'सबमें बसे, उदार मन, सत्य, सम आत्मा, सत्य से जाने गए, सबके लिए समान; अमोघ, कमलनयन, धर्म ही जिनका कर्म और रूप है।',
        },
      },
      {
        text: `रुद्रो बहुशिरा बभ्रुर्विश्वयोनिः शुचिश्रवाः।
अमृतः शाश्वतस्थाणुर्वरारोहो महातपाः॥`,
        meaning: {
          en: 'Rudra who drives off grief, many-headed, bearer, womb of all, of pure renown; deathless, ever firm, the best ascent, great in tapas.',
          hi: 'दुख हटाने वाले रुद्र, अनेक शीश, भरण करने वाले, विश्व के मूल, पवित्र कीर्ति; अमृत, सदा अटल, उत्तम आरोहण, महातपस्वी।',
        },
      },
      {
        text: `सर्वगः सर्वविद्भानुर्विष्वक्सेनो जनार्दनः।
वेदो वेदविदव्यङ्गो वेदाङ्गो वेदवित्कविः॥`,
        meaning: {
          en: 'Going everywhere, knowing all, shining, whose hosts face every side, Janardana; the Veda and its knower, lacking nothing, whose limbs are the Vedas, seer.',
          hi: 'सर्वत्र पहुँचे, सर्वज्ञ, प्रकाशमान, सब ओर सेना वाले, जनार्दन; वेद और वेद के ज्ञाता, परिपूर्ण, वेद जिनके अंग हैं, कवि।',
        },
      },
      {
        text: `लोकाध्यक्षः सुराध्यक्षो धर्माध्यक्षः कृताकृतः।
चतुरात्मा चतुर्व्यूहश्चतुर्दंष्ट्रश्चतुर्भुजः॥`,
        meaning: {
          en: 'Overseer of worlds, of gods and of dharma, both the made and the unmade; fourfold of self and of forms, with four tusks and four arms.',
          hi: 'लोकों, देवों और धर्म के अध्यक्ष, कार्य और कारण दोनों; चार रूपों में आत्मा, चार व्यूह, चार दाढ़, चार भुजाओं वाले।',
        },
      },
      {
        text: `भ्राजिष्णुर्भोजनं भोक्ता सहिष्णुर्जगदादिजः।
अनघो विजयो जेता विश्वयोनिः पुनर्वसुः॥`,
        meaning: {
          en: 'Radiant, food and its enjoyer, patient, born before the world; stainless, victory and victor, source of all, dwelling again and again in beings.',
          hi: 'दीप्तिमान, भोज्य और भोक्ता, सहनशील, जगत से पहले प्रकट; निर्दोष, विजय और विजेता, विश्व के स्रोत, बार-बार प्राणियों में बसने वाले।',
        },
      },
      {
        text: `उपेन्द्रो वामनः प्रांशुरमोघः शुचिरूर्जितः।
अतीन्द्रः सङ्ग्रहः सर्गो धृतात्मा नियमो यमः॥`,
        meaning: {
          en: 'Indra’s younger brother, the Dwarf who grew tall, unfailing, clean, full of strength; above Indra, gatherer, creation, steady of self, the rule and the ruler.',
          hi: 'इंद्र के अनुज, वामन जो विराट हुए, अचूक, निर्मल, बलवान; इंद्र से ऊपर, समेटने वाले, सृष्टि, अचल आत्मा, नियम और नियंता।',
        },
      },
      {
        text: `वेद्यो वैद्यः सदायोगी वीरहा माधवो मधुः।
अतीन्द्रियो महामायो महोत्साहो महाबलः॥`,
        meaning: {
          en: 'To be known, all-knowing healer, ever in yoga, slayer of mighty asuras, Madhava, sweet as honey; past the senses, great in maya, in zeal and in strength.',
          hi: 'जानने योग्य, विद्या वाले वैद्य, सदा योग में, बली असुरों के संहारक, माधव, मधु-से मधुर; इंद्रियों से परे, महामाया, महान उत्साह और बल वाले।',
        },
      },
      {
        text: `महाबुद्धिर्महावीर्यो महाशक्तिर्महाद्युतिः।
अनिर्देश्यवपुः श्रीमानमेयात्मा महाद्रिधृक्॥`,
        meaning: {
          en: 'Great in wisdom, vigour, power and light; whose body cannot be described, glorious, beyond measure, holder of the great mountain.',
          hi: 'बुद्धि, वीर्य, शक्ति और तेज में महान; जिनका स्वरूप बताया न जा सके, श्रीमान, अमेय आत्मा, महान पर्वत को धारण करने वाले।',
        },
      },
      {
        text: `महेष्वासो महीभर्ता श्रीनिवासः सतां गतिः।
अनिरुद्धः सुरानन्दो गोविन्दो गोविदां पतिः॥`,
        meaning: {
          en: 'Great archer, husband of the earth, home of Shri, way of the good; unhindered, joy of the gods, Govinda, lord of those who know the word.',
          hi: 'महान धनुर्धर, पृथ्वी के भर्ता, लक्ष्मी के निवास, सज्जनों की गति; अबाध, देवों के आनंद, गोविंद, वाणी के ज्ञाताओं के पति।',
        },
      },
      {
        text: `मरीचिर्दमनो हंसः सुपर्णो भुजगोत्तमः।
हिरण्यनाभः सुतपाः पद्मनाभः प्रजापतिः॥`,
        meaning: {
          en: 'Light of lights, restrainer, the Swan, fair-winged, best of serpents; golden-naveled, of good tapas, from whose navel the lotus rose, father of creatures.',
          hi: 'तेजों के तेज, संयम कराने वाले, हंस, सुंदर पंख वाले, सर्पों में श्रेष्ठ; स्वर्ण-नाभि, उत्तम तप वाले, पद्मनाभ, प्रजा के पिता।',
        },
      },
      {
        text: `अमृत्युः सर्वदृक् सिंहः सन्धाता सन्धिमान् स्थिरः।
अजो दुर्मर्षणः शास्ता विश्रुतात्मा सुरारिहा॥`,
        meaning: {
          en: 'Deathless, all-seeing, lion, who joins deeds to their fruits and shares them, constant; unborn, irresistible, teacher, famed of self, slayer of the gods’ foes.',
          hi: 'मृत्यु से परे, सब देखने वाले, सिंह, कर्म को फल से जोड़ने वाले, स्थिर; अजन्मा, असह्य तेज, शिक्षक, विख्यात आत्मा, देव-शत्रुओं के संहारक।',
        },
      },
      {
        text: `गुरुर्गुरुतमो धाम सत्यः सत्यपराक्रमः।
निमिषोऽनिमिषः स्रग्वी वाचस्पतिरुदारधीः॥`,
        meaning: {
          en: 'Teacher and greatest of teachers, abode of light, truth, of true valour; eyes closed in rest yet ever awake, garlanded, lord of speech, wide of mind.',
          hi: 'गुरु और गुरुओं के गुरु, ज्योति के धाम, सत्य, सच्चे पराक्रमी; योगनिद्रा में मुँदे नेत्र फिर भी सदा जागते, मालाधारी, वाणी के पति, उदार बुद्धि।',
        },
      },
      {
        text: `अग्रणीर्ग्रामणीः श्रीमान् न्यायो नेता समीरणः।
सहस्रमूर्धा विश्वात्मा सहस्राक्षः सहस्रपात्॥`,
        meaning: {
          en: 'Leader to the front, head of hosts, splendid, justice, guide, moving breath; thousand-headed self of all, with a thousand eyes and feet.',
          hi: 'आगे ले जाने वाले, समूह के नायक, श्रीमान, न्याय, मार्गदर्शक, प्राणवायु; हजार शीश वाले विश्वात्मा, हजार नेत्र और चरण वाले।',
        },
      },
      {
        text: `आवर्तनो निवृत्तात्मा संवृतः सम्प्रमर्दनः।
अहः संवर्तको वह्निरनिलो धरणीधरः॥`,
        meaning: {
          en: 'He turns the wheel of the world yet is turned away from it, veiled, crusher of darkness; maker of days, fire, wind, bearer of the earth.',
          hi: 'संसार-चक्र घुमाते हैं पर स्वयं उससे अलग हैं, ढके हुए, अंधकार के नाशक; दिन चलाने वाले सूर्य, अग्नि, वायु, धरती के धारक।',
        },
      },
      {
        text: `सुप्रसादः प्रसन्नात्मा विश्वधृग्विश्वभुग्विभुः।
सत्कर्ता सत्कृतः साधुर्जह्नुर्नारायणो नरः॥`,
        meaning: {
          en: 'Easily gracious, serene, upholder and keeper of all, taking every form; he honours the good and is honoured, upright, Jahnu, Narayana, Nara.',
          hi: 'सहज कृपालु, प्रसन्न आत्मा, विश्व को धारण करने और पालने वाले, व्यापक; सज्जनों का आदर करने वाले, पूजित, साधु, जह्नु, नारायण, नर।',
        },
      },
      {
        text: `असङ्ख्येयोऽप्रमेयात्मा विशिष्टः शिष्टकृच्छुचिः।
सिद्धार्थः सिद्धसङ्कल्पः सिद्धिदः सिद्धिसाधनः॥`,
        meaning: {
          en: 'Past counting, past measuring, apart from all, maker of the law, pure; whose purpose and will are fulfilled, giver of success and the means to it.',
          hi: 'गिनती और माप से परे, सबसे विशिष्ट, मर्यादा बनाने वाले, शुद्ध; जिनका प्रयोजन और संकल्प पूर्ण है, सिद्धि के दाता और साधन।',
        },
      },
      {
        text: `वृषाही वृषभो विष्णुर्वृषपर्वा वृषोदरः।
वर्धनो वर्धमानश्च विविक्तः श्रुतिसागरः॥`,
        meaning: {
          en: 'Day of dharma, showering gifts, Vishnu of the strides, whose steps and inmost body are dharma; who makes things grow and grows, standing apart, ocean of scripture.',
          hi: 'धर्म के दिवस, वर्षा-से दाता, विष्णु, धर्म जिनकी सीढ़ी और उदर है; बढ़ाने वाले और बढ़ने वाले, सबसे अलग, श्रुतियों के सागर।',
        },
      },
      {
        text: `सुभुजो दुर्धरो वाग्मी महेन्द्रो वसुदो वसुः।
नैकरूपो बृहद्रूपः शिपिविष्टः प्रकाशनः॥`,
        meaning: {
          en: 'Fair of arm, hard to hold in thought, eloquent, great Indra, giver of treasure and treasure itself; of many forms, of vast form, dwelling in rays, who lights all.',
          hi: 'सुंदर भुजाएँ, ध्यान में कठिन, उत्तम वक्ता, महेंद्र, निधि के दाता और स्वयं निधि; अनेक रूप, विराट रूप, किरणों में बसे, सबको प्रकाश देने वाले।',
        },
      },
      {
        text: `ओजस्तेजोद्युतिधरः प्रकाशात्मा प्रतापनः।
ऋद्धः स्पष्टाक्षरो मन्त्रश्चन्द्रांशुर्भास्करद्युतिः॥`,
        meaning: {
          en: 'Bearer of strength, ardour and radiance, light itself, who warms the world; rich, of the clear syllable, the mantra, moonbeam, bright as the sun.',
          hi: 'ओज, तेज और कांति के धारक, प्रकाश-स्वरूप, जगत को तपाने वाले; समृद्ध, स्पष्ट अक्षर, मंत्र, चंद्र-किरण, सूर्य-सी आभा।',
        },
      },
      {
        text: `अमृतांशूद्भवो भानुः शशबिन्दुः सुरेश्वरः।
औषधं जगतः सेतुः सत्यधर्मपराक्रमः॥`,
        meaning: {
          en: 'From whom the nectar-rayed moon arose; sun, hare-marked moon, lord of gods, remedy, the world’s bridge, whose valour is truth and dharma.',
          hi: 'जिनसे अमृत-किरण चंद्र प्रकट हुआ; सूर्य, शशचिह्न चंद्र, देवों के ईश्वर, औषधि, जगत के सेतु, सत्य और धर्म जिनका पराक्रम है।',
        },
      },
      {
        text: `भूतभव्यभवन्नाथः पवनः पावनोऽनलः।
कामहा कामकृत्कान्तः कामः कामप्रदः प्रभुः॥`,
        meaning: {
          en: 'Master of past, future and present, the wind and what makes pure, fire; he ends desire and fulfils it, lovely, the longed-for, giver of the wished, lord.',
          hi: 'भूत, भविष्य, वर्तमान के नाथ, वायु, पावन करने वाले, अग्नि; कामना मिटाने और पूरी करने वाले, मनोहर, अभीष्ट, इच्छित देने वाले, प्रभु।',
        },
      },
      {
        text: `युगादिकृद्युगावर्तो नैकमायो महाशनः।
अदृश्यो व्यक्तरूपश्च सहस्रजिदनन्तजित्॥`,
        meaning: {
          en: 'He begins the ages and turns them, of many mayas, who takes all in at the end; unseen yet manifest, conqueror of thousands and without limit.',
          hi: 'युगों का आरंभ और आवर्तन करने वाले, अनेक माया वाले, अंत में सब ग्रहण करने वाले; अदृश्य फिर भी व्यक्त, सहस्रों के और अनंत के विजेता।',
        },
      },
      {
        text: `इष्टोऽविशिष्टः शिष्टेष्टः शिखण्डी नहुषो वृषः।
क्रोधहा क्रोधकृत्कर्ता विश्वबाहुर्महीधरः॥`,
        meaning: {
          en: 'Beloved, the same within all, dear to the wise, wearing the peacock plume, binder by maya, dharma; queller of anger, angry with the cruel, doer, all-armed, holder of the earth.',
          hi: 'प्रिय, सबमें समान, ज्ञानियों के इष्ट, मोरपंखधारी, माया से बाँधने वाले, धर्म; क्रोध शांत करने वाले, क्रूरों पर क्रोध करने वाले, कर्ता, सब ओर भुजाएँ, धराधर।',
        },
      },
      {
        text: `अच्युतः प्रथितः प्राणः प्राणदो वासवानुजः।
अपान्निधिरधिष्ठानमप्रमत्तः प्रतिष्ठितः॥`,
        meaning: {
          en: 'Unchanging, renowned, breath and giver of breath, younger brother of Vasava; the ocean of waters, ground of all, ever watchful, firmly set in himself.',
          hi: 'अविचल, विख्यात, प्राण और प्राणदाता, वासव के अनुज; जल के निधि समुद्र, सबके आधार, सदा सावधान, अपने में प्रतिष्ठित।',
        },
      },
      {
        text: `स्कन्दः स्कन्दधरो धुर्यो वरदो वायुवाहनः।
वासुदेवो बृहद्भानुरादिदेवः पुरन्दरः॥`,
        meaning: {
          en: 'Flowing as nectar, upholder of the path of dharma, bearer of the load, boon-giver, driver of the winds; Vasudeva, great light, first god, breaker of the foe’s forts.',
          hi: 'अमृत-से बहने वाले, धर्म-पथ के धारक, भार उठाने वाले, वरद, वायु को चलाने वाले; वासुदेव, महान ज्योति, आदिदेव, शत्रु-पुर तोड़ने वाले।',
        },
      },
      {
        text: `अशोकस्तारणस्तारः शूरः शौरिर्जनेश्वरः।
अनुकूलः शतावर्तः पद्मी पद्मनिभेक्षणः॥`,
        meaning: {
          en: 'Without grief, who carries across and saves, brave, of Shura’s line, lord of people; favourable to all, of a hundred descents, lotus in hand, lotus-eyed.',
          hi: 'शोकरहित, पार उतारने वाले, तारक, शूर, शूर के वंशज, जनों के ईश्वर; सबके अनुकूल, सैकड़ों अवतार वाले, हाथ में कमल, कमल-से नेत्र।',
        },
      },
      {
        text: `पद्मनाभोऽरविन्दाक्षः पद्मगर्भः शरीरभृत्।
महर्द्धिरृद्धो वृद्धात्मा महाक्षो गरुडध्वजः॥`,
        meaning: {
          en: 'Centre of the lotus, of lotus eyes, dwelling in the heart’s lotus, sustainer of bodies; great in riches, full-grown, the ancient self, large-eyed, with Garuda on his banner.',
          hi: 'कमल की नाभि, अरविंद-नेत्र, हृदय-कमल में स्थित, देहों के पोषक; महान ऐश्वर्य, परिपूर्ण, पुरातन आत्मा, विशाल नेत्र, गरुड़ ध्वजा वाले।',
        },
      },
      {
        text: `अतुलः शरभो भीमः समयज्ञो हविर्हरिः।
सर्वलक्षणलक्षण्यो लक्ष्मीवान् समितिञ्जयः॥`,
        meaning: {
          en: 'Beyond compare, shining in bodies, awesome, knower of the right time, the offering, Hari; known by every proof, with Lakshmi, victor in battle.',
          hi: 'अतुलनीय, देहों में प्रकाशित, भीम, उचित समय के ज्ञाता, हवि, हरि; सब लक्षणों से पहचाने गए, लक्ष्मीवान, युद्ध में विजयी।',
        },
      },
      {
        text: `विक्षरो रोहितो मार्गो हेतुर्दामोदरः सहः।
महीधरो महाभागो वेगवानमिताशनः॥`,
        meaning: {
          en: 'Undecaying, red of hue, the path, the cause, Damodara bound by a cord, patient; bearer of the earth, most blest, swift, of boundless appetite at the world’s end.',
          hi: 'क्षय-रहित, लाल वर्ण, मार्ग, कारण, रस्सी से बँधे दामोदर, सहनशील; भूधर, महाभाग, वेगवान, अंत में अपार आहार वाले।',
        },
      },
      {
        text: `उद्भवः क्षोभणो देवः श्रीगर्भः परमेश्वरः।
करणं कारणं कर्ता विकर्ता गहनो गुहः॥`,
        meaning: {
          en: 'Origin, stirrer of creation, player, holding Shri within, supreme lord; instrument, cause, doer, maker of many worlds, unfathomable, hidden.',
          hi: 'उद्गम, सृष्टि को हिलाने वाले, क्रीड़ा करने वाले देव, श्री को भीतर धारण किए, परमेश्वर; साधन, कारण, कर्ता, विविध रचना वाले, गहन, गूढ़।',
        },
      },
      {
        text: `व्यवसायो व्यवस्थानः संस्थानः स्थानदो ध्रुवः।
परर्द्धिः परमस्पष्टस्तुष्टः पुष्टः शुभेक्षणः॥`,
        meaning: {
          en: 'Resolve, the order in which all rests, the last abode, giver of each one’s place, steadfast; supreme in glory, clearest of all, content, full, of kind glance.',
          hi: 'निश्चय, सबकी व्यवस्था, अंतिम आश्रय, सबको स्थान देने वाले, ध्रुव; परम वैभव, अत्यंत स्पष्ट, तृप्त, परिपूर्ण, शुभ दृष्टि वाले।',
        },
      },
      {
        text: `रामो विरामो विरजो मार्गो नेयो नयोऽनयः।
वीरः शक्तिमतां श्रेष्ठो धर्मो धर्मविदुत्तमः॥`,
        meaning: {
          en: 'Rama the delight, the rest, the passionless, the road, the one led by love, the leader, led by none; hero, best of the strong, dharma, first of its knowers.',
          hi: 'आनंद देने वाले राम, विश्राम, विरक्त, मार्ग, प्रेम से ले जाए जाने वाले, ले जाने वाले, किसी के वश में नहीं; वीर, बलवानों में श्रेष्ठ, धर्म, धर्मज्ञों में उत्तम।',
        },
      },
      {
        text: `वैकुण्ठः पुरुषः प्राणः प्राणदः प्रणवः पृथुः।
हिरण्यगर्भः शत्रुघ्नो व्याप्तो वायुरधोक्षजः॥`,
        meaning: {
          en: 'Vaikuntha who joins the elements, spirit, life and its giver, the sound Om, the wide; golden womb, ender of foes, pervading, wind, Adhokshaja whom the senses do not reach.',
          hi: 'तत्त्वों को मिलाने वाले वैकुंठ, पुरुष, प्राण और उसके दाता, प्रणव, विस्तृत; हिरण्यगर्भ, शत्रुघ्न, व्याप्त, वायु, इंद्रियों से न पाए जाने वाले अधोक्षज।',
        },
      },
      {
        text: `ऋतुः सुदर्शनः कालः परमेष्ठी परिग्रहः।
उग्रः संवत्सरो दक्षो विश्रामो विश्वदक्षिणः॥`,
        meaning: {
          en: 'Season, fair to behold, time, standing in the highest, who accepts all that is offered; stern, the year, skilled, repose, most skilful of all.',
          hi: 'ऋतु, सुंदर दर्शन, काल, परम पद में स्थित, सब अर्पण स्वीकारने वाले; उग्र, संवत्सर, कुशल, विश्राम, सबमें निपुण।',
        },
      },
      {
        text: `विस्तारः स्थावरस्थाणुः प्रमाणं बीजमव्ययम्।
अर्थोऽनर्थो महाकोशो महाभोगो महाधनः॥`,
        meaning: {
          en: 'The spreading out of worlds, in whom all still things stand still, the proof, the unfailing seed; the aim of all, himself without want, of great treasury, great joys and great riches.',
          hi: 'लोकों का विस्तार, जिनमें सब अचल स्थिर हैं, प्रमाण, अविनाशी बीज; सबके प्रयोजन, स्वयं इच्छा-रहित, महान कोश, महान भोग, महान धन वाले।',
        },
      },
      {
        text: `अनिर्विण्णः स्थविष्ठोऽभूर्धर्मयूपो महामखः।
नक्षत्रनेमिर्नक्षत्री क्षमः क्षामः समीहनः॥`,
        meaning: {
          en: 'Never weary, the largest, unborn, the post to which dharma is tied, the great sacrifice; hub of the stars, the moon among them, able, remaining when all is spent, willing well.',
          hi: 'कभी न थकने वाले, विशालतम, अजन्मा, धर्म का स्तंभ, महायज्ञ; तारों की धुरी, नक्षत्रों में चंद्र, समर्थ, सब क्षीण होने पर शेष, भला चाहने वाले।',
        },
      },
      {
        text: `यज्ञ इज्यो महेज्यश्च क्रतुः सत्रं सतां गतिः।
सर्वदर्शी विमुक्तात्मा सर्वज्ञो ज्ञानमुत्तमम्॥`,
        meaning: {
          en: 'Sacrifice, worthy of worship, most worthy, the rite with its post, the long session, refuge of the good; all-seeing, free of self, all-knowing, the highest knowledge.',
          hi: 'यज्ञ, पूजनीय, परम पूजनीय, क्रतु, सत्र, सज्जनों की गति; सर्वदर्शी, मुक्त आत्मा, सर्वज्ञ, उत्तम ज्ञान।',
        },
      },
      {
        text: `सुव्रतः सुमुखः सूक्ष्मः सुघोषः सुखदः सुहृत्।
मनोहरो जितक्रोधो वीरबाहुर्विदारणः॥`,
        meaning: {
          en: 'Of good vows, fair face, subtle, of sweet sound, giver of joy, friend who asks nothing; charming, free of anger, strong of arm, who tears apart the unjust.',
          hi: 'उत्तम व्रत, सुंदर मुख, सूक्ष्म, मधुर नाद, सुखद, निःस्वार्थ मित्र; मनोहर, क्रोध को जीते, वीर भुजा, अधर्म को विदीर्ण करने वाले।',
        },
      },
      {
        text: `स्वापनः स्ववशो व्यापी नैकात्मा नैककर्मकृत्।
वत्सरो वत्सलो वत्सी रत्नगर्भो धनेश्वरः॥`,
        meaning: {
          en: 'He lets the world sleep, his own master, pervading, many-formed, of many works; the year in which all dwells, tender, with his calves, ocean of gems, lord of riches.',
          hi: 'जगत को सुलाने वाले, स्वाधीन, व्यापक, अनेक रूप, अनेक कर्म; सबको बसाने वाले वर्ष, वत्सल, बछड़ों वाले, रत्नगर्भ, धन के स्वामी।',
        },
      },
      {
        text: `धर्मगुब्धर्मकृद्धर्मी सदसत्क्षरमक्षरम्।
अविज्ञाता सहस्रांशुर्विधाता कृतलक्षणः॥`,
        meaning: {
          en: 'Keeper, doer and holder of dharma; being and seeming, the passing and the unpassing; no knower like the bound soul, thousand-rayed, supporter, known by his marks.',
          hi: 'धर्म के रक्षक, कर्ता और धारक; सत और असत, क्षर और अक्षर; बद्ध जीव-से ज्ञाता नहीं, हजार किरणों वाले, विधाता, अपने चिह्नों से ज्ञात।',
        },
      },
      {
        text: `गभस्तिनेमिः सत्त्वस्थः सिंहो भूतमहेश्वरः।
आदिदेवो महादेवो देवेशो देवभृद्गुरुः॥`,
        meaning: {
          en: 'Hub of the rays, dwelling in goodness, lion, great lord of beings; first god, great god, ruler of gods, teacher of Indra who upholds the gods.',
          hi: 'किरणों की धुरी, सत्त्व में स्थित, सिंह-से, प्राणियों के महेश्वर; आदिदेव, महादेव, देवेश, देवों के पालक इंद्र के गुरु।',
        },
      },
      {
        text: `उत्तरो गोपतिर्गोप्ता ज्ञानगम्यः पुरातनः।
शरीरभूतभृद्भोक्ता कपीन्द्रो भूरिदक्षिणः॥`,
        meaning: {
          en: 'He who lifts beyond, herdsman, guardian, reached by knowledge, of old; sustainer of what makes bodies, enjoyer, lord of the monkeys as Rama, lavish in gifts.',
          hi: 'सबसे ऊपर ले जाने वाले, गोपालक, रक्षक, ज्ञान से प्राप्य, पुरातन; देह के तत्त्वों के धारक, भोक्ता, राम रूप में वानरों के स्वामी, उदार दक्षिणा वाले।',
        },
      },
      {
        text: `सोमपोऽमृतपः सोमः पुरुजित्पुरुसत्तमः।
विनयो जयः सत्यसन्धो दाशार्हः सात्वतां पतिः॥`,
        meaning: {
          en: 'Drinker of soma and of nectar, the moon, victor over many, best among many; who humbles, who conquers, true to his word, of the Dasharhas, lord of the Satvatas.',
          hi: 'सोम और अमृत पीने वाले, चंद्र, बहुतों के विजेता, बहुतों में उत्तम; विनय सिखाने वाले, विजयी, सत्य-प्रतिज्ञ, दशार्ह-वंशी, सात्वतों के पति।',
        },
      },
      {
        text: `जीवो विनयिता साक्षी मुकुन्दोऽमितविक्रमः।
अम्भोनिधिरनन्तात्मा महोदधिशयोऽन्तकः॥`,
        meaning: {
          en: 'The living self, witness of humility, Mukunda giver of freedom, of measureless stride; home of the waters, endless self, resting on the great sea, the ender.',
          hi: 'जीवात्मा, विनय के साक्षी, मुक्तिदाता मुकुंद, अमित पराक्रम; जल के निधि, अनंत आत्मा, महासागर पर शयन करने वाले, अंतक।',
        },
      },
      {
        text: `अजो महार्हः स्वाभाव्यो जितामित्रः प्रमोदनः।
आनन्दो नन्दनो नन्दः सत्यधर्मा त्रिविक्रमः॥`,
        meaning: {
          en: 'Unborn, worthy of great worship, ever in his own nature, conqueror of foes, delighting; bliss, gladdener, full of joy, of true dharma, of the three strides.',
          hi: 'अजन्मा, महान पूजा योग्य, स्वभाव में स्थित, शत्रुओं के विजेता, प्रसन्न करने वाले; आनंद, नंदन, नंद, सत्य धर्म वाले, तीन डग वाले त्रिविक्रम।',
        },
      },
      {
        text: `महर्षिः कपिलाचार्यः कृतज्ञो मेदिनीपतिः।
त्रिपदस्त्रिदशाध्यक्षो महाशृङ्गः कृतान्तकृत्॥`,
        meaning: {
          en: 'The great seer and teacher Kapila, world and its knower, husband of the earth; of three steps, overseer of the gods, great-horned fish of the flood, who ends the ender.',
          hi: 'महर्षि आचार्य कपिल, जगत और उसके ज्ञाता, पृथ्वी के पति; तीन पद वाले, देवों के अध्यक्ष, प्रलय में महान सींग वाले मत्स्य, अंत का भी अंत करने वाले।',
        },
      },
      {
        text: `महावराहो गोविन्दः सुषेणः कनकाङ्गदी।
गुह्यो गभीरो गहनो गुप्तश्चक्रगदाधरः॥`,
        meaning: {
          en: 'The great Boar, Govinda, of good hosts, with golden armlets; secret, deep, hard to enter, hidden, holding disc and mace.',
          hi: 'महावराह, गोविंद, उत्तम सेना वाले, सोने के बाजूबंद पहने; गुह्य, गंभीर, गहन, छिपे हुए, चक्र और गदा धारण किए।',
        },
      },
      {
        text: `वेधाः स्वाङ्गोऽजितः कृष्णो दृढः सङ्कर्षणोऽच्युतः।
वरुणो वारुणो वृक्षः पुष्कराक्षो महामनाः॥`,
        meaning: {
          en: 'Creator, his own helper, unconquered, dark one, firm, who draws all together and does not fall; Varuna and his son, steady as a tree, lotus-eyed, great of mind.',
          hi: 'स्रष्टा, अपने ही सहायक, अजित, कृष्ण, दृढ़, सबको समेटने वाले और अच्युत; वरुण और उनके पुत्र, वृक्ष-से अचल, कमलनयन, महान मन वाले।',
        },
      },
      {
        text: `भगवान् भगहाऽऽनन्दी वनमाली हलायुधः।
आदित्यो ज्योतिरादित्यः सहिष्णुर्गतिसत्तमः॥`,
        meaning: {
          en: 'The Blessed Lord of six glories, who withdraws them, blissful, with the forest garland, armed with the plough; Aditi’s son, light in the sun, patient, best of goals.',
          hi: 'छह ऐश्वर्य वाले भगवान, प्रलय में उन्हें समेटने वाले, आनंदी, वनमाला और हल धारण किए; अदिति-पुत्र, सूर्य की ज्योति, सहनशील, उत्तम गति।',
        },
      },
      {
        text: `सुधन्वा खण्डपरशुर्दारुणो द्रविणप्रदः।
दिवःस्पृक् सर्वदृग्व्यासो वाचस्पतिरयोनिजः॥`,
        meaning: {
          en: 'Of the good bow, with the axe that cuts, hard on the unjust, giver of what is wished; touching heaven, Vyasa who sees all, lord of speech, not womb-born.',
          hi: 'उत्तम धनुष, काटने वाला परशु, अधर्मियों के लिए कठोर, इच्छित धन के दाता; आकाश छूने वाले, सर्वदर्शी व्यास, वाणी के स्वामी, अयोनिज।',
        },
      },
      {
        text: `त्रिसामा सामगः साम निर्वाणं भेषजं भिषक्।
सन्न्यासकृच्छमः शान्तो निष्ठा शान्तिः परायणम्॥`,
        meaning: {
          en: 'Praised by three samans, singer of the Sama and the Sama itself, utter peace, balm and physician; founder of renunciation, calm, serene, the abiding, peace, last resort.',
          hi: 'तीन सामों से स्तुत, साम के गायक और स्वयं साम, निर्वाण, औषधि और वैद्य; संन्यास के प्रवर्तक, शम, शांत, निष्ठा, शांति, परम आश्रय।',
        },
      },
      {
        text: `शुभाङ्गः शान्तिदः स्रष्टा कुमुदः कुवलेशयः।
गोहितो गोपतिर्गोप्ता वृषभाक्षो वृषप्रियः॥`,
        meaning: {
          en: 'Fair of limb, giver of peace, creator, joy of the earth, resting on the waters; good to the cows, lord of the earth, protector, of showering eyes, lover of dharma.',
          hi: 'सुंदर अंग, शांतिदाता, स्रष्टा, पृथ्वी के आनंद, जल पर शयन करने वाले; गायों के हितकारी, भूपति, रक्षक, कृपा बरसाते नेत्र, धर्म के प्रेमी।',
        },
      },
      {
        text: `अनिवर्ती निवृत्तात्मा सङ्क्षेप्ता क्षेमकृच्छिवः।
श्रीवत्सवक्षाः श्रीवासः श्रीपतिः श्रीमतां वरः॥`,
        meaning: {
          en: 'Never turning back, by nature drawn from sense-things, who folds up the worlds, doer of good, Shiva; with Shrivatsa on his breast, home and husband of Shri, first of the glorious.',
          hi: 'पीछे न हटने वाले, विषयों से निवृत्त, लोकों को समेटने वाले, कल्याण करने वाले, शिव; वक्ष पर श्रीवत्स, श्री के निवास और पति, श्रीमानों में श्रेष्ठ।',
        },
      },
      {
        text: `श्रीदः श्रीशः श्रीनिवासः श्रीनिधिः श्रीविभावनः।
श्रीधरः श्रीकरः श्रेयः श्रीमाँल्लोकत्रयाश्रयः॥`,
        meaning: {
          en: 'Giver, lord, abode, treasure and sharer of Shri; bearing her, making all prosper, the good itself, with Shri, shelter of the three worlds.',
          hi: 'श्री के दाता, ईश, निवास, निधि और बाँटने वाले; श्रीधर, श्री करने वाले, श्रेय, श्रीमान, तीनों लोकों के आश्रय।',
        },
      },
      {
        text: `स्वक्षः स्वङ्गः शतानन्दो नन्दिर्ज्योतिर्गणेश्वरः।
विजितात्माऽविधेयात्मा सत्कीर्तिश्छिन्नसंशयः॥`,
        meaning: {
          en: 'Fine of eye and limb, of a hundred joys, gladness, lord of the host of lights; self-conquered, under none’s command, truly famed, with every doubt cut through.',
          hi: 'सुंदर नेत्र और अंग, सैकड़ों आनंद, आनंद-रूप, ज्योति-गण के ईश्वर; आत्मजयी, किसी के अधीन नहीं, सच्ची कीर्ति, सब संशय कटे हुए।',
        },
      },
      {
        text: `उदीर्णः सर्वतश्चक्षुरनीशः शाश्वतस्थिरः।
भूशयो भूषणो भूतिर्विशोकः शोकनाशनः॥`,
        meaning: {
          en: 'Above all, eyes on every side, with no lord over him, ever constant; lying on the ground on his way to Lanka, ornament, wellbeing, sorrowless, who ends sorrow.',
          hi: 'सबसे ऊपर, सब ओर नेत्र, जिनका कोई ईश नहीं, सदा स्थिर; लंका-यात्रा में भूमि पर सोए, भूषण, विभूति, शोकरहित, शोक मिटाने वाले।',
        },
      },
      {
        text: `अर्चिष्मानर्चितः कुम्भो विशुद्धात्मा विशोधनः।
अनिरुद्धोऽप्रतिरथः प्रद्युम्नोऽमितविक्रमः॥`,
        meaning: {
          en: 'Full of rays, adored, the jar holding all, pure of self, purifier; Aniruddha, without rival, Pradyumna, of unbounded might.',
          hi: 'किरणों से पूर्ण, पूजित, सबको समाए कुंभ, शुद्ध आत्मा, शोधक; अनिरुद्ध, बिना प्रतिद्वंद्वी, प्रद्युम्न, असीम विक्रम वाले।',
        },
      },
      {
        text: `कालनेमिनिहा वीरः शौरिः शूरजनेश्वरः।
त्रिलोकात्मा त्रिलोकेशः केशवः केशिहा हरिः॥`,
        meaning: {
          en: 'Slayer of Kalanemi, hero, Shauri, lord of brave people; self and ruler of three worlds, Keshava, who felled Keshi, Hari.',
          hi: 'कालनेमि के संहारक, वीर, शौरि, शूरों के ईश्वर; तीनों लोकों की आत्मा और ईश, केशव, केशी को मारने वाले, हरि।',
        },
      },
      {
        text: `कामदेवः कामपालः कामी कान्तः कृतागमः।
अनिर्देश्यवपुर्विष्णुर्वीरोऽनन्तो धनञ्जयः॥`,
        meaning: {
          en: 'The god longed for, guardian of longings, fulfilled, beautiful, author of scripture; of form past telling, filling heaven and earth, hero, endless, Dhananjaya.',
          hi: 'चाहे जाने वाले देव, कामनाओं के पालक, पूर्णकाम, सुंदर, आगमों के रचयिता; वर्णन से परे रूप, आकाश-धरती में व्याप्त विष्णु, वीर, अनंत, धनंजय।',
        },
      },
      {
        text: `ब्रह्मण्यो ब्रह्मकृद्ब्रह्मा ब्रह्म ब्रह्मविवर्धनः।
ब्रह्मविद्ब्राह्मणो ब्रह्मी ब्रह्मज्ञो ब्राह्मणप्रियः॥`,
        meaning: {
          en: 'Friend of the Veda and of tapas, their maker, the creator, Brahman itself, who makes it grow; knower and teacher of the Veda, holding it, at home in it, dear to its knowers.',
          hi: 'वेद और तप के हितैषी, उनके कर्ता, स्रष्टा ब्रह्मा, स्वयं ब्रह्म, उसे बढ़ाने वाले; वेद के ज्ञाता, शिक्षक, धारक, वेदज्ञ, वेद जानने वालों के प्रिय।',
        },
      },
      {
        text: `महाक्रमो महाकर्मा महातेजा महोरगः।
महाक्रतुर्महायज्वा महायज्ञो महाहविः॥`,
        meaning: {
          en: 'Of great stride, great work, great light, the great serpent; the great rite, great sacrificer, great sacrifice and great oblation.',
          hi: 'महान डग, महान कर्म, महान तेज, महान सर्प; महाक्रतु, महान यजमान, महायज्ञ और महाहवि।',
        },
      },
      {
        text: `स्तव्यः स्तवप्रियः स्तोत्रं स्तुतिः स्तोता रणप्रियः।
पूर्णः पूरयिता पुण्यः पुण्यकीर्तिरनामयः॥`,
        meaning: {
          en: 'Worthy of praise, fond of it, the hymn, the praising and the praiser, glad in battle for the right; full, filler of others, holy, of holy fame, without ailment.',
          hi: 'स्तुति योग्य, स्तुति के प्रेमी, स्तोत्र, स्तुति और स्तोता, धर्म-रण के प्रेमी; पूर्ण, पूर्ण करने वाले, पुण्य, पुण्य कीर्ति, नीरोग।',
        },
      },
      {
        text: `मनोजवस्तीर्थकरो वसुरेता वसुप्रदः।
वसुप्रदो वासुदेवो वसुर्वसुमना हविः॥`,
        meaning: {
          en: 'Swift as thought, maker of the sacred paths, of golden seed, giver of treasure and of the treasure beyond; Vasudeva, in whom all live, whose mind lives in all, the oblation.',
          hi: 'मन-से वेगवान, तीर्थ-मार्गों के रचयिता, स्वर्ण-बीज, निधि देने वाले और परम निधि के दाता; वासुदेव, सबके निवास, सबमें बसा मन, हवि।',
        },
      },
      {
        text: `सद्गतिः सत्कृतिः सत्ता सद्भूतिः सत्परायणः।
शूरसेनो यदुश्रेष्ठः सन्निवासः सुयामुनः॥`,
        meaning: {
          en: 'Goal of the good, of good works, pure being, rich in forms, refuge of the true; of heroic hosts, best of the Yadus, home of the good, with the fair folk of the Yamuna.',
          hi: 'सज्जनों की गति, सत्कर्म, सत्ता, सत् विभूति, सत्यनिष्ठों के आश्रय; शूर सेना वाले, यदुश्रेष्ठ, संतों के निवास, यमुना-तट के स्वजनों वाले।',
        },
      },
      {
        text: `भूतावासो वासुदेवः सर्वासुनिलयोऽनलः।
दर्पहा दर्पदो दृप्तो दुर्धरोऽथापराजितः॥`,
        meaning: {
          en: 'Dwelling of beings, Vasudeva, resting place of every breath, boundless; he takes down pride, gives the good their pride, glad in himself, hard to hold, undefeated.',
          hi: 'प्राणियों के आवास, वासुदेव, सब प्राणों के आश्रय, असीम; दर्प मिटाने वाले, सज्जनों को गौरव देने वाले, स्वानंद में मग्न, कठिनाई से धारण होने वाले, अपराजित।',
        },
      },
      {
        text: `विश्वमूर्तिर्महामूर्तिर्दीप्तमूर्तिरमूर्तिमान्।
अनेकमूर्तिरव्यक्तः शतमूर्तिः शताननः॥`,
        meaning: {
          en: 'The universe is his form, great and shining, and yet he has no form; of many forms, unmanifest, with a hundred shapes and a hundred faces.',
          hi: 'विश्व जिनकी मूर्ति है, महान और दीप्त मूर्ति, फिर भी अमूर्त; अनेक मूर्ति, अव्यक्त, सौ रूप और सौ मुख वाले।',
        },
      },
      {
        text: `एको नैकः सवः कः किं यत्तत्पदमनुत्तमम्।
लोकबन्धुर्लोकनाथो माधवो भक्तवत्सलः॥`,
        meaning: {
          en: 'One, not one only, the pressing of soma, who, what, which, that, the highest state; kinsman and master of the world, Madhava, tender to the devoted.',
          hi: 'एक, अनेक, सोम-यज्ञ, कौन, क्या, जो, वह, परम पद; लोक के बंधु और नाथ, माधव, भक्तों पर स्नेह करने वाले।',
        },
      },
      {
        text: `सुवर्णवर्णो हेमाङ्गो वराङ्गश्चन्दनाङ्गदी।
वीरहा विषमः शून्यो घृताशीरचलश्चलः॥`,
        meaning: {
          en: 'Gold-hued, gold of limb, lovely of body, with gladdening armlets; slayer of strong asuras, without equal, void of qualities, wanting nothing, unmoving and moving.',
          hi: 'स्वर्ण वर्ण, स्वर्ण अंग, सुंदर देह, आनंददायी बाजूबंद; बली असुरों के हंता, असमान, गुणों से शून्य, इच्छा-रहित, अचल और चल।',
        },
      },
      {
        text: `अमानी मानदो मान्यो लोकस्वामी त्रिलोकधृक्।
सुमेधा मेधजो धन्यः सत्यमेधा धराधरः॥`,
        meaning: {
          en: 'Without pride, giving honour, honoured, lord of the world, upholder of three; of fine mind, born of the sacrifice, blest, of true wisdom, bearer of the earth.',
          hi: 'मान-रहित, मान देने वाले, माननीय, लोक के स्वामी, त्रिलोक के धारक; उत्तम मेधा, यज्ञ से प्रकट, धन्य, सत्य मेधा, धरा को धारण करने वाले।',
        },
      },
      {
        text: `तेजोवृषो द्युतिधरः सर्वशस्त्रभृतां वरः।
प्रग्रहो निग्रहो व्यग्रो नैकशृङ्गो गदाग्रजः॥`,
        meaning: {
          en: 'Who rains radiance, holds brilliance, first of all who bear arms; he takes the offered leaf, holds in check, is intent on his own, many-horned, elder brother of Gada.',
          hi: 'तेज बरसाने वाले, कांतिधर, शस्त्रधारियों में श्रेष्ठ; अर्पित पत्र स्वीकारने वाले, संयम में रखने वाले, भक्तों में तत्पर, अनेक सींग वाले, गद के अग्रज।',
        },
      },
      {
        text: `चतुर्मूर्तिश्चतुर्बाहुश्चतुर्व्यूहश्चतुर्गतिः।
चतुरात्मा चतुर्भावश्चतुर्वेदविदेकपात्॥`,
        meaning: {
          en: 'Of four forms, four arms, four emanations, goal of the four orders of life; fourfold mind, source of the four aims, knower of four Vedas, whose one foot is the world.',
          hi: 'चार मूर्ति, चार भुजा, चार व्यूह, चार आश्रमों की गति; चतुर्विध आत्मा, चार पुरुषार्थों के स्रोत, चार वेदों के ज्ञाता, एक पाद में जगत।',
        },
      },
      {
        text: `समावर्तोऽनिवृत्तात्मा दुर्जयो दुरतिक्रमः।
दुर्लभो दुर्गमो दुर्गो दुरावासो दुरारिहा॥`,
        meaning: {
          en: 'Turner of the wheel, absent from nowhere, hard to conquer and to pass by; rarely won, hard to reach, hard to attain, hard to house in the mind, who ends the hard-hearted.',
          hi: 'चक्र घुमाने वाले, कहीं से अलग नहीं, दुर्जय, अलंघ्य; दुर्लभ, दुर्गम, कठिन मार्ग वाले, मन में कठिनाई से बसने वाले, दुष्ट शत्रुओं के हंता।',
        },
      },
      {
        text: `शुभाङ्गो लोकसारङ्गः सुतन्तुस्तन्तुवर्धनः।
इन्द्रकर्मा महाकर्मा कृतकर्मा कृतागमः॥`,
        meaning: {
          en: 'Beautiful of body, taking the world’s essence like a bee, of fair thread, lengthening the thread of the world; of Indra’s deeds, great deeds, deeds all done, giver of the Veda.',
          hi: 'शुभ अंग, भ्रमर-से लोक का सार लेने वाले, सुंदर तंतु, जगत-तंतु को बढ़ाने वाले; इंद्र-से कर्म, महान कर्म, कृतकार्य, वेद प्रकट करने वाले।',
        },
      },
      {
        text: `उद्भवः सुन्दरः सुन्दो रत्ननाभः सुलोचनः।
अर्को वाजसनः शृङ्गी जयन्तः सर्वविज्जयी॥`,
        meaning: {
          en: 'Nobly born by his own will, lovely, tender, jewel-naveled, fair-eyed; adored like the sun, giver of food, horned, victorious, all-knowing conqueror.',
          hi: 'अपनी इच्छा से प्रकट, सुंदर, करुणामय, रत्न-सी नाभि, सुंदर नेत्र; सूर्य-से पूज्य, अन्नदाता, सींग वाले, जयंत, सर्वज्ञ विजेता।',
        },
      },
      {
        text: `सुवर्णबिन्दुरक्षोभ्यः सर्ववागीश्वरेश्वरः।
महाह्रदो महागर्तो महाभूतो महानिधिः॥`,
        meaning: {
          en: 'Golden of limb, unshaken, lord of all the lords of speech; a great lake of joy, a great chasm of maya, the great being, the great treasure.',
          hi: 'स्वर्ण-से अवयव, अक्षोभ्य, वाणी के सब ईश्वरों के ईश्वर; आनंद का महान सरोवर, माया का महान गर्त, महाभूत, महानिधि।',
        },
      },
      {
        text: `कुमुदः कुन्दरः कुन्दः पर्जन्यः पावनोऽनिलः।
अमृताशोऽमृतवपुः सर्वज्ञः सर्वतोमुखः॥`,
        meaning: {
          en: 'Gladdener of the earth, giver of jasmine-pure fruits, fair as jasmine, rain cloud, purifier, breeze; feeding on nectar, deathless of body, all-knowing, facing all ways.',
          hi: 'पृथ्वी को आनंद देने वाले, कुंद-से शुद्ध फल देने वाले, कुंद-से सुंदर, मेघ, पावन, वायु; अमृत-भोजी, अमर देह, सर्वज्ञ, सब ओर मुख वाले।',
        },
      },
      {
        text: `सुलभः सुव्रतः सिद्धः शत्रुजिच्छत्रुतापनः।
न्यग्रोधोऽदुम्बरोऽश्वत्थश्चाणूरान्ध्रनिषूदनः॥`,
        meaning: {
          en: 'Easily won by love, of good vow, perfect, conqueror and scorcher of foes; the banyan, the fig and the pipal, slayer of Chanura of Andhra.',
          hi: 'प्रेम से सुलभ, सुव्रत, सिद्ध, शत्रुओं को जीतने और तपाने वाले; बरगद, गूलर और पीपल, आंध्र के चाणूर के संहारक।',
        },
      },
      {
        text: `सहस्रार्चिः सप्तजिह्वः सप्तैधाः सप्तवाहनः।
अमूर्तिरनघोऽचिन्त्यो भयकृद्भयनाशनः॥`,
        meaning: {
          en: 'Thousand-rayed, seven-tongued as fire, with seven kinds of fuel and seven horses; formless, faultless, past thought, feared by the unjust, ending the fear of the good.',
          hi: 'हजार किरण, अग्नि की सात जिह्वा, सात समिधा, सात अश्व वाले; अमूर्त, निर्दोष, अचिंत्य, अधर्मियों के लिए भय, सज्जनों का भय मिटाने वाले।',
        },
      },
      {
        text: `अणुर्बृहत्कृशः स्थूलो गुणभृन्निर्गुणो महान्।
अधृतः स्वधृतः स्वास्यः प्राग्वंशो वंशवर्धनः॥`,
        meaning: {
          en: 'Tiny and vast, thin and stout, bearing all qualities and free of them, great; held by none, self-held, fair of mouth, of the first lineage, who makes the line grow.',
          hi: 'अणु और विशाल, कृश और स्थूल, गुणों के धारक और निर्गुण, महान; किसी के आधार पर नहीं, स्वयं-धृत, सुंदर मुख, आदि वंश, वंश बढ़ाने वाले।',
        },
      },
      {
        text: `भारभृत्कथितो योगी योगीशः सर्वकामदः।
आश्रमः श्रमणः क्षामः सुपर्णो वायुवाहनः॥`,
        meaning: {
          en: 'Bearer of the burden, told of in all scripture, yogi, lord of yogis, giver of what is wished; resting place, who makes the heedless toil, who thins out the world, fair-leaved, mover of wind.',
          hi: 'भार धारण करने वाले, शास्त्रों में वर्णित, योगी, योगीश, सब इच्छित देने वाले; विश्राम-स्थल, अविवेकी को तपाने वाले, जगत को क्षीण करने वाले, सुंदर पर्ण, वायु के वाहक।',
        },
      },
      {
        text: `धनुर्धरो धनुर्वेदो दण्डो दमयिता दमः।
अपराजितः सर्वसहो नियन्ताऽनियमोऽयमः॥`,
        meaning: {
          en: 'Bowman, the science of the bow, the rod of justice, tamer and the taming; unvanquished, bearing all, controller, himself under no rule and no death.',
          hi: 'धनुर्धर, धनुर्वेद, न्याय का शासन, दमन करने वाले और दम; अपराजित, सब सहने वाले, नियंता, स्वयं नियम और यम से परे।',
        },
      },
      {
        text: `सत्त्ववान् सात्त्विकः सत्यः सत्यधर्मपरायणः।
अभिप्रायः प्रियार्होऽर्हः प्रियकृत्प्रीतिवर्धनः॥`,
        meaning: {
          en: 'Strong and good, settled in goodness, true, given to truth and dharma; the sought, worthy of what is dear, worthy of worship, doing kindness, increasing love.',
          hi: 'सत्त्व से बली, सात्त्विक, सत्य, सत्य-धर्म में रत; अभीष्ट, प्रिय वस्तु के योग्य, पूज्य, प्रिय करने वाले, प्रीति बढ़ाने वाले।',
        },
      },
      {
        text: `विहायसगतिर्ज्योतिः सुरुचिर्हुतभुग्विभुः।
रविर्विरोचनः सूर्यः सविता रविलोचनः॥`,
        meaning: {
          en: 'Moving in the sky, light, of lovely glow, eater of the offering, all-present; the sun that draws up, shines, brings forth and gives life, with the sun for his eye.',
          hi: 'आकाश में गति, ज्योति, सुंदर दीप्ति, हुत के भोक्ता, व्यापक; रस खींचने वाले रवि, चमकने वाले, सूर्य, प्रेरक सविता, सूर्य जिनका नेत्र है।',
        },
      },
      {
        text: `अनन्तो हुतभुग्भोक्ता सुखदो नैकजोऽग्रजः।
अनिर्विण्णः सदामर्षी लोकाधिष्ठानमद्भुतः॥`,
        meaning: {
          en: 'Endless, taking the oblation, enjoyer, giver of happiness, many times born for our sake, firstborn; undespairing, ever forgiving, ground of the world, wonderful.',
          hi: 'अनंत, आहुति ग्रहण करने वाले, भोक्ता, सुखद, बार-बार अवतरित, अग्रज; कभी निराश नहीं, सदा क्षमाशील, लोक के आधार, अद्भुत।',
        },
      },
      {
        text: `सनात्सनातनतमः कपिलः कपिरव्ययः।
स्वस्तिदः स्वस्तिकृत्स्वस्ति स्वस्तिभुक्स्वस्तिदक्षिणः॥`,
        meaning: {
          en: 'Time without start, most ancient, tawny, drinking up the waters, unfailing; giver and doer of wellbeing, wellbeing itself, its keeper, swift to bestow it.',
          hi: 'अनादि काल, सबसे सनातन, कपिल वर्ण, जल पीने वाले सूर्य, अव्यय; स्वस्ति के दाता और कर्ता, स्वयं स्वस्ति, उसके रक्षक, उसे देने में तत्पर।',
        },
      },
      {
        text: `अरौद्रः कुण्डली चक्री विक्रम्यूर्जितशासनः।
शब्दातिगः शब्दसहः शिशिरः शर्वरीकरः॥`,
        meaning: {
          en: 'Not fierce, with earrings and disc, bold, of strong command; past all words yet bearing the Vedas’ words, cool shade to the scorched, maker of night.',
          hi: 'उग्र नहीं, कुंडल और चक्र वाले, पराक्रमी, सबल शासन; शब्दों से परे पर वेद-शब्दों को सहने वाले, तपे हुओं के लिए शीतल, रात्रि करने वाले।',
        },
      },
      {
        text: `अक्रूरः पेशलो दक्षो दक्षिणः क्षमिणां वरः।
विद्वत्तमो वीतभयः पुण्यश्रवणकीर्तनः॥`,
        meaning: {
          en: 'Never cruel, gentle, able, courteous, first of the forgiving; most learned, fearless, of whom to hear and to sing is holy.',
          hi: 'क्रूरता-रहित, कोमल, दक्ष, उदार, क्षमाशीलों में श्रेष्ठ; परम विद्वान, निर्भय, जिनका श्रवण और कीर्तन पुण्य है।',
        },
      },
      {
        text: `उत्तारणो दुष्कृतिहा पुण्यो दुःस्वप्ननाशनः।
वीरहा रक्षणः सन्तो जीवनः पर्यवस्थितः॥`,
        meaning: {
          en: 'Who lifts out of the world’s sea, undoes ill deeds, makes pure, drives off bad dreams; frees from wanderings, protects, is present in the good, is life, stands round all.',
          hi: 'भवसागर से उबारने वाले, दुष्कर्म मिटाने वाले, पावन, दुःस्वप्न हटाने वाले; भटकन से छुड़ाने वाले, रक्षक, संत-रूप, जीवन, सब ओर स्थित।',
        },
      },
      {
        text: `अनन्तरूपोऽनन्तश्रीर्जितमन्युर्भयापहः।
चतुरश्रो गभीरात्मा विदिशो व्यादिशो दिशः॥`,
        meaning: {
          en: 'Of endless forms and endless glory, with anger mastered, remover of fear; fair to all sides, deep of self, who gives to each his fruit, his task and his direction.',
          hi: 'अनंत रूप, अनंत श्री, क्रोध को जीते, भय हरने वाले; सब ओर सम, गहन आत्मा, सबको फल, कार्य और दिशा देने वाले।',
        },
      },
      {
        text: `अनादिर्भूर्भुवो लक्ष्मीः सुवीरो रुचिराङ्गदः।
जननो जनजन्मादिर्भीमो भीमपराक्रमः॥`,
        meaning: {
          en: 'Without beginning, ground of the earth and its splendour, of good heroes, with shining armlets; begetter, root of every birth, awe-inspiring, of awesome might.',
          hi: 'अनादि, पृथ्वी के आधार और उसकी शोभा, उत्तम वीर, मनोहर बाजूबंद; जनक, सबके जन्म के मूल, भीम, भीम पराक्रम वाले।',
        },
      },
      {
        text: `आधारनिलयोऽधाता पुष्पहासः प्रजागरः।
ऊर्ध्वगः सत्पथाचारः प्राणदः प्रणवः पणः॥`,
        meaning: {
          en: 'Support of all supports, whom none upholds, opening like a flower’s smile, ever wakeful; above all, walking the path of the good, life-giver, the Om, ordering all dealings.',
          hi: 'आधारों के आधार, जिनका कोई धारक नहीं, फूल-सी हँसी, सदा जागृत; सबसे ऊपर, सन्मार्ग पर चलने वाले, प्राणदाता, प्रणव, व्यवहार के नियामक।',
        },
      },
      {
        text: `प्रमाणं प्राणनिलयः प्राणभृत्प्राणजीवनः।
तत्त्वं तत्त्वविदेकात्मा जन्ममृत्युजरातिगः॥`,
        meaning: {
          en: 'Pure knowing, abode of breaths, feeding and enlivening them; the truth, its knower, the one self, past birth, death and age.',
          hi: 'शुद्ध ज्ञान, प्राणों के आश्रय, उनके पोषक और जीवन; तत्त्व, तत्त्व के ज्ञाता, एक आत्मा, जन्म, मृत्यु और बुढ़ापे से परे।',
        },
      },
      {
        text: `भूर्भुवःस्वस्तरुस्तारः सविता प्रपितामहः।
यज्ञो यज्ञपतिर्यज्वा यज्ञाङ्गो यज्ञवाहनः॥`,
        meaning: {
          en: 'The tree of the three worlds, the ferryman, father of all, father even of the grandsire Brahma; sacrifice, its lord, its doer, its limbs and its vehicle.',
          hi: 'तीनों लोकों का वृक्ष, तारक, सबके जनक, पितामह ब्रह्मा के भी पिता; यज्ञ, यज्ञपति, यजमान, यज्ञ के अंग और वाहक।',
        },
      },
      {
        text: `यज्ञभृद्यज्ञकृद्यज्ञी यज्ञभुग्यज्ञसाधनः।
यज्ञान्तकृद्यज्ञगुह्यमन्नमन्नाद एव च॥`,
        meaning: {
          en: 'Bearer, maker and owner of the sacrifice, enjoying it, reached by it; its fulfilment and its secret, food and the eater of food.',
          hi: 'यज्ञ के धारक, कर्ता और स्वामी, उसके भोक्ता, उसी से प्राप्य; यज्ञ की पूर्ति और उसका रहस्य, अन्न और अन्न के भोक्ता।',
        },
      },
      {
        text: `आत्मयोनिः स्वयञ्जातो वैखानः सामगायनः।
देवकीनन्दनः स्रष्टा क्षितीशः पापनाशनः॥`,
        meaning: {
          en: 'His own source, born of himself, digger of the earth as the Boar, singer of Samans; Devaki’s son, creator, lord of the earth, who washes wrongs away.',
          hi: 'अपने ही मूल, स्वयं प्रकट, वराह रूप में पृथ्वी खोदने वाले, साम के गायक; देवकीनंदन, स्रष्टा, पृथ्वी के ईश, दोष धोने वाले।',
        },
      },
      {
        text: `शङ्खभृन्नन्दकी चक्री शार्ङ्गधन्वा गदाधरः।
रथाङ्गपाणिरक्षोभ्यः सर्वप्रहरणायुधः॥`,
        meaning: {
          en: 'With the conch, the sword Nandaka, the disc, the bow Sharnga and the mace; wheel in hand, unshakeable, armed with every weapon.',
          hi: 'शंख, नंदक खड्ग, चक्र, शार्ङ्ग धनुष और गदा धारण किए; हाथ में रथ का चक्र, अविचल, सब आयुधों से युक्त।',
        },
      },
      {
        text: `वनमाली गदी शार्ङ्गी शङ्खी चक्री च नन्दकी।
श्रीमान् नारायणो विष्णुर्वासुदेवोऽभिरक्षतु॥`,
        meaning: {
          en: 'May he with the forest garland, mace, bow, conch, disc and sword, the glorious Narayana, Vishnu, Vasudeva, keep us.',
          hi: 'वनमाला, गदा, शार्ङ्ग, शंख, चक्र और नंदक धारण किए श्रीमान नारायण, विष्णु, वासुदेव हमारी रक्षा करें।',
        },
      },
    ],
  },
  {
    key: 'vishnu-shodasha-nama',
    title: { en: 'The Sixteen Names of Vishnu', hi: 'विष्णु षोडशनाम स्तोत्र' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['vaikuntha_ekadashi', 'devutthana_ekadashi', 'devshayani_ekadashi'],
    words: [
      'Sanskrit',
      'Vishnu Shodasha Nama',
      '16 names of Vishnu',
      'Aushadhe Chintayed Vishnum',
      'daily remembrance',
      'संस्कृत',
      'विष्णु के सोलह नाम',
      'विष्णोः षोडशनामस्तोत्रम्',
      'औषधे चिन्तयेद्विष्णुं',
    ],
    origin: {
      en: 'A short traditional stotra kept in the prayer books of many regions; author and year are not known. Sanskrit, in the anushtubh metre.',
      hi: 'अनेक क्षेत्रों की प्रार्थना-पुस्तकों में रखा गया छोटा पारंपरिक स्तोत्र; रचनाकार और समय ज्ञात नहीं। संस्कृत, अनुष्टुभ छंद।',
    },
    benefits: {
      en: 'It sets one name of Vishnu beside each ordinary hour, from the meal and the bed to the journey and the forest. By tradition it is said on rising, so that the day goes by in remembrance.',
      hi: 'यह दिन के हर साधारण समय, भोजन और शयन से यात्रा और वन तक, विष्णु का एक नाम रखता है। परंपरा से इसे सुबह उठकर पढ़ते हैं कि दिन स्मरण में बीते।',
    },
    stanzas: [
      {
        text: `औषधे चिन्तयेद्विष्णुं भोजने च जनार्दनम्।
शयने पद्मनाभं च विवाहे च प्रजापतिम्॥`,
        meaning: {
          en: 'With medicine let one think of Vishnu, at the meal of Janardana; in bed of Padmanabha, at a wedding of Prajapati.',
          hi: 'औषधि लेते समय विष्णु का, भोजन में जनार्दन का, शयन में पद्मनाभ का और विवाह में प्रजापति का चिंतन हो।',
        },
      },
      {
        text: `युद्धे चक्रधरं देवं प्रवासे च त्रिविक्रमम्।
नारायणं तनुत्यागे श्रीधरं प्रियसङ्गमे॥`,
        meaning: {
          en: 'In battle of the god with the disc, far from home of Trivikrama; of Narayana when the body is laid down, of Shridhara when dear ones meet.',
          hi: 'युद्ध में चक्रधर देव का, प्रवास में त्रिविक्रम का; देह छोड़ते समय नारायण का और प्रियजन के मिलन में श्रीधर का।',
        },
      },
      {
        text: `दुःस्वप्ने स्मर गोविन्दं सङ्कटे मधुसूदनम्।
कानने नारसिंहं च पावके जलशायिनम्॥`,
        meaning: {
          en: 'In a bad dream remember Govinda, in trouble Madhusudana; in the forest Narasimha, and near fire him who lies on the waters.',
          hi: 'बुरे स्वप्न में गोविंद का स्मरण हो, संकट में मधुसूदन का; वन में नरसिंह का और अग्नि के बीच जल पर शयन करने वाले का।',
        },
      },
      {
        text: `जलमध्ये वराहं च पर्वते रघुनन्दनम्।
गमने वामनं चैव सर्वकार्येषु माधवम्॥`,
        meaning: {
          en: 'Amid water the Boar, on a mountain Rama, joy of the Raghus; in walking Vamana, and in every work Madhava.',
          hi: 'जल के बीच वराह का, पर्वत पर रघुनंदन का; चलते समय वामन का और सब कामों में माधव का।',
        },
      },
      {
        text: `षोडशैतानि नामानि प्रातरुत्थाय यः पठेत्।
सर्वपापविनिर्मुक्तो विष्णुलोके महीयते॥`,
        meaning: {
          en: 'Whoever reads these sixteen names on rising in the morning, so the closing verse says, is clear of wrongs and honoured in the world of Vishnu.',
          hi: 'अंतिम श्लोक कहता है कि जो सुबह उठकर ये सोलह नाम पढ़े, उसके दोष छूटते हैं और विष्णुलोक में मान मिलता है।',
        },
      },
    ],
  },
];
