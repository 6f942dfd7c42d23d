import type { BlogPost } from '../words.ts';

export const singingAarti: BlogPost = {
  key: 'singing-aarti',
  category: 'festivals',
  featured: false,
  publishedOn: '2026-11-10',
  en: {
    slug: 'how-to-sing-and-understand-an-aarti',
    title: 'How to sing and understand an aarti',
    excerpt:
      'Most of us can hum the refrain and mumble the verses. A short guide to the lamp, the tune, the old words, and what to do when a line feels strange.',
    metaTitle: 'How to sing and understand an aarti | Disha',
    metaDescription:
      'How an aarti goes at home: the lamp, the bell, the tune and the meaning of its old words, with Om Jai Jagdish Hare and Jai Ganesh Deva as examples.',
    tags: ['aarti', 'singing', 'meaning', 'devotion'],
    content: `In most homes the aarti works like this: everybody is sure of the first line, the second is carried by an aunt, and from the third verse on people move their lips until the refrain comes back. It is a lovely sound all the same. If you would like to be the aunt one day, here is a way.

## What an aarti is

The word goes back to Sanskrit *aratrika*, the waving of a lamp before the deity at the close of worship. The song that goes with it took the same name. Light is offered, and at the same time it lets everybody see the face before them. Then the plate goes around, people pass their hands over the flame and touch their eyes. You give light and you take some home.

## The lamp

- Use a lamp with one or five wicks of cotton in ghee, or camphor. On a plate with a rim nothing runs down.
- Stand, hold the plate in the right hand and ring the bell with the left, or let a child ring it.
- Circle **clockwise**, slowly. Many homes do it four times at the feet, twice at the middle, once at the face and seven times around the whole. Others simply draw circles. Counts are custom, not a test.
- Keep sleeves, hair and dupatta back. Put the plate down before you hand it on.

## The tune

Most household aartis have two lines to a verse and a refrain. Learn them in three evenings.

1. **First evening:** speak the words slowly, without a tune. Breathe where the comma stands.
2. **Second evening:** sing only the refrain and the first verse, with a clap on each beat. If your voice cracks, begin lower; a comfortable first note is worth more than a fine one.
3. **Third evening:** one sings the verse, all answer with the refrain. This is how it has always been learnt.

Nobody needs an instrument. A bell, two hands, and the neighbour’s harmonium if there is one.

## The words

Aartis are written in Hindi, Braj, Awadhi, Marathi and many other tongues, and some words have left daily speech. A few that come again and again:

| Word | Meaning |
| --- | --- |
| nishidin | night and day |
| dhyavat, dhyave | remembers, holds in mind |
| jaki | whose |
| sohe, saje | looks beautiful, adorns |
| vighna | an obstacle |
| antaryami | one who knows the heart |
| sharan | refuge |

With these, whole lines open.

*Mata jaki Parvati, pita Mahadeva* in the aarti of Ganesh says: he whose mother is Parvati and whose father is Mahadev. The children of the house understand that at once; the god is introduced like a schoolmate.

*Om Jai Jagdish Hare* was written by Pandit Shraddha Ram Phillauri in Punjab around 1870. At its heart are the lines *Mat pita tum mere, sharan gahun main kiski; tum bin aur na duja, aas karun main jiski*: you are mother and father to me, in whom else should I take refuge? Besides you there is no other in whom to hope. It names no form of God, and perhaps that is why it is sung before so many.

*Sukhkarta dukhharta*, the Ganesh aarti of Maharashtra, is by Samarth Ramdas and some 350 years old. It is in Marathi, and people all over India sing it in September without knowing a word of the language. That is allowed too.

## When a line feels strange

Old songs carry their time with them. A verse may praise wealth too warmly, or speak of illness or childlessness in a way that hurts somebody in the room. You may leave a verse out; people have always sung shorter and longer forms. You may also take it as a picture. “Pain of the body goes” is a wish of the heart; it replaces no doctor. At the end many aartis say what the singer receives. Read it as a blessing, not as a contract.

## Read along

Under [aartis](/hindu-aartis) you find the words in Devanagari, in Roman letters as they are sung, and the meaning of each verse. The reading view has large type, keeps the screen awake and can move by itself, so that both hands are free for plate and bell. Everything there is old enough to belong to everybody, and author or tradition is named. You may add the aarti of your own family as well; nobody else sees it unless you share it.

## A small order for the evening

Light the lamp. Refrain and two verses. A moment of silence. Pass the plate. Share something sweet. Five minutes, and the day has come to rest. On festival evenings make it longer, as in [Diwali puja at home](/blog/diwali-puja-at-home); for the place itself see [the puja corner](/blog/the-puja-corner).

## Sources

- Waving a lamp at the close of worship: part of the sixteen offerings (shodasha upachara) described in many puja manuals; the count of circles is custom.
- *Om Jai Jagdish Hare*: Shraddha Ram Phillauri, about 1870. *Sukhkarta dukhharta*: Samarth Ramdas, 17th century. *Jai Ganesh Deva*: traditional.
- The translations are our own.`,
  },
  hi: {
    slug: 'aarti-kaise-gaayein-aur-samjhein',
    title: 'आरती कैसे गाएँ और समझें',
    excerpt:
      'टेक सबको आती है, अंतरे में होंठ हिलते हैं। दीया, धुन और पुराने शब्द समझने की छोटी-सी राह, और कोई पंक्ति अटपटी लगे तो क्या करें।',
    metaTitle: 'आरती कैसे गाएँ और उसका अर्थ कैसे समझें | Disha',
    metaDescription:
      'घर में आरती कैसे होती है: दीया, घंटी, धुन और पुराने शब्दों के अर्थ; ॐ जय जगदीश हरे और जय गणेश देवा के उदाहरण के साथ।',
    tags: ['आरती', 'गायन', 'अर्थ', 'भक्ति'],
    content: `ज़्यादातर घरों में आरती ऐसे होती है: पहली पंक्ति सबको पक्की याद है, दूसरी बुआ सँभाल लेती हैं, और तीसरे अंतरे से सबके होंठ बस हिलते हैं, जब तक टेक फिर न आ जाए। फिर भी वह आवाज़ कितनी मीठी होती है। किसी दिन बुआ की जगह आप गाना चाहें, तो राह यह रही।

## आरती क्या है

यह शब्द संस्कृत के “आरात्रिक” से आया है, यानी पूजा के अंत में देवता के सामने दीया घुमाना। उसके साथ गाए जाने वाले गीत का भी यही नाम पड़ गया। हम प्रकाश अर्पित करते हैं, और उसी प्रकाश में सब सामने का मुख भी देखते हैं। फिर थाली घूमती है, लोग लौ पर हाथ फेरकर आँखों से लगाते हैं। जितना प्रकाश देते हैं, उतना साथ ले भी जाते हैं।

## दीया

- घी में भीगी रुई की एक या पाँच बत्तियाँ लीजिए, या कपूर। किनारे वाली थाली हो तो कुछ बहता नहीं।
- खड़े होकर थाली दाहिने हाथ में लीजिए और बाएँ से घंटी बजाइए, या घंटी किसी बच्चे को दीजिए।
- **घड़ी की दिशा में** धीरे-धीरे घुमाइए। कई घरों में चार बार चरणों पर, दो बार बीच में, एक बार मुख पर और सात बार पूरे रूप पर घुमाते हैं। कहीं बस घेरे बनाए जाते हैं। गिनती रीति है, परीक्षा नहीं।
- आस्तीन, बाल और दुपट्टा पीछे रखिए। किसी को देने से पहले थाली नीचे रख दीजिए।

## धुन

घरों की ज़्यादातर आरतियों में दो पंक्तियों का अंतरा और एक टेक होती है। तीन शाम में सीख लीजिए।

1. **पहली शाम:** बिना धुन के शब्द धीरे-धीरे बोलिए। जहाँ अल्पविराम है वहाँ साँस लीजिए।
2. **दूसरी शाम:** केवल टेक और पहला अंतरा गाइए, हर ताल पर ताली के साथ। आवाज़ फटे तो नीचे से शुरू कीजिए; आराम का पहला स्वर ऊँचे स्वर से अच्छा है।
3. **तीसरी शाम:** एक जन अंतरा गाए, सब टेक से जवाब दें। आरती हमेशा से ऐसे ही सीखी गई है।

साज़ ज़रूरी नहीं। एक घंटी, दो हाथ, और पड़ोस का हारमोनियम मिल जाए तो अच्छा।

## शब्द

आरतियाँ हिन्दी, ब्रज, अवधी, मराठी और कई दूसरी भाषाओं में हैं, और कुछ शब्द अब बोलचाल में नहीं रहे। ये कुछ शब्द बार-बार आते हैं:

| शब्द | अर्थ |
| --- | --- |
| निशिदिन | रात-दिन |
| ध्यावत, ध्यावे | ध्यान करता है, मन में रखता है |
| जाकी | जिसकी |
| सोहे, साजे | शोभा देता है |
| विघ्न | रुकावट |
| अंतर्यामी | मन की बात जानने वाला |
| शरण | सहारा, आसरा |

इतने से ही पूरी पंक्तियाँ खुल जाती हैं।

गणेश जी की आरती में “माता जाकी पार्वती, पिता महादेवा” का अर्थ है: जिनकी माता पार्वती हैं और पिता महादेव। घर के बच्चे इसे तुरंत समझ लेते हैं; भगवान का परिचय ऐसे दिया गया है जैसे किसी सहपाठी का।

“ॐ जय जगदीश हरे” पंडित श्रद्धाराम फिल्लौरी ने 1870 के आसपास पंजाब में लिखी। उसका हृदय ये पंक्तियाँ हैं: “मात-पिता तुम मेरे, शरण गहूँ मैं किसकी; तुम बिन और न दूजा, आस करूँ मैं जिसकी।” यानी तुम ही मेरे माता-पिता हो, और किसका सहारा लूँ? तुम्हारे सिवा कोई नहीं जिससे आशा रखूँ। इसमें भगवान के किसी एक रूप का आग्रह नहीं है, शायद इसीलिए यह इतने रूपों के सामने गाई जाती है।

महाराष्ट्र की गणेश आरती “सुखकर्ता दुःखहर्ता” समर्थ रामदास की है और लगभग 350 साल पुरानी। वह मराठी में है, और पूरे भारत में लोग गणेश उत्सव में उसे बिना मराठी जाने गाते हैं। इसकी भी पूरी छूट है।

## जब कोई पंक्ति अटपटी लगे

पुराने गीत अपना समय साथ लाते हैं। कोई अंतरा धन की बहुत बात करता है, या बीमारी या संतान न होने की बात ऐसे कहता है कि पास बैठे किसी का मन दुखे। आप वह अंतरा छोड़ सकते हैं; लोग हमेशा से छोटे और लंबे रूप गाते आए हैं। उसे चित्र की तरह भी ले सकते हैं। “कष्ट मिटे तन का” मन की कामना है; वह डॉक्टर की जगह नहीं लेती। अंत में कई आरतियाँ बताती हैं कि गाने वाले को क्या मिलता है। उसे आशीर्वाद की तरह पढ़िए, इक़रारनामे की तरह नहीं।

## साथ-साथ पढ़िए

[आरतियों](/hindu-aartis) में शब्द देवनागरी में हैं, रोमन लिपि में भी, जैसे वे गाए जाते हैं, और हर अंतरे का अर्थ साथ है। पढ़ने के पन्ने पर अक्षर बड़े हैं, स्क्रीन चालू रहती है और पंक्तियाँ अपने आप चल सकती हैं, ताकि दोनों हाथ थाली और घंटी के लिए ख़ाली रहें। वहाँ जो कुछ है, वह इतना पुराना है कि सबका है, और रचयिता या परंपरा का नाम दिया है। अपने परिवार की आरती भी जोड़ सकते हैं; जब तक आप उसे साझा न करें, उसे कोई और नहीं देखता।

## शाम का छोटा क्रम

दीया जलाइए। टेक और दो अंतरे। एक पल का मौन। थाली घुमाइए। कुछ मीठा बाँटिए। पाँच मिनट, और दिन को एक ठहराव मिल जाता है। त्योहार की शाम इसे लंबा कीजिए, जैसा [घर पर दीवाली पूजा](/blog/ghar-par-diwali-puja) में है; जगह के लिए [घर में पूजा का कोना](/blog/ghar-mein-puja-ka-kona) देखिए।

## स्रोत

- पूजा के अंत में दीया घुमाना: सोलह उपचारों (षोडशोपचार) का भाग, जो पूजा की कई पुस्तकों में है; घेरों की गिनती रीति है।
- ॐ जय जगदीश हरे: श्रद्धाराम फिल्लौरी, लगभग 1870। सुखकर्ता दुःखहर्ता: समर्थ रामदास, सत्रहवीं सदी। जय गणेश देवा: पारंपरिक।
- अर्थ हमारे अपने हैं।`,
  },
};
