import type { AartiText } from '../words.ts';

/** Hymns of forty verses, after the model of the Hanuman Chalisa, and the Bajrang Baan. */
export const chalisas: AartiText[] = [
  {
    key: 'shiv-chalisa',
    title: { en: 'Shiv Chalisa (Ayodhyadas)', hi: 'शिव चालीसा (अयोध्यादास)' },
    deity: 'shiv',
    language: 'hi',
    festivals: ['maha_shivaratri', 'hariyali_teej'],
    words: [
      'Chalisa',
      'Monday',
      'Sawan',
      'Trayodashi',
      'Ayodhyadas',
      'चालीसा',
      'सोमवार',
      'सावन',
      'त्रयोदशी',
      'अयोध्यादास',
      'भोलेनाथ',
    ],
    origin: {
      en: 'Signed by Ayodhyadas. The closing couplet gives the sixth day of Margashirsha of the year 64, usually read as Samvat 1964 (1907); nothing more is known of the poet. Hindi with Awadhi forms.',
      hi: 'रचना में अयोध्यादास का नाम है। अंतिम दोहे में मगसर छठ, संवत चौसठ लिखा है, जिसे प्रायः संवत 1964 (1907 ईस्वी) माना जाता है; कवि के बारे में और कुछ ज्ञात नहीं। अवधी रूपों वाली हिन्दी।',
    },
    benefits: {
      en: 'Traditionally recited in the morning, on Mondays, on the thirteenth day of the Moon and on Mahashivratri, with incense, a lamp and water for the linga. Its verses recall how Shiv helped those who came to him in need, from the gods at the churning of the ocean to Ram before Lanka, and turn that memory into a prayer of one’s own.',
      hi: 'परंपरा से इसका पाठ सुबह, सोमवार को, त्रयोदशी पर और महाशिवरात्रि पर धूप, दीप और जल के साथ होता है। इसके पद याद करते हैं कि संकट में शरण आने वालों की शिव ने कैसे सहायता की, समुद्र-मंथन के देवताओं से लेकर लंका के सामने खड़े श्रीराम तक, और इसी स्मृति को अपनी प्रार्थना बना देते हैं।',
    },
    stanzas: [
      {
        text: `दोहा
जय गणेश गिरिजा सुवन, मंगल मूल सुजान।
कहत अयोध्यादास तुम, देहु अभय वरदान॥`,
        meaning: {
          en: 'Victory to Ganesh, Girija’s son, wise root of all that is good: grant the gift of fearlessness, says Ayodhyadas.',
          hi: 'गिरिजा के पुत्र, मंगल के मूल, सुजान गणेश की जय हो: अयोध्यादास कहते हैं, आप अभय का वरदान दीजिए।',
        },
      },
      {
        text: `चौपाई
जय गिरिजा पति दीन दयाला।
सदा करत सन्तन प्रतिपाला॥`,
        meaning: {
          en: 'Victory to Girija’s lord, kind to the poor, who always takes care of the good.',
          hi: 'दीनों पर दया करने वाले गिरिजापति की जय हो, जो सदा संतों का पालन करते हैं।',
        },
      },
      {
        text: `भाल चन्द्रमा सोहत नीके।
कानन कुण्डल नागफनी के॥`,
        meaning: {
          en: 'The moon sits beautifully on your brow, and in your ears are rings of serpents’ hoods.',
          hi: 'आपके माथे पर चंद्रमा सुंदर शोभित है और कानों में नागफन के कुंडल हैं।',
        },
      },
      {
        text: `अंग गौर शिर गंग बहाये।
मुण्डमाल तन क्षार लगाये॥`,
        meaning: {
          en: 'Fair of limb, with the Ganga flowing from your head, you wear a garland of skulls and ash upon your body.',
          hi: 'आपका अंग गौर है, सिर से गंगा बहती हैं, गले में मुंडमाला और शरीर पर भस्म है।',
        },
      },
      {
        text: `वस्त्र खाल बाघम्बर सोहे।
छवि को देखि नाग मन मोहे॥`,
        meaning: {
          en: 'A tiger’s skin is your fine dress; even serpents lose their hearts at the sight.',
          hi: 'बाघ की खाल आपके वस्त्र की शोभा है; यह छवि देखकर नागों का मन भी मोहित होता है।',
        },
      },
      {
        text: `मैना मातु की हवे दुलारी।
बाम अंग सोहत छवि न्यारी॥`,
        meaning: {
          en: 'Mother Maina’s darling daughter sits at your left, a beauty like no other.',
          hi: 'माता मैना की दुलारी पार्वती आपके बाएँ अंग में शोभित हैं, उनकी छवि निराली है।',
        },
      },
      {
        text: `कर त्रिशूल सोहत छवि भारी।
करत सदा शत्रुन क्षयकारी॥`,
        meaning: {
          en: 'The trident in your hand shines grandly and ever puts an end to foes.',
          hi: 'आपके हाथ में त्रिशूल बहुत शोभा देता है, जो सदा शत्रुओं का क्षय करता है।',
        },
      },
      {
        text: `नन्दि गणेश सोहै तहँ कैसे।
सागर मध्य कमल हैं जैसे॥`,
        meaning: {
          en: 'How do Nandi and Ganesh look beside you? Like lotuses in the middle of a lake.',
          hi: 'वहाँ नंदी और गणेश कैसे शोभित हैं? जैसे सागर के बीच कमल।',
        },
      },
      {
        text: `कार्तिक श्याम और गणराऊ।
या छवि को कहि जात न काऊ॥`,
        meaning: {
          en: 'Kartik, the dark goddess and the lord of the hosts: nobody can put this beauty into words.',
          hi: 'कार्तिकेय, श्यामा और गणराज: इस छवि का वर्णन किसी से नहीं हो सकता।',
        },
      },
      {
        text: `देवन जबहीं जाय पुकारा।
तब ही दुख प्रभु आप निवारा॥`,
        meaning: {
          en: 'Whenever the gods came and called, you, Lord, took their sorrow away.',
          hi: 'जब भी देवताओं ने जाकर पुकारा, हे प्रभु, आपने तभी उनका दुःख दूर किया।',
        },
      },
      {
        text: `किया उपद्रव तारक भारी।
देवन सब मिलि तुमहिं जुहारी॥`,
        meaning: {
          en: 'When Tarak raised great trouble, all the gods together turned to you.',
          hi: 'तारक ने भारी उपद्रव किया, तब सब देवताओं ने मिलकर आपसे विनती की।',
        },
      },
      {
        text: `तुरत षडानन आप पठायउ।
लवनिमेष महँ मारि गिरायउ॥`,
        meaning: {
          en: 'At once you sent the six-faced one, who brought him down in the wink of an eye.',
          hi: 'आपने तुरंत षडानन को भेजा, जिन्होंने पलक झपकते उसे मार गिराया।',
        },
      },
      {
        text: `आप जलंधर असुर संहारा।
सुयश तुम्हार विदित संसारा॥`,
        meaning: {
          en: 'You overcame the demon Jalandhar; the whole world knows your good fame.',
          hi: 'आपने जलंधर असुर का संहार किया; आपका सुयश सारा संसार जानता है।',
        },
      },
      {
        text: `त्रिपुरासुर सन युद्ध मचाई।
सबहिं कृपा कर लीन बचाई॥`,
        meaning: {
          en: 'You made war on Tripurasur and in your grace saved everyone.',
          hi: 'त्रिपुरासुर से युद्ध करके आपने कृपा करके सबको बचा लिया।',
        },
      },
      {
        text: `किया तपहिं भागीरथ भारी।
पुरब प्रतिज्ञा तासु पुरारी॥`,
        meaning: {
          en: 'Bhagirath did hard penance, and you, foe of the three cities, made good his vow.',
          hi: 'भागीरथ ने कठिन तप किया और हे त्रिपुरारि, आपने उनकी प्रतिज्ञा पूरी की।',
        },
      },
      {
        text: `दानिन महँ तुम सम कोउ नाहीं।
सेवक स्तुति करत सदाहीं॥`,
        meaning: {
          en: 'Among givers there is none like you; your servants praise you always.',
          hi: 'दानियों में आपके समान कोई नहीं; सेवक सदा आपकी स्तुति करते हैं।',
        },
      },
      {
        text: `वेद नाम महिमा तव गाई।
अकथ अनादि भेद नहिं पाई॥`,
        meaning: {
          en: 'The Vedas have sung the greatness of your name; beyond words and without beginning, you are a secret that none has found.',
          hi: 'वेदों ने आपके नाम की महिमा गाई है; आप अकथनीय और अनादि हैं, आपका भेद कोई नहीं पा सका।',
        },
      },
      {
        text: `प्रकटी उदधि मंथन में ज्वाला।
जरत सुरासुर भए विहाला॥`,
        meaning: {
          en: 'Fire burst out when the ocean was churned, and gods and demons, scorched, lost heart.',
          hi: 'समुद्र-मंथन में ज्वाला प्रकट हुई और जलते हुए देव-असुर व्याकुल हो गए।',
        },
      },
      {
        text: `कीन्ह दया तहँ करी सहाई।
नीलकण्ठ तब नाम कहाई॥`,
        meaning: {
          en: 'There you took pity and helped, and since then you are called Blue-throated.',
          hi: 'वहाँ आपने दया करके सहायता की, तभी आपका नाम नीलकंठ पड़ा।',
        },
      },
      {
        text: `पूजन रामचन्द्र जब कीन्हा।
जीत के लंक विभीषण दीन्हा॥`,
        meaning: {
          en: 'When Ramchandra worshipped you, he won Lanka and gave it to Vibhishan.',
          hi: 'श्रीरामचंद्र ने जब आपका पूजन किया, तब लंका जीतकर विभीषण को दे दी।',
        },
      },
      {
        text: `सहस कमल में हो रहे धारी।
कीन्ह परीक्षा तबहिं पुरारी॥`,
        meaning: {
          en: 'As he was offering a thousand lotuses, you put him to the test.',
          hi: 'वे सहस्र कमल चढ़ा रहे थे, तभी हे त्रिपुरारि, आपने परीक्षा ली।',
        },
      },
      {
        text: `एक कमल प्रभु राखेउ जोई।
कमल नयन पूजन चहँ सोई॥`,
        meaning: {
          en: 'You kept one lotus back, Lord, and he wished to offer his own lotus eye in its place.',
          hi: 'प्रभु, आपने एक कमल छिपा लिया, तब वे उसकी जगह अपना कमल-नयन चढ़ाने को तैयार हुए।',
        },
      },
      {
        text: `कठिन भक्ति देखी प्रभु शंकर।
भये प्रसन्न दिए इच्छित वर॥`,
        meaning: {
          en: 'Seeing such firm devotion, Lord Shankar, you were pleased and gave the boon he wished for.',
          hi: 'ऐसी कठिन भक्ति देखकर, हे प्रभु शंकर, आपने प्रसन्न होकर इच्छित वर दिया।',
        },
      },
      {
        text: `जय जय जय अनन्त अविनाशी।
करत कृपा सब के घटवासी॥`,
        meaning: {
          en: 'Victory, victory to the endless, undying one, who lives in every heart and is gracious.',
          hi: 'अनंत, अविनाशी प्रभु की जय, जय, जय; आप सबके हृदय में बसकर कृपा करते हैं।',
        },
      },
      {
        text: `दुष्ट सकल नित मोहि सतावै।
भ्रमत रहौं मोहि चैन न आवै॥`,
        meaning: {
          en: 'All that is bad torments me day by day; I wander about and find no rest.',
          hi: 'सारी बुराइयाँ मुझे नित सताती हैं; मन भटकता रहता है, मुझे चैन नहीं मिलता।',
        },
      },
      {
        text: `त्राहि त्राहि मैं नाथ पुकारो।
यहि अवसर मोहि आन उबारो॥`,
        meaning: {
          en: 'Save me, save me, I call, Lord: come at this hour and lift me out.',
          hi: 'हे नाथ, मेरी पुकार है, रक्षा कीजिए, रक्षा कीजिए; इस घड़ी आकर मुझे उबारिए।',
        },
      },
      {
        text: `लै त्रिशूल शत्रुन को मारो।
संकट से मोहि आन उबारो॥`,
        meaning: {
          en: 'Take your trident, strike my foes and bring me out of this trouble.',
          hi: 'त्रिशूल लेकर शत्रुओं को मारिए और संकट से मुझे निकाल लीजिए।',
        },
      },
      {
        text: `मात-पिता भ्राता सब कोई।
संकट में पूछत नहिं कोई॥`,
        meaning: {
          en: 'Mother, father, brothers are there for all, yet in trouble nobody asks after one.',
          hi: 'माता, पिता, भाई सबके होते हैं, पर संकट में कोई नहीं पूछता।',
        },
      },
      {
        text: `स्वामी एक है आस तुम्हारी।
आय हरहु मम संकट भारी॥`,
        meaning: {
          en: 'Master, you are my one hope: come and take away my heavy trouble.',
          hi: 'स्वामी, बस आपकी ही आशा है; आकर मेरा भारी संकट हर लीजिए।',
        },
      },
      {
        text: `धन निर्धन को देत सदा हीं।
जो कोई जाँचे सो फल पाहीं॥`,
        meaning: {
          en: 'You always give to those who have nothing; whoever asks is answered.',
          hi: 'आप निर्धन को सदा धन देते हैं; जो कोई माँगे, उसे फल मिलता है।',
        },
      },
      {
        text: `अस्तुति केहि विधि करौं तुम्हारी।
क्षमहु नाथ अब चूक हमारी॥`,
        meaning: {
          en: 'How am I to praise you? Forgive our mistakes now, Lord.',
          hi: 'आपकी स्तुति किस प्रकार की जाए? हे नाथ, अब हमारी चूक क्षमा कीजिए।',
        },
      },
      {
        text: `शंकर हो संकट के नाशन।
मंगल कारण विघ्न विनाशन॥`,
        meaning: {
          en: 'You are Shankar, who ends trouble, causes good and breaks hindrances.',
          hi: 'आप शंकर हैं: संकट के नाशक, मंगल के कारण और विघ्नों के विनाशक।',
        },
      },
      {
        text: `योगी यति मुनि ध्यान लगावैं।
शारद नारद शीश नवावैं॥`,
        meaning: {
          en: 'Yogis, ascetics and sages meditate on you; Saraswati and Narad bow their heads.',
          hi: 'योगी, यति और मुनि आपका ध्यान लगाते हैं; शारदा और नारद शीश नवाते हैं।',
        },
      },
      {
        text: `नमो नमो जय नमः शिवाय।
सुर ब्रह्मादिक पार न पाय॥`,
        meaning: {
          en: 'Homage, homage, victory: namah Shivaya! Brahma and the gods do not find your end.',
          hi: 'नमो नमो, जय नमः शिवाय! ब्रह्मा आदि देव भी आपका पार नहीं पाते।',
        },
      },
      {
        text: `जो यह पाठ करे मन लाई।
ता पर होत है शम्भु सहाई॥`,
        meaning: {
          en: 'Whoever recites this with the whole mind, says the poet, has Shambhu as a helper.',
          hi: 'कवि कहते हैं: जो मन लगाकर यह पाठ करे, शंभु उसके सहायक होते हैं।',
        },
      },
      {
        text: `ऋनियां जो कोई हो अधिकारी।
पाठ करे सो पावन हारी॥`,
        meaning: {
          en: 'Even one loaded with debts, it says, is made clean by reciting it.',
          hi: 'कहा गया है: ऋण से दबे जन भी पाठ करके पावन होते हैं।',
        },
      },
      {
        text: `पुत्र होन कर इच्छा जोई।
निश्चय शिव प्रसाद तेहि होई॥`,
        meaning: {
          en: 'Whoever longs for a child, the verse tells, puts that hope in the grace of Shiv.',
          hi: 'जिसे संतान की इच्छा हो, पद कहता है, वह शिव के प्रसाद की आशा रखे।',
        },
      },
      {
        text: `पण्डित त्रयोदशी को लावे।
ध्यान पूर्वक होम करावे॥`,
        meaning: {
          en: 'On the thirteenth day one calls a learned priest and has the fire offering made with care.',
          hi: 'त्रयोदशी को पंडित बुलाकर ध्यान से होम कराया जाए।',
        },
      },
      {
        text: `त्रयोदशी व्रत करै हमेशा।
ताके तन नहीं रहै कलेशा॥`,
        meaning: {
          en: 'Of those who always keep the fast of the thirteenth it is said that no distress stays with them.',
          hi: 'जो सदा त्रयोदशी का व्रत करे, कहा गया है कि उसके तन में क्लेश नहीं रहता।',
        },
      },
      {
        text: `धूप दीप नैवेद्य चढ़ावे।
शंकर सम्मुख पाठ सुनावे॥`,
        meaning: {
          en: 'Offer incense, a lamp and food, and recite this before Shankar.',
          hi: 'धूप, दीप और नैवेद्य चढ़ाकर शंकर के सम्मुख यह पाठ सुनाया जाए।',
        },
      },
      {
        text: `जन्म जन्म के पाप नसावे।
अन्त धाम शिवपुर में पावे॥`,
        meaning: {
          en: 'The wrongs of many births pass away, says the song, and at the end there is a home in Shiv’s city.',
          hi: 'गीत कहता है: जन्म-जन्म के दोष मिटते हैं और अंत में शिवपुर में धाम मिलता है।',
        },
      },
      {
        text: `कहैं अयोध्यादास आस तुम्हारी।
जानि सकल दुःख हरहु हमारी॥`,
        meaning: {
          en: 'Ayodhyadas says: in you is our hope; you know all our sorrow, take it away.',
          hi: 'अयोध्यादास कहते हैं: आपसे ही आशा है; हमारे सब दुःख जानकर उन्हें हर लीजिए।',
        },
      },
      {
        text: `दोहा
नित्त नेम कर प्रातः ही, पाठ करौं चालीसा।
तुम मेरी मनोकामना, पूर्ण करो जगदीश॥`,
        meaning: {
          en: 'Each morning, as a rule, I recite these forty verses: lord of the world, fulfil the wish of my heart.',
          hi: 'प्रतिदिन सुबह नियम से यह चालीसा पढ़ी जाती है: हे जगदीश, मेरी मनोकामना पूर्ण कीजिए।',
        },
      },
      {
        text: `मगसर छठि हेमन्त ऋतु, संवत चौसठ जान।
अस्तुति चालीसा शिवहि, पूर्ण कीन कल्याण॥`,
        meaning: {
          en: 'On the sixth of Margashirsha, in the cold season of the year sixty-four, this praise of Shiv was completed for the good of all.',
          hi: 'मगसर की छठ, हेमंत ऋतु, संवत चौसठ को शिव की यह चालीसा-स्तुति सबके कल्याण के लिए पूर्ण हुई।',
        },
      },
    ],
  },
  {
    key: 'durga-chalisa',
    title: { en: 'Durga Chalisa (Devidas)', hi: 'दुर्गा चालीसा (देवीदास)' },
    deity: 'durga',
    language: 'hi',
    festivals: ['chaitra_navratri', 'sharad_navratri', 'maha_ashtami', 'maha_navami'],
    words: [
      'Chalisa',
      'Navratri',
      'Namo Namo Durge',
      'Devidas',
      'चालीसा',
      'नवरात्रि',
      'नमो नमो दुर्गे',
      'देवीदास',
      'माता',
    ],
    origin: {
      en: 'Traditional; its last verse bears the name Devidas, of whom nothing is known, nor is its year. Hindi with Awadhi and Braj forms.',
      hi: 'पारंपरिक; अंतिम पद में देवीदास का नाम है, जिनके बारे में कुछ ज्ञात नहीं, न रचना का समय। अवधी और ब्रज रूपों वाली हिन्दी।',
    },
    benefits: {
      en: 'Traditionally recited through the nine nights of Navratri, on the eighth day of the Moon and on Fridays, with a lamp before the mother. It walks through her forms, from Annapurna who feeds to Kali who fights, and from Hinglaj to Jwala, so that one who sings it goes on a pilgrimage without leaving home.',
      hi: 'परंपरा से इसका पाठ नवरात्रि की नौ रातों में, अष्टमी पर और शुक्रवार को माता के सामने दीप जलाकर होता है। यह अन्न देने वाली अन्नपूर्णा से युद्ध करने वाली काली तक उनके रूपों और हिंगलाज से ज्वाला तक उनके धामों का स्मरण है, मानो घर बैठे तीर्थयात्रा हो।',
    },
    stanzas: [
      {
        text: `चौपाई
नमो नमो दुर्गे सुख करनी।
नमो नमो अम्बे दुःख हरनी॥`,
        meaning: {
          en: 'Homage, homage to Durga, who brings joy; homage, homage to Amba, who takes sorrow away.',
          hi: 'सुख देने वाली दुर्गा को बार-बार नमस्कार; दुःख हरने वाली अंबा को बार-बार नमस्कार।',
        },
      },
      {
        text: `निरंकार है ज्योति तुम्हारी।
तिहूँ लोक फैली उजियारी॥`,
        meaning: {
          en: 'Your light has no form; its brightness fills the three worlds.',
          hi: 'आपकी ज्योति निराकार है; उसका उजाला तीनों लोकों में फैला है।',
        },
      },
      {
        text: `शशि ललाट मुख महाविशाला।
नेत्र लाल भृकुटि विकराला॥`,
        meaning: {
          en: 'The moon is on your brow, your face is vast, your eyes are red and your brows stern.',
          hi: 'आपके माथे पर चंद्र है, मुख अति विशाल है, नेत्र लाल और भौंहें विकराल हैं।',
        },
      },
      {
        text: `रूप मातु को अधिक सुहावे।
दरश करत जन अति सुख पावे॥`,
        meaning: {
          en: 'Mother, your form is lovely beyond measure; those who see it find great happiness.',
          hi: 'माता का रूप बहुत सुहाता है; दर्शन करके लोग अति सुख पाते हैं।',
        },
      },
      {
        text: `तुम संसार शक्ति लै कीना।
पालन हेतु अन्न धन दीना॥`,
        meaning: {
          en: 'With your power you made the world, and to sustain it you gave food and wealth.',
          hi: 'आपने अपनी शक्ति से संसार रचा और उसके पालन के लिए अन्न-धन दिया।',
        },
      },
      {
        text: `अन्नपूर्णा हुई जग पाला।
तुम ही आदि सुन्दरी बाला॥`,
        meaning: {
          en: 'As Annapurna you feed the world; you are the beautiful maiden who was there from the first.',
          hi: 'अन्नपूर्णा होकर आपने जगत का पालन किया; आप ही आदि सुंदरी बाला हैं।',
        },
      },
      {
        text: `प्रलयकाल सब नाशन हारी।
तुम गौरी शिवशंकर प्यारी॥`,
        meaning: {
          en: 'At the end of time you dissolve all things; you are Gauri, dear to Shiv Shankar.',
          hi: 'प्रलयकाल में आप सबको समेट लेती हैं; आप शिवशंकर की प्यारी गौरी हैं।',
        },
      },
      {
        text: `शिव योगी तुम्हरे गुण गावें।
ब्रह्मा विष्णु तुम्हें नित ध्यावें॥`,
        meaning: {
          en: 'Shiv and the yogis sing your virtues; Brahma and Vishnu meditate on you daily.',
          hi: 'शिव और योगी आपके गुण गाते हैं; ब्रह्मा और विष्णु नित आपका ध्यान करते हैं।',
        },
      },
      {
        text: `रूप सरस्वती को तुम धारा।
दे सुबुद्धि ऋषि मुनिन उबारा॥`,
        meaning: {
          en: 'You took the form of Saraswati and carried sages across with the gift of understanding.',
          hi: 'आपने सरस्वती का रूप धारण किया और सुबुद्धि देकर ऋषि-मुनियों को उबारा।',
        },
      },
      {
        text: `धरयो रूप नरसिंह को अम्बा।
परगट भई फाड़कर खम्बा॥`,
        meaning: {
          en: 'Amba, you took the form of the man-lion and appeared out of a broken pillar.',
          hi: 'हे अंबा, आपने नरसिंह का रूप लिया और खंभा फाड़कर प्रकट हुईं।',
        },
      },
      {
        text: `रक्षा करि प्रह्लाद बचायो।
हिरण्याक्ष को स्वर्ग पठायो॥`,
        meaning: {
          en: 'You guarded Prahlad and saved him, and sent Hiranyaksha to heaven.',
          hi: 'आपने रक्षा करके प्रह्लाद को बचाया और हिरण्याक्ष को स्वर्ग भेजा।',
        },
      },
      {
        text: `लक्ष्मी रूप धरो जग माहीं।
श्री नारायण अंग समाहीं॥`,
        meaning: {
          en: 'In this world you take the form of Lakshmi and rest at Narayan’s side.',
          hi: 'जगत में आप लक्ष्मी का रूप धरती हैं और श्रीनारायण के अंग में समाई हैं।',
        },
      },
      {
        text: `क्षीरसिन्धु में करत विलासा।
दयासिन्धु दीजै मन आसा॥`,
        meaning: {
          en: 'You dwell in delight on the sea of milk; ocean of mercy, grant what the heart hopes for.',
          hi: 'आप क्षीरसागर में विलास करती हैं; हे दयासागर, मन की आशा पूरी कीजिए।',
        },
      },
      {
        text: `हिंगलाज में तुम्हीं भवानी।
महिमा अमित न जात बखानी॥`,
        meaning: {
          en: 'In Hinglaj it is you, Bhavani; your greatness has no measure and cannot be told.',
          hi: 'हिंगलाज में आप ही भवानी हैं; आपकी असीम महिमा कही नहीं जाती।',
        },
      },
      {
        text: `मातंगी अरु धूमावति माता।
भुवनेश्वरी बगला सुख दाता॥`,
        meaning: {
          en: 'You are Matangi and mother Dhumavati, Bhuvaneshwari and Bagala, giver of happiness.',
          hi: 'आप मातंगी और धूमावती माता हैं, भुवनेश्वरी और सुखदाता बगला हैं।',
        },
      },
      {
        text: `श्री भैरव तारा जग तारिणी।
छिन्न भाल भव दुःख निवारिणी॥`,
        meaning: {
          en: 'You are Bhairavi, and Tara who carries the world across, and Chhinnamasta who ends the sorrow of life.',
          hi: 'आप भैरवी हैं, जगत को तारने वाली तारा हैं, और भव-दुःख मिटाने वाली छिन्नमस्ता हैं।',
        },
      },
      {
        text: `केहरि वाहन सोह भवानी।
लांगुर वीर चलत अगवानी॥`,
        meaning: {
          en: 'The lion is your fine mount, Bhavani, and the hero Langur goes before you.',
          hi: 'हे भवानी, सिंह आपका शोभन वाहन है और वीर लांगुर आगे-आगे चलते हैं।',
        },
      },
      {
        text: `कर में खप्पर खड्ग विराजै।
जाको देख काल डर भाजै॥`,
        meaning: {
          en: 'In your hands are the bowl and the sword, at whose sight Death itself flees in fear.',
          hi: 'आपके हाथ में खप्पर और खड्ग है, जिन्हें देखकर काल भी डरकर भागता है।',
        },
      },
      {
        text: `सोहै अस्त्र और त्रिशूला।
जाते उठत शत्रु हिय शूला॥`,
        meaning: {
          en: 'You shine with weapons and the trident, from which pain rises in the hearts of foes.',
          hi: 'आपके अस्त्र और त्रिशूल शोभित हैं, जिनसे शत्रु के हृदय में शूल उठता है।',
        },
      },
      {
        text: `नगरकोट में तुम्हीं विराजत।
तिहुँलोक में डंका बाजत॥`,
        meaning: {
          en: 'In Nagarkot it is you who are enthroned; your drum is heard in the three worlds.',
          hi: 'नगरकोट में आप ही विराजती हैं; तीनों लोकों में आपका डंका बजता है।',
        },
      },
      {
        text: `शुम्भ निशुम्भ दानव तुम मारे।
रक्तबीज शंखन संहारे॥`,
        meaning: {
          en: 'You slew the demons Shumbha and Nishumbha and the countless forms of Raktabija.',
          hi: 'आपने शुंभ-निशुंभ दानवों को मारा और असंख्य रक्तबीजों का संहार किया।',
        },
      },
      {
        text: `महिषासुर नृप अति अभिमानी।
जेहि अघ भार मही अकुलानी॥`,
        meaning: {
          en: 'King Mahishasur was full of pride, and the earth was weary under the weight of his misdeeds.',
          hi: 'राजा महिषासुर बहुत अभिमानी था, जिसके कुकर्मों के भार से पृथ्वी व्याकुल थी।',
        },
      },
      {
        text: `रूप कराल कालिका धारा।
सेन सहित तुम तिहि संहारा॥`,
        meaning: {
          en: 'You took the terrible form of Kalika and overthrew him with his army.',
          hi: 'आपने कालिका का विकराल रूप धरकर उसे सेना सहित परास्त किया।',
        },
      },
      {
        text: `परी गाढ़ सन्तन पर जब जब।
भई सहाय मातु तुम तब तब॥`,
        meaning: {
          en: 'Whenever hard times fell upon the good, then, Mother, you were their help.',
          hi: 'जब-जब संतों पर विपत्ति पड़ी, हे माता, तब-तब आप सहायक हुईं।',
        },
      },
      {
        text: `अमरपुरी अरु बासव लोका।
तब महिमा सब रहें अशोका॥`,
        meaning: {
          en: 'The city of the immortals and Indra’s world are free from sorrow by your greatness.',
          hi: 'अमरपुरी और इंद्रलोक आपकी महिमा से शोकरहित रहते हैं।',
        },
      },
      {
        text: `ज्वाला में है ज्योति तुम्हारी।
तुम्हें सदा पूजें नर-नारी॥`,
        meaning: {
          en: 'In Jwala is your flame; men and women worship you always.',
          hi: 'ज्वालाजी में आपकी ज्योति है; नर-नारी सदा आपकी पूजा करते हैं।',
        },
      },
      {
        text: `प्रेम भक्ति से जो यश गावें।
दुःख दारिद्र निकट नहिं आवें॥`,
        meaning: {
          en: 'Sorrow and want, it is sung, do not come near those who sing your fame with love and devotion.',
          hi: 'जो प्रेम और भक्ति से आपका यश गाते हैं, कहा गया है कि दुःख-दारिद्र्य उनके निकट नहीं आते।',
        },
      },
      {
        text: `ध्यावे तुम्हें जो नर मन लाई।
जन्म-मरण ताकौ छुटि जाई॥`,
        meaning: {
          en: 'Whoever meditates on you with the whole mind is freed, they say, from birth and death.',
          hi: 'जो मन लगाकर आपका ध्यान करे, कहते हैं उसका जन्म-मरण छूट जाता है।',
        },
      },
      {
        text: `जोगी सुर मुनि कहत पुकारी।
योग न हो बिन शक्ति तुम्हारी॥`,
        meaning: {
          en: 'Yogis, gods and sages say it aloud: there is no yoga without your power.',
          hi: 'योगी, देव और मुनि पुकारकर कहते हैं: आपकी शक्ति के बिना योग नहीं होता।',
        },
      },
      {
        text: `शंकर आचारज तप कीनो।
काम अरु क्रोध जीति सब लीनो॥`,
        meaning: {
          en: 'Shankaracharya did penance and conquered desire and anger.',
          hi: 'शंकराचार्य ने तप किया और काम तथा क्रोध सब जीत लिए।',
        },
      },
      {
        text: `निशिदिन ध्यान धरो शंकर को।
काहु काल नहिं सुमिरो तुमको॥`,
        meaning: {
          en: 'Night and day he meditated on Shankar, and at no time did he think of you.',
          hi: 'रात-दिन उन्होंने शंकर का ध्यान किया, पर किसी समय आपका स्मरण नहीं किया।',
        },
      },
      {
        text: `शक्ति रूप का मरम न पायो।
शक्ति गई तब मन पछितायो॥`,
        meaning: {
          en: 'He had not understood you in the form of Shakti; when his strength left him, he was sorry.',
          hi: 'उन्होंने शक्ति रूप का मर्म नहीं जाना; शक्ति चली गई तब मन में पछताए।',
        },
      },
      {
        text: `शरणागत हुई कीर्ति बखानी।
जय जय जय जगदम्ब भवानी॥`,
        meaning: {
          en: 'Then he came to you for shelter and told your glory: victory, victory, Jagadamba Bhavani!',
          hi: 'तब शरण में आकर उन्होंने आपकी कीर्ति कही: जय, जय, जय जगदंब भवानी!',
        },
      },
      {
        text: `भई प्रसन्न आदि जगदम्बा।
दई शक्ति नहिं कीन विलम्बा॥`,
        meaning: {
          en: 'You were pleased, first mother of the world, and gave him his strength without delay.',
          hi: 'हे आदि जगदंबा, आप प्रसन्न हुईं और बिना विलंब शक्ति दे दी।',
        },
      },
      {
        text: `मोको मातु कष्ट अति घेरो।
तुम बिन कौन हरै दुःख मेरो॥`,
        meaning: {
          en: 'Mother, great distress surrounds me: who but you takes away my sorrow?',
          hi: 'हे माता, मुझे बहुत कष्टों ने घेरा है; आपके बिना मेरा दुःख कौन हरे?',
        },
      },
      {
        text: `आशा तृष्णा निपट सतावें।
मोह मदादिक सब बिनशावें॥`,
        meaning: {
          en: 'Hopes and cravings torment me; delusion, pride and the like, let them all pass away.',
          hi: 'आशा और तृष्णा बहुत सताती हैं; मोह, मद आदि सब मिट जाएँ।',
        },
      },
      {
        text: `शत्रु नाश कीजै महारानी।
सुमिरौं इकचित तुम्हें भवानी॥`,
        meaning: {
          en: 'Great queen, put an end to what is hostile; with one mind I remember you, Bhavani.',
          hi: 'हे महारानी, शत्रुओं का नाश कीजिए; हे भवानी, एकचित्त होकर आपका स्मरण है।',
        },
      },
      {
        text: `करो कृपा हे मातु दयाला।
ऋद्धि-सिद्धि दै करहु निहाला॥`,
        meaning: {
          en: 'Be gracious, kind mother; give plenty and fulfilment and make me content.',
          hi: 'हे दयालु माता, कृपा कीजिए; ऋद्धि-सिद्धि देकर निहाल कीजिए।',
        },
      },
      {
        text: `जब लगि जिऊँ दया फल पाऊँ।
तुम्हरो यश मैं सदा सुनाऊँ॥`,
        meaning: {
          en: 'As long as I live may I have your mercy, and may I always tell your praise.',
          hi: 'जब तक जीवन है, आपकी दया का फल मिले और आपका यश सदा सुनाया जाता रहे।',
        },
      },
      {
        text: `दुर्गा चालीसा जो कोई गावै।
सब सुख भोग परमपद पावै॥`,
        meaning: {
          en: 'Whoever sings this Durga Chalisa, it closes, has joy in life and comes to the highest place.',
          hi: 'जो कोई यह दुर्गा चालीसा गाए, कहा गया है कि उसे सब सुख और अंत में परमपद मिलता है।',
        },
      },
      {
        text: `देवीदास शरण निज जानी।
करहु कृपा जगदम्ब भवानी॥`,
        meaning: {
          en: 'Know Devidas as one who has come to you, and be gracious, Jagadamba Bhavani.',
          hi: 'देवीदास को अपनी शरण में जानकर, हे जगदंब भवानी, कृपा कीजिए।',
        },
      },
    ],
  },
  {
    key: 'bajrang-baan',
    title: { en: 'Bajrang Baan', hi: 'बजरंग बाण' },
    deity: 'hanuman',
    language: 'awa',
    festivals: ['hanuman_jayanti', 'naraka_chaturdashi', 'tulsidas_jayanti'],
    words: ['Hanuman', 'Bajrang Ban', 'Tuesday', 'Saturday', 'हनुमान', 'बजरंगबली', 'मंगलवार', 'शनिवार'],
    origin: {
      en: 'Traditional. Many ascribe it to Goswami Tulsidas (16th century), but it bears no name and is in none of his known works; its author and age are not known. Awadhi.',
      hi: 'पारंपरिक। बहुत लोग इसे गोस्वामी तुलसीदास (16वीं शताब्दी) की रचना मानते हैं, पर इसमें कोई नाम नहीं और यह उनके ज्ञात ग्रंथों में नहीं मिलता; रचनाकार और समय ज्ञात नहीं। अवधी।',
    },
    benefits: {
      en: 'Traditionally recited on Tuesdays and Saturdays after the Hanuman Chalisa, with incense, by those who feel hard pressed. It speaks to Hanuman as one speaks to a strong friend, reminds him of his deeds and asks him to come quickly; elders advise reciting it with a calm mind and wishing harm to nobody.',
      hi: 'परंपरा से मंगलवार और शनिवार को हनुमान चालीसा के बाद, धूप के साथ, कठिन समय में इसका पाठ होता है। यह हनुमान से वैसे बात करता है जैसे किसी बलवान मित्र से: उनके काम याद दिलाता है और शीघ्र आने को कहता है; बड़े-बूढ़े इसे शांत मन से, किसी का बुरा चाहे बिना पढ़ने को कहते हैं।',
    },
    stanzas: [
      {
        text: `दोहा
निश्चय प्रेम प्रतीति ते, बिनय करैं सनमान।
तेहि के कारज सकल शुभ, सिद्ध करैं हनुमान॥`,
        meaning: {
          en: 'Of those who ask with firm love, trust and respect it is said that Hanuman completes all their good undertakings.',
          hi: 'जो दृढ़ प्रेम, विश्वास और सम्मान से विनय करे, कहा गया है कि हनुमान उसके सब शुभ कार्य सिद्ध करते हैं।',
        },
      },
      {
        text: `चौपाई
जय हनुमंत संत हितकारी।
सुन लीजै प्रभु अरज हमारी॥`,
        meaning: {
          en: 'Victory to Hanuman, friend of the good: hear our request, Lord.',
          hi: 'संतों का हित करने वाले हनुमान की जय हो: प्रभु, हमारी अर्ज़ सुन लीजिए।',
        },
      },
      {
        text: `जन के काज बिलंब न कीजै।
आतुर दौरि महा सुख दीजै॥`,
        meaning: {
          en: 'Do not delay in the need of your people; come running and give great joy.',
          hi: 'अपने जन के काम में विलंब न कीजिए; तुरंत दौड़कर महासुख दीजिए।',
        },
      },
      {
        text: `जैसे कूदि सिंधु महिपारा।
सुरसा बदन पैठि बिस्तारा॥`,
        meaning: {
          en: 'Come as when you leapt over the sea, and entered Surasa’s mouth as it stretched wide.',
          hi: 'जैसे आप समुद्र को कूदकर पार गए और सुरसा के फैले मुख में पैठे।',
        },
      },
      {
        text: `आगे जाय लंकिनी रोका।
मारेहु लात गई सुरलोका॥`,
        meaning: {
          en: 'Farther on Lankini barred the way; you kicked her and she went to the gods’ world.',
          hi: 'आगे जाने पर लंकिनी ने रोका; आपने लात मारी और वह सुरलोक गई।',
        },
      },
      {
        text: `जाय बिभीषन को सुख दीन्हा।
सीता निरखि परमपद लीन्हा॥`,
        meaning: {
          en: 'You went to Vibhishan and gladdened him, saw Sita and gained the highest place.',
          hi: 'जाकर आपने विभीषण को सुख दिया और सीता के दर्शन कर परमपद पाया।',
        },
      },
      {
        text: `बाग उजारि सिंधु महँ बोरा।
अति आतुर जमकातर तोरा॥`,
        meaning: {
          en: 'You laid the garden waste and sank it in the sea, and in your haste broke the hold of Death.',
          hi: 'आपने बाग उजाड़कर समुद्र में डुबोया और अति वेग से यम का फंदा तोड़ा।',
        },
      },
      {
        text: `अक्षय कुमार मारि संहारा।
लूम लपेटि लंक को जारा॥`,
        meaning: {
          en: 'You overthrew prince Akshay, and with your tail wound round it set Lanka on fire.',
          hi: 'आपने अक्षय कुमार का संहार किया और पूँछ लपेटकर लंका जला दी।',
        },
      },
      {
        text: `लाह समान लंक जरि गई।
जय जय धुनि सुरपुर नभ भई॥`,
        meaning: {
          en: 'Lanka burned like lac, and shouts of victory rose in the sky and the city of the gods.',
          hi: 'लंका लाख की तरह जल गई और सुरपुर तथा आकाश में जय-जय की ध्वनि हुई।',
        },
      },
      {
        text: `अब बिलंब केहि कारन स्वामी।
कृपा करहु उर अंतरयामी॥`,
        meaning: {
          en: 'Why do you delay now, master? Be gracious, you who know the heart.',
          hi: 'अब किस कारण विलंब है, स्वामी? हे हृदय की जानने वाले, कृपा कीजिए।',
        },
      },
      {
        text: `जय जय लखन प्रान के दाता।
आतुर ह्वै दुख करहु निपाता॥`,
        meaning: {
          en: 'Victory to you who gave Lakshman his life: hurry and strike down our sorrow.',
          hi: 'लक्ष्मण को प्राण देने वाले, आपकी जय, जय; शीघ्र आकर दुःख का नाश कीजिए।',
        },
      },
      {
        text: `जै हनुमान जयति बल सागर।
सुर समूह समरथ भट नागर॥`,
        meaning: {
          en: 'Victory to Hanuman, ocean of strength, able and skilful hero of the host of gods.',
          hi: 'बल के सागर हनुमान की जय हो, जो देवसमूह में समर्थ और चतुर योद्धा हैं।',
        },
      },
      {
        text: `ॐ हनु हनु हनु हनुमंत हठीले।
बैरिहि मारु बज्र की कीले॥`,
        meaning: {
          en: 'Om, strike, strike, strike, resolute Hanuman: nail down what is hostile with your thunderbolt.',
          hi: 'ॐ, मारिए, मारिए, हे हठीले हनुमंत: वज्र की कील से बैरी को मारिए।',
        },
      },
      {
        text: `ॐ ह्रीं ह्रीं ह्रीं हनुमंत कपीसा।
ॐ हुं हुं हुं हनु अरि उर सीसा॥`,
        meaning: {
          en: 'Om, with the seed syllables I call you, Hanuman, lord of monkeys: strike the foe on breast and head.',
          hi: 'ॐ, बीज मंत्रों से पुकार है, हे कपीश हनुमंत: शत्रु के हृदय और सिर पर प्रहार कीजिए।',
        },
      },
      {
        text: `जय अंजनि कुमार बलवंता।
शंकरसुवन बीर हनुमंता॥`,
        meaning: {
          en: 'Victory to Anjani’s mighty son, brave Hanuman, born of Shankar.',
          hi: 'अंजनि के बलवान पुत्र, शंकरसुवन वीर हनुमंत की जय हो।',
        },
      },
      {
        text: `बदन कराल काल कुल घालक।
राम सहाय सदा प्रतिपालक॥`,
        meaning: {
          en: 'Stern of face, you break Death’s whole clan; Ram’s helper, you always protect.',
          hi: 'आपका मुख विकराल है, आप काल के कुल के नाशक हैं; राम के सहायक, सदा रक्षक हैं।',
        },
      },
      {
        text: `भूत प्रेत पिसाच निसाचर।
अगिन बेताल काल मारी मर॥`,
        meaning: {
          en: 'Ghosts and ghouls, goblins and prowlers of the night, fire, vampires, death and plague:',
          hi: 'भूत, प्रेत, पिशाच, निशाचर, अग्नि, बेताल, काल और महामारी:',
        },
      },
      {
        text: `इन्हें मारु तोहि सपथ राम की।
राखु नाथ मरजाद नाम की॥`,
        meaning: {
          en: 'strike these, I bind you by Ram’s name; keep up, lord, the honour of your own.',
          hi: 'इन्हें मारिए, आपको राम की सौगंध है; हे नाथ, अपने नाम की मर्यादा रखिए।',
        },
      },
      {
        text: `सत्य होहु हरि सपथ पाइ कै।
राम दूत धरु मारु धाइ कै॥`,
        meaning: {
          en: 'Be true now that the oath of Hari is laid on you: messenger of Ram, run, seize and strike.',
          hi: 'हरि की सौगंध पाकर सत्य होइए; हे रामदूत, दौड़कर पकड़िए और मारिए।',
        },
      },
      {
        text: `जय जय जय हनुमंत अगाधा।
दुख पावत जन केहि अपराधा॥`,
        meaning: {
          en: 'Victory, victory, victory, unfathomable Hanuman: for what fault do your people suffer?',
          hi: 'अगाध हनुमंत की जय, जय, जय; आपके जन किस अपराध से दुःख पाते हैं?',
        },
      },
      {
        text: `पूजा जप तप नेम अचारा।
नहिं जानत कछु दास तुम्हारा॥`,
        meaning: {
          en: 'Worship, prayer, penance, rule and rite: your servant knows nothing of these.',
          hi: 'पूजा, जप, तप, नियम, आचार: आपका दास कुछ नहीं जानता।',
        },
      },
      {
        text: `बन उपबन मग गिरि गृह माहीं।
तुम्हरे बल हम डरपत नाहीं॥`,
        meaning: {
          en: 'In forest or grove, on the road, in the hills or at home, by your strength we are not afraid.',
          hi: 'वन, उपवन, मार्ग, पर्वत या घर में, आपके बल से हमें डर नहीं लगता।',
        },
      },
      {
        text: `जनकसुता हरि दास कहावौ।
ताकी सपथ बिलंब न लावौ॥`,
        meaning: {
          en: 'You are called servant of Janak’s daughter and of Hari; by that oath, do not be late.',
          hi: 'आप जनकसुता और हरि के दास कहलाते हैं; उनकी सौगंध, विलंब न कीजिए।',
        },
      },
      {
        text: `जै जै जै धुनि होत अकासा।
सुमिरत होय दुसह दुख नासा॥`,
        meaning: {
          en: 'The sky rings with “victory, victory, victory”; at the thought of you unbearable sorrow fades.',
          hi: 'आकाश में जय-जय की ध्वनि होती है; आपके स्मरण से असह्य दुःख मिटता है।',
        },
      },
      {
        text: `चरन पकरि कर जोरि मनावौं।
यहि औसर अब केहि गोहरावौं॥`,
        meaning: {
          en: 'I hold your feet, fold my hands and plead: at such an hour, whom else may I call?',
          hi: 'चरण पकड़कर, हाथ जोड़कर विनती है: इस अवसर पर अब और किसे पुकारा जाए?',
        },
      },
      {
        text: `उठु उठु चलु तोहि राम दुहाई।
पायँ परौं कर जोरि मनाई॥`,
        meaning: {
          en: 'Rise, rise and come, in Ram’s name; I fall at your feet and plead with folded hands.',
          hi: 'उठिए, उठिए, चलिए, आपको राम की दुहाई; पाँव पड़कर, हाथ जोड़कर मनुहार है।',
        },
      },
      {
        text: `ॐ चं चं चं चं चपल चलंता।
ॐ हनु हनु हनु हनु हनुमंता॥`,
        meaning: {
          en: 'Om, swift, swift is your going; Om, strike, strike, Hanuman.',
          hi: 'ॐ, आप चपल गति से चलते हैं; ॐ, प्रहार कीजिए, हे हनुमंत।',
        },
      },
      {
        text: `ॐ हं हं हाँक देत कपि चंचल।
ॐ सं सं सहमि पराने खल दल॥`,
        meaning: {
          en: 'Om, the nimble monkey gives his cry; Om, the wicked host takes fright and runs.',
          hi: 'ॐ, चंचल कपि हाँक देते हैं; ॐ, दुष्टों का दल सहमकर भागता है।',
        },
      },
      {
        text: `अपने जन को तुरत उबारौ।
सुमिरत होय आनंद हमारौ॥`,
        meaning: {
          en: 'Rescue your own at once; to remember you is our joy.',
          hi: 'अपने जन को तुरंत उबारिए; आपके स्मरण से हमें आनंद हो।',
        },
      },
      {
        text: `यह बजरंग बाण जेहि मारै।
ताहि कहौ फिरि कवन उबारै॥`,
        meaning: {
          en: 'Whom this arrow of Bajrang strikes, tell me, who may save him then?',
          hi: 'यह बजरंग बाण जिसे लगे, कहिए, फिर उसे कौन उबारे?',
        },
      },
      {
        text: `पाठ करै बजरंग बाण की।
हनुमत रक्षा करै प्रान की॥`,
        meaning: {
          en: 'One who recites the Bajrang Baan, it is believed, has Hanuman as guardian of life and breath.',
          hi: 'जो बजरंग बाण का पाठ करे, मान्यता है कि हनुमान उसके प्राणों की रक्षा करते हैं।',
        },
      },
      {
        text: `यह बजरंग बाण जो जापैं।
तासों भूत प्रेत सब काँपैं॥`,
        meaning: {
          en: 'Before those who repeat this Bajrang Baan, the verse says, all spirits tremble.',
          hi: 'पद कहता है: जो यह बजरंग बाण जपते हैं, उनसे भूत-प्रेत सब काँपते हैं।',
        },
      },
      {
        text: `धूप देय जो जपै हमेसा।
ताके तन नहिं रहै कलेसा॥`,
        meaning: {
          en: 'Who burns incense and repeats it always, it goes on, keeps no distress in the body.',
          hi: 'आगे कहा है: जो धूप देकर इसे सदा जपे, उसके तन में क्लेश नहीं रहता।',
        },
      },
      {
        text: `दोहा
उर प्रतीति दृढ़, सरन ह्वै, पाठ करै धरि ध्यान।
बाधा सब हर, करैं सब काम सफल हनुमान॥`,
        meaning: {
          en: 'With firm trust in the heart, taking shelter, one recites it attentively; Hanuman, so it ends, removes every hindrance and lets all work succeed.',
          hi: 'हृदय में दृढ़ विश्वास रखकर, शरण लेकर, ध्यान से पाठ किया जाए; अंत में कहा है कि हनुमान सब बाधाएँ हरकर सब काम सफल करते हैं।',
        },
      },
    ],
  },
  {
    key: 'lakshmi-chalisa',
    title: { en: 'Lakshmi Chalisa (Ramdas)', hi: 'लक्ष्मी चालीसा (रामदास)' },
    deity: 'lakshmi',
    language: 'hi',
    festivals: ['diwali', 'dhanteras', 'sharad_purnima', 'varalakshmi_vrata'],
    words: ['Chalisa', 'Friday', 'Mahalakshmi', 'Ramdas', 'चालीसा', 'शुक्रवार', 'महालक्ष्मी', 'रामदास'],
    origin: {
      en: 'Traditional; signed by a Ramdas of whom nothing more is known, and its year is not known either. Hindi with Awadhi forms.',
      hi: 'पारंपरिक; इसमें रामदास का नाम है, जिनके बारे में और कुछ ज्ञात नहीं, न रचना का समय। अवधी रूपों वाली हिन्दी।',
    },
    benefits: {
      en: 'Traditionally recited on Fridays and on the night of Diwali, when the house has been cleaned and lamps are lit. It greets Lakshmi as the daughter of the ocean and as Sita of Janakpur, always at the side of the Lord, and asks her for understanding and devotion before anything else.',
      hi: 'परंपरा से इसका पाठ शुक्रवार को और दीवाली की रात, घर स्वच्छ कर दीप जलाकर होता है। यह लक्ष्मी को सागर की पुत्री और जनकपुर की सीता के रूप में, सदा प्रभु के साथ, नमन करता है और सबसे पहले उनसे ज्ञान और भक्ति माँगता है।',
    },
    stanzas: [
      {
        text: `दोहा
मातु लक्ष्मी करि कृपा, करो हृदय में वास।
मनोकामना सिद्ध कर, पुरवहु मेरी आस॥`,
        meaning: {
          en: 'Mother Lakshmi, be gracious and live in my heart; fulfil its wishes and my hope.',
          hi: 'हे माता लक्ष्मी, कृपा करके हृदय में वास कीजिए; मनोकामना सिद्ध कर मेरी आशा पूरी कीजिए।',
        },
      },
      {
        text: `सोरठा
यही मोर अरदास, हाथ जोड़ विनती करूं।
सब विधि करौ सुवास, जय जननि जगदंबिका॥`,
        meaning: {
          en: 'This is my prayer, with folded hands: dwell well with us in every way; victory to you, mother of the world.',
          hi: 'हाथ जोड़कर मेरी यही अरदास है: सब प्रकार से सुंदर वास कीजिए; जगत जननी अंबिका की जय हो।',
        },
      },
      {
        text: `चौपाई
सिन्धु सुता मैं सुमिरौं तोही।
ज्ञान बुद्धि विद्या दो मोही॥`,
        meaning: {
          en: 'Daughter of the ocean, I remember you: give me knowledge, understanding and learning.',
          hi: 'हे सिंधुसुता, मन में आपका स्मरण है; मुझे ज्ञान, बुद्धि और विद्या दीजिए।',
        },
      },
      {
        text: `तुम समान नहिं कोई उपकारी।
सब विधि पुरवहु आस हमारी॥`,
        meaning: {
          en: 'Nobody helps as you do; fulfil our hopes in every way.',
          hi: 'आपके समान कोई उपकार करने वाला नहीं; हमारी आशा सब प्रकार से पूरी कीजिए।',
        },
      },
      {
        text: `जय जय जगत जननि जगदम्बा।
सबकी तुम ही हो अवलम्बा॥`,
        meaning: {
          en: 'Victory, victory to Jagadamba, mother of the world; you alone are the support of all.',
          hi: 'जगत की जननी जगदंबा की जय, जय; आप ही सबकी अवलंब हैं।',
        },
      },
      {
        text: `तुम ही हो घट घट के वासी।
विनती यही हमारी खासी॥`,
        meaning: {
          en: 'You live in every heart; this is our one special prayer.',
          hi: 'आप ही घट-घट में बसती हैं; हमारी यही विशेष विनती है।',
        },
      },
      {
        text: `जग जननी जय सिन्धु कुमारी।
दीनन की तुम हो हितकारी॥`,
        meaning: {
          en: 'Victory to the world’s mother, the ocean’s maiden; you do good to the poor.',
          hi: 'जगत जननी सिंधुकुमारी की जय हो; आप दीनों का हित करने वाली हैं।',
        },
      },
      {
        text: `विनवौं नित्य तुमहिं महारानी।
कृपा करौ जग जननि भवानी॥`,
        meaning: {
          en: 'Great queen, every day I pray to you: be gracious, Bhavani, mother of all.',
          hi: 'हे महारानी, नित्य आपसे विनय है; हे जगजननी भवानी, कृपा कीजिए।',
        },
      },
      {
        text: `केहि विधि स्तुति करौं तिहारी।
सुधि लीजै अपराध बिसारी॥`,
        meaning: {
          en: 'How may I praise you? Forget my faults and think of me.',
          hi: 'आपकी स्तुति किस विधि से हो? अपराध भुलाकर मेरी सुधि लीजिए।',
        },
      },
      {
        text: `कृपा दृष्टि चितवो मम ओरी।
जगत जननि विनती सुन मोरी॥`,
        meaning: {
          en: 'Turn your kind look towards me; hear my prayer, mother of the world.',
          hi: 'मेरी ओर कृपादृष्टि से देखिए; हे जगत जननी, मेरी विनती सुनिए।',
        },
      },
      {
        text: `ज्ञान बुद्धि जय सुख की दाता।
संकट हरो हमारी माता॥`,
        meaning: {
          en: 'Victory to the giver of knowledge, understanding and joy: mother, take away our trouble.',
          hi: 'ज्ञान, बुद्धि और सुख की दाता, आपकी जय; हे माता, हमारा संकट हरिए।',
        },
      },
      {
        text: `क्षीर सिन्धु जब विष्णु मथायो।
चौदह रत्न सिन्धु में पायो॥`,
        meaning: {
          en: 'When Vishnu had the ocean of milk churned, fourteen jewels were found in it.',
          hi: 'जब विष्णु ने क्षीरसागर मथवाया, तब सागर में चौदह रत्न मिले।',
        },
      },
      {
        text: `चौदह रत्न में तुम सुखरासी।
सेवा कियो प्रभुहिं बनि दासी॥`,
        meaning: {
          en: 'Among the fourteen jewels of the sea you were the store of joy, and you served the Lord as a handmaid.',
          hi: 'सागर के चौदह रत्नों में आप सुख की राशि थीं; आपने दासी बनकर प्रभु की सेवा की।',
        },
      },
      {
        text: `जब जब जन्म जहाँ प्रभु लीन्हा।
रूप बदल तहँ सेवा कीन्हा॥`,
        meaning: {
          en: 'Wherever and whenever the Lord was born, you changed your form and served him there.',
          hi: 'प्रभु ने जब-जब, जहाँ जन्म लिया, आपने वहाँ रूप बदलकर सेवा की।',
        },
      },
      {
        text: `स्वयं विष्णु जब नर तनु धारा।
लीन्हेउ अवधपुरी अवतारा॥`,
        meaning: {
          en: 'When Vishnu himself took a human body and came down in Ayodhya,',
          hi: 'जब स्वयं विष्णु ने मनुष्य तन धारण कर अवधपुरी में अवतार लिया,',
        },
      },
      {
        text: `तब तुम प्रकट जनकपुर माहीं।
सेवा कियो हृदय पुलकाहीं॥`,
        meaning: {
          en: 'then you appeared in Janakpur and served him, your heart full of joy.',
          hi: 'तब आप जनकपुर में प्रकट हुईं और पुलकित हृदय से सेवा की।',
        },
      },
      {
        text: `अपनायो तोहि अन्तर्यामी।
विश्व विदित त्रिभुवन की स्वामी॥`,
        meaning: {
          en: 'He who knows all hearts made you his own; the world knows you as lady of the three worlds.',
          hi: 'अंतर्यामी ने आपको अपनाया; विश्व जानता है कि आप तीनों लोकों की स्वामिनी हैं।',
        },
      },
      {
        text: `तुम सम प्रबल शक्ति नहिं आनी।
कहँ तक महिमा कहौं बखानी॥`,
        meaning: {
          en: 'No other power is as great as you; how far may one go in telling your greatness?',
          hi: 'आपके समान प्रबल शक्ति दूसरी नहीं; आपकी महिमा कहाँ तक कही जाए?',
        },
      },
      {
        text: `मन क्रम वचन करै सेवकाई।
मन इच्छित वांछित फल पाई॥`,
        meaning: {
          en: 'Who serves you in thought, deed and word receives, it is said, the fruit that the heart wished for.',
          hi: 'जो मन, कर्म और वचन से सेवा करे, कहा गया है कि उसे मनचाहा फल मिलता है।',
        },
      },
      {
        text: `तजि छल कपट और चतुराई।
पूजहिं विविध भाँति मन लाई॥`,
        meaning: {
          en: 'Leave deceit, trickery and cleverness, and worship her in many ways with a full heart.',
          hi: 'छल, कपट और चतुराई छोड़कर मन लगाकर विविध प्रकार से पूजा हो।',
        },
      },
      {
        text: `और हाल मैं कहौं बुझाई।
जो यह पाठ करै मन लाई॥`,
        meaning: {
          en: 'One thing more the poet explains of those who recite this attentively:',
          hi: 'एक बात और समझाकर कही गई है: जो मन लगाकर यह पाठ करे,',
        },
      },
      {
        text: `ताको कोई कष्ट न होई।
मन इच्छित पावै फल सोई॥`,
        meaning: {
          en: 'no hardship comes to them, and they find what they longed for.',
          hi: 'उसके लिए कहा है कि कोई कष्ट न हो और मन का चाहा फल मिले।',
        },
      },
      {
        text: `त्राहि त्राहि जय दुःख निवारिणी।
त्रिविध ताप भव बंधन हारिणी॥`,
        meaning: {
          en: 'Save us, save us; victory to you who end sorrow, the three kinds of pain and the bonds of the world.',
          hi: 'रक्षा कीजिए, रक्षा कीजिए; दुःख मिटाने वाली, त्रिविध ताप और भव-बंधन हरने वाली, आपकी जय।',
        },
      },
      {
        text: `जो चालीसा पढ़ै पढ़ावै।
ध्यान लगाकर सुनै सुनावै॥`,
        meaning: {
          en: 'Who reads the forty verses or has them read, hears them with care or lets others hear,',
          hi: 'जो चालीसा पढ़े या पढ़ाए, ध्यान लगाकर सुने या सुनाए,',
        },
      },
      {
        text: `ताकौ कोई न रोग सतावै।
पुत्र आदि धन सम्पत्ति पावै॥`,
        meaning: {
          en: 'is held to be spared from illness and to have family and plenty; so the tradition tells.',
          hi: 'परंपरा में कहा जाता है कि उसे रोग न सताए और परिवार तथा संपत्ति मिले।',
        },
      },
      {
        text: `पुत्रहीन अरु सम्पति हीना।
अन्ध बधिर कोढ़ी अति दीना॥`,
        meaning: {
          en: 'Those without children or means, the blind, the deaf, the sick, the very poor,',
          hi: 'जो संतान या संपत्ति से रहित हों, दृष्टि या श्रवण से वंचित, रोगी या अति दीन हों,',
        },
      },
      {
        text: `विप्र बोलाय कै पाठ करावै।
शंका दिल में कभी न लावै॥`,
        meaning: {
          en: 'They may call a learned reader and have it recited, and let no doubt into the heart.',
          hi: 'वे विद्वान को बुलाकर पाठ कराएँ और मन में कभी शंका न लाएँ।',
        },
      },
      {
        text: `पाठ करावै दिन चालीसा।
ता पर कृपा करैं गौरीसा॥`,
        meaning: {
          en: 'Who has it recited for forty days, it says, finds favour with Gauri’s lord.',
          hi: 'जो चालीस दिन पाठ कराए, कहा गया है कि गौरीपति उस पर कृपा करते हैं।',
        },
      },
      {
        text: `सुख सम्पत्ति बहुत सी पावै।
कमी नहीं काहू की आवै॥`,
        meaning: {
          en: 'Great happiness and plenty are spoken of, and no want of anything.',
          hi: 'बहुत सुख-संपत्ति और किसी वस्तु की कमी न होने की बात कही गई है।',
        },
      },
      {
        text: `बारह मास करै जो पूजा।
तेहि सम धन्य और नहिं दूजा॥`,
        meaning: {
          en: 'Whoever worships her all twelve months is happy like no other.',
          hi: 'जो बारहों महीने पूजा करे, उसके समान धन्य दूसरा नहीं।',
        },
      },
      {
        text: `प्रतिदिन पाठ करै मन माहीं।
उन सम कोई जग में नाहीं॥`,
        meaning: {
          en: 'Those who recite it daily in their hearts have no equal in the world.',
          hi: 'जो प्रतिदिन मन में पाठ करते हैं, उनके समान जगत में कोई नहीं।',
        },
      },
      {
        text: `बहु विधि क्या मैं करौं बड़ाई।
लेय परीक्षा ध्यान लगाई॥`,
        meaning: {
          en: 'Why praise it in many ways? Let each one try it with attention.',
          hi: 'अनेक प्रकार से बड़ाई क्या की जाए? ध्यान लगाकर स्वयं परख लिया जाए।',
        },
      },
      {
        text: `करि विश्वास करै व्रत नेमा।
होय सिद्ध उपजै उर प्रेमा॥`,
        meaning: {
          en: 'With trust one keeps the fast and the rule; it ripens, and love is born in the heart.',
          hi: 'विश्वास करके व्रत-नियम किया जाए; वह सिद्ध होता है और हृदय में प्रेम उपजता है।',
        },
      },
      {
        text: `जय जय जय लक्ष्मी महारानी।
सब में व्यापित जो गुण खानी॥`,
        meaning: {
          en: 'Victory, victory, victory to queen Lakshmi, mine of virtues, present in all.',
          hi: 'गुणों की खान, सबमें व्याप्त लक्ष्मी महारानी की जय, जय, जय।',
        },
      },
      {
        text: `तुम्हरो तेज प्रबल जग माहीं।
तुम सम कोउ दयालु कहुँ नाहीं॥`,
        meaning: {
          en: 'Your splendour is strong in the world; nowhere is anybody as kind as you.',
          hi: 'जगत में आपका तेज प्रबल है; आपके समान दयालु कहीं कोई नहीं।',
        },
      },
      {
        text: `मोहि अनाथ की सुधि अब लीजै।
संकट काटि भक्ति मोहि दीजै॥`,
        meaning: {
          en: 'Think now of me, who have nobody; cut through my trouble and give me devotion.',
          hi: 'अब मुझ अनाथ की सुधि लीजिए; संकट काटकर मुझे भक्ति दीजिए।',
        },
      },
      {
        text: `भूल चूक करि क्षमा हमारी।
दर्शन दीजै दशा निहारी॥`,
        meaning: {
          en: 'Forgive our slips and mistakes; see how we are, and show yourself.',
          hi: 'हमारी भूल-चूक क्षमा कर, दशा देखकर दर्शन दीजिए।',
        },
      },
      {
        text: `बिन दर्शन व्याकुल अधिकारी।
तुमहिं अछत दुःख सहते भारी॥`,
        meaning: {
          en: 'Without the sight of you your devotees are restless; though you are there, they bear heavy sorrow.',
          hi: 'दर्शन बिना भक्त व्याकुल हैं; आपके रहते भी भारी दुःख सहते हैं।',
        },
      },
      {
        text: `नहिं मोहिं ज्ञान बुद्धि है तन में।
सब जानत हो अपने मन में॥`,
        meaning: {
          en: 'I have no knowledge or understanding; you know it all in your own mind.',
          hi: 'मुझमें ज्ञान-बुद्धि नहीं है; आप अपने मन में सब जानती हैं।',
        },
      },
      {
        text: `रूप चतुर्भुज करके धारण।
कष्ट मोर अब करहु निवारण॥`,
        meaning: {
          en: 'Take on your four-armed form and put an end to my hardship now.',
          hi: 'चतुर्भुज रूप धारण कर अब मेरा कष्ट दूर कीजिए।',
        },
      },
      {
        text: `केहि प्रकार मैं करौं बड़ाई।
ज्ञान बुद्धि मोहिं नहिं अधिकाई॥`,
        meaning: {
          en: 'In what way may I praise you, who have so little wit and wisdom?',
          hi: 'बड़ाई किस प्रकार की जाए? मुझमें ज्ञान-बुद्धि अधिक नहीं।',
        },
      },
      {
        text: `रामदास अब कहै पुकारी।
करो दूर तुम विपति हमारी॥`,
        meaning: {
          en: 'Ramdas now calls aloud: take our misfortune far away.',
          hi: 'रामदास अब पुकारकर कहते हैं: आप हमारी विपत्ति दूर कीजिए।',
        },
      },
      {
        text: `दोहा
त्राहि त्राहि दुःख हारिणी, हरो बेगि सब त्रास।
जयति जयति जय लक्ष्मी, करो शत्रु का नाश॥`,
        meaning: {
          en: 'Save us, save us, remover of sorrow, take all fear away soon; victory, victory to Lakshmi: put an end to what is hostile.',
          hi: 'रक्षा कीजिए, हे दुःखहारिणी, सब त्रास शीघ्र हरिए; लक्ष्मी की जय, जय; शत्रु का नाश कीजिए।',
        },
      },
      {
        text: `रामदास धरि ध्यान नित, विनय करत कर जोर।
मातु लक्ष्मी दास पर, करहु दया की कोर॥`,
        meaning: {
          en: 'Ramdas meditates each day and prays with folded hands: mother Lakshmi, cast a kind glance on your servant.',
          hi: 'रामदास नित ध्यान धरकर हाथ जोड़ विनय करते हैं: हे माता लक्ष्मी, दास पर दया की दृष्टि कीजिए।',
        },
      },
    ],
  },
  {
    key: 'vishnu-chalisa',
    title: { en: 'Vishnu Chalisa', hi: 'विष्णु चालीसा' },
    deity: 'vishnu',
    language: 'hi',
    festivals: [
      'devshayani_ekadashi',
      'devutthana_ekadashi',
      'vaikuntha_ekadashi',
      'nirjala_ekadashi',
      'anant_chaturdashi',
    ],
    words: [
      'Chalisa',
      'Thursday',
      'Ekadashi',
      'Narayan',
      'Hari',
      'चालीसा',
      'गुरुवार',
      'एकादशी',
      'नारायण',
      'हरि',
    ],
    origin: {
      en: 'Traditional; its author and year are not known. Hindi.',
      hi: 'पारंपरिक; रचनाकार और समय ज्ञात नहीं। हिन्दी।',
    },
    benefits: {
      en: 'Traditionally recited on Thursdays and on Ekadashi, with yellow flowers and tulsi leaves. It tells over the forms in which Vishnu came down when the world was in need, and then admits quite simply that one knows no rites, only the wish to see him.',
      hi: 'परंपरा से इसका पाठ गुरुवार और एकादशी को पीले फूलों और तुलसीदल के साथ होता है। यह उन रूपों का स्मरण कराता है जिनमें विष्णु संसार के संकट में अवतरित हुए, और फिर सरल मन से मानता है कि पूजा की विधियाँ नहीं आतीं, केवल दर्शन की चाह है।',
    },
    stanzas: [
      {
        text: `दोहा
विष्णु सुनिए विनय, सेवक की चितलाय।
कीरत कुछ वर्णन करूँ, दीजै ज्ञान बताय॥`,
        meaning: {
          en: 'Vishnu, hear with your whole heart your servant’s prayer: so that your fame may be told a little, give me the knowledge.',
          hi: 'हे विष्णु, सेवक की विनय चित्त लगाकर सुनिए: कुछ कीर्ति का वर्णन हो सके, ऐसा ज्ञान दीजिए।',
        },
      },
      {
        text: `चौपाई
नमो विष्णु भगवान खरारी।
कष्ट नशावन अखिल बिहारी॥`,
        meaning: {
          en: 'Homage to Lord Vishnu, foe of Khara, who ends distress and moves through all that is.',
          hi: 'खर के शत्रु, कष्ट मिटाने वाले, सर्वत्र विहार करने वाले भगवान विष्णु को नमस्कार।',
        },
      },
      {
        text: `प्रबल जगत में शक्ति तुम्हारी।
त्रिभुवन फैल रही उजियारी॥`,
        meaning: {
          en: 'Your power is strong in the world; its brightness spreads through the three worlds.',
          hi: 'जगत में आपकी शक्ति प्रबल है; तीनों लोकों में उसका उजाला फैल रहा है।',
        },
      },
      {
        text: `सुन्दर रूप मनोहर सूरत।
सरल स्वभाव मोहनी मूरत॥`,
        meaning: {
          en: 'Fair is your form, charming your face, your nature simple, your figure enchanting.',
          hi: 'आपका रूप सुंदर, मुख मनोहर, स्वभाव सरल और मूर्ति मोहक है।',
        },
      },
      {
        text: `तन पर पीताम्बर अति सोहत।
बैजन्ती माला मन मोहत॥`,
        meaning: {
          en: 'The yellow robe is splendid on you; the Vaijayanti garland charms the mind.',
          hi: 'तन पर पीतांबर बहुत शोभित है; वैजयंती माला मन मोहती है।',
        },
      },
      {
        text: `शंख चक्र कर गदा बिराजे।
देखत दैत्य असुर दल भाजे॥`,
        meaning: {
          en: 'Conch, discus and mace are in your hands; at the sight the hosts of demons run.',
          hi: 'हाथों में शंख, चक्र और गदा विराजते हैं; देखते ही दैत्य-असुर दल भागते हैं।',
        },
      },
      {
        text: `सत्य धर्म मद लोभ न गाजे।
काम क्रोध मद लोभ न छाजे॥`,
        meaning: {
          en: 'Yours are truth and right; pride and greed do not boast, nor do desire and anger have a place.',
          hi: 'आप सत्य और धर्म हैं; मद और लोभ वहाँ नहीं गरजते, काम-क्रोध नहीं टिकते।',
        },
      },
      {
        text: `सन्तभक्त सज्जन मनरंजन।
दनुज असुर दुष्टन दल गंजन॥`,
        meaning: {
          en: 'You gladden saints, devotees and good people and break the bands of demons and the wicked.',
          hi: 'आप संत, भक्त और सज्जनों का मन प्रसन्न करते हैं और दनुज, असुर, दुष्टों के दल का नाश करते हैं।',
        },
      },
      {
        text: `सुख उपजाय कष्ट सब भंजन।
दोष मिटाय करत जन सज्जन॥`,
        meaning: {
          en: 'You bring joy, break all hardship, wipe out faults and make people good.',
          hi: 'आप सुख उपजाते, सब कष्ट तोड़ते और दोष मिटाकर लोगों को सज्जन बनाते हैं।',
        },
      },
      {
        text: `पाप काट भव सिन्धु उतारण।
कष्ट नाशकर भक्त उबारण॥`,
        meaning: {
          en: 'You cut away wrong and carry us over the ocean of life; you end distress and rescue your own.',
          hi: 'आप दोष काटकर भवसागर पार कराते हैं; कष्ट मिटाकर भक्तों को उबारते हैं।',
        },
      },
      {
        text: `करत अनेक रूप प्रभु धारण।
केवल आप भक्ति के कारण॥`,
        meaning: {
          en: 'Lord, you take many forms, and only for the sake of devotion.',
          hi: 'हे प्रभु, आप अनेक रूप धारण करते हैं, केवल भक्ति के कारण।',
        },
      },
      {
        text: `धरणि धेनु बन तुमहिं पुकारा।
तब तुम रूप राम का धारा॥`,
        meaning: {
          en: 'The Earth became a cow and called to you; then you took the form of Ram.',
          hi: 'पृथ्वी ने गाय बनकर आपको पुकारा, तब आपने राम का रूप धारण किया।',
        },
      },
      {
        text: `भार उतार असुर दल मारा।
रावण आदिक को संहारा॥`,
        meaning: {
          en: 'You lifted her burden, struck the demon host and overthrew Ravan and the rest.',
          hi: 'आपने भार उतारा, असुर दल को मारा और रावण आदि का संहार किया।',
        },
      },
      {
        text: `आप वाराह रूप बनाया।
हिरण्याक्ष को मार गिराया॥`,
        meaning: {
          en: 'You became the boar and brought Hiranyaksha down.',
          hi: 'आपने वाराह रूप बनाया और हिरण्याक्ष को मार गिराया।',
        },
      },
      {
        text: `धर मत्स्य तन सिन्धु बनाया।
चौदह रतनन को निकलाया॥`,
        meaning: {
          en: 'As the fish you took to the ocean; you had the fourteen jewels brought out.',
          hi: 'मत्स्य तन धरकर आप सागर में रहे; चौदह रत्न निकलवाए।',
        },
      },
      {
        text: `अमिलख असुरन द्वन्द मचाया।
रूप मोहनी आप दिखाया॥`,
        meaning: {
          en: 'When the demons quarrelled over the nectar, you showed yourself as Mohini.',
          hi: 'असुरों ने झगड़ा मचाया, तब आपने मोहिनी रूप दिखाया।',
        },
      },
      {
        text: `देवन को अमृत पान कराया।
असुरन को छवि से बहलाया॥`,
        meaning: {
          en: 'You gave the gods the nectar to drink and beguiled the demons with your beauty.',
          hi: 'देवताओं को अमृत पिलाया और असुरों को छवि से बहलाया।',
        },
      },
      {
        text: `कूर्म रूप धर सिन्धु मझाया।
मन्द्राचल गिरि तुरत उठाया॥`,
        meaning: {
          en: 'As the tortoise you went into the ocean and at once bore up Mount Mandara.',
          hi: 'कूर्म रूप धरकर सागर में उतरे और मंदराचल पर्वत तुरंत उठाया।',
        },
      },
      {
        text: `शंकर का तुम फन्द छुड़ाया।
भस्मासुर को रूप दिखाया॥`,
        meaning: {
          en: 'You freed Shankar from a snare and showed your form to Bhasmasur.',
          hi: 'आपने शंकर का फंदा छुड़ाया और भस्मासुर को अपना रूप दिखाया।',
        },
      },
      {
        text: `वेदन को जब असुर डुबाया।
कर प्रबन्ध उन्हें ढुँढवाया॥`,
        meaning: {
          en: 'When a demon sank the Vedas, you saw to it that they were found.',
          hi: 'जब असुर ने वेदों को डुबाया, आपने प्रबंध करके उन्हें ढुँढवाया।',
        },
      },
      {
        text: `मोहित बनकर खलहि नचाया।
उसही कर से भस्म कराया॥`,
        meaning: {
          en: 'Enchanting him, you made the villain dance and turned him to ash by his own hand.',
          hi: 'मोहक बनकर दुष्ट को नचाया और उसी के हाथ से भस्म कराया।',
        },
      },
      {
        text: `असुर जलंधर अति बलदाई।
शंकर से उन कीन्ह लड़ाई॥`,
        meaning: {
          en: 'The demon Jalandhar was very strong and went to war with Shankar.',
          hi: 'असुर जलंधर बहुत बलवान था; उसने शंकर से लड़ाई की।',
        },
      },
      {
        text: `हार पार शिव सकल बनाई।
कीन सती से छल खल जाई॥`,
        meaning: {
          en: 'When Shiv had tried everything, the villain went to deceive the goddess.',
          hi: 'शिव ने सब उपाय किए; तब दुष्ट ने जाकर सती से छल किया।',
        },
      },
      {
        text: `सुमिरन कीन तुम्हें शिवरानी।
बतलाई सब विपत कहानी॥`,
        meaning: {
          en: 'Shiv’s queen thought of you and told you the whole tale of trouble.',
          hi: 'शिवरानी ने आपका स्मरण किया और विपत्ति की सारी कहानी बताई।',
        },
      },
      {
        text: `तब तुम बने मुनीश्वर ज्ञानी।
वृन्दा की सब सुरति भुलानी॥`,
        meaning: {
          en: 'Then you became a wise sage, and Vrinda forgot everything.',
          hi: 'तब आप ज्ञानी मुनीश्वर बने और वृंदा की सब सुधि भूल गई।',
        },
      },
      {
        text: `देखत तीन दनुज शैतानी।
वृन्दा आय तुम्हें लपटानी॥`,
        meaning: {
          en: 'Seeing three fierce demons, Vrinda came and clung to you for refuge.',
          hi: 'तीन उपद्रवी दानवों को देखकर वृंदा आकर आपसे लिपट गईं।',
        },
      },
      {
        text: `हो स्पर्श धर्म क्षति मानी।
हना असुर उर शिव शैतानी॥`,
        meaning: {
          en: 'With that touch her vow was held to be broken, and Shiv struck the demon’s breast.',
          hi: 'स्पर्श से व्रत टूटा माना गया और शिव ने असुर के हृदय पर प्रहार किया।',
        },
      },
      {
        text: `तुमने ध्रुव प्रहलाद उबारे।
हिरणाकुश आदिक खल मारे॥`,
        meaning: {
          en: 'You rescued Dhruv and Prahlad and overcame Hiranyakashipu and other wicked ones.',
          hi: 'आपने ध्रुव और प्रह्लाद को उबारा और हिरण्यकशिपु आदि दुष्टों को मारा।',
        },
      },
      {
        text: `गणिका और अजामिल तारे।
बहुत भक्त भव सिन्धु उतारे॥`,
        meaning: {
          en: 'You carried Ganika and Ajamil across, and many devotees over the sea of the world.',
          hi: 'आपने गणिका और अजामिल को तारा और बहुत भक्तों को भवसागर पार कराया।',
        },
      },
      {
        text: `हरहु सकल संताप हमारे।
कृपा करहु हरि सिरजन हारे॥`,
        meaning: {
          en: 'Take away all that burns us; be gracious, Hari, maker of all.',
          hi: 'हमारे सब संताप हरिए; हे सृष्टि रचने वाले हरि, कृपा कीजिए।',
        },
      },
      {
        text: `देखहुँ मैं निज दरश तुम्हारे।
दीन बन्धु भक्तन हितकारे॥`,
        meaning: {
          en: 'May I have sight of you, friend of the poor, who do good to your devotees.',
          hi: 'हे दीनबंधु, भक्तों के हितकारी, मुझे आपके दर्शन हों।',
        },
      },
      {
        text: `चहत आपका सेवक दर्शन।
करहु दया अपनी मधुसूदन॥`,
        meaning: {
          en: 'Your servant longs to see you: have mercy, slayer of Madhu.',
          hi: 'आपके सेवक को दर्शन की चाह है: हे मधुसूदन, अपनी दया कीजिए।',
        },
      },
      {
        text: `जानूं नहीं योग्य जप पूजन।
होय यज्ञ स्तुति अनुमोदन॥`,
        meaning: {
          en: 'I do not know fit prayer and worship, nor how sacrifice and praise are rightly done.',
          hi: 'योग्य जप-पूजन नहीं आता, न यज्ञ और स्तुति का ठीक विधान।',
        },
      },
      {
        text: `शीलदया सन्तोष सुलक्षण।
विदित नहीं व्रतबोध विलक्षण॥`,
        meaning: {
          en: 'Good conduct, kindness and content, the rare sense of a vow: these I have not learnt.',
          hi: 'शील, दया, संतोष, सुलक्षण और व्रत का विलक्षण बोध मुझे ज्ञात नहीं।',
        },
      },
      {
        text: `करहुँ आपका किस विधि पूजन।
कुमति विलोक होत दुख भीषण॥`,
        meaning: {
          en: 'How may I worship you? Seeing my own folly, I am deeply sad.',
          hi: 'आपका पूजन किस विधि से हो? अपनी कुमति देखकर बहुत दुःख होता है।',
        },
      },
      {
        text: `करहुँ प्रणाम कौन विधिसुमिरण।
कौन भांति मैं करहुँ समर्पण॥`,
        meaning: {
          en: 'How does one bow and how remember you, in what way give oneself up to you?',
          hi: 'किस विधि से प्रणाम और स्मरण हो, किस प्रकार समर्पण हो?',
        },
      },
      {
        text: `सुर मुनि करत सदा सेवकाई।
हर्षित रहत परम गति पाई॥`,
        meaning: {
          en: 'Gods and sages always serve you; they reach the highest state and live in joy.',
          hi: 'देव और मुनि सदा आपकी सेवा करते हैं; परम गति पाकर हर्षित रहते हैं।',
        },
      },
      {
        text: `दीन दुखिन पर सदा सहाई।
निज जन जान लेव अपनाई॥`,
        meaning: {
          en: 'You always help the poor and sorrowful: know us as your people and take us as your own.',
          hi: 'दीन-दुखियों पर आप सदा सहायक हैं; अपना जन जानकर अपना लीजिए।',
        },
      },
      {
        text: `पाप दोष संताप नशाओ।
भव बन्धन से मुक्त कराओ॥`,
        meaning: {
          en: 'Wipe out wrongs, faults and pain, and set us free from the bonds of the world.',
          hi: 'बुराई, दोष और संताप मिटाइए; भव-बंधन से मुक्त कराइए।',
        },
      },
      {
        text: `सुत सम्पति दे सुख उपजाओ।
निज चरनन का दास बनाओ॥`,
        meaning: {
          en: 'Give family and means and let joy arise; make us servants of your feet.',
          hi: 'परिवार और संपत्ति देकर सुख उपजाइए; अपने चरणों का दास बनाइए।',
        },
      },
      {
        text: `निगम सदा ये विनय सुनावै।
पढ़ै सुनै सो जन सुख पावै॥`,
        meaning: {
          en: 'Scripture ever speaks this prayer; those who read and hear it, the close says, find happiness.',
          hi: 'निगम सदा यह विनय सुनाते हैं; अंत में कहा है: जो पढ़े और सुने, उसे सुख मिलता है।',
        },
      },
    ],
  },
  {
    key: 'ram-chalisa',
    title: { en: 'Ram Chalisa (Haridas)', hi: 'राम चालीसा (हरिदास)' },
    deity: 'ram',
    language: 'hi',
    festivals: ['ram_navami', 'dussehra', 'vivah_panchami', 'diwali'],
    words: ['Chalisa', 'Raghuvir', 'Haridas', 'चालीसा', 'रघुवीर', 'हरिदास', 'सीताराम'],
    origin: {
      en: 'Traditional; signed by a Haridas of whom nothing more is known, and its year is not known either. Hindi with Awadhi forms.',
      hi: 'पारंपरिक; इसमें हरिदास का नाम है, जिनके बारे में और कुछ ज्ञात नहीं, न रचना का समय। अवधी रूपों वाली हिन्दी।',
    },
    benefits: {
      en: 'Traditionally recited on Ram Navami, through the nine days before it, and by many each morning, with tulsi leaves and flowers. More than of deeds it speaks of the name of Ram, which Shiv, Shesha and Ganesh hold dear, and makes saying it the whole of worship.',
      hi: 'परंपरा से इसका पाठ रामनवमी पर, उससे पहले के नौ दिनों में और बहुतों के यहाँ प्रतिदिन सुबह तुलसीदल और फूलों के साथ होता है। यह कामों से अधिक राम के नाम की बात करता है, जो शिव, शेष और गणेश को प्रिय है, और उस नाम को लेना ही पूरी पूजा मानता है।',
    },
    stanzas: [
      {
        text: `चौपाई
श्री रघुबीर भक्त हितकारी।
सुनि लीजै प्रभु अरज हमारी॥`,
        meaning: {
          en: 'Hero of the Raghus, friend of your devotees, hear, Lord, what we ask.',
          hi: 'हे श्रीरघुवीर, भक्तों के हितकारी प्रभु, हमारी अर्ज़ सुनिए।',
        },
      },
      {
        text: `निशि दिन ध्यान धरै जो कोई।
ता सम भक्त और नहिं होई॥`,
        meaning: {
          en: 'Whoever keeps you in mind night and day is a devotee like no other.',
          hi: 'जो रात-दिन आपका ध्यान धरे, उसके समान भक्त और कोई नहीं।',
        },
      },
      {
        text: `ध्यान धरे शिवजी मन माहीं।
ब्रह्मा इन्द्र पार नहिं पाहीं॥`,
        meaning: {
          en: 'Shiv holds you in his mind; Brahma and Indra do not reach your end.',
          hi: 'शिवजी मन में आपका ध्यान धरते हैं; ब्रह्मा और इंद्र पार नहीं पाते।',
        },
      },
      {
        text: `जय जय जय रघुनाथ कृपाला।
सदा करो सन्तन प्रतिपाला॥`,
        meaning: {
          en: 'Victory, victory, victory to gracious Raghunath: always take care of the good.',
          hi: 'कृपालु रघुनाथ की जय, जय, जय: सदा संतों का पालन कीजिए।',
        },
      },
      {
        text: `दूत तुम्हार वीर हनुमाना।
जासु प्रभाव तिहूँ पुर जाना॥`,
        meaning: {
          en: 'Brave Hanuman is your messenger, whose might the three worlds know.',
          hi: 'वीर हनुमान आपके दूत हैं, जिनका प्रभाव तीनों लोक जानते हैं।',
        },
      },
      {
        text: `तुव भुजदण्ड प्रचण्ड कृपाला।
रावण मारि सुरन प्रतिपाला॥`,
        meaning: {
          en: 'Mighty are your arms, gracious one; you slew Ravan and protected the gods.',
          hi: 'हे कृपालु, आपकी भुजाएँ प्रचंड हैं; रावण को मारकर आपने देवताओं का पालन किया।',
        },
      },
      {
        text: `तुम अनाथ के नाथ गोसाईं।
दीनन के हो सदा सहाई॥`,
        meaning: {
          en: 'You are lord of those who have no lord, and ever the helper of the poor.',
          hi: 'हे स्वामी, आप अनाथों के नाथ और दीनों के सदा सहायक हैं।',
        },
      },
      {
        text: `ब्रह्मादिक तव पार न पावैं।
सदा ईश तुम्हरो यश गावैं॥`,
        meaning: {
          en: 'Brahma and the rest do not find your limit; Shiv always sings your fame.',
          hi: 'ब्रह्मा आदि आपका पार नहीं पाते; शिव सदा आपका यश गाते हैं।',
        },
      },
      {
        text: `चारिउ वेद भरत हैं साखी।
तुम भक्तन की लज्जा राखी॥`,
        meaning: {
          en: 'The four Vedas bear witness that you have kept the honour of your devotees.',
          hi: 'चारों वेद साक्षी हैं कि आपने भक्तों की लाज रखी।',
        },
      },
      {
        text: `गुण गावत शारद मन माहीं।
सुरपति ताको पार न पाहीं॥`,
        meaning: {
          en: 'Saraswati sings your virtues in her mind; the king of the gods does not come to their end.',
          hi: 'शारदा मन में आपके गुण गाती हैं; इंद्र उनका पार नहीं पाते।',
        },
      },
      {
        text: `नाम तुम्हार लेत जो कोई।
ता सम धन्य और नहिं होई॥`,
        meaning: {
          en: 'Whoever takes your name is happy as nobody else is.',
          hi: 'जो आपका नाम ले, उसके समान धन्य और कोई नहीं।',
        },
      },
      {
        text: `राम नाम है अपरम्पारा।
चारिहु वेदन जाहि पुकारा॥`,
        meaning: {
          en: 'The name of Ram is boundless; the four Vedas have proclaimed it.',
          hi: 'राम नाम अपरंपार है, जिसे चारों वेदों ने पुकारा है।',
        },
      },
      {
        text: `गणपति नाम तुम्हारो लीन्हों।
तिनको प्रथम पूज्य तुम कीन्हों॥`,
        meaning: {
          en: 'Ganapati took your name, and you made him the first to be worshipped.',
          hi: 'गणपति ने आपका नाम लिया और आपने उन्हें प्रथम पूज्य बनाया।',
        },
      },
      {
        text: `शेष रटत नित नाम तुम्हारा।
महि को भार शीश पर धारा॥`,
        meaning: {
          en: 'Shesha repeats your name day by day, and holds the weight of the Earth on his head.',
          hi: 'शेष नित आपका नाम रटते हैं और पृथ्वी का भार सिर पर धारण करते हैं।',
        },
      },
      {
        text: `फूल समान रहत सो भारा।
पावत कोउ न तुम्हरो पारा॥`,
        meaning: {
          en: 'To him that weight is like a flower; nobody finds your farther shore.',
          hi: 'वह भार उन्हें फूल समान लगता है; आपका पार कोई नहीं पाता।',
        },
      },
      {
        text: `भरत नाम तुम्हरो उर धारो।
तासों कबहुँ न रण में हारो॥`,
        meaning: {
          en: 'Bharat kept your name in his heart and so was never beaten in battle.',
          hi: 'भरत ने आपका नाम हृदय में धारण किया, इसी से कभी रण में नहीं हारे।',
        },
      },
      {
        text: `नाम शत्रुहन हृदय प्रकाशा।
सुमिरत होत शत्रु कर नाशा॥`,
        meaning: {
          en: 'Your name lit the heart of Shatrughna; he remembers it and enemies are no more.',
          hi: 'आपका नाम शत्रुघ्न के हृदय में प्रकाशित है; स्मरण करते ही शत्रु का नाश होता है।',
        },
      },
      {
        text: `लषन तुम्हारे आज्ञाकारी।
सदा करत सन्तन रखवारी॥`,
        meaning: {
          en: 'Lakshman does what you say and always watches over the good.',
          hi: 'लक्ष्मण आपके आज्ञाकारी हैं और सदा संतों की रखवाली करते हैं।',
        },
      },
      {
        text: `ताते रण जीते नहिं कोई।
युद्ध जुरे यमहूँ किन होई॥`,
        meaning: {
          en: 'So none defeats him in the field, though Yama himself should join the fight.',
          hi: 'इसलिए रण में उन्हें कोई नहीं जीतता, चाहे यम ही युद्ध में क्यों न आएँ।',
        },
      },
      {
        text: `महा लक्ष्मी धर अवतारा।
सब विधि करत पाप को छारा॥`,
        meaning: {
          en: 'Mahalakshmi took birth beside you, she who burns all wrong to ash.',
          hi: 'महालक्ष्मी ने अवतार लिया, जो सब प्रकार से बुराई को भस्म करती हैं।',
        },
      },
      {
        text: `सीता राम पुनीता गायो।
भुवनेश्वरी प्रभाव दिखायो॥`,
        meaning: {
          en: 'As pure Sita she is sung with Ram; the lady of the worlds showed her power.',
          hi: 'सीताराम का पुनीत नाम गाया जाता है; भुवनेश्वरी ने प्रभाव दिखाया।',
        },
      },
      {
        text: `घट सों प्रकट भई सो आई।
जाको देखत चन्द्र लजाई॥`,
        meaning: {
          en: 'She appeared out of a pot in the earth, and the moon is shy at the sight of her.',
          hi: 'वे घट से प्रकट होकर आईं, जिन्हें देखकर चंद्रमा लजाता है।',
        },
      },
      {
        text: `सो तुमरे नित पांव पलोटत।
नवो निद्धि चरणन में लोटत॥`,
        meaning: {
          en: 'Every day she presses your feet, and the nine treasures lie before them.',
          hi: 'वे नित आपके पाँव दबाती हैं; नवों निधियाँ आपके चरणों में लोटती हैं।',
        },
      },
      {
        text: `सिद्धि अठारह मंगल कारी।
सो तुम पर जावै बलिहारी॥`,
        meaning: {
          en: 'The eighteen happy powers offer themselves up to you.',
          hi: 'अठारह मंगलकारी सिद्धियाँ आप पर न्योछावर हैं।',
        },
      },
      {
        text: `औरहु जो अनेक प्रभुताई।
सो सीतापति तुमहिं बनाई॥`,
        meaning: {
          en: 'Whatever other lordships there are, Sita’s lord, you have made them.',
          hi: 'और भी जो अनेक प्रभुताएँ हैं, हे सीतापति, वे आपने ही बनाई हैं।',
        },
      },
      {
        text: `इच्छा ते कोटिन संसारा।
रचत न लागत पल की बारा॥`,
        meaning: {
          en: 'By your wish you make ten million worlds, and it does not take a moment.',
          hi: 'अपनी इच्छा से करोड़ों संसार रचने में आपको पल भर नहीं लगता।',
        },
      },
      {
        text: `जो तुम्हरे चरनन चित लावै।
ताको मुक्ति अवसि हो जावै॥`,
        meaning: {
          en: 'Who sets the mind upon your feet, the poet is certain, finds release.',
          hi: 'जो आपके चरणों में चित्त लगाए, कवि का विश्वास है कि उसे मुक्ति मिलती है।',
        },
      },
      {
        text: `सुनहु राम तुम तात हमारे।
तुमहिं भरत कुल-पूज्य प्रचारे॥`,
        meaning: {
          en: 'Hear, Ram: you are our father; it is you whom Bharat declared worthy of the house’s worship.',
          hi: 'सुनिए राम, आप हमारे तात हैं; भरत ने आप ही को कुल का पूज्य कहा।',
        },
      },
      {
        text: `तुमहिं देव कुल देव हमारे।
तुम गुरु देव प्राण के प्यारे॥`,
        meaning: {
          en: 'You are our god and the god of our family, our teacher, dear as life.',
          hi: 'आप ही हमारे देव और कुलदेव हैं; आप गुरुदेव और प्राणों के प्यारे हैं।',
        },
      },
      {
        text: `जो कुछ हो सो तुमहीं राजा।
जय जय जय प्रभु राखो लाजा॥`,
        meaning: {
          en: 'Whatever there is, you are its king: victory, victory, Lord, keep our honour.',
          hi: 'जो कुछ है, उसके राजा आप ही हैं: जय, जय, जय प्रभु, लाज रखिए।',
        },
      },
      {
        text: `रामा आत्मा पोषण हारे।
जय जय जय दशरथ के प्यारे॥`,
        meaning: {
          en: 'Ram, you nourish the soul: victory, victory, victory to Dasharath’s beloved.',
          hi: 'हे राम, आप आत्मा का पोषण करते हैं; दशरथ के प्यारे की जय, जय, जय।',
        },
      },
      {
        text: `जय जय जय प्रभु ज्योति स्वरूपा।
निर्गुण ब्रह्म अखण्ड अनूपा॥`,
        meaning: {
          en: 'Victory, victory, Lord whose form is light, Brahman beyond qualities, unbroken, without compare.',
          hi: 'ज्योति स्वरूप प्रभु की जय, जय, जय; आप निर्गुण, अखंड, अनुपम ब्रह्म हैं।',
        },
      },
      {
        text: `सत्य सत्य जय सत्यब्रत स्वामी।
सत्य सनातन अन्तर्यामी॥`,
        meaning: {
          en: 'True, true, victory to the master whose vow is truth, the true and ancient one who knows the heart.',
          hi: 'सत्य का व्रत रखने वाले स्वामी की जय; आप सत्य, सनातन और अंतर्यामी हैं।',
        },
      },
      {
        text: `सत्य भजन तुम्हरो जो गावै।
सो निश्चय चारों फल पावै॥`,
        meaning: {
          en: 'Who truly sings your praise, says the poet, finds the four fruits of life.',
          hi: 'कवि कहते हैं: जो सच्चे मन से आपका भजन गाए, उसे चारों फल मिलते हैं।',
        },
      },
      {
        text: `सत्य शपथ गौरीपति कीन्हीं।
तुमने भक्तहिं सब सिद्धि दीन्हीं॥`,
        meaning: {
          en: 'Gauri’s lord swore it truly: to your devotee you gave every fulfilment.',
          hi: 'गौरीपति ने सत्य शपथ की: आपने भक्त को सब सिद्धियाँ दीं।',
        },
      },
      {
        text: `ज्ञान हृदय दो ज्ञान स्वरूपा।
नमो नमो जय जगपति भूपा॥`,
        meaning: {
          en: 'You who are wisdom, give wisdom to the heart; homage, homage, king and lord of the world.',
          hi: 'हे ज्ञानस्वरूप, हृदय में ज्ञान दीजिए; जगत्पति राजा को नमस्कार, आपकी जय।',
        },
      },
      {
        text: `धन्य धन्य तुम धन्य प्रतापा।
नाम तुम्हार हरत संतापा॥`,
        meaning: {
          en: 'Blest, blest are you, and blest your glory; your name takes away what burns.',
          hi: 'आप धन्य हैं, आपका प्रताप धन्य है; आपका नाम संताप हरता है।',
        },
      },
      {
        text: `सत्य शुद्ध देवन मुख गाया।
बजी दुन्दुभी शंख बजाया॥`,
        meaning: {
          en: 'The gods sang of you, true and pure; drums sounded, conches were blown.',
          hi: 'देवताओं ने मुख से सत्य और शुद्ध यश गाया; दुंदुभी और शंख बजे।',
        },
      },
      {
        text: `सत्य सत्य तुम सत्य सनातन।
तुमहीं हो हमरे तन मन धन॥`,
        meaning: {
          en: 'True, true, you are the eternal truth; you alone are our body, mind and wealth.',
          hi: 'आप सत्य हैं, सनातन सत्य हैं; आप ही हमारे तन, मन, धन हैं।',
        },
      },
      {
        text: `याको पाठ करे जो कोई।
ज्ञान प्रकट ताके उर होई॥`,
        meaning: {
          en: 'Whoever recites this, knowledge dawns in that heart.',
          hi: 'जो इसका पाठ करे, उसके हृदय में ज्ञान प्रकट होता है।',
        },
      },
      {
        text: `आवागमन मिटै तिहि केरा।
सत्य वचन माने शिव मेरा॥`,
        meaning: {
          en: 'Coming and going are at an end for such a one; Shiv takes this word of mine as true.',
          hi: 'उसका आवागमन मिटता है; शिव मेरे इस वचन को सत्य मानते हैं।',
        },
      },
      {
        text: `और आस मन में जो होई।
मनवांछित फल पावे सोई॥`,
        meaning: {
          en: 'And whatever other hope is in the heart, it is told, finds what it desired.',
          hi: 'और मन में जो आशा हो, कहा गया है कि उसका मनचाहा फल मिलता है।',
        },
      },
      {
        text: `तीनहुं काल ध्यान जो ल्यावै।
तुलसी दल अरु फूल चढ़ावै॥`,
        meaning: {
          en: 'Who meditates at the three times of day, and offers tulsi leaves and flowers,',
          hi: 'जो तीनों काल ध्यान लगाए, तुलसीदल और फूल चढ़ाए,',
        },
      },
      {
        text: `साग पत्र सो भोग लगावै।
सो नर सकल सिद्धता पावै॥`,
        meaning: {
          en: 'and lays greens and leaves before the Lord, comes, it says, to all fulfilment.',
          hi: 'और साग-पात का भोग लगाए, कहा गया है कि उसे सब सिद्धि मिलती है।',
        },
      },
      {
        text: `अन्त समय रघुबर पुर जाई।
जहाँ जन्म हरि भक्त कहाई॥`,
        meaning: {
          en: 'At the last hour the way leads to Ram’s city; wherever the next birth may be, such a one is called Hari’s own.',
          hi: 'अंत समय रघुवर के धाम की राह है; जहाँ जन्म हो, वहाँ हरिभक्त कहलाए।',
        },
      },
      {
        text: `श्री हरि दास कहै अरु गावै।
सो वैकुण्ठ धाम को पावै॥`,
        meaning: {
          en: 'So says Haridas: who tells and sings this reaches the home of Vaikuntha.',
          hi: 'श्रीहरिदास कहते हैं: जो इसे कहे और गाए, उसे वैकुंठ धाम मिलता है।',
        },
      },
      {
        text: `दोहा
सात दिवस जो नेम कर, पाठ करे चित लाय।
हरिदास हरिकृपा से, अवसि भक्ति को पाय॥`,
        meaning: {
          en: 'Who recites it for seven days by rule and with attention, says Haridas, receives devotion by Hari’s grace.',
          hi: 'हरिदास कहते हैं: जो सात दिन नियम से चित्त लगाकर पाठ करे, उसे हरिकृपा से भक्ति मिलती है।',
        },
      },
      {
        text: `राम चालीसा जो पढ़े, रामचरण चित लाय।
जो इच्छा मन में करै, सकल सिद्ध हो जाय॥`,
        meaning: {
          en: 'Who reads the Ram Chalisa with the mind on Ram’s feet, so it closes, sees the wishes of the heart fulfilled.',
          hi: 'जो रामचरणों में चित्त लगाकर राम चालीसा पढ़े, अंत में कहा है कि मन की इच्छाएँ सिद्ध होती हैं।',
        },
      },
    ],
  },
];
