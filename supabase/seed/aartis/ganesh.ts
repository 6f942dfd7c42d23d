import type { AartiText } from '../words.ts';

/** Hymns to Ganesh. */
export const ganeshHymns: AartiText[] = [
  {
    key: 'jai-ganesh-deva',
    title: { en: 'Jai Ganesh Jai Ganesh Deva', hi: 'जय गणेश जय गणेश देवा' },
    deity: 'ganesh',
    language: 'hi',
    festivals: ['ganesh_chaturthi', 'sakat_chauth', 'diwali', 'anant_chaturdashi'],
    words: ['Ganesh aarti', 'Ganpati', 'गणेश जी की आरती', 'गणपति'],
    origin: {
      en: 'Traditional aarti of north India; author not known for certain. The closing line bears the name Sur Shyam, a pen name from the Braj tradition.',
      hi: 'उत्तर भारत की पारंपरिक आरती; रचनाकार ठीक-ठीक ज्ञात नहीं। अंतिम पंक्ति में ब्रज परंपरा का उपनाम “सूर श्याम” आता है।',
    },
    benefits: {
      en: 'Traditionally sung first, before the aarti of any other deity, and at every beginning: a new home, a journey, a school year, a new work. Families sing it together with a lamp and a few sweets, and tradition sees in it a prayer for a clear head and an unhindered start.',
      hi: 'यह आरती परंपरा से सबसे पहले, अन्य देवताओं की आरती से पूर्व गाई जाती है, और हर आरंभ पर भी: नया घर, यात्रा, पढ़ाई का नया वर्ष या नया काम। परिवार दीप और थोड़े मिष्ठान्न के साथ इसे मिलकर गाता है; परंपरा इसमें निर्मल बुद्धि और निर्विघ्न आरंभ की प्रार्थना देखती है।',
    },
    stanzas: [
      {
        text: `जय गणेश, जय गणेश, जय गणेश देवा।
माता जाकी पार्वती, पिता महादेवा॥`,
        meaning: {
          en: 'Victory to you, Ganesh, bright god, whose mother is Parvati and whose father is Mahadev.',
          hi: 'हे गणेश देव, आपकी जय हो; आपकी माता पार्वती हैं और पिता महादेव।',
        },
      },
      {
        text: `एकदन्त दयावन्त, चार भुजा धारी।
माथे सिन्दूर सोहे, मूसे की सवारी॥
जय गणेश, जय गणेश, जय गणेश देवा॥`,
        meaning: {
          en: 'You have a single tusk, a kind heart and four arms; vermilion glows on your forehead and a mouse carries you.',
          hi: 'आप एक दाँत वाले, दयालु और चार भुजाओं वाले हैं; आपके माथे पर सिंदूर शोभा देता है और मूषक आपकी सवारी है।',
        },
      },
      {
        text: `पान चढ़े, फूल चढ़े और चढ़े मेवा।
लड्डुअन का भोग लगे, सन्त करें सेवा॥
जय गणेश, जय गणेश, जय गणेश देवा॥`,
        meaning: {
          en: 'Betel leaves, flowers and dried fruit are laid before you; laddus are your meal, and good people serve you.',
          hi: 'आपको पान, फूल और मेवा चढ़ाए जाते हैं; लड्डुओं का भोग लगता है और सज्जन आपकी सेवा करते हैं।',
        },
      },
      {
        text: `अन्धन को आँख देत, कोढ़िन को काया।
बाँझन को पुत्र देत, निर्धन को माया॥
जय गणेश, जय गणेश, जय गणेश देवा॥`,
        meaning: {
          en: 'The singers remember you as the one to whom people turn in their need: for sight, for health, for a child, for a livelihood.',
          hi: 'गाने वाले आपको उस रूप में याद करते हैं जिनके पास लोग अपनी हर आवश्यकता लेकर आते हैं: दृष्टि, स्वास्थ्य, संतान या जीविका की।',
        },
      },
      {
        text: `सूर श्याम शरण आए, सफल कीजे सेवा।
माता जाकी पार्वती, पिता महादेवा॥
जय गणेश, जय गणेश, जय गणेश देवा॥`,
        meaning: {
          en: 'Sur Shyam has come to you for shelter: accept this service and let it be fruitful.',
          hi: 'सूर श्याम आपकी शरण में आए हैं; उनकी यह सेवा स्वीकार कर सफल कीजिए।',
        },
      },
    ],
  },
  {
    key: 'sukhkarta-dukhharta',
    title: { en: 'Sukhkarta Dukhharta (Marathi, Samarth Ramdas)', hi: 'सुखकर्ता दुःखहर्ता (मराठी, समर्थ रामदास)' },
    deity: 'ganesh',
    language: 'mr',
    festivals: ['ganesh_chaturthi', 'anant_chaturdashi'],
    words: ['Ganpati aarti', 'Marathi', 'गणपतीची आरती', 'मराठी'],
    origin: {
      en: 'Samarth Ramdas (1608–1681), saint-poet of Maharashtra; tradition connects it with the Ganapati of Morgaon. Marathi.',
      hi: 'समर्थ रामदास (1608–1681), महाराष्ट्र के संत-कवि; परंपरा इसे मोरगाँव के गणपति से जोड़ती है। मराठी।',
    },
    benefits: {
      en: 'Traditionally the first aarti of the evening in Maharashtra, above all in the ten days of Ganeshotsav, with cymbals and clapping. Reciting it is held to gather the household in one voice and to turn the mind from worry to trust.',
      hi: 'महाराष्ट्र में, विशेषकर गणेशोत्सव के दस दिनों में, संध्या की यह पहली आरती होती है, जिसे मंजीरे और तालियों के साथ गाते हैं। परंपरा मानती है कि इससे पूरा घर एक स्वर में जुड़ता है और मन चिंता से हटकर विश्वास की ओर मुड़ता है।',
    },
    stanzas: [
      {
        text: `सुखकर्ता दुःखहर्ता वार्ता विघ्नाची।
नुरवी पुरवी प्रेम कृपा जयाची।
सर्वांगी सुंदर उटी शेंदुराची।
कंठी झळके माळ मुक्ताफळांची॥`,
        meaning: {
          en: 'You make happiness and take away sorrow; of hindrances you leave not even the news. Your grace fills us with love. A paste of vermilion is lovely on your whole body, and a string of pearls shines at your throat.',
          hi: 'आप सुख देने और दुःख हरने वाले हैं; विघ्न की बात तक नहीं रहने देते। आपकी कृपा प्रेम से भर देती है। आपके पूरे अंग पर सिंदूर का लेप सुंदर लगता है और कंठ में मोतियों की माला चमकती है।',
        },
      },
      {
        text: `जय देव जय देव जय मंगलमूर्ती।
दर्शनमात्रे मनकामना पुरती॥`,
        meaning: {
          en: 'Victory, victory to you, god whose form is all good fortune: at the mere sight of you the wishes of the heart come to rest.',
          hi: 'हे देव, मंगलमूर्ति, आपकी जय हो; आपके दर्शन मात्र से मन की कामनाएँ पूरी हो जाती हैं।',
        },
      },
      {
        text: `रत्नखचित फरा तुज गौरीकुमरा।
चंदनाची उटी कुंकुमकेशरा।
हिरेजडित मुकुट शोभतो बरा।
रुणझुणती नूपुरे चरणी घागरिया॥`,
        meaning: {
          en: 'Son of Gauri, you wear an ornament set with jewels, a paste of sandal, kumkum and saffron; a crown studded with diamonds becomes you, and anklets with little bells ring at your feet.',
          hi: 'हे गौरी के कुमार, आप रत्नजड़ित आभूषण पहने हैं, चंदन, कुमकुम और केसर का लेप लगाए हैं; हीरों से जड़ा मुकुट आप पर शोभा देता है और चरणों में घुँघरू वाले नूपुर रुनझुन करते हैं।',
        },
      },
      {
        text: `जय देव जय देव जय मंगलमूर्ती।
दर्शनमात्रे मनकामना पुरती॥`,
        meaning: null,
      },
      {
        text: `लंबोदर पीतांबर फणिवरबंधना।
सरळ सोंड वक्रतुंड त्रिनयना।
दास रामाचा वाट पाहे सदना।
संकटी पावावे निर्वाणी रक्षावे सुरवरवंदना॥`,
        meaning: {
          en: 'Round of belly, in yellow silk, girt with a great serpent, with a straight trunk and a curved mouth, three-eyed: Ram’s servant waits for you at home. Come to us in trouble, protect us in the last hour, you whom the best of the gods revere.',
          hi: 'आप लंबोदर हैं, पीतांबर पहने, नागराज को कमर में बाँधे हुए, सीधी सूँड़, वक्र मुख और तीन नेत्रों वाले। रामदास घर पर आपकी बाट देख रहा है: संकट में आइए, अंत समय में रक्षा कीजिए, हे देवश्रेष्ठों से वंदित।',
        },
      },
      {
        text: `जय देव जय देव जय मंगलमूर्ती।
दर्शनमात्रे मनकामना पुरती॥`,
        meaning: null,
      },
    ],
  },
  {
    key: 'ganesh-pancharatnam',
    title: { en: 'Ganesh Pancharatnam (Adi Shankara)', hi: 'गणेश पञ्चरत्नम् (आदि शंकराचार्य)' },
    deity: 'ganesh',
    language: 'sa',
    festivals: ['ganesh_chaturthi', 'shankaracharya_jayanti'],
    words: ['Sanskrit', 'Mudakaratta Modakam', 'संस्कृत', 'मुदाकरात्तमोदकं', 'स्तोत्र'],
    origin: {
      en: 'Ascribed by tradition to Adi Shankaracharya (about the 8th century). Sanskrit, in the Panchachamara metre.',
      hi: 'परंपरा से आदि शंकराचार्य (लगभग 8वीं शताब्दी) की रचना मानी जाती है। संस्कृत, पञ्चचामर छंद।',
    },
    benefits: {
      en: 'Traditionally recited in the morning, before study and music, and through Ganesh Chaturthi. Its last verse names the gifts that the old teachers connected with it; people today recite it above all for its rhythm, which collects the mind.',
      hi: 'परंपरा से इसका पाठ प्रातःकाल, अध्ययन और संगीत से पहले तथा गणेश चतुर्थी के दिनों में होता है। अंतिम श्लोक में वे फल गिनाए गए हैं जो पुराने आचार्य इससे जोड़ते थे; आज लोग इसे विशेषकर इसकी लय के लिए पढ़ते हैं, जो मन को एकाग्र करती है।',
    },
    stanzas: [
      {
        text: `मुदा करात्तमोदकं सदा विमुक्तिसाधकं
कलाधरावतंसकं विलासिलोकरक्षकम्।
अनायकैकनायकं विनाशितेभदैत्यकं
नताशुभाशुनाशकं नमामि तं विनायकम्॥`,
        meaning: {
          en: 'I bow to Vinayaka, who gladly holds a modak in his hand and always leads to freedom; who wears the moon as an ornament and guards those who delight in him; the one leader of the leaderless, who overcame the elephant demon and quickly takes away the troubles of those who bow.',
          hi: 'मैं उन विनायक को नमन करता हूँ जो प्रसन्न होकर हाथ में मोदक लिए हैं और सदा मुक्ति की ओर ले जाते हैं; जिनके मस्तक पर चंद्रमा भूषण है, जो अपने में रमने वालों के रक्षक हैं; जिनका कोई स्वामी नहीं और जो सबके एकमात्र नायक हैं, जिन्होंने गजासुर को जीता और जो झुकने वालों के कष्ट शीघ्र हर लेते हैं।',
        },
      },
      {
        text: `नतेतरातिभीकरं नवोदितार्कभास्वरं
नमत्सुरारिनिर्जरं नताधिकापदुद्धरम्।
सुरेश्वरं निधीश्वरं गजेश्वरं गणेश्वरं
महेश्वरं तमाश्रये परात्परं निरन्तरम्॥`,
        meaning: {
          en: 'Awesome to the haughty, bright as the Sun just risen; before him bow gods and their foes alike, and those who bow he lifts out of great distress. In him I take refuge always: lord of gods, of treasures, of elephants and of the hosts, the great lord beyond the highest.',
          hi: 'जो अहंकारियों के लिए अति भयंकर हैं और नव-उदित सूर्य जैसे तेजस्वी; जिनके आगे देव और दानव दोनों झुकते हैं और जो शरणागत को बड़ी विपत्ति से उबार लेते हैं: देवों, निधियों, गजों और गणों के उन ईश्वर, परात्पर महेश्वर का मैं निरंतर आश्रय लेता हूँ।',
        },
      },
      {
        text: `समस्तलोकशङ्करं निरस्तदैत्यकुञ्जरं
दरेतरोदरं वरं वरेभवक्त्रमक्षरम्।
कृपाकरं क्षमाकरं मुदाकरं यशस्करं
मनस्करं नमस्कृतां नमस्करोमि भास्वरम्॥`,
        meaning: {
          en: 'He does good to all the worlds, he cast down the elephant demon; large of belly, excellent, with the face of a noble elephant, imperishable. Him I salute, the shining one, who is kind and forgiving, who gives joy and a good name, and understanding to those who greet him.',
          hi: 'जो समस्त लोकों का कल्याण करते हैं, जिन्होंने गज-दैत्य को परास्त किया; विशाल उदर वाले, श्रेष्ठ, सुंदर गजमुख, अविनाशी। कृपा, क्षमा, आनंद और यश के दाता, नमन करने वालों को सुबुद्धि देने वाले उन तेजस्वी को मैं नमस्कार करता हूँ।',
        },
      },
      {
        text: `अकिञ्चनार्तिमार्जनं चिरन्तनोक्तिभाजनं
पुरारिपूर्वनन्दनं सुरारिगर्वचर्वणम्।
प्रपञ्चनाशभीषणं धनञ्जयादिभूषणं
कपोलदानवारणं भजे पुराणवारणम्॥`,
        meaning: {
          en: 'I worship the ancient elephant, who wipes away the grief of the poor and of whom the oldest words tell; the elder son of the foe of the three cities, who crushes the pride of the enemies of the gods; mighty when the worlds come to their end, adorned with Dhananjaya and other serpents, with streams of ichor on his cheeks.',
          hi: 'मैं उन आदि गज का भजन करता हूँ जो निर्धनों की पीड़ा पोंछते हैं और जिनका वर्णन सबसे प्राचीन वाणी करती है; जो त्रिपुरारि शिव के ज्येष्ठ पुत्र हैं, देव-शत्रुओं का गर्व चूर करते हैं; प्रलय में प्रचंड, धनंजय आदि नागों से भूषित, जिनके कपोलों से मद बहता है।',
        },
      },
      {
        text: `नितान्तकान्तदन्तकान्तिमन्तकान्तकात्मजं
अचिन्त्यरूपमन्तहीनमन्तरायकृन्तनम्।
हृदन्तरे निरन्तरं वसन्तमेव योगिनां
तमेकदन्तमेव तं विचिन्तयामि सन्ततम्॥`,
        meaning: {
          en: 'On him alone I reflect without cease, the single-tusked one, whose tusk gleams most beautifully; the son of Shiv who ended Death; inconceivable in form, endless, cutting through hindrances, and living for ever in the hearts of those who practise yoga.',
          hi: 'मैं उन एकदंत का ही सदा चिंतन करता हूँ जिनके दाँत की कांति अत्यंत मनोहर है; जो मृत्युंजय शिव के पुत्र हैं; जिनका रूप अचिंत्य और अनंत है, जो बाधाओं को काट देते हैं और योगियों के हृदय में निरंतर बसते हैं।',
        },
      },
      {
        text: `महागणेशपञ्चरत्नमादरेण योऽन्वहं
प्रजल्पति प्रभातके हृदि स्मरन् गणेश्वरम्।
अरोगतामदोषतां सुसाहितीं सुपुत्रतां
समाहितायुरष्टभूतिमभ्युपैति सोऽचिरात्॥`,
        meaning: {
          en: 'The closing verse praises the reciting itself: of one who says these five jewels every morning with reverence, Ganesh in the heart, the old text tells that well-being, a blameless life, good words, good children, a full life and the eight powers come before long.',
          hi: 'अंतिम श्लोक पाठ की महिमा कहता है: जो आदर से प्रतिदिन प्रातः हृदय में गणेश का स्मरण करते हुए ये पाँच रत्न पढ़ता है, उसे पुराने वचन के अनुसार आरोग्य, निर्दोष जीवन, सुंदर वाणी, सुसंतान, पूर्ण आयु और आठ विभूतियाँ शीघ्र मिलती हैं।',
        },
      },
    ],
  },
  {
    key: 'sankat-nashan-ganesh-stotra',
    title: { en: 'Sankat Nashan Ganesh Stotra (Narada Purana)', hi: 'संकटनाशन गणेश स्तोत्र (नारद पुराण)' },
    deity: 'ganesh',
    language: 'sa',
    festivals: ['ganesh_chaturthi', 'sakat_chauth'],
    words: [
      'Sanskrit',
      'Twelve names of Ganesh',
      'Pranamya Shirasa Devam',
      'संस्कृत',
      'गणेश के बारह नाम',
      'स्तोत्र',
    ],
    origin: {
      en: 'Tradition places it in the Narada Purana and in the mouth of the sage Narada; author and year are not known. Sanskrit.',
      hi: 'परंपरा इसे नारद पुराण का और देवर्षि नारद का वचन मानती है; रचनाकार और वर्ष ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally recited at morning, noon and evening, and on Sankashti Chaturthi, for the twelve names of Ganesh that it holds. It is easy to learn by heart, and for many the first Sanskrit hymn of childhood.',
      hi: 'परंपरा से इसका पाठ प्रातः, मध्याह्न और संध्या को तथा संकष्टी चतुर्थी पर होता है, क्योंकि इसमें गणेश के बारह नाम हैं। इसे याद करना सरल है, और बहुतों के लिए यह बचपन का पहला संस्कृत स्तोत्र होता है।',
    },
    stanzas: [
      {
        text: `नारद उवाच
प्रणम्य शिरसा देवं गौरीपुत्रं विनायकम्।
भक्तावासं स्मरेन्नित्यमायुःकामार्थसिद्धये॥`,
        meaning: {
          en: 'Narada said: bowing the head to the god Vinayaka, son of Gauri, who dwells in his devotees, let one remember him every day, for a full life, for what one loves and for what one needs.',
          hi: 'नारद बोले: भक्तों में बसने वाले गौरीपुत्र विनायक देव को सिर झुकाकर प्रणाम करके, दीर्घ आयु, कामना और अर्थ की सिद्धि के लिए उनका नित्य स्मरण करना चाहिए।',
        },
      },
      {
        text: `प्रथमं वक्रतुण्डं च एकदन्तं द्वितीयकम्।
तृतीयं कृष्णपिङ्गाक्षं गजवक्त्रं चतुर्थकम्॥`,
        meaning: {
          en: 'First as Vakratunda, of the curved trunk; second as Ekadanta, of the single tusk; third as Krishnapingaksha, of dark tawny eyes; fourth as Gajavaktra, of the elephant’s face;',
          hi: 'पहला नाम वक्रतुंड (टेढ़ी सूँड़ वाले), दूसरा एकदंत (एक दाँत वाले), तीसरा कृष्णपिंगाक्ष (काली-भूरी आँखों वाले), चौथा गजवक्त्र (हाथी के मुख वाले);',
        },
      },
      {
        text: `लम्बोदरं पञ्चमं च षष्ठं विकटमेव च।
सप्तमं विघ्नराजं च धूम्रवर्णं तथाष्टमम्॥`,
        meaning: {
          en: 'fifth as Lambodara, of the great belly; sixth as Vikata, the mighty; seventh as Vighnaraja, king over hindrances; eighth as Dhumravarna, of the colour of smoke;',
          hi: 'पाँचवाँ लंबोदर (बड़े पेट वाले), छठा विकट (विराट), सातवाँ विघ्नराज (विघ्नों के स्वामी), आठवाँ धूम्रवर्ण (धुएँ के रंग वाले);',
        },
      },
      {
        text: `नवमं भालचन्द्रं च दशमं तु विनायकम्।
एकादशं गणपतिं द्वादशं तु गजाननम्॥`,
        meaning: {
          en: 'ninth as Bhalachandra, with the moon on his brow; tenth as Vinayaka, the guide; eleventh as Ganapati, lord of the hosts; twelfth as Gajanana, the elephant-faced.',
          hi: 'नौवाँ भालचंद्र (माथे पर चंद्रमा वाले), दसवाँ विनायक (मार्ग दिखाने वाले), ग्यारहवाँ गणपति (गणों के स्वामी) और बारहवाँ गजानन (हाथी के मुख वाले)।',
        },
      },
      {
        text: `द्वादशैतानि नामानि त्रिसन्ध्यं यः पठेन्नरः।
न च विघ्नभयं तस्य सर्वसिद्धिकरं प्रभो॥`,
        meaning: {
          en: 'One who recites these twelve names at the three meetings of the day, says the text, has no dread of hindrances; it is held to help in every undertaking, O lord.',
          hi: 'जो इन बारह नामों को तीनों संध्याओं में पढ़ता है, उसे, स्तोत्र के अनुसार, विघ्न का भय नहीं रहता; हे प्रभो, यह सब कार्यों को सिद्ध करने वाला माना गया है।',
        },
      },
      {
        text: `विद्यार्थी लभते विद्यां धनार्थी लभते धनम्।
पुत्रार्थी लभते पुत्रान्मोक्षार्थी लभते गतिम्॥`,
        meaning: {
          en: 'The text names what seekers have asked for with it: knowledge, means, children, and the way to freedom.',
          hi: 'स्तोत्र उन कामनाओं को गिनाता है जिन्हें लेकर लोग इसे पढ़ते आए हैं: विद्या, धन, संतान और मोक्ष का मार्ग।',
        },
      },
      {
        text: `जपेद्गणपतिस्तोत्रं षड्भिर्मासैः फलं लभेत्।
संवत्सरेण सिद्धिं च लभते नात्र संशयः॥`,
        meaning: {
          en: 'It advises patience: to repeat the hymn of Ganapati for six months to see its fruit, and for a year to reach completion; so the tradition says with confidence.',
          hi: 'यह धैर्य की सीख देता है: गणपति के स्तोत्र का छह मास जप करने पर फल और एक वर्ष में सिद्धि; ऐसा परंपरा पूरे विश्वास से कहती है।',
        },
      },
      {
        text: `अष्टभ्यो ब्राह्मणेभ्यश्च लिखित्वा यः समर्पयेत्।
तस्य विद्या भवेत्सर्वा गणेशस्य प्रसादतः॥`,
        meaning: {
          en: 'And it praises passing it on: one who copies it out and gives it to eight learned people is said to gain all learning by the grace of Ganesh.',
          hi: 'और यह बाँटने की महिमा कहता है: जो इसे लिखकर आठ विद्वानों को भेंट करता है, उसे गणेश की कृपा से सारी विद्या मिलती है, ऐसा कहा गया है।',
        },
      },
    ],
  },
  {
    key: 'ganesh-shlokas',
    title: { en: 'Three Ganesh Shlokas: Vakratunda Mahakaya', hi: 'तीन गणेश श्लोक: वक्रतुण्ड महाकाय' },
    deity: 'ganesh',
    language: 'sa',
    festivals: ['ganesh_chaturthi', 'diwali'],
    words: [
      'Sanskrit',
      'Vakratunda',
      'Shuklambaradharam',
      'Gajananam',
      'संस्कृत',
      'वक्रतुण्ड',
      'शुक्लाम्बरधरं',
      'गजाननं',
    ],
    origin: {
      en: 'Three single verses of the oral tradition, said one after another; authors and years are not known. Sanskrit.',
      hi: 'मौखिक परंपरा के तीन स्वतंत्र श्लोक, जो क्रम से बोले जाते हैं; रचनाकार और समय ज्ञात नहीं। संस्कृत।',
    },
    benefits: {
      en: 'Traditionally said before worship, lessons, a performance or the first page of an account book, with a short pause after each verse.',
      hi: 'परंपरा से ये श्लोक पूजा, पाठ, प्रस्तुति या बही के पहले पन्ने से पूर्व बोले जाते हैं, और हर श्लोक के बाद थोड़ा ठहरते हैं।',
    },
    stanzas: [
      {
        text: `वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ।
निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा॥`,
        meaning: {
          en: 'God of the curved trunk and great body, bright as ten million suns, let there be no hindrance in all that I do, at any time.',
          hi: 'हे टेढ़ी सूँड़ और विशाल शरीर वाले, करोड़ों सूर्यों जैसे तेजस्वी देव, मेरे सब कामों में सदा निर्विघ्नता कीजिए।',
        },
      },
      {
        text: `शुक्लाम्बरधरं विष्णुं शशिवर्णं चतुर्भुजम्।
प्रसन्नवदनं ध्यायेत् सर्वविघ्नोपशान्तये॥`,
        meaning: {
          en: 'That all hindrances may be stilled, let one picture him clad in white, present everywhere, moon-coloured, four-armed, with a gracious face.',
          hi: 'सब विघ्नों की शांति के लिए श्वेत वस्त्र धारण किए, सर्वव्यापी, चंद्रमा के रंग वाले, चार भुजाओं वाले, प्रसन्न मुख देव का ध्यान करना चाहिए।',
        },
      },
      {
        text: `गजाननं भूतगणादिसेवितं
कपित्थजम्बूफलचारुभक्षणम्।
उमासुतं शोकविनाशकारकं
नमामि विघ्नेश्वरपादपङ्कजम्॥`,
        meaning: {
          en: 'I bow at the lotus feet of the lord of hindrances: elephant-faced, served by the hosts of beings, fond of wood-apple and jambu fruit, the son of Uma, who ends sorrow.',
          hi: 'मैं विघ्नेश्वर के चरण-कमलों को नमन करता हूँ: जो गजमुख हैं, भूतगणों से सेवित हैं, कैथ और जामुन के फल रुचि से खाते हैं, उमा के पुत्र हैं और शोक का नाश करते हैं।',
        },
      },
    ],
  },
];
