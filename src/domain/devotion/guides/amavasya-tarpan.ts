import type { PujaGuide } from '../puja-guide.ts';
import { ancestors, ancestorsName, happiness } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Sons, and just as well daughters, spouses, grandchildren, whoever remembers somebody who has gone. Tarpan means to satisfy: water with sesame is offered with their names, in thanks.',
    hi: 'पुत्र, और उतने ही अधिकार से पुत्री, जीवनसाथी, पोते-नाती, जो भी किसी दिवंगत को याद करे। तर्पण का अर्थ है तृप्त करना: नाम लेकर तिल-जल, आभार में।',
  },
  when: {
    en: 'On each new moon, around midday; in the fortnight of Pitru Paksha on the tithi of the one who died, or on its last day for all.',
    hi: 'हर अमावस्या को मध्याह्न के आसपास; पितृ पक्ष में दिवंगत की तिथि पर, या अंतिम दिन सबके लिए।',
  },
  time: { en: '20 minutes, and the cooking', hi: '20 मिनट, और भोजन बनाना' },
  items: [
    {
      name: { en: 'Clean water in a pot, and a plate or basin', hi: 'पात्र में शुद्ध जल और एक थाली' },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'Black sesame', hi: 'काले तिल' }, amount: { en: '1 spoon', hi: '1 चम्मच' } },
    {
      name: { en: 'Kusha grass', hi: 'कुश' },
      amount: { en: 'a few blades', hi: 'कुछ तिनके' },
      isOptional: true,
    },
    { name: { en: 'A white flower, barley', hi: 'सफ़ेद फूल, जौ' }, isOptional: true },
    { name: { en: 'Lamp with sesame oil', hi: 'तिल के तेल का दीपक' }, amount: { en: '1', hi: '1' } },
    {
      name: {
        en: 'The names of father’s and mother’s family, as far back as you know',
        hi: 'पिता और माता के कुल के नाम, जहाँ तक ज्ञात हों',
      },
    },
    {
      name: { en: 'Food they liked, cooked at home', hi: 'उनकी पसंद का घर का भोजन' },
      amount: { en: 'for a guest', hi: 'एक अतिथि के लिए' },
    },
  ],
  steps: [
    {
      title: { en: 'Make ready', hi: 'तैयारी' },
      text: {
        en: 'Bathe, wear simple clean clothes, cook something that they liked. Sit facing south in a quiet place, with the basin before you.',
        hi: 'स्नान कर सादे साफ़ वस्त्र पहनें, उनकी पसंद का कुछ बनाएँ। शांत जगह दक्षिण की ओर मुख करके बैठें, थाली आगे रखें।',
      },
    },
    {
      title: { en: 'Light the lamp and remember', hi: 'दीप और स्मरण' },
      text: {
        en: 'Light the lamp. Think of their faces, of one good thing that came to you through each.',
        hi: 'दीप जलाएँ। उनके चेहरे याद करें, और हर एक से मिली एक अच्छी बात।',
      },
      say: [ancestors],
    },
    {
      title: { en: 'Say whom you remember', hi: 'नाम लें' },
      text: {
        en: 'Say your name and theirs, with gotra if you know it (if not, “Kashyapa” is usual, or none), and: I offer this water with love.',
        hi: 'अपना और उनका नाम लें, गोत्र ज्ञात हो तो वह (न हो तो “कश्यप” कहने की रीति है, या न कहें), और कहें: यह जल स्नेह से अर्पित है।',
      },
    },
    {
      title: { en: 'Offer water and sesame', hi: 'तिल-जल दें' },
      text: {
        en: 'Take water with sesame in the right palm and let it run off between thumb and forefinger, three times for each: father’s line, mother’s line, then friends, teachers, and those who have nobody.',
        hi: 'दाहिनी हथेली में तिल-जल लेकर अँगूठे और तर्जनी के बीच से छोड़ें, हर एक के लिए तीन बार: पितृ कुल, मातृ कुल, फिर मित्र, गुरु, और जिनका कोई नहीं।',
      },
      say: [ancestorsName],
    },
    {
      title: { en: 'Set food aside', hi: 'भोजन निकालें' },
      text: {
        en: 'Before you eat, set small portions aside for a cow, a dog, a crow and ants, or for the birds on the balcony.',
        hi: 'खाने से पहले गाय, कुत्ते, कौए और चींटियों के लिए, या बालकनी की चिड़ियों के लिए थोड़ा निकालें।',
      },
    },
    {
      title: { en: 'Give to somebody living', hi: 'किसी जीवित को दें' },
      text: {
        en: 'Feed or help somebody: an elder, a neighbour, a stranger. Call an aunt or uncle who may be alone.',
        hi: 'किसी को भोजन या सहायता दें: बुज़ुर्ग, पड़ोसी, अनजान। किसी अकेले चाचा-बुआ को फ़ोन करें।',
      },
    },
    {
      title: { en: 'Close', hi: 'समापन' },
      text: {
        en: 'Bow once more, wish them and all beings well, and pour the water at the root of a tree or plant.',
        hi: 'फिर प्रणाम करें, उनके और सबके भले की कामना करें, और जल किसी पेड़-पौधे की जड़ में दें।',
      },
      say: [happiness],
    },
  ],
  food: {
    eaten: [
      {
        en: 'A simple vegetarian meal, kheer and puri in many homes, eaten after the offering.',
        hi: 'सादा शाकाहारी भोजन, कई घरों में खीर-पूरी, तर्पण के बाद।',
      },
    ],
    avoided: [
      {
        en: 'Onion, garlic, meat and alcohol on this day in most homes.',
        hi: 'अधिकतर घरों में इस दिन प्याज़, लहसुन, मांस, मदिरा नहीं।',
      },
    ],
    end: {
      en: 'Who has waited with eating eats when the portions have been given.',
      hi: 'जो प्रतीक्षा में थे वे भाग निकालने के बाद भोजन करें।',
    },
  },
  regions: [
    {
      where: { en: 'Tamil Nadu, Kerala', hi: 'तमिलनाडु, केरल' },
      how: {
        en: 'Aadi, Thai and Mahalaya Amavasya at river or sea; Karkidaka Vavu Bali in Kerala.',
        hi: 'आडि, तै और महालय अमावस्या पर नदी या समुद्र; केरल में कर्किडक वावु बलि।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Mahalaya at dawn, tarpan in the river, and the Chandi on the radio.',
        hi: 'भोर में महालया, नदी में तर्पण, और रेडियो पर चंडी पाठ।',
      },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Sixteen days of shraddha; Gaya is the great place for it.',
        hi: 'सोलह दिन के श्राद्ध; गया इसका बड़ा तीर्थ है।',
      },
    },
  ],
  withoutPriest: {
    en: 'Tarpan with water and names you can do yourself. For full shraddha with pinda many call a priest; whoever cannot, offers water and feeds somebody.',
    hi: 'जल और नाम का तर्पण आप स्वयं कर सकते हैं। पिंड सहित पूरे श्राद्ध के लिए बहुत लोग पुरोहित बुलाते हैं; न हो सके तो जल दें और किसी को भोजन कराएँ।',
  },
  optional: {
    en: 'Kusha, barley, sesame, the river, rites at Gaya. A glass of water and a name said with love are complete.',
    hi: 'कुश, जौ, तिल, नदी, गया की विधि। एक गिलास जल और प्रेम से लिया नाम पूरा है।',
  },
  cautions: [
    {
      en: 'Those who loved you wish you no harm. If anybody frightens you with ancestors who are angry and asks for money, you may say no: nothing is owed.',
      hi: 'जिन्होंने आपसे प्रेम किया वे आपका बुरा नहीं चाहते। कोई “पितर रुष्ट हैं” कहकर डराए और पैसे माँगे तो मना कर सकते हैं: कुछ देना बाक़ी नहीं।',
    },
    {
      en: 'In fresh grief the words can be heavy: let somebody sit with you, or wait until another month.',
      hi: 'ताज़े शोक में ये शब्द भारी हो सकते हैं: किसी को साथ बिठाएँ, या किसी और महीने करें।',
    },
    {
      en: 'At a river keep to the steps and away from deep water.',
      hi: 'नदी पर सीढ़ियों पर ही रहें, गहरे जल से दूर।',
    },
  ],
  katha: {
    title: { en: 'Karna, who had given only gold', hi: 'कर्ण, जिन्होंने केवल सोना दिया' },
    short: {
      en: 'All his life Karna gave away whatever he was asked for. When he came to the other world he was received with honour, but at table there was gold on his plate, and gold only. He asked why. “You gave gold to everybody,” he was told, “but never food and water in the name of those from whom you come.” “I did not know who they were,” said Karna. It was true: he had been a foundling nearly all his life. So he was allowed to go back to the earth for a fortnight. He cooked, he fed the hungry, and with water in his palm he said names he had learned so late. Those days, people say, are Pitru Paksha.',
      hi: 'कर्ण ने जीवन भर माँगने वाले को सब दिया। परलोक में आदर से स्वागत हुआ, पर थाली में सोना ही सोना था। उन्होंने कारण पूछा। उत्तर मिला, “तुमने सबको सोना दिया, पर जिनसे तुम हो उनके नाम से कभी अन्न-जल नहीं।” कर्ण बोले, “मुझे पता ही न था वे कौन हैं।” यह सच था: लगभग पूरे जीवन वे अपने जन्म से अनजान रहे। तब उन्हें पखवाड़े भर के लिए पृथ्वी पर लौटने दिया गया। उन्होंने भोजन बनाया, भूखों को खिलाया, और हथेली में जल लेकर वे नाम लिए जो इतनी देर से जाने थे। कहते हैं वही दिन पितृ पक्ष हैं।',
    },
    long: [
      {
        en: 'Karna was the son of the Sun and of Kunti, and did not know it. A river had carried him, a charioteer had brought him up. Each morning he stood in the water facing the light, and whoever came to him in that hour was given what he asked. He gave away cows, houses, the armour he was born with. “Daanveer,” people called him, hero of giving. He died on the field of Kurukshetra, on the side of the friend to whom he had given his word.',
        hi: 'कर्ण सूर्य और कुंती के पुत्र थे, और जानते न थे। नदी ने उन्हें बहाया, सारथि ने पाला। हर सुबह वे प्रकाश की ओर जल में खड़े होते, और उस घड़ी जो आता, माँगा हुआ पाता। गायें, घर, जन्म का कवच तक दे दिया। लोग उन्हें दानवीर कहते। वे कुरुक्षेत्र में उस मित्र की ओर से लड़ते हुए वीरगति को प्राप्त हुए जिसे वचन दिया था।',
      },
      {
        en: 'In the other world doors opened to him, and a table was laid. He was hungry after so long a war. But the rice on his plate was gold, the water in his cup was gold. He waited; it was always the same. At last he went to Indra, whom he had once given his armour. “Have I done wrong?” “You have given more than anybody,” said Indra, “and here one lives on what one has given. You gave gold. Never did you offer a handful of water and a little food in memory of your fathers.”',
        hi: 'परलोक में द्वार खुले और भोजन परोसा गया। इतने लंबे युद्ध के बाद भूख थी। पर थाली का भात सोना था, पात्र का जल सोना। वे रुके; हर बार वही। अंत में वे इंद्र के पास गए, जिन्हें कभी कवच दिया था। “क्या मुझसे भूल हुई?” इंद्र बोले, “तुमने सबसे अधिक दिया, और यहाँ लोग अपने दिए पर जीते हैं। तुमने सोना दिया। अपने पूर्वजों की स्मृति में अंजलि भर जल और थोड़ा अन्न कभी नहीं।”',
      },
      {
        en: 'Karna was silent. “I learned who my mother was on the eve of the battle,” he said then. “For whom should I have poured the water?” And Indra had no answer. So for the dark half of Ashvin (Bhadrapad by southern months) the way back was opened to him. He went from house to house without his name, cut wood, cooked, and fed whoever had no one. At midday he stood in the river as in the old days, but facing south, and said the names, one after the other: those by blood, and those who had brought him up, and the last for all who have nobody to name them. When he came back, there was rice on his plate, and it was warm.',
        hi: 'कर्ण चुप रहे। फिर बोले, “माँ कौन है, यह युद्ध से पहले जाना। जल किसके लिए देता?” इंद्र के पास उत्तर न था। तब आश्विन (दक्षिण की गणना में भाद्रपद) के कृष्ण पक्ष के लिए लौटने का मार्ग खोला गया। वे बिना नाम बताए घर-घर गए, लकड़ी काटी, पकाया, और जिनका कोई न था उन्हें खिलाया। मध्याह्न में पहले की तरह नदी में खड़े हुए, पर दक्षिण की ओर, और एक-एक नाम लिया: रक्त के, फिर पालने वालों के, और अंत में उन सबके लिए जिनका नाम लेने वाला कोई नहीं। लौटे तो थाली में भात था, और गरम था।',
      },
    ],
  },
  sources: [
    { en: 'Oral tradition of Karna and Pitru Paksha', hi: 'कर्ण और पितृ पक्ष की लोक-परंपरा' },
    {
      en: 'The verse to gods and ancestors: shraddha liturgy of the Puranas',
      hi: 'देव-पितृ श्लोक: पुराणों की श्राद्ध-विधि',
    },
  ],
};
