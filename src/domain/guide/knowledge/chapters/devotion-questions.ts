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
en: jyotirlinga in which states list | which jyotirlinga should be visited first | how many days for 12 jyotirlinga | dwadash jyotirlinga stotra | difference between shivling and jyotirling
hi: ज्योतिर्लिंग और शिवलिंग में अंतर | द्वादश ज्योतिर्लिंग स्तोत्र | कौन सा ज्योतिर्लिंग पहले देखें | महाराष्ट्र में कितने ज्योतिर्लिंग | बारह ज्योतिर्लिंग कितने दिन में
hg: jyotirling aur shivling me antar | dwadash jyotirling stotra | kaun sa jyotirling pehle dekhe | maharashtra me kitne jyotirling | 12 jyotirling kitne din me
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
@words classical wide STOTRA
en: The stotra begins: Saurashtre Somanatham cha Shrishaile Mallikarjunam, / Ujjayinyam Mahakalam Omkaram Amaleshvaram. Said in the morning, it remembers all twelve without a journey.
hi: स्तोत्र: सौराष्ट्रे सोमनाथं च श्रीशैले मल्लिकार्जुनम्। / उज्जयिन्यां महाकालमोङ्कारममलेश्वरम्॥ सुबह पढ़ने से बिना यात्रा बारहों का स्मरण होता है।
hg: Stotra: Saurashtre Somanatham cha Shrishaile Mallikarjunam, / Ujjayinyam Mahakalam Omkaram Amaleshvaram. Subah padhne se bina yatra barahon ka smaran hota hai.
@what classical most PUR
en: A Shivling is any form of Shiva set up for worship; a jyotirling is one of the twelve places where he is held to have appeared as light by himself. Any shivling prayed to with love is as near.
hi: शिवलिंग पूजा के लिए स्थापित शिव का कोई भी रूप है; ज्योतिर्लिंग उन बारह स्थानों का है जहाँ वे स्वयं प्रकाश रूप में प्रकट माने जाते हैं। प्रेम से पूजा गया कोई भी शिवलिंग उतना ही पास है।
hg: Shivling puja ke liye sthapit Shiv ka koi bhi roop hai; jyotirling un barah sthanon ka hai jahan ve khud prakash roop me prakat maane jaate hain. Prem se pooja gaya koi bhi Shivling utna hi paas hai.

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
en: list of 51 shakti peeths with places | which shakti peeth is in india bangladesh pakistan | four adi shakti peeth | shakti peeth near delhi | in which state most shakti peeths
en: which are the three and a half shakti peeths of maharashtra
hi: 51 शक्तिपीठों की सूची | चार आदि शक्तिपीठ | बांग्लादेश पाकिस्तान में शक्तिपीठ | बिहार बंगाल के शक्तिपीठ | हिमाचल के शक्तिपीठ
hi: महाराष्ट्र के साढ़े तीन शक्तिपीठ कौन से हैं
hg: 51 shaktipeeth ki list | char aadi shaktipeeth | bangladesh pakistan me shaktipeeth | bihar bengal ke shaktipeeth | himachal ke shaktipeeth
hg: maharashtra ke sadhe teen shaktipeeth kaun se hai
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
@which classical disputed PUR
en: Four are called the first peeths: Kamakhya (Assam), Kalighat (Kolkata), Vimala in the Puri temple and Tara Tarini (Odisha). By common lists Bengal has the most; abroad are Hinglaj (Pakistan), Sugandha, Chandranath and Jeshoreshwari (Bangladesh), Guhyeshwari and Gandaki (Nepal), Manas (Tibet), Trincomalee or Nainativu (Sri Lanka).
hi: चार आदि पीठ: कामाख्या (असम), कालीघाट (कोलकाता), पुरी मंदिर की विमला और तारा तारिणी (ओडिशा)। सामान्य सूची में सबसे अधिक बंगाल में; बाहर हिंगलाज (पाकिस्तान), सुगंधा, चंद्रनाथ, जेशोरेश्वरी (बांग्लादेश), गुह्येश्वरी, गंडकी (नेपाल), मानस (तिब्बत), त्रिंकोमाली या नैनातीवु (श्रीलंका)।
hg: Chaar aadi peeth: Kamakhya (Assam), Kalighat (Kolkata), Puri mandir ki Vimala aur Tara Tarini (Odisha). Aam soochi me sabse zyada Bengal me; bahar Hinglaj (Pakistan), Sugandha, Chandranath, Jeshoreshwari (Bangladesh), Guhyeshwari, Gandaki (Nepal), Manas (Tibet), Trincomalee ya Nainativu (Sri Lanka).
@how classical most PUR
en: More of the list: Ambaji heart (Gujarat), Kolhapur Mahalakshmi eyes, Srisailam Bhramaramba neck, Kanchi Kamakshi navel, Tripura Sundari right foot (Udaipur), Chamunda of Mysore hair, Kurukshetra Bhadrakali ankle, Prayag Alopi or Lalita fingers, Jalandhar Tripurmalini left breast. Lists differ.
hi: और: अंबाजी हृदय (गुजरात), कोल्हापुर महालक्ष्मी नेत्र, श्रीशैलम भ्रमरांबा ग्रीवा, काँची कामाक्षी नाभि, त्रिपुर सुंदरी दायाँ पैर (उदयपुर, त्रिपुरा), मैसूर चामुंडा केश, कुरुक्षेत्र भद्रकाली टखना, प्रयाग अलोपी या ललिता उँगलियाँ, जालंधर त्रिपुरमालिनी बायाँ स्तन। सूचियाँ अलग हैं।
hg: Aur: Ambaji hriday (Gujarat), Kolhapur Mahalakshmi netra, Srisailam Bhramaramba greeva, Kanchi Kamakshi nabhi, Tripura Sundari dayan pair (Udaipur, Tripura), Mysore Chamunda kesh, Kurukshetra Bhadrakali takhna, Prayag Alopi ya Lalita ungliyan, Jalandhar Tripurmalini bayan stan. Soochiyan alag hain.
@who modern wide CUSTOM
en: Maharashtra's three and a half Shakti peeths are Mahalakshmi (Ambabai) of Kolhapur, Tulja Bhavani of Tuljapur, Renuka of Mahur, and as the half Saptashrungi at Vani near Nashik. Many Marathi families have one of them as kuldevi.
hi: महाराष्ट्र के साढ़े तीन शक्तिपीठ हैं: कोल्हापुर की महालक्ष्मी (अंबाबाई), तुळजापुर की तुळजाभवानी, माहूर की रेणुका, और आधा पीठ नाशिक के पास वणी की सप्तशृंगी। कई मराठी परिवारों की कुलदेवी इन्हीं में से हैं।
hg: Maharashtra ke saadhe teen Shakti peeth hain: Kolhapur ki Mahalakshmi (Ambabai), Tuljapur ki Tulja Bhavani, Mahur ki Renuka, aur aadha peeth Nashik ke paas Vani ki Saptashrungi. Kai Marathi parivaron ki kuldevi inhi me se hain.

# hanuman-sindoor-chola deity
@names
en: hanuman sindoor, hanuman chola, chola of hanuman, sindoor to hanuman
hi: हनुमान जी को सिंदूर, हनुमान जी का चोला, चोला चढ़ाना
hg: hanuman ji ko sindoor, hanuman ji ka chola, chola chadhana
@ask
en: why is sindoor offered to hanuman | how to offer chola to hanuman ji on tuesday | story of hanuman and sindoor | which oil for hanuman sindoor | what bhog is offered to hanuman
en: chola on hanuman at home day | can women offer sindoor to hanuman | left over sindoor of hanuman forehead | which oil for hanuman sindoor
en: temple board says women must not put the sindoor chola on hanuman, granddaughter asks why
hi: हनुमान जी को सिंदूर क्यों चढ़ाते हैं | हनुमान जी को चोला कैसे चढ़ाएँ | सिंदूर चढ़ाने की कथा | चोला चढ़ाने की विधि | हनुमान जी को क्या भोग लगता है
hi: हनुमान जी को चोला किस दिन | स्त्रियाँ सिंदूर चढ़ा सकती हैं | हनुमान का सिंदूर माथे पर | चोले में कौन सा तेल
hi: मंदिर में लिखा है कि औरतें हनुमान जी को चोला न चढ़ाएँ, बेटी पूछती है क्यों, क्या जवाब दूँ | हनुमान जी को सिंदूर ही क्यों चढ़ता है, बच्चों को क्या जवाब दें
hg: hanuman ji ko sindoor kyu chadhate hai | hanuman ji ko chola kaise chadhaye | sindoor chadhane ki katha | hanuman ji ko kya bhog lagta hai | chola chadhane ki vidhi
hg: hanuman ji ko chola kis din chadhate hai | ladies hanuman ji ko sindoor chadha sakti hai | hanuman ji ka sindoor mathe par laga sakte hai | chola me kaun sa tel
hg: mandir me likha hai mahilaye hanuman ji ko chola na chadhaye, beti puchti hai kyu, kya jawab du
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
en: mantra while offering bel patra | how many bel patra on monday | bel patra with four or five leaves | what to do if no bel leaves | writing om on belpatra
hi: बेलपत्र चढ़ाने का मंत्र | सोमवार को कितने बेलपत्र | पाँच पत्ती वाला बेलपत्र | बेलपत्र पर राम या ॐ लिखना | सूखा बेलपत्र चढ़ा सकते हैं
hg: belpatra chadhane ka mantra | somvar ko kitne belpatra | paanch patti wala belpatra | belpatra par ram ya om likhna | sukha belpatra chadha sakte hai
@how classical most PUR
en: Belpatra is offered with three whole leaves, the smooth side touching the Shivling and the stalk's knot broken off; 1, 3, 5 or 11 are usual. A washed leaf may be offered again. They are not plucked on Monday, Chaturthi, Ashtami, Navami, Chaturdashi and Amavasya by many.
hi: बेलपत्र तीन पूरी पत्तियों वाला, चिकनी सतह शिवलिंग से लगाकर, डंठल की गाँठ तोड़कर चढ़ाते हैं; 1, 3, 5 या 11 चलन में हैं। धोकर वही पत्र फिर चढ़ सकता है। कई लोग सोमवार, चतुर्थी, अष्टमी, नवमी, चतुर्दशी और अमावस्या को नहीं तोड़ते।
hg: Belpatra teen poori pattiyon wala, chikni satah Shivling se lagakar, danthal ki gaanth todkar chadhate hain; 1, 3, 5 ya 11 chalan me hain. Dhokar wahi patra phir chadh sakta hai. Kai log Somvar, Chaturthi, Ashtami, Navami, Chaturdashi aur Amavasya ko nahi todte.
@why classical most PUR
en: The three leaflets stand for Shiva's three eyes, three gunas or the trident, and cool him. Torn or holed ones are left out; without bel offer shami, a flower, rice or water with his name.
hi: तीन पत्तियाँ शिव के तीन नेत्र, तीन गुण या त्रिशूल हैं और शीतलता देती हैं। कटे-छिदे नहीं चढ़ाते; बेल न हो तो शमी, फूल, अक्षत या नाम से जल।
hg: Teen pattiyan Shiv ke teen netra, teen gun ya trishul hain aur sheetalta deti hain. Kate-chhide nahi chadhate; bel na ho to shami, phool, akshat ya naam se jal.
@words classical wide STOTRA
en: While offering say: Tridalam trigunakaram trinetram cha triyayudham, / Trijanma papa samharam eka bilvam Shivarpanam. Three leaves, three gunas, three eyes: one bel is given to Shiva. Om Namah Shivaya is enough too.
hi: चढ़ाते समय कहें: त्रिदलं त्रिगुणाकारं त्रिनेत्रं च त्रियायुधम्। / त्रिजन्मपापसंहारं एकबिल्वं शिवार्पणम्॥ तीन दल, तीन गुण, तीन नेत्र: एक बेल शिव को अर्पित। ॐ नमः शिवाय भी काफ़ी है।
hg: Chadhate samay kahein: Tridalam trigunakaram trinetram cha triyayudham, / Trijanma papa samharam eka bilvam Shivarpanam. Teen dal, teen gun, teen netra: ek bel Shiv ko arpit. Om Namah Shivaya bhi kaafi hai.
@which modern most CUSTOM
en: Bel with four or five leaflets is rare and gladly given; no need to hunt for it. Write Om or Ram with sandal on three or eleven if you like; dry leaves of an earlier day serve too. Durga and Lakshmi receive bel, Surya not.
hi: चार-पाँच दल वाला बेल दुर्लभ है, मिले तो चढ़ाएँ, ढूँढ़ना ज़रूरी नहीं। चाहें तो तीन या ग्यारह पर चंदन से ॐ या राम लिखें; पहले के सूखे पत्ते भी चलते हैं। दुर्गा-लक्ष्मी को भी बेल चढ़ता है, सूर्य को नहीं।
hg: Chaar-paanch dal wala bel durlabh hai, mile to chadhayein, dhoondhna zaroori nahi. Chahein to teen ya gyarah par chandan se Om ya Ram likhein; pehle ke sookhe patte bhi chalte hain. Durga-Lakshmi ko bhi bel chadhta hai, Surya ko nahi.

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
en: can we apply kumkum on shivling | rice on shivling broken or whole | which side to sit for water on shivling | can shivling prasad be eaten | water to shivling at night
hi: शिवलिंग पर कुमकुम लगा सकते हैं | शिवलिंग पर चावल कितने | शिवलिंग पर जल किस दिशा में मुँह करके | रात को शिवलिंग पर जल | शिवलिंग का प्रसाद खा सकते हैं
hg: shivling par kumkum laga sakte hai | shivling par chawal kitne | shivling par jal kis disha me muh karke | raat ko shivling par jal | shivling ka prasad kha sakte hai
@ok modern disputed CUSTOM
en: Women worship the Shivling everywhere; whether they touch it differs by temple and family, and scripture on Shiva's worship does not shut them out. Usually not offered are haldi, kumkum, tulsi, ketaki and coconut water; water, milk, bel, dhatura and bhasma are.
hi: स्त्रियाँ हर जगह शिवलिंग पूजती हैं; छूने का रिवाज मंदिर और परिवार से बदलता है, और शिव-पूजा के ग्रंथ उन्हें बाहर नहीं रखते। आमतौर पर हल्दी, कुमकुम, तुलसी, केतकी और नारियल पानी नहीं चढ़ाते; जल, दूध, बेलपत्र, धतूरा, भस्म चढ़ाते हैं।
hg: Striyan har jagah Shivling poojti hain; chhune ka riwaz mandir aur parivar se badalta hai, aur Shiv-puja ke granth unhe bahar nahi rakhte. Aam taur par haldi, kumkum, tulsi, ketaki aur nariyal paani nahi chadhate; jal, doodh, belpatra, dhatura, bhasma chadhate hain.
@how modern most CUSTOM
en: Order: water, milk, curd, ghee, honey, sugar, water; then sandal, bel, dhatura, flowers, bhasma. Sit to the south looking north, thin unbroken stream; milk from silver, steel or clay, copper for water.
hi: क्रम: जल, दूध, दही, घी, शहद, शक्कर, जल; फिर चंदन, बेल, धतूरा, फूल, भस्म। दक्षिण में बैठ उत्तर मुख, पतली अखंड धार; दूध चाँदी, स्टील या मिट्टी से, जल ताँबे से।
hg: Kram: jal, doodh, dahi, ghee, shahad, shakkar, jal; phir chandan, bel, dhatura, phool, bhasm. Dakshin me baith uttar mukh, patli akhand dhaar; doodh chaandi, steel ya mitti se, jal taambe se.
@face modern most CUSTOM
en: Pour water looking north (sitting south of the ling) by most, or east; not standing across its spout. Use the right hand, slow and thin, and pour a few drops on Nandi, Ganesh and Parvati's seat as well.
hi: जल प्रायः उत्तर मुख (लिंग के दक्षिण बैठकर) या पूर्व मुख चढ़ाएँ; जलहरी के सामने खड़े होकर नहीं। दाएँ हाथ से, धीमी पतली धार; कुछ बूँदें नंदी, गणेश और पार्वती के स्थान पर भी।
hg: Jal aksar uttar mukh (ling ke dakshin baithkar) ya purv mukh chadhayein; jalahri ke saamne khade hokar nahi. Dayein haath se, dheemi patli dhaar; kuch boondein Nandi, Ganesh aur Parvati ke sthan par bhi.
@why modern most CUSTOM
en: Haldi and kumkum are left out as adornments of Devi for the ascetic; tulsi because of Vrinda's tale; the conch since Shiva slew Shankhachuda; coconut water since it is drunk as prasad. Whole rice is welcome; nothing happens if it slipped.
hi: हल्दी-कुमकुम देवी के शृंगार हैं, इसलिए तपस्वी को नहीं; तुलसी वृंदा की कथा से; शंख क्योंकि शिव ने शंखचूड़ को मारा; नारियल पानी क्योंकि वह प्रसाद में पिया जाता है। साबुत चावल चढ़ते हैं; भूल से कुछ नहीं होता।
hg: Haldi-kumkum Devi ke shringar hain, isliye tapasvi ko nahi; tulsi Vrinda ki katha se; shankh kyunki Shiv ne Shankhchood ko maara; nariyal paani kyunki woh prasad me piya jata hai. Saabut chawal chadhte hain; bhool se kuch nahi hota.

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
en: names of shiva's sons and daughters | who is ashok sundari | mounts of the shiva family | ganesh and kartikeya wives
hi: शिव की बेटियों के नाम | अशोक सुंदरी कौन | शिव परिवार के वाहन | शिव के कितने पुत्र हैं
hg: shiv ji ki betiyo ke naam | ashok sundari kaun hai | shiv parivar ke vahan | shiv ji ke kitne bete hai
@who classical most PUR
en: Shiva's family are Parvati, their sons Kartikeya and Ganesh, by some Puranas a daughter Ashok Sundari, and the bull Nandi. Ardhanarishvara is Shiva and Parvati in one body, half man, half woman: consciousness and power are never apart.
hi: शिव परिवार में पार्वती, पुत्र कार्तिकेय और गणेश, कुछ पुराणों में पुत्री अशोक सुंदरी, और नंदी हैं। अर्धनारीश्वर एक देह में शिव और पार्वती हैं, आधे पुरुष, आधी स्त्री: चेतना और शक्ति अलग नहीं।
hg: Shiv parivar me Parvati, putra Kartikeya aur Ganesh, kuch Puranon me putri Ashok Sundari, aur Nandi hain. Ardhanarishwar ek deh me Shiv aur Parvati hain, aadhe purush, aadhi stri: chetna aur shakti alag nahi.
@where modern most PRAC
en: The Shiv Parivar picture suits the north-east or north wall of the living room or mandir, for concord at home: bull, lion, peacock, mouse and snake, foes by nature, live there in peace.
hi: शिव परिवार की तस्वीर बैठक या मंदिर की ईशान या उत्तर दीवार पर, घर के मेल के लिए: बैल, सिंह, मोर, मूषक, सर्प, स्वभाव से वैरी, वहाँ शांति से रहते हैं।
hg: Shiv Parivar ki tasveer baithak ya mandir ki ishan ya uttar deewar par, ghar ke mel ke liye: bail, singh, mor, mooshak, sarp, swabhav se vairi, wahan shanti se rehte hain.
@which classical regional PUR
en: Besides Ganesh and Kartikeya tales name Ashok Sundari, Jyoti and Manasa as daughters, Ayyappa, Andhaka, Jalandhara and Sukesha as sons of sorts. Mounts: Nandi, Parvati's lion, mouse, peacock.
hi: गणेश और कार्तिकेय के सिवा कथाओं में अशोक सुंदरी, ज्योति, मनसा पुत्रियाँ, और अयप्पा, अंधक, जलंधर, सुकेश पुत्र-से कहे जाते हैं। वाहन: नंदी, पार्वती का सिंह, मूषक, मयूर।
hg: Ganesh aur Kartikeya ke siva kathaon me Ashok Sundari, Jyoti, Mansa putriyan, aur Ayyappa, Andhak, Jalandhar, Sukesh putra-se kahe jaate hain. Vahan: Nandi, Parvati ka sinh, mooshak, mayur.

# hanuman-married deity
@names
en: hanuman married, hanuman's wife, makardhwaja
hi: हनुमान का विवाह, हनुमान की पत्नी, मकरध्वज
hg: hanuman ki shadi, hanuman ki patni, makardhwaj
@ask
en: was hanuman married | who is the wife of hanuman | did hanuman have a son | is hanuman a brahmachari | story of makardhwaja
hi: क्या हनुमान जी विवाहित थे | हनुमान जी की पत्नी कौन थीं | हनुमान जी का पुत्र कौन था | हनुमान जी ब्रह्मचारी हैं क्या | मकरध्वज की कथा
hg: hanuman ji ki shadi hui thi kya | hanuman ji ki patni kaun thi | hanuman ji ka beta kaun tha | hanuman ji brahmachari the kya | makardhwaj ki kahani
en: who was hanuman's son | suvarchala and hanuman temple | is hanuman brahmachari why married
hi: हनुमान जी के पुत्र कौन थे | मकरध्वज कैसे जन्मा | हनुमान जी की पत्नी सुवर्चला का मंदिर
hg: hanuman ji ke bete kaun the | makardhwaj kaise janma | suvarchala hanuman mandir kaha hai
@what modern disputed CUSTOM
en: Hanuman is worshipped as a lifelong brahmachari. A southern tradition tells that he wed Suvarchala, the Sun's daughter, in form only, to complete his studies. His son Makardhwaja, in later tellings, was born of a drop of his sweat.
hi: हनुमान आजीवन ब्रह्मचारी के रूप में पूजे जाते हैं। दक्षिण की एक परंपरा कहती है कि पढ़ाई पूरी करने को सूर्य की पुत्री सुवर्चला से केवल नाम का विवाह हुआ। बाद की कथाओं में पुत्र मकरध्वज उनके पसीने की बूँद से जन्मे।
hg: Hanuman aajeevan brahmachari ke roop me pooje jaate hain. Dakshin ki ek parampara kehti hai ki padhai poori karne ko Surya ki putri Suvarchala se keval naam ka vivah hua. Baad ki kathaon me putra Makardhwaj unke paseene ki boond se janme.
@who classical regional PUR
en: Makardhwaja guarded Ahiravana's gate in Patala; a fish had swallowed Hanuman's sweat as he cooled his burning tail in the sea. Hanuman won, and Ram made the youth lord of Patala. Temples to both stand in Gujarat and Rajasthan.
hi: मकरध्वज पाताल में अहिरावण के द्वार का रक्षक था; समुद्र में पूँछ बुझाते हनुमान का पसीना एक मछली ने निगला था। हनुमान जीते और राम ने उसे पाताल का राजा बनाया। दोनों के मंदिर गुजरात-राजस्थान में हैं।
hg: Makardhwaj Patal me Ahiravan ke dwar ka rakshak tha; samudra me poonchh bujhate Hanuman ka paseena ek machhli ne nigla tha. Hanuman jeete aur Ram ne use Patal ka raja banaya. Dono ke mandir Gujarat-Rajasthan me hain.

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
en: dashavatar mantra or verse of jayadeva | which weapon each avatar | avatars by yuga | dashavatara jayanti dates
hi: दशावतार की जयंती कब होती है | किस युग में कितने अवतार | दशावतार स्तोत्र | अवतार क्यों लेते हैं भगवान
hg: dashavatar ki jayanti kab hoti hai | kis yug me kitne avatar | dashavatar stotra | bhagwan avatar kyu lete hai
@which classical most PUR
en: The ten avatars of Vishnu are Matsya, Kurma, Varaha, Narasimha, Vamana, Parashuram, Ram, Krishna, Buddha and Kalki, who is still to come. Some count Balram in place of Buddha; the Bhagavata names 24 and says that they are countless.
hi: विष्णु के दस अवतार हैं मत्स्य, कूर्म, वराह, नरसिंह, वामन, परशुराम, राम, कृष्ण, बुद्ध और कल्कि, जो अभी आने हैं। कुछ बुद्ध की जगह बलराम गिनते हैं; भागवत 24 गिनाकर असंख्य कहता है।
hg: Vishnu ke das avatar hain Matsya, Kurma, Varah, Narsimha, Vaman, Parashuram, Ram, Krishna, Buddha aur Kalki, jo abhi aane hain. Kuch Buddha ki jagah Balram ginte hain; Bhagavat 24 ginakar asankhya kehta hai.
@why classical wide PUR
en: Fish saved Manu from the flood, tortoise bore the churning mountain, boar raised the earth, man-lion saved Prahlad, dwarf measured Bali's worlds, Parashuram humbled tyrants, Ram ended Ravan, Krishna gave the Gita; Kalki comes at Kali Yuga's end.
hi: मत्स्य ने मनु को प्रलय से बचाया, कूर्म ने मंदर थामा, वराह ने पृथ्वी उठाई, नृसिंह ने प्रह्लाद बचाया, वामन ने लोक नापे, परशुराम ने अत्याचारी झुकाए, राम ने रावण का अंत किया, कृष्ण ने गीता दी; कल्कि कलियुग के अंत में आएँगे।
hg: Matsya ne Manu ko pralay se bachaya, Kurma ne Mandar thaama, Varaha ne prithvi uthayi, Nrisimha ne Prahlad bachaya, Vaman ne lok naape, Parashuram ne atyachari jhukaye, Ram ne Ravan ka ant kiya, Krishna ne Gita di; Kalki Kaliyug ke ant me aayenge.
@when classical most PUR
en: By yuga: Matsya, Kurma, Varaha, Narasimha in Satya; Vamana, Parashuram, Ram in Treta; Krishna (and Balaram) in Dvapara; Buddha and Kalki in Kali. Jayantis: Ram Navami, Janmashtami, Narasimha Chaturdashi, Vamana Dwadashi, Akshaya Tritiya for Parashuram.
hi: युग से: सत्य में मत्स्य, कूर्म, वराह, नृसिंह; त्रेता में वामन, परशुराम, राम; द्वापर में कृष्ण (और बलराम); कलि में बुद्ध, कल्कि। जयंतियाँ: राम नवमी, जन्माष्टमी, नृसिंह चतुर्दशी, वामन द्वादशी, परशुराम की अक्षय तृतीया।
hg: Yug se: Satya me Matsya, Kurma, Varah, Narsimha; Treta me Vaman, Parashuram, Ram; Dwapar me Krishna (aur Balram); Kali me Buddha, Kalki. Jayantiyan: Ram Navami, Janmashtami, Narsimha Chaturdashi, Vaman Dwadashi, Parashuram ki Akshaya Tritiya.
@words classical wide EPIC
en: The Gita (4.7) gives the reason: Yada yada hi dharmasya glanir bhavati Bharata, / Abhyutthanam adharmasya tadatmanam srijamyaham. When dharma fades and wrong rises, I come forth.
hi: गीता (4.7) कारण देती है: यदा यदा हि धर्मस्य ग्लानिर्भवति भारत। / अभ्युत्थानमधर्मस्य तदात्मानं सृजाम्यहम्॥ जब धर्म घटे और अधर्म बढ़े, मैं प्रकट होता हूँ।
hg: Gita (4.7) kaaran deti hai: Yada yada hi dharmasya glanir bhavati Bharata, / Abhyutthanam adharmasya tadatmanam srijamyaham. Jab dharm ghate aur adharm badhe, main prakat hota hoon.

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
en: 108 names, ashtottara shatanamavali, hundred and eight names, why 108, significance of 108
hi: 108 नाम, अष्टोत्तर शतनामावली, एक सौ आठ नाम, 108 का महत्व, 108 ही क्यों
hg: 108 naam, ashtottar shatnamavali, ek sau aath naam, 108 ka mahatva, 108 kyu
@ask
en: 108 names of durga | what are the 108 names of shiva | why 108 names | lakshmi ashtottara | how to chant the 108 names
en: why 108 in mala | 108 names of which god daily | ashtottara shatanamavali how long
hi: दुर्गा जी के 108 नाम | शिव के 108 नाम क्या हैं | 108 नाम क्यों होते हैं | लक्ष्मी अष्टोत्तर | 108 नाम कैसे जपें
hi: माला में 108 क्यों | 108 नाम रोज़ पढ़ें | अष्टोत्तर शतनामावली
hg: durga ji ke 108 naam | shiv ke 108 naam kya hai | 108 naam kyu hote hai | lakshmi ashtottar | 108 naam kaise jape
hg: mala me 108 kyu hote hai | 108 naam roz padh sakte hai | ashtottar shatnamavali kaise padhe
en: why 108 and not 100 | how many minutes for 108 names | flowers at each name
hi: 108 ही क्यों | 108 नाम का अर्थ | हर नाम पर क्या चढ़ाएँ
hg: 108 hi kyu | 108 naam ka matlab | har naam par kya chadhaye
@how modern most CUSTOM
en: The 108 names of a deity are said one by one with Om before and namah after, a flower or akshat at each. They differ by scripture, and this guide does not hold the whole lists. 108 is the count of a mala, read as 12 signs by 9 planets.
hi: देवता के 108 नाम एक-एक करके, पहले ॐ और अंत में नमः के साथ, हर नाम पर फूल या अक्षत चढ़ाकर बोलते हैं। ग्रंथ से सूची बदलती है, और पूरी सूची इस गाइड में नहीं है। 108 माला की गिनती है, 12 राशि गुणा 9 ग्रह।
hg: Devta ke 108 naam ek-ek karke, pehle Om aur ant me namah ke saath, har naam par phool ya akshat chadhakar bolte hain. Granth se list badalti hai, aur poori list is guide me nahi hai. 108 mala ki ginti hai, 12 rashi guna 9 grah.
@when modern most CUSTOM
en: It takes about ten minutes: Ganesh's on Wednesday or Chaturthi, Shiva's Monday, Hanuman's Tuesday, Vishnu's Thursday or Ekadashi, Lakshmi's Friday, Shani's Saturday, with rice or petals, facing east.
hi: लगभग दस मिनट लगते हैं: गणेश के बुधवार या चतुर्थी, शिव के सोमवार, हनुमान के मंगलवार, विष्णु के गुरुवार या एकादशी, लक्ष्मी के शुक्रवार, शनि के शनिवार, अक्षत या पंखुड़ी से, पूर्व मुख।
hg: Lagbhag das minute lagte hain: Ganesh ke Budhvar ya Chaturthi, Shiv ke Somvar, Hanuman ke Mangalvar, Vishnu ke Guruvar ya Ekadashi, Lakshmi ke Shukravar, Shani ke Shanivar, akshat ya pankhudi se, purv mukh.
@why modern most CUSTOM
en: 108 is told as 12 signs by 9 planets, as 27 nakshatras by 4 quarters, and by the Sun's and Moon's distances being some 108 of their widths. If 108 are too many, 28, 11 or one name will do.
hi: 108 को 12 राशि गुणा 9 ग्रह, 27 नक्षत्र गुणा 4 चरण, और सूर्य-चंद्र की दूरी उनके व्यास की लगभग 108 गुनी कहकर समझाते हैं। ज़्यादा लगे तो 28, 11 या एक नाम भी काफ़ी।
hg: 108 ko 12 rashi guna 9 graha, 27 nakshatra guna 4 charan, aur Surya-Chandra ki doori unke vyas ki lagbhag 108 guni kehkar samjhate hain. Zyada lage to 28, 11 ya ek naam bhi kaafi.
@link /hindu-aartis

# fast-foods fast
@names
en: makhana in fast, kuttu flour, fasting foods, singhara flour, samak rice
hi: व्रत में मखाना, कुट्टू का आटा, सिंघाड़े का आटा, समा के चावल
hg: vrat me makhana, kuttu ka atta, singhare ka atta, sama ke chawal
@ask
en: can we eat makhana in fast | is kuttu atta allowed in a fast | what can be eaten in a fast | is sabudana fasting food | which vegetables in a fast
en: tea namkeen biscuit in fast | vrat breakfast ideas | kuttu samak makhana dishes
en: protein shake or whey on ekadashi, I go to the gym | which protein can I take in a fast
hi: व्रत में कुट्टू का आटा खा सकते हैं | व्रत में क्या-क्या खा सकते हैं | मखाना व्रत में चलता है क्या | साबूदाना व्रत में खाते हैं क्या | व्रत में कौन सी सब्ज़ी खाएँ
hi: व्रत में बिस्किट नमकीन | व्रत में नाश्ता क्या करें | व्रत में कोल्ड ड्रिंक
hi: एकादशी पर प्रोटीन शेक ले सकते हैं क्या | व्रत में प्रोटीन के लिए क्या खाएँ
hg: vrat me makhana kha sakte hai | kuttu ka atta vrat me chalega | vrat me kya kya kha sakte hai | sabudana vrat me kha sakte hai kya | vrat me kaun si sabzi khaye
hg: vrat me biscuit namkeen kha sakte hai | vrat me nashta kya banaye | vrat me cold drink pi sakte hai
hg: ekadashi par protein shake le sakte hai kya gym jata hu | vrat me protein ke liye kya khaye
@which modern most CUSTOM
en: In most fasts with phalahar kuttu, singhara and rajgira flour, samak rice, sabudana, makhana, potato, sweet potato, fruit, milk, curd, nuts and sendha salt are eaten. Grain, pulses, onion, garlic and common salt are not. Buy kuttu fresh, as stale flour upsets the stomach.
hi: फलाहार वाले अधिकांश व्रतों में कुट्टू, सिंघाड़ा, राजगिरा का आटा, समा के चावल, साबूदाना, मखाना, आलू, शकरकंद, फल, दूध, दही, मेवे और सेंधा नमक खाते हैं। अन्न, दाल, प्याज़, लहसुन और साधारण नमक नहीं। कुट्टू ताज़ा लें, बासी आटा पेट बिगाड़ता है।
hg: Phalahar wale zyadatar vraton me kuttu, singhara, rajgira ka atta, sama ke chawal, sabudana, makhana, aalu, shakarkand, phal, doodh, dahi, meve aur sendha namak khaate hain. Ann, daal, pyaz, lehsun aur sadharan namak nahi. Kuttu taaza lein, baasi atta pet bigaadta hai.
@how modern wide SENSE
en: A day that keeps you well: morning fruit, nuts and milk; noon samak khichdi or kuttu roti with curd and lauki; afternoon coconut water or makhana; evening paneer or sweet potato after the puja. Biscuits hold wheat, namkeen common salt.
hi: सेहत वाला दिन: सुबह फल, मेवे, दूध; दोपहर समा खिचड़ी या कुट्टू रोटी, दही, लौकी; बाद में नारियल पानी या मखाना; पूजा के बाद पनीर या शकरकंद। बिस्किट में गेहूँ, नमकीन में सादा नमक होता है।
hg: Sehat wala din: subah phal, meve, doodh; dopahar sama khichdi ya kuttu roti, dahi, lauki; baad me nariyal paani ya makhana; puja ke baad paneer ya shakarkand. Biscuit me gehun, namkeen me saada namak hota hai.
@ok modern most CUSTOM
en: A protein shake on Ekadashi: plain whey or milk with banana passes as milk food for many; blends with soy, oats or grain flavour do not. Curd, paneer, makhana, peanuts and nuts give protein too; train lightly that day.
hi: एकादशी पर प्रोटीन शेक: सादा व्हे या दूध-केला कई लोग दूध का आहार मानकर लेते हैं; सोया, ओट्स या अन्न वाला नहीं। दही, पनीर, मखाना, मूँगफली, मेवे से भी प्रोटीन मिलता है; उस दिन हल्का व्यायाम करें।
hg: Ekadashi par protein shake: saada whey ya doodh-kela kai log doodh ka aahar maankar lete hain; soya, oats ya ann wala nahi. Dahi, paneer, makhana, moongfali, meve se bhi protein milta hai; us din halki exercise karein.

# bathing-in-fast fast
@names
en: bath in a fast, washing hair on a fast day, brushing in a fast, sleeping in a fast
hi: व्रत में नहाना, व्रत में बाल धोना, व्रत में ब्रश करना, व्रत में सोना
hg: vrat me nahana, vrat me baal dhona, vrat me brush, vrat me sona
@ask
en: is a bath necessary in a fast | can I wash my hair on a fasting day | can I brush my teeth in a fast | can one sleep by day in a fast | can husband and wife be together in a fast
en: hair wash on which fast not allowed | nail cutting in fast | can wash clothes in fast | shaving in navratri
hi: व्रत में नहाना ज़रूरी है क्या | व्रत के दिन बाल धो सकते हैं | व्रत में ब्रश कर सकते हैं | व्रत में पति-पत्नी साथ रह सकते हैं
hi: व्रत में कपड़े धोना | किस व्रत में बाल न धोएँ
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
@link /puja/vaibhav-lakshmi

# moon-not-seen fast
@names
en: moon not seen on karva chauth, sieve on karva chauth, moon through a sieve, cloudy moon in a fast
hi: चाँद न दिखे तो, करवा चौथ की छलनी, चंद्रमा न दिखे तो
hg: chand nahi dikhe to, karwa chauth ki chhalni, chand na dikhe
@ask
en: why do we see the moon through a sieve on karwa chauth | moon not visible because of clouds how to break the fast | can I break karva chauth by a video of the moon | moon did not rise in sankashti what to do | should I wait till next day if there is no moon
en: cloudy sky, the moon is not seen at all at half past ten on karva chauth, how do I open the fast now
hi: करवा चौथ पर छलनी से चाँद क्यों देखते हैं | बादल में चाँद न दिखे तो व्रत कैसे खोलें | संकष्टी में चंद्रमा न दिखे तो क्या करें | चाँद न दिखे तो अगले दिन तक रुकें क्या | फ़ोन पर चाँद देखकर व्रत खोल सकते हैं
hi: बादल हैं, चाँद दिखा ही नहीं, साढ़े दस बज गए, करवा चौथ का व्रत कैसे खोलूँ
hg: karwa chauth me chhalni se chand kyu dekhte hai | badal me chand nahi dikha vrat kaise kholu | sankashti me chand na dikhe to kya kare | chand nahi dikhe to agle din tak rukna padega kya | video call par chand dekh kar vrat khol sakte hai
hg: badal hai chand dikha hi nahi 10.30 baj gaye karva chauth ka vrat kaise kholu
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
en: which is harder teej or karva chauth | hariyali kajari hartalika teej difference | what is eaten before and after each
hi: कुँवारी लड़की करवा चौथ रख सकती है | कौन सा व्रत कठिन तीज या करवा चौथ | तीज का व्रत कब खोलते हैं
hg: hariyali kajri hartalika teej me antar | kunwari ladki karva chauth rakh sakti hai | kaun sa vrat kathin teej ya karva chauth | teej ka vrat kab kholte hai
@what modern most CUSTOM
en: Teej, in Sawan and Bhadrapad on the third lunar day, honours Parvati who won Shiva; Hartalika is kept without water for a night and by unmarried girls too. Karva Chauth, on Kartik Krishna Chaturthi, is a wife's fast from sargi until the moon is seen.
hi: तीज सावन और भाद्रपद की तृतीया को शिव को पाने वाली पार्वती के लिए है; हरतालिका रात भर निर्जल, कुँवारी लड़कियाँ भी रखती हैं। करवा चौथ कार्तिक कृष्ण चतुर्थी को पत्नी का व्रत है, सरगी से चाँद दिखने तक।
hg: Teej Sawan aur Bhadrapad ki tritiya ko Shiv ko paane wali Parvati ke liye hai; Hartalika raat bhar nirjal, kuwari ladkiyan bhi rakhti hain. Karva Chauth Kartik Krishna Chaturthi ko patni ka vrat hai, sargi se chand dikhne tak.
@which classical most DS
en: Three Teej: Hariyali, Shravana Shukla 3, swings and green; Kajari, Bhadrapada Krishna 3 (amanta Shravana), neem and sattu; Hartalika, Bhadrapada Shukla 3, sand Shiva-Parvati and a night's vigil, opened next morning. Karva Chauth opens at moonrise.
hi: तीन तीज: हरियाली, श्रावण शुक्ल 3, झूले और हरा रंग; कजरी, भाद्रपद कृष्ण 3 (अमांत श्रावण), नीम और सत्तू; हरतालिका, भाद्रपद शुक्ल 3, बालू के शिव-पार्वती, रात्रि जागरण, अगली सुबह खुलता। करवा चौथ चंद्रोदय पर।
hg: Teen Teej: Hariyali, Shravan Shukla 3, jhoole aur hara rang; Kajri, Bhadrapad Krishna 3 (amant Shravan), neem aur sattu; Hartalika, Bhadrapad Shukla 3, baalu ke Shiv-Parvati, raatri jagran, agli subah khulta. Karva Chauth chandrodaya par.

# rashi-pair-match astro
@names
en: compatibility of two moon signs, matching by rashi alone, sign compatibility, matching two nakshatras, same rashi couple, same nakshatra couple, same rashi marriage, same nakshatra marriage
hi: दो राशियों का मेल, राशि से मिलान, दो नक्षत्रों का मिलान, एक ही राशि के पति-पत्नी, एक ही नक्षत्र में विवाह, एक राशि में विवाह, दोनों का एक नक्षत्र
hg: do rashi ka mel, rashi se milan, do nakshatra ka milan, same rashi ke pati patni, ek hi nakshatra, dono ka nakshatra same, ek rashi me shadi, ladka ladki ki rashi
@ask
en: are leo and scorpio compatible | do rohini and hasta nakshatra match | can two people of the same rashi marry | aries and libra marriage | which rashi is best for my rashi to marry
en: boy is leo and girl is aquarius by moon how will the couple be | both have the same birth star can they marry
en: I am a fire sign and he is a water sign, will it work | my husband scorpio and I leo, fire and water they say
hi: मेष और वृश्चिक की जोड़ी कैसी रहेगी | एक ही राशि के लड़का-लड़की की शादी | रोहिणी और हस्त नक्षत्र का मिलान | मेरी राशि के लिए कौन सी राशि अच्छी | लड़का मीन लड़की कन्या राशि
hi: लड़का वृषभ लड़की वृश्चिक, जोड़ी कैसी | वर-वधू का जन्म नक्षत्र एक ही है, विवाह कर दें
hi: मैं अग्नि राशि, वह जल राशि, निभेगी क्या | आग और पानी की राशि का विवाह
hg: mesh aur vrishchik rashi ki shaadi kaisi rahegi | same rashi me shadi kar sakte hai | rohini aur hasta nakshatra ka milan | ladka meen ladki kanya rashi jodi kaisi | meri rashi ke liye kaun si rashi achhi
hg: larka kumbh aur larki simha rashi jodi kaisi | var vadhu ka janm nakshatra ek hi hai vivah kar de | mesh wala ladka tula wali ladki banegi kya
hg: main agni rashi wo jal rashi nibhegi kya | aag aur paani ki rashi ki shadi
@what classical most MCH
en: Two rashis alone say little: of bhakoot's points 2-12, 5-9 and 6-8 cost all 7, while 1-1, 7-7 (facing signs), 3-11 and 4-10 keep them. The other kootas need both nakshatras, hence both births.
hi: केवल दो राशियाँ कम बताती हैं: भकूट उनकी दूरी गिनता है; 2-12, 5-9 और 6-8 में उसके 7 अंक नहीं मिलते, 1-1, 7-7, 3-11 और 4-10 में मिलते हैं। एक ही राशि ठीक है, नक्षत्र अलग हों तो बेहतर। बाक़ी कूटों के लिए दोनों के नक्षत्र, यानी दोनों का जन्म चाहिए।
hg: Keval do rashiyan kam batati hain: bhakoot unki doori ginta hai; 2-12, 5-9 aur 6-8 me uske 7 ank nahi milte, 1-1, 7-7, 3-11 aur 4-10 me milte hain. Ek hi rashi theek hai, nakshatra alag hon to behtar. Baaki kooton ke liye dono ke nakshatra, yaani dono ka janm chahiye.
@ok modern most JYOTISH
en: Yes, a couple with the same nakshatra may marry: with different padas, or with different rashis, nadi dosha is held cancelled by most. The same nakshatra and the same pada many avoid. The same rashi is counted good.
hi: हाँ, दोनों का नक्षत्र एक हो तब भी विवाह हो सकता है: चरण अलग हों या राशि अलग हो तो नाड़ी दोष प्रायः कटा मानते हैं। नक्षत्र और चरण दोनों एक हों तो कई टालते हैं। एक ही राशि अच्छी गिनी जाती है।
hg: Haan, dono ka nakshatra ek (same) ho tab bhi vivah ho sakta hai: charan alag ho ya rashi alag ho to nadi dosh aksar kata maante hain. Nakshatra aur charan dono ek ho to kai taalte hain. Ek hi rashi achhi gini jaati hai.
@link /milan

# gunas-needed astro
@names
en: how many gunas, gunas needed for marriage, minimum gunas, good gunas but, gunas matched, gunas have matched, total gunas
hi: कितने गुण, शादी के लिए कितने गुण, न्यूनतम गुण, गुण मिले हैं, गुण मिले, कुल गुण
hg: kitne gun, shadi ke liye kitne gun, minimum gun, gun mile hai, gun mile, gun mil rahe hai
@ask
en: how many gunas should match for marriage | is 18 gunas enough | 30 gunas match but he has no job | gunas match but nadi dosh is there | only 12 gunas match what now
en: 18 gunas matched is it ok | 36 out of 36 guna good or bad | 12 guna match love marriage | 8 kootas points list
en: our score came to 20 is that fine for marriage | what is the full score in horoscope matching and the pass mark | boy and girl got 26 points should we say yes
hi: शादी के लिए कितने गुण मिलने चाहिए | 18 गुण मिले हैं तो शादी करें | 28 गुण मिलते हैं पर नाड़ी दोष है | केवल 12 गुण मिल रहे हैं | 30 गुण मिले पर लड़के की नौकरी नहीं
hi: 18 गुण मिले शादी करें | 36 में 36 गुण मिलना | 12 गुण मिले प्रेम विवाह | आठ कूट के अंक
hi: हमारे 22 गुण बैठ रहे हैं रिश्ता करें क्या | पत्रिका मिलान में पूरे अंक कितने और पास कितने पर | 27 गुण बैठे पर लड़का मंगली है
hg: shadi ke liye 36 me se kitne gun milne chahiye | 18 gun mile hai to shaadi kare | gun 30 mile par ladke ka kaam nahi chal raha rishta kare | gun milte hai par nadi dosh hai | sirf 12 gun mil rahe hai
hg: 18 gun mile shadi kare ya nahi | 36 me se 36 gun milna | 12 gun mile love marriage | 8 koot ke points
hg: hamare 20 gun baith rahe h rishta kar le kya | patrika milan me pure number kitne aur pass kitne pe | 25 gun aaye hai to rishta pakka kare
en: our score is 14 out of 36 and his mother said no | is there nothing beyond the guna number | low guna score but together for years
hi: स्कोर 16 आया और घर वालों ने मना कर दिया | गुण का अंक कम है तो क्या सब खत्म
hg: score 15 aaya aur uski mummy ne mana kar diya | gun ka number kam hai to kya sab khatam
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

# samudra-manthan-story deity
@names
en: samudra manthan, churning of the ocean, fourteen jewels, 14 ratnas
hi: समुद्र मंथन, चौदह रत्न, 14 रत्न, सागर मंथन, क्षीरसागर मंथन
hg: samudra manthan, samudra manthan ki kahani, 14 ratna, chaudah ratan, sagar manthan
@ask
en: story of samudra manthan | which 14 jewels came out of the ocean churning | who churned the ocean and why | what came first out of samudra manthan | name of the snake and mountain of ocean churning | list of fourteen ratnas | samudra manthan in short for kids school
en: who swallowed the poison from the ocean
hi: समुद्र मंथन की कथा | समुद्र मंथन से क्या क्या निकला | चौदह रत्नों के नाम | मंथन में कौन सा पर्वत और नाग था | समुद्र मंथन क्यों हुआ | सबसे पहले क्या निकला मंथन से | अमृत किसने पिया
hi: समुद्र से निकला ज़हर किसने पिया
hg: samudra manthan me kya kya nikla | 14 ratno ke naam | samudra manthan kyu hua tha | manthan me kaun sa parvat aur nag tha | samudra mantan story | sabse pehle kya nikla tha manthan se | chodah ratan kaun kaun se
hg: samudra se nikla zeher kisne piya
@what classical wide PUR
en: Samudra manthan is the churning of the milk ocean by gods and demons for nectar: Mount Mandara was the rod, the serpent Vasuki the rope, Vishnu as tortoise bore the mountain. Mohini then gave the nectar to the gods.
hi: समुद्र मंथन देवों और असुरों का अमृत के लिए क्षीरसागर मथना है: मंदराचल मथानी, वासुकि नाग रस्सी, और कच्छप रूप में विष्णु ने पर्वत सँभाला। फिर मोहिनी ने अमृत देवों को दिया।
hg: Samudra manthan devon aur asuron ka amrit ke liye kshirsagar mathna hai: Mandrachal mathani, Vasuki naag rassi, aur kachhap roop me Vishnu ne parvat sambhala. Phir Mohini ne amrit devon ko diya.
@who classical wide PUR
en: Shiva drank the poison: when halahala rose first from the churning and burned all worlds, he took it and held it in his throat, which turned blue, hence Neelkanth.
hi: विष शिव ने पिया: मंथन में पहले हलाहल ज़हर निकला और सब लोक जलने लगे, तब उन्होंने उसे पीकर कंठ में रोका; कंठ नीला हुआ, इसलिए नीलकंठ।
hg: Vish Shiv ne piya: manthan me pehle halahal zeher nikla aur sab lok jalne lage, tab unhone use peekar kanth me roka; kanth neela hua, isliye Neelkanth.
@which classical most PUR
en: The fourteen jewels: poison Halahala, cow Kamadhenu, horse Uchchaihshravas, elephant Airavata, gem Kaustubha, Kalpavriksha, Apsara Rambha, Lakshmi, Varuni, the Moon, Parijat, the Panchajanya conch, Dhanvantari and nectar. Lists differ a little, some naming Sharnga, the bow.
hi: चौदह रत्न: हलाहल विष, कामधेनु, उच्चैःश्रवा घोड़ा, ऐरावत हाथी, कौस्तुभ मणि, कल्पवृक्ष, अप्सरा रंभा, लक्ष्मी, वारुणी, चंद्रमा, पारिजात, पांचजन्य शंख, धन्वंतरि और अमृत। सूचियाँ थोड़ी अलग हैं, कुछ में शार्ङ्ग धनुष है।
hg: Chaudah ratna: halahal vish, Kamdhenu, Uchchaishrava ghoda, Airavat haathi, Kaustubh mani, Kalpavriksha, apsara Rambha, Lakshmi, Varuni, Chandrama, Parijat, Panchjanya shankh, Dhanvantari aur amrit. Soochiyan thodi alag hain, kuch me Sharang dhanush hai.
@why classical wide PUR
en: It began when sage Durvasa's garland was thrown down by Indra's elephant; by his curse the gods lost strength and Lakshmi left them. Vishnu advised to churn for nectar, together with the demons.
hi: इंद्र के हाथी ने दुर्वासा ऋषि की माला गिरा दी; उनके शाप से देवों का बल और लक्ष्मी चली गई। तब विष्णु ने असुरों के साथ मिलकर अमृत के लिए मंथन की सलाह दी।
hg: Indra ke haathi ne Durvasa rishi ki mala gira di; unke shaap se devon ka bal aur Lakshmi chali gayi. Tab Vishnu ne asuron ke saath milkar amrit ke liye manthan ki salah di.
@see rahu-ketu-story, shiva-neelkanth-symbols

# rahu-ketu-story deity
@names
en: how rahu and ketu were born, story of rahu ketu, svarbhanu
hi: राहु केतु की कथा, राहु केतु का जन्म, स्वरभानु
hg: rahu ketu ki katha, rahu ketu ka janm, swarbhanu
@ask
en: how rahu and ketu came to be | rahu drinking nectar story | why does rahu swallow the sun and moon | why rahu has no body and ketu no head | whose son is rahu | eclipse story rahu | who cut off the head of rahu
en: how did one demon become rahu and ketu, two parts | why was rahu cut in two
hi: राहु केतु कैसे बने | राहु का सिर किसने काटा | राहु किसका बेटा है | राहु सूर्य चंद्र को क्यों निगलता है | ग्रहण की पौराणिक कथा | राहु ने अमृत कैसे पिया | राहु सिर केतु धड़ क्यों
hi: एक असुर के दो टुकड़े राहु केतु कैसे हुए
hg: rahu ketu kaise bane | rahu ka sir kisne kata | rahu kiska beta hai | rahu suraj chand ko kyu nigalta hai | grahan ki kahani rahu wali | rahu ne amrit kaise piya | rahu sir ketu dhad kyu
hg: ek asur ke do tukde rahu ketu kaise hue
@what classical wide PUR
en: Rahu and Ketu are the two halves of the demon Svarbhanu, who drank nectar in the row of gods. Sun and Moon told of it, and Vishnu's disc cut him: the head is Rahu, the body Ketu.
hi: राहु-केतु एक ही असुर स्वरभानु के दो भाग हैं, जिसने देवों की पंक्ति में बैठ अमृत पी लिया। सूर्य-चंद्र ने बताया और विष्णु के चक्र ने काटा: सिर राहु, धड़ केतु।
hg: Rahu-Ketu ek hi asur Swarbhanu ke do bhaag hain, jisne devon ki pankti me baith amrit pi liya. Surya-Chandra ne bataya aur Vishnu ke chakra ne kaata: sir Rahu, dhad Ketu.
@why classical wide PUR
en: Since they gave him away, Rahu chases Sun and Moon, it is told, and swallows them in eclipses; having no body, he must let them out again. Astronomy shows the shadows of Moon and Earth.
hi: कथा में भेद खोलने के कारण राहु सूर्य-चंद्र के पीछे रहता और ग्रहण में निगलता है; धड़ न होने से वे बाहर आ जाते हैं। खगोल में ग्रहण चंद्र और पृथ्वी की छाया है।
hg: Katha me bhed kholne ke kaaran Rahu Surya-Chandra ke peeche rehta aur grahan me nigalta hai; dhad na hone se ve bahar aa jaate hain. Khagol me grahan Chandra aur prithvi ki chhaya hai.
@who classical most PUR
en: Svarbhanu was the son of the demon Viprachitti and Simhika. Nectar had passed his throat, so both parts lived on and received a place among the nine grahas, as the two nodes of the Moon's path.
hi: स्वरभानु असुर विप्रचित्ति और सिंहिका का पुत्र था। अमृत गले में जा चुका था, इसलिए दोनों भाग जीवित रहे और नवग्रहों में स्थान पाया, चंद्र-पथ के दो पात बिंदु बनकर।
hg: Swarbhanu asur Viprachitti aur Simhika ka putra tha. Amrit gale me ja chuka tha, isliye dono bhaag jeevit rahe aur navagrahon me sthan paya, Chandra-path ke do paat bindu bankar.
@see samudra-manthan-story, graha-rahu, graha-ketu

# moon-kalank-story deity
@names
en: moon on ganesh chaturthi, kalank chaturthi, syamantaka story, false blame moon
hi: गणेश चतुर्थी का चाँद, कलंक चतुर्थी, स्यमंतक मणि, भादों चौथ का चाँद
hg: ganesh chaturthi ka chand, kalank chauth, syamantak mani, bhado chauth ka chand
@ask
en: why should we not see the moon on ganesh chaturthi | I saw the moon on ganesh chaturthi by mistake what to do | story of ganesha and the moon laughing | syamantaka mani and krishna story | mithya dosh mantra | saw chauth moon accidentally remedy
hi: चौथ के चाँद को देखना मना क्यों है | गलती से चौथ का चाँद देख लिया क्या करें | गणेश जी और चंद्रमा की कथा | स्यमंतक मणि की कथा | मिथ्या दोष क्या है | चाँद देखने से कलंक लगता है क्या | कलंक चतुर्थी का मंत्र
hg: chauth ka chand dekhna mana kyu hai | galti se chauth ka chand dekh liya kya kare | ganesh ji aur chandrama ki kahani | syamantak mani ki katha | mithya dosh kya hota hai | chand dekhne se kalank lagta hai kya | kalank chauth me chand dikh gaya
@why classical wide PUR
en: On Bhadrapada Shukla Chaturthi the moon is not looked at, as it once laughed at Ganesh falling off his mouse, and he cursed it: who sees it meets false blame. Softened, the curse kept to that one night.
hi: भाद्रपद शुक्ल चतुर्थी को चाँद नहीं देखते, क्योंकि मूषक से गिरे गणेश पर वह हँसा और शाप मिला: जो देखे, झूठा कलंक पाए। क्षमा माँगने पर शाप बस इसी रात का रहा।
hg: Bhadrapad Shukla Chaturthi ko chand nahi dekhte, kyunki mooshak se gire Ganesh par woh hansa aur shaap mila: jo dekhe, jhootha kalank paye. Kshama maangne par shaap bas isi raat ka raha.
@do modern wide CUSTOM
en: If you saw it by mistake, there is nothing to fear: remember Ganesh, hear or read the Syamantaka story, offer durva, or give a little to someone. Nobody is blamed because of a glance.
hi: गलती से दिख गया तो डर की बात नहीं: गणेश का नाम लें, स्यमंतक मणि की कथा सुनें या पढ़ें, दूर्वा चढ़ाएँ या थोड़ा दान दें। एक नज़र से किसी पर दोष नहीं लगता।
hg: Galti se dikh gaya to dar ki baat nahi: Ganesh ka naam lein, Syamantak mani ki katha sunein ya padhein, durva chadhayein ya thoda daan dein. Ek nazar se kisi par dosh nahi lagta.
@what classical wide PUR
en: The Syamantaka gem belonged to Satrajit; when it vanished Krishna, who had seen that moon, was called a thief. A lion, then Jambavan, had it. Krishna brought it back and wed Jambavati and Satyabhama.
hi: स्यमंतक मणि सत्राजित की थी; खोई तो वह चाँद देख चुके कृष्ण पर चोरी का आरोप लगा। मणि सिंह से जाम्बवान के पास पहुँची थी। कृष्ण लौटा लाए, जाम्बवती और सत्यभामा से विवाह हुआ।
hg: Syamantak mani Satrajit ki thi; khoyi to woh chand dekh chuke Krishna par chori ka aarop laga. Mani sinh se Jambvan ke paas pahunchi thi. Krishna lauta laaye, Jambvati aur Satyabhama se vivah hua.
@words classical wide STOTRA
en: The verse said for it: Simhah Prasenam avadhit simho Jambavata hatah, / Sukumaraka ma rodis tava hyesha Syamantakah. It tells how the gem went from Prasena to the lion and Jambavan.
hi: इसके लिए कहा जाने वाला श्लोक: सिंहः प्रसेनमवधीत् सिंहो जाम्बवता हतः। / सुकुमारक मा रोदीस्तव ह्येष स्यमन्तकः॥ इसमें मणि का प्रसेन से सिंह और जाम्बवान तक जाना है।
hg: Iske liye kaha jane wala shlok: Simhah Prasenam avadhit simho Jambavata hatah, / Sukumaraka ma rodis tava hyesha Syamantakah. Isme mani ka Prasen se sinh aur Jambvan tak jana hai.
@see ganesh-chaturthi, chandra-deity

# savitri-satyavan-story deity
@names
en: savitri and satyavan, story of savitri, savitri satyavan
hi: सावित्री सत्यवान, सावित्री सत्यवान की कथा, सत्यवान सावित्री
hg: savitri satyavan, savitri satyavan ki kahani, satyavan savitri
@ask
en: tell the story of savitri and satyavan | how did savitri save her husband from yama | which boons did savitri ask of yamraj | why banyan tree in savitri story | whose daughter was savitri | savitri katha short
hi: सावित्री सत्यवान की कहानी सुनाओ | सावित्री ने यमराज से कौन से वर माँगे | सावित्री ने पति के प्राण कैसे बचाए | सावित्री किसकी बेटी थी | सत्यवान कौन थे | सावित्री कथा में बरगद क्यों
hg: savitri satyavan ki kahani sunao | savitri ne yamraj se kaun se var mange | savitri ne pati ki jaan kaise bachayi | savitri kiski beti thi | satyawan kaun the | savitri katha me bargad kyu
@what classical wide EPIC
en: Savitri, princess of Madra, chose Satyavan though he had one year to live. When Yama took his life under a banyan, she followed and with wise words won boon upon boon, the last a hundred sons, so that he had to return Satyavan.
hi: मद्र की राजकुमारी सावित्री ने एक वर्ष की आयु जानकर भी सत्यवान को चुना। बरगद तले यम प्राण ले चले तो वह पीछे गई और बुद्धि से वर पाए; अंतिम वर सौ पुत्रों का था, सो यम ने सत्यवान लौटाए।
hg: Madra ki rajkumari Savitri ne ek saal ki aayu jaankar bhi Satyavan ko chuna. Bargad tale Yam pran le chale to woh peeche gayi aur buddhi se var paye; antim var sau putron ka tha, so Yam ne Satyavan lautaye.
@which classical most EPIC
en: Her boons: sight for her blind father-in-law Dyumatsena and his kingdom, a hundred sons for her father Ashvapati, and sons of Satyavan for herself. The Mahabharata has Markandeya tell it to Yudhishthira.
hi: सावित्री के वर: नेत्रहीन ससुर द्युमत्सेन की दृष्टि और राज्य, पिता अश्वपति को सौ पुत्र, और अपने लिए सत्यवान से पुत्र। महाभारत में मार्कंडेय यह युधिष्ठिर को सुनाते हैं।
hg: Savitri ke var: netraheen sasur Dyumatsen ki drishti aur rajya, pita Ashvapati ko sau putra, aur apne liye Satyavan se putra. Mahabharat me Markandeya yeh Yudhishthir ko sunate hain.
@see vat-savitri-fast

# ganesh-legends deity
@names
en: ganesha and mahabharata, ganesh's wedding, stories of ganesha
hi: गणेश जी का विवाह, गणेश जी की कहानियाँ, गणेश का हाथी का सिर
hg: ganesh ji ka vivah, ganesh ji ki kahaniyan, ganesh ka sir, hathi ka sir
@ask
en: who wrote mahabharata ganesha and vyasa | how did ganesha get an elephant head | how did ganesh get married to riddhi siddhi | who are the sons of ganesha | is ganesha married | whose head was put on ganesha
en: why does ganesh have the head of an elephant
hi: महाभारत किसने लिखी गणेश और व्यास | गणेश जी को हाथी का सिर कैसे लगा | गणेश जी की शादी किससे हुई | गणेश जी के बेटे कौन हैं शुभ लाभ | गणेश जी का असली सिर कहाँ गया
hi: गणेश का सिर हाथी का क्यों है
hg: mahabharat kisne likhi ganesh vyas | ganesh ji ko hathi ka sir kaise laga | ganesh ji ki shadi kisse hui | ganesh ji ke bete kaun hai shubh labh | ganesh ji ka asli sar kaha gaya
hg: ganesh ji ka sir hathi ka kyu laga
@what classical wide PUR
en: Parvati shaped Ganesh of her bath paste to guard her door. He barred Shiva, who cut off his head; to console her the first head found facing north, an elephant's, was joined, and he was made leader of the ganas.
hi: पार्वती ने उबटन से गणेश को द्वार की रक्षा को बनाया। उन्होंने शिव को रोका, शिव ने सिर काट दिया; फिर उत्तर मुख मिला पहला सिर, हाथी का, जोड़ा गया और वे गणों के स्वामी बने।
hg: Parvati ne ubtan se Ganesh ko dwar ki raksha ko banaya. Unhone Shiv ko roka, Shiv ne sir kaat diya; phir uttar mukh mila pehla sir, haathi ka, joda gaya aur ve ganon ke swami bane.
@why classical most PUR
en: One tusk is broken because Parashuram's axe struck it when Ganesh kept him from Shiva's door; by another tale he broke it himself to write on. So he is Ekadanta, the one-tusked.
hi: एक दाँत इसलिए टूटा कि गणेश ने परशुराम को शिव के द्वार पर रोका और फरसा दाँत पर लगा; दूसरी कथा में लिखने को उन्होंने ख़ुद तोड़ा। इसलिए वे एकदंत हैं।
hg: Ek daant isliye toota ki Ganesh ne Parashuram ko Shiv ke dwar par roka aur pharsa daant par laga; doosri katha me likhne ko unhone khud toda. Isliye ve Ekdant hain.
@how classical wide EPIC
en: Vyasa dictated the Mahabharata and Ganesh wrote it down, on the terms that Vyasa must not stop and Ganesh must understand each verse before writing; so Vyasa put in knotty verses to gain time.
hi: व्यास ने महाभारत बोला और गणेश ने लिखा; शर्त थी कि व्यास रुकें नहीं और गणेश समझे बिना न लिखें। सोचने का समय पाने को व्यास बीच में कठिन श्लोक रखते।
hg: Vyas ne Mahabharat bola aur Ganesh ne likha; shart thi ki Vyas rukein nahi aur Ganesh samjhe bina na likhein. Sochne ka samay paane ko Vyas beech me kathin shlok rakhte.
@who classical regional PUR
en: In the Shiva Purana his wives are Siddhi and Buddhi, daughters of Prajapati Vishvarupa, popularly Riddhi and Siddhi, and his sons Kshema and Labha, popularly Shubh and Labh. In the south Ganesh is often unmarried; Santoshi as daughter is a later story.
hi: शिव पुराण में प्रजापति विश्वरूप की पुत्रियाँ सिद्धि-बुद्धि उनकी पत्नियाँ, लोक में रिद्धि-सिद्धि, और पुत्र क्षेम-लाभ, यानी शुभ-लाभ हैं। दक्षिण में गणेश प्रायः अविवाहित; संतोषी पुत्री बाद की कथा है।
hg: Shiv Puran me Prajapati Vishvarup ki putriyan Siddhi-Buddhi unki patniyan, lok me Riddhi-Siddhi, aur putra Kshem-Labh, yani Shubh-Labh hain. Dakshin me Ganesh aksar avivahit; Santoshi putri baad ki katha hai.
@see ganesh-deity

# shiva-neelkanth-symbols deity
@names
en: neelkanth story, blue throat of shiva, halahala poison, shiva's third eye, symbols of shiva
hi: नीलकंठ, नीलकंठ महादेव, हलाहल विष, शिव की तीसरी आँख, शिव जी के प्रतीक
hg: neelkanth, neelkanth mahadev, halahal vish, shiv ji ki teesri aankh, shiv ji ke prateek
@ask
en: why did shiva drink poison | why is the throat of shiva blue | meaning of snake around shiva's neck | why moon on shiva's head | why shiva wears tiger skin and ash | third eye of shiva meaning and kamdev | damru and trishul meaning | name of the snake on shiva
en: name of the snake around shiva's neck and why
hi: शिव ने विष क्यों पिया | शिव का गला नीला क्यों है | शिव के गले में साँप का नाम | शिव के सिर पर चंद्रमा क्यों | शिव भस्म क्यों लगाते हैं | तीसरी आँख कब खुली कामदेव | त्रिशूल और डमरू का अर्थ | शिव के गले में नाग क्यों
hi: शिव जी के गले में साँप क्यों है, नाम क्या है
hg: shiv ne vish kyu piya | shiv ji ka gala neela kyu hai | shiv ji ke gale me saanp ka naam | shiv ji ke sir pe chand kyu hai | shiv ji bhasm kyu lagate hai | teesri aankh kab khuli kamdev | trishul aur damru ka matlab | mahadev ne zeher piya tha wo kahani
hg: shiv ji ke gale me saap kyu hai naam kya hai
@why classical wide PUR
en: Shiva is Neelkanth, blue-throated, because he drank Halahala, the poison that rose first from the churned ocean and threatened all. He held it in his throat, where Parvati's hand, it is told, stopped it.
hi: शिव नीलकंठ इसलिए हैं कि समुद्र मंथन में सबसे पहले निकला हलाहल विष, जिससे सब संकट में थे, उन्होंने पी लिया। विष गले में रोका, कथा में पार्वती के हाथ ने थामा।
hg: Shiv Neelkanth isliye hain ki samudra manthan me sabse pehle nikla halahal vish, jisse sab sankat me the, unhone pi liya. Vish gale me roka, katha me Parvati ke haath ne thama.
@what classical most PUR
en: Shiva's signs: Ganga in the hair is grace, the crescent time and calm, Vasuki the snake mastered fear, ash that all passes, the trishul the three gunas, the damru the first sound, tiger skin mastered desire.
hi: शिव के चिह्न: जटा में गंगा कृपा, अर्धचंद्र काल और शीतलता, वासुकि नाग भय पर विजय, भस्म नश्वरता, त्रिशूल तीन गुण, डमरू पहली ध्वनि, बाघंबर इच्छा पर विजय।
hg: Shiv ke chinh: jata me Ganga kripa, ardhchandra kaal aur sheetalta, Vasuki naag bhay par vijay, bhasm nashvarta, trishul teen gun, damru pehli dhvani, baghambar ichchha par vijay.
@how classical wide PUR
en: The third eye opened on Kama, the god of love, who shot his flower arrow at the meditating Shiva; he became ash, and lives bodiless since. It stands for insight that burns away delusion.
hi: तीसरी आँख कामदेव पर खुली, जिसने ध्यानस्थ शिव पर पुष्प-बाण चलाया; वह भस्म हुआ और तब से अनंग है। यह आँख उस विवेक की है जो मोह को जला दे।
hg: Teesri aankh Kamdev par khuli, jisne dhyanasth Shiv par pushp-baan chalaya; woh bhasm hua aur tab se Anang hai. Yeh aankh us vivek ki hai jo moh ko jala de.
@who classical wide PUR
en: The snake round Shiva's neck is Vasuki, king of nagas, the rope of the churning; he wears it to show that he has mastered fear, poison and time.
hi: शिव के गले का साँप वासुकि है, नागों का राजा, जो मंथन की रस्सी बना; उसे धारण कर वे भय, विष और काल पर विजय दिखाते हैं।
hg: Shiv ke gale ka saap Vasuki hai, naagon ka raja, jo manthan ki rassi bana; use dharan karke woh bhay, vish aur kaal par vijay dikhate hain.
@see shiv-deity, samudra-manthan-story

# prahlad-story deity
@names
en: prahlad, bhakt prahlad, prahlada and hiranyakashipu, hiranyakashipu
hi: प्रह्लाद, भक्त प्रह्लाद, हिरण्यकशिपु, हिरण्यकश्यप
hg: prahlad, bhakt prahlad, hiranyakashyap, hiranyakashipu
@ask
en: story of prahlad | what boon did hiranyakashipu have | how did narasimha kill hiranyakashipu | who was prahlad's father and mother | why did holika burn and prahlad not | who were hiranyaksha and hiranyakashipu before jaya vijaya
hi: प्रह्लाद की कहानी | हिरण्यकशिपु को क्या वरदान था | नरसिंह ने हिरण्यकशिपु को कैसे मारा | प्रह्लाद के माता पिता कौन थे | होलिका जली प्रह्लाद क्यों नहीं | जय विजय कौन थे
hg: prahlad ki kahani | hiranyakashyap ko kya vardan tha | narsingh ne hiranyakashyap ko kaise mara | prahlad ke mata pita kaun the | holika jali prahlad kyu nahi jala | jay vijay kaun the
@what classical wide PUR
en: Prahlad, a demon king's child, would not stop praying to Vishnu. Poison, elephants, a cliff and Holika's fire did not harm him; when his father struck a pillar, Narasimha came out of it.
hi: असुर राजा के पुत्र प्रह्लाद ने विष्णु भक्ति नहीं छोड़ी। विष, हाथी, पर्वत और होलिका की आग से भी बचे; पिता ने खंभे पर प्रहार किया तो उसी से नृसिंह प्रकट हुए।
hg: Asur raja ke putra Prahlad ne Vishnu bhakti nahi chhodi. Vish, haathi, parvat aur Holika ki aag se bhi bache; pita ne khambhe par prahaar kiya to usi se Narsimha prakat hue.
@how classical wide PUR
en: Hiranyakashipu's boon from Brahma: no death by man or beast, by day or night, inside or outside, on earth or in the sky, by any weapon. So a man-lion came, at dusk, on the threshold, on his lap, with claws.
hi: हिरण्यकशिपु को ब्रह्मा का वर था: न मनुष्य से न पशु से, न दिन न रात, न भीतर न बाहर, न धरती न आकाश में, न शस्त्र से। इसलिए नर-सिंह, संध्या में, चौखट पर, गोद में, नाखूनों से।
hg: Hiranyakashipu ko Brahma ka var tha: na manushya se na pashu se, na din na raat, na bheetar na bahar, na dharti na aakash me, na shastra se. Isliye nar-sinh, sandhya me, chaukhat par, god me, nakhunon se.
@who classical wide PUR
en: His mother was Kayadhu, who heard Narada's teaching while carrying him. His father and uncle Hiranyaksha were Jaya and Vijaya, Vishnu's gatekeepers under a curse, later born as Ravan and Kumbhakarna, then Shishupala and Dantavakra.
hi: माता कयाधु ने, जब प्रह्लाद गर्भ में थे, नारद का उपदेश सुना था। पिता और चाचा हिरण्याक्ष शापित द्वारपाल जय-विजय थे, जो आगे रावण-कुंभकर्ण और फिर शिशुपाल-दंतवक्र हुए।
hg: Mata Kayadhu ne, jab Prahlad garbh me the, Narad ka updesh suna tha. Pita aur chacha Hiranyaksha shaapit dwarpal Jay-Vijay the, jo aage Ravan-Kumbhkaran aur phir Shishupal-Dantavakra hue.
@see narasimha-deity, holika-dahan

# dhruva-story deity
@names
en: dhruva, dhruv tara story, pole star story, bhakt dhruv
hi: ध्रुव, भक्त ध्रुव, ध्रुव तारा की कथा
hg: dhruv, bhakt dhruv, dhruv tara ki kahani
@ask
en: story of dhruva | why is the pole star called dhruv tara | who was dhruva's stepmother | which mantra did dhruva chant | how old was dhruva | why do bride and groom look at dhruv star
hi: ध्रुव की कहानी | ध्रुव तारा क्यों कहते हैं | ध्रुव की सौतेली माँ कौन थी | ध्रुव ने कौन सा मंत्र जपा | ध्रुव कितने साल के थे | शादी में ध्रुव तारा क्यों दिखाते हैं
hg: dhruv ki kahani | dhruv tara kyu kehte hai | dhruv ki sauteli maa kaun thi | dhruv ne kaun sa mantra japa | dhruv kitne saal ka tha | shadi me dhruv tara kyu dikhate hai
@what classical wide PUR
en: Dhruva, a boy of five, was pushed from King Uttanapada's lap by his stepmother Suruchi. He went to the forest, prayed to Vishnu, and was given the place that never moves: the pole star.
hi: पाँच वर्ष के ध्रुव को सौतेली माँ सुरुचि ने राजा उत्तानपाद की गोद से हटा दिया। वह वन में विष्णु की तपस्या करने गए और अटल स्थान पाया: ध्रुव तारा।
hg: Paanch saal ke Dhruv ko sauteli maa Suruchi ne raja Uttanapad ki god se hata diya. Woh van me Vishnu ki tapasya karne gaye aur atal sthan paya: Dhruv tara.
@how classical wide PUR
en: His mother Suniti told him to turn to God, Narada gave him Om Namo Bhagavate Vasudevaya, and he prayed at Madhuvan near Mathura for about six months. Later he ruled long and well.
hi: माता सुनीति ने भगवान की शरण कही, नारद ने ॐ नमो भगवते वासुदेवाय मंत्र दिया, और मथुरा के पास मधुवन में लगभग छह महीने तप किया। बाद में लंबा, अच्छा राज किया।
hg: Mata Suniti ne bhagwan ki sharan kahi, Narad ne Om Namo Bhagavate Vasudevaya mantra diya, aur Mathura ke paas Madhuvan me lagbhag chhah mahine tap kiya. Baad me lamba, achha raaj kiya.
@why classical wide GS
en: In weddings the couple is shown Dhruva, the star that keeps its place, and often Arundhati, so that their love be as steady. With clouds one just points north.
hi: विवाह में वर-वधू को अपने स्थान पर अटल ध्रुव तारा, और अक्सर अरुंधती, दिखाते हैं कि प्रेम भी वैसा ही स्थिर हो। बादल हों तो उत्तर की ओर संकेत काफ़ी है।
hg: Vivah me var-vadhu ko apne sthan par atal Dhruv tara, aur aksar Arundhati, dikhate hain ki prem bhi vaisa hi sthir ho. Baadal hon to uttar ki or sanket kaafi hai.

# markandeya-story deity
@names
en: markandeya, rishi markandeya, boy of sixteen and yama
hi: मार्कंडेय, मार्कंडेय ऋषि, ऋषि मार्कण्डेय की कथा
hg: markandey, markandeya rishi, markandey rishi ki kahani
@ask
en: story of markandeya | how did shiva save the boy from yama | who is kalantaka | sixteen year old boy shivling yama story | whose son was markandeya | which mantra saved markandeya
hi: मार्कंडेय की कहानी | शिव ने यमराज से बालक को कैसे बचाया | सोलह साल के बालक की शिव कथा | मार्कंडेय किसके पुत्र थे | कालांतक कौन | मार्कंडेय ने कौन सा मंत्र जपा
hg: markandey ki kahani | shiv ji ne yamraj se balak ko kaise bachaya | 16 saal ke ladke aur shivling ki kahani | markandey kiske putra the | kalantak kaun hai | markandey ne kaun sa mantra japa
@what classical wide PUR
en: Markandeya, son of Mrikandu, was given sixteen years. When Yama's noose came he held the Shivling; Shiva rose from it, stopped Yama and granted the boy to stay sixteen for ever.
hi: मृकंडु के पुत्र मार्कंडेय की आयु सोलह वर्ष थी। यम का पाश आया तो वे शिवलिंग से लिपट गए; शिव प्रकट हुए, यम को रोका और बालक को सदा सोलह का रहने का वर दिया।
hg: Mrikandu ke putra Markandeya ki aayu solah saal thi. Yam ka paash aaya to ve Shivling se lipat gaye; Shiv prakat hue, Yam ko roka aur balak ko sada solah ka rehne ka var diya.
@why classical most PUR
en: His parents had been asked to choose: a dull son with long life or a gifted one with sixteen years. Shiva is since called Kalantaka, ender of death; the Mahamrityunjaya mantra is told of him. Thirukkadaiyur in Tamil Nadu is the place.
hi: माता-पिता से पूछा गया था: मंद पुत्र दीर्घायु या गुणी पुत्र सोलह वर्ष का। तब से शिव कालांतक हैं और महामृत्युंजय मंत्र इसी कथा से जुड़ा है। स्थान तमिलनाडु का तिरुक्कडैयूर माना जाता है।
hg: Mata-pita se poocha gaya tha: mand putra deerghayu ya guni putra solah saal ka. Tab se Shiv Kalantak hain aur Mahamrityunjaya mantra isi katha se juda hai. Sthan Tamil Nadu ka Thirukkadaiyur maana jaata hai.
@who classical wide PUR
en: Markandeya is one of the long-lived; he saw the flood and the infant Krishna on a banyan leaf. The Markandeya Purana, in which the Durga Saptashati stands, bears his name.
hi: मार्कंडेय चिरंजीवियों में हैं; प्रलय में उन्होंने वट के पत्ते पर बाल मुकुंद देखे। मार्कंडेय पुराण, जिसमें दुर्गा सप्तशती है, उन्हीं के नाम पर है।
hg: Markandeya chiranjiviyon me hain; pralay me unhone vat ke patte par Bal Mukund dekhe. Markandeya Puran, jisme Durga Saptashati hai, unhi ke naam par hai.
@see mahamrityunjaya-mantra

# shabari-story deity
@names
en: shabari, story of shabari, shabari's berries
hi: शबरी, शबरी की कथा, शबरी के बेर
hg: shabari, sabri ki kahani, shabri ke ber
@ask
en: who was shabari in ramayana | why did ram eat the half eaten berries | who was shabari's guru | what are the nine kinds of devotion told to shabari | where did shabari live | shabari story for children
hi: शबरी कौन थी | राम ने जूठे बेर क्यों खाए | शबरी के गुरु कौन थे | शबरी को नवधा भक्ति किसने बताई | शबरी का आश्रम कहाँ था | शबरी ने राम का कितना इंतज़ार किया
hg: shabri kaun thi | ram ji ne jhuthe ber kyu khaye | shabri ke guru kaun the | navdha bhakti shabri ko kisne batayi | shabri ka ashram kaha tha | shabri ne ram ka kitna intezar kiya
@what classical wide EPIC
en: Shabari, a forest woman and pupil of sage Matanga, waited all her life for Ram and swept his path daily. He came, ate the fruit she gave, and told her the nine ways of devotion; she sent him to Sugriva.
hi: शबरी मतंग ऋषि की शिष्या, वन की भक्त थीं, जो जीवन भर राम की राह बुहारती रहीं। राम आए, उनके फल खाए और नवधा भक्ति बताई; शबरी ने सुग्रीव का पता दिया।
hg: Shabari Matang rishi ki shishya, van ki bhakt thi, jo jeevan bhar Ram ki raah buharti rahi. Ram aaye, unke phal khaye aur navdha bhakti batayi; Shabari ne Sugriv ka pata diya.
@why modern wide CUSTOM
en: That she tasted each berry to give only sweet ones is the loved folk telling; Valmiki and Tulsidas speak of fruit and roots. Its sense: love counts more than rule or birth. Pampa lake near Hampi is shown as her place.
hi: मीठे बेर चुनने को चखकर देना लोक की प्यारी कथा है; वाल्मीकि और तुलसी में कंद-मूल-फल हैं। अर्थ यह कि प्रेम नियम और जन्म से बड़ा है। हम्पी के पास पंपा सरोवर उनका स्थान दिखाया जाता है।
hg: Meethe ber chunne ko chakhkar dena lok ki pyari katha hai; Valmiki aur Tulsi me kand-mool-phal hain. Arth yeh ki prem niyam aur janm se bada hai. Hampi ke paas Pampa sarovar unka sthan dikhaya jata hai.
@which classical wide EPIC
en: The nine ways of devotion told to her: company of the good, love of God's tales, service of the guru, singing, the mantra with trust, self-restraint, seeing God in all, contentment, and simple trust in God.
hi: शबरी को बताई नवधा भक्ति: सत्संग, कथा में प्रेम, गुरु सेवा, गुणगान, विश्वास से मंत्र जप, संयम, सबमें ईश्वर देखना, संतोष, और सरल भाव से भगवान का भरोसा।
hg: Shabari ko batayi navdha bhakti: satsang, katha me prem, guru seva, gungaan, vishwas se mantra jaap, sanyam, sabme ishwar dekhna, santosh, aur saral bhaav se bhagwan ka bharosa.
@see ram-deity

# sudama-story deity
@names
en: sudama, krishna and sudama, krishna sudama friendship
hi: सुदामा, कृष्ण सुदामा, सुदामा की कथा, सुदामा चरित
hg: sudama, krishna sudama, sudama ki kahani, krishna sudama ki dosti
@ask
en: story of krishna and sudama | what did sudama bring for krishna | where did krishna and sudama study | who was sudama's wife | how did sudama become rich | why did sudama stay poor
hi: कृष्ण सुदामा की कहानी | सुदामा कृष्ण के लिए क्या लाए | सुदामा की पत्नी का नाम | कृष्ण और सुदामा कहाँ पढ़ते थे | सुदामा के गुरु कौन थे | सुदामा ग़रीब क्यों थे
hg: krishna sudama ki kahani | sudama krishna ke liye kya laye the | sudama ki patni ka naam | krishna aur sudama kaha padhte the | sudama ke guru kaun the | sudama garib kyu the
@what classical wide PUR
en: Sudama, a poor Brahmin and Krishna's schoolmate at Sandipani's ashram in Ujjain, came to Dwarka with a little beaten rice. Krishna washed his feet and ate it with joy; Sudama asked nothing, and found a palace at home.
hi: सुदामा, उज्जैन में सांदीपनि आश्रम के सहपाठी और निर्धन ब्राह्मण, थोड़ा चिवड़ा लेकर द्वारका आए। कृष्ण ने पाँव धोए, प्रेम से खाया; सुदामा ने कुछ माँगा नहीं, घर लौटे तो महल मिला।
hg: Sudama, Ujjain me Sandipani ashram ke sahpathi aur nirdhan brahman, thoda chivda lekar Dwarka aaye. Krishna ne paanv dhoye, prem se khaya; Sudama ne kuch maanga nahi, ghar laute to mahal mila.
@who modern most CUSTOM
en: His wife, named Sushila or Vasundhara, had sent him. The Bhagavata tells the tale; the gram he ate alone as a boy is a folk addition. Sudama's temple stands at Porbandar.
hi: पत्नी ने, जिनका नाम सुशीला या वसुंधरा कहते हैं, उन्हें भेजा था। कथा भागवत में है; बचपन में चने अकेले खाना लोककथा का जोड़ है। सुदामा मंदिर पोरबंदर में है।
hg: Patni ne, jinka naam Sushila ya Vasundhara kehte hain, unhe bheja tha. Katha Bhagwat me hai; bachpan me chane akele khana lokkatha ka jod hai. Sudama mandir Porbandar me hai.
@see krishna-deity

# krishna-childhood deity
@names
en: krishna leela, childhood of krishna, krishna lifting govardhan, kaliya naag, putana, kansa
hi: कृष्ण लीला, कृष्ण की बाल लीला, गोवर्धन लीला, कालिया नाग, पूतना, कंस
hg: krishna leela, krishna ki bal leela, govardhan leela, kaliya naag, putna, kans
@ask
en: why did krishna lift govardhan hill | on which finger did krishna hold govardhan | story of kaliya snake and krishna | who was putana | how did krishna kill kansa | why did krishna steal butter | universe in krishna's mouth story | how many days did krishna hold the hill
hi: कृष्ण ने गोवर्धन पर्वत क्यों उठाया | कृष्ण ने किस उँगली पर गोवर्धन उठाया | कालिया नाग की कथा | पूतना कौन थी | कृष्ण ने कंस को कैसे मारा | कृष्ण माखन क्यों चुराते थे | यशोदा ने मुँह में ब्रह्मांड देखा | गोवर्धन कितने दिन उठाया
hg: krishna ne govardhan kyu uthaya | kis ungli par govardhan uthaya | kaliya naag ki kahani | putna kaun thi | krishna ne kans ko kaise mara | krishna makhan kyu churate the | yashoda ne krishna ke muh me brahmand dekha | govardhan kitne din uthaya tha
@what classical wide PUR
en: Krishna held Govardhan hill on the little finger of his left hand for seven days, when Indra, angry that Braj honoured the hill instead of him, sent rain. Indra's pride melted, and Govardhan puja recalls it.
hi: कृष्ण ने बाएँ हाथ की छोटी उँगली पर सात दिन गोवर्धन उठाया, जब इंद्र ने अपनी जगह पर्वत-पूजा से रुष्ट हो घोर वर्षा की। इंद्र का अहंकार गला; गोवर्धन पूजा उसी की याद है।
hg: Krishna ne bayein haath ki chhoti ungli par saat din Govardhan uthaya, jab Indra ne apni jagah parvat-puja se rusht ho ghor varsha ki. Indra ka ahankar gala; Govardhan puja usi ki yaad hai.
@which classical wide PUR
en: As a child Krishna ended Putana who came with poisoned milk, Trinavarta the whirlwind, Bakasura the crane and Aghasura the python, freed the twin Arjuna trees, and danced on Kaliya's hoods so that the Yamuna became clean.
hi: बालक कृष्ण ने विष-दूध वाली पूतना, बवंडर तृणावर्त, बगुला बकासुर और अजगर अघासुर का अंत किया, यमलार्जुन वृक्ष मुक्त किए, और कालिया के फन पर नाचे, जिससे यमुना निर्मल हुई।
hg: Balak Krishna ne vish-doodh wali Putana, bavandar Trinavart, bagula Bakasur aur ajgar Aghasur ka ant kiya, Yamalarjun vriksh mukt kiye, aur Kaliya ke phan par naache, jisse Yamuna nirmal hui.
@how classical wide PUR
en: Kansa, Devaki's brother, heard that her eighth child would end him and killed six. Balaram and Krishna escaped; as a youth Krishna came to Mathura, broke the bow, won the wrestling and threw Kansa down.
hi: देवकी के भाई कंस ने सुना कि आठवीं संतान उसका अंत करेगी, और छह को मारा। बलराम और कृष्ण बच गए; किशोर कृष्ण ने मथुरा में धनुष तोड़ा, मल्लों को हराया और कंस को पछाड़ा।
hg: Devaki ke bhai Kans ne suna ki aathvi santan uska ant karegi, aur chhah ko maara. Balram aur Krishna bach gaye; kishor Krishna ne Mathura me dhanush toda, mallon ko haraya aur Kans ko pachhada.
@see krishna-deity, govardhan-puja

# draupadi-story deity
@names
en: draupadi, draupadi's sari, draupadi vastraharan, panchali
hi: द्रौपदी, द्रौपदी चीर हरण, द्रौपदी की साड़ी, पांचाली
hg: draupadi, draupadi chir haran, draupadi ki saree, panchali
@ask
en: story of draupadi's sari | how did krishna save draupadi | why did draupadi have five husbands | who dragged draupadi in the court | akshaya patra of draupadi | who was draupadi's father and brother
hi: द्रौपदी चीर हरण की कथा | कृष्ण ने द्रौपदी की लाज कैसे बचाई | द्रौपदी के पाँच पति क्यों थे | द्रौपदी को सभा में कौन लाया | द्रौपदी किसकी बेटी थी | अक्षय पात्र की कथा
hg: draupadi chir haran ki kahani | krishna ne draupadi ki laaj kaise bachayi | draupadi ke paanch pati kyu the | draupadi ko sabha me kaun laya | draupadi kiski beti thi | akshay patra ki kahani
@what classical wide EPIC
en: When Yudhishthira had lost all at dice, Dushasana dragged Draupadi into the court and pulled at her sari. She called on Krishna, and the cloth had no end until he sank down tired.
hi: युधिष्ठिर जुए में सब हार गए तो दुःशासन द्रौपदी को सभा में खींच लाया और साड़ी खींचने लगा। उसने कृष्ण को पुकारा और वस्त्र बढ़ता गया, यहाँ तक कि वह थककर बैठ गया।
hg: Yudhishthir jue me sab haar gaye to Dushasan Draupadi ko sabha me kheench laya aur saree kheenchne laga. Usne Krishna ko pukara aur vastra badhta gaya, yahan tak ki woh thakkar baith gaya.
@why classical wide EPIC
en: She had five husbands because Kunti, not looking, said "share what you have brought"; Vyasa added that in a past life she asked Shiva five times for a husband. Born of King Drupada's fire altar, she is sister of Dhrishtadyumna.
hi: पाँच पति इसलिए कि कुंती ने बिना देखे कहा "जो लाए हो बाँट लो"; व्यास ने कहा कि पूर्व जन्म में उसने शिव से पाँच बार पति माँगा था। वह द्रुपद के यज्ञ-कुंड से जन्मी, धृष्टद्युम्न की बहन है।
hg: Paanch pati isliye ki Kunti ne bina dekhe kaha "jo laaye ho baant lo"; Vyas ne kaha ki poorv janm me usne Shiv se paanch baar pati maanga tha. Woh Drupad ke yagya-kund se janmi, Dhrishtadyumna ki behen hai.
@which modern most CUSTOM
en: A loved folk tale: when Krishna's finger bled, Draupadi tore her sari to bind it, and he repaid each thread; it is told at Rakhi. Surya's Akshaya Patra fed all until she herself had eaten.
hi: लोककथा है कि कृष्ण की उँगली कटी तो द्रौपदी ने आँचल फाड़कर बाँधा, और उन्होंने हर धागे का ऋण चुकाया; यह राखी पर सुनाते हैं। सूर्य का दिया अक्षय पात्र उसके खाने तक सबको भोजन देता था।
hg: Lokkatha hai ki Krishna ki ungli kati to Draupadi ne aanchal phaadkar baandha, aur unhone har dhaage ka rin chukaya; yeh Rakhi par sunate hain. Surya ka diya Akshay Patra uske khane tak sabko bhojan deta tha.

# bhishma-story deity
@names
en: bhishma, bhishma pitamah, bed of arrows, devavrata
hi: भीष्म, भीष्म पितामह, बाणों की शय्या, देवव्रत
hg: bhishma, bhishm pitamah, baano ki shayya, devvrat
@ask
en: who was bhishma pitamah | why did bhishma not marry | why did bhishma lie on arrows | boon of choosing death bhishma | who killed bhishma shikhandi | how many days on the bed of arrows | bhishma's parents
hi: भीष्म पितामह कौन थे | भीष्म ने विवाह क्यों नहीं किया | भीष्म बाणों की शय्या पर क्यों लेटे | इच्छा मृत्यु का वरदान | भीष्म को किसने गिराया शिखंडी | भीष्म कितने दिन शर शय्या पर रहे | भीष्म के माता पिता
hg: bhishma pitamah kaun the | bhishma ne shadi kyu nahi ki | bhishma baano ki shayya pe kyu lete | ichha mrityu ka vardan | bhishm ko kisne giraya shikhandi | bhishm kitne din baano pe rahe | bhishm ke mata pita
@what classical wide EPIC
en: Bhishma, born Devavrata to King Shantanu and Ganga, gave up throne and marriage for his father's wish to wed Satyavati. For that terrible vow he got the name Bhishma and the boon to choose his own hour.
hi: भीष्म, शांतनु और गंगा के पुत्र देवव्रत, ने पिता के सत्यवती से विवाह के लिए राज्य और विवाह त्यागा। इस भीषण प्रतिज्ञा से नाम भीष्म और इच्छा-मृत्यु का वर मिला।
hg: Bhishma, Shantanu aur Ganga ke putra Devvrat, ne pita ke Satyavati se vivah ke liye rajya aur vivah tyaga. Is bheeshan pratigya se naam Bhishma aur ichchha-mrityu ka var mila.
@how classical wide EPIC
en: On the tenth day of Kurukshetra Arjun shot from behind Shikhandi, against whom Bhishma would not fight. He lay on arrows until the Sun turned north, 58 nights by the epic, taught Yudhishthira, and gave the Vishnu Sahasranama.
hi: कुरुक्षेत्र के दसवें दिन अर्जुन ने शिखंडी की ओट से बाण चलाए, जिनसे भीष्म लड़ते न थे। वे उत्तरायण तक, महाभारत में 58 रात, शर-शय्या पर रहे, युधिष्ठिर को धर्म और विष्णु सहस्रनाम सुनाया।
hg: Kurukshetra ke dasve din Arjun ne Shikhandi ki ot se baan chalaye, jinse Bhishma ladte na the. Ve Uttarayan tak, Mahabharat me 58 raat, shar-shayya par rahe, Yudhishthir ko dharm aur Vishnu Sahasranama sunaya.
@when classical wide DS
en: Bhishma Ashtami is Magha Shukla Ashtami; water is offered to him by all, as he had no children. Bhishma Panchak, the last five days of Kartik's bright half, is named after him too.
hi: भीष्म अष्टमी माघ शुक्ल अष्टमी है; निःसंतान होने से उन्हें सब जल देते हैं। कार्तिक शुक्ल के अंतिम पाँच दिन, भीष्म पंचक, भी उन्हीं के नाम पर हैं।
hg: Bhishma Ashtami Magh Shukla Ashtami hai; nihsantan hone se unhe sab jal dete hain. Kartik Shukla ke antim paanch din, Bhishma Panchak, bhi unhi ke naam par hain.

# daanveer-karna-story deity
@names
en: karna of mahabharata, suryaputra karna, karna's armour, radheya
hi: दानवीर कर्ण, सूर्यपुत्र कर्ण, कर्ण के कवच कुंडल, अंगराज कर्ण
hg: daanveer karn, suryaputra karn, karn ke kavach kundal, angraj karn
@ask
en: story of karna in mahabharata | who were karna's real parents | why did karna give his kavach kundal | how did karna die | curses of karna | why is karna called danveer | was karna the eldest pandava
en: who killed karna and how did he die
hi: कर्ण की कहानी महाभारत | कर्ण के असली माता पिता कौन थे | कर्ण ने कवच कुंडल क्यों दिए | कर्ण कैसे मारा गया | कर्ण को कौन से शाप मिले | कर्ण दानवीर क्यों कहलाए | कर्ण पांडवों का बड़ा भाई था क्या
hi: कर्ण को किसने मारा | कर्ण की मृत्यु कैसे हुई
hg: mahabharat ke karn ki kahani | karn ke asli mata pita kaun the | karn ne kavach kundal kyu diye | karn kaise mara gaya | karn ko kaun se shrap mile | karn danveer kyu kehlate hai | karn pandavo ka bada bhai tha kya
hg: karna ko kisne mara tha | karn ki mrityu kaise hui
@what classical wide EPIC
en: Karna was Kunti's first son by Surya, born with armour and earrings, set afloat and raised by the charioteer Adhiratha and Radha. Duryodhana made him king of Anga, and he stayed his friend to the end.
hi: कर्ण सूर्य से कुंती के पहले पुत्र थे, कवच-कुंडल सहित जन्मे, नदी में बहाए गए और सारथी अधिरथ व राधा ने पाला। दुर्योधन ने अंगराज बनाया; वे अंत तक उसके मित्र रहे।
hg: Karn Surya se Kunti ke pehle putra the, kavach-kundal sahit janme, nadi me bahaye gaye aur sarathi Adhirath va Radha ne pala. Duryodhan ne Angraj banaya; ve ant tak uske mitra rahe.
@why classical wide EPIC
en: He is called Danveer because he refused nobody: when Indra came as a Brahmin he cut off his own armour and earrings, though Surya had warned him, and received one Shakti spear, used on Ghatotkacha.
hi: दानवीर इसलिए कि किसी को मना नहीं किया: इंद्र ब्राह्मण बनकर आए तो सूर्य के चेताने पर भी कवच-कुंडल उतार दिए। बदले में एक शक्ति मिली, जो घटोत्कच पर चली।
hg: Daanveer isliye ki kisi ko mana nahi kiya: Indra brahman bankar aaye to Surya ke chetane par bhi kavach-kundal utaar diye. Badle me ek Shakti mili, jo Ghatotkach par chali.
@who classical wide EPIC
en: Arjun killed Karna: on the seventeenth day his wheel sank, and Parashuram's curse made him forget the weapon; Arjun shot. A cow-owner's curse was told too. That he got gold for food in Pitru Paksha is a later legend.
hi: कर्ण को अर्जुन ने मारा: सत्रहवें दिन रथ का पहिया धँसा और परशुराम के शाप से अस्त्र भूल गए, तब अर्जुन ने बाण चलाया। गौ-स्वामी का शाप भी कहा जाता है। पितृ पक्ष में भोजन की जगह सोना मिलने की कथा बाद की है।
hg: Karn ko Arjun ne maara: satrahve din rath ka pahiya dhansa aur Parashuram ke shaap se astra bhool gaye, tab Arjun ne baan chalaya. Gau-swami ka shaap bhi kaha jaata hai. Pitru Paksh me bhojan ki jagah sona milne ki katha baad ki hai.

# hanuman-legends deity
@names
en: hanuman and the sun, hanuman sanjeevani, hanuman burning lanka, stories of hanuman, birth of hanuman
hi: हनुमान और सूर्य, संजीवनी बूटी, लंका दहन, हनुमान जी की कहानियाँ, हनुमान जी का जन्म
hg: hanuman aur surya, sanjeevani buti, lanka dahan, hanuman ji ki kahaniyan, hanuman ji ka janm, lanka kisne jalayi
@ask
en: why did hanuman swallow the sun | how did hanuman get his name | who was hanuman's guru | story of sanjeevani mountain | how did hanuman burn lanka | why did hanuman take the five faced form | is hanuman still alive | curse on hanuman to forget powers | is hanuman an avatar of shiva
en: who set lanka on fire | name of the mother of hanuman
hi: हनुमान जी ने सूर्य को क्यों निगला | हनुमान नाम कैसे पड़ा | हनुमान जी के गुरु कौन थे | संजीवनी पर्वत की कथा | हनुमान जी ने लंका कैसे जलाई | पंचमुखी रूप क्यों लिया | हनुमान जी आज भी जीवित हैं क्या | हनुमान जी अपनी शक्ति क्यों भूल गए
hi: लंका किसने जलाई | हनुमान की माता का नाम | संजीवनी कौन लाया
hg: hanuman ji ne suraj ko kyu nigla | hanuman naam kaise pada | hanuman ji ke guru kaun the | sanjivani pahad ki kahani | hanuman ji ne lanka kaise jalayi | panchmukhi roop kyu liya | hanuman ji aaj bhi zinda hai kya | hanuman ji apni shakti kyu bhul gaye
hg: lanka kisne jalayi thi | hanuman ki mata kaun thi | sanjivani kaun laya tha
@what classical wide EPIC
en: Little Hanuman took the rising Sun for a fruit and leapt at it; Indra's bolt hit his jaw, hanu, and gave the name. Vayu in grief stopped the air, till the gods granted the child their boons.
hi: बाल हनुमान उगते सूर्य को फल समझकर उछले; इंद्र के वज्र से हनु, यानी ठुड्डी, पर चोट लगी और नाम पड़ा। वायु ने दुख में हवा रोक दी, तब देवताओं ने बालक को वर दिए।
hg: Bal Hanuman ugte Surya ko phal samajhkar uchhle; Indra ke vajra se hanu, yani thuddi, par chot lagi aur naam pada. Vayu ne dukh me hawa rok di, tab devtaon ne balak ko var diye.
@who classical wide EPIC
en: Hanuman burned Lanka: they lit his tail, and with it he set the city on fire. And he brought the herb Sanjeevani for Lakshman, carrying the whole mountain before dawn, as physician Sushena had asked.
hi: लंका हनुमान ने जलाई: पूँछ में आग लगाई गई, उसी से उन्होंने नगर जला दिया। संजीवनी भी वही लाए: वैद्य सुषेण के कहने पर लक्ष्मण के लिए भोर से पहले पूरा पर्वत उठा लाए।
hg: Lanka Hanuman ne jalayi: poonchh me aag lagayi gayi, usi se unhone nagar jala diya. Sanjeevani bhi wahi laaye: vaidya Sushen ke kehne par Lakshman ke liye bhor se pehle poora parvat utha laaye.
@which classical most PUR
en: Anjana and Kesari are his parents, Vayu his father in spirit; many hold him Shiva's eleventh Rudra. Surya was his teacher. He is among the seven immortals, staying on earth as long as Ram's story is told.
hi: अंजना और केसरी माता-पिता, वायु धर्मपिता; कई उन्हें शिव का ग्यारहवाँ रुद्र मानते हैं। सूर्य उनके गुरु थे। वे सात चिरंजीवियों में हैं, जब तक रामकथा है तब तक धरती पर।
hg: Anjana aur Kesari mata-pita, Vayu dharmpita; kai unhe Shiv ka gyarahva Rudra maante hain. Surya unke guru the. Ve saat chiranjiviyon me hain, jab tak Ramkatha hai tab tak dharti par.
@why classical most EPIC
en: As a boy he teased the sages, who cursed him to forget his strength until reminded; Jambavan did so at the sea. Five faces he took, later tellings say, to put out Ahiravana's five lamps at once.
hi: बचपन में ऋषियों को छेड़ने पर शाप मिला कि याद दिलाने तक बल भूले रहें; समुद्र तट पर जाम्बवान ने याद दिलाया। पाँच मुख, बाद की कथा में, अहिरावण के पाँच दीप एक साथ बुझाने को लिए।
hg: Bachpan me rishiyon ko chhedne par shaap mila ki yaad dilane tak bal bhoole rahein; samudra tat par Jambvan ne yaad dilaya. Paanch mukh, baad ki katha me, Ahiravan ke paanch deep ek saath bujhane ko liye.
@see hanuman-deity

# vaman-bali-story deity
@names
en: vamana avatar, vamana and bali, king bali, mahabali
hi: वामन अवतार, वामन और बलि, राजा बलि, महाबली
hg: vaman avatar, vaman aur raja bali, raja bali, mahabali
@ask
en: story of vamana and king bali | what did vamana ask from bali | three steps of land story | why does vishnu live with bali in patal | bali and onam connection | whose grandson was bali | rakhi mantra yen baddho bali meaning
hi: वामन और राजा बलि की कथा | वामन ने बलि से क्या माँगा | तीन पग भूमि की कहानी | राजा बलि किसके पोते थे | बलि पाताल क्यों गए | ओणम और बलि का संबंध | येन बद्धो बली राजा का अर्थ
hg: vaman aur raja bali ki kahani | vaman ne bali se kya manga | teen pag bhumi ki kahani | raja bali kiske pote the | bali patal kyu gaye | onam aur mahabali | yen baddho bali raja ka matlab
@what classical wide PUR
en: Vishnu came as the dwarf Vamana to generous King Bali and asked for three steps of land. With two he covered earth and sky; for the third Bali bowed his head, and was made lord of Sutala.
hi: विष्णु वामन बनकर दानी राजा बलि के पास आए और तीन पग भूमि माँगी। दो पग में धरती-आकाश नाप लिए; तीसरे के लिए बलि ने सिर झुकाया और सुतल का स्वामी बना।
hg: Vishnu Vaman bankar daani raja Bali ke paas aaye aur teen pag bhoomi maangi. Do pag me dharti-aakash naap liye; teesre ke liye Bali ne sir jhukaya aur Sutal ka swami bana.
@who classical wide PUR
en: Bali was Prahlad's grandson, son of Virochana; his guru Shukracharya warned him in vain. Vamana was born to Aditi and Kashyapa on Bhadrapada Shukla Dwadashi. Kerala greets Mahabali at Onam, Maharashtra on Bali Pratipada.
hi: बलि विरोचन के पुत्र, प्रह्लाद के पोते थे; गुरु शुक्राचार्य ने रोका पर वचन रखा। वामन अदिति-कश्यप के यहाँ भाद्रपद शुक्ल द्वादशी को जन्मे। केरल ओणम पर और महाराष्ट्र बलि प्रतिपदा पर उन्हें याद करता है।
hg: Bali Virochan ke putra, Prahlad ke pote the; guru Shukracharya ne roka par vachan rakha. Vaman Aditi-Kashyap ke yahan Bhadrapad Shukla Dwadashi ko janme. Kerala Onam par aur Maharashtra Bali Pratipada par unhe yaad karta hai.
@why classical most PUR
en: Vishnu stayed as Bali's doorkeeper; Lakshmi tied Bali a rakhi and asked her husband back as gift. So the raksha verse says: with what strong King Bali was bound, I bind you, do not slip.
hi: विष्णु बलि के द्वारपाल बनकर रहे; लक्ष्मी ने बलि को राखी बाँधकर पति माँग लिए। इसी से रक्षा मंत्र कहता है: जिससे महाबली राजा बलि बँधे, उसी से तुम्हें बाँधता हूँ, अडिग रहना।
hg: Vishnu Bali ke dwarpal bankar rahe; Lakshmi ne Bali ko rakhi baandhkar pati maang liye. Isi se raksha mantra kehta hai: jisse mahabali raja Bali bandhe, usi se tumhe baandhta hoon, adig rehna.

# matsya-kurma-varaha deity
@names
en: matsya avatar, kurma avatar, varaha avatar, fish avatar, boar avatar, manu and the flood
hi: मत्स्य अवतार, कूर्म अवतार, वराह अवतार, मनु और प्रलय
hg: matsya avatar, kurma avatar, kachhap avatar, varah avatar, manu aur pralay
@ask
en: story of the fish avatar | why did vishnu become a boar | why did vishnu take tortoise form | who saved manu in the flood | who was hiranyaksha | first avatar of vishnu story | third avatar of vishnu
hi: मत्स्य अवतार की कथा | विष्णु ने वराह रूप क्यों लिया | कूर्म अवतार क्यों हुआ | हिरण्याक्ष को किसने मारा | विष्णु का पहला अवतार कौन सा | मनु की नाव की कथा | धरती को किसने बचाया वराह
hg: matsya avatar ki katha | vishnu ne varah roop kyu liya | kurma avatar kyu hua | hiranyaksha ko kisne mara | vishnu ka pehla avatar kaun sa | manu ki naav ki kahani | kachhua avatar vishnu kyu bane
@what classical wide PUR
en: Matsya, Vishnu's first avatar, grew from a small fish in Manu's palm, warned him of the flood, and drew his boat with sages and seeds to safety. He also brought the Vedas back from a demon.
hi: मत्स्य, विष्णु का पहला अवतार, मनु की अंजलि में छोटी मछली से बढ़ा, प्रलय की सूचना दी और ऋषियों-बीजों वाली नाव पार लगाई। वेद भी असुर से लौटाए।
hg: Matsya, Vishnu ka pehla avatar, Manu ki anjali me chhoti machhli se badha, pralay ki soochna di aur rishiyon-beejon wali naav paar lagayi. Ved bhi asur se lautaye.
@which classical wide PUR
en: Kurma, the second, is the tortoise that bore Mount Mandara on its back at the churning of the ocean. It stands for the firm ground under every effort; Srikurmam in Andhra is its temple.
hi: कूर्म, दूसरा अवतार, वह कछुआ है जिसने समुद्र मंथन में मंदराचल को पीठ पर धारण किया। यह हर प्रयास के नीचे की स्थिर भूमि का चिह्न है; मंदिर आंध्र के श्रीकूर्मम में है।
hg: Kurma, doosra avatar, woh kachhua hai jisne samudra manthan me Mandrachal ko peeth par dharan kiya. Yeh har prayas ke neeche ki sthir bhoomi ka chinh hai; mandir Andhra ke Srikurmam me hai.
@why classical wide PUR
en: Varaha, the third, is the boar who dived after the Earth when Hiranyaksha had sunk her, slew him and lifted her on his tusks. As Bhu-Varaha he is honoured at Tirumala and Srimushnam.
hi: वराह, तीसरा अवतार, हिरण्याक्ष की डुबोई पृथ्वी को दाँतों पर उठा लाया और उसे मारा। भू-वराह रूप में तिरुमला और श्रीमुष्णम में पूजे जाते हैं।
hg: Varah, teesra avatar, Hiranyaksha ki duboyi prithvi ko daanton par utha laya aur use maara. Bhu-Varah roop me Tirumala aur Srimushnam me pooje jaate hain.
@see ten-avatars

# parashuram-kalki-mohini deity
@names
en: parashuram avatar, story of parashuram, kalki avatar, mohini avatar, buddha as avatar
hi: परशुराम अवतार, परशुराम की कथा, कल्कि अवतार, मोहिनी अवतार, बुद्ध अवतार
hg: parshuram avatar, parshuram ki kahani, kalki avatar, mohini avatar, buddha avatar
@ask
en: why did parashuram kill kshatriyas 21 times | why did parashuram cut his mother's head | when will kalki come | where will kalki be born | why did vishnu become mohini | is parashuram alive
hi: परशुराम ने 21 बार क्षत्रियों को क्यों मारा | परशुराम ने माता का सिर क्यों काटा | कल्कि कहाँ जन्म लेंगे | विष्णु मोहिनी क्यों बने | परशुराम अमर हैं क्या
hg: parshuram ne 21 baar kshatriyo ko kyu mara | parshuram ne maa ka sir kyu kata | kalki kaha janm lenge | vishnu mohini kyu bane | parshuram amar hai kya
@what classical wide PUR
en: Parashuram, the sixth avatar, son of Jamadagni and Renuka, took Shiva's axe against kings grown cruel after Kartavirya Arjuna's people took his father's cow and life: 21 times, it is told. He is one of the immortals, teacher of Bhishma, Drona and Karna.
hi: परशुराम, छठे अवतार, जमदग्नि-रेणुका के पुत्र; सहस्रार्जुन के लोगों ने पिता की गाय और प्राण लिए तो शिव के परशु से अत्याचारी राजाओं को, कहते हैं 21 बार, दंड दिया। वे चिरंजीवी, भीष्म-द्रोण-कर्ण के गुरु हैं।
hg: Parashuram, chhathe avatar, Jamadagni-Renuka ke putra; Sahasrarjun ke logon ne pita ki gaay aur pran liye to Shiv ke parshu se atyachari rajaon ko, kehte hain 21 baar, dand diya. Ve chiranjivi, Bhishma-Drona-Karn ke guru hain.
@why classical wide EPIC
en: At his father's word he struck off his mother Renuka's head, then asked as his boon that she live again and forget; Jamadagni granted it.
hi: पिता की आज्ञा पर परशुराम ने माता रेणुका का सिर काटा, फिर वर में माँगा कि माता जी उठें और यह भूल जाएँ; जमदग्नि ने दिया।
hg: Pita ki aagya par Parashuram ne mata Renuka ka sir kaata, phir var me maanga ki mata jee uthein aur yeh bhool jayein; Jamadagni ne diya.
@when classical wide PUR
en: Kalki, the tenth, is to come at the end of Kali Yuga, at Shambhala, son of Vishnuyasha, on a white horse with a sword. By the Puranas that is over four lakh years away; nobody can name a year.
hi: कल्कि, दसवाँ अवतार, कलियुग के अंत में शंभल ग्राम में विष्णुयश के घर, श्वेत अश्व पर खड्ग लिए आएँगे। पुराणों से वह चार लाख वर्ष से अधिक दूर है; कोई वर्ष नहीं बता सकता।
hg: Kalki, dasva avatar, Kaliyug ke ant me Shambhal gram me Vishnuyash ke ghar, shwet ashva par khadg liye aayenge. Puranon se woh chaar lakh saal se zyada door hai; koi saal nahi bata sakta.
@who classical disputed PUR
en: Buddha stands ninth in most lists, Balaram in others; Buddhists themselves do not see him so. Mohini, Vishnu as enchantress, gave the nectar to the gods and ended Bhasmasura by making him touch his own head.
hi: बुद्ध अधिकांश सूचियों में नवें हैं, कुछ में बलराम; बौद्ध स्वयं ऐसा नहीं मानते। मोहिनी रूप में विष्णु ने देवों को अमृत दिया और भस्मासुर को अपने ही सिर पर हाथ रखवाकर समाप्त किया।
hg: Buddha adhikansh soochiyon me nave hain, kuch me Balram; Bauddh khud aisa nahi maante. Mohini roop me Vishnu ne devon ko amrit diya aur Bhasmasur ko apne hi sir par haath rakhwakar samapt kiya.
@see ten-avatars

# daksha-sati-story deity
@names
en: sati and daksha, daksha yagna, veerabhadra, shiva and parvati wedding
hi: सती और दक्ष, दक्ष यज्ञ, वीरभद्र, शिव पार्वती विवाह, सती का आत्मदाह, पार्वती की तपस्या
hg: sati aur daksh, daksh yagya, virbhadra, shiv parvati vivah, sati ka aatmdah, sati ne aatmdah, parvati ki tapasya
@ask
en: story of sati and daksha | why did sati burn herself | who cut daksha's head | how was parvati married to shiva | why did parvati do tapasya | who was sati in the next birth | why daksha got a goat head
en: how did parvati win shiva as husband
hi: सती और दक्ष यज्ञ की कथा | सती ने देह क्यों त्यागी | दक्ष का सिर किसने काटा | शिव पार्वती का विवाह कैसे हुआ | पार्वती ने तपस्या क्यों की | दक्ष को बकरे का सिर क्यों लगा | वीरभद्र कौन हैं
hi: सती ने प्राण क्यों त्यागे | पार्वती ने शिव को कैसे पाया
hg: sati aur daksh yagya ki kahani | sati ne deh kyu tyagi | daksh ka sir kisne kata | shiv parvati ki shadi kaise hui | parvati ne tapasya kyu ki | daksh ko bakre ka sir kyu laga | virbhadra kaun hai
hg: sati ne pran kyu tyage | parvati ne shiv ko kaise paya tha | sati ne agni me pran kyu diye
@why classical wide PUR
en: Daksha held a sacrifice and left out Shiva. His daughter Sati, Shiva's wife, went and could not bear the insult: she gave up her body. Shiva's Veerabhadra ended the sacrifice, and Daksha received a goat's head.
hi: दक्ष ने यज्ञ में शिव को नहीं बुलाया। शिव की पत्नी सती गईं, अपमान न सह सकीं और देह त्याग दी। शिव के वीरभद्र ने यज्ञ भंग किया और दक्ष को बकरे का सिर मिला।
hg: Daksha ne yagya me Shiv ko nahi bulaya. Shiv ki patni Sati gayi, apmaan na seh saki aur deh tyag di. Shiv ke Virbhadra ne yagya bhang kiya aur Daksha ko bakre ka sir mila.
@why classical wide PUR
en: Shiva wandered with Sati's body until Vishnu's disc let it fall piece by piece: so the shakti peethas arose. Sati was born again as Parvati, daughter of Himavan and Mena.
hi: शिव सती की देह लिए घूमते रहे, विष्णु के चक्र से अंग गिरते गए: यही शक्तिपीठ बने। सती ने हिमवान और मैना की पुत्री पार्वती बनकर फिर जन्म लिया।
hg: Shiv Sati ki deh liye ghoomte rahe, Vishnu ke chakra se ang girte gaye: yahi Shaktipeeth bane. Sati ne Himvan aur Maina ki putri Parvati bankar phir janm liya.
@how classical wide PUR
en: Parvati prayed so long, at last without even leaves (hence Aparna), that Shiva took her as wife. Their wedding is told at Triyuginarayan near Kedarnath and is remembered on Mahashivratri.
hi: पार्वती ने इतना कठोर तप किया, अंत में पत्ते भी छोड़े, इसलिए अपर्णा, कि शिव ने उन्हें वरा। विवाह केदारनाथ के पास त्रियुगीनारायण में माना जाता और महाशिवरात्रि पर याद किया जाता है।
hg: Parvati ne itna kathor tap kiya, ant me patte bhi chhode, isliye Aparna, ki Shiv ne unhe vara. Vivah Kedarnath ke paas Triyuginarayan me maana jaata aur Mahashivratri par yaad kiya jaata hai.
@see shakti-peeth, parvati-deity

# somnath-mahakal-temples deity
@names
en: somnath, somnath temple, mahakaleshwar, ujjain mahakal, bhasma aarti
hi: सोमनाथ, सोमनाथ मंदिर, महाकालेश्वर, उज्जैन महाकाल, भस्म आरती
hg: somnath, somnath mandir, mahakaleshwar, ujjain mahakal, bhasm aarti
@ask
en: why is somnath famous | story of somnath jyotirlinga | who built somnath temple again | why is mahakal south facing | what is bhasma aarti timing and rule | can women see bhasma aarti | where is the first jyotirlinga
hi: सोमनाथ क्यों प्रसिद्ध है | सोमनाथ ज्योतिर्लिंग की कथा | महाकाल दक्षिणमुखी क्यों हैं | भस्म आरती क्या होती है | भस्म आरती महिलाएँ देख सकती हैं क्या | महाकालेश्वर की कथा
hg: somnath kyu famous hai | somnath jyotirling ki katha | mahakal dakshinmukhi kyu hai | bhasm aarti kya hoti hai | bhasm aarti mahila dekh sakti hai kya | mahakal ki kahani
@what classical wide PUR
en: Somnath at Prabhas in Gujarat, first of the twelve, is where the Moon, cursed by Daksha to waste away, prayed to Shiva and was let wane and grow. Destroyed several times, it was rebuilt after Independence.
hi: सोमनाथ, गुजरात के प्रभास में, बारह में पहला; यहाँ दक्ष के शाप से क्षीण होते चंद्र ने शिव की आराधना की और घटने-बढ़ने का वर पाया। कई बार टूटा, आज़ादी के बाद फिर बना।
hg: Somnath, Gujarat ke Prabhas me, barah me pehla; yahan Daksha ke shaap se ksheen hote Chandra ne Shiv ki aradhana ki aur ghatne-badhne ka var paya. Kai baar toota, azadi ke baad phir bana.
@why classical wide PUR
en: Mahakaleshwar at Ujjain, on the Shipra, is the one south-facing jyotirlinga, as Shiva there is lord of time and of Yama's side. He rose from the earth to save the town from the demon Dushana.
hi: उज्जैन में क्षिप्रा तट के महाकालेश्वर एकमात्र दक्षिणमुखी ज्योतिर्लिंग हैं, क्योंकि यहाँ शिव काल और यम की दिशा के स्वामी हैं। दूषण असुर से नगर बचाने को धरती से प्रकट हुए।
hg: Ujjain me Kshipra tat ke Mahakaleshwar ekmatra dakshinmukhi jyotirling hain, kyunki yahan Shiv kaal aur Yam ki disha ke swami hain. Dushan asur se nagar bachane ko dharti se prakat hue.
@how modern most CUSTOM
en: The Bhasma Aarti is before dawn, about four o'clock, with sacred ash, now of cow dung and woods; men wear dhoti and women sari near the sanctum, and women veil for the moment of ash. Book with the temple itself.
hi: भस्म आरती भोर से पहले, लगभग चार बजे, अब कंडे-लकड़ी की पवित्र भस्म से होती है; पास बैठने को धोती और साड़ी, भस्म के क्षण स्त्रियाँ घूँघट करती हैं। बुकिंग मंदिर से ही करें।
hg: Bhasm Aarti bhor se pehle, lagbhag chaar baje, ab kande-lakdi ki pavitra bhasm se hoti hai; paas baithne ko dhoti aur saree, bhasm ke kshan striyan ghoonghat karti hain. Booking mandir se hi karein.
@see twelve-jyotirlinga

# kedarnath-kashi-rameshwaram deity
@names
en: kedarnath, kedarnath temple, kashi vishwanath, rameshwaram, rameswaram temple
hi: केदारनाथ, केदारनाथ धाम, काशी विश्वनाथ, रामेश्वरम
hg: kedarnath, kedarnath dham, kashi vishwanath, rameshwaram
@ask
en: story of kedarnath jyotirlinga | when do kedarnath doors open and close | why is kashi vishwanath famous | why do people die in kashi | who built rameshwaram shivling | pandavas and kedarnath | panch kedar names
hi: केदारनाथ की कथा | केदारनाथ के कपाट कब खुलते हैं | काशी विश्वनाथ का महत्व | काशी में मोक्ष क्यों | रामेश्वरम शिवलिंग किसने बनाया | पंच केदार के नाम | केदारनाथ और पांडव
hg: kedarnath ki katha | kedarnath ke kapat kab khulte hai | kashi vishwanath ka mahatva | kashi me moksha kyu | rameshwaram shivling kisne banaya | panch kedar ke naam | kedarnath aur pandav
@what classical wide PUR
en: Kedarnath: after the war the Pandavas sought Shiva, who hid as a bull; Bhim held him and the hump stayed at Kedarnath. The other parts made Panch Kedar: Tungnath, Rudranath, Madhyamaheshwar and Kalpeshwar.
hi: केदारनाथ: युद्ध के बाद पांडव शिव को खोजते आए, शिव बैल बने; भीम ने पकड़ा तो कूबड़ केदारनाथ में रहा। शेष से पंच केदार: तुंगनाथ, रुद्रनाथ, मध्यमहेश्वर और कल्पेश्वर।
hg: Kedarnath: yuddh ke baad Pandav Shiv ko khojte aaye, Shiv bail bane; Bheem ne pakda to koobad Kedarnath me raha. Shesh se Panch Kedar: Tungnath, Rudranath, Madhyamaheshwar aur Kalpeshwar.
@when modern wide CUSTOM
en: Kedarnath opens in late April or May, the day being told on Shivratri, and closes on Bhai Dooj; in winter worship goes on at Ukhimath. It is over 3,500 metres high: ask a doctor first, register officially.
hi: केदारनाथ के कपाट अप्रैल अंत या मई में, शिवरात्रि पर बताए दिन, खुलते और भाई दूज पर बंद होते हैं; सर्दी में पूजा ऊखीमठ में। ऊँचाई 3,500 मीटर से अधिक: पहले डॉक्टर से पूछें, पंजीकरण कराएँ।
hg: Kedarnath ke kapat April ant ya May me, Shivratri par bataye din, khulte aur Bhai Dooj par band hote hain; sardi me puja Ukhimath me. Oonchai 3,500 metre se zyada: pehle doctor se poochein, registration karayein.
@why classical wide PUR
en: Kashi Vishwanath is the lord of the city which Shiva, it is told, never leaves; he whispers the taraka name to the dying there, so Kashi is called the place of release.
hi: काशी विश्वनाथ उस नगरी के स्वामी हैं जिसे, कहते हैं, शिव कभी नहीं छोड़ते; वहाँ अंतिम समय वे तारक मंत्र कान में देते हैं, इसलिए काशी मोक्ष की नगरी कहलाती है।
hg: Kashi Vishwanath us nagri ke swami hain jise, kehte hain, Shiv kabhi nahi chhodte; wahan antim samay ve tarak mantra kaan me dete hain, isliye Kashi moksha ki nagri kehlati hai.
@who classical most PUR
en: At Rameshwaram Ram worshipped a ling that Sita shaped of sand, before or after Lanka; Hanuman's stone from Kailash stands beside and is worshipped first. Pilgrims bathe at 22 wells and bring Ganga water.
hi: रामेश्वरम में राम ने सीता के बनाए बालू के लिंग को लंका से पहले या बाद पूजा; हनुमान का कैलास से लाया लिंग पास है और पहले पूजा जाता है। 22 कुंडों का स्नान और गंगाजल का रिवाज है।
hg: Rameshwaram me Ram ne Sita ke banaye baalu ke ling ko Lanka se pehle ya baad pooja; Hanuman ka Kailash se laya ling paas hai aur pehle pooja jaata hai. 22 kundon ka snan aur Gangajal ka riwaz hai.
@see twelve-jyotirlinga

# other-jyotirlingas deity
@names
en: omkareshwar, mallikarjuna srisailam, tryambakeshwar, vaidyanath dham, bhimashankar, nageshwar, grishneshwar
hi: ओंकारेश्वर, मल्लिकार्जुन, त्र्यंबकेश्वर, वैद्यनाथ धाम, भीमाशंकर, नागेश्वर, घृष्णेश्वर
hg: omkareshwar, mallikarjun, trimbakeshwar, baidyanath dham, bhimashankar, nageshwar, ghrishneshwar
@ask
en: story of tryambakeshwar | why is deoghar called vaidyanath | ravana and baidyanath story | where is mallikarjuna | omkareshwar island story | grishneshwar ghushma story | where is bhimashankar and why
hi: त्र्यंबकेश्वर की कथा | देवघर वैद्यनाथ की कथा रावण | मल्लिकार्जुन कहाँ है | ओंकारेश्वर की कथा | घुश्मा की कथा घृष्णेश्वर | भीमाशंकर की कथा | नागेश्वर ज्योतिर्लिंग कहाँ है
hg: trimbakeshwar ki katha | deoghar baidyanath ki kahani ravan | mallikarjun kaha hai | omkareshwar ki katha | ghushma ki kahani | bhimashankar ki katha | nageshwar jyotirling kaha hai
@what classical most PUR
en: Vaidyanath: Ravan was carrying Shiva's ling to Lanka and might not set it down; on the way he had to, and it stayed at Deoghar in Jharkhand. Parli and Baijnath claim it as well.
hi: वैद्यनाथ: रावण शिवलिंग लंका ले जा रहा था, शर्त थी रास्ते में न रखे; रखना पड़ा और वह झारखंड के देवघर में स्थिर हुआ। परली और बैजनाथ भी यह मान्यता रखते हैं।
hg: Vaidyanath: Ravan Shivling Lanka le ja raha tha, shart thi raste me na rakhe; rakhna pada aur woh Jharkhand ke Deoghar me sthir hua. Parli aur Baijnath bhi yeh manyata rakhte hain.
@which classical wide PUR
en: Tryambakeshwar near Nashik: sage Gautama's prayer brought the Godavari; its ling bears three faces. Bhimashankar near Pune: Shiva ended the demon Bhima. Grishneshwar near Ellora: devout Ghushma's son was given back.
hi: नासिक के पास त्र्यंबकेश्वर: गौतम ऋषि के तप से गोदावरी आईं; लिंग में तीन मुख हैं। पुणे के पास भीमाशंकर: शिव ने भीम असुर का अंत किया। एलोरा के पास घृष्णेश्वर: भक्त घुश्मा का पुत्र लौटाया।
hg: Nashik ke paas Tryambakeshwar: Gautam rishi ke tap se Godavari aayi; ling me teen mukh hain. Pune ke paas Bhimashankar: Shiv ne Bheem asur ka ant kiya. Ellora ke paas Grishneshwar: bhakt Ghushma ka putra lautaya.
@where classical most PUR
en: Omkareshwar stands on the Om-shaped island Mandhata in the Narmada, where Mount Vindhya prayed; Mallikarjuna at Srisailam, where Shiva and Parvati followed hurt Kartikeya; Nageshwar near Dwarka, where Supriya was saved from Daruka.
hi: ओंकारेश्वर नर्मदा के ॐ आकार के मांधाता द्वीप पर है, जहाँ विंध्य ने तप किया; मल्लिकार्जुन श्रीशैलम में, जहाँ रूठे कार्तिकेय के पीछे शिव-पार्वती आए; नागेश्वर द्वारका के पास, जहाँ सुप्रिय दारुक से बचा।
hg: Omkareshwar Narmada ke Om aakar ke Mandhata dweep par hai, jahan Vindhya ne tap kiya; Mallikarjun Srisailam me, jahan roothe Kartikeya ke peeche Shiv-Parvati aaye; Nageshwar Dwarka ke paas, jahan Supriya Daruk se bacha.
@see twelve-jyotirlinga

# char-dham-places deity
@names
en: char dham, four dhams, badrinath, chota char dham, sapta puri
hi: चार धाम, बद्रीनाथ, छोटा चार धाम, सप्त पुरी
hg: char dham, char dhaam, badrinath, chota char dham, sapt puri
@ask
en: in which order to visit char dham | story of badrinath | which deity is in each char dham | seven holy cities names | when do badrinath doors open | who founded char dham
hi: चार धाम किस क्रम में करें | बद्रीनाथ की कथा | किस धाम में कौन से भगवान | सप्त पुरी के नाम | बद्रीनाथ के कपाट कब खुलते हैं | चार धाम किसने बनाए
hg: char dham kis order me kare | badrinath ki kahani | kis dham me kaun se bhagwan | sapt puri ke naam | badrinath ke kapat kab khulte hai | char dham kisne banaye
@which modern wide CUSTOM
en: The four dhams: Badrinath in the north (Vishnu), Dwarka in the west (Krishna), Puri in the east (Jagannath), Rameshwaram in the south (Shiva). Adi Shankara is said to have joined them with four mathas.
hi: चार धाम: उत्तर में बद्रीनाथ (विष्णु), पश्चिम में द्वारका (कृष्ण), पूर्व में पुरी (जगन्नाथ), दक्षिण में रामेश्वरम (शिव)। आदि शंकराचार्य ने इन्हें चार मठों से जोड़ा, ऐसा मानते हैं।
hg: Char dham: uttar me Badrinath (Vishnu), paschim me Dwarka (Krishna), purv me Puri (Jagannath), dakshin me Rameshwaram (Shiv). Adi Shankaracharya ne inhe chaar mathon se joda, aisa maante hain.
@how modern wide CUSTOM
en: The small four of Uttarakhand go from west to east: Yamunotri, Gangotri, Kedarnath, Badrinath, open from Akshaya Tritiya or May to autumn. Register officially; heart, lung and blood pressure patients ask a doctor.
hi: उत्तराखंड के छोटे चार धाम पश्चिम से पूर्व: यमुनोत्री, गंगोत्री, केदारनाथ, बद्रीनाथ, अक्षय तृतीया या मई से शरद तक खुले। सरकारी पंजीकरण कराएँ; हृदय, साँस, बीपी के रोगी डॉक्टर से पूछें।
hg: Uttarakhand ke chhote char dham paschim se purv: Yamunotri, Gangotri, Kedarnath, Badrinath, Akshaya Tritiya ya May se sharad tak khule. Sarkari registration karayein; heart, saans, BP ke rogi doctor se poochein.
@what classical wide PUR
en: The seven holy cities, Sapta Puri, are Ayodhya, Mathura, Haridwar (Maya), Kashi, Kanchi, Ujjain (Avantika) and Dwarka. At Badrinath Vishnu meditated in the cold, and Lakshmi sheltered him as a badri, a jujube tree.
hi: सप्त पुरी: अयोध्या, मथुरा, हरिद्वार (माया), काशी, काँची, उज्जैन (अवंतिका) और द्वारका। बद्रीनाथ में विष्णु तप कर रहे थे तो लक्ष्मी ने बदरी, बेर का पेड़, बनकर उन्हें छाया दी।
hg: Sapt puri: Ayodhya, Mathura, Haridwar (Maya), Kashi, Kanchi, Ujjain (Avantika) aur Dwarka. Badrinath me Vishnu tap kar rahe the to Lakshmi ne badri, ber ka ped, bankar unhe chhaya di.
@see tirth-yatra-rite

# kamakhya-jwala-peeths deity
@names
en: kamakhya, kamakhya temple, jwalamukhi temple, kalighat, vindhyavasini, naina devi
hi: कामाख्या, कामाख्या देवी, ज्वाला देवी, कालीघाट, विंध्यवासिनी, नैना देवी
hg: kamakhya, kamakhya devi, jwala devi, jwala ji, kalighat, vindhyavasini, naina devi
@ask
en: why is kamakhya temple famous | what is ambubachi mela | why does the flame burn at jwala ji | which body part fell at kamakhya | which part of sati fell at kalighat | can I go to kamakhya in periods | where is vindhyavasini
hi: कामाख्या मंदिर क्यों प्रसिद्ध है | अंबुबाची मेला क्या है | ज्वाला देवी की ज्वाला कैसे जलती है | कामाख्या में सती का कौन सा अंग गिरा | कालीघाट में कौन सा अंग | विंध्यवासिनी कौन हैं | नैना देवी कहाँ है
hg: kamakhya mandir kyu famous hai | ambubachi mela kya hai | jwala ji ki jot kaise jalti hai | kamakhya me sati ka kaun sa ang gira | kalighat me kaun sa ang gira | vindhyavasini kaun hai | naina devi kaha hai
@what classical wide PUR
en: Kamakhya on Nilachal hill at Guwahati is the shakti peeth of Sati's womb, the yoni; no idol but a spring-wet rock is worshipped. At Ambubachi in June the doors stay shut for three days, as the goddess rests in her cycle.
hi: गुवाहाटी की नीलाचल पहाड़ी पर कामाख्या सती की योनि का शक्तिपीठ है; मूर्ति नहीं, जल से भीगी शिला पूजी जाती है। जून में अंबुबाची पर देवी के रजस्वला होने से तीन दिन पट बंद रहते हैं।
hg: Guwahati ki Nilachal pahadi par Kamakhya Sati ki yoni ka Shaktipeeth hai; murti nahi, jal se bheegi shila pooji jaati hai. June me Ambubachi par Devi ke rajaswala hone se teen din pat band rehte hain.
@which classical most PUR
en: Jwalamukhi in Kangra is Sati's tongue: flames of natural gas burn from the rock, without an idol. Kalighat in Kolkata holds toes, Naina Devi in Bilaspur the eyes; Vindhyavasini near Mirzapur is Yogamaya, who warned Kansa.
hi: कांगड़ा की ज्वालामुखी सती की जिह्वा है: चट्टान से प्राकृतिक गैस की ज्वालाएँ, मूर्ति नहीं। कोलकाता का कालीघाट पैर की उँगलियाँ, बिलासपुर की नैना देवी नेत्र; मिर्ज़ापुर की विंध्यवासिनी कंस को चेताने वाली योगमाया हैं।
hg: Kangra ki Jwalamukhi Sati ki jihva hai: chattan se prakritik gas ki jwalayein, murti nahi. Kolkata ka Kalighat pair ki ungliyan, Bilaspur ki Naina Devi netra; Mirzapur ki Vindhyavasini Kans ko chetane wali Yogmaya hain.
@see shakti-peeth

# seven-immortals deity
@names
en: seven chiranjivi, seven immortals, ashta chiranjivi, saptarishi, seven sages
hi: सप्त चिरंजीवी, आठ चिरंजीवी, सप्तऋषि, सात अमर
hg: sapt chiranjivi, aath chiranjivi, saptrishi, saptarishi ke naam, saat amar, sapt rishi, saptarishi, saptrishi kaun
@ask
en: who are the seven immortals | names of the chiranjivis | who are the saptarishis | is ashwatthama alive | which people are still alive from mahabharata and ramayana | seven sages names
en: names of the seven rishis
en: is hanuman really alive today and where does he live | my child asks why hanuman is immortal
hi: चिरंजीवियों के नाम | सप्तऋषियों के नाम | अश्वत्थामा आज भी ज़िंदा हैं क्या | महाभारत के कौन लोग अमर हैं | आठवें चिरंजीवी कौन
hi: सप्तऋषियों के नाम बताइए
hi: हनुमान जी आज भी ज़िंदा हैं क्या, कहाँ रहते हैं | चिरंजीवी हनुमान कहाँ हैं
hg: saat chiranjivi kaun hai | chiranjivi ke naam batao | saptarishi kaun kaun hai | ashwatthama aaj bhi zinda hai kya | mahabharat se kaun kaun amar hai | aathve chiranjivi kaun hai
hg: sapt rishi ke naam batao
hg: hanuman ji aaj bhi zinda hai kya kaha rehte hai | hanuman amar kyu hai
@which classical wide PUR
en: The seven chiranjivis are Ashwatthama, Bali, Vyasa, Hanuman, Vibhishana, Kripacharya and Parashuram; Markandeya is counted as the eighth. The morning verse "Ashwatthama Balir Vyaso" names them for long life.
hi: सात चिरंजीवी: अश्वत्थामा, बलि, व्यास, हनुमान, विभीषण, कृपाचार्य और परशुराम; आठवें मार्कंडेय माने जाते हैं। प्रातः का श्लोक "अश्वत्थामा बलिर्व्यासो" दीर्घायु की प्रार्थना में इन्हें गिनता है।
hg: Saat chiranjivi: Ashwatthama, Bali, Vyas, Hanuman, Vibhishan, Kripacharya aur Parashuram; aathve Markandeya maane jaate hain. Pratah ka shlok "Ashwatthama Balir Vyaso" deerghayu ki prarthna me inhe ginta hai.
@why classical wide EPIC
en: Hanuman is called alive because Ram blessed him to stay on earth as long as Ram's story is told; so he is said to be wherever the Ramayana is read, and in folk belief on Gandhamadana hill. He is one of the seven chiranjivi.
hi: हनुमान को जीवित इसलिए कहते हैं कि राम ने वर दिया: जब तक रामकथा रहे, तुम पृथ्वी पर रहो; इसलिए जहाँ रामायण पढ़ी जाए वहाँ वे माने जाते हैं, लोक में गंधमादन पर्वत पर। वे सात चिरंजीवियों में हैं।
hg: Hanuman ko jeevit isliye kehte hain ki Ram ne var diya: jab tak Ramkatha rahe, tum prithvi par raho; isliye jahan Ramayan padhi jaye wahan woh maane jaate hain, lok me Gandhamadan parvat par. Woh saat chiranjeeviyon me hain.
@why classical wide EPIC
en: Ashwatthama lives under a curse: for killing Draupadi's sleeping sons and aiming at the unborn Parikshit, Krishna took his forehead gem and bade him roam three thousand years. Sightings told today are legend.
hi: अश्वत्थामा शाप से भटकते हैं: द्रौपदी के सोते पुत्रों को मारने और गर्भस्थ परीक्षित पर अस्त्र चलाने पर कृष्ण ने मस्तक-मणि ली और तीन हज़ार वर्ष भटकने को कहा। आज के दर्शन लोककथा हैं।
hg: Ashwatthama shaap se bhatakte hain: Draupadi ke sote putron ko maarne aur garbhasth Parikshit par astra chalane par Krishna ne mastak-mani li aur teen hazaar saal bhatakne ko kaha. Aaj ke darshan lokkatha hain.
@who classical most PUR
en: The saptarishi of our age are Kashyapa, Atri, Vasishtha, Vishvamitra, Gautama, Jamadagni and Bharadvaja, the seven stars of the Plough; older lists name Marichi, Angiras, Pulastya, Pulaha, Kratu, Atri and Vasishtha.
hi: हमारे मन्वंतर के सप्तऋषि कश्यप, अत्रि, वसिष्ठ, विश्वामित्र, गौतम, जमदग्नि और भरद्वाज हैं, आकाश में सप्तर्षि तारे; पुरानी सूची में मरीचि, अंगिरा, पुलस्त्य, पुलह, क्रतु, अत्रि, वसिष्ठ।
hg: Hamare manvantar ke saptarishi Kashyap, Atri, Vasishtha, Vishwamitra, Gautam, Jamadagni aur Bharadvaj hain, aakash me saptarshi taare; purani soochi me Marichi, Angira, Pulastya, Pulah, Kratu, Atri, Vasishtha.

# four-yugas deity
@names
en: four yugas, kali yuga, satya yuga, end of kaliyug, thirty three crore gods, 33 koti devta
hi: चार युग, कलियुग, सतयुग, कलियुग का अंत, तैंतीस कोटि देवता, 33 करोड़ देवता
hg: chaar yug, kalyug, satyug, kalyug ka ant, 33 koti devta, 33 crore devta
@ask
en: how long is kali yuga | when did kaliyug start | when will kaliyug end | names of four yugas with years | are there 33 crore gods | which 33 koti devata | which avatar in which yuga
hi: कलियुग कितने साल का है | कलियुग कब शुरू हुआ | कलियुग कब ख़त्म होगा | चार युगों के नाम और वर्ष | 33 करोड़ देवी देवता हैं क्या | 33 कोटि देवता कौन हैं | किस युग में कौन सा अवतार
hg: kalyug kitne saal ka hai | kalyug kab shuru hua | kalyug kab khatam hoga | chaar yugo ke naam aur saal | 33 crore devi devta hai kya | 33 koti devta kaun hai | kis yug me kaun sa avatar
@which classical wide PUR
en: The four yugas: Satya 17,28,000 years, Treta 12,96,000, Dvapara 8,64,000 and Kali 4,32,000, together 43,20,000. Ram belongs to Treta, Krishna to Dvapara's end, Kalki to the end of Kali.
hi: चार युग: सत्य 17,28,000 वर्ष, त्रेता 12,96,000, द्वापर 8,64,000 और कलि 4,32,000, कुल 43,20,000। राम त्रेता में, कृष्ण द्वापर के अंत में, कल्कि कलि के अंत में।
hg: Chaar yug: Satya 17,28,000 saal, Treta 12,96,000, Dwapar 8,64,000 aur Kali 4,32,000, kul 43,20,000. Ram Treta me, Krishna Dwapar ke ant me, Kalki Kali ke ant me.
@when classical most SS
en: Kali Yuga began, by the almanacs, in February of 3102 BCE, when Krishna left the earth; a little over 5,100 years have passed and about 4,26,900 remain. A near end that videos name has no ground in the texts.
hi: पंचांगों में कलियुग ईसा पूर्व 3102 की फ़रवरी में, कृष्ण के जाने पर, शुरू हुआ; 5,100 से कुछ अधिक वर्ष बीते, लगभग 4,26,900 बाकी हैं। वीडियो में बताए पास के अंत का ग्रंथों में आधार नहीं।
hg: Panchangon me Kaliyug isa poorv 3102 ki February me, Krishna ke jaane par, shuru hua; 5,100 se kuch zyada saal beete, lagbhag 4,26,900 baaki hain. Video me bataye paas ke ant ka granthon me aadhar nahi.
@what classical wide VEDA
en: Thirty-three koti means thirty-three kinds, most hold: 8 Vasus, 11 Rudras, 12 Adityas, and Indra and Prajapati (or the two Ashvins). Koti also means crore, hence 33 crore in common speech.
hi: तैंतीस कोटि का अर्थ अधिकतर तैंतीस प्रकार मानते हैं: 8 वसु, 11 रुद्र, 12 आदित्य, और इंद्र व प्रजापति (या दो अश्विनीकुमार)। कोटि करोड़ भी है, इसलिए बोलचाल में 33 करोड़।
hg: Taintees koti ka arth adhiktar taintees prakar maante hain: 8 Vasu, 11 Rudra, 12 Aditya, aur Indra va Prajapati (ya do Ashwini Kumar). Koti crore bhi hai, isliye bolchaal me 33 crore.

# ramayana-in-short deity
@names
en: ramayana in short, story of ramayana, ravana, ten heads of ravana, kumbhakarna, lakshman rekha, ram's exile, exile of ram, kaikeyi, manthara
hi: रामायण संक्षेप में, रामायण की कहानी, रावण, रावण के दस सिर, कुंभकर्ण, लक्ष्मण रेखा, राम का वनवास, राम वनवास, कैकेयी, मंथरा, सीता हरण, सीता का हरण
hg: ramayan short me, ramayan ki kahani, ravan, ravan ke das sir, kumbhkaran, lakshman rekha, ram ka vanvas, ram vanvas, ram ko vanvas, kaikeyi, manthra, sita haran, sita ka haran
@ask
en: tell ramayana in short | why did ravana have ten heads | why did kumbhakarna sleep six months | who was vibhishan | why did ram go to vanvas | how was sita born | why did sita go into the earth | how did ravana die | what is lakshman rekha
en: who sent ram to the forest and why
en: who abducted sita | who killed ravan and meghnad | how long did kumbhakarna sleep
hi: रामायण की कथा संक्षेप में | रावण के दस सिर क्यों थे | कुंभकर्ण छह महीने क्यों सोता था | राम को वनवास क्यों हुआ | सीता का जन्म कैसे हुआ | सीता धरती में क्यों समाईं | रावण कैसे मरा | विभीषण कौन थे | लक्ष्मण रेखा क्या है
hi: राम जी वन क्यों गए, किसने भेजा
hi: सीता का हरण किसने किया था | रावण को किसने मारा | मेघनाद को किसने मारा | कुंभकर्ण कितना सोता था
hg: ramayan ki kahani short me | ravan ke 10 sir kyu the | kumbhkaran 6 mahine kyu sota tha | ram ko vanvas kyu hua | sita ka janm kaise hua | sita dharti me kyu samayi | ravan kaise mara | vibhishan kaun the | laxman rekha kya hai
hg: ram ji van kyu gaye kisne bheja
hg: sita ka haran kisne kiya | ravan ko kisne mara | meghnad ko kisne mara | kumbhkaran kitne din sota tha
@what classical wide EPIC
en: Ramayana: Ram, Dasharatha's eldest, goes to the forest for fourteen years for Kaikeyi's boon; Ravan abducts Sita; with Sugriva, Hanuman and a bridge of stones Ram reaches Lanka, ends Ravan and returns to Ayodhya.
hi: रामायण: दशरथ के ज्येष्ठ पुत्र राम कैकेयी के वर से चौदह वर्ष वन जाते हैं; रावण सीता को हर लेता है; सुग्रीव, हनुमान और पत्थर के सेतु से राम लंका पहुँचते, रावण का अंत करते और अयोध्या लौटते हैं।
hg: Ramayan: Dasharath ke jyeshth putra Ram Kaikeyi ke var se chaudah saal van jaate hain; Ravan Sita ko har leta hai; Sugriv, Hanuman aur patthar ke setu se Ram Lanka pahunchte, Ravan ka ant karte aur Ayodhya lautte hain.
@why classical wide EPIC
en: Kaikeyi sent Ram to the forest: stirred by her maid Manthara, she claimed two boons of King Dasharatha, the throne for her son Bharat and fourteen years' exile for Ram. Ram went to keep his father's word.
hi: राम को वनवास कैकेयी ने दिलाया: दासी मंथरा के भड़काने पर उन्होंने राजा दशरथ से दो वरदान माँगे, पुत्र भरत को राज्य और राम को चौदह वर्ष का वनवास। राम पिता के वचन के लिए गए।
hg: Ram ko vanvas Kaikeyi ne dilwaya: dasi Manthara ke bhadkane par unhone Raja Dashrath se do vardan maange, putra Bharat ko rajya aur Ram ko chaudah saal ka vanvas. Ram pita ke vachan ke liye gaye.
@who classical wide EPIC
en: Who did what: Ravan carried Sita off, Jatayu fought him, Sugriva and Hanuman found her, Hanuman burned Lanka, Nala and Nila built the bridge, Lakshman slew Meghnad, Ram slew Ravan and Kumbhakarna.
hi: किसने क्या किया: सीता का हरण रावण ने किया, जटायु उससे लड़े, सुग्रीव और हनुमान ने खोज की, लंका हनुमान ने जलाई, सेतु नल-नील ने बनाया, मेघनाद को लक्ष्मण ने, रावण और कुंभकर्ण को राम ने मारा।
hg: Kisne kya kiya: Sita ka haran Ravan ne kiya, Jatayu usse lade, Sugriv aur Hanuman ne khoj ki, Lanka Hanuman ne jalayi, setu Nal-Neel ne banaya, Meghnad ko Lakshman ne, Ravan aur Kumbhakarna ko Ram ne maara.
@which classical most EPIC
en: Ravan, son of Vishrava and Kaikasi, offered his heads one by one (to Brahma in Valmiki, to Shiva in later tales) and got them back, ten for four Vedas and six shastras by folk reading. He had asked safety from gods and demons, scorning men; so Ram came as man.
hi: विश्रवा और कैकसी के पुत्र रावण ने एक-एक सिर (वाल्मीकि में ब्रह्मा को, बाद की कथाओं में शिव को) चढ़ाया और वापस पाया; लोक में दस सिर चार वेद, छह शास्त्र हैं। उसने देव-असुरों से रक्षा माँगी, मनुष्य को तुच्छ जाना; इसलिए राम मनुष्य बने।
hg: Vishrava aur Kaikasi ke putra Ravan ne ek-ek sir (Valmiki me Brahma ko, baad ki kathaon me Shiv ko) chadhaya aur wapas paya; lok me das sir chaar Ved, chhah shastra hain. Usne dev-asuron se raksha maangi, manushya ko tuchchh jaana; isliye Ram manushya bane.
@when classical wide EPIC
en: Kumbhakarna, Ravan's brother, slept six months at a time because Saraswati turned his tongue when he asked Brahma a boon. Vibhishan, the third brother, came to Ram and became Lanka's king; Meghnad was Ravan's son.
hi: रावण का भाई कुंभकर्ण छह-छह महीने सोता, क्योंकि ब्रह्मा से वर माँगते समय सरस्वती ने उसकी जिह्वा फेर दी। तीसरे भाई विभीषण राम की शरण आए और लंका के राजा बने; मेघनाद रावण का पुत्र था।
hg: Ravan ka bhai Kumbhkaran chhah-chhah mahine sota, kyunki Brahma se var maangte samay Saraswati ne uski jihva pher di. Teesre bhai Vibhishan Ram ki sharan aaye aur Lanka ke raja bane; Meghnad Ravan ka putra tha.
@how classical most EPIC
en: Janaka found Sita in a furrow; at the end, in the Uttara Kanda, she asked Mother Earth to take her home. The line Lakshman drew is told in later Ramayanas, not in Valmiki. Luv and Kush are her sons.
hi: सीता जनक को हल की रेखा में मिलीं; अंत में, उत्तरकांड में, उन्होंने धरती माँ से अपने में लेने को कहा। लक्ष्मण रेखा बाद की रामायणों में है, वाल्मीकि में नहीं। लव-कुश उनके पुत्र हैं।
hg: Sita Janak ko hal ki rekha me mili; ant me, Uttarkand me, unhone dharti maa se apne me lene ko kaha. Lakshman rekha baad ki Ramayanon me hai, Valmiki me nahi. Luv-Kush unke putra hain.
@see ram-deity

# mahabharata-in-short deity
@names
en: mahabharata in short, story of mahabharata, abhimanyu, chakravyuh, eklavya, bhagavad gita in short
hi: महाभारत संक्षेप में, महाभारत की कहानी, अभिमन्यु, चक्रव्यूह, एकलव्य, गीता का सार
hg: mahabharat short me, mahabharat ki kahani, abhimanyu, chakravyuh, eklavya, geeta ka saar
@ask
en: tell mahabharata in short | why did mahabharata war happen | how did abhimanyu die | why did eklavya give his thumb | how many days was the war | what is the message of gita | names of five pandavas | is it bad to keep mahabharata book at home
hi: महाभारत की कथा संक्षेप में | महाभारत युद्ध क्यों हुआ | अभिमन्यु कैसे मारा गया | एकलव्य ने अँगूठा क्यों दिया | महाभारत कितने दिन चला | गीता का सार क्या है | पाँच पांडवों के नाम | घर में महाभारत की किताब रख सकते हैं
hg: mahabharat ki kahani short me | mahabharat yudh kyu hua | abhimanyu kaise mara gaya | eklavya ne angutha kyu diya | mahabharat kitne din chala | geeta ka saar kya hai | panch pandav ke naam | ghar me mahabharat ki kitab rakh sakte hai
@what classical wide EPIC
en: Mahabharata: the Pandavas Yudhishthira, Bhim, Arjun, Nakul and Sahadev lose their realm at dice to Duryodhana, live thirteen years in exile, and after a refused peace win the eighteen-day war at Kurukshetra with Krishna as Arjun's charioteer.
hi: महाभारत: पांडव युधिष्ठिर, भीम, अर्जुन, नकुल, सहदेव जुए में दुर्योधन से राज्य हारते, तेरह वर्ष वनवास काटते और संधि न होने पर कुरुक्षेत्र में अठारह दिन का युद्ध जीतते हैं; कृष्ण अर्जुन के सारथी थे।
hg: Mahabharat: Pandav Yudhishthir, Bheem, Arjun, Nakul, Sahadev jue me Duryodhan se rajya haarte, terah saal vanvas kaatte aur sandhi na hone par Kurukshetra me atharah din ka yuddh jeette hain; Krishna Arjun ke sarathi the.
@why classical wide EPIC
en: The Gita in short: the soul is not born and does not die; do your own duty well and leave its fruit to God; be even in gain and loss; take refuge with love. It has 18 chapters and 700 verses.
hi: गीता का सार: आत्मा न जन्मती न मरती; अपना कर्तव्य अच्छे से करो और फल ईश्वर पर छोड़ो; लाभ-हानि में सम रहो; प्रेम से शरण लो। इसमें 18 अध्याय और 700 श्लोक हैं।
hg: Gita ka saar: aatma na janmti na marti; apna kartavya achhe se karo aur phal ishwar par chhodo; labh-haani me sam raho; prem se sharan lo. Isme 18 adhyay aur 700 shlok hain.
@who classical wide EPIC
en: Abhimanyu, Arjun's sixteen-year-old son, had heard in the womb how to enter the Chakravyuh, not how to leave it, and fell on the thirteenth day to many at once. Eklavya gave his right thumb as guru-dakshina to Drona.
hi: अर्जुन के सोलह वर्षीय पुत्र अभिमन्यु ने गर्भ में चक्रव्यूह में जाना सुना था, निकलना नहीं; तेरहवें दिन कई योद्धाओं ने मिलकर मारा। एकलव्य ने द्रोण को गुरु-दक्षिणा में दाहिना अँगूठा दिया।
hg: Arjun ke solah saal ke putra Abhimanyu ne garbh me Chakravyuh me jaana suna tha, nikalna nahi; terahve din kai yoddhaon ne milkar maara. Eklavya ne Drona ko guru-dakshina me dahina angootha diya.
@ok modern wide CUSTOM
en: A Mahabharata or Gita book may be kept and read at home; that it brings quarrel is only a saying. Many hang the calm Gita picture, Krishna teaching Arjun, and leave battle scenes out.
hi: महाभारत या गीता की पुस्तक घर में रखी और पढ़ी जा सकती है; झगड़े की बात बस कहावत है। कई लोग गीता उपदेश का शांत चित्र लगाते, युद्ध के दृश्य नहीं।
hg: Mahabharat ya Gita ki pustak ghar me rakhi aur padhi ja sakti hai; jhagde ki baat bas kahawat hai. Kai log Gita updesh ka shaant chitra lagate, yuddh ke drishya nahi.

# harishchandra-shravan-story deity
@names
en: raja harishchandra, shravan kumar, nachiketa, story of harishchandra
hi: राजा हरिश्चंद्र, श्रवण कुमार, नचिकेता, सत्यवादी हरिश्चंद्र
hg: raja harishchandra, shravan kumar, nachiketa, satyavadi harishchandra
@ask
en: story of king harishchandra | who was shravan kumar | why was dasharatha cursed | story of nachiketa and yama | who tested harishchandra | which upanishad has nachiketa
hi: राजा हरिश्चंद्र की कहानी | श्रवण कुमार की कहानी | दशरथ को शाप क्यों मिला | नचिकेता और यमराज की कथा | हरिश्चंद्र की परीक्षा किसने ली | श्रवण कुमार को किसने मारा
hg: raja harishchandra ki kahani | shravan kumar ki kahani | dashrath ko shrap kyu mila | nachiketa aur yamraj ki kahani | harishchandra ki pariksha kisne li | shravan kumar ko kisne mara
@what classical wide PUR
en: Harishchandra gave his kingdom to Vishvamitra to keep his word, sold himself, his wife Taramati and son Rohit in Kashi, and as keeper of the burning ground asked the fee even for his own son. The gods gave all back.
hi: हरिश्चंद्र ने वचन रखने को विश्वामित्र को राज्य दिया, काशी में स्वयं, पत्नी तारामती और पुत्र रोहित तक बिके, श्मशान में अपने पुत्र का भी कर माँगा। देवों ने सब लौटा दिया।
hg: Harishchandra ne vachan rakhne ko Vishwamitra ko rajya diya, Kashi me khud, patni Taramati aur putra Rohit tak bike, shamshan me apne putra ka bhi kar maanga. Devon ne sab lauta diya.
@who classical wide EPIC
en: Shravan Kumar carried his blind parents on a pole to the holy places; young Dasharatha, shooting by sound, hit him at the river. The parents' curse was that he too would part from a son in grief.
hi: श्रवण कुमार नेत्रहीन माता-पिता को काँवर में तीर्थ कराते थे; आवाज़ पर बाण चलाते युवा दशरथ से वे नदी पर मारे गए। माता-पिता का शाप था कि वे भी पुत्र-वियोग सहेंगे।
hg: Shravan Kumar netraheen mata-pita ko kaanwar me tirth karate the; aawaz par baan chalate yuva Dasharath se ve nadi par maare gaye. Mata-pita ka shaap tha ki ve bhi putra-viyog sahenge.
@why classical wide VEDA
en: Nachiketa, given to Yama in his father's anger, waited three days at his door and got three boons: his father's peace, the fire rite, and the truth of the self beyond death. The Katha Upanishad tells it.
hi: पिता के क्रोध में यम को दिए नचिकेता ने तीन दिन द्वार पर प्रतीक्षा की और तीन वर पाए: पिता की शांति, अग्नि-विद्या और मृत्यु से परे आत्मा का ज्ञान। यह कठोपनिषद् में है।
hg: Pita ke krodh me Yam ko diye Nachiketa ne teen din dwar par prateeksha ki aur teen var paye: pita ki shanti, agni-vidya aur mrityu se pare aatma ka gyan. Yeh Kathopanishad me hai.

# demons-slain-by-devi deity
@names
en: mahishasura, raktabija, shumbh and nishumbh, chamunda, madhu and kaitabha
hi: महिषासुर, रक्तबीज, शुंभ निशुंभ, चामुंडा, मधु कैटभ
hg: mahishasur, raktbeej, shumbh nishumbh, chamunda, madhu kaitabh
@ask
en: who was mahishasura | what boon did mahishasura have | how did kali kill raktabija | why is durga called chamunda | story of shumbh nishumbh | which god gave which weapon to durga | how durga was created
hi: महिषासुर को क्या वरदान था | काली ने रक्तबीज को कैसे मारा | चामुंडा नाम क्यों पड़ा | शुंभ निशुंभ की कथा | दुर्गा को किसने कौन सा शस्त्र दिया | दुर्गा कैसे प्रकट हुईं
hg: mahishasur ko kya vardan tha | kali ne raktbeej ko kaise mara | chamunda naam kyu pada | shumbh nishumbh ki katha | durga ko kisne kaun sa shastra diya | durga mata kaise prakat hui
@what classical wide PUR
en: Mahishasura, the buffalo demon, could by his boon fall to no man or god; from the anger-light of all gods Durga arose, fought him nine nights in popular telling, and slew him on Vijayadashami.
hi: महिषासुर, भैंसा रूपी असुर, वरदान से किसी पुरुष या देव से न मरता; सब देवों के तेज से दुर्गा प्रकट हुईं, लोककथा में नौ रात लड़ीं और विजयादशमी को उसका वध किया।
hg: Mahishasur, bhainsa roopi asur, vardan se kisi purush ya dev se na marta; sab devon ke tej se Durga prakat hui, lokkatha me nau raat ladi aur Vijayadashami ko uska vadh kiya.
@which classical wide PUR
en: Shiva gave her the trident, Vishnu the disc, Varuna the conch, Agni the spear, Vayu bow and arrows, Indra the thunderbolt, Yama the staff, Brahma the water pot, Himalaya the lion.
hi: शिव ने त्रिशूल, विष्णु ने चक्र, वरुण ने शंख, अग्नि ने शक्ति, वायु ने धनुष-बाण, इंद्र ने वज्र, यम ने दंड, ब्रह्मा ने कमंडल और हिमालय ने सिंह दिया।
hg: Shiv ne trishul, Vishnu ne chakra, Varun ne shankh, Agni ne shakti, Vayu ne dhanush-baan, Indra ne vajra, Yam ne dand, Brahma ne kamandal aur Himalaya ne sinh diya.
@how classical wide PUR
en: From each drop of Raktabija's blood a new demon rose; Kali drank it before it fell. For slaying Chanda and Munda she is Chamunda; then Shumbha and Nishumbha fell. All stands in the Durga Saptashati.
hi: रक्तबीज की हर बूँद से नया असुर उठता; काली ने गिरने से पहले रक्त पी लिया। चंड-मुंड वध से चामुंडा कहलाईं; फिर शुंभ-निशुंभ मारे गए। यह सब दुर्गा सप्तशती में है।
hg: Raktabeej ki har boond se naya asur uthta; Kali ne girne se pehle rakt pi liya. Chand-Mund vadh se Chamunda kehlayi; phir Shumbh-Nishumbh maare gaye. Yeh sab Durga Saptashati me hai.
@see durga-deity, kali-deity

# taraka-tripura-story deity
@names
en: tarakasura, tripurasura, tripurari, jalandhara, andhakasura, bhasmasura, kamadeva burned, kamadeva and shiva
hi: तारकासुर, त्रिपुरासुर, त्रिपुरारी, जलंधर, अंधकासुर, भस्मासुर, कामदेव, कामदेव भस्म
hg: tarkasur, tripurasur, tripurari, jalandhar rakshas, andhakasur, bhasmasur, kamdev, kamdev bhasm
@ask
en: how was tarakasura killed | why only shiva's son could kill taraka | why is shiva called tripurari | who was jalandhar | story of bhasmasura | why dev deepawali tripura
en: who burned kamadeva and why
hi: तारकासुर का वध कैसे हुआ | तारकासुर को क्या वरदान था | शिव त्रिपुरारी क्यों कहलाए | जलंधर कौन था | भस्मासुर की कथा | त्रिपुरासुर को किसने मारा
hi: कामदेव को भस्म किसने किया
hg: tarkasur ka vadh kaise hua | tarkasur ko kya vardan tha | shiv tripurari kyu kehlaye | jalandhar kaun tha | bhasmasur ki kahani | tripurasur ko kisne mara
hg: kamdev ko bhasm kisne kiya tha
@what classical wide PUR
en: Tarakasura had the boon that only a son of Shiva could end him, when Shiva was deep in meditation. So Parvati's tapas, their wedding and Kartikeya's birth had to come; the child led the gods at seven days and slew him.
hi: तारकासुर को वर था कि केवल शिव-पुत्र उसे मारे, और शिव समाधि में थे। इसी से पार्वती का तप, विवाह और कार्तिकेय का जन्म हुआ; सात दिन के बालक ने देवसेना ले उसका वध किया।
hg: Tarkasur ko var tha ki keval Shiv-putra use maare, aur Shiv samadhi me the. Isi se Parvati ka tap, vivah aur Kartikeya ka janm hua; saat din ke balak ne devsena le uska vadh kiya.
@why classical wide PUR
en: Taraka's three sons had flying cities of gold, silver and iron; when they stood in line Shiva burnt them with one arrow on Kartik Purnima. So he is Tripurari, and Kashi lights Dev Deepawali.
hi: तारक के तीन पुत्रों के सोने, चाँदी और लोहे के उड़ते नगर थे; एक सीध में आते ही शिव ने कार्तिक पूर्णिमा को एक बाण से जला दिए। इसलिए वे त्रिपुरारी हैं और काशी देव दीपावली मनाती है।
hg: Tarak ke teen putron ke sone, chaandi aur lohe ke udte nagar the; ek seedh me aate hi Shiv ne Kartik Purnima ko ek baan se jala diye. Isliye ve Tripurari hain aur Kashi Dev Deepawali manati hai.
@which classical wide PUR
en: Jalandhara, born of Shiva's fire and the sea, was husband of Vrinda, who became Tulsi. Bhasmasura could burn whom he touched on the head; Vishnu as Mohini danced until he touched his own.
hi: जलंधर, शिव के तेज और समुद्र से जन्मा, वृंदा का पति था, जो तुलसी बनीं। भस्मासुर जिसके सिर पर हाथ रखे वह भस्म हो; मोहिनी बने विष्णु ने नाच में उसका हाथ उसी के सिर पर रखवाया।
hg: Jalandhar, Shiv ke tej aur samudra se janma, Vrinda ka pati tha, jo Tulsi bani. Bhasmasur jiske sir par haath rakhe woh bhasm ho; Mohini bane Vishnu ne naach me uska haath usi ke sir par rakhwaya.
@who classical wide PUR
en: Kamadeva, god of love, shot his flower arrow at meditating Shiva so that he might wed Parvati; Shiva's third eye burned him. At Rati's plea he lives on without a body, as Ananga, and was born later as Krishna's son Pradyumna.
hi: कामदेव ने ध्यान में बैठे शिव पर पुष्प-बाण चलाया कि पार्वती से विवाह हो; शिव ने तीसरे नेत्र से उन्हें भस्म किया। रति की प्रार्थना पर वे बिना शरीर, अनंग होकर रहे, और कृष्ण के पुत्र प्रद्युम्न बनकर जन्मे।
hg: Kamdev ne dhyan me baithe Shiv par pushp-baan chalaya ki Parvati se vivah ho; Shiv ne teesre netra se unhe bhasm kiya. Rati ki prarthna par ve bina sharir, Anang hokar rahe, aur Krishna ke putra Pradyumna bankar janme.
@see kartikeya-deity, tulsi-mata-deity

# indra-agni-varun-deity deity
@names
en: indra dev, agni dev, varuna dev, vayu dev, nirriti, vehicles of the dikpalas
hi: इंद्र देव, अग्नि देव, वरुण देव, वायु देव, निऋति, दिक्पालों के वाहन
hg: indra dev, agni dev, varun dev, vayu dev, nirriti, dikpal ke vahan
@ask
en: vehicle of each dikpala | which weapon does indra have | vehicle of agni dev | who is varuna dev | mantra of agni dev | vehicle of vayu dev and varun dev | how to worship the dikpalas
hi: दिक्पालों के वाहन क्या हैं | इंद्र का वाहन और शस्त्र | अग्नि देव का वाहन | वरुण देव कौन हैं | वायु देव का वाहन | दिक्पाल की पूजा कैसे करें | निऋति कौन हैं
hg: dikpalo ke vahan kya hai | indra ka vahan aur shastra | agni dev ka vahan | varun dev kaun hai | vayu dev ka vahan | dikpal ki puja kaise kare | nirriti kaun hai
@which classical most PUR
en: Dikpalas with mount and arm: Indra (east) Airavata, thunderbolt; Agni ram, spear; Yama buffalo, staff; Nirriti a man, sword; Varuna makara, noose; Vayu deer, banner; Kuber man or horse, mace; Ishana bull, trident.
hi: दिक्पाल, वाहन और आयुध: इंद्र (पूर्व) ऐरावत, वज्र; अग्नि मेष, शक्ति; यम भैंसा, दंड; निऋति मनुष्य, खड्ग; वरुण मकर, पाश; वायु मृग, ध्वज; कुबेर मनुष्य या अश्व, गदा; ईशान बैल, त्रिशूल।
hg: Dikpal, vahan aur aayudh: Indra (purv) Airavat, vajra; Agni mesh, shakti; Yam bhainsa, dand; Nirriti manushya, khadg; Varun makar, paash; Vayu mrig, dhvaj; Kuber manushya ya ashva, gada; Ishan bail, trishul.
@who classical wide VEDA
en: Indra is king of the gods and of rain, Agni the fire that carries offerings, Varuna lord of waters and of truth, Vayu the breath, father of Hanuman and Bhim. The Rigveda has more hymns to Indra and Agni than to any other god.
hi: इंद्र देवराज और वर्षा के स्वामी, अग्नि आहुति पहुँचाने वाले, वरुण जल और सत्य के स्वामी, वायु प्राण, हनुमान और भीम के पिता। ऋग्वेद में सबसे अधिक सूक्त इंद्र और अग्नि के हैं।
hg: Indra devraj aur varsha ke swami, Agni aahuti pahunchane wale, Varun jal aur satya ke swami, Vayu pran, Hanuman aur Bheem ke pita. Rigved me sabse zyada sukt Indra aur Agni ke hain.
@how modern most CUSTOM
en: They are greeted in griha pravesh, havan and vastu puja by a flower, rice and a lamp towards each side from the east clockwise, with Om Indraya Namah, Om Agnaye Namah and so on. No separate idol is needed.
hi: गृह प्रवेश, हवन और वास्तु पूजा में पूर्व से घड़ी की दिशा में हर ओर फूल, अक्षत, दीप देते हैं, ॐ इंद्राय नमः, ॐ अग्नये नमः आदि कहकर। अलग मूर्ति नहीं चाहिए।
hg: Griha pravesh, havan aur vastu puja me purv se ghadi ki disha me har or phool, akshat, deep dete hain, Om Indraya Namah, Om Agnaye Namah aadi kehkar. Alag murti nahi chahiye.
@see direction-lords

# abhishek-liquids rite
@names
en: abhishek at home, milk abhishek, honey abhishek, sugarcane juice abhishek, abhishek water use
hi: घर पर अभिषेक, दूध से अभिषेक, शहद से अभिषेक, गन्ने के रस से अभिषेक, जलाभिषेक
hg: ghar par abhishek, doodh se abhishek, shahad se abhishek, ganne ke ras se abhishek, jalabhishek
@ask
en: how to do abhishek at home | which liquid for abhishek for what | can milk be poured on brass idol | what to do with abhishek water and milk | which vessel for milk abhishek | abhishek on which day | can abhishek be done in the evening | is milk wasted in abhishek
hi: घर पर अभिषेक कैसे करें | किस चीज़ से अभिषेक का क्या अर्थ | अभिषेक का दूध और जल क्या करें | ताँबे के लोटे से दूध चढ़ा सकते हैं | अभिषेक किस दिन करें | शाम को अभिषेक कर सकते हैं | गन्ने के रस से अभिषेक क्यों
hg: ghar par abhishek kaise kare | kis cheez se abhishek ka kya matlab | abhishek ka doodh aur jal kya kare | abhishek kis din kare | sham ko abhishek kar sakte hai | ganne ke ras se abhishek kyu
@how modern most CUSTOM
en: Abhishek: set the idol or ling in a plate, pour water in a thin stream, then milk, curd, ghee, honey, sugar, with water after each, say Om Namah Shivaya or its mantra, wipe, dress, sandal, flower, lamp. Ten minutes do.
hi: अभिषेक: मूर्ति या लिंग थाली में रखें, पतली धार से जल, फिर दूध, दही, घी, शहद, शक्कर, हर एक के बाद जल; ॐ नमः शिवाय या उनका मंत्र कहें; पोंछकर वस्त्र, चंदन, फूल, दीप। दस मिनट काफ़ी।
hg: Abhishek: murti ya ling thali me rakhein, patli dhaar se jal, phir doodh, dahi, ghee, shahad, shakkar, har ek ke baad jal; Om Namah Shivaya ya unka mantra kahein; ponchkar vastra, chandan, phool, deep. Dus minute kaafi.
@which modern most CUSTOM
en: Meanings given in custom, no promises: water for calm, milk for long life, curd for children, ghee for strength, honey for sweet speech, sugarcane juice for plenty, sesame or mustard oil for ease in trouble. Water alone is complete.
hi: रिवाज में अर्थ, वादा नहीं: जल शांति, दूध दीर्घायु, दही संतान, घी बल, शहद मधुर वाणी, गन्ने का रस समृद्धि, तिल या सरसों का तेल कष्ट से राहत। केवल जल भी पूरा है।
hg: Riwaz me arth, vaada nahi: jal shanti, doodh deerghayu, dahi santan, ghee bal, shahad madhur vaani, ganne ka ras samriddhi, til ya sarson ka tel kasht se rahat. Keval jal bhi poora hai.
@do modern most CUSTOM
en: Milk and panchamrit are poured from silver, steel, brass or clay, not copper; a spoon is enough and the rest goes to someone to drink. Collected water goes to plants, not Tulsi if it ran over the ling by custom.
hi: दूध-पंचामृत चाँदी, स्टील, पीतल या मिट्टी से चढ़ाएँ, ताँबे से नहीं; एक चम्मच काफ़ी, बाकी किसी को पीने दें। इकट्ठा जल पौधों में डालें, शिवलिंग का रिवाज में तुलसी में नहीं।
hg: Doodh-panchamrit chaandi, steel, peetal ya mitti se chadhayein, taambe se nahi; ek chammach kaafi, baaki kisi ko peene dein. Ikattha jal paudhon me daalein, Shivling ka riwaz me Tulsi me nahi.
@when modern wide CUSTOM
en: Monday, Pradosh, Shivratri and Sawan are Shiva's days for abhishek; morning is usual, Pradosh at dusk, and any hour is allowed. Painted, clay and paper images get a sprinkle instead.
hi: शिव अभिषेक के दिन सोमवार, प्रदोष, शिवरात्रि, सावन हैं; प्रायः सुबह, प्रदोष में संध्या, और कभी भी मना नहीं। रंगी, मिट्टी या काग़ज़ की प्रतिमा पर केवल छींटे दें।
hg: Shiv abhishek ke din Somvar, Pradosh, Shivratri, Sawan hain; aksar subah, Pradosh me sandhya, aur kabhi bhi mana nahi. Rangi, mitti ya kaagaz ki pratima par keval chheente dein.
@see rudrabhishek, shivling-offerings

# old-puja-things rite
@names
en: old puja things, torn religious book, broken mala, old rudraksha, broken conch, old brass lamp, old yantra
hi: पुरानी पूजा सामग्री, फटी धार्मिक किताब, टूटी माला, पुराना रुद्राक्ष, टूटा शंख, पुराना यंत्र
hg: purani puja samagri, phati dharmik kitab, tooti mala, purana rudraksha, toota shankh, purana yantra
@ask
en: what to do with a torn gita or ramayan book | my japa mala broke what to do | broken conch what to do | what to do with expired puja items | old yantra how to dispose | old lockets with god pictures what to do | how to dispose old rakhi and kalava
hi: फटी हुई गीता या रामायण का क्या करें | जप माला टूट गई क्या करें | टूटे शंख का क्या करें | पुरानी पूजा सामग्री कहाँ डालें | पुराने यंत्र का क्या करें | पुरानी राखी और कलावा कहाँ रखें | भगवान के पुराने लॉकेट का क्या करें
hg: phati hui geeta ya ramayan ka kya kare | jap mala toot gayi kya kare | toote shankh ka kya kare | purani puja samagri kaha dale | purane yantra ka kya kare | purani rakhi aur kalava kaha rakhe | bhagwan ke purane locket ka kya kare
@do modern most CUSTOM
en: Old puja things leave with thanks: paper and books to recycling, burial or a temple's collection, a mended copy to a reader; metal lamps, yantras and lockets to the brass-worker; thread and cloth to earth. None of it asks for a river.
hi: पुरानी पूजा की चीज़ें धन्यवाद देकर विदा करें: काग़ज़-किताब रीसाइक्लिंग, मिट्टी या मंदिर के संग्रह में, जोड़कर पाठक को; धातु के दीपक, यंत्र, लॉकेट ठठेरे को; धागा-कपड़ा मिट्टी में। नदी की ज़रूरत नहीं।
hg: Purani puja ki cheezein dhanyavaad dekar vida karein: kaagaz-kitab recycling, mitti ya mandir ke sangrah me, jodkar pathak ko; dhaatu ke deepak, yantra, locket thathere ko; dhaaga-kapda mitti me. Nadi ki zaroorat nahi.
@ok modern wide CUSTOM
en: A broken mala, conch, bangle or lamp is wear, no omen. Thread the beads anew; a chipped conch leaves worship but may stay as decoration; a cracked lamp is replaced for fire's sake.
hi: माला, शंख, चूड़ी या दीपक का टूटना घिसना है, अपशकुन नहीं। मनके फिर पिरोएँ; टूटा शंख पूजा से हटे पर सजावट में रह सकता है; चटका दीपक आग के कारण बदल दें।
hg: Mala, shankh, choodi ya deepak ka tootna ghisna hai, apshakun nahi. Manke phir piroyein; toota shankh puja se hate par sajawat me reh sakta hai; chatka deepak aag ke kaaran badal dein.
@when modern most CUSTOM
en: Any day will do; many choose Amavasya, or the day before Diwali and Navratri, when the mandir is cleaned. Stale kumkum, old oil and damp camphor are simply thrown away in clean paper.
hi: कोई भी दिन ठीक; कई अमावस्या या दिवाली-नवरात्रि से पहले की सफ़ाई का दिन चुनते हैं। बासी कुमकुम, पुराना तेल और सीला कपूर साफ़ काग़ज़ में फेंक दें।
hg: Koi bhi din theek; kai Amavasya ya Diwali-Navratri se pehle ki safai ka din chunte hain. Baasi kumkum, purana tel aur seela kapoor saaf kaagaz me phenk dein.
@see broken-idol, nirmalya-flowers

# vedas-puranas-list deity
@names
en: four vedas, eighteen puranas, names of vedas and puranas, six darshanas, number of upanishads, how many vedas, how many puranas
hi: चार वेद, अठारह पुराण, वेद और पुराण के नाम, छह दर्शन, उपनिषद कितने हैं, कितने वेद, कितने पुराण, वेद कितने, पुराण कितने
hg: chaar ved, atharah puran, ved aur puran ke naam, upanishad kitne hai, 18 puran, kitne ved, kitne puran, ved kitne, puran kitne
@ask
en: names of the four vedas | how many puranas are there and names | who wrote the vedas | how many upanishads | difference between veda and purana | which purana is about vishnu | garuda purana can be kept at home
en: number of vedas and puranas with names
hi: चार वेदों के नाम | पुराण कितने हैं नाम बताओ | वेद किसने लिखे | उपनिषद कितने हैं | वेद और पुराण में अंतर | सबसे पुराना वेद कौन सा
hi: वेद और पुराण कुल कितने हैं
hg: chaar vedo ke naam | puran kitne hai naam batao | ved kisne likhe | upanishad kitne hai | ved aur puran me antar | sabse purana ved kaun sa hai
hg: kul kitne ved aur puran hai
@which classical wide VEDA
en: The four Vedas are Rig, Yajur, Sama and Atharva; Rig is the oldest. They are held to be heard by seers, not written, and arranged by Vyasa. Of 108 named Upanishads about ten to thirteen are the chief ones.
hi: चार वेद ऋग्, यजुर्, साम और अथर्व हैं; सबसे पुराना ऋग्वेद। माने जाते हैं ऋषियों के सुने, लिखे नहीं, और व्यास ने विभाजित किए। 108 उपनिषदों में दस से तेरह मुख्य हैं।
hg: Chaar Ved Rig, Yajur, Sam aur Atharva hain; sabse purana Rigved. Maane jaate hain rishiyon ke sune, likhe nahi, aur Vyas ne vibhajit kiye. 108 Upanishadon me dus se terah mukhya hain.
@what classical most PUR
en: The eighteen Puranas: Brahma, Padma, Vishnu, Shiva (or Vayu), Bhagavata, Narada, Markandeya, Agni, Bhavishya, Brahmavaivarta, Linga, Varaha, Skanda, Vamana, Kurma, Matsya, Garuda and Brahmanda. Vedas hold hymns and rites, Puranas stories.
hi: अठारह पुराण: ब्रह्म, पद्म, विष्णु, शिव (या वायु), भागवत, नारद, मार्कंडेय, अग्नि, भविष्य, ब्रह्मवैवर्त, लिंग, वराह, स्कंद, वामन, कूर्म, मत्स्य, गरुड़, ब्रह्मांड। वेदों में सूक्त और यज्ञ, पुराणों में कथाएँ।
hg: Atharah Puran: Brahma, Padma, Vishnu, Shiv (ya Vayu), Bhagwat, Narad, Markandeya, Agni, Bhavishya, Brahmavaivart, Ling, Varah, Skand, Vaman, Kurma, Matsya, Garud, Brahmand. Vedon me sukt aur yagya, Puranon me kathayein.
@ok modern most CUSTOM
en: The Garuda Purana may be kept and read at home; its death chapters are read by custom in the mourning days, hence the fear. Most of it tells of worship, gems, health and right living.
hi: गरुड़ पुराण घर में रखा और पढ़ा जा सकता है; मृत्यु वाले अध्याय रिवाज में शोक के दिनों में पढ़ते हैं, इसी से डर बना। अधिकांश में पूजा, रत्न, स्वास्थ्य और सदाचार है।
hg: Garud Puran ghar me rakha aur padha ja sakta hai; mrityu wale adhyay riwaz me shok ke dinon me padhte hain, isi se dar bana. Adhikansh me puja, ratna, swasthya aur sadachar hai.

# trimurti-ashtavinayak deity
@names
en: trimurti, brahma vishnu mahesh, ashtavinayak, eight ganesh temples, ashta siddhi nav nidhi
hi: त्रिमूर्ति, ब्रह्मा विष्णु महेश, अष्टविनायक, अष्ट सिद्धि नव निधि
hg: trimurti, brahma vishnu mahesh, ashtavinayak, ashta siddhi nav nidhi
@ask
en: who is bigger brahma vishnu or shiva | which are the eight ashtavinayak temples | order of ashtavinayak yatra | what are ashta siddhi and nav nidhi | names of eight siddhis | what does each of trimurti do
hi: ब्रह्मा विष्णु महेश में बड़ा कौन | अष्टविनायक के नाम | अष्टविनायक यात्रा का क्रम | अष्ट सिद्धि नौ निधि क्या हैं | आठ सिद्धियों के नाम | त्रिमूर्ति कौन हैं
hg: brahma vishnu mahesh me bada kaun | ashtavinayak ke naam | ashtavinayak yatra ka kram | ashta siddhi nau nidhi kya hai | aath siddhiyo ke naam | trimurti kaun hai
@what classical wide PUR
en: The Trimurti: Brahma creates with Saraswati, Vishnu preserves with Lakshmi, Shiva dissolves and renews with Parvati. Each Purana calls its own the greatest; many hold them to be three faces of one God.
hi: त्रिमूर्ति: सरस्वती सहित ब्रह्मा रचते, लक्ष्मी सहित विष्णु पालते, पार्वती सहित शिव लय और नवीन करते हैं। हर पुराण अपने देव को बड़ा कहता है; कई इन्हें एक ईश्वर के तीन रूप मानते हैं।
hg: Trimurti: Saraswati sahit Brahma rachte, Lakshmi sahit Vishnu paalte, Parvati sahit Shiv lay aur naveen karte hain. Har Puran apne dev ko bada kehta hai; kai inhe ek ishwar ke teen roop maante hain.
@which modern wide CUSTOM
en: Ashtavinayak, eight Ganesh temples round Pune, in order: Morgaon Mayureshwar, Siddhatek Siddhivinayak, Pali Ballaleshwar, Mahad Varadvinayak, Theur Chintamani, Lenyadri Girijatmaj, Ozar Vighneshwar, Ranjangaon Mahaganpati; Morgaon once more at the end.
hi: अष्टविनायक, पुणे के आसपास आठ गणेश मंदिर, क्रम से: मोरगाँव मयूरेश्वर, सिद्धटेक सिद्धिविनायक, पाली बल्लाळेश्वर, महड वरदविनायक, थेऊर चिंतामणि, लेण्याद्री गिरिजात्मज, ओझर विघ्नेश्वर, रांजणगाँव महागणपति; अंत में फिर मोरगाँव।
hg: Ashtavinayak, Pune ke aaspaas aath Ganesh mandir, kram se: Morgaon Mayureshwar, Siddhatek Siddhivinayak, Pali Ballaleshwar, Mahad Varadvinayak, Theur Chintamani, Lenyadri Girijatmaj, Ozar Vighneshwar, Ranjangaon Mahaganpati; ant me phir Morgaon.
@who classical most PUR
en: The eight siddhis Hanuman grants: Anima, Mahima, Garima, Laghima, Prapti, Prakamya, Ishitva, Vashitva, from being small as an atom to mastery. The nine nidhis are Kuber's treasures: Padma, Mahapadma, Shankha, Makara, Kachchhapa, Mukunda, Nanda, Nila, Kharva.
hi: हनुमान की दी आठ सिद्धियाँ: अणिमा, महिमा, गरिमा, लघिमा, प्राप्ति, प्राकाम्य, ईशित्व, वशित्व, अणु-सा होने से लेकर वश करने तक। नव निधि कुबेर के कोष: पद्म, महापद्म, शंख, मकर, कच्छप, मुकुंद, नंद, नील, खर्व।
hg: Hanuman ki di aath siddhiyan: Anima, Mahima, Garima, Laghima, Prapti, Prakamya, Ishitva, Vashitva, anu-sa hone se lekar vash karne tak. Nav nidhi Kuber ke kosh: Padma, Mahapadma, Shankh, Makar, Kachhap, Mukund, Nand, Neel, Kharva.

# gajendra-moksha-story deity
@names
en: gajendra moksha, gajendra and the crocodile, ajamila, ambarisha and durvasa
hi: गजेंद्र मोक्ष, गज और ग्राह, अजामिल, अंबरीष और दुर्वासा
hg: gajendra moksha, gaj aur grah ki kahani, ajamil, ambrish aur durvasa
@ask
en: story of gajendra moksha | who was gajendra in the last birth | when to read gajendra moksha stotra | how many days did gajendra fight | who was ajamila | story of ambarish durvasa ekadashi
hi: गजेंद्र मोक्ष की कथा | गजेंद्र पूर्व जन्म में कौन था | गजेंद्र मोक्ष का पाठ कब करें | गजेंद्र मोक्ष से कर्ज़ उतरता है क्या | अजामिल की कथा | अंबरीष और दुर्वासा की कथा
hg: gajendra moksha ki katha | gajendra pichhle janm me kaun tha | gajendra moksha ka path kab kare | gajendra moksha se karz utarta hai kya | ajamil ki kahani | ambrish aur durvasa ki kahani
@what classical wide PUR
en: Gajendra, king of elephants, was held by a crocodile in a lake. When strength and kin failed he raised a lotus and called to the Lord; Vishnu came on Garuda and freed both. It is in the Bhagavata, eighth book.
hi: हाथियों के राजा गजेंद्र को सरोवर में ग्राह ने पकड़ा। बल और अपने काम न आए तो कमल उठाकर प्रभु को पुकारा; विष्णु गरुड़ पर आए और दोनों को मुक्त किया। यह भागवत के आठवें स्कंध में है।
hg: Haathiyon ke raja Gajendra ko sarovar me grah ne pakda. Bal aur apne kaam na aaye to kamal uthakar prabhu ko pukara; Vishnu Garud par aaye aur dono ko mukt kiya. Yeh Bhagwat ke aathve skandh me hai.
@who classical wide PUR
en: Gajendra had been King Indradyumna, cursed by Agastya; the crocodile was the singer Huhu, cursed by Devala. Ajamila, who called his son Narayana in his last hour, was led away from Yama's men by the name.
hi: गजेंद्र पूर्व जन्म में अगस्त्य के शाप से राजा इंद्रद्युम्न और ग्राह देवल के शाप से गंधर्व हूहू था। अजामिल ने अंत समय पुत्र नारायण को पुकारा, और नाम ने यमदूतों से बचाया।
hg: Gajendra poorv janm me Agastya ke shaap se raja Indradyumna aur grah Deval ke shaap se gandharv Huhu tha. Ajamil ne ant samay putra Narayan ko pukara, aur naam ne Yamdooton se bachaya.
@when modern most CUSTOM
en: The Gajendra Moksha hymn is read at dawn, on Ekadashi or in trouble, once with attention. That it clears debts is a belief; it gives heart, while a repayment plan pays the debt.
hi: गजेंद्र मोक्ष स्तोत्र भोर में, एकादशी को या संकट में एक बार मन से पढ़ते हैं। कर्ज़ उतरना आस्था की बात है; पाठ हिम्मत देता है, कर्ज़ चुकाने की योजना से उतरता है।
hg: Gajendra Moksha stotra bhor me, Ekadashi ko ya sankat me ek baar mann se padhte hain. Karz utarna aastha ki baat hai; paath himmat deta hai, karz chukane ki yojana se utarta hai.

# ahalya-jatayu-kevat deity
@names
en: ahalya, jatayu, kevat, urmila, luv and kush, bharat and the sandals
hi: अहिल्या, जटायु, केवट, उर्मिला, लव कुश, भरत और खड़ाऊँ
hg: ahilya, jatayu, kevat, urmila, luv kush, bharat aur khadau
@ask
en: story of ahalya | who was jatayu | why did kevat wash ram's feet | who was urmila and her sleep | who were luv and kush | why did bharat keep ram's sandals | squirrel and ram setu story
hi: अहिल्या की कहानी | जटायु कौन था | केवट ने राम के पैर क्यों धोए | उर्मिला कौन थी | लव कुश की कहानी | भरत ने खड़ाऊँ क्यों रखी | गिलहरी और राम सेतु
hg: ahilya ki kahani | jatayu kaun tha | kevat ne ram ke pair kyu dhoye | urmila kaun thi | luv kush ki kahani | bharat ne khadau kyu rakhi | gilhari aur ram setu
@what classical wide EPIC
en: Ahalya, Gautama's wife, deceived by Indra in her husband's form, lay under his curse, as stone or unseen, until Ram's feet and greeting freed her. She is named first among the five women remembered at dawn.
hi: गौतम की पत्नी अहिल्या, जिन्हें इंद्र ने पति का रूप धर छला, शाप से शिला या अदृश्य रहीं, जब तक राम के चरणों ने उद्धार न किया। प्रातः स्मरण की पंचकन्याओं में पहला नाम उन्हीं का है।
hg: Gautam ki patni Ahilya, jinhe Indra ne pati ka roop dhar chhala, shaap se shila ya adrishya rahi, jab tak Ram ke charanon ne uddhar na kiya. Pratah smaran ki panchkanyaon me pehla naam unhi ka hai.
@who classical wide EPIC
en: Jatayu the vulture, Dasharatha's friend, fought Ravan for Sita and died in Ram's lap, who gave him a son's last rites. Kevat ferried them over the Ganga and washed Ram's feet lest his boat too become a woman.
hi: दशरथ के मित्र गिद्ध जटायु सीता के लिए रावण से लड़े और राम की गोद में प्राण दिए; राम ने पुत्र की तरह अंतिम संस्कार किया। केवट ने गंगा पार कराई और चरण धोए कि नाव भी स्त्री न बन जाए।
hg: Dasharath ke mitra giddh Jatayu Sita ke liye Ravan se lade aur Ram ki god me pran diye; Ram ne putra ki tarah antim sanskar kiya. Kevat ne Ganga paar karayi aur charan dhoye ki naav bhi stri na ban jaye.
@which classical most EPIC
en: Bharat ruled from Nandigram with Ram's sandals on the throne. Urmila, Lakshman's wife, by a later tale slept fourteen years so that he could stay awake. Luv and Kush, born at Valmiki's ashram, sang the Ramayana to their father.
hi: भरत ने नंदिग्राम से राम की खड़ाऊँ सिंहासन पर रख राज किया। लक्ष्मण की पत्नी उर्मिला, बाद की कथा में, चौदह वर्ष सोईं कि वे जाग सकें। वाल्मीकि आश्रम में जन्मे लव-कुश ने पिता को रामायण सुनाई।
hg: Bharat ne Nandigram se Ram ki khadau sinhasan par rakh raaj kiya. Lakshman ki patni Urmila, baad ki katha me, chaudah saal soyi ki ve jaag sakein. Valmiki ashram me janme Luv-Kush ne pita ko Ramayan sunayi.

# krishna-last-days-story deity
@names
en: death of krishna, dwarka under the sea, end of the yadavas, gandhari's curse
hi: कृष्ण का देह त्याग, द्वारका समुद्र में, यदुवंश का अंत, गांधारी का शाप, गांधारी का श्राप
hg: krishna ki mrityu, dwarka samudra me, yaduvansh ka ant, gandhari ka shrap, krishna ko shrap, krishna ko shraap
@ask
en: how did krishna die | why did dwarka sink | curse of gandhari on krishna | who shot krishna with an arrow | how many wives had krishna | did krishna marry radha or rukmini
en: who cursed krishna and why
hi: कृष्ण की मृत्यु कैसे हुई | द्वारका कैसे डूबी | गांधारी ने कृष्ण को शाप क्यों दिया | कृष्ण को बाण किसने मारा | कृष्ण की कितनी पत्नियाँ थीं | यदुवंश का नाश कैसे हुआ
hi: कृष्ण को श्राप किसने दिया | गांधारी ने क्या श्राप दिया
hg: krishna ki mrityu kaise hui | dwarka kaise doobi | gandhari ne krishna ko shrap kyu diya | krishna ko teer kisne mara | krishna ki kitni patniyan thi | yaduvansh ka naash kaise hua
hg: krishna ko shrap kisne diya | gandhari ka shrap kya tha
@who classical wide EPIC
en: Gandhari cursed Krishna after the war for her hundred sons: thirty-six years later the Yadavas fought each other at Prabhas. Krishna sat under a peepal, the hunter Jara took his foot for a deer, and he left the earth; the sea took Dwarka.
hi: युद्ध के बाद गांधारी ने सौ पुत्रों के शोक में कृष्ण को शाप दिया: छत्तीस वर्ष बाद प्रभास में यादव आपस में लड़े। कृष्ण पीपल के नीचे बैठे थे, शिकारी जरा ने पैर को हिरण समझा, और वे धरती छोड़ गए; द्वारका समुद्र में समाई।
hg: Yuddh ke baad Gandhari ne sau putron ke shok me Krishna ko shaap diya: chhattis saal baad Prabhas me Yadav aapas me lade. Krishna peepal ke neeche baithe the, shikari Jara ne pair ko hiran samjha, aur ve dharti chhod gaye; Dwarka samudra me samayi.
@which classical wide PUR
en: Krishna's eight queens: Rukmini, Satyabhama, Jambavati, Kalindi, Mitravinda, Nagnajiti, Bhadra and Lakshmana; he also gave home and name to 16,100 women freed from Narakasura. Most texts know no wedding with Radha, some do.
hi: कृष्ण की आठ पटरानियाँ: रुक्मिणी, सत्यभामा, जाम्बवती, कालिंदी, मित्रविंदा, नाग्नजिती, भद्रा और लक्ष्मणा; नरकासुर से छुड़ाई 16,100 स्त्रियों को भी घर और नाम दिया। राधा से विवाह अधिकतर ग्रंथों में नहीं, कुछ में है।
hg: Krishna ki aath patraniyan: Rukmini, Satyabhama, Jambavati, Kalindi, Mitravinda, Nagnajiti, Bhadra aur Lakshmana; Narakasur se chhudayi 16,100 striyon ko bhi ghar aur naam diya. Radha se vivah adhiktar granthon me nahi, kuch me hai.
@see krishna-deity

# surya-chhaya-family deity
@names
en: sanjna and chhaya, birth of shani, yama and yamuna, children of the sun
hi: संज्ञा और छाया, शनि का जन्म, यम और यमुना, सूर्य की संतान
hg: sangya aur chhaya, shani ka janm, yam aur yamuna, surya ki santan
@ask
en: story of surya sanjna and chhaya | how was shani born | why are surya and shani enemies | who are the children of surya | why did yama and yamuna meet on bhai dooj | why does shani limp
hi: सूर्य संज्ञा और छाया की कथा | शनि का जन्म कैसे हुआ | सूर्य और शनि में बैर क्यों | सूर्य की कितनी संतान | यम और यमुना की कथा | शनि लंगड़े क्यों
hg: surya sangya aur chhaya ki katha | shani ka janm kaise hua | surya aur shani me dushmani kyu | surya ki kitni santan hai | yam aur yamuna ki kahani | shani langde kyu hai
@what classical wide PUR
en: Sanjna, Vishvakarma's daughter, could not bear the Sun's glare and left her shadow Chhaya in her place. Sanjna's children are Vaivasvata Manu, Yama and Yamuna, Chhaya's Shani, Tapti and Savarni Manu; the Ashvins came later.
hi: विश्वकर्मा की पुत्री संज्ञा सूर्य का तेज न सह सकीं और अपनी छाया को छोड़ गईं। संज्ञा से वैवस्वत मनु, यम, यमुना; छाया से शनि, तापी, सावर्णि मनु; बाद में अश्विनीकुमार।
hg: Vishwakarma ki putri Sangya Surya ka tej na seh saki aur apni Chhaya ko chhod gayi. Sangya se Vaivasvat Manu, Yam, Yamuna; Chhaya se Shani, Tapi, Savarni Manu; baad me Ashwini Kumar.
@why classical most PUR
en: Shani was born dark, as Chhaya fasted in the heat, and Surya doubted him; so father and son are told as at odds. His slow step comes, by different stories, from his stepmother's or sage Pippalada's anger.
hi: धूप में छाया के तप से शनि साँवले जन्मे और सूर्य ने शंका की; इसी से पिता-पुत्र में बैर कहते हैं। धीमी चाल, अलग कथाओं में, सौतेली माँ या पिप्पलाद ऋषि के क्रोध से है।
hg: Dhoop me Chhaya ke tap se Shani saanvle janme aur Surya ne shanka ki; isi se pita-putra me bair kehte hain. Dheemi chaal, alag kathaon me, sauteli maa ya Pippalad rishi ke krodh se hai.
@when classical wide PUR
en: Yamuna fed her brother Yama on Kartik Shukla Dwitiya, and he gave the boon that brothers who eat at a sister's home that day are safe: so Bhai Dooj, or Yama Dwitiya.
hi: यमुना ने कार्तिक शुक्ल द्वितीया को भाई यम को भोजन कराया; वर मिला कि उस दिन बहन के घर खाने वाले भाई को यम का भय नहीं: यही भाई दूज, यम द्वितीया है।
hg: Yamuna ne Kartik Shukla Dwitiya ko bhai Yam ko bhojan karaya; var mila ki us din behen ke ghar khane wale bhai ko Yam ka bhay nahi: yahi Bhai Dooj, Yam Dwitiya hai.
@see shani-deity, surya-deity

# saints-tulsidas-meera deity
@names
en: tulsidas, meerabai, valmiki, surdas, kabir, adi shankaracharya
hi: तुलसीदास, मीराबाई, वाल्मीकि, सूरदास, कबीर, आदि शंकराचार्य
hg: tulsidas, meerabai, valmiki, surdas, kabir, adi shankaracharya
@ask
en: who was tulsidas | who wrote the ramayana valmiki or tulsidas | story of meerabai and poison | how did valmiki become a sage | who was surdas | what did adi shankaracharya do | story of kabir
hi: तुलसीदास कौन थे | रामायण किसने लिखी वाल्मीकि या तुलसी | मीराबाई और विष का प्याला | वाल्मीकि कैसे ऋषि बने | सूरदास कौन थे | आदि शंकराचार्य ने क्या किया | कबीर दास की कहानी
hg: tulsidas kaun the | ramayan kisne likhi valmiki ya tulsidas | meerabai aur zeher ka pyala | valmiki kaise rishi bane | surdas kaun the | adi shankaracharya ne kya kiya | kabir das ki kahani
@who modern wide CUSTOM
en: Valmiki wrote the Sanskrit Ramayana; Tulsidas (16th century, Kashi) retold it in Awadhi as Ramcharitmanas and made the Hanuman Chalisa. Valmiki, by legend a robber, sat saying "mara mara", which became Ram, until ants built over him.
hi: वाल्मीकि ने संस्कृत रामायण रची; तुलसीदास (16वीं सदी, काशी) ने अवधी में रामचरितमानस और हनुमान चालीसा। कथा में पहले लुटेरे वाल्मीकि "मरा मरा" जपते रहे, जो राम बना, और ऊपर बाँबी बन गई।
hg: Valmiki ne Sanskrit Ramayan rachi; Tulsidas (16vi sadi, Kashi) ne Awadhi me Ramcharitmanas aur Hanuman Chalisa. Katha me pehle lutere Valmiki "mara mara" japte rahe, jo Ram bana, aur upar baambi ban gayi.
@what modern wide CUSTOM
en: Meerabai, Rajput princess of the 16th century, took Krishna for her husband; the poison the Rana sent, it is told, became nectar. Surdas, the blind poet of Braj, sang Krishna's childhood; Kabir, weaver of Kashi, the one God beyond forms.
hi: 16वीं सदी की राजपूत राजकुमारी मीराबाई ने कृष्ण को पति माना; कथा में राणा का भेजा विष अमृत हुआ। ब्रज के नेत्रहीन कवि सूरदास ने बाल कृष्ण गाए; काशी के बुनकर कबीर ने रूप से परे एक ईश्वर।
hg: 16vi sadi ki Rajput rajkumari Meerabai ne Krishna ko pati maana; katha me Rana ka bheja vish amrit hua. Braj ke netraheen kavi Surdas ne Bal Krishna gaaye; Kashi ke bunkar Kabir ne roop se pare ek ishwar.
@which modern most CUSTOM
en: Adi Shankara, born at Kaladi in Kerala about the 8th century, taught Advaita, that soul and God are one, joined four mathas at Sringeri, Dwarka, Puri and Joshimath, and gave the Bhaja Govindam. He lived thirty-two years.
hi: आदि शंकर, लगभग 8वीं सदी में केरल के कालडी में जन्मे, ने अद्वैत, आत्मा-परमात्मा की एकता, सिखाई, शृंगेरी, द्वारका, पुरी, जोशीमठ में चार मठ बनाए, भज गोविंदम रचा। वे बत्तीस वर्ष रहे।
hg: Adi Shankar, lagbhag 8vi sadi me Kerala ke Kaladi me janme, ne Advait, aatma-paramatma ki ekta, sikhayi, Sringeri, Dwarka, Puri, Joshimath me chaar math banaye, Bhaja Govindam racha. Ve battees saal rahe.

# kumbh-mela-place deity
@names
en: maha kumbh, ardh kumbh, shahi snan, triveni sangam, kumbh mela, where is kumbh held
hi: महाकुंभ, अर्धकुंभ, शाही स्नान, त्रिवेणी संगम, कुंभ मेला, कुम्भ मेला
hg: mahakumbh, ardh kumbh, shahi snan, triveni sangam, kumbh mela, kumbh kahan lagta
@ask
en: why is kumbh mela held | where are the four kumbh places | how often is kumbh mela | difference between kumbh ardh kumbh and maha kumbh | which rivers meet at sangam | what to do at kumbh snan | next kumbh mela where
hi: कुंभ मेला क्यों लगता है | कुंभ के चार स्थान | अर्धकुंभ और महाकुंभ में अंतर | संगम में कौन सी नदियाँ | कुंभ स्नान की विधि | अगला कुंभ कहाँ है
hg: kumbh mela kyu lagta hai | kumbh ke chaar sthan | ardh kumbh aur mahakumbh me antar | sangam me kaun si nadiya | kumbh snan ki vidhi | agla kumbh kaha hai
@what classical wide PUR
en: Kumbh Mela is the great bathing gathering at Prayag, Haridwar, Ujjain and Nashik, where by story drops fell from the pot (kumbha) of nectar as Jayanta bore it for twelve days, twelve years of men.
hi: कुंभ प्रयाग, हरिद्वार, उज्जैन और नासिक का महा-स्नान पर्व है, जहाँ कथा में जयंत के अमृत-कुंभ से बूँदें गिरीं, बारह दिव्य दिनों में, जो मनुष्यों के बारह वर्ष हैं।
hg: Kumbh Prayag, Haridwar, Ujjain aur Nashik ka maha-snan parv hai, jahan katha me Jayant ke amrit-kumbh se boondein giri, barah divya dinon me, jo manushyon ke barah saal hain.
@when modern wide CUSTOM
en: It comes about every twelve years at each place, by Jupiter's sign: Prayag when Jupiter is in Vrishabh, Sun in Makar; Haridwar Jupiter in Kumbh, Sun in Mesh; Ujjain and Nashik Jupiter in Simha (Simhastha). Ardh Kumbh is after six years.
hi: हर स्थान पर लगभग बारह वर्ष में, बृहस्पति की राशि से: प्रयाग में गुरु वृषभ, सूर्य मकर; हरिद्वार में गुरु कुंभ, सूर्य मेष; उज्जैन-नासिक में गुरु सिंह (सिंहस्थ)। अर्धकुंभ छह वर्ष पर।
hg: Har sthan par lagbhag barah saal me, Brihaspati ki rashi se: Prayag me Guru Vrishabh, Surya Makar; Haridwar me Guru Kumbh, Surya Mesh; Ujjain-Nashik me Guru Simha (Simhasth). Ardh Kumbh chhah saal par.
@how modern wide CUSTOM
en: Bathe with three dips, offer water to Sun and ancestors, give something, sit with the saints. Crowds are the danger: keep children by the hand, avoid the peak hour, carry water and medicines, stay at home if frail.
hi: तीन डुबकी, सूर्य और पितरों को जल, थोड़ा दान, संतों का सत्संग। भीड़ ही जोखिम है: बच्चों का हाथ पकड़ें, भारी समय टालें, पानी-दवा रखें, कमज़ोर हों तो घर पर स्नान करें।
hg: Teen dubki, Surya aur pitron ko jal, thoda daan, santon ka satsang. Bheed hi jokhim hai: bachchon ka haath pakdein, bhaari samay taalein, paani-dawa rakhein, kamzor hon to ghar par snan karein.

# alakshmi-story deity
@names
en: alakshmi, jyeshtha devi, daridra, lakshmi's elder sister, ashta lakshmi
hi: अलक्ष्मी, ज्येष्ठा देवी, दरिद्रा, अष्टलक्ष्मी
hg: alakshmi, jyeshtha devi, daridra devi, ashtalakshmi
@ask
en: who is alakshmi | why is broom beaten on diwali morning | where does alakshmi live | sister of lakshmi | how to send alakshmi away | names of the eight lakshmis
hi: अलक्ष्मी कौन है | लक्ष्मी की बड़ी बहन | दिवाली की सुबह सूप क्यों बजाते हैं | दरिद्र कैसे भगाएँ | अलक्ष्मी कहाँ रहती है | अष्टलक्ष्मी के नाम
hg: alakshmi kaun hai | lakshmi ki badi behen | diwali ki subah soop kyu bajate hai | daridra kaise bhagaye | alakshmi kaha rehti hai | ashtalakshmi ke naam
@what classical most PUR
en: Alakshmi or Jyeshtha, the elder sister of Lakshmi, rose from the ocean before her and stands for want, dirt and quarrel; she is said to live where there is filth, shouting and idleness. A clean, kind house is all it takes.
hi: अलक्ष्मी या ज्येष्ठा, लक्ष्मी की बड़ी बहन, समुद्र से पहले निकलीं और अभाव, मैल, कलह की प्रतीक हैं; कहते हैं जहाँ गंदगी, झगड़ा, आलस वहाँ रहती हैं। साफ़, प्रेम भरा घर ही काफ़ी है।
hg: Alakshmi ya Jyeshtha, Lakshmi ki badi behen, samudra se pehle nikli aur abhaav, mail, kalah ki prateek hain; kehte hain jahan gandagi, jhagda, aalas wahan rehti hain. Saaf, prem bhara ghar hi kaafi hai.
@how modern regional CUSTOM
en: In Bihar, UP and the west the soop is beaten before dawn round Diwali ("Daridra bhagao, Lakshmi aao"); the old broom, dust and cracked things go out. It is a merry custom of cleaning, not a fight with a spirit.
hi: बिहार, उत्तर प्रदेश और पश्चिम में दिवाली के आसपास भोर से पहले सूप बजाते हैं ("दरिद्र भागे, लक्ष्मी आएँ"); पुरानी झाड़ू, धूल और टूटी चीज़ें बाहर। यह सफ़ाई का हँसमुख रिवाज है, भूत से लड़ाई नहीं।
hg: Bihar, UP aur paschim me Diwali ke aaspaas bhor se pehle soop bajate hain ("Daridra bhaage, Lakshmi aayein"); purani jhaadu, dhool aur tooti cheezein bahar. Yeh safai ka hansmukh riwaz hai, bhoot se ladai nahi.
@which classical wide STOTRA
en: Ashta Lakshmi: Adi (first), Dhana (wealth), Dhanya (grain), Gaja (elephants), Santana (children), Veera or Dhairya (courage), Vijaya (victory), Vidya (learning). So wealth is more than money.
hi: अष्टलक्ष्मी: आदि, धन, धान्य, गज, संतान, वीर या धैर्य, विजय, विद्या। इस तरह लक्ष्मी पैसे से अधिक है।
hg: Ashtalakshmi: Adi, Dhan, Dhanya, Gaj, Santan, Veer ya Dhairya, Vijay, Vidya. Is tarah Lakshmi paise se zyada hai.
@see lakshmi-deity

# vishwamitra-agastya-story deity
@names
en: vishwamitra and menaka, vishwamitra and vasishtha, agastya and vindhya, trishanku
hi: विश्वामित्र और मेनका, विश्वामित्र और वसिष्ठ, अगस्त्य और विंध्य, त्रिशंकु
hg: vishwamitra aur menka, vishwamitra vashishth, agastya aur vindhya, trishanku
@ask
en: story of vishwamitra and menaka | why did vishwamitra fight with vasishtha | who was trishanku | why did agastya drink the sea | agastya and vindhya mountain story | who was shakuntala's mother
hi: विश्वामित्र और मेनका की कथा | विश्वामित्र वसिष्ठ से क्यों लड़े | त्रिशंकु कौन थे | अगस्त्य ने समुद्र क्यों पिया | अगस्त्य और विंध्याचल की कथा | शकुंतला की माता कौन थी
hg: vishwamitra aur menka ki kahani | vishwamitra vashishth se kyu lade | trishanku kaun the | agastya ne samudra kyu piya | agastya aur vindhyachal ki katha | shakuntala ki maa kaun thi
@what classical wide EPIC
en: King Vishwamitra wanted Vasishtha's wish-cow Nandini, lost to his staff and turned to tapas. Menaka, sent by Indra, drew him away and Shakuntala was born; he started again until Vasishtha himself called him Brahmarshi.
hi: राजा विश्वामित्र ने वसिष्ठ की नंदिनी गाय चाही, ब्रह्मदंड से हारे और तप में लगे। इंद्र की भेजी मेनका ने तप भंग किया, शकुंतला जन्मीं; उन्होंने फिर आरंभ किया, और वसिष्ठ ने ही ब्रह्मर्षि कहा।
hg: Raja Vishwamitra ne Vasishtha ki Nandini gaay chahi, brahmdand se haare aur tap me lage. Indra ki bheji Menka ne tap bhang kiya, Shakuntala janmi; unhone phir aarambh kiya, aur Vasishtha ne hi Brahmarshi kaha.
@who classical wide PUR
en: For Trishanku, whom heaven refused in his body, Vishwamitra made a sky of his own, where he hangs between. Agastya bade the growing Vindhya bow until his return from the south, and never came back; he drank the sea to show the demons hidden there.
hi: सशरीर स्वर्ग न पाए त्रिशंकु के लिए विश्वामित्र ने अलग आकाश रचा, जहाँ वे बीच में लटके हैं। अगस्त्य ने बढ़ते विंध्य को दक्षिण से लौटने तक झुके रहने को कहा और लौटे नहीं; छिपे असुरों को दिखाने को समुद्र पी लिया।
hg: Sasharir swarg na paye Trishanku ke liye Vishwamitra ne alag aakash racha, jahan ve beech me latke hain. Agastya ne badhte Vindhya ko dakshin se lautne tak jhuke rehne ko kaha aur laute nahi; chhipe asuron ko dikhane ko samudra pi liya.

# ram-setu-swayamvar deity
@names
en: sita swayamvar, ram setu, shiva's bow, putreshti yagna, ram's brothers
hi: सीता स्वयंवर, राम सेतु, शिव धनुष, पुत्रेष्टि यज्ञ, राम के भाई
hg: sita swayamvar, ram setu, shiv dhanush, putreshti yagya, ram ke bhai
@ask
en: how did ram win sita | whose bow did ram break | who built ram setu | how were ram and his brothers born | names of dasharatha's wives and sons | why did stones float
hi: राम ने सीता को कैसे जीता | राम ने किसका धनुष तोड़ा | राम सेतु किसने बनाया | राम और भाइयों का जन्म कैसे हुआ | दशरथ की रानियाँ और पुत्र | पत्थर पानी में क्यों तैरे
hg: ram ne sita ko kaise jeeta | ram ne kiska dhanush toda | ram setu kisne banaya | ram aur bhaiyo ka janm kaise hua | dashrath ki raniya aur bete | patthar paani me kyu tere
@what classical wide EPIC
en: King Janaka promised Sita to him who could string Shiva's great bow; many failed, Ram lifted it and it broke as he drew it. The brothers wed Sita's sister and cousins: Lakshman Urmila, Bharat Mandavi, Shatrughna Shrutakirti.
hi: जनक का प्रण था: जो शिव के महान धनुष पर प्रत्यंचा चढ़ाए, सीता उसी की; कई हारे, राम ने उठाया और खींचते ही टूटा। भाइयों के विवाह: लक्ष्मण-उर्मिला, भरत-मांडवी, शत्रुघ्न-श्रुतकीर्ति।
hg: Janak ka pran tha: jo Shiv ke mahan dhanush par pratyancha chadhaye, Sita usi ki; kai haare, Ram ne uthaya aur kheenchte hi toota. Bhaiyon ke vivah: Lakshman-Urmila, Bharat-Mandavi, Shatrughna-Shrutakirti.
@how classical wide EPIC
en: The bridge was led by Nala, son of Vishvakarma, with Nila and the Vanaras; by a sage's word what Nala and Nila threw did not sink, and Ram's name stood on the stones in loved tellings. It was ready in five days.
hi: सेतु विश्वकर्मा-पुत्र नल ने नील और वानरों के साथ बनाया; ऋषि के वचन से इन दोनों की फेंकी चीज़ नहीं डूबती थी, और लोककथा में पत्थरों पर राम नाम लिखा था। पाँच दिन में बना।
hg: Setu Vishwakarma-putra Nal ne Neel aur vanaron ke saath banaya; rishi ke vachan se in dono ki phenki cheez nahi doobti thi, aur lokkatha me pattharon par Ram naam likha tha. Paanch din me bana.
@who classical wide EPIC
en: Dasharatha's three queens shared the kheer of the Putreshti yagna: Kausalya bore Ram, Kaikeyi Bharat, Sumitra the twins Lakshman and Shatrughna. The rite was led by sage Rishyashringa.
hi: दशरथ की तीन रानियों ने पुत्रेष्टि यज्ञ की खीर बाँटी: कौसल्या से राम, कैकेयी से भरत, सुमित्रा से जुड़वाँ लक्ष्मण-शत्रुघ्न। यज्ञ ऋषि ऋष्यशृंग ने कराया।
hg: Dasharath ki teen raniyon ne putreshti yagya ki kheer baanti: Kausalya se Ram, Kaikeyi se Bharat, Sumitra se judwa Lakshman-Shatrughna. Yagya rishi Rishyashring ne karaya.

# shani-legends deity
@names
en: shani and hanuman story, shani and shiva story, shani and king vikramaditya, shani and dasharatha
hi: शनि और हनुमान की कथा, शनि और विक्रमादित्य, शनि और दशरथ, शनि और शिव की कथा
hg: shani aur hanuman ki kahani, shani aur vikramaditya, shani aur dashrath, shani aur shiv ki kahani
@ask
en: why does hanuman protect from shani | why is oil poured on shani | story of king vikramaditya and shani | dasharatha shani stotra story | who is afraid of shani | why shani was released by hanuman from lanka
hi: हनुमान शनि से कैसे बचाते हैं | शनि पर तेल क्यों चढ़ाते हैं | विक्रमादित्य और शनि की कथा | दशरथ कृत शनि स्तोत्र की कथा | हनुमान ने शनि को लंका से कैसे छुड़ाया | शनि किससे डरते हैं
hg: hanuman shani se kaise bachate hai | shani par tel kyu chadhate hai | vikramaditya aur shani ki kahani | dashrath krit shani stotra ki katha | hanuman ne shani ko lanka se kaise chhudaya | shani kisse darte hai
@what classical most PUR
en: Oil is poured on Shani because Hanuman freed him from Ravan's cell, or bested him in a fight, and oil eased his wounds; Shani in return promised to spare Hanuman's devotees. So Saturday belongs to both.
hi: शनि पर तेल इसलिए कि हनुमान ने उन्हें रावण की क़ैद से छुड़ाया या युद्ध में परास्त किया, और तेल से पीड़ा शांत हुई; शनि ने वचन दिया कि हनुमान-भक्त को नहीं सताएँगे। इसलिए शनिवार दोनों का है।
hg: Shani par tel isliye ki Hanuman ne unhe Ravan ki qaid se chhudaya ya yuddh me haraya, aur tel se peeda shaant hui; Shani ne vachan diya ki Hanuman-bhakt ko nahi satayenge. Isliye Shanivar dono ka hai.
@who classical regional PUR
en: Dasharatha went to stop Shani from breaking Rohini's cart of stars, and praised him instead; so the Shani Stotra of Dasharatha. Vikramaditya laughed at Shani, lost all for seven and a half years, and learned to honour every graha.
hi: रोहिणी भेदन रोकने को दशरथ शनि के सामने गए और उनकी स्तुति की: यही दशरथ कृत शनि स्तोत्र। विक्रमादित्य ने शनि पर हँसी की, साढ़े सात वर्ष सब खोया और हर ग्रह का आदर सीखा।
hg: Rohini bhedan rokne ko Dasharath Shani ke saamne gaye aur unki stuti ki: yahi Dasharath krit Shani Stotra. Vikramaditya ne Shani par hansi ki, saadhe saat saal sab khoya aur har graha ka aadar seekha.
@why derived most DED
en: Read simply, the tales ask for patience, honest work and humility in slow times; they foretell nobody's loss. Saturn's years pass for all, and service to someone weaker is his favourite prayer.
hi: सरल अर्थ यह कि धीमे समय में धैर्य, ईमानदार काम और विनम्रता रखें; ये किसी की हानि नहीं बतातीं। शनि के वर्ष सबके बीतते हैं, और किसी कमज़ोर की सेवा उनकी प्रिय प्रार्थना है।
hg: Saral arth yeh ki dheeme samay me dhairya, imaandaar kaam aur vinamrata rakhein; ye kisi ki haani nahi batati. Shani ke saal sabke beette hain, aur kisi kamzor ki seva unki priya prarthna hai.
@see shani-deity

# ganesh-broken-tusk deity
@names
en: why ganesha has one tusk, ganesha's broken tusk, broken tusk, ekadanta story, ekadanta
hi: गणेश जी का टूटा दाँत, टूटा दाँत, एकदंत की कथा, एकदंत
hg: ganesh ji ka tuta dant, tuta hua dant, ekdant ki kahani, ekdant
@ask
en: how did ganesha break his tusk | why is ganesha called ekdant | my little son wants to know why ganpati has only one tusk, short story for bedtime | who broke ganesha's tusk, parashuram or he himself | vyasa and the pen story of the tusk in simple words for kids | the axe version and the writing version, which is true | which hand holds the broken tusk in statues | did ganesha throw his tusk at the moon | my daughter of six asks about the elephant god's missing tooth | is a ganesh idol with one tusk complete or damaged | what does the broken tusk teach children | which version do painters and sculptors show
hi: गणेश जी का एक दाँत कैसे टूटा | गणेश जी एकदंत क्यों कहलाए | पाँच साल का बेटा पूछता है गणपति का दाँत क्यों टूटा है, छोटी कहानी | दाँत परशुराम ने तोड़ा या ख़ुद गणेश जी ने | बच्चों को सुनाने के लिए एकदंत की छोटी कथा | गणेश जी ने दाँत से महाभारत कैसे लिखी | चाँद पर दाँत फेंका था क्या | टूटा दाँत किस हाथ में होता है | दाँत वाली कौन सी कहानी सही है
hg: ganesh ji ka ek dant kaise tuta | ganesh ji ekdant kyu kehlaye | 5 saal ka beta puchta hai ganpati ka dant kyu toota hai choti kahani | dant parshuram ne toda ya khud ganesh ji ne | baccho ko sunane ke liye ekdant ki choti katha | ganesh ji ne dant se mahabharat kaise likhi | chand par dant fenka tha kya | toota dant kis haath me hota hai | dant wali kaun si kahani sahi hai | beti sone se pehle puchti hai ganesha ka ek daant kaha gaya
@why classical most PUR
en: Ganesha broke his tusk himself to go on writing the Mahabharata when his pen broke, as he had promised sage Vyasa not to stop. So a broken thing became a pen, and he is Ekadanta, the one-tusked.
hi: क़लम टूटी तो गणेश ने अपना दाँत ख़ुद तोड़कर महाभारत लिखना जारी रखा, क्योंकि ऋषि व्यास को न रुकने का वचन दिया था। टूटी चीज़ क़लम बन गई, और वे एकदंत कहलाए।
hg: Kalam tooti to Ganesh ne apna daant khud todkar Mahabharat likhna jaari rakha, kyonki rishi Vyas ko na rukne ka vachan diya tha. Tooti cheez kalam ban gayi, aur woh Ekdant kehlaye.
@who classical most PUR
en: Two versions: in one Ganesha himself broke it, to write at Vyasa's dictation, and painters show that one as the pen; in the other Parashurama's axe, a gift of Shiva, broke it when Ganesha barred his way, and he took the blow out of respect for his father's axe.
hi: दो कथाएँ हैं: एक में गणेश ने ख़ुद तोड़ा, व्यास का कहा लिखने को, और चित्रकार उसी को क़लम दिखाते हैं; दूसरी में परशुराम के फरसे ने, जो शिव का दिया था, रास्ता रोकने पर तोड़ा, और पिता के अस्त्र के मान में गणेश ने वार सह लिया।
hg: Do kathayein hain: ek me Ganesh ne khud toda, Vyas ka kaha likhne ko, aur chitrakar usi ko kalam dikhate hain; doosri me Parashuram ke farse ne, jo Shiv ka diya tha, raasta rokne par toda, aur pita ke astra ke maan me Ganesh ne vaar seh liya.
@which classical regional PUR
en: A third folk tale: full of modak he fell from his mouse, the moon laughed, and he threw a tusk at it. In images the broken tusk lies in his lower right hand, mostly the right one is short; such an idol is complete, not damaged.
hi: तीसरी लोककथा: मोदक खाकर वे मूषक से गिरे, चाँद हँसा, तो दाँत उस पर फेंका। मूर्तियों में टूटा दाँत निचले दाहिने हाथ में होता है, प्रायः दाहिना दाँत छोटा; ऐसी मूर्ति पूर्ण है, खंडित नहीं।
hg: Teesri lok-katha: modak khakar woh mooshak se gire, chaand hansa, to daant us par phenka. Murtiyon me toota daant nichle daahine haath me hota hai, aksar daahina daant chhota; aisi murti poorn hai, khandit nahi.
@see ganesh-legends, ganesh-deity

# kartikeya-wives deity
@names
en: wives of kartikeya, kartikeya married or not, valli and devasena, is murugan married
hi: कार्तिकेय की पत्नियाँ, कार्तिकेय ब्रह्मचारी, वल्ली और देवसेना
hg: kartikeya ki patniya, kartikeya brahmachari, valli aur devasena
@ask
en: in our up family kartikeya never married but my tamil sister-in-law says he has two wives, who is right | valli and deivanai who are they | is kartikeya a bachelor or a husband | why is swami kartik unmarried in the north and married in the south | my colleague from chennai has a photo of murugan with two goddesses | may wives worship kartikeya | bengali kartik thakur, is he married | story of murugan and the hunter girl
hi: उत्तर में कार्तिकेय कुँवारे और दक्षिण में दो पत्नियाँ, कौन सही | तमिल जीजा जी कहते हैं मुरुगन की वल्ली और देवसेना दो रानियाँ हैं | कार्तिकेय की शादी हुई थी या नहीं | वल्ली देवसेना कौन थीं | दक्षिण वाली देवरानी मुरुगन की पत्नियों की फ़ोटो लाई है | कार्तिकेय ब्रह्मचारी क्यों माने जाते हैं | क्या सुहागिन कार्तिकेय की पूजा कर सकती है
hg: north me kartikeya kuware aur south me do patniya kaun sahi | tamil jija ji kehte hai murugan ki valli aur devasena do rani hai | kartikeya ki shadi hui thi ya nahi | valli devasena kaun thi | chennai wali dost ke ghar murugan do deviyo ke sath hai | kartikeya brahmachari kyu mane jate hai | kya suhagan kartikeya ki puja kar sakti hai
@who classical regional PUR
en: Both traditions are right: in the north Kartikeya is held to be a celibate (brahmachari), in the south Murugan has two wives, Devasena (Deivanai), Indra's daughter, and Valli, a hunter chief's girl whom he wooed himself.
hi: दोनों परंपराएँ सही हैं: उत्तर में कार्तिकेय ब्रह्मचारी माने जाते हैं, दक्षिण में मुरुगन की दो पत्नियाँ हैं, इंद्र की पुत्री देवसेना और शिकारी सरदार की बेटी वल्ली, जिसे उन्होंने ख़ुद वरा।
hg: Dono paramparayein sahi hain: north me Kartikeya brahmachari maane jaate hain, south me Murugan ki do patniyan hain, Indra ki putri Devasena aur shikari sardar ki beti Valli, jise unhone khud vara.
@why classical regional PUR
en: Devasena is read as the army he leads or divine power, Valli as the soul that loves God; so one story tells of action, the other of devotion. The Mahabharata too calls Devasena his wife. Married women and men all may worship him.
hi: देवसेना को उनकी सेना या दिव्य शक्ति, वल्ली को भगवान से प्रेम करती आत्मा समझा जाता है; महाभारत भी देवसेना को उनकी पत्नी कहता है। सुहागिन, स्त्री, पुरुष सब उनकी पूजा कर सकते हैं।
hg: Devasena ko unki sena ya divya shakti, Valli ko Bhagwan se prem karti aatma samjha jaata hai; Mahabharat bhi Devasena ko unki patni kehta hai. Suhagan, stri, purush sab unki puja kar sakte hain.
@see kartikeya-deity

# bhairon-after-vaishno deity
@names
en: bhairon temple after vaishno devi, vaishno devi yatra incomplete, bhairavnath darshan missed
hi: भैरो घाटी के बिना यात्रा, वैष्णो देवी यात्रा अधूरी, भैरवनाथ के दर्शन छूटे
hg: bhairo ghati ke bina yatra, vaishno devi yatra adhuri, bhairavnath ke darshan chhute
@ask
en: we came back from vaishno devi without the bhairon climb since mother could not walk, is the pilgrimage incomplete | mata's darshan done but bhairav temple was closed for snow, do we have to go again | is it bad luck to skip bhairon baba | why does one visit bhairavnath after the mata | ropeway to bhairon temple for old parents | baby got sick at katra so we returned before bhavan, is our vow broken | could not do darshan after reaching tirupati because of the crowd, does it count | char dham with only three dhams done because of landslide
en: is our vaishno devi yatra incomplete without bhairon
hi: वैष्णो देवी गए पर माँ के घुटनों के कारण भैरो मंदिर नहीं चढ़ पाए, यात्रा पूरी मानी जाएगी | भैरवनाथ के दर्शन रह गए, दोबारा जाना पड़ेगा क्या | भैरो बाबा के दर्शन छोड़ना अशुभ है | माता के बाद भैरव के दर्शन क्यों | बुज़ुर्गों के लिए भैरो तक रोपवे है क्या | बच्चा बीमार हुआ तो कटरा से लौट आए, मन्नत टूटी क्या | बर्फ़ से रास्ता बंद था, भैरो मंदिर नहीं जा पाए
hi: भैरो घाटी नहीं जा पाए, यात्रा अधूरी रह गई क्या
hg: vaishno devi gaye par maa ke ghutno ki wajah se bhairo mandir nahi chadh paye yatra puri mani jayegi | bhairavnath ke darshan reh gaye dobara jana padega kya | bhairo baba ke darshan chhodna ashubh hai | mata ke baad bhairav ke darshan kyu karte | buzurgo ke liye bhairo tak ropeway hai kya | baccha bimar hua to katra se laut aaye mannat tooti kya | barf se rasta band tha bhairo mandir nahi ja paye | mata rani ke darshan ho gaye bhairon nahi gaye koi dosh to nahi
hg: bhairo ghati nahi ja paye, yatra adhuri reh gayi kya | mummy ke ghutne me dard tha bhairo ghati nahi gaye, vaishno devi ki yatra adhuri to nahi
@ok modern wide CUSTOM
en: Your yatra is not incomplete: the Mata's darshan is the heart, and illness, knees, snow or closed paths are no fault. Bow to Bhairavnath in mind or at any Bhairav temple near home.
hi: आपकी यात्रा अधूरी नहीं: माता के दर्शन ही मुख्य हैं, और बीमारी, घुटने, बर्फ़ या बंद रास्ते का दोष नहीं। भैरवनाथ को मन में या घर के पास किसी भैरव मंदिर में प्रणाम कर लें।
hg: Aapki yatra adhuri nahi: Mata ke darshan hi mukhya hain, aur beemari, ghutne, barf ya band raaste ka dosh nahi. Bhairavnath ko mann me ya ghar ke paas kisi Bhairav mandir me pranam kar lein.
@why modern wide CUSTOM
en: It is told that the dying Bhairavnath asked pardon, and the Mata granted him that her pilgrims would see him last and so complete the journey; therefore people climb on. Next time the ropeway from Bhavan spares the knees.
hi: कथा है कि अंत समय भैरवनाथ ने क्षमा माँगी और माता ने वरदान दिया कि उसके दर्शन से यात्रा पूरी होगी; इसलिए लोग ऊपर जाते हैं। अगली बार भवन से रोपवे घुटनों को बचाता है।
hg: Katha hai ki ant samay Bhairavnath ne kshama maangi aur Mata ne vardan diya ki uske darshan se yatra poori hogi; isliye log upar jaate hain. Agli baar Bhavan se ropeway ghutnon ko bachata hai.
@see vaishno-devi-deity, tirth-yatra-rite

# chalisa-verse-meanings aarti
@names
en: meaning of a chalisa line, jug sahasra jojan meaning, meaning of chalisa verses
hi: चालीसा का अर्थ, चालीसा की पंक्ति का अर्थ, जुग सहस्र जोजन का अर्थ, चालीसा चौपाई का अर्थ
hg: chalisa ki line ka matlab, jug sahasra jojan ka matlab, chalisa chaupai ka arth
@ask
en: what does jug sahasra jojan par bhanu mean | explain leelyo tahi madhur phal janu to my child | meaning of bhoot pisach nikat nahi aave | ashta siddhi nau nidhi ke data explain | does hanuman chalisa tell the distance of the sun | school project on one verse of the chalisa, which and what does it say | what is the meaning of sankat kate mite sab peera | ram duare tum rakhvare meaning | meaning of nasai rog hare sab peera line | chalisa line with sanjeevani explain | what does each line of the chalisa mean
hi: जुग सहस्र जोजन पर भानू का अर्थ | लील्यो ताहि मधुर फल जानू मतलब | भूत पिशाच निकट नहिं आवै का अर्थ | अष्ट सिद्धि नौ निधि के दाता समझाइए | चालीसा में सूर्य की दूरी बताई है क्या | स्कूल के काम के लिए चालीसा की एक चौपाई का अर्थ | संकट कटै मिटै सब पीरा का मतलब | राम दुआरे तुम रखवारे का अर्थ | नासै रोग हरै सब पीरा लाइन का अर्थ
hg: jug sahasra jojan par bhanu ka matlab | leelyo tahi madhur phal janu meaning | bhoot pisach nikat nahi aave ka arth | ashta siddhi nau nidhi ke data samjhao | chalisa me suraj ki doori batayi hai kya | school ke liye chalisa ki ek chaupai ka matlab | sankat kate mite sab peera ka matlab | ram duare tum rakhware ka arth | nasai rog hare sab peera line ka matlab | chalisa ki is line ka kya meaning hai beti ko samjhana hai
@what classical wide STOTRA
en: "Jug sahasra jojan par bhanu, leelyo tahi madhur phal janu" means: the sun, thousands of yojans away, Hanuman as a child took for a sweet fruit and swallowed. Some multiply the words into the sun's distance; the verse itself praises his might.
hi: "जुग सहस्र जोजन पर भानू, लील्यो ताहि मधुर फल जानू" का अर्थ: हज़ारों योजन दूर सूर्य (भानु) को बाल हनुमान मीठा फल समझकर निगल गए। कुछ लोग शब्दों को गुणा कर सूर्य की दूरी निकालते हैं; चौपाई उनके बल की स्तुति है।
hg: "Jug sahasra jojan par bhanu, leelyo tahi madhur phal janu" ka arth: hazaaron yojan door surya (bhanu) ko baal Hanuman meetha phal samajhkar nigal gaye. Kuch log shabdon ko guna karke surya ki doori nikaalte hain; chaupai unke bal ki stuti hai.
@which classical wide STOTRA
en: "Bhoot pisach nikat nahi aave, Mahabir jab naam sunave": fear does not come near who says his name. "Nasai rog hare sab peera" praises steady remembrance; beside it the doctor treats illness. "Sankat kate mite sab peera": trouble ends for who remembers him.
hi: चालीसा की "भूत पिसाच निकट नहिं आवै, महाबीर जब नाम सुनावै": नाम लेने वाले के पास भय नहीं आता। "नासै रोग हरै सब पीरा" निरंतर स्मरण की स्तुति है; रोग का इलाज डॉक्टर करें। "संकट कटै मिटै सब पीरा": स्मरण से संकट कटते हैं।
hg: "Bhoot pisach nikat nahi aave, Mahabir jab naam sunave": naam lene wale ke paas bhay nahi aata. "Nasai rog hare sab peera" lagatar smaran ki stuti hai; rog ka ilaj doctor karein. "Sankat kate mite sab peera": smaran se sankat kat-te hain.
@words classical wide STOTRA
en: "Ram duare tum rakhvare, hot na agya binu paisare": you guard Ram's door, nobody enters without your leave. "Ashta siddhi nau nidhi ke data, as bar deen Janaki mata": by Sita's boon you give the eight powers and nine treasures.
hi: "राम दुआरे तुम रखवारे, होत न आज्ञा बिनु पैसारे": राम के द्वार के आप रक्षक हैं, आज्ञा बिना प्रवेश नहीं। "अष्ट सिद्धि नौ निधि के दाता, अस बर दीन जानकी माता": सीता के वर से आप आठ सिद्धि, नौ निधि देते हैं।
hg: "Ram duare tum rakhvare, hot na agya binu paisare": Ram ke dwar ke aap rakshak hain, aagya bina pravesh nahi. "Ashta siddhi nau nidhi ke data, as bar deen Janaki mata": Sita ke var se aap aath siddhi, nau nidhi dete hain.
@see hanuman-chalisa, hanuman-legends
@link /hindu-aartis

# jaap-in-hospital rite
@names
en: jaap in the icu, chanting in a hospital, mantra with shoes on, prayer outside the operation theatre
hi: आईसीयू में मंत्र, अस्पताल में जप, जूते पहनकर जप, ऑपरेशन के समय प्रार्थना
hg: icu me mantra, hospital me jaap, joote pehen kar jaap, operation ke time prarthna
@ask
en: mother is in the icu and I sit on the bench outside saying mahamrityunjaya, may I do it with shoes on | is it fine to chant in a hospital corridor without bath | how often should I say the mantra while father is being operated | no mala with me, how do I count jaap in the hospital | can I play the mantra on the phone beside my ventilated brother | which prayer for someone in a coma | nurse does not allow photos or ash in the icu, what can I do | my wife is in labour, which mantra in the waiting room | dialysis ward, can I chant while sitting beside papa | is a mantra whispered in mind as good as aloud
hi: माँ आईसीयू में हैं, बाहर बेंच पर जूते पहने महामृत्युंजय जप रहा हूँ, ठीक है | अस्पताल में बिना नहाए मंत्र जप सकते हैं | पिताजी का ऑपरेशन चल रहा है, कितनी बार मंत्र बोलूँ | माला नहीं है, अस्पताल में जप कैसे गिनूँ | वेंटिलेटर पर भाई के पास फ़ोन में मंत्र चला सकते हैं | कोमा में पड़े मरीज़ के लिए कौन सी प्रार्थना | मन ही मन जप करने से फल मिलता है | पत्नी लेबर रूम में है, बाहर कौन सा मंत्र पढ़ूँ
hg: mummy icu me hai bahar bench pe joote pehne mahamrityunjay jap raha hu thik hai | hospital me bina nahaye mantra jap sakte hai | papa ka operation chal raha hai kitni baar mantra bolu | mala nahi hai hospital me jaap kaise ginu | ventilator pe bhai ke paas phone me mantra chala sakte hai | coma me pade mareez ke liye kaun si prarthna | man hi man jap karne se hota hai kya | wife labour room me hai bahar kaun sa mantra padhu | papa ventilator par hai kaun sa jap karu
@ok modern wide CUSTOM
en: Yes, chant in mind wherever you sit: silent jaap knows no rule of shoes, bath or place, not even at the ICU door. God hears a child's fear; stay brave and trust the doctors beside it.
hi: हाँ, जहाँ बैठे हैं वहीं मन में जपें: मानसिक जप में जूते, स्नान या जगह का कोई बंधन नहीं, आईसीयू के बाहर भी नहीं। भगवान मन सुनते हैं; हिम्मत रखें और डॉक्टरों पर भरोसा रखें।
hg: Haan, jahan baithe hain wahin mann me japein: maansik jap me joote, snan ya jagah ka koi bandhan nahi, ICU ke bahar bhi nahi. Bhagwan mann sunte hain; himmat rakhein aur doctors par bharosa rakhein.
@words classical wide VEDA
en: Mahamrityunjaya: Om Tryambakam Yajamahe Sugandhim Pushtivardhanam, Urvarukamiva Bandhanan Mrityor Mukshiya Mamritat. 11, 21 or 108 times, or just as often as breath allows; Om Namah Shivaya or Ram's name is as good.
hi: महामृत्युंजय: ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्। उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय माऽमृतात्॥ 11, 21 या 108 बार, या जितना हो सके; ॐ नमः शिवाय या राम नाम भी उतना ही।
hg: Mahamrityunjay: Om Tryambakam Yajamahe Sugandhim Pushtivardhanam, Urvarukamiva Bandhanan Mrityor Mukshiya Mamritat. 11, 21 ya 108 baar, ya jitna ho sake; Om Namah Shivaya ya Ram naam bhi utna hi.
@how modern wide SENSE
en: Count on the fingers, or not at all. Keep the ward's rules: no ash, lamp, thread or prasad near tubes without the nurse's leave; a soft mantra by earphone only if the staff agree. Eat, drink and rest yourself, too.
hi: उँगलियों पर गिनें, या न गिनें। वार्ड के नियम मानें: नर्स से पूछे बिना भभूत, दीया, धागा, प्रसाद पास न ले जाएँ; धीमा मंत्र भी अनुमति से। ख़ुद भी खाएँ, पानी पिएँ, थोड़ा आराम करें।
hg: Ungliyon par ginein, ya na ginein. Ward ke niyam maanein: nurse se pooche bina bhabhoot, diya, dhaaga, prasad paas na le jayein; dheema mantra bhi anumati se. Khud bhi khayein, paani piyein, thoda aaram karein.
@see mahamrityunjaya-mantra

# khandoba-deity deity
@names
en: khandoba, jejuri, malhari martand, malhar, khandoba of jejuri, bhandara of khandoba
hi: खंडोबा, जेजुरी, मल्हारी मार्तंड, मल्हार, भंडारा खंडोबा का
hg: khandoba, jejuri, malhari martand, malhar, khandoba ka bhandara
@ask
en: who is khandoba | what to offer khandoba | jejuri bhandara meaning | yelkot yelkot jai malhar meaning | I marry a marathi man and after the wedding we go to jejuri, who is the god there | everybody throws turmeric in that temple, why | his family deity is khandoba, I am from punjab and know nothing, what do I do | newly married couple visit to jejuri, groom carries the bride up the steps, why | mhalsa and banai who | gondhal and jagran for khandoba after marriage | khandoba kuldaivat rules at home, which day | is khandoba shiva or another god | champa shashthi what is done | turmeric god of maharashtra | what do I wear when they throw haldi at jejuri
hi: खंडोबा कौन हैं | खंडोबा को क्या चढ़ाते हैं | खंडोबा की पूजा कब | येळकोट येळकोट जय मल्हार का अर्थ | शादी के बाद जेजुरी जाना है, वहाँ कौन से देवता हैं | जेजुरी में हल्दी क्यों उड़ाते हैं | मराठी ससुराल के कुलदैवत खंडोबा हैं, मुझे क्या करना होगा | म्हाळसा और बाणाई कौन | चंपा षष्ठी को क्या होता है | खंडोबा का जागरण गोंधळ क्यों
hg: khandoba kaun hai | khandoba ko kya chadhate hai | jejuri ka bhandara kya hai | khandoba ki puja kab hoti hai | yelkot yelkot jai malhar ka matlab | shadi ke baad jejuri jana hai waha kaun se devta hai | jejuri me haldi kyu udate hai | marathi sasural ke kuldaivat khandoba hai mujhe kya karna hoga | mhalsa aur banai kaun | champa shashthi ko kya hota hai | khandoba ka jagran gondhal kyu karte
@who modern wide CUSTOM
en: Khandoba (Malhari, Martand Bhairav) is a warrior form of Shiva on a horse, family deity of many Maharashtrian homes, whose main temple is at Jejuri near Pune. Mhalsa and Banai are his consorts; he ended the demons Mani and Malla.
hi: खंडोबा (मल्हारी, मार्तंड भैरव) अश्व पर सवार शिव का योद्धा रूप हैं, कई मराठी घरों के कुलदैवत; मुख्य मंदिर पुणे के पास जेजुरी में। म्हाळसा और बाणाई उनकी पत्नियाँ हैं; उन्होंने मणि-मल्ल दैत्यों को मारा।
hg: Khandoba (Malhari, Martand Bhairav) ghode par sawar Shiv ka yoddha roop hain, kai Marathi gharon ke kuldaivat; mukhya mandir Pune ke paas Jejuri me. Mhalsa aur Banai unki patniyan hain; unhone Mani-Malla daityon ko maara.
@why modern wide CUSTOM
en: Turmeric powder, the bhandara, is his blessing and the colour of gold and the sun: it is thrown with the call "Yelkot Yelkot Jai Malhar". Newly-weds come for his blessing, the groom often carrying the bride some steps; wear old or yellow clothes.
hi: हल्दी यानी भंडारा उनका आशीर्वाद है, सोने और सूर्य का रंग: "येळकोट येळकोट जय मल्हार" कहकर उड़ाते हैं। नवदंपती आशीर्वाद लेने आते हैं, वर प्रायः वधू को कुछ सीढ़ी उठाता है; पीले या पुराने कपड़े पहनें।
hg: Haldi yaani bhandara unka aashirvad hai, sone aur surya ka rang: "Yelkot Yelkot Jai Malhar" kehkar udate hain. Nav-dampati aashirvad lene aate hain, dulha aksar dulhan ko kuch seedhi uthata hai; peele ya purane kapde pehnein.
@which modern wide CUSTOM
en: He receives haldi, bel, marigold, brinjal bharit, onion and bajra bread on Sundays, Somvati Amavasya and Champa Shashthi (Margashirsha shukla 6); after a wedding a jagran-gondhal is sung. Anyone of any community may bow to him.
hi: उन्हें हल्दी, बेल, गेंदा, बैंगन भरीत, प्याज़, बाजरे की रोटी चढ़ती है, रविवार, सोमवती अमावस्या और चंपा षष्ठी (मार्गशीर्ष शुक्ल 6) को; विवाह के बाद जागरण-गोंधळ होता है। कोई भी प्रणाम कर सकता है।
hg: Unhe haldi, bel, genda, baingan bharit, pyaz, bajre ki roti chadhti hai, Ravivar, Somvati Amavasya aur Champa Shashthi (Margashirsha shukla 6) ko; shadi ke baad jagran-gondhal hota hai. Koi bhi pranam kar sakta hai.
@see kuldevi-deity, vitthal-khandoba-deity

# lost-kuldevi deity
@names
en: unknown kuldevi, lost kuldevi, kuldevi forgotten after migration, kuldevi for the wedding invitation
hi: कुलदेवी का नाम भूल गए, अज्ञात कुलदेवी, विस्थापन में कुलदेवी खोई
hg: kuldevi ka naam bhul gaye, agyat kuldevi, kuldevi ka pata nahi
@ask
en: great grandfather left lahore at partition and nobody knows our kuldevi, priest asks for the wedding | our family moved towns three generations ago, how do we trace the clan goddess | elders are dead, only gotra known, whom do we invite first with the wedding card | in-laws ask which is your kuldevi and we have no answer | panda records at haridwar, how do we find our family there | adopted or inter caste family, which kuldevi is mine | can a pandit find the kuldevi from the kundli | uncle remembers only that a coconut was offered under a tree in the village | until we find our kuldevi whom do we worship | son's mundan must be at kuldevi's place but we don't know it | sindhi family came after partition, family goddess unknown
en: how do we find out our kuldevi, and if not found whom do we worship
hi: परदादा बँटवारे में आए थे, कुलदेवी का नाम किसी को नहीं मालूम, शादी में पंडित पूछ रहे हैं | गाँव छोड़े तीन पीढ़ी हो गईं, कुलदेवी कैसे खोजें | सिर्फ़ गोत्र पता है, पहला निमंत्रण किसे दें | समधी पूछते हैं आपकी कुलदेवी कौन, हमें पता नहीं | हरिद्वार के पंडे की बही में अपना वंश कैसे ढूँढें | जब तक कुलदेवी न मिले तब तक किसकी पूजा करें | बेटे का मुंडन कुलदेवी के यहाँ होना है, स्थान मालूम नहीं | क्या कुंडली से कुलदेवी निकल आती है | बुज़ुर्गों को कुछ याद नहीं, कुलदेवी का पता कैसे लगाऊँ
hi: साठ साल पहले गाँव छोड़ शहर आए, बड़ों के बाद किसी को कुलदेवी का नाम नहीं पता, बेटे की शादी में पहला न्योता किसका | कुलदेवी का नाम कैसे पता लगाऊँ, गोत्र कश्यप है | समधन पूछ रही हैं कुलदेवी कौन हैं, ताऊ जी को कुछ याद नहीं
hg: pardada batware me pakistan se aaye the kuldevi ka naam kisi ko nahi pata, shadi me pandit puch rahe | gaon chhode teen pidhi ho gayi kuldevi kaise khoje | sirf gotra pata hai pehla card kisko de | samdhi puchte hai aapki kuldevi kaun, hume pata nahi | haridwar ke pande ki bahi me apna vansh kaise dhunde | jab tak kuldevi na mile tab tak kiski puja kare | bete ka mundan kuldevi ke yaha hona hai jagah malum nahi | kya kundli se kuldevi nikal aati hai | ghar ke bado ko kuch yaad nahi kuldevi ka pata kaise lagau | lahore se aaye punjabi parivar ki kuldevi
hg: kuldevi ka naam na mile to kiski puja kare | beti ki shaadi hai pandit kuldevi puch raha kaise pata kare | parivar me kisi ko kuldevi ka naam nahi pata, dada pakistan se aaye the | na mile to kiski puja karni chahiye kuldevi ki jagah
@how modern wide CUSTOM
en: Trace a lost kuldevi by asking the oldest relatives, also married aunts, people of the same gotra and surname, the native village with its priest or barber, and the pandas' bahi registers at Haridwar, Gaya or Prayag.
hi: खोई कुलदेवी का पता सबसे बड़े संबंधियों, ब्याही बुआओं, उसी गोत्र-उपनाम के लोगों, पैतृक गाँव के पुरोहित या नाई, और हरिद्वार, गया, प्रयाग के पंडों की बही से करें।
hg: Khoyi kuldevi ka pata sabse bade rishtedaron, byahi buaon, usi gotra-surname ke logon, paitrik gaon ke purohit ya naai, aur Haridwar, Gaya, Prayag ke pandon ki bahi se karein.
@do modern wide CUSTOM
en: Until she is found worship Durga, a filled kalash or your chosen deity, saying "to our kuldevi, whose name we do not know"; give her the first wedding card and a coconut that way. It is accepted, and no harm comes to the couple.
hi: मिलने तक दुर्गा, भरे कलश या इष्ट देव को "हमारी कुलदेवी, जिनका नाम ज्ञात नहीं" कहकर पूजें; पहला निमंत्रण और नारियल ऐसे ही उन्हें दें। यह मान्य है, वर-वधू को कोई दोष नहीं।
hg: Milne tak Durga, bhare kalash ya ishta dev ko "hamari kuldevi, jinka naam gyat nahi" kehkar poojein; pehla nimantran aur nariyal aise hi unhe dein. Yeh maanya hai, var-vadhu ko koi dosh nahi.
@which modern most CUSTOM
en: Clues: a custom of one tree, colour, animal or food left out, a village name in old land papers, a trident or stone at which mundan was done, an aunt's song. Gotra or chart alone cannot tell her name; be wary of who sells it.
hi: सुराग़: कोई पेड़, रंग या भोजन जो घर में वर्जित हो, पुराने काग़ज़ में गाँव का नाम, जहाँ मुंडन होता था वह स्थान, बुआ का कोई गीत। केवल गोत्र या कुंडली से नाम नहीं निकलता; जो पैसे लेकर बताए उससे सावधान।
hg: Suraag: koi ped, rang ya khana jo ghar me varjit ho, purane kagaz me gaon ka naam, jahan mundan hota tha woh jagah, bua ka koi geet. Sirf gotra ya kundli se naam nahi nikalta; jo paise lekar bataye usse saavdhan.
@see kuldevi-deity, pind-daan

# bhairav-photo-and-dog deity
@names
en: kaal bhairav photo at home, bhairav and dogs, fierce bhairav picture
hi: काल भैरव की फ़ोटो घर में, भैरव और कुत्ता, भैरव का वाहन कुत्ता
hg: kaal bhairav ki photo ghar me, bhairav aur kutta, bhairav ka vahan kutta
@ask
en: I bought a kaal bhairav picture in varanasi and mother says such a fierce form must not stay in the house | what is the link of dogs with bhairav | gifted a bhairav statue by a friend, keep it or give to a temple | should I take the bhairav photo back to the temple | why do people feed rotis to street dogs for bhairav baba | black dog adopted, is it bhairav's sign | batuk bhairav or kaal bhairav for home | photo of bhairav in the shop or car, fine?
en: what does feeding a dog have to do with kaal bhairav | fierce bhairav photo, shall I give it back to the temple
hi: काशी से काल भैरव की तस्वीर लाया, माँ कहती हैं उग्र रूप घर में नहीं रखते | भैरव से कुत्ते का क्या संबंध है | दोस्त ने भैरव की मूर्ति दी, रखूँ या मंदिर में दूँ | भैरव बाबा के लिए कुत्ते को रोटी क्यों देते हैं | बटुक भैरव और काल भैरव में घर के लिए कौन | दुकान में भैरव की फ़ोटो लगा सकते हैं
hi: उग्र रूप की फ़ोटो घर में नहीं रखते, वापस मंदिर दे आऊँ क्या, काल भैरव की
hg: kashi se kaal bhairav ki tasveer laya maa kehti ugra roop ghar me nahi rakhte | bhairav se kutte ka kya sambandh hai | dost ne bhairav ki murti di rakhu ya mandir me du | bhairav baba ke liye kutte ko roti kyu dete hai | batuk bhairav aur kaal bhairav me ghar ke liye kaun | dukan me bhairav ki photo laga sakte hai | kaal bhairav ki photo wapas mandir me de du kya | kala kutta bhairav ka roop hai kya
hg: bhairav ji ki ugra photo le aaya hu, mummy bolti hai wapas mandir me de aao | kutte ko roti dene ka bhairav se kya connection hai | ugra roop wali photo ghar me nahi rakhte kya, kaal bhairav | kutta aur bhairav baba ka kya connection, roti kyu dete
@ok modern most CUSTOM
en: Fierce Kaal Bhairav is worshipped mostly in temples; at home many keep the gentle child form Batuk Bhairav, or none. A photo you brought harms nobody: keep it aside with respect, or give it to a temple if the family is uneasy.
hi: उग्र काल भैरव की पूजा प्रायः मंदिर में होती है; घर में बटुक भैरव का सौम्य बाल रूप रखते हैं, या नहीं रखते। लाई हुई फ़ोटो से कोई हानि नहीं: आदर से अलग रखें, या घर वाले असहज हों तो मंदिर में दे दें।
hg: Ugra Kaal Bhairav ki puja aksar mandir me hoti hai; ghar me Batuk Bhairav ka saumya baal roop rakhte hain, ya nahi rakhte. Laayi hui photo se koi haani nahi: aadar se alag rakhein, ya ghar wale asahaj hon to mandir me de dein.
@why modern wide CUSTOM
en: The dog is Bhairav's vahana and companion, watchful as he, the guardian of Kashi; so feeding dogs, above all on Sunday, Saturday or Kalashtami, is service to him. Plain roti or rice, no sweets or spice, suits the animal.
hi: कुत्ता भैरव का वाहन और साथी है, काशी के रक्षक की तरह सजग; इसलिए कुत्तों को खिलाना, रविवार, शनिवार या कालाष्टमी को विशेष, उनकी सेवा है। सादी रोटी या चावल दें, मीठा-मसाला नहीं।
hg: Kutta Bhairav ka vahan aur saathi hai, Kashi ke rakshak ki tarah sajag; isliye kutton ko khilana, Ravivar, Shanivar ya Kalashtami ko vishesh, unki seva hai. Saadi roti ya chawal dein, meetha-masala nahi.
@see bhairav-deity, fierce-idols-at-home

# sai-among-the-gods deity
@names
en: sai baba in the mandir, sai baba not a devata, sai baba with hindu gods, priest refuses sai baba, is sai baba a god
hi: साईं बाबा देवता नहीं, देवताओं के साथ साईं बाबा, साईं बाबा भगवान हैं या संत
hg: mandir me sai baba, sai baba devta nahi, devtao ke sath sai baba, sai baba bhagwan hai ya sant
@ask
en: the priest told us to take shirdi sai out of our mandir as he is no vedic god, my mother cried | relatives say sai baba was muslim, should he stand beside ram | I have believed in sai for thirty years and now people on tv speak against him | can sai's photo remain in the temple at home next to durga | pandit at the house warming would not do puja with sai baba's picture there | are hindus allowed to worship a saint | where in the mandir does sai baba go, above or below the gods | husband is arya samaji and I am a sai devotee, how do we settle this
hi: पंडित जी ने कहा साईं बाबा की मूर्ति मंदिर से हटाओ, वे देवता नहीं, माँ रो पड़ीं | लोग कहते हैं साईं मुसलमान थे, राम के पास रखना ठीक है | तीस साल से साईं को मानती हूँ, अब सब विरोध करते हैं | साईं बाबा को मंदिर में कहाँ रखें, देवताओं के नीचे या बराबर | क्या संत की पूजा करना ग़लत है | साईं की फ़ोटो दुर्गा जी के साथ रख सकते हैं
hg: pandit ji ne kaha sai baba ko mandir se hatao wo devta nahi, mummy ro padi | log kehte sai muslim the, ram ke paas rakhna thik hai | 30 saal se sai ko manti hu ab sab virodh karte | sai baba ko mandir me kaha rakhe devtao ke niche ya barabar | kya sant ki puja karna galat hai | sai ki photo durga ji ke sath rakh sakte hai | dadi sai bhakt hai pandit mana kar raha
@who modern disputed CUSTOM
en: Sai Baba of Shirdi is revered by Hindus and Muslims as a saint and guru, not a Vedic deity; so some priests keep him apart, while millions of families keep his picture in the mandir. Both views exist; her devotion is valid.
hi: शिरडी के साईं बाबा को हिंदू और मुसलमान संत और गुरु मानते हैं, वे वैदिक देवता नहीं; इसलिए कुछ पुजारी उन्हें अलग रखते हैं, और लाखों परिवार मंदिर में। दोनों मत हैं; भक्त की श्रद्धा सच्ची है।
hg: Shirdi ke Sai Baba ko Hindu aur Muslim sant aur guru maante hain, woh Vedic devta nahi; isliye kuch pujari unhe alag rakhte hain, aur laakhon parivar mandir me. Dono mat hain; bhakt ki shraddha sachchi hai.
@do modern wide CUSTOM
en: Give him a place beside or a step below the deities, or a small shelf of his own, and let grandmother pray as for fifty years. The priest can do his puja for the other gods; faith at home is yours to decide, and no dosh comes of it.
hi: उन्हें देवताओं के बगल में या एक सीढ़ी नीचे, या अपनी छोटी शेल्फ़ पर स्थान दें, और दादी को वैसे ही पूजने दें। पंडित बाक़ी देवों की पूजा कर लें; घर की श्रद्धा आपकी है, इससे कोई दोष नहीं।
hg: Unhe devtaon ke bagal me ya ek seedhi neeche, ya apni chhoti shelf par jagah dein, aur dadi ko waise hi poojne dein. Pandit baaki devon ki puja kar lein; ghar ki shraddha aapki hai, isse koi dosh nahi.
@see sai-baba-deity, guru-photo-in-mandir

# kali-and-tara deity
@names
en: difference between kali and tara, maa tara, tarapith, goddess tara, tara mahavidya
hi: काली और तारा में अंतर, माँ तारा, तारापीठ, तारा महाविद्या
hg: kali aur tara me antar, maa tara, tarapith, tara mahavidya
@ask
en: kali and tara look alike, how do I tell them apart | my grandmother worshipped both ma kali and ma tara, are they the same | who is ma tara of tarapith | why does tara hold scissors | tara is blue and kali black, meaning | is hindu tara the same as buddhist tara | kalighat and tarapith which goddess is where | bamakhyapa and ma tara story | tara nursing shiva after the poison
hi: काली और तारा एक जैसी दिखती हैं, पहचान कैसे करें | माँ तारा कौन हैं | तारापीठ में कौन सी देवी हैं | तारा के हाथ में कैंची क्यों | नानी काली की भी पूजा करती थीं और तारा की भी, दोनों एक हैं क्या | नील सरस्वती और तारा | वामाखेपा और तारा माँ
hg: kali aur tara ek jaisi dikhti hai pehchan kaise kare | maa tara kaun hai | tarapith me kaun si devi hai | tara ke haath me kainchi kyu | nani kali ki bhi puja karti thi aur tara ki bhi dono ek hai kya | neel saraswati aur tara | vamakhepa aur tara maa | kalighat aur tarapith me fark
@what classical wide PUR
en: Kali and Tara are two Mahavidyas of one Mother, Kali the first and Tara the second: Kali, black, is time and ends the ego; Tara, blue, with scissors, skull cup and tiger skin, is the saviour who carries across.
hi: काली और तारा एक ही माँ की दो महाविद्याएँ हैं, काली पहली, तारा दूसरी: श्याम काली काल हैं, अहंकार मिटाती हैं; नीली तारा, कैंची, खप्पर और बाघ-चर्म धारण किए, भवसागर से तारने वाली हैं।
hg: Kali aur Tara ek hi Maa ki do Mahavidyayein hain, Kali pehli, Tara doosri: shyam Kali kaal hain, ahankar mitati hain; neeli Tara, kainchi, khappar aur baagh-charm dharan kiye, bhavsagar se taarne wali hain.
@where modern wide CUSTOM
en: Kalighat in Kolkata is Kali's seat, Tarapith in Birbhum that of Tara, who is told to have nursed Shiva after the poison; the saint Bamakhepa lived there. Kali wears a girdle of arms and hangs her tongue out, Tara is pot-bellied with matted hair.
hi: कोलकाता का कालीघाट काली का, बीरभूम का तारापीठ तारा का स्थान है, जिन्होंने विष के बाद शिव को दूध पिलाया; संत वामाखेपा वहीं रहे। काली की कमर में हाथों की माला और जीभ बाहर, तारा की जटा और भरा उदर।
hg: Kolkata ka Kalighat Kali ka, Birbhum ka Tarapith Tara ka sthan hai, jinhone vish ke baad Shiv ko doodh pilaya; sant Bamakhepa wahin rahe. Kali ki kamar me haathon ki mala aur jeebh bahar, Tara ki jata aur bhara udar.
@see kali-deity, mahavidya-deity

# path-interrupted rite
@names
en: scripture reading interrupted, path left unfinished, saptashati interrupted, recitation broken off
hi: पाठ बीच में रुक गया, अधूरा पाठ, सप्तशती अधूरी, पाठ खंडित
hg: path beech me ruk gaya, adhura path, saptashati adhuri, path khandit
@ask
en: our chandi path stopped at the ninth chapter as the priest fell ill, may we finish tomorrow | power cut in the middle of sundarkand, continue later or start again | baby cried and I left the ramayan reading half way | lost my voice during durga saptashati | I skipped a day in the nine day path, is it void | period came in the middle of my forty day reading | doorbell and phone disturb the path again and again | got up in the middle of the chapter to the toilet | akhand ramayan broke for ten minutes at night | forgot which verse I read to, what now
hi: चंडी पाठ नौवें अध्याय पर रुक गया, बाक़ी कल कर सकते हैं | सुंदरकांड के बीच बिजली चली गई, फिर से शुरू करें या आगे से | पाठ के बीच बच्चा रोने लगा और पाठ छूट गया | गला बैठ गया, सप्तशती का पाठ अधूरा रहा | नौ दिन के पाठ में एक दिन छूट गया | चालीस दिन के पाठ के बीच मासिक आ गया | अखंड रामायण रात में दस मिनट टूट गई | पाठ बीच में छोड़ने से दोष लगता है क्या
hg: chandi path 9ve adhyay par ruk gaya baki kal kar sakte hai | sundarkand ke beech light chali gayi fir se shuru kare ya aage se | path ke beech baccha rone laga aur path chhut gaya | gala baith gaya saptashati ka path adhura raha | 9 din ke path me ek din chhut gaya | 40 din ke path ke beech period aa gaya | akhand ramayan raat me 10 minute toot gayi | path beech me chhodne se dosh lagta hai kya | pandit ji ki tabiyat bigad gayi path adhura hai
@ok modern wide CUSTOM
en: No dosh: finish the chapter in hand if you can, ask forgiveness, and complete the rest the next day from where it stopped. Durga Saptashati read in parts over days is an accepted way in itself.
hi: कोई दोष नहीं: हो सके तो चालू अध्याय पूरा करें, क्षमा माँगें और बाक़ी अगले दिन वहीं से पूरा करें। दुर्गा सप्तशती को कई दिनों में बाँटकर पढ़ना मान्य रीति है।
hg: Koi dosh nahi: ho sake to chaalu adhyay poora karein, kshama maangein aur baaki agle din wahin se poora karein. Durga Saptashati ko kai dinon me baantkar padhna maanya reeti hai.
@how modern most CUSTOM
en: Begin again with a lamp, a sip of water and the last verse read. An akhand (unbroken) path that paused goes on with another reader; in periods or illness another continues or you take it up later. At the end say the prayer of pardon.
hi: फिर से दीप जलाकर, आचमन कर, आख़िरी पढ़े श्लोक से शुरू करें। अखंड पाठ रुके तो दूसरा पाठक आगे बढ़ाए; मासिक या बीमारी में कोई और करे या बाद में उठाएँ। अंत में क्षमा-प्रार्थना करें।
hg: Phir se diya jalakar, aachman karke, aakhri padhe shlok se shuru karein. Akhand path ruke to doosra paathak aage badhaye; period ya beemari me koi aur kare ya baad me uthayein. Ant me kshama-prarthna karein.
@see durga-saptashati, puja-mistakes

# shani-darshan-aside deity
@names
en: standing before shani, shani's gaze, darshan of shani, looking into shani's eyes
hi: शनि के सामने खड़े होना, शनि की दृष्टि, शनि के दर्शन
hg: shani ke samne khade hona, shani ki drishti mandir me, shani ke darshan
@ask
en: the priest scolded me for standing straight in front of shani's idol, why | may I look into shani dev's eyes in the temple | I stood in front of shani without knowing, will something bad happen | how should one do darshan of shani, from the side | photo of shani taken on my phone, delete it? | can I take my baby to a shani temple | where to look when pouring oil on shani | do women stand before shani at shingnapur | bowed to shani face to face, is sade sati starting
hi: शनि मंदिर में सीधे सामने खड़ी थी तो पुजारी ने टोका, क्यों | शनि देव की आँखों में देखना मना है क्या | अनजाने में शनि के ठीक सामने खड़ा हो गया, कुछ बुरा होगा | शनि के दर्शन कैसे करें, बगल से | शनि पर तेल चढ़ाते समय कहाँ देखें | शनि की फ़ोटो फ़ोन में रखना | छोटे बच्चे को शनि मंदिर ले जाएँ
hg: shani mandir me seedhe samne khadi thi to pujari ne toka, kyu | shani dev ki aankho me dekhna mana hai kya | anjane me shani ke thik samne khada ho gaya kuch bura hoga | shani ke darshan kaise kare side se | shani par tel chadhate time kaha dekhe | shani ki photo phone me rakhna | chhote bacche ko shani mandir le jaye kya | shani ki murti ke aage seedha khade nahi hote kyu | pandit ne danta ki shani ke samne mat khade ho
@why modern wide CUSTOM
en: Shani's gaze (drishti) is held to be heavy, by a story of his wife's curse; so at his temple one stands a little to the side, looks at his feet and not into his eyes. It is a custom of respect.
hi: शनि की दृष्टि भारी मानी जाती है, पत्नी के शाप की कथा से; इसलिए उनके मंदिर में थोड़ा बगल में खड़े होकर चरणों को देखते हैं, आँखों में नहीं। यह आदर की रीति है।
hg: Shani ki drishti bhaari maani jaati hai, patni ke shaap ki katha se; isliye unke mandir me thoda side me khade hokar charanon ko dekhte hain, aankhon me nahi. Yeh aadar ki reeti hai.
@ok modern wide CUSTOM
en: If you stood in front unknowingly nothing bad follows: Shani is just, and judges deeds, not where feet stand. Bow, step aside, offer oil or til at his feet, and give something to a person in need.
hi: अनजाने में सामने खड़े हो गए तो कुछ बुरा नहीं होता: शनि न्यायी हैं, कर्म देखते हैं, खड़े होने की जगह नहीं। प्रणाम कर बगल हो जाएँ, चरणों में तेल-तिल दें, और किसी ज़रूरतमंद को कुछ दें।
hg: Anjaane me saamne khade ho gaye to kuch bura nahi hota: Shani nyayi hain, karm dekhte hain, khade hone ki jagah nahi. Pranam karke side ho jayein, charanon me tel-til dein, aur kisi zarooratmand ko kuch dein.
@see shani-deity

# annapurna-kitchen-picture deity
@names
en: annapurna picture in the kitchen, annapurna photo above the stove, wall for annapurna picture
hi: रसोई में अन्नपूर्णा की तस्वीर, अन्नपूर्णा माता की फ़ोटो, चूल्हे के ऊपर अन्नपूर्णा
hg: kitchen me annapurna ki photo, rasoi ki annapurna photo, chulhe ke upar annapurna
@ask
en: annapurna photo over the hob turned black with smoke, where should a new one hang | which wall of the kitchen for mata annapurna | is it fine to put annapurna right above the gas stove | oil and soot on the goddess picture in the kitchen, is it disrespect | open kitchen with chimney, annapurna frame on which side | can annapurna picture be in the dining room | rented kitchen, only the south wall is free for annapurna | non veg is cooked in our kitchen, may annapurna hang there
hi: रसोई में अन्नपूर्णा जी की तस्वीर किस दीवार पर लगाएँ | चूल्हे के ऊपर लगी अन्नपूर्णा की फ़ोटो तेल धुएँ से ख़राब हो गई | गैस के ऊपर देवी की फ़ोटो रखना ठीक है | किचन में दक्षिण दीवार ही ख़ाली है, अन्नपूर्णा माता कहाँ लगाऊँ | नॉनवेज बनता है, रसोई में अन्नपूर्णा की तस्वीर रखें | काली पड़ी तस्वीर का क्या करें, नई कहाँ टाँगें
hg: kitchen me annapurna ji ki photo kis deewar par lagaye | chulhe ke upar lagi annapurna ki photo tel dhuye se kharab ho gayi | gas ke upar devi ki photo rakhna thik hai | kitchen me south wall hi khali hai annapurna mata kaha lagau | nonveg banta hai rasoi me annapurna ki tasveer rakhe | kali padi photo ka kya kare nayi kaha tange
@where modern most PRAC
en: Hang a clean new picture of Annapurna on the kitchen's east, north or north-east wall (the south-east too is used), at eye height, away from the stove, its smoke and the sink.
hi: अन्नपूर्णा की साफ़, नई तस्वीर रसोई की पूर्व, उत्तर या ईशान दीवार पर (आग्नेय में भी लगाते हैं), आँख की ऊँचाई पर, चूल्हे, धुएँ और सिंक से दूर लगाएँ।
hg: Annapurna ki saaf, nayi photo kitchen ki east, north ya north-east deewar par (south-east me bhi lagate hain), aankh ki oonchai par, chulhe, dhuein aur sink se door lagayein.
@do modern wide CUSTOM
en: The blackened picture is no omen: wipe it, or lay the old one in earth or a temple with thanks. Where meat is cooked, hang her in the dining place or mandir, or behind a small curtain. A frame with glass is easy to clean.
hi: काली पड़ी तस्वीर अपशकुन नहीं: पोंछ लें, या पुरानी को प्रणाम कर मिट्टी या मंदिर में दें। मांस बनता हो तो भोजन की जगह या मंदिर में लगाएँ, या छोटा पर्दा रखें। काँच का फ़्रेम साफ़ करना आसान है।
hg: Kaali padi photo apshagun nahi: ponchh lein, ya purani ko pranam karke mitti ya mandir me dein. Nonveg banta ho to dining ki jagah ya mandir me lagayein, ya chhota parda rakhein. Kaanch ka frame saaf karna aasaan hai.
@see annapurna-deity

# child-reading-bajrang-baan aarti
@names
en: bajrang baan for a child, bajrang baan every day, bajrang baan or chalisa
hi: बच्चे का बजरंग बाण पढ़ना, रोज़ बजरंग बाण, बजरंग बाण या चालीसा
hg: bacche ka bajrang baan padhna, roz bajrang baan, bajrang baan ya chalisa
@ask
en: my son reads bajrang baan daily out of fear of exams, grandmother objects | teenage daughter chants bajrang baan every night for fear, is chalisa better | may children read bajrang baan | elders say bajrang baan is not for daily reading, what instead | nervous child before board exam, which hanuman prayer | I read bajrang baan daily for two years, is it wrong to stop | bajrang baan for small wishes like a job interview
en: should she read chalisa instead of bajrang baan
hi: बेटा परीक्षा के डर से रोज़ बजरंग बाण पढ़ता है, दादी मना करती हैं | बच्चे बजरंग बाण पढ़ सकते हैं क्या | रोज़ बजरंग बाण की जगह चालीसा पढ़वाएँ | बोर्ड की परीक्षा से घबराती बेटी को कौन सा हनुमान पाठ | बजरंग बाण रोज़ नहीं पढ़ते ऐसा क्यों कहते हैं | दो साल से रोज़ बजरंग बाण पढ़ता हूँ, बंद करूँ तो
hi: बजरंग बाण की जगह चालीसा पढ़ाएँ क्या रोज़
hg: beta exam ke dar se roz bajrang baan padhta hai dadi mana karti hai | bacche bajrang baan padh sakte hai kya | roz bajrang baan ki jagah chalisa padhwaye | board exam se ghabrati beti ko kaun sa hanuman path | bajrang baan roz nahi padhte aisa kyu kehte hai | do saal se roz bajrang baan padhta hu band karu to | saas bolti bajrang baan sirf sankat me padhte, bachi roz padhti hai
hg: exam ke dar se bachi roz bajrang baan padhti hai, iski jagah chalisa padhaye kya | bajrang baan ki jagah hanuman chalisa padhaye kya roz | sasu ji kehti roz bajrang baan nahi padhte
@ok modern disputed CUSTOM
en: For every day Hanuman Chalisa suits best, for children too; by custom Bajrang Baan is kept for heavy trouble, as it presses Hanuman with oaths, and not for small wants. Having read it daily does no harm.
hi: रोज़ के लिए हनुमान चालीसा सबसे ठीक है, बच्चों के लिए भी; बजरंग बाण परंपरा में बड़े संकट के लिए है, क्योंकि उसमें शपथ देकर पुकारते हैं, छोटी इच्छा के लिए नहीं। रोज़ पढ़ लिया तो कोई हानि नहीं।
hg: Roz ke liye Hanuman Chalisa sabse theek hai, bachchon ke liye bhi; Bajrang Baan parampara me bade sankat ke liye hai, kyonki usme shapath dekar pukarte hain, chhoti ichchha ke liye nahi. Roz padh liya to koi haani nahi.
@do modern wide SENSE
en: For an anxious child: one Chalisa together in the evening, ten slow breaths, a plan for study, sleep and a kind word that marks are not love. If the fear stays or sleep and food suffer, talk with the school counsellor or doctor; Tele-MANAS 14416 is free.
hi: डरे हुए बच्चे के लिए: शाम को साथ में एक चालीसा, दस धीमी साँसें, पढ़ाई की योजना, पूरी नींद और यह भरोसा कि प्यार अंकों से नहीं। डर बना रहे या नींद-भूख बिगड़े तो काउंसलर या डॉक्टर से मिलें; टेली-मानस 14416 मुफ़्त है।
hg: Dare hue bachche ke liye: shaam ko saath me ek Chalisa, das dheemi saansein, padhai ka plan, poori neend aur yeh bharosa ki pyar marks se nahi. Dar bana rahe ya neend-bhookh bigde to counsellor ya doctor se milein; Tele-MANAS 14416 muft hai.
@see bajrang-baan, hanuman-chalisa

# vaishnav-and-shaiva deity
@names
en: worshipping both vishnu and shiva, vaishnava and shaiva in one family, different ishta in the family
hi: विष्णु और शिव दोनों की पूजा, वैष्णव और शैव, परिवार में अलग इष्ट
hg: vishnu aur shiv dono ki puja, vaishnav aur shaiv, parivar me alag isht
@ask
en: in-laws are strict vaishnavas and allow no shivling, I grew up with shiva | iskcon husband says only krishna, I pray to durga | is it wrong to worship many gods at once | which is greater, vishnu or shiva | swaminarayan family, can I keep my kuldevi | may krishna and shiva stand in one temple | I changed from one deity to another, will the first be angry
hi: ससुराल वैष्णव है, शिवलिंग नहीं रखने देते, मैं शिव भक्त हूँ | पति इस्कॉन के हैं, केवल कृष्ण कहते हैं, मैं दुर्गा को मानती हूँ | बहुत से देवता पूजना पाप है क्या | विष्णु बड़े या शिव | एक मंदिर में कृष्ण और शिव रख सकते हैं | इष्ट बदल लिया तो पहले वाले नाराज़ होंगे क्या
hg: sasural vaishnav hai shivling nahi rakhne dete mai shiv bhakt hu | pati iskcon ke hai sirf krishna kehte mai durga ko manti hu | bahut se devta pujna paap hai kya | vishnu bade ya shiv | ek mandir me krishna aur shiv rakh sakte hai | isht badal liya to pehle wale bhagwan naraz honge kya
@ok modern wide CUSTOM
en: You may worship both Vishnu and Shiva: scriptures say that each adores the other, and most homes keep both. Strict Vaishnava or Shaiva lines hold to one; that is devotion, and no ban on your heart.
hi: विष्णु और शिव दोनों की पूजा कर सकते हैं: शास्त्र कहते हैं कि दोनों एक-दूसरे के भक्त हैं, और अधिकतर घरों में दोनों हैं। कड़े वैष्णव या शैव कुल एक को मानते हैं; वह निष्ठा है, आपके मन पर रोक नहीं।
hg: Vishnu aur Shiv dono ki puja kar sakte hain: shastra kehte hain ki dono ek-doosre ke bhakt hain, aur zyadatar gharon me dono hain. Kade Vaishnav ya Shaiv kul ek ko maante hain; woh nishtha hai, aapke mann par rok nahi.
@do modern wide CUSTOM
en: In the in-laws' mandir keep their order, and have your own Shiva as a small picture in your room, a mantra, or Monday's visit to a temple. Nobody up there is jealous; a changed ishta is not angry.
hi: ससुराल के मंदिर में उनकी रीति रखें, और अपने शिव को कमरे में छोटी तस्वीर, मंत्र, या सोमवार को मंदिर में पूजें। ऊपर कोई ईर्ष्या नहीं करता; इष्ट बदलने से कोई नाराज़ नहीं होता।
hg: Sasural ke mandir me unki reeti rakhein, aur apne Shiv ko kamre me chhoti photo, mantra, ya Somvar ko mandir me poojein. Upar koi irshya nahi karta; isht badalne se koi naraz nahi hota.
@see ishta-devta

# devi-comes-on-someone idea
@names
en: goddess comes on someone, mata aana, possession by the devi, trance in jagran
hi: देवी आना, माता आना, माता की सवारी, देवता चढ़ना
hg: devi aana, mata aana, mata ki sawari, devta chadhna
@ask
en: in the jagran my aunt gets the devi and speaks, everybody touches her feet, I am frightened | is it real when a goddess comes into a person | mother in law goes into trance and gives orders to the family | a woman with the devi said I will have no son | my wife shakes and shouts in kirtan, ill or blessed | should we ask the person with the devi about our problems
hi: जागरण में बुआ को माता आती हैं, सब पूछते हैं, मुझे डर लगता है | देवी आना सच होता है क्या | सास को देवी आती हैं और घर वालों को हुक्म देती हैं | माता वाली ने कहा बेटा नहीं होगा, चिंता हो रही है | पत्नी कीर्तन में काँपने लगती है, बीमारी है या माता | माता की सवारी से सवाल पूछना चाहिए क्या
hi: सास को माता की चौकी में देवी आती हैं, सब पैर छूते हैं, मुझे डर लगता है
hg: jagran me bua ko mata aati hai sab puchte hai mujhe dar lagta hai | devi aana sach hota hai kya | saas ko devi aati hai aur ghar walo ko hukum deti hai | mata wali ne kaha beta nahi hoga chinta ho rahi hai | wife kirtan me kaanpne lagti hai bimari hai ya mata | mata ki sawari se sawal puchna chahiye kya
@what modern disputed CUSTOM
en: "Devi aana" is a trance of devotion known in many regions: some see the goddess in it, others strong feeling, music and tiredness. You need not fear it, nor believe every word said in it.
hi: "देवी आना" भक्ति का एक आवेश है, कई प्रदेशों में देखा जाता है: कोई उसमें देवी मानता है, कोई भाव, संगीत और थकान। उससे डरना ज़रूरी नहीं, न उसमें कही हर बात मानना।
hg: "Devi aana" bhakti ka ek aavesh hai, kai pradeshon me dekha jaata hai: koi usme Devi maanta hai, koi bhaav, sangeet aur thakan. Usse darna zaroori nahi, na usme kahi har baat maanna.
@do modern wide SENSE
en: Bow from afar and step back if it frightens you; give no money, decision or treatment into a trance's hand. If she falls, faints, shakes often or orders harm, see a doctor kindly; nobody is to be beaten, starved or tied "to drive it out".
hi: डर लगे तो दूर से प्रणाम कर हट जाएँ; पैसे, फ़ैसले या इलाज उसके कहने पर न छोड़ें। गिरना, बेहोशी, बार-बार कँपकँपी या हानि की बात हो तो प्यार से डॉक्टर को दिखाएँ; किसी को मारना, भूखा रखना, बाँधना नहीं।
hg: Dar lage to door se pranam karke hat jayein; paise, faisle ya ilaj uske kehne par na chhodein. Girna, behoshi, baar-baar kapkapi ya haani ki baat ho to pyar se doctor ko dikhayein; kisi ko maarna, bhookha rakhna, baandhna nahi.
@see jagran-kirtan-rite

# named-after-a-god deity
@names
en: named after a god, pet named after a god, child named after a demon, names from the epics
hi: भगवान के नाम पर नाम, पालतू का नाम भगवान पर, बच्चे का नाम कर्ण
hg: bhagwan ke naam par naam, pet ka naam bhagwan par, bacche ka naam karna
@ask
en: my name is durga, do I need a special puja | we called our dog kanha and grandmother is angry | may a cat be called lakshmi | naming our son karna or vibhishan, is it unlucky | is it bad to name a girl sita or draupadi as they suffered | shouting at a child with god's name, is it a sin | business named after a goddess, can it sell meat or wine
en: would naming our son vibhishan or karna be inauspicious
hi: मेरा नाम दुर्गा है, अलग पूजा करनी चाहिए क्या | कुत्ते का नाम कान्हा रखा, दादी नाराज़ हैं | बेटे का नाम कर्ण या विभीषण रखना अशुभ है क्या | बेटी का नाम सीता या द्रौपदी रखना ठीक है | भगवान के नाम वाले बच्चे को डाँटना पाप है | दुकान का नाम देवी पर और बिकती शराब है
hg: mera naam durga hai alag puja karni chahiye kya | kutte ka naam kanha rakha dadi naraz hai | bete ka naam karna ya vibhishan rakhna ashubh hai kya | beti ka naam sita ya draupadi rakhna thik hai | bhagwan ke naam wale bacche ko daantna paap hai | dukan ka naam devi par aur bikti sharab hai
@ok modern wide CUSTOM
en: Being named after a god asks no special puja, and a name such as Karna, Vibhishan, Sita or Draupadi brings no fate with it: people honour their goodness. Choose what you love to call.
hi: भगवान के नाम पर नाम हो तो अलग पूजा ज़रूरी नहीं, और कर्ण, विभीषण, सीता, द्रौपदी नाम से भाग्य नहीं आता: लोग उनके गुण याद करते हैं। जो पुकारना प्रिय हो वही रखें।
hg: Bhagwan ke naam par naam ho to alag puja zaroori nahi, aur Karna, Vibhishan, Sita, Draupadi naam se bhagya nahi aata: log unke gun yaad karte hain. Jo pukarna priya ho wahi rakhein.
@do modern wide CUSTOM
en: A dog called Kanha is meant in love and no sin, yet many elders find it disrespectful; a second name for home peace, such as Kanu or Coco, is a kind way out. Scolding a child named Ram is no sin either.
hi: कुत्ते का नाम कान्हा प्यार से रखा है, पाप नहीं, पर कई बड़ों को अनादर लगता है; घर की शांति के लिए कनु या कोको जैसा दूसरा नाम अच्छा रास्ता है। राम नाम के बच्चे को डाँटना भी पाप नहीं।
hg: Kutte ka naam Kanha pyar se rakha hai, paap nahi, par kai badon ko anadar lagta hai; ghar ki shaanti ke liye Kanu ya Coco jaisa doosra naam achha raasta hai. Ram naam ke bachche ko daantna bhi paap nahi.
@see krishna-deity

# listening-while-working aarti
@names
en: listening to mantras while working, sahasranamam while driving, path while cooking, bhajan in the background
hi: काम करते हुए पाठ सुनना, गाड़ी में सहस्रनाम, खाना बनाते हुए मंत्र
hg: kaam karte hue path sunna, gaadi me sahasranam, khana banate hue mantra
@ask
en: may I listen to vishnu sahasranamam while driving to the office | hanuman chalisa on earphones in the gym | mantra playing in the kitchen while I cook non veg | lying down and listening to a stotra, allowed? | is listening as good as reciting | mantra on loop at home all day | can I hear lalita sahasranama in periods | bhajans in the bathroom while bathing
hi: गाड़ी चलाते हुए विष्णु सहस्रनाम सुन सकते हैं | खाना बनाते समय मंत्र चला सकते हैं | लेटकर स्तोत्र सुनना ठीक है | सुनने का फल पढ़ने जितना है क्या | बाथरूम में भजन सुनना | जिम में चालीसा सुनना | दिन भर घर में मंत्र बजाना
hg: gaadi chalate hue vishnu sahasranam sun sakte hai | khana banate time mantra chala sakte hai | letkar stotra sunna thik hai | sunne ka fal padhne jitna hai kya | bathroom me bhajan sunna | gym me chalisa sunna | din bhar ghar me mantra bajana
@ok modern wide CUSTOM
en: Yes, listen while cooking, driving, walking or lying down: hearing (shravan) is a form of devotion, free of rules of bath or place. While driving keep it soft and your eyes on the road.
hi: हाँ, खाना बनाते, गाड़ी चलाते, टहलते या लेटे हुए सुनें: श्रवण भक्ति का ही रूप है, स्नान या जगह का नियम नहीं। गाड़ी में धीमा रखें और ध्यान सड़क पर।
hg: Haan, khana banate, gaadi chalate, tehalte ya lete hue sunein: shravan bhakti ka hi roop hai, snan ya jagah ka niyam nahi. Gaadi me dheema rakhein aur dhyan sadak par.
@how modern most CUSTOM
en: Once a day, even five minutes, sit and say it yourself with attention; that is the heart. In the bathroom or beside meat some switch it off, others see no harm.
hi: दिन में एक बार, पाँच मिनट ही सही, बैठकर ध्यान से ख़ुद पढ़ें; वही सार है। बाथरूम में या मांस पकाते समय कुछ लोग बंद कर देते हैं, कुछ को आपत्ति नहीं।
hg: Din me ek baar, paanch minute hi sahi, baithkar dhyan se khud padhein; wahi saar hai. Bathroom me ya nonveg pakate samay kuch log band kar dete hain, kuch ko aapatti nahi.
@see mantra-jaap, vishnu-sahasranama
`;
