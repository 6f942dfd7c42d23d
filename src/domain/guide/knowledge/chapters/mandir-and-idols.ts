/** The mandir at home: idols, lamps, what belongs there and what does not. docs/guide-topics.md says how it is written. */
export default `
# broken-idol rite
@names
en: broken idol, cracked idol, broken murti
hi: खंडित मूर्ति, टूटी मूर्ति
hg: khandit murti, tooti murti, tuti hui murti
en: broken statue of god, old pictures of gods
hi: भगवान की पुरानी तस्वीरें, टूटी तस्वीर
hg: bhagwan ki purani photo, murti tut gayi
en: broken ganesha, idol chipped, cracked murti, ganesha trunk broken
hi: गणेश जी की सूँड़ टूट गई, मूर्ति टूट गई, मूर्ति चटक गई
hg: ganesh ji ki soond toot gayi, murti toot gayi, murti chatak gayi
@ask
en: while shifting the house the trunk of our Ganesha chipped off, may I glue it, it is an heirloom | child dropped the Krishna idol and a hand broke | grandmother's murti has a crack, keep, mend or immerse
hi: सामान उतारते समय गणेश जी की सूँड़ टूट गई, चिपका सकते हैं क्या, दादी की निशानी है | बच्चे के हाथ से कृष्ण की मूर्ति गिरी, हाथ टूट गया | पुरानी मूर्ति में दरार है, रखें या विसर्जन करें
hg: saman utarte time ganesh ji ki soond toot gayi chipka sakte hai kya, dadi ki nishani hai | bachche ke haath se krishna ki murti giri haath toot gaya | purani murti me darar hai rakhe ya visarjan kare
en: what to do with a broken idol | our ganesh idol got chipped is it bad luck | can I throw away a cracked murti | can a broken statue be repaired and kept | old torn pictures of gods what to do
en: crack in ganesh idol what to do | torn god photo where to put | old god calendar disposal | finger of idol broke can I glue it | is broken idol bad luck | laddu gopal broken hand | old faded pictures of gods
hi: खंडित मूर्ति का क्या करें | मूर्ति टूट गई क्या अशुभ है | टूटी मूर्ति को घर में रख सकते हैं | खंडित मूर्ति कहाँ विसर्जित करें | भगवान की फटी पुरानी तस्वीरों का क्या करें
hi: मूर्ति की उँगली टूट गई जोड़ सकते हैं | भगवान की फटी फ़ोटो का क्या करें | पुरानी धुँधली तस्वीरें कहाँ रखें | लड्डू गोपाल का हाथ टूट गया | खंडित मूर्ति कहाँ विसर्जित करें
hg: khandit murti ka kya kare | murti toot gayi kya ashubh hai | tooti murti ghar me rakh sakte hai kya | khandit murti kaha rakhe | purani photo aur murti ka visarjan kaise kare
hg: murti ki ungli toot gayi jod sakte hai kya | bhagwan ki fati photo ka kya kare | purani photo bhagwan ki kaha rakhe | laddu gopal ka hath toot gaya | khandit murti kaha visarjit kare | murti me crack aa gaya
en: what to do with old idols after diwali | old lakshmi ganesh idols what to do | can I throw old god photo in river | broken shivling what to do | chipped ganesh immersion method
hi: दिवाली के पुराने लक्ष्मी गणेश का क्या करें | पुरानी मूर्तियों का क्या करें | भगवान की फटी फोटो नदी में बहाएँ क्या | टूटे शिवलिंग का क्या करें | खंडित मूर्ति पीपल के नीचे रखें क्या
hg: diwali ke purane lakshmi ganesh ka kya kare | purani murti ka kya kare | bhagwan ki phati photo nadi me bahaye kya | tute shivling ka kya kare | khandit murti peepal ke niche rakhe kya
en: the idol's hand broke while cleaning and I am scared | faded god picture with its frame, where do I leave it | too many old god photos at home | krishna's hand came off, can I glue it
hi: सफ़ाई करते हुए मूर्ति का हाथ टूट गया, डर लग रहा है | लड्डू गोपाल का हाथ टूट गया क्या करें | भगवान की पुरानी धुंधली तस्वीरें फ़्रेम सहित कहाँ दें | गणेश जी की मूर्ति गिरकर चटक गई
hg: safai karte murti ka haath tut gaya dar lag raha hai | ganesh ji ki murti gir kar chatak gayi | laddu gopal ka hath toot gaya kya kare | bhagwan ki purani dhundhli photo frame ke sath kaha de | bhagwan ki photo bahut ho gayi hai kya kare
en: maid dropped the ganesh idol while dusting and its trunk broke off, fix it or immerse it | gift idol fell from the shelf and cracked
hi: कामवाली से गणेश जी की मूर्ति गिर गई, सूँड टूट गई, जोड़ें या विसर्जित करें | शेल्फ़ से गिरकर मूर्ति चटक गई
hg: kaamwali se ganesh ji ki murti gir gayi soond toot gayi jode ya visarjit kare | shelf se gir kar murti tut gayi
en: broken god statue, what to do
@where modern wide CUSTOM
en: A broken idol is no longer worshipped: immerse it in a bucket or where the town allows, bury it in clean earth, or give it to a temple that takes such idols. It is no omen; raw clay dissolves at home.
hi: खंडित मूर्ति की पूजा अब न करें: उसे बाल्टी में या नगर के तय स्थान पर विसर्जित करें, साफ़ मिट्टी में दबाएँ या ऐसे मंदिर को दें जो लेता हो। यह अपशकुन नहीं; कच्ची मिट्टी घर पर घुल जाती है।
hg: Khandit murti ki puja ab na karein: use balti me ya nagar ke tay sthan par visarjit karein, saaf mitti me dabayein ya aise mandir ko dein jo leta ho. Yeh apshakun nahi; kachchi mitti ghar par ghul jaati hai.
@do modern wide CUSTOM
en: Do not be afraid when an idol breaks: stop its worship, wrap it in clean cloth, say sorry and thanks, and immerse it in a bucket, bury it or give it to a temple. A new one may come any day.
hi: मूर्ति टूटने पर डरें नहीं: उसकी पूजा रोकें, साफ़ कपड़े में लपेटें, क्षमा और धन्यवाद कहें, और बाल्टी में विसर्जित करें, मिट्टी में दबाएँ या मंदिर को दें। नई किसी भी दिन ला सकते हैं।
hg: Murti tootne par darein nahi: uski puja rokein, saaf kapde me lapetein, kshama aur dhanyavad kahein, aur balti me visarjit karein, mitti me dabayein ya mandir ko dein. Nayi kisi bhi din la sakte hain.
@ok classical most BS
en: It is no omen of harm; an image breaks as things break. The texts only say that a damaged image of stone or metal is not worshipped any longer; family heirlooms and Shivlings are treated differently in many places.
hi: यह किसी अनिष्ट का संकेत नहीं; चीज़ें टूटती हैं। ग्रंथ केवल इतना कहते हैं कि खंडित मूर्ति की पूजा न हो; शिवलिंग और कुल की मूर्तियों के लिए कई जगह अलग रीति है।
hg: Yeh kisi anisht ka sanket nahi; cheezein tootti hain. Granth keval itna kehte hain ki khandit murti ki puja na ho; shivling aur kul ki murtiyon ke liye kai jagah alag reeti hai.
@which modern most CUSTOM
en: A small chip or faded paint may be repaired; a broken limb, face or crack through the body ends worship. A Shivling, a shaligram and a beloved heirloom stay in worship by most even when chipped.
hi: छोटी खरोंच या फीका रंग ठीक करा सकते हैं; टूटा अंग, मुख या आर-पार दरार पर पूजा बंद करते हैं। शिवलिंग, शालिग्राम और प्रिय पैतृक मूर्ति टूटी भी अधिकतर पूजते हैं।
hg: Chhoti kharonch ya feeka rang theek kara sakte hain; toota ang, mukh ya aar-paar daraar par puja band karte hain. Shivling, shaligram aur priya paitrik murti tooti bhi zyadatar poojte hain.
@how modern wide CUSTOM
en: For torn pictures: take out frame and glass, thank the deity with a flower, dissolve the paper in a bucket and pour it to a plant, or bury it. Metal goes to be melted or to a temple; not under a tree by the road.
hi: फटी तस्वीर: फ़्रेम-शीशा अलग करें, फूल से धन्यवाद दें, काग़ज़ बाल्टी में घोलकर पौधे में डालें या गाड़ें। धातु गलवाएँ या मंदिर दें; सड़क के पेड़ तले न रखें।
hg: Fati tasveer: frame-sheesha alag karein, phool se dhanyavad dein, kaagaz balti me gholkar paudhe me daalein ya gaadein. Dhaatu galwayein ya mandir dein; sadak ke ped tale na rakhein.
@when modern most CUSTOM
en: Last year's Diwali Lakshmi-Ganesh are worshipped once more on the new Diwali and then immersed in a bucket at home, if of raw clay; metal or marble ones simply stay. Any day but a feast serves, with a flower and thanks.
hi: पिछली दिवाली के लक्ष्मी-गणेश नई दिवाली पर एक बार पूजकर, कच्ची मिट्टी के हों तो घर की बाल्टी में, विसर्जित करते हैं; धातु या संगमरमर के वही रहते हैं। बाकी के लिए कोई भी दिन, फूल और धन्यवाद के साथ।
hg: Pichhli Diwali ke Lakshmi-Ganesh nayi Diwali par ek baar poojkar, kachchi mitti ke hon to ghar ki baalti me, visarjit karte hain; dhaatu ya sangmarmar ke wahi rehte hain. Baaki ke liye koi bhi din, phool aur dhanyavaad ke saath.

# mandir-height object
@names
en: height of the mandir, mandir height, height of pooja shelf
hi: मंदिर की ऊँचाई, पूजाघर की ऊँचाई
hg: mandir ki unchai, mandir ki height
en: height of the temple platform
@ask
en: how high should the mandir be from the floor | at what height should idols be kept | can the mandir be kept on the ground | should the temple be above the heart or at eye level | mandir on top of a table ok | we sit on the floor for puja how high should the gods be | is a mandir on the floor wrong | my mother cannot sit down any more, can the gods be placed higher so that she does puja standing | how many feet above ground for pooja unit | pooja mandir height from ground in feet | mandir hieght | temple on lower shelf of cupboard ok or not | our mandir is only six inches above the floor because the cabinet was built that way, do we have to raise it
en: mandir height from floor in feet | mandir below the waist | storage cupboard below mandir ok
hi: मंदिर ज़मीन से कितना ऊपर होना चाहिए | भगवान को कितनी ऊँचाई पर रखें | मंदिर को फ़र्श पर रख सकते हैं क्या | मंदिर की सही ऊँचाई कितने फ़ुट | मूर्ति छाती की ऊँचाई पर हो या आँख की | क्या भगवान को नीचे ज़मीन पर रखना ग़लत है | माँ घुटनों के कारण खड़े होकर पूजा करती हैं, मंदिर कितना ऊँचा बनवाएँ | मंदिर की शेल्फ़ कितनी ऊँची हो | भगवान का आसन कितना ऊँचा रखें | बैठकर पूजा करें तो मंदिर की ऊँचाई | हमारा मंदिर ज़मीन से बस छह इंच ऊपर है, क्या ऊँचा करना पड़ेगा | पूजा की चौकी कितनी ऊँची हो
hi: मंदिर ज़मीन से कितने फ़ीट ऊँचा | मंदिर के नीचे अलमारी | मंदिर कमर से नीचे
hg: mandir zameen se kitna upar hona chahiye | mandir ki height kitni honi chahiye | bhagwan ko kitni unchai par rakhe | mandir floor par rakh sakte hai kya | mandir niche zamin pe rakhna sahi hai kya | kitne feet upar lagaye mandir ko | khade hokar puja karte hai to mandir kitna uncha ho | mandir ki unchaai kya rakhe flat me | baith kar puja karte hai to mandir kitna uncha ho | mandir kitne inch upar hona chaiye | hamara mandir zameen se sirf 6 inch upar hai cabinet aisa hi bana hai kya uncha karna padega | bhagwan ka aasan kitna uncha rakhe
hg: mandir zameen se kitne feet upar ho | mandir ke niche almari | mandir kamar se niche hai
en: how high should the puja platform be
@how modern most PRAC
en: The mandir is best so high that the feet of the idols reach your heart while you do puja: about 1 to 2 feet if you sit, 3 to 4 feet if you stand. Higher is fine; what counts is that you see them at ease.
hi: मंदिर इतना ऊँचा अच्छा है कि पूजा करते समय मूर्तियों के चरण आपके हृदय तक आएँ: बैठकर पूजा हो तो लगभग 1 से 2 फ़ुट, खड़े होकर हो तो 3 से 4 फ़ुट। इससे ऊँचा भी ठीक है, दर्शन सहज हों।
hg: Mandir itna uncha achha hai ki puja karte samay murtiyon ke charan aapke hriday tak aayein: baithkar puja ho to lagbhag 1 se 2 feet, khade hokar ho to 3 se 4 feet. Isse uncha bhi theek hai, darshan sahaj hon.
@ok modern most CUSTOM
en: Idols are not set on the bare floor: a low chowki, a shelf or a clean cloth on a raised stone is enough. If there is only the floor, a wooden plank makes it proper.
hi: मूर्तियाँ सीधे फ़र्श पर नहीं रखी जातीं: छोटी चौकी, शेल्फ़ या ऊँचे पत्थर पर साफ़ कपड़ा काफ़ी है। जगह फ़र्श पर ही हो तो लकड़ी का पटरा रख लें।
hg: Murtiyan seedhe farsh par nahi rakhi jaati: chhoti chowki, shelf ya unche patthar par saaf kapda kaafi hai. Jagah farsh par hi ho to lakdi ka patra rakh lein.
@do modern wide PRAC
en: If it is too low, put it on a table or plank; if too high to see, use a stool or lower the shelf. Below it only puja things, never shoes or a bin; nothing heavy is kept on top.
hi: बहुत नीचा हो तो मेज़ या पटरे पर रखें; बहुत ऊँचा हो तो चौकी लें या शेल्फ़ नीचे करें। नीचे केवल पूजा का सामान, जूते-कूड़ा नहीं; ऊपर भारी चीज़ नहीं।
hg: Bahut neecha ho to mez ya patre par rakhein; bahut ooncha ho to chowki lein ya shelf neeche karein. Neeche keval puja ka saamaan, joote-kooda nahi; upar bhaari cheez nahi.

# idol-size object
@names
en: size of idol, idol size, size of murti
hi: मूर्ति का आकार, मूर्ति की ऊँचाई, कितनी बड़ी मूर्ति
hg: murti ka size, murti kitni badi, murti ki unchai
en: two feet idol, big idol at home, durga idol at home size
hi: दो फ़ुट की मूर्ति, बड़ी मूर्ति घर में
hg: 2 foot ki murti, badi murti ghar me, do foot ki murti
@ask
en: mother brought a two feet tall Durga from the fair, may it stay at home
hi: माँ मेले से दो फ़ुट की मूर्ति लाईं, घर में रख सकते हैं क्या
hg: mummy mele se do foot ki murti layi ghar me rakh sakte hai kya
en: how big can an idol at home be | is a big idol at home wrong | what is the right size of a murti for the house | can I keep a 12 inch ganesh at home | idol bigger than thumb allowed or not | we bought a two feet krishna statue for the mandir, elders say it is too big | minimum size of murti in home temple | large statue of god in living room | murti size for home in inches | idol too large for home | can 2 feet idol be worshipped at home | how tall should krishna murti be for house
hi: घर में मूर्ति कितनी बड़ी होनी चाहिए | मंदिर में कितने इंच की मूर्ति रखें | घर में बड़ी मूर्ति रखना ठीक है क्या | अंगूठे से बड़ी मूर्ति घर में क्यों नहीं रखते | एक फ़ुट की मूर्ति रख सकते हैं क्या | हमने दो फ़ुट के कृष्ण जी लिए हैं, लोग कहते हैं बहुत बड़े हैं | छोटी मूर्ति अच्छी या बड़ी | घर के मंदिर में मूर्ति का साइज़ | घर के मंदिर में कितनी इंच की मूर्ति शुभ है | पूजा की मूर्ति कितनी ऊँची हो | बड़ी मूर्ति घर में क्यों नहीं रखते | तीन फ़ुट के गणेश जी घर में रखे हैं ठीक है क्या
hg: ghar me kitni badi murti rakhni chahiye | mandir me kitne inch ki murti rakhe | badi murti ghar me rakhna sahi hai kya | angoothe se badi murti ghar me kyu nahi rakhte | 1 foot ki murti rakh sakte hai kya ghar me | chhoti murti achhi ya badi | ghar ke mandir ke liye murti ka sahi size | murti ki height kitni honi chahiye | mandir me kitni inch ki murti shubh hoti hai | 2 feet ki murti ghar me rakh sakte h | bahut badi murti gift me mili hai ghar me rakhe ya kisi ko de de | pooja ki murti kitni unchi ho
en: maximum height of idol at home in inches | how many angul idol | can I keep three feet krishna idol | small lakshmi idol size for shop
hi: घर में मूर्ति कितने इंच की | तीन फ़ुट की मूर्ति घर में | मूर्ति कितने अंगुल | दुकान के लिए गणेश की मूर्ति कितनी बड़ी
hg: ghar me murti kitne inch ki ho | teen foot ki murti ghar me | murti kitne angul ki | dukan ke liye ganesh murti kitni badi
@which modern disputed CUSTOM
en: For daily worship at home small idols are preferred, from a thumb's height up to about 9 or 12 inches; books and families name different limits. A larger one is not wrong, it only asks for more regular worship.
hi: घर की रोज़ की पूजा के लिए छोटी मूर्ति अच्छी मानी जाती है, अँगूठे जितनी से लगभग 9 या 12 इंच तक; ग्रंथ और परिवार अलग सीमा बताते हैं। बड़ी मूर्ति ग़लत नहीं, बस नियमित पूजा अधिक चाहती है।
hg: Ghar ki roz ki puja ke liye chhoti murti achhi maani jaati hai, angoothe jitni se lagbhag 9 ya 12 inch tak; granth aur parivar alag seema batate hain. Badi murti galat nahi, bas niyamit puja zyada chahti hai.
@do modern most CUSTOM
en: If an idol is large already, keep it: place it firmly on the floor stand of the living room as decoration with respect, or worship it simply each day. Nobody has to give it away.
hi: मूर्ति पहले से बड़ी है तो रखे रहें: बैठक में मज़बूत आधार पर आदर से सजाएँ, या रोज़ सरल पूजा करें। किसी को देने की ज़रूरत नहीं।
hg: Murti pehle se badi hai to rakhe rahein: baithak me mazboot aadhar par aadar se sajayein, ya roz saral puja karein. Kisi ko dene ki zaroorat nahi.
@why classical most PUR
en: The Matsya Purana names for homes an image from the thumb's joint to a span (vitasti), 12 angul or about nine inches, and larger ones for temples. The reason is daily care: bath, dress, food.
hi: मत्स्य पुराण घर के लिए अंगूठे के पोर से एक बित्ता (वितस्ति), 12 अंगुल यानी लगभग नौ इंच, तक की मूर्ति और बड़ी मंदिर के लिए कहता है। कारण है रोज़ की सेवा: स्नान, वस्त्र, भोग।
hg: Matsya Puran ghar ke liye angoothe ke por se ek bitta (vitasti), 12 angul yani lagbhag nau inch, tak ki murti aur badi mandir ke liye kehta hai. Kaaran hai roz ki seva: snan, vastra, bhog.

# mandir-facing object
@names
en: direction to face while praying, which way idols should face, facing of the idols
hi: पूजा करते समय मुँह किस दिशा में, मूर्ति का मुख, भगवान का मुँह
hg: puja karte samay muh kis disha me, bhagwan ka muh, murti ka mukh
@ask
en: which direction should I face while praying | which way should god's face be in the mandir | should idols face east or west | can we face south while praying | our gods face north is it right | is it ok if idols face south | in our flat the mandir fits only on the south wall so we face south, should I worry | facing west during puja | idol face direction in home mandir | which side to sit for puja | should god look east | is it wrong to pray facing south west
en: mandir in which corner of flat | pooja room direction if north east not available | which direction god face in home temple | mandir in south west what to do | mandir facing main door
hi: पूजा करते समय किस दिशा में बैठें | भगवान का मुँह किस तरफ़ होना चाहिए | मूर्ति का मुख पूर्व में हो या पश्चिम में | दक्षिण की ओर मुँह करके पूजा कर सकते हैं क्या | मंदिर में भगवान का मुख किधर रखें | हमारे घर में मूर्तियाँ उत्तर की ओर देखती हैं, ठीक है क्या | पूजा में पूर्व की ओर मुँह क्यों करते हैं | पश्चिम मुखी मंदिर सही है क्या | घर में मंदिर का मुँह किस दिशा में होना चाहिए | पूजा किस ओर मुँह करके करें | भगवान की मूर्ति का मुँह दक्षिण में हो तो | किस दिशा में मुख करके जाप करें | मंदिर पश्चिम दीवार पर है तो भगवान किधर देखेंगे
hi: मंदिर घर के किस कोने में | ईशान न हो तो मंदिर कहाँ | मंदिर में भगवान का मुँह किस ओर | मंदिर नैऋत्य में है क्या करें | मुख्य द्वार के सामने मंदिर
hg: puja karte time muh kis direction me hona chahiye | bhagwan ka muh kidhar hona chahiye | mandir ka muh kis taraf rakhe | south facing puja kar sakte hai kya | murti ka face east ho ya west | puja me kis disha me baithe | bhagwan ji ka mukh kaha rakhe mandir me | north facing murti sahi hai kya | west facing mandir theek hai kya | pooja kis taraf muh karke kare | murti ka muh dakshin me ho to kya hoga | kis disha me mukh karke jaap kare | flat me mandir sirf south wall par aa sakta hai to muh kidhar karu
hg: mandir ghar ke kis kone me | north east nahi hai to mandir kaha | mandir me bhagwan ka muh kidhar ho | mandir south west me hai kya kare | main door ke samne mandir
@face modern most PRAC
en: While praying, face east or north; the idols then look west or south. Many others set the idols facing east and face west themselves, which temples do too.
hi: पूजा करते समय आपका मुँह पूर्व या उत्तर की ओर हो; तब मूर्तियाँ पश्चिम या दक्षिण की ओर देखेंगी। कई लोग मूर्तियों का मुख पूर्व रखते हैं और स्वयं पश्चिम की ओर बैठते हैं, जैसे मंदिरों में।
hg: Puja karte samay aapka muh east ya north ki or ho; tab murtiyan west ya south ki or dekhengi. Kai log murtiyon ka mukh east rakhte hain aur khud west ki or baithte hain, jaise mandiron me.
@ok modern disputed PRAC
en: Facing south in daily puja is avoided by most, as that side is for rites of ancestors. If no other wall is free, turn your mat a little so that you sit facing east; prayer is not lost by a wall.
hi: रोज़ की पूजा में दक्षिण की ओर मुँह करना ज़्यादातर लोग टालते हैं, वह दिशा पितरों के कर्म की है। और दीवार न हो तो आसन घुमाकर पूर्व की ओर बैठें; दीवार से प्रार्थना व्यर्थ नहीं होती।
hg: Roz ki puja me south ki or muh karna zyadatar log taalte hain, woh disha pitron ke karm ki hai. Aur deewar na ho to aasan ghumakar east ki or baithein; deewar se prarthna vyarth nahi hoti.
@where modern most PRAC
en: The mandir belongs in the north-east first, then east or north; west is accepted. South, south-west, south-east, under stairs and beside a toilet are avoided. North-east is Ishan's, Shiva's side, of light and water.
hi: मंदिर पहले ईशान, फिर पूर्व या उत्तर में; पश्चिम मान्य। दक्षिण, नैऋत्य, आग्नेय, सीढ़ी के नीचे और शौचालय के पास नहीं। ईशान शिव का, प्रकाश और जल का कोना है।
hg: Mandir pehle ishan, phir purv ya uttar me; paschim manya. Dakshin, nairitya, agneya, seedhi ke neeche aur toilet ke paas nahi. Ishan Shiv ka, prakash aur jal ka kona hai.
@how modern most CUSTOM
en: By deity: Hanuman looks south, Ganesh, Durga, Kuber and Bhairav may look west or south, Shiva's ling has its spout north, others west or east. What counts is that all look at the one who prays.
hi: देवता के अनुसार: हनुमान दक्षिण मुख, गणेश, दुर्गा, कुबेर, भैरव पश्चिम या दक्षिण मुख, शिवलिंग की जलहरी उत्तर, अन्य पश्चिम या पूर्व मुख। मुख्य बात: सब पूजक को देखें।
hg: Devta ke anusaar: Hanuman dakshin mukh, Ganesh, Durga, Kuber, Bhairav paschim ya dakshin mukh, shivling ki jalahri uttar, anya paschim ya purv mukh. Mukhya baat: sab poojak ko dekhein.

# gods-in-mandir object
@names
en: which gods in the home mandir, arrangement of idols, order of idols in mandir, panchayatan
hi: मंदिर में कौन सी मूर्तियाँ रखें, मूर्तियों का क्रम, पंचायतन
hg: mandir me kaun se bhagwan rakhe, murtiyon ka kram, mandir me murti ki jagah
@ask
en: gods of my parents' family and of my in-laws in a single mandir, is it allowed
hi: मायके के देवता और ससुराल के कुलदेवता एक मंदिर में रख सकते हैं क्या
hg: mayke ke devta aur sasural ke kuldevta ek mandir me rakh sakte hai kya
en: which idols should be in a home temple | how many gods should be kept in the mandir | how to arrange idols in the mandir | who stands in the middle of the mandir | too many photos of gods in my mandir what to do | my mother in law has forty photos in the mandir and I want to keep five | can I keep only one god | where does hanuman stand in the mandir | is it fine to keep two photos of the same god | how many idols is too many | which god in centre of pooja ghar | correct placement of gods in home mandir | can shiva and krishna be in the same mandir
en: how many idols in home mandir | which gods should be kept together | same god two photos in mandir | can shiva and vishnu be together | how many photos of gods allowed
hi: घर के मंदिर में कौन कौन से भगवान रखने चाहिए | मंदिर में कितनी मूर्तियाँ होनी चाहिए | मंदिर में भगवान को किस क्रम में रखें | मंदिर के बीच में कौन से भगवान हों | मंदिर में बहुत सारी तस्वीरें हैं, क्या करें | एक ही भगवान की दो मूर्ति रख सकते हैं क्या | सिर्फ़ एक भगवान की पूजा करें तो चलेगा | मंदिर में हनुमान जी को कहाँ रखें | पूजाघर में कितने भगवान रखें | मंदिर में कौन सी मूर्ति बीच में हो | शिव जी और कृष्ण जी साथ रख सकते हैं | सास के मंदिर में चालीस तस्वीरें हैं, कम कैसे करूँ
hi: घर के मंदिर में कितनी मूर्तियाँ | एक ही भगवान की दो तस्वीरें | कौन से देवता साथ रखें | मंदिर में कितनी फ़ोटो
hg: ghar ke mandir me kaun kaun se bhagwan rakhne chahiye | mandir me kitni murtiya honi chahiye | bhagwan ko mandir me kaise sajaye | mandir ke bich me kaun se bhagwan rakhe | mandir me bahut sari photo ho gayi hai kya kare | ek bhagwan ki do murti rakh sakte hai kya | mandir me murti rakhne ka kram | ganesh ji laxmi ji shiv ji ko kis order me rakhe | pooja ghar me kitne bhagwan rakhe | mandir me kaunsi murti beech me ho | shiv ji aur krishna ji sath rakh sakte hai kya | saas ke mandir me 40 photo hai kam kaise karu
hg: ghar ke mandir me kitni murti rakhe | ek hi bhagwan ki do photo rakh sakte hai | kaun se bhagwan saath rakhe | mandir me kitni photo rakhni chahiye
@which classical most DS
en: A home mandir needs no fixed number: Ganesh, your ishta and the family deity are enough. The old panchayatan keeps five, Ganesh, Shiva, Vishnu, Devi and Surya, with one's own deity in the middle.
hi: घर के मंदिर में मूर्तियों की कोई तय संख्या नहीं: गणेश, इष्ट और कुलदेवता काफ़ी हैं। पुराना पंचायतन पाँच रखता है, गणेश, शिव, विष्णु, देवी और सूर्य, बीच में अपने इष्ट।
hg: Ghar ke mandir me murtiyon ki koi tay sankhya nahi: Ganesh, isht aur kuldevta kaafi hain. Purana panchayatan paanch rakhta hai, Ganesh, Shiv, Vishnu, Devi aur Surya, beech me apne isht.
@how modern most CUSTOM
en: Set the ishta in the centre, Ganesh first where the eye falls, taller images behind and small ones in front, with a finger's width between them and the wall. Guru and saints stand lower or to a side.
hi: बीच में इष्ट, पहले दिखने वाली जगह गणेश, ऊँची मूर्तियाँ पीछे और छोटी आगे रखें, दीवार से और आपस में उँगली भर दूरी हो। गुरु और संत कुछ नीचे या किनारे हों।
hg: Beech me isht, pehle dikhne wali jagah Ganesh, unchi murtiyan peeche aur chhoti aage rakhein, deewar se aur aapas me ungli bhar doori ho. Guru aur sant kuch neeche ya kinare hon.
@do modern wide CUSTOM
en: If there are too many images, keep those that are prayed to and give the others with thanks to relatives or a temple, or immerse clay ones in water at home. Fewer, cleaner and loved is better.
hi: मूर्तियाँ बहुत हो जाएँ तो जिनकी पूजा होती है उन्हें रखें, बाक़ी धन्यवाद के साथ संबंधियों या मंदिर को दें, मिट्टी की घर में जल में विसर्जित करें। कम, साफ़ और प्रिय बेहतर है।
hg: Murtiyan bahut ho jayein to jinki puja hoti hai unhe rakhein, baaki dhanyavaad ke saath sambandhiyon ya mandir ko dein, mitti ki ghar me jal me visarjit karein. Kam, saaf aur priya behtar hai.
@ok modern most CUSTOM
en: Two images of one deity in worship are avoided by the digests: two Shivlings or shaligrams, three Ganesh or Devi, two Suryas. Pictures beside an idol are not counted by most, and all gods may stand together.
hi: ग्रंथ एक देवता की दो पूज्य मूर्तियाँ टालते हैं: दो शिवलिंग या शालिग्राम, तीन गणेश या देवी, दो सूर्य। मूर्ति के साथ तस्वीर अधिकतर नहीं गिनते, और सब देव साथ रह सकते हैं।
hg: Granth ek devta ki do poojya murtiyan taalte hain: do shivling ya shaligram, teen Ganesh ya Devi, do Surya. Murti ke saath tasveer zyadatar nahi ginte, aur sab dev saath reh sakte hain.

# how-many-ganesh object
@names
en: how many ganesh idols, number of ganesh idols, two ganesh idols at home, three ganesh idols
hi: कितने गणेश, घर में कितने गणेश जी, दो गणेश जी, तीन गणेश
hg: kitne ganesh, ghar me kitne ganesh ji, do ganesh ji, teen ganesh ji
@ask
en: how many ganesh idols can be kept at home | is it bad to keep three ganesha | we got many ganesh idols as wedding gifts | can I keep two ganesh murtis in one mandir | odd or even number of ganesha | ganesh idols on shelves as decoration is it fine | more than one ganpati in house allowed | what to do with extra ganesh statues | 3 ganesh ji in mandir | is two ganesha in pooja room a problem | number of ganpati murti allowed | how many ganesha pictures in the whole house
en: ganesh trunk left or right for home | ganesh trunk right side rules | straight trunk ganesh | ganesh dancing idol at home | three ganesh in house
hi: घर में कितने गणेश जी रख सकते हैं | तीन गणेश जी रखना क्यों मना है | मंदिर में दो गणेश जी हों तो क्या करें | शादी में बहुत सारे गणेश जी गिफ़्ट मिले, क्या करें | एक घर में गणेश जी की कितनी मूर्ति होनी चाहिए | सजावट के लिए गणेश जी रख सकते हैं क्या | गणेश जी की विषम संख्या रखना ठीक है क्या | ज़्यादा गणेश मूर्तियाँ हो गई हैं | गणेश जी की दो मूर्ति एक जगह | पूरे घर में कितने गणेश हो सकते हैं | तीन गणेश घर में हों तो क्या होता है | गणेश जी की एक से ज़्यादा मूर्ति
hi: गणेश जी की सूँड़ किस ओर हो | दाईं सूँड़ वाले गणेश | नाचते गणेश घर में | सीधी सूँड़ वाले गणेश
hg: ghar me kitne ganesh ji rakh sakte hai | 3 ganesh ji rakhna kyu mana hai | mandir me do ganesh ji ho to kya kare | shadi me bahut ganesh ji gift mile kya kare | ghar me ganesh ji ki kitni murti honi chahiye | ganesh ji ki 2 murti ek sath rakh sakte hai | showpiece wale ganesh ji rakhna thik hai kya | ganesh ji even number me rakhe ya odd | poore ghar me kitne ganesh ho sakte hai | 3 ganesh ghar me ho to kya hota hai | ganpati ki kitni murti rakhni chaiye | griha pravesh me 5 ganesh ji gift aaye ab kaha rakhu
hg: ganesh ji ki soond kis taraf honi chahiye | dayi soond wale ganesh ji ke niyam | nachte hue ganesh ji ghar me | seedhi sund wale ganesh
@which classical disputed DS
en: For worship one Ganesh is enough; the digests advise against two Shivlings, three Ganesh idols, two conches or two shaligrams in one mandir. Others count only those in worship, and some families keep two.
hi: पूजा के लिए एक गणेश काफ़ी हैं; निबंध-ग्रंथ एक मंदिर में दो शिवलिंग, तीन गणेश, दो शंख और दो शालिग्राम से मना करते हैं। कुछ लोग केवल पूजित मूर्तियाँ गिनते हैं, कुछ परिवार दो रखते हैं।
hg: Puja ke liye ek Ganesh kaafi hain; nibandh-granth ek mandir me do shivling, teen Ganesh, do shankh aur do shaligram se mana karte hain. Kuch log keval poojit murtiyan ginte hain, kuch parivar do rakhte hain.
@do modern wide CUSTOM
en: Extra Ganesh idols are no fault: those given as gifts may stand as decoration in other rooms, be passed on to friends or given to a temple. Only keep them clean and off the floor.
hi: अधिक गणेश मूर्तियाँ कोई दोष नहीं: उपहार की मूर्तियाँ दूसरे कमरों में सजाएँ, मित्रों को दें या मंदिर में। बस उन्हें साफ़ और फ़र्श से ऊपर रखें।
hg: Zyada Ganesh murtiyan koi dosh nahi: uphaar ki murtiyan doosre kamron me sajayein, doston ko dein ya mandir me. Bas unhe saaf aur farsh se upar rakhein.
@face modern most CUSTOM
en: Trunk to Ganesh's own left (Vamamukhi) is for the home: gentle, easy worship. Right-turned (Siddhivinayak) asks for fixed daily rules and is mostly a temple's; straight is rare. If yours turns right, simple devotion is still fine.
hi: गणेश के अपने बाएँ मुड़ी सूँड़ (वाममुखी) घर के लिए: सौम्य, सरल पूजा। दाईं (सिद्धिविनायक) नियमबद्ध पूजा माँगती है, प्रायः मंदिर की; सीधी विरल है। आपकी दाईं हो तो सरल भक्ति भी ठीक।
hg: Ganesh ke apne bayein mudi soond (Vamamukhi) ghar ke liye: saumya, saral puja. Dayin (Siddhivinayak) niyambaddh puja maangti hai, aksar mandir ki; seedhi viral hai. Aapki dayin ho to saral bhakti bhi theek.

# shivling-at-home object
@names
en: shivling at home, shivling in the house, parad shivling, narmada shivling
hi: घर में शिवलिंग, शिवलिंग रखना, पारद शिवलिंग, नर्मदेश्वर शिवलिंग
hg: ghar me shivling, shivling rakhna, parad shivling, narmadeshwar shivling
@ask
en: can shivling be kept at home | what size of shivling is right for home | which way should the shivling's spout face | how many shivlings in one mandir | rules for keeping shivling at home | is it necessary to pour water on shivling every day | I brought a small shivling from omkareshwar, can I keep it in a rented flat | can women touch the shivling at home | which shivling is best for home stone or parad | shiv ling home rules | size of shivling for home mandir | north direction for shivling spout | is it bad to keep shivling without daily jal
en: shivling daily water who not at home | narmadeshwar parad crystal shivling which for home | shivling without nag or nandi | shivling under tap or dry | can women do abhishek at home
hi: घर में शिवलिंग रखना चाहिए या नहीं | घर में कितना बड़ा शिवलिंग रखें | शिवलिंग का मुख किस दिशा में हो | जलाधारी किस दिशा में होनी चाहिए | घर में दो शिवलिंग रख सकते हैं क्या | घर में शिवलिंग रखने के नियम | शिवलिंग पर रोज़ जल चढ़ाना ज़रूरी है क्या | कौन सा शिवलिंग घर के लिए अच्छा है | क्या महिलाएँ शिवलिंग छू सकती हैं | शिवलिंग घर में रखने की सही दिशा | शिवलिंग पर जल न चढ़ाएँ तो दोष लगता है क्या | छोटा शिवलिंग मंदिर में रख सकते हैं | शिवलिंग के साथ नंदी ज़रूरी है क्या
hi: घर के शिवलिंग पर रोज़ जल न चढ़ा पाएँ | नर्मदेश्वर या पारद शिवलिंग | स्त्रियाँ शिवलिंग पर जल चढ़ाएँ | शिवलिंग घर से बाहर कैसे दें
hg: ghar me shivling rakh sakte hai kya | ghar me shivling kitna bada hona chahiye | shivling ki jaladhari kis disha me ho | ghar me shivling rakhne ke niyam | 2 shivling ek mandir me rakh sakte hai | shivling par roj jal chadhana jaruri hai kya | kaunsa shivling ghar ke liye sahi hai | shivling ka muh kidhar rakhe | shivling ghar me rakhna chaiye ya nhi | shivling kis disha me rakhe ghar me | shivling par jal na chadhaye to dosh lagta hai kya | omkareshwar se chota shivling laye hai rent ke flat me rakh sakte hai kya
hg: ghar ke shivling par roz jal nahi chadha pate | narmadeshwar ya parad shivling kaun sa | ladies shivling ko jal chadha sakti hai | shivling mandir me de sakte hai kya
@ok modern most CUSTOM
en: A small Shivling may be kept at home, up to about a thumb or six inches, and one is enough. It asks for a little water each day and a clean place; larger ones are left to temples.
hi: छोटा शिवलिंग घर में रख सकते हैं, अँगूठे से लगभग छह इंच तक, और एक काफ़ी है। रोज़ थोड़ा जल और साफ़ जगह चाहिए; बड़े शिवलिंग मंदिरों के लिए हैं।
hg: Chhota shivling ghar me rakh sakte hain, angoothe se lagbhag chhah inch tak, aur ek kaafi hai. Roz thoda jal aur saaf jagah chahiye; bade shivling mandiron ke liye hain.
@face modern most CUSTOM
en: The spout of the Shivling points north; you sit to its south looking north, or west of it looking east. The spout is not stepped over, and the water goes to a plant.
hi: शिवलिंग की जलाधारी उत्तर की ओर रहे; आप उसके दक्षिण में उत्तरमुख बैठें, या पश्चिम में पूर्वमुख। जलाधारी लाँघते नहीं, और जल पौधे में डालते हैं।
hg: Shivling ki jaladhari north ki or rahe; aap uske dakshin me uttar-mukh baithein, ya pashchim me poorv-mukh. Jaladhari laanghte nahi, aur jal paudhe me daalte hain.
@which modern most CUSTOM
en: Narmada stone is the usual Shivling of homes, as it needs no consecration; metal, crystal and clay are used too. Parad contains mercury, so do not pour milk or water over it that anyone drinks.
hi: घरों में नर्मदा का पत्थर प्रचलित है, क्योंकि उसे प्रतिष्ठा नहीं चाहिए; धातु, स्फटिक और मिट्टी के भी होते हैं। पारद में पारा होता है, इसलिए उस पर चढ़ा जल या दूध कोई न पिए।
hg: Gharon me Narmada ka patthar prachalit hai, kyunki use pratishtha nahi chahiye; dhatu, sphatik aur mitti ke bhi hote hain. Parad me para hota hai, isliye us par chadha jal ya doodh koi na piye.
@do modern most CUSTOM
en: If you travel, a wet cloth or a day without water is no fault; pour when you return. Who cannot keep it gives it to a temple or a relative with a last abhishek. Women and men both bathe it at home.
hi: यात्रा में हों तो बिना जल का दिन दोष नहीं; लौटकर चढ़ाएँ। न रख पाएँ तो अंतिम अभिषेक कर मंदिर या संबंधी को दें। घर में स्त्री-पुरुष दोनों अभिषेक करते हैं।
hg: Yatra me hon to bina jal ka din dosh nahi; lautkar chadhayein. Na rakh payein to antim abhishek kar mandir ya sambandhi ko dein. Ghar me stri-purush dono abhishek karte hain.

# shankh-at-home object
@names
en: shankh, conch, conch shell, dakshinavarti shankh
hi: शंख, दक्षिणावर्ती शंख, घर में शंख
hg: ghar me shankh, shankh rakhna, dakshinavarti sankh
@ask
en: where to keep the shankh at home | how many conches can be kept | can women blow the conch | how to keep a shankh in the mandir | should water be kept in the shankh | what is a dakshinavarti shankh and is it worth the price | when is the shankh blown | should the blown conch and worship conch be separate | conch beside vishnu or shiva | shankh direction in pooja ghar | two shankh at home allowed | keep conch filled with water at night | conch cracked can it be used
en: shankh with water overnight | shankh at home benefits direction | can women blow shankh | two shankh in mandir
hi: शंख घर में कहाँ रखें | घर में कितने शंख रखने चाहिए | शंख में जल भरकर रखना चाहिए क्या | महिलाएँ शंख बजा सकती हैं क्या | दक्षिणावर्ती शंख क्या होता है | शंख कब बजाना चाहिए | शंख को मंदिर में कैसे रखें | रात में शंख क्यों नहीं बजाते | शिव जी को शंख से जल क्यों नहीं चढ़ाते | घर में दो शंख रख सकते हैं क्या | शंख का मुँह किधर हो | टूटा हुआ शंख रख सकते हैं क्या | शंख में रात को पानी भरकर पीना
hi: शंख में जल भरकर रखें | शंख किस दिशा में रखें | स्त्रियाँ शंख बजा सकती हैं | मंदिर में दो शंख
hg: shankh ghar me kaha rakhe | ghar me kitne shankh rakhne chahiye | shankh me pani bhar kar rakhna chahiye kya | ladies shankh baja sakti hai kya | dakshinavarti shankh kya hota hai | shankh kab bajana chahiye | shankh mandir me kaise rakhe | puja wala aur bajane wala shankh alag hota hai kya | sankh ghar me rakhna shubh hai kya | ghar me do shankh rakh sakte hai kya | shankh ka muh kidhar ho | tuta hua shankh rakh sakte hai kya | shankh me raat ko pani bharkar rakhna
hg: shankh me pani bhar ke rakhe | shankh kis disha me rakhe | ladies shankh baja sakti hai | mandir me do shankh
@where modern wide CUSTOM
en: The shankh stays in the mandir at the right of Vishnu, Krishna or Lakshmi, on a small stand or cloth and not on the floor. Its open mouth looks up or toward the deity.
hi: शंख मंदिर में विष्णु, कृष्ण या लक्ष्मी के दाहिने रहता है, छोटे आसन या कपड़े पर, फ़र्श पर नहीं। उसका खुला भाग ऊपर या देवता की ओर हो।
hg: Shankh mandir me Vishnu, Krishna ya Lakshmi ke daahine rehta hai, chhote aasan ya kapde par, farsh par nahi. Uska khula bhag upar ya devta ki or ho.
@which classical most DS
en: One shankh for worship is kept, and a second only for blowing, as that one is touched by the mouth. Two worship conches in one mandir are avoided by the digests; Shiva is not bathed from a conch.
hi: पूजा का एक शंख रखते हैं और दूसरा केवल बजाने का, क्योंकि वह मुँह से लगता है। एक मंदिर में पूजा के दो शंख निबंध-ग्रंथ नहीं रखते; शिव को शंख से स्नान नहीं कराते।
hg: Puja ka ek shankh rakhte hain aur doosra keval bajane ka, kyunki woh muh se lagta hai. Ek mandir me puja ke do shankh nibandh-granth nahi rakhte; Shiv ko shankh se snan nahi karate.
@cost modern wide SENSE
en: A right-turning shankh is rare and often faked, so nobody needs to pay a high price for one; an ordinary conch does all that puja asks. Women and men blow it alike in most homes.
hi: दक्षिणावर्ती शंख दुर्लभ है और नक़ली बहुत बिकता है, इसलिए ऊँचा दाम देने की ज़रूरत नहीं; पूजा के लिए साधारण शंख काफ़ी है। ज़्यादातर घरों में स्त्री-पुरुष दोनों बजाते हैं।
hg: Dakshinavarti shankh durlabh hai aur nakli bahut bikta hai, isliye uncha daam dene ki zaroorat nahi; puja ke liye sadharan shankh kaafi hai. Zyadatar gharon me stri-purush dono bajate hain.
@how modern most CUSTOM
en: Fill it with water at night or during puja, sprinkle that in the rooms, then rinse and dry it. It is blown before aarti, morning and dusk, not at late night; in late pregnancy or hernia leave the blowing.
hi: रात या पूजा में जल भरें, घर में छिड़कें, फिर धोकर सुखाएँ। आरती से पहले, सुबह-शाम बजाते हैं, देर रात नहीं; गर्भ के अंतिम महीनों या हर्निया में न बजाएँ।
hg: Raat ya puja me jal bharein, ghar me chhidkein, phir dhokar sukhayein. Aarti se pehle, subah-shaam bajate hain, der raat nahi; garbh ke antim mahino ya hernia me na bajayein.

# idols-facing-each-other relation
@names
en: idols facing each other, gods facing each other, two mandirs facing each other
hi: मूर्तियाँ आमने-सामने, भगवान की मूर्तियाँ आमने सामने
hg: murti aamne samne, bhagwan ki murti amne samne
@ask
en: two shelves of gods now look at each other across the room
hi: दो शेल्फ़ के भगवान आमने-सामने हो गए हैं
hg: do shelf ke bhagwan aamne saamne ho gaye hai
en: can two idols face each other | is it wrong if gods look at each other | god photos on opposite walls | shiva photo opposite to durga photo | two mandirs opposite each other in a joint family | my krishna statue in the hall faces the mandir directly, is that a dosh | should idols in a mandir be side by side | god statues opposite each other dosh | hanuman photo facing durga photo | two pooja shelves facing one another | bhagwan face to face
hi: क्या मूर्तियाँ आमने-सामने रख सकते हैं | दो भगवान की तस्वीरें आमने सामने लगी हैं | मंदिर के सामने दूसरी मूर्ति रखी है ठीक है क्या | भगवान के फ़ोटो आमने सामने की दीवार पर | मूर्तियाँ एक दूसरे को देखें तो क्या होता है | मंदिर में मूर्तियाँ पास-पास रखें या आमने-सामने | भगवान एक दूसरे के सामने रखना दोष है क्या | दो मंदिर एक दूसरे के सामने हैं | देवी देवता आमने सामने | हॉल की मूर्ति मंदिर की ओर देखती है ठीक है क्या
hg: murti aamne samne rakh sakte hai kya | do bhagwan ki photo amne samne lagi hai | mandir ke samne dusri murti rakhi hai | bhagwan ki photo opposite wall par laga sakte hai | murtiya ek dusre ko dekhe to kya hota hai | hall me krishna ji mandir ke bilkul samne hai | bhagwan ek dusre ke samne rakhna dosh hai kya | do mandir ek dusre ke samne hai | devi devta amne samne | photo face to face bhagwan ki
@ok modern most PRAC
en: Idols in worship are better not set face to face; they stand side by side, all looking at the one who prays. Pictures that happen to hang on opposite walls do no harm.
hi: पूजा की मूर्तियाँ आमने-सामने न रखें तो अच्छा; वे साथ-साथ रहें और सब पूजा करने वाले की ओर देखें। आमने-सामने की दीवारों पर लगे चित्रों से कोई हानि नहीं।
hg: Puja ki murtiyan aamne-samne na rakhein to achha; woh saath-saath rahein aur sab puja karne wale ki or dekhein. Aamne-samne ki deewaron par lage chitron se koi haani nahi.
@do modern most PRAC
en: Turn one of the two a little, or set both on the same side. If two families share a home with two mandirs, each may keep its own wall.
hi: दोनों में से एक को थोड़ा घुमा दें, या दोनों एक ही ओर रखें। एक घर में दो परिवारों के दो मंदिर हों तो हर एक अपनी दीवार पर रख सकता है।
hg: Dono me se ek ko thoda ghuma dein, ya dono ek hi or rakhein. Ek ghar me do parivaron ke do mandir hon to har ek apni deewar par rakh sakta hai.

# ancestors-photo object
@names
en: photo of ancestors, ancestors photo, photos of dead parents, deceased parents photo, photo of a dead person
hi: पितरों की तस्वीर, पूर्वजों की फ़ोटो, दिवंगत माता-पिता की तस्वीर, मृतक की फोटो
hg: pitro ki photo, purvajo ki photo, mare hue logo ki photo, dead parents ki photo
en: photo of my late husband, photo of my late wife, late husband's photo
hi: स्वर्गीय पति की फ़ोटो, पति की तस्वीर मंदिर में, दिवंगत की तस्वीर
hg: swargiya pati ki photo, pati ki photo mandir me, divangat ki tasveer
@ask
en: his picture next to Krishna in the pooja shelf, family disagrees, where by custom does it go | where does custom put the photo of the departed
en: my wife passed away, the children want her picture beside the gods, where does it go | widow, I want to see his photo every morning but relatives object to the pooja shelf | may a husband's picture stand next to Krishna in the mandir
hi: पति नहीं रहे, बेटा उनकी फ़ोटो मंदिर में रखना चाहता है, देवर मना करते हैं | मैं रोज़ सुबह उनकी तस्वीर देखना चाहती हूँ, कहाँ लगाऊँ
hg: pati nahi rahe, beta unki photo mandir me rakhna chahta hai devar mana karte hai | main roz subah unki tasveer dekhna chahti hu kaha lagau
en: where to hang photos of ancestors | can photos of dead parents be kept in the mandir | which wall for my late father's picture | garland on the photo of the dead in living room | photo of deceased in bedroom ok | is it wrong to keep grandparents' photo with gods | my husband's late mother's photo is inside the pooja unit, should I move it | ancestors picture facing direction | dead father photo in house vastu | late grandparents photo which direction | can we keep pitru photo in pooja room | should photos of dead be facing north
en: father's photo near god | ancestor photo which wall facing | garland on dead person photo | grandparents photo in bedroom | photo of dead and living together
hi: पितरों की तस्वीर कहाँ लगानी चाहिए | क्या मंदिर में पूर्वजों की फ़ोटो रख सकते हैं | स्वर्गीय पिताजी की तस्वीर किस दीवार पर लगाएँ | दादा-दादी की फ़ोटो भगवान के साथ रखनी चाहिए क्या | मृतक की फ़ोटो बेडरूम में लगा सकते हैं क्या | पितरों की तस्वीर किस दिशा में | दिवंगत की तस्वीर पर माला चढ़ाना | पूर्वजों का फ़ोटो दक्षिण दीवार पर क्यों | पितरों की फ़ोटो मंदिर में रखना सही या ग़लत | माँ गुज़र गईं, उनकी तस्वीर कहाँ लगाऊँ | पूर्वजों की तस्वीर का मुँह किधर हो | पितृ फ़ोटो किचन में लगा सकते हैं
hi: पिता की तस्वीर भगवान के पास | पितरों की तस्वीर किस दीवार पर | पितरों की फ़ोटो बेडरूम में | मृत और जीवित की फ़ोटो साथ
hg: pitro ki photo kaha lagaye | mandir me purvajo ki photo rakh sakte hai kya | papa ki death ho gayi unki photo kis wall par lagaye | dada dadi ki photo bhagwan ke sath rakhni chahiye kya | mare hue ki photo bedroom me laga sakte hai | pitro ki tasveer kis disha me | purvaj ki photo south wall pe kyu | swargwasi mata pita ki photo kidhar lagaye | pitro ki photo mandir me rakhna sahi ya galat | mummy guzar gayi unki photo kaha lagau | purvajo ki photo ka muh kidhar ho | pitar photo kitchen me laga sakte h
hg: papa ki photo bhagwan ke paas rakh sakte hai | pitro ki photo kis deewar par | dada dadi ki photo bedroom me | mare hue aur zinda ki photo saath
en: how long after death can the photo be hung | can we put garland daily on father's photo | dead person's photo in bedroom | lamp in front of late mother photo which direction | dead and living together in a photo | photo of dead in the drawing room
hi: मृत्यु के कितने दिन बाद फोटो लगाएँ | पिताजी की फोटो पर रोज़ माला | मृत व्यक्ति की फोटो बेडरूम में | स्वर्गीय माँ की फोटो के आगे दीपक | जीवित और मृत एक फोटो में
hg: death ke kitne din baad photo lagaye | papa ki photo pe roz mala | mare hue ki photo bedroom me | swargiya maa ki photo ke aage diya | jinda aur mare hue ek photo me
en: my late husband's picture hangs among the gods, where may it go | late grandfather's photo inside the pooja unit
hi: स्वर्गीय माता-पिता की फ़ोटो किस दीवार पर टाँगें | स्वर्गवासी पति की तस्वीर भगवान के साथ लगी है
hg: swargiya maa babuji ki photo kis deewar pe tange | swargwasi pitaji ki tasveer kaha lagaye
en: mother has put grandfather's photo in the temple, father says take it out
en: mother keeps father's photo inside the mandir and the priest says take it out
hi: दादाजी की फ़ोटो माँ ने मंदिर में रख दी है, पिताजी कहते हैं हटाओ
hi: माँ ने पिताजी की फ़ोटो मंदिर में रखी है, पंडित हटाने को कहते हैं | दादा जी की तस्वीर भगवान के साथ रखी है, माँ हटाने नहीं देतीं
hg: dadaji ki photo mummy ne mandir me rakh di hai papa kehte hai hatao
hg: maa ne papa ki photo mandir me rakhi hai pandit hatane ko kehte hai | dada ji ki photo bhagwan ke saath rakhi, maa nahi maan rahi
@places good S SW; fine W; avoid NE C
@where modern most PRAC
en: Photos of ancestors hang on the south or south-west wall of the living room or a passage, outside the mandir. They are honoured as family, the gods as gods.
hi: पूर्वजों की तस्वीरें बैठक या गलियारे की दक्षिण या नैऋत्य दीवार पर लगती हैं, मंदिर से बाहर। उनका मान परिवार के रूप में है, देवताओं का देवता के रूप में।
hg: Purvajon ki tasveerein baithak ya galiyare ki south ya south-west deewar par lagti hain, mandir se bahar. Unka maan parivar ke roop me hai, devtaon ka devta ke roop me.
@ok modern disputed CUSTOM
en: Most do not keep photos of the departed in the mandir with the gods: they hang on the south wall instead. In some homes they stand there on a lower shelf, and that is respect too.
hi: ज़्यादातर लोग दिवंगतों की तस्वीर मंदिर में देवताओं के साथ नहीं रखते, दक्षिण दीवार पर लगाते हैं। कुछ घरों में वे मंदिर के नीचे के ख़ाने में रहती हैं, वह भी आदर ही है।
hg: Zyadatar log divangat logon ki tasveer mandir me bhagwan ke saath nahi rakhte, south deewar par lagate hain. Kuch gharon me woh mandir ke neeche ke khane me rehti hain, woh bhi aadar hi hai.
@do modern most PRAC
en: Hang it on the south wall so that it looks north; keep it out of bedroom, kitchen, the house's centre and from between photos of the living. A garland and a lamp on the tithi are enough; one photo of each is plenty.
hi: दक्षिण दीवार पर, उत्तर मुख लगाएँ; शयनकक्ष, रसोई, घर के बीच और जीवितों की तस्वीरों के बीच नहीं। माला और तिथि पर दीपक काफ़ी; हर एक की एक तस्वीर बहुत है।
hg: Dakshin deewar par, uttar mukh lagayein; bedroom, rasoi, ghar ke beech aur jeeviton ki tasveeron ke beech nahi. Mala aur tithi par deepak kaafi; har ek ki ek tasveer bahut hai.
@when modern most CUSTOM
en: The photo is hung after the thirteenth-day rites in most homes; during them it stands on a small table with lamp and flowers. Later a garland on the yearly tithi, Pitru Paksha and Amavasya is enough, daily if it comforts.
hi: अधिकतर घरों में फोटो तेरहवीं के बाद टाँगते हैं; तब तक छोटी मेज़ पर दीपक-फूल के साथ रहती है। फिर वार्षिक तिथि, पितृ पक्ष और अमावस्या पर माला काफ़ी; मन को सुकून हो तो रोज़ भी।
hg: Adhiktar gharon me photo terahvi ke baad taangte hain; tab tak chhoti mez par deepak-phool ke saath rehti hai. Phir varshik tithi, Pitru Paksha aur Amavasya par mala kaafi; mann ko sukoon ho to roz bhi.
@why modern most PRAC
en: South is Yama's and the ancestors' side, so their photo hangs there. A family picture in which someone has since died may stay where it is; a small album photo in the bedroom harms nobody.
hi: दक्षिण यम और पितरों की दिशा है, इसलिए फोटो वहीं। जिस पारिवारिक तस्वीर में कोई अब नहीं रहे, वह अपनी जगह रह सकती है; बेडरूम में एल्बम की छोटी फोटो से कोई हानि नहीं।
hg: Dakshin Yam aur pitron ki disha hai, isliye photo wahin. Jis parivarik tasveer me koi ab nahi rahe, woh apni jagah reh sakti hai; bedroom me album ki chhoti photo se koi haani nahi.
@see broken-idol

# mandir-in-bedroom relation
@names
en: mandir in the bedroom, pooja in bedroom, god photos in the bedroom
hi: बेडरूम में मंदिर, शयनकक्ष में पूजाघर, बेडरूम में भगवान की फोटो
hg: bedroom me mandir, bedroom me bhagwan ki photo, sone ke kamre me mandir
en: mandir at our feet, sleep and pray in the same room
hi: सोने और पूजा का एक ही कमरा, एक कमरे में मंदिर और पलंग
hg: ek hi kamre me mandir aur bed, sone aur pooja ka ek kamra
@ask
en: one single room for sleep and prayer, our feet point at the gods and I feel guilty | newly married, the only shelf for the mandir is in our bedroom | may couple life go on in a room with a mandir
hi: एक ही कमरा है, सोते भी वहीं पूजा भी वहीं, पैर मंदिर की ओर जाते हैं | नई शादी हुई है, मंदिर बेडरूम में ही है, संकोच होता है | सोते समय मंदिर का परदा करें क्या
hg: ek hi kamra hai sote bhi wahi pooja bhi wahi, pair mandir ki taraf jate hai | nayi shaadi hui hai mandir bedroom me hi hai sharam aati hai | sote time mandir ka parda kare kya
en: can we keep the mandir in the bedroom | only place for temple is the bedroom | is it sin to have gods in a couple's room | which corner of the bedroom for the mandir | one room house where do gods go | I live in a PG with one bed, where do I put my small krishna | curtain on mandir in bedroom at night | radha krishna photo in bedroom is it ok | pooja ghar in bedroom good or bad | temple in master bedroom vastu | where to keep god in one room kitchen | small wall temple in our bedroom because hall belongs to flatmates, is it okay for a married couple
en: mandir in bedroom with attached bathroom | couple room mandir | one room kitchen mandir where
hi: बेडरूम में मंदिर रख सकते हैं क्या | पति-पत्नी के कमरे में मंदिर हो तो क्या करें | एक ही कमरा है मंदिर कहाँ रखें | शयनकक्ष में भगवान की तस्वीर लगाना चाहिए क्या | बेडरूम में मंदिर किस कोने में हो | पीजी में रहती हूँ, छोटे कान्हा जी कहाँ रखूँ | बेडरूम वाले मंदिर पर रात को परदा डालें क्या | सोने के कमरे में पूजा | बेडरूम में पूजाघर रखना चाहिए या नहीं | शयनकक्ष में मंदिर का सही स्थान | बेडरूम में भगवान की मूर्ति क्यों नहीं रखते | किराए का एक कमरा है, सोना भी वहीं, पूजा भी वहीं
hi: बेडरूम में मंदिर अटैच बाथरूम के साथ | पति पत्नी के कमरे में मंदिर | एक कमरे के घर में मंदिर कहाँ
hg: bedroom me mandir rakh sakte hai kya | pati patni ke kamre me mandir hai kya kare | ek hi room hai mandir kaha rakhe | bedroom me bhagwan ki photo lagani chahiye ya nahi | bedroom me mandir kis kone me ho | pg me rehta hu bhagwan kaha rakhu | 1rk me mandir kahan rakhe | bedroom wale mandir pe parda lagana chahiye kya | bedroom me radha krishna ki photo thik hai kya | bedroom me pooja ghar sahi hai kya | bedrom me mandir | master bedroom me mandir kaha rakhe | kiraye ka ek hi kamra hai sona bhi wahi pooja bhi wahi kya ye galat hai
hg: bedroom me mandir attach bathroom hai | pati patni ke room me mandir | 1rk me mandir kaha rakhe
en: family sleeps in the same room where the mandir stands, shall we draw a curtain
hi: जिस कमरे में सोते हैं उसी में भगवान का मंदिर है, परदा लगा दें क्या
hg: jis kamre me sote hai usi me bhagwan ka mandir hai parda laga de kya
@ok modern most PRAC
en: A mandir in the bedroom is fine when there is no other room, though another place is preferred. In one-room homes and hostels millions pray so, and it is no sin.
hi: दूसरी जगह न हो तो बेडरूम में मंदिर ठीक है, यद्यपि अलग जगह बेहतर मानी जाती है। एक कमरे के घरों और छात्रावासों में लाखों लोग ऐसे ही पूजा करते हैं; यह पाप नहीं।
hg: Doosri jagah na ho to bedroom me mandir theek hai, haalaanki alag jagah behtar maani jaati hai. Ek kamre ke gharon aur hostel me lakhon log aise hi puja karte hain; yeh paap nahi.
@how modern most PRAC
en: Place it in the north-east or east of the bedroom, above the level of the bed and not at the foot end, and close its doors or a curtain at night. Do not sleep with your feet toward it.
hi: उसे बेडरूम के ईशान या पूर्व में, पलंग की ऊँचाई से ऊपर और पैरों की ओर नहीं रखें, और रात को पट या परदा बंद कर दें। उसकी ओर पैर करके न सोएँ।
hg: Use bedroom ke north-east ya east me, palang ki unchai se upar aur pairon ki or nahi rakhein, aur raat ko pat ya parda band kar dein. Uski or pair karke na soyein.
@do modern most PRAC
en: With an attached bathroom keep that door shut and set the mandir on another wall; not above the bed's head or opposite the pillow. A curtain at night settles the worry about a couple's room.
hi: साथ में बाथरूम हो तो उसका दरवाज़ा बंद और मंदिर दूसरी दीवार पर; सिरहाने के ऊपर या तकिए के ठीक सामने नहीं। दंपती के कमरे की चिंता रात के परदे से मिट जाती है।
hg: Saath me bathroom ho to uska darwaza band aur mandir doosri deewar par; sirhane ke upar ya takiye ke theek saamne nahi. Dampati ke kamre ki chinta raat ke parde se mit jaati hai.
@see feet-toward-mandir

# mandir-in-kitchen relation
@names
en: mandir in the kitchen, pooja in the kitchen, god shelf in kitchen
hi: रसोई में मंदिर, रसोईघर में पूजाघर, किचन में मंदिर
hg: kitchen me mandir, rasoi me mandir, kichan me bhagwan
@ask
en: can the mandir be in the kitchen | temple in kitchen good or bad | we cook non veg, can gods be in the kitchen | which corner of kitchen for the mandir | mandir above the gas stove or sink | our builder made a pooja niche in the kitchen, is it ok | is kitchen temple allowed in south indian homes | mandir over the fridge in kitchen | pooja shelf above the platform | mandir inside kitchen vastu | god photo near gas stove | is it okay that our small temple stands in the kitchen's corner since the hall is full
en: mandir above kitchen platform | mandir near gas stove | mandir in kitchen nonveg cooked
hi: रसोई में मंदिर रख सकते हैं क्या | किचन में मंदिर होना ठीक है या नहीं | रसोई में माँस बनता है, मंदिर रखें या नहीं | रसोई में मंदिर किस कोने में रखें | चूल्हे के ऊपर मंदिर ठीक है क्या | सिंक के ऊपर मंदिर है क्या करें | बिल्डर ने रसोई में मंदिर बनाया है | फ़्रिज के ऊपर मंदिर रख सकते हैं क्या | रसोई में पूजा का स्थान | किचन में भगवान की फ़ोटो लगाना | छोटे फ़्लैट में मंदिर रसोई में है कोई दोष तो नहीं | गैस के पास भगवान रखना ठीक है क्या
hi: किचन प्लेटफ़ॉर्म के ऊपर मंदिर | रसोई में मंदिर और नॉनवेज | गैस के पास मंदिर
hg: kitchen me mandir rakh sakte hai kya | rasoi me mandir hona chahiye ya nahi | kitchen me nonveg banta hai mandir rakhe ya nahi | kitchen me mandir kis kone me rakhe | gas ke upar mandir sahi hai kya | sink ke upar mandir hai kya kare | fridge ke upar mandir rakh sakte hai kya | chote flat me kitchen me bhagwan rakhe hai thik hai kya | kitchen me bhagwan ki photo lagana | rasoi me pooja ka sthan | kitchen platform ke upar mandir | chhote flat me mandir kitchen me hai koi dosh to nahi
hg: kitchen platform ke upar mandir | kitchen me mandir hai aur nonveg banta hai | gas ke paas mandir
en: prayer shelf is right above the gas | gods above the burner in a one room kitchen, is it improper | temple and kitchen share one room, what goes in which corner | cooking smell reaches the pooja shelf
hi: पूजाघर और रसोई एक ही कमरे में हैं, किस कोने में क्या हो | चूल्हे के ठीक ऊपर भगवान की शेल्फ़ है | रसोई में मंदिर और गैस साथ में हैं
hg: puja ki shelf gas ke upar hai galat hai kya | rasoi aur mandir ek hi kamre me, kis kone me kya rakhe | chulhe ke upar bhagwan rakhe hai | kitchen me mandir aur gas ek sath
hg: ek hi kamre ki rasoi me bhagwan ka aala
hi: रसोई में भगवान का आला
en: the pooja shelf is just over the gas as there was no other place, cousin says gods above fire is not proper | one wall of the kitchen has the pooja shelf above the stove
hi: दूसरी जगह नहीं थी इसलिए पूजा की शेल्फ़ गैस के ठीक ऊपर है
hg: dusri jagah nahi thi isliye puja ki shelf gas ke theek upar hai
@ok modern disputed PRAC
en: A mandir in the kitchen is accepted in many homes: gods in its north-east, the stove in the south-east, apart, and never right above gas or sink. Most of today's lists prefer another room.
hi: रसोई में मंदिर बहुत घरों में मान्य है: भगवान ईशान में, चूल्हा आग्नेय में, दूर-दूर; गैस या सिंक के ठीक ऊपर नहीं। आज की ज़्यादातर सूचियाँ दूसरी जगह अच्छी मानती हैं।
hg: Rasoi me mandir bahut gharon me maanya hai: Bhagwan north-east me, chulha south-east me, door-door; gas ya sink ke theek upar nahi. Aaj ki zyadatar lists doosri jagah achhi maanti hain.
@how modern most PRAC
en: Choose the kitchen's north-east corner or a small shelf on the east wall, away from stove, sink and dustbin, with a small door against steam and smell. A lamp needs distance from the gas pipe.
hi: रसोई का ईशान कोना या पूर्व की दीवार पर छोटी शेल्फ़ चुनें, चूल्हे, सिंक और कूड़ेदान से दूर, भाप और गंध से बचाने को छोटा दरवाज़ा। दीपक गैस पाइप से दूर हो।
hg: Rasoi ka north-east kona ya east deewar par chhoti shelf chunein, chulhe, sink aur dustbin se door, bhaap aur gandh se bachane ko chhota darwaza. Deepak gas pipe se door ho.
@do modern most CUSTOM
en: Where non-veg is cooked and the mandir cannot move, close its door then, clean and air the kitchen, and light the lamp after. A rented home needs no more.
hi: जहाँ नॉनवेज पकता है और मंदिर हट न सके, तब उसका दरवाज़ा बंद रखें, रसोई साफ़ कर हवा करें, फिर दीप जलाएँ। किराए के घर में इतना काफ़ी है।
hg: Jahan nonveg pakta hai aur mandir hat na sake, tab uska darwaza band rakhein, rasoi saaf kar hawa karein, phir deep jalayein. Kiraye ke ghar me itna kaafi hai.

# mandir-in-shop-office relation
@names
en: mandir in the office, mandir in the shop, temple at workplace, god photo on desk
hi: दुकान में मंदिर, ऑफ़िस में मंदिर, दफ़्तर में भगवान
hg: dukan me mandir, office me mandir, office desk par bhagwan
en: god's photo in the shop, god picture in shop
hi: दुकान में भगवान की फ़ोटो
hg: dukan me bhagwan ki photo
@ask
en: where to keep the mandir in a shop | can I keep god's photo on my office desk | temple behind the shopkeeper's seat | which god to keep in a shop | mandir in the office cabin direction | my kirana store is 8 by 10 feet, where do I put lakshmi ganesh | lamp in the shop evening rule | ganesh idol on work table facing me or customer | shop temple direction | pooja place in office vastu | god idol behind boss chair | ganesh lakshmi on cash counter
en: office desk god idol direction | shop mandir facing customer | which god for office table
hi: दुकान में मंदिर कहाँ रखें | ऑफ़िस की मेज़ पर भगवान रख सकते हैं क्या | दुकान में लक्ष्मी गणेश किस दिशा में रखें | दुकान में मंदिर गल्ले के ऊपर रख सकते हैं क्या | दफ़्तर में मंदिर किस कोने में | दुकान में कौन से भगवान की फ़ोटो लगाएँ | दुकान में शाम को दीया कब जलाएँ | केबिन में मंदिर पीठ के पीछे हो तो | दुकान का मंदिर किस दीवार पर | ऑफ़िस में पूजा का स्थान | गल्ले के पास भगवान की फ़ोटो | फ़ैक्टरी में मंदिर कहाँ बनाएँ
hi: ऑफ़िस टेबल पर कौन से भगवान | दुकान में मंदिर का मुख | दुकान में मंदिर किस दिशा
hg: dukan me mandir kaha rakhe | office desk par bhagwan ki murti rakh sakte hai kya | dukan me laxmi ganesh kis disha me rakhe | galle ke upar mandir rakh sakte hai kya | office me mandir kis kone me ho | shop me kaun se bhagwan ki photo lagaye | dukan me sham ko diya kab jalaye | cabin me bhagwan peeth ke piche hai thik hai | dukan ka mandir kis deewar par | office me pooja ki jagah | galle ke paas bhagwan ki photo | factory me mandir kaha banaye
hg: office table par kaun se bhagwan rakhe | dukan me mandir ka muh kidhar | dukan me mandir kis disha me
en: small temple in the new shop, which corner | gods are hung over the cash drawer, is that wrong
hi: नई दुकान में छोटा मंदिर किस कोने में लगवाएँ | गल्ले के ऊपर भगवान टँगे हैं, ठीक है क्या
hg: nayi dukan me mandir kis kone me lagwau | cash drawer ke upar mandir taang rakha hai galat hai kya | dukan me ganesh laxmi kaha lagaye
en: getting new furniture made for my shop, where should the small mandir be fixed
hi: दुकान का नया फ़र्नीचर बन रहा है, मंदिर किस कोने में लगवाऊँ | कैश की दराज़ के ऊपर मंदिर टाँग रखा है
hi: ऑफ़िस की मेज़ पर गणेश जी की छोटी मूर्ति, मुँह किधर हो
hg: dukan ka furniture naya ban raha hai mandir kis kone me lagwau | nayi dukan me ganesh laxmi ka chhota mandir kis kone me
hg: ganesh ji ki choti murti office table par rakh sakte hai kya, unka muh kidhar ho | ganpati office desk pe kaise rakhe muh kis taraf
en: place for the gods in my store
en: small ganesha on my office desk, which way should he face
@where modern most PRAC
en: In a shop or office the mandir stands in the north-east, or on the east or north wall, above the counter's height and where the owner sees it. It should not be behind the back or above the shoes.
hi: दुकान या दफ़्तर में मंदिर ईशान में, या पूर्व या उत्तर की दीवार पर, काउंटर से ऊँचा और मालिक को दिखता हुआ हो। पीठ के पीछे या जूतों के ऊपर न हो।
hg: Dukan ya office me mandir north-east me, ya east ya north ki deewar par, counter se uncha aur malik ko dikhta hua ho. Peeth ke peeche ya jooton ke upar na ho.
@which modern most CUSTOM
en: Lakshmi and Ganesh, and the family deity, are usual in shops; on a desk one small picture is enough. A lamp at opening and at dusk is the custom; put it out before you lock up.
hi: दुकानों में लक्ष्मी-गणेश और कुलदेवता आम हैं; मेज़ पर एक छोटी तस्वीर काफ़ी है। खोलते समय और शाम को दीया जलाने का रिवाज है; ताला लगाने से पहले उसे शांत कर दें।
hg: Dukanon me Lakshmi-Ganesh aur kuldevta aam hain; mez par ek chhoti tasveer kaafi hai. Kholte samay aur shaam ko diya jalane ka riwaz hai; taala lagane se pehle use shaant kar dein.
@face modern most PRAC
en: The images look west or into the shop, you pray facing east or north; on a desk set a small Ganesh in its north-east corner, looking at you. In a rented or shared office a phone picture does as well.
hi: मूर्तियाँ पश्चिम या दुकान के भीतर देखें, आप पूर्व या उत्तर मुख पूजें; मेज़ के ईशान कोने में छोटे गणेश, आपकी ओर मुख। किराए या साझा ऑफ़िस में फ़ोन की तस्वीर भी काफ़ी।
hg: Murtiyan paschim ya dukan ke andar dekhein, aap purv ya uttar mukh poojein; mez ke ishan kone me chhote Ganesh, aapki or mukh. Kiraye ya saajha office me phone ki tasveer bhi kaafi.

# feet-toward-mandir relation
@names
en: feet toward the mandir, sleeping with feet to the mandir, legs pointing at god
hi: मंदिर की ओर पैर, भगवान की तरफ़ पैर करके सोना
hg: mandir ki taraf pair, bhagwan ki taraf pair karke sona
@ask
en: is it wrong to sleep with feet towards the temple | my bed's foot side faces the mandir | mandir is on the other side of the wall where our feet point | can I sleep in the room with the mandir | head or feet to the mandir while sleeping | in our one room house feet go to the gods at night what can I do | does it matter if the mandir is in the next room | feet towards god while sleeping | legs facing pooja room | bed foot side mandir wall | our flat is tiny and at night my feet point at the temple shelf, is it a sin
hi: मंदिर की तरफ़ पैर करके सो सकते हैं क्या | सोते समय पैर मंदिर की ओर होते हैं | दीवार के पीछे मंदिर है और पैर उसी ओर हैं | मंदिर वाले कमरे में सोना ठीक है क्या | भगवान की ओर सिर करके सोएँ या नहीं | एक ही कमरा है, पैर मंदिर की तरफ़ आते हैं, क्या करें | पलंग का पैताना मंदिर के सामने है | पैर भगवान की ओर करके सोना पाप है क्या | मंदिर पैरों की तरफ़ है | सोते वक़्त पैर पूजाघर की ओर | छोटे घर में पैर मंदिर की ओर हो ही जाते हैं
hg: mandir ki taraf pair karke so sakte hai kya | sote time pair mandir ki taraf hote hai | deewar ke piche mandir hai aur pair usi taraf hai | mandir wale room me sona thik hai kya | bhagwan ki taraf pair karna paap hai kya | ek hi kamra hai pair mandir ki taraf aate hai kya kare | bed ka pairo wala side mandir ke samne hai | pair bhagwan ki taraf karke sona paap hai | mandir pairo ki taraf hai | sote waqt pair pooja ghar ki taraf | chote ghar me pair mandir ki taraf ho hi jate hai kya kare
@ok modern wide CUSTOM
en: Sleeping with the feet toward the mandir is avoided out of respect; it is a matter of manners, and nothing bad follows from it. Behind a wall or in the next room it does not count.
hi: मंदिर की ओर पैर करके सोना आदर के कारण टालते हैं; यह शिष्टाचार की बात है, इससे कुछ बुरा नहीं होता। दीवार के पार या दूसरे कमरे में हो तो गिना नहीं जाता।
hg: Mandir ki or pair karke sona aadar ke karan taalte hain; yeh shishtachar ki baat hai, isse kuch bura nahi hota. Deewar ke paar ya doosre kamre me ho to gina nahi jata.
@do modern wide CUSTOM
en: Turn your pillow to the other end if that does not put your head north, or move the shelf higher or to a side wall. If neither works, close its doors or draw a curtain at night.
hi: सिरहाना दूसरी ओर कर लें, यदि इससे सिर उत्तर में न जाए, या मंदिर ऊँचा या बगल की दीवार पर कर दें। दोनों न हो तो रात को पट या परदा बंद करें।
hg: Sirhana doosri or kar lein, agar isse sir north me na jaye, ya mandir uncha ya bagal ki deewar par kar dein. Dono na ho to raat ko pat ya parda band karein.

# mandir-door object
@names
en: door of the mandir, mandir doors, mandir curtain, curtain on the mandir
hi: मंदिर के पट, मंदिर का दरवाज़ा, मंदिर का परदा
hg: mandir ke pat, mandir ka darwaza, mandir ka parda
@ask
en: should the mandir have doors | should the temple be closed at night | curtain in front of the mandir colour | is an open mandir wrong | when to open and close the mandir doors | double door or single door for pooja room | door threshold for pooja room | do we cover the mandir when guests stay in that room | mandir without door | close mandir at night or not | should pooja room have door | curtain colour for temple
en: pooja room door, sliding glass or a wooden one of two leaves, interior designer asks
hi: मंदिर में दरवाज़ा होना चाहिए क्या | रात को मंदिर बंद करना चाहिए क्या | मंदिर पर परदा किस रंग का लगाएँ | खुला मंदिर ठीक है क्या | मंदिर के पट कब बंद करें | पूजाघर का दरवाज़ा दो पल्ले का हो या एक का | पूजाघर में चौखट ज़रूरी है क्या | दोपहर में भगवान का परदा क्यों करते हैं | बिना दरवाज़े का मंदिर | पूजाघर में परदा लगाना ज़रूरी है | दिन में मंदिर बंद रखें क्या | मंदिर रात में खुला रह जाए तो
hi: पूजा घर का दरवाज़ा काँच का सरकने वाला हो या लकड़ी के दो पल्ले का
hg: mandir me darwaza hona chahiye kya | raat ko mandir band karna chahiye kya | mandir par parda kis rang ka lagaye | khula mandir thik hai kya | mandir ke pat kab band kare | pooja room ka door do palle ka ho ya ek ka | mandir ka parda raat me lagana zaruri hai | pooja ghar me chaukhat jaruri hai kya | bina darwaze ka mandir | pooja ghar me parda lagana jaruri hai | din me mandir band rakhe kya | mandir raat ko khula reh jaye to
hg: puja room ka door glass sliding ya lakdi ke do palle wala, interior wala puch raha
@ok modern most CUSTOM
en: Doors or a curtain on the mandir are good but not a must. They are opened after the morning bath and closed at night, as one lets the deity rest; an open shelf is fine too.
hi: मंदिर में पट या परदा अच्छा है, ज़रूरी नहीं। सुबह स्नान के बाद खोलते और रात को बंद करते हैं, मानो देवता को विश्राम दिया; खुली शेल्फ़ भी ठीक है।
hg: Mandir me pat ya parda achha hai, zaroori nahi. Subah snan ke baad kholte aur raat ko band karte hain, maano devta ko vishram diya; khuli shelf bhi theek hai.
@which modern most PRAC
en: For a pooja room two wooden leaves that open outward, a threshold and a little ventilation are liked; a net or glass door lets air and light in. Keep the lamp away from a curtain.
hi: पूजाघर के लिए बाहर खुलते लकड़ी के दो पल्ले, चौखट और थोड़ी हवा अच्छी मानी जाती है; जाली या काँच के पट से हवा-रोशनी आती है। दीया परदे से दूर रखें।
hg: Pooja ghar ke liye bahar khulte lakdi ke do palle, chaukhat aur thodi hawa achhi maani jaati hai; jaali ya kaanch ke pat se hawa-roshni aati hai. Diya parde se door rakhein.
@colour modern most PRAC
en: Yellow, cream, white, light red or saffron suit the mandir's curtain; black and dark grey are avoided.
hi: मंदिर के परदे के लिए पीला, क्रीम, सफ़ेद, हल्का लाल या केसरिया अच्छा है; काला और गहरा सलेटी नहीं लगाते।
hg: Mandir ke parde ke liye peela, cream, safed, halka laal ya kesariya achha hai; kala aur gehra slate nahi lagate.

# mandir-material object
@names
en: material of the mandir, wooden mandir, marble mandir, mandir made of glass
hi: लकड़ी का मंदिर, संगमरमर का मंदिर, मंदिर किसका बना हो
hg: lakdi ka mandir, marble ka mandir, sangmarmar ka mandir
@ask
en: wooden or marble temple which is better for home | which wood is good for the mandir | is plywood mandir ok | can mandir be of glass or acrylic | colour of the mandir at home | should the home temple have a dome | I bought a cheap mdf temple online, is that all right | white or brown mandir | best material for home temple | marble pooja mandir good or bad | is black granite mandir ok | steel or aluminium temple
hi: लकड़ी का मंदिर अच्छा या मार्बल का | मंदिर किस लकड़ी का होना चाहिए | प्लाईवुड का मंदिर चलेगा क्या | मंदिर किस रंग का हो | काँच का मंदिर रख सकते हैं क्या | घर के मंदिर में गुंबद होना चाहिए या नहीं | ऑनलाइन सस्ता मंदिर लिया है ठीक है क्या | शीशम या सागौन का मंदिर | घर के मंदिर के लिए सबसे अच्छी लकड़ी | ग्रेनाइट का मंदिर ठीक है क्या | मंदिर लोहे या स्टील का चलेगा | सफ़ेद संगमरमर का मंदिर
hg: lakdi ka mandir accha hai ya marble ka | mandir kis lakdi ka hona chahiye | plywood ka mandir chalega kya | mandir ka colour kaisa ho | kanch ka mandir rakh sakte hai kya | ghar ke mandir me gumbad hona chahiye ya nahi | mdf ka mandir sahi hai kya | sangmarmar ka mandir ghar me thik hai kya | ghar ke mandir ke liye sabse achi lakdi | granite ka mandir thik hai kya | mandir lohe ya steel ka chalega | safed marble ka mandir lena chahiye
@which modern most PRAC
en: A wooden mandir, of sheesham, teak, mango or sandalwood, is the first choice, marble the second; plywood or a plain shelf does as well. Light wood, white, cream or yellow are the usual colours.
hi: लकड़ी का मंदिर, शीशम, सागौन, आम या चंदन का, पहली पसंद है और संगमरमर दूसरी; प्लाईवुड या साधारण शेल्फ़ भी चलती है। हल्की लकड़ी, सफ़ेद, क्रीम या पीला आम रंग हैं।
hg: Lakdi ka mandir, sheesham, sagaun, aam ya chandan ka, pehli pasand hai aur sangmarmar doosri; plywood ya sadharan shelf bhi chalti hai. Halki lakdi, safed, cream ya peela aam rang hain.
@ok modern disputed PRAC
en: A dome on the home mandir is disputed: some keep the spire for temples and want a flat top at home, others see no fault in a small shikhar. Nothing has to be removed for it.
hi: घर के मंदिर पर गुंबद पर मत अलग हैं: कुछ शिखर को सार्वजनिक मंदिर का मानते और घर में सपाट छत चाहते हैं, दूसरों को छोटा शिखर ठीक लगता है। इसके लिए कुछ हटाना ज़रूरी नहीं।
hg: Ghar ke mandir par gumbad par mat alag hain: kuch shikhar ko sarvajanik mandir ka maante aur ghar me sapaat chhat chahte hain, doosron ko chhota shikhar theek lagta hai. Iske liye kuch hatana zaroori nahi.

# lamp-direction rite
@names
en: direction of the lamp, which side to keep the diya, diya direction, flame direction
hi: दीपक की दिशा, दीये की लौ किस दिशा में, दीया किस तरफ़
hg: diye ki disha, deepak ki lau, diya kis taraf
hg: diya south disha me, diya dakshin me
hi: दीया दक्षिण में, दीपक दक्षिण दिशा में
en: lamp facing south, lamp in the south
@ask
hg: diya galti se south disha me jalata raha, gyarah din
hi: दीया ग़लती से दक्षिण दिशा में जलाता रहा, अब क्या
en: by mistake I lit the lamp facing south for many days
hi: ग़लती से कई दिन दीया दक्षिण की ओर जलाया
hg: galti se kai din diya dakshin ki taraf jalaya
en: in which direction should the diya flame point | on which side of god should the lamp be placed | left or right for ghee lamp | can the diya face south | where to put the lamp in the mandir | evening lamp at the main door which side | my diya wick points towards me or towards god | lamp placed on rice or directly on floor | diya facing which side | deepak right or left side of god | is south facing diya bad | where to place lamp while praying
en: diya facing south bad | how many wicks in diya daily | which side of god ghee diya | lamp outside main door evening which side
hi: दीपक की लौ किस दिशा में होनी चाहिए | दीया भगवान के किस तरफ़ रखें | घी का दीया दाएँ रखें या बाएँ | दक्षिण की ओर दीया क्यों नहीं जलाते | शाम को मुख्य द्वार पर दीया किस ओर रखें | दीये की बाती का मुँह किधर हो | दीपक सीधे ज़मीन पर रख सकते हैं क्या | मंदिर में दीपक कहाँ रखें | दीया जलाते समय मुँह किधर | दीपक की लौ दक्षिण में हो तो | दीपक दाहिने रखें कि बाएँ | तुलसी के पास दीया किस दिशा में
hi: दीये की लौ किस दिशा में हो | दीया दक्षिण की ओर | द्वार पर दीया किस ओर | दीये में कितनी बाती
hg: diye ki lau kis disha me honi chahiye | diya bhagwan ke kis taraf rakhe | ghee ka diya right me rakhe ya left me | dakshin disha me diya kyu nahi jalate | sham ko main gate par diya kis side rakhe | deepak ki baati ka muh kidhar ho | deepak zameen par rakh sakte hai kya | mandir me diya kaha rakhna chahiye | diya jalate time muh kidhar | deepak ki lau south me ho to | deepak daye rakhe ki baye | diya kis side rakhna chaiye
hg: diye ki lau kis disha me honi chahiye | diya south ki taraf | diye me kitni batti honi chahiye
hg: akhand jyot ki lau kis taraf
hi: अखंड ज्योत की लौ किस ओर
@face modern most CUSTOM
en: The flame of the diya looks east or north; south is kept for lamps to Yama and the ancestors. In the mandir it simply looks to the deity, which is right everywhere.
hi: दीये की लौ पूर्व या उत्तर की ओर रहती है; दक्षिण की ओर का दीया यम और पितरों का है। मंदिर में लौ देवता की ओर हो तो वह हर जगह ठीक है।
hg: Diye ki lau east ya north ki or rehti hai; south ki or ka diya Yam aur pitron ka hai. Mandir me lau devta ki or ho to woh har jagah theek hai.
@where modern most CUSTOM
en: A ghee lamp stands at the deity's right, which is your left as you face it, and an oil lamp at the other side. Set it on a plate, a leaf or rice grains, not on the bare floor, away from cloth and paper.
hi: घी का दीया देवता के दाहिने, यानी सामने से आपके बाएँ, और तेल का दूसरी ओर रखते हैं। उसे थाली, पत्ते या चावल पर रखें, सीधे ज़मीन पर नहीं, और कपड़े-काग़ज़ से दूर।
hg: Ghee ka diya devta ke daahine, yaani saamne se aapke baayein, aur tel ka doosri or rakhte hain. Use thali, patte ya chawal par rakhein, seedhe zameen par nahi, aur kapde-kaagaz se door.
@which modern most CUSTOM
en: One wick is the daily lamp, two for the home's peace in some lists, five for festivals and aarti. In folk lists east stands for long life, north for plenty, south for Yama; it is custom, no promise.
hi: रोज़ एक बाती, कुछ सूचियों में शांति के लिए दो, पर्व और आरती में पाँच। लोक-सूची में पूर्व आयु, उत्तर समृद्धि, दक्षिण यम के लिए; यह रिवाज है, वचन नहीं।
hg: Roz ek baati, kuch lists me shanti ke liye do, parv aur aarti me paanch. Lok-list me purv aayu, uttar samriddhi, dakshin Yam ke liye; yah riwaz hai, vachan nahi.
@when modern wide CUSTOM
en: The door's evening lamp is lit around sunset, on the right as one goes out (left for one coming in), above shoe level, once the threshold is clean.
hi: द्वार का संध्या दीप सूर्यास्त के आसपास, बाहर निकलते समय दाएँ, चौखट साफ़ कर, जूतों से ऊपर जलाते हैं।
hg: Dwar ka sandhya deep suryast ke aaspaas, bahar nikalte samay dayein, chaukhat saaf kar, jooton se upar jalate hain.
@see diya-wick-oil

# akhand-diya rite
@names
en: akhand diya, akhand deepak, ever burning lamp
hi: अखंड ज्योति, अखंड दीपक, अखंड दीया
hg: akhand jyoti, akhand diya jalana, akhand deep
@ask
en: rules of akhand jyot | can we keep an akhand diya at home every day | akhand jyot went out what does it mean | can we sleep or go out while akhand diya burns | akhand diya with ghee or oil | how to stop the akhand jyot after navratri | electric akhand diya is it fine | both of us go to office, how can we keep an akhand jyot in navratri | akhand jyoti rules navratri | can akhand deep be relit | 24 hour lamp at home | oil for akhand jyoti
en: akhand jyoti rules for navratri at home | akhand jyot ghee or oil | akhand jyot went off at night | akhand jyoti wick length | can we leave home with akhand jyot
hi: अखंड ज्योति के नियम | घर में अखंड दीपक जला सकते हैं क्या | अखंड ज्योति बुझ जाए तो क्या करें | अखंड दीया घी का हो या तेल का | अखंड ज्योति जलाकर बाहर जा सकते हैं क्या | नवरात्रि के बाद अखंड ज्योति कैसे बुझाएँ | बिजली वाली अखंड ज्योति ठीक है क्या | अखंड दीपक किस दिशा में रखें | अखंड ज्योत नवरात्रि नियम | अखंड दीया दोबारा जला सकते हैं क्या | चौबीस घंटे दीया जलाना | अखंड ज्योति की बाती कैसी हो
hi: अखंड ज्योति के नियम | अखंड ज्योति घी की या तेल की | अखंड ज्योति रात में बुझ गई | अखंड ज्योति घर छोड़कर जा सकते हैं
hg: akhand jyoti ke niyam | ghar me akhand diya jala sakte hai kya | akhand diya ghee ka ho ya tel ka | akhand jyoti jalakar bahar ja sakte hai kya | navratri ke baad akhand jyot kaise bujhaye | electric akhand diya thik hai kya | akhand jyot rakhni hai par ghar me koi nahi rehta din me | akhand jyot navratri niyam | akhand diya dobara jala sakte hai kya | 24 ghante diya jalana | akhand jyoti ki batti kaisi ho
hg: akhand jyoti ke niyam | akhand jyot ghee ki ya tel ki | akhand jyoti raat me bujh gayi | akhand jyot jala ke ghar se bahar ja sakte hai
@how modern wide CUSTOM
en: An akhand diya is a lamp kept burning for a vow, mostly the nine days of Navratri, with ghee or sesame oil and a long wick, shielded by glass. Somebody stays at home and refills it.
hi: अखंड दीया संकल्प का दीपक है जो लगातार जलता है, प्रायः नवरात्रि के नौ दिन, घी या तिल के तेल और लंबी बाती से, काँच की चिमनी में। घर में कोई रहे और उसे भरता रहे।
hg: Akhand diya sankalp ka deepak hai jo lagataar jalta hai, aksar Navratri ke nau din, ghee ya til ke tel aur lambi baati se, kaanch ki chimney me. Ghar me koi rahe aur use bharta rahe.
@ok modern wide SENSE
en: Do not leave an akhand diya burning in an empty or sleeping house near curtains; fire is the real danger. If all go to work, a lamp at morning and evening, or an electric one, is enough.
hi: ख़ाली या सोते हुए घर में परदों के पास अखंड दीया जलता न छोड़ें; असली ख़तरा आग है। सब काम पर जाते हों तो सुबह-शाम का दीया या बिजली वाला काफ़ी है।
hg: Khaali ya sote hue ghar me pardon ke paas akhand diya jalta na chhodein; asli khatra aag hai. Sab kaam par jaate hon to subah-shaam ka diya ya bijli wala kaafi hai.
@do modern wide CUSTOM
en: If the akhand diya goes out, it is no bad sign: ask pardon in your heart and light it again, many from a small side lamp kept for this. At the end let it burn down by itself.
hi: अखंड ज्योति बुझ जाए तो यह अपशकुन नहीं: मन में क्षमा माँगकर फिर जला लें, कई लोग इसके लिए साथ में छोटा दीया रखते हैं। अंत में उसे अपने आप शांत होने दें।
hg: Akhand jyoti bujh jaye to yeh apshakun nahi: mann me kshama maangkar phir jala lein, kai log iske liye saath me chhota diya rakhte hain. Ant me use apne aap shaant hone dein.
@where modern most CUSTOM
en: It stands south-east of Devi or to her right if of ghee, left if of oil, on rice or grain, with a mauli wick long enough for the days. Before adding a new wick light a small lamp from it.
hi: यह देवी के आग्नेय में, घी की हो तो उनके दाएँ, तेल की बाएँ, चावल या अनाज पर, मौली की लंबी बाती से रखते हैं। नई बाती से पहले उससे छोटा दीप जला लें।
hg: Yah Devi ke agneya me, ghee ki ho to unke dayein, tel ki bayein, chawal ya anaj par, mauli ki lambi baati se rakhte hain. Nayi baati se pehle usse chhota deep jala lein.
@which modern most CUSTOM
en: Ghee is preferred, sesame or mustard oil is as accepted; it may burn nine days, one day or one night. A plain lamp twice daily is a full Navratri too.
hi: घी श्रेष्ठ, तिल या सरसों का तेल भी मान्य; यह नौ दिन, एक दिन या एक रात जल सकती है। रोज़ दो समय साधारण दीप भी पूरी नवरात्रि है।
hg: Ghee shreshth, til ya sarson ka tel bhi manya; yah nau din, ek din ya ek raat jal sakti hai. Roz do samay saadharan deep bhi poori Navratri hai.

# diya-went-out rite
@names
en: diya went out during puja, lamp blown out, aarti thali fell, puja omen
hi: पूजा में दीया बुझना, आरती की थाली गिरना, पूजा में अपशकुन
hg: puja me diya bujh gaya, aarti ki thali gir gayi, diya bujhna
@ask
en: what does it mean when the diya goes out in puja | aarti thali fell from my hand is it a bad omen | the fan blew out the lamp | photo of god fell from the wall | the coconut was rotten inside what does it mean | god's photo caught fire from the lamp | kumkum spilled on the floor is it inauspicious | my lamp went off on the morning of my exam and I am scared | lamp going off during aarti bad omen | god photo broke suddenly | camphor not burning fully meaning | diya broke in puja
hi: पूजा में दीया बुझ जाए तो क्या होता है | आरती की थाली हाथ से गिर गई, अशुभ है क्या | पंखे से दीपक बुझ गया | भगवान की तस्वीर गिर गई क्या संकेत है | नारियल अंदर से ख़राब निकला तो क्या मतलब | सिंदूर गिर जाए तो क्या होता है | पूजा करते समय दीपक बुझने का अर्थ | हवा से दीया बार-बार बुझता है | आरती करते समय दीया बुझ गया | पूजा में नारियल सड़ा निकला | दीया टूट जाए तो क्या करें | भगवान की फ़ोटो का शीशा चटक गया
hg: puja me diya bujh jaye to kya hota hai | aarti ki thali hath se gir gayi ashubh hai kya | pankhe se diya bujh gaya | bhagwan ki photo gir gayi kya sanket hai | nariyal kharab nikla to kya matlab hai | sindoor girna shubh hai ya ashubh | puja karte time deepak bujhna | diya bar bar bujh jata hai kya kare | aarti karte time diya bujh gaya | pooja me nariyal sada nikla | diya toot jaye to kya kare | pooja me deepak gir gaya ashubh hai kya
en: lamp fell down during puja | diya cracked during aarti | wick formed a flower | lamp smoked black glass
en: my lamp went out, is it a bad sign
en: the lamp in our mandir goes out every evening, is something wrong
hi: पूजा में दीपक गिर गया | आरती में दीपक चटक गया | बत्ती में फूल बना | दीपक की लौ काँपना
hi: दीया बुझ जाए तो अशुभ है क्या
hi: मंदिर का दीया रोज़ बुझ जाता है, कुछ बुरा होगा क्या
hg: puja me diya gir gaya | aarti me diya chatak gaya | batti me phool bana | diye ki lau kaapna
hg: diya bujh gaya to ashubh hai kya
hg: mandir ka diya roz bujh jata hai kuch bura hoga kya
hg: puja ke beech diya bujh gaya | deepak bujh jaye puja me to
hi: पूजा के बीच दीया बुझ गया
@ok modern wide CUSTOM
en: A lamp that goes out or a thali that falls is no bad omen; wind, oil and hands are the cause. Light it again with a short prayer and go on; devotion is not undone by a draught.
hi: दीये का बुझना या थाली का गिरना अपशकुन नहीं; कारण हवा, तेल और हाथ हैं। छोटी प्रार्थना के साथ फिर जलाएँ और पूजा आगे करें; हवा के झोंके से भक्ति नहीं टूटती।
hg: Diye ka bujhna ya thali ka girna apshakun nahi; karan hawa, tel aur haath hain. Chhoti prarthna ke saath phir jalayein aur puja aage karein; hawa ke jhonke se bhakti nahi tootti.
@which modern most CUSTOM
en: A coconut found spoiled is taken kindly in many homes, as the trouble that went with it; it simply was old. Put it in the soil and offer another or a flower.
hi: नारियल ख़राब निकले तो कई घर इसे शुभ मानते हैं कि कष्ट उसी के साथ गया; वह बस पुराना था। उसे मिट्टी में डालें और दूसरा या एक फूल चढ़ाएँ।
hg: Nariyal kharab nikle to kai ghar ise shubh maante hain ki kasht usi ke saath gaya; woh bas purana tha. Use mitti me daalein aur doosra ya ek phool chadhayein.
@why modern wide SENSE
en: A lamp cracks of heat, smokes of a long wick or poor oil, flickers of draught, and a red bead at the wick is soot. Trim to a rice-grain's length, fill two thirds, put it behind a glass.
hi: दीपक गर्मी से चटकता, लंबी बत्ती या ख़राब तेल से धुआँ करता, हवा से काँपता है; बत्ती का लाल दाना कालिख है। बत्ती चावल के दाने भर रखें, दो तिहाई तेल, काँच की आड़।
hg: Deepak garmi se chatakta, lambi batti ya kharab tel se dhuan karta, hawa se kaanpta hai; batti ka laal daana kaalikh hai. Batti chawal ke daane bhar rakhein, do tihai tel, kaanch ki aad.

# puja-bell object
@names
en: puja bell, ghanti, temple bell at home, garud ghanti
hi: पूजा की घंटी, गरुड़ घंटी, घर के मंदिर में घंटी
hg: puja ki ghanti, garud ghanti, ghar me ghanti
@ask
en: is a bell needed in the home mandir | when to ring the bell in puja | should the bell not be rung at night | where to keep the ghanti | which hand rings the bell | garud ghanti or simple bell | a baby sleeps at home, can I do puja without a bell | bell hanging at pooja room door ok | ringing bell in pooja | bell in home temple necessary | is bell rung in the evening | who can ring the puja bell
hi: घर के मंदिर में घंटी होनी चाहिए क्या | पूजा में घंटी कब बजाएँ | रात को घंटी बजा सकते हैं क्या | घंटी किस हाथ से बजाएँ | गरुड़ घंटी क्या होती है | मंदिर में घंटी किस ओर रखें | पूजा में घंटी क्यों बजाते हैं | पूजाघर में लटकती घंटी लगा सकते हैं क्या | पूजा में घंटी बजाना ज़रूरी है | शाम को घंटी बजाएँ या नहीं | मंदिर की घंटी टूट गई | घंटी कहाँ रखें
hg: ghar ke mandir me ghanti honi chahiye kya | puja me ghanti kab bajaye | raat ko ghanti baja sakte hai kya | ghanti kis hath se bajaye | garud ghanti kya hoti hai | mandir me ghanti kis side rakhe | puja me ghanti kyu bajate hai | pooja room me latakne wali ghanti laga sakte hai kya | pooja me ghanti bajana jaruri hai | sham ko ghanti bajaye ya nahi | mandir ki ghanti toot gayi | ghanti kaha rakhe
en: how many times is the temple bell rung | why is a bell rung in the temple | should bell be rung when leaving temple | what is garuda on the bell for
en: neighbours complain about our bell in aarti, is aarti complete without it | shared flat, may I ring a bell in the morning
hi: मंदिर में घंटी कितनी बार बजाएँ | घंटी पर गरुड़ क्यों | मंदिर से निकलते समय घंटी बजाएँ क्या | घंटी बजाने का कारण | घंटी का मंत्र
hi: पड़ोसी आरती की घंटी से परेशान हैं, बिना घंटी आरती पूरी होगी क्या | सुबह घंटी से बच्चा जाग जाता है
hg: mandir me ghanti kitni baar bajaye | ghanti par garud kyu hota hai | mandir se nikalte time ghanti bajaye kya | ghanti bajane ka karan | ghanti ka mantra
hg: padosi aarti ki ghanti se pareshan hai bina ghanti aarti puri hogi kya | subah ghanti se baby jag jata hai
@when modern wide CUSTOM
en: The puja bell is rung with the left hand when the deity is bathed, when incense and lamp are shown, and during aarti. Late at night and while a baby sleeps it is left silent.
hi: पूजा की घंटी बाएँ हाथ से बजाते हैं: देवता के स्नान में, धूप-दीप दिखाते समय और आरती में। देर रात और शिशु सो रहा हो तब नहीं बजाते।
hg: Puja ki ghanti baayein haath se bajate hain: devta ke snan me, dhoop-deep dikhate samay aur aarti me. Der raat aur shishu so raha ho tab nahi bajate.
@where modern most CUSTOM
en: It stands in the mandir at the deity's left side, a brass hand bell with Garuda if you like. Hanging bells belong to temples by one view; in a pooja room a small one is common and fine.
hi: वह मंदिर में देवता के बाईं ओर रहती है, पीतल की हाथ-घंटी, चाहें तो गरुड़ वाली। एक मत से लटकती घंटी मंदिरों की है; पूजाघर में छोटी घंटी आम और ठीक है।
hg: Woh mandir me devta ke baayin or rehti hai, peetal ki haath-ghanti, chahein to Garud wali. Ek mat se latakti ghanti mandiron ki hai; pooja ghar me chhoti ghanti aam aur theek hai.
@why modern wide CUSTOM
en: The bell's long note gathers the mind and greets the deity; the old verse says it calls the gods and sends away what disturbs. Garuda on the handle is Vishnu's mount; Nandi stands on Shiva's bell.
hi: घंटी का लंबा स्वर मन को जुटाता और देवता का अभिवादन करता है; पुराना श्लोक कहता है यह देवों को बुलाती और विघ्न हटाती है। मूठ पर गरुड़ विष्णु का, नंदी शिव का चिह्न है।
hg: Ghanti ka lamba swar mann ko jutata aur devta ka abhivadan karta hai; purana shlok kehta hai yeh devon ko bulati aur vighn hatati hai. Mooth par Garud Vishnu ka, Nandi Shiv ka chinh hai.
@how modern most CUSTOM
en: In a temple ring once or thrice on entering, gently, and not on leaving by common custom; the hand bell at home is rung evenly through the aarti. A cracked one goes with old brass.
hi: मंदिर में प्रवेश पर एक या तीन बार, धीरे; निकलते समय सामान्य रिवाज में नहीं। घर की घंटी आरती भर एक-सी बजाएँ। टूटी घंटी पुराने पीतल में दे दें।
hg: Mandir me pravesh par ek ya teen baar, dheere; nikalte samay aam riwaz me nahi. Ghar ki ghanti aarti bhar ek-si bajayein. Tooti ghanti purane peetal me de dein.

# not-in-mandir object
@names
en: what not to keep in the mandir, things not kept in mandir, things in the pooja room
hi: मंदिर में क्या न रखें, मंदिर में क्या नहीं रखना चाहिए
hg: mandir me kya na rakhe, mandir me kya nahi rakhna chahiye
@ask
en: what should not be kept in the pooja room | can money be kept in the mandir | can matchbox be kept in the mandir | is it wrong to store papers and jewellery under the mandir | dried flowers in temple | can I keep medicines in the pooja drawer | old torn religious books in mandir what to do | scissors or knife in mandir | things to avoid in mandir | storage drawers below temple ok | can I keep my jewellery in pooja room | expired gangajal and old prasad in mandir
hi: पूजाघर में क्या चीज़ें नहीं रखनी चाहिए | मंदिर में पैसे रख सकते हैं क्या | मंदिर में माचिस रखना ठीक है क्या | मंदिर के नीचे सामान रख सकते हैं क्या | मंदिर की दराज़ में गहने या काग़ज़ रखना | मंदिर में फटी धार्मिक किताबें | मंदिर में कैंची चाकू रखना | मंदिर में कौन सी चीज़ें अशुभ हैं | पूजाघर में सामान रखना | मंदिर के नीचे अलमारी बना सकते हैं | मंदिर में बासी प्रसाद
hg: mandir me kya kya nahi rakhna chahiye | mandir me paise rakh sakte hai kya | mandir me machis rakhna thik hai kya | mandir ke niche saman rakh sakte hai kya | mandir me sukhe phool rakhne chahiye kya | mandir ki draaj me gehne rakhe kya | mandir me fati purani kitab | pooja room me kaunsi cheeze na rakhe | mandir me kaun si cheeze ashubh hai | pooja ghar me saman rakhna | mandir ke niche almari bana sakte hai | mandir me basi prasad rakhna
en: can I keep money jewellery in mandir | ancestors photo in mandir or not | matchbox in mandir | dried flowers and old agarbatti packets in mandir
hi: मंदिर में पैसे या गहने रखना | मंदिर में माचिस रखना | मंदिर में दवाई रखना
hg: mandir me paise ya gehne rakhna | mandir me machis rakhna | mandir me dawai rakhna
@which modern wide PRAC
en: Keep out of the mandir: broken idols, withered flowers, torn books, shoes or leather, knives, medicines, bills and household store. Matches are put in a drawer rather than before the deity.
hi: मंदिर में न रखें: खंडित मूर्ति, सूखे फूल, फटी पुस्तकें, जूते-चमड़ा, चाकू, दवाएँ, बिल और घर का सामान। माचिस देवता के सामने नहीं, दराज़ में रखें।
hg: Mandir me na rakhein: khandit murti, sookhe phool, phati pustakein, joote-chamda, chaku, dawaiyan, bill aur ghar ka saaman. Machis devta ke saamne nahi, daraaz me rakhein.
@ok modern most CUSTOM
en: Money offered, a coin of Lakshmi and the books you read are fine there. Drawers below may hold puja things: incense, wicks, cloth. Jewellery is safer in a locker.
hi: चढ़ाया हुआ धन, लक्ष्मी का सिक्का और पढ़ने की पुस्तकें वहाँ ठीक हैं। नीचे की दराज़ में पूजा का सामान रखें: धूप, बाती, वस्त्र। गहने तिजोरी में सुरक्षित हैं।
hg: Chadhaya hua dhan, Lakshmi ka sikka aur padhne ki pustakein wahan theek hain. Neeche ki daraaz me puja ka saaman rakhein: dhoop, baati, vastra. Gehne tijori me surakshit hain.
@why modern most PRAC
en: The mandir's shelf is left free because a lamp burns there and the eye rests: paper, plastic and gas lighter are a fire risk, medicine and bills belong in a drawer. Ancestors' photos hang on another wall.
hi: मंदिर की जगह खुली रखते हैं क्योंकि वहाँ दीपक जलता और आँख ठहरती है: काग़ज़, प्लास्टिक, लाइटर आग का ख़तरा, दवा-बिल दराज़ में। पितरों की फोटो दूसरी दीवार पर।
hg: Mandir ki jagah khuli rakhte hain kyunki wahan deepak jalta aur aankh theharti hai: kaagaz, plastic, lighter aag ka khatra, dawa-bill daraaz me. Pitron ki photo doosri deewar par.

# mandir-cloth object
@names
en: cloth in the mandir, red cloth in mandir, asan cloth, yellow cloth for idols
hi: मंदिर में कपड़ा, लाल कपड़ा, भगवान का आसन, मंदिर का वस्त्र
hg: mandir me lal kapda, mandir ka kapda, bhagwan ka aasan
@ask
en: what colour cloth should be spread in the mandir | red or yellow cloth under idols | how often to change cloth in mandir | can we use white cloth in the mandir | what to do with old puja cloth | can the mandir cloth be washed with other clothes | which cloth for lakshmi and which for vishnu | mat to sit on for puja which one | red or yellow cloth in pooja | temple aasan cloth colour | how often change mandir cloth | puja asan material
hi: मंदिर में किस रंग का कपड़ा बिछाएँ | भगवान के नीचे लाल कपड़ा या पीला | मंदिर का कपड़ा कब बदलना चाहिए | मंदिर में सफ़ेद कपड़ा बिछा सकते हैं क्या | पुराने पूजा के कपड़े का क्या करें | लक्ष्मी जी के लिए किस रंग का आसन | पूजा में बैठने का आसन कैसा हो | मंदिर का कपड़ा बाक़ी कपड़ों के साथ धो सकते हैं | पूजा में लाल कपड़ा या पीला | भगवान के वस्त्र कब बदलें | काला कपड़ा मंदिर में बिछाना | कुश या ऊनी आसन
hg: mandir me kis rang ka kapda bichaye | bhagwan ke niche lal kapda ya peela | mandir ka kapda kab badalna chahiye | mandir me safed kapda bicha sakte hai kya | purane puja ke kapde ka kya kare | laxmi ji ke liye kaun se rang ka aasan | puja me baithne ka aasan kaisa ho | mandir me lal kapda kyu bichate hai | pooja me lal kapda ya peela | bhagwan ke vastra kab badle | kala kapda mandir me bichana | kush ya ooni aasan
en: dress colour of laddu gopal by day | how often to change idol clothes | chunri of mata after navratri | old clothes of god what to do
hi: भगवान के वस्त्र कितने दिन में बदलें | लड्डू गोपाल के कपड़ों का रंग | माता की पुरानी चुनरी का क्या करें | भगवान के पुराने कपड़ों का क्या करें
hg: bhagwan ke vastra kitne din me badle | laddu gopal ke kapdo ka rang | mata ki purani chunri ka kya kare | bhagwan ke purane kapdo ka kya kare
@colour modern most CUSTOM
en: Red or yellow cloth is spread in the mandir: red for Devi, Lakshmi, Ganesh and Hanuman, yellow for Vishnu and Krishna, white for Shiva and Saraswati. Black is not used.
hi: मंदिर में लाल या पीला कपड़ा बिछाते हैं: देवी, लक्ष्मी, गणेश और हनुमान को लाल, विष्णु और कृष्ण को पीला, शिव और सरस्वती को सफ़ेद। काला नहीं बिछाते।
hg: Mandir me laal ya peela kapda bichate hain: Devi, Lakshmi, Ganesh aur Hanuman ko laal, Vishnu aur Krishna ko peela, Shiv aur Saraswati ko safed. Kala nahi bichate.
@do modern wide CUSTOM
en: Change or wash the cloth whenever it is soiled, at least for each festival, and by hand or apart from other clothes. A worn piece serves to wrap puja things, or is buried in clean soil with respect.
hi: कपड़ा मैला होते ही, कम से कम हर त्योहार पर, बदलें या धोएँ, हाथ से या अलग। घिसा कपड़ा पूजा का सामान लपेटने में लें या आदर से मिट्टी में दबा दें।
hg: Kapda maila hote hi, kam se kam har tyohar par, badlein ya dhoyein, haath se ya alag. Ghisa kapda puja ka saaman lapetne me lein ya aadar se mitti me daba dein.
@when modern most CUSTOM
en: Laddu Gopal is dressed daily, other idols on festivals or when the cloth is soiled; woollen in winter, thin cotton in summer. Mata's chunri is worn by a girl or woman of the home, wraps a book, or is kept folded.
hi: लड्डू गोपाल के वस्त्र रोज़, बाकी मूर्तियों के पर्व पर या मैले होने पर; सर्दी में ऊनी, गर्मी में पतला सूती। माता की चुनरी घर की कन्या या स्त्री पहने, पुस्तक लपेटें या तह कर रखें।
hg: Laddu Gopal ke vastra roz, baaki murtiyon ke parv par ya maile hone par; sardi me ooni, garmi me patla sooti. Mata ki chunri ghar ki kanya ya stri pehne, pustak lapetein ya tah kar rakhein.

# shaligram-at-home object
@names
en: shaligram, shaligram at home, saligram stone
hi: शालिग्राम, घर में शालिग्राम, शालग्राम
hg: shaligram ghar me, shaligram ji, saligram
@ask
en: can shaligram be kept at home | how many shaligrams may be kept | how to worship shaligram daily | is tulsi necessary for shaligram | can women worship shaligram | rules for shaligram while travelling | my grandfather left a shaligram, nobody does puja now, what should I do | how to know a real shaligram | shaligram rules at home | two shaligram together | shaligram pooja vidhi simple | shaligram kept without puja
en: shaligram bath tulsi rules | shaligram with tulsi plant pot | can nonveg house keep shaligram
hi: घर में शालिग्राम रख सकते हैं क्या | कितने शालिग्राम रखने चाहिए | शालिग्राम की रोज़ पूजा कैसे करें | शालिग्राम को तुलसी ज़रूरी है क्या | क्या स्त्रियाँ शालिग्राम की पूजा कर सकती हैं | शालिग्राम की पूजा न हो पाए तो क्या करें | असली शालिग्राम की पहचान | दादाजी के शालिग्राम का क्या करूँ | शालिग्राम रखने के नियम | दो शालिग्राम साथ रखना | शालिग्राम घर में हों तो माँस खा सकते हैं क्या | तुलसी और शालिग्राम
hi: शालिग्राम की पूजा के नियम | शालिग्राम तुलसी के गमले में | नॉनवेज वाले घर में शालिग्राम
hg: ghar me shaligram rakh sakte hai kya | kitne shaligram rakhne chahiye | shaligram ki roj puja kaise kare | shaligram ko tulsi chadhana jaruri hai kya | ladies shaligram ki puja kar sakti hai kya | shaligram ki puja na ho paye to kya kare | asli shaligram ki pehchan | shaligram ji ko chawal kyu nahi chadhate | shaligram rakhne ke niyam | do shaligram sath rakhna | shaligram ghar me ho to nonveg kha sakte hai kya | tulsi aur shaligram
hg: shaligram ki puja ke niyam | shaligram tulsi ke gamle me rakhe | nonveg khane wale shaligram rakh sakte hai
@ok classical wide PUR
en: A shaligram, the black stone of the Gandaki river, may be kept at home as Vishnu himself; it needs no consecration. One is enough, and two together are avoided by the digests.
hi: शालिग्राम, गंडकी नदी का काला पत्थर, घर में साक्षात विष्णु के रूप में रख सकते हैं; उसकी प्रतिष्ठा ज़रूरी नहीं। एक काफ़ी है, दो साथ रखने से निबंध-ग्रंथ मना करते हैं।
hg: Shaligram, Gandaki nadi ka kala patthar, ghar me sakshat Vishnu ke roop me rakh sakte hain; uski pratishtha zaroori nahi. Ek kaafi hai, do saath rakhne se nibandh-granth mana karte hain.
@how modern wide CUSTOM
en: Daily worship is simple: bathe it with water, put sandal paste and a tulsi leaf, offer something sattvik. Rice is not offered to it in many homes; white til or flowers serve.
hi: रोज़ की पूजा सरल है: जल से स्नान, चंदन, एक तुलसी पत्र और सात्विक भोग। कई घरों में उस पर चावल नहीं चढ़ाते; तिल या फूल चढ़ाते हैं।
hg: Roz ki puja saral hai: jal se snan, chandan, ek tulsi patra aur saatvik bhog. Kai gharon me us par chawal nahi chadhate; til ya phool chadhate hain.
@do modern most CUSTOM
en: If nobody can worship it regularly, give it to a Vishnu temple or a relative who will, with a prayer of thanks. In most families today women worship it too; older usage differed.
hi: नियमित पूजा संभव न हो तो धन्यवाद की प्रार्थना के साथ विष्णु मंदिर या पूजा करने वाले संबंधी को दे दें। आज अधिकतर परिवारों में स्त्रियाँ भी पूजती हैं; पुरानी रीति अलग थी।
hg: Niyamit puja sambhav na ho to dhanyavaad ki prarthna ke saath Vishnu mandir ya puja karne wale sambandhi ko de dein. Aaj zyadatar parivaron me striyan bhi poojti hain; purani reeti alag thi.
@who modern most CUSTOM
en: Who can give it a daily drop of water, tulsi and clean, sattvik food may keep a shaligram; in a home with non-veg it stands apart or is given to a temple. It may rest by the tulsi pot, covered from sun and feet.
hi: जो रोज़ जल, तुलसी और सात्त्विक भोग दे सके वह शालिग्राम रखे; नॉनवेज वाले घर में अलग रखते या मंदिर देते हैं। तुलसी के गमले के पास, धूप और पैरों से बचाकर रख सकते हैं।
hg: Jo roz jal, tulsi aur sattvik bhog de sake woh shaligram rakhe; nonveg wale ghar me alag rakhte ya mandir dete hain. Tulsi ke gamle ke paas, dhoop aur pairon se bachakar rakh sakte hain.

# gangajal-at-home object
@names
en: gangajal, ganga water, holy ganga water
hi: गंगाजल, गंगा जल, घर में गंगाजल
hg: gangajal ghar me, ganga jal, gangajal rakhna
@ask
en: where to keep gangajal at home | can gangajal be kept in a plastic bottle | does gangajal get spoiled | how to use gangajal at home | sprinkle gangajal in house which day | can I drink old gangajal | gangajal has got dust or green in it what to do | can gangajal be mixed with tap water | gangajal in plastic can | where to store ganga water | gangajal in bathroom store | gangajal sprinkling daily good
en: gangajal plastic bottle ok | gangajal how long valid | gangajal in periods touch | gangajal sprinkle when
hi: गंगाजल घर में कहाँ रखें | गंगाजल प्लास्टिक की बोतल में रख सकते हैं क्या | गंगाजल ख़राब होता है क्या | घर में गंगाजल कब छिड़कें | गंगाजल में सादा पानी मिला सकते हैं क्या | पुराना गंगाजल पी सकते हैं क्या | गंगाजल किस बर्तन में रखें | पुराने गंगाजल का क्या करें | गंगाजल रखने का सही स्थान | गंगाजल कितने दिन रखें | गंगाजल में कीड़े पड़ गए | रोज़ घर में गंगाजल छिड़कना
hi: गंगाजल प्लास्टिक बोतल में | गंगाजल कितने दिन चलता है | गंगाजल कब छिड़कें
hg: gangajal ghar me kaha rakhe | gangajal plastic bottle me rakh sakte hai kya | gangajal kharab hota hai kya | ghar me gangajal kab chhidke | gangajal me normal pani mila sakte hai kya | purana gangajal pee sakte hai kya | gangajal kis bartan me rakhe | gangajal kis disha me rakhna chahiye | gangajal rakhne ki sahi jagah | gangajal kitne din rakhe | gangajal me kide pad gaye | roj ghar me gangajal chhidakna
hg: gangajal plastic bottle me rakh sakte hai | gangajal kitne saal chalta hai | gangajal kab chhidke ghar me
@where modern most CUSTOM
en: Gangajal is kept in the mandir or the north-east, closed, in copper, brass, silver or glass and not in the dark of a store or bathroom. A clean plastic bottle does for the journey.
hi: गंगाजल मंदिर या ईशान में, ढककर, ताँबे, पीतल, चाँदी या काँच में रखते हैं, भंडार के अँधेरे या बाथरूम में नहीं। रास्ते के लिए साफ़ प्लास्टिक की बोतल चल जाती है।
hg: Gangajal mandir ya north-east me, dhakkar, tambe, peetal, chaandi ya kaanch me rakhte hain, store ke andhere ya bathroom me nahi. Raste ke liye saaf plastic bottle chal jaati hai.
@how modern wide CUSTOM
en: A few drops of gangajal in ordinary water make it fit for puja, for the idols' bath and for sprinkling in the rooms on festivals or after sutak. It stretches that way for years.
hi: सादे पानी में गंगाजल की कुछ बूँदें उसे पूजा, मूर्ति-स्नान और त्योहार या सूतक के बाद घर में छिड़कने योग्य बनाती हैं। इस तरह वह बरसों चलता है।
hg: Saade paani me gangajal ki kuch boondein use puja, murti-snan aur tyohar ya sutak ke baad ghar me chhidakne yogya banati hain. Is tarah woh barson chalta hai.
@ok modern wide SENSE
en: Old gangajal is fine for worship, but do not drink it untreated, least of all children or the ill. If it smells or turns green, pour it at a tree.
hi: पुराना गंगाजल पूजा के लिए ठीक है, पर बिना शुद्ध किए न पिएँ, ख़ासकर बच्चे और बीमार। गंध आए या हरा पड़े तो पेड़ में डाल दें।
hg: Purana gangajal puja ke liye theek hai, par bina shuddh kiye na piyein, khaaskar bachche aur beemar. Gandh aaye ya hara pade to ped me daal dein.
@when modern wide CUSTOM
en: It is sprinkled on festivals, Amavasya or Purnima, after sutak, an eclipse, a long absence or griha pravesh, from the mandir outward to the door, with a mango or tulsi leaf.
hi: पर्व, अमावस्या या पूर्णिमा, सूतक, ग्रहण, लंबी अनुपस्थिति या गृहप्रवेश पर, मंदिर से द्वार तक, आम या तुलसी के पत्ते से छिड़कते हैं।
hg: Parv, Amavasya ya Purnima, sutak, grahan, lambi anupasthiti ya griha pravesh par, mandir se dwar tak, aam ya tulsi ke patte se chhidakte hain.

# mandir-while-away rite
@names
en: mandir while travelling, leaving the mandir closed, no puja while away
hi: बाहर जाने पर मंदिर, मंदिर बंद करके जाना, यात्रा में पूजा
hg: bahar jane par mandir, mandir band karke jana, travel me puja
@ask
en: we are going out for ten days what about puja | can the mandir stay closed for a month | who will do puja when we travel | can I take my laddu gopal while travelling | is it sin if no lamp is lit at home for days | going to our village for chhath, the flat will be locked, what to do with the gods | how to restart puja after long gap | nri home closed for vacation mandir | house locked for vacation what about god | puja when out of station | nobody to light lamp for a month | carry god idol in train
en: going out of station for 10 days mandir | can I lock house with mandir | puja when house is closed for months
hi: बाहर जाएँ तो घर के मंदिर का क्या करें | दस दिन घर बंद रहेगा, पूजा कौन करेगा | मंदिर को बंद करके जा सकते हैं क्या | यात्रा में भगवान को साथ ले जा सकते हैं | कई दिन दीया न जले तो दोष लगता है क्या | लौटकर पूजा फिर कैसे शुरू करें | छुट्टियों में गाँव जा रहे हैं मंदिर का क्या करें | घर बंद रहे तो तुलसी और ठाकुर जी का क्या करें | घर से बाहर जाने पर भगवान की पूजा कैसे हो | एक महीने घर बंद रहेगा | ताला लगाने से पहले मंदिर में क्या करें | मूर्ति को साथ सफ़र में ले जाना
hi: दस दिन बाहर जा रहे मंदिर का क्या करें | घर बंद रहे तो भगवान की पूजा | ताला लगाकर जाएँ मंदिर
hg: bahar jaye to ghar ke mandir ka kya kare | 10 din ghar band rahega puja kaun karega | mandir band karke ja sakte hai kya | travel me bhagwan ko sath le ja sakte hai kya | kai din diya na jale to dosh lagta hai kya | wapas aakar puja kaise shuru kare | gaon ja rahe hai flat band rahega mandir ka kya kare | ghumne jane par laddu gopal ka kya kare | ghar se bahar jane par bhagwan ki pooja kaise ho | ek mahine ghar band rahega mandir ka kya kare | tala lagane se pehle mandir me kya kare | murti ko sath safar me le jana
hg: 10 din bahar ja rahe hai mandir ka kya kare | ghar band rahega bhagwan ki puja kaun karega | tala laga ke ja sakte hai mandir ho to
@do modern wide CUSTOM
en: Before leaving, do puja, remove flowers and food, put out every lamp, draw the curtain of the mandir and ask the deity's leave. A closed mandir for days or months is no sin.
hi: जाने से पहले पूजा करें, फूल और भोग हटाएँ, हर दीया शांत करें, मंदिर का परदा डालें और देवता से आज्ञा लें। दिनों या महीनों का बंद मंदिर पाप नहीं।
hg: Jaane se pehle puja karein, phool aur bhog hatayein, har diya shaant karein, mandir ka parda daalein aur devta se aagya lein. Dino ya mahino ka band mandir paap nahi.
@how modern wide CUSTOM
en: On the way a prayer in the mind or a picture on the phone is puja enough. Laddu Gopal or a shaligram may travel with you, or stay with a neighbour; after the return clean, bathe the idols and light a lamp.
hi: रास्ते में मन की प्रार्थना या फ़ोन की तस्वीर ही पूजा है। लड्डू गोपाल या शालिग्राम साथ जा सकते हैं या पड़ोसी के यहाँ रहें; लौटकर सफ़ाई करें, स्नान कराएँ और दीया जलाएँ।
hg: Raste me mann ki prarthna ya phone ki tasveer hi puja hai. Laddu Gopal ya shaligram saath ja sakte hain ya padosi ke yahan rahein; lautkar safai karein, snan karayein aur diya jalayein.
@ok modern wide CUSTOM
en: A locked house with its mandir inside is fine for days or months; deities are not hungry or angry. On return open the windows, clean, bathe the images, light a lamp and offer something sweet.
hi: मंदिर सहित बंद घर दिनों या महीनों तक ठीक है; देव भूखे या रुष्ट नहीं होते। लौटकर खिड़की खोलें, सफ़ाई, मूर्ति-स्नान, दीपक और मीठा चढ़ाएँ।
hg: Mandir sahit band ghar dino ya mahino tak theek hai; dev bhookhe ya rusht nahi hote. Lautkar khidki kholein, safai, murti-snan, deepak aur meetha chadhayein.

# mandir-on-wall object
@names
en: wall mounted mandir, hanging mandir, mandir on a shelf, mandir on top of almirah
hi: दीवार पर टँगा मंदिर, लटका हुआ मंदिर, अलमारी के ऊपर मंदिर
hg: deewar par latka mandir, hanging wala mandir, almari ke upar mandir
@ask
en: can the mandir be hung on the wall | is a floating shelf mandir ok | mandir inside a cupboard is it right | keep temple on top of the fridge or wardrobe | wall behind the mandir should touch or not | rented house no drilling allowed where to put mandir | what should be behind the mandir | can mandir be in wall niche | mandir on the tv unit shelf | hanging temple on wall vastu | mandir on refrigerator | pooja unit inside wardrobe | temple touching wall
hi: दीवार पर टँगा मंदिर ठीक है क्या | मंदिर लटका हुआ रख सकते हैं क्या | अलमारी के अंदर मंदिर बना सकते हैं क्या | मंदिर दीवार से सटाकर रखें या नहीं | मंदिर के पीछे क्या होना चाहिए | किराए के घर में कील नहीं ठोक सकते, मंदिर कहाँ रखें | अलमारी के ऊपर मंदिर रखना सही है क्या | मंदिर के पीछे की दीवार किसकी हो | दीवार वाला मंदिर | मंदिर की पीठ किस दीवार से लगे | अलमारी में भगवान | मंदिर खिड़की के सामने
hg: deewar par latka mandir thik hai kya | hanging mandir rakh sakte hai kya | almari ke andar mandir bana sakte hai kya | mandir deewar se sata kar rakhe ya nahi | mandir ke piche kya hona chahiye | rent ke ghar me keel nahi thok sakte mandir kaha rakhe | almari ke upar mandir rakhna sahi hai kya | tv unit ke upar mandir rakhna | deewar wala mandir | wall mount mandir | almari me bhagwan rakhna | mandir khidki ke samne | mandir ke piche khidki
@ok modern most PRAC
en: A wall-mounted mandir or a firm shelf is fine when it stands on brackets and does not swing. A niche in a cupboard works too if that part holds nothing else and has air for the lamp.
hi: दीवार पर लगा मंदिर या मज़बूत शेल्फ़ ठीक है, यदि वह ब्रैकेट पर टिका हो और हिले नहीं। अलमारी का ख़ाना भी चलता है यदि उसमें और कुछ न हो और दीये को हवा मिले।
hg: Deewar par laga mandir ya mazboot shelf theek hai, agar woh bracket par tika ho aur hile nahi. Almari ka khana bhi chalta hai agar usme aur kuch na ho aur diye ko hawa mile.
@where modern most PRAC
en: Behind the mandir a clean, plain wall is best, not a toilet's wall and not a window; idols stand a finger's width off it. Avoid the top of a fridge, shoe rack or a loud television.
hi: मंदिर के पीछे साफ़, सादी दीवार अच्छी है, शौचालय की दीवार या खिड़की नहीं; मूर्तियाँ उससे उँगली भर दूर हों। फ़्रिज, जूता-रैक या शोर करते टीवी के ऊपर न रखें।
hg: Mandir ke peeche saaf, saadi deewar achhi hai, toilet ki deewar ya khidki nahi; murtiyan usse ungli bhar door hon. Fridge, shoe rack ya shor karte TV ke upar na rakhein.

# two-mandirs object
@names
en: two mandirs in one house, two temples in a home, second mandir
hi: एक घर में दो मंदिर
hg: ek ghar me do mandir, ghar me 2 mandir
@ask
en: can there be two mandirs in one house | is it bad to have two temples at home | joint family two kitchens two mandirs | mother in law and I want separate mandir | a mandir on each floor of the house | one mandir in hall another in bedroom | brothers live on two floors, should both keep the kuldevta | two pooja rooms in a house | separate temple upstairs | duplex house mandir on both floors | is it ok to keep one more small temple in bedroom
hi: एक घर में दो मंदिर रख सकते हैं क्या | घर में दो पूजाघर होना अशुभ है क्या | हर मंज़िल पर मंदिर बना सकते हैं क्या | सास-बहू के अलग-अलग मंदिर ठीक हैं | हॉल में भी मंदिर और कमरे में भी | दो भाइयों के एक ही घर में अलग मंदिर | घर में कितने मंदिर होने चाहिए | घर में दो जगह पूजा | ऊपर नीचे दोनों जगह मंदिर | दो रसोई दो मंदिर | एक से ज़्यादा मंदिर घर में
hg: ek ghar me do mandir rakh sakte hai kya | ghar me 2 mandir hona ashubh hai kya | har floor par mandir bana sakte hai kya | saas bahu ka alag alag mandir thik hai | hall me bhi mandir hai aur room me bhi | do bhai ek hi ghar me alag mandir rakhe | ghar me kitne mandir hone chahiye | ghar me do jagah pooja | upar niche dono jagah mandir | do rasoi do mandir | ek se jyada mandir ghar me
en: mandir on each floor | parents and us separate puja room | idol of same god in both mandirs
hi: हर मंज़िल पर मंदिर | सास बहू के अलग मंदिर | दोनों मंदिर में एक ही भगवान
hg: har manzil par mandir | saas bahu ke alag mandir | dono mandir me ek hi bhagwan
hi: एक घर में दो मंदिर से कलह होती है क्या
hg: ek ghar me do mandir se jhagda hota hai kya
@ok modern most CUSTOM
en: One mandir for one kitchen is the usual rule, so that the family prays together; two mandirs are no fault where two families or floors share a house.
hi: एक रसोई का एक मंदिर सामान्य रीति है, ताकि परिवार साथ पूजा करे; जहाँ दो परिवार या मंज़िलें एक घर में हों वहाँ दो मंदिर कोई दोष नहीं।
hg: Ek rasoi ka ek mandir samanya reeti hai, taaki parivar saath puja kare; jahan do parivar ya manzilein ek ghar me hon wahan do mandir koi dosh nahi.
@do modern most CUSTOM
en: If you want to join them, move the images on a good day with a lamp and a prayer and keep one place. If both remain, see that both are cleaned and lit; the older one keeps the kuldevta.
hi: एक करना चाहें तो अच्छे दिन दीये और प्रार्थना के साथ मूर्तियाँ ले जाकर एक जगह रखें। दोनों रहें तो दोनों में सफ़ाई और दीया हो; कुलदेवता पुराने में रहें।
hg: Ek karna chahein to achhe din diye aur prarthna ke saath murtiyan le jaakar ek jagah rakhein. Dono rahein to dono me safai aur diya ho; kuldevta purane me rahein.
@do modern most CUSTOM
en: With two kitchens or floors each may have its mandir in its own north-east, and the same deity in both is fine. In one kitchen's home one main mandir with a picture in other rooms keeps it simple.
hi: दो रसोई या मंज़िलें हों तो हर एक का मंदिर अपने ईशान में, एक ही देवता दोनों में ठीक। एक रसोई के घर में एक मुख्य मंदिर और बाकी कमरों में चित्र सरल रहता है।
hg: Do rasoi ya manzilein hon to har ek ka mandir apne ishan me, ek hi devta dono me theek. Ek rasoi ke ghar me ek mukhya mandir aur baaki kamron me chitra saral rehta hai.

# moving-old-mandir rite
@names
en: old mandir, moving the mandir, shifting the mandir, disposing an old wooden mandir, new mandir
hi: पुराना मंदिर, मंदिर की जगह बदलना, नया मंदिर लाना
hg: purana mandir, mandir shift karna, naya mandir lana
@ask
en: new mandir is coming home, what happens with the old wooden one
hi: नया मंदिर आ रहा है, पुराने लकड़ी के मंदिर का क्या करें
hg: naya mandir aa raha hai purane lakdi ke mandir ka kya kare
en: how to shift the mandir to another place | what to do with an old wooden temple | which day to bring a new mandir home | can we change the position of the mandir ourselves | can I sell or give my old mandir | moving house what goes first the gods or the goods | termites ate our wooden temple, how do we replace it | do we need a pandit to install new idols at home | shift temple to new corner | dispose old mandir | which day to change mandir place | installing new murti at home
en: what to do with old wooden temple | new mandir sthapana day and steps | can we sell old mandir
hi: मंदिर की जगह कैसे बदलें | पुराने लकड़ी के मंदिर का क्या करें | नया मंदिर किस दिन लाएँ | घर का मंदिर ख़ुद हटा सकते हैं क्या | पुराना मंदिर किसी को दे सकते हैं क्या | घर बदलते समय भगवान को कैसे ले जाएँ | मंदिर में दीमक लग गई है | नई मूर्ति की स्थापना घर में कैसे करें | मंदिर दूसरी जगह ले जाना | पुराना मंदिर कहाँ दें | मंदिर किस दिन हटाएँ | नई मूर्ति लाने का शुभ दिन
hi: पुराना लकड़ी का मंदिर क्या करें | नया मंदिर किस दिन रखें | पुराना मंदिर बेच सकते हैं
hg: mandir ki jagah kaise badle | purane lakdi ke mandir ka kya kare | naya mandir kis din laye | ghar ka mandir khud hata sakte hai kya | purana mandir kisi ko de sakte hai kya | ghar shift karte time bhagwan ko kaise le jaye | mandir me deemak lag gayi hai kya kare | nayi murti ghar me kaise sthapit kare | mandir dusri jagah le jana | purana mandir kaha de | mandir kis din hataye | nayi murti lane ka shubh din
hg: purana lakdi ka mandir kya kare | naya mandir kis din rakhe | purana mandir bech sakte hai
@how modern wide CUSTOM
en: To move the mandir, bathe, ask the deity's leave, carry the images yourself on a thali or clean cloth, light a lamp at the new place and offer something sweet. No pandit is needed.
hi: मंदिर हटाने के लिए स्नान करके देवता से आज्ञा लें, मूर्तियाँ थाली या साफ़ कपड़े में स्वयं ले जाएँ, नई जगह दीया जलाकर मीठा चढ़ाएँ। पंडित ज़रूरी नहीं।
hg: Mandir hatane ke liye snan karke devta se aagya lein, murtiyan thaali ya saaf kapde me khud le jayein, nayi jagah diya jalakar meetha chadhayein. Pandit zaroori nahi.
@when modern most CUSTOM
en: A shukla day such as Monday, Wednesday, Thursday or Friday, a Purnima or a festival, in the morning, is liked for a new mandir. When moving house the gods go in first.
hi: नए मंदिर के लिए शुक्ल पक्ष का सोमवार, बुधवार, गुरुवार या शुक्रवार, पूर्णिमा या त्योहार की सुबह अच्छी मानी जाती है। घर बदलते समय पहले भगवान जाते हैं।
hg: Naye mandir ke liye shukla paksh ka Somvar, Budhvar, Guruvar ya Shukravar, Purnima ya tyohar ki subah achhi maani jaati hai. Ghar badalte samay pehle Bhagwan jaate hain.
@do modern most CUSTOM
en: An old wooden mandir can be given to a family or temple, used for books after cleaning, or its wood returned to earth or fire. It is not thrown on the rubbish if that hurts you.
hi: लकड़ी का पुराना मंदिर किसी परिवार या मंदिर को दें, साफ़ करके पुस्तकों के लिए लें, या लकड़ी मिट्टी या अग्नि को सौंपें। मन न माने तो कूड़े में न डालें।
hg: Lakdi ka purana mandir kisi parivar ya mandir ko dein, saaf karke pustakon ke liye lein, ya lakdi mitti ya agni ko saunpein. Mann na maane to kude me na daalein.
@ok modern wide CUSTOM
en: Selling or giving away an emptied old mandir is fine once the images have moved; wipe it and thank it. Avoid Amavasya, eclipse and Pitru Paksha for a new one by custom, but need comes first.
hi: मूर्तियाँ हटाने के बाद ख़ाली पुराना मंदिर बेचना या देना ठीक है; पोंछकर धन्यवाद दें। नए के लिए अमावस्या, ग्रहण, पितृ पक्ष रिवाज में टालते हैं, पर ज़रूरत पहले।
hg: Murtiyan hatane ke baad khaali purana mandir bechna ya dena theek hai; ponchhkar dhanyavad dein. Naye ke liye Amavasya, grahan, Pitru Paksha riwaz me taalte hain, par zaroorat pehle.

# idol-material object
@names
en: material of idols, brass idol, clay idol, pop idol, silver idol, stone idol
hi: मूर्ति किस धातु की, पीतल की मूर्ति, मिट्टी की मूर्ति, चाँदी की मूर्ति
hg: murti kis dhatu ki, peetal ki murti, mitti ki murti, chandi ki murti
@ask
en: which metal idol is best for home worship | brass or marble idol for mandir | can plaster of paris idols be worshipped daily | is resin or fibre idol ok | can we keep a hollow idol | is a framed photo as good as an idol | silver lakshmi ganesh good or clay | can glass idols be worshipped | best murti metal | panchdhatu or brass idol | terracotta murti for daily puja | wooden jagannath idol at home
en: marble or brass idol for home | plaster of paris idol worship | silver idol benefits | wooden idol of god at home
hi: घर के मंदिर के लिए किस धातु की मूर्ति अच्छी | पीतल की मूर्ति रखें या संगमरमर की | पीओपी की मूर्ति की पूजा कर सकते हैं क्या | चाँदी की मूर्ति अच्छी या मिट्टी की | फ़ाइबर की मूर्ति पूज सकते हैं क्या | मूर्ति अच्छी या तस्वीर | खोखली मूर्ति की पूजा करनी चाहिए क्या | अष्टधातु की मूर्ति | किस धातु की मूर्ति शुभ है | लकड़ी की मूर्ति की पूजा | संगमरमर की मूर्ति घर में | ताँबे की मूर्ति
hi: संगमरमर या पीतल की मूर्ति | पीओपी की मूर्ति पूज सकते हैं | चाँदी की मूर्ति घर में
hg: ghar ke mandir ke liye kis dhatu ki murti achi | peetal ki murti rakhe ya marble ki | pop ki murti ki puja kar sakte hai kya | chandi ki murti achi ya mitti ki | fiber ki murti pooj sakte hai kya | murti achi ya photo | khokhli murti ki puja karni chahiye kya | mandir ke liye best murti konsi | kis dhatu ki murti shubh hai | lakdi ki murti ki pooja | sangmarmar ki murti ghar me | tambe ki murti rakh sakte hai
hg: marble ya brass ki murti | pop ki murti ki puja kar sakte hai | chandi ki murti ghar me rakhe
@which classical most BS
en: Brass, ashtadhatu, silver, copper, stone, wood and clay are all good for idols; old texts name gold, silver, copper, jewel, stone, wood and clay. A framed picture is equally fit for prayer.
hi: पीतल, अष्टधातु, चाँदी, ताँबा, पत्थर, लकड़ी और मिट्टी, मूर्ति के लिए सब अच्छे हैं; पुराने ग्रंथ सोना, चाँदी, ताँबा, रत्न, पत्थर, लकड़ी और मिट्टी गिनाते हैं। फ़्रेम की तस्वीर भी प्रार्थना के लिए उतनी ही योग्य है।
hg: Peetal, ashtadhatu, chaandi, tamba, patthar, lakdi aur mitti, murti ke liye sab achhe hain; purane granth sona, chaandi, tamba, ratna, patthar, lakdi aur mitti ginate hain. Frame ki tasveer bhi prarthna ke liye utni hi yogya hai.
@ok modern most CUSTOM
en: Plaster, resin and glass idols are better as decoration, since they cannot be bathed and plaster does not dissolve. For festivals choose unbaked clay with natural colours.
hi: प्लास्टर, रेज़िन और काँच की मूर्तियाँ सजावट के लिए बेहतर हैं, क्योंकि उन्हें स्नान नहीं करा सकते और प्लास्टर घुलता नहीं। त्योहार के लिए कच्ची मिट्टी और प्राकृतिक रंग चुनें।
hg: Plaster, resin aur kaanch ki murtiyan sajawat ke liye behtar hain, kyunki unhe snan nahi kara sakte aur plaster ghulta nahi. Tyohar ke liye kachchi mitti aur prakritik rang chunein.
@do modern wide CUSTOM
en: For daily bathing take brass, silver, ashtadhatu or stone; marble and painted pieces are wiped. A new idol is washed with water and gangajal, given tilak, lamp and sweet: no costly prana pratishtha is needed at home.
hi: रोज़ स्नान के लिए पीतल, चाँदी, अष्टधातु या पत्थर लें; संगमरमर और रंगी मूर्ति पोंछें। नई मूर्ति को जल-गंगाजल से धोकर तिलक, दीप, मीठा दें: घर में महँगी प्राण प्रतिष्ठा ज़रूरी नहीं।
hg: Roz snan ke liye peetal, chaandi, ashtadhatu ya patthar lein; sangmarmar aur rangi murti ponchhein. Nayi murti ko jal-gangajal se dhokar tilak, deep, meetha dein: ghar me mehngi pran pratishtha zaroori nahi.

# cleaning-mandir-idols rite
@names
en: cleaning the mandir, washing idols, bathing idols, cleaning brass idols
hi: मंदिर की सफ़ाई, मूर्तियों को धोना, भगवान को नहलाना
hg: mandir ki safai, murti saaf karna, bhagwan ko nahlana
@ask
en: which day should the mandir be cleaned | how to clean brass idols | how often should idols be bathed | can idols be washed with soap | is thursday not for cleaning the mandir | where to throw the water after bathing god | who should clean the mandir | what to do with ash and burnt wicks of the mandir | mandir cleaning day | polish brass murti at home | bathing god idols daily necessary | clean pooja room on thursday
en: which day not to clean mandir | can idols be washed with soap | who can clean mandir in periods | bathing idols daily necessary
hi: मंदिर की सफ़ाई किस दिन करनी चाहिए | पीतल की मूर्ति कैसे साफ़ करें | मूर्तियों को रोज़ नहलाना चाहिए क्या | भगवान को नहलाया हुआ जल कहाँ डालें | गुरुवार को मंदिर साफ़ क्यों नहीं करते | मंदिर साफ़ करने का सही समय | मंदिर की राख और जली बाती का क्या करें | मूर्ति को साबुन से धो सकते हैं क्या | पूजाघर साफ़ करने का दिन | पीतल के भगवान काले पड़ गए | मंदिर में पोंछा कब लगाएँ | भगवान को रोज़ स्नान
hi: मंदिर की सफ़ाई किस दिन न करें | मूर्तियाँ साबुन से धो सकते हैं | पीरियड में मंदिर साफ़ कर सकते हैं | रोज़ मूर्ति को नहलाना ज़रूरी
hg: mandir ki safai kis din kare | peetal ki murti kaise saaf kare | murti ko roj nahlana chahiye kya | bhagwan ko nahlaya hua pani kaha dale | guruvar ko mandir saaf kyu nahi karte | mandir saaf karne ka sahi din | mandir ki rakh aur jali batti ka kya kare | murti kitne din me saaf karni chahiye | pooja ghar saaf karne ka din | peetal ke bhagwan kale pad gaye | mandir me pocha kab lagaye | bhagwan ko roj snan karana
hg: mandir ki safai kis din nahi karni chahiye | murti sabun se dho sakte hai | periods me mandir saaf kar sakte hai kya | roz murti ko nahlana zaruri hai
@when modern most CUSTOM
en: Wipe the mandir every morning and clean it thoroughly once a week or before festivals; Saturday or Friday is common. Some families leave Thursday and Ekadashi out, others do not.
hi: मंदिर रोज़ सुबह पोंछें और हफ़्ते में एक बार या त्योहार से पहले अच्छी तरह साफ़ करें; शनिवार या शुक्रवार आम है। कुछ परिवार गुरुवार और एकादशी छोड़ते हैं, कुछ नहीं।
hg: Mandir roz subah ponchein aur hafte me ek baar ya tyohar se pehle achhi tarah saaf karein; Shanivar ya Shukravar aam hai. Kuch parivar Guruvar aur Ekadashi chhodte hain, kuch nahi.
@how modern wide CUSTOM
en: Brass idols are cleaned with lemon, tamarind or pitambari and a soft cloth, then rinsed and dried; pictures and painted idols are only dusted. The bath water goes to a plant, not into the drain.
hi: पीतल की मूर्तियाँ नींबू, इमली या पीतांबरी और मुलायम कपड़े से साफ़ करें, फिर धोकर सुखाएँ; तस्वीर और रंगी मूर्ति बस झाड़ें। स्नान का जल पौधे में डालें, नाली में नहीं।
hg: Peetal ki murtiyan nimbu, imli ya pitambari aur mulayam kapde se saaf karein, phir dhokar sukhayein; tasveer aur rangi murti bas jhaadein. Snan ka jal paudhe me daalein, naali me nahi.
@ok modern most CUSTOM
en: Daily bathing is for small metal images; a wipe or a drop of water in mind is enough. No soap on idols; after sunset most leave the mandir undusted. In periods let another clean it where that is the custom.
hi: रोज़ स्नान छोटी धातु मूर्तियों के लिए है; पोंछना या मन से जल भी काफ़ी। मूर्ति पर साबुन नहीं; सूर्यास्त के बाद अधिकतर सफ़ाई नहीं। पीरियड में रिवाज हो तो कोई और साफ़ करे।
hg: Roz snan chhoti dhaatu murtiyon ke liye hai; ponchhna ya mann se jal bhi kaafi. Murti par sabun nahi; suryast ke baad zyadatar safai nahi. Periods me riwaz ho to koi aur saaf kare.

# mandir-light object
@names
en: light in the mandir, bulb in the mandir, led lights in pooja room
hi: मंदिर में बल्ब, पूजाघर की रोशनी, मंदिर में एलईडी
hg: mandir me bulb, mandir me led light, pooja ghar ki roshni
@ask
en: which colour bulb in the mandir | can led lights be kept on in the mandir all night | red bulb in mandir good or bad | electric diya instead of real lamp | should the mandir be dark at night | focus light above idols | my pooja corner gets no sunlight is a bulb fine | small zero watt bulb in temple | mandir bulb colour | night lamp in pooja room | spotlight on god idol | tube light in mandir
en: may I switch off the mandir bulb at night to save electricity | fairy lights in the temple all night
hi: मंदिर में किस रंग का बल्ब लगाएँ | मंदिर में रात भर लाइट जला सकते हैं क्या | मंदिर में लाल बल्ब ठीक है क्या | बिजली का दीया लगा सकते हैं क्या | मंदिर में रात को अँधेरा रखना चाहिए या नहीं | पूजाघर में रोशनी किस दिशा में हो | मंदिर में एलईडी की झालर | पूजाघर में धूप नहीं आती | पूजाघर में लाइट कैसी हो | मंदिर की लाइट रात को बंद करें | रंग-बिरंगी लाइट मंदिर में | मंदिर में ट्यूबलाइट
hi: मंदिर की लाइट रात को बंद कर दें तो अपशकुन है क्या, बिजली बचाने को | पूरी रात मंदिर का बल्ब जलता है, पति बंद करने को कहते हैं
hg: mandir me kis color ka bulb lagaye | mandir me raat bhar light jala sakte hai kya | mandir me lal bulb thik hai kya | electric diya laga sakte hai kya | mandir me raat ko andhera rakhna chahiye ya nahi | pooja room me light kis direction me ho | mandir me led ki jhalar laga sakte hai | mandir me zero watt bulb | pooja ghar me light kaisi ho | mandir ki light raat ko band kare | rang birangi light mandir me | mandir me konsi light lagaye
hg: mandir ki light raat ko band kar de to apshagun hai kya, bijli bachane ko | puri raat mandir ka bulb jalta hai pati band karne ko kehte
@colour modern most PRAC
en: Warm white or soft yellow light suits the mandir; a red or blue bulb is a matter of taste and no fault. Light that falls from the side or front spares the eyes.
hi: मंदिर में हल्की पीली या गर्म सफ़ेद रोशनी अच्छी है; लाल या नीला बल्ब रुचि की बात है, दोष नहीं। बगल या सामने से पड़ती रोशनी आँखों को सुख देती है।
hg: Mandir me halki peeli ya warm white roshni achhi hai; laal ya neela bulb pasand ki baat hai, dosh nahi. Bagal ya saamne se padti roshni aankhon ko sukh deti hai.
@ok modern wide CUSTOM
en: A small bulb may burn all night or not, as you like; many let the mandir rest dark. An electric diya is accepted where a flame is not allowed, such as hostels, hospitals and offices.
hi: छोटा बल्ब रात भर जले या नहीं, आपकी इच्छा; कई लोग मंदिर को विश्राम देते हैं। जहाँ आग मना हो, जैसे छात्रावास, अस्पताल, दफ़्तर, वहाँ बिजली का दीया मान्य है।
hg: Chhota bulb raat bhar jale ya nahi, aapki ichchha; kai log mandir ko vishram dete hain. Jahan aag mana ho, jaise hostel, hospital, office, wahan electric diya maanya hai.

# incense-dhoop object
@names
en: incense, agarbatti, dhoop, incense sticks, bamboo incense
hi: अगरबत्ती, धूप, धूपबत्ती, बाँस वाली अगरबत्ती
hg: agarbatti, dhoop, dhoopbatti, baans wali agarbatti
en: diffuser instead of dhoop, dhoop allergy
hg: dhoop ki jagah diffuser, agarbatti se khansi
hi: धूप से एलर्जी, अगरबत्ती से खाँसी
@ask
en: smoke of dhoop gives me an allergy, may a diffuser or flowers take its place in puja | baby coughs from agarbatti, is it bad to stop
hi: धूप के धुएँ से एलर्जी है, पूजा में डिफ़्यूज़र या फूल चलेंगे क्या | अगरबत्ती से बच्चे को खाँसी होती है, बंद करना बुरा तो नहीं
hg: dhoop ke dhuen se allergy hai puja me diffuser chalega kya | agarbatti se bachche ko khansi hoti hai band karna bura to nahi
en: why is agarbatti with bamboo not burnt | dhoop or agarbatti which is better | how many incense sticks to light | is incense smoke harmful for children | direction to keep agarbatti | can I blow out the incense stick with my mouth | cough from dhoop in small flat what instead | guggul and loban in the house on which day | agarbatti good or bad | number of agarbatti in puja | bambooless incense | smoke of dhoop baby at home
en: how many agarbatti to light | bamboo agarbatti bad | agarbatti ash falling on god photo | which fragrance for which god
hi: अगरबत्ती जलानी चाहिए या नहीं | बाँस की अगरबत्ती क्यों नहीं जलाते | धूप अच्छी या अगरबत्ती | कितनी अगरबत्ती जलानी चाहिए | अगरबत्ती फूँककर क्यों नहीं बुझाते | गुग्गुल लोबान की धूप किस दिन दें | अगरबत्ती के धुएँ से खाँसी होती है क्या करें | घर में शाम को धूप देना | पूजा में कितनी अगरबत्ती | बिना बाँस की धूप | छोटे बच्चे हैं धूप दें क्या | अगरबत्ती की जगह क्या जलाएँ
hi: कितनी अगरबत्ती जलाएँ | बाँस की अगरबत्ती क्यों नहीं | अगरबत्ती की राख का क्या करें
hg: agarbatti jalani chahiye ya nahi | baans ki agarbatti kyu nahi jalate | dhoop achi hai ya agarbatti | kitni agarbatti jalani chahiye | agarbatti phoonk kar kyu nahi bujhate | guggal loban ki dhoop kis din de | agarbatti ke dhue se khansi hoti hai kya kare | ghar me sham ko dhoop dena | pooja me kitni agarbatti | bina baans ki dhoop | chote bacche hai dhoop de kya | agarbatti ki jagah kya jalaye
hg: kitni agarbatti jalani chahiye | bans ki agarbatti kyu nahi jalate
en: when to light dhoop morning or evening | which incense for which god | how to put out agarbatti | how long after bath light dhoop | guggul loban dhoop on which day
en: agarbatti smoke gives my daughter an asthma attack, what else can I use in puja | baby coughs from incense, puja without smoke
hi: धूप सुबह या शाम कब जलाएँ | किस भगवान को कौन सी अगरबत्ती | गुग्गल लोबान किस दिन | अगरबत्ती बुझाएँ कैसे | अगरबत्ती की राख का क्या करें
hi: धूप के धुएँ से बेटी को अस्थमा होता है, पूजा में क्या करूँ | अगरबत्ती की जगह क्या इस्तेमाल करूँ, साँस की तकलीफ़ है
hg: dhoop subah ya sham kab jalaye | kis bhagwan ko kaun si agarbatti | guggal loban kis din jalaye | agarbatti kaise bujhaye | agarbatti ki rakh ka kya kare
hg: agarbatti ke dhuye se bacchi ko asthma hota hai puja me kya use karu | agarbatti ki jagah kya use kare saans ki taklif hai
@ok modern disputed CUSTOM
en: Agarbatti is widely used; some avoid the kind with a bamboo core, as bamboo is not burnt in rites, and take dhoop cones or sticks without bamboo. Two or three sticks are enough.
hi: अगरबत्ती बहुत प्रचलित है; कुछ लोग बाँस की सींक वाली नहीं जलाते, क्योंकि कर्मकांड में बाँस नहीं जलाया जाता, और बिना बाँस की धूप लेते हैं। दो-तीन बत्तियाँ काफ़ी हैं।
hg: Agarbatti bahut prachalit hai; kuch log baans ki seenk wali nahi jalate, kyunki karmkaand me baans nahi jalaya jata, aur bina baans ki dhoop lete hain. Do-teen battiyan kaafi hain.
@do modern wide SENSE
en: Smoke in a closed room troubles children and people with asthma: open a window, burn little, or offer flowers and camphor's scent instead. Wave the flame out with the hand, and never leave it burning alone.
hi: बंद कमरे का धुआँ बच्चों और दमा वालों को तकलीफ़ देता है: खिड़की खोलें, कम जलाएँ, या उसकी जगह फूल चढ़ाएँ। लौ हाथ से बुझाएँ, और जलती हुई अकेली न छोड़ें।
hg: Band kamre ka dhuan bachchon aur dama walon ko takleef deta hai: khidki kholein, kam jalayein, ya uski jagah phool chadhayein. Lau haath se bujhayein, aur jalti hui akeli na chhodein.
@which modern most CUSTOM
en: One, two or three sticks are usual; the ash goes to a plant. Sandal suits all, rose Lakshmi, guggul and loban cleansing of rooms, camphor Shiva and aarti.
hi: एक, दो या तीन अगरबत्ती प्रचलित; राख पौधे में। चंदन सबको, गुलाब लक्ष्मी को, गुग्गल-लोबान घर की शुद्धि, कपूर शिव और आरती को।
hg: Ek, do ya teen agarbatti prachalit; raakh paudhe me. Chandan sabko, gulab Lakshmi ko, guggal-loban ghar ki shuddhi, kapoor Shiv aur aarti ko.
@when modern most CUSTOM
en: Incense is shown before the lamp, at morning and dusk puja, circled three or seven times clockwise with the right hand while the bell rings. Guggul and loban are burnt on Thursday, Saturday or Amavasya in many homes.
hi: धूप दीपक से पहले, सुबह-शाम की पूजा में, दाएँ हाथ से घड़ी की दिशा में तीन या सात बार, घंटी के साथ दिखाते हैं। गुग्गल-लोबान कई घरों में गुरुवार, शनिवार या अमावस्या को।
hg: Dhoop deepak se pehle, subah-shaam ki puja me, dayein haath se ghadi ki disha me teen ya saat baar, ghanti ke saath dikhate hain. Guggal-loban kai gharon me Guruvar, Shanivar ya Amavasya ko.
@where modern most CUSTOM
en: Stand it at the deity's left in a holder on metal or stone, away from curtains, fan and paper; light it at the lamp or with a match and fan the flame out, as one does not blow. Rooms are walked from the mandir to the door.
hi: देवता के बाईं ओर, धातु या पत्थर के स्टैंड में, परदे, पंखे, काग़ज़ से दूर रखें; दीपक या तीली से जलाकर लौ हाथ से बुझाएँ, फूँक से नहीं। कमरों में मंदिर से द्वार तक घुमाएँ।
hg: Devta ke baayin or, dhaatu ya patthar ke stand me, parde, pankhe, kaagaz se door rakhein; deepak ya teeli se jalakar lau haath se bujhayein, phoonk se nahi. Kamron me mandir se dwar tak ghumayein.

# fierce-idols-at-home object
@names
en: kali idol at home, shani idol at home, nataraja at home, fierce gods at home, bhairav idol at home
hi: घर में काली की मूर्ति, घर में शनि की मूर्ति, नटराज की मूर्ति, उग्र देवता
hg: ghar me kali maa ki murti, ghar me shani dev ki murti, natraj ki murti, ghar me bhairav
@ask
en: can kali maa photo be kept at home | why is shani dev idol not kept in the house | is nataraja statue good at home | which gods should not be kept at home | narasimha photo in house allowed | bhairav idol at home | we got a nataraja as a gift and people say it brings quarrels | rahu ketu idols at home | mahakali picture in house | shani photo at home ok | natraj statue good or bad | kaal bhairav photo in pooja room
hi: घर में काली माँ की फ़ोटो रख सकते हैं क्या | शनि देव की मूर्ति घर में क्यों नहीं रखते | नटराज की मूर्ति घर में रखनी चाहिए या नहीं | कौन से भगवान घर में नहीं रखने चाहिए | भैरव की मूर्ति घर में रख सकते हैं | नरसिंह भगवान की तस्वीर घर में | नटराज उपहार में मिले, लोग मना करते हैं | उग्र रूप वाली मूर्ति घर में | महाकाली की तस्वीर घर में | शनि देव की फ़ोटो मंदिर में | नटराज शुभ या अशुभ | काल भैरव की फ़ोटो
hg: ghar me kali maa ki photo rakh sakte hai kya | shani dev ki murti ghar me kyu nahi rakhte | natraj ki murti ghar me rakhni chahiye ya nahi | kaun se bhagwan ghar me nahi rakhne chahiye | bhairav ki murti ghar me rakh sakte hai kya | narsingh bhagwan ki photo ghar me | natraj gift me mila hai rakhe ya nahi | ugra roop wali murti ghar me thik hai kya | mahakali ki photo ghar me | shani dev ki photo mandir me | natraj shubh ya ashubh | kaal bhairav ki photo ghar me
en: can I keep kali photo in home mandir | nataraja dance statue where | narasimha or bhairav photo at home | shani photo at home what to do
en: nataraja statue in the drawing room, neighbour says it brings fights | we were gifted a dancing shiva at our wedding, must I hide it | mahishasuramardini painting in the hall scares my kid
hi: काली की फोटो घर में रख सकते हैं | नटराज की मूर्ति कहाँ रखें | शनि की फोटो घर में क्या करें | भैरव की फोटो घर में
hi: ड्राइंग रूम में नटराज रखने से झगड़े होते हैं क्या | शादी में नटराज की मूर्ति मिली, रखें या हटाएँ
hg: kali maa ki photo ghar me rakh sakte hai | natraj ki murti kaha rakhe | shani ki photo ghar me kya kare | bhairav ki photo ghar me
hg: drawing room me natraj rakhne se jhagde hote hai kya | shadi me natraj ki murti gift mili rakhe ya hataye
@ok modern disputed CUSTOM
en: Calm, smiling forms are preferred at home; fierce ones such as Kali, Bhairav and Narasimha mostly have temples. Where they are the family's own deity, as Kali in Bengal, they are worshipped at home with love.
hi: घर में सौम्य, मुस्कुराते रूप अच्छे माने जाते हैं; काली, भैरव, नरसिंह जैसे उग्र रूप प्रायः मंदिरों में पूजे जाते हैं। जहाँ वे कुलदेवता हैं, जैसे बंगाल में काली, वहाँ घर में प्रेम से पूजे जाते हैं।
hg: Ghar me saumya, muskurate roop achhe maane jaate hain; Kali, Bhairav, Narasimha jaise ugra roop aksar mandiron me pooje jaate hain. Jahan woh kuldevta hain, jaise Bengal me Kali, wahan ghar me prem se pooje jaate hain.
@which modern most CUSTOM
en: Shani, Rahu and Ketu are visited in temples rather than kept at home. Nataraja is art to most and stands in halls of dance and living rooms; some lists avoid him, and no harm is known.
hi: शनि, राहु और केतु के दर्शन मंदिर में करते हैं, घर में नहीं रखते। नटराज ज़्यादातर के लिए कला हैं और नृत्यशाला या बैठक में रहते हैं; कुछ सूचियाँ मना करती हैं, कोई हानि ज्ञात नहीं।
hg: Shani, Rahu aur Ketu ke darshan mandir me karte hain, ghar me nahi rakhte. Nataraj zyadatar ke liye kala hain aur nrityashala ya baithak me rehte hain; kuch lists mana karti hain, koi haani gyaat nahi.
@which modern most CUSTOM
en: Calm forms for the home: Dakshina Kali or Bhadrakali blessing, Batuk Bhairav, Lakshmi-Narasimha, seated Shiva. Nataraja as art stands in the hall's east, north-east or a dance room, not under worship; Shani is prayed to outside.
hi: घर के लिए शांत रूप: वर देती दक्षिणा काली या भद्रकाली, बटुक भैरव, लक्ष्मी-नृसिंह, बैठे शिव। नटराज कला की तरह हॉल के पूर्व-ईशान या नृत्य कक्ष में, पूजा में नहीं; शनि की प्रार्थना बाहर।
hg: Ghar ke liye shaant roop: var deti Dakshina Kali ya Bhadrakali, Batuk Bhairav, Lakshmi-Narsimha, baithe Shiv. Nataraj kala ki tarah hall ke purv-ishan ya nritya kaksh me, puja me nahi; Shani ki prarthna bahar.

# laddu-gopal object
@names
en: laddu gopal, bal gopal, thakur ji at home, kanha ji idol
hi: लड्डू गोपाल, बाल गोपाल, ठाकुर जी, कान्हा जी
hg: laddu gopal, bal gopal, thakur ji, kanha ji, laddoo gopal seva
@ask
en: how to take care of laddu gopal | rules of keeping laddu gopal at home | can laddu gopal be left alone at home | how many laddu gopal can be kept | what to feed laddu gopal | is laddu gopal seva compulsory daily | I work full time can I keep laddu gopal | does laddu gopal need a bath every day in winter | laddu gopal daily routine | laddoo gopal when we travel | two laddu gopal in one house | can men do laddu gopal seva
en: laddu gopal daily routine rules | how many laddu gopal at home | laddu gopal size for home | laddu gopal travel leave alone | laddu gopal periods seva | laddu gopal onion garlic food house | laddu gopal ki tulsi and bhog times
en: my toddler takes laddu gopal and plays with him, should I stop her | office trip of five days, take laddu gopal along or leave him with my sister
hi: लड्डू गोपाल की सेवा कैसे करें | लड्डू गोपाल रखने के नियम | लड्डू गोपाल को अकेला छोड़ सकते हैं क्या | घर में कितने लड्डू गोपाल रख सकते हैं | लड्डू गोपाल को क्या भोग लगाएँ | नौकरी करती हूँ, लड्डू गोपाल रख सकती हूँ क्या | सर्दी में लड्डू गोपाल को रोज़ नहलाएँ क्या | लड्डू गोपाल की सेवा छूट जाए तो | लड्डू गोपाल की दिनचर्या | लड्डू गोपाल को सुलाना ज़रूरी है | दो लड्डू गोपाल रख सकते हैं | बाज़ार से लड्डू गोपाल कब लाएँ
hi: लड्डू गोपाल की सेवा के नियम | लड्डू गोपाल कितने इंच के | घर में दो लड्डू गोपाल | पीरियड में लड्डू गोपाल की सेवा | लड्डू गोपाल को अकेला छोड़ना | लड्डू गोपाल को दिन में कितनी बार भोग
hi: छोटी बेटी लड्डू गोपाल को खिलौने की तरह खेलती है, रोकूँ क्या | ऑफ़िस टूर पर जाऊँ तो लड्डू गोपाल को बहन के घर छोड़ दूँ
hg: laddu gopal ki seva kaise kare | laddu gopal rakhne ke niyam | laddu gopal ko akela chhod sakte hai kya | ghar me kitne laddu gopal rakh sakte hai | laddu gopal ko kya bhog lagaye | job karti hu laddu gopal rakh sakti hu kya | sardi me laddu gopal ko roj nahlaye kya | laddu gopal ki seva chhut jaye to kya hota hai | laddu gopal ki dincharya | laddu gopal ko sulana jaruri hai | do laddu gopal rakh sakte hai | market se laddu gopal kab laye | ladoo gopal seva niyam
hg: laddu gopal ki seva ke niyam | laddu gopal kitne number ke rakhe | ghar me do laddu gopal rakh sakte hai | period me laddu gopal ki seva kaise kare | laddu gopal ko akela chhod sakte hai | laddu gopal ko din me kitni baar bhog
hg: choti beti laddu gopal ko khilone ki tarah khelti hai roku kya | tour par jau to laddu gopal ko behen ke ghar chhod du ya saath le jau
@how modern wide CUSTOM
en: Laddu Gopal is cared for like a child of the house: bath or a wipe and fresh dress in the morning, makkhan-mishri, fruit or the family's sattvik food, aarti, and rest at night.
hi: लड्डू गोपाल की सेवा घर के बच्चे की तरह होती है: सुबह स्नान या पोंछना और वस्त्र, माखन-मिश्री, फल या घर का सात्विक भोजन, आरती और रात को शयन।
hg: Laddu Gopal ki seva ghar ke bachche ki tarah hoti hai: subah snan ya ponchna aur vastra, makhan-mishri, phal ya ghar ka saatvik bhojan, aarti aur raat ko shayan.
@ok modern most CUSTOM
en: A missed day of seva is no sin, and working people may keep him: food before you leave and aarti when you return are enough. In winter warm water and woollens; travelling, take him along or leave him with a relative.
hi: एक दिन सेवा छूटना पाप नहीं, और नौकरी वाले भी रख सकते हैं: जाने से पहले भोग और लौटकर आरती काफ़ी है। सर्दी में गुनगुना जल और ऊनी वस्त्र; यात्रा में साथ ले जाएँ या संबंधी के पास छोड़ें।
hg: Ek din seva chhootna paap nahi, aur naukri wale bhi rakh sakte hain: jaane se pehle bhog aur lautkar aarti kaafi hai. Sardi me gunguna jal aur ooni vastra; yatra me saath le jayein ya sambandhi ke paas chhodein.
@when modern most CUSTOM
en: A full day has wake-up, bath, dress, bhog two to four times, aarti and sleep at night; two bhogs serve a working home. In periods or sutak another does seva, or you fold hands and offer fruit from apart.
hi: पूरा दिन: जगाना, स्नान, वस्त्र, दो से चार भोग, आरती, शयन; कामकाजी घर में दो भोग काफ़ी। पीरियड या सूतक में सेवा कोई और करे, या दूर से हाथ जोड़ फल अर्पित करें।
hg: Poora din: jagana, snan, vastra, do se chaar bhog, aarti, shayan; kaamkaji ghar me do bhog kaafi. Periods ya sutak me seva koi aur kare, ya door se haath jod phal arpit karein.
@which modern most CUSTOM
en: For homes sizes 0 to 6 are usual, brass or ashtadhatu, one in worship; two are kept in many homes without fault. Onion and garlic are left out of his plate only; the rest of the house eats as usual.
hi: घर के लिए 0 से 6 नंबर, पीतल या अष्टधातु, पूजा में एक; कई घरों में दो भी बिना दोष हैं। प्याज़-लहसुन केवल उनके भोग में नहीं; घर सामान्य खाए।
hg: Ghar ke liye 0 se 6 number, peetal ya ashtadhatu, puja me ek; kai gharon me do bhi bina dosh hain. Pyaz-lehsun keval unke bhog me nahi; ghar samanya khaye.
@do modern wide CUSTOM
en: A small child may play with Laddu Gopal; he is a child himself, and love is his seva. Give her a little Krishna doll of her own, let her help with bath and dress, and keep tiny parts and hot bhog out of reach.
hi: छोटा बच्चा लड्डू गोपाल से खेले तो दोष नहीं; वे ख़ुद बालक हैं, प्रेम ही सेवा है। बच्चे को अपनी छोटी कृष्ण-गुड़िया दें, स्नान-वस्त्र में साथ लें, छोटे गहने और गरम भोग दूर रखें।
hg: Chhota bachcha Laddu Gopal se khele to dosh nahi; woh khud baalak hain, prem hi seva hai. Bachche ko apni chhoti Krishna gudiya dein, snan-vastra me saath lein, chhote gehne aur garam bhog door rakhein.

# hanuman-picture object
@names
en: hanuman photo at home, panchmukhi hanuman photo, hanuman ji picture direction
hi: घर में हनुमान जी की फोटो, पंचमुखी हनुमान की तस्वीर
hg: ghar me hanuman ji ki photo, panchmukhi hanuman photo
@ask
en: where to put hanuman photo at home | can hanuman picture be in the bedroom | panchmukhi hanuman at main door | which hanuman photo is good for home | hanuman photo facing south why | flying hanuman picture on car | newly married couple's room has a hanuman photo is it fine | hanuman image wall direction | bajrangbali photo in bedroom | panchmukhi hanuman picture rules | hanuman ji photo in shop
en: which hanuman photo for living room | panchmukhi hanuman facing direction | hanuman photo in office cabin | hanuman flying with mountain photo
hi: हनुमान जी की तस्वीर कहाँ लगाएँ | बेडरूम में हनुमान जी की फ़ोटो लगा सकते हैं क्या | पंचमुखी हनुमान की फ़ोटो किस दिशा में | घर में हनुमान जी की कौन सी तस्वीर लगाएँ | हनुमान जी की फ़ोटो का मुख दक्षिण में क्यों | मुख्य द्वार पर पंचमुखी हनुमान | हनुमान जी की मूर्ति घर में रखना | बजरंगबली की तस्वीर किस दीवार पर | दुकान में हनुमान जी | पंचमुखी हनुमान घर में रखना | बच्चों के कमरे में हनुमान जी
hi: पंचमुखी हनुमान किस दिशा में | ऑफ़िस में हनुमान की फ़ोटो | पर्वत उठाए हनुमान की तस्वीर
hg: hanuman ji ki photo kaha lagaye | bedroom me hanuman ji ki photo laga sakte hai kya | panchmukhi hanuman ki photo kis disha me lagaye | ghar me hanuman ji ki kaunsi photo lagaye | hanuman ji ka mukh dakshin me kyu | main gate par panchmukhi hanuman laga sakte hai | hanuman ji ki murti ghar me rakhna | bajrangbali ki photo kis deewar par | dukan me hanuman ji ki photo | panchmukhi hanuman ghar me rakhna | baccho ke room me hanuman ji
hg: panchmukhi hanuman ji ki photo kis disha me | office me hanuman ji ki photo | pahad uthaye hanuman ji ki photo
@where modern most PRAC
en: Hanuman's picture stands in the mandir or on the north or living room wall so that he looks south, where he went to Lanka. At the main door many set the five-faced form as guardian.
hi: हनुमान जी की तस्वीर मंदिर में या बैठक की उत्तर दीवार पर ऐसे लगाते हैं कि वे दक्षिण देखें, जिधर वे लंका गए। मुख्य द्वार पर कई लोग रक्षक के रूप में पंचमुखी लगाते हैं।
hg: Hanuman ji ki tasveer mandir me ya baithak ki north deewar par aise lagate hain ki woh south dekhein, jidhar woh Lanka gaye. Main door par kai log rakshak ke roop me panchmukhi lagate hain.
@ok modern most CUSTOM
en: In a couple's bedroom most leave Hanuman's picture out, as he is a brahmachari; in a child's, a student's or an elder's room it is fine. If it hangs there already nothing bad follows.
hi: दंपती के शयनकक्ष में ज़्यादातर लोग हनुमान जी की तस्वीर नहीं लगाते, क्योंकि वे ब्रह्मचारी हैं; बच्चे, छात्र या बुज़ुर्ग के कमरे में ठीक है। पहले से लगी हो तो कुछ बुरा नहीं होता।
hg: Pati-patni ke bedroom me zyadatar log Hanuman ji ki tasveer nahi lagate, kyunki woh brahmachari hain; bachche, student ya bujurg ke kamre me theek hai. Pehle se lagi ho to kuch bura nahi hota.
@which modern most PRAC
en: Seated or in prayer for peace, embracing Ram for devotion, carrying the mountain for effort, five-faced at the door. The five are Hanuman east, Narasimha south, Garuda west, Varaha north and Hayagriva upward.
hi: शांति के लिए बैठे या ध्यान में, भक्ति के लिए राम से गले मिलते, परिश्रम के लिए पर्वत उठाए, द्वार पर पंचमुखी। पाँच मुख: पूर्व हनुमान, दक्षिण नृसिंह, पश्चिम गरुड़, उत्तर वराह, ऊपर हयग्रीव।
hg: Shanti ke liye baithe ya dhyan me, bhakti ke liye Ram se gale milte, parishram ke liye parvat uthaye, dwar par Panchmukhi. Paanch mukh: purv Hanuman, dakshin Nrisimha, paschim Garud, uttar Varaha, upar Hayagriva.

# lakshmi-ganesh-sides object
@names
en: lakshmi on which side of ganesh, lakshmi ganesh position, lakshmi ganesh saraswati order
hi: लक्ष्मी गणेश के किस ओर, लक्ष्मी गणेश की सही जगह
hg: laxmi ganesh kis taraf, lakshmi ji ganesh ji ke kis side
@ask
en: should lakshmi be on the left or right of ganesh | correct order of lakshmi ganesh saraswati | can lakshmi and ganesh idol be separate | why lakshmi sits with ganesh and not vishnu | standing or sitting lakshmi for home | trunk of ganesh left or right for home | which direction does ganesh's trunk point | old lakshmi ganesh of last diwali what to do | laxmi ganesh right left | ganesh trunk direction for home | standing lakshmi photo | lakshmi on right or left while worshipping
hi: लक्ष्मी जी गणेश जी के दाएँ हों या बाएँ | लक्ष्मी गणेश सरस्वती का सही क्रम | खड़ी लक्ष्मी घर में रखें या बैठी | दाईं सूँड़ वाले गणेश घर में रख सकते हैं क्या | लक्ष्मी जी के साथ गणेश क्यों | पिछली दिवाली के लक्ष्मी गणेश का क्या करें | लक्ष्मी जी की खड़ी मूर्ति क्यों नहीं रखते | लक्ष्मी गणेश दाएँ बाएँ | दीवाली पूजा में लक्ष्मी गणेश कैसे रखें | गणेश की सूँड़ दाईं या बाईं | लक्ष्मी जी किस तरफ़
hg: laxmi ji ganesh ji ke right me ho ya left me | laxmi ganesh saraswati ka sahi kram | khadi laxmi ghar me rakhe ya baithi hui | ganesh ji ki sund kis taraf ho | right sund wale ganesh ji ghar me rakh sakte hai kya | laxmi ji ke sath ganesh ji kyu | pichli diwali ke laxmi ganesh ka kya kare | laxmi ji ki khadi photo kyu nahi rakhte | laxmi ganesh daye baye | diwali pooja me laxmi ganesh kaise rakhe | ganesh ki sund daye ya baye | laxmi ji kis taraf baithti hai
hg: lakshmi aur ganesh me kaun kis taraf rahe | lakshmi ganesh ji ko kaise rakhe kaun daaye kaun baaye
@where modern most CUSTOM
en: Lakshmi sits at Ganesh's right hand, that is on your left as you look at them, since his left would be a wife's place; with Saraswati, Ganesh is in the middle in many homes. Some families do it the other way.
hi: लक्ष्मी गणेश के दाहिने बैठती हैं, यानी देखने पर आपके बाएँ, क्योंकि बायाँ पत्नी का स्थान है; सरस्वती भी हों तो कई घरों में गणेश बीच में। कुछ परिवार इसका उलटा रखते हैं।
hg: Lakshmi ji ki murti Ganesh ke daahine (right) rehti hai, yaani dekhne par aapke left, kyunki baayan patni ka sthan hai; Saraswati bhi hon to kai gharon me Ganesh beech me. Kuch parivar ulta rakhte hain.
@which modern most CUSTOM
en: For a home Ganesh's trunk to his left is preferred, as worship is simple; the right-turned one is held to ask for stricter rules. Seated Lakshmi is liked, as one who stays; a standing one is no fault.
hi: घर के लिए गणेश की बाईं सूँड़ अच्छी मानी जाती है, पूजा सरल है; दाईं सूँड़ के नियम कड़े माने गए हैं। बैठी लक्ष्मी पसंद की जाती हैं, मानो ठहर गईं; खड़ी होना दोष नहीं।
hg: Ghar ke liye Ganesh ki baayin soond achhi maani jaati hai, puja saral hai; daayin soond ke niyam kade maane gaye hain. Baithi Lakshmi pasand ki jaati hain, maano theher gayin; khadi hona dosh nahi.
@do modern wide CUSTOM
en: Last year's clay Lakshmi-Ganesh are thanked after the new ones come and dissolved in a bucket at home or given to clean water where allowed; metal ones stay for ever.
hi: पिछले साल के मिट्टी के लक्ष्मी-गणेश को नए आने पर धन्यवाद देकर घर की बाल्टी में घोल दें या जहाँ अनुमति हो वहाँ विसर्जित करें; धातु के सदा रहते हैं।
hg: Pichhle saal ke mitti ke Lakshmi-Ganesh ko naye aane par dhanyavaad dekar ghar ki balti me ghol dein ya jahan anumati ho wahan visarjit karein; dhatu ke hamesha rehte hain.

# shri-yantra object
@names
en: shri yantra, sri yantra, kuber yantra, yantra at home
hi: श्री यंत्र, श्रीयंत्र, कुबेर यंत्र, घर में यंत्र
hg: shree yantra, kuber yantra ghar me, sriyantra
@ask
en: where to keep shri yantra | does shri yantra bring money | which day to install shri yantra | crystal or copper shri yantra | is kuber yantra in north useful | can yantra be kept in the locker | must a yantra be energised by a pandit | a website sells a siddh shri yantra for 5100 is it worth it | sri yantra placement | shree yantra in pooja room | yantra for money | does kuber yantra work
en: shri yantra which metal | shri yantra daily puja rules | meru shri yantra facing
hi: श्री यंत्र कहाँ रखें | श्री यंत्र से धन आता है क्या | श्री यंत्र किस दिन स्थापित करें | स्फटिक का श्रीयंत्र अच्छा या ताँबे का | कुबेर यंत्र उत्तर में रखें क्या | तिजोरी में यंत्र रख सकते हैं क्या | यंत्र की प्राण प्रतिष्ठा ज़रूरी है क्या | सिद्ध श्री यंत्र ख़रीदना चाहिए क्या | श्रीयंत्र मंदिर में कैसे रखें | यंत्र घर में रखना चाहिए | धन के लिए यंत्र | श्री यंत्र का मुख
hi: श्री यंत्र किस धातु का | श्री यंत्र की रोज़ की पूजा | मेरु श्री यंत्र किस दिशा
hg: shri yantra kaha rakhe | shree yantra se paisa aata hai kya | shri yantra kis din sthapit kare | crystal ka shri yantra acha ya copper ka | kuber yantra north me rakhe kya | tijori me yantra rakh sakte hai kya | yantra ki pran pratishtha jaruri hai kya | siddh shri yantra kharidna chahiye kya | shree yantra mandir me kaise rakhe | yantra ghar me rakhna chahiye | dhan ke liye yantra | sri yantra kidhar rakhe
hg: shri yantra kis dhatu ka | shree yantra ki roz puja kaise | meru shri yantra kis disha me
@where modern most CUSTOM
en: A Shri Yantra stands in the mandir or the north-east, its tip up or toward you, clean and on red or yellow cloth. Friday, Diwali or a Purnima is the usual day.
hi: श्री यंत्र मंदिर या ईशान में, नोक ऊपर या आपकी ओर, साफ़ और लाल या पीले कपड़े पर रखते हैं। शुक्रवार, दिवाली या पूर्णिमा आम दिन हैं।
hg: Shri Yantra mandir ya north-east me, nok upar ya aapki or, saaf aur laal ya peele kapde par rakhte hain. Shukravar, Diwali ya Purnima aam din hain.
@ok modern wide CUSTOM
en: A yantra is an aid to meditation on Lakshmi, and no yantra brings money by itself; nobody can promise that. A printed one serves the same, so pay nothing extra for "siddh" pieces.
hi: यंत्र लक्ष्मी के ध्यान का साधन है; कोई यंत्र अपने आप धन नहीं लाता और कोई यह वादा नहीं कर सकता। छपा हुआ भी उतना ही है, इसलिए "सिद्ध" के नाम पर अधिक दाम न दें।
hg: Yantra Lakshmi ke dhyan ka saadhan hai; koi yantra apne aap dhan nahi laata aur koi yeh vaada nahi kar sakta. Chhapa hua bhi utna hi hai, isliye "siddh" ke naam par zyada daam na dein.
@how modern most CUSTOM
en: Wipe it, put kumkum or sandal, a red flower and lamp on Friday, say Om Shreem Mahalakshmyai Namah; copper, silver, gold-plate, sphatik or paper are all used. Nine interlocked triangles make it, 43 small ones within.
hi: पोंछकर कुमकुम या चंदन, शुक्रवार को लाल फूल और दीप, ॐ श्रीं महालक्ष्म्यै नमः; ताँबा, चाँदी, स्वर्ण-पत्र, स्फटिक, काग़ज़ सब चलते हैं। नौ गुँथे त्रिकोण, भीतर 43 छोटे।
hg: Ponchhkar kumkum ya chandan, Shukravar ko laal phool aur deep, Om Shreem Mahalakshmyai Namah; taamba, chaandi, swarn-patra, sphatik, kaagaz sab chalte hain. Nau gunthe trikon, andar 43 chhote.

# radha-krishna-picture object
@names
en: radha krishna photo, radha krishna idol, krishna flute picture
hi: राधा कृष्ण की तस्वीर, राधा कृष्ण की मूर्ति, बाँसुरी बजाते कृष्ण
hg: radha krishna ki photo, radha krishna ki murti, bansuri wale krishna
@ask
en: where to put radha krishna painting | radha krishna photo in couple's bedroom | is radha krishna picture good for love | krishna alone or with radha in mandir | krishna with cow statue where | flute at home which direction | shiv parvati photo in bedroom | ram darbar photo which wall | krishna radha picture position | couple room god picture | krishna painting in drawing room | shiv parvati picture bedroom good
en: radha krishna photo direction bedroom | radha krishna on south wall | krishna flute photo benefit
hi: राधा कृष्ण की तस्वीर कहाँ लगाएँ | बेडरूम में राधा कृष्ण की फ़ोटो लगाएँ क्या | राधा कृष्ण की तस्वीर किस दीवार पर | अकेले कृष्ण जी रखें या राधा के साथ | गाय के साथ कृष्ण की मूर्ति कहाँ रखें | घर में बाँसुरी कहाँ रखें | शिव परिवार की फ़ोटो किस दिशा में | राम दरबार की तस्वीर कहाँ लगाएँ | राधा कृष्ण की पेंटिंग हॉल में | नवविवाहित कमरे में राधा कृष्ण | शिव पार्वती की तस्वीर | राम दरबार घर में
hi: राधा कृष्ण की फ़ोटो किस दिशा में बेडरूम | राधा कृष्ण दक्षिण दीवार पर
hg: radha krishna ki photo kaha lagaye | bedroom me radha krishna ki photo lagaye kya | radha krishna ki painting kis wall par | akele krishna ji rakhe ya radha ke sath | gai ke sath krishna ki murti kaha rakhe | ghar me bansuri kaha rakhe | shiv parivar ki photo kis disha me | ram darbar ki photo kaha lagaye | radha krishna ki painting hall me | newly married room me radha krishna | shiv parvati ki photo | ram darbar ghar me kaha
hg: radha krishna ki photo bedroom me kis disha me | radha krishna south wall par
@where modern most PRAC
en: A Radha-Krishna picture suits the north-east, east or north wall of the living room or mandir; many couples hang it in the bedroom too, as a sign of love. Not in the bathroom or by the shoes.
hi: राधा-कृष्ण की तस्वीर बैठक या मंदिर की ईशान, पूर्व या उत्तर दीवार पर अच्छी है; कई दंपती प्रेम के प्रतीक रूप में शयनकक्ष में भी लगाते हैं। बाथरूम या जूतों के पास नहीं।
hg: Radha-Krishna ki tasveer baithak ya mandir ki north-east, east ya north deewar par achhi hai; kai dampati prem ke prateek roop me bedroom me bhi lagate hain. Bathroom ya jooton ke paas nahi.
@ok modern disputed CUSTOM
en: Views differ on worship pictures in a bedroom: strict lists want none, most allow Radha-Krishna as art, not worshipped there. Shiv Parivar and Ram Darbar go to the living room or mandir.
hi: शयनकक्ष में पूजा के चित्रों पर मत अलग हैं: कड़ी सूचियाँ कोई नहीं चाहतीं, ज़्यादातर राधा-कृष्ण को कला के रूप में मानती हैं। शिव परिवार और राम दरबार बैठक या मंदिर में रहें।
hg: Bedroom me puja ke chitron par mat alag hain: kadi lists koi nahi chahtin, zyadatar Radha-Krishna ko kala ke roop me maanti hain. Shiv Parivar aur Ram Darbar baithak ya mandir me rahein.
@do modern most PRAC
en: In the bedroom hang it on the north-east, east or south-west wall, not above the headboard or by the bath door; if it hangs south already, leave it or change places when you next paint.
hi: शयनकक्ष में ईशान, पूर्व या नैऋत्य दीवार पर, सिरहाने या बाथरूम द्वार के पास नहीं; दक्षिण में लगी हो तो रहने दें या अगली पुताई पर बदलें।
hg: Bedroom me ishan, purv ya nairitya deewar par, sirhane ya bathroom dwar ke paas nahi; dakshin me lagi ho to rehne dein ya agli putai par badlein.

# no-space-for-mandir object
@names
en: no space for a mandir, mandir in a small flat, mandir in the living room, mandir in a hostel
hi: मंदिर के लिए जगह नहीं, छोटे फ्लैट में मंदिर, हॉल में मंदिर
hg: mandir ke liye jagah nahi, chote flat me mandir, hall me mandir
hg: mandir ke liye jagah nahi hai
@ask
en: no separate pooja room in my flat | can mandir be in the hall | small space idea for mandir in 1bhk | I live in a hostel how do I keep god | is a separate pooja room compulsory | mandir on a study table shelf | mandir in the passage or balcony ok | paying guest room no mandir only a photo | studio apartment temple | pooja corner ideas small home | can I pray without a mandir | god photo on shelf in hostel
hi: फ़्लैट में अलग पूजाघर नहीं है, मंदिर कहाँ बनाएँ | हॉल में मंदिर रख सकते हैं क्या | छोटे घर में मंदिर कैसे बनाएँ | हॉस्टल में भगवान की पूजा कैसे करें | क्या अलग पूजाघर ज़रूरी है | बालकनी में मंदिर रख सकते हैं क्या | गलियारे में मंदिर ठीक है क्या | एक बीएचके में मंदिर कहाँ रखें | छोटे घर में पूजा का कोना | बिना मंदिर के पूजा | बैठक में मंदिर | हॉस्टल में भगवान की फ़ोटो
hg: flat me alag pooja room nahi hai mandir kaha banaye | hall me mandir rakh sakte hai kya | chote ghar me mandir kaise banaye | hostel me bhagwan ki puja kaise kare | alag pooja ghar jaruri hai kya | balcony me mandir rakh sakte hai kya | gallery me mandir thik hai kya | 1bhk me mandir kaha rakhe | chote ghar me pooja ka kona | bina mandir ke pooja | baithak me mandir | hostel me bhagwan ki photo
hg: 1 rk me mandir ki jagah nahi hai | ek kamre ke ghar me bhagwan kaha rakhe
hi: वन आरके में मंदिर के लिए जगह नहीं | एक कमरे में भगवान कहाँ रखें
@ok modern wide PRAC
en: A separate room for the mandir is not needed: a shelf in the living room's north-east, or on its east or north wall, is the usual answer in flats. One picture and a lamp are a mandir.
hi: मंदिर के लिए अलग कमरा ज़रूरी नहीं: बैठक के ईशान में, या पूर्व या उत्तर की दीवार पर एक शेल्फ़ फ़्लैटों में आम है। एक तस्वीर और एक दीया ही मंदिर है।
hg: Mandir ke liye alag kamra zaroori nahi: baithak ke north-east me, ya east ya north ki deewar par ek shelf flat me aam hai. Ek tasveer aur ek diya hi mandir hai.
@how modern most PRAC
en: In a hostel or rented room a small box or framed picture on the study shelf is enough, opened for prayer and closed after. A balcony mandir needs shelter from rain, sun and pigeons.
hi: छात्रावास या किराए के कमरे में पढ़ाई की शेल्फ़ पर छोटा डिब्बा या तस्वीर काफ़ी है, पूजा में खोलें फिर बंद करें। बालकनी के मंदिर को बारिश, धूप और कबूतरों से बचाव चाहिए।
hg: Hostel ya kiraye ke kamre me padhai ki shelf par chhota dibba ya tasveer kaafi hai, puja me kholein phir band karein. Balcony ke mandir ko baarish, dhoop aur kabootaron se bachav chahiye.

# mandir-water-pot object
@names
en: water pot in the mandir, kalash kept in mandir daily, coconut in the mandir
hi: मंदिर में जल का लोटा, मंदिर में कलश, मंदिर में नारियल
hg: mandir me jal ka lota, mandir me kalash, mandir me nariyal
@ask
en: should water be kept in the mandir | how often to change water in mandir kalash | what to do with the mandir water next day | coconut in the mandir how long | coconut on kalash dried what to do | can the coconut of kalash be eaten | copper lota with water near god at night | jal in mandir daily | kalash water change | coconut kept for a year in mandir | drink water kept before god
en: kalash coconut when to change | water in kalash how many days | coconut on kalash cracked | kalash kept daily in mandir rules
hi: मंदिर में जल भरकर क्यों रखते हैं | मंदिर का पानी रोज़ बदलना चाहिए क्या | मंदिर में रखे जल का क्या करें | मंदिर में नारियल कितने दिन रखें | कलश का नारियल सूख जाए तो क्या करें | पूजा का नारियल खा सकते हैं क्या | मंदिर में ताँबे का लोटा रखना | पूजा का जल कहाँ डालें | मंदिर में पानी रखने से क्या होता है | साल भर पुराना नारियल | भगवान के सामने रखा पानी पी सकते हैं
hi: कलश का पानी कब बदलें | कलश का नारियल कब बदलें | कलश का नारियल फट गया | मंदिर में रोज़ कलश रखना
hg: mandir me jal bharkar kyu rakhte hai | mandir ka pani roj badalna chahiye kya | mandir me rakhe jal ka kya kare | mandir me nariyal kitne din rakhe | kalash ka nariyal sukh jaye to kya kare | puja ka nariyal kha sakte hai kya | mandir me tambe ka lota rakhna | pooja ka jal kaha dale | mandir me pani rakhne se kya hota hai | saal bhar purana nariyal | bhagwan ke samne rakha pani pee sakte hai
hg: kalash ka pani kab badle | kalash ka nariyal kab badalna chahiye | kalash ka nariyal fat gaya | mandir me roz kalash rakhna
@how modern most CUSTOM
en: A small pot of water in the mandir is refilled every morning; yesterday's water is given to tulsi or sprinkled in the house. A tulsi leaf in it is common.
hi: मंदिर में जल का छोटा लोटा रोज़ सुबह भरते हैं; कल का जल तुलसी में डालते या घर में छिड़कते हैं। उसमें तुलसी पत्र डालना आम है।
hg: Mandir me jal ka chhota lota roz subah bharte hain; kal ka jal tulsi me daalte ya ghar me chhidakte hain. Usme tulsi patra daalna aam hai.
@when modern most CUSTOM
en: A coconut on the kalash stays until the festival ends, or till next Purnima; then it is eaten as prasad if fresh or given to soil if dry. A sprouting one may be planted.
hi: कलश का नारियल पर्व समाप्त होने तक या अगली पूर्णिमा तक रहता है; ताज़ा हो तो प्रसाद में खाएँ, सूखा हो तो मिट्टी में दबाएँ। अंकुर निकले तो रोप सकते हैं।
hg: Kalash ka nariyal parv khatam hone tak ya agli Purnima tak rehta hai; taaza ho to prasad me khayein, sookha ho to mitti me dabayein. Ankur nikle to rop sakte hain.
@do modern most CUSTOM
en: Change a standing kalash's water weekly, on Purnima or festival, give it to tulsi or sprinkle it; put a fresh coconut, leaves and coin. A cracked or wet coconut is heat and water at work, no sign.
hi: स्थायी कलश का जल हर सप्ताह, पूर्णिमा या पर्व पर बदलें, तुलसी में दें या छिड़कें; नया नारियल, पत्ते, सिक्का। फटा या गीला नारियल गर्मी-नमी से है, संकेत नहीं।
hg: Sthayi kalash ka jal har hafte, Purnima ya parv par badlein, tulsi me dein ya chhidkein; naya nariyal, patte, sikka. Fata ya geela nariyal garmi-nami se hai, sanket nahi.

# god-pictures-on-packets idea
@names
en: god pictures on packets, god photos on wedding cards, god tiles on the wall, old god calendars
hi: पैकेट पर भगवान की तस्वीर, शादी के कार्ड पर गणेश, भगवान वाली टाइल, पुराने भगवान के कैलेंडर
hg: packet par bhagwan ki photo, shadi ke card par ganesh ji, bhagwan wali tiles, bhagwan ke purane calendar
@ask
en: what to do with wedding cards that have ganesh | can I throw incense packets with god's picture | old calendars with gods how to dispose | god tiles on compound wall to stop urination good or bad | newspaper with god photo in dustbin feels wrong | phone wallpaper of god ok | god stickers on scooter and fridge | clothes or cushions with gods printed | throwing wedding cards with god photo | god image on incense box | dispose god calendar | god wallpaper on phone in bathroom
en: previous tenant stuck god tiles on the wall, how do I take them off | god tiles near the bathroom in a rented house | broken god tile, how to dispose
hi: शादी के कार्ड पर छपे गणेश जी का क्या करें | भगवान की फ़ोटो वाला अगरबत्ती का पैकेट कूड़े में डालें क्या | भगवान वाले पुराने कैलेंडर का क्या करें | दीवार पर भगवान की टाइल लगाना ठीक है क्या | अख़बार में छपी भगवान की तस्वीर | मोबाइल के वॉलपेपर पर भगवान लगा सकते हैं | गाड़ी पर भगवान का स्टिकर | कपड़ों पर भगवान का चित्र पहनना | पुराने शादी के कार्ड कैसे फेंकें | भगवान की पुरानी फ़ोटो का निपटान | अगरबत्ती के डिब्बे पर भगवान | फ़ोन में भगवान और शौचालय
hi: किराए के घर में पुराने किरायेदार ने भगवान की टाइल लगा रखी है, हटाएँ कैसे | बाथरूम के पास भगवान की टाइल लगी है | भगवान वाली टाइल टूट गई
hg: shadi ke card par chhape ganesh ji ka kya kare | bhagwan ki photo wala packet kude me dale kya | bhagwan wale purane calendar ka kya kare | deewar par bhagwan ki tile lagana thik hai kya | akhbar me bhagwan ki photo ho to | mobile wallpaper par bhagwan laga sakte hai kya | gadi par bhagwan ka sticker | kapdo par bhagwan ki photo pehenna | purane shadi ke card kaise phenke | bhagwan ki purani photo ka kya kare | agarbatti ke dibbe par bhagwan | phone me bhagwan ki photo aur bathroom
hg: rent ke ghar me purane kirayedar ne bhagwan ki tile laga rakhi hai hataye kaise | bathroom ke paas bhagwan ki tile lagi hai | bhagwan wali tile toot gayi
@do modern most CUSTOM
en: Cut god pictures from cards, packets and calendars and keep them together; dissolve the paper in water for the plants, bury it, or give it to a collection at a temple. If one went into the bin, it is no sin.
hi: कार्ड, पैकेट और कैलेंडर से भगवान के चित्र काटकर इकट्ठा रखें; काग़ज़ पानी में गलाकर पौधों में दें, मिट्टी में दबाएँ या मंदिर के संग्रह में दें। कोई कूड़े में चला गया तो पाप नहीं।
hg: Card, packet aur calendar se Bhagwan ke chitra kaatkar ikattha rakhein; kaagaz paani me galakar paudhon me dein, mitti me dabayein ya mandir ke sangrah me dein. Koi kude me chala gaya to paap nahi.
@ok modern most CUSTOM
en: God's picture on a phone, a car dashboard or a door is fine. On doormats, shoes, low tiles by the street and bed sheets most find it disrespectful.
hi: फ़ोन, गाड़ी के डैशबोर्ड या द्वार पर भगवान का चित्र ठीक है। पायदान, जूते, सड़क किनारे की नीची टाइल और चादर पर ज़्यादातर लोग इसे अनादर मानते हैं।
hg: Phone, gaadi ke dashboard ya darwaze par Bhagwan ka chitra theek hai. Paydaan, joote, sadak kinare ki neechi tile aur chadar par zyadatar log ise anaadar maante hain.

# guru-photo-in-mandir object
@names
en: guru photo in mandir, saint photo in mandir, living guru picture, sai baba photo in mandir
hi: मंदिर में गुरु की तस्वीर, मंदिर में संत की फोटो, मंदिर में साईं बाबा
hg: mandir me guru ki photo, mandir me sant ki photo, mandir me sai baba ki photo
@ask
en: can guru's photo be kept with gods | where to keep my guru's picture | sai baba and shiva in the same mandir | photo of a living saint in pooja room | guru nanak picture with hindu gods | guru photo above or below god | my husband's guru and mine are different, both photos in one mandir
hi: गुरु की तस्वीर भगवान के साथ रख सकते हैं क्या | गुरुजी की फ़ोटो कहाँ लगाएँ | साईं बाबा और शिव जी एक मंदिर में | जीवित संत की तस्वीर पूजाघर में | गुरु की फ़ोटो भगवान से ऊपर हो या नीचे | पति-पत्नी के अलग गुरु हैं, दोनों की तस्वीर रखें क्या
hg: guru ki photo bhagwan ke sath rakh sakte hai kya | guruji ki photo kaha lagaye | sai baba aur shiv ji ek mandir me | zinda sant ki photo pooja ghar me | guru ki photo bhagwan se upar ho ya niche | pati patni ke alag guru hai dono ki photo rakhe kya
en: can guru photo be above god | guru photo direction | dead guru photo in mandir | two gurus photos
hi: गुरु की फोटो किस दिशा में | भगवान के ऊपर गुरु की फोटो | दो गुरुओं की फोटो मंदिर में | ब्रह्मलीन गुरु की फोटो मंदिर में
hg: guru ki photo kis disha me | bhagwan ke upar guru ki photo | do guruo ki photo mandir me | brahmleen guru ki photo mandir me
@where modern most CUSTOM
en: A guru's photo may stand in the mandir, to a side or a little lower than the deity, or on a wall of its own in the east or north-east. Different gurus and saints stand side by side.
hi: गुरु की तस्वीर मंदिर में, किनारे या देवता से थोड़ा नीचे, या पूर्व-ईशान की अलग दीवार पर रख सकते हैं। अलग-अलग गुरु और संत साथ-साथ रह सकते हैं।
hg: Guru ki tasveer mandir me, kinare ya devta se thoda neeche, ya east-north-east ki alag deewar par rakh sakte hain. Alag-alag guru aur sant saath-saath reh sakte hain.
@ok modern disputed CUSTOM
en: Some traditions place the guru first, others keep only deities in worship; follow your own and be gentle with the other's. No dosh comes of either.
hi: कुछ परंपराएँ गुरु को पहले रखती हैं, कुछ पूजा में केवल देवता; अपनी मानें और दूसरे का आदर करें। किसी में दोष नहीं।
hg: Kuch paramparayein guru ko pehle rakhti hain, kuch puja me keval devta; apni maanein aur doosre ka aadar karein. Kisi me dosh nahi.
@where modern most CUSTOM
en: The guru's photo stands to the side of or a step below the deity, in the north-east or on the east or north wall; in some lineages the guru has the centre. Thursday and Guru Purnima are his days.
hi: गुरु की फोटो देवता के बगल या एक सीढ़ी नीचे, ईशान में या पूर्व-उत्तर दीवार पर; कुछ परंपराओं में गुरु बीच में। गुरुवार और गुरु पूर्णिमा उनके दिन।
hg: Guru ki photo devta ke bagal ya ek seedhi neeche, ishan me ya purv-uttar deewar par; kuch paramparaon me guru beech me. Guruvar aur Guru Purnima unke din.

# puja-without-bath rite
@names
en: puja without bath, touching idols without bath, lamp without bath, children touching idols
hi: बिना नहाए पूजा, बिना स्नान मूर्ति छूना, बिना नहाए दीया
hg: bina nahaye puja, bina nahaye murti chhuna, bina nahaye diya jalana
@ask
en: can I do puja without taking a bath | can I light the evening lamp without bathing | I am ill and cannot bathe, can I pray | children touch the idols is it fine | can I pray in night clothes | is bath needed before chanting | old mother cannot bathe daily in winter
en: lighting evening lamp without bath | can I chant before brushing | puja after nonveg same day
hi: शाम का दीया बिना नहाए जला सकते हैं क्या | बीमार हूँ, नहा नहीं सकता, पूजा करूँ या नहीं | बच्चे मूर्ति छू लेते हैं | बिना नहाए जाप कर सकते हैं | रात के कपड़ों में पूजा | सर्दी में माँ रोज़ नहीं नहा पातीं
hi: बिना नहाए शाम का दीया | बिना ब्रश किए मंत्र | नॉनवेज खाकर पूजा कर सकते हैं
hg: sham ka diya bina nahaye jala sakte hai kya | bimar hu naha nahi sakta puja karu ya nahi | bacche murti chhu lete hai | bina nahaye jaap kar sakte hai kya | night dress me puja | sardi me mummy roj nahi naha pati
hg: bina nahaye sham ka diya jala sakte hai | bina brush kiye mantra bol sakte hai | nonveg kha ke puja kar sakte hai
@ok modern wide CUSTOM
en: Prayer and chanting need no bath, at any hour; for touching idols a bath is the custom. The ill, the old and travellers wash hands, feet and face, or sprinkle a little water, and that is enough.
hi: प्रार्थना और जाप बिना स्नान भी, किसी भी समय; मूर्ति छूने के लिए स्नान का रिवाज है। बीमार, बूढ़े और यात्री हाथ-पैर-मुँह धो लें या थोड़ा जल छिड़क लें, काफ़ी है।
hg: Prarthna aur jaap bina snan bhi, kisi bhi samay; murti chhune ke liye snan ka riwaz hai. Beemar, budhe aur yatri haath-pair-muh dho lein ya thoda jal chhidak lein, kaafi hai.
@do modern wide CUSTOM
en: For the evening lamp washed hands and feet are enough in most homes. Children who touch the idols are only loving; teach them gently to wash their hands.
hi: शाम के दीये के लिए ज़्यादातर घरों में हाथ-पैर धोना काफ़ी है। मूर्ति छूने वाले बच्चे प्रेम ही करते हैं; उन्हें प्यार से हाथ धोना सिखाएँ।
hg: Shaam ke diye ke liye zyadatar gharon me haath-pair dhona kaafi hai. Murti chhune wale bachche prem hi karte hain; unhe pyaar se haath dhona sikhayein.
@how modern wide CUSTOM
en: Short cleansing: rinse the mouth, wash hands, feet and face, sprinkle water with a prayer, change the cloth if you can. After non-veg most bathe before touching idols; a name in the mind needs nothing.
hi: छोटी शुद्धि: कुल्ला, हाथ-पैर-मुँह धोएँ, प्रार्थना से जल छिड़कें, हो सके तो वस्त्र बदलें। नॉनवेज के बाद अधिकतर नहाकर मूर्ति छूते हैं; मन में नाम को कुछ नहीं चाहिए।
hg: Chhoti shuddhi: kulla, haath-pair-munh dhoyein, prarthana se jal chhidkein, ho sake to vastra badlein. Nonveg ke baad zyadatar nahakar murti chhoote hain; mann me naam ko kuch nahi chahiye.

# sleeping-in-pooja-room relation
@names
en: sleeping in the pooja room, bed in pooja room, guest room as pooja room
hi: पूजाघर में सोना, पूजा वाले कमरे में पलंग
hg: pooja ghar me sona, pooja room me bed, mandir wale kamre me sona
@ask
en: can we sleep in the pooja room | guest sleeps in the room with the mandir | elderly parent's bed in pooja room | can husband wife sleep in room with temple | study table in pooja room ok | pooja room used for storing things | tv in the room where the temple is
hi: पूजाघर में सो सकते हैं क्या | मेहमान मंदिर वाले कमरे में सोते हैं | पूजाघर में दादी का पलंग है | मंदिर वाले कमरे में पति-पत्नी सो सकते हैं क्या | पूजाघर में पढ़ सकते हैं क्या | पूजाघर में सामान रखा है | मंदिर वाले कमरे में टीवी
hg: pooja ghar me so sakte hai kya | mehman mandir wale room me sote hai | pooja ghar me dadi ka bed hai | mandir wale kamre me pati patni so sakte hai kya | pooja ghar me padhai kar sakte hai kya | pooja room me saman rakha hai | mandir wale room me tv hai
hg: puja ghar me so sakte hai kya | pooja wale kamre me sona
@ok modern most CUSTOM
en: A room kept for puja is better not slept in, but where rooms are few guests, elders and children may; it is no sin. Close the mandir's doors or curtain at night, feet not toward it.
hi: केवल पूजा के कमरे में न सोएँ तो अच्छा, पर कमरे कम हों तो मेहमान, बुज़ुर्ग और बच्चे सो सकते हैं; पाप नहीं। रात को मंदिर के पट या परदा बंद करें, पैर उसकी ओर न हों।
hg: Keval puja ke kamre me na soyein to achha, par kamre kam hon to mehmaan, bujurg aur bachche so sakte hain; paap nahi. Raat ko mandir ke pat ya parda band karein, pair uski or na hon.
@do modern most PRAC
en: Study, yoga and reading suit that room well. Keep store, shoes and a loud television elsewhere, or at least on the far wall.
hi: पढ़ाई, योग और पाठ उस कमरे में अच्छे हैं। सामान, जूते और शोर करता टीवी दूसरी जगह या कम से कम दूर की दीवार पर रखें।
hg: Padhai, yog aur paath us kamre me achhe hain. Saaman, joote aur shor karta TV doosri jagah ya kam se kam door ki deewar par rakhein.

# gifting-idols idea
@names
en: gifting idols, giving ganesh as a gift, idol received as gift, gifting god pictures
hi: मूर्ति उपहार में देना, गणेश जी गिफ्ट करना, उपहार में मिली मूर्ति
hg: murti gift karna, ganesh ji gift karna, gift me mili murti
@ask
en: can we gift ganesh idol | is giving lakshmi ganesh as gift bad luck | idol received as a gift can be worshipped or not | can I pass on a gifted idol | gift for griha pravesh idol or not | gifting radha krishna at wedding | people say giving lakshmi away gives your wealth away
hi: गणेश जी की मूर्ति उपहार में दे सकते हैं क्या | लक्ष्मी जी की मूर्ति गिफ़्ट करना अशुभ है क्या | उपहार की मूर्ति की पूजा कर सकते हैं क्या | गिफ़्ट में मिली मूर्ति किसी और को दें क्या | गृह प्रवेश में क्या उपहार दें | शादी में राधा कृष्ण देना | भगवान की मूर्ति उपहार में लेना
hg: ganesh ji ki murti gift kar sakte hai kya | laxmi ji ki murti gift karna ashubh hai kya | gift wali murti ki puja kar sakte hai kya | gift me mili murti kisi aur ko de sakte hai | griha pravesh me kya gift de | shadi me radha krishna dena | bhagwan ki murti gift me lena
en: which idol can be gifted at housewarming | can we gift ganesh to non hindu | which day gift idol | idol I bought for myself vs gift
hi: गृह प्रवेश में कौन सी मूर्ति दें | शादी में मूर्ति गिफ्ट देना | राधा कृष्ण गिफ्ट देना कैसा | मूर्ति गिफ्ट लेना चाहिए या नहीं
hg: griha pravesh me kaun si murti de | shadi me murti gift dena | radha krishna gift dena kaisa | murti gift lena chahiye ya nahi
@ok modern disputed CUSTOM
en: Gifting an idol is fine and common, Ganesh and Radha-Krishna above all; some avoid giving Lakshmi, as if one gave away one's luck, others give Lakshmi-Ganesh at Diwali gladly.
hi: मूर्ति उपहार में देना ठीक और आम है, ख़ासकर गणेश और राधा-कृष्ण; कुछ लक्ष्मी नहीं देते मानो भाग्य दे दिया, कुछ दिवाली पर लक्ष्मी-गणेश ख़ुशी से देते हैं।
hg: Murti uphaar me dena theek aur aam hai, khaaskar Ganesh aur Radha-Krishna; kuch Lakshmi nahi dete maano bhagya de diya, kuch Diwali par Lakshmi-Ganesh khushi se dete hain.
@do modern wide CUSTOM
en: A gifted idol may be worshipped after a wash with water and gangajal, stand as decoration, or go on to somebody who will care for it.
hi: उपहार की मूर्ति को जल और गंगाजल से धोकर पूज सकते हैं, सजा सकते हैं, या जो सँभाले उसे आगे दे सकते हैं।
hg: Uphaar ki murti ko jal aur gangajal se dhokar pooj sakte hain, saja sakte hain, ya jo sambhale use aage de sakte hain.
@which modern most CUSTOM
en: Housewarming: Ganesh or Lakshmi-Ganesh; wedding: Radha-Krishna or Ram-Sita; student: Saraswati; new baby: Bal Gopal picture. That giving Lakshmi or silver away gives one's luck away is a saying only.
hi: गृह प्रवेश में गणेश या लक्ष्मी-गणेश; विवाह में राधा-कृष्ण या राम-सीता; विद्यार्थी को सरस्वती; शिशु को बाल गोपाल का चित्र। लक्ष्मी या चाँदी देने से अपना भाग्य चला जाना केवल कहावत है।
hg: Griha pravesh me Ganesh ya Lakshmi-Ganesh; vivah me Radha-Krishna ya Ram-Sita; vidyarthi ko Saraswati; shishu ko Bal Gopal ka chitra. Lakshmi ya chaandi dene se apna bhagya chala jana keval kahawat hai.

# puja-times rite
@names
en: morning or evening puja, puja once a day, puja time at home, no time for puja
hi: सुबह या शाम की पूजा, पूजा का सही समय, दोपहर में पूजा, पूजा का समय नहीं मिलता
hg: subah ya sham ki puja, puja ka sahi samay, dopahar me puja, puja ka time nahi milta
@ask
en: is puja needed both morning and evening | can puja be done in the afternoon | what is the right time for puja at home | I work night shifts when should I do puja | no time for daily puja what is the minimum | can we do puja after eating | lamp at what time in the evening
en: puja before sunrise brahma muhurta time | can we do puja at 12 noon | puja at night 10 pm ok | lamp without bath evening
hi: सुबह-शाम दोनों समय पूजा ज़रूरी है क्या | दोपहर में पूजा कर सकते हैं क्या | घर में पूजा का सही समय क्या है | रात की नौकरी है, पूजा कब करूँ | रोज़ पूजा का समय नहीं मिलता | खाना खाकर पूजा कर सकते हैं क्या | शाम का दीया कितने बजे जलाएँ
hi: दोपहर 12 बजे पूजा करें या नहीं | ब्रह्म मुहूर्त में पूजा | रात 10 बजे पूजा कर सकते हैं
hg: subah sham dono time puja jaruri hai kya | ghar me puja ka sahi time kya hai | night shift hai puja kab karu | roj puja ka time nahi milta | khana khakar puja kar sakte hai kya | sham ka diya kitne baje jalaye
hg: dopahar 12 baje puja kar sakte hai | brahma muhurat me puja kitne baje | raat 10 baje puja kar sakte hai
@when modern wide CUSTOM
en: Morning before the day's work and a lamp around sunset are the usual puja times; once a day is enough where life is busy. The hours around noon are left for the deity's rest in many homes.
hi: काम से पहले सुबह और सूर्यास्त के आसपास दीया पूजा के आम समय हैं; जीवन व्यस्त हो तो एक बार काफ़ी है। दोपहर कई घरों में देवता के विश्राम का समय है।
hg: Kaam se pehle subah aur suryast ke aaspaas diya puja ke aam samay hain; jeevan vyast ho to ek baar kaafi hai. Dopahar kai gharon me devta ke vishram ka samay hai.
@do modern wide CUSTOM
en: With night shifts or little time do it when you rise or return: folded hands, one name, one lamp. A missed day is no sin; after food rinse the mouth and pray.
hi: रात की ड्यूटी या कम समय में जब उठें या लौटें तब करें: हाथ जोड़ना, एक नाम, एक दीया। दिन छूटना पाप नहीं; भोजन के बाद कुल्ला करके प्रार्थना करें।
hg: Night duty ya kam samay me jab uthein ya lautein tab karein: haath jodna, ek naam, ek diya. Din chhootna paap nahi; bhojan ke baad kulla karke prarthna karein.
@which classical most DS
en: Brahma muhurta, from about 96 to 48 minutes before sunrise, is the most praised; then sunrise to mid-morning, and dusk. From noon to about four the deity rests; at night a name or aarti is still welcome.
hi: ब्रह्म मुहूर्त, सूर्योदय से लगभग 96 से 48 मिनट पहले, सबसे प्रशंसित; फिर सूर्योदय से दोपहर के पहले तक, और संध्या। दोपहर से लगभग चार तक विश्राम; रात में नाम या आरती भी स्वीकार।
hg: Brahma muhurat, suryoday se lagbhag 96 se 48 minute pehle, sabse prashansit; phir suryoday se dopahar ke pehle tak, aur sandhya. Dopahar se lagbhag chaar tak vishram; raat me naam ya aarti bhi sweekar.

# mandir-under-stairs-toilet relation
@names
en: mandir under stairs, mandir near toilet, mandir sharing wall with bathroom
hi: शौचालय के पास मंदिर, बाथरूम की दीवार पर मंदिर
hg: toilet ke paas mandir, bathroom ki deewar par mandir
@ask
en: our mandir is below the staircase | toilet is above the pooja room | mandir wall common with bathroom what to do | cannot shift mandir from near toilet | bathroom in front of mandir | mandir under beam
en: the flat upstairs has its bathroom right over my mandir | builder flat, toilet above the pooja spot, nothing can be changed
en: one wall of the pooja room touches the common bathroom, may the idols lean on it
hi: हमारा मंदिर सीढ़ियों के नीचे है | मंदिर के ऊपर शौचालय है | मंदिर और बाथरूम की दीवार एक है | मंदिर के सामने बाथरूम है | मंदिर हटा नहीं सकते क्या करें
hi: ऊपर वाले फ़्लैट का बाथरूम मेरे मंदिर के ठीक ऊपर है
hi: पूजा घर की एक दीवार बाथरूम से लगी है, मूर्ति उस पर टिका सकते हैं क्या
hg: hamara mandir seedhiyo ke niche hai | mandir ke upar toilet hai | mandir aur bathroom ki deewar ek hai | mandir ke samne bathroom hai | mandir hata nahi sakte toilet ke paas hai
hg: upar wale floor ka bathroom mere mandir ke thik upar hai, builder flat hai badal nahi sakte
hg: puja room ki ek deewar bathroom se lagi hai, idol us par tika sakte kya | mandir ki andar wali deewar common bathroom se chipki hai, murti us deewar se sata de kya
@ok modern wide PRAC
en: A mandir under stairs, under or over a toilet, or on a bathroom's wall is avoided out of respect and cleanliness. It is a matter of place, no curse; nobody's prayer is lost by it.
hi: सीढ़ी के नीचे, शौचालय के ऊपर-नीचे या बाथरूम की दीवार पर मंदिर, आदर और सफ़ाई के कारण, टालते हैं। यह स्थान की बात है, शाप नहीं; प्रार्थना व्यर्थ नहीं होती।
hg: Seedhi ke neeche, toilet ke upar-neeche ya bathroom ki deewar par mandir, aadar aur safai ke kaaran, taalte hain. Yah sthan ki baat hai, shaap nahi; prarthana vyarth nahi hoti.
@do modern most PRAC
en: Move it first to another wall, even a shelf. If it cannot be moved or you rent: a wooden back panel with a gap, the toilet door closed and dry, doors on the mandir, good light, and daily cleaning.
hi: पहले दूसरी दीवार पर, शेल्फ़ ही सही, ले जाएँ। न हट सके या किराए का हो: पीछे लकड़ी का पट अंतर देकर, शौचालय का द्वार बंद और सूखा, मंदिर के पल्ले, रोशनी, रोज़ सफ़ाई।
hg: Pehle doosri deewar par, shelf hi sahi, le jayein. Na hat sake ya kiraye ka ho: peeche lakdi ka pat antar dekar, toilet ka dwar band aur sookha, mandir ke palle, roshni, roz safai.
@see mandir-facing, mandir-on-wall

# left-behind-idols object
@names
en: idols left by the old owner, mandir left in a rented house, found idol
hi: पुराने मालिक की छोड़ी मूर्तियाँ, किराए के घर में छूटा मंदिर, मिली हुई मूर्ति
hg: purane malik ki chhodi murti, kiraye ke ghar me pehle se mandir, mili hui murti
en: idol left by the previous tenant, small idol in the niche
hi: पिछले किराएदार की मूर्ति, आले में छोड़ी मूर्ति
hg: pichhle kirayedar ki murti, aale me chhodi murti
@ask
en: the earlier tenant went away and left a little Shiva in the wall niche, what do we do with it
hi: पहले वाले आले में छोटे शिव जी छोड़ गए, क्या करें
hg: pehle wale aale me chhote shiv ji chhod gaye kya kare
en: previous tenant left god photos in the house | old mandir already in our new house can we use it | I found an idol on the road can I bring it home | someone left an idol under the tree | can we worship second hand idols | landlord's mandir in rented flat
hi: पहले वाले किराएदार भगवान की तस्वीर छोड़ गए | नए घर में पहले से मंदिर बना है | रास्ते में मूर्ति मिली घर ला सकते हैं | किसी की पूजी हुई मूर्ति रख सकते हैं | पेड़ के नीचे रखी मूर्ति उठा सकते हैं
hg: pehle wale kirayedar bhagwan ki photo chhod gaye | naye ghar me pehle se mandir bana hai use kar sakte hai | raste me murti mili ghar la sakte hai | kisi ki puji hui murti rakh sakte hai | ped ke niche rakhi murti utha sakte hai
@ok modern wide CUSTOM
en: Images left by others carry no burden of theirs and may be worshipped after a bath or wipe with water and gangajal, a tilak, a lamp and something sweet. An old built-in mandir is used the same way.
hi: दूसरों की छोड़ी मूर्तियाँ उनका कोई बोझ नहीं लातीं; जल-गंगाजल से नहलाकर या पोंछकर, तिलक, दीप और मीठे के बाद पूज सकते हैं। पहले से बना मंदिर भी ऐसे ही।
hg: Doosron ki chhodi murtiyan unka koi bojh nahi laati; jal-gangajal se nahlakar ya ponchhkar, tilak, deep aur meethe ke baad pooj sakte hain. Pehle se bana mandir bhi aise hi.
@do modern wide CUSTOM
en: If you do not want them, ask the old owner, then give them to a temple or dissolve paper and clay at home. From under a tree take nothing that others placed with a prayer; old stone or metal finds are shown to the police or museum, as the law asks.
hi: न रखना हो तो पहले पुराने मालिक से पूछें, फिर मंदिर दें या काग़ज़-मिट्टी घर में घोल दें। पेड़ तले दूसरों की रखी चीज़ न उठाएँ; पुरानी पत्थर-धातु की मूर्ति मिले तो क़ानून के अनुसार पुलिस या संग्रहालय को बताएँ।
hg: Na rakhna ho to pehle purane malik se poochhein, phir mandir dein ya kaagaz-mitti ghar me ghol dein. Ped tale doosron ki rakhi cheez na uthayein; purani patthar-dhaatu ki murti mile to kanoon ke anusaar police ya museum ko batayein.
@see broken-idol, moving-old-mandir

# new-idol-at-home rite
@names
en: bringing a new idol home, idol sthapana at home, prana pratishtha at home
hi: नई मूर्ति घर लाना, घर में मूर्ति स्थापना, घर में प्राण प्रतिष्ठा
hg: nayi murti ghar lana, ghar me murti sthapana, ghar me pran pratishtha
@ask
en: how to bring a new god idol home | which day to install idol in home temple | is pran pratishtha necessary at home | new laddu gopal first day what to do | can I buy an idol online for worship | which direction while placing new idol
hi: नई मूर्ति घर में कैसे स्थापित करें | मूर्ति किस दिन लाएँ | घर में प्राण प्रतिष्ठा ज़रूरी है | नए लड्डू गोपाल घर लाए पहले दिन क्या करें | ऑनलाइन मूर्ति मँगा सकते हैं
hg: murti kis din laye | ghar me pran pratishtha zaruri hai kya | naye laddu gopal laye pehle din kya kare | online murti manga sakte hai puja ke liye | nayi murti laate time kya dhyan rakhe | puja ke liye murti kaun se din kharide
@how modern wide CUSTOM
en: Bring the idol in covered by clean cloth, bathe it with panchamrit and water or wipe it, dress it, tilak, flower, lamp, sweet, say its mantra and "come, stay here", then aarti. No priest is needed for a small one.
hi: मूर्ति साफ़ कपड़े में लाएँ, पंचामृत और जल से नहलाएँ या पोंछें, वस्त्र, तिलक, फूल, दीप, मीठा, मंत्र और "आइए, यहाँ विराजिए" कहकर आरती करें। छोटी मूर्ति के लिए पंडित ज़रूरी नहीं।
hg: Murti saaf kapde me layein, panchamrit aur jal se nahlayein ya ponchhein, vastra, tilak, phool, deep, meetha, mantra aur "aaiye, yahan virajiye" kehkar aarti karein. Chhoti murti ke liye pandit zaroori nahi.
@ok modern most CUSTOM
en: Prana pratishtha, the calling of life by mantras, is for temples and large stone images, as it binds one to daily worship; home images live by devotion. Bought online, as a gift or used are all fine if whole.
hi: प्राण प्रतिष्ठा, मंत्रों से प्राण का आवाहन, मंदिर और बड़ी पत्थर मूर्तियों के लिए है, क्योंकि नित्य पूजा बाँधती है; घर की मूर्ति भक्ति से जीवित है। ऑनलाइन, भेंट या पुरानी, अखंड हो तो ठीक।
hg: Pran pratishtha, mantron se pran ka aavahan, mandir aur badi patthar murtiyon ke liye hai, kyunki nitya puja baandhti hai; ghar ki murti bhakti se jeevit hai. Online, bhent ya purani, akhand ho to theek.
@when modern most CUSTOM
en: Its own festival or weekday in a bright fortnight is liked: Ganesh on Wednesday or Chaturthi, Shiva Monday, Hanuman Tuesday, Vishnu Thursday, Lakshmi Friday, Laddu Gopal on Janmashtami or any day.
hi: शुक्ल पक्ष में उनका पर्व या वार पसंद: गणेश बुधवार या चतुर्थी, शिव सोमवार, हनुमान मंगलवार, विष्णु गुरुवार, लक्ष्मी शुक्रवार, लड्डू गोपाल जन्माष्टमी या किसी भी दिन।
hg: Shukla paksh me unka parv ya vaar pasand: Ganesh Budhvar ya Chaturthi, Shiv Somvar, Hanuman Mangalvar, Vishnu Guruvar, Lakshmi Shukravar, Laddu Gopal Janmashtami ya kisi bhi din.
@see idol-material, gods-in-mandir

# mixed-faith-shelf idea
@names
en: cross and ganesha on one shelf, mixed faith home, gods of two religions
hi: दो धर्मों के प्रतीक एक जगह, क्रॉस और गणेश
hg: cross aur ganesh ek shelf par, do dharm ke bhagwan
@ask
en: my wife is Christian and I am Hindu, may a cross stand beside Ganesha | interfaith marriage, how do we arrange our prayer corner | guru granth, jesus and krishna pictures together | husband is Sikh, is a photo of the Guru in the mandir fine | Muslim friend shares our flat, where do I keep the mandir
hi: पत्नी ईसाई हैं, क्रॉस और गणेश एक शेल्फ़ पर रख सकते हैं क्या | दो धर्मों का विवाह है, प्रार्थना का कोना कैसे रखें | गुरु नानक की तस्वीर मंदिर में रख सकते हैं | अलग धर्म के साथी के साथ रहते हैं, मंदिर कहाँ रखूँ | यीशु और कृष्ण की तस्वीर साथ में
hg: wife christian hai cross aur ganesh ek shelf pe rakh sakte hai kya | do dharm ki shaadi hai prayer corner kaise rakhe | guru nanak ki photo mandir me rakh sakte hai | alag dharm ke flatmate ke saath rehte hai mandir kaha rakhu | jesus aur krishna ki photo saath me
@ok modern wide CUSTOM
en: Symbols of two faiths may stand on one clean shelf if both of you wish it; many homes do, and no text forbids it. Some prefer two small places, side by side or on two walls of the north-east or east, so that each prays in the own way.
hi: दोनों की इच्छा हो तो दो धर्मों के प्रतीक एक साफ़ शेल्फ़ पर रह सकते हैं; बहुत घरों में हैं और किसी ग्रंथ में मना नहीं। कुछ लोग ईशान या पूर्व में पास-पास दो छोटी जगहें रखते हैं, ताकि हर कोई अपने ढंग से प्रार्थना करे।
hg: Dono ki ichchha ho to do dharmon ke prateek ek saaf shelf par reh sakte hain; bahut gharon me hain aur kisi granth me mana nahi. Kuch log north-east ya east me paas-paas do chhoti jagah rakhte hain, taki har koi apne dhang se prarthana kare.
@see gods-in-mandir, two-mandirs

# bhog-leftovers rite
@names
en: leftover food as bhog, fridge food for god, stale food as bhog, bought sweets as bhog
hi: बासी भोग, बचे खाने का भोग, फ्रिज का भोग, बाज़ार की मिठाई का भोग
hg: baasi bhog, bache khane ka bhog, fridge ka bhog, bazaar ki mithai ka bhog
@ask
en: can yesterday's dal or sabzi be offered to god | is milk kept in the fridge okay for thakur ji | I live alone and cook only every second day, what do I offer daily | may I give god a biscuit or packet sweet when nothing is cooked | food that we already ate from, can it still be bhog | reheated rice for krishna | the cook uses onion and garlic, can I still offer from our kitchen | I tasted the kheer for sugar before offering it, is it spoiled | office goes at 7, no time to cook, what is the simplest offering | ordered food from a restaurant as naivedya | is sugar or a raisin enough as bhog | frozen roti for laddu gopal
hi: कल की दाल या चावल भगवान को लगा सकते हैं क्या | फ्रिज का दूध ठाकुर जी को चढ़ेगा | अकेले रहती हूँ, दो दिन का इकट्ठा बनाती हूँ, भोग में क्या लगाऊँ | खाना कुछ न बना हो तो भगवान को क्या दें | जिस सब्ज़ी में से खा लिया वह भोग में चलेगी | चखा हुआ प्रसाद चढ़ा सकते हैं | बाज़ार की मिठाई या बिस्कुट का भोग लगता है क्या | दोबारा गरम किया खाना लड्डू गोपाल को | खाना बनाने वाली लहसुन प्याज़ डालती है तो भोग कैसे लगाएँ | सिर्फ़ मिश्री किशमिश चढ़ा दूँ तो चलेगा, रोज़ बनता नहीं | हॉस्टल में हूँ, मेस का खाना है, भगवान को क्या चढ़ाऊँ
hg: kal ki bachi daal bhagwan ko laga sakte hai | fridge wala dudh thakur ji ko chadhega kya | akela rehta hu ek baar me do din ka bana leta hu, bhog kya lagau | kuch bana na ho to bhog me kya rakhe | jisme se kha liya wo sabzi bhog me chalegi | kheer chakh li thi ab chadha sakti hu | bazar ki mithai ya biscuit ka bhog chalega | dobara garam kiya khana laddu gopal ko | bai pyaz lehsun wala khana banati hai bhog kaise lagaye | roz nahi banta to sirf mishri kishmish rakh du | pg me mess ka khana milta h bhagwan ko kya chadhau | swiggy se mangaya khana bhog me
@ok modern wide CUSTOM
en: Leftover, stale or tasted food is not offered as bhog; what is fresh and untouched is. Nothing cooked? Then a fruit, mishri, raisins, nuts, gur, or just water with a tulsi leaf is a whole offering.
hi: बासी, बचा या जूठा खाना भोग में नहीं चढ़ता; ताज़ा और अछूता चढ़ता है। कुछ न बना हो तो फल, मिश्री, किशमिश, मेवा, गुड़, या बस जल और तुलसी भी पूरा भोग है।
hg: Baasi, bacha ya jootha khana bhog me nahi chadhta; taaza aur achhuta chadhta hai. Kuch na bana ho to phal, mishri, kishmish, meva, gud, ya bas jal aur tulsi bhi poora bhog hai.
@which modern most CUSTOM
en: Pure milk from the fridge is fine the same day if nobody drank of it; bought milk sweets too. Onion and garlic are left out of bhog, so put a plain roti or rice aside before they go in.
hi: फ्रिज का शुद्ध दूध उसी दिन चलेगा, यदि जूठा न हो; बाज़ार की दूध की मिठाई भी। भोग में प्याज़-लहसुन नहीं पड़ता, इसलिए उससे पहले सादी रोटी या चावल अलग निकाल लें।
hg: Fridge ka shuddh doodh usi din chalega, agar jootha na ho; bazaar ki doodh ki mithai bhi. Bhog me pyaz-lehsun nahi padta, isliye usse pehle saadi roti ya chawal alag nikaal lein.
@do modern wide CUSTOM
en: Who tasted by mistake or offered leftovers says "forgive me" and offers a fruit; God looks at feeling, not at the menu. Alone and busy: mishri and water at the lamp each morning, a cooked bhog on a free day.
hi: भूल से चख लिया या बासी चढ़ गया तो क्षमा कहकर फल चढ़ा दें; भगवान भाव देखते हैं। अकेले और व्यस्त हों तो रोज़ दीपक के साथ मिश्री-जल, छुट्टी के दिन बना हुआ भोग।
hg: Bhool se chakh liya ya baasi chadh gaya to kshama kehkar phal chadha dein; Bhagwan bhaav dekhte hain. Akele aur vyast hon to roz deepak ke saath mishri-jal, chhutti ke din bana hua bhog.
@see prasad-bhog, laddu-gopal

# gods-on-moving-day rite
@names
en: packing the idols, carrying idols to a new house, shifting idols with movers, gods on moving day
hi: मूर्तियाँ पैक करना, शिफ़्टिंग में भगवान, नए घर में मूर्तियाँ ले जाना
hg: murtiya pack karna, shifting me bhagwan, naye ghar me murti le jana
@ask
en: packers come tomorrow morning, do the gods go into a carton or in our car | we shift house on saturday, is the mandir packed first or last | who should carry the idols on moving day | can the movers touch our murtis | we move from pune to dubai, can I take my gods in cabin baggage | new flat is ready on sunday, what do we set up first, the temple or the kitchen | can god photos be wrapped in newspaper | the truck takes three days, no puja in between, is that fine | how to lift krishna and shivling from the old house, any prayer | do we lock the empty temple in the old flat overnight | our lamp burns daily, what to do with it while relocating | how do I unpack and settle the idols in the new home without a pandit
hi: कल पैकर्स आ रहे हैं, भगवान को डिब्बे में रखें या अपने साथ गाड़ी में | घर शिफ़्ट कर रहे हैं, मंदिर सबसे पहले पैक करें या आख़िर में | मूर्तियाँ कौन उठाए, मज़दूर छू सकते हैं क्या | ट्रक तीन दिन में पहुँचेगा, बीच में पूजा नहीं होगी, दोष तो नहीं | फ़्लाइट में भगवान की मूर्ति हाथ के बैग में ले जाएँ क्या | नए मकान में पहले मंदिर लगाएँ या चूल्हा | भगवान की फ़ोटो अख़बार में लपेट सकते हैं | पुराने घर से ठाकुर जी को उठाने से पहले क्या बोलें | ट्रांसफ़र हो गया है, मंदिर का सामान कैसे ले जाएँ | नए घर में मूर्तियाँ बिना पंडित के कैसे बैठाएँ
hg: kal packers movers aa rahe, bhagwan ko carton me rakhe ya apne saath car me | ghar shift kar rahe mandir pehle pack kare ya last me | murti kaun uthaye, labour chhu sakti hai kya | truck 3 din me pahuchega beech me puja nahi hogi, dosh to nahi | flight me murti cabin bag me le ja sakte kya | naye ghar me pehle mandir lagaye ya gas | bhagwan ki photo newspaper me lapet sakte hai | purane ghar se thakur ji ko uthane se pehle kya bole | transfer ho gaya mandir ka saman kaise le jaye | naye flat me murtiya bina pandit kaise baithaye | shivling ko gaadi me kaise le jaye
@how modern wide CUSTOM
en: Pack the idols last and carry them yourself, not with the movers. Bathe, light a lamp, ask their leave, wrap each in clean cloth, keep them upright in a bag or basket on the lap or seat, off the floor.
hi: मूर्तियाँ सबसे अंत में पैक करें और ख़ुद साथ ले जाएँ, मज़दूरों के साथ नहीं। नहाकर दीप जलाएँ, आज्ञा माँगें, साफ़ कपड़े में लपेटकर टोकरी या थैले में सीधी, सीट या गोद में रखें।
hg: Murtiyan sabse ant me pack karein aur khud saath le jayein, movers ke saath nahi. Nahakar diya jalayein, aagya maangein, saaf kapde me lapetkar tokri ya bag me seedhi, seat ya god me rakhein.
@when modern wide CUSTOM
en: In the new house the gods come in first: clean the place, set them up in the north-east or east before the boxes, light a lamp, offer water and a sweet, and say a prayer. No pandit is needed.
hi: नए घर में भगवान सबसे पहले आते हैं: जगह साफ़ करें, सामान से पहले उन्हें ईशान या पूर्व में बैठाएँ, दीप जलाएँ, जल और मीठा चढ़ाएँ, प्रार्थना करें। पंडित ज़रूरी नहीं।
hg: Naye ghar me Bhagwan sabse pehle aate hain: jagah saaf karein, saamaan se pehle unhe ishan ya east me baithayein, diya jalayein, jal aur meetha chadhayein, prarthna karein. Pandit zaroori nahi.
@ok modern most CUSTOM
en: A few days in a wrapped box without puja are no fault; greet them in mind. Heavy marble, a wooden mandir or framed pictures may go in the truck, well padded; small images fly in the cabin bag.
hi: कुछ दिन बिना पूजा कपड़े में रहें तो दोष नहीं; मन में प्रणाम कर लें। भारी संगमरमर, लकड़ी का मंदिर, फ़्रेम ट्रक में ठीक से लपेटकर जा सकते हैं; छोटी मूर्तियाँ हाथ के बैग में।
hg: Kuch din bina puja kapde me rahein to dosh nahi; mann me pranam kar lein. Bhaari marble, lakdi ka mandir, frame truck me theek se lapetkar ja sakte hain; chhoti murtiyan cabin bag me.
@see moving-old-mandir, griha-pravesh-puja

# same-deity-many-idols object
@names
en: several idols of the same deity, duplicate idols, two lakshmi idols, two krishna idols, too many idols
hi: एक ही देवता की कई मूर्तियाँ, दो लक्ष्मी की मूर्ति, दो कृष्ण मूर्तियाँ, बहुत सारी मूर्तियाँ
hg: ek hi dev ki kai murtiya, do lakshmi ki murti, do krishna murti, bahut sari murtiya
@ask
en: mother-in-law gifted us another lakshmi though we have two already, where does it go | our shelf is crowded with ganeshas and lakshmis from weddings, is there a limit | I am new to hindu customs and my in-laws keep giving idols, how do I refuse without offending anyone | every diwali we buy new lakshmi ganesh, the old ones pile up | is it wrong to keep two krishnas in one temple | three hanuman photos and two shivas on the same shelf | how many murtis of one god are allowed at home | aunt brought a second durga from a pilgrimage, do both get worshipped | relatives gave four laughing krishna statues as housewarming presents | which one do I keep as the main idol and where do the others go | can gifted gods stand in the living room or study | too many gods in our small mandir, can I give some away
en: two shivlings now, one from kashi and one from ujjain, mother in law says return one
hi: सास ने एक और लक्ष्मी जी दे दीं, पहले से दो हैं, कहाँ रखें | शादी में मिली गणेश लक्ष्मी की इतनी मूर्तियाँ हैं, कोई सीमा है क्या | हर दिवाली नए लक्ष्मी गणेश आते हैं, पुराने इकट्ठे हो गए | एक मंदिर में दो कृष्ण रखना ग़लत है क्या | हनुमान जी की तीन तस्वीरें एक साथ | एक देवता की कितनी मूर्तियाँ रख सकते हैं | बुआ दूसरी दुर्गा जी ले आईं, दोनों की पूजा करें | रिश्तेदारों को बुरा न लगे, उपहार की मूर्ति का क्या करें | मुख्य मूर्ति कौन सी रखें और बाक़ी कहाँ | मंदिर में भगवान बहुत हो गए, कुछ किसी को दे सकते हैं
hi: दो शिवलिंग हो गए, एक काशी से एक सोमनाथ से, सास कहती हैं एक वापस करो
hg: saas ne ek aur lakshmi ji gift kar di, pehle se do hai kaha rakhe | shadi me mili ganesh lakshmi ki itni murtiya h koi limit hai kya | har diwali naye lakshmi ganesh aate, purane jama ho gaye | ek mandir me do krishna rakhna galat hai kya | hanuman ji ki teen photo ek sath | ek bhagwan ki kitni murti rakh sakte hai | bua dusri durga ji le aayi dono ki puja kare | kisi ko bura na lage, gift wali murti ka kya kare | main murti kaun si rakhe baki kaha jaye | mandir me bhagwan bahut ho gaye kuch de sakte hai kisi ko
hg: do shivling ho gaye ek kashi se ek somnath se, saas kehti ek wapas karo
@which modern most CUSTOM
en: Of several idols of the same deity one is enough for worship; custom advises not to worship two or three of the same god in one shrine, three Ganeshas and two Shivlings least of all. A pair such as Radha-Krishna counts as one.
hi: पूजा में हर देवता की एक मूर्ति काफ़ी है; एक ही मंदिर में उसी देवता की दो-तीन पूजने की परंपरा नहीं, तीन गणेश और दो शिवलिंग तो बिल्कुल नहीं। राधा-कृष्ण जैसी जोड़ी एक मानी जाती है।
hg: Puja me har devta ki ek murti kaafi hai; ek hi mandir me usi devta ki do-teen poojne ki parampara nahi, teen Ganesh aur do Shivling to bilkul nahi. Radha-Krishna jaisi jodi ek maani jaati hai.
@do modern wide CUSTOM
en: Keep one as the main idol, the one you love or the oldest, and let the others stand respectfully in the living room, study or a clean shelf, or pass them on to family or a temple. That offends no god.
hi: एक को मुख्य रखें, जो प्रिय या सबसे पुरानी हो; बाक़ी आदर से बैठक, पढ़ने के कमरे या साफ़ शेल्फ़ पर रहें, या किसी अपने को या मंदिर में दे दें। इससे कोई देवता नाराज़ नहीं होते।
hg: Ek ko main rakhein, jo priya ya sabse purani ho; baaki aadar se living room, study ya saaf shelf par rahein, ya kisi apne ko ya mandir me de dein. Isse koi devta naraz nahi hote.
@how modern wide CUSTOM
en: When in-laws give several idols: thank them, place the gift where all see it, offer a flower the first day, and say that the mandir keeps one of each as elders taught. Later it may move; asking "which place would you like?" spares feelings.
hi: ससुराल में: धन्यवाद कहें, भेंट ऐसी जगह रखें जहाँ सब देखें, पहले दिन फूल चढ़ाएँ, और कहें कि मंदिर में हर देवता की एक ही रखते हैं। "आप कहाँ रखना चाहेंगी?" पूछ लें तो मन नहीं दुखता।
hg: Sasural me: dhanyavaad kahein, gift aisi jagah rakhein jahan sab dekhein, pehle din phool chadhayein, aur kahein ki mandir me har devta ki ek hi rakhte hain. "Aap kahan rakhna chahengi?" pooch lein to mann nahi dukhta.
@see how-many-ganesh, gifting-idols

# mandir-in-wardrobe relation
@names
en: mandir in a wardrobe, mandir inside a cupboard, god shelf in the closet, mandir in an almirah
hi: अलमारी में मंदिर, अलमारी के अंदर भगवान, कपड़ों की अलमारी में मंदिर
hg: almari me mandir, almari ke andar bhagwan, wardrobe me mandir
@ask
en: my gods sit on a shelf inside the wardrobe because the studio has no other place | is it okay to shut the wardrobe door on god at night | clothes hang beside the little temple in the closet, is that disrespectful | shoes at the bottom of the same cupboard where the idols are | feet point at the cupboard with the gods when we sleep | one room in dubai shared by three of us, gods in my almirah | tiny studio, altar in a kitchen cabinet or in the wardrobe, which is better | can I close the mandir doors when friends visit and smoke | undergarments drawer under the god shelf | temple in a fitted closet with a light, allowed in vastu
en: at night I shut the closet on my gods, is it okay or not | one room studio, gods on a wardrobe shelf with shoes below, feet point that way in bed
hi: छोटा सा कमरा है, भगवान अलमारी के एक ख़ाने में हैं, ठीक है | रात को अलमारी का दरवाज़ा बंद कर दूँ तो चलेगा | जिस अलमारी में भगवान हैं उसी में नीचे जूते हैं | कपड़ों के बगल में भगवान की फ़ोटो रखना | सोते समय पैर उस अलमारी की तरफ़ होते हैं जिसमें मंदिर है | किराये के एक कमरे में अलमारी वाला मंदिर | अलमारी में बना मंदिर वास्तु में ठीक है क्या
hg: chhota sa room h, bhagwan almari ke ek khane me rakhe hai, thik hai | raat ko almari ka darwaza band kar du to chalega | jis almari me bhagwan usi me niche joote chappal | kapdo ke bagal me bhagwan ki photo rakhna sahi hai | sote time pair us almari ki taraf jate jisme mandir hai | pg me almari wala mandir, 3 log rehte hai | wardrobe me bana mandir vastu me thik hai kya
hg: studio me rehta hu, almari me bhagwan aur niche joote, raat ko pair usi taraf
@ok modern most CUSTOM
en: A clean closed shelf in a wardrobe is acceptable as mandir where a studio or shared room has no other place. Keep shoes and worn clothes out of that cupboard, and close the door or a curtain at night.
hi: स्टूडियो या साझे कमरे में और जगह न हो तो अलमारी का साफ़, बंद ख़ाना मंदिर बन सकता है। उस अलमारी से जूते और पहने कपड़े हटा दें, रात को दरवाज़ा या पर्दा बंद रखें।
hg: Studio ya shared room me aur jagah na ho to almari ka saaf, band khana mandir ban sakta hai. Us almari se joote aur pehne kapde hata dein, raat ko darwaza ya parda band rakhein.
@do modern most PRAC
en: Turn the bed so that the feet do not point at it; if it cannot turn, the closed door or a curtain settles it. Best is a cupboard in the north-east or east, the shelf at chest height, the lamp lit outside for safety.
hi: पलंग ऐसे घुमाएँ कि पैर उधर न हों; न हो सके तो बंद दरवाज़ा या पर्दा काफ़ी है। ईशान या पूर्व की अलमारी, छाती की ऊँचाई का ख़ाना अच्छा; दीपक सुरक्षा के लिए बाहर जलाएँ।
hg: Palang aise ghumayein ki pair udhar na hon; na ho sake to band darwaza ya parda kaafi hai. Ishan ya east ki almari, chhaati ki oonchai ka khana achha; diya suraksha ke liye bahar jalayein.
@see feet-toward-mandir, no-space-for-mandir

# broken-idol-abroad rite
@names
en: broken idol abroad, immersion not allowed, disposing a murti without a river, idol disposal in canada
hi: विदेश में खंडित मूर्ति, विसर्जन की मनाही, नदी के बिना विसर्जन
hg: videsh me khandit murti, visarjan mana hai, bina nadi ke visarjan
@ask
en: our ganesha fell and broke, we live in toronto and may not put anything in the lake | no river near us, where does an old cracked murti go | fine for immersing idols here, what else can I do | hand of krishna broke off, can't throw it in the bin | how to dispose of god pictures in america | resin idol does not dissolve in a bucket | can I bury the broken murti in our backyard garden in melbourne | temple here doesn't take old idols | posting a broken idol back to india necessary | marble murti chipped while dusting, my heart hurts | can a broken arm be glued again
en: ganesh murti slipped from my hand and its arm came off, lake dumping is illegal and fined here, not the dustbin please
hi: विदेश में मूर्ति टूट गई, झील में डालना मना है | यहाँ नदी नहीं है, पुरानी मूर्ति का क्या करें | ठाकुर जी का हाथ टूट गया, कूड़े में डालने का मन नहीं मानता | विसर्जन पर जुर्माना लगता है तो घर पर कैसे करें | प्लास्टर की मूर्ति बाल्टी में नहीं घुलती | टूटी मूर्ति घर के बगीचे में दबा सकते हैं | भगवान की पुरानी तस्वीरें अमेरिका में कहाँ दें | मूर्ति गिरकर टूटी, अपशकुन तो नहीं
hi: मूर्ति गिरकर हाथ टूट गया, यहाँ झील में डालना ग़ैरक़ानूनी है, कूड़ेदान में दिल नहीं मानता
hg: canada me murti toot gayi, lake me dalna mana hai | yaha nadi nahi hai purani murti ka kya kare | thakur ji ka haath toot gaya, kude me dalne ka man nahi karta | visarjan pe fine lagta hai to ghar pe kaise kare | plaster ki murti balti me nahi ghulti | tooti murti ghar ke garden me daba sakte hai | bhagwan ki purani photo america me kaha de | murti gir ke tooti, apshagun to nahi | dubai me khandit murti ka kya kare | toota hua haath fevikwik se jod sakte hai kya
hg: shiv ji ki murti gir kar toot gayi, ab iska kya kare, dustbin me dalne ko dil nahi maanta | visarjan ke liye nadi me dalna illegal hai yaha, fine lag jata hai
hg: haath toot gaya thakur ji ka, lake me visarjan illegal hai, ab kya kare
@do modern wide CUSTOM
en: A broken idol abroad needs no river: after a prayer give it to a temple, bury it in clean garden soil or under a tree, or dissolve a clay one in a bucket at home and give the water to plants.
hi: विदेश में टूटी मूर्ति के लिए नदी ज़रूरी नहीं: प्रार्थना करके मंदिर में दें, बगीचे की साफ़ मिट्टी या पेड़ के नीचे दबाएँ, या मिट्टी की हो तो घर पर बाल्टी में घोलकर पानी पौधों को दें।
hg: Videsh me tooti murti ke liye nadi zaroori nahi: prarthna karke mandir me dein, garden ki saaf mitti ya ped ke neeche dabayein, ya mitti ki ho to ghar par balti me gholkar paani paudhon ko dein.
@ok modern wide CUSTOM
en: It is no omen and no sin: things fall. A broken image is no longer worshipped; ask pardon, bring a new one when you like. Lakes and rivers with a ban are left alone; the law and clean water come first.
hi: यह न अपशकुन है न पाप: चीज़ें गिरती हैं। खंडित मूर्ति की पूजा नहीं होती; क्षमा माँगें, नई जब चाहें लाएँ। जहाँ झील-नदी में मना है वहाँ न डालें; क़ानून और साफ़ जल पहले।
hg: Yeh na apshagun hai na paap: cheezein girti hain. Khandit murti ki puja nahi hoti; kshama maangein, nayi jab chahein layein. Jahan lake-nadi me mana hai wahan na daalein; kanoon aur saaf jal pehle.
@which modern most CUSTOM
en: Resin, plaster and metal do not dissolve: dip a finger's water over it in farewell, then keep it wrapped for a temple, a garden corner, or metal recycling. Paper pictures may be buried or burnt safely. A small chip can be mended and kept as decoration.
hi: रेज़िन, प्लास्टर, धातु नहीं घुलते: विदा का जल छिड़ककर कपड़े में मंदिर के लिए, बगीचे के कोने या धातु-पुनर्चक्रण में दें। काग़ज़ की तस्वीरें दबाएँ या सुरक्षित जलाएँ। हल्की चोट जोड़कर सजावट में रख सकते हैं।
hg: Resin, plaster, metal nahi ghulte: vida ka jal chhidakkar kapde me mandir ke liye, garden ke kone ya metal recycling me dein. Kagaz ki photo dabayein ya surakshit jalayein. Halki chot jodkar sajawat me rakh sakte hain.
@see broken-idol, festival-abroad

# big-shivling object
@names
en: large shivling, big shivling at home, heavy shivling, shivling left dry
hi: बड़ा शिवलिंग, बड़ा शिवलिंग घर में, सूखा शिवलिंग
hg: bada shivling, bada shivling ghar me, sukha shivling
@ask
en: I brought home a heavy brass shivling of ten inches, is it too large for a flat | bought a big lingam on pilgrimage and now the family says only temples keep such size | I am away monday to friday for my job, the lingam gets water only on sunday | is it wrong if the shivling stays dry for days | who pours water on the shivling when we go on vacation | gift of a foot high marble shivling from boss | can I give my shivling to a temple, how | what size is too big for home, inches | travel for work so abhishek only on weekends | shall I swap the large one for a small one
en: may I leave the lingam dry for some days, or is it wrong | too big a shivling for home, bought in devotion at kashi | I travel on business and can give water to my shivling only at weekends
hi: दस इंच का पीतल का शिवलिंग ले आया, घर के लिए बड़ा है क्या | बड़ा शिवलिंग घर में रखने से क्या होता है, कितने इंच ठीक | नौकरी के कारण हफ़्ते में एक दिन ही जल चढ़ा पाता हूँ | शिवलिंग कई दिन सूखा रह जाए तो दोष है क्या | छुट्टी पर जाएँ तो शिवलिंग पर जल कौन चढ़ाए | बड़ा शिवलिंग मंदिर में कैसे दें | तीर्थ से जोश में बड़ा शिवलिंग ख़रीद लिया
hg: das inch ka pital ka shivling le aaya, ghar ke liye bada hai kya | bada shivling ghar me rakh sakte hai kya kitne inch tak thik | job me tour rehta hai, hafte me ek din hi jal chadha pata hu | shivling kai din sukha reh jaye to dosh hai | chhutti par jaye to shivling par jal kaun chadhaye | bada shivling mandir me kaise de | tirth se josh me bada shivling kharid liya
@ok modern most CUSTOM
en: For a home a small Shivling, about a thumb long and up to some six inches, is advised; bigger ones want daily temple-like service. Keeping one bigger brings no harm, it only asks more of you.
hi: घर के लिए छोटा शिवलिंग, अंगूठे जितना, अधिक से अधिक छह इंच के आसपास, माना जाता है; बड़े की सेवा मंदिर जैसी रोज़ चाहिए। बड़ा रखने से अनिष्ट नहीं, बस सेवा अधिक माँगता है।
hg: Ghar ke liye chhota Shivling, angoothe jitna, zyada se zyada chhe inch ke aaspaas, maana jaata hai; bade ki seva mandir jaisi roz chahiye. Bada rakhne se anisht nahi, bas seva zyada maangta hai.
@do modern wide CUSTOM
en: If you are away on weekdays let someone at home pour the water, or give the large Shivling to a temple with a last abhishek and keep a small one or a picture. Days without water are no sin; pour when you return.
hi: हफ़्ते भर बाहर रहते हों तो घर का कोई जल चढ़ा दे, या अंतिम अभिषेक करके बड़ा शिवलिंग मंदिर में दे दें और छोटा या तस्वीर रखें। कुछ दिन सूखा रहा तो पाप नहीं; लौटकर जल चढ़ा दें।
hg: Hafte bhar bahar rehte hon to ghar ka koi jal chadha de, ya antim abhishek karke bada Shivling mandir me de dein aur chhota ya photo rakhein. Kuch din sukha raha to paap nahi; lautkar jal chadha dein.
@see shivling-at-home, mandir-while-away

# mandir-with-newborn rite
@names
en: mandir care with a newborn, puja after delivery, cleaning the mandir in birth sutak, who does puja after a birth
hi: बच्चे के जन्म पर मंदिर की सफ़ाई, जन्म सूतक में मंदिर, डिलीवरी के बाद पूजा
hg: bachche ke janm par mandir ki safai, janm sutak me mandir, delivery ke baad puja
@ask
en: just had a baby, mother-in-law says I can't touch the mandir for forty days, who cleans it then | newborn at home, who wipes the idols and lights the lamp | maid is away and I delivered last week, the temple is dusty | can my husband do puja while our baby is ten days old | is the mandir closed during birth sutak | how many days after a c-section can I do pooja | can a nursing mother clean the idols | only my husband and I abroad, baby came, who lights the diya | in-laws say sawa mahina, my mother says eleven days
hi: बच्चा हुआ है, सास कहती हैं सवा महीने मंदिर मत छूना, सफ़ाई कौन करे | नवजात घर में है, मूर्तियाँ कौन पोंछे और दीया कौन जलाए | डिलीवरी के कितने दिन बाद पूजा कर सकती हूँ | जन्म के सूतक में मंदिर बंद रखें क्या | बच्चा दस दिन का है, पति पूजा कर सकते हैं | काम वाली छुट्टी पर है, मंदिर पर धूल जम गई, मैं जच्चा हूँ
hg: baby hua hai saas kehti sawa mahina mandir mat chhuna, safai kaun kare | newborn ghar me hai, murti kaun poche aur diya kaun jalaye | delivery ke kitne din baad puja kar sakti hu | janm sutak me mandir band rakhe kya | baby 10 din ka hai pati puja kar sakte kya | kaam wali chhutti pe hai, mandir me dhool jam gayi, meri delivery hui hai | c section ke baad mandir kab chhu sakti hu
@who modern regional CUSTOM
en: With a newborn at home, in birth sutak, somebody else, best a relative or friend from outside the family, wipes the mandir and lights the lamp; customs run from ten or eleven days to forty for the mother. Rest is the point of it.
hi: जन्म के सूतक में कोई और, हो सके तो घर के बाहर का संबंधी या मित्र, मंदिर पोंछे और दीया जलाए; रीति दस-ग्यारह दिन से माँ के लिए चालीस दिन तक है। असली बात माँ का विश्राम है।
hg: Janm ke sutak me koi aur, ho sake to ghar ke bahar ka rishtedar ya dost, mandir ponchhe aur diya jalaye; reeti das-gyarah din se maa ke liye chalees din tak hai. Asli baat maa ka aaram hai.
@when modern most CUSTOM
en: Daily a wipe and once a week a thorough cleaning of the small mandir are usual; idols get water or just a dry cloth. A dusty fortnight or a lamp left out after a birth offends nobody; close the doors and pray in mind.
hi: छोटे मंदिर को रोज़ पोंछना और हफ़्ते में एक बार अच्छी सफ़ाई आम है; मूर्तियों को जल या सूखा कपड़ा। जन्म के बाद पंद्रह दिन धूल रहे या दीया न जले तो कोई नाराज़ नहीं; पट बंद कर मन में प्रणाम करें।
hg: Chhote mandir ko roz ponchhna aur hafte me ek baar achhi safai aam hai; murtiyon ko jal ya sukha kapda. Janm ke baad pandrah din dhool rahe ya diya na jale to koi naraz nahi; pat band karke mann me pranam karein.
@see sutak-birth, sawa-mahina, cleaning-mandir-idols

# tv-facing-mandir relation
@names
en: tv facing the mandir, television opposite the temple, mandir beside the tv
hi: मंदिर के सामने टीवी, टीवी के पास मंदिर
hg: mandir ke samne tv, tv ke paas mandir
@ask
en: our mandir is in the hall and the tv hangs exactly opposite, serials run during aarti | is it wrong to have television and temple in the same living room | father is upset that we watch films facing the gods | mandir shelf beside the tv unit, okay in vastu | can god's shelf be above the television | kids play video games in front of the mandir | no other wall for tv than the one facing the pooja shelf
hi: हॉल में मंदिर है और टीवी ठीक सामने, आरती के समय सीरियल चलता है | टीवी और मंदिर एक ही कमरे में ठीक है क्या | पिताजी नाराज़ होते हैं कि भगवान के सामने फ़िल्म देखते हैं | टीवी यूनिट के बगल में मंदिर | टीवी के ऊपर भगवान की शेल्फ़ | टीवी के लिए और दीवार नहीं है
hg: hall me mandir hai aur tv thik saamne, aarti ke time serial chalta hai | tv aur mandir ek hi kamre me thik hai kya | papa naraz hote hai ki bhagwan ke samne film dekhte hai | tv unit ke bagal me mandir | tv ke upar bhagwan ki shelf | drawing room me mandir ke samne tv laga hai, kaha hataye
@ok modern wide CUSTOM
en: A TV facing the mandir is no dosh; it only disturbs prayer. Switch it off or mute it for the minutes of aarti, and close the mandir's doors or curtain while films run.
hi: मंदिर के सामने टीवी कोई दोष नहीं; बस पूजा में विघ्न है। आरती के कुछ मिनट टीवी बंद या मौन रखें, और फ़िल्म चले तब मंदिर के पट या पर्दा बंद कर दें।
hg: Mandir ke saamne TV koi dosh nahi; bas puja me vighn hai. Aarti ke kuch minute TV band ya mute rakhein, aur film chale tab mandir ke pat ya parda band kar dein.
@do modern most PRAC
en: If things can move, give the mandir the north-east or east corner and the TV the south-east or another wall; not on one shelf, nor the god's shelf right above the screen. An agreed aarti time keeps peace with elders.
hi: जगह बदल सके तो मंदिर ईशान या पूर्व में, टीवी आग्नेय या दूसरी दीवार पर; दोनों एक शेल्फ़ पर नहीं, न ठीक स्क्रीन के ऊपर। आरती का तय समय बड़ों के साथ शांति रखता है।
hg: Jagah badal sake to mandir ishan ya east me, TV south-east ya doosri deewar par; dono ek shelf par nahi, na theek screen ke upar. Aarti ka tay samay badon ke saath shaanti rakhta hai.
@see mandir-in-bedroom, mandir-door

# altar-accident rite
@names
en: accident at the altar, pet at the mandir, god photo glass broke, kalash fell
hi: मंदिर में गिर गया, भगवान की फ़ोटो का शीशा टूटा, कलश गिर गया, मंदिर में बिल्ली
hg: mandir me kuch gir gaya, bhagwan ki photo ka sheesha toota, kalash gir gaya, mandir me billi
@ask
en: our dog licked the prasad in the temple, what now | cat jumped on the shelf and the gods fell down | my son's ball broke the glass of the god frame | kalash slipped from the hand during puja, bad sign? | a mouse ran through the mandir at night | lizard on god's photo or droppings in the mandir | oil spilled over the altar cloth and it burnt a little | picture of durga fell off the wall by itself | toddler threw water on the idols
en: mother is upset, cat knocked the kalash over, is it a bad sign and what should we do | our pet jumped on the altar
en: mice eat the prasad in our mandir at night
hi: कुत्ते ने मंदिर का प्रसाद चाट लिया, अब क्या करें | बिल्ली कूदी और भगवान गिर गए, अपशकुन है क्या | बेटे की गेंद से भगवान के फ़्रेम का काँच टूट गया | पूजा में हाथ से कलश गिर गया | मंदिर में चूहा घुस गया | भगवान की फ़ोटो दीवार से अपने आप गिर गई | मंदिर का कपड़ा दीये से जल गया
hi: बच्चे की गेंद लगी और मंदिर का शीशा चटक गया, फ़ोटो का फ़्रेम टूटा
hi: रात को चूहे मंदिर का प्रसाद खा जाते हैं
hg: kutte ne mandir ka prasad chaat liya ab kya kare | billi kudi aur bhagwan gir gaye apshagun hai kya | bete ki ball se bhagwan ke frame ka kaanch toot gaya | puja me haath se kalash gir gaya | mandir me chuha ghus gaya | bhagwan ki photo deewar se apne aap gir gayi | mandir ka kapda diye se jal gaya | bacche ne khelte hue mandir ka sheesha tod diya
hg: bete ki football lagi aur mandir ka sheesha toot gaya, bhagwan ki photo ka frame chatak gaya | maa pareshan hai ki kalash gir gaya, apshagun hai kya
hg: raat ko chuhe mandir ka prasad kha jate hai bura hai kya
@ok modern wide CUSTOM
en: It is an accident and no sign: pets, children, wind and nails do such things. Wipe up, put the gods straight, light the lamp, say sorry in mind and go on; nobody in the house has to fear.
hi: यह दुर्घटना है, संकेत नहीं: पालतू, बच्चे, हवा और कील से ऐसा होता है। साफ़ करें, भगवान को सीधा रखें, दीप जलाएँ, मन में क्षमा कहें और आगे बढ़ें; घर में किसी को डरना नहीं।
hg: Yeh accident hai, sanket nahi: paaltu, bachche, hawa aur keel se aisa hota hai. Saaf karein, Bhagwan ko seedha rakhein, diya jalayein, mann me kshama kahein aur aage badhein; ghar me kisi ko darna nahi.
@do modern wide CUSTOM
en: Broken glass or frame: remove it carefully and put the same picture in a new frame. A cracked image goes to earth or a temple; food a pet touched goes to the pet, fresh fruit is offered. Fix the shelf, and close the doors against animals.
hi: टूटा काँच या फ़्रेम: सावधानी से हटाकर वही तस्वीर नए फ़्रेम में लगाएँ। चटकी मूर्ति मिट्टी या मंदिर को; जानवर का छुआ भोग उसी को, ताज़ा फल चढ़ाएँ। शेल्फ़ मज़बूत करें, पट बंद रखें।
hg: Toota kaanch ya frame: savdhani se hatakar wahi photo naye frame me lagayein. Chatki murti mitti ya mandir ko; jaanwar ka chhua bhog usi ko, taaza phal chadhayein. Shelf mazboot karein, pat band rakhein.
@see broken-idol, diya-went-out

# two-faiths-prayer-corner idea
@names
en: two faiths in one home, cross and krishna together, interfaith prayer corner, mandir with a muslim flatmate
hi: एक घर में दो धर्म, क्रॉस और कृष्ण साथ, मुस्लिम रूममेट के साथ मंदिर
hg: ek ghar me do dharm, cross aur krishna saath, muslim roommate ke saath mandir
@ask
en: my wife is christian, can jesus and ganesha stand on one shelf | sikh husband and hindu wife, guru granth picture and shiva in the same corner | flatmate is muslim, may I keep a small temple and light incense in the shared flat | my christian mother in law gave us a cross, where does it go in a hindu home | how do we raise children with two religions and one prayer place | atheist roommate dislikes my puja | buddha, mary and durga together at home
hi: पत्नी ईसाई हैं, यीशु और गणेश एक शेल्फ़ पर रख सकते हैं | रूममेट मुस्लिम है, साझे फ़्लैट में मंदिर रखूँ क्या | सिख पति और हिंदू पत्नी, गुरु जी और शिव की तस्वीर साथ | ईसाई सास ने क्रॉस दिया, कहाँ रखें | दो धर्म के घर में बच्चों को क्या सिखाएँ
hg: wife christian hai jesus aur ganesh ek shelf par rakh sakte hai | roommate muslim hai shared flat me mandir rakhu kya | sikh pati aur hindu patni, guru ji aur shiv ki photo saath | christian saas ne cross diya kaha rakhe | do dharm ke ghar me baccho ko kya sikhaye
@ok modern wide CUSTOM
en: Two faiths can share one prayer corner: a cross, a Guru's picture and Krishna side by side harm nobody. Many give each its own shelf or side at the same height, so that both of you feel at home.
hi: दो धर्म एक प्रार्थना-कोने में रह सकते हैं: क्रॉस, गुरु की तस्वीर और कृष्ण साथ हों तो कोई दोष नहीं। कई एक ही ऊँचाई पर अलग शेल्फ़ या ओर देते हैं, ताकि दोनों को अपना लगे।
hg: Do dharm ek prarthna-kone me reh sakte hain: cross, Guru ki photo aur Krishna saath hon to koi dosh nahi. Kai ek hi oonchai par alag shelf ya side dete hain, taaki dono ko apna lage.
@do modern wide SENSE
en: In a shared flat ask your flatmate first: a closed box in your own room, a soft bell or none, little smoke, and set times keep peace. Nobody has to join, and nobody should mock; the same respect goes to their prayer.
hi: साझे फ़्लैट में पहले साथी से पूछें: अपने कमरे में बंद मंदिर, धीमी घंटी या बिना घंटी, कम धुआँ और तय समय से शांति रहती है। किसी को शामिल होना ज़रूरी नहीं; उनकी प्रार्थना को भी वही आदर दें।
hg: Shared flat me pehle saathi se poochhein: apne kamre me band mandir, dheemi ghanti ya bina ghanti, kam dhuan aur tay samay se shaanti rehti hai. Kisi ko shaamil hona zaroori nahi; unki prarthna ko bhi wahi aadar dein.
@see guru-photo-in-mandir, vaastu-and-religion

# inherited-idols rite
@names
en: inherited idols, late grandmother's idols, idols of dead parents, family idols after a death
hi: दादी की मूर्तियाँ, विरासत की मूर्तियाँ, माँ के जाने के बाद उनका मंदिर
hg: dadi ki murtiya, virasat ki murtiya, maa ke jaane ke baad unka mandir
@ask
en: grandmother passed away and left her gods, may I keep them with mine | what do we do with mother's temple after her death | parents' house is being sold, who takes the family idols | do inherited idols need a ritual before worship | nobody wants my uncle's old shaligram and shivling | two brothers, one set of ancestral gods | worship stopped for years after father died, can I start again
hi: दादी नहीं रहीं, उनके ठाकुर जी अपने मंदिर में रख सकती हूँ | माँ के जाने के बाद उनके मंदिर का क्या करें | पुश्तैनी घर बिक रहा है, कुल की मूर्तियाँ कौन रखे | विरासत में मिली मूर्ति पूजने से पहले कुछ करना होता है क्या | पिता के बाद सालों पूजा बंद रही, फिर शुरू करें | दो भाई, ठाकुर जी एक, किसके पास रहें
hg: dadi nahi rahi unke thakur ji apne mandir me rakh sakti hu | maa ke jaane ke baad unke mandir ka kya kare | pushtaini ghar bik raha hai murtiya kaun rakhe | virasat me mili murti ki puja se pehle kuch karna hota hai kya | papa ke baad salo puja band rahi fir shuru kare | do bhai thakur ji ek, kiske paas rahe
@ok modern wide CUSTOM
en: Yes, inherited idols may join your mandir: after the mourning days bathe them with water and gangajal, put on fresh cloth, light a lamp and offer something sweet. No priest or new consecration is needed.
hi: हाँ, विरासत की मूर्तियाँ आपके मंदिर में आ सकती हैं: सूतक के बाद जल-गंगाजल से स्नान कराएँ, नया वस्त्र दें, दीप जलाकर मीठा चढ़ाएँ। पंडित या नई प्रतिष्ठा ज़रूरी नहीं।
hg: Haan, virasat ki murtiyan aapke mandir me aa sakti hain: sutak ke baad jal-gangajal se snan karayein, naya vastra dein, diya jalakar meetha chadhayein. Pandit ya nayi pratishtha zaroori nahi.
@do modern wide CUSTOM
en: What you cannot serve goes, with a last puja, to a willing relative or a temple; brothers may take turns by year or divide the images. Years without puja are no curse: begin again with a lamp and an honest prayer.
hi: जिसकी सेवा न हो सके उसे अंतिम पूजा करके किसी इच्छुक संबंधी या मंदिर को दें; भाई बारी-बारी से साल बाँटें या मूर्तियाँ बाँट लें। वर्षों की बंद पूजा शाप नहीं: दीप और सच्ची प्रार्थना से फिर शुरू करें।
hg: Jiski seva na ho sake use antim puja karke kisi ichchhuk rishtedar ya mandir ko dein; bhai baari-baari se saal baantein ya murtiyan baant lein. Barson ki band puja shaap nahi: diya aur sachchi prarthna se phir shuru karein.
@see new-idol-at-home, left-behind-idols

# god-in-the-car object
@names
en: god idol on the car dashboard, god photo in the car, hanuman in the car
hi: गाड़ी में भगवान, कार के डैशबोर्ड पर मूर्ति, गाड़ी में भगवान की फ़ोटो
hg: gaadi me bhagwan, car ke dashboard par murti, car me bhagwan ki photo
@ask
en: small balaji on my dashboard, may we eat chicken or smoke in the car | which god to keep in the car and facing which way | shoes and god idol in the same car, disrespect? | selling my car, what about the ganesha stuck inside | cab driver with god photo carries drunk passengers | is hanuman hanging from the mirror fine | daily lamp for the dashboard god needed?
en: tirupati photo in my car and I eat non veg in the car, alright?
hi: गाड़ी के डैशबोर्ड पर बालाजी हैं, कार में नॉनवेज खा सकते हैं | कार में कौन से भगवान रखें, मुँह किधर | गाड़ी बेच रहा हूँ, अंदर लगे गणेश जी का क्या करूँ | कार में जूते पहनकर बैठते हैं और भगवान की मूर्ति है | शीशे से लटके हनुमान जी ठीक हैं | गाड़ी वाले भगवान की रोज़ पूजा ज़रूरी है क्या
hg: gaadi ke dashboard par balaji hai car me nonveg kha sakte hai | car me kaun se bhagwan rakhe muh kidhar | gaadi bech raha hu andar lage ganesh ji ka kya karu | car me joote pehen ke baithte hai aur bhagwan ki murti hai | sheeshe se latke hanuman ji thik hai | gaadi wale bhagwan ki roz puja zaruri hai kya
en: I drive a taxi, which god for the dashboard | is an idol in the car right when we also eat there | which way should Ganesh face on the dashboard | passengers of other faiths, is a picture all right | old idol from a sold car | flowers and lamp in a car
hi: टैक्सी चलाता हूँ, डैशबोर्ड पर कौन से भगवान रखूँ | गाड़ी में मूर्ति रखें और खाना भी खाएँ तो दोष | गाड़ी में गणेश जी का मुँह किधर हो | बेची गाड़ी की मूर्ति का क्या करें | गाड़ी में धूप जलाना ठीक है क्या
hg: taxi chalata hu dashboard pe kaunse bhagwan rakhu | gaadi me murti rakhe aur khana bhi khaye to dosh | gaadi me ganesh ji ka muh kidhar ho | bechi gaadi ki murti ka kya kare | gaadi me dhoop jalana theek hai kya
@ok modern wide CUSTOM
en: A small god on the dashboard is a remembrance and no altar: it asks no daily puja, and shoes or a meal in the car are no sin. Who feels uneasy covers it, or eats meat and smokes outside.
hi: डैशबोर्ड के छोटे भगवान स्मरण हैं, वेदी नहीं: रोज़ पूजा ज़रूरी नहीं, जूते या खाने से पाप नहीं। मन न माने तो ढक दें, या मांस-सिगरेट गाड़ी से बाहर।
hg: Dashboard ke chhote Bhagwan smaran hain, vedi nahi: roz puja zaroori nahi, joote ya khane se paap nahi. Mann na maane to dhak dein, ya nonveg-cigarette gaadi se bahar.
@which modern most CUSTOM
en: Ganesha, Hanuman, Balaji or your own deity, low and firmly fixed so that it hides nothing of the road and no airbag lies behind; facing you or the road, both are done. Before a sale take it out with thanks.
hi: गणेश, हनुमान, बालाजी या अपने इष्ट, नीचे और मज़बूती से लगे हों, सड़क न ढकें और एयरबैग पर न हों; मुख आपकी ओर या सड़क की ओर, दोनों चलते हैं। बेचने से पहले प्रणाम कर निकाल लें।
hg: Ganesh, Hanuman, Balaji ya apne ishta, neeche aur mazbooti se lage hon, sadak na dhakein aur airbag par na hon; mukh aapki taraf ya sadak ki taraf, dono chalte hain. Bechne se pehle pranam karke nikaal lein.
@see vehicle-puja

# puja-water-where rite
@names
en: water of the puja where to pour, abhishek water disposal, water from bathing the gods
hi: पूजा का जल कहाँ डालें, भगवान के स्नान का जल, अभिषेक का जल
hg: puja ka jal kaha dale, bhagwan ke snan ka pani, abhishek ka jal
@ask
en: where do I pour yesterday's water from the mandir lota | only a money plant on my balcony, may the puja water go there | can the water of god's bath go down the sink | no plants at all, what with the abhishek water and milk | can I give shivling water to tulsi | is puja water to be drunk or sprinkled | fourteenth floor flat, where does the kalash water go
hi: मंदिर के लोटे का कल का जल कहाँ डालूँ | बालकनी में सिर्फ़ मनी प्लांट है, पूजा का जल उसमें डालें | भगवान के स्नान का पानी सिंक में बहा सकते हैं | शिवलिंग का जल तुलसी में डाल सकते हैं | घर में कोई पौधा नहीं, अभिषेक का जल कहाँ | पूजा का जल पी सकते हैं क्या
hg: mandir ke lote ka kal ka jal kaha dalu | balcony me sirf money plant hai puja ka pani usme dale | bhagwan ke snan ka pani sink me baha sakte hai | shivling ka jal tulsi me dal sakte hai | ghar me koi paudha nahi abhishek ka jal kaha | puja ka jal pi sakte hai kya
@do modern wide CUSTOM
en: Puja water goes to any plant, a money plant as well, or is sprinkled in the house and sipped as charnamrit if clean. Water of the Shivling is by custom not given to tulsi; another pot takes it.
hi: पूजा का जल किसी भी पौधे में डालें, मनी प्लांट में भी, या घर में छिड़कें और साफ़ हो तो चरणामृत की तरह लें। शिवलिंग का जल रीति से तुलसी में नहीं, दूसरे गमले में।
hg: Puja ka jal kisi bhi paudhe me daalein, money plant me bhi, ya ghar me chhidkein aur saaf ho to charnamrit ki tarah lein. Shivling ka jal reeti se tulsi me nahi, doosre gamle me.
@ok modern most CUSTOM
en: No plant near? Pour it at the foot of a tree when you go out, or with a prayer down a clean basin; that is no sin. Milk and honey mixed with much water, as they spoil pots and draw ants.
hi: पौधा न हो तो बाहर जाते समय पेड़ की जड़ में, या प्रार्थना करके साफ़ बेसिन में बहा दें; पाप नहीं। दूध-शहद में ख़ूब पानी मिलाएँ, नहीं तो गमला बिगड़ता है और चींटी आती है।
hg: Paudha na ho to bahar jaate samay ped ki jad me, ya prarthna karke saaf basin me baha dein; paap nahi. Doodh-shehad me khoob paani milayein, nahi to gamla bigadta hai aur cheenti aati hai.
@see abhishek-liquids, nirmalya-flowers

# god-beside-the-bed object
@names
en: god on the bedside table, idol in an old age home, god photo in a hospital room, krishna beside the bed
hi: बिस्तर के पास भगवान, वृद्धाश्रम में भगवान, अस्पताल के कमरे में भगवान की फ़ोटो
hg: bistar ke paas bhagwan, old age home me bhagwan, hospital room me bhagwan ki photo
@ask
en: grandmother is bedridden and wants her krishna on the side table next to the bed | mother moved to a care home, there is no shelf, can her gods stand near the pillow | papa is in hospital for weeks, may I keep a hanuman photo by his bed | bedpan and god picture in one room, is it disrespect | she cannot bathe, may she still touch her thakur ji | can a dying person have god's photo in view | paralysed father prays lying down
hi: दादी बिस्तर पर हैं, ठाकुर जी पास की मेज़ पर रखना चाहती हैं | माँ वृद्धाश्रम में हैं, शेल्फ़ नहीं, भगवान कहाँ रखें | पापा अस्पताल में हैं, बेड के पास हनुमान जी की फ़ोटो रख दूँ | बीमार नहा नहीं सकते, भगवान को छू सकते हैं | लेटे-लेटे पूजा कर सकते हैं क्या | जिस कमरे में बेडपैन है वहाँ भगवान की तस्वीर
hg: dadi bistar par hai thakur ji paas ki table par rakhna chahti hai | maa old age home me hai shelf nahi bhagwan kaha rakhe | papa hospital me hai bed ke paas hanuman ji ki photo rakh du | bimar naha nahi sakte bhagwan ko chhu sakte hai | lete lete puja kar sakte hai kya | jis room me bedpan hai waha bhagwan ki tasveer
@ok modern wide CUSTOM
en: Yes: for the old, ill or bedridden the god may stand on the bedside table, clean and within sight; love and comfort go before rules of bath and place. Lying down one prays as well.
hi: हाँ: वृद्ध, बीमार या बिस्तर पर पड़े जन के भगवान पास की मेज़ पर, साफ़ और आँखों के सामने रह सकते हैं; प्रेम और सहारा स्नान और जगह के नियम से पहले है। लेटे हुए भी प्रार्थना होती है।
hg: Haan: bujurg, beemar ya bistar par pade jan ke Bhagwan paas ki table par, saaf aur aankhon ke saamne reh sakte hain; prem aur sahara snan aur jagah ke niyam se pehle hai. Lete hue bhi prarthna hoti hai.
@how modern wide CUSTOM
en: A small cloth under the image, medicines and cups on another side, a curtain or turned frame at care times, and no flame near oxygen. A wipe of the hands is bath enough; ask the staff what is allowed.
hi: मूर्ति के नीचे छोटा कपड़ा, दवा-कप दूसरी ओर, सफ़ाई के समय पर्दा, और ऑक्सीजन के पास लौ नहीं। हाथ पोंछ लेना ही स्नान है; स्टाफ़ से पूछ लें क्या अनुमति है।
hg: Murti ke neeche chhota kapda, dawa-cup doosri side, safai ke samay parda, aur oxygen ke paas lau nahi. Haath ponchh lena hi snan hai; staff se pooch lein kya anumati hai.
@see puja-without-bath, mandir-in-bedroom

# idol-made-pure-again rite
@names
en: purifying an idol again, god photo disrespected, idol touched by feet, shuddhi of an idol
hi: मूर्ति शुद्ध करना, भगवान की फ़ोटो का अपमान, मूर्ति पर पैर लग गया
hg: murti shuddh karna, bhagwan ki photo ka apman, murti par pair lag gaya
@ask
en: someone hung clothes over my god photo, how do I purify it | my foot touched the idol or a holy book | visitors in shoes walked into the pooja room | guest touched the idols after eating meat | a relative in sutak lit the lamp in our mandir | roommate made fun of my god and threw the picture | non veg was cooked and its smell went into the mandir | alcohol party next to the temple at home
hi: किसी ने भगवान की फ़ोटो पर कपड़े टाँग दिए, शुद्ध कैसे करूँ | पैर भगवान की मूर्ति या किताब पर लग गया | मेहमान जूते पहनकर पूजा घर में आ गए | मांस खाकर किसी ने मूर्ति छू ली | सूतक वाले रिश्तेदार ने हमारे मंदिर में दीया जला दिया | घर में शराब की पार्टी हुई, मंदिर पास ही था
hg: kisi ne bhagwan ki photo par kapde tang diye shuddh kaise karu | pair bhagwan ki murti ya kitab par lag gaya | mehman joote pehen ke puja ghar me aa gaye | nonveg khakar kisi ne murti chhu li | sutak wale rishtedar ne hamare mandir me diya jala diya | ghar me sharab ki party hui mandir paas hi tha
@do modern wide CUSTOM
en: To make it pure again wipe the image or picture, sprinkle gangajal or clean water, put a flower and tilak, light a lamp and say "forgive what happened unknowingly". That is all; no costly shuddhi is needed.
hi: फिर शुद्ध करने के लिए मूर्ति या फ़ोटो पोंछें, गंगाजल या साफ़ जल छिड़कें, फूल-तिलक लगाएँ, दीप जलाकर कहें "अनजाने की भूल क्षमा करें"। बस इतना; महँगी शुद्धि ज़रूरी नहीं।
hg: Phir shuddh karne ke liye murti ya photo ponchhein, gangajal ya saaf jal chhidkein, phool-tilak lagayein, diya jalakar kahein "anjaane ki bhool kshama karein". Bas itna; mehngi shuddhi zaroori nahi.
@ok modern wide CUSTOM
en: God is not hurt by a foot, a shoe or a thoughtless roommate: touch the image to your brow and go on. With people a calm word helps: "this is dear to me, please keep it free"; a shelf with a door prevents more.
hi: पैर, जूते या नासमझ साथी से भगवान को चोट नहीं लगती: माथे से लगाकर आगे बढ़ें। लोगों से शांति से कहें: "यह मुझे प्रिय है, इसे ख़ाली रखें"; पट वाली शेल्फ़ आगे बचाव है।
hg: Pair, joote ya nasamajh saathi se Bhagwan ko chot nahi lagti: maathe se lagakar aage badhein. Logon se shaanti se kahein: "yeh mujhe priya hai, ise khaali rakhein"; pat wali shelf aage bachav hai.
@see puja-mistakes

# silver-lakshmi-coins object
@names
en: silver lakshmi coins, lakshmi ganesh coin, many diwali coins, silver coin in the mandir
hi: चाँदी के लक्ष्मी सिक्के, लक्ष्मी गणेश का सिक्का, दिवाली के सिक्के
hg: chandi ke lakshmi sikke, lakshmi ganesh ka sikka, diwali ke sikke
@ask
en: the company gives a silver lakshmi coin every year and we have a dozen, do all go into the mandir | may I sell or melt old lakshmi coins | where to keep the lakshmi ganesh coin, locker or temple | gifted silver coin with god on it, can I give it further | which lakshmi coin is worshipped on diwali, old or new | coin black with age, how to clean
hi: हर साल चाँदी का लक्ष्मी सिक्का मिलता है, सब मंदिर में रखें क्या | पुराने लक्ष्मी के सिक्के बेच या गला सकते हैं | लक्ष्मी-गणेश का सिक्का तिजोरी में रखें या मंदिर में | भगवान वाला सिक्का किसी को दे सकते हैं | दिवाली पर पुराना सिक्का पूजें या नया | सिक्का काला पड़ गया
hg: har saal chandi ka lakshmi sikka milta hai sab mandir me rakhe kya | purane lakshmi ke sikke bech ya gala sakte hai | lakshmi ganesh ka sikka tijori me rakhe ya mandir me | bhagwan wala sikka kisi ko de sakte hai | diwali par purana sikka puje ya naya | sikka kala pad gaya
@where modern most CUSTOM
en: One or two Lakshmi coins stay in the mandir for Diwali puja; the others rest in a clean pouch in the locker, wrapped in red cloth. They need no daily worship.
hi: एक-दो लक्ष्मी सिक्के दिवाली पूजा के लिए मंदिर में रहें; बाक़ी लाल कपड़े में साफ़ थैली में तिजोरी में। रोज़ पूजा ज़रूरी नहीं।
hg: Ek-do Lakshmi sikke Diwali puja ke liye mandir me rahein; baaki laal kapde me saaf thaili me tijori me. Roz puja zaroori nahi.
@ok modern wide CUSTOM
en: Old coins may be worshipped again each year, given to children, or exchanged for silver; a coin is not a consecrated idol, so selling is no sin. Clean it with toothpowder or soda, not on Amavasya night by some.
hi: पुराने सिक्के हर साल पूजे जा सकते हैं, बच्चों को दें, या चाँदी में बदलें; सिक्का प्रतिष्ठित मूर्ति नहीं, बेचना पाप नहीं। मंजन या सोडा से साफ़ करें।
hg: Purane sikke har saal pooje ja sakte hain, bachchon ko dein, ya chaandi me badlein; sikka pratishthit murti nahi, bechna paap nahi. Manjan ya soda se saaf karein.
@see dhanteras-buying, diwali-lakshmi-puja

# digital-mandir object
@names
en: digital temple, digital photo frame of gods, god wallpaper as temple, online darshan screen
hi: डिजिटल मंदिर, मोबाइल में भगवान, भगवान का डिजिटल फ़्रेम
hg: digital mandir, mobile me bhagwan, bhagwan ka digital frame
@ask
en: tiny room, may a tablet or digital frame with gods serve as my temple | is aarti on youtube accepted | god wallpaper on the phone that I take into the toilet | can I do puja before live darshan on tv | alexa plays the mantra every morning, does it count | puja app with virtual diya, is it real puja
hi: कमरा छोटा है, टैबलेट पर भगवान रखकर पूजा कर सकते हैं | यूट्यूब की आरती से आरती हो जाती है क्या | फ़ोन के वॉलपेपर पर भगवान हैं और फ़ोन बाथरूम ले जाता हूँ | टीवी पर लाइव दर्शन के सामने पूजा | एलेक्सा पर मंत्र बजता है, फल मिलेगा | ऐप में दीया जलाना असली पूजा है क्या
hg: room chhota hai tablet par bhagwan rakhkar puja kar sakte hai | youtube ki aarti se aarti ho jati hai kya | phone ke wallpaper par bhagwan hai aur phone bathroom le jata hu | tv par live darshan ke samne puja | alexa par mantra bajta hai fal milega kya | app me diya jalana asli puja hai kya
@ok modern wide CUSTOM
en: A digital frame or phone may be your temple where there is no room: what counts is that you stop, look and pray. A paper picture of one deity beside it gives the mind a steadier place.
hi: जगह न हो तो डिजिटल फ़्रेम या फ़ोन भी आपका मंदिर हो सकता है: मुख्य है ठहरना, देखना, प्रार्थना करना। पास में किसी एक देव की छपी तस्वीर मन को अधिक टिकाती है।
hg: Jagah na ho to digital frame ya phone bhi aapka mandir ho sakta hai: mukhya hai theherna, dekhna, prarthna karna. Paas me kisi ek dev ki chhapi photo mann ko zyada tikati hai.
@do modern most CUSTOM
en: Sing or listen with attention rather than let it run; one mantra said by yourself outweighs an hour of Alexa. A god wallpaper in the bathroom is no sin; who minds chooses another picture.
hi: चलता छोड़ने से बेहतर ध्यान से सुनें या गाएँ; ख़ुद बोला एक मंत्र एलेक्सा के घंटे से बढ़कर है। बाथरूम में भगवान का वॉलपेपर पाप नहीं; मन न माने तो दूसरी तस्वीर रखें।
hg: Chalta chhodne se behtar dhyan se sunein ya gayein; khud bola ek mantra Alexa ke ghante se badhkar hai. Bathroom me Bhagwan ka wallpaper paap nahi; mann na maane to doosri photo rakhein.
@see no-space-for-mandir

# faded-god-photos object
@names
en: faded god photos, old paper pictures of god, replacing god photos
hi: भगवान की पुरानी फीकी फ़ोटो, भगवान की काग़ज़ की तस्वीर, भगवान की फ़ोटो बदलना
hg: bhagwan ki purani fiki photo, bhagwan ki kagaz ki photo, bhagwan ki photo badalna
@ask
en: our old paper god photos have lost their colour, may I put new laminated ones | what to do with moth eaten pictures of grandfather's time | frame has fungus, change the picture or the frame | grandmother is attached to the faded photo, can it be restored or printed again | which day to replace god pictures | water damage after rain on the pooja wall
hi: भगवान की काग़ज़ वाली फ़ोटो का रंग उड़ गया, नई लगा दूँ | दादा जी के समय की तस्वीरें दीमक खा गई | फ़्रेम में फफूँद लग गई | माँ को पुरानी फ़ोटो से लगाव है, नई प्रिंट करवा लें | भगवान की तस्वीर किस दिन बदलें | पुरानी फ़ोटो का क्या करें
hg: bhagwan ki kagaz wali photo ka rang ud gaya nayi laga du | dada ji ke time ki tasveer deemak kha gayi | frame me fafund lag gayi | maa ko purani photo se lagav hai nayi print karwa le | bhagwan ki photo kis din badle | puja ghar ki purani photo ka kya kare, nayi laminated le aayi hu
@do modern wide CUSTOM
en: Yes, replace faded god photos with new ones, laminated or framed; on any clean morning, Thursday, Friday or a festival is liked. Thank the old one, then bury it, dissolve the paper in water for plants, or give it to a temple's collection.
hi: हाँ, फीकी तस्वीर की जगह नई लैमिनेट या फ़्रेम वाली लगाएँ; किसी भी सुबह, गुरुवार, शुक्रवार या पर्व अच्छा माना जाता है। पुरानी को प्रणाम कर मिट्टी में दबाएँ, काग़ज़ पानी में गलाकर पौधों में दें, या मंदिर में दें।
hg: Haan, fiki photo ki jagah nayi laminated ya frame wali lagayein; kisi bhi subah, Guruvar, Shukravar ya parv achha maana jaata hai. Purani ko pranam karke mitti me dabayein, kagaz paani me galakar paudhon me dein, ya mandir me dein.
@ok modern wide CUSTOM
en: A beloved old picture may stay, faded as it is: clean, dry it, put new glass, or have it printed again and keep the first in a book. Colour does not make the prayer.
hi: प्यारी पुरानी तस्वीर फीकी भी रह सकती है: साफ़ कर सुखाएँ, नया काँच लगाएँ, या नई छपवाकर पहली को किताब में रखें। रंग से प्रार्थना नहीं घटती।
hg: Pyari purani photo fiki bhi reh sakti hai: saaf karke sukhayein, naya kaanch lagayein, ya nayi chhapwakar pehli ko kitab me rakhein. Rang se prarthna nahi ghatti.
@see god-pictures-on-packets

# puja-of-unmarried-couple rite
@names
en: unmarried couple doing puja, live-in couple puja, satyanarayan puja by an unmarried couple
hi: बिना शादी के साथ पूजा, लिव-इन में पूजा
hg: bina shadi ke saath puja, live in me puja
@ask
en: my boyfriend and I live together, can we sit for a satyanarayan katha | unmarried, may we do griha pravesh together | engaged couple sitting in havan as jajman | two brothers or two friends as hosts of the puja | same sex couple doing puja at home | second wife or separated wife, who sits in the puja | husband does not want to sit, can I do the puja alone
hi: हम साथ रहते हैं पर शादी नहीं हुई, सत्यनारायण की कथा में बैठ सकते हैं | सगाई के बाद हवन में साथ बैठें | दो दोस्त मिलकर पूजा के यजमान बन सकते हैं | पति पूजा में नहीं बैठते, अकेले कर लूँ | अलग रहती हूँ, पति के बिना पूजा हो सकती है
hg: hum saath rehte hai par shadi nahi hui, satyanarayan ki katha me baith sakte hai | sagai ke baad havan me saath baithe | do dost milkar puja ke yajman ban sakte hai | pati puja me nahi baithte akele kar lu | alag rehti hu pati ke bina puja ho sakti hai | girlfriend ke saath griha pravesh puja
@ok modern wide CUSTOM
en: Anyone may do a puja, alone or together: an unmarried couple, friends, a single woman or two brothers. Only the knotting of garments (gathbandhan) and rites of man and wife belong to the married.
hi: पूजा कोई भी करे, अकेले या साथ: अविवाहित जोड़ा, मित्र, अकेली स्त्री, दो भाई। केवल गठबंधन और दंपती के संस्कार विवाहितों के हैं।
hg: Puja koi bhi kare, akele ya saath: avivahit joda, dost, akeli stri, do bhai. Sirf gathbandhan aur dampati ke sanskar shaadishuda logon ke hain.
@how modern most CUSTOM
en: Sit side by side, each says the sankalp in the own name and gotra (Kashyapa if unknown), and both offer flowers. A strict priest may prefer one host: then one leads and the other joins in aarti.
hi: पास-पास बैठें, दोनों अपना नाम-गोत्र (न पता हो तो कश्यप) लेकर संकल्प करें और फूल चढ़ाएँ। पंडित एक यजमान चाहें तो एक करे, दूसरा आरती में शामिल हो।
hg: Paas-paas baithein, dono apna naam-gotra (na pata ho to Kashyap) lekar sankalp karein aur phool chadhayein. Pandit ek yajman chahein to ek kare, doosra aarti me shaamil ho.
@see widow-single-puja, satyanarayan-puja
`;
