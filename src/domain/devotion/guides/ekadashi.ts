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
import { vasudeva, vishnu } from '../verses.ts';

export const guide: PujaGuide = {
  who: {
    en: 'Whoever loves Vishnu, men and women alike; grown-ups fast if their health allows. The eleventh day of each half of the moon is given to him: a lighter body, a quieter mind, more time for his name.',
    hi: 'विष्णु के भक्त, स्त्री-पुरुष सभी; वयस्क उपवास रखें, यदि स्वास्थ्य अनुमति दे। हर पक्ष की ग्यारहवीं तिथि उनकी है: हल्का शरीर, शांत मन और उनके नाम के लिए समय।',
  },
  when: {
    en: 'From the sunrise of Ekadashi to the morning of Dvadashi. Where two days are named, householders usually take the first and Vaishnavas the second.',
    hi: 'एकादशी के सूर्योदय से द्वादशी की सुबह तक। दो दिन बताए हों तो गृहस्थ प्रायः पहला और वैष्णव दूसरा दिन रखते हैं।',
  },
  time: { en: 'The puja takes half an hour; the fast a day', hi: 'पूजा आधा घंटा; व्रत एक दिन' },
  items: [
    items.picture({ en: 'Vishnu, Krishna or Ram', hi: 'विष्णु, कृष्ण या राम' }),
    items.lamp,
    items.water,
    { ...items.tulsi, name: { en: 'Tulsi leaves, picked the day before', hi: 'तुलसीदल, एक दिन पहले तोड़े हुए' } },
    { name: { en: 'Yellow flowers', hi: 'पीले फूल' }, amount: { en: 'a few', hi: 'थोड़े' } },
    items.fruit,
    {
      name: { en: 'Panchamrit or milk with a little sugar', hi: 'पंचामृत या थोड़ा मीठा दूध' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
      isOptional: true,
    },
    items.sandal,
    items.incense,
    items.camphor,
    {
      name: {
        en: 'Grain, fruit or a coin to give away on Dvadashi',
        hi: 'द्वादशी को दान के लिए अन्न, फल या सिक्का',
      },
      isOptional: true,
    },
  ],
  steps: [
    {
      title: { en: 'The evening before', hi: 'एक दिन पहले' },
      text: {
        en: 'On Dashami eat once, lightly and without grain at night if you can. Pick the tulsi leaves: on Ekadashi and Dvadashi many do not pluck them.',
        hi: 'दशमी को एक समय हल्का भोजन करें, रात में हो सके तो अन्न न लें। तुलसीदल तोड़ लें: एकादशी और द्वादशी को बहुत लोग तुलसी नहीं तोड़ते।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'Today I keep Ekadashi as far as my health allows, for love of Vishnu. I eat again on Dvadashi.',
      hi: 'आज स्वास्थ्य के अनुसार एकादशी का व्रत श्री विष्णु की प्रीति के लिए मेरा संकल्प है। द्वादशी को पारण होगा।',
    }),
    {
      title: { en: 'Worship Vishnu', hi: 'विष्णु पूजन' },
      text: {
        en: 'Say the verse. Offer water, sandalwood, yellow flowers and a tulsi leaf one after the other, each with the name. In many homes no rice is offered on this day: sesame or a flower takes its place.',
        hi: 'श्लोक बोलें। जल, चंदन, पीले फूल और तुलसीदल एक-एक करके नाम के साथ अर्पित करें। कई घरों में इस दिन अक्षत नहीं चढ़ाते: उसकी जगह तिल या फूल चढ़ाएँ।',
      },
      say: [vishnu, vasudeva],
    },
    {
      title: { en: 'Repeat his name', hi: 'नाम-जप' },
      text: {
        en: 'Say the name 108 times with beads, or for ten minutes without counting. Vishnu Sahasranama or a chapter of the Gita is read where one has the habit.',
        hi: 'माला से 108 बार, या बिना गिने दस मिनट नाम लें। जिनकी आदत हो, वे विष्णु सहस्रनाम या गीता का एक अध्याय पढ़ें।',
      },
      say: [vasudeva],
    },
    readKatha,
    offerFood({ en: 'fruit, nuts or a dish without grain', hi: 'फल, मेवे या बिना अन्न का व्यंजन' }),
    singAarti({ en: '“Om Jai Jagdish Hare”', hi: '“ॐ जय जगदीश हरे”' }),
    askForgiveness,
    {
      title: { en: 'Evening, and the night', hi: 'साँझ और रात' },
      text: {
        en: 'Light a lamp near the tulsi at dusk. Some stay awake with songs; to sleep is fine. What the day is for is a kind word more and a quarrel less.',
        hi: 'साँझ को तुलसी के पास दीप रखें। कुछ लोग भजन के साथ जागते हैं; सो जाना भी ठीक है। इस दिन का सार है: एक मीठा बोल अधिक, एक झगड़ा कम।',
      },
    },
    {
      title: { en: 'Break the fast on Dvadashi', hi: 'द्वादशी को पारण' },
      text: {
        en: 'After sunrise, once the first quarter of Dvadashi is over and before it ends, offer a tulsi leaf and water, give something to somebody if you can, and eat a simple meal with grain.',
        hi: 'सूर्योदय के बाद, द्वादशी का पहला चौथाई भाग बीतने पर और उसके समाप्त होने से पहले, तुलसी और जल अर्पित करें, हो सके तो कुछ दान दें, और अन्न का सादा भोजन लें।',
      },
    },
  ],
  food: {
    eaten: [
      { en: 'Fruit, milk, curd, nuts, coconut, water.', hi: 'फल, दूध, दही, मेवे, नारियल, जल।' },
      {
        en: 'Potato, sweet potato, arbi, pumpkin, cucumber; samak, kuttu, singhara flour, sago, makhana.',
        hi: 'आलू, शकरकंद, अरबी, कद्दू, खीरा; समा, कुट्टू, सिंघाड़े का आटा, साबूदाना, मखाना।',
      },
      {
        en: 'Rock salt, cumin, black pepper, ginger, green chilli; ghee or groundnut oil.',
        hi: 'सेंधा नमक, जीरा, काली मिर्च, अदरक, हरी मिर्च; घी या मूँगफली का तेल।',
      },
      {
        en: 'Ways to keep it: only water, only fruit and milk, one meal without grain, or no rice: each counts.',
        hi: 'रखने के तरीक़े: केवल जल, केवल फल-दूध, बिना अन्न का एक भोजन, या केवल चावल न खाना: सब मान्य हैं।',
      },
    ],
    avoided: [
      { en: 'Rice and other grains, pulses and beans.', hi: 'चावल व अन्य अन्न, दालें और फलियाँ।' },
      {
        en: 'Onion, garlic, meat, fish, eggs, alcohol; in many homes common salt.',
        hi: 'प्याज़, लहसुन, मांस, मछली, अंडा, मदिरा; कई घरों में साधारण नमक।',
      },
    ],
    end: {
      en: 'On Dvadashi after sunrise, within the hours that the calendar gives for parana, with a meal of grain.',
      hi: 'द्वादशी को सूर्योदय के बाद, पंचांग में दिए पारण के समय में, अन्न के भोजन से।',
    },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Ashadhi and Kartiki Ekadashi belong to Vitthal of Pandharpur; sabudana khichdi and bhagar are eaten.',
        hi: 'आषाढ़ी और कार्तिकी एकादशी पंढरपुर के विठ्ठल की हैं; साबूदाना खिचड़ी और भगर खाते हैं।',
      },
    },
    {
      where: { en: 'South India', hi: 'दक्षिण भारत' },
      how: {
        en: 'Vaikuntha Ekadashi in Margazhi is the great one; temples open the northern gate.',
        hi: 'धनुर्मास की वैकुंठ एकादशी सबसे बड़ी है; मंदिरों में उत्तर द्वार खुलता है।',
      },
    },
    {
      where: { en: 'North India', hi: 'उत्तर भारत' },
      how: {
        en: 'Nirjala Ekadashi in Jyeshtha is kept without water by some, and pots of water are given away; Dev Uthani brings sugar cane and the first weddings.',
        hi: 'ज्येष्ठ की निर्जला एकादशी कुछ लोग बिना जल के रखते हैं और घड़े दान करते हैं; देवउठनी पर गन्ना और विवाहों का आरंभ होता है।',
      },
    },
    {
      where: { en: 'Odisha: Puri', hi: 'ओडिशा: पुरी' },
      how: {
        en: 'In the temple of Jagannath even rice is taken as mahaprasad on this day.',
        hi: 'जगन्नाथ मंदिर में इस दिन भी महाप्रसाद के रूप में भात लिया जाता है।',
      },
    },
  ],
  withoutPriest: {
    en: 'No priest is needed. A lamp, a tulsi leaf and the name of Vishnu are the whole of the puja.',
    hi: 'पुरोहित की आवश्यकता नहीं। दीप, तुलसीदल और विष्णु का नाम ही पूरी पूजा है।',
  },
  optional: {
    en: 'The night without sleep, the fast without water, panchamrit and the long reading. Whoever cannot fast leaves out rice, or keeps the day by the puja alone.',
    hi: 'रात का जागरण, निर्जल व्रत, पंचामृत और लंबा पाठ। जो उपवास न रख सकें, वे केवल चावल छोड़ें या केवल पूजा करें।',
  },
  cautions: [
    ...fasting,
    {
      en: 'Go without water only if you are well, and not in great heat or at hard work.',
      hi: 'निर्जल व्रत तभी रखें जब स्वस्थ हों, और तेज़ गर्मी या कठिन श्रम में नहीं।',
    },
    flame,
  ],
  katha: {
    title: { en: 'How Ekadashi came to be', hi: 'एकादशी की उत्पत्ति' },
    short: {
      en: 'The asura Mura had driven the gods from their homes. Vishnu fought him for very long and then lay down to rest in a cave at Badari. Mura followed and raised his sword over the sleeper. At that moment a radiant maiden came out of Vishnu’s own body, fought him and slew him. When Vishnu awoke and saw it, he asked her what she wished. “That this day be dear to you,” she said, “and that whoever keeps it with a quiet heart come near to you.” It was the eleventh day of the moon, and so he called her Ekadashi, the eleventh.',
      hi: 'असुर मुर ने देवताओं को उनके लोक से निकाल दिया था। विष्णु ने उससे बहुत समय युद्ध किया, फिर बदरी की एक गुफा में विश्राम करने लगे। मुर पीछे आया और सोए हुए भगवान पर तलवार उठाई। उसी क्षण विष्णु के शरीर से एक तेजस्विनी कन्या निकली, उससे लड़ी और उसका अंत किया। जागकर विष्णु ने यह देखा तो पूछा कि वह क्या चाहती है। उसने कहा, “यह दिन आपको प्रिय हो, और जो इसे शांत मन से रखे वह आपके समीप आए।” वह चंद्र की ग्यारहवीं तिथि थी, इसलिए उसका नाम एकादशी हुआ।',
    },
    long: [
      {
        en: 'In an early age there lived in the city of Chandravati an asura named Mura. He was so strong that Indra and the other gods had to leave their seats; sun and moon, wind and fire were his servants. The gods wandered over the earth like people without a home. At last they went to Shiva, who sent them on to Vishnu, and Vishnu rose to help them.',
        hi: 'प्राचीन युग में चंद्रावती नगरी में मुर नाम का असुर रहता था। वह इतना बली था कि इंद्र और देवताओं को अपने स्थान छोड़ने पड़े; सूर्य, चंद्र, वायु और अग्नि उसके सेवक बन गए। देवता पृथ्वी पर बेघर-से भटकने लगे। वे शिव के पास गए, शिव ने उन्हें विष्णु के पास भेजा, और विष्णु उनकी सहायता को उठे।',
      },
      {
        en: 'The battle was long. The army of the asura was scattered, but Mura himself could not be overcome, neither by arrows nor by the mace nor with bare hands. The story says that they wrestled for a thousand years of the gods. Then Vishnu left the field, went to Badari and lay down in a cave that had a single door. It was as though he were tired; it was as though he were waiting.',
        hi: 'युद्ध लंबा चला। असुर की सेना बिखर गई, पर मुर न बाणों से हारा, न गदा से, न बाहुयुद्ध में। कथा कहती है कि देवताओं के हज़ार वर्ष तक मल्लयुद्ध हुआ। तब विष्णु रण छोड़ बदरी गए और एक द्वार वाली गुफा में लेट गए। जैसे थक गए हों; जैसे किसी की प्रतीक्षा हो।',
      },
      {
        en: 'Mura came after him, saw him asleep and thought that now it would be easy. Then light filled the cave. A maiden stood there, born of the sleeper’s own strength, with weapons in all her hands. She asked for battle. He laughed, and fought, and one after another his weapons broke; and in the end he fell before her.',
        hi: 'मुर पीछे आया, सोता देखकर सोचा अब सरल है। तभी गुफा प्रकाश से भर गई। सोए हुए भगवान की अपनी शक्ति से जन्मी एक कन्या, सब हाथों में शस्त्र लिए, खड़ी थी। उसने युद्ध माँगा। मुर हँसा, लड़ा, एक-एक कर उसके शस्त्र टूटे, और अंत में वह गिर पड़ा।',
      },
      {
        en: 'Vishnu opened his eyes and saw the asura on the ground and the maiden with folded hands. “Who has done this?” “It was I,” she said, “your own strength, when you slept.” He was glad and bade her choose a boon. She asked nothing for herself: that this day be loved, that it lift up those who keep it, each as far as he can, by fasting, by one meal, or by remembering. “So it shall be,” said Vishnu. “You were born on the eleventh day, and Ekadashi is your name.” What she guards is older than the tale: when the senses rest, what is best in us wakes up.',
        hi: 'विष्णु ने आँखें खोलीं, असुर को भूमि पर और कन्या को हाथ जोड़े देखा। “यह किसने किया?” उसने कहा, “मैंने, आपकी ही शक्ति ने, जब आप सो रहे थे।” प्रसन्न होकर उन्होंने वर माँगने को कहा। उसने अपने लिए कुछ न माँगा: यह दिन प्रिय हो, और जो जैसे रख सके, उपवास से, एक भोजन से या केवल स्मरण से, उसका कल्याण हो। विष्णु ने कहा, “ऐसा ही हो। तुम ग्यारहवीं तिथि को प्रकट हुईं, इसलिए तुम्हारा नाम एकादशी है।” कथा का मर्म पुराना है: जब इंद्रियाँ विश्राम करती हैं, तब भीतर का श्रेष्ठ जागता है।',
      },
    ],
  },
  sources: [
    {
      en: 'Ekadashi Mahatmya of the Padma Purana (the origin of Ekadashi)',
      hi: 'पद्म पुराण का एकादशी माहात्म्य (उत्पत्ति कथा)',
    },
    {
      en: 'Dharmasindhu and Nirnayasindhu for the day and the parana',
      hi: 'तिथि और पारण के लिए धर्मसिंधु व निर्णयसिंधु',
    },
  ],
};
