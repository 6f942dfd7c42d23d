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
import { salutation, shiva } from '../verses.ts';

const nagas = salutation(
  'ॐ अनन्ताय नमः।\nॐ वासुकये नमः।\nॐ तक्षकाय नमः।\nॐ नागदेवताभ्यो नमः।',
  'Salutations to Ananta, to Vasuki, to Takshaka, and to all nagas.',
  'अनंत, वासुकि, तक्षक और सब नागदेवताओं को प्रणाम।',
);

export const guide: PujaGuide = {
  who: {
    en: 'Families all over India, farmers most of all, and sisters for their brothers. In the rains snakes leave their flooded holes; on this day people ask for peace with them, and disturb no burrow.',
    hi: 'पूरे भारत के परिवार, विशेषकर किसान, और भाइयों के लिए बहनें। वर्षा में साँप पानी भरे बिलों से निकलते हैं; इस दिन उनसे शांति की प्रार्थना होती है, और कोई बिल नहीं छेड़ा जाता।',
  },
  when: {
    en: 'On the fifth of the bright half of Shravan, in the morning. Some regions keep it on another fifth or fourth.',
    hi: 'श्रावण शुक्ल पंचमी को, सुबह। कुछ प्रदेश इसे किसी और पंचमी या चतुर्थी को रखते हैं।',
  },
  time: { en: '30 minutes', hi: '30 मिनट' },
  items: [
    {
      name: {
        en: 'A naga of clay, metal or paper, or a drawing of one',
        hi: 'मिट्टी, धातु या काग़ज़ के नागदेवता, या उनका चित्र',
      },
      amount: { en: '1', hi: '1' },
    },
    {
      name: { en: 'Turmeric, sandalwood or ochre for drawing', hi: 'चित्र बनाने के लिए हल्दी, चंदन या गेरू' },
      amount: { en: 'a little', hi: 'थोड़ा' },
    },
    { name: { en: 'Raw milk', hi: 'कच्चा दूध' }, amount: { en: 'half a bowl', hi: 'आधी कटोरी' } },
    {
      name: { en: 'Kheel (lava), roasted gram', hi: 'खील (लावा), भुने चने' },
      amount: { en: 'a handful', hi: 'एक मुट्ठी' },
    },
    { name: { en: 'Durva grass', hi: 'दूर्वा' }, amount: { en: 'a few blades', hi: 'थोड़ी' }, isOptional: true },
    items.lamp,
    items.water,
    items.rice,
    items.turmeric,
    items.flowers,
    {
      name: { en: 'Kheer, or another sweet', hi: 'खीर, या कोई मीठा' },
      amount: { en: '1 bowl', hi: '1 कटोरी' },
    },
    items.incense,
    items.camphor,
  ],
  steps: [
    {
      title: { en: 'Draw the nagas', hi: 'नागदेवता बनाएँ' },
      text: {
        en: 'After bathing draw one or five snakes with turmeric, sandalwood or ochre on both sides of the door or on paper. A small naga of clay or metal before Shiva is as good.',
        hi: 'स्नान के बाद द्वार के दोनों ओर या काग़ज़ पर हल्दी, चंदन या गेरू से एक या पाँच नाग बनाएँ। शिव जी के पास मिट्टी या धातु के छोटे नाग भी उतने ही अच्छे हैं।',
      },
    },
    cleanPlace,
    purify,
    lightLamp,
    resolve({
      en: 'I keep Nag Panchami: may all that creeps and burrows be safe from me, and my family safe beside it.',
      hi: 'नाग पंचमी का पूजन मेरा संकल्प है: भूमि और बिलों के सब जीव मुझसे सुरक्षित रहें, और उनके पास मेरा परिवार भी।',
    }),
    {
      title: { en: 'Worship Shiva', hi: 'शिव पूजन' },
      text: {
        en: 'Pour water, and a spoon of milk if you like, over the Shivling, or sprinkle the picture. Offer a leaf of bel: he wears Vasuki around his neck.',
        hi: 'शिवलिंग पर जल, और चाहें तो एक चम्मच दूध चढ़ाएँ, या चित्र पर छिड़कें। बेलपत्र अर्पित करें: वे वासुकि को गले में धारण करते हैं।',
      },
      say: [shiva],
    },
    {
      title: { en: 'Worship the nagas', hi: 'नाग पूजन' },
      text: {
        en: 'Offer turmeric, sandalwood, rice, flowers, durva and kheel to the image, and touch it with a few drops of milk. All of it goes to the image, nothing to a living snake.',
        hi: 'मूर्ति या चित्र को हल्दी, चंदन, अक्षत, फूल, दूर्वा और खील चढ़ाएँ, दूध की कुछ बूँदें अर्पित करें। सब कुछ प्रतिमा को, जीवित साँप को कुछ नहीं।',
      },
      say: [nagas],
    },
    readKatha,
    offerFood({ en: 'kheer, kheel and roasted gram', hi: 'खीर, खील और भुने चने' }),
    singAarti({ en: 'the aarti of Shiva', hi: 'शिव जी की आरती' }),
    {
      title: { en: 'Leave the earth in peace', hi: 'भूमि को विश्राम' },
      text: {
        en: 'Today do not dig or plough, and cut no thicket. Brothers and sisters wish each other well. Whoever likes gives something for the care of animals.',
        hi: 'आज न खोदें, न जोतें, न झाड़ियाँ काटें। भाई-बहन एक-दूसरे का मंगल चाहें। मन हो तो पशुओं की देखभाल के लिए कुछ दान दें।',
      },
    },
    askForgiveness,
  ],
  food: {
    eaten: [
      {
        en: 'Kheer, steamed and boiled dishes: dind or modak in Maharashtra, kadubu in Karnataka, sewai, soaked gram.',
        hi: 'खीर, भाप में पके और उबले व्यंजन: महाराष्ट्र में दिंड या मोदक, कर्नाटक में कडुबु, सेवई, भीगे चने।',
      },
      {
        en: 'Who fasts eats once, after the puja or in the evening; some fast the day before (the fourth) as well.',
        hi: 'व्रत वाले पूजा के बाद या साँझ को एक बार खाते हैं; कुछ एक दिन पहले चतुर्थी को भी व्रत रखते हैं।',
      },
    ],
    avoided: [
      {
        en: 'In many homes the iron griddle, frying, and cutting with a knife; with meat and alcohol.',
        hi: 'कई घरों में लोहे का तवा, तलना और चाकू से काटना; साथ में मांस और मदिरा।',
      },
    ],
    end: { en: 'After the puja with the kheer and kheel.', hi: 'पूजा के बाद खीर और खील से।' },
  },
  regions: [
    {
      where: { en: 'Maharashtra', hi: 'महाराष्ट्र' },
      how: {
        en: 'Women honour the naga as a brother, wear henna, sing and swing.',
        hi: 'महिलाएँ नाग को भाई मानकर पूजती हैं, मेहँदी लगाती, गाती और झूलती हैं।',
      },
    },
    {
      where: { en: 'Karnataka', hi: 'कर्नाटक' },
      how: {
        en: 'Nagara Panchami: milk and turmeric are offered to naga stones under trees.',
        hi: 'नागर पंचमी: पेड़ों तले नाग-शिलाओं को दूध और हल्दी चढ़ाई जाती है।',
      },
    },
    {
      where: { en: 'Uttar Pradesh, Bihar', hi: 'उत्तर प्रदेश, बिहार' },
      how: {
        en: 'Snakes are drawn at the door, milk and kheel are offered, wrestlers meet; in Mithila Madhushravani is kept.',
        hi: 'द्वार पर नाग बनाए जाते हैं, दूध-लावा चढ़ता है, दंगल होते हैं; मिथिला में मधुश्रावणी।',
      },
    },
    {
      where: { en: 'Gujarat; Andhra and Telangana', hi: 'गुजरात; आंध्र और तेलंगाना' },
      how: {
        en: 'In Gujarat on the fifth of the dark half of Shravan, by the count of that region; Nagula Chavithi is in Kartik.',
        hi: 'गुजरात में वहाँ की गणना से श्रावण कृष्ण पंचमी को; नागुल चविति कार्तिक में।',
      },
    },
    {
      where: { en: 'Bengal, Assam', hi: 'बंगाल, असम' },
      how: { en: 'Manasa Devi is worshipped in these weeks.', hi: 'इन दिनों मनसा देवी की पूजा होती है।' },
    },
  ],
  withoutPriest: {
    en: 'It is a puja of the house door: the family does it.',
    hi: 'यह घर के द्वार की पूजा है: परिवार स्वयं करता है।',
  },
  optional: {
    en: 'The fast, a metal naga, milk. A drawing, a flower and a day without digging are enough. It is no remedy that anybody has to pay for.',
    hi: 'व्रत, धातु के नाग, दूध। एक चित्र, एक फूल और बिना खोदे बीता दिन काफ़ी है। यह ऐसा उपाय नहीं जिसके लिए किसी को पैसे देने पड़ें।',
  },
  cautions: [
    {
      en: 'Never feed, touch or catch a living snake. Milk harms it, and to keep or show snakes is against the law; giving money to those who show them feeds their capture. If one is in the house, keep away and call a trained rescuer or the forest department.',
      hi: 'जीवित साँप को न खिलाएँ, न छुएँ, न पकड़ें। दूध उसे हानि करता है, और साँप पालना या दिखाना क़ानून के विरुद्ध है; दिखाने वालों को पैसे देने से पकड़ना बढ़ता है। घर में निकले तो दूर रहें और प्रशिक्षित बचावकर्मी या वन विभाग को बुलाएँ।',
    },
    {
      en: 'After a bite: keep the limb still, take off rings, and go to a hospital at once (112 or 108); only antivenom helps. Do not cut, suck or tie, and lose no time with healers.',
      hi: 'काट ले तो: अंग को स्थिर रखें, अँगूठी-चूड़ी उतारें, तुरंत अस्पताल जाएँ (112 या 108); विषरोधी दवा ही काम आती है। न चीरा, न चूसना, न कसकर बाँधना, न झाड़-फूँक में समय।',
    },
    ...fasting,
    flame,
  ],
  katha: {
    title: { en: 'Astika, who stopped the fire', hi: 'आस्तीक, जिन्होंने यज्ञ रोका' },
    short: {
      en: 'King Parikshit had died of Takshaka’s bite, and his son Janamejaya in his grief began a sacrifice in which all snakes were to burn. From forests and rivers they came, drawn by the words. Then a boy came to the gate: Astika, whose father was a sage and whose mother was a naga. He praised the king so truly that Janamejaya said, “Ask what you wish.” “Let the fire rest,” said Astika. The king looked at the flames, and at the child who was of both families, and kept his word. Milk was poured on those who had been scorched. It is told that this was on the fifth of Shravan; so on that day people offer milk, and leave every burrow in peace.',
      hi: 'राजा परीक्षित तक्षक के दंश से न रहे, और पुत्र जनमेजय ने शोक में ऐसा यज्ञ आरंभ किया जिसमें सब सर्प भस्म हों। मंत्रों से खिंचकर वे वनों और नदियों से आने लगे। तब द्वार पर एक बालक आया: आस्तीक, जिनके पिता ऋषि और माता नागकन्या थीं। उन्होंने राजा की ऐसी सच्ची प्रशंसा की कि जनमेजय बोले, “जो चाहो माँगो।” आस्तीक बोले, “अग्नि शांत हो।” राजा ने लपटों को देखा, और दोनों कुलों के उस बालक को, और वचन निभाया। झुलसे हुओं पर दूध डाला गया। कहते हैं यह श्रावण की पंचमी थी; इसीलिए उस दिन दूध अर्पित होता है, और हर बिल को शांति दी जाती है।',
    },
    long: [
      {
        en: 'King Parikshit had done a wrong in a thoughtless hour: tired from hunting he had laid a dead snake around the neck of a hermit who kept silence. The hermit forgave; his young son could not, and spoke words that could not be taken back. On the seventh day Takshaka came, hidden as a worm in a fruit, and the king died in peace, for he had spent those days in hearing of God. His son Janamejaya was still a boy. When he was grown they told him how his father had died.',
        hi: 'राजा परीक्षित से एक घड़ी की भूल हुई थी: आखेट से थके, उन्होंने मौन बैठे मुनि के गले में मरा साँप डाल दिया। मुनि ने क्षमा किया; उनका बालक पुत्र न कर सका, और ऐसे शब्द बोल गया जो लौट नहीं सकते। सातवें दिन तक्षक फल में कीट बनकर आया, और राजा शांति से गए, क्योंकि वे दिन उन्होंने भगवत्कथा सुनते बिताए थे। पुत्र जनमेजय तब बालक था। बड़ा हुआ तो उसे बताया गया कि पिता कैसे गए।',
      },
      {
        en: 'Grief that comes late burns hot. “Not Takshaka alone,” said the king, “all of them.” An altar was built, the priests put on black and called the snakes by their names. And they came: white ones and dark, thin as a thread and thick as a tree, old ones who had done nothing, and mothers with their young, and fell into the fire. In the depth of the earth Vasuki felt himself growing faint. He said to his sister Jaratkaru: “Your son is of both our families. Send him.”',
        hi: 'देर से आया शोक तेज़ जलता है। राजा ने कहा, “केवल तक्षक नहीं, सब।” वेदी बनी, ऋत्विजों ने काले वस्त्र पहने और नाम ले-लेकर सर्पों को पुकारा। और वे आए: श्वेत और श्याम, सूत-से पतले और पेड़-से मोटे, वे वृद्ध जिन्होंने कुछ न किया था, और बच्चों समेत माताएँ, और अग्नि में गिरने लगे। पृथ्वी के भीतर वासुकि का जी डूबने लगा। उन्होंने बहन जरत्कारु से कहा, “तुम्हारा पुत्र हम दोनों कुलों का है। उसे भेजो।”',
      },
      {
        en: 'Astika was hardly more than a child. The keepers of the gate would not let him in, so he began to praise the sacrifice where he stood, and the words were so clear that the king had him called. “I should like to give this boy something,” said Janamejaya. The priests warned him: Takshaka had not come yet. They called the name a last time, and Takshaka lost his hold in Indra’s heaven and fell. “Stay,” said Astika three times, and he hung there between sky and fire. “Now ask,” said the king. “That it ends.” “Take gold, take cows.” “I have not come for gold. You have lost a father, my lord. So has every one of these lost somebody today. There is no end to it, unless one ends it.”',
        hi: 'आस्तीक अभी बालक ही थे। द्वारपालों ने रोका, तो वे वहीं खड़े यज्ञ की स्तुति करने लगे, और वाणी इतनी निर्मल थी कि राजा ने बुलवा लिया। जनमेजय बोले, “इस बालक को कुछ देने का मन है।” ऋत्विजों ने चेताया: तक्षक अभी नहीं आया। अंतिम बार नाम पुकारा, और इंद्रलोक में तक्षक का सहारा छूटा और वह गिरा। आस्तीक ने तीन बार कहा, “ठहरो,” और वह आकाश और अग्नि के बीच रुक गया। राजा बोले, “अब माँगो।” “यह रुक जाए।” “सोना लो, गौएँ लो।” “सोने के लिए नहीं आया। महाराज, आपने पिता खोया। आज इनमें से हर एक ने किसी को खोया है। इसका अंत नहीं, जब तक कोई अंत न करे।”',
      },
      {
        en: 'It was very quiet. Then the king laid down the ladle. “Let the boy have what he asks.” The fire was put out, and the scorched ones were cooled with milk and water. The nagas said to Astika: “What can we do for you?” “Let those who remember this story go their way unharmed,” he said, “and let them leave you to yours.” So it is kept: one day in the rains on which nobody digs, and in which even an old anger may come to rest.',
        hi: 'बहुत देर शांति रही। फिर राजा ने स्रुवा रख दी। “बालक ने जो माँगा वही हो।” अग्नि शांत की गई, झुलसे हुओं को दूध और जल से ठंडक दी गई। नागों ने आस्तीक से कहा, “तुम्हारे लिए क्या करें?” वे बोले, “जो यह कथा याद रखें, वे अपनी राह सकुशल जाएँ, और तुम्हें तुम्हारी राह जाने दें।” तब से वर्षा में एक दिन ऐसा है जब कोई भूमि नहीं खोदता, और जिसमें पुराना क्रोध भी विश्राम पा सकता है।',
      },
    ],
  },
  sources: [
    { en: 'Mahabharata, Adi Parva (Astika)', hi: 'महाभारत, आदि पर्व (आस्तीक पर्व)' },
    { en: 'Household custom of the regions named', hi: 'बताए गए प्रदेशों की घर-घर की रीति' },
  ],
};
