import type { BlogPost } from '../words.ts';

export const shopAndOffice: BlogPost = {
  key: 'shop-and-office',
  category: 'office',
  featured: false,
  publishedOn: '2026-11-01',
  en: {
    slug: 'shop-and-office-entrance-and-cash',
    title: 'Shop and office: entrance, seat and cash',
    excerpt:
      'Where lists seat the owner, the cash box, the accounts and the guests of a small business, which of it is old, and how to arrange a shop of three metres.',
    metaTitle: 'Shop and office vaastu: door, seat and cash | Disha',
    metaDescription:
      'A calm guide for small shops and offices: entrance, owner’s seat, cash counter, accounts and meeting place, with what is classical and what is modern.',
    tags: ['shop', 'office', 'cash counter', 'entrance'],
    content: `A shop is a room in which strangers should feel welcome and the owner should have an overview. Most vaastu advice for business can be read in that light. It is almost all modern: the old texts speak of houses, towns and temples, and of the treasury, but not of a mobile repair shop with a glass front.

## The nine places at a glance

![Nine parts of a shop or office with north at the top: cash in the north, reception in the north-east and east, accounts in the south-east, owner in the south-west, meeting room in the west and north-west, the centre open](/figures/office-zones-en.svg)

- **Owner’s cabin: south-west.** Lists agree on it widely. South and west are accepted. The owner sits facing north or east with a solid wall behind.
- **Reception: north-east or east.** The light corner receives the guest.
- **Cash or safe: north.** North is the side of Kubera, and the sixteen-room verse has the treasury there.
- **Accounts: south-east,** and north is accepted.
- **Meeting room: north-west or west.** The verse has a place of assembly in that stretch.
- **Electrical panel, inverter, server rack: south-east.** Here the electrician has the last word.
- **Centre:** open, no heavy counter, no pile of cartons.

## The entrance

For a shop the same 32 door places are used as for a house; how to count them is told in [the main door and its 32 padas](/blog/main-door-and-its-32-padas). The side of the road is given and nobody can turn it. A shop that faces south is not faulty for that; the south wall has S4 among its good places.

What is in your hands:

- Put the working door on the better part of the front, if the shutter leaves a choice, and show goods on the other.
- Keep the line of the door free. A sign, a parked scooter or a rack of bottles right in front of it is what the old texts call an obstruction of the door, and customers call it “closed”.
- A step, a light and a clean mat say more than any symbol. If you like a toran or a swastika, hang it as devotion.

## Cash: where, and how it opens

Lists agree that the **door of the safe or the drawer opens to north or east**. So a safe may well stand against the south wall and open to the north; that is another matter than being in the south zone.

About places they differ. **North** is best, **east** fine. The **south-west** is liked by some, as a heavy almirah that opens north, and refused by others. The **north-west** is a nice case of old against new: the Brihat Samhita keeps valuables there, a modern page advises against it. **South** and **south-east** are better avoided. Under the stairs or opposite a toilet nobody wants it.

Put into words for a shopkeeper: the till should be seen by you, out of reach for others and not in the draught. A camera, a daily count and a bank account protect money; a direction does not.

## A shop of three metres

Most small shops are one room with a shutter. Suppose the shutter is in the east. A workable arrangement:

1. You sit at the back, towards the south-west, with the wall behind you, and look east to the door.
2. The drawer of the counter opens towards north or east.
3. Heavy stock goes along the south and west walls, light and bright goods to the north and east.
4. The north-east near the front stays clear: a small picture, a lamp in the morning, drinking water.
5. The middle is left for customers.

If the shutter is in the south, turn the counter so that you face east or north while you serve, and let heavy shelves stand west. If in the west, sit in the south part and face north.

## For an office floor

Start with fire exits, daylight and noise, then look at zones. People who concentrate need quiet more than a direction; people who sell come and go, and lists give them the north-west. If desks stand in rows, turn the rows so that most faces look east or north. Where a wall or a pantry is to be moved, an engineer and the landlord come first.

## What we leave out

You will read that this or that placement brings a certain profit in so many days. We do not say such things. A business lives from a fair product, kept promises and patience. Tradition can give a room an order, and an opening day its blessing, and that is worth a good deal.

For your own floor, [upload the plan](/upload) and choose “office”; the rules for cabins, cash and reception are then used. For a desk at home see [study and home office](/blog/study-desk-and-home-office).

## Sources

- Treasury in the north and a place of assembly in the north-west quarter: the sixteen-room verse.
- Valuables in the north-west: Brihat Samhita, chapter on building.
- Owner, reception, accounts, opening of the safe, electrical panel: modern lists.
- Obstruction of a door: Brihat Samhita, verses 74 to 76.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'dukan-aur-daftar-dwar-aur-cash',
    title: 'दुकान और दफ़्तर: द्वार, गद्दी और कैश',
    excerpt:
      'छोटे कारोबार में मालिक, कैश, लेखा और मेहमानों की जगह सूचियाँ कहाँ बताती हैं, उसमें पुराना क्या है, और तीन मीटर की दुकान कैसे सजाएँ।',
    metaTitle: 'दुकान और दफ़्तर का वास्तु: द्वार, गद्दी, कैश | Disha',
    metaDescription:
      'छोटी दुकान और दफ़्तर के लिए सीधी सलाह: द्वार, मालिक की जगह, कैश काउंटर, लेखा और बैठक; क्या शास्त्रीय है और क्या आज का चलन।',
    tags: ['दुकान', 'दफ़्तर', 'कैश काउंटर', 'प्रवेश द्वार'],
    content: `दुकान ऐसा कमरा है जिसमें अनजान लोगों को अपनापन लगे और मालिक की नज़र सब पर रहे। कारोबार के वास्तु की ज़्यादातर सलाह को इसी नज़र से पढ़ा जा सकता है। यह लगभग सब आधुनिक है: पुराने ग्रंथ घर, नगर और मंदिर की बात करते हैं, धन-कोष की भी, पर काँच वाली मोबाइल मरम्मत की दुकान की नहीं।

## नौ जगहें, एक नज़र में

![ऊपर उत्तर के साथ दुकान या दफ़्तर के नौ भाग: कैश उत्तर में, स्वागत ईशान और पूर्व में, लेखा आग्नेय में, मालिक नैर्ऋत्य में, सभा पश्चिम और वायव्य में, बीच खुला](/figures/office-zones-hi.svg)

- **मालिक का केबिन: नैर्ऋत्य।** इस पर सूचियाँ काफ़ी सहमत हैं। दक्षिण और पश्चिम भी मान्य हैं। मालिक का मुँह उत्तर या पूर्व की ओर हो और पीछे पक्की दीवार।
- **स्वागत: ईशान या पूर्व।** हल्का कोना मेहमान का स्वागत करता है।
- **कैश या तिजोरी: उत्तर।** उत्तर कुबेर की दिशा है, और सोलह-कक्ष श्लोक में धन-कोष वहीं है।
- **लेखा: आग्नेय;** उत्तर भी मान्य है।
- **सभा कक्ष: वायव्य या पश्चिम।** श्लोक में सभा की जगह इसी ओर है।
- **बिजली का पैनल, इन्वर्टर, सर्वर: आग्नेय।** यहाँ आख़िरी बात बिजली मिस्त्री की चलेगी।
- **बीच:** खुला; न भारी काउंटर, न डिब्बों का ढेर।

## प्रवेश द्वार

दुकान के लिए भी द्वार के वही 32 पद गिने जाते हैं जो घर के लिए; कैसे, यह [मुख्य द्वार और उसके 32 पद](/blog/mukhya-dwar-aur-32-pad) में है। सड़क किस ओर है, यह तय है और उसे कोई नहीं बदल सकता। दुकान का मुख दक्षिण की ओर हो तो इतने से दोष नहीं होता; दक्षिण की दीवार पर S4 अच्छे पदों में है।

आपके हाथ में यह है:

- शटर में गुंजाइश हो तो आने-जाने का दरवाज़ा सामने के बेहतर भाग में रखिए और दूसरे भाग में सामान सजाइए।
- दरवाज़े की सीध ख़ाली रखिए। ठीक सामने बोर्ड, खड़ा स्कूटर या बोतलों का रैक हो तो पुराने ग्रंथ उसे द्वार का वेध कहते हैं, और ग्राहक समझते हैं कि दुकान बंद है।
- एक सीढ़ी, एक बत्ती और साफ़ पायदान किसी भी चिह्न से ज़्यादा बोलते हैं। तोरण या स्वस्तिक अच्छा लगे तो श्रद्धा से लगाइए।

## कैश: कहाँ हो, किस ओर खुले

सूचियाँ सहमत हैं कि **तिजोरी या दराज़ उत्तर या पूर्व की ओर खुले**। इसलिए तिजोरी दक्षिण की दीवार से लगकर उत्तर की ओर खुल सकती है; उसे दक्षिण दिशा में रखना नहीं गिना जाता।

जगह पर मत अलग हैं। **उत्तर** सबसे अच्छा है, **पूर्व** ठीक। **नैर्ऋत्य** में उत्तर की ओर खुलती भारी अलमारी कुछ को पसंद है, कुछ मना करते हैं। **वायव्य** पुराने और नए मत का अच्छा उदाहरण है: बृहत्संहिता धन वहीं रखती है, एक आधुनिक पृष्ठ मना करता है। **दक्षिण** और **आग्नेय** को टालना बेहतर माना जाता है। सीढ़ी के नीचे या शौचालय के सामने उसे कोई नहीं चाहता।

दुकानदार की भाषा में कहें तो: गल्ला आपको दिखता रहे, दूसरों की पहुँच से दूर हो और हवा के झोंके में न हो। पैसे की रखवाली कैमरा, रोज़ का हिसाब और बैंक करते हैं, दिशा नहीं।

## तीन मीटर की दुकान

ज़्यादातर छोटी दुकानें शटर वाला एक कमरा होती हैं। मान लीजिए शटर पूर्व में है। तब यह सजावट चल सकती है:

1. आप पीछे, नैर्ऋत्य की ओर बैठें, पीठ दीवार से, और मुँह पूर्व में दरवाज़े की ओर।
2. काउंटर की दराज़ उत्तर या पूर्व की ओर खुले।
3. भारी माल दक्षिण और पश्चिम की दीवारों पर, हल्का और चमकीला सामान उत्तर और पूर्व में।
4. सामने का ईशान भाग ख़ाली रहे: एक छोटी तस्वीर, सुबह का दीया, पीने का पानी।
5. बीच ग्राहकों के लिए रहे।

शटर दक्षिण में हो तो काउंटर ऐसे घुमाइए कि सामान देते समय आपका मुँह पूर्व या उत्तर की ओर हो, और भारी रैक पश्चिम में रहें। पश्चिम में हो तो दक्षिण भाग में बैठिए और मुँह उत्तर की ओर रखिए।

## दफ़्तर की मंज़िल के लिए

पहले आग से निकलने के रास्ते, दिन की रोशनी और शोर देखिए, फिर ज़ोन। ध्यान लगाकर काम करने वालों को दिशा से ज़्यादा शांति चाहिए; बिक्री वाले आते-जाते रहते हैं, उन्हें सूचियाँ वायव्य देती हैं। मेज़ें क़तार में हों तो क़तारें ऐसे घुमाइए कि ज़्यादातर लोगों का मुँह पूर्व या उत्तर की ओर हो। दीवार या पैंट्री हटानी हो तो पहले इंजीनियर और मकान मालिक से पूछिए।

## जो हम नहीं कहते

आप पढ़ेंगे कि फलाँ जगह पर फलाँ चीज़ रखने से इतने दिन में इतना मुनाफ़ा होगा। हम ऐसी बातें नहीं कहते। कारोबार अच्छे माल, निभाए गए वादों और धीरज से चलता है। परंपरा कमरे को एक व्यवस्था दे सकती है और पहले दिन को आशीर्वाद, और यह भी बहुत है।

अपनी मंज़िल के लिए [नक़्शा अपलोड कीजिए](/upload) और “दफ़्तर” चुनिए; तब केबिन, कैश और स्वागत के नियम काम में आते हैं। घर की मेज़ के लिए [पढ़ाई की मेज़ और घर का दफ़्तर](/blog/padhai-ki-mez-aur-ghar-ka-daftar) देखिए।

## स्रोत

- उत्तर में धन-कोष और वायव्य की ओर सभा: सोलह-कक्ष श्लोक।
- वायव्य में धन: बृहत्संहिता, भवन वाला अध्याय।
- मालिक, स्वागत, लेखा, तिजोरी किस ओर खुले, बिजली का पैनल: आज की सूचियाँ।
- द्वार का वेध: बृहत्संहिता, श्लोक 74 से 76।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
