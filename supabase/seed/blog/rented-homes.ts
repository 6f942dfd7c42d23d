import type { BlogPost } from '../words.ts';

export const rentedHomes: BlogPost = {
  key: 'rented-homes',
  category: 'vaastu-basics',
  featured: false,
  publishedOn: '2026-10-23',
  en: {
    slug: 'vaastu-for-flats-and-rented-homes',
    title: 'Vaastu for flats and rented homes, without breaking a wall',
    excerpt:
      'You cannot move the kitchen of a rented flat. You can turn a bed, clear a corner and choose your desk. A plan for one weekend that costs next to nothing.',
    metaTitle: 'Vaastu for flats and rented homes | Disha',
    metaDescription:
      'What vaastu can mean in a flat or rented home: room by room steps with furniture, light and order, no walls broken and nothing to buy.',
    tags: ['flat', 'rented home', 'furniture', 'remedies'],
    content: `The old texts were written for people who chose a plot, waited for a season and built. Most of us get a key, a rent agreement and a list of things that we may not drill into. Does vaastu have anything to say to us? Yes, and it is the better half of it: how we live in the rooms.

One point of honesty first. Nothing that you can do with furniture changes what a rule says about the place of a room. If the kitchen lies in the north, it stays in the north. What you can change is how well you live with it, and on that the tradition and good sense are close friends.

## Before you begin

Find [the directions of the flat](/blog/find-the-directions-of-your-home) and sketch the rooms. Mark two spots on the sketch: the north-east and the middle. Walk there and look at what stands there now. In many homes it is the ironing pile, the old suitcase and the broken chair.

## A plan for one weekend

**Saturday morning: clear.** Empty the north-east corner of the flat and the middle of it. They need not be bare; a plant, a lamp or a reading chair is fine. What should go is weight and clutter.

**Saturday afternoon: shift weight.** Wardrobes, book shelves and trunks move to the south and west walls where there is room. Tall pieces go into the south-west, low and light ones into the north-east. Fix tall shelves so that they cannot tip, above all with children at home; ask the owner before you drill.

**Sunday morning: turn.** Four pieces have a direction that you can choose:

- **The bed:** head to south or east. See [the bedroom post](/blog/bedroom-and-head-direction).
- **The stove:** so that the cook faces east, or north. Only if hose and safety allow.
- **The desk:** facing east or north, with a wall behind you. See [study and home office](/blog/study-desk-and-home-office).
- **The shrine:** so that you face east, or north, while praying. See [the puja corner](/blog/the-puja-corner).

**Sunday afternoon: care.** Mend the tap, oil the hinge, change the dead bulb, clean the threshold, open the windows. If a wall is damp, photograph it and write to the owner.

## If two rooms can change roles

The use of a room is often freer than we think. A bedroom in the south-east can become the study of a part-time worker, a store in the south-west can become a bedroom. Guests are commonly given the north-west. Before you carry anything, ask three plain questions: is there a window, is there enough air, is there a bath near?

## What belongs to everybody

In a tower the lift, the stairs, the overhead tank and the gate belong to all. No single flat can move them, so take note and let it be. The same goes for the facing of the building. What counts in the tradition is the door of your own home and its place on your own wall.

## What we would not spend money on

Metal strips under the threshold, crystals, pyramids, coloured bulbs, wind chimes, special salts: modern and commercial, some of them from another tradition. No text known to us prescribes them, and no honest person can promise an effect. If you like a wind chime, hang it because it sounds nice. A tulsi plant by a bright window is a dear household custom; it asks for water and a kind word, and that is all.

## Moving in, moving out

A small puja on the first day is an old and good custom: clean the floor, light a lamp, boil milk, share a sweet with the neighbours. If a family priest performs the vaastu shanti, take it as a blessing on the house. When you leave, hand the rooms over clean. The next family will thank you without knowing your name.

## When to leave a thing as it is

If a change makes the room darker, blocks a door, breaks the agreement or starts a quarrel, do not make it. A home in which people walk freely and talk kindly has most of what vaastu hopes for. If you would like to see which single change would count most in your own flat, [upload the plan](/upload): the report puts what can be done with furniture before what needs a builder.

## Sources

- A free centre and a being whose head lies in the north-east: Brihat Samhita, chapter on building.
- A light north-east and a heavy south-west: a rule which later writers draw from that picture; as advice for furniture it is modern.
- Head while sleeping: Brihat Samhita. Facing of stove, desk and shrine: modern lists. The house-entering puja: old household custom.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'flat-aur-kiraye-ke-ghar-mein-vaastu',
    title: 'फ़्लैट और किराए के घर में वास्तु, बिना दीवार तोड़े',
    excerpt:
      'किराए के फ़्लैट की रसोई नहीं हटती। पर पलंग घुमाया जा सकता है, कोना ख़ाली हो सकता है, मेज़ की दिशा चुनी जा सकती है। दो दिन की एक सीधी योजना।',
    metaTitle: 'फ़्लैट और किराए के घर में वास्तु | Disha',
    metaDescription:
      'फ़्लैट या किराए के घर में वास्तु का अर्थ: फ़र्नीचर, रोशनी और सफ़ाई से क्या-क्या हो सकता है। न दीवार टूटे, न कुछ ख़रीदना पड़े।',
    tags: ['फ़्लैट', 'किराए का घर', 'फ़र्नीचर', 'उपाय'],
    content: `पुराने ग्रंथ उन लोगों के लिए लिखे गए थे जो ज़मीन चुनते थे, सही मौसम की राह देखते थे और फिर घर बनाते थे। हममें से ज़्यादातर को मिलती है एक चाबी, किराए का काग़ज़, और उन दीवारों की सूची जिनमें कील भी नहीं ठोकनी। क्या वास्तु हमारे लिए भी कुछ कहता है? हाँ, और शायद उसका बेहतर आधा हिस्सा: कमरों में हम रहते कैसे हैं।

पहले एक सच्ची बात। फ़र्नीचर से आप जो कुछ करें, उससे कमरे की जगह के बारे में नियम की राय नहीं बदलती। रसोई उत्तर में है तो उत्तर में ही रहेगी। बदलता यह है कि आप उसके साथ कितने आराम से रहते हैं, और इस मामले में परंपरा और समझदारी पक्की सहेलियाँ हैं।

## शुरू करने से पहले

[फ़्लैट की दिशाएँ](/blog/ghar-ki-dishaen-kaise-jaanen) खोजिए और कमरों का एक रेखाचित्र बनाइए। उस पर दो जगहों पर निशान लगाइए: ईशान और बीच। अब वहाँ जाकर देखिए कि इस समय क्या रखा है। कई घरों में वहाँ इस्तरी के कपड़ों का ढेर, पुराना सूटकेस और टूटी कुर्सी मिलती है।

## दो दिन की योजना

**शनिवार सुबह: ख़ाली कीजिए।** फ़्लैट का ईशान कोना और बीच का भाग ख़ाली कीजिए। बिलकुल सूना करना ज़रूरी नहीं; पौधा, दीया या पढ़ने की कुर्सी चल जाएगी। हटाना है तो भार और कबाड़।

**शनिवार दोपहर: भार खिसकाइए।** अलमारियाँ, किताबों की रैक और संदूक जहाँ जगह हो वहाँ दक्षिण और पश्चिम की दीवारों से लगाइए। ऊँची चीज़ें नैर्ऋत्य में, नीची और हल्की ईशान में। ऊँची रैक ऐसे कसिए कि गिर न सके, ख़ासकर जब घर में बच्चे हों; दीवार में छेद करने से पहले मकान मालिक से पूछ लीजिए।

**रविवार सुबह: घुमाइए।** चार चीज़ों की दिशा आप चुन सकते हैं:

- **पलंग:** सिर दक्षिण या पूर्व की ओर। [शयनकक्ष वाला लेख](/blog/sote-samay-sir-kis-disha-mein) देखिए।
- **चूल्हा:** ऐसे कि पकाते समय मुँह पूर्व या उत्तर की ओर हो। तभी, जब गैस की नली और सुरक्षा इसकी इजाज़त दें।
- **मेज़:** मुँह पूर्व या उत्तर की ओर, पीछे दीवार। [पढ़ाई और घर का दफ़्तर](/blog/padhai-ki-mez-aur-ghar-ka-daftar) देखिए।
- **पूजा स्थान:** ऐसे कि प्रार्थना करते समय आपका मुँह पूर्व या उत्तर की ओर हो। [पूजा का कोना](/blog/ghar-mein-puja-ka-kona) देखिए।

**रविवार दोपहर: देखभाल।** नल ठीक कीजिए, कब्ज़े में तेल डालिए, बुझा बल्ब बदलिए, दहलीज़ साफ़ कीजिए, खिड़कियाँ खोलिए। दीवार में सीलन हो तो उसकी तस्वीर लेकर मकान मालिक को लिखिए।

## जब दो कमरे काम बदल सकें

कमरे का उपयोग अक्सर हमारी सोच से ज़्यादा खुला होता है। आग्नेय का शयनकक्ष थोड़े समय के काम का कमरा बन सकता है, और नैर्ऋत्य का भंडार शयनकक्ष। मेहमानों को आम तौर पर वायव्य का कमरा दिया जाता है। कुछ उठाने से पहले तीन सीधे सवाल पूछिए: खिड़की है? हवा काफ़ी है? स्नानघर पास है?

## जो सबका है

टावर में लिफ़्ट, सीढ़ी, छत की टंकी और फाटक सबके होते हैं। एक अकेला फ़्लैट उन्हें नहीं हटा सकता, इसलिए बस ध्यान में रखिए और आगे बढ़िए। इमारत का मुख किधर है, उस पर भी यही बात लागू होती है। परंपरा में गिना जाता है आपके अपने घर का दरवाज़ा और आपकी अपनी दीवार पर उसकी जगह।

## जिन पर हम पैसा ख़र्च नहीं करते

दहलीज़ के नीचे धातु की पट्टी, क्रिस्टल, पिरामिड, रंगीन बल्ब, पवन-घंटी, ख़ास नमक: ये सब आधुनिक और बाज़ार की चीज़ें हैं, कुछ तो दूसरी परंपरा से आई हैं। हमारी जानकारी में कोई ग्रंथ इन्हें नहीं बताता, और कोई सच्चा आदमी इनके असर का वादा नहीं कर सकता। पवन-घंटी पसंद है तो इसलिए टाँगिए कि उसकी आवाज़ मीठी है। रोशन खिड़की पर तुलसी का पौधा घरों की प्यारी रीति है; उसे पानी और दो मीठे बोल चाहिए, बस।

## आना और जाना

पहले दिन की छोटी-सी पूजा पुरानी और अच्छी रीति है: फ़र्श साफ़ कीजिए, दीया जलाइए, दूध उबालिए, पड़ोसियों को मिठाई दीजिए। परिवार के पंडित जी वास्तु शांति कराएँ तो उसे घर के लिए आशीर्वाद समझिए। घर छोड़ते समय कमरे साफ़ करके सौंपिए। अगला परिवार आपका नाम जाने बिना आपको धन्यवाद देगा।

## कब कुछ न बदलें

बदलाव से कमरा अँधेरा हो जाए, दरवाज़ा रुके, समझौता टूटे या झगड़ा शुरू हो, तो मत कीजिए। जिस घर में लोग आराम से चलते-फिरते और प्यार से बोलते हैं, उसमें वास्तु की ज़्यादातर कामना पूरी है। आपके फ़्लैट में कौन-सा एक बदलाव सबसे ज़्यादा गिना जाएगा, यह देखना हो तो [नक़्शा अपलोड कीजिए](/upload): रिपोर्ट पहले वह बताती है जो फ़र्नीचर से हो सकता है, बाद में वह जिसमें मिस्त्री लगे।

## स्रोत

- बीच खुला, और वह पुरुष जिसका सिर ईशान में है: बृहत्संहिता, भवन वाला अध्याय।
- ईशान हल्का और नैर्ऋत्य भारी: यह नियम बाद के लेखकों ने उसी चित्र से निकाला; फ़र्नीचर की सलाह के रूप में यह आधुनिक है।
- सोते समय सिर: बृहत्संहिता। चूल्हे, मेज़ और पूजा में मुँह की दिशा: आज की सूचियाँ। गृह प्रवेश की पूजा: पुरानी घरेलू रीति।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
