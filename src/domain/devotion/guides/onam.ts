import { flame, items, lightLamp, offerFood, readKatha, resolve } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { ganesha, ganeshaName, happiness, salutation, vishnu } from '../verses.ts';

const vamana = salutation('ॐ वामनाय नमः।', 'Salutations to Vamana.', 'वामन को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'All of Kerala, of every faith, and Malayalis wherever they live. Once a year good King Mahabali comes home to see his people, and finds flowers at the door and everybody at one table.',
    hi: 'सारा केरल, हर पंथ के लोग, और जहाँ भी मलयाली बसे हैं। वर्ष में एक बार भले राजा महाबली अपनी प्रजा को देखने आते हैं, और द्वार पर फूल तथा सबको एक पंगत में पाते हैं।',
  },
  when: {
    en: 'Ten days in the month of Chingam, from the star Atham to Thiruvonam. The day before the last is the First Onam, Thiruvonam the great one; puja early in the morning, the meal at noon.',
    hi: 'चिंगम मास के दस दिन, अत्तम (हस्त) से तिरुवोणम (श्रवण) नक्षत्र तक। अंतिम से पहला दिन प्रथम ओणम, तिरुवोणम मुख्य दिन; पूजा भोर में, भोजन दोपहर में।',
  },
  time: {
    en: 'Half an hour each morning; the whole forenoon on Thiruvonam',
    hi: 'हर सुबह आधा घंटा; तिरुवोणम पर पूरा पूर्वाह्न',
  },
  items: [
    {
      name: {
        en: 'Flowers for the pookalam: thumba, marigold, ixora, hibiscus, leaves',
        hi: 'पूक्कलम के फूल: तुम्बा, गेंदा, रंगन, गुड़हल, पत्ते',
      },
      amount: { en: 'a bowl of each colour', hi: 'हर रंग की एक कटोरी' },
    },
    { name: { en: 'Chalk to draw the circles', hi: 'घेरे बनाने के लिए खड़िया' }, isOptional: true },
    {
      name: {
        en: 'Onathappan (Thrikkakara appan): a small four-sided pyramid of clay',
        hi: 'ओणत्तप्पन (तृक्काक्कर अप्पन): मिट्टी का छोटा चौपहल पिरामिड',
      },
      amount: { en: '1, 3 or 5', hi: '1, 3 या 5' },
    },
    {
      name: { en: 'Rice flour stirred with water, to draw with', hi: 'रेखाएँ बनाने को पानी में घुला चावल का आटा' },
      amount: { en: '1 cup', hi: '1 कटोरी' },
    },
    {
      name: {
        en: 'A nilavilakku or other lamp with oil, wicks, matches',
        hi: 'निलविळक्कु या कोई दीपक, तेल, बत्ती, माचिस',
      },
      amount: { en: '1', hi: '1' },
    },
    items.water,
    items.rice,
    items.sandal,
    {
      name: { en: 'Tulsi and a few loose flowers', hi: 'तुलसी और कुछ खुले फूल' },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    {
      name: {
        en: 'Ada: rice flour with jaggery and coconut, steamed in a leaf',
        hi: 'अड: पत्ते में भाप से पका चावल का आटा, गुड़ और नारियल',
      },
      amount: { en: '1 for each, and 1 to offer', hi: 'सबके लिए 1, और भोग का 1' },
    },
    {
      name: { en: 'Bananas, jaggery, coconut', hi: 'केले, गुड़, नारियल' },
      amount: { en: 'what there is', hi: 'जो उपलब्ध हो' },
    },
    {
      name: { en: 'Banana leaves for the sadya', hi: 'सद्या के लिए केले के पत्ते' },
      amount: { en: '1 for each', hi: 'सबके लिए 1' },
    },
    {
      name: { en: 'New clothes (onakkodi)', hi: 'नए वस्त्र (ओणक्कोडि)' },
      isOptional: true,
    },
    { name: { en: 'A swing on a strong branch or hook', hi: 'मज़बूत डाल या कुंडे पर झूला' }, isOptional: true },
  ],
  steps: [
    {
      title: { en: 'From Atham: the pookalam', hi: 'अत्तम से: पूक्कलम' },
      text: {
        en: 'Clean a place before the door. Draw a circle and fill it with petals from the middle outwards: one ring on the first day, a ring or a colour more on each of the next. Children begin it.',
        hi: 'द्वार के आगे जगह साफ़ करें। घेरा बनाकर बीच से बाहर की ओर पंखुड़ियाँ भरें: पहले दिन एक घेरा, फिर हर दिन एक घेरा या रंग और। आरंभ बच्चे करें।',
      },
    },
    {
      title: { en: 'The evening before Thiruvonam', hi: 'तिरुवोणम से पहली शाम' },
      text: {
        en: 'Buy and cut the vegetables, fry banana chips, clean the lamp. Shape the Onathappan of clay and let it dry, and lay out the clothes.',
        hi: 'सब्ज़ियाँ लाकर काटें, केले के चिप्स तलें, दीपक माँजें। मिट्टी के ओणत्तप्पन बनाकर सूखने दें, और वस्त्र निकाल रखें।',
      },
    },
    {
      title: { en: 'Before sunrise', hi: 'सूर्योदय से पहले' },
      text: {
        en: 'Bathe, put on clean or new clothes, and draw lines of rice flour from the gate to the door for the one who is to come.',
        hi: 'नहाएँ, साफ़ या नए वस्त्र पहनें, और आने वाले के लिए फाटक से द्वार तक चावल के आटे की रेखाएँ बनाएँ।',
      },
    },
    {
      title: { en: 'Seat the Onathappan', hi: 'ओणत्तप्पन बैठाएँ' },
      text: {
        en: 'Put a wooden board or a banana leaf by the pookalam, Onathappan on it, a flower on its top, and pour a little rice-flour water over its sides. He stands for Vamana; in many houses Mahabali sits beside him.',
        hi: 'पूक्कलम के पास पाटा या केले का पत्ता रखें, उस पर ओणत्तप्पन, शिखर पर फूल, और चारों ओर थोड़ा चावल का घोल डालें। वे वामन का रूप हैं; कई घरों में महाबली पास बैठते हैं।',
      },
    },
    lightLamp,
    {
      title: { en: 'Ganesh first', hi: 'पहले गणेश' },
      text: {
        en: 'Offer Ganapati a flower, a little jaggery, banana and coconut on a leaf.',
        hi: 'गणपति को पत्ते पर फूल, थोड़ा गुड़, केला और नारियल चढ़ाएँ।',
      },
      say: [ganesha, ganeshaName],
    },
    resolve({
      en: 'We welcome Vamana and Mahabali to this house. May all people be equal here, as under his rule.',
      hi: 'इस घर में वामन और महाबली का स्वागत हमारा संकल्प है। उनके राज्य की तरह यहाँ सब समान हों।',
    }),
    {
      title: { en: 'Invite Vamana and Mahabali', hi: 'वामन और महाबली का स्वागत' },
      text: {
        en: 'Offer water, sandal, tulsi and flowers, and walk once around the pookalam. In many homes three joyful calls go up, “Aarppo irro irro irro!”, so that he hears where he is awaited.',
        hi: 'जल, चंदन, तुलसी और फूल चढ़ाएँ, और पूक्कलम की एक परिक्रमा करें। कई घरों में तीन बार हर्ष से पुकारते हैं, “आर्प्पो इर्रो इर्रो इर्रो!”, कि वे जान लें कहाँ उनकी राह देखी जा रही है।',
      },
      say: [vamana, vishnu],
    },
    offerFood({ en: 'the ada and bananas', hi: 'अड और केले' }),
    readKatha,
    {
      title: { en: 'Onakkodi: give something new', hi: 'ओणक्कोडि: कुछ नया दें' },
      text: {
        en: 'The eldest gives each of the house, and whoever works for it, a new piece of clothing or a small gift. Bow to the old, and hug the young.',
        hi: 'घर के बड़े हर सदस्य को, और घर में काम करने वालों को, नया वस्त्र या छोटी भेंट दें। बड़ों को प्रणाम करें, छोटों को गले लगाएँ।',
      },
    },
    {
      title: { en: 'The sadya', hi: 'सद्या (भोज)' },
      text: {
        en: 'First a leaf is served by the lamp, for Ganapati. Then all sit in one row, the narrow end of the leaf to the left. Salt, chips and pickles first, then the curries, rice with dal and ghee, sambar, rasam, payasam, buttermilk. Nobody stands behind as a servant: take turns in serving.',
        hi: 'पहले दीपक के पास गणपति का पत्ता परोसें। फिर सब एक पंक्ति में बैठें, पत्ते का पतला सिरा बाईं ओर। पहले नमक, चिप्स, अचार, फिर सब्ज़ियाँ, घी-दाल के साथ भात, सांभर, रसम, पायसम, छाछ। कोई पीछे सेवक बनकर न खड़ा रहे: बारी-बारी परोसें।',
      },
      say: [happiness],
    },
    {
      title: { en: 'Play, swing, visit', hi: 'खेल, झूला, मिलना' },
      text: {
        en: 'Women clap and circle around lamp and flowers in Thiruvathira kali; there are tug-of-war, boat races, songs of Mahabali. Call whoever cannot be at home.',
        hi: 'महिलाएँ दीप और फूलों के चारों ओर तिरुवातिरा कळि करती हैं; रस्साकशी, नौका-दौड़, महाबली के गीत होते हैं। जो घर न आ सके उसे फ़ोन करें।',
      },
    },
    {
      title: { en: 'Bid farewell', hi: 'विदाई' },
      text: {
        en: 'The Onathappan stays until the days after (Avittam, Chathayam), with a flower and lamp each evening. Then give clay and petals back to garden soil or a bucket of water, and say: come again.',
        hi: 'ओणत्तप्पन अगले दिनों (अविट्टम, चतयम) तक रहते हैं, हर साँझ फूल और दीप के साथ। फिर मिट्टी और पंखुड़ियाँ बग़ीचे की मिट्टी या पानी की बाल्टी में दें, और कहें: फिर आइए।',
      },
      say: [vamana],
    },
  ],
  days: [
    {
      name: { en: 'Atham', hi: 'अत्तम' },
      text: {
        en: 'The first ring of flowers, often of thumba only; at Thripunithura a procession opens Onam.',
        hi: 'फूलों का पहला घेरा, प्रायः केवल तुम्बा का; तृप्पूणित्तुरा में शोभायात्रा से ओणम का आरंभ।',
      },
    },
    {
      name: { en: 'Chithira to Pooradam', hi: 'चित्तिरा से पूराडम' },
      text: {
        en: 'The carpet grows, the house is cleaned, clothes are chosen; around Anizham boats are made ready for the races, from Moolam temples serve small sadyas, on Pooradam the clay figures are set up in many homes.',
        hi: 'पूक्कलम बढ़ता है, घर की सफ़ाई होती है, वस्त्र चुने जाते हैं; अनिऴम के आसपास नौका-दौड़ की तैयारी, मूलम से मंदिरों में छोटे सद्या, पूराडम को कई घरों में मिट्टी की मूर्तियाँ बैठती हैं।',
      },
    },
    {
      name: { en: 'Uthradom: First Onam', hi: 'उत्राडम: प्रथम ओणम' },
      text: {
        en: 'The great day of shopping and cutting vegetables, and by the songs the day on which Mahabali sets foot in his land.',
        hi: 'ख़रीदारी और सब्ज़ी काटने का बड़ा दिन; गीतों में इसी दिन महाबली अपनी भूमि पर पाँव रखते हैं।',
      },
    },
    {
      name: { en: 'Thiruvonam', hi: 'तिरुवोणम' },
      text: {
        en: 'The day of the steps above: puja at dawn, new clothes, sadya.',
        hi: 'ऊपर की विधि का दिन: भोर में पूजा, नए वस्त्र, सद्या।',
      },
      say: [vamana],
    },
    {
      name: { en: 'Avittam and Chathayam', hi: 'अविट्टम और चतयम' },
      text: {
        en: 'Third and fourth Onam: visits, tigers’ dance (pulikali) in Thrissur, farewell.',
        hi: 'तीसरा और चौथा ओणम: मिलना-जुलना, तृश्शूर में पुलिकळि (बाघ नृत्य), विदाई।',
      },
    },
  ],
  food: {
    eaten: [
      {
        en: 'Ada or steamed bananas in the morning. At noon sadya, vegetarian: avial, olan, kalan, thoran, erissery, pachadi, sambar, rasam, pappadam, two payasams and what else your house can do.',
        hi: 'सुबह अड या भाप में पके केले। दोपहर में शाकाहारी सद्या: अवियल, ओलन, काळन, तोरन, एरिशेरि, पच्चडि, सांभर, रसम, पापड़म, दो पायसम और जो घर से बन सके।',
      },
    ],
    avoided: [
      {
        en: 'There is no fast. Thiruvonam is vegetarian in most homes of the south and middle; in parts of Malabar fish or meat belongs to the feast.',
        hi: 'व्रत नहीं। दक्षिण और मध्य केरल के अधिकतर घरों में तिरुवोणम शाकाहारी; मलाबार के कुछ भागों में मछली या मांस भी भोज में होता है।',
      },
    ],
    end: {
      en: 'When all have eaten, the leaf is folded towards oneself, as a sign that it was good.',
      hi: 'सब खा लें तो पत्ता अपनी ओर मोड़ा जाता है: भोजन अच्छा लगा।',
    },
  },
  regions: [
    {
      where: { en: 'Central Kerala', hi: 'मध्य केरल' },
      how: {
        en: 'Onathappan in the yard, the temple of Thrikkakara, where Vamana is worshipped; tigers’ dance in Thrissur.',
        hi: 'आँगन में ओणत्तप्पन, वामन का तृक्काक्कर मंदिर; तृश्शूर में पुलिकळि।',
      },
    },
    {
      where: { en: 'South Kerala', hi: 'दक्षिण केरल' },
      how: {
        en: 'Boat races of Aranmula and Payippad, swings, Onam week in Thiruvananthapuram.',
        hi: 'आरन्मुळा और पायिप्पाड की नौका-दौड़, झूले, तिरुवनंतपुरम का ओणम सप्ताह।',
      },
    },
    {
      where: { en: 'North Kerala', hi: 'उत्तर केरल' },
      how: {
        en: 'Onapottan, who stands for Mahabali and does not speak, goes from house to house with his bell and is given rice.',
        hi: 'ओणपोट्टन, महाबली के रूप में, बिना बोले घंटी लेकर घर-घर जाते हैं और चावल पाते हैं।',
      },
    },
    {
      where: { en: 'Away from Kerala', hi: 'केरल से बाहर' },
      how: {
        en: 'A pookalam in the lobby or office, sadya on the nearest Sunday. Vishu, the new year with kani and kaineettam, is another day in spring.',
        hi: 'लॉबी या दफ़्तर में पूक्कलम, पास के रविवार को सद्या। विषु, कणि और कैनीट्टम का नव वर्ष, वसंत में अलग दिन है।',
      },
    },
  ],
  withoutPriest: {
    en: 'The eldest of the house, or a child, does all of it. Other faiths lay flowers and eat together without the puja.',
    hi: 'घर के बड़े या कोई बच्चा सब करते हैं। और पंथों के लोग पूजा के बिना फूल सजाते और साथ खाते हैं।',
  },
  optional: {
    en: 'Clay figures, ten days, new clothes, twenty-six dishes. One ring of flowers, one payasam and a chair for whoever is alone are Onam.',
    hi: 'मिट्टी की मूर्तियाँ, दस दिन, नए वस्त्र, छब्बीस व्यंजन। फूलों का एक घेरा, एक पायसम और किसी अकेले के लिए एक जगह ही ओणम है।',
  },
  cautions: [
    {
      en: 'Take flowers from your own garden or the market; only adults touch oleander (arali) and flowers from bulbs, which are poisonous to children and pets.',
      hi: 'फूल अपने बग़ीचे या बाज़ार से लें; कनेर (अरलि) और कंद वाले फूल बड़े ही छुएँ, वे बच्चों और पालतुओं के लिए विषैले हैं।',
    },
    {
      en: 'Let an adult test the swing’s rope and branch first. In boats wear a life jacket. Hot oil and payasam pots belong at the back of the stove.',
      hi: 'झूले की रस्सी और डाल पहले बड़े जाँचें। नाव में लाइफ़ जैकेट पहनें। गरम तेल और पायसम के बर्तन चूल्हे के पीछे की ओर रखें।',
    },
    {
      en: 'With diabetes or a weak heart: a spoon of payasam, little salt, chips and pappadam; ask about nuts before you serve guests.',
      hi: 'मधुमेह या हृदय-रोग में: पायसम का एक चम्मच, नमक, चिप्स और पापड़म कम; परोसने से पहले मेवों की एलर्जी पूछ लें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Mahabali comes home', hi: 'महाबली घर आते हैं' },
    short: {
      en: 'Under King Mahabali, the songs say, all people were alike: no lie, no false measure, nobody hungry. He was an asura, grandson of Prahlada, and gave whatever he was asked for. The gods had lost their heaven to him and turned to Vishnu. So a small brahmin boy with an umbrella of leaves came to the king’s offering. “Three steps of ground,” he asked. His teacher warned, but Mahabali had promised and gave. Then the boy grew: with one step he covered the earth, with the second heaven. “Where shall I put the third?” The king bowed his head. Vishnu set his foot on it, gave him a realm of his own below, and himself stood guard at its door. And since the king loved his people, one wish was granted: to visit them every year. That day is Onam.',
      hi: 'गीत कहते हैं, राजा महाबली के राज्य में सब मनुष्य एक समान थे: न झूठ, न खोटी तौल, न कोई भूखा। वे असुर थे, प्रह्लाद के पौत्र, और जो माँगा जाता देते। देवता अपना स्वर्ग उनसे हारकर विष्णु के पास गए। तब पत्तों का छाता लिए एक नन्हा ब्राह्मण बालक राजा के यज्ञ में आया। माँगा, “तीन पग भूमि।” गुरु ने रोका, पर महाबली वचन दे चुके थे और दिया। तब बालक बढ़ा: एक पग में पृथ्वी, दूसरे में स्वर्ग। “तीसरा कहाँ रखूँ?” राजा ने सिर झुकाया। विष्णु ने उस पर चरण रखा, नीचे उन्हें उनका अपना लोक दिया, और स्वयं उसके द्वार पर पहरा दिया। और राजा को प्रजा से प्रेम था, तो एक वर मिला: हर वर्ष उनसे मिलने आना। वही दिन ओणम है।',
    },
    long: [
      {
        en: '“When Maveli ruled the land, all people were as one.” So begins the song that every child in Kerala knows. Nobody locked a door. The measure was full, the word was true, there was no high and no low. Mahabali, whom they call Maveli, was of the asuras, a grandson of that Prahlada whom no fire could turn from Vishnu. He had only one pride: nobody had ever gone from him with empty hands.',
        hi: '“मावेली जब राज करते थे, मनुष्य सब एक समान थे।” केरल का हर बच्चा यह गीत जानता है। कोई द्वार पर ताला न लगाता। तौल पूरी थी, वचन सच्चा, न कोई ऊँचा न नीचा। महाबली, जिन्हें मावेली कहते हैं, असुर कुल के थे, उन प्रह्लाद के पौत्र जिन्हें अग्नि भी विष्णु से विमुख न कर सकी। उन्हें एक ही अभिमान था: उनके यहाँ से कोई ख़ाली हाथ न गया।',
      },
      {
        en: 'He had won the three worlds, and the gods were without a home. Their mother Aditi prayed to Vishnu; and he was born as her child, small, with bright eyes: Vamana, the dwarf. When he was old enough he took a staff, a water pot and an umbrella of palm leaf and went to the place where Mahabali was holding a great offering. All who stood around fell silent, so much light came with the boy.',
        hi: 'उन्होंने तीनों लोक जीत लिए थे और देवता बेघर थे। उनकी माता अदिति ने विष्णु से प्रार्थना की; और वे उनके बालक होकर जन्मे, नन्हे, उजली आँखों वाले: वामन। बड़े होने पर दंड, कमंडल और ताड़-पत्ते का छाता लेकर वे वहाँ गए जहाँ महाबली बड़ा यज्ञ कर रहे थे। सब चुप हो गए, बालक के साथ ऐसा प्रकाश आया।',
      },
      {
        en: '“Ask for cows, gold, villages,” said the king. “Three steps of ground,” said the child, “measured with my feet.” Mahabali laughed kindly: “So little?” “Who is not content with three steps will not be content with three worlds.” His teacher Shukra had seen who it was. “Do not give it! You will lose everything.” “If it is he,” said Mahabali, “whose hand could be a better one to give it into?” And he poured the water of the promise over the small palm.',
        hi: 'राजा बोले, “गायें, सोना, गाँव माँगो।” बालक ने कहा, “तीन पग भूमि, मेरे पैरों से नपी।” महाबली स्नेह से हँसे, “इतनी-सी?” “जो तीन पग से संतुष्ट नहीं, वह तीन लोक से भी न होगा।” गुरु शुक्राचार्य पहचान गए थे। “मत दो! सब खो दोगे।” महाबली बोले, “यदि ये वही हैं, तो देने के लिए इनसे अच्छा हाथ किसका होगा?” और नन्ही हथेली पर संकल्प का जल छोड़ दिया।',
      },
      {
        en: 'Then Vamana grew, past the roof, past the trees, past the stars. One step lay over all the earth, the next over all of heaven. “You promised three. Where shall I set my foot?” Mahabali knelt and took off his crown. “Things are given away,” he said. “I am left. Set it here.” And the foot came down, light as a flower. Old Prahlada stood near and wept for joy.',
        hi: 'तब वामन बढ़े, छत से ऊपर, वृक्षों से ऊपर, तारों से ऊपर। एक पग सारी पृथ्वी पर, दूसरा सारे स्वर्ग पर। “तुमने तीन का वचन दिया। पाँव कहाँ रखूँ?” महाबली ने घुटने टेककर मुकुट उतारा। बोले, “वस्तुएँ तो दे दीं। मैं बचा हूँ। यहाँ रखें।” और चरण उतरा, फूल-सा हल्का। पास खड़े वृद्ध प्रह्लाद की आँखें आनंद से भर आईं।',
      },
      {
        en: '“You have given yourself,” said Vishnu, “more can nobody give. Sutala, fairer than heaven, shall be yours, and I will keep your door.” The king thanked him. “And yet,” he said, “I am thinking of my people. Who looks whether they have eaten?” “Go and see them, once every year,” said Vishnu.',
        hi: 'विष्णु बोले, “तुमने स्वयं को दे दिया, इससे अधिक कोई नहीं दे सकता। स्वर्ग से भी सुंदर सुतल तुम्हारा हो, और तुम्हारे द्वार का पहरा मैं दूँगा।” राजा ने धन्यवाद दिया। फिर कहा, “पर मन प्रजा में है। कौन देखेगा कि उन्होंने खाया या नहीं?” विष्णु बोले, “हर वर्ष एक बार जाकर उन्हें देख लेना।”',
      },
      {
        en: 'So he comes, when the rains of Karkidakam are over and the land is washed and green. People lay flowers from the gate to the door, put on the best that they have, and eat together, rich and poor, so that he may see what he loves: that nothing has changed. And the one who made himself small to ask of him sits beside him in the ring of flowers.',
        hi: 'सो वे आते हैं, जब कर्किडकम की वर्षा बीत जाती है और धरती धुली-हरी होती है। लोग फाटक से द्वार तक फूल बिछाते हैं, अपना अच्छे से अच्छा पहनते हैं, और धनी-निर्धन साथ खाते हैं, कि वे वही देखें जो उन्हें प्रिय है: कुछ बदला नहीं। और जो माँगने के लिए नन्हे बने थे, वे फूलों के घेरे में उनके पास ही बैठते हैं।',
      },
    ],
  },
  sources: [
    { en: 'Vamana and Bali: Bhagavata Purana, book 8', hi: 'वामन और बलि: भागवत पुराण, अष्टम स्कंध' },
    {
      en: 'The yearly visit: songs and household custom of Kerala',
      hi: 'हर वर्ष का आगमन: केरल के गीत और घर-घर की रीति',
    },
  ],
};
