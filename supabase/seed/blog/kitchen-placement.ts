import type { BlogPost } from '../words.ts';

export const kitchenPlacement: BlogPost = {
  key: 'kitchen-placement',
  category: 'kitchen',
  featured: true,
  publishedOn: '2026-10-11',
  en: {
    slug: 'which-direction-for-the-kitchen',
    title: 'Which direction for the kitchen?',
    excerpt:
      'South-east by the old verse, north-west as the usual second choice, and quite a lot that can be done in a flat where the kitchen cannot move.',
    metaTitle: 'Kitchen vaastu: which direction, and if it is fixed | Disha',
    metaDescription:
      'Where vaastu places the kitchen, how far sources agree on each direction, and what you can do without breaking a wall in a flat.',
    tags: ['kitchen', 'south-east', 'stove', 'flat'],
    content: `Of all the rooms in a home, the kitchen has one of the clearest rules. The Brihat Samhita gives it to the corner of fire, the south-east, and almost everybody who came later agreed. Yet most of us live in flats where the kitchen was fixed by the plumbing shaft. So it helps to know two things: how strong the advice is for each direction, and what is left to do when nothing can be moved.

## The nine places

![Nine parts of a home with north at the top: south-east ideal; east, south, west and north-west acceptable; north better avoided; north-east, south-west and centre advised against](/figures/kitchen-placement-en.svg)

**South-east** is ideal, and here a classical verse and today’s lists say the same. South-east is Agni’s corner. In the cooler half of the year it is also the side of the morning sun, which dries a kitchen early in the day.

**North-west** is the standard second choice, and sources agree on it widely. **East** comes next. **South** and **west** are accepted by several lists, with less conviction.

**North** is where regions part. Many lists of the north advise against it; practice in Kerala accepts it. **North-east** is refused by most lists, because it brings fire into the corner of water, while Kerala and Tamil traditions have accepted it. For **south-west**, most writers keep that heavy corner for rest, and a few Telugu and Tamil writers allow a kitchen. If your family follows a regional custom, you are not doing anything wrong by following it.

On the **centre** everybody agrees: it should stay free.

## Inside the room

The direction of the room is one question; how the room is used is another, and it is the one you can answer yourself.

- **Face east while cooking**, or else north. This is the advice on which modern lists agree most.
- **Keep stove and sink apart.** Fire and water side by side is disliked by tradition, and a dry patch between hot oil and a splashing tap is good sense anyway. About an arm’s length is enough.
- **Sink towards the north-east** of the kitchen, stove towards its south-east.
- **Door:** the kitchen should not open straight towards the main door, nor share a wall or a door line with a toilet.

## When the kitchen is fixed

Suppose the kitchen of your flat lies in the north. Take it in this order.

1. **Stand in the kitchen with a compass** and find the south-east corner of that room. If the platform reaches it, put the stove there and cook facing east.
2. **If the platform is on the wrong wall,** a movable hob or an induction plate can change the side on which you stand. Ask the gas agency before any hose or pipe is moved; that is a matter of safety, not of vaastu.
3. **Separate water and fire** with a board, a shelf or the length of the counter.
4. **Move weight.** Grain, oil tins and the heavy mixer go to the south and west sides of the room, the light and open things to the north and east.
5. **Keep it bright and aired.** Mend the tap that drips, clean the chimney, clear the corner with broken boxes.

What about colours, metal strips, pyramids or a bowl of salt? They are modern and commercial, and no old text known to us prescribes them. Nobody needs to buy anything. They also do not change what a rule says about the place of the room; only a different place does that.

## If you are still building

Then the change is free on paper. Exchange the kitchen with the room in the south-east, keep its door away from the toilet, and let the platform run along the east wall. Ask the architect early where the water shaft is, because it decides more than any rule. If a wall, a beam or a pipe is to be touched in a finished building, ask an engineer first and the housing society too.

## A few common questions

**Is a kitchen in the west a fault?** No. Some lists keep west as a fallback, and we count it as acceptable, with little agreement among sources.

**May the fridge stand next to the stove?** The old texts know no fridge. Modern lists are all over the place, so go by heat and comfort.

**We rent. Is it worth the trouble?** Steps 3 to 5 cost an afternoon. More ideas are in [vaastu for flats and rented homes](/blog/vaastu-for-flats-and-rented-homes). To see your whole plan at once, [upload it](/upload).

## Sources

- Kitchen in the south-east: Brihat Samhita, chapter on building (verse 116 in the edition we read), the sixteen-room verse, and a verse of the Narada Samhita as quoted in a later handbook.
- North-east kitchens: current practice in Kerala, and the Tamil Manaiyadi Sastra as cited by a practitioner.
- Facing, sink, neighbours and the ranking of the other directions: modern lists.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'rasoi-kis-disha-mein',
    title: 'रसोई किस दिशा में हो?',
    excerpt: 'पुराने श्लोक में आग्नेय, दूसरे विकल्प में वायव्य, और जिस फ़्लैट में रसोई हट नहीं सकती वहाँ भी करने को बहुत कुछ है।',
    metaTitle: 'रसोई का वास्तु: सही दिशा, और जगह तय हो तो क्या करें',
    metaDescription:
      'वास्तु में रसोई की जगह कहाँ है, हर दिशा पर स्रोत कितने सहमत हैं, और फ़्लैट में बिना दीवार तोड़े क्या-क्या किया जा सकता है।',
    tags: ['रसोई', 'आग्नेय', 'चूल्हा', 'फ़्लैट'],
    content: `घर के सब कमरों में रसोई का नियम सबसे साफ़ नियमों में है। बृहत्संहिता उसे अग्नि के कोने यानी आग्नेय (दक्षिण-पूर्व) में रखती है, और बाद के लगभग सब लोगों ने यही माना। पर हममें से ज़्यादातर ऐसे फ़्लैट में रहते हैं जहाँ रसोई की जगह पानी के पाइपों ने तय कर दी थी। इसलिए दो बातें जानना अच्छा है: हर दिशा के लिए सलाह कितनी पक्की है, और जब कुछ हट न सके तब क्या बचता है।

## नौ जगहें

![ऊपर उत्तर के साथ घर के नौ भाग: आग्नेय उत्तम; पूर्व, दक्षिण, पश्चिम और वायव्य मान्य; उत्तर टालना बेहतर; ईशान, नैर्ऋत्य और बीच में साफ़ मना](/figures/kitchen-placement-hi.svg)

**आग्नेय** उत्तम है, और यहाँ पुराना श्लोक और आज की सूचियाँ एक ही बात कहती हैं। यह अग्नि का कोना है। ठंड के महीनों में सुबह की धूप भी इसी ओर से आती है, जिससे रसोई दिन की शुरुआत में ही सूख जाती है।

**वायव्य** (उत्तर-पश्चिम) जाना-माना दूसरा विकल्प है, और इस पर भी काफ़ी सहमति है। उसके बाद **पूर्व** आता है। **दक्षिण** और **पश्चिम** को कई सूचियाँ मान लेती हैं, पर उतने भरोसे से नहीं।

**उत्तर** पर क्षेत्रों के मत अलग हैं। उत्तर भारत की कई सूचियाँ मना करती हैं; केरल की परंपरा मान लेती है। **ईशान** से ज़्यादातर सूचियाँ मना करती हैं, क्योंकि वहाँ जल के कोने में आग आ जाती है, पर केरल और तमिल परंपराएँ इसे मानती आई हैं। **नैर्ऋत्य** का भारी कोना ज़्यादातर लेखक आराम के लिए रखते हैं; कुछ तेलुगु और तमिल लेखक वहाँ रसोई मान लेते हैं। आपके परिवार में अपने क्षेत्र की रीति चलती है तो उसे निभाने में कोई ग़लती नहीं है।

**बीच** के बारे में सब एकमत हैं: वह खुला रहे।

## रसोई के भीतर

रसोई किस दिशा में है, यह एक सवाल है; उसके भीतर काम कैसे होता है, यह दूसरा। दूसरे का जवाब आपके हाथ में है।

- **खाना बनाते समय मुँह पूर्व की ओर हो**, नहीं तो उत्तर की ओर। आज की सूचियाँ सबसे ज़्यादा इसी पर सहमत हैं।
- **चूल्हा और सिंक दूर-दूर हों।** परंपरा आग और पानी को सटाकर नहीं रखती, और गरम तेल और छींटे मारते नल के बीच सूखी जगह वैसे भी समझदारी है। एक हाथ की दूरी काफ़ी है।
- **सिंक रसोई के ईशान भाग में** हो और चूल्हा उसके आग्नेय भाग में।
- **दरवाज़ा:** रसोई मुख्य द्वार के ठीक सामने न खुले, और शौचालय के साथ उसकी दीवार या दरवाज़े की सीध एक न हो।

## जब रसोई की जगह तय हो

मान लीजिए आपके फ़्लैट में रसोई उत्तर में है। तो इस क्रम से चलिए।

1. **कंपास लेकर रसोई में खड़े होइए** और उसी कमरे का आग्नेय कोना खोजिए। स्लैब वहाँ तक जाती हो तो चूल्हा वहीं रखिए और पूर्व की ओर मुँह करके पकाइए।
2. **स्लैब दूसरी दीवार पर हो** तो खिसकाया जा सकने वाला चूल्हा या इंडक्शन काम आ सकता है, ताकि आपके खड़े होने की दिशा बदले। गैस की नली या पाइप छूने से पहले गैस एजेंसी से पूछिए; यह वास्तु की नहीं, सुरक्षा की बात है।
3. **आग और पानी के बीच** कोई पटरा, छोटी शेल्फ़ या स्लैब की लंबाई रखिए।
4. **भार खिसकाइए।** अनाज, तेल के डिब्बे और भारी मिक्सर रसोई के दक्षिण और पश्चिम भाग में, हल्की और खुली चीज़ें उत्तर और पूर्व में।
5. **रोशनी और हवा रखिए।** टपकता नल ठीक कराइए, चिमनी साफ़ कीजिए, टूटे डिब्बों वाला कोना ख़ाली कीजिए।

रंग, धातु की पट्टी, पिरामिड या नमक की कटोरी का क्या? ये आधुनिक और बाज़ार की चीज़ें हैं; हमारी जानकारी में कोई पुराना ग्रंथ इन्हें नहीं बताता। किसी को कुछ ख़रीदने की ज़रूरत नहीं है। इनसे कमरे की जगह के बारे में नियम की राय भी नहीं बदलती; वह तो जगह बदलने से ही बदलती है।

## अगर घर अभी बन रहा है

तब काग़ज़ पर बदलाव में कोई ख़र्च नहीं। रसोई को आग्नेय के कमरे से बदल लीजिए, उसका दरवाज़ा शौचालय से दूर रखिए और स्लैब पूर्व की दीवार के साथ बनवाइए। आर्किटेक्ट से शुरू में ही पूछ लीजिए कि पानी के पाइप कहाँ से आएँगे, क्योंकि असली फ़ैसला अक्सर वही करते हैं। बने हुए घर में दीवार, बीम या पाइप छूनी हो तो पहले इंजीनियर से, और सोसाइटी से भी, पूछिए।

## कुछ आम सवाल

**क्या पश्चिम की रसोई में दोष है?** नहीं। कुछ सूचियाँ पश्चिम को आख़िरी विकल्प मानती हैं। हम उसे मान्य गिनते हैं, हालाँकि इस पर स्रोतों में सहमति कम है।

**फ़्रिज चूल्हे के पास रख सकते हैं?** पुराने ग्रंथ फ़्रिज को जानते ही नहीं। आज की सूचियाँ अलग-अलग बातें कहती हैं, इसलिए गर्मी और सुविधा देखकर तय कीजिए।

**हम किराए पर हैं, क्या इतना करना ठीक है?** तीसरे से पाँचवें क़दम में एक दोपहर लगती है। और बातें [फ़्लैट और किराए के घर में वास्तु](/blog/flat-aur-kiraye-ke-ghar-mein-vaastu) में हैं। पूरा घर एक साथ देखना हो तो [नक़्शा अपलोड कीजिए](/upload)।

## स्रोत

- आग्नेय में रसोई: बृहत्संहिता, भवन वाला अध्याय (हमारे पढ़े संस्करण में श्लोक 116), सोलह-कक्ष श्लोक, और नारद संहिता का एक श्लोक, जैसा बाद की एक पुस्तक में उद्धृत है।
- ईशान की रसोई: केरल का आज का चलन, और तमिल मनैयडि शास्त्र, जैसा एक जानकार ने बताया।
- मुँह की दिशा, सिंक, आसपास के कमरे और बाक़ी दिशाओं का क्रम: आज की सूचियाँ।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
