import type { AartiText } from '../words.ts';

/** Hymns to the goddess in her forms: Durga, Ambe, Lakshmi, Saraswati, Parvati and Gayatri. */
export const deviHymns: AartiText[] = [
  {
    key: 'jai-ambe-gauri',
    title: { en: 'Jai Ambe Gauri', hi: 'जय अम्बे गौरी' },
    deity: 'ambe',
    language: 'hi',
    festivals: [
      'chaitra_navratri',
      'sharad_navratri',
      'maha_saptami',
      'maha_ashtami',
      'maha_navami',
      'gangaur',
    ],
    words: ['Durga aarti', 'Navratri', 'दुर्गा जी की आरती', 'नवरात्रि', 'अम्बे'],
    origin: {
      en: 'Traditional aarti of north India; the closing line names Shivanand Swami, often taken to be the poet of that name from Surat (16th–17th century).',
      hi: 'उत्तर भारत की पारंपरिक आरती; अंतिम पंक्ति में शिवानंद स्वामी का नाम है, जिन्हें प्रायः सूरत के इसी नाम के कवि (16वीं–17वीं शताब्दी) माना जाता है।',
    },
    benefits: {
      en: 'Traditionally sung on each of the nine evenings of Navratri, on Fridays and at the end of a reading of the Durga Saptashati. It paints the Mother, remembers her victories and asks her to stand by the household.',
      hi: 'परंपरा से यह नवरात्रि की नौ संध्याओं में, शुक्रवार को और दुर्गा सप्तशती के पाठ के अंत में गाई जाती है। यह माता का रूप चित्रित करती है, उनकी विजयों को याद करती है और घर-परिवार के साथ रहने की प्रार्थना करती है।',
    },
    stanzas: [
      {
        text: `जय अम्बे गौरी, मैया जय श्यामा गौरी।
तुमको निशिदिन ध्यावत, हरि ब्रह्मा शिवरी॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Victory to Ambe Gauri, to the Mother, dark and fair: Hari, Brahma and Shiv meditate on you day and night.',
          hi: 'अम्बे गौरी, श्यामा गौरी माता की जय हो: हरि, ब्रह्मा और शिव दिन-रात आपका ध्यान करते हैं।',
        },
      },
      {
        text: `माँग सिन्दूर विराजत, टीको मृगमद को।
उज्ज्वल से दोउ नैना, चन्द्रवदन नीको॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Vermilion shines in the parting of your hair, and a mark of musk on your brow; both eyes are bright, your face is lovely as the moon.',
          hi: 'आपकी माँग में सिंदूर और माथे पर कस्तूरी का टीका शोभित है; दोनों नेत्र उज्ज्वल हैं और मुख चंद्रमा जैसा सुंदर।',
        },
      },
      {
        text: `कनक समान कलेवर, रक्ताम्बर राजै।
रक्तपुष्प गल माला, कण्ठन पर साजै॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Your body is like gold, red is your dress, and a garland of red flowers adorns your neck.',
          hi: 'आपका शरीर सोने जैसा है, वस्त्र लाल हैं और गले में लाल फूलों की माला शोभा देती है।',
        },
      },
      {
        text: `केहरि वाहन राजत, खड्ग खप्पर धारी।
सुर-नर-मुनि-जन सेवत, तिनके दुःखहारी॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'You ride a lion and hold a sword and a bowl; gods, people and sages serve you, and you take away their sorrow.',
          hi: 'आप सिंह पर विराजती हैं, हाथों में खड्ग और खप्पर लिए हैं; देव, मनुष्य और मुनि आपकी सेवा करते हैं और आप उनके दुःख हरती हैं।',
        },
      },
      {
        text: `कानन कुण्डल शोभित, नासाग्रे मोती।
कोटिक चन्द्र दिवाकर, सम राजत ज्योती॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Rings gleam in your ears, a pearl at the tip of your nose; your light is like that of millions of moons and suns.',
          hi: 'आपके कानों में कुंडल और नासिका के आगे मोती शोभित है; आपकी ज्योति करोड़ों चंद्र और सूर्यों के समान है।',
        },
      },
      {
        text: `शुम्भ-निशुम्भ बिदारे, महिषासुर घाती।
धूम्रविलोचन नैना, निशिदिन मदमाती॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'You tore Shumbha and Nishumbha apart and defeated Mahishasura; your smoky eyes are ever full of fire.',
          hi: 'आपने शुंभ-निशुंभ को विदीर्ण किया और महिषासुर को परास्त किया; आपके धूम्र नेत्र सदा ओज से भरे हैं।',
        },
      },
      {
        text: `चण्ड-मुण्ड संहारे, शोणितबीज हरे।
मधु-कैटभ दोउ मारे, सुर भयहीन करे॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'You overthrew Chanda and Munda and put an end to Raktabija; you defeated Madhu and Kaitabha and freed the gods from dread.',
          hi: 'आपने चंड-मुंड का संहार और रक्तबीज का अंत किया; मधु और कैटभ दोनों को हराकर देवताओं को निर्भय किया।',
        },
      },
      {
        text: `ब्रह्माणी, रुद्राणी, तुम कमला रानी।
आगम-निगम बखानी, तुम शिव पटरानी॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'You are Brahmani, Rudrani and queen Kamala; the scriptures tell of you, you are the queen of Shiv.',
          hi: 'आप ब्रह्माणी, रुद्राणी और कमला रानी हैं; आगम और निगम आपका वर्णन करते हैं, आप शिव की पटरानी हैं।',
        },
      },
      {
        text: `चौंसठ योगिनी गावत, नृत्य करत भैरों।
बाजत ताल मृदंगा, अरु बाजत डमरू॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Sixty-four yoginis sing, Bhairav dances, cymbals and mridangas sound, and the damru too.',
          hi: 'चौंसठ योगिनियाँ गाती हैं, भैरव नृत्य करते हैं, ताल और मृदंग बजते हैं और डमरू भी।',
        },
      },
      {
        text: `तुम ही जग की माता, तुम ही हो भरता।
भक्तन की दुःख हरता, सुख सम्पति करता॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'You are the mother of the world, and you sustain it; you take away the sorrow of your devotees and give them well-being.',
          hi: 'आप ही जगत की माता हैं और आप ही भरण करने वाली; आप भक्तों के दुःख हरती और सुख-संपत्ति देती हैं।',
        },
      },
      {
        text: `भुजा चार अति शोभित, वर मुद्रा धारी।
मनवांछित फल पावत, सेवत नर-नारी॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Four fine arms are yours, one raised in blessing; men and women who serve you find what the heart longs for.',
          hi: 'आपकी चार भुजाएँ अति शोभित हैं, एक वर मुद्रा में; सेवा करने वाले नर-नारी मनचाहा फल पाते हैं।',
        },
      },
      {
        text: `कंचन थाल विराजत, अगर कपूर बाती।
श्रीमालकेतु में राजत, कोटि रतन ज्योती॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Agar, camphor and wicks are set on a golden plate; in Shri Malketu your light shines like ten million jewels.',
          hi: 'सोने के थाल में अगर, कपूर और बाती सजी है; श्रीमालकेतु में आपकी ज्योति करोड़ों रत्नों के समान शोभित है।',
        },
      },
      {
        text: `श्री अम्बे जी की आरती, जो कोई नर गावे।
कहत शिवानन्द स्वामी, सुख सम्पति पावे॥
जय अम्बे गौरी॥`,
        meaning: {
          en: 'Whoever sings the aarti of holy Ambe, says Shivanand Swami, finds happiness and plenty.',
          hi: 'शिवानंद स्वामी कहते हैं: जो श्री अम्बे जी की आरती गाता है, वह सुख और संपत्ति पाता है।',
        },
      },
    ],
  },
  {
    key: 'om-jai-lakshmi-mata',
    title: { en: 'Om Jai Lakshmi Mata', hi: 'ॐ जय लक्ष्मी माता' },
    deity: 'lakshmi',
    language: 'hi',
    festivals: ['diwali', 'dhanteras', 'sharad_purnima', 'varalakshmi_vrata'],
    words: ['Lakshmi aarti', 'Deepavali', 'लक्ष्मी जी की आरती', 'दीपावली'],
    origin: {
      en: 'Traditional aarti of north India; author and year not known.',
      hi: 'उत्तर भारत की पारंपरिक आरती; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally sung at the Lakshmi Puja of Diwali and on Fridays, when the lamps have been lit and the house is clean. It thanks the goddess for food, clothing and good qualities alike, and sees in a calm mind her best gift.',
      hi: 'परंपरा से यह दीवाली की लक्ष्मी पूजा और शुक्रवार को, दीप जल जाने और घर स्वच्छ हो जाने पर गाई जाती है। यह अन्न, वस्त्र और सद्गुण, सबके लिए देवी का आभार मानती है और शांत मन को उनका श्रेष्ठ उपहार समझती है।',
    },
    stanzas: [
      {
        text: `ॐ जय लक्ष्मी माता, मैया जय लक्ष्मी माता।
तुमको निशिदिन सेवत, हर विष्णु विधाता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'Victory to mother Lakshmi: Shiv, Vishnu and Brahma the maker serve you day and night.',
          hi: 'लक्ष्मी माता की जय हो: हर, विष्णु और विधाता दिन-रात आपकी सेवा करते हैं।',
        },
      },
      {
        text: `उमा, रमा, ब्रह्माणी, तुम ही जग-माता।
सूर्य-चन्द्रमा ध्यावत, नारद ऋषि गाता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'You are Uma, Rama and Brahmani, the mother of the world; Sun and Moon meditate on you, and the sage Narad sings of you.',
          hi: 'उमा, रमा और ब्रह्माणी आप ही हैं, आप जगत की माता हैं; सूर्य और चंद्रमा आपका ध्यान करते हैं और नारद ऋषि आपके गुण गाते हैं।',
        },
      },
      {
        text: `दुर्गा रूप निरंजनी, सुख-सम्पति दाता।
जो कोई तुमको ध्यावत, ऋद्धि-सिद्धि धन पाता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'You are Durga, spotless, giver of happiness and plenty; those who meditate on you find growth, achievement and means.',
          hi: 'आप निर्मल दुर्गा रूप हैं, सुख-संपत्ति देने वाली; जो आपका ध्यान करता है, वह ऋद्धि-सिद्धि और धन पाता है।',
        },
      },
      {
        text: `तुम पाताल-निवासिनि, तुम ही शुभदाता।
कर्म-प्रभाव-प्रकाशिनि, भवनिधि की त्राता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'You live in the depths of the earth and give what is good; you bring to light the effect of deeds and carry across the ocean of the world.',
          hi: 'आप पाताल में निवास करती हैं और शुभ देती हैं; कर्म का प्रभाव प्रकट करती हैं और संसार-सागर से तारती हैं।',
        },
      },
      {
        text: `जिस घर में तुम रहतीं, सब सद्गुण आता।
सब सम्भव हो जाता, मन नहीं घबराता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'In the house where you stay all good qualities gather; everything becomes possible and the mind is not afraid.',
          hi: 'जिस घर में आप रहती हैं, वहाँ सब सद्गुण आते हैं; सब संभव हो जाता है और मन नहीं घबराता।',
        },
      },
      {
        text: `तुम बिन यज्ञ न होते, वस्त्र न कोई पाता।
खान-पान का वैभव, सब तुमसे आता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'Without you there is no sacrifice and nobody has clothes; food and drink and all abundance come from you.',
          hi: 'आपके बिना यज्ञ नहीं होते और किसी को वस्त्र नहीं मिलते; खान-पान और सारा वैभव आपसे ही आता है।',
        },
      },
      {
        text: `शुभ-गुण-मन्दिर सुन्दर, क्षीरोदधि-जाता।
रत्न चतुर्दश तुम बिन, कोई नहीं पाता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'Lovely temple of good qualities, born of the ocean of milk: without you no one obtains the fourteen jewels.',
          hi: 'आप शुभ गुणों का सुंदर मंदिर और क्षीरसागर की पुत्री हैं; आपके बिना चौदह रत्न कोई नहीं पाता।',
        },
      },
      {
        text: `महालक्ष्मी जी की आरती, जो कोई नर गाता।
उर आनन्द समाता, पाप उतर जाता॥
ॐ जय लक्ष्मी माता॥`,
        meaning: {
          en: 'Whoever sings the aarti of great Lakshmi is filled with joy at heart, and wrong falls away.',
          hi: 'जो महालक्ष्मी जी की आरती गाता है, उसके हृदय में आनंद भर जाता है और दोष उतर जाते हैं।',
        },
      },
    ],
  },
  {
    key: 'mahalakshmi-ashtakam',
    title: { en: 'Mahalakshmi Ashtakam', hi: 'महालक्ष्म्यष्टकम्' },
    deity: 'lakshmi',
    language: 'sa',
    festivals: ['diwali', 'dhanteras', 'varalakshmi_vrata', 'sharad_purnima'],
    words: ['Sanskrit', 'Friday', 'संस्कृत', 'शुक्रवार'],
    origin: {
      en: 'Tradition places it in the Padma Purana and in the mouth of Indra; author and year not known. Sanskrit.',
      hi: 'परंपरा इसे पद्म पुराण का और इंद्र का वचन मानती है; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally recited on Fridays, on Dhanteras and Diwali, once, twice or three times a day. Its closing verses name what earlier ages hoped for from it; many recite it today in thanks for what is there.',
      hi: 'परंपरा से शुक्रवार, धनतेरस और दीवाली पर, दिन में एक, दो या तीन बार इसका पाठ होता है। अंतिम श्लोक बताते हैं कि पहले के लोग इससे क्या आशा रखते थे; आज बहुत लोग जो मिला है उसके आभार में इसे पढ़ते हैं।',
    },
    stanzas: [
      {
        text: `नमस्तेऽस्तु महामाये श्रीपीठे सुरपूजिते।
शङ्खचक्रगदाहस्ते महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Homage to you, great Maya, seated on the throne of Shri, worshipped by the gods, with conch, discus and mace in your hands: Mahalakshmi, homage to you.',
          hi: 'श्रीपीठ पर विराजमान, देवों से पूजित, हाथों में शंख, चक्र और गदा लिए महामाया, आपको नमस्कार: हे महालक्ष्मी, आपको नमन।',
        },
      },
      {
        text: `नमस्ते गरुडारूढे कोलासुरभयङ्करि।
सर्वपापहरे देवि महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Homage to you who ride on Garuda, terror of the demon Kola, goddess who takes away all wrong.',
          hi: 'गरुड़ पर आरूढ़, कोलासुर को भय देने वाली, सब दोषों को हरने वाली देवी, आपको नमस्कार।',
        },
      },
      {
        text: `सर्वज्ञे सर्ववरदे सर्वदुष्टभयङ्करि।
सर्वदुःखहरे देवि महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'All-knowing, giver of all boons, feared by all that is wicked, goddess who takes away all sorrow.',
          hi: 'सब कुछ जानने वाली, सब वर देने वाली, सब दुष्टों को भय देने वाली, सब दुःख हरने वाली देवी।',
        },
      },
      {
        text: `सिद्धिबुद्धिप्रदे देवि भुक्तिमुक्तिप्रदायिनि।
मन्त्रमूर्ते सदा देवि महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Goddess who gives achievement and understanding, enjoyment and freedom, whose form is always mantra.',
          hi: 'सिद्धि और बुद्धि, भोग और मोक्ष देने वाली, सदा मंत्र-स्वरूपिणी देवी।',
        },
      },
      {
        text: `आद्यन्तरहिते देवि आद्यशक्तिमहेश्वरि।
योगजे योगसम्भूते महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Goddess without beginning or end, first power, great ruler, born of yoga and seen through yoga.',
          hi: 'आदि-अंत से रहित, आद्यशक्ति, महेश्वरी, योग से प्रकट और योग से जानी जाने वाली देवी।',
        },
      },
      {
        text: `स्थूलसूक्ष्ममहारौद्रे महाशक्तिमहोदरे।
महापापहरे देवि महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Dense and subtle and most awesome, great in power and in extent, goddess who takes away great wrong.',
          hi: 'स्थूल, सूक्ष्म और महारौद्र रूप वाली, महाशक्ति, विशाल उदर वाली, बड़े दोषों को हरने वाली देवी।',
        },
      },
      {
        text: `पद्मासनस्थिते देवि परब्रह्मस्वरूपिणि।
परमेशि जगन्मातर्महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Goddess seated on a lotus, whose nature is the highest Brahman, supreme ruler and mother of the world.',
          hi: 'कमल के आसन पर स्थित, परब्रह्म-स्वरूपिणी, परमेश्वरी, जगन्माता देवी।',
        },
      },
      {
        text: `श्वेताम्बरधरे देवि नानालङ्कारभूषिते।
जगत्स्थिते जगन्मातर्महालक्ष्मि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Goddess clad in white, adorned with many jewels, who stand in the world and are its mother.',
          hi: 'श्वेत वस्त्र धारण करने वाली, अनेक अलंकारों से भूषित, जगत में स्थित, जगन्माता देवी।',
        },
      },
      {
        text: `महालक्ष्म्यष्टकं स्तोत्रं यः पठेद्भक्तिमान्नरः।
सर्वसिद्धिमवाप्नोति राज्यं प्राप्नोति सर्वदा॥`,
        meaning: {
          en: 'One who recites this hymn of eight verses with devotion, says the text, reaches every aim and a kingdom at all times.',
          hi: 'जो भक्तिपूर्वक यह महालक्ष्म्यष्टक स्तोत्र पढ़ता है, पाठ के अनुसार, वह सब सिद्धियाँ और सदा राज्य पाता है।',
        },
      },
      {
        text: `एककाले पठेन्नित्यं महापापविनाशनम्।
द्विकालं यः पठेन्नित्यं धनधान्यसमन्वितः॥`,
        meaning: {
          en: 'Recited once a day, it is said to end great wrong; recited twice a day, to go with grain and means.',
          hi: 'दिन में एक बार का पाठ बड़े दोषों को मिटाने वाला कहा गया है और दो बार का पाठ धन-धान्य से युक्त करने वाला।',
        },
      },
      {
        text: `त्रिकालं यः पठेन्नित्यं महाशत्रुविनाशनम्।
महालक्ष्मीर्भवेन्नित्यं प्रसन्ना वरदा शुभा॥`,
        meaning: {
          en: 'Recited three times a day, it is said to end great enmity; Mahalakshmi, giver of boons, bright, is then always pleased.',
          hi: 'दिन में तीन बार का पाठ बड़ी शत्रुता मिटाने वाला कहा गया है; तब वर देने वाली, शुभ महालक्ष्मी सदा प्रसन्न रहती हैं।',
        },
      },
    ],
  },
  {
    key: 'saraswati-vandana',
    title: { en: 'Saraswati Vandana: Ya Kundendu', hi: 'सरस्वती वन्दना: या कुन्देन्दु' },
    deity: 'saraswati',
    language: 'sa',
    festivals: ['basant_panchami', 'maha_navami'],
    words: ['Saraswati Puja', 'Sanskrit', 'सरस्वती पूजा', 'संस्कृत'],
    origin: {
      en: 'Two traditional Sanskrit verses, in the Shardulavikridita metre; author and year not known.',
      hi: 'शार्दूलविक्रीडित छंद के दो पारंपरिक संस्कृत श्लोक; रचनाकार और समय ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally recited at Basant Panchami and at the beginning of the day in schools, before books and instruments are opened. It asks for clear understanding and for words.',
      hi: 'परंपरा से बसंत पंचमी पर और विद्यालयों में दिन के आरंभ में, पुस्तक और वाद्य खोलने से पहले इसका पाठ होता है। यह निर्मल बुद्धि और वाणी की प्रार्थना है।',
    },
    stanzas: [
      {
        text: `या कुन्देन्दुतुषारहारधवला या शुभ्रवस्त्रावृता
या वीणावरदण्डमण्डितकरा या श्वेतपद्मासना।
या ब्रह्माच्युतशङ्करप्रभृतिभिर्देवैः सदा वन्दिता
सा मां पातु सरस्वती भगवती निःशेषजाड्यापहा॥`,
        meaning: {
          en: 'May the goddess Saraswati protect me, who takes all dullness away: white as jasmine, moon, snow and pearls, clad in pure white, with the veena in her hands, seated on a white lotus, honoured always by Brahma, Vishnu, Shiv and the gods.',
          hi: 'जो कुंद, चंद्रमा, हिम और मोतियों के हार जैसी श्वेत हैं, शुभ्र वस्त्र धारण किए हैं, जिनके हाथ वीणा से सुशोभित हैं, जो श्वेत कमल पर विराजती हैं और ब्रह्मा, विष्णु, शिव आदि देवों से सदा वंदित हैं, जड़ता को पूरी तरह दूर करने वाली वे भगवती सरस्वती मेरी रक्षा करें।',
        },
      },
      {
        text: `शुक्लां ब्रह्मविचारसारपरमामाद्यां जगद्व्यापिनीं
वीणापुस्तकधारिणीमभयदां जाड्यान्धकारापहाम्।
हस्ते स्फाटिकमालिकां विदधतीं पद्मासने संस्थितां
वन्दे तां परमेश्वरीं भगवतीं बुद्धिप्रदां शारदाम्॥`,
        meaning: {
          en: 'I revere Sharada, the white, the first, essence of thought about Brahman, present in all the world; with veena and book, giver of fearlessness, who ends the dark of dullness; a crystal rosary in her hand, seated on a lotus: supreme goddess and giver of understanding.',
          hi: 'मैं शारदा की वंदना करता हूँ: जो शुक्ल वर्ण की, ब्रह्म-विचार का परम सार, आद्या और जगत में व्याप्त हैं; वीणा और पुस्तक लिए, अभय देने वाली, जड़ता का अंधकार मिटाने वाली; हाथ में स्फटिक की माला लिए, कमलासन पर स्थित, बुद्धि देने वाली परमेश्वरी भगवती।',
        },
      },
    ],
  },
  {
    key: 'saptashloki-durga',
    title: { en: 'Saptashloki Durga (from the Devi Mahatmya)', hi: 'सप्तश्लोकी दुर्गा (देवीमाहात्म्य से)' },
    deity: 'durga',
    language: 'sa',
    festivals: ['sharad_navratri', 'chaitra_navratri', 'maha_ashtami'],
    words: [
      'Sanskrit',
      'Navratri',
      'Durga Saptashati',
      'Sarva Mangala Mangalye',
      'संस्कृत',
      'नवरात्रि',
      'दुर्गा सप्तशती',
      'सर्वमङ्गलमङ्गल्ये',
    ],
    origin: {
      en: 'Seven verses of the Devi Mahatmya (Markandeya Purana, about the 6th century), gathered by tradition and printed at the head of the Durga Saptashati. Sanskrit.',
      hi: 'देवीमाहात्म्य (मार्कण्डेय पुराण, लगभग छठी शताब्दी) के सात श्लोक, जिन्हें परंपरा ने एक साथ रखा और जो दुर्गा सप्तशती के आरंभ में छपते आए हैं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally recited in Navratri by those who cannot read the seven hundred verses in a day. In the verses the goddess is asked to still fear, to give clear thought, and to be kind to all.',
      hi: 'नवरात्रि में जो एक दिन में सात सौ श्लोक नहीं पढ़ पाते, वे परंपरा से इसका पाठ करते हैं। इनमें देवी से भय शांत करने, निर्मल बुद्धि देने और सब पर दया करने की प्रार्थना है।',
    },
    stanzas: [
      {
        text: `ज्ञानिनामपि चेतांसि देवी भगवती हि सा।
बलादाकृष्य मोहाय महामाया प्रयच्छति॥`,
        meaning: {
          en: 'She, the goddess Mahamaya, draws even the minds of the wise by force and hands them over to delusion.',
          hi: 'वे भगवती देवी महामाया ज्ञानियों के चित्त को भी बलपूर्वक खींचकर मोह में डाल देती हैं।',
        },
      },
      {
        text: `दुर्गे स्मृता हरसि भीतिमशेषजन्तोः
स्वस्थैः स्मृता मतिमतीव शुभां ददासि।
दारिद्र्यदुःखभयहारिणि का त्वदन्या
सर्वोपकारकरणाय सदाऽऽर्द्रचित्ता॥`,
        meaning: {
          en: 'Durga, remembered in need you take away the fear of every creature; remembered by the untroubled you give the best of thoughts. You who take away want, sorrow and fear, who but you has a heart always tender to help all?',
          hi: 'हे दुर्गे, स्मरण करने पर आप सब प्राणियों का भय हर लेती हैं; स्वस्थ मन से स्मरण करने पर अत्यंत शुभ बुद्धि देती हैं। हे दरिद्रता, दुःख और भय हरने वाली, आपके सिवा कौन है जिसका चित्त सबके उपकार के लिए सदा द्रवित रहता हो?',
        },
      },
      {
        text: `सर्वमङ्गलमङ्गल्ये शिवे सर्वार्थसाधिके।
शरण्ये त्र्यम्बके गौरि नारायणि नमोऽस्तु ते॥`,
        meaning: {
          en: 'Good fortune of all that is fortunate, kind one who brings every aim about, refuge, three-eyed Gauri, Narayani, homage to you.',
          hi: 'सब मंगलों की मंगलमयी, कल्याणमयी, सब अर्थों को सिद्ध करने वाली, शरण देने वाली, त्रिनेत्रा गौरी, नारायणी, आपको नमस्कार।',
        },
      },
      {
        text: `शरणागतदीनार्तपरित्राणपरायणे।
सर्वस्यार्तिहरे देवि नारायणि नमोऽस्तु ते॥`,
        meaning: {
          en: 'You whose care is the rescue of those who come for refuge, poor and in pain, goddess who takes away the pain of all, Narayani, homage to you.',
          hi: 'शरण में आए दीनों और पीड़ितों की रक्षा में लगी रहने वाली, सबकी पीड़ा हरने वाली देवी नारायणी, आपको नमस्कार।',
        },
      },
      {
        text: `सर्वस्वरूपे सर्वेशे सर्वशक्तिसमन्विते।
भयेभ्यस्त्राहि नो देवि दुर्गे देवि नमोऽस्तु ते॥`,
        meaning: {
          en: 'You who are all forms, ruler of all, who hold all powers: save us from fears, goddess; goddess Durga, homage to you.',
          hi: 'सर्वस्वरूपा, सर्वेश्वरी, सब शक्तियों से युक्त देवी, हमें भयों से बचाइए; हे दुर्गा देवी, आपको नमस्कार।',
        },
      },
      {
        text: `रोगानशेषानपहंसि तुष्टा
रुष्टा तु कामान् सकलानभीष्टान्।
त्वामाश्रितानां न विपन्नराणां
त्वामाश्रिता ह्याश्रयतां प्रयान्ति॥`,
        meaning: {
          en: 'Pleased, you end all ills; displeased, you withdraw every wish. No calamity comes to those who lean on you; those who lean on you become a support for others.',
          hi: 'प्रसन्न होने पर आप सब रोगों को दूर करती हैं और अप्रसन्न होने पर सब अभीष्ट कामनाओं को रोक लेती हैं। आपके आश्रितों पर विपत्ति नहीं आती; आपके आश्रित दूसरों के लिए आश्रय बन जाते हैं।',
        },
      },
      {
        text: `सर्वाबाधाप्रशमनं त्रैलोक्यस्याखिलेश्वरि।
एवमेव त्वया कार्यमस्मद्वैरिविनाशनम्॥`,
        meaning: {
          en: 'Ruler of all, may you in this same way still every trouble of the three worlds and end what is hostile to us.',
          hi: 'हे अखिलेश्वरी, आप इसी प्रकार तीनों लोकों की सब बाधाओं को शांत कीजिए और हमारे वैरियों का नाश कीजिए।',
        },
      },
    ],
  },
  {
    key: 'ya-devi-sarvabhuteshu',
    title: { en: 'Tantroktam Devi Suktam: Ya Devi Sarvabhuteshu', hi: 'तन्त्रोक्तं देवीसूक्तम्: या देवी सर्वभूतेषु' },
    deity: 'durga',
    language: 'sa',
    festivals: ['sharad_navratri', 'chaitra_navratri', 'maha_ashtami', 'maha_navami'],
    words: ['Sanskrit', 'Navratri', 'Namastasyai', 'संस्कृत', 'नवरात्रि', 'नमस्तस्यै', 'या देवी'],
    origin: {
      en: 'Devi Mahatmya (Markandeya Purana, about the 6th century), chapter 5: the part of the gods’ hymn known as Tantroktam Devi Suktam. Sanskrit.',
      hi: 'देवीमाहात्म्य (मार्कण्डेय पुराण, लगभग छठी शताब्दी), अध्याय 5: देवताओं की स्तुति का वह भाग जिसे तंत्रोक्त देवीसूक्त कहते हैं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally recited through Navratri, in the evening or before a reading of the Saptashati. It greets the goddess in what is near to everybody: sleep, hunger, memory, kindness, even in error.',
      hi: 'परंपरा से नवरात्रि में, संध्या को या सप्तशती के पाठ से पूर्व इसका पाठ होता है। यह देवी को उन सब बातों में नमन करता है जो हर किसी के निकट हैं: निद्रा, क्षुधा, स्मृति, दया, यहाँ तक कि भूल में भी।',
    },
    stanzas: [
      {
        text: `नमो देव्यै महादेव्यै शिवायै सततं नमः।
नमः प्रकृत्यै भद्रायै नियताः प्रणताः स्म ताम्॥`,
        meaning: {
          en: 'Homage to the goddess, to the great goddess, to the kind one homage always; homage to Nature, the good. Collected, we bow down to her.',
          hi: 'देवी को, महादेवी को नमस्कार; कल्याणमयी को सदा नमस्कार; प्रकृति और भद्रा को नमस्कार। हम एकाग्र होकर उन्हें प्रणाम करते हैं।',
        },
      },
      {
        text: `रौद्रायै नमो नित्यायै गौर्यै धात्र्यै नमो नमः।
ज्योत्स्नायै चेन्दुरूपिण्यै सुखायै सततं नमः॥`,
        meaning: {
          en: 'Homage to the awesome, to the eternal, to Gauri, to her who sustains; to her who is moonlight and the moon, and joy, homage always.',
          hi: 'रौद्रा, नित्या, गौरी और धात्री को बार-बार नमस्कार; चाँदनी और चंद्र रूप वाली, सुखस्वरूपा को सदा नमस्कार।',
        },
      },
      {
        text: `कल्याण्यै प्रणतां वृद्ध्यै सिद्ध्यै कुर्मो नमो नमः।
नैर्ऋत्यै भूभृतां लक्ष्म्यै शर्वाण्यै ते नमो नमः॥`,
        meaning: {
          en: 'To the good one, to growth and achievement, we bow again and again; to Nairriti, to the fortune of kings, to Sharvani, to you homage, homage.',
          hi: 'प्रणाम करने वालों का कल्याण करने वाली, वृद्धि और सिद्धि रूप देवी को हम बार-बार नमन करते हैं; नैर्ऋती, राजाओं की लक्ष्मी और शर्वाणी, आपको बार-बार नमस्कार।',
        },
      },
      {
        text: `दुर्गायै दुर्गपारायै सारायै सर्वकारिण्यै।
ख्यात्यै तथैव कृष्णायै धूम्रायै सततं नमः॥`,
        meaning: {
          en: 'To Durga, who carries across what is hard to cross, to the essence, to her who does all, to fame, to the dark one and the smoke-coloured, homage always.',
          hi: 'दुर्गा को, कठिनाइयों से पार करने वाली को, सारस्वरूपा को, सब करने वाली को, ख्याति, कृष्णा और धूम्रा को सदा नमस्कार।',
        },
      },
      {
        text: `अतिसौम्यातिरौद्रायै नतास्तस्यै नमो नमः।
नमो जगत्प्रतिष्ठायै देव्यै कृत्यै नमो नमः॥`,
        meaning: {
          en: 'To her who is most gentle and most awesome we bow, homage, homage; homage to the support of the world, to the goddess who is action, homage, homage.',
          hi: 'अत्यंत सौम्य और अत्यंत रौद्र देवी को हम झुककर नमन करते हैं; जगत के आधार और कृति रूप देवी को बार-बार नमस्कार।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु विष्णुमायेति शब्दिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who in all beings is called the maya of Vishnu: homage to her, homage to her, homage to her, homage, homage.',
          hi: 'जो देवी सब प्राणियों में विष्णुमाया कही जाती हैं, उन्हें नमस्कार, उन्हें नमस्कार, उन्हें बार-बार नमस्कार।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु चेतनेत्यभिधीयते।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who in all beings is named consciousness.',
          hi: 'जो देवी सब प्राणियों में चेतना कहलाती हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु बुद्धिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as understanding.',
          hi: 'जो देवी सब प्राणियों में बुद्धि रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु निद्रारूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as sleep.',
          hi: 'जो देवी सब प्राणियों में निद्रा रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु क्षुधारूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as hunger.',
          hi: 'जो देवी सब प्राणियों में क्षुधा रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु छायारूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as shade, as reflection.',
          hi: 'जो देवी सब प्राणियों में छाया रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु शक्तिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as strength.',
          hi: 'जो देवी सब प्राणियों में शक्ति रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु तृष्णारूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as thirst.',
          hi: 'जो देवी सब प्राणियों में तृष्णा रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु क्षान्तिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as forgiveness.',
          hi: 'जो देवी सब प्राणियों में क्षमा रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु जातिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as what each kind of being has in common.',
          hi: 'जो देवी सब प्राणियों में उस समानता के रूप में स्थित हैं जिससे हर प्रकार के जीव पहचाने जाते हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु लज्जारूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as modesty.',
          hi: 'जो देवी सब प्राणियों में लज्जा रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु शान्तिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as peace.',
          hi: 'जो देवी सब प्राणियों में शांति रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु श्रद्धारूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as trust.',
          hi: 'जो देवी सब प्राणियों में श्रद्धा रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु कान्तिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as loveliness.',
          hi: 'जो देवी सब प्राणियों में कांति रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु लक्ष्मीरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as good fortune.',
          hi: 'जो देवी सब प्राणियों में लक्ष्मी रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु वृत्तिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as their activity.',
          hi: 'जो देवी सब प्राणियों में वृत्ति रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु स्मृतिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as memory.',
          hi: 'जो देवी सब प्राणियों में स्मृति रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु दयारूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as kindness.',
          hi: 'जो देवी सब प्राणियों में दया रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु तुष्टिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as contentment.',
          hi: 'जो देवी सब प्राणियों में संतोष रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु मातृरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as a mother.',
          hi: 'जो देवी सब प्राणियों में माता रूप से स्थित हैं।',
        },
      },
      {
        text: `या देवी सर्वभूतेषु भ्रान्तिरूपेण संस्थिता।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To the goddess who lives in all beings as error.',
          hi: 'जो देवी सब प्राणियों में भ्रांति रूप से स्थित हैं।',
        },
      },
      {
        text: `इन्द्रियाणामधिष्ठात्री भूतानां चाखिलेषु या।
भूतेषु सततं तस्यै व्याप्तिदेव्यै नमो नमः॥`,
        meaning: {
          en: 'To her who presides over the senses and the elements in all beings, to the goddess who pervades all, homage, homage always.',
          hi: 'जो सब प्राणियों में इंद्रियों और भूतों की अधिष्ठात्री हैं, उन सर्वव्यापिनी देवी को सदा बार-बार नमस्कार।',
        },
      },
      {
        text: `चितिरूपेण या कृत्स्नमेतद्व्याप्य स्थिता जगत्।
नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥`,
        meaning: {
          en: 'To her who as consciousness fills this whole world and stays in it: homage to her, homage to her, homage to her, homage, homage.',
          hi: 'जो चैतन्य रूप से इस संपूर्ण जगत को व्याप्त करके स्थित हैं, उन्हें नमस्कार, उन्हें नमस्कार, उन्हें बार-बार नमस्कार।',
        },
      },
      {
        text: `स्तुता सुरैः पूर्वमभीष्टसंश्रयात्
तथा सुरेन्द्रेण दिनेषु सेविता।
करोतु सा नः शुभहेतुरीश्वरी
शुभानि भद्राण्यभिहन्तु चापदः॥`,
        meaning: {
          en: 'May the ruling goddess, the cause of all good, whom the gods praised of old when she gave what they longed for and whom Indra served day after day, do what is good and happy for us and end our troubles.',
          hi: 'अभीष्ट की प्राप्ति पर जिनकी स्तुति पूर्वकाल में देवताओं ने की और इंद्र ने दिन-प्रतिदिन जिनकी सेवा की, वे शुभ की हेतु ईश्वरी हमारा कल्याण और मंगल करें और आपत्तियाँ दूर करें।',
        },
      },
      {
        text: `या साम्प्रतं चोद्धतदैत्यतापितै-
रस्माभिरीशा च सुरैर्नमस्यते।
या च स्मृता तत्क्षणमेव हन्ति नः
सर्वापदो भक्तिविनम्रमूर्तिभिः॥`,
        meaning: {
          en: 'She is the lady to whom we gods, tormented by haughty demons, bow now; and remembered by those who bend low in devotion, she ends all our troubles in that very moment.',
          hi: 'उद्धत दैत्यों से सताए हुए हम देवता इस समय उन्हीं ईश्वरी को नमन करते हैं; भक्ति से विनम्र होकर स्मरण करने पर वे उसी क्षण हमारी सब आपत्तियाँ दूर कर देती हैं।',
        },
      },
    ],
  },
  {
    key: 'bhavani-ashtakam',
    title: { en: 'Bhavani Ashtakam (Adi Shankara)', hi: 'भवान्यष्टकम् (आदि शंकराचार्य)' },
    deity: 'ambe',
    language: 'sa',
    festivals: ['sharad_navratri', 'chaitra_navratri', 'shankaracharya_jayanti'],
    words: ['Sanskrit', 'Na Tato Na Mata', 'Gatistvam', 'संस्कृत', 'न तातो न माता', 'गतिस्त्वं'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, Bhujangaprayata metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत, भुजंगप्रयात छंद।',
    },
    benefits: {
      en: 'Traditionally recited in Navratri and in hours when somebody feels alone. It says plainly that we bring nothing, and leans on the Mother.',
      hi: 'परंपरा से नवरात्रि में, और जब कोई अपने को अकेला पाए तब, इसका पाठ होता है। यह सीधे कहता है कि हमारे पास अपना कुछ नहीं, और माता का सहारा लेता है।',
    },
    stanzas: [
      {
        text: `न तातो न माता न बन्धुर्न दाता
न पुत्रो न पुत्री न भृत्यो न भर्ता।
न जाया न विद्या न वृत्तिर्ममैव
गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'No father, no mother, no kinsman, no giver, no son, no daughter, no helper, no master, no wife, no learning and no calling is mine: you are my way, you are my way, you alone, Bhavani.',
          hi: 'न पिता, न माता, न बंधु, न दाता, न पुत्र, न पुत्री, न सेवक, न स्वामी, न पत्नी, न विद्या, न जीविका मेरी अपनी है: हे भवानी, एक आप ही मेरी गति हैं, आप ही मेरी गति हैं।',
        },
      },
      {
        text: `भवाब्धावपारे महादुःखभीरुः
पपात प्रकामी प्रलोभी प्रमत्तः।
कुसंसारपाशप्रबद्धः सदाहं
गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'In the shoreless ocean of the world, afraid of great sorrow, I have fallen, full of desire, greedy and heedless, bound always by the noose of a poor way of living.',
          hi: 'अपार संसार-सागर में, बड़े दुःख से डरा हुआ, कामना, लोभ और प्रमाद से भरा मैं गिर पड़ा हूँ और सदा कुत्सित संसार के पाश में बँधा हूँ।',
        },
      },
      {
        text: `न जानामि दानं न च ध्यानयोगं
न जानामि तन्त्रं न च स्तोत्रमन्त्रम्।
न जानामि पूजां न च न्यासयोगं
गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'I know neither giving nor meditation, neither ritual texts nor hymns and mantras, neither worship nor the ways of nyasa.',
          hi: 'मैं न दान जानता हूँ, न ध्यान-योग; न तंत्र, न स्तोत्र और मंत्र; न पूजा, न न्यास की विधि।',
        },
      },
      {
        text: `न जानामि पुण्यं न जानामि तीर्थं
न जानामि मुक्तिं लयं वा कदाचित्।
न जानामि भक्तिं व्रतं वापि मात-
र्गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'I know neither merit nor place of pilgrimage, neither freedom nor ever the mind’s coming to rest; I know neither devotion nor vows, Mother.',
          hi: 'हे माता, मैं न पुण्य जानता हूँ, न तीर्थ; न मुक्ति, न कभी चित्त का लय; न भक्ति, न व्रत।',
        },
      },
      {
        text: `कुकर्मी कुसङ्गी कुबुद्धिः कुदासः
कुलाचारहीनः कदाचारलीनः।
कुदृष्टिः कुवाक्यप्रबन्धः सदाहं
गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'Bad in deeds, company and thought, a bad servant, without good custom and deep in bad habits, bad in my looks and always in my words.',
          hi: 'कर्म, संग और बुद्धि में बुरा, बुरा सेवक, अच्छे आचार से हीन, बुरी आदतों में डूबा, दृष्टि में और सदा वाणी में भी बुरा मैं हूँ।',
        },
      },
      {
        text: `प्रजेशं रमेशं महेशं सुरेशं
दिनेशं निशीथेश्वरं वा कदाचित्।
न जानामि चान्यत् सदाहं शरण्ये
गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'Brahma, Vishnu, Shiv, Indra, the Sun or the lord of night: I know none of them, nor anything else, O refuge.',
          hi: 'हे शरण देने वाली, मैं ब्रह्मा, विष्णु, शिव, इंद्र, सूर्य या चंद्रमा को, और किसी दूसरे को भी, नहीं जानता।',
        },
      },
      {
        text: `विवादे विषादे प्रमादे प्रवासे
जले चानले पर्वते शत्रुमध्ये।
अरण्ये शरण्ये सदा मां प्रपाहि
गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'In quarrel and in dejection, in carelessness and far from home, in water and fire, on mountains, among foes and in the forest, O refuge, protect me always.',
          hi: 'विवाद में, विषाद में, असावधानी में, परदेश में; जल, अग्नि, पर्वत और वन में, शत्रुओं के बीच, हे शरण देने वाली, सदा मेरी रक्षा कीजिए।',
        },
      },
      {
        text: `अनाथो दरिद्रो जरारोगयुक्तो
महाक्षीणदीनः सदा जाड्यवक्त्रः।
विपत्तौ प्रविष्टः प्रनष्टः सदाहं
गतिस्त्वं गतिस्त्वं त्वमेका भवानि॥`,
        meaning: {
          en: 'With nobody to look to, poor, worn by age and illness, weak and wretched, at a loss for words, deep in misfortune and quite lost.',
          hi: 'मैं अनाथ, दरिद्र, जरा और रोग से युक्त, अत्यंत क्षीण और दीन, सदा कुछ कह न पाने वाला, विपत्ति में पड़ा और खोया हुआ हूँ।',
        },
      },
    ],
  },
  {
    key: 'annapurna-stotram',
    title: { en: 'Annapurna Stotram (Adi Shankara)', hi: 'अन्नपूर्णा स्तोत्रम् (आदि शंकराचार्य)' },
    deity: 'parvati',
    language: 'sa',
    festivals: ['dhanteras', 'govardhan_puja'],
    words: ['Sanskrit', 'Nityanandakari', 'Food', 'Kashi', 'संस्कृत', 'नित्यानन्दकरी', 'अन्न', 'काशी'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, Shardulavikridita metre, with two closing shlokas; the number and order of verses vary between prints.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना। संस्कृत, शार्दूलविक्रीडित छंद और अंत में दो श्लोक; छपी प्रतियों में श्लोकों की संख्या और क्रम में भेद मिलता है।',
    },
    benefits: {
      en: 'Traditionally recited before a meal is cooked or shared, on Annapurna Jayanti, and in Kashi from Dhanteras to Annakut. It asks the mother of Kashi for food, and for the knowledge and detachment that make it enough.',
      hi: 'परंपरा से भोजन बनाने या बाँटने से पहले, अन्नपूर्णा जयंती पर और काशी में धनतेरस से अन्नकूट तक इसका पाठ होता है। यह काशी की माता से अन्न माँगता है, और वह ज्ञान तथा वैराग्य भी जिससे वह पर्याप्त लगे।',
    },
    stanzas: [
      {
        text: `नित्यानन्दकरी वराभयकरी सौन्दर्यरत्नाकरी
निर्धूताखिलघोरपावनकरी प्रत्यक्षमाहेश्वरी।
प्रालेयाचलवंशपावनकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You give lasting joy, boons and fearlessness, and are an ocean of beauty; you wash off all that is dreadful and purify; you are the great goddess before our eyes. You purify the line of the Himalaya and rule the city of Kashi: give alms, support us with your mercy, mother Annapurneshwari.',
          hi: 'आप नित्य आनंद, वर और अभय देने वाली, सौंदर्य का सागर हैं; समस्त घोर मल को धोकर पवित्र करने वाली, साक्षात माहेश्वरी हैं; हिमालय के वंश को पवित्र करने वाली, काशीपुरी की अधीश्वरी हैं: हे कृपा का सहारा देने वाली माता अन्नपूर्णेश्वरी, मुझे भिक्षा दीजिए।',
        },
      },
      {
        text: `नानारत्नविचित्रभूषणकरी हेमाम्बराडम्बरी
मुक्ताहारविलम्बमानविलसद्वक्षोजकुम्भान्तरी।
काश्मीरागरुवासिता रुचिकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You wear ornaments of many jewels and a splendid golden dress; a string of pearls hangs and gleams upon your breast; you are scented with saffron and agar, and lovely.',
          hi: 'आप अनेक रत्नों के विचित्र आभूषण और भव्य सुनहरा वस्त्र धारण करती हैं; वक्ष पर मोतियों का हार झूलता और चमकता है; केसर और अगर से सुगंधित, आप मनोहर हैं।',
        },
      },
      {
        text: `योगानन्दकरी रिपुक्षयकरी धर्मार्थनिष्ठाकरी
चन्द्रार्कानलभासमानलहरी त्रैलोक्यरक्षाकरी।
सर्वैश्वर्यसमस्तवाञ्छितकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You give the joy of yoga, end enmity, make firm in duty and in what life needs; a wave of light like moon, sun and fire, you guard the three worlds and give all abundance and all that is wished.',
          hi: 'आप योग का आनंद देने वाली, शत्रुता मिटाने वाली, धर्म और अर्थ में निष्ठा देने वाली हैं; चंद्र, सूर्य और अग्नि जैसी प्रकाश-लहरी, तीनों लोकों की रक्षा करने वाली, सब ऐश्वर्य और इच्छित वस्तुएँ देने वाली हैं।',
        },
      },
      {
        text: `कैलासाचलकन्दरालयकरी गौरी उमा शङ्करी
कौमारी निगमार्थगोचरकरी ओङ्कारबीजाक्षरी।
मोक्षद्वारकपाटपाटनकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You live in a cave of mount Kailash: Gauri, Uma, Shankari, Kaumari. You make the sense of the Vedas plain, your seed syllable is Om, and you open the door of freedom.',
          hi: 'आप कैलास पर्वत की कंदरा में रहती हैं: गौरी, उमा, शंकरी, कौमारी। आप वेदों का अर्थ स्पष्ट करती हैं, ओंकार आपका बीजाक्षर है और आप मोक्ष के द्वार के किवाड़ खोलती हैं।',
        },
      },
      {
        text: `दृश्यादृश्यविभूतिवाहनकरी ब्रह्माण्डभाण्डोदरी
लीलानाटकसूत्रभेदनकरी विज्ञानदीपाङ्कुरी।
श्रीविश्वेशमनःप्रसादनकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You carry all powers seen and unseen and hold the worlds like a vessel within you; you cut the thread of the play of the world and are the first flame of insight; you gladden the heart of the lord of the universe.',
          hi: 'आप दृश्य और अदृश्य विभूतियों को धारण करती हैं, ब्रह्मांड आपके उदर में पात्र के समान है; आप संसार-लीला के सूत्र को काटती हैं, विज्ञान-दीप की लौ हैं और श्रीविश्वेश्वर के मन को प्रसन्न करती हैं।',
        },
      },
      {
        text: `आदिक्षान्तसमस्तवर्णनकरी शम्भोस्त्रिभावाकरी
काश्मीरा त्रिपुरेश्वरी त्रिनयनी नित्याङ्कुरा शर्वरी।
कामाकाङ्क्षकरी जनोदयकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You are all the letters from the first to the last and the source of Shambhu’s three states; saffron-hued, queen of the three cities, three-eyed, ever budding, the night; you fulfil what is longed for and raise the people up.',
          hi: '“अ” से “क्ष” तक सब वर्ण आप ही हैं और शंभु के तीन भावों का आधार हैं; केसर वर्ण की, त्रिपुरेश्वरी, त्रिनेत्रा, नित्य अंकुरित, रात्रि-स्वरूपा; आप कामनाएँ पूरी करती और जन-जन का उदय करती हैं।',
        },
      },
      {
        text: `उर्वी सर्वजनेश्वरी भगवती मातान्नपूर्णेश्वरी
वेणीनीलसमानकुन्तलधरी नित्यान्नदानेश्वरी।
सर्वानन्दकरी सदा शुभकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You are the earth, queen of all people, holy mother, lady of full measure of food; your braid of hair is dark blue, you give food every day, gladden everybody and always do good.',
          hi: 'आप पृथ्वी हैं, सब जनों की ईश्वरी, भगवती माता अन्नपूर्णेश्वरी; आपके वेणी में बँधे केश नील हैं, आप नित्य अन्नदान करने वाली, सबको आनंद देने वाली और सदा शुभ करने वाली हैं।',
        },
      },
      {
        text: `देवी सर्वविचित्ररत्नरचिता दाक्षायणी सुन्दरी
वामा स्वादुपयोधरा प्रियकरी सौभाग्यमाहेश्वरी।
भक्ताभीष्टकरी सदा शुभकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'Goddess adorned with wonderful jewels of every kind, beautiful daughter of Daksha, at Shiv’s left side, nourishing as a mother, kind, giver of happiness; you grant your devotees what they long for.',
          hi: 'सब प्रकार के विचित्र रत्नों से सजी देवी, दक्ष की सुंदर पुत्री, शिव के वाम भाग में स्थित, माता के समान पोषण करने वाली, प्रिय करने वाली, सौभाग्य देने वाली माहेश्वरी; आप भक्तों का अभीष्ट पूरा करती हैं।',
        },
      },
      {
        text: `चन्द्रार्कानलकोटिकोटिसदृशा चन्द्रांशुबिम्बाधरी
चन्द्रार्काग्निसमानकुण्डलधरी चन्द्रार्कवर्णेश्वरी।
मालापुस्तकपाशसाङ्कुशधरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You are like millions and millions of moons, suns and fires; bright of lip as a moonbeam, with earrings like moon, sun and flame and a colour like the moon and the sun; you hold a rosary, a book, a noose and a goad.',
          hi: 'आप करोड़ों चंद्र, सूर्य और अग्नियों के समान हैं; चंद्रकिरण जैसे उज्ज्वल अधर, चंद्र-सूर्य-अग्नि जैसे कुंडल और चंद्र-सूर्य जैसे वर्ण वाली ईश्वरी; माला, पुस्तक, पाश और अंकुश धारण करने वाली।',
        },
      },
      {
        text: `क्षत्रत्राणकरी महाऽभयकरी माता कृपासागरी
साक्षान्मोक्षकरी सदा शिवकरी विश्वेश्वरी श्रीधरी।
दक्षाक्रन्दकरी निरामयकरी काशीपुराधीश्वरी
भिक्षां देहि कृपावलम्बनकरी मातान्नपूर्णेश्वरी॥`,
        meaning: {
          en: 'You protect the rulers, give great fearlessness, mother, ocean of mercy; you yourself give freedom and always do good, queen of the universe, bearer of Shri; you made proud Daksha weep, and you give well-being.',
          hi: 'आप राजाओं की रक्षा करने वाली, महान अभय देने वाली माता, कृपा का सागर हैं; साक्षात मोक्ष देने वाली, सदा कल्याण करने वाली, विश्वेश्वरी, श्री को धारण करने वाली; अभिमानी दक्ष को रुलाने वाली और निरामय करने वाली हैं।',
        },
      },
      {
        text: `अन्नपूर्णे सदापूर्णे शङ्करप्राणवल्लभे।
ज्ञानवैराग्यसिद्ध्यर्थं भिक्षां देहि च पार्वति॥`,
        meaning: {
          en: 'Annapurna, ever full, dear to Shankar as life: give me alms, Parvati, that knowledge and detachment may grow.',
          hi: 'हे अन्नपूर्णा, सदा पूर्ण, शंकर की प्राणप्रिया पार्वती, ज्ञान और वैराग्य की सिद्धि के लिए मुझे भिक्षा दीजिए।',
        },
      },
      {
        text: `माता च पार्वती देवी पिता देवो महेश्वरः।
बान्धवाः शिवभक्ताश्च स्वदेशो भुवनत्रयम्॥`,
        meaning: {
          en: 'My mother is the goddess Parvati, my father the god Maheshwar; those who love Shiv are my family, and the three worlds my own country.',
          hi: 'मेरी माता देवी पार्वती हैं और पिता देव महेश्वर; शिव के भक्त मेरे बंधु हैं और तीनों लोक मेरा अपना देश।',
        },
      },
    ],
  },
  {
    key: 'jai-jai-giribarraj-kishori',
    title: {
      en: 'Jai Jai Giribarraj Kishori: Sita’s Prayer to Gauri (Ramcharitmanas)',
      hi: 'जय जय गिरिबरराज किसोरी: सीता जी की गौरी-स्तुति (रामचरितमानस)',
    },
    deity: 'parvati',
    language: 'awa',
    festivals: ['gangaur', 'hartalika_teej', 'hariyali_teej', 'vivah_panchami'],
    words: [
      'Gauri Stuti',
      'Ramcharitmanas',
      'Parvati aarti',
      'गौरी स्तुति',
      'रामचरितमानस',
      'पार्वती जी की स्तुति',
    ],
    origin: {
      en: 'Goswami Tulsidas, Ramcharitmanas, Balkand 235–236 (begun 1574). Awadhi.',
      hi: 'गोस्वामी तुलसीदास, रामचरितमानस, बालकांड 235–236 (आरंभ 1574)। अवधी।',
    },
    benefits: {
      en: 'Traditionally recited at Gangaur, Teej and in the morning of a wedding day. In the Manas it is Sita’s own prayer before the temple image of Gauri, simple and trusting.',
      hi: 'परंपरा से गणगौर और तीज पर तथा विवाह के दिन प्रातः इसका पाठ होता है। मानस में यह गौरी-मंदिर में सीता जी की अपनी सरल और विश्वास भरी प्रार्थना है।',
    },
    stanzas: [
      {
        text: `जय जय गिरिबरराज किसोरी।
जय महेस मुख चंद चकोरी॥
जय गजबदन षडानन माता।
जगत जननि दामिनि दुति गाता॥`,
        meaning: {
          en: 'Victory, victory, daughter of the king of mountains; victory to you who gaze at the moon of Shiv’s face like a chakora bird; victory, mother of Ganesh and Kartikeya, mother of the world, whose limbs shine like lightning.',
          hi: 'हे पर्वतराज की पुत्री, आपकी जय हो, जय हो; महेश के मुख-चंद्र को चकोरी की भाँति निहारने वाली, आपकी जय हो; गणेश और कार्तिकेय की माता, जगज्जननी, बिजली जैसी कांति वाली, आपकी जय हो।',
        },
      },
      {
        text: `नहिं तव आदि मध्य अवसाना।
अमित प्रभाउ बेदु नहिं जाना॥
भव भव बिभव पराभव कारिनि।
बिस्व बिमोहनि स्वबस बिहारिनि॥`,
        meaning: {
          en: 'You have no beginning, middle or end; the Veda itself does not know your boundless power. You let the world arise, flourish and pass; you enchant the universe and go your own free way.',
          hi: 'आपका न आदि है, न मध्य, न अंत; आपके अमित प्रभाव को वेद भी नहीं जानते। आप संसार की उत्पत्ति, पालन और लय करने वाली, विश्व को मोहने वाली और स्वतंत्र विहार करने वाली हैं।',
        },
      },
      {
        text: `दोहा
पतिदेवता सुतीय महुँ मातु प्रथम तव रेख।
महिमा अमित न सकहिं कहि सहस सारदा सेष॥`,
        meaning: {
          en: 'Among wives who are devoted, Mother, you are counted first; a thousand Saraswatis and Sheshas cannot tell your boundless greatness.',
          hi: 'हे माता, पति को देवता मानने वाली श्रेष्ठ स्त्रियों में आपकी गिनती सबसे पहले है; हज़ारों सरस्वती और शेष भी आपकी अमित महिमा नहीं कह सकते।',
        },
      },
      {
        text: `सेवत तोहि सुलभ फल चारी।
बरदायनी पुरारि पिआरी॥
देबि पूजि पद कमल तुम्हारे।
सुर नर मुनि सब होहिं सुखारे॥`,
        meaning: {
          en: 'Giver of boons, dear to Shiv, in serving you the four fruits of life are easily found; goddess, worshipping your lotus feet, gods, people and sages all become happy.',
          hi: 'हे वर देने वाली, त्रिपुरारि की प्रिया, आपकी सेवा से चारों फल सुलभ हो जाते हैं; हे देवी, आपके चरण-कमलों को पूजकर देव, मनुष्य और मुनि सब सुखी हो जाते हैं।',
        },
      },
      {
        text: `मोर मनोरथु जानहु नीकें।
बसहु सदा उर पुर सबही कें॥
कीन्हेउँ प्रगट न कारन तेहीं।
अस कहि चरन गहे बैदेहीं॥`,
        meaning: {
          en: 'You know my wish well, for you live always in the city of every heart; that is why I have not spoken it. Saying so, Sita clasped her feet.',
          hi: 'आप मेरा मनोरथ भली भाँति जानती हैं, क्योंकि आप सदा सबके हृदय-नगर में बसती हैं; इसीलिए मैंने उसे प्रकट नहीं किया। ऐसा कहकर वैदेही ने उनके चरण पकड़ लिए।',
        },
      },
    ],
  },
  {
    key: 'gayatri-mantra',
    title: { en: 'Gayatri Mantra (Rigveda)', hi: 'गायत्री मंत्र (ऋग्वेद)' },
    deity: 'gayatri',
    language: 'sa',
    festivals: ['gayatri_jayanti'],
    words: ['Sanskrit', 'Om Bhur Bhuvah Svah', 'Mantra', 'संस्कृत', 'ॐ भूर्भुवः स्वः', 'मंत्र'],
    origin: {
      en: 'Rigveda 3.62.10, of the sage Vishvamitra, with the three utterances before it; more than three thousand years old. Vedic Sanskrit, here without the marks of pitch.',
      hi: 'ऋग्वेद 3.62.10, ऋषि विश्वामित्र, आगे तीन व्याहृतियों सहित; तीन हज़ार वर्ष से अधिक पुराना। वैदिक संस्कृत, यहाँ स्वर-चिह्नों के बिना।',
    },
    benefits: {
      en: 'Traditionally repeated at dawn, noon and dusk, facing the light, aloud or in silence. It asks for one thing only: that our thoughts be guided well.',
      hi: 'परंपरा से भोर, मध्याह्न और संध्या को प्रकाश की ओर मुख करके, बोलकर या मन में, इसका जप होता है। यह केवल एक बात माँगता है: हमारी बुद्धि को सही प्रेरणा मिले।',
    },
    stanzas: [
      {
        text: `ॐ भूर्भुवः स्वः।
तत्सवितुर्वरेण्यं भर्गो देवस्य धीमहि।
धियो यो नः प्रचोदयात्॥`,
        meaning: {
          en: 'Earth, air and heaven: may we hold in mind the lovely splendour of the god Savitar, so that he may move our thoughts.',
          hi: 'पृथ्वी, अंतरिक्ष और स्वर्ग: हम सविता देव के उस वरणीय तेज का ध्यान करें, जो हमारी बुद्धियों को प्रेरित करे।',
        },
      },
    ],
  },
  {
    key: 'durge-durghat-bhari',
    title: { en: 'Durge Durghat Bhari (Marathi, Narahari)', hi: 'दुर्गे दुर्घट भारी (मराठी, नरहरि)' },
    deity: 'durga',
    language: 'mr',
    festivals: ['sharad_navratri', 'chaitra_navratri'],
    words: ['Devi aarti', 'Marathi', 'Navratri', 'देवीची आरती', 'मराठी', 'नवरात्रि'],
    origin: {
      en: 'Traditional Marathi aarti; its closing line names Narahari, of whose life and time nothing is known for certain.',
      hi: 'पारंपरिक मराठी आरती; अंतिम पंक्ति में नरहरि का नाम है, जिनके जीवन और समय के विषय में निश्चय से कुछ ज्ञात नहीं।',
    },
    benefits: {
      en: 'Traditionally sung in Maharashtra through the nine evenings of Navratri and, after the aarti of Ganapati, at any worship. It asks the Mother to show her kindness without limit.',
      hi: 'महाराष्ट्र में यह परंपरा से नवरात्रि की नौ संध्याओं में और हर पूजा में गणपति की आरती के बाद गाई जाती है। यह माता से अपनी करुणा का विस्तार करने की प्रार्थना है।',
    },
    stanzas: [
      {
        text: `दुर्गे दुर्घट भारी तुजविण संसारी।
अनाथनाथे अंबे करुणा विस्तारी।
वारी वारी जन्ममरणाते वारी।
हारी पडलो आता संकट निवारी॥`,
        meaning: {
          en: 'Durga, without you life in this world is very hard. Amba, mother of those who have nobody, spread your kindness wide. Keep off, keep off the round of birth and death; I have come to the end of my strength, take away my trouble now.',
          hi: 'हे दुर्गे, आपके बिना संसार बहुत कठिन है। हे अनाथों की नाथ अंबे, करुणा का विस्तार कीजिए। जन्म-मरण के चक्र को दूर कीजिए; मैं थककर हार चुका हूँ, अब संकट का निवारण कीजिए।',
        },
      },
      {
        text: `जय देवी जय देवी जय महिषासुरमथिनी।
सुरवरईश्वरवरदे तारक संजीवनी॥`,
        meaning: {
          en: 'Victory to you, goddess who churned down Mahishasura, giver of boons to the lords of the gods, who carries across and gives life.',
          hi: 'हे देवी, महिषासुर का मर्दन करने वाली, आपकी जय हो; आप देवेश्वरों को वर देने वाली, तारने वाली संजीवनी हैं।',
        },
      },
      {
        text: `त्रिभुवनभुवनी पाहता तुजऐसी नाही।
चारी श्रमले परंतु न बोलवे काही।
साही विवाद करिता पडिले प्रवाही।
ते तू भक्तांलागी पावसि लवलाही॥`,
        meaning: {
          en: 'In the three worlds there is none like you. The four Vedas grew tired and could say nothing; the six systems argued and were swept away. Yet to your devotees you come at once.',
          hi: 'तीनों लोकों में देखने पर आप जैसी कोई नहीं। चारों वेद थक गए पर कुछ कह न सके; छहों दर्शन विवाद करते-करते बह गए। फिर भी अपने भक्तों के पास आप तुरंत चली आती हैं।',
        },
      },
      {
        text: `जय देवी जय देवी जय महिषासुरमथिनी।
सुरवरईश्वरवरदे तारक संजीवनी॥`,
        meaning: null,
      },
      {
        text: `प्रसन्नवदने प्रसन्न होसी निजदासा।
क्लेशापासुनि सोडवि तोडी भवपाशा।
अंबे तुजवाचून कोण पुरविल आशा।
नरहरी तल्लीन झाला पदपंकजलेशा॥`,
        meaning: {
          en: 'You of the gracious face are gracious to your servant; free me from affliction, cut the noose of the world. Amba, who but you is to fulfil my hope? Narahari is lost in a particle of your lotus feet.',
          hi: 'हे प्रसन्नवदना, आप अपने दास पर प्रसन्न होती हैं; क्लेश से छुड़ाइए, संसार का पाश काटिए। हे अंबे, आपके सिवा आशा कौन पूरी करेगा? नरहरि आपके चरण-कमलों के कण में तल्लीन हो गया।',
        },
      },
      {
        text: `जय देवी जय देवी जय महिषासुरमथिनी।
सुरवरईश्वरवरदे तारक संजीवनी॥`,
        meaning: null,
      },
    ],
  },
];
