import type { BlogPost } from '../words.ts';

export const childrensRoom: BlogPost = {
  key: 'childrens-room',
  category: 'bedroom',
  featured: false,
  publishedOn: '2026-11-19',
  en: {
    slug: 'childrens-room-and-guest-room',
    title: 'The children’s room and the guest room',
    excerpt:
      'West or north-west for children, north-west for guests: almost all of it modern, some of it sensible, and plenty of room for what your own family needs.',
    metaTitle: 'Children’s room and guest room vaastu | Disha',
    metaDescription:
      'Where lists place the children’s room and the guest room, how far they agree, bed and desk in the room, and what matters more to a child than a direction.',
    tags: ['children', 'guest room', 'bedroom', 'study'],
    content: `The old books say little about a children’s room, because children slept with their mothers, aunts and grandmothers. The guest room they hardly know either; a guest was given the best cot on the veranda. So what you read about these rooms is modern, and you may hold it lightly.

## Where lists place them

| Place | Children’s room | Guest room |
| --- | --- | --- |
| North-west | ideal | ideal |
| West | ideal, sources differ | acceptable |
| East | acceptable, good for little ones | acceptable |
| North | acceptable | acceptable |
| North-east | sources differ | better avoided, sources differ |
| South-east | sources differ | fine for short stays |
| South | better avoided | better avoided |
| South-west | better avoided | better avoided |
| Centre | advised against | advised against |

Two thoughts stand behind the table. **North-west** is the side of air and movement, so it suits those who come and go: guests, and children, who will one day move out. **South-west** is the quiet, heavy corner and is kept for those who run the house.

On the **west** several lists are enthusiastic about children, while a published mark sheet gives it only half marks. On the **north-east** some like the light for small children and study; others want no bedroom there at all. Where you read “sources differ”, choose by window and noise.

If the children have the south-west and you sleep in the north-west, nothing is out of order. Exchange the rooms if it is easy and if everybody would like it.

## The bed

For children too: head to **east or south**. East is the usual choice for those who learn. How to find out where a head points, and what to do in a narrow room, is told in [the bedroom and head direction](/blog/bedroom-and-head-direction).

![Four beds around a compass: head to south or east is good, head to north is not advised, on head to west sources differ](/figures/head-direction-en.svg)

With a bunk bed, the rail matters more than the direction; the upper bunk is for children who are old enough for it, and the window is not within reach of it. Tall shelves and cupboards are screwed to the wall in every child’s room, because children climb.

## The desk

Face to **east or north** while studying, with a wall behind. If two children share a table, let them sit side by side rather than opposite; both can then face the same good way, and neither can pull faces at the other. More in [the study desk](/blog/study-desk-and-home-office).

Daylight from the side, a lamp of their own and a shelf that they can reach are worth more than a degree more or less.

## Sharing a room

Most children in India share. A few things that families have found to work:

1. Give each child one wall, or half of one, to decorate as they like.
2. Put the beds along two walls so that both heads can point east or south, and leave the middle free to play.
3. Let the older one have the corner that is farther from the door, for the peace of the younger ones’ bedtime.
4. Keep toys in low, open boxes along the south or west wall, so that tidying takes five minutes.
5. Leave the north-east corner of the room light: books, a plant, a drawing table.

If a grandparent sleeps in the children’s room, the warmest and quietest place is for the eldest, whatever the zone.

## When guests come

A whole guest room is a luxury. In most flats it is the study with a sofa bed, or the children move together for a week. Lists advise giving guests the north-west or the west, and not the south-west. If you have only one spare bed and it stands in the south, your guest will thank you for the tea and never ask.

A bottle of water, a free hook, a lamp within reach of the bed, and where the switch of the geyser is: that is hospitality, and it is older than every list.

## What a direction cannot do

Please do not tell a child that marks, illness or temper come from the room. Children believe what we say about them. If a child sleeps badly, is often afraid or stops eating, talk with them and with a doctor. No text that we pass on links a child’s future to a zone.

What rooms do give is rhythm: a place to sleep that is dark and quiet, a place to learn that is bright, and somebody who comes to say good night. That can be arranged in any corner of the compass.

To see where your rooms lie, [upload your plan](/upload); with no plan at hand, [ask about one room](/chat).

## Sources

- The places of both rooms: modern lists and a mark sheet published in 2020; they differ in several points, as shown.
- The free centre: Brihat Samhita, chapter on building. Head neither north nor west: the same chapter; modern lists are neutral about west.
- Rails, shelves, light: common advice for safety and learning.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'bachchon-ka-kamra-aur-atithi-kaksh',
    title: 'बच्चों का कमरा और अतिथि कक्ष',
    excerpt:
      'बच्चों के लिए पश्चिम या वायव्य, मेहमानों के लिए वायव्य: लगभग सब आज का चलन, कुछ समझदारी भरा, और आपके परिवार की ज़रूरत के लिए बहुत जगह।',
    metaTitle: 'बच्चों के कमरे और अतिथि कक्ष का वास्तु | Disha',
    metaDescription:
      'सूचियाँ बच्चों का कमरा और अतिथि कक्ष कहाँ रखती हैं, कितनी सहमत हैं, पलंग और मेज़ कैसे हों, और बच्चे के लिए दिशा से ज़्यादा क्या ज़रूरी है।',
    tags: ['बच्चे', 'अतिथि कक्ष', 'शयनकक्ष', 'पढ़ाई'],
    content: `पुराने ग्रंथ बच्चों के कमरे की बात कम ही करते हैं, क्योंकि बच्चे माँ, चाची और दादी के पास सोते थे। अतिथि कक्ष को भी वे शायद ही जानते हैं; मेहमान को बरामदे की सबसे अच्छी खाट मिलती थी। इसलिए इन कमरों के बारे में आप जो पढ़ते हैं वह आज का चलन है, और उसे हल्के मन से लिया जा सकता है।

## सूचियाँ कहाँ रखती हैं

| जगह | बच्चों का कमरा | अतिथि कक्ष |
| --- | --- | --- |
| वायव्य | उत्तम | उत्तम |
| पश्चिम | उत्तम, पर मत अलग | मान्य |
| पूर्व | मान्य, छोटे बच्चों के लिए अच्छा | मान्य |
| उत्तर | मान्य | मान्य |
| ईशान | मत अलग | टालना बेहतर, मत अलग |
| आग्नेय | मत अलग | थोड़े दिनों के लिए ठीक |
| दक्षिण | टालना बेहतर | टालना बेहतर |
| नैर्ऋत्य | टालना बेहतर | टालना बेहतर |
| बीच | साफ़ मना | साफ़ मना |

इस तालिका के पीछे दो विचार हैं। **वायव्य** वायु और गति की दिशा है, इसलिए आने-जाने वालों के लिए ठीक है: मेहमान, और बच्चे, जो एक दिन अपना घर बसाएँगे। **नैर्ऋत्य** शांत और भारी कोना है, जो घर चलाने वालों के लिए रखा जाता है।

**पश्चिम** को कई सूचियाँ बच्चों के लिए बहुत अच्छा कहती हैं, जबकि एक छपी अंक-तालिका केवल आधे अंक देती है। **ईशान** की रोशनी कुछ लोगों को छोटे बच्चों और पढ़ाई के लिए पसंद है; दूसरे वहाँ कोई शयनकक्ष नहीं चाहते। जहाँ “मत अलग” लिखा है, वहाँ खिड़की और शोर देखकर चुनिए।

बच्चे नैर्ऋत्य में हों और आप वायव्य में सोते हों तो कुछ बिगड़ा नहीं है। आसान हो और सबका मन हो तो कमरे बदल लीजिए।

## पलंग

बच्चों के लिए भी सिर **पूर्व या दक्षिण** की ओर। पढ़ने वालों के लिए आम तौर पर पूर्व चुना जाता है। सिर किस ओर है यह कैसे देखें, और तंग कमरे में क्या करें, यह [शयनकक्ष और सोने की दिशा](/blog/sote-samay-sir-kis-disha-mein) में है।

![कंपास के चारों ओर चार पलंग: सिर दक्षिण या पूर्व की ओर अच्छा, उत्तर की ओर मना, पश्चिम पर मत अलग](/figures/head-direction-hi.svg)

ऊपर-नीचे वाले पलंग में दिशा से ज़्यादा ज़रूरी है ऊपर की रेलिंग; ऊपर वही बच्चा सोए जो उतना बड़ा हो, और खिड़की वहाँ से हाथ में न आए। बच्चों के कमरे में ऊँची रैक और अलमारियाँ दीवार में कसी हों, क्योंकि बच्चे चढ़ते हैं।

## मेज़

पढ़ते समय मुँह **पूर्व या उत्तर** की ओर, पीछे दीवार। दो बच्चे एक मेज़ पर पढ़ते हों तो आमने-सामने नहीं, बग़ल में बिठाइए; दोनों का मुँह उसी अच्छी दिशा में रहेगा, और कोई दूसरे को मुँह नहीं चिढ़ाएगा। और बातें [पढ़ाई की मेज़](/blog/padhai-ki-mez-aur-ghar-ka-daftar) में हैं।

बग़ल से आती दिन की रोशनी, अपना लैंप और पहुँच में आने वाली शेल्फ़, ये एक-दो अंश के फ़र्क़ से ज़्यादा काम के हैं।

## साझा कमरा

भारत में ज़्यादातर बच्चे कमरा बाँटते हैं। कुछ बातें जो परिवारों में चल जाती हैं:

1. हर बच्चे को एक दीवार, या आधी दीवार, अपनी पसंद से सजाने दीजिए।
2. पलंग दो दीवारों के साथ लगाइए, ताकि दोनों के सिर पूर्व या दक्षिण की ओर हो सकें और बीच खेलने को ख़ाली रहे।
3. बड़े बच्चे को दरवाज़े से दूर वाला कोना दीजिए, ताकि छोटों की नींद में खटका न हो।
4. खिलौने दक्षिण या पश्चिम की दीवार के साथ नीचे खुले डिब्बों में रखिए, ताकि समेटने में पाँच मिनट लगें।
5. कमरे का ईशान कोना हल्का रखिए: किताबें, पौधा, चित्र बनाने की मेज़।

दादा-दादी बच्चों के कमरे में सोते हों तो सबसे गरम और शांत जगह सबसे बड़े की है, ज़ोन कोई भी हो।

## जब मेहमान आएँ

पूरा अतिथि कक्ष सबको नहीं मिलता। ज़्यादातर फ़्लैटों में वह सोफ़ा-पलंग वाला अध्ययन कक्ष होता है, या बच्चे हफ़्ते भर के लिए एक कमरे में आ जाते हैं। सूचियाँ मेहमानों को वायव्य या पश्चिम देने को कहती हैं, नैर्ऋत्य नहीं। आपके पास एक ही पलंग हो और वह दक्षिण में हो, तो मेहमान चाय के लिए धन्यवाद देगा और दिशा नहीं पूछेगा।

पानी की बोतल, एक ख़ाली खूँटी, पलंग से हाथ बढ़ाकर जलने वाली बत्ती, और गीज़र का स्विच कहाँ है: यही मेहमाननवाज़ी है, और यह हर सूची से पुरानी है।

## दिशा क्या नहीं कर सकती

बच्चे से यह मत कहिए कि नंबर, बीमारी या ग़ुस्सा कमरे से आते हैं। हम बच्चों के बारे में जो कहते हैं, वे उसे सच मान लेते हैं। बच्चे की नींद ठीक न हो, वह अक्सर सहमा रहे या खाना छोड़ दे, तो उससे और डॉक्टर से बात कीजिए। जो ग्रंथ हम आपको बताते हैं उनमें कोई बच्चे के कल को किसी ज़ोन से नहीं जोड़ता।

कमरे जो देते हैं वह है एक लय: सोने की जगह जो अँधेरी और शांत हो, पढ़ने की जगह जो रोशन हो, और कोई जो रात को “सो जाओ” कहने आए। यह कंपास के किसी भी कोने में हो सकता है।

आपके कमरे कहाँ हैं, यह देखने के लिए [नक़्शा अपलोड कीजिए](/upload); नक़्शा पास न हो तो [एक कमरे के बारे में पूछिए](/chat)।

## स्रोत

- दोनों कमरों की जगहें: आज की सूचियाँ और 2020 में छपी एक अंक-तालिका; कई बातों पर उनके मत अलग हैं, जैसा ऊपर दिखाया है।
- खुला बीच: बृहत्संहिता, भवन वाला अध्याय। सिर न उत्तर की ओर, न पश्चिम की ओर: वही अध्याय; आज की सूचियाँ पश्चिम को सामान्य मानती हैं।
- रेलिंग, रैक, रोशनी: सुरक्षा और पढ़ाई की आम सलाह।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
