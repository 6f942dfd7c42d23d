/** Choosing times: what is looked at for which act. docs/guide-topics.md says how it is written. */
export default `
# griha-pravesh-muhurat almanac
@names
en: griha pravesh muhurat, housewarming muhurat, months for griha pravesh
hi: गृह प्रवेश मुहूर्त, गृह प्रवेश का शुभ महीना, गृह प्रवेश का शुभ दिन
hg: griha pravesh muhurat, grah pravesh muhurat, griha pravesh ka shubh din
@ask
en: which month is good for griha pravesh | best day for griha pravesh | which nakshatra for housewarming | can we do griha pravesh in chaturmas | griha pravesh in kharmas allowed or not | which months are not good for griha pravesh | builder gives keys in july, when do we enter | griha pravesh on saturday or tuesday | griha pravesh at night or day | housewarming which month | good tithi for griha pravesh | new house entry date rules | griha pravesh on sunday ok | can new flat be entered in december | griha pravesh in shravan or ashadh allowed | griha pravesh on saturday | griha pravesh on amavasya | which time of day for housewarming | what to carry first in new house
hi: गृह प्रवेश के लिए कौन सा महीना अच्छा है | गृह प्रवेश किस दिन करना चाहिए | गृह प्रवेश के शुभ नक्षत्र | चातुर्मास में गृह प्रवेश कर सकते हैं क्या | खरमास में गृह प्रवेश होता है क्या | गृह प्रवेश कब नहीं करना चाहिए | मंगलवार को गृह प्रवेश कर सकते हैं क्या | गृह प्रवेश सुबह करें या शाम | शनिवार को गृह प्रवेश ठीक है क्या | नए घर में जाने का शुभ दिन | गृह प्रवेश किस तिथि में | दिसंबर में गृह प्रवेश | रविवार को गृह प्रवेश | सावन में गृह प्रवेश | गृह प्रवेश शनिवार को करें या नहीं | सावन में गृह प्रवेश | गृह प्रवेश का शुभ समय सुबह या शाम | गृह प्रवेश में पहले क्या लेकर जाएँ | गृह प्रवेश में कौन सी तिथि छोड़ें
hg: griha pravesh ke liye kaunsa mahina acha hai | griha pravesh kis din karna chahiye | griha pravesh ke shubh nakshatra | chaturmas me griha pravesh kar sakte hai kya | kharmas me griha pravesh hota hai kya | griha pravesh kab nahi karna chahiye | mangalvar ko griha pravesh kar sakte hai kya | grah pravesh subah kare ya sham | shanivar ko griha pravesh thik hai kya | naye ghar me jane ka shubh din | griha pravesh kis tithi me | december me griha pravesh ho sakta hai | sunday ko griha pravesh | sawan me griha pravesh | griha pravesh shanivar ko kare ya nahi | sawan me griha pravesh | griha pravesh ka time subah ya sham | griha pravesh me pehle kya le jaye | griha pravesh me konsi tithi chhode
@when classical most MCH
en: Griha pravesh is best in Magh, Phalgun, Vaishakh and Jyeshtha; Kartik and Margashirsha are middling. Kharmas, adhik maas, pitru paksha and by most the months from Ashadh to Ashwin are left out.
hi: गृह प्रवेश के लिए माघ, फाल्गुन, वैशाख और ज्येष्ठ उत्तम हैं; कार्तिक और मार्गशीर्ष मध्यम। खरमास, अधिक मास, पितृ पक्ष और ज़्यादातर के मत से आषाढ़ से आश्विन तक छोड़ते हैं।
hg: Griha pravesh ke liye Magh, Phalgun, Vaishakh aur Jyeshtha uttam hain; Kartik aur Margashirsha madhyam. Kharmas, adhik maas, pitru paksha aur zyadatar ke mat se Ashadh se Ashwin tak chhodte hain.
@which classical most MCH
en: Liked days are Monday, Wednesday, Thursday, Friday; nakshatras Rohini, Mrigashira, the three Uttaras, Chitra, Anuradha, Revati; tithis 2, 3, 5, 7, 10, 11, 13. Tuesday, Sunday, rikta tithis and amavasya are avoided; Saturday is accepted by some.
hi: शुभ वार सोम, बुध, गुरु, शुक्र; नक्षत्र रोहिणी, मृगशिरा, तीनों उत्तरा, चित्रा, अनुराधा, रेवती; तिथियाँ 2, 3, 5, 7, 10, 11, 13। मंगल, रवि, रिक्ता तिथि और अमावस्या टालते हैं; शनिवार कुछ लोग मानते हैं।
hg: Shubh vaar Som, Budh, Guru, Shukra; nakshatra Rohini, Mrigashira, teenon Uttara, Chitra, Anuradha, Revati; tithiyan 2, 3, 5, 7, 10, 11, 13. Mangal, Ravi, rikta tithi aur amavasya taalte hain; Shanivar kuch log maante hain.
@do modern most CUSTOM
en: If you must move in a month without muhurat, enter simply on a good weekday with a lamp and water, and hold the puja later. A home entered in need is no dosh.
hi: बिना मुहूर्त के महीने में जाना पड़े तो अच्छे वार को दीये और जल के साथ सादगी से प्रवेश करें, पूजा बाद में करें। ज़रूरत में किया प्रवेश दोष नहीं।
hg: Bina muhurat ke mahine me jana pade to achhe vaar ko diye aur jal ke saath saadgi se pravesh karein, puja baad me karein. Zaroorat me kiya pravesh dosh nahi.
@how modern most CUSTOM
en: Enter by day, best in the morning: the couple with kalash, coconut, lamp and gods first, right foot over the sill, mango leaves at the door, milk boiled over, Ganesh and Vastu puja, and one night slept there.
hi: दिन में, अच्छा हो सुबह प्रवेश करें: दंपति कलश, नारियल, दीपक और देवता लेकर पहले, दहलीज पर दायाँ पैर, द्वार पर आम के पत्ते, दूध उफनाना, गणेश-वास्तु पूजा, और वह रात वहीं।
hg: Din me, achha ho subah pravesh karein: dampati kalash, nariyal, deepak aur devta lekar pehle, dehleez par daayan pair, dwar par aam ke patte, doodh ufnana, Ganesh-Vastu puja, aur woh raat wahin.
@ok modern most JYOTISH
en: Left out: Tuesday, Sunday by most, Saturday by some, tithis 4, 9, 14 and amavasya, bhadra, rahu kaal, kharmas, pitru paksha and adhik maas. A Saturday in the right nakshatra is used gladly in parts of the north.
hi: छोड़ते हैं: मंगलवार, अधिकतर रविवार, कुछ शनिवार, तिथि 4, 9, 14 और अमावस्या, भद्रा, राहु काल, खरमास, पितृ पक्ष, अधिक मास। उत्तर में कहीं शनिवार भी सही नक्षत्र में लेते हैं।
hg: Chhodte hain: Mangalvar, zyadatar Ravivar, kuch Shanivar, tithi 4, 9, 14 aur amavasya, bhadra, rahu kaal, kharmas, pitru paksha, adhik maas. Uttar me kahin Shanivar bhi sahi nakshatra me lete hain.
@see griha-pravesh-puja
@link /muhurat

# shifting-rented-house almanac
@names
en: shifting to a rented house, house shifting day, moving to a rented flat
hi: किराए के घर में शिफ्ट होना, घर बदलने का दिन, शिफ्टिंग का दिन
hg: rent ke ghar me shift hona, ghar shift karne ka din, shifting ka shubh din
@ask
en: best day to shift to a rented house | do we need a muhurat for a rented flat | which items to take first to the new house | can I shift house on saturday | shifting in pitru paksha or kharmas | can we shift on amavasya | my lease starts on the first, the day is bad, what do I do | shifting house at night is ok | what to do with milk and salt while shifting | shift to rented flat day | moving house muhurat | house shifting in panchak | first things in new rented home | pg shifting any day ok | shifting in rented house pitru paksha | moving house with pregnant wife day | shift on tuesday or saturday rented flat | what to take first to a rented flat
hi: किराए के घर में किस दिन शिफ़्ट हों | किराए के घर के लिए मुहूर्त ज़रूरी है क्या | नए घर में सबसे पहले क्या ले जाएँ | शनिवार को घर बदल सकते हैं क्या | पितृ पक्ष में घर शिफ़्ट करना | अमावस्या को शिफ़्ट कर सकते हैं क्या | रात में घर बदलना ठीक है क्या | शिफ़्टिंग में नमक और दूध पहले क्यों ले जाते हैं | किराए का मकान बदलना | मकान बदलने का मुहूर्त | पंचक में घर बदलना | कमरा बदलने का दिन | नए किराए के घर में पहले क्या करें | किराए के घर में कब जाएँ | किराए के घर में पहले क्या ले जाएँ | पितृ पक्ष में किराए का घर बदलना | शनिवार को किराए के मकान में जाना
hg: rent ke ghar me kis din shift ho | kiraye ke ghar ke liye muhurat jaruri hai kya | naye ghar me sabse pehle kya le jaye | shanivar ko ghar shift kar sakte hai kya | pitru paksha me ghar shift karna | amavasya ko shift kar sakte hai kya | raat me ghar shift karna thik hai kya | shifting ke liye kaunsa din acha hai | kiraye ka makan badalna | makan badalne ka muhurat | panchak me ghar badalna | room change karne ka din | naye rent ke ghar me pehle kya kare | kiraye ke ghar me kab jaye | kiraye ke ghar me pehle kya le jaye | pitru paksha me kiraye ka ghar badalna | shanivar ko kiraye ke makan me jana
@ok modern most CUSTOM
en: For a rented house no full muhurat is needed: a Monday, Wednesday, Thursday or Friday morning, outside rahu kaal, is enough. If the lease forces another day, go then without worry.
hi: किराए के घर के लिए पूरा मुहूर्त ज़रूरी नहीं: सोमवार, बुधवार, गुरुवार या शुक्रवार की सुबह, राहु काल छोड़कर, काफ़ी है। समझौते से दूसरा दिन आए तो बिना चिंता उसी दिन जाएँ।
hg: Kiraye ke ghar ke liye poora muhurat zaroori nahi: Somvar, Budhvar, Guruvar ya Shukravar ki subah, rahu kaal chhodkar, kaafi hai. Agreement se doosra din aaye to bina chinta usi din jayein.
@how modern most CUSTOM
en: Carry the gods, a lit lamp or kalash, water, salt, rice and milk first, step in with the right foot, boil the milk and sleep there that night. The goods follow.
hi: पहले भगवान, दीया या कलश, जल, नमक, चावल और दूध ले जाएँ, दाहिना पैर रखकर प्रवेश करें, दूध उबालें और उस रात वहीं सोएँ। सामान बाद में।
hg: Pehle Bhagwan, diya ya kalash, jal, namak, chawal aur doodh le jayein, daahina pair rakhkar pravesh karein, doodh ubaalein aur us raat wahin soyein. Saaman baad me.
@which modern most CUSTOM
en: For a rental, kharmas, chaturmas and pitru paksha count lightly: many move when the lease asks and do the small lamp puja then. Tuesday and Saturday are left out where the lease lets you choose.
hi: किराए के घर में खरमास, चातुर्मास, पितृ पक्ष कम ही माने जाते हैं: बहुत लोग तारीख़ पर जाते और छोटी दीप-पूजा करते हैं। मौक़ा हो तो मंगलवार और शनिवार छोड़ें।
hg: Kiraye ke ghar me kharmas, chaturmas, pitru paksha kam hi maane jaate hain: bahut log date par jaate aur chhoti deep-puja karte hain. Mauka ho to Mangalvar aur Shanivar chhodein.
@link /muhurat

# kharmas-what-allowed almanac
@names
en: works in kharmas, what can be done in kharmas, buying in kharmas
hi: खरमास में क्या करें, खरमास में शुभ कार्य, खरमास में खरीदारी
hg: kharmas me kya kare, kharmas me shubh kaam, kharmas me kharidari
@ask
en: can we buy a car in kharmas | is shopping allowed in kharmas | can engagement be done in kharmas | can I join a job in malmas | can property be registered in kharmas | which works stop in kharmas | travel or pilgrimage in kharmas | my loan is approved but kharmas has begun, should I wait to buy the flat | kharmas me shopping in english allowed | marriage in kharmas | buying flat in kharmas | kharmas new business | kharmas engagement or roka allowed | can I buy car in kharmas | kharmas flat booking
hi: खरमास में ख़रीदारी कर सकते हैं | खरमास में सगाई हो सकती है क्या | खरमास में नौकरी जॉइन करें या नहीं | खरमास में रजिस्ट्री करा सकते हैं क्या | खरमास में कौन से काम नहीं होते | खरमास में तीर्थ जाना | खरमास में नया काम | खरमास में मकान लेना | खरमास में शादी की बात | खरमास में सोना ख़रीदना | मलमास में क्या वर्जित है | खरमास में सगाई हो सकती है क्या | खरमास में गाड़ी ले सकते हैं क्या | खरमास में फ़्लैट बुकिंग
hg: kharmas me gadi kharid sakte hai kya | kharmas me kharidari kar sakte hai kya | kharmas me sagai ho sakti hai kya | kharmas me naukri join kare ya nahi | kharmas me registry kara sakte hai kya | kharmas me kaun se kaam nahi hote | kharmas me tirth jana | kharmas me naya kaam | kharmas me makan lena | kharmas me shadi ki baat | kharmas me sona kharidna | malmas me kya varjit hai | kharmas me sagai ho sakti hai kya | kharmas me gaadi le sakte hai | kharmas me flat booking
@ok classical most DS
en: In kharmas weddings, griha pravesh, mundan, janeu and new ventures are put off; daily buying, jobs, study, treatment, pilgrimage and charity go on. A registration that has its own date need not wait.
hi: खरमास में विवाह, गृह प्रवेश, मुंडन, जनेऊ और नए आरंभ टालते हैं; रोज़ की ख़रीद, नौकरी, पढ़ाई, इलाज, तीर्थ और दान चलते हैं। जिस रजिस्ट्री की तारीख़ तय हो उसे रोकना ज़रूरी नहीं।
hg: Kharmas me vivah, griha pravesh, mundan, janeu aur naye aarambh taalte hain; roz ki khareed, naukri, padhai, ilaaj, tirth aur daan chalte hain. Jis registry ki tarikh tay ho use rokna zaroori nahi.
@do modern regional CUSTOM
en: Many north Indian families keep even cars and jewellery for after Makar Sankranti or the middle of April; in the south and west fewer do. Book now and take delivery later suits both.
hi: उत्तर भारत के कई परिवार गाड़ी और गहने भी मकर संक्रांति या मध्य अप्रैल के बाद लेते हैं; दक्षिण और पश्चिम में कम। अभी बुकिंग और बाद में डिलीवरी दोनों को जँचता है।
hg: Uttar Bharat ke kai parivar gaadi aur gehne bhi Makar Sankranti ya mid April ke baad lete hain; dakshin aur pashchim me kam. Abhi booking aur baad me delivery dono ko jachta hai.
@which modern most CUSTOM
en: In kharmas: marriage talks, booking, rent, EMI, treatment, school, office, clothes, til and blankets given: yes. Wedding, engagement by most, griha pravesh, mundan, janeu, foundation, new shop: after it.
hi: खरमास में: रिश्ते की बात, बुकिंग, किराया, किस्त, इलाज, स्कूल, दफ़्तर, कपड़े, तिल-कंबल का दान: हाँ। विवाह, अधिकतर के लिए सगाई, गृह प्रवेश, मुंडन, जनेऊ, नींव, नई दुकान: उसके बाद।
hg: Kharmas me: rishte ki baat, booking, kiraya, EMI, ilaaj, school, office, kapde, til-kambal ka daan: haan. Vivah, zyadatar ke liye sagai, griha pravesh, mundan, janeu, neev, nayi dukaan: uske baad.
@see kharmas

# wedding-season almanac
@names
en: wedding season, marriage muhurat, shubh vivah muhurat, months for marriage, wedding in navratri
hi: विवाह मुहूर्त, शादी का मुहूर्त, लगन का मौसम, शादी के महीने, नवरात्रि में शादी
hg: vivah muhurat, shadi ka muhurat, lagan kab hai, shadi ke mahine, navratri me shadi, navratri me vivah
@ask
en: which months are good for a hindu wedding | why are there no weddings in some months | when do weddings start after devuthani | what nakshatra for marriage | can marriage be held without muhurat | guru shukra asta and wedding | wedding in the month of birth of eldest child | can two marriages be in one house in a year | tamil weddings in which months | shubh vivah dates rules | lagan season start | why no marriage in bhadrapad | marriage in ashadh | vivah nakshatra list | shaadi ke liye konsa mahina shubh | wedding in june vivah muhurat | which tithi not for marriage | marriage on tuesday or saturday | guru ast shukra ast marriage
en: can a wedding be held during navratri
hi: शादी के लिए कौन से महीने शुभ हैं | शादियाँ कब बंद रहती हैं | देवउठनी के बाद शादी कब से | विवाह के शुभ नक्षत्र | बिना मुहूर्त शादी कर सकते हैं क्या | गुरु शुक्र अस्त में शादी क्यों नहीं | जेठ में बड़े बेटे की शादी क्यों नहीं करते | एक घर में छह महीने में दो शादी | लगन कब से शुरू होते हैं | विवाह का शुभ मुहूर्त कैसे निकलता है | लगन का महीना | भादों में शादी क्यों नहीं | आषाढ़ में शादी | मई जून में शादी के मुहूर्त | किस महीने में शादी शुभ है | मंगलवार को शादी कर सकते हैं क्या | शादी के लिए कौन सी तिथि अशुभ | शुक्र अस्त में विवाह | किस नक्षत्र में शादी नहीं करते
hi: नवरात्रि में विवाह हो सकता है क्या
hg: shadi ke liye kaun se mahine shubh hai | shadiya kab band rehti hai | devuthani ke baad shadi kab se | vivah ke shubh nakshatra | bina muhurat shadi kar sakte hai kya | guru shukra asta me shadi kyu nahi | jeth me bade bete ki shadi kyu nahi karte | ek ghar me 6 mahine me do shadi | lagan kab se shuru hote hai | vivah ka shubh muhurat kaise nikalta hai | lagan ka mahina | bhado me shadi kyu nahi | ashadh me shadi | may june me shadi ke muhurat | kis mahine me shaadi shubh hai | mangalvar ko shaadi kar sakte hai kya | shaadi ke liye konsi tithi ashubh | shukra ast me vivah | kis nakshatra me shaadi nahi karte
hg: navratri ke dino me vivah ho sakta hai kya
@when classical most MCH
en: Weddings are held in Magh, Phalgun, Vaishakh, Jyeshtha, half of Ashadh and Margashirsha, and after Devuthani in Kartik. Chaturmas, kharmas, Holashtak in some regions, and days when Guru or Shukra is combust are left out.
hi: विवाह माघ, फाल्गुन, वैशाख, ज्येष्ठ, आधे आषाढ़ और मार्गशीर्ष में, तथा देवउठनी के बाद कार्तिक में होते हैं। चातुर्मास, खरमास, कहीं होलाष्टक, और गुरु-शुक्र अस्त के दिन छोड़ते हैं।
hg: Vivah Magh, Phalgun, Vaishakh, Jyeshtha, aadhe Ashadh aur Margashirsha me, tatha Devuthani ke baad Kartik me hote hain. Chaturmas, kharmas, kahin Holashtak, aur Guru-Shukra asta ke din chhodte hain.
@which classical wide MCH
en: Eleven nakshatras are for marriage: Rohini, Mrigashira, Magha, the three Uttaras, Hasta, Swati, Anuradha, Mula and Revati. Tamil and Telugu families go by solar months and also marry in Avani, Thai or Shravan.
hi: विवाह के ग्यारह नक्षत्र हैं: रोहिणी, मृगशिरा, मघा, तीनों उत्तरा, हस्त, स्वाति, अनुराधा, मूल और रेवती। तमिल-तेलुगु परिवार अपने महीनों से चलते हैं, जैसे आवणि, तै या श्रावण।
hg: Vivah ke gyarah nakshatra hain: Rohini, Mrigashira, Magha, teenon Uttara, Hasta, Swati, Anuradha, Mool aur Revati. Tamil-Telugu parivar apne mahino se chalte hain, jaise Avani, Thai ya Shravan.
@ok modern most CUSTOM
en: A wedding without a muhurat is a marriage all the same: courts, Arya Samaj and many families choose by holiday and hall. Vasant Panchami, Akshaya Tritiya and Devuthani are taken without asking. In Navratri most hold engagements and purchases, few hold weddings.
hi: बिना मुहूर्त का विवाह भी पूरा विवाह है: कोर्ट, आर्य समाज और कई परिवार छुट्टी और हॉल देखकर चुनते हैं। वसंत पंचमी, अक्षय तृतीया और देवउठनी बिना पूछे लेते हैं। नवरात्रि में प्रायः सगाई और ख़रीद करते हैं, शादी कम।
hg: Bina muhurat ka vivah bhi poora vivah hai: court, Arya Samaj aur kai parivar chhutti aur hall dekhkar chunte hain. Vasant Panchami, Akshaya Tritiya aur Devuthani bina pooche lete hain. Navratri me aksar sagai aur kharid karte hain, shadi kam.
@how modern most JYOTISH
en: Liked for weddings are Monday, Wednesday, Thursday and Friday and tithis 2, 3, 5, 7, 10, 11, 12, 13 of the bright half; left out are 4, 9, 14, amavasya, bhadra and Tuesday. The couple's tara and chandra bala are looked at too.
hi: विवाह में सोमवार, बुधवार, गुरुवार, शुक्रवार और शुक्ल 2, 3, 5, 7, 10, 11, 12, 13 अच्छी हैं; 4, 9, 14, अमावस्या, भद्रा और मंगलवार छोड़ते हैं। वर-वधू का तारा और चंद्र बल भी देखते हैं।
hg: Vivah me Somvar, Budhvar, Guruvar, Shukravar aur shukla 2, 3, 5, 7, 10, 11, 12, 13 achhi hain; 4, 9, 14, amavasya, bhadra aur Mangalvar chhodte hain. Var-vadhu ka tara aur chandra bal bhi dekhte hain.
@link /muhurat

# self-evident-muhurats almanac
@names
en: abujh muhurat, self evident muhurat, sade teen muhurat, swayam siddh muhurat
hi: अबूझ मुहूर्त, साढ़े तीन मुहूर्त, स्वयंसिद्ध मुहूर्त
hg: abujh muhurat, sade teen muhurat, swayam siddh muhurat
@ask
en: which days need no muhurat | what are the sade teen muhurats | abujh muhurat list | is dussehra good for buying without muhurat | on which day can marriage be done without seeing muhurat | is vasant panchami a self evident muhurat | four best days of the year to begin anything | days without need of panchang | gudi padwa muhurat | abujh saya | bali pratipada muhurat | can I marry on abujh muhurat without asking pandit | list of abujh days this year
hi: अबूझ मुहूर्त कौन से हैं | साढ़े तीन मुहूर्त क्या होते हैं | किस दिन बिना मुहूर्त के शुभ काम कर सकते हैं | दशहरा अबूझ मुहूर्त है क्या | बिना मुहूर्त देखे शादी किस दिन कर सकते हैं | वसंत पंचमी अबूझ मुहूर्त है क्या | भड़ली नवमी क्या है | अबूझ सावा | गुड़ी पड़वा मुहूर्त | बिना पंडित के शुभ दिन | देवउठनी अबूझ है क्या | अबूझ मुहूर्त में बिना पूछे शादी कर सकते हैं | साल के अबूझ दिन
hg: abujh muhurat kaun se hai | sade teen muhurat kya hote hai | kis din bina muhurat ke shubh kaam kar sakte hai | dussehra abujh muhurat hai kya | bina muhurat dekhe shadi kis din kar sakte hai | vasant panchami abujh muhurat hai kya | bhadli navami kya hai | abujh sava kya hai | gudi padwa muhurat | bina pandit ke shubh din | devuthani abujh hai kya | sabse shubh din saal me | abujh muhurat me bina puche shadi kar sakte hai | saal ke abujh din
@which modern wide CUSTOM
en: The sade teen muhurats are Gudi Padwa (Chaitra Shukla 1), Akshaya Tritiya and Dussehra as whole days, and half of Bali Pratipada after Diwali. They need no further asking.
hi: साढ़े तीन मुहूर्त हैं: गुड़ी पड़वा (चैत्र शुक्ल 1), अक्षय तृतीया और दशहरा पूरे, और दिवाली के बाद बलि प्रतिपदा आधा। इनमें और पूछने की ज़रूरत नहीं।
hg: Sade teen muhurat hain: Gudi Padwa (Chaitra Shukla 1), Akshaya Tritiya aur Dussehra poore, aur Diwali ke baad Bali Pratipada aadha. Inme aur poochne ki zaroorat nahi.
@what modern regional CUSTOM
en: North Indian families add Vasant Panchami, Phulera Dooj, Ram Navami, Janaki Navami, Ganga Dussehra, Bhadli Navami and Devuthani Ekadashi as abujh days. Lists differ from region to region.
hi: उत्तर भारत में वसंत पंचमी, फुलेरा दूज, राम नवमी, जानकी नवमी, गंगा दशहरा, भड़ली नवमी और देवउठनी एकादशी भी अबूझ मानते हैं। सूचियाँ प्रदेश से बदलती हैं।
hg: Uttar Bharat me Vasant Panchami, Phulera Dooj, Ram Navami, Janaki Navami, Ganga Dussehra, Bhadli Navami aur Devuthani Ekadashi bhi abujh maante hain. Suchiyan pradesh se badalti hain.
@ok modern most JYOTISH
en: On an abujh day one may marry, enter a house, buy gold or open a shop without asking; many still look at bhadra and rahu kaal. When Guru or Shukra is combust, families differ.
hi: अबूझ दिन में बिना पूछे विवाह, गृह प्रवेश, सोना ख़रीदना या दुकान खोलना हो सकता है; बहुत लोग भद्रा और राहु काल फिर भी देखते हैं। गुरु या शुक्र अस्त हो तो परिवारों में मतभेद है।
hg: Abujh din me bina puche vivah, griha pravesh, sona kharidna ya dukaan kholna ho sakta hai; bahut log bhadra aur rahu kaal phir bhi dekhte hain. Guru ya Shukra ast ho to parivaron me matbhed hai.
@link /muhurat

# gold-silver-buying-day almanac
@names
en: day to buy gold, auspicious day for gold, buying jewellery, buying silver
hi: सोना खरीदने का शुभ दिन, चाँदी खरीदने का दिन, गहने खरीदना, सोना किस दिन
hg: sona kharidne ka shubh din, chandi kharidne ka din, gehne kharidna, sona kis din, sona kab kharide
@ask
en: which day is good to buy gold | can gold be bought on saturday | best nakshatra to buy gold | day to wear new jewellery | can silver be bought on tuesday | selling gold which day | is it bad to lose gold or to find gold | best day gold purchase | gold buying on sunday | silver coin which day | jewellery wearing first time day | can I buy gold on saturday or tuesday | gold on amavasya | buying silver for child | first gold for baby
en: which weekday is good for buying gold
hi: सोना किस दिन ख़रीदना चाहिए | शनिवार को सोना ख़रीद सकते हैं क्या | चाँदी किस दिन ख़रीदें | गहने ख़रीदने का शुभ नक्षत्र | नए गहने किस दिन पहनें | सोना खोना अशुभ है क्या | सोना बेचना किस दिन चाहिए | गुरुवार को सोना | रविवार को सोना ख़रीदना | चाँदी का सिक्का किस दिन | पुष्य नक्षत्र में सोना | शनिवार मंगलवार को सोना ख़रीदना | अमावस्या को सोना | बच्चे के लिए चाँदी कब ख़रीदें | धनतेरस पर सोना या चाँदी
hi: सोना किस वार को ख़रीदें
hi: किस दिन सोना ख़रीदना चाहिए
hg: sona kis din kharidna chahiye | shanivar ko sona kharid sakte hai kya | chandi kis din kharide | gehne kharidne ka shubh nakshatra | naye gehne kis din pehne | sona khona ashubh hai kya | sona bechna kis din chahiye | gold lene ke liye best day | guruvar ko sona | sunday ko sona kharidna | chandi ka sikka kis din | pushya nakshatra me sona | shanivar mangalvar ko sona kharidna | amavasya ko sona | bacche ke liye chandi kab kharide | dhanteras par sona ya chandi
hg: sona kaun se vaar ko kharidna acha
hg: kis din sona kharidna chahiye
@when modern most CUSTOM
en: Gold is bought gladly on Thursday, Friday and Sunday, and best when Pushya nakshatra falls on them; silver on Monday and Friday. Dhanteras, Akshaya Tritiya and Dussehra are the great days.
hi: सोना गुरुवार, शुक्रवार और रविवार को लेना पसंद है, पुष्य नक्षत्र साथ हो तो और अच्छा; चाँदी सोमवार और शुक्रवार को। धनतेरस, अक्षय तृतीया और दशहरा बड़े दिन हैं।
hg: Sona Guruvar, Shukravar aur Ravivar ko lena pasand hai, Pushya nakshatra saath ho to aur achha; chaandi Somvar aur Shukravar ko. Dhanteras, Akshaya Tritiya aur Dussehra bade din hain.
@ok modern most SENSE
en: Any day is fine when the price and need are right, Saturday too; losing or finding gold is chance, no omen. Take a hallmark bill, and compare making charges.
hi: दाम और ज़रूरत ठीक हों तो कोई भी दिन ठीक है, शनिवार भी; सोना खोना या मिलना संयोग है, संकेत नहीं। हॉलमार्क वाला बिल लें और मेकिंग चार्ज मिलाएँ।
hg: Daam aur zaroorat theek hon to koi bhi din theek hai, Shanivar bhi; sona khona ya milna sanyog hai, sanket nahi. Hallmark wala bill lein aur making charge milayein.
@which modern most CUSTOM
en: Gold belongs to Guru and Surya, silver to Chandra and Shukra, so Thursday, Sunday, Monday and Friday suit. Rikta tithis 4, 9, 14, amavasya and rahu kaal are avoided by many; hallmark and bill always matter.
hi: सोना गुरु और सूर्य का, चाँदी चंद्र और शुक्र की, इसलिए गुरुवार, रविवार, सोमवार, शुक्रवार ठीक। रिक्ता तिथि 4, 9, 14, अमावस्या, राहु काल बहुत लोग टालते हैं; हॉलमार्क और बिल सदा ज़रूरी।
hg: Sona Guru aur Surya ka, chandi Chandra aur Shukra ki, isliye Guruvar, Ravivar, Somvar, Shukravar theek. Rikta tithi 4, 9, 14, amavasya, rahu kaal bahut log taalte hain; hallmark aur bill hamesha zaroori.

# vehicle-buying-day almanac
@names
en: day to buy a vehicle, car delivery muhurat, vehicle purchase muhurat, buying a new car
hi: गाड़ी खरीदने का शुभ दिन, वाहन खरीदने का मुहूर्त, कार लेने का दिन, नई गाड़ी किस दिन, गाड़ी लेने का दिन
hg: gadi kharidne ka shubh din, vahan kharidne ka muhurat, car lene ka din, bike lene ka din, gaadi lene ka din, nayi gaadi kis din, shanivar ko gaadi
@ask
en: which day is good to buy a car | can we take car delivery on saturday | best nakshatra for buying vehicle | can we buy a bike on tuesday | vehicle purchase in shradh | which colour car is lucky | second hand car which day | delivery of my scooty is on amavasya should I shift it | new car delivery day | bike purchase saturday | good day for scooter | car colour astrology | buy car on thursday | new bike delivery on saturday ok | car puja at home how | vehicle number plate first drive | lemon under car tyre why | electric scooter muhurat
en: may I take delivery of my bike on a saturday or which day is better
hi: गाड़ी किस दिन लेनी चाहिए | वाहन ख़रीदने के शुभ नक्षत्र | मंगलवार को बाइक लेना ठीक है क्या | श्राद्ध में गाड़ी ख़रीद सकते हैं क्या | किस रंग की गाड़ी शुभ है | अमावस्या को स्कूटी की डिलीवरी | पुरानी गाड़ी किस दिन लें | नई कार की डिलीवरी का दिन | बाइक शनिवार को | स्कूटर लेने का शुभ दिन | गुरुवार को गाड़ी लेना | ट्रैक्टर किस दिन लें | शनिवार को नई बाइक लेना | गाड़ी की पूजा घर पर कैसे करें | नई गाड़ी के नीचे नींबू क्यों रखते हैं | गाड़ी किस दिशा में पहले चलाएँ | अमावस्या पर गाड़ी लेना
hi: नई गाड़ी शनिवार को उठाएँ या किस दिन | नई बाइक किस वार को लें
hg: gadi kis din leni chahiye | vahan kharidne ke shubh nakshatra | mangalvar ko bike lena thik hai kya | shradh me gadi kharid sakte hai kya | kis rang ki gadi shubh hai | amavasya ko scooty ki delivery le kya | new car delivery ke liye shubh din | nayi car ki delivery ka din | bike shanivar ko lena | scooter lene ka shubh din | guruvar ko gadi lena | tractor kis din le | shanivar ko nayi bike lena | gaadi ki puja ghar par kaise kare | nayi gaadi ke niche nimbu kyu rakhte hai | gaadi kis disha me pehle chalaye | amavasya par gaadi lena
hg: nayi gaadi shaniwar ko uthaye ya kis din | nayi bike kis vaar ko le
@when classical most MCH
en: A vehicle is taken gladly on Monday, Wednesday, Thursday, Friday or Sunday; good nakshatras are Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Chitra, Swati, Anuradha, Shravana, Dhanishta, Shatabhisha and Revati.
hi: गाड़ी सोमवार, बुधवार, गुरुवार, शुक्रवार या रविवार को लेना अच्छा है; शुभ नक्षत्र अश्विनी, मृगशिरा, पुनर्वसु, पुष्य, हस्त, चित्रा, स्वाति, अनुराधा, श्रवण, धनिष्ठा, शतभिषा और रेवती।
hg: Gaadi Somvar, Budhvar, Guruvar, Shukravar ya Ravivar ko lena achha hai; shubh nakshatra Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Chitra, Swati, Anuradha, Shravan, Dhanishtha, Shatabhisha aur Revati.
@ok modern disputed CUSTOM
en: Saturday and Tuesday are avoided by many, as iron is Shani's and heat is Mangal's; others take delivery on Saturday gladly. The day does not make the drive safe; insurance, brakes and helmet do.
hi: शनिवार और मंगलवार कई लोग टालते हैं, लोहा शनि का और तेज मंगल का; दूसरे शनिवार को ख़ुशी से लेते हैं। सफ़र दिन से नहीं, बीमा, ब्रेक और हेलमेट से सुरक्षित होता है।
hg: Shanivar aur Mangalvar kai log taalte hain, loha Shani ka aur tej Mangal ka; doosre Shanivar ko khushi se lete hain. Safar din se nahi, insurance, brake aur helmet se surakshit hota hai.
@colour modern most JYOTISH
en: Colour is taste: white and silver are said to suit most, and by rashi people like the colour of their lord. No colour is unlucky; light ones are seen better at night.
hi: रंग रुचि की बात है: सफ़ेद और चाँदी जैसा सबको जँचता कहा जाता है, राशि से लोग स्वामी का रंग लेते हैं। कोई रंग अशुभ नहीं; हल्के रंग रात में अधिक दिखते हैं।
hg: Rang pasand ki baat hai: safed aur silver sabko jachta kaha jata hai, rashi se log swami ka rang lete hain. Koi rang ashubh nahi; halke rang raat me zyada dikhte hain.
@how modern most CUSTOM
en: Vehicle puja: clean it, tilak and swastik on the bonnet, garland, coconut broken beside the front, lamp or camphor, lemon under a wheel, and the first drive to a temple. The lemon is custom, insurance and the helmet protect.
hi: गाड़ी पूजा: साफ़ करें, बोनट पर तिलक और स्वस्तिक, माला, आगे बगल में नारियल फोड़ना, दीप या कपूर, पहिये के नीचे नींबू, पहली सवारी मंदिर तक। नींबू रिवाज है; बीमा और हेलमेट बचाते हैं।
hg: Gaadi puja: saaf karein, bonnet par tilak aur swastik, mala, aage bagal me nariyal phodna, deep ya kapoor, pahiye ke neeche nimbu, pehli sawari mandir tak. Nimbu riwaz hai; insurance aur helmet bachate hain.
@see vehicle-puja
@link /muhurat

# shop-opening-day almanac
@names
en: day to open a shop, business start muhurat, shop opening muhurat, starting a business day
hi: दुकान खोलने का शुभ दिन, व्यापार शुरू करने का मुहूर्त, दुकान का मुहूर्त
hg: dukan kholne ka shubh din, business start karne ka muhurat, dukan ka muhurat
@ask
en: which day is good to open a new shop | best nakshatra to start business | can I start a business on saturday | start a shop on amavasya | what time of day to open shop first time | new account books which day | can I launch my website on any day | my food stall opens this week, which day is best | shop inauguration day | business start day | good time to open showroom | dukan muhurat thursday | clinic opening day | shop opening puja vidhi | best day to restart shop after closing | office opening in kharmas | first customer free gift custom
hi: दुकान किस दिन खोलनी चाहिए | व्यापार शुरू करने के शुभ नक्षत्र | शनिवार को दुकान खोल सकते हैं क्या | नई दुकान का उद्घाटन कब करें | अमावस्या को व्यापार शुरू करना | नई बही किस दिन शुरू करें | दुकान का मुहूर्त किस समय करें | ऑनलाइन काम किस दिन शुरू करें | दुकान के उद्घाटन का दिन | व्यवसाय शुरू करने का दिन | शोरूम का मुहूर्त | क्लिनिक किस दिन खोलें | बुधवार को दुकान खोलना | दुकान खोलने की पूजा विधि | बंद दुकान दोबारा कब खोलें | खरमास में दुकान खोलना | दुकान का पहला ग्राहक
hg: dukan kis din kholni chahiye | business shuru karne ke shubh nakshatra | shanivar ko dukan khol sakte hai kya | nayi dukan ka udghatan kab kare | amavasya ko business shuru karna | nayi bahi kis din shuru kare | dukan ka muhurat kis time kare | online kaam kis din shuru kare | dukan ke udghatan ka din | vyapar shuru karne ka din | showroom ka muhurat | clinic kis din khole | budhvar ko dukan kholna | dukan kholne ki puja vidhi | band dukan dobara kab khole | kharmas me dukan kholna | dukan ka pehla grahak
@when classical most MCH
en: A shop is opened gladly on Wednesday, Thursday, Friday or Monday in the bright half, under Ashwini, Rohini, Pushya, Hasta, Chitra, Anuradha, the three Uttaras or Revati. Rikta tithis and bhadra are avoided.
hi: दुकान शुक्ल पक्ष के बुधवार, गुरुवार, शुक्रवार या सोमवार को, अश्विनी, रोहिणी, पुष्य, हस्त, चित्रा, अनुराधा, तीनों उत्तरा या रेवती में खोलना अच्छा है। रिक्ता तिथि और भद्रा टालते हैं।
hg: Dukan shukla paksh ke Budhvar, Guruvar, Shukravar ya Somvar ko, Ashwini, Rohini, Pushya, Hasta, Chitra, Anuradha, teenon Uttara ya Revati me kholna achha hai. Rikta tithi aur bhadra taalte hain.
@ok modern most CUSTOM
en: If no such day is near, abhijit at noon, a labh or amrit choghadiya, or the next festival serves. Trade lives by place, price and honesty; no day can promise it.
hi: ऐसा दिन पास न हो तो दोपहर का अभिजित, लाभ या अमृत चौघड़िया, या अगला त्योहार लें। व्यापार जगह, दाम और ईमानदारी से चलता है; कोई दिन वादा नहीं करता।
hg: Aisa din paas na ho to dopahar ka Abhijit, laabh ya amrit choghadiya, ya agla tyohar lein. Vyapar jagah, daam aur imaandari se chalta hai; koi din vaada nahi karta.
@how modern most CUSTOM
en: On opening day: clean and sprinkle water, mango leaves and torana at the door, Ganesh and Lakshmi with lamp, lemon and chillies if you like, account book with tilak and Shubh Labh, sweets to neighbours and first customers.
hi: खोलने के दिन: सफ़ाई और जल छिड़काव, द्वार पर आम के पत्ते, गणेश-लक्ष्मी के सामने दीपक, बही पर तिलक और शुभ लाभ, पड़ोसियों व पहले ग्राहकों को मिठाई, चाहें तो नींबू-मिर्च।
hg: Kholne ke din: safai aur jal chhidkav, dwar par aam ke patte, Ganesh-Lakshmi ke saamne deepak, bahi par tilak aur Shubh Labh, padosiyon aur pehle grahakon ko mithai, chahein to nimbu-mirch.
@see shop-opening-puja
@link /muhurat

# property-registration-day almanac
@names
en: day for property registration, registry day, buying property muhurat, token money day
hi: रजिस्ट्री का शुभ दिन, ज़मीन खरीदने का मुहूर्त, प्लॉट खरीदने का दिन
hg: registry ka shubh din, zameen kharidne ka muhurat, plot kharidne ka din
@ask
en: which day is good for property registration | best nakshatra to buy land | can we register a flat on tuesday | token money on which day | property purchase in pitru paksha | is saturday good for buying land | registry slot only on amavasya what to do | registry on saturday | plot purchase day | flat booking amount day | sale deed good day | can I sign a property agreement on wednesday | which tithi for buying land | plot registry on saturday ok or not | when to pay token for flat
hi: रजिस्ट्री किस दिन करानी चाहिए | ज़मीन ख़रीदने के शुभ नक्षत्र | मंगलवार को रजिस्ट्री करा सकते हैं क्या | बयाना किस दिन दें | श्राद्ध में प्लॉट ख़रीद सकते हैं क्या | शनिवार को ज़मीन ख़रीदना कैसा है | रजिस्ट्री की तारीख़ अमावस्या को मिली है | शनिवार को रजिस्ट्री | प्लॉट लेने का दिन | फ़्लैट बुकिंग किस दिन | बैनामा किस दिन | बुधवार को ज़मीन का सौदा | ज़मीन ख़रीदने की तिथि | शनिवार को रजिस्ट्री ठीक है क्या | फ़्लैट का बयाना कब दें
hg: registry kis din karani chahiye | zameen kharidne ke shubh nakshatra | mangalvar ko registry kara sakte hai kya | bayana kis din de | shradh me plot kharid sakte hai kya | shanivar ko zameen kharidna kaisa hai | registry ki date amavasya ko mili hai kya kare | shanivar ko registry | plot lene ka din | flat booking kis din kare | bainama kis din | budhvar ko zameen ka sauda | zameen kharidne ki tithi | shanivar ko registry theek hai kya | flat ka bayana kab de
@when modern most JYOTISH
en: Thursday and Friday are liked best for registering property, and nakshatras such as Mrigashira, Punarvasu, Ashlesha, Magha, Vishakha, Anuradha, Purva Bhadrapada, Mula and Revati. Tuesday serves many for land itself.
hi: रजिस्ट्री के लिए गुरुवार और शुक्रवार सबसे पसंद हैं, और मृगशिरा, पुनर्वसु, आश्लेषा, मघा, विशाखा, अनुराधा, पूर्वा भाद्रपद, मूल, रेवती जैसे नक्षत्र। भूमि के लिए कई मंगलवार भी लेते हैं।
hg: Registry ke liye Guruvar aur Shukravar sabse pasand hain, aur Mrigashira, Punarvasu, Ashlesha, Magha, Vishakha, Anuradha, Purva Bhadrapada, Mool, Revati jaise nakshatra. Bhoomi ke liye kai Mangalvar bhi lete hain.
@ok modern most CUSTOM
en: By custom a registry is not put on amavasya, rikta tithis or in bhadra; another date is asked for. If the office gives only that date, take it: clear title, sanctioned plan and paid dues matter more than any tithi.
hi: रिवाज में अमावस्या, रिक्ता तिथि या भद्रा में रजिस्ट्री नहीं रखते; दूसरी तारीख़ माँगते हैं। दफ़्तर वही तारीख़ दे तो वही लें: साफ़ मालिकाना, स्वीकृत नक़्शा और चुकाया बक़ाया तिथि से बड़े हैं।
hg: Riwaz me amavasya, rikta tithi ya bhadra me registry nahi rakhte; doosri tarikh maangte hain. Daftar wahi tarikh de to wahi lein: saaf maalikana, sanctioned naksha aur chukaya bakaya tithi se bade hain.
@which classical most MCH
en: For land and registry tithis 5, 6, 10, 11, 15 and 1 of the dark half are named, with a strong Moon. Rikta tithis 4, 9, 14, amavasya and bhadra are left out; Saturday is neither good nor forbidden.
hi: ज़मीन और रजिस्ट्री के लिए तिथि 5, 6, 10, 11, 15 और कृष्ण 1 बताई जाती हैं, चंद्र बलवान हो। रिक्ता 4, 9, 14, अमावस्या और भद्रा छोड़ते हैं; शनिवार न अच्छा, न मना।
hg: Zameen aur registry ke liye tithi 5, 6, 10, 11, 15 aur krishna 1 batayi jaati hain, Chandra balwan ho. Rikta 4, 9, 14, amavasya aur bhadra chhodte hain; Shanivar na achha, na mana.
@how modern wide SENSE
en: On the day: encumbrance certificate, sale deed read by a lawyer, stamp duty, PAN and identity papers, two witnesses. A prayer to Ganesh and the first paper signed outside rahu kaal is all custom asks.
hi: उस दिन: भार-मुक्ति प्रमाणपत्र, वकील से पढ़ा विक्रय पत्र, स्टांप शुल्क, पैन और पहचान पत्र, दो गवाह। रिवाज बस गणेश स्मरण और राहु काल से बाहर पहला हस्ताक्षर चाहता है।
hg: Us din: encumbrance certificate, vakeel se padhi sale deed, stamp duty, PAN aur ID, do gawah. Riwaz bas Ganesh smaran aur rahu kaal se bahar pehla sign chahta hai.
@link /muhurat

# foundation-muhurat almanac
@names
en: foundation muhurat, house construction start muhurat, months to start construction, bhoomi pujan muhurat
hi: नींव का मुहूर्त, मकान बनाना शुरू करने का मुहूर्त, भूमि पूजन मुहूर्त, शिलान्यास मुहूर्त
hg: neev ka muhurat, makan banana shuru karne ka muhurat, bhoomi pujan muhurat, neenv kab rakhe
@ask
en: which month to start building a house | good day for foundation | can construction start in sawan | is tuesday bad for bhoomi pujan | rahu mukh for foundation digging | which corner to dig first | can we cast the slab in panchak | start construction in chaturmas | house foundation day | neev pujan month | best time to begin home construction | roof slab muhurat | foundation in december | bhoomi pujan vidhi | foundation in which nakshatra | house start in chaturmas | which corner first brick
en: which months are avoided for starting a house | good months for bhoomi pujan and foundation
hi: मकान का काम किस महीने शुरू करें | नींव किस दिन रखें | सावन में नींव रख सकते हैं क्या | नींव किस कोने से खोदें | राहु मुख देखकर नींव क्यों खोदते हैं | पंचक में छत डाल सकते हैं क्या | चातुर्मास में मकान शुरू कर सकते हैं क्या | भूमि पूजन मंगलवार को | मकान की नींव का दिन | नींव पूजन किस महीने | छत का लिंटर किस दिन | घर बनाना कब शुरू करें | दिसंबर में नींव | भूमि पूजन की विधि | पहली ईंट किस कोने में | चातुर्मास में घर बनाना शुरू करें क्या | नींव में नाग क्यों
hi: मकान शुरू करने के लिए कौन से मास मना हैं | भूमि पूजन किस महीने में अच्छा
hg: makan ka kaam kis mahine shuru kare | neev kis din rakhe | sawan me neev rakh sakte hai kya | neev kis kone se khode | rahu mukh dekhkar neev kyu khodte hai | panchak me chhat dal sakte hai kya | chaturmas me makan shuru kar sakte hai kya | bhoomi pujan mangalvar ko kar sakte hai | makan ki neev ka din | neev pujan kis mahine | chhat ka lintel kis din | ghar banana kab shuru kare | december me neev rakh sakte hai | bhoomi pujan ki vidhi | pehli eent kis kone me | chaturmas me ghar banana shuru kare kya | neev me naag kyu
hg: makan shuru karne ke liye kaun se mahine mana hai | bhoomi pujan kis mahine me acha | neev dalne ka mahina
@when classical most MCH
en: Building is begun in Vaishakh, Shravan, Margashirsha, Paush by some, and Phalgun, on Monday, Wednesday, Thursday or Friday, under Rohini, Mrigashira, Pushya, Hasta, Chitra, Swati, Anuradha, the Uttaras or Revati.
hi: निर्माण वैशाख, श्रावण, मार्गशीर्ष, कुछ के मत से पौष, और फाल्गुन में, सोम, बुध, गुरु या शुक्रवार को, रोहिणी, मृगशिरा, पुष्य, हस्त, चित्रा, स्वाति, अनुराधा, उत्तरा या रेवती में शुरू करते हैं।
hg: Nirman Vaishakh, Shravan, Margashirsha, kuch ke mat se Paush, aur Phalgun me, Som, Budh, Guru ya Shukravar ko, Rohini, Mrigashira, Pushya, Hasta, Chitra, Swati, Anuradha, Uttara ya Revati me shuru karte hain.
@which classical disputed MCH
en: Left out for the foundation by most lists are the months Chaitra, Jyeshtha, Ashadh, Bhadrapad, Ashwin and Magh, and adhik maas, kharmas and pitru paksha; Kartik is disputed. A sanctioned plan and dry weather matter more.
hi: नींव के लिए अधिकतर सूचियों में ये महीने वर्जित (मना) हैं: चैत्र, ज्येष्ठ, आषाढ़, भाद्रपद, आश्विन, माघ, तथा अधिक मास, खरमास और पितृ पक्ष; कार्तिक पर मत अलग हैं। स्वीकृत नक़्शा और सूखा मौसम बड़े हैं।
hg: Neev ke liye zyadatar soochiyon me ye mahine varjit (mana) hain: Chaitra, Jyeshtha, Ashadh, Bhadrapad, Ashwin, Magh, tatha adhik maas, kharmas aur pitru paksh; Kartik par mat alag hain. Sanctioned naksha aur sookha mausam bade hain.
@where classical disputed VRK
en: The first dig goes by Rahu's mouth, which turns with the Sun's sign, and is made in the corner behind it; many today simply begin in the north-east and dig towards the south-west. Ask the engineer about soil and rain.
hi: पहली खुदाई राहु-मुख से तय करते हैं, जो सूर्य की राशि से घूमता है, और उसके पीछे के कोने में; आज कई लोग ईशान से शुरू कर नैऋत्य की ओर बढ़ते हैं। मिट्टी और बारिश इंजीनियर से पूछें।
hg: Pehli khudai Rahu-mukh se tay karte hain, jo Surya ki rashi se ghoomta hai, aur uske peeche ke kone me; aaj kai log north-east se shuru kar south-west ki or badhte hain. Mitti aur baarish engineer se poochein.
@how modern most CUSTOM
en: Bhoomi pujan: clean the ground, face east, sankalp, Ganesh, earth and Vastu worshipped, then a little digging. A copper pot, turmeric, grain, coins and a small silver snake pair are laid by many in the north-east or at the priest's corner.
hi: भूमि पूजन: भूमि साफ़ कर पूर्व मुख संकल्प, गणेश, भूमि और वास्तु की पूजा, फिर थोड़ी खुदाई। ईशान या पुरोहित के कोने में ताँबे का कलश, हल्दी, अन्न, सिक्के और चाँदी के नाग-नागिन बहुत लोग रखते हैं।
hg: Bhoomi pujan: bhoomi saaf kar poorv mukh sankalp, Ganesh, bhoomi aur Vastu ki puja, phir thodi khudai. Ishan ya purohit ke kone me tambe ka kalash, haldi, anna, sikke aur chandi ke naag-naagin bahut log rakhte hain.
@see bhoomi-pujan
@link /muhurat
@link /puja/bhoomi-pujan

# mundan-muhurat almanac
@names
en: mundan muhurat, day for mundan, first haircut muhurat
hi: मुंडन मुहूर्त, मुंडन का शुभ दिन
hg: mundan muhurat, mundan ka din, mundan kab kare
@ask
en: which month is good for mundan | mundan in which year of age | which day should mundan be done | mundan in chaturmas or kharmas | nakshatra for mundan | mundan in birth month allowed or not | can mundan be done at a temple without muhurat | mundan day of week | mundan at two years | good month for baby head shaving | mundan on monday | mundan of girl child | mundan at which age girl and boy | mundan in 2nd year even year not allowed why | who should do mundan of child if father is away | mundan in kharmas
hi: मुंडन किस महीने में करें | मुंडन कितने साल में करना चाहिए | मुंडन किस दिन करें | चातुर्मास में मुंडन कर सकते हैं क्या | मुंडन के शुभ नक्षत्र | जन्म मास में मुंडन क्यों नहीं करते | मंदिर में बिना मुहूर्त मुंडन | बच्चे के बाल किस दिन उतारें | दो साल में मुंडन | सोमवार को मुंडन | लड़की का मुंडन | मुंडन किस तिथि को | मुंडन किस उम्र में कराएँ | लड़की का मुंडन | मुंडन विषम वर्ष में क्यों | मुंडन के बाल कहाँ रखें | खरमास में मुंडन
hg: mundan kis mahine me kare | mundan kitne saal me karna chahiye | mundan kis din kare | chaturmas me mundan kar sakte hai kya | mundan ke shubh nakshatra | janm mahine me mundan kyu nahi karte | mandir me bina muhurat mundan kar sakte hai | bacche ke baal kis din utare | do saal me mundan | somvar ko mundan | ladki ka mundan | mundan kis tithi ko | mundan kis umar me karaye | ladki ka mundan | mundan visham varsh me kyu | mundan ke baal kaha rakhe | kharmas me mundan
@when classical most MCH
en: Mundan is done in the first, third, fifth or seventh year, in the Sun's northern half of the year, mostly Magh, Phalgun, Vaishakh or Jyeshtha, on Monday, Wednesday, Thursday or Friday. The birth month and, for the eldest, Jyeshtha are left out.
hi: मुंडन पहले, तीसरे, पाँचवें या सातवें वर्ष में, उत्तरायण में, प्रायः माघ, फाल्गुन, वैशाख या ज्येष्ठ में, सोम, बुध, गुरु या शुक्रवार को करते हैं। जन्म मास और ज्येष्ठ संतान का ज्येष्ठ मास छोड़ते हैं।
hg: Mundan pehle, teesre, paanchve ya saatve varsh me, uttarayan me, aksar Magh, Phalgun, Vaishakh ya Jyeshtha me, Som, Budh, Guru ya Shukravar ko karte hain. Janm maas aur jyeshth santan ka Jyeshtha maas chhodte hain.
@which classical most MCH
en: Nakshatras for it: Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Chitra, Swati, Jyeshtha, Shravana, Dhanishta, Shatabhisha and Revati. At a tirtha or the kuldevi's temple many need no muhurat; clean blades are what counts.
hi: इसके नक्षत्र: अश्विनी, मृगशिरा, पुनर्वसु, पुष्य, हस्त, चित्रा, स्वाति, ज्येष्ठा, श्रवण, धनिष्ठा, शतभिषा, रेवती। तीर्थ या कुलदेवी के मंदिर में कई मुहूर्त नहीं देखते; ज़रूरी है साफ़ नया ब्लेड।
hg: Iske nakshatra: Ashwini, Mrigashira, Punarvasu, Pushya, Hasta, Chitra, Swati, Jyeshtha, Shravan, Dhanishtha, Shatabhisha, Revati. Tirth ya kuldevi ke mandir me kai muhurat nahi dekhte; zaroori hai saaf naya blade.
@how modern most CUSTOM
en: At mundan the child sits on mother's or father's lap, the barber shaves by day with a clean blade, hair is laid in dough or cloth and put in a river or under a tree. Girls have it in many families, in others not.
hi: मुंडन में बच्चा माता या पिता की गोद में बैठता है, नाई दिन में साफ़ ब्लेड से बाल उतारता है, बाल आटे या कपड़े में रखकर नदी या पेड़ के नीचे। कई घरों में लड़कियों का भी होता है।
hg: Mundan me baccha mata ya pita ki god me baithta hai, naai din me saaf blade se baal utarta hai, baal aate ya kapde me rakhkar nadi ya ped ke neeche. Kai gharon me ladkiyon ka bhi hota hai.
@see mundan
@link /puja/mundan

# travel-day almanac
@names
en: day for travel, auspicious day to travel, travel muhurat, starting a journey
hi: यात्रा का शुभ दिन, यात्रा मुहूर्त, सफ़र किस दिन करें
hg: yatra ka shubh din, travel ka shubh din, safar kis din kare
@ask
en: which day is good to travel east | can I travel on tuesday to the north | my flight is on an inauspicious day what to do | what to eat before leaving for a journey | going abroad which day is good | travelling on amavasya | someone sneezed when I was leaving | curd and sugar before travel why | return from a trip on ninth day | travel on monday east | journey start muhurat | inauspicious day to travel | train on tuesday to delhi | leave home on good time | which direction not to go today | travel on amavasya | returning same day disha shool | yatra vandan before long journey
hi: यात्रा किस दिन करनी चाहिए | पूर्व दिशा में किस दिन यात्रा न करें | फ़्लाइट अशुभ दिन की है क्या करें | यात्रा से पहले क्या खाकर निकलें | अमावस्या को यात्रा कर सकते हैं क्या | दही-चीनी खाकर क्यों निकलते हैं | निकलते समय छींक आ जाए तो | नवें दिन घर लौटना क्यों मना है | विदेश यात्रा किस दिन शुरू करें | सोमवार को पूर्व की यात्रा | सफ़र पर निकलने का समय | शनिवार को यात्रा | मंगलवार को उत्तर जाना | घर से निकलने का शुभ समय | आज किस दिशा में न जाएँ | अमावस्या को यात्रा करें क्या | उसी दिन वापसी हो तो दिशाशूल | यात्रा से पहले दही-चीनी क्यों
hg: yatra kis din karni chahiye | east disha me kis din yatra na kare | flight ashubh din ki hai kya kare | yatra se pehle kya khakar nikle | amavasya ko yatra kar sakte hai kya | dahi chini khakar kyu nikalte hai | nikalte time chhink aa jaye to | nauve din ghar lautna kyu mana hai | videsh yatra kis din shuru kare | somvar ko east jana | safar par nikalne ka time | shanivar ko yatra | mangalvar ko north jana | ghar se nikalne ka shubh samay | aaj kis disha me na jaye | amavasya ko yatra kare kya | usi din vapsi ho to dishashool | yatra se pehle dahi cheeni kyu
@when classical most MCH
en: By disha shool the east is left on Monday and Saturday, the west on Sunday and Friday, the north on Tuesday and Wednesday, the south on Thursday. Everyday commutes and booked tickets are not counted.
hi: दिशा शूल में सोमवार-शनिवार को पूर्व, रविवार-शुक्रवार को पश्चिम, मंगलवार-बुधवार को उत्तर, गुरुवार को दक्षिण की यात्रा टालते हैं। रोज़ का आना-जाना और बुक टिकट नहीं गिने जाते।
hg: Disha shool me Somvar-Shanivar ko east, Ravivar-Shukravar ko west, Mangalvar-Budhvar ko north, Guruvar ko south ki yatra taalte hain. Roz ka aana-jaana aur booked ticket nahi gine jaate.
@do modern wide CUSTOM
en: If the day is not liked, leave with the custom's small helps: a mirror on Monday, jaggery on Tuesday, coriander on Wednesday, curd on Thursday, barley on Friday, ginger on Saturday, ghee or paan on Sunday, and a prayer.
hi: दिन अनुकूल न हो तो रिवाज के छोटे उपाय करके निकलें: सोम को दर्पण, मंगल को गुड़, बुध को धनिया, गुरु को दही, शुक्र को जौ, शनि को अदरक, रवि को घी या पान, और प्रार्थना।
hg: Din anukool na ho to riwaz ke chhote upay karke niklein: Som ko darpan, Mangal ko gud, Budh ko dhaniya, Guru ko dahi, Shukra ko jau, Shani ko adrak, Ravi ko ghee ya paan, aur prarthna.
@ok modern wide SENSE
en: A sneeze, a cat or a call from behind is no warning; a pause for water harms nobody either. Sleep, papers, weather and a checked vehicle make the journey.
hi: छींक, बिल्ली या पीछे से पुकार कोई चेतावनी नहीं; रुककर पानी पी लेने में हर्ज भी नहीं। नींद, काग़ज़, मौसम और जाँची गाड़ी से यात्रा अच्छी होती है।
hg: Chheenk, billi ya peeche se pukaar koi chetavni nahi; rukkar paani pee lene me harj bhi nahi. Neend, kaagaz, mausam aur jaanchi gaadi se yatra achhi hoti hai.
@how modern most CUSTOM
en: Before a long journey custom has curd and sugar, Ganesh remembered, elders' blessing, and the right foot out first. Sunday, Monday, Wednesday, Thursday and Friday are mostly fine; amavasya and rahu kaal are left out by many.
hi: लंबी यात्रा से पहले दही-चीनी, गणेश का स्मरण, बड़ों का आशीर्वाद और पहले दायाँ पैर। रविवार, सोमवार, बुधवार, गुरुवार, शुक्रवार प्रायः ठीक; अमावस्या और राहु काल बहुत लोग छोड़ते हैं।
hg: Lambi yatra se pehle dahi-cheeni, Ganesh ka smaran, badon ka aashirvad aur pehle daayan pair. Ravivar, Somvar, Budhvar, Guruvar, Shukravar aksar theek; amavasya aur rahu kaal bahut log chhodte hain.
@see disha-shool

# c-section-timing almanac
@names
en: c section muhurat, caesarean timing, choosing birth time, delivery muhurat, c-section, caesarean delivery, csection
hi: सिजेरियन का मुहूर्त, ऑपरेशन से जन्म का समय, डिलीवरी का मुहूर्त, सिज़ेरियन, ऑपरेशन से डिलीवरी
hg: c section muhurat, cesarean ka muhurat, delivery ka muhurat, operation se delivery ka samay, c section, cesarean, operation se delivery
@ask
en: can we choose a muhurat for c section | good time for caesarean delivery | doctor gave three dates, which one is best for the baby | is kundli valid for a c section baby | can delivery be delayed for a good nakshatra | baby born in mool by operation | should we avoid amavasya for delivery | cesarean date astrology | delivery date choose | best nakshatra for delivery | baby birth time by operation | doctor allows 14 to 16, pandit says 17, what should we do | does muhurat c section change kundli of baby | which nakshatra to avoid for delivery
en: hospital has fixed the operation for delivery next week which hour is good
hi: सिजेरियन के लिए मुहूर्त निकाल सकते हैं क्या | डॉक्टर ने तीन तारीख़ें दी हैं, कौन सी अच्छी | ऑपरेशन से हुए बच्चे की कुंडली सही होती है क्या | डिलीवरी को शुभ नक्षत्र तक टाल सकते हैं क्या | अमावस्या को डिलीवरी न कराएँ क्या | सिजेरियन में कौन सा समय शुभ है | ऑपरेशन से बच्चे का समय | डिलीवरी की तारीख़ चुनना | डिलीवरी के लिए अच्छा नक्षत्र | बच्चे का जन्म समय चुनना | पंडित जी ने दूसरी तारीख़ बताई | ऑपरेशन से जन्मे बच्चे की कुंडली मान्य है क्या | डिलीवरी के लिए कौन सा नक्षत्र टालते हैं
hi: डॉक्टर ने ऑपरेशन से बच्चा अगले हफ़्ते कहा है, कौन सा घंटा अच्छा
hg: c section ke liye muhurat nikal sakte hai kya | doctor ne 3 date di hai kaunsi achi hai | operation se hue bacche ki kundli sahi hoti hai kya | delivery ko shubh nakshatra tak taal sakte hai kya | amavasya ko delivery na karaye kya | cesarean ke liye kaunsa time shubh hai | operation se bacche ka samay | delivery ki date chunna | delivery ke liye acha nakshatra | bacche ka janm samay chunna | pandit ji ne dusri date batayi doctor ne dusri | operation se janme bacche ki kundli sahi hoti hai kya | delivery me konsa nakshatra avoid karte hai
hg: doctor ne operation wali delivery agle hafte boli hai konsa time acha
@ok modern wide SENSE
en: The doctor's date for a caesarean comes first; no muhurat is worth a risk to mother or child. Only among dates and hours the doctor calls equally safe may a family choose.
hi: सिजेरियन में पहले डॉक्टर की तारीख़; कोई मुहूर्त माँ या बच्चे के जोखिम के लायक़ नहीं। केवल जिन तारीख़ों और घंटों को डॉक्टर बराबर सुरक्षित कहें, उन्हीं में परिवार चुन सकता है।
hg: Cesarean me pehle doctor ki tarikh; koi muhurat maa ya bachche ke jokhim ke layak nahi. Keval jin tarikhon aur ghanton ko doctor barabar surakshit kahein, unhi me parivar chun sakta hai.
@what modern disputed JYOTISH
en: Most astrologers cast the kundli for the first breath, however birth came about. Whether a chosen hour changes a life nobody can know; love and health do more.
hi: ज़्यादातर ज्योतिषी पहली साँस के समय की कुंडली बनाते हैं, जन्म जैसे भी हुआ हो। चुना हुआ समय जीवन बदलता है, यह कोई नहीं जान सकता; प्रेम और सेहत अधिक करते हैं।
hg: Zyadatar jyotishi pehli saans ke samay ki kundli banate hain, janm jaise bhi hua ho. Chuna hua samay jeevan badalta hai, yeh koi nahi jaan sakta; prem aur sehat zyada karte hain.
@which modern disputed JYOTISH
en: Where the doctor leaves hours open, families mostly leave out gand mool nakshatras, bhadra, rahu kaal, an eclipse and amavasya. No one has shown a difference, and no child born in them is worse off.
hi: जहाँ डॉक्टर समय छोड़ दें, परिवार प्रायः गंड मूल नक्षत्र, भद्रा, राहु काल, ग्रहण और अमावस्या टालते हैं। कोई अंतर सिद्ध नहीं हुआ, और इनमें जन्मा बच्चा किसी से कम नहीं।
hg: Jahan doctor samay chhod dein, parivar aksar gand mool nakshatra, bhadra, rahu kaal, grahan aur amavasya taalte hain. Koi antar siddh nahi hua, aur inme janma bachcha kisi se kam nahi.

# saturday-buying almanac
@names
en: things not bought on saturday, saturday buying rules, buying oil on saturday, buying iron on saturday
hi: शनिवार को क्या न खरीदें, शनिवार को तेल खरीदना, शनिवार को लोहा खरीदना
hg: shanivar ko kya na kharide, shanivar ko tel kharidna, shanivar ko loha kharidna
@ask
en: what should not be bought on saturday | can we buy oil on saturday | can I buy shoes on saturday | iron things on saturday bad | is buying salt on saturday wrong | can I buy a phone on saturday | online order delivered on saturday counts or not | what should be bought on saturday | iron on saturday | bought mustard oil on saturday | shoes saturday shani | vehicle parts saturday | saturday shopping rules | can I buy a car or phone on saturday | what is good to buy on saturday
hi: शनिवार को तेल क्यों नहीं ख़रीदते | शनिवार को जूते ख़रीद सकते हैं क्या | शनिवार को लोहे का सामान | शनिवार को झाड़ू ख़रीदना | शनिवार को मोबाइल ले सकते हैं क्या | शनिवार को नमक ख़रीदना | शनिवार को क्या ख़रीदना शुभ है | शनिवार को सरसों का तेल ले आए | शनिवार और लोहा | शनिवार को कैंची | शनिवार को काला कपड़ा | शनिवार की ख़रीदारी | शनिवार को गाड़ी या फ़ोन ले सकते हैं क्या | शनिवार को क्या ख़रीदना अच्छा
hg: shanivar ko tel kyu nahi kharidte | shanivar ko jute kharid sakte hai kya | shanivar ko lohe ka saman lena | shanivar ko jhadu kharidna | shanivar ko mobile le sakte hai kya | shanivar ko namak kharidna | shanivar ko kya kharidna shubh hai | shanivar ko sarson ka tel le aaye | shanivar aur loha | shanivar ko kainchi kharidna | shanivar ko kala kapda | shanivar ki shopping | shanivar ko gaadi ya phone le sakte hai | shanivar ko kya kharidna acha hai
@which modern regional CUSTOM
en: On Saturday many do not bring home iron, mustard oil, black til, urad, leather shoes, salt or coal, as these are Shani's and are rather given away. Brooms are bought gladly by some and avoided by others.
hi: शनिवार को कई लोग लोहा, सरसों का तेल, काला तिल, उड़द, चमड़े के जूते, नमक या कोयला घर नहीं लाते, क्योंकि ये शनि की वस्तुएँ हैं और दान दी जाती हैं। झाड़ू कोई लेता है, कोई नहीं।
hg: Shanivar ko kai log loha, sarson ka tel, kala til, urad, chamde ke joote, namak ya koyla ghar nahi laate, kyunki yeh Shani ki vastuein hain aur daan di jaati hain. Jhaadu koi leta hai, koi nahi.
@ok modern wide CUSTOM
en: If you bought such a thing on Saturday nothing happens; give a little oil or food to someone in need if it eases you. Medicine and what the home needs are bought on any day.
hi: शनिवार को ऐसा कुछ ख़रीद लिया तो कुछ नहीं होता; मन हल्का करना हो तो थोड़ा तेल या भोजन किसी ज़रूरतमंद को दें। दवा और घर की ज़रूरत किसी भी दिन लें।
hg: Shanivar ko aisa kuch kharid liya to kuch nahi hota; mann halka karna ho to thoda tel ya bhojan kisi zarooratmand ko dein. Dawai aur ghar ki zaroorat kisi bhi din lein.
@why modern most CUSTOM
en: These are Shani's things: on his day one gives them, so one does not bring them home. Buy on Friday what is to be given on Saturday; a car, phone or clothes bought on Saturday are no fault.
hi: ये शनि की वस्तुएँ हैं: उनके दिन दान होती हैं, इसलिए घर नहीं लाते। शनिवार को देनी हो तो शुक्रवार को ख़रीद लें; शनिवार को गाड़ी, फ़ोन या कपड़े लेना दोष नहीं।
hg: Yeh Shani ki cheezein hain: unke din daan hoti hain, isliye ghar nahi laate. Shanivar ko deni ho to Shukravar ko kharid lein; Shanivar ko gaadi, phone ya kapde lena dosh nahi.

# hair-nail-days almanac
@names
en: day to cut hair, day to cut nails, hair wash days, haircut on tuesday
hi: बाल किस दिन कटवाएँ, नाखून किस दिन काटें, बाल धोने के दिन
hg: baal kis din katwaye, nakhun kis din kate, baal dhone ke din
@ask
en: on which days should hair not be cut | can we cut nails at night | why no haircut on tuesday thursday saturday | which day should a married woman not wash hair | can I wash hair on thursday | shaving on tuesday | hair wash on ekadashi or amavasya | cutting baby's nails which day | haircut on thursday | nail cutting at night bad | hair wash tuesday | saturday haircut | which day salon | shaving day of week | haircut on amavasya or ekadashi | hair colour in pregnancy custom | saturday haircut reason | women wash hair after periods which day | baal kab katwane chahiye
hi: बाल किस दिन नहीं कटवाने चाहिए | रात में नाख़ून काट सकते हैं क्या | गुरुवार को बाल धो सकते हैं क्या | सुहागिनें किस दिन बाल न धोएँ | नाख़ून किस दिन काटें | मंगलवार को शेव करना | एकादशी को बाल धोना | गुरुवार को बाल कटवाना | शाम को नाख़ून काटना | मंगलवार को सिर धोना | शनिवार को नाख़ून | बाल कटवाने का शुभ दिन | सैलून किस दिन जाएँ | एकादशी को बाल कटवाना | महिलाएँ बाल किस दिन धोएँ | शनिवार को बाल क्यों नहीं कटवाते | बाल किस दिन कटवाएँ | नाख़ून रात में क्यों नहीं काटते
hg: baal kis din nahi katwane chahiye | raat me nakhun kaat sakte hai kya | guruvar ko baal dho sakte hai kya | shaadishuda aurat kis din baal na dhoye | nakhun kis din katne chahiye | mangalvar ko shave karna | ekadashi ko baal dhona | saturday ko baal katwa sakte hai kya | guruvar ko baal katwana | sham ko nakhun katna | mangalvar ko sir dhona | shanivar ko nakhun | baal katwane ka shubh din | salon kis din jaye | ekadashi ko baal katwana | mahilaye baal kis din dhoye | shanivar ko baal kyu nahi katwate | baal kis din katwaye | nakhun raat me kyu nahi kaatte
@when modern most CUSTOM
en: Hair and nails are by custom cut on Monday, Wednesday, Friday or Sunday, by day; Tuesday, Thursday and Saturday, ekadashi and amavasya are left out. In the north many women do not wash the hair on Thursday.
hi: रिवाज में बाल-नाख़ून सोम, बुध, शुक्र या रविवार को दिन में काटते हैं; मंगल, गुरु, शनिवार, एकादशी और अमावस्या छोड़ते हैं। उत्तर में कई स्त्रियाँ गुरुवार को बाल नहीं धोतीं।
hg: Riwaz me baal-nakhoon Som, Budh, Shukra ya Ravivar ko din me kaatte hain; Mangal, Guru, Shanivar, ekadashi aur amavasya chhodte hain. Uttar me kai striyan Guruvar ko baal nahi dhoti.
@ok modern wide CUSTOM
en: It is household custom, and nobody comes to harm by a haircut on the wrong day; barbers' free Tuesdays are older than any reason. School, work, illness and cleanliness come first.
hi: यह घर-घर का रिवाज है, ग़लत दिन बाल कटने से किसी का कुछ नहीं बिगड़ता; नाइयों की मंगलवार की छुट्टी पुरानी है। स्कूल, काम, बीमारी और सफ़ाई पहले।
hg: Yeh ghar-ghar ka riwaz hai, galat din baal katne se kisi ka kuch nahi bigadta; naaiyon ki Mangalvar ki chhutti purani hai. School, kaam, beemari aur safai pehle.
@why modern most SENSE
en: Tuesday is Mangal's and the barber's day off, Saturday Shani's, Thursday Guru's and the sacred one for Lakshmi-Vishnu fasts; so custom keeps them free. Nails at night were dangerous by lamplight.
hi: मंगलवार मंगल का और नाई की छुट्टी का, शनिवार शनि का, गुरुवार गुरु और व्रत का दिन; इसलिए रिवाज उन्हें छोड़ता है। रात में नाख़ून दीपक के कम प्रकाश के कारण टाले जाते थे।
hg: Mangalvar Mangal ka aur naai ki chhutti ka, Shanivar Shani ka, Guruvar Guru aur vrat ka din; isliye riwaz unhe chhodta hai. Raat me nakhun deepak ke kam prakash ke karan taale jaate the.

# money-lending-days almanac
@names
en: day to lend money, day to take a loan, loan repayment day, giving money at sunset
hi: उधार किस दिन दें, कर्ज किस दिन लें, कर्ज किस दिन चुकाएँ
hg: udhar kis din de, karz kis din le, karz kis din chukaye, loan kis din le
@ask
en: on which day should a loan not be taken | which day to repay debt so that it ends soon | giving money after sunset bad | should we lend on wednesday | loan on tuesday why avoided | emi date on which day | opening a bank account which day | giving salt milk or curd in evening to neighbours | loan on tuesday | repay loan tuesday | lend money wednesday | evening money giving | emi first payment day | emi start on tuesday | loan day friday | deposit money in bank which day | debt return on tuesday reason
hi: कर्ज़ किस दिन नहीं लेना चाहिए | कर्ज़ किस दिन चुकाएँ | शाम को पैसे क्यों नहीं देते | बुधवार को उधार देना चाहिए क्या | मंगलवार को कर्ज़ क्यों नहीं लेते | बैंक खाता किस दिन खोलें | शाम को दूध दही किसी को क्यों नहीं देते | मंगलवार को कर्ज़ चुकाना | बुधवार को पैसे देना | शाम को उधार | लोन किस दिन लें | शाम को झाड़ू और पैसे | ईएमआई किस दिन शुरू करें | क़र्ज़ शुक्रवार को लें क्या | बैंक में पैसा किस दिन जमा करें | मंगलवार को क़र्ज़ क्यों चुकाते हैं
hg: karz kis din nahi lena chahiye | karz kis din chukana chahiye | sham ko paise kyu nahi dete | budhvar ko udhar dena chahiye kya | mangalvar ko karz kyu nahi lete | bank account kis din khole | sham ko doodh dahi kisi ko kyu nahi dete | loan lene ka shubh din | mangalvar ko karz chukana | budhvar ko paise dena | sham ko udhar dena | loan kis din lena chahiye | emi kis din de | emi kis din shuru kare | karz shukravar ko le kya | bank me paisa kis din jama kare | mangalvar ko karz kyu chukate hai
@when classical most MCH
en: By the muhurta books a loan is not taken on Tuesday, on Sankranti or under Hasta on a Sunday, and Tuesday is good to repay; money is not lent on Wednesday.
hi: मुहूर्त ग्रंथों में मंगलवार, संक्रांति और रविवार के हस्त में कर्ज़ नहीं लेते, और मंगलवार चुकाने को अच्छा है; बुधवार को उधार नहीं देते।
hg: Muhurat granthon me Mangalvar, Sankranti aur Ravivar ke Hasta me karz nahi lete, aur Mangalvar chukane ko achha hai; Budhvar ko udhaar nahi dete.
@ok modern wide SENSE
en: With a bank the due date decides: paying in time saves more than any weekday. Not giving milk, salt or money at dusk is an old courtesy to Lakshmi; help in need is always right.
hi: बैंक में नियत तारीख़ ही ठीक है: समय पर चुकाना किसी भी वार से अधिक बचाता है। शाम को दूध, नमक, पैसा न देना लक्ष्मी के आदर का पुराना रिवाज है; ज़रूरतमंद की मदद सदा ठीक है।
hg: Bank me niyat tarikh hi theek hai: samay par chukana kisi bhi vaar se zyada bachata hai. Shaam ko doodh, namak, paisa na dena Lakshmi ke aadar ka purana riwaz hai; zarooratmand ki madad hamesha theek hai.
@why classical regional MCH
en: Mangal is said to make debts linger: so a debt taken on Tuesday sticks and one paid back on Tuesday goes for good. Depositing savings suits Thursday and Friday, by custom; the bank's due date rules.
hi: मंगल क़र्ज़ को लंबा करता है, ऐसा कहते हैं: मंगलवार को लिया क़र्ज़ टिकता और लौटाया क़र्ज़ समाप्त होता है। बचत जमा गुरुवार-शुक्रवार की रीति; बैंक की तारीख़ पहले।
hg: Mangal karz ko lamba karta hai, aisa kehte hain: Mangalvar ko liya karz tikta aur lautaya karz samaapt hota hai. Bachat jama Guruvar-Shukravar ki reeti; bank ki date pehle.

# pitru-paksha-buying almanac
@names
en: buying in pitru paksha, shopping in shradh, new things in shradh
hi: पितृ पक्ष में खरीदारी, श्राद्ध में खरीदना, श्राद्ध में नया सामान
hg: pitru paksha me kharidari, shradh me kharidari, shradh me naya saman
@ask
en: can we buy new things in pitru paksha | can I buy a phone in shradh | is property booking allowed in pitru paksha | new clothes in shradh bad | can we start a job in shradh | engagement or house shift in shradh | big sale falls in pitru paksha, can I order | shradh shopping | buy car in pitru paksha | pitru paksha house shifting | new mobile during shradh | shradh me online order | can I buy a phone in shradh | pitru paksha start shifting house | pitru paksha marriage engagement allowed | what should not be done in pitru paksha | pitru paksha hair cut onion garlic
hi: पितृ पक्ष में ख़रीदारी कर सकते हैं क्या | श्राद्ध में नए कपड़े ख़रीदना | श्राद्ध में मोबाइल ले सकते हैं क्या | श्राद्ध में मकान बुक कर सकते हैं | पितृ पक्ष में नौकरी शुरू करना | श्राद्ध में सगाई क्यों नहीं करते | सेल पितृ पक्ष में आती है, ऑर्डर करें क्या | श्राद्ध में ख़रीदारी शुभ है क्या | पितृ पक्ष में गाड़ी | पितृ पक्ष में घर बदलना | श्राद्ध में सोना | पितृ पक्ष में क्या न करें ख़रीदारी में | पितृ पक्ष में फ़ोन ख़रीद सकते हैं क्या | श्राद्ध में क्या नहीं करना चाहिए | पितृ पक्ष में सगाई | पितृ पक्ष में घर बदलना | पितृ पक्ष में प्याज़ लहसुन
hg: pitru paksha me kharidari kar sakte hai kya | shradh me naye kapde kharidna | shradh me mobile le sakte hai kya | shradh me makan book kar sakte hai kya | pitru paksha me naukri shuru karna | shradh me sagai kyu nahi karte | sale pitru paksha me aati hai order kare kya | shradh me kharidari shubh hai kya | pitru paksha me gadi lena | pitru paksha me ghar badalna | shradh me sona lena | shradh me online order | pitru paksha me phone kharid sakte hai kya | shradh me kya nahi karna chahiye | pitru paksha me sagai | pitru paksha me ghar badalna | pitru paksha me pyaz lehsun
@ok modern disputed CUSTOM
en: In pitru paksha weddings, griha pravesh and great purchases are put off by most, as the fortnight is for ancestors; needed things, study, jobs and treatment go on. Some hold that ancestors are glad of new things too.
hi: पितृ पक्ष में विवाह, गृह प्रवेश और बड़ी ख़रीद ज़्यादातर लोग टालते हैं, यह पखवाड़ा पितरों का है; ज़रूरी सामान, पढ़ाई, नौकरी, इलाज चलते हैं। कुछ मानते हैं कि नई वस्तु से पितर भी प्रसन्न होते हैं।
hg: Pitru paksha me vivah, griha pravesh aur badi khareed zyadatar log taalte hain, yeh pakhwada pitron ka hai; zaroori saaman, padhai, naukri, ilaaj chalte hain. Kuch maante hain ki nayi vastu se pitar bhi prasann hote hain.
@do modern most CUSTOM
en: Order now and use it from Navratri, if that gives peace. What was bought in ignorance needs no remedy.
hi: मन की शांति के लिए अभी मँगा लें और नवरात्रि से उपयोग करें। अनजाने में ख़रीदे का कोई उपाय ज़रूरी नहीं।
hg: Mann ki shanti ke liye abhi manga lein aur Navratri se upyog karein. Anjaane me kharide ka koi upay zaroori nahi.
@which modern most CUSTOM
en: Put off in pitru paksha: wedding, engagement, house entry, mundan, new house or car, and gold. Also by custom: meat, drink, onion, garlic, masoor and haircuts by the one doing shraddh. Medicines, school things and needed clothes are bought.
hi: पितृ पक्ष में टालते हैं: विवाह, सगाई, गृह प्रवेश, मुंडन, नया घर-वाहन, सोना। श्राद्ध करने वाला मांस, मदिरा, प्याज़, लहसुन, मसूर और बाल कटवाना भी छोड़ता है। दवा, स्कूल का सामान, ज़रूरी कपड़े लेते हैं।
hg: Pitru paksha me taalte hain: vivah, sagai, griha pravesh, mundan, naya ghar-vahan, sona. Shraddh karne wala maans, madira, pyaz, lehsun, masoor aur baal katwana bhi chhodta hai. Dawa, school ka saaman, zaroori kapde lete hain.

# job-joining-day almanac
@names
en: job joining day, day to join a new job, interview day, resignation day
hi: नौकरी जॉइन करने का दिन, इंटरव्यू का शुभ दिन, नौकरी शुरू करने का मुहूर्त
hg: job joining ka din, naukri join karne ka din, interview ka shubh din
@ask
en: which day is good to join a new job | can I join a job on saturday or tuesday | interview on amavasya is it bad | what to do before going for interview | joining date falls in rahu kaal | auspicious time to sign offer letter | which day to resign | joining on tuesday | good day for interview | first day at office | job start saturday | join date amavasya | resign on which day | job joining on tuesday or saturday | joining in kharmas | interview lucky colour day | which time to send resume
hi: नौकरी किस दिन जॉइन करें | मंगलवार को नौकरी जॉइन कर सकते हैं क्या | इंटरव्यू के लिए कौन सा दिन शुभ | इंटरव्यू पर जाने से पहले क्या करें | जॉइनिंग राहु काल में है | ऑफ़र लेटर कब साइन करें | इस्तीफ़ा किस दिन दें | मंगलवार को जॉइनिंग | इंटरव्यू का दिन | दफ़्तर का पहला दिन | शनिवार को नौकरी शुरू | अमावस्या को जॉइन करना | इस्तीफ़ा किस दिन दें | नौकरी मंगलवार को जॉइन करें क्या | खरमास में नौकरी जॉइन | इंटरव्यू के दिन क्या पहनें | शनिवार को जॉइन करना
hg: naukri kis din join kare | mangalvar ko job join kar sakte hai kya | interview ke liye kaunsa din shubh hai | interview par jane se pehle kya kare | joining rahu kaal me hai kya kare | offer letter kab sign kare | resign kis din kare | mangalvar ko joining | interview ka din | office ka pehla din | shanivar ko job start | amavasya ko join karna | resign kis din de | naukri mangalvar ko join kare kya | kharmas me naukri join | interview ke din kya pehne | shanivar ko joining
@when modern most JYOTISH
en: Sunday, Monday, Wednesday, Thursday and Friday are liked for joining a job, Sunday and Tuesday for government and uniformed service. The employer's date comes first; sign your paper before or after rahu kaal if it matters to you.
hi: नौकरी के लिए रवि, सोम, बुध, गुरु और शुक्रवार पसंद हैं, सरकारी और वर्दी की सेवा के लिए रवि और मंगल भी। नियोक्ता की तारीख़ पहले; मन हो तो हस्ताक्षर राहु काल से पहले या बाद में करें।
hg: Naukri ke liye Ravi, Som, Budh, Guru aur Shukravar pasand hain, sarkari aur vardi ki seva ke liye Ravi aur Mangal bhi. Company ki tarikh pehle; mann ho to sign rahu kaal se pehle ya baad me karein.
@do modern wide CUSTOM
en: Before an interview: a prayer to Ganesh, elders' blessing, curd and sugar, and the right foot over the threshold. Then papers ready, sleep, and arriving early.
hi: इंटरव्यू से पहले: गणेश जी को प्रणाम, बड़ों का आशीर्वाद, दही-चीनी, और दाहिना पैर पहले। फिर काग़ज़ तैयार, पूरी नींद और समय से पहले पहुँचना।
hg: Interview se pehle: Ganesh ji ko pranam, badon ka aashirwad, dahi-chini, aur daahina pair pehle. Phir kaagaz taiyaar, poori neend aur samay se pehle pahunchna.
@ok modern most JYOTISH
en: A job may be joined on Tuesday and Saturday too, and in kharmas, pitru paksha or chaturmas: none of these forbids service. Colours: what you feel sure in; sleep and papers matter more.
hi: नौकरी मंगलवार-शनिवार, और खरमास, पितृ पक्ष, चातुर्मास में भी जॉइन कर सकते हैं: कोई सेवा को मना नहीं करता। रंग जिसमें आत्मविश्वास हो; नींद और काग़ज़ ज़्यादा महत्त्व के हैं।
hg: Naukri Mangalvar-Shanivar, aur kharmas, pitru paksha, chaturmas me bhi join kar sakte hain: koi seva ko mana nahi karta. Rang jisme confidence ho; neend aur kaagaz zyada mahatva ke hain.
@link /muhurat

# study-start-muhurat almanac
@names
en: vidyarambh muhurat, school admission day, first day of school muhurat, aksharabhyasam, akshar abhyas
hi: विद्यारंभ मुहूर्त, पढ़ाई शुरू करने का दिन, अक्षर अभ्यास, पाटी पूजन
hg: vidyarambh muhurat, padhai shuru karne ka din, akshar abhyas, school admission ka din
@ask
en: when should a child's learning begin | best day for vidyarambh | which day for school admission | can we do aksharabhyasam on vijayadashami | at which age is vidyarambh done | good time to start coaching | which day to give the first pencil | vidyarambh age | vasant panchami writing | school start day | tuition start day | patti pujan | which nakshatra for vidyarambh | school admission in kharmas ok | first day coaching class
hi: बच्चे की पढ़ाई किस दिन शुरू करें | विद्यारंभ किस उम्र में होता है | विद्यारंभ का शुभ दिन | स्कूल में दाख़िला किस दिन कराएँ | वसंत पंचमी को विद्यारंभ | कोचिंग किस दिन शुरू करें | पहला अक्षर कब लिखवाएँ | विद्यारंभ संस्कार कब | वसंत पंचमी को लिखना | स्कूल का पहला दिन | ट्यूशन किस दिन | पट्टी पूजन | विद्यारंभ के नक्षत्र | खरमास में स्कूल दाख़िला ठीक है क्या | कोचिंग किस दिन शुरू करें
hg: bacche ki padhai kis din shuru kare | vidyarambh kis umar me hota hai | vidyarambh ka shubh din | school me admission kis din karaye | vasant panchami ko vidyarambh | coaching kis din shuru kare | pehla akshar kab likhwaye | vidyarambh sanskar kab | vasant panchami ko likhna | school ka pehla din | tuition kis din shuru | patti pujan | vidyarambh ke nakshatra | kharmas me school admission theek hai kya | coaching kis din shuru kare
@when classical most MCH
en: Vidyarambh is done in the fifth year, today from three on, best on Vasant Panchami or Vijayadashami; else on a Wednesday, Thursday, Friday or Sunday of the bright half in the Sun's northern course.
hi: विद्यारंभ पाँचवें वर्ष में, आजकल तीन से, करते हैं, सबसे अच्छे वसंत पंचमी और विजयादशमी; नहीं तो उत्तरायण में शुक्ल पक्ष का बुध, गुरु, शुक्र या रविवार।
hg: Vidyarambh paanchve varsh me, aajkal teen se, karte hain, sabse achhe Vasant Panchami aur Vijayadashami; nahi to uttarayan me shukla paksh ka Budh, Guru, Shukra ya Ravivar.
@how modern wide CUSTOM
en: The child sits facing east on an elder's lap, Ganesh and Saraswati are remembered, and the hand is led to write Om, Shri or the first letter in rice or on a slate.
hi: बच्चा बड़े की गोद में पूर्व की ओर बैठता है, गणेश-सरस्वती का स्मरण होता है, और हाथ पकड़कर चावल या स्लेट पर ॐ, श्री या पहला अक्षर लिखवाते हैं।
hg: Bachcha bade ki god me east ki or baithta hai, Ganesh-Saraswati ka smaran hota hai, aur haath pakadkar chawal ya slate par Om, Shri ya pehla akshar likhwate hain.
@which classical most MCH
en: For vidyarambh the nakshatras Ashwini, Mrigashira, Ardra, Punarvasu, Pushya, Hasta, Chitra, Swati, Anuradha, Shravana, Dhanishta and Revati are named, and tithis 2, 3, 5, 6, 10, 11, 12. Tuesday and Saturday are left out.
hi: विद्यारंभ के नक्षत्र हैं अश्विनी, मृगशिरा, आर्द्रा, पुनर्वसु, पुष्य, हस्त, चित्रा, स्वाति, अनुराधा, श्रवण, धनिष्ठा और रेवती; तिथि 2, 3, 5, 6, 10, 11, 12। मंगल और शनिवार छोड़ते हैं।
hg: Vidyarambh ke nakshatra hain Ashwini, Mrigashira, Ardra, Punarvasu, Pushya, Hasta, Chitra, Swati, Anuradha, Shravan, Dhanishta aur Revati; tithi 2, 3, 5, 6, 10, 11, 12. Mangal aur Shanivar chhodte hain.
@ok modern most JYOTISH
en: School admission and coaching follow the school's calendar and need no muhurat; kharmas, pitru paksha and chaturmas forbid no study. A prayer to Saraswati and a good breakfast make a first day.
hi: स्कूल दाख़िला और कोचिंग स्कूल के कैलेंडर से चलते हैं, मुहूर्त ज़रूरी नहीं; खरमास, पितृ पक्ष और चातुर्मास पढ़ाई नहीं रोकते। सरस्वती प्रार्थना और अच्छा नाश्ता पहले दिन के लिए काफ़ी हैं।
hg: School admission aur coaching school ke calendar se chalte hain, muhurat zaroori nahi; kharmas, pitru paksha aur chaturmas padhai nahi rokte. Saraswati prarthna aur achha nashta pehle din ke liye kaafi hain.

# other-sanskar-muhurat almanac
@names
en: namkaran muhurat, annaprashan muhurat, ear piercing muhurat, karnavedha, engagement muhurat
hi: नामकरण मुहूर्त, अन्नप्राशन मुहूर्त, कर्णवेध मुहूर्त, कान छेदन, सगाई का मुहूर्त
hg: namkaran muhurat, annaprashan muhurat, kaan chhedan, karnvedh, sagai ka muhurat
@ask
en: which day is good for namkaran | when to do ear piercing of baby | muhurat for annaprashan | good day for ring ceremony | ear piercing in which month of age | can engagement be held in chaturmas | naming on 12th day falls on amavasya | naming ceremony day | annaprashan month for girl | ear piercing day baby | ring ceremony good day | roka day | engagement on which day | ring ceremony which month | annaprashan with what food | namkaran without nakshatra | ear piercing girl which age
hi: नामकरण किस दिन करें | बच्चे के कान किस महीने छिदवाएँ | अन्नप्राशन का शुभ दिन | सगाई के लिए शुभ दिन | कान छेदन का मुहूर्त | चातुर्मास में सगाई हो सकती है क्या | बारहवें दिन अमावस्या है नामकरण करें क्या | नाम रखने का दिन | लड़की का अन्नप्राशन | कान छिदवाने का दिन | रोका किस दिन | अंगूठी की रस्म का दिन | सगाई किस दिन करें | अन्नप्राशन में क्या खिलाएँ | सूतक में नामकरण
hg: namkaran kis din kare | bacche ke kaan kis mahine chhidwaye | annaprashan ka shubh din | sagai ke liye shubh din | kaan chhedan ka muhurat | chaturmas me sagai ho sakti hai kya | 12ve din amavasya hai namkaran kare kya | naam rakhne ka din | ladki ka annaprashan | roka kis din | ring ceremony ka din | sagai kis din kare | annaprashan me kya khilaye | namkaran kis din | sutak me namkaran
@when classical most MCH
en: Namkaran is on the 10th, 11th or 12th day and then needs no muhurat; annaprashan in the 6th or 8th month for boys, the 5th or 7th for girls; ear piercing in the 6th to 8th month or an odd year.
hi: नामकरण 10वें, 11वें या 12वें दिन, तब मुहूर्त ज़रूरी नहीं; अन्नप्राशन बालक का छठे-आठवें, बालिका का पाँचवें-सातवें महीने; कर्णवेध छठे से आठवें महीने या विषम वर्ष में।
hg: Namkaran 10ve, 11ve ya 12ve din, tab muhurat zaroori nahi; annaprashan balak ka chhathe-aathve, balika ka paanchve-saatve mahine; karnvedh chhathe se aathve mahine ya visham varsh me.
@which modern most CUSTOM
en: For all of these Monday, Wednesday, Thursday and Friday of the bright half with a soft nakshatra such as Mrigashira, Revati, Chitra or Anuradha are liked. Engagements are held in chaturmas too in many families.
hi: इन सबके लिए शुक्ल पक्ष के सोम, बुध, गुरु, शुक्रवार और मृगशिरा, रेवती, चित्रा, अनुराधा जैसे मृदु नक्षत्र पसंद हैं। कई परिवारों में सगाई चातुर्मास में भी होती है।
hg: In sabke liye shukla paksh ke Som, Budh, Guru, Shukravar aur Mrigashira, Revati, Chitra, Anuradha jaise mridu nakshatra pasand hain. Kai parivaron me sagai chaturmas me bhi hoti hai.
@how modern most CUSTOM
en: Namkaran after birth sutak: bath, Ganesh, letter of the nakshatra, name said in the right ear by father or elder. Annaprashan: kheer or rice with ghee, a doctor's advice on age (six months) first.
hi: नामकरण जन्म सूतक के बाद: स्नान, गणेश, नक्षत्र का अक्षर, पिता या बड़े दाएँ कान में नाम कहें। अन्नप्राशन: खीर या घी-भात, पहले डॉक्टर से आयु (छह माह) पूछें।
hg: Namkaran janm sutak ke baad: snan, Ganesh, nakshatra ka akshar, pita ya bade daayein kaan me naam kahein. Annaprashan: kheer ya ghee-bhaat, pehle doctor se umar (chhah mahine) poochhein.
@see namkaran, annaprashan
@link /muhurat

# no-muhurat-available almanac
@names
en: no muhurat available, work begun without muhurat, missed the muhurat, is muhurat necessary
hi: मुहूर्त न मिले, बिना मुहूर्त का काम, मुहूर्त निकल गया, मुहूर्त ज़रूरी है क्या
hg: muhurat na mile, bina muhurat ke kaam, muhurat nikal gaya, muhurat jaruri hai kya
@ask
en: is a muhurat really necessary | we missed the muhurat by an hour | what if no muhurat is available this month | work was started in bad time what now | does muhurat change luck | our priest came late and the muhurat passed | muhurat for emergency work | two pandits gave two different muhurats | muhurat passed | without muhurat ok | no shubh date | auspicious time missed because of traffic | started without muhurat | last minute function no auspicious time | can we do puja any day without muhurat
hi: मुहूर्त देखना ज़रूरी है क्या | मुहूर्त निकल जाए तो क्या करें | इस महीने कोई मुहूर्त नहीं है | अशुभ समय में काम शुरू हो गया क्या करें | मुहूर्त से भाग्य बदलता है क्या | पंडित देर से आए और मुहूर्त निकल गया | दो पंडितों ने अलग मुहूर्त दिया | ज़रूरी काम में मुहूर्त | बिना मुहूर्त शुभ काम | मुहूर्त चूक गया | शुभ तारीख़ नहीं मिल रही | ट्रैफ़िक में मुहूर्त निकल गया | मुहूर्त न देखें तो क्या होगा | जल्दी में बिना मुहूर्त काम कैसे करें | बिना मुहूर्त पूजा हो सकती है क्या
hg: muhurat dekhna jaruri hai kya | muhurat nikal jaye to kya kare | is mahine koi muhurat nahi hai | ashubh samay me kaam shuru ho gaya kya kare | muhurat se kismat badalti hai kya | pandit ji late aaye muhurat nikal gaya | do pandit ne alag muhurat diya | emergency kaam me muhurat | bina muhurat shubh kaam | muhurat chook gaya | shubh date nahi mil rahi | traffic me muhurat nikal gaya | muhurat na dekhe to kya hoga | jaldi me bina muhurat kaam kaise kare | bina muhurat puja ho sakti hai kya
@ok modern wide CUSTOM
en: A muhurat is a custom of good beginnings, not a must: work begun in need without one is no fault, and no bad luck follows. Nobody can prove that an hour decides a life.
hi: मुहूर्त अच्छे आरंभ का रिवाज है, अनिवार्य नहीं: ज़रूरत में बिना मुहूर्त शुरू काम दोष नहीं, और उससे दुर्भाग्य नहीं आता। कोई सिद्ध नहीं कर सकता कि एक घड़ी जीवन तय करती है।
hg: Muhurat achhe aarambh ka riwaz hai, zaroori nahi: zaroorat me bina muhurat shuru kaam dosh nahi, aur usse durbhagya nahi aata. Koi siddh nahi kar sakta ki ek ghadi jeevan tay karti hai.
@do modern most CUSTOM
en: If the hour passed, go on with a prayer to Ganesh; abhijit around noon, a labh, shubh or amrit choghadiya, or brahma muhurta serve as second choices. Two pandits differ because almanacs and rules differ.
hi: समय निकल जाए तो गणेश जी का स्मरण कर आगे बढ़ें; दोपहर का अभिजित, लाभ-शुभ-अमृत चौघड़िया या ब्रह्म मुहूर्त दूसरे विकल्प हैं। दो पंडितों में अंतर पंचांग और नियमों के अंतर से है।
hg: Samay nikal jaye to Ganesh ji ka smaran kar aage badhein; dopahar ka Abhijit, laabh-shubh-amrit choghadiya ya brahma muhurta doosre vikalp hain. Do panditon me antar panchang aur niyamon ke antar se hai.
@how modern most JYOTISH
en: Begin without a muhurat so: light a lamp, remember Ganesh and your own deity, take elders' blessing, choose abhijit near noon or a good choghadiya outside rahu kaal, and start calmly.
hi: बिना मुहूर्त ऐसे शुरू करें: दीपक जलाएँ, गणेश और अपने इष्ट को याद करें, बड़ों का आशीर्वाद लें, दोपहर के पास अभिजित या राहु काल से बाहर अच्छा चौघड़िया लें, और शांति से आरंभ करें।
hg: Bina muhurat aise shuru karein: deepak jalayein, Ganesh aur apne isht ko yaad karein, badon ka aashirwad lein, dopahar ke paas abhijit ya rahu kaal se bahar achha choghadiya lein, aur shanti se aarambh karein.
@link /muhurat

# choghadiya-or-rahukaal-choice almanac
@names
en: choghadiya for which work, which choghadiya to choose, choghadiya and rahu kaal together
hi: किस काम के लिए कौन सा चौघड़िया, चौघड़िया और राहु काल साथ
hg: kis kaam ke liye kaunsa choghadiya, choghadiya aur rahu kaal sath
@ask
en: which choghadiya is good for travel | labh or amrit choghadiya which is better | rahu kaal and shubh choghadiya at the same time which to follow | can we work in udveg or rog | is abhijit stronger than rahu kaal | char choghadiya for journey | night choghadiya for puja | best choghadiya | labh choghadiya for shop | amrit choghadiya travel | rahu kaal vs choghadiya | rog choghadiya avoid | abhijit or choghadiya which is stronger | good choghadiya in rahu kaal what to do
hi: यात्रा के लिए कौन सा चौघड़िया अच्छा है | लाभ अच्छा या अमृत चौघड़िया | राहु काल में शुभ चौघड़िया हो तो क्या मानें | उद्वेग में कौन सा काम करें | अभिजित और राहु काल साथ हों तो | रोग और काल चौघड़िया में काम | सबसे अच्छा चौघड़िया | दुकान के लिए लाभ चौघड़िया | अमृत चौघड़िया में यात्रा | राहु काल या चौघड़िया | चौघड़िया किसके लिए देखें | अभिजित या चौघड़िया कौन बड़ा | राहु काल में अमृत चौघड़िया हो तो
hg: yatra ke liye kaunsa choghadiya acha hai | labh acha ya amrit choghadiya | rahu kaal me shubh choghadiya ho to kya mane | udveg me kaunsa kaam kare | abhijit aur rahu kaal sath ho to | rog aur kaal choghadiya me kaam | sabse acha choghadiya | dukan ke liye labh choghadiya | amrit choghadiya me yatra | rahu kaal ya choghadiya | choghadiya kiske liye dekhe | abhijit ya choghadiya konsa bada | rahu kaal me amrit choghadiya ho to
@which modern wide JYOTISH
en: Amrit, shubh and labh choghadiya are for all good work, labh for trade and study, char for travel. Udveg serves government matters, kaal gathering wealth, rog disputes; beginnings are kept out of these three.
hi: अमृत, शुभ और लाभ चौघड़िया सब शुभ कामों के लिए हैं, लाभ व्यापार-पढ़ाई और चर यात्रा के लिए। उद्वेग सरकारी काम, काल धन-संग्रह, रोग विवाद के लिए; नए आरंभ इन तीनों में नहीं करते।
hg: Amrit, shubh aur laabh choghadiya sab shubh kaamon ke liye hain, laabh vyapar-padhai aur char yatra ke liye. Udveg sarkari kaam, kaal dhan-sangrah, rog vivaad ke liye; naye aarambh in teenon me nahi karte.
@do modern disputed JYOTISH
en: When rahu kaal meets a good choghadiya, those who mind rahu kaal wait; in Gujarat and Rajasthan many trust the choghadiya, and the older books give abhijit the greater strength.
hi: राहु काल और शुभ चौघड़िया साथ हों तो राहु काल मानने वाले रुकते हैं; गुजरात-राजस्थान में कई चौघड़िया मानते हैं, और पुराने ग्रंथ अभिजित को अधिक बल देते हैं।
hg: Rahu kaal aur shubh choghadiya saath hon to rahu kaal maanne wale rukte hain; Gujarat-Rajasthan me kai choghadiya maante hain, aur purane granth Abhijit ko zyada bal dete hain.
@ok modern most JYOTISH
en: For weddings, house entry and samskaras a choghadiya does not replace a full muhurat; for a purchase, interview, trip or opening of a shop it is enough. At night the night choghadiya counts.
hi: विवाह, गृह प्रवेश और संस्कार के लिए चौघड़िया पूरे मुहूर्त की जगह नहीं लेता; ख़रीदारी, इंटरव्यू, यात्रा या दुकान खोलने के लिए काफ़ी है। रात में रात का चौघड़िया लें।
hg: Vivah, griha pravesh aur sanskar ke liye choghadiya poore muhurat ki jagah nahi leta; kharidari, interview, yatra ya dukaan kholne ke liye kaafi hai. Raat me raat ka choghadiya lein.
@see choghadiya, rahu-kaal

# surgery-muhurat almanac
@names
en: surgery muhurat, operation day, day to start medicine, day for an operation
hi: ऑपरेशन का मुहूर्त, सर्जरी का दिन, दवा शुरू करने का दिन, ऑपरेशन का दिन
hg: operation ka muhurat, surgery ka din, dawa shuru karne ka din, operation ka din, operation ke liye din, operation kis din
@ask
en: which day is good for surgery | operation on amavasya or purnima is risky | can operation be delayed for muhurat | good day to start treatment | surgery date is in panchak | is tuesday good for operation | eye operation of my father is on saturday | surgery date astrology | operation good day | treatment start day | hospital admission day | operation in shradh | operation on amavasya or ekadashi | which nakshatra for surgery | cataract operation date choose
en: good day for a planned operation
hi: ऑपरेशन किस दिन कराना चाहिए | अमावस्या को ऑपरेशन करा सकते हैं क्या | पंचक में ऑपरेशन | सर्जरी के लिए मुहूर्त ज़रूरी है क्या | इलाज किस दिन शुरू करें | मंगलवार को ऑपरेशन कैसा है | पिताजी का ऑपरेशन शनिवार को है | ऑपरेशन की तारीख़ ज्योतिष | सर्जरी अमावस्या | अस्पताल में भर्ती का दिन | दवा किस दिन शुरू | श्राद्ध में ऑपरेशन | अमावस्या को ऑपरेशन ठीक है क्या | ऑपरेशन के नक्षत्र | मोतियाबिंद ऑपरेशन किस दिन
hi: ऑपरेशन किस दिन कराएँ
hi: ऑपरेशन किस दिन कराना सही
hg: operation kis din karana chahiye | amavasya ko operation kara sakte hai kya | panchak me operation | surgery ke liye muhurat jaruri hai kya | ilaj kis din shuru kare | mangalvar ko operation kaisa hai | papa ka operation shanivar ko hai | operation ki date jyotish | surgery amavasya | hospital me bharti ka din | dawa kis din shuru | shradh me operation | amavasya ko operation theek hai kya | operation ke nakshatra | motiyabind operation kis din
hg: operation kis vaar ko karwaye
hg: operation kis din karana sahi rahega
@ok modern wide SENSE
en: Treatment and surgery follow the doctor's date; nothing in tradition asks a sick person to wait for a muhurat. Delay can harm, a weekday cannot.
hi: इलाज और ऑपरेशन डॉक्टर की तारीख़ पर हों; परंपरा में बीमार से मुहूर्त की प्रतीक्षा नहीं कराई जाती। देरी हानि कर सकती है, वार नहीं।
hg: Ilaaj aur operation doctor ki tarikh par hon; parampara me beemar se muhurat ki pratiksha nahi karayi jaati. Deri haani kar sakti hai, vaar nahi.
@which modern most JYOTISH
en: Where the doctor leaves a free choice, Tuesday and Saturday are named for surgery and Monday, Wednesday, Thursday or Friday for starting medicine. A prayer, and blood group and papers at hand, are preparation enough.
hi: डॉक्टर छूट दें तो सर्जरी के लिए मंगल-शनिवार और दवा शुरू करने के लिए सोम, बुध, गुरु, शुक्र गिनाए जाते हैं। प्रार्थना, और ब्लड ग्रुप व काग़ज़ पास रखना ही काफ़ी तैयारी है।
hg: Doctor chhoot dein to surgery ke liye Mangal-Shanivar aur dawa shuru karne ke liye Som, Budh, Guru, Shukra ginaye jaate hain. Prarthna, aur blood group va kaagaz paas rakhna hi kaafi taiyaari hai.
@when modern disputed JYOTISH
en: If the doctor leaves the date free, some choose a day when the Moon is not in the sign ruling that part of the body and not at full moon, under sharp nakshatras such as Ardra or Jyeshtha. Medicine finds no difference.
hi: डॉक्टर तारीख़ छोड़ दें तो कुछ लोग ऐसा दिन लेते हैं जब चंद्र उस अंग की राशि में न हो और पूर्णिमा न हो, आर्द्रा या ज्येष्ठा जैसे तीक्ष्ण नक्षत्र में। चिकित्सा को इसमें कोई अंतर नहीं मिला।
hg: Doctor tarikh chhod dein to kuch log aisa din lete hain jab Chandra us ang ki rashi me na ho aur purnima na ho, Ardra ya Jyeshtha jaise tikshna nakshatra me. Medical ko isme koi antar nahi mila.

# borewell-digging-day almanac
@names
en: borewell digging day, well digging muhurat, boring muhurat, handpump day
hi: बोरिंग का मुहूर्त, कुआँ खोदने का दिन, बोरवेल का शुभ दिन
hg: boring ka muhurat, kuan khodne ka din, borewell ka shubh din
en: borewell place, place for the borewell, boring direction
hi: बोरिंग की दिशा, बोरिंग की जगह, ट्यूबवेल की जगह
hg: boring ki disha, boring ki jagah, borewell ki jagah
@ask
en: which day is good for borewell drilling | nakshatra for digging a well | boring in panchak | water tank construction start day | handpump installation on saturday | coconut method to find water | boring day | start borewell which tithi | bore well on friday | well digging nakshatra | tubewell muhurat | which tithi for a borewell | boring in rainy season or pitru paksha
hi: बोरिंग किस दिन कराएँ | कुआँ खोदने के शुभ नक्षत्र | पंचक में बोरिंग करा सकते हैं क्या | हैंडपंप किस दिन लगवाएँ | नारियल से पानी ढूँढना सही है क्या | पानी की टंकी किस दिन बनवाएँ | बोरवेल किस तिथि में | शुक्रवार को बोरिंग | ट्यूबवेल का मुहूर्त | बोर करवाने का दिन | कुआँ खुदवाने का दिन | बोरिंग किस तिथि को करें | पितृ पक्ष में बोरिंग
hg: boring kis din karaye | kuan khodne ke shubh nakshatra | panchak me boring kara sakte hai kya | handpump kis din lagwaye | nariyal se pani dhundhna sahi hai kya | pani ki tanki kis din banwaye | borewell kis tithi me | shukravar ko boring | tubewell ka muhurat | bore karwane ka din | kuan khudwane ka din | boring kis tithi ko kare | pitru paksha me boring ho sakti hai
en: in which direction of the plot should the bore be dug | which part of the plot for the bore well, digging next week | where should a tube well be drilled | borewell in which corner of the site | bore point near the south wall or north
hi: बोरिंग किस कोने में करवाएँ | प्लॉट में बोर किस तरफ़ हो | ट्यूबवेल के लिए कौन सा कोना ठीक | बोरवेल किस दिशा में खुदवाएँ | कुआँ घर के किस ओर खोदें
hg: boring kis kone me karwaye | plot me bore kis taraf ho | tubewell ke liye konsa kona sahi | borewell kidhar khudwaye | bore kaha karna chahiye ghar me
@when classical most MCH
en: A well or boring is begun on Monday, Wednesday, Thursday or Friday under watery nakshatras: Rohini, Pushya, Magha, the three Uttaras, Hasta, Anuradha, Purva Ashadha, Dhanishta, Shatabhisha, Revati.
hi: कुआँ या बोरिंग सोम, बुध, गुरु या शुक्रवार को जल वाले नक्षत्रों में शुरू करते हैं: रोहिणी, पुष्य, मघा, तीनों उत्तरा, हस्त, अनुराधा, पूर्वाषाढ़ा, धनिष्ठा, शतभिषा, रेवती।
hg: Kuan ya boring Som, Budh, Guru ya Shukravar ko jal wale nakshatron me shuru karte hain: Rohini, Pushya, Magha, teenon Uttara, Hasta, Anuradha, Purvashadha, Dhanishtha, Shatabhisha, Revati.
@ok modern wide SENSE
en: Water is found by a survey of the ground, not by a coconut or twig; ask a geologist, and the local office, as a borewell needs permission in many places. Cap an empty bore so that no child falls in.
hi: पानी भूमि के सर्वेक्षण से मिलता है, नारियल या टहनी से नहीं; भूविज्ञानी और स्थानीय दफ़्तर से पूछें, कई जगह अनुमति चाहिए। ख़ाली बोर ढक दें ताकि कोई बच्चा न गिरे।
hg: Paani zameen ke survey se milta hai, nariyal ya tehni se nahi; geologist aur local office se poochein, kai jagah anumati chahiye. Khaali bore dhak dein taaki koi bachcha na gire.
@which modern most JYOTISH
en: The bright half and tithis 2, 3, 5, 7, 10, 11, 13 are liked for a borewell, in a watery sign of the Moon (Kark, Makar, Meen). Tuesday, rikta tithis and amavasya are left out; the driller's date counts more.
hi: बोरिंग के लिए शुक्ल पक्ष और तिथि 2, 3, 5, 7, 10, 11, 13 पसंद हैं, चंद्र जलीय राशि (कर्क, मकर, मीन) में हो। मंगलवार, रिक्ता तिथि और अमावस्या छोड़ते हैं; मशीन वाले की तारीख़ ज़्यादा मायने रखती है।
hg: Boring ke liye shukla paksha aur tithi 2, 3, 5, 7, 10, 11, 13 pasand hain, Chandra jaliya rashi (Kark, Makar, Meen) me ho. Mangalvar, rikta tithi aur amavasya chhodte hain; machine wale ki date zyada maayne rakhti hai.
@where classical wide BS
en: A borewell or well goes in the north-east, north or east of the plot, a little off the corner line and the wall. The south-west, south-east and centre are left out; where tests find water comes first.
hi: बोरिंग या कुआँ प्लॉट के ईशान, उत्तर या पूर्व में हो, कोने की रेखा और दीवार से थोड़ा हटकर। नैऋत्य, आग्नेय और बीच में नहीं; पर जाँच में पानी जहाँ मिले, वही पहले।
hg: Boring ya kuan plot ke north-east, north ya east me ho, kone ki rekha aur deewar se thoda hatkar. South-west, south-east aur beech me nahi; par jaanch me paani jahan mile, wahi pehle.

# new-clothes-things-day almanac
@names
en: day to wear new clothes, day for new shoes, day to buy furniture, day to buy utensils
hi: नए कपड़े किस दिन पहनें, फर्नीचर खरीदने का दिन, बर्तन खरीदने का दिन
hg: naye kapde kis din pehne, furniture kharidne ka din, bartan kharidne ka din
@ask
en: which day to wear new clothes first | can we buy furniture on tuesday | day to buy utensils | new shoes on which day | which day for buying wood | new gas stove first use which day | day to buy new phone or laptop | fridge delivery on saturday ok | new dress first wear day | buy bed on which day | utensils on saturday | new shoes day | ac fridge buying day | buy mobile on which day | when to buy bed and mattress | new fridge tv on saturday
hi: नए कपड़े किस दिन पहनने चाहिए | फ़र्नीचर किस दिन ख़रीदें | बर्तन किस दिन ख़रीदें | नए जूते किस दिन पहनें | नया चूल्हा किस दिन लगाएँ | नया मोबाइल किस दिन लें | पंचक में पलंग ख़रीद सकते हैं क्या | फ़्रिज शनिवार को आए तो | नए कपड़े शनिवार को | पलंग किस दिन लें | बर्तन शनिवार को | जूते ख़रीदने का दिन | एसी फ़्रिज किस दिन | मोबाइल किस दिन ख़रीदें | पलंग गद्दा कब ख़रीदें | शनिवार को फ़्रिज टीवी
hg: naye kapde kis din pehnne chahiye | furniture kis din kharide | bartan kis din kharide | naye jute kis din pehne | naya chulha kis din lagaye | naya mobile kis din le | panchak me palang kharid sakte hai kya | fridge shanivar ko aaye to | laptop kis din kharidna chahiye | naye kapde shanivar ko | palang kis din le | bartan shanivar ko | jute kharidne ka din | ac fridge kis din le | mobile kis din kharide | palang gadda kab le | shanivar ko fridge tv le sakte hai kya
@when modern most CUSTOM
en: New clothes are first worn on Wednesday, Thursday or Friday, and Sunday; utensils and gadgets are bought gladly on Wednesday, Thursday, Friday; furniture and beds outside panchak and, by many, not on Tuesday, Saturday and amavasya.
hi: नए कपड़े बुध, गुरु, शुक्र और रविवार को पहली बार पहनते हैं; बर्तन और उपकरण बुध, गुरु, शुक्र को लेते हैं; फ़र्नीचर-पलंग पंचक में नहीं, और कई लोग मंगल, शनि, अमावस्या को भी नहीं।
hg: Naye kapde Budh, Guru, Shukra aur Ravivar ko pehli baar pehnte hain; bartan aur gadget Budh, Guru, Shukra ko lete hain; furniture-palang panchak me nahi, aur kai log Mangal, Shani, amavasya ko bhi nahi.
@ok modern wide CUSTOM
en: These are small habits; uniforms, gifts and deliveries come when they come and bring no harm. Put a tilak on the new thing if you like to make it a good day.
hi: ये छोटे रिवाज हैं; वर्दी, उपहार और डिलीवरी जब आएँ, कोई हानि नहीं। अच्छा लगे तो नई चीज़ पर तिलक लगाकर दिन को शुभ कर लें।
hg: Yeh chhote riwaz hain; uniform, gift aur delivery jab aayein, koi haani nahi. Achha lage to nayi cheez par tilak lagakar din ko shubh kar lein.
@which modern most CUSTOM
en: For a phone, laptop or TV Wednesday and Friday are liked, for a bed and mattress Monday, Thursday and Friday outside panchak, for a mixer or cooker Wednesday and Friday. Iron and leather many do not buy on Saturday.
hi: फ़ोन, लैपटॉप, टीवी के लिए बुधवार और शुक्रवार पसंद हैं, पलंग-गद्दे के लिए पंचक से बाहर सोम, गुरु और शुक्रवार, मिक्सर-कुकर के लिए बुध और शुक्र। लोहा-चमड़ा बहुत लोग शनिवार को नहीं लेते।
hg: Phone, laptop, TV ke liye Budhvar aur Shukravar pasand hain, palang-gadde ke liye panchak se bahar Som, Guru aur Shukravar, mixer-cooker ke liye Budh aur Shukra. Loha-chamda bahut log Shanivar ko nahi lete.

# muhurat-abroad almanac
@names
en: muhurat abroad, muhurat in another time zone, indian muhurat in usa
hi: विदेश में मुहूर्त, दूसरे देश में मुहूर्त
hg: videsh me muhurat, usa me muhurat, foreign me muhurat kaise dekhe
@ask
en: which time should nri follow for muhurat | indian time or local time for griha pravesh in usa | can we use india panchang in canada | muhurat for dubai | festival date differs abroad why | we are in london and the pandit gave the muhurat in ist | panchang for new york | dubai griha pravesh time | india time or local time muhurat | puja time in australia | which sunrise for muhurat | diwali muhurat in usa uk canada | rahu kaal in dubai timing
hi: विदेश में मुहूर्त किस समय से मानें | अमेरिका में गृह प्रवेश का मुहूर्त भारत के समय से देखें या वहाँ के | कनाडा में पंचांग कैसे देखें | दुबई में मुहूर्त | विदेश में त्योहार की तारीख़ अलग क्यों | पंडित जी ने भारतीय समय में मुहूर्त दिया | अमेरिका में पंचांग | दुबई में गृह प्रवेश | भारत का समय या यहाँ का | ऑस्ट्रेलिया में पूजा का समय | किस शहर का सूर्योदय मानें | अमेरिका में दिवाली का मुहूर्त | दुबई में राहु काल कैसे निकालें
hg: videsh me muhurat kis time se mane | usa me griha pravesh ka muhurat india time se dekhe ya wahan ke | canada me panchang kaise dekhe | dubai me muhurat kaise dekhe | videsh me tyohar ki date alag kyu hoti hai | pandit ji ne ist me muhurat diya hai | america me panchang | dubai me griha pravesh | india ka time ya yaha ka | australia me pooja ka time | kis shehar ka sunrise mane | usa me diwali ka muhurat | dubai me rahu kaal kaise nikale
@how classical wide SS
en: A muhurat is reckoned for the place where the work is done: with its own sunrise and its own clock, not Indian time. Set your city in the app and it reckons for you there.
hi: मुहूर्त उसी स्थान का होता है जहाँ काम हो: वहाँ के सूर्योदय और घड़ी से, भारतीय समय से नहीं। ऐप में अपना शहर चुनें, वह वहीं की गणना करेगा।
hg: Muhurat usi sthan ka hota hai jahan kaam ho: wahan ke suryoday aur ghadi se, India time se nahi. App me apna shehar chunein, woh wahin ki ganana karega.
@why classical wide SS
en: A tithi ends at one moment for the whole world, but sunrise comes at other hours, so a festival may fall on another date abroad. Both are right in their place.
hi: तिथि पूरे संसार में एक ही क्षण समाप्त होती है, पर सूर्योदय अलग-अलग समय होता है, इसलिए विदेश में त्योहार की तारीख़ अलग हो सकती है। दोनों अपने स्थान पर सही हैं।
hg: Tithi poore sansaar me ek hi kshan samapt hoti hai, par suryoday alag-alag samay hota hai, isliye videsh me tyohar ki tarikh alag ho sakti hai. Dono apne sthan par sahi hain.
@do app wide APP
en: Set your city in the app, and tithi, rahu kaal, choghadiya and muhurat are reckoned for its sunrise and clock. Indian times on websites do not hold abroad, even when turned to local hours.
hi: ऐप में अपना शहर चुनें, तो तिथि, राहु काल, चौघड़िया और मुहूर्त वहाँ के सूर्योदय और घड़ी से निकलते हैं। वेबसाइट के भारतीय समय विदेश में लागू नहीं, स्थानीय घड़ी में बदलने पर भी नहीं।
hg: App me apna sheher chunein, to tithi, rahu kaal, choghadiya aur muhurat wahan ke sunrise aur ghadi se nikalte hain. Website ke Indian time videsh me laagu nahi, local ghadi me badalne par bhi nahi.
@link /muhurat

# griha-pravesh-special-cases almanac
@names
en: griha pravesh after renovation, griha pravesh when pregnant, griha pravesh in incomplete house, types of griha pravesh
hi: मरम्मत के बाद गृह प्रवेश, गर्भवती और गृह प्रवेश, अधूरे मकान में गृह प्रवेश, गृह प्रवेश के प्रकार
hg: renovation ke baad griha pravesh, pregnant aur griha pravesh, adhure makan me griha pravesh
@ask
en: can griha pravesh be done when wife is pregnant | griha pravesh in an incomplete house | is puja needed after renovation | griha pravesh of a resale flat | after a death in family when can griha pravesh be done | can we do griha pravesh and move later | three types of griha pravesh | can we rent out the house before griha pravesh | griha pravesh pregnant wife | half built house entry | resale flat puja | griha pravesh after death in family | enter house without living
hi: पत्नी गर्भवती हो तो गृह प्रवेश कर सकते हैं क्या | अधूरे मकान में गृह प्रवेश करें क्या | मरम्मत के बाद गृह प्रवेश ज़रूरी है क्या | पुराना मकान ख़रीदा है, गृह प्रवेश करें क्या | परिवार में मृत्यु के बाद गृह प्रवेश कब करें | गृह प्रवेश करके बाद में रहने जाएँ तो | गृह प्रवेश कितने प्रकार का होता है | गर्भवती पत्नी गृह प्रवेश | आधा बना मकान | पुराने फ़्लैट का गृह प्रवेश | सूतक में गृह प्रवेश | गृह प्रवेश के बाद ताला लगाना
hg: wife pregnant ho to griha pravesh kar sakte hai kya | adhure makan me griha pravesh kare kya | renovation ke baad griha pravesh jaruri hai kya | purana flat kharida hai griha pravesh kare kya | ghar me death ke baad griha pravesh kab kare | griha pravesh karke baad me rehne jaye to | griha pravesh kitne prakar ka hota hai | garbhvati patni griha pravesh | aadha bana makan | purane flat ka griha pravesh | sutak me griha pravesh | griha pravesh ke baad tala lagana
@which classical wide MCH
en: There are three kinds of griha pravesh: apoorva into a new house, sapoorva when returning or entering an older one, dwandva after repair or damage. Muhurat is minded most for the first, and lightly for the others.
hi: गृह प्रवेश तीन हैं: अपूर्व नए घर में, सपूर्व लौटने पर या पुराने घर में, द्वंद्व मरम्मत या क्षति के बाद। मुहूर्त पहले में सबसे अधिक देखते हैं, बाक़ी में हल्का।
hg: Griha pravesh teen hain: apoorva naye ghar me, sapoorva lautne par ya purane ghar me, dwandva marammat ya kshati ke baad. Muhurat pehle me sabse zyada dekhte hain, baaki me halka.
@ok modern disputed CUSTOM
en: With a pregnant wife many families wait in late months, for her rest more than for any rule; a short puja is fine. A house should have roof, doors and be swept; after a death most wait out the mourning, some a year.
hi: पत्नी गर्भवती हो तो अंतिम महीनों में कई परिवार रुकते हैं, नियम से अधिक उनके आराम के लिए; छोटी पूजा ठीक है। घर में छत, दरवाज़े और सफ़ाई हो; मृत्यु के बाद ज़्यादातर सूतक तक, कुछ साल भर रुकते हैं।
hg: Wife pregnant ho to antim mahino me kai parivar rukte hain, niyam se zyada unke aaram ke liye; chhoti puja theek hai. Ghar me chhat, darwaze aur safai ho; mrityu ke baad zyadatar sutak tak, kuch saal bhar rukte hain.
@see griha-pravesh-puja
`;
