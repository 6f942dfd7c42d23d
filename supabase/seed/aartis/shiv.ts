import type { AartiText } from '../words.ts';

/** Hymns to Shiv and to Bhairav. */
export const shivHymns: AartiText[] = [
  {
    key: 'om-jai-shiv-omkara',
    title: { en: 'Om Jai Shiv Omkara', hi: 'ॐ जय शिव ओंकारा' },
    deity: 'shiv',
    language: 'hi',
    festivals: ['maha_shivaratri', 'kartik_purnima', 'hartalika_teej', 'hariyali_teej'],
    words: ['Shiv aarti', 'Sawan', 'Pradosh', 'शिव जी की आरती', 'सावन', 'प्रदोष'],
    origin: {
      en: 'Traditional aarti; the closing line names Shivanand Swami, often taken to be the poet of that name from Surat (16th–17th century).',
      hi: 'पारंपरिक आरती; अंतिम पंक्ति में शिवानंद स्वामी का नाम है, जिन्हें प्रायः सूरत के इसी नाम के कवि (16वीं–17वीं शताब्दी) माना जाता है।',
    },
    benefits: {
      en: 'Traditionally sung on Mondays, through the month of Sawan, on Pradosh and on the night of Mahashivratri. It praises Brahma, Vishnu and Shiv side by side and closes on the thought that the three are one in the syllable Om.',
      hi: 'परंपरा से यह सोमवार को, सावन के महीने में, प्रदोष पर और महाशिवरात्रि की रात गाई जाती है। यह ब्रह्मा, विष्णु और शिव की साथ-साथ स्तुति करती है और इस विचार पर पूरी होती है कि ओंकार में तीनों एक हैं।',
    },
    stanzas: [
      {
        text: `ॐ जय शिव ओंकारा, स्वामी जय शिव ओंकारा।
ब्रह्मा विष्णु सदाशिव, अर्द्धांगी धारा॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'Victory to Shiv, who is the syllable Om: Brahma, Vishnu and Sadashiv in one, with the goddess as half of himself.',
          hi: 'ओंकार स्वरूप शिव की जय हो: आप ही ब्रह्मा, विष्णु और सदाशिव हैं, और देवी को अर्धांग में धारण करते हैं।',
        },
      },
      {
        text: `एकानन चतुरानन पंचानन राजे।
हंसासन गरुड़ासन वृषवाहन साजे॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'One face, four faces, five faces are yours; you sit on the swan, on Garuda, and ride the bull.',
          hi: 'आपके एक, चार और पाँच मुख शोभित हैं; आप हंस और गरुड़ पर विराजते हैं और वृषभ आपका वाहन है।',
        },
      },
      {
        text: `दो भुज चार चतुर्भुज दसभुज अति सोहे।
त्रिगुण रूप निरखते त्रिभुवन जन मोहे॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'Two arms, four arms, ten arms become you well; seeing the three forms, the people of the three worlds are charmed.',
          hi: 'आपकी दो, चार और दस भुजाएँ अति शोभा देती हैं; त्रिगुण रूप देखकर तीनों लोकों के जन मोहित होते हैं।',
        },
      },
      {
        text: `अक्षमाला वनमाला मुण्डमाला धारी।
चन्दन मृगमद सोहे भाले शशिधारी॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'You wear a rosary, a garland of the woods and a garland of skulls; sandal and musk adorn you, and the moon is on your brow.',
          hi: 'आप रुद्राक्ष-माला, वनमाला और मुंडमाला धारण करते हैं; चंदन और कस्तूरी से शोभित हैं और माथे पर चंद्रमा है।',
        },
      },
      {
        text: `श्वेताम्बर पीताम्बर बाघम्बर अंगे।
सनकादिक गरुड़ादिक भूतादिक संगे॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'In white, in yellow and in a tiger skin you are clad; Sanak and the sages, Garuda and his kin, and the hosts of spirits are with you.',
          hi: 'आपके अंग पर श्वेत वस्त्र, पीतांबर और बाघंबर हैं; सनक आदि ऋषि, गरुड़ आदि और भूतगण आपके संग हैं।',
        },
      },
      {
        text: `कर के मध्य कमण्डलु चक्र त्रिशूल धर्ता।
जगकर्ता जगभर्ता जगसंहारकर्ता॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'In your hands are the water pot, the discus and the trident; you make the world, sustain it and draw it back.',
          hi: 'आपके हाथों में कमंडलु, चक्र और त्रिशूल हैं; आप जगत को रचते, पालते और समेट लेते हैं।',
        },
      },
      {
        text: `ब्रह्मा विष्णु सदाशिव जानत अविवेका।
प्रणवाक्षर में शोभित ये तीनों एका॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'Only for want of insight do we think Brahma, Vishnu and Sadashiv apart; in the syllable Om these three are one.',
          hi: 'अविवेक से ही हम ब्रह्मा, विष्णु और सदाशिव को अलग जानते हैं; प्रणव अक्षर में ये तीनों एक ही हैं।',
        },
      },
      {
        text: `त्रिगुण स्वामी जी की आरती जो कोई नर गावे।
कहत शिवानन्द स्वामी मनवांछित फल पावे॥
ॐ जय शिव ओंकारा॥`,
        meaning: {
          en: 'Whoever sings this aarti of the lord of the three qualities, says Shivanand Swami, finds the fruit that the heart wished for.',
          hi: 'शिवानंद स्वामी कहते हैं: जो त्रिगुण स्वामी की यह आरती गाता है, वह मनचाहा फल पाता है।',
        },
      },
    ],
  },
  {
    key: 'shiva-panchakshara',
    title: { en: 'Shiva Panchakshara Stotra (Adi Shankara)', hi: 'शिव पञ्चाक्षर स्तोत्र (आदि शंकराचार्य)' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri', 'karthigai_deepam'],
    words: ['Sanskrit', 'Sawan', 'Pradosh', 'संस्कृत', 'सावन', 'प्रदोष'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally recited while water is poured over the linga, on Mondays and on Mahashivratri. Each verse unfolds one syllable of na-ma-shi-va-ya, so that the hymn serves as a slow repetition of the mantra.',
      hi: 'परंपरा से शिवलिंग पर जल चढ़ाते समय, सोमवार को और महाशिवरात्रि पर इसका पाठ होता है। हर श्लोक “नमः शिवाय” का एक अक्षर खोलता है, इसलिए यह स्तोत्र मंत्र का धीमा जप बन जाता है।',
    },
    stanzas: [
      {
        text: `नागेन्द्रहाराय त्रिलोचनाय भस्माङ्गरागाय महेश्वराय।
नित्याय शुद्धाय दिगम्बराय तस्मै नकाराय नमः शिवाय॥`,
        meaning: {
          en: 'Homage to Shiv, who is the syllable “na”: the great lord with a garland of serpents, three-eyed, smeared with ash, eternal, pure, clad in the sky.',
          hi: '“न” अक्षर रूप शिव को नमस्कार: जो नागराज का हार पहने, तीन नेत्रों वाले, भस्म लगाए, महेश्वर, नित्य, शुद्ध और दिगंबर हैं।',
        },
      },
      {
        text: `मन्दाकिनीसलिलचन्दनचर्चिताय नन्दीश्वरप्रमथनाथमहेश्वराय।
मन्दारपुष्पबहुपुष्पसुपूजिताय तस्मै मकाराय नमः शिवाय॥`,
        meaning: {
          en: 'Homage to Shiv, who is the syllable “ma”: honoured with the water of the Mandakini and sandal, lord of Nandi and of the hosts, worshipped with mandara and many other flowers.',
          hi: '“म” अक्षर रूप शिव को नमस्कार: जिनकी अर्चना मंदाकिनी के जल और चंदन से होती है, जो नंदी और प्रमथगणों के स्वामी हैं और मंदार आदि अनेक पुष्पों से पूजित हैं।',
        },
      },
      {
        text: `शिवाय गौरीवदनाब्जवृन्दसूर्याय दक्षाध्वरनाशकाय।
श्रीनीलकण्ठाय वृषध्वजाय तस्मै शिकाराय नमः शिवाय॥`,
        meaning: {
          en: 'Homage to Shiv, who is the syllable “shi”: a Sun to the lotus of Gauri’s face, who ended Daksha’s sacrifice, blue-throated, with the bull on his banner.',
          hi: '“शि” अक्षर रूप शिव को नमस्कार: जो गौरी के मुख-कमल के लिए सूर्य हैं, दक्ष के यज्ञ का नाश करने वाले, नीलकंठ और वृषभ-ध्वज हैं।',
        },
      },
      {
        text: `वसिष्ठकुम्भोद्भवगौतमार्यमुनीन्द्रदेवार्चितशेखराय।
चन्द्रार्कवैश्वानरलोचनाय तस्मै वकाराय नमः शिवाय॥`,
        meaning: {
          en: 'Homage to Shiv, who is the syllable “va”: whose head the noble sages Vasishtha, Agastya and Gautama and the gods adore, whose eyes are the Moon, the Sun and fire.',
          hi: '“व” अक्षर रूप शिव को नमस्कार: जिनके मस्तक को वसिष्ठ, अगस्त्य, गौतम आदि श्रेष्ठ मुनि और देवता पूजते हैं; चंद्र, सूर्य और अग्नि जिनके नेत्र हैं।',
        },
      },
      {
        text: `यक्षस्वरूपाय जटाधराय पिनाकहस्ताय सनातनाय।
दिव्याय देवाय दिगम्बराय तस्मै यकाराय नमः शिवाय॥`,
        meaning: {
          en: 'Homage to Shiv, who is the syllable “ya”: in the form of a yaksha, with matted hair, the Pinaka bow in his hand, everlasting, divine, bright, clad in the sky.',
          hi: '“य” अक्षर रूप शिव को नमस्कार: जो यक्ष रूप, जटाधारी, हाथ में पिनाक लिए, सनातन, दिव्य देव और दिगंबर हैं।',
        },
      },
      {
        text: `पञ्चाक्षरमिदं पुण्यं यः पठेच्छिवसन्निधौ।
शिवलोकमवाप्नोति शिवेन सह मोदते॥`,
        meaning: {
          en: 'One who recites this hymn of five syllables near Shiv reaches the world of Shiv, says its closing verse, and rejoices with him.',
          hi: 'अंतिम श्लोक कहता है: जो शिव के समीप इस पंचाक्षर का पाठ करता है, वह शिवलोक पाता है और शिव के साथ आनंदित होता है।',
        },
      },
    ],
  },
  {
    key: 'lingashtakam',
    title: { en: 'Lingashtakam', hi: 'लिङ्गाष्टकम्' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: ['Sanskrit', 'Sawan', 'संस्कृत', 'सावन'],
    origin: {
      en: 'Traditional Sanskrit hymn of eight verses; author and year not known.',
      hi: 'आठ श्लोकों का पारंपरिक संस्कृत स्तोत्र; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally recited before the linga with bel leaves and water, on Mondays, in Sawan and on Mahashivratri. Its even beat makes it a hymn for many voices together.',
      hi: 'परंपरा से बेलपत्र और जल के साथ शिवलिंग के सामने, सोमवार को, सावन में और महाशिवरात्रि पर इसका पाठ होता है। इसकी सम लय के कारण इसे अनेक लोग मिलकर पढ़ते हैं।',
    },
    stanzas: [
      {
        text: `ब्रह्ममुरारिसुरार्चितलिङ्गं निर्मलभासितशोभितलिङ्गम्।
जन्मजदुःखविनाशकलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'I bow to the linga of Sadashiv: honoured by Brahma, Vishnu and the gods, spotless, bright and beautiful, ending the sorrow that comes with birth.',
          hi: 'मैं सदाशिव के उस लिंग को प्रणाम करता हूँ जो ब्रह्मा, विष्णु और देवों से पूजित, निर्मल, प्रकाशमान और शोभित है तथा जन्म से उपजे दुःख का नाश करता है।',
        },
      },
      {
        text: `देवमुनिप्रवरार्चितलिङ्गं कामदहं करुणाकरलिङ्गम्।
रावणदर्पविनाशनलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'Honoured by gods and the best of sages, burning up desire, full of compassion; it broke the pride of Ravan.',
          hi: 'जो देवों और श्रेष्ठ मुनियों से पूजित है, काम को भस्म करता है, करुणा का सागर है और जिसने रावण का गर्व मिटाया।',
        },
      },
      {
        text: `सर्वसुगन्धिसुलेपितलिङ्गं बुद्धिविवर्धनकारणलिङ्गम्।
सिद्धसुरासुरवन्दितलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'Anointed with every fragrance, a cause of growing understanding, revered by perfected ones, gods and their foes.',
          hi: 'जो सब सुगंधों से लेपित है, बुद्धि के बढ़ने का कारण है और सिद्धों, देवों तथा असुरों से वंदित है।',
        },
      },
      {
        text: `कनकमहामणिभूषितलिङ्गं फणिपतिवेष्टितशोभितलिङ्गम्।
दक्षसुयज्ञविनाशनलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'Adorned with gold and great jewels, encircled by the king of serpents, it ended Daksha’s sacrifice.',
          hi: 'जो सोने और महामणियों से भूषित है, नागराज से लिपटा हुआ शोभित है और जिसने दक्ष के यज्ञ का नाश किया।',
        },
      },
      {
        text: `कुङ्कुमचन्दनलेपितलिङ्गं पङ्कजहारसुशोभितलिङ्गम्।
सञ्चितपापविनाशनलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'Anointed with kumkum and sandal, lovely with garlands of lotus, it wipes out the wrong heaped up over time.',
          hi: 'जो कुमकुम और चंदन से लेपित है, कमल की मालाओं से सुशोभित है और संचित दोषों का नाश करता है।',
        },
      },
      {
        text: `देवगणार्चितसेवितलिङ्गं भावैर्भक्तिभिरेव च लिङ्गम्।
दिनकरकोटिप्रभाकरलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'Honoured and served by the hosts of gods with feeling and devotion, bright as ten million suns.',
          hi: 'जो देवगणों द्वारा भाव और भक्ति से पूजित और सेवित है तथा करोड़ों सूर्यों जैसा प्रकाशमान है।',
        },
      },
      {
        text: `अष्टदलोपरिवेष्टितलिङ्गं सर्वसमुद्भवकारणलिङ्गम्।
अष्टदरिद्रविनाशितलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'Set round with eight petals, the cause from which all arises, it puts an end to the eight kinds of want.',
          hi: 'जो आठ दलों से घिरा है, सबकी उत्पत्ति का कारण है और आठ प्रकार की दरिद्रता दूर करता है।',
        },
      },
      {
        text: `सुरगुरुसुरवरपूजितलिङ्गं सुरवनपुष्पसदार्चितलिङ्गम्।
परात्परं परमात्मकलिङ्गं तत्प्रणमामि सदाशिवलिङ्गम्॥`,
        meaning: {
          en: 'Worshipped by the teacher of the gods and the best of them, honoured always with flowers of the heavenly grove, higher than the highest, the supreme self.',
          hi: 'जो देवगुरु और श्रेष्ठ देवों से पूजित है, नंदनवन के पुष्पों से सदा अर्चित है, परात्पर और परमात्म-स्वरूप है।',
        },
      },
      {
        text: `लिङ्गाष्टकमिदं पुण्यं यः पठेच्छिवसन्निधौ।
शिवलोकमवाप्नोति शिवेन सह मोदते॥`,
        meaning: {
          en: 'One who recites these eight verses of the linga near Shiv reaches the world of Shiv, it is said, and rejoices with him.',
          hi: 'जो शिव के समीप इस लिंगाष्टक का पाठ करता है, कहा गया है कि वह शिवलोक पाता है और शिव के साथ आनंदित होता है।',
        },
      },
    ],
  },
  {
    key: 'rudrashtakam',
    title: { en: 'Rudrashtakam (Ramcharitmanas, Tulsidas)', hi: 'रुद्राष्टकम् (रामचरितमानस, तुलसीदास)' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri', 'tulsidas_jayanti'],
    words: [
      'Sanskrit',
      'Namamishamishan',
      'Sawan',
      'Pradosh',
      'संस्कृत',
      'नमामीशमीशान',
      'सावन',
      'प्रदोष',
      'रुद्राष्टक',
    ],
    origin: {
      en: 'Goswami Tulsidas, Ramcharitmanas, Uttarkand 108 (begun 1574). Sanskrit, in the Bhujangaprayata metre.',
      hi: 'गोस्वामी तुलसीदास, रामचरितमानस, उत्तरकांड 108 (आरंभ 1574)। संस्कृत, भुजंगप्रयात छंद।',
    },
    benefits: {
      en: 'Traditionally recited on Mondays, in Sawan and on Mahashivratri. In the Manas a teacher says it to ask mercy for a proud pupil; that is why many recite it as a prayer for somebody else.',
      hi: 'परंपरा से सोमवार को, सावन में और महाशिवरात्रि पर इसका पाठ होता है। मानस में एक गुरु इसे अपने अहंकारी शिष्य के लिए क्षमा माँगते हुए कहते हैं; इसीलिए बहुत लोग इसे किसी और के लिए प्रार्थना के रूप में पढ़ते हैं।',
    },
    stanzas: [
      {
        text: `नमामीशमीशान निर्वाणरूपं
विभुं व्यापकं ब्रह्मवेदस्वरूपम्।
निजं निर्गुणं निर्विकल्पं निरीहं
चिदाकाशमाकाशवासं भजेऽहम्॥`,
        meaning: {
          en: 'I bow to you, lord Ishana, whose form is freedom: mighty, all-pervading, Brahman and Veda itself. I worship him who rests in himself, without qualities, change or desire, the sky of consciousness, clad in the sky.',
          hi: 'हे ईशान, मोक्षस्वरूप, विभु, व्यापक, ब्रह्म और वेद रूप ईश्वर, मैं आपको नमन करता हूँ। अपने स्वरूप में स्थित, निर्गुण, भेदरहित, इच्छारहित, चेतन आकाश रूप और आकाश को ही वस्त्र मानने वाले आपका मैं भजन करता हूँ।',
        },
      },
      {
        text: `निराकारमोङ्कारमूलं तुरीयं
गिराज्ञानगोतीतमीशं गिरीशम्।
करालं महाकालकालं कृपालं
गुणागारसंसारपारं नतोऽहम्॥`,
        meaning: {
          en: 'I bow to the formless root of Om, the fourth state, beyond speech, thought and the senses, lord of the mountain; fierce, the end of great Time itself and yet gracious, a house of virtues, beyond the round of the world.',
          hi: 'निराकार, ओंकार के मूल, तुरीय, वाणी, ज्ञान और इंद्रियों से परे, कैलासपति; विकराल, महाकाल के भी काल, फिर भी कृपालु, गुणों के धाम और संसार से परे आपको मैं नमन करता हूँ।',
        },
      },
      {
        text: `तुषाराद्रिसङ्काशगौरं गभीरं
मनोभूतकोटिप्रभाश्रीशरीरम्।
स्फुरन्मौलिकल्लोलिनीचारुगङ्गा
लसद्भालबालेन्दु कण्ठे भुजङ्गा॥`,
        meaning: {
          en: 'Fair as the mountain of snow, deep; his body has the splendour of ten million gods of love. On his head the lovely Ganga plays in waves, the young moon gleams on his brow, and serpents lie about his throat.',
          hi: 'जो हिमाचल के समान गौर और गंभीर हैं, जिनके शरीर में करोड़ों कामदेवों की शोभा है; जिनके सिर पर लहराती सुंदर गंगा, ललाट पर बाल चंद्रमा और गले में सर्प सुशोभित हैं।',
        },
      },
      {
        text: `चलत्कुण्डलं भ्रूसुनेत्रं विशालं
प्रसन्नाननं नीलकण्ठं दयालम्।
मृगाधीशचर्माम्बरं मुण्डमालं
प्रियं शङ्करं सर्वनाथं भजामि॥`,
        meaning: {
          en: 'With swinging earrings, fine brows and wide eyes, a gracious face and a blue throat, kind; clad in a lion’s skin, with a garland of skulls: I worship dear Shankar, lord of all.',
          hi: 'जिनके कानों में कुंडल हिलते हैं, भौंहें और विशाल नेत्र सुंदर हैं, मुख प्रसन्न, कंठ नीला और हृदय दयालु है; जो सिंह-चर्म और मुंडमाला धारण करते हैं, उन सबके नाथ प्रिय शंकर का मैं भजन करता हूँ।',
        },
      },
      {
        text: `प्रचण्डं प्रकृष्टं प्रगल्भं परेशं
अखण्डं अजं भानुकोटिप्रकाशम्।
त्रयःशूलनिर्मूलनं शूलपाणिं
भजेऽहं भवानीपतिं भावगम्यम्॥`,
        meaning: {
          en: 'Fierce, excellent, bold, the supreme lord, undivided, unborn, bright as ten million suns; he roots out the three kinds of pain and holds the trident. I worship Bhavani’s lord, whom love can reach.',
          hi: 'प्रचंड, श्रेष्ठ, तेजस्वी, परमेश्वर, अखंड, अजन्मा, करोड़ों सूर्यों जैसे प्रकाशमान; तीनों शूलों को जड़ से मिटाने वाले, हाथ में त्रिशूल लिए, भाव से प्राप्त होने वाले भवानीपति का मैं भजन करता हूँ।',
        },
      },
      {
        text: `कलातीतकल्याण कल्पान्तकारी
सदा सज्जनानन्ददाता पुरारी।
चिदानन्दसन्दोह मोहापहारी
प्रसीद प्रसीद प्रभो मन्मथारी॥`,
        meaning: {
          en: 'You who are beyond all parts, who are goodness itself and bring the age to its close, who always give joy to the good, foe of the three cities; mass of consciousness and bliss, who takes delusion away: be gracious, lord, be gracious, foe of Desire.',
          hi: 'हे कलाओं से परे, कल्याण-स्वरूप, कल्प का अंत करने वाले, सज्जनों को सदा आनंद देने वाले, त्रिपुर के शत्रु; चिदानंद के समूह, मोह को हरने वाले, कामदेव के शत्रु प्रभो, प्रसन्न होइए, प्रसन्न होइए।',
        },
      },
      {
        text: `न यावद् उमानाथपादारविन्दं
भजन्तीह लोके परे वा नराणाम्।
न तावत् सुखं शान्ति सन्तापनाशं
प्रसीद प्रभो सर्वभूताधिवासम्॥`,
        meaning: {
          en: 'As long as people do not turn to the lotus feet of Uma’s lord, there is for them, in this world or the next, no happiness, no peace and no end of burning; be gracious, lord, who live in all beings.',
          hi: 'जब तक मनुष्य उमापति के चरण-कमलों का भजन नहीं करते, तब तक उन्हें इस लोक या परलोक में न सुख और शांति मिलती है, न संताप का अंत; हे सब प्राणियों में बसने वाले प्रभो, प्रसन्न होइए।',
        },
      },
      {
        text: `न जानामि योगं जपं नैव पूजां
नतोऽहं सदा सर्वदा शम्भु तुभ्यम्।
जराजन्मदुःखौघतातप्यमानं
प्रभो पाहि आपन्नमामीश शम्भो॥`,
        meaning: {
          en: 'I know neither yoga nor mantra nor worship; I only bow to you, Shambhu, always and everywhere. Lord, protect me, who suffer in the flood of sorrows of birth and age; I bow to you, Shambhu.',
          hi: 'मैं न योग जानता हूँ, न जप, न पूजा; हे शंभु, मैं सदा-सर्वदा आपको ही नमन करता हूँ। जन्म और जरा के दुःखों से तपते मुझ दीन की रक्षा कीजिए; हे ईश्वर शंभु, मैं आपको नमन करता हूँ।',
        },
      },
      {
        text: `रुद्राष्टकमिदं प्रोक्तं विप्रेण हरतोषये।
ये पठन्ति नरा भक्त्या तेषां शम्भुः प्रसीदति॥`,
        meaning: {
          en: 'The learned man said these eight verses of Rudra to please Hara; with those who recite them with love Shambhu is pleased.',
          hi: 'विद्वान ने हर को प्रसन्न करने के लिए यह रुद्राष्टक कहा; जो इसे भक्ति से पढ़ते हैं, उन पर शंभु प्रसन्न होते हैं।',
        },
      },
    ],
  },
  {
    key: 'shiv-tandava-stotram',
    title: { en: 'Shiv Tandava Stotram (ascribed to Ravana)', hi: 'शिव ताण्डव स्तोत्रम् (रावण के नाम से)' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: ['Sanskrit', 'Jatatavigalajjala', 'Sawan', 'Tandav', 'संस्कृत', 'जटाटवीगलज्जल', 'सावन', 'तांडव'],
    origin: {
      en: 'Tradition puts it in the mouth of Ravana; the real author and year are not known. Sanskrit, Panchachamara metre; here in the reading of fifteen verses.',
      hi: 'परंपरा इसे रावण की वाणी मानती है; वास्तविक रचनाकार और समय ज्ञात नहीं। संस्कृत, पञ्चचामर छंद; यहाँ पंद्रह श्लोकों का पाठ।',
    },
    benefits: {
      en: 'Traditionally recited in the evening at Pradosh and on Mahashivratri. Its drumming metre follows the dance that it describes; it is loved as a school of clear speech and breath.',
      hi: 'परंपरा से प्रदोष की संध्या और महाशिवरात्रि पर इसका पाठ होता है। इसका छंद उसी नृत्य की थाप पर चलता है जिसका यह वर्णन करता है; स्पष्ट उच्चारण और श्वास के अभ्यास के लिए भी यह प्रिय है।',
    },
    stanzas: [
      {
        text: `जटाटवीगलज्जलप्रवाहपावितस्थले
गलेऽवलम्ब्य लम्बितां भुजङ्गतुङ्गमालिकाम्।
डमड्डमड्डमड्डमन्निनादवड्डमर्वयं
चकार चण्डताण्डवं तनोतु नः शिवः शिवम्॥`,
        meaning: {
          en: 'In the place made holy by the stream that falls from the forest of his hair, a great garland of serpents hanging at his neck, to the dam-dam-dam-dam of the drum Shiv danced the mighty Tandava: may he spread good over us.',
          hi: 'जटाओं के वन से गिरते जल-प्रवाह से पवित्र स्थान पर, गले में सर्पों की विशाल माला लटकाए, डमरू की डम-डम ध्वनि के साथ जिन्होंने प्रचंड तांडव किया, वे शिव हमारा कल्याण करें।',
        },
      },
      {
        text: `जटाकटाहसम्भ्रमभ्रमन्निलिम्पनिर्झरी-
विलोलवीचिवल्लरीविराजमानमूर्धनि।
धगद्धगद्धगज्ज्वलल्ललाटपट्टपावके
किशोरचन्द्रशेखरे रतिः प्रतिक्षणं मम॥`,
        meaning: {
          en: 'In him, on whose head gleam the playing waves of the heavenly river whirling in the bowl of his hair, on whose brow the fire burns with a roar, who is crested with the young moon, may I delight at every moment.',
          hi: 'जटाओं के कटाह में वेग से घूमती देवनदी की चंचल लहरें जिनके मस्तक पर शोभित हैं, जिनके ललाट पर अग्नि धक-धक जल रही है और जिनके सिर पर बाल चंद्रमा है, उनमें प्रतिक्षण मेरी प्रीति रहे।',
        },
      },
      {
        text: `धराधरेन्द्रनन्दिनीविलासबन्धुबन्धुर-
स्फुरद्दिगन्तसन्ततिप्रमोदमानमानसे।
कृपाकटाक्षधोरणीनिरुद्धदुर्धरापदि
क्वचिद्दिगम्बरे मनो विनोदमेतु वस्तुनि॥`,
        meaning: {
          en: 'May my mind find its joy in that reality clad in the sky, whose heart is glad as the horizons light up, graced by the playful companion, the daughter of the king of mountains, and whose stream of kind glances holds back hard distress.',
          hi: 'पर्वतराज-नंदिनी के साथ विलास से सुंदर, दिशाओं के छोर तक फैलती आभा से जिनका मन आनंदित है, जिनकी कृपा-दृष्टि की धारा कठिन विपत्ति को रोक देती है, उस दिगंबर तत्त्व में मेरा मन आनंद पाए।',
        },
      },
      {
        text: `जटाभुजङ्गपिङ्गलस्फुरत्फणामणिप्रभा-
कदम्बकुङ्कुमद्रवप्रलिप्तदिग्वधूमुखे।
मदान्धसिन्धुरस्फुरत्त्वगुत्तरीयमेदुरे
मनो विनोदमद्भुतं बिभर्तु भूतभर्तरि॥`,
        meaning: {
          en: 'May my mind hold wonderful delight in the lord of beings: the tawny light of the jewels on the hoods of the serpents in his hair paints the faces of the directions as with kumkum, and the skin of a raging elephant is his shining cloak.',
          hi: 'जिनकी जटाओं के सर्पों की मणियों की पीली प्रभा दिशा-वधुओं के मुख पर कुमकुम का लेप कर देती है, जो मतवाले हाथी के चर्म का उत्तरीय ओढ़े हैं, उन भूतनाथ में मेरा मन अद्भुत आनंद पाए।',
        },
      },
      {
        text: `सहस्रलोचनप्रभृत्यशेषलेखशेखर-
प्रसूनधूलिधोरणीविधूसराङ्घ्रिपीठभूः।
भुजङ्गराजमालया निबद्धजाटजूटकः
श्रियै चिराय जायतां चकोरबन्धुशेखरः॥`,
        meaning: {
          en: 'May he whose footstool is grey with the pollen of the flowers on the heads of Indra and all the gods, whose knot of hair is bound with the king of serpents, who wears the moon, friend of the chakora bird, be for our lasting good.',
          hi: 'इंद्र आदि सब देवताओं के मस्तक के फूलों के पराग से जिनकी चरण-पीठ धूसर है, जिनका जटाजूट नागराज की माला से बँधा है, वे चंद्रशेखर चिरकाल तक हमारी श्री के लिए हों।',
        },
      },
      {
        text: `ललाटचत्वरज्वलद्धनञ्जयस्फुलिङ्गभा-
निपीतपञ्चसायकं नमन्निलिम्पनायकम्।
सुधामयूखलेखया विराजमानशेखरं
महाकपालि सम्पदे शिरो जटालमस्तु नः॥`,
        meaning: {
          en: 'May the great head with its matted hair and its bowl of skull be for our well-being: the fire burning on its brow drank up the god with the five arrows, the king of the gods bows before it, and a streak of moonlight crowns it.',
          hi: 'जिसके ललाट की वेदी पर जलती अग्नि की चिनगारी ने पंचबाण कामदेव को लील लिया, जिसे देवराज नमन करते हैं, जो चंद्रकला से शोभित है, वह जटाओं वाला महाकपाली मस्तक हमारी संपदा के लिए हो।',
        },
      },
      {
        text: `करालभालपट्टिकाधगद्धगद्धगज्ज्वल-
द्धनञ्जयाहुतीकृतप्रचण्डपञ्चसायके।
धराधरेन्द्रनन्दिनीकुचाग्रचित्रपत्रक-
प्रकल्पनैकशिल्पिनि त्रिलोचने रतिर्मम॥`,
        meaning: {
          en: 'My delight is in the three-eyed one, who made the mighty god of love an offering to the fire roaring on his stern brow, and who alone is the artist painting patterns on the body of the mountain king’s daughter.',
          hi: 'मेरी प्रीति उन त्रिलोचन में है जिन्होंने अपने विकराल ललाट पर धधकती अग्नि में प्रचंड कामदेव की आहुति दे दी और जो पर्वतराज-पुत्री के अंगों पर पत्र-रचना करने वाले एकमात्र कलाकार हैं।',
        },
      },
      {
        text: `नवीनमेघमण्डलीनिरुद्धदुर्धरस्फुर-
त्कुहूनिशीथिनीतमःप्रबन्धबद्धकन्धरः।
निलिम्पनिर्झरीधरस्तनोतु कृत्तिसिन्धुरः
कलानिधानबन्धुरः श्रियं जगद्धुरन्धरः॥`,
        meaning: {
          en: 'May he spread his blessing: his neck is dark as a new-moon midnight veiled by fresh clouds; he bears the heavenly river, wears the elephant’s hide, is lovely with the moon, and carries the weight of the world.',
          hi: 'जिनका कंठ नए मेघों से घिरी अमावस्या की आधी रात जैसा श्याम है, जो देवनदी को धारण करते हैं, गज-चर्म ओढ़ते हैं, चंद्रमा से मनोहर हैं और जगत का भार उठाते हैं, वे हमारी श्री का विस्तार करें।',
        },
      },
      {
        text: `प्रफुल्लनीलपङ्कजप्रपञ्चकालिमप्रभा-
वलम्बिकण्ठकन्दलीरुचिप्रबद्धकन्धरम्।
स्मरच्छिदं पुरच्छिदं भवच्छिदं मखच्छिदं
गजच्छिदान्धकच्छिदं तमन्तकच्छिदं भजे॥`,
        meaning: {
          en: 'I worship him whose neck shines with the dark beauty of blue lotuses in full bloom; who put an end to Desire, to the three cities, to rebirth, to Daksha’s sacrifice, to the elephant demon, to Andhaka, and to Death himself.',
          hi: 'खिले हुए नीलकमलों की श्याम प्रभा जिनके कंठ को सुशोभित करती है; जो काम, त्रिपुर, संसार-चक्र, दक्ष-यज्ञ, गजासुर, अंधक और यम का भी अंत करने वाले हैं, उनका मैं भजन करता हूँ।',
        },
      },
      {
        text: `अखर्वसर्वमङ्गलाकलाकदम्बमञ्जरी-
रसप्रवाहमाधुरीविजृम्भणामधुव्रतम्।
स्मरान्तकं पुरान्तकं भवान्तकं मखान्तकं
गजान्तकान्धकान्तकं तमन्तकान्तकं भजे॥`,
        meaning: {
          en: 'I worship him who, like a bee, tastes the sweetness flowing from the blossoms of the arts of great Sarvamangala; who ended Desire, the three cities, rebirth, the sacrifice, the elephant demon, Andhaka and Death.',
          hi: 'जो महान सर्वमंगला की कलाओं रूपी कदंब-मंजरी के रस का भौंरे के समान आस्वादन करते हैं; काम, त्रिपुर, संसार, यज्ञ, गजासुर, अंधक और यम के उन अंतकर्ता का मैं भजन करता हूँ।',
        },
      },
      {
        text: `जयत्वदभ्रविभ्रमभ्रमद्भुजङ्गमश्वस-
द्विनिर्गमत्क्रमस्फुरत्करालभालहव्यवाट्।
धिमिद्धिमिद्धिमिध्वनन्मृदङ्गतुङ्गमङ्गल-
ध्वनिक्रमप्रवर्तितप्रचण्डताण्डवः शिवः॥`,
        meaning: {
          en: 'Victory to Shiv, the fire on whose stern brow flares with the breath of serpents whirling fast about him, and whose mighty Tandava follows the high, happy beat of the drum: dhimi, dhimi, dhimi.',
          hi: 'वेग से घूमते सर्पों की फुफकार से जिनके विकराल ललाट की अग्नि क्रम-क्रम से भड़कती है, मृदंग की धिमि-धिमि मंगल ध्वनि के क्रम पर जिनका प्रचंड तांडव चलता है, उन शिव की जय हो।',
        },
      },
      {
        text: `दृषद्विचित्रतल्पयोर्भुजङ्गमौक्तिकस्रजो-
र्गरिष्ठरत्नलोष्ठयोः सुहृद्विपक्षपक्षयोः।
तृणारविन्दचक्षुषोः प्रजामहीमहेन्द्रयोः
समप्रवृत्तिकः कदा सदाशिवं भजाम्यहम्॥`,
        meaning: {
          en: 'When shall I worship Sadashiv with one same mind towards a stone and a rich bed, a serpent and a string of pearls, a jewel and a clod, friend and foe, a blade of grass and lotus eyes, a subject and the king of the earth?',
          hi: 'पत्थर और सुंदर शय्या, सर्प और मोतियों की माला, बहुमूल्य रत्न और मिट्टी का ढेला, मित्र और शत्रु, तिनका और कमल-नयन, प्रजा और महाराज: इन सबमें समान भाव रखकर मैं कब सदाशिव का भजन करूँगा?',
        },
      },
      {
        text: `कदा निलिम्पनिर्झरीनिकुञ्जकोटरे वसन्
विमुक्तदुर्मतिः सदा शिरःस्थमञ्जलिं वहन्।
विलोललोललोचनो ललामभाललग्नकः
शिवेति मन्त्रमुच्चरन् कदा सुखी भवाम्यहम्॥`,
        meaning: {
          en: 'When, living in a hollow by a grove on the bank of the heavenly river, free of bad thoughts, hands folded above my head, eyes full of feeling and fixed on the beautiful brow, saying the mantra “Shiv”, when shall I be happy?',
          hi: 'देवनदी के तट पर कुंज की कुटिया में रहते हुए, दुर्बुद्धि से मुक्त, सिर पर अंजलि बाँधे, भाव से भरी आँखों के साथ, सुंदर ललाट वाले में मन लगाए, “शिव” मंत्र बोलते हुए मैं कब सुखी होऊँगा?',
        },
      },
      {
        text: `इमं हि नित्यमेवमुक्तमुत्तमोत्तमं स्तवं
पठन्स्मरन्ब्रुवन्नरो विशुद्धिमेति सन्ततम्।
हरे गुरौ सुभक्तिमाशु याति नान्यथा गतिं
विमोहनं हि देहिनां सुशङ्करस्य चिन्तनम्॥`,
        meaning: {
          en: 'One who reads, remembers and speaks this best of hymns every day grows ever clearer and soon comes to true love of Hara, the teacher; there is no other way, for to think of Shankar takes delusion from those who live in a body.',
          hi: 'जो इस उत्तमोत्तम स्तव को नित्य पढ़ता, स्मरण करता और कहता है, वह निरंतर शुद्ध होता है और गुरु रूप हर में शीघ्र भक्ति पाता है; और कोई मार्ग नहीं, क्योंकि शंकर का चिंतन देहधारियों का मोह दूर करता है।',
        },
      },
      {
        text: `पूजावसानसमये दशवक्त्रगीतं
यः शम्भुपूजनपरं पठति प्रदोषे।
तस्य स्थिरां रथगजेन्द्रतुरङ्गयुक्तां
लक्ष्मीं सदैव सुमुखीं प्रददाति शम्भुः॥`,
        meaning: {
          en: 'To one who at the end of worship, in the evening, recites this song of the ten-faced one, given wholly to the worship of Shambhu, Shambhu gives a steady and smiling fortune: so the hymn closes, in the pictures of its age, with chariots, elephants and horses.',
          hi: 'जो पूजा के अंत में, प्रदोष के समय, शंभु की पूजा में लगा हुआ दशमुख का यह गीत पढ़ता है, उसे शंभु स्थिर और प्रसन्नमुख लक्ष्मी देते हैं: अपने युग के चित्रों में, रथ, गज और अश्वों के साथ, स्तोत्र यहाँ पूरा होता है।',
        },
      },
    ],
  },
  {
    key: 'dvadasha-jyotirlinga',
    title: { en: 'Dvadasha Jyotirlinga Smaranam: the Twelve Jyotirlingas', hi: 'द्वादश ज्योतिर्लिङ्ग स्मरणम्' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: [
      'Sanskrit',
      'Saurashtre Somnatham',
      'Somnath',
      'Kedarnath',
      'संस्कृत',
      'सौराष्ट्रे सोमनाथं',
      'सोमनाथ',
      'केदारनाथ',
      'बारह ज्योतिर्लिंग',
    ],
    origin: {
      en: 'Traditional short list of the twelve places (another and longer hymn on them bears Shankaracharya’s name); author and year not known. Sanskrit.',
      hi: 'बारह स्थानों की पारंपरिक संक्षिप्त नामावली (इन पर दूसरा, बड़ा स्तोत्र शंकराचार्य के नाम से है); रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally said in the morning and evening as a pilgrimage in the mind, for those who cannot travel as for those who have been there.',
      hi: 'परंपरा से इसे सुबह और शाम मन की तीर्थयात्रा के रूप में कहते हैं: जो यात्रा नहीं कर सकते वे भी, और जो हो आए हैं वे भी।',
    },
    stanzas: [
      {
        text: `सौराष्ट्रे सोमनाथं च श्रीशैले मल्लिकार्जुनम्।
उज्जयिन्यां महाकालमोङ्कारममलेश्वरम्॥`,
        meaning: {
          en: 'Somnath in Saurashtra and Mallikarjuna on Shrishaila; Mahakal in Ujjain, and Omkara Amaleshwara;',
          hi: 'सौराष्ट्र में सोमनाथ, श्रीशैल पर मल्लिकार्जुन, उज्जयिनी में महाकाल और ओंकार-अमलेश्वर;',
        },
      },
      {
        text: `परल्यां वैद्यनाथं च डाकिन्यां भीमशङ्करम्।
सेतुबन्धे तु रामेशं नागेशं दारुकावने॥`,
        meaning: {
          en: 'Vaidyanath at Parali and Bhimashankar at Dakini; Rameshwar at the bridge, Nagesh in the Daruka forest;',
          hi: 'परली में वैद्यनाथ, डाकिनी में भीमशंकर, सेतुबंध पर रामेश्वर और दारुकावन में नागेश;',
        },
      },
      {
        text: `वाराणस्यां तु विश्वेशं त्र्यम्बकं गौतमीतटे।
हिमालये तु केदारं घुश्मेशं च शिवालये॥`,
        meaning: {
          en: 'Vishveshwar in Varanasi, Tryambak on the bank of the Gautami; Kedar in the Himalaya, and Ghushmesh at Shivalaya.',
          hi: 'वाराणसी में विश्वेश्वर, गौतमी के तट पर त्र्यंबक, हिमालय में केदार और शिवालय में घुश्मेश।',
        },
      },
      {
        text: `एतानि ज्योतिर्लिङ्गानि सायं प्रातः पठेन्नरः।
सप्तजन्मकृतं पापं स्मरणेन विनश्यति॥`,
        meaning: {
          en: 'One who says these Jyotirlingas in the evening and the morning: by remembering them, the verse holds, the wrong of seven births falls away.',
          hi: 'जो इन ज्योतिर्लिंगों का नाम साँझ-सवेरे लेता है, श्लोक के अनुसार, स्मरण से उसके सात जन्मों के दोष मिट जाते हैं।',
        },
      },
    ],
  },
  {
    key: 'nirvana-shatkam',
    title: { en: 'Nirvana Shatkam: Shivoham (Adi Shankara)', hi: 'निर्वाणषट्कम्: शिवोऽहम् (आदि शंकराचार्य)' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri', 'shankaracharya_jayanti'],
    words: ['Sanskrit', 'Chidananda Rupah Shivoham', 'Atma Shatkam', 'संस्कृत', 'चिदानन्दरूपः शिवोऽहम्', 'आत्मषट्कम्'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century), as his answer when his teacher asked who he was. Sanskrit, Bhujangaprayata metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना, गुरु के प्रश्न “तुम कौन हो” का उत्तर। संस्कृत, भुजंगप्रयात छंद।',
    },
    benefits: {
      en: 'Traditionally recited slowly, before sitting in silence. It sets aside one thing after another with which we take ourselves to be the same, and comes to rest on what remains.',
      hi: 'परंपरा से मौन बैठने से पहले इसका धीरे-धीरे पाठ होता है। यह एक-एक करके वह सब हटाता है जिसे हम “मैं” मान लेते हैं, और जो बचता है उसमें ठहर जाता है।',
    },
    stanzas: [
      {
        text: `मनोबुद्ध्यहङ्कारचित्तानि नाहं
न च श्रोत्रजिह्वे न च घ्राणनेत्रे।
न च व्योम भूमिर्न तेजो न वायु-
श्चिदानन्दरूपः शिवोऽहं शिवोऽहम्॥`,
        meaning: {
          en: 'I am not mind, intellect, ego or memory, not hearing or taste, not smell or sight; not space or earth, not fire or wind. My form is consciousness and bliss: I am Shiv, I am Shiv.',
          hi: 'मैं मन, बुद्धि, अहंकार या चित्त नहीं; न कान और जीभ, न नाक और नेत्र; न आकाश, न भूमि, न अग्नि, न वायु। मैं चिदानंद रूप हूँ: मैं शिव हूँ, मैं शिव हूँ।',
        },
      },
      {
        text: `न च प्राणसंज्ञो न वै पञ्चवायु-
र्न वा सप्तधातुर्न वा पञ्चकोशः।
न वाक्पाणिपादं न चोपस्थपायू
चिदानन्दरूपः शिवोऽहं शिवोऽहम्॥`,
        meaning: {
          en: 'I am not what is called breath, nor the five winds of the body; not the seven elements of the body, nor its five sheaths; not speech, hands or feet, nor the other organs of action.',
          hi: 'मैं प्राण नहीं, न पाँच वायु; न सात धातु, न पाँच कोश; न वाणी, हाथ या पैर, न अन्य कर्मेंद्रियाँ।',
        },
      },
      {
        text: `न मे द्वेषरागौ न मे लोभमोहौ
मदो नैव मे नैव मात्सर्यभावः।
न धर्मो न चार्थो न कामो न मोक्ष-
श्चिदानन्दरूपः शिवोऽहं शिवोऽहम्॥`,
        meaning: {
          en: 'I have neither dislike nor liking, neither greed nor delusion, no pride and no envy; I am beyond duty, gain, desire and even freedom.',
          hi: 'मुझमें न द्वेष है न राग, न लोभ न मोह, न मद और न ईर्ष्या; मैं धर्म, अर्थ, काम और मोक्ष से भी परे हूँ।',
        },
      },
      {
        text: `न पुण्यं न पापं न सौख्यं न दुःखं
न मन्त्रो न तीर्थं न वेदा न यज्ञाः।
अहं भोजनं नैव भोज्यं न भोक्ता
चिदानन्दरूपः शिवोऽहं शिवोऽहम्॥`,
        meaning: {
          en: 'There is in me no merit or demerit, no pleasure or pain, no mantra, place of pilgrimage, Veda or sacrifice; I am not the enjoying, not what is enjoyed and not the one who enjoys.',
          hi: 'मेरे लिए न पुण्य है न दोष, न सुख न दुःख; न मंत्र, न तीर्थ, न वेद, न यज्ञ; मैं न भोग हूँ, न भोग्य और न भोक्ता।',
        },
      },
      {
        text: `न मृत्युर्न शङ्का न मे जातिभेदः
पिता नैव मे नैव माता न जन्म।
न बन्धुर्न मित्रं गुरुर्नैव शिष्य-
श्चिदानन्दरूपः शिवोऽहं शिवोऽहम्॥`,
        meaning: {
          en: 'For me there is no death and no doubt, and no difference of birth; no father, no mother, no being born; no kinsman, no friend, no teacher and no pupil.',
          hi: 'मेरे लिए न मृत्यु है, न शंका, न जन्म का कोई भेद; न पिता, न माता, न जन्म; न बंधु, न मित्र, न गुरु, न शिष्य।',
        },
      },
      {
        text: `अहं निर्विकल्पो निराकाररूपो
विभुत्वाच्च सर्वत्र सर्वेन्द्रियाणाम्।
न चासङ्गतं नैव मुक्तिर्न मेय-
श्चिदानन्दरूपः शिवोऽहं शिवोऽहम्॥`,
        meaning: {
          en: 'I am without change and without form, present everywhere and in all the senses; I am neither apart nor set free, and cannot be measured.',
          hi: 'मैं निर्विकल्प और निराकार हूँ, व्यापक होने से सब जगह और सब इंद्रियों में हूँ; न मैं अलग हूँ, न मुक्त होने को कुछ है, न मुझे मापा जा सकता है।',
        },
      },
    ],
  },
  {
    key: 'mahamrityunjaya-mantra',
    title: { en: 'Mahamrityunjaya Mantra (Rigveda)', hi: 'महामृत्युंजय मंत्र (ऋग्वेद)' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: ['Sanskrit', 'Tryambakam Yajamahe', 'Mantra', 'Sawan', 'संस्कृत', 'त्र्यम्बकं यजामहे', 'मंत्र', 'सावन'],
    origin: {
      en: 'Rigveda 7.59.12, of the sage Vasishtha; more than three thousand years old. Vedic Sanskrit, here without the marks of pitch.',
      hi: 'ऋग्वेद 7.59.12, ऋषि वसिष्ठ; तीन हज़ार वर्ष से अधिक पुराना। वैदिक संस्कृत, यहाँ स्वर-चिह्नों के बिना।',
    },
    benefits: {
      en: 'Traditionally repeated 11, 21 or 108 times, with a mala, facing the lamp. It is a prayer to let go when the time is ripe, and to be held until then; those who care for others often say it for them.',
      hi: 'परंपरा से माला लेकर, दीप के सामने, 11, 21 या 108 बार इसका जप होता है। यह समय पकने पर सहज छूटने और तब तक सँभाले जाने की प्रार्थना है; दूसरों की सेवा करने वाले प्रायः उनके लिए इसे कहते हैं।',
    },
    stanzas: [
      {
        text: `ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्।
उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात्॥`,
        meaning: {
          en: 'We worship the three-eyed one, fragrant, who makes all that lives thrive. As a ripe cucumber comes loose from its stalk, may I be freed from death, but not from what does not die.',
          hi: 'हम त्रिनेत्र देव की उपासना करते हैं, जो सुगंधमय हैं और सबका पोषण बढ़ाते हैं। जैसे पकी हुई ककड़ी डंठल से अपने आप छूट जाती है, वैसे ही मैं मृत्यु के बंधन से छूटूँ, अमृतत्व से नहीं।',
        },
      },
    ],
  },
  {
    key: 'karpura-gauram',
    title: { en: 'Karpura Gauram', hi: 'कर्पूरगौरम्' },
    deity: 'shiv',
    language: 'sa',
    festivals: ['maha_shivaratri'],
    words: ['Sanskrit', 'After the aarti', 'संस्कृत', 'आरती के बाद'],
    origin: {
      en: 'Traditional verse said at the end of an aarti; author and year not known. Sanskrit.',
      hi: 'आरती के अंत में बोला जाने वाला पारंपरिक श्लोक; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally spoken when the camphor flame has been passed round and everybody has held their hands over it, to close the aarti of any deity.',
      hi: 'परंपरा से, जब कपूर की लौ सबके पास घुमा ली जाती है और सब उस पर हाथ फेर लेते हैं, तब किसी भी देवता की आरती के समापन पर यह श्लोक बोलते हैं।',
    },
    stanzas: [
      {
        text: `कर्पूरगौरं करुणावतारं
संसारसारं भुजगेन्द्रहारम्।
सदा वसन्तं हृदयारविन्दे
भवं भवानीसहितं नमामि॥`,
        meaning: {
          en: 'I bow to Bhava, with Bhavani: white as camphor, compassion come down to earth, the essence of the world, with the king of serpents for a garland, living always in the lotus of the heart.',
          hi: 'मैं भवानी सहित भव को नमन करता हूँ: जो कपूर जैसे गौर, करुणा के अवतार, संसार के सार, नागराज का हार पहने और हृदय-कमल में सदा बसे हुए हैं।',
        },
      },
    ],
  },
  {
    key: 'kalabhairavashtakam',
    title: { en: 'Kalabhairavashtakam (Adi Shankara)', hi: 'कालभैरवाष्टकम् (आदि शंकराचार्य)' },
    deity: 'bhairav',
    language: 'sa',
    festivals: ['kaal_bhairav_jayanti', 'shankaracharya_jayanti'],
    words: ['Sanskrit', 'Kashi', 'Devaraja Sevyamana', 'संस्कृत', 'काशी', 'देवराजसेव्यमान'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally recited on Kaal Bhairav Jayanti and on the eighth day of the waning Moon, above all in Kashi, whose guardian he is. It asks for steadiness, good use of time and a mind free of grief and greed.',
      hi: 'परंपरा से कालभैरव जयंती और कृष्ण अष्टमी को, विशेषकर काशी में, जिसके वे रक्षक हैं, इसका पाठ होता है। यह स्थिरता, समय के सदुपयोग और शोक तथा लोभ से मुक्त मन की प्रार्थना है।',
    },
    stanzas: [
      {
        text: `देवराजसेव्यमानपावनाङ्घ्रिपङ्कजं
व्यालयज्ञसूत्रमिन्दुशेखरं कृपाकरम्।
नारदादियोगिवृन्दवन्दितं दिगम्बरं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'I worship Kalabhairav, lord of the city of Kashi: his holy lotus feet the king of the gods serves; a serpent is his sacred thread, the moon his crest; he is merciful, revered by Narad and other yogis, clad in the sky.',
          hi: 'मैं काशीपुरी के अधिपति कालभैरव का भजन करता हूँ: जिनके पावन चरण-कमलों की सेवा देवराज करते हैं, सर्प जिनका यज्ञोपवीत है, जिनके सिर पर चंद्रमा है, जो कृपालु हैं, नारद आदि योगियों से वंदित और दिगंबर हैं।',
        },
      },
      {
        text: `भानुकोटिभास्वरं भवाब्धितारकं परं
नीलकण्ठमीप्सितार्थदायकं त्रिलोचनम्।
कालकालमम्बुजाक्षमक्षशूलमक्षरं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'Bright as ten million suns, who carries across the ocean of the world, supreme, blue-throated, giver of what is longed for, three-eyed; the end of Time, lotus-eyed, with rosary and trident, imperishable.',
          hi: 'करोड़ों सूर्यों जैसे तेजस्वी, संसार-सागर से तारने वाले, परम, नीलकंठ, इच्छित वस्तु देने वाले, त्रिलोचन; काल के भी काल, कमलनयन, अक्षमाला और शूल धारण करने वाले, अविनाशी।',
        },
      },
      {
        text: `शूलटङ्कपाशदण्डपाणिमादिकारणं
श्यामकायमादिदेवमक्षरं निरामयम्।
भीमविक्रमं प्रभुं विचित्रताण्डवप्रियं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'With trident, axe, noose and staff in his hands, the first cause, dark of body, the first of gods, undecaying and sound; the lord of awesome might, who loves the wondrous Tandava.',
          hi: 'हाथों में शूल, टंक, पाश और दण्ड लिए, आदि कारण, श्याम शरीर, आदिदेव, अक्षर, निरामय; भीषण पराक्रम वाले, अद्भुत तांडव को चाहने वाले प्रभु।',
        },
      },
      {
        text: `भुक्तिमुक्तिदायकं प्रशस्तचारुविग्रहं
भक्तवत्सलं स्थितं समस्तलोकविग्रहम्।
निक्वणन्मनोज्ञहेमकिङ्किणीलसत्कटिं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'Giver of enjoyment and of freedom, of noble and lovely form, tender to devotees, standing firm, whose body is all the worlds; golden bells ring sweetly at his waist.',
          hi: 'भोग और मोक्ष देने वाले, प्रशंसित और सुंदर रूप वाले, भक्तवत्सल, स्थिर, समस्त लोक जिनका शरीर हैं; जिनकी कमर में सोने की मधुर घंटियाँ बजती हैं।',
        },
      },
      {
        text: `धर्मसेतुपालकं त्वधर्ममार्गनाशकं
कर्मपाशमोचकं सुशर्मदायकं विभुम्।
स्वर्णवर्णशेषपाशशोभिताङ्गमण्डलं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'Keeper of the bridge of right, who closes the ways of wrong, frees from the noose of deeds and gives true comfort; his limbs are adorned with coils of golden serpents.',
          hi: 'धर्म के सेतु के रक्षक, अधर्म के मार्ग का नाश करने वाले, कर्म के बंधन से छुड़ाने वाले, कल्याण देने वाले विभु; जिनके अंग सुनहरे सर्पों के पाश से शोभित हैं।',
        },
      },
      {
        text: `रत्नपादुकाप्रभाभिरामपादयुग्मकं
नित्यमद्वितीयमिष्टदैवतं निरञ्जनम्।
मृत्युदर्पनाशनं करालदंष्ट्रमोक्षणं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'Both his feet are lovely in the light of jewelled sandals; eternal, without a second, the chosen deity, spotless; he breaks the pride of death and frees from its terrible teeth.',
          hi: 'रत्नजड़ित पादुकाओं की प्रभा से जिनके दोनों चरण सुंदर हैं; नित्य, अद्वितीय, इष्टदेव, निर्मल; जो मृत्यु का दर्प मिटाते और उसकी विकराल दाढ़ों से छुड़ाते हैं।',
        },
      },
      {
        text: `अट्टहासभिन्नपद्मजाण्डकोशसन्ततिं
दृष्टिपातनष्टपापजालमुग्रशासनम्।
अष्टसिद्धिदायकं कपालमालिकाधरं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'His loud laugh breaks open the shells of worlds, his glance dissolves the net of wrong, his rule is strict; giver of the eight powers, with a garland of skulls.',
          hi: 'जिनके अट्टहास से ब्रह्मांडों के कोश फट जाते हैं, जिनकी दृष्टि से दोषों का जाल नष्ट होता है, जिनका शासन कठोर है; आठ सिद्धियों के दाता, कपाल-माला धारण करने वाले।',
        },
      },
      {
        text: `भूतसङ्घनायकं विशालकीर्तिदायकं
काशिवासलोकपुण्यपापशोधकं विभुम्।
नीतिमार्गकोविदं पुरातनं जगत्पतिं
काशिकापुराधिनाथकालभैरवं भजे॥`,
        meaning: {
          en: 'Leader of the hosts of beings, giver of wide fame, who weighs the good and the bad deeds of those who live in Kashi; knowing the way of right conduct, ancient, lord of the world.',
          hi: 'भूतगणों के नायक, विशाल कीर्ति देने वाले, काशीवासियों के भले-बुरे कर्मों का शोधन करने वाले विभु; नीति-मार्ग के ज्ञाता, पुरातन, जगत्पति।',
        },
      },
      {
        text: `कालभैरवाष्टकं पठन्ति ये मनोहरं
ज्ञानमुक्तिसाधनं विचित्रपुण्यवर्धनम्।
शोकमोहदैन्यलोभकोपतापनाशनं
ते प्रयान्ति कालभैरवाङ्घ्रिसन्निधिं ध्रुवम्॥`,
        meaning: {
          en: 'Those who recite these charming eight verses of Kalabhairav, a way to knowledge and freedom that lets goodness grow and ends grief, delusion, misery, greed, anger and burning, come near his feet: so the hymn says.',
          hi: 'जो मनोहर कालभैरवाष्टक का पाठ करते हैं, जो ज्ञान और मुक्ति का साधन है, पुण्य बढ़ाता है और शोक, मोह, दैन्य, लोभ, क्रोध तथा ताप का नाश करता है, वे कालभैरव के चरणों के समीप पहुँचते हैं: ऐसा स्तोत्र कहता है।',
        },
      },
    ],
  },
];
