import type { BlogPost } from '../words.ts';

export const vaastuScore: BlogPost = {
  key: 'vaastu-score',
  category: 'vaastu-basics',
  featured: false,
  publishedOn: '2026-11-07',
  en: {
    slug: 'what-a-vaastu-score-can-say',
    title: 'What a vaastu score can say, and what it cannot',
    excerpt:
      'A number out of ten looks exact. Here is how ours is made, what moves it, what is left out of it, and how to read it without letting it read you.',
    metaTitle: 'What a vaastu score can and cannot say | Disha',
    metaDescription:
      'How the score of a floor plan is worked out, why disputed rules count less, what “not assessed” means, and how to use the number calmly.',
    tags: ['score', 'report', 'how it works', 'honesty'],
    content: `People love a number. “What did your flat get?” is easier to ask than “what do the texts say about a door on W3?” So our report gives one, out of ten. It is worth knowing what stands behind it, because a number can be useful and still be much less than a verdict on your home.

## What goes in

The score is worked out by plain rules from what you have confirmed yourself: the rooms, their outlines, the door and the north. A reader of labels or an AI may draft the rooms; a person looks at them before anything is judged. The same plan always gives the same number.

For every room the rules look up its zone and find one of four words: **ideal**, **acceptable**, **better avoided** or **strongly advised against**. The same is done for the place of the main door, the load on the centre and the outline with its corners.

## How it is counted

![Bars for the four verdicts: ideal counts 1, acceptable 0.7, better avoided 0.3, strongly advised against 0; where sources differ all of them move towards one half](/figures/score-worth-en.svg)

**Each word has a value:** 1, 0.7, 0.3 and 0.

**Each subject has a weight.** The kitchen, the main bedroom and the main door weigh most, a toilet somewhat less, a store or a balcony little. Three toilets count for more than one, and for less than three.

**Disagreement softens.** Where sources agree, the value counts in full. Where they differ, it moves towards the middle, for good and for ill. A rule on which two schools contradict each other should not decide about your home, and here it does not.

The total is a weighted mean, and it is shown as 7.4, say. From 8 on the label reads Excellent, from 6 Good, from 4 Fair, below that Needs Improvement.

## What is left out, and told

A plan does not show everything: the slope of the ground, beams, which way somebody sleeps, what stands before the door. These are listed as **not assessed**. That does not mean that they are fine. It means that we do not know, and the report says by how much each would raise how sure the rating is.

Beside the score stands that sureness. Two homes with 7.4 can differ: one with an outline, a door and all rooms, the other with three rooms typed in by zone. The first number is a reading, the second a first look.

## What the score cannot say

- **It does not foretell.** No rule of ours says anything about your health, income, marriage or children. Old verses sometimes do; we do not pass those results on.
- **It is not science.** Vaastu is a tradition of building and living. Nobody has shown that a better number makes a better life.
- **It does not measure the home.** Daylight, air, quiet, kind neighbours and a sound roof are hardly in it.
- **It does not fix a price.** A seller who quotes a score to raise a price, or a buyer to lower it, uses it for something it cannot carry.
- **It is not exact to the decimal.** Turn north by five degrees and see how much moves. Often it is up to half a point; that is the grain of the thing.

## Can it be raised?

Only what changes the place or the use of a room changes what the rule says: another room for the kitchen, the store made into a study. Turning the bed or the stove, clearing a corner or moving weight are good advice, and the report lists them first. They are for living well, so they do not move the number. Objects that are sold as remedies do not move it either, neither here nor in any text known to us.

You can try things out: move a room on the plan and watch the number before anybody lifts a hammer. And before somebody does, ask an engineer.

## How to read a report in five minutes

1. Look at the three heaviest findings, not at the total.
2. For each, read the basis: classical verse, modern practice, or our deduction.
3. See whether sources agree. If they differ, both views are printed. Choose the one your family follows.
4. Do the easiest remedy this week: usually light, order or a turned bed, as in [vaastu without breaking a wall](/blog/vaastu-for-flats-and-rented-homes).
5. Close the report and make tea.

If a number makes you uneasy, it has done its job badly, and you may put it away. If it helped you to see your rooms with fresh eyes, it has done it well. To try it, [upload a plan](/upload), or [ask about one room](/chat) and no number will be given at all.

## Sources

- The rules and their kinds are named with every finding in the report; the classical ones rest mostly on the Brihat Samhita and the sixteen-room verse.
- Values, weights and the softening where sources differ are our own, made in 2026. No old text gives marks.
- The five per cent from which a corner counts as cut comes from consultants.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'vaastu-ank-kya-batata-hai',
    title: 'वास्तु का अंक क्या बताता है, और क्या नहीं',
    excerpt:
      'दस में से एक अंक बहुत सटीक लगता है। हमारा अंक कैसे बनता है, किससे हिलता है, उसमें क्या नहीं गिना जाता, और उसे शांत मन से कैसे पढ़ें।',
    metaTitle: 'वास्तु का अंक क्या बताता है, क्या नहीं | Disha',
    metaDescription:
      'नक़्शे का अंक कैसे बनता है, विवादित नियम कम क्यों गिने जाते हैं, “जाँचा नहीं गया” का अर्थ क्या है, और अंक को शांति से कैसे काम में लें।',
    tags: ['अंक', 'रिपोर्ट', 'कैसे बनता है', 'सच्चाई'],
    content: `अंक सबको अच्छे लगते हैं। “तुम्हारे फ़्लैट को कितने मिले?” पूछना आसान है, “W3 के द्वार पर ग्रंथ क्या कहते हैं?” पूछना कठिन। इसलिए हमारी रिपोर्ट भी दस में से एक अंक देती है। यह जानना अच्छा है कि उसके पीछे क्या है, क्योंकि अंक काम का होते हुए भी आपके घर पर आख़िरी राय से बहुत छोटी चीज़ है।

## इसमें क्या जाता है

अंक सीधे नियमों से बनता है, उन्हीं बातों पर जिन्हें आपने ख़ुद देखकर ठीक कहा है: कमरे, उनकी रेखाएँ, द्वार और उत्तर। कमरों का पहला मसौदा नाम पढ़ने वाला प्रोग्राम या एआई बना सकता है; पर राय बनने से पहले कोई इंसान उसे देखता है। एक ही नक़्शे का अंक हमेशा एक ही आता है।

हर कमरे के लिए नियम उसका ज़ोन देखते हैं और चार में से एक शब्द पाते हैं: **उत्तम**, **ठीक, मान्य**, **टालना बेहतर** या **साफ़ मना**। यही मुख्य द्वार के पद, बीच के बोझ और घर के आकार और कोनों के साथ भी होता है।

## गिनती कैसे होती है

![चार शब्दों की पट्टियाँ: उत्तम 1, मान्य 0.7, टालना बेहतर 0.3, साफ़ मना 0; जहाँ मत अलग हैं वहाँ सब आधे की ओर खिसकते हैं](/figures/score-worth-hi.svg)

**हर शब्द का एक मूल्य है:** 1, 0.7, 0.3 और 0।

**हर चीज़ का एक वज़न है।** रसोई, मुख्य शयनकक्ष और मुख्य द्वार सबसे ज़्यादा गिने जाते हैं, शौचालय उनसे कुछ कम, भंडार या बालकनी बहुत कम। तीन शौचालय एक से ज़्यादा गिने जाते हैं, पर तीन गुना नहीं।

**मतभेद असर घटाता है।** जहाँ स्रोत सहमत हैं, वहाँ मूल्य पूरा गिना जाता है। जहाँ मत अलग हैं, वहाँ वह बीच की ओर खिसक आता है, अच्छा हो या कमज़ोर। जिस नियम पर दो पद्धतियाँ एक-दूसरे से उलटी बात कहती हैं, उसे आपके घर का फ़ैसला नहीं करना चाहिए, और यहाँ वह करता भी नहीं।

कुल अंक इन सबका भारित औसत है, और वह दशमलव के एक अंक के साथ लिखा जाता है, जैसे 7.4। 8 और उससे ऊपर “बहुत अच्छा”, 6 से “अच्छा”, 4 से “ठीक-ठाक”, और उससे नीचे “सुधार की ज़रूरत”।

## क्या नहीं गिना जाता, और बताया जाता है

नक़्शे में सब कुछ नहीं दिखता: ज़मीन की ढलान, बीम, कौन किस ओर सिर करके सोता है, दरवाज़े के सामने क्या है। ये बातें **जाँचा नहीं गया** के नीचे लिखी जाती हैं। इसका अर्थ यह नहीं कि वे ठीक हैं। अर्थ यह है कि हमें पता नहीं, और रिपोर्ट बताती है कि हर एक के पता चलने से रेटिंग का भरोसा कितना बढ़ेगा।

अंक के पास ही यह भरोसा भी लिखा होता है। 7.4 वाले दो घर अलग हो सकते हैं: एक का आकार, द्वार और सब कमरे पता हैं, दूसरे के बस तीन कमरे ज़ोन के नाम से लिखे गए हैं। पहला अंक पढ़कर निकला है, दूसरा पहली नज़र है।

## अंक क्या नहीं बता सकता

- **वह आने वाला कल नहीं बताता।** हमारा कोई नियम आपकी सेहत, कमाई, शादी या बच्चों के बारे में कुछ नहीं कहता। पुराने श्लोक कभी-कभी कहते हैं; वे फल हम आगे नहीं बढ़ाते।
- **वह विज्ञान नहीं है।** वास्तु बनाने और रहने की परंपरा है। किसी ने यह नहीं दिखाया कि बेहतर अंक से जीवन बेहतर होता है।
- **वह घर को नहीं नापता।** दिन की रोशनी, हवा, शांति, अच्छे पड़ोसी और पक्की छत उसमें मुश्किल से आते हैं।
- **वह क़ीमत तय नहीं करता।** जो बेचने वाला क़ीमत बढ़ाने को अंक दिखाए, या ख़रीदने वाला घटाने को, वह उस पर ऐसा बोझ रख रहा है जो वह उठा नहीं सकता।
- **वह दशमलव तक सटीक नहीं है।** उत्तर को पाँच अंश घुमाकर देखिए कि कितना हिलता है। अक्सर आधे अंक तक; इस चीज़ की बारीकी इतनी ही है।

## क्या अंक बढ़ सकता है?

नियम की राय केवल उससे बदलती है जिससे कमरे की जगह या उपयोग बदले: रसोई किसी और कमरे में, भंडार की जगह अध्ययन कक्ष। पलंग या चूल्हा घुमाना, कोना ख़ाली करना, भार खिसकाना अच्छी सलाह है, और रिपोर्ट उसे सबसे पहले लिखती है। यह अच्छे से रहने के लिए है, इसलिए इससे अंक नहीं हिलता। उपाय के नाम पर बिकने वाली चीज़ों से भी नहीं हिलता, न यहाँ, न हमारे जाने किसी ग्रंथ में।

आप आज़माकर देख सकते हैं: नक़्शे पर कमरा खिसकाइए और अंक देखिए, इससे पहले कि कोई हथौड़ा उठे। और हथौड़ा उठाने से पहले इंजीनियर से पूछिए।

## पाँच मिनट में रिपोर्ट कैसे पढ़ें

1. कुल अंक नहीं, तीन सबसे भारी निष्कर्ष देखिए।
2. हर एक का आधार पढ़िए: पुराना श्लोक, आज का चलन, या हमारा निष्कर्ष।
3. देखिए कि स्रोत सहमत हैं या नहीं। मत अलग हों तो दोनों लिखे हैं। वह चुनिए जो आपके परिवार में चलता है।
4. इस हफ़्ते सबसे आसान उपाय कीजिए: अक्सर वह रोशनी, सफ़ाई या पलंग घुमाना होता है, जैसा [बिना दीवार तोड़े वास्तु](/blog/flat-aur-kiraye-ke-ghar-mein-vaastu) में है।
5. रिपोर्ट बंद कीजिए और चाय बनाइए।

किसी अंक से मन बेचैन हो तो उसने अपना काम ठीक नहीं किया, और आप उसे एक ओर रख दीजिए। उससे अपने कमरे नई नज़र से दिखे हों तो उसने अच्छा काम किया। आज़माना हो तो [नक़्शा अपलोड कीजिए](/upload), या [किसी एक कमरे के बारे में पूछिए](/chat); वहाँ कोई अंक दिया ही नहीं जाएगा।

## स्रोत

- नियम और उनके प्रकार रिपोर्ट में हर निष्कर्ष के साथ लिखे हैं; शास्त्रीय नियम ज़्यादातर बृहत्संहिता और सोलह-कक्ष श्लोक पर टिके हैं।
- मूल्य, वज़न और मतभेद पर असर घटाना हमारा अपना हिसाब है, 2026 का। कोई पुराना ग्रंथ अंक नहीं देता।
- कोना कटा हुआ कब माना जाए, इसके लिए पाँच प्रतिशत की सीमा सलाहकारों की है।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
