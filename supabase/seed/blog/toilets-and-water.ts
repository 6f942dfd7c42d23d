import type { BlogPost } from '../words.ts';

export const toiletsAndWater: BlogPost = {
  key: 'toilets-and-water',
  category: 'vaastu-basics',
  featured: false,
  publishedOn: '2026-10-20',
  en: {
    slug: 'toilets-and-water-without-panic',
    title: 'Toilets and water, without panic',
    excerpt:
      'No subject of vaastu worries people more than a toilet in the north-east. What sources agree on, where they differ, and the sensible things to do.',
    metaTitle: 'Toilet and water vaastu without panic | Disha',
    metaDescription:
      'Which zones sources favour for toilets, baths, tanks and borewells, where they contradict each other, and calm steps for a home already built.',
    tags: ['toilet', 'bathroom', 'water tank', 'borewell'],
    content: `Many questions about vaastu begin the same way: “We bought the flat, and now somebody tells us that the toilet is in the north-east.” The builder put it there because the pipes run there. Let us look at what the sources say, how sure they are, and what is worth doing.

## One verse, many lists

The old houses had no flush toilet under the roof, so the verses have little about it. The one old line that names it is the sixteen-room verse, and it places the toilet in the strip between south and south-west. Nearly everything else you read is modern practice, and the lists do not agree in all points.

![Wheel of sixteen zones for a toilet: west, north-west and south-south-west ideal; the north-east with the strips on both sides, the exact south-west, west-south-west and the centre advised against](/figures/toilet-zones-en.svg)

**Wide agreement:** north-west is a good place, west is good too, and the strip south-south-west is supported by the old verse and by the sixteen-zone schools. The north-east and the centre are avoided by all.

**Disagreement:** South is accepted by some and refused by others. South-east is tolerated by some lists; the sixteen-zone lists do not want it. For the south-west, some lists are in favour and others keep the exact corner free. The strip next to it is the usual way out.

## Bath and toilet are not the same

A bath without a toilet is a much milder matter. The old verses give the bath to the **east**, where the morning light is. Modern lists accept it in the north, the west and the north-west as well. Two small rules go with it: let the floor drain towards north-east, north or east if the pipes allow, and set the water heater on the south-east side of the room. An electrician should say where a heater may hang; safety goes before direction.

## If the toilet lies where lists do not want it

Gentlest first:

1. **Use another one first.** If the home has two, make the better placed one the daily one.
2. **Keep it dry, aired, lit and closed.** A working exhaust fan, a door that shuts, no leaking flush, a dry floor. This is plain good housekeeping, and it deals with most of what really troubles people about a toilet: smell and damp.
3. **Mind the neighbours.** Lists agree that a toilet should not face the kitchen and not lie on the wall of the [puja corner](/blog/the-puja-corner). The puja corner is the easier one to move.
4. **When you renovate anyway,** consider turning that toilet into a bath or a store, or moving the seat within the room. Drainage needs a slope and a waterproof floor, so ask a plumber and an engineer, and the society in a flat.

Bowls of salt, camphor, lion pictures, coloured bulbs and pyramids are customs of our time. We know of no text for them. They do no harm, and nobody needs to buy them.

## Water below and above

For **water in the ground**, a well, a borewell or a sump, there is a real verse: the Brihat Samhita accepts the **north** and the **north-east** and speaks against the other six directions. Modern lists also accept the east. If a borewell already exists elsewhere, keep it covered and safe for children. Where to drill a new one is first a question for somebody who knows the ground.

For the **overhead tank** the thought is weight, so most lists choose **west** or **south-west**, on a raised stand. North-east and south-east are avoided. The roof has to carry the load: a thousand litres weigh a tonne, so the place is decided with an engineer. A tank that leaks is a nuisance in every direction.

For a **septic tank** sources differ more than anywhere else. They agree only on keeping it out of the north-east, the south-west and the centre. Distance from drinking water and from the foundations matters more than any of this.

## How much does it count?

In our reports a toilet weighs less than the kitchen, the main bedroom or the door, and several toilets count less than one each. One room in an unfavoured place moves the number by a little; it does not undo a home. How the number is made is told in [what a vaastu score can say](/blog/what-a-vaastu-score-can-say).

Nothing in the tradition that we pass on links a toilet to your health, your money or your family’s luck. Damp walls and bad air, on the other hand, are worth mending this month. If you want to talk your own case through, [ask in the chat](/chat).

## Sources

- Toilet between south and south-west, bath in the east: the sixteen-room verse; the bath also in a verse of the Narada Samhita as quoted later.
- Water in north and north-east: Brihat Samhita, chapter on building (verse 117 in the edition we read).
- Toilet zones apart from that strip, tanks and septic tanks: modern lists, which differ.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'shauchalay-aur-paani-bina-ghabrahat',
    title: 'शौचालय और पानी: घबराने की बात नहीं',
    excerpt:
      'वास्तु में ईशान के शौचालय जितनी चिंता शायद ही किसी और बात की होती है। स्रोत किस पर सहमत हैं, कहाँ अलग, और समझदारी से क्या किया जाए।',
    metaTitle: 'शौचालय और पानी का वास्तु, बिना घबराहट | Disha',
    metaDescription:
      'शौचालय, स्नानघर, टंकी और बोरवेल के लिए कौन-से ज़ोन अच्छे माने गए हैं, मत कहाँ अलग हैं, और बने हुए घर में शांति से क्या-क्या करें।',
    tags: ['शौचालय', 'स्नानघर', 'पानी की टंकी', 'बोरवेल'],
    content: `वास्तु के बारे में बहुत-से सवाल एक ही तरह शुरू होते हैं: “हमने फ़्लैट ले लिया, और अब कोई कहता है कि शौचालय ईशान में है।” बिल्डर ने उसे वहाँ इसलिए बनाया कि पाइप वहीं से जाते हैं। आइए देखें कि स्रोत क्या कहते हैं, कितने भरोसे से कहते हैं, और क्या करना ठीक रहेगा।

## एक श्लोक, बहुत-सी सूचियाँ

पुराने घरों में छत के नीचे आज जैसा शौचालय नहीं होता था, इसलिए श्लोकों में इसकी बात कम है। जो एक पुरानी पंक्ति इसका नाम लेती है वह सोलह-कक्ष श्लोक की है, और वह शौचालय को दक्षिण और नैर्ऋत्य के बीच की पट्टी में रखती है। बाक़ी जो कुछ आप पढ़ते हैं, वह लगभग सब आज का चलन है, और सूचियाँ हर बात पर एकमत नहीं हैं।

![शौचालय के लिए सोलह ज़ोन का चक्र: पश्चिम, वायव्य और दक्षिण-नैर्ऋत्य उत्तम; ईशान और उसके दोनों ओर की पट्टियाँ, ठीक नैर्ऋत्य, पश्चिम-नैर्ऋत्य और बीच में मना](/figures/toilet-zones-hi.svg)

**जिस पर सहमति है:** वायव्य अच्छी जगह है, पश्चिम भी अच्छा है, और दक्षिण-नैर्ऋत्य की पट्टी को पुराना श्लोक और सोलह ज़ोन की पद्धति, दोनों ठीक कहते हैं। ईशान और बीच में शौचालय कोई नहीं चाहता।

**जिस पर मत अलग हैं:** दक्षिण को कुछ लोग मान लेते हैं, कुछ नहीं। आग्नेय को कुछ सूचियाँ चला लेती हैं; सोलह ज़ोन वाली सूचियाँ नहीं। नैर्ऋत्य के पक्ष में कुछ सूचियाँ हैं, दूसरी ठीक उस कोने को ख़ाली रखती हैं। उससे लगी पट्टी आम हल है।

## स्नानघर और शौचालय एक बात नहीं

बिना शौचालय वाला स्नानघर बहुत हल्की बात है। पुराने श्लोक स्नान की जगह **पूर्व** में रखते हैं, जहाँ सुबह की रोशनी आती है। आज की सूचियाँ उसे उत्तर, पश्चिम और वायव्य में भी मान लेती हैं। दो छोटी बातें साथ चलती हैं: हो सके तो फ़र्श की ढलान ईशान, उत्तर या पूर्व की ओर हो, और गीज़र स्नानघर के आग्नेय भाग में हो। गीज़र कहाँ टँग सकता है, यह बिजली मिस्त्री बताए; सुरक्षा दिशा से पहले आती है।

## शौचालय ऐसी जगह हो जिसे सूचियाँ न चाहें

सबसे हल्का उपाय पहले:

1. **दूसरे का उपयोग पहले।** घर में दो शौचालय हों तो जो बेहतर जगह पर है उसे रोज़ के काम में लीजिए।
2. **सूखा, हवादार, रोशन और बंद रखिए।** चलता हुआ पंखा, ठीक से बंद होता दरवाज़ा, बिना रिसाव का फ़्लश, सूखा फ़र्श। यह घर की आम देखभाल है, और शौचालय में जो बातें सच में परेशान करती हैं, यानी गंध और सीलन, वे इससे दूर होती हैं।
3. **पड़ोस देखिए।** सूचियाँ सहमत हैं कि शौचालय रसोई के सामने न हो और [पूजा के कोने](/blog/ghar-mein-puja-ka-kona) की दीवार से लगा न हो। पूजा का कोना हटाना ज़्यादा आसान है।
4. **मरम्मत वैसे भी करानी हो** तो उस शौचालय को स्नानघर या भंडार बनाने, या सीट को उसी कमरे में खिसकाने पर सोचिए। निकासी को ढलान चाहिए और फ़र्श को जलरोधी परत, इसलिए प्लंबर और इंजीनियर से, और फ़्लैट में सोसाइटी से भी, पूछिए।

नमक की कटोरी, कपूर, शेर का चित्र, रंगीन बल्ब और पिरामिड हमारे समय के चलन हैं। हमारी जानकारी में किसी ग्रंथ में इनका आधार नहीं है। रखने में कोई हर्ज नहीं, और ख़रीदने की किसी को ज़रूरत नहीं।

## ज़मीन का पानी और छत का पानी

**ज़मीन के पानी** यानी कुआँ, बोरवेल या भूमिगत टंकी के लिए सच में एक श्लोक है: बृहत्संहिता **उत्तर** और **ईशान** को ठीक मानती है और बाक़ी छह दिशाओं के ख़िलाफ़ है। आज की सूचियाँ पूर्व को भी मान लेती हैं। बोरवेल पहले से कहीं और हो तो उसे ढककर रखिए, ताकि बच्चे सुरक्षित रहें। नया कहाँ खुदे, यह पहले उससे पूछिए जो ज़मीन को जानता हो।

**छत की टंकी** में बात भार की है, इसलिए ज़्यादातर सूचियाँ **पश्चिम** या **नैर्ऋत्य** चुनती हैं, ऊँचे स्टैंड पर। ईशान और आग्नेय टाले जाते हैं। भार छत को उठाना है: एक हज़ार लीटर पानी एक टन का होता है, इसलिए जगह इंजीनियर के साथ तय होती है। रिसती टंकी किसी भी दिशा में परेशानी है।

**सेप्टिक टैंक** पर स्रोतों में सबसे ज़्यादा मतभेद है। वे केवल इस पर सहमत हैं कि वह ईशान, नैर्ऋत्य और बीच में न हो। पीने के पानी और नींव से उसकी दूरी इन सब बातों से ज़्यादा ज़रूरी है।

## यह कितना गिना जाता है?

हमारी रिपोर्ट में शौचालय रसोई, मुख्य शयनकक्ष या द्वार से कम गिना जाता है, और कई शौचालय हों तो हर एक और भी कम। नापसंद जगह का एक कमरा अंक को थोड़ा-सा हिलाता है; उससे पूरा घर ख़राब नहीं हो जाता। अंक कैसे बनता है, यह [वास्तु का अंक क्या बताता है](/blog/vaastu-ank-kya-batata-hai) में पढ़िए।

जो परंपरा हम आपको बताते हैं, उसमें ऐसा कुछ नहीं जो शौचालय को आपकी सेहत, पैसे या परिवार के भाग्य से जोड़े। हाँ, सीलन और ख़राब हवा को इसी महीने ठीक कराना अच्छा रहेगा। अपने घर की बात करनी हो तो [चैट में पूछिए](/chat)।

## स्रोत

- दक्षिण और नैर्ऋत्य के बीच शौचालय, पूर्व में स्नान: सोलह-कक्ष श्लोक; स्नान की बात नारद संहिता के एक श्लोक में भी, जैसा बाद में उद्धृत है।
- उत्तर और ईशान में जल: बृहत्संहिता, भवन वाला अध्याय (हमारे पढ़े संस्करण में श्लोक 117)।
- उस पट्टी के अलावा शौचालय के ज़ोन, टंकियाँ और सेप्टिक टैंक: आज की सूचियाँ, जिनमें मत अलग हैं।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
