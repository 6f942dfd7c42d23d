import type { AartiText } from '../words.ts';

/** Hymns to Vishnu, Krishna and Jagannath. */
export const vishnuAndKrishnaHymns: AartiText[] = [
  {
    key: 'om-jai-jagdish-hare',
    title: {
      en: 'Om Jai Jagdish Hare (Shraddha Ram Phillauri, 1870)',
      hi: 'ॐ जय जगदीश हरे (श्रद्धाराम फिल्लौरी, 1870)',
    },
    deity: 'vishnu',
    language: 'hi',
    festivals: [
      'devutthana_ekadashi',
      'devshayani_ekadashi',
      'anant_chaturdashi',
      'akshaya_tritiya',
      'diwali',
    ],
    words: ['Vishnu aarti', 'Ekadashi', 'Satyanarayan', 'विष्णु जी की आरती', 'एकादशी', 'सत्यनारायण'],
    origin: {
      en: 'Pandit Shraddha Ram Phillauri (1837–1881) of Phillaur in Punjab, about 1870.',
      hi: 'पंडित श्रद्धाराम फिल्लौरी (1837–1881), फिल्लौर (पंजाब), लगभग 1870।',
    },
    benefits: {
      en: 'Traditionally sung at the end of almost any worship at home and in temples, on Ekadashi and after the Satyanarayan story. It is simple enough for a whole gathering to join in, and asks for a mind without ill will as much as for help.',
      hi: 'परंपरा से घर और मंदिर की लगभग हर पूजा के अंत में, एकादशी पर और सत्यनारायण कथा के बाद गाई जाती है। यह इतनी सरल है कि सब साथ गा सकते हैं, और सहायता के साथ-साथ विकार-रहित मन भी माँगती है।',
    },
    stanzas: [
      {
        text: `ॐ जय जगदीश हरे, स्वामी जय जगदीश हरे।
भक्त जनों के संकट, दास जनों के संकट, क्षण में दूर करे॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'Victory to Hari, lord of the world, who in a moment takes away the troubles of his devotees and servants.',
          hi: 'जगदीश हरि की जय हो, जो भक्तों और दासों के संकट क्षण भर में दूर कर देते हैं।',
        },
      },
      {
        text: `जो ध्यावे फल पावे, दुःख बिनसे मन का, स्वामी दुःख बिनसे मन का।
सुख सम्पति घर आवे, सुख सम्पति घर आवे, कष्ट मिटे तन का॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'One who meditates on you finds the fruit, and the sorrow of the mind passes; well-being comes into the house and the body’s pain eases.',
          hi: 'जो आपका ध्यान करता है वह फल पाता है और मन का दुःख मिटता है; घर में सुख-संपत्ति आती है और तन का कष्ट मिटता है।',
        },
      },
      {
        text: `मात-पिता तुम मेरे, शरण गहूँ मैं किसकी, स्वामी शरण गहूँ मैं किसकी।
तुम बिन और न दूजा, तुम बिन और न दूजा, आस करूँ मैं जिसकी॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'You are my mother and father: with whom else should I take refuge? There is no other on whom I set my hope.',
          hi: 'आप ही मेरे माता-पिता हैं, मैं किसकी शरण लूँ? आपके बिना और कोई नहीं जिससे मैं आशा करूँ।',
        },
      },
      {
        text: `तुम पूरण परमात्मा, तुम अन्तर्यामी, स्वामी तुम अन्तर्यामी।
पारब्रह्म परमेश्वर, पारब्रह्म परमेश्वर, तुम सबके स्वामी॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'You are the full and highest self, you know what is within; the Brahman beyond all, the supreme lord, master of everybody.',
          hi: 'आप पूर्ण परमात्मा और अंतर्यामी हैं; परब्रह्म, परमेश्वर और सबके स्वामी हैं।',
        },
      },
      {
        text: `तुम करुणा के सागर, तुम पालनकर्ता, स्वामी तुम पालनकर्ता।
मैं मूरख खल कामी, मैं सेवक तुम स्वामी, कृपा करो भर्ता॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'You are an ocean of compassion and sustain us; I am foolish, faulty and full of desires: I am the servant, you are the lord, be kind, sustainer.',
          hi: 'आप करुणा के सागर और पालनकर्ता हैं; मैं मूर्ख, दोषों और इच्छाओं से भरा हूँ: मैं सेवक हूँ, आप स्वामी हैं; हे भरण करने वाले, कृपा कीजिए।',
        },
      },
      {
        text: `तुम हो एक अगोचर, सबके प्राणपति, स्वामी सबके प्राणपति।
किस विधि मिलूँ दयामय, किस विधि मिलूँ दयामय, तुमको मैं कुमति॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'You alone cannot be seen, and are the lord of everybody’s life: how am I, with my poor understanding, to meet you, merciful one?',
          hi: 'आप एक, अगोचर और सबके प्राणों के स्वामी हैं; हे दयामय, मैं अल्पबुद्धि आपसे किस विधि मिलूँ?',
        },
      },
      {
        text: `दीनबन्धु दुःखहर्ता, ठाकुर तुम मेरे, स्वामी ठाकुर तुम मेरे।
अपने हाथ उठाओ, अपनी शरण लगाओ, द्वार पड़ा तेरे॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'Friend of the poor, remover of sorrow, you are my lord: lift up your hand, take me into your shelter, I lie at your door.',
          hi: 'हे दीनबंधु, दुःख हरने वाले, आप मेरे ठाकुर हैं; अपना हाथ उठाइए, अपनी शरण में लीजिए, मैं आपके द्वार पर पड़ा हूँ।',
        },
      },
      {
        text: `विषय-विकार मिटाओ, पाप हरो देवा, स्वामी पाप हरो देवा।
श्रद्धा भक्ति बढ़ाओ, श्रद्धा भक्ति बढ़ाओ, सन्तन की सेवा॥
ॐ जय जगदीश हरे॥`,
        meaning: {
          en: 'Wipe out my cravings and faults, take away my wrongs, O god; let my trust and devotion grow, and let me serve good people.',
          hi: 'हे देव, मेरे विषय-विकार मिटाइए और दोष हर लीजिए; श्रद्धा और भक्ति बढ़ाइए और मुझे संतों की सेवा दीजिए।',
        },
      },
    ],
  },
  {
    key: 'vaishnav-jan-to',
    title: { en: 'Vaishnav Jan To (Gujarati, Narsinh Mehta)', hi: 'वैष्णव जन तो (गुजराती, नरसिंह मेहता)' },
    deity: 'vishnu',
    language: 'gu',
    festivals: ['devutthana_ekadashi'],
    words: ['Bhajan', 'Gujarati', 'भजन', 'गुजराती', 'Ekadashi', 'एकादशी'],
    origin: {
      en: 'Narsinh Mehta of Junagadh, 15th century. Gujarati, here in Devanagari.',
      hi: 'नरसिंह मेहता, जूनागढ़, 15वीं शताब्दी। गुजराती, यहाँ देवनागरी में।',
    },
    benefits: {
      en: 'Traditionally sung at dawn and in evening prayer; in the twentieth century it became known everywhere as a favourite of Mahatma Gandhi. It names no ritual at all, only how a good person lives.',
      hi: 'परंपरा से भोर में और संध्या-प्रार्थना में गाया जाता है; बीसवीं शताब्दी में महात्मा गांधी के प्रिय भजन के रूप में यह सर्वत्र प्रसिद्ध हुआ। इसमें कोई कर्मकांड नहीं, केवल यह बताया गया है कि भला मनुष्य कैसे जीता है।',
    },
    stanzas: [
      {
        text: `वैष्णव जन तो तेने कहिये, जे पीड पराई जाणे रे।
पर दुःखे उपकार करे तोये, मन अभिमान न आणे रे॥`,
        meaning: {
          en: 'Call that person a Vaishnav who feels the pain of others, who helps those in sorrow and lets no pride enter the mind.',
          hi: 'वैष्णव जन उसे कहिए जो दूसरे की पीड़ा जानता है; दूसरे के दुःख में उपकार करे तो भी मन में अभिमान न आने दे।',
        },
      },
      {
        text: `सकळ लोकमां सहुने वंदे, निंदा न करे केनी रे।
वाच काछ मन निश्चळ राखे, धन धन जननी तेनी रे॥`,
        meaning: {
          en: 'Who bows to everybody in the world and speaks ill of nobody, who keeps speech, conduct and mind steady: blessed is the mother of such a one.',
          hi: 'जो सारे लोक में सबका वंदन करे और किसी की निंदा न करे; वाणी, आचरण और मन निश्चल रखे: उसकी जननी धन्य है।',
        },
      },
      {
        text: `समदृष्टि ने तृष्णा त्यागी, परस्त्री जेने मात रे।
जिह्वा थकी असत्य न बोले, परधन नव झाले हाथ रे॥`,
        meaning: {
          en: 'Who sees all alike and has let craving go, who looks on another’s wife as a mother, whose tongue speaks no untruth, whose hand does not touch what belongs to others.',
          hi: 'जो समदृष्टि हो, तृष्णा त्याग चुका हो, परस्त्री को माता माने; जिसकी जीभ असत्य न बोले और जिसका हाथ पराए धन को न छुए।',
        },
      },
      {
        text: `मोह माया व्यापे नहि जेने, दृढ वैराग्य जेना मनमां रे।
रामनाम शुं ताळी रे लागी, सकळ तीरथ तेना तनमां रे॥`,
        meaning: {
          en: 'Whom delusion does not reach, in whose mind detachment is firm, who keeps time with the name of Ram: all places of pilgrimage are in that body.',
          hi: 'जिसे मोह-माया न व्यापे, जिसके मन में दृढ़ वैराग्य हो, जो राम-नाम की ताली में मगन हो: सारे तीर्थ उसके तन में हैं।',
        },
      },
      {
        text: `वणलोभी ने कपटरहित छे, काम क्रोध निवार्या रे।
भणे नरसैंयो तेनुं दरसन करतां, कुळ एकोतेर तार्या रे॥`,
        meaning: {
          en: 'Without greed and without deceit, who has put desire and anger aside: the sight of such a one, says Narsaiyo, brings seventy-one generations across.',
          hi: 'जो लोभ और कपट से रहित है, जिसने काम और क्रोध का निवारण किया: नरसैंयो कहते हैं, उसके दर्शन से इकहत्तर पीढ़ियाँ तर जाती हैं।',
        },
      },
    ],
  },
  {
    key: 'aarti-kunj-bihari',
    title: { en: 'Aarti Kunj Bihari Ki', hi: 'आरती कुंजबिहारी की' },
    deity: 'krishna',
    language: 'bra',
    festivals: ['janmashtami', 'holi', 'govardhan_puja', 'radha_ashtami', 'phulera_dooj'],
    words: ['Krishna aarti', 'Radha Krishna', 'कृष्ण जी की आरती', 'राधा कृष्ण'],
    origin: {
      en: 'Traditional aarti of the Braj country; author and year not known.',
      hi: 'ब्रज प्रदेश की पारंपरिक आरती; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally sung at Janmashtami at midnight and in the evening in Krishna’s temples, with cymbals and mridang. It paints Krishna among the groves, feature by feature.',
      hi: 'परंपरा से जन्माष्टमी की मध्यरात्रि को और कृष्ण-मंदिरों में संध्या समय, मंजीरे और मृदंग के साथ गाई जाती है। यह कुंजों में विराजते कृष्ण का रूप एक-एक अंग में चित्रित करती है।',
    },
    stanzas: [
      {
        text: `आरती कुंजबिहारी की, श्री गिरिधर कृष्ण मुरारी की॥`,
        meaning: {
          en: 'This is the aarti of Kunj Bihari, who wanders in the groves, of Krishna who lifted the hill, foe of Mura.',
          hi: 'यह कुंजों में विहार करने वाले, गिरि को धारण करने वाले, मुर के शत्रु श्रीकृष्ण की आरती है।',
        },
      },
      {
        text: `गले में बैजन्ती माला, बजावै मुरली मधुर बाला।
श्रवण में कुण्डल झलकाला, नन्द के आनन्द नन्दलाला।
गगन सम अंग कान्ति काली, राधिका चमक रही आली।
लतन में ठाढ़े बनमाली।
भ्रमर सी अलक, कस्तूरी तिलक, चन्द्र सी झलक,
ललित छवि श्यामा प्यारी की॥
श्री गिरिधर कृष्ण मुरारी की॥`,
        meaning: {
          en: 'A vaijayanti garland at his neck, the boy plays the sweet flute; rings gleam in his ears, Nanda’s joy. His body is dark like the sky, and Radha gleams beside him as the gardener of the woods stands among the creepers: locks like bees, a musk tilak, a glimpse of the moon, and the graceful look of dear Shyama, of Radha.',
          hi: 'गले में वैजयंती माला है, बालक मधुर मुरली बजा रहा है; कानों में कुंडल झलकते हैं, वह नंद का आनंद है। गगन जैसा श्याम शरीर है और राधिका पास चमक रही हैं; वनमाली लताओं में खड़े हैं: भौंरे जैसी अलकें, कस्तूरी का तिलक, चंद्र जैसी झलक, और प्रिय श्यामा राधा की ललित छवि।',
        },
      },
      {
        text: `कनकमय मोर मुकुट बिलसै, देवता दरसन को तरसैं।
गगन सों सुमन रासि बरसै।
बजे मुरचंग, मधुर मिरदंग, ग्वालिनी संग,
अतुल रति गोप कुमारी की॥
श्री गिरिधर कृष्ण मुरारी की॥`,
        meaning: {
          en: 'A peacock crown set with gold shines; the gods long for the sight, and heaps of flowers rain from the sky. Jaw harp and mridang sound sweetly, the milkmaids are with him, and the love of the cowherd girls has no equal.',
          hi: 'सोने से जड़ा मोर-मुकुट शोभित है, देवता दर्शन को तरसते हैं, आकाश से फूलों की राशि बरसती है। मुरचंग और मधुर मृदंग बजते हैं, ग्वालिनें संग हैं और गोपकुमारियों का प्रेम अतुल है।',
        },
      },
      {
        text: `जहाँ ते प्रकट भई गंगा, सकल मल हारिणि श्री गंगा।
स्मरन ते होत मोह भंगा।
बसी शिव सीस, जटा के बीच, हरै अघ कीच,
चरन छवि श्री बनवारी की॥
श्री गिरिधर कृष्ण मुरारी की॥`,
        meaning: {
          en: 'From there the Ganga appeared, who takes all stains away; remembering it ends delusion. She came to live on Shiv’s head, within his hair; the mire of wrong goes: such is the grace of the feet of Banwari.',
          hi: 'जहाँ से गंगा प्रकट हुईं, सब मल हरने वाली श्रीगंगा, जिनके स्मरण से मोह टूटता है। वे शिव के सिर पर जटाओं में बसीं और दोषों की कीच हरती हैं: श्रीबनवारी के चरणों की ऐसी छवि है।',
        },
      },
      {
        text: `चमकती उज्ज्वल तट रेनू, बज रही वृन्दावन बेनू।
चहुँ दिसि गोपि ग्वाल धेनू।
हँसत मृदु मन्द, चाँदनी चन्द, कटत भव फन्द,
टेर सुनु दीन दुखारी की॥
श्री गिरिधर कृष्ण मुरारी की॥`,
        meaning: {
          en: 'The sand of the bank shines bright, the flute of Vrindavan plays, with cowherds and cows all round. A soft laugh, moonlight, the noose of the world is cut: hear the call of the poor and the sorrowful.',
          hi: 'तट की रेत उज्ज्वल चमकती है, वृंदावन में बाँसुरी बज रही है, चारों ओर गोपियाँ, ग्वाल और गौएँ हैं। कोमल मंद हँसी, चाँदनी, कटता हुआ भव-बंधन: दीन-दुखियों की पुकार सुनिए।',
        },
      },
      { text: `आरती कुंजबिहारी की, श्री गिरिधर कृष्ण मुरारी की॥`, meaning: null },
    ],
  },
  {
    key: 'madhurashtakam',
    title: { en: 'Madhurashtakam (Vallabhacharya)', hi: 'मधुराष्टकम् (वल्लभाचार्य)' },
    deity: 'krishna',
    language: 'sa',
    festivals: ['janmashtami', 'govardhan_puja', 'gopashtami'],
    words: ['Sanskrit', 'Adharam Madhuram', 'संस्कृत', 'अधरं मधुरं'],
    origin: {
      en: 'Vallabhacharya (1479–1531), founder of the Pushtimarg. Sanskrit.',
      hi: 'वल्लभाचार्य (1479–1531), पुष्टिमार्ग के प्रवर्तक। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally sung in the Pushtimarg havelis and at Janmashtami. It repeats one word, “sweet”, until everything that belongs to Krishna seems so.',
      hi: 'परंपरा से पुष्टिमार्ग की हवेलियों में और जन्माष्टमी पर गाया जाता है। यह एक ही शब्द “मधुर” दोहराता है, जब तक कृष्ण से जुड़ी हर वस्तु मधुर न लगने लगे।',
    },
    stanzas: [
      {
        text: `अधरं मधुरं वदनं मधुरं नयनं मधुरं हसितं मधुरम्।
हृदयं मधुरं गमनं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet are his lips, sweet his face, sweet his eyes, sweet his smile; sweet his heart, sweet his walk: everything about the lord of sweetness is sweet.',
          hi: 'उनके अधर मधुर हैं, मुख मधुर, नेत्र मधुर, हँसी मधुर; हृदय मधुर, चाल मधुर: मधुरता के अधिपति का सब कुछ मधुर है।',
        },
      },
      {
        text: `वचनं मधुरं चरितं मधुरं वसनं मधुरं वलितं मधुरम्।
चलितं मधुरं भ्रमितं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet his words, his deeds, his dress, his bearing; sweet his moving, sweet his roaming.',
          hi: 'उनके वचन, चरित्र, वस्त्र और भंगिमा मधुर हैं; चलना मधुर, घूमना मधुर।',
        },
      },
      {
        text: `वेणुर्मधुरो रेणुर्मधुरः पाणिर्मधुरः पादौ मधुरौ।
नृत्यं मधुरं सख्यं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet is his flute, sweet the dust of his feet, sweet his hands, sweet his feet; sweet his dance, sweet his friendship.',
          hi: 'उनकी वेणु मधुर है, चरण-रज मधुर, हाथ मधुर, चरण मधुर; नृत्य मधुर, मित्रता मधुर।',
        },
      },
      {
        text: `गीतं मधुरं पीतं मधुरं भुक्तं मधुरं सुप्तं मधुरम्।
रूपं मधुरं तिलकं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet his song, sweet his drinking, his eating, his sleep; sweet his form, sweet his tilak.',
          hi: 'उनका गीत मधुर, पीना मधुर, खाना मधुर, सोना मधुर; रूप मधुर, तिलक मधुर।',
        },
      },
      {
        text: `करणं मधुरं तरणं मधुरं हरणं मधुरं रमणं मधुरम्।
वमितं मधुरं शमितं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet is what he does, sweet his swimming, his stealing of butter, his play; sweet what he gives back, sweet his calm.',
          hi: 'उनका करना मधुर, तैरना मधुर, हरना मधुर, रमना मधुर; उगलना मधुर, शांत होना मधुर।',
        },
      },
      {
        text: `गुञ्जा मधुरा माला मधुरा यमुना मधुरा वीची मधुरा।
सलिलं मधुरं कमलं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet his gunja berries, sweet his garland, sweet the Yamuna and her waves, sweet the water, sweet the lotus.',
          hi: 'उनकी गुंजा मधुर, माला मधुर, यमुना मधुर, लहरें मधुर; जल मधुर, कमल मधुर।',
        },
      },
      {
        text: `गोपी मधुरा लीला मधुरा युक्तं मधुरं मुक्तं मधुरम्।
दृष्टं मधुरं शिष्टं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet are the gopis, sweet the play, sweet being with him, sweet being set free; sweet his glance, sweet his courtesy.',
          hi: 'गोपियाँ मधुर हैं, लीला मधुर, संयोग मधुर, मुक्ति मधुर; दृष्टि मधुर, शिष्टता मधुर।',
        },
      },
      {
        text: `गोपा मधुरा गावो मधुरा यष्टिर्मधुरा सृष्टिर्मधुरा।
दलितं मधुरं फलितं मधुरं मधुराधिपतेरखिलं मधुरम्॥`,
        meaning: {
          en: 'Sweet are the cowherds, sweet the cows, sweet his staff, sweet his creation; sweet is what he breaks, sweet the fruit it bears.',
          hi: 'गोप मधुर हैं, गौएँ मधुर, छड़ी मधुर, सृष्टि मधुर; दलन मधुर, उसका फल मधुर।',
        },
      },
    ],
  },
  {
    key: 'achyutashtakam',
    title: { en: 'Achyutashtakam (Adi Shankara)', hi: 'अच्युताष्टकम् (आदि शंकराचार्य)' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['janmashtami', 'ram_navami', 'shankaracharya_jayanti'],
    words: ['Sanskrit', 'Achyutam Keshavam', 'संस्कृत', 'अच्युतं केशवं', 'स्तोत्र'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, Sragvini metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत, स्रग्विणी छंद।',
    },
    benefits: {
      en: 'Traditionally recited in the morning and on Ekadashi. It strings the names of Vishnu, Ram and Krishna on one thread, so that reciting is at the same time remembering their stories.',
      hi: 'परंपरा से प्रातःकाल और एकादशी को इसका पाठ होता है। यह विष्णु, राम और कृष्ण के नामों को एक सूत्र में पिरोता है, इसलिए इसका पाठ उनकी कथाओं का स्मरण भी है।',
    },
    stanzas: [
      {
        text: `अच्युतं केशवं रामनारायणं
कृष्णदामोदरं वासुदेवं हरिम्।
श्रीधरं माधवं गोपिकावल्लभं
जानकीनायकं रामचन्द्रं भजे॥`,
        meaning: {
          en: 'I worship Achyuta, Keshava, Rama, Narayana, Krishna, Damodara, Vasudeva, Hari, Shridhara, Madhava, the beloved of the gopis and Ramchandra, lord of Janaki.',
          hi: 'मैं अच्युत, केशव, राम, नारायण, कृष्ण, दामोदर, वासुदेव, हरि, श्रीधर, माधव, गोपिकावल्लभ और जानकीनायक रामचंद्र का भजन करता हूँ।',
        },
      },
      {
        text: `अच्युतं केशवं सत्यभामाधवं
माधवं श्रीधरं राधिकाराधितम्।
इन्दिरामन्दिरं चेतसा सुन्दरं
देवकीनन्दनं नन्दजं सन्दधे॥`,
        meaning: {
          en: 'I hold in mind Achyuta, Keshava, husband of Satyabhama, Madhava, Shridhara, adored by Radha; the dwelling of Lakshmi, beautiful to the mind, Devaki’s joy, Nanda’s son.',
          hi: 'मैं अच्युत, केशव, सत्यभामा के स्वामी, माधव, श्रीधर, राधिका से आराधित, लक्ष्मी के निवास, मन को सुंदर लगने वाले, देवकीनंदन, नंदलाल का मन में ध्यान करता हूँ।',
        },
      },
      {
        text: `विष्णवे जिष्णवे शङ्खिने चक्रिणे
रुक्मिणीरागिणे जानकीजानये।
वल्लवीवल्लभायार्चितायात्मने
कंसविध्वंसिने वंशिने ते नमः॥`,
        meaning: {
          en: 'Homage to you, Vishnu, the victorious, with conch and discus, who love Rukmini and are the husband of Janaki; dear to the cowherd women, honoured, the self of all, who overcame Kansa and play the flute.',
          hi: 'विष्णु, विजयी, शंख-चक्र धारण करने वाले, रुक्मिणी के प्रिय, जानकी के स्वामी; गोपियों के वल्लभ, पूजित, आत्मस्वरूप, कंस का विध्वंस करने वाले वंशीधर, आपको नमस्कार।',
        },
      },
      {
        text: `कृष्ण गोविन्द हे राम नारायण
श्रीपते वासुदेवाजित श्रीनिधे।
अच्युतानन्त हे माधवाधोक्षज
द्वारकानायक द्रौपदीरक्षक॥`,
        meaning: {
          en: 'Krishna, Govinda, Rama, Narayana, lord of Shri, Vasudeva unconquered, treasure of Shri, Achyuta, endless one, Madhava, Adhokshaja, lord of Dwarka, protector of Draupadi!',
          hi: 'हे कृष्ण, गोविंद, राम, नारायण, श्रीपति, वासुदेव, अजित, श्रीनिधि, अच्युत, अनंत, माधव, अधोक्षज, द्वारकानायक, द्रौपदी के रक्षक!',
        },
      },
      {
        text: `राक्षसक्षोभितः सीतया शोभितो
दण्डकारण्यभूपुण्यताकारणः।
लक्ष्मणेनान्वितो वानरैः सेवितो-
ऽगस्त्यसम्पूजितो राघवः पातु माम्॥`,
        meaning: {
          en: 'May Raghava protect me, whom the demons roused, whom Sita graced, who made the ground of the Dandaka forest holy; with Lakshman at his side, served by the monkeys, honoured by Agastya.',
          hi: 'राक्षसों से क्षुब्ध, सीता से शोभित, दण्डक वन की भूमि को पुण्य बनाने वाले, लक्ष्मण के साथ, वानरों से सेवित और अगस्त्य से पूजित राघव मेरी रक्षा करें।',
        },
      },
      {
        text: `धेनुकारिष्टकानिष्टकृद्द्वेषिहा
केशिहा कंसहृद्वंशिकावादकः।
पूतनाकोपकः सूरजाखेलनो
बालगोपालकः पातु मां सर्वदा॥`,
        meaning: {
          en: 'May the child cowherd always protect me, who undid Dhenuka and Arishta and those who hate, who overcame Keshi and Kansa, who plays the flute, who was stern with Putana and played in the Yamuna.',
          hi: 'धेनुक और अरिष्ट का अंत करने वाले, द्वेषियों को हराने वाले, केशी और कंस के विजेता, वंशी बजाने वाले, पूतना पर कुपित, यमुना में खेलने वाले बालगोपाल सदा मेरी रक्षा करें।',
        },
      },
      {
        text: `विद्युदुद्योतवत्प्रस्फुरद्वाससं
प्रावृडम्भोदवत्प्रोल्लसद्विग्रहम्।
वन्यया मालया शोभितोरःस्थलं
लोहिताङ्घ्रिद्वयं वारिजाक्षं भजे॥`,
        meaning: {
          en: 'I worship the lotus-eyed one whose dress flashes like lightning, whose body gleams like a rain cloud, whose breast a garland of wild flowers adorns, whose two feet are rosy.',
          hi: 'मैं कमलनयन का भजन करता हूँ, जिनके वस्त्र बिजली की तरह चमकते हैं, जिनका शरीर वर्षा के मेघ जैसा शोभित है, जिनका वक्ष वनमाला से सुशोभित है और जिनके दोनों चरण अरुण हैं।',
        },
      },
      {
        text: `कुञ्चितैः कुन्तलैर्भ्राजमानाननं
रत्नमौलिं लसत्कुण्डलं गण्डयोः।
हारकेयूरकं कङ्कणप्रोज्ज्वलं
किङ्किणीमञ्जुलं श्यामलं तं भजे॥`,
        meaning: {
          en: 'I worship the dark one whose face shines among curls, with a jewelled crown, with rings gleaming at his cheeks, with necklace, armlets and bright bracelets, charming with little bells.',
          hi: 'मैं उन श्यामल का भजन करता हूँ जिनका मुख घुँघराले केशों से शोभित है, सिर पर रत्न-मुकुट है, कपोलों पर कुंडल चमकते हैं, जो हार, केयूर और कंकण से दीप्त हैं और जिनकी घंटियाँ मनोहर हैं।',
        },
      },
      {
        text: `अच्युतस्याष्टकं यः पठेदिष्टदं
प्रेमतः प्रत्यहं पूरुषः सस्पृहम्।
वृत्ततः सुन्दरं कर्तृविश्वम्भर-
स्तस्य वश्यो हरिर्जायते सत्वरम्॥`,
        meaning: {
          en: 'To one who with love and longing recites every day these eight verses of Achyuta, which give what is wished and are beautiful in their metre, Hari, maker and sustainer of the world, soon draws near: so the hymn closes.',
          hi: 'जो प्रेम और चाह से प्रतिदिन छंद में सुंदर यह इष्ट देने वाला अच्युताष्टक पढ़ता है, जगत के कर्ता और पालक हरि शीघ्र उसके अपने हो जाते हैं: ऐसा कहकर स्तोत्र पूरा होता है।',
        },
      },
    ],
  },
  {
    key: 'shantakaram',
    title: { en: 'Shantakaram Bhujagashayanam: Meditation on Vishnu', hi: 'शान्ताकारं भुजगशयनं: विष्णु ध्यान' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['devshayani_ekadashi', 'devutthana_ekadashi', 'anant_chaturdashi'],
    words: ['Sanskrit', 'Vishnu Sahasranama', 'Dhyana', 'संस्कृत', 'विष्णु सहस्रनाम', 'ध्यान'],
    origin: {
      en: 'Traditional verse of meditation, recited before the Vishnu Sahasranama; author and year not known. Sanskrit, Mandakranta metre.',
      hi: 'विष्णु सहस्रनाम से पहले पढ़ा जाने वाला पारंपरिक ध्यान-श्लोक; रचनाकार और समय ज्ञात नहीं। संस्कृत, मन्दाक्रान्ता छंद।',
    },
    benefits: {
      en: 'Traditionally recited before the thousand names, on Ekadashi and before sleep. It is a picture for the mind to rest on: calm, wide and blue as the sky.',
      hi: 'परंपरा से सहस्रनाम से पहले, एकादशी को और सोने से पूर्व इसका पाठ होता है। यह मन के टिकने के लिए एक चित्र है: शांत, आकाश सा विस्तृत और नील।',
    },
    stanzas: [
      {
        text: `शान्ताकारं भुजगशयनं पद्मनाभं सुरेशं
विश्वाधारं गगनसदृशं मेघवर्णं शुभाङ्गम्।
लक्ष्मीकान्तं कमलनयनं योगिभिर्ध्यानगम्यं
वन्दे विष्णुं भवभयहरं सर्वलोकैकनाथम्॥`,
        meaning: {
          en: 'I bow to Vishnu, peaceful in form, resting on the serpent, with the lotus at his navel, lord of gods; support of all, wide as the sky, coloured like a cloud, fair of limb; the beloved of Lakshmi, lotus-eyed, reached by yogis in meditation, who takes away the dread of worldly life, the one lord of all the worlds.',
          hi: 'मैं विष्णु की वंदना करता हूँ: जिनका रूप शांत है, जो शेषनाग पर शयन करते हैं, जिनकी नाभि में कमल है, जो देवों के स्वामी हैं; जो विश्व के आधार, आकाश जैसे व्यापक, मेघ के रंग वाले, सुंदर अंगों वाले हैं; जो लक्ष्मी के प्रिय, कमलनयन, योगियों को ध्यान में मिलने वाले, संसार का भय हरने वाले और सब लोकों के एकमात्र नाथ हैं।',
        },
      },
    ],
  },
  {
    key: 'dashavatara-stotra',
    title: { en: 'Dashavatara Stotra (Jayadeva, Gita Govinda)', hi: 'दशावतार स्तोत्र (जयदेव, गीतगोविन्द)' },
    deity: 'vishnu',
    language: 'sa',
    festivals: ['parashurama_jayanti', 'vamana_jayanti', 'narasimha_jayanti'],
    words: [
      'Sanskrit',
      'Pralaya Payodhi Jale',
      'Ten avatars',
      'संस्कृत',
      'प्रलयपयोधिजले',
      'दस अवतार',
      'जय जगदीश हरे',
    ],
    origin: {
      en: 'Jayadeva, the first song of the Gita Govinda, 12th century. Sanskrit.',
      hi: 'जयदेव, गीतगोविन्द का पहला गीत, 12वीं शताब्दी। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally sung in the temples of Odisha and Bengal and danced in Odissi. Each verse greets one of the ten avatars, from the fish to Kalki, with the same refrain.',
      hi: 'परंपरा से ओडिशा और बंगाल के मंदिरों में गाया और ओडिसी में नृत्य के रूप में प्रस्तुत किया जाता है। हर पद एक ही टेक के साथ मत्स्य से कल्कि तक एक-एक अवतार को नमन करता है।',
    },
    stanzas: [
      {
        text: `प्रलयपयोधिजले धृतवानसि वेदम्।
विहितवहित्रचरित्रमखेदम्॥
केशव धृतमीनशरीर जय जगदीश हरे॥`,
        meaning: {
          en: 'In the waters of the great flood you held the Veda safe, untiring, playing the part of a ship: Keshava in the body of a fish, victory to you, Hari, lord of the world.',
          hi: 'प्रलय के सागर-जल में बिना थके नौका का काम करते हुए आपने वेद को धारण किया: हे मत्स्य-शरीरधारी केशव, जगदीश हरि, आपकी जय हो।',
        },
      },
      {
        text: `क्षितिरतिविपुलतरे तव तिष्ठति पृष्ठे।
धरणिधरणकिणचक्रगरिष्ठे॥
केशव धृतकच्छपरूप जय जगदीश हरे॥`,
        meaning: {
          en: 'The earth rests on your broad back, hardened in rings by the bearing of her weight: Keshava in the form of a tortoise.',
          hi: 'पृथ्वी आपकी अति विशाल पीठ पर टिकी है, जो उसे धारण करने के चक्राकार चिह्नों से कठोर है: हे कच्छप-रूपधारी केशव।',
        },
      },
      {
        text: `वसति दशनशिखरे धरणी तव लग्ना।
शशिनि कलङ्ककलेव निमग्ना॥
केशव धृतसूकररूप जय जगदीश हरे॥`,
        meaning: {
          en: 'The earth clings to the tip of your tusk, like the dark mark set in the moon: Keshava in the form of a boar.',
          hi: 'पृथ्वी आपके दाँत की नोक पर ऐसे टिकी है जैसे चंद्रमा में उसका चिह्न: हे वराह-रूपधारी केशव।',
        },
      },
      {
        text: `तव करकमलवरे नखमद्भुतशृङ्गम्।
दलितहिरण्यकशिपुतनुभृङ्गम्॥
केशव धृतनरहरिरूप जय जगदीश हरे॥`,
        meaning: {
          en: 'On your lotus hand the nails are wondrous points that tore the bee Hiranyakashipu: Keshava in the form of the man-lion.',
          hi: 'आपके कर-कमल में नखों की अद्भुत नोक है जिसने हिरण्यकशिपु रूपी भौंरे को विदीर्ण किया: हे नरसिंह-रूपधारी केशव।',
        },
      },
      {
        text: `छलयसि विक्रमणे बलिमद्भुतवामन।
पदनखनीरजनितजनपावन॥
केशव धृतवामनरूप जय जगदीश हरे॥`,
        meaning: {
          en: 'With your strides, wondrous dwarf, you outwit Bali; the water from the nails of your feet purifies the people: Keshava in the form of Vamana.',
          hi: 'हे अद्भुत वामन, अपने पगों से आप बलि को छलते हैं; आपके चरण-नखों के जल से जन पावन होते हैं: हे वामन-रूपधारी केशव।',
        },
      },
      {
        text: `क्षत्रियरुधिरमये जगदपगतपापम्।
स्नपयसि पयसि शमितभवतापम्॥
केशव धृतभृगुपतिरूप जय जगदीश हरे॥`,
        meaning: {
          en: 'You bathe the world in the blood of violent rulers, so that wrong leaves it and its burning is stilled: Keshava in the form of Parashuram.',
          hi: 'आप अत्याचारी राजाओं के रक्त में जगत को स्नान कराते हैं, जिससे दोष दूर होते और संसार का ताप शांत होता है: हे परशुराम-रूपधारी केशव।',
        },
      },
      {
        text: `वितरसि दिक्षु रणे दिक्पतिकमनीयम्।
दशमुखमौलिबलिं रमणीयम्॥
केशव धृतरघुपतिवेष जय जगदीश हरे॥`,
        meaning: {
          en: 'In battle you scatter to all directions the heads of the ten-faced one, an offering that their guardians longed for: Keshava in the form of Ram.',
          hi: 'युद्ध में आप दसों दिशाओं को दशमुख के मस्तकों की वह भेंट देते हैं जिसे दिक्पाल चाहते थे: हे रघुपति-वेषधारी केशव।',
        },
      },
      {
        text: `वहसि वपुषि विशदे वसनं जलदाभम्।
हलहतिभीतिमिलितयमुनाभम्॥
केशव धृतहलधररूप जय जगदीश हरे॥`,
        meaning: {
          en: 'On your fair body you wear a cloth dark as a cloud, like the Yamuna come to you in fear of the plough: Keshava in the form of Balaram.',
          hi: 'आप गौर शरीर पर मेघ जैसा वस्त्र धारण करते हैं, मानो हल के डर से यमुना आ मिली हो: हे हलधर-रूपधारी केशव।',
        },
      },
      {
        text: `निन्दसि यज्ञविधेरहह श्रुतिजातम्।
सदयहृदयदर्शितपशुघातम्॥
केशव धृतबुद्धशरीर जय जगदीश हरे॥`,
        meaning: {
          en: 'With a heart full of pity you blame the rules of sacrifice in which animals are killed: Keshava in the body of the Buddha.',
          hi: 'दया भरे हृदय से आप यज्ञ की उन विधियों की निंदा करते हैं जिनमें पशु मारे जाते हैं: हे बुद्ध-शरीरधारी केशव।',
        },
      },
      {
        text: `म्लेच्छनिवहनिधने कलयसि करवालम्।
धूमकेतुमिव किमपि करालम्॥
केशव धृतकल्किशरीर जय जगदीश हरे॥`,
        meaning: {
          en: 'To end the reign of violence you lift a sword, awesome as a comet: Keshava in the body of Kalki.',
          hi: 'अत्याचार का अंत करने के लिए आप धूमकेतु जैसी विकराल तलवार धारण करते हैं: हे कल्कि-शरीरधारी केशव।',
        },
      },
      {
        text: `श्रीजयदेवकवेरिदमुदितमुदारम्।
शृणु सुखदं शुभदं भवसारम्॥
केशव धृतदशविधरूप जय जगदीश हरे॥`,
        meaning: {
          en: 'Hear this noble song of the poet Jayadeva, which gives joy and good, the essence of life: Keshava in ten forms.',
          hi: 'कवि जयदेव की इस उदार वाणी को सुनिए, जो सुख और शुभ देने वाली, संसार का सार है: हे दस रूप धारण करने वाले केशव।',
        },
      },
    ],
  },
  {
    key: 'krishnashtakam',
    title: { en: 'Krishnashtakam: Vasudeva Sutam Devam', hi: 'कृष्णाष्टकम्: वसुदेवसुतं देवं' },
    deity: 'krishna',
    language: 'sa',
    festivals: ['janmashtami', 'gita_jayanti'],
    words: ['Sanskrit', 'Krishnam Vande Jagadgurum', 'संस्कृत', 'कृष्णं वन्दे जगद्गुरुम्', 'स्तोत्र'],
    origin: {
      en: 'Traditional Sanskrit hymn of eight verses; author and year not known.',
      hi: 'आठ श्लोकों का पारंपरिक संस्कृत स्तोत्र; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally recited on waking and at Janmashtami; children often learn it first, for its short lines and its one refrain.',
      hi: 'परंपरा से जागने पर और जन्माष्टमी को इसका पाठ होता है; छोटी पंक्तियों और एक ही टेक के कारण बच्चे प्रायः इसे पहले सीखते हैं।',
    },
    stanzas: [
      {
        text: `वसुदेवसुतं देवं कंसचाणूरमर्दनम्।
देवकीपरमानन्दं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'I revere Krishna, teacher of the world: the god who is Vasudeva’s son, who overcame Kansa and Chanura, Devaki’s highest joy.',
          hi: 'मैं जगद्गुरु कृष्ण की वंदना करता हूँ: जो वसुदेव के पुत्र, देव, कंस और चाणूर को हराने वाले और देवकी के परम आनंद हैं।',
        },
      },
      {
        text: `अतसीपुष्पसङ्काशं हारनूपुरशोभितम्।
रत्नकङ्कणकेयूरं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'Blue as the flower of flax, adorned with necklace and anklets, with jewelled bracelets and armlets.',
          hi: 'जो अलसी के फूल जैसे नील हैं, हार और नूपुर से शोभित, रत्न के कंकण और केयूर पहने हैं।',
        },
      },
      {
        text: `कुटिलालकसंयुक्तं पूर्णचन्द्रनिभाननम्।
विलसत्कुण्डलधरं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'With curling locks, a face like the full moon, and gleaming earrings.',
          hi: 'जिनके केश घुँघराले हैं, मुख पूर्ण चंद्र जैसा है और कानों में कुंडल चमकते हैं।',
        },
      },
      {
        text: `मन्दारगन्धसंयुक्तं चारुहासं चतुर्भुजम्।
बर्हिपिञ्छावचूडाङ्गं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'Fragrant with mandara flowers, with a lovely smile and four arms, crested with a peacock feather.',
          hi: 'जो मंदार की सुगंध से युक्त हैं, सुंदर हँसी और चार भुजाओं वाले, मोरपंख का मुकुट धारण किए हैं।',
        },
      },
      {
        text: `उत्फुल्लपद्मपत्राक्षं नीलजीमूतसन्निभम्।
यादवानां शिरोरत्नं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'With eyes like petals of a lotus in bloom, like a dark cloud, the jewel on the head of the Yadavas.',
          hi: 'जिनके नेत्र खिले कमल की पंखुड़ी जैसे हैं, जो नील मेघ के समान और यादवों के शिरोरत्न हैं।',
        },
      },
      {
        text: `रुक्मिणीकेलिसंयुक्तं पीताम्बरसुशोभितम्।
अवाप्ततुलसीगन्धं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'At play with Rukmini, fair in yellow silk, scented with tulsi.',
          hi: 'जो रुक्मिणी के साथ क्रीड़ा में हैं, पीतांबर से सुशोभित और तुलसी की सुगंध से युक्त हैं।',
        },
      },
      {
        text: `गोपिकानां कुचद्वन्द्वकुङ्कुमाङ्कितवक्षसम्।
श्रीनिकेतं महेष्वासं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'Whose breast bears the gopis’ kumkum, the dwelling of Shri, the great archer.',
          hi: 'जिनके वक्ष पर गोपियों का कुमकुम अंकित है, जो श्री के निवास और महान धनुर्धर हैं।',
        },
      },
      {
        text: `श्रीवत्साङ्कं महोरस्कं वनमालाविराजितम्।
शङ्खचक्रधरं देवं कृष्णं वन्दे जगद्गुरुम्॥`,
        meaning: {
          en: 'The god with the Shrivatsa mark and a broad chest, splendid with a garland of the woods, holding conch and discus.',
          hi: 'जो श्रीवत्स के चिह्न और विशाल वक्ष वाले, वनमाला से शोभित, शंख और चक्र धारण करने वाले देव हैं।',
        },
      },
      {
        text: `कृष्णाष्टकमिदं पुण्यं प्रातरुत्थाय यः पठेत्।
कोटिजन्मकृतं पापं स्मरणेन विनश्यति॥`,
        meaning: {
          en: 'One who on rising recites these eight holy verses of Krishna: by remembering, the verse says, the wrong of countless births falls away.',
          hi: 'जो प्रातः उठकर यह पुण्य कृष्णाष्टक पढ़ता है, श्लोक कहता है कि स्मरण से उसके करोड़ों जन्मों के दोष मिट जाते हैं।',
        },
      },
    ],
  },
  {
    key: 'damodarashtakam',
    title: { en: 'Damodarashtakam (Padma Purana)', hi: 'दामोदराष्टकम् (पद्म पुराण)' },
    deity: 'krishna',
    language: 'sa',
    festivals: ['govardhan_puja', 'gopashtami', 'kartik_purnima'],
    words: ['Sanskrit', 'Kartik', 'Namamishvaram', 'संस्कृत', 'कार्तिक', 'नमामीश्वरं सच्चिदानन्दरूपं'],
    origin: {
      en: 'Tradition places it in the Padma Purana and in the mouth of the sage Satyavrata; author and year not known. Sanskrit, Bhujangaprayata metre.',
      hi: 'परंपरा इसे पद्म पुराण का और सत्यव्रत मुनि का वचन मानती है; रचनाकार और समय ज्ञात नहीं। संस्कृत, भुजंगप्रयात छंद।',
    },
    benefits: {
      en: 'Traditionally sung every evening of the month of Kartik while each one offers a lamp to Krishna. It tells of the child whom Yashoda bound with a rope, and asks for love rather than for anything else.',
      hi: 'परंपरा से कार्तिक मास की हर संध्या, जब हर कोई कृष्ण को दीप दिखाता है, इसे गाते हैं। यह उस बालक की कथा है जिसे यशोदा ने रस्सी से बाँधा, और प्रेम के सिवा कुछ नहीं माँगता।',
    },
    stanzas: [
      {
        text: `नमामीश्वरं सच्चिदानन्दरूपं
लसत्कुण्डलं गोकुले भ्राजमानम्।
यशोदाभियोलूखलाद्धावमानं
परामृष्टमत्यन्ततो द्रुत्य गोप्या॥`,
        meaning: {
          en: 'I bow to the lord whose nature is being, consciousness and bliss, with gleaming earrings, shining in Gokul; who ran from the mortar for fear of Yashoda and was caught by her as she ran faster.',
          hi: 'मैं सच्चिदानंद-स्वरूप ईश्वर को नमन करता हूँ, जिनके कुंडल चमकते हैं, जो गोकुल में शोभित हैं; जो यशोदा के डर से ऊखल से भागे और जिन्हें गोपी ने बहुत दौड़कर पकड़ लिया।',
        },
      },
      {
        text: `रुदन्तं मुहुर्नेत्रयुग्मं मृजन्तं
कराम्भोजयुग्मेन सातङ्कनेत्रम्।
मुहुःश्वासकम्पत्रिरेखाङ्ककण्ठ-
स्थितग्रैवदामोदरं भक्तिबद्धम्॥`,
        meaning: {
          en: 'Crying, rubbing both eyes again and again with lotus hands, with an anxious look; the necklace trembling with his quick breath on the three-lined neck: Damodara, bound by devotion.',
          hi: 'जो रोते हुए बार-बार दोनों कर-कमलों से आँखें मलते हैं, जिनके नेत्र डरे हुए हैं; बार-बार श्वास से काँपते, तीन रेखाओं वाले कंठ में जिनका हार हिलता है: भक्ति से बँधे वे दामोदर।',
        },
      },
      {
        text: `इतीदृक्स्वलीलाभिरानन्दकुण्डे
स्वघोषं निमज्जन्तमाख्यापयन्तम्।
तदीयेषिताज्ञेषु भक्तैर्जितत्वं
पुनः प्रेमतस्तं शतावृत्ति वन्दे॥`,
        meaning: {
          en: 'With such play he plunges his village into a pool of bliss and lets those who know his majesty see that devotees conquer him: lovingly I greet him again a hundred times.',
          hi: 'ऐसी लीलाओं से वे अपने व्रज को आनंद-कुंड में डुबोते हैं और अपनी महिमा जानने वालों को दिखाते हैं कि भक्तों ने उन्हें जीत लिया: उन्हें मैं प्रेम से फिर सौ बार वंदन करता हूँ।',
        },
      },
      {
        text: `वरं देव मोक्षं न मोक्षावधिं वा
न चान्यं वृणेऽहं वरेशादपीह।
इदं ते वपुर्नाथ गोपालबालं
सदा मे मनस्याविरास्तां किमन्यैः॥`,
        meaning: {
          en: 'God, of you who can give every boon I choose neither freedom nor what lies at its end nor anything else: only let this form of yours, lord, the cowherd child, always appear in my mind. What use are other things?',
          hi: 'हे देव, आप सब वर देने वाले हैं, फिर भी मैं न मोक्ष चाहता हूँ, न मोक्ष की सीमा, न कुछ और: हे नाथ, आपका यह बालगोपाल रूप सदा मेरे मन में प्रकट रहे, अन्य वस्तुओं से क्या?',
        },
      },
      {
        text: `इदं ते मुखाम्भोजमव्यक्तनीलै-
र्वृतं कुन्तलैः स्निग्धरक्तैश्च गोप्या।
मुहुश्चुम्बितं बिम्बरक्ताधरं मे
मनस्याविरास्तामलं लक्षलाभैः॥`,
        meaning: {
          en: 'Let this lotus face of yours, framed by soft dark curls with a touch of red, kissed again and again by your mother, with lips red as bimba fruit, appear in my mind: a hundred thousand gains are not needed.',
          hi: 'आपका यह मुख-कमल, जो कोमल, नील-रक्तिम केशों से घिरा है, जिसे माता ने बार-बार चूमा है, जिसके अधर बिंबफल जैसे लाल हैं, मेरे मन में प्रकट रहे: लाखों लाभों से क्या।',
        },
      },
      {
        text: `नमो देव दामोदरानन्त विष्णो
प्रसीद प्रभो दुःखजालाब्धिमग्नम्।
कृपादृष्टिवृष्ट्यातिदीनं बतानु-
गृहाणेश मामज्ञमेध्यक्षिदृश्यः॥`,
        meaning: {
          en: 'Homage, god Damodara, endless Vishnu: be gracious, lord. I am sunk in an ocean of sorrows; with a rain of kind glances take me up, poor and unknowing as I am, and let my eyes see you.',
          hi: 'हे देव, दामोदर, अनंत, विष्णु, आपको नमस्कार; प्रभो, प्रसन्न होइए। मैं दुःखों के समुद्र में डूबा हूँ; कृपा-दृष्टि की वर्षा से मुझ अति दीन, अज्ञानी पर अनुग्रह कीजिए और मेरे नेत्रों के सामने आइए।',
        },
      },
      {
        text: `कुबेरात्मजौ बद्धमूर्त्यैव यद्वत्
त्वया मोचितौ भक्तिभाजौ कृतौ च।
तथा प्रेमभक्तिं स्वकां मे प्रयच्छ
न मोक्षे ग्रहो मेऽस्ति दामोदरेह॥`,
        meaning: {
          en: 'As you, yourself bound, set the two sons of Kubera free and made them devotees, so give me your own loving devotion: I do not insist on freedom, Damodara.',
          hi: 'जैसे आपने स्वयं बँधे रहकर कुबेर के दोनों पुत्रों को मुक्त किया और भक्त बनाया, वैसे ही मुझे अपनी प्रेम-भक्ति दीजिए: हे दामोदर, मुझे मोक्ष का आग्रह नहीं।',
        },
      },
      {
        text: `नमस्तेऽस्तु दाम्ने स्फुरद्दीप्तिधाम्ने
त्वदीयोदरायाथ विश्वस्य धाम्ने।
नमो राधिकायै त्वदीयप्रियायै
नमोऽनन्तलीलाय देवाय तुभ्यम्॥`,
        meaning: {
          en: 'Homage to the rope, home of gleaming light, and to your belly, home of the universe; homage to Radhika, your beloved, and homage to you, god of endless play.',
          hi: 'चमकती कांति की धाम उस रस्सी को नमस्कार, और विश्व के धाम आपके उदर को; आपकी प्रिया राधिका को नमस्कार, और अनंत लीला वाले देव, आपको नमस्कार।',
        },
      },
    ],
  },
  {
    key: 'jagannathashtakam',
    title: { en: 'Jagannathashtakam', hi: 'जगन्नाथाष्टकम्' },
    deity: 'jagannath',
    language: 'sa',
    festivals: ['rath_yatra'],
    words: [
      'Sanskrit',
      'Puri',
      'Rath Yatra',
      'Nayana Patha Gami',
      'संस्कृत',
      'पुरी',
      'रथ यात्रा',
      'नयनपथगामी भवतु मे',
    ],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century) and dear to Chaitanya (1486–1534). Sanskrit, Shikharini metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना; चैतन्य (1486–1534) को प्रिय। संस्कृत, शिखरिणी छंद।',
    },
    benefits: {
      en: 'Traditionally sung in Puri and at every Rath Yatra as the chariot is awaited. Its refrain asks for one thing alone, to see the lord.',
      hi: 'परंपरा से पुरी में और हर रथ यात्रा में रथ की प्रतीक्षा करते हुए गाया जाता है। इसकी टेक केवल एक ही बात माँगती है: प्रभु के दर्शन।',
    },
    stanzas: [
      {
        text: `कदाचित्कालिन्दीतटविपिनसङ्गीतकरवो
मुदाभीरीनारीवदनकमलास्वादमधुपः।
रमाशम्भुब्रह्मामरपतिगणेशार्चितपदो
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'He who at times fills the groves on the bank of the Yamuna with the sound of music, and like a bee gladly tastes the lotus faces of the cowherd women, whose feet Lakshmi, Shiv, Brahma, Indra and Ganesh honour: may Jagannath, the lord, come into the path of my eyes.',
          hi: 'जो कभी यमुना-तट के वन को संगीत की ध्वनि से भर देते हैं और आनंद से गोपियों के मुख-कमलों के भ्रमर हैं, जिनके चरण लक्ष्मी, शिव, ब्रह्मा, इंद्र और गणेश पूजते हैं: वे स्वामी जगन्नाथ मेरे नयनों के पथ में आएँ।',
        },
      },
      {
        text: `भुजे सव्ये वेणुं शिरसि शिखिपिच्छं कटितटे
दुकूलं नेत्रान्ते सहचरकटाक्षं विदधते।
सदा श्रीमद्वृन्दावनवसतिलीलापरिचयो
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'A flute in his left hand, a peacock feather on his head, fine silk at his waist, in the corners of his eyes glances for his companions; always known for his life and play in lovely Vrindavan.',
          hi: 'बाएँ हाथ में वेणु, सिर पर मोरपंख, कटि में रेशमी वस्त्र और नेत्रों की कोर में सखाओं के लिए कटाक्ष लिए, जो सदा श्रीवृंदावन के वास और लीला के लिए प्रसिद्ध हैं।',
        },
      },
      {
        text: `महाम्भोधेस्तीरे कनकरुचिरे नीलशिखरे
वसन् प्रासादान्तः सहजबलभद्रेण बलिना।
सुभद्रामध्यस्थः सकलसुरसेवावसरदो
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'On the shore of the great ocean, on the golden Blue Hill, he lives in his temple with his strong brother Balabhadra, Subhadra between them, and gives all gods their turn to serve.',
          hi: 'महासागर के तट पर, सुनहरे नीलाचल पर, मंदिर में बलवान भाई बलभद्र के साथ, बीच में सुभद्रा को लिए, जो सब देवताओं को सेवा का अवसर देते हैं।',
        },
      },
      {
        text: `कृपापारावारः सजलजलदश्रेणिरुचिरो
रमावाणीरामः स्फुरदमलपङ्केरुहमुखः।
सुरेन्द्रैराराध्यः श्रुतिगणशिखागीतचरितो
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'An ocean of mercy, handsome as a bank of rain clouds, delight of Lakshmi and Saraswati, his face a bright spotless lotus; adored by the lords of gods, his deeds sung at the summit of the Vedas.',
          hi: 'कृपा के सागर, जल भरे मेघों की पंक्ति जैसे सुंदर, लक्ष्मी और सरस्वती के आनंद, जिनका मुख निर्मल कमल सा खिला है; देवराजों से आराधित, जिनका चरित्र वेदों का शिखर गाता है।',
        },
      },
      {
        text: `रथारूढो गच्छन् पथि मिलितभूदेवपटलैः
स्तुतिप्रादुर्भावं प्रतिपदमुपाकर्ण्य सदयः।
दयासिन्धुर्बन्धुः सकलजगतां सिन्धुसुतया
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'Riding on the chariot, hearing at every step the praise of the learned who gather by the road, full of pity; an ocean of kindness, friend of all the worlds, with the daughter of the sea.',
          hi: 'रथ पर आरूढ़ होकर जाते हुए, मार्ग में एकत्र विद्वानों की स्तुति पग-पग पर सुनकर द्रवित, दया के सागर, सब लोकों के बंधु, समुद्र-पुत्री लक्ष्मी के साथ।',
        },
      },
      {
        text: `परब्रह्मापीडः कुवलयदलोत्फुल्लनयनो
निवासी नीलाद्रौ निहितचरणोऽनन्तशिरसि।
रसानन्दी राधासरसवपुरालिङ्गनसुखो
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'The crest jewel of the supreme Brahman, his eyes like opened petals of the blue lotus, dwelling on the Blue Hill, his feet on the head of Ananta; rejoicing in love, happy in the embrace of Radha.',
          hi: 'परब्रह्म के मुकुटमणि, जिनके नेत्र खिले नीलकमल की पंखुड़ी जैसे हैं, नीलाचल के निवासी, जिनके चरण अनंत के सिर पर हैं; रस में आनंदित, राधा के आलिंगन से सुखी।',
        },
      },
      {
        text: `न वै याचे राज्यं न च कनकमाणिक्यविभवं
न याचेऽहं रम्यां सकलजनकाम्यां वरवधूम्।
सदा काले काले प्रमथपतिना गीतचरितो
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'I ask for no kingdom, nor for wealth of gold and rubies; I ask for no lovely bride whom all desire. His deeds Shiv sings in every age.',
          hi: 'मैं न राज्य माँगता हूँ, न सोने और माणिक का वैभव; न सबकी चाही हुई सुंदर वधू माँगता हूँ। जिनका चरित्र शिव समय-समय पर सदा गाते हैं।',
        },
      },
      {
        text: `हर त्वं संसारं द्रुततरमसारं सुरपते
हर त्वं पापानां विततिमपरां यादवपते।
अहो दीनेऽनाथे निहितचरणो निश्चितमिदं
जगन्नाथः स्वामी नयनपथगामी भवतु मे॥`,
        meaning: {
          en: 'Lord of gods, take away soon this hollow round of the world; lord of Yadavas, take away the endless spread of wrongs. Ah, it is certain that he sets his feet beside the poor who have nobody.',
          hi: 'हे देवपति, इस असार संसार को शीघ्र हर लीजिए; हे यादवपति, दोषों का अपार विस्तार हर लीजिए। अहो, यह तय है कि वे दीनों और अनाथों के पास ही चरण रखते हैं।',
        },
      },
      {
        text: `जगन्नाथाष्टकं पुण्यं यः पठेत्प्रयतः शुचिः।
सर्वपापविशुद्धात्मा विष्णुलोकं स गच्छति॥`,
        meaning: {
          en: 'One who recites these eight holy verses of Jagannath, collected and clean, is cleared of every wrong, says the closing verse, and goes to the world of Vishnu.',
          hi: 'जो संयत और शुद्ध होकर यह पुण्य जगन्नाथाष्टक पढ़ता है, अंतिम श्लोक के अनुसार, वह सब दोषों से शुद्ध होकर विष्णुलोक जाता है।',
        },
      },
    ],
  },
  {
    key: 'yuge-atthavis',
    title: {
      en: 'Yuge Atthavis: Aarti of Vitthal (Marathi, Namdev)',
      hi: 'युगे अठ्ठावीस: विठ्ठल आरती (मराठी, नामदेव)',
    },
    deity: 'krishna',
    language: 'mr',
    festivals: ['devshayani_ekadashi', 'devutthana_ekadashi'],
    words: [
      'Vitthal aarti',
      'Pandurang',
      'Pandharpur',
      'Marathi',
      'विठ्ठलाची आरती',
      'पांडुरंग',
      'पंढरपूर',
      'मराठी',
      'एकादशी',
    ],
    origin: {
      en: 'Sant Namdev (about 1270–1350), the poet of Pandharpur. Marathi, here in today’s spelling.',
      hi: 'संत नामदेव (लगभग 1270–1350), पंढरपुर के कवि। मराठी, यहाँ आज की वर्तनी में।',
    },
    benefits: {
      en: 'Traditionally sung by the Warkaris on the way to Pandharpur and in every home in Maharashtra on Ashadhi and Kartiki Ekadashi. It greets the god who has been standing on a brick for twenty-eight ages, waiting for his devotee.',
      hi: 'परंपरा से इसे वारकरी पंढरपुर के मार्ग पर, और महाराष्ट्र के घर-घर में आषाढ़ी और कार्तिकी एकादशी को गाया जाता है। यह उस देव को नमन करती है जो भक्त की प्रतीक्षा में अट्ठाईस युगों से ईंट पर खड़े हैं।',
    },
    stanzas: [
      {
        text: `युगे अठ्ठावीस विटेवरी उभा।
वामांगी रखुमाई दिसे दिव्य शोभा।
पुंडलिकाचे भेटी परब्रह्म आले गा।
चरणी वाहे भीमा उद्धरी जगा॥`,
        meaning: {
          en: 'For twenty-eight ages he has stood on the brick; at his left Rukmini is seen in heavenly beauty. To meet Pundalik the highest Brahman came here; at his feet flows the Bhima, who lifts up the world.',
          hi: 'अट्ठाईस युगों से वे ईंट पर खड़े हैं; बाईं ओर रखुमाई की दिव्य शोभा दिखती है। पुंडलीक से मिलने परब्रह्म आए; चरणों में भीमा बहती है जो जगत का उद्धार करती है।',
        },
      },
      {
        text: `जय देव जय देव जय पांडुरंगा।
रखुमाईवल्लभा राहीच्या वल्लभा पावे जिवलगा॥`,
        meaning: {
          en: 'Victory to you, god Pandurang, beloved of Rukmini and of Radha: come to me, dearest of my heart.',
          hi: 'हे देव पांडुरंग, रखुमाई और राही के वल्लभ, आपकी जय हो: हे प्राणप्रिय, मुझ पर कृपा कीजिए।',
        },
      },
      {
        text: `तुळसीमाळा गळा कर ठेवूनी कटी।
कासे पीतांबर कस्तुरी लल्लाटी।
देव सुरवर नित्य येती भेटी।
गरुड हनुमंत पुढे उभे राहती॥`,
        meaning: {
          en: 'A garland of tulsi at his neck, his hands on his hips, yellow silk about his waist and musk on his brow; the best of gods come every day to meet him, and Garuda and Hanuman stand before him.',
          hi: 'गले में तुलसी-माला, हाथ कमर पर, कटि में पीतांबर और ललाट पर कस्तूरी; श्रेष्ठ देव नित्य मिलने आते हैं, गरुड़ और हनुमान सामने खड़े रहते हैं।',
        },
      },
      {
        text: `जय देव जय देव जय पांडुरंगा।
रखुमाईवल्लभा राहीच्या वल्लभा पावे जिवलगा॥`,
        meaning: null,
      },
      {
        text: `धन्य वेणुनाद अनुक्षेत्रपाळा।
सुवर्णाची कमळे वनमाळा गळा।
राही रखुमाबाई राणीया सकळा।
ओवाळिती राजा विठोबा सावळा॥`,
        meaning: {
          en: 'Blessed are the place of the flute’s sound and its guardians; golden lotuses and a garland of the woods are at his neck. Rahi, Rakhumabai and all the queens wave lights before king Vithoba, the dark one.',
          hi: 'वेणुनाद और क्षेत्र के रक्षक धन्य हैं; गले में सोने के कमल और वनमाला है। राही, रखुमाबाई और सब रानियाँ साँवले राजा विठोबा की आरती उतारती हैं।',
        },
      },
      {
        text: `जय देव जय देव जय पांडुरंगा।
रखुमाईवल्लभा राहीच्या वल्लभा पावे जिवलगा॥`,
        meaning: null,
      },
      {
        text: `ओवाळू आरत्या कुरवंड्या येती।
चंद्रभागेमाजी सोडुनिया देती।
दिंड्या पताका वैष्णव नाचती।
पंढरीचा महिमा वर्णावा किती॥`,
        meaning: {
          en: 'Lights are waved, little lamps come and are set afloat on the Chandrabhaga; with their processions and banners the Vaishnavas dance: how much can be told of Pandhari’s glory?',
          hi: 'आरतियाँ उतारी जाती हैं, दीप लाकर चंद्रभागा में छोड़ दिए जाते हैं; दिंडियों और पताकाओं के साथ वैष्णव नाचते हैं: पंढरी की महिमा कितनी कही जाए!',
        },
      },
      {
        text: `जय देव जय देव जय पांडुरंगा।
रखुमाईवल्लभा राहीच्या वल्लभा पावे जिवलगा॥`,
        meaning: null,
      },
      {
        text: `आषाढी कार्तिकी भक्तजन येती।
चंद्रभागेमध्ये स्नाने जे करिती।
दर्शनहेळामात्रे तया होय मुक्ती।
केशवासी नामदेव भावे ओवाळिती॥`,
        meaning: {
          en: 'In Ashadh and Kartik the devotees come and bathe in the Chandrabhaga; a mere glance at the god is freedom for them. With love Namdev waves the light before Keshava.',
          hi: 'आषाढ़ और कार्तिक में भक्तजन आते हैं और चंद्रभागा में स्नान करते हैं; दर्शन मात्र से उनकी मुक्ति होती है। नामदेव भाव से केशव की आरती उतारते हैं।',
        },
      },
      {
        text: `जय देव जय देव जय पांडुरंगा।
रखुमाईवल्लभा राहीच्या वल्लभा पावे जिवलगा॥`,
        meaning: null,
      },
    ],
  },
];
