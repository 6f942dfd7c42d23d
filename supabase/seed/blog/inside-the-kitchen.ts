import type { BlogPost } from '../words.ts';

export const insideTheKitchen: BlogPost = {
  key: 'inside-the-kitchen',
  category: 'kitchen',
  featured: false,
  publishedOn: '2026-11-16',
  en: {
    slug: 'stove-sink-and-storage-in-the-kitchen',
    title: 'Inside the kitchen: stove, sink, grain and drinking water',
    excerpt:
      'The room may be where it is. Within it you decide. A small map for the things of a kitchen, what rests on a verse and what is only habit, and a word on gas.',
    metaTitle: 'Stove, sink and storage: kitchen vaastu inside | Disha',
    metaDescription:
      'Where to put the stove, sink, drinking water, grain and fridge within the kitchen, which advice is old and which modern, and safety with gas and power.',
    tags: ['kitchen', 'stove', 'sink', 'storage'],
    content: `In [which direction for the kitchen](/blog/which-direction-for-the-kitchen) we looked at the room from outside. This post stays inside. Of all the advice of vaastu it is the part that people follow most easily, because a gas stove, a water filter and a tin of rice can be carried.

## The idea in one picture

Take the kitchen for a small house of its own. Its south-east belongs to fire, its north-east to water, its south and west to weight, its north-west to grain and to things that come and go.

![A kitchen from above: stove in the south-east with the cook facing east, sink and drinking water towards the north-east, heavy stores on the south and west walls, grain in the north-west](/figures/kitchen-inside-en.svg)

Almost everything that follows is this picture again, in words.

## Stove

Put it in the south-east part of the room, on the east wall if you can, so that the **cook faces east**. If that is not possible, facing north is the usual second choice. Lists agree on the facing more than on anything else.

Two more points, both of good sense. The stove should not stand right at the door, where the draught bends the flame and a child may run into it. And it should not be under a window with a curtain. Some lists do not want the flame seen from the main door of the home; a half-open shelf or a door that is kept closed settles it.

## Sink and drinking water

Lists place the sink and the filter **towards the north-east** of the kitchen. The old text is about water in the ground: it accepts the north and the north-east. The sink follows that thought, and it is a modern rule.

**Fire and water keep a distance.** An arm’s length of counter between flame and tap is enough. If your platform is short, a board or a narrow shelf marks the line. With an L-shaped platform the corner does it by itself.

Mend a dripping tap soon. Not for luck; it can waste many buckets in a month, and damp wood brings insects.

## Grain, oil and heavy things

For **grain**, the north-west is a classical place: the Brihat Samhita and the sixteen-room verse both name it. It is said of the house; in a flat people apply it to the kitchen. North is accepted as well. Keep grain dry and off the floor, whatever the direction.

**Heavy tins, the mixer and the grinding stone** go to the south and west walls. **Ghee and oil** have their own strip in the old verse, between south-east and south, near the stove and yet not above it.

Keep the **north-east corner** of the platform light: water, a plant, a small lamp in the morning.

## Fridge, oven and the rest

No old text speaks of them, and modern lists contradict each other. Go by use:

- The **fridge** wants a hand’s width of air behind it and a place away from stove and sun. West or south-west is named by some; north-west by others.
- **Microwave, kettle and mixer** are small fires; the south-east side suits the idea. More important is a socket of their own.
- The **dustbin** stands closed, out of the north-east, and is emptied at night.
- The **dining table,** if it stands in the kitchen, is nice on the west side, so that people face east while eating. Lists prefer facing east or north to facing south.

## Gas and electricity come first

- A rubber hose is changed before its printed date. A regulator that hisses is closed and the agency called.
- The cylinder stands upright, with air, never in a closed cabinet without holes.
- If you smell gas: no switch, no flame, open the windows, close the valve, go out and call from there.
- Two strong machines on one socket are one too many. An electrician, not a compass, says where wires may run.

If a direction and a safety rule contradict each other, safety wins, without any discussion.

## In ten minutes, this evening

1. Find the south-east of the kitchen with a compass and see what stands there.
2. Clear one arm’s length between stove and tap.
3. Carry one heavy thing from the north-east to the south or west.
4. Wipe the shelf of the grain and write a date on the tins.
5. Open the window while you cook.

For a wall, a pipe or the chimney, ask a mason and an engineer, and in a flat the society. For a question about your own platform, [ask in the chat](/chat); for a rented kitchen see [vaastu without breaking a wall](/blog/vaastu-for-flats-and-rented-homes).

## Sources

- Fire in the south-east, grain in the north-west, water in north and north-east: Brihat Samhita, chapter on building; said of the whole house.
- Ghee and oil between south-east and south: the sixteen-room verse.
- Facing of the cook, sink, fridge, the same order within one room: modern practice. Gas and power: common safety advice.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'chulha-sink-aur-rasoi-ka-saman',
    title: 'रसोई के भीतर: चूल्हा, सिंक, अनाज और पीने का पानी',
    excerpt:
      'रसोई जहाँ है वहाँ है, पर उसके भीतर आप तय करते हैं। चीज़ों का छोटा नक़्शा, किसका आधार श्लोक है और क्या बस आदत, और गैस की एक ज़रूरी बात।',
    metaTitle: 'रसोई के भीतर का वास्तु: चूल्हा, सिंक, सामान | Disha',
    metaDescription:
      'रसोई के भीतर चूल्हा, सिंक, पीने का पानी, अनाज और फ़्रिज कहाँ रखें, कौन-सी सलाह पुरानी है और कौन-सी आज की, गैस और बिजली की सावधानी के साथ।',
    tags: ['रसोई', 'चूल्हा', 'सिंक', 'भंडार'],
    content: `[रसोई किस दिशा में हो](/blog/rasoi-kis-disha-mein) में हमने रसोई को बाहर से देखा था। यह लेख भीतर रहता है। वास्तु की सारी सलाह में यही हिस्सा लोग सबसे आसानी से निभाते हैं, क्योंकि गैस का चूल्हा, पानी का फ़िल्टर और चावल का डिब्बा उठाए जा सकते हैं।

## पूरा विचार, एक चित्र में

रसोई को अपने आप में एक छोटा घर मान लीजिए। उसका आग्नेय अग्नि का है, ईशान जल का, दक्षिण और पश्चिम भार के, और वायव्य अनाज और आने-जाने वाली चीज़ों का।

![ऊपर से रसोई: आग्नेय में चूल्हा, खाना बनाने वाले का मुँह पूर्व की ओर; ईशान की ओर सिंक और पीने का पानी; दक्षिण और पश्चिम की दीवारों पर भारी सामान; वायव्य में अनाज](/figures/kitchen-inside-hi.svg)

आगे जो कुछ है, वह लगभग यही चित्र है, शब्दों में।

## चूल्हा

उसे रसोई के आग्नेय भाग में रखिए, हो सके तो पूर्व की दीवार पर, ताकि **खाना बनाते समय मुँह पूर्व की ओर** हो। यह न हो पाए तो उत्तर आम दूसरा विकल्प है। सूचियाँ मुँह की दिशा पर जितनी सहमत हैं उतनी और किसी बात पर नहीं।

दो बातें और, दोनों समझदारी की। चूल्हा ठीक दरवाज़े पर न हो, जहाँ हवा लौ को झुकाती है और दौड़ता बच्चा टकरा सकता है। और वह परदे वाली खिड़की के नीचे न हो। कुछ सूचियाँ नहीं चाहतीं कि लौ घर के मुख्य द्वार से दिखे; एक छोटी शेल्फ़ या बंद रखा जाने वाला दरवाज़ा इसे हल कर देता है।

## सिंक और पीने का पानी

सूचियाँ सिंक और फ़िल्टर को रसोई के **ईशान की ओर** रखती हैं। पुराना ग्रंथ ज़मीन के पानी की बात करता है: वह उत्तर और ईशान को ठीक मानता है। सिंक उसी विचार पर चलता है, और यह आज का नियम है।

**आग और पानी में दूरी रहे।** लौ और नल के बीच एक हाथ की स्लैब काफ़ी है। स्लैब छोटी हो तो एक पटरा या पतली शेल्फ़ दोनों को अलग कर देती है। एल के आकार की स्लैब में यह काम कोना अपने आप कर देता है।

टपकता नल जल्दी ठीक कराइए। भाग्य के लिए नहीं; महीने में वह कई बाल्टी पानी बहा देता है, और गीली लकड़ी में कीड़े आते हैं।

## अनाज, तेल और भारी चीज़ें

**अनाज** के लिए वायव्य शास्त्रीय जगह है: बृहत्संहिता और सोलह-कक्ष श्लोक, दोनों यही कहते हैं। यह बात पूरे घर के लिए है; फ़्लैट में लोग इसे रसोई पर लगा लेते हैं। उत्तर भी मान्य है। दिशा कोई भी हो, अनाज सूखा और फ़र्श से ऊपर रखिए।

**भारी डिब्बे, मिक्सर और सिल-बट्टा** दक्षिण और पश्चिम की दीवारों पर। **घी और तेल** की पुराने श्लोक में अपनी पट्टी है, आग्नेय और दक्षिण के बीच: चूल्हे के पास, पर उसके ऊपर नहीं।

स्लैब का **ईशान कोना** हल्का रखिए: पानी, एक पौधा, सुबह का छोटा दीया।

## फ़्रिज, ओवन और बाक़ी

पुराने ग्रंथ इनकी बात नहीं करते, और आज की सूचियाँ एक-दूसरे से उलटी बातें कहती हैं। उपयोग देखकर चलिए:

- **फ़्रिज** के पीछे एक बालिश्त हवा रहे, और वह चूल्हे और धूप से दूर हो। कुछ लोग पश्चिम या नैर्ऋत्य बताते हैं, कुछ वायव्य।
- **माइक्रोवेव, केतली और मिक्सर** छोटी आग हैं; विचार के हिसाब से आग्नेय भाग ठीक है। इससे ज़्यादा ज़रूरी है कि हर एक का अपना सॉकेट हो।
- **कूड़ेदान** ढका हुआ, ईशान से बाहर, और रात को ख़ाली।
- **खाने की मेज़** रसोई में ही हो तो पश्चिम भाग में अच्छी लगती है, ताकि खाते समय मुँह पूर्व की ओर हो। सूचियाँ दक्षिण से ज़्यादा पूर्व या उत्तर की ओर मुँह पसंद करती हैं।

## गैस और बिजली पहले

- रबर की नली उस पर छपी तारीख़ से पहले बदल दीजिए। रेगुलेटर से सीटी-सी आवाज़ आए तो बंद करके एजेंसी को बुलाइए।
- सिलेंडर सीधा खड़ा हो, हवा में, बिना छेद वाली बंद अलमारी में कभी नहीं।
- गैस की गंध आए तो न कोई स्विच छुएँ, न आग जलाएँ; खिड़कियाँ खोलिए, वाल्व बंद कीजिए, बाहर जाइए और वहीं से फ़ोन कीजिए।
- एक सॉकेट पर दो भारी मशीनें एक ज़्यादा हैं। तार कहाँ से जाएँगे, यह बिजली मिस्त्री बताता है, कंपास नहीं।

दिशा और सुरक्षा की बात टकराए तो सुरक्षा जीतती है, बिना बहस के।

## आज शाम, दस मिनट में

1. कंपास से रसोई का आग्नेय खोजिए और देखिए कि वहाँ क्या रखा है।
2. चूल्हे और नल के बीच एक हाथ जगह ख़ाली कीजिए।
3. एक भारी चीज़ ईशान से उठाकर दक्षिण या पश्चिम में रखिए।
4. अनाज की शेल्फ़ पोंछिए और डिब्बों पर तारीख़ लिखिए।
5. पकाते समय खिड़की खोलिए।

दीवार, पाइप या चिमनी के लिए मिस्त्री और इंजीनियर से पूछिए, फ़्लैट में सोसाइटी से भी। अपनी रसोई का कोई सवाल हो तो [चैट में पूछिए](/chat); किराए की रसोई के लिए [बिना दीवार तोड़े वास्तु](/blog/flat-aur-kiraye-ke-ghar-mein-vaastu) देखिए।

## स्रोत

- आग्नेय में अग्नि, वायव्य में अनाज, उत्तर और ईशान में जल: बृहत्संहिता, भवन वाला अध्याय; पूरे घर के लिए कहा गया।
- आग्नेय और दक्षिण के बीच घी-तेल: सोलह-कक्ष श्लोक।
- मुँह की दिशा, सिंक, फ़्रिज, और एक कमरे में वही क्रम: आज का चलन। गैस और बिजली: सुरक्षा की आम सलाह।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
