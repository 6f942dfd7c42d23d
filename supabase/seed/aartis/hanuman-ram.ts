import type { AartiText } from '../words.ts';

/** Hymns to Hanuman and to Ram. */
export const hanumanAndRamHymns: AartiText[] = [
  {
    key: 'hanuman-chalisa',
    title: { en: 'Shri Hanuman Chalisa (Tulsidas)', hi: 'श्री हनुमान चालीसा (तुलसीदास)' },
    deity: 'hanuman',
    language: 'awa',
    festivals: ['hanuman_jayanti', 'ram_navami', 'tulsidas_jayanti', 'naraka_chaturdashi'],
    words: ['Chalisa', 'Tuesday', 'चालीसा', 'मंगलवार', 'बजरंगबली'],
    origin: {
      en: 'Goswami Tulsidas, the poet of the Ramcharitmanas, 16th century. Awadhi: forty chaupais between dohas.',
      hi: 'रामचरितमानस के कवि गोस्वामी तुलसीदास, 16वीं शताब्दी। अवधी: दोहों के बीच चालीस चौपाइयाँ।',
    },
    benefits: {
      en: 'Traditionally recited on Tuesdays and Saturdays, before a journey or a hard task, and by many every morning or evening. Reciting it is held to call up the qualities that it praises: courage, strength in service, learning and humility. Some families recite it eleven or a hundred times together on Hanuman Jayanti.',
      hi: 'इसका पाठ परंपरा से मंगलवार और शनिवार को, यात्रा या कठिन काम से पहले, और बहुतों के यहाँ प्रतिदिन सुबह या शाम होता है। मान्यता है कि इसका पाठ उन्हीं गुणों को जगाता है जिनकी इसमें स्तुति है: साहस, सेवा का बल, विद्या और विनम्रता। कुछ परिवार हनुमान जयंती पर इसे ग्यारह या सौ बार मिलकर पढ़ते हैं।',
    },
    stanzas: [
      {
        text: `दोहा
श्रीगुरु चरन सरोज रज, निज मनु मुकुरु सुधारि।
बरनउँ रघुबर बिमल जसु, जो दायकु फल चारि॥`,
        meaning: {
          en: 'Having cleaned the mirror of my mind with the dust of my teacher’s lotus feet, I tell the spotless fame of Ram, best of the Raghus, which gives the four fruits of life.',
          hi: 'श्रीगुरु के चरण-कमलों की धूल से अपने मन रूपी दर्पण को स्वच्छ करके मैं रघुवर श्रीराम का निर्मल यश कहता हूँ, जो जीवन के चारों फल देने वाला है।',
        },
      },
      {
        text: `बुद्धिहीन तनु जानिके, सुमिरौं पवन-कुमार।
बल बुधि बिद्या देहु मोहिं, हरहु कलेस बिकार॥`,
        meaning: {
          en: 'Knowing how little I understand, I remember you, son of the Wind: give me strength, understanding and learning, and take away my troubles and faults.',
          hi: 'अपने को बुद्धिहीन जानकर मैं पवनकुमार का स्मरण करता हूँ: मुझे बल, बुद्धि और विद्या दीजिए और मेरे क्लेश तथा विकार हर लीजिए।',
        },
      },
      {
        text: `चौपाई
जय हनुमान ज्ञान गुन सागर।
जय कपीस तिहुँ लोक उजागर॥`,
        meaning: {
          en: 'Victory to Hanuman, ocean of wisdom and virtue; victory to the lord of the monkeys, famed in the three worlds.',
          hi: 'ज्ञान और गुणों के सागर हनुमान की जय हो; तीनों लोकों में प्रसिद्ध कपीश्वर की जय हो।',
        },
      },
      {
        text: `राम दूत अतुलित बल धामा।
अंजनि-पुत्र पवनसुत नामा॥`,
        meaning: {
          en: 'You are Ram’s messenger, a store of strength without equal; your names are Son of Anjani and Son of the Wind.',
          hi: 'आप श्रीराम के दूत और अतुल बल के धाम हैं; आपके नाम अंजनिपुत्र और पवनसुत हैं।',
        },
      },
      {
        text: `महाबीर बिक्रम बजरंगी।
कुमति निवार सुमति के संगी॥`,
        meaning: {
          en: 'Great hero, mighty, with limbs like a thunderbolt, you drive off bad thoughts and keep company with good ones.',
          hi: 'आप महावीर, पराक्रमी और वज्र जैसे अंगों वाले हैं; कुमति को दूर करते हैं और सुमति के साथी हैं।',
        },
      },
      {
        text: `कंचन बरन बिराज सुबेसा।
कानन कुंडल कुंचित केसा॥`,
        meaning: {
          en: 'Golden in colour and finely dressed, you have rings in your ears and curly hair.',
          hi: 'आपका रंग सोने जैसा है, वेश सुंदर है, कानों में कुंडल हैं और केश घुँघराले।',
        },
      },
      {
        text: `हाथ बज्र औ ध्वजा बिराजै।
काँधे मूँज जनेऊ साजै॥`,
        meaning: {
          en: 'In your hands are the mace of thunder and a banner; a thread of munja grass lies over your shoulder.',
          hi: 'आपके हाथों में वज्र और ध्वजा शोभित हैं और कंधे पर मूँज का जनेऊ।',
        },
      },
      {
        text: `संकर सुवन केसरीनंदन।
तेज प्रताप महा जग बंदन॥`,
        meaning: {
          en: 'Born of Shiv’s own power, joy of Kesari, the whole world reveres your fire and your might.',
          hi: 'आप शंकर के अंश और केसरी के नंदन हैं; आपके तेज और प्रताप को सारा जगत नमन करता है।',
        },
      },
      {
        text: `बिद्यावान गुनी अति चातुर।
राम काज करिबे को आतुर॥`,
        meaning: {
          en: 'Learned, virtuous and very clever, you are ever eager to do the work of Ram.',
          hi: 'आप विद्वान, गुणी और अत्यंत चतुर हैं और श्रीराम का काम करने को सदा आतुर रहते हैं।',
        },
      },
      {
        text: `प्रभु चरित्र सुनिबे को रसिया।
राम लखन सीता मन बसिया॥`,
        meaning: {
          en: 'You delight in hearing the story of the Lord; Ram, Lakshman and Sita live in your heart.',
          hi: 'आप प्रभु की कथा सुनने के रसिक हैं; राम, लक्ष्मण और सीता आपके मन में बसते हैं।',
        },
      },
      {
        text: `सूक्ष्म रूप धरि सियहिं दिखावा।
बिकट रूप धरि लंक जरावा॥`,
        meaning: {
          en: 'Taking a tiny form you showed yourself to Sita; taking a fearful form you burned Lanka.',
          hi: 'आपने सूक्ष्म रूप धरकर सीता जी को दर्शन दिए और विकट रूप धरकर लंका जलाई।',
        },
      },
      {
        text: `भीम रूप धरि असुर सँहारे।
रामचंद्र के काज सँवारे॥`,
        meaning: {
          en: 'Taking a giant form you overthrew the demons and so set right the work of Ramchandra.',
          hi: 'विशाल रूप धरकर आपने असुरों को परास्त किया और श्रीरामचंद्र के काज सँवारे।',
        },
      },
      {
        text: `लाय सजीवन लखन जियाये।
श्रीरघुबीर हरषि उर लाये॥`,
        meaning: {
          en: 'You brought the sanjivani herb and gave Lakshman his life again; Ram joyfully held you to his heart.',
          hi: 'संजीवनी लाकर आपने लक्ष्मण को जिलाया; श्रीरघुवीर ने हर्षित होकर आपको हृदय से लगाया।',
        },
      },
      {
        text: `रघुपति कीन्ही बहुत बड़ाई।
तुम मम प्रिय भरतहि सम भाई॥`,
        meaning: {
          en: 'The lord of the Raghus praised you much and said: you are as dear to me as my brother Bharat.',
          hi: 'रघुपति ने आपकी बहुत बड़ाई की और कहा: तुम मुझे भरत के समान प्रिय भाई हो।',
        },
      },
      {
        text: `सहस बदन तुम्हरो जस गावैं।
अस कहि श्रीपति कंठ लगावैं॥`,
        meaning: {
          en: 'May the thousand mouths of Shesha sing your fame! So saying, the lord of Lakshmi embraced you.',
          hi: 'सहस्र मुख वाले शेष तुम्हारा यश गाएँ: यह कहकर श्रीपति राम ने आपको गले लगाया।',
        },
      },
      {
        text: `सनकादिक ब्रह्मादि मुनीसा।
नारद सारद सहित अहीसा॥`,
        meaning: {
          en: 'Sanak and his brothers, Brahma and the other gods, the great sages, Narad, Saraswati and the king of serpents,',
          hi: 'सनक आदि ऋषि, ब्रह्मा आदि देव, मुनीश्वर, नारद, सरस्वती और शेषनाग,',
        },
      },
      {
        text: `जम कुबेर दिगपाल जहाँ ते।
कबि कोबिद कहि सके कहाँ ते॥`,
        meaning: {
          en: 'Yama, Kubera and the guardians of the directions, poets and scholars: how could any of them tell all your fame?',
          hi: 'यम, कुबेर, दिक्पाल, कवि और विद्वान: इनमें से कोई भी आपके यश को पूरा कहाँ कह सकता है?',
        },
      },
      {
        text: `तुम उपकार सुग्रीवहिं कीन्हा।
राम मिलाय राज पद दीन्हा॥`,
        meaning: {
          en: 'You did a great kindness to Sugriv: you brought him to Ram and gave him back his kingdom.',
          hi: 'आपने सुग्रीव पर उपकार किया: उन्हें श्रीराम से मिलाकर राजपद दिलाया।',
        },
      },
      {
        text: `तुम्हरो मंत्र बिभीषन माना।
लंकेस्वर भए सब जग जाना॥`,
        meaning: {
          en: 'Vibhishan took your advice and became the lord of Lanka, as the whole world knows.',
          hi: 'आपकी सलाह विभीषण ने मानी और वे लंका के राजा बने, यह सारा जगत जानता है।',
        },
      },
      {
        text: `जुग सहस्र जोजन पर भानू।
लील्यो ताहि मधुर फल जानू॥`,
        meaning: {
          en: 'The Sun, thousands of yojanas away, you took for a sweet fruit and swallowed.',
          hi: 'हज़ारों योजन दूर के सूर्य को आपने मीठा फल जानकर निगल लिया।',
        },
      },
      {
        text: `प्रभु मुद्रिका मेलि मुख माहीं।
जलधि लाँघि गये अचरज नाहीं॥`,
        meaning: {
          en: 'With the Lord’s ring in your mouth you leapt across the sea: with you that is no wonder.',
          hi: 'प्रभु की मुद्रिका मुख में रखकर आप समुद्र लाँघ गए: आपके लिए इसमें अचरज नहीं।',
        },
      },
      {
        text: `दुर्गम काज जगत के जेते।
सुगम अनुग्रह तुम्हरे तेते॥`,
        meaning: {
          en: 'However hard the tasks of this world may be, by your favour they become light.',
          hi: 'संसार के जितने भी कठिन काम हैं, वे आपकी कृपा से सरल हो जाते हैं।',
        },
      },
      {
        text: `राम दुआरे तुम रखवारे।
होत न आज्ञा बिनु पैसारे॥`,
        meaning: {
          en: 'You keep watch at Ram’s door; without your leave no one goes in.',
          hi: 'आप श्रीराम के द्वार के रखवाले हैं; आपकी आज्ञा के बिना भीतर प्रवेश नहीं होता।',
        },
      },
      {
        text: `सब सुख लहै तुम्हारी सरना।
तुम रक्षक काहू को डर ना॥`,
        meaning: {
          en: 'With you as a refuge all is well; with you as a protector there is nobody to be afraid of.',
          hi: 'आपकी शरण में सब सुख हैं; जब आप रक्षक हैं तो किसी का डर नहीं।',
        },
      },
      {
        text: `आपन तेज सम्हारो आपै।
तीनों लोक हाँक तें काँपै॥`,
        meaning: {
          en: 'Only you can contain your own fire; at your shout the three worlds tremble.',
          hi: 'अपने तेज को आप ही सँभाल सकते हैं; आपकी हुंकार से तीनों लोक काँप उठते हैं।',
        },
      },
      {
        text: `भूत पिसाच निकट नहिं आवै।
महाबीर जब नाम सुनावै॥`,
        meaning: {
          en: 'Ghosts and goblins do not come near where the great hero’s name is spoken.',
          hi: 'जहाँ महावीर का नाम सुनाया जाता है, वहाँ भूत-पिशाच पास नहीं आते।',
        },
      },
      {
        text: `नासै रोग हरै सब पीरा।
जपत निरंतर हनुमत बीरा॥`,
        meaning: {
          en: 'The poet says: illness and pain give way where the brave Hanuman is called on without cease.',
          hi: 'कवि कहते हैं: वीर हनुमान का निरंतर जप करने से रोग और पीड़ा दूर होते हैं।',
        },
      },
      {
        text: `संकट तें हनुमान छुड़ावै।
मन क्रम बचन ध्यान जो लावै॥`,
        meaning: {
          en: 'Hanuman frees from trouble those who hold him in mind, in deed and in word.',
          hi: 'जो मन, कर्म और वचन से उनका ध्यान करते हैं, उन्हें हनुमान संकट से छुड़ाते हैं।',
        },
      },
      {
        text: `सब पर राम तपस्वी राजा।
तिन के काज सकल तुम साजा॥`,
        meaning: {
          en: 'Ram, the king who lived as an ascetic, is above all, and it was you who carried out all his work.',
          hi: 'तपस्वी राजा राम सबसे ऊपर हैं और उनके सब काम आपने पूरे किए।',
        },
      },
      {
        text: `और मनोरथ जो कोई लावै।
सोइ अमित जीवन फल पावै॥`,
        meaning: {
          en: 'And whoever brings you any other wish of the heart receives the fruit of a life without measure.',
          hi: 'और भी जो कोई मनोरथ लेकर आता है, वह अमित जीवन-फल पाता है।',
        },
      },
      {
        text: `चारों जुग परताप तुम्हारा।
है परसिद्ध जगत उजियारा॥`,
        meaning: {
          en: 'Your glory fills the four ages; your fame lights up the world.',
          hi: 'आपका प्रताप चारों युगों में है; आपकी ख्याति से जगत प्रकाशित है।',
        },
      },
      {
        text: `साधु संत के तुम रखवारे।
असुर निकंदन राम दुलारे॥`,
        meaning: {
          en: 'You guard the good and the saintly, you defeat demons, and Ram loves you.',
          hi: 'आप साधु-संतों के रखवाले, असुरों को हराने वाले और श्रीराम के दुलारे हैं।',
        },
      },
      {
        text: `अष्ट सिद्धि नौ निधि के दाता।
अस बर दीन जानकी माता॥`,
        meaning: {
          en: 'You can give the eight powers and the nine treasures: such was mother Janaki’s boon to you.',
          hi: 'आप आठ सिद्धियों और नौ निधियों के दाता हैं: यह वर आपको माता जानकी ने दिया।',
        },
      },
      {
        text: `राम रसायन तुम्हरे पासा।
सदा रहो रघुपति के दासा॥`,
        meaning: {
          en: 'The elixir of Ram’s name is with you; remain for ever the servant of Raghupati.',
          hi: 'राम-नाम का रसायन आपके पास है; आप सदा रघुपति के सेवक बने रहें।',
        },
      },
      {
        text: `तुम्हरे भजन राम को पावै।
जनम जनम के दुख बिसरावै॥`,
        meaning: {
          en: 'Singing of you one comes to Ram, and the sorrows of many births are forgotten.',
          hi: 'आपका भजन करने से श्रीराम मिलते हैं और जन्म-जन्म के दुःख भूल जाते हैं।',
        },
      },
      {
        text: `अंत काल रघुबर पुर जाई।
जहाँ जन्म हरिभक्त कहाई॥`,
        meaning: {
          en: 'At the last one goes to Ram’s own city, and wherever one is born, one is known as a devotee of Hari.',
          hi: 'अंत समय में वह श्रीराम के धाम जाता है और जहाँ भी जन्म ले, हरिभक्त कहलाता है।',
        },
      },
      {
        text: `और देवता चित्त न धरई।
हनुमत सेइ सर्ब सुख करई॥`,
        meaning: {
          en: 'Though one keep no other deity in mind, in serving Hanuman all happiness is found.',
          hi: 'चाहे किसी और देवता को चित्त में न धरे, हनुमान की सेवा से ही सब सुख मिल जाते हैं।',
        },
      },
      {
        text: `संकट कटै मिटै सब पीरा।
जो सुमिरै हनुमत बलबीरा॥`,
        meaning: {
          en: 'Trouble is cut short and pain is wiped out for one who remembers Hanuman, brave and strong.',
          hi: 'जो बलवीर हनुमान का स्मरण करता है, उसके संकट कटते और पीड़ा मिटती है।',
        },
      },
      {
        text: `जै जै जै हनुमान गोसाईं।
कृपा करहु गुरु देव की नाईं॥`,
        meaning: {
          en: 'Victory, victory, victory to you, lord Hanuman: be kind to me as a teacher is.',
          hi: 'हे हनुमान गोसाईं, आपकी जय हो, जय हो, जय हो: गुरुदेव की तरह मुझ पर कृपा कीजिए।',
        },
      },
      {
        text: `जो सत बार पाठ कर कोई।
छूटहि बंदि महा सुख होई॥`,
        meaning: {
          en: 'One who recites this a hundred times is freed from bonds, says the poet, and knows great joy.',
          hi: 'जो इसका सौ बार पाठ करता है, कवि कहते हैं, वह बंधन से छूटता और महान सुख पाता है।',
        },
      },
      {
        text: `जो यह पढ़ै हनुमान चलीसा।
होय सिद्धि साखी गौरीसा॥`,
        meaning: {
          en: 'One who reads this Hanuman Chalisa comes to fulfilment: Shiv, the lord of Gauri, is witness.',
          hi: 'जो यह हनुमान चालीसा पढ़ता है, उसे सिद्धि होती है: इसके साक्षी गौरीपति शिव हैं।',
        },
      },
      {
        text: `तुलसीदास सदा हरि चेरा।
कीजै नाथ हृदय महँ डेरा॥`,
        meaning: {
          en: 'Tulsidas is Hari’s servant always: Lord, make your dwelling in his heart.',
          hi: 'तुलसीदास सदा हरि का सेवक है: हे नाथ, उसके हृदय में निवास कीजिए।',
        },
      },
      {
        text: `दोहा
पवनतनय संकट हरन, मंगल मूरति रूप।
राम लखन सीता सहित, हृदय बसहु सुर भूप॥`,
        meaning: {
          en: 'Son of the Wind, remover of trouble, form of all blessing: with Ram, Lakshman and Sita live in my heart, king of the gods.',
          hi: 'हे पवनपुत्र, संकट हरने वाले, मंगलमूर्ति, देवराज: राम, लक्ष्मण और सीता सहित मेरे हृदय में बसिए।',
        },
      },
    ],
  },
  {
    key: 'aarti-hanuman-lala',
    title: { en: 'Aarti Kijai Hanuman Lala Ki', hi: 'आरती कीजै हनुमान लला की' },
    deity: 'hanuman',
    language: 'hi',
    festivals: ['hanuman_jayanti', 'ram_navami'],
    words: ['Hanuman aarti', 'Tuesday', 'हनुमान जी की आरती', 'मंगलवार'],
    origin: {
      en: 'Traditional aarti of north India, often ascribed to Swami Ramanand (14th–15th century); the ascription is not certain.',
      hi: 'उत्तर भारत की पारंपरिक आरती, प्रायः स्वामी रामानंद (14वीं–15वीं शताब्दी) की मानी जाती है; यह निश्चय से नहीं कहा जा सकता।',
    },
    benefits: {
      en: 'Traditionally sung with a camphor lamp after the Hanuman Chalisa or the Sundarkand, on Tuesdays, Saturdays and Hanuman Jayanti. It recalls the deeds of Hanuman in the order of the Ramayan and asks for the courage to serve as he did.',
      hi: 'परंपरा से यह हनुमान चालीसा या सुंदरकांड के बाद कपूर के दीप के साथ गाई जाती है, मंगलवार, शनिवार और हनुमान जयंती पर। यह रामायण में हनुमान के कार्यों का स्मरण कराती है और उनके जैसी सेवा का साहस माँगती है।',
    },
    stanzas: [
      {
        text: `आरती कीजै हनुमान लला की।
दुष्ट दलन रघुनाथ कला की॥`,
        meaning: {
          en: 'Let us offer light to dear Hanuman, who puts down the wicked and is a part of Ram’s own power.',
          hi: 'आइए, हनुमान लला की आरती करें, जो दुष्टों का दमन करते हैं और रघुनाथ की कला हैं।',
        },
      },
      {
        text: `जाके बल से गिरिवर काँपे।
रोग दोष जाके निकट न झाँके॥`,
        meaning: {
          en: 'Great mountains shake at his strength; illness and faults do not peep in where he is.',
          hi: 'जिनके बल से बड़े-बड़े पर्वत काँपते हैं, जिनके पास रोग और दोष झाँकते भी नहीं।',
        },
      },
      {
        text: `अंजनि पुत्र महा बलदाई।
सन्तन के प्रभु सदा सहाई॥`,
        meaning: {
          en: 'Son of Anjani, giver of great strength, lord and constant helper of the good.',
          hi: 'वे अंजनि के पुत्र, महान बल देने वाले और संतों के सदा सहायक प्रभु हैं।',
        },
      },
      {
        text: `दे बीरा रघुनाथ पठाए।
लंका जारि सिया सुधि लाए॥`,
        meaning: {
          en: 'Ram gave him the charge and sent him out; he burned Lanka and brought news of Sita.',
          hi: 'रघुनाथ ने बीड़ा देकर उन्हें भेजा; वे लंका जलाकर सीता जी की सुधि ले आए।',
        },
      },
      {
        text: `लंका सो कोट समुद्र सी खाई।
जात पवनसुत बार न लाई॥`,
        meaning: {
          en: 'A fort like Lanka, a moat like the sea: the son of the Wind crossed it without delay.',
          hi: 'लंका जैसा गढ़ और समुद्र जैसी खाई: पवनसुत को पार जाने में देर न लगी।',
        },
      },
      {
        text: `लंका जारि असुर संहारे।
सियारामजी के काज सँवारे॥`,
        meaning: {
          en: 'Burning Lanka he overthrew the demons and brought the work of Sita and Ram to its end.',
          hi: 'लंका जलाकर उन्होंने असुरों को परास्त किया और सियाराम के काज सँवारे।',
        },
      },
      {
        text: `लक्ष्मण मूर्छित पड़े सकारे।
आनि सजीवन प्राण उबारे॥`,
        meaning: {
          en: 'When Lakshman lay senseless towards morning, he brought the sanjivani herb and saved his life.',
          hi: 'जब लक्ष्मण मूर्छित पड़े थे, तब वे सवेरे तक संजीवनी ले आए और प्राण बचाए।',
        },
      },
      {
        text: `पैठि पाताल तोरि जम-कारे।
अहिरावण की भुजा उखारे॥`,
        meaning: {
          en: 'He went down to the nether world, broke the snares of death and tore off the arms of Ahiravan.',
          hi: 'पाताल में घुसकर उन्होंने यम का बंधन तोड़ा और अहिरावण की भुजाएँ उखाड़ दीं।',
        },
      },
      {
        text: `बाएँ भुजा असुर दल मारे।
दाहिने भुजा सन्त जन तारे॥`,
        meaning: {
          en: 'With his left arm he struck down the host of demons, with his right he carried the saintly across.',
          hi: 'बाईं भुजा से उन्होंने असुरों के दल को मारा और दाईं भुजा से संतजनों को तारा।',
        },
      },
      {
        text: `सुर नर मुनि आरती उतारें।
जय जय जय हनुमान उचारें॥`,
        meaning: {
          en: 'Gods, people and sages offer him light and cry: victory, victory, victory to Hanuman.',
          hi: 'देव, मनुष्य और मुनि उनकी आरती उतारते हैं और कहते हैं: जय, जय, जय हनुमान।',
        },
      },
      {
        text: `कंचन थार कपूर लौ छाई।
आरती करत अंजना माई॥`,
        meaning: {
          en: 'Camphor burns on a golden plate, and his mother Anjana herself offers him the light.',
          hi: 'सोने के थाल में कपूर की लौ जल रही है और माता अंजना स्वयं आरती कर रही हैं।',
        },
      },
      {
        text: `जो हनुमान जी की आरती गावे।
बसि बैकुण्ठ परम पद पावे॥`,
        meaning: {
          en: 'Whoever sings Hanuman’s aarti comes to live in Vaikuntha, at the highest place: so the song closes.',
          hi: 'जो हनुमान जी की आरती गाता है, वह वैकुंठ में बसकर परम पद पाता है: इस वचन के साथ आरती पूरी होती है।',
        },
      },
    ],
  },
  {
    key: 'sankat-mochan-hanumanashtak',
    title: { en: 'Sankat Mochan Hanumanashtak (Tulsidas)', hi: 'संकटमोचन हनुमानाष्टक (तुलसीदास)' },
    deity: 'hanuman',
    language: 'bra',
    festivals: ['hanuman_jayanti', 'ram_navami', 'tulsidas_jayanti'],
    words: ['Tuesday', 'Sankatmochan', 'Baal Samay Ravi', 'मंगलवार', 'बाल समय रवि', 'हनुमान अष्टक'],
    origin: {
      en: 'Ascribed by tradition to Goswami Tulsidas, 16th century. Braj Bhasha with Awadhi, in the Mattagayand metre, with a closing doha.',
      hi: 'परंपरा से गोस्वामी तुलसीदास की रचना मानी जाती है, 16वीं शताब्दी। अवधी मिश्रित ब्रजभाषा, मत्तगयंद सवैया छंद, अंत में दोहा।',
    },
    benefits: {
      en: 'Traditionally recited after the Hanuman Chalisa, on Tuesdays and Saturdays, when there is something hard to bear. Each verse recalls one trouble in the Ramayan that Hanuman helped to end; the refrain asks who in the world does not know his name, the remover of trouble.',
      hi: 'परंपरा से इसका पाठ हनुमान चालीसा के बाद, मंगलवार और शनिवार को, विशेषकर कठिन समय में होता है। हर छंद रामायण के एक संकट को याद करता है जिसे हनुमान ने दूर किया; टेक पूछती है कि संकटमोचन नाम को संसार में कौन नहीं जानता।',
    },
    stanzas: [
      {
        text: `बाल समय रबि भक्षि लियो तब, तीनहुँ लोक भयो अँधियारो।
ताहि सों त्रास भयो जग को, यह संकट काहु सों जात न टारो।
देवन आनि करी बिनती तब, छाँड़ि दियो रबि कष्ट निवारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'As a child you swallowed the Sun and the three worlds grew dark. The world was in dread of it and no one could end this trouble. The gods came and begged you; you let the Sun go and the distress was over. Who in the world, O monkey hero, does not know your name, Remover of Trouble?',
          hi: 'बचपन में आपने सूर्य को निगल लिया तो तीनों लोकों में अँधेरा हो गया। सारा जग त्रस्त हुआ और यह संकट किसी से टल न सका। तब देवताओं ने आकर विनती की और आपने सूर्य को छोड़कर कष्ट दूर किया। हे कपि, संसार में कौन नहीं जानता कि आपका नाम संकटमोचन है?',
        },
      },
      {
        text: `बालि की त्रास कपीस बसै गिरि, जात महाप्रभु पंथ निहारो।
चौंकि महामुनि साप दियो तब, चाहिय कौन बिचार बिचारो।
कै द्विज रूप लिवाय महाप्रभु, सो तुम दास के सोक निवारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'For dread of Bali, Sugriv lived on a hill and watched the great Lord come along the road; a sage’s words kept Bali from that place, and Sugriv did not know what to think. In the dress of a student you brought the Lord to him and took away your friend’s grief.',
          hi: 'बालि के डर से सुग्रीव पर्वत पर रहते थे, जहाँ मुनि के वचन के कारण बालि नहीं आ सकता था; महाप्रभु को मार्ग पर आते देखकर वे सोच में पड़ गए। तब आप ब्रह्मचारी का रूप धरकर प्रभु को साथ ले आए और अपने दास का शोक दूर किया।',
        },
      },
      {
        text: `अंगद के सँग लेन गए सिय, खोज कपीस यह बैन उचारो।
जीवत ना बचिहौ हम सों जु, बिना सुधि लाए इहाँ पगु धारो।
हेरि थके तट सिंधु सबै तब, लाय सिया सुधि प्रान उबारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'You went with Angad to look for Sita; the monkey king had said that nobody should come back alive without news. When all were worn out at the shore of the sea, you brought word of Sita and saved their lives.',
          hi: 'आप अंगद के साथ सीता जी की खोज में गए; सुग्रीव ने कहा था कि बिना समाचार लाए लौटने वाला जीवित न बचेगा। जब सब समुद्र के तट पर थककर बैठ गए, तब आपने सीता जी की सुधि लाकर सबके प्राण बचाए।',
        },
      },
      {
        text: `रावन त्रास दई सिय को सब, राक्षसि सों कहि सोक निवारो।
ताहि समय हनुमान महाप्रभु, जाय महा रजनीचर मारो।
चाहत सीय असोक सों आगि सु, दै प्रभु मुद्रिका सोक निवारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'Ravan let Sita be frightened and set his women to talk her out of her grief. At that time you came, great Hanuman, and overcame mighty demons. Sita was asking the ashoka tree for fire when you gave her the Lord’s ring and ended her sorrow.',
          hi: 'रावण ने सीता जी को त्रास दिया और राक्षसियों से उन्हें मनाने को कहा। उसी समय, हे महाप्रभु हनुमान, आपने जाकर बड़े-बड़े राक्षसों को मारा। सीता जी अशोक वृक्ष से आग माँग रही थीं, तब आपने प्रभु की मुद्रिका देकर उनका शोक दूर किया।',
        },
      },
      {
        text: `बान लग्यो उर लछिमन के तब, प्रान तजे सुत रावन मारो।
लै गृह बैद्य सुषेन समेत, तबै गिरि द्रोन सु बीर उपारो।
आनि सजीवन हाथ दई तब, लछिमन के तुम प्रान उबारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'The weapon of Ravan’s son struck Lakshman in the breast and life was leaving him. You carried the physician Sushena here, house and all, and tore up mount Drona; you put the sanjivani herb in his hand and saved Lakshman’s life.',
          hi: 'रावण के पुत्र का बाण लक्ष्मण की छाती में लगा और प्राण जाने लगे। तब आप वैद्य सुषेण को घर समेत ले आए और द्रोण पर्वत उखाड़ लाए; संजीवनी हाथ में देकर आपने लक्ष्मण के प्राण बचाए।',
        },
      },
      {
        text: `रावन जुद्ध अजान कियो तब, नाग कि फाँस सबै सिर डारो।
श्रीरघुनाथ समेत सबै दल, मोह भयो यह संकट भारो।
आनि खगेस तबै हनुमान जु, बंधन काटि सुत्रास निवारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'In the battle a noose of serpents was thrown over all; with Ram himself the whole army fell into a swoon, and the trouble was great. Then, Hanuman, you brought the king of birds, who cut the bonds and took the dread away.',
          hi: 'युद्ध में सब पर नागपाश डाल दिया गया; श्रीरघुनाथ समेत सारी सेना मूर्छित हुई और संकट भारी हो गया। तब, हे हनुमान, आप गरुड़ को ले आए, जिन्होंने बंधन काटकर त्रास दूर किया।',
        },
      },
      {
        text: `बंधु समेत जबै अहिरावन, लै रघुनाथ पताल सिधारो।
देबिहिं पूजि भली बिधि सों बलि, देउ सबै मिलि मंत्र बिचारो।
जाय सहाय भयो तब ही, अहिरावन सैन्य समेत सँहारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'Ahiravan carried Ram and his brother to the nether world and planned with his people to offer them to the goddess. You went to their help at once and overthrew Ahiravan with his army.',
          hi: 'जब अहिरावण श्रीराम को भाई समेत पाताल ले गया और सबने मिलकर देवी को बलि देने का विचार किया, तब आप तुरंत सहायता को पहुँचे और अहिरावण को सेना समेत परास्त किया।',
        },
      },
      {
        text: `काज किए बड़ देवन के तुम, बीर महाप्रभु देखि बिचारो।
कौन सो संकट मोर गरीब को, जो तुमसों नहिं जात है टारो।
बेगि हरो हनुमान महाप्रभु, जो कछु संकट होय हमारो।
को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो॥`,
        meaning: {
          en: 'You have done great work for the gods; think of it, heroic lord. What trouble of a poor person like me could be beyond your help? Whatever trouble is mine, great Hanuman, take it away soon.',
          hi: 'आपने देवताओं के बड़े-बड़े काम किए हैं; हे वीर महाप्रभु, विचार कर देखिए। मुझ दीन का ऐसा कौन-सा संकट है जो आपसे टल न सके? हे महाप्रभु हनुमान, हमारा जो भी संकट हो, उसे शीघ्र हर लीजिए।',
        },
      },
      {
        text: `दोहा
लाल देह लाली लसे, अरु धरि लाल लँगूर।
बज्र देह दानव दलन, जय जय जय कपि सूर॥`,
        meaning: {
          en: 'Your red body glows, your tail is red too; hard as a thunderbolt you crush the demons: victory, victory, victory, monkey hero.',
          hi: 'आपका लाल शरीर लालिमा से शोभित है और पूँछ भी लाल है; वज्र जैसी देह से आप दानवों का दलन करते हैं: हे शूर कपि, आपकी जय, जय, जय।',
        },
      },
    ],
  },
  {
    key: 'shri-ramchandra-kripalu',
    title: { en: 'Shri Ramchandra Kripalu Bhaju Man (Tulsidas)', hi: 'श्री रामचन्द्र कृपालु भजु मन (तुलसीदास)' },
    deity: 'ram',
    language: 'bra',
    festivals: ['ram_navami', 'dussehra', 'diwali', 'vivah_panchami', 'tulsidas_jayanti'],
    words: ['Ram aarti', 'Ram stuti', 'राम जी की आरती', 'राम स्तुति'],
    origin: {
      en: 'Goswami Tulsidas, from the Vinay Patrika (song 45), 16th–17th century. Braj Bhasha so full of Sanskrit that many lines read as either.',
      hi: 'गोस्वामी तुलसीदास, विनय पत्रिका (पद 45), 16वीं–17वीं शताब्दी। संस्कृतनिष्ठ ब्रजभाषा।',
    },
    benefits: {
      en: 'Traditionally sung in the evening, at Ram Navami and at the end of a reading of the Ramcharitmanas. It paints the figure of Ram line by line, so that singing it becomes a way of keeping him before the mind.',
      hi: 'परंपरा से इसे संध्या समय, रामनवमी पर और रामचरितमानस के पाठ के अंत में गाया जाता है। यह पंक्ति-पंक्ति में श्रीराम का रूप चित्रित करता है, इसलिए इसे गाना उन्हें मन के सामने रखने का एक ढंग बन जाता है।',
    },
    stanzas: [
      {
        text: `श्री रामचन्द्र कृपालु भजु मन हरण भवभय दारुणं।
नवकंज लोचन कंजमुख करकंज पदकंजारुणं॥`,
        meaning: {
          en: 'Worship, my mind, the gracious Ramchandra, who takes away the heavy dread of worldly life: his eyes are fresh lotuses, and lotuses his face and hands and rosy feet.',
          hi: 'हे मन, कृपालु श्रीरामचंद्र का भजन कर, जो संसार के दारुण भय को हरते हैं; जिनके नेत्र नव कमल हैं और मुख, हाथ तथा अरुण चरण भी कमल जैसे हैं।',
        },
      },
      {
        text: `कन्दर्प अगणित अमित छवि नवनील नीरद सुन्दरं।
पट पीत मानहुँ तड़ित रुचि शुचि नौमि जनकसुतावरं॥`,
        meaning: {
          en: 'His beauty is that of countless gods of love, handsome as a new dark cloud; his yellow dress is like pure lightning. I bow to the husband of Janak’s daughter.',
          hi: 'उनकी छवि अगणित कामदेवों जैसी है, वे नव नील मेघ के समान सुंदर हैं; पीत वस्त्र मानो पवित्र बिजली की चमक है। जनकसुता के उन स्वामी को मैं नमन करता हूँ।',
        },
      },
      {
        text: `भजु दीनबन्धु दिनेश दानव दैत्यवंश निकन्दनं।
रघुनन्द आनन्दकन्द कोशलचन्द दशरथनन्दनं॥`,
        meaning: {
          en: 'Worship the friend of the poor, Sun of his line, who roots out the race of demons; joy of Raghu, root of bliss, moon of Koshala, son of Dasharath.',
          hi: 'दीनों के बंधु, सूर्यकुल के सूर्य, दानव-दैत्य वंश का नाश करने वाले, रघुनंदन, आनंदकंद, कोशल के चंद्र, दशरथनंदन का भजन कर।',
        },
      },
      {
        text: `सिर मुकुट कुण्डल तिलक चारु उदार अंग विभूषणं।
आजानुभुज शरचापधर संग्रामजित खरदूषणं॥`,
        meaning: {
          en: 'With crown and earrings and a fine tilak, noble limbs adorned, arms to the knee, with bow and arrow, victor in battle over Khara and Dushana.',
          hi: 'सिर पर मुकुट, कानों में कुंडल, सुंदर तिलक, भूषणों से सजे उदार अंग; घुटनों तक भुजाएँ, हाथ में धनुष-बाण, युद्ध में खर और दूषण को जीतने वाले।',
        },
      },
      {
        text: `इति वदति तुलसीदास शंकर शेष मुनि मन रंजनं।
मम हृदय कंज निवास कुरु कामादि खल दल गंजनं॥`,
        meaning: {
          en: 'Thus says Tulsidas: you who gladden Shiv, Shesha and the minds of sages, live in the lotus of my heart and defeat desire and its wicked band.',
          hi: 'तुलसीदास इस प्रकार कहते हैं: हे शंकर, शेष और मुनियों के मन को प्रसन्न करने वाले, मेरे हृदय-कमल में निवास कीजिए और काम आदि दुष्टों के दल का नाश कीजिए।',
        },
      },
    ],
  },
  {
    key: 'aarti-ramayan-ji',
    title: { en: 'Aarti Shri Ramayan Ji Ki', hi: 'आरति श्रीरामायनजी की' },
    deity: 'ram',
    language: 'awa',
    festivals: ['ram_navami', 'tulsidas_jayanti', 'dussehra'],
    words: ['Ramayan aarti', 'Ramcharitmanas', 'रामायण जी की आरती', 'रामचरितमानस'],
    origin: {
      en: 'By tradition Goswami Tulsidas (16th century), whose name the last line bears; printed with the Ramcharitmanas. Awadhi and Braj.',
      hi: 'परंपरा से गोस्वामी तुलसीदास (16वीं शताब्दी), जिनका नाम अंतिम पंक्ति में है; रामचरितमानस के साथ छपती आई है। अवधी और ब्रज।',
    },
    benefits: {
      en: 'Traditionally sung with a lamp before the book itself, when a reading of the Ramayan ends for the day. It thanks all who have handed the story down, from Valmiki to Tulsidas.',
      hi: 'परंपरा से दिन का रामायण-पाठ पूरा होने पर ग्रंथ के सामने दीप लेकर इसे गाते हैं। यह वाल्मीकि से तुलसीदास तक उन सबका स्मरण करती है जिन्होंने यह कथा आगे पहुँचाई।',
    },
    stanzas: [
      {
        text: `आरति श्रीरामायनजी की।
कीरति कलित ललित सिय पी की॥`,
        meaning: {
          en: 'This is the aarti of the holy Ramayan, the lovely and graceful fame of Sita’s beloved.',
          hi: 'यह श्रीरामायण जी की आरती है, सीतापति श्रीराम की कोमल और सुंदर कीर्ति।',
        },
      },
      {
        text: `गावत ब्रह्मादिक मुनि नारद।
बालमीक बिग्यान बिसारद॥
सुक सनकादि सेष अरु सारद।
बरनि पवनसुत कीरति नीकी॥
आरति श्रीरामायनजी की॥`,
        meaning: {
          en: 'Brahma and the other gods, the sages and Narad sing it, Valmiki, master of wisdom, Shuka, Sanak and his brothers, Shesha and Saraswati; Hanuman tells its fame beautifully.',
          hi: 'इसे ब्रह्मा आदि देव, मुनि, नारद, ज्ञान में निपुण वाल्मीकि, शुकदेव, सनकादि, शेष और सरस्वती गाते हैं; पवनसुत ने इसकी कीर्ति सुंदर ढंग से कही है।',
        },
      },
      {
        text: `गावत बेद पुरान अष्टदस।
छओ सास्त्र सब ग्रंथन को रस॥
मुनि जन धन संतन को सरबस।
सार अंस संमत सबही की॥
आरति श्रीरामायनजी की॥`,
        meaning: {
          en: 'The Vedas and the eighteen Puranas sing it, the essence of the six systems and of all books, the whole wealth of sages and saints, the best part of what all agree on.',
          hi: 'इसे वेद और अठारह पुराण गाते हैं; यह छहों शास्त्रों और सब ग्रंथों का रस, मुनिजनों का धन, संतों का सर्वस्व और सबके मान्य विचारों का सार है।',
        },
      },
      {
        text: `गावत संतत संभु भवानी।
अरु घटसंभव मुनि बिग्यानी॥
ब्यास आदि कबिबर्ज बखानी।
कागभुसुंडि गरुड के ही की॥
आरति श्रीरामायनजी की॥`,
        meaning: {
          en: 'Shiv and Bhavani sing it always, and the wise sage Agastya; Vyas and the best of poets have told it, and it lives in the hearts of Kakbhushundi and Garuda.',
          hi: 'इसे शंभु और भवानी सदा गाते हैं, और ज्ञानी मुनि अगस्त्य भी; व्यास आदि श्रेष्ठ कवियों ने इसे कहा है और यह काकभुशुंडि तथा गरुड़ के हृदय में बसती है।',
        },
      },
      {
        text: `कलिमल हरनि बिषय रस फीकी।
सुभग सिंगार मुक्ति जुबती की॥
दलन रोग भव मूरि अमी की।
तात मात सब बिधि तुलसी की॥
आरति श्रीरामायनजी की॥`,
        meaning: {
          en: 'It takes away the grime of a hard age and finds no taste in mere pleasure; it is the lovely ornament of freedom, a root of nectar against the ills of the world, and in every way father and mother to Tulsi.',
          hi: 'यह कलियुग का मैल हरती है और विषय-रस में रुचि नहीं रखती; यह मुक्ति रूपी युवती का सुंदर शृंगार, भवरोग मिटाने वाली अमृत की जड़ी और तुलसी के लिए सब प्रकार से माता-पिता है।',
        },
      },
    ],
  },
  {
    key: 'bhaye-pragat-kripala',
    title: { en: 'Bhaye Pragat Kripala (Ramcharitmanas)', hi: 'भए प्रगट कृपाला (रामचरितमानस)' },
    deity: 'ram',
    language: 'awa',
    festivals: ['ram_navami', 'tulsidas_jayanti'],
    words: ['Ram Janma Stuti', 'Ramcharitmanas', 'राम जन्म स्तुति', 'रामचरितमानस', 'कौसल्या स्तुति'],
    origin: {
      en: 'Goswami Tulsidas, Ramcharitmanas, Balkand 192 (begun 1574). Awadhi.',
      hi: 'गोस्वामी तुलसीदास, रामचरितमानस, बालकांड 192 (आरंभ 1574)। अवधी।',
    },
    benefits: {
      en: 'Traditionally sung at noon on Ram Navami, the hour of Ram’s birth, and in many homes at the birth of a child. It is a mother’s song of wonder, and is sung with bells and small cradles.',
      hi: 'परंपरा से इसे रामनवमी को मध्याह्न में, श्रीराम के जन्म की घड़ी पर, और अनेक घरों में शिशु के जन्म पर गाते हैं। यह एक माता के विस्मय का गीत है, जिसे घंटी और छोटे पालने के साथ गाया जाता है।',
    },
    stanzas: [
      {
        text: `भए प्रगट कृपाला दीनदयाला कौसल्या हितकारी।
हरषित महतारी मुनि मन हारी अद्भुत रूप बिचारी॥
लोचन अभिरामा तनु घनस्यामा निज आयुध भुज चारी।
भूषन बनमाला नयन बिसाला सोभासिंधु खरारी॥`,
        meaning: {
          en: 'He has appeared, the gracious one, kind to the poor, Kausalya’s joy. His mother was glad as she looked at the wonderful form that charms the minds of sages: lovely to the eyes, dark as a cloud, his own weapons in four arms, with ornaments and a garland of the woods, wide-eyed, an ocean of beauty, the foe of Khara.',
          hi: 'दीनों पर दया करने वाले, कौसल्या का हित करने वाले कृपालु प्रभु प्रकट हुए। मुनियों का मन हरने वाले अद्भुत रूप को देखकर माता हर्षित हुईं: नेत्रों को सुख देने वाला, मेघ जैसा श्याम शरीर, चारों भुजाओं में अपने आयुध, भूषण और वनमाला, विशाल नेत्र: शोभा के सागर, खर के शत्रु।',
        },
      },
      {
        text: `कह दुइ कर जोरी अस्तुति तोरी केहि बिधि करौं अनंता।
माया गुन ग्यानातीत अमाना बेद पुरान भनंता॥
करुना सुख सागर सब गुन आगर जेहि गावहिं श्रुति संता।
सो मम हित लागी जन अनुरागी भयउ प्रगट श्रीकंता॥`,
        meaning: {
          en: 'Folding both hands she said: how am I to praise you, endless one? The Vedas and Puranas say you are beyond illusion, qualities and knowledge, and beyond measure. You of whom scripture and saints sing as an ocean of compassion and joy and a store of all virtues, you, Lakshmi’s lord, who love your people, have appeared for my sake.',
          hi: 'दोनों हाथ जोड़कर वे बोलीं: हे अनंत, मैं किस प्रकार आपकी स्तुति करूँ? वेद और पुराण आपको माया, गुण और ज्ञान से परे तथा परिमाण रहित बताते हैं। श्रुति और संत जिन्हें करुणा और सुख का सागर, सब गुणों का धाम कहकर गाते हैं, वही भक्तों पर प्रेम करने वाले लक्ष्मीपति मेरे हित के लिए प्रकट हुए हैं।',
        },
      },
      {
        text: `ब्रह्मांड निकाया निर्मित माया रोम रोम प्रति बेद कहै।
मम उर सो बासी यह उपहासी सुनत धीर मति थिर न रहै॥
उपजा जब ग्याना प्रभु मुसुकाना चरित बहुत बिधि कीन्ह चहै।
कहि कथा सुहाई मातु बुझाई जेहि प्रकार सुत प्रेम लहै॥`,
        meaning: {
          en: 'The Veda says that hosts of worlds, made by your maya, lie in every pore of you; that such a one has lived within me is a thing at which even a steady mind wavers. When this knowledge came to her the Lord smiled, for he wished to play many parts; he told her a lovely story and made his mother understand, so that she might love him as her son.',
          hi: 'वेद कहते हैं कि माया के रचे अनेक ब्रह्मांड आपके रोम-रोम में हैं; वही आप मेरे गर्भ में रहे, यह सुनकर धीर पुरुषों की बुद्धि भी स्थिर नहीं रहती। जब माता को यह ज्ञान हुआ तब प्रभु मुसकराए, क्योंकि वे अनेक लीलाएँ करना चाहते थे; उन्होंने सुंदर कथा कहकर माता को समझाया, जिससे उन्हें पुत्र का प्रेम मिले।',
        },
      },
      {
        text: `माता पुनि बोली सो मति डोली तजहु तात यह रूपा।
कीजै सिसुलीला अति प्रियसीला यह सुख परम अनूपा॥
सुनि बचन सुजाना रोदन ठाना होइ बालक सुरभूपा।
यह चरित जे गावहिं हरिपद पावहिं ते न परहिं भवकूपा॥`,
        meaning: {
          en: 'Then her mood changed and the mother said: dear one, leave this form and play as a child, which is so lovable; that joy has no equal. Hearing her, the all-knowing king of the gods became a baby and began to cry. Those who sing this story, says Tulsi, come to Hari’s feet and do not fall into the well of the world.',
          hi: 'फिर माता की मति बदली और वे बोलीं: हे तात, यह रूप छोड़कर अत्यंत प्रिय बाल-लीला कीजिए; यह सुख परम अनुपम है। यह वचन सुनकर सुजान देवराज बालक होकर रोने लगे। जो यह चरित गाते हैं, वे हरिपद पाते हैं और संसार के कुएँ में नहीं गिरते, ऐसा तुलसी कहते हैं।',
        },
      },
      {
        text: `दोहा
बिप्र धेनु सुर संत हित लीन्ह मनुज अवतार।
निज इच्छा निर्मित तनु माया गुन गो पार॥`,
        meaning: {
          en: 'For the good of the learned, of cows, gods and saints he came down as a human being, in a body made by his own will, beyond maya, the qualities and the senses.',
          hi: 'विद्वानों, गौओं, देवताओं और संतों के हित के लिए उन्होंने मनुष्य का अवतार लिया; उनका शरीर अपनी इच्छा से बना है, वे माया, गुण और इंद्रियों से परे हैं।',
        },
      },
    ],
  },
];
