import type { BlogPost } from '../words.ts';

export const studyDesk: BlogPost = {
  key: 'study-desk',
  category: 'office',
  featured: false,
  publishedOn: '2026-10-29',
  en: {
    slug: 'study-desk-and-home-office',
    title: 'The study desk and the home office',
    excerpt:
      'Face east or north with a wall behind you. Why this small rule is the most useful one for people who learn or work at home, and what comes before it.',
    metaTitle: 'Study desk and home office vaastu | Disha',
    metaDescription:
      'Where to put a study or home office, which way to face, and what matters more: light, quiet and a chair that fits. With both views where sources differ.',
    tags: ['study', 'desk', 'home office', 'children'],
    content: `Many homes in India have become offices and schools in the last few years, mostly at the dining table. Vaastu has a short answer to where one should sit, and it is one of the easiest rules to follow, because a desk can be turned by two people in a minute.

## The direction of your face

Sit so that you **face east or north**. On this modern lists agree widely, for children at their homework, for students and for anybody at a laptop. A **wall behind your back** goes with it: one feels calmer when nobody walks past behind.

![Two rooms from above: in one the reader faces east with a wall behind, in the other the reader faces north with a wall behind](/figures/desk-facing-en.svg)

Old texts do not know a desk, so this is a modern rule drawn from an old habit. East is the direction of sunrise, towards which people have prayed and recited for a very long time.

## The place in the home

For a study the sources name these places:

- **West, above all the strip between west and south-west:** the sixteen-room verse has the room of learning there, and the sixteen-zone schools follow it.
- **North-east:** modern lists like it for its quiet and light.
- **East and north:** good too.
- **South-west:** one column recommends west or south-west, others say not south-west. Reading the verse closely, it means the strip towards the west and not the corner.
- **South and north-west:** lists differ.
- **South-east:** better for part-time use.

If you work for others from home, any quiet room will do. If you run your own firm from home, lists would seat the owner in the south-west, facing north or east; for that see [shop and office](/blog/shop-and-office-entrance-and-cash).

## For children

Lists suggest west or north-west for a child’s room, and east for the little ones. Head to east or south while sleeping, face to east or north while studying. In a shared room it is enough that each child has a place of their own, be it sixty centimetres wide, with a shelf above and a lamp that nobody borrows.

What the place cannot do is learn for the child. Please do not tell a child that marks depend on the desk. They depend on sleep, on breakfast, on somebody who listens, and on time.

## Light and body come first

A direction you can feel at once is that of the light.

- Daylight should come from the side: from the left for right-handed writers, from the right for left-handed ones. With a window behind you the screen mirrors it; with a window in front you squint.
- The upper edge of the screen stands at the height of the eyes, about an arm’s length away. A laptop on a pile of books with a separate keyboard does it.
- Feet flat on the floor or on a box, elbows at the height of the desk.
- Every half hour, look at something far away and stand up.

If the only place with good light lets you face west, take the light. Our rule counts facing as a small point, and tired eyes are a large one.

## A desk that serves both

Try this order, it works in most rooms:

1. Find [north](/blog/find-the-directions-of-your-home) and mark it on the edge of the desk with a bit of tape.
2. Choose the wall behind you: in the west, so that you face east, or in the south, so that you face north.
3. Look where the window falls. If it is behind you, turn by a quarter.
4. Place the shelf with heavy books to the south or west of you and leave the desk to your north-east clear.
5. Sit there for a week before you drill anything.

And when the desk is the dining table? Choose your chair. The one on the west side faces east, the one on the south side faces north. Clear the table at the end of the day; it is good for the books and for dinner.

## In a rented corner or a hostel

A hostel desk is screwed to the wall. Then turn the chair for reading aloud or for a call, keep the surface free, and do not worry. A cloth, a plant or a picture that you like does more than any object sold for concentration; crystals and towers for the desk are trade, not tradition. More for rented rooms is in [vaastu for flats and rented homes](/blog/vaastu-for-flats-and-rented-homes), and you can [ask about your own room](/chat).

## Sources

- The room of learning between west and south-west: the sixteen-room verse, often credited to the Vishvakarma Prakash; where it first stands we could not confirm.
- Facing east or north, a wall behind, the other places, children’s rooms: modern lists.
- Light and posture: common advice for work at a screen; ask a doctor if something hurts.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'padhai-ki-mez-aur-ghar-ka-daftar',
    title: 'पढ़ाई की मेज़ और घर का दफ़्तर',
    excerpt:
      'मुँह पूर्व या उत्तर की ओर, पीछे दीवार। घर पर पढ़ने और काम करने वालों के लिए यह छोटा नियम इतना काम का क्यों है, और उससे पहले क्या आता है।',
    metaTitle: 'पढ़ाई की मेज़ और घर के दफ़्तर का वास्तु | Disha',
    metaDescription:
      'पढ़ाई या घर का दफ़्तर कहाँ हो, मुँह किस ओर रखें, और क्या ज़्यादा ज़रूरी है: रोशनी, शांति और सही कुर्सी। मत अलग हों तो दोनों मत।',
    tags: ['पढ़ाई', 'मेज़', 'घर का दफ़्तर', 'बच्चे'],
    content: `पिछले कुछ सालों में भारत के बहुत-से घर दफ़्तर और स्कूल भी बन गए हैं, और वह भी ज़्यादातर खाने की मेज़ पर। बैठें कहाँ, इस पर वास्तु का जवाब छोटा है, और यह निभाने में सबसे आसान नियमों में है, क्योंकि मेज़ को दो लोग एक मिनट में घुमा सकते हैं।

## मुँह किस ओर

ऐसे बैठिए कि **मुँह पूर्व या उत्तर की ओर** हो। होमवर्क करते बच्चे हों, बड़े विद्यार्थी हों या लैपटॉप पर काम करने वाले, इस पर आज की सूचियाँ काफ़ी सहमत हैं। साथ में **पीठ के पीछे दीवार** हो: पीछे से कोई गुज़रता न रहे तो मन शांत रहता है।

![ऊपर से दो कमरे: एक में पढ़ने वाले का मुँह पूर्व की ओर, पीछे दीवार; दूसरे में मुँह उत्तर की ओर, पीछे दीवार](/figures/desk-facing-hi.svg)

पुराने ग्रंथ आज जैसी मेज़ को नहीं जानते, इसलिए यह पुरानी आदत से निकला आज का नियम है। पूर्व सूर्योदय की दिशा है, और लोग बहुत पुराने समय से उसी ओर मुँह करके प्रार्थना और पाठ करते आए हैं।

## घर में कहाँ

पढ़ाई के कमरे के लिए स्रोत ये जगहें बताते हैं:

- **पश्चिम, ख़ासकर पश्चिम और नैर्ऋत्य के बीच की पट्टी:** सोलह-कक्ष श्लोक में विद्या का कक्ष यहीं है, और सोलह ज़ोन की पद्धति भी यही मानती है।
- **ईशान:** शांति और रोशनी के लिए आज की सूचियाँ इसे पसंद करती हैं।
- **पूर्व और उत्तर:** ये भी अच्छे हैं।
- **नैर्ऋत्य:** एक लेख पश्चिम या नैर्ऋत्य बताता है, दूसरे नैर्ऋत्य से मना करते हैं। श्लोक को ध्यान से पढ़ें तो उसका अर्थ पश्चिम से लगी पट्टी है, कोना नहीं।
- **दक्षिण और वायव्य:** सूचियों के मत अलग हैं।
- **आग्नेय:** थोड़े समय के काम के लिए ठीक।

आप घर से किसी और के लिए काम करते हैं तो कोई भी शांत कमरा चलेगा। घर से अपना कारोबार चलाते हैं तो सूचियाँ मालिक को नैर्ऋत्य में बिठाती हैं, मुँह उत्तर या पूर्व की ओर; उसके लिए [दुकान और दफ़्तर](/blog/dukan-aur-daftar-dwar-aur-cash) पढ़िए।

## बच्चों के लिए

बच्चों के कमरे के लिए सूचियाँ पश्चिम या वायव्य बताती हैं, और छोटे बच्चों के लिए पूर्व। सोते समय सिर पूर्व या दक्षिण की ओर, पढ़ते समय मुँह पूर्व या उत्तर की ओर। साझे कमरे में इतना काफ़ी है कि हर बच्चे की अपनी जगह हो, चाहे वह दो फ़ुट चौड़ी ही हो, ऊपर एक शेल्फ़ हो और एक लैंप हो जो कोई और न ले जाए।

जगह बच्चे के बदले पढ़ नहीं सकती। बच्चे से यह मत कहिए कि नंबर मेज़ पर टिके हैं। वे टिके हैं नींद पर, नाश्ते पर, किसी सुनने वाले पर, और समय पर।

## रोशनी और शरीर पहले

जिस दिशा को आप तुरंत महसूस करते हैं, वह रोशनी की दिशा है।

- दिन की रोशनी बग़ल से आए: दाएँ हाथ से लिखने वालों के लिए बाईं ओर से, बाएँ हाथ वालों के लिए दाईं ओर से। खिड़की पीठ पीछे हो तो स्क्रीन पर चमकती है; सामने हो तो आँखें सिकुड़ती हैं।
- स्क्रीन का ऊपरी किनारा आँखों की ऊँचाई पर हो, लगभग एक हाथ दूर। किताबों के ढेर पर रखा लैपटॉप और अलग कीबोर्ड यह काम कर देते हैं।
- पैर फ़र्श या किसी डिब्बे पर टिके हों, कोहनियाँ मेज़ की ऊँचाई पर।
- हर आधे घंटे में दूर की कोई चीज़ देखिए और खड़े होइए।

अच्छी रोशनी वाली इकलौती जगह पर मुँह पश्चिम की ओर होता हो तो रोशनी चुनिए। मुँह की दिशा नियमों में छोटी बात है, और थकी आँखें बड़ी।

## दोनों को साधने वाली मेज़

यह क्रम आज़माइए, ज़्यादातर कमरों में चल जाता है:

1. [उत्तर दिशा](/blog/ghar-ki-dishaen-kaise-jaanen) खोजिए और मेज़ के किनारे पर टेप से उसका निशान लगाइए।
2. पीछे की दीवार चुनिए: पश्चिम की, तो मुँह पूर्व की ओर होगा; या दक्षिण की, तो मुँह उत्तर की ओर।
3. देखिए कि खिड़की किधर पड़ती है। पीठ पीछे हो तो चौथाई घूम जाइए।
4. भारी किताबों की रैक अपने दक्षिण या पश्चिम में रखिए, और मेज़ का ईशान भाग ख़ाली रहे।
5. दीवार में छेद करने से पहले एक हफ़्ता वहाँ बैठकर देखिए।

और मेज़ खाने की मेज़ ही हो तो? कुर्सी चुन लीजिए। पश्चिम की ओर वाली कुर्सी से मुँह पूर्व की ओर होता है, दक्षिण वाली से उत्तर की ओर। दिन के अंत में मेज़ ख़ाली कर दीजिए; किताबों के लिए भी अच्छा है और खाने के लिए भी।

## किराए के कोने या हॉस्टल में

हॉस्टल की मेज़ दीवार में कसी होती है। तो बोलकर पढ़ते समय या फ़ोन पर बात करते समय कुर्सी घुमा लीजिए, मेज़ ख़ाली रखिए, और चिंता मत कीजिए। पसंद का कपड़ा, पौधा या तस्वीर उस हर चीज़ से ज़्यादा काम करती है जो “एकाग्रता” के नाम पर बिकती है; मेज़ पर रखने वाले क्रिस्टल और टावर व्यापार हैं, परंपरा नहीं। किराए के कमरों की और बातें [फ़्लैट और किराए के घर में वास्तु](/blog/flat-aur-kiraye-ke-ghar-mein-vaastu) में हैं, और अपने कमरे के बारे में [चैट में पूछ सकते हैं](/chat)।

## स्रोत

- पश्चिम और नैर्ऋत्य के बीच विद्या का कक्ष: सोलह-कक्ष श्लोक, जो अक्सर विश्वकर्मा प्रकाश का बताया जाता है; वह सबसे पहले कहाँ आया, इसकी पुष्टि हम नहीं कर सके।
- मुँह पूर्व या उत्तर की ओर, पीछे दीवार, बाक़ी जगहें, बच्चों के कमरे: आज की सूचियाँ।
- रोशनी और बैठने का ढंग: स्क्रीन पर काम की आम सलाह; दर्द हो तो डॉक्टर से पूछिए।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
