import type { AartiText } from '../words.ts';

/** Aartis sung at home at the lamp, in Hindi, Braj and Marathi. */
export const homeAartis: AartiText[] = [
  {
    key: 'jai-lakshmi-ramana',
    title: { en: 'Jai Lakshmi Ramana: Satyanarayan Aarti', hi: 'जय लक्ष्मी रमणा: सत्यनारायण आरती' },
    deity: 'vishnu',
    language: 'hi',
    festivals: ['kartik_purnima', 'magha_purnima', 'akshaya_tritiya'],
    words: [
      'Satyanarayan aarti',
      'Satyanarayan Katha',
      'Satyanarayan Puja',
      'Griha Pravesh',
      'सत्यनारायण जी की आरती',
      'सत्यनारायण कथा',
      'सत्यनारायण पूजा',
      'गृह प्रवेश',
    ],
    origin: {
      en: 'Traditional aarti; author and year are not known. In a few lines it recalls the stories of the Satyanarayan Katha, which is handed down as part of the Skanda Purana.',
      hi: 'पारंपरिक आरती; रचनाकार और समय ज्ञात नहीं। कुछ ही पंक्तियों में यह सत्यनारायण कथा के प्रसंग याद दिलाती है, जो स्कंद पुराण के अंग के रूप में चली आई है।',
    },
    benefits: {
      en: 'Traditionally sung at the end of the Satyanarayan Katha, on the full moon, on entering a new house and after a family occasion. Its verses remember a scholar, a woodcutter, a merchant and a king, and what each of them learned about keeping one’s word.',
      hi: 'परंपरा से यह सत्यनारायण कथा के अंत में, पूर्णिमा पर, नए घर में प्रवेश के समय और परिवार के शुभ अवसरों के बाद गाई जाती है। इसके पद एक विद्वान, एक लकड़हारे, एक व्यापारी और एक राजा को याद करते हैं, और उस सीख को भी जो उन्हें वचन निभाने के बारे में मिली।',
    },
    stanzas: [
      {
        text: `जय लक्ष्मी रमणा, स्वामी जय लक्ष्मी रमणा।
सत्यनारायण स्वामी, जन पातक हरणा॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'Victory to the beloved of Lakshmi, the lord Satyanarayan, who takes the burden of wrong from his people.',
          hi: 'लक्ष्मी के प्रिय, स्वामी सत्यनारायण की जय हो, जो अपने जनों के दोष हर लेते हैं।',
        },
      },
      {
        text: `रत्न जड़ित सिंहासन, अद्भुत छवि राजे।
नारद करत निराजन, घंटा ध्वनि बाजे॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'On a throne set with jewels your wonderful form shines; Narada waves the lamps and the sound of the bell rings out.',
          hi: 'रत्नों से जड़े सिंहासन पर आपकी अद्भुत छवि शोभित है; नारद आरती करते हैं और घंटे की ध्वनि गूँजती है।',
        },
      },
      {
        text: `प्रकट भये कलि कारण, द्विज को दरस दियो।
बूढ़ो ब्राह्मण बनकर, कंचन महल कियो॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'For the sake of this age you appeared and let the poor scholar of the story see you; you came as an old man, and his hut became a golden palace.',
          hi: 'कलियुग के हित के लिए आप प्रकट हुए और कथा के निर्धन विद्वान को दर्शन दिए; आप वृद्ध का रूप लेकर आए और उनकी कुटिया सोने का महल बन गई।',
        },
      },
      {
        text: `दुर्बल भील कठारो, जिन पर कृपा करी।
चन्द्रचूड़ एक राजा, तिनकी विपत्ति हरी॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'You were kind to the poor Bhil who carried wood, and took away the trouble of a king called Chandrachud.',
          hi: 'लकड़ी ढोने वाले निर्बल भील पर आपने कृपा की और चंद्रचूड़ नाम के एक राजा की विपत्ति दूर की।',
        },
      },
      {
        text: `वैश्य मनोरथ पायो, श्रद्धा तज दीन्ही।
सो फल भोग्यो प्रभुजी, फिर स्तुति कीन्ही॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'The merchant got what he had wished for and let his faith go; he lived through what followed, lord, and then praised you again.',
          hi: 'व्यापारी की इच्छा पूरी हुई तो उसने श्रद्धा छोड़ दी; प्रभु, उसने उसका फल भोगा और फिर आपकी स्तुति की।',
        },
      },
      {
        text: `भाव भक्ति के कारण, छिन-छिन रूप धरयो।
श्रद्धा धारण कीन्ही, तिनको काज सरयो॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'For love and devotion you take form at every moment; the work of those who held on to faith was done.',
          hi: 'भाव और भक्ति के कारण आप क्षण-क्षण रूप धारण करते हैं; जिन्होंने श्रद्धा रखी, उनका कार्य सिद्ध हुआ।',
        },
      },
      {
        text: `ग्वाल बाल संग राजा, वन में भक्ति करी।
मनवांछित फल दीन्हो, दीनदयाल हरी॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'With the cowherds a king worshipped in the forest, and Hari, kind to the humble, gave what his heart asked for.',
          hi: 'ग्वाल-बालों के संग एक राजा ने वन में भक्ति की और दीनों पर दयालु हरि ने उन्हें मनचाहा फल दिया।',
        },
      },
      {
        text: `चढ़त प्रसाद सवायो, कदली फल मेवा।
धूप दीप तुलसी से, राजी सत्यदेवा॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'The offering is measured out a quarter more than whole, with bananas and dry fruit; incense, a lamp and tulsi are enough to please the lord of truth.',
          hi: 'सवाया प्रसाद, केले और मेवे चढ़ते हैं; धूप, दीप और तुलसी से ही सत्यदेव प्रसन्न हो जाते हैं।',
        },
      },
      {
        text: `श्री सत्यनारायण जी की आरती, जो कोई नर गावे।
ऋद्धि-सिद्धि सुख-सम्पत्ति, सहज रूप पावे॥
ॐ जय लक्ष्मी रमणा॥`,
        meaning: {
          en: 'Whoever sings this aarti of Satyanarayan, so it closes, finds growth, achievement and contentment with ease.',
          hi: 'अंत में आरती कहती है: जो सत्यनारायण की यह आरती गाते हैं, वे ऋद्धि-सिद्धि और सुख-संपत्ति सहज ही पाते हैं।',
        },
      },
    ],
  },
  {
    key: 'jai-jai-shri-shanidev',
    title: { en: 'Jai Jai Shri Shanidev: Shani Aarti', hi: 'जय जय श्री शनिदेव: शनि आरती' },
    deity: 'shani',
    language: 'hi',
    festivals: ['shani_jayanti'],
    words: ['Shani aarti', 'Shanidev', 'Saturday', 'Saturn', 'शनि देव की आरती', 'शनिवार', 'शनि ग्रह'],
    origin: {
      en: 'Traditional aarti; the year is not known. The last verse has the name Vishwanath, which may be that of Shiv or of the poet.',
      hi: 'पारंपरिक आरती; समय ज्ञात नहीं। अंतिम पद में विश्वनाथ नाम आता है, जो शिव का हो सकता है या कवि का।',
    },
    benefits: {
      en: 'Traditionally sung on Saturday evening beside a lamp of sesame oil and on Shani Jayanti. It paints the slow planet as a calm king on an elephant, well disposed to those who turn to him with patience.',
      hi: 'परंपरा से यह शनिवार की संध्या को तिल के तेल के दीप के पास और शनि जयंती पर गाई जाती है। यह धीमी चाल के इस ग्रह को हाथी पर बैठे शांत राजा के रूप में दिखाती है, जो धैर्य से आने वालों का हित करते हैं।',
    },
    stanzas: [
      {
        text: `जय जय श्री शनिदेव भक्तन हितकारी।
सूरज के पुत्र प्रभु छाया महतारी॥
जय जय श्री शनिदेव॥`,
        meaning: {
          en: 'Victory to the holy Shanidev, friend of those devoted to him; lord, son of the Sun, whose mother is Chhaya.',
          hi: 'भक्तों का हित करने वाले श्री शनिदेव की जय हो; प्रभु, आप सूर्य के पुत्र हैं और छाया आपकी माता हैं।',
        },
      },
      {
        text: `श्याम अंग वक्र-दृष्टि चतुर्भुजा धारी।
नीलाम्बर धार नाथ गज की असवारी॥
जय जय श्री शनिदेव॥`,
        meaning: {
          en: 'Dark of limb, with a sidelong gaze and four arms; dressed in blue, lord, you ride an elephant.',
          hi: 'आपका अंग श्याम है, दृष्टि तिरछी है और भुजाएँ चार हैं; हे नाथ, आप नीले वस्त्र धारण करके गज पर सवार हैं।',
        },
      },
      {
        text: `क्रीट मुकुट शीश राजित दिपत है लिलारी।
मुक्तन की माला गले शोभित बलिहारी॥
जय जय श्री शनिदेव॥`,
        meaning: {
          en: 'A crown sits on your head and your brow shines; a string of pearls adorns your neck, a sight to be lost in.',
          hi: 'सिर पर मुकुट विराजता है और ललाट दमकता है; गले में मोतियों की माला शोभित है, इस छवि पर बलिहारी।',
        },
      },
      {
        text: `मोदक मिष्ठान पान चढ़त हैं सुपारी।
लोहा तिल तेल उड़द महिषी अति प्यारी॥
जय जय श्री शनिदेव॥`,
        meaning: {
          en: 'Modaks, sweets, betel leaf and nut are offered to you; iron, sesame, oil, black gram and the buffalo are dear to you.',
          hi: 'आपको मोदक, मिठाई, पान और सुपारी चढ़ते हैं; लोहा, तिल, तेल, उड़द और भैंस आपको बहुत प्रिय हैं।',
        },
      },
      {
        text: `देव दनुज ऋषि मुनि सुमिरत नर नारी।
विश्वनाथ धरत ध्यान शरण हैं तुम्हारी॥
जय जय श्री शनिदेव॥`,
        meaning: {
          en: 'Gods and their foes, sages and seers, women and men remember you; Vishwanath holds you in his thoughts and is in your care.',
          hi: 'देव, दानव, ऋषि, मुनि, नर और नारी आपका स्मरण करते हैं; विश्वनाथ आपका ध्यान करते हैं और आपकी शरण में हैं।',
        },
      },
    ],
  },
  {
    key: 'jai-saraswati-mata',
    title: { en: 'Jai Saraswati Mata: Saraswati Aarti', hi: 'जय सरस्वती माता: सरस्वती आरती' },
    deity: 'saraswati',
    language: 'hi',
    festivals: ['basant_panchami', 'sharad_navratri', 'maha_navami'],
    words: [
      'Saraswati aarti',
      'Om Jai Saraswati Mata',
      'Saraswati Puja',
      'school',
      'learning',
      'सरस्वती माता की आरती',
      'ॐ जय सरस्वती माता',
      'सरस्वती पूजा',
      'विद्या',
    ],
    origin: {
      en: 'Traditional aarti to the tune of “Om Jai Jagdish Hare”; author and year are not known.',
      hi: '“ॐ जय जगदीश हरे” की धुन पर पारंपरिक आरती; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally sung on Basant Panchami, on the days of Navratri when books rest before the goddess, and in schools at the start of a year. It asks for nothing but light: for knowledge in oneself and less darkness in the world.',
      hi: 'परंपरा से यह बसंत पंचमी पर, नवरात्रि के उन दिनों में जब पुस्तकें देवी के सामने रखी जाती हैं, और विद्यालयों में सत्र के आरंभ पर गाई जाती है। यह केवल प्रकाश माँगती है: अपने भीतर ज्ञान का और जगत में अंधकार के घटने का।',
    },
    stanzas: [
      {
        text: `जय सरस्वती माता, मैया जय सरस्वती माता।
सद्गुण वैभव शालिनी, त्रिभुवन विख्याता॥
जय सरस्वती माता॥`,
        meaning: {
          en: 'Victory to you, mother Saraswati, rich in goodness and splendour, known in the three worlds.',
          hi: 'हे माता सरस्वती, आपकी जय हो; आप सद्गुणों और वैभव से पूर्ण हैं और तीनों लोकों में विख्यात हैं।',
        },
      },
      {
        text: `चन्द्रवदनि पद्मासिनि, द्युति मंगलकारी।
सोहे शुभ हंस सवारी, अतुल तेजधारी॥
जय सरस्वती माता॥`,
        meaning: {
          en: 'Your face is the Moon, a lotus your seat, and your glow does good; the fair swan that bears you becomes you well, bright beyond compare.',
          hi: 'आपका मुख चंद्रमा-सा है, आप कमल पर विराजती हैं और आपकी कांति मंगल करती है; शुभ हंस की सवारी आप पर सोहती है, आपका तेज अतुल है।',
        },
      },
      {
        text: `बाएं कर में वीणा, दाएं कर माला।
शीश मुकुट मणि सोहे, गल मोतियन माला॥
जय सरस्वती माता॥`,
        meaning: {
          en: 'In your left hand is the veena, in your right hand the rosary; a jewelled crown is on your head and pearls are at your neck.',
          hi: 'बाएँ हाथ में वीणा और दाएँ हाथ में माला है; शीश पर मणि-मुकुट और गले में मोतियों की माला सोहती है।',
        },
      },
      {
        text: `देवी शरण जो आए, उनका उद्धार किया।
पैठी मंथरा दासी, रावण संहार किया॥
जय सरस्वती माता॥`,
        meaning: {
          en: 'Goddess, you lifted up those who came to you; you entered the mind of the maid Manthara, and from that the end of Ravan came about.',
          hi: 'हे देवी, जो आपकी शरण में आए उनका आपने उद्धार किया; दासी मंथरा की बुद्धि में पैठकर आपने रावण के अंत का कारण रचा।',
        },
      },
      {
        text: `विद्या ज्ञान प्रदायिनि, ज्ञान प्रकाश भरो।
मोह अज्ञान और तिमिर का, जग से नाश करो॥
जय सरस्वती माता॥`,
        meaning: {
          en: 'Giver of learning and insight, fill us with the light of knowledge; let delusion and the dark of ignorance leave the world.',
          hi: 'विद्या और ज्ञान देने वाली माता, ज्ञान का प्रकाश भर दीजिए; मोह और अज्ञान का अंधकार जगत से मिटा दीजिए।',
        },
      },
      {
        text: `धूप दीप फल मेवा, माँ स्वीकार करो।
ज्ञानचक्षु दे माता, जग निस्तार करो॥
जय सरस्वती माता॥`,
        meaning: {
          en: 'Mother, accept the incense, the lamp, the fruit and nuts; give us eyes that understand, and carry the world across.',
          hi: 'माँ, धूप, दीप, फल और मेवा स्वीकार कीजिए; ज्ञान की आँखें देकर जगत को पार लगाइए।',
        },
      },
      {
        text: `माँ सरस्वती की आरती, जो कोई जन गावे।
हितकारी सुखकारी, ज्ञान भक्ति पावे॥
जय सरस्वती माता॥`,
        meaning: {
          en: 'Whoever sings this aarti of mother Saraswati, so it ends, comes to knowledge and devotion, which do good and gladden.',
          hi: 'अंतिम पद कहता है: जो माँ सरस्वती की आरती गाते हैं, वे ज्ञान और भक्ति पाते हैं, जो हित और सुख देते हैं।',
        },
      },
    ],
  },
  {
    key: 'om-jai-gange-mata',
    title: { en: 'Om Jai Gange Mata: Ganga Aarti', hi: 'ॐ जय गंगे माता: गंगा आरती' },
    deity: 'ganga',
    language: 'hi',
    festivals: ['ganga_dussehra', 'ganga_saptami', 'dev_deepawali', 'mauni_amavasya'],
    words: [
      'Ganga aarti',
      'Haridwar',
      'Varanasi',
      'Rishikesh',
      'गंगा मैया की आरती',
      'हरिद्वार',
      'वाराणसी',
      'ऋषिकेश',
    ],
    origin: {
      en: 'Traditional aarti to the tune of “Om Jai Jagdish Hare”; author and year are not known.',
      hi: '“ॐ जय जगदीश हरे” की धुन पर गाई जाने वाली पारंपरिक आरती; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally sung at dusk on the river bank, when leaf boats with a flame are set afloat, and at home beside a vessel of Ganga water. It recalls the sons of Sagar, for whom the river came down to earth.',
      hi: 'परंपरा से यह संध्या को नदी के तट पर, जब पत्तों के दोने में दीप बहाए जाते हैं, और घर में गंगाजल के पात्र के पास गाई जाती है। यह सगर के पुत्रों को याद करती है, जिनके लिए नदी धरती पर आई।',
    },
    stanzas: [
      {
        text: `ॐ जय गंगे माता, मैया जय गंगे माता।
जो नर तुमको ध्याता, मनवांछित फल पाता॥
ॐ जय गंगे माता॥`,
        meaning: {
          en: 'Om, victory to you, mother Ganga; those who hold you in mind, says the refrain, find what they wish for.',
          hi: 'ॐ, माता गंगा की जय हो; टेक कहती है कि जो आपका ध्यान करते हैं, वे मनचाहा फल पाते हैं।',
        },
      },
      {
        text: `चन्द्र-सी ज्योति तुम्हारी, जल निर्मल आता।
शरण पड़े जो तेरी, सो नर तर जाता॥
ॐ जय गंगे माता॥`,
        meaning: {
          en: 'Your light is like the Moon’s and your water comes clear; those who seek shelter with you are carried across.',
          hi: 'आपकी ज्योति चंद्रमा-सी है और जल निर्मल बहता आता है; जो आपकी शरण लेते हैं, वे पार हो जाते हैं।',
        },
      },
      {
        text: `पुत्र सगर के तारे, सब जग को ज्ञाता।
कृपा दृष्टि हो तुम्हारी, त्रिभुवन सुख दाता॥
ॐ जय गंगे माता॥`,
        meaning: {
          en: 'You carried the sons of Sagar over, as all the world knows; let your kind glance rest on us, giver of joy to the three worlds.',
          hi: 'आपने सगर के पुत्रों को तारा, यह सारा जग जानता है; तीनों लोकों को सुख देने वाली, आपकी कृपा-दृष्टि बनी रहे।',
        },
      },
      {
        text: `एक बार जो प्राणी, शरण तेरी आता।
यम की त्रास मिटाकर, परमगति पाता॥
ॐ जय गंगे माता॥`,
        meaning: {
          en: 'The being who comes to you even once, so the song says, loses the dread of death and reaches the highest goal.',
          hi: 'कहा गया है कि जो प्राणी एक बार भी आपकी शरण में आता है, उसका मृत्यु का भय मिटता है और वह परमगति पाता है।',
        },
      },
      {
        text: `आरति मातु तुम्हारी, जो नर नित गाता।
सेवक वही सहज में, मुक्ति को पाता॥
ॐ जय गंगे माता॥`,
        meaning: {
          en: 'Mother, the one who sings your aarti every day and serves you comes to freedom with ease, so it is sung.',
          hi: 'माता, गाया जाता है कि जो नित्य आपकी आरती गाते हैं, वे सेवक सहज ही मुक्ति पाते हैं।',
        },
      },
    ],
  },
  {
    key: 'jai-jai-tulsi-mata',
    title: { en: 'Jai Jai Tulsi Mata: Tulsi Aarti', hi: 'जय जय तुलसी माता: तुलसी आरती' },
    deity: 'tulsi',
    language: 'hi',
    festivals: ['tulsi_vivah', 'devutthana_ekadashi', 'kartik_purnima'],
    words: [
      'Tulsi aarti',
      'Tulsi Puja',
      'holy basil',
      'Kartik',
      'तुलसी माता की आरती',
      'तुलसी पूजा',
      'वृंदा',
      'कार्तिक',
    ],
    origin: {
      en: 'Traditional aarti in plain Hindi; author and year are not known.',
      hi: 'सरल हिन्दी में पारंपरिक आरती; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally sung in the evening when the lamp is set beside the tulsi of the courtyard, through the month of Kartik and at Tulsi Vivah. It greets a plant of the village as somebody the gods themselves honour.',
      hi: 'परंपरा से यह संध्या को आँगन की तुलसी के पास दीप रखते समय, पूरे कार्तिक मास में और तुलसी विवाह पर गाई जाती है। यह गाँव के एक पौधे को उस रूप में नमन करती है जिसका आदर स्वयं देवता करते हैं।',
    },
    stanzas: [
      {
        text: `जय जय तुलसी माता, सब जग की सुखदाता॥
जय जय तुलसी माता॥`,
        meaning: {
          en: 'Victory, victory to you, mother Tulsi, who gives joy to the whole world.',
          hi: 'सारे जग को सुख देने वाली माता तुलसी, आपकी जय हो, जय हो।',
        },
      },
      {
        text: `सब योगों के ऊपर, सब रोगों के ऊपर।
रुज से रक्षा करके भव त्राता॥
जय जय तुलसी माता॥`,
        meaning: {
          en: 'You stand above every practice and above every ailment; guarding those who come to you, you carry them over the world.',
          hi: 'आप सब योगों से और सब रोगों से ऊपर हैं; शरण में आए जनों की रक्षा करके आप भव से पार उतारती हैं।',
        },
      },
      {
        text: `बटु पुत्री है श्यामा, सुर बल्ली है ग्राम्या।
विष्णु प्रिये जो तुमको सेवे, सो नर तर जाता॥
जय जय तुलसी माता॥`,
        meaning: {
          en: 'Dark daughter of the young student, creeper of the gods and yet at home in the village, beloved of Vishnu: whoever serves you is carried across.',
          hi: 'हे श्यामा, बटु की पुत्री, देवों की लता होकर भी गाँव में बसने वाली, विष्णु की प्रिया: जो आपकी सेवा करते हैं, वे तर जाते हैं।',
        },
      },
      {
        text: `हरि के शीश विराजत, त्रिभुवन से हो वंदित।
पतित जनों की तारिणी, तुम हो विख्याता॥
जय जय तुलसी माता॥`,
        meaning: {
          en: 'You rest on the head of Hari and the three worlds bow to you; you are known for lifting up those who have fallen.',
          hi: 'आप हरि के शीश पर विराजती हैं और तीनों लोक आपको वंदन करते हैं; गिरे हुए जनों को उबारने के लिए आप विख्यात हैं।',
        },
      },
      {
        text: `लेकर जन्म विजन में, आई दिव्य भवन में।
मानव लोक तुम्हीं से, सुख संपति पाता॥
जय जय तुलसी माता॥`,
        meaning: {
          en: 'Born where nobody lives, you came into the bright house; through you the world of people has its joy and plenty.',
          hi: 'निर्जन में जन्म लेकर आप दिव्य भवन में आईं; मनुष्य-लोक आपसे ही सुख और संपत्ति पाता है।',
        },
      },
      {
        text: `हरि को तुम अति प्यारी, श्याम वर्ण सुकुमारी।
प्रेम अजब है उनका, तुमसे कैसा नाता॥
जय जय तुलसी माता॥`,
        meaning: {
          en: 'Tender and dark, you are very dear to Hari; how wonderful his love is, and what a bond he has with you!',
          hi: 'श्याम वर्ण की सुकुमारी, आप हरि को बहुत प्यारी हैं; उनका प्रेम अनोखा है, आपसे उनका कैसा नाता है!',
        },
      },
    ],
  },
  {
    key: 'jai-maye-tulsi',
    title: { en: 'Jai Maye Tulasi: Aarti of Tulsi (Marathi)', hi: 'जय माये तुळसी: तुळशीची आरती (मराठी)' },
    deity: 'tulsi',
    language: 'mr',
    festivals: ['tulsi_vivah', 'devutthana_ekadashi'],
    words: [
      'Tulsi aarti',
      'Tulshichi aarti',
      'Marathi',
      'Kartik',
      'तुळशीची आरती',
      'तुळशी विवाह',
      'मराठी',
      'कार्तिक',
    ],
    origin: {
      en: 'Traditional; the last line is signed “son of the Gosavi”, whose years are not known. Marathi, here in today’s spelling.',
      hi: 'पारंपरिक; अंतिम पंक्ति में “गोसावीसुत” की मुद्रिका है, जिनका समय ज्ञात नहीं। मराठी, यहाँ आज की वर्तनी में।',
    },
    benefits: {
      en: 'Traditionally sung in Maharashtra before the tulsi altar in Kartik and at Tulsi Vivah, when the plant is married to Vishnu. It says that one leaf of tulsi outweighs the three worlds.',
      hi: 'परंपरा से महाराष्ट्र में इसे कार्तिक में तुलसी वृंदावन के सामने और तुलसी विवाह पर गाया जाता है, जब तुलसी का विवाह विष्णु से होता है। यह कहती है कि तुलसी का एक पत्ता तीनों लोकों से भारी है।',
    },
    stanzas: [
      {
        text: `जय देवी जय देवी जय माये तुळसी।
निजपत्राहुनि लघुतर त्रिभुवन हे तुळिसी॥`,
        meaning: {
          en: 'Victory to you, goddess, mother Tulsi: weighed against one leaf of yours, these three worlds are the lighter.',
          hi: 'हे देवी, माता तुलसी, आपकी जय हो: अपने एक पत्ते से तौलें तो ये तीनों लोक हल्के ठहरते हैं।',
        },
      },
      {
        text: `ब्रह्मा केवळ मुळी मध्ये तो शौरी।
अग्री शंकर तीर्थे शाखापरिवारी।
सेवा करिती भावे सकळही नरनारी।
दर्शनमात्रे पापे हरती निर्धारी॥`,
        meaning: {
          en: 'Brahma is in your root, Vishnu in the middle, Shankar at your tip, and holy waters are in your branches. All men and women serve you with love; the mere sight of you takes their wrongs away.',
          hi: 'मूल में ब्रह्मा, मध्य में विष्णु, अग्रभाग में शंकर और शाखाओं में तीर्थ हैं। सब नर-नारी भाव से सेवा करते हैं; दर्शन मात्र से दोष मिट जाते हैं।',
        },
      },
      {
        text: `जय देवी जय देवी जय माये तुळसी।
निजपत्राहुनि लघुतर त्रिभुवन हे तुळिसी॥`,
        meaning: null,
      },
      {
        text: `शीतळ छाया भूतळव्यापक तू कैसी।
मंजिरीची बहु आवड कमळारमणासी।
तव दलविरहित विष्णू राहे उपवासी।
विशेष महिमा तुझा शुभ कार्तिकमासी॥`,
        meaning: {
          en: 'How your cool shade spreads over the earth! The lord of Lakshmi loves your blossoms; without your leaf Vishnu stays hungry. In the fair month of Kartik your glory is greatest.',
          hi: 'आपकी शीतल छाया धरती पर कैसी फैली है! लक्ष्मीपति को आपकी मंजरी बहुत प्रिय है; आपके पत्ते के बिना विष्णु उपवासी रहते हैं। शुभ कार्तिक मास में आपकी महिमा विशेष है।',
        },
      },
      {
        text: `जय देवी जय देवी जय माये तुळसी।
निजपत्राहुनि लघुतर त्रिभुवन हे तुळिसी॥`,
        meaning: null,
      },
      {
        text: `अच्युत माधव केशव पीतांबरधारी।
तुझिया पूजनकाळी जो हे उच्चारी।
त्यासी देसी संतति संपत्ति सुखकारी।
गोसावीसुत विनवी मजला तू तारी॥`,
        meaning: {
          en: '“Achyut, Madhav, Keshav, clad in yellow”: to those who say these names as they worship you, the poet tells, you give a glad and full house. The son of the Gosavi asks: carry me across.',
          hi: '“अच्युत, माधव, केशव, पीतांबरधारी”: कवि कहते हैं कि पूजा के समय जो ये नाम लेते हैं, उनका घर आप सुख से भर देती हैं। गोसावीसुत की विनती है: मुझे पार उतारिए।',
        },
      },
      {
        text: `जय देवी जय देवी जय माये तुळसी।
निजपत्राहुनि लघुतर त्रिभुवन हे तुळिसी॥`,
        meaning: null,
      },
    ],
  },
  {
    key: 'jai-parvati-mata',
    title: { en: 'Jai Parvati Mata: Parvati Aarti', hi: 'जय पार्वती माता: पार्वती आरती' },
    deity: 'parvati',
    language: 'hi',
    festivals: ['hartalika_teej', 'gangaur', 'hariyali_teej', 'kajari_teej', 'chaitra_navratri'],
    words: [
      'Parvati aarti',
      'Gauri',
      'Teej',
      'Mangala Gauri',
      'पार्वती माता की आरती',
      'गौरी',
      'तीज',
      'मंगला गौरी',
    ],
    origin: {
      en: 'Traditional aarti; the last verse is signed “Shri Pratap”, of whom nothing is known. The year is not known.',
      hi: 'पारंपरिक आरती; अंतिम पद में “श्री प्रताप” की मुद्रिका है, जिनके बारे में कुछ ज्ञात नहीं। समय भी ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally sung at the Teej festivals, at Gangaur and on the Tuesdays of Sawan. It follows the goddess through her lives: as Sati, as the daughter of the Himalaya, as the one who overcame Shumbh and Nishumbh, and beside Shiv.',
      hi: 'परंपरा से यह तीज के पर्वों पर, गणगौर पर और सावन के मंगलवारों को गाई जाती है। यह देवी के जन्मों के साथ चलती है: सती, हिमालय की पुत्री, शुंभ-निशुंभ को जीतने वाली, और शिव के संग पार्वती।',
    },
    stanzas: [
      {
        text: `जय पार्वती माता, जय पार्वती माता।
ब्रह्म सनातन देवी, शुभ फल की दाता॥
जय पार्वती माता॥`,
        meaning: {
          en: 'Victory to you, mother Parvati, everlasting goddess who is Brahman, giver of good fruit.',
          hi: 'माता पार्वती की जय हो; आप ब्रह्मस्वरूप सनातन देवी हैं और शुभ फल देती हैं।',
        },
      },
      {
        text: `अरिकुल पद्म विनाशिनि, जय सेवक त्राता।
जग जीवन जगदम्बा, हरिहर गुण गाता॥
जय पार्वती माता॥`,
        meaning: {
          en: 'You scatter the ranks of foes like lotuses and guard those who serve you; life and mother of the world, Vishnu and Shiv sing of your qualities.',
          hi: 'आप शत्रुओं के समूह को कमलों की तरह बिखेर देती हैं और सेवकों की रक्षा करती हैं; हे जगत के जीवन, जगदंबा, हरि और हर आपके गुण गाते हैं।',
        },
      },
      {
        text: `सिंह को वाहन साजे, कुण्डल हैं साथा।
देव वधू जस गावत, नृत्य करत ता था॥
जय पार्वती माता॥`,
        meaning: {
          en: 'The lion is your mount and earrings adorn you; the brides of the gods sing your fame and dance, ta tha.',
          hi: 'सिंह का वाहन सजा है और कानों में कुंडल हैं; देव-वधुएँ आपका यश गाती हैं और “ता था” की ताल पर नृत्य करती हैं।',
        },
      },
      {
        text: `सतयुग रूप शील अति सुन्दर, नाम सती कहलाता।
हेमांचल घर जन्मी, सखियन संग राता॥
जय पार्वती माता॥`,
        meaning: {
          en: 'In the first age, lovely in form and nature, you were called Sati; then you were born in the house of the Himalaya and were happy among your friends.',
          hi: 'सतयुग में रूप और शील से अति सुंदर, आप सती कहलाईं; फिर हिमालय के घर जन्मीं और सखियों के संग आनंद में रहीं।',
        },
      },
      {
        text: `शुम्भ निशुम्भ विदारे, हेमांचल स्थाता।
सहस्र भुजा तनु धरिके, चक्र लियो हाथा॥
जय पार्वती माता॥`,
        meaning: {
          en: 'Staying on the Himalaya you overcame Shumbh and Nishumbh; you took a body with a thousand arms, the discus in your hand.',
          hi: 'हिमालय पर रहकर आपने शुंभ और निशुंभ को परास्त किया; सहस्र भुजाओं वाला शरीर धारण करके हाथ में चक्र लिया।',
        },
      },
      {
        text: `सृष्टि रूप तुही है जननी, शिव संग रंगराता।
नन्दी भृंगी बीन लही, सारा जग मदमाता॥
जय पार्वती माता॥`,
        meaning: {
          en: 'Mother, creation itself is your form, and you delight in the company of Shiv; Nandi and Bhringi take up the lute and all the world is entranced.',
          hi: 'हे जननी, सृष्टि आपका ही रूप है और आप शिव के संग आनंद में रँगी हैं; नंदी और भृंगी वीणा बजाते हैं और सारा जग झूम उठता है।',
        },
      },
      {
        text: `देवन अरज करत हम, चित को लाता।
गावत दे दे ताली, मन में रंगराता॥
जय पार्वती माता॥`,
        meaning: {
          en: 'We bring our request with all our mind on you; clapping hands we sing, our hearts steeped in your colour.',
          hi: 'हम चित्त लगाकर विनती करते हैं; ताली दे-देकर गाते हैं और मन आपके रंग में रँग जाता है।',
        },
      },
      {
        text: `श्री प्रताप आरती मैया की, जो कोई गाता।
सदा सुखी नित रहता, सुख सम्पत्ति पाता॥
जय पार्वती माता॥`,
        meaning: {
          en: 'Shri Pratap says: whoever sings the aarti of the mother lives glad at all times and in plenty.',
          hi: 'श्री प्रताप कहते हैं: जो मैया की आरती गाते हैं, वे सदा सुखी और संपन्न रहते हैं।',
        },
      },
    ],
  },
  {
    key: 'shendur-lal-chadhayo',
    title: { en: 'Shendur Lal Chadhayo: Ganesh Aarti', hi: 'शेंदुर लाल चढायो: गणेश आरती' },
    deity: 'ganesh',
    language: 'hi',
    festivals: ['ganesh_chaturthi'],
    words: [
      'Ganpati aarti',
      'Jai Jai Ji Ganraj',
      'Maharashtra',
      'गणपती आरती',
      'जय जय जी गणराज',
      'गणराज',
      'महाराष्ट्र',
    ],
    origin: {
      en: 'The last verse names its poet as Gosavinandan, whose years are not known. The old Hindi of Maharashtra, sung there beside the Marathi aartis.',
      hi: 'अंतिम पद में कवि का नाम गोसावीनंदन आता है, जिनका समय ज्ञात नहीं। महाराष्ट्र की पुरानी हिन्दी, जो वहाँ मराठी आरतियों के साथ गाई जाती है।',
    },
    benefits: {
      en: 'Traditionally sung in Maharashtra straight after “Sukhkarta Dukhharta”, morning and evening in the days of Ganeshotsav. The refrain tells of a plain gladness: to see him, and to feel the mind at rest.',
      hi: 'परंपरा से महाराष्ट्र में इसे “सुखकर्ता दुःखहर्ता” के तुरंत बाद, गणेशोत्सव के दिनों में सुबह-शाम गाया जाता है। इसकी टेक एक सीधा आनंद कहती है: उनका दर्शन हो और मन रम जाए।',
    },
    stanzas: [
      {
        text: `शेंदुर लाल चढायो अच्छा गजमुख को।
दोंदिल लाल बिराजे सुत गौरीहर को।
हाथ लिये गुडलड्डू साईं सुरवर को।
महिमा कहे न जाय लागत हूँ पद को॥`,
        meaning: {
          en: 'Red vermilion is laid on well upon the elephant-faced one; round-bellied and red sits the son of Gauri and Hara. A sweet ball of jaggery is in the hand of the lord of the gods; his glory cannot be told, I touch his feet.',
          hi: 'गजमुख पर लाल सिंदूर सुंदर चढ़ा है; गौरी और हर के पुत्र, लंबोदर, लाल रंग में विराजते हैं। देवों के स्वामी के हाथ में गुड़ का लड्डू है; महिमा कही नहीं जाती, चरणों में प्रणाम।',
        },
      },
      {
        text: `जय जय जी गणराज विद्या सुखदाता।
धन्य तुम्हारा दर्शन मेरा मन रमता॥
जय देव जय देव॥`,
        meaning: {
          en: 'Victory to you, Ganraj, giver of learning and joy; blessed is the sight of you, in which my mind delights.',
          hi: 'हे गणराज, विद्या और सुख देने वाले, आपकी जय हो; धन्य है आपका दर्शन, जिसमें मेरा मन रमता है।',
        },
      },
      {
        text: `अष्टौ सिद्धि दासी संकट को बैरी।
विघ्नविनाशन मंगल मूरत अधिकारी।
कोटी सूरज प्रकाश ऐसी छबि तेरी।
गंडस्थल मदमस्तक झूले शशिबिहारी॥`,
        meaning: {
          en: 'The eight attainments serve you and trouble has an enemy in you; you end hindrances, image of all that is good, and have the right to it. Your beauty is the light of ten million suns; on your temples and proud brow the Moon sways at play.',
          hi: 'आठों सिद्धियाँ आपकी सेवा में हैं और आप संकट के वैरी हैं; विघ्नों का नाश करने वाले, मंगल की मूर्ति और सबके अधिकारी। करोड़ सूर्यों के प्रकाश जैसी आपकी छवि है; गंडस्थल और मस्तक पर चंद्रमा झूमता-खेलता है।',
        },
      },
      {
        text: `जय जय जी गणराज विद्या सुखदाता।
धन्य तुम्हारा दर्शन मेरा मन रमता॥
जय देव जय देव॥`,
        meaning: null,
      },
      {
        text: `भावभगत से कोई शरणागत आवे।
संतत संपत सबही भरपूर पावे।
ऐसे तुम महाराज मोको अति भावे।
गोसावीनंदन निशिदिन गुण गावे॥`,
        meaning: {
          en: 'Those who come to your shelter with love, says the poet, find their house full. Such a king you are, and very dear to me; night and day Gosavinandan sings of your qualities.',
          hi: 'कवि कहते हैं: जो भाव-भक्ति से शरण आते हैं, उनका घर भर जाता है। ऐसे महाराज आप मुझे बहुत भाते हैं; गोसावीनंदन रात-दिन आपके गुण गाते हैं।',
        },
      },
      {
        text: `जय जय जी गणराज विद्या सुखदाता।
धन्य तुम्हारा दर्शन मेरा मन रमता॥
जय देव जय देव॥`,
        meaning: null,
      },
    ],
  },
  {
    key: 'lavathavati-vikrala',
    title: {
      en: 'Lavathavati Vikrala: Aarti of Shankar (Marathi, Samarth Ramdas)',
      hi: 'लवथवती विक्राळा: शंकर आरती (मराठी, समर्थ रामदास)',
    },
    deity: 'shiv',
    language: 'mr',
    festivals: ['maha_shivaratri', 'ganesh_chaturthi'],
    words: [
      'Shankar aarti',
      'Shiv aarti',
      'Marathi',
      'Sawan',
      'शंकराची आरती',
      'महादेवाची आरती',
      'मराठी',
      'श्रावण',
    ],
    origin: {
      en: 'Samarth Ramdas (1608–1681); the last line bears his name. Marathi, here in today’s spelling.',
      hi: 'समर्थ रामदास (1608–1681); अंतिम पंक्ति में उनका नाम है। मराठी, यहाँ आज की वर्तनी में।',
    },
    benefits: {
      en: 'Traditionally sung in Maharashtra on Mondays, through the month of Shravan, on Mahashivratri and among the aartis of Ganeshotsav. It turns from the fierce god to the gentle one, and ends with the name that Shiv himself repeats.',
      hi: 'परंपरा से महाराष्ट्र में इसे सोमवार को, श्रावण मास में, महाशिवरात्रि पर और गणेशोत्सव की आरतियों के बीच गाया जाता है। यह उग्र रूप से सौम्य रूप की ओर आती है और उस नाम पर पूरी होती है जिसे शिव स्वयं जपते हैं।',
    },
    stanzas: [
      {
        text: `लवथवती विक्राळा ब्रह्मांडी माळा।
वीषे कंठ काळा त्रिनेत्री ज्वाळा।
लावण्यसुंदर मस्तकी बाळा।
तेथुनिया जळ निर्मळ वाहे झुळझुळा॥`,
        meaning: {
          en: 'The awesome garland of worlds sways on him; poison has darkened his throat, fire is in his three eyes. On his head is the maiden of such beauty, and from there clear water flows with a murmur.',
          hi: 'ब्रह्मांडों की विकराल माला लहराती है; विष से कंठ श्याम है और तीनों नेत्रों में ज्वाला है। मस्तक पर लावण्यमयी बाला गंगा हैं, जहाँ से निर्मल जल झर-झर बहता है।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीशंकरा।
आरती ओवाळू तुज कर्पुरगौरा॥`,
        meaning: {
          en: 'Victory to you, god, holy Shankar: I wave the light before you who are white as camphor.',
          hi: 'हे देव, श्रीशंकर, आपकी जय हो: कपूर-से गौर आपकी आरती उतारूँ।',
        },
      },
      {
        text: `कर्पुरगौरा भोळा नयनी विशाळा।
अर्धांगी पार्वती सुमनांच्या माळा।
विभुतीचे उधळण शितिकंठ नीळा।
ऐसा शंकर शोभे उमावेल्हाळा॥`,
        meaning: {
          en: 'White as camphor, guileless, wide-eyed, with Parvati as half of himself and garlands of flowers; ash is strewn over him and his throat is dark blue. So shines Shankar, the darling of Uma.',
          hi: 'कपूर-से गौर, भोले, विशाल नयनों वाले; अर्धांग में पार्वती और गले में फूलों की मालाएँ; शरीर पर विभूति और कंठ नीला। उमा के प्रिय शंकर ऐसे शोभित हैं।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीशंकरा।
आरती ओवाळू तुज कर्पुरगौरा॥`,
        meaning: null,
      },
      {
        text: `देवी दैत्यी सागरमंथन पै केले।
त्यामाजी जे अवचित हळाहळ उठिले।
ते त्वा असुरपणे प्राशन केले।
नीळकंठ नाम प्रसिद्ध झाले॥`,
        meaning: {
          en: 'When gods and demons churned the ocean, the Halahala poison rose from it unlooked for. You drank it with fierce resolve, and the name Neelkanth became known.',
          hi: 'देवों और दैत्यों ने समुद्र मथा, तो उसमें से अचानक हलाहल निकला। उसे आपने प्रचंड भाव से पी लिया और नीलकंठ नाम प्रसिद्ध हुआ।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीशंकरा।
आरती ओवाळू तुज कर्पुरगौरा॥`,
        meaning: null,
      },
      {
        text: `व्याघ्रांबर फणिवरधर सुंदर मदनारी।
पंचानन मनमोहन मुनिजनसुखकारी।
शतकोटीचे बीज वाचे उच्चारी।
रघुकुलतिलक रामदासा अंतरी॥`,
        meaning: {
          en: 'Clad in a tiger skin, wearing the best of serpents, the beautiful foe of desire, five-faced, who charms the mind and gladdens the sages. His voice utters the seed of a thousand million verses: Ram, pride of the house of Raghu, who lives within Ramdas.',
          hi: 'बाघंबर और नागराज धारण किए, सुंदर, कामदेव के शत्रु, पंचमुख, मन मोहने वाले, मुनियों को सुख देने वाले। सौ करोड़ श्लोकों का बीज, राम-नाम, वे वाणी से जपते हैं; वही रघुकुल-तिलक रामदास के भीतर बसते हैं।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीशंकरा।
आरती ओवाळू तुज कर्पुरगौरा॥`,
        meaning: null,
      },
    ],
  },
  {
    key: 'yei-ho-vitthale',
    title: { en: 'Yei Ho Vitthale: Aarti of Vitthal (Marathi)', hi: 'येई हो विठ्ठले: विठ्ठल आरती (मराठी)' },
    deity: 'krishna',
    language: 'mr',
    festivals: ['devshayani_ekadashi', 'devutthana_ekadashi'],
    words: [
      'Vitthal aarti',
      'Majhe Mauli Ye',
      'Pandharpur',
      'Marathi',
      'विठ्ठलाची आरती',
      'माझे माऊली ये',
      'पंढरपूर',
      'मराठी',
    ],
    origin: {
      en: 'Signed “Vishnudas Nama”: by tradition Sant Namdev (about 1270–1350); others think of a later poet of that name, of the 16th century. Marathi, here in today’s spelling.',
      hi: '“विष्णुदास नामा” की मुद्रिका: परंपरा से संत नामदेव (लगभग 1270–1350); कुछ के मत से इसी नाम के 16वीं शताब्दी के कवि। मराठी, यहाँ आज की वर्तनी में।',
    },
    benefits: {
      en: 'Traditionally sung by the Warkaris and in homes of Maharashtra on Ashadhi and Kartiki Ekadashi and in the evening. It calls the god “mother” and watches the road for him like a child.',
      hi: 'परंपरा से वारकरी और महाराष्ट्र के घर इसे आषाढ़ी और कार्तिकी एकादशी पर और संध्या को गाते हैं। यह देव को “माऊली”, यानी माँ, कहकर पुकारती है और बालक की तरह उनकी राह देखती है।',
    },
    stanzas: [
      {
        text: `येई हो विठ्ठले माझे माऊली ये।
निढळावरी कर ठेवुनी वाट मी पाहे॥`,
        meaning: {
          en: 'Come, Vitthal, my mother, come: with my hand above my brow I watch the road for you.',
          hi: 'आइए, हे विठ्ठल, मेरी माँ, आइए: माथे पर हाथ रखकर मेरी आँखें आपकी राह देखती हैं।',
        },
      },
      {
        text: `आलिया गेलिया हाती धाडी निरोप।
पंढरपुरी आहे माझा मायबाप॥`,
        meaning: {
          en: 'With all who come and go I send a message: in Pandharpur are my mother and father.',
          hi: 'आते-जाते हर जन के हाथ मेरा संदेश जाता है: पंढरपुर में मेरे माता-पिता हैं।',
        },
      },
      {
        text: `येई हो विठ्ठले माझे माऊली ये।
निढळावरी कर ठेवुनी वाट मी पाहे॥`,
        meaning: null,
      },
      {
        text: `पिवळा पीतांबर कैसा गगनी झळकला।
गरुडावरी बैसोनी माझा कैवारी आला॥`,
        meaning: {
          en: 'See how the yellow silk flashed in the sky: seated on Garuda, the one who takes my part has come.',
          hi: 'देखिए, पीला पीतांबर आकाश में कैसा झलका: गरुड़ पर बैठकर मेरा पक्ष लेने वाले आ गए।',
        },
      },
      {
        text: `येई हो विठ्ठले माझे माऊली ये।
निढळावरी कर ठेवुनी वाट मी पाहे॥`,
        meaning: null,
      },
      {
        text: `विठोबाचे राज्य आम्हा नित्य दिपवाळी।
विष्णुदास नामा जीवेभावे ओवाळी॥`,
        meaning: {
          en: 'In the realm of Vithoba every day is Diwali for us; Vishnudas Nama waves the light with all his life and love.',
          hi: 'विठोबा के राज्य में हमारे लिए नित्य दीवाली है; विष्णुदास नामा पूरे जी और भाव से आरती उतारते हैं।',
        },
      },
      {
        text: `येई हो विठ्ठले माझे माऊली ये।
निढळावरी कर ठेवुनी वाट मी पाहे॥`,
        meaning: null,
      },
    ],
  },
  {
    key: 'ghalin-lotangan',
    title: {
      en: 'Ghalin Lotangan: the Prayer That Closes an Aarti (Marathi and Sanskrit)',
      hi: 'घालीन लोटांगण: आरती के अंत की प्रार्थना (मराठी और संस्कृत)',
    },
    deity: 'vishnu',
    language: 'mr',
    festivals: ['ganesh_chaturthi', 'devshayani_ekadashi', 'devutthana_ekadashi'],
    words: [
      'Tvameva Mata',
      'Kayena Vacha',
      'Pradakshina',
      'Ganeshotsav',
      'Marathi',
      'Sanskrit',
      'त्वमेव माता च पिता त्वमेव',
      'कायेन वाचा',
      'प्रदक्षिणा',
      'गणेशोत्सव',
      'मराठी',
    ],
    origin: {
      en: 'Five verses joined by custom: the first by Sant Namdev (about 1270–1350), in Marathi; then Sanskrit verses, of which the third follows Bhagavata Purana 11.2.36 and the fourth opens the Achyutashtakam; last the names of the Kali-Santarana Upanishad.',
      hi: 'रीति से जुड़े पाँच पद: पहला संत नामदेव (लगभग 1270–1350) का, मराठी में; फिर संस्कृत श्लोक, जिनमें तीसरा भागवत पुराण 11.2.36 पर है और चौथा अच्युताष्टकम् का पहला श्लोक है; अंत में कलिसंतरण उपनिषद के नाम।',
    },
    benefits: {
      en: 'Traditionally sung in Maharashtra at the end of every aarti, while all turn once around themselves with folded hands. It gives back whatever was done, with body, speech and mind.',
      hi: 'परंपरा से महाराष्ट्र में इसे हर आरती के अंत में गाया जाता है, जब सब हाथ जोड़कर अपनी ही जगह पर एक प्रदक्षिणा करते हैं। यह शरीर, वाणी और मन से किया हुआ सब कुछ लौटा देती है।',
    },
    stanzas: [
      {
        text: `घालीन लोटांगण वंदीन चरण।
डोळ्यांनी पाहीन रूप तुझे।
प्रेमे आलिंगिन आनंदे पूजिन।
भावे ओवाळीन म्हणे नामा॥`,
        meaning: {
          en: 'I will lie down at full length and honour your feet, with my eyes I will look upon your form; with love I will embrace you, with joy worship you, with feeling wave the light, says Nama.',
          hi: 'नामा कहते हैं: साष्टांग प्रणाम और चरणों की वंदना, आँखों से आपके रूप का दर्शन; प्रेम से आलिंगन, आनंद से पूजन और भाव से आरती।',
        },
      },
      {
        text: `त्वमेव माता च पिता त्वमेव।
त्वमेव बन्धुश्च सखा त्वमेव।
त्वमेव विद्या द्रविणं त्वमेव।
त्वमेव सर्वं मम देवदेव॥`,
        meaning: {
          en: 'You alone are mother and father to me, you alone kin and friend, you alone learning and wealth; god of gods, you alone are everything to me.',
          hi: 'आप ही मेरी माता और पिता हैं, आप ही बंधु और सखा, आप ही विद्या और धन; हे देवों के देव, आप ही मेरे सब कुछ हैं।',
        },
      },
      {
        text: `कायेन वाचा मनसेन्द्रियैर्वा।
बुद्ध्यात्मना वा प्रकृतिस्वभावात्।
करोमि यद्यत् सकलं परस्मै।
नारायणायेति समर्पयामि॥`,
        meaning: {
          en: 'Whatever I do with body, speech, mind or senses, with understanding and soul or as my nature has it, all of it I give to the highest, to Narayan.',
          hi: 'शरीर, वाणी, मन, इंद्रियों, बुद्धि, आत्मा या प्रकृति के स्वभाव से जो-जो कर्म हों, वे सब परमेश्वर नारायण को समर्पित हैं।',
        },
      },
      {
        text: `अच्युतं केशवं रामनारायणं।
कृष्णदामोदरं वासुदेवं हरिम्।
श्रीधरं माधवं गोपिकावल्लभं।
जानकीनायकं रामचंद्रं भजे॥`,
        meaning: {
          en: 'I worship Achyut, Keshav, Ram, Narayan, Krishna, Damodar, Vasudev, Hari; Shridhar, Madhav, the beloved of the gopis, Ramchandra, the lord of Janaki.',
          hi: 'अच्युत, केशव, राम, नारायण, कृष्ण, दामोदर, वासुदेव, हरि; श्रीधर, माधव, गोपियों के प्रिय और जानकी के नायक रामचंद्र का भजन करें।',
        },
      },
      {
        text: `हरे राम हरे राम राम राम हरे हरे।
हरे कृष्ण हरे कृष्ण कृष्ण कृष्ण हरे हरे॥`,
        meaning: {
          en: 'The great mantra of sixteen names: a call to Hari as Ram and as Krishna.',
          hi: 'सोलह नामों का महामंत्र: हरि को राम और कृष्ण कहकर पुकारना।',
        },
      },
    ],
  },
  {
    key: 'satrane-uddane',
    title: {
      en: 'Satrane Uddane: Aarti of Maruti (Marathi, Samarth Ramdas)',
      hi: 'सत्राणे उड्डाणे: मारुती आरती (मराठी, समर्थ रामदास)',
    },
    deity: 'hanuman',
    language: 'mr',
    festivals: ['hanuman_jayanti', 'ram_navami'],
    words: [
      'Maruti aarti',
      'Hanuman aarti',
      'Marathi',
      'Saturday',
      'मारुतीची आरती',
      'हनुमान आरती',
      'मराठी',
      'शनिवार',
    ],
    origin: {
      en: 'Samarth Ramdas (1608–1681); the last line bears his name. Marathi, here in today’s spelling; the prints differ in single words.',
      hi: 'समर्थ रामदास (1608–1681); अंतिम पंक्ति में उनका नाम है। मराठी, यहाँ आज की वर्तनी में; छपे पाठों में कुछ शब्दों का भेद है।',
    },
    benefits: {
      en: 'Traditionally sung in Maharashtra on Saturdays and on Hanuman Jayanti, and in the gymnasiums that Ramdas put under the care of Maruti. Its words leap like the one they praise.',
      hi: 'परंपरा से महाराष्ट्र में इसे शनिवार को, हनुमान जयंती पर और उन अखाड़ों में गाया जाता है जिन्हें रामदास ने मारुति के संरक्षण में रखा। इसके शब्द उसी तरह छलाँग भरते हैं जिस तरह वे, जिनकी यह स्तुति है।',
    },
    stanzas: [
      {
        text: `सत्राणे उड्डाणे हुंकार वदनी।
करि डळमळ भूमंडळ सिंधूजळ गगनी।
गडबडिले ब्रह्मांड धाके त्रिभुवनी।
सुरवर नर निशाचर त्या झाल्या पळणी॥`,
        meaning: {
          en: 'A mighty leap, a roar from his mouth: the round earth rocks, the water of the ocean rises to the sky. The universe is thrown into turmoil, awe fills the three worlds, and gods, people and those who walk by night take to flight.',
          hi: 'बलशाली छलाँग और मुख से हुंकार: भूमंडल डगमगाता है, समुद्र का जल आकाश तक उठता है। ब्रह्मांड में हलचल मची, तीनों लोक चकित हुए, और देव, मनुष्य तथा निशाचर भाग चले।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीहनुमंता।
तुमचेनि प्रसादे न भी कृतांता॥`,
        meaning: {
          en: 'Victory to you, god, holy Hanuman: by your grace there is no fear even of death.',
          hi: 'हे देव, श्रीहनुमान, आपकी जय हो: आपकी कृपा से काल का भी भय नहीं।',
        },
      },
      {
        text: `दुमदुमिली पाताळे उठिला प्रतिशब्द।
थरथरला धरणीधर मानिला खेद।
कडाडिले पर्वत उडुगण उच्छेद।
रामी रामदासा शक्तीचा शोध॥`,
        meaning: {
          en: 'The worlds below boomed and the echo rose; Shesha, who bears the earth, trembled and was troubled. Mountains cracked, the stars were scattered; in Ram, Ramdas found where such strength comes from.',
          hi: 'पाताल गूँज उठे और प्रतिध्वनि उठी; धरती को धारण करने वाले शेष काँपे और व्याकुल हुए। पर्वत कड़क उठे, तारे बिखर गए; रामदास को राम में ही इस शक्ति का मूल मिला।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीहनुमंता।
तुमचेनि प्रसादे न भी कृतांता॥`,
        meaning: null,
      },
    ],
  },
  {
    key: 'gaiye-ganpati-jagbandan',
    title: {
      en: 'Gaiye Ganpati Jagbandan (Tulsidas, Vinay Patrika)',
      hi: 'गाइये गनपति जगबंदन (तुलसीदास, विनय पत्रिका)',
    },
    deity: 'ganesh',
    language: 'bra',
    festivals: ['ganesh_chaturthi', 'sakat_chauth', 'tulsidas_jayanti'],
    words: [
      'Ganesh Vandana',
      'Ganesh Stuti',
      'Vinay Patrika',
      'गणेश वंदना',
      'गणेश स्तुति',
      'विनय पत्रिका',
      'गाइए गणपति जगवंदन',
    ],
    origin: {
      en: 'Goswami Tulsidas (died 1623), the first song of the Vinay Patrika. Braj.',
      hi: 'गोस्वामी तुलसीदास (निधन 1623), विनय पत्रिका का पहला पद। ब्रजभाषा।',
    },
    benefits: {
      en: 'Traditionally sung at the opening of a concert, a recitation of the Ramayan or a puja, in one raga or another. Tulsidas praises Ganesh only to ask him for one thing: that Ram and Sita may live in the heart.',
      hi: 'परंपरा से यह संगीत-सभा, रामायण-पाठ या पूजा के आरंभ में अलग-अलग रागों में गाई जाती है। तुलसीदास गणेश की स्तुति करके एक ही वर माँगते हैं: राम और सीता हृदय में बसें।',
    },
    stanzas: [
      {
        text: `गाइये गनपति जगबंदन।
संकर-सुवन भवानी-नंदन॥`,
        meaning: {
          en: 'Sing of Ganpati, whom the world reveres, son of Shankar and joy of Bhavani.',
          hi: 'जगत के वंदनीय गणपति का गुणगान कीजिए, जो शंकर के पुत्र और भवानी के आनंद हैं।',
        },
      },
      {
        text: `सिद्धि-सदन गज-बदन बिनायक।
कृपा-सिंधु सुंदर सब-लायक॥`,
        meaning: {
          en: 'House of all success, elephant-faced, leader; an ocean of kindness, beautiful, able in everything.',
          hi: 'वे सिद्धियों के धाम, गजमुख और विनायक हैं; कृपा के सागर, सुंदर और सब प्रकार से समर्थ।',
        },
      },
      {
        text: `मोदक-प्रिय मुद-मंगल-दाता।
बिद्या-बारिधि बुद्धि-बिधाता॥`,
        meaning: {
          en: 'Fond of modaks, he gives gladness and good; he is a sea of learning and the maker of understanding.',
          hi: 'उन्हें मोदक प्रिय हैं, वे आनंद और मंगल देते हैं; विद्या के सागर और बुद्धि के विधाता हैं।',
        },
      },
      {
        text: `माँगत तुलसिदास कर जोरे।
बसहिं रामसिय मानस मोरे॥`,
        meaning: {
          en: 'With folded hands Tulsidas asks: may Ram and Sita live in my heart.',
          hi: 'तुलसीदास हाथ जोड़कर माँगते हैं: राम और सीता मेरे मन में बसें।',
        },
      },
    ],
  },
  {
    key: 'dindayalu-divakar-deva',
    title: {
      en: 'Dindayalu Divakar Deva: Song to Surya (Tulsidas)',
      hi: 'दीनदयालु दिवाकर देवा: सूर्य स्तुति (तुलसीदास)',
    },
    deity: 'surya',
    language: 'bra',
    festivals: ['ratha_saptami', 'makar_sankranti', 'chhath_puja', 'tulsidas_jayanti'],
    words: [
      'Surya aarti',
      'Surya Stuti',
      'Sunday',
      'Vinay Patrika',
      'सूर्य आरती',
      'सूर्य स्तुति',
      'रविवार',
      'विनय पत्रिका',
    ],
    origin: {
      en: 'Goswami Tulsidas (died 1623), the second song of the Vinay Patrika. Braj.',
      hi: 'गोस्वामी तुलसीदास (निधन 1623), विनय पत्रिका का दूसरा पद। ब्रजभाषा।',
    },
    benefits: {
      en: 'Traditionally sung at sunrise with an offering of water, on Sundays and on Ratha Saptami. Five short couplets greet the Sun, and the last asks for devotion and nothing else.',
      hi: 'परंपरा से यह सूर्योदय पर जल चढ़ाते समय, रविवार को और रथ सप्तमी पर गाई जाती है। पाँच छोटी चौपाइयाँ सूर्य को नमन करती हैं और अंतिम केवल भक्ति माँगती है।',
    },
    stanzas: [
      {
        text: `दीन-दयालु दिवाकर देवा।
कर मुनि मनुज सुरासुर सेवा॥`,
        meaning: {
          en: 'Kind to the humble, maker of the day, god: sages, people, gods and their foes all serve you.',
          hi: 'दीनों पर दयालु, दिन के रचयिता सूर्यदेव: मुनि, मनुष्य, देव और असुर, सब आपकी सेवा करते हैं।',
        },
      },
      {
        text: `हिम-तम-करि केहरि करमाली।
दहन दोष-दुख-दुरित-रुजाली॥`,
        meaning: {
          en: 'Garlanded with rays, you are the lion before whom frost and darkness flee like elephants; faults, sorrow, wrong and ailments burn up in your fire.',
          hi: 'किरणों की माला पहने आप वह सिंह हैं, जिसके आगे पाला और अंधकार हाथियों की तरह भागते हैं; दोष, दुःख, दुष्कर्म और रोग आपकी अग्नि में जलते हैं।',
        },
      },
      {
        text: `कोक-कोकनद-लोक-प्रकासी।
तेज-प्रताप-रूप-रस-रासी॥`,
        meaning: {
          en: 'You bring light to the parted shelduck pair, to the lotus and to the world; you are a wealth of brightness, might, beauty and savour.',
          hi: 'आप चकवा-चकवी को, कमल को और सारे लोक को प्रकाश देते हैं; तेज, प्रताप, रूप और रस की राशि हैं।',
        },
      },
      {
        text: `सारथि-पंगु दिब्य रथ-गामी।
हरि-संकर-बिधि-मूरति स्वामी॥`,
        meaning: {
          en: 'Your charioteer cannot walk, and yet you travel in a heavenly chariot; lord, you are Vishnu, Shiv and Brahma in one form.',
          hi: 'आपके सारथी चल नहीं सकते, फिर भी आप दिव्य रथ पर चलते हैं; हे स्वामी, आप हरि, शंकर और ब्रह्मा की मूर्ति हैं।',
        },
      },
      {
        text: `बेद-पुरान प्रगट जस जागै।
तुलसी राम-भगति बर माँगै॥`,
        meaning: {
          en: 'Your fame is awake for all to see in the Vedas and Puranas; as his boon Tulsi asks you for devotion to Ram.',
          hi: 'वेदों और पुराणों में आपका यश प्रकट जगमगाता है; तुलसी आपसे राम-भक्ति का वर माँगते हैं।',
        },
      },
    ],
  },
  {
    key: 'harati-sab-aarti',
    title: {
      en: 'Harati Sab Aarati: Aarti of Ram (Tulsidas, Vinay Patrika)',
      hi: 'हरति सब आरती: राम आरती (तुलसीदास, विनय पत्रिका)',
    },
    deity: 'ram',
    language: 'bra',
    festivals: ['ram_navami', 'tulsidas_jayanti', 'dussehra', 'diwali'],
    words: ['Ram aarti', 'Aarti Ram Ki', 'Vinay Patrika', 'राम जी की आरती', 'श्रीराम आरती', 'विनय पत्रिका'],
    origin: {
      en: 'Goswami Tulsidas (died 1623), song 48 of the Vinay Patrika. Braj.',
      hi: 'गोस्वामी तुलसीदास (निधन 1623), विनय पत्रिका का पद 48। ब्रजभाषा।',
    },
    benefits: {
      en: 'Traditionally sung when the lamps are waved before Ram. It praises not the god but the aarti itself: what its flame, its fragrance and the clapping of hands can mean to those who sing it.',
      hi: 'परंपरा से यह श्रीराम के सामने दीप फेरते समय गाई जाती है। यह देव की नहीं, स्वयं आरती की स्तुति है: उसकी ज्योति, सुगंध और ताली का गाने वालों के लिए क्या अर्थ हो सकता है।',
    },
    stanzas: [
      {
        text: `हरति सब आरती आरती राम की।
दहन दुख-दोष निरमूलिनी काम की॥`,
        meaning: {
          en: 'The aarti of Ram takes all distress away; it burns up sorrow and faults and pulls out desire by the root.',
          hi: 'राम की आरती सब आर्ति, यानी पीड़ा, हर लेती है; दुःख और दोष को जलाती है और कामना को जड़ से उखाड़ देती है।',
        },
      },
      {
        text: `सुरभ सौरभ धूप दीपबर मालिका।
उड़त अघ-बिहँग सुनि ताल करतालिका॥`,
        meaning: {
          en: 'It is fragrant incense and a garland of fine lamps; at the beat of clapping hands wrongs fly up like birds.',
          hi: 'यह सुगंधित धूप और उत्तम दीपों की माला है; हाथों की ताली सुनते ही दोष पक्षियों की तरह उड़ जाते हैं।',
        },
      },
      {
        text: `भक्त-हृदि-भवन अज्ञान-तम-हारिनी।
बिमल बिग्यानमय तेज-बिस्तारिनी॥`,
        meaning: {
          en: 'From the house that is the devotee’s heart it drives the dark of not knowing and spreads the clear light of insight.',
          hi: 'यह भक्त के हृदय-भवन से अज्ञान का अंधकार हरती है और निर्मल विज्ञान का तेज फैलाती है।',
        },
      },
      {
        text: `मोह-मद-कोह-कलि-कंज-हिमजामिनी।
मुक्ति की दूतिका देह-दुति दामिनी॥`,
        meaning: {
          en: 'To delusion, pride, anger and strife it is what a frosty night is to the lotus; it is the messenger of freedom, its body bright as lightning.',
          hi: 'मोह, मद, क्रोध और कलह के कमलों के लिए यह पाले की रात है; यह मुक्ति की दूती है, जिसकी देह बिजली-सी दमकती है।',
        },
      },
      {
        text: `प्रनत-जन-कुमुद-बन-इंदु-कर-जालिका।
तुलसि अभिमान-महिषेस बहु कालिका॥`,
        meaning: {
          en: 'To those who bow it is as the net of moonbeams to a grove of night lilies; and to the buffalo of Tulsi’s conceit it is many a Kali.',
          hi: 'झुकने वाले जनों के कुमुद-वन के लिए यह चंद्रमा की किरणों का जाल है; और तुलसी के अभिमान-रूपी महिषासुर के लिए यह अनेक कालियों के समान है।',
        },
      },
    ],
  },
  {
    key: 'aisi-aarti-ram-raghubir',
    title: {
      en: 'Aisi Aarti Ram Raghubir Ki (Tulsidas, Vinay Patrika)',
      hi: 'ऐसी आरती राम रघुबीर की (तुलसीदास, विनय पत्रिका)',
    },
    deity: 'ram',
    language: 'bra',
    festivals: ['ram_navami', 'tulsidas_jayanti', 'vivah_panchami'],
    words: ['Ram aarti', 'Manas Puja', 'Vinay Patrika', 'राम जी की आरती', 'मानस पूजा', 'विनय पत्रिका'],
    origin: {
      en: 'Goswami Tulsidas (died 1623), song 47 of the Vinay Patrika. Braj with much Sanskrit.',
      hi: 'गोस्वामी तुलसीदास (निधन 1623), विनय पत्रिका का पद 47। संस्कृत शब्दों से भरी ब्रजभाषा।',
    },
    benefits: {
      en: 'Traditionally sung or read as a worship within the mind: each thing of the puja becomes something in the heart, the incense, the lamp, the food, the betel, the ten wicks and at last the bed of rest. Nothing has to be bought for it.',
      hi: 'परंपरा से इसे मानस-पूजा के रूप में गाया या पढ़ा जाता है: पूजा की हर वस्तु मन का कोई भाव बन जाती है, धूप, दीप, नैवेद्य, तांबूल, दस बत्तियाँ और अंत में विश्राम की शय्या। इसके लिए कुछ खरीदना नहीं पड़ता।',
    },
    stanzas: [
      {
        text: `ऐसी आरती राम रघुबीर की करहि मन।
हरन दुखदुंद गोबिंद आनन्दघन॥`,
        meaning: {
          en: 'Mind, wave such a light before Ram, hero of the Raghus, who ends sorrow and the pull of opposites, lord of the senses, a cloud heavy with joy.',
          hi: 'हे मन, रघुवीर राम की ऐसी आरती कर, जो दुःख और द्वंद्व हरने वाले, इंद्रियों के स्वामी और आनंद के मेघ हैं।',
        },
      },
      {
        text: `अचरचर रूप हरि, सरबगत, सरबदा बसत, इति बासना धूप दीजै।
दीप निजबोधगत-कोह-मद-मोह-तम, प्रौढ़ अभिमान चितबृत्ति छीजै॥`,
        meaning: {
          en: 'All that moves and all that is still is Hari, who is everywhere and always: let this thought be the incense. Let knowledge of oneself be the lamp, before which the dark of anger, pride and delusion goes, and the stubborn conceit of the mind wears away.',
          hi: 'चर-अचर सब हरि का रूप है, वे सबमें और सदा बसते हैं: यही भावना धूप हो। आत्मबोध दीप हो, जिससे क्रोध, मद और मोह का अंधकार जाए और चित्त का दृढ़ अभिमान क्षीण हो।',
        },
      },
      {
        text: `भाव अतिशय विशद प्रवर नैवेद्य शुभ श्रीरमण परम संतोषकारी।
प्रेम-तांबूल गत शूल संशय सकल, विपुल भव-बासना-बीजहारी॥`,
        meaning: {
          en: 'Let the clearest feeling be the fine and pure food, which most pleases the lord of Lakshmi; let love be the betel that removes every pain and doubt and the many seeds of craving for the world.',
          hi: 'अति निर्मल भाव ही उत्तम शुभ नैवेद्य हो, जो लक्ष्मीपति को परम संतोष देता है; प्रेम ही तांबूल हो, जो सब शूल और संशय तथा संसार की वासनाओं के बीज मिटा देता है।',
        },
      },
      {
        text: `अशुभ-शुभकर्म-घृतपूर्ण दश वर्तिका, त्याग पावक, सतोगुण प्रकासं।
भक्ति-वैराग्य-विज्ञान दीपावली, अर्पि नीराजनं जगनिवासं॥`,
        meaning: {
          en: 'Let the ten senses be wicks soaked in the ghee of deeds good and bad, letting go the flame, goodness its light; with devotion, detachment and insight as the row of lamps offer the aarti to him in whom the world lives.',
          hi: 'भले-बुरे कर्मों के घी में डूबी दस इंद्रियाँ बत्तियाँ हों, त्याग अग्नि और सत्त्वगुण प्रकाश; भक्ति, वैराग्य और विज्ञान की दीपमाला से जगत के निवास प्रभु की आरती अर्पित हो।',
        },
      },
      {
        text: `बिमल हृदि-भवन कृत शांति-पर्यंक शुभ, शयन विश्राम श्रीरामराया।
क्षमा-करुणा प्रमुख तत्र परिचारिका, यत्र हरि तत्र नहिं भेद-माया॥`,
        meaning: {
          en: 'In the clean house of the heart let peace be the fair couch where king Ram lies down to rest; forgiveness and compassion are the first who attend him there. Where Hari is, the illusion of difference is not.',
          hi: 'हृदय के निर्मल भवन में शांति की शुभ शय्या हो, जहाँ श्रीराम विश्राम करें; क्षमा और करुणा वहाँ मुख्य सेविकाएँ हों। जहाँ हरि हैं, वहाँ भेद की माया नहीं।',
        },
      },
      {
        text: `एहि आरती-निरत सनकादि, श्रुति, शेष, शिव, देवरिषि, अखिलमुनि तत्व-दरसी।
करै सोइ तरै, परिहरै कामादि मल, वदति इति अमलमति-दास तुलसी॥`,
        meaning: {
          en: 'Sanak and his brothers, the Vedas, Shesha, Shiv, Narada and all sages who see what is true are given to this aarti. Whoever does it crosses over and leaves desire and its dross behind: so says Tulsi, servant of those whose minds are clear.',
          hi: 'सनक आदि, वेद, शेष, शिव, नारद और सब तत्त्वदर्शी मुनि इसी आरती में लगे रहते हैं। निर्मल बुद्धि वालों के दास तुलसी कहते हैं: जो इसे करते हैं, वे तर जाते हैं और काम आदि मल छूट जाते हैं।',
        },
      },
    ],
  },
  {
    key: 'jai-jai-bhagirath-nandini',
    title: {
      en: 'Jai Jai Bhagirath Nandini: Song to Ganga (Tulsidas)',
      hi: 'जय जय भगीरथनन्दिनि: गंगा स्तुति (तुलसीदास)',
    },
    deity: 'ganga',
    language: 'bra',
    festivals: ['ganga_dussehra', 'ganga_saptami', 'tulsidas_jayanti'],
    words: ['Ganga Stuti', 'Ganga aarti', 'Vinay Patrika', 'गंगा स्तुति', 'गंगा आरती', 'विनय पत्रिका'],
    origin: {
      en: 'Goswami Tulsidas (died 1623), song 17 of the Vinay Patrika, for raga Ramkali. Braj.',
      hi: 'गोस्वामी तुलसीदास (निधन 1623), विनय पत्रिका का पद 17, राग रामकली। ब्रजभाषा।',
    },
    benefits: {
      en: 'Traditionally sung on the river bank in the morning and on Ganga Dussehra. Tulsidas, who lived by the Ganga at Varanasi, wishes only to walk along it with his mind on Ram.',
      hi: 'परंपरा से इसे प्रातः नदी के तट पर और गंगा दशहरा पर गाया जाता है। वाराणसी में गंगा के किनारे रहने वाले तुलसीदास की एक ही चाह है: राम का स्मरण करते हुए तट पर विचरना।',
    },
    stanzas: [
      {
        text: `जय जय भगीरथनन्दिनि, मुनि-चय चकोर-चन्दिनि,
नर-नाग-बिबुध-बन्दिनि जय जह्नु बालिका।
बिस्नु-पद-सरोजजासि, ईस-सीस पर बिभासि,
त्रिपथगासि, पुन्यरासि, पाप-छालिका॥`,
        meaning: {
          en: 'Victory to you, joy of Bhagirath, moonlight to the sages who drink it like chakora birds, revered by people, serpents and gods, daughter of Jahnu. You were born of Vishnu’s lotus feet, you shine on the head of Shiv; you take three paths, a wealth of good, and wash all wrong away.',
          hi: 'हे भगीरथ की आनंददायिनी, मुनि-रूपी चकोरों की चाँदनी, मनुष्य, नाग और देवों से वंदित, जह्नु की पुत्री, आपकी जय हो। आप विष्णु के चरण-कमल से उपजीं, शिव के शीश पर शोभित हैं; तीन मार्गों से बहती, पुण्य की राशि, दोषों को धो देती हैं।',
        },
      },
      {
        text: `बिमल बिपुल बहसि बारि, सीतल त्रयताप-हारि,
भँवर बर बिभंगतर तरंग-मालिका।
पुरजन पूजोपहार, सोभित ससि धवलधार,
भंजन भव-भार, भक्ति-कल्पथालिका॥`,
        meaning: {
          en: 'Clear and wide flows your water, cool, easing the three kinds of heat; fair whirlpools and ever breaking waves are your garland. Bright with what the townspeople offer, your stream white as the Moon breaks the weight of the world; you are the bed of earth in which the wishing tree of devotion stands.',
          hi: 'आपका जल निर्मल, विपुल और शीतल बहता है, तीनों ताप हरता है; सुंदर भँवर और चंचल तरंगें आपकी माला हैं। नगर-जनों की पूजा के उपहारों से शोभित, चंद्रमा-सी धवल धारा भव का भार तोड़ती है; आप भक्ति-कल्पवृक्ष का थाला हैं।',
        },
      },
      {
        text: `निज तटबासी बिहंग, जल-थर-चर पसु-पतंग,
कीट, जटिल तापस सब सरिस पालिका।
तुलसी तव तीर तीर सुमिरत रघुबंस-बीर,
बिचरत मति देहि मोह-महिष-कालिका॥`,
        meaning: {
          en: 'Birds that live on your banks, creatures of water and land, beasts, moths, worms and hermits with matted hair: you care for all alike. Kali to the buffalo of delusion, grant Tulsi a mind to wander along your banks remembering the hero of the Raghus.',
          hi: 'तट पर बसने वाले पक्षी, जल-थल के जीव, पशु, पतंगे, कीट और जटाधारी तपस्वी, सबको आप समान भाव से पालती हैं। हे मोह-महिष के लिए कालिका, तुलसी को ऐसी मति दीजिए कि रघुवंश के वीर का स्मरण करते हुए आपके तीर-तीर विचरें।',
        },
      },
    ],
  },
  {
    key: 'kabahunk-amb-avasar-pai',
    title: {
      en: 'Kabahunk Amb Avasar Pai: Plea to Sita (Tulsidas)',
      hi: 'कबहुँक अंब अवसर पाइ: सीता स्तुति (तुलसीदास)',
    },
    deity: 'sita',
    language: 'bra',
    festivals: ['sita_navami', 'vivah_panchami', 'tulsidas_jayanti'],
    words: ['Sita Stuti', 'Janaki', 'Vinay Patrika', 'सीता स्तुति', 'जानकी माता', 'विनय पत्रिका'],
    origin: {
      en: 'Goswami Tulsidas (died 1623), song 41 of the Vinay Patrika, for raga Kedara. Braj.',
      hi: 'गोस्वामी तुलसीदास (निधन 1623), विनय पत्रिका का पद 41, राग केदारा। ब्रजभाषा।',
    },
    benefits: {
      en: 'Traditionally sung on Sita Navami and before a reading of the Ramayan. The poet does not dare to speak to the king himself and asks the mother to put in a word at a good moment, as a child would.',
      hi: 'परंपरा से इसे सीता नवमी पर और रामायण-पाठ से पहले गाया जाता है। कवि राजा से स्वयं कहने का साहस नहीं करते और बालक की तरह माँ से विनती करते हैं कि अवसर देखकर बात चला दें।',
    },
    stanzas: [
      {
        text: `कबहुँक अंब, अवसर पाइ।
मेरिऔ सुधि द्याइबी, कछु करुन-कथा चलाइ॥`,
        meaning: {
          en: 'Some time, mother, when you find a good moment, begin with some tender story and remind him of me too.',
          hi: 'हे माता, कभी अवसर पाकर कोई करुण बात चलाइए और प्रभु को मेरी भी याद दिलाइए।',
        },
      },
      {
        text: `दीन, सब अँगहीन, छीन, मलीन, अघी अघाइ।
नाम लै भरै उदर एक प्रभु-दासी-दास कहाइ॥`,
        meaning: {
          en: 'Say: there is one who is poor, without any means, worn, downcast and full of faults, who lives by taking your name and calls himself the servant of your handmaid Tulsi.',
          hi: 'कहिए: एक जन है, दीन, सब साधनों से हीन, दुर्बल, मलिन और दोषों से भरा, जो प्रभु की दासी तुलसी का दास कहलाकर आपके नाम से ही पेट भरता है।',
        },
      },
      {
        text: `बूझिहैं सो है कौन, कहिबी नाम दसा जनाइ।
सुनत राम कृपालु के मेरी बिगरिऔ बनि जाइ॥`,
        meaning: {
          en: 'He will ask who that may be; then tell him my name and how I fare. When kind Ram only hears of it, even what has gone wrong with me will come right.',
          hi: 'वे पूछें कि वह कौन है, तो मेरी दशा बताकर नाम कहिए। कृपालु राम के सुनते ही मेरी बिगड़ी भी बन जाएगी।',
        },
      },
      {
        text: `जानकी जगजननि जन की किये बचन सहाइ।
तरै तुलसीदास भव तव नाथ-गुन-गन गाइ॥`,
        meaning: {
          en: 'Janaki, mother of the world, if you help your servant with these words, Tulsidas will cross the world singing of your lord’s many qualities.',
          hi: 'हे जगजननी जानकी, इस जन की वचन से सहायता कर दें, तो तुलसीदास आपके नाथ के गुण गाकर भव से तर जाएँ।',
        },
      },
    ],
  },
];
