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
  setKalash,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaDay, PujaGuide, Words } from '../puja-guide.ts';
import { devi, deviInAll, durgaName, salutation } from '../verses.ts';

function day(number: number, form: Words, text: Words, sanskrit: string): PujaDay {
  return {
    name: { en: `${number}: ${form.en}`, hi: `${number}: ${form.hi}` },
    text,
    say: [salutation(`ॐ ${sanskrit} नमः।`, `Salutations to ${form.en}.`, `${form.hi} को प्रणाम।`)],
  };
}

export const guide: PujaGuide = {
  who: {
    en: 'Families all over India, women and men. Nine nights belong to the Devi in her nine forms: strength that protects, feeds, teaches and sets free. Some fast nine days, some the first and the last, some only worship.',
    hi: 'पूरे भारत के परिवार, स्त्री-पुरुष सभी। नौ रातें देवी के नौ रूपों की हैं: शक्ति जो रक्षा करती, पालती, सिखाती और मुक्त करती है। कुछ नौ दिन व्रत रखते हैं, कुछ पहला और अंतिम, कुछ केवल पूजा करते हैं।',
  },
  when: {
    en: 'From the first to the ninth of the bright half of Ashvin (Sharad Navratri) and of Chaitra. The kalash is set up on the first morning; where a tithi is lost or doubled the calendar shows which day is whose.',
    hi: 'आश्विन (शारदीय) और चैत्र शुक्ल प्रतिपदा से नवमी तक। घटस्थापना पहली सुबह होती है; तिथि घटे-बढ़े तो पंचांग बताता है कौन-सा दिन किस देवी का है।',
  },
  time: {
    en: '1 hour on the first day, 20 to 30 minutes on the others',
    hi: 'पहले दिन 1 घंटा, बाक़ी दिन 20 से 30 मिनट',
  },
  items: [
    items.picture({ en: 'Durga', hi: 'दुर्गा माँ' }),
    { name: { en: 'Red cloth and a chunari', hi: 'लाल कपड़ा और चुनरी' }, amount: { en: '1', hi: '1' } },
    items.kalash,
    items.coconut,
    {
      name: { en: 'Clay tray, clean soil and barley seeds', hi: 'मिट्टी का पात्र, साफ़ मिट्टी और जौ' },
      amount: { en: '1 tray, a handful', hi: '1 पात्र, एक मुट्ठी' },
    },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    {
      name: { en: 'Red flowers, one or more a day', hi: 'लाल फूल, रोज़ एक या अधिक' },
      amount: { en: 'a few', hi: 'थोड़े' },
    },
    {
      name: { en: 'Fruit, batasha or a sweet for each day', hi: 'रोज़ के भोग के लिए फल, बताशे या मिठाई' },
      amount: { en: 'a little a day', hi: 'रोज़ थोड़ा' },
    },
    {
      name: {
        en: 'Bangles, bindi and other things of adornment for the Devi',
        hi: 'देवी के लिए चूड़ी, बिंदी आदि शृंगार',
      },
      isOptional: true,
    },
    items.betel,
    items.incense,
    items.camphor,
    items.bell,
    {
      name: { en: 'Puri, black gram and halwa for Kanya Pujan', hi: 'कन्या पूजन के लिए पूरी, काले चने और हलवा' },
      isOptional: true,
    },
  ],
  steps: [
    {
      title: { en: 'First day: make the place', hi: 'पहला दिन: स्थान तैयार करें' },
      text: {
        en: 'Clean the house. Spread the red cloth on a table in a quiet place where it can stay for nine days, and set the picture of the Devi on it.',
        hi: 'घर साफ़ करें। जहाँ नौ दिन चौकी रह सके वहाँ शांत जगह पर लाल कपड़ा बिछाएँ और देवी का चित्र रखें।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I worship the Devi in these nine nights as far as I am able, for the good of my family and of all.',
      hi: 'परिवार और सबके कल्याण के लिए, अपनी सामर्थ्य के अनुसार नौ दिन देवी की पूजा मेरा संकल्प है।',
    }),
    worshipGanesh,
    {
      title: { en: 'Sow the barley', hi: 'जौ बोएँ' },
      text: {
        en: 'Spread soil in the tray, sow the barley, cover it thinly and sprinkle water. It is watered a little each day; how it grows is a joy, and no sign of anything.',
        hi: 'पात्र में मिट्टी बिछाकर जौ बोएँ, ऊपर पतली परत डालें और जल छिड़कें। रोज़ थोड़ा जल दें; उसका बढ़ना आनंद है, किसी बात का संकेत नहीं।',
      },
    },
    setKalash,
    {
      title: { en: 'Invite the Devi', hi: 'देवी का आवाहन' },
      text: {
        en: 'Fold your hands before the picture and say the verses. Lay a flower at her feet and ask her to be a guest in this house for nine nights.',
        hi: 'चित्र के आगे हाथ जोड़कर श्लोक बोलें। चरणों में फूल रखें और नौ रात घर में अतिथि होने की प्रार्थना करें।',
      },
      say: [devi, deviInAll],
    },
    {
      title: { en: 'Every day: worship the form of the day', hi: 'हर दिन: उस दिन की देवी' },
      text: {
        en: 'Morning or evening, light the lamp, offer water, kumkum, rice and a red flower, and say the name of the day’s form: they are listed under “Day by day”.',
        hi: 'सुबह या शाम दीप जलाएँ, जल, कुमकुम, अक्षत और लाल फूल चढ़ाएँ, और उस दिन के रूप का नाम लें: सूची “दिन-ब-दिन” में है।',
      },
      say: [durgaName, deviInAll],
    },
    {
      title: { en: 'Read a little', hi: 'थोड़ा पाठ' },
      text: {
        en: 'Durga Saptashati is read over the nine days by those who know it; Durga Chalisa or ten minutes of “Durga” are as dear.',
        hi: 'जो जानते हैं वे नौ दिन में दुर्गा सप्तशती पढ़ते हैं; दुर्गा चालीसा या दस मिनट “दुर्गा” नाम भी उतना ही प्रिय है।',
      },
    },
    readKatha,
    offerFood({ en: 'fruit or the sweet of the day', hi: 'फल या उस दिन की मिठाई' }),
    singAarti({ en: '“Jai Ambe Gauri”', hi: '“जय अम्बे गौरी”' }),
    {
      title: { en: 'Eighth or ninth: Kanya Pujan', hi: 'अष्टमी या नवमी: कन्या पूजन' },
      text: {
        en: 'Invite girls, and a small boy, as many as you like. Wash their feet or their hands, put a tilak on, serve puri, gram and halwa, and give a small present. Ask the parents first, and mind what a child may eat.',
        hi: 'कन्याओं को और एक छोटे बालक को, जितने चाहें, बुलाएँ। चरण या हाथ धुलाएँ, तिलक करें, पूरी, चना, हलवा परोसें और छोटा उपहार दें। पहले माता-पिता से पूछें और बच्चे को क्या खाना है इसका ध्यान रखें।',
      },
    },
    {
      title: { en: 'Last day: let her go', hi: 'अंतिम दिन: विदाई' },
      text: {
        en: 'On the ninth after the puja, or on Dashami, thank the Devi and move the kalash a little. Sprinkle its water through the house, give the barley shoots to plants and family, and eat the coconut together.',
        hi: 'नवमी की पूजा के बाद या दशमी को देवी को धन्यवाद देकर कलश को ज़रा हिलाएँ। उसका जल घर में छिड़कें, जौ के अंकुर पौधों और परिवार में दें, नारियल मिलकर खाएँ।',
      },
    },
    askForgiveness,
  ],
  days: [
    day(
      1,
      { en: 'Shailaputri', hi: 'शैलपुत्री' },
      {
        en: 'Daughter of the mountain, on a bull: the firm ground on which one begins. Ghee or a sweet of milk is offered.',
        hi: 'पर्वत की पुत्री, वृषभ पर: वह दृढ़ भूमि जहाँ से आरंभ होता है। घी या दूध की मिठाई का भोग।',
      },
      'शैलपुत्र्यै',
    ),
    day(
      2,
      { en: 'Brahmacharini', hi: 'ब्रह्मचारिणी' },
      {
        en: 'She who walks with beads and water pot: patience. Sugar or fruit.',
        hi: 'माला और कमंडलु लिए चलने वाली: धैर्य। शक्कर या फल।',
      },
      'ब्रह्मचारिण्यै',
    ),
    day(
      3,
      { en: 'Chandraghanta', hi: 'चंद्रघंटा' },
      {
        en: 'The half moon as a bell on her brow: courage. Kheer or milk.',
        hi: 'मस्तक पर घंटे जैसा अर्धचंद्र: साहस। खीर या दूध।',
      },
      'चन्द्रघण्टायै',
    ),
    day(
      4,
      { en: 'Kushmanda', hi: 'कूष्मांडा' },
      {
        en: 'Whose smile made the world: warmth. Malpua or a pumpkin sweet.',
        hi: 'जिनकी मुस्कान से सृष्टि हुई: ऊष्मा। मालपुआ या पेठा।',
      },
      'कूष्माण्डायै',
    ),
    day(
      5,
      { en: 'Skandamata', hi: 'स्कंदमाता' },
      {
        en: 'Mother of Skanda, the child on her lap: tenderness. Bananas.',
        hi: 'गोद में स्कंद लिए माता: ममता। केले।',
      },
      'स्कन्दमात्रे',
    ),
    day(
      6,
      { en: 'Katyayani', hi: 'कात्यायनी' },
      {
        en: 'Daughter of the sage Katyayana, on a lion: resolve. Honey.',
        hi: 'ऋषि कात्यायन की पुत्री, सिंह पर: निश्चय। शहद।',
      },
      'कात्यायन्यै',
    ),
    day(
      7,
      { en: 'Kalaratri', hi: 'कालरात्रि' },
      {
        en: 'Dark as the night, and kind: the end of fear. Jaggery.',
        hi: 'रात जैसी श्याम, और कल्याण करने वाली: भय का अंत। गुड़।',
      },
      'कालरात्र्यै',
    ),
    day(
      8,
      { en: 'Mahagauri', hi: 'महागौरी' },
      {
        en: 'White and calm: a clear mind. Coconut; Kanya Pujan in many homes.',
        hi: 'गौर और शांत: निर्मल मन। नारियल; कई घरों में कन्या पूजन।',
      },
      'महागौर्यै',
    ),
    day(
      9,
      { en: 'Siddhidatri', hi: 'सिद्धिदात्री' },
      {
        en: 'She who gives fulfilment. Sesame, halwa and gram; Kanya Pujan and the end of the fast.',
        hi: 'पूर्णता देने वाली। तिल, हलवा-चना; कन्या पूजन और व्रत का पारण।',
      },
      'सिद्धिदात्र्यै',
    ),
  ],
  food: {
    eaten: [
      { en: 'Fruit, milk, curd, paneer, nuts, makhana.', hi: 'फल, दूध, दही, पनीर, मेवे, मखाना।' },
      {
        en: 'Flour of kuttu, singhara and rajgira, samak rice, sabudana.',
        hi: 'कुट्टू, सिंघाड़े और राजगिरे का आटा, समा के चावल, साबूदाना।',
      },
      {
        en: 'Potato, sweet potato, pumpkin, bottle gourd, cucumber, tomato; rock salt, cumin, black pepper.',
        hi: 'आलू, शकरकंद, कद्दू, लौकी, खीरा, टमाटर; सेंधा नमक, जीरा, काली मिर्च।',
      },
    ],
    avoided: [
      {
        en: 'Wheat, rice, pulses, common salt, onion, garlic; meat, eggs, alcohol.',
        hi: 'गेहूँ, चावल, दाल, साधारण नमक, प्याज़, लहसुन; मांस, अंडा, मदिरा।',
      },
    ],
    end: {
      en: 'After Kanya Pujan on the eighth or ninth, with what was served to the girls; in some homes on Dashami.',
      hi: 'अष्टमी या नवमी को कन्या पूजन के बाद उसी प्रसाद से; कुछ घरों में दशमी को।',
    },
  },
  regions: [
    {
      where: { en: 'Gujarat', hi: 'गुजरात' },
      how: {
        en: 'A clay pot with a lamp inside (garbo) is the Devi, and all dance around it at night.',
        hi: 'भीतर दीप रखा मिट्टी का घड़ा (गरबो) देवी है, और रात को सब उसके चारों ओर गरबा करते हैं।',
      },
    },
    {
      where: { en: 'Bengal', hi: 'बंगाल' },
      how: {
        en: 'Durga Puja from Shashthi to Dashami; no fast, but bhog, dhunuchi and sindoor khela.',
        hi: 'षष्ठी से दशमी तक दुर्गा पूजा; उपवास नहीं, भोग, धुनुची और सिंदूर खेला।',
      },
    },
    {
      where: { en: 'Tamil Nadu, Karnataka, Andhra', hi: 'तमिलनाडु, कर्नाटक, आंध्र' },
      how: {
        en: 'Golu, steps of dolls; sundal for guests each evening; Saraswati Puja for books on the ninth.',
        hi: 'गोलू, गुड़ियों की सीढ़ियाँ; हर शाम अतिथियों को सुंडल; नवमी को पुस्तकों की सरस्वती पूजा।',
      },
    },
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Ghatasthapana with a garland let down each day; bhondla songs.',
        hi: 'घटस्थापना, हर दिन एक माला; भोंडला गीत।',
      },
    },
  ],
  withoutPriest: {
    en: 'The kalash and the nine days are set up by the family itself in most homes. “Durga” is mantra enough.',
    hi: 'अधिकतर घरों में घटस्थापना और नौ दिन परिवार ही करता है। “दुर्गा” नाम ही पर्याप्त मंत्र है।',
  },
  optional: {
    en: 'Barley, chunari, adornments, the long reading, an unbroken lamp, colours for each day. A lamp, a flower and her name are enough.',
    hi: 'जौ, चुनरी, शृंगार, लंबा पाठ, अखंड दीप, हर दिन के रंग। एक दीप, एक फूल और नाम काफ़ी हैं।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Nine days on fried flour and potato are hard on the body: drink enough, eat fruit and curd. Kuttu and singhara flour that is old can make ill.',
      hi: 'नौ दिन तला आटा और आलू शरीर पर भारी पड़ते हैं: पर्याप्त पानी, फल और दही लें। पुराना कुट्टू या सिंघाड़े का आटा बीमार कर सकता है।',
    },
    {
      en: 'An unbroken lamp needs somebody in the house who watches it; if nobody can, light it anew for each puja.',
      hi: 'अखंड दीप के लिए घर में देखने वाला कोई चाहिए; न हो तो हर पूजा में नया जलाएँ।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The Devi and the buffalo', hi: 'देवी और महिषासुर' },
    short: {
      en: 'Mahisha, who could be a buffalo or a man as he liked, had won from Brahma that no man should kill him, and thought nothing of women. He drove the gods from heaven. They told Vishnu and Shiva, and from the anger of all of them together there came a light, and in the light stood a woman with many arms. Each god gave her the best that he had: trident and discus, bow and bell, and the Himalaya gave her a lion. Her laughter shook the worlds. For nine nights she fought Mahisha, as buffalo, lion, elephant and man, and on the last day set her foot on him and ended it. The gods asked only that she come whenever she is called. She promised, and nine nights a year the lamps are lit for her.',
      hi: 'महिष, जो इच्छा से भैंसा या पुरुष बन सकता था, ब्रह्मा से वर पा चुका था कि कोई पुरुष उसे न मारे; स्त्री को उसने कुछ न समझा। उसने देवताओं को स्वर्ग से निकाल दिया। उन्होंने विष्णु और शिव से कहा; सबके क्रोध से एक तेज निकला, और उस तेज में अनेक भुजाओं वाली देवी खड़ी थीं। हर देवता ने अपना श्रेष्ठ दिया: त्रिशूल, चक्र, धनुष, घंटा, और हिमालय ने सिंह। उनके अट्टहास से लोक काँपे। नौ रात उन्होंने महिष से युद्ध किया, जो भैंसा, सिंह, हाथी, पुरुष बनता रहा, और अंतिम दिन उस पर पैर रखकर उसका अंत किया। देवताओं ने बस यह माँगा कि बुलाने पर वे आएँ। उन्होंने वचन दिया, और वर्ष में नौ रात उनके लिए दीप जलते हैं।',
    },
    long: [
      {
        en: 'A king, Suratha, had lost his kingdom to his own ministers, and a merchant, Samadhi, had been turned out by his own sons. They met in the forest and were ashamed: both still thought with love of those who had wronged them. They asked the sage Medhas why that is so. “It is the great power that binds and that sets free,” he said. “Hear how she came when the gods called her.”',
        hi: 'राजा सुरथ का राज्य उसके मंत्रियों ने छीन लिया था, और समाधि नाम के वैश्य को उसके पुत्रों ने निकाल दिया था। वे वन में मिले और लज्जित हुए: दोनों अब भी उन्हीं को प्रेम से याद करते थे जिन्होंने दुःख दिया। उन्होंने ऋषि मेधा से कारण पूछा। वे बोले, “यह वही महाशक्ति है जो बाँधती है और मुक्त भी करती है। सुनो, देवताओं के बुलाने पर वह कैसे आई।”',
      },
      {
        en: 'Mahisha, king of the asuras, had fought the gods for a hundred years and sat on Indra’s throne. No man could slay him: so it had been promised. The gods came to Vishnu and Shiva and told them everything. Their faces flamed; from Vishnu, from Shiva, from Brahma and Indra, from every one of them came a light, and the lights flowed together like a burning mountain. It filled the three worlds, and then it was a woman. Shiva’s light was her face, Vishnu’s her arms, the lights of moon, earth and fire her limbs and her three eyes.',
        hi: 'असुरों का राजा महिष सौ वर्ष देवताओं से लड़कर इंद्र के सिंहासन पर बैठ गया था। कोई पुरुष उसे नहीं मार सकता था: ऐसा वर था। देवताओं ने विष्णु और शिव से सब कहा। उनके मुख तमतमा उठे; विष्णु, शिव, ब्रह्मा, इंद्र, सबसे एक-एक तेज निकला और जलते पर्वत-सा एक हो गया। तीनों लोक भर गए, और फिर वह एक नारी थी। शिव के तेज से मुख, विष्णु के तेज से भुजाएँ, चंद्र, पृथ्वी और अग्नि के तेज से उसके अंग और तीन नेत्र बने।',
      },
      {
        en: 'They gave her what they had. Shiva drew a trident from his own, Vishnu a discus from his; Varuna a conch, the Wind a bow, Indra a thunderbolt and the bell of his elephant; the ocean jewels and a garland of lotuses that never fade, the Himalaya a lion. She lifted a cup and laughed, again and again, and the mountains swayed. “What is that?” said Mahisha, and sent one army after another. She breathed, and from each breath came a troop. She fought as though she were playing.',
        hi: 'सबने अपना दिया। शिव ने अपने त्रिशूल से त्रिशूल, विष्णु ने चक्र से चक्र; वरुण ने शंख, वायु ने धनुष, इंद्र ने वज्र और अपने हाथी का घंटा; समुद्र ने आभूषण और कभी न मुरझाने वाली कमल-माला, हिमालय ने सिंह। देवी ने पात्र उठाया और बार-बार हँसीं; पर्वत डोल उठे। महिष बोला, “यह क्या है?” और एक के बाद एक सेना भेजी। उनकी हर साँस से एक गण निकला। वे ऐसे लड़ीं जैसे खेल रही हों।',
      },
      {
        en: 'At last he came himself. As a buffalo he tore the earth with his horns; bound with a noose, he was a lion; struck, a man with a sword; pierced, an elephant; and a buffalo once more. She sprang upon him, set her foot on his neck, and as he half came out of his own mouth in another shape, it was over. The gods sang to her: you who are fortune in the homes of the good, insight in the hearts of the wise, faith and modesty, we bow to you. “Ask,” she said. “Come when we remember you,” they said. She nodded, and was gone.',
        hi: 'अंत में वह स्वयं आया। भैंसा बनकर सींगों से धरती खोदता; पाश में बँधा तो सिंह बना; प्रहार हुआ तो खड्गधारी पुरुष; बिंधा तो हाथी; और फिर भैंसा। देवी उस पर कूदीं, गर्दन पर पैर रखा, और जब वह अपने ही मुख से दूसरे रूप में आधा निकला, तभी सब समाप्त हुआ। देवताओं ने स्तुति की: जो पुण्यवानों के घर में श्री, विवेकियों के हृदय में बुद्धि, श्रद्धा और लज्जा हैं, उन्हें प्रणाम। वे बोलीं, “माँगो।” उन्होंने कहा, “जब स्मरण करें, आइए।” देवी ने स्वीकार किया और अंतर्धान हो गईं।',
      },
      {
        en: 'The king and the merchant went to the bank of a river, made an image of her of clay and worshipped it for three years with flowers, incense, fire and water. She came to them. The king asked for his kingdom and received it. The merchant asked to be free of “I” and “mine”, and that she gave him too.',
        hi: 'राजा और वैश्य नदी-तट पर गए, मिट्टी की मूर्ति बनाई और तीन वर्ष फूल, धूप, अग्नि और जल से पूजा की। देवी आईं। राजा ने राज्य माँगा और पाया। वैश्य ने “मैं” और “मेरा” से मुक्ति माँगी, और वह भी उन्होंने दी।',
      },
    ],
  },
  sources: [
    {
      en: 'Devi Mahatmya (Durga Saptashati) of the Markandeya Purana',
      hi: 'मार्कंडेय पुराण का देवी माहात्म्य (दुर्गा सप्तशती)',
    },
    { en: 'The names of the nine forms: Devi Kavacha', hi: 'नौ रूपों के नाम: देवी कवच' },
  ],
};
