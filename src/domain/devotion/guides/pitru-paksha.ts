import { flame, items, readKatha } from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { ancestors, ancestorsName, happiness, narayana, peace } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever has lost somebody: sons and daughters, spouses, grandchildren, friends. For a fortnight the house thinks of those from whom it comes, with water each day and a meal in their name on their day.',
    hi: 'जिसने भी किसी को खोया हो: पुत्र-पुत्री, जीवनसाथी, पोते-नाती, मित्र। एक पखवाड़े घर उन्हें याद करता है जिनसे वह है: रोज़ जल, और उनकी तिथि पर उनके नाम का भोजन।',
  },
  when: {
    en: 'From the full moon of Bhadrapad through the dark half of Ashvin (Bhadrapad by southern months) to the new moon, Mahalaya. Shraddha belongs to midday and early afternoon, on the tithi on which the person died.',
    hi: 'भाद्रपद पूर्णिमा से आश्विन (दक्षिण की गणना में भाद्रपद) के कृष्ण पक्ष की अमावस्या, महालया तक। श्राद्ध दोपहर और अपराह्न में, दिवंगत की तिथि पर।',
  },
  time: {
    en: '5 minutes a day; 1 hour and the cooking on the day of shraddha',
    hi: 'रोज़ 5 मिनट; श्राद्ध के दिन 1 घंटा और भोजन बनाना',
  },
  items: [
    {
      name: { en: 'A photograph, or a name on paper', hi: 'चित्र, या काग़ज़ पर लिखा नाम' },
      amount: { en: '1 for each', hi: 'हर एक का 1' },
    },
    {
      name: {
        en: 'List of names with the tithi of each, as far as known',
        hi: 'नामों की सूची, हर एक की तिथि सहित, जहाँ तक ज्ञात हो',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      ...items.lamp,
      name: { en: 'Lamp with sesame oil, wick, matches', hi: 'तिल के तेल का दीपक, बत्ती, माचिस' },
    },
    {
      name: { en: 'Pot with water, basin, black sesame', hi: 'जल का पात्र, थाली, काले तिल' },
      amount: { en: '1 each', hi: 'एक-एक' },
    },
    { name: { en: 'Kusha grass', hi: 'कुश' }, isOptional: true },
    {
      name: { en: 'White flowers', hi: 'सफ़ेद फूल' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    {
      name: {
        en: 'Rice and milk for kheer, flour for puri, pumpkin or another vegetable, urad dal',
        hi: 'खीर के लिए चावल-दूध, पूरी का आटा, कद्दू या और सब्ज़ी, उड़द दाल',
      },
      amount: { en: 'for the house and a guest', hi: 'घर और एक अतिथि के लिए' },
    },
    {
      name: { en: 'One dish that they loved', hi: 'उनकी पसंद का एक व्यंजन' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Leaves or small plates for five portions', hi: 'पाँच भागों के लिए पत्तल या छोटी थालियाँ' },
      amount: { en: '5', hi: '5' },
    },
    {
      name: {
        en: 'Cooked rice, barley flour, sesame, honey for pinda',
        hi: 'पिंड के लिए पका चावल, जौ का आटा, तिल, शहद',
      },
      isOptional: true,
    },
    {
      name: {
        en: 'To give: grain, clothes, an umbrella, a school book',
        hi: 'दान: अन्न, वस्त्र, छाता, पाठ्य-पुस्तक',
      },
      amount: { en: 'what you can', hi: 'सामर्थ्य अनुसार' },
    },
  ],
  steps: [
    {
      title: { en: 'Before the fortnight: find the days', hi: 'पखवाड़े से पहले: तिथियाँ खोजें' },
      text: {
        en: 'Ask the elders for names and tithis and write them down. The calendar shows which tithi falls on which day. Whoever died at a full moon is remembered on the full moon; who is not sure of the tithi takes the new moon.',
        hi: 'बड़ों से नाम और तिथियाँ पूछकर लिख लें। पंचांग बताता है कौन-सी तिथि किस दिन है। पूर्णिमा को गए लोगों की पूर्णिमा; तिथि निश्चित न हो तो अमावस्या।',
      },
    },
    {
      title: { en: 'Every day: a glass of water', hi: 'हर दिन: एक अंजलि जल' },
      text: {
        en: 'After bathing face south and offer water with sesame, with the names, as the guide of Amavasya tarpan shows it. Five minutes before work are enough. Daily puja goes on as always.',
        hi: 'स्नान के बाद दक्षिण की ओर मुख कर नाम के साथ तिल-जल दें, जैसा अमावस्या-तर्पण की विधि में है। काम से पहले पाँच मिनट काफ़ी हैं। नित्य पूजा वैसे ही चलती है।',
      },
      say: [ancestorsName],
    },
    {
      title: { en: 'On the day: cook', hi: 'तिथि के दिन: भोजन बनाएँ' },
      text: {
        en: 'Bathe, keep the kitchen clean and the mood quiet. Cook kheer, puri, a vegetable, dal, and what the person loved. In many homes nobody tastes it before it has been offered.',
        hi: 'स्नान करें, रसोई साफ़ और मन शांत रखें। खीर, पूरी, सब्ज़ी, दाल और उनकी पसंद का व्यंजन बनाएँ। बहुत घरों में अर्पण से पहले चखते नहीं।',
      },
    },
    {
      title: { en: 'Set the place', hi: 'स्थान सजाएँ' },
      text: {
        en: 'Wipe a table on the southern side of the room, put the photograph there (not among the deities), a white flower and the lamp. Sit before it and face south.',
        hi: 'कमरे के दक्षिण भाग में मेज़ पोंछकर चित्र रखें (देवताओं के बीच नहीं), सफ़ेद फूल और दीप। सामने दक्षिण की ओर मुख करके बैठें।',
      },
    },
    {
      title: { en: 'Say for whom (sankalp)', hi: 'किसके लिए, कहें (संकल्प)' },
      text: {
        en: 'With water and sesame in the palm say your name, the place and the tithi, then: for my …, named …, of our gotra, I do this shraddha with love. Without gotra the name is enough. Let the water go.',
        hi: 'हथेली में तिल-जल लेकर अपना नाम, स्थान, तिथि कहें, फिर: अपने … के लिए, जिनका नाम … है, हमारे गोत्र के, यह श्राद्ध स्नेह से है। गोत्र न पता हो तो नाम काफ़ी है। जल छोड़ दें।',
      },
      say: [narayana],
    },
    {
      title: { en: 'Call them, and remember', hi: 'आवाहन और स्मरण' },
      text: {
        en: 'Say the verse three times. Then each of the house tells one thing: a word of theirs, a joke, what they taught you. Children hear whose eyes they have.',
        hi: 'श्लोक तीन बार बोलें। फिर घर का हर जन एक बात कहे: उनका कोई वाक्य, कोई हँसी, जो उन्होंने सिखाया। बच्चे जानें कि उनकी आँखें किस जैसी हैं।',
      },
      say: [ancestors],
    },
    {
      title: { en: 'Tarpan, and pinda if kept', hi: 'तर्पण, और रीति हो तो पिंड' },
      text: {
        en: 'Offer water with sesame three times for each name. Where pinda is given at home, shape three balls of cooked rice with sesame and honey for father’s, grandfather’s and great-grandfather’s generation, with their wives, and lay them on kusha; later to a cow, fish or the earth.',
        hi: 'हर नाम से तीन बार तिल-जल दें। घर पर पिंड देते हों तो पके चावल, तिल, शहद के तीन पिंड, पिता, पितामह, प्रपितामह की पीढ़ी के लिए पत्नियों सहित, कुश पर रखें; बाद में गाय, मछली या भूमि को।',
      },
      say: [ancestorsName],
    },
    {
      title: { en: 'Five portions', hi: 'पंचबलि: पाँच भाग' },
      text: {
        en: 'Put a little of each dish on five leaves: for cow, dog, crow, for the gods (or a guest), for the ants. Where neither crow nor cow comes, give it to any bird or animal, in small amounts and without salt or sugar where it harms.',
        hi: 'हर व्यंजन थोड़ा-थोड़ा पाँच पत्तों पर रखें: गाय, कुत्ता, कौआ, देव (या अतिथि), चींटी। कौआ या गाय न मिले तो किसी भी पक्षी या पशु को, थोड़ा, और जहाँ हानि करे वहाँ बिना नमक-मीठे के।',
      },
    },
    {
      title: { en: 'Feed a guest', hi: 'अतिथि को भोजन' },
      text: {
        en: 'Serve first whoever you have invited in their name: a brahmin, an elder, a nephew or son-in-law, a friend of theirs, or somebody who is hungry. Serve with your own hand and give something to take along.',
        hi: 'उनके नाम से जिन्हें बुलाया हो पहले उन्हें परोसें: ब्राह्मण, बुज़ुर्ग, भानजे, दामाद, उनके कोई मित्र, या कोई भूखा। अपने हाथ से परोसें और साथ ले जाने को कुछ दें।',
      },
    },
    readKatha,
    {
      title: { en: 'Bow, and let go', hi: 'प्रणाम और विदा' },
      text: {
        en: 'Stand up, bow, thank them, ask pardon for what remained unsaid, wish them peace. Then all eat together. Pour the water at the root of a tree.',
        hi: 'खड़े होकर प्रणाम करें, धन्यवाद दें, जो अनकहा रह गया उसकी क्षमा माँगें, उनकी शांति की कामना करें। फिर सब साथ भोजन करें। जल किसी पेड़ की जड़ में दें।',
      },
      say: [happiness, peace],
    },
    {
      title: { en: 'The last evening', hi: 'अंतिम साँझ' },
      text: {
        en: 'On the new moon offer water for all, known and unknown, those without anybody, animals and friends. At dusk set a lamp outside the door, to the south, as a light on their way.',
        hi: 'अमावस्या को सबके लिए जल दें, ज्ञात-अज्ञात, जिनका कोई नहीं, पशु और मित्र भी। साँझ को द्वार के बाहर दक्षिण की ओर दीप रखें, उनकी राह के लिए।',
      },
      say: [ancestors],
    },
  ],
  days: [
    {
      name: { en: 'Purnima: the beginning', hi: 'पूर्णिमा: आरंभ' },
      text: {
        en: 'Shraddha for those who died at a full moon. The first water is offered.',
        hi: 'पूर्णिमा को गए लोगों का श्राद्ध। पहला जल दिया जाता है।',
      },
      say: [ancestorsName],
    },
    {
      name: { en: 'First to thirteenth', hi: 'प्रतिपदा से त्रयोदशी' },
      text: {
        en: 'To each their tithi, of either half of the month. By custom the first also for mother’s parents, the day of Bharani for those newly gone, the fifth for the unmarried.',
        hi: 'जिसकी जो तिथि, शुक्ल या कृष्ण। रीति से प्रतिपदा नाना-नानी के लिए भी; भरणी का दिन हाल में गए लोगों के लिए, पंचमी अविवाहित लोगों के लिए।',
      },
    },
    {
      name: { en: 'Ninth: Matri Navami', hi: 'नवमी: मातृ नवमी' },
      text: {
        en: 'For mothers and for women who died before their husbands.',
        hi: 'माताओं के लिए, और पति से पहले गई स्त्रियों के लिए।',
      },
    },
    {
      name: { en: 'Twelfth: for those who renounced', hi: 'द्वादशी: संन्यासियों के लिए' },
      text: {
        en: 'For monks and nuns of the family, in some homes on the eleventh; the thirteenth in many homes for children.',
        hi: 'कुल के संन्यासियों के लिए, कुछ घरों में एकादशी को; त्रयोदशी बहुत घरों में बच्चों के लिए।',
      },
    },
    {
      name: { en: 'Fourteenth: Ghata Chaturdashi', hi: 'चतुर्दशी: घट चतुर्दशी' },
      text: {
        en: 'For those whom an accident, a war or violence took away. Whoever died naturally on this tithi is remembered on the new moon.',
        hi: 'दुर्घटना, युद्ध या हिंसा में गए लोगों के लिए। जो इस तिथि को स्वाभाविक रूप से गए उनका अमावस्या को।',
      },
    },
    {
      name: { en: 'New moon: Sarva Pitru, Mahalaya', hi: 'अमावस्या: सर्वपितृ, महालया' },
      text: {
        en: 'For everybody, above all those whose tithi is not known or was missed. If you keep one day only, keep this one.',
        hi: 'सबके लिए, विशेषकर जिनकी तिथि ज्ञात न हो या छूट गई हो। एक ही दिन रख सकें तो यह रखें।',
      },
      say: [ancestors],
    },
  ],
  food: {
    eaten: [
      {
        en: 'Fresh and plain, without onion and garlic in most homes: kheer, puri, rice, urad or moong dal, pumpkin, gourd, yam. On the other days of the fortnight food as usual or a little plainer.',
        hi: 'ताज़ा और सादा, अधिकतर घरों में बिना प्याज़-लहसुन: खीर, पूरी, चावल, उड़द या मूँग दाल, कद्दू, लौकी, अरबी। पखवाड़े के बाक़ी दिन सामान्य या थोड़ा सादा भोजन।',
      },
    ],
    avoided: [
      {
        en: 'Meat and alcohol; by custom also masoor, chana, brinjal, and what was cooked the day before. Each family keeps its own list.',
        hi: 'मांस और मदिरा; रीति से मसूर, चना, बैंगन और बासी भोजन भी। हर परिवार की अपनी सूची है।',
      },
    ],
    end: {
      en: 'Whoever does the shraddha eats last, after guest and portions; those who cannot wait so long eat something in the morning.',
      hi: 'श्राद्ध करने वाले अतिथि और भाग के बाद अंत में खाते हैं; जो इतना न रुक सकें वे सुबह कुछ खा लें।',
    },
  },
  regions: [
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Sixteen shraddhas; many go to Gaya for pinda on the Phalgu. In Purvanchal women keep Jitiya in the same fortnight.',
        hi: 'सोलह श्राद्ध; बहुत लोग फल्गु पर पिंड के लिए गया जाते हैं। पूर्वांचल में इसी पखवाड़े महिलाएँ जितिया रखती हैं।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Tarpan on Mahalaya morning; with it the time of the Devi begins.',
        hi: 'महालया की सुबह तर्पण; उसी से देवी पक्ष का आरंभ।',
      },
    },
    {
      where: { en: 'Maharashtra, Gujarat', hi: 'महाराष्ट्र, गुजरात' },
      how: {
        en: 'Pitru pandharvada; kheer and vada, for the crow on the roof. In Gujarat shraddh with doodhpak.',
        hi: 'पितृ पंधरवडा; खीर और वड़ा, छत पर कौए का भाग। गुजरात में दूधपाक के साथ श्राद्ध।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Mahalaya Paksham; tarpanam on the tithi or each day, crow and guest are fed first with rice; in Telangana Pethara Amavasya, the first day of Bathukamma.',
        hi: 'महालय पक्षम्; तिथि पर या रोज़ तर्पण, पहले कौए और अतिथि को भात; तेलंगाना में पेतर अमावस्या, बतुकम्मा का पहला दिन।',
      },
    },
  ],
  withoutPriest: {
    en: 'Water, a meal, the portions and a guest are shraddha at home and need nobody else. For the full rite with pinda and fire many call a priest or go to a tirtha, once or each year, as they can.',
    hi: 'जल, भोजन, पंचबलि और एक अतिथि: यही घर का श्राद्ध है, इसमें और किसी की ज़रूरत नहीं। पिंड और हवन सहित पूरी विधि के लिए बहुत लोग पुरोहित बुलाते या तीर्थ जाते हैं, एक बार या हर वर्ष, जैसा हो सके।',
  },
  optional: {
    en: 'Pinda, kusha, Gaya, all fifteen days. The old books say it themselves: who has nothing offers water and sesame, and who has not even that, a kind word with raised arms.',
    hi: 'पिंड, कुश, गया, पूरे पंद्रह दिन। पुराने ग्रंथ स्वयं कहते हैं: जिसके पास कुछ न हो वह तिल-जल दे, और वह भी न हो तो दोनों हाथ उठाकर स्नेह के दो शब्द।',
  },
  cautions: [
    {
      en: 'The ancestors bless; they do not take revenge for a missed day. No “pitru dosha” needs costly rites: if somebody presses you, say no. A job, a journey, a doctor’s date, a birthday and what is needed need not wait.',
      hi: 'पितर आशीर्वाद देते हैं; छूटे दिन का बदला नहीं लेते। किसी “पितृ दोष” के लिए महँगी विधि ज़रूरी नहीं: कोई दबाव दे तो मना करें। नौकरी, यात्रा, इलाज, जन्मदिन और ज़रूरत की चीज़ें रुकें यह आवश्यक नहीं।',
    },
    {
      en: 'The days can wake grief. Do less, do it with others, and talk to somebody, to a doctor too, when sleep or the will to live is lacking. In the first year many families leave it to the yearly rite.',
      hi: 'ये दिन शोक जगा सकते हैं। कम करें, औरों के साथ करें, और नींद या जीने की इच्छा कम लगे तो किसी से, डॉक्टर से भी, बात करें। पहले वर्ष बहुत परिवार इसे वार्षिक विधि तक छोड़ते हैं।',
    },
    {
      en: 'Who is ill, pregnant, old or takes medicine does not wait with eating. Do not leave cooked food in the open for hours: it draws rats and makes animals ill; no plastic, and no chocolate, onion or raisins for dogs.',
      hi: 'बीमार, गर्भवती, वृद्ध या दवा लेने वाले खाने में देर न करें। पका भोजन घंटों खुला न छोड़ें: चूहे आते और पशु बीमार होते हैं; प्लास्टिक नहीं, और कुत्तों को चॉकलेट, प्याज़, किशमिश नहीं।',
    },
    {
      en: 'At rivers and in the crowd of a tirtha keep to the steps, hold the hands of old and young, and agree on any fee before.',
      hi: 'नदी और तीर्थ की भीड़ में सीढ़ियों पर रहें, बूढ़ों-बच्चों का हाथ थामें, और दक्षिणा पहले तय कर लें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Joge and Bhoge', hi: 'जोगे और भोगे' },
    short: {
      en: 'Joge and Bhoge were brothers. Joge was rich, Bhoge poor. In Pitru Paksha Joge’s wife asked Bhoge’s wife to come and cook, and invited her own people to a great feast. Bhoge’s wife helped from early morning and went home with empty hands. There the children were hungry; she had only a little incense for the embers of the hearth, and water. When the ancestors came through the town they looked in at Joge’s: guests were eating, nobody spoke their names. At Bhoge’s they found a pinch of ash from the hearth, water, and tears, but everybody had named them. “If only they had enough,” they said, and were glad, and danced. In the evening the children lifted the pot that stood upside down and found that there was something in it. Bhoge’s house never forgot them, not even when times were better: Bhoge then fed his brother first.',
      hi: 'जोगे और भोगे दो भाई थे। जोगे धनी, भोगे निर्धन। पितृ पक्ष में जोगे की पत्नी ने भोगे की पत्नी को रसोई के लिए बुलाया और अपने मायके वालों को बड़े भोज का न्योता दिया। भोगे की पत्नी सवेरे से हाथ बँटाकर ख़ाली हाथ घर लौटी। घर पर बच्चे भूखे थे; उसके पास चूल्हे के अंगारों के लिए थोड़ी धूप और जल ही था। पितर नगर से निकले तो जोगे के घर झाँका: अतिथि खा रहे थे, उनका नाम कोई न ले रहा था। भोगे के घर चूल्हे की चुटकी भर राख, जल और आँसू मिले, पर नाम सबने लिया था। वे बोले, “काश, इनके पास पर्याप्त हो,” और प्रसन्न होकर नाचे। साँझ को बच्चों ने औंधा बर्तन उठाया तो उसमें कुछ मिला। भोगे का घर अच्छे दिनों में भी उन्हें न भूला: भोगे ने तब सबसे पहले भाई को खिलाया।',
    },
    long: [
      {
        en: 'In a town lived two brothers, Joge and Bhoge, each in his own house, and they were fond of each other. Joge had fields and money; Bhoge had work on some days and none on others. Joge’s wife liked it when people saw how well she lived. Bhoge’s wife was quiet and laughed easily. When Pitru Paksha came, Joge wanted to leave the shraddha out that year, it was so much trouble. “What will people say?” asked his wife. “I will ask my parents and my brothers, it shall be a real feast. And Bhoge’s wife can come and help.”',
        hi: 'एक नगर में दो भाई रहते थे, जोगे और भोगे, अपने-अपने घर में, और आपस में प्रेम था। जोगे के पास खेत और धन था; भोगे को कभी काम मिलता, कभी नहीं। जोगे की पत्नी को अच्छा लगता कि लोग उसका वैभव देखें। भोगे की पत्नी शांत थी और सहज हँसती थी। पितृ पक्ष आया तो जोगे ने सोचा इस वर्ष श्राद्ध रहने दें, बड़ा झंझट है। पत्नी बोली, “लोग क्या कहेंगे? मैं मायके वालों को बुलाऊँगी, सचमुच का भोज होगा। भोगे की पत्नी हाथ बँटा देगी।”',
      },
      {
        en: 'She came at daybreak. She washed, cut, kneaded and fried until noon, and when everything stood ready she said: “I must go, we too have the day of the fathers.” Nobody thought of giving her anything; they were looking down the road for the guests. At home she looked into her jars. There was no flour and no rice. She swept the hearth, laid a little incense on the last embers, poured water before it and called her children, and they said the names they knew: grandfather, great-grandmother, the old uncle who had carved wooden birds. “Today we have only this,” she said, “next year perhaps kheer.”',
        hi: 'वह भोर में आई। दोपहर तक धोया, काटा, गूँधा, तला, और सब बन गया तो बोली, “अब जाना होगा, हमारे यहाँ भी पितरों का दिन है।” किसी को कुछ देने का ध्यान न आया; सब अतिथियों की राह देख रहे थे। घर आकर उसने मटके देखे। न आटा, न चावल। उसने चूल्हा बुहारा, बचे अंगारों पर थोड़ी धूप रखी, आगे जल दिया और बच्चों को बुलाया, और सबने जो नाम जानते थे लिए: दादा, परदादी, और वे बूढ़े चाचा जो लकड़ी की चिड़ियाँ बनाते थे। बोली, “आज बस यही है, अगले वर्ष शायद खीर।”',
      },
      {
        en: 'At noon the ancestors came down, as they do in these days, light as sunbeams with dust in them. At Joge’s the house was full. They stood at the door and heard what was spoken: of a wedding, a field, of the price of ghee. The guests were content, the dishes were many, and not one of the names was said. They did not mind; they only felt that nobody had called them, and went on. At Bhoge’s it was still. They found a pinch of ash, a bowl of water, and three children sitting in a row who repeated “grandfather” and “great-grandmother”. They took the ash on their lips, and it was sweet.',
        hi: 'दोपहर में पितर उतरे, जैसे इन दिनों आते हैं, धूप की किरण में तैरती धूल जैसे हल्के। जोगे का घर भरा था। द्वार पर खड़े होकर सुना: विवाह की बात, खेत की, घी के भाव की। अतिथि संतुष्ट थे, व्यंजन बहुत थे, और एक भी नाम नहीं लिया गया। उन्हें बुरा नहीं लगा; बस लगा कि किसी ने बुलाया नहीं, और आगे बढ़े। भोगे के यहाँ शांति थी। चुटकी भर राख, एक कटोरा जल, और पंक्ति में बैठे तीन बच्चे जो “दादा”, “परदादी” दोहरा रहे थे। उन्होंने राख होंठों पर रखी, और वह मीठी थी।',
      },
      {
        en: 'On the bank of the river all the ancestors of the town met and told each other where they had been. “At our Bhoge’s they have nothing,” said those two old people, “and gave us that. If only they had enough!” And for joy at having been named they began to dance: “May Bhoge’s house be full, may Bhoge’s house be full!”',
        hi: 'नदी किनारे नगर के सब पितर मिले और बताया कि कहाँ-कहाँ गए। दोनों बूढ़े बोले, “हमारे भोगे के यहाँ कुछ नहीं, और वही हमें दे दिया। काश, उनके पास पर्याप्त हो!” और नाम लिए जाने की प्रसन्नता में नाचने लगे: “भोगे का घर भरा रहे, भोगे का घर भरा रहे!”',
      },
      {
        en: 'Towards evening the children were hungry. To comfort them the mother said: “Under the big pot in the yard there is something, divide it among you.” She knew that it was empty. They ran, and lifted it, and called: she came, and there lay coins, bright and many. She wept, and the first thing she bought was rice, milk and sugar. In the next year Bhoge kept the day with fifty-six dishes, so says the tale. But before anybody ate he went across the road, took his brother and his brother’s wife by the hand, seated them at the top, and then they said the names, all together.',
        hi: 'साँझ को बच्चों को भूख लगी। बहलाने के लिए माँ बोली, “आँगन में बड़े बर्तन के नीचे कुछ है, आपस में बाँट लो।” वह जानती थी ख़ाली है। वे दौड़े, उठाया, और पुकारा: वह आई तो वहाँ सिक्के थे, चमकते और बहुत-से। उसकी आँखें भर आईं, और उसने सबसे पहले चावल, दूध और शक्कर मँगाई। अगले वर्ष भोगे ने छप्पन व्यंजनों से वह दिन रखा, ऐसा कहते हैं। पर किसी के खाने से पहले वह सड़क पार गया, भाई-भाभी का हाथ पकड़कर लाया, सबसे आगे बैठाया, और फिर सबने मिलकर नाम लिए।',
      },
    ],
  },
  sources: [
    { en: 'Shraddha in the Garuda and Vishnu Puranas; Dharmasindhu', hi: 'गरुड और विष्णु पुराण में श्राद्ध; धर्मसिंधु' },
    { en: 'Joge and Bhoge: folk telling of the north', hi: 'जोगे-भोगे: उत्तर भारत की लोक-कथा' },
  ],
};
