import type { BlogPost } from '../words.ts';

export const southFacing: BlogPost = {
  key: 'south-facing',
  category: 'entrance',
  featured: false,
  publishedOn: '2026-11-13',
  en: {
    slug: 'is-a-south-facing-house-a-fault',
    title: 'Is a south-facing house a fault?',
    excerpt:
      'Flats that look south are sold with an apology. The old texts do not ask for one. What they look at instead, and how to live well with a southern door.',
    metaTitle: 'Is a south-facing house a fault? | Disha',
    metaDescription:
      'Why facing south is no defect by itself, which places of the south wall are called good, where popular lists differ, and practical steps for heat and light.',
    tags: ['south-facing', 'main door', 'facing', 'myths'],
    content: `“South-facing, so we can come down a little on the price.” The sentence is said every day, and it makes people pass by good homes. The short answer to the question above is no: a house is not faulty for facing south. Here is the longer one.

## What the texts look at

The Brihat Samhita does not grade the four sides. It divides each wall into eight places and looks at the one in which the door stands. All four sides have good ones, and the southern side has **S4, Grihakshata**: the fourth place counted from the south-east corner, a little before the middle of the wall. The text praises it, and so does nearly every modern list.

![A square with eight door places on each wall, counted clockwise from the north-east corner; on the south wall S4 is marked as good, S2, S3 and S5 as disputed](/figures/door-padas-en.svg)

Just beside it, things are open. **S3**, Vitatha, is not good in the Brihat Samhita, while the Matsya Purana lists it among southern doors and the sixteen-zone schools praise it. On **S2** and **S5** voices differ too. Towards the south-west, from S6 on, sources agree that another place would be better.

So two neighbours on the same southern street can have doors that are read quite differently. The street does not decide, and neither does the word in the advertisement.

## Where the worry comes from

Yama is the guardian of the south, and his name makes people lower their voices. In the tradition he is also Dharmaraja, the just one, who keeps order and measure. South stands for rest and discipline there, and the old verse puts the bedroom in the south. No old text known to us treats the south of a house as something to flee from.

Popular lists of our time put four words in the place of the 32: east and north good, west fair, south poor. That is easy to print and easy to remember. We show it as what it is, one modern view, and we do not count it in any score.

There is also an earthly reason. A south front takes the sun for most of the day from October to March. Where it is hot, and with large panes of glass, that is a burden; where winters are cold, it is a gift.

## Find out where your door stands

1. Read north at the door as described in [how to find the directions](/blog/find-the-directions-of-your-home).
2. Make sure that the door really is in the south wall of your own home. The balcony may look south while the door is in the north.
3. Divide the inside of the south wall into eight equal parts, beginning at the south-east corner. In which part is the middle of the door?
4. If it is near a border, note both parts. How walls and angles can disagree is told in [the main door and its 32 padas](/blog/main-door-and-its-32-padas).

## Living well with a southern door

Gentlest first:

- **Shade before glass.** A chajja, a bamboo blind, a creeper or a jaali keeps out the high summer sun and lets in the low winter sun.
- **Let the north breathe.** Open windows in the north and east in the morning, close the south before noon in summer. Modern lists like more openings on north and east anyway; here that is also cooler.
- **Weight to the south.** Shelves and cupboards along the south and west walls suit the tradition and shield the rooms from heat.
- **A fine door.** Clean threshold, a good lamp, a bell that works. The text wants the main door to be the finest of the house.
- **A second door,** if the house has one in the north or east, may be the one for every day.

Moving a door is the last thing to think of, when the house is being rebuilt anyway, and then with an engineer. In a flat it is hardly ever possible, and it is not needed.

## If you are about to buy

Do not pay more for a word, and do not run from one. Look at outline, centre, kitchen, light and papers, in the order of our [checklist](/blog/buying-a-flat-checklist). If a seller comes down on the price because of the south, say thank you.

And if your elders feel uneasy about the south? Take it seriously; a home in which the grandmother does not feel well is not finished. Show her the verse about S4, stand with her in the winter sun at the window, keep the puja in the north-east, and light a lamp at the new door together. If it stays a worry, choose another flat. That is a matter of love, and no almanac has to agree.

In our reports the facing of a house is mentioned and never counted. For your own door, [upload the plan](/upload) and mark it; the report names the place, the verse and the other view.

## Sources

- The 32 places and S4: Brihat Samhita, chapter on building. S3 among southern doors: the Matsya Purana, as given in a study of architecture in the Puranas.
- Bedroom in the south: the sixteen-room verse.
- Facing as a criterion of its own, more openings on north and east: modern lists. Shade and air: common building practice.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'kya-dakshin-mukhi-ghar-mein-dosh-hai',
    title: 'क्या दक्षिणमुखी घर में दोष है?',
    excerpt:
      'दक्षिण की ओर देखते फ़्लैट माफ़ी माँगकर बेचे जाते हैं। पुराने ग्रंथ ऐसी माफ़ी नहीं माँगते। वे क्या देखते हैं, और दक्षिण के द्वार के साथ अच्छे से कैसे रहें।',
    metaTitle: 'क्या दक्षिणमुखी घर में दोष है? | Disha',
    metaDescription:
      'दक्षिण की ओर मुख होना अपने आप में दोष क्यों नहीं है, दक्षिण की दीवार के कौन-से पद अच्छे माने गए हैं, और गर्मी व रोशनी के लिए क्या करें।',
    tags: ['दक्षिणमुखी', 'मुख्य द्वार', 'घर का मुख', 'भ्रम'],
    content: `“दक्षिणमुखी है, इसलिए क़ीमत थोड़ी कम कर देंगे।” यह बात रोज़ कही जाती है, और लोग अच्छे घर छोड़कर आगे बढ़ जाते हैं। ऊपर के सवाल का छोटा जवाब है: नहीं, दक्षिण की ओर मुख होने भर से घर में दोष नहीं होता। लंबा जवाब यह रहा।

## ग्रंथ क्या देखते हैं

बृहत्संहिता चारों दिशाओं को नंबर नहीं देती। वह हर दीवार को आठ पदों में बाँटती है और देखती है कि द्वार किस पद पर है। अच्छे पद चारों ओर हैं, और दक्षिण में वह है **S4, गृहक्षत**: आग्नेय कोने से गिनें तो चौथा पद, दीवार के बीच से ज़रा पहले। ग्रंथ उसे अच्छा कहता है, और आज की लगभग हर सूची भी।

![हर दीवार पर आठ पदों वाला वर्ग, ईशान कोने से घड़ी की दिशा में गिना हुआ; दक्षिण की दीवार पर S4 अच्छा, S2, S3 और S5 विवादित](/figures/door-padas-hi.svg)

उसके ठीक बग़ल में मत अलग हैं। **S3** यानी वितथ बृहत्संहिता में अच्छा नहीं है, पर मत्स्य पुराण उसे दक्षिण के द्वारों में गिनता है और सोलह ज़ोन की पद्धति अच्छा कहती है। **S2** और **S5** पर भी मत अलग हैं। नैर्ऋत्य की ओर, S6 से आगे, स्रोत इस पर सहमत हैं कि कोई और जगह बेहतर होगी।

यानी दक्षिण वाली एक ही गली के दो पड़ोसियों के द्वार के बारे में राय काफ़ी अलग हो सकती है। फ़ैसला न गली करती है, न विज्ञापन का शब्द।

## यह चिंता आई कहाँ से

दक्षिण के दिक्पाल यम हैं, और उनका नाम सुनकर लोग धीमे बोलने लगते हैं। पर परंपरा में वे धर्मराज भी हैं, न्याय और मर्यादा रखने वाले। दक्षिण वहाँ आराम और अनुशासन की दिशा है, और पुराना श्लोक शयनकक्ष दक्षिण में ही रखता है। हमारी जानकारी में कोई पुराना ग्रंथ घर के दक्षिण भाग से भागने को नहीं कहता।

आज की प्रचलित सूचियाँ 32 पदों की जगह चार शब्द रख देती हैं: पूर्व और उत्तर अच्छे, पश्चिम ठीक, दक्षिण कमज़ोर। छापने में आसान, याद रखने में आसान। हम इसे वही बताते हैं जो यह है, एक आधुनिक मत, और किसी अंक में नहीं गिनते।

एक कारण ज़मीन का भी है। दक्षिण की ओर अक्टूबर से मार्च तक दिन भर धूप रहती है। जहाँ गर्मी हो और काँच बड़े हों, वहाँ यह बोझ है; जहाँ सर्दी कड़ी हो, वहाँ तोहफ़ा।

## पता कीजिए कि आपका द्वार कहाँ है

1. दरवाज़े पर उत्तर पढ़िए, जैसा [दिशाएँ कैसे जानें](/blog/ghar-ki-dishaen-kaise-jaanen) में बताया है।
2. पक्का कर लीजिए कि द्वार सच में आपके अपने घर की दक्षिण दीवार में है। हो सकता है बालकनी दक्षिण में हो और द्वार उत्तर में।
3. दक्षिण की दीवार को भीतर से आठ बराबर भागों में बाँटिए, गिनती आग्नेय कोने से। दरवाज़े का बीच किस भाग में है?
4. सीमा के पास हो तो दोनों भाग लिख लीजिए। दीवार और कोण से गिनती कैसे अलग हो सकती है, यह [मुख्य द्वार और उसके 32 पद](/blog/mukhya-dwar-aur-32-pad) में है।

## दक्षिण के द्वार के साथ अच्छे से रहना

सबसे हल्का उपाय पहले:

- **काँच से पहले छाया।** छज्जा, बाँस की चिक, बेल या जाली गर्मी की ऊँची धूप रोकती है और सर्दी की नीची धूप आने देती है।
- **उत्तर को साँस लेने दीजिए।** सुबह उत्तर और पूर्व की खिड़कियाँ खोलिए, गर्मियों में दोपहर से पहले दक्षिण की बंद कर दीजिए। आज की सूचियाँ वैसे भी उत्तर और पूर्व में ज़्यादा खिड़की-दरवाज़े चाहती हैं; यहाँ इससे ठंडक भी रहती है।
- **भार दक्षिण में।** दक्षिण और पश्चिम की दीवारों पर अलमारियाँ परंपरा के हिसाब से भी ठीक हैं और कमरों को गर्मी से भी बचाती हैं।
- **सुंदर द्वार।** साफ़ दहलीज़, अच्छी बत्ती, बजने वाली घंटी। ग्रंथ चाहता है कि मुख्य द्वार घर का सबसे सुंदर दरवाज़ा हो।
- **दूसरा दरवाज़ा,** अगर घर में उत्तर या पूर्व की ओर हो, तो रोज़ के आने-जाने के लिए वही रखिए।

दरवाज़ा हटाने की बात सबसे आख़िर में सोचिए, जब घर वैसे भी फिर से बन रहा हो, और तब इंजीनियर के साथ। फ़्लैट में यह शायद ही हो पाता है, और इसकी ज़रूरत भी नहीं।

## ख़रीदने जा रहे हों तो

एक शब्द के लिए न ज़्यादा दीजिए, न एक शब्द से भागिए। आकार, बीच, रसोई, रोशनी और काग़ज़ देखिए, हमारी [जाँच-सूची](/blog/flat-kharidne-se-pehle-jaanch-suchi) के क्रम में। बेचने वाला दक्षिण के नाम पर क़ीमत घटाए तो उसे धन्यवाद दीजिए।

और घर के बड़ों का मन दक्षिण को लेकर न माने तो? उनकी बात ध्यान से सुनिए; जिस घर में दादी का मन न लगे वह घर अभी पूरा नहीं हुआ। उन्हें S4 वाली बात बताइए, सर्दी की धूप में उनके साथ खिड़की पर खड़े होइए, पूजा ईशान में रखिए और नए द्वार पर साथ मिलकर दीया जलाइए। फिर भी खटका रहे तो दूसरा फ़्लैट देखिए। यह प्यार की बात है, इसमें किसी पंचांग की सहमति ज़रूरी नहीं।

हमारी रिपोर्ट में घर का मुख बताया जाता है, गिना कभी नहीं जाता। अपने द्वार के लिए [नक़्शा अपलोड कीजिए](/upload) और उस पर द्वार लगाइए; रिपोर्ट पद, उसका आधार और दूसरा मत, तीनों बताती है।

## स्रोत

- 32 पद और S4: बृहत्संहिता, भवन वाला अध्याय। दक्षिण के द्वारों में S3: मत्स्य पुराण, जैसा पुराणों की वास्तुकला के एक अध्ययन में दिया है।
- दक्षिण में शयनकक्ष: सोलह-कक्ष श्लोक।
- घर के मुख को अलग से गिनना, उत्तर और पूर्व में ज़्यादा खिड़की-दरवाज़े: आज की सूचियाँ। छाया और हवा: निर्माण की आम समझ।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
