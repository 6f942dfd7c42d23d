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
  setKalash,
  singAarti,
  worshipGanesh,
} from '../common-steps.ts';
import type { PujaGuide } from '../puja-guide.ts';
import { devi, gauriName, salutation, umaMaheshvara } from '../verses.ts';

const mangalaGauri = salutation(
  'ॐ मङ्गलगौर्यै नमः।',
  'Salutations to Mangala Gauri, Gauri who brings what is good.',
  'मंगल करने वाली मंगला गौरी को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Mostly newly married women, for the first five years, with friends and the women of the house; unmarried women too. Many keep it for a happy home and the well-being of husband and children.',
    hi: 'अधिकतर नवविवाहिताएँ, पहले पाँच वर्ष, सखियों और घर की महिलाओं के साथ; अविवाहित भी। बहुत लोग सुखी घर, पति और बच्चों की कुशलता के लिए रखते हैं।',
  },
  when: {
    en: 'On each Tuesday of Shravan, four or five of them, in the morning. In the north the month begins after the full moon of Ashadh, in the west and south a fortnight later, after the new moon. Five years in many homes, then the closing.',
    hi: 'श्रावण के हर मंगलवार, चार या पाँच, सुबह। उत्तर में महीना आषाढ़ पूर्णिमा के बाद से, पश्चिम-दक्षिण में एक पखवाड़े बाद, अमावस्या के बाद से। कई घरों में पाँच वर्ष, फिर उद्यापन।',
  },
  time: { en: '1 hour each Tuesday', hi: 'हर मंगलवार 1 घंटा' },
  items: [
    items.picture({
      en: 'Gauri (Parvati), or a small Gauri of clay',
      hi: 'गौरी (पार्वती), या मिट्टी की छोटी गौरी',
    }),
    items.kalash,
    items.coconut,
    {
      name: { en: 'Lamp of wheat dough for sixteen cotton wicks', hi: 'सोलह बत्तियों के लिए आटे का दीप' },
      amount: { en: '1', hi: '1' },
    },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    {
      name: { en: 'Red or white cloth for the table', hi: 'चौकी के लिए लाल या सफ़ेद कपड़ा' },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Flowers and leaves of several kinds', hi: 'कई प्रकार के फूल और पत्ते' },
      amount: { en: '16 of each, or what there is', hi: '16-16, या जो मिलें' },
    },
    {
      name: { en: 'Laddus, and fruit', hi: 'लड्डू और फल' },
      amount: { en: '16, or a few', hi: '16, या थोड़े' },
    },
    {
      name: {
        en: 'What adorns: bangles, bindi, henna, a comb',
        hi: 'सुहाग की चीज़ें: चूड़ी, बिंदी, मेहँदी, कंघी',
      },
      amount: { en: '16 bangles, or 2', hi: '16 चूड़ियाँ, या 2' },
    },
    {
      name: { en: 'Seven kinds of grain', hi: 'सात अनाज' },
      amount: { en: 'a pinch each', hi: 'एक-एक चुटकी' },
      isOptional: true,
    },
    items.panchamrit,
    items.betel,
    items.thread,
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Bathe and adorn yourself', hi: 'स्नान और शृंगार' },
      text: {
        en: 'Bathe early, wear what makes you glad. Knead the lamp of dough and twist sixteen wicks.',
        hi: 'सवेरे नहाएँ, जो मन को भाए वह पहनें। आटे का दीप गूँधें और सोलह बत्तियाँ बनाएँ।',
      },
    },
    cleanPlace,
    {
      title: { en: 'Seat Gauri', hi: 'गौरी की स्थापना' },
      text: {
        en: 'Cover the table with the cloth. Make nine small heaps of rice for the planets and sixteen of wheat for the Mothers where that is your custom, and set Gauri in the middle.',
        hi: 'चौकी पर कपड़ा बिछाएँ। रीति हो तो नवग्रह के लिए चावल की नौ और षोडश मातृका के लिए गेहूँ की सोलह ढेरियाँ बनाएँ, और बीच में गौरी को बैठाएँ।',
      },
    },
    purify,
    lightLamp,
    resolve({
      en: 'I keep the vrat of Mangala Gauri with a wish for love, health and peace in our home.',
      hi: 'घर में प्रेम, स्वास्थ्य और शांति की कामना से मंगला गौरी व्रत मेरा संकल्प है।',
    }),
    worshipGanesh,
    setKalash,
    {
      title: { en: 'Bathe and dress Gauri', hi: 'गौरी का स्नान और शृंगार' },
      text: {
        en: 'Offer panchamrit and water by the spoon, before clay or a picture into a bowl. Then cloth or thread, kumkum, henna and bangles, as one adorns a friend.',
        hi: 'पंचामृत और जल चम्मच से चढ़ाएँ, मिट्टी या चित्र हो तो कटोरे में। फिर वस्त्र या मौली, कुमकुम, मेहँदी, चूड़ियाँ, जैसे सखी को सजाते हैं।',
      },
      say: [gauriName],
    },
    {
      title: { en: 'Sixteen of each', hi: 'सोलह-सोलह' },
      text: {
        en: 'Offer sixteen flowers, leaves, laddus and fruits, each time with her name. Where there are fewer, offer the same flower’s petals, or say the name sixteen times.',
        hi: 'सोलह फूल, पत्ते, लड्डू, फल चढ़ाएँ, हर बार नाम के साथ। कम हों तो एक ही फूल की पंखुड़ियाँ चढ़ाएँ, या सोलह बार नाम लें।',
      },
      say: [mangalaGauri, devi],
    },
    readKatha,
    offerFood({ en: 'laddus and fruit', hi: 'लड्डू और फल' }),
    {
      ...singAarti({ en: 'the aarti of Gauri, “Jai Ambe Gauri”', hi: 'गौरी की आरती, “जय अम्बे गौरी”' }),
      title: { en: 'Aarti with sixteen wicks', hi: 'सोलह बत्तियों की आरती' },
      say: [umaMaheshvara],
    },
    {
      title: { en: 'Give to an elder woman', hi: 'बायना दें' },
      text: {
        en: 'Bring sixteen laddus, or what you have, with a little gift to mother-in-law, mother or an older neighbour, bow to her, and sit with her for a while. Share the rest with friends.',
        hi: 'सोलह लड्डू, या जो हों, छोटी भेंट के साथ सास, माँ या किसी बड़ी पड़ोसन को दें, प्रणाम करें और कुछ देर पास बैठें। बाक़ी सखियों में बाँटें।',
      },
    },
    askForgiveness,
    {
      title: { en: 'The next day, and the closing', hi: 'अगले दिन, और उद्यापन' },
      text: {
        en: 'On Wednesday morning give a Gauri of clay back to water in a bucket, and the water to plants. After the last Tuesday of the last year feed some couples or friends, and give the sixteen things away.',
        hi: 'बुधवार की सुबह मिट्टी की गौरी को बाल्टी के जल में विसर्जित करें, जल पौधों में दें। अंतिम वर्ष के अंतिम मंगलवार के बाद कुछ दंपतियों या सखियों को भोजन कराएँ और सोलह वस्तुएँ भेंट करें।',
      },
      say: [gauriName],
    },
  ],
  food: {
    eaten: [
      {
        en: 'One meal after the puja, of grain or of fruit and milk, as your house keeps it. Before it water, milk or fruit.',
        hi: 'पूजा के बाद एक भोजन, अन्न का या फल-दूध का, जैसी घर की रीति हो। उससे पहले जल, दूध या फल।',
      },
    ],
    avoided: [
      {
        en: 'A second meal with grain; in some homes salt. Onion, garlic, meat and alcohol.',
        hi: 'अन्न का दूसरा भोजन; कुछ घरों में नमक। प्याज़, लहसुन, मांस और मदिरा।',
      },
    ],
    end: {
      en: 'With the prasad and the one meal on the same day.',
      hi: 'उसी दिन प्रसाद और एक भोजन से।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Mangalagaur: the young wife worships with friends in the morning, with leaves of many kinds; at night they stay awake with songs and games, zimma and phugadi.',
        hi: 'मंगळागौर: नवविवाहिता सुबह सखियों के साथ अनेक पत्तों (पत्री) से पूजा करती है; रात में गीत और खेल, झिम्मा-फुगडी के साथ जागरण।',
      },
    },
    {
      where: { en: 'Karnataka, Andhra, Telangana', hi: 'कर्नाटक, आंध्र, तेलंगाना' },
      how: {
        en: 'Mangala Gowri: five lamps of rice flour with jaggery, vayanam for married women, thread of the vrat on the wrist.',
        hi: 'मंगल गौरी: गुड़ मिले चावल के आटे के पाँच दीप, सुहागिनों को वायनम, कलाई पर व्रत का सूत।',
      },
    },
    {
      where: { en: 'North India, Rajasthan', hi: 'उत्तर भारत, राजस्थान' },
      how: {
        en: 'Sixteen of everything and the flour lamp; on Mondays Shiva, on Tuesdays Gauri.',
        hi: 'सब कुछ सोलह-सोलह और आटे का दीप; सोमवार को शिव, मंगलवार को गौरी।',
      },
    },
  ],
  withoutPriest: {
    en: 'The women do it themselves; who has kept it before shows it to the new ones.',
    hi: 'महिलाएँ स्वयं करती हैं; जिसने पहले रखा हो वह नई को सिखाती है।',
  },
  optional: {
    en: 'The number sixteen, rice heaps, the night of games, the fast. One lamp, one flower and her name on a Tuesday are enough; a Tuesday missed is made up for, or not.',
    hi: 'सोलह की संख्या, ढेरियाँ, रात के खेल, उपवास। मंगलवार को एक दीप, एक फूल और नाम काफ़ी है; छूटा मंगलवार बाद में रख लें, या न भी रखें।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Nobody’s life or marriage depends on a vrat. If there is unkindness or violence at home, it is not for want of a fast: speak to somebody you trust and get help.',
      hi: 'किसी की आयु या विवाह व्रत पर निर्भर नहीं। घर में कठोरता या हिंसा हो तो कारण उपवास की कमी नहीं: जिस पर भरोसा हो उससे बात करें और सहायता लें।',
    },
    {
      en: 'Sixteen wicks give a high flame: set the dough lamp on a metal plate, keep hair, dupatta and bangle strings away, and blow out rather than carry it about.',
      hi: 'सोलह बत्तियों की लौ ऊँची होती है: आटे का दीप धातु की थाली में रखें, बाल और दुपट्टा दूर रखें, और लेकर घूमने के बजाय बुझा दें।',
    },
    {
      en: 'The snake belongs to the tale: with a real one leave the room, close it and call the snake rescue. After a bite keep the limb still and go to a hospital at once.',
      hi: 'साँप कथा का है: सचमुच दिखे तो कमरे से निकलें, बंद करें और साँप बचाव-दल को बुलाएँ। डसे तो अंग स्थिर रखें और तुरंत अस्पताल जाएँ।',
    },
    flame,
  ],
  katha: {
    title: { en: 'The merchant’s son', hi: 'सेठ का पुत्र' },
    short: {
      en: 'The merchant Dharmapal and his wife had no child, and when at last a son was born to them, the astrologers read in his stars that at sixteen he would be bitten by a snake. The parents loved him and sent him out into the world with his uncle. In a garden they heard girls quarrel, and one said to another: “In my mother’s house Mangala Gauri is worshipped; I wish nobody ill.” The uncle liked her, and the families agreed on the wedding. On the night of which the stars had spoken, the young wife lay awake and thought of Gauri. A snake came in. She did not scream; she set a bowl of milk before it and an open pot beside it, and when it had drunk and coiled itself up within, she tied her shawl over the mouth. In the morning he woke, and it was day.',
      hi: 'सेठ धर्मपाल और उनकी पत्नी के संतान न थी, और जब अंत में पुत्र हुआ तो ज्योतिषियों ने कहा कि सोलहवें वर्ष में साँप डसने का योग है। माता-पिता ने प्यार से पाला और मामा के साथ संसार देखने भेजा। एक बग़ीचे में लड़कियाँ झगड़ रही थीं, और एक ने कहा, “मेरी माँ के घर मंगला गौरी की पूजा होती है; मैं किसी का बुरा नहीं चाहती।” मामा को वह भा गई, और दोनों परिवारों ने विवाह किया। जिस रात की बात तारों में थी, नववधू जागती रही और गौरी को याद किया। साँप भीतर आया। वह चीख़ी नहीं; दूध का कटोरा आगे रखा और पास में खुला घड़ा, और जब वह पीकर भीतर कुंडली मारकर बैठा, तो अपनी ओढ़नी से मुख बाँध दिया। सुबह वे जागे, और दिन निकल आया था।',
    },
    long: [
      {
        en: 'In a town there lived a merchant, Dharmapal, kind and well-to-do, and his wife was like him. Only children they had none. They gave food to whoever came to the door, and one day a wandering saint stopped there who took no gift. The wife asked his blessing. “Pray to Gauri,” he said. They prayed, and after a time a boy was born, and the whole street was happy with them.',
        hi: 'एक नगर में धर्मपाल नाम के दयालु, संपन्न सेठ रहते थे, और पत्नी भी वैसी ही थीं। केवल संतान न थी। जो द्वार पर आता उसे भोजन देते, और एक दिन एक रमते साधु रुके जो भेंट न लेते थे। पत्नी ने आशीर्वाद माँगा। वे बोले, “गौरी से प्रार्थना करो।” उन्होंने प्रार्थना की, कुछ समय बाद पुत्र हुआ, और सारी गली उनके साथ प्रसन्न हुई।',
      },
      {
        en: 'When the horoscope was cast the old astrologer was silent for long. “In his sixteenth year,” he said at last, “the stars show a snake.” “Do they show what we should do?” asked the mother. “Love him,” said the old man. So they did. And because they would not keep him locked up for fear, they sent him, when he was big enough, on a journey to Kashi with his mother’s brother.',
        hi: 'कुंडली बनी तो वृद्ध ज्योतिषी देर तक चुप रहे। अंत में बोले, “सोलहवें वर्ष में तारे साँप दिखाते हैं।” माँ ने पूछा, “क्या करना है, यह भी दिखाते हैं?” वृद्ध बोले, “उसे प्यार दो।” उन्होंने वही किया। और डर से बंद करके नहीं रखना था, इसलिए बड़ा होने पर मामा के साथ काशी-यात्रा पर भेजा।',
      },
      {
        en: 'On their way they rested in a garden. Girls were playing there, and two of them fell out. One called the other names. The other, Sushila, grew red, but said only: “At home my mother and I worship Mangala Gauri on the Tuesdays of Shravan. From that hand no harm comes, and from this mouth no bad word.” Then she laughed and gave the first one her flowers. The uncle saw how his nephew looked at her. He went to her parents and concealed nothing, not even the stars. Sushila had listened. “A night is a night,” she said. “I shall be awake.” And they were married.',
        hi: 'राह में वे एक बग़ीचे में ठहरे। वहाँ लड़कियाँ खेल रही थीं, और दो में अनबन हो गई। एक ने दूसरी को बुरा कहा। दूसरी, सुशीला, लाल हो गई, पर इतना ही बोली, “मेरे घर माँ और मैं श्रावण के मंगलवार को मंगला गौरी पूजती हैं। इन हाथों से किसी का बुरा नहीं होता, और इस मुँह से बुरा बोल नहीं निकलता।” फिर हँसकर अपने फूल उसी को दे दिए। मामा ने देखा कि भानजा उसे कैसे देख रहा है। वे उसके माता-पिता के पास गए और कुछ न छिपाया, तारों की बात भी नहीं। सुशीला सुन रही थी। बोली, “रात तो रात है। मैं जागती रहूँगी।” और विवाह हो गया।',
      },
      {
        en: 'The year came, and the night. He had gone to sleep; she sat by the lamp and turned the wicks, sixteen of them, one after the other, so as not to nod off. Towards midnight the straw rustled. A snake, long and dark, lifted its head above the threshold. Her heart beat up to her throat. “Mother Gauri,” she thought, “this too is your creature.” Slowly she pushed a bowl of milk across the floor, and behind it, on its side, the tall clay pot. The snake drank. It looked about for a dark hole, found the pot, and slipped in, ring upon ring. She stood the pot up, drew off her shawl and tied it over the mouth with a firm knot. Then she began to tremble, and wept, and did not wake him.',
        hi: 'वह वर्ष आया, और वह रात। वे सो गए थे; वह दीप के पास बैठी बत्तियाँ सँवारती रही, सोलह, एक के बाद एक, कि नींद न आए। आधी रात के आसपास पुआल सरसराया। एक लंबे, काले साँप ने देहरी पर फन उठाया। उसका हृदय गले तक धड़का। मन में कहा, “गौरी माँ, यह भी आपका ही जीव है।” धीरे से दूध का कटोरा आगे सरकाया, और पीछे मिट्टी का ऊँचा घड़ा लिटा दिया। साँप ने पिया। अँधेरी जगह खोजी, घड़ा मिला, और कुंडली पर कुंडली भीतर सरक गया। उसने घड़ा खड़ा किया, ओढ़नी उतारकर मुख पर कसकर गाँठ बाँधी। तब काँपी, रोई, और उन्हें जगाया नहीं।',
      },
      {
        en: 'In the morning the two carried the pot far out into the forest and untied the shawl. Some tell that the snake was gone and a necklace lay in it, bright as the Devi’s own; others, that it looked at her once and went its way. The parents embraced Sushila and asked who had taught her such courage. “My mother,” said she, “on Tuesdays.” So the women of the house sat down with her when Shravan came, and she showed them how one makes a lamp of dough with sixteen wicks.',
        hi: 'सुबह दोनों घड़ा दूर वन में ले गए और ओढ़नी खोली। कोई कहते हैं साँप न था, देवी के हार जैसा चमकता एक हार था; कोई कहते हैं उसने एक बार सुशीला को देखा और अपनी राह चला गया। सास-ससुर ने उसे गले लगाया और पूछा कि ऐसा साहस किसने सिखाया। वह बोली, “माँ ने, मंगलवार को।” श्रावण आया तो घर की महिलाएँ उसके साथ बैठीं, और उसने सिखाया कि आटे का सोलह बत्तियों वाला दीप कैसे बनाते हैं।',
      },
    ],
  },
  sources: [
    {
      en: 'Mangala Gauri vrat in the Bhavishya Purana by tradition; Vratraj',
      hi: 'मंगला गौरी व्रत, परंपरा में भविष्य पुराण से; व्रतराज',
    },
    { en: 'Household custom of the north and of Maharashtra', hi: 'उत्तर भारत और महाराष्ट्र के घरों की रीति' },
  ],
};
