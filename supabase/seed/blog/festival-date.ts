import type { BlogPost } from '../words.ts';

export const festivalDate: BlogPost = {
  key: 'festival-date',
  category: 'festivals',
  featured: true,
  publishedOn: '2026-10-18',
  en: {
    slug: 'how-a-festival-date-is-decided',
    title: 'How a festival date is decided, and why there are sometimes two',
    excerpt:
      'A tithi does not begin at midnight and does not last a day. What decides is the hour for which a festival is meant. With the two Diwalis of 2024 as an example.',
    metaTitle: 'How a festival date is decided: tithi and hour | Disha',
    metaDescription:
      'What a tithi is, why sunrise, noon, evening or midnight decides a festival, why two dates can both be right, and what your own place has to do with it.',
    tags: ['tithi', 'Diwali', 'panchang', 'pradosha'],
    content: `Every few years the family group fills with the same question: is it today or tomorrow? One calendar says the 31st, the temple says the 1st, an uncle says both are wrong. Usually nobody is wrong. They have answered different questions. Here are the three things you need to follow the argument.

## A tithi is a stretch of the sky

The Moon runs ahead of the Sun. Each time it has gained another twelve degrees, a **tithi** is full. Thirty of them make the month: fifteen in the bright half up to purnima, fifteen in the dark half up to amavasya.

The Moon does not run evenly, so a tithi lasts roughly between 20 and 27 hours and begins at any time of day or night. The civil date begins at midnight, the Hindu day at sunrise. The tithi cares for neither.

So three things happen. A tithi may hold one sunrise; then the day simply bears its name. It may hold two, and both days bear it. Or it may begin and end between two sunrises and rule at none. In the last case it is called lost, though it was up there all the time.

## Each festival has its hour

If sunrise decided everything, matters would be easy. But a lamp festival belongs to the evening, and the birth of Ram to noon. The digests of the tradition therefore name for each festival the hour in which the tithi has to be present:

| Hour | When it is | Examples |
| --- | --- | --- |
| Sunrise | the moment itself | many vrats, Hanuman Jayanti |
| Madhyahna | the middle fifth of the day | Ram Navami, Ganesh Chaturthi |
| Aparahna | the fourth fifth of the day | Dussehra, Bhai Dooj |
| Pradosha | the first fifth of the night | Diwali, Dhanteras |
| Nishita | the eighth of the fifteen parts of the night | Maha Shivaratri |
| Moonrise | when it comes up where you are | Karwa Chauth |

Then a second rule is needed: what if the tithi is there at that hour on two days, or on none? Some festivals take the earlier day, some the later, some the one with the larger share.

## Two Diwalis in 2024

In New Delhi amavasya lasted from 3:53 pm on 31 October to 6:17 pm on 1 November.

![Timeline of two days: amavasya covers the whole pradosha of 31 October 2024 and about 40 minutes of that of 1 November](/figures/tithi-timeline-en.svg)

The pradosha of the 31st, from sunset at 5:37 to 8:12, lay wholly in amavasya. Of the pradosha of the 1st, about forty minutes did. Those who give the day to the larger share kept the 31st. Other almanacs hold that the later day is right as soon as the new moon lasts a ghatika, 24 minutes, of its evening; they kept the 1st. Both had a text behind them. Our calendar shows the first as the main day and the second beside it, with the reason.

## Two Janmashtamis, quite often

Krishna was born at midnight on ashtami. Smarta households look for ashtami at midnight. Vaishnavas take the day on which it is there at sunrise. In 2025 ashtami began at 11:50 pm on 15 August in Delhi, just in time for that midnight, and was still there on the next morning. So the 15th was right for the one and the 16th for the other.

## Why your place matters

Sunset in Mumbai comes later than in Kolkata. In 2025 amavasya ended at 5:55 pm on 21 October. In Delhi the Sun had set ten minutes before, so a sliver of the second evening was left and some almanacs named the 21st. In Mumbai the Sun was still up; there the question did not even arise. An Indian family in London or New Jersey may well have another date altogether. Printed calendars are made for one city. Set yours in the [calendar](/hindu-festivals).

## Festivals of the Sun

Makar Sankranti, Pongal, Vaisakhi and Vishu do not follow the Moon. They mark the Sun’s entry into a sign, and so they fall on nearly the same date each year. Here too there is an hour: for an entry after sunset, the next day is commonly kept.

## What to do when the family disagrees

- Ask which hour decides, and for which city the almanac was made.
- Follow the custom of your house or your temple. It was chosen for reasons, and it keeps people together.
- If two branches keep two days, visit both. Nothing is lost when a lamp burns twice.

When you tap a festival in our calendar, it tells the tithi with its times, the hour and how it was decided. For the names of the months see [purnimanta, amanta and adhik maas](/blog/purnimanta-amanta-and-adhik-maas); for the evening itself [Diwali puja at home](/blog/diwali-puja-at-home).

## Sources

- Deciding hours and ties: Dharmasindhu and Nirnayasindhu; the rule of a ghatika for the new moon of lamps also in the Tithitattva.
- Tithi as twelve degrees of the Moon’s lead: Surya Siddhanta.
- Times here: computed for New Delhi and Mumbai with modern positions of Sun and Moon, the Sun’s upper edge at sunset.`,
  },
  hi: {
    slug: 'tyohar-ki-tareekh-kaise-tay-hoti-hai',
    title: 'त्योहार की तारीख़ कैसे तय होती है, और कभी-कभी दो क्यों',
    excerpt:
      'तिथि न आधी रात को शुरू होती है, न पूरे एक दिन चलती है। फ़ैसला उस समय से होता है जिसके लिए त्योहार है। उदाहरण: 2024 की दो दीवालियाँ।',
    metaTitle: 'त्योहार की तारीख़ कैसे तय होती है | Disha',
    metaDescription:
      'तिथि क्या है, सूर्योदय, दोपहर, संध्या या मध्यरात्रि से त्योहार कैसे तय होता है, दो तारीख़ें सही कैसे हो सकती हैं और शहर से क्या फ़र्क़ पड़ता है।',
    tags: ['तिथि', 'दीवाली', 'पंचांग', 'प्रदोष'],
    content: `हर दो-चार साल में परिवार के ग्रुप में वही सवाल आता है: आज है या कल? एक कैलेंडर 31 कहता है, मंदिर 1 तारीख़, और चाचा जी कहते हैं कि दोनों ग़लत हैं। आम तौर पर ग़लत कोई नहीं होता। सबने अलग-अलग सवालों के जवाब दिए होते हैं। इस बहस को समझने के लिए तीन बातें काफ़ी हैं।

## तिथि आकाश का एक टुकड़ा है

चंद्रमा सूर्य से आगे भागता है। हर बार जब वह बारह अंश और आगे निकल जाता है, एक **तिथि** पूरी होती है। ऐसी तीस तिथियों का मास बनता है: पूर्णिमा तक शुक्ल पक्ष की पंद्रह, अमावस्या तक कृष्ण पक्ष की पंद्रह।

चंद्रमा एक-सी चाल से नहीं चलता, इसलिए तिथि लगभग 20 से 27 घंटे की होती है और दिन-रात में कभी भी शुरू हो सकती है। अंग्रेज़ी तारीख़ आधी रात से बदलती है, हिंदू दिन सूर्योदय से। तिथि इन दोनों की परवाह नहीं करती।

इससे तीन बातें होती हैं। तिथि में एक सूर्योदय पड़े तो उस दिन का वही नाम होता है। दो सूर्योदय पड़ें तो दोनों दिन उसी के होते हैं। और वह दो सूर्योदयों के बीच ही शुरू होकर पूरी हो जाए तो किसी दिन का नाम नहीं बनती। उसे क्षय तिथि कहते हैं, हालाँकि आकाश में वह थी ही।

## हर त्योहार का अपना समय

सब कुछ सूर्योदय से तय होता तो बात आसान थी। पर दीपों का त्योहार संध्या का है, और राम का जन्म दोपहर का। इसलिए परंपरा के ग्रंथ हर त्योहार के लिए बताते हैं कि तिथि किस समय होनी चाहिए:

| समय | कब | उदाहरण |
| --- | --- | --- |
| सूर्योदय | ठीक वही क्षण | कई व्रत, हनुमान जयंती |
| मध्याह्न | दिन के पाँच भागों में तीसरा | राम नवमी, गणेश चतुर्थी |
| अपराह्न | दिन के पाँच भागों में चौथा | दशहरा, भाई दूज |
| प्रदोष | रात के पाँच भागों में पहला | दीवाली, धनतेरस |
| निशीथ | रात के पंद्रह भागों में आठवाँ | महाशिवरात्रि |
| चंद्रोदय | जब आपके यहाँ चाँद निकले | करवा चौथ |

फिर दूसरा नियम चाहिए: उस समय तिथि दो दिन हो, या किसी दिन न हो, तो? किसी त्योहार में पहला दिन लिया जाता है, किसी में दूसरा, किसी में वह जिसमें तिथि का भाग ज़्यादा हो।

## 2024 की दो दीवालियाँ

नई दिल्ली में अमावस्या 31 अक्टूबर को दिन के 3:53 बजे से 1 नवंबर की शाम 6:17 बजे तक थी।

![दो दिनों की रेखा: अमावस्या में 31 अक्टूबर 2024 का पूरा प्रदोष है और 1 नवंबर के प्रदोष के लगभग 40 मिनट](/figures/tithi-timeline-hi.svg)

31 तारीख़ का प्रदोष 5:37 पर सूर्यास्त से 8:12 तक था, और वह पूरा अमावस्या में था। 1 तारीख़ के प्रदोष के केवल चालीस मिनट के आसपास उसमें थे। जो ज़्यादा भाग वाला दिन लेते हैं, उन्होंने 31 को मनाई। दूसरे पंचांग मानते हैं कि दूसरी संध्या को अमावस्या एक घटी (24 मिनट) भी रहे तो दूसरा दिन सही है; उन्होंने 1 को मनाई। दोनों के पीछे ग्रंथ थे। हमारा कैलेंडर पहले को मुख्य दिन दिखाता है और दूसरे को उसके साथ, कारण बताकर।

## दो जन्माष्टमी, अक्सर ही

कृष्ण का जन्म अष्टमी की मध्यरात्रि में हुआ। स्मार्त गृहस्थ देखते हैं कि मध्यरात्रि में अष्टमी कब है। वैष्णव वह दिन लेते हैं जिसके सूर्योदय पर अष्टमी हो। 2025 में दिल्ली में अष्टमी 15 अगस्त की रात 11:50 पर शुरू हुई, उस मध्यरात्रि से ठीक पहले, और अगली सुबह भी थी। इसलिए एक के लिए 15 सही थी, दूसरे के लिए 16।

## आपका शहर क्यों मायने रखता है

मुंबई में सूरज कोलकाता से देर में डूबता है। 2025 में अमावस्या 21 अक्टूबर की शाम 5:55 पर पूरी हुई। दिल्ली में सूरज दस मिनट पहले डूब चुका था, इसलिए दूसरी संध्या का ज़रा-सा टुकड़ा बच गया और कुछ पंचांगों ने 21 बताई। मुंबई में सूरज अभी ऊपर था; वहाँ सवाल ही नहीं उठा। लंदन या न्यू जर्सी के भारतीय परिवार की तारीख़ बिलकुल अलग हो सकती है। छपे कैलेंडर एक ही शहर के लिए बनते हैं। अपना शहर [कैलेंडर](/hindu-festivals) में चुनिए।

## सूर्य के त्योहार

मकर संक्रांति, पोंगल, वैसाखी और विषु चंद्रमा से नहीं चलते। वे सूर्य के राशि में प्रवेश के दिन हैं, इसलिए हर साल लगभग एक ही तारीख़ पर आते हैं। समय का सवाल यहाँ भी है: प्रवेश सूर्यास्त के बाद हो तो आम तौर पर अगला दिन मनाया जाता है।

## घर में दो मत हों तो

- पूछिए कि फ़ैसला किस समय से होता है और पंचांग किस शहर का है।
- अपने घर या मंदिर की रीति मानिए। वह सोचकर चुनी गई थी, और सबको साथ रखती है।
- परिवार के दो हिस्से दो दिन मनाएँ तो दोनों के यहाँ जाइए। दीया दो बार जले तो किसी का कुछ नहीं जाता।

हमारे कैलेंडर में किसी त्योहार को छुएँ तो वह तिथि का समय, निर्णायक समय और फ़ैसले का कारण बताता है। मासों के नाम [पूर्णिमांत, अमांत और अधिक मास](/blog/purnimant-amant-aur-adhik-maas) में समझिए; उस संध्या की बात [घर पर दीवाली पूजा](/blog/ghar-par-diwali-puja) में है।

## स्रोत

- निर्णायक समय और दो दिन हों तो क्या करें: धर्मसिंधु और निर्णयसिंधु; दीपों की अमावस्या के लिए एक घटी का नियम तिथितत्त्व में भी।
- चंद्रमा की बारह अंश की बढ़त से एक तिथि: सूर्यसिद्धांत।
- यहाँ दिए समय: नई दिल्ली और मुंबई के लिए, सूर्य और चंद्रमा की आज की गणना से; सूर्यास्त सूर्य के ऊपरी किनारे से।`,
  },
};
