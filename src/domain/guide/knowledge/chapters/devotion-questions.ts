export default `
# twelve-jyotirlinga deity
@names
en: jyotirlinga, twelve jyotirlingas, 12 jyotirlinga, jyotirling
hi: ज्योतिर्लिंग, बारह ज्योतिर्लिंग, 12 ज्योतिर्लिंग
hg: jyotirling ke naam, barah jyotirling, 12 jyotirling
@ask
en: names of the 12 jyotirlingas | where are the twelve jyotirlingas | list of jyotirlinga temples | what is a jyotirlinga | which jyotirlinga is in maharashtra
en: which jyotirlinga is in maharashtra | jyotirlinga in madhya pradesh names | first jyotirlinga name | jyotirlinga state wise list | story of jyotirlinga pillar of light | can one visit jyotirlinga in any order
hi: 12 ज्योतिर्लिंगों के नाम | बारहों ज्योतिर्लिंग किन जगहों पर हैं | ज्योतिर्लिंग क्या होता है | ज्योतिर्लिंगों की सूची बताओ | महाराष्ट्र में कौन से ज्योतिर्लिंग हैं
hi: महाराष्ट्र में कितने ज्योतिर्लिंग | पहला ज्योतिर्लिंग कौन सा | ज्योतिर्लिंग राज्यवार सूची | ज्योतिर्लिंग की कथा | ज्योतिर्लिंग किस क्रम में देखें
hg: 12 jyotirling ke naam bata do | barah jyotirling kaha kaha hai | jyotirling kya hota hai | jyotirling ki list | maharashtra me kaun se jyotirling hai
hg: maharashtra me kitne jyotirling hai | pehla jyotirling kaun sa hai | jyotirling state wise list | jyotirling ki kahani | jyotirling kis order me dekhe
@which classical most PUR
en: The twelve jyotirlingas are Somnath, Mallikarjuna (Srisailam), Mahakaleshwar (Ujjain), Omkareshwar, Kedarnath, Bhimashankar, Vishwanath (Kashi), Tryambakeshwar, Vaidyanath, Nageshwar, Rameshwaram and Grishneshwar. For Vaidyanath, Nageshwar and Bhimashankar more than one place is revered.
hi: बारह ज्योतिर्लिंग हैं सोमनाथ, मल्लिकार्जुन (श्रीशैलम), महाकालेश्वर (उज्जैन), ओंकारेश्वर, केदारनाथ, भीमाशंकर, विश्वनाथ (काशी), त्र्यंबकेश्वर, वैद्यनाथ, नागेश्वर, रामेश्वरम और घृष्णेश्वर। वैद्यनाथ, नागेश्वर और भीमाशंकर के एक से अधिक स्थान पूजे जाते हैं।
hg: Barah jyotirling hain Somnath, Mallikarjun (Srisailam), Mahakaleshwar (Ujjain), Omkareshwar, Kedarnath, Bhimashankar, Vishwanath (Kashi), Tryambakeshwar, Vaidyanath, Nageshwar, Rameshwaram aur Grishneshwar. Vaidyanath, Nageshwar aur Bhimashankar ke ek se zyada sthan pooje jaate hain.
@where modern most CUSTOM
en: Gujarat has Somnath and Nageshwar; Madhya Pradesh Mahakal and Omkareshwar; Maharashtra Tryambakeshwar, Bhimashankar, Grishneshwar; Uttarakhand Kedarnath; UP Kashi; Jharkhand Vaidyanath; Andhra Mallikarjuna; Tamil Nadu Rameshwaram.
hi: गुजरात में सोमनाथ, नागेश्वर; मध्य प्रदेश महाकाल, ओंकारेश्वर; महाराष्ट्र त्र्यंबकेश्वर, भीमाशंकर, घृष्णेश्वर; उत्तराखंड केदारनाथ; उ.प्र. काशी; झारखंड वैद्यनाथ; आंध्र मल्लिकार्जुन; तमिलनाडु रामेश्वरम।
hg: Gujarat me Somnath, Nageshwar; Madhya Pradesh Mahakal, Omkareshwar; Maharashtra Tryambakeshwar, Bhimashankar, Grishneshwar; Uttarakhand Kedarnath; UP Kashi; Jharkhand Vaidyanath; Andhra Mallikarjuna; Tamil Nadu Rameshwaram.
@why classical wide PUR
en: Brahma and Vishnu argued who was greater; Shiva stood as an endless pillar of light, and neither found its ends. Where that light is held to dwell are the jyotirlingas; they may be visited in any order.
hi: ब्रह्मा-विष्णु में श्रेष्ठता का विवाद हुआ; शिव अनंत प्रकाश-स्तंभ हुए और किसी को छोर न मिला। जहाँ वह ज्योति मानी जाती है वे ज्योतिर्लिंग हैं; किसी भी क्रम में देख सकते हैं।
hg: Brahma-Vishnu me shreshthata ka vivad hua; Shiv anant prakash-stambh hue aur kisi ko chhor na mila. Jahan woh jyoti maani jaati hai ve jyotirling hain; kisi bhi kram me dekh sakte hain.

# shakti-peeth deity
@names
en: shakti peeth, shakti peethas, 51 shakti peeth
hi: शक्तिपीठ, शक्ति पीठ, 51 शक्तिपीठ
hg: shaktipeeth, 51 shaktipeeth, shakti peeth ke naam
@ask
en: how many shakti peethas are there | what is a shakti peeth | story of the shakti peethas | names of famous shakti peethas | why did sati's body fall in pieces
en: which part of sati fell where | story of shakti peeth daksha yagya | how many shakti peeth in india | shakti peeth in himachal
hi: शक्तिपीठ कितने हैं | शक्तिपीठ क्या होते हैं | शक्तिपीठों की कथा | प्रमुख शक्तिपीठों के नाम | सती के अंग कहाँ गिरे
hi: सती का कौन सा अंग कहाँ गिरा | शक्तिपीठ की कथा दक्ष यज्ञ | भारत में कितने शक्तिपीठ
hg: shaktipeeth kitne hai | shakti peeth kya hota hai | shaktipeeth ki kahani | mukhya shaktipeeth ke naam | sati ke ang kaha gire
hg: sati ka kaun sa ang kaha gira | shakti peeth ki kahani daksh yagya | india me kitne shakti peeth hai
@what classical regional PUR
en: Shakti peethas are the places where parts of Sati are told to have fallen, when Shiva carried her and Vishnu's disc cut her body. Most lists count 51, others 52, 64 or 108. Known ones are Kamakhya, Kalighat, Jwalamukhi, Hinglaj, Naina Devi and Vindhyavasini by some.
hi: शक्तिपीठ वे स्थान हैं जहाँ सती के अंग गिरे कहे जाते हैं, जब शिव उन्हें उठाए थे और विष्णु के चक्र ने देह काटी। अधिकांश सूचियाँ 51 गिनती हैं, कुछ 52, 64 या 108। प्रसिद्ध हैं कामाख्या, कालीघाट, ज्वालामुखी, हिंगलाज, नैना देवी; कुछ विंध्यवासिनी भी गिनते हैं।
hg: Shaktipeeth woh sthan hain jahan Sati ke ang gire kahe jaate hain, jab Shiv unhe uthaye the aur Vishnu ke chakra ne deh kaati. Zyadatar lists 51 ginti hain, kuch 52, 64 ya 108. Prasiddh hain Kamakhya, Kalighat, Jwalamukhi, Hinglaj, Naina Devi; kuch Vindhyavasini bhi ginte hain.
@why classical wide PUR
en: Daksha slighted Shiva at his sacrifice, and his daughter Sati gave up her body in that fire; Shiva wandered with her in grief until Vishnu's disc scattered it. Where a part fell, Devi is awake with a Bhairav beside.
hi: दक्ष ने यज्ञ में शिव का अपमान किया और पुत्री सती ने उस अग्नि में देह त्यागी; शिव शोक में उन्हें लिए घूमे, विष्णु के चक्र ने देह बिखेरी। जहाँ अंग गिरा, देवी जाग्रत, साथ भैरव।
hg: Daksh ne yagya me Shiv ka apmaan kiya aur putri Sati ne us agni me deh tyaagi; Shiv shok me unhe liye ghoome, Vishnu ke chakra ne deh bikheri. Jahan ang gira, Devi jaagrat, saath Bhairav.
@where modern most CUSTOM
en: By common lists: Kamakhya the womb, Kalighat toes, Jwalamukhi the tongue, Naina Devi eyes, Vishalakshi (Kashi) earring, Hinglaj the crown of the head, Chintpurni the feet. Lists differ.
hi: प्रचलित सूचियों में: कामाख्या योनि, कालीघाट पैर की उँगलियाँ, ज्वालामुखी जिह्वा, नैना देवी नेत्र, विशालाक्षी (काशी) कुंडल, हिंगलाज ब्रह्मरंध्र, चिंतपूर्णी चरण। सूचियाँ अलग हैं।
hg: Prachalit lists me: Kamakhya yoni, Kalighat pair ki ungliyan, Jwalamukhi jihva, Naina Devi netra, Vishalakshi (Kashi) kundal, Hinglaj brahmarandhra, Chintpurni charan. Lists alag hain.

# hanuman-sindoor-chola deity
@names
en: hanuman sindoor, hanuman chola, chola of hanuman, sindoor to hanuman
hi: हनुमान जी को सिंदूर, हनुमान जी का चोला, चोला चढ़ाना
hg: hanuman ji ko sindoor, hanuman ji ka chola, chola chadhana
@ask
en: why is sindoor offered to hanuman | how to offer chola to hanuman ji on tuesday | story of hanuman and sindoor | which oil for hanuman sindoor | what bhog is offered to hanuman
en: chola on hanuman at home day | can women offer sindoor to hanuman | left over sindoor of hanuman forehead | which oil for hanuman sindoor
hi: हनुमान जी को सिंदूर क्यों चढ़ाते हैं | हनुमान जी को चोला कैसे चढ़ाएँ | सिंदूर चढ़ाने की कथा | चोला चढ़ाने की विधि | हनुमान जी को क्या भोग लगता है
hi: हनुमान जी को चोला किस दिन | स्त्रियाँ सिंदूर चढ़ा सकती हैं | हनुमान का सिंदूर माथे पर | चोले में कौन सा तेल
hg: hanuman ji ko sindoor kyu chadhate hai | hanuman ji ko chola kaise chadhaye | sindoor chadhane ki katha | hanuman ji ko kya bhog lagta hai | chola chadhane ki vidhi
hg: hanuman ji ko chola kis din chadhate hai | ladies hanuman ji ko sindoor chadha sakti hai | hanuman ji ka sindoor mathe par laga sakte hai | chola me kaun sa tel
@why modern most CUSTOM
en: Hanuman saw Sita put sindoor in her parting for Ram's long life, and covered his whole body with it: so the story goes, and so sindoor is offered to Hanuman.
hi: हनुमान ने सीता को राम की लंबी आयु के लिए माँग में सिंदूर भरते देखा और अपना पूरा शरीर सिंदूर से ढक लिया: ऐसी कथा है, इसलिए हनुमान को सिंदूर चढ़ता है।
hg: Hanuman ne Sita ko Ram ki lambi aayu ke liye maang me sindoor bharte dekha aur apna poora sharir sindoor se dhak liya: aisi katha hai, isliye Hanuman ko sindoor chadhta hai.
@how modern most CUSTOM
en: For the chola, bathe, mix orange sindoor with jasmine or sesame oil and put it on the Hanuman idol from the feet up on a Tuesday or Saturday, then janeu, flowers and lamp. Bhog is boondi or besan laddu, gur-chana or banana. In temples the priest does it.
hi: चोले के लिए नहाकर नारंगी सिंदूर चमेली या तिल के तेल में मिलाएँ और मंगलवार या शनिवार को हनुमान मूर्ति पर लगाएँ, फिर जनेऊ, फूल, दीप। भोग में बूंदी या बेसन के लड्डू, गुड़-चना या केला। मंदिर में पुजारी चढ़ाते हैं।
hg: Chole ke liye nahakar narangi sindoor chameli ya til ke tel me milayein aur Mangalvar ya Shanivar ko Hanuman murti par lagayein, phir janeu, phool, deep. Bhog me boondi ya besan ke laddu, gud-chana ya kela. Mandir me pujari chadhate hain.
@who modern disputed CUSTOM
en: Men put on the chola; women offer sindoor in a leaf or through the priest, light the lamp and read the Chalisa, and some see no bar in touching. A little of the offered sindoor is worn on the forehead by all.
hi: चोला पुरुष चढ़ाते हैं; स्त्रियाँ पत्ते में या पुजारी के हाथ सिंदूर दें, दीप और चालीसा करें, कुछ स्पर्श में भी रोक नहीं मानते। चढ़ा सिंदूर थोड़ा सब माथे पर लगाते हैं।
hg: Chola purush chadhate hain; striyan patte me ya pujari ke haath sindoor dein, deep aur Chalisa karein, kuch sparsh me bhi rok nahi maante. Chadha sindoor thoda sab maathe par lagate hain.

# belpatra-offering rite
@names
en: belpatra, bel leaves, offering bel leaves, bilva leaves
hi: बेलपत्र, बेलपत्र चढ़ाना, बिल्वपत्र
hg: belpatra, bel patra chadhana, bilva patra
@ask
en: how to offer belpatra on shivling | which side of the bel leaf up | on which days not to pluck bel leaves | can belpatra be used again | how many bel leaves for shiva
en: bel patra which side up | how many bel leaves on shivling | bel patra with hole or torn | bel patra same reuse | om writing on belpatra
hi: बेलपत्र चढ़ाने का तरीका | बेलपत्र उल्टा चढ़ाते हैं या सीधा | बेलपत्र किस दिन नहीं तोड़ते | बेलपत्र दोबारा चढ़ा सकते हैं | शिव को कितने बेलपत्र चढ़ाएँ
hi: बेलपत्र किस तरफ़ से चढ़ाएँ | कितने बेलपत्र चढ़ाएँ | कटा फटा बेलपत्र | बेलपत्र न मिले तो
hg: belpatra chadhane ka tarika | bel patra ulta chadhate hai ya seedha | belpatra kis din nahi todte | belpatra dobara chadha sakte hai | kitne bel patra chadhaye
hg: belpatra kis taraf se chadhaye | kitne belpatra chadhane chahiye | kata phata belpatra chadha sakte hai | belpatra na mile to kya chadhaye
@how classical most PUR
en: Belpatra is offered with three whole leaves, the smooth side touching the Shivling and the stalk's knot broken off; 1, 3, 5 or 11 are usual. A washed leaf may be offered again. They are not plucked on Monday, Chaturthi, Ashtami, Navami, Chaturdashi and Amavasya by many.
hi: बेलपत्र तीन पूरी पत्तियों वाला, चिकनी सतह शिवलिंग से लगाकर, डंठल की गाँठ तोड़कर चढ़ाते हैं; 1, 3, 5 या 11 चलन में हैं। धोकर वही पत्र फिर चढ़ सकता है। कई लोग सोमवार, चतुर्थी, अष्टमी, नवमी, चतुर्दशी और अमावस्या को नहीं तोड़ते।
hg: Belpatra teen poori pattiyon wala, chikni satah Shivling se lagakar, danthal ki gaanth todkar chadhate hain; 1, 3, 5 ya 11 chalan me hain. Dhokar wahi patra phir chadh sakta hai. Kai log Somvar, Chaturthi, Ashtami, Navami, Chaturdashi aur Amavasya ko nahi todte.
@why classical most PUR
en: The three leaflets stand for Shiva's three eyes, three gunas or the trident, and cool him. Torn or holed ones are left out; without bel offer shami, a flower, rice or water with his name.
hi: तीन पत्तियाँ शिव के तीन नेत्र, तीन गुण या त्रिशूल हैं और शीतलता देती हैं। कटे-छिदे नहीं चढ़ाते; बेल न हो तो शमी, फूल, अक्षत या नाम से जल।
hg: Teen pattiyan Shiv ke teen netra, teen gun ya trishul hain aur sheetalta deti hain. Kate-chhide nahi chadhate; bel na ho to shami, phool, akshat ya naam se jal.

# ganesh-offerings deity
@names
en: modak, durva for ganesh, tulsi and ganesh
hi: मोदक, गणेश और तुलसी, दूर्वा
hg: modak, ganesh ko tulsi, ganpati ko durva
@ask
en: why does ganesh like modak | how many durva for ganpati | why is tulsi not offered to ganesh | which grass is offered to ganesh | story of tulsi and ganesh
en: how many modak for ganesh | durva how many and how to tie | ganesh favourite sweet fruit | what fruit ganesh
hi: गणेश जी को मोदक क्यों प्रिय है | गणेश जी को कितनी दूर्वा चढ़ाएँ | गणेश जी को तुलसी क्यों नहीं चढ़ती | गणपति को कौन सी घास चढ़ती है | तुलसी और गणेश की कथा
hi: गणेश जी को कितने मोदक | दूर्वा कितनी चढ़ाएँ | गणेश जी का प्रिय फल | दूर्वा न मिले तो
hg: ganpati ko modak hi kyu pasand hai | ganesh ji ko kitni durva chadhaye | ganesh ji ko tulsi kyu nahi chadhti | ganpati ko kaunsi ghas chadhti hai kitni | tulsi aur ganesh ki kahani
hg: ganesh ji ko kitne modak chadhaye | durva kitni chadhani chahiye | ganesh ji ka favourite fal | durva na mile to kya
@why classical most PUR
en: Ganesh loves modak, the sweet that stands for joy and knowledge; Parvati gave it him as prize for circling his parents, and at Anasuya's house it stilled his hunger. Tulsi is not offered: she wished to marry him, and each laid a curse on the other.
hi: गणेश को मोदक प्रिय है, जो आनंद और ज्ञान का प्रतीक है; माता-पिता की परिक्रमा पर पार्वती ने उन्हें यही दिया, और अनसूया के घर इसी से तृप्त हुए। तुलसी नहीं चढ़ती: तुलसी ने विवाह चाहा, और दोनों ने एक-दूसरे को शाप दिया।
hg: Ganesh ko modak priya hai, jo anand aur gyan ka prateek hai; mata-pita ki parikrama par Parvati ne unhe yahi diya, aur Anasuya ke ghar isi se tript hue. Tulsi nahi chadhti: Tulsi ne vivah chaha, aur dono ne ek-doosre ko shaap diya.
@which modern most CUSTOM
en: Durva grass goes to Ganesh in bundles of 21, each with three or five blades, as it cooled him after he swallowed the demon Analasura. On Ganesh Chaturthi alone some offer tulsi too.
hi: दूर्वा गणेश को 21 की संख्या में चढ़ती है, हर गाँठ में तीन या पाँच पत्तियाँ; अनलासुर को निगलने पर इसी ने उन्हें शीतल किया। केवल गणेश चतुर्थी पर कुछ लोग तुलसी भी चढ़ाते हैं।
hg: Durva Ganesh ko 21 ki sankhya me chadhti hai, har gaanth me teen ya paanch pattiyan; Analasur ko nigalne par isi ne unhe sheetal kiya. Keval Ganesh Chaturthi par kuch log tulsi bhi chadhate hain.
@how modern most CUSTOM
en: Tender durva tips, cleaned, are tied with a red thread and laid at the head or hand, not the feet; 21 modak or 11, 5, even one laddu. Banana, guava, wood-apple and coconut are his fruits; without durva give a flower or rice.
hi: कोमल दूर्वा की नोक धोकर लाल धागे से बाँध मस्तक या हाथ पर रखें, चरणों में नहीं; 21 मोदक, 11, 5 या एक लड्डू। केला, अमरूद, कैथ, नारियल उनके फल; दूर्वा न हो तो फूल या अक्षत।
hg: Komal durva ki nok dhokar laal dhaage se baandh mastak ya haath par rakhein, charnon me nahi; 21 modak, 11, 5 ya ek laddu. Kela, amrood, kaith, nariyal unke phal; durva na ho to phool ya akshat.

# shivling-offerings rite
@names
en: touching the shivling, women and shivling, haldi on shivling, not offered to shiva
hi: शिवलिंग छूना, स्त्रियाँ और शिवलिंग, शिवलिंग पर हल्दी, शिव को क्या न चढ़ाएँ
hg: shivling chhuna, aurat aur shivling, shivling par haldi, shiv ko kya nahi chadhaye
@ask
en: can ladies touch the shivling | can haldi or kumkum be offered to shiva | what is not offered on a shivling | can unmarried girls worship shivling | is coconut water poured on shivling
en: milk or water first on shivling | what to offer shivling for money peace | copper vessel milk shivling | shivling jal direction standing facing
hi: क्या स्त्रियाँ शिवलिंग छू सकती हैं | शिव जी को हल्दी चढ़ा सकते हैं | शिवलिंग पर क्या नहीं चढ़ाना चाहिए | कुँवारी लड़कियाँ शिवलिंग की पूजा कर सकती हैं | शिवलिंग पर तुलसी चढ़ती है क्या
hi: शिवलिंग पर पहले जल या दूध | ताँबे के लोटे से दूध | शिवलिंग पर जल किस दिशा में खड़े होकर | शिवलिंग पर क्या क्या चढ़ाएँ
hg: aurate shivling chhu sakti hai kya | shiv ji ko haldi chadha sakte hai | shivling par kya nahi chadhate | kuwari ladki shivling ki puja kar sakti hai | shivling par tulsi chadhti hai
hg: shivling par pehle jal ya doodh | tambe ke lote se doodh chadha sakte hai | shivling par jal kis disha me khade hokar de | shivling par kya kya chadhaye
@ok modern disputed CUSTOM
en: Women worship the Shivling everywhere; whether they touch it differs by temple and family, and scripture on Shiva's worship does not shut them out. Usually not offered are haldi, kumkum, tulsi, ketaki and coconut water; water, milk, bel, dhatura and bhasma are.
hi: स्त्रियाँ हर जगह शिवलिंग पूजती हैं; छूने का रिवाज मंदिर और परिवार से बदलता है, और शिव-पूजा के ग्रंथ उन्हें बाहर नहीं रखते। आमतौर पर हल्दी, कुमकुम, तुलसी, केतकी और नारियल पानी नहीं चढ़ाते; जल, दूध, बेलपत्र, धतूरा, भस्म चढ़ाते हैं।
hg: Striyan har jagah Shivling poojti hain; chhune ka riwaz mandir aur parivar se badalta hai, aur Shiv-puja ke granth unhe bahar nahi rakhte. Aam taur par haldi, kumkum, tulsi, ketaki aur nariyal paani nahi chadhate; jal, doodh, belpatra, dhatura, bhasma chadhate hain.
@how modern most CUSTOM
en: Order: water, milk, curd, ghee, honey, sugar, water; then sandal, bel, dhatura, flowers, bhasma. Sit to the south looking north, thin unbroken stream; milk from silver, steel or clay, copper for water.
hi: क्रम: जल, दूध, दही, घी, शहद, शक्कर, जल; फिर चंदन, बेल, धतूरा, फूल, भस्म। दक्षिण में बैठ उत्तर मुख, पतली अखंड धार; दूध चाँदी, स्टील या मिट्टी से, जल ताँबे से।
hg: Kram: jal, doodh, dahi, ghee, shahad, shakkar, jal; phir chandan, bel, dhatura, phool, bhasm. Dakshin me baith uttar mukh, patli akhand dhaar; doodh chaandi, steel ya mitti se, jal taambe se.

# shiva-family deity
@names
en: ardhanarishvara, shiva's family, family of shiva, children of shiva
hi: अर्धनारीश्वर, शिव परिवार, शिव के पुत्र
hg: ardhanarishwar, shiv parivar, shiv ke bete
@ask
en: who are the members of shiva's family | what does ardhanarishvara mean | children of shiva and parvati | shiv parivar photo meaning | who is ashok sundari
en: shiva daughter name | shiva parivar photo direction | nandi story | ardhanarishvara story bhringi
hi: शिव परिवार में कौन-कौन हैं | अर्धनारीश्वर का अर्थ | शिव और पार्वती की संतान | शिव परिवार की तस्वीर का महत्व | अशोक सुंदरी कौन हैं
hi: शिव की पुत्री का नाम | शिव परिवार की तस्वीर किस दिशा में | नंदी की कथा | अर्धनारीश्वर की कथा
hg: shiv parivar me kaun kaun hai | ardhanarishwar ka matlab | shiv parvati ke kitne bachche | shiv parivar ki photo ka mahatva | ashok sundari kaun hai
hg: shiv ji ki beti ka naam | nandi ki kahani | ardhnarishwar ki kahani
@who classical most PUR
en: Shiva's family are Parvati, their sons Kartikeya and Ganesh, by some Puranas a daughter Ashok Sundari, and the bull Nandi. Ardhanarishvara is Shiva and Parvati in one body, half man, half woman: consciousness and power are never apart.
hi: शिव परिवार में पार्वती, पुत्र कार्तिकेय और गणेश, कुछ पुराणों में पुत्री अशोक सुंदरी, और नंदी हैं। अर्धनारीश्वर एक देह में शिव और पार्वती हैं, आधे पुरुष, आधी स्त्री: चेतना और शक्ति अलग नहीं।
hg: Shiv parivar me Parvati, putra Kartikeya aur Ganesh, kuch Puranon me putri Ashok Sundari, aur Nandi hain. Ardhanarishwar ek deh me Shiv aur Parvati hain, aadhe purush, aadhi stri: chetna aur shakti alag nahi.
@where modern most PRAC
en: The Shiv Parivar picture suits the north-east or north wall of the living room or mandir, for concord at home: bull, lion, peacock, mouse and snake, foes by nature, live there in peace.
hi: शिव परिवार की तस्वीर बैठक या मंदिर की ईशान या उत्तर दीवार पर, घर के मेल के लिए: बैल, सिंह, मोर, मूषक, सर्प, स्वभाव से वैरी, वहाँ शांति से रहते हैं।
hg: Shiv Parivar ki tasveer baithak ya mandir ki ishan ya uttar deewar par, ghar ke mel ke liye: bail, singh, mor, mooshak, sarp, swabhav se vairi, wahan shanti se rehte hain.

# hanuman-married deity
@names
en: hanuman married, hanuman's wife, makardhwaja
hi: हनुमान का विवाह, हनुमान की पत्नी, मकरध्वज
hg: hanuman ki shadi, hanuman ki patni, makardhwaj
@ask
en: was hanuman married | who is the wife of hanuman | did hanuman have a son | is hanuman a brahmachari | story of makardhwaja
hi: क्या हनुमान जी विवाहित थे | हनुमान जी की पत्नी कौन थीं | हनुमान जी का पुत्र कौन था | हनुमान जी ब्रह्मचारी हैं क्या | मकरध्वज की कथा
hg: hanuman ji ki shadi hui thi kya | hanuman ji ki patni kaun thi | hanuman ji ka beta kaun tha | hanuman ji brahmachari the kya | makardhwaj ki kahani
@what modern disputed CUSTOM
en: Hanuman is worshipped as a lifelong brahmachari. A southern tradition tells that he wed Suvarchala, the Sun's daughter, in form only, to complete his studies. His son Makardhwaja, in later tellings, was born of a drop of his sweat.
hi: हनुमान आजीवन ब्रह्मचारी के रूप में पूजे जाते हैं। दक्षिण की एक परंपरा कहती है कि पढ़ाई पूरी करने को सूर्य की पुत्री सुवर्चला से केवल नाम का विवाह हुआ। बाद की कथाओं में पुत्र मकरध्वज उनके पसीने की बूँद से जन्मे।
hg: Hanuman aajeevan brahmachari ke roop me pooje jaate hain. Dakshin ki ek parampara kehti hai ki padhai poori karne ko Surya ki putri Suvarchala se keval naam ka vivah hua. Baad ki kathaon me putra Makardhwaj unke paseene ki boond se janme.

# ten-avatars deity
@names
en: ten avatars, dashavatara, avatars of vishnu
hi: दशावतार, विष्णु के दस अवतार, दस अवतार
hg: dashavatar, vishnu ke das avatar, das avatar
@ask
en: what are the ten avatars of vishnu | names of the ten avatars in order | who is the last avatar | is buddha an avatar | how many avatars does vishnu have
en: story of each avatar in one line | kalki avatar when | which avatar is ram krishna number | why did vishnu take boar form
hi: विष्णु के दस अवतारों के नाम | दशावतार कौन-कौन से हैं | अंतिम अवतार कौन है | बुद्ध अवतार हैं क्या | विष्णु के कितने अवतार हैं
hi: दस अवतारों की कथा संक्षेप में | कल्कि अवतार कब होगा | राम कौन से अवतार हैं | वराह अवतार क्यों
hg: vishnu ke das avatar ke naam batao | dashavatar kaun kaun se hai | aakhri avatar kaun hai | buddha avatar hai kya | vishnu ke kitne avatar hai
hg: dus avtaar ki kahani short me | kalki avatar kab hoga | ram kaun se number ke avtaar hai | varah avtaar kyu liya
@which classical most PUR
en: The ten avatars of Vishnu are Matsya, Kurma, Varaha, Narasimha, Vamana, Parashuram, Ram, Krishna, Buddha and Kalki, who is still to come. Some count Balram in place of Buddha; the Bhagavata names 24 and says that they are countless.
hi: विष्णु के दस अवतार हैं मत्स्य, कूर्म, वराह, नरसिंह, वामन, परशुराम, राम, कृष्ण, बुद्ध और कल्कि, जो अभी आने हैं। कुछ बुद्ध की जगह बलराम गिनते हैं; भागवत 24 गिनाकर असंख्य कहता है।
hg: Vishnu ke das avatar hain Matsya, Kurma, Varah, Narsimha, Vaman, Parashuram, Ram, Krishna, Buddha aur Kalki, jo abhi aane hain. Kuch Buddha ki jagah Balram ginte hain; Bhagavat 24 ginakar asankhya kehta hai.
@why classical wide PUR
en: Fish saved Manu from the flood, tortoise bore the churning mountain, boar raised the earth, man-lion saved Prahlad, dwarf measured Bali's worlds, Parashuram humbled tyrants, Ram ended Ravan, Krishna gave the Gita; Kalki comes at Kali Yuga's end.
hi: मत्स्य ने मनु को प्रलय से बचाया, कूर्म ने मंदर थामा, वराह ने पृथ्वी उठाई, नृसिंह ने प्रह्लाद बचाया, वामन ने लोक नापे, परशुराम ने अत्याचारी झुकाए, राम ने रावण का अंत किया, कृष्ण ने गीता दी; कल्कि कलियुग के अंत में आएँगे।
hg: Matsya ne Manu ko pralay se bachaya, Kurma ne Mandar thaama, Varaha ne prithvi uthayi, Nrisimha ne Prahlad bachaya, Vaman ne lok naape, Parashuram ne atyachari jhukaye, Ram ne Ravan ka ant kiya, Krishna ne Gita di; Kalki Kaliyug ke ant me aayenge.

# mehandipur-balaji deity
@names
en: mehandipur balaji, mehndipur balaji
hi: मेहंदीपुर बालाजी, मेंहदीपुर बालाजी
hg: mehandipur balaji, mehndipur wale balaji
@ask
en: why is prasad of mehandipur balaji not taken home | rules of mehandipur balaji | what happens in mehandipur balaji | can we eat mehandipur prasad | precautions before visiting mehandipur balaji
en: mehandipur balaji rules before going | why not look back at mehandipur | prasad of mehandipur bring home
hi: मेहंदीपुर बालाजी का प्रसाद घर क्यों नहीं लाते | मेहंदीपुर बालाजी के नियम | मेहंदीपुर बालाजी जाने से पहले क्या करें | मेहंदीपुर का प्रसाद खा सकते हैं क्या | मेहंदीपुर बालाजी में क्या होता है
hi: मेहंदीपुर बालाजी के नियम | मेहंदीपुर में पीछे मुड़कर क्यों नहीं देखते | मेहंदीपुर का प्रसाद घर
hg: mehandipur balaji ka prasad ghar kyu nahi late | mehandipur balaji ke niyam | mehandipur balaji jane se pehle kya kare | mehandipur ka prasad kha sakte hai | mehandipur balaji me kya hota hai
hg: mehandipur balaji ke niyam | mehandipur me piche mud ke kyu nahi dekhte | mehandipur ka prasad ghar la sakte hai
@why modern most CUSTOM
en: At Mehandipur Balaji in Rajasthan offerings are made to be rid of troubles, so by that temple's custom prasad is left there and not carried home. It is custom, not danger: nothing happens if some came along. For illness or fits a doctor comes first.
hi: राजस्थान के मेहंदीपुर बालाजी में अर्पण संकट छोड़ने के लिए होता है, इसलिए वहाँ के रिवाज से प्रसाद वहीं छोड़ते हैं, घर नहीं लाते। यह रिवाज है, ख़तरा नहीं: आ भी जाए तो कुछ नहीं होता। बीमारी या दौरे में पहले डॉक्टर।
hg: Rajasthan ke Mehandipur Balaji me arpan sankat chhodne ke liye hota hai, isliye wahan ke riwaz se prasad wahin chhodte hain, ghar nahi laate. Yeh riwaz hai, khatra nahi: aa bhi jaye to kuch nahi hota. Beemari ya daure me pehle doctor.
@how modern most CUSTOM
en: By its custom people eat without onion and garlic before going, offer arzi of laddu, urad and rice to Balaji, Pretraj and Bhairav, and leave without looking back. It is rule of the place; a mind or body ill needs a doctor too.
hi: वहाँ के रिवाज में पहले से बिना प्याज़-लहसुन खाते, बालाजी, प्रेतराज, भैरव को लड्डू, उड़द, चावल की अर्ज़ी देते और पीछे देखे बिना लौटते हैं। यह स्थान का नियम है; मन या तन की बीमारी में डॉक्टर भी चाहिए।
hg: Wahan ke riwaz me pehle se bina pyaz-lehsun khaate, Balaji, Pretraj, Bhairav ko laddu, urad, chawal ki arzi dete aur peeche dekhe bina laut-te hain. Yah sthan ka niyam hai; mann ya tan ki beemari me doctor bhi chahiye.

# hundred-eight-names deity
@names
en: 108 names, ashtottara shatanamavali, hundred and eight names
hi: 108 नाम, अष्टोत्तर शतनामावली, एक सौ आठ नाम
hg: 108 naam, ashtottar shatnamavali, ek sau aath naam
@ask
en: 108 names of durga | what are the 108 names of shiva | why 108 names | lakshmi ashtottara | how to chant the 108 names
en: why 108 in mala | 108 names of which god daily | ashtottara shatanamavali how long
hi: दुर्गा जी के 108 नाम | शिव के 108 नाम क्या हैं | 108 नाम क्यों होते हैं | लक्ष्मी अष्टोत्तर | 108 नाम कैसे जपें
hi: माला में 108 क्यों | 108 नाम रोज़ पढ़ें | अष्टोत्तर शतनामावली
hg: durga ji ke 108 naam | shiv ke 108 naam kya hai | 108 naam kyu hote hai | lakshmi ashtottar | 108 naam kaise jape
hg: mala me 108 kyu hote hai | 108 naam roz padh sakte hai | ashtottar shatnamavali kaise padhe
@how modern most CUSTOM
en: The 108 names of a deity are said one by one with Om before and namah after, a flower or akshat at each. They differ by scripture, and this guide does not hold the whole lists. 108 is the count of a mala, read as 12 signs by 9 planets.
hi: देवता के 108 नाम एक-एक करके, पहले ॐ और अंत में नमः के साथ, हर नाम पर फूल या अक्षत चढ़ाकर बोलते हैं। ग्रंथ से सूची बदलती है, और पूरी सूची इस गाइड में नहीं है। 108 माला की गिनती है, 12 राशि गुणा 9 ग्रह।
hg: Devta ke 108 naam ek-ek karke, pehle Om aur ant me namah ke saath, har naam par phool ya akshat chadhakar bolte hain. Granth se list badalti hai, aur poori list is guide me nahi hai. 108 mala ki ginti hai, 12 rashi guna 9 grah.
@when modern most CUSTOM
en: It takes about ten minutes: Ganesh's on Wednesday or Chaturthi, Shiva's Monday, Hanuman's Tuesday, Vishnu's Thursday or Ekadashi, Lakshmi's Friday, Shani's Saturday, with rice or petals, facing east.
hi: लगभग दस मिनट लगते हैं: गणेश के बुधवार या चतुर्थी, शिव के सोमवार, हनुमान के मंगलवार, विष्णु के गुरुवार या एकादशी, लक्ष्मी के शुक्रवार, शनि के शनिवार, अक्षत या पंखुड़ी से, पूर्व मुख।
hg: Lagbhag das minute lagte hain: Ganesh ke Budhvar ya Chaturthi, Shiv ke Somvar, Hanuman ke Mangalvar, Vishnu ke Guruvar ya Ekadashi, Lakshmi ke Shukravar, Shani ke Shanivar, akshat ya pankhudi se, purv mukh.

# fast-foods fast
@names
en: makhana in fast, kuttu flour, fasting foods, singhara flour, samak rice
hi: व्रत में मखाना, कुट्टू का आटा, सिंघाड़े का आटा, समा के चावल
hg: vrat me makhana, kuttu ka atta, singhare ka atta, sama ke chawal
@ask
en: can we eat makhana in fast | is kuttu atta allowed in a fast | what can be eaten in a fast | is sabudana fasting food | which vegetables in a fast
en: tea namkeen biscuit in fast | can I drink cold drink in fast | vrat breakfast ideas | kuttu samak makhana dishes
hi: व्रत में कुट्टू का आटा खा सकते हैं | व्रत में क्या-क्या खा सकते हैं | मखाना व्रत में चलता है क्या | साबूदाना व्रत में खाते हैं क्या | व्रत में कौन सी सब्ज़ी खाएँ
hi: व्रत में बिस्किट नमकीन | व्रत में नाश्ता क्या करें | व्रत में कोल्ड ड्रिंक
hg: vrat me makhana kha sakte hai | kuttu ka atta vrat me chalega | vrat me kya kya kha sakte hai | sabudana vrat me kha sakte hai kya | vrat me kaun si sabzi khaye
hg: vrat me biscuit namkeen kha sakte hai | vrat me nashta kya banaye | vrat me cold drink pi sakte hai
@which modern most CUSTOM
en: In most fasts with phalahar kuttu, singhara and rajgira flour, samak rice, sabudana, makhana, potato, sweet potato, fruit, milk, curd, nuts and sendha salt are eaten. Grain, pulses, onion, garlic and common salt are not. Buy kuttu fresh, as stale flour upsets the stomach.
hi: फलाहार वाले अधिकांश व्रतों में कुट्टू, सिंघाड़ा, राजगिरा का आटा, समा के चावल, साबूदाना, मखाना, आलू, शकरकंद, फल, दूध, दही, मेवे और सेंधा नमक खाते हैं। अन्न, दाल, प्याज़, लहसुन और साधारण नमक नहीं। कुट्टू ताज़ा लें, बासी आटा पेट बिगाड़ता है।
hg: Phalahar wale zyadatar vraton me kuttu, singhara, rajgira ka atta, sama ke chawal, sabudana, makhana, aalu, shakarkand, phal, doodh, dahi, meve aur sendha namak khaate hain. Ann, daal, pyaz, lehsun aur sadharan namak nahi. Kuttu taaza lein, baasi atta pet bigaadta hai.
@how modern wide SENSE
en: A day that keeps you well: morning fruit, nuts and milk; noon samak khichdi or kuttu roti with curd and lauki; afternoon coconut water or makhana; evening paneer or sweet potato after the puja. Biscuits hold wheat, namkeen common salt.
hi: सेहत वाला दिन: सुबह फल, मेवे, दूध; दोपहर समा खिचड़ी या कुट्टू रोटी, दही, लौकी; बाद में नारियल पानी या मखाना; पूजा के बाद पनीर या शकरकंद। बिस्किट में गेहूँ, नमकीन में सादा नमक होता है।
hg: Sehat wala din: subah phal, meve, doodh; dopahar sama khichdi ya kuttu roti, dahi, lauki; baad me nariyal paani ya makhana; puja ke baad paneer ya shakarkand. Biscuit me gehun, namkeen me saada namak hota hai.

# bathing-in-fast fast
@names
en: bath in a fast, washing hair on a fast day, brushing in a fast, sleeping in a fast
hi: व्रत में नहाना, व्रत में बाल धोना, व्रत में ब्रश करना, व्रत में सोना
hg: vrat me nahana, vrat me baal dhona, vrat me brush, vrat me sona
@ask
en: is a bath necessary in a fast | can I wash my hair on a fasting day | can I brush my teeth in a fast | can one sleep by day in a fast | can husband and wife be together in a fast
en: hair wash on which fast not allowed | nail cutting in fast | can wash clothes in fast | shaving in navratri
hi: व्रत में नहाना ज़रूरी है क्या | व्रत के दिन बाल धो सकते हैं | व्रत में ब्रश कर सकते हैं | व्रत में दिन में सो सकते हैं क्या | व्रत में पति-पत्नी साथ रह सकते हैं
hi: व्रत में नाख़ून काटना | व्रत में कपड़े धोना | किस व्रत में बाल न धोएँ
hg: vrat me nahana zaruri hai kya | vrat ke din baal dho sakte hai | vrat me brush kar sakte hai | vrat me din me so sakte hai | vrat me pati patni saath rah sakte hai
hg: vrat me nakhun kaat sakte hai | vrat me kapde dhona | kis vrat me baal nahi dhote
@ok modern most CUSTOM
en: A bath in the morning belongs to a fast; who is ill wipes the body or washes hands and feet. Brushing is fine. Many do not wash the hair on Ekadashi, Thursday or in mourning, others do. Sleep by day and intimacy are left out for that day by custom.
hi: सुबह का स्नान व्रत का हिस्सा है; बीमार व्यक्ति शरीर पोंछे या हाथ-पैर धोए। ब्रश करना ठीक है। कई लोग एकादशी या गुरुवार को बाल नहीं धोते, दूसरे धोते हैं। दिन की नींद और संबंध उस दिन रिवाज से छोड़ते हैं।
hg: Subah ka snan vrat ka hissa hai; beemar vyakti sharir ponchhe ya haath-pair dhoye. Brush karna theek hai. Kai log Ekadashi ya Guruvar ko baal nahi dhote, doosre dhote hain. Din ki neend aur sambandh us din riwaz se chhodte hain.
@which modern regional CUSTOM
en: Hair, nails and shaving are left out by custom on Ekadashi, Amavasya, Thursday, Saturday and through Navratri; wash the day before. If work, periods or illness asks for it, wash: the fast stands.
hi: रिवाज में बाल, नाख़ून, दाढ़ी एकादशी, अमावस्या, गुरुवार, शनिवार और नवरात्रि में नहीं; एक दिन पहले कर लें। काम, पीरियड या बीमारी में ज़रूरी हो तो धोएँ: व्रत बना है।
hg: Riwaz me baal, nakhoon, daadhi Ekadashi, Amavasya, Guruvar, Shanivar aur Navratri me nahi; ek din pehle kar lein. Kaam, periods ya beemari me zaroori ho to dhoyein: vrat bana hai.

# rishi-panchami-fast fast
@names
en: rishi panchami, rishi panchami fast
hi: ऋषि पंचमी, ऋषि पंचमी व्रत
hg: rishi panchami, rishi panchami vrat
@ask
en: what is rishi panchami | rishi panchami vrat vidhi | what to eat on rishi panchami | who keeps rishi panchami | seven rishis names
en: rishi panchami for periods mistakes | rishi panchami how opened | who keeps rishi panchami
hi: ऋषि पंचमी क्या है | ऋषि पंचमी व्रत विधि | ऋषि पंचमी में क्या खाएँ | ऋषि पंचमी का व्रत कौन रखता है | सप्तऋषि के नाम
hi: ऋषि पंचमी व्रत कैसे खोलें | ऋषि पंचमी कौन रखता है | ऋषि पंचमी और मासिक धर्म
hg: rishi panchami kya hai | rishi panchami vrat vidhi | rishi panchami me kya khaye | rishi panchami ka vrat kaun rakhta hai | saptrishi ke naam
hg: rishi panchami vrat kaise khole | rishi panchami kaun rakhta hai | rishi panchami aur periods
@what classical most DS
en: Rishi Panchami is on Bhadrapad Shukla Panchami, the day after Ganesh Chaturthi, in honour of the seven rishis and Arundhati. Women fast, bathe, worship them and eat what no plough has grown, as samak rice, fruit and roots. The rishis: Kashyap, Atri, Bharadwaj, Vishwamitra, Gautam, Jamadagni, Vasishtha.
hi: ऋषि पंचमी भाद्रपद शुक्ल पंचमी, गणेश चतुर्थी के अगले दिन, सप्तऋषि और अरुंधती के सम्मान में है। स्त्रियाँ स्नान, पूजा, व्रत करती हैं और हल से न उगा खाती हैं: समा, फल, कंद। सप्तऋषि: कश्यप, अत्रि, भरद्वाज, विश्वामित्र, गौतम, जमदग्नि, वसिष्ठ।
hg: Rishi Panchami Bhadrapad Shukla Panchami, Ganesh Chaturthi ke agle din, saptrishi aur Arundhati ke samman me hai. Striyan snan, puja, vrat karti hain aur hal se na uga khaati hain: sama, phal, kand. Saptrishi: Kashyap, Atri, Bharadwaj, Vishwamitra, Gautam, Jamadagni, Vasishtha.
@why classical most PUR
en: Old texts tie it to faults made in periods; many today see in it simply thanks to the sages and to one's body, which is never unclean. One meal of unploughed food after the puja opens it; the ill eat as needed.
hi: पुराने ग्रंथ इसे मासिक धर्म की भूलों से जोड़ते हैं; आज कई इसे ऋषियों और शरीर का आभार मानते हैं, जो अशुद्ध नहीं। पूजा के बाद बिना हल चलाए उगे अन्न का एक भोजन; बीमार ज़रूरत भर खाएँ।
hg: Purane granth ise masik dharm ki bhoolon se jodte hain; aaj kai ise rishiyon aur sharir ka aabhar maante hain, jo ashuddh nahi. Puja ke baad bina hal chalaye uge ann ka ek bhojan; beemar zaroorat bhar khayein.
@link /puja/rishi-panchami

# anant-chaturdashi-fast fast
@names
en: anant chaturdashi, anant chaturdashi fast, anant sutra
hi: अनंत चतुर्दशी, अनंत चतुर्दशी व्रत, अनंत सूत्र
hg: anant chaturdashi, anant chaturdashi vrat, anant sutra
@ask
en: what is anant chaturdashi vrat | how to tie the anant thread | anant chaturdashi fast food | why 14 knots in anant | anant chaturdashi and ganesh visarjan
en: anant thread when to remove | anant chaturdashi story pandavas | anant vrat how many years
hi: अनंत चतुर्दशी व्रत क्या है | अनंत कैसे बाँधें | अनंत चतुर्दशी में क्या खाएँ | अनंत में 14 गाँठ क्यों | अनंत चतुर्दशी व्रत विधि
hi: अनंत धागा कब उतारें | अनंत चतुर्दशी की कथा | अनंत व्रत कितने साल
hg: anant chaturdashi vrat kya hai | anant dhaga kaise bandhe | anant chaturdashi me kya khaye | anant me 14 gaanth kyu | anant chaturdashi vrat vidhi
hg: anant dhaga kab utare | anant chaturdashi ki kahani | anant vrat kitne saal
@how classical most DS
en: On Anant Chaturdashi, Bhadrapad Shukla 14, Vishnu is worshipped as Anant and a thread with 14 knots is tied, by men on the right arm, by women on the left. One meal without salt is usual. On the same day Ganesh is immersed in many homes.
hi: अनंत चतुर्दशी, भाद्रपद शुक्ल 14, को विष्णु की अनंत रूप में पूजा होती है और 14 गाँठ का सूत्र बाँधते हैं, पुरुष दाएँ, स्त्री बाएँ हाथ पर। एक समय बिना नमक का भोजन चलन है। उसी दिन कई घरों में गणेश विसर्जन होता है।
hg: Anant Chaturdashi, Bhadrapad Shukla 14, ko Vishnu ki Anant roop me puja hoti hai aur 14 gaanth ka sutra baandhte hain, purush daayein, stri baayein haath par. Ek samay bina namak ka bhojan chalan hai. Usi din kai gharon me Ganesh visarjan hota hai.
@why classical most PUR
en: Krishna told the exiled Pandavas of it: Kaundinya threw his wife Sushila's thread in the fire, lost all, and regained it by this vow. The thread is worn fourteen days or a year; fourteen years complete the vow.
hi: कृष्ण ने वनवासी पांडवों को बताया: कौंडिन्य ने पत्नी सुशीला का धागा आग में डाला, सब खोया और इसी व्रत से पाया। धागा चौदह दिन या वर्ष भर पहनते हैं; चौदह वर्ष में व्रत पूरा।
hg: Krishna ne vanvasi Pandavon ko bataya: Kaundinya ne patni Sushila ka dhaaga aag me daala, sab khoya aur isi vrat se paya. Dhaaga chaudah din ya varsh bhar pehente hain; chaudah varsh me vrat poora.
@link /puja/anant-chaturdashi

# vaibhav-lakshmi-fast fast
@names
en: vaibhav lakshmi fast, vaibhav lakshmi vrat
hi: वैभव लक्ष्मी व्रत, वैभव लक्ष्मी
hg: vaibhav lakshmi vrat, vaibhav laxmi vrat
@ask
en: how to keep the vaibhav lakshmi vrat | how many fridays for vaibhav lakshmi | vaibhav lakshmi udyapan | can salt be eaten in vaibhav lakshmi fast | vaibhav lakshmi vrat rules
en: vaibhav lakshmi which friday to start | vaibhav lakshmi vrat in periods | vaibhav lakshmi salt sour | vaibhav lakshmi udyapan gift
hi: वैभव लक्ष्मी व्रत कैसे करें | वैभव लक्ष्मी के कितने शुक्रवार | वैभव लक्ष्मी व्रत का उद्यापन | वैभव लक्ष्मी व्रत में क्या खाएँ | वैभव लक्ष्मी व्रत के नियम
hi: वैभव लक्ष्मी व्रत कब से शुरू | वैभव लक्ष्मी व्रत में पीरियड | वैभव लक्ष्मी का उद्यापन | वैभव लक्ष्मी में नमक
hg: vaibhav lakshmi vrat kaise kare | vaibhav lakshmi ke kitne shukravar | vaibhav laxmi vrat ka udyapan | vaibhav lakshmi vrat me kya khaye | vaibhav lakshmi vrat ke niyam
hg: vaibhav laxmi vrat kab se start kare | vaibhav lakshmi vrat me period aa jaye | vaibhav laxmi ka udyapan kaise | vaibhav lakshmi me namak kha sakte hai
@how modern most CUSTOM
en: The Vaibhav Lakshmi fast is kept on 11 or 21 Fridays: in the evening Lakshmi and the Shri Yantra are worshipped with a kalash, a piece of jewellery, red flowers and kheer, the katha read, then one meal. At the end seven women get fruit and the book. A missed Friday is made up.
hi: वैभव लक्ष्मी व्रत 11 या 21 शुक्रवार रखते हैं: शाम को कलश, गहना, लाल फूल और खीर से लक्ष्मी और श्रीयंत्र की पूजा, कथा, फिर एक समय भोजन। अंत में सात स्त्रियों को फल और पुस्तक देते हैं। छूटा शुक्रवार आगे जोड़ लेते हैं।
hg: Vaibhav Lakshmi vrat 11 ya 21 Shukravar rakhte hain: shaam ko kalash, gehna, laal phool aur kheer se Lakshmi aur Shri Yantra ki puja, katha, phir ek samay bhojan. Ant me saat striyon ko phal aur pustak dete hain. Chhoota Shukravar aage jod lete hain.
@who modern most CUSTOM
en: Anyone may keep it, men too, from a bright fortnight's Friday; away from home, in periods or sutak that Friday is skipped and added. Fruit by day, one meal after puja, sour food allowed; nobody can promise wealth of it.
hi: कोई भी, पुरुष भी, शुक्ल पक्ष के शुक्रवार से रखें; बाहर हों, पीरियड या सूतक हो तो वह शुक्रवार छोड़कर जोड़ें। दिन में फल, पूजा बाद एक भोजन, खट्टा चलता है; धन का वचन कोई नहीं दे सकता।
hg: Koi bhi, purush bhi, shukla paksh ke Shukravar se rakhein; bahar hon, periods ya sutak ho to woh Shukravar chhodkar jodein. Din me phal, puja baad ek bhojan, khatta chalta hai; dhan ka vachan koi nahi de sakta.

# moon-not-seen fast
@names
en: moon not seen on karva chauth, sieve on karva chauth, moon through a sieve, cloudy moon in a fast
hi: चाँद न दिखे तो, करवा चौथ की छलनी, चंद्रमा न दिखे तो
hg: chand nahi dikhe to, karwa chauth ki chhalni, chand na dikhe
@ask
en: why do we see the moon through a sieve on karwa chauth | moon not visible because of clouds how to break the fast | can I break karva chauth by a video of the moon | moon did not rise in sankashti what to do | should I wait till next day if there is no moon
hi: करवा चौथ पर छलनी से चाँद क्यों देखते हैं | बादल में चाँद न दिखे तो व्रत कैसे खोलें | संकष्टी में चंद्रमा न दिखे तो क्या करें | चाँद न दिखे तो अगले दिन तक रुकें क्या | फ़ोन पर चाँद देखकर व्रत खोल सकते हैं
hg: karwa chauth me chhalni se chand kyu dekhte hai | badal me chand nahi dikha vrat kaise kholu | sankashti me chand na dikhe to kya kare | chand nahi dikhe to agle din tak rukna padega kya | video call par chand dekh kar vrat khol sakte hai
@do modern most CUSTOM
en: If the moon is not seen for clouds, wait till the hour of moonrise, face its direction, give arghya and break the fast; nobody has to wait for the next day. Many look at Shiva's moon on a picture or ask family elsewhere.
hi: बादलों में चाँद न दिखे तो चंद्रोदय के समय तक रुकें, उसकी दिशा में मुँह करके अर्घ्य दें और व्रत खोलें; अगले दिन तक रुकना नहीं पड़ता। कई लोग तस्वीर में शिव के चंद्रमा को देखते हैं या दूसरे शहर के परिवार से पूछते हैं।
hg: Baadlon me chand na dikhe to chandroday ke samay tak rukein, uski disha me munh karke arghya dein aur vrat kholein; agle din tak rukna nahi padta. Kai log tasveer me Shiv ke chandrama ko dekhte hain ya doosre sheher ke parivar se poochhte hain.
@why modern regional CUSTOM
en: The sieve of Karva Chauth softens the moon's light and sets the husband's face beside it. The tale of Veeravati, misled by her brothers with a lamp behind a tree, is told for it; other homes use no sieve.
hi: करवा चौथ की छलनी चंद्रमा की किरणों को मद्धम करती है और पति का मुख साथ दिखाती है। इसके लिए वीरावती की कथा कही जाती है, जिसे भाइयों ने पेड़ के पीछे दीया दिखाकर छला; कुछ घर छलनी नहीं लेते।
hg: Karva Chauth ki chhalni chandrama ki kirnon ko maddham karti hai aur pati ka mukh saath dikhati hai. Iske liye Veeravati ki katha kahi jaati hai, jise bhaiyon ne ped ke peeche diya dikhakar chhala; kuch ghar chhalni nahi lete.

# teej-or-karva-chauth fast
@names
en: difference between teej and karva chauth, teej and karva chauth
hi: तीज और करवा चौथ में अंतर, तीज और करवा चौथ
hg: teej aur karwa chauth me antar, teej aur karwa chauth
@ask
en: what is the difference between teej and karwa chauth | is hartalika teej the same as karva chauth | teej or karva chauth which is harder | which fast is for unmarried girls teej or karva chauth | teej vs karwa chauth
hi: तीज और करवा चौथ में क्या फ़र्क है | हरतालिका तीज और करवा चौथ एक ही हैं क्या | तीज या करवा चौथ कौन कठिन | कुँवारी लड़की तीज रखे या करवा चौथ | तीज और करवाचौथ का अंतर बताओ
hg: teej aur karwa chauth me kya fark hai | teej or karwachauth me fark kya hota hai | hartalika teej aur karva chauth ek hi hai kya | teej ya karwa chauth kaun kathin | kuwari ladki teej rakhe ya karwa chauth
@what modern most CUSTOM
en: Teej, in Sawan and Bhadrapad on the third lunar day, honours Parvati who won Shiva; Hartalika is kept without water for a night and by unmarried girls too. Karva Chauth, on Kartik Krishna Chaturthi, is a wife's fast from sargi until the moon is seen.
hi: तीज सावन और भाद्रपद की तृतीया को शिव को पाने वाली पार्वती के लिए है; हरतालिका रात भर निर्जल, कुँवारी लड़कियाँ भी रखती हैं। करवा चौथ कार्तिक कृष्ण चतुर्थी को पत्नी का व्रत है, सरगी से चाँद दिखने तक।
hg: Teej Sawan aur Bhadrapad ki tritiya ko Shiv ko paane wali Parvati ke liye hai; Hartalika raat bhar nirjal, kuwari ladkiyan bhi rakhti hain. Karva Chauth Kartik Krishna Chaturthi ko patni ka vrat hai, sargi se chand dikhne tak.

# rashi-pair-match astro
@names
en: compatibility of two moon signs, matching by rashi alone, sign compatibility, matching two nakshatras, same rashi couple
hi: दो राशियों का मेल, राशि से मिलान, दो नक्षत्रों का मिलान, एक ही राशि के पति-पत्नी
hg: do rashi ka mel, rashi se milan, do nakshatra ka milan, same rashi ke pati patni
@ask
en: are leo and scorpio compatible | do rohini and hasta nakshatra match | can two people of the same rashi marry | aries and libra marriage | which rashi is best for my rashi to marry
hi: मेष और वृश्चिक की जोड़ी कैसी रहेगी | एक ही राशि के लड़का-लड़की की शादी | रोहिणी और हस्त नक्षत्र का मिलान | मेरी राशि के लिए कौन सी राशि अच्छी | लड़का मीन लड़की कन्या राशि
hg: mesh aur vrishchik rashi ki shaadi kaisi rahegi | same rashi me shadi kar sakte hai | rohini aur hasta nakshatra ka milan | ladka meen ladki kanya rashi jodi kaisi | meri rashi ke liye kaun si rashi achhi
@what classical most MCH
en: Two rashis alone say little: the bhakoot koota counts their distance, where 2-12, 5-9 and 6-8 cost its 7 points, while 1-1, 7-7, 3-11 and 4-10 keep them. The same rashi is fine, better with different nakshatras. The other kootas need both nakshatras, hence both births.
hi: केवल दो राशियाँ कम बताती हैं: भकूट उनकी दूरी गिनता है; 2-12, 5-9 और 6-8 में उसके 7 अंक नहीं मिलते, 1-1, 7-7, 3-11 और 4-10 में मिलते हैं। एक ही राशि ठीक है, नक्षत्र अलग हों तो बेहतर। बाक़ी कूटों के लिए दोनों के नक्षत्र, यानी दोनों का जन्म चाहिए।
hg: Keval do rashiyan kam batati hain: bhakoot unki doori ginta hai; 2-12, 5-9 aur 6-8 me uske 7 ank nahi milte, 1-1, 7-7, 3-11 aur 4-10 me milte hain. Ek hi rashi theek hai, nakshatra alag hon to behtar. Baaki kooton ke liye dono ke nakshatra, yaani dono ka janm chahiye.
@link /milan

# gunas-needed astro
@names
en: how many gunas, gunas needed for marriage, minimum gunas, good gunas but
hi: कितने गुण, शादी के लिए कितने गुण, न्यूनतम गुण
hg: kitne gun, shadi ke liye kitne gun, minimum gun
@ask
en: how many gunas should match for marriage | is 18 gunas enough | 30 gunas match but he has no job | gunas match but nadi dosh is there | only 12 gunas match what now
en: 18 gunas matched is it ok | 36 out of 36 guna good or bad | 12 guna match love marriage | 8 kootas points list
hi: शादी के लिए कितने गुण मिलने चाहिए | 18 गुण मिले हैं तो शादी करें | 28 गुण मिलते हैं पर नाड़ी दोष है | केवल 12 गुण मिल रहे हैं | 30 गुण मिले पर लड़के की नौकरी नहीं
hi: 18 गुण मिले शादी करें | 36 में 36 गुण मिलना | 12 गुण मिले प्रेम विवाह | आठ कूट के अंक
hg: shadi ke liye 36 me se kitne gun milne chahiye | 18 gun mile hai to shaadi kare | gun 30 mile par ladke ka kaam nahi chal raha rishta kare | gun milte hai par nadi dosh hai | sirf 12 gun mil rahe hai
hg: 18 gun mile shadi kare ya nahi | 36 me se 36 gun milna | 12 gun mile love marriage | 8 koot ke points
@which modern most JYOTISH
en: For marriage 18 of the 36 gunas is the usual least, 24 and more is called good, above 32 very good. The gunas compare two Moons only: a nadi or bhakoot dosha is looked at apart, and work, health, nature and respect are yours to judge. A low count forbids nothing.
hi: विवाह के लिए 36 में से 18 गुण आम न्यूनतम हैं, 24 से ऊपर अच्छे, 32 से ऊपर बहुत अच्छे। गुण केवल दो चंद्रमा मिलाते हैं: नाड़ी या भकूट दोष अलग से देखते हैं, और काम, सेहत, स्वभाव, आदर आप देखें। कम गुण मनाही नहीं।
hg: Vivah ke liye 36 me se 18 gun aam minimum hain, 24 se upar achhe, 32 se upar bahut achhe. Gun keval do Chandrama milate hain: nadi ya bhakoot dosh alag se dekhte hain, aur kaam, sehat, swabhav, aadar aap dekhein. Kam gun manaahi nahi.
@what modern wide JYOTISH
en: The eight kootas and their points: Varna 1, Vashya 2, Tara 3, Yoni 4, Graha Maitri 5, Gana 6, Bhakoot 7, Nadi 8, together 36. Full 36 is rare and no promise; under 18 many ask for a closer look at both charts.
hi: आठ कूट और अंक: वर्ण 1, वश्य 2, तारा 3, योनि 4, ग्रह मैत्री 5, गण 6, भकूट 7, नाड़ी 8, कुल 36। पूरे 36 विरल हैं और वचन नहीं; 18 से कम पर कई दोनों कुंडलियाँ ध्यान से देखते हैं।
hg: Aath koot aur ank: Varna 1, Vashya 2, Tara 3, Yoni 4, Graha Maitri 5, Gana 6, Bhakoot 7, Nadi 8, kul 36. Poore 36 viral hain aur vachan nahi; 18 se kam par kai dono kundliyan dhyan se dekhte hain.
@link /milan

# rajju-porutham astro
@names
en: rajju dosha, porutham, ten poruthams, south indian matching
hi: रज्जु दोष, पोरुत्तम, दक्षिण भारतीय मिलान
hg: rajju dosh, porutham, south indian milan
@ask
en: what is rajju dosha | how many poruthams are needed | south indian matching rules | is same rajju bad | ten porutham list
hi: रज्जु दोष क्या होता है | दस पोरुत्तम कौन से हैं | दक्षिण में मिलान कैसे करते हैं | एक ही रज्जु हो तो क्या | कितने पोरुत्तम मिलने चाहिए
hg: rajju dosh kya hota hai south indian milan me | kitne porutham chahiye | south me milan kaise karte hai | same rajju ho to kya | das porutham kaun se hai
@what modern regional JYOTISH
en: Rajju is one of the ten poruthams of southern matching: the nakshatras fall into five groups, feet, waist, navel, neck and head, and bride and groom should not share one. It is watched for a long married life; many find it settled by other agreement. Six or more poruthams are usually wanted.
hi: रज्जु दक्षिण के दस पोरुत्तमों में एक है: नक्षत्र पाँच समूहों में हैं, पाद, कटि, नाभि, कंठ और शिर, और वर-वधू एक में न हों। इसे लंबे दांपत्य के लिए देखते हैं; कई दूसरे मेल से शांत मानते हैं। आमतौर पर छह या अधिक पोरुत्तम चाहते हैं।
hg: Rajju dakshin ke das porutham me ek hai: nakshatra paanch samoohon me hain, paad, kati, nabhi, kanth aur shir, aur var-vadhu ek me na hon. Ise lambe dampatya ke liye dekhte hain; kai doosre mel se shaant maante hain. Aam taur par chhah ya zyada porutham chahte hain.
@link /milan

# amavasya-and-purnima almanac
@names
en: difference between amavasya and purnima, new moon and full moon
hi: अमावस्या और पूर्णिमा में अंतर, अमावस्या और पूर्णिमा
hg: amavasya aur purnima me antar, amavasya aur purnima
@ask
en: what is the difference between amavasya and purnima | which is full moon amavasya or purnima | new moon or full moon better for puja | why is there no moon on amavasya | amavasya vs purnima
en: amavasya what to do at home | purnima what to do at home | is amavasya bad for buying | difference amavasya purnima in simple
hi: अमावस्या और पूर्णिमा में क्या फ़र्क है | पूरा चाँद अमावस्या को होता है या पूर्णिमा को | अमावस्या और पूर्णिमा क्यों होती हैं | अमावस्या अच्छी या पूर्णिमा | अमावस्या को चाँद क्यों नहीं दिखता
hi: अमावस्या को घर में क्या करें | पूर्णिमा को घर में क्या करें | अमावस्या पर ख़रीदारी
hg: amavasya aur purnima me kya fark hai | pura chand amavasya ko hota hai ya purnima ko | amavasya aur purnima kyu hoti hai | amavasya achhi ya purnima | amavasya ko chand kyu nahi dikhta
hg: amavasya ko ghar me kya kare | purnima ko ghar me kya kare | amavasya par kharidari kar sakte hai
@what classical wide SS
en: On Amavasya the Moon stands with the Sun and is not seen; on Purnima it stands opposite and is full. About fifteen tithis lie between. Amavasya is for ancestors, tarpan and Diwali; Purnima for Satyanarayan, bathing and gifts.
hi: अमावस्या को चंद्रमा सूर्य के साथ होता है और नहीं दिखता; पूर्णिमा को सामने होता है और पूरा दिखता है। बीच में पंद्रह तिथियाँ हैं। अमावस्या पितरों, तर्पण और दिवाली की है; पूर्णिमा सत्यनारायण, स्नान और दान की।
hg: Amavasya ko Chandrama Surya ke saath hota hai aur nahi dikhta; Purnima ko saamne hota hai aur poora dikhta hai. Beech me pandrah tithiyan hain. Amavasya pitron, tarpan aur Diwali ki hai; Purnima Satyanarayan, snan aur daan ki.
@do modern most CUSTOM
en: On Amavasya clean the house, give water with til to ancestors, food to someone, a lamp at dusk; many leave weddings and big buys for later. On Purnima bathe early, Satyanarayan katha, kheer, arghya to the Moon.
hi: अमावस्या को घर साफ़ करें, पितरों को तिल-जल, किसी को भोजन, संध्या दीप; कई विवाह और बड़ी ख़रीद टालते हैं। पूर्णिमा को जल्दी स्नान, सत्यनारायण कथा, खीर, चंद्र को अर्घ्य।
hg: Amavasya ko ghar saaf karein, pitron ko til-jal, kisi ko bhojan, sandhya deep; kai vivah aur badi kharid taalte hain. Purnima ko jaldi snan, Satyanarayan katha, kheer, Chandra ko arghya.
`;
