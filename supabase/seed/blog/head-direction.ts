import type { BlogPost } from '../words.ts';

export const headDirection: BlogPost = {
  key: 'head-direction',
  category: 'bedroom',
  featured: false,
  publishedOn: '2026-10-14',
  en: {
    slug: 'bedroom-and-head-direction',
    title: 'The bedroom, and where your head points at night',
    excerpt:
      'Which room the sources would give you to sleep in, which way the head should lie, and how to turn a bed in a small room without turning your life around.',
    metaTitle: 'Bedroom vaastu and sleeping direction | Disha',
    metaDescription:
      'South or south-west for the main bedroom, head to south or east: what the old texts say, what modern lists add, and how to do it in a small room.',
    tags: ['bedroom', 'sleep', 'bed', 'head direction'],
    content: `Two questions are often mixed up. One is where in the home the bedroom lies. The other is which way your head points when you sleep. The first is decided by the builder; the second you can change this evening.

## Where the bedroom lies

For the main bedroom the sources give this picture:

| Place | How it is seen | Basis |
| --- | --- | --- |
| South | ideal | the old verses put the bedroom here |
| South-west | ideal | modern lists agree widely; the texts kept tools and heavy goods there |
| West | acceptable | modern |
| North, north-west | acceptable to some | disputed |
| East | better avoided | modern, little agreement |
| South-east | better avoided | modern, wide agreement: it is the fire corner |
| North-east | advised against | modern: the lightest, most open corner |
| Centre | advised against | classical: the middle stays free |

It surprises many that the famous south-west bedroom is a modern rule. The reasoning is simple: a heavy, quiet corner suits those who carry the house. It is a good idea; it is just not an old verse. For other bedrooms west and north-west are liked best. A strip between north-west and north is given to a couple in the old sixteen-room verse.

If your bedroom lies in a place that lists do not favour, exchange it with another room if that is easy. If not, place the bed in the south or south-west part of this one, and go on to the second question.

## Which way the head lies

![Four beds around a compass: head to south or east is good, head to north is not advised, on head to west sources differ](/figures/head-direction-en.svg)

- **South:** good. It is the usual first choice.
- **East:** good, and often preferred for children and students.
- **West:** sources differ. The Brihat Samhita rules it out; modern lists are neutral. Treat it as a mild point.
- **North:** text and modern lists both advise against it.

You may have read that the head to the north disturbs sleep because of the earth’s magnetism. We know of no good evidence for that, and the text does not argue that way. It is a custom, and you may keep it as one.

## How to check it

Stand at the foot of the bed and look towards the pillow. The direction in which you look is the direction of the head. Read it with a compass held away from a steel bed frame and from a spring mattress; the traps are described in [how to find your directions](/blog/find-the-directions-of-your-home).

## Turning a bed in a small room

- Put the headboard against the south wall if there is one without a door. If a window is there, the east wall is as good.
- A door that opens onto the bed, or a wardrobe that no longer opens, is worse than an unloved direction. Walk through the room in your mind before you push.
- No place for the bed to turn? Put the pillow at the other end. It costs nothing.
- In a room with two beds or a bunk, let the one who sleeps badly choose first.

The text adds two things that are easy to follow: do not lie along the line of a beam, and do not sleep in a place right above stored grain, a fire or a shrine. Modern lists add that no beam should run above the bed and no mirror should face it. For the mirror no old text is known to us. If it bothers you, hang a cloth over it at night; if it does not, leave it.

## Sleep is more than a direction

A dark, quiet and aired room, regular hours and a phone that sleeps elsewhere do more for your nights than any turn of the bed. If you sleep badly for weeks, please speak to a doctor. Vaastu does not treat illness.

And a word on peace at home: if one of you wants to turn the bed and the other does not, the custom is not worth a quarrel. [What a vaastu score can say](/blog/what-a-vaastu-score-can-say) explains how small one such point is in the whole.

## Sources

- Head neither to north nor to west, not along a beam, not above grain, fire or a deity: Brihat Samhita, chapter on building (verse 122 in the edition we read).
- Bedroom in the south: the sixteen-room verse, and a verse of the Narada Samhita as quoted in a later handbook.
- Bedroom in the south-west, beams above the bed, mirrors, and the neutral view of west: modern practice.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'sote-samay-sir-kis-disha-mein',
    title: 'शयनकक्ष, और सोते समय सिर किस ओर',
    excerpt: 'स्रोत सोने के लिए कौन-सा कमरा बताते हैं, सिर किस ओर रखें, और छोटे कमरे में पलंग बिना उठा-पटक के कैसे घुमाएँ।',
    metaTitle: 'शयनकक्ष का वास्तु और सोने की दिशा | Disha',
    metaDescription:
      'मुख्य शयनकक्ष दक्षिण या नैर्ऋत्य में, सिर दक्षिण या पूर्व की ओर: ग्रंथ क्या कहते हैं, आज की सूचियाँ क्या जोड़ती हैं, छोटे कमरे में क्या करें।',
    tags: ['शयनकक्ष', 'नींद', 'पलंग', 'सोने की दिशा'],
    content: `दो सवाल अक्सर आपस में मिल जाते हैं। एक यह कि शयनकक्ष घर के किस भाग में है। दूसरा यह कि सोते समय आपका सिर किस ओर है। पहला तो बिल्डर तय कर चुका; दूसरा आप आज शाम ही बदल सकते हैं।

## शयनकक्ष कहाँ हो

मुख्य शयनकक्ष के बारे में स्रोत यह तस्वीर देते हैं:

| जगह | कैसा माना जाता है | आधार |
| --- | --- | --- |
| दक्षिण | उत्तम | पुराने श्लोक शयनकक्ष यहीं रखते हैं |
| नैर्ऋत्य | उत्तम | आज की सूचियाँ सहमत; ग्रंथ यहाँ औज़ार और भारी सामान रखते थे |
| पश्चिम | मान्य | आधुनिक |
| उत्तर, वायव्य | कुछ लोग मान लेते हैं | विवादित |
| पूर्व | टालना बेहतर | आधुनिक, सहमति कम |
| आग्नेय | टालना बेहतर | आधुनिक, सहमति ज़्यादा: यह अग्नि का कोना है |
| ईशान | साफ़ मना | आधुनिक: घर का सबसे हल्का, खुला कोना |
| बीच | साफ़ मना | शास्त्रीय: बीच खुला रहे |

बहुत लोग यह जानकर चौंकते हैं कि नैर्ऋत्य का मशहूर शयनकक्ष आज का नियम है। उसके पीछे का विचार सीधा है: भारी और शांत कोना उन्हें मिले जो घर सँभालते हैं। विचार अच्छा है, बस वह पुराना श्लोक नहीं है। घर के दूसरे शयनकक्षों के लिए पश्चिम और वायव्य सबसे अच्छे माने जाते हैं। उत्तर और वायव्य के बीच की पट्टी सोलह-कक्ष श्लोक में पति-पत्नी के कमरे की है।

आपका शयनकक्ष ऐसी जगह है जिसे सूचियाँ पसंद नहीं करतीं, और कमरा बदलना आसान हो, तो बदल लीजिए। नहीं तो इसी कमरे के दक्षिण या नैर्ऋत्य भाग में पलंग रखिए और दूसरे सवाल पर आइए।

## सिर किस ओर हो

![कंपास के चारों ओर चार पलंग: सिर दक्षिण या पूर्व की ओर अच्छा, उत्तर की ओर मना, पश्चिम पर मत अलग](/figures/head-direction-hi.svg)

- **दक्षिण:** अच्छा। आम तौर पर पहली पसंद यही है।
- **पूर्व:** अच्छा। बच्चों और पढ़ने वालों के लिए इसे अक्सर चुना जाता है।
- **पश्चिम:** मत अलग हैं। बृहत्संहिता मना करती है; आज की सूचियाँ इसे सामान्य मानती हैं। इसे हल्की बात समझिए।
- **उत्तर:** ग्रंथ और आज की सूचियाँ, दोनों मना करते हैं।

आपने पढ़ा होगा कि सिर उत्तर की ओर हो तो धरती के चुंबक से नींद बिगड़ती है। हमें इसका कोई ठोस प्रमाण नहीं मिला, और ग्रंथ भी यह तर्क नहीं देता। यह एक रिवाज है, और रिवाज की तरह निभाया जा सकता है।

## जाँचें कैसे

पलंग के पैताने खड़े होकर तकिए की ओर देखिए। आप जिस ओर देख रहे हैं, सोने पर सिर उसी ओर होगा। कंपास को लोहे के पलंग और स्प्रिंग वाले गद्दे से दूर रखकर पढ़िए; बाक़ी सावधानियाँ [दिशाएँ कैसे जानें](/blog/ghar-ki-dishaen-kaise-jaanen) में हैं।

## छोटे कमरे में पलंग घुमाना

- दक्षिण की दीवार में दरवाज़ा न हो तो पलंग का सिरहाना उसी से लगाइए। वहाँ खिड़की हो तो पूर्व की दीवार भी उतनी ही अच्छी है।
- पलंग से टकराता दरवाज़ा या न खुलने वाली अलमारी, नापसंद दिशा से ज़्यादा परेशान करती है। खिसकाने से पहले मन में कमरे का एक चक्कर लगा लीजिए।
- पलंग घुमाने की जगह नहीं? तकिया दूसरे सिरे पर रख लीजिए। इसमें कुछ नहीं लगता।
- दो पलंग या ऊपर-नीचे वाला पलंग हो तो जिसकी नींद कच्ची है वह पहले चुने।

ग्रंथ दो और बातें कहता है जो आसानी से निभाई जा सकती हैं: बीम की सीध में न सोएँ, और रखे हुए अनाज, आग या देवस्थान के ठीक ऊपर न सोएँ। आज की सूचियाँ जोड़ती हैं कि पलंग के ऊपर बीम न हो और सामने दर्पण न हो। दर्पण के लिए कोई पुराना ग्रंथ हमारी जानकारी में नहीं है। खटकता हो तो रात को उस पर कपड़ा डाल दीजिए; न खटके तो रहने दीजिए।

## नींद केवल दिशा से नहीं आती

अँधेरा, शांत और हवादार कमरा, सोने-जागने का तय समय, और दूसरे कमरे में रखा फ़ोन, ये सब आपकी रातों के लिए पलंग घुमाने से ज़्यादा करते हैं। कई हफ़्तों तक नींद ठीक न आए तो डॉक्टर से मिलिए। वास्तु किसी बीमारी का इलाज नहीं है।

घर की शांति की भी एक बात: आप पलंग घुमाना चाहें और घर में कोई दूसरा न चाहे, तो इसके लिए झगड़ना ठीक नहीं। पूरे घर के हिसाब में ऐसी एक बात कितनी छोटी है, यह [वास्तु का अंक क्या बताता है](/blog/vaastu-ank-kya-batata-hai) में पढ़िए।

## स्रोत

- सिर न उत्तर की ओर, न पश्चिम की ओर; बीम की सीध में नहीं; अनाज, आग या देवता के ऊपर नहीं: बृहत्संहिता, भवन वाला अध्याय (हमारे पढ़े संस्करण में श्लोक 122)।
- दक्षिण में शयनकक्ष: सोलह-कक्ष श्लोक, और नारद संहिता का एक श्लोक, जैसा बाद की एक पुस्तक में उद्धृत है।
- नैर्ऋत्य में शयनकक्ष, पलंग के ऊपर बीम, दर्पण, और पश्चिम को सामान्य मानना: आज का चलन।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
