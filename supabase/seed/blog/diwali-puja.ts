import type { BlogPost } from '../words.ts';

export const diwaliPuja: BlogPost = {
  key: 'diwali-puja',
  category: 'festivals',
  featured: false,
  publishedOn: '2026-10-30',
  en: {
    slug: 'diwali-puja-at-home',
    title: 'Diwali puja at home, step by step',
    excerpt:
      'A simple Lakshmi and Ganesh puja that a family can do by itself in an hour: what to get, how to lay the board, what to say, and how to keep the flames friendly.',
    metaTitle: 'Diwali puja at home, step by step | Disha',
    metaDescription:
      'A simple Lakshmi and Ganesh puja for Diwali evening: the time, the things you need, the board, twelve steps, and safety with lamps and children.',
    tags: ['Diwali', 'Lakshmi puja', 'puja steps', 'lamps'],
    content: `On Diwali evening the house smells of ghee, somebody is looking for the matches and the children ask when it will begin. You do not need a priest or a thick book. This is a simple form that many homes of the north keep. If your family does something differently, your family is right.

## The time

Lakshmi puja belongs to **pradosha**, the first fifth of the night, beginning at sunset; in early November that is about two and a half hours. Within it choose the moment when everybody is at home. In some years two evenings are possible; why is told in [how a festival date is decided](/blog/how-a-festival-date-is-decided). The [calendar](/hindu-festivals) gives the day and the sunset of your city. Diwali falls on 8 November in 2026 and on 29 October in 2027.

## What to have ready

- Small images or pictures of Ganesh and Lakshmi
- A low board and a red cloth
- A kalash: a pot with water, a few mango leaves and a coconut
- Roli, unbroken rice, flowers, a thread of mauli
- A thali with a lamp, incense and a bell
- Kheel (puffed rice), batasha, fruit, sweets, a glass of water
- Lamps, oil or ghee, wicks
- Your account book, a pen, or simply the school books

Leave out what you do not have. A flower and a lamp have always been enough.

## The board

Clean the place and spread the cloth. Sit so that you face east, or else north.

![The board from above, left to right: kalash, Lakshmi, Ganesh, lamp; in front the account book and the offerings; before the board the thali; the family sits facing east or north](/figures/diwali-chowki-en.svg)

Ganesh and Lakshmi sit side by side, and commonly Lakshmi is placed at the right hand of Ganesh, as in the picture. Other homes do it the other way round. The kalash stands beside them.

## The puja in twelve steps

1. Light one lamp at the board and switch off the loud things. Sit for three breaths.
2. Sprinkle a little water on the place and on yourselves, as a sign of a fresh start.
3. **Sankalpa:** say in your own words who you are, where, and for what you are thankful this year.
4. **Ganesh first.** Offer roli, rice and a flower, and say *Om gam ganapataye namah* three times.
5. **The kalash:** a dot of roli and a little rice; it stands for the waters.
6. **Lakshmi:** offer roli, rice and flowers, and say *Om shrim mahalakshmyai namah*, eleven times if the children are patient.
7. Tie a mauli thread around the kalash.
8. Offer kheel, batasha, fruit and sweets, and the glass of water.
9. Place the account book, the pens or the school books before them, with a dot of roli on the first page.
10. Wave incense and the lamp.
11. **Sing the aartis** of Ganesh and of Lakshmi; the words are under [aartis](/hindu-aartis), to be read in large letters. Let the youngest ring the bell.
12. Ask forgiveness for whatever was forgotten, bow, and share the prasad. Then the elders bless the younger ones.

That is about forty minutes. The rest of the evening is for lamps and visits.

## Lighting the house

Take one lamp from the board and light the others from it: at the tulsi, at the door, in each room, at the kitchen platform, on the balcony. Older people like to set one where the water is kept and one for the neighbours’ steps.

Many fix small footprints of Lakshmi from the door inward. It is a drawing of welcome. And if a lamp goes out, it is the wind; light it again.

## Flames, children, neighbours

- Lamps stand on plates, away from curtains, paper and dupattas. Cotton clothes are better than synthetic ones tonight.
- A bucket of water or sand stands where the lamps are many. Somebody stays awake until the last is out.
- With crackers, fewer is kinder: to small children, to old people, to asthmatic neighbours and to the dogs in the street. Check what your city allows.
- For burns: cool running water for twenty minutes, no ice, no toothpaste, and a doctor if it is larger than a palm or on the face.

## If the day is a hard one

Perhaps this year somebody is missing, or money is short, or you work the night shift. Light one lamp before you go, or afterwards; it is Diwali all the same. The festival is told in many ways, as the return of Ram, as the night of Lakshmi, as the nirvana of Mahavira for Jains, as Bandi Chhor for Sikhs. All of them put a light into the dark.

The days around it, Dhanteras, Naraka Chaturdashi, Govardhan and Bhai Dooj, have short steps of their own in the calendar. For a place that stays after the festival see [the puja corner](/blog/the-puja-corner).

## Sources

- The puja in pradosha of amavasya: Dharmasindhu and Nirnayasindhu.
- The steps are a short household form of the usual offerings (upachara), as handed down in homes of northern India; orders and mantras vary by region and family.
- First aid for burns and care with lamps: common safety advice, no tradition.`,
  },
  hi: {
    slug: 'ghar-par-diwali-puja',
    title: 'घर पर दीवाली पूजा, एक-एक क़दम',
    excerpt:
      'लक्ष्मी-गणेश की सरल पूजा जो परिवार ख़ुद एक घंटे में कर सकता है: क्या चाहिए, चौकी कैसे सजाएँ, क्या बोलें, और दीयों के साथ सावधानी।',
    metaTitle: 'घर पर दीवाली पूजा, एक-एक क़दम | Disha',
    metaDescription:
      'दीवाली की शाम लक्ष्मी-गणेश की सरल पूजा: समय, सामान, चौकी की सजावट, बारह क़दम, और दीयों व बच्चों के साथ सावधानी।',
    tags: ['दीवाली', 'लक्ष्मी पूजा', 'पूजा विधि', 'दीये'],
    content: `दीवाली की शाम घर में घी की ख़ुशबू है, कोई माचिस ढूँढ़ रहा है और बच्चे पूछ रहे हैं कि पूजा कब शुरू होगी। इसके लिए न पंडित ज़रूरी है, न मोटी किताब। यह वह सरल रूप है जो उत्तर भारत के बहुत-से घरों में चलता है। आपके घर में कुछ अलग होता हो तो आपका घर ही सही है।

## समय

लक्ष्मी पूजा **प्रदोष** की है, यानी रात के पाँच भागों में पहला, जो सूर्यास्त से शुरू होता है; नवंबर की शुरुआत में यह लगभग ढाई घंटे का होता है। इसमें वह समय चुनिए जब सब घर पर हों। किसी साल दो संध्याएँ हो सकती हैं; क्यों, यह [त्योहार की तारीख़ कैसे तय होती है](/blog/tyohar-ki-tareekh-kaise-tay-hoti-hai) में है। आपके शहर का दिन और सूर्यास्त [कैलेंडर](/hindu-festivals) बताता है। दीवाली 2026 में 8 नवंबर को है और 2027 में 29 अक्टूबर को।

## क्या-क्या रखें

- गणेश और लक्ष्मी की छोटी मूर्तियाँ या तस्वीर
- चौकी और लाल कपड़ा
- कलश: जल भरा लोटा, आम के कुछ पत्ते और नारियल
- रोली, साबुत चावल (अक्षत), फूल, मौली
- दीया, धूप और घंटी वाली थाली
- खील, बताशे, फल, मिठाई, एक गिलास जल
- दीये, तेल या घी, बत्तियाँ
- बही-खाता, कलम, या बच्चों की किताबें

जो न हो, उसे छोड़ दीजिए। एक फूल और एक दीया हमेशा से काफ़ी रहे हैं।

## चौकी

जगह साफ़ कीजिए और कपड़ा बिछाइए। ऐसे बैठिए कि आपका मुँह पूर्व की ओर हो, नहीं तो उत्तर की ओर।

![ऊपर से चौकी, बाएँ से दाएँ: कलश, लक्ष्मी, गणेश, दीप; आगे बही-खाता और भोग; चौकी के सामने थाली; परिवार का मुँह पूर्व या उत्तर की ओर](/figures/diwali-chowki-hi.svg)

गणेश और लक्ष्मी साथ-साथ विराजते हैं, और आम तौर पर लक्ष्मी गणेश के दाहिने हाथ की ओर होती हैं, जैसा चित्र में है। कुछ घरों में इसका उलटा होता है। कलश उनके पास रहता है।

## पूजा के बारह क़दम

1. चौकी पर एक दीया जलाइए और शोर वाली चीज़ें बंद कर दीजिए। तीन साँस चुप बैठिए।
2. जगह पर और अपने ऊपर थोड़ा जल छिड़किए; यह नई शुरुआत का संकेत है।
3. **संकल्प:** अपने शब्दों में कहिए कि आप कौन हैं, कहाँ हैं, और इस साल किस बात के लिए आभारी हैं।
4. **पहले गणेश।** रोली, अक्षत और फूल चढ़ाइए और तीन बार बोलिए: ॐ गं गणपतये नमः।
5. **कलश:** रोली का टीका और थोड़े अक्षत; यह सब नदियों के जल का प्रतीक है।
6. **लक्ष्मी:** रोली, अक्षत और फूल चढ़ाइए और बोलिए: ॐ श्रीं महालक्ष्म्यै नमः। बच्चे मान जाएँ तो ग्यारह बार।
7. कलश पर मौली बाँधिए।
8. खील, बताशे, फल, मिठाई और जल का भोग लगाइए।
9. बही-खाता, कलम या किताबें सामने रखिए और पहले पन्ने पर रोली की बिंदी लगाइए।
10. धूप और दीया दिखाइए।
11. **आरती गाइए,** पहले गणेश की, फिर लक्ष्मी की; शब्द [आरतियों](/hindu-aartis) में बड़े अक्षरों में मिलेंगे। घंटी सबसे छोटा बच्चा बजाए।
12. जो छूट गया उसके लिए क्षमा माँगिए, प्रणाम कीजिए और प्रसाद बाँटिए। फिर बड़े छोटों को आशीर्वाद दें।

इसमें लगभग चालीस मिनट लगते हैं। बाक़ी शाम दीयों और मिलने-जुलने की है।

## घर में दीये

चौकी से एक दीया लीजिए और बाक़ी उसी से जलाइए: तुलसी के पास, द्वार पर, हर कमरे में, रसोई में, बालकनी पर। घर के बुज़ुर्ग एक दीया पानी के घड़े के पास रखते हैं और एक पड़ोसी की सीढ़ी के लिए।

बहुत लोग द्वार से भीतर की ओर लक्ष्मी के छोटे चरण बनाते हैं। यह स्वागत का चित्र है। और कोई दीया बुझ जाए तो वह बस हवा का काम है; फिर जला दीजिए।

## लौ, बच्चे, पड़ोसी

- दीये थाली पर हों, परदे, काग़ज़ और दुपट्टे से दूर। आज सिंथेटिक से सूती कपड़े अच्छे हैं।
- जहाँ दीये ज़्यादा हों वहाँ पानी या रेत की बाल्टी रखिए। आख़िरी दीया बुझने तक कोई एक जागता रहे।
- पटाखे जितने कम, उतना भला: छोटे बच्चों का, बुज़ुर्गों का, दमे वाले पड़ोसियों का और गली के कुत्तों का। देख लीजिए कि आपके शहर में क्या अनुमति है।
- जल जाए तो बीस मिनट बहता ठंडा पानी डालिए; न बर्फ़, न टूथपेस्ट। जला हुआ भाग हथेली से बड़ा हो या चेहरे पर हो तो डॉक्टर के पास जाइए।

## अगर दिन भारी हो

हो सकता है इस साल कोई अपना साथ न हो, या पैसे कम हों, या आपकी रात की ड्यूटी हो। जाने से पहले एक दीया जला दीजिए, या लौटकर; दीवाली तब भी दीवाली है। इस त्योहार की कई कथाएँ हैं: राम का लौटना, लक्ष्मी की रात, जैनों के लिए महावीर का निर्वाण, सिखों के लिए बंदी छोड़ दिवस। सब अँधेरे में एक रोशनी रखती हैं।

इसके आसपास के दिन, धनतेरस, नरक चतुर्दशी, गोवर्धन और भाई दूज, सबके छोटे क़दम कैलेंडर में हैं। त्योहार के बाद भी रहने वाली जगह के लिए [घर में पूजा का कोना](/blog/ghar-mein-puja-ka-kona) पढ़िए।

## स्रोत

- अमावस्या के प्रदोष में पूजा: धर्मसिंधु और निर्णयसिंधु।
- ये क़दम उपचारों का छोटा घरेलू रूप हैं, जैसा उत्तर भारत के घरों में चला आ रहा है; क्रम और मंत्र क्षेत्र और परिवार के साथ बदलते हैं।
- जलने पर पहला उपचार और दीयों की सावधानी: सुरक्षा की आम सलाह, परंपरा नहीं।`,
  },
};
