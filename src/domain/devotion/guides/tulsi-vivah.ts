import {
  askForgiveness,
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
import { happiness, salutation, vishnu } from '../verses.ts';

const tulsi = salutation('ॐ तुलस्यै नमः।', 'Salutations to Tulsi.', 'तुलसी माता को प्रणाम।');

export const guide: PujaGuide = {
  who: {
    en: 'Families with a tulsi in the yard or on the balcony. Vishnu has woken after four months, and is wed to her; with that the season of weddings begins.',
    hi: 'जिनके आँगन या बालकनी में तुलसी है। चार मास बाद विष्णु जागे हैं और उनसे विवाह होता है; इसी से विवाहों का समय शुरू होता है।',
  },
  when: {
    en: 'From Dev Uthani Ekadashi to the full moon of Kartik, most often on Dvadashi, at dusk.',
    hi: 'देवउठनी एकादशी से कार्तिक पूर्णिमा तक, प्रायः द्वादशी को, साँझ में।',
  },
  time: { en: '45 minutes', hi: '45 मिनट' },
  items: [
    {
      name: { en: 'Tulsi in a pot or on its stand', hi: 'गमले या चौरे की तुलसी' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Shaligram, or a picture of Vishnu or Krishna', hi: 'शालिग्राम, या विष्णु या कृष्ण का चित्र' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Sugar cane for a canopy', hi: 'मंडप के लिए गन्ने' },
      amount: { en: '4', hi: '4' },
      isOptional: true,
    },
    {
      name: {
        en: 'Red cloth or chunari for tulsi, yellow for Vishnu',
        hi: 'तुलसी के लिए लाल चुनरी, विष्णु के लिए पीला वस्त्र',
      },
      amount: { en: '1 each', hi: 'एक-एक' },
    },
    { name: { en: 'Bangles, bindi, henna', hi: 'चूड़ी, बिंदी, मेहँदी' }, isOptional: true },
    {
      name: {
        en: 'Amla, ber, sweet potato, singhara: fruit of the season',
        hi: 'आँवला, बेर, शकरकंद, सिंघाड़ा: मौसम के फल',
      },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    items.flowers,
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Dress the bride', hi: 'तुलसी को सजाएँ' },
      text: {
        en: 'Wipe the pot, draw rangoli around it, set up the canes as a canopy. Lay the chunari around the tulsi loosely, bangles at her foot.',
        hi: 'गमला पोंछें, चारों ओर रंगोली बनाएँ, गन्नों का मंडप लगाएँ। तुलसी पर चुनरी ढीली ओढ़ाएँ, चूड़ियाँ नीचे रखें।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'We hold the wedding of Tulsi and Vishnu in this house, for joy and good company in it.',
      hi: 'इस घर में तुलसी और विष्णु का विवाह हमारा संकल्प है; घर में आनंद और अच्छा साथ रहे।',
    }),
    worshipGanesh,
    {
      title: { en: 'Bring the bridegroom', hi: 'वर को लाएँ' },
      text: {
        en: 'Carry Shaligram or the picture with song to the tulsi and set it at her side. One family may be hers, another his.',
        hi: 'शालिग्राम या चित्र को गीत के साथ तुलसी के पास लाकर रखें। एक परिवार कन्या पक्ष, दूसरा वर पक्ष हो सकता है।',
      },
      say: [vishnu],
    },
    {
      title: { en: 'Worship both', hi: 'दोनों का पूजन' },
      text: {
        en: 'Offer water, turmeric, kumkum to Tulsi, sandal to Vishnu, flowers to both. On Shaligram sesame is put in place of rice.',
        hi: 'तुलसी को जल, हल्दी, कुमकुम, विष्णु को चंदन, दोनों को फूल चढ़ाएँ। शालिग्राम पर अक्षत की जगह तिल रखते हैं।',
      },
      say: [tulsi],
    },
    {
      title: { en: 'The wedding', hi: 'विवाह' },
      text: {
        en: 'Hold a cloth between the two while all sing the wedding songs you know, drop it, and throw rice and flowers. Tie both with a thread, and walk around seven times with the lamp.',
        hi: 'दोनों के बीच वस्त्र का अंतरपट रखें, सब विवाह के गीत गाएँ, वस्त्र हटाकर अक्षत-फूल बरसाएँ। मौली से गठबंधन करें और दीप लेकर सात परिक्रमा करें।',
      },
      say: [happiness],
    },
    readKatha,
    offerFood({ en: 'fruit of the season and sweets', hi: 'मौसम के फल और मिठाई' }),
    singAarti({ en: 'the aartis of Tulsi and of Jagdish', hi: 'तुलसी माता और जगदीश जी की आरती' }),
    askForgiveness,
  ],
  food: {
    eaten: [
      { en: 'New sugar cane, amla, ber and the wedding meal.', hi: 'नया गन्ना, आँवला, बेर और विवाह का भोज।' },
    ],
    avoided: [
      {
        en: 'Who kept Ekadashi ends that fast first. No meat or alcohol at the wedding.',
        hi: 'जिन्होंने एकादशी रखी, वे पहले पारण करें। विवाह में मांस-मदिरा नहीं।',
      },
    ],
    end: {
      en: 'With the prasad; some who fast eat after the wedding.',
      hi: 'प्रसाद से; व्रत वाले कुछ लोग विवाह के बाद खाते हैं।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra, Goa', hi: 'महाराष्ट्र, गोवा' },
      how: {
        en: 'Mangalashtak is sung, tamarind and amla twigs lie in the pot; puffed rice and sugar cane are shared.',
        hi: 'मंगलाष्टक गाते हैं, गमले में इमली-आँवले की डाल; चुरमुरे और गन्ना बाँटते हैं।',
      },
    },
    {
      where: { en: 'Gujarat, Rajasthan', hi: 'गुजरात, राजस्थान' },
      how: {
        en: 'A whole wedding procession from the temple to the house of the “bride’s parents”.',
        hi: 'मंदिर से कन्या पक्ष के घर तक पूरी बारात।',
      },
    },
    {
      where: { en: 'Karnataka, Andhra', hi: 'कर्नाटक, आंध्र' },
      how: {
        en: 'Kshirabdi Dvadashi: an amla branch beside the tulsi, lamps in amla fruit.',
        hi: 'क्षीराब्धि द्वादशी: तुलसी के पास आँवले की डाल, आँवले में दीप।',
      },
    },
  ],
  withoutPriest: { en: 'Children and grandmothers hold it best.', hi: 'बच्चे और दादियाँ इसे सबसे अच्छा करती हैं।' },
  optional: {
    en: 'Canopy, cloth, seven rounds, guests. A lamp and a chunari beside the pot are a wedding.',
    hi: 'मंडप, अंतरपट, सात फेरे, अतिथि। गमले के पास दीप और चुनरी ही विवाह है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Keep the flame away from chunari and dry canes; a plant likes neither smoke nor oil on its leaves.',
      hi: 'लौ को चुनरी और सूखे गन्नों से दूर रखें; पौधे के पत्तों को धुआँ और तेल नहीं भाते।',
    },
    flame,
  ],
  katha: {
    title: { en: 'Vrinda', hi: 'वृंदा' },
    short: {
      en: 'Vrinda was true to her husband Jalandhara, and as long as she was, no god could overcome him in battle. To end the war Vishnu came to her in his shape. She ran to meet him; and at that hour Jalandhara fell. When she saw whom she had before her, she said: “Your heart is a stone,” and gave up her life. Vishnu did not defend himself. “You were wronged by me,” he said. “I shall be the stone you said, and lie at your feet. Out of your ashes a plant shall grow, without which I take no food; and every year I shall come to be wed to you.” So he is Shaligram, and she is Tulsi.',
      hi: 'वृंदा पति जलंधर के प्रति सच्ची थीं, और जब तक वे सच्ची थीं कोई देवता उसे युद्ध में न जीत सका। युद्ध समाप्त करने को विष्णु उसका रूप लेकर आए। वे मिलने दौड़ीं; और उसी घड़ी जलंधर गिरा। सामने कौन है, जाना तो बोलीं, “तुम्हारा हृदय पत्थर है,” और प्राण त्याग दिए। विष्णु ने अपना बचाव न किया। बोले, “तुम्हारे साथ मुझसे अन्याय हुआ। मैं वही पत्थर बनूँगा और तुम्हारे चरणों में रहूँगा। तुम्हारी भस्म से वह पौधा उगेगा जिसके बिना मैं भोग नहीं लेता; और हर वर्ष तुमसे विवाह को आऊँगा।” वे शालिग्राम हुए, और वृंदा तुलसी।',
    },
    long: [
      {
        en: 'Jalandhara was born of the ocean and of a spark of Shiva’s anger, and grew up to be king of the asuras. He married Vrinda, and she loved him. When he went to war against the gods she sat at home before a lamp and thought of him without a break; and as long as she did, not even Shiva’s trident could touch him. The war went on and on, and the earth was weary of it.',
        hi: 'जलंधर समुद्र और शिव के क्रोध की चिनगारी से जन्मा और असुरों का राजा हुआ। वृंदा से विवाह हुआ, और वे उससे प्रेम करती थीं। वह देवताओं से युद्ध को जाता तो वे दीप के आगे अखंड उसका ध्यान करतीं; और जब तक करतीं, शिव का त्रिशूल भी उसे न छू पाता। युद्ध चलता गया, और पृथ्वी थक गई।',
      },
      {
        en: 'The gods went to Vishnu. “It is her truth that shields him,” he said, and it was hard for him. He put on Jalandhara’s form and went up the path to her house. She saw him come, home at last, as she thought; she rose from the lamp and washed his feet. Then there was a cry far off, and she knew.',
        hi: 'देवता विष्णु के पास गए। वे बोले, “उसकी सच्चाई ही कवच है,” और यह उनके लिए कठिन था। उन्होंने जलंधर का रूप लिया और घर के मार्ग पर चले। वृंदा ने देखा, सोचा वह लौट आया; दीप के आगे से उठीं और चरण धोए। तभी दूर से एक पुकार आई, और वे समझ गईं।',
      },
      {
        en: '“You are the one to whom I prayed every morning,” said Vrinda. “You have a heart of stone; then be a stone.” She went to the fire. Vishnu sat down in her ashes and would not leave. The gods begged him. Out of the ashes rose a small dark plant with a scent of its own. He took it to his breast. “What you said of me was true,” he said. “Stone I am, in the river Gandaki, and there they will find me and lay me at your root. Nobody shall offer me anything without a leaf of you. And each year, when I wake, the world shall see me come to ask for your hand, openly, with song, as it ought to have been.” When people hold the wedding, some weep a little, and then they laugh and share sugar cane.',
        hi: 'वृंदा बोलीं, “जिनकी हर सुबह पूजा की, वह आप ही हैं। आपका हृदय पत्थर है; तो पत्थर हो जाइए।” वे अग्नि में चली गईं। विष्णु उनकी भस्म में बैठ गए और उठे नहीं। देवताओं ने मनाया। भस्म से अपनी ही सुगंध वाला एक छोटा श्याम पौधा उगा। उन्होंने उसे हृदय से लगाया। बोले, “तुमने जो कहा सच था। मैं गंडकी नदी में पत्थर हूँ; वहाँ से लोग मुझे लाकर तुम्हारी जड़ में रखेंगे। तुम्हारे एक पत्ते के बिना मुझे कोई कुछ न चढ़ाए। और हर वर्ष, जब जागूँ, संसार देखे कि मैं तुम्हारा हाथ माँगने आता हूँ, सबके सामने, गीतों के साथ, जैसे होना चाहिए था।” विवाह के समय कुछ लोग थोड़ा रोते हैं, फिर हँसते हैं और गन्ना बाँटते हैं।',
      },
    ],
  },
  sources: [
    { en: 'Vrinda and Jalandhara: Padma Purana, Shiva Purana', hi: 'वृंदा और जलंधर: पद्म पुराण, शिव पुराण' },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
