import type { BlogPost } from '../words.ts';

export const doorPadasPost: BlogPost = {
  key: 'door-padas',
  category: 'entrance',
  featured: false,
  publishedOn: '2026-10-17',
  en: {
    slug: 'main-door-and-its-32-padas',
    title: 'The main door and its 32 padas',
    excerpt:
      'The old texts do not ask which way a house faces. They ask where on its wall the door stands. How to count the 32 places, and which are called good.',
    metaTitle: 'The main door and its 32 padas, explained | Disha',
    metaDescription:
      'How the 32 door places (padas) are counted, which the Brihat Samhita and modern lists call good, where they differ, and what to do with your own door.',
    tags: ['main door', 'pada', 'entrance', 'facing'],
    content: `“Is it east-facing?” is often the first question about a flat. The old texts ask a finer one. They divide every wall into parts and look at the part in which the door stands. Two doors in the same wall, three metres apart, can be read quite differently.

## How the padas are counted

Imagine the outer wall of the house as a square. Start at the north-east corner and walk clockwise: down the east wall, along the south, up the west, along the north and home again. On the way you pass 32 places, eight on each wall. Each bears the name of a deity. They are written E1 to E8, S1 to S8, W1 to W8 and N1 to N8.

![A square with eight places on each wall, counted clockwise from the north-east corner; E3, E4, S4, W4, N3, N4 and N5 are marked as good, W5 and a few others as disputed](/figures/door-padas-en.svg)

So E1 touches the north-east corner and E8 lies near the south-east. On the south wall you go from east to west, on the west wall from south to north, on the north wall from west to east.

## Which places are called good

The Brihat Samhita counts these eight among the good ones:

| Place | Name | Today’s lists |
| --- | --- | --- |
| E3 | Jayanta | agree |
| E4 | Indra (Mahendra) | agree |
| S4 | Grihakshata | agree |
| W4 | Pushpadanta | agree |
| W5 | Varuna | differ |
| N3 | Mukhya | agree |
| N4 | Bhallata | agree, one Hindi list does not |
| N5 | Soma | agree, one list leaves it out |

Each of the four walls has at least one good place. That is worth reading twice: a south-facing house is not faulty for facing south, and an east-facing one is not favoured for facing east.

## Where sources part

**S3 and W3** are not good in the Brihat Samhita, yet the sixteen-zone schools of today praise them; for S3 the Matsya Purana stands with them. We count both as middling and show both views.

**W5**, Varuna, is praised by the Brihat Samhita and the Matsya Purana; some modern charts count only W3 and W4.

**E5**, Surya, is not among the good ones in the text; some Hindi authorities like it. **N8**, Diti, is disputed too.

**The north-east corner** is called the best entrance by popular lists, while the Brihat Samhita does not favour the corner place and the Agni Purana keeps doors out of corners. The way out is easy: use the part of the east or north wall near that corner, not the corner itself.

There is also a southern rule that favours one half of each wall. It is a school of its own; the two should not be blended.

## Wall or angle?

The texts divide the wall. Most apps measure an angle from the middle of the house, 11.25° for each place, beginning at 45°. In a square house the two nearly agree; in a long flat they can differ by a place. And if your compass is off by a few degrees, a door near a border may belong to its neighbour. Our report says how near the border is and names the other place too. An honest answer for such a door is “one of these two”.

To read your own door, first [find north](/blog/find-the-directions-of-your-home), then mark the door on [your plan](/upload).

## If your door is on a place that is not favoured

Most doors are. Of 32 places fewer than a third are called good, and millions of people live happily behind the others. Here is what can be done, gentlest first.

1. Keep the threshold clean, dry and lit. Mend a door that sticks or swings by itself; the text itself asks for that.
2. Let the main door be the finest door of the home. Nothing should block the way in: no shoe rack, no broken pots, no stored cycle.
3. If the home has a second door on a better place, use it for daily coming and going.
4. A toran, a rangoli or a lamp is devotion. It is lovely, and it is no promise.
5. Move a door only if you are building anyway. A door in a bearing wall needs a lintel and an engineer, and in a flat the society’s consent.

A word about old verses: some attach harsh results to certain doors. We do not pass those on. They tell more about the worries of their age than about your home.

## Sources

- The 32 places, their names and which are good: Brihat Samhita, chapter on building (53 in the usual numbering).
- The Matsya Purana’s list of doors and the Agni Purana’s rule against corner doors, as given in a study of architecture in the Puranas.
- Angles of 11.25°, the praise of S3 and W3: modern sixteen-zone practice.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'mukhya-dwar-aur-32-pad',
    title: 'मुख्य द्वार और उसके 32 पद',
    excerpt:
      'पुराने ग्रंथ यह नहीं पूछते कि घर का मुख किधर है। वे पूछते हैं कि दरवाज़ा अपनी दीवार पर कहाँ है। 32 पद कैसे गिनें और कौन-से अच्छे माने गए हैं।',
    metaTitle: 'मुख्य द्वार और उसके 32 पद, आसान भाषा में | Disha',
    metaDescription:
      'द्वार के 32 पद कैसे गिने जाते हैं, बृहत्संहिता और आज की सूचियाँ किन्हें अच्छा कहती हैं, मत कहाँ अलग हैं, और अपने दरवाज़े के लिए क्या करें।',
    tags: ['मुख्य द्वार', 'पद', 'प्रवेश', 'घर का मुख'],
    content: `“क्या यह पूर्वमुखी है?” फ़्लैट देखते समय अक्सर पहला सवाल यही होता है। पुराने ग्रंथ इससे बारीक सवाल पूछते हैं। वे हर दीवार को भागों में बाँटते हैं और देखते हैं कि दरवाज़ा किस भाग में है। एक ही दीवार में तीन मीटर की दूरी पर बने दो दरवाज़ों के बारे में राय काफ़ी अलग हो सकती है।

## पद कैसे गिने जाते हैं

घर की बाहरी दीवार को एक वर्ग मान लीजिए। ईशान कोने से शुरू कीजिए और घड़ी की दिशा में चलिए: पूर्व की दीवार के साथ नीचे, फिर दक्षिण की दीवार, फिर पश्चिम के साथ ऊपर, फिर उत्तर, और वापस वहीं। रास्ते में 32 जगहें आती हैं, हर दीवार पर आठ। हर एक पर किसी देवता का नाम है। इन्हें E1 से E8 (पूर्व), S1 से S8 (दक्षिण), W1 से W8 (पश्चिम) और N1 से N8 (उत्तर) लिखा जाता है।

![हर दीवार पर आठ पदों वाला वर्ग, ईशान कोने से घड़ी की दिशा में गिना हुआ; E3, E4, S4, W4, N3, N4 और N5 अच्छे, W5 और कुछ दूसरे विवादित](/figures/door-padas-hi.svg)

यानी E1 ईशान कोने से लगा है और E8 आग्नेय के पास है। दक्षिण की दीवार पर गिनती पूर्व से पश्चिम की ओर चलती है, पश्चिम की दीवार पर दक्षिण से उत्तर की ओर, और उत्तर की दीवार पर पश्चिम से पूर्व की ओर।

## कौन-से पद अच्छे माने गए हैं

बृहत्संहिता इन आठ को अच्छे पदों में गिनती है:

| पद | नाम | आज की सूचियाँ |
| --- | --- | --- |
| E3 | जयंत | सहमत |
| E4 | इंद्र (महेंद्र) | सहमत |
| S4 | गृहक्षत | सहमत |
| W4 | पुष्पदंत | सहमत |
| W5 | वरुण | मत अलग |
| N3 | मुख्य | सहमत |
| N4 | भल्लाट | सहमत; एक हिन्दी सूची नहीं |
| N5 | सोम | सहमत; एक सूची इसे नहीं गिनती |

चारों दीवारों पर कम से कम एक अच्छा पद है। इस बात पर ठहरकर ध्यान दीजिए: दक्षिण की ओर मुख होने भर से घर में दोष नहीं होता, और पूर्व की ओर मुख होने भर से वह बेहतर नहीं हो जाता।

## मत कहाँ अलग हैं

**S3 और W3** बृहत्संहिता में अच्छे नहीं हैं, पर आज की सोलह ज़ोन की पद्धति उन्हें अच्छा कहती है; S3 के लिए मत्स्य पुराण भी उसी ओर है। हम दोनों को बीच का मानते हैं और दोनों मत दिखाते हैं।

**W5** यानी वरुण की प्रशंसा बृहत्संहिता और मत्स्य पुराण, दोनों करते हैं; कुछ आधुनिक तालिकाएँ केवल W3 और W4 गिनती हैं।

**E5** यानी सूर्य ग्रंथ के अच्छे पदों में नहीं है; कुछ हिन्दी विद्वान इसे अच्छा कहते हैं। **N8** यानी दिति पर भी मत अलग हैं।

**ईशान कोने** के दरवाज़े को प्रचलित सूचियाँ सबसे अच्छा कहती हैं, पर बृहत्संहिता ठीक कोने के पद को अच्छा नहीं मानती और अग्नि पुराण कोने में द्वार नहीं चाहता। हल आसान है: पूर्व या उत्तर की दीवार का वह भाग लीजिए जो ईशान के पास है, ठीक कोना नहीं।

दक्षिण भारत में एक और नियम है, जो हर दीवार का आधा भाग अच्छा मानता है। वह अलग पद्धति है; दोनों को मिलाना ठीक नहीं।

## दीवार बाँटें या कोण?

ग्रंथ दीवार को बाँटते हैं। ज़्यादातर ऐप घर के बीच से कोण नापते हैं, हर पद के लिए 11.25°, शुरुआत 45° से। चौकोर घर में दोनों लगभग एक ही बात कहते हैं; लंबे फ़्लैट में एक पद का फ़र्क़ आ सकता है। और कंपास दो-चार अंश चूक जाए तो सीमा के पास का दरवाज़ा पड़ोस के पद में भी हो सकता है। हमारी रिपोर्ट बताती है कि सीमा कितनी पास है और दूसरा पद कौन-सा है। ऐसे दरवाज़े के लिए सच्चा जवाब यही है: “इन दो में से एक।”

अपना दरवाज़ा परखने के लिए पहले [उत्तर दिशा खोजिए](/blog/ghar-ki-dishaen-kaise-jaanen), फिर [अपने नक़्शे](/upload) पर दरवाज़ा लगाइए।

## दरवाज़ा ऐसे पद पर हो जो अच्छा नहीं गिना गया

ज़्यादातर दरवाज़े ऐसे ही हैं। 32 में से एक तिहाई से भी कम पद अच्छे कहे गए हैं, और करोड़ों लोग बाक़ी पदों वाले घरों में मज़े से रहते हैं। जो किया जा सकता है, सबसे हल्का पहले:

1. दहलीज़ साफ़, सूखी और रोशन रखिए। अटकने वाला या अपने आप झूलने वाला दरवाज़ा ठीक कराइए; यह तो ग्रंथ भी कहता है।
2. मुख्य द्वार घर का सबसे सुंदर दरवाज़ा हो। भीतर आने का रास्ता खुला रहे: न जूतों का ढेर, न टूटे गमले, न खड़ी साइकिल।
3. घर में बेहतर पद पर दूसरा दरवाज़ा हो तो रोज़ आना-जाना उसी से कीजिए।
4. तोरण, रंगोली या दीया श्रद्धा की बात है। सुंदर है, पर कोई वादा नहीं।
5. दरवाज़ा तभी हटाइए जब वैसे भी निर्माण हो रहा हो। भार उठाने वाली दीवार में दरवाज़े के लिए लिंटल और इंजीनियर चाहिए, और फ़्लैट में सोसाइटी की सहमति भी।

पुराने श्लोकों के बारे में एक बात: कुछ श्लोक कुछ दरवाज़ों के साथ कठोर फल जोड़ते हैं। हम उन्हें आगे नहीं बढ़ाते। वे आपके घर से ज़्यादा अपने समय की चिंताओं के बारे में बताते हैं।

## स्रोत

- 32 पद, उनके नाम और उनमें अच्छे कौन-से: बृहत्संहिता, भवन वाला अध्याय (आम गिनती में 53वाँ)।
- मत्स्य पुराण की द्वारों की सूची और कोने के द्वार के बारे में अग्नि पुराण का नियम, जैसा पुराणों की वास्तुकला के एक अध्ययन में दिया है।
- 11.25° के कोण, और S3 तथा W3 की प्रशंसा: सोलह ज़ोन का आज का चलन।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
