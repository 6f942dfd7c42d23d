import {
  askForgiveness,
  cleanPlace,
  fasting,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
  singAarti,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { hanuman, rama, salutation } from '../verses.ts';

const name = salutation('ॐ हनुमते नमः।', 'Salutations to Hanuman.', 'हनुमान जी को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Everybody who loves Hanuman, children first: women, men, those who train their bodies, those who need courage. His birthday is kept with the Chalisa, sweets and a meal for others.',
    hi: 'हनुमान जी के सब भक्त, सबसे पहले बच्चे: स्त्री, पुरुष, व्यायाम करने वाले, और जिन्हें साहस चाहिए। जन्मोत्सव चालीसा, मिठाई और औरों को भोजन से मनता है।',
  },
  when: {
    en: 'On the full moon of Chaitra in the north and in Maharashtra, at sunrise or in the morning. Other regions have other days: see there.',
    hi: 'उत्तर और महाराष्ट्र में चैत्र पूर्णिमा को, सूर्योदय पर या सुबह। दूसरे प्रदेशों के दिन अलग हैं: वहाँ देखें।',
  },
  time: { en: '45 minutes', hi: '45 मिनट' },
  items: [
    items.picture({ en: 'Hanuman, if possible with Rama and Sita', hi: 'हनुमान जी, हो सके तो सीता-राम के साथ' }),
    items.lamp,
    items.water,
    { name: { en: 'Red flowers or a garland', hi: 'लाल फूल या माला' }, amount: { en: 'a few', hi: 'थोड़े' } },
    {
      name: { en: 'Sindoor with a little jasmine oil or ghee', hi: 'चमेली के तेल या घी में सिंदूर' },
      isOptional: true,
    },
    items.rice,
    items.sandal,
    items.tulsi,
    {
      name: { en: 'Boondi or besan laddu, or jaggery and gram', hi: 'बूँदी या बेसन के लड्डू, या गुड़-चना' },
      amount: { en: '1 plate', hi: '1 थाली' },
    },
    { name: { en: 'Bananas or other fruit', hi: 'केले या अन्य फल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    { name: { en: 'Garland of betel leaves', hi: 'पान के पत्तों की माला' }, isOptional: true },
    { name: { en: 'Hanuman Chalisa, Sundar Kand', hi: 'हनुमान चालीसा, सुंदरकांड' }, isOptional: true },
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Hanuman’s birthday, and put what strength I have at the service of what is good.',
      hi: 'हनुमान जन्मोत्सव का पूजन, और अपने बल को अच्छे काम की सेवा में लगाना, मेरा संकल्प है।',
    }),
    {
      title: { en: 'Greet Rama and Sita first', hi: 'पहले सीता-राम का स्मरण' },
      text: {
        en: 'A flower and tulsi for Rama and Sita: nothing pleases him more.',
        hi: 'सीता-राम को फूल और तुलसी: उन्हें इससे अधिक कुछ प्रिय नहीं।',
      },
      say: [rama],
    },
    {
      title: { en: 'The birth at sunrise', hi: 'सूर्योदय पर जन्म' },
      text: {
        en: 'Ring the bell, offer a flower, and say “Jai Shri Ram, Jai Hanuman”. Where it is the custom a small cradle is rocked.',
        hi: 'घंटी बजाएँ, फूल चढ़ाएँ और “जय श्री राम, जय हनुमान” बोलें। जहाँ रीति हो वहाँ छोटा पालना झुलाते हैं।',
      },
      say: [hanuman],
    },
    {
      title: { en: 'Worship Hanuman', hi: 'हनुमान पूजन' },
      text: {
        en: 'Offer water, sandalwood or sindoor with oil, rice, red flowers and the garland. A picture under glass gets a small tilak only.',
        hi: 'जल, चंदन या तेल में सिंदूर, अक्षत, लाल फूल और माला चढ़ाएँ। काँच में मढ़े चित्र पर केवल छोटा तिलक करें।',
      },
      say: [name],
    },
    {
      title: { en: 'Read the Hanuman Chalisa', hi: 'हनुमान चालीसा' },
      text: {
        en: 'Once is whole; many read it seven or eleven times, by turns. It is among the aartis of this app. Who has time reads from the Sundar Kand.',
        hi: 'एक बार में पूरा है; बहुत लोग बारी-बारी सात या ग्यारह बार पढ़ते हैं। वह इसी ऐप की आरतियों में है। समय हो तो सुंदरकांड से पढ़ें।',
      },
    },
    readKatha,
    offerFood({ en: 'laddu or boondi, jaggery and gram, bananas', hi: 'लड्डू या बूँदी, गुड़-चना, केले' }),
    singAarti({ en: '“Aarti Kije Hanuman Lala Ki”', hi: '“आरती कीजै हनुमान लला की”' }),
    {
      title: { en: 'Serve', hi: 'सेवा' },
      text: {
        en: 'Share the prasad, give a meal or water to others, and carry something heavy for somebody. Walk or train a little: a cared-for body is his gift.',
        hi: 'प्रसाद बाँटें, औरों को भोजन या जल दें, और किसी का भारी बोझ उठाएँ। थोड़ा चलें या व्यायाम करें: सँभाला हुआ शरीर उन्हीं की देन है।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Who fasts takes fruit and milk until the puja or the evening, or eats once without salt. Others eat vegetarian, with laddu or sunthavada (ginger and sugar) as prasad.',
        hi: 'व्रत वाले पूजा या साँझ तक फल-दूध लेते हैं, या एक बार बिना नमक का भोजन। बाक़ी लोग शाकाहारी भोजन करते हैं; प्रसाद में लड्डू या सुंठवडा (सोंठ-शक्कर)।',
      },
    ],
    avoided: [
      {
        en: 'Meat, eggs, alcohol; in many homes onion and garlic.',
        hi: 'मांस, अंडा, मदिरा; कई घरों में प्याज़-लहसुन।',
      },
    ],
    end: {
      en: 'After the puja, or in the evening after the aarti, with the prasad.',
      hi: 'पूजा के बाद, या साँझ की आरती के बाद, प्रसाद से।',
    },
  },
  regions: [
    {
      where: { en: 'North India, Maharashtra', hi: 'उत्तर भारत, महाराष्ट्र' },
      how: {
        en: 'Full moon of Chaitra; in Maharashtra the birth is celebrated at sunrise.',
        hi: 'चैत्र पूर्णिमा; महाराष्ट्र में जन्म सूर्योदय पर मनाते हैं।',
      },
    },
    {
      where: { en: 'Andhra and Telangana', hi: 'आंध्र और तेलंगाना' },
      how: {
        en: 'Forty-one days of Hanuman diksha, from the full moon of Chaitra to the tenth of the dark half of Vaishakh (Jyeshtha by northern months).',
        hi: 'चैत्र पूर्णिमा से वैशाख (उत्तर की गणना में ज्येष्ठ) कृष्ण दशमी तक इकतालीस दिन की हनुमान दीक्षा।',
      },
    },
    {
      where: { en: 'Tamil Nadu, Kerala', hi: 'तमिलनाडु, केरल' },
      how: {
        en: 'In Margazhi (Dhanu), by the Mula nakshatra or the new moon; garlands of vada and betel leaves.',
        hi: 'मार्गळि (धनु) मास में, मूल नक्षत्र या अमावस्या से; वड़े और पान की माला।',
      },
    },
    {
      where: { en: 'Ayodhya', hi: 'अयोध्या' },
      how: {
        en: 'Also on the day before Diwali, Kartik’s dark fourteenth.',
        hi: 'दीवाली से एक दिन पहले, कार्तिक कृष्ण चतुर्दशी को भी।',
      },
    },
  ],
  withoutPriest: {
    en: 'Chalisa and aarti in your own voice are the whole puja.',
    hi: 'अपने स्वर में चालीसा और आरती ही पूरी पूजा है।',
  },
  optional: {
    en: 'The fast, sindoor, many readings, a large feast. Women may do all of it as men do; homes differ in their custom.',
    hi: 'व्रत, सिंदूर, कई पाठ, बड़ा भंडारा। महिलाएँ भी सब वैसे ही कर सकती हैं; घरों की रीति अलग-अलग है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Sindoor of the shops may hold lead or mercury: not in the mouth or eyes, and wash your hands before you eat.',
      hi: 'बाज़ार के सिंदूर में सीसा या पारा हो सकता है: मुँह-आँख से दूर रखें, और खाने से पहले हाथ धोएँ।',
    },
    {
      en: 'Monkeys are not fed from the hand, and food is not held where they are: they bite when they are pressed.',
      hi: 'बंदरों को हाथ से न खिलाएँ, और उनके पास भोजन लेकर न जाएँ: घिर जाने पर वे काटते हैं।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The child who leapt for the sun', hi: 'जो बालक सूर्य की ओर उछला' },
    short: {
      en: 'To Anjana, who had prayed long, and to Kesari a son was born at dawn, the Wind’s own child. One morning he was hungry, saw the sun, took it for a ripe fruit and leapt. Higher and higher he flew; Indra threw his thunderbolt, and it struck his chin, and he fell. The Wind took him in his arms and went into a cave, and nothing in the world could breathe. So the gods came, woke the child, and each gave him a gift: strength, learning, a body that no weapon hurts. He grew so lively that the sages let him forget how strong he was, until somebody should remind him. And that was by the sea, when Rama needed him.',
      hi: 'बहुत प्रार्थना के बाद अंजना और केसरी को भोर में पुत्र हुआ, स्वयं पवन का बालक। एक सुबह भूख लगी, सूर्य को देखा, पका फल समझा और उछल पड़ा। ऊपर, और ऊपर उड़ता गया; इंद्र ने वज्र फेंका, ठोड़ी पर लगा, और वह गिर पड़ा। पवन उसे गोद में लेकर गुफा में चले गए, और संसार में कोई साँस न ले सका। तब देवता आए, बालक को जगाया, और हर एक ने कुछ दिया: बल, विद्या, ऐसा शरीर जिसे शस्त्र न छुए। वह इतना चंचल हुआ कि ऋषियों ने उसे अपना बल भुला दिया, जब तक कोई याद न दिलाए। और वह घड़ी समुद्र के तट पर आई, जब राम को उसकी ज़रूरत थी।',
    },
    long: [
      {
        en: 'Anjana lived with Kesari on a mountain of the south. She wished for a child and had prayed for many years, to Shiva and to the Wind, who is everywhere at home. At last he bent over her, so it is told, and said: “Do not be afraid. You shall have a son who leaps as I do.” He was born in a cave on a morning in spring, and laughed before he cried.',
        hi: 'अंजना केसरी के साथ दक्षिण के एक पर्वत पर रहती थीं। संतान की इच्छा से उन्होंने बरसों शिव और पवन की प्रार्थना की, जो सब जगह रहते हैं। कहते हैं, अंत में पवन झुककर बोले, “चिंता मत करो। तुम्हें ऐसा पुत्र होगा जो मेरी तरह छलाँग लगाए।” वसंत की एक सुबह गुफा में उसका जन्म हुआ, और वह रोने से पहले हँसा।',
      },
      {
        en: 'One dawn his mother had gone for fruit, and he woke up hungry. Over the edge of the forest something rose that was round and red and surely sweet. He crouched, and leapt. The Wind ran beside him and kept him cool. The Sun saw that it was a child and did not burn him. But Indra, who guards the order of the heavens, saw only that somebody was reaching for the sun. He threw the bolt. It struck the little chin, and the child fell through all the sky that he had climbed.',
        hi: 'एक भोर माता फल लेने गईं, और वह भूखा जागा। वन के छोर पर कुछ उगा, गोल, लाल और निश्चय ही मीठा। वह दबका, और उछल पड़ा। पवन साथ दौड़े और उसे ठंडा रखते रहे। सूर्य ने देखा कि बालक है, और न जलाया। पर स्वर्ग की मर्यादा के रक्षक इंद्र ने इतना ही देखा कि कोई सूर्य की ओर हाथ बढ़ाता है। वज्र फेंका। वह छोटी ठोड़ी पर लगा, और बालक उतना ही आकाश गिरा जितना चढ़ा था।',
      },
      {
        en: 'The Wind caught him, carried him into a cave and sat down with him in his lap; and there was no wind any more. No leaf moved. Birds stood still, and gods and people pressed their hands to their chests. Then Brahma came himself and stroked the child, and he opened his eyes. The air went out over the world like a sigh. Indra was ashamed and gave his own gift first: “No bolt shall hurt you. And because it was your chin, hanu, be called Hanuman.” The Sun said he would teach him. Others gave health, and fearlessness, and a life as long as he liked.',
        hi: 'पवन ने उसे थाम लिया, गुफा में ले गए और गोद में लेकर बैठ गए; और हवा ही न रही। पत्ता न हिला। पक्षी थम गए, देवता और मनुष्य छाती पर हाथ रखे रह गए। तब स्वयं ब्रह्मा आए, बालक को सहलाया, और उसने आँखें खोलीं। साँस-सी हवा संसार पर फैल गई। इंद्र लज्जित हुए और सबसे पहले वर दिया: “तुम्हें कोई वज्र न छुएगा। और चोट हनु यानी ठोड़ी पर लगी, सो तुम्हारा नाम हनुमान।” सूर्य बोले, मैं इसे पढ़ाऊँगा। औरों ने आरोग्य दिया, निर्भयता, और जितना चाहे उतना जीवन।',
      },
      {
        en: 'He was a child, though, with such gifts. He carried off the sages’ ladles and shook their trees, until they said, half laughing: “Let him forget how strong he is, until somebody reminds him.” So he grew up quiet and helpful, and learnt from the Sun, walking before his chariot, backwards, face to face. Long after, when the vanaras sat by the sea and none could leap so far, old Jambavan turned to him, who sat a little apart. “And you, son of the Wind? Have you forgotten?” Then Hanuman rose; and he leapt again, this time not for a fruit, but for Rama.',
        hi: 'पर था तो बालक ही, और ऐसे वरदान। ऋषियों की स्रुवा उठा ले जाता, उनके पेड़ हिलाता, और वे आधी हँसी में बोले, “यह अपना बल भूला रहे, जब तक कोई याद न दिलाए।” सो वह शांत और सहायक होकर बढ़ा, और सूर्य से पढ़ा, रथ के आगे उलटे पाँव चलते हुए, आमने-सामने। बहुत बाद में जब वानर समुद्र के किनारे बैठे थे और कोई इतनी दूर न छलाँग सकता था, वृद्ध जांबवान ने उनकी ओर देखा, जो कुछ अलग बैठे थे। “और तुम, पवनपुत्र? क्या भूल गए?” तब हनुमान उठे; और फिर छलाँग लगाई, इस बार फल के लिए नहीं, राम के लिए।',
      },
    ],
  },
  sources: [
    {
      en: 'Valmiki Ramayana, Kishkindha and Uttara Kanda',
      hi: 'वाल्मीकि रामायण, किष्किंधाकांड और उत्तरकांड',
    },
    { en: 'Hanuman Chalisa of Tulsidas; household custom', hi: 'तुलसीदास की हनुमान चालीसा; घर-घर की रीति' },
  ],
};
