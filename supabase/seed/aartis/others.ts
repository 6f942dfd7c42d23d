import type { AartiText } from '../words.ts';

/** Hymns to Surya and the planets, to Ganga, Tulsi and Dattatreya. */
export const otherHymns: AartiText[] = [
  {
    key: 'suryashtakam',
    title: { en: 'Suryashtakam', hi: 'सूर्याष्टकम्' },
    deity: 'surya',
    language: 'sa',
    festivals: ['ratha_saptami', 'chhath_puja', 'makar_sankranti'],
    words: ['Sanskrit', 'Sunday', 'Adideva Namastubhyam', 'संस्कृत', 'रविवार', 'आदिदेव नमस्तुभ्यं'],
    origin: {
      en: 'Traditional Sanskrit hymn, said to have been spoken by Shiv; author and year not known. The eight verses, without the later ones on the fruit of reciting.',
      hi: 'पारंपरिक संस्कृत स्तोत्र, शिव का वचन माना जाता है; रचनाकार और समय ज्ञात नहीं। आठ श्लोक, बाद के फल-श्लोकों के बिना।',
    },
    benefits: {
      en: 'Traditionally recited on Sundays at sunrise, standing in the open air, while water is poured out towards the light.',
      hi: 'परंपरा से रविवार को सूर्योदय के समय, खुले में खड़े होकर, प्रकाश की ओर जल अर्पित करते हुए इसका पाठ होता है।',
    },
    stanzas: [
      {
        text: `आदिदेव नमस्तुभ्यं प्रसीद मम भास्कर।
दिवाकर नमस्तुभ्यं प्रभाकर नमोऽस्तु ते॥`,
        meaning: {
          en: 'First of gods, homage to you; be gracious to me, maker of light. Maker of day, homage to you; maker of radiance, homage to you.',
          hi: 'हे आदिदेव, आपको नमस्कार; हे भास्कर, मुझ पर प्रसन्न होइए। हे दिवाकर, आपको नमस्कार; हे प्रभाकर, आपको नमस्कार।',
        },
      },
      {
        text: `सप्ताश्वरथमारूढं प्रचण्डं कश्यपात्मजम्।
श्वेतपद्मधरं देवं तं सूर्यं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'Mounted on a chariot with seven horses, mighty, Kashyapa’s son, holding a white lotus: to that god Surya I bow.',
          hi: 'सात घोड़ों के रथ पर आरूढ़, प्रचंड, कश्यप के पुत्र, श्वेत कमल धारण करने वाले उन सूर्यदेव को मैं प्रणाम करता हूँ।',
        },
      },
      {
        text: `लोहितं रथमारूढं सर्वलोकपितामहम्।
महापापहरं देवं तं सूर्यं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'Red, mounted on his chariot, grandfather of all the worlds, the god who takes away great wrong.',
          hi: 'लाल वर्ण के, रथ पर आरूढ़, सब लोकों के पितामह, बड़े दोषों को हरने वाले देव।',
        },
      },
      {
        text: `त्रैगुण्यं च महाशूरं ब्रह्मविष्णुमहेश्वरम्।
महापापहरं देवं तं सूर्यं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'The three qualities and the great hero, Brahma, Vishnu and Shiv in one.',
          hi: 'तीनों गुणों से युक्त, महाशूर, ब्रह्मा, विष्णु और महेश्वर रूप।',
        },
      },
      {
        text: `बृंहितं तेजःपुञ्जं च वायुमाकाशमेव च।
प्रभुं च सर्वलोकानां तं सूर्यं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'A great mass of light, wind and sky as well, master of all the worlds.',
          hi: 'बढ़ते हुए तेज के पुंज, वायु और आकाश रूप, सब लोकों के प्रभु।',
        },
      },
      {
        text: `बन्धूकपुष्पसङ्काशं हारकुण्डलभूषितम्।
एकचक्रधरं देवं तं सूर्यं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'Red as the bandhuka flower, adorned with necklace and earrings, the god with the single wheel.',
          hi: 'बंधूक के फूल जैसे लाल, हार और कुंडल से भूषित, एक चक्र वाले देव।',
        },
      },
      {
        text: `तं सूर्यं जगत्कर्तारं महातेजःप्रदीपनम्।
महापापहरं देवं तं सूर्यं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'That Surya, maker of the world, who kindles great light.',
          hi: 'जगत के कर्ता, महान तेज को प्रदीप्त करने वाले सूर्य।',
        },
      },
      {
        text: `तं सूर्यं जगतां नाथं ज्ञानविज्ञानमोक्षदम्।
महापापहरं देवं तं सूर्यं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'That Surya, lord of the worlds, giver of knowledge, of insight and of freedom.',
          hi: 'जगत के नाथ, ज्ञान, विज्ञान और मोक्ष देने वाले सूर्य।',
        },
      },
    ],
  },
  {
    key: 'aditya-hridayam',
    title: { en: 'Aditya Hridayam (Valmiki Ramayana)', hi: 'आदित्यहृदयम् (वाल्मीकि रामायण)' },
    deity: 'surya',
    language: 'sa',
    festivals: ['ratha_saptami', 'makar_sankranti', 'ram_navami'],
    words: ['Sanskrit', 'Sunday', 'Ramayana', 'संस्कृत', 'रविवार', 'रामायण', 'आदित्य हृदय स्तोत्र'],
    origin: {
      en: 'Valmiki Ramayana, Yuddhakanda 105 (107 in some editions), spoken by the sage Agastya; some two thousand years old. Sanskrit; readings differ in places between editions.',
      hi: 'वाल्मीकि रामायण, युद्धकांड 105 (कुछ संस्करणों में 107), अगस्त्य मुनि का वचन; लगभग दो हज़ार वर्ष पुराना। संस्कृत; संस्करणों में कहीं-कहीं पाठभेद है।',
    },
    benefits: {
      en: 'Traditionally recited at sunrise, on Sundays and on Ratha Saptami, three times over as the text advises. In the Ramayana it gives a tired warrior his calm again; people recite it before a hard day.',
      hi: 'परंपरा से सूर्योदय पर, रविवार को और रथ सप्तमी पर, पाठ के कहे अनुसार तीन बार इसका पाठ होता है। रामायण में यह थके हुए योद्धा को फिर से धैर्य देता है; लोग इसे कठिन दिन से पहले पढ़ते हैं।',
    },
    stanzas: [
      {
        text: `ततो युद्धपरिश्रान्तं समरे चिन्तया स्थितम्।
रावणं चाग्रतो दृष्ट्वा युद्धाय समुपस्थितम्॥`,
        meaning: {
          en: 'Ram stood tired with fighting and deep in thought on the battlefield, and saw Ravan before him, ready for the fight.',
          hi: 'युद्ध से थके हुए श्रीराम रणभूमि में चिंता में खड़े थे और उन्होंने सामने युद्ध के लिए उपस्थित रावण को देखा।',
        },
      },
      {
        text: `दैवतैश्च समागम्य द्रष्टुमभ्यागतो रणम्।
उपागम्याब्रवीद्राममगस्त्यो भगवांस्तदा॥`,
        meaning: {
          en: 'Then the holy Agastya, who had come with the gods to see the battle, went up to Ram and said:',
          hi: 'तब देवताओं के साथ युद्ध देखने आए भगवान अगस्त्य श्रीराम के पास जाकर बोले:',
        },
      },
      {
        text: `राम राम महाबाहो शृणु गुह्यं सनातनम्।
येन सर्वानरीन् वत्स समरे विजयिष्यसे॥`,
        meaning: {
          en: 'Ram, Ram of the strong arms, hear the ancient secret by which, dear one, you will overcome all opponents in battle.',
          hi: 'हे महाबाहु राम, वह सनातन रहस्य सुनो जिससे, वत्स, तुम युद्ध में सब शत्रुओं को जीतोगे।',
        },
      },
      {
        text: `आदित्यहृदयं पुण्यं सर्वशत्रुविनाशनम्।
जयावहं जपं नित्यमक्षयं परमं शिवम्॥`,
        meaning: {
          en: 'It is the holy Heart of the Sun, the end of all enmity: a prayer that leads to victory, everlasting, undiminished, supremely good.',
          hi: 'यह पुण्य आदित्यहृदय है, सब शत्रुता का अंत: जय की ओर ले जाने वाला, नित्य, अक्षय और परम कल्याणकारी जप।',
        },
      },
      {
        text: `सर्वमङ्गलमाङ्गल्यं सर्वपापप्रणाशनम्।
चिन्ताशोकप्रशमनमायुर्वर्धनमुत्तमम्॥`,
        meaning: {
          en: 'It is the good in all that is good, it wipes out all wrong, stills worry and grief, and lets life grow: so it is praised.',
          hi: 'यह सब मंगलों का मंगल, सब दोषों को मिटाने वाला, चिंता और शोक को शांत करने वाला, आयु बढ़ाने वाला उत्तम स्तोत्र कहा गया है।',
        },
      },
      {
        text: `रश्मिमन्तं समुद्यन्तं देवासुरनमस्कृतम्।
पूजयस्व विवस्वन्तं भास्करं भुवनेश्वरम्॥`,
        meaning: {
          en: 'Honour the rising one, full of rays, greeted by gods and their foes alike, Vivasvat, maker of light, ruler of the world.',
          hi: 'किरणों से युक्त, उदय होते हुए, देव और असुर दोनों से नमस्कृत विवस्वान, भास्कर, भुवनेश्वर की पूजा करो।',
        },
      },
      {
        text: `सर्वदेवात्मको ह्येष तेजस्वी रश्मिभावनः।
एष देवासुरगणाँल्लोकान् पाति गभस्तिभिः॥`,
        meaning: {
          en: 'He is the self of all gods, full of fire, giving life with his rays; with his beams he guards the worlds and the hosts of gods and demons.',
          hi: 'वे सब देवताओं के स्वरूप, तेजस्वी और किरणों से जीवन देने वाले हैं; वे अपनी रश्मियों से देव-असुर गणों और लोकों का पालन करते हैं।',
        },
      },
      {
        text: `एष ब्रह्मा च विष्णुश्च शिवः स्कन्दः प्रजापतिः।
महेन्द्रो धनदः कालो यमः सोमो ह्यपां पतिः॥`,
        meaning: {
          en: 'He is Brahma and Vishnu, Shiv, Skanda and Prajapati, Indra, Kubera, Time, Yama, Soma and the lord of waters;',
          hi: 'वे ही ब्रह्मा, विष्णु, शिव, स्कंद, प्रजापति, इंद्र, कुबेर, काल, यम, सोम और वरुण हैं;',
        },
      },
      {
        text: `पितरो वसवः साध्या अश्विनौ मरुतो मनुः।
वायुर्वह्निः प्रजाः प्राण ऋतुकर्ता प्रभाकरः॥`,
        meaning: {
          en: 'the forefathers, the Vasus and Sadhyas, the Ashvins, the Maruts and Manu; wind, fire, all creatures, breath; the maker of seasons, the maker of light;',
          hi: 'वे पितर, वसु, साध्य, अश्विनीकुमार, मरुद्गण और मनु हैं; वायु, अग्नि, प्रजा, प्राण; ऋतुओं के कर्ता और प्रभा के स्रोत हैं;',
        },
      },
      {
        text: `आदित्यः सविता सूर्यः खगः पूषा गभस्तिमान्।
सुवर्णसदृशो भानुर्हिरण्यरेता दिवाकरः॥`,
        meaning: {
          en: 'Aditi’s son, Savitar, Surya, who goes through the sky, Pushan, the beaming; like gold, shining, the golden seed, the maker of day;',
          hi: 'आदित्य, सविता, सूर्य, खग, पूषा, गभस्तिमान; सुवर्ण के समान, भानु, हिरण्यरेता, दिवाकर;',
        },
      },
      {
        text: `हरिदश्वः सहस्रार्चिः सप्तसप्तिर्मरीचिमान्।
तिमिरोन्मथनः शम्भुस्त्वष्टा मार्तण्डकोंऽशुमान्॥`,
        meaning: {
          en: 'with tawny horses, a thousand flames, seven steeds, full of light; who churns the dark away, kindly, the shaper, Martanda, rayed;',
          hi: 'हरिदश्व, सहस्रार्चि, सात अश्वों वाले, मरीचिमान; अंधकार को मथ देने वाले, शंभु, त्वष्टा, मार्तंड, अंशुमान;',
        },
      },
      {
        text: `हिरण्यगर्भः शिशिरस्तपनोऽहस्करो रविः।
अग्निगर्भोऽदितेः पुत्रः शङ्खः शिशिरनाशनः॥`,
        meaning: {
          en: 'the golden womb, the cool and the burning, maker of the day, Ravi; who holds fire within, Aditi’s son, calm joy, the end of frost;',
          hi: 'हिरण्यगर्भ, शिशिर, तपन, अहस्कर, रवि; अग्निगर्भ, अदिति के पुत्र, शंख (शांत आनंद रूप), शीत का नाश करने वाले;',
        },
      },
      {
        text: `व्योमनाथस्तमोभेदी ऋग्यजुःसामपारगः।
घनवृष्टिरपां मित्रो विन्ध्यवीथीप्लवङ्गमः॥`,
        meaning: {
          en: 'lord of the sky, who splits the dark, master of Rik, Yajus and Saman; giver of heavy rain, friend of waters, who strides over the paths of the Vindhya;',
          hi: 'आकाश के नाथ, तम को भेदने वाले, ऋक्, यजुः और साम के पारंगत; घनी वर्षा देने वाले, जल के मित्र, विंध्य के मार्ग को लाँघने वाले;',
        },
      },
      {
        text: `आतपी मण्डली मृत्युः पिङ्गलः सर्वतापनः।
कविर्विश्वो महातेजा रक्तः सर्वभवोद्भवः॥`,
        meaning: {
          en: 'the hot one, the disc, death, the tawny, who warms all; seer, the whole world, of great fire, red, the origin of all that is;',
          hi: 'आतपी, मंडली, मृत्यु, पिंगल, सबको तपाने वाले; कवि, विश्व, महातेजस्वी, रक्त वर्ण, सबकी उत्पत्ति के कारण;',
        },
      },
      {
        text: `नक्षत्रग्रहताराणामधिपो विश्वभावनः।
तेजसामपि तेजस्वी द्वादशात्मन्नमोऽस्तु ते॥`,
        meaning: {
          en: 'ruler of constellations, planets and stars, who lets the world be, brightest of the bright: homage to you of twelve forms.',
          hi: 'नक्षत्र, ग्रह और तारों के अधिपति, विश्व के पोषक, तेजस्वियों में भी तेजस्वी: हे बारह स्वरूप वाले, आपको नमस्कार।',
        },
      },
      {
        text: `नमः पूर्वाय गिरये पश्चिमायाद्रये नमः।
ज्योतिर्गणानां पतये दिनाधिपतये नमः॥`,
        meaning: {
          en: 'Homage to the mountain of the east, homage to the mountain of the west; homage to the lord of the hosts of lights, to the ruler of the day.',
          hi: 'पूर्व के गिरि को नमस्कार, पश्चिम के अद्रि को नमस्कार; ज्योतिर्गणों के पति और दिन के अधिपति को नमस्कार।',
        },
      },
      {
        text: `जयाय जयभद्राय हर्यश्वाय नमो नमः।
नमो नमः सहस्रांशो आदित्याय नमो नमः॥`,
        meaning: {
          en: 'Homage, homage to victory, to the good that comes with victory, to him of the tawny horses; homage, homage to you of a thousand rays, to Aditi’s son.',
          hi: 'जय, जयभद्र और हर्यश्व को बार-बार नमस्कार; हे सहस्रांशु, आदित्य, आपको बार-बार नमस्कार।',
        },
      },
      {
        text: `नम उग्राय वीराय सारङ्गाय नमो नमः।
नमः पद्मप्रबोधाय प्रचण्डाय नमोऽस्तु ते॥`,
        meaning: {
          en: 'Homage to the fierce, the hero, the swift; homage to you who wake the lotus, to the mighty one.',
          hi: 'उग्र, वीर और शीघ्रगामी को नमस्कार; कमल को खिलाने वाले, प्रचंड, आपको नमस्कार।',
        },
      },
      {
        text: `ब्रह्मेशानाच्युतेशाय सूरायादित्यवर्चसे।
भास्वते सर्वभक्षाय रौद्राय वपुषे नमः॥`,
        meaning: {
          en: 'Homage to the lord of Brahma, Shiv and Vishnu, to the Sun with the splendour of Aditi’s sons, the radiant, who takes all into himself, awesome of form.',
          hi: 'ब्रह्मा, शिव और विष्णु के भी ईश, सूर, आदित्य के तेज वाले, प्रकाशमान, सबको अपने में समेटने वाले, रौद्र रूप को नमस्कार।',
        },
      },
      {
        text: `तमोघ्नाय हिमघ्नाय शत्रुघ्नायामितात्मने।
कृतघ्नघ्नाय देवाय ज्योतिषां पतये नमः॥`,
        meaning: {
          en: 'Homage to him who ends the dark, the cold and enmity, of measureless self, who ends ingratitude, the god, the lord of lights.',
          hi: 'अंधकार, शीत और शत्रुता का नाश करने वाले, असीम आत्मा वाले, कृतघ्नता मिटाने वाले देव, ज्योतियों के पति को नमस्कार।',
        },
      },
      {
        text: `तप्तचामीकराभाय हरये विश्वकर्मणे।
नमस्तमोऽभिनिघ्नाय रुचये लोकसाक्षिणे॥`,
        meaning: {
          en: 'Homage to him who shines like molten gold, who draws the dark away, maker of all, the splendour that strikes down darkness, witness of the world.',
          hi: 'तपे हुए सोने जैसी आभा वाले, हरि, विश्वकर्मा, अंधकार का नाश करने वाले, कांति-स्वरूप, लोक के साक्षी को नमस्कार।',
        },
      },
      {
        text: `नाशयत्येष वै भूतं तमेव सृजति प्रभुः।
पायत्येष तपत्येष वर्षत्येष गभस्तिभिः॥`,
        meaning: {
          en: 'This lord lets beings pass and brings them forth again; with his rays he drinks up the waters, gives warmth and sends rain.',
          hi: 'ये प्रभु ही प्राणियों का लय करते और उन्हें फिर रचते हैं; अपनी किरणों से वे जल सोखते, तपाते और बरसाते हैं।',
        },
      },
      {
        text: `एष सुप्तेषु जागर्ति भूतेषु परिनिष्ठितः।
एष चैवाग्निहोत्रं च फलं चैवाग्निहोत्रिणाम्॥`,
        meaning: {
          en: 'He stays awake when all sleep, dwelling in all beings; he is the fire offering and the fruit of those who offer.',
          hi: 'सब प्राणियों में स्थित वे सबके सो जाने पर भी जागते हैं; वे ही अग्निहोत्र हैं और अग्निहोत्रियों का फल भी।',
        },
      },
      {
        text: `देवाश्च क्रतवश्चैव क्रतूनां फलमेव च।
यानि कृत्यानि लोकेषु सर्वेषु परमप्रभुः॥`,
        meaning: {
          en: 'He is the gods, the offerings and the fruit of the offerings; of all that is done in all the worlds he is the highest lord.',
          hi: 'देवता, यज्ञ और यज्ञों का फल वे ही हैं; सब लोकों में जो भी कर्म होते हैं, उन सबके वे परम प्रभु हैं।',
        },
      },
      {
        text: `एनमापत्सु कृच्छ्रेषु कान्तारेषु भयेषु च।
कीर्तयन् पुरुषः कश्चिन्नावसीदति राघव॥`,
        meaning: {
          en: 'In misfortune, in hardship, in the wilderness and in fear, Raghava, nobody who praises him loses heart.',
          hi: 'हे राघव, विपत्ति में, कष्ट में, वन में और भय में इनका कीर्तन करने वाला कोई पुरुष हताश नहीं होता।',
        },
      },
      {
        text: `पूजयस्वैनमेकाग्रो देवदेवं जगत्पतिम्।
एतत्त्रिगुणितं जप्त्वा युद्धेषु विजयिष्यसि॥`,
        meaning: {
          en: 'With one mind honour this god of gods, lord of the world; having said this three times you will be victorious in battle.',
          hi: 'एकाग्र होकर इन देवाधिदेव जगत्पति की पूजा करो; इसका तीन बार जप करके तुम युद्ध में विजयी होगे।',
        },
      },
      {
        text: `अस्मिन् क्षणे महाबाहो रावणं त्वं जहिष्यसि।
एवमुक्त्वा ततोऽगस्त्यो जगाम स यथागतम्॥`,
        meaning: {
          en: 'In this very hour, strong-armed one, you will overcome Ravan. So saying, Agastya went as he had come.',
          hi: 'हे महाबाहु, इसी क्षण तुम रावण को जीतोगे। ऐसा कहकर अगस्त्य जैसे आए थे वैसे ही चले गए।',
        },
      },
      {
        text: `एतच्छ्रुत्वा महातेजा नष्टशोकोऽभवत्तदा।
धारयामास सुप्रीतो राघवः प्रयतात्मवान्॥`,
        meaning: {
          en: 'Hearing this, Raghava, great in fire, let go of his grief; glad and collected, he took it to heart.',
          hi: 'यह सुनकर महातेजस्वी राघव का शोक दूर हो गया; प्रसन्न और संयत होकर उन्होंने इसे हृदय में धारण किया।',
        },
      },
      {
        text: `आदित्यं प्रेक्ष्य जप्त्वेदं परं हर्षमवाप्तवान्।
त्रिराचम्य शुचिर्भूत्वा धनुरादाय वीर्यवान्॥`,
        meaning: {
          en: 'Looking at the Sun he recited it and felt the highest joy; he sipped water three times, made himself clean and, full of strength, took up his bow.',
          hi: 'तीन बार आचमन कर, शुद्ध होकर, सूर्य की ओर देखते हुए उन्होंने इसका जप किया और परम हर्ष पाया; फिर उस पराक्रमी ने धनुष उठाया।',
        },
      },
      {
        text: `रावणं प्रेक्ष्य हृष्टात्मा जयार्थं समुपागमत्।
सर्वयत्नेन महता वृतस्तस्य वधेऽभवत्॥`,
        meaning: {
          en: 'With his eyes on Ravan he went forward gladly to win, and gave his whole great effort to defeating him.',
          hi: 'रावण को देखकर वे प्रसन्न मन से विजय के लिए आगे बढ़े और पूरे प्रयत्न से उसे हराने का संकल्प किया।',
        },
      },
      {
        text: `अथ रविरवदन्निरीक्ष्य रामं
मुदितमनाः परमं प्रहृष्यमाणः।
निशिचरपतिसंक्षयं विदित्वा
सुरगणमध्यगतो वचस्त्वरेति॥`,
        meaning: {
          en: 'Then the Sun, in the midst of the gods, looked at Ram, glad at heart and full of joy, knowing that the end of the demon king was near, and said: make haste.',
          hi: 'तब देवताओं के बीच स्थित सूर्य ने श्रीराम को देखकर, प्रसन्न और अति हर्षित होकर, राक्षसराज का अंत निकट जानकर कहा: शीघ्रता करो।',
        },
      },
    ],
  },
  {
    key: 'navagraha-stotra',
    title: { en: 'Navagraha Stotra (ascribed to Vyasa)', hi: 'नवग्रह स्तोत्र (व्यास के नाम से)' },
    deity: 'surya',
    language: 'sa',
    festivals: ['makar_sankranti', 'shani_jayanti'],
    words: [
      'Sanskrit',
      'Nine planets',
      'Shani',
      'Japakusuma Sankasham',
      'संस्कृत',
      'नौ ग्रह',
      'शनि',
      'जपाकुसुमसङ्काशं',
    ],
    origin: {
      en: 'Traditional Sanskrit hymn that names Vyasa as its speaker; the real author and year are not known.',
      hi: 'पारंपरिक संस्कृत स्तोत्र, जो स्वयं को व्यास का वचन कहता है; वास्तविक रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally recited before worship at home, on Saturdays and when a house or a work is begun: one verse for each of the nine grahas, told by colour, parentage and emblem.',
      hi: 'परंपरा से घर की पूजा से पहले, शनिवार को और घर या काम के आरंभ पर इसका पाठ होता है: नौ ग्रहों में हर एक के लिए एक श्लोक, जो उसके रंग, जन्म और चिह्न को कहता है।',
    },
    stanzas: [
      {
        text: `जपाकुसुमसङ्काशं काश्यपेयं महाद्युतिम्।
तमोऽरिं सर्वपापघ्नं प्रणतोऽस्मि दिवाकरम्॥`,
        meaning: {
          en: 'Red as the hibiscus, Kashyapa’s son, of great splendour, foe of the dark, who ends all wrong: I bow to the Sun, maker of day.',
          hi: 'जपा के फूल जैसे लाल, कश्यप के पुत्र, महान कांति वाले, अंधकार के शत्रु, सब दोष मिटाने वाले दिवाकर को मैं प्रणाम करता हूँ।',
        },
      },
      {
        text: `दधिशङ्खतुषाराभं क्षीरोदार्णवसम्भवम्।
नमामि शशिनं सोमं शम्भोर्मुकुटभूषणम्॥`,
        meaning: {
          en: 'White as curd, conch and snow, born of the ocean of milk, ornament of Shambhu’s crown: I bow to the Moon, to Soma.',
          hi: 'दही, शंख और हिम जैसे श्वेत, क्षीरसागर से उत्पन्न, शंभु के मुकुट के भूषण, शशि सोम को मैं नमन करता हूँ।',
        },
      },
      {
        text: `धरणीगर्भसम्भूतं विद्युत्कान्तिसमप्रभम्।
कुमारं शक्तिहस्तं तं मङ्गलं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'Born from the womb of the Earth, bright as lightning, youthful, a spear in his hand: I bow to Mangal.',
          hi: 'पृथ्वी के गर्भ से उत्पन्न, बिजली जैसी कांति वाले, कुमार, हाथ में शक्ति लिए मंगल को मैं प्रणाम करता हूँ।',
        },
      },
      {
        text: `प्रियङ्गुकलिकाश्यामं रूपेणाप्रतिमं बुधम्।
सौम्यं सौम्यगुणोपेतं तं बुधं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'Dark as the bud of priyangu, matchless in form, wise, Soma’s gentle son with gentle qualities: I bow to Budh.',
          hi: 'प्रियंगु की कली जैसे श्याम, रूप में अनुपम, ज्ञानी, सोमपुत्र, सौम्य गुणों से युक्त बुध को मैं प्रणाम करता हूँ।',
        },
      },
      {
        text: `देवानां च ऋषीणां च गुरुं काञ्चनसन्निभम्।
बुद्धिभूतं त्रिलोकेशं तं नमामि बृहस्पतिम्॥`,
        meaning: {
          en: 'Teacher of gods and sages, like gold, understanding itself, lord of the three worlds: I bow to Brihaspati.',
          hi: 'देवों और ऋषियों के गुरु, सोने जैसी कांति वाले, बुद्धि-स्वरूप, तीनों लोकों के ईश बृहस्पति को मैं नमन करता हूँ।',
        },
      },
      {
        text: `हिमकुन्दमृणालाभं दैत्यानां परमं गुरुम्।
सर्वशास्त्रप्रवक्तारं भार्गवं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'White as snow, jasmine and lotus fibre, great teacher of the Daityas, expounder of all the sciences: I bow to Shukra, Bhrigu’s son.',
          hi: 'हिम, कुंद और कमल-नाल जैसे श्वेत, दैत्यों के परम गुरु, सब शास्त्रों के वक्ता, भृगुपुत्र शुक्र को मैं प्रणाम करता हूँ।',
        },
      },
      {
        text: `नीलाञ्जनसमाभासं रविपुत्रं यमाग्रजम्।
छायामार्तण्डसम्भूतं तं नमामि शनैश्चरम्॥`,
        meaning: {
          en: 'Dark as blue collyrium, the Sun’s son, Yama’s elder brother, born of Chhaya and the Sun: I bow to Shani, who moves slowly.',
          hi: 'नीले अंजन जैसी आभा वाले, सूर्य के पुत्र, यम के बड़े भाई, छाया और मार्तंड से उत्पन्न शनैश्चर को मैं नमन करता हूँ।',
        },
      },
      {
        text: `अर्धकायं महावीर्यं चन्द्रादित्यविमर्दनम्।
सिंहिकागर्भसम्भूतं तं राहुं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'Half a body, great in might, who troubles Moon and Sun, born of Simhika: I bow to Rahu.',
          hi: 'आधे शरीर वाले, महापराक्रमी, चंद्र और सूर्य को ग्रसने वाले, सिंहिका के गर्भ से उत्पन्न राहु को मैं प्रणाम करता हूँ।',
        },
      },
      {
        text: `पलाशपुष्पसङ्काशं तारकाग्रहमस्तकम्।
रौद्रं रौद्रात्मकं घोरं तं केतुं प्रणमाम्यहम्॥`,
        meaning: {
          en: 'Red as the palash flower, at the head of stars and planets, stern, stern in nature and awesome: I bow to Ketu.',
          hi: 'पलाश के फूल जैसे लाल, तारों और ग्रहों में अग्रणी, रौद्र, रौद्र स्वभाव वाले, घोर केतु को मैं प्रणाम करता हूँ।',
        },
      },
      {
        text: `इति व्यासमुखोद्गीतं यः पठेत् सुसमाहितः।
दिवा वा यदि वा रात्रौ विघ्नशान्तिर्भविष्यति॥`,
        meaning: {
          en: 'One who recites with a collected mind, by day or by night, what was thus sung by Vyasa: hindrances, the text says, come to rest.',
          hi: 'जो व्यास के मुख से गाए गए इस स्तोत्र को दिन या रात में एकाग्र होकर पढ़ता है, पाठ के अनुसार, उसके विघ्न शांत होते हैं।',
        },
      },
      {
        text: `नरनारीनृपाणां च भवेद्दुःस्वप्ननाशनम्।
ऐश्वर्यमतुलं तेषामारोग्यं पुष्टिवर्धनम्॥`,
        meaning: {
          en: 'For women, men and kings it is said to end bad dreams and to let plenty, well-being and thriving grow.',
          hi: 'स्त्री, पुरुष और राजा, सबके लिए यह बुरे स्वप्नों को मिटाने वाला तथा ऐश्वर्य, आरोग्य और पुष्टि बढ़ाने वाला कहा गया है।',
        },
      },
      {
        text: `ग्रहनक्षत्रजाः पीडास्तस्कराग्निसमुद्भवाः।
ताः सर्वाः प्रशमं यान्ति व्यासो ब्रूते न संशयः॥`,
        meaning: {
          en: 'Troubles from planets and stars, from thieves and from fire all come to rest: so Vyasa says, and does not doubt it.',
          hi: 'ग्रह और नक्षत्रों से, चोर और अग्नि से उत्पन्न पीड़ाएँ सब शांत हो जाती हैं: ऐसा व्यास निःसंशय कहते हैं।',
        },
      },
    ],
  },
  {
    key: 'ganga-stotram',
    title: { en: 'Ganga Stotram (Adi Shankara)', hi: 'गङ्गा स्तोत्रम् (आदि शंकराचार्य)' },
    deity: 'ganga',
    language: 'sa',
    festivals: ['ganga_dussehra', 'ganga_saptami', 'shankaracharya_jayanti'],
    words: ['Sanskrit', 'Devi Sureshwari', 'Ganga aarti', 'संस्कृत', 'देवि सुरेश्वरि', 'गंगा जी की स्तुति'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, in the Pajjhatika metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत, पज्झटिका छंद।',
    },
    benefits: {
      en: 'Traditionally sung on the steps of the river at Ganga Dussehra, and far away from it over the water of the morning bath. It praises the river as a mother; keeping her clean is today part of that love.',
      hi: 'परंपरा से गंगा दशहरा पर नदी की सीढ़ियों पर, और दूर रहने वालों द्वारा प्रातः स्नान के जल पर, इसे गाते हैं। यह नदी की माता के रूप में स्तुति करता है; उसे स्वच्छ रखना आज उसी प्रेम का अंग है।',
    },
    stanzas: [
      {
        text: `देवि सुरेश्वरि भगवति गङ्गे त्रिभुवनतारिणि तरलतरङ्गे।
शङ्करमौलिविहारिणि विमले मम मतिरास्तां तव पदकमले॥`,
        meaning: {
          en: 'Goddess, ruler of the gods, holy Ganga of the restless waves, who carry the three worlds across, who play on Shankar’s head, spotless one: may my mind rest at your lotus feet.',
          hi: 'हे देवी, सुरेश्वरी, भगवती गंगे, चंचल तरंगों वाली, तीनों लोकों को तारने वाली, शंकर के मस्तक पर विहार करने वाली, निर्मल: मेरी मति आपके चरण-कमलों में रहे।',
        },
      },
      {
        text: `भागीरथि सुखदायिनि मातस्तव जलमहिमा निगमे ख्यातः।
नाहं जाने तव महिमानं पाहि कृपामयि मामज्ञानम्॥`,
        meaning: {
          en: 'Bhagirathi, mother, giver of joy, the greatness of your water is famed in the Veda. I do not know your greatness; protect me in my ignorance, you who are full of mercy.',
          hi: 'हे भागीरथी, सुख देने वाली माता, आपके जल की महिमा वेद में प्रसिद्ध है। मैं आपकी महिमा नहीं जानता; हे कृपामयी, मुझ अज्ञानी की रक्षा कीजिए।',
        },
      },
      {
        text: `हरिपदपाद्यतरङ्गिणि गङ्गे हिमविधुमुक्ताधवलतरङ्गे।
दूरीकुरु मम दुष्कृतिभारं कुरु कृपया भवसागरपारम्॥`,
        meaning: {
          en: 'Ganga, river of the water that washed Hari’s feet, with waves white as snow, moon and pearls: take away the load of my misdeeds, kindly carry me across the ocean of the world.',
          hi: 'हे गंगे, हरि के चरणों के जल की नदी, हिम, चंद्र और मोती जैसी श्वेत तरंगों वाली: मेरे दुष्कर्मों का भार दूर कीजिए और कृपा करके भवसागर के पार कीजिए।',
        },
      },
      {
        text: `तव जलममलं येन निपीतं परमपदं खलु तेन गृहीतम्।
मातर्गङ्गे त्वयि यो भक्तः किल तं द्रष्टुं न यमः शक्तः॥`,
        meaning: {
          en: 'Whoever drinks your clear water has reached the highest place, it is said; mother Ganga, one who loves you Yama himself cannot look upon.',
          hi: 'जिसने आपका निर्मल जल पिया, उसने, कहते हैं, परम पद पा लिया; हे माता गंगे, आपके भक्त की ओर यम भी नहीं देख सकते।',
        },
      },
      {
        text: `पतितोद्धारिणि जाह्नवि गङ्गे खण्डितगिरिवरमण्डितभङ्गे।
भीष्मजननि हे मुनिवरकन्ये पतितनिवारिणि त्रिभुवनधन्ये॥`,
        meaning: {
          en: 'Jahnavi, Ganga, who lift up the fallen, whose waves are adorned by the great mountains they break; mother of Bhishma, daughter of the great sage, who keep from falling, blessed in the three worlds.',
          hi: 'हे जाह्नवी गंगे, पतितों का उद्धार करने वाली, खंडित पर्वतों से शोभित तरंगों वाली; भीष्म की जननी, मुनिवर की कन्या, पतन से बचाने वाली, तीनों लोकों में धन्य।',
        },
      },
      {
        text: `कल्पलतामिव फलदां लोके प्रणमति यस्त्वां न पतति शोके।
पारावारविहारिणि गङ्गे विमुखयुवतिकृततरलापाङ्गे॥`,
        meaning: {
          en: 'Who bows to you, fruitful in this world as the vine of wishes, does not sink into grief; Ganga, who play in the ocean, with trembling sidelong glances like a shy young woman.',
          hi: 'कल्पलता के समान फल देने वाली आपको जो प्रणाम करता है, वह शोक में नहीं डूबता; हे सागर में विहार करने वाली गंगे, लजाती युवती जैसी चंचल चितवन वाली।',
        },
      },
      {
        text: `तव चेन्मातः स्रोतःस्नातः पुनरपि जठरे सोऽपि न जातः।
नरकनिवारिणि जाह्नवि गङ्गे कलुषविनाशिनि महिमोत्तुङ्गे॥`,
        meaning: {
          en: 'Mother, one who has bathed in your stream, the old belief says, is not born again; Jahnavi, Ganga, who keep from misery and end all stain, high in greatness.',
          hi: 'हे माता, जिसने आपके प्रवाह में स्नान किया, पुरानी मान्यता है कि वह फिर जन्म नहीं लेता; हे जाह्नवी गंगे, दुर्गति से बचाने वाली, मल का नाश करने वाली, महिमा में ऊँची।',
        },
      },
      {
        text: `पुनरसदङ्गे पुण्यतरङ्गे जय जय जाह्नवि करुणापाङ्गे।
इन्द्रमुकुटमणिराजितचरणे सुखदे शुभदे भृत्यशरण्ये॥`,
        meaning: {
          en: 'Holy are your waves even for a frail body: victory, victory, Jahnavi of the merciful glance, whose feet gleam with the jewels of Indra’s crown, giver of joy and good, refuge of your servants.',
          hi: 'दुर्बल देह के लिए भी पुण्य तरंगों वाली, करुणा की दृष्टि वाली जाह्नवी, आपकी जय हो, जय हो; इंद्र के मुकुट-मणियों से शोभित चरणों वाली, सुख और शुभ देने वाली, सेवकों की शरण।',
        },
      },
      {
        text: `रोगं शोकं तापं पापं हर मे भगवति कुमतिकलापम्।
त्रिभुवनसारे वसुधाहारे त्वमसि गतिर्मम खलु संसारे॥`,
        meaning: {
          en: 'Holy one, take from me illness, grief, burning, wrong and the whole bundle of bad thoughts; essence of the three worlds, necklace of the Earth, you are my way in this world.',
          hi: 'हे भगवती, मेरे रोग, शोक, ताप, दोष और कुमति का समूह हर लीजिए; हे त्रिभुवन का सार, पृथ्वी का हार, संसार में आप ही मेरी गति हैं।',
        },
      },
      {
        text: `अलकानन्दे परमानन्दे कुरु करुणामयि कातरवन्द्ये।
तव तटनिकटे यस्य निवासः खलु वैकुण्ठे तस्य निवासः॥`,
        meaning: {
          en: 'Alakananda, highest bliss, be kind, you whom the troubled revere; one who lives near your bank lives in Vaikuntha.',
          hi: 'हे अलकानंदा, परमानंद-स्वरूपा, दुखियों से वंदित, करुणा कीजिए; जिसका निवास आपके तट के निकट है, उसका निवास वैकुंठ में ही है।',
        },
      },
      {
        text: `वरमिह नीरे कमठो मीनः किं वा तीरे शरटः क्षीणः।
अथवा श्वपचो मलिनो दीनस्तव न हि दूरे नृपतिकुलीनः॥`,
        meaning: {
          en: 'Better to be a turtle or a fish in your water, or a thin lizard on your bank, or the humblest and poorest of people near you, than a high-born king far away.',
          hi: 'आपके जल में कछुआ या मछली होना, तट पर दुबली छिपकली होना, या आपके समीप सबसे दीन और साधारण मनुष्य होना, आपसे दूर कुलीन राजा होने से अच्छा है।',
        },
      },
      {
        text: `भो भुवनेश्वरि पुण्ये धन्ये देवि द्रवमयि मुनिवरकन्ये।
गङ्गास्तवमिमममलं नित्यं पठति नरो यः स जयति सत्यम्॥`,
        meaning: {
          en: 'Ruler of the world, holy, blessed, goddess in flowing form, daughter of the great sage: one who recites this clear hymn of the Ganga every day, it says, prevails in truth.',
          hi: 'हे भुवनेश्वरी, पुण्यमयी, धन्य, द्रव रूप देवी, मुनिवर की कन्या: जो मनुष्य यह निर्मल गंगा-स्तव नित्य पढ़ता है, वह सचमुच जीतता है, ऐसा कहा गया है।',
        },
      },
      {
        text: `येषां हृदये गङ्गाभक्तिस्तेषां भवति सदा सुखमुक्तिः।
मधुराकान्तापज्झटिकाभिः परमानन्दकलितललिताभिः॥`,
        meaning: {
          en: 'Those in whose hearts there is love of the Ganga have joy and freedom always; so say these sweet and lovely Pajjhatika verses, graceful with the highest bliss,',
          hi: 'जिनके हृदय में गंगा की भक्ति है, उन्हें सदा सुख और मुक्ति होती है; मधुर, सुंदर, परम आनंद से भरे इन ललित पज्झटिका छंदों में',
        },
      },
      {
        text: `गङ्गास्तोत्रमिदं भवसारं वाञ्छितफलदं विमलं सारम्।
शङ्करसेवकशङ्कररचितं पठति सुखी स्तव इति च समाप्तः॥`,
        meaning: {
          en: 'of the hymn to the Ganga, the essence of life, clear, giving what is longed for, made by Shankara, the servant of Shankar: happy is the one who recites it, and here the hymn ends.',
          hi: 'यह गंगा-स्तोत्र संसार का सार है, इच्छित फल देने वाला और निर्मल; शंकर के सेवक शंकर ने इसे रचा: जो इसे पढ़ता है वह सुखी होता है, और स्तव यहाँ समाप्त होता है।',
        },
      },
    ],
  },
  {
    key: 'tulsi-namashtakam',
    title: { en: 'Tulsi Namashtakam: the Eight Names of Tulsi', hi: 'तुलसी नामाष्टकम्: तुलसी के आठ नाम' },
    deity: 'tulsi',
    language: 'sa',
    festivals: ['tulsi_vivah', 'devutthana_ekadashi'],
    words: ['Sanskrit', 'Tulsi Puja', 'Vrinda Vrindavani', 'संस्कृत', 'तुलसी पूजा', 'वृन्दा वृन्दावनी'],
    origin: {
      en: 'From the Brahmavaivarta Purana (Prakriti Khanda), where Vishnu praises Tulsi, in the form in which it is said at home; the year is not known. Sanskrit.',
      hi: 'ब्रह्मवैवर्त पुराण (प्रकृति खंड) से, जहाँ विष्णु तुलसी की स्तुति करते हैं; यहाँ घरों में बोले जाने वाले रूप में; समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally recited in the evening while a lamp is set beside the plant, and at Tulsi Vivah; the eight names are easily said while walking round her.',
      hi: 'परंपरा से संध्या को पौधे के पास दीप रखते समय और तुलसी विवाह पर इसका पाठ होता है; परिक्रमा करते हुए ये आठ नाम सरलता से कहे जा सकते हैं।',
    },
    stanzas: [
      {
        text: `वृन्दा वृन्दावनी विश्वपूजिता विश्वपावनी।
पुष्पसारा नन्दिनी च तुलसी कृष्णजीवनी॥`,
        meaning: {
          en: 'Vrinda; she of Vrindavan; honoured by all; who purifies all; the essence of flowers; the joyful one; Tulsi, the matchless; the life of Krishna.',
          hi: 'वृंदा; वृंदावनी; सबसे पूजित; सबको पवित्र करने वाली; पुष्पों का सार; आनंद देने वाली; अतुलनीय तुलसी; कृष्ण की जीवनी।',
        },
      },
      {
        text: `एतन्नामाष्टकं चैव स्तोत्रं नामार्थसंयुतम्।
यः पठेत्तां च सम्पूज्य सोऽश्वमेधफलं लभेत्॥`,
        meaning: {
          en: 'One who honours her and recites this hymn of eight names with their meaning is said to gain as much as from a great horse sacrifice.',
          hi: 'जो उनकी पूजा करके अर्थ सहित इन आठ नामों का स्तोत्र पढ़ता है, कहा गया है कि वह अश्वमेध के समान फल पाता है।',
        },
      },
    ],
  },
  {
    key: 'trigunatmak-traimurti',
    title: {
      en: 'Trigunatmak Traimurti: Aarti of Datta (Marathi, Eknath)',
      hi: 'त्रिगुणात्मक त्रैमूर्ती: दत्त आरती (मराठी, एकनाथ)',
    },
    deity: 'dattatreya',
    language: 'mr',
    festivals: ['dattatreya_jayanti', 'guru_purnima'],
    words: ['Datta aarti', 'Marathi', 'Guru', 'दत्ताची आरती', 'मराठी', 'गुरुदेव दत्त'],
    origin: {
      en: 'Sant Eknath of Paithan (1533–1599); the last line bears his signature “Eka Janardani”. Marathi, here in today’s spelling.',
      hi: 'पैठण के संत एकनाथ (1533–1599); अंतिम पंक्ति में उनकी मुद्रिका “एका जनार्दनी” है। मराठी, यहाँ आज की वर्तनी में।',
    },
    benefits: {
      en: 'Traditionally sung on Thursdays, on Datta Jayanti and on Guru Purnima. It tells how a seeker stops looking outside and finds the teacher standing before him.',
      hi: 'परंपरा से गुरुवार को, दत्त जयंती और गुरु पूर्णिमा पर गाई जाती है। यह बताती है कि साधक बाहर खोजना छोड़कर गुरु को अपने सामने खड़ा पाता है।',
    },
    stanzas: [
      {
        text: `त्रिगुणात्मक त्रैमूर्ती दत्त हा जाणा।
त्रिगुणी अवतार त्रैलोक्यराणा।
नेति नेति शब्द न ये अनुमाना।
सुरवर मुनिजन योगी समाधी न ये ध्याना॥`,
        meaning: {
          en: 'Know this Datta as three forms with the three qualities, come down in all three, king of the three worlds. The words “not this, not this” do not reach him; gods, sages and yogis in samadhi do not grasp him.',
          hi: 'इन दत्त को त्रिगुणमय, त्रिमूर्ति जानो; तीनों गुणों में अवतरित, तीनों लोकों के राजा। “नेति नेति” कहकर भी शब्द उनका अनुमान नहीं पाते; देव, मुनि और योगी समाधि में भी उन्हें ध्यान में नहीं ला पाते।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीगुरुदत्ता।
आरती ओवाळिता हरली भवचिंता॥`,
        meaning: {
          en: 'Victory to you, god, holy teacher Datta: as I wave the light before you the care of the world is gone.',
          hi: 'हे देव, श्रीगुरु दत्त, आपकी जय हो: आरती उतारते ही संसार की चिंता मिट गई।',
        },
      },
      {
        text: `सबाह्य अभ्यंतरी तू एक दत्त।
अभाग्यासी कैची कळेल ही मात।
पराही परतली तेथे कैचा हेत।
जन्ममरणाचाही पुरलासे अंत॥`,
        meaning: {
          en: 'Outside and inside you alone are, Datta: how is one without luck to understand this? The highest speech itself turned back; what purpose is left there? Even birth and death have come to their end.',
          hi: 'बाहर और भीतर, हे दत्त, आप ही एक हैं: अभागे को यह बात कैसे समझ आए? परा वाणी भी लौट आई, वहाँ हेतु कैसा? जन्म-मरण का भी अंत हो गया।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीगुरुदत्ता।
आरती ओवाळिता हरली भवचिंता॥`,
        meaning: null,
      },
      {
        text: `दत्त येऊनिया उभा ठाकला।
सद्भावे साष्टांगे प्रणिपात केला।
प्रसन्न होऊनिया आशीर्वाद दिधला।
जन्ममरणाचा फेरा चुकविला॥`,
        meaning: {
          en: 'Datta came and stood before me; with true feeling I lay down at full length and bowed. He was pleased and gave his blessing; the round of birth and death was turned aside.',
          hi: 'दत्त आकर सामने खड़े हो गए; मैंने सद्भाव से साष्टांग प्रणाम किया। प्रसन्न होकर उन्होंने आशीर्वाद दिया; जन्म-मरण का फेरा टल गया।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीगुरुदत्ता।
आरती ओवाळिता हरली भवचिंता॥`,
        meaning: null,
      },
      {
        text: `दत्त दत्त ऐसे लागले ध्यान।
हारपले मन झाले उन्मन।
मीतूपणाची झाली बोळवण।
एका जनार्दनी श्रीदत्तध्यान॥`,
        meaning: {
          en: 'Datta, Datta: such was my meditation; the mind was lost and went beyond itself. “I” and “you” took their leave: this is Eka Janardani’s meditation on Datta.',
          hi: 'दत्त, दत्त, ऐसा ध्यान लग गया; मन खो गया और उन्मन हो गया। “मैं” और “तू” विदा हो गए: यही एका जनार्दनी का श्रीदत्त-ध्यान है।',
        },
      },
      {
        text: `जय देव जय देव जय श्रीगुरुदत्ता।
आरती ओवाळिता हरली भवचिंता॥`,
        meaning: null,
      },
    ],
  },
];
