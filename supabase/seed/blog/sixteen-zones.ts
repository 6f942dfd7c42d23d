import type { BlogPost } from '../words.ts';

export const sixteenZones: BlogPost = {
  key: 'sixteen-zones',
  category: 'vaastu-basics',
  featured: false,
  publishedOn: '2026-10-08',
  en: {
    slug: 'sixteen-zones-and-the-vaastu-purusha',
    title: 'The sixteen zones and the Vaastu Purusha Mandala',
    excerpt:
      'Two pictures stand behind every vaastu rule: a square of fields in the old texts and a wheel of sixteen zones today. What each says, and where they part.',
    metaTitle: 'The 16 zones and the Vaastu Purusha Mandala | Disha',
    metaDescription:
      'What the 81-field mandala of the texts and the sixteen zones of today have in common, what each zone stands for, and where they differ.',
    tags: ['16 zones', 'mandala', 'vaastu purusha', 'brahmasthan'],
    content: `Ask two practitioners where your bedroom lies and one may draw a square, the other a wheel. Both are honest. They use two different pictures of a home, and knowing the two makes most disagreements easy to understand.

## The square of the texts

The old books lay a square over the plan and divide it into fields. For houses the common one has nine by nine, 81 fields in all; the Brihat Samhita also gives a square of 64. In the story told with it, a being lies face down under the ground and the gods hold him there, each on his own field. His head is in the north-east, his feet in the south-west. He is the Vaastu Purusha, the spirit of the place.

![Square of 81 fields: 32 along the edge, counted clockwise from the north-east, nine in the middle for Brahma; the head lies north-east, the feet south-west](/figures/mandala-81-en.svg)

Count the fields along the edge and you get exactly 32. They carry the names of 32 deities, and on them rest the rules for [the main door](/blog/main-door-and-its-32-padas). Inside them sit twelve more: Aryaman in the east, Vivasvan in the south, Mitra in the west, Prithvidhara in the north, four in between and four in the inner corners. The nine fields in the middle belong to Brahma. That middle is the brahmasthan, and the advice about it is short: keep it clean and free of load.

Read plainly, the picture says something many architects would agree with. A house has a quiet middle, lighter and heavier corners, and an edge where it meets the world.

## The wheel of today

The second picture starts from the compass. From the middle of the plan sixteen sectors of 22.5° are drawn, each named by its direction: N, NNE, NE and so on. North runs from 348.75° to 11.25°, north-east from 33.75° to 56.25°. This wheel is what most practitioners use now, because it fits a flat of any shape and a phone can measure it.

The wheel has an old cousin. A verse passed down in the tradition places sixteen rooms around a house: the shrine in the north-east, the bath in the east, the kitchen in the south-east, the bedroom in the south, tools in the south-west, dining in the west, grain in the north-west, the treasury in the north, and one more use for each strip between.

![Wheel of sixteen zones with the use that the sixteen-room verse gives to each](/figures/zone-wheel-en.svg)

The verse speaks of a large household of its time, with a room for churning curd and a shed for cattle. Nobody needs a churning room today. What remains useful is the idea: fire work in the south-east, water and prayer in the north-east, weight in the south-west, things that come and go in the north-west.

## Elements: two tables, not one

The common table gives water to the north-east, fire to the south-east, earth to the south-west, air to the north-west and space to the centre. The sixteen-zone schools have another: air in the east, space from west to north-west. Neither is a slip of the pen. They are two schools, and mixing them in one sentence is where much confusion begins.

## Grid or angle: when they disagree

A room near a corner can lie in the north-east by the square and in the north-north-east by the wheel. Our reports look at both. A room counts by the share of its area in each zone, and its verdict is that of the zone where most of it lies. Where the square says something else, the report tells you so.

Three habits help:

- Measure from the middle of your own home, not from the middle of the plot or the tower.
- Do not judge a room by its door; look at where its floor area lies.
- Give little weight to a difference of two or three degrees. Walls, compasses and drawings are not that exact.

## What to do with all this

Begin with the four ideas that nearly all sources share: an open centre, a light north-east, a heavy south-west and fire in the south-east. They can be followed with furniture alone. Then go room by room: [the kitchen](/blog/which-direction-for-the-kitchen), [the bedroom](/blog/bedroom-and-head-direction), [the puja corner](/blog/the-puja-corner). You can also [ask a question in the chat](/chat), or let the app lay the wheel on [your own plan](/upload).

## Sources

- The squares of 81 and 64 fields, the deities and the figure lying in them: Brihat Samhita, chapter on building (53 in the usual numbering), verses 42 to 56. The Mayamata and the Manasara describe such squares too.
- The sixteen-room verse is quoted in many handbooks and often credited to the Vishvakarma Prakash. We have not been able to confirm where it first stands.
- Sectors of 22.5° and the element table that goes with them: modern practice.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'solah-zone-aur-vaastu-purush-mandala',
    title: 'सोलह ज़ोन और वास्तु पुरुष मंडल',
    excerpt:
      'वास्तु के हर नियम के पीछे दो चित्र हैं: ग्रंथों का पदों वाला वर्ग और आज का सोलह ज़ोन का चक्र। दोनों क्या कहते हैं और कहाँ अलग होते हैं।',
    metaTitle: 'सोलह ज़ोन और वास्तु पुरुष मंडल | Disha',
    metaDescription:
      'ग्रंथों का 81 पदों वाला मंडल और आज के सोलह ज़ोन: दोनों में क्या समान है, हर ज़ोन किस काम का माना गया है और मत कहाँ अलग हैं।',
    tags: ['16 ज़ोन', 'मंडल', 'वास्तु पुरुष', 'ब्रह्मस्थान'],
    content: `दो जानकारों से पूछिए कि आपका शयनकक्ष किस दिशा में है, तो हो सकता है कि एक काग़ज़ पर वर्ग बनाए और दूसरा चक्र। दोनों सही हैं। वे घर को दो अलग चित्रों में देखते हैं। इन दोनों को समझ लें तो ज़्यादातर मतभेद अपने आप समझ में आ जाते हैं।

## ग्रंथों का वर्ग

पुराने ग्रंथ नक़्शे पर एक वर्ग रखते हैं और उसे छोटे खानों में बाँटते हैं, जिन्हें पद कहते हैं। घरों के लिए नौ गुणा नौ, यानी 81 पदों का वर्ग सबसे प्रचलित है; बृहत्संहिता 64 पदों का वर्ग भी बताती है। इसके साथ एक कथा चलती है: धरती के नीचे एक पुरुष औंधे मुँह लेटा है और देवता अपने-अपने पद पर बैठकर उसे थामे हुए हैं। उसका सिर ईशान में है और पैर नैर्ऋत्य में। यही वास्तु पुरुष है, उस जगह की आत्मा।

![81 पदों का वर्ग: किनारे पर 32 पद, ईशान से घड़ी की दिशा में गिने हुए, बीच में ब्रह्मा के नौ; सिर ईशान में, पैर नैर्ऋत्य में](/figures/mandala-81-hi.svg)

किनारे के पद गिनिए तो ठीक 32 निकलते हैं। उन पर 32 देवताओं के नाम हैं, और [मुख्य द्वार](/blog/mukhya-dwar-aur-32-pad) के नियम इन्हीं पर टिके हैं। उनके भीतर बारह और हैं: पूर्व में अर्यमा, दक्षिण में विवस्वान, पश्चिम में मित्र, उत्तर में पृथ्वीधर, चार इनके बीच और चार भीतरी कोनों में। बीच के नौ पद ब्रह्मा के हैं। यही ब्रह्मस्थान है, और उसके लिए सलाह छोटी-सी है: उसे साफ़ और बिना बोझ का रखिए।

सीधे शब्दों में देखें तो यह चित्र वही कहता है जो आज के कई वास्तुकार भी मानेंगे: घर का बीच शांत हो, कुछ कोने हल्के और कुछ भारी हों, और किनारा वह जगह है जहाँ घर बाहर की दुनिया से मिलता है।

## आज का चक्र

दूसरा चित्र कंपास से शुरू होता है। नक़्शे के बीच से 22.5° के सोलह भाग बनाए जाते हैं और हर भाग का नाम उसकी दिशा पर होता है। उत्तर 348.75° से 11.25° तक है, ईशान 33.75° से 56.25° तक। आज ज़्यादातर जानकार यही चक्र काम में लेते हैं, क्योंकि यह किसी भी आकार के फ़्लैट पर बैठ जाता है और इसे फ़ोन से नापा जा सकता है।

इस चक्र का एक पुराना रिश्तेदार भी है। परंपरा में चला आ रहा एक श्लोक घर के चारों ओर सोलह कक्ष रखता है: ईशान में देवस्थान, पूर्व में स्नान, आग्नेय में रसोई, दक्षिण में शयनकक्ष, नैर्ऋत्य में औज़ार, पश्चिम में भोजन, वायव्य में अनाज, उत्तर में धन-कोष, और इनके बीच की हर पट्टी के लिए एक और काम।

![सोलह ज़ोन का चक्र; हर ज़ोन में वह काम लिखा है जो सोलह-कक्ष श्लोक उसे देता है](/figures/zone-wheel-hi.svg)

श्लोक अपने समय के बड़े घर की बात करता है, जिसमें दही मथने का कक्ष भी था और पशुओं की जगह भी। आज किसी को दही मथने का कमरा नहीं चाहिए। काम की बात उसके पीछे का विचार है: आग का काम आग्नेय में, जल और प्रार्थना ईशान में, भार नैर्ऋत्य में, और आने-जाने वाली चीज़ें वायव्य में।

## तत्व: एक नहीं, दो तालिकाएँ

आम तालिका ईशान को जल देती है, आग्नेय को अग्नि, नैर्ऋत्य को पृथ्वी, वायव्य को वायु और बीच को आकाश। सोलह ज़ोन की पद्धति में पूर्व को वायु और पश्चिम से वायव्य तक को आकाश मिलता है। इनमें कोई भूल नहीं है; ये दो अलग पद्धतियाँ हैं। दोनों को एक ही वाक्य में मिला देने से उलझन शुरू होती है।

## वर्ग या कोण: जब दोनों अलग बोलें

कोने के पास का कमरा वर्ग से ईशान में और चक्र से उत्तर-ईशान में हो सकता है। हमारी रिपोर्ट दोनों देखती है। कमरे का जितना हिस्सा जिस ज़ोन में है, उतना उस ज़ोन का गिना जाता है, और राय उस ज़ोन की मानी जाती है जहाँ कमरे का सबसे बड़ा भाग है। वर्ग कुछ और कहे तो रिपोर्ट वह भी बताती है।

तीन आदतें काम आती हैं:

- अपने ही घर के बीच से नापिए, प्लॉट या टावर के बीच से नहीं।
- कमरे को उसके दरवाज़े से मत परखिए; देखिए कि उसका फ़र्श किस ओर फैला है।
- दो-तीन अंश के अंतर को ज़्यादा महत्व न दीजिए। दीवारें, कंपास और नक़्शे इतने सटीक नहीं होते।

## तो अब क्या करें

उन चार बातों से शुरू कीजिए जिन पर लगभग सब स्रोत सहमत हैं: बीच खुला, ईशान हल्का, नैर्ऋत्य भारी और आग आग्नेय में। ये केवल फ़र्नीचर बदलकर भी निभाई जा सकती हैं। फिर एक-एक कमरा देखिए: [रसोई](/blog/rasoi-kis-disha-mein), [शयनकक्ष](/blog/sote-samay-sir-kis-disha-mein), [पूजा का कोना](/blog/ghar-mein-puja-ka-kona)। कोई सवाल हो तो [चैट में पूछिए](/chat), या ऐप को [अपने नक़्शे](/upload) पर यह चक्र रखने दीजिए।

## स्रोत

- 81 और 64 पदों के वर्ग, देवता और उनमें लेटा पुरुष: बृहत्संहिता, भवन वाला अध्याय (आम गिनती में 53वाँ), श्लोक 42 से 56। मयमत और मानसार में भी ऐसे वर्गों का वर्णन है।
- सोलह-कक्ष श्लोक कई पुस्तकों में मिलता है और अक्सर विश्वकर्मा प्रकाश का बताया जाता है। वह सबसे पहले कहाँ आया, इसकी पुष्टि हम नहीं कर सके।
- 22.5° के भाग और उनके साथ की तत्व-तालिका आज का चलन हैं।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
