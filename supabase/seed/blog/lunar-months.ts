import type { BlogPost } from '../words.ts';

export const lunarMonths: BlogPost = {
  key: 'lunar-months',
  category: 'festivals',
  featured: false,
  publishedOn: '2026-10-21',
  en: {
    slug: 'purnimanta-amanta-and-adhik-maas',
    title: 'Purnimanta, amanta and adhik maas: how the months are named',
    excerpt:
      'Why Sawan begins two weeks earlier in Lucknow than in Pune, why Diwali is still the same night, and where the thirteenth month of 2026 came from.',
    metaTitle: 'Purnimanta, amanta and adhik maas explained | Disha',
    metaDescription:
      'Two ways to name the lunar months, why festivals agree all the same, how the extra month (adhik maas) arises and when the next one comes.',
    tags: ['lunar month', 'adhik maas', 'panchang', 'Sawan'],
    content: `A cousin in Varanasi says that Sawan has begun. An aunt in Pune says it is still Ashadh and that Shravan begins in two weeks. On festival days they meet again as if nothing had happened. The two live by two ways of naming the same months.

## From moon to moon

A lunar month is the time from one new moon to the next, about 29½ days. It has a bright half, *shukla paksha*, in which the Moon grows, and a dark half, *krishna paksha*, in which it wanes. About this nobody differs. They differ on where one month ends and the next begins.

**Amanta** means “ending with amavasya”. The month runs from new moon to new moon: first the bright half, then the dark. It is used in Maharashtra, Gujarat, Karnataka, Andhra Pradesh and Telangana, and for lunar festivals in much of the south.

**Purnimanta** means “ending with purnima”. The month runs from full moon to full moon: first the dark half, then the bright. It is used in Uttar Pradesh, Bihar, Rajasthan, Madhya Pradesh, Delhi, Punjab and around.

![Three lunations side by side: the bright half bears one name in both systems, the dark half differs; Diwali is the same new moon in both](/figures/lunar-months-en.svg)

Look at the picture closely. In the **bright half both systems use the same name**. In the **dark half the purnimanta name is one ahead**. That is the whole difference.

## Same night, two names

So festivals do not move; only the label does.

| Festival | Amanta | Purnimanta |
| --- | --- | --- |
| Maha Shivaratri | Magha, dark 14th | Phalguna, dark 14th |
| Krishna Janmashtami | Shravana, dark 8th | Bhadrapada, dark 8th |
| Diwali | Ashwin amavasya | Kartik amavasya |
| Ram Navami | Chaitra, bright 9th | Chaitra, bright 9th |

What does differ are observances that fill a whole month. The Mondays of Sawan begin in the north a fortnight earlier and end with the full moon; in Maharashtra they begin after the new moon and end with the next. And the birthday of somebody born in the dark half needs the system with it: “Bhadrapada krishna ashtami” is one day for one family and four weeks later for another. When you enter such a date under [your own days](/events), the app reads it in the month system that you have chosen, and shows you the next date to check.

## Why there is a thirteenth month

Twelve lunar months make about 354 days; the year of the Sun has 365. Each year the Moon’s calendar falls back by eleven days. Left alone, Holi would wander back into winter and Diwali into the rains.

The remedy is old and elegant. A month takes its name from the sign that the Sun enters while it lasts. Now and then a lunation passes in which the **Sun enters no sign at all**. It has no name of its own, so it borrows that of the month that follows and is called *adhik*, “extra”, or Purushottam maas. The month with the same name after it is the true one, called *nija*. On average this happens every 32 to 33 months.

The last was **adhik Jyeshtha, from 17 May to 15 June 2026**. Before it came adhik Shravan in 2023. The next will be **adhik Chaitra, from 16 March to 13 April 2029**.

The opposite is very rare: a lunation in which the Sun enters two signs. Then one name is lost, a *kshaya* month. It happened in 1963 and in 1983, and will not happen again in this century.

## What is done in adhik maas

Festivals wait for the true month, as the digests say; weddings and house-entering are put off by many families. That is not because the month is an ill one. In many homes it is a favourite time for reading the Bhagavata or the Ramayana, for giving, and for songs to Vishnu. It has two ekadashis of its own, Padmini and Parama. What comes every month, such as chaturthi and pradosh, goes on. Ganga Dussehra is a known exception: it was kept in the adhik month, on 25 May 2026.

If you were born in an adhik month, your lunar birthday is kept in the ordinary month of that name in other years. You are not left with a birthday once in two decades.

## And the year?

The Vikram year begins with the bright half of Chaitra in the north, and with the bright half of Kartik, the day after Diwali, in Gujarat. The Shaka year of the national calendar counts from another beginning. So one day can bear three year numbers, all correct.

In the [calendar](/hindu-festivals) you can choose amanta or purnimanta once, and every name follows. How the day within the month is found is told in [how a festival date is decided](/blog/how-a-festival-date-is-decided).

## Sources

- Months, the extra month and their number in an age: Surya Siddhanta, first chapter.
- Names after the Sun’s sign, as used here: report of the Calendar Reform Committee, 1955.
- What is kept and put off in an adhik month: Dharmasindhu and Nirnayasindhu; regional customs vary.
- The dates: computed for New Delhi.`,
  },
  hi: {
    slug: 'purnimant-amant-aur-adhik-maas',
    title: 'पूर्णिमांत, अमांत और अधिक मास: मासों के नाम कैसे पड़ते हैं',
    excerpt:
      'लखनऊ में सावन पुणे से दो हफ़्ते पहले क्यों शुरू होता है, दीवाली फिर भी एक ही रात क्यों, और 2026 का तेरहवाँ महीना कहाँ से आया।',
    metaTitle: 'पूर्णिमांत, अमांत और अधिक मास क्या हैं | Disha',
    metaDescription:
      'चंद्र-मासों के नाम रखने के दो ढंग, फिर भी त्योहार एक साथ क्यों, अधिक मास कैसे बनता है और अगला कब है, आसान भाषा में।',
    tags: ['चंद्र मास', 'अधिक मास', 'पंचांग', 'सावन'],
    content: `वाराणसी वाली बहन कहती है कि सावन शुरू हो गया। पुणे वाली मौसी कहती हैं कि अभी आषाढ़ है और श्रावण दो हफ़्ते बाद शुरू होगा। त्योहार के दिन दोनों ऐसे मिल जाती हैं जैसे कुछ हुआ ही न हो। दोनों उन्हीं महीनों के नाम दो ढंग से रखती हैं।

## चाँद से चाँद तक

एक अमावस्या से अगली अमावस्या तक का समय चंद्र-मास है, लगभग साढ़े उनतीस दिन। उसमें शुक्ल पक्ष होता है, जब चाँद बढ़ता है, और कृष्ण पक्ष, जब घटता है। इस पर किसी का मतभेद नहीं। मतभेद इस पर है कि एक मास कहाँ पूरा हो और दूसरा कहाँ शुरू।

**अमांत** यानी जो अमावस्या पर पूरा हो। मास अमावस्या से अमावस्या तक चलता है: पहले शुक्ल पक्ष, फिर कृष्ण। यह महाराष्ट्र, गुजरात, कर्नाटक, आंध्र प्रदेश और तेलंगाना में चलता है, और चंद्रमा वाले त्योहारों के लिए दक्षिण के बड़े हिस्से में भी।

**पूर्णिमांत** यानी जो पूर्णिमा पर पूरा हो। मास पूर्णिमा से पूर्णिमा तक चलता है: पहले कृष्ण पक्ष, फिर शुक्ल। यह उत्तर प्रदेश, बिहार, राजस्थान, मध्य प्रदेश, दिल्ली, पंजाब और आसपास के प्रदेशों में चलता है।

![तीन चंद्र-मास साथ-साथ: शुक्ल पक्ष का नाम दोनों में एक है, कृष्ण पक्ष का अलग; दीवाली दोनों में वही अमावस्या है](/figures/lunar-months-hi.svg)

चित्र को ध्यान से देखिए। **शुक्ल पक्ष में दोनों एक ही नाम** लेते हैं। **कृष्ण पक्ष में पूर्णिमांत का नाम एक मास आगे** होता है। पूरा अंतर बस इतना है।

## रात एक, नाम दो

इसलिए त्योहार नहीं खिसकते; केवल नाम बदलता है।

| त्योहार | अमांत | पूर्णिमांत |
| --- | --- | --- |
| महाशिवरात्रि | माघ कृष्ण चतुर्दशी | फाल्गुन कृष्ण चतुर्दशी |
| कृष्ण जन्माष्टमी | श्रावण कृष्ण अष्टमी | भाद्रपद कृष्ण अष्टमी |
| दीवाली | आश्विन अमावस्या | कार्तिक अमावस्या |
| राम नवमी | चैत्र शुक्ल नवमी | चैत्र शुक्ल नवमी |

फ़र्क़ उन व्रतों में पड़ता है जो पूरे मास चलते हैं। सावन के सोमवार उत्तर में एक पखवाड़ा पहले शुरू होते हैं और पूर्णिमा पर पूरे होते हैं; महाराष्ट्र में अमावस्या के बाद शुरू होकर अगली अमावस्या तक चलते हैं। और जिसका जन्म कृष्ण पक्ष में हुआ हो, उसकी तिथि के साथ ढंग भी बताना पड़ता है: “भाद्रपद कृष्ण अष्टमी” एक परिवार के लिए एक दिन है और दूसरे के लिए चार हफ़्ते बाद का। ऐसी तारीख़ [अपने ख़ास दिनों](/events) में लिखते समय ऐप उसे आपके चुने हुए ढंग से पढ़ता है और अगली तारीख़ दिखाता है, ताकि आप मिला सकें।

## तेरहवाँ महीना क्यों

बारह चंद्र-मास लगभग 354 दिन के होते हैं; सूर्य का साल 365 दिन का। हर साल चाँद का कैलेंडर ग्यारह दिन पीछे रह जाता है। ऐसे ही चलता रहे तो होली खिसककर सर्दी में पहुँच जाए और दीवाली बरसात में।

इसका हल पुराना और सुंदर है। मास का नाम उस राशि से आता है जिसमें उस दौरान सूर्य प्रवेश करता है। कभी-कभी ऐसा चंद्र-मास आता है जिसमें **सूर्य किसी राशि में प्रवेश ही नहीं करता**। उसका अपना नाम नहीं बनता, इसलिए वह अगले मास का नाम ले लेता है और *अधिक* मास या पुरुषोत्तम मास कहलाता है। उसके बाद उसी नाम का असली मास *निज* कहलाता है। औसतन ऐसा 32-33 महीनों में एक बार होता है।

पिछला था **अधिक ज्येष्ठ, 17 मई से 15 जून 2026**। उससे पहले 2023 में अधिक श्रावण था। अगला होगा **अधिक चैत्र, 16 मार्च से 13 अप्रैल 2029**।

इसका उलटा बहुत कम होता है: ऐसा चंद्र-मास जिसमें सूर्य दो राशियों में प्रवेश करे। तब एक नाम छूट जाता है; उसे *क्षय* मास कहते हैं। ऐसा 1963 और 1983 में हुआ था, और इस सदी में फिर नहीं होगा।

## अधिक मास में क्या होता है

ग्रंथ कहते हैं कि त्योहार असली मास की राह देखते हैं; विवाह और गृह प्रवेश बहुत-से परिवार आगे कर देते हैं। ऐसा इसलिए नहीं कि महीना बुरा है। कई घरों में यह भागवत या रामायण पढ़ने, दान देने और विष्णु के भजनों का प्रिय समय है। इसकी अपनी दो एकादशियाँ हैं, पद्मिनी और परमा। जो हर मास आता है, जैसे चतुर्थी और प्रदोष, वह चलता रहता है। गंगा दशहरा जाना-माना अपवाद है: 2026 में वह अधिक मास में, 25 मई को था।

आपका जन्म अधिक मास में हुआ हो तो दूसरे सालों में आपकी तिथि उसी नाम के साधारण मास में मनती है। आपका जन्मदिन बीस साल में एक बार नहीं आएगा।

## और साल?

विक्रम संवत उत्तर में चैत्र शुक्ल पक्ष से बदलता है, और गुजरात में कार्तिक शुक्ल पक्ष से, यानी दीवाली के अगले दिन। राष्ट्रीय पंचांग का शक संवत किसी और शुरुआत से गिना जाता है। इसलिए एक ही दिन के तीन संवत हो सकते हैं, और तीनों सही।

[कैलेंडर](/hindu-festivals) में अमांत या पूर्णिमांत एक बार चुन लीजिए, फिर सब नाम उसी से चलेंगे। मास के भीतर दिन कैसे चुना जाता है, यह [त्योहार की तारीख़ कैसे तय होती है](/blog/tyohar-ki-tareekh-kaise-tay-hoti-hai) में है।

## स्रोत

- मास, अधिक मास और युग में उनकी संख्या: सूर्यसिद्धांत, पहला अध्याय।
- सूर्य की राशि से मास का नाम, जैसा यहाँ लिया गया है: पंचांग सुधार समिति की रिपोर्ट, 1955।
- अधिक मास में क्या करें और क्या आगे करें: धर्मसिंधु और निर्णयसिंधु; क्षेत्र की रीतियाँ अलग हो सकती हैं।
- तारीख़ें नई दिल्ली के लिए गणना से।`,
  },
};
