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
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { gauriName, shiva, umaMaheshvara } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Married women, and girls who wish for a partner of their own choosing: the story is about Parvati, who chose for herself and held to it. Friends keep it together.',
    hi: 'विवाहित महिलाएँ, और वे कन्याएँ जो अपने मन का जीवनसाथी चाहती हैं: कथा पार्वती की है, जिन्होंने स्वयं चुना और उस पर अडिग रहीं। सखियाँ यह व्रत साथ रखती हैं।',
  },
  when: {
    en: 'The third of the bright half of Bhadrapad, the day before Ganesh Chaturthi. Worship is in the morning, or in the evening hour where that is the custom.',
    hi: 'भाद्रपद शुक्ल तृतीया, गणेश चतुर्थी से एक दिन पहले। पूजा प्रातः, या जहाँ रीति हो वहाँ प्रदोष काल में।',
  },
  time: {
    en: '1 hour; some stay awake through the night with songs',
    hi: '1 घंटा; कुछ लोग गीतों के साथ रात भर जागते हैं',
  },
  items: [
    {
      name: {
        en: 'Clean clay or sand for small figures of Shiva, Parvati and Ganesh',
        hi: 'शिव, पार्वती, गणेश की छोटी मूर्तियों के लिए साफ़ मिट्टी या बालू',
      },
      amount: { en: '2 handfuls', hi: '2 मुट्ठी' },
    },
    { name: { en: 'A picture of the three instead', hi: 'या तीनों का एक चित्र' }, isOptional: true },
    { name: { en: 'Banana leaf or plate', hi: 'केले का पत्ता या थाली' }, amount: { en: '1', hi: '1' } },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    {
      name: { en: 'Bel and other leaves, as the garden has them', hi: 'बेल और अन्य पत्ते, जो मिलें' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    items.flowers,
    items.thread,
    items.fruit,
    {
      name: {
        en: 'Things that adorn, for Parvati: bangles, bindi, henna, sindoor',
        hi: 'पार्वती जी के लिए शृंगार: चूड़ी, बिंदी, मेहँदी, सिंदूर',
      },
      isOptional: true,
    },
    { name: { en: 'Flowers or leaves for a canopy (phulera)', hi: 'फुलेरा के लिए फूल-पत्ते' }, isOptional: true },
    items.panchamrit,
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Make the figures', hi: 'मूर्तियाँ बनाएँ' },
      text: {
        en: 'After bathing knead the clay and shape a small Shivling, Parvati and Ganesh. They need not be beautiful. Set them on a leaf on the low table, and hang the canopy of flowers above if you have one.',
        hi: 'स्नान के बाद मिट्टी गूँधकर छोटा शिवलिंग, पार्वती और गणेश बनाएँ। सुंदर होना ज़रूरी नहीं। चौकी पर पत्ते पर रखें, फुलेरा हो तो ऊपर लटकाएँ।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Hartalika Teej for Shiva and Parvati, as far as my health allows, for a home of love and respect.',
      hi: 'स्वास्थ्य के अनुसार शिव-पार्वती की प्रीति और प्रेम-सम्मान भरे घर के लिए हरतालिका तीज का व्रत मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Worship Shiva', hi: 'शिव पूजन' },
      text: {
        en: 'Sprinkle water and panchamrit with a flower, as clay does not bear a bath. Offer sandalwood, bel leaves, flowers and rice.',
        hi: 'फूल से जल और पंचामृत छिड़कें, क्योंकि मिट्टी अभिषेक नहीं सहती। चंदन, बेलपत्र, फूल और अक्षत चढ़ाएँ।',
      },
      say: [shiva],
    },
    {
      title: { en: 'Worship Parvati', hi: 'पार्वती पूजन' },
      text: {
        en: 'Offer kumkum, turmeric, flowers and leaves, then what adorns, one thing after the other. Later these go to another woman as a present.',
        hi: 'कुमकुम, हल्दी, फूल-पत्ते, फिर शृंगार की वस्तुएँ एक-एक करके चढ़ाएँ। बाद में ये किसी महिला को भेंट दी जाती हैं।',
      },
      say: [gauriName, umaMaheshvara],
    },
    readKatha,
    offerFood({ en: 'fruit and a sweet', hi: 'फल और मिठाई' }),
    singAarti({ en: 'the aartis of Shiva and of Parvati', hi: 'शिव जी और पार्वती जी की आरती' }),
    {
      title: { en: 'Evening and night', hi: 'साँझ और रात' },
      text: {
        en: 'Light the lamp again at dusk. Sing with friends, swing, talk. Staying awake is a custom, not a duty.',
        hi: 'साँझ को फिर दीप जलाएँ। सखियों के साथ गीत गाएँ, झूलें, बातें करें। जागरण रीति है, बाध्यता नहीं।',
      },
    },
    {
      title: { en: 'Next morning', hi: 'अगली सुबह' },
      text: {
        en: 'Bathe, worship briefly, offer cucumber or fruit, and break the fast. Let the clay go into a bucket of water and pour it on a plant.',
        hi: 'स्नान कर संक्षेप में पूजा करें, ककड़ी या फल का भोग लगाएँ और व्रत खोलें। मिट्टी को बाल्टी के जल में घोलकर पौधे में दें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'By usage nothing and no water until the next morning; very many take water, fruit and milk instead.',
        hi: 'परंपरा में अगली सुबह तक निर्जल; बहुत लोग जल, फल और दूध लेते हैं।',
      },
      {
        en: 'The day before: a meal that is light and has enough water.',
        hi: 'एक दिन पहले: हल्का भोजन और पर्याप्त जल।',
      },
    ],
    avoided: [
      {
        en: 'Grain, salt, onion, garlic, meat and alcohol on this day.',
        hi: 'इस दिन अन्न, नमक, प्याज़, लहसुन, मांस और मदिरा।',
      },
    ],
    end: {
      en: 'Next morning after the short puja, with water, then cucumber, fruit or halwa.',
      hi: 'अगली सुबह छोटी पूजा के बाद जल से, फिर ककड़ी, फल या हलवा।',
    },
  },
  regions: [
    {
      where: { en: 'Uttar Pradesh, Bihar, Jharkhand', hi: 'उत्तर प्रदेश, बिहार, झारखंड' },
      how: {
        en: 'Called Teej; pedakia (gujiya) and thekua are made, puja is in the evening.',
        hi: 'तीज कहते हैं; पिड़किया (गुझिया) और ठेकुआ बनते हैं, पूजा साँझ को होती है।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Puja of sand figures with sixteen kinds of leaves; the fast ends after midnight with curd and cucumber in some homes.',
        hi: 'बालू की मूर्तियों की सोलह पत्तियों से पूजा; कुछ घरों में आधी रात के बाद दही-ककड़ी से व्रत खुलता है।',
      },
    },
    {
      where: { en: 'Karnataka, Andhra, Tamil Nadu', hi: 'कर्नाटक, आंध्र, तमिलनाडु' },
      how: {
        en: 'Gowri Habba: Swarna Gauri is worshipped, and bagina (gifts in winnowing trays) are exchanged.',
        hi: 'गौरी हब्बा: स्वर्ण गौरी की पूजा और सूप में बागिना भेंट।',
      },
    },
    {
      where: { en: 'Chhattisgarh', hi: 'छत्तीसगढ़' },
      how: {
        en: 'Tija: married daughters come home; karela is eaten the evening before.',
        hi: 'तीजा: बेटियाँ मायके आती हैं; एक शाम पहले करेला खाया जाता है।',
      },
    },
  ],
  withoutPriest: {
    en: 'Women do it themselves, alone or together, and one reads the katha.',
    hi: 'महिलाएँ स्वयं करती हैं, अकेले या साथ, और एक कथा पढ़ती है।',
  },
  optional: {
    en: 'The fast without water, the canopy, sixteen leaves, the night awake. A picture, a leaf and the story are enough.',
    hi: 'निर्जल व्रत, फुलेरा, सोलह पत्ते, जागरण। चित्र, एक पत्ता और कथा काफ़ी हैं।',
  },
  cautions: [
    ...fasting,
    {
      en: 'A day and a night without water is hard. Drink when your body asks for it; the vrat stays whole.',
      hi: 'एक दिन-रात बिना जल कठिन है। शरीर माँगे तो जल पिएँ; व्रत पूरा रहता है।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Parvati, whom her friend carried off', hi: 'हरतालिका: जिसे सखी हर ले गई' },
    short: {
      en: 'Parvati had given her heart to Shiva as a child. Her father Himavan, who did not know it, listened to Narada and promised her to Vishnu. She wept, and told her friend. The friend took her by the hand and brought her into a deep forest where nobody would find them: so the day is named after harita, carried off, and ali, friend. There, in a cave by a river, Parvati made a linga of sand on the third of Bhadrapad, worshipped it with leaves, and fasted and stayed awake. Shiva came and asked what she wished. “You,” she said. When her father found her, he saw what she had done and asked her forgiveness, and the wedding was held as she wanted it.',
      hi: 'पार्वती ने बचपन में ही शिव को मन से चुन लिया था। पिता हिमवान को पता न था; नारद की बात पर उन्होंने विष्णु से विवाह का वचन दे दिया। वे रोईं और सखी को बताया। सखी हाथ पकड़कर उन्हें घने वन में ले गई जहाँ कोई ढूँढ़ न सके: “हरित” अर्थात हर ली गई, और “आलि” अर्थात सखी, इसी से नाम हरतालिका हुआ। नदी किनारे गुफा में भाद्रपद तृतीया को पार्वती ने बालू का लिंग बनाया, पत्तों से पूजा की, व्रत और जागरण किया। शिव आए और पूछा क्या चाहती हो। उन्होंने कहा, “आपको।” पिता ने ढूँढ़ लिया, सब समझा, क्षमा माँगी, और विवाह पार्वती की इच्छा से हुआ।',
    },
    long: [
      {
        en: 'On Kailash Parvati once asked Shiva what she had done that he had become hers. He told her the story that she herself had forgotten. “As a girl in your father’s house you thought of nobody but me. You sat in the snow in winter, between fires in summer and in the rain when it rained, and lived on leaves. Your father saw it and worried: to whom should such a daughter be given?”',
        hi: 'कैलास पर पार्वती ने शिव से पूछा कि उन्होंने ऐसा क्या किया था जो शिव उन्हें मिले। शिव ने वह कथा सुनाई जो वे स्वयं भूल गई थीं। “पिता के घर कन्या रहते तुम मेरे सिवा किसी का ध्यान न करतीं। जाड़े में हिम में, गर्मी में अग्नियों के बीच, वर्षा में खुले में बैठतीं, पत्तों पर रहतीं। पिता देखते और चिंता करते: ऐसी पुत्री किसे दी जाए?”',
      },
      {
        en: 'One day Narada came with a message. Vishnu, he said, would gladly have her as his wife. Himavan was happy and gave his word, and told his wife, and told his daughter last. She said nothing, went out into the garden and fell down weeping under a tree. Her friend found her there and asked until she spoke: “I have chosen another in my heart, and I cannot live against it.” “Then do not weep,” said the friend. “Come.” Before the evening lamps were lit, the two had gone.',
        hi: 'एक दिन नारद संदेश लेकर आए कि विष्णु उन्हें प्रसन्नता से वरेंगे। हिमवान ने हर्ष से वचन दिया, पत्नी को बताया, और पुत्री को सबसे अंत में। वे कुछ न बोलीं, उपवन में जाकर पेड़ तले रो पड़ीं। सखी ने ढूँढ़ा और पूछती रही, तब बोलीं, “मन से मैंने किसी और को चुना है, उसके विरुद्ध जी न सकूँगी।” सखी ने कहा, “तो रोओ मत। चलो।” साँझ के दीप जलने से पहले दोनों जा चुकी थीं।',
      },
      {
        en: 'They went deep into the forest, to a cave above a river. It was Bhadrapad, the third day of the bright half, and the moon stood by Hasta. Parvati took wet sand and shaped a linga with her hands. She brought flowers, and leaves of every tree that would give one. She ate nothing, and all night she sang with her friend beside her. Where Shiva was, the seat beneath him moved. He rose and went there. “What do you wish?” “If it is in your mind as it is in mine,” said Parvati, “then be my husband.” “So be it,” said Shiva.',
        hi: 'वे घने वन में नदी के ऊपर एक गुफा में पहुँचीं। भाद्रपद शुक्ल तृतीया थी, चंद्रमा हस्त नक्षत्र में। पार्वती ने गीली बालू लेकर हाथों से लिंग बनाया। फूल लाईं, और हर उस पेड़ के पत्ते जो मिल सके। कुछ न खाया, और रात भर सखी के साथ गाती रहीं। शिव का आसन हिला। वे उठकर वहाँ गए। “क्या चाहती हो?” पार्वती बोलीं, “यदि आपके मन में भी वही है जो मेरे, तो मेरे पति होइए।” शिव ने कहा, “तथास्तु।”',
      },
      {
        en: 'In the morning she gave the sand back to the river, and there her father found her, for he had searched all night. He wept and asked why. “Because you gave me away without asking me,” she said, “and I come home only if I am given to Shiva.” Himavan took her in his arms and said yes. So it was a friend’s courage, a father’s second thought and her own steady heart that brought about the wedding of the mountains, and women who keep the day remember all three.',
        hi: 'सुबह बालू नदी को लौटाई, और वहीं पिता मिले, जो रात भर खोजते रहे थे। रोकर कारण पूछा। वे बोलीं, “आपने मुझसे पूछे बिना मुझे दे दिया। घर तभी चलूँगी जब शिव को दें।” हिमवान ने उन्हें हृदय से लगाया और स्वीकार किया। यों सखी का साहस, पिता का पुनर्विचार और उनका अपना अडिग मन, इन तीनों से पर्वतों का वह विवाह हुआ, और व्रत रखने वाली महिलाएँ तीनों को याद करती हैं।',
      },
    ],
  },
  sources: [
    {
      en: 'Hartalika Vrat Katha, traditionally of the Bhavishyottara Purana',
      hi: 'हरतालिका व्रत कथा, परंपरा में भविष्योत्तर पुराण की',
    },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
