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
import { ganesha, ganeshaName } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Families and whole streets, most of all in Maharashtra, Goa, Karnataka, Andhra and Telangana. Ganesh comes as a guest of clay for a day and a half, three, five, seven or ten days, and is seen off with song.',
    hi: 'परिवार और पूरे मोहल्ले, विशेषकर महाराष्ट्र, गोवा, कर्नाटक, आंध्र और तेलंगाना में। गणेश जी मिट्टी के अतिथि बनकर डेढ़, तीन, पाँच, सात या दस दिन रहते हैं, और गीतों से विदा होते हैं।',
  },
  when: {
    en: 'On the fourth of the bright half of Bhadrapad, at midday (madhyahna). The farewell is on the day your family keeps; the last is Anant Chaturdashi.',
    hi: 'भाद्रपद शुक्ल चतुर्थी को मध्याह्न में। विसर्जन अपने घर की रीति के दिन; अंतिम अनंत चतुर्दशी।',
  },
  time: {
    en: '1 hour on the first day, 20 minutes morning and evening after',
    hi: 'पहले दिन 1 घंटा, फिर सुबह-शाम 20 मिनट',
  },
  items: [
    {
      name: { en: 'A small Ganesh of unpainted clay', hi: 'बिना रासायनिक रंग की मिट्टी के छोटे गणेश' },
      amount: { en: '1', hi: '1' },
    },
    { name: { en: 'Low table with a clean cloth', hi: 'चौकी और साफ़ कपड़ा' }, amount: { en: '1', hi: '1' } },
    { name: { en: 'Durva grass', hi: 'दूर्वा' }, amount: { en: '21 tufts, or a few', hi: '21, या जितनी मिले' } },
    { name: { en: 'Red flowers, as hibiscus', hi: 'लाल फूल, जैसे गुड़हल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    { name: { en: 'Leaves of several trees (patri)', hi: 'कई पेड़ों के पत्ते (पत्री)' }, isOptional: true },
    { name: { en: 'Modak or laddu', hi: 'मोदक या लड्डू' }, amount: { en: '5, 11 or 21', hi: '5, 11 या 21' } },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.thread,
    items.panchamrit,
    items.fruit,
    items.coconut,
    items.betel,
    items.incense,
    items.camphor,
    items.bell,
  ],
  steps: [
    {
      title: { en: 'Bring Ganesh home', hi: 'गणेश जी को घर लाएँ' },
      text: {
        en: 'Carry him covered with a cloth, on the day or the evening before. At the door put a tilak on who carries him, pour a little water at the feet, and call “Ganpati Bappa Morya”.',
        hi: 'उसी दिन या एक शाम पहले कपड़े से ढककर लाएँ। द्वार पर लाने वाले को तिलक करें, चरणों पर थोड़ा जल डालें, और “गणपति बप्पा मोरया” बोलें।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I welcome Ganesh to this home for these days, and ask for a clear mind and a good beginning for all.',
      hi: 'इन दिनों के लिए घर में श्री गणेश का स्वागत मेरा संकल्प है; सबको निर्मल बुद्धि और शुभ आरंभ मिले।',
    }),
    {
      title: { en: 'Invite him into the image', hi: 'आवाहन' },
      text: {
        en: 'Sprinkle water with a blade of durva, touch the heart of the image lightly, and ask him to be present. From now on the image is not moved until the farewell.',
        hi: 'दूर्वा से जल छिड़कें, मूर्ति के हृदय को हल्के से छूकर विराजने की प्रार्थना करें। अब विसर्जन तक मूर्ति हिलाई नहीं जाती।',
      },
      say: [ganesha, ganeshaName],
    },
    {
      title: { en: 'Bathe, dress and adorn', hi: 'स्नान, वस्त्र, शृंगार' },
      text: {
        en: 'Sprinkle panchamrit and water with a flower: clay must not get wet. Offer thread as clothing, sandalwood, kumkum, rice, red flowers and leaves.',
        hi: 'फूल से पंचामृत और जल छिड़कें: मिट्टी भीगे नहीं। वस्त्र के रूप में मौली, चंदन, कुमकुम, अक्षत, लाल फूल और पत्री चढ़ाएँ।',
      },
    },
    {
      title: { en: 'Twenty-one durva', hi: 'इक्कीस दूर्वा' },
      text: {
        en: 'Lay the durva before him, one with each saying of the name. With fewer blades say the name twenty-one times.',
        hi: 'एक-एक दूर्वा नाम लेकर रखें। दूर्वा कम हो तो नाम इक्कीस बार लें।',
      },
      say: [ganeshaName],
    },
    readKatha,
    offerFood({ en: 'modak, laddu and fruit', hi: 'मोदक, लड्डू और फल' }),
    singAarti({ en: '“Sukhkarta Dukhharta” or “Jai Ganesh Deva”', hi: '“सुखकर्ता दुखहर्ता” या “जय गणेश देवा”' }),
    {
      title: { en: 'Every day he stays', hi: 'जितने दिन रहें' },
      text: {
        en: 'Morning and evening a lamp, a fresh flower, something to eat, and the aarti. Somebody should be at home: one does not leave a guest alone.',
        hi: 'सुबह-शाम दीप, ताज़ा फूल, भोग और आरती। घर में कोई रहे: अतिथि को अकेला नहीं छोड़ते।',
      },
    },
    askForgiveness,
    {
      title: { en: 'The farewell', hi: 'विसर्जन' },
      text: {
        en: 'Sing the aarti, put curd or flattened rice (poha) in his hand for the way, and ask him to come soon again. Let the clay melt in a bucket or tub of water at home, or at the pond your town sets up, and give the water to plants.',
        hi: 'आरती करें, राह के लिए हाथ में दही या पोहा रखें और जल्दी आने को कहें। मिट्टी को घर की बाल्टी या टब में, या नगर के कृत्रिम कुंड में घुलने दें, और जल पौधों को दें।',
      },
      say: [ganeshaName],
    },
  ],
  food: {
    eaten: [
      {
        en: 'A festive vegetarian meal with modak, puran poli, or undrallu; some fast until the midday puja.',
        hi: 'मोदक, पूरन पोली या उंड्राल्लु के साथ शाकाहारी भोजन; कुछ लोग मध्याह्न पूजा तक व्रत रखते हैं।',
      },
    ],
    avoided: [
      {
        en: 'Onion, garlic, meat and alcohol while he is a guest.',
        hi: 'जब तक अतिथि हैं, प्याज़, लहसुन, मांस और मदिरा नहीं।',
      },
    ],
    end: { en: 'With the prasad of the midday puja.', hi: 'मध्याह्न पूजा के प्रसाद से।' },
  },
  regions: [
    {
      where: { en: 'Maharashtra and Goa', hi: 'महाराष्ट्र और गोवा' },
      how: {
        en: 'Ukadiche modak; Gauri comes on the third day and leaves with him; in Goa a canopy of fruit (matoli).',
        hi: 'उकडीचे मोदक; तीसरे दिन गौरी आती हैं और साथ विदा होती हैं; गोवा में फलों की माटोली।',
      },
    },
    {
      where: { en: 'Andhra, Telangana', hi: 'आंध्र, तेलंगाना' },
      how: {
        en: 'Vinayaka Chavithi with twenty-one kinds of leaves and undrallu; books are laid before him.',
        hi: 'विनायक चविति, इक्कीस पत्री और उंड्राल्लु; आगे पुस्तकें रखते हैं।',
      },
    },
    {
      where: { en: 'Tamil Nadu, Kerala', hi: 'तमिलनाडु, केरल' },
      how: {
        en: 'Kozhukattai, sundal and an umbrella of paper over the clay figure.',
        hi: 'कोझुकट्टै, सुंडल और मूर्ति पर काग़ज़ का छाता।',
      },
    },
  ],
  withoutPriest: {
    en: 'In most homes the family does it. The name with each thing is mantra enough.',
    hi: 'अधिकतर घरों में परिवार ही करता है। हर वस्तु के साथ नाम ही पर्याप्त मंत्र है।',
  },
  optional: {
    en: 'A big image, decoration, music, the count of twenty-one. A betel nut on rice can be Ganesh, and goes back among the rice.',
    hi: 'बड़ी मूर्ति, सजावट, बाजा, इक्कीस की गिनती। अक्षत पर रखी सुपारी भी गणेश है, और फिर अक्षत में लौट जाती है।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Plaster and chemical paint harm ponds and fish: choose clay. Never wade into deep or moving water for the farewell.',
      hi: 'प्लास्टर और रासायनिक रंग तालाब और मछलियों को हानि करते हैं: मिट्टी चुनें। विसर्जन के लिए गहरे या बहते जल में न उतरें।',
    },
    {
      en: 'It is an old custom not to look at the moon this evening. Whoever has seen it may smile and hear the story of Syamantaka: nothing follows from it.',
      hi: 'इस शाम चंद्रमा न देखने की पुरानी रीति है। दिख गया हो तो मुस्कराएँ और स्यमंतक की कथा सुन लें: इससे कुछ नहीं होता।',
    },
    { en: 'With diabetes one bite of modak is prasad.', hi: 'मधुमेह में मोदक का एक कौर भी प्रसाद है।' },
    flame,
  ],
  katha: {
    title: { en: 'How Ganesh came by his head', hi: 'गणेश जी के मस्तक की कथा' },
    short: {
      en: 'Parvati made a boy of the turmeric paste from her own skin, breathed life into him and set him at her door while she bathed. Shiva came home, and the boy, who did not know him, would not let him in. In the fight that followed he lost his head. Parvati’s grief shook the worlds. Shiva sent his ganas to the north to bring the head of the first being they met, and it was an elephant. He set it on the boy, who opened his eyes. “You guarded a door against all of us,” said Shiva. “From now on you shall stand at the beginning of everything.” He made him lord of the ganas, Ganapati, and the gods said that he be greeted before them all.',
      hi: 'पार्वती ने अपने उबटन से एक बालक बनाया, उसमें प्राण फूँके और स्नान के समय द्वार पर बिठाया। शिव घर आए; बालक उन्हें पहचानता न था, भीतर न जाने दिया। युद्ध में उसका सिर कट गया। पार्वती के शोक से लोक काँप उठे। शिव ने गणों को उत्तर की ओर भेजा कि जो पहला प्राणी मिले उसका मस्तक लाएँ; वह हाथी था। उन्होंने उसे लगाया और बालक ने आँखें खोलीं। शिव बोले, “तुमने हम सबके सामने द्वार की रक्षा की। अब से हर आरंभ पर तुम रहोगे।” उन्होंने उसे गणों का स्वामी, गणपति बनाया, और देवताओं ने कहा कि सबसे पहले उसी का पूजन हो।',
    },
    long: [
      {
        en: 'Parvati’s friends said to her: “All the ganas obey Shiva; there is nobody who is yours.” One day, before her bath, she rubbed turmeric from her skin, kneaded it, and without quite knowing it shaped a boy. He was so fair that she breathed upon him, and he stood up and bowed. “You are my son,” she said. “Sit at the door, and let nobody in.” She gave him a staff.',
        hi: 'सखियों ने पार्वती से कहा, “सब गण शिव की आज्ञा मानते हैं; आपका अपना कोई नहीं।” एक दिन स्नान से पहले उन्होंने उबटन उतारा, गूँधा, और अनजाने ही एक बालक गढ़ दिया। वह इतना सुंदर था कि उन्होंने प्राण फूँके; वह उठा और प्रणाम किया। वे बोलीं, “तुम मेरे पुत्र हो। द्वार पर बैठो और किसी को भीतर न आने देना।” और एक दंड दिया।',
      },
      {
        en: 'Shiva came home from the forest. “Nobody goes in,” said the boy. “I live here.” “Nobody goes in.” Shiva sent the ganas; they came back with bumps. The gods came to mediate and were driven off. It was no longer a matter of a door; pride was on the one side, and on the other a mother’s word. In the end Shiva threw his trident, and the small head fell.',
        hi: 'शिव वन से लौटे। बालक बोला, “कोई भीतर नहीं जाएगा।” “मैं यहीं रहता हूँ।” “कोई भीतर नहीं जाएगा।” शिव ने गण भेजे; वे चोट खाकर लौटे। देवता समझाने आए और भगा दिए गए। अब बात द्वार की न रही; एक ओर मान था, दूसरी ओर माँ का वचन। अंत में शिव ने त्रिशूल चलाया, और नन्हा मस्तक गिर गया।',
      },
      {
        en: 'Then Parvati came out. Her grief was such that the sun grew pale. “Give him back to me,” she said, “and let him be honoured among you.” Shiva saw what had been done in anger. “Go north,” he told the ganas, “and bring me the head of the first that you meet.” They met an elephant with one tusk. Shiva joined the head to the body, and sprinkled water with his own hand. The boy sat up, put his arms around his mother’s neck, and she laughed, for his ears were so large.',
        hi: 'तब पार्वती बाहर आईं। शोक ऐसा था कि सूर्य फीका पड़ गया। बोलीं, “उसे लौटाइए, और सबमें उसका मान हो।” शिव ने देखा कि क्रोध में क्या हो गया। गणों से कहा, “उत्तर जाओ, और जो पहला मिले उसका मस्तक लाओ।” उन्हें एकदंत हाथी मिला। शिव ने मस्तक धड़ से जोड़ा और अपने हाथ से जल छिड़का। बालक उठ बैठा, माँ के गले में बाँहें डालीं, और वे हँस पड़ीं, क्योंकि कान इतने बड़े थे।',
      },
      {
        en: '“You kept your word against the whole world, and against me,” said Shiva. “I make you the leader of my ganas. Whatever anybody begins, let it be begun with you.” All the gods bowed. It was the fourth day of Bhadrapad. Since then he is called to every house on that day as a guest; he eats what is offered with great pleasure, and when he goes he takes with him, people say, the troubles of the house.',
        hi: 'शिव बोले, “तुमने सारे संसार के, और मेरे भी सामने, वचन निभाया। तुम्हें अपने गणों का नायक बनाता हूँ। जो भी आरंभ हो, तुमसे हो।” सब देवताओं ने प्रणाम किया। वह भाद्रपद की चतुर्थी थी। तब से उस दिन वे हर घर में अतिथि बुलाए जाते हैं; भोग बड़े चाव से खाते हैं, और लोग कहते हैं, जाते समय घर की चिंताएँ साथ ले जाते हैं।',
      },
    ],
  },
  sources: [
    { en: 'Shiva Purana, Rudra Samhita, Kumara Khanda', hi: 'शिव पुराण, रुद्र संहिता, कुमारखंड' },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
