import type { BlogPost } from '../words.ts';

export const buyingAFlat: BlogPost = {
  key: 'buying-a-flat',
  category: 'vaastu-basics',
  featured: false,
  publishedOn: '2026-11-04',
  en: {
    slug: 'buying-a-flat-checklist',
    title: 'Before you buy a flat: a checklist with the floor plan',
    excerpt:
      'Ten things to look at with the plan in one hand and the compass in the other, in the order in which they matter, and three things that matter more.',
    metaTitle: 'Buying a flat: a vaastu checklist | Disha',
    metaDescription:
      'A calm vaastu checklist for buying a flat: north, outline, centre, door, kitchen, bedroom and toilets, what can be changed later and what cannot.',
    tags: ['buying', 'flat', 'checklist', 'floor plan'],
    content: `A flat is bought once or twice in a lifetime, and the day on which you see it is loud: a broker, a balcony, a special price until Sunday. A list helps you to stay slow. Ours puts first what can never be changed.

## Three things before vaastu

1. **Papers.** Title, approvals, occupancy certificate, dues. A lawyer reads them for a fee that is small beside the price.
2. **Structure.** Cracks at beams, damp under bathrooms, rust in the parking. An engineer’s visit is worth more than any almanac.
3. **Life.** The way to work and school, water in summer, noise at night, the light at four in the afternoon. Come twice, at different hours.

If one of these is wrong, the best door in the city does not help.

## With the plan, at home

**1. Ask for a plan with measures and a north arrow.** Arrows in brochures are often drawn for the whole project or not at all. Note it as “not yet known” until you have stood there with a compass.

**2. Look at the outline.** A shape with all its corners is preferred. A missing north-east is weighed most, because the head of the figure lies there; cuts at the other corners weigh less. The texts name no size. Consultants count a cut from about five per cent of the full rectangle, and so do we.

**3. Find the middle.** Where the diagonals cross, is there open floor, or a toilet, a staircase, a heavy column? An open middle is among the rules on which texts and lists agree best.

**4. Name the rooms by zone.** Lay [the wheel of sixteen](/blog/sixteen-zones-and-the-vaastu-purusha) on the plan, or let the app do it.

## On site, with the compass

**5. Read north** at the door and at two windows, as described in [how to find the directions](/blog/find-the-directions-of-your-home). Compare it with the arrow on the plan.

**6. The main door.** Which place of the 32 does it hold? If it is near a border, take both. Do not decide by the facing of the tower. See [the main door](/blog/main-door-and-its-32-padas).

**7. The kitchen.** South-east is ideal, north-west a good second, east fine. Check where the stove can stand inside the room; often that is the better half of the answer.

**8. The main bedroom.** South-west or south is preferred, west accepted. Can a bed stand with its head to south or east without blocking the door?

**9. The toilets.** Which of them lie in the north-east or in the middle? That is the one point on which all lists agree. If there is one, is there a second toilet?

**10. What stands before the door.** A pillar, a lift, a drain in line with it? The text counts nothing that is farther away than twice the height of the building.

## What can be changed later, and what cannot

| Cannot be changed | Costly | Easy |
| --- | --- | --- |
| outline, direction, place of the tower | moving kitchen or toilet | bed, desk, shrine, stove in its room |
| lift, stairs, shafts | a new opening in a wall | use of a room |
| position of the main door in a tower | floor levels, drains | weight, light, clutter |

When you compare two flats, compare the first column. The third will be what you make of it. Anything in the middle column needs an engineer and the society; ask before you buy, not after.

## How to compare two flats

Write down for each the three strongest and the three weakest points, in words. Then look at the numbers. A flat at 6.8 and one at 7.1 are the same for every practical purpose; a compass that is five degrees off can make that difference. But if one has the toilet in the middle and the other an open hall there, the words tell you why the numbers part. The app can set two plans of a property side by side, and says with each point how far the sources agree.

If the one you love has a weak point, see whether it belongs to the third column. If it does, buy the paint and be happy. If it belongs to the first, ask yourself honestly whether it would trouble you on an ordinary Tuesday. Nobody else can answer that, and nobody should press you with it.

## A short note for the file

Keep the plan with your readings, the date and the photos together. Add the flat as a [property](/add-property), [upload the plan](/upload) and mark the rooms; then the report stays with it, with everything that could not be assessed listed too.

## Sources

- Corners, the figure and the free centre: Brihat Samhita, chapter on building, verses 46 to 66. Obstruction of the door: verses 74 to 76.
- Kitchen: the same chapter and the sixteen-room verse. Bedroom in the south-west, the toilets and the five per cent: modern practice.

This is traditional guidance, not science or a promise. For law, money and safety please ask a qualified person.`,
  },
  hi: {
    slug: 'flat-kharidne-se-pehle-jaanch-suchi',
    title: 'फ़्लैट ख़रीदने से पहले: नक़्शे के साथ जाँच-सूची',
    excerpt:
      'एक हाथ में नक़्शा, दूसरे में कंपास: दस बातें जो देखनी हैं, उसी क्रम में जिसमें वे मायने रखती हैं, और तीन बातें जो इनसे भी पहले आती हैं।',
    metaTitle: 'फ़्लैट ख़रीदने से पहले वास्तु जाँच-सूची | Disha',
    metaDescription:
      'फ़्लैट ख़रीदने की शांत जाँच-सूची: उत्तर, आकार, बीच, द्वार, रसोई, शयनकक्ष और शौचालय; बाद में क्या बदल सकता है और क्या नहीं।',
    tags: ['ख़रीदना', 'फ़्लैट', 'जाँच-सूची', 'नक़्शा'],
    content: `फ़्लैट जीवन में एक-दो बार ख़रीदा जाता है, और उसे देखने का दिन शोर भरा होता है: ब्रोकर, बालकनी, और रविवार तक की ख़ास क़ीमत। सूची साथ हो तो मन धीमा रहता है। हमारी सूची में पहले वे बातें हैं जो कभी नहीं बदल सकतीं।

## वास्तु से पहले तीन बातें

1. **काग़ज़।** मालिकाना हक़, मंज़ूरियाँ, अधिभोग (ऑक्यूपेंसी) प्रमाण-पत्र, बक़ाया। वकील इन्हें जिस फ़ीस में पढ़ता है, वह क़ीमत के आगे छोटी है।
2. **ढाँचा।** बीम के पास दरारें, स्नानघर के नीचे सीलन, पार्किंग में ज़ंग। इंजीनियर की एक मुलाक़ात किसी भी पंचांग से ज़्यादा काम की है।
3. **जीवन।** काम और स्कूल का रास्ता, गर्मी में पानी, रात का शोर, शाम चार बजे की रोशनी। दो बार आइए, अलग-अलग समय पर।

इनमें से कुछ ग़लत हो तो शहर का सबसे अच्छा द्वार भी काम नहीं आता।

## घर बैठे, नक़्शे के साथ

**1. नाप और उत्तर के तीर वाला नक़्शा माँगिए।** पुस्तिका में तीर अक्सर पूरे प्रोजेक्ट का होता है, या होता ही नहीं। जब तक आप कंपास लेकर वहाँ खड़े नहीं हुए, उत्तर को “अभी पता नहीं” लिखिए।

**2. आकार देखिए।** सब कोनों वाला आकार अच्छा माना जाता है। ईशान का कटना सबसे भारी गिना जाता है, क्योंकि वास्तु पुरुष का सिर वहीं है; बाक़ी कोनों का कटना उससे कम। ग्रंथ कोई नाप नहीं बताते। सलाहकार पूरे आयत के लगभग पाँच प्रतिशत से कटा हुआ मानते हैं, हम भी।

**3. बीच खोजिए।** जहाँ दोनों विकर्ण मिलते हैं, वहाँ खुला फ़र्श है, या शौचालय, सीढ़ी, भारी खंभा? खुला बीच उन नियमों में है जिन पर ग्रंथ और आज की सूचियाँ सबसे ज़्यादा सहमत हैं।

**4. कमरों को ज़ोन के नाम दीजिए।** नक़्शे पर [सोलह का चक्र](/blog/solah-zone-aur-vaastu-purush-mandala) रखिए, या यह काम ऐप को करने दीजिए।

## वहाँ जाकर, कंपास के साथ

**5. उत्तर पढ़िए:** दरवाज़े पर और दो खिड़कियों पर, जैसा [दिशाएँ कैसे जानें](/blog/ghar-ki-dishaen-kaise-jaanen) में बताया है। नक़्शे के तीर से मिलाइए।

**6. मुख्य द्वार।** वह 32 में से किस पद पर है? सीमा के पास हो तो दोनों लिखिए। टावर का मुख देखकर फ़ैसला मत कीजिए। [मुख्य द्वार](/blog/mukhya-dwar-aur-32-pad) वाला लेख देखिए।

**7. रसोई।** आग्नेय उत्तम, वायव्य अच्छा दूसरा विकल्प, पूर्व ठीक। देखिए कि कमरे के भीतर चूल्हा कहाँ रखा जा सकता है; अक्सर आधे से ज़्यादा जवाब यही होता है।

**8. मुख्य शयनकक्ष।** नैर्ऋत्य या दक्षिण पसंद किया जाता है, पश्चिम मान्य है। क्या पलंग का सिरहाना दक्षिण या पूर्व की ओर आ सकता है, बिना दरवाज़ा रोके?

**9. शौचालय।** कौन-सा ईशान में या बीच में है? इसी एक बात पर सब सूचियाँ सहमत हैं। ऐसा एक हो, तो क्या दूसरा शौचालय भी है?

**10. दरवाज़े के सामने क्या है।** सीध में खंभा, लिफ़्ट या नाली? भवन की ऊँचाई के दुगुने से ज़्यादा दूर हो तो ग्रंथ उसे नहीं गिनता।

## बाद में क्या बदल सकता है, क्या नहीं

| नहीं बदल सकता | महँगा | आसान |
| --- | --- | --- |
| आकार, दिशा, टावर की जगह | रसोई या शौचालय हटाना | पलंग, मेज़, पूजा, रसोई में चूल्हा |
| लिफ़्ट, सीढ़ी, पाइप की जगह | दीवार में नया दरवाज़ा | कमरे का उपयोग |
| टावर में मुख्य द्वार की जगह | फ़र्श का स्तर, निकासी | भार, रोशनी, कबाड़ |

दो फ़्लैटों की तुलना करनी हो तो पहले स्तंभ से कीजिए। तीसरा स्तंभ तो वैसा होगा जैसा आप बनाएँगे। बीच के स्तंभ की हर बात के लिए इंजीनियर और सोसाइटी चाहिए; ख़रीदने से पहले पूछिए, बाद में नहीं।

## दो फ़्लैटों की तुलना कैसे करें

हर फ़्लैट की तीन सबसे अच्छी और तीन सबसे कमज़ोर बातें शब्दों में लिखिए। फिर अंक देखिए। 6.8 और 7.1 वाले फ़्लैट काम के लिहाज़ से बराबर हैं; कंपास पाँच अंश चूके तो इतना अंतर आ सकता है। पर एक में बीच में शौचालय हो और दूसरे में वहाँ खुला हॉल, तो शब्द बता देते हैं कि अंक अलग क्यों हैं। ऐप एक संपत्ति के दो नक़्शे साथ-साथ रख सकता है, और हर बात के साथ बताता है कि स्रोत उस पर कितने सहमत हैं।

जो फ़्लैट मन को भा गया उसमें कोई कमज़ोर बात हो तो देखिए कि वह तीसरे स्तंभ की है या नहीं। हो, तो रंग ख़रीदिए और ख़ुश रहिए। पहले स्तंभ की हो तो अपने आप से सच-सच पूछिए: क्या वह किसी आम मंगलवार को भी खटकेगी? इसका जवाब कोई और नहीं दे सकता, और किसी को आप पर ज़ोर भी नहीं डालना चाहिए।

## सँभालकर रखने के लिए

नक़्शा, कंपास के अंक, तारीख़ और तस्वीरें साथ रखिए। फ़्लैट को [संपत्ति](/add-property) के रूप में जोड़िए, [नक़्शा अपलोड कीजिए](/upload) और कमरे चिह्नित कीजिए; फिर रिपोर्ट उसी के साथ रहेगी, और जो जाँचा नहीं जा सका वह भी उसमें लिखा होगा।

## स्रोत

- कोने, वास्तु पुरुष और खुला बीच: बृहत्संहिता, भवन वाला अध्याय, श्लोक 46 से 66। द्वार का वेध: श्लोक 74 से 76।
- रसोई: वही अध्याय और सोलह-कक्ष श्लोक। नैर्ऋत्य में शयनकक्ष, शौचालय और पाँच प्रतिशत: आज का चलन।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं। क़ानून, धन और सुरक्षा के लिए योग्य व्यक्ति से पूछिए।`,
  },
};
