import type { BlogPost } from '../words.ts';

export const findDirections: BlogPost = {
  key: 'find-directions',
  category: 'vaastu-basics',
  featured: true,
  publishedOn: '2026-10-05',
  en: {
    slug: 'find-the-directions-of-your-home',
    title: 'How to find the directions of your home',
    excerpt:
      'Every question of vaastu begins with north. A calm way to find it with a phone, a map and a plan, and the small traps on the way.',
    metaTitle: 'How to find the directions of your home | Disha',
    metaDescription:
      'Find north for your flat or house with a phone compass, a map and the floor plan: where to stand, what misleads the needle, how to mark it.',
    tags: ['directions', 'compass', 'north', 'floor plan'],
    content: `Before anyone can say whether a kitchen lies in the south-east, somebody has to know where south-east is. It sounds like the easy part. In practice most mistakes happen here: a builder’s drawing without a north arrow, a phone held next to a lift, a “north-facing” flat that looks to the north-west. Half an hour of care is worth more than any remedy.

## What you need

- A phone with a compass app, or a plain magnetic compass.
- The floor plan of your flat, or a sketch with the outer walls in proportion.
- A map with satellite pictures, on which you can see the building.

## Read the compass at the door

Open the main door, stand just outside and face away from the house, as if you were leaving. Hold the phone flat, with its upper edge pointing straight ahead, and wait until the number is calm. Write the degrees down. Do the same two metres further out, and once more at a window or balcony on another wall. Directions are counted clockwise: 0° is north, 90° east, 180° south, 270° west.

Walls of a home usually stand at right angles, so the readings should fit together. If the door says 330°, a balcony on the opposite wall should say about 150°. If the two differ by more than ten degrees after that sum, something near you is pulling the needle.

## What misleads a phone

The compass in a phone is a small magnetometer. It measures every magnetic field around it, and the field of the earth is weak. Common culprits are steel in columns and slabs, lifts, cars and two-wheelers, refrigerators, inverters, speakers, and phone covers or stands with a magnet.

- Take the cover off and move the phone in a slow figure of eight before you begin.
- Stay an arm’s length from columns, iron grilles and machines.
- Do not trust a single number. Take three and use the middle one.
- If a reading jumps when you walk one step, that spot is not usable.

High floors are no better than low ones, because the steel comes along with the building.

## Check it with a map

A satellite map is drawn with true north at the top. Find your building, look at the line of one long wall and estimate its angle. This check is free of steel, and it often settles the matter. A compass shows magnetic north, which in India lies up to about 3° beside the north of maps. Some practitioners use the one, some the other. For a room the gap hardly matters; for a door near the border between two places it can, so note both.

The Sun helps less than people think. It rises due east only around 21 March and 23 September. In Delhi it comes up about 27° to the north of east in late June and about as much to the south of east in late December.

## Mark north on the plan

Now bring the number onto the paper. Turn the plan so that the wall with the door is at the top. In the picture the door wall looks to 330°. North, 360°, is therefore 30° clockwise from the top of the page.

![A floor plan with the door in the upper wall; the compass says 330°, so the arrow of north stands 30° clockwise from the top](/figures/compass-on-plan-en.svg)

Then find the middle. Directions in a home are seen from its own middle, not from the door and not from the road. For a rectangle it is where the diagonals cross. For an L-shaped plan it is the point on which the shape would balance if you cut it out of card.

## “My house faces east”: what does that mean?

People use the word in three ways: the side of the main door, the side of the road, and the side of the largest balcony. For the old texts the place of the door on its wall is what counts, so we begin with the [main door and its 32 padas](/blog/main-door-and-its-32-padas). When a broker tells you a facing, ask which of the three is meant.

## In the app

On [/upload](/upload) you add a plan, turn the wheel until N points to north, or let the phone’s compass set it. Nothing is guessed: as long as north is not known, the app asks for it. Next, read about [the sixteen zones](/blog/sixteen-zones-and-the-vaastu-purusha).

## Sources

- The old texts find east with a peg and its shadow, by marking where the shadow of its tip meets a circle in the morning and in the afternoon. The Mayamata and the Manasara both describe this.
- Compass degrees, phone sensors and the sixteen zones of 22.5° are modern practice.
- Whether magnetic or true north should be used is disputed among practitioners today.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'ghar-ki-dishaen-kaise-jaanen',
    title: 'अपने घर की दिशाएँ कैसे जानें',
    excerpt: 'वास्तु का हर सवाल उत्तर दिशा से शुरू होता है। फ़ोन, मैप और नक़्शे से उसे आराम से कैसे खोजें, और कहाँ चूक होती है।',
    metaTitle: 'अपने घर की दिशाएँ कैसे जानें | Disha',
    metaDescription:
      'फ़ोन के कंपास, मैप और नक़्शे से घर की उत्तर दिशा कैसे खोजें: कहाँ खड़े हों, सुई किससे भटकती है और नक़्शे पर उत्तर कैसे लिखें।',
    tags: ['दिशाएँ', 'कंपास', 'उत्तर', 'नक़्शा'],
    content: `रसोई आग्नेय में है या नहीं, यह बताने से पहले यह जानना ज़रूरी है कि आग्नेय है किधर। सुनने में यह सबसे आसान काम लगता है, पर ज़्यादातर ग़लतियाँ यहीं होती हैं: बिल्डर के नक़्शे पर उत्तर का तीर नहीं होता, फ़ोन लिफ़्ट के पास पकड़ा होता है, या जिसे “उत्तरमुखी” फ़्लैट कहा गया वह असल में वायव्य की ओर देखता है। यहाँ लगाया गया आधा घंटा किसी भी उपाय से ज़्यादा काम का है।

## क्या-क्या चाहिए

- कंपास वाला फ़ोन, या एक साधारण चुंबकीय कंपास।
- फ़्लैट का नक़्शा, या बाहरी दीवारों का सही अनुपात वाला रेखाचित्र।
- सैटेलाइट तस्वीरों वाला मैप, जिसमें आपकी इमारत दिखे।

## दरवाज़े पर कंपास पढ़ें

मुख्य दरवाज़ा खोलिए, उसके ठीक बाहर खड़े होइए और मुँह बाहर की ओर रखिए, जैसे घर से निकल रहे हों। फ़ोन को सपाट पकड़िए, उसका ऊपरी सिरा ठीक सामने की ओर हो। जब अंक ठहर जाए तो उसे लिख लीजिए। दो मीटर आगे जाकर फिर पढ़िए, और एक बार किसी दूसरी दीवार की खिड़की या बालकनी पर भी। अंश घड़ी की दिशा में गिने जाते हैं: 0° उत्तर, 90° पूर्व, 180° दक्षिण, 270° पश्चिम।

घर की दीवारें अक्सर एक-दूसरे से समकोण पर होती हैं, इसलिए अंकों का आपस में मेल बैठना चाहिए। दरवाज़े पर 330° है तो सामने वाली दीवार की बालकनी पर लगभग 150° आना चाहिए। इस हिसाब के बाद भी दस अंश से ज़्यादा फ़र्क़ रहे तो पास की कोई चीज़ सुई को खींच रही है।

## फ़ोन किससे भटकता है

फ़ोन का कंपास एक छोटा चुंबकमापी है। वह अपने आसपास का हर चुंबकीय असर नापता है, और धरती का असर बहुत हल्का होता है। खंभों और छत का सरिया, लिफ़्ट, कार और स्कूटर, फ़्रिज, इन्वर्टर, स्पीकर, और चुंबक वाले कवर या स्टैंड उसे सबसे ज़्यादा भटकाते हैं।

- शुरू करने से पहले कवर उतारिए और फ़ोन को धीरे-धीरे आठ के आकार में घुमाइए।
- खंभे, लोहे की जाली और मशीनों से एक हाथ दूर रहिए।
- एक ही अंक पर भरोसा न कीजिए। तीन बार पढ़िए और बीच वाला अंक लीजिए।
- एक क़दम चलते ही अंक उछल जाए तो वह जगह काम की नहीं।

ऊँची मंज़िल पर भी हाल यही रहता है, क्योंकि सरिया पूरी इमारत में होता है।

## मैप से मिलाइए

सैटेलाइट मैप में भौगोलिक उत्तर ऊपर होता है। अपनी इमारत खोजिए, उसकी एक लंबी दीवार की रेखा देखिए और उसका कोण आँकिए। इस जाँच पर लोहे का कोई असर नहीं होता, इसलिए अक्सर बात यहीं साफ़ हो जाती है। कंपास चुंबकीय उत्तर दिखाता है, जो भारत में मैप के उत्तर से लगभग 3° तक हटा हो सकता है। कुछ जानकार एक मानते हैं, कुछ दूसरा। कमरे के लिए यह अंतर मायने नहीं रखता; दो पदों की सीमा पर बने दरवाज़े के लिए रख सकता है, इसलिए दोनों लिख लीजिए।

सूरज उतनी मदद नहीं करता जितनी हम सोचते हैं। वह ठीक पूर्व में केवल 21 मार्च और 23 सितंबर के आसपास उगता है। दिल्ली में जून के आख़िर में वह पूर्व से लगभग 27° उत्तर की ओर हटकर निकलता है, और दिसंबर के आख़िर में लगभग उतना ही दक्षिण की ओर।

## नक़्शे पर उत्तर लिखिए

अब इस अंक को काग़ज़ पर लाइए। नक़्शे को ऐसे घुमाइए कि दरवाज़े वाली दीवार ऊपर आ जाए। चित्र में वह दीवार 330° की ओर देखती है। उत्तर यानी 360°, इसलिए वह पन्ने के ऊपर से घड़ी की दिशा में 30° पर होगा।

![ऊपर की दीवार में द्वार वाला नक़्शा; कंपास 330° बताता है, इसलिए उत्तर का तीर ऊपर से घड़ी की दिशा में 30° पर है](/figures/compass-on-plan-hi.svg)

फिर घर का बीच खोजिए। दिशाएँ घर के अपने बीच से देखी जाती हैं, न दरवाज़े से और न सड़क से। आयत में बीच वहाँ है जहाँ दोनों विकर्ण मिलते हैं। एल के आकार का घर हो तो बीच वह बिंदु है जिस पर गत्ते से काटा गया वह आकार संतुलित ठहरे।

## “मेरा घर पूर्वमुखी है”, इसका मतलब क्या है?

लोग यह बात तीन तरह से कहते हैं: मुख्य दरवाज़े की ओर, सड़क की ओर, या सबसे बड़ी बालकनी की ओर। पुराने ग्रंथ दीवार पर दरवाज़े की जगह देखते हैं, इसलिए हम भी [मुख्य द्वार और उसके 32 पद](/blog/mukhya-dwar-aur-32-pad) से शुरू करते हैं। कोई ब्रोकर घर का मुख बताए तो पूछ लीजिए कि वह इन तीन में से कौन-सी बात कह रहा है।

## ऐप में

[नक़्शा अपलोड करने के पन्ने](/upload) पर नक़्शा जोड़िए और चक्र को घुमाकर N को उत्तर पर लाइए, या फ़ोन के कंपास को यह करने दीजिए। ऐप अंदाज़ा नहीं लगाता: जब तक उत्तर पता नहीं, वह आपसे पूछता है। आगे [सोलह ज़ोन](/blog/solah-zone-aur-vaastu-purush-mandala) के बारे में पढ़िए।

## स्रोत

- पुराने ग्रंथ पूर्व को शंकु और उसकी छाया से खोजते हैं: सुबह और दोपहर बाद छाया की नोक जहाँ घेरे को छूती है, वहाँ निशान लगाया जाता है। मयमत और मानसार, दोनों में यह विधि है।
- कंपास के अंश, फ़ोन के सेंसर और 22.5° के सोलह ज़ोन आज का चलन हैं।
- चुंबकीय उत्तर लें या भौगोलिक, इस पर आज के जानकारों के मत अलग हैं।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
