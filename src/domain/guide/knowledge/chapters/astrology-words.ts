/** What the words of astrology mean. docs/guide-topics.md says how it is written. */
export default `
# kundli-word astro
@names
en: kundli, birth chart, horoscope chart, natal chart, janam kundali
hi: जन्म कुंडली, जन्मपत्री, जन्मकुंडली, टेवा
hg: janam kundli, janam patri, janampatri, teva
@ask
en: what is a kundli | what does a birth chart show | what is needed to make a kundli | is a computer made kundli correct | difference between kundli and horoscope | two astrologers made different kundlis of my son which one is right | can a kundli be made without birth time | do I need a printed kundli from a pandit or is the one on the phone enough | how does one read a kundli | kundli with only name possible | kundali me lagna chart and moon chart difference | what does the number written in the boxes mean | should I make my kundli again | kundli lost can it be made again
en: which details are needed to make a horoscope
hi: कुंडली क्या होती है | कुंडली बनाने के लिए क्या चाहिए | जन्मपत्री में क्या-क्या लिखा होता है | कंप्यूटर की कुंडली सही होती है क्या | कुंडली कैसे पढ़ते हैं | दो पंडितों ने अलग-अलग कुंडली बनाई, कौन सी सही मानें | कुंडली और राशिफल में क्या अंतर है | बच्चे की कुंडली कब बनवाएँ | मोबाइल वाली कुंडली मान्य है या पंडित जी से ही बनवानी पड़ेगी | सिर्फ़ नाम से कुंडली बन सकती है क्या | कुंडली के खानों में लिखे अंक क्या हैं | लग्न कुंडली और चंद्र कुंडली में अंतर | कुंडली खो गई दोबारा बन सकती है क्या | कुंडली में सबसे पहले क्या देखें
hi: जन्मपत्री बनवाने के लिए कौन सी जानकारी लगती है
hg: kundli kya hoti hai | kundli banane ke liye kya chahiye | janam patri me kya likha hota hai | computer wali kundli sahi hoti hai kya | kundli kaise padhte hain | bacche ki kundli kab banwaye | kundali ka matlab | do pandit ne alag alag kundli banayi konsi sahi manu | bina janm samay ke kundli ban sakti hai | sirf naam se kundli ban sakti hai kya | kundli ke khano me likhe number kya hai | lagna kundli aur chandra kundli me antar | kundli kho gayi dobara ban sakti hai | kundli me sabse pehle kya dekhe
hg: patri banwane me kya kya jankari lagti hai
en: how accurate is a kundli
@what classical wide BPHS
en: A kundli is a map of the sky for the minute and place of a birth: twelve houses, twelve signs and the nine grahas in them. Astrologers read life's themes from it; it describes leanings, not a fixed fate.
hi: कुंडली जन्म के समय और स्थान के आकाश का नक़्शा है: बारह भाव, बारह राशियाँ और उनमें नौ ग्रह। ज्योतिषी इससे जीवन के विषय पढ़ते हैं; यह झुकाव बताती है, पक्की क़िस्मत नहीं।
hg: Kundli janm ke samay aur sthan ke aakash ka naksha hai: barah bhav, barah rashiyan aur unme nau grah. Jyotishi isse jeevan ke vishay padhte hain; yeh jhukav batati hai, pakki kismat nahi.
@how modern wide JYOTISH
en: A kundli needs the date, the exact time and the place of birth. Computer charts reckon it as well as any pandit; differences mostly come from another ayanamsa, another birth time or another house system.
hi: कुंडली के लिए जन्म की तारीख़, सही समय और स्थान चाहिए। कंप्यूटर की गणना उतनी ही सही है जितनी पंडित जी की; अंतर प्रायः अलग अयनांश, समय या भाव पद्धति से आता है।
hg: Kundli ke liye janm ki tarikh, sahi samay aur sthan chahiye. Computer ki ganana utni hi sahi hai jitni pandit ji ki; antar aksar alag ayanamsha, samay ya bhav paddhati se aata hai.
@which classical wide BPHS
en: The lagna chart counts its houses from the rising sign, the Moon chart (chandra kundli) from the Moon's sign. The grahas stand in the same signs in both; the lagna chart is read first.
hi: लग्न कुंडली भाव उदित राशि से गिनती है, चंद्र कुंडली चंद्रमा की राशि से। दोनों में ग्रह उन्हीं राशियों में रहते हैं; पहले लग्न कुंडली पढ़ी जाती है।
hg: Lagna kundli bhav udit rashi se ginti hai, chandra kundli Chandrama ki rashi se. Dono me grah unhi rashiyon me rehte hain; pehle lagna kundli padhi jaati hai.
@do modern most JYOTISH
en: Read a kundli in this order: lagna and its lord, Moon sign and nakshatra, planets in the houses, lords of the houses, then the running dasha. The numbers in the boxes are signs, 1 Mesh to 12 Meen.
hi: कुंडली इस क्रम से पढ़ें: लग्न और उसका स्वामी, चंद्र राशि और नक्षत्र, भावों में ग्रह, भावों के स्वामी, फिर चल रही दशा। खानों के अंक राशियाँ हैं, 1 मेष से 12 मीन।
hg: Kundli is kram se padhein: lagna aur uska swami, chandra rashi aur nakshatra, bhavon me grah, bhavon ke swami, phir chal rahi dasha. Khano ke number rashiyan hain, 1 Mesh se 12 Meen.
@link /kundli

# lagna-word astro
@names
en: lagna, ascendant, rising sign
hi: लग्न, लग्न राशि
hg: lagn, lagna rashi, lagan rashi
@ask
en: what is lagna | what does ascendant mean | how is lagna different from rashi | which is more important lagna or moon sign | why does lagna change every two hours | my rashi is one and lagna another which should I read | is lagna the first house | what does the lagna say about a person | lagna vs rashi which one for gemstone | two babies same day different lagna | ascendant and sun sign are the same or not | lagan kundali me kya dekhte h | how many minutes does a lagna last
hi: लग्न क्या होता है | लग्न और राशि में क्या अंतर है | लग्न ज़्यादा ज़रूरी है या राशि | लग्न कैसे निकलता है | लग्न हर दो घंटे में क्यों बदलता है | मेरी राशि अलग और लग्न अलग है, किसे मानूँ | लग्न से क्या देखते हैं | लग्न किसे कहते हैं | लग्न और सूर्य राशि एक ही है क्या | रत्न लग्न से पहनें या राशि से | एक लग्न कितनी देर रहता है | लग्न का स्वामी कमज़ोर हो तो | लगन और राशी दोनो अलग क्यू
hg: lagna kya hota hai | lagna aur rashi me kya fark hai | lagn important hai ya rashi | lagna kaise nikalte hain | meri rashi alag hai lagan alag hai kisko manu | lagna se kya pata chalta hai | lagan kya hota h kundli me | ascendant ka matlab kya hai hindi me | lagna aur sun sign ek hi hai kya | ratna lagna se pehne ya rashi se | ek lagna kitni der rehta hai | lagnesh kamjor ho to kya | lagan or rashi alag alag kyu aati h
@what classical wide BPHS
en: Lagna is the sign rising in the east at the moment of birth, and it becomes the first house of the chart. It stands for the body, the nature and the way one meets life.
hi: लग्न वह राशि है जो जन्म के क्षण पूर्व में उदय हो रही थी, और वही कुंडली का पहला भाव बनती है। इससे शरीर, स्वभाव और जीवन जीने का ढंग देखते हैं।
hg: Lagna woh rashi hai jo janm ke kshan poorv me uday ho rahi thi, aur wahi kundli ka pehla bhav banti hai. Isse sharir, swabhav aur jeene ka dhang dekhte hain.
@which modern most JYOTISH
en: Lagna and rashi are both read: the lagna for body, houses and events, the rashi (Moon sign) for the mind, matching, dashas and sade sati. The lagna changes about every two hours, so it needs the right birth time.
hi: लग्न और राशि दोनों देखे जाते हैं: लग्न शरीर, भावों और घटनाओं के लिए, राशि मन, मिलान, दशा और साढ़े साती के लिए। लग्न लगभग हर दो घंटे में बदलता है, इसलिए सही जन्म समय चाहिए।
hg: Lagna aur rashi dono dekhe jaate hain: lagna sharir, bhavon aur ghatnaon ke liye, rashi mann, milan, dasha aur sade sati ke liye. Lagna lagbhag har do ghante me badalta hai, isliye sahi janm samay chahiye.
@how classical wide SS
en: Lagna is not the rashi: lagna is the sign rising in the east at birth, changing about every two hours; rashi is the Moon's sign, changing about every two and a quarter days; the sun sign changes monthly.
hi: लग्न राशि नहीं है: लग्न जन्म के समय पूर्व में उगती राशि है, लगभग दो घंटे में बदलती है; राशि चंद्रमा की राशि है, लगभग सवा दो दिन में बदलती है; सूर्य राशि महीने में।
hg: Lagna rashi nahi hai: lagna janm ke samay poorv me ugti rashi hai, lagbhag do ghante me badalti hai; rashi Chandrama ki rashi hai, lagbhag sava do din me badalti hai; surya rashi mahine me.
@do modern most JYOTISH
en: Gemstones are mostly chosen by the lagna and its lord, matching and sade sati by the Moon sign. For a rashifal read the Moon sign first, and the lagna too if you know it.
hi: रत्न प्रायः लग्न और लग्नेश से चुनते हैं, मिलान और साढ़े साती चंद्र राशि से। राशिफल पहले चंद्र राशि से पढ़ें, और लग्न मालूम हो तो उससे भी।
hg: Ratna aksar lagna aur lagnesh se chunte hain, milan aur sade sati chandra rashi se. Rashifal pehle chandra rashi se padhein, aur lagna maloom ho to usse bhi.
@link /kundli

# rashi-word astro
@names
en: moon sign, rashi, zodiac sign, sun sign
hi: राशि, चंद्र राशि, सूर्य राशि, जन्म राशि
hg: chandra rashi, surya rashi, janm rashi, raashi
@ask
en: what is rashi | moon sign vs sun sign difference | why is my rashi different in the newspaper and the kundli | which rashi should I read for the daily horoscope | is rashi by name or by date of birth | I am Leo by birthday but pandit says my rashi is Kark why | names of the twelve rashis | how do I find my moon sign | rashi from my name or from my birth which one counts | sun sign and moon sign ka difference | is my zodiac sign the sun sign | which rashi is mine, birth 15 august | how many degrees is one rashi | fire earth air water signs which are they
hi: राशि क्या होती है | चंद्र राशि और सूर्य राशि में क्या फ़र्क है | राशि नाम से देखें या जन्म तारीख़ से | अंग्रेज़ी राशि और हिन्दी राशि अलग क्यों है | अपनी राशि कैसे पता करें | बारह राशियों के नाम | अख़बार में मेरी राशि सिंह है पर पंडित जी कर्क बताते हैं, ऐसा क्यों | राशिफल किस राशि से देखें | सूर्य राशि और चंद्र राशि में अंतर बताइए | एक राशि कितने अंश की होती है | अग्नि पृथ्वी वायु जल राशियाँ कौन सी हैं | चर स्थिर द्विस्वभाव राशि | मेरी राशी कोनसी है जन्म तारीख से
hg: rashi kya hoti hai | moon sign aur sun sign me kya antar hai | rashi naam se dekhe ya date of birth se | meri rashi kaise pata kare | english rashi aur hindi rashi alag kyu hoti hai | rashifal konsi rashi ka padhu | barah rashiyo ke naam batao | birthday se leo hu par pandit ji kark rashi bolte hai kyu | naam wali rashi sahi hai ya janam wali | sun sign moon sign me difference | ek rashi kitne degree ki hoti hai | agni prithvi vayu jal rashi konsi hai | char sthir dwiswabhav rashi kya hai | rasi kese pta kre janam tarikh se
@what classical wide BPHS
en: Rashi in India means the Moon sign: the sign in which the Moon stood at birth. The sun sign of newspapers is where the Sun stood, and in the West it is measured by another zodiac.
hi: भारत में राशि का अर्थ चंद्र राशि है: जन्म के समय चंद्रमा जिस राशि में था। अख़बार की सूर्य राशि वह है जहाँ सूर्य था, और पश्चिम में वह दूसरे राशिचक्र से नापी जाती है।
hg: Bharat me rashi ka arth chandra rashi hai: janm ke samay Chandrama jis rashi me tha. Akhbar ki surya rashi woh hai jahan Surya tha, aur pashchim me woh doosre rashichakra se naapi jaati hai.
@ok modern most JYOTISH
en: For matching, sade sati and dashas the birth Moon sign counts; the rashi of the calling name is used when the birth is unknown. Both can differ, and nothing is wrong with that.
hi: मिलान, साढ़े साती और दशा के लिए जन्म की चंद्र राशि मानी जाती है; नाम की राशि तब लेते हैं जब जन्म समय मालूम न हो। दोनों अलग हो सकती हैं, इसमें कोई दोष नहीं।
hg: Milan, sade sati aur dasha ke liye janm ki chandra rashi maani jaati hai; naam ki rashi tab lete hain jab janm samay maloom na ho. Dono alag ho sakti hain, isme koi dosh nahi.
@which classical wide BPHS
en: The twelve rashis are Mesh (Aries), Vrishabh, Mithun, Kark, Simha, Kanya, Tula, Vrishchik, Dhanu, Makar, Kumbh and Meen (Pisces). The Moon stays about two and a quarter days in each.
hi: बारह राशियाँ हैं मेष, वृषभ, मिथुन, कर्क, सिंह, कन्या, तुला, वृश्चिक, धनु, मकर, कुंभ और मीन। चंद्रमा हर राशि में लगभग सवा दो दिन रहता है।
hg: Barah rashiyan hain Mesh, Vrishabh, Mithun, Kark, Simha, Kanya, Tula, Vrishchik, Dhanu, Makar, Kumbh aur Meen. Chandrama har rashi me lagbhag sava do din rehta hai.
@how classical wide SS
en: A sun sign is where the Sun stood, about a month per sign, so the date is enough; a Moon sign is where the Moon stood, about 2¼ days per sign, so date, time and place are needed. Each sign is 30°.
hi: सूर्य राशि वह है जहाँ सूर्य था, हर राशि में लगभग एक महीना, इसलिए तारीख़ काफ़ी है; चंद्र राशि वह जहाँ चंद्रमा था, लगभग सवा दो दिन, इसलिए तारीख़, समय और स्थान चाहिए। हर राशि 30° की है।
hg: Surya rashi woh hai jahan Surya tha, har rashi me lagbhag ek mahina, isliye tarikh kaafi hai; chandra rashi woh jahan Chandrama tha, lagbhag sava do din, isliye tarikh, samay aur sthan chahiye. Har rashi 30° ki hai.
@which classical wide BPHS
en: By element: fire Mesh, Simha, Dhanu; earth Vrishabh, Kanya, Makar; air Mithun, Tula, Kumbh; water Kark, Vrishchik, Meen. Movable are Mesh, Kark, Tula, Makar; fixed Vrishabh, Simha, Vrishchik, Kumbh; the rest dual.
hi: तत्व से: अग्नि मेष, सिंह, धनु; पृथ्वी वृषभ, कन्या, मकर; वायु मिथुन, तुला, कुंभ; जल कर्क, वृश्चिक, मीन। चर हैं मेष, कर्क, तुला, मकर; स्थिर वृषभ, सिंह, वृश्चिक, कुंभ; बाक़ी द्विस्वभाव।
hg: Tatva se: agni Mesh, Simha, Dhanu; prithvi Vrishabh, Kanya, Makar; vayu Mithun, Tula, Kumbh; jal Kark, Vrishchik, Meen. Char hain Mesh, Kark, Tula, Makar; sthir Vrishabh, Simha, Vrishchik, Kumbh; baaki dwiswabhav.
@link /kundli

# nakshatra-word astro
@names
en: birth star, birth nakshatra, nakshatra, nakshatras, janma nakshatra, 27 nakshatras, how many nakshatras
hi: जन्म नक्षत्र, नक्षत्र, सत्ताईस नक्षत्र, 27 नक्षत्र, कितने नक्षत्र, नक्षत्रों के नाम
hg: janm nakshatra, janam nakshatra, nakshtra, 27 nakshatra, kitne nakshatra, nakshatra ke naam, nakshatra kitne, nakshatra kitne hote
@ask
en: what is a nakshatra | what is birth star | how many nakshatras are there | difference between rashi and nakshatra | how do I know my nakshatra | which nakshatra is considered good | names of all nakshatras | my amma asks the star of the boy what does she mean | is the nakshatra used for naming a baby | nakshatra vs rashi vs lagna | what is the full list of 27 nakshatra in order | star match for marriage what is birth star | which nakshatras are soft fixed movable | nakshatra kaise pata chalega without time
en: name all twenty seven stars of the zodiac
en: how many nakshatras exist and what are they called
hi: नक्षत्र क्या होता है | नक्षत्र कितने होते हैं | राशि और नक्षत्र में क्या अंतर है | अपना जन्म नक्षत्र कैसे जानें | सबसे अच्छा नक्षत्र कौन सा है | सत्ताईस नक्षत्रों के नाम | नक्षत्र से नाम कैसे रखते हैं | रिश्ते वाले लड़की का नक्षत्र पूछ रहे हैं, इससे क्या पता चलता है | पूरे 27 नक्षत्र क्रम से बताइए | नक्षत्र राशि लग्न तीनों में अंतर | अभिजित 28वाँ नक्षत्र है क्या | बिना समय के नक्षत्र कैसे पता चले | शादी के लिए नक्षत्र कैसे मिलाते हैं
hi: सत्ताईस नक्षत्रों के नाम बताइए
hi: नक्षत्र कुल कितने हैं और नाम क्या हैं
hg: nakshatra kya hota hai | nakshatra kitne hote hain | rashi aur nakshatra me kya fark hai | mera janm nakshatra kaise pata kare | 27 nakshatro ke naam | nakshatra se naam kaise rakhte hai | shaadi wale nakshatra puch rahe hai kyu | nakshtra matlab kya | pure 27 nakshatra line se batao | nakshatra rashi lagna teeno me antar | abhijit 28va nakshatra hai kya | bina time ke nakshatra kaise pata chale | naksatra se shadi kaise milate h
hg: sattais nakshatro ke naam bataiye
hg: nakshatra total kitne hai aur naam kya hai
@what classical wide BPHS
en: A nakshatra is one of 27 equal parts of the Moon's path, 13°20' each; your birth nakshatra is where the Moon stood when you were born. It gives the dasha, the matching and the naming syllable.
hi: नक्षत्र चंद्रमा के मार्ग के 27 बराबर भागों में से एक है, हर एक 13°20' का; जन्म नक्षत्र वह है जहाँ जन्म के समय चंद्रमा था। इसी से दशा, मिलान और नाम का अक्षर निकलता है।
hg: Nakshatra Chandrama ke marg ke 27 barabar bhagon me se ek hai, har ek 13°20' ka; janm nakshatra woh hai jahan janm ke samay Chandrama tha. Isi se dasha, milan aur naam ka akshar nikalta hai.
@which classical wide SS
en: The 27 nakshatras run from Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya and Ashlesha to Uttara Bhadrapada and Revati. A rashi holds two and a quarter of them.
hi: 27 नक्षत्र अश्विनी, भरणी, कृत्तिका, रोहिणी, मृगशिरा, आर्द्रा, पुनर्वसु, पुष्य और आश्लेषा से उत्तरा भाद्रपद और रेवती तक चलते हैं। एक राशि में सवा दो नक्षत्र आते हैं।
hg: 27 nakshatra Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya aur Ashlesha se Uttara Bhadrapada aur Revati tak chalte hain. Ek rashi me sava do nakshatra aate hain.
@ok classical most MCH
en: No birth nakshatra is bad; each has its own gifts. Pushya, Rohini and others are praised for beginning works, and a few, such as Mool, have a shanti rite by custom and nothing to fear.
hi: कोई जन्म नक्षत्र बुरा नहीं; हर एक के अपने गुण हैं। पुष्य, रोहिणी आदि काम शुरू करने के लिए सराहे जाते हैं, और मूल जैसे कुछ के लिए शांति की रीति है, डर की बात नहीं।
hg: Koi janm nakshatra bura nahi; har ek ke apne gun hain. Pushya, Rohini aadi kaam shuru karne ke liye sarahe jaate hain, aur Mool jaise kuch ke liye shanti ki reeti hai, darr ki baat nahi.
@which classical wide SS
en: The rest of the 27 are Purva and Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, Purva and Uttara Ashadha, Shravana, Dhanishta, Shatabhisha, Purva and Uttara Bhadrapada. Abhijit, the 28th, counts only in some muhurats.
hi: आगे के नक्षत्र हैं पूर्वा और उत्तरा फाल्गुनी, हस्त, चित्रा, स्वाति, विशाखा, अनुराधा, ज्येष्ठा, मूल, पूर्वाषाढ़ा, उत्तराषाढ़ा, श्रवण, धनिष्ठा, शतभिषा, पूर्वा और उत्तरा भाद्रपद। 28वाँ अभिजित केवल कुछ मुहूर्तों में गिना जाता है।
hg: Aage ke nakshatra hain Purva aur Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, Purva aur Uttara Ashadha, Shravana, Dhanishta, Shatabhisha, Purva aur Uttara Bhadrapada. 28va Abhijit keval kuch muhurat me gina jaata hai.
@how classical wide SS
en: Nakshatra and rashi differ by size: the Moon's path has 27 nakshatras of 13°20' and 12 rashis of 30°. The Moon stays about a day in a nakshatra and two and a quarter days in a rashi.
hi: नक्षत्र और राशि में आकार का अंतर है: चंद्र मार्ग में 13°20' के 27 नक्षत्र और 30° की 12 राशियाँ हैं। चंद्रमा नक्षत्र में लगभग एक दिन और राशि में सवा दो दिन रहता है।
hg: Nakshatra aur rashi me aakar ka antar hai: chandra marg me 13°20' ke 27 nakshatra aur 30° ki 12 rashiyan hain. Chandrama nakshatra me lagbhag ek din aur rashi me sava do din rehta hai.
@see mool-nakshatra, nakshatra-pada
@link /kundli

# mool-nakshatra astro
@names
en: gand mool, gandmool, mool nakshatra, ganda moola, mool dosh
hi: गंड मूल, गंडमूल, मूल नक्षत्र, मूल दोष
hg: gandmool dosh, mool me janm, mul nakshatra, gand mul
@ask
en: what is gand mool | my baby was born in mool nakshatra what should we do | which nakshatras are gand mool | is a mool born child bad for the father | when is mool shanti done | is mool dosh real | can the father see the baby born in mool | do adults need mool shanti | moola nakshatra girl marriage bad for father in law | ashlesha jyeshtha born child shanti needed | mool shanti at home how | baby born in revati last pada | is mool good for career
en: my daughter was born in ashlesha and they say she is heavy on her grandmother | newborn in mool, elders tell father not to see his face for 27 days | list of the six gandmool nakshatras | is mool shanti on the 27th day needed
en: nephew born in magha first pada, what do we do | doctor nurse said lucky baby, astrologer said gandmool, confused | aunt refuses to bless the mool child
en: mool shanti was not done and the child is already five | can the shanti be done years later
hi: गंड मूल क्या होता है | बच्चा मूल में पैदा हुआ है क्या करें | मूल नक्षत्र में जन्म शुभ है या अशुभ | मूल शांति कब करते हैं | गंडमूल नक्षत्र कौन-कौन से हैं | मूल में जन्मा बच्चा पिता के लिए भारी होता है क्या | पिता 27 दिन तक बच्चे का मुँह न देखे, क्या यह सही है | बड़े होने पर मूल शांति हो सकती है क्या | मूल नक्षत्र की लड़की ससुर पर भारी होती है क्या | आश्लेषा में जन्मी बेटी की शादी | मूल शांति घर पर कैसे करें | रेवती चौथा चरण गंडमूल है क्या | ज्येष्ठा नक्षत्र में बच्चा हुआ है
hi: पोती अश्लेषा में हुई, दादी को मुँह न दिखाने को कहते हैं | नवजात मूल में है, पापा 27 दिन तक न देखें क्या | छह गंडमूल नक्षत्र कौन कौन से हैं | मूल शांति न कराएँ तो क्या होगा
hi: भतीजा मघा के पहले चरण में हुआ, क्या करें | बच्चा गंडमूल में है, परिवार परेशान है | ताई मूल के बच्चे को गोद नहीं ले रहीं
hi: मूल शांति नहीं कराई, बच्चा पाँच साल का हो गया | बरसों बाद शांति हो सकती है
hg: gand mool kya hota hai | baccha mool nakshatra me paida hua hai kya kare | mool me janm shubh hai ya ashubh | mool shanti kab karte hai | gandmool nakshatra konse hai | mool ka baccha pita pe bhari hota hai kya | papa 27 din tak bacche ka muh na dekhe kya ye sahi hai | meri beti mul me hui hai saas dara rahi hai | mool ki ladki sasur pe bhari hoti hai kya | ashlesha me janmi beti ki shaadi | mool shanti ghar par kaise kare | revati 4 charan gandmool hai kya | jyeshtha nakshatra me baccha hua
hg: poti ashlesha me hui dadi ko muh na dikhane bol rahe | baccha mool me hua papa 27 din tak na dekhe aisa bolte hai | chhe gandmool nakshatra kaun kaun se hai | mool shanti na karaye to kya hoga
hg: bhatija magha ke pehle charan me hua kya kare | baccha gandmool me hai parivar pareshan hai | tai mool ke bacche ko god nahi le rahi
hg: mool shanti nahi karayi baccha paanch saal ka ho gaya | saalon baad shanti ho sakti hai
@what classical most MCH
en: Gand mool means birth in one of six nakshatras at the joints of the signs: Ashwini, Ashlesha, Magha, Jyeshtha, Mool and Revati. Nearly one child in four is born so.
hi: गंड मूल का अर्थ है राशियों की संधि के छह नक्षत्रों में जन्म: अश्विनी, आश्लेषा, मघा, ज्येष्ठा, मूल और रेवती। लगभग हर चौथा बच्चा इनमें जन्म लेता है।
hg: Gand mool ka arth hai rashiyon ki sandhi ke chhah nakshatron me janm: Ashwini, Ashlesha, Magha, Jyeshtha, Mool aur Revati. Lagbhag har chautha baccha inme janm leta hai.
@ok modern most JYOTISH
en: A gand mool birth is no burden on the father, mother or anybody. Even the texts call only certain padas sensitive, and many able people have these stars. Hold your baby gladly; who wishes has a shanti about the 27th day.
hi: गंड मूल का जन्म पिता, माता या किसी पर भार नहीं। ग्रंथ भी केवल कुछ चरणों को संवेदनशील कहते हैं, और इन नक्षत्रों के बहुत से लोग योग्य हैं। बच्चे को ख़ुशी से गोद में लें; चाहें तो लगभग 27वें दिन शांति करा लें।
hg: Gand mool ka janm pita, mata ya kisi par bhaar nahi. Granth bhi keval kuch charanon ko samvedansheel kehte hain, aur in nakshatron ke bahut se log yogya hain. Bacche ko khushi se god me lein; chahein to lagbhag 27ve din shanti kara lein.
@do modern regional CUSTOM
en: Families who wish do a mool shanti, a simple puja, when the same nakshatra returns about the 27th day, or later at any age. It is a custom of blessing; a small prayer at home is enough.
hi: जो परिवार चाहें वे लगभग 27वें दिन, वही नक्षत्र लौटने पर, मूल शांति की सरल पूजा करते हैं, या बाद में किसी भी उम्र में। यह आशीर्वाद की रीति है; घर की छोटी प्रार्थना भी काफ़ी है।
hg: Jo parivar chahein woh lagbhag 27ve din, wahi nakshatra lautne par, mool shanti ki saral puja karte hain, ya baad me kisi bhi umar me. Yeh aashirvad ki reeti hai; ghar ki chhoti prarthna bhi kaafi hai.
@which classical most MCH
en: The sensitive padas are by most lists the last of Ashlesha, Jyeshtha and Revati and the first of Magha, Mool and Ashwini, where sign and nakshatra end together. Lists differ for the other padas.
hi: संवेदनशील चरण अधिकतर सूचियों में आश्लेषा, ज्येष्ठा और रेवती का चौथा तथा मघा, मूल और अश्विनी का पहला है, जहाँ राशि और नक्षत्र साथ बदलते हैं। बाक़ी चरणों पर सूचियाँ अलग हैं।
hg: Samvedansheel charan zyadatar soochiyon me Ashlesha, Jyeshtha aur Revati ka chautha aur Magha, Mool aur Ashwini ka pehla hai, jahan rashi aur nakshatra saath badalte hain. Baaki charanon par soochiyan alag hain.
@who modern most JYOTISH
en: A girl born in Mool or Ashlesha is no burden on her in-laws, and she can marry into any family. The saying about fathers- and mothers-in-law is an old fear with no proof behind it.
hi: मूल या आश्लेषा में जन्मी लड़की ससुराल पर भार नहीं, और किसी भी घर में विवाह कर सकती है। ससुर या सास पर भारी होने की बात पुराना डर है, इसका कोई प्रमाण नहीं।
hg: Mool ya Ashlesha me janmi ladki sasural par bhaar nahi, aur kisi bhi ghar me vivah kar sakti hai. Sasur ya saas par bhaari hone ki baat purana darr hai, iska koi praman nahi.
@how modern regional CUSTOM
en: Mool shanti at home: a lamp, Ganesh and the deity of the nakshatra remembered, water from several wells or rivers mixed for a bath, grain and cloth given. The 27-day seclusion from the father is not needed.
hi: घर पर मूल शांति: दीपक, गणेश और नक्षत्र के देवता का स्मरण, कई जगह के जल को मिलाकर स्नान, अन्न-वस्त्र का दान। पिता का 27 दिन दूर रहना ज़रूरी नहीं।
hg: Ghar par mool shanti: deepak, Ganesh aur nakshatra ke devta ka smaran, kai jagah ke jal ko milakar snan, ann-vastra ka daan. Pita ka 27 din door rehna zaroori nahi.
@see nakshatra-word

# nakshatra-pada astro
@names
en: pada, nakshatra pada, charan of nakshatra, quarter of a nakshatra
hi: नक्षत्र चरण, नक्षत्र का चरण, नक्षत्र पाद
hg: nakshatra charan, nakshatra ka charan, nakshatra pad
@ask
en: what is a pada | what is nakshatra charan | how many padas are in a nakshatra | which pada am I | why does the pada matter for the name letter | pada 1 2 3 4 meaning | astrologer wrote Rohini 3rd pada what is that | is the fourth pada bad | how to find my pada | pada wise name letters
hi: नक्षत्र चरण क्या होता है | एक नक्षत्र में कितने चरण होते हैं | चरण से नाम का अक्षर कैसे निकलता है | पहला दूसरा तीसरा चौथा चरण मतलब क्या | कुंडली में रोहिणी तीसरा चरण लिखा है, इसका क्या अर्थ है | मेरा चरण कौन सा है | कौन सा चरण अच्छा होता है | अपना चरण कैसे जानें | चरण के हिसाब से नाम अक्षर
hg: nakshatra ka charan kya hota hai | ek nakshatra me kitne charan hote hain | pada ka matlab kya hai | charan se naam ka akshar kaise nikalta hai | rohini tritiya charan likha hai matlab | mera charan konsa hai | konsa pada acha hota hai | 108 pada kya hai | apna charan kaise pata kare | charan ke hisab se naam akshar
@what classical wide BPHS
en: A pada or charan is a quarter of a nakshatra, 3°20' wide, so there are 108 in the zodiac. Each has its own naming syllable and falls into one sign of the navamsa. None of the four is bad in itself.
hi: पाद या चरण नक्षत्र का चौथाई भाग है, 3°20' का, इसलिए पूरे राशिचक्र में 108 होते हैं। हर चरण का अपना नाम-अक्षर और नवांश राशि है। चारों में कोई अपने आप में बुरा नहीं।
hg: Pada ya charan nakshatra ka chauthai bhag hai, 3°20' ka, isliye poore rashichakra me 108 hote hain. Har charan ka apna naam-akshar aur navamsha rashi hai. Chaaron me koi apne aap me bura nahi.
@when classical wide SS
en: The Moon passes a pada in about six hours. A birth time wrong by a few minutes seldom changes it, yet near a border it does, and with it the naming letter.
hi: चंद्रमा एक चरण लगभग छह घंटे में पार करता है। जन्म समय में कुछ मिनट का अंतर इसे कम ही बदलता है, पर सीमा के पास बदल सकता है, और साथ में नाम का अक्षर भी।
hg: Chandrama ek charan lagbhag chhah ghante me paar karta hai. Janm samay me kuch minute ka antar ise kam hi badalta hai, par seema ke paas badal sakta hai, aur saath me naam ka akshar bhi.
@how classical wide BPHS
en: Find the pada from the Moon's degree in its nakshatra: up to 3°20' first, up to 6°40' second, up to 10° third, up to 13°20' fourth. Under Kundli the app tells it with the naming syllable.
hi: चरण नक्षत्र में चंद्र के अंश से निकालें: 3°20' तक पहला, 6°40' तक दूसरा, 10° तक तीसरा, 13°20' तक चौथा। ऐप में कुंडली के अंतर्गत यह नाम अक्षर के साथ दिखता है।
hg: Charan nakshatra me Chandra ke ansh se nikaalein: 3°20' tak pehla, 6°40' tak doosra, 10° tak teesra, 13°20' tak chautha. App me Kundli ke andar yeh naam akshar ke saath dikhta hai.
@see nakshatra-word

# navamsa astro
@names
en: navamsa, navamsha, d9 chart, navamsa chart
hi: नवांश, नवमांश, नवांश कुंडली
hg: navmansh, navansh, d9, navmansh kundli
@ask
en: what is navamsa chart | why is D9 important for marriage | which is more important D1 or D9 | what does vargottama mean | my planet is good in the birth chart and weak in navamsa what now | how is the navamsa made | what are divisional charts | does navamsa show the spouse | d1 good d9 bad marriage | navamsa lagna meaning | planet exalted in d9 | which chart for marriage | d10 d7 d4 meaning | what does d10 dashamsha show | d7 chart for children | how many divisional charts are there
en: venus weak in the birth chart but exalted in navamsa, things got better after marriage | planet strong in D1 and fallen in D9, which one counts | our early fights are over, does navamsa show such improvement
hi: नवांश क्या होता है | नवमांश कुंडली से क्या देखते हैं | लग्न कुंडली और नवांश में कौन बड़ी है | वर्गोत्तम ग्रह क्या होता है | विवाह के लिए नवांश क्यों देखते हैं | वर्ग कुंडली क्या होती है | लग्न कुंडली में ग्रह उच्च और नवांश में नीच हो तो क्या मानें | नवांश कैसे बनता है | नवांश से शादी कैसे देखें | नवांश लग्न क्या है | डी10 डी7 डी4 चार्ट क्या होते हैं | नवांश में नीच ग्रह | दशमांश कुंडली D10 से क्या देखते हैं | सप्तांश D7 संतान | वर्ग कुंडलियाँ कितनी होती हैं
hi: शुक्र लग्न कुंडली में नीच पर नवांश में उच्च, शादी के बाद सब सुधरा | ग्रह D1 में बलवान और D9 में नीच, कौन सा मानें | शुरू के झगड़े थम गए, नवांश से यही दिखता है क्या
hg: navmansh kya hota hai | d9 chart kya hai | navamsa se shaadi kaise dekhte hai | d1 aur d9 me konsa important hai | vargottam graha matlab | navansh me graha neech hai to kya | navmansh kundli kaise dekhe | divisional chart kya hote hai | navamsha se shaadi kaise dekhe | navamsha lagna kya hai | d10 d7 d4 chart kya hote hai | navamsha me neech graha | d10 dashamsha se kya dekhte hai | d7 saptamsha santan | varg kundli kitni hoti hai
hg: shukra lagna kundli me neech par navamsha me uchch shadi ke baad sab sudhra | graha D1 me strong aur D9 me neech konsa mane | shuru ke jhagde tham gaye navamsha se yahi dikhta hai kya
@what classical wide BPHS
en: The navamsa or D9 is a second chart made by cutting each sign into nine parts of 3°20'. It is read for marriage, dharma and the inner strength of the grahas.
hi: नवांश या D9 दूसरी कुंडली है जो हर राशि को 3°20' के नौ भागों में बाँटकर बनती है। इससे विवाह, धर्म और ग्रहों का भीतरी बल देखा जाता है।
hg: Navamsha ya D9 doosri kundli hai jo har rashi ko 3°20' ke nau bhagon me baantkar banti hai. Isse vivah, dharm aur grahon ka bheetri bal dekha jaata hai.
@which classical most BPHS
en: The birth chart (D1) comes first; the navamsa confirms or tempers it. A graha in the same sign in both is called vargottama and counts as strong. No chart decides a marriage; people do.
hi: पहले लग्न कुंडली (D1) देखी जाती है; नवांश उसे पुष्ट या हल्का करता है। जो ग्रह दोनों में एक ही राशि में हो वह वर्गोत्तम और बलवान कहलाता है। विवाह कुंडली नहीं, लोग बनाते हैं।
hg: Pehle lagna kundli (D1) dekhi jaati hai; navamsha use pusht ya halka karta hai. Jo grah dono me ek hi rashi me ho woh vargottam aur balwan kehlata hai. Vivah kundli nahi, log banate hain.
@how classical wide BPHS
en: The divisional charts have their subjects: D2 wealth, D3 siblings, D4 home, D7 children, D9 marriage and strength, D10 work, D12 parents, D24 study, D30 troubles, D60 all together. The finer, the more exact the birth time must be.
hi: वर्ग कुंडलियों के विषय: D2 धन, D3 भाई-बहन, D4 घर, D7 संतान, D9 विवाह और बल, D10 कर्म, D12 माता-पिता, D24 विद्या, D30 कष्ट, D60 सब। जितनी सूक्ष्म, समय उतना सही चाहिए।
hg: Varg kundliyon ke vishay: D2 dhan, D3 bhai-behen, D4 ghar, D7 santan, D9 vivah aur bal, D10 karm, D12 mata-pita, D24 vidya, D30 kasht, D60 sab. Jitni sukshma, samay utna sahi chahiye.
@which classical wide BPHS
en: Parashara names sixteen divisional charts (shodashvarga), from D1 to D60. D10, dashamsha, cuts a sign into ten parts of 3° for work; D7, saptamsha, into seven for children; each is read only beside the birth chart.
hi: पराशर सोलह वर्ग कुंडलियाँ (षोडशवर्ग) बताते हैं, D1 से D60 तक। D10 दशमांश राशि को 3° के दस भागों में काम के लिए, D7 सप्तांश सात में संतान के लिए; हर एक जन्म कुंडली के साथ ही पढ़ी जाती है।
hg: Parashar solah varg kundliyan (shodashvarg) batate hain, D1 se D60 tak. D10 dashamsha rashi ko 3° ke das hisson me kaam ke liye, D7 saptamsha saat me santan ke liye; har ek janm kundli ke saath hi padhi jaati hai.
@do modern most JYOTISH
en: In the navamsa look first at its lagna, its 7th house, Venus and Jupiter, and the planets that are vargottama. It is read more after marriage age; the time must be right to a few minutes.
hi: नवमांश में पहले उसका लग्न, सातवाँ भाव, शुक्र और गुरु, और वर्गोत्तम ग्रह देखें। विवाह की आयु के बाद इसे अधिक देखते हैं; समय कुछ मिनट तक सही होना चाहिए।
hg: Navamsha me pehle uska lagna, saatva bhav, Shukra aur Guru, aur vargottam grah dekhein. Vivah ki umr ke baad ise zyada dekhte hain; samay kuch minute tak sahi hona chahiye.
@ok classical most BPHS
en: Yes, a planet debilitated in the birth chart but exalted in the navamsa is read as regaining strength: hard at first, better with time, in marriage above all. The other way round it promises less than it shows. Neither decides a marriage.
hi: हाँ, जन्म कुंडली में नीच पर नवांश में उच्च ग्रह को बल वापस पाने वाला पढ़ते हैं: पहले कठिन, समय के साथ बेहतर, विशेषकर विवाह में। उल्टा हो तो दिखने से कम देता है। विवाह इससे तय नहीं होता।
hg: Haan, janm kundli me neech par navamsha me uchch graha ko bal wapas paane wala padhte hain: pehle kathin, samay ke saath behtar, khaaskar vivah me. Ulta ho to dikhne se kam deta hai. Vivah isse tay nahi hota.
@link /kundli

# bhava-chalit astro
@names
en: bhava chalit, bhav chalit, chalit chart
hi: भाव चलित, चलित कुंडली, भाव चलित कुंडली
hg: bhav chalit kundli, chalit kundli, chalit
@ask
en: what is bhava chalit | why does my planet change house in the chalit chart | chalit or lagna chart which one to follow | is chalit used for signs too | sun is in 10th in birth chart but 11th in chalit | do I count mangal dosh from chalit | how is chalit chart made | chalit chart vs rashi chart accuracy
hi: भाव चलित क्या होता है | चलित कुंडली में ग्रह दूसरे घर में क्यों चला जाता है | लग्न कुंडली मानें या चलित | चलित से क्या देखा जाता है | मेरी कुंडली में मंगल सातवें में है पर चलित में छठे में, क्या मांगलिक हूँ | चलित कुंडली का मतलब | चलित चक्र कैसे बनता है | चलित या राशि चक्र कौन सही
hg: bhav chalit kya hota hai | chalit me graha ghar kyu badal leta hai | lagna chart dekhe ya chalit chart | chalit kundli se kya dekhte hai | mangal lagna me 7th par chalit me 6th to manglik hu kya | chalit chart matlab | chalit chakra kaise banta hai | chalit ya rashi chart konsa sahi
@what classical most BPHS
en: Bhava chalit is the chart redrawn with the lagna's degree as the middle of the first house, so a graha near a border may fall into the next house. Its sign stays the same.
hi: भाव चलित वह कुंडली है जिसमें लग्न का अंश पहले भाव का मध्य माना जाता है, इसलिए सीमा के पास का ग्रह अगले भाव में जा सकता है। उसकी राशि वही रहती है।
hg: Bhav chalit woh kundli hai jisme lagna ka ansh pehle bhav ka madhya maana jaata hai, isliye seema ke paas ka grah agle bhav me ja sakta hai. Uski rashi wahi rehti hai.
@which modern disputed JYOTISH
en: Many take signs, aspects and yogas from the lagna chart and the results of houses from the chalit; others use the lagna chart alone. Neither is wrong, so ask which one is meant.
hi: कई लोग राशि, दृष्टि और योग लग्न कुंडली से तथा भाव का फल चलित से लेते हैं; दूसरे केवल लग्न कुंडली मानते हैं। दोनों में कोई ग़लत नहीं, बस पूछ लें कि किससे देखा।
hg: Kai log rashi, drishti aur yog lagna kundli se tatha bhav ka phal chalit se lete hain; doosre keval lagna kundli maante hain. Dono me koi galat nahi, bas pooch lein ki kisse dekha.
@how modern most JYOTISH
en: In chalit each house is counted about 15° either side of the lagna's degree, or by unequal houses (Sripati, Placidus). With the lagna near 1° or 29° many planets change house, so ask which method was used.
hi: चलित में हर भाव लग्न के अंश से लगभग 15° दोनों ओर गिना जाता है, या असमान भावों से (श्रीपति, प्लेसिडस)। लग्न 1° या 29° के पास हो तो कई ग्रह भाव बदलते हैं, इसलिए पद्धति पूछें।
hg: Chalit me har bhav lagna ke ansh se lagbhag 15° dono or gina jaata hai, ya asamaan bhavon se (Sripati, Placidus). Lagna 1° ya 29° ke paas ho to kai grah bhav badalte hain, isliye paddhati poochhein.

# retrograde astro
@names
en: retrograde, retrograde planet, vakri
hi: वक्री, वक्री ग्रह
hg: vakri grah, vakri graha, mercury retrograde
@ask
en: what does retrograde mean | is a retrograde planet bad | what is mercury retrograde | which planets go retrograde | saturn retrograde in my birth chart | should I sign papers when mercury is retrograde | do planets really move backwards | jupiter vakri in kundli effect | my phone broke and friends say it is mercury retrograde, is that true | mercury retrograde should I not buy phone | saturn vakri effects | is birth chart retrograde jupiter bad | how long is mercury retrograde | vakri graha margi meaning
hi: वक्री ग्रह क्या होता है | वक्री ग्रह अच्छा होता है या बुरा | शनि वक्री होने से क्या होता है | बुध वक्री में क्या नहीं करना चाहिए | कौन से ग्रह वक्री होते हैं | क्या ग्रह सच में उल्टे चलते हैं | मेरी कुंडली में गुरु वक्री है, क्या डरने की बात है | मार्गी और वक्री में क्या अंतर है | बुध वक्री में फ़ोन ख़रीदना चाहिए क्या | शनि वक्री होने से क्या होता है | मार्गी और वक्री में अंतर | बुध कितने दिन वक्री रहता है
hg: vakri graha kya hota hai | vakri grah acha hota hai ya bura | shani vakri ka matlab | mercury retrograde me kya nahi karna chahiye | konse graha vakri hote hai | kya graha sach me ulte chalte hai | meri kundli me guru vakri hai | margi aur vakri me fark | budh vakri me phone kharide ya nahi | shani vakri hone se kya hota hai | margi aur vakri me antar | budh kitne din vakri rehta hai | janm kundli me vakri guru
@what modern wide ASTRO
en: A retrograde (vakri) planet only seems to move backwards among the stars as the Earth passes it, like a slower car seen from a faster one. Sun and Moon never do; Rahu and Ketu nearly always.
hi: वक्री ग्रह केवल उल्टा चलता दिखता है, जैसे तेज़ गाड़ी से धीमी गाड़ी पीछे जाती लगे। सूर्य और चंद्र कभी वक्री नहीं होते; राहु-केतु लगभग सदा वक्री रहते हैं।
hg: Vakri grah keval ulta chalta dikhta hai, jaise tez gaadi se dheemi gaadi peechhe jaati lage. Surya aur Chandra kabhi vakri nahi hote; Rahu-Ketu lagbhag sada vakri rehte hain.
@ok classical disputed BPHS
en: A retrograde planet is not bad: the classics count it strong (cheshta bala). Some astrologers read it as inward, delayed or revisited matters. Read papers twice at any time; nothing must stop for it.
hi: वक्री ग्रह बुरा नहीं: शास्त्र उसे बलवान मानते हैं (चेष्टा बल)। कुछ ज्योतिषी उसे भीतर मुड़ा, देर वाला या दोहराव वाला मानते हैं। काग़ज़ हमेशा दो बार पढ़ें; इसके लिए कुछ रोकना ज़रूरी नहीं।
hg: Vakri grah bura nahi: shastra use balwan maante hain (cheshta bal). Kuch jyotishi use bheetar muda, der wala ya dohrav wala maante hain. Kaagaz hamesha do baar padhein; iske liye kuch rokna zaroori nahi.
@when modern wide ASTRO
en: Mercury is retrograde about three weeks, three times a year; Venus six weeks in nineteen months; Mars two and a half months in two years; Jupiter four months and Saturn four and a half each year. Margi means moving forward.
hi: बुध साल में तीन बार लगभग तीन सप्ताह वक्री रहता है; शुक्र उन्नीस महीनों में छह सप्ताह; मंगल दो साल में ढाई महीने; गुरु हर साल चार और शनि साढ़े चार महीने। मार्गी यानी सीधी चाल।
hg: Budh saal me teen baar lagbhag teen hafte vakri rehta hai; Shukra unnees mahino me chhah hafte; Mangal do saal me dhaai mahine; Guru har saal chaar aur Shani saadhe chaar mahine. Margi yani seedhi chaal.

# combust astro
@names
en: combust, combustion of a planet, combust planet
hi: अस्त ग्रह, ग्रह अस्त, ग्रह का अस्त होना
hg: ast graha, ast grah, graha ast
@ask
en: what is a combust planet | is combustion bad | my venus is combust does it spoil marriage | how close to the sun is combust | mercury combust in kundli | what is done for a combust planet | why are there no weddings when venus is combust | guru ast meaning | venus combust marriage when ends | combust mercury in my chart good | combust moon meaning amavasya birth | guru tara asta 2027 wedding
hi: अस्त ग्रह क्या होता है | ग्रह अस्त हो तो क्या फल | मेरा शुक्र अस्त है क्या शादी में परेशानी होगी | ग्रह कितने अंश पर अस्त होता है | बुध अस्त हो तो क्या करें | शुक्र अस्त में शादी क्यों नहीं होती | गुरु तारा अस्त का मतलब | तारा डूबना क्या होता है | शुक्र अस्त कब समाप्त होता है | अस्त बुध अच्छा है क्या | अमावस्या में जन्म अस्त चंद्र | गुरु तारा अस्त में विवाह
hg: ast graha kya hota hai | graha ast ho to kya hota hai | mera shukra ast hai shaadi me problem hogi kya | kitne degree par graha ast hota hai | budh ast ho to kya kare | tara dubna matlab | shukra ast me shaadi kyu nahi hoti | combust planet acha hai ya bura | shukra ast kab khatam hota hai | ast budh acha hai kya | amavasya me janm ast chandra | guru tara ast me vivah
@what classical wide SS
en: A combust planet stands so near the Sun that it cannot be seen: about 17° for Mars, 14° Mercury, 11° Jupiter, 10° Venus, 15° Saturn and 12° the Moon. Mercury is often combust, so it is common.
hi: अस्त ग्रह सूर्य के इतना पास होता है कि दिखता नहीं: मंगल लगभग 17°, बुध 14°, गुरु 11°, शुक्र 10°, शनि 15° और चंद्र 12° के भीतर। बुध अक्सर अस्त रहता है, यह आम बात है।
hg: Ast grah Surya ke itna paas hota hai ki dikhta nahi: Mangal lagbhag 17°, Budh 14°, Guru 11°, Shukra 10°, Shani 15° aur Chandra 12° ke bheetar. Budh aksar ast rehta hai, yeh aam baat hai.
@ok classical most PHAL
en: Combustion counts as a weakness of that planet's outward matters, not as a misfortune; house, sign and aspects weigh more. Nobody can know a marriage or career from one combust planet.
hi: अस्त होना उस ग्रह के बाहरी फल की कमज़ोरी मानी जाती है, दुर्भाग्य नहीं; भाव, राशि और दृष्टि ज़्यादा गिनी जाती हैं। एक अस्त ग्रह से विवाह या करियर कोई नहीं जान सकता।
hg: Ast hona us grah ke bahri phal ki kamzori maani jaati hai, durbhagya nahi; bhav, rashi aur drishti zyada gini jaati hain. Ek ast grah se vivah ya career koi nahi jaan sakta.
@when classical wide MCH
en: Weddings and other great beginnings wait while Jupiter or Venus is combust in the sky (tara dubna): Venus for about a week or two months, Jupiter for about a month. Daily work goes on.
hi: आकाश में गुरु या शुक्र अस्त हों (तारा डूबना) तो विवाह और बड़े शुभारंभ रुकते हैं: शुक्र लगभग एक सप्ताह या दो महीने, गुरु लगभग एक महीना। रोज़ का काम चलता है।
hg: Aakash me Guru ya Shukra ast hon (tara dubna) to vivah aur bade shubharambh rukte hain: Shukra lagbhag ek saptah ya do mahine, Guru lagbhag ek mahina. Roz ka kaam chalta hai.
@why classical most MCH
en: Weddings wait in tara dubna because Guru and Shukra, counted guardians of marriage, cannot be seen; a day or three after they appear again are let pass by many. Daily work, jobs and talks go on.
hi: तारा डूबने पर विवाह रुकते हैं क्योंकि विवाह के रक्षक गुरु और शुक्र दिखते नहीं; फिर उदय के बाद एक-तीन दिन बहुत लोग छोड़ते हैं। रोज़ का काम, नौकरी, बातचीत चलते हैं।
hg: Tara doobne par vivah rukte hain kyunki vivah ke rakshak Guru aur Shukra dikhte nahi; phir uday ke baad ek-teen din bahut log chhodte hain. Roz ka kaam, naukri, baatcheet chalte hain.

# exalted-debilitated astro
@names
en: exalted planet, debilitated planet, exalted, debilitated
hi: उच्च का ग्रह, नीच का ग्रह, उच्च ग्रह, नीच ग्रह
hg: uchcha graha, neech graha, uch ka grah, neech ka grah
@ask
en: what is an exalted planet | what is a debilitated planet | in which sign is each planet exalted | my sun is debilitated is my life spoilt | what to do for a debilitated planet | where is saturn exalted | own sign and exaltation difference | mars is neech in my chart will I fail | uchcha and neecha graha list | debilitated moon what to do | sun debilitated in libra | exaltation degrees of planets | mooltrikona meaning
hi: उच्च का ग्रह क्या होता है | नीच का ग्रह क्या होता है | कौन सा ग्रह किस राशि में उच्च होता है | मेरा सूर्य नीच का है, क्या जीवन ख़राब होगा | नीच ग्रह के लिए क्या करें | शनि कहाँ उच्च का होता है | उच्च और स्वराशि में अंतर | नीच ग्रह क्या हमेशा बुरा फल देता है | उच्च और नीच ग्रह की सूची | नीच का चंद्रमा हो तो क्या करें | नीच का सूर्य तुला में | परम उच्च अंश कितने हैं | मूलत्रिकोण क्या होता है
hg: uchcha ka graha kya hota hai | neech ka grah kya hota hai | konsa graha kis rashi me uchh ka hota hai | mera surya neech ka hai kya hoga | neech graha ke liye kya kare | shani kaha uch ka hota hai | guru uccha ka ho to | swarashi aur uchcha me kya antar | uchch aur neech graha ki list | neech ka chandrama ho to kya kare | neech ka surya tula me | param uchch degree | mooltrikon kya hota hai
@what classical wide BPHS
en: An exalted planet stands in the sign where it is strongest, a debilitated one in the opposite sign, where it is weakest. It is a measure of strength, not of a good or bad life.
hi: उच्च का ग्रह उस राशि में होता है जहाँ वह सबसे बलवान है, नीच का उसके सामने की राशि में, जहाँ सबसे निर्बल। यह बल का माप है, अच्छे-बुरे जीवन का नहीं।
hg: Uchcha ka grah us rashi me hota hai jahan woh sabse balwan hai, neech ka uske saamne ki rashi me, jahan sabse nirbal. Yeh bal ka maap hai, achhe-bure jeevan ka nahi.
@which classical wide BPHS
en: Exaltation: Sun in Mesh, Moon Vrishabh, Mars Makar, Mercury Kanya, Jupiter Kark, Venus Meen, Saturn Tula. Debilitation is the seventh sign from there. For Rahu and Ketu the texts differ.
hi: उच्च राशियाँ: सूर्य मेष, चंद्र वृषभ, मंगल मकर, बुध कन्या, गुरु कर्क, शुक्र मीन, शनि तुला। नीच राशि वहाँ से सातवीं है। राहु-केतु के बारे में ग्रंथ अलग कहते हैं।
hg: Uchcha rashiyan: Surya Mesh, Chandra Vrishabh, Mangal Makar, Budh Kanya, Guru Kark, Shukra Meen, Shani Tula. Neech rashi wahan se saatvi hai. Rahu-Ketu ke baare me granth alag kehte hain.
@do modern most JYOTISH
en: A debilitated planet needs no costly remedy. Astrologers first look whether it is cancelled (neech bhang); custom adds that planet's weekday prayer or a small gift to somebody in need.
hi: नीच ग्रह के लिए किसी महँगे उपाय की ज़रूरत नहीं। ज्योतिषी पहले देखते हैं कि नीच भंग है या नहीं; रिवाज में उस ग्रह के वार की प्रार्थना या किसी ज़रूरतमंद को छोटा दान है।
hg: Neech grah ke liye kisi mehnge upay ki zaroorat nahi. Jyotishi pehle dekhte hain ki neech bhang hai ya nahi; riwaz me us grah ke vaar ki prarthna ya kisi zarooratmand ko chhota daan hai.
@how classical wide BPHS
en: The deepest exaltation degrees are Sun 10° Mesh, Moon 3° Vrishabh, Mars 28° Makar, Mercury 15° Kanya, Jupiter 5° Kark, Venus 27° Meen, Saturn 20° Tula; the same degree opposite is the deepest fall.
hi: परम उच्च अंश हैं सूर्य 10° मेष, चंद्र 3° वृषभ, मंगल 28° मकर, बुध 15° कन्या, गुरु 5° कर्क, शुक्र 27° मीन, शनि 20° तुला; ठीक सामने का वही अंश परम नीच है।
hg: Param uchch ansh hain Surya 10° Mesh, Chandra 3° Vrishabh, Mangal 28° Makar, Budh 15° Kanya, Guru 5° Kark, Shukra 27° Meen, Shani 20° Tula; theek saamne ka wahi ansh param neech hai.
@which classical wide BPHS
en: Debilitation (neech): Sun Tula, Moon Vrishchik, Mars Kark, Mercury Meen, Jupiter Makar, Venus Kanya, Saturn Mesh. Rahu is mostly called exalted in Vrishabh or Mithun, Ketu opposite; the texts differ.
hi: नीच राशियाँ: सूर्य तुला, चंद्र वृश्चिक, मंगल कर्क, बुध मीन, गुरु मकर, शुक्र कन्या, शनि मेष। राहु प्रायः वृषभ या मिथुन में उच्च, केतु उसके सामने; ग्रंथ एकमत नहीं।
hg: Neech rashiyan: Surya Tula, Chandra Vrishchik, Mangal Kark, Budh Meen, Guru Makar, Shukra Kanya, Shani Mesh. Rahu aksar Vrishabh ya Mithun me uchch, Ketu uske saamne; granth ekmat nahi.
@see neech-bhang

# drishti astro
@names
en: planetary aspect, aspects in astrology, drishti, graha drishti
hi: ग्रह दृष्टि, ग्रहों की दृष्टि, दृष्टि ज्योतिष
hg: grah drishti, graho ki drishti, drishti
@ask
en: what is drishti in astrology | what are aspects of planets | which houses does saturn aspect | jupiter aspect on 5 7 9 | which houses does mars look at | do rahu and ketu have aspects | saturn looks at my seventh house is that bad | what is shubh drishti | saturn aspect on 7th house marriage | jupiter aspects which houses count | rahu drishti 5 7 9 | aspect from 12th house | drishti degree orb
hi: ग्रह की दृष्टि क्या होती है | शनि की दृष्टि किन भावों पर होती है | गुरु की दृष्टि शुभ क्यों है | मंगल की कौन सी दृष्टियाँ हैं | राहु की दृष्टि होती है क्या | सातवें भाव पर शनि की दृष्टि है, क्या करें | सातवीं दृष्टि क्या है | शुभ दृष्टि किसे कहते हैं | शनि की दृष्टि सातवें भाव पर | गुरु की दृष्टि किन भावों पर पड़ती है | राहु की 5 7 9 दृष्टि | मंगल की चौथी दृष्टि
hg: graha ki drishti kya hoti hai | shani ki drishti kaha kaha hoti hai | guru ki drishti kitne ghar par | mangal ki 4 7 8 drishti | rahu ki drishti hoti hai kya | shani ki teesri drishti matlab | saptam bhav par shani ki drishti hai kya hoga | drishti ka matlab jyotish me | shani ki drishti 7 bhav par | guru ki drishti kis kis bhav par padti hai | rahu ki 5 7 9 drishti | mangal ki chauthi drishti
@what classical wide BPHS
en: Drishti means the house a graha looks at and influences. Every graha looks at the seventh from itself; Mars also the 4th and 8th, Jupiter the 5th and 9th, Saturn the 3rd and 10th.
hi: दृष्टि का अर्थ है ग्रह जिस भाव को देखता और प्रभावित करता है। हर ग्रह अपने से सातवें को देखता है; मंगल चौथे-आठवें को, गुरु पाँचवें-नौवें को, शनि तीसरे-दसवें को भी।
hg: Drishti ka arth hai grah jis bhav ko dekhta aur prabhavit karta hai. Har grah apne se saatve ko dekhta hai; Mangal chauthe-aathve ko, Guru paanchve-nauve ko, Shani teesre-dasve ko bhi.
@ok classical most PHAL
en: Jupiter's drishti is held the kindest; that of Saturn and Mars brings duty, delay or heat, not ruin. Whether Rahu and Ketu look at houses at all is disputed.
hi: गुरु की दृष्टि सबसे शुभ मानी जाती है; शनि और मंगल की दृष्टि ज़िम्मेदारी, देर या तेज़ी देती है, विनाश नहीं। राहु-केतु की दृष्टि होती है या नहीं, इस पर मतभेद है।
hg: Guru ki drishti sabse shubh maani jaati hai; Shani aur Mangal ki drishti zimmedari, der ya tezi deti hai, vinash nahi. Rahu-Ketu ki drishti hoti hai ya nahi, is par matbhed hai.
@how classical most BPHS
en: Count the house of the planet as one: from the 2nd house Jupiter looks at the 6th, 8th and 10th, Saturn at the 4th, 8th and 11th, Mars at the 5th, 8th and 9th. Whole sign counts; degrees matter little.
hi: ग्रह के भाव को एक गिनें: दूसरे भाव से गुरु 6, 8, 10, शनि 4, 8, 11, मंगल 5, 8, 9 को देखता है। पूरी राशि गिनते हैं; अंश कम देखते हैं।
hg: Grah ke bhav ko ek ginein: doosre bhav se Guru 6, 8, 10, Shani 4, 8, 11, Mangal 5, 8, 9 ko dekhta hai. Poori rashi ginte hain; ansh kam dekhte hain.

# yoga-in-chart astro
@names
en: yoga in a chart, yoga in the kundli, planetary yoga
hi: कुंडली के योग, कुंडली में योग, ग्रह योग
hg: kundli ke yog, kundli me yog, graha yog
@ask
en: what is a yoga in astrology | which yogas are good in a kundli | I have a yoga why no result | how many yogas are there | when does a yoga give result | app says I have five yogas is that rare | are bad yogas real | what is the rarest yoga | yoga in kundli and yoga in panchang same or different | how many yogas are in a kundli | good and bad yogas list | difference between yoga and dosha
hi: कुंडली में योग क्या होता है | कौन से योग अच्छे होते हैं | योग है पर फल नहीं मिल रहा, क्यों | योग कब फल देता है | योग कितने प्रकार के होते हैं | सबसे दुर्लभ योग कौन सा है | क्या हर कुंडली में योग होते हैं | पंडित जी ने कहा बड़ा योग है, पर कुछ हुआ नहीं | कुंडली का योग और पंचांग का योग एक ही है क्या | योग और दोष में क्या अंतर है | शुभ और अशुभ योग कौन से हैं | कुंडली में कितने योग होते हैं
hg: kundli me yog kya hota hai | konse yog ache hote hai kundli me | yog hai par phal nahi mil raha kyu | yog kab phal deta hai | kitne yog hote hai jyotish me | sabse bada yog konsa hai | app me likha hai 5 yog hai kya khas hai | graho ka yog matlab | kundli ka yog aur panchang ka yog ek hi hai kya | yog aur dosh me antar | shubh aur ashubh yog konse | kundli me kitne yog hote hai
@what classical wide BPHS
en: A yoga in a chart is a named pattern of grahas, such as two standing together or one in a kendra from another. The texts list hundreds, so every chart has several.
hi: कुंडली में योग ग्रहों का एक नामित मेल है, जैसे दो ग्रह साथ हों या एक दूसरे से केंद्र में। ग्रंथों में सैकड़ों हैं, इसलिए हर कुंडली में कुछ होते हैं।
hg: Kundli me yog grahon ka ek naamit mel hai, jaise do grah saath hon ya ek doosre se kendra me. Granthon me saikdon hain, isliye har kundli me kuch hote hain.
@when classical most PHAL
en: A yoga is said to bear fruit in the dasha of its grahas, and only as far as they are strong. Effort and circumstances count; no yoga promises wealth or rank.
hi: योग अपने ग्रहों की दशा में फल देता माना जाता है, और उतना ही जितने वे बलवान हों। मेहनत और हालात भी गिने जाते हैं; कोई योग धन या पद का वादा नहीं।
hg: Yog apne grahon ki dasha me phal deta maana jaata hai, aur utna hi jitne woh balwan hon. Mehnat aur halaat bhi gine jaate hain; koi yog dhan ya pad ka vaada nahi.
@which modern most JYOTISH
en: The word yoga has three senses: patterns of planets in a birth chart, one of the 27 daily yogas of the panchang, and exercise or meditation. A dosha in a chart is a pattern read as difficulty, a yoga mostly one read as good.
hi: योग शब्द के तीन अर्थ हैं: जन्म कुंडली में ग्रहों का मेल, पंचांग के 27 दैनिक योगों में से एक, और व्यायाम या ध्यान। कुंडली में दोष कठिनाई का मेल है, योग प्रायः शुभ मेल।
hg: Yog shabd ke teen arth hain: janm kundli me grahon ka mel, panchang ke 27 dainik yogon me se ek, aur vyayam ya dhyan. Kundli me dosh kathinai ka mel hai, yog aksar shubh mel.
@see gajakesari, raj-yoga, dhan-yoga
@link /kundli

# gajakesari astro
@names
en: gajakesari yoga, gaj kesari yoga, gajkesari
hi: गजकेसरी योग, गजकेसरी
hg: gajkesari yog, gaj kesari yog, gajakesari yog
@ask
en: what is gajakesari yoga | do I have gaj kesari yoga | how is gajakesari formed | is gajakesari rare | gajakesari yoga result | I have gajkesari still no money | when does gaj kesari yoga give results | jupiter in kendra from moon | gajakesari yoga in which house good | gajakesari with jupiter debilitated | how to know my gajakesari is strong | when gajakesari gives result
hi: गजकेसरी योग क्या होता है | गजकेसरी योग कैसे बनता है | गजकेसरी योग का फल | गजकेसरी योग है फिर भी परेशानी क्यों | गजकेसरी योग कब फल देता है | चंद्रमा से केंद्र में गुरु हो तो कौन सा योग | क्या गजकेसरी योग दुर्लभ है | गजकेसरी योग किस भाव में अच्छा | गुरु नीच हो तो गजकेसरी | गजकेसरी कब फल देता है | मेरा गजकेसरी बली है क्या
hg: gajkesari yog kya hota hai | gaj kesari yog kaise banta hai | gajkesari yog ka phal | gajkesari yog hai fir bhi paisa nahi | gajkesari kab phal deta hai | chandra se kendra me guru | gajkesri yog kitna rare hai | guru chandra yog | gajkesari yog kis bhav me acha | guru neech ho to gajkesari | gajkesari kab phal deta hai | mera gajkesari strong hai kya
@what classical wide BPHS
en: Gajakesari yoga arises when Jupiter stands in the 1st, 4th, 7th or 10th from the Moon. It stands for good sense, respect and a good name, "elephant and lion".
hi: गजकेसरी योग तब बनता है जब चंद्रमा से पहले, चौथे, सातवें या दसवें में गुरु हो। यह समझदारी, सम्मान और अच्छे नाम का योग है, "हाथी और सिंह"।
hg: Gajkesari yog tab banta hai jab Chandrama se pehle, chauthe, saatve ya dasve me Guru ho. Yeh samajhdari, samman aur achhe naam ka yog hai, "haathi aur sinh".
@ok modern most JYOTISH
en: Gajakesari is a good yoga but a common one: about every third chart has it. Its strength depends on Jupiter and Moon being well placed, and it brings nothing without work.
hi: गजकेसरी अच्छा पर आम योग है: लगभग हर तीसरी कुंडली में होता है। बल इस पर है कि गुरु और चंद्र अच्छी स्थिति में हों, और मेहनत के बिना यह कुछ नहीं देता।
hg: Gajkesari achha par aam yog hai: lagbhag har teesri kundli me hota hai. Bal is par hai ki Guru aur Chandra achhi sthiti me hon, aur mehnat ke bina yeh kuch nahi deta.
@when modern most JYOTISH
en: Gajakesari is counted strong with Jupiter in Kark, Dhanu or Meen, a bright Moon and neither in 6, 8, 12; weak with Jupiter in Makar, combust, or with Rahu. It is read in the dashas of Jupiter and Moon.
hi: गजकेसरी बली: गुरु कर्क, धनु, मीन में, चंद्र उजला, और दोनों 6, 8, 12 में नहीं; हल्का: गुरु मकर में, अस्त या राहु के साथ। फल गुरु और चंद्र की दशा में पढ़ते हैं।
hg: Gajkesari bali: Guru Kark, Dhanu, Meen me, Chandra ujla, aur dono 6, 8, 12 me nahi; halka: Guru Makar me, ast ya Rahu ke saath. Phal Guru aur Chandra ki dasha me padhte hain.

# raj-yoga astro
@names
en: raj yoga, raja yoga, rajyoga
hi: राज योग, राजयोग
hg: raj yog, raaj yog, rajyog
@ask
en: what is raj yoga in a kundli | do I have raja yoga | how does raj yoga form | can raj yoga fail | does raj yoga mean I will be rich | raj yoga but still jobless why | which lords make raj yoga | kendra trikona raj yoga meaning | raj yoga in my kundli but no success | how to know if I have raj yoga | raj yoga activates at which age | gaja kesari and raj yoga difference
hi: राजयोग क्या होता है | कुंडली में राजयोग कैसे बनता है | राजयोग का फल कब मिलता है | राजयोग है फिर भी नौकरी नहीं | क्या मेरी कुंडली में राजयोग है | केंद्र त्रिकोण राजयोग क्या है | राजयोग वाले लोग कैसे होते हैं | राजयोग भंग कैसे होता है | राजयोग है पर सफलता नहीं | राजयोग कब फल देता है | मेरी कुंडली में राजयोग है क्या कैसे जानें | कितने राजयोग होते हैं
hg: rajyog kya hota hai | kundli me rajyog kaise banta hai | raj yog kab phal deta hai | rajyog hai fir bhi naukri nahi mili | mere kundli me rajyog hai kya | kendra trikon rajyog | raj yog wale log kaise hote hai | rajyog bhang kya hai | rajyog hai par safalta nahi | rajyog kab phal deta hai | meri kundli me rajyog hai kya kaise jane | kitne rajyog hote hai
@what classical wide BPHS
en: Raj yoga joins the lord of a kendra (1, 4, 7, 10) with the lord of a trikona (1, 5, 9), together, in each other's sign or in mutual aspect. It stands for standing, responsibility and rise.
hi: राजयोग केंद्र (1, 4, 7, 10) और त्रिकोण (1, 5, 9) के स्वामियों का संबंध है: साथ बैठें, राशि बदलें या एक-दूसरे को देखें। यह पद, ज़िम्मेदारी और उन्नति का योग है।
hg: Rajyog kendra (1, 4, 7, 10) aur trikon (1, 5, 9) ke swamiyon ka sambandh hai: saath baithein, rashi badlein ya ek doosre ko dekhein. Yeh pad, zimmedari aur unnati ka yog hai.
@ok modern most JYOTISH
en: Raj yoga is good, yet most charts hold one and most people are no kings. It is said to show in the dashas of its grahas, as a better position in one's own field.
hi: राजयोग अच्छा है, पर ज़्यादातर कुंडलियों में कोई न कोई होता है और सब राजा नहीं बनते। फल उसके ग्रहों की दशा में, अपने क्षेत्र में बेहतर स्थिति के रूप में, माना जाता है।
hg: Rajyog achha hai, par zyadatar kundliyon me koi na koi hota hai aur sab raja nahi bante. Phal uske grahon ki dasha me, apne kshetra me behtar sthiti ke roop me, maana jaata hai.
@when modern most JYOTISH
en: A raj yoga is said to speak in the mahadasha or antardasha of its two planets, from the years when one works at all, and weakly if they are combust, debilitated or in 6, 8, 12. No age is fixed.
hi: राजयोग अपने दोनों ग्रहों की महादशा या अंतर्दशा में बोलता है, ऐसा कहते हैं, और वे अस्त, नीच या 6, 8, 12 में हों तो हल्का। कोई उम्र तय नहीं।
hg: Rajyog apne dono grahon ki mahadasha ya antardasha me bolta hai, aisa kehte hain, aur woh ast, neech ya 6, 8, 12 me hon to halka. Koi umar tay nahi.
@see yoga-in-chart, vipreet-raj-yoga

# budhaditya astro
@names
en: budhaditya yoga, budh aditya yoga
hi: बुधादित्य योग, बुध आदित्य योग
hg: budhaditya yog, budh aditya yog
@ask
en: what is budhaditya yoga | sun and mercury together meaning | is budhaditya yoga rare | budhaditya with mercury combust | which house is best for budhaditya | budhaditya yoga for students | does budh aditya give a government job
hi: बुधादित्य योग क्या होता है | सूर्य और बुध साथ हों तो क्या फल | बुधादित्य योग किस भाव में अच्छा है | बुध अस्त हो तो बुधादित्य योग फल देगा | बुधादित्य योग का फल पढ़ाई में | क्या बुधादित्य योग आम है
hg: budhaditya yog kya hota hai | surya budh ek saath ho to | budhaditya yog konse bhav me acha | budh ast ho to budhaditya yog milega kya | budhaditya yog ka phal | budhaditya yog se sarkari naukri | sun mercury yog kundli me
@what classical most PHAL
en: Budhaditya yoga is the Sun and Mercury in one sign; it stands for a quick mind, skill in speech and learning. As Mercury never goes far from the Sun, about half of all charts have it.
hi: बुधादित्य योग सूर्य और बुध का एक राशि में होना है; यह तेज़ बुद्धि, वाणी और विद्या का योग है। बुध सूर्य से दूर नहीं जाता, इसलिए लगभग आधी कुंडलियों में यह होता है।
hg: Budhaditya yog Surya aur Budh ka ek rashi me hona hai; yeh tez buddhi, vani aur vidya ka yog hai. Budh Surya se door nahi jaata, isliye lagbhag aadhi kundliyon me yeh hota hai.
@ok modern disputed JYOTISH
en: Budhaditya is a good and gentle yoga. Some say it is weak where Mercury is very close to the Sun (combust), others do not mind; study and practice decide more than either.
hi: बुधादित्य अच्छा और सौम्य योग है। कुछ कहते हैं कि बुध सूर्य के बहुत पास (अस्त) हो तो यह कमज़ोर है, दूसरे नहीं मानते; पढ़ाई और अभ्यास इससे ज़्यादा तय करते हैं।
hg: Budhaditya achha aur saumya yog hai. Kuch kehte hain ki Budh Surya ke bahut paas (ast) ho to yeh kamzor hai, doosre nahi maante; padhai aur abhyas isse zyada tay karte hain.
@see combust

# neech-bhang astro
@names
en: neecha bhanga raja yoga, neech bhang raj yoga, neech bhang, cancellation of debilitation
hi: नीच भंग राजयोग, नीचभंग, नीच भंग
hg: neech bhang rajyog, neechbhang, nich bhang
@ask
en: what is neech bhang raj yoga | how is debilitation cancelled | is neech bhang better than exaltation | conditions of neecha bhanga | my saturn is neech is it cancelled | when does neech bhang give result | does neech bhang make a person rise after struggle | all conditions of neech bhang | is my neech bhang real
en: my Moon is in Scorpio and Mars in the lagna, is the debility cancelled by the rule | sun in libra with venus in the tenth, one says raj yoga and another says nonsense | saturn in aries, mars in kendra, does neech bhang apply | two astrologers disagree on neech bhang
hi: नीच भंग राजयोग क्या होता है | नीच भंग कैसे होता है | नीच भंग के नियम | नीच भंग योग का फल कब मिलता है | मेरा शनि नीच का है, भंग है या नहीं कैसे जानूँ | नीचभंग और उच्च ग्रह में कौन बेहतर | नीच भंग की सब शर्तें | मेरा नीच भंग सही है क्या
hi: चंद्र वृश्चिक में है और मंगल लग्न में, नियम से नीच भंग होगा क्या | तुला का सूर्य और शुक्र दशम में, एक राजयोग कहते हैं दूसरे बकवास | शनि मेष में, मंगल केंद्र में, नीच भंग लगता है | नीच भंग पर दो ज्योतिषी अलग कहते हैं
hg: neech bhang rajyog kya hota hai | neech bhang kaise hota hai | neechbhang ke niyam | neech bhang kab phal deta hai | mera mangal neech ka hai bhang hai ya nahi kaise pata kare | neech bhang rajyog acha hota hai kya | nich bhang matlab | neech bhang ki saari condition | mera neech bhang sahi hai kya
hg: chandra vrishchik me hai aur mangal lagna me niyam se neech bhang hoga kya | tula ka surya aur shukra dasham me, ek rajyog bolta dusra bakwas | shani mesh me mangal kendra me neech bhang lagta hai | neech bhang par do jyotishi alag bolte
@what classical most PHAL
en: Neech bhang means that a planet's debilitation is cancelled, chiefly when the lord of its sign, or the lord of the sign where it is exalted, stands in a kendra from lagna or Moon.
hi: नीच भंग का अर्थ है ग्रह की नीचता कट जाना, मुख्यतः जब उसकी राशि का स्वामी, या उसकी उच्च राशि का स्वामी, लग्न या चंद्र से केंद्र में हो।
hg: Neech bhang ka arth hai grah ki neechta kat jaana, mukhyatah jab uski rashi ka swami, ya uski uchcha rashi ka swami, lagna ya Chandra se kendra me ho.
@ok modern most JYOTISH
en: Neech bhang is good: weakness turns into strength, often read as rise after a hard start. Astrologers differ on how many of its conditions are needed, so take it as hope, not as a promise.
hi: नीच भंग अच्छा है: कमज़ोरी बल में बदलती है, इसे प्रायः कठिन शुरुआत के बाद उन्नति पढ़ते हैं। कितनी शर्तें चाहिए, इस पर मतभेद है; इसे आशा मानें, वादा नहीं।
hg: Neech bhang achha hai: kamzori bal me badalti hai, ise aksar kathin shuruaat ke baad unnati padhte hain. Kitni shartein chahiye, is par matbhed hai; ise asha maanein, vaada nahi.
@which classical most PHAL
en: Conditions named: the lord of the fallen planet's sign, or of its exaltation sign, in a kendra from lagna or Moon; the planet that is exalted there in a kendra; the sign lord looking at it; strength in the navamsa.
hi: बताई गई शर्तें: नीच राशि का या उच्च राशि का स्वामी लग्न या चंद्र से केंद्र में; उस राशि में उच्च होने वाला ग्रह केंद्र में; राशि स्वामी की दृष्टि; नवमांश में बल।
hg: Batayi gayi shartein: neech rashi ka ya uchch rashi ka swami lagna ya Chandra se kendra me; us rashi me uchch hone wala grah kendra me; rashi swami ki drishti; navamsha me bal.
@how classical most PHAL
en: By the rule: Sun in Tula is cancelled when Venus (lord of Tula) or Mars (lord of Mesh, the Sun's exaltation) is in a kendra, 1, 4, 7 or 10, from lagna or Moon. So Venus in the lagna does it; its strength is still to be judged.
hi: नियम से: तुला का सूर्य तब भंग है जब शुक्र (तुला का स्वामी) या मंगल (मेष, सूर्य की उच्च राशि, का स्वामी) लग्न या चंद्र से केंद्र 1, 4, 7, 10 में हो। लग्न का शुक्र इसे पूरा करता है; बल फिर भी देखना होता है।
hg: Niyam se: Tula ka Surya tab bhang hai jab Shukra (Tula ka swami) ya Mangal (Mesh, Surya ki uchch rashi, ka swami) lagna ya Chandra se kendra 1, 4, 7, 10 me ho. Lagna ka Shukra ise poora karta hai; bal phir bhi dekhna hota hai.
@see exalted-debilitated

# vipreet-raj-yoga astro
@names
en: vipreet raj yoga, viparita raja yoga
hi: विपरीत राजयोग, विपरीत राज योग
hg: vipreet rajyog, viprit raj yog, vipreet raj yog
@ask
en: what is vipreet raj yoga | harsha sarala vimala yoga meaning | 6th 8th 12th lord in 6 8 12 | is viparita raja yoga good or bad | when does vipreet raj yoga work | does vipreet raj yoga give success after loss
hi: विपरीत राजयोग क्या होता है | हर्ष सरल विमल योग क्या हैं | छठे आठवें बारहवें का स्वामी इन्हीं भावों में हो तो | विपरीत राजयोग कब फल देता है | विपरीत राजयोग अच्छा है या बुरा | विपरीत राजयोग कैसे बनता है
hg: vipreet rajyog kya hota hai | harsh saral vimal yog kya hai | 6 8 12 ke swami 6 8 12 me ho to | vipreet raj yog kab phal deta hai | viprit rajyog acha hai ya bura | vipreet rajyog kaise banta hai
@what classical most PHAL
en: Vipreet raj yoga arises when the lords of the hard houses 6, 8 and 12 stand in those houses themselves. It is read as gain out of difficulty, one bad cancelling another.
hi: विपरीत राजयोग तब बनता है जब 6, 8 और 12 जैसे कठिन भावों के स्वामी इन्हीं भावों में हों। इसे कठिनाई से लाभ, एक बुराई से दूसरी का कटना, पढ़ते हैं।
hg: Vipreet rajyog tab banta hai jab 6, 8 aur 12 jaise kathin bhavon ke swami inhi bhavon me hon. Ise kathinai se laabh, ek burai se doosri ka katna, padhte hain.
@which classical most PHAL
en: Its three forms are Harsha (6th lord), Sarala (8th lord) and Vimala (12th lord). Many want these lords free of other company; it is counted good, though it comes after effort.
hi: इसके तीन रूप हैं हर्ष (छठे का स्वामी), सरल (आठवें का) और विमल (बारहवें का)। कई मानते हैं कि ये स्वामी अकेले हों; यह अच्छा माना जाता है, पर मेहनत के बाद फलता है।
hg: Iske teen roop hain Harsh (chhathe ka swami), Saral (aathve ka) aur Vimal (barahve ka). Kai maante hain ki yeh swami akele hon; yeh achha maana jaata hai, par mehnat ke baad phalta hai.

# chandra-mangal-yoga astro
@names
en: chandra mangal yoga, moon mars yoga, lakshmi yoga of moon and mars
hi: चंद्र मंगल योग, चंद्रमंगल योग, महालक्ष्मी योग
hg: chandra mangal yog, mahalakshmi yog
@ask
en: what is chandra mangal yoga | moon and mars together in kundli | is chandra mangal yoga good for money | does moon mars make one angry | moon and mars opposite each other | chandra mangal in which house is good
hi: चंद्र मंगल योग क्या होता है | चंद्रमा और मंगल साथ हों तो क्या होता है | चंद्र मंगल योग से धन मिलता है क्या | चंद्र मंगल युति से ग़ुस्सा आता है क्या | महालक्ष्मी योग कैसे बनता है | चंद्र मंगल योग किस भाव में अच्छा
hg: chandra mangal yog kya hota hai | chandra mangal saath ho to kya hota hai | chandra mangal yog se paisa aata hai kya | chandra mangal yuti gussa deti hai kya | mahalaxmi yog kaise banta hai | moon mars yog ka phal
@what classical most PHAL
en: Chandra Mangal yoga is the Moon together with Mars, or for many opposite it. It is read for drive and a knack for earning, and for quick feelings that like a calm habit.
hi: चंद्र मंगल योग चंद्रमा और मंगल का साथ होना है, कई के अनुसार आमने-सामने होना भी। इसे उद्यम और कमाने की लगन के लिए पढ़ते हैं, और तेज़ भावनाओं के लिए, जिन्हें शांत आदत भाती है।
hg: Chandra Mangal yog Chandrama aur Mangal ka saath hona hai, kai ke anusaar aamne-saamne hona bhi. Ise udyam aur kamane ki lagan ke liye padhte hain, aur tez bhavnaon ke liye, jinhe shaant aadat bhaati hai.
@ok modern disputed JYOTISH
en: Mostly it is called good for income, above all in houses 2, 5, 9, 10 or 11. Older texts speak also of restlessness; nobody can know anyone's wealth from it.
hi: प्रायः इसे आमदनी के लिए अच्छा कहते हैं, ख़ासकर 2, 5, 9, 10 या 11 भाव में। पुराने ग्रंथ बेचैनी भी कहते हैं; इससे किसी का धन कोई नहीं जान सकता।
hg: Aksar ise aamdani ke liye achha kehte hain, khaaskar 2, 5, 9, 10 ya 11 bhav me. Purane granth bechaini bhi kehte hain; isse kisi ka dhan koi nahi jaan sakta.

# panch-mahapurush astro
@names
en: panch mahapurush yoga, pancha mahapurusha yoga
hi: पंच महापुरुष योग, पंचमहापुरुष योग
hg: panch mahapurush yog, panchmahapurush yog
@ask
en: what is panch mahapurush yoga | ruchaka bhadra hamsa malavya sasa yoga | how is malavya yoga formed | hamsa yoga in kundli | I have shash yoga what does it give | is mahapurush yoga rare | which planets make mahapurush yoga
hi: पंच महापुरुष योग क्या होता है | रुचक भद्र हंस मालव्य शश योग क्या हैं | मालव्य योग कैसे बनता है | हंस योग का फल | शश योग क्या है | भद्र योग किस ग्रह से बनता है | क्या महापुरुष योग दुर्लभ है
hg: panch mahapurush yog kya hota hai | ruchak bhadra hans malavya shash yog | malavya yog kaise banta hai | hans yog ka phal | shash yog kya hai | bhadra yog kis graha se banta hai | mahapurush yog rare hai kya
@what classical wide BPHS
en: Panch Mahapurush yoga arises when Mars, Mercury, Jupiter, Venus or Saturn stands in its own or exaltation sign in a kendra (1, 4, 7, 10). It gives the best of that planet its stage.
hi: पंच महापुरुष योग तब बनता है जब मंगल, बुध, गुरु, शुक्र या शनि अपनी या उच्च राशि में केंद्र (1, 4, 7, 10) में हो। इससे उस ग्रह के गुण खुलकर आते हैं।
hg: Panch Mahapurush yog tab banta hai jab Mangal, Budh, Guru, Shukra ya Shani apni ya uchcha rashi me kendra (1, 4, 7, 10) me ho. Isse us grah ke gun khulkar aate hain.
@which classical wide BPHS
en: The five are Ruchaka of Mars (courage), Bhadra of Mercury (intellect), Hamsa of Jupiter (wisdom), Malavya of Venus (grace) and Shasha of Saturn (perseverance). All five are counted good.
hi: पाँच हैं मंगल का रुचक (साहस), बुध का भद्र (बुद्धि), गुरु का हंस (ज्ञान), शुक्र का मालव्य (सौंदर्य) और शनि का शश (धैर्य)। पाँचों शुभ माने जाते हैं।
hg: Paanch hain Mangal ka Ruchak (sahas), Budh ka Bhadra (buddhi), Guru ka Hans (gyan), Shukra ka Malavya (saundarya) aur Shani ka Shash (dhairya). Paanchon shubh maane jaate hain.

# dhan-yoga astro
@names
en: dhan yoga, dhana yoga, wealth yoga, lakshmi yoga
hi: धन योग, धनयोग, लक्ष्मी योग
hg: dhan yog, dhanyog, paise ka yog, laxmi yog
@ask
en: what is dhan yoga | which houses show money in a kundli | do I have wealth in my chart | will I become rich according to my kundli | which yoga makes a crorepati | what is lakshmi yoga | daridra yoga in my chart what is it | money does not stay what does kundli say | how to see money in kundli | lakshmi yoga and dhan yoga difference | daridra yoga remedy | 2nd and 11th lord weak
hi: धन योग क्या होता है | कुंडली में धन योग कैसे देखें | धन का भाव कौन सा है | क्या मेरी कुंडली में धन है | करोड़पति योग कैसे बनता है | लक्ष्मी योग क्या होता है | दरिद्र योग क्या होता है | पैसा टिकता नहीं, कुंडली में क्या देखें | कुंडली में धन कैसे देखें | लक्ष्मी योग और धन योग में अंतर | दरिद्र योग का उपाय | दूसरे ग्यारहवें का स्वामी कमज़ोर
hg: dhan yog kya hota hai | kundli me paisa kaha se dekhte hai | dhan ka bhav konsa hai | meri kundli me dhan yog hai kya | crorepati yog kaise banta hai | lakshmi yog kya hai | daridra yog kya hota hai | paisa nahi tikta kundli me kya dekhe | kundli me dhan kaise dekhe | lakshmi yog aur dhan yog me antar | daridra yog ka upay | 2 aur 11 ka swami kamjor
@what classical most BPHS
en: Dhan yoga links the lords of the money houses 2 and 11 with those of 1, 5 and 9. The second house is savings, the eleventh income; Jupiter and Venus are read with them.
hi: धन योग धन के भाव 2 और 11 के स्वामियों का 1, 5 और 9 के स्वामियों से संबंध है। दूसरा भाव बचत, ग्यारहवाँ आय है; साथ में गुरु और शुक्र देखे जाते हैं।
hg: Dhan yog dhan ke bhav 2 aur 11 ke swamiyon ka 1, 5 aur 9 ke swamiyon se sambandh hai. Doosra bhav bachat, gyarahva aay hai; saath me Guru aur Shukra dekhe jaate hain.
@ok modern most JYOTISH
en: Dhan yoga is a good sign in the tradition, but nobody can know your wealth from a chart, and a "daridra yoga" makes nobody poor. Saving, skill and sound advice count more.
hi: परंपरा में धन योग शुभ संकेत है, पर कुंडली से आपका धन कोई नहीं जान सकता, और "दरिद्र योग" किसी को ग़रीब नहीं बनाता। बचत, हुनर और अच्छी सलाह का वज़न ज़्यादा है।
hg: Parampara me dhan yog shubh sanket hai, par kundli se aapka dhan koi nahi jaan sakta, aur "daridra yog" kisi ko garib nahi banata. Bachat, hunar aur achhi salah ka vazan zyada hai.
@which classical most PHAL
en: Lakshmi yoga is the ninth lord strong in a kendra or trikona, with a strong lagna lord; dhan yoga joins lords of 2 and 11 with 5 and 9; daridra is the 11th lord in 6, 8 or 12. Lists differ.
hi: लक्ष्मी योग: नवमेश केंद्र या त्रिकोण में बली, लग्नेश भी बली; धन योग: 2-11 के स्वामी 5-9 से जुड़े; दरिद्र: एकादशेश 6, 8, 12 में। सूचियाँ अलग हैं।
hg: Lakshmi yog: navmesh kendra ya trikon me bali, lagnesh bhi bali; dhan yog: 2-11 ke swami 5-9 se jude; daridra: ekadashesh 6, 8, 12 me. Soochiyan alag hain.

# gun-milan astro
@names
en: gun milan, guna milan, ashtakoot, kundli matching, horoscope matching, 36 gunas
hi: गुण मिलान, कुंडली मिलान, अष्टकूट, गुण मिलाना, छत्तीस गुण, कुंडली नहीं मिलती
hg: kundli milan, gun milana, patri milana, ashtkoot milan, 36 gun, kundli nahi milti
@ask
en: what is gun milan | is 18 out of 36 enough | our gunas are only 14 can we still marry | gunas match is 32 yet people divorce | is matching needed for a love marriage | what are the eight kootas | how reliable is kundli matching | my parents say no because gunas do not match what to do | who needs to give birth details for matching | does a low score mean divorce | can matching be done by name only | how many gunas are needed for marriage | only 14 guna milan can we marry | 28 out of 36 good or not | 36 gun match is it good | guna 18 se kam hai shadi kare ya nahi
en: charts do not match but we love each other
hi: गुण मिलान क्या होता है | 18 गुण मिले तो शादी ठीक है क्या | हमारे सिर्फ़ 14 गुण मिल रहे हैं, शादी हो सकती है | प्रेम विवाह में कुंडली मिलान ज़रूरी है क्या | अष्टकूट के आठ गुण कौन से हैं | 36 में से 36 गुण मिलना अच्छा है या बुरा | गुण नहीं मिल रहे घरवाले मना कर रहे हैं, क्या करें | कुंडली मिलान पर कितना भरोसा करें | नाम से कुंडली मिलान सही होता है क्या | सिर्फ़ 14 गुण मिल रहे हैं शादी करें या नहीं | 36 में से 28 गुण कैसा है | 36 गुण मिलना अच्छा है क्या | 18 से कम गुण हों तो क्या करें | नाम से गुण मिलान सही है क्या
hi: कुंडली नहीं मिलती पर प्रेम है, विवाह करें
hg: gun milan kya hota hai | shadi ke liye kitne gun milne chahiye | 18 gun mile to shadi kar sakte hai kya | sirf 14 gun mil rahe hai kya kare | love marriage me kundli milan jaruri hai kya | 36 me se 36 gun milna acha hai kya | gun nahi mil rahe ghar wale mana kar rahe hai | kundli milan pe kitna bharosa kare | 8 koot konse hai | naam se kundli milan sahi hai kya | 28 gun mile fir bhi jhagda | kam gun milne se talak hota hai kya | shaadi ke liye kitne gun milne chahiye | sirf 14 gun mil rahe hai shaadi kare ya nahi | 36 me se 28 gun kaisa hai | 36 gun milna acha hai kya | 18 se kam gun ho to kya kare | naam se gun milan sahi hai kya
hg: kundli nahi mil rahi par hum pyaar karte hai
en: what details are needed for matching of boy and girl
hi: मिलान के लिए लड़का लड़की की क्या जानकारी देनी होगी
hg: milan ke liye ladka ladki ki kya details deni hoti hai
@what classical wide MCH
en: Gun milan compares the Moon nakshatras of two people in eight kootas and gives up to 36 points. From 18 upward a match is usually accepted, from 24 it is called good.
hi: गुण मिलान दो लोगों के चंद्र नक्षत्रों को आठ कूटों में मिलाकर 36 तक अंक देता है। 18 या अधिक पर मिलान प्रायः स्वीकार होता है, 24 से अच्छा कहलाता है।
hg: Gun milan do logon ke chandra nakshatron ko aath kooton me milakar 36 tak ank deta hai. 18 ya zyada par milan aksar sweekar hota hai, 24 se achha kehlata hai.
@ok modern most JYOTISH
en: From 18 of the 36 gunas a match is accepted: 18 to 24 (such as 19 or 21) fair, 24 to 32 good, more very good. Fewer forbid nothing: the score sees only the Moons; respect, honesty and talking decide far more.
hi: 36 में 18 गुण मिल जाएँ तो विवाह मान्य है: 18 से 24 (जैसे 19 या 21) ठीक, 24 से 32 अच्छे, आगे बहुत अच्छे। कम हों तो भी रोक नहीं: अंक केवल चंद्रमा देखते हैं; सम्मान, सच्चाई और बातचीत कहीं ज़्यादा तय करते हैं।
hg: 36 me 18 gun mil jayein to vivah maanya hai: 18 se 24 (jaise 19 ya 21) theek, 24 se 32 achhe, aage bahut achhe. Kam ho to bhi rok nahi: ank keval Chandrama dekhte hain; samman, sachchai aur baatcheet kahin zyada tay karte hain.
@which classical wide MCH
en: The eight kootas are varna 1, vashya 2, tara 3, yoni 4, graha maitri 5, gana 6, bhakoot 7 and nadi 8 points. In the south ten poruthams are counted instead.
hi: आठ कूट हैं वर्ण 1, वश्य 2, तारा 3, योनि 4, ग्रह मैत्री 5, गण 6, भकूट 7 और नाड़ी 8 अंक। दक्षिण में इसकी जगह दस पोरुत्तम गिने जाते हैं।
hg: Aath koot hain varna 1, vashya 2, tara 3, yoni 4, graha maitri 5, gan 6, bhakoot 7 aur nadi 8 ank. Dakshin me iski jagah das porutham gine jaate hain.
@do modern most JYOTISH
en: When few gunas match, look first at which kootas gave 0 and whether nadi or bhakoot is cancelled, then at the whole charts. After that talk of health, money, work and family; that decides.
hi: गुण कम मिलें तो पहले देखें किस कूट में 0 आया और नाड़ी या भकूट कटता है या नहीं, फिर पूरी कुंडलियाँ। उसके बाद सेहत, पैसे, काम और परिवार की बात करें; असली फ़ैसला उसी से है।
hg: Gun kam milein to pehle dekhein kis koot me 0 aaya aur nadi ya bhakoot katta hai ya nahi, phir poori kundliyan. Uske baad sehat, paise, kaam aur parivar ki baat karein; asli faisla usi se hai.
@who modern most JYOTISH
en: Gun milan needs both birth nakshatras, so both birth dates and, near a change, times. Matching by called names is only a makeshift; for a couple already married there is nothing to match any more.
hi: गुण मिलान के लिए दोनों के जन्म नक्षत्र चाहिए, यानी जन्म तारीख़ और संधि के पास समय भी। पुकारने के नाम से मिलान केवल काम चलाने को है; जो विवाहित हैं उन्हें मिलाने की ज़रूरत नहीं।
hg: Gun milan ke liye dono ke janm nakshatra chahiye, yani janm tarikh aur sandhi ke paas samay bhi. Pukarne ke naam se milan keval kaam chalane ko hai; jo vivahit hain unhe milane ki zaroorat nahi.
@see nadi-dosh, bhakoot, gana-koota
@link /milan
@see same-gotra

# nadi-dosh astro
@names
en: nadi dosha, nadi koota, nadi in matching, types of nadi, three nadis
hi: नाड़ी दोष, नाड़ी कूट, नाड़ी मिलान, नाड़ी के प्रकार, तीन नाड़ियाँ
hg: nadi dosh, naadi dosh, nadi koot, nadi ke prakar, nadi kitne prakar, teen nadi
@ask
en: what is nadi dosha | we have the same nadi can we marry | how is nadi dosha cancelled | does nadi dosha affect children | what are adi madhya antya nadi | nadi points are 0 out of 8 | nadi dosha remedy | is nadi dosha real | both of us are madhya nadi and the family is afraid | same nakshatra different pada nadi dosh | same nadi marriage is ok or not | both madhya nadi problem in pregnancy | which nakshatra is which nadi | nadi dosha exceptions | nadi 0 out of 8 what now | adi madhya antya nadi list
en: kinds of nadi and their names | we have the same nadi is there any exception or remedy
en: has nadi to do with blood groups | should we get a blood test instead of nadi
hi: नाड़ी दोष क्या होता है | दोनों की नाड़ी एक है, शादी हो सकती है क्या | नाड़ी दोष कैसे कटता है | नाड़ी दोष से संतान पर असर पड़ता है क्या | आदि मध्य अंत्य नाड़ी क्या है | नाड़ी दोष का उपाय | नाड़ी में 0 अंक आए हैं | नाड़ी दोष का परिहार | एक नाड़ी हो तो क्या सच में बच्चे नहीं होते | एक नाड़ी में शादी हो सकती है क्या | दोनों की मध्य नाड़ी है | कौन सा नक्षत्र किस नाड़ी में | नाड़ी दोष कब नहीं लगता | नाड़ी में 0 अंक आया है | नाड़ी दोष से बच्चा नहीं होता क्या
hi: नाड़ी के प्रकार और उनके नाम | दोनों की एक नाड़ी निकली, कोई परिहार है
hi: नाड़ी और ब्लड ग्रुप का संबंध | नाड़ी की जगह ख़ून की जाँच कराएँ
hg: nadi dosh kya hota hai | dono ki nadi ek hai shadi kar sakte hai kya | nadi dosh kaise khatam hota hai | nadi dosh se bacche nahi hote kya | adi madhya antya nadi kya hai | nadi dosh ka upay | nadi me 0 number aaya hai | nadi dosh parihar | hum dono ki madhya nadi hai ghar wale dar rahe hai | naadi dosh me shaadi ki to kya hoga | same nadi me shaadi ho sakti hai kya | dono ki madhya nadi hai | konsa nakshatra kis nadi me | nadi dosh kab nahi lagta | nadi me 0 aaya hai 8 me se | nadi dosh se baccha nahi hota kya
hg: naadi ke prakar aur naam | dono ki ek hi naadi nikli koi parihar hai kya
hg: nadi aur blood group ka sambandh | nadi ki jagah khoon ki jaanch karaye
@what classical wide MCH
en: Nadi dosha means that both partners' Moon nakshatras belong to the same nadi: adi, madhya or antya. Then nadi, the largest koota, gives 0 of its 8 points.
hi: नाड़ी दोष का अर्थ है कि दोनों के चंद्र नक्षत्र एक ही नाड़ी के हों: आदि, मध्य या अंत्य। तब सबसे बड़ा कूट नाड़ी 8 में से 0 अंक देता है।
hg: Nadi dosh ka arth hai ki dono ke chandra nakshatra ek hi nadi ke hon: adi, madhya ya antya. Tab sabse bada koot nadi 8 me se 0 ank deta hai.
@ok classical most MCH
en: Nadi dosha does not rule out a marriage. Exceptions (parihar): it is held cancelled when the rashi is the same and the nakshatras differ, or the nakshatra is the same and the padas differ. It occurs in one match of three.
hi: नाड़ी दोष से विवाह वर्जित नहीं हो जाता। राशि एक और नक्षत्र अलग हों, या नक्षत्र एक और चरण अलग, तो यह कटा माना जाता है। यही परिहार है; हर तीसरे मिलान में यह होता है।
hg: Nadi dosh se vivah varjit nahi ho jaata. Rashi ek aur nakshatra alag hon, ya nakshatra ek aur charan alag, to yeh kata maana jaata hai. Yahi parihar hai; har teesre milan me yeh hota hai.
@do modern most JYOTISH
en: For children and health ask a doctor, not the nadi: medicine knows no link between the two. Who wishes may have a Mahamrityunjaya prayer or a small gift made; costly nivaran pujas are not needed.
hi: संतान और स्वास्थ्य के लिए नाड़ी से नहीं, डॉक्टर से पूछें: चिकित्सा में इनका कोई संबंध नहीं। चाहें तो महामृत्युंजय प्रार्थना या छोटा दान करें; महँगी निवारण पूजा ज़रूरी नहीं।
hg: Santan aur swasthya ke liye nadi se nahi, doctor se poochhein: chikitsa me inka koi sambandh nahi. Chahein to Mahamrityunjay prarthna ya chhota daan karein; mehngi nivaran puja zaroori nahi.
@which classical wide MCH
en: There are three nadis, adi, madhya and antya. Adi: Ashwini, Ardra, Punarvasu, Uttara Phalguni, Hasta, Jyeshtha, Mula, Shatabhisha, Purva Bhadrapada. Madhya: Bharani, Mrigashira, Pushya, Purva Phalguni, Chitra, Anuradha, Purva Ashadha, Dhanishta, Uttara Bhadrapada. The other nine are antya.
hi: नाड़ियाँ तीन हैं, आदि, मध्य और अंत्य। आदि: अश्विनी, आर्द्रा, पुनर्वसु, उत्तरा फाल्गुनी, हस्त, ज्येष्ठा, मूल, शतभिषा, पूर्वा भाद्रपद। मध्य: भरणी, मृगशिरा, पुष्य, पूर्वा फाल्गुनी, चित्रा, अनुराधा, पूर्वाषाढ़ा, धनिष्ठा, उत्तरा भाद्रपद। बाक़ी नौ अंत्य हैं।
hg: Nadi teen hain, adi, madhya aur antya. Adi: Ashwini, Ardra, Punarvasu, Uttara Phalguni, Hasta, Jyeshtha, Mula, Shatabhisha, Purva Bhadrapada. Madhya: Bharani, Mrigashira, Pushya, Purva Phalguni, Chitra, Anuradha, Purva Ashadha, Dhanishta, Uttara Bhadrapada. Baaki nau antya hain.
@why classical most MCH
en: Different nadis give 8 points, the same nadi 0; there is nothing between. Tradition ties the three nadis to vata, pitta and kapha and wanted partners of unlike constitution; medicine knows no such rule.
hi: अलग नाड़ी पर 8 अंक, एक नाड़ी पर 0; बीच का कुछ नहीं। परंपरा तीन नाड़ियों को वात, पित्त, कफ से जोड़ती है और अलग प्रकृति के साथी चाहती थी; चिकित्सा ऐसा नियम नहीं मानती।
hg: Alag nadi par 8 ank, ek nadi par 0; beech ka kuch nahi. Parampara teen nadiyon ko vaat, pitta, kaph se jodti hai aur alag prakriti ke saathi chahti thi; medical science aisa niyam nahi maanti.
@when modern disputed JYOTISH
en: Other exceptions named for same nadi: the same lord of both Moon signs, or both signs ruled by Jupiter, Venus or Mercury. Same nakshatra with the same pada is the case most still count.
hi: एक नाड़ी के और अपवाद: दोनों चंद्र राशियों का एक स्वामी, या दोनों के स्वामी गुरु, शुक्र या बुध हों। एक नक्षत्र और एक ही चरण वाला मामला अधिकतर लोग फिर भी गिनते हैं।
hg: Ek nadi ke aur apvaad: dono chandra rashiyon ka ek swami, ya dono ke swami Guru, Shukra ya Budh hon. Ek nakshatra aur ek hi charan wala mamla zyadatar log phir bhi ginte hain.
@see gun-milan
@link /milan

# bhakoot astro
@names
en: bhakoot, bhakoot dosha, rashi koota
hi: भकूट, भकूट दोष, षडाष्टक दोष
hg: bhakoot dosh, bhakut, bhakut dosh, shadashtak
@ask
en: what is bhakoot dosha | bhakoot 0 points can we marry | what is shadashtak 6-8 | how is bhakoot cancelled | 2-12 bhakoot meaning | 5-9 navpancham bhakoot | is bhakoot more important than nadi | bhakoot dosh makes couples fight is it true | bhakoot 0 out of 7 meaning | 6-8 shadashtak marriage | 2-12 dwirdwadash | 5-9 navpancham bhakoot good or bad
hi: भकूट दोष क्या होता है | भकूट में 0 अंक आए तो क्या करें | षडाष्टक क्या होता है | भकूट दोष कैसे कटता है | द्विद्वादश दोष क्या है | नवपंचम दोष क्या है | भकूट दोष में शादी हो सकती है क्या | भकूट दोष का परिहार | भकूट में 0 अंक का मतलब | षडाष्टक 6-8 में शादी करें क्या | द्विर्द्वादश 2-12 क्या है | नवपंचम 5-9 अच्छा है क्या
hg: bhakoot dosh kya hota hai | bhakut me 0 number aaye to kya kare | 6-8 shadashtak kya hai | bhakoot dosh kaise katta hai | dwi dwadash dosh | navpancham dosh kya hai | bhakut dosh me shadi ho sakti hai kya | bhakoot ka matlab | bhakoot me 0 aaya matlab | shadashtak 6-8 me shaadi kare kya | dwirdwadash 2-12 kya hai | navpancham 5-9 acha hai kya
@what classical wide MCH
en: Bhakoot looks at the distance between the two Moon signs and gives 7 points or none. None is given for 2-12, 5-9 and 6-8, and that is called bhakoot dosha.
hi: भकूट दोनों चंद्र राशियों की दूरी देखता है और 7 या 0 अंक देता है। 2-12, 5-9 और 6-8 पर 0 मिलता है, उसे भकूट दोष कहते हैं।
hg: Bhakoot dono chandra rashiyon ki doori dekhta hai aur 7 ya 0 ank deta hai. 2-12, 5-9 aur 6-8 par 0 milta hai, use bhakoot dosh kehte hain.
@ok classical most MCH
en: Bhakoot dosha forbids no marriage. Exception (parihar): it is held cancelled when both signs have the same lord or friendly lords, as with Mesh and Vrishchik; nobody can know from it how two people get on.
hi: भकूट दोष विवाह से नहीं रोकता। दोनों राशियों का स्वामी एक हो या मित्र हों, जैसे मेष और वृश्चिक, तो यह कटा माना जाता है (परिहार); इससे कोई नहीं जान सकता कि दो लोग कैसे निभाएँगे।
hg: Bhakoot dosh vivah se nahi rokta. Dono rashiyon ka swami ek ho ya mitra hon, jaise Mesh aur Vrishchik, to yeh kata maana jaata hai (parihar); isse koi nahi jaan sakta ki do log kaise nibhayenge.
@which modern most JYOTISH
en: Bhakoot gives 7 points for Moon signs in 1-1, 7-7, 3-11 and 4-10, and 0 for 6-8 (shadashtak), 2-12 (dwirdwadash) and 5-9 (navpancham). The 5-9 is the mildest; some count it as good.
hi: भकूट 1-1, 7-7, 3-11 और 4-10 पर 7 अंक देता है, और 6-8 (षडाष्टक), 2-12 (द्विर्द्वादश), 5-9 (नवपंचम) पर 0। 5-9 सबसे हल्का है; कुछ इसे शुभ भी मानते हैं।
hg: Bhakoot 1-1, 7-7, 3-11 aur 4-10 par 7 ank deta hai, aur 6-8 (shadashtak), 2-12 (dwirdwadash), 5-9 (navpancham) par 0. 5-9 sabse halka hai; kuch ise shubh bhi maante hain.
@see gun-milan
@link /milan

# gana-koota astro
@names
en: gana koota, gana dosha, dev gana, manushya gana, rakshasa gana, types of gana, three ganas, how many ganas
hi: गण कूट, गण दोष, देव गण, मनुष्य गण, राक्षस गण, गण के प्रकार, तीन गण, गण कितने प्रकार
hg: gan koot, gan dosh, dev gan, manushya gan, rakshas gan, gan ke prakar, gan kitne prakar, teen gan
@ask
en: what is gana in matching | girl is rakshas gan and boy is dev gan can they marry | is rakshasa gana bad | which nakshatras are dev gana | gana dosha cancellation | what does manushya gana mean | my daughter is rakshas gan and people say she is dangerous | how many points is gana | which nakshatra has which gana | dev gan and rakshas gan marriage possible | gana 0 out of 6 | my wife is rakshas gan | list of deva manushya rakshasa nakshatra
en: kinds of gana and their names | how many types of gan exist in matching
en: fiance is rakshas gan but the gentlest man, aunt fears him
hi: गण क्या होता है | लड़की राक्षस गण और लड़का देव गण, शादी हो सकती है क्या | राक्षस गण का मतलब बुरा होता है क्या | देव गण के लोग कैसे होते हैं | गण दोष कैसे कटता है | मनुष्य गण क्या है | राक्षस गण के नक्षत्र कौन से हैं | मेरा गण कौन सा है | किस नक्षत्र का कौन सा गण है | देव गण और राक्षस गण की शादी | गण में 0 अंक | मनुष्य गण और राक्षस गण | पत्नी राक्षस गण की है क्या करें
hi: गण के प्रकार और उनके नाम | देव मनुष्य राक्षस, किसका कौन सा गण
hi: मंगेतर राक्षस गण के हैं पर बहुत कोमल, बुआ डराती हैं
hg: gan kya hota hai kundli me | ladki rakshas gan aur ladka dev gan shadi ho sakti hai kya | rakshas gan bura hota hai kya | dev gan ke log kaise hote hai | gan dosh kaise katta hai | manushya gan ka matlab | rakshas gan wale bhoot dekh sakte hai kya | mera gan konsa hai | kis nakshatra ka konsa gan hai | dev gan aur rakshas gan ki shaadi | gan me 0 ank | manushya gan aur rakshas gan | patni rakshas gan ki hai kya kare
hg: gan ke prakar aur naam | gan kitne tarah ka hota hai dev manushya rakshas
hg: mangetar rakshas gan ke hai par bahut seedhe, bua darati hai
@what classical wide MCH
en: Gana sorts the nakshatras into three temperaments: dev (mild), manushya (mixed) and rakshas (strong-willed). In matching it gives up to 6 points; the same gana gives all of them.
hi: गण नक्षत्रों को तीन स्वभावों में बाँटता है: देव (सौम्य), मनुष्य (मिश्रित) और राक्षस (दृढ़)। मिलान में इससे 6 तक अंक मिलते हैं; समान गण पर पूरे।
hg: Gan nakshatron ko teen swabhavon me baantta hai: dev (saumya), manushya (mishrit) aur rakshas (dridh). Milan me isse 6 tak ank milte hain; samaan gan par poore.
@ok modern most JYOTISH
en: Rakshas gan is only an old name for a strong will; it says nothing bad about anybody, and such people marry as others do. Friendly Moon-sign lords are held to cancel the gana dosha (its parihar).
hi: राक्षस गण केवल दृढ़ इच्छा का पुराना नाम है; इससे कोई बुरा नहीं होता और ऐसे लोग औरों की तरह विवाह करते हैं। राशि स्वामी मित्र हों तो गण दोष कटा माना जाता है (परिहार)।
hg: Rakshas gan keval dridh ichchha ka purana naam hai; isse koi bura nahi hota aur aise log auron ki tarah vivah karte hain. Rashi swami mitra hon to gan dosh kata maana jaata hai (parihar).
@which classical wide MCH
en: There are three ganas. Dev: Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Swati, Anuradha, Shravana, Revati. Manushya: Bharani, Rohini, Ardra, three Purvas, three Uttaras. Rakshas: Krittika, Ashlesha, Magha, Chitra, Vishakha, Jyeshtha, Mula, Dhanishta, Shatabhisha.
hi: गण तीन हैं। देव: अश्विनी, मृगशिरा, पुनर्वसु, पुष्य, हस्त, स्वाति, अनुराधा, श्रवण, रेवती। मनुष्य: भरणी, रोहिणी, आर्द्रा, तीनों पूर्वा, तीनों उत्तरा। राक्षस: कृत्तिका, आश्लेषा, मघा, चित्रा, विशाखा, ज्येष्ठा, मूल, धनिष्ठा, शतभिषा।
hg: Gan teen hain. Dev: Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Swati, Anuradha, Shravana, Revati. Manushya: Bharani, Rohini, Ardra, teeno Purva, teeno Uttara. Rakshas: Krittika, Ashlesha, Magha, Chitra, Vishakha, Jyeshtha, Mula, Dhanishta, Shatabhisha.
@how modern most JYOTISH
en: Gana points: the same gana 6, dev with manushya mostly 5 or 6, manushya or dev with rakshas 0 or 1. Lists differ by a point; a 0 here is one koota of eight and stops no marriage.
hi: गण के अंक: एक गण पर 6, देव-मनुष्य पर प्रायः 5 या 6, मनुष्य या देव के साथ राक्षस पर 0 या 1। सूचियाँ एक अंक से अलग हैं; यहाँ 0 आठ में से एक कूट है और विवाह नहीं रोकता।
hg: Gan ke ank: ek gan par 6, dev-manushya par aksar 5 ya 6, manushya ya dev ke saath rakshas par 0 ya 1. Soochiyan ek ank se alag hain; yahan 0 aath me se ek koot hai aur vivah nahi rokta.
@see gun-milan
@link /milan

# small-kootas astro
@names
en: varna koota, vashya koota, tara koota, yoni koota, graha maitri
hi: वर्ण कूट, वश्य कूट, तारा कूट, योनि कूट, ग्रह मैत्री, योनि दोष
hg: varna koot, vashya koot, tara koot, yoni koot, grah maitri, yoni dosh
@ask
en: what is yoni koota | what does graha maitri mean in matching | varna in kundli is it caste | what is vashya | what is tara in gun milan | yoni of cat and rat do not match | which koota matters most | yoni points 0 what does it mean | tara points are 1.5 | yoni of my nakshatra which animal | yoni 0 out of 4 enemy yoni | what is tara in matching | what is varna in kundli matching | graha maitri 0 of 5 | vashya points meaning
hi: योनि कूट क्या होता है | ग्रह मैत्री क्या है मिलान में | वर्ण कूट क्या जाति है | वश्य कूट का मतलब | तारा कूट क्या है | योनि दोष क्या होता है | मिलान में सबसे ज़रूरी कूट कौन सा है | बिल्ली और चूहा योनि नहीं मिलती, इसका क्या मतलब | मेरे नक्षत्र की योनि कौन सी है | योनि में 0 अंक शत्रु योनि | तारा कूट क्या होता है | वर्ण कूट का मतलब | ग्रह मैत्री में 0 | वश्य में अंक कैसे मिलते हैं
hg: yoni koot kya hota hai | graha maitri kya hai milan me | varna koot jaati hai kya | vashya ka matlab | tara koot kya hai | yoni dosh ka kya matlab | milan me sabse jaruri koot konsa | billi chuha yoni match nahi hoti | tara me 1.5 number aaya hai | mere nakshatra ki yoni konsi hai | yoni me 0 shatru yoni | tara koot kya hota hai | varna koot ka matlab | graha maitri me 0 | vashya me ank kaise milte hai
@what classical wide MCH
en: Of the smaller kootas varna (1) compares temper of work, vashya (2) mutual pull, tara (3) the count of nakshatras for well-being, yoni (4) physical ease by animal names, and graha maitri (5) the friendship of the sign lords.
hi: छोटे कूटों में वर्ण (1) काम का स्वभाव, वश्य (2) आपसी आकर्षण, तारा (3) नक्षत्रों की गिनती से कुशलता, योनि (4) पशु-नामों से दैहिक सहजता, और ग्रह मैत्री (5) राशि स्वामियों की मित्रता देखता है।
hg: Chhote kooton me varna (1) kaam ka swabhav, vashya (2) aapsi aakarshan, tara (3) nakshatron ki ginti se kushalta, yoni (4) pashu-naamon se daihik sahajta, aur graha maitri (5) rashi swamiyon ki mitrata dekhta hai.
@ok modern most JYOTISH
en: A zero in one of the small kootas is no obstacle; many hold graha maitri, the meeting of minds, for the weightiest of them. Varna here is a class of sign and has nothing to do with anybody's caste.
hi: किसी छोटे कूट में शून्य बाधा नहीं; इनमें कई लोग ग्रह मैत्री, यानी मन का मेल, सबसे भारी मानते हैं। यहाँ वर्ण राशि का वर्ग है, किसी की जाति से इसका संबंध नहीं।
hg: Kisi chhote koot me zero badha nahi; inme kai log graha maitri, yaani mann ka mel, sabse bhaari maante hain. Yahan varna rashi ka varg hai, kisi ki jaati se iska sambandh nahi.
@how classical most MCH
en: Yoni pairs each nakshatra with one of 14 animals: the same gives 4 points, friendly 3, neutral 2, unlike 1, sworn enemies 0, such as cow-tiger, horse-buffalo, cat-rat, snake-mongoose, dog-deer, elephant-lion, monkey-sheep.
hi: योनि हर नक्षत्र को 14 पशुओं में से एक से जोड़ती है: समान पर 4 अंक, मित्र 3, सम 2, अमित्र 1, शत्रु 0, जैसे गाय-बाघ, घोड़ा-भैंस, बिल्ली-चूहा, साँप-नेवला, कुत्ता-हिरण, हाथी-सिंह, बंदर-भेड़।
hg: Yoni har nakshatra ko 14 pashuon me se ek se jodti hai: samaan par 4 ank, mitra 3, sam 2, amitra 1, shatru 0, jaise gaay-baagh, ghoda-bhains, billi-chuha, saanp-nevla, kutta-hiran, haathi-singh, bandar-bhed.
@which classical most MCH
en: Tara gives 3 points when both counts are good, 1½ when one is, 0 when neither. Graha maitri gives 5 for the same or mutually friendly Moon-sign lords and falls to 0 for mutual enemies.
hi: तारा में दोनों गिनती शुभ हों तो 3 अंक, एक हो तो डेढ़, कोई न हो तो 0। ग्रह मैत्री में चंद्र राशियों के स्वामी एक या परस्पर मित्र हों तो 5, परस्पर शत्रु हों तो 0।
hg: Tara me dono ginti shubh hon to 3 ank, ek ho to dedh, koi na ho to 0. Graha maitri me chandra rashiyon ke swami ek ya paraspar mitra hon to 5, paraspar shatru hon to 0.
@see gun-milan
@link /milan

# birth-time-unknown astro
@names
en: birth time unknown, wrong birth time, birth time not known, no birth time
hi: जन्म समय पता नहीं, जन्म समय ग़लत, जन्म समय अज्ञात
hg: janm samay pata nahi, birth time nahi pata, janam samay galat, birth time galat
@ask
en: I do not know my birth time what can I do | does a few minutes of birth time matter | birth time in the hospital record and at home differ | can a kundli be made with only the date | how wrong is a chart if the time is off by ten minutes | born before sunrise which date to enter | mother says early morning but nobody noted the time | is the cry or the cutting of the cord the birth time | what can be told without birth time | birth time in hospital slip or clock which | seconds matter in kundli | born at 12 midnight which date | time is wrong by 15 minutes does it matter | daylight saving time kundli india war time | birth details required for kundli and where to enter | what changes if birth time wrong by 10 minutes
en: only the date is known and that it was morning, can we still match | nobody remembers my hour of birth
en: our adopted son has a date but no hour, what can be read for him honestly | chart from the date alone for a child from an orphanage | grandfather wants his chart, no hour known, is moon lagna enough
en: which parts of a chart are honest without the hour | adopted daughter, the date is sure and the hour is not, make a chart for her?
en: birth certificate and discharge summary differ by twenty minutes, which time | patrika and hospital slip are ten minutes apart, does it change anything
hi: जन्म समय पता नहीं तो कुंडली कैसे बनेगी | जन्म समय में पाँच मिनट का फ़र्क पड़े तो क्या होगा | जन्म समय ग़लत हो तो क्या कुंडली ग़लत है | सिर्फ़ तारीख़ से क्या पता चल सकता है | अस्पताल का समय और घर का समय अलग है, कौन सा मानें | माँ को बस इतना याद है कि भोर में पैदा हुआ था | रात बारह बजे के बाद जन्म हो तो तारीख़ कौन सी | जन्म का समय कौन सा माना जाता है, रोने का या नाल कटने का | जन्म समय 15 मिनट ग़लत हो तो | रात 12 बजे जन्म कौन सी तारीख़ | अस्पताल का समय सही या घड़ी का | जन्म समय बिल्कुल नहीं पता क्या करें | कुंडली के लिए कौन सी जानकारी कहाँ भरें | 10 मिनट का अंतर हो तो क्या बदलेगा
hi: बस तारीख़ पता है, सुबह का वक़्त था, पत्री बनेगी | किसी को मेरे जन्म का घंटा याद नहीं
hi: गोद लिए बेटे की तारीख़ है, समय नहीं, ईमानदारी से क्या देखा जा सकता है | अनाथालय से आई बच्ची की कुंडली केवल तारीख़ से | दादा को कुंडली चाहिए, समय नहीं पता, चंद्र लग्न काफ़ी है क्या
hi: बिना समय कुंडली का कौन सा भाग ईमानदारी से बन सकता है | गोद ली बेटी, तारीख़ पक्की पर समय नहीं, कुंडली बने?
hi: प्रमाणपत्र और डिस्चार्ज पर्ची में बीस मिनट का अंतर, कौन सा समय | पत्री और अस्पताल के समय में दस मिनट का फ़र्क
hg: birth time nahi pata kundli kaise banegi | janm samay me 5 minute ka fark ho to kya hoga | time galat ho to kundli galat hai kya | sirf date of birth se kya pata chalta hai | hospital ka time aur ghar ka time alag hai | mummy ko time yaad nahi hai | raat 12 baje ke baad janm to date konsi | janm samay konsa maane rone ka ya naal katne ka | bina time ke shadi ke liye milan ho sakta hai kya | janm time 15 minute galat ho to | raat 12 baje janm konsi tarikh | hospital ka time sahi ya ghadi ka | janm samay bilkul nahi pata kya kare | kundli ke liye konsi detail kaha bhare | 10 minute ka antar ho to kya badlega
hg: sirf tarikh pata hai subah hua tha patri banegi kya | kisi ko janm ka time yaad nahi rishta kaise milaye
hg: god liye bete ki tarikh hai time nahi, imandari se kya dekh sakte hai | anathalay se aayi bacchi ki kundli sirf date se | dada ko kundli chahiye time nahi pata chandra lagna kafi hai kya
hg: bina time kundli ka konsa hissa imandari se ban sakta hai | god li beti tarikh pakki par time nahi kundli bane kya
hg: certificate aur discharge paper me 20 minute ka antar konsa time | patri aur hospital ke time me 10 minute ka fark
@do modern most JYOTISH
en: Without a birth time much can still be read: Moon sign and nakshatra on most days, and so matching and sade sati. Lagna, houses, divisional charts and exact dashas need the time. Look at the hospital slip or birth record.
hi: जन्म समय के बिना भी बहुत कुछ देखा जा सकता है: ज़्यादातर दिनों चंद्र राशि और नक्षत्र, उनसे मिलान और साढ़े साती। लग्न, भाव, वर्ग कुंडली और सही दशा को समय चाहिए। अस्पताल की पर्ची या प्रमाणपत्र देखें।
hg: Janm samay ke bina bhi bahut kuch dekha ja sakta hai: zyadatar dinon chandra rashi aur nakshatra, unse milan aur sade sati. Lagna, bhav, varg kundli aur sahi dasha ko samay chahiye. Hospital ki parchi ya pramanpatra dekhein.
@why classical wide SS
en: The time matters because the lagna moves a degree in about four minutes and a sign in about two hours, the navamsa lagna in about 13 minutes. Near a border even five minutes change the chart.
hi: समय इसलिए ज़रूरी है कि लग्न लगभग चार मिनट में एक अंश, दो घंटे में एक राशि और नवांश लग्न लगभग 13 मिनट में बदलता है। सीमा के पास पाँच मिनट भी कुंडली बदल देते हैं।
hg: Samay isliye zaroori hai ki lagna lagbhag chaar minute me ek ansh, do ghante me ek rashi aur navamsha lagna lagbhag 13 minute me badalta hai. Seema ke paas paanch minute bhi kundli badal dete hain.
@which modern most JYOTISH
en: The time of the first breath or cry is usually taken as the birth time. Enter the civil date as on the clock: after midnight it is the next date, though the Hindu day runs on until sunrise.
hi: जन्म समय प्रायः पहली साँस या रोने का क्षण माना जाता है। घड़ी की तारीख़ ही भरें: आधी रात के बाद अगली तारीख़, भले ही हिंदू दिन सूर्योदय तक चलता है।
hg: Janm samay aksar pehli saans ya rone ka kshan maana jaata hai. Ghadi ki tarikh hi bharein: aadhi raat ke baad agli tarikh, bhale hi Hindu din suryoday tak chalta hai.
@how modern most SENSE
en: Matching (milan) without the time goes by the date, which mostly fixes the Moon's rashi and nakshatra; the called name is a makeshift. Look for the time on the hospital slip, birth certificate, diary, old photos, or ask older relatives.
hi: बिना समय के मिलान तारीख़ से होता है, जिससे प्रायः चंद्र राशि और नक्षत्र मिल जाते हैं; पुकार का नाम केवल काम चलाऊ है। समय अस्पताल की पर्ची, जन्म प्रमाणपत्र, डायरी, पुरानी फ़ोटो या बड़ों से खोजें।
hg: Bina samay ke milan tarikh se hota hai, jisse aksar chandra rashi aur nakshatra mil jaate hain; pukar ka naam keval kaam chalau hai. Samay hospital ki parchi, birth certificate, diary, purani photo ya badon se khojein.
@where app wide APP
en: Enter birth date, time and place under Kundli in the app; say there if the time is only about right or unknown. The place sets the time zone, so choose the birth town, not today's home.
hi: ऐप में कुंडली के अंतर्गत जन्म तारीख़, समय और स्थान भरें; समय लगभग या अज्ञात हो तो वहीं बताएँ। स्थान से समय क्षेत्र तय होता है, इसलिए जन्म का शहर चुनें, आज का घर नहीं।
hg: App me Kundli ke andar janm tarikh, samay aur sthan bharein; samay lagbhag ya agyat ho to wahin batayein. Sthan se time zone tay hota hai, isliye janm ka shehar chunein, aaj ka ghar nahi.
@see rectification
@link /kundli

# rectification astro
@names
en: birth time rectification, rectify birth time, rectification of the chart
hi: जन्म समय शोधन, समय शोधन, जन्म समय संशोधन
hg: janm samay shodhan, birth time rectification kaise, samay sudhar
@ask
en: what is birth time rectification | how can the birth time be found from life events | is birth time rectification reliable | which events are needed to rectify the time | can an astrologer tell my birth time from my face | I have only a two hour window can it be narrowed | who can do birth time rectification | is rectification reliable
en: astrologer says my birth time is wrong by twenty minutes and wants a fee to correct it | he shifted my time to fit the events, should I pay
hi: जन्म समय शोधन क्या होता है | जीवन की घटनाओं से जन्म समय कैसे निकालते हैं | समय शोधन पर भरोसा कर सकते हैं क्या | जन्म समय सुधारने के लिए क्या जानकारी चाहिए | हाथ देखकर जन्म समय पता चल सकता है क्या | जन्म समय दो घंटे के बीच का है, कैसे ठीक करें | जन्म समय शुद्धि कौन करे | जन्म समय सुधार कितना भरोसेमंद
hi: ज्योतिषी कहते हैं जन्म समय बीस मिनट आगे करो, फ़ीस लगेगी | समय ठीक करने के पैसे माँग रहे हैं
hg: birth time rectification kya hota hai | ghatnao se janm samay kaise nikalte hai | samay shodhan sahi hota hai kya | janm samay sudharne ke liye kya chahiye | hath dekhkar birth time pata chal sakta hai kya | time 2 ghante ke beech ka hai kaise theek kare | birth time rectification kaun kare | janm samay sudhar kitna bharosemand
hg: jyotishi bola janm samay galat hai aage karo fees lagegi | time theek karne ke paise maang raha
@what modern disputed JYOTISH
en: Birth time rectification tries to find the time from dated events: marriage, children, moves, losses, and the nature of the lagna. It is a trial of likelihood, and two astrologers often reach different minutes.
hi: जन्म समय शोधन तारीख़ वाली घटनाओं (विवाह, संतान, स्थान बदलना, बिछोह) और लग्न के स्वभाव से समय खोजने का प्रयास है। यह अनुमान है; दो ज्योतिषी प्रायः अलग मिनट पर पहुँचते हैं।
hg: Janm samay shodhan tarikh wali ghatnaon (vivah, santan, sthan badalna, bichhoh) aur lagna ke swabhav se samay khojne ka prayas hai. Yeh anumaan hai; do jyotishi aksar alag minute par pahunchte hain.
@how modern most JYOTISH
en: Note five to ten events with their dates and the earliest and latest possible time. First see whether the lagna changes within that window; if it does not, most of the chart stands anyway.
hi: पाँच से दस घटनाएँ तारीख़ सहित और सबसे पहले व सबसे बाद का संभव समय लिखें। पहले देखें कि उस बीच लग्न बदलता है या नहीं; न बदले तो अधिकांश कुंडली वैसे ही ठीक है।
hg: Paanch se das ghatnayein tarikh sahit aur sabse pehle va sabse baad ka sambhav samay likhein. Pehle dekhein ki us beech lagna badalta hai ya nahi; na badle to zyadatar kundli waise hi theek hai.
@ok modern disputed JYOTISH
en: Rectification is a trial and not a proof, so pay little for it and hurry nothing. Where only matching, Moon sign and sade sati are asked, no rectified time is needed.
hi: समय शुद्धि प्रयोग है, प्रमाण नहीं; इसलिए इस पर कम ख़र्च करें और जल्दी न करें। केवल मिलान, चंद्र राशि और साढ़े साती चाहिए तो शुद्ध समय ज़रूरी नहीं।
hg: Samay shuddhi prayog hai, praman nahi; isliye is par kam kharch karein aur jaldi na karein. Sirf milan, chandra rashi aur sade sati chahiye to shuddh samay zaroori nahi.
@see birth-time-unknown

# ayanamsa astro
@names
en: ayanamsa, lahiri ayanamsa, sidereal zodiac, tropical zodiac
hi: अयनांश, लाहिरी अयनांश, निरयन, सायन
hg: ayanamsha, lahiri, nirayan, sayan
@ask
en: what is ayanamsa | what is lahiri ayanamsa | sidereal vs tropical | which ayanamsa is correct | why do two apps show different planets degrees | how many degrees is the ayanamsa now | raman or lahiri or KP ayanamsa | why is the vedic zodiac 24 degrees off | which ayanamsa is correct | why app and website kundli differ by degrees | lahiri raman kp difference | sayana nirayana difference | why do two astrology apps show different nakshatra | true chitra or lahiri | lagna different in two mobile apps | each app gives another kundli which one to trust
hi: अयनांश क्या होता है | लाहिरी अयनांश क्या है | सायन और निरयन में क्या अंतर है | कौन सा अयनांश सही है | दो ऐप में ग्रह के अंश अलग क्यों आते हैं | अयनांश अभी कितना है | चित्रपक्ष अयनांश क्या है | कौन सा अयनांश सही है | वेबसाइट और ऐप की कुंडली में अंश अलग क्यों | सायन निरयन में अंतर | लाहिरी और रमन अयनांश में अंतर | दो ऐप में नक्षत्र अलग क्यों आता है | लाहिरी या रमन कौन सा लें | दो मोबाइल ऐप में लग्न अलग | हर ऐप की कुंडली अलग क्यों
hg: ayanamsha kya hota hai | lahiri ayanamsa kya hai | sayan aur nirayan me kya antar hai | konsa ayanamsa sahi hai | do app me degree alag kyu aati hai | ayanansh kitna hai abhi | raman ya lahiri konsa use kare | konsa ayanamsha sahi hai | website aur app ki kundli me degree alag kyu | sayan nirayan me antar | lahiri aur raman ayanamsha me antar | do app me alag nakshatra kyu aata hai | lahiri ya raman konsa le | do app me lagna alag aa raha hai | har app me kundli alag kyu aati hai
@what classical wide SS
en: Ayanamsa is the gap between the zodiac of the stars (nirayana), used in India, and that of the seasons (sayana), used in the West. It is now about 24° and grows by one degree in 72 years.
hi: अयनांश तारों के राशिचक्र (निरयन), जो भारत में चलता है, और ऋतुओं के राशिचक्र (सायन), जो पश्चिम में चलता है, का अंतर है। यह अभी लगभग 24° है और 72 वर्ष में एक अंश बढ़ता है।
hg: Ayanamsha taaron ke rashichakra (nirayan), jo Bharat me chalta hai, aur rituon ke rashichakra (sayan), jo pashchim me chalta hai, ka antar hai. Yeh abhi lagbhag 24° hai aur 72 varsh me ek ansh badhta hai.
@which modern disputed JYOTISH
en: Lahiri (Chitrapaksha) is the most used and that of the official Indian calendar. Raman, KP and others differ by minutes up to about a degree and a half, which can move a Moon near a border; stay with one.
hi: लाहिरी (चित्रपक्ष) सबसे प्रचलित और भारत के सरकारी पंचांग का है। रमन, केपी आदि कुछ कला से लगभग डेढ़ अंश तक अलग हैं, जिससे सीमा का चंद्र बदल सकता है; एक पर टिकें।
hg: Lahiri (Chitrapaksha) sabse prachalit aur Bharat ke sarkari panchang ka hai. Raman, KP aadi kuch kala se lagbhag dedh ansh tak alag hain, jisse seema ka Chandra badal sakta hai; ek par tikein.
@do modern wide JYOTISH
en: If two apps differ, compare first ayanamsa, then time zone and place, then mean or true Rahu, then the house system. With the same settings computer charts agree to the minute of arc.
hi: दो ऐप अलग हों तो पहले अयनांश मिलाएँ, फिर समय क्षेत्र और स्थान, फिर मध्यम या स्पष्ट राहु, फिर भाव पद्धति। एक सेटिंग में कंप्यूटर कुंडलियाँ कला तक मिलती हैं।
hg: Do app alag hon to pehle ayanamsha milayein, phir time zone aur jagah, phir madhyam ya spasht Rahu, phir bhav paddhati. Ek setting me computer kundliyan kala tak milti hain.
@why modern wide ASTRO
en: The gap arises because the Earth's axis sways slowly (precession), once round in about 25,800 years; the equinox slides back through the stars. The two zodiacs stood together about the year 285 by Lahiri.
hi: यह अंतर इसलिए है कि पृथ्वी की धुरी धीरे-धीरे डोलती है (अयन चलन), लगभग 25,800 वर्ष में एक चक्कर; विषुव बिंदु तारों में पीछे खिसकता है। लाहिरी से दोनों राशिचक्र लगभग वर्ष 285 में एक थे।
hg: Yeh antar isliye hai ki prithvi ki dhuri dheere-dheere dolti hai (ayan chalan), lagbhag 25,800 saal me ek chakkar; vishuv bindu taaron me peechhe khisakta hai. Lahiri se dono rashichakra lagbhag saal 285 me ek the.
@see western-vedic

# chart-styles astro
@names
en: north indian chart, south indian chart, chart style, diamond chart
hi: उत्तर भारतीय कुंडली, दक्षिण भारतीय कुंडली, कुंडली की शैली
hg: north indian kundli, south indian kundli, uttar bharatiya kundli, dakshin bharatiya kundli
@ask
en: difference between north and south indian chart | how do I read a diamond shaped kundli | which house is where in a north indian chart | what do the numbers in the kundli boxes mean | where is the first house in a south indian chart | my tamil friend's chart is square and mine is diamond, are they the same | what is an east indian chart | numbers in north indian kundli | which box is lagna in south chart | how to read kundli boxes | 12 houses order in diamond chart
hi: उत्तर और दक्षिण भारतीय कुंडली में क्या अंतर है | कुंडली के खानों में लिखे नंबर क्या होते हैं | कुंडली में पहला भाव कहाँ होता है | दक्षिण भारतीय कुंडली कैसे पढ़ें | कुंडली में 1 से 12 अंक का मतलब | कुंडली के कौन से खाने में कौन सा भाव है | उत्तर कुंडली में अंक क्या हैं | दक्षिण कुंडली में लग्न कौन सा | कुंडली के खाने कैसे पढ़ें | हीरे जैसी कुंडली में भाव क्रम
hg: north aur south indian kundli me kya fark hai | kundli ke khano me number kya hote hai | kundli me pehla ghar kaha hota hai | south indian chart kaise padhe | kundli me 1 se 12 number ka matlab | kis khane me konsa bhav hota hai | chaukor kundli aur diamond kundli same hai kya | north kundli me number kya hai | south kundli me lagna konsa | kundli ke khane kaise padhe | diamond kundli me bhav kram
@what modern wide CUSTOM
en: Both chart styles show the same sky. In the North Indian diamond the houses are fixed, the first at top centre; in the South Indian square the signs are fixed, Meen at the top left, and the lagna is marked.
hi: दोनों शैलियाँ एक ही आकाश दिखाती हैं। उत्तर भारतीय में भाव स्थिर हैं, पहला ऊपर बीच में; दक्षिण भारतीय में राशियाँ स्थिर हैं, मीन ऊपर बाएँ, और लग्न चिह्नित होता है।
hg: Dono shailiyan ek hi aakash dikhati hain. North Indian me bhav sthir hain, pehla upar beech me; South Indian me rashiyan sthir hain, Meen upar baayein, aur lagna chihnit hota hai.
@how modern wide CUSTOM
en: Read the North Indian chart anticlockwise from the top; the numbers are signs, 1 Mesh to 12 Meen, not houses. The South Indian chart is counted clockwise from the box of the lagna.
hi: उत्तर भारतीय कुंडली ऊपर से घड़ी की उल्टी दिशा में पढ़ें; अंक राशियाँ हैं, 1 मेष से 12 मीन, भाव नहीं। दक्षिण भारतीय लग्न के खाने से घड़ी की दिशा में गिनते हैं।
hg: North Indian kundli upar se ghadi ki ulti disha me padhein; number rashiyan hain, 1 Mesh se 12 Meen, bhav nahi. South Indian lagna ke khane se ghadi ki disha me ginte hain.
@which classical wide SS
en: In the northern diamond the top middle is house 1, left corner below it house 2, going round left; the number written there is the sign. In the southern square Mesh is the second box of the top row.
hi: उत्तर की हीराकार कुंडली में ऊपर बीच पहला भाव, उसके बाएँ दूसरा, फिर बाएँ घूमते; लिखा अंक राशि है। दक्षिण के वर्ग में ऊपर की पंक्ति का दूसरा खाना मेष है।
hg: North ki diamond kundli me upar beech pehla bhav, uske baayein doosra, phir baayein ghoomte; likha ank rashi hai. South ke varg me upar ki line ka doosra khana Mesh hai.
@link /kundli

# karakas astro
@names
en: karaka, karakas, significator, atmakaraka, chara karaka
hi: कारक, कारक ग्रह, आत्मकारक, चर कारक
hg: karak, karak graha, atmakarak, aatmakarak
@ask
en: what is a karaka in astrology | what is atmakaraka | which planet is karaka for marriage | karaka of mother father children money | how do I find my atmakaraka | what is darakaraka | difference between sthira and chara karaka | which planet for mother father husband wife children | darakaraka meaning | atmakaraka saturn | karaka of education house money
hi: कारक ग्रह क्या होता है | आत्मकारक ग्रह कैसे पता करें | विवाह का कारक ग्रह कौन है | संतान का कारक कौन सा ग्रह है | धन का कारक ग्रह | दाराकारक क्या होता है | माता-पिता के कारक ग्रह कौन हैं | माता पिता पति पत्नी का कारक ग्रह | दारकारक क्या है | संतान का कारक कौन | घर और वाहन का कारक
hg: karak graha kya hota hai | atmakarak kaise pata kare | shadi ka karak graha konsa hai | santan ka karak graha | dhan ka karak graha konsa | darakarak kya hota hai | mata pita ke karak graha | mata pita pati patni ka karak graha | darakarak kya hai | santan ka karak kaun | ghar aur vahan ka karak
@what classical wide BPHS
en: A karaka is the graha that naturally stands for a matter: Sun father, Moon mother, Mars siblings and land, Mercury speech, Jupiter children and wisdom, Venus partner and comfort, Saturn work and long life.
hi: कारक वह ग्रह है जो किसी विषय का स्वाभाविक सूचक है: सूर्य पिता, चंद्र माता, मंगल भाई-बहन और भूमि, बुध वाणी, गुरु संतान और ज्ञान, शुक्र साथी और सुख, शनि काम और आयु।
hg: Karak woh grah hai jo kisi vishay ka swabhavik soochak hai: Surya pita, Chandra mata, Mangal bhai-behen aur bhoomi, Budh vani, Guru santan aur gyan, Shukra saathi aur sukh, Shani kaam aur aayu.
@which classical most BPHS
en: The atmakaraka, "karaka of the self", is the graha with the most degrees in its sign in your chart; the one with the fewest is the darakaraka, read for the partner. Some count Rahu too, some do not.
hi: आत्मकारक वह ग्रह है जिसके आपकी कुंडली में राशि के सबसे अधिक अंश हों; सबसे कम अंश वाला दाराकारक है, जो साथी के लिए देखा जाता है। कुछ राहु को भी गिनते हैं, कुछ नहीं।
hg: Atmakarak woh grah hai jiske aapki kundli me rashi ke sabse zyada ansh hon; sabse kam ansh wala darakarak hai, jo saathi ke liye dekha jaata hai. Kuch Rahu ko bhi ginte hain, kuch nahi.
@how classical wide BPHS
en: Of people: Sun father, Moon mother, Mars brother, Mercury friend and maternal uncle, Jupiter children and husband, Venus wife, Saturn servants and elders, Rahu and Ketu grandparents. Of things: Mars land, Venus vehicle, Jupiter gold, Saturn iron.
hi: लोगों के: सूर्य पिता, चंद्र माता, मंगल भाई, बुध मित्र और मामा, गुरु संतान और पति, शुक्र पत्नी, शनि सेवक और बुज़ुर्ग, राहु-केतु दादा-नाना। वस्तुओं के: मंगल भूमि, शुक्र वाहन, गुरु सोना, शनि लोहा।
hg: Logon ke: Surya pita, Chandra mata, Mangal bhai, Budh mitra aur mama, Guru santan aur pati, Shukra patni, Shani sevak aur buzurg, Rahu-Ketu dada-nana. Vastuon ke: Mangal bhoomi, Shukra vahan, Guru sona, Shani loha.

# western-vedic astro
@names
en: vedic astrology vs western, western astrology, vedic and western astrology
hi: वैदिक और पश्चिमी ज्योतिष, पाश्चात्य ज्योतिष
hg: vedic aur western astrology, western jyotish
@ask
en: difference between vedic and western astrology | why is my western sign different from the vedic one | which astrology is more accurate indian or western | I am Gemini in English and Vrishabh in Hindi | does vedic astrology use uranus and neptune | is the thirteenth sign ophiuchus used in vedic | I am Leo in western what am I in vedic | why my sign changes in indian astrology
en: the paper says Leo by my birth date but our pandit says Kumbh, which one do I read each morning | born 20 May so Taurus in the magazine, rashi by pandit is Makar | which sign should I follow for the daily horoscope | my instagram sign and my janma rashi are not the same
hi: वैदिक और पश्चिमी ज्योतिष में क्या अंतर है | अंग्रेज़ी में मेरी राशि मिथुन और हिन्दी में वृषभ क्यों है | भारतीय ज्योतिष सही है या पश्चिमी | वैदिक ज्योतिष में यूरेनस नेपच्यून होते हैं क्या | पश्चिमी राशि और हिंदू राशि अलग क्यों | कौन सा ज्योतिष मानें | पश्चिमी में सिंह हूँ तो वैदिक में क्या | भारतीय ज्योतिष में राशि क्यों बदल जाती है
hi: अख़बार में जन्मतिथि से सिंह पढ़ता हूँ पर पंडित जी कुंभ कहते हैं, रोज़ कौन सी पढ़ूँ | 20 मई का जन्म, पत्रिका में टॉरस, पंडित मकर राशि बताते हैं | रोज़ का राशिफल किस राशि से देखें | अंग्रेज़ी राशि और जन्म राशि अलग है, कौन सी मानूँ
hg: vedic aur western astrology me kya fark hai | english me gemini hu hindi me vrishabh kyu | indian astrology sahi hai ya western | vedic me uranus neptune hote hai kya | 13va rashi ophiuchus kya hai | western sign aur hindu rashi alag kyu hai | western me leo hu to vedic me kya | indian astrology me sign kyu badal jata hai
hg: akhbar me date se leo padhta hu par pandit ji kumbh bolte, roz konsi padhu | 20 may ka janm magazine me taurus, pandit makar rashi batate | roz ka rashifal kis rashi se dekhe | english rashi aur janm rashi alag hai konsi manu
@what modern wide JYOTISH
en: Vedic and Western astrology use two zodiacs about 24° apart: the Indian one follows the stars, the Western one the seasons. So most sun signs fall one sign earlier in the Vedic chart.
hi: वैदिक और पश्चिमी ज्योतिष लगभग 24° अलग राशिचक्र मानते हैं: भारतीय तारों का, पश्चिमी ऋतुओं का। इसलिए ज़्यादातर सूर्य राशियाँ वैदिक कुंडली में एक राशि पहले आती हैं।
hg: Vedic aur Western astrology lagbhag 24° alag rashichakra maante hain: bharatiya taaron ka, paschimi rituon ka. Isliye zyadatar surya rashiyan Vedic kundli me ek rashi pehle aati hain.
@which modern most JYOTISH
en: Vedic reading builds on Moon, nakshatras and dashas with nine grahas; Western reading on the Sun, angles between planets, and Uranus, Neptune and Pluto. Neither is science; read each by its own rules and do not mix them.
hi: वैदिक पद्धति चंद्रमा, नक्षत्र, दशा और नौ ग्रहों पर है; पश्चिमी सूर्य, ग्रहों के कोण और यूरेनस, नेपच्यून, प्लूटो पर। दोनों विज्ञान नहीं; हर एक को उसके नियम से पढ़ें, मिलाएँ नहीं।
hg: Vedic paddhati Chandrama, nakshatra, dasha aur nau grahon par hai; Western Surya, grahon ke kon aur Uranus, Neptune, Pluto par. Dono vigyan nahi; har ek ko uske niyam se padhein, milayein nahi.
@when modern wide ASTRO
en: By the Indian (nirayana) reckoning the Sun enters Mesh about 14 April, Vrishabh 15 May, Simha 17 August, Dhanu 16 December, Makar 14 January; in the West about three and a half weeks earlier.
hi: भारतीय (निरयण) गणना से सूर्य मेष में लगभग 14 अप्रैल, वृषभ में 15 मई, सिंह में 17 अगस्त, धनु में 16 दिसंबर, मकर में 14 जनवरी को आता है; पश्चिम में लगभग साढ़े तीन सप्ताह पहले।
hg: Bharatiya (nirayan) ganana se Surya Mesh me lagbhag 14 April, Vrishabh me 15 May, Simha me 17 August, Dhanu me 16 December, Makar me 14 January ko aata hai; pashchim me lagbhag saadhe teen hafte pehle.
@see ayanamsa

# ashtakavarga-word astro
@names
en: ashtakavarga, sarvashtakavarga, ashtakvarga bindus, ashtakavarga score, sarvashtakavarga score
hi: अष्टकवर्ग, सर्वाष्टकवर्ग
hg: ashtakvarga, sarvashtakvarg, ashtak varg
@ask
en: what is ashtakavarga | what do the points in ashtakavarga mean | how many bindus are good in a house | my tenth house has 22 points is that low | what is sarvashtakavarga total | how is ashtakavarga used for transits
en: what does my ashtakavarga score mean
hi: अष्टकवर्ग क्या होता है | अष्टकवर्ग में कितने बिंदु अच्छे होते हैं | सर्वाष्टकवर्ग कैसे पढ़ें | मेरे दसवें भाव में 22 बिंदु हैं, कम हैं क्या | सर्वाष्टकवर्ग का कुल योग कितना होता है | अष्टकवर्ग से गोचर कैसे देखते हैं
hg: ashtakvarga kya hota hai | ashtakvarg me kitne point ache hote hai | sarvashtakvarga kaise padhe | 10th house me 22 bindu hai kam hai kya | ashtakvarga ka total kitna hota hai | 337 ka kya matlab hai | ashtakvarga se gochar kaise dekhe
@what classical wide BPHS
en: Ashtakavarga is a table of points (bindus) that seven grahas and the lagna give to each sign. It shows which houses are well supported, and how a transit through a sign is likely to feel.
hi: अष्टकवर्ग बिंदुओं की तालिका है जो सात ग्रह और लग्न हर राशि को देते हैं। इससे पता चलता है कि किस भाव को सहारा है, और किसी राशि का गोचर कैसा लगेगा।
hg: Ashtakvarga binduon ki talika hai jo saat grah aur lagna har rashi ko dete hain. Isse pata chalta hai ki kis bhav ko sahara hai, aur kisi rashi ka gochar kaisa lagega.
@which modern most JYOTISH
en: A sign with 28 points in the sarvashtakavarga is average, 30 and more is strong, under 25 asks for effort; all twelve add up to 337. For a single graha 4 of 8 is the middle.
hi: सर्वाष्टकवर्ग में 28 बिंदु औसत, 30 या अधिक बलवान, 25 से कम मेहनत माँगता है; बारहों का योग 337 है। एक ग्रह के लिए 8 में से 4 मध्यम है।
hg: Sarvashtakvarga me 28 bindu average, 30 ya zyada balwan, 25 se kam mehnat maangta hai; barahon ka yog 337 hai. Ek grah ke liye 8 me se 4 madhyam hai.

# shadbala-word astro
@names
en: shadbala, strength of planets, six-fold strength
hi: षड्बल, ग्रह बल, ग्रहों का बल
hg: shadbal, graha bal, shadbala kundli
@ask
en: what is shadbala | how is the strength of a planet measured | which planet is strongest in my chart | shadbala below 1 means weak | what are the six balas | what is digbala | minimum shadbala of each planet | which planet is strongest in my chart
hi: षड्बल क्या होता है | ग्रह का बल कैसे नापते हैं | षड्बल में छह बल कौन से हैं | षड्बल कम हो तो क्या होता है | दिग्बल क्या होता है | मेरी कुंडली का सबसे बलवान ग्रह कौन सा | हर ग्रह का न्यूनतम षड्बल | मेरी कुंडली का सबसे बलवान ग्रह कैसे जानें
hg: shadbal kya hota hai | graha ka bal kaise naapte hai | shadbala me 6 bal konse hai | shadbal kam ho to kya hota hai | digbal kya hai | sabse strong graha kaise pata kare | rupa me bal ka matlab | har grah ka minimum shadbal | meri kundli ka sabse balwan grah kaise jane
@what classical wide BPHS
en: Shadbala measures a planet's strength in six ways: position, direction, time, motion, nature and aspect. The sum, in rupas, is compared with the least that planet needs.
hi: षड्बल ग्रह का बल छह तरह से नापता है: स्थान, दिशा, काल, चेष्टा, निसर्ग और दृष्टि। कुल बल, रूप में, उस ग्रह के न्यूनतम से मिलाया जाता है।
hg: Shadbal grah ka bal chhah tarah se naapta hai: sthan, disha, kaal, cheshta, nisarg aur drishti. Kul bal, rupa me, us grah ke nyunatam se milaya jaata hai.
@ok modern most JYOTISH
en: A planet above its minimum in shadbala can do its work well, one below it asks for patience. Strength is not goodness; it tells how loudly a planet speaks, and no life is measured by it.
hi: षड्बल में न्यूनतम से ऊपर का ग्रह अपना काम अच्छे से करता है, नीचे का धैर्य माँगता है। बल अच्छाई नहीं है; यह बताता है कि ग्रह कितना प्रभावी है, इससे जीवन नहीं नापा जाता।
hg: Shadbal me nyunatam se upar ka grah apna kaam achhe se karta hai, neeche ka dhairya maangta hai. Bal achhai nahi hai; yeh batata hai ki grah kitna prabhavi hai, isse jeevan nahi naapa jaata.
@which classical wide BPHS
en: The least strength named in rupas is Sun 6.5 (by others 5), Moon 6, Mars 5, Mercury 7, Jupiter 6.5, Venus 5.5, Saturn 5. A planet at its minimum or above can give its matters fully.
hi: रूप में न्यूनतम बल है सूर्य 6.5 (कुछ में 5), चंद्र 6, मंगल 5, बुध 7, गुरु 6.5, शुक्र 5.5, शनि 5। न्यूनतम या अधिक बल वाला ग्रह अपने विषय पूरे दे सकता है।
hg: Roop me minimum bal hai Surya 6.5 (kuch me 5), Chandra 6, Mangal 5, Budh 7, Guru 6.5, Shukra 5.5, Shani 5. Minimum ya zyada bal wala grah apne vishay poore de sakta hai.

# prashna astro
@names
en: prashna kundli, prashna, horary astrology
hi: प्रश्न कुंडली, प्रश्न ज्योतिष
hg: prashn kundli, prashna kundali, horary
@ask
en: what is prashna kundli | can I ask a question without my birth details | how does horary astrology work | when is prashna used | can prashna find a lost thing | may I ask the same question twice | how accurate is prashna | prashna kundli for lost object or marriage
hi: प्रश्न कुंडली क्या होती है | जन्म तिथि के बिना प्रश्न पूछ सकते हैं क्या | प्रश्न कुंडली कैसे बनती है | खोई हुई चीज़ प्रश्न कुंडली से मिलती है क्या | प्रश्न ज्योतिष कितना सही है | प्रश्न कुंडली कब देखते हैं | प्रश्न कुंडली कितनी सही | प्रश्न कुंडली से कौन से प्रश्न पूछें
hg: prashna kundli kya hoti hai | bina janm tithi ke prashn puch sakte hai kya | prashna kundli kaise banti hai | khoyi cheez prashn kundli se milti hai kya | horary astrology kya hai | ek hi sawal do baar puch sakte hai kya | prashna kundli kitni sahi | prashna kundli me kaise sawal puche
@what classical wide PHAL
en: Prashna is a chart drawn for the moment and place of a sincere question, used where no birth time is known. The lagna stands for the asker, the house of the matter for the answer.
hi: प्रश्न कुंडली सच्चे मन से पूछे गए प्रश्न के क्षण और स्थान की कुंडली है, तब काम आती है जब जन्म समय न हो। लग्न पूछने वाला है, विषय का भाव उत्तर।
hg: Prashna kundli sachche mann se pooche gaye prashn ke kshan aur sthan ki kundli hai, tab kaam aati hai jab janm samay na ho. Lagna poochne wala hai, vishay ka bhav uttar.
@how modern most JYOTISH
en: By custom prashna takes one clear question at a time and is not asked again the same day. Treat the answer as something to think about; for lost things also search and tell the police.
hi: रिवाज में प्रश्न एक समय में एक और साफ़ हो, और उसी दिन दोबारा न पूछें। उत्तर को विचार की बात मानें; खोई चीज़ के लिए खोज और पुलिस को सूचना भी ज़रूरी है।
hg: Riwaz me prashna ek samay me ek aur saaf ho, aur usi din dobara na poochhein. Uttar ko vichar ki baat maanein; khoyi cheez ke liye khoj aur police ko soochna bhi zaroori hai.
@which modern most JYOTISH
en: In prashna the house stands for the matter: 2 money, 4 home or lost thing, 5 child, 6 illness or dispute, 7 marriage or journey back, 10 work, 11 wish. It remains an opinion; nobody can know an outcome.
hi: प्रश्न में भाव विषय बताता है: 2 धन, 4 घर या खोई वस्तु, 5 संतान, 6 रोग या विवाद, 7 विवाह या वापसी, 10 काम, 11 इच्छा। यह राय ही है; परिणाम कोई नहीं जान सकता।
hg: Prashna me bhav vishay batata hai: 2 dhan, 4 ghar ya khoyi cheez, 5 santan, 6 rog ya vivad, 7 vivah ya wapsi, 10 kaam, 11 ichchha. Yeh raay hi hai; natija koi nahi jaan sakta.

# kp-system astro
@names
en: kp astrology, krishnamurti paddhati, kp system, sub lord
hi: केपी ज्योतिष, कृष्णमूर्ति पद्धति, केपी पद्धति, उप स्वामी
hg: kp jyotish, kp paddhati, krishnamurthy paddhati
@ask
en: what is KP astrology | what is sub lord in KP | KP or parashari which is better | how is KP different from vedic | what are ruling planets in KP | which house system does KP use
hi: केपी ज्योतिष क्या है | केपी में उप स्वामी क्या होता है | केपी और पाराशरी में क्या अंतर है | कृष्णमूर्ति पद्धति सही है क्या | केपी में रूलिंग प्लैनेट क्या होते हैं | केपी कुंडली अलग क्यों आती है
hg: kp astrology kya hai | kp me sub lord kya hota hai | kp aur parashari me kya fark hai | kp system sahi hai kya | kp me ruling planets kya hote hai | kp kundli alag kyu aati hai
@what modern wide JYOTISH
en: KP is a method of the twentieth century by K. S. Krishnamurti. It divides each nakshatra into nine unequal parts by the dasha years, and the lord of the part, the sub lord, decides a yes or no.
hi: केपी बीसवीं सदी की के. एस. कृष्णमूर्ति की पद्धति है। यह हर नक्षत्र को दशा वर्षों के अनुपात में नौ भागों में बाँटती है, और भाग का स्वामी, उप स्वामी, हाँ या ना तय करता है।
hg: KP beesvi sadi ki K. S. Krishnamurti ki paddhati hai. Yeh har nakshatra ko dasha varshon ke anupaat me nau bhagon me baantti hai, aur bhag ka swami, sub lord, haan ya na tay karta hai.
@which modern most JYOTISH
en: KP uses Placidus houses and its own ayanamsa, a few minutes from Lahiri, so its houses can differ from a usual kundli. It is another way of reading, neither more nor less proven.
hi: केपी प्लेसिडस भाव और अपना अयनांश लेती है, जो लाहिरी से कुछ कला अलग है, इसलिए भाव सामान्य कुंडली से अलग हो सकते हैं। यह पढ़ने का दूसरा ढंग है, न ज़्यादा सिद्ध न कम।
hg: KP Placidus bhav aur apna ayanamsha leti hai, jo Lahiri se kuch kala alag hai, isliye bhav aam kundli se alag ho sakte hain. Yeh padhne ka doosra dhang hai, na zyada siddh na kam.

# yuti astro
@names
en: conjunction of planets, planets together in one house, yuti
hi: ग्रह युति, ग्रहों की युति, युति
hg: graho ki yuti, grah yuti, do graha ek saath
@ask
en: what is a conjunction in astrology | many planets in one house is it bad | five planets together in my chart | venus and mars in one house meaning | what is stellium | how close must planets be for a conjunction | what is planetary war | three planets in one house | stellium meaning in kundli
hi: ग्रहों की युति क्या होती है | एक घर में कई ग्रह हों तो क्या होता है | एक ही भाव में पाँच ग्रह अच्छे हैं या बुरे | शुक्र मंगल की युति का क्या मतलब | ग्रह युद्ध क्या होता है | युति कितने अंश पर मानी जाती है | एक घर में तीन ग्रह हों तो | चतुर्ग्रही योग क्या है
hg: graho ki yuti kya hoti hai | ek ghar me bahut graha ho to kya hota hai | ek bhav me 5 graha ache hai ya bure | shukra mangal yuti matlab | graha yuddh kya hota hai | yuti kitni degree pe maani jati hai | charo graha ek hi ghar me hai | ek ghar me teen grah ho to | chaturgrahi yog kya hai
@what classical wide PHAL
en: Yuti means that two or more grahas stand in one sign or house and act together. Friends support each other there, unlike ones pull in two ways, and it is stronger the nearer their degrees.
hi: युति का अर्थ है दो या अधिक ग्रहों का एक राशि या भाव में होकर साथ काम करना। मित्र ग्रह सहारा देते हैं, विपरीत ग्रह दो ओर खींचते हैं; अंश जितने पास, असर उतना।
hg: Yuti ka arth hai do ya zyada grahon ka ek rashi ya bhav me hokar saath kaam karna. Mitra grah sahara dete hain, vipreet grah do or kheenchte hain; ansh jitne paas, asar utna.
@ok modern most JYOTISH
en: Many planets in one house are neither good nor bad: the matters of that house simply take more of one's life. Two planets within one degree are called graha yuddha, a contest of strength.
hi: एक भाव में कई ग्रह न अच्छे हैं न बुरे: उस भाव के विषय जीवन में ज़्यादा जगह लेते हैं। एक अंश के भीतर दो ग्रह हों तो उसे ग्रह युद्ध, बल की होड़, कहते हैं।
hg: Ek bhav me kai grah na achhe hain na bure: us bhav ke vishay jeevan me zyada jagah lete hain. Ek ansh ke bheetar do grah hon to use graha yuddh, bal ki hod, kehte hain.
@which modern most JYOTISH
en: Well known pairs: Sun–Mercury budhaditya, Moon–Mars lakshmi or chandra mangal, Moon–Jupiter gajakesari, Jupiter–Rahu guru chandal, Mars–Rahu angarak, Saturn–Moon vish, Saturn–Rahu shrapit. Names frighten more than they tell.
hi: जाने-माने जोड़े: सूर्य-बुध बुधादित्य, चंद्र-मंगल लक्ष्मी या चंद्र मंगल, चंद्र-गुरु गजकेसरी, गुरु-राहु गुरु चांडाल, मंगल-राहु अंगारक, शनि-चंद्र विष, शनि-राहु श्रापित। नाम जितना डराते हैं उतना बताते नहीं।
hg: Jaane-maane jode: Surya-Budh budhaditya, Chandra-Mangal lakshmi ya chandra mangal, Chandra-Guru gajkesari, Guru-Rahu guru chandal, Mangal-Rahu angarak, Shani-Chandra vish, Shani-Rahu shrapit. Naam jitna daraate hain utna batate nahi.

# parivartan-yoga astro
@names
en: parivartan yoga, exchange of signs, mutual exchange of planets
hi: परिवर्तन योग, राशि परिवर्तन योग
hg: parivartan yog, rashi parivartan yog, parivartana yoga
@ask
en: what is parivartan yoga | two planets exchanged signs in my chart | is parivartan yoga good | exchange of 2nd and 11th lord | dainya khala maha parivartan | exchange with the sixth lord is it bad
hi: परिवर्तन योग क्या होता है | दो ग्रह एक-दूसरे की राशि में हों तो | परिवर्तन योग अच्छा है क्या | दूसरे और ग्यारहवें भाव का परिवर्तन | महा परिवर्तन योग क्या है | दैन्य परिवर्तन योग क्या होता है
hg: parivartan yog kya hota hai | do graha ek dusre ki rashi me ho to | parivartan yog acha hai kya | 2 aur 11 bhav ka parivartan | maha parivartan yog kya hai | dainya parivartan yog matlab
@what classical most PHAL
en: Parivartan yoga is two grahas standing in each other's signs, as if they had exchanged houses. The two houses then work hand in hand, and each graha acts as if it were at home.
hi: परिवर्तन योग दो ग्रहों का एक-दूसरे की राशि में होना है, जैसे घर बदल लिए हों। तब दोनों भाव मिलकर काम करते हैं और हर ग्रह अपने घर जैसा फल देता है।
hg: Parivartan yog do grahon ka ek doosre ki rashi me hona hai, jaise ghar badal liye hon. Tab dono bhav milkar kaam karte hain aur har grah apne ghar jaisa phal deta hai.
@which classical most PHAL
en: Between good houses it is called maha and counted strong; with the third house khala, with 6, 8 or 12 dainya, which brings more ups and downs. None of them is a calamity.
hi: शुभ भावों के बीच इसे महा कहते हैं और बलवान मानते हैं; तीसरे भाव के साथ खल, और 6, 8 या 12 के साथ दैन्य, जिसमें उतार-चढ़ाव ज़्यादा हैं। कोई भी विपत्ति नहीं।
hg: Shubh bhavon ke beech ise maha kehte hain aur balwan maante hain; teesre bhav ke saath khal, aur 6, 8 ya 12 ke saath dainya, jisme utaar-chadhav zyada hain. Koi bhi vipatti nahi.

# sign-lords astro
@names
en: sign lord, rashi lord, lord of a sign, lord of a house, lagna lord
hi: राशि स्वामी, राशि का स्वामी, भाव का स्वामी, लग्नेश, भावेश
hg: rashi swami, rashi ka swami, rashi ka malik, lagnesh, bhavesh, saptamesh, 7ve ghar ka swami, ghar ka swami
@ask
en: which planet rules which sign | what is the lord of my rashi | what is lagna lord | what does lord of a house mean | who rules kumbh rashi | which planet is the lord of vrishchik | friends and enemies of planets | what is lagnesh
en: which planet owns the seventh house of a chart
hi: किस राशि का स्वामी कौन है | मेरी राशि का स्वामी ग्रह कौन सा है | लग्नेश क्या होता है | भावेश का मतलब क्या है | वृश्चिक राशि का स्वामी कौन है | कुंभ राशि का मालिक ग्रह | ग्रहों की मित्रता शत्रुता | सप्तमेश किसे कहते हैं
hi: सातवें घर का मालिक कौन ग्रह
hg: kis rashi ka swami kaun hai | meri rashi ka swami graha konsa hai | lagnesh kya hota hai | bhavesh ka matlab | vrishchik rashi ka swami kaun hai | kumbh rashi ka malik graha | graho ki mitrata shatruta | saptamesh kise kehte hai
hg: 7ve ghar ka malik kaun sa grah | saptamesh kaun hota hai
@which classical wide BPHS
en: The sign lords are Mars for Mesh and Vrishchik, Venus Vrishabh and Tula, Mercury Mithun and Kanya, Moon Kark, Sun Simha, Jupiter Dhanu and Meen, Saturn Makar and Kumbh.
hi: राशि स्वामी हैं मेष-वृश्चिक का मंगल, वृषभ-तुला का शुक्र, मिथुन-कन्या का बुध, कर्क का चंद्र, सिंह का सूर्य, धनु-मीन का गुरु, मकर-कुंभ का शनि।
hg: Rashi swami hain Mesh-Vrishchik ka Mangal, Vrishabh-Tula ka Shukra, Mithun-Kanya ka Budh, Kark ka Chandra, Simha ka Surya, Dhanu-Meen ka Guru, Makar-Kumbh ka Shani.
@what classical wide BPHS
en: The lord of a house is the planet ruling the sign that falls there; the lagna lord (lagnesh) stands for you yourself. Where a house lord sits tells where that matter seeks its place.
hi: भाव का स्वामी वह ग्रह है जो उस भाव की राशि का मालिक है; लग्न का स्वामी (लग्नेश) आप स्वयं हैं। भावेश जहाँ बैठे, वह विषय वहीं अपनी जगह खोजता है।
hg: Bhav ka swami woh grah hai jo us bhav ki rashi ka malik hai; lagna ka swami (lagnesh) aap swayam hain. Bhavesh jahan baithe, woh vishay wahin apni jagah khojta hai.
@which classical wide BPHS
en: Natural friends: Sun, Moon, Mars and Jupiter form one group; Mercury, Venus and Saturn the other. Sun and Saturn, and Sun and Venus, are counted enemies; the Moon calls nobody an enemy.
hi: नैसर्गिक मित्र: सूर्य, चंद्र, मंगल और गुरु एक वर्ग हैं; बुध, शुक्र और शनि दूसरा। सूर्य-शनि और सूर्य-शुक्र शत्रु गिने जाते हैं; चंद्रमा किसी को शत्रु नहीं मानता।
hg: Naisargik mitra: Surya, Chandra, Mangal aur Guru ek varg hain; Budh, Shukra aur Shani doosra. Surya-Shani aur Surya-Shukra shatru gine jaate hain; Chandrama kisi ko shatru nahi maanta.

# kendra-trikona astro
@names
en: kendra, trikona, kendra and trikona, upachaya, trik houses, dusthana
hi: केंद्र, त्रिकोण, केंद्र त्रिकोण, उपचय भाव, त्रिक भाव
hg: kendra trikon, kendra bhav, trikon bhav, upachay bhav, trik bhav
@ask
en: what is kendra in a kundli | what is trikona | which houses are good in a kundli | what are dusthana houses | what is an upachaya house | what is a yogakaraka planet | are 6 8 12 bad houses | benefic and malefic planets | yogakaraka planet for each lagna | functional malefic for aries lagna | best lord for marriage house | which houses are trik | badhak house meaning
hi: केंद्र भाव कौन से होते हैं | त्रिकोण भाव कौन से हैं | कुंडली में अच्छे भाव कौन से हैं | 6 8 12 भाव बुरे होते हैं क्या | उपचय भाव क्या होते हैं | योगकारक ग्रह क्या होता है | शुभ और पाप ग्रह कौन से हैं | हर लग्न का योगकारक ग्रह | मेष लग्न के मारक ग्रह | कौन से भाव त्रिक हैं | बाधक भाव क्या होता है
hg: kendra bhav konse hote hai | trikon bhav konse hai | kundli me ache ghar konse hote hai | 6 8 12 bhav bure hote hai kya | upachay bhav kya hai | yogkarak graha kya hota hai | shubh aur paap graha konse hai | trik bhav kya hote hai | har lagna ka yogkarak graha | mesh lagna ke marak graha | konse bhav trik hai | badhak bhav kya hota hai
@what classical wide BPHS
en: Kendra are the pillar houses 1, 4, 7, 10 and trikona the houses of grace 1, 5, 9; both are counted best. A planet that rules one of each is a yogakaraka.
hi: केंद्र स्तंभ जैसे भाव 1, 4, 7, 10 हैं और त्रिकोण कृपा के भाव 1, 5, 9; दोनों सबसे शुभ माने जाते हैं। जो ग्रह दोनों में से एक-एक का स्वामी हो वह योगकारक है।
hg: Kendra stambh jaise bhav 1, 4, 7, 10 hain aur trikon kripa ke bhav 1, 5, 9; dono sabse shubh maane jaate hain. Jo grah dono me se ek-ek ka swami ho woh yogkarak hai.
@ok classical wide BPHS
en: The houses 6, 8 and 12 (trik) are not bad, only demanding: service, change and letting go. Upachaya houses 3, 6, 10, 11 grow better with time, and there even Saturn and Mars are welcome.
hi: 6, 8 और 12 भाव (त्रिक) बुरे नहीं, बस कठिन हैं: सेवा, बदलाव और त्याग। उपचय भाव 3, 6, 10, 11 समय के साथ सुधरते हैं, वहाँ शनि-मंगल भी अच्छे हैं।
hg: 6, 8 aur 12 bhav (trik) bure nahi, bas kathin hain: seva, badlav aur tyag. Upachay bhav 3, 6, 10, 11 samay ke saath sudharte hain, wahan Shani-Mangal bhi achhe hain.
@which classical wide BPHS
en: Yogakaraka, ruling a kendra and a trikona at once: Mars for Kark and Simha lagna, Venus for Makar and Kumbh, Saturn for Vrishabh and Tula. For the other lagnas two planets must join.
hi: योगकारक, जो केंद्र और त्रिकोण दोनों का स्वामी हो: कर्क और सिंह लग्न में मंगल, मकर और कुंभ में शुक्र, वृषभ और तुला में शनि। बाक़ी लग्नों में दो ग्रह मिलें।
hg: Yogkarak, jo kendra aur trikon dono ka swami ho: Kark aur Simha lagna me Mangal, Makar aur Kumbh me Shukra, Vrishabh aur Tula me Shani. Baaki lagna me do grah milein.

# twins-chart astro
@names
en: twins horoscope, kundli of twins, same birth time different life
hi: जुड़वाँ की कुंडली, जुड़वाँ बच्चों की कुंडली
hg: judwa ki kundli, judwa bacche ki kundli, twins ki kundli
@ask
en: do twins have the same kundli | why do twins have different lives if the chart is the same | two people born at the same time in one hospital | how do astrologers read twins | my twins were born four minutes apart | same birthday different fate why | how do astrologers read twins | twins born 5 minutes apart kundli difference
hi: जुड़वाँ बच्चों की कुंडली एक होती है क्या | जुड़वाँ की किस्मत अलग क्यों होती है | एक ही समय पर जन्मे दो लोगों का जीवन अलग क्यों | जुड़वाँ की कुंडली कैसे देखते हैं | मेरे जुड़वाँ बच्चे चार मिनट के अंतर से हुए | एक अस्पताल में एक समय जन्मे बच्चों का भाग्य | जुड़वाँ बच्चों की कुंडली कैसे देखें | 5 मिनट के अंतर के जुड़वाँ
hg: judwa baccho ki kundli same hoti hai kya | judwa ki kismat alag kyu hoti hai | ek hi time pe janme do logo ki life alag kyu | judwa ki kundli kaise dekhte hai | mere twins 4 minute ke gap se hue | same date of birth par life alag kyu | judwa bachcho ki kundli kaise dekhe | 5 minute ke antar wale judwa
@what modern most JYOTISH
en: Twins have nearly the same kundli, often with the same lagna and Moon. Astrologers look at fine divisions such as D60 that change within minutes, yet choice, care and chance make each life its own.
hi: जुड़वाँ की कुंडली लगभग एक होती है, प्रायः लग्न और चंद्र भी। ज्योतिषी D60 जैसे सूक्ष्म वर्ग देखते हैं जो मिनटों में बदलते हैं, फिर भी चुनाव, परवरिश और संयोग हर जीवन को अलग बनाते हैं।
hg: Judwa ki kundli lagbhag ek hoti hai, aksar lagna aur Chandra bhi. Jyotishi D60 jaise sukshma varg dekhte hain jo minuton me badalte hain, phir bhi chunav, parvarish aur sanyog har jeevan ko alag banate hain.
@how modern disputed JYOTISH
en: For twins some read the first by the lagna and the second by the third house as its lagna; others only look at D9 and D60. No way has been shown to tell two lives apart.
hi: जुड़वाँ में कुछ लोग पहले को लग्न से और दूसरे को तीसरे भाव को लग्न मानकर पढ़ते हैं; दूसरे केवल D9 और D60 देखते हैं। कोई ढंग दो जीवनों को अलग बता पाता हो, सिद्ध नहीं।
hg: Judwa me kuch log pehle ko lagna se aur doosre ko teesre bhav ko lagna maankar padhte hain; doosre sirf D9 aur D60 dekhte hain. Koi tareeka do jeevan alag bata pata ho, siddh nahi.

# varshphal astro
@names
en: varshphal, solar return, annual chart, tajika
hi: वर्षफल, वर्ष कुंडली, ताजिक
hg: varshfal, varsh kundli, varshaphal
@ask
en: what is varshphal | how is the annual chart made | what is muntha | is varshphal different from yearly rashifal | from which date does varshphal start | how reliable is a yearly chart
hi: वर्षफल क्या होता है | वर्ष कुंडली कैसे बनती है | मुंथा क्या होती है | वर्षफल और वार्षिक राशिफल में अंतर | वर्षफल किस दिन से शुरू होता है | वर्षफल कितना सही होता है
hg: varshphal kya hota hai | varsh kundli kaise banti hai | muntha kya hai | varshfal aur rashifal me antar | varshphal kab se shuru hota hai | varshfal sahi hota hai kya
@what classical most PHAL
en: Varshphal is a chart for one year of your life, drawn for the moment the Sun returns to its place at your birth, near your birthday. It is read beside the birth chart, never instead of it.
hi: वर्षफल जीवन के एक वर्ष की कुंडली है, जो उस क्षण बनती है जब सूर्य जन्म के स्थान पर लौटता है, जन्मदिन के आसपास। इसे जन्म कुंडली के साथ पढ़ते हैं, उसकी जगह नहीं।
hg: Varshphal jeevan ke ek varsh ki kundli hai, jo us kshan banti hai jab Surya janm ke sthan par lautta hai, janmdin ke aaspaas. Ise janm kundli ke saath padhte hain, uski jagah nahi.
@which modern most JYOTISH
en: Muntha is a point that moves on one sign a year from the lagna and shows the year's theme. The yearly rashifal of newspapers speaks to a twelfth of all people; neither can tell what happens.
hi: मुंथा लग्न से हर वर्ष एक राशि आगे बढ़ने वाला बिंदु है, जो वर्ष का विषय बताता है। अख़बार का वार्षिक राशिफल बारहवें हिस्से के लोगों के लिए है; होना क्या है, कोई नहीं बता सकता।
hg: Muntha lagna se har varsh ek rashi aage badhne wala bindu hai, jo varsh ka vishay batata hai. Akhbar ka varshik rashifal barahve hisse ke logon ke liye hai; hona kya hai, koi nahi bata sakta.

# same-gotra astro
@names
en: same gotra, same gotra marriage, sagotra marriage, gotra dosha
hi: एक ही गोत्र, समान गोत्र विवाह, सगोत्र विवाह, गोत्र दोष
hg: same gotra me shaadi, ek gotra, sagotra vivah, gotra dosh
@ask
en: can we marry in the same gotra | our gotra is same but kundli matches 30 gunas | is same gotra marriage legal in india | mother's gotra same as boy's gotra | what is gotra | how many gotras to avoid in marriage | why same gotra marriage not allowed | family refusing because of gotra
en: we are both Kashyap gotra from two states and no common relative is known, parents refuse even to talk | same gotra love, what does tradition itself allow | is there a rite or exemption for marriage in one gotra | both Vashishtha gotra, different pravara, can we marry | gotra same but no blood relation for ten generations | adoption into another gotra before the wedding | khap or village elders against same gotra marriage, we are scared
hi: एक ही गोत्र में शादी हो सकती है क्या | गोत्र एक है पर गुण 30 मिल रहे हैं | सगोत्र विवाह क़ानूनी है क्या | माँ का गोत्र और लड़के का गोत्र एक है | गोत्र क्या होता है | शादी में कितने गोत्र छोड़ते हैं | एक गोत्र में शादी क्यों नहीं करते | घर वाले गोत्र के कारण मना कर रहे हैं
hi: हम दोनों कश्यप गोत्र के हैं, अलग राज्य, कोई रिश्ता नहीं, घरवाले मिलना नहीं चाहते | एक गोत्र में प्रेम, शास्त्र में कोई रास्ता है क्या | सगोत्र विवाह की कोई विधि या छूट | दोनों वशिष्ठ गोत्र, प्रवर अलग | गोत्र एक पर दस पीढ़ी से ख़ून का रिश्ता नहीं | शादी से पहले दूसरे गोत्र में गोद लेना | गाँव के बड़े एक गोत्र की शादी के ख़िलाफ़ हैं
hg: ek hi gotra me shaadi ho sakti hai kya | gotra same hai par gun 30 mil rahe hai | same gotra shaadi legal hai kya | maa ka gotra aur ladke ka gotra same | gotra kya hota hai | shaadi me kitne gotra chhodte hai | ek gotra me shaadi kyu nahi karte | ghar wale gotra ki wajah se mana kar rahe hai
hg: hum dono kashyap gotra ke hai alag state koi rishta nahi, gharwale milne ko taiyar nahi | ek gotra me pyar, shastra me koi rasta hai kya | sagotra shadi ki koi vidhi ya chhoot | dono vashishtha gotra pravar alag | gotra ek par 10 pidhi se khoon ka rishta nahi | shadi se pehle dusre gotra me god lena | gaon ke bade ek gotra ki shadi ke khilaf hai
@ok modern regional CUSTOM
en: By custom most northern families do not marry within the same gotra, whatever the gunas; it is a rule of kinship, not of the kundli. Many southern and other communities go by different rules.
hi: रिवाज में उत्तर के अधिकतर परिवार एक ही गोत्र में विवाह नहीं करते, गुण कितने भी मिलें; यह नाते का नियम है, कुंडली का नहीं। दक्षिण और कई समाजों के नियम अलग हैं।
hg: Riwaz me uttar ke zyadatar parivar ek hi gotra me vivah nahi karte, gun kitne bhi milein; yeh naate ka niyam hai, kundli ka nahi. Dakshin aur kai samajon ke niyam alag hain.
@which modern wide OFFICIAL
en: Indian law allows marriage in the same gotra. The Hindu Marriage Act bars only near relatives: sapinda, up to five generations on the father's and three on the mother's side, unless custom permits. For threats call 112 or 181.
hi: भारतीय क़ानून एक गोत्र में विवाह की अनुमति देता है। हिंदू विवाह अधिनियम केवल निकट संबंधियों को रोकता है: सपिंड, पिता की ओर पाँच और माता की ओर तीन पीढ़ी तक, जब तक रिवाज न माने। धमकी मिले तो 112 या 181।
hg: Bharatiya kanoon ek gotra me vivah ki anumati deta hai. Hindu Marriage Act keval nikat sambandhiyon ko rokta hai: sapinda, pita ki or paanch aur mata ki or teen peedhi tak, jab tak riwaz na maane. Dhamki mile to 112 ya 181.
@what classical wide GS
en: Gotra is the line of a forefather rishi, such as Kashyap, Bharadwaj, Vashishtha or Gautam, handed down from father to child. Those of one gotra are held brothers and sisters; who does not know theirs says Kashyap.
hi: गोत्र किसी पूर्वज ऋषि की परंपरा है, जैसे कश्यप, भारद्वाज, वशिष्ठ या गौतम, जो पिता से संतान को मिलती है। एक गोत्र के लोग भाई-बहन माने जाते हैं; जिसे पता न हो वह कश्यप कहता है।
hg: Gotra kisi poorvaj rishi ki parampara hai, jaise Kashyap, Bharadwaj, Vashishtha ya Gautam, jo pita se santan ko milti hai. Ek gotra ke log bhai-behen maane jaate hain; jise pata na ho woh Kashyap kehta hai.
@do modern regional CUSTOM
en: Families usually leave out their own gotra, and many also the mother's and grandmother's. Where two people want each other, ask the elders of both lines and a doctor if you are blood relatives.
hi: परिवार प्रायः अपना गोत्र छोड़ते हैं, कई माता और दादी का भी। जहाँ दो लोग साथ चाहें, दोनों कुल के बड़ों से पूछें, और रक्त संबंध हो तो डॉक्टर से।
hg: Parivar aksar apna gotra chhodte hain, kai mata aur dadi ka bhi. Jahan do log saath chahein, dono kul ke badon se poochhein, aur rakt sambandh ho to doctor se.
@how modern disputed CUSTOM
en: A way out that tradition itself knows: some read the ban as ending beyond five to seven generations, or where the pravara (the list of rishis) differs; others adopt the bride into another gotra, often the maternal uncle's, before the wedding.
hi: परंपरा में ही कुछ रास्ते हैं: कुछ लोग पाँच-सात पीढ़ी बाद या प्रवर (ऋषियों की सूची) अलग हो तो निषेध नहीं मानते; कहीं विवाह से पहले कन्या को दूसरे गोत्र में, प्रायः मामा के, गोद देते हैं।
hg: Parampara me hi kuch raaste hain: kuch log paanch-saat pidhi baad ya pravar (rishiyon ki soochi) alag ho to mana nahi maante; kahin vivah se pehle kanya ko doosre gotra me, aksar mama ke, god dete hain.
@see gun-milan

# nakshatra-lords astro
@names
en: nakshatra lord, lord of nakshatra, nakshatra deity, deity of nakshatra, star lord, lord of nakshatra lord
hi: नक्षत्र स्वामी, नक्षत्र का स्वामी, नक्षत्र के देवता, नक्षत्र देवता, नक्षत्र स्वामी का स्वामी
hg: nakshatra swami, nakshatra ka swami, nakshatra ke devta, nakshatra devta, nakshatra swami ka swami
@ask
en: which planet rules which nakshatra | lord of rohini nakshatra | deity of pushya nakshatra | who is the god of ashwini nakshatra | swati nakshatra lord and deity | list of nakshatras with lord and deity | my birth star is anuradha which god should I worship | magha nakshatra belongs to whom | which nakshatras are of rahu
en: who rules nakshatra lord | ruling planet of nakshatra lord star
hi: किस नक्षत्र का स्वामी कौन है | रोहिणी नक्षत्र का स्वामी | पुष्य नक्षत्र के देवता कौन हैं | अश्विनी नक्षत्र के देवता | स्वाति नक्षत्र का स्वामी ग्रह | नक्षत्रों के देवता की सूची | मेरा नक्षत्र अनुराधा है किस भगवान की पूजा करूँ | मघा नक्षत्र किसका है | राहु के नक्षत्र कौन से हैं
hi: नक्षत्र स्वामी किस ग्रह का नक्षत्र है | नक्षत्र स्वामी का स्वामी ग्रह
hg: kis nakshatra ka swami kaun hai | rohini nakshatra ka swami | pushya nakshatra ke devta kaun hai | ashwini nakshatra ke devta | swati nakshatra ka swami graha | nakshatro ke devta ki list | mera nakshatra anuradha hai kis bhagwan ki puja karu | magha nakshatra kiska hai | rahu ke nakshatra konse hai
hg: nakshatra swami kis grah ka nakshatra hai | nakshatra swami ka swami grah kaun
@which classical wide BPHS
en: Nakshatra lords: Ketu Ashwini, Magha, Mula; Venus Bharani, two Purvas; Sun Krittika, Uttara Phalguni, Uttara Ashadha; Moon Rohini, Hasta, Shravana; Mars Mrigashira, Chitra, Dhanishta; Rahu Ardra, Swati, Shatabhisha; Jupiter Punarvasu, Vishakha, Purva Bhadrapada; Saturn Pushya, Anuradha, Uttara Bhadrapada; Mercury Ashlesha, Jyeshtha, Revati.
hi: नक्षत्र स्वामी: केतु अश्विनी, मघा, मूल; शुक्र भरणी, पूर्वा फाल्गुनी, पूर्वाषाढ़ा; सूर्य कृत्तिका, उत्तरा फाल्गुनी, उत्तराषाढ़ा; चंद्र रोहिणी, हस्त, श्रवण; मंगल मृगशिरा, चित्रा, धनिष्ठा; राहु आर्द्रा, स्वाति, शतभिषा; गुरु पुनर्वसु, विशाखा, पूर्वा भाद्रपद; शनि पुष्य, अनुराधा, उत्तरा भाद्रपद; बुध आश्लेषा, ज्येष्ठा, रेवती।
hg: Nakshatra swami: Ketu Ashwini, Magha, Mula; Shukra Bharani, Purva Phalguni, Purva Ashadha; Surya Krittika, Uttara Phalguni, Uttara Ashadha; Chandra Rohini, Hasta, Shravana; Mangal Mrigashira, Chitra, Dhanishta; Rahu Ardra, Swati, Shatabhisha; Guru Punarvasu, Vishakha, Purva Bhadrapada; Shani Pushya, Anuradha, Uttara Bhadrapada; Budh Ashlesha, Jyeshtha, Revati.
@who classical wide MCH
en: Deities of the first nine nakshatras: Ashwini the Ashwin twins, Bharani Yama, Krittika Agni, Rohini Brahma, Mrigashira Soma, Ardra Rudra, Punarvasu Aditi, Pushya Brihaspati, Ashlesha the Nagas.
hi: पहले नौ नक्षत्रों के देवता: अश्विनी अश्विनी कुमार, भरणी यम, कृत्तिका अग्नि, रोहिणी ब्रह्मा, मृगशिरा सोम, आर्द्रा रुद्र, पुनर्वसु अदिति, पुष्य बृहस्पति, आश्लेषा नाग।
hg: Pehle nau nakshatron ke devta: Ashwini Ashwini Kumar, Bharani Yam, Krittika Agni, Rohini Brahma, Mrigashira Som, Ardra Rudra, Punarvasu Aditi, Pushya Brihaspati, Ashlesha Naag.
@which classical most MCH
en: Deities of the middle nine: Magha the forebears, Purva Phalguni Bhaga, Uttara Phalguni Aryaman, Hasta Savitar (Sun), Chitra Tvashtar or Vishwakarma, Swati Vayu, Vishakha Indra and Agni, Anuradha Mitra, Jyeshtha Indra.
hi: बीच के नौ के देवता: मघा पितर, पूर्वा फाल्गुनी भग, उत्तरा फाल्गुनी अर्यमा, हस्त सविता (सूर्य), चित्रा त्वष्टा या विश्वकर्मा, स्वाति वायु, विशाखा इंद्र-अग्नि, अनुराधा मित्र, ज्येष्ठा इंद्र।
hg: Beech ke nau ke devta: Magha pitar, Purva Phalguni Bhag, Uttara Phalguni Aryama, Hasta Savita (Surya), Chitra Tvashta ya Vishwakarma, Swati Vayu, Vishakha Indra-Agni, Anuradha Mitra, Jyeshtha Indra.
@who classical wide MCH
en: Deities of the last nine: Mula Nirriti, Purva Ashadha the Waters, Uttara Ashadha the Vishvedevas, Shravana Vishnu, Dhanishta the Vasus, Shatabhisha Varuna, Purva Bhadrapada Aja Ekapada, Uttara Bhadrapada Ahirbudhnya, Revati Pushan.
hi: अंतिम नौ के देवता: मूल निर्ऋति, पूर्वाषाढ़ा जल, उत्तराषाढ़ा विश्वेदेव, श्रवण विष्णु, धनिष्ठा वसु, शतभिषा वरुण, पूर्वा भाद्रपद अज एकपाद, उत्तरा भाद्रपद अहिर्बुध्न्य, रेवती पूषा।
hg: Antim nau ke devta: Mula Nirriti, Purva Ashadha Jal, Uttara Ashadha Vishvedev, Shravana Vishnu, Dhanishta Vasu, Shatabhisha Varun, Purva Bhadrapada Aja Ekapad, Uttara Bhadrapada Ahirbudhnya, Revati Pusha.
@do modern regional JYOTISH
en: Those who wish honour the deity of their birth star with a lamp on the day the Moon returns there, about every 27 days. Your own ishta comes first, and nothing costly belongs to it.
hi: जो चाहें वे जन्म नक्षत्र के देवता को उस दिन दीपक दें जब चंद्रमा वहाँ लौटे, लगभग हर 27 दिन। अपने इष्ट पहले हैं, और इसमें कुछ महँगा नहीं लगता।
hg: Jo chahein woh janm nakshatra ke devta ko us din deepak dein jab Chandrama wahan laute, lagbhag har 27 din. Apne isht pehle hain, aur isme kuch mehnga nahi lagta.
@see nakshatra-word

# dasha-or-gochar astro
@names
en: dasha and gochar, dasha versus transit, difference between dasha and gochar
hi: दशा और गोचर, दशा और गोचर में अंतर
hg: dasha aur gochar, dasha gochar me antar
@ask
en: what is the difference between dasha and transit | which is stronger dasha or gochar | dasha good but gochar bad what happens | sade sati during good mahadasha | do I look at dasha first or transit | is sade sati a dasha
hi: दशा और गोचर में क्या फ़र्क है | दशा ज़्यादा असर करती है या गोचर | दशा अच्छी है पर गोचर ख़राब है | अच्छी महादशा में साढ़े साती हो तो | पहले दशा देखें या गोचर | साढ़े साती दशा है या गोचर
hg: dasha or gochar me kya fark hai | dasha zyada asar karti hai ya gochar | dasha achi hai par gochar kharab hai | achi mahadasha me sade sati ho to | pehle dasha dekhe ya gochar | sade sati dasha hai ya gochar
@what classical wide PHAL
en: Dasha is the planetary period that runs from your birth nakshatra, different for each person; gochar is where the planets stand in the sky today, the same for all and counted from your Moon sign.
hi: दशा जन्म नक्षत्र से चलने वाला ग्रहों का काल है, हर व्यक्ति की अलग; गोचर आज आकाश में ग्रहों की जगह है, सबके लिए एक, जो आपकी चंद्र राशि से गिनी जाती है।
hg: Dasha janm nakshatra se chalne wala grahon ka kaal hai, har vyakti ki alag; gochar aaj aakash me grahon ki jagah hai, sabke liye ek, jo aapki chandra rashi se gini jaati hai.
@which modern most JYOTISH
en: Most give dasha the first word and gochar the second: the dasha says which theme is due, the transit when it stirs. Sade sati and dhaiya are gochar, so a kind dasha softens them.
hi: अधिकतर दशा को पहला और गोचर को दूसरा स्थान देते हैं: दशा विषय बताती है, गोचर समय। साढ़े साती और ढैया गोचर हैं, इसलिए अच्छी दशा उन्हें हल्का करती है।
hg: Zyadatar dasha ko pehla aur gochar ko doosra sthan dete hain: dasha vishay batati hai, gochar samay. Sade sati aur dhaiya gochar hain, isliye achhi dasha unhe halka karti hai.
@do modern most JYOTISH
en: If dasha and gochar disagree, astrologers expect mixed months, neither all good nor all bad. Nobody can know events from either; plan by your work, health and savings.
hi: दशा और गोचर अलग बोलें तो ज्योतिषी मिला-जुला समय मानते हैं, न सब अच्छा न सब बुरा। घटनाएँ किसी से कोई नहीं जान सकता; योजना काम, सेहत और बचत से बनाएँ।
hg: Dasha aur gochar alag bolein to jyotishi mila-jula samay maante hain, na sab achha na sab bura. Ghatnayein kisi se koi nahi jaan sakta; yojana kaam, sehat aur bachat se banayein.
@see mahadasha, gochar

# rashi-mesh astro
@names
en: Aries, Mesh rashi, Aries sign, Aries moon sign
hi: मेष राशि, मेष राशि वाले, मेष राशि के लोग
hg: mesh rashi wale, mesh rashi ke log, mesh rashi ka swabhav
@ask
en: what are Aries people like | Mesh rashi lucky colour day and stone | which god should Mesh rashi worship | lord of Mesh rashi | which nakshatras are in Mesh | name letters of Mesh | best match for Mesh rashi | is Mesh a good rashi | Mesh rashi lucky colour number and day | which rashi matches Mesh for marriage | Mesh moon sign best match
hi: मेष राशि वाले कैसे होते हैं | मेष राशि का शुभ रंग, दिन और रत्न | मेष राशि के इष्ट देव कौन | मेष राशि के स्वामी कौन हैं | मेष राशि में कौन से नक्षत्र | मेष राशि की किस राशि से बनती है | मेष राशि का शुभ रंग और अंक | मेष राशि की शादी किस राशि से | मेष राशि की शुभ दिशा
hg: mesh rashi wale kaise hote hai | mesh rashi ka shubh rang din aur ratna | mesh rashi ke isht dev kaun | mesh rashi ka swami kaun hai bataiye | mesh rashi me konse nakshatra | mesh rashi ki kis rashi se banti hai | mesh rashi ka shubh rang aur ank | mesh rashi ki shadi kis rashi se | mesh rashi ki lucky direction
@what classical most PHAL
en: Mesh (Aries) is the first rashi, fire and movable, ruled by Mars. Its people are described as brave, direct and quick to begin; patience is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: मेष पहली राशि है, अग्नि तत्व, चर, स्वामी मंगल। इसके लोग साहसी, सीधे और जल्दी शुरू करने वाले; धैर्य सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Mesh pehli rashi hai, agni tatva, char, swami Mangal. Iske log sahasi, seedhe aur jaldi shuru karne wale; dhairya seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Mesh custom names: day Tuesday, colour red, stone coral (after the whole chart only), deity Hanuman. Name letters: chu, che, cho, la, li, lu, le, lo, a.
hi: मेष के लिए रिवाज में: दिन मंगलवार, रंग लाल, रत्न मूँगा (पूरी कुंडली के बाद ही), देवता हनुमान। नाम अक्षर: चू, चे, चो, ला, ली, लू, ले, लो, अ।
hg: Mesh ke liye riwaz me: din Mangalvar, rang laal, ratna moonga (poori kundli ke baad hi), devta Hanuman. Naam akshar: chu, che, cho, la, li, lu, le, lo, a.
@which classical wide SS
en: Mesh holds the nakshatras Ashwini, Bharani and Krittika pada 1. Your rashi is Mesh if the Moon stood there at birth; it stays about two and a quarter days.
hi: मेष में नक्षत्र अश्विनी, भरणी और कृत्तिका का पहला चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि मेष है; वह लगभग सवा दो दिन रहता है।
hg: Mesh me nakshatra Ashwini, Bharani aur Krittika ka pehla charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Mesh hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Mesh is said to get on with Simha and Dhanu (same element) and Mithun and Kumbh; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: मेष की सिंह और धनु (एक तत्व) तथा मिथुन और कुंभ से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Mesh ki Simha aur Dhanu (ek tatva) aur Mithun aur Kumbh se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colour named for Mesh rashi is red, its number 9, its day Tuesday, its direction east, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: मेष राशि का रंग लाल, अंक 9, वार मंगलवार और दिशा पूर्व बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Mesh rashi ka rang laal, ank 9, vaar Mangalvar aur disha poorv bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Mesh Moon sign the 7 bhakoot points come from Mesh, Mithun, Kark, Tula, Makar and Kumbh; Vrishabh, Meen, Simha, Dhanu, Kanya and Vrishchik give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: मेष राशि से विवाह में भकूट के 7 अंक मेष, मिथुन, कर्क, तुला, मकर और कुंभ देती हैं; वृषभ, मीन, सिंह, धनु, कन्या और वृश्चिक से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Mesh rashi se vivah me bhakoot ke 7 ank Mesh, Mithun, Kark, Tula, Makar aur Kumbh deti hain; Vrishabh, Meen, Simha, Dhanu, Kanya aur Vrishchik se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-vrishabh astro
@names
en: Taurus, Vrishabh rashi, Taurus sign, Taurus moon sign
hi: वृषभ राशि, वृषभ राशि वाले, वृषभ राशि के लोग
hg: vrishabh rashi wale, vrishabh rashi ke log, vrishabh rashi ka swabhav
@ask
en: what are Taurus people like | Vrishabh rashi lucky colour day and stone | which god should Vrishabh rashi worship | lord of Vrishabh rashi | which nakshatras are in Vrishabh | name letters of Vrishabh | best match for Vrishabh rashi | is Vrishabh a good rashi | Vrishabh rashi lucky colour number and day | which rashi matches Vrishabh for marriage | Vrishabh moon sign best match
hi: वृषभ राशि वाले कैसे होते हैं | वृषभ राशि का शुभ रंग, दिन और रत्न | वृषभ राशि के इष्ट देव कौन | वृषभ राशि के स्वामी कौन हैं | वृषभ राशि में कौन से नक्षत्र | वृषभ राशि के नाम अक्षर | वृषभ राशि की किस राशि से बनती है | वृषभ राशि का शुभ रंग और अंक | वृषभ राशि की शादी किस राशि से | वृषभ राशि की शुभ दिशा
hg: vrishabh rashi wale kaise hote hai | vrishabh rashi ka shubh rang din aur ratna | vrishabh rashi ke isht dev kaun | vrishabh rashi ka swami kaun hai bataiye | vrishabh rashi me konse nakshatra | vrishabh rashi ke naam akshar | vrishabh rashi ki kis rashi se banti hai | vrishabh rashi ka shubh rang aur ank | vrishabh rashi ki shadi kis rashi se | vrishabh rashi ki lucky direction
@what classical most PHAL
en: Vrishabh (Taurus) is the second rashi, earth and fixed, ruled by Venus. Its people are described as patient, loyal and fond of beauty and food; stubbornness is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: वृषभ दूसरी राशि है, पृथ्वी तत्व, स्थिर, स्वामी शुक्र। इसके लोग धैर्यवान, निष्ठावान, सौंदर्य और भोजन के प्रेमी; ज़िद छोड़ना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Vrishabh doosri rashi hai, prithvi tatva, sthir, swami Shukra. Iske log dhairyavan, wafadar, sundarta aur bhojan ke premi; zid chhodna seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Vrishabh custom names: day Friday, colour white and pink, stone diamond (after the whole chart only), deity Lakshmi. Name letters: i, u, e, o, va, vi, vu, ve, vo.
hi: वृषभ के लिए रिवाज में: दिन शुक्रवार, रंग सफ़ेद और गुलाबी, रत्न हीरा (पूरी कुंडली के बाद ही), देवता लक्ष्मी। नाम अक्षर: ई, उ, ए, ओ, वा, वी, वू, वे, वो।
hg: Vrishabh ke liye riwaz me: din Shukravar, rang safed aur gulabi, ratna heera (poori kundli ke baad hi), devta Lakshmi. Naam akshar: i, u, e, o, va, vi, vu, ve, vo.
@which classical wide SS
en: Vrishabh holds the nakshatras Krittika padas 2 to 4, Rohini and Mrigashira padas 1 and 2. Your rashi is Vrishabh if the Moon stood there at birth; it stays about two and a quarter days.
hi: वृषभ में नक्षत्र कृत्तिका 2-4 चरण, रोहिणी और मृगशिरा 1-2 चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि वृषभ है; वह लगभग सवा दो दिन रहता है।
hg: Vrishabh me nakshatra Krittika 2-4 charan, Rohini aur Mrigashira 1-2 charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Vrishabh hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Vrishabh is said to get on with Kanya and Makar (same element) and Kark and Meen; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: वृषभ की कन्या और मकर (एक तत्व) तथा कर्क और मीन से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Vrishabh ki Kanya aur Makar (ek tatva) aur Kark aur Meen se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colours named for Vrishabh rashi are white and pink, its number 6, its day Friday, its direction south, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: वृषभ राशि के रंग सफ़ेद और गुलाबी, अंक 6, वार शुक्रवार और दिशा दक्षिण बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Vrishabh rashi ke rang safed aur gulabi, ank 6, vaar Shukravar aur disha dakshin bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Vrishabh Moon sign the 7 bhakoot points come from Vrishabh, Kark, Simha, Vrishchik, Kumbh and Meen; Mithun, Mesh, Kanya, Makar, Tula and Dhanu give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: वृषभ राशि से विवाह में भकूट के 7 अंक वृषभ, कर्क, सिंह, वृश्चिक, कुंभ और मीन देती हैं; मिथुन, मेष, कन्या, मकर, तुला और धनु से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Vrishabh rashi se vivah me bhakoot ke 7 ank Vrishabh, Kark, Simha, Vrishchik, Kumbh aur Meen deti hain; Mithun, Mesh, Kanya, Makar, Tula aur Dhanu se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-mithun astro
@names
en: Gemini, Mithun rashi, Gemini sign, Gemini moon sign
hi: मिथुन राशि, मिथुन राशि वाले, मिथुन राशि के लोग
hg: mithun rashi wale, mithun rashi ke log, mithun rashi ka swabhav
@ask
en: what are Gemini people like | Mithun rashi lucky colour day and stone | which god should Mithun rashi worship | lord of Mithun rashi | which nakshatras are in Mithun | name letters of Mithun | best match for Mithun rashi | is Mithun a good rashi | Mithun rashi lucky colour number and day | which rashi matches Mithun for marriage | Mithun moon sign best match
hi: मिथुन राशि वाले कैसे होते हैं | मिथुन राशि का शुभ रंग, दिन और रत्न | मिथुन राशि के इष्ट देव कौन | मिथुन राशि के स्वामी कौन हैं | मिथुन राशि में कौन से नक्षत्र | मिथुन राशि के नाम अक्षर | मिथुन राशि की किस राशि से बनती है | मिथुन राशि का शुभ रंग और अंक | मिथुन राशि की शादी किस राशि से | मिथुन राशि की शुभ दिशा
hg: mithun rashi wale kaise hote hai | mithun rashi ka shubh rang din aur ratna | mithun rashi ke isht dev kaun | mithun rashi ka swami kaun hai bataiye | mithun rashi me konse nakshatra | mithun rashi ke naam akshar | mithun rashi ki kis rashi se banti hai | mithun rashi ka shubh rang aur ank | mithun rashi ki shadi kis rashi se | mithun rashi ki lucky direction
@what classical most PHAL
en: Mithun (Gemini) is the third rashi, air and dual, ruled by Mercury. Its people are described as quick-witted, talkative and curious; staying with one thing is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: मिथुन तीसरी राशि है, वायु तत्व, द्विस्वभाव, स्वामी बुध। इसके लोग चतुर, बातूनी और जिज्ञासु; एक बात पर टिकना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Mithun teesri rashi hai, vayu tatva, dwiswabhav, swami Budh. Iske log chatur, baatuni aur jigyasu; ek baat par tikna seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Mithun custom names: day Wednesday, colour green, stone emerald (after the whole chart only), deity Ganesh and Vishnu. Name letters: ka, ki, ku, gha, nga, chha, ke, ko, ha.
hi: मिथुन के लिए रिवाज में: दिन बुधवार, रंग हरा, रत्न पन्ना (पूरी कुंडली के बाद ही), देवता गणेश और विष्णु। नाम अक्षर: का, की, कू, घ, ङ, छ, के, को, हा।
hg: Mithun ke liye riwaz me: din Budhvar, rang hara, ratna panna (poori kundli ke baad hi), devta Ganesh aur Vishnu. Naam akshar: ka, ki, ku, gha, nga, chha, ke, ko, ha.
@which classical wide SS
en: Mithun holds the nakshatras Mrigashira padas 3 and 4, Ardra and Punarvasu padas 1 to 3. Your rashi is Mithun if the Moon stood there at birth; it stays about two and a quarter days.
hi: मिथुन में नक्षत्र मृगशिरा 3-4 चरण, आर्द्रा और पुनर्वसु 1-3 चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि मिथुन है; वह लगभग सवा दो दिन रहता है।
hg: Mithun me nakshatra Mrigashira 3-4 charan, Ardra aur Punarvasu 1-3 charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Mithun hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Mithun is said to get on with Tula and Kumbh (same element) and Mesh and Simha; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: मिथुन की तुला और कुंभ (एक तत्व) तथा मेष और सिंह से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Mithun ki Tula aur Kumbh (ek tatva) aur Mesh aur Simha se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colour named for Mithun rashi is green, its number 5, its day Wednesday, its direction west, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: मिथुन राशि का रंग हरा, अंक 5, वार बुधवार और दिशा पश्चिम बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Mithun rashi ka rang hara, ank 5, vaar Budhvar aur disha pashchim bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Mithun Moon sign the 7 bhakoot points come from Mithun, Simha, Kanya, Dhanu, Meen and Mesh; Kark, Vrishabh, Tula, Kumbh, Vrishchik and Makar give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: मिथुन राशि से विवाह में भकूट के 7 अंक मिथुन, सिंह, कन्या, धनु, मीन और मेष देती हैं; कर्क, वृषभ, तुला, कुंभ, वृश्चिक और मकर से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Mithun rashi se vivah me bhakoot ke 7 ank Mithun, Simha, Kanya, Dhanu, Meen aur Mesh deti hain; Kark, Vrishabh, Tula, Kumbh, Vrishchik aur Makar se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-kark astro
@names
en: Cancer, Kark rashi, Cancer sign, Cancer moon sign
hi: कर्क राशि, कर्क राशि वाले, कर्क राशि के लोग
hg: kark rashi wale, kark rashi ke log, kark rashi ka swabhav
@ask
en: what are Cancer people like | Kark rashi lucky colour day and stone | which god should Kark rashi worship | lord of Kark rashi | which nakshatras are in Kark | name letters of Kark | best match for Kark rashi | is Kark a good rashi | Kark rashi lucky colour number and day | which rashi matches Kark for marriage | Kark moon sign best match
hi: कर्क राशि वाले कैसे होते हैं | कर्क राशि का शुभ रंग, दिन और रत्न | कर्क राशि के इष्ट देव कौन | कर्क राशि के स्वामी कौन हैं | कर्क राशि में कौन से नक्षत्र | कर्क राशि के नाम अक्षर | कर्क राशि की किस राशि से बनती है | कर्क राशि का शुभ रंग और अंक | कर्क राशि की शादी किस राशि से | कर्क राशि की शुभ दिशा
hg: kark rashi wale kaise hote hai | kark rashi ka shubh rang din aur ratna | kark rashi ke isht dev kaun | kark rashi ka swami kaun hai bataiye | kark rashi me konse nakshatra | kark rashi ke naam akshar | kark rashi ki kis rashi se banti hai | kark rashi ka shubh rang aur ank | kark rashi ki shadi kis rashi se | kark rashi ki lucky direction
@what classical most PHAL
en: Kark (Cancer) is the fourth rashi, water and movable, ruled by the Moon. Its people are described as caring, feeling and tied to home and mother; moods are the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: कर्क चौथी राशि है, जल तत्व, चर, स्वामी चंद्रमा। इसके लोग ममतामय, भावुक, घर और माँ से जुड़े; मन का उतार-चढ़ाव सीख है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Kark chauthi rashi hai, jal tatva, char, swami Chandrama. Iske log mamta wale, bhavuk, ghar aur maa se jude; mann ka utaar-chadhav seekh hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Kark custom names: day Monday, colour white, stone pearl (after the whole chart only), deity Shiva and Parvati. Name letters: hi, hu, he, ho, da, di, du, de, do.
hi: कर्क के लिए रिवाज में: दिन सोमवार, रंग सफ़ेद, रत्न मोती (पूरी कुंडली के बाद ही), देवता शिव-पार्वती। नाम अक्षर: ही, हू, हे, हो, डा, डी, डू, डे, डो।
hg: Kark ke liye riwaz me: din Somvar, rang safed, ratna moti (poori kundli ke baad hi), devta Shiv-Parvati. Naam akshar: hi, hu, he, ho, da, di, du, de, do.
@which classical wide SS
en: Kark holds the nakshatras Punarvasu pada 4, Pushya and Ashlesha. Your rashi is Kark if the Moon stood there at birth; it stays about two and a quarter days.
hi: कर्क में नक्षत्र पुनर्वसु का चौथा चरण, पुष्य और आश्लेषा हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि कर्क है; वह लगभग सवा दो दिन रहता है।
hg: Kark me nakshatra Punarvasu ka chautha charan, Pushya aur Ashlesha hain. Janm ke samay Chandrama yahan ho to aapki rashi Kark hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Kark is said to get on with Vrishchik and Meen (same element) and Vrishabh and Kanya; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: कर्क की वृश्चिक और मीन (एक तत्व) तथा वृषभ और कन्या से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Kark ki Vrishchik aur Meen (ek tatva) aur Vrishabh aur Kanya se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colours named for Kark rashi are white and silver, its number 2, its day Monday, its direction north, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: कर्क राशि के रंग सफ़ेद और चाँदी-सा, अंक 2, वार सोमवार और दिशा उत्तर बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Kark rashi ke rang safed aur chaandi jaisa, ank 2, vaar Somvar aur disha uttar bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Kark Moon sign the 7 bhakoot points come from Kark, Kanya, Tula, Makar, Mesh and Vrishabh; Simha, Mithun, Vrishchik, Meen, Dhanu and Kumbh give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: कर्क राशि से विवाह में भकूट के 7 अंक कर्क, कन्या, तुला, मकर, मेष और वृषभ देती हैं; सिंह, मिथुन, वृश्चिक, मीन, धनु और कुंभ से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Kark rashi se vivah me bhakoot ke 7 ank Kark, Kanya, Tula, Makar, Mesh aur Vrishabh deti hain; Simha, Mithun, Vrishchik, Meen, Dhanu aur Kumbh se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-simha astro
@names
en: Leo, Simha rashi, Leo sign, Leo moon sign
hi: सिंह राशि, सिंह राशि वाले, सिंह राशि के लोग
hg: simha rashi wale, simha rashi ke log, simha rashi ka swabhav
@ask
en: what are Leo people like | Simha rashi lucky colour day and stone | which god should Simha rashi worship | lord of Simha rashi | which nakshatras are in Simha | name letters of Simha | best match for Simha rashi | is Simha a good rashi | Simha rashi lucky colour number and day | which rashi matches Simha for marriage | Simha moon sign best match
hi: सिंह राशि वाले कैसे होते हैं | सिंह राशि का शुभ रंग, दिन और रत्न | सिंह राशि के इष्ट देव कौन | सिंह राशि के स्वामी कौन हैं | सिंह राशि में कौन से नक्षत्र | सिंह राशि की किस राशि से बनती है | सिंह राशि का शुभ रंग और अंक | सिंह राशि की शादी किस राशि से | सिंह राशि की शुभ दिशा
hg: simha rashi wale kaise hote hai | simha rashi ka shubh rang din aur ratna | simha rashi ke isht dev kaun | simha rashi ka swami kaun hai bataiye | simha rashi me konse nakshatra | simha rashi ke naam akshar | simha rashi ki kis rashi se banti hai | simha rashi ka shubh rang aur ank | simha rashi ki shadi kis rashi se | simha rashi ki lucky direction
@what classical most PHAL
en: Simha (Leo) is the fifth rashi, fire and fixed, ruled by the Sun. Its people are described as proud, generous and born to lead; humility is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: सिंह पाँचवीं राशि है, अग्नि तत्व, स्थिर, स्वामी सूर्य। इसके लोग स्वाभिमानी, उदार और नेतृत्व वाले; विनम्रता सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Simha paanchvi rashi hai, agni tatva, sthir, swami Surya. Iske log swabhimani, udaar aur netritva wale; vinamrata seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Simha custom names: day Sunday, colour orange and gold, stone ruby (after the whole chart only), deity Surya. Name letters: ma, mi, mu, me, mo, ta, ti, tu, te.
hi: सिंह के लिए रिवाज में: दिन रविवार, रंग नारंगी और सुनहरा, रत्न माणिक (पूरी कुंडली के बाद ही), देवता सूर्य। नाम अक्षर: मा, मी, मू, मे, मो, टा, टी, टू, टे।
hg: Simha ke liye riwaz me: din Ravivar, rang narangi aur sunehra, ratna manik (poori kundli ke baad hi), devta Surya. Naam akshar: ma, mi, mu, me, mo, ta, ti, tu, te.
@which classical wide SS
en: Simha holds the nakshatras Magha, Purva Phalguni and Uttara Phalguni pada 1. Your rashi is Simha if the Moon stood there at birth; it stays about two and a quarter days.
hi: सिंह में नक्षत्र मघा, पूर्वा फाल्गुनी और उत्तरा फाल्गुनी का पहला चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि सिंह है; वह लगभग सवा दो दिन रहता है।
hg: Simha me nakshatra Magha, Purva Phalguni aur Uttara Phalguni ka pehla charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Simha hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Simha is said to get on with Mesh and Dhanu (same element) and Mithun and Tula; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: सिंह की मेष और धनु (एक तत्व) तथा मिथुन और तुला से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Simha ki Mesh aur Dhanu (ek tatva) aur Mithun aur Tula se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colours named for Simha rashi are orange and gold, its number 1, its day Sunday, its direction east, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: सिंह राशि के रंग नारंगी और सुनहरा, अंक 1, वार रविवार और दिशा पूर्व बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Simha rashi ke rang narangi aur sunehra, ank 1, vaar Ravivar aur disha poorv bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Simha Moon sign the 7 bhakoot points come from Simha, Tula, Vrishchik, Kumbh, Vrishabh and Mithun; Kanya, Kark, Dhanu, Mesh, Makar and Meen give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: सिंह राशि से विवाह में भकूट के 7 अंक सिंह, तुला, वृश्चिक, कुंभ, वृषभ और मिथुन देती हैं; कन्या, कर्क, धनु, मेष, मकर और मीन से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Simha rashi se vivah me bhakoot ke 7 ank Simha, Tula, Vrishchik, Kumbh, Vrishabh aur Mithun deti hain; Kanya, Kark, Dhanu, Mesh, Makar aur Meen se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-kanya astro
@names
en: Virgo, Kanya rashi, Virgo sign, Virgo moon sign
hi: कन्या राशि, कन्या राशि वाले, कन्या राशि के लोग
hg: kanya rashi wale, kanya rashi ke log, kanya rashi ka swabhav
@ask
en: what are Virgo people like | Kanya rashi lucky colour day and stone | which god should Kanya rashi worship | lord of Kanya rashi | which nakshatras are in Kanya | name letters of Kanya | best match for Kanya rashi | is Kanya a good rashi | Kanya rashi lucky colour number and day | which rashi matches Kanya for marriage | Kanya moon sign best match
hi: कन्या राशि वाले कैसे होते हैं | कन्या राशि का शुभ रंग, दिन और रत्न | कन्या राशि के इष्ट देव कौन | कन्या राशि के स्वामी कौन हैं | कन्या राशि में कौन से नक्षत्र | कन्या राशि के नाम अक्षर | कन्या राशि की किस राशि से बनती है | कन्या राशि का शुभ रंग और अंक | कन्या राशि की शादी किस राशि से | कन्या राशि की शुभ दिशा
hg: kanya rashi wale kaise hote hai | kanya rashi ka shubh rang din aur ratna | kanya rashi ke isht dev kaun | kanya rashi ka swami kaun hai bataiye | kanya rashi me konse nakshatra | kanya rashi ke naam akshar | kanya rashi ki kis rashi se banti hai | kanya rashi ka shubh rang aur ank | kanya rashi ki shadi kis rashi se | kanya rashi ki lucky direction
@what classical most PHAL
en: Kanya (Virgo) is the sixth rashi, earth and dual, ruled by Mercury. Its people are described as careful, precise and helpful; worry is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: कन्या छठी राशि है, पृथ्वी तत्व, द्विस्वभाव, स्वामी बुध। इसके लोग सावधान, व्यवस्थित और सहायक; चिंता छोड़ना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Kanya chhathi rashi hai, prithvi tatva, dwiswabhav, swami Budh. Iske log savdhan, vyavasthit aur sahayak; chinta chhodna seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Kanya custom names: day Wednesday, colour green, stone emerald (after the whole chart only), deity Ganesh and Vishnu. Name letters: to, pa, pi, pu, sha, na, tha, pe, po.
hi: कन्या के लिए रिवाज में: दिन बुधवार, रंग हरा, रत्न पन्ना (पूरी कुंडली के बाद ही), देवता गणेश और विष्णु। नाम अक्षर: टो, पा, पी, पू, ष, ण, ठ, पे, पो।
hg: Kanya ke liye riwaz me: din Budhvar, rang hara, ratna panna (poori kundli ke baad hi), devta Ganesh aur Vishnu. Naam akshar: to, pa, pi, pu, sha, na, tha, pe, po.
@which classical wide SS
en: Kanya holds the nakshatras Uttara Phalguni padas 2 to 4, Hasta and Chitra padas 1 and 2. Your rashi is Kanya if the Moon stood there at birth; it stays about two and a quarter days.
hi: कन्या में नक्षत्र उत्तरा फाल्गुनी 2-4 चरण, हस्त और चित्रा 1-2 चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि कन्या है; वह लगभग सवा दो दिन रहता है।
hg: Kanya me nakshatra Uttara Phalguni 2-4 charan, Hasta aur Chitra 1-2 charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Kanya hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Kanya is said to get on with Vrishabh and Makar (same element) and Kark and Vrishchik; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: कन्या की वृषभ और मकर (एक तत्व) तथा कर्क और वृश्चिक से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Kanya ki Vrishabh aur Makar (ek tatva) aur Kark aur Vrishchik se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colour named for Kanya rashi is green, its number 5, its day Wednesday, its direction south, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: कन्या राशि का रंग हरा, अंक 5, वार बुधवार और दिशा दक्षिण बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Kanya rashi ka rang hara, ank 5, vaar Budhvar aur disha dakshin bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Kanya Moon sign the 7 bhakoot points come from Kanya, Vrishchik, Dhanu, Meen, Mithun and Kark; Tula, Simha, Makar, Vrishabh, Kumbh and Mesh give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: कन्या राशि से विवाह में भकूट के 7 अंक कन्या, वृश्चिक, धनु, मीन, मिथुन और कर्क देती हैं; तुला, सिंह, मकर, वृषभ, कुंभ और मेष से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Kanya rashi se vivah me bhakoot ke 7 ank Kanya, Vrishchik, Dhanu, Meen, Mithun aur Kark deti hain; Tula, Simha, Makar, Vrishabh, Kumbh aur Mesh se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-tula astro
@names
en: Libra, Tula rashi, Libra sign, Libra moon sign
hi: तुला राशि, तुला राशि वाले, तुला राशि के लोग
hg: tula rashi wale, tula rashi ke log, tula rashi ka swabhav
@ask
en: what are Libra people like | Tula rashi lucky colour day and stone | which god should Tula rashi worship | lord of Tula rashi | which nakshatras are in Tula | name letters of Tula | best match for Tula rashi | is Tula a good rashi | Tula rashi lucky colour number and day | which rashi matches Tula for marriage | Tula moon sign best match
hi: तुला राशि वाले कैसे होते हैं | तुला राशि का शुभ रंग, दिन और रत्न | तुला राशि के इष्ट देव कौन | तुला राशि के स्वामी कौन हैं | तुला राशि में कौन से नक्षत्र | तुला राशि के नाम अक्षर | तुला राशि की किस राशि से बनती है | तुला राशि का शुभ रंग और अंक | तुला राशि की शादी किस राशि से | तुला राशि की शुभ दिशा
hg: tula rashi wale kaise hote hai | tula rashi ka shubh rang din aur ratna | tula rashi ke isht dev kaun | tula rashi ka swami kaun hai bataiye | tula rashi me konse nakshatra | tula rashi ke naam akshar | tula rashi ki kis rashi se banti hai | tula rashi ka shubh rang aur ank | tula rashi ki shadi kis rashi se | tula rashi ki lucky direction
@what classical most PHAL
en: Tula (Libra) is the seventh rashi, air and movable, ruled by Venus. Its people are described as fair, charming and fond of company and art; deciding is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: तुला सातवीं राशि है, वायु तत्व, चर, स्वामी शुक्र। इसके लोग न्यायप्रिय, मिलनसार और कला-प्रेमी; निर्णय लेना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Tula saatvi rashi hai, vayu tatva, char, swami Shukra. Iske log nyaypriya, milansar aur kala-premi; nirnay lena seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Tula custom names: day Friday, colour white and pink, stone diamond (after the whole chart only), deity Lakshmi. Name letters: ra, ri, ru, re, ro, ta, ti, tu, te.
hi: तुला के लिए रिवाज में: दिन शुक्रवार, रंग सफ़ेद और गुलाबी, रत्न हीरा (पूरी कुंडली के बाद ही), देवता लक्ष्मी। नाम अक्षर: रा, री, रू, रे, रो, ता, ती, तू, ते।
hg: Tula ke liye riwaz me: din Shukravar, rang safed aur gulabi, ratna heera (poori kundli ke baad hi), devta Lakshmi. Naam akshar: ra, ri, ru, re, ro, ta, ti, tu, te.
@which classical wide SS
en: Tula holds the nakshatras Chitra padas 3 and 4, Swati and Vishakha padas 1 to 3. Your rashi is Tula if the Moon stood there at birth; it stays about two and a quarter days.
hi: तुला में नक्षत्र चित्रा 3-4 चरण, स्वाति और विशाखा 1-3 चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि तुला है; वह लगभग सवा दो दिन रहता है।
hg: Tula me nakshatra Chitra 3-4 charan, Swati aur Vishakha 1-3 charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Tula hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Tula is said to get on with Mithun and Kumbh (same element) and Simha and Dhanu; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: तुला की मिथुन और कुंभ (एक तत्व) तथा सिंह और धनु से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Tula ki Mithun aur Kumbh (ek tatva) aur Simha aur Dhanu se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colours named for Tula rashi are white and pink, its number 6, its day Friday, its direction west, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: तुला राशि के रंग सफ़ेद और गुलाबी, अंक 6, वार शुक्रवार और दिशा पश्चिम बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Tula rashi ke rang safed aur gulabi, ank 6, vaar Shukravar aur disha pashchim bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Tula Moon sign the 7 bhakoot points come from Tula, Dhanu, Makar, Mesh, Kark and Simha; Vrishchik, Kanya, Kumbh, Mithun, Meen and Vrishabh give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: तुला राशि से विवाह में भकूट के 7 अंक तुला, धनु, मकर, मेष, कर्क और सिंह देती हैं; वृश्चिक, कन्या, कुंभ, मिथुन, मीन और वृषभ से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Tula rashi se vivah me bhakoot ke 7 ank Tula, Dhanu, Makar, Mesh, Kark aur Simha deti hain; Vrishchik, Kanya, Kumbh, Mithun, Meen aur Vrishabh se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-vrishchik astro
@names
en: Scorpio, Vrishchik rashi, Scorpio sign, Scorpio moon sign
hi: वृश्चिक राशि, वृश्चिक राशि वाले, वृश्चिक राशि के लोग
hg: vrishchik rashi wale, vrishchik rashi ke log, vrishchik rashi ka swabhav
@ask
en: what are Scorpio people like | Vrishchik rashi lucky colour day and stone | which god should Vrishchik rashi worship | lord of Vrishchik rashi | which nakshatras are in Vrishchik | name letters of Vrishchik | best match for Vrishchik rashi | is Vrishchik a good rashi | Vrishchik rashi lucky colour number and day | which rashi matches Vrishchik for marriage | Vrishchik moon sign best match
hi: वृश्चिक राशि वाले कैसे होते हैं | वृश्चिक राशि का शुभ रंग, दिन और रत्न | वृश्चिक राशि के इष्ट देव कौन | वृश्चिक राशि के स्वामी कौन हैं | वृश्चिक राशि में कौन से नक्षत्र | वृश्चिक राशि के नाम अक्षर | वृश्चिक राशि की किस राशि से बनती है | वृश्चिक राशि का शुभ रंग और अंक | वृश्चिक राशि की शादी किस राशि से | वृश्चिक राशि की शुभ दिशा
hg: vrishchik rashi wale kaise hote hai | vrishchik rashi ka shubh rang din aur ratna | vrishchik rashi ke isht dev kaun | vrishchik rashi ka swami kaun hai bataiye | vrishchik rashi me konse nakshatra | vrishchik rashi ke naam akshar | vrishchik rashi ki kis rashi se banti hai | vrishchik rashi ka shubh rang aur ank | vrishchik rashi ki shadi kis rashi se | vrishchik rashi ki lucky direction
@what classical most PHAL
en: Vrishchik (Scorpio) is the eighth rashi, water and fixed, ruled by Mars. Its people are described as deep, steadfast and searching; letting go is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: वृश्चिक आठवीं राशि है, जल तत्व, स्थिर, स्वामी मंगल। इसके लोग गहरे, दृढ़ और खोजी; छोड़ना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Vrishchik aathvi rashi hai, jal tatva, sthir, swami Mangal. Iske log gehre, dridh aur khoji; chhodna seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Vrishchik custom names: day Tuesday, colour red, stone coral (after the whole chart only), deity Hanuman. Name letters: to, na, ni, nu, ne, no, ya, yi, yu.
hi: वृश्चिक के लिए रिवाज में: दिन मंगलवार, रंग लाल, रत्न मूँगा (पूरी कुंडली के बाद ही), देवता हनुमान। नाम अक्षर: तो, ना, नी, नू, ने, नो, या, यी, यू।
hg: Vrishchik ke liye riwaz me: din Mangalvar, rang laal, ratna moonga (poori kundli ke baad hi), devta Hanuman. Naam akshar: to, na, ni, nu, ne, no, ya, yi, yu.
@which classical wide SS
en: Vrishchik holds the nakshatras Vishakha pada 4, Anuradha and Jyeshtha. Your rashi is Vrishchik if the Moon stood there at birth; it stays about two and a quarter days.
hi: वृश्चिक में नक्षत्र विशाखा का चौथा चरण, अनुराधा और ज्येष्ठा हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि वृश्चिक है; वह लगभग सवा दो दिन रहता है।
hg: Vrishchik me nakshatra Vishakha ka chautha charan, Anuradha aur Jyeshtha hain. Janm ke samay Chandrama yahan ho to aapki rashi Vrishchik hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Vrishchik is said to get on with Kark and Meen (same element) and Kanya and Makar; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: वृश्चिक की कर्क और मीन (एक तत्व) तथा कन्या और मकर से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Vrishchik ki Kark aur Meen (ek tatva) aur Kanya aur Makar se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colour named for Vrishchik rashi is red, its number 9, its day Tuesday, its direction north, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: वृश्चिक राशि का रंग लाल, अंक 9, वार मंगलवार और दिशा उत्तर बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Vrishchik rashi ka rang laal, ank 9, vaar Mangalvar aur disha uttar bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Vrishchik Moon sign the 7 bhakoot points come from Vrishchik, Makar, Kumbh, Vrishabh, Simha and Kanya; Dhanu, Tula, Meen, Kark, Mesh and Mithun give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: वृश्चिक राशि से विवाह में भकूट के 7 अंक वृश्चिक, मकर, कुंभ, वृषभ, सिंह और कन्या देती हैं; धनु, तुला, मीन, कर्क, मेष और मिथुन से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Vrishchik rashi se vivah me bhakoot ke 7 ank Vrishchik, Makar, Kumbh, Vrishabh, Simha aur Kanya deti hain; Dhanu, Tula, Meen, Kark, Mesh aur Mithun se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-dhanu astro
@names
en: Sagittarius, Dhanu rashi, Sagittarius sign, Sagittarius moon sign
hi: धनु राशि, धनु राशि वाले, धनु राशि के लोग
hg: dhanu rashi wale, dhanu rashi ke log, dhanu rashi ka swabhav
@ask
en: what are Sagittarius people like | Dhanu rashi lucky colour day and stone | which god should Dhanu rashi worship | lord of Dhanu rashi | which nakshatras are in Dhanu | name letters of Dhanu | best match for Dhanu rashi | is Dhanu a good rashi | Dhanu rashi lucky colour number and day | which rashi matches Dhanu for marriage | Dhanu moon sign best match
hi: धनु राशि वाले कैसे होते हैं | धनु राशि का शुभ रंग, दिन और रत्न | धनु राशि के इष्ट देव कौन | धनु राशि के स्वामी कौन हैं | धनु राशि में कौन से नक्षत्र | धनु राशि के नाम अक्षर | धनु राशि की किस राशि से बनती है | धनु राशि का शुभ रंग और अंक | धनु राशि की शादी किस राशि से | धनु राशि की शुभ दिशा
hg: dhanu rashi wale kaise hote hai | dhanu rashi ka shubh rang din aur ratna | dhanu rashi ke isht dev kaun | dhanu rashi ka swami kaun hai bataiye | dhanu rashi me konse nakshatra | dhanu rashi ke naam akshar | dhanu rashi ki kis rashi se banti hai | dhanu rashi ka shubh rang aur ank | dhanu rashi ki shadi kis rashi se | dhanu rashi ki lucky direction
@what classical most PHAL
en: Dhanu (Sagittarius) is the ninth rashi, fire and dual, ruled by Jupiter. Its people are described as hopeful, honest and fond of learning and travel; tact is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: धनु नौवीं राशि है, अग्नि तत्व, द्विस्वभाव, स्वामी गुरु। इसके लोग आशावादी, सच्चे, ज्ञान और यात्रा के प्रेमी; सोचकर बोलना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Dhanu nauvi rashi hai, agni tatva, dwiswabhav, swami Guru. Iske log aashavadi, sachche, gyan aur yatra ke premi; soch kar bolna seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Dhanu custom names: day Thursday, colour yellow, stone yellow sapphire (after the whole chart only), deity Vishnu. Name letters: ye, yo, bha, bhi, bhu, dha, pha, dha, bhe.
hi: धनु के लिए रिवाज में: दिन गुरुवार, रंग पीला, रत्न पुखराज (पूरी कुंडली के बाद ही), देवता विष्णु। नाम अक्षर: ये, यो, भा, भी, भू, धा, फा, ढा, भे।
hg: Dhanu ke liye riwaz me: din Guruvar, rang peela, ratna pukhraj (poori kundli ke baad hi), devta Vishnu. Naam akshar: ye, yo, bha, bhi, bhu, dha, pha, dha, bhe.
@which classical wide SS
en: Dhanu holds the nakshatras Mula, Purva Ashadha and Uttara Ashadha pada 1. Your rashi is Dhanu if the Moon stood there at birth; it stays about two and a quarter days.
hi: धनु में नक्षत्र मूल, पूर्वाषाढ़ा और उत्तराषाढ़ा का पहला चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि धनु है; वह लगभग सवा दो दिन रहता है।
hg: Dhanu me nakshatra Mula, Purva Ashadha aur Uttara Ashadha ka pehla charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Dhanu hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Dhanu is said to get on with Mesh and Simha (same element) and Tula and Kumbh; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: धनु की मेष और सिंह (एक तत्व) तथा तुला और कुंभ से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Dhanu ki Mesh aur Simha (ek tatva) aur Tula aur Kumbh se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colour named for Dhanu rashi is yellow, its number 3, its day Thursday, its direction east, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: धनु राशि का रंग पीला, अंक 3, वार गुरुवार और दिशा पूर्व बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Dhanu rashi ka rang peela, ank 3, vaar Guruvar aur disha poorv bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Dhanu Moon sign the 7 bhakoot points come from Dhanu, Kumbh, Meen, Mithun, Kanya and Tula; Makar, Vrishchik, Mesh, Simha, Vrishabh and Kark give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: धनु राशि से विवाह में भकूट के 7 अंक धनु, कुंभ, मीन, मिथुन, कन्या और तुला देती हैं; मकर, वृश्चिक, मेष, सिंह, वृषभ और कर्क से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Dhanu rashi se vivah me bhakoot ke 7 ank Dhanu, Kumbh, Meen, Mithun, Kanya aur Tula deti hain; Makar, Vrishchik, Mesh, Simha, Vrishabh aur Kark se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-makar astro
@names
en: Capricorn, Makar rashi, Capricorn sign, Capricorn moon sign
hi: मकर राशि, मकर राशि वाले, मकर राशि के लोग
hg: makar rashi wale, makar rashi ke log, makar rashi ka swabhav
@ask
en: what are Capricorn people like | Makar rashi lucky colour day and stone | which god should Makar rashi worship | lord of Makar rashi | which nakshatras are in Makar | name letters of Makar | best match for Makar rashi | is Makar a good rashi | Makar rashi lucky colour number and day | which rashi matches Makar for marriage | Makar moon sign best match
hi: मकर राशि वाले कैसे होते हैं | मकर राशि का शुभ रंग, दिन और रत्न | मकर राशि के इष्ट देव कौन | मकर राशि के स्वामी कौन हैं | मकर राशि में कौन से नक्षत्र | मकर राशि के नाम अक्षर | मकर राशि की किस राशि से बनती है | मकर राशि का शुभ रंग और अंक | मकर राशि की शादी किस राशि से | मकर राशि की शुभ दिशा
hg: makar rashi wale kaise hote hai | makar rashi ka shubh rang din aur ratna | makar rashi ke isht dev kaun | makar rashi ka swami kaun hai bataiye | makar rashi me konse nakshatra | makar rashi ke naam akshar | makar rashi ki kis rashi se banti hai | makar rashi ka shubh rang aur ank | makar rashi ki shadi kis rashi se | makar rashi ki lucky direction
@what classical most PHAL
en: Makar (Capricorn) is the tenth rashi, earth and movable, ruled by Saturn. Its people are described as hard-working, dutiful and far-sighted; warmth is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: मकर दसवीं राशि है, पृथ्वी तत्व, चर, स्वामी शनि। इसके लोग मेहनती, कर्तव्यनिष्ठ और दूरदर्शी; अपनापन दिखाना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Makar dasvi rashi hai, prithvi tatva, char, swami Shani. Iske log mehnati, kartavyanishth aur doordarshi; apnapan dikhana seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Makar custom names: day Saturday, colour dark blue, stone blue sapphire (after the whole chart only), deity Shani and Hanuman. Name letters: bho, ja, ji, khi, khu, khe, kho, ga, gi.
hi: मकर के लिए रिवाज में: दिन शनिवार, रंग गहरा नीला, रत्न नीलम (पूरी कुंडली के बाद ही), देवता शनि और हनुमान। नाम अक्षर: भो, जा, जी, खी, खू, खे, खो, गा, गी।
hg: Makar ke liye riwaz me: din Shanivar, rang gehra neela, ratna neelam (poori kundli ke baad hi), devta Shani aur Hanuman. Naam akshar: bho, ja, ji, khi, khu, khe, kho, ga, gi.
@which classical wide SS
en: Makar holds the nakshatras Uttara Ashadha padas 2 to 4, Shravana and Dhanishta padas 1 and 2. Your rashi is Makar if the Moon stood there at birth; it stays about two and a quarter days.
hi: मकर में नक्षत्र उत्तराषाढ़ा 2-4 चरण, श्रवण और धनिष्ठा 1-2 चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि मकर है; वह लगभग सवा दो दिन रहता है।
hg: Makar me nakshatra Uttara Ashadha 2-4 charan, Shravana aur Dhanishta 1-2 charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Makar hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Makar is said to get on with Vrishabh and Kanya (same element) and Vrishchik and Meen; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: मकर की वृषभ और कन्या (एक तत्व) तथा वृश्चिक और मीन से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Makar ki Vrishabh aur Kanya (ek tatva) aur Vrishchik aur Meen se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colours named for Makar rashi are dark blue and black, its number 8, its day Saturday, its direction south, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: मकर राशि के रंग गहरा नीला और काला, अंक 8, वार शनिवार और दिशा दक्षिण बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Makar rashi ke rang gehra neela aur kaala, ank 8, vaar Shanivar aur disha dakshin bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Makar Moon sign the 7 bhakoot points come from Makar, Meen, Mesh, Kark, Tula and Vrishchik; Kumbh, Dhanu, Vrishabh, Kanya, Mithun and Simha give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: मकर राशि से विवाह में भकूट के 7 अंक मकर, मीन, मेष, कर्क, तुला और वृश्चिक देती हैं; कुंभ, धनु, वृषभ, कन्या, मिथुन और सिंह से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Makar rashi se vivah me bhakoot ke 7 ank Makar, Meen, Mesh, Kark, Tula aur Vrishchik deti hain; Kumbh, Dhanu, Vrishabh, Kanya, Mithun aur Simha se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-kumbh astro
@names
en: Aquarius, Kumbh rashi, Aquarius sign, Aquarius moon sign
hi: कुंभ राशि, कुंभ राशि वाले, कुंभ राशि के लोग
hg: kumbh rashi wale, kumbh rashi ke log, kumbh rashi ka swabhav
@ask
en: what are Aquarius people like | Kumbh rashi lucky colour day and stone | which god should Kumbh rashi worship | lord of Kumbh rashi | which nakshatras are in Kumbh | name letters of Kumbh | best match for Kumbh rashi | is Kumbh a good rashi | Kumbh rashi lucky colour number and day | which rashi matches Kumbh for marriage | Kumbh moon sign best match
hi: कुंभ राशि वाले कैसे होते हैं | कुंभ राशि का शुभ रंग, दिन और रत्न | कुंभ राशि के इष्ट देव कौन | कुंभ राशि के स्वामी कौन हैं | कुंभ राशि में कौन से नक्षत्र | कुंभ राशि के नाम अक्षर | कुंभ राशि की किस राशि से बनती है | कुंभ राशि का शुभ रंग और अंक | कुंभ राशि की शादी किस राशि से | कुंभ राशि की शुभ दिशा
hg: kumbh rashi wale kaise hote hai | kumbh rashi ka shubh rang din aur ratna | kumbh rashi ke isht dev kaun | kumbh rashi ka swami kaun hai bataiye | kumbh rashi me konse nakshatra | kumbh rashi ke naam akshar | kumbh rashi ki kis rashi se banti hai | kumbh rashi ka shubh rang aur ank | kumbh rashi ki shadi kis rashi se | kumbh rashi ki lucky direction
@what classical most PHAL
en: Kumbh (Aquarius) is the eleventh rashi, air and fixed, ruled by Saturn. Its people are described as independent, friendly and of new ideas; closeness is the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: कुंभ ग्यारहवीं राशि है, वायु तत्व, स्थिर, स्वामी शनि। इसके लोग स्वतंत्र, मित्रवत और नए विचारों के; नज़दीकी सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Kumbh gyarahvi rashi hai, vayu tatva, sthir, swami Shani. Iske log swatantra, mitravat aur naye vicharon ke; nazdeeki seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Kumbh custom names: day Saturday, colour dark blue, stone blue sapphire (after the whole chart only), deity Shani and Hanuman. Name letters: gu, ge, go, sa, si, su, se, so, da.
hi: कुंभ के लिए रिवाज में: दिन शनिवार, रंग गहरा नीला, रत्न नीलम (पूरी कुंडली के बाद ही), देवता शनि और हनुमान। नाम अक्षर: गू, गे, गो, सा, सी, सू, से, सो, दा।
hg: Kumbh ke liye riwaz me: din Shanivar, rang gehra neela, ratna neelam (poori kundli ke baad hi), devta Shani aur Hanuman. Naam akshar: gu, ge, go, sa, si, su, se, so, da.
@which classical wide SS
en: Kumbh holds the nakshatras Dhanishta padas 3 and 4, Shatabhisha and Purva Bhadrapada padas 1 to 3. Your rashi is Kumbh if the Moon stood there at birth; it stays about two and a quarter days.
hi: कुंभ में नक्षत्र धनिष्ठा 3-4 चरण, शतभिषा और पूर्वा भाद्रपद 1-3 चरण हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि कुंभ है; वह लगभग सवा दो दिन रहता है।
hg: Kumbh me nakshatra Dhanishta 3-4 charan, Shatabhisha aur Purva Bhadrapada 1-3 charan hain. Janm ke samay Chandrama yahan ho to aapki rashi Kumbh hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Kumbh is said to get on with Mithun and Tula (same element) and Mesh and Dhanu; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: कुंभ की मिथुन और तुला (एक तत्व) तथा मेष और धनु से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Kumbh ki Mithun aur Tula (ek tatva) aur Mesh aur Dhanu se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colours named for Kumbh rashi are dark blue and black, its number 8, its day Saturday, its direction west, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: कुंभ राशि के रंग गहरा नीला और काला, अंक 8, वार शनिवार और दिशा पश्चिम बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Kumbh rashi ke rang gehra neela aur kaala, ank 8, vaar Shanivar aur disha pashchim bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Kumbh Moon sign the 7 bhakoot points come from Kumbh, Mesh, Vrishabh, Simha, Vrishchik and Dhanu; Meen, Makar, Mithun, Tula, Kark and Kanya give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: कुंभ राशि से विवाह में भकूट के 7 अंक कुंभ, मेष, वृषभ, सिंह, वृश्चिक और धनु देती हैं; मीन, मकर, मिथुन, तुला, कर्क और कन्या से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Kumbh rashi se vivah me bhakoot ke 7 ank Kumbh, Mesh, Vrishabh, Simha, Vrishchik aur Dhanu deti hain; Meen, Makar, Mithun, Tula, Kark aur Kanya se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashi-meen astro
@names
en: Pisces, Meen rashi, Pisces sign, Pisces moon sign
hi: मीन राशि, मीन राशि वाले, मीन राशि के लोग
hg: meen rashi wale, meen rashi ke log, meen rashi ka swabhav
@ask
en: what are Pisces people like | Meen rashi lucky colour day and stone | which god should Meen rashi worship | lord of Meen rashi | which nakshatras are in Meen | name letters of Meen | best match for Meen rashi | is Meen a good rashi | Meen rashi lucky colour number and day | which rashi matches Meen for marriage | Meen moon sign best match
hi: मीन राशि वाले कैसे होते हैं | मीन राशि का शुभ रंग, दिन और रत्न | मीन राशि के इष्ट देव कौन | मीन राशि के स्वामी कौन हैं | मीन राशि में कौन से नक्षत्र | मीन राशि के नाम अक्षर | मीन राशि की किस राशि से बनती है | मीन राशि का शुभ रंग और अंक | मीन राशि की शादी किस राशि से | मीन राशि की शुभ दिशा
hg: meen rashi wale kaise hote hai | meen rashi ka shubh rang din aur ratna | meen rashi ke isht dev kaun | meen rashi ka swami kaun hai bataiye | meen rashi me konse nakshatra | meen rashi ke naam akshar | meen rashi ki kis rashi se banti hai | meen rashi ka shubh rang aur ank | meen rashi ki shadi kis rashi se | meen rashi ki lucky direction
@what classical most PHAL
en: Meen (Pisces) is the twelfth rashi, water and dual, ruled by Jupiter. Its people are described as gentle, imaginative and giving; boundaries are the lesson. A twelfth of mankind shares it, so it is a leaning only.
hi: मीन बारहवीं राशि है, जल तत्व, द्विस्वभाव, स्वामी गुरु। इसके लोग कोमल, कल्पनाशील और दानी; सीमा रखना सीखना है, ऐसा कहा जाता है। बारह में से एक व्यक्ति इसी राशि का होता है, इसलिए यह केवल झुकाव है।
hg: Meen barahvi rashi hai, jal tatva, dwiswabhav, swami Guru. Iske log komal, kalpanasheel aur daani; seema rakhna seekhna hai, aisa kaha jaata hai. Barah me se ek vyakti isi rashi ka hota hai, isliye yeh keval jhukav hai.
@which modern most CUSTOM
en: For Meen custom names: day Thursday, colour yellow, stone yellow sapphire (after the whole chart only), deity Vishnu. Name letters: di, du, tha, jha, na, de, do, cha, chi.
hi: मीन के लिए रिवाज में: दिन गुरुवार, रंग पीला, रत्न पुखराज (पूरी कुंडली के बाद ही), देवता विष्णु। नाम अक्षर: दी, दू, थ, झ, ञ, दे, दो, चा, ची।
hg: Meen ke liye riwaz me: din Guruvar, rang peela, ratna pukhraj (poori kundli ke baad hi), devta Vishnu. Naam akshar: di, du, tha, jha, na, de, do, cha, chi.
@which classical wide SS
en: Meen holds the nakshatras Purva Bhadrapada pada 4, Uttara Bhadrapada and Revati. Your rashi is Meen if the Moon stood there at birth; it stays about two and a quarter days.
hi: मीन में नक्षत्र पूर्वा भाद्रपद का चौथा चरण, उत्तरा भाद्रपद और रेवती हैं। जन्म के समय चंद्रमा यहाँ हो तो आपकी राशि मीन है; वह लगभग सवा दो दिन रहता है।
hg: Meen me nakshatra Purva Bhadrapada ka chautha charan, Uttara Bhadrapada aur Revati hain. Janm ke samay Chandrama yahan ho to aapki rashi Meen hai; woh lagbhag sava do din rehta hai.
@ok modern most JYOTISH
en: Meen is said to get on with Kark and Vrishchik (same element) and Vrishabh and Makar; in matching it is the nakshatras that count. No rashi is bad, and none is shut out.
hi: मीन की कर्क और वृश्चिक (एक तत्व) तथा वृषभ और मकर से बनती है, ऐसा कहते हैं; मिलान में नक्षत्र गिने जाते हैं। कोई राशि बुरी नहीं, और किसी से मेल की मनाही नहीं।
hg: Meen ki Kark aur Vrishchik (ek tatva) aur Vrishabh aur Makar se banti hai, aisa kehte hain; milan me nakshatra gine jaate hain. Koi rashi buri nahi, aur kisi se mel ki manahi nahi.
@colour modern most JYOTISH
en: The colour named for Meen rashi is yellow, its number 3, its day Thursday, its direction north, after its lord and element. It is a pleasant custom and promises no luck; other colours harm nobody.
hi: मीन राशि का रंग पीला, अंक 3, वार गुरुवार और दिशा उत्तर बताए जाते हैं, स्वामी और तत्व के अनुसार। यह सुखद रिवाज है, भाग्य का वादा नहीं; दूसरे रंग हानि नहीं करते।
hg: Meen rashi ka rang peela, ank 3, vaar Guruvar aur disha uttar bataye jaate hain, swami aur tatva ke hisaab se. Yeh sukhad riwaz hai, bhagya ka vaada nahi; doosre rang nuksan nahi karte.
@who classical wide MCH
en: For marriage with Meen Moon sign the 7 bhakoot points come from Meen, Vrishabh, Mithun, Kanya, Dhanu and Makar; Mesh, Kumbh, Kark, Vrishchik, Simha and Tula give 0 there, with many exceptions. The other seven kootas and the two people count more.
hi: मीन राशि से विवाह में भकूट के 7 अंक मीन, वृषभ, मिथुन, कन्या, धनु और मकर देती हैं; मेष, कुंभ, कर्क, वृश्चिक, सिंह और तुला से 0, पर अपवाद बहुत हैं। बाक़ी सात कूट और दोनों का स्वभाव अधिक मायने रखते हैं।
hg: Meen rashi se vivah me bhakoot ke 7 ank Meen, Vrishabh, Mithun, Kanya, Dhanu aur Makar deti hain; Mesh, Kumbh, Kark, Vrishchik, Simha aur Tula se 0, par apvaad bahut hain. Baaki saat koot aur dono ka swabhav zyada maayne rakhte hain.
@see rashi-word
@link /kundli

# rashifal-daily astro
@names
en: daily horoscope, rashifal, today's horoscope, weekly horoscope
hi: राशिफल, आज का राशिफल, दैनिक राशिफल, साप्ताहिक राशिफल
hg: aaj ka rashifal, dainik rashifal, weekly rashifal
@ask
en: tell me today's rashifal | how will my day be today | horoscope of tomorrow | does the app have a daily horoscope | is the newspaper horoscope true | how is my year 2027 | lucky colour today for my rashi
hi: आज का राशिफल बताओ | मेरा आज का दिन कैसा रहेगा | कल का राशिफल | अख़बार का राशिफल सच होता है क्या | मेरा साल 2027 कैसा रहेगा | आज मेरी राशि का शुभ रंग
hg: aaj ka rashifal batao | mera aaj ka din kaisa rahega | kal ka rashifal | mera saal 2027 kaisa rahega | aaj meri rashi ka shubh rang
@ok app wide APP
en: Disha invents no daily horoscope: twelve texts for everybody cannot know your day. My day, under Kundli, shows what the panchang says for your Moon: tara bala, chandra bala, good hours and transits, with sources.
hi: दिशा मनगढ़ंत राशिफल नहीं बनाती: बारह पाठ सबका दिन नहीं जान सकते। कुंडली में "मेरा दिन" आपके चंद्र के लिए पंचांग बताता है: तारा बल, चंद्र बल, अच्छे घंटे और गोचर, स्रोत सहित।
hg: Disha mangadhant rashifal nahi banati: barah paath sabka din nahi jaan sakte. Kundli me "My day" aapke Chandra ke liye panchang batata hai: tara bala, chandra bala, achhe ghante aur gochar, source ke saath.
@what modern most JYOTISH
en: A newspaper rashifal is written from the transits of the day, one text for a twelfth of all people, some by Moon sign and some by Sun sign. Read it for pleasure, not for decisions.
hi: अख़बार का राशिफल दिन के गोचर से लिखा जाता है, बारहवें हिस्से के लिए एक पाठ, कहीं चंद्र राशि से कहीं सूर्य राशि से। आनंद के लिए पढ़ें, निर्णय के लिए नहीं।
hg: Akhbar ka rashifal din ke gochar se likha jaata hai, barahve hisse ke liye ek paath, kahin chandra rashi se kahin surya rashi se. Anand ke liye padhein, nirnay ke liye nahi.
@link /kundli

# nakshatra-ashwini astro
@names
en: Ashwini nakshatra, Aswini nakshatra, Ashwini janma nakshatra, lord of ashwini
hi: अश्विनी नक्षत्र, अश्वनी नक्षत्र, अश्विनी जन्म नक्षत्र, अश्विनी का स्वामी
hg: ashwini nakshatra, ashvini nakshatra, ashwini me janm, ashwini ka swami
@ask
en: what is Ashwini nakshatra like | I was born in Ashwini what kind of person am I | Ashwini nakshatra lord deity and symbol | which letters for a baby of Ashwini | Ashwini comes in which rashi and what degrees | Ashwini nakshatra gana nadi yoni | my star is Ashwini which dasha do I start with | is Ashwini good or bad for birth | Ashwini star marriage matching | what work is good on Ashwini day | Ashwini nakshatra padas and syllables
en: who rules ashwini | ruling planet of ashwini star
hi: अश्विनी नक्षत्र के लोग कैसे होते हैं | अश्विनी में जन्मे बच्चे का नाम किस अक्षर से रखें | अश्विनी नक्षत्र का स्वामी और देवता कौन है | अश्विनी नक्षत्र किस राशि में आता है | अश्विनी का गण नाड़ी योनि | मेरा नक्षत्र अश्विनी है पहली दशा कौन सी होगी | अश्विनी नक्षत्र शुभ है या अशुभ | अश्विनी नक्षत्र वालों की शादी किससे हो | अश्विनी के दिन कौन से काम करें | अश्विनी के चारों चरण के अक्षर
hi: अश्विनी किस ग्रह का नक्षत्र है | अश्विनी का स्वामी ग्रह
hg: ashwini nakshatra wale kaise hote hai | ashwini me paida hue bacche ka naam kis akshar se | ashwini nakshatra ka swami aur devta kaun | ashwini kis rashi me aata hai | ashwini ka gan nadi yoni kya hai | mera nakshatra ashwini hai pehli dasha konsi | ashwini nakshatra shubh hai ya ashubh | ashwini walo ki shadi kisse ho | ashwini ke din kya kaam kare | ashwini ke charan ke akshar
hg: ashwini kis grah ka nakshatra hai | ashwini ka swami grah kaun
@what classical wide BPHS
en: Ashwini is the 1st nakshatra, 0°–13°20' of Mesh rashi. It is ruled by its lord, Ketu, its deity the Ashwin twins, healers of the gods, its symbol a horse's head. Its people are described as quick, helpful and eager to begin.
hi: अश्विनी पहला नक्षत्र है, मेष राशि में 0°–13°20'। स्वामी केतु, देवता देवों के वैद्य अश्विनी कुमार, प्रतीक घोड़े का सिर। इसके लोग फुर्तीले, मददगार और पहल करने वाले कहे जाते हैं।
hg: Ashwini pehla nakshatra hai, Mesh rashi me 0°–13°20'. Swami Ketu, devta devon ke vaidya Ashwini Kumar, prateek ghode ka sir. Iske log furtile, madadgar aur pehal karne wale kahe jaate hain.
@which classical wide BPHS
en: The name letters of Ashwini by pada are chu, che, cho, la. Whoever is born in it begins life in the dasha of Ketu, of which what is left of its 7 years is lived.
hi: अश्विनी के चार चरणों के नाम अक्षर हैं चू, चे, चो, ला। इसमें जन्मे की पहली दशा केतु की होती है; उसके 7 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Ashwini ke chaar charan ke naam akshar hain chu, che, cho, la. Isme janme ki pehli dasha Ketu ki hoti hai; uske 7 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Ashwini is dev gan, adi nadi and horse yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में अश्विनी देव गण, आदि नाड़ी और अश्व योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Ashwini dev gan, adi nadi aur ghoda (ashwa) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Ashwini is no bad birth star. It is one of the six gand mool stars, yet a child born in it is a burden on no father, mother, grandmother or in-law: hold the baby gladly. A small shanti about the 27th day is custom only.
hi: अश्विनी बुरा जन्म नक्षत्र नहीं है। यह छह गंड मूल नक्षत्रों में है, फिर भी इसमें जन्मा बच्चा पिता, माता, दादी या ससुराल किसी पर भारी नहीं: ख़ुशी से गोद में लें। 27वें दिन के आसपास छोटी शांति केवल रिवाज है।
hg: Ashwini bura janm nakshatra nahi hai. Yeh chhah gand mool nakshatron me hai, phir bhi isme janma bachcha pita, mata, dadi ya sasural kisi par bhaari nahi: khushi se god me lein. 27ve din ke aaspaas chhoti shanti keval riwaz hai.
@when classical most MCH
en: Ashwini is a light (kshipra) nakshatra: its day, about every 27 days, is liked for trade, study, medicine, jewellery, travel and quick work. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: अश्विनी क्षिप्र (लघु) नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन व्यापार, पढ़ाई, दवा, गहने, यात्रा और जल्दी के काम के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Ashwini kshipra (laghu) nakshatra hai: lagbhag har 27 din par aane wala iska din vyapar, padhai, dawa, gehne, yatra aur jaldi ke kaam ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see mool-nakshatra
@link /kundli

# nakshatra-bharani astro
@names
en: Bharani nakshatra, Bharni nakshatra, Bharani janma nakshatra, lord of bharani
hi: भरणी नक्षत्र, भरनी नक्षत्र, भरणी जन्म नक्षत्र, भरणी का स्वामी
hg: bharani nakshatra, bharni nakshatra, bharani me janm, bharani ka swami
@ask
en: what is Bharani nakshatra like | I was born in Bharani what kind of person am I | Bharani nakshatra lord deity and symbol | which letters for a baby of Bharani | Bharani comes in which rashi and what degrees | Bharani nakshatra gana nadi yoni | my star is Bharani which dasha do I start with | is Bharani good or bad for birth | Bharani star marriage matching | what work is good on Bharani day | Bharani nakshatra padas and syllables
en: who rules bharani | ruling planet of bharani star
hi: भरणी नक्षत्र के लोग कैसे होते हैं | भरणी में जन्मे बच्चे का नाम किस अक्षर से रखें | भरणी नक्षत्र का स्वामी और देवता कौन है | भरणी नक्षत्र किस राशि में आता है | भरणी का गण नाड़ी योनि | मेरा नक्षत्र भरणी है पहली दशा कौन सी होगी | भरणी नक्षत्र शुभ है या अशुभ | भरणी नक्षत्र वालों की शादी किससे हो | भरणी के दिन कौन से काम करें | भरणी के चारों चरण के अक्षर
hi: भरणी किस ग्रह का नक्षत्र है | भरणी का स्वामी ग्रह
hg: bharani nakshatra wale kaise hote hai | bharani me paida hue bacche ka naam kis akshar se | bharani nakshatra ka swami aur devta kaun | bharani kis rashi me aata hai | bharani ka gan nadi yoni kya hai | mera nakshatra bharani hai pehli dasha konsi | bharani nakshatra shubh hai ya ashubh | bharani walo ki shadi kisse ho | bharani ke din kya kaam kare | bharani ke charan ke akshar
hg: bharani kis grah ka nakshatra hai | bharani ka swami grah kaun
@what classical wide BPHS
en: Bharani is the 2nd nakshatra, 13°20'–26°40' of Mesh rashi. It is ruled by its lord, Venus, its deity Yama, lord of dharma, its symbol the womb, a vessel that bears. Its people are described as strong, creative and able to bear much.
hi: भरणी दूसरा नक्षत्र है, मेष राशि में 13°20'–26°40'। स्वामी शुक्र, देवता धर्मराज यम, प्रतीक गर्भ, धारण करने वाला पात्र। इसके लोग बलवान, सृजनशील और सहनशील कहे जाते हैं।
hg: Bharani doosra nakshatra hai, Mesh rashi me 13°20'–26°40'. Swami Shukra, devta Dharmraj Yam, prateek garbh, dharan karne wala patra. Iske log balwan, srijansheel aur sehansheel kahe jaate hain.
@which classical wide BPHS
en: The name letters of Bharani by pada are li, lu, le, lo. Whoever is born in it begins life in the dasha of Venus, of which what is left of its 20 years is lived.
hi: भरणी के चार चरणों के नाम अक्षर हैं ली, लू, ले, लो। इसमें जन्मे की पहली दशा शुक्र की होती है; उसके 20 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Bharani ke chaar charan ke naam akshar hain li, lu, le, lo. Isme janme ki pehli dasha Shukra ki hoti hai; uske 20 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Bharani is manushya gan, madhya nadi and elephant yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में भरणी मनुष्य गण, मध्य नाड़ी और गज योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Bharani manushya gan, madhya nadi aur hathi (gaj) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Bharani is no bad birth star; no nakshatra is. Its lesson is said to be measure in wants. One in 27 people shares it, so the whole chart and your own effort say more.
hi: भरणी बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है इच्छाओं में संयम। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Bharani bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai ichchhaon me sanyam. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Bharani is a fierce (ugra) nakshatra: its day suits hard tasks, contest, tools and clearing away, while gentle beginnings mostly wait. Daily work goes on; it comes about every 27 days.
hi: भरणी उग्र नक्षत्र है: इसका दिन कठिन काम, मुक़ाबले, औज़ार और हटाने के काम के लिए माना जाता है; कोमल शुभारंभ प्रायः रुकते हैं। रोज़ का काम चलता है; यह लगभग हर 27 दिन पर आता है।
hg: Bharani ugra nakshatra hai: iska din kathin kaam, muqable, auzaar aur hatane ke kaam ke liye maana jaata hai; komal shubharambh aksar rukte hain. Roz ka kaam chalta hai; yeh lagbhag har 27 din par aata hai.
@see nakshatra-word
@link /kundli

# nakshatra-krittika astro
@names
en: Krittika nakshatra, Kritika nakshatra, Krittika janma nakshatra, lord of krittika
hi: कृत्तिका नक्षत्र, कृतिका नक्षत्र, कृत्तिका जन्म नक्षत्र, कृत्तिका का स्वामी
hg: krittika nakshatra, kritika nakshatra, krittika me janm, krittika ka swami
@ask
en: what is Krittika nakshatra like | I was born in Krittika what kind of person am I | Krittika nakshatra lord deity and symbol | which letters for a baby of Krittika | Krittika comes in which rashi and what degrees | Krittika nakshatra gana nadi yoni | my star is Krittika which dasha do I start with | is Krittika good or bad for birth | Krittika star marriage matching | what work is good on Krittika day | Krittika nakshatra padas and syllables
en: who rules krittika | ruling planet of krittika star
hi: कृत्तिका नक्षत्र के लोग कैसे होते हैं | कृत्तिका में जन्मे बच्चे का नाम किस अक्षर से रखें | कृत्तिका नक्षत्र का स्वामी और देवता कौन है | कृत्तिका नक्षत्र किस राशि में आता है | कृत्तिका का गण नाड़ी योनि | मेरा नक्षत्र कृत्तिका है पहली दशा कौन सी होगी | कृत्तिका नक्षत्र शुभ है या अशुभ | कृत्तिका नक्षत्र वालों की शादी किससे हो | कृत्तिका के दिन कौन से काम करें | कृत्तिका के चारों चरण के अक्षर
hi: कृत्तिका किस ग्रह का नक्षत्र है | कृत्तिका का स्वामी ग्रह
hg: krittika nakshatra wale kaise hote hai | krittika me paida hue bacche ka naam kis akshar se | krittika nakshatra ka swami aur devta kaun | krittika kis rashi me aata hai | krittika ka gan nadi yoni kya hai | mera nakshatra krittika hai pehli dasha konsi | krittika nakshatra shubh hai ya ashubh | krittika walo ki shadi kisse ho | krittika ke din kya kaam kare | krittika ke charan ke akshar
hg: krittika kis grah ka nakshatra hai | krittika ka swami grah kaun
@what classical wide BPHS
en: Krittika is the 3rd nakshatra, from 26°40' of Mesh rashi to 10° of Vrishabh. It is ruled by its lord, the Sun, its deity Agni, the fire, its symbol a razor or flame. Its people are described as sharp, upright and determined.
hi: कृत्तिका तीसरा नक्षत्र है, मेष राशि के 26°40' से वृषभ के 10° तक। स्वामी सूर्य, देवता अग्नि देव, प्रतीक छुरा या लौ। इसके लोग तेज़, खरे और दृढ़ कहे जाते हैं।
hg: Krittika teesra nakshatra hai, Mesh rashi ke 26°40' se Vrishabh ke 10° tak. Swami Surya, devta Agni Dev, prateek chhura ya lau. Iske log tez, khare aur dridh kahe jaate hain.
@which classical wide BPHS
en: The name letters of Krittika by pada are a, i, u, e. Whoever is born in it begins life in the dasha of the Sun, of which what is left of its 6 years is lived.
hi: कृत्तिका के चार चरणों के नाम अक्षर हैं अ, ई, उ, ए। इसमें जन्मे की पहली दशा सूर्य की होती है; उसके 6 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Krittika ke chaar charan ke naam akshar hain a, i, u, e. Isme janme ki pehli dasha Surya ki hoti hai; uske 6 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Krittika is rakshas gan, antya nadi and sheep yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में कृत्तिका राक्षस गण, अंत्य नाड़ी और मेष योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Krittika rakshas gan, antya nadi aur bhed (mesh) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Krittika is no bad birth star; no nakshatra is. Its lesson is said to be a milder tongue. One in 27 people shares it, so the whole chart and your own effort say more.
hi: कृत्तिका बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है वाणी में नरमी। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Krittika bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai vani me narmi. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Krittika is a mixed (mishra) nakshatra: its day, about every 27 days, is liked for fire rites, ordinary work, metal and craft. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: कृत्तिका मिश्र नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन हवन, साधारण काम, धातु और शिल्प के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Krittika mishra nakshatra hai: lagbhag har 27 din par aane wala iska din havan, sadharan kaam, dhatu aur shilp ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-rohini astro
@names
en: Rohini nakshatra, Rohini birth star, Rohini janma nakshatra, lord of rohini
hi: रोहिणी नक्षत्र, रोहणी नक्षत्र, रोहिणी जन्म नक्षत्र, रोहिणी का स्वामी
hg: rohini nakshatra, rohni nakshatra, rohini me janm, rohini ka swami
@ask
en: what is Rohini nakshatra like | I was born in Rohini what kind of person am I | Rohini nakshatra lord deity and symbol | which letters for a baby of Rohini | Rohini comes in which rashi and what degrees | Rohini nakshatra gana nadi yoni | my star is Rohini which dasha do I start with | is Rohini good or bad for birth | Rohini star marriage matching | what work is good on Rohini day | Rohini nakshatra padas and syllables
en: who rules rohini | ruling planet of rohini star
hi: रोहिणी नक्षत्र के लोग कैसे होते हैं | रोहिणी में जन्मे बच्चे का नाम किस अक्षर से रखें | रोहिणी नक्षत्र का स्वामी और देवता कौन है | रोहिणी नक्षत्र किस राशि में आता है | रोहिणी का गण नाड़ी योनि | मेरा नक्षत्र रोहिणी है पहली दशा कौन सी होगी | रोहिणी नक्षत्र शुभ है या अशुभ | रोहिणी नक्षत्र वालों की शादी किससे हो | रोहिणी के दिन कौन से काम करें | रोहिणी के चारों चरण के अक्षर
hi: रोहिणी किस ग्रह का नक्षत्र है | रोहिणी का स्वामी ग्रह
hg: rohini nakshatra wale kaise hote hai | rohini me paida hue bacche ka naam kis akshar se | rohini nakshatra ka swami aur devta kaun | rohini kis rashi me aata hai | rohini ka gan nadi yoni kya hai | mera nakshatra rohini hai pehli dasha konsi | rohini nakshatra shubh hai ya ashubh | rohini walo ki shadi kisse ho | rohini ke din kya kaam kare | rohini ke charan ke akshar
hg: rohini kis grah ka nakshatra hai | rohini ka swami grah kaun
@what classical wide BPHS
en: Rohini is the 4th nakshatra, 10°–23°20' of Vrishabh rashi. It is ruled by its lord, the Moon, its deity Brahma Prajapati, its symbol a cart. Its people are described as charming, fond of beauty and steady.
hi: रोहिणी चौथा नक्षत्र है, वृषभ राशि में 10°–23°20'। स्वामी चंद्र, देवता ब्रह्मा प्रजापति, प्रतीक बैलगाड़ी (शकट)। इसके लोग आकर्षक, सौंदर्यप्रिय और स्थिर कहे जाते हैं।
hg: Rohini chautha nakshatra hai, Vrishabh rashi me 10°–23°20'. Swami Chandra, devta Brahma Prajapati, prateek bailgaadi (shakat). Iske log aakarshak, saundaryapriya aur sthir kahe jaate hain.
@which classical wide BPHS
en: The name letters of Rohini by pada are o, va, vi, vu. Whoever is born in it begins life in the dasha of the Moon, of which what is left of its 10 years is lived.
hi: रोहिणी के चार चरणों के नाम अक्षर हैं ओ, वा, वी, वू। इसमें जन्मे की पहली दशा चंद्र की होती है; उसके 10 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Rohini ke chaar charan ke naam akshar hain o, va, vi, vu. Isme janme ki pehli dasha Chandra ki hoti hai; uske 10 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Rohini is manushya gan, antya nadi and serpent yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में रोहिणी मनुष्य गण, अंत्य नाड़ी और सर्प योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Rohini manushya gan, antya nadi aur saanp (sarp) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Rohini is no bad birth star; no nakshatra is. Its lesson is said to be letting go. One in 27 people shares it, so the whole chart and your own effort say more.
hi: रोहिणी बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है छोड़ना सीखना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Rohini bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai chhodna seekhna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Rohini is a fixed (dhruva) nakshatra: its day, about every 27 days, is liked for house entry, foundations, marriage, planting trees and what should last. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: रोहिणी ध्रुव (स्थिर) नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन गृह प्रवेश, नींव, विवाह, पेड़ लगाने और टिकाऊ काम के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Rohini dhruva (sthir) nakshatra hai: lagbhag har 27 din par aane wala iska din griha pravesh, neev, vivah, ped lagane aur tikaau kaam ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-mrigashira astro
@names
en: Mrigashira nakshatra, Mrigasira nakshatra, Mrigashira janma nakshatra, lord of mrigashira
hi: मृगशिरा नक्षत्र, मृगशीर्ष नक्षत्र, मृगशिरा जन्म नक्षत्र, मृगशिरा का स्वामी
hg: mrigashira nakshatra, mrigshira nakshatra, mrigashira me janm, mrigashira ka swami
@ask
en: what is Mrigashira nakshatra like | I was born in Mrigashira what kind of person am I | Mrigashira nakshatra lord deity and symbol | which letters for a baby of Mrigashira | Mrigashira comes in which rashi and what degrees | Mrigashira nakshatra gana nadi yoni | my star is Mrigashira which dasha do I start with | is Mrigashira good or bad for birth | Mrigashira star marriage matching | what work is good on Mrigashira day | Mrigashira nakshatra padas and syllables
en: who rules mrigashira | ruling planet of mrigashira star
hi: मृगशिरा नक्षत्र के लोग कैसे होते हैं | मृगशिरा में जन्मे बच्चे का नाम किस अक्षर से रखें | मृगशिरा नक्षत्र का स्वामी और देवता कौन है | मृगशिरा नक्षत्र किस राशि में आता है | मृगशिरा का गण नाड़ी योनि | मेरा नक्षत्र मृगशिरा है पहली दशा कौन सी होगी | मृगशिरा नक्षत्र शुभ है या अशुभ | मृगशिरा नक्षत्र वालों की शादी किससे हो | मृगशिरा के दिन कौन से काम करें | मृगशिरा के चारों चरण के अक्षर
hi: मृगशिरा किस ग्रह का नक्षत्र है | मृगशिरा का स्वामी ग्रह
hg: mrigashira nakshatra wale kaise hote hai | mrigashira me paida hue bacche ka naam kis akshar se | mrigashira nakshatra ka swami aur devta kaun | mrigashira kis rashi me aata hai | mrigashira ka gan nadi yoni kya hai | mera nakshatra mrigashira hai pehli dasha konsi | mrigashira nakshatra shubh hai ya ashubh | mrigashira walo ki shadi kisse ho | mrigashira ke din kya kaam kare | mrigashira ke charan ke akshar
hg: mrigashira kis grah ka nakshatra hai | mrigashira ka swami grah kaun
@what classical wide BPHS
en: Mrigashira is the 5th nakshatra, from 23°20' of Vrishabh rashi to 6°40' of Mithun. It is ruled by its lord, Mars, its deity Soma, the Moon god, its symbol a deer's head. Its people are described as curious, gentle and searching.
hi: मृगशिरा पाँचवाँ नक्षत्र है, वृषभ राशि के 23°20' से मिथुन के 6°40' तक। स्वामी मंगल, देवता सोम (चंद्र देव), प्रतीक हिरण का सिर। इसके लोग जिज्ञासु, कोमल और खोजी कहे जाते हैं।
hg: Mrigashira paanchva nakshatra hai, Vrishabh rashi ke 23°20' se Mithun ke 6°40' tak. Swami Mangal, devta Som (Chandra Dev), prateek hiran ka sir. Iske log jigyasu, komal aur khoji kahe jaate hain.
@which classical wide BPHS
en: The name letters of Mrigashira by pada are ve, vo, ka, ki. Whoever is born in it begins life in the dasha of Mars, of which what is left of its 7 years is lived.
hi: मृगशिरा के चार चरणों के नाम अक्षर हैं वे, वो, का, की। इसमें जन्मे की पहली दशा मंगल की होती है; उसके 7 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Mrigashira ke chaar charan ke naam akshar hain ve, vo, ka, ki. Isme janme ki pehli dasha Mangal ki hoti hai; uske 7 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Mrigashira is dev gan, madhya nadi and serpent yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में मृगशिरा देव गण, मध्य नाड़ी और सर्प योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Mrigashira dev gan, madhya nadi aur saanp (sarp) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Mrigashira is no bad birth star; no nakshatra is. Its lesson is said to be staying with one thing. One in 27 people shares it, so the whole chart and your own effort say more.
hi: मृगशिरा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है एक बात पर टिकना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Mrigashira bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai ek baat par tikna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Mrigashira is a soft (mridu) nakshatra: its day, about every 27 days, is liked for marriage, music, new clothes, friendship, learning and house entry. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: मृगशिरा मृदु नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन विवाह, संगीत, नए कपड़े, मित्रता, विद्या और गृह प्रवेश के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Mrigashira mridu nakshatra hai: lagbhag har 27 din par aane wala iska din vivah, sangeet, naye kapde, mitrata, vidya aur griha pravesh ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-ardra astro
@names
en: Ardra nakshatra, Thiruvathirai star, Ardra janma nakshatra, lord of ardra
hi: आर्द्रा नक्षत्र, अर्द्रा नक्षत्र, आर्द्रा जन्म नक्षत्र, आर्द्रा का स्वामी
hg: ardra nakshatra, aardra nakshatra, ardra me janm, ardra ka swami
@ask
en: what is Ardra nakshatra like | I was born in Ardra what kind of person am I | Ardra nakshatra lord deity and symbol | which letters for a baby of Ardra | Ardra comes in which rashi and what degrees | Ardra nakshatra gana nadi yoni | my star is Ardra which dasha do I start with | is Ardra good or bad for birth | Ardra star marriage matching | what work is good on Ardra day | Ardra nakshatra padas and syllables
en: who rules ardra | ruling planet of ardra star
hi: आर्द्रा नक्षत्र के लोग कैसे होते हैं | आर्द्रा में जन्मे बच्चे का नाम किस अक्षर से रखें | आर्द्रा नक्षत्र का स्वामी और देवता कौन है | आर्द्रा नक्षत्र किस राशि में आता है | आर्द्रा का गण नाड़ी योनि | मेरा नक्षत्र आर्द्रा है पहली दशा कौन सी होगी | आर्द्रा नक्षत्र शुभ है या अशुभ | आर्द्रा नक्षत्र वालों की शादी किससे हो | आर्द्रा के दिन कौन से काम करें | आर्द्रा के चारों चरण के अक्षर
hi: आर्द्रा किस ग्रह का नक्षत्र है | आर्द्रा का स्वामी ग्रह
hg: ardra nakshatra wale kaise hote hai | ardra me paida hue bacche ka naam kis akshar se | ardra nakshatra ka swami aur devta kaun | ardra kis rashi me aata hai | ardra ka gan nadi yoni kya hai | mera nakshatra ardra hai pehli dasha konsi | ardra nakshatra shubh hai ya ashubh | ardra walo ki shadi kisse ho | ardra ke din kya kaam kare | ardra ke charan ke akshar
hg: ardra kis grah ka nakshatra hai | ardra ka swami grah kaun
@what classical wide BPHS
en: Ardra is the 6th nakshatra, 6°40'–20° of Mithun rashi. It is ruled by its lord, Rahu, its deity Rudra, the stormy Shiva, its symbol a teardrop or gem. Its people are described as keen, feeling and good at repairing.
hi: आर्द्रा छठा नक्षत्र है, मिथुन राशि में 6°40'–20°। स्वामी राहु, देवता रुद्र (शिव), प्रतीक आँसू की बूँद या मणि। इसके लोग तीव्र बुद्धि, भावुक और सुधारने वाले कहे जाते हैं।
hg: Ardra chhatha nakshatra hai, Mithun rashi me 6°40'–20°. Swami Rahu, devta Rudra (Shiv), prateek aansu ki boond ya mani. Iske log teevra buddhi, bhavuk aur sudharne wale kahe jaate hain.
@which classical wide BPHS
en: The name letters of Ardra by pada are ku, gha, nga, chha. Whoever is born in it begins life in the dasha of Rahu, of which what is left of its 18 years is lived.
hi: आर्द्रा के चार चरणों के नाम अक्षर हैं कू, घ, ङ, छ। इसमें जन्मे की पहली दशा राहु की होती है; उसके 18 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Ardra ke chaar charan ke naam akshar hain ku, gha, nga, chha. Isme janme ki pehli dasha Rahu ki hoti hai; uske 18 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Ardra is manushya gan, adi nadi and dog yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में आर्द्रा मनुष्य गण, आदि नाड़ी और श्वान योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Ardra manushya gan, adi nadi aur kutta (shwan) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Ardra is no bad birth star; no nakshatra is. Its lesson is said to be calm after the storm. One in 27 people shares it, so the whole chart and your own effort say more.
hi: आर्द्रा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है तूफ़ान के बाद शांति। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Ardra bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai toofan ke baad shanti. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Ardra is a sharp (tikshna) nakshatra: its day, about every 27 days, is liked for research, mantra, discipline and parting from bad habits. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: आर्द्रा तीक्ष्ण नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन शोध, मंत्र, अनुशासन और बुरी आदत छोड़ने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Ardra tikshna nakshatra hai: lagbhag har 27 din par aane wala iska din shodh, mantra, anushasan aur buri aadat chhodne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-punarvasu astro
@names
en: Punarvasu nakshatra, Punarvasu birth star, Punarvasu janma nakshatra, lord of punarvasu
hi: पुनर्वसु नक्षत्र, पुनर्वसू नक्षत्र, पुनर्वसु जन्म नक्षत्र, पुनर्वसु का स्वामी
hg: punarvasu nakshatra, punarvasu star, punarvasu me janm, punarvasu ka swami
@ask
en: what is Punarvasu nakshatra like | I was born in Punarvasu what kind of person am I | Punarvasu nakshatra lord deity and symbol | which letters for a baby of Punarvasu | Punarvasu comes in which rashi and what degrees | Punarvasu nakshatra gana nadi yoni | my star is Punarvasu which dasha do I start with | is Punarvasu good or bad for birth | Punarvasu star marriage matching | what work is good on Punarvasu day | Punarvasu nakshatra padas and syllables
en: who rules punarvasu | ruling planet of punarvasu star
hi: पुनर्वसु नक्षत्र के लोग कैसे होते हैं | पुनर्वसु में जन्मे बच्चे का नाम किस अक्षर से रखें | पुनर्वसु नक्षत्र का स्वामी और देवता कौन है | पुनर्वसु नक्षत्र किस राशि में आता है | पुनर्वसु का गण नाड़ी योनि | मेरा नक्षत्र पुनर्वसु है पहली दशा कौन सी होगी | पुनर्वसु नक्षत्र शुभ है या अशुभ | पुनर्वसु नक्षत्र वालों की शादी किससे हो | पुनर्वसु के दिन कौन से काम करें | पुनर्वसु के चारों चरण के अक्षर
hi: पुनर्वसु किस ग्रह का नक्षत्र है | पुनर्वसु का स्वामी ग्रह
hg: punarvasu nakshatra wale kaise hote hai | punarvasu me paida hue bacche ka naam kis akshar se | punarvasu nakshatra ka swami aur devta kaun | punarvasu kis rashi me aata hai | punarvasu ka gan nadi yoni kya hai | mera nakshatra punarvasu hai pehli dasha konsi | punarvasu nakshatra shubh hai ya ashubh | punarvasu walo ki shadi kisse ho | punarvasu ke din kya kaam kare | punarvasu ke charan ke akshar
hg: punarvasu kis grah ka nakshatra hai | punarvasu ka swami grah kaun
@what classical wide BPHS
en: Punarvasu is the 7th nakshatra, from 20° of Mithun rashi to 3°20' of Kark. It is ruled by its lord, Jupiter, its deity Aditi, mother of the gods, its symbol a bow and quiver. Its people are described as hopeful, content and kind to guests.
hi: पुनर्वसु 7वाँ नक्षत्र है, मिथुन राशि के 20° से कर्क के 3°20' तक। स्वामी गुरु, देवता देवमाता अदिति, प्रतीक धनुष और तरकश। इसके लोग आशावान, संतोषी और अतिथि-प्रेमी कहे जाते हैं।
hg: Punarvasu 7va nakshatra hai, Mithun rashi ke 20° se Kark ke 3°20' tak. Swami Guru, devta Devmata Aditi, prateek dhanush aur tarkash. Iske log aashavan, santoshi aur atithi-premi kahe jaate hain.
@which classical wide BPHS
en: The name letters of Punarvasu by pada are ke, ko, ha, hi. Whoever is born in it begins life in the dasha of Jupiter, of which what is left of its 16 years is lived.
hi: पुनर्वसु के चार चरणों के नाम अक्षर हैं के, को, हा, ही। इसमें जन्मे की पहली दशा गुरु की होती है; उसके 16 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Punarvasu ke chaar charan ke naam akshar hain ke, ko, ha, hi. Isme janme ki pehli dasha Guru ki hoti hai; uske 16 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Punarvasu is dev gan, adi nadi and cat yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में पुनर्वसु देव गण, आदि नाड़ी और मार्जार योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Punarvasu dev gan, adi nadi aur billi (marjar) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Punarvasu is no bad birth star; no nakshatra is. Its lesson is said to be firm plans. One in 27 people shares it, so the whole chart and your own effort say more.
hi: पुनर्वसु बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है पक्की योजना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Punarvasu bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai pakki yojna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Punarvasu is a movable (chara) nakshatra: its day, about every 27 days, is liked for vehicles, travel, gardens, change of place and things that move. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: पुनर्वसु चर नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन वाहन, यात्रा, बग़ीचे और स्थान बदलने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Punarvasu char nakshatra hai: lagbhag har 27 din par aane wala iska din vahan, yatra, bagiche aur jagah badalne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-pushya astro
@names
en: Pushya nakshatra, Poosam star, Pushya janma nakshatra, lord of pushya
hi: पुष्य नक्षत्र, पुष्य तारा, पुष्य जन्म नक्षत्र, पुष्य का स्वामी
hg: pushya nakshatra, pushy nakshatra, pushya me janm, pushya ka swami
@ask
en: what is Pushya nakshatra like | I was born in Pushya what kind of person am I | Pushya nakshatra lord deity and symbol | which letters for a baby of Pushya | Pushya comes in which rashi and what degrees | Pushya nakshatra gana nadi yoni | my star is Pushya which dasha do I start with | is Pushya good or bad for birth | Pushya star marriage matching | what work is good on Pushya day | Pushya nakshatra padas and syllables
en: who rules pushya | ruling planet of pushya star
hi: पुष्य नक्षत्र के लोग कैसे होते हैं | पुष्य में जन्मे बच्चे का नाम किस अक्षर से रखें | पुष्य नक्षत्र का स्वामी और देवता कौन है | पुष्य नक्षत्र किस राशि में आता है | पुष्य का गण नाड़ी योनि | मेरा नक्षत्र पुष्य है पहली दशा कौन सी होगी | पुष्य नक्षत्र शुभ है या अशुभ | पुष्य नक्षत्र वालों की शादी किससे हो | पुष्य के दिन कौन से काम करें | पुष्य के चारों चरण के अक्षर
hi: पुष्य किस ग्रह का नक्षत्र है | पुष्य का स्वामी ग्रह
hg: pushya nakshatra wale kaise hote hai | pushya me paida hue bacche ka naam kis akshar se | pushya nakshatra ka swami aur devta kaun | pushya kis rashi me aata hai | pushya ka gan nadi yoni kya hai | mera nakshatra pushya hai pehli dasha konsi | pushya nakshatra shubh hai ya ashubh | pushya walo ki shadi kisse ho | pushya ke din kya kaam kare | pushya ke charan ke akshar
hg: pushya kis grah ka nakshatra hai | pushya ka swami grah kaun
@what classical wide BPHS
en: Pushya is the 8th nakshatra, 3°20'–16°40' of Kark rashi. It is ruled by its lord, Saturn, its deity Brihaspati, teacher of the gods, its symbol a cow's udder or a flower. Its people are described as caring, dutiful and nourishing.
hi: पुष्य 8वाँ नक्षत्र है, कर्क राशि में 3°20'–16°40'। स्वामी शनि, देवता देवगुरु बृहस्पति, प्रतीक गाय का थन या फूल। इसके लोग पालन करने वाले, कर्तव्यनिष्ठ और धीर कहे जाते हैं।
hg: Pushya 8va nakshatra hai, Kark rashi me 3°20'–16°40'. Swami Shani, devta Devguru Brihaspati, prateek gaay ka than ya phool. Iske log paalan karne wale, kartavyanishth aur dheer kahe jaate hain.
@which classical wide BPHS
en: The name letters of Pushya by pada are hu, he, ho, da. Whoever is born in it begins life in the dasha of Saturn, of which what is left of its 19 years is lived.
hi: पुष्य के चार चरणों के नाम अक्षर हैं हू, हे, हो, डा। इसमें जन्मे की पहली दशा शनि की होती है; उसके 19 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Pushya ke chaar charan ke naam akshar hain hu, he, ho, da. Isme janme ki pehli dasha Shani ki hoti hai; uske 19 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Pushya is dev gan, madhya nadi and sheep yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में पुष्य देव गण, मध्य नाड़ी और मेष योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Pushya dev gan, madhya nadi aur bhed (mesh) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Pushya is no bad birth star; no nakshatra is. Its lesson is said to be less stubbornness. One in 27 people shares it, so the whole chart and your own effort say more.
hi: पुष्य बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है ज़िद कम करना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Pushya bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai zid kam karna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Pushya is a light (kshipra) nakshatra: its day, about every 27 days, is liked for trade, study, medicine, jewellery, travel and quick work. Tithi and weekday are looked at too, and daily work goes on in any nakshatra. Weddings are not held in it.
hi: पुष्य क्षिप्र (लघु) नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन व्यापार, पढ़ाई, दवा, गहने, यात्रा और जल्दी के काम के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है। विवाह इसमें नहीं होते।
hg: Pushya kshipra (laghu) nakshatra hai: lagbhag har 27 din par aane wala iska din vyapar, padhai, dawa, gehne, yatra aur jaldi ke kaam ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai. Vivah isme nahi hote.
@see nakshatra-word
@link /kundli

# nakshatra-ashlesha astro
@names
en: Ashlesha nakshatra, Aslesha nakshatra, Ashlesha janma nakshatra, lord of ashlesha
hi: आश्लेषा नक्षत्र, अश्लेषा नक्षत्र, आश्लेषा जन्म नक्षत्र, आश्लेषा का स्वामी
hg: ashlesha nakshatra, aslesha nakshtra, ashlesha me janm, ashlesha ka swami
@ask
en: what is Ashlesha nakshatra like | I was born in Ashlesha what kind of person am I | Ashlesha nakshatra lord deity and symbol | which letters for a baby of Ashlesha | Ashlesha comes in which rashi and what degrees | Ashlesha nakshatra gana nadi yoni | my star is Ashlesha which dasha do I start with | is Ashlesha good or bad for birth | Ashlesha star marriage matching | what work is good on Ashlesha day | Ashlesha nakshatra padas and syllables
en: who rules ashlesha | ruling planet of ashlesha star
hi: आश्लेषा नक्षत्र के लोग कैसे होते हैं | आश्लेषा में जन्मे बच्चे का नाम किस अक्षर से रखें | आश्लेषा नक्षत्र का स्वामी और देवता कौन है | आश्लेषा नक्षत्र किस राशि में आता है | आश्लेषा का गण नाड़ी योनि | मेरा नक्षत्र आश्लेषा है पहली दशा कौन सी होगी | आश्लेषा नक्षत्र शुभ है या अशुभ | आश्लेषा नक्षत्र वालों की शादी किससे हो | आश्लेषा के दिन कौन से काम करें | आश्लेषा के चारों चरण के अक्षर
hi: आश्लेषा किस ग्रह का नक्षत्र है | आश्लेषा का स्वामी ग्रह
hg: ashlesha nakshatra wale kaise hote hai | ashlesha me paida hue bacche ka naam kis akshar se | ashlesha nakshatra ka swami aur devta kaun | ashlesha kis rashi me aata hai | ashlesha ka gan nadi yoni kya hai | mera nakshatra ashlesha hai pehli dasha konsi | ashlesha nakshatra shubh hai ya ashubh | ashlesha walo ki shadi kisse ho | ashlesha ke din kya kaam kare | ashlesha ke charan ke akshar
hg: ashlesha kis grah ka nakshatra hai | ashlesha ka swami grah kaun
@what classical wide BPHS
en: Ashlesha is the 9th nakshatra, 16°40'–30° of Kark rashi. It is ruled by its lord, Mercury, its deity the Nagas, its symbol a coiled serpent. Its people are described as clever, penetrating and intuitive.
hi: आश्लेषा 9वाँ नक्षत्र है, कर्क राशि में 16°40'–30°। स्वामी बुध, देवता नाग देवता, प्रतीक कुंडली मारा सर्प। इसके लोग चतुर, गहरे और सहज-ज्ञानी कहे जाते हैं।
hg: Ashlesha 9va nakshatra hai, Kark rashi me 16°40'–30°. Swami Budh, devta Nag devta, prateek kundli maara saanp. Iske log chatur, gehre aur sahaj-gyani kahe jaate hain.
@which classical wide BPHS
en: The name letters of Ashlesha by pada are di, du, de, do. Whoever is born in it begins life in the dasha of Mercury, of which what is left of its 17 years is lived.
hi: आश्लेषा के चार चरणों के नाम अक्षर हैं डी, डू, डे, डो। इसमें जन्मे की पहली दशा बुध की होती है; उसके 17 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Ashlesha ke chaar charan ke naam akshar hain di, du, de, do. Isme janme ki pehli dasha Budh ki hoti hai; uske 17 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Ashlesha is rakshas gan, antya nadi and cat yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में आश्लेषा राक्षस गण, अंत्य नाड़ी और मार्जार योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Ashlesha rakshas gan, antya nadi aur billi (marjar) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Ashlesha is no bad birth star. It is one of the six gand mool stars, yet a child born in it is a burden on no father, mother, grandmother or in-law: hold the baby gladly. A small shanti about the 27th day is custom only.
hi: आश्लेषा बुरा जन्म नक्षत्र नहीं है। यह छह गंड मूल नक्षत्रों में है, फिर भी इसमें जन्मा बच्चा पिता, माता, दादी या ससुराल किसी पर भारी नहीं: ख़ुशी से गोद में लें। 27वें दिन के आसपास छोटी शांति केवल रिवाज है।
hg: Ashlesha bura janm nakshatra nahi hai. Yeh chhah gand mool nakshatron me hai, phir bhi isme janma bachcha pita, mata, dadi ya sasural kisi par bhaari nahi: khushi se god me lein. 27ve din ke aaspaas chhoti shanti keval riwaz hai.
@when classical most MCH
en: Ashlesha is a sharp (tikshna) nakshatra: its day, about every 27 days, is liked for research, mantra, discipline and parting from bad habits. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: आश्लेषा तीक्ष्ण नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन शोध, मंत्र, अनुशासन और बुरी आदत छोड़ने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Ashlesha tikshna nakshatra hai: lagbhag har 27 din par aane wala iska din shodh, mantra, anushasan aur buri aadat chhodne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see mool-nakshatra
@link /kundli

# nakshatra-magha astro
@names
en: Magha nakshatra, Makha star, Magha janma nakshatra, lord of magha
hi: मघा नक्षत्र, मघा तारा, मघा जन्म नक्षत्र, मघा का स्वामी
hg: magha nakshatra, maghaa nakshatra, magha nakshatra me janm, magha ka swami
@ask
en: what is Magha nakshatra like | I was born in Magha nakshatra what kind of person am I | Magha nakshatra lord deity and symbol | which letters for a baby of Magha nakshatra | Magha nakshatra comes in which rashi and what degrees | Magha nakshatra gana nadi yoni | my nakshatra is Magha which dasha do I start with | is Magha nakshatra good or bad for birth | Magha star marriage matching | what work is good on Magha nakshatra day | Magha nakshatra padas and syllables
en: who rules magha | ruling planet of magha star
hi: मघा नक्षत्र के लोग कैसे होते हैं | मघा नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से रखें | मघा नक्षत्र का स्वामी और देवता कौन है | मघा नक्षत्र किस राशि में आता है | मघा नक्षत्र का गण नाड़ी योनि | मेरा नक्षत्र मघा है पहली दशा कौन सी होगी | मघा नक्षत्र शुभ है या अशुभ | मघा नक्षत्र वालों की शादी किससे हो | मघा नक्षत्र के दिन कौन से काम करें | मघा नक्षत्र के चारों चरण के अक्षर
hi: मघा किस ग्रह का नक्षत्र है | मघा का स्वामी ग्रह
hg: magha nakshatra wale kaise hote hai | magha nakshatra me paida hue bacche ka naam kis akshar se | magha nakshatra ka swami aur devta kaun | magha nakshatra kis rashi me aata hai | magha nakshatra ka gan nadi yoni kya hai | mera nakshatra magha hai pehli dasha konsi | magha nakshatra shubh hai ya ashubh | magha nakshatra walo ki shadi kisse ho | magha nakshatra ke din kya kaam kare | magha nakshatra ke charan ke akshar
hg: magha kis grah ka nakshatra hai | magha ka swami grah kaun
@what classical wide BPHS
en: Magha is the 10th nakshatra, 0°–13°20' of Simha rashi. It is ruled by its lord, Ketu, its deity the forebears (pitris), its symbol a throne. Its people are described as dignified, loyal to family and leading.
hi: मघा 10वाँ नक्षत्र है, सिंह राशि में 0°–13°20'। स्वामी केतु, देवता पितृ देव, प्रतीक सिंहासन। इसके लोग गरिमामय, कुल-निष्ठ और नेतृत्व वाले कहे जाते हैं।
hg: Magha 10va nakshatra hai, Simha rashi me 0°–13°20'. Swami Ketu, devta Pitra Dev, prateek sinhasan. Iske log garimamay, kul-nishth aur netritva wale kahe jaate hain.
@which classical wide BPHS
en: The name letters of Magha by pada are ma, mi, mu, me. Whoever is born in it begins life in the dasha of Ketu, of which what is left of its 7 years is lived.
hi: मघा के चार चरणों के नाम अक्षर हैं मा, मी, मू, मे। इसमें जन्मे की पहली दशा केतु की होती है; उसके 7 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Magha ke chaar charan ke naam akshar hain ma, mi, mu, me. Isme janme ki pehli dasha Ketu ki hoti hai; uske 7 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Magha is rakshas gan, antya nadi and rat yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में मघा राक्षस गण, अंत्य नाड़ी और मूषक योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Magha rakshas gan, antya nadi aur chooha (mushak) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Magha is no bad birth star. It is one of the six gand mool stars, yet a child born in it is a burden on no father, mother, grandmother or in-law: hold the baby gladly. A small shanti about the 27th day is custom only.
hi: मघा बुरा जन्म नक्षत्र नहीं है। यह छह गंड मूल नक्षत्रों में है, फिर भी इसमें जन्मा बच्चा पिता, माता, दादी या ससुराल किसी पर भारी नहीं: ख़ुशी से गोद में लें। 27वें दिन के आसपास छोटी शांति केवल रिवाज है।
hg: Magha bura janm nakshatra nahi hai. Yeh chhah gand mool nakshatron me hai, phir bhi isme janma bachcha pita, mata, dadi ya sasural kisi par bhaari nahi: khushi se god me lein. 27ve din ke aaspaas chhoti shanti keval riwaz hai.
@when classical most MCH
en: Magha is a fierce (ugra) nakshatra: its day suits hard tasks, contest, tools and clearing away, while gentle beginnings mostly wait (weddings are held in Magha). Daily work goes on; it comes about every 27 days.
hi: मघा उग्र नक्षत्र है: इसका दिन कठिन काम, मुक़ाबले, औज़ार और हटाने के काम के लिए माना जाता है; कोमल शुभारंभ प्रायः रुकते हैं (मघा में विवाह होते हैं)। रोज़ का काम चलता है; यह लगभग हर 27 दिन पर आता है।
hg: Magha ugra nakshatra hai: iska din kathin kaam, muqable, auzaar aur hatane ke kaam ke liye maana jaata hai; komal shubharambh aksar rukte hain (Magha me vivah hote hain). Roz ka kaam chalta hai; yeh lagbhag har 27 din par aata hai.
@see mool-nakshatra
@link /kundli

# nakshatra-purva-phalguni astro
@names
en: Purva Phalguni nakshatra, Pubba star, Purva Phalguni janma nakshatra, lord of purva phalguni
hi: पूर्वा फाल्गुनी नक्षत्र, पूर्वाफाल्गुनी नक्षत्र, पूर्वा फाल्गुनी जन्म नक्षत्र, पूर्वा फाल्गुनी का स्वामी
hg: purva phalguni nakshatra, purvafalguni nakshatra, purva phalguni me janm, purva phalguni ka swami
@ask
en: what is Purva Phalguni nakshatra like | I was born in Purva Phalguni what kind of person am I | Purva Phalguni nakshatra lord deity and symbol | which letters for a baby of Purva Phalguni | Purva Phalguni comes in which rashi and what degrees | Purva Phalguni nakshatra gana nadi yoni | my star is Purva Phalguni which dasha do I start with | is Purva Phalguni good or bad for birth | Purva Phalguni star marriage matching | what work is good on Purva Phalguni day | Purva Phalguni nakshatra padas and syllables
en: who rules purva phalguni | ruling planet of purva phalguni star
hi: पूर्वा फाल्गुनी नक्षत्र के लोग कैसे होते हैं | पूर्वा फाल्गुनी में जन्मे बच्चे का नाम किस अक्षर से रखें | पूर्वा फाल्गुनी नक्षत्र का स्वामी और देवता कौन है | पूर्वा फाल्गुनी नक्षत्र किस राशि में आता है | पूर्वा फाल्गुनी का गण नाड़ी योनि | मेरा नक्षत्र पूर्वा फाल्गुनी है पहली दशा कौन सी होगी | पूर्वा फाल्गुनी नक्षत्र शुभ है या अशुभ | पूर्वा फाल्गुनी नक्षत्र वालों की शादी किससे हो | पूर्वा फाल्गुनी के दिन कौन से काम करें | पूर्वा फाल्गुनी के चारों चरण के अक्षर
hi: पूर्वा फाल्गुनी किस ग्रह का नक्षत्र है | पूर्वा फाल्गुनी का स्वामी ग्रह
hg: purva phalguni nakshatra wale kaise hote hai | purva phalguni me paida hue bacche ka naam kis akshar se | purva phalguni nakshatra ka swami aur devta kaun | purva phalguni kis rashi me aata hai | purva phalguni ka gan nadi yoni kya hai | mera nakshatra purva phalguni hai pehli dasha konsi | purva phalguni nakshatra shubh hai ya ashubh | purva phalguni walo ki shadi kisse ho | purva phalguni ke din kya kaam kare | purva phalguni ke charan ke akshar
hg: purva phalguni kis grah ka nakshatra hai | purva phalguni ka swami grah kaun
@what classical wide BPHS
en: Purva Phalguni is the 11th nakshatra, 13°20'–26°40' of Simha rashi. It is ruled by its lord, Venus, its deity Bhaga, giver of joy, its symbol the front legs of a bed. Its people are described as warm, artistic and fond of company.
hi: पूर्वा फाल्गुनी 11वाँ नक्षत्र है, सिंह राशि में 13°20'–26°40'। स्वामी शुक्र, देवता सुख के देव भग, प्रतीक पलंग के आगे के पाए। इसके लोग स्नेही, कलाप्रेमी और मिलनसार कहे जाते हैं।
hg: Purva Phalguni 11va nakshatra hai, Simha rashi me 13°20'–26°40'. Swami Shukra, devta sukh ke dev Bhaga, prateek palang ke aage ke paaye. Iske log snehi, kalapremi aur milansaar kahe jaate hain.
@which classical wide BPHS
en: The name letters of Purva Phalguni by pada are mo, ta, ti, tu. Whoever is born in it begins life in the dasha of Venus, of which what is left of its 20 years is lived.
hi: पूर्वा फाल्गुनी के चार चरणों के नाम अक्षर हैं मो, टा, टी, टू। इसमें जन्मे की पहली दशा शुक्र की होती है; उसके 20 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Purva Phalguni ke chaar charan ke naam akshar hain mo, ta, ti, tu. Isme janme ki pehli dasha Shukra ki hoti hai; uske 20 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Purva Phalguni is manushya gan, madhya nadi and rat yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में पूर्वा फाल्गुनी मनुष्य गण, मध्य नाड़ी और मूषक योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Purva Phalguni manushya gan, madhya nadi aur chooha (mushak) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Purva Phalguni is no bad birth star; no nakshatra is. Its lesson is said to be less ease, more effort. One in 27 people shares it, so the whole chart and your own effort say more.
hi: पूर्वा फाल्गुनी बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है आराम कम, मेहनत अधिक। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Purva Phalguni bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai aaram kam, mehnat zyada. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Purva Phalguni is a fierce (ugra) nakshatra: its day suits hard tasks, contest, tools and clearing away, while gentle beginnings mostly wait. Daily work goes on; it comes about every 27 days.
hi: पूर्वा फाल्गुनी उग्र नक्षत्र है: इसका दिन कठिन काम, मुक़ाबले, औज़ार और हटाने के काम के लिए माना जाता है; कोमल शुभारंभ प्रायः रुकते हैं। रोज़ का काम चलता है; यह लगभग हर 27 दिन पर आता है।
hg: Purva Phalguni ugra nakshatra hai: iska din kathin kaam, muqable, auzaar aur hatane ke kaam ke liye maana jaata hai; komal shubharambh aksar rukte hain. Roz ka kaam chalta hai; yeh lagbhag har 27 din par aata hai.
@see nakshatra-word
@link /kundli

# nakshatra-uttara-phalguni astro
@names
en: Uttara Phalguni nakshatra, Uttaram star, Uttara Phalguni janma nakshatra, lord of uttara phalguni
hi: उत्तरा फाल्गुनी नक्षत्र, उत्तराफाल्गुनी नक्षत्र, उत्तरा फाल्गुनी जन्म नक्षत्र, उत्तरा फाल्गुनी का स्वामी
hg: uttara phalguni nakshatra, uttarafalguni nakshatra, uttara phalguni me janm, uttara phalguni ka swami
@ask
en: what is Uttara Phalguni nakshatra like | I was born in Uttara Phalguni what kind of person am I | Uttara Phalguni nakshatra lord deity and symbol | which letters for a baby of Uttara Phalguni | Uttara Phalguni comes in which rashi and what degrees | Uttara Phalguni nakshatra gana nadi yoni | my star is Uttara Phalguni which dasha do I start with | is Uttara Phalguni good or bad for birth | Uttara Phalguni star marriage matching | what work is good on Uttara Phalguni day | Uttara Phalguni nakshatra padas and syllables
en: who rules uttara phalguni | ruling planet of uttara phalguni star
hi: उत्तरा फाल्गुनी नक्षत्र के लोग कैसे होते हैं | उत्तरा फाल्गुनी में जन्मे बच्चे का नाम किस अक्षर से रखें | उत्तरा फाल्गुनी नक्षत्र का स्वामी और देवता कौन है | उत्तरा फाल्गुनी नक्षत्र किस राशि में आता है | उत्तरा फाल्गुनी का गण नाड़ी योनि | मेरा नक्षत्र उत्तरा फाल्गुनी है पहली दशा कौन सी होगी | उत्तरा फाल्गुनी नक्षत्र शुभ है या अशुभ | उत्तरा फाल्गुनी नक्षत्र वालों की शादी किससे हो | उत्तरा फाल्गुनी के दिन कौन से काम करें | उत्तरा फाल्गुनी के चारों चरण के अक्षर
hi: उत्तरा फाल्गुनी किस ग्रह का नक्षत्र है | उत्तरा फाल्गुनी का स्वामी ग्रह
hg: uttara phalguni nakshatra wale kaise hote hai | uttara phalguni me paida hue bacche ka naam kis akshar se | uttara phalguni nakshatra ka swami aur devta kaun | uttara phalguni kis rashi me aata hai | uttara phalguni ka gan nadi yoni kya hai | mera nakshatra uttara phalguni hai pehli dasha konsi | uttara phalguni nakshatra shubh hai ya ashubh | uttara phalguni walo ki shadi kisse ho | uttara phalguni ke din kya kaam kare | uttara phalguni ke charan ke akshar
hg: uttara phalguni kis grah ka nakshatra hai | uttara phalguni ka swami grah kaun
@what classical wide BPHS
en: Uttara Phalguni is the 12th nakshatra, from 26°40' of Simha rashi to 10° of Kanya. It is ruled by its lord, the Sun, its deity Aryaman, god of agreements, its symbol the back legs of a bed. Its people are described as reliable, helpful and true to their word.
hi: उत्तरा फाल्गुनी 12वाँ नक्षत्र है, सिंह राशि के 26°40' से कन्या के 10° तक। स्वामी सूर्य, देवता वचन और मैत्री के देव अर्यमा, प्रतीक पलंग के पीछे के पाए। इसके लोग भरोसेमंद, सहायक और वचन के पक्के कहे जाते हैं।
hg: Uttara Phalguni 12va nakshatra hai, Simha rashi ke 26°40' se Kanya ke 10° tak. Swami Surya, devta vachan aur maitri ke dev Aryama, prateek palang ke peechhe ke paaye. Iske log bharosemand, sahayak aur vachan ke pakke kahe jaate hain.
@which classical wide BPHS
en: The name letters of Uttara Phalguni by pada are te, to, pa, pi. Whoever is born in it begins life in the dasha of the Sun, of which what is left of its 6 years is lived.
hi: उत्तरा फाल्गुनी के चार चरणों के नाम अक्षर हैं टे, टो, पा, पी। इसमें जन्मे की पहली दशा सूर्य की होती है; उसके 6 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Uttara Phalguni ke chaar charan ke naam akshar hain te, to, pa, pi. Isme janme ki pehli dasha Surya ki hoti hai; uske 6 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Uttara Phalguni is manushya gan, adi nadi and cow yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में उत्तरा फाल्गुनी मनुष्य गण, आदि नाड़ी और गौ योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Uttara Phalguni manushya gan, adi nadi aur gaay (gau) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Uttara Phalguni is no bad birth star; no nakshatra is. Its lesson is said to be asking for help too. One in 27 people shares it, so the whole chart and your own effort say more.
hi: उत्तरा फाल्गुनी बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है स्वयं भी मदद माँगना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Uttara Phalguni bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai khud bhi madad maangna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Uttara Phalguni is a fixed (dhruva) nakshatra: its day, about every 27 days, is liked for house entry, foundations, marriage, planting trees and what should last. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: उत्तरा फाल्गुनी ध्रुव (स्थिर) नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन गृह प्रवेश, नींव, विवाह, पेड़ लगाने और टिकाऊ काम के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Uttara Phalguni dhruva (sthir) nakshatra hai: lagbhag har 27 din par aane wala iska din griha pravesh, neev, vivah, ped lagane aur tikaau kaam ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-hasta astro
@names
en: Hasta nakshatra, Hastha star, Hasta janma nakshatra, lord of hasta
hi: हस्त नक्षत्र, हस्ता नक्षत्र, हस्त जन्म नक्षत्र, हस्त का स्वामी
hg: hasta nakshatra, hast nakshatra, hasta nakshatra me janm, hasta ka swami
@ask
en: what is Hasta nakshatra like | I was born in Hasta nakshatra what kind of person am I | Hasta nakshatra lord deity and symbol | which letters for a baby of Hasta nakshatra | Hasta nakshatra comes in which rashi and what degrees | Hasta nakshatra gana nadi yoni | my nakshatra is Hasta which dasha do I start with | is Hasta nakshatra good or bad for birth | Hasta star marriage matching | what work is good on Hasta nakshatra day | Hasta nakshatra padas and syllables
en: who rules hasta | ruling planet of hasta star
hi: हस्त नक्षत्र के लोग कैसे होते हैं | हस्त नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से रखें | हस्त नक्षत्र का स्वामी और देवता कौन है | हस्त नक्षत्र किस राशि में आता है | हस्त नक्षत्र का गण नाड़ी योनि | मेरा नक्षत्र हस्त है पहली दशा कौन सी होगी | हस्त नक्षत्र शुभ है या अशुभ | हस्त नक्षत्र वालों की शादी किससे हो | हस्त नक्षत्र के दिन कौन से काम करें | हस्त नक्षत्र के चारों चरण के अक्षर
hi: हस्त किस ग्रह का नक्षत्र है | हस्त का स्वामी ग्रह
hg: hasta nakshatra wale kaise hote hai | hasta nakshatra me paida hue bacche ka naam kis akshar se | hasta nakshatra ka swami aur devta kaun | hasta nakshatra kis rashi me aata hai | hasta nakshatra ka gan nadi yoni kya hai | mera nakshatra hasta hai pehli dasha konsi | hasta nakshatra shubh hai ya ashubh | hasta nakshatra walo ki shadi kisse ho | hasta nakshatra ke din kya kaam kare | hasta nakshatra ke charan ke akshar
hg: hasta kis grah ka nakshatra hai | hasta ka swami grah kaun
@what classical wide BPHS
en: Hasta is the 13th nakshatra, 10°–23°20' of Kanya rashi. It is ruled by its lord, the Moon, its deity Savitar, the Sun, its symbol a hand. Its people are described as skilful with hands, witty and practical.
hi: हस्त 13वाँ नक्षत्र है, कन्या राशि में 10°–23°20'। स्वामी चंद्र, देवता सविता (सूर्य), प्रतीक हाथ। इसके लोग हाथ के हुनर वाले, हाज़िरजवाब और व्यावहारिक कहे जाते हैं।
hg: Hasta 13va nakshatra hai, Kanya rashi me 10°–23°20'. Swami Chandra, devta Savita (Surya), prateek haath. Iske log haath ke hunar wale, haazirjawab aur vyavaharik kahe jaate hain.
@which classical wide BPHS
en: The name letters of Hasta by pada are pu, sha, na, tha. Whoever is born in it begins life in the dasha of the Moon, of which what is left of its 10 years is lived.
hi: हस्त के चार चरणों के नाम अक्षर हैं पू, ष, ण, ठ। इसमें जन्मे की पहली दशा चंद्र की होती है; उसके 10 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Hasta ke chaar charan ke naam akshar hain pu, sha, na, tha. Isme janme ki pehli dasha Chandra ki hoti hai; uske 10 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Hasta is dev gan, adi nadi and buffalo yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में हस्त देव गण, आदि नाड़ी और महिष योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Hasta dev gan, adi nadi aur bhains (mahish) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Hasta is no bad birth star; no nakshatra is. Its lesson is said to be less worry over detail. One in 27 people shares it, so the whole chart and your own effort say more.
hi: हस्त बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है छोटी बातों की चिंता कम। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Hasta bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai chhoti baaton ki chinta kam. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Hasta is a light (kshipra) nakshatra: its day, about every 27 days, is liked for trade, study, medicine, jewellery, travel and quick work. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: हस्त क्षिप्र (लघु) नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन व्यापार, पढ़ाई, दवा, गहने, यात्रा और जल्दी के काम के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Hasta kshipra (laghu) nakshatra hai: lagbhag har 27 din par aane wala iska din vyapar, padhai, dawa, gehne, yatra aur jaldi ke kaam ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-chitra astro
@names
en: Chitra nakshatra, Chitta star, Chitra janma nakshatra, lord of chitra
hi: चित्रा नक्षत्र, चित्रा तारा, चित्रा जन्म नक्षत्र, चित्रा का स्वामी
hg: chitra nakshatra, chitra star, chitra nakshatra me janm, chitra ka swami
@ask
en: what is Chitra nakshatra like | I was born in Chitra nakshatra what kind of person am I | Chitra nakshatra lord deity and symbol | which letters for a baby of Chitra nakshatra | Chitra nakshatra comes in which rashi and what degrees | Chitra nakshatra gana nadi yoni | my nakshatra is Chitra which dasha do I start with | is Chitra nakshatra good or bad for birth | Chitra star marriage matching | what work is good on Chitra nakshatra day | Chitra nakshatra padas and syllables
en: who rules chitra | ruling planet of chitra star
hi: चित्रा नक्षत्र के लोग कैसे होते हैं | चित्रा नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से रखें | चित्रा नक्षत्र का स्वामी और देवता कौन है | चित्रा नक्षत्र किस राशि में आता है | चित्रा नक्षत्र का गण नाड़ी योनि | मेरा नक्षत्र चित्रा है पहली दशा कौन सी होगी | चित्रा नक्षत्र शुभ है या अशुभ | चित्रा नक्षत्र वालों की शादी किससे हो | चित्रा नक्षत्र के दिन कौन से काम करें | चित्रा नक्षत्र के चारों चरण के अक्षर
hi: चित्रा किस ग्रह का नक्षत्र है | चित्रा का स्वामी ग्रह
hg: chitra nakshatra wale kaise hote hai | chitra nakshatra me paida hue bacche ka naam kis akshar se | chitra nakshatra ka swami aur devta kaun | chitra nakshatra kis rashi me aata hai | chitra nakshatra ka gan nadi yoni kya hai | mera nakshatra chitra hai pehli dasha konsi | chitra nakshatra shubh hai ya ashubh | chitra nakshatra walo ki shadi kisse ho | chitra nakshatra ke din kya kaam kare | chitra nakshatra ke charan ke akshar
hg: chitra kis grah ka nakshatra hai | chitra ka swami grah kaun
@what classical wide BPHS
en: Chitra is the 14th nakshatra, from 23°20' of Kanya rashi to 6°40' of Tula. It is ruled by its lord, Mars, its deity Tvashtar or Vishwakarma, its symbol a bright jewel or pearl. Its people are described as stylish, inventive and good builders.
hi: चित्रा 14वाँ नक्षत्र है, कन्या राशि के 23°20' से तुला के 6°40' तक। स्वामी मंगल, देवता त्वष्टा या विश्वकर्मा, प्रतीक चमकता रत्न या मोती। इसके लोग सजीले, आविष्कारक और रचनाकार कहे जाते हैं।
hg: Chitra 14va nakshatra hai, Kanya rashi ke 23°20' se Tula ke 6°40' tak. Swami Mangal, devta Tvashta ya Vishwakarma, prateek chamakta ratna ya moti. Iske log sajeele, aavishkarak aur rachnakar kahe jaate hain.
@which classical wide BPHS
en: The name letters of Chitra by pada are pe, po, ra, ri. Whoever is born in it begins life in the dasha of Mars, of which what is left of its 7 years is lived.
hi: चित्रा के चार चरणों के नाम अक्षर हैं पे, पो, रा, री। इसमें जन्मे की पहली दशा मंगल की होती है; उसके 7 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Chitra ke chaar charan ke naam akshar hain pe, po, ra, ri. Isme janme ki pehli dasha Mangal ki hoti hai; uske 7 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Chitra is rakshas gan, madhya nadi and tiger yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में चित्रा राक्षस गण, मध्य नाड़ी और व्याघ्र योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Chitra rakshas gan, madhya nadi aur baagh (vyaghra) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Chitra is no bad birth star; no nakshatra is. Its lesson is said to be looking beyond appearance. One in 27 people shares it, so the whole chart and your own effort say more.
hi: चित्रा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है रूप से आगे देखना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Chitra bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai roop se aage dekhna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Chitra is a soft (mridu) nakshatra: its day, about every 27 days, is liked for music, new clothes, friendship, learning and house entry. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: चित्रा मृदु नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन संगीत, नए कपड़े, मित्रता, विद्या और गृह प्रवेश के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Chitra mridu nakshatra hai: lagbhag har 27 din par aane wala iska din sangeet, naye kapde, mitrata, vidya aur griha pravesh ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-swati astro
@names
en: Swati nakshatra, Swathi star, Swati janma nakshatra, lord of swati
hi: स्वाति नक्षत्र, स्वाती नक्षत्र, स्वाति जन्म नक्षत्र, स्वाति का स्वामी
hg: swati nakshatra, swathi nakshatra, swati me janm, swati ka swami
@ask
en: what is Swati nakshatra like | I was born in Swati what kind of person am I | Swati nakshatra lord deity and symbol | which letters for a baby of Swati | Swati comes in which rashi and what degrees | Swati nakshatra gana nadi yoni | my star is Swati which dasha do I start with | is Swati good or bad for birth | Swati star marriage matching | what work is good on Swati day | Swati nakshatra padas and syllables
en: who rules swati | ruling planet of swati star
hi: स्वाति नक्षत्र के लोग कैसे होते हैं | स्वाति में जन्मे बच्चे का नाम किस अक्षर से रखें | स्वाति नक्षत्र का स्वामी और देवता कौन है | स्वाति नक्षत्र किस राशि में आता है | स्वाति का गण नाड़ी योनि | मेरा नक्षत्र स्वाति है पहली दशा कौन सी होगी | स्वाति नक्षत्र शुभ है या अशुभ | स्वाति नक्षत्र वालों की शादी किससे हो | स्वाति के दिन कौन से काम करें | स्वाति के चारों चरण के अक्षर
hi: स्वाति किस ग्रह का नक्षत्र है | स्वाति का स्वामी ग्रह
hg: swati nakshatra wale kaise hote hai | swati me paida hue bacche ka naam kis akshar se | swati nakshatra ka swami aur devta kaun | swati kis rashi me aata hai | swati ka gan nadi yoni kya hai | mera nakshatra swati hai pehli dasha konsi | swati nakshatra shubh hai ya ashubh | swati walo ki shadi kisse ho | swati ke din kya kaam kare | swati ke charan ke akshar
hg: swati kis grah ka nakshatra hai | swati ka swami grah kaun
@what classical wide BPHS
en: Swati is the 15th nakshatra, 6°40'–20° of Tula rashi. It is ruled by its lord, Rahu, its deity Vayu, the wind, its symbol a young shoot in the wind. Its people are described as independent, fair and good at trade.
hi: स्वाति 15वाँ नक्षत्र है, तुला राशि में 6°40'–20°। स्वामी राहु, देवता वायु देव, प्रतीक हवा में झूमता अंकुर। इसके लोग स्वतंत्र, न्यायप्रिय और व्यापार-कुशल कहे जाते हैं।
hg: Swati 15va nakshatra hai, Tula rashi me 6°40'–20°. Swami Rahu, devta Vayu Dev, prateek hawa me jhoomta ankur. Iske log swatantra, nyaypriya aur vyapar-kushal kahe jaate hain.
@which classical wide BPHS
en: The name letters of Swati by pada are ru, re, ro, ta. Whoever is born in it begins life in the dasha of Rahu, of which what is left of its 18 years is lived.
hi: स्वाति के चार चरणों के नाम अक्षर हैं रू, रे, रो, ता। इसमें जन्मे की पहली दशा राहु की होती है; उसके 18 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Swati ke chaar charan ke naam akshar hain ru, re, ro, ta. Isme janme ki pehli dasha Rahu ki hoti hai; uske 18 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Swati is dev gan, antya nadi and buffalo yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में स्वाति देव गण, अंत्य नाड़ी और महिष योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Swati dev gan, antya nadi aur bhains (mahish) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Swati is no bad birth star; no nakshatra is. Its lesson is said to be deciding in time. One in 27 people shares it, so the whole chart and your own effort say more.
hi: स्वाति बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है समय पर निर्णय। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Swati bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai samay par nirnay. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Swati is a movable (chara) nakshatra: its day, about every 27 days, is liked for vehicles, travel, gardens, change of place and things that move. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: स्वाति चर नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन वाहन, यात्रा, बग़ीचे और स्थान बदलने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Swati char nakshatra hai: lagbhag har 27 din par aane wala iska din vahan, yatra, bagiche aur jagah badalne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-vishakha astro
@names
en: Vishakha nakshatra, Visakha nakshatra, Vishakha janma nakshatra, lord of vishakha
hi: विशाखा नक्षत्र, विशाखा तारा, विशाखा जन्म नक्षत्र, विशाखा का स्वामी
hg: vishakha nakshatra, visakha nakshatra, vishakha me janm, vishakha ka swami
@ask
en: what is Vishakha nakshatra like | I was born in Vishakha what kind of person am I | Vishakha nakshatra lord deity and symbol | which letters for a baby of Vishakha | Vishakha comes in which rashi and what degrees | Vishakha nakshatra gana nadi yoni | my star is Vishakha which dasha do I start with | is Vishakha good or bad for birth | Vishakha star marriage matching | what work is good on Vishakha day | Vishakha nakshatra padas and syllables
en: who rules vishakha | ruling planet of vishakha star
hi: विशाखा नक्षत्र के लोग कैसे होते हैं | विशाखा में जन्मे बच्चे का नाम किस अक्षर से रखें | विशाखा नक्षत्र का स्वामी और देवता कौन है | विशाखा नक्षत्र किस राशि में आता है | विशाखा का गण नाड़ी योनि | मेरा नक्षत्र विशाखा है पहली दशा कौन सी होगी | विशाखा नक्षत्र शुभ है या अशुभ | विशाखा नक्षत्र वालों की शादी किससे हो | विशाखा के दिन कौन से काम करें | विशाखा के चारों चरण के अक्षर
hi: विशाखा किस ग्रह का नक्षत्र है | विशाखा का स्वामी ग्रह
hg: vishakha nakshatra wale kaise hote hai | vishakha me paida hue bacche ka naam kis akshar se | vishakha nakshatra ka swami aur devta kaun | vishakha kis rashi me aata hai | vishakha ka gan nadi yoni kya hai | mera nakshatra vishakha hai pehli dasha konsi | vishakha nakshatra shubh hai ya ashubh | vishakha walo ki shadi kisse ho | vishakha ke din kya kaam kare | vishakha ke charan ke akshar
hg: vishakha kis grah ka nakshatra hai | vishakha ka swami grah kaun
@what classical wide BPHS
en: Vishakha is the 16th nakshatra, from 20° of Tula rashi to 3°20' of Vrishchik. It is ruled by its lord, Jupiter, its deity Indra and Agni together, its symbol a decorated gateway. Its people are described as purposeful, energetic and patient towards a goal.
hi: विशाखा 16वाँ नक्षत्र है, तुला राशि के 20° से वृश्चिक के 3°20' तक। स्वामी गुरु, देवता इंद्र और अग्नि, प्रतीक सजा हुआ तोरण। इसके लोग लक्ष्य वाले, ऊर्जावान और लगन वाले कहे जाते हैं।
hg: Vishakha 16va nakshatra hai, Tula rashi ke 20° se Vrishchik ke 3°20' tak. Swami Guru, devta Indra aur Agni, prateek saja hua toran. Iske log lakshya wale, urjavan aur lagan wale kahe jaate hain.
@which classical wide BPHS
en: The name letters of Vishakha by pada are ti, tu, te, to. Whoever is born in it begins life in the dasha of Jupiter, of which what is left of its 16 years is lived.
hi: विशाखा के चार चरणों के नाम अक्षर हैं ती, तू, ते, तो। इसमें जन्मे की पहली दशा गुरु की होती है; उसके 16 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Vishakha ke chaar charan ke naam akshar hain ti, tu, te, to. Isme janme ki pehli dasha Guru ki hoti hai; uske 16 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Vishakha is rakshas gan, antya nadi and tiger yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में विशाखा राक्षस गण, अंत्य नाड़ी और व्याघ्र योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Vishakha rakshas gan, antya nadi aur baagh (vyaghra) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Vishakha is no bad birth star; no nakshatra is. Its lesson is said to be joy in others' success. One in 27 people shares it, so the whole chart and your own effort say more.
hi: विशाखा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है दूसरों की सफलता में ख़ुशी। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Vishakha bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai doosron ki safalta me khushi. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Vishakha is a mixed (mishra) nakshatra: its day, about every 27 days, is liked for fire rites, ordinary work, metal and craft. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: विशाखा मिश्र नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन हवन, साधारण काम, धातु और शिल्प के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Vishakha mishra nakshatra hai: lagbhag har 27 din par aane wala iska din havan, sadharan kaam, dhatu aur shilp ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-anuradha astro
@names
en: Anuradha nakshatra, Anusham star, Anuradha janma nakshatra, lord of anuradha
hi: अनुराधा नक्षत्र, अनुराधा तारा, अनुराधा जन्म नक्षत्र, अनुराधा का स्वामी
hg: anuradha nakshatra, anuradha star, anuradha me janm, anuradha ka swami
@ask
en: what is Anuradha nakshatra like | I was born in Anuradha what kind of person am I | Anuradha nakshatra lord deity and symbol | which letters for a baby of Anuradha | Anuradha comes in which rashi and what degrees | Anuradha nakshatra gana nadi yoni | my star is Anuradha which dasha do I start with | is Anuradha good or bad for birth | Anuradha star marriage matching | what work is good on Anuradha day | Anuradha nakshatra padas and syllables
en: who rules anuradha | ruling planet of anuradha star
hi: अनुराधा नक्षत्र के लोग कैसे होते हैं | अनुराधा में जन्मे बच्चे का नाम किस अक्षर से रखें | अनुराधा नक्षत्र का स्वामी और देवता कौन है | अनुराधा नक्षत्र किस राशि में आता है | अनुराधा का गण नाड़ी योनि | मेरा नक्षत्र अनुराधा है पहली दशा कौन सी होगी | अनुराधा नक्षत्र शुभ है या अशुभ | अनुराधा नक्षत्र वालों की शादी किससे हो | अनुराधा के दिन कौन से काम करें | अनुराधा के चारों चरण के अक्षर
hi: अनुराधा किस ग्रह का नक्षत्र है | अनुराधा का स्वामी ग्रह
hg: anuradha nakshatra wale kaise hote hai | anuradha me paida hue bacche ka naam kis akshar se | anuradha nakshatra ka swami aur devta kaun | anuradha kis rashi me aata hai | anuradha ka gan nadi yoni kya hai | mera nakshatra anuradha hai pehli dasha konsi | anuradha nakshatra shubh hai ya ashubh | anuradha walo ki shadi kisse ho | anuradha ke din kya kaam kare | anuradha ke charan ke akshar
hg: anuradha kis grah ka nakshatra hai | anuradha ka swami grah kaun
@what classical wide BPHS
en: Anuradha is the 17th nakshatra, 3°20'–16°40' of Vrishchik rashi. It is ruled by its lord, Saturn, its deity Mitra, god of friendship, its symbol a lotus. Its people are described as devoted, friendly and good at working together.
hi: अनुराधा 17वाँ नक्षत्र है, वृश्चिक राशि में 3°20'–16°40'। स्वामी शनि, देवता मैत्री के देव मित्र, प्रतीक कमल। इसके लोग समर्पित, मित्रवत और मिलकर काम करने वाले कहे जाते हैं।
hg: Anuradha 17va nakshatra hai, Vrishchik rashi me 3°20'–16°40'. Swami Shani, devta maitri ke dev Mitra, prateek kamal. Iske log samarpit, mitravat aur milkar kaam karne wale kahe jaate hain.
@which classical wide BPHS
en: The name letters of Anuradha by pada are na, ni, nu, ne. Whoever is born in it begins life in the dasha of Saturn, of which what is left of its 19 years is lived.
hi: अनुराधा के चार चरणों के नाम अक्षर हैं ना, नी, नू, ने। इसमें जन्मे की पहली दशा शनि की होती है; उसके 19 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Anuradha ke chaar charan ke naam akshar hain na, ni, nu, ne. Isme janme ki pehli dasha Shani ki hoti hai; uske 19 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Anuradha is dev gan, madhya nadi and deer yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में अनुराधा देव गण, मध्य नाड़ी और मृग योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Anuradha dev gan, madhya nadi aur hiran (mrig) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Anuradha is no bad birth star; no nakshatra is. Its lesson is said to be minding less what others think. One in 27 people shares it, so the whole chart and your own effort say more.
hi: अनुराधा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है लोग क्या सोचेंगे इसकी चिंता कम। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Anuradha bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai log kya sochenge iski chinta kam. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Anuradha is a soft (mridu) nakshatra: its day, about every 27 days, is liked for marriage, music, new clothes, friendship, learning and house entry. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: अनुराधा मृदु नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन विवाह, संगीत, नए कपड़े, मित्रता, विद्या और गृह प्रवेश के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Anuradha mridu nakshatra hai: lagbhag har 27 din par aane wala iska din vivah, sangeet, naye kapde, mitrata, vidya aur griha pravesh ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-jyeshtha astro
@names
en: Jyeshtha nakshatra, Jyestha nakshatra, Jyeshtha janma nakshatra, lord of jyeshtha
hi: ज्येष्ठा नक्षत्र, जेष्ठा नक्षत्र, ज्येष्ठा जन्म नक्षत्र, ज्येष्ठा का स्वामी
hg: jyeshtha nakshatra, jyestha nakshatra, jyeshtha me janm, jyeshtha ka swami
@ask
en: what is Jyeshtha nakshatra like | I was born in Jyeshtha what kind of person am I | Jyeshtha nakshatra lord deity and symbol | which letters for a baby of Jyeshtha | Jyeshtha comes in which rashi and what degrees | Jyeshtha nakshatra gana nadi yoni | my star is Jyeshtha which dasha do I start with | is Jyeshtha good or bad for birth | Jyeshtha star marriage matching | what work is good on Jyeshtha day | Jyeshtha nakshatra padas and syllables
en: who rules jyeshtha | ruling planet of jyeshtha star
hi: ज्येष्ठा नक्षत्र के लोग कैसे होते हैं | ज्येष्ठा में जन्मे बच्चे का नाम किस अक्षर से रखें | ज्येष्ठा नक्षत्र का स्वामी और देवता कौन है | ज्येष्ठा नक्षत्र किस राशि में आता है | ज्येष्ठा का गण नाड़ी योनि | मेरा नक्षत्र ज्येष्ठा है पहली दशा कौन सी होगी | ज्येष्ठा नक्षत्र शुभ है या अशुभ | ज्येष्ठा नक्षत्र वालों की शादी किससे हो | ज्येष्ठा के दिन कौन से काम करें | ज्येष्ठा के चारों चरण के अक्षर
hi: ज्येष्ठा किस ग्रह का नक्षत्र है | ज्येष्ठा का स्वामी ग्रह
hg: jyeshtha nakshatra wale kaise hote hai | jyeshtha me paida hue bacche ka naam kis akshar se | jyeshtha nakshatra ka swami aur devta kaun | jyeshtha kis rashi me aata hai | jyeshtha ka gan nadi yoni kya hai | mera nakshatra jyeshtha hai pehli dasha konsi | jyeshtha nakshatra shubh hai ya ashubh | jyeshtha walo ki shadi kisse ho | jyeshtha ke din kya kaam kare | jyeshtha ke charan ke akshar
hg: jyeshtha kis grah ka nakshatra hai | jyeshtha ka swami grah kaun
@what classical wide BPHS
en: Jyeshtha is the 18th nakshatra, 16°40'–30° of Vrishchik rashi. It is ruled by its lord, Mercury, its deity Indra, king of the gods, its symbol a round amulet or umbrella. Its people are described as protective, responsible and proud.
hi: ज्येष्ठा 18वाँ नक्षत्र है, वृश्चिक राशि में 16°40'–30°। स्वामी बुध, देवता देवराज इंद्र, प्रतीक गोल ताबीज़ या छत्र। इसके लोग रक्षक, ज़िम्मेदार और स्वाभिमानी कहे जाते हैं।
hg: Jyeshtha 18va nakshatra hai, Vrishchik rashi me 16°40'–30°. Swami Budh, devta Devraj Indra, prateek gol tabeez ya chhatra. Iske log rakshak, zimmedar aur swabhimani kahe jaate hain.
@which classical wide BPHS
en: The name letters of Jyeshtha by pada are no, ya, yi, yu. Whoever is born in it begins life in the dasha of Mercury, of which what is left of its 17 years is lived.
hi: ज्येष्ठा के चार चरणों के नाम अक्षर हैं नो, या, यी, यू। इसमें जन्मे की पहली दशा बुध की होती है; उसके 17 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Jyeshtha ke chaar charan ke naam akshar hain no, ya, yi, yu. Isme janme ki pehli dasha Budh ki hoti hai; uske 17 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Jyeshtha is rakshas gan, adi nadi and deer yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में ज्येष्ठा राक्षस गण, आदि नाड़ी और मृग योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Jyeshtha rakshas gan, adi nadi aur hiran (mrig) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Jyeshtha is no bad birth star. It is one of the six gand mool stars, yet a child born in it is a burden on no father, mother, grandmother or in-law: hold the baby gladly. A small shanti about the 27th day is custom only.
hi: ज्येष्ठा बुरा जन्म नक्षत्र नहीं है। यह छह गंड मूल नक्षत्रों में है, फिर भी इसमें जन्मा बच्चा पिता, माता, दादी या ससुराल किसी पर भारी नहीं: ख़ुशी से गोद में लें। 27वें दिन के आसपास छोटी शांति केवल रिवाज है।
hg: Jyeshtha bura janm nakshatra nahi hai. Yeh chhah gand mool nakshatron me hai, phir bhi isme janma bachcha pita, mata, dadi ya sasural kisi par bhaari nahi: khushi se god me lein. 27ve din ke aaspaas chhoti shanti keval riwaz hai.
@when classical most MCH
en: Jyeshtha is a sharp (tikshna) nakshatra: its day, about every 27 days, is liked for research, mantra, discipline and parting from bad habits. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: ज्येष्ठा तीक्ष्ण नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन शोध, मंत्र, अनुशासन और बुरी आदत छोड़ने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Jyeshtha tikshna nakshatra hai: lagbhag har 27 din par aane wala iska din shodh, mantra, anushasan aur buri aadat chhodne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see mool-nakshatra
@link /kundli

# nakshatra-mula astro
@names
en: Mula nakshatra, Moola birth star, Mula janma nakshatra, lord of mula
hi: मूला नक्षत्र, मूल जन्म नक्षत्र, मूला का स्वामी
hg: mula nakshatra, moola nakshatra, mula nakshatra me janm, mula ka swami
@ask
en: what is Mula nakshatra like | I was born in Mula what kind of person am I | Mula nakshatra lord deity and symbol | which letters for a baby of Mula | Mula comes in which rashi and what degrees | Mula nakshatra gana nadi yoni | my star is Mula which dasha do I start with | is Mula good or bad for birth | Mula star marriage matching | what work is good on Mula day | Mula nakshatra padas and syllables
en: who rules mula | ruling planet of mula star
hi: मूला नक्षत्र के लोग कैसे होते हैं | मूला में जन्मे बच्चे का नाम किस अक्षर से रखें | मूला नक्षत्र का स्वामी और देवता कौन है | मूला नक्षत्र किस राशि में आता है | मूला का गण नाड़ी योनि | मेरा नक्षत्र मूला है पहली दशा कौन सी होगी | मूला नक्षत्र शुभ है या अशुभ | मूला नक्षत्र वालों की शादी किससे हो | मूला के दिन कौन से काम करें | मूला के चारों चरण के अक्षर
hi: मूला किस ग्रह का नक्षत्र है | मूला का स्वामी ग्रह
hg: mula nakshatra wale kaise hote hai | mula me paida hue bacche ka naam kis akshar se | mula nakshatra ka swami aur devta kaun | mula kis rashi me aata hai | mula ka gan nadi yoni kya hai | mera nakshatra mula hai pehli dasha konsi | mula nakshatra shubh hai ya ashubh | mula walo ki shadi kisse ho | mula ke din kya kaam kare | mula ke charan ke akshar
hg: mula kis grah ka nakshatra hai | mula ka swami grah kaun
@what classical wide BPHS
en: Mula is the 19th nakshatra, 0°–13°20' of Dhanu rashi. It is ruled by its lord, Ketu, its deity the goddess Nirriti, its symbol a bunch of roots. Its people are described as searching, honest and going to the root.
hi: मूल 19वाँ नक्षत्र है, धनु राशि में 0°–13°20'। स्वामी केतु, देवता निर्ऋति देवी, प्रतीक जड़ों का गुच्छा। इसके लोग खोजी, सच्चे और जड़ तक जाने वाले कहे जाते हैं।
hg: Mula 19va nakshatra hai, Dhanu rashi me 0°–13°20'. Swami Ketu, devta Nirriti Devi, prateek jadon ka guchchha. Iske log khoji, sachche aur jad tak jaane wale kahe jaate hain.
@which classical wide BPHS
en: The name letters of Mula by pada are ye, yo, bha, bhi. Whoever is born in it begins life in the dasha of Ketu, of which what is left of its 7 years is lived.
hi: मूल के चार चरणों के नाम अक्षर हैं ये, यो, भा, भी। इसमें जन्मे की पहली दशा केतु की होती है; उसके 7 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Mula ke chaar charan ke naam akshar hain ye, yo, bha, bhi. Isme janme ki pehli dasha Ketu ki hoti hai; uske 7 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Mula is rakshas gan, adi nadi and dog yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में मूल राक्षस गण, आदि नाड़ी और श्वान योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Mula rakshas gan, adi nadi aur kutta (shwan) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Mula is no bad birth star. It is one of the six gand mool stars, yet a child born in it is a burden on no father, mother, grandmother or in-law: hold the baby gladly. A small shanti about the 27th day is custom only.
hi: मूल बुरा जन्म नक्षत्र नहीं है। यह छह गंड मूल नक्षत्रों में है, फिर भी इसमें जन्मा बच्चा पिता, माता, दादी या ससुराल किसी पर भारी नहीं: ख़ुशी से गोद में लें। 27वें दिन के आसपास छोटी शांति केवल रिवाज है।
hg: Mula bura janm nakshatra nahi hai. Yeh chhah gand mool nakshatron me hai, phir bhi isme janma bachcha pita, mata, dadi ya sasural kisi par bhaari nahi: khushi se god me lein. 27ve din ke aaspaas chhoti shanti keval riwaz hai.
@when classical most MCH
en: Mula is a sharp (tikshna) nakshatra: its day, about every 27 days, is liked for research, mantra, discipline and parting from bad habits. Tithi and weekday are looked at too, and daily work goes on in any nakshatra. Weddings are held in it too.
hi: मूल तीक्ष्ण नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन शोध, मंत्र, अनुशासन और बुरी आदत छोड़ने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है। विवाह भी इसमें होते हैं।
hg: Mula tikshna nakshatra hai: lagbhag har 27 din par aane wala iska din shodh, mantra, anushasan aur buri aadat chhodne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai. Vivah bhi isme hote hain.
@see mool-nakshatra
@link /kundli

# nakshatra-purva-ashadha astro
@names
en: Purva Ashadha nakshatra, Purvashada nakshatra, Purva Ashadha janma nakshatra, lord of purva ashadha
hi: पूर्वाषाढ़ा नक्षत्र, पूर्वा षाढ़ा नक्षत्र, पूर्वाषाढ़ा जन्म नक्षत्र, पूर्वाषाढ़ा का स्वामी
hg: purvashadha nakshatra, purva ashadha nakshatra, purvashadha me janm, purvashadha ka swami
@ask
en: what is Purva Ashadha nakshatra like | I was born in Purva Ashadha what kind of person am I | Purva Ashadha nakshatra lord deity and symbol | which letters for a baby of Purva Ashadha | Purva Ashadha comes in which rashi and what degrees | Purva Ashadha nakshatra gana nadi yoni | my star is Purva Ashadha which dasha do I start with | is Purva Ashadha good or bad for birth | Purva Ashadha star marriage matching | what work is good on Purva Ashadha day | Purva Ashadha nakshatra padas and syllables
en: who rules purva ashadha | ruling planet of purva ashadha star
hi: पूर्वाषाढ़ा नक्षत्र के लोग कैसे होते हैं | पूर्वाषाढ़ा में जन्मे बच्चे का नाम किस अक्षर से रखें | पूर्वाषाढ़ा नक्षत्र का स्वामी और देवता कौन है | पूर्वाषाढ़ा नक्षत्र किस राशि में आता है | पूर्वाषाढ़ा का गण नाड़ी योनि | मेरा नक्षत्र पूर्वाषाढ़ा है पहली दशा कौन सी होगी | पूर्वाषाढ़ा नक्षत्र शुभ है या अशुभ | पूर्वाषाढ़ा नक्षत्र वालों की शादी किससे हो | पूर्वाषाढ़ा के दिन कौन से काम करें | पूर्वाषाढ़ा के चारों चरण के अक्षर
hi: पूर्वाषाढ़ा किस ग्रह का नक्षत्र है | पूर्वाषाढ़ा का स्वामी ग्रह
hg: purvashadha nakshatra wale kaise hote hai | purvashadha me paida hue bacche ka naam kis akshar se | purvashadha nakshatra ka swami aur devta kaun | purvashadha kis rashi me aata hai | purvashadha ka gan nadi yoni kya hai | mera nakshatra purvashadha hai pehli dasha konsi | purvashadha nakshatra shubh hai ya ashubh | purvashadha walo ki shadi kisse ho | purvashadha ke din kya kaam kare | purvashadha ke charan ke akshar
hg: purvashadha kis grah ka nakshatra hai | purvashadha ka swami grah kaun
@what classical wide BPHS
en: Purva Ashadha is the 20th nakshatra, 13°20'–26°40' of Dhanu rashi. It is ruled by its lord, Venus, its deity Apas, the waters, its symbol a fan or tusk. Its people are described as persuasive, confident and cheerful.
hi: पूर्वाषाढ़ा 20वाँ नक्षत्र है, धनु राशि में 13°20'–26°40'। स्वामी शुक्र, देवता जल देवता (आपः), प्रतीक पंखा या हाथीदाँत। इसके लोग प्रभावशाली, आत्मविश्वासी और हँसमुख कहे जाते हैं।
hg: Purvashadha 20va nakshatra hai, Dhanu rashi me 13°20'–26°40'. Swami Shukra, devta Jal devta (Apah), prateek pankha ya haathidaant. Iske log prabhavshali, aatmavishwasi aur hansmukh kahe jaate hain.
@which classical wide BPHS
en: The name letters of Purva Ashadha by pada are bhu, dha, pha, dha. Whoever is born in it begins life in the dasha of Venus, of which what is left of its 20 years is lived.
hi: पूर्वाषाढ़ा के चार चरणों के नाम अक्षर हैं भू, धा, फा, ढा। इसमें जन्मे की पहली दशा शुक्र की होती है; उसके 20 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Purvashadha ke chaar charan ke naam akshar hain bhu, dha, pha, dha. Isme janme ki pehli dasha Shukra ki hoti hai; uske 20 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Purva Ashadha is manushya gan, madhya nadi and monkey yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में पूर्वाषाढ़ा मनुष्य गण, मध्य नाड़ी और वानर योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Purvashadha manushya gan, madhya nadi aur bandar (vanar) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Purva Ashadha is no bad birth star; no nakshatra is. Its lesson is said to be listening before speaking. One in 27 people shares it, so the whole chart and your own effort say more.
hi: पूर्वाषाढ़ा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है बोलने से पहले सुनना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Purvashadha bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai bolne se pehle sunna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Purva Ashadha is a fierce (ugra) nakshatra: its day suits hard tasks, contest, tools and clearing away, while gentle beginnings mostly wait. Daily work goes on; it comes about every 27 days.
hi: पूर्वाषाढ़ा उग्र नक्षत्र है: इसका दिन कठिन काम, मुक़ाबले, औज़ार और हटाने के काम के लिए माना जाता है; कोमल शुभारंभ प्रायः रुकते हैं। रोज़ का काम चलता है; यह लगभग हर 27 दिन पर आता है।
hg: Purvashadha ugra nakshatra hai: iska din kathin kaam, muqable, auzaar aur hatane ke kaam ke liye maana jaata hai; komal shubharambh aksar rukte hain. Roz ka kaam chalta hai; yeh lagbhag har 27 din par aata hai.
@see nakshatra-word
@link /kundli

# nakshatra-uttara-ashadha astro
@names
en: Uttara Ashadha nakshatra, Uttarashada nakshatra, Uttara Ashadha janma nakshatra, lord of uttara ashadha
hi: उत्तराषाढ़ा नक्षत्र, उत्तरा षाढ़ा नक्षत्र, उत्तराषाढ़ा जन्म नक्षत्र, उत्तराषाढ़ा का स्वामी
hg: uttarashadha nakshatra, uttara ashadha nakshatra, uttarashadha me janm, uttarashadha ka swami
@ask
en: what is Uttara Ashadha nakshatra like | I was born in Uttara Ashadha what kind of person am I | Uttara Ashadha nakshatra lord deity and symbol | which letters for a baby of Uttara Ashadha | Uttara Ashadha comes in which rashi and what degrees | Uttara Ashadha nakshatra gana nadi yoni | my star is Uttara Ashadha which dasha do I start with | is Uttara Ashadha good or bad for birth | Uttara Ashadha star marriage matching | what work is good on Uttara Ashadha day | Uttara Ashadha nakshatra padas and syllables
en: who rules uttara ashadha | ruling planet of uttara ashadha star
hi: उत्तराषाढ़ा नक्षत्र के लोग कैसे होते हैं | उत्तराषाढ़ा में जन्मे बच्चे का नाम किस अक्षर से रखें | उत्तराषाढ़ा नक्षत्र का स्वामी और देवता कौन है | उत्तराषाढ़ा नक्षत्र किस राशि में आता है | उत्तराषाढ़ा का गण नाड़ी योनि | मेरा नक्षत्र उत्तराषाढ़ा है पहली दशा कौन सी होगी | उत्तराषाढ़ा नक्षत्र शुभ है या अशुभ | उत्तराषाढ़ा नक्षत्र वालों की शादी किससे हो | उत्तराषाढ़ा के दिन कौन से काम करें | उत्तराषाढ़ा के चारों चरण के अक्षर
hi: उत्तराषाढ़ा किस ग्रह का नक्षत्र है | उत्तराषाढ़ा का स्वामी ग्रह
hg: uttarashadha nakshatra wale kaise hote hai | uttarashadha me paida hue bacche ka naam kis akshar se | uttarashadha nakshatra ka swami aur devta kaun | uttarashadha kis rashi me aata hai | uttarashadha ka gan nadi yoni kya hai | mera nakshatra uttarashadha hai pehli dasha konsi | uttarashadha nakshatra shubh hai ya ashubh | uttarashadha walo ki shadi kisse ho | uttarashadha ke din kya kaam kare | uttarashadha ke charan ke akshar
hg: uttarashadha kis grah ka nakshatra hai | uttarashadha ka swami grah kaun
@what classical wide BPHS
en: Uttara Ashadha is the 21st nakshatra, from 26°40' of Dhanu rashi to 10° of Makar. It is ruled by its lord, the Sun, its deity the ten Vishvedevas, its symbol an elephant's tusk. Its people are described as upright, patient and winning in the end.
hi: उत्तराषाढ़ा 21वाँ नक्षत्र है, धनु राशि के 26°40' से मकर के 10° तक। स्वामी सूर्य, देवता दस विश्वेदेव, प्रतीक हाथी का दाँत। इसके लोग सच्चे, धैर्यवान और अंत में जीतने वाले कहे जाते हैं।
hg: Uttarashadha 21va nakshatra hai, Dhanu rashi ke 26°40' se Makar ke 10° tak. Swami Surya, devta das Vishvedev, prateek haathi ka daant. Iske log sachche, dhairyavan aur ant me jeetne wale kahe jaate hain.
@which classical wide BPHS
en: The name letters of Uttara Ashadha by pada are bhe, bho, ja, ji. Whoever is born in it begins life in the dasha of the Sun, of which what is left of its 6 years is lived.
hi: उत्तराषाढ़ा के चार चरणों के नाम अक्षर हैं भे, भो, जा, जी। इसमें जन्मे की पहली दशा सूर्य की होती है; उसके 6 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Uttarashadha ke chaar charan ke naam akshar hain bhe, bho, ja, ji. Isme janme ki pehli dasha Surya ki hoti hai; uske 6 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Uttara Ashadha is manushya gan, antya nadi and mongoose yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में उत्तराषाढ़ा मनुष्य गण, अंत्य नाड़ी और नकुल योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Uttarashadha manushya gan, antya nadi aur nevla (nakul) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Uttara Ashadha is no bad birth star; no nakshatra is. Its lesson is said to be allowing oneself rest. One in 27 people shares it, so the whole chart and your own effort say more.
hi: उत्तराषाढ़ा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है अपने को आराम देना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Uttarashadha bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai apne ko aaram dena. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Uttara Ashadha is a fixed (dhruva) nakshatra: its day, about every 27 days, is liked for house entry, foundations, marriage, planting trees and what should last. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: उत्तराषाढ़ा ध्रुव (स्थिर) नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन गृह प्रवेश, नींव, विवाह, पेड़ लगाने और टिकाऊ काम के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Uttarashadha dhruva (sthir) nakshatra hai: lagbhag har 27 din par aane wala iska din griha pravesh, neev, vivah, ped lagane aur tikaau kaam ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-shravana astro
@names
en: Shravana nakshatra, Sravana nakshatra, Shravana janma nakshatra, lord of shravana
hi: श्रवण नक्षत्र, श्रवणा नक्षत्र, श्रवण जन्म नक्षत्र, श्रवण का स्वामी
hg: shravan nakshatra, sravan nakshatra, shravan nakshatra me janm, shravan ka swami
@ask
en: what is Shravana nakshatra like | I was born in Shravana nakshatra what kind of person am I | Shravana nakshatra lord deity and symbol | which letters for a baby of Shravana nakshatra | Shravana nakshatra comes in which rashi and what degrees | Shravana nakshatra gana nadi yoni | my nakshatra is Shravana which dasha do I start with | is Shravana nakshatra good or bad for birth | Shravana star marriage matching | what work is good on Shravana nakshatra day | Shravana nakshatra padas and syllables
en: who rules shravana | ruling planet of shravana star
hi: श्रवण नक्षत्र के लोग कैसे होते हैं | श्रवण नक्षत्र में जन्मे बच्चे का नाम किस अक्षर से रखें | श्रवण नक्षत्र का स्वामी और देवता कौन है | श्रवण नक्षत्र किस राशि में आता है | श्रवण नक्षत्र का गण नाड़ी योनि | मेरा नक्षत्र श्रवण है पहली दशा कौन सी होगी | श्रवण नक्षत्र शुभ है या अशुभ | श्रवण नक्षत्र वालों की शादी किससे हो | श्रवण नक्षत्र के दिन कौन से काम करें | श्रवण नक्षत्र के चारों चरण के अक्षर
hi: श्रवण किस ग्रह का नक्षत्र है | श्रवण का स्वामी ग्रह
hg: shravan nakshatra wale kaise hote hai | shravan nakshatra me paida hue bacche ka naam kis akshar se | shravan nakshatra ka swami aur devta kaun | shravan nakshatra kis rashi me aata hai | shravan nakshatra ka gan nadi yoni kya hai | mera nakshatra shravan hai pehli dasha konsi | shravan nakshatra shubh hai ya ashubh | shravan nakshatra walo ki shadi kisse ho | shravan nakshatra ke din kya kaam kare | shravan nakshatra ke charan ke akshar
hg: shravan kis grah ka nakshatra hai | shravan ka swami grah kaun
@what classical wide BPHS
en: Shravana is the 22nd nakshatra, 10°–23°20' of Makar rashi. It is ruled by its lord, the Moon, its deity Vishnu, its symbol an ear or three footprints. Its people are described as good listeners, learned and well spoken of.
hi: श्रवण 22वाँ नक्षत्र है, मकर राशि में 10°–23°20'। स्वामी चंद्र, देवता भगवान विष्णु, प्रतीक कान या तीन पगचिह्न। इसके लोग अच्छे श्रोता, विद्वान और यशस्वी कहे जाते हैं।
hg: Shravan 22va nakshatra hai, Makar rashi me 10°–23°20'. Swami Chandra, devta Bhagwan Vishnu, prateek kaan ya teen pag-chihn. Iske log achhe shrota, vidwan aur yashaswi kahe jaate hain.
@which classical wide BPHS
en: The name letters of Shravana by pada are khi, khu, khe, kho. Whoever is born in it begins life in the dasha of the Moon, of which what is left of its 10 years is lived.
hi: श्रवण के चार चरणों के नाम अक्षर हैं खी, खू, खे, खो। इसमें जन्मे की पहली दशा चंद्र की होती है; उसके 10 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Shravan ke chaar charan ke naam akshar hain khi, khu, khe, kho. Isme janme ki pehli dasha Chandra ki hoti hai; uske 10 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Shravana is dev gan, antya nadi and monkey yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में श्रवण देव गण, अंत्य नाड़ी और वानर योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Shravan dev gan, antya nadi aur bandar (vanar) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Shravana is no bad birth star; no nakshatra is. Its lesson is said to be less gossip, less worry. One in 27 people shares it, so the whole chart and your own effort say more.
hi: श्रवण बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है सुनी बातों की चिंता कम। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Shravan bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai suni baaton ki chinta kam. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Shravana is a movable (chara) nakshatra: its day, about every 27 days, is liked for vehicles, travel, gardens, change of place and things that move. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: श्रवण चर नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन वाहन, यात्रा, बग़ीचे और स्थान बदलने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Shravan char nakshatra hai: lagbhag har 27 din par aane wala iska din vahan, yatra, bagiche aur jagah badalne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-dhanishta astro
@names
en: Dhanishta nakshatra, Dhanista nakshatra, Dhanishta janma nakshatra, lord of dhanishta
hi: धनिष्ठा नक्षत्र, धनिष्टा नक्षत्र, धनिष्ठा जन्म नक्षत्र, धनिष्ठा का स्वामी
hg: dhanishta nakshatra, dhanista nakshatra, dhanishta me janm, dhanishta ka swami
@ask
en: what is Dhanishta nakshatra like | I was born in Dhanishta what kind of person am I | Dhanishta nakshatra lord deity and symbol | which letters for a baby of Dhanishta | Dhanishta comes in which rashi and what degrees | Dhanishta nakshatra gana nadi yoni | my star is Dhanishta which dasha do I start with | is Dhanishta good or bad for birth | Dhanishta star marriage matching | what work is good on Dhanishta day | Dhanishta nakshatra padas and syllables
en: who rules dhanishta | ruling planet of dhanishta star
hi: धनिष्ठा नक्षत्र के लोग कैसे होते हैं | धनिष्ठा में जन्मे बच्चे का नाम किस अक्षर से रखें | धनिष्ठा नक्षत्र का स्वामी और देवता कौन है | धनिष्ठा नक्षत्र किस राशि में आता है | धनिष्ठा का गण नाड़ी योनि | मेरा नक्षत्र धनिष्ठा है पहली दशा कौन सी होगी | धनिष्ठा नक्षत्र शुभ है या अशुभ | धनिष्ठा नक्षत्र वालों की शादी किससे हो | धनिष्ठा के दिन कौन से काम करें | धनिष्ठा के चारों चरण के अक्षर
hi: धनिष्ठा किस ग्रह का नक्षत्र है | धनिष्ठा का स्वामी ग्रह
hg: dhanishta nakshatra wale kaise hote hai | dhanishta me paida hue bacche ka naam kis akshar se | dhanishta nakshatra ka swami aur devta kaun | dhanishta kis rashi me aata hai | dhanishta ka gan nadi yoni kya hai | mera nakshatra dhanishta hai pehli dasha konsi | dhanishta nakshatra shubh hai ya ashubh | dhanishta walo ki shadi kisse ho | dhanishta ke din kya kaam kare | dhanishta ke charan ke akshar
hg: dhanishta kis grah ka nakshatra hai | dhanishta ka swami grah kaun
@what classical wide BPHS
en: Dhanishta is the 23rd nakshatra, from 23°20' of Makar rashi to 6°40' of Kumbh. It is ruled by its lord, Mars, its deity the eight Vasus, its symbol a drum. Its people are described as musical, generous and ambitious.
hi: धनिष्ठा 23वाँ नक्षत्र है, मकर राशि के 23°20' से कुंभ के 6°40' तक। स्वामी मंगल, देवता आठ वसु, प्रतीक ढोल या मृदंग। इसके लोग संगीतप्रेमी, उदार और महत्वाकांक्षी कहे जाते हैं।
hg: Dhanishta 23va nakshatra hai, Makar rashi ke 23°20' se Kumbh ke 6°40' tak. Swami Mangal, devta aath Vasu, prateek dhol ya mridang. Iske log sangeetpremi, udaar aur mahatvakankshi kahe jaate hain.
@which classical wide BPHS
en: The name letters of Dhanishta by pada are ga, gi, gu, ge. Whoever is born in it begins life in the dasha of Mars, of which what is left of its 7 years is lived.
hi: धनिष्ठा के चार चरणों के नाम अक्षर हैं गा, गी, गू, गे। इसमें जन्मे की पहली दशा मंगल की होती है; उसके 7 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Dhanishta ke chaar charan ke naam akshar hain ga, gi, gu, ge. Isme janme ki pehli dasha Mangal ki hoti hai; uske 7 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Dhanishta is rakshas gan, madhya nadi and lion yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में धनिष्ठा राक्षस गण, मध्य नाड़ी और सिंह योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Dhanishta rakshas gan, madhya nadi aur sher (sinh) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Dhanishta is no bad birth star; no nakshatra is. Its lesson is said to be softness at home. One in 27 people shares it, so the whole chart and your own effort say more.
hi: धनिष्ठा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है घर में कोमलता। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Dhanishta bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai ghar me komalta. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Dhanishta is a movable (chara) nakshatra: its day, about every 27 days, is liked for vehicles, travel, gardens, change of place and things that move. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: धनिष्ठा चर नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन वाहन, यात्रा, बग़ीचे और स्थान बदलने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Dhanishta char nakshatra hai: lagbhag har 27 din par aane wala iska din vahan, yatra, bagiche aur jagah badalne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-shatabhisha astro
@names
en: Shatabhisha nakshatra, Satabhisha nakshatra, Shatabhisha janma nakshatra, lord of shatabhisha
hi: शतभिषा नक्षत्र, शतभिषक नक्षत्र, शतभिषा जन्म नक्षत्र, शतभिषा का स्वामी
hg: shatabhisha nakshatra, shatbhisha nakshatra, shatabhisha me janm, shatabhisha ka swami
@ask
en: what is Shatabhisha nakshatra like | I was born in Shatabhisha what kind of person am I | Shatabhisha nakshatra lord deity and symbol | which letters for a baby of Shatabhisha | Shatabhisha comes in which rashi and what degrees | Shatabhisha nakshatra gana nadi yoni | my star is Shatabhisha which dasha do I start with | is Shatabhisha good or bad for birth | Shatabhisha star marriage matching | what work is good on Shatabhisha day | Shatabhisha nakshatra padas and syllables
en: who rules shatabhisha | ruling planet of shatabhisha star
hi: शतभिषा नक्षत्र के लोग कैसे होते हैं | शतभिषा में जन्मे बच्चे का नाम किस अक्षर से रखें | शतभिषा नक्षत्र का स्वामी और देवता कौन है | शतभिषा नक्षत्र किस राशि में आता है | शतभिषा का गण नाड़ी योनि | मेरा नक्षत्र शतभिषा है पहली दशा कौन सी होगी | शतभिषा नक्षत्र शुभ है या अशुभ | शतभिषा नक्षत्र वालों की शादी किससे हो | शतभिषा के दिन कौन से काम करें | शतभिषा के चारों चरण के अक्षर
hi: शतभिषा किस ग्रह का नक्षत्र है | शतभिषा का स्वामी ग्रह
hg: shatabhisha nakshatra wale kaise hote hai | shatabhisha me paida hue bacche ka naam kis akshar se | shatabhisha nakshatra ka swami aur devta kaun | shatabhisha kis rashi me aata hai | shatabhisha ka gan nadi yoni kya hai | mera nakshatra shatabhisha hai pehli dasha konsi | shatabhisha nakshatra shubh hai ya ashubh | shatabhisha walo ki shadi kisse ho | shatabhisha ke din kya kaam kare | shatabhisha ke charan ke akshar
hg: shatabhisha kis grah ka nakshatra hai | shatabhisha ka swami grah kaun
@what classical wide BPHS
en: Shatabhisha is the 24th nakshatra, 6°40'–20° of Kumbh rashi. It is ruled by its lord, Rahu, its deity Varuna, lord of waters, its symbol an empty circle. Its people are described as independent, truthful and drawn to healing.
hi: शतभिषा 24वाँ नक्षत्र है, कुंभ राशि में 6°40'–20°। स्वामी राहु, देवता जल के देव वरुण, प्रतीक ख़ाली वृत्त। इसके लोग स्वतंत्र, सत्यप्रिय और उपचार की ओर झुके कहे जाते हैं।
hg: Shatabhisha 24va nakshatra hai, Kumbh rashi me 6°40'–20°. Swami Rahu, devta jal ke dev Varun, prateek khaali gola (vritt). Iske log swatantra, satyapriya aur upchar ki or jhuke kahe jaate hain.
@which classical wide BPHS
en: The name letters of Shatabhisha by pada are go, sa, si, su. Whoever is born in it begins life in the dasha of Rahu, of which what is left of its 18 years is lived.
hi: शतभिषा के चार चरणों के नाम अक्षर हैं गो, सा, सी, सू। इसमें जन्मे की पहली दशा राहु की होती है; उसके 18 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Shatabhisha ke chaar charan ke naam akshar hain go, sa, si, su. Isme janme ki pehli dasha Rahu ki hoti hai; uske 18 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Shatabhisha is rakshas gan, adi nadi and horse yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में शतभिषा राक्षस गण, आदि नाड़ी और अश्व योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Shatabhisha rakshas gan, adi nadi aur ghoda (ashwa) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Shatabhisha is no bad birth star; no nakshatra is. Its lesson is said to be opening up to people. One in 27 people shares it, so the whole chart and your own effort say more.
hi: शतभिषा बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है लोगों से खुलना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Shatabhisha bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai logon se khulna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Shatabhisha is a movable (chara) nakshatra: its day, about every 27 days, is liked for vehicles, travel, gardens, change of place and things that move. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: शतभिषा चर नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन वाहन, यात्रा, बग़ीचे और स्थान बदलने के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Shatabhisha char nakshatra hai: lagbhag har 27 din par aane wala iska din vahan, yatra, bagiche aur jagah badalne ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-purva-bhadrapada astro
@names
en: Purva Bhadrapada nakshatra, Purvabhadra nakshatra, Purva Bhadrapada janma nakshatra, lord of purva bhadrapada
hi: पूर्वा भाद्रपद नक्षत्र, पूर्वाभाद्रपद नक्षत्र, पूर्वा भाद्रपद जन्म नक्षत्र, पूर्वा भाद्रपद का स्वामी
hg: purva bhadrapad nakshatra, purva bhadra nakshatra, purva bhadrapad me janm, purva bhadrapad ka swami
@ask
en: what is Purva Bhadrapada nakshatra like | I was born in Purva Bhadrapada what kind of person am I | Purva Bhadrapada nakshatra lord deity and symbol | which letters for a baby of Purva Bhadrapada | Purva Bhadrapada comes in which rashi and what degrees | Purva Bhadrapada nakshatra gana nadi yoni | my star is Purva Bhadrapada which dasha do I start with | is Purva Bhadrapada good or bad for birth | Purva Bhadrapada star marriage matching | what work is good on Purva Bhadrapada day | Purva Bhadrapada nakshatra padas and syllables
en: who rules purva bhadrapada | ruling planet of purva bhadrapada star
hi: पूर्वा भाद्रपद नक्षत्र के लोग कैसे होते हैं | पूर्वा भाद्रपद में जन्मे बच्चे का नाम किस अक्षर से रखें | पूर्वा भाद्रपद नक्षत्र का स्वामी और देवता कौन है | पूर्वा भाद्रपद नक्षत्र किस राशि में आता है | पूर्वा भाद्रपद का गण नाड़ी योनि | मेरा नक्षत्र पूर्वा भाद्रपद है पहली दशा कौन सी होगी | पूर्वा भाद्रपद नक्षत्र शुभ है या अशुभ | पूर्वा भाद्रपद नक्षत्र वालों की शादी किससे हो | पूर्वा भाद्रपद के दिन कौन से काम करें | पूर्वा भाद्रपद के चारों चरण के अक्षर
hi: पूर्वा भाद्रपद किस ग्रह का नक्षत्र है | पूर्वा भाद्रपद का स्वामी ग्रह
hg: purva bhadrapad nakshatra wale kaise hote hai | purva bhadrapad me paida hue bacche ka naam kis akshar se | purva bhadrapad nakshatra ka swami aur devta kaun | purva bhadrapad kis rashi me aata hai | purva bhadrapad ka gan nadi yoni kya hai | mera nakshatra purva bhadrapad hai pehli dasha konsi | purva bhadrapad nakshatra shubh hai ya ashubh | purva bhadrapad walo ki shadi kisse ho | purva bhadrapad ke din kya kaam kare | purva bhadrapad ke charan ke akshar
hg: purva bhadrapad kis grah ka nakshatra hai | purva bhadrapad ka swami grah kaun
@what classical wide BPHS
en: Purva Bhadrapada is the 25th nakshatra, from 20° of Kumbh rashi to 3°20' of Meen. It is ruled by its lord, Jupiter, its deity Aja Ekapada, a form of Rudra, its symbol the front legs of a cot. Its people are described as idealistic, intense and eloquent.
hi: पूर्वा भाद्रपद 25वाँ नक्षत्र है, कुंभ राशि के 20° से मीन के 3°20' तक। स्वामी गुरु, देवता अज एकपाद (रुद्र का रूप), प्रतीक खाट के आगे के पाए। इसके लोग आदर्शवादी, गहन और वक्ता कहे जाते हैं।
hg: Purva Bhadrapad 25va nakshatra hai, Kumbh rashi ke 20° se Meen ke 3°20' tak. Swami Guru, devta Aja Ekapad (Rudra ka roop), prateek khaat ke aage ke paaye. Iske log aadarshvadi, gehan aur vakta kahe jaate hain.
@which classical wide BPHS
en: The name letters of Purva Bhadrapada by pada are se, so, da, di. Whoever is born in it begins life in the dasha of Jupiter, of which what is left of its 16 years is lived.
hi: पूर्वा भाद्रपद के चार चरणों के नाम अक्षर हैं से, सो, दा, दी। इसमें जन्मे की पहली दशा गुरु की होती है; उसके 16 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Purva Bhadrapad ke chaar charan ke naam akshar hain se, so, da, di. Isme janme ki pehli dasha Guru ki hoti hai; uske 16 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Purva Bhadrapada is manushya gan, adi nadi and lion yoni. A partner of madhya or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में पूर्वा भाद्रपद मनुष्य गण, आदि नाड़ी और सिंह योनि का है। साथी की नाड़ी मध्य या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Purva Bhadrapad manushya gan, adi nadi aur sher (sinh) yoni ka hai. Saathi ki nadi madhya ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Purva Bhadrapada is no bad birth star; no nakshatra is. Its lesson is said to be balance. One in 27 people shares it, so the whole chart and your own effort say more.
hi: पूर्वा भाद्रपद बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है संतुलन। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Purva Bhadrapad bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai santulan. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Purva Bhadrapada is a fierce (ugra) nakshatra: its day suits hard tasks, contest, tools and clearing away, while gentle beginnings mostly wait. Daily work goes on; it comes about every 27 days.
hi: पूर्वा भाद्रपद उग्र नक्षत्र है: इसका दिन कठिन काम, मुक़ाबले, औज़ार और हटाने के काम के लिए माना जाता है; कोमल शुभारंभ प्रायः रुकते हैं। रोज़ का काम चलता है; यह लगभग हर 27 दिन पर आता है।
hg: Purva Bhadrapad ugra nakshatra hai: iska din kathin kaam, muqable, auzaar aur hatane ke kaam ke liye maana jaata hai; komal shubharambh aksar rukte hain. Roz ka kaam chalta hai; yeh lagbhag har 27 din par aata hai.
@see nakshatra-word
@link /kundli

# nakshatra-uttara-bhadrapada astro
@names
en: Uttara Bhadrapada nakshatra, Uttarabhadra nakshatra, Uttara Bhadrapada janma nakshatra, lord of uttara bhadrapada
hi: उत्तरा भाद्रपद नक्षत्र, उत्तराभाद्रपद नक्षत्र, उत्तरा भाद्रपद जन्म नक्षत्र, उत्तरा भाद्रपद का स्वामी
hg: uttara bhadrapad nakshatra, uttara bhadra nakshatra, uttara bhadrapad me janm, uttara bhadrapad ka swami
@ask
en: what is Uttara Bhadrapada nakshatra like | I was born in Uttara Bhadrapada what kind of person am I | Uttara Bhadrapada nakshatra lord deity and symbol | which letters for a baby of Uttara Bhadrapada | Uttara Bhadrapada comes in which rashi and what degrees | Uttara Bhadrapada nakshatra gana nadi yoni | my star is Uttara Bhadrapada which dasha do I start with | is Uttara Bhadrapada good or bad for birth | Uttara Bhadrapada star marriage matching | what work is good on Uttara Bhadrapada day | Uttara Bhadrapada nakshatra padas and syllables
en: who rules uttara bhadrapada | ruling planet of uttara bhadrapada star
hi: उत्तरा भाद्रपद नक्षत्र के लोग कैसे होते हैं | उत्तरा भाद्रपद में जन्मे बच्चे का नाम किस अक्षर से रखें | उत्तरा भाद्रपद नक्षत्र का स्वामी और देवता कौन है | उत्तरा भाद्रपद नक्षत्र किस राशि में आता है | उत्तरा भाद्रपद का गण नाड़ी योनि | मेरा नक्षत्र उत्तरा भाद्रपद है पहली दशा कौन सी होगी | उत्तरा भाद्रपद नक्षत्र शुभ है या अशुभ | उत्तरा भाद्रपद नक्षत्र वालों की शादी किससे हो | उत्तरा भाद्रपद के दिन कौन से काम करें | उत्तरा भाद्रपद के चारों चरण के अक्षर
hi: उत्तरा भाद्रपद किस ग्रह का नक्षत्र है | उत्तरा भाद्रपद का स्वामी ग्रह
hg: uttara bhadrapad nakshatra wale kaise hote hai | uttara bhadrapad me paida hue bacche ka naam kis akshar se | uttara bhadrapad nakshatra ka swami aur devta kaun | uttara bhadrapad kis rashi me aata hai | uttara bhadrapad ka gan nadi yoni kya hai | mera nakshatra uttara bhadrapad hai pehli dasha konsi | uttara bhadrapad nakshatra shubh hai ya ashubh | uttara bhadrapad walo ki shadi kisse ho | uttara bhadrapad ke din kya kaam kare | uttara bhadrapad ke charan ke akshar
hg: uttara bhadrapad kis grah ka nakshatra hai | uttara bhadrapad ka swami grah kaun
@what classical wide BPHS
en: Uttara Bhadrapada is the 26th nakshatra, 3°20'–16°40' of Meen rashi. It is ruled by its lord, Saturn, its deity Ahirbudhnya, serpent of the deep, its symbol the back legs of a cot. Its people are described as calm, deep and compassionate.
hi: उत्तरा भाद्रपद 26वाँ नक्षत्र है, मीन राशि में 3°20'–16°40'। स्वामी शनि, देवता गहराई के नाग अहिर्बुध्न्य, प्रतीक खाट के पीछे के पाए। इसके लोग शांत, गहरे और दयालु कहे जाते हैं।
hg: Uttara Bhadrapad 26va nakshatra hai, Meen rashi me 3°20'–16°40'. Swami Shani, devta gehrai ke nag Ahirbudhnya, prateek khaat ke peechhe ke paaye. Iske log shant, gehre aur dayalu kahe jaate hain.
@which classical wide BPHS
en: The name letters of Uttara Bhadrapada by pada are du, tha, jha, na. Whoever is born in it begins life in the dasha of Saturn, of which what is left of its 19 years is lived.
hi: उत्तरा भाद्रपद के चार चरणों के नाम अक्षर हैं दू, थ, झ, ञ। इसमें जन्मे की पहली दशा शनि की होती है; उसके 19 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Uttara Bhadrapad ke chaar charan ke naam akshar hain du, tha, jha, na. Isme janme ki pehli dasha Shani ki hoti hai; uske 19 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Uttara Bhadrapada is manushya gan, madhya nadi and cow yoni. A partner of adi or antya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में उत्तरा भाद्रपद मनुष्य गण, मध्य नाड़ी और गौ योनि का है। साथी की नाड़ी आदि या अंत्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Uttara Bhadrapad manushya gan, madhya nadi aur gaay (gau) yoni ka hai. Saathi ki nadi adi ya antya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Uttara Bhadrapada is no bad birth star; no nakshatra is. Its lesson is said to be shaking off laziness. One in 27 people shares it, so the whole chart and your own effort say more.
hi: उत्तरा भाद्रपद बुरा जन्म नक्षत्र नहीं है; कोई नक्षत्र नहीं होता। इसकी सीख मानी जाती है आलस्य छोड़ना। 27 में से एक व्यक्ति इसी में जन्मता है, इसलिए पूरी कुंडली और अपना प्रयास अधिक कहते हैं।
hg: Uttara Bhadrapad bura janm nakshatra nahi hai; koi nakshatra nahi hota. Iski seekh maani jaati hai aalas chhodna. 27 me se ek vyakti isi me janmta hai, isliye poori kundli aur apna prayas zyada kehte hain.
@when classical most MCH
en: Uttara Bhadrapada is a fixed (dhruva) nakshatra: its day, about every 27 days, is liked for house entry, foundations, marriage, planting trees and what should last. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: उत्तरा भाद्रपद ध्रुव (स्थिर) नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन गृह प्रवेश, नींव, विवाह, पेड़ लगाने और टिकाऊ काम के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Uttara Bhadrapad dhruva (sthir) nakshatra hai: lagbhag har 27 din par aane wala iska din griha pravesh, neev, vivah, ped lagane aur tikaau kaam ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see nakshatra-word
@link /kundli

# nakshatra-revati astro
@names
en: Revati nakshatra, Revathi star, Revati janma nakshatra, lord of revati
hi: रेवती नक्षत्र, रेवती तारा, रेवती जन्म नक्षत्र, रेवती का स्वामी
hg: revati nakshatra, revathi nakshatra, revati me janm, revati ka swami
@ask
en: what is Revati nakshatra like | I was born in Revati what kind of person am I | Revati nakshatra lord deity and symbol | which letters for a baby of Revati | Revati comes in which rashi and what degrees | Revati nakshatra gana nadi yoni | my star is Revati which dasha do I start with | is Revati good or bad for birth | Revati star marriage matching | what work is good on Revati day | Revati nakshatra padas and syllables
en: who rules revati | ruling planet of revati star
hi: रेवती नक्षत्र के लोग कैसे होते हैं | रेवती में जन्मे बच्चे का नाम किस अक्षर से रखें | रेवती नक्षत्र का स्वामी और देवता कौन है | रेवती नक्षत्र किस राशि में आता है | रेवती का गण नाड़ी योनि | मेरा नक्षत्र रेवती है पहली दशा कौन सी होगी | रेवती नक्षत्र शुभ है या अशुभ | रेवती नक्षत्र वालों की शादी किससे हो | रेवती के दिन कौन से काम करें | रेवती के चारों चरण के अक्षर
hi: रेवती किस ग्रह का नक्षत्र है | रेवती का स्वामी ग्रह
hg: revati nakshatra wale kaise hote hai | revati me paida hue bacche ka naam kis akshar se | revati nakshatra ka swami aur devta kaun | revati kis rashi me aata hai | revati ka gan nadi yoni kya hai | mera nakshatra revati hai pehli dasha konsi | revati nakshatra shubh hai ya ashubh | revati walo ki shadi kisse ho | revati ke din kya kaam kare | revati ke charan ke akshar
hg: revati kis grah ka nakshatra hai | revati ka swami grah kaun
@what classical wide BPHS
en: Revati is the 27th nakshatra, 16°40'–30° of Meen rashi. It is ruled by its lord, Mercury, its deity Pushan, protector of travellers, its symbol a fish. Its people are described as gentle, helpful and imaginative.
hi: रेवती 27वाँ नक्षत्र है, मीन राशि में 16°40'–30°। स्वामी बुध, देवता यात्रियों के रक्षक पूषा, प्रतीक मछली। इसके लोग कोमल, सहायक और कल्पनाशील कहे जाते हैं।
hg: Revati 27va nakshatra hai, Meen rashi me 16°40'–30°. Swami Budh, devta yatriyon ke rakshak Pusha, prateek machhli. Iske log komal, sahayak aur kalpnasheel kahe jaate hain.
@which classical wide BPHS
en: The name letters of Revati by pada are de, do, cha, chi. Whoever is born in it begins life in the dasha of Mercury, of which what is left of its 17 years is lived.
hi: रेवती के चार चरणों के नाम अक्षर हैं दे, दो, चा, ची। इसमें जन्मे की पहली दशा बुध की होती है; उसके 17 वर्षों में से जो शेष हो वही भोगा जाता है।
hg: Revati ke chaar charan ke naam akshar hain de, do, cha, chi. Isme janme ki pehli dasha Budh ki hoti hai; uske 17 saal me se jo bacha ho wahi bhoga jaata hai.
@which classical most MCH
en: In matching Revati is dev gan, antya nadi and elephant yoni. A partner of adi or madhya nadi gives all 8 nadi points; marriage is shut to no nakshatra, and exceptions are many.
hi: मिलान में रेवती देव गण, अंत्य नाड़ी और गज योनि का है। साथी की नाड़ी आदि या मध्य हो तो नाड़ी के पूरे 8 अंक; विवाह किसी नक्षत्र से मना नहीं, और अपवाद बहुत हैं।
hg: Milan me Revati dev gan, antya nadi aur hathi (gaj) yoni ka hai. Saathi ki nadi adi ya madhya ho to nadi ke poore 8 ank; vivah kisi nakshatra se mana nahi, aur apvaad bahut hain.
@ok modern most JYOTISH
en: Revati is no bad birth star. It is one of the six gand mool stars, yet a child born in it is a burden on no father, mother, grandmother or in-law: hold the baby gladly. A small shanti about the 27th day is custom only.
hi: रेवती बुरा जन्म नक्षत्र नहीं है। यह छह गंड मूल नक्षत्रों में है, फिर भी इसमें जन्मा बच्चा पिता, माता, दादी या ससुराल किसी पर भारी नहीं: ख़ुशी से गोद में लें। 27वें दिन के आसपास छोटी शांति केवल रिवाज है।
hg: Revati bura janm nakshatra nahi hai. Yeh chhah gand mool nakshatron me hai, phir bhi isme janma bachcha pita, mata, dadi ya sasural kisi par bhaari nahi: khushi se god me lein. 27ve din ke aaspaas chhoti shanti keval riwaz hai.
@when classical most MCH
en: Revati is a soft (mridu) nakshatra: its day, about every 27 days, is liked for marriage, music, new clothes, friendship, learning and house entry. Tithi and weekday are looked at too, and daily work goes on in any nakshatra.
hi: रेवती मृदु नक्षत्र है: लगभग हर 27 दिन पर आने वाला इसका दिन विवाह, संगीत, नए कपड़े, मित्रता, विद्या और गृह प्रवेश के लिए पसंद किया जाता है। तिथि और वार भी देखते हैं; रोज़ का काम हर नक्षत्र में चलता है।
hg: Revati mridu nakshatra hai: lagbhag har 27 din par aane wala iska din vivah, sangeet, naye kapde, mitrata, vidya aur griha pravesh ke liye pasand kiya jaata hai. Tithi aur vaar bhi dekhte hain; roz ka kaam har nakshatra me chalta hai.
@see mool-nakshatra
@link /kundli

# lagna-mesh astro
@names
en: Mesh lagna, Aries ascendant, Aries rising
hi: मेष लग्न, मेश लग्न
hg: mesh lagna, mesh lagan, mesha lagna
@ask
en: Mesh lagna people nature | which planets are good for Aries ascendant | yogakaraka planet for Mesh lagna | which gemstone for Mesh lagna | lord of 7th house for Aries ascendant | Aries rising bad planets | my lagna is Mesh what does it mean | Mesh lagna marriage and career lord | is Mesh lagna same as Mesh rashi | Mesh lagna maraka planets
hi: मेष लग्न के लोग कैसे होते हैं | मेष लग्न के लिए शुभ ग्रह कौन से हैं | मेष लग्न का योगकारक ग्रह | मेष लग्न वालों को कौन सा रत्न पहनना चाहिए | मेष लग्न में सातवें भाव का स्वामी | मेष लग्न के अशुभ ग्रह | मेरा लग्न मेष है इसका क्या मतलब | मेष लग्न का मारकेश कौन है | मेष लग्न और मेष राशि में फ़र्क | मेष लग्न का करियर और विवाह
hg: mesh lagna wale kaise hote hai | mesh lagna ke liye shubh grah kaun se | mesh lagna ka yogkarak grah | mesh lagna me konsa ratna pehne | mesh lagna me saptamesh kaun | mesh lagna ke ashubh grah | mera lagna mesh hai matlab kya | mesh lagna ka markesh kaun hai | mesh lagna or mesh rashi me fark | mesh lagan career shadi
@what classical wide BPHS
en: Mesh lagna means that Mesh (Aries) rose in the east at birth, fire and movable, its lord Mars. Its people are described as brave, brisk and straightforward. It is not the same as Mesh rashi, where the Moon stands.
hi: मेष लग्न यानी जन्म के समय पूर्व में मेष राशि उदय थी; तत्व अग्नि, स्वभाव चर, स्वामी मंगल। इसके लोग साहसी, फुर्तीले और सीधे कहे जाते हैं। यह मेष राशि (चंद्र की राशि) से अलग बात है।
hg: Mesh lagna yani janm ke samay poorv me Mesh rashi uday thi; tatva agni, swabhav char, swami Mangal. Iske log saahasi, furtile aur seedhe kahe jaate hain. Yeh Mesh rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Mesh lagna Mars, the Sun and Jupiter are mostly counted helpful, Mercury and Saturn harder. No single planet is yogakaraka here. Lists differ, and a hard planet well placed gives good too.
hi: मेष लग्न के लिए मंगल, सूर्य और गुरु प्रायः शुभ, बुध और शनि कठिन माने जाते हैं। यहाँ कोई एक ग्रह योगकारक नहीं। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Mesh lagna ke liye Mangal, Surya aur Guru aksar shubh, Budh aur Shani kathin maane jaate hain. Yahan koi ek grah yogkarak nahi. Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Mesh lagna: 2nd Venus, 4th the Moon, 5th the Sun, 7th (marriage) Venus, 9th (fortune) Jupiter, 10th (work) Saturn, 11th Saturn. The lords of 2 and 7 are called maraka, only a word and no date.
hi: मेष लग्न में भावों के स्वामी: 2 का शुक्र, 4 का चंद्र, 5 का सूर्य, 7 (विवाह) का शुक्र, 9 (भाग्य) का गुरु, 10 (कर्म) का शनि, 11 का शनि। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Mesh lagna me bhavon ke swami: 2 ka Shukra, 4 ka Chandra, 5 ka Surya, 7 (vivah) ka Shukra, 9 (bhagya) ka Guru, 10 (karm) ka Shani, 11 ka Shani. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Mesh lagna most name coral, the stone of its lord Mars; those of the 5th and 9th lords, ruby and yellow sapphire, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: मेष लग्न में अधिकतर लग्नेश मंगल का रत्न मूँगा बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के माणिक और पुखराज। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Mesh lagna me zyadatar lagnesh Mangal ka ratna moonga bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke manik aur pukhraj. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-mesh, lagna-word
@link /kundli

# lagna-vrishabh astro
@names
en: Vrishabh lagna, Taurus ascendant, Taurus rising
hi: वृषभ लग्न, वृष लग्न
hg: vrishabh lagna, vrishabh lagan, vrish lagna, vrishabha lagna
@ask
en: Vrishabh lagna people nature | which planets are good for Taurus ascendant | yogakaraka planet for Vrishabh lagna | which gemstone for Vrishabh lagna | lord of 7th house for Taurus ascendant | Taurus rising bad planets | my lagna is Vrishabh what does it mean | Vrishabh lagna marriage and career lord | is Vrishabh lagna same as Vrishabh rashi | Vrishabh lagna maraka planets
hi: वृषभ लग्न के लोग कैसे होते हैं | वृषभ लग्न के लिए शुभ ग्रह कौन से हैं | वृषभ लग्न का योगकारक ग्रह | वृषभ लग्न वालों को कौन सा रत्न पहनना चाहिए | वृषभ लग्न में सातवें भाव का स्वामी | वृषभ लग्न के अशुभ ग्रह | मेरा लग्न वृषभ है इसका क्या मतलब | वृषभ लग्न का मारकेश कौन है | वृषभ लग्न और वृषभ राशि में फ़र्क | वृषभ लग्न का करियर और विवाह
hg: vrishabh lagna wale kaise hote hai | vrishabh lagna ke liye shubh grah kaun se | vrishabh lagna ka yogkarak grah | vrishabh lagna me konsa ratna pehne | vrishabh lagna me saptamesh kaun | vrishabh lagna ke ashubh grah | mera lagna vrishabh hai matlab kya | vrishabh lagna ka markesh kaun hai | vrishabh lagna or vrishabh rashi me fark | vrishabh lagan career shadi
@what classical wide BPHS
en: Vrishabh lagna means that Vrishabh (Taurus) rose in the east at birth, earth and fixed, its lord Venus. Its people are described as steady, patient and fond of comfort. It is not the same as Vrishabh rashi, where the Moon stands.
hi: वृषभ लग्न यानी जन्म के समय पूर्व में वृषभ राशि उदय थी; तत्व पृथ्वी, स्वभाव स्थिर, स्वामी शुक्र। इसके लोग स्थिर, धैर्यवान और सुखप्रिय कहे जाते हैं। यह वृषभ राशि (चंद्र की राशि) से अलग बात है।
hg: Vrishabh lagna yani janm ke samay poorv me Vrishabh rashi uday thi; tatva prithvi, swabhav sthir, swami Shukra. Iske log sthir, dhairyavan aur sukhpriya kahe jaate hain. Yeh Vrishabh rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Vrishabh lagna Saturn, Mercury and the Sun are mostly counted helpful, Jupiter and the Moon harder. Saturn is yogakaraka, ruling a kendra and a trikona. Lists differ, and a hard planet well placed gives good too.
hi: वृषभ लग्न के लिए शनि, बुध और सूर्य प्रायः शुभ, गुरु और चंद्र कठिन माने जाते हैं। शनि योगकारक है (केंद्र और त्रिकोण का स्वामी)। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Vrishabh lagna ke liye Shani, Budh aur Surya aksar shubh, Guru aur Chandra kathin maane jaate hain. Shani yogkarak hai (kendra aur trikon ka swami). Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Vrishabh lagna: 2nd Mercury, 4th the Sun, 5th Mercury, 7th (marriage) Mars, 9th (fortune) Saturn, 10th (work) Saturn, 11th Jupiter. The lords of 2 and 7 are called maraka, only a word and no date.
hi: वृषभ लग्न में भावों के स्वामी: 2 का बुध, 4 का सूर्य, 5 का बुध, 7 (विवाह) का मंगल, 9 (भाग्य) का शनि, 10 (कर्म) का शनि, 11 का गुरु। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Vrishabh lagna me bhavon ke swami: 2 ka Budh, 4 ka Surya, 5 ka Budh, 7 (vivah) ka Mangal, 9 (bhagya) ka Shani, 10 (karm) ka Shani, 11 ka Guru. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Vrishabh lagna most name diamond, the stone of its lord Venus; those of the 5th and 9th lords, emerald and blue sapphire, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: वृषभ लग्न में अधिकतर लग्नेश शुक्र का रत्न हीरा बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के पन्ना और नीलम। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Vrishabh lagna me zyadatar lagnesh Shukra ka ratna heera bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke panna aur neelam. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-vrishabh, lagna-word
@link /kundli

# lagna-mithun astro
@names
en: Mithun lagna, Gemini ascendant, Gemini rising
hi: मिथुन लग्न, मिथुन लगन
hg: mithun lagna, mithun lagan, mithuna lagna
@ask
en: Mithun lagna people nature | which planets are good for Gemini ascendant | yogakaraka planet for Mithun lagna | which gemstone for Mithun lagna | lord of 7th house for Gemini ascendant | Gemini rising bad planets | my lagna is Mithun what does it mean | Mithun lagna marriage and career lord | is Mithun lagna same as Mithun rashi | Mithun lagna maraka planets
hi: मिथुन लग्न के लोग कैसे होते हैं | मिथुन लग्न के लिए शुभ ग्रह कौन से हैं | मिथुन लग्न का योगकारक ग्रह | मिथुन लग्न वालों को कौन सा रत्न पहनना चाहिए | मिथुन लग्न में सातवें भाव का स्वामी | मिथुन लग्न के अशुभ ग्रह | मेरा लग्न मिथुन है इसका क्या मतलब | मिथुन लग्न का मारकेश कौन है | मिथुन लग्न और मिथुन राशि में फ़र्क | मिथुन लग्न का करियर और विवाह
hg: mithun lagna wale kaise hote hai | mithun lagna ke liye shubh grah kaun se | mithun lagna ka yogkarak grah | mithun lagna me konsa ratna pehne | mithun lagna me saptamesh kaun | mithun lagna ke ashubh grah | mera lagna mithun hai matlab kya | mithun lagna ka markesh kaun hai | mithun lagna or mithun rashi me fark | mithun lagan career shadi
@what classical wide BPHS
en: Mithun lagna means that Mithun (Gemini) rose in the east at birth, air and dual, its lord Mercury. Its people are described as witty, talkative and many-sided. It is not the same as Mithun rashi, where the Moon stands.
hi: मिथुन लग्न यानी जन्म के समय पूर्व में मिथुन राशि उदय थी; तत्व वायु, स्वभाव द्विस्वभाव, स्वामी बुध। इसके लोग हाज़िरजवाब, बातूनी और बहुमुखी कहे जाते हैं। यह मिथुन राशि (चंद्र की राशि) से अलग बात है।
hg: Mithun lagna yani janm ke samay poorv me Mithun rashi uday thi; tatva vayu, swabhav dwiswabhav, swami Budh. Iske log haazirjawab, baatuni aur bahumukhi kahe jaate hain. Yeh Mithun rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Mithun lagna Venus and Mercury are mostly counted helpful, Mars and the Sun harder. No single planet is yogakaraka here. Lists differ, and a hard planet well placed gives good too.
hi: मिथुन लग्न के लिए शुक्र और बुध प्रायः शुभ, मंगल और सूर्य कठिन माने जाते हैं। यहाँ कोई एक ग्रह योगकारक नहीं। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Mithun lagna ke liye Shukra aur Budh aksar shubh, Mangal aur Surya kathin maane jaate hain. Yahan koi ek grah yogkarak nahi. Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Mithun lagna: 2nd the Moon, 4th Mercury, 5th Venus, 7th (marriage) Jupiter, 9th (fortune) Saturn, 10th (work) Jupiter, 11th Mars. The lords of 2 and 7 are called maraka, only a word and no date.
hi: मिथुन लग्न में भावों के स्वामी: 2 का चंद्र, 4 का बुध, 5 का शुक्र, 7 (विवाह) का गुरु, 9 (भाग्य) का शनि, 10 (कर्म) का गुरु, 11 का मंगल। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Mithun lagna me bhavon ke swami: 2 ka Chandra, 4 ka Budh, 5 ka Shukra, 7 (vivah) ka Guru, 9 (bhagya) ka Shani, 10 (karm) ka Guru, 11 ka Mangal. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Mithun lagna most name emerald, the stone of its lord Mercury; those of the 5th and 9th lords, diamond and blue sapphire, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: मिथुन लग्न में अधिकतर लग्नेश बुध का रत्न पन्ना बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के हीरा और नीलम। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Mithun lagna me zyadatar lagnesh Budh ka ratna panna bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke heera aur neelam. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-mithun, lagna-word
@link /kundli

# lagna-kark astro
@names
en: Kark lagna, Cancer ascendant, Cancer rising
hi: कर्क लग्न, कर्क लगन
hg: kark lagna, kark lagan, karka lagna
@ask
en: Kark lagna people nature | which planets are good for Cancer ascendant | yogakaraka planet for Kark lagna | which gemstone for Kark lagna | lord of 7th house for Cancer ascendant | Cancer rising bad planets | my lagna is Kark what does it mean | Kark lagna marriage and career lord | is Kark lagna same as Kark rashi | Kark lagna maraka planets
hi: कर्क लग्न के लोग कैसे होते हैं | कर्क लग्न के लिए शुभ ग्रह कौन से हैं | कर्क लग्न का योगकारक ग्रह | कर्क लग्न वालों को कौन सा रत्न पहनना चाहिए | कर्क लग्न में सातवें भाव का स्वामी | कर्क लग्न के अशुभ ग्रह | मेरा लग्न कर्क है इसका क्या मतलब | कर्क लग्न का मारकेश कौन है | कर्क लग्न और कर्क राशि में फ़र्क | कर्क लग्न का करियर और विवाह
hg: kark lagna wale kaise hote hai | kark lagna ke liye shubh grah kaun se | kark lagna ka yogkarak grah | kark lagna me konsa ratna pehne | kark lagna me saptamesh kaun | kark lagna ke ashubh grah | mera lagna kark hai matlab kya | kark lagna ka markesh kaun hai | kark lagna or kark rashi me fark | kark lagan career shadi
@what classical wide BPHS
en: Kark lagna means that Kark (Cancer) rose in the east at birth, water and movable, its lord the Moon. Its people are described as caring, feeling and tied to family. It is not the same as Kark rashi, where the Moon stands.
hi: कर्क लग्न यानी जन्म के समय पूर्व में कर्क राशि उदय थी; तत्व जल, स्वभाव चर, स्वामी चंद्र। इसके लोग स्नेही, भावुक और परिवार-प्रेमी कहे जाते हैं। यह कर्क राशि (चंद्र की राशि) से अलग बात है।
hg: Kark lagna yani janm ke samay poorv me Kark rashi uday thi; tatva jal, swabhav char, swami Chandra. Iske log snehi, bhavuk aur parivar-premi kahe jaate hain. Yeh Kark rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Kark lagna Mars, Jupiter and the Moon are mostly counted helpful, Venus and Mercury harder. Mars is yogakaraka, ruling a kendra and a trikona. Lists differ, and a hard planet well placed gives good too.
hi: कर्क लग्न के लिए मंगल, गुरु और चंद्र प्रायः शुभ, शुक्र और बुध कठिन माने जाते हैं। मंगल योगकारक है (केंद्र और त्रिकोण का स्वामी)। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Kark lagna ke liye Mangal, Guru aur Chandra aksar shubh, Shukra aur Budh kathin maane jaate hain. Mangal yogkarak hai (kendra aur trikon ka swami). Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Kark lagna: 2nd the Sun, 4th Venus, 5th Mars, 7th (marriage) Saturn, 9th (fortune) Jupiter, 10th (work) Mars, 11th Venus. The lords of 2 and 7 are called maraka, only a word and no date.
hi: कर्क लग्न में भावों के स्वामी: 2 का सूर्य, 4 का शुक्र, 5 का मंगल, 7 (विवाह) का शनि, 9 (भाग्य) का गुरु, 10 (कर्म) का मंगल, 11 का शुक्र। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Kark lagna me bhavon ke swami: 2 ka Surya, 4 ka Shukra, 5 ka Mangal, 7 (vivah) ka Shani, 9 (bhagya) ka Guru, 10 (karm) ka Mangal, 11 ka Shukra. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Kark lagna most name pearl, the stone of its lord the Moon; those of the 5th and 9th lords, coral and yellow sapphire, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: कर्क लग्न में अधिकतर लग्नेश चंद्र का रत्न मोती बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के मूँगा और पुखराज। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Kark lagna me zyadatar lagnesh Chandra ka ratna moti bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke moonga aur pukhraj. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-kark, lagna-word
@link /kundli

# lagna-simha astro
@names
en: Simha lagna, Leo ascendant, Leo rising
hi: सिंह लग्न, सिंह लगन
hg: simha lagna, simha lagan, singh lagna, sinh lagna
@ask
en: Simha lagna people nature | which planets are good for Leo ascendant | yogakaraka planet for Simha lagna | which gemstone for Simha lagna | lord of 7th house for Leo ascendant | Leo rising bad planets | my lagna is Simha what does it mean | Simha lagna marriage and career lord | is Simha lagna same as Simha rashi | Simha lagna maraka planets
hi: सिंह लग्न के लोग कैसे होते हैं | सिंह लग्न के लिए शुभ ग्रह कौन से हैं | सिंह लग्न का योगकारक ग्रह | सिंह लग्न वालों को कौन सा रत्न पहनना चाहिए | सिंह लग्न में सातवें भाव का स्वामी | सिंह लग्न के अशुभ ग्रह | मेरा लग्न सिंह है इसका क्या मतलब | सिंह लग्न का मारकेश कौन है | सिंह लग्न और सिंह राशि में फ़र्क | सिंह लग्न का करियर और विवाह
hg: simha lagna wale kaise hote hai | simha lagna ke liye shubh grah kaun se | simha lagna ka yogkarak grah | simha lagna me konsa ratna pehne | simha lagna me saptamesh kaun | simha lagna ke ashubh grah | mera lagna simha hai matlab kya | simha lagna ka markesh kaun hai | simha lagna or simha rashi me fark | simha lagan career shadi
@what classical wide BPHS
en: Simha lagna means that Simha (Leo) rose in the east at birth, fire and fixed, its lord the Sun. Its people are described as proud, generous and leading. It is not the same as Simha rashi, where the Moon stands.
hi: सिंह लग्न यानी जन्म के समय पूर्व में सिंह राशि उदय थी; तत्व अग्नि, स्वभाव स्थिर, स्वामी सूर्य। इसके लोग स्वाभिमानी, उदार और नेतृत्व वाले कहे जाते हैं। यह सिंह राशि (चंद्र की राशि) से अलग बात है।
hg: Simha lagna yani janm ke samay poorv me Simha rashi uday thi; tatva agni, swabhav sthir, swami Surya. Iske log swabhimani, udaar aur netritva wale kahe jaate hain. Yeh Simha rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Simha lagna Mars, the Sun and Jupiter are mostly counted helpful, Mercury, Venus and Saturn harder. Mars is yogakaraka, ruling a kendra and a trikona. Lists differ, and a hard planet well placed gives good too.
hi: सिंह लग्न के लिए मंगल, सूर्य और गुरु प्रायः शुभ, बुध, शुक्र और शनि कठिन माने जाते हैं। मंगल योगकारक है (केंद्र और त्रिकोण का स्वामी)। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Simha lagna ke liye Mangal, Surya aur Guru aksar shubh, Budh, Shukra aur Shani kathin maane jaate hain. Mangal yogkarak hai (kendra aur trikon ka swami). Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Simha lagna: 2nd Mercury, 4th Mars, 5th Jupiter, 7th (marriage) Saturn, 9th (fortune) Mars, 10th (work) Venus, 11th Mercury. The lords of 2 and 7 are called maraka, only a word and no date.
hi: सिंह लग्न में भावों के स्वामी: 2 का बुध, 4 का मंगल, 5 का गुरु, 7 (विवाह) का शनि, 9 (भाग्य) का मंगल, 10 (कर्म) का शुक्र, 11 का बुध। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Simha lagna me bhavon ke swami: 2 ka Budh, 4 ka Mangal, 5 ka Guru, 7 (vivah) ka Shani, 9 (bhagya) ka Mangal, 10 (karm) ka Shukra, 11 ka Budh. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Simha lagna most name ruby, the stone of its lord the Sun; those of the 5th and 9th lords, yellow sapphire and coral, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: सिंह लग्न में अधिकतर लग्नेश सूर्य का रत्न माणिक बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के पुखराज और मूँगा। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Simha lagna me zyadatar lagnesh Surya ka ratna manik bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke pukhraj aur moonga. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-simha, lagna-word
@link /kundli

# lagna-kanya astro
@names
en: Kanya lagna, Virgo ascendant, Virgo rising
hi: कन्या लग्न, कन्या लगन
hg: kanya lagna, kanya lagan, kanya lagan me janm
@ask
en: Kanya lagna people nature | which planets are good for Virgo ascendant | yogakaraka planet for Kanya lagna | which gemstone for Kanya lagna | lord of 7th house for Virgo ascendant | Virgo rising bad planets | my lagna is Kanya what does it mean | Kanya lagna marriage and career lord | is Kanya lagna same as Kanya rashi | Kanya lagna maraka planets
hi: कन्या लग्न के लोग कैसे होते हैं | कन्या लग्न के लिए शुभ ग्रह कौन से हैं | कन्या लग्न का योगकारक ग्रह | कन्या लग्न वालों को कौन सा रत्न पहनना चाहिए | कन्या लग्न में सातवें भाव का स्वामी | कन्या लग्न के अशुभ ग्रह | मेरा लग्न कन्या है इसका क्या मतलब | कन्या लग्न का मारकेश कौन है | कन्या लग्न और कन्या राशि में फ़र्क | कन्या लग्न का करियर और विवाह
hg: kanya lagna wale kaise hote hai | kanya lagna ke liye shubh grah kaun se | kanya lagna ka yogkarak grah | kanya lagna me konsa ratna pehne | kanya lagna me saptamesh kaun | kanya lagna ke ashubh grah | mera lagna kanya hai matlab kya | kanya lagna ka markesh kaun hai | kanya lagna or kanya rashi me fark | kanya lagan career shadi
@what classical wide BPHS
en: Kanya lagna means that Kanya (Virgo) rose in the east at birth, earth and dual, its lord Mercury. Its people are described as careful, practical and analysing. It is not the same as Kanya rashi, where the Moon stands.
hi: कन्या लग्न यानी जन्म के समय पूर्व में कन्या राशि उदय थी; तत्व पृथ्वी, स्वभाव द्विस्वभाव, स्वामी बुध। इसके लोग सावधान, व्यावहारिक और बारीक देखने वाले कहे जाते हैं। यह कन्या राशि (चंद्र की राशि) से अलग बात है।
hg: Kanya lagna yani janm ke samay poorv me Kanya rashi uday thi; tatva prithvi, swabhav dwiswabhav, swami Budh. Iske log saavdhan, vyavaharik aur bareek dekhne wale kahe jaate hain. Yeh Kanya rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Kanya lagna Mercury and Venus are mostly counted helpful, Mars, Jupiter and the Moon harder. No single planet is yogakaraka here. Lists differ, and a hard planet well placed gives good too.
hi: कन्या लग्न के लिए बुध और शुक्र प्रायः शुभ, मंगल, गुरु और चंद्र कठिन माने जाते हैं। यहाँ कोई एक ग्रह योगकारक नहीं। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Kanya lagna ke liye Budh aur Shukra aksar shubh, Mangal, Guru aur Chandra kathin maane jaate hain. Yahan koi ek grah yogkarak nahi. Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Kanya lagna: 2nd Venus, 4th Jupiter, 5th Saturn, 7th (marriage) Jupiter, 9th (fortune) Venus, 10th (work) Mercury, 11th the Moon. The lords of 2 and 7 are called maraka, only a word and no date.
hi: कन्या लग्न में भावों के स्वामी: 2 का शुक्र, 4 का गुरु, 5 का शनि, 7 (विवाह) का गुरु, 9 (भाग्य) का शुक्र, 10 (कर्म) का बुध, 11 का चंद्र। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Kanya lagna me bhavon ke swami: 2 ka Shukra, 4 ka Guru, 5 ka Shani, 7 (vivah) ka Guru, 9 (bhagya) ka Shukra, 10 (karm) ka Budh, 11 ka Chandra. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Kanya lagna most name emerald, the stone of its lord Mercury; those of the 5th and 9th lords, blue sapphire and diamond, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: कन्या लग्न में अधिकतर लग्नेश बुध का रत्न पन्ना बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के नीलम और हीरा। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Kanya lagna me zyadatar lagnesh Budh ka ratna panna bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke neelam aur heera. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-kanya, lagna-word
@link /kundli

# lagna-tula astro
@names
en: Tula lagna, Libra ascendant, Libra rising
hi: तुला लग्न, तुला लगन
hg: tula lagna, tula lagan, tula lagan me janm
@ask
en: Tula lagna people nature | which planets are good for Libra ascendant | yogakaraka planet for Tula lagna | which gemstone for Tula lagna | lord of 7th house for Libra ascendant | Libra rising bad planets | my lagna is Tula what does it mean | Tula lagna marriage and career lord | is Tula lagna same as Tula rashi | Tula lagna maraka planets
hi: तुला लग्न के लोग कैसे होते हैं | तुला लग्न के लिए शुभ ग्रह कौन से हैं | तुला लग्न का योगकारक ग्रह | तुला लग्न वालों को कौन सा रत्न पहनना चाहिए | तुला लग्न में सातवें भाव का स्वामी | तुला लग्न के अशुभ ग्रह | मेरा लग्न तुला है इसका क्या मतलब | तुला लग्न का मारकेश कौन है | तुला लग्न और तुला राशि में फ़र्क | तुला लग्न का करियर और विवाह
hg: tula lagna wale kaise hote hai | tula lagna ke liye shubh grah kaun se | tula lagna ka yogkarak grah | tula lagna me konsa ratna pehne | tula lagna me saptamesh kaun | tula lagna ke ashubh grah | mera lagna tula hai matlab kya | tula lagna ka markesh kaun hai | tula lagna or tula rashi me fark | tula lagan career shadi
@what classical wide BPHS
en: Tula lagna means that Tula (Libra) rose in the east at birth, air and movable, its lord Venus. Its people are described as balanced, charming and fair. It is not the same as Tula rashi, where the Moon stands.
hi: तुला लग्न यानी जन्म के समय पूर्व में तुला राशि उदय थी; तत्व वायु, स्वभाव चर, स्वामी शुक्र। इसके लोग संतुलित, आकर्षक और न्यायप्रिय कहे जाते हैं। यह तुला राशि (चंद्र की राशि) से अलग बात है।
hg: Tula lagna yani janm ke samay poorv me Tula rashi uday thi; tatva vayu, swabhav char, swami Shukra. Iske log santulit, aakarshak aur nyaypriya kahe jaate hain. Yeh Tula rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Tula lagna Saturn, Mercury and Venus are mostly counted helpful, the Sun, Jupiter and Mars harder. Saturn is yogakaraka, ruling a kendra and a trikona. Lists differ, and a hard planet well placed gives good too.
hi: तुला लग्न के लिए शनि, बुध और शुक्र प्रायः शुभ, सूर्य, गुरु और मंगल कठिन माने जाते हैं। शनि योगकारक है (केंद्र और त्रिकोण का स्वामी)। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Tula lagna ke liye Shani, Budh aur Shukra aksar shubh, Surya, Guru aur Mangal kathin maane jaate hain. Shani yogkarak hai (kendra aur trikon ka swami). Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Tula lagna: 2nd Mars, 4th Saturn, 5th Saturn, 7th (marriage) Mars, 9th (fortune) Mercury, 10th (work) the Moon, 11th the Sun. The lords of 2 and 7 are called maraka, only a word and no date.
hi: तुला लग्न में भावों के स्वामी: 2 का मंगल, 4 का शनि, 5 का शनि, 7 (विवाह) का मंगल, 9 (भाग्य) का बुध, 10 (कर्म) का चंद्र, 11 का सूर्य। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Tula lagna me bhavon ke swami: 2 ka Mangal, 4 ka Shani, 5 ka Shani, 7 (vivah) ka Mangal, 9 (bhagya) ka Budh, 10 (karm) ka Chandra, 11 ka Surya. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Tula lagna most name diamond, the stone of its lord Venus; those of the 5th and 9th lords, blue sapphire and emerald, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: तुला लग्न में अधिकतर लग्नेश शुक्र का रत्न हीरा बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के नीलम और पन्ना। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Tula lagna me zyadatar lagnesh Shukra ka ratna heera bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke neelam aur panna. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-tula, lagna-word
@link /kundli

# lagna-vrishchik astro
@names
en: Vrishchik lagna, Scorpio ascendant, Scorpio rising
hi: वृश्चिक लग्न, वृश्चिक लगन
hg: vrishchik lagna, vrishchik lagan, vrischik lagna, vrishchika lagna
@ask
en: Vrishchik lagna people nature | which planets are good for Scorpio ascendant | yogakaraka planet for Vrishchik lagna | which gemstone for Vrishchik lagna | lord of 7th house for Scorpio ascendant | Scorpio rising bad planets | my lagna is Vrishchik what does it mean | Vrishchik lagna marriage and career lord | is Vrishchik lagna same as Vrishchik rashi | Vrishchik lagna maraka planets
hi: वृश्चिक लग्न के लोग कैसे होते हैं | वृश्चिक लग्न के लिए शुभ ग्रह कौन से हैं | वृश्चिक लग्न का योगकारक ग्रह | वृश्चिक लग्न वालों को कौन सा रत्न पहनना चाहिए | वृश्चिक लग्न में सातवें भाव का स्वामी | वृश्चिक लग्न के अशुभ ग्रह | मेरा लग्न वृश्चिक है इसका क्या मतलब | वृश्चिक लग्न का मारकेश कौन है | वृश्चिक लग्न और वृश्चिक राशि में फ़र्क | वृश्चिक लग्न का करियर और विवाह
hg: vrishchik lagna wale kaise hote hai | vrishchik lagna ke liye shubh grah kaun se | vrishchik lagna ka yogkarak grah | vrishchik lagna me konsa ratna pehne | vrishchik lagna me saptamesh kaun | vrishchik lagna ke ashubh grah | mera lagna vrishchik hai matlab kya | vrishchik lagna ka markesh kaun hai | vrishchik lagna or vrishchik rashi me fark | vrishchik lagan career shadi
@what classical wide BPHS
en: Vrishchik lagna means that Vrishchik (Scorpio) rose in the east at birth, water and fixed, its lord Mars. Its people are described as intense, determined and private. It is not the same as Vrishchik rashi, where the Moon stands.
hi: वृश्चिक लग्न यानी जन्म के समय पूर्व में वृश्चिक राशि उदय थी; तत्व जल, स्वभाव स्थिर, स्वामी मंगल। इसके लोग गहरे, दृढ़ और अपने में रहने वाले कहे जाते हैं। यह वृश्चिक राशि (चंद्र की राशि) से अलग बात है।
hg: Vrishchik lagna yani janm ke samay poorv me Vrishchik rashi uday thi; tatva jal, swabhav sthir, swami Mangal. Iske log gehre, dridh aur apne me rehne wale kahe jaate hain. Yeh Vrishchik rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Vrishchik lagna the Moon, Jupiter and the Sun are mostly counted helpful, Mercury and Venus harder. No single planet is yogakaraka here. Lists differ, and a hard planet well placed gives good too.
hi: वृश्चिक लग्न के लिए चंद्र, गुरु और सूर्य प्रायः शुभ, बुध और शुक्र कठिन माने जाते हैं। यहाँ कोई एक ग्रह योगकारक नहीं। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Vrishchik lagna ke liye Chandra, Guru aur Surya aksar shubh, Budh aur Shukra kathin maane jaate hain. Yahan koi ek grah yogkarak nahi. Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Vrishchik lagna: 2nd Jupiter, 4th Saturn, 5th Jupiter, 7th (marriage) Venus, 9th (fortune) the Moon, 10th (work) the Sun, 11th Mercury. The lords of 2 and 7 are called maraka, only a word and no date.
hi: वृश्चिक लग्न में भावों के स्वामी: 2 का गुरु, 4 का शनि, 5 का गुरु, 7 (विवाह) का शुक्र, 9 (भाग्य) का चंद्र, 10 (कर्म) का सूर्य, 11 का बुध। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Vrishchik lagna me bhavon ke swami: 2 ka Guru, 4 ka Shani, 5 ka Guru, 7 (vivah) ka Shukra, 9 (bhagya) ka Chandra, 10 (karm) ka Surya, 11 ka Budh. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Vrishchik lagna most name coral, the stone of its lord Mars; those of the 5th and 9th lords, yellow sapphire and pearl, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: वृश्चिक लग्न में अधिकतर लग्नेश मंगल का रत्न मूँगा बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के पुखराज और मोती। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Vrishchik lagna me zyadatar lagnesh Mangal ka ratna moonga bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke pukhraj aur moti. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-vrishchik, lagna-word
@link /kundli

# lagna-dhanu astro
@names
en: Dhanu lagna, Sagittarius ascendant, Sagittarius rising
hi: धनु लग्न, धनु लगन
hg: dhanu lagna, dhanu lagan, dhanu lagan me janm
@ask
en: Dhanu lagna people nature | which planets are good for Sagittarius ascendant | yogakaraka planet for Dhanu lagna | which gemstone for Dhanu lagna | lord of 7th house for Sagittarius ascendant | Sagittarius rising bad planets | my lagna is Dhanu what does it mean | Dhanu lagna marriage and career lord | is Dhanu lagna same as Dhanu rashi | Dhanu lagna maraka planets
hi: धनु लग्न के लोग कैसे होते हैं | धनु लग्न के लिए शुभ ग्रह कौन से हैं | धनु लग्न का योगकारक ग्रह | धनु लग्न वालों को कौन सा रत्न पहनना चाहिए | धनु लग्न में सातवें भाव का स्वामी | धनु लग्न के अशुभ ग्रह | मेरा लग्न धनु है इसका क्या मतलब | धनु लग्न का मारकेश कौन है | धनु लग्न और धनु राशि में फ़र्क | धनु लग्न का करियर और विवाह
hg: dhanu lagna wale kaise hote hai | dhanu lagna ke liye shubh grah kaun se | dhanu lagna ka yogkarak grah | dhanu lagna me konsa ratna pehne | dhanu lagna me saptamesh kaun | dhanu lagna ke ashubh grah | mera lagna dhanu hai matlab kya | dhanu lagna ka markesh kaun hai | dhanu lagna or dhanu rashi me fark | dhanu lagan career shadi
@what classical wide BPHS
en: Dhanu lagna means that Dhanu (Sagittarius) rose in the east at birth, fire and dual, its lord Jupiter. Its people are described as hopeful, frank and fond of learning. It is not the same as Dhanu rashi, where the Moon stands.
hi: धनु लग्न यानी जन्म के समय पूर्व में धनु राशि उदय थी; तत्व अग्नि, स्वभाव द्विस्वभाव, स्वामी गुरु। इसके लोग आशावान, स्पष्ट और विद्याप्रेमी कहे जाते हैं। यह धनु राशि (चंद्र की राशि) से अलग बात है।
hg: Dhanu lagna yani janm ke samay poorv me Dhanu rashi uday thi; tatva agni, swabhav dwiswabhav, swami Guru. Iske log aashavan, spasht aur vidyapremi kahe jaate hain. Yeh Dhanu rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Dhanu lagna the Sun, Mars and Jupiter are mostly counted helpful, Venus and Saturn harder. No single planet is yogakaraka here. Lists differ, and a hard planet well placed gives good too.
hi: धनु लग्न के लिए सूर्य, मंगल और गुरु प्रायः शुभ, शुक्र और शनि कठिन माने जाते हैं। यहाँ कोई एक ग्रह योगकारक नहीं। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Dhanu lagna ke liye Surya, Mangal aur Guru aksar shubh, Shukra aur Shani kathin maane jaate hain. Yahan koi ek grah yogkarak nahi. Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Dhanu lagna: 2nd Saturn, 4th Jupiter, 5th Mars, 7th (marriage) Mercury, 9th (fortune) the Sun, 10th (work) Mercury, 11th Venus. The lords of 2 and 7 are called maraka, only a word and no date.
hi: धनु लग्न में भावों के स्वामी: 2 का शनि, 4 का गुरु, 5 का मंगल, 7 (विवाह) का बुध, 9 (भाग्य) का सूर्य, 10 (कर्म) का बुध, 11 का शुक्र। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Dhanu lagna me bhavon ke swami: 2 ka Shani, 4 ka Guru, 5 ka Mangal, 7 (vivah) ka Budh, 9 (bhagya) ka Surya, 10 (karm) ka Budh, 11 ka Shukra. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Dhanu lagna most name yellow sapphire, the stone of its lord Jupiter; those of the 5th and 9th lords, coral and ruby, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: धनु लग्न में अधिकतर लग्नेश गुरु का रत्न पुखराज बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के मूँगा और माणिक। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Dhanu lagna me zyadatar lagnesh Guru ka ratna pukhraj bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke moonga aur manik. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-dhanu, lagna-word
@link /kundli

# lagna-makar astro
@names
en: Makar lagna, Capricorn ascendant, Capricorn rising
hi: मकर लग्न, मकर लगन
hg: makar lagna, makar lagan, makara lagna
@ask
en: Makar lagna people nature | which planets are good for Capricorn ascendant | yogakaraka planet for Makar lagna | which gemstone for Makar lagna | lord of 7th house for Capricorn ascendant | Capricorn rising bad planets | my lagna is Makar what does it mean | Makar lagna marriage and career lord | is Makar lagna same as Makar rashi | Makar lagna maraka planets
hi: मकर लग्न के लोग कैसे होते हैं | मकर लग्न के लिए शुभ ग्रह कौन से हैं | मकर लग्न का योगकारक ग्रह | मकर लग्न वालों को कौन सा रत्न पहनना चाहिए | मकर लग्न में सातवें भाव का स्वामी | मकर लग्न के अशुभ ग्रह | मेरा लग्न मकर है इसका क्या मतलब | मकर लग्न का मारकेश कौन है | मकर लग्न और मकर राशि में फ़र्क | मकर लग्न का करियर और विवाह
hg: makar lagna wale kaise hote hai | makar lagna ke liye shubh grah kaun se | makar lagna ka yogkarak grah | makar lagna me konsa ratna pehne | makar lagna me saptamesh kaun | makar lagna ke ashubh grah | mera lagna makar hai matlab kya | makar lagna ka markesh kaun hai | makar lagna or makar rashi me fark | makar lagan career shadi
@what classical wide BPHS
en: Makar lagna means that Makar (Capricorn) rose in the east at birth, earth and movable, its lord Saturn. Its people are described as hard-working, serious and ambitious. It is not the same as Makar rashi, where the Moon stands.
hi: मकर लग्न यानी जन्म के समय पूर्व में मकर राशि उदय थी; तत्व पृथ्वी, स्वभाव चर, स्वामी शनि। इसके लोग मेहनती, गंभीर और महत्वाकांक्षी कहे जाते हैं। यह मकर राशि (चंद्र की राशि) से अलग बात है।
hg: Makar lagna yani janm ke samay poorv me Makar rashi uday thi; tatva prithvi, swabhav char, swami Shani. Iske log mehnati, gambhir aur mahatvakankshi kahe jaate hain. Yeh Makar rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Makar lagna Venus, Mercury and Saturn are mostly counted helpful, Mars, Jupiter and the Moon harder. Venus is yogakaraka, ruling a kendra and a trikona. Lists differ, and a hard planet well placed gives good too.
hi: मकर लग्न के लिए शुक्र, बुध और शनि प्रायः शुभ, मंगल, गुरु और चंद्र कठिन माने जाते हैं। शुक्र योगकारक है (केंद्र और त्रिकोण का स्वामी)। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Makar lagna ke liye Shukra, Budh aur Shani aksar shubh, Mangal, Guru aur Chandra kathin maane jaate hain. Shukra yogkarak hai (kendra aur trikon ka swami). Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Makar lagna: 2nd Saturn, 4th Mars, 5th Venus, 7th (marriage) the Moon, 9th (fortune) Mercury, 10th (work) Venus, 11th Mars. The lords of 2 and 7 are called maraka, only a word and no date.
hi: मकर लग्न में भावों के स्वामी: 2 का शनि, 4 का मंगल, 5 का शुक्र, 7 (विवाह) का चंद्र, 9 (भाग्य) का बुध, 10 (कर्म) का शुक्र, 11 का मंगल। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Makar lagna me bhavon ke swami: 2 ka Shani, 4 ka Mangal, 5 ka Shukra, 7 (vivah) ka Chandra, 9 (bhagya) ka Budh, 10 (karm) ka Shukra, 11 ka Mangal. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Makar lagna most name blue sapphire, the stone of its lord Saturn; those of the 5th and 9th lords, diamond and emerald, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: मकर लग्न में अधिकतर लग्नेश शनि का रत्न नीलम बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के हीरा और पन्ना। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Makar lagna me zyadatar lagnesh Shani ka ratna neelam bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke heera aur panna. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-makar, lagna-word
@link /kundli

# lagna-kumbh astro
@names
en: Kumbh lagna, Aquarius ascendant, Aquarius rising
hi: कुंभ लग्न, कुंभ लगन
hg: kumbh lagna, kumbh lagan, kumbha lagna
@ask
en: Kumbh lagna people nature | which planets are good for Aquarius ascendant | yogakaraka planet for Kumbh lagna | which gemstone for Kumbh lagna | lord of 7th house for Aquarius ascendant | Aquarius rising bad planets | my lagna is Kumbh what does it mean | Kumbh lagna marriage and career lord | is Kumbh lagna same as Kumbh rashi | Kumbh lagna maraka planets
hi: कुंभ लग्न के लोग कैसे होते हैं | कुंभ लग्न के लिए शुभ ग्रह कौन से हैं | कुंभ लग्न का योगकारक ग्रह | कुंभ लग्न वालों को कौन सा रत्न पहनना चाहिए | कुंभ लग्न में सातवें भाव का स्वामी | कुंभ लग्न के अशुभ ग्रह | मेरा लग्न कुंभ है इसका क्या मतलब | कुंभ लग्न का मारकेश कौन है | कुंभ लग्न और कुंभ राशि में फ़र्क | कुंभ लग्न का करियर और विवाह
hg: kumbh lagna wale kaise hote hai | kumbh lagna ke liye shubh grah kaun se | kumbh lagna ka yogkarak grah | kumbh lagna me konsa ratna pehne | kumbh lagna me saptamesh kaun | kumbh lagna ke ashubh grah | mera lagna kumbh hai matlab kya | kumbh lagna ka markesh kaun hai | kumbh lagna or kumbh rashi me fark | kumbh lagan career shadi
@what classical wide BPHS
en: Kumbh lagna means that Kumbh (Aquarius) rose in the east at birth, air and fixed, its lord Saturn. Its people are described as independent, thoughtful and friendly. It is not the same as Kumbh rashi, where the Moon stands.
hi: कुंभ लग्न यानी जन्म के समय पूर्व में कुंभ राशि उदय थी; तत्व वायु, स्वभाव स्थिर, स्वामी शनि। इसके लोग स्वतंत्र, विचारशील और मित्रवत कहे जाते हैं। यह कुंभ राशि (चंद्र की राशि) से अलग बात है।
hg: Kumbh lagna yani janm ke samay poorv me Kumbh rashi uday thi; tatva vayu, swabhav sthir, swami Shani. Iske log swatantra, vicharsheel aur mitravat kahe jaate hain. Yeh Kumbh rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Kumbh lagna Venus and Saturn are mostly counted helpful, Jupiter, the Moon and Mars harder. Venus is yogakaraka, ruling a kendra and a trikona. Lists differ, and a hard planet well placed gives good too.
hi: कुंभ लग्न के लिए शुक्र और शनि प्रायः शुभ, गुरु, चंद्र और मंगल कठिन माने जाते हैं। शुक्र योगकारक है (केंद्र और त्रिकोण का स्वामी)। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Kumbh lagna ke liye Shukra aur Shani aksar shubh, Guru, Chandra aur Mangal kathin maane jaate hain. Shukra yogkarak hai (kendra aur trikon ka swami). Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Kumbh lagna: 2nd Jupiter, 4th Venus, 5th Mercury, 7th (marriage) the Sun, 9th (fortune) Venus, 10th (work) Mars, 11th Jupiter. The lords of 2 and 7 are called maraka, only a word and no date.
hi: कुंभ लग्न में भावों के स्वामी: 2 का गुरु, 4 का शुक्र, 5 का बुध, 7 (विवाह) का सूर्य, 9 (भाग्य) का शुक्र, 10 (कर्म) का मंगल, 11 का गुरु। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Kumbh lagna me bhavon ke swami: 2 ka Guru, 4 ka Shukra, 5 ka Budh, 7 (vivah) ka Surya, 9 (bhagya) ka Shukra, 10 (karm) ka Mangal, 11 ka Guru. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Kumbh lagna most name blue sapphire, the stone of its lord Saturn; those of the 5th and 9th lords, emerald and diamond, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: कुंभ लग्न में अधिकतर लग्नेश शनि का रत्न नीलम बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के पन्ना और हीरा। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Kumbh lagna me zyadatar lagnesh Shani ka ratna neelam bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke panna aur heera. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-kumbh, lagna-word
@link /kundli

# lagna-meen astro
@names
en: Meen lagna, Pisces ascendant, Pisces rising
hi: मीन लग्न, मीन लगन
hg: meen lagna, meen lagan, meena lagna, min lagna
@ask
en: Meen lagna people nature | which planets are good for Pisces ascendant | yogakaraka planet for Meen lagna | which gemstone for Meen lagna | lord of 7th house for Pisces ascendant | Pisces rising bad planets | my lagna is Meen what does it mean | Meen lagna marriage and career lord | is Meen lagna same as Meen rashi | Meen lagna maraka planets
hi: मीन लग्न के लोग कैसे होते हैं | मीन लग्न के लिए शुभ ग्रह कौन से हैं | मीन लग्न का योगकारक ग्रह | मीन लग्न वालों को कौन सा रत्न पहनना चाहिए | मीन लग्न में सातवें भाव का स्वामी | मीन लग्न के अशुभ ग्रह | मेरा लग्न मीन है इसका क्या मतलब | मीन लग्न का मारकेश कौन है | मीन लग्न और मीन राशि में फ़र्क | मीन लग्न का करियर और विवाह
hg: meen lagna wale kaise hote hai | meen lagna ke liye shubh grah kaun se | meen lagna ka yogkarak grah | meen lagna me konsa ratna pehne | meen lagna me saptamesh kaun | meen lagna ke ashubh grah | mera lagna meen hai matlab kya | meen lagna ka markesh kaun hai | meen lagna or meen rashi me fark | meen lagan career shadi
@what classical wide BPHS
en: Meen lagna means that Meen (Pisces) rose in the east at birth, water and dual, its lord Jupiter. Its people are described as gentle, imaginative and giving. It is not the same as Meen rashi, where the Moon stands.
hi: मीन लग्न यानी जन्म के समय पूर्व में मीन राशि उदय थी; तत्व जल, स्वभाव द्विस्वभाव, स्वामी गुरु। इसके लोग कोमल, कल्पनाशील और दानी कहे जाते हैं। यह मीन राशि (चंद्र की राशि) से अलग बात है।
hg: Meen lagna yani janm ke samay poorv me Meen rashi uday thi; tatva jal, swabhav dwiswabhav, swami Guru. Iske log komal, kalpanasheel aur daani kahe jaate hain. Yeh Meen rashi (Chandra ki rashi) se alag baat hai.
@ok classical most BPHS
en: For Meen lagna the Moon, Mars and Jupiter are mostly counted helpful, Saturn, Venus, the Sun and Mercury harder. No single planet is yogakaraka here. Lists differ, and a hard planet well placed gives good too.
hi: मीन लग्न के लिए चंद्र, मंगल और गुरु प्रायः शुभ, शनि, शुक्र, सूर्य और बुध कठिन माने जाते हैं। यहाँ कोई एक ग्रह योगकारक नहीं। सूचियाँ अलग हैं, और अच्छी जगह बैठा कठिन ग्रह भी अच्छा देता है।
hg: Meen lagna ke liye Chandra, Mangal aur Guru aksar shubh, Shani, Shukra, Surya aur Budh kathin maane jaate hain. Yahan koi ek grah yogkarak nahi. Lists alag hain, aur achhi jagah baitha kathin grah bhi achha deta hai.
@how classical wide BPHS
en: The house lords of Meen lagna: 2nd Mars, 4th Mercury, 5th the Moon, 7th (marriage) Mercury, 9th (fortune) Mars, 10th (work) Jupiter, 11th Saturn. The lords of 2 and 7 are called maraka, only a word and no date.
hi: मीन लग्न में भावों के स्वामी: 2 का मंगल, 4 का बुध, 5 का चंद्र, 7 (विवाह) का बुध, 9 (भाग्य) का मंगल, 10 (कर्म) का गुरु, 11 का शनि। 2 और 7 के स्वामी मारक कहलाते हैं; यह केवल शब्द है, कोई तारीख़ नहीं।
hg: Meen lagna me bhavon ke swami: 2 ka Mangal, 4 ka Budh, 5 ka Chandra, 7 (vivah) ka Budh, 9 (bhagya) ka Mangal, 10 (karm) ka Guru, 11 ka Shani. 2 aur 7 ke swami maarak kehlate hain; yeh sirf shabd hai, koi tarikh nahi.
@which modern most JYOTISH
en: For Meen lagna most name yellow sapphire, the stone of its lord Jupiter; those of the 5th and 9th lords, pearl and coral, come next after the whole chart is seen. None is needed, and a prayer on that planet's day is free.
hi: मीन लग्न में अधिकतर लग्नेश गुरु का रत्न पुखराज बताया जाता है; पूरी कुंडली देखकर 5 और 9 के स्वामियों के मोती और मूँगा। कोई भी ज़रूरी नहीं, उस ग्रह के वार की प्रार्थना मुफ़्त है।
hg: Meen lagna me zyadatar lagnesh Guru ka ratna pukhraj bataya jaata hai; poori kundli dekhkar 5 aur 9 ke swamiyon ke moti aur moonga. Koi bhi zaroori nahi, us grah ke vaar ki prarthna muft hai.
@see rashi-meen, lagna-word
@link /kundli

# lal-kitab astro
@names
en: lal kitab, lal kitab remedies, lal kitab totke
hi: लाल किताब, लाल किताब के उपाय, लाल किताब के टोटके
hg: laal kitab, lal kitab upay, lal kitab ke totke
@ask
en: what is lal kitab | lal kitab remedies for job and money | are lal kitab totkas effective | lal kitab remedy for marriage delay | can lal kitab be read without birth time | lal kitab simple remedies at home
hi: लाल किताब क्या है | लाल किताब के उपाय नौकरी के लिए | लाल किताब के टोटके काम करते हैं क्या | शादी के लिए लाल किताब का उपाय | बिना जन्म समय लाल किताब देख सकते हैं | लाल किताब के सरल घरेलू उपाय
hg: lal kitab kya hai | lal kitab ke upay naukri ke liye | lal kitab ke totke kaam karte hai kya | shadi ke liye lal kitab upay | bina janm samay lal kitab dekh sakte hai kya | lal kitab ke saral gharelu upay
@what modern wide LK
en: Lal Kitab is a set of five Urdu books, printed 1939 to 1952 and linked with Pandit Roop Chand Joshi of Punjab. It reads the planets by houses in its own way and is known for simple, cheap household remedies.
hi: लाल किताब उर्दू की पाँच पुस्तकें हैं, 1939 से 1952 में छपीं, पंजाब के पंडित रूपचंद जोशी से जुड़ीं। यह ग्रहों को भावों से अपने ढंग से पढ़ती है और सरल, सस्ते घरेलू उपायों के लिए जानी जाती है।
hg: Lal Kitab Urdu ki paanch kitabein hain, 1939 se 1952 me chhapin, Punjab ke Pandit Roop Chand Joshi se judi. Yeh grahon ko bhavon se apne dhang se padhti hai aur saral, saste gharelu upayon ke liye jaani jaati hai.
@do modern disputed LK
en: Commonly told for job and peace: serve parents and elders, feed cow, dog and crow, give a little of your food first, keep saffron tilak, stay off drink and lies, help workers. They cost nearly nothing; applications and skill do the work.
hi: नौकरी और शांति के लिए प्रचलित: माता-पिता और बड़ों की सेवा, गाय, कुत्ते, कौए को भोजन, केसर तिलक, नशे और झूठ से दूरी, श्रमिक की मदद। इनमें ख़र्च लगभग नहीं; काम आवेदन और हुनर से बनता है।
hg: Naukri aur shanti ke liye prachalit: mata-pita aur badon ki seva, gaay, kutte, kauwe ko bhojan, kesar tilak, nashe aur jhooth se doori, shramik ki madad. Inme kharch lagbhag nahi; kaam application aur hunar se banta hai.
@ok modern disputed JYOTISH
en: Its remedies need the houses, so a birth date, time and place; without the time only general good deeds can be told. No remedy is proven, and nobody can promise a job or a marriage by one; leave out whatever harms animals, water or purse.
hi: इसके उपाय भावों से बनते हैं, इसलिए जन्म तारीख़, समय और स्थान चाहिए; बिना समय केवल सामान्य भलाई के काम बताए जा सकते हैं। कोई उपाय सिद्ध नहीं, नौकरी या विवाह का वादा कोई नहीं कर सकता; जीव, जल या जेब को हानि देने वाला छोड़ें।
hg: Iske upay bhavon se bante hain, isliye janm tareekh, samay aur sthan chahiye; bina samay keval samanya bhalai ke kaam bataye ja sakte hain. Koi upay siddh nahi, naukri ya vivah ka vaada koi nahi kar sakta; jeev, jal ya jeb ko haani dene wala chhodein.
@see kundli-word, fate-or-effort

# nadi-dosh-cancel astro
@names
en: nadi dosha cancellation, nadi dosha parihar, same rashi different nakshatra, same nakshatra different pada, eka nadi cancellation
hi: नाड़ी दोष परिहार, नाड़ी दोष का काट, एक राशि अलग नक्षत्र, एक नक्षत्र अलग चरण
hg: nadi dosh parihar, nadi dosh cancel, nadi dosh ka kaat, ek rashi alag nakshatra, ek nakshatra alag charan
@ask
en: our nakshatra is the same but the quarters differ, does nadi dosha still count | both are Shravana with different padas and the priest wants to stop the wedding | same moon sign, different stars, nadi came zero, is it cancelled | invitation cards are printed and now someone found nadi dosha | engaged for a year and an app shows nadi dosha, aunt says there will be no children | is there any exception in the shastra for the same nadi | nadi dosha with both in one rashi | he is 2nd pada and I am 4th pada of one star | relatives want to break the engagement over nadi | nadi dosha and children, must we cancel the marriage | total gunas are good but nadi is 0, is there a way out | nadi shanti puja before marriage needed or not | nadi dosh found after the marriage, what now | same pada same nakshatra boy and girl
en: hall and caterer are paid and the priest found one nadi, call off the wedding? | he is Swati second pada and I am Swati fourth | nobody matched for two years, now an aunt runs an app and says nadi | the girl keeps crying since they said no children because of nadi | both madhya nadi and both Mesh rashi
en: she is Pushya and he is Ashlesha, both Cancer moon, one nadi gossip | both Taurus moon, Krittika and Rohini, same nadi | girl Chitra boy Chitra padas 1 and 3, Virgo and Libra | both Scorpio, Anuradha and Jyeshtha | relatives gossip that a same nadi couple has no kids
en: wedding hall booked, relatives shout nadi dosha, is the marriage off | priest says one nadi so cancel, we are of different quarters | what parihar do the shastras give for one nadi
hi: नक्षत्र एक ही है पर चरण अलग हैं, नाड़ी दोष माना जाता है क्या | दोनों श्रवण के हैं, चरण अलग, पंडित शादी रुकवा रहे हैं | राशि एक और नक्षत्र अलग हों तो नाड़ी दोष कटता है क्या | कार्ड छप गए और अब नाड़ी दोष निकला | सगाई हो चुकी, ताई कहती हैं नाड़ी एक है संतान नहीं होगी | शास्त्र में नाड़ी दोष का कोई काट है क्या | गुण अच्छे हैं पर नाड़ी शून्य है, रिश्ता तोड़ें क्या | दोनों की नाड़ी एक है, घरवाले मना कर रहे हैं | शादी के बाद पता चला नाड़ी दोष है | नाड़ी दोष से बच्चे नहीं होते, यह सच है क्या | लड़के-लड़की की एक ही राशि, मध्य नाड़ी | नाड़ी शांति करवानी ज़रूरी है क्या | एक ही नक्षत्र और एक ही चरण हो तो
hi: हॉल बुक है और पंडित ने एक नाड़ी बताई, शादी रोक दें | वर स्वाति दूसरा चरण, कन्या स्वाति चौथा चरण | दो साल बाद बुआ ने ऐप से मिलाया और नाड़ी दोष बताया | लड़की रो रही है कि नाड़ी से बच्चे नहीं होंगे, तोड़ दें क्या | दोनों मध्य नाड़ी और दोनों मेष राशि
hi: दोनों वृषभ राशि, कृत्तिका और रोहिणी, नाड़ी एक | दोनों वृश्चिक, अनुराधा और ज्येष्ठा | वर-वधू दोनों चित्रा, चरण एक और तीन | रिश्तेदार कहते हैं एक नाड़ी से बच्चे नहीं होते
hi: विवाह का हॉल तय, पंडित नाड़ी दोष कहकर रोक रहे | शास्त्रों में एक नाड़ी का परिहार क्या है | टीचर दंपति, सगाई के बाद नाड़ी दोष, शास्त्र में काट
hg: nakshatra same hai par charan alag, nadi dosh maana jata hai kya | dono shravan ke hai pad alag, pandit shadi rukwa raha | rashi ek aur nakshatra alag ho to nadi dosh cancel hota h kya | card chhap gaye ab nadi dosh nikla | sagai ho gayi, tai bol rahi nadi same h bacche nahi honge | shastra me nadi dosh ka koi kaat hai kya | gun ache hai par nadi 0 aayi, rishta tod de kya | dono ki nadi ek, gharwale mana kar rahe | shadi ke baad pata chala nadi dosh h | nadi dosh se bacche nahi hote ye sach hai kya | ladka ladki dono ki ek hi rashi, madhya nadi, antya nadi | nadi shanti karwana jaruri hai kya | same nakshatra same charan ho to kya
hg: hall book hai aur pandit ne ek nadi batayi shadi rok de kya | ladka swati dusra charan ladki swati chautha charan | do saal baad bua ne app se milaya aur nadi dosh bata diya | ladki ro rahi hai ki nadi se bacche nahi honge tod de kya | dono madhya nadi aur dono mesh rashi
hg: dono vrishabh rashi krittika aur rohini nadi ek | dono vrishchik anuradha aur jyeshtha | ladka ladki dono chitra charan 1 aur 3 | rishtedar bolte ek nadi se bacche nahi hote
hg: shadi ka hall tay, pandit nadi dosh bolkar rok rahe | shastron me ek nadi ka parihar kya hai | alag charan hai fir bhi pandit bola shadi cancel karo
@ok classical most MCH
en: Nadi dosha is held cancelled when both have the same rashi but different nakshatras, or the same nakshatra but different padas. Then the match may stand; no engagement need be broken for it.
hi: नाड़ी दोष का परिहार माना जाता है जब दोनों की राशि एक और नक्षत्र अलग हों, या नक्षत्र एक और चरण अलग। तब रिश्ता हो सकता है; इसके लिए सगाई तोड़ना ज़रूरी नहीं।
hg: Nadi dosh cancel (parihar) maana jaata hai jab dono ki rashi ek aur nakshatra alag hon, ya nakshatra ek aur charan alag. Tab rishta ho sakta hai; iske liye sagai todna zaroori nahi.
@why modern wide SENSE
en: "No children" does not follow from a nadi: nobody can know that, and medicine finds no link between nadi and children. For health and fertility a doctor's word counts.
hi: "बच्चे नहीं होंगे" नाड़ी से नहीं निकलता: यह कोई नहीं जान सकता, और चिकित्सा में नाड़ी और संतान का कोई संबंध नहीं। सेहत और संतान के लिए डॉक्टर की बात मानें।
hg: "Bacche nahi honge" nadi se nahi nikalta: yeh koi nahi jaan sakta, aur medical me nadi aur santan ka koi sambandh nahi. Sehat aur santan ke liye doctor ki baat maanein.
@do modern most CUSTOM
en: Ask a second, learned astrologer to look at both whole charts and not the app alone. Who wishes has a simple nadi shanti or Mahamrityunjaya prayer; a costly rite is not needed.
hi: किसी दूसरे जानकार ज्योतिषी से दोनों पूरी कुंडलियाँ दिखाएँ, केवल ऐप नहीं। चाहें तो सादी नाड़ी शांति या महामृत्युंजय जप करें; महँगा अनुष्ठान ज़रूरी नहीं।
hg: Kisi doosre jaankar jyotishi se dono poori kundliyan dikhayein, keval app nahi. Chahein to saadi nadi shanti ya Mahamrityunjaya jap karein; mehnga anushthan zaroori nahi.
@which classical disputed MCH
en: Only the same nakshatra with the same pada, or one nadi in quite different signs, is still counted by most. Some also excuse it where one lord rules both Moon signs.
hi: केवल एक ही नक्षत्र और एक ही चरण, या बिल्कुल अलग राशियों में एक नाड़ी को अधिकतर दोष गिनते हैं। कुछ लोग दोनों राशियों का स्वामी एक हो तो भी छोड़ देते हैं।
hg: Keval ek hi nakshatra aur ek hi charan, ya bilkul alag rashiyon me ek nadi ko zyadatar dosh ginte hain. Kuch log dono rashiyon ka swami ek ho to bhi chhod dete hain.
@see nadi-dosh, gun-milan
@link /milan

# bhakoot-cancel astro
@names
en: bhakoot cancellation, bhakoot dosha parihar, shadashtak cancellation, same sign lord bhakoot
hi: भकूट दोष परिहार, भकूट दोष का काट, षडाष्टक परिहार
hg: bhakoot dosh parihar, bhakoot dosh cancel, bhakut ka kaat, shadashtak cancel
@ask
en: our moon signs are six eight but one planet rules both, is bhakoot over | girl Taurus boy Libra, bhakoot came zero, uncle says same lord so fine | bhakoot 0 of 7 with friendly lords | Capricorn and Aquarius 2-12 match, does it count | they rejected us because of 6-8 though gunas are 22 | which rashi pairs have no bhakoot dosha even in 6-8 | 2-12 relation means money loss, true | 9-5 match will there be no children | how do I explain to my family that bhakoot is cancelled | shadashtak between Pisces and Leo | bhakoot zero and nadi full
en: boy Aquarius and girl Pisces moon, 2-12 brings poverty they say, any relief | Leo boy Capricorn girl 6-8 by moon sign | Gemini and Scorpio shadashtak marriage | Cancer girl and Leo boy 2-12 | Sagittarius and Taurus moon signs six eight | Aries girl Virgo boy 6-8 quarrels
en: mother says the girl must not be sixth from the boy by rashi | girl sixth from boy and boy eighth from girl
en: what is to be done about 6-8, is there a parihar | bhakoot 6-8 and mars both, is there a parihar
hi: राशियाँ 6-8 हैं पर स्वामी एक है, भकूट दोष बनता है क्या | लड़की वृषभ लड़का तुला, भकूट शून्य, चाचा कहते हैं स्वामी एक है | भकूट 0 आया पर राशि के स्वामी मित्र हैं | मकर और कुंभ 2-12, दोष है क्या | 6-8 बताकर रिश्ता मना कर दिया, गुण 22 हैं | किन राशियों में भकूट दोष नहीं बनता | द्विद्वादश से धन हानि होती है क्या | नवपंचम में संतान नहीं होती क्या | सिंह और मीन का षडाष्टक | मेष वृश्चिक का भकूट, दोनों का स्वामी मंगल | भकूट शून्य पर नाड़ी पूरी, शादी करें
hi: लड़का कुंभ, लड़की मीन, 2-12 से दरिद्रता कहते हैं, कोई छूट | सिंह और मकर 6-8, विवाह | मिथुन-वृश्चिक षडाष्टक | कर्क और सिंह 2-12 | धनु और वृषभ राशि 6-8 में, स्वामी अलग
hi: लड़की की राशि लड़के से छठी नहीं होनी चाहिए क्या
hi: 6-8 का परिहार होता है क्या, क्या करना चाहिए | भकूट और मंगल दोनों, परिहार होता है क्या
hg: rashi 6-8 hai par swami ek hai, bhakoot dosh banta hai kya | ladki vrishabh ladka tula, bhakoot zero, chacha bole swami same h | bhakoot 0 aaya par rashi ke swami dost h | makar aur kumbh 2-12 dosh hai kya | 6-8 bol kar rishta mana kar diya, gun 22 the | kin rashi me bhakoot dosh nahi banta | 2-12 se dhan hani hoti hai kya | navpancham me santan nahi hoti kya | simha aur meen ka shadashtak | mesh vrishchik bhakoot dono ka swami mangal | bhakoot zero par nadi poori, shadi kare
hg: ladka kumbh ladki meen 2-12 se gareebi bolte koi chhoot | simha aur makar 6-8 shadi | mithun vrishchik shadashtak | kark aur simha 2-12 | dhanu aur vrishabh rashi 6-8 me
hg: ladki ki rashi ladke se chhathi nahi honi chahiye kya | ladki 6th ladka 8th rashi
hg: 6-8 ka parihar hota hai kya, kya karna chahiye | bhakoot aur mangal dono hai parihar hota h kya
@ok classical most MCH
en: Yes, bhakoot dosha is held cancelled when one lord rules both Moon signs: Mesh and Vrishchik (Mars), Vrishabh and Tula (Venus), both 6-8, and Makar and Kumbh (Saturn), 2-12.
hi: हाँ, भकूट दोष कट जाता है जब दोनों राशियों का स्वामी एक हो: मेष-वृश्चिक (मंगल) और वृषभ-तुला (शुक्र), दोनों 6-8, तथा मकर-कुंभ (शनि), 2-12।
hg: Haan, bhakoot dosh cancel maana jaata hai jab dono rashiyon ka swami ek ho: Mesh-Vrishchik (Mangal) aur Vrishabh-Tula (Shukra), dono 6-8, tatha Makar-Kumbh (Shani), 2-12.
@which classical most MCH
en: It is also excused when the two lords are friends, such as Simha–Meen (Sun and Jupiter), Kark–Simha (Moon and Sun) or Vrishchik–Dhanu (Mars and Jupiter). The full score then matters more than the zero.
hi: दोनों स्वामी मित्र हों तो भी छूट मानते हैं, जैसे सिंह-मीन (सूर्य, गुरु), कर्क-सिंह (चंद्र, सूर्य), वृश्चिक-धनु (मंगल, गुरु)। तब शून्य से ज़्यादा पूरे गुण देखें।
hg: Dono swami mitra hon to bhi chhoot maante hain, jaise Simha-Meen (Surya, Guru), Kark-Simha (Chandra, Surya), Vrishchik-Dhanu (Mangal, Guru). Tab zero se zyada poore gun dekhein.
@why modern wide SENSE
en: Loss of money, quarrel or childlessness from a 6-8, 2-12 or 5-9 are only old sayings; nobody can know a marriage from two Moon signs. Both whole charts and two people who talk count for more.
hi: 6-8, 2-12 या 5-9 से धन हानि, झगड़ा या निःसंतानता केवल पुरानी कहावतें हैं; दो राशियों से विवाह कोई नहीं जान सकता। पूरी कुंडलियाँ और आपसी समझ ज़्यादा मायने रखती हैं।
hg: 6-8, 2-12 ya 5-9 se dhan hani, jhagda ya santan na hona keval purani kahawatein hain; do rashiyon se vivah koi nahi jaan sakta. Poori kundliyan aur aapsi samajh zyada maayne rakhti hain.
@see bhakoot, gun-milan
@link /milan

# two-nakshatras-match astro
@names
en: nadi and gana of two nakshatras, nakshatra pair match
hi: दो नक्षत्रों की नाड़ी और गण, नाड़ी और गण मिलते हैं
hg: do nakshatron ki nadi aur gan, nadi aur gan milte hai
@ask
en: boy is Ashwini and girl is Ashlesha, do nadi and gana match | Rohini girl with Swati boy, is it nadi dosha | do Hasta and Chitra match for marriage | he is Pushya she is Magha, how many points for gana | groom Revati bride Mula nadi | Bharani and Jyeshtha nakshatra compatibility | which nadi and gana have Anuradha and Vishakha | can Krittika marry Shravana | stars Uttara Phalguni and Purva Bhadrapada, same nadi | girl Dhanishta boy Uttarashada match | check nadi of both nakshatras
hi: लड़का अश्विनी और लड़की आश्लेषा, नाड़ी और गण मिलते हैं क्या | रोहिणी की लड़की और स्वाति का लड़का, नाड़ी दोष है क्या | हस्त और चित्रा का मिलान | लड़का पुष्य लड़की मघा, गण के कितने अंक | वर रेवती वधू मूल की नाड़ी | भरणी और ज्येष्ठा नक्षत्र का विवाह मिलान | अनुराधा और विशाखा की नाड़ी गण बताइए | कृत्तिका और श्रवण की शादी हो सकती है | वर आर्द्रा का, कन्या शतभिषा की, नाड़ी एक है क्या | लड़की धनिष्ठा लड़का उत्तराषाढ़ा मिलान | दोनों नक्षत्रों की नाड़ी और गण कौन सा है
hg: ladka ashwini aur ladki ashlesha, nadi aur gan milte hai kya | rohini ki ladki swati ka ladka nadi dosh hai kya | hasta aur chitra ka milan | ladka pushya ladki magha gan ke kitne ank | var revati vadhu mool ki nadi | bharani aur jyeshtha nakshatra shadi milan | anuradha aur vishakha ki nadi gan batao | krittika aur shravan ki shadi ho sakti h | ladka ardra ladki shatabhisha nadi same h kya | ladki dhanishta ladka uttarashadha milan | dono nakshatra ki nadi aur gan konsa hai
@which classical wide MCH
en: Nadi of the nakshatras, the same one gives nadi dosha. Adi: Ashwini, Ardra, Punarvasu, Uttara Phalguni, Hasta, Jyeshtha, Mula, Shatabhisha, Purva Bhadrapada. Madhya: Bharani, Mrigashira, Pushya, Purva Phalguni, Chitra, Anuradha, Purva Ashadha, Dhanishta, Uttara Bhadrapada. Antya: the other nine.
hi: नक्षत्रों की नाड़ी, दोनों की एक हो तो नाड़ी दोष। आदि: अश्विनी, आर्द्रा, पुनर्वसु, उत्तरा फाल्गुनी, हस्त, ज्येष्ठा, मूल, शतभिषा, पूर्वा भाद्रपद। मध्य: भरणी, मृगशिरा, पुष्य, पूर्वा फाल्गुनी, चित्रा, अनुराधा, पूर्वाषाढ़ा, धनिष्ठा, उत्तरा भाद्रपद। अंत्य: बाक़ी नौ।
hg: Nakshatron ki nadi, dono ki ek ho to nadi dosh. Adi: Ashwini, Ardra, Punarvasu, Uttara Phalguni, Hasta, Jyeshtha, Mula, Shatabhisha, Purva Bhadrapada. Madhya: Bharani, Mrigashira, Pushya, Purva Phalguni, Chitra, Anuradha, Purva Ashadha, Dhanishta, Uttara Bhadrapada. Antya: baaki nau.
@what classical wide MCH
en: Gana of the nakshatras. Dev: Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Swati, Anuradha, Shravana, Revati. Manushya: Bharani, Rohini, Ardra, three Purvas, three Uttaras. Rakshas: Krittika, Ashlesha, Magha, Chitra, Vishakha, Jyeshtha, Mula, Dhanishta, Shatabhisha. Dev with rakshas scores least.
hi: नक्षत्रों के गण। देव: अश्विनी, मृगशिरा, पुनर्वसु, पुष्य, हस्त, स्वाति, अनुराधा, श्रवण, रेवती। मनुष्य: भरणी, रोहिणी, आर्द्रा, तीनों पूर्वा, तीनों उत्तरा। राक्षस: कृत्तिका, आश्लेषा, मघा, चित्रा, विशाखा, ज्येष्ठा, मूल, धनिष्ठा, शतभिषा। देव-राक्षस में अंक सबसे कम।
hg: Nakshatron ke gan. Dev: Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Swati, Anuradha, Shravana, Revati. Manushya: Bharani, Rohini, Ardra, teenon Purva, teenon Uttara. Rakshas: Krittika, Ashlesha, Magha, Chitra, Vishakha, Jyeshtha, Mula, Dhanishta, Shatabhisha. Dev-rakshas me ank sabse kam.
@ok modern most JYOTISH
en: A mismatch of nadi or gana forbids no marriage: exceptions (parihar) and both whole charts are looked at too. The matching page reckons all eight kootas from the two births.
hi: नाड़ी या गण न मिलें तो भी विवाह मना नहीं: परिहार और दोनों पूरी कुंडलियाँ भी देखी जाती हैं। मिलान का पन्ना दोनों जन्मों से आठों कूट गिनता है।
hg: Nadi ya gan na milein to bhi vivah mana nahi: parihar aur dono poori kundliyan bhi dekhi jaati hain. Milan ka panna dono janm se aathon koot ginta hai.
@see nadi-dosh, gana-koota
@link /milan

# north-south-matching astro
@names
en: north and south indian matching, gunas and poruthams, tamil horoscope matching, porutham or guna milan
hi: उत्तर और दक्षिण का मिलान, गुण और पोरुथम, दस पोरुथम
hg: north aur south ka milan, gun aur porutham, tamil kundli milan
@ask
en: what are the ten poruthams | is seven of ten porutham enough for marriage | rajju does not match, should we stop | north indian software gives 24 gunas and the tamil astrologer 6 poruthams, whom to trust | bride is Telugu and groom is from Bihar, each family has its own system of matching | difference between porutham and guna milan | minimum porutham for marriage | how does nakshatra porutham differ from ashtakoot | dina gana rajju porutham meaning | kerala side matched 5 out of 10 but the pandit in Delhi says fine | only rajju failed, all others pass | vedha porutham not matching | do we need both systems to pass | mixed marriage which matching to follow
en: 27 gunas and 8 poruthams, are both a pass | each side has its own system, which counts | bride Malayali and groom Punjabi, two pandits two results
en: two systems, is the couple fine in both
hi: दस पोरुथम कौन से होते हैं | दस में सात पोरुथम मिले, शादी ठीक है क्या | रज्जु नहीं मिलता, क्या करें | उत्तर वाले 24 गुण बताते हैं और तमिल ज्योतिषी 6 पोरुथम, किसकी मानें | लड़की तेलुगु, लड़का बिहार का, दोनों घर अपनी-अपनी पद्धति कहते हैं | पोरुथम और गुण मिलान में अंतर | कम से कम कितने पोरुथम चाहिए | दक्षिण और उत्तर का मिलान अलग क्यों आता है | केरल में 5 बटा 10 आया, दिल्ली के पंडित ठीक कहते हैं | सिर्फ़ रज्जु नहीं मिला बाक़ी सब ठीक | दोनों पद्धति में पास होना ज़रूरी है क्या
hi: 27 गुण और 8 पोरुथम, दोनों में पास हैं क्या | दोनों परिवार अपनी पद्धति कहते हैं, कौन सी मानें | वधू मलयाली, वर पंजाबी, दो पंडित दो नतीजे
hi: दोनों पद्धतियों में रिश्ता ठीक है क्या | लड़की तमिल, लड़का उत्तर का, दोनों के मिलान पास
hg: das porutham konse hote hai | 10 me 7 porutham mile shadi thik hai kya | rajju nahi milta kya kare | north ka software 24 gun bata raha aur tamil jyotishi 6 porutham, kiski mane | ladki telugu ladka bihar ka, dono family apna system bolti | porutham aur gun milan me farak | kam se kam kitne porutham chahiye | south aur north ka milan alag kyu aata hai | kerala me 5/10 aaya delhi ke pandit bole thik hai | sirf rajju nahi mila baki sab thik | dono system me pass hona jaruri hai kya | mixed shadi me konsa milan mane
hg: 27 gun aur 8 porutham dono tarah se pass hai kya | dono family apni apni paddhati bol rahi konsi mane | ladki malayali ladka punjabi do pandit do result | UP ka ladka aur tamil ladki ka milan
hg: dono pandit ke hisab se pass hua rishta | dono paddhati me theek hai kya | ladki tamil ladka north ka dono ke milan me pass | 22/36 gun aur 10 me 6 porutham
@ok modern most JYOTISH
en: Both ways of matching rest on the Moon's nakshatra: 18 of 36 gunas pass in the north, about 5 or 6 of 10 poruthams in the south. A couple above both has passed in each family's own way.
hi: दोनों मिलान चंद्र के नक्षत्र पर टिके हैं: उत्तर में 36 में 18 गुण, दक्षिण में 10 में लगभग 5-6 पोरुथम पर्याप्त हैं। दोनों से ऊपर हों तो जोड़ा दोनों घरों की रीति से पास है।
hg: Dono milan Chandra ke nakshatra par tike hain: north me 36 me 18 gun, south me 10 me lagbhag 5-6 porutham kaafi hain. Dono se upar ho to joda dono gharon ki reeti se pass hai.
@which classical most MCH
en: The ten are dina, gana, mahendra, stree dirgha, yoni, rasi, rasi lord, vashya, rajju and vedha. Southern astrologers weigh rajju most, then dina; the north weighs nadi and bhakoot.
hi: दस पोरुथम हैं दिन, गण, महेंद्र, स्त्री दीर्घ, योनि, राशि, राशि स्वामी, वश्य, रज्जु और वेध। दक्षिण में रज्जु, फिर दिन को सबसे अधिक तौलते हैं; उत्तर में नाड़ी और भकूट को।
hg: Das porutham hain din, gan, mahendra, stree dirgha, yoni, rashi, rashi swami, vashya, rajju aur vedha. South me rajju, phir din ko sabse zyada taulte hain; north me nadi aur bhakoot ko.
@do modern most CUSTOM
en: Let each family accept its own result and do not add the systems up. If only rajju or nadi fails, ask that side's astrologer for the exceptions before anybody says no.
hi: हर परिवार अपनी पद्धति का फल माने, दोनों को जोड़ें नहीं। केवल रज्जु या नाड़ी न मिले तो मना करने से पहले उस पक्ष के ज्योतिषी से परिहार पूछें।
hg: Har parivar apne system ka phal maane, dono ko jodein nahi. Keval rajju ya nadi na mile to mana karne se pehle us side ke jyotishi se parihar poochein.
@see gun-milan
@link /milan

# low-gunas astro
@names
en: low guna score, gunas below 18, low points in matching, few gunas match
hi: कम गुण मिलना, गुण 18 से कम, कम गुण में शादी
hg: kam gun milna, gun 18 se kam, kam gun me shadi
@ask
en: our score came 11 of 36 and the elders say it is finished | we have dated for five years, only 13 gunas, is that the last word | app gives 9.5 points, parents refuse to talk | gunas 16 but we understand each other well | is a low guna score a verdict | love of many years and the horoscope gives twelve points | what can we show our parents when the points are low | low match score remedies before marriage | 17 is one short of 18, does it fail | score below 18, what else is looked at | friends with 8 gunas are happily married | should I say no to a good boy for low points
hi: 36 में 11 गुण आए, बड़े कहते हैं बात ख़त्म | पाँच साल से साथ हैं, केवल 13 गुण मिले, क्या यही फ़ैसला है | ऐप ने साढ़े नौ अंक दिए, माँ-बाप मान नहीं रहे | गुण 16 हैं पर आपस में समझ बहुत है | कम गुण मिलें तो शादी नहीं करनी चाहिए क्या | गुण 17 आए, 18 से एक कम | कम गुण हों तो और क्या देखते हैं | प्रेम विवाह में बारह गुण, घरवालों को कैसे समझाएँ | गुण कम हैं तो कोई उपाय | अच्छा लड़का है पर गुण कम, मना कर दूँ क्या
hg: 36 me 11 gun aaye bade bolte baat khatam | paanch saal se saath hai sirf 13 gun mile, kya yahi faisla hai | app ne 9.5 diye mummy papa maan nahi rahe | gun 16 hai par samajh bahut hai | kam gun mile to shadi nahi karni chahiye kya | gun 17 aaye 18 se ek kam | gun kam ho to aur kya dekhte hai | love marriage me 12 gun, gharwalo ko kaise samjhau | gun kam hai to koi upay | acha ladka hai par gun kam, mana kar du kya
@ok modern most JYOTISH
en: No, a score below 18 is called low but is no verdict: it compares only the two Moon nakshatras. Exceptions, both whole charts and the navamsa are looked at too, and the choice is yours.
hi: नहीं, 18 से कम गुण कम कहलाते हैं पर अंतिम फ़ैसला नहीं: इसमें केवल दोनों के चंद्र नक्षत्र देखे जाते हैं। परिहार, पूरी कुंडलियाँ और नवांश भी देखें; निर्णय आपका है।
hg: Nahi, 18 se kam gun kam kehlaate hain par antim faisla nahi: isme keval dono ke Chandra nakshatra dekhe jaate hain. Parihar, poori kundliyan aur navamsha bhi dekhein; faisla aapka hai.
@do modern most CUSTOM
en: Ask which kootas gave zero: nadi (8), bhakoot (7) and gana (6) take most points and are often cancelled by exceptions. Show that to your parents calmly, with a second astrologer whom they trust.
hi: पूछें कि किस कूट में शून्य आया: नाड़ी (8), भकूट (7) और गण (6) सबसे ज़्यादा अंक काटते हैं और अक्सर परिहार से कट जाते हैं। यह शांति से, भरोसे के दूसरे ज्योतिषी के साथ घरवालों को बताएँ।
hg: Poochein ki kis koot me zero aaya: nadi (8), bhakoot (7) aur gan (6) sabse zyada ank kaat-te hain aur aksar parihar se cancel hote hain. Yeh shanti se, bharose ke doosre jyotishi ke saath gharwalon ko batayein.
@why modern wide SENSE
en: Years of knowing each other, respect, money and family talked through say more about a marriage than points. Couples with 30 gunas part and couples with 10 grow old together.
hi: बरसों की पहचान, आदर, पैसे और परिवार पर हुई बातचीत अंकों से ज़्यादा बताती है। 30 गुण वाले भी अलग होते हैं और 10 गुण वाले साथ बूढ़े होते हैं।
hg: Barson ki pehchan, aadar, paise aur parivar par hui baatcheet ank se zyada batati hai. 30 gun wale bhi alag hote hain aur 10 gun wale saath boodhe hote hain.
@see gun-milan, nadi-dosh-cancel, bhakoot-cancel
@link /milan

# match-without-birth-data astro
@names
en: matching with a foreigner, horoscope matching without birth time, matching by name star, fiance has no horoscope
hi: बिना जन्म समय मिलान, विदेशी से मिलान, नाम से कुंडली मिलान
hg: bina birth time milan, videshi se kundli milan, naam se kundli milan, foreigner ladke se milan
@ask
en: my fiancee is from Canada and has no birth hour, how will the families match | groom is American and nobody noted his hour, what can be matched | his mother is dead so birth time is not known, amma insists on porutham | can we match with only the date of the boy | adopted girl, no birth details, will not match | is name matching good enough for marriage | one side has a horoscope and the other does not | he does not believe and has no kundli, my parents want matching | birth certificate shows the date alone, can nakshatra be found | lost birth papers, how do we match | which checks need the time and which do not
hi: मंगेतर कनाडा की है, जन्म का समय किसी को पता नहीं, मिलान कैसे हो | लड़का विदेशी है, कुंडली नहीं, क्या मिल सकता है | माँ नहीं रहीं, जन्म समय मालूम नहीं, घरवाले मिलान चाहते हैं | लड़के की सिर्फ़ तारीख़ पता है मिलान हो सकता है | नाम से मिलान करना ठीक है क्या | गोद ली बेटी, जन्म की जानकारी नहीं, रिश्ता कैसे मिलाएँ | एक की पत्री है दूसरे की नहीं | जन्म पत्री खो गई, मिलान कैसे करें | बिना समय के मंगल दोष देख सकते हैं क्या
hg: mangetar canada ki hai birth time kisi ko pata nahi milan kaise ho | ladka videshi hai kundli nahi, kya mil sakta hai | maa nahi rahi birth time maloom nahi, gharwale milan chahte | ladke ki sirf date pata hai milan ho sakta hai kya | naam se milan karna thik hai kya | god li beti, janam ki detail nahi, rishta kaise milaye | ek ki patri hai dusre ki nahi | janam patri kho gayi milan kaise kare | bina time ke mangal dosh dekh sakte hai kya
@do modern most JYOTISH
en: With the date alone guna milan and porutham mostly still work: they need the Moon's nakshatra, and on most days one star covers the whole day or only two come in question. Check both ends of the day.
hi: केवल तारीख़ से भी गुण मिलान या पोरुथम प्रायः हो जाता है: इसमें चंद्र का नक्षत्र चाहिए, जो अक्सर दिन भर एक रहता है या दो में से एक होता है। दिन के दोनों छोर जाँचें।
hg: Keval tareekh se bhi gun milan ya porutham aksar ho jaata hai: isme Chandra ka nakshatra chahiye, jo aksar din bhar ek rehta hai ya do me se ek hota hai. Din ke dono chhor jaanchein.
@which modern most JYOTISH
en: What cannot honestly be matched without the time is lagna, houses, Mars (manglik from the lagna), navamsa and dashas. Say so openly instead of guessing a time.
hi: समय के बिना लग्न, भाव, मंगल (लग्न से मांगलिक), नवांश और दशा ईमानदारी से नहीं मिल सकते। समय का अंदाज़ा लगाने के बजाय यह साफ़ कह दें।
hg: Samay ke bina lagna, bhav, Mangal (lagna se manglik), navamsha aur dasha imaandari se nahi mil sakte. Samay ka andaza lagane ke bajay yeh saaf keh dein.
@ok modern regional CUSTOM
en: If even the date is unknown, tradition matches by the star of the called name, or asks a prashna, a chart of the moment. Many families are content with that and a blessing of the elders.
hi: तारीख़ भी न हो तो परंपरा पुकार के नाम के नक्षत्र से मिलाती है या प्रश्न कुंडली देखती है। बहुत परिवार इसी और बड़ों के आशीर्वाद से संतुष्ट रहते हैं।
hg: Tareekh bhi na ho to parampara pukar ke naam ke nakshatra se milati hai ya prashna kundli dekhti hai. Bahut parivar isi aur badon ke aashirvad se santusht rehte hain.
@see gun-milan, birth-time-unknown
@link /milan

# birth-after-midnight astro
@names
en: born after midnight, birth between midnight and sunrise, hindu day begins at sunrise, weekday of birth at night
hi: आधी रात के बाद जन्म, रात में जन्म का वार, हिंदू दिन सूर्योदय से, जन्म का वार
hg: aadhi raat ke baad janm, raat ke janm ki tarikh, janm ka vaar, raat 12 ke baad janm
@ask
en: my brother was born at 3 am, which weekday is it by panchang | hospital wrote Sunday 1.40 am, grandmother says it is still Saturday | born before sunrise, is the hindu day the day before | baby came at half past four in the morning, which tithi and vaar | which date do I type for a birth at 2.15 at night | nani says the night of the 7th, papa says the 8th, birth was at 1 am | for astrology is early Friday still Thursday | does the day change at midnight or at sunrise | birthday by tithi for a child born at 3 at night | born 12.10 am date confusion in horoscope | 5 am birth weekday for the name ceremony
en: baby came at 11.58 pm, nurse wrote 12.02, which date for the chart | born on new year night at midnight, 31 or 1
hi: भाई रात तीन बजे हुआ, पंचांग से कौन सा वार | अस्पताल में रविवार रात 1:40 लिखा है, दादी शनिवार कहती हैं | सूर्योदय से पहले जन्म हो तो वार पिछला माना जाता है क्या | रात के सवा दो बजे जन्म, कुंडली में कौन सी तारीख़ डालें | नानी कहती हैं सात की रात, पापा कहते हैं आठ तारीख़, जन्म एक बजे का | ज्योतिष में दिन आधी रात से बदलता है या सूर्योदय से | तड़के चार बजे जन्मे बच्चे का वार और तिथि | रात बारह बजकर दस मिनट का जन्म, तारीख़ कौन सी | शुक्रवार की भोर जन्म, गुरुवार मानें या शुक्रवार
hi: बच्चा 11:58 पर हुआ, नर्स ने 12:02 लिखा, कौन सी तारीख़ | 31 दिसंबर की आधी रात का जन्म
hg: bhai raat 3 baje hua panchang se kaunsa vaar | hospital me sunday raat 1:40 likha hai dadi shanivar bolti | suryoday se pehle janam ho to vaar pichla mante hai kya | raat sava do baje janam kundli me konsi date daale | nani bolti 7 ki raat papa bole 8 tarikh, janam 1 baje ka | jyotish me din aadhi raat se badalta hai ya suryoday se | subah 4 baje janme bacche ka vaar aur tithi | raat 12:10 ka janam date konsi | friday ki bhor ka janam guruvar mane ya shukravar | raat 2 baje ka janm 14 ki raat ya 15 date
hg: baccha 11:58 pe hua nurse ne 12:02 likha konsi date | 31 december ki aadhi raat ka janm | tithi badal rahi thi jab beta hua raat 2 baje konsi likhe
@what classical wide SS
en: In jyotish the weekday runs from sunrise to sunrise, so a birth between midnight and sunrise belongs to the day before: 2 am on a Friday still counts as Thursday (Guruvar).
hi: ज्योतिष में वार सूर्योदय से सूर्योदय तक चलता है, इसलिए आधी रात से सूर्योदय के बीच का जन्म पिछले वार का है: शुक्रवार रात 2 बजे अब भी गुरुवार है।
hg: Jyotish me vaar suryoday se suryoday tak chalta hai, isliye aadhi raat se suryoday ke beech ka janm pichhle vaar ka hai: Shukravar raat 2 baje ab bhi Guruvar hai.
@do modern wide JYOTISH
en: In a kundli form enter the date of the clock: after midnight the civil date has changed, so the "night of the 11th" at 3 am is the 12th, 3:00 am. The program finds the Hindu day itself.
hi: कुंडली के फ़ॉर्म में घड़ी वाली तारीख़ भरें: आधी रात के बाद तारीख़ बदल चुकी है, इसलिए "11 की रात" के 3 बजे यानी 12 तारीख़, सुबह 3:00। हिंदू दिन प्रोग्राम ख़ुद निकालता है।
hg: Kundli ke form me ghadi wali tareekh bharein: aadhi raat ke baad date badal chuki hai, isliye "11 ki raat" ke 3 baje yani 12 tareekh, 3:00 am. Hindu din program khud nikaalta hai.
@which classical most SS
en: Tithi and nakshatra of birth are those running at the moment itself; only the weekday and the day's festival go by sunrise. So families may rightly name two dates for one night.
hi: जन्म की तिथि और नक्षत्र उसी क्षण के होते हैं; केवल वार और पर्व सूर्योदय से गिने जाते हैं। इसलिए एक रात के लिए घर में दो तारीख़ें कही जाती हैं और दोनों ठीक हैं।
hg: Janm ki tithi aur nakshatra usi kshan ke hote hain; keval vaar aur parv suryoday se gine jaate hain. Isliye ek raat ke liye ghar me do tareekh kahi jaati hain aur dono theek hain.
@see birth-time-unknown
@link /kundli

# daylight-saving-birth astro
@names
en: daylight saving time birth, british summer time birth, summer time in the horoscope, birth chart one hour off
hi: विदेश में जन्म का समय, समर टाइम जन्म, कुंडली एक घंटा अलग
hg: daylight saving birth, summer time me janm, videsh me janm ka time, kundli ek ghanta alag
@ask
en: born in Manchester in July, your chart shows one hour less, is it a mistake | do I subtract the summer time hour myself | daylight saving and birth time, what to enter | my daughter was born in New Jersey in August, EST or EDT | app shifted my birth time by an hour, is it a bug | birth in UK in summer, certificate time or GMT | pandit in India made the chart with a one hour difference | do I convert my birth time to Indian time | born abroad, should I enter IST | my son was born in Sydney, which time zone for kundli | war time 1943 birth in India one hour ahead
en: baby born abroad at 1 at night, it was morning in India, which clock for the rashi
hi: जुलाई में मैनचेस्टर में जन्म, कुंडली एक घंटा कम दिखा रही है, ग़लती है क्या | गर्मियों का एक घंटा मुझे ख़ुद घटाना है क्या | बेटी अमेरिका में अगस्त में हुई, कौन सा समय भरें | विदेश में जन्म हो तो भारतीय समय डालें या वहाँ का | डेलाइट सेविंग में जन्म, समय क्या लिखें | इंग्लैंड में जन्म, प्रमाणपत्र का समय या जीएमटी | पंडित जी की कुंडली एक घंटे के अंतर से बनी | बेटा सिडनी में हुआ, कौन सा समय क्षेत्र
hi: विदेश में रात को जन्म, भारत में सुबह थी, कुंडली किस घड़ी से
hg: july me manchester me janam, kundli ek ghanta kam dikha rahi, galti hai kya | summer time ka ek ghanta mujhe khud ghatana hai kya | beti america me august me hui, konsa time bhare | videsh me janam ho to indian time dale ya waha ka | daylight saving me janam, time kya likhe | england me janam certificate ka time ya gmt | pandit ki kundli ek ghante ke antar se bani | beta sydney me hua konsa time zone | app ne birth time ek ghanta badal diya bug hai kya
hg: videsh me raat ko janm india me subah thi kundli kis ghadi se
@when modern wide ASTRO
en: Enter the clock time as on the certificate, with the birth town; do not turn it into Indian time. Summer time is taken off for you: 11:40 pm British Summer Time is 10:40 pm GMT.
hi: प्रमाणपत्र वाला घड़ी का समय और जन्म का शहर भरें; उसे भारतीय समय में न बदलें। समर टाइम अपने-आप घटता है: ब्रिटेन में गर्मियों का रात 11:40 यानी जीएमटी 10:40।
hg: Certificate wala ghadi ka samay aur janm ka shehar bharein; use Indian time me na badlein. Summer time apne-aap ghatta hai: Britain me garmiyon ka raat 11:40 yani GMT 10:40.
@what modern wide ASTRO
en: It is no mistake when a chart shows an hour less: in summer Britain, most of Europe and North America set clocks one hour ahead, and the reckoning goes by standard time.
hi: कुंडली में एक घंटा कम दिखे तो ग़लती नहीं: गर्मियों में ब्रिटेन, यूरोप और उत्तर अमेरिका की घड़ियाँ एक घंटा आगे रहती हैं, और गणना मानक समय से होती है।
hg: Kundli me ek ghanta kam dikhe to galti nahi: garmiyon me Britain, Europe aur North America ki ghadiyan ek ghanta aage rehti hain, aur ganana standard time se hoti hai.
@why modern wide ASTRO
en: India has no summer time today; only in the war years 1942 to 1945 its clocks stood an hour ahead (6½ hours from GMT). Near the night of the change ask which clock the hospital used.
hi: भारत में आज समर टाइम नहीं; केवल युद्ध के वर्षों 1942 से 1945 में घड़ी एक घंटा आगे थी (जीएमटी से साढ़े छह घंटे)। बदलाव की रात के पास अस्पताल की घड़ी पूछ लें।
hg: Bharat me aaj summer time nahi; keval yuddh ke saal 1942 se 1945 me ghadi ek ghanta aage thi (GMT se saadhe chhah ghante). Badlav ki raat ke paas hospital ki ghadi pooch lein.
@see birth-time-unknown
@link /kundli

# two-apps-differ astro
@names
en: two apps show different moon signs, different rashi in two apps, two kundlis differ, kundli differs between apps
hi: दो ऐप में अलग राशि, दो कुंडली अलग, कुंडली में अंतर
hg: do app me alag rashi, do kundli alag, app me kundli alag, alag app alag rashi
@ask
en: one app says my moon is in Aries and the other Taurus, same birth details | born in Birmingham, two websites give different moon signs | which of the two charts do astrologers in India use | my rashi changed when I used another website | printed horoscope says Leo rashi, phone says Virgo | an English app says Gemini moon and the pandit says Taurus | same details, two nakshatras, which is right | why does every app give another rashi | my old handwritten kundli and the computer one do not agree | western chart app versus indian app moon differs | which app is correct for rashi
en: ascendant in the app is Cancer and in the patrika Leo, whom to believe
hi: एक ऐप में चंद्र मेष और दूसरे में वृषभ, जन्म विवरण वही | दो वेबसाइट अलग राशि बता रही हैं, कौन सी सही | हाथ की बनी पत्री में सिंह, फ़ोन में कन्या राशि | अंग्रेज़ी ऐप में मिथुन और पंडित जी वृषभ कहते हैं | वही तारीख़ समय पर दो नक्षत्र, सही कौन सा | हर ऐप अलग राशि क्यों दिखाता है | पुरानी कुंडली और कंप्यूटर की कुंडली नहीं मिलती | दो ज्योतिषियों ने दो अलग लग्न बताए | विदेश में जन्म, दो ऐप दो राशियाँ | किस ऐप की राशि मानूँ
hi: ऐप में लग्न तुला, पत्री में कन्या, किसे मानें
hg: ek app me chandra mesh aur dusre me vrishabh, details same | do website alag rashi bata rahi konsi sahi | haath ki patri me simha phone me kanya rashi | english app me gemini aur pandit ji vrishabh bolte | same date time par do nakshatra sahi konsa | har app alag rashi kyu dikhata hai | purani kundli aur computer ki kundli nahi milti | do jyotishi ne do alag lagna bataye | videsh me janam, do app do rashi | kis app ki rashi manu
hg: app me lagna tula patri me kanya kise mane | app aur pandit ki patri me lagna alag kiski mane
@why modern wide JYOTISH
en: Two apps mostly differ because one uses the sidereal zodiac of Jyotish with the Lahiri ayanamsa and the other the tropical Western one, about 24° ahead. Indian astrologers mean the sidereal one.
hi: दो ऐप प्रायः इसलिए अलग हैं कि एक ज्योतिष का निरयन राशिचक्र (लाहिरी अयनांश) लेता है और दूसरा पश्चिमी सायन, जो लगभग 24° आगे है। भारतीय ज्योतिषी निरयन मानते हैं।
hg: Do app aksar isliye alag hain ki ek jyotish ka nirayan (sidereal) rashichakra Lahiri ayanamsha se leta hai aur doosra western sayan (tropical), jo lagbhag 24° aage hai. Bharatiya jyotishi nirayan maante hain.
@do modern wide JYOTISH
en: Look in the settings for "Vedic, sidereal, Lahiri". Then check place, time zone and summer time: a birth abroad entered an hour off moves the lagna, and the Moon near a border.
hi: सेटिंग में "वैदिक, निरयन, लाहिरी" देखें। फिर स्थान, समय क्षेत्र और समर टाइम जाँचें: विदेश के जन्म में एक घंटे की भूल लग्न को, और सीमा पर चंद्र को भी बदल देती है।
hg: Setting me "Vedic, sidereal, Lahiri" dekhein. Phir sthan, time zone aur summer time jaanchein: videsh ke janm me ek ghante ki bhool lagna ko, aur seema par Chandra ko bhi badal deti hai.
@which modern most JYOTISH
en: An old handwritten patrika may rest on a local almanac or rounded time, and is not false for that. If Moon or lagna stands close to a border, keep both in mind and ask one astrologer who sees the degrees.
hi: हाथ की पुरानी पत्री स्थानीय पंचांग या गोल किए समय पर बनी हो सकती है, वह इससे झूठी नहीं। चंद्र या लग्न सीमा के पास हो तो दोनों ध्यान में रखें और अंश देखने वाले एक ज्योतिषी से पूछें।
hg: Haath ki purani patri local panchang ya gol kiye samay par bani ho sakti hai, woh isse jhoothi nahi. Chandra ya lagna seema ke paas ho to dono dhyan me rakhein aur ansh dekhne wale ek jyotishi se poochein.
@see ayanamsa, western-vedic
@link /kundli

# lagna-border astro
@names
en: lagna on the border, ascendant at the last degree, ascendant at zero degrees, lagna sandhi, ascendant changes between charts
hi: लग्न संधि, लग्न का आख़िरी अंश, सीमा पर लग्न
hg: lagna sandhi, lagna border par, lagna ka aakhri degree, lagna 29 degree
@ask
en: one chart gives the ascendant 29 degrees Cancer and the other 0 degrees Leo | lagna is at 29.40, how sure is it | the hospital rounded the time to quarter past, my ascendant is at the edge | how many minutes does it take for the lagna to change | ascendant at 0 degrees which sign do I read | two of my charts have different ascendants by a few minutes of arc | birth time rounded to five minutes, can the lagna be trusted | is lagna in sandhi bad | how to settle which of two ascendants is right | pandit says tula lagna, software says vrishchik, degree is 0.2
en: two charts of me show different ascendants, how seriously do I take either | comparing my two charts the rising sign differs by a hair | hospital wrote only a round half hour
hi: एक कुंडली में लग्न कर्क 29 अंश और दूसरी में सिंह 0 अंश | लग्न 29 अंश 40 कला है, कितना पक्का है | अस्पताल ने समय गोल करके सवा छह लिखा, लग्न सीमा पर है | लग्न कितने मिनट में बदलता है | लग्न शून्य अंश पर हो तो कौन सा मानें | दो कुंडलियों में लग्न अलग आ रहा है, फ़ैसला कैसे हो | समय पाँच मिनट गोल है, लग्न पर भरोसा करें क्या | लग्न संधि में होना बुरा है क्या | पंडित तुला लग्न कहते हैं, सॉफ़्टवेयर वृश्चिक
hi: मेरी दो कुंडलियाँ मिलाने पर लग्न अलग, किसे सच मानें | अस्पताल ने केवल साढ़े छह लिखा, लग्न किनारे पर
hg: ek kundli me lagna kark 29 degree dusri me simha 0 degree | lagna 29.40 hai kitna pakka hai | hospital ne time gol karke sava chhah likha, lagna border pe hai | lagna kitne minute me badalta hai | lagna 0 degree par ho to konsa mane | do kundli me lagna alag aa raha faisla kaise ho | time 5 minute gol hai lagna pe bharosa kare kya | lagna sandhi me hona bura hai kya | pandit tula lagna bolte software vrishchik
hg: meri do kundli compare ki to lagna alag, kise sach manu | hospital ne sirf saadhe 6 likha lagna kinare par
@why classical wide SS
en: The ascendant moves about one degree in four minutes, so a minute or two, or another ayanamsa, can flip it at a border. With a rounded time neither sign is certain.
hi: लग्न लगभग चार मिनट में एक अंश चलता है, इसलिए सीमा पर एक-दो मिनट या दूसरा अयनांश उसे बदल देता है। समय गोल हो तो दोनों में से कोई राशि पक्की नहीं।
hg: Lagna lagbhag chaar minute me ek degree chalta hai, isliye border par ek-do minute ya doosra ayanamsha use badal deta hai. Samay gol ho to dono me se koi rashi pakki nahi.
@do modern most JYOTISH
en: To settle a lagna on the border, use one setting (Lahiri) in both, look for a better record of the time, then compare both charts with your nature and dated events such as study, marriage or moves (rectification). Until then read both.
hi: सीमा का लग्न तय करने को दोनों कुंडलियों में एक ही सेटिंग (लाहिरी) रखें, समय का बेहतर लेख खोजें, फिर स्वभाव और तारीख़ वाली घटनाओं, जैसे पढ़ाई, विवाह, बदली से दोनों मिलाएँ (समय शोधन)। तब तक दोनों पढ़ें।
hg: Border ka lagna tay karne ko dono kundliyon me ek hi setting (Lahiri) rakhein, samay ka behtar record khojein, phir swabhav aur tareekh wali ghatnaon, jaise padhai, vivah, badli se dono milayein (rectification). Tab tak dono padhein.
@ok modern most JYOTISH
en: A lagna at the joint of two signs is nothing bad; only house readings become less sure. Moon sign, nakshatra, matching and sade sati stay the same.
hi: दो राशियों की संधि पर लग्न बुरा नहीं; बस भाव का फल कम पक्का होता है। राशि, नक्षत्र, मिलान और साढ़े साती वही रहते हैं।
hg: Do rashiyon ki sandhi par lagna bura nahi; bas bhav ka phal kam pakka hota hai. Rashi, nakshatra, milan aur sade sati wahi rehte hain.
@see rectification, birth-time-unknown
@link /kundli

# kundli-abbreviations astro
@names
en: letters in the kundli, abbreviations in a horoscope, R beside a planet, C beside a planet, degrees beside planets, R after jupiter, va after jupiter
hi: कुंडली के अक्षर, कुंडली के संकेत, ग्रह के आगे व, ग्रह के आगे अ, कुंडली में लिखे अंक, आगे व लिखा, ग्रह के आगे र
hg: kundli ke akshar, kundli me R ka matlab, graha ke aage va, graha ke aage R, kundli ke short form, aage v likha, aage va likha, aage R likha
@ask
en: what does R written next to Saturn in my chart mean | there is a small C near Venus in the horoscope | numbers like 14 beside each planet in the kundli | what do Su Mo Ma Me Ju Ve Sa stand for | a small va is written after Jupiter in my son's patrika, is it bad | star mark or arrow beside a planet in the chart | As in the chart box meaning | planets written with brackets in my horoscope | what are the short forms in a janam kundli | (R) and (C) signs in computer kundli | what does the letter a after Mercury mean | up and down arrows exalted debilitated in the chart
en: letters in brackets after the planet of the fifth house, good or bad
hi: कुंडली में शनि के आगे व लिखा है, मतलब क्या | शुक्र के पास छोटा अ लिखा है | ग्रहों के साथ 14, 22 जैसे अंक क्या हैं | सू चं मं बु गु शु श रा के का मतलब | बेटी की पत्री में बुध के आगे (व) लिखा है, ख़राब है क्या | कोष्ठक में लिखा ग्रह क्या बताता है | कुंडली में ल कहाँ लिखा होता है | कुंडली के छोटे अक्षर समझाइए | ग्रह के आगे तीर का निशान | उ और नी का मतलब कुंडली में | मंगल के आगे R लिखा है
hi: पाँचवें भाव के ग्रह के आगे कोष्ठक में अक्षर लिखा है, ख़राब है क्या | कुंडली में ग्रह के आगे लिखे अक्षर का मतलब
hg: kundli me shani ke aage va likha hai matlab kya | shukra ke paas C likha hai | graha ke saath 14 22 jaise number kya hai | su mo ma me ju ve sa ka matlab | beti ki patri me budh ke aage (v) likha hai kharab hai kya | bracket me likha graha kya batata hai | kundli me As kaha likha hota hai | kundli ke short form samjhao | graha ke aage teer ka nishan | mangal ke aage R likha hai iska matlab | kundli me (R) aur (C) kya hota hai
hg: 5th house ke graha ke aage bracket me akshar likha hai kharab hai kya | kundli me graha ke aage likhe akshar ka matlab
en: my son's chart shows Ju(R), is that bad | what does the letter v mean beside a planet
hi: कुंडली में ग्रह के आगे (व) लिखा है | व का मतलब कुंडली में | ग्रह के आगे अ लिखा है | शनि के आगे व क्यों लिखा है
hg: kundli me graha ke aage (va) likha hai | va ka matlab kundli me | graha ke aage R likha hai
@what modern wide JYOTISH
en: The letter va, or R, after a planet means vakri, retrograde: it only seems to move backward and is not bad by itself. A, or C, means ast, combust: close to the Sun.
hi: ग्रह के आगे (व) या R का अर्थ है वक्री: वह केवल उल्टा चलता दिखता है और अपने-आप बुरा नहीं। (अ) या C का अर्थ है अस्त: सूर्य के पास।
hg: Graha ke aage (va) ya R ka arth hai vakri (retrograde): woh keval ulta chalta dikhta hai aur apne-aap bura nahi. (A) ya C ka arth hai ast (combust): Surya ke paas.
@ok classical most BPHS
en: A retrograde planet is counted strong by the texts; its results are read as inward, delayed or repeated. Its house, sign and the houses it rules decide more than the letter.
hi: वक्री ग्रह को शास्त्र बलवान मानते हैं; उसका फल भीतर मुड़ा, देर से या दोहराकर मिलता पढ़ते हैं। उसका भाव, राशि और स्वामित्व उस अक्षर से ज़्यादा बताते हैं।
hg: Vakri graha ko shastra balwan maante hain; uska phal bheetar muda, der se ya dohrakar milta padhte hain. Uska bhav, rashi aur swamitva us akshar se zyada batate hain.
@which modern wide JYOTISH
en: Short forms: Su, Mo, Ma, Me, Ju, Ve, Sa, Ra, Ke are Sun to Ketu, As or La the lagna; the number beside a planet is its degree, the number in a northern box the sign. An arrow up means exalted, down debilitated.
hi: संकेत: सू, चं, मं, बु, गु, शु, श, रा, के नौ ग्रह हैं और ल लग्न; ग्रह के पास का अंक उसका अंश है, उत्तर भारतीय खाने का अंक राशि। उ या ऊपर तीर उच्च, नी या नीचे तीर नीच।
hg: Short form: Su, Mo, Ma, Me, Ju, Ve, Sa, Ra, Ke nau graha hain, As ya La lagna; graha ke paas ka number uska degree hai, north ke khane ka number rashi. Upar teer uchch, neeche teer neech.
@see retrograde, combust, chart-styles

# south-chart-reading astro
@names
en: square horoscope with empty middle, old tamil horoscope, south indian chart reading, finding the lagna in a square chart
hi: दक्षिण भारतीय कुंडली पढ़ना, चौकोर कुंडली, तमिल जातक
hg: south indian kundli padhna, chaukor kundli, tamil jathagam, square wali kundli
@ask
en: grandfather's old jathagam is a square with twelve boxes and nothing in the centre, where is house one | no numbers in the boxes, how do I count houses | paati's horoscope in Tamil script, which box is the lagna | how to find the ascendant in a south indian chart | which box is Aries in the square chart | a diagonal line in one box of the horoscope, what is it | reading a Telugu or Kannada horoscope, boxes not numbered | is the square chart read clockwise | palm leaf style chart with twelve squares | how to turn a tamil chart into a north indian one | rasi chart with boxes around an empty middle
hi: दादा जी की पत्री चौकोर है, बारह खाने और बीच ख़ाली, पहला भाव कौन सा | खानों में अंक नहीं हैं, भाव कैसे गिनें | तमिल अक्षरों वाली कुंडली में लग्न कैसे पहचानें | दक्षिण की कुंडली में मेष कौन सा खाना है | खाने में तिरछी रेखा का मतलब | चौकोर कुंडली घड़ी की दिशा में पढ़ते हैं क्या | तेलुगु जातक कैसे पढ़ें | दक्षिण की कुंडली को उत्तर की कुंडली में कैसे बदलें | बीच में ख़ाली चौखाना वाली पत्री
hg: dada ji ki patri chaukor hai, 12 khane beech khali, pehla bhav konsa | khano me number nahi hai bhav kaise gine | tamil akshar wali kundli me lagna kaise pehchane | south ki kundli me mesh konsa khana hai | khane me tirchi line ka matlab | chaukor kundli clockwise padhte hai kya | telugu jathakam kaise padhe | south ki kundli ko north ki kundli me kaise badle | thatha ka jathagam square hai ghar kaise gine
@how modern wide CUSTOM
en: That is the South Indian chart: the signs are fixed, Meen (Pisces) top left, Mesh (Aries) next to it, and on clockwise. The box marked La, As or with a diagonal line is the lagna, house 1.
hi: यह दक्षिण भारतीय कुंडली है: राशियाँ स्थिर हैं, ऊपर बाएँ मीन, उसके दाएँ मेष, और आगे घड़ी की दिशा में। जिस खाने में ल या तिरछी रेखा हो वही लग्न, यानी पहला भाव है।
hg: Yeh south Indian kundli hai: rashiyan sthir hain, upar baayein Meen (Pisces), uske daayein Mesh (Aries), aur aage clockwise. Jis khane me La, As ya tirchhi line ho wahi lagna, yani pehla bhav hai.
@do modern wide CUSTOM
en: From the lagna box count clockwise: the next box is the second house, and so round to the twelfth. The empty middle only holds the name, "Rasi" or "Navamsam", and the date.
hi: लग्न वाले खाने से घड़ी की दिशा में गिनें: अगला खाना दूसरा भाव, इसी तरह बारहवें तक। बीच की ख़ाली जगह में केवल नाम, "राशि" या "नवांश", और तारीख़ लिखी जाती है।
hg: Lagna wale khane se clockwise ginein: agla khana doosra bhav, isi tarah barahve tak. Beech ki khali jagah me keval naam, "Rasi" ya "Navamsam", aur tareekh likhi jaati hai.
@which modern wide CUSTOM
en: In Tamil charts the planets are short forms: Su or Ra for the Sun (Suryan, Ravi), Chan the Moon, Sev Mars, Bu Mercury, Guru, Suk Venus, Sani, Raghu, Kethu. Enter the birth under Kundli and compare.
hi: तमिल कुंडली में ग्रह छोटे रूप में होते हैं: सू या र सूर्य, चं चंद्र, सेव मंगल (सेव्वाय), बु बुध, गुरु, शुक शुक्र, शनि, राघु राहु, केतु। कुंडली के पन्ने पर जन्म भरकर मिला लें।
hg: Tamil kundli me graha short form me hote hain: Su ya Ra Surya, Chan Chandra, Sev Mangal (Sevvai), Bu Budh, Guru, Suk Shukra, Sani, Raghu, Kethu. Kundli ke panne par janm bharkar mila lein.
@see chart-styles
@link /kundli

# vargottama astro
@names
en: vargottama, vargottama planet, same sign in birth chart and navamsa
hi: वर्गोत्तम, वर्गोत्तम ग्रह
hg: vargottam, vargottama graha, vargottam grah
@ask
en: what is a vargottama planet | my Venus is in the same sign in D1 and D9, what is it called | planet in the same sign in rashi and navamsa | is vargottama Saturn good | a reader calls it a locked yoga and wants money to activate it | does a vargottama planet need a puja to unlock | vargottama lagna meaning | vargottama Moon in own sign | vargottama but debilitated planet | someone wants 200 dollars to open the treasure in my chart | how many vargottama planets are rare
hi: वर्गोत्तम ग्रह किसे कहते हैं | शुक्र जन्म कुंडली और नवांश दोनों में एक ही राशि में है, इसे क्या कहते हैं | वर्गोत्तम शनि अच्छा है क्या | ज्योतिषी कहते हैं योग बंद है, खोलने के पैसे लगेंगे | वर्गोत्तम ग्रह जगाने के लिए पूजा चाहिए क्या | वर्गोत्तम लग्न का अर्थ | वर्गोत्तम चंद्र स्वराशि में | नीच होकर वर्गोत्तम ग्रह | कुंडली का ख़ज़ाना खोलने के नाम पर पैसे
hg: vargottam graha kya hota hai | shukra D1 aur D9 dono me same rashi me hai, ise kya kehte hai | vargottam shani acha hai kya | jyotishi bole yog band hai kholne ke paise lagenge | vargottam graha activate karne ki puja chahiye kya | vargottam lagna ka matlab | vargottam chandra apni rashi me | neech hokar vargottam graha | kundli ka khazana unlock karne ke naam par paise maang raha | yog active karne ka kharcha
@what classical wide BPHS
en: A planet in the same sign in birth chart and navamsa is vargottama, and counts as strong, all the more in its own sign, like the Moon in Kark. It is steady support for its matters.
hi: जो ग्रह जन्म कुंडली और नवांश में एक ही राशि में हो वह वर्गोत्तम है और बलवान माना जाता है, स्वराशि में और भी, जैसे कर्क का चंद्र। वह अपने विषयों का स्थिर सहारा है।
hg: Jo graha janm kundli aur navamsha me ek hi rashi me ho woh vargottam hai aur balwan maana jaata hai, apni rashi me aur bhi, jaise Kark ka Chandra. Woh apne vishayon ka sthir sahara hai.
@ok modern wide SENSE
en: Nothing in a chart is locked and nothing needs paid activating; do not pay for that. A strong planet works by itself, in its dasha and through your own effort.
hi: कुंडली में कुछ "बंद" नहीं होता और पैसे देकर खोलने की ज़रूरत नहीं; इसके लिए पैसे न दें। बलवान ग्रह अपने-आप, अपनी दशा में और आपके प्रयास से फल देता है।
hg: Kundli me kuch "lock" nahi hota aur paise dekar activate karne ki zaroorat nahi; iske liye paise na dein. Balwan graha apne-aap, apni dasha me aur aapke prayas se phal deta hai.
@which classical most PHAL
en: Vargottama are the first navamsa of moving signs, the fifth of fixed and the ninth of dual ones. The lagna too can be vargottama; a debilitated planet that is so stays weak by sign, yet steadier.
hi: चर राशि का पहला, स्थिर का पाँचवाँ और द्विस्वभाव का नवाँ नवांश वर्गोत्तम है। लग्न भी वर्गोत्तम हो सकता है; नीच ग्रह ऐसा हो तो राशि से कमज़ोर ही, पर अधिक स्थिर।
hg: Char rashi ka pehla, sthir ka paanchva aur dwiswabhav ka nauva navamsha vargottam hai. Lagna bhi vargottam ho sakta hai; neech graha aisa ho to rashi se kamzor hi, par zyada sthir.
@see navamsa

# yoga-without-result astro
@names
en: yoga without result, yoga but no success, good yoga no money, yogas are false
hi: योग का फल नहीं मिला, योग झूठे, अच्छा योग फिर भी तंगी
hg: yog ka phal nahi mila, yog jhoothe, acha yog phir bhi tangi, rajyog phir bhi gareeb
@ask
en: everyone praised my gajakesari, I am thirty eight and still in debt, are yogas lies | three raj yogas and I drive a cab | pandit promised wealth after thirty, nothing came | my horoscope has great yogas but no job | why did my good yoga never work | Gaj Kesari but I still live in a rented room | they told my mother I would be a big officer, I am a clerk | do yogas only work in their dasha | same yoga as an actor and I have nothing | good chart, hard life, how
en: exalted planets and yet I failed the exam four times
hi: सबने गजकेसरी बताया, अड़तीस का हूँ और क़र्ज़ में हूँ, योग झूठे हैं क्या | तीन राजयोग हैं और मैं टैक्सी चलाता हूँ | पंडित ने तीस के बाद धन कहा था, कुछ नहीं मिला | कुंडली में बड़े योग पर नौकरी नहीं | अच्छा योग था फल क्यों नहीं मिला | गजकेसरी है फिर भी किराए के मकान में हूँ | बचपन में कहा था बड़ा अफ़सर बनेगा, क्लर्क हूँ | योग का फल कब मिलता है, उम्र निकल रही है | योग होकर भी पैसा नहीं टिकता
hi: उच्च के ग्रह हैं फिर भी परीक्षा में चार बार फ़ेल
hg: sabne gajkesari bataya 38 ka hu aur karz me hu, yog jhoothe hai kya | teen rajyog hai aur main taxi chalata hu | pandit ne 30 ke baad paisa bola tha kuch nahi mila | kundli me bade yog par naukri nahi | acha yog tha phal kyu nahi mila | gajkesari hai phir bhi kiraye ke makan me hu | bachpan me bola tha bada afsar banega, clerk hu | yog ka phal kab milta hai umar nikal rahi | yog hokar bhi paisa nahi tikta
hg: uchch ke graha hai phir bhi exam me 4 baar fail
@why classical most PHAL
en: A yoga is only a leaning: gajakesari and raj yogas stand in every third chart or so and do not bring money alone. Their fruit depends on the strength of Moon, Jupiter or the lords, their house, and the dasha.
hi: योग केवल झुकाव है: गजकेसरी और राजयोग लगभग हर तीसरी कुंडली में मिलते हैं और अकेले धन नहीं देते। फल गुरु, चंद्र या स्वामियों के बल, भाव और दशा पर निर्भर है।
hg: Yog keval jhukav hai: gajkesari aur rajyog lagbhag har teesri kundli me milte hain aur akele dhan nahi dete. Phal Guru, Chandra ya swamiyon ke bal, bhav aur dasha par nirbhar hai.
@do modern wide SENSE
en: With a good yoga and no success you have missed nothing: who promised wealth promised too much. Skill, steady work, saving and good company count more, and tradition too says that times turn with the dasha.
hi: योग होकर भी सफलता न मिली तो आपने कुछ खोया नहीं: जिसने धन का वादा किया उसने ज़्यादा कहा। हुनर, लगातार मेहनत, बचत और अच्छा साथ ज़्यादा काम आते हैं, और परंपरा भी कहती है कि दशा बदलने से समय बदलता है।
hg: Yog hokar bhi safalta na mili to aapne kuch khoya nahi: jisne dhan ka vaada kiya usne zyada kaha. Hunar, lagatar mehnat, bachat aur achha saath zyada kaam aate hain, aur parampara bhi kehti hai ki dasha badalne se samay badalta hai.
@when classical most PHAL
en: A yoga is said to speak in the mahadasha or antardasha of its planets, weakly where they are combust, debilitated or in 6, 8, 12. Under Kundli you see when those periods come.
hi: योग अपने ग्रहों की महादशा या अंतर्दशा में बोलता है; ग्रह अस्त, नीच या 6, 8, 12 में हों तो कम। कुंडली के पन्ने पर दिखता है कि वे दशाएँ कब आती हैं।
hg: Yog apne grahon ki mahadasha ya antardasha me bolta hai; graha ast, neech ya 6, 8, 12 me hon to kam. Kundli ke panne par dikhta hai ki woh dashayein kab aati hain.
@see yoga-in-chart, gajakesari, raj-yoga
@link /kundli

# mool-father-away astro
@names
en: father not to see the mool baby, mool father 27 days, mool shanti rule for the father
hi: पिता मूल के बच्चे का मुँह न देखे, मूल में पिता 27 दिन दूर, मूल का पिता पर नियम
hg: pita mool ke bacche ka muh na dekhe, mool me papa 27 din door, mool pita par bhari
@ask
en: grandson born in the first quarter of Mool, in-laws say the father must stay away for 27 days | my husband came on leave to see the baby and they won't let him hold her | newborn in Jyeshtha last pada, father may not look till the shanti | is the 27 day rule for fathers strict | can the father see the child on video call before mool shanti | army man with ten days leave, baby in ashlesha | we did not know and the father already held the mool baby | mool shanti before the father leaves for abroad | elders hide the baby from the dad because of gandmool | how is the face first shown in a mirror of oil or ghee
hi: पोता मूल के पहले चरण का है, समधी कहते हैं पिता सत्ताईस दिन न देखे | पति छुट्टी लेकर बच्ची देखने आए, गोद में नहीं लेने देते | ज्येष्ठा के चौथे चरण में शिशु, शांति तक पिता न देखे क्या | 27 दिन वाला नियम कितना पक्का है | मूल शांति से पहले पिता वीडियो कॉल पर देख सकता है | फ़ौजी बेटे को दस दिन की छुट्टी, बच्चा आश्लेषा में | पिता ने मूल का बच्चा देख लिया अब क्या | मूल में जन्मे पोते को बाप से छिपा रहे हैं | घी या तेल में पहले मुँह दिखाने की रीति | शांति न हो पाए और पिता को विदेश लौटना हो
hg: pota mool ke pehle charan ka hai samdhi bolte papa 27 din na dekhe | pati chhutti lekar bacchi dekhne aaye god me nahi lene dete | jyeshtha ke chauthe charan me baby, shanti tak papa na dekhe kya | 27 din wala niyam kitna pakka hai | mool shanti se pehle papa video call pe dekh sakte hai | fauji bete ko 10 din ki chhutti, baccha ashlesha me | papa ne mool ka baccha dekh liya ab kya | mool me janme pote ko baap se chhupa rahe | ghee ya tel me pehle muh dikhane ki reet | shanti se pehle papa ko videsh lautna hai
@ok modern regional CUSTOM
en: No, it is not so strict: that the father must not see a mool child for 27 days is an old local custom which many no longer keep. He may hold his child; nothing bad follows.
hi: नहीं, इतना सख़्त नहीं: 27 दिन पिता का मुँह न देखना पुरानी स्थानीय रीति है जिसे अब बहुत लोग नहीं मानते। पिता बच्चे को गोद में लें; कुछ अनिष्ट नहीं होता।
hg: Nahi, itna sakht nahi: 27 din pita ka muh na dekhna purani sthaniya reeti hai jise ab bahut log nahi maante. Papa bacche ko god me lein; kuch anisht nahi hota.
@do classical most MCH
en: The usual remedy is a mool (gandmool) shanti, a simple puja, mostly on about the 27th day when the same nakshatra returns. If the father leaves before, a prayer now and the shanti later, even with him on a call, serve as well.
hi: प्रचलित उपाय मूल (गंडमूल) शांति है, एक सरल पूजा, प्रायः लगभग 27वें दिन, जब वही नक्षत्र लौटता है। पिता को पहले लौटना हो तो अभी प्रार्थना और शांति बाद में, चाहे वे कॉल पर जुड़ें।
hg: Prachalit upay mool (gandmool) shanti hai, ek saral puja, aksar lagbhag 27ve din, jab wahi nakshatra lautta hai. Papa ko pehle lautna ho to abhi prarthna aur shanti baad me, chahe woh call par judein.
@why modern wide SENSE
en: The old rule came from fear and from keeping the newborn away from visitors. A child needs father and mother from the first day; many happy people were born in these stars.
hi: पुराना नियम डर से और नवजात को भीड़ से बचाने से बना। बच्चे को पहले दिन से पिता और माँ दोनों चाहिए; इन नक्षत्रों के बहुत लोग सुखी हैं।
hg: Purana niyam darr se aur navjaat ko bheed se bachane se bana. Bacche ko pehle din se papa aur maa dono chahiye; in nakshatron ke bahut log sukhi hain.
@see mool-nakshatra

# matching-after-marriage astro
@names
en: matching after marriage, married without matching, already married and gunas low, manglik found after marriage
hi: शादी के बाद मिलान, बिना मिलाए शादी, शादी के बाद मांगलिक निकला, शादी हो चुकी गुण कम
hg: shadi ke baad milan, bina milaye shadi, shadi ke baad manglik nikla, shadi ho chuki gun kam
@ask
en: we married without horoscopes, should we get them matched now | ten years married and an app shows 9 gunas, worried | found out after the wedding that my husband is manglik | we had 13 points and now we fight, was the astrologer right | my parents in law blame our quarrels on unmatched kundlis | love marriage in court, nobody matched anything | is a divorce shown by low gunas | pandit wants a puja as our nadi was the same, we have two kids | wife is manglik and I am not, eight years married | does checking after marriage help | we quarrel, shall we match our charts again
hi: बिना कुंडली मिलाए विवाह कर लिया, अब दिखाएँ क्या | दस साल की शादी और ऐप 9 गुण दिखा रहा है, चिंता है | विवाह के बाद पता चला पति मांगलिक हैं | 13 गुण मिले थे और अब झगड़े होते हैं, ज्योतिषी सही थे क्या | सास झगड़ों का कारण कुंडली न मिलना बताती हैं | कोर्ट में प्रेम विवाह, किसी ने कुछ नहीं मिलाया | कम गुण से तलाक़ होता है क्या | दो बच्चे हैं और अब नाड़ी दोष बता रहे हैं | पत्नी मांगलिक है मैं नहीं, आठ साल हो गए | शादी के बाद कुंडली मिलाने से क्या होगा
hg: bina kundli milaye shadi kar li ab dikhaye kya | 10 saal ki shadi aur app 9 gun dikha raha tension hai | vivah ke baad pata chala pati manglik hai | 13 gun mile the ab jhagde hote hai jyotishi sahi the kya | saas jhagdo ka karan kundli na milna batati | court me love marriage kisi ne kuch nahi milaya | kam gun se talaq hota hai kya | do bacche hai aur ab nadi dosh bata rahe | biwi manglik hai main nahi 8 saal ho gaye | shadi ke baad kundli milane se kya hoga
@ok modern wide JYOTISH
en: For a couple already married there is nothing to match any more: neither low gunas, nadi nor a manglik found later harms the marriage. The years together count, not the score.
hi: जो विवाहित हैं उनके लिए अब मिलाने को कुछ नहीं: न कम गुण, न नाड़ी, न बाद में निकला मांगलिक विवाह को हानि करता है। साथ बिताए वर्ष मायने रखते हैं, अंक नहीं।
hg: Jo shaadishuda hain unke liye ab milane ko kuch nahi: na kam gun, na nadi, na baad me nikla manglik shadi ko nuksan karta hai. Saath bitaye saal maayne rakhte hain, ank nahi.
@do modern wide SENSE
en: Quarrels are settled by talking at a calm hour, fair shares of work and money, or a marriage counsellor; no puja is owed. If you are hurt or threatened at home, women's helpline 181 and 112 help.
hi: झगड़े शांत समय की बातचीत, काम और पैसे के उचित बँटवारे या विवाह परामर्श से सुलझते हैं; कोई पूजा बाक़ी नहीं है। घर में मार या धमकी हो तो 181 और 112 मदद करते हैं।
hg: Jhagde shaant samay ki baatcheet, kaam aur paise ke sahi bantware ya marriage counsellor se sulajhte hain; koi puja baaki nahi hai. Ghar me maar ya dhamki ho to 181 aur 112 madad karte hain.
@why modern most JYOTISH
en: Matching was made as a help in choosing, before a marriage, and looks at two Moon stars only. A worship of Shiva and Parvati together is the loved custom for peace at home.
hi: मिलान विवाह से पहले चुनने का सहारा था और केवल दो चंद्र नक्षत्र देखता है। घर की शांति के लिए साथ में शिव-पार्वती की पूजा प्रिय रीति है।
hg: Milan shadi se pehle chunne ka sahara tha aur keval do Chandra nakshatra dekhta hai. Ghar ki shanti ke liye saath me Shiv-Parvati ki puja pyari reeti hai.
@see gun-milan

# families-differ-on-matching astro
@names
en: one family does not believe in horoscopes, boy's family refuses horoscope, parents insist on matching, refusing to match charts
hi: एक परिवार कुंडली नहीं मानता, माता-पिता मिलान पर अड़े, कुंडली मिलाने से इनकार
hg: ek parivar kundli nahi manta, papa milan par ade, kundli milane se mana
@ask
en: groom's side does not believe in charts and papa will not go ahead without matching | my parents want matching, his parents find it insulting | he is a Christian with no kundli, my mother wants some matching | they refuse to share the birth time | I do not believe in horoscopes but my family does | how do I convince papa to skip matching | girl's family asks for kundli, we never made one | interfaith couple and horoscope | boy from abroad thinks matching is silly
hi: लड़के वाले कुंडली नहीं मानते और पापा बिना मिलाए नहीं करेंगे | मेरे माता-पिता मिलान चाहते हैं, उनके घर वालों को बुरा लगता है | लड़का ईसाई है, कुंडली नहीं, माँ कुछ मिलवाना चाहती हैं | वे जन्म समय बताने से मना कर रहे हैं | मैं कुंडली नहीं मानता पर घर वाले मानते हैं | पापा को बिना मिलान के कैसे मनाऊँ | लड़की वाले कुंडली माँग रहे हैं, हमने कभी बनवाई नहीं | अलग धर्म में कुंडली मिलान
hg: ladke wale kundli nahi mante aur papa bina milaye nahi karenge | mere mummy papa milan chahte unke ghar walo ko bura lagta | ladka christian hai kundli nahi, maa kuch milwana chahti | wo birth time batane se mana kar rahe | main kundli nahi manta par ghar wale mante hai | papa ko bina milan ke kaise manau | ladki wale kundli maang rahe humne kabhi banwai nahi | alag dharm me kundli milan
@do modern most CUSTOM
en: Where one family believes and the other does not, let the one that does match quietly by birth date or name and keep the result to itself; a blessing at the temple often settles the parents' heart.
hi: एक परिवार माने और दूसरा नहीं, तो मानने वाले जन्म तारीख़ या नाम से चुपचाप मिला लें और फल अपने तक रखें; मंदिर का आशीर्वाद अक्सर माता-पिता का मन शांत कर देता है।
hg: Ek parivar maane aur doosra nahi, to maanne wale janm tareekh ya naam se chupchaap mila lein aur phal apne tak rakhein; mandir ka aashirvad aksar mummy-papa ka mann shaant kar deta hai.
@ok modern wide SENSE
en: A marriage without matched charts is a full marriage, in tradition and in law; many good families never match. Ask parents which worry stands behind the chart, as health, habits or money, and speak of that.
hi: बिना मिलान का विवाह परंपरा और क़ानून दोनों में पूरा विवाह है; बहुत अच्छे परिवार मिलाते ही नहीं। माता-पिता से पूछें कि कुंडली के पीछे चिंता क्या है, सेहत, आदत या पैसा, और उसी पर बात करें।
hg: Bina milan ki shadi parampara aur kanoon dono me poori shadi hai; bahut achhe parivar milate hi nahi. Mummy-papa se poochein ki kundli ke peechhe chinta kya hai, sehat, aadat ya paisa, aur usi par baat karein.
@see gun-milan, match-without-birth-data, parents-against-marriage

# false-horoscope astro
@names
en: fake kundli for marriage, changed birth time to hide dosh, hiding a dosh from the in-laws, horoscope shown false
hi: नकली कुंडली, झूठी कुंडली दी, कुंडली छिपाना, दोष छिपाना
hg: nakli kundli, jhoothi kundli di, kundli chhupana, dosh chhupana
@ask
en: the horoscope they sent looks altered to hide manglik | birth time in their kundli differs from the certificate | should I tell the other side about a bad yoga in my chart | my father wants to give a changed kundli to the boy's family | pandit offered to make a matching kundli for money | is it wrong to hide that the girl is manglik | how to check if a kundli is genuine | found out they gave us a false birth date | must we disclose gandmool to the in-laws
hi: उन्होंने जो कुंडली भेजी वह बदली हुई लगती है | उनकी पत्री का समय प्रमाणपत्र से अलग है | कुंडली का ख़राब योग ससुराल वालों को बताना चाहिए क्या | पापा बदली हुई कुंडली देना चाहते हैं | पंडित पैसे लेकर मिलती कुंडली बनाने को तैयार है | मांगलिक होना छिपाना ग़लत है क्या | असली कुंडली कैसे पहचानें | बाद में पता चला जन्म तारीख़ झूठी थी | लड़के वालों को गंडमूल बताना ज़रूरी है
hg: unhone jo kundli bheji wo badli hui lagti hai | unki patri ka time certificate se alag hai | kundli ka kharab yog sasural walo ko batana chahiye kya | papa badli hui kundli dena chahte hai | pandit paise lekar milti kundli banane ko taiyar hai | manglik hona chhupana galat hai kya | asli kundli kaise pehchane | baad me pata chala janam tarikh jhoothi thi | ladke walo ko gandmool batana jaruri hai kya
@do modern wide SENSE
en: Check a doubtful kundli against the birth certificate: enter date, time and place afresh and compare lagna, Moon and Mars. If they differ, ask the family kindly, for many charts are only copied badly.
hi: संदेह हो तो कुंडली को जन्म प्रमाणपत्र से जाँचें: तारीख़, समय, स्थान फिर भरकर लग्न, चंद्र और मंगल मिलाएँ। अंतर हो तो प्यार से पूछें, क्योंकि बहुत पत्रियाँ बस ग़लत उतारी होती हैं।
hg: Shak ho to kundli ko birth certificate se jaanchein: tareekh, samay, sthan phir bharkar lagna, Chandra aur Mangal milayein. Antar ho to pyaar se poochein, kyunki bahut patriyan bas galat utaari hoti hain.
@ok modern wide SENSE
en: Do not give a changed kundli: a match on a falsehood breaks trust later. A yoga or dosh is no illness and no duty to disclose; what the other side should know is health, work, debts and earlier marriages.
hi: बदली हुई कुंडली न दें: झूठ पर बना रिश्ता बाद में भरोसा तोड़ता है। योग या दोष कोई बीमारी नहीं, बताना अनिवार्य नहीं; बताने की बातें सेहत, काम, क़र्ज़ और पहले का विवाह हैं।
hg: Badli hui kundli na dein: jhooth par bana rishta baad me bharosa todta hai. Yog ya dosh koi bimari nahi, batana zaroori nahi; batane ki baatein sehat, kaam, karz aur pehle ki shadi hain.
@see gun-milan

# wait-till-age astro
@names
en: marry only after an age, marriage before 28 will break, astrologer says wait to marry, early marriage forbidden by the chart
hi: इस उम्र से पहले शादी नहीं, 28 से पहले शादी टूटेगी, ज्योतिषी शादी रुकवा रहे
hg: is umar se pehle shadi nahi, 28 se pehle shadi tootegi, jyotishi shadi rukwa rahe
@ask
en: they say her marriage will break if she marries before 28, but a good boy has come | astrologer told us to wait till thirty, groom's family will not wait | is there an age before which marriage is bad by the chart | proposal at 24, pandit says after 27 only | he said no wedding this year due to dasha | should marriage wait until shani dasha is over | bad dasha running, is it wrong to marry now | they want us to wait two years for jupiter
en: is it wrong to marry in a bad dasha
hi: कहते हैं 28 से पहले शादी की तो टूटेगी, पर अच्छा रिश्ता आया है | ज्योतिषी तीस तक रुकने को कहते हैं, लड़के वाले नहीं रुकेंगे | क्या किसी उम्र से पहले विवाह अशुभ होता है | चौबीस में रिश्ता, पंडित कहते हैं सत्ताईस के बाद | इस साल दशा ख़राब है, शादी न करें क्या | शनि की दशा ख़त्म होने तक विवाह रोकें | राहु की दशा में शादी ठीक है क्या | गुरु के लिए दो साल रुकने को कहते हैं
hi: ख़राब दशा में शादी करनी चाहिए या नहीं | मेरी शनि-राहु चल रही है, शादी टालें क्या
hg: bolte 28 se pehle shadi ki to tootegi par acha rishta aaya hai | jyotishi 30 tak rukne ko bolte ladke wale nahi rukenge | kya kisi umar se pehle vivah ashubh hota hai | 24 me rishta pandit bolte 27 ke baad | is saal dasha kharab hai shadi na kare kya | shani ki dasha khatam hone tak shadi roke | rahu ki dasha me shadi thik hai kya | guru ke liye do saal rukne ko bol rahe
hg: kharab dasha me shadi karni chahiye ya nahi | meri shani rahu chal rahi shadi taal de kya
@ok modern most JYOTISH
en: No chart fixes an age before which a marriage must fail; "after 27 or 28" is a rule of thumb about Mars and Saturn, nothing more. A good match that both want need not be lost for it.
hi: कोई कुंडली ऐसी उम्र तय नहीं करती जिससे पहले विवाह टूटेगा; "27 या 28 के बाद" मंगल और शनि की मोटी कहावत है। जिस अच्छे रिश्ते को दोनों चाहें उसे इसके लिए खोना ज़रूरी नहीं।
hg: Koi kundli aisi umar tay nahi karti jisse pehle shadi tootegi; "27 ya 28 ke baad" Mangal aur Shani ki moti kahawat hai. Jis achhe rishte ko dono chahein use iske liye khona zaroori nahi.
@which modern most JYOTISH
en: A marriage may be held in any dasha, Rahu's, Ketu's or Saturn's too; families only choose a good day. Whether she herself feels ready, and study and work, are the better reasons to wait.
hi: विवाह किसी भी दशा में हो सकता है, राहु, केतु या शनि की भी; परिवार बस शुभ दिन चुनते हैं। रुकने का बेहतर कारण यह है कि वह स्वयं तैयार है या नहीं, और पढ़ाई-काम।
hg: Shadi kisi bhi dasha me ho sakti hai, Rahu, Ketu ya Shani ki bhi; parivar bas shubh din chunte hain. Rukne ka behtar karan yeh hai ki woh khud taiyar hai ya nahi, aur padhai-kaam.
@do modern most CUSTOM
en: Ask a second astrologer what the worry is, hold the engagement now and the wedding later if that calms the elders, and let the couple meet and talk.
hi: दूसरे ज्योतिषी से पूछें कि चिंता क्या है; बड़ों का मन रखना हो तो सगाई अभी और विवाह बाद में करें, और दोनों को मिलकर बात करने दें।
hg: Doosre jyotishi se poochein ki chinta kya hai; badon ka mann rakhna ho to sagai abhi aur shadi baad me karein, aur dono ko milkar baat karne dein.
@see marriage-when, dasha-starting-fear

# debilitated-planet-fear astro
@names
en: venus in virgo, sun in libra, moon in scorpio, mars in cancer, mercury in pisces, jupiter in capricorn, saturn in aries, neech planet fear
hi: कन्या में शुक्र, तुला में सूर्य, वृश्चिक में चंद्र, कर्क में मंगल, मीन में बुध, मकर में गुरु, मेष में शनि, नीच ग्रह का डर
hg: kanya me shukra, tula me surya, vrishchik me chandra, kark me mangal, meen me budh, makar me guru, mesh me shani, neech graha ka dar
@ask
en: will a debilitated Venus spoil my marriage | Venus in Virgo and a happy marriage so far, should I fear | neech Jupiter, they say my child cannot study | Jupiter in Capricorn and class ten results | my Moon is debilitated and I overthink | Sun in Libra, no respect from my father or boss | Mars in Cancer, am I a coward | Saturn in Aries and no job | Mercury in Pisces and speech or maths | guruji frightened us with a neech planet
hi: नीच का शुक्र विवाह ख़राब करता है क्या | कन्या का शुक्र है पर शादी सुखी है, डरूँ क्या | गुरु नीच का है, कहते हैं बच्चा पढ़ नहीं पाएगा | मकर का गुरु और दसवीं की परीक्षा | चंद्र नीच का है, बहुत सोचती हूँ | तुला का सूर्य, पिता और बॉस से मान नहीं | कर्क का मंगल, साहस की कमी | मेष का शनि और नौकरी नहीं | मीन का बुध और गणित | गुरुजी ने नीच ग्रह से डरा दिया
hg: neech ka shukra shadi kharab karta hai kya | kanya ka shukra hai par shadi sukhi hai daru kya | guru neech ka hai bolte baccha padh nahi payega | makar ka guru aur 10th ka exam | chandra neech ka hai bahut sochti hu | tula ka surya papa aur boss se maan nahi | kark ka mangal himmat ki kami | mesh ka shani aur naukri nahi | meen ka budh aur maths | guruji ne neech graha se dara diya
@ok classical most PHAL
en: No, a debilitated planet spoils neither marriage, study nor work: it is only weak by sign and is often lifted by neech bhang, the navamsa or Jupiter's aspect. How life goes now counts for more than the sign.
hi: नहीं, नीच ग्रह न विवाह बिगाड़ता है, न पढ़ाई, न काम: वह केवल राशि से कमज़ोर है और नीच भंग, नवांश या गुरु की दृष्टि से अक्सर सँभल जाता है। जीवन जैसा चल रहा है वही ज़्यादा बताता है।
hg: Nahi, neech graha na shadi bigadta hai, na padhai, na kaam: woh keval rashi se kamzor hai aur neech bhang, navamsha ya Guru ki drishti se aksar sambhal jaata hai. Jeevan jaisa chal raha hai wahi zyada batata hai.
@which classical most PHAL
en: Read as leanings: Venus in Kanya careful in love, Jupiter in Makar practical learning, Moon in Vrishchik deep feeling, Sun in Tula diplomacy before pride, Mars in Kark emotion before fight, Mercury in Meen imagination, Saturn in Mesh haste that learns patience.
hi: झुकाव के रूप में: कन्या का शुक्र प्रेम में सावधान, मकर का गुरु व्यावहारिक ज्ञान, वृश्चिक का चंद्र गहरी भावना, तुला का सूर्य अहं से पहले मेल, कर्क का मंगल भावुक साहस, मीन का बुध कल्पना, मेष का शनि जल्दी जो धैर्य सीखे।
hg: Jhukav ke roop me: Kanya ka Shukra prem me savdhan, Makar ka Guru practical gyan, Vrishchik ka Chandra gehri bhavna, Tula ka Surya aham se pehle mel, Kark ka Mangal bhavuk saahas, Meen ka Budh kalpana, Mesh ka Shani jaldi jo dhairya seekhe.
@do modern most CUSTOM
en: No costly stone or puja is needed. Custom honours the planet on its weekday with a simple mantra and a small gift: Guru with a Thursday prayer and respect for teachers, Shukra on Friday, Chandra on Monday. For school, a routine and a teacher's help do most.
hi: महँगा रत्न या पूजा ज़रूरी नहीं। रीति में ग्रह के वार को सरल मंत्र और छोटा दान है: गुरु के लिए गुरुवार और गुरुजनों का आदर, शुक्र के लिए शुक्रवार, चंद्र के लिए सोमवार। पढ़ाई में दिनचर्या और शिक्षक की मदद सबसे काम आती है।
hg: Mehnga ratna ya puja zaroori nahi. Reeti me graha ke vaar ko saral mantra aur chhota daan hai: Guru ke liye Guruvar aur teachers ka aadar, Shukra ke liye Shukravar, Chandra ke liye Somvar. Padhai me routine aur teacher ki madad sabse kaam aati hai.
@see exalted-debilitated, neech-bhang

# born-on-bad-tithi astro
@names
en: born on amavasya, born on an eclipse day, born on chaturdashi, born in bhadra, born on sankranti, born in pitru paksha, born in panchak, born in rahu kaal, born in kharmas
hi: अमावस्या को जन्म, ग्रहण में जन्म, चतुर्दशी को जन्म, भद्रा में जन्म, संक्रांति को जन्म, पितृ पक्ष में जन्म, पंचक में जन्म, राहुकाल में जन्म, खरमास में जन्म
hg: amavasya ko janm, grahan me janm, chaturdashi ko janm, bhadra me janm, sankranti ko janm, pitru paksha me janm, panchak me janm, rahu kaal me janm, kharmas me janm
@ask
en: our daughter was born on the day of the lunar eclipse, is there a dosha | baby born on new moon, people say poor life | my birth is in bhadra and vyatipat, should I do shanti | born during shradh, will ancestors be angry | birth on krishna chaturdashi night | child born in panchak is bad for the family | born on a Saturday amavasya | is an eclipse born child weak | puja for a baby born on amavasya
en: our baby came in rahu kaal, anything bad
hi: बेटी चंद्र ग्रहण के दिन हुई, दोष है क्या | अमावस्या को बच्चा हुआ, लोग दरिद्र कहते हैं | मेरा जन्म भद्रा और व्यतिपात में है, शांति कराऊँ | श्राद्ध में जन्म हुआ तो पितर नाराज़ होते हैं क्या | कृष्ण चतुर्दशी की रात जन्म | पंचक में जन्मा बच्चा परिवार पर भारी है क्या | शनि अमावस्या का जन्म | ग्रहण में जन्मा बच्चा कमज़ोर होता है | अमावस्या में जन्मे शिशु की पूजा
hi: बच्चा राहुकाल में पैदा हुआ, बुरा है क्या
hg: beti chandra grahan ke din hui dosh hai kya | amavasya ko baccha hua log daridra bolte | mera janm bhadra aur vyatipat me hai shanti karau | shradh me janm hua to pitra naraz hote hai kya | krishna chaturdashi ki raat janm | panchak me janma baccha parivar par bhari hai kya | shani amavasya ka janm | grahan me janma baccha kamzor hota hai | amavasya me janme bacche ki puja
hg: rahu kaal me baccha paida hua bura to nahi
@ok modern most JYOTISH
en: A child born on amavasya, chaturdashi, in bhadra, panchak, pitru paksha or an eclipse is no burden and has no bad life; one birth in ten or more falls on such a day. Welcome it gladly.
hi: अमावस्या, चतुर्दशी, भद्रा, पंचक, पितृ पक्ष या ग्रहण में जन्मा बच्चा किसी पर भार नहीं, न उसका जीवन बुरा है; दस में एक से ज़्यादा जन्म ऐसे दिनों में होते हैं। ख़ुशी से स्वागत करें।
hg: Amavasya, chaturdashi, bhadra, panchak, pitru paksha ya grahan me janma baccha kisi par bhaar nahi, na uska jeevan bura hai; das me ek se zyada janm aise dinon me hote hain. Khushi se swagat karein.
@do classical most MCH
en: The texts know a simple shanti for births on amavasya, krishna chaturdashi, an eclipse or sankranti, mostly after the sutak days: Ganesh, the deity of the tithi, a bath and a gift. It is a blessing by choice; a lamp and prayer at home are enough.
hi: ग्रंथों में अमावस्या, कृष्ण चतुर्दशी, ग्रहण या संक्रांति के जन्म की सरल शांति है, प्रायः सूतक के बाद: गणेश, तिथि के देवता, स्नान और दान। यह इच्छा का आशीर्वाद है; घर में दीपक और प्रार्थना काफ़ी है।
hg: Granthon me amavasya, krishna chaturdashi, grahan ya sankranti ke janm ki saral shanti hai, aksar sutak ke baad: Ganesh, tithi ke devta, snan aur daan. Yeh ichchha ka aashirvad hai; ghar me deepak aur prarthna kaafi hai.
@see mool-nakshatra, amavasya-tithi

# bride-star-heavy astro
@names
en: bride's star heavy on in-laws, ashlesha bad for mother-in-law, mool bad for father-in-law, jyeshtha bad for elder brother-in-law, vishakha bad for younger brother-in-law
hi: नक्षत्र ससुराल पर भारी, आश्लेषा सास पर भारी, मूल ससुर पर भारी, ज्येष्ठा जेठ पर भारी, विशाखा देवर पर भारी
hg: nakshatra sasural par bhari, ashlesha saas par bhari, mool sasur par bhari, jyeshtha jeth par bhari, vishakha devar par bhari
@ask
en: my star is Jyeshtha and they say I am bad for my husband's elder brother | Vishakha girl, younger brother-in-law in danger, they say | boy's mother fears my Ashlesha | rishta broken as the girl is Mool and father-in-law is ill | does a bride's nakshatra harm the in-laws | Tamil families refuse kettai and moolam girls | engaged, and now they found my star is ayilyam
hi: मेरा नक्षत्र ज्येष्ठा है, जेठ पर भारी बताते हैं | विशाखा की लड़की, देवर को ख़तरा कहते हैं | लड़के की माँ मेरे आश्लेषा से डरती हैं | लड़की मूल की है और ससुर बीमार, रिश्ता तोड़ दिया | बहू का नक्षत्र ससुराल को नुक़सान करता है क्या | सगाई हो गई, अब नक्षत्र का दोष बता रहे हैं | बहू ज्येष्ठा में जन्मी है, घर में डर है
hg: mera nakshatra jyeshtha hai jeth par bhari batate | vishakha ki ladki devar ko khatra bolte | ladke ki maa mere ashlesha se darti hai | ladki mool ki hai aur sasur bimar rishta tod diya | bahu ka nakshatra sasural ko nuksan karta hai kya | sagai ho gayi ab nakshatra ka dosh bata rahe | bahu jyeshtha me janmi hai ghar me dar hai
@ok modern most JYOTISH
en: No, a bride's nakshatra harms nobody in her new family: not Mool the father-in-law, Ashlesha the mother-in-law, Jyeshtha the elder nor Vishakha the younger brother-in-law. It is an old fear with no proof, and unjust to the girl.
hi: नहीं, बहू का नक्षत्र ससुराल में किसी का अहित नहीं करता: न मूल ससुर का, न आश्लेषा सास का, न ज्येष्ठा जेठ का, न विशाखा देवर का। यह बिना प्रमाण का पुराना डर है और लड़की के साथ अन्याय।
hg: Nahi, bahu ka nakshatra sasural me kisi ka bura nahi karta: na Mool sasur ka, na Ashlesha saas ka, na Jyeshtha jeth ka, na Vishakha devar ka. Yeh bina praman ka purana darr hai aur ladki ke saath anyay.
@do modern regional CUSTOM
en: Break no engagement for a bride's star: even the verses mean only one pada of each, and allow the match where that relative is not there. Who wants to calm the elders has a small shanti at home.
hi: बहू के नक्षत्र के लिए सगाई न तोड़ें: श्लोक भी हर नक्षत्र का केवल एक चरण कहते हैं, और वह संबंधी न हो तो बात ही नहीं। बड़ों का मन रखने को घर में छोटी शांति करा लें।
hg: Bahu ke nakshatra ke liye sagai na todein: shlok bhi har nakshatra ka keval ek charan kehte hain, aur woh rishtedar na ho to baat hi nahi. Badon ka mann rakhne ko ghar me chhoti shanti kara lein.
@see mool-nakshatra

# match-scores-differ astro
@names
en: different guna scores, two apps give different gunas, pandit and app gunas differ
hi: गुण अलग-अलग आए, ऐप और पंडित के गुण अलग, मिलान में अंतर
hg: gun alag alag aaye, app aur pandit ke gun alag, milan me antar
@ask
en: the app says 30 gunas and the pandit says 14, how can they differ so much | two websites, two scores for the same couple | first pandit passed us and the second failed us | points changed when I swapped boy and girl | by name we get 25 and by date 11, which to trust | why does gun milan give different results | matching done by nickname or by birth
hi: ऐप 30 गुण बताता है और पंडित 14, इतना अंतर क्यों | दो वेबसाइट, एक ही जोड़े के दो अंक | पहले पंडित ने पास किया दूसरे ने मना | लड़का-लड़की उलटने पर अंक बदल गए | नाम से 25 और तारीख़ से 11, कौन सा मानें | गुण मिलान हर जगह अलग क्यों आता है
hg: app 30 gun batata aur pandit 14, itna antar kyu | do website ek hi jode ke do score | pehle pandit ne pass kiya dusre ne mana | ladka ladki ulte to ank badal gaye | naam se 25 aur date se 11 konsa mane | gun milan har jagah alag kyu aata hai
@why modern most JYOTISH
en: Guna scores differ mostly because one was made by called names and the other by birth, or date, time, place or ayanamsa differ so that a Moon star changes; some count the exceptions, others do not. The one by births counts.
hi: गुण प्रायः इसलिए अलग आते हैं कि एक पुकार के नाम से और दूसरा जन्म से बना, या तारीख़, समय, स्थान, अयनांश से नक्षत्र बदला; कोई परिहार गिनता है, कोई नहीं। जन्म वाला मान्य है।
hg: Gun aksar isliye alag aate hain ki ek pukar ke naam se aur doosra janm se bana, ya tareekh, samay, sthan, ayanamsha se nakshatra badla; koi parihar ginta hai, koi nahi. Janm wala maanya hai.
@do modern most JYOTISH
en: Compare the two nakshatras and padas named in both results: where they agree, only rules differ. Boy and girl must not be swapped, as varna, tara and gana count from one to the other.
hi: दोनों नतीजों में लिखे नक्षत्र और चरण मिलाएँ: वे एक हों तो केवल नियम का अंतर है। लड़का-लड़की उलटे न भरें, क्योंकि वर्ण, तारा और गण एक से दूसरे तक गिने जाते हैं।
hg: Dono results me likhe nakshatra aur charan milayein: woh ek hon to keval niyam ka antar hai. Ladka-ladki ulte na bharein, kyunki varna, tara aur gan ek se doosre tak gine jaate hain.
@see gun-milan
@link /milan

# moon-or-lagna-chart astro
@names
en: moon chart or lagna chart, chandra kundli or lagna kundli, counting houses from the moon
hi: चंद्र कुंडली या लग्न कुंडली, चंद्र से भाव गिनना, चंद्र कुंडली
hg: chandra kundli ya lagna kundli, chandra se bhav ginna, chandra kundli
@ask
en: one astrologer reads from the Moon and another from the ascendant, which is right | manglik from moon but not lagna, which counts | what is chandra kundli for | planet in 10th from lagna and 3rd from Moon, what to take | transit is seen from the moon or the lagna | does the sun chart matter
hi: एक ज्योतिषी चंद्र से पढ़ते हैं दूसरे लग्न से, सही कौन | चंद्र कुंडली किसलिए होती है | ग्रह लग्न से दसवें और चंद्र से तीसरे, क्या मानें | गोचर चंद्र से देखते हैं या लग्न से | सूर्य कुंडली देखी जाती है क्या
hg: ek jyotishi chandra se padhte dusre lagna se sahi kaun | chandra se manglik par lagna se nahi | chandra kundli kisliye hoti hai | graha lagna se dasve aur chandra se tisre kya mane | gochar chandra se dekhte hai ya lagna se | surya kundli dekhi jati hai kya
@ok classical most BPHS
en: Both are right: the lagna chart comes first for body, life and houses, the Moon chart (chandra kundli) for mind and transits. What shows from both, and for many from the Sun too, is counted as firm.
hi: दोनों सही हैं: लग्न कुंडली शरीर, जीवन और भावों के लिए पहले देखी जाती है, चंद्र कुंडली मन और गोचर के लिए। जो दोनों से, और कई के मत से सूर्य से भी दिखे, वह पक्का मानते हैं।
hg: Dono sahi hain: lagna kundli sharir, jeevan aur bhavon ke liye pehle dekhi jaati hai, Chandra kundli mann aur gochar ke liye. Jo dono se, aur kai ke mat se Surya se bhi dikhe, woh pakka maante hain.
@when modern most JYOTISH
en: Sade sati and gochar go by the Moon; dashas by the Moon's star; yogas and mangal dosh first by the lagna. Without a birth time the Moon chart is what can be read.
hi: साढ़े साती और गोचर चंद्र से; दशा चंद्र नक्षत्र से; योग और मंगल दोष पहले लग्न से। जन्म समय न हो तो चंद्र कुंडली ही पढ़ी जाती है।
hg: Sade sati aur gochar Chandra se; dasha Chandra nakshatra se; yog aur mangal dosh pehle lagna se. Janm samay na ho to Chandra kundli hi padhi jaati hai.
@see kundli-word
@link /kundli

# two-planets-together astro
@names
en: sun and saturn together, jupiter and venus together, mars and venus together, mars and saturn together, venus and saturn together, mercury and venus together, sun and venus together
hi: सूर्य शनि साथ, गुरु शुक्र साथ, मंगल शुक्र साथ, मंगल शनि साथ, शुक्र शनि साथ, बुध शुक्र साथ, सूर्य शुक्र साथ
hg: surya shani saath, guru shukra saath, mangal shukra saath, mangal shani saath, shukra shani saath, budh shukra saath, shukra guru saath, shani shukra saath
@ask
en: Sun and Saturn in one house, is that why father and I fight | Jupiter with Venus, enemies in one sign, bad? | Mars and Venus together means affairs | Mars Saturn conjunction accident fear | Venus Saturn in the 7th love | Mercury with Venus artistic | Sun with Venus marriage problem | enemy planets sitting together in my chart
hi: सूर्य और शनि एक भाव में, पिता से नहीं बनती इसीलिए क्या | गुरु और शुक्र साथ हैं, दोनों शत्रु कहते हैं | मंगल शुक्र साथ, चरित्र पर बात | मंगल शनि की युति से दुर्घटना का डर | शुक्र शनि सातवें में साथ | बुध और शुक्र साथ | सूर्य शुक्र साथ और विवाह | शत्रु ग्रह साथ बैठे हैं
hg: surya aur shani ek bhav me papa se nahi banti isliye kya | guru aur shukra saath hai log dushman bolte | mangal shukra saath charitra pe baat | mangal shani ki yuti se accident ka dar | shukra shani satve me saath | budh aur shukra saath | surya shukra saath aur shadi | dushman graha saath baithe hai
@what classical most PHAL
en: Sun with Saturn is read as duty, an own way beside the father and respect that comes late; it causes no quarrel by itself. Jupiter with Venus, two teachers of unlike kind, as learning, taste and good counsel: mostly good.
hi: सूर्य-शनि साथ हों तो कर्तव्य, पिता से अलग राह और देर से मान पढ़ते हैं; वह अपने-आप झगड़ा नहीं कराता। गुरु-शुक्र, दो अलग ढंग के गुरु, विद्या, रुचि और अच्छी सलाह देते हैं: प्रायः शुभ।
hg: Surya-Shani saath hon to kartavya, papa se alag raah aur der se maan padhte hain; woh apne-aap jhagda nahi karata. Guru-Shukra, do alag dhang ke guru, vidya, ruchi aur achhi salah dete hain: aksar shubh.
@which classical most PHAL
en: Mars with Venus: passion and art; Mars with Saturn: strong work under pressure, care with machines; Venus with Saturn: loyal, later love; Mercury with Venus: charm and craft; Sun with Venus: pride and warmth in love. None says anything about character.
hi: मंगल-शुक्र: उत्साह और कला; मंगल-शनि: दबाव में ठोस काम, मशीन पर सावधानी; शुक्र-शनि: निष्ठावान, देर का प्रेम; बुध-शुक्र: मिठास और हुनर; सूर्य-शुक्र: प्रेम में मान और गर्मजोशी। चरित्र के बारे में कोई कुछ नहीं कहता।
hg: Mangal-Shukra: josh aur kala; Mangal-Shani: dabav me thos kaam, machine par savdhani; Shukra-Shani: wafadar, der ka prem; Budh-Shukra: mithas aur hunar; Surya-Shukra: prem me maan aur garmjoshi. Charitra ke baare me koi kuch nahi kehta.
@do modern most JYOTISH
en: "Enemy" planets together are no fight in your life: sign, house and the nearness of their degrees decide. With a father or partner an open talk does more than any remedy.
hi: "शत्रु" ग्रह साथ हों तो जीवन में लड़ाई नहीं होती: राशि, भाव और अंशों की निकटता तय करती है। पिता या साथी से खुली बात किसी उपाय से ज़्यादा काम करती है।
hg: "Dushman" graha saath hon to jeevan me ladai nahi hoti: rashi, bhav aur degree ki nazdeeki tay karti hai. Papa ya saathi se khuli baat kisi upay se zyada kaam karti hai.
@see yuti

# birth-moment-doubt astro
@names
en: premature birth chart, induced birth chart, born before the due date, frozen embryo horoscope, ivf baby horoscope
hi: समय से पहले जन्म की कुंडली, आईवीएफ़ बच्चे की कुंडली, ऑपरेशन से जन्म की कुंडली
hg: time se pehle janm ki kundli, ivf bacche ki kundli, operation se janm ki kundli
@ask
en: I came four weeks early, is my chart true or that of the due date | birth was induced by the doctor, is the kundli real | test tube baby, which moment counts for the horoscope | born in the ambulance, time not exact | is the horoscope of a caesarean child valid | baby was in an incubator, which time to note | conception time or birth time for the chart
hi: मैं चार हफ़्ते पहले पैदा हुआ, कुंडली सही है या तय तारीख़ की | दर्द की दवा से जन्म कराया, कुंडली मान्य है | टेस्ट ट्यूब बच्चे की कुंडली किस समय से | एंबुलेंस में जन्म, समय पक्का नहीं | ऑपरेशन से जन्मे बच्चे की कुंडली सही होती है | बच्चा इनक्यूबेटर में था, कौन सा समय लिखें | गर्भ का समय या जन्म का समय
hg: main chaar hafte pehle paida hua kundli sahi hai ya due date ki | dawa se delivery karayi kundli manya hai kya | test tube baby ki kundli kis time se | ambulance me janm time pakka nahi | operation se janme bacche ki patri sahi hai kya | baccha incubator me tha konsa time likhe | garbh ka time ya janm ka time
@ok modern most JYOTISH
en: Your chart is that of the actual birth, the first breath: early, induced, by operation or after IVF makes no difference, and the due date does not count.
hi: कुंडली वास्तविक जन्म, पहली साँस, की ही होती है: समय से पहले, दवा से, ऑपरेशन से या आईवीएफ़ से हो, कोई अंतर नहीं; तय तारीख़ नहीं गिनी जाती।
hg: Kundli asli janm, pehli saans, ki hi hoti hai: time se pehle, dawa se, operation se ya IVF se ho, koi antar nahi; due date nahi gini jaati.
@do modern wide SENSE
en: Note the time that the hospital wrote, and if it was only guessed, the earliest and latest that it can have been. A conception chart was known to old texts but nobody knows that moment.
hi: अस्पताल का लिखा समय नोट करें; अंदाज़ा हो तो सबसे पहले और सबसे बाद का संभव समय। पुराने ग्रंथ गर्भाधान कुंडली भी जानते हैं, पर वह क्षण किसी को पता नहीं होता।
hg: Hospital ka likha time note karein; andaza ho to sabse pehle aur sabse baad ka sambhav time. Purane granth garbhadhan kundli bhi jaante hain, par woh kshan kisi ko pata nahi hota.
@see birth-time-unknown
@link /kundli

# milan-name-or-birth astro
@names
en: matching by name or birth, guna milan by name, kundli matching by name, name matching for marriage
hi: नाम से मिलान या जन्म से, नाम से गुण मिलान, नाम मिलान
hg: naam se milan ya janm se, naam se guna milan, naam se gun milan, naam milan
@ask
hi: मिलान नाम वाला मानें या कुंडली वाला
hg: milan naam wala mane ya kundli wala
en: is guna milan by name correct or by birth date | gun milan by name or by birth | name matching gives 28 and birth matching gives 15, which is right | whose name is taken for matching, nickname or school name | her name was changed after marriage, which name counts | can we match only by name without date of birth | is matching by first letter reliable
hi: नाम से कुंडली मिलाना ठीक है क्या | नाम से 28 गुण और जन्म से 15, कौन सा मानें | मिलान में पुकार का नाम लें या असली नाम | नाम के पहले अक्षर से मिलान भरोसेमंद है | जन्म तारीख़ न हो तो नाम से मिला सकते हैं
hg: naam se kundli milana thik hai kya | naam se 28 gun aur janm se 15 kaun sa mane | milan me pukar ka naam le ya asli naam | naam ke pehle akshar se milan sahi hai | janm tarikh na ho to naam se mila sakte hai | gun milan naam se kare ya dob se
@which modern wide JYOTISH
en: Match by birth, not by name: guna milan stands on the Moon's nakshatra at birth, and a called name seldom bears its letter. If the two results differ, the one by birth date, time and place counts.
hi: मिलान जन्म से करें, नाम से नहीं: गुण मिलान जन्म के चंद्र नक्षत्र पर टिका है, और पुकार का नाम कम ही उस अक्षर का होता है। दोनों में अंतर हो तो जन्म तारीख़, समय और स्थान वाला मानें।
hg: Milan janm se karein, naam se nahi: gun milan janm ke Chandra nakshatra par tika hai, aur pukar ka naam kam hi us akshar ka hota hai. Dono me antar ho to janm tarikh, samay aur sthan wala maanein.
@ok modern regional CUSTOM
en: By name it is a makeshift where no birth date is known; then both sides use the called name, never one by name and one by birth. A name given later changes nothing in a birth chart.
hi: नाम से मिलान तब का सहारा है जब जन्म तारीख़ पता न हो; तब दोनों का पुकार का नाम लें, एक का नाम और दूसरे का जन्म नहीं। बाद में बदला नाम जन्म कुंडली नहीं बदलता।
hg: Naam se milan tab ka sahara hai jab janm tarikh pata na ho; tab dono ka pukar ka naam lein, ek ka naam aur doosre ka janm nahi. Baad me badla naam janm kundli nahi badalta.
@see match-without-birth-data, gun-milan
@link /milan

# same-rashi-same-nakshatra astro
@names
en: same rashi and same nakshatra marriage, couple of the same nakshatra, both of the same moon sign
hi: एक ही राशि में विवाह, एक नक्षत्र में विवाह, वर-वधू की एक राशि, समान राशि समान नक्षत्र
hg: ek hi rashi me shaadi, ek nakshatra me shaadi, ladka ladki ki ek rashi, same rashi same nakshatra
@ask
hg: dono ka ek hi nakshatra | pati patni ek rashi ke
hi: दोनों का एक ही नक्षत्र | पति पत्नी एक राशि के
en: both have one nakshatra | husband and wife of one rashi
en: boy and girl have the same rashi, can they marry | same nakshatra for both, is it a problem | same rashi same nakshatra marriage | both are Kanya rashi | is it good if husband and wife have the same moon sign | both are born in Rohini
hi: लड़का लड़की की एक ही राशि है, शादी हो सकती है | दोनों का नक्षत्र एक है तो क्या दोष है | एक राशि एक नक्षत्र में विवाह | दोनों की राशि कन्या है | पति पत्नी की एक राशि अच्छी है क्या
hg: ladka ladki ki ek hi rashi hai shaadi ho sakti hai | dono ka nakshatra ek hai to kya dosh hai | ek rashi ek nakshatra me shaadi | dono ki rashi kanya hai | pati patni ki same rashi acchi hai kya
@ok classical most MCH
en: The same Moon sign is liked in matching: bhakoot gives its full 7 points and graha maitri its 5. With the same rashi but different nakshatras nadi dosha too is held cancelled.
hi: मिलान में एक ही राशि अच्छी मानी जाती है: भकूट के पूरे 7 और ग्रह मैत्री के 5 अंक मिलते हैं। एक राशि पर नक्षत्र अलग हों तो नाड़ी दोष भी कटा माना जाता है।
hg: Milan me ek hi rashi achhi maani jaati hai: bhakoot ke poore 7 aur graha maitri ke 5 ank milte hain. Ek rashi par nakshatra alag hon to nadi dosh bhi kata maana jaata hai.
@which classical disputed MCH
en: The same nakshatra is accepted by most if the padas differ; with the same pada many look for another match, others know exceptions for Rohini, Ardra, Magha, Shravana, Revati and more. Ask a learned person, with both whole charts.
hi: एक ही नक्षत्र को ज़्यादातर तब मानते हैं जब चरण अलग हों; चरण भी एक हो तो कई रुकते हैं, दूसरे रोहिणी, आर्द्रा, मघा, श्रवण, रेवती आदि को अपवाद मानते हैं। दोनों पूरी कुंडलियाँ किसी जानकार को दिखाएँ।
hg: Ek hi nakshatra ko zyadatar tab maante hain jab charan alag hon; charan bhi ek ho to kai rukte hain, doosre Rohini, Ardra, Magha, Shravana, Revati aadi ko apvaad maante hain. Dono poori kundliyan kisi jaankar ko dikhayein.
@see nadi-dosh-cancel, bhakoot
@link /milan

# love-match-low-points astro
@names
en: love marriage kundli not matching, love marriage and kundli, kundli does not match but we love each other
hi: प्रेम विवाह कुंडली नहीं मिलती, लव मैरिज और कुंडली, प्रेम है पर गुण नहीं मिलते
hg: love marriage kundli nahi milti, love marriage aur kundli, pyaar hai par gun nahi milte
@ask
hg: love marriage me kundli na mile | pyaar hai par kundli nahi mili
hi: प्रेम विवाह में कुंडली न मिले | प्यार है पर कुंडली नहीं मिली
en: love marriage without kundli match | lovers whose kundlis differ
en: love marriage but the kundli is not matching, what to do | we love each other and only 12 gunas match | is kundli matching needed in love marriage | five years together and now nadi dosh, should we break up | parents refuse because the kundli does not match | inter caste love marriage kundli
hi: प्रेम विवाह है पर कुंडली नहीं मिलती क्या करें | हम प्यार करते हैं पर 12 गुण मिलते हैं | लव मैरिज में कुंडली मिलाना ज़रूरी है क्या | पाँच साल से साथ हैं अब नाड़ी दोष निकला | कुंडली न मिलने से घर वाले मना कर रहे
hg: love marriage hai par kundli nahi milti kya kare | hum pyaar karte hai par 12 gun milte hai | love marriage me kundli milana zaruri hai kya | paanch saal se saath hai ab nadi dosh nikla | kundli na milne se ghar wale mana kar rahe
@ok modern most JYOTISH
en: Love that has been tested by years counts more than points: the old books themselves say that where heart and eye are bound, other good signs may be passed over. Low gunas are no verdict on a couple.
hi: वर्षों में परखा प्रेम अंकों से बड़ा है: पुराने ग्रंथ भी कहते हैं कि जहाँ मन और आँख बँध जाएँ, वहाँ दूसरे लक्षण छोड़े जा सकते हैं। कम गुण किसी जोड़े का फ़ैसला नहीं।
hg: Varshon me parkha prem ankon se bada hai: purane granth bhi kehte hain ki jahan mann aur aankh bandh jayein, wahan doosre lakshan chhode ja sakte hain. Kam gun kisi jode ka faisla nahi.
@do modern most CUSTOM
en: For the family's peace let a learned person who sells nothing look at exceptions, both whole charts and dashas; who wishes adds a small shanti. Speak with the parents about respect, work and home, which they worry about most.
hi: घर की शांति के लिए कुछ न बेचने वाले जानकार से परिहार, दोनों पूरी कुंडलियाँ और दशा दिखवा लें; चाहें तो छोटी शांति पूजा। माता-पिता से सम्मान, काम और घर की बात करें, चिंता उन्हीं की होती है।
hg: Ghar ki shanti ke liye kuch na bechne wale jaankar se parihar, dono poori kundliyan aur dasha dikhwa lein; chahein to chhoti shanti puja. Maa-baap se samman, kaam aur ghar ki baat karein, chinta unhi ki hoti hai.
@see low-gunas, parents-against-marriage, matching-after-marriage

# match-second-marriage astro
@names
en: matching for second marriage, kundli milan for remarriage, horoscope for a divorcee's marriage
hi: दूसरी शादी में कुंडली मिलान, पुनर्विवाह में मिलान, तलाक़ के बाद मिलान
hg: dusri shaadi me kundli milan, punarvivah me milan, talaq ke baad milan
@ask
hg: dusri shaadi ka milan | dusre vivah me gun
hi: दूसरी शादी का मिलान | दूसरे विवाह में गुण
en: second marriage kundli milan | milan for a second marriage
en: is kundli matching needed for a second marriage | matching for remarriage after divorce | widow remarriage, do we match kundli | the first marriage had 30 gunas and failed, should we match again | both divorced at 40, is guna milan needed
hi: दूसरी शादी में कुंडली मिलाना ज़रूरी है क्या | तलाक़ के बाद शादी में गुण मिलान | पहली शादी में 30 गुण थे फिर भी टूटी, अब मिलाएँ क्या | विधवा विवाह में कुंडली मिलाते हैं | दोनों तलाक़शुदा हैं, मिलान करें क्या
hg: dusri shaadi me kundli milana zaruri hai kya | talaq ke baad shaadi me gun milan | pehli shaadi me 30 gun the fir bhi tooti ab milaye kya | vidhwa vivah me kundli milate hai | dono divorced hai milan kare kya
@ok modern most JYOTISH
en: For a second marriage matching is done if the family wishes, and it is no must; many astrologers weigh it less and look at the running dasha and the whole charts. Points did not decide the first one either.
hi: दूसरी शादी में मिलान घर की इच्छा से करते हैं, अनिवार्य नहीं; बहुत ज्योतिषी इसे कम तौलकर चल रही दशा और पूरी कुंडली देखते हैं। पहली शादी का फ़ैसला भी अंकों ने नहीं किया था।
hg: Doosri shaadi me milan ghar ki ichha se karte hain, anivarya nahi; bahut jyotishi ise kam taulkar chal rahi dasha aur poori kundli dekhte hain. Pehli shaadi ka faisla bhi ankon ne nahi kiya tha.
@which modern disputed JYOTISH
en: Some read the second marriage from the 9th house, others from the 2nd or 8th, and the navamsa. Before it come plain things: papers of the divorce, children, money and what both wish for.
hi: दूसरा विवाह कुछ नवम भाव से, दूसरे द्वितीय या अष्टम से, और नवांश से देखते हैं। उससे पहले सीधी बातें हैं: तलाक़ के काग़ज़, बच्चे, पैसा और दोनों की इच्छा।
hg: Doosra vivah kuch navam bhav se, doosre dwitiya ya ashtam se, aur navamsha se dekhte hain. Usse pehle seedhi baatein hain: talaq ke kaagaz, bachche, paisa aur dono ki ichha.
@see remarriage-life, gun-milan

# retrograde-planets-birth astro
@names
en: retrograde jupiter in birth chart, retrograde saturn in birth chart, retrograde mars in birth chart, retrograde venus in birth chart, retrograde mercury in birth chart, born with a retrograde planet
hi: कुंडली में वक्री गुरु, कुंडली में वक्री शनि, कुंडली में वक्री मंगल, कुंडली में वक्री शुक्र, कुंडली में वक्री बुध, वक्री ग्रह में जन्म
hg: kundli me vakri guru, kundli me vakri shani, kundli me vakri mangal, kundli me vakri shukra, kundli me vakri budh, vakri guru, vakri shani
@ask
hg: janm ke samay guru vakri tha | kundli me do grah vakri hai
hi: जन्म के समय गुरु वक्री था | कुंडली में दो ग्रह वक्री हैं
en: born with vakri guru | two planets retrograde in the birth chart
hi: जन्म कुंडली में वक्री गुरु
en: Jupiter is retrograde in my chart what does it mean | effects of saturn retrograde in kundli | retrograde mars in birth chart | venus retrograde at birth and marriage | mercury retrograde in horoscope and studies | three retrograde planets in my son's chart | is a retrograde planet in the kundli bad
hi: कुंडली में गुरु वक्री है इसका क्या मतलब | वक्री शनि का क्या फल | वक्री मंगल जन्म कुंडली में | शुक्र वक्री है तो विवाह पर असर | बुध वक्री हो तो पढ़ाई पर असर | बेटे की कुंडली में तीन ग्रह वक्री हैं
hg: kundli me guru vakri hai iska kya matlab | vakri shani ka kya fal hota hai | vakri mangal janm kundli me | shukra vakri hai to shaadi par asar | budh vakri ho to padhai par asar | bete ki kundli me teen grah vakri hai
@ok classical most BPHS
en: A retrograde planet in the birth chart only seemed to move backwards and is not bad: the texts count it strong. It is read as working inwardly, again and again, or a little later; house, sign and lordship decide more.
hi: जन्म कुंडली का वक्री ग्रह केवल उल्टा चलता दिखता था और बुरा नहीं: ग्रंथ उसे बलवान गिनते हैं। उसका फल भीतर, बार-बार या थोड़ी देर से माना जाता है; भाव, राशि और स्वामित्व अधिक बताते हैं।
hg: Janm kundli ka vakri grah keval ulta chalta dikhta tha aur bura nahi: granth use balwan ginte hain. Uska phal bheetar, baar-baar ya thodi der se maana jaata hai; bhav, rashi aur swamitva zyada batate hain.
@what modern most JYOTISH
en: Retrograde Jupiter is read as own faith, thinking things over and learning by oneself; retrograde Saturn as duty felt early and work done twice; retrograde Mars as energy held back and then strong.
hi: वक्री गुरु का अर्थ लेते हैं अपनी आस्था, सोच-विचार, स्वयं सीखना; वक्री शनि का जल्दी आया कर्तव्य और दोहराया गया श्रम; वक्री मंगल का रोकी हुई और फिर प्रबल ऊर्जा।
hg: Vakri Guru ka arth lete hain apni aastha, soch-vichar, khud seekhna; vakri Shani ka jaldi aaya kartavya aur dohraya gaya shram; vakri Mangal ka roki hui aur phir prabal urja.
@which modern most JYOTISH
en: Retrograde Mercury at birth is read as a mind that checks everything twice, good for research and writing; retrograde Venus as love slow to show or weighed anew. Neither denies studies or marriage.
hi: जन्म का वक्री बुध हर बात दो बार परखने वाला मन माना जाता है, शोध और लेखन में अच्छा; वक्री शुक्र देर से प्रकट होता या फिर से तौला गया प्रेम। कोई भी पढ़ाई या विवाह नहीं रोकता।
hg: Janm ka vakri Budh har baat do baar parakhne wala mann maana jaata hai, shodh aur lekhan me achha; vakri Shukra der se prakat hota ya phir se taula gaya prem. Koi bhi padhai ya vivah nahi rokta.
@see retrograde, kundli-abbreviations
`;
