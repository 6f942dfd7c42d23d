import {
  askForgiveness,
  cleanPlace,
  flame,
  items,
  lightLamp,
  offerFood,
  purify,
  readKatha,
  resolve,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { gangaName, rivers } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever lives by the Ganga, and whoever thinks of her by another river or at the tap at home: the day on which she came down to earth.',
    hi: 'जो गंगा किनारे रहते हैं, और जो किसी दूसरी नदी पर या घर के नल पर उन्हें याद करते हैं: गंगा के धरती पर उतरने का दिन।',
  },
  when: {
    en: 'On the tenth of the bright half of Jyeshtha, in the morning; lamps in the evening. Many keep all ten days up to it.',
    hi: 'ज्येष्ठ शुक्ल दशमी को, प्रातः; साँझ को दीपदान। बहुत लोग प्रतिपदा से दशमी तक दसों दिन रखते हैं।',
  },
  time: { en: '30 minutes', hi: '30 मिनट' },
  items: [
    {
      name: { en: 'Ganga water, or clean water', hi: 'गंगाजल, या शुद्ध जल' },
      amount: { en: 'a few drops in a pot', hi: 'लोटे में कुछ बूँदें' },
    },
    {
      name: { en: 'Picture of Ganga, or the filled pot', hi: 'गंगा जी का चित्र, या भरा लोटा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Ten lamps, or one with ten wicks', hi: 'दस दीप, या दस बत्तियों का एक' },
      amount: { en: '10', hi: '10' },
    },
    {
      name: { en: 'Ten flowers and ten leaves', hi: 'दस फूल और दस पत्ते' },
      amount: { en: '10 each', hi: 'दस-दस' },
    },
    {
      name: { en: 'Ten fruits, or ten pieces of one', hi: 'दस फल, या एक के दस टुकड़े' },
      amount: { en: '10', hi: '10' },
    },
    items.rice,
    items.turmeric,
    { name: { en: 'Black sesame and jaggery', hi: 'काले तिल और गुड़' }, isOptional: true },
    {
      name: { en: 'To give: a pot of water, sherbet, a fan, melon', hi: 'दान के लिए: घड़ा, शरबत, पंखा, ख़रबूज़ा' },
      amount: { en: 'one of them', hi: 'इनमें से एक' },
    },
    items.incense,
  ],
  steps: [
    {
      title: { en: 'Bathe with Ganga in mind', hi: 'गंगा-स्मरण के साथ स्नान' },
      text: {
        en: 'At the river dip three times where it is safe. At home put a few drops of Ganga water into the bucket, or none, and say the verse.',
        hi: 'नदी पर हों तो सुरक्षित घाट पर तीन डुबकी। घर पर बाल्टी में गंगाजल की कुछ बूँदें डालें, न हों तो भी, और श्लोक बोलें।',
      },
      say: [rivers],
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I worship Ganga, and resolve to keep water clean and not to waste it.',
      hi: 'गंगा जी का पूजन, और जल को स्वच्छ रखना तथा व्यर्थ न करना मेरा संकल्प है।',
    }),
    {
      title: { en: 'Ten offerings', hi: 'दस-दस अर्पण' },
      text: {
        en: 'Set the filled pot before you. Offer turmeric and rice, then ten flowers, ten leaves and ten pieces of fruit, with her name each time.',
        hi: 'भरा लोटा सामने रखें। हल्दी-अक्षत, फिर दस फूल, दस पत्ते और दस फल, हर बार नाम लेकर, चढ़ाएँ।',
      },
      say: [gangaName],
    },
    readKatha,
    offerFood({ en: 'fruit, sherbet or sattu', hi: 'फल, शरबत या सत्तू' }),
    {
      title: { en: 'Give water', hi: 'जल दान' },
      text: {
        en: 'Set up a pot of water at your door, give sherbet to those who work in the heat, put out a bowl for birds. This is the heart of the day.',
        hi: 'द्वार पर पानी का घड़ा रखें, धूप में काम करने वालों को शरबत दें, पक्षियों के लिए पात्र रखें। यही इस दिन का सार है।',
      },
    },
    {
      title: { en: 'Lamps at dusk', hi: 'साँझ को दीपदान' },
      text: {
        en: 'Light the ten lamps by the pot or at the bank. Only lamps of leaf or clay go on the water; better they stay on the steps.',
        hi: 'लोटे के पास या तट पर दस दीप जलाएँ। जल में केवल पत्ते या मिट्टी के दीप; और अच्छा हो कि वे सीढ़ियों पर ही रहें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Cool things: sattu, melon, sherbet, curd. Mostly there is no fast; some eat one meal.',
        hi: 'ठंडी चीज़ें: सत्तू, ख़रबूज़ा, शरबत, दही। प्रायः उपवास नहीं; कुछ लोग एक समय खाते हैं।',
      },
    ],
    avoided: [{ en: 'Meat and alcohol on this day.', hi: 'इस दिन मांस और मदिरा।' }],
    end: {
      en: 'There is nothing to break; prasad and sherbet are shared.',
      hi: 'पारण की ज़रूरत नहीं; प्रसाद और शरबत बाँटते हैं।',
    },
  },
  regions: [
    {
      where: { en: 'Haridwar, Prayag and Varanasi', hi: 'हरिद्वार, प्रयाग और वाराणसी' },
      how: {
        en: 'Bathing from dawn, the great aarti at dusk, lamps on leaf boats.',
        hi: 'भोर से स्नान, साँझ को महाआरती, पत्तों की नाव में दीप।',
      },
    },
    {
      where: { en: 'Kumaon', hi: 'कुमाऊँ' },
      how: {
        en: 'A painted paper, the Dasar patra, is pasted above the door.',
        hi: 'द्वार के ऊपर दशहरा द्वार-पत्र चिपकाया जाता है।',
      },
    },
    {
      where: { en: 'Mathura and Vrindavan', hi: 'मथुरा और वृंदावन' },
      how: {
        en: 'The Yamuna is worshipped, kites fly and melons are offered.',
        hi: 'यमुना पूजन होता है, पतंगें उड़ती हैं, ख़रबूज़े चढ़ते हैं।',
      },
    },
  ],
  withoutPriest: { en: 'One’s own hands and water are enough.', hi: 'अपने हाथ और जल ही काफ़ी हैं।' },
  optional: {
    en: 'The number ten, the river, the lamps. A glass of water given to somebody thirsty is the whole day.',
    hi: 'दस की गिनती, नदी, दीप। किसी प्यासे को दिया एक गिलास जल ही पूरा दशहरा है।',
  },
  cautions: [
    {
      en: 'Bathe only at guarded steps, hold the chain, never alone, with children at the hand; who cannot swim stays where the water reaches the knee. After rain the river is stronger than it looks.',
      hi: 'केवल सुरक्षित घाट पर, ज़ंजीर पकड़कर, अकेले नहीं, बच्चों का हाथ थामकर नहाएँ; तैरना न आए तो घुटने तक जल में। वर्षा के बाद धार दिखने से अधिक तेज़ होती है।',
    },
    {
      en: 'It is the hottest time of the year: go early, cover the head, drink. Do not drink river water unboiled.',
      hi: 'यह वर्ष का सबसे गरम समय है: जल्दी जाएँ, सिर ढकें, पानी पिएँ। नदी का जल बिना उबाले न पिएँ।',
    },
    {
      en: 'Let no plastic, cloth, soap or picture go into the river.',
      hi: 'नदी में प्लास्टिक, कपड़ा, साबुन या चित्र न डालें।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Bhagirath brings the Ganga', hi: 'भगीरथ गंगा लाते हैं' },
    short: {
      en: 'Sixty thousand sons of King Sagar had turned to ashes before the sage Kapila, when they disturbed him in search of their father’s horse. Only the Ganga, it was said, could give them peace, and she flowed in heaven. Sagar’s grandson asked for her, and his son, in vain. Then Bhagirath left the throne and stood in meditation until Brahma let her go. But who could bear her fall? Shiva held out his head, and she lost herself in his hair; in a thin stream he let her down. Bhagirath went ahead and she followed, over mountains and plains, to the sea, where the ashes lay. So she is called Bhagirathi, and such an effort his.',
      hi: 'राजा सगर के साठ हज़ार पुत्र पिता का घोड़ा ढूँढ़ते हुए कपिल मुनि के ध्यान में बाधा बने और भस्म हो गए। कहा गया कि केवल गंगा उन्हें शांति दे सकती हैं, और वे स्वर्ग में बहती थीं। सगर के पौत्र ने उन्हें माँगा, फिर उसके पुत्र ने, पर न मिलीं। तब भगीरथ ने सिंहासन छोड़कर तप किया, और ब्रह्मा ने गंगा को जाने दिया। पर उनका वेग कौन सँभाले? शिव ने सिर आगे किया, वे जटाओं में खो गईं; पतली धार में शिव ने उन्हें उतारा। भगीरथ आगे चले, गंगा पीछे, पर्वत-मैदान पार कर सागर तक, जहाँ भस्म थी। इसी से वे भागीरथी हैं, और ऐसा प्रयत्न भगीरथ प्रयत्न।',
    },
    long: [
      {
        en: 'King Sagar of Ayodhya let a horse run free for his sacrifice, and it vanished. His sixty thousand sons dug up the earth and found it at last far below, beside the sage Kapila, who sat there with closed eyes. “Thief!” they cried. He opened his eyes, and where they had stood lay ashes. The grandson Anshuman came after them, bowed, and asked what could bring them peace. “Water of the Ganga,” said the sage, “and she flows in heaven.”',
        hi: 'अयोध्या के राजा सगर ने यज्ञ का घोड़ा छोड़ा, और वह खो गया। उनके साठ हज़ार पुत्रों ने धरती खोद डाली और अंत में उसे पाताल में कपिल मुनि के पास पाया, जो आँखें मूँदे बैठे थे। वे चिल्लाए, “चोर!” मुनि ने आँखें खोलीं, और जहाँ वे खड़े थे वहाँ भस्म थी। पीछे पौत्र अंशुमान आए, प्रणाम किया और पूछा कि उन्हें शांति कैसे मिले। मुनि बोले, “गंगा के जल से, और वे स्वर्ग में बहती हैं।”',
      },
      {
        en: 'Anshuman meditated for her till he was old, and after him his son Dilip; neither lived to see her. Then Bhagirath became king. He gave the rule to his ministers, went to the Himalaya and stood there with raised arms, through the snow and through the heat. Brahma came to him: “She may go. But if she falls on the earth as she is, she will break it. Ask Shiva.” So he stood for another year on one foot, and thought of Shiva.',
        hi: 'अंशुमान बूढ़े होने तक तप करते रहे, फिर उनके पुत्र दिलीप; दोनों के जीते-जी वे न आईं। तब भगीरथ राजा हुए। राज्य मंत्रियों को सौंपकर हिमालय गए और हिम तथा धूप में भुजाएँ उठाए खड़े रहे। ब्रह्मा आए, “वे जा सकती हैं। पर ऐसे ही धरती पर गिरीं तो धरती न सहेगी। शिव से कहो।” वे एक वर्ष और एक पैर पर खड़े रहे, और शिव का ध्यान करते रहे।',
      },
      {
        en: '“I shall carry him off to the deep,” thought Ganga when she saw Shiva stand below with his hair untied, and threw herself down. She fell, and fell, into locks like a forest, and did not find out for years. Bhagirath bowed again; then Shiva pressed one lock, and she came, a thin clear stream. Bhagirath went before her in his chariot, and where his wheels had gone she ran; behind them came gods, people, fish and cranes.',
        hi: 'गंगा ने नीचे खुली जटाओं में खड़े शिव को देखा और सोचा, इन्हें भी पाताल बहा ले जाऊँगी, और कूद पड़ीं। वे वन-सी जटाओं में गिरती गईं और वर्षों राह न मिली। भगीरथ ने फिर प्रणाम किया; तब शिव ने एक जटा निचोड़ी, और वे पतली निर्मल धार में उतरीं। भगीरथ रथ में आगे चले, और जहाँ पहिए गए वहाँ वे बहीं; पीछे देव, मनुष्य, मछलियाँ और सारस।',
      },
      {
        en: 'On the way she washed over the hermitage of Jahnu in high spirits; he drank her up and let her out at his ear when they asked him kindly, and so she is his daughter, Jahnavi. At last she ran down to where the ashes lay, and touched them, and it became light. “As you brought me, I am your daughter,” she said to Bhagirath. It was the tenth of Jyeshtha, and hot. At the bank children already drank from their hands.',
        hi: 'राह में उमंग में वे जह्नु ऋषि का आश्रम बहा गईं; ऋषि उन्हें पी गए और विनती पर कान से निकाला, इसी से वे उनकी पुत्री जाह्नवी हुईं। अंत में वे वहाँ उतरीं जहाँ भस्म थी, उसे छुआ, और उजाला हो गया। भगीरथ से बोलीं, “तुम लाए हो, तो मैं तुम्हारी पुत्री हूँ।” ज्येष्ठ की दशमी थी, और धूप कड़ी। तट पर बच्चे अंजुलि से जल पी रहे थे।',
      },
    ],
  },
  sources: [
    { en: 'Valmiki Ramayana, Balakanda 38 to 44', hi: 'वाल्मीकि रामायण, बालकांड 38 से 44' },
    { en: 'Dharmasindhu on Dashahara', hi: 'दशहरा के विषय में धर्मसिंधु' },
  ],
};
