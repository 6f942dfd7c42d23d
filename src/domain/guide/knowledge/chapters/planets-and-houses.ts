/** Planets, signs, houses and nakshatras: what they stand for. docs/guide-topics.md says how it is written. */
export default `
# graha-surya astro
@names
en: planet sun, sun in astrology, weak sun in kundli, surya graha, surya shanti remedies
hi: सूर्य ग्रह, कुंडली में सूर्य, कमज़ोर सूर्य, सूर्य शांति, सूर्य ग्रह शांति
hg: kundli me surya, kamzor surya, surya kamjor, surya shanti, surya grah shanti
@ask
en: what does the sun stand for in astrology | my sun is weak in the kundli what to do | how to make surya strong | which day belongs to surya | which metal and grain go with the sun | sun and government job relation | sun stands for father is that so | is giving water to surya good | sun in my chart is in the 12th house what does it say about me | sun debilitated in which sign | beej mantra of surya how many times | what to donate on sunday for sun | surya in which house is good | surya arghya how to give
en: how to strengthen a weak surya graha
hi: सूर्य ग्रह किसका कारक है | सूर्य कमज़ोर हो तो क्या करें | सूर्य मज़बूत करने का उपाय | सूर्य का दिन कौन सा है | सूर्य का रंग, धातु और अनाज | सूर्य ख़राब होने के लक्षण | सरकारी नौकरी के लिए कौन सा ग्रह देखें | सूर्य पिता का कारक है क्या | सूर्य किस राशि का स्वामी है | सूर्य किस राशि में नीच का होता है | सूर्य का बीज मंत्र कितनी बार जपें | रविवार को सूर्य के लिए क्या दान करें | सूर्य किस भाव में अच्छा
hi: सूर्य को मज़बूत कैसे करें
hg: surya graha kiska karak hai | surya kamjor ho to kya kare | surya majboot karne ka upay | surya ka din konsa hai | surya ki dhatu aur anaj | surya kharab hone ke lakshan | surya ko strong kaise kare | sarkari naukri ke liye konsa graha | kundli me surya kharab hai papa se nahi banti | surya kis rashi me neech ka hota hai | surya ka beej mantra kitni baar jape | ravivar ko surya ke liye kya daan kare | surya kis bhav me acha | surya ko arghya kaise de
hg: surya ko mazboot kaise kare
@what classical wide BPHS
en: Surya, the Sun, stands for the self, confidence, father, authority, government and health of the body's fire. He rules Simha and is strongest in Mesh.
hi: सूर्य आत्मा, आत्मविश्वास, पिता, अधिकार, शासन और शरीर के तेज का ग्रह है। वह सिंह राशि का स्वामी है और मेष में सबसे बलवान।
hg: Surya aatma, aatmavishwas, pita, adhikar, shasan aur sharir ke tej ka grah hai. Woh Simha rashi ka swami hai aur Mesh me sabse balwan.
@which modern most CUSTOM
en: Surya's day is Sunday, his colours red and saffron, his metals copper and gold, his grain wheat, his direction east. His simple mantra is Om Suryaya Namah.
hi: सूर्य का दिन रविवार, रंग लाल और केसरिया, धातु ताँबा और सोना, अनाज गेहूँ, दिशा पूर्व है। सरल मंत्र है ॐ सूर्याय नमः।
hg: Surya ka din Ravivar, rang laal aur kesariya, dhatu tamba aur sona, anaj gehun, disha poorv hai. Saral mantra hai Om Suryaya Namah.
@do modern most JYOTISH
en: For a weak Surya custom knows water offered at sunrise from a copper pot, Surya Namaskar, respect for one's father and wheat or jaggery given on Sunday. Nothing has to be bought.
hi: कमज़ोर सूर्य के लिए रिवाज है ताँबे के लोटे से सूर्योदय पर जल, सूर्य नमस्कार, पिता का आदर और रविवार को गेहूँ या गुड़ का दान। कुछ ख़रीदना ज़रूरी नहीं।
hg: Kamzor Surya ke liye riwaz hai tambe ke lote se suryoday par jal, Surya Namaskar, pita ka aadar aur Ravivar ko gehun ya gud ka daan. Kuch kharidna zaroori nahi.
@when classical wide BPHS
en: Surya rules Simha, is exalted at 10° Mesh and debilitated at 10° Tula. His mahadasha lasts 6 years, he stays a month in a sign, and is strongest by direction in the 10th house.
hi: सूर्य सिंह का स्वामी है, 10° मेष में उच्च और 10° तुला में नीच। उसकी महादशा 6 वर्ष की है, हर राशि में एक महीना रहता है, और दशम भाव में दिशा से सबसे बली है।
hg: Surya Simha ka swami hai, 10° Mesh me uchch aur 10° Tula me neech. Uski mahadasha 6 saal ki hai, har rashi me ek mahina rehta hai, aur dasham bhav me disha se sabse bali hai.
@do modern most CUSTOM
en: Surya's beej mantra is Om Hram Hrim Hraum Sah Suryaya Namah, 108 a day or 7,000 in all by most lists. Given on Sunday: wheat, jaggery, red cloth, copper; his stone is ruby.
hi: सूर्य का बीज मंत्र ॐ ह्रां ह्रीं ह्रौं सः सूर्याय नमः है, रोज़ 108 या कुल 7,000 बार, अधिकतर सूचियों में। रविवार का दान: गेहूँ, गुड़, लाल वस्त्र, ताँबा; रत्न माणिक।
hg: Surya ka beej mantra Om Hram Hrim Hraum Sah Suryaya Namah hai, roz 108 ya kul 7,000 baar, zyadatar soochiyon me. Ravivar ka daan: gehun, gud, laal vastra, tamba; ratna manik.
@which modern most JYOTISH
en: The stone (gem) of Surya (the Sun) is ruby (manik), worn by custom on the ring finger in gold or copper on a Sunday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: सूर्य का रत्न माणिक है: रिवाज में अनामिका उँगली में, सोने या ताँबे में, रविवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Surya ka ratna manik hai: riwaz me anamika (ring finger) me, sone ya tambe me, Ravivar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# graha-chandra astro
@names
en: planet moon, moon in astrology, weak moon in kundli, chandra graha, chandra shanti remedies
hi: चंद्र ग्रह, चंद्रमा ग्रह, कुंडली में चंद्रमा, कमज़ोर चंद्रमा, चंद्र शांति, चंद्र ग्रह शांति
hg: kundli me chandra, kamzor chandra, chandrama graha, chandra kamjor, chandra shanti, chandra grah shanti
@ask
en: what does the moon stand for in a kundli | my moon is weak what should I do | how to strengthen chandra | moon and mind relation in astrology | which day is for the moon | what metal and food belong to chandra | I overthink at night is it my weak moon | moon stands for mother | moon debilitated in scorpio what to do | chandra beej mantra count | what to donate on monday for moon | how long does moon stay in a sign | moon mahadasha years
en: how to strengthen a weak chandra graha
hi: चंद्रमा किसका कारक है | चंद्रमा कमज़ोर हो तो क्या करें | चंद्र मज़बूत करने के उपाय | चंद्रमा का दिन और धातु | चंद्रमा मन का कारक क्यों है | कुंडली में चंद्र ख़राब हो तो लक्षण | मन बहुत बेचैन रहता है, क्या चंद्रमा ख़राब है | चंद्रमा किस राशि में उच्च का होता है | चंद्रमा किस राशि में नीच का | चंद्र का बीज मंत्र कितनी बार | सोमवार को चंद्र के लिए क्या दान | चंद्रमा एक राशि में कितने दिन | वृश्चिक का चंद्रमा हो तो
hi: चंद्र को मज़बूत कैसे करें
hg: chandra kiska karak hai | chandrama kamjor ho to kya kare | chandra majboot kaise kare | chandra ka din aur dhatu | chandrama mann ka karak kyu hai | chandra kharab hone ke lakshan | mann bechain rehta hai chandra kharab hai kya | moon strong karne ka upay | chandrama kis rashi me neech ka | chandra ka beej mantra kitni baar | somvar ko chandra ke liye kya daan | chandrama ek rashi me kitne din | vrishchik ka chandrama ho to
hg: chandra ko mazboot kaise kare
@what classical wide BPHS
en: Chandra, the Moon, stands for mind and feelings, mother, milk and water, sleep, travel and the public. The Moon rules Kark, is exalted in Vrishabh, and its sign at birth is your rashi.
hi: चंद्रमा मन और भावना, माता, दूध और जल, नींद, यात्रा और जनता का ग्रह है। वह कर्क का स्वामी, वृषभ में उच्च है, और जन्म की उसकी राशि आपकी राशि है।
hg: Chandrama mann aur bhavna, mata, doodh aur jal, neend, yatra aur janta ka grah hai. Woh Kark ka swami, Vrishabh me uchcha hai, aur janm ki uski rashi aapki rashi hai.
@which modern most CUSTOM
en: The Moon's day is Monday, its colour white, its metal silver, its grain rice, its direction north-west. Shiva, who wears it, is worshipped; the mantra is Om Somaya Namah.
hi: चंद्रमा का दिन सोमवार, रंग सफ़ेद, धातु चाँदी, अनाज चावल, दिशा वायव्य है। उसे धारण करने वाले शिव की पूजा होती है; मंत्र है ॐ सोमाय नमः।
hg: Chandrama ka din Somvar, rang safed, dhatu chandi, anaj chawal, disha vayavya (NW) hai. Use dharan karne wale Shiv ki puja hoti hai; mantra hai Om Somaya Namah.
@do modern most JYOTISH
en: For a weak Moon custom knows water on the Shivling on Monday, care for one's mother, and rice, milk or white sweets given. A heavy mind that lasts needs a doctor, not a chart.
hi: कमज़ोर चंद्र के लिए रिवाज है सोमवार को शिवलिंग पर जल, माँ की सेवा, और चावल, दूध या सफ़ेद मिठाई का दान। मन लंबे समय भारी रहे तो कुंडली नहीं, डॉक्टर चाहिए।
hg: Kamzor Chandra ke liye riwaz hai Somvar ko shivling par jal, maa ki seva, aur chawal, doodh ya safed mithai ka daan. Mann lambe samay bhaari rahe to kundli nahi, doctor chahiye.
@when classical wide BPHS
en: The Moon rules Kark, is exalted at 3° Vrishabh and debilitated at 3° Vrishchik. Its mahadasha lasts 10 years, it stays 2¼ days in a sign, and is strongest by direction in the 4th house.
hi: चंद्रमा कर्क का स्वामी है, 3° वृषभ में उच्च और 3° वृश्चिक में नीच। महादशा 10 वर्ष, हर राशि में सवा दो दिन, और चतुर्थ भाव में दिशा से सबसे बली।
hg: Chandrama Kark ka swami hai, 3° Vrishabh me uchch aur 3° Vrishchik me neech. Mahadasha 10 saal, har rashi me sava do din, aur chaturth bhav me disha se sabse bali.
@do modern most CUSTOM
en: The Moon's beej mantra is Om Shram Shrim Shraum Sah Chandraya Namah, 108 a day or 11,000 in all by most lists. Given on Monday: rice, milk, sugar, white cloth, silver; the stone is pearl.
hi: चंद्र का बीज मंत्र ॐ श्रां श्रीं श्रौं सः चंद्राय नमः है, रोज़ 108 या कुल 11,000 बार। सोमवार का दान: चावल, दूध, चीनी, सफ़ेद वस्त्र, चाँदी; रत्न मोती।
hg: Chandra ka beej mantra Om Shram Shrim Shraum Sah Chandraya Namah hai, roz 108 ya kul 11,000 baar. Somvar ka daan: chawal, doodh, cheeni, safed vastra, chandi; ratna moti.
@which modern most JYOTISH
en: The stone (gem) of Chandra (the Moon) is pearl (moti), worn by custom on the little finger in silver on a Monday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: चंद्र का रत्न मोती है: रिवाज में कनिष्ठा उँगली में, चाँदी में, सोमवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Chandra ka ratna moti hai: riwaz me kanishtha (chhoti ungli) me, chaandi me, Somvar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# graha-mangal astro
@names
en: mars, mangal graha, weak mars, mangal shanti remedies
hi: मंगल ग्रह, कुंडली में मंगल, मंगल कमज़ोर, मंगल शांति, मंगल ग्रह शांति
hg: kundli me mangal, mangal kamjor, mars graha, mangal shanti, mangal grah shanti
@ask
en: what does mars stand for in astrology | how to calm mangal | mars and anger | which day is for mangal | mars and property land in kundli | weak mars remedy | metal and dal of mangal | which god is worshipped for mars | mars debilitated in cancer effect | mangal beej mantra how many | what to donate on tuesday | mars aspects which houses | mars is yogakaraka for which lagna
en: how to strengthen a weak mangal graha
hi: मंगल ग्रह किसका कारक है | मंगल को शांत कैसे करें | मंगल कमज़ोर हो तो क्या करें | मंगल का दिन, रंग और दाल | मंगल ख़राब होने के लक्षण | मंगल से ज़मीन-जायदाद कैसे देखते हैं | ग़ुस्सा ज़्यादा आता है मंगल का असर है क्या | मंगल किस राशि में उच्च का है | मंगल किस राशि में नीच का | मंगल का बीज मंत्र कितनी बार | मंगल की दृष्टि किन भावों पर | मंगल किस लग्न का योगकारक
hi: मंगल को मज़बूत कैसे करें
hg: mangal graha kiska karak hai | mangal ko shant kaise kare | mangal kamjor ho to kya kare | mangal ka din rang aur dal | mangal kharab hone ke lakshan | mangal se property kaise dekhte hai | bahut gussa aata hai mangal kharab hai kya | mangal majboot karne ka upay | mangal kis rashi me neech ka | mangal ka beej mantra kitni baar | mangal ki drishti kin bhavon par | mangal kis lagna ka yogkarak
hg: mangal ko mazboot kaise kare
@what classical wide BPHS
en: Mangal, Mars, stands for courage, energy, brothers and sisters, land, blood, machines and quarrel. He rules Mesh and Vrishchik and is exalted in Makar.
hi: मंगल साहस, ऊर्जा, भाई-बहन, भूमि, रक्त, मशीन और विवाद का ग्रह है। वह मेष और वृश्चिक का स्वामी है और मकर में उच्च।
hg: Mangal sahas, urja, bhai-behen, bhoomi, rakt, machine aur vivad ka grah hai. Woh Mesh aur Vrishchik ka swami hai aur Makar me uchcha.
@which modern most CUSTOM
en: The day of Mangal is Tuesday, the colour red, the metal copper, the pulse masoor, the direction south. Hanuman and Kartikeya are worshipped; the mantra is Om Angarakaya Namah.
hi: मंगल का दिन मंगलवार, रंग लाल, धातु ताँबा, दाल मसूर, दिशा दक्षिण है। हनुमान और कार्तिकेय की पूजा होती है; मंत्र है ॐ अंगारकाय नमः।
hg: Mangal ka din Mangalvar, rang laal, dhatu tamba, dal masoor, disha dakshin hai. Hanuman aur Kartikeya ki puja hoti hai; mantra hai Om Angarakaya Namah.
@do modern most JYOTISH
en: To calm Mangal custom knows the Hanuman Chalisa on Tuesday, masoor or jaggery given away, sport and bodily work. Anger that hurts somebody needs talk and help, not only a remedy.
hi: मंगल की शांति के लिए रिवाज है मंगलवार को हनुमान चालीसा, मसूर या गुड़ का दान, खेल और शारीरिक काम। जिस क्रोध से किसी को चोट पहुँचे उसे बातचीत और मदद चाहिए, केवल उपाय नहीं।
hg: Mangal ki shanti ke liye riwaz hai Mangalvar ko Hanuman Chalisa, masoor ya gud ka daan, khel aur sharirik kaam. Jis krodh se kisi ko chot pahunche use baatcheet aur madad chahiye, keval upay nahi.
@when classical wide BPHS
en: Mangal rules Mesh and Vrishchik, is exalted at 28° Makar and debilitated at 28° Kark. He looks at the 4th, 7th and 8th from himself; his mahadasha lasts 7 years, and he is yogakaraka for Kark and Simha lagna.
hi: मंगल मेष-वृश्चिक का स्वामी है, 28° मकर में उच्च और 28° कर्क में नीच। वह अपने से 4, 7, 8 भाव देखता है; महादशा 7 वर्ष की है, और कर्क व सिंह लग्न का योगकारक है।
hg: Mangal Mesh-Vrishchik ka swami hai, 28° Makar me uchch aur 28° Kark me neech. Woh apne se 4, 7, 8 bhav dekhta hai; mahadasha 7 saal ki hai, aur Kark va Simha lagna ka yogkarak hai.
@do modern most CUSTOM
en: The beej mantra of Mangal is Om Kram Krim Kraum Sah Bhaumaya Namah, 108 a day or 10,000 in all by most lists. Given on Tuesday: masoor, jaggery, red cloth, copper; the stone is coral.
hi: मंगल का बीज मंत्र ॐ क्रां क्रीं क्रौं सः भौमाय नमः है, रोज़ 108 या कुल 10,000 बार। मंगलवार का दान: मसूर, गुड़, लाल वस्त्र, ताँबा; रत्न मूँगा।
hg: Mangal ka beej mantra Om Kram Krim Kraum Sah Bhaumaya Namah hai, roz 108 ya kul 10,000 baar. Mangalvar ka daan: masoor, gud, laal vastra, tamba; ratna moonga.
@which modern most JYOTISH
en: The stone (gem) of Mangal (Mars) is red coral (moonga), worn by custom on the ring finger in gold or copper on a Tuesday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: मंगल का रत्न मूँगा है: रिवाज में अनामिका उँगली में, सोने या ताँबे में, मंगलवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Mangal ka ratna moonga hai: riwaz me anamika (ring finger) me, sone ya tambe me, Mangalvar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.
@see mangal-dosh

# graha-budh astro
@names
en: mercury, budh graha, weak mercury, budh shanti remedies
hi: बुध ग्रह, कुंडली में बुध, बुध कमज़ोर, बुध शांति, बुध ग्रह शांति
hg: kundli me budh, budh kamjor, mercury graha, budha graha, budh shanti, budh grah shanti
@ask
en: what does mercury stand for in a chart | my mercury is weak what can I do | mercury and study | which planet is for business | which day and colour for budh | how to make budh strong for exams | mercury and speech stammering | what dal for budh graha | mercury debilitated in pisces | budh beej mantra count | donate on wednesday | how to make mercury strong for studies | mercury friends and enemies
en: how to strengthen a weak budh graha
hi: बुध ग्रह किसका कारक है | बुध कमज़ोर हो तो क्या करें | बुध को मज़बूत कैसे करें | बुध का दिन, रंग और दाल | व्यापार के लिए कौन सा ग्रह देखें | बुध ख़राब होने के लक्षण | पढ़ाई और बुद्धि के लिए कौन सा ग्रह | बुध ग्रह के लिए हरी मूँग | बुध किस राशि में नीच का | बुध का बीज मंत्र कितनी बार | बुधवार को क्या दान करें | पढ़ाई के लिए बुध मज़बूत कैसे करें | बुध के मित्र ग्रह
hg: budh graha kiska karak hai | budh kamjor ho to kya kare | budh ko majboot kaise kare | budh ka din rang aur dal | business ke liye konsa graha dekhe | budh kharab hone ke lakshan | padhai ke liye konsa graha hota hai | bolne me atakta hu budh kharab hai kya | budh kis rashi me neech ka | budh ka beej mantra kitni baar | padhai ke liye budh majboot kaise kare | budh ke mitra graha
hg: budh ko mazboot kaise kare
@what classical wide BPHS
en: Budh, Mercury, stands for intellect, speech, writing, numbers, trade and young friends. He rules Mithun and Kanya and is exalted in Kanya.
hi: बुध बुद्धि, वाणी, लेखन, गणित, व्यापार और मित्रों का ग्रह है। वह मिथुन और कन्या का स्वामी है और कन्या में ही उच्च।
hg: Budh buddhi, vani, lekhan, ganit, vyapar aur mitron ka grah hai. Woh Mithun aur Kanya ka swami hai aur Kanya me hi uchcha.
@which modern most CUSTOM
en: The day of Budh is Wednesday, the colour green, the metal bronze or brass, the pulse green moong, the direction north. Ganesh and Vishnu are worshipped; the mantra is Om Budhaya Namah.
hi: बुध का दिन बुधवार, रंग हरा, धातु काँसा या पीतल, दाल हरी मूँग, दिशा उत्तर है। गणेश और विष्णु की पूजा होती है; मंत्र है ॐ बुधाय नमः।
hg: Budh ka din Budhvar, rang hara, dhatu kansa ya peetal, dal hari moong, disha uttar hai. Ganesh aur Vishnu ki puja hoti hai; mantra hai Om Budhaya Namah.
@do modern most JYOTISH
en: For a weak Budh custom knows durva for Ganesh on Wednesday, green fodder for cows, moong given away, reading and writing each day. For speech or learning trouble a teacher or therapist helps most.
hi: कमज़ोर बुध के लिए रिवाज है बुधवार को गणेश जी को दूर्वा, गाय को हरा चारा, मूँग का दान, रोज़ पढ़ना-लिखना। बोलने या पढ़ने की कठिनाई में शिक्षक या थेरेपिस्ट सबसे काम आते हैं।
hg: Kamzor Budh ke liye riwaz hai Budhvar ko Ganesh ji ko durva, gaay ko hara chara, moong ka daan, roz padhna-likhna. Bolne ya padhne ki kathinai me teacher ya therapist sabse kaam aate hain.
@when classical wide BPHS
en: Budh rules Mithun and Kanya, is exalted at 15° Kanya and debilitated at 15° Meen. His mahadasha lasts 17 years, he is never more than 28° from the Sun, and strongest by direction in the 1st house.
hi: बुध मिथुन-कन्या का स्वामी है, 15° कन्या में उच्च और 15° मीन में नीच। महादशा 17 वर्ष, सूर्य से 28° से अधिक दूर नहीं जाता, और लग्न में दिशा से सबसे बली।
hg: Budh Mithun-Kanya ka swami hai, 15° Kanya me uchch aur 15° Meen me neech. Mahadasha 17 saal, Surya se 28° se zyada door nahi jaata, aur lagna me disha se sabse bali.
@do modern most CUSTOM
en: The beej mantra of Budh is Om Bram Brim Braum Sah Budhaya Namah, 108 a day or 9,000 in all by most lists. Given on Wednesday: green moong, green cloth, green fodder, books; the stone is emerald.
hi: बुध का बीज मंत्र ॐ ब्रां ब्रीं ब्रौं सः बुधाय नमः है, रोज़ 108 या कुल 9,000 बार। बुधवार का दान: हरी मूँग, हरा वस्त्र, हरा चारा, किताबें; रत्न पन्ना।
hg: Budh ka beej mantra Om Bram Brim Braum Sah Budhaya Namah hai, roz 108 ya kul 9,000 baar. Budhvar ka daan: hari moong, hara vastra, hara chara, kitabein; ratna panna.
@which modern most JYOTISH
en: The stone (gem) of Budh (Mercury) is emerald (panna), worn by custom on the little finger in gold or silver on a Wednesday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: बुध का रत्न पन्ना है: रिवाज में कनिष्ठा उँगली में, सोने या चाँदी में, बुधवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Budh ka ratna panna hai: riwaz me kanishtha (chhoti ungli) me, sone ya chaandi me, Budhvar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# graha-guru astro
@names
en: jupiter, guru graha, brihaspati, weak jupiter, guru shanti remedies
hi: गुरु ग्रह, बृहस्पति, बृहस्पति ग्रह, कुंडली में गुरु, गुरु शांति, गुरु ग्रह शांति
hg: kundli me guru, brihaspati graha, guru kamjor, jupiter graha, guru shanti, guru grah shanti
@ask
en: what does jupiter stand for | my jupiter is weak what to do | how to make guru strong | which planet is for children and marriage of a girl | thursday and jupiter | what to donate for brihaspati | does jupiter bring luck | jupiter metal and colour | jupiter debilitated in capricorn | guru beej mantra count | donate on thursday | jupiter aspects which houses | weak jupiter girl marriage
en: how to strengthen a weak guru graha
hi: बृहस्पति ग्रह किसका कारक है | गुरु कमज़ोर हो तो क्या करें | गुरु को मज़बूत करने के उपाय | गुरु का दिन, रंग और दाल | बृहस्पति ख़राब होने के लक्षण | शादी में देरी गुरु की वजह से है क्या | संतान के लिए कौन सा ग्रह देखते हैं | गुरुवार को पीला क्यों पहनते हैं | गुरु किस राशि में नीच का | गुरु का बीज मंत्र कितनी बार | गुरुवार को क्या दान करें | गुरु की दृष्टि किन भावों पर | गुरु कमज़ोर हो लड़की की शादी
hi: गुरु को मज़बूत कैसे करें
hg: guru graha kiska karak hai | guru kamjor ho to kya kare | brihaspati majboot kaise kare | guru ka din rang aur dal | brihaspati kharab hone ke lakshan | shadi me deri guru ki wajah se hai kya | santan ke liye konsa graha dekhte hai | guruvar ko peela kyu pehnte hai | guru kis rashi me neech ka | guru ka beej mantra kitni baar | guruvar ko kya daan kare | guru ki drishti kin bhavon par | guru kamjor ho ladki ki shaadi
hg: guru ko mazboot kaise kare
@what classical wide BPHS
en: Guru or Brihaspati, Jupiter, stands for wisdom, teachers, children, faith, advice and growth, and counts as the kindest graha. He rules Dhanu and Meen and is exalted in Kark.
hi: गुरु या बृहस्पति ज्ञान, शिक्षक, संतान, आस्था, सलाह और वृद्धि का ग्रह है, और सबसे शुभ माना जाता है। वह धनु और मीन का स्वामी है, कर्क में उच्च।
hg: Guru ya Brihaspati gyan, shikshak, santan, aastha, salah aur vriddhi ka grah hai, aur sabse shubh maana jaata hai. Woh Dhanu aur Meen ka swami hai, Kark me uchcha.
@which modern most CUSTOM
en: The day of Guru is Thursday, the colour yellow, the metal gold or brass, the pulse chana dal, the direction north-east. Vishnu is worshipped; the mantra is Om Brihaspataye Namah.
hi: गुरु का दिन गुरुवार, रंग पीला, धातु सोना या पीतल, दाल चना, दिशा ईशान है। विष्णु की पूजा होती है; मंत्र है ॐ बृहस्पतये नमः।
hg: Guru ka din Guruvar, rang peela, dhatu sona ya peetal, dal chana, disha ishaan (NE) hai. Vishnu ki puja hoti hai; mantra hai Om Brihaspataye Namah.
@do modern most JYOTISH
en: For a weak Guru custom knows worship of Vishnu and of the banana tree on Thursday, chana dal or turmeric given, and respect for teachers and elders. It gives no promise of marriage or children.
hi: कमज़ोर गुरु के लिए रिवाज है गुरुवार को विष्णु और केले की पूजा, चना दाल या हल्दी का दान, और गुरुजनों का आदर। इससे विवाह या संतान का कोई वादा नहीं।
hg: Kamzor Guru ke liye riwaz hai Guruvar ko Vishnu aur kele ki puja, chana dal ya haldi ka daan, aur gurujanon ka aadar. Isse vivah ya santan ka koi vaada nahi.
@when classical wide BPHS
en: Guru rules Dhanu and Meen, is exalted at 5° Kark and debilitated at 5° Makar. He looks at the 5th, 7th and 9th from himself; his mahadasha lasts 16 years, and he stays about a year in a sign.
hi: गुरु धनु-मीन का स्वामी है, 5° कर्क में उच्च और 5° मकर में नीच। वह अपने से 5, 7, 9 भाव देखता है; महादशा 16 वर्ष, और हर राशि में लगभग एक साल।
hg: Guru Dhanu-Meen ka swami hai, 5° Kark me uchch aur 5° Makar me neech. Woh apne se 5, 7, 9 bhav dekhta hai; mahadasha 16 saal, aur har rashi me lagbhag ek saal.
@do modern most CUSTOM
en: The beej mantra of Guru is Om Gram Grim Graum Sah Gurave Namah, 108 a day or 19,000 in all by most lists. Given on Thursday: chana dal, turmeric, yellow cloth, books, bananas; the stone is yellow sapphire.
hi: गुरु का बीज मंत्र ॐ ग्रां ग्रीं ग्रौं सः गुरवे नमः है, रोज़ 108 या कुल 19,000 बार। गुरुवार का दान: चना दाल, हल्दी, पीला वस्त्र, पुस्तकें, केले; रत्न पुखराज।
hg: Guru ka beej mantra Om Gram Grim Graum Sah Gurave Namah hai, roz 108 ya kul 19,000 baar. Guruvar ka daan: chana dal, haldi, peela vastra, kitabein, kele; ratna pukhraj.
@which modern most JYOTISH
en: The stone (gem) of Guru (Jupiter) is yellow sapphire (pukhraj), worn by custom on the index finger in gold on a Thursday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: गुरु का रत्न पुखराज है: रिवाज में तर्जनी उँगली में, सोने में, गुरुवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Guru ka ratna pukhraj hai: riwaz me tarjani (index finger) me, sone me, Guruvar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# graha-shukra astro
@names
en: venus, shukra graha, weak venus, shukra shanti remedies
hi: शुक्र ग्रह, कुंडली में शुक्र, शुक्र कमज़ोर, शुक्र शांति, शुक्र ग्रह शांति
hg: kundli me shukra, shukra kamjor, venus graha, shukra shanti, shukra grah shanti
@ask
en: what does venus stand for in a kundli | weak venus remedy | how to make shukra strong | which planet gives love and luxury | friday and venus | venus and marriage of a man | what to donate for shukra | which colour and metal for venus | venus debilitated in virgo marriage | shukra beej mantra count | donate on friday | how to make venus strong | shukra ast kya hai
en: how to strengthen a weak shukra graha
hi: शुक्र ग्रह किसका कारक है | शुक्र कमज़ोर हो तो क्या करें | शुक्र मज़बूत करने के उपाय | शुक्र का दिन, रंग और धातु | शुक्र ख़राब होने के लक्षण | प्रेम और विवाह का ग्रह कौन सा है | शुक्र ग्रह के लिए क्या दान करें | सुख-सुविधा किस ग्रह से मिलती है | शुक्र किस राशि में नीच का | शुक्र का बीज मंत्र कितनी बार | शुक्रवार को क्या दान करें | शुक्र मज़बूत कैसे करें | कन्या का शुक्र विवाह
hi: शुक्र को मज़बूत कैसे करें
hg: shukra graha kiska karak hai | shukra kamjor ho to kya kare | shukra majboot kaise kare | shukra ka din rang aur dhatu | shukra kharab hone ke lakshan | pyar aur shadi ka graha konsa hai | shukra ke liye kya daan kare | luxury kis graha se milti hai | shukra kis rashi me neech ka | shukra ka beej mantra kitni baar | shukravar ko kya daan kare | shukra majboot kaise kare | kanya ka shukra vivah
hg: shukra ko mazboot kaise kare
@what classical wide BPHS
en: Shukra, Venus, stands for love, partnership, beauty, art, vehicles and comfort. Venus rules Vrishabh and Tula and is exalted in Meen.
hi: शुक्र प्रेम, साथी, सौंदर्य, कला, वाहन और सुख का ग्रह है। वह वृषभ और तुला का स्वामी है और मीन में उच्च।
hg: Shukra prem, saathi, saundarya, kala, vahan aur sukh ka grah hai. Woh Vrishabh aur Tula ka swami hai aur Meen me uchcha.
@which modern most CUSTOM
en: The day of Shukra is Friday, the colour white or pink, the metal silver, the grain rice, the direction south-east. Lakshmi is worshipped; the mantra is Om Shukraya Namah.
hi: शुक्र का दिन शुक्रवार, रंग सफ़ेद या गुलाबी, धातु चाँदी, अनाज चावल, दिशा आग्नेय है। लक्ष्मी की पूजा होती है; मंत्र है ॐ शुक्राय नमः।
hg: Shukra ka din Shukravar, rang safed ya gulabi, dhatu chandi, anaj chawal, disha aagneya (SE) hai. Lakshmi ki puja hoti hai; mantra hai Om Shukraya Namah.
@do modern most JYOTISH
en: For a weak Shukra custom knows worship of Lakshmi on Friday, white sweets, rice or curd given, cleanliness, and respect for one's partner. Love itself rests on how two people treat each other.
hi: कमज़ोर शुक्र के लिए रिवाज है शुक्रवार को लक्ष्मी पूजा, सफ़ेद मिठाई, चावल या दही का दान, स्वच्छता और साथी का आदर। प्रेम तो आपसी व्यवहार पर टिका है।
hg: Kamzor Shukra ke liye riwaz hai Shukravar ko Lakshmi puja, safed mithai, chawal ya dahi ka daan, swachhta aur saathi ka aadar. Prem to aapsi vyavhar par tika hai.
@when classical wide BPHS
en: Shukra rules Vrishabh and Tula, is exalted at 27° Meen and debilitated at 27° Kanya. The mahadasha lasts 20 years, the longest; yogakaraka for Makar and Kumbh lagna, strongest by direction in the 4th house.
hi: शुक्र वृषभ-तुला का स्वामी है, 27° मीन में उच्च और 27° कन्या में नीच। महादशा 20 वर्ष, सबसे लंबी; मकर-कुंभ लग्न का योगकारक, चतुर्थ में दिशा से सबसे बली।
hg: Shukra Vrishabh-Tula ka swami hai, 27° Meen me uchch aur 27° Kanya me neech. Mahadasha 20 saal, sabse lambi; Makar-Kumbh lagna ka yogkarak, chaturth me disha se sabse bali.
@do modern most CUSTOM
en: The beej mantra of Shukra is Om Dram Drim Draum Sah Shukraya Namah, 108 a day or 16,000 in all by most lists. Given on Friday: rice, curd, sugar, white cloth, perfume; the stone is diamond.
hi: शुक्र का बीज मंत्र ॐ द्रां द्रीं द्रौं सः शुक्राय नमः है, रोज़ 108 या कुल 16,000 बार। शुक्रवार का दान: चावल, दही, चीनी, सफ़ेद वस्त्र, इत्र; रत्न हीरा।
hg: Shukra ka beej mantra Om Dram Drim Draum Sah Shukraya Namah hai, roz 108 ya kul 16,000 baar. Shukravar ka daan: chawal, dahi, cheeni, safed vastra, itra; ratna heera.
@which modern most JYOTISH
en: The stone (gem) of Shukra (Venus) is diamond (or white sapphire, opal, zircon), worn by custom on the middle or ring finger in platinum, white gold or silver on a Friday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: शुक्र का रत्न हीरा (या सफ़ेद पुखराज, ओपल, ज़रकन) है: रिवाज में मध्यमा या अनामिका उँगली में, प्लैटिनम, सफ़ेद सोने या चाँदी में, शुक्रवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Shukra ka ratna heera (ya safed pukhraj, opal, zircon) hai: riwaz me madhyama ya anamika me, platinum, white gold ya chaandi me, Shukravar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# graha-shani astro
@names
en: saturn, shani graha, weak saturn, shani shanti remedies
hi: शनि ग्रह, कुंडली में शनि, शनि कमज़ोर, शनि शांति, शनि ग्रह शांति
hg: kundli me shani, shani kamjor, saturn graha, shani kharab, shani shanti, shani grah shanti
@ask
en: what does saturn stand for | is saturn bad | why are people afraid of shani | how to please saturn | what to donate on saturday | saturn metal and colour | saturn in my seventh house is marriage late | which planet delays everything | is it wrong to buy iron or oil on saturday | saturn debilitated in aries | shani beej mantra count | donate what on saturday for shani | saturn aspects which houses | shani bad symptoms | which lagna saturn is good for
en: how to strengthen a weak shani graha
hi: शनि ग्रह किसका कारक है | शनि बुरा ग्रह है क्या | शनि से लोग डरते क्यों हैं | शनि को शांत कैसे करें | शनिवार को क्या दान करें | शनि का रंग, धातु और अनाज | शनि ख़राब होने के लक्षण | शनिवार को लोहा या तेल ख़रीदना चाहिए या नहीं | शनि देरी क्यों करता है | शनि किस राशि में नीच का | शनि का बीज मंत्र कितनी बार | शनिवार को शनि के लिए क्या दान | शनि की दृष्टि किन भावों पर | शनि किस लग्न के लिए शुभ | शनि ख़राब होने के लक्षण सच हैं क्या
hi: शनि को मज़बूत कैसे करें
hg: shani graha kiska karak hai | shani bura graha hai kya | shani se log darte kyu hai | shani ko shant kaise kare | shanivar ko kya daan kare | shani ka rang dhatu aur anaj | shani kharab hone ke lakshan | shanivar ko loha ya tel kharidna chahiye kya | shani deri kyu karta hai har kaam me | shani kis rashi me neech ka | shani ka beej mantra kitni baar | shanivar ko shani ke liye kya daan | shani ki drishti kin bhavon par | shani kis lagna ke liye shubh | shani kharab hone ke lakshan sach hai kya
hg: shani ko mazboot kaise kare
@what classical wide BPHS
en: Shani, Saturn, stands for work, patience, discipline, old age, workers and justice. He rules Makar and Kumbh, is exalted in Tula, and takes about two and a half years in each sign.
hi: शनि कर्म, धैर्य, अनुशासन, वृद्धावस्था, श्रमिक और न्याय का ग्रह है। वह मकर और कुंभ का स्वामी, तुला में उच्च है, और हर राशि में लगभग ढाई वर्ष रहता है।
hg: Shani karm, dhairya, anushasan, vriddhavastha, shramik aur nyay ka grah hai. Woh Makar aur Kumbh ka swami, Tula me uchcha hai, aur har rashi me lagbhag dhai varsh rehta hai.
@ok modern wide JYOTISH
en: Shani is not bad; he is the teacher who gives late and lastingly. What he delays is meant to ripen, and for Vrishabh and Tula lagna he is even the best graha.
hi: शनि बुरा नहीं; वह देर से और टिकाऊ देने वाला शिक्षक है। जिसे रोकता है उसे पकने देता है, और वृषभ व तुला लग्न के लिए तो सबसे शुभ ग्रह है।
hg: Shani bura nahi; woh der se aur tikau dene wala shikshak hai. Jise rokta hai use pakne deta hai, aur Vrishabh va Tula lagna ke liye to sabse shubh grah hai.
@which modern most CUSTOM
en: The day of Shani is Saturday, the colours black and dark blue, the metal iron, the gifts black til and urad, the direction west. The mantra is Om Sham Shanaishcharaya Namah.
hi: शनि का दिन शनिवार, रंग काला और गहरा नीला, धातु लोहा, दान काले तिल और उड़द, दिशा पश्चिम है। मंत्र है ॐ शं शनैश्चराय नमः।
hg: Shani ka din Shanivar, rang kaala aur gehra neela, dhatu loha, daan kaale til aur urad, disha paschim hai. Mantra hai Om Sham Shanaishcharaya Namah.
@do modern most JYOTISH
en: To please Shani custom knows a sesame oil lamp under a peepal on Saturday, Hanuman worship, help for workers and the old, and honest work. Many do not buy iron or oil that day; using them is fine.
hi: शनि के लिए रिवाज है शनिवार को पीपल के नीचे तिल तेल का दीपक, हनुमान पूजा, श्रमिकों और वृद्धों की सेवा, ईमानदार काम। कई लोग उस दिन लोहा या तेल नहीं ख़रीदते; इस्तेमाल ठीक है।
hg: Shani ke liye riwaz hai Shanivar ko peepal ke neeche til tel ka deepak, Hanuman puja, shramikon aur vriddhon ki seva, imandar kaam. Kai log us din loha ya tel nahi kharidte; istemal theek hai.
@when classical wide BPHS
en: Shani rules Makar and Kumbh, is exalted at 20° Tula and debilitated at 20° Mesh. He looks at the 3rd, 7th and 10th from himself; his mahadasha lasts 19 years, strongest by direction in the 7th house.
hi: शनि मकर-कुंभ का स्वामी है, 20° तुला में उच्च और 20° मेष में नीच। वह अपने से 3, 7, 10 भाव देखता है; महादशा 19 वर्ष, सप्तम में दिशा से सबसे बली।
hg: Shani Makar-Kumbh ka swami hai, 20° Tula me uchch aur 20° Mesh me neech. Woh apne se 3, 7, 10 bhav dekhta hai; mahadasha 19 saal, saptam me disha se sabse bali.
@do modern most CUSTOM
en: The beej mantra of Shani is Om Pram Prim Praum Sah Shanaishcharaya Namah, 108 a day or 23,000 in all by most lists. Given on Saturday: black til, urad, mustard oil, iron, blanket, shoes; the stone is blue sapphire.
hi: शनि का बीज मंत्र ॐ प्रां प्रीं प्रौं सः शनैश्चराय नमः है, रोज़ 108 या कुल 23,000 बार। शनिवार का दान: काले तिल, उड़द, सरसों तेल, लोहा, कंबल, जूते; रत्न नीलम।
hg: Shani ka beej mantra Om Pram Prim Praum Sah Shanaishcharaya Namah hai, roz 108 ya kul 23,000 baar. Shanivar ka daan: kaale til, urad, sarson tel, loha, kambal, joote; ratna neelam.
@which modern most JYOTISH
en: The stone (gem) of Shani (Saturn) is blue sapphire (neelam), worn by custom on the middle finger in silver or panchdhatu on a Saturday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: शनि का रत्न नीलम है: रिवाज में मध्यमा उँगली में, चाँदी या पंचधातु में, शनिवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Shani ka ratna neelam hai: riwaz me madhyama (middle finger) me, chaandi ya panchdhatu me, Shanivar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# graha-rahu astro
@names
en: rahu, rahu in kundli, north node, rahu shanti remedies
hi: राहु, राहु ग्रह, कुंडली में राहु, राहु शांति, राहु ग्रह शांति
hg: rahu graha, kundli me rahu, rahu kharab, rahu shanti, rahu grah shanti
@ask
en: what is rahu | is rahu a real planet | what does rahu stand for | my rahu is bad what to do | rahu remedies at home | signs of bad rahu | which god is worshipped for rahu | is rahu always harmful | what to donate for rahu | rahu and foreign travel | rahu exalted in which sign | rahu beej mantra count and time | day and colour for rahu | donate what for rahu | rahu stays in sign how long | rahu bad symptoms
en: how to strengthen a weak rahu graha
hi: राहु क्या है | राहु असली ग्रह है क्या | राहु किसका कारक है | राहु ख़राब हो तो क्या करें | राहु के उपाय | राहु ख़राब होने के लक्षण | राहु के लिए किसकी पूजा करें | राहु का दान क्या है | राहु से विदेश यात्रा होती है क्या | राहु किस राशि में उच्च का | राहु का बीज मंत्र कितनी बार और कब | राहु का दिन और रंग | राहु के लिए क्या दान करें | राहु ख़राब के लक्षण | राहु एक राशि में कितने समय
hi: राहु को मज़बूत कैसे करें
hg: rahu kya hai | rahu asli graha hai kya | rahu kiska karak hai | rahu kharab ho to kya kare | rahu ke upay ghar pe | rahu kharab hone ke lakshan | rahu ke liye kiski puja kare | rahu ka daan | rahu videsh le jata hai kya | rahu hamesha bura hota hai kya | rahu kis rashi me uchch ka | rahu ka beej mantra kitni baar aur kab | rahu ka din aur rang | rahu ke liye kya daan kare | rahu kharab ke lakshan | rahu ek rashi me kitne time
hg: rahu ko mazboot kaise kare
@what classical wide SS
en: Rahu is no body but the point where the Moon's path crosses the Sun's going north, one of the two places of eclipses. He stands for desire, the foreign, new technology, fame and illusion.
hi: राहु कोई पिंड नहीं, वह बिंदु है जहाँ चंद्रमा का मार्ग उत्तर जाते हुए सूर्य के मार्ग को काटता है, ग्रहण का एक स्थान। वह इच्छा, विदेश, नई तकनीक, प्रसिद्धि और भ्रम का सूचक है।
hg: Rahu koi pind nahi, woh bindu hai jahan Chandrama ka marg uttar jaate hue Surya ke marg ko kaatta hai, grahan ka ek sthan. Woh ichchha, videsh, nayi taknik, prasiddhi aur bhram ka soochak hai.
@ok modern most JYOTISH
en: Rahu is not always harmful: in houses 3, 6, 10 and 11 he is welcomed for boldness and success in modern fields. He stays about eighteen months in a sign and always moves backwards on the mean.
hi: राहु सदा बुरा नहीं: 3, 6, 10 और 11 भाव में उसे साहस और आधुनिक क्षेत्रों की सफलता के लिए अच्छा मानते हैं। वह एक राशि में लगभग अठारह महीने रहता है और उल्टा चलता है।
hg: Rahu sada bura nahi: 3, 6, 10 aur 11 bhav me use sahas aur aadhunik kshetron ki safalta ke liye achha maante hain. Woh ek rashi me lagbhag atharah mahine rehta hai aur ulta chalta hai.
@do modern most JYOTISH
en: For Rahu custom knows prayer to Durga, Bhairav or Saraswati, the mantra Om Rahave Namah, urad or til given, food for dogs, a tidy house and truthful speech. Nothing dear is needed.
hi: राहु के लिए रिवाज है दुर्गा, भैरव या सरस्वती की प्रार्थना, मंत्र ॐ राहवे नमः, उड़द या तिल का दान, कुत्तों को भोजन, साफ़ घर और सच बोलना। महँगा कुछ नहीं चाहिए।
hg: Rahu ke liye riwaz hai Durga, Bhairav ya Saraswati ki prarthna, mantra Om Rahave Namah, urad ya til ka daan, kutton ko bhojan, saaf ghar aur sach bolna. Mehnga kuch nahi chahiye.
@which classical disputed PHAL
en: Rahu's exaltation is disputed: Vrishabh by many, Mithun by others; he co-rules Kumbh for some. His mahadasha lasts 18 years; his colours are smoke-grey and dark blue, his direction south-west, Saturday is borrowed for him.
hi: राहु का उच्च विवादित है: बहुतों में वृषभ, औरों में मिथुन; कुछ कुंभ का सह-स्वामी मानते हैं। महादशा 18 वर्ष; रंग धुएँ जैसा और गहरा नीला, दिशा नैऋत्य; अपना वार नहीं, शनिवार मानते हैं।
hg: Rahu ka uchch vivadit hai: bahuton me Vrishabh, auron me Mithun; kuch Kumbh ka sah-swami maante hain. Mahadasha 18 saal; rang dhuen jaisa aur gehra neela, disha nairitya; apna vaar nahi, Shanivar maante hain.
@how modern most CUSTOM
en: Rahu's beej mantra is Om Bhram Bhrim Bhraum Sah Rahave Namah, said at dusk or night, 108 times or 18,000 in all. Given: urad, black til, mustard oil, blanket, coconut; the stone is gomed.
hi: राहु का बीज मंत्र ॐ भ्रां भ्रीं भ्रौं सः राहवे नमः है, संध्या या रात में, 108 या कुल 18,000 बार। दान: उड़द, काले तिल, सरसों तेल, कंबल, नारियल; रत्न गोमेद।
hg: Rahu ka beej mantra Om Bhram Bhrim Bhraum Sah Rahave Namah hai, sandhya ya raat me, 108 ya kul 18,000 baar. Daan: urad, kaale til, sarson tel, kambal, nariyal; ratna gomed.
@which modern most JYOTISH
en: The stone (gem) of Rahu is gomed (hessonite), worn by custom on the middle finger in silver or ashtadhatu on a Saturday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: राहु का रत्न गोमेद है: रिवाज में मध्यमा उँगली में, चाँदी या अष्टधातु में, शनिवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Rahu ka ratna gomed hai: riwaz me madhyama (middle finger) me, chaandi ya ashtadhatu me, Shanivar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# graha-ketu astro
@names
en: ketu, ketu in kundli, south node, ketu shanti remedies
hi: केतु, केतु ग्रह, कुंडली में केतु, केतु शांति, केतु ग्रह शांति
hg: ketu graha, kundli me ketu, ketu kharab, ketu shanti, ketu grah shanti
@ask
en: what is ketu | what does ketu stand for | difference between rahu and ketu | my ketu is bad what to do | ketu remedies | is ketu good for spirituality | which god is worshipped for ketu | what to donate for ketu | is ketu good or bad | ketu beej mantra count | day and colour for ketu | donate what for ketu | ketu in 7th or 12th house | ketu exalted sign
en: how to strengthen a weak ketu graha
hi: केतु क्या है | केतु किसका कारक है | राहु और केतु में क्या अंतर है | केतु ख़राब हो तो क्या करें | केतु के उपाय | केतु के लिए किसकी पूजा करें | केतु ख़राब होने के लक्षण | केतु मोक्ष का कारक क्यों है | केतु अच्छा है या बुरा | केतु का बीज मंत्र कितनी बार | केतु का दिन और रंग | केतु के लिए क्या दान | केतु किस राशि में उच्च का | केतु किस भाव में शुभ
hi: केतु को मज़बूत कैसे करें
hg: ketu kya hai | ketu kiska karak hai | rahu aur ketu me kya antar hai | ketu kharab ho to kya kare | ketu ke upay | ketu ke liye kiski puja kare | ketu kharab hone ke lakshan | ketu ka daan kya hai | ketu acha hai ya bura | ketu ka beej mantra kitni baar | ketu ka din aur rang | ketu ke liye kya daan | ketu kis rashi me uchch ka | ketu kis bhav me shubh
hg: ketu ko mazboot kaise kare
@what classical wide SS
en: Ketu is the point opposite Rahu, where the Moon crosses the Sun's path going south. He stands for detachment, insight, moksha, research and what one already knows from before.
hi: केतु राहु के ठीक सामने का बिंदु है, जहाँ चंद्रमा दक्षिण जाते हुए सूर्य का मार्ग काटता है। वह वैराग्य, अंतर्दृष्टि, मोक्ष, शोध और पूर्व के संस्कार का सूचक है।
hg: Ketu Rahu ke theek saamne ka bindu hai, jahan Chandrama dakshin jaate hue Surya ka marg kaatta hai. Woh vairagya, antardrishti, moksha, shodh aur poorv ke sanskar ka soochak hai.
@do modern most JYOTISH
en: For Ketu custom knows worship of Ganesh, the mantra Om Ketave Namah, a blanket or seven grains given, food for dogs, and a little time in silence. Where Rahu wants more, Ketu lets go.
hi: केतु के लिए रिवाज है गणेश पूजा, मंत्र ॐ केतवे नमः, कंबल या सात अनाज का दान, कुत्तों को भोजन और थोड़ा मौन। राहु जहाँ और चाहता है, केतु वहाँ छोड़ता है।
hg: Ketu ke liye riwaz hai Ganesh puja, mantra Om Ketave Namah, kambal ya saat anaj ka daan, kutton ko bhojan aur thoda maun. Rahu jahan aur chahta hai, Ketu wahan chhodta hai.
@ok modern most JYOTISH
en: Ketu is not bad: in houses 3, 6, 11 he is welcomed, in the 12th read for moksha, in 9 and 12 for faith. In 1, 2, 5 or 7 he asks for clear words and closeness, nothing worse.
hi: केतु बुरा नहीं: 3, 6, 11 भाव में स्वागत, 12वें में मोक्ष और 9, 12 में आस्था से पढ़ा जाता है। 1, 2, 5 या 7 में वह साफ़ बात और अपनापन माँगता है, इससे बुरा कुछ नहीं।
hg: Ketu bura nahi: 3, 6, 11 bhav me swagat, 12ve me moksha aur 9, 12 me aastha se padha jaata hai. 1, 2, 5 ya 7 me woh saaf baat aur apnapan maangta hai, isse bura kuch nahi.
@which classical disputed PHAL
en: Ketu's exaltation is disputed: Vrishchik by many, Dhanu by others. His mahadasha lasts 7 years; colours grey and mottled, days Tuesday and Thursday by custom; beej mantra Om Stram Strim Straum Sah Ketave Namah, stone cat's eye.
hi: केतु का उच्च विवादित है: बहुतों में वृश्चिक, औरों में धनु। महादशा 7 वर्ष; रंग धूसर और चितकबरा, दिन रिवाज में मंगलवार और गुरुवार; बीज मंत्र ॐ स्त्रां स्त्रीं स्त्रौं सः केतवे नमः, रत्न लहसुनिया।
hg: Ketu ka uchch vivadit hai: bahuton me Vrishchik, auron me Dhanu. Mahadasha 7 saal; rang dhoosar aur chitkabra, din riwaz me Mangalvar aur Guruvar; beej mantra Om Stram Strim Straum Sah Ketave Namah, ratna lehsuniya.
@which modern most JYOTISH
en: The stone (gem) of Ketu is cat's eye (lehsunia), worn by custom on the middle or ring finger in silver or panchdhatu on a Tuesday or Thursday. Have the kundli seen before; a weak planet asks for no stone, and prayer and giving serve as well.
hi: केतु का रत्न लहसुनिया है: रिवाज में मध्यमा या अनामिका उँगली में, चाँदी या पंचधातु में, मंगलवार या गुरुवार को पहनते हैं। पहले कुंडली दिखाएँ; कमज़ोर ग्रह के लिए रत्न ज़रूरी नहीं, प्रार्थना और दान भी उतने ही हैं।
hg: Ketu ka ratna lehsuniya hai: riwaz me madhyama ya anamika me, chaandi ya panchdhatu me, Mangalvar ya Guruvar ko pehnte hain. Pehle kundli dikhayein; kamzor grah ke liye ratna zaroori nahi, prarthna aur daan bhi utne hi hain.

# navagraha astro
@names
en: navagraha, nine planets, nine grahas
hi: नवग्रह, नौ ग्रह
hg: navgrah, nav graha, nau grah
@ask
en: what are the nine grahas | why is the sun called a planet in jyotish | which planet rules which day | navagraha and their colours | how to worship navagraha at home | which planet is best and which is worst | do planets really affect our life | navagraha puja is it necessary | which grain for which planet | navagraha colours and directions list | order of nine planets in navagraha temple | which planet for which disease | navagraha samidha woods
hi: नौ ग्रह कौन-कौन से हैं | किस दिन का कौन सा ग्रह है | नवग्रह के रंग और अनाज | नवग्रह पूजा घर पर कैसे करें | सबसे अच्छा ग्रह कौन सा है | ज्योतिष में सूर्य को ग्रह क्यों कहते हैं | ग्रहों का जीवन पर असर होता है क्या | सब ग्रह ख़राब चल रहे हैं क्या करें | किस ग्रह का कौन सा अनाज | नवग्रहों के रंग और दिशा | नवग्रह मंदिर में कितनी परिक्रमा | किस ग्रह की कौन सी लकड़ी | नौ ग्रहों के रत्न और अनाज
hg: nau graha konse hai | kis din ka konsa graha hai | navgrah ke rang aur anaj | navgrah puja ghar pe kaise kare | sabse acha graha konsa hai | surya ko graha kyu kehte hai | graho ka asar hota hai kya sach me | mere graha kharab chal rahe hai kya karu | grah dasha kharab hai upay batao | kis graha ka konsa anaj | navgraho ke rang aur disha | navgraha mandir me kitni parikrama | kis graha ki konsi lakdi | nau graho ke ratna aur anaaj
@which classical wide BPHS
en: The nine grahas are Surya (Sunday), Chandra (Monday), Mangal (Tuesday), Budh (Wednesday), Guru (Thursday), Shukra (Friday), Shani (Saturday), and Rahu and Ketu, who have no day of their own.
hi: नौ ग्रह हैं सूर्य (रविवार), चंद्र (सोमवार), मंगल (मंगलवार), बुध (बुधवार), गुरु (गुरुवार), शुक्र (शुक्रवार), शनि (शनिवार), और राहु व केतु, जिनका अपना वार नहीं।
hg: Nau grah hain Surya (Ravivar), Chandra (Somvar), Mangal (Mangalvar), Budh (Budhvar), Guru (Guruvar), Shukra (Shukravar), Shani (Shanivar), aur Rahu va Ketu, jinka apna vaar nahi.
@what classical most BPHS
en: A graha is "what holds", not only a planet: Sun, Moon and the two lunar nodes are counted too. Whether they act on us or only mirror our time, the tradition itself has seen differently.
hi: ग्रह का अर्थ है "पकड़ने वाला", केवल तारा नहीं: सूर्य, चंद्र और चंद्रमा के दो पात भी गिने जाते हैं। वे हम पर असर डालते हैं या समय का दर्पण हैं, परंपरा में दोनों मत हैं।
hg: Grah ka arth hai "pakadne wala", keval planet nahi: Surya, Chandra aur Chandrama ke do paat bhi gine jaate hain. Woh hum par asar daalte hain ya samay ka darpan hain, parampara me dono mat hain.
@do modern most CUSTOM
en: When "all grahas are bad", begin simply: a lamp, the Navagraha stotra beginning Japakusuma sankasham, a walk around the temple's navagraha, help for somebody in need. No costly puja is required.
hi: जब लगे "सब ग्रह ख़राब हैं", सरल शुरुआत करें: एक दीपक, जपाकुसुम संकाशं से शुरू नवग्रह स्तोत्र, मंदिर में नवग्रह की परिक्रमा, किसी की मदद। महँगी पूजा ज़रूरी नहीं।
hg: Jab lage "sab grah kharab hain", saral shuruaat karein: ek deepak, Japakusuma sankasham se shuru Navgrah stotra, mandir me navgrah ki parikrama, kisi ki madad. Mehngi puja zaroori nahi.
@how modern most CUSTOM
en: The nine grains are wheat Surya, rice Chandra, toor or masoor Mangal, green moong Budh, chana Guru, white beans or rice Shukra, til Shani, urad Rahu, kulthi Ketu. Nine rounds of the navagraha are usual.
hi: नौ अनाज: गेहूँ सूर्य, चावल चंद्र, अरहर या मसूर मंगल, हरी मूँग बुध, चना गुरु, सफ़ेद लोबिया या चावल शुक्र, तिल शनि, उड़द राहु, कुलथी केतु। नवग्रह की नौ परिक्रमा प्रचलित हैं।
hg: Nau anaaj: gehun Surya, chawal Chandra, arhar ya masoor Mangal, hari moong Budh, chana Guru, safed lobia ya chawal Shukra, til Shani, urad Rahu, kulthi Ketu. Navagraha ki nau parikrama prachalit hain.

# house-7 astro
@names
en: 7th house, seventh house, seventh house in kundli, house of marriage, marriage house in kundli
hi: सप्तम भाव, सातवाँ भाव, सातवाँ घर, विवाह भाव, विवाह का भाव
hg: saptam bhav, satva bhav, saatva ghar, 7th bhav, vivah bhav, shadi ka ghar
@ask
en: what does the 7th house show | which house is for marriage | my seventh house is empty will I marry | which planet is good in the 7th | saturn in 7th house | who is the lord of the seventh house | house of partnership in kundli | rahu in 7th house meaning | saturn in 7th house | ketu in 7th house | jupiter in the 7th house effect | mars venus sun moon mercury in 7th house | what does the 7th house tell | what do we see from the seventh house | 7th house lord meaning
en: meaning of the seventh house in a chart | which house shows marriage
hi: सातवाँ भाव किसका होता है | शादी का भाव कौन सा है | सातवाँ घर ख़ाली हो तो शादी होगी क्या | सप्तम भाव में शनि | सप्तम भाव में कौन सा ग्रह अच्छा | पति-पत्नी का घर कुंडली में कौन सा | सातवें भाव में राहु हो तो | सातवें भाव में राहु | सातवें घर में शनि हो तो | सातवें भाव में केतु | सातवें भाव में गुरु का फल | सातवें भाव में मंगल सूर्य चंद्र शुक्र बुध | सातवाँ भाव क्या बताता है | सातवाँ घर किसका होता है कुंडली में | सातवें भाव का स्वामी क्या दर्शाता है
hg: satva bhav kiska hota hai | shadi ka ghar konsa hai kundli me | saatva ghar khali ho to shadi hogi kya | saptam bhav me shani | 7th house me konsa graha acha | pati patni ka bhav konsa | saptam bhav me rahu ho to kya | 7 bhav me rahu | 7 ghar me shani ho to | 7 bhav me ketu | saatve bhav me guru ka phal | saatve ghar me mangal surya chandra shukra budh | 7th house kya batata hai | saatva ghar kiska hota hai kundli me | 7th house se kya dekhte hai
@what classical wide BPHS
en: The 7th house stands for marriage, partners in life and business, agreements and the people one meets eye to eye. Its lord and Venus (for many also Jupiter) are read with it.
hi: सातवाँ भाव विवाह, जीवन और व्यापार के साथी, समझौते और आमने-सामने के लोगों का है। साथ में उसका स्वामी और शुक्र (कई के लिए गुरु भी) देखे जाते हैं।
hg: Saatva bhav vivah, jeevan aur vyapar ke saathi, samjhaute aur aamne-saamne ke logon ka hai. Saath me uska swami aur Shukra (kai ke liye Guru bhi) dekhe jaate hain.
@ok modern most JYOTISH
en: No planet in the 7th house forbids marriage. Benefics there ease it, Saturn or Rahu are read as later or out of the usual; whether a marriage goes well nobody can know from a chart.
hi: सातवें भाव का कोई ग्रह विवाह से नहीं रोकता। शुभ ग्रह सहज बनाते हैं, शनि या राहु को देर या अलग ढंग पढ़ते हैं; विवाह कैसा चलेगा, कुंडली से कोई नहीं जान सकता।
hg: Saatve bhav ka koi grah vivah se nahi rokta. Shubh grah sahaj banate hain, Shani ya Rahu ko der ya alag dhang padhte hain; vivah kaisa chalega, kundli se koi nahi jaan sakta.
@which modern most JYOTISH
en: Planets in the 7th house are read as: Sun a proud partner, Moon a tender one, Mars a lively one, Mercury a talkative one, Jupiter a wise one, Venus a charming one, Saturn a steady or later one, Rahu one of other background, Ketu a quiet one. It is a leaning, coloured by sign and lord.
hi: सातवें भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य स्वाभिमानी साथी, चंद्र कोमल, मंगल तेज़, बुध बातूनी, गुरु समझदार, शुक्र आकर्षक, शनि स्थिर या देर से, राहु अलग पृष्ठभूमि का, केतु शांत। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Saatve bhav me grah yun padhe jaate hain: Surya swabhimani saathi, Chandra komal, Mangal tez, Budh baatuni, Guru samajhdar, Shukra aakarshak, Shani sthir ya der se, Rahu alag background ka, Ketu shaant. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-10 astro
@names
en: 10th house, tenth house, karma bhava, house of career, career house in kundli
hi: दशम भाव, दसवाँ भाव, कर्म भाव, दसवाँ घर, करियर का भाव
hg: dasham bhav, dasva bhav, dasva ghar, karma bhav, 10th bhav, karm bhav, career ka ghar
@ask
en: what does the 10th house show | which house is for job and career | which planet in the tenth house is good | job or business from kundli | no planet in 10th house means no career | government job house in kundli | rahu in 10th house meaning | saturn in 10th house | ketu in 10th house | jupiter in the 10th house effect | mars venus sun moon mercury in 10th house | what does the 10th house tell | what do we see from the tenth house | 10th house lord meaning
en: meaning of the tenth house in a chart | which house shows career
hi: दसवाँ भाव किसका होता है | नौकरी का भाव कौन सा है | दशम भाव में कौन सा ग्रह अच्छा | कुंडली से करियर कैसे देखें | दसवाँ घर ख़ाली हो तो करियर कैसा | नौकरी या व्यापार कुंडली में कहाँ से देखें | दसवें भाव में राहु | दसवें घर में शनि हो तो | दसवें भाव में केतु | दसवें भाव में गुरु का फल | दसवें भाव में मंगल सूर्य चंद्र शुक्र बुध | दसवाँ भाव क्या बताता है | दसवाँ घर किसका होता है कुंडली में | दसवें भाव का स्वामी क्या दर्शाता है
hg: dasva bhav kiska hota hai | naukri ka ghar konsa hai kundli me | dasham bhav me konsa graha acha | kundli se career kaise dekhe | 10th house khali hai to career kaisa | job ya business kundli me kaha se dekhe | 10 bhav me rahu | 10 ghar me shani ho to | 10 bhav me ketu | dasve bhav me guru ka phal | dasve ghar me mangal surya chandra shukra budh | 10th house kya batata hai | dasva ghar kiska hota hai kundli me | 10th house se kya dekhte hai
@what classical wide BPHS
en: The 10th house stands for work, career, duty, name in the world and authority. Its lord, the planets in it, and Saturn and the Sun are read for the kind of work.
hi: दसवाँ भाव काम, करियर, कर्तव्य, समाज में नाम और अधिकार का है। काम के प्रकार के लिए उसका स्वामी, उसमें बैठे ग्रह, शनि और सूर्य देखे जाते हैं।
hg: Dasva bhav kaam, career, kartavya, samaj me naam aur adhikar ka hai. Kaam ke prakar ke liye uska swami, usme baithe grah, Shani aur Surya dekhe jaate hain.
@which modern most JYOTISH
en: In the 10th house the Sun and Mars are at their strongest by direction; Saturn there rises slowly and surely. Service is read from the 6th, business from the 7th; skill and chance decide in the end.
hi: दसवें भाव में सूर्य और मंगल दिशा से सबसे बलवान हैं; शनि वहाँ धीरे पर पक्का उठाता है। नौकरी छठे से, व्यापार सातवें से देखते हैं; अंत में हुनर और अवसर तय करते हैं।
hg: Dasve bhav me Surya aur Mangal disha se sabse balwan hain; Shani wahan dheere par pakka uthata hai. Naukri chhathe se, vyapar saatve se dekhte hain; ant me hunar aur avsar tay karte hain.
@which modern most JYOTISH
en: Planets in the 10th house are read as: Sun authority, Moon work with people, Mars technics and uniform, Mercury trade and writing, Jupiter teaching or law, Venus art and luxury, Saturn slow firm rise, Rahu modern fields, Ketu changing work. It is a leaning, coloured by sign and lord.
hi: दसवें भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य अधिकार, चंद्र जनता का काम, मंगल तकनीक और वर्दी, बुध व्यापार-लेखन, गुरु शिक्षा या क़ानून, शुक्र कला, शनि धीमी पक्की उन्नति, राहु आधुनिक क्षेत्र, केतु बदलता काम। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Dasve bhav me grah yun padhe jaate hain: Surya adhikar, Chandra janta ka kaam, Mangal technic aur vardi, Budh vyapar-lekhan, Guru shiksha ya kanoon, Shukra kala, Shani dheemi pakki unnati, Rahu aadhunik kshetra, Ketu badalta kaam. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-1 astro
@names
en: 1st house in kundli, first house in kundli, tanu bhava, house of self, self house in kundli
hi: प्रथम भाव, पहला भाव, तनु भाव, लग्न भाव, शरीर का भाव
hg: pratham bhav, pehla bhav, tanu bhav, lagna bhav
@ask
en: what does the first house in a kundli show | 1st house meaning in astrology | which planet is good in the first house | rahu in 1st house | house of self in horoscope | planet sitting in lagna what effect | rahu in 1st house meaning | saturn in 1st house | ketu in 1st house | jupiter in the 1st house effect | mars venus sun moon mercury in 1st house | what does the 1st house tell | what do we see from the first house | 1st house lord meaning
en: meaning of the first house in a chart | which house shows self
hi: पहला भाव किसका होता है | लग्न में बैठा ग्रह क्या फल देता है | पहले भाव में राहु हो तो | लग्न में गुरु का फल | स्वभाव और शरीर किस भाव से देखें | प्रथम भाव में कौन सा ग्रह अच्छा | पहले भाव में राहु | पहले घर में शनि हो तो | पहले भाव में केतु | पहले भाव में गुरु का फल | पहले भाव में मंगल सूर्य चंद्र शुक्र बुध | पहला भाव क्या बताता है | पहला घर किसका होता है कुंडली में | पहले भाव का स्वामी क्या दर्शाता है
hg: pehla bhav kiska hota hai | lagna me baitha graha kya phal deta hai | pehle ghar me rahu ho to | lagna me guru ka phal | swabhav kis bhav se dekhte hai | pratham bhav me konsa graha acha | 1 bhav me rahu | 1 ghar me shani ho to | 1 bhav me ketu | pehle bhav me guru ka phal | pehle ghar me mangal surya chandra shukra budh | 1st house kya batata hai | pehla ghar kiska hota hai kundli me | 1st house se kya dekhte hai
@what classical wide BPHS
en: The first house, the lagna itself, stands for body, looks, nature, vitality and how one begins things. Its lord speaks for the whole person.
hi: पहला भाव, यानी स्वयं लग्न, शरीर, रूप, स्वभाव, ऊर्जा और शुरुआत के ढंग का है। उसका स्वामी पूरे व्यक्ति का प्रतिनिधि है।
hg: Pehla bhav, yaani swayam lagna, sharir, roop, swabhav, urja aur shuruaat ke dhang ka hai. Uska swami poore vyakti ka pratinidhi hai.
@ok modern most JYOTISH
en: A planet in the first house colours the nature: Jupiter and Mercury are strongest there by direction, Mars gives drive, Rahu something unusual. None of them is a misfortune.
hi: पहले भाव का ग्रह स्वभाव को रंग देता है: गुरु और बुध वहाँ दिशा से सबसे बलवान हैं, मंगल जोश देता है, राहु कुछ अलग। कोई भी दुर्भाग्य नहीं।
hg: Pehle bhav ka grah swabhav ko rang deta hai: Guru aur Budh wahan disha se sabse balwan hain, Mangal josh deta hai, Rahu kuch alag. Koi bhi durbhagya nahi.
@which modern most JYOTISH
en: Planets in the 1st house are read as: Sun pride and drive, Moon feeling, Mars heat, Mercury wit, Jupiter trust, Venus charm, Saturn seriousness, Rahu ambition, Ketu reserve. It is a leaning, coloured by sign and lord.
hi: पहले भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य आत्मविश्वास, चंद्र भावुकता, मंगल तेज, बुध बुद्धि, गुरु भरोसा, शुक्र आकर्षण, शनि गंभीरता, राहु महत्वाकांक्षा, केतु संकोच। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Pehle bhav me grah yun padhe jaate hain: Surya aatmavishwas, Chandra bhavukta, Mangal tej, Budh buddhi, Guru bharosa, Shukra aakarshan, Shani gambhirta, Rahu mahatvakanksha, Ketu sankoch. Yeh jhukav hai, rashi aur swami ise badalte hain.
@see lagna-word

# house-2 astro
@names
en: 2nd house in kundli, second house in kundli, dhana bhava, house of wealth, wealth house in kundli
hi: द्वितीय भाव, दूसरा भाव, धन भाव, धन का भाव
hg: dwitiya bhav, doosra bhav, dusra bhav, dhan bhav
@ask
en: what does the second house in a kundli show | 2nd house meaning in astrology | which house is savings and family | speech and food in kundli which house | rahu in second house money | which planet is good for dhan bhav | rahu in 2nd house meaning | saturn in 2nd house | ketu in 2nd house | jupiter in the 2nd house effect | mars venus sun moon mercury in 2nd house | what does the 2nd house tell | what do we see from the second house | 2nd house lord meaning
en: meaning of the second house in a chart | which house shows wealth
en: what does the second house mean
hi: दूसरा भाव किसका होता है | धन भाव कौन सा होता है | दूसरे भाव में राहु हो तो | वाणी और कुटुंब का भाव | बचत किस भाव से देखते हैं | धन भाव में कौन सा ग्रह अच्छा | दूसरे भाव में राहु | दूसरे घर में शनि हो तो | दूसरे भाव में केतु | दूसरे भाव में गुरु का फल | दूसरे भाव में मंगल सूर्य चंद्र शुक्र बुध | दूसरा भाव क्या बताता है | दूसरा घर किसका होता है कुंडली में | दूसरे भाव का स्वामी क्या दर्शाता है
hg: dusra bhav kiska hota hai | dhan bhav konsa hota hai | dusre ghar me rahu ho to | vani aur kutumb ka bhav | bachat kis bhav se dekhte hai | dhan bhav me konsa graha acha | 2 bhav me rahu | 2 ghar me shani ho to | 2 bhav me ketu | doosre bhav me guru ka phal | doosre ghar me mangal surya chandra shukra budh | 2nd house kya batata hai | doosra ghar kiska hota hai kundli me | 2nd house se kya dekhte hai
@what classical wide BPHS
en: The second house stands for savings, the family one is born into, speech, food and the face. Jupiter, Venus, Mercury and the Moon are welcome there.
hi: दूसरा भाव बचत, जन्म के कुटुंब, वाणी, भोजन और चेहरे का है। गुरु, शुक्र, बुध और चंद्र वहाँ अच्छे माने जाते हैं।
hg: Doosra bhav bachat, janm ke kutumb, vani, bhojan aur chehre ka hai. Guru, Shukra, Budh aur Chandra wahan achhe maane jaate hain.
@ok modern most JYOTISH
en: A hard planet in the second house is read as thrift, plain speech or money that comes unevenly, not as poverty. A simple budget helps more than any reading.
hi: दूसरे भाव का कठोर ग्रह मितव्ययिता, खरी वाणी या असमान आमदनी पढ़ा जाता है, ग़रीबी नहीं। सीधा-सा बजट किसी भी फल-कथन से ज़्यादा काम आता है।
hg: Doosre bhav ka kathor grah kam kharch, khari vani ya asamaan aamdani padha jaata hai, garibi nahi. Seedha-sa budget kisi bhi phal-kathan se zyada kaam aata hai.
@which modern most JYOTISH
en: Planets in the 2nd house are read as: Sun family pride, Moon changing money, Mars sharp speech, Mercury clever speech, Jupiter savings, Venus comfort, Saturn thrift, Rahu unusual income, Ketu few words. It is a leaning, coloured by sign and lord.
hi: दूसरे भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य कुल-गर्व, चंद्र घटता-बढ़ता धन, मंगल तीखी वाणी, बुध चतुर वाणी, गुरु बचत, शुक्र सुख, शनि मितव्यय, राहु असामान्य आय, केतु कम बोल। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Doosre bhav me grah yun padhe jaate hain: Surya kul-garv, Chandra ghatta-badhta dhan, Mangal teekhi vani, Budh chatur vani, Guru bachat, Shukra sukh, Shani mitvyay, Rahu asamanya aay, Ketu kam bol. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-3 astro
@names
en: 3rd house in kundli, third house in kundli, sahaja bhava, house of siblings, siblings house in kundli
hi: तृतीय भाव, तीसरा भाव, सहज भाव, पराक्रम भाव
hg: tritiya bhav, teesra bhav, tisra bhav, parakram bhav
@ask
en: what does the third house in a kundli show | house of siblings and courage | which planet is good in the third house | mars in third house | writing and short travel in kundli | younger brother house in astrology | rahu in 3rd house meaning | saturn in 3rd house | ketu in 3rd house | jupiter in the 3rd house effect | mars venus sun moon mercury in 3rd house | what does the 3rd house tell | what do we see from the third house | 3rd house lord meaning
en: meaning of the third house in a chart | which house shows siblings
hi: तीसरा भाव किसका होता है | भाई-बहन का भाव कौन सा है | पराक्रम भाव क्या होता है | तीसरे भाव में मंगल | तीसरे भाव में कौन सा ग्रह अच्छा | साहस किस भाव से देखते हैं | तीसरे भाव में राहु | तीसरे घर में शनि हो तो | तीसरे भाव में केतु | तीसरे भाव में गुरु का फल | तीसरे भाव में मंगल सूर्य चंद्र शुक्र बुध | तीसरा भाव क्या बताता है | तीसरा घर किसका होता है कुंडली में | तीसरे भाव का स्वामी क्या दर्शाता है
hg: teesra bhav kiska hota hai | bhai behen ka ghar konsa hai | parakram bhav kya hota hai | tisre ghar me mangal | teesre bhav me konsa graha acha | himmat kis bhav se dekhte hai | 3 bhav me rahu | 3 ghar me shani ho to | 3 bhav me ketu | teesre bhav me guru ka phal | teesre ghar me mangal surya chandra shukra budh | 3rd house kya batata hai | teesra ghar kiska hota hai kundli me | 3rd house se kya dekhte hai
@what classical wide BPHS
en: The third house stands for courage, younger brothers and sisters, hands and skill, writing, messages and short journeys. It grows stronger with age and practice.
hi: तीसरा भाव साहस, छोटे भाई-बहन, हाथ के हुनर, लेखन, संदेश और छोटी यात्राओं का है। यह उम्र और अभ्यास से मज़बूत होता है।
hg: Teesra bhav sahas, chhote bhai-behen, haath ke hunar, lekhan, sandesh aur chhoti yatraon ka hai. Yeh umar aur abhyas se mazboot hota hai.
@which modern most JYOTISH
en: In the third house the hardy grahas Mars, Sun, Saturn, Rahu and Ketu are counted good, as they give effort. Gentle ones there are read as skill with words and art.
hi: तीसरे भाव में मंगल, सूर्य, शनि, राहु और केतु जैसे कठोर ग्रह अच्छे माने जाते हैं, क्योंकि वे मेहनत देते हैं। सौम्य ग्रह शब्द और कला का हुनर देते हैं।
hg: Teesre bhav me Mangal, Surya, Shani, Rahu aur Ketu jaise kathor grah achhe maane jaate hain, kyunki woh mehnat dete hain. Saumya grah shabd aur kala ka hunar dete hain.
@which modern most JYOTISH
en: Planets in the 3rd house are read as: Sun boldness, Moon many trips, Mars courage, Mercury writing, Jupiter advice, Venus art, Saturn perseverance, Rahu daring and media, Ketu quiet courage. It is a leaning, coloured by sign and lord.
hi: तीसरे भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य साहस, चंद्र यात्राएँ, मंगल पराक्रम, बुध लेखन, गुरु सलाह, शुक्र कला, शनि लगन, राहु निडरता और मीडिया, केतु शांत साहस। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Teesre bhav me grah yun padhe jaate hain: Surya sahas, Chandra yatrayein, Mangal parakram, Budh lekhan, Guru salah, Shukra kala, Shani lagan, Rahu nidarta aur media, Ketu shaant sahas. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-4 astro
@names
en: 4th house in kundli, fourth house in kundli, sukha bhava, house of home, home house in kundli
hi: चतुर्थ भाव, चौथा भाव, सुख भाव
hg: chaturth bhav, chautha bhav, sukh bhav
@ask
en: what does the fourth house in a kundli show | which house is for own home and property | will I own a house according to kundli | house of mother and vehicle | saturn in fourth house | peace of mind house in astrology | rahu in 4th house meaning | saturn in 4th house | ketu in 4th house | jupiter in the 4th house effect | mars venus sun moon mercury in 4th house | what does the 4th house tell | what do we see from the fourth house | 4th house lord meaning
en: meaning of the fourth house in a chart | which house shows home
hi: चौथा भाव किसका होता है | अपना मकान कुंडली में किस भाव से देखें | माता का भाव कौन सा है | चौथे भाव में शनि हो तो | वाहन सुख किस भाव से | क्या कुंडली में मकान का योग है | चौथे भाव में राहु | चौथे घर में शनि हो तो | चौथे भाव में केतु | चौथे भाव में गुरु का फल | चौथे भाव में मंगल सूर्य चंद्र शुक्र बुध | चौथा भाव क्या बताता है | चौथा घर किसका होता है कुंडली में | चौथे भाव का स्वामी क्या दर्शाता है
hg: chautha bhav kiska hota hai | apna makan kundli me kis bhav se dekhe | mata ka ghar konsa hai kundli me | chauthe ghar me shani ho to | gaadi ka sukh kis bhav se | ghar banega ya nahi kundli me kaha dekhe | 4 bhav me rahu | 4 ghar me shani ho to | 4 bhav me ketu | chauthe bhav me guru ka phal | chauthe ghar me mangal surya chandra shukra budh | 4th house kya batata hai | chautha ghar kiska hota hai kundli me | 4th house se kya dekhte hai
@what classical wide BPHS
en: The fourth house stands for mother, home, land, vehicles, schooling and peace of heart. Its lord, the Moon, Mars (land) and Venus (vehicles) are read with it.
hi: चौथा भाव माता, घर, भूमि, वाहन, शिक्षा और मन की शांति का है। साथ में उसका स्वामी, चंद्र, मंगल (भूमि) और शुक्र (वाहन) देखे जाते हैं।
hg: Chautha bhav mata, ghar, bhoomi, vahan, shiksha aur mann ki shanti ka hai. Saath me uska swami, Chandra, Mangal (bhoomi) aur Shukra (vahan) dekhe jaate hain.
@ok modern most JYOTISH
en: No fourth house says that somebody will never own a home. Saturn there is read as a house that comes later or is old; saving, loan papers and a clear title decide.
hi: कोई चौथा भाव यह नहीं कहता कि किसी का अपना घर कभी न होगा। शनि वहाँ देर से या पुराना घर पढ़ा जाता है; बचत, ऋण और साफ़ काग़ज़ तय करते हैं।
hg: Koi chautha bhav yeh nahi kehta ki kisi ka apna ghar kabhi na hoga. Shani wahan der se ya purana ghar padha jaata hai; bachat, loan aur saaf kaagaz tay karte hain.
@which modern most JYOTISH
en: Planets in the 4th house are read as: Sun duty at home, Moon motherly warmth, Mars land and heat, Mercury study at home, Jupiter a roomy home, Venus comfort and vehicles, Saturn an old or later house, Rahu a home far away, Ketu moving. It is a leaning, coloured by sign and lord.
hi: चौथे भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य घर का दायित्व, चंद्र ममता, मंगल भूमि और गर्मी, बुध घर में अध्ययन, गुरु बड़ा घर, शुक्र सुख और वाहन, शनि पुराना या देर से घर, राहु दूर घर, केतु बदलाव। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Chauthe bhav me grah yun padhe jaate hain: Surya ghar ka dayitva, Chandra mamta, Mangal bhoomi aur garmi, Budh ghar me adhyayan, Guru bada ghar, Shukra sukh aur vahan, Shani purana ya der se ghar, Rahu door ghar, Ketu badlav. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-5 astro
@names
en: 5th house in kundli, fifth house, fifth house in kundli, putra bhava, house of children, children house in kundli
hi: पंचम भाव, पाँचवाँ भाव, संतान भाव
hg: pancham bhav, panchva bhav, paanchva ghar, santan bhav
@ask
en: what does the fifth house in a kundli show | which house is for children | which house shows love affairs | education and intelligence house | rahu in fifth house will I have children | fifth house and past life merit | rahu in 5th house meaning | saturn in 5th house | ketu in 5th house | jupiter in the 5th house effect | mars venus sun moon mercury in 5th house | what does the 5th house tell | what do we see from the fifth house | 5th house lord meaning
en: meaning of the fifth house in a chart | which house shows children
hi: पाँचवाँ भाव किसका होता है | संतान का भाव कौन सा है | प्रेम किस भाव से देखते हैं | पंचम भाव में राहु हो तो संतान | विद्या और बुद्धि का भाव | पंचम भाव में कौन सा ग्रह अच्छा | पाँचवें भाव में राहु | पाँचवें घर में शनि हो तो | पाँचवें भाव में केतु | पाँचवें भाव में गुरु का फल | पाँचवें भाव में मंगल सूर्य चंद्र शुक्र बुध | पाँचवाँ भाव क्या बताता है | पाँचवाँ घर किसका होता है कुंडली में | पाँचवें भाव का स्वामी क्या दर्शाता है
hg: paanchva bhav kiska hota hai | santan ka ghar konsa hai kundli me | pyar kis bhav se dekhte hai | pancham bhav me rahu ho to baccha hoga kya | vidya ka bhav konsa hai | pancham bhav me konsa graha acha | 5 bhav me rahu | 5 ghar me shani ho to | 5 bhav me ketu | paanchve bhav me guru ka phal | paanchve ghar me mangal surya chandra shukra budh | 5th house kya batata hai | paanchva ghar kiska hota hai kundli me | 5th house se kya dekhte hai
@what classical wide BPHS
en: The fifth house stands for intelligence, children, love, creativity, mantra and the merit brought from before. Jupiter is read with it as the karaka of children.
hi: पाँचवाँ भाव बुद्धि, संतान, प्रेम, रचना, मंत्र और पूर्व के पुण्य का है। संतान के कारक गुरु को साथ में देखते हैं।
hg: Paanchva bhav buddhi, santan, prem, rachna, mantra aur poorv ke punya ka hai. Santan ke karak Guru ko saath me dekhte hain.
@ok modern most JYOTISH
en: Whether a couple has children nobody can know from the fifth house, whatever stands there. If a child is long in coming, a doctor sees both partners first; prayer may go along with it.
hi: किसी दंपति को संतान होगी या नहीं, पाँचवें भाव से कोई नहीं जान सकता, वहाँ जो भी ग्रह हो। देर हो तो पहले दोनों डॉक्टर से मिलें; प्रार्थना साथ चल सकती है।
hg: Kisi dampati ko santan hogi ya nahi, paanchve bhav se koi nahi jaan sakta, wahan jo bhi grah ho. Der ho to pehle dono doctor se milein; prarthna saath chal sakti hai.
@which modern most JYOTISH
en: Planets in the 5th house are read as: Sun leadership, Moon tenderness, Mars sport, Mercury cleverness, Jupiter wisdom, Venus art and love, Saturn serious study, Rahu modern subjects, Ketu mantra and research. It is a leaning, coloured by sign and lord.
hi: पाँचवें भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य नेतृत्व, चंद्र कोमलता, मंगल खेल, बुध चतुराई, गुरु ज्ञान, शुक्र कला-प्रेम, शनि गंभीर अध्ययन, राहु आधुनिक विषय, केतु मंत्र और शोध। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Paanchve bhav me grah yun padhe jaate hain: Surya netritva, Chandra komalta, Mangal khel, Budh chaturai, Guru gyan, Shukra kala-prem, Shani gambhir adhyayan, Rahu aadhunik vishay, Ketu mantra aur shodh. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-6 astro
@names
en: 6th house in kundli, sixth house, sixth house in kundli, house of enemies, enemies house in kundli
hi: षष्ठ भाव, छठा भाव, रोग भाव, शत्रु भाव
hg: shashtha bhav, chhatha bhav, chhata ghar, shatru bhav, rog bhav
@ask
en: what does the sixth house in a kundli show | house of disease debt and enemies | is a planet in the sixth house bad | which house is for court cases | loan repayment in kundli | which planets are good in the 6th house | rahu in 6th house meaning | saturn in 6th house | ketu in 6th house | jupiter in the 6th house effect | mars venus sun moon mercury in 6th house | what does the 6th house tell | what do we see from the sixth house | 6th house lord meaning
en: meaning of the sixth house in a chart | which house shows enemies
hi: छठा भाव किसका होता है | रोग ऋण शत्रु का भाव | छठे भाव में ग्रह बुरा होता है क्या | कोर्ट केस किस भाव से देखते हैं | कर्ज़ किस भाव से देखें | छठे भाव में कौन सा ग्रह अच्छा | छठे भाव में राहु | छठे घर में शनि हो तो | छठे भाव में केतु | छठे भाव में गुरु का फल | छठे भाव में मंगल सूर्य चंद्र शुक्र बुध | छठा भाव क्या बताता है | छठा घर किसका होता है कुंडली में | छठे भाव का स्वामी क्या दर्शाता है
hg: chhatha bhav kiska hota hai | rog rin shatru ka bhav | chhathe ghar me graha bura hota hai kya | court case kis bhav se dekhte hai | karz kis bhav se dekhe | 6th house me konsa graha acha | 6 bhav me rahu | 6 ghar me shani ho to | 6 bhav me ketu | chhathe bhav me guru ka phal | chhathe ghar me mangal surya chandra shukra budh | 6th house kya batata hai | chhatha ghar kiska hota hai kundli me | 6th house se kya dekhte hai
@what classical wide BPHS
en: The sixth house stands for service, daily work, illness, debts, rivals and lawsuits, and for the strength to overcome them. The maternal uncle is read here too.
hi: छठा भाव सेवा, रोज़ के काम, रोग, ऋण, प्रतिद्वंद्वी और मुक़दमों का है, और उन्हें जीतने की शक्ति का भी। मामा भी यहीं से देखे जाते हैं।
hg: Chhatha bhav seva, roz ke kaam, rog, rin, pratidwandi aur mukadmon ka hai, aur unhe jeetne ki shakti ka bhi. Mama bhi yahin se dekhe jaate hain.
@ok modern most JYOTISH
en: Planets in the sixth house are not bad: Mars, Saturn, the Sun and Rahu are counted good fighters there. For illness see a doctor, for debt and court a qualified adviser.
hi: छठे भाव के ग्रह बुरे नहीं: मंगल, शनि, सूर्य और राहु वहाँ अच्छे योद्धा माने जाते हैं। रोग में डॉक्टर, ऋण और मुक़दमे में योग्य सलाहकार से मिलें।
hg: Chhathe bhav ke grah bure nahi: Mangal, Shani, Surya aur Rahu wahan achhe yoddha maane jaate hain. Rog me doctor, rin aur mukadme me yogya salahkar se milein.
@which modern most JYOTISH
en: Planets in the 6th house are read as: Sun strength in contest, Moon worry and care, Mars a fighter, Mercury argument, Jupiter mercy, Venus service to others, Saturn endurance, Rahu winning rivals, Ketu healing skill. It is a leaning, coloured by sign and lord.
hi: छठे भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य प्रतियोगिता में बल, चंद्र चिंता और सेवा, मंगल योद्धा, बुध तर्क, गुरु दया, शुक्र सेवा, शनि सहनशक्ति, राहु विरोधियों पर जीत, केतु चिकित्सा-कौशल। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Chhathe bhav me grah yun padhe jaate hain: Surya pratiyogita me bal, Chandra chinta aur seva, Mangal yoddha, Budh tark, Guru daya, Shukra seva, Shani sehanshakti, Rahu virodhiyon par jeet, Ketu chikitsa-kaushal. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-8 astro
@names
en: 8th house in kundli, eighth house, eighth house in kundli, house of longevity, longevity house in kundli
hi: अष्टम भाव, आठवाँ भाव, आयु भाव
hg: ashtam bhav, aathva bhav, aathva ghar, 8th house, ayu bhav
@ask
en: what does the eighth house in a kundli show | is the 8th house of death | many planets in the eighth house I am scared | moon in eighth house | inheritance and occult house | which planet is good in the eighth | rahu in 8th house meaning | saturn in 8th house | ketu in 8th house | jupiter in the 8th house effect | mars venus sun moon mercury in 8th house | what does the 8th house tell | what do we see from the eighth house | 8th house lord meaning
en: meaning of the eighth house in a chart | which house shows longevity
hi: आठवाँ भाव किसका होता है | अष्टम भाव से डरना चाहिए क्या | आठवें भाव में चंद्रमा हो तो | अष्टम भाव में शनि का फल | विरासत किस भाव से देखते हैं | आठवें घर में कई ग्रह हैं, क्या बुरा है | आठवें भाव में राहु | आठवें घर में शनि हो तो | आठवें भाव में केतु | आठवें भाव में गुरु का फल | आठवें भाव में मंगल सूर्य चंद्र शुक्र बुध | आठवाँ भाव क्या बताता है | आठवाँ घर किसका होता है कुंडली में | आठवें भाव का स्वामी क्या दर्शाता है
hg: aathva bhav kiska hota hai | ashtam bhav se darna chahiye kya | aathve ghar me chandra ho to | ashtam bhav me shani ka phal | virasat kis bhav se dekhte hai | 8th house me bahut graha hai dar lagta hai | 8 bhav me rahu | 8 ghar me shani ho to | 8 bhav me ketu | aathve bhav me guru ka phal | aathve ghar me mangal surya chandra shukra budh | 8th house kya batata hai | aathva ghar kiska hota hai kundli me | 8th house se kya dekhte hai
@what classical wide BPHS
en: The eighth house stands for change, the hidden, research, inheritance, the partner's family money and length of life. Psychologists, surgeons and investigators often have planets here.
hi: आठवाँ भाव बदलाव, गुप्त बातों, शोध, विरासत, ससुराल के धन और आयु का है। मनोवैज्ञानिकों, शल्य-चिकित्सकों और खोजी लोगों के लिए यह अच्छा पढ़ा जाता है।
hg: Aathva bhav badlav, gupt baaton, shodh, virasat, sasural ke dhan aur aayu ka hai. Psychologist, surgeon aur khoji logon ke liye yeh achha padha jaata hai.
@ok modern wide JYOTISH
en: Nobody need fear the eighth house, even with many planets in it. It tells no one's end; Saturn there is even read as long life, and the house as depth and new beginnings.
hi: आठवें भाव से डरने की ज़रूरत नहीं, चाहे वहाँ कई ग्रह हों। यह किसी का अंत नहीं बताता; शनि वहाँ लंबी आयु पढ़ा जाता है, और भाव गहराई व नई शुरुआत।
hg: Aathve bhav se darne ki zaroorat nahi, chahe wahan kai grah hon. Yeh kisi ka ant nahi batata; Shani wahan lambi aayu padha jaata hai, aur bhav gehrai va nayi shuruaat.
@which modern most JYOTISH
en: Planets in the 8th house are read as: Sun pride tested, Moon deep feeling, Mars surgery or research, Mercury investigation, Jupiter protection, Venus gain through partner, Saturn long life, Rahu sudden turns, Ketu occult study. It is a leaning, coloured by sign and lord.
hi: आठवें भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य अहं की परीक्षा, चंद्र गहरी भावना, मंगल शल्य या शोध, बुध खोज, गुरु रक्षा, शुक्र साथी से लाभ, शनि दीर्घ जीवन, राहु अचानक मोड़, केतु गूढ़ विद्या। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Aathve bhav me grah yun padhe jaate hain: Surya aham ki pariksha, Chandra gehri bhavna, Mangal shalya ya shodh, Budh khoj, Guru raksha, Shukra saathi se laabh, Shani deergh jeevan, Rahu achanak mod, Ketu goodh vidya. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-9 astro
@names
en: 9th house in kundli, ninth house, ninth house in kundli, bhagya bhava, house of luck, luck house in kundli
hi: नवम भाव, नौवाँ भाव, भाग्य भाव
hg: navam bhav, nauva bhav, bhagya bhav, bhagya sthan
@ask
en: what does the ninth house in a kundli show | which house is for luck | house of father and guru | long journeys and religion in kundli | saturn in ninth house luck late | when does luck rise bhagyodaya | rahu in 9th house meaning | saturn in 9th house | ketu in 9th house | jupiter in the 9th house effect | mars venus sun moon mercury in 9th house | what does the 9th house tell | what do we see from the ninth house | 9th house lord meaning
en: meaning of the ninth house in a chart | which house shows luck
hi: नौवाँ भाव किसका होता है | भाग्य का भाव कौन सा है | भाग्य भाव में शनि हो तो | भाग्योदय कब होता है | पिता का भाव कौन सा है | नवम भाव में कौन सा ग्रह अच्छा | नौवें भाव में राहु | नौवें घर में शनि हो तो | नौवें भाव में केतु | नौवें भाव में गुरु का फल | नौवें भाव में मंगल सूर्य चंद्र शुक्र बुध | नौवाँ भाव क्या बताता है | नौवाँ घर किसका होता है कुंडली में | नौवें भाव का स्वामी क्या दर्शाता है
hg: nauva bhav kiska hota hai | bhagya ka ghar konsa hai | bhagya bhav me shani ho to | bhagyoday kab hota hai | pita ka bhav konsa hai | navam bhav me konsa graha acha | 9 bhav me rahu | 9 ghar me shani ho to | 9 bhav me ketu | nauve bhav me guru ka phal | nauve ghar me mangal surya chandra shukra budh | 9th house kya batata hai | nauva ghar kiska hota hai kundli me | 9th house se kya dekhte hai
@what classical wide BPHS
en: The ninth house stands for fortune, dharma, father, teachers, pilgrimage, higher study and long journeys. Jupiter and the Sun are read with it.
hi: नौवाँ भाव भाग्य, धर्म, पिता, गुरु, तीर्थ, उच्च शिक्षा और लंबी यात्रा का है। साथ में गुरु और सूर्य देखे जाते हैं।
hg: Nauva bhav bhagya, dharm, pita, guru, teerth, uchch shiksha aur lambi yatra ka hai. Saath me Guru aur Surya dekhe jaate hain.
@when modern disputed JYOTISH
en: Rise of fortune (bhagyodaya) is often given by the lord of the ninth house, such as 22 for the Sun, 28 Mars, 32 Mercury or 36 Saturn years. Lists differ, and nobody can know such a year.
hi: भाग्योदय प्रायः नौवें भाव के स्वामी से बताते हैं, जैसे सूर्य 22, मंगल 28, बुध 32 या शनि 36 वर्ष। सूचियाँ अलग हैं, और ऐसा वर्ष कोई नहीं जान सकता।
hg: Bhagyoday aksar nauve bhav ke swami se batate hain, jaise Surya 22, Mangal 28, Budh 32 ya Shani 36 varsh. Soochiyan alag hain, aur aisa varsh koi nahi jaan sakta.
@which modern most JYOTISH
en: Planets in the 9th house are read as: Sun a proud father, Moon pilgrimage, Mars fighting for beliefs, Mercury higher study, Jupiter grace, Venus a comfortable fortune, Saturn slow fortune, Rahu foreign lands, Ketu faith of one's own. It is a leaning, coloured by sign and lord.
hi: नौवें भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य स्वाभिमानी पिता, चंद्र तीर्थ, मंगल विश्वास के लिए संघर्ष, बुध उच्च शिक्षा, गुरु कृपा, शुक्र सुखद भाग्य, शनि धीमा भाग्य, राहु विदेश, केतु अपनी आस्था। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Nauve bhav me grah yun padhe jaate hain: Surya swabhimani pita, Chandra teerth, Mangal vishwas ke liye sangharsh, Budh uchch shiksha, Guru kripa, Shukra sukhad bhagya, Shani dheema bhagya, Rahu videsh, Ketu apni aastha. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-11 astro
@names
en: 11th house, eleventh house, labha bhava, house of gains, gains house in kundli
hi: एकादश भाव, ग्यारहवाँ भाव, लाभ भाव, आय भाव
hg: ekadash bhav, gyarahva bhav, labh bhav, 11th bhav
@ask
en: what does the eleventh house in a kundli show | which house is income and gains | friends and elder siblings house | which planets are good in the 11th house | rahu in eleventh house | are all planets good in the 11th | rahu in 11th house meaning | saturn in 11th house | ketu in 11th house | jupiter in the 11th house effect | mars venus sun moon mercury in 11th house | what does the 11th house tell | what do we see from the eleventh house | 11th house lord meaning
en: meaning of the eleventh house in a chart | which house shows gains
hi: ग्यारहवाँ भाव किसका होता है | लाभ भाव क्या होता है | आमदनी किस भाव से देखते हैं | ग्यारहवें भाव में राहु | लाभ भाव में कौन सा ग्रह अच्छा | बड़े भाई और मित्रों का भाव | ग्यारहवें भाव में राहु | ग्यारहवें घर में शनि हो तो | ग्यारहवें भाव में केतु | ग्यारहवें भाव में गुरु का फल | ग्यारहवें भाव में मंगल सूर्य चंद्र शुक्र बुध | ग्यारहवाँ भाव क्या बताता है | ग्यारहवाँ घर किसका होता है कुंडली में | ग्यारहवें भाव का स्वामी क्या दर्शाता है
hg: gyarahva bhav kiska hota hai | labh bhav kya hota hai | aamdani kis bhav se dekhte hai | gyarve ghar me rahu | labh bhav me konsa graha acha | bade bhai aur dosto ka bhav | 11 bhav me rahu | 11 ghar me shani ho to | 11 bhav me ketu | gyarahve bhav me guru ka phal | gyarahve ghar me mangal surya chandra shukra budh | 11th house kya batata hai | gyarahva ghar kiska hota hai kundli me | 11th house se kya dekhte hai
@what classical wide BPHS
en: The 11th house stands for income, gains, wishes that come true, friends, networks and elder brothers and sisters. Every graha is counted good here.
hi: ग्यारहवाँ भाव आय, लाभ, पूरी होती इच्छाओं, मित्रों, संपर्क और बड़े भाई-बहन का है। यहाँ हर ग्रह अच्छा माना जाता है।
hg: Gyarahva bhav aay, laabh, poori hoti ichchhaon, mitron, sampark aur bade bhai-behen ka hai. Yahan har grah achha maana jaata hai.
@ok modern most JYOTISH
en: A strong 11th house is a glad sign for earning, yet no promise. Rahu and Saturn are welcome there too: gains from new fields or from long patience.
hi: मज़बूत ग्यारहवाँ भाव कमाई का शुभ संकेत है, पर वादा नहीं। राहु और शनि भी वहाँ अच्छे हैं: नए क्षेत्र से या लंबे धैर्य से लाभ।
hg: Mazboot gyarahva bhav kamai ka shubh sanket hai, par vaada nahi. Rahu aur Shani bhi wahan achhe hain: naye kshetra se ya lambe dhairya se laabh.
@which modern most JYOTISH
en: Planets in the 11th house are read as: Sun help of the great, Moon many friends, Mars land and effort, Mercury trade, Jupiter honest gain, Venus art and women, Saturn lasting gain, Rahu large or sudden gain, Ketu few wishes. It is a leaning, coloured by sign and lord.
hi: ग्यारहवें भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य बड़ों की सहायता, चंद्र मित्र, मंगल भूमि और मेहनत, बुध व्यापार, गुरु ईमानदार लाभ, शुक्र कला, शनि टिकाऊ लाभ, राहु बड़ा या अचानक लाभ, केतु कम इच्छाएँ। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Gyarahve bhav me grah yun padhe jaate hain: Surya badon ki sahayata, Chandra mitra, Mangal bhoomi aur mehnat, Budh vyapar, Guru imaandar laabh, Shukra kala, Shani tikau laabh, Rahu bada ya achanak laabh, Ketu kam ichchhayein. Yeh jhukav hai, rashi aur swami ise badalte hain.

# house-12 astro
@names
en: 12th house, twelfth house, vyaya bhava, house of expenses, expenses house in kundli
hi: द्वादश भाव, बारहवाँ भाव, व्यय भाव
hg: dwadash bhav, barahva bhav, vyay bhav, barva ghar
@ask
en: what does the twelfth house in a kundli show | which house is foreign settlement | is the 12th house bad | house of expenses and loss | venus in 12th house | sleep and moksha house | rahu in 12th house meaning | saturn in 12th house | ketu in 12th house | jupiter in the 12th house effect | mars venus sun moon mercury in 12th house | what does the 12th house tell | what do we see from the twelfth house | 12th house lord meaning
en: meaning of the twelfth house in a chart | which house shows expenses
hi: बारहवाँ भाव किसका होता है | विदेश जाने का भाव कौन सा है | बारहवाँ भाव बुरा होता है क्या | ख़र्च का भाव कौन सा है | बारहवें भाव में शुक्र | मोक्ष का भाव कौन सा | बारहवें भाव में राहु | बारहवें घर में शनि हो तो | बारहवें भाव में केतु | बारहवें भाव में गुरु का फल | बारहवें भाव में मंगल सूर्य चंद्र शुक्र बुध | बारहवाँ भाव क्या बताता है | बारहवाँ घर किसका होता है कुंडली में | बारहवें भाव का स्वामी क्या दर्शाता है
hg: barahva bhav kiska hota hai | videsh jane ka bhav konsa hai | barva ghar bura hota hai kya | kharch ka bhav konsa | barahve bhav me shukra | moksh ka ghar konsa hai kundli me | 12 bhav me rahu | 12 ghar me shani ho to | 12 bhav me ketu | barahve bhav me guru ka phal | barahve ghar me mangal surya chandra shukra budh | 12th house kya batata hai | barahva ghar kiska hota hai kundli me | 12th house se kya dekhte hai
@what classical wide BPHS
en: The 12th house stands for spending, giving, foreign lands, sleep, solitude, hospitals and moksha. What is let go of here may become freedom.
hi: बारहवाँ भाव ख़र्च, दान, विदेश, नींद, एकांत, अस्पताल और मोक्ष का है। यहाँ जो छूटता है वह मुक्ति बन सकता है।
hg: Barahva bhav kharch, daan, videsh, neend, ekaant, aspataal aur moksha ka hai. Yahan jo chhootta hai woh mukti ban sakta hai.
@ok modern most JYOTISH
en: The 12th house is not bad: Venus is praised there, Ketu is read for inner peace, and many who live abroad have planets in it. Visas and jobs decide about going, not the chart.
hi: बारहवाँ भाव बुरा नहीं: शुक्र की वहाँ प्रशंसा है, केतु भीतरी शांति पढ़ा जाता है, और विदेश में बसे कई लोगों के ग्रह यहाँ होते हैं। जाना वीज़ा और काम तय करते हैं, कुंडली नहीं।
hg: Barahva bhav bura nahi: Shukra ki wahan prashansa hai, Ketu bheetri shanti padha jaata hai, aur videsh me base kai logon ke grah yahan hote hain. Jaana visa aur kaam tay karte hain, kundli nahi.
@which modern most JYOTISH
en: Planets in the 12th house are read as: Sun service in silence, Moon rich dreams, Mars hidden effort, Mercury inward thought, Jupiter giving, Venus comfort, Saturn solitude, Rahu foreign lands, Ketu moksha. It is a leaning, coloured by sign and lord.
hi: बारहवें भाव में ग्रह यूँ पढ़े जाते हैं: सूर्य मौन सेवा, चंद्र स्वप्न, मंगल छिपा श्रम, बुध भीतरी विचार, गुरु दान, शुक्र सुख, शनि एकांत, राहु विदेश, केतु मोक्ष। यह झुकाव है, राशि और स्वामी इसे बदलते हैं।
hg: Barahve bhav me grah yun padhe jaate hain: Surya maun seva, Chandra swapna, Mangal chhipa shram, Budh bheetri vichar, Guru daan, Shukra sukh, Shani ekaant, Rahu videsh, Ketu moksha. Yeh jhukav hai, rashi aur swami ise badalte hain.

# houses-in-general astro
@names
en: twelve houses, houses of the kundli, bhava, bhavas
hi: बारह भाव, कुंडली के भाव, कुंडली के घर
hg: barah bhav, kundli ke bhav, kundli ke ghar, 12 houses
@ask
en: what are the twelve houses | what is each house in the kundli about | which house is for what in horoscope | how do I read a planet in a house | what does it mean when a planet sits in a house | difference between house and sign | which house for job marriage money children | which house shows mother and father | what does each house mean | house of foreign travel in kundli | strongest house in kundli
hi: कुंडली के बारह भाव क्या हैं | कौन सा भाव किसका है | भाव और राशि में अंतर | किसी भाव में ग्रह का फल कैसे देखें | कुंडली के घर कैसे गिनते हैं | भाव किसे कहते हैं | नौकरी शादी धन संतान किस भाव से | माता पिता किस भाव से | हर भाव का अर्थ | विदेश यात्रा किस भाव से | भाव और राशि में अंतर
hg: kundli ke 12 bhav kya hai | konsa ghar kiska hota hai | bhav aur rashi me fark | kisi bhav me graha ka phal kaise dekhe | kundli ke ghar kaise ginte hai | bhav kise kehte hai | naukri shaadi dhan santan kis bhav se | mata pita kis bhav se | har bhav ka arth | videsh yatra kis bhav se | bhav aur rashi me antar
@which classical wide BPHS
en: The twelve houses are: 1 self, 2 savings and family, 3 courage, 4 home and mother, 5 children and learning, 6 service and illness, 7 marriage, 8 change, 9 fortune and father, 10 work, 11 gains, 12 spending and foreign lands.
hi: बारह भाव हैं: 1 स्वयं, 2 बचत-कुटुंब, 3 साहस, 4 घर-माता, 5 संतान-विद्या, 6 सेवा-रोग, 7 विवाह, 8 बदलाव, 9 भाग्य-पिता, 10 कर्म, 11 लाभ, 12 व्यय-विदेश।
hg: Barah bhav hain: 1 swayam, 2 bachat-kutumb, 3 sahas, 4 ghar-mata, 5 santan-vidya, 6 seva-rog, 7 vivah, 8 badlav, 9 bhagya-pita, 10 karm, 11 laabh, 12 vyay-videsh.
@how modern most JYOTISH
en: A planet in a house is read in four steps: what the planet is, what the house is, which sign it stands in, and which houses it rules. One placement alone says little.
hi: भाव में ग्रह चार क़दम में पढ़ते हैं: ग्रह क्या है, भाव क्या है, किस राशि में है, और किन भावों का स्वामी है। एक स्थिति अकेली कम कहती है।
hg: Bhav me grah chaar kadam me padhte hain: grah kya hai, bhav kya hai, kis rashi me hai, aur kin bhavon ka swami hai. Ek sthiti akeli kam kehti hai.
@what classical wide BPHS
en: House and sign differ: a house (bhava) is a field of life counted from the lagna, a rashi is a fixed twelfth of the sky. So the first house may hold any sign, and the number in the box is the sign.
hi: भाव और राशि अलग हैं: भाव जीवन का क्षेत्र है जो लग्न से गिना जाता है, राशि आकाश का निश्चित बारहवाँ भाग। इसलिए पहले भाव में कोई भी राशि हो सकती है; खाने का अंक राशि है।
hg: Bhav aur rashi alag hain: bhav jeevan ka kshetra hai jo lagna se gina jaata hai, rashi aakash ka nishchit barahva bhag. Isliye pehle bhav me koi bhi rashi ho sakti hai; khane ka ank rashi hai.
@see kendra-trikona, empty-house
@link /kundli

# empty-house astro
@names
en: empty house in kundli, empty house, no planet in a house
hi: ख़ाली भाव, खाली भाव, ख़ाली घर कुंडली में
hg: khali bhav, khali ghar kundli me, khaali bhav
@ask
en: what does an empty house in a kundli mean | is an empty house bad | no planet in my fourth house | half of my houses are empty | how to read a house with no planets | is there no result if the house is empty | 7th house empty will I marry | 5th house empty children | 10th house empty no career | khali ghar in kundli meaning
en: brother has no job and his tenth house is empty
hi: कुंडली में कोई भाव ख़ाली हो तो क्या मतलब | ख़ाली भाव बुरा होता है क्या | भाव में कोई ग्रह न हो तो फल कैसे देखें | मेरी कुंडली में आधे घर ख़ाली हैं | ख़ाली भाव का फल | चौथे भाव में कोई ग्रह नहीं है | सातवाँ घर ख़ाली है शादी होगी क्या | पाँचवाँ भाव ख़ाली है संतान | दसवाँ भाव ख़ाली है करियर
hi: भाई की नौकरी नहीं और दशम भाव ख़ाली है
hg: kundli me ghar khali ho to kya matlab | khali bhav bura hota hai kya | bhav me koi graha na ho to phal kaise dekhe | meri kundli me aadhe ghar khali hai | khali bhav ka phal | pancham bhav khali hai to kya | 7va ghar khali hai shaadi hogi kya | 5va bhav khali hai santan | 10va bhav khali hai career | kundli me khali ghar matlab
hg: bhai ki naukri nahi aur dasham bhav khali hai
@ok classical wide BPHS
en: An empty house is neither bad nor without result. Nine grahas cannot fill twelve houses, so every chart has at least three empty ones.
hi: ख़ाली भाव न बुरा है, न बिना फल का। नौ ग्रह बारह भाव नहीं भर सकते, इसलिए हर कुंडली में कम से कम तीन भाव ख़ाली होते हैं।
hg: Khali bhav na bura hai, na bina phal ka. Nau grah barah bhav nahi bhar sakte, isliye har kundli me kam se kam teen bhav khali hote hain.
@how classical wide BPHS
en: An empty house is read from its lord, where that stands and how strong it is, and from the planets that aspect it. Often it means that this field of life runs without much stir.
hi: ख़ाली भाव को उसके स्वामी से, वह कहाँ और कितना बलवान है, और उसे देखने वाले ग्रहों से पढ़ते हैं। प्रायः इसका अर्थ है कि जीवन का वह क्षेत्र बिना हलचल चलता है।
hg: Khali bhav ko uske swami se, woh kahan aur kitna balwan hai, aur use dekhne wale grahon se padhte hain. Aksar iska arth hai ki jeevan ka woh kshetra bina halchal chalta hai.
@which modern most JYOTISH
en: An empty 7th house does not mean no marriage, an empty 5th no children, an empty 10th no career. Most married people and parents have such an empty house; its lord is read instead.
hi: ख़ाली सातवाँ भाव विवाह न होना, ख़ाली पाँचवाँ संतान न होना या ख़ाली दसवाँ काम न होना नहीं बताता। बहुत से विवाहित लोगों और माता-पिता का वह भाव ख़ाली है; स्वामी से पढ़ते हैं।
hg: Khali saatva bhav vivah na hona, khali paanchva santan na hona ya khali dasva kaam na hona nahi batata. Bahut se vivahit logon aur mata-pita ka woh bhav khali hai; swami se padhte hain.
@see houses-in-general

# sun-in-houses astro
@names
en: sun in the twelve houses, sun in 1st house, sun in 2nd house, sun in 3rd house, sun in 4th house, sun in 5th house, sun in 6th house, sun in 7th house, sun in 8th house, sun in 9th house, sun in 10th house, sun in 11th house, sun in 12th house
hi: भावों में सूर्य, पहले भाव में सूर्य, दूसरे भाव में सूर्य, तीसरे भाव में सूर्य, चौथे भाव में सूर्य, पाँचवें भाव में सूर्य, छठे भाव में सूर्य, सातवें भाव में सूर्य, आठवें भाव में सूर्य, नौवें भाव में सूर्य, दसवें भाव में सूर्य, ग्यारहवें भाव में सूर्य, बारहवें भाव में सूर्य, द्वितीय भाव में सूर्य, तृतीय भाव में सूर्य, चतुर्थ भाव में सूर्य, पंचम भाव में सूर्य, षष्ठ भाव में सूर्य, सप्तम भाव में सूर्य, अष्टम भाव में सूर्य, नवम भाव में सूर्य, दशम भाव में सूर्य, एकादश भाव में सूर्य, द्वादश भाव में सूर्य, लग्न में सूर्य, सूर्य पहले भाव में, सूर्य पहले घर में, सूर्य दूसरे भाव में, सूर्य दूसरे घर में, सूर्य तीसरे भाव में, सूर्य तीसरे घर में, सूर्य चौथे भाव में, सूर्य चौथे घर में, सूर्य पाँचवें भाव में, सूर्य पाँचवें घर में, सूर्य छठे भाव में, सूर्य छठे घर में, सूर्य सातवें भाव में, सूर्य सातवें घर में, सूर्य आठवें भाव में, सूर्य आठवें घर में, सूर्य नौवें भाव में, सूर्य नौवें घर में, सूर्य दसवें भाव में, सूर्य दसवें घर में, सूर्य ग्यारहवें भाव में, सूर्य ग्यारहवें घर में, सूर्य बारहवें भाव में, सूर्य बारहवें घर में, सूर्य द्वितीय भाव में, सूर्य तृतीय भाव में, सूर्य चतुर्थ भाव में, सूर्य पंचम भाव में, सूर्य षष्ठ भाव में, सूर्य सप्तम भाव में, सूर्य अष्टम भाव में, सूर्य नवम भाव में, सूर्य दशम भाव में, सूर्य एकादश भाव में, सूर्य द्वादश भाव में
hg: bhavon me surya, surya 1st house me, surya 2nd house me, surya 3rd house me, surya 4th house me, surya 5th house me, surya 6th house me, surya 7th house me, surya 8th house me, surya 9th house me, surya 10th house me, surya 11th house me, surya 12th house me, pehle ghar me surya, doosre ghar me surya, teesre ghar me surya, chauthe ghar me surya, paanchve ghar me surya, chhathe ghar me surya, saatve ghar me surya, aathve ghar me surya, nauve ghar me surya, dasve ghar me surya, gyarahve ghar me surya, barahve ghar me surya, lagna bhav me surya, dwitiya bhav me surya, tritiya bhav me surya, chaturth bhav me surya, pancham bhav me surya, shashth bhav me surya, saptam bhav me surya, ashtam bhav me surya, navam bhav me surya, dasham bhav me surya, ekadash bhav me surya, dwadash bhav me surya, surya pehle ghar me, surya doosre ghar me, surya teesre ghar me, surya chauthe ghar me, surya paanchve ghar me, surya chhathe ghar me, surya saatve ghar me, surya aathve ghar me, surya nauve ghar me, surya dasve ghar me, surya gyarahve ghar me, surya barahve ghar me, surya lagna bhav me, surya dwitiya bhav me, surya tritiya bhav me, surya chaturth bhav me, surya pancham bhav me, surya shashth bhav me, surya saptam bhav me, surya ashtam bhav me, surya navam bhav me, surya dasham bhav me, surya ekadash bhav me, surya dwadash bhav me
@ask
en: what happens when the Sun is in the seventh house | Sun in my 10th house effect on career | Sun in 1st house from lagna meaning | is Sun in the 8th house bad | Sun in 12th house good or bad | Sun sits in 5th house of my kundli | in which house is Sun good | Sun in second house money | Sun placed in fourth house home and mother | effects of Sun in all twelve houses | astrologer says my Sun is in 6th what does it mean | Sun in 9th bhava | Sun 3rd house or 11th house result
hi: सूर्य सातवें घर में हो तो क्या होता है | सूर्य दसवें भाव में हो तो करियर कैसा | सूर्य लग्न में बैठा है क्या फल | सूर्य आठवें भाव में हो तो बुरा है क्या | सूर्य बारहवें घर में है डर की बात है क्या | सूर्य पाँचवें घर में होने का मतलब | सूर्य किस भाव में अच्छा होता है | सूर्य दूसरे भाव में धन | कुंडली में सूर्य चौथे घर में है | बारह भावों में सूर्य का फल | सूर्य छठे भाव में | सूर्य नवम भाव का फल | सूर्य तीसरे या ग्यारहवें भाव में
hg: surya 7th house me ho to kya hota hai | surya 10th house me career kaisa | surya lagna me baitha hai kya fal | surya 8 ghar me bura hai kya | surya 12th house me hai tension wali baat hai kya | surya 5th house me hone ka matlab | surya kis ghar me acha hota hai | surya 2nd house me paisa | kundli me surya 4th ghar me hai | 12 bhavo me surya ka fal | surya 6 bhav me | surya navam bhav me fal | surya teesre ya gyarahve ghar me
@what classical most PHAL
en: The Sun is liked in houses 3, 6, 10 and 11 and strongest by direction in the 10th. It lends its house pride, light and will. It is a leaning, coloured by sign and lord.
hi: सूर्य 3, 6, 10 और 11वें भाव (घर) में पसंद किया जाता है, दसवें में दिशा से सबसे बलवान। वह अपने भाव को मान, तेज और इच्छाशक्ति देता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Surya 3, 6, 10 aur 11 bhav (house, ghar) me pasand kiya jaata hai, dasve me disha se sabse balwan. Woh apne bhav ko maan, tej aur ichchhashakti deta hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: The Sun in the 1st (first) house is read as self-respect, vitality and a wish to lead; pride asks for measure. In the 2nd (second) house the Sun is read as family pride and firm speech, money through office or father.
hi: पहले घर (लग्न भाव) में सूर्य का अर्थ लेते हैं: आत्मसम्मान, ओज और नेतृत्व की चाह; अहं में संयम। दूसरे घर (द्वितीय भाव) में सूर्य: कुल का गर्व और दृढ़ वाणी, पद या पिता से धन।
hg: 1st house (pehle ghar, lagna bhav) me Surya ka arth lete hain: aatmasamman, oj aur netritva ki chaah; aham me sanyam. 2nd house (doosre ghar, dwitiya bhav) me Surya: kul ka garv aur dridh vani, pad ya pita se dhan.
@what modern most JYOTISH
en: The Sun in the 3rd (third) house is read as boldness, effort and success by one's own hands. In the 4th (fourth) house the Sun is read as duty at home, property matters and a strong parent; rest comes later.
hi: तीसरे घर (तृतीय भाव) में सूर्य का अर्थ लेते हैं: साहस, परिश्रम और अपने हाथों सफलता। चौथे घर (चतुर्थ भाव) में सूर्य: घर का दायित्व, संपत्ति के विषय और प्रभावी अभिभावक; आराम देर से।
hg: 3rd house (teesre ghar, tritiya bhav) me Surya ka arth lete hain: saahas, mehnat aur apne haathon safalta. 4th house (chauthe ghar, chaturth bhav) me Surya: ghar ka daayitva, sampatti ke vishay aur prabhavi abhibhavak; aaram der se.
@what modern most JYOTISH
en: The Sun in the 5th (fifth) house is read as intelligence, love of the stage and few but proud bonds with children. In the 6th (sixth) house the Sun is read as strength against rivals, service and competitive exams.
hi: पाँचवें घर (पंचम भाव) में सूर्य का अर्थ लेते हैं: बुद्धि, मंच का प्रेम और संतान से गर्व भरा नाता। छठे घर (षष्ठ भाव) में सूर्य: प्रतिद्वंद्वी पर बल, सेवा और प्रतियोगी परीक्षा।
hg: 5th house (paanchve ghar, pancham bhav) me Surya ka arth lete hain: buddhi, manch ka prem aur santan se garv bhara naata. 6th house (chhathe ghar, shashth bhav) me Surya: pratidwandwi par bal, seva aur competition exam.
@what modern most JYOTISH
en: The Sun in the 7th (seventh) house is read as a proud, well-placed partner; two strong wills learn to share. In the 8th (eighth) house the Sun is read as research, hidden honour and pride that is tested and deepened.
hi: सातवें घर (सप्तम भाव) में सूर्य का अर्थ लेते हैं: स्वाभिमानी, प्रतिष्ठित साथी; दो दृढ़ मन बाँटना सीखते हैं। आठवें घर (अष्टम भाव) में सूर्य: शोध, छिपा मान और अहं का परखा जाना।
hg: 7th house (saatve ghar, saptam bhav) me Surya ka arth lete hain: swabhimani, pratishthit saathi; do dridh mann baantna seekhte hain. 8th house (aathve ghar, ashtam bhav) me Surya: shodh, chhipa maan aur aham ka parkha jaana.
@what modern most JYOTISH
en: The Sun in the 9th (ninth) house is read as principles, a respected father or teacher, pilgrimage. In the 10th (tenth) house the Sun is read as authority, government and visible work, its best place.
hi: नौवें घर (नवम भाव) में सूर्य का अर्थ लेते हैं: सिद्धांत, आदरणीय पिता या गुरु, तीर्थ। दसवें घर (दशम भाव) में सूर्य: अधिकार, सरकार और सम्मान का काम, सबसे अच्छा स्थान।
hg: 9th house (nauve ghar, navam bhav) me Surya ka arth lete hain: siddhant, aadarniya pita ya guru, tirth. 10th house (dasve ghar, dasham bhav) me Surya: adhikar, sarkar aur samman ka kaam, sabse achha sthan.
@what modern most JYOTISH
en: The Sun in the 11th (eleventh) house is read as income through high contacts, wishes fulfilled by standing. In the 12th (twelfth) house the Sun is read as quiet work, foreign places and spirituality; sleep and eyes like care.
hi: ग्यारहवें घर (एकादश भाव) में सूर्य का अर्थ लेते हैं: ऊँचे संपर्कों से आय, प्रतिष्ठा से इच्छापूर्ति। बारहवें घर (द्वादश भाव) में सूर्य: एकांत का काम, विदेश और अध्यात्म; नींद और आँखों का ध्यान।
hg: 11th house (gyarahve ghar, ekadash bhav) me Surya ka arth lete hain: oonche contacts se aay, pratishtha se ichchha poorti. 12th house (barahve ghar, dwadash bhav) me Surya: ekant ka kaam, videsh aur adhyatm; neend aur aankhon ka dhyan.
@do modern most JYOTISH
en: No house makes the Sun good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has water offered at sunrise and respect for one's father; nothing has to be bought.
hi: कोई भाव अकेले सूर्य को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में सूर्योदय पर अर्घ्य और पिता का आदर है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Surya ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me sunrise par arghya aur pita ka aadar hai; kuch kharidna nahi padta.
@see graha-surya, houses-in-general
@link /kundli

# moon-in-houses astro
@names
en: moon in the houses, moon in 1st house, moon in 2nd house, moon in 3rd house, moon in 4th house, moon in 5th house, moon in 6th house, moon in 7th house, moon in 8th house, moon in 9th house, moon in 10th house, moon in 11th house, moon in 12th house
hi: भावों में चंद्र, पहले भाव में चंद्र, दूसरे भाव में चंद्र, तीसरे भाव में चंद्र, चौथे भाव में चंद्र, पाँचवें भाव में चंद्र, छठे भाव में चंद्र, सातवें भाव में चंद्र, आठवें भाव में चंद्र, नौवें भाव में चंद्र, दसवें भाव में चंद्र, ग्यारहवें भाव में चंद्र, बारहवें भाव में चंद्र, द्वितीय भाव में चंद्र, तृतीय भाव में चंद्र, चतुर्थ भाव में चंद्र, पंचम भाव में चंद्र, षष्ठ भाव में चंद्र, सप्तम भाव में चंद्र, अष्टम भाव में चंद्र, नवम भाव में चंद्र, दशम भाव में चंद्र, एकादश भाव में चंद्र, द्वादश भाव में चंद्र, लग्न में चंद्र, चंद्र पहले भाव में, चंद्र पहले घर में, चंद्र दूसरे भाव में, चंद्र दूसरे घर में, चंद्र तीसरे भाव में, चंद्र तीसरे घर में, चंद्र चौथे भाव में, चंद्र चौथे घर में, चंद्र पाँचवें भाव में, चंद्र पाँचवें घर में, चंद्र छठे भाव में, चंद्र छठे घर में, चंद्र सातवें भाव में, चंद्र सातवें घर में, चंद्र आठवें भाव में, चंद्र आठवें घर में, चंद्र नौवें भाव में, चंद्र नौवें घर में, चंद्र दसवें भाव में, चंद्र दसवें घर में, चंद्र ग्यारहवें भाव में, चंद्र ग्यारहवें घर में, चंद्र बारहवें भाव में, चंद्र बारहवें घर में, चंद्र द्वितीय भाव में, चंद्र तृतीय भाव में, चंद्र चतुर्थ भाव में, चंद्र पंचम भाव में, चंद्र षष्ठ भाव में, चंद्र सप्तम भाव में, चंद्र अष्टम भाव में, चंद्र नवम भाव में, चंद्र दशम भाव में, चंद्र एकादश भाव में, चंद्र द्वादश भाव में
hg: bhavon me chandra, chandra 1st house me, chandra 2nd house me, chandra 3rd house me, chandra 4th house me, chandra 5th house me, chandra 6th house me, chandra 7th house me, chandra 8th house me, chandra 9th house me, chandra 10th house me, chandra 11th house me, chandra 12th house me, pehle ghar me chandra, doosre ghar me chandra, teesre ghar me chandra, chauthe ghar me chandra, paanchve ghar me chandra, chhathe ghar me chandra, saatve ghar me chandra, aathve ghar me chandra, nauve ghar me chandra, dasve ghar me chandra, gyarahve ghar me chandra, barahve ghar me chandra, lagna bhav me chandra, dwitiya bhav me chandra, tritiya bhav me chandra, chaturth bhav me chandra, pancham bhav me chandra, shashth bhav me chandra, saptam bhav me chandra, ashtam bhav me chandra, navam bhav me chandra, dasham bhav me chandra, ekadash bhav me chandra, dwadash bhav me chandra, chandra pehle ghar me, chandra doosre ghar me, chandra teesre ghar me, chandra chauthe ghar me, chandra paanchve ghar me, chandra chhathe ghar me, chandra saatve ghar me, chandra aathve ghar me, chandra nauve ghar me, chandra dasve ghar me, chandra gyarahve ghar me, chandra barahve ghar me, chandra lagna bhav me, chandra dwitiya bhav me, chandra tritiya bhav me, chandra chaturth bhav me, chandra pancham bhav me, chandra shashth bhav me, chandra saptam bhav me, chandra ashtam bhav me, chandra navam bhav me, chandra dasham bhav me, chandra ekadash bhav me, chandra dwadash bhav me
@ask
en: what happens when the Moon is in the seventh house | Moon in my 10th house effect on career | Moon in 1st house from lagna meaning | is Moon in the 8th house bad | Moon in 12th house good or bad | Moon sits in 5th house of my kundli | in which house is Moon good | Moon in second house money | Moon placed in fourth house home and mother | effects of Moon in all twelve houses | astrologer says my Moon is in 6th what does it mean | Moon in 9th bhava | Moon 3rd house or 11th house result
hi: चंद्र सातवें घर में हो तो क्या होता है | चंद्र दसवें भाव में हो तो करियर कैसा | चंद्र लग्न में बैठा है क्या फल | चंद्र आठवें भाव में हो तो बुरा है क्या | चंद्र बारहवें घर में है डर की बात है क्या | चंद्र पाँचवें घर में होने का मतलब | चंद्र किस भाव में अच्छा होता है | चंद्र दूसरे भाव में धन | कुंडली में चंद्र चौथे घर में है | बारह भावों में चंद्र का फल | चंद्र छठे भाव में | चंद्र नवम भाव का फल | चंद्र तीसरे या ग्यारहवें भाव में
hg: chandra 7th house me ho to kya hota hai | chandra 10th house me career kaisa | chandra lagna me baitha hai kya fal | chandra 8 ghar me bura hai kya | chandra 12th house me hai tension wali baat hai kya | chandra 5th house me hone ka matlab | chandra kis ghar me acha hota hai | chandra 2nd house me paisa | kundli me chandra 4th ghar me hai | 12 bhavo me chandra ka fal | chandra 6 bhav me | chandra navam bhav me fal | chandra teesre ya gyarahve ghar me
@what classical most PHAL
en: The Moon is liked in 1, 4, 7, 10 and the trikonas when bright, and strongest by direction in the 4th. It lends its house feeling and change. It is a leaning, coloured by sign and lord.
hi: उज्ज्वल चंद्र 1, 4, 7, 10 और त्रिकोण में पसंद किया जाता है, चौथे में दिशा से सबसे बलवान। वह अपने भाव (घर) को भावना और बदलाव देता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Ujjwal Chandra 1, 4, 7, 10 aur trikon me pasand kiya jaata hai, chauthe me disha se sabse balwan. Woh apne bhav (house, ghar) ko bhavna aur badlav deta hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: The Moon in the 1st (first) house is read as a feeling, gentle nature close to people; moods come and go. In the 2nd (second) house the Moon is read as sweet speech, family bonds and money that ebbs and flows.
hi: पहले घर (लग्न भाव) में चंद्र का अर्थ लेते हैं: भावुक, कोमल और लोगों के क़रीब स्वभाव; मन बदलता रहता है। दूसरे घर (द्वितीय भाव) में चंद्र: मीठी वाणी, परिवार का लगाव और घटता-बढ़ता धन।
hg: 1st house (pehle ghar, lagna bhav) me Chandra ka arth lete hain: bhavuk, komal aur logon ke kareeb swabhav; mann badalta rehta hai. 2nd house (doosre ghar, dwitiya bhav) me Chandra: meethi vani, parivar ka lagaav aur ghatta-badhta dhan.
@what modern most JYOTISH
en: The Moon in the 3rd (third) house is read as many short trips, writing and care for brothers and sisters. In the 4th (fourth) house the Moon is read as a motherly home, water, vehicles and peace of heart, its best place.
hi: तीसरे घर (तृतीय भाव) में चंद्र का अर्थ लेते हैं: छोटी यात्राएँ, लेखन और भाई-बहन का ध्यान। चौथे घर (चतुर्थ भाव) में चंद्र: माँ का सुख, जल, वाहन और मन की शांति, सबसे अच्छा स्थान।
hg: 3rd house (teesre ghar, tritiya bhav) me Chandra ka arth lete hain: chhoti yatrayein, lekhan aur bhai-behen ka dhyan. 4th house (chauthe ghar, chaturth bhav) me Chandra: maa ka sukh, jal, vahan aur mann ki shanti, sabse achha sthan.
@what modern most JYOTISH
en: The Moon in the 5th (fifth) house is read as tenderness to children, imagination and romance. In the 6th (sixth) house the Moon is read as caring service and a stomach that feels worry; rest and routine help.
hi: पाँचवें घर (पंचम भाव) में चंद्र का अर्थ लेते हैं: संतान से ममता, कल्पना और प्रेम। छठे घर (षष्ठ भाव) में चंद्र: सेवा भाव और चिंता को पेट में लेना; आराम और नियम सहायक।
hg: 5th house (paanchve ghar, pancham bhav) me Chandra ka arth lete hain: santan se mamta, kalpana aur prem. 6th house (chhathe ghar, shashth bhav) me Chandra: seva bhav aur chinta ko pet me lena; aaram aur niyam sahayak.
@what modern most JYOTISH
en: The Moon in the 7th (seventh) house is read as a caring, good-looking partner and change in partnership. In the 8th (eighth) house the Moon is read as deep feelings, intuition and gain through family of the partner.
hi: सातवें घर (सप्तम भाव) में चंद्र का अर्थ लेते हैं: स्नेही, सुंदर साथी और साझेदारी में बदलाव। आठवें घर (अष्टम भाव) में चंद्र: गहरी भावना, अंतर्ज्ञान और ससुराल से लाभ।
hg: 7th house (saatve ghar, saptam bhav) me Chandra ka arth lete hain: snehi, sundar saathi aur saajhedari me badlav. 8th house (aathve ghar, ashtam bhav) me Chandra: gehri bhavna, antargyan aur sasural se laabh.
@what modern most JYOTISH
en: The Moon in the 9th (ninth) house is read as faith, pilgrimage, a kind mother and luck away from home. In the 10th (tenth) house the Moon is read as work with the public, women, food or care; changes of job.
hi: नौवें घर (नवम भाव) में चंद्र का अर्थ लेते हैं: श्रद्धा, तीर्थ, दयालु माता और घर से दूर भाग्य। दसवें घर (दशम भाव) में चंद्र: जनता, महिलाओं, भोजन या देखभाल का काम; काम में बदलाव।
hg: 9th house (nauve ghar, navam bhav) me Chandra ka arth lete hain: shraddha, tirth, dayalu maata aur ghar se door bhagya. 10th house (dasve ghar, dasham bhav) me Chandra: janta, mahilaon, bhojan ya dekhbhal ka kaam; kaam me badlav.
@what modern most JYOTISH
en: The Moon in the 11th (eleventh) house is read as many friends, income from people and liquids. In the 12th (twelfth) house the Moon is read as rich dreams, solitude, giving and foreign places.
hi: ग्यारहवें घर (एकादश भाव) में चंद्र का अर्थ लेते हैं: बहुत मित्र, लोगों और तरल वस्तुओं से आय। बारहवें घर (द्वादश भाव) में चंद्र: गहरे सपने, एकांत, दान और विदेश।
hg: 11th house (gyarahve ghar, ekadash bhav) me Chandra ka arth lete hain: bahut mitra, logon aur taral vastuon se aay. 12th house (barahve ghar, dwadash bhav) me Chandra: gehre sapne, ekant, daan aur videsh.
@do modern most JYOTISH
en: No house makes the Moon good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has water or milk on the Shivling on Monday and care for one's mother; nothing has to be bought.
hi: कोई भाव अकेले चंद्र को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में सोमवार को शिवलिंग पर जल या दूध और माँ की सेवा है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Chandra ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Somvar ko Shivling par jal ya doodh aur maa ki seva hai; kuch kharidna nahi padta.
@see graha-chandra, houses-in-general
@link /kundli

# mars-in-houses astro
@names
en: mars in the houses, mars in 1st house, mars in 2nd house, mars in 3rd house, mars in 4th house, mars in 5th house, mars in 6th house, mars in 7th house, mars in 8th house, mars in 9th house, mars in 10th house, mars in 11th house, mars in 12th house
hi: भावों में मंगल, पहले भाव में मंगल, दूसरे भाव में मंगल, तीसरे भाव में मंगल, चौथे भाव में मंगल, पाँचवें भाव में मंगल, छठे भाव में मंगल, सातवें भाव में मंगल, आठवें भाव में मंगल, नौवें भाव में मंगल, दसवें भाव में मंगल, ग्यारहवें भाव में मंगल, बारहवें भाव में मंगल, द्वितीय भाव में मंगल, तृतीय भाव में मंगल, चतुर्थ भाव में मंगल, पंचम भाव में मंगल, षष्ठ भाव में मंगल, सप्तम भाव में मंगल, अष्टम भाव में मंगल, नवम भाव में मंगल, दशम भाव में मंगल, एकादश भाव में मंगल, द्वादश भाव में मंगल, लग्न में मंगल, मंगल पहले भाव में, मंगल पहले घर में, मंगल दूसरे भाव में, मंगल दूसरे घर में, मंगल तीसरे भाव में, मंगल तीसरे घर में, मंगल चौथे भाव में, मंगल चौथे घर में, मंगल पाँचवें भाव में, मंगल पाँचवें घर में, मंगल छठे भाव में, मंगल छठे घर में, मंगल सातवें भाव में, मंगल सातवें घर में, मंगल आठवें भाव में, मंगल आठवें घर में, मंगल नौवें भाव में, मंगल नौवें घर में, मंगल दसवें भाव में, मंगल दसवें घर में, मंगल ग्यारहवें भाव में, मंगल ग्यारहवें घर में, मंगल बारहवें भाव में, मंगल बारहवें घर में, मंगल द्वितीय भाव में, मंगल तृतीय भाव में, मंगल चतुर्थ भाव में, मंगल पंचम भाव में, मंगल षष्ठ भाव में, मंगल सप्तम भाव में, मंगल अष्टम भाव में, मंगल नवम भाव में, मंगल दशम भाव में, मंगल एकादश भाव में, मंगल द्वादश भाव में
hg: bhavon me mangal, mangal 1st house me, mangal 2nd house me, mangal 3rd house me, mangal 4th house me, mangal 5th house me, mangal 6th house me, mangal 7th house me, mangal 8th house me, mangal 9th house me, mangal 10th house me, mangal 11th house me, mangal 12th house me, pehle ghar me mangal, doosre ghar me mangal, teesre ghar me mangal, chauthe ghar me mangal, paanchve ghar me mangal, chhathe ghar me mangal, saatve ghar me mangal, aathve ghar me mangal, nauve ghar me mangal, dasve ghar me mangal, gyarahve ghar me mangal, barahve ghar me mangal, lagna bhav me mangal, dwitiya bhav me mangal, tritiya bhav me mangal, chaturth bhav me mangal, pancham bhav me mangal, shashth bhav me mangal, saptam bhav me mangal, ashtam bhav me mangal, navam bhav me mangal, dasham bhav me mangal, ekadash bhav me mangal, dwadash bhav me mangal, mangal pehle ghar me, mangal doosre ghar me, mangal teesre ghar me, mangal chauthe ghar me, mangal paanchve ghar me, mangal chhathe ghar me, mangal saatve ghar me, mangal aathve ghar me, mangal nauve ghar me, mangal dasve ghar me, mangal gyarahve ghar me, mangal barahve ghar me, mangal lagna bhav me, mangal dwitiya bhav me, mangal tritiya bhav me, mangal chaturth bhav me, mangal pancham bhav me, mangal shashth bhav me, mangal saptam bhav me, mangal ashtam bhav me, mangal navam bhav me, mangal dasham bhav me, mangal ekadash bhav me, mangal dwadash bhav me
@ask
en: what happens when Mars is in the seventh house | Mars in my 10th house effect on career | Mars in 1st house from lagna meaning | is Mars in the 8th house bad | Mars in 12th house good or bad | Mars sits in 5th house of my kundli | in which house is Mars good | Mars in second house money | Mars placed in fourth house home and mother | effects of Mars in all twelve houses | astrologer says my Mars is in 6th what does it mean | Mars in 9th bhava | Mars 3rd house or 11th house result
hi: मंगल सातवें घर में हो तो क्या होता है | मंगल दसवें भाव में हो तो करियर कैसा | मंगल लग्न में बैठा है क्या फल | मंगल आठवें भाव में हो तो बुरा है क्या | मंगल बारहवें घर में है डर की बात है क्या | मंगल पाँचवें घर में होने का मतलब | मंगल किस भाव में अच्छा होता है | मंगल दूसरे भाव में धन | कुंडली में मंगल चौथे घर में है | बारह भावों में मंगल का फल | मंगल छठे भाव में | मंगल नवम भाव का फल | मंगल तीसरे या ग्यारहवें भाव में
hg: mangal 7th house me ho to kya hota hai | mangal 10th house me career kaisa | mangal lagna me baitha hai kya fal | mangal 8 ghar me bura hai kya | mangal 12th house me hai tension wali baat hai kya | mangal 5th house me hone ka matlab | mangal kis ghar me acha hota hai | mangal 2nd house me paisa | kundli me mangal 4th ghar me hai | 12 bhavo me mangal ka fal | mangal 6 bhav me | mangal navam bhav me fal | mangal teesre ya gyarahve ghar me
@what classical most PHAL
en: Mars is liked in houses 3, 6, 10 and 11 and strongest by direction in the 10th; in 1, 4, 7, 8 and 12 it is called manglik, as are nearly half of all charts. It is a leaning, coloured by sign and lord.
hi: मंगल 3, 6, 10 और 11वें भाव (घर) में पसंद किया जाता है, दसवें में दिशा से सबसे बलवान; 1, 4, 7, 8, 12 में मांगलिक कहते हैं, जो लगभग आधी कुंडलियाँ हैं। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Mangal 3, 6, 10 aur 11 bhav (house, ghar) me pasand kiya jaata hai, dasve me disha se sabse balwan; 1, 4, 7, 8, 12 me manglik kehte hain, jo lagbhag aadhi kundliyan hain. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: Mars in the 1st (first) house is read as drive, courage and a quick temper (manglik). In the 2nd (second) house Mars is read as sharp speech and brisk earning; the south counts it manglik.
hi: पहले घर (लग्न भाव) में मंगल का अर्थ लेते हैं: ऊर्जा, साहस और जल्दी ग़ुस्सा (मांगलिक)। दूसरे घर (द्वितीय भाव) में मंगल: तीखी वाणी और तेज़ कमाई; दक्षिण में मांगलिक मानते हैं।
hg: 1st house (pehle ghar, lagna bhav) me Mangal ka arth lete hain: urja, saahas aur jaldi gussa (manglik). 2nd house (doosre ghar, dwitiya bhav) me Mangal: teekhi vani aur tez kamai; dakshin me manglik maante hain.
@what modern most JYOTISH
en: Mars in the 3rd (third) house is read as bravery, sport, technics and strong siblings, a very good place. In the 4th (fourth) house Mars is read as land and building, heat at home (manglik); patience with mother.
hi: तीसरे घर (तृतीय भाव) में मंगल का अर्थ लेते हैं: वीरता, खेल, तकनीक और प्रभावी भाई, बहुत अच्छा स्थान। चौथे घर (चतुर्थ भाव) में मंगल: ज़मीन और निर्माण, घर में गर्मी (मांगलिक); माँ से धैर्य।
hg: 3rd house (teesre ghar, tritiya bhav) me Mangal ka arth lete hain: veerta, khel, takneek aur prabhavi bhai, bahut achha sthan. 4th house (chauthe ghar, chaturth bhav) me Mangal: zameen aur nirman, ghar me garmi (manglik); maa se dhairya.
@what modern most JYOTISH
en: Mars in the 5th (fifth) house is read as sharp mind, sport and engineering; patience with children. In the 6th (sixth) house Mars is read as victory over rivals, uniform, surgery and law.
hi: पाँचवें घर (पंचम भाव) में मंगल का अर्थ लेते हैं: तेज़ बुद्धि, खेल और इंजीनियरी; संतान से धैर्य। छठे घर (षष्ठ भाव) में मंगल: प्रतिद्वंद्वी पर जीत, वर्दी, शल्य और क़ानून।
hg: 5th house (paanchve ghar, pancham bhav) me Mangal ka arth lete hain: tez buddhi, khel aur engineering; santan se dhairya. 6th house (chhathe ghar, shashth bhav) me Mangal: pratidwandwi par jeet, vardi, surgery aur kanoon.
@what modern most JYOTISH
en: Mars in the 7th (seventh) house is read as a lively, strong-willed partner (manglik); talk before anger. In the 8th (eighth) house Mars is read as research, surgery, insurance and sudden effort (manglik).
hi: सातवें घर (सप्तम भाव) में मंगल का अर्थ लेते हैं: जोशीला, दृढ़ साथी (मांगलिक); ग़ुस्से से पहले बात। आठवें घर (अष्टम भाव) में मंगल: शोध, शल्य, बीमा और अचानक प्रयास (मांगलिक)।
hg: 7th house (saatve ghar, saptam bhav) me Mangal ka arth lete hain: josheela, dridh saathi (manglik); gusse se pehle baat. 8th house (aathve ghar, ashtam bhav) me Mangal: shodh, surgery, bima aur achanak prayas (manglik).
@what modern most JYOTISH
en: Mars in the 9th (ninth) house is read as fighting for beliefs, land and a strict father or teacher. In the 10th (tenth) house Mars is read as technics, police, army and rise by action, its best place.
hi: नौवें घर (नवम भाव) में मंगल का अर्थ लेते हैं: विश्वास के लिए लड़ना, भूमि और सख़्त पिता या गुरु। दसवें घर (दशम भाव) में मंगल: तकनीक, पुलिस, सेना और कर्म से उन्नति, सबसे अच्छा स्थान।
hg: 9th house (nauve ghar, navam bhav) me Mangal ka arth lete hain: vishwas ke liye ladna, bhoomi aur sakht pita ya guru. 10th house (dasve ghar, dasham bhav) me Mangal: takneek, police, sena aur karm se unnati, sabse achha sthan.
@what modern most JYOTISH
en: Mars in the 11th (eleventh) house is read as gain by effort, land, machines and friends of action. In the 12th (twelfth) house Mars is read as hidden effort, spending and restless sleep (manglik); sport calms.
hi: ग्यारहवें घर (एकादश भाव) में मंगल का अर्थ लेते हैं: मेहनत, भूमि, मशीनों और कर्मठ मित्रों से लाभ। बारहवें घर (द्वादश भाव) में मंगल: छिपा प्रयास, ख़र्च और बेचैन नींद (मांगलिक); व्यायाम से शांति।
hg: 11th house (gyarahve ghar, ekadash bhav) me Mangal ka arth lete hain: mehnat, bhoomi, machine aur karmath mitron se laabh. 12th house (barahve ghar, dwadash bhav) me Mangal: chhipa prayas, kharch aur bechain neend (manglik); vyayam se shanti.
@do modern most JYOTISH
en: No house makes Mars good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has the Hanuman Chalisa on Tuesday and daily exercise; nothing has to be bought.
hi: कोई भाव अकेले मंगल को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में मंगलवार को हनुमान चालीसा और रोज़ व्यायाम है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Mangal ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Mangalvar ko Hanuman Chalisa aur roz vyayam hai; kuch kharidna nahi padta.
@see graha-mangal, houses-in-general
@link /kundli

# mercury-in-houses astro
@names
en: mercury in the houses, mercury in 1st house, mercury in 2nd house, mercury in 3rd house, mercury in 4th house, mercury in 5th house, mercury in 6th house, mercury in 7th house, mercury in 8th house, mercury in 9th house, mercury in 10th house, mercury in 11th house, mercury in 12th house
hi: भावों में बुध, पहले भाव में बुध, दूसरे भाव में बुध, तीसरे भाव में बुध, चौथे भाव में बुध, पाँचवें भाव में बुध, छठे भाव में बुध, सातवें भाव में बुध, आठवें भाव में बुध, नौवें भाव में बुध, दसवें भाव में बुध, ग्यारहवें भाव में बुध, बारहवें भाव में बुध, द्वितीय भाव में बुध, तृतीय भाव में बुध, चतुर्थ भाव में बुध, पंचम भाव में बुध, षष्ठ भाव में बुध, सप्तम भाव में बुध, अष्टम भाव में बुध, नवम भाव में बुध, दशम भाव में बुध, एकादश भाव में बुध, द्वादश भाव में बुध, लग्न में बुध, बुध पहले भाव में, बुध पहले घर में, बुध दूसरे भाव में, बुध दूसरे घर में, बुध तीसरे भाव में, बुध तीसरे घर में, बुध चौथे भाव में, बुध चौथे घर में, बुध पाँचवें भाव में, बुध पाँचवें घर में, बुध छठे भाव में, बुध छठे घर में, बुध सातवें भाव में, बुध सातवें घर में, बुध आठवें भाव में, बुध आठवें घर में, बुध नौवें भाव में, बुध नौवें घर में, बुध दसवें भाव में, बुध दसवें घर में, बुध ग्यारहवें भाव में, बुध ग्यारहवें घर में, बुध बारहवें भाव में, बुध बारहवें घर में, बुध द्वितीय भाव में, बुध तृतीय भाव में, बुध चतुर्थ भाव में, बुध पंचम भाव में, बुध षष्ठ भाव में, बुध सप्तम भाव में, बुध अष्टम भाव में, बुध नवम भाव में, बुध दशम भाव में, बुध एकादश भाव में, बुध द्वादश भाव में
hg: bhavon me budh, budh 1st house me, budh 2nd house me, budh 3rd house me, budh 4th house me, budh 5th house me, budh 6th house me, budh 7th house me, budh 8th house me, budh 9th house me, budh 10th house me, budh 11th house me, budh 12th house me, pehle ghar me budh, doosre ghar me budh, teesre ghar me budh, chauthe ghar me budh, paanchve ghar me budh, chhathe ghar me budh, saatve ghar me budh, aathve ghar me budh, nauve ghar me budh, dasve ghar me budh, gyarahve ghar me budh, barahve ghar me budh, lagna bhav me budh, dwitiya bhav me budh, tritiya bhav me budh, chaturth bhav me budh, pancham bhav me budh, shashth bhav me budh, saptam bhav me budh, ashtam bhav me budh, navam bhav me budh, dasham bhav me budh, ekadash bhav me budh, dwadash bhav me budh, budh pehle ghar me, budh doosre ghar me, budh teesre ghar me, budh chauthe ghar me, budh paanchve ghar me, budh chhathe ghar me, budh saatve ghar me, budh aathve ghar me, budh nauve ghar me, budh dasve ghar me, budh gyarahve ghar me, budh barahve ghar me, budh lagna bhav me, budh dwitiya bhav me, budh tritiya bhav me, budh chaturth bhav me, budh pancham bhav me, budh shashth bhav me, budh saptam bhav me, budh ashtam bhav me, budh navam bhav me, budh dasham bhav me, budh ekadash bhav me, budh dwadash bhav me
@ask
en: what happens when Mercury is in the seventh house | Mercury in my 10th house effect on career | Mercury in 1st house from lagna meaning | is Mercury in the 8th house bad | Mercury in 12th house good or bad | Mercury sits in 5th house of my kundli | in which house is Mercury good | Mercury in second house money | Mercury placed in fourth house home and mother | effects of Mercury in all twelve houses | astrologer says my Mercury is in 6th what does it mean | Mercury in 9th bhava | Mercury 3rd house or 11th house result
hi: बुध सातवें घर में हो तो क्या होता है | बुध दसवें भाव में हो तो करियर कैसा | बुध लग्न में बैठा है क्या फल | बुध आठवें भाव में हो तो बुरा है क्या | बुध बारहवें घर में है डर की बात है क्या | बुध पाँचवें घर में होने का मतलब | बुध किस भाव में अच्छा होता है | बुध दूसरे भाव में धन | कुंडली में बुध चौथे घर में है | बारह भावों में बुध का फल | बुध छठे भाव में | बुध नवम भाव का फल | बुध तीसरे या ग्यारहवें भाव में
hg: budh 7th house me ho to kya hota hai | budh 10th house me career kaisa | budh lagna me baitha hai kya fal | budh 8 ghar me bura hai kya | budh 12th house me hai tension wali baat hai kya | budh 5th house me hone ka matlab | budh kis ghar me acha hota hai | budh 2nd house me paisa | kundli me budh 4th ghar me hai | 12 bhavo me budh ka fal | budh 6 bhav me | budh navam bhav me fal | budh teesre ya gyarahve ghar me
@what classical most PHAL
en: Mercury does well in most houses and is strongest by direction in the 1st. It lends its house wit, speech, numbers and trade, and takes the colour of its company. It is a leaning, coloured by sign and lord.
hi: बुध अधिकतर भावों (घर) में अच्छा है और पहले में दिशा से सबसे बलवान। वह अपने भाव को बुद्धि, वाणी, गणित और व्यापार देता है, और साथ के ग्रह का रंग लेता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Budh zyadatar bhavon (house, ghar) me achha hai aur pehle me disha se sabse balwan. Woh apne bhav ko buddhi, vani, ganit aur vyapar deta hai, aur saath ke grah ka rang leta hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: Mercury in the 1st (first) house is read as wit, youthfulness, learning and easy talk, its best place. In the 2nd (second) house Mercury is read as clever speech, sums and earning by words.
hi: पहले घर (लग्न भाव) में बुध का अर्थ लेते हैं: बुद्धि, यौवन, विद्या और सहज बातचीत, सबसे अच्छा स्थान। दूसरे घर (द्वितीय भाव) में बुध: चतुर वाणी, हिसाब और बोली से कमाई।
hg: 1st house (pehle ghar, lagna bhav) me Budh ka arth lete hain: buddhi, yauvan, vidya aur sahaj baatcheet, sabse achha sthan. 2nd house (doosre ghar, dwitiya bhav) me Budh: chatur vani, hisaab aur boli se kamai.
@what modern most JYOTISH
en: Mercury in the 3rd (third) house is read as writing, media, trade and many contacts. In the 4th (fourth) house Mercury is read as learning at home, vehicles and a witty mother.
hi: तीसरे घर (तृतीय भाव) में बुध का अर्थ लेते हैं: लेखन, मीडिया, व्यापार और बहुत संपर्क। चौथे घर (चतुर्थ भाव) में बुध: घर में पढ़ाई, वाहन और चतुर माता।
hg: 3rd house (teesre ghar, tritiya bhav) me Budh ka arth lete hain: lekhan, media, vyapar aur bahut sampark. 4th house (chauthe ghar, chaturth bhav) me Budh: ghar me padhai, vahan aur chatur maata.
@what modern most JYOTISH
en: Mercury in the 5th (fifth) house is read as sharp intelligence, counsel, games and clever children. In the 6th (sixth) house Mercury is read as argument, accounts, law and a nervous stomach at times.
hi: पाँचवें घर (पंचम भाव) में बुध का अर्थ लेते हैं: तीक्ष्ण बुद्धि, सलाह, खेल और चतुर संतान। छठे घर (षष्ठ भाव) में बुध: बहस, लेखा, क़ानून और कभी घबराया पेट।
hg: 5th house (paanchve ghar, pancham bhav) me Budh ka arth lete hain: teekshna buddhi, salah, khel aur chatur santan. 6th house (chhathe ghar, shashth bhav) me Budh: behas, lekha, kanoon aur kabhi ghabraya pet.
@what modern most JYOTISH
en: Mercury in the 7th (seventh) house is read as a talkative, youthful partner and trade in partnership. In the 8th (eighth) house Mercury is read as investigation, taxes, insurance and secret knowledge.
hi: सातवें घर (सप्तम भाव) में बुध का अर्थ लेते हैं: बातूनी, युवा-मन साथी और साझे का व्यापार। आठवें घर (अष्टम भाव) में बुध: जाँच, कर, बीमा और गुप्त विद्या।
hg: 7th house (saatve ghar, saptam bhav) me Budh ka arth lete hain: baatuni, yuva-mann saathi aur saajhe ka vyapar. 8th house (aathve ghar, ashtam bhav) me Budh: jaanch, tax, bima aur gupt vidya.
@what modern most JYOTISH
en: Mercury in the 9th (ninth) house is read as higher study, books, teaching and many journeys. In the 10th (tenth) house Mercury is read as trade, writing, computers and several lines of work.
hi: नौवें घर (नवम भाव) में बुध का अर्थ लेते हैं: उच्च शिक्षा, पुस्तकें, अध्यापन और यात्राएँ। दसवें घर (दशम भाव) में बुध: व्यापार, लेखन, कंप्यूटर और एक से अधिक काम।
hg: 9th house (nauve ghar, navam bhav) me Budh ka arth lete hain: uchch shiksha, pustakein, adhyapan aur yatrayein. 10th house (dasve ghar, dasham bhav) me Budh: vyapar, lekhan, computer aur ek se zyada kaam.
@what modern most JYOTISH
en: Mercury in the 11th (eleventh) house is read as gain by trade, networks and clever friends. In the 12th (twelfth) house Mercury is read as inward thought, foreign languages and work behind the scenes.
hi: ग्यारहवें घर (एकादश भाव) में बुध का अर्थ लेते हैं: व्यापार, संपर्क और चतुर मित्रों से लाभ। बारहवें घर (द्वादश भाव) में बुध: अंतर्मुख विचार, विदेशी भाषा और परदे के पीछे का काम।
hg: 11th house (gyarahve ghar, ekadash bhav) me Budh ka arth lete hain: vyapar, sampark aur chatur mitron se laabh. 12th house (barahve ghar, dwadash bhav) me Budh: antarmukh vichar, videshi bhasha aur parde ke peechhe ka kaam.
@do modern most JYOTISH
en: No house makes Mercury good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has worship of Ganesh on Wednesday and green fodder for cows; nothing has to be bought.
hi: कोई भाव अकेले बुध को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में बुधवार को गणेश पूजा और गाय को हरा चारा है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Budh ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Budhvar ko Ganesh puja aur gaay ko hara chaara hai; kuch kharidna nahi padta.
@see graha-budh, houses-in-general
@link /kundli

# jupiter-in-houses astro
@names
en: jupiter in the houses, jupiter in 1st house, jupiter in 2nd house, jupiter in 3rd house, jupiter in 4th house, jupiter in 5th house, jupiter in 6th house, jupiter in 7th house, jupiter in 8th house, jupiter in 9th house, jupiter in 10th house, jupiter in 11th house, jupiter in 12th house
hi: भावों में गुरु, पहले भाव में गुरु, दूसरे भाव में गुरु, तीसरे भाव में गुरु, चौथे भाव में गुरु, पाँचवें भाव में गुरु, छठे भाव में गुरु, सातवें भाव में गुरु, आठवें भाव में गुरु, नौवें भाव में गुरु, दसवें भाव में गुरु, ग्यारहवें भाव में गुरु, बारहवें भाव में गुरु, द्वितीय भाव में गुरु, तृतीय भाव में गुरु, चतुर्थ भाव में गुरु, पंचम भाव में गुरु, षष्ठ भाव में गुरु, सप्तम भाव में गुरु, अष्टम भाव में गुरु, नवम भाव में गुरु, दशम भाव में गुरु, एकादश भाव में गुरु, द्वादश भाव में गुरु, लग्न में गुरु, गुरु पहले भाव में, गुरु पहले घर में, गुरु दूसरे भाव में, गुरु दूसरे घर में, गुरु तीसरे भाव में, गुरु तीसरे घर में, गुरु चौथे भाव में, गुरु चौथे घर में, गुरु पाँचवें भाव में, गुरु पाँचवें घर में, गुरु छठे भाव में, गुरु छठे घर में, गुरु सातवें भाव में, गुरु सातवें घर में, गुरु आठवें भाव में, गुरु आठवें घर में, गुरु नौवें भाव में, गुरु नौवें घर में, गुरु दसवें भाव में, गुरु दसवें घर में, गुरु ग्यारहवें भाव में, गुरु ग्यारहवें घर में, गुरु बारहवें भाव में, गुरु बारहवें घर में, गुरु द्वितीय भाव में, गुरु तृतीय भाव में, गुरु चतुर्थ भाव में, गुरु पंचम भाव में, गुरु षष्ठ भाव में, गुरु सप्तम भाव में, गुरु अष्टम भाव में, गुरु नवम भाव में, गुरु दशम भाव में, गुरु एकादश भाव में, गुरु द्वादश भाव में
hg: bhavon me guru, guru 1st house me, guru 2nd house me, guru 3rd house me, guru 4th house me, guru 5th house me, guru 6th house me, guru 7th house me, guru 8th house me, guru 9th house me, guru 10th house me, guru 11th house me, guru 12th house me, pehle ghar me guru, doosre ghar me guru, teesre ghar me guru, chauthe ghar me guru, paanchve ghar me guru, chhathe ghar me guru, saatve ghar me guru, aathve ghar me guru, nauve ghar me guru, dasve ghar me guru, gyarahve ghar me guru, barahve ghar me guru, lagna bhav me guru, dwitiya bhav me guru, tritiya bhav me guru, chaturth bhav me guru, pancham bhav me guru, shashth bhav me guru, saptam bhav me guru, ashtam bhav me guru, navam bhav me guru, dasham bhav me guru, ekadash bhav me guru, dwadash bhav me guru, guru pehle ghar me, guru doosre ghar me, guru teesre ghar me, guru chauthe ghar me, guru paanchve ghar me, guru chhathe ghar me, guru saatve ghar me, guru aathve ghar me, guru nauve ghar me, guru dasve ghar me, guru gyarahve ghar me, guru barahve ghar me, guru lagna bhav me, guru dwitiya bhav me, guru tritiya bhav me, guru chaturth bhav me, guru pancham bhav me, guru shashth bhav me, guru saptam bhav me, guru ashtam bhav me, guru navam bhav me, guru dasham bhav me, guru ekadash bhav me, guru dwadash bhav me
@ask
en: what happens when Jupiter is in the seventh house | Jupiter in my 10th house effect on career | Jupiter in 1st house from lagna meaning | is Jupiter in the 8th house bad | Jupiter in 12th house good or bad | Jupiter sits in 5th house of my kundli | in which house is Jupiter good | Jupiter in second house money | Jupiter placed in fourth house home and mother | effects of Jupiter in all twelve houses | astrologer says my Jupiter is in 6th what does it mean | Jupiter in 9th bhava | Jupiter 3rd house or 11th house result
hi: गुरु सातवें घर में हो तो क्या होता है | गुरु दसवें भाव में हो तो करियर कैसा | गुरु लग्न में बैठा है क्या फल | गुरु आठवें भाव में हो तो बुरा है क्या | गुरु बारहवें घर में है डर की बात है क्या | गुरु पाँचवें घर में होने का मतलब | गुरु किस भाव में अच्छा होता है | गुरु दूसरे भाव में धन | कुंडली में गुरु चौथे घर में है | बारह भावों में गुरु का फल | गुरु छठे भाव में | गुरु नवम भाव का फल | गुरु तीसरे या ग्यारहवें भाव में
hg: guru 7th house me ho to kya hota hai | guru 10th house me career kaisa | guru lagna me baitha hai kya fal | guru 8 ghar me bura hai kya | guru 12th house me hai tension wali baat hai kya | guru 5th house me hone ka matlab | guru kis ghar me acha hota hai | guru 2nd house me paisa | kundli me guru 4th ghar me hai | 12 bhavo me guru ka fal | guru 6 bhav me | guru navam bhav me fal | guru teesre ya gyarahve ghar me
@what classical most PHAL
en: Jupiter is liked in the kendras and trikonas, in 2 and 11, and strongest by direction in the 1st. It widens its house, and where it looks (5th, 7th, 9th from it) even more. It is a leaning, coloured by sign and lord.
hi: गुरु केंद्र, त्रिकोण, 2 और 11वें भाव (घर) में पसंद किया जाता है, पहले में दिशा से सबसे बलवान। वह अपने भाव को और जहाँ देखता है (अपने से 5, 7, 9) उसे बढ़ाता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Guru kendra, trikon, 2 aur 11 bhav (house, ghar) me pasand kiya jaata hai, pehle me disha se sabse balwan. Woh apne bhav ko aur jahan dekhta hai (apne se 5, 7, 9) use badhata hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: Jupiter in the 1st (first) house is read as wisdom, good name, trust and fullness, its best place. In the 2nd (second) house Jupiter is read as savings, wise speech and a respected family.
hi: पहले घर (लग्न भाव) में गुरु का अर्थ लेते हैं: ज्ञान, यश, विश्वास और विस्तार, सबसे अच्छा स्थान। दूसरे घर (द्वितीय भाव) में गुरु: बचत, ज्ञानी वाणी और सम्मानित परिवार।
hg: 1st house (pehle ghar, lagna bhav) me Guru ka arth lete hain: gyan, yash, vishwas aur vistar, sabse achha sthan. 2nd house (doosre ghar, dwitiya bhav) me Guru: bachat, gyani vani aur sammanit parivar.
@what modern most JYOTISH
en: Jupiter in the 3rd (third) house is read as advice, writing and help to siblings; effort before luck. In the 4th (fourth) house Jupiter is read as a roomy home, a kind mother, education and peace.
hi: तीसरे घर (तृतीय भाव) में गुरु का अर्थ लेते हैं: सलाह, लेखन और भाई-बहन की मदद; भाग्य से पहले मेहनत। चौथे घर (चतुर्थ भाव) में गुरु: बड़ा घर, दयालु माता, शिक्षा और शांति।
hg: 3rd house (teesre ghar, tritiya bhav) me Guru ka arth lete hain: salah, lekhan aur bhai-behen ki madad; bhagya se pehle mehnat. 4th house (chauthe ghar, chaturth bhav) me Guru: bada ghar, dayalu maata, shiksha aur shanti.
@what modern most JYOTISH
en: Jupiter in the 5th (fifth) house is read as wisdom, mantra, teaching and joy in children; some say children later. In the 6th (sixth) house Jupiter is read as mercy to rivals, service and health work; weight asks care.
hi: पाँचवें घर (पंचम भाव) में गुरु का अर्थ लेते हैं: ज्ञान, मंत्र, अध्यापन और संतान का सुख; कुछ देर की बात कहते हैं। छठे घर (षष्ठ भाव) में गुरु: प्रतिद्वंद्वी पर दया, सेवा और स्वास्थ्य का काम; वज़न का ध्यान।
hg: 5th house (paanchve ghar, pancham bhav) me Guru ka arth lete hain: gyan, mantra, adhyapan aur santan ka sukh; kuch der ki baat kehte hain. 6th house (chhathe ghar, shashth bhav) me Guru: pratidwandwi par daya, seva aur swasthya ka kaam; wazan ka dhyan.
@what modern most JYOTISH
en: Jupiter in the 7th (seventh) house is read as a wise, well-meaning partner; many call it good for marriage. In the 8th (eighth) house Jupiter is read as protection, depth, inheritance and spiritual research.
hi: सातवें घर (सप्तम भाव) में गुरु का अर्थ लेते हैं: ज्ञानी, शुभचिंतक साथी; बहुत लोग विवाह के लिए अच्छा कहते हैं। आठवें घर (अष्टम भाव) में गुरु: रक्षा, गहराई, विरासत और आध्यात्मिक शोध।
hg: 7th house (saatve ghar, saptam bhav) me Guru ka arth lete hain: gyani, shubhchintak saathi; bahut log vivah ke liye achha kehte hain. 8th house (aathve ghar, ashtam bhav) me Guru: raksha, gehrai, virasat aur aadhyatmik shodh.
@what modern most JYOTISH
en: Jupiter in the 9th (ninth) house is read as grace, dharma, a good father or guru and fortune. In the 10th (tenth) house Jupiter is read as honest rise in teaching, law, finance or advice.
hi: नौवें घर (नवम भाव) में गुरु का अर्थ लेते हैं: कृपा, धर्म, अच्छे पिता या गुरु और भाग्य। दसवें घर (दशम भाव) में गुरु: अध्यापन, क़ानून, वित्त या सलाह में सच्ची उन्नति।
hg: 9th house (nauve ghar, navam bhav) me Guru ka arth lete hain: kripa, dharm, achhe pita ya guru aur bhagya. 10th house (dasve ghar, dasham bhav) me Guru: adhyapan, kanoon, finance ya salah me sachchi unnati.
@what modern most JYOTISH
en: Jupiter in the 11th (eleventh) house is read as steady gains, good friends and wishes fulfilled. In the 12th (twelfth) house Jupiter is read as giving, pilgrimage, foreign lands and moksha.
hi: ग्यारहवें घर (एकादश भाव) में गुरु का अर्थ लेते हैं: स्थिर लाभ, अच्छे मित्र और इच्छापूर्ति। बारहवें घर (द्वादश भाव) में गुरु: दान, तीर्थ, विदेश और मोक्ष।
hg: 11th house (gyarahve ghar, ekadash bhav) me Guru ka arth lete hain: sthir laabh, achhe mitra aur ichchha poorti. 12th house (barahve ghar, dwadash bhav) me Guru: daan, tirth, videsh aur moksh.
@do modern most JYOTISH
en: No house makes Jupiter good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has worship of Vishnu on Thursday and respect for teachers; nothing has to be bought.
hi: कोई भाव अकेले गुरु को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में गुरुवार को विष्णु पूजा और गुरुजनों का आदर है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Guru ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Guruvar ko Vishnu puja aur gurujanon ka aadar hai; kuch kharidna nahi padta.
@see graha-guru, houses-in-general
@link /kundli

# venus-in-houses astro
@names
en: venus in the houses, venus in 1st house, venus in 2nd house, venus in 3rd house, venus in 4th house, venus in 5th house, venus in 6th house, venus in 7th house, venus in 8th house, venus in 9th house, venus in 10th house, venus in 11th house, venus in 12th house
hi: भावों में शुक्र, पहले भाव में शुक्र, दूसरे भाव में शुक्र, तीसरे भाव में शुक्र, चौथे भाव में शुक्र, पाँचवें भाव में शुक्र, छठे भाव में शुक्र, सातवें भाव में शुक्र, आठवें भाव में शुक्र, नौवें भाव में शुक्र, दसवें भाव में शुक्र, ग्यारहवें भाव में शुक्र, बारहवें भाव में शुक्र, द्वितीय भाव में शुक्र, तृतीय भाव में शुक्र, चतुर्थ भाव में शुक्र, पंचम भाव में शुक्र, षष्ठ भाव में शुक्र, सप्तम भाव में शुक्र, अष्टम भाव में शुक्र, नवम भाव में शुक्र, दशम भाव में शुक्र, एकादश भाव में शुक्र, द्वादश भाव में शुक्र, लग्न में शुक्र, शुक्र पहले भाव में, शुक्र पहले घर में, शुक्र दूसरे भाव में, शुक्र दूसरे घर में, शुक्र तीसरे भाव में, शुक्र तीसरे घर में, शुक्र चौथे भाव में, शुक्र चौथे घर में, शुक्र पाँचवें भाव में, शुक्र पाँचवें घर में, शुक्र छठे भाव में, शुक्र छठे घर में, शुक्र सातवें भाव में, शुक्र सातवें घर में, शुक्र आठवें भाव में, शुक्र आठवें घर में, शुक्र नौवें भाव में, शुक्र नौवें घर में, शुक्र दसवें भाव में, शुक्र दसवें घर में, शुक्र ग्यारहवें भाव में, शुक्र ग्यारहवें घर में, शुक्र बारहवें भाव में, शुक्र बारहवें घर में, शुक्र द्वितीय भाव में, शुक्र तृतीय भाव में, शुक्र चतुर्थ भाव में, शुक्र पंचम भाव में, शुक्र षष्ठ भाव में, शुक्र सप्तम भाव में, शुक्र अष्टम भाव में, शुक्र नवम भाव में, शुक्र दशम भाव में, शुक्र एकादश भाव में, शुक्र द्वादश भाव में
hg: bhavon me shukra, shukra 1st house me, shukra 2nd house me, shukra 3rd house me, shukra 4th house me, shukra 5th house me, shukra 6th house me, shukra 7th house me, shukra 8th house me, shukra 9th house me, shukra 10th house me, shukra 11th house me, shukra 12th house me, pehle ghar me shukra, doosre ghar me shukra, teesre ghar me shukra, chauthe ghar me shukra, paanchve ghar me shukra, chhathe ghar me shukra, saatve ghar me shukra, aathve ghar me shukra, nauve ghar me shukra, dasve ghar me shukra, gyarahve ghar me shukra, barahve ghar me shukra, lagna bhav me shukra, dwitiya bhav me shukra, tritiya bhav me shukra, chaturth bhav me shukra, pancham bhav me shukra, shashth bhav me shukra, saptam bhav me shukra, ashtam bhav me shukra, navam bhav me shukra, dasham bhav me shukra, ekadash bhav me shukra, dwadash bhav me shukra, shukra pehle ghar me, shukra doosre ghar me, shukra teesre ghar me, shukra chauthe ghar me, shukra paanchve ghar me, shukra chhathe ghar me, shukra saatve ghar me, shukra aathve ghar me, shukra nauve ghar me, shukra dasve ghar me, shukra gyarahve ghar me, shukra barahve ghar me, shukra lagna bhav me, shukra dwitiya bhav me, shukra tritiya bhav me, shukra chaturth bhav me, shukra pancham bhav me, shukra shashth bhav me, shukra saptam bhav me, shukra ashtam bhav me, shukra navam bhav me, shukra dasham bhav me, shukra ekadash bhav me, shukra dwadash bhav me
@ask
en: what happens when Venus is in the seventh house | Venus in my 10th house effect on career | Venus in 1st house from lagna meaning | is Venus in the 8th house bad | Venus in 12th house good or bad | Venus sits in 5th house of my kundli | in which house is Venus good | Venus in second house money | Venus placed in fourth house home and mother | effects of Venus in all twelve houses | astrologer says my Venus is in 6th what does it mean | Venus in 9th bhava | Venus 3rd house or 11th house result
en: venus exalted in the twelfth for aries rising, husband abroad? | Venus in Pisces in 12th and married life
hi: शुक्र सातवें घर में हो तो क्या होता है | शुक्र दसवें भाव में हो तो करियर कैसा | शुक्र लग्न में बैठा है क्या फल | शुक्र आठवें भाव में हो तो बुरा है क्या | शुक्र बारहवें घर में है डर की बात है क्या | शुक्र पाँचवें घर में होने का मतलब | शुक्र किस भाव में अच्छा होता है | शुक्र दूसरे भाव में धन | कुंडली में शुक्र चौथे घर में है | बारह भावों में शुक्र का फल | शुक्र छठे भाव में | शुक्र नवम भाव का फल | शुक्र तीसरे या ग्यारहवें भाव में
hi: मेष लग्न, बारहवें मीन का उच्च शुक्र, पति विदेश रहेगा क्या
hg: shukra 7th house me ho to kya hota hai | shukra 10th house me career kaisa | shukra lagna me baitha hai kya fal | shukra 8 ghar me bura hai kya | shukra 12th house me hai tension wali baat hai kya | shukra 5th house me hone ka matlab | shukra kis ghar me acha hota hai | shukra 2nd house me paisa | kundli me shukra 4th ghar me hai | 12 bhavo me shukra ka fal | shukra 6 bhav me | shukra navam bhav me fal | shukra teesre ya gyarahve ghar me
hg: mesh lagna barahve meen ka uchch shukra pati videsh rahega kya
@what classical most PHAL
en: Venus does well in most houses, is strongest by direction in the 4th and praised even in the 12th. It lends its house love, taste and comfort. It is a leaning, coloured by sign and lord.
hi: शुक्र अधिकतर भावों (घर) में अच्छा है, चौथे में दिशा से सबसे बलवान, और बारहवें में भी सराहा जाता है। वह अपने भाव को प्रेम, रुचि और सुख देता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Shukra zyadatar bhavon (house, ghar) me achha hai, chauthe me disha se sabse balwan, aur barahve me bhi saraha jaata hai. Woh apne bhav ko prem, ruchi aur sukh deta hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: Venus in the 1st (first) house is read as charm, taste and a liking for love and art. In the 2nd (second) house Venus is read as sweet voice, fine food and money through beauty or art.
hi: पहले घर (लग्न भाव) में शुक्र का अर्थ लेते हैं: आकर्षण, रुचि और प्रेम व कला का शौक़। दूसरे घर (द्वितीय भाव) में शुक्र: मीठा स्वर, अच्छा भोजन और सौंदर्य या कला से धन।
hg: 1st house (pehle ghar, lagna bhav) me Shukra ka arth lete hain: aakarshan, ruchi aur prem va kala ka shauk. 2nd house (doosre ghar, dwitiya bhav) me Shukra: meetha swar, achha bhojan aur saundarya ya kala se dhan.
@what modern most JYOTISH
en: Venus in the 3rd (third) house is read as arts of hand, media, pleasant trips and sisters. In the 4th (fourth) house Venus is read as a lovely home, vehicles and comfort, its best place.
hi: तीसरे घर (तृतीय भाव) में शुक्र का अर्थ लेते हैं: हस्तकला, मीडिया, सुखद यात्राएँ और बहनें। चौथे घर (चतुर्थ भाव) में शुक्र: सुंदर घर, वाहन और सुख, सबसे अच्छा स्थान।
hg: 3rd house (teesre ghar, tritiya bhav) me Shukra ka arth lete hain: hastkala, media, sukhad yatrayein aur behnein. 4th house (chauthe ghar, chaturth bhav) me Shukra: sundar ghar, vahan aur sukh, sabse achha sthan.
@what modern most JYOTISH
en: Venus in the 5th (fifth) house is read as romance, art, films and joy in children. In the 6th (sixth) house Venus is read as service, design work and relations that ask for patience.
hi: पाँचवें घर (पंचम भाव) में शुक्र का अर्थ लेते हैं: प्रेम, कला, फ़िल्म और संतान का सुख। छठे घर (षष्ठ भाव) में शुक्र: सेवा, डिज़ाइन का काम और धैर्य माँगते रिश्ते।
hg: 5th house (paanchve ghar, pancham bhav) me Shukra ka arth lete hain: prem, kala, film aur santan ka sukh. 6th house (chhathe ghar, shashth bhav) me Shukra: seva, design ka kaam aur dhairya maangte rishte.
@what modern most JYOTISH
en: Venus in the 7th (seventh) house is read as an attractive, loving partner and gain by partnership. In the 8th (eighth) house Venus is read as money through partner, secrets of love and long comfort.
hi: सातवें घर (सप्तम भाव) में शुक्र का अर्थ लेते हैं: आकर्षक, प्रेमी साथी और साझेदारी से लाभ। आठवें घर (अष्टम भाव) में शुक्र: साथी से धन, प्रेम की गोपनीयता और दीर्घ सुख।
hg: 7th house (saatve ghar, saptam bhav) me Shukra ka arth lete hain: aakarshak, premi saathi aur saajhedari se laabh. 8th house (aathve ghar, ashtam bhav) me Shukra: saathi se dhan, prem ki gopniyata aur dirgh sukh.
@what modern most JYOTISH
en: Venus in the 9th (ninth) house is read as fortune through art, women or travel, a generous father. In the 10th (tenth) house Venus is read as work in art, fashion, hotels, vehicles or with women.
hi: नौवें घर (नवम भाव) में शुक्र का अर्थ लेते हैं: कला, महिलाओं या यात्रा से भाग्य, उदार पिता। दसवें घर (दशम भाव) में शुक्र: कला, फ़ैशन, होटल, वाहन या महिलाओं से जुड़ा काम।
hg: 9th house (nauve ghar, navam bhav) me Shukra ka arth lete hain: kala, mahilaon ya yatra se bhagya, udaar pita. 10th house (dasve ghar, dasham bhav) me Shukra: kala, fashion, hotel, vahan ya mahilaon se juda kaam.
@what modern most JYOTISH
en: Venus in the 11th (eleventh) house is read as income from luxury, art and friendly networks. In the 12th (twelfth) house Venus is read as comfort, foreign lands and love in private; spending likes a budget.
hi: ग्यारहवें घर (एकादश भाव) में शुक्र का अर्थ लेते हैं: विलास, कला और मित्रों से आय। बारहवें घर (द्वादश भाव) में शुक्र: सुख, विदेश और निजी प्रेम; ख़र्च का बजट रखें।
hg: 11th house (gyarahve ghar, ekadash bhav) me Shukra ka arth lete hain: luxury, kala aur mitron se aay. 12th house (barahve ghar, dwadash bhav) me Shukra: sukh, videsh aur niji prem; kharch ka budget rakhein.
@do modern most JYOTISH
en: No house makes Venus good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has worship of Lakshmi on Friday, cleanliness and respect for one's partner; nothing has to be bought.
hi: कोई भाव अकेले शुक्र को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में शुक्रवार को लक्ष्मी पूजा, सफ़ाई और साथी का आदर है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Shukra ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Shukravar ko Lakshmi puja, safai aur saathi ka aadar hai; kuch kharidna nahi padta.
@see graha-shukra, houses-in-general
@link /kundli

# saturn-in-houses astro
@names
en: saturn in the houses, saturn in 1st house, saturn in 2nd house, saturn in 3rd house, saturn in 4th house, saturn in 5th house, saturn in 6th house, saturn in 7th house, saturn in 8th house, saturn in 9th house, saturn in 10th house, saturn in 11th house, saturn in 12th house
hi: भावों में शनि, पहले भाव में शनि, दूसरे भाव में शनि, तीसरे भाव में शनि, चौथे भाव में शनि, पाँचवें भाव में शनि, छठे भाव में शनि, सातवें भाव में शनि, आठवें भाव में शनि, नौवें भाव में शनि, दसवें भाव में शनि, ग्यारहवें भाव में शनि, बारहवें भाव में शनि, द्वितीय भाव में शनि, तृतीय भाव में शनि, चतुर्थ भाव में शनि, पंचम भाव में शनि, षष्ठ भाव में शनि, सप्तम भाव में शनि, अष्टम भाव में शनि, नवम भाव में शनि, दशम भाव में शनि, एकादश भाव में शनि, द्वादश भाव में शनि, लग्न में शनि, शनि पहले भाव में, शनि पहले घर में, शनि दूसरे भाव में, शनि दूसरे घर में, शनि तीसरे भाव में, शनि तीसरे घर में, शनि चौथे भाव में, शनि चौथे घर में, शनि पाँचवें भाव में, शनि पाँचवें घर में, शनि छठे भाव में, शनि छठे घर में, शनि सातवें भाव में, शनि सातवें घर में, शनि आठवें भाव में, शनि आठवें घर में, शनि नौवें भाव में, शनि नौवें घर में, शनि दसवें भाव में, शनि दसवें घर में, शनि ग्यारहवें भाव में, शनि ग्यारहवें घर में, शनि बारहवें भाव में, शनि बारहवें घर में, शनि द्वितीय भाव में, शनि तृतीय भाव में, शनि चतुर्थ भाव में, शनि पंचम भाव में, शनि षष्ठ भाव में, शनि सप्तम भाव में, शनि अष्टम भाव में, शनि नवम भाव में, शनि दशम भाव में, शनि एकादश भाव में, शनि द्वादश भाव में
hg: bhavon me shani, shani 1st house me, shani 2nd house me, shani 3rd house me, shani 4th house me, shani 5th house me, shani 6th house me, shani 7th house me, shani 8th house me, shani 9th house me, shani 10th house me, shani 11th house me, shani 12th house me, pehle ghar me shani, doosre ghar me shani, teesre ghar me shani, chauthe ghar me shani, paanchve ghar me shani, chhathe ghar me shani, saatve ghar me shani, aathve ghar me shani, nauve ghar me shani, dasve ghar me shani, gyarahve ghar me shani, barahve ghar me shani, lagna bhav me shani, dwitiya bhav me shani, tritiya bhav me shani, chaturth bhav me shani, pancham bhav me shani, shashth bhav me shani, saptam bhav me shani, ashtam bhav me shani, navam bhav me shani, dasham bhav me shani, ekadash bhav me shani, dwadash bhav me shani, shani pehle ghar me, shani doosre ghar me, shani teesre ghar me, shani chauthe ghar me, shani paanchve ghar me, shani chhathe ghar me, shani saatve ghar me, shani aathve ghar me, shani nauve ghar me, shani dasve ghar me, shani gyarahve ghar me, shani barahve ghar me, shani lagna bhav me, shani dwitiya bhav me, shani tritiya bhav me, shani chaturth bhav me, shani pancham bhav me, shani shashth bhav me, shani saptam bhav me, shani ashtam bhav me, shani navam bhav me, shani dasham bhav me, shani ekadash bhav me, shani dwadash bhav me
@ask
en: what happens when Saturn is in the seventh house | Saturn in my 10th house effect on career | Saturn in 1st house from lagna meaning | is Saturn in the 8th house bad | Saturn in 12th house good or bad | Saturn sits in 5th house of my kundli | in which house is Saturn good | Saturn in second house money | Saturn placed in fourth house home and mother | effects of Saturn in all twelve houses | astrologer says my Saturn is in 6th what does it mean | Saturn in 9th bhava | Saturn 3rd house or 11th house result
hi: शनि सातवें घर में हो तो क्या होता है | शनि दसवें भाव में हो तो करियर कैसा | शनि लग्न में बैठा है क्या फल | शनि आठवें भाव में हो तो बुरा है क्या | शनि बारहवें घर में है डर की बात है क्या | शनि पाँचवें घर में होने का मतलब | शनि किस भाव में अच्छा होता है | शनि दूसरे भाव में धन | कुंडली में शनि चौथे घर में है | बारह भावों में शनि का फल | शनि छठे भाव में | शनि नवम भाव का फल | शनि तीसरे या ग्यारहवें भाव में
hg: shani 7th house me ho to kya hota hai | shani 10th house me career kaisa | shani lagna me baitha hai kya fal | shani 8 ghar me bura hai kya | shani 12th house me hai tension wali baat hai kya | shani 5th house me hone ka matlab | shani kis ghar me acha hota hai | shani 2nd house me paisa | kundli me shani 4th ghar me hai | 12 bhavo me shani ka fal | shani 6 bhav me | shani navam bhav me fal | shani teesre ya gyarahve ghar me
@what classical most PHAL
en: Saturn is liked in houses 3, 6, 10 and 11 and strongest by direction in the 7th. It makes the matters of its house slow, serious and lasting. It is a leaning, coloured by sign and lord.
hi: शनि 3, 6, 10 और 11वें भाव (घर) में पसंद किया जाता है, सातवें में दिशा से सबसे बलवान। वह अपने भाव के विषय को धीमा, गंभीर और टिकाऊ बनाता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Shani 3, 6, 10 aur 11 bhav (house, ghar) me pasand kiya jaata hai, saatve me disha se sabse balwan. Woh apne bhav ke vishay ko dheema, gambhir aur tikaau banata hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: Saturn in the 1st (first) house is read as seriousness, endurance and a slow start that grows firm. In the 2nd (second) house Saturn is read as thrift, few words and wealth built slowly.
hi: पहले घर (लग्न भाव) में शनि का अर्थ लेते हैं: गंभीरता, सहनशक्ति और धीमी पर पक्की शुरुआत। दूसरे घर (द्वितीय भाव) में शनि: मितव्ययिता, कम बोल और धीरे बनता धन।
hg: 1st house (pehle ghar, lagna bhav) me Shani ka arth lete hain: gambhirta, sehanshakti aur dheemi par pakki shuruaat. 2nd house (doosre ghar, dwitiya bhav) me Shani: kifayat, kam bol aur dheere banta dhan.
@what modern most JYOTISH
en: Saturn in the 3rd (third) house is read as perseverance, courage in need and steady skill, a good place. In the 4th (fourth) house Saturn is read as an old or later house, duty to mother; peace comes with years.
hi: तीसरे घर (तृतीय भाव) में शनि का अर्थ लेते हैं: लगन, समय पर साहस और पक्का हुनर, अच्छा स्थान। चौथे घर (चतुर्थ भाव) में शनि: पुराना या देर से घर, माता का दायित्व; शांति समय के साथ।
hg: 3rd house (teesre ghar, tritiya bhav) me Shani ka arth lete hain: lagan, samay par saahas aur pakka hunar, achha sthan. 4th house (chauthe ghar, chaturth bhav) me Shani: purana ya der se ghar, maata ka daayitva; shanti samay ke saath.
@what modern most JYOTISH
en: Saturn in the 5th (fifth) house is read as serious study, few loves and responsibility for children. In the 6th (sixth) house Saturn is read as endurance, victory over rivals and service, a good place.
hi: पाँचवें घर (पंचम भाव) में शनि का अर्थ लेते हैं: गंभीर पढ़ाई, कम प्रेम और संतान का दायित्व। छठे घर (षष्ठ भाव) में शनि: सहनशक्ति, प्रतिद्वंद्वी पर जीत और सेवा, अच्छा स्थान।
hg: 5th house (paanchve ghar, pancham bhav) me Shani ka arth lete hain: gambhir padhai, kam prem aur santan ka daayitva. 6th house (chhathe ghar, shashth bhav) me Shani: sehanshakti, pratidwandwi par jeet aur seva, achha sthan.
@what modern most JYOTISH
en: Saturn in the 7th (seventh) house is read as marriage a little later or with a mature, steady partner; it holds. In the 8th (eighth) house Saturn is read as long life by the texts, research and patience in change.
hi: सातवें घर (सप्तम भाव) में शनि का अर्थ लेते हैं: विवाह कुछ देर से या परिपक्व, स्थिर साथी से; टिकता है। आठवें घर (अष्टम भाव) में शनि: ग्रंथों में दीर्घायु, शोध और बदलाव में धैर्य।
hg: 7th house (saatve ghar, saptam bhav) me Shani ka arth lete hain: vivah kuch der se ya paripakva, sthir saathi se; tikta hai. 8th house (aathve ghar, ashtam bhav) me Shani: granthon me dirghayu, shodh aur badlav me dhairya.
@what modern most JYOTISH
en: Saturn in the 9th (ninth) house is read as own philosophy, a strict father and fortune that comes late. In the 10th (tenth) house Saturn is read as a slow, firm rise by work; responsibility and name.
hi: नौवें घर (नवम भाव) में शनि का अर्थ लेते हैं: अपना दर्शन, सख़्त पिता और देर से आता भाग्य। दसवें घर (दशम भाव) में शनि: काम से धीमी, पक्की उन्नति; दायित्व और नाम।
hg: 9th house (nauve ghar, navam bhav) me Shani ka arth lete hain: apna darshan, sakht pita aur der se aata bhagya. 10th house (dasve ghar, dasham bhav) me Shani: kaam se dheemi, pakki unnati; daayitva aur naam.
@what modern most JYOTISH
en: Saturn in the 11th (eleventh) house is read as lasting gains, old friends and income that grows, a very good place. In the 12th (twelfth) house Saturn is read as solitude, work abroad or in institutions; sleep likes rhythm.
hi: ग्यारहवें घर (एकादश भाव) में शनि का अर्थ लेते हैं: टिकाऊ लाभ, पुराने मित्र और बढ़ती आय, बहुत अच्छा स्थान। बारहवें घर (द्वादश भाव) में शनि: एकांत, विदेश या संस्था में काम; नींद का नियम रखें।
hg: 11th house (gyarahve ghar, ekadash bhav) me Shani ka arth lete hain: tikaau laabh, purane mitra aur badhti aay, bahut achha sthan. 12th house (barahve ghar, dwadash bhav) me Shani: ekant, videsh ya sanstha me kaam; neend ka niyam rakhein.
@do modern most JYOTISH
en: No house makes Saturn good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has a sesame oil lamp on Saturday, help for workers and honest work; nothing has to be bought.
hi: कोई भाव अकेले शनि को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में शनिवार को तिल के तेल का दीपक, श्रमिकों की मदद और ईमानदार काम है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Shani ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Shanivar ko til ke tel ka deepak, shramikon ki madad aur imaandar kaam hai; kuch kharidna nahi padta.
@see graha-shani, houses-in-general
@link /kundli

# rahu-in-houses astro
@names
en: rahu in the houses, rahu in 1st house, rahu in 2nd house, rahu in 3rd house, rahu in 4th house, rahu in 5th house, rahu in 6th house, rahu in 7th house, rahu in 8th house, rahu in 9th house, rahu in 10th house, rahu in 11th house, rahu in 12th house
hi: भावों में राहु, पहले भाव में राहु, दूसरे भाव में राहु, तीसरे भाव में राहु, चौथे भाव में राहु, पाँचवें भाव में राहु, छठे भाव में राहु, सातवें भाव में राहु, आठवें भाव में राहु, नौवें भाव में राहु, दसवें भाव में राहु, ग्यारहवें भाव में राहु, बारहवें भाव में राहु, द्वितीय भाव में राहु, तृतीय भाव में राहु, चतुर्थ भाव में राहु, पंचम भाव में राहु, षष्ठ भाव में राहु, सप्तम भाव में राहु, अष्टम भाव में राहु, नवम भाव में राहु, दशम भाव में राहु, एकादश भाव में राहु, द्वादश भाव में राहु, लग्न में राहु, राहु पहले भाव में, राहु पहले घर में, राहु दूसरे भाव में, राहु दूसरे घर में, राहु तीसरे भाव में, राहु तीसरे घर में, राहु चौथे भाव में, राहु चौथे घर में, राहु पाँचवें भाव में, राहु पाँचवें घर में, राहु छठे भाव में, राहु छठे घर में, राहु सातवें भाव में, राहु सातवें घर में, राहु आठवें भाव में, राहु आठवें घर में, राहु नौवें भाव में, राहु नौवें घर में, राहु दसवें भाव में, राहु दसवें घर में, राहु ग्यारहवें भाव में, राहु ग्यारहवें घर में, राहु बारहवें भाव में, राहु बारहवें घर में, राहु द्वितीय भाव में, राहु तृतीय भाव में, राहु चतुर्थ भाव में, राहु पंचम भाव में, राहु षष्ठ भाव में, राहु सप्तम भाव में, राहु अष्टम भाव में, राहु नवम भाव में, राहु दशम भाव में, राहु एकादश भाव में, राहु द्वादश भाव में
hg: bhavon me rahu, rahu 1st house me, rahu 2nd house me, rahu 3rd house me, rahu 4th house me, rahu 5th house me, rahu 6th house me, rahu 7th house me, rahu 8th house me, rahu 9th house me, rahu 10th house me, rahu 11th house me, rahu 12th house me, pehle ghar me rahu, doosre ghar me rahu, teesre ghar me rahu, chauthe ghar me rahu, paanchve ghar me rahu, chhathe ghar me rahu, saatve ghar me rahu, aathve ghar me rahu, nauve ghar me rahu, dasve ghar me rahu, gyarahve ghar me rahu, barahve ghar me rahu, lagna bhav me rahu, dwitiya bhav me rahu, tritiya bhav me rahu, chaturth bhav me rahu, pancham bhav me rahu, shashth bhav me rahu, saptam bhav me rahu, ashtam bhav me rahu, navam bhav me rahu, dasham bhav me rahu, ekadash bhav me rahu, dwadash bhav me rahu, rahu pehle ghar me, rahu doosre ghar me, rahu teesre ghar me, rahu chauthe ghar me, rahu paanchve ghar me, rahu chhathe ghar me, rahu saatve ghar me, rahu aathve ghar me, rahu nauve ghar me, rahu dasve ghar me, rahu gyarahve ghar me, rahu barahve ghar me, rahu lagna bhav me, rahu dwitiya bhav me, rahu tritiya bhav me, rahu chaturth bhav me, rahu pancham bhav me, rahu shashth bhav me, rahu saptam bhav me, rahu ashtam bhav me, rahu navam bhav me, rahu dasham bhav me, rahu ekadash bhav me, rahu dwadash bhav me
@ask
en: what happens when Rahu is in the seventh house | Rahu in my 10th house effect on career | Rahu in 1st house from lagna meaning | is Rahu in the 8th house bad | Rahu in 12th house good or bad | Rahu sits in 5th house of my kundli | in which house is Rahu good | Rahu placed in 2nd house savings | Rahu placed in fourth house home and mother | effects of Rahu in all twelve houses | astrologer says my Rahu is in 6th what does it mean | Rahu in 9th bhava | Rahu 3rd house or 11th house result
hi: राहु सातवें घर में हो तो क्या होता है | राहु दसवें भाव में हो तो करियर कैसा | राहु लग्न में बैठा है क्या फल | राहु आठवें भाव में हो तो बुरा है क्या | राहु बारहवें घर में है डर की बात है क्या | राहु पाँचवें घर में होने का मतलब | राहु किस भाव में अच्छा होता है | राहु दूसरे भाव में धन | कुंडली में राहु चौथे घर में है | बारह भावों में राहु का फल | राहु छठे भाव में | राहु नवम भाव का फल | राहु तीसरे या ग्यारहवें भाव में
hg: rahu 7th house me ho to kya hota hai | rahu 10th house me career kaisa | rahu lagna me baitha hai kya fal | rahu 8 ghar me bura hai kya | rahu 12th house me hai tension wali baat hai kya | rahu 5th house me hone ka matlab | rahu kis ghar me acha hota hai | rahu 2nd house me paisa | kundli me rahu 4th ghar me hai | 12 bhavo me rahu ka fal | rahu 6 bhav me | rahu navam bhav me fal | rahu teesre ya gyarahve ghar me
@what classical most PHAL
en: Rahu is liked in houses 3, 6, 10 and 11. He makes the matters of his house large, modern and restless; Ketu always stands in the seventh from him. It is a leaning, coloured by sign and lord.
hi: राहु 3, 6, 10 और 11वें भाव (घर) में पसंद किया जाता है। वह अपने भाव के विषय को बड़ा, आधुनिक और बेचैन बनाता है; केतु सदा उससे सातवें में होता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Rahu 3, 6, 10 aur 11 bhav (house, ghar) me pasand kiya jaata hai. Woh apne bhav ke vishay ko bada, aadhunik aur bechain banata hai; Ketu hamesha usse saatve me hota hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: Rahu in the 1st (first) house is read as ambition, an unusual look or path, wish to be seen. In the 2nd (second) house Rahu is read as unusual income, bold speech and appetite; keep accounts clear.
hi: पहले घर (लग्न भाव) में राहु का अर्थ लेते हैं: महत्वाकांक्षा, अलग रूप या राह, दिखने की चाह। दूसरे घर (द्वितीय भाव) में राहु: असामान्य आय, बेबाक वाणी और चाह; हिसाब साफ़ रखें।
hg: 1st house (pehle ghar, lagna bhav) me Rahu ka arth lete hain: mahatvakanksha, alag roop ya raah, dikhne ki chaah. 2nd house (doosre ghar, dwitiya bhav) me Rahu: asamanya aay, bebaak vani aur chaah; hisaab saaf rakhein.
@what modern most JYOTISH
en: Rahu in the 3rd (third) house is read as daring, media, technology and success by effort, a good place. In the 4th (fourth) house Rahu is read as a home far from the birthplace, many moves, wish for property.
hi: तीसरे घर (तृतीय भाव) में राहु का अर्थ लेते हैं: साहस, मीडिया, तकनीक और मेहनत से सफलता, अच्छा स्थान। चौथे घर (चतुर्थ भाव) में राहु: जन्मस्थान से दूर घर, स्थान बदलना, संपत्ति की चाह।
hg: 3rd house (teesre ghar, tritiya bhav) me Rahu ka arth lete hain: saahas, media, takneek aur mehnat se safalta, achha sthan. 4th house (chauthe ghar, chaturth bhav) me Rahu: janmsthan se door ghar, jagah badalna, sampatti ki chaah.
@what modern most JYOTISH
en: Rahu in the 5th (fifth) house is read as modern subjects, speculation (best left) and unusual love. In the 6th (sixth) house Rahu is read as winning against rivals and illness faced boldly, a good place.
hi: पाँचवें घर (पंचम भाव) में राहु का अर्थ लेते हैं: आधुनिक विषय, सट्टा (छोड़ना अच्छा) और अलग-सा प्रेम। छठे घर (षष्ठ भाव) में राहु: प्रतिद्वंद्वी पर जीत और रोग का साहस से सामना, अच्छा स्थान।
hg: 5th house (paanchve ghar, pancham bhav) me Rahu ka arth lete hain: aadhunik vishay, satta (chhodna achha) aur alag sa prem. 6th house (chhathe ghar, shashth bhav) me Rahu: pratidwandwi par jeet aur rog ka saahas se saamna, achha sthan.
@what modern most JYOTISH
en: Rahu in the 7th (seventh) house is read as a partner of another background or love of one's own choice; clear words help. In the 8th (eighth) house Rahu is read as research, sudden turns, occult interest and tax or insurance work.
hi: सातवें घर (सप्तम भाव) में राहु का अर्थ लेते हैं: अलग पृष्ठभूमि का साथी या अपनी पसंद; साफ़ बात सहायक। आठवें घर (अष्टम भाव) में राहु: शोध, अचानक मोड़, गूढ़ रुचि और कर या बीमा का काम।
hg: 7th house (saatve ghar, saptam bhav) me Rahu ka arth lete hain: alag background ka saathi ya apni pasand; saaf baat sahayak. 8th house (aathve ghar, ashtam bhav) me Rahu: shodh, achanak mod, goodh ruchi aur tax ya bima ka kaam.
@what modern most JYOTISH
en: Rahu in the 9th (ninth) house is read as foreign lands, own beliefs and teachers of other traditions. In the 10th (tenth) house Rahu is read as rise in modern, foreign or political fields, a good place.
hi: नौवें घर (नवम भाव) में राहु का अर्थ लेते हैं: विदेश, अपने विश्वास और अलग परंपरा के गुरु। दसवें घर (दशम भाव) में राहु: आधुनिक, विदेशी या राजनीतिक क्षेत्र में उन्नति, अच्छा स्थान।
hg: 9th house (nauve ghar, navam bhav) me Rahu ka arth lete hain: videsh, apne vishwas aur alag parampara ke guru. 10th house (dasve ghar, dasham bhav) me Rahu: aadhunik, videshi ya rajneetik kshetra me unnati, achha sthan.
@what modern most JYOTISH
en: Rahu in the 11th (eleventh) house is read as large or sudden gains and wide networks, its best place. In the 12th (twelfth) house Rahu is read as foreign lands, spending and vivid dreams; sleep and simple habits help.
hi: ग्यारहवें घर (एकादश भाव) में राहु का अर्थ लेते हैं: बड़ा या अचानक लाभ और विस्तृत संपर्क, सबसे अच्छा स्थान। बारहवें घर (द्वादश भाव) में राहु: विदेश, ख़र्च और तीव्र सपने; नींद और सादगी सहायक।
hg: 11th house (gyarahve ghar, ekadash bhav) me Rahu ka arth lete hain: bada ya achanak laabh aur vistrit sampark, sabse achha sthan. 12th house (barahve ghar, dwadash bhav) me Rahu: videsh, kharch aur teevra sapne; neend aur saadgi sahayak.
@do modern most JYOTISH
en: No house makes Rahu good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has prayer to Durga or Bhairav, food for dogs and clear, honest dealings; nothing has to be bought.
hi: कोई भाव अकेले राहु को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में दुर्गा या भैरव की प्रार्थना, कुत्तों को भोजन और साफ़ व्यवहार है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Rahu ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Durga ya Bhairav ki prarthna, kutton ko bhojan aur saaf vyavhar hai; kuch kharidna nahi padta.
@see graha-rahu, houses-in-general
@link /kundli

# ketu-in-houses astro
@names
en: ketu in the houses, ketu in 1st house, ketu in 2nd house, ketu in 3rd house, ketu in 4th house, ketu in 5th house, ketu in 6th house, ketu in 7th house, ketu in 8th house, ketu in 9th house, ketu in 10th house, ketu in 11th house, ketu in 12th house
hi: भावों में केतु, पहले भाव में केतु, दूसरे भाव में केतु, तीसरे भाव में केतु, चौथे भाव में केतु, पाँचवें भाव में केतु, छठे भाव में केतु, सातवें भाव में केतु, आठवें भाव में केतु, नौवें भाव में केतु, दसवें भाव में केतु, ग्यारहवें भाव में केतु, बारहवें भाव में केतु, द्वितीय भाव में केतु, तृतीय भाव में केतु, चतुर्थ भाव में केतु, पंचम भाव में केतु, षष्ठ भाव में केतु, सप्तम भाव में केतु, अष्टम भाव में केतु, नवम भाव में केतु, दशम भाव में केतु, एकादश भाव में केतु, द्वादश भाव में केतु, लग्न में केतु, केतु पहले भाव में, केतु पहले घर में, केतु दूसरे भाव में, केतु दूसरे घर में, केतु तीसरे भाव में, केतु तीसरे घर में, केतु चौथे भाव में, केतु चौथे घर में, केतु पाँचवें भाव में, केतु पाँचवें घर में, केतु छठे भाव में, केतु छठे घर में, केतु सातवें भाव में, केतु सातवें घर में, केतु आठवें भाव में, केतु आठवें घर में, केतु नौवें भाव में, केतु नौवें घर में, केतु दसवें भाव में, केतु दसवें घर में, केतु ग्यारहवें भाव में, केतु ग्यारहवें घर में, केतु बारहवें भाव में, केतु बारहवें घर में, केतु द्वितीय भाव में, केतु तृतीय भाव में, केतु चतुर्थ भाव में, केतु पंचम भाव में, केतु षष्ठ भाव में, केतु सप्तम भाव में, केतु अष्टम भाव में, केतु नवम भाव में, केतु दशम भाव में, केतु एकादश भाव में, केतु द्वादश भाव में
hg: bhavon me ketu, ketu 1st house me, ketu 2nd house me, ketu 3rd house me, ketu 4th house me, ketu 5th house me, ketu 6th house me, ketu 7th house me, ketu 8th house me, ketu 9th house me, ketu 10th house me, ketu 11th house me, ketu 12th house me, pehle ghar me ketu, doosre ghar me ketu, teesre ghar me ketu, chauthe ghar me ketu, paanchve ghar me ketu, chhathe ghar me ketu, saatve ghar me ketu, aathve ghar me ketu, nauve ghar me ketu, dasve ghar me ketu, gyarahve ghar me ketu, barahve ghar me ketu, lagna bhav me ketu, dwitiya bhav me ketu, tritiya bhav me ketu, chaturth bhav me ketu, pancham bhav me ketu, shashth bhav me ketu, saptam bhav me ketu, ashtam bhav me ketu, navam bhav me ketu, dasham bhav me ketu, ekadash bhav me ketu, dwadash bhav me ketu, ketu pehle ghar me, ketu doosre ghar me, ketu teesre ghar me, ketu chauthe ghar me, ketu paanchve ghar me, ketu chhathe ghar me, ketu saatve ghar me, ketu aathve ghar me, ketu nauve ghar me, ketu dasve ghar me, ketu gyarahve ghar me, ketu barahve ghar me, ketu lagna bhav me, ketu dwitiya bhav me, ketu tritiya bhav me, ketu chaturth bhav me, ketu pancham bhav me, ketu shashth bhav me, ketu saptam bhav me, ketu ashtam bhav me, ketu navam bhav me, ketu dasham bhav me, ketu ekadash bhav me, ketu dwadash bhav me
@ask
en: what happens when Ketu is in the seventh house | Ketu in my 10th house effect on career | Ketu in 1st house from lagna meaning | is Ketu in the 8th house bad | Ketu in 12th house good or bad | Ketu sits in 5th house of my kundli | in which house is Ketu good | Ketu in second house money | Ketu placed in fourth house home and mother | effects of Ketu in all twelve houses | astrologer says my Ketu is in 6th what does it mean | Ketu in 9th bhava | Ketu 3rd house or 11th house result
hi: केतु सातवें घर में हो तो क्या होता है | केतु दसवें भाव में हो तो करियर कैसा | केतु लग्न में बैठा है क्या फल | केतु आठवें भाव में हो तो बुरा है क्या | केतु बारहवें घर में है डर की बात है क्या | केतु पाँचवें घर में होने का मतलब | केतु किस भाव में अच्छा होता है | केतु दूसरे भाव में धन | कुंडली में केतु चौथे घर में है | बारह भावों में केतु का फल | केतु छठे भाव में | केतु नवम भाव का फल | केतु तीसरे या ग्यारहवें भाव में
hg: ketu 7th house me ho to kya hota hai | ketu 10th house me career kaisa | ketu lagna me baitha hai kya fal | ketu 8 ghar me bura hai kya | ketu 12th house me hai tension wali baat hai kya | ketu 5th house me hone ka matlab | ketu kis ghar me acha hota hai | ketu 2nd house me paisa | kundli me ketu 4th ghar me hai | 12 bhavo me ketu ka fal | ketu 6 bhav me | ketu navam bhav me fal | ketu teesre ya gyarahve ghar me
@what classical most PHAL
en: Ketu is liked in houses 3, 6 and 11, and in 9 and 12 for faith and moksha. He lets the matters of his house go inward; Rahu always stands in the seventh from him. It is a leaning, coloured by sign and lord.
hi: केतु 3, 6 और 11वें भाव (घर) में पसंद किया जाता है, और 9, 12 में श्रद्धा व मोक्ष के लिए। वह अपने भाव के विषय को भीतर मोड़ता है; राहु सदा उससे सातवें में होता है। यह झुकाव है, राशि और स्वामी से रंगा।
hg: Ketu 3, 6 aur 11 bhav (house, ghar) me pasand kiya jaata hai, aur 9, 12 me shraddha va moksh ke liye. Woh apne bhav ke vishay ko bheetar modta hai; Rahu hamesha usse saatve me hota hai. Yeh jhukav hai, rashi aur swami se ranga.
@what modern most JYOTISH
en: Ketu in the 1st (first) house is read as reserve, intuition and little interest in outer show. In the 2nd (second) house Ketu is read as few words, simple food and a loose hold on money.
hi: पहले घर (लग्न भाव) में केतु का अर्थ लेते हैं: संकोच, अंतर्ज्ञान और दिखावे में कम रुचि। दूसरे घर (द्वितीय भाव) में केतु: कम बोल, सादा भोजन और धन से कम लगाव।
hg: 1st house (pehle ghar, lagna bhav) me Ketu ka arth lete hain: sankoch, antargyan aur dikhave me kam ruchi. 2nd house (doosre ghar, dwitiya bhav) me Ketu: kam bol, saada bhojan aur dhan se kam lagaav.
@what modern most JYOTISH
en: Ketu in the 3rd (third) house is read as quiet courage, skill and inner strength, a good place. In the 4th (fourth) house Ketu is read as moves of home and a search for inner peace.
hi: तीसरे घर (तृतीय भाव) में केतु का अर्थ लेते हैं: शांत साहस, हुनर और भीतरी बल, अच्छा स्थान। चौथे घर (चतुर्थ भाव) में केतु: घर बदलना और भीतरी शांति की खोज।
hg: 3rd house (teesre ghar, tritiya bhav) me Ketu ka arth lete hain: shaant saahas, hunar aur bheetri bal, achha sthan. 4th house (chauthe ghar, chaturth bhav) me Ketu: ghar badalna aur bheetri shanti ki khoj.
@what modern most JYOTISH
en: Ketu in the 5th (fifth) house is read as mantra, research, intuition; children deserve plain closeness. In the 6th (sixth) house Ketu is read as healing skill, few enemies and service, a good place.
hi: पाँचवें घर (पंचम भाव) में केतु का अर्थ लेते हैं: मंत्र, शोध, अंतर्ज्ञान; संतान को खुला स्नेह दें। छठे घर (षष्ठ भाव) में केतु: उपचार का हुनर, कम शत्रु और सेवा, अच्छा स्थान।
hg: 5th house (paanchve ghar, pancham bhav) me Ketu ka arth lete hain: mantra, shodh, antargyan; santan ko khula sneh dein. 6th house (chhathe ghar, shashth bhav) me Ketu: upchar ka hunar, kam shatru aur seva, achha sthan.
@what modern most JYOTISH
en: Ketu in the 7th (seventh) house is read as a quiet or spiritual partner; closeness needs words. In the 8th (eighth) house Ketu is read as occult study, intuition and sudden insight.
hi: सातवें घर (सप्तम भाव) में केतु का अर्थ लेते हैं: शांत या आध्यात्मिक साथी; निकटता को शब्द चाहिए। आठवें घर (अष्टम भाव) में केतु: गूढ़ विद्या, अंतर्ज्ञान और अचानक सूझ।
hg: 7th house (saatve ghar, saptam bhav) me Ketu ka arth lete hain: shaant ya aadhyatmik saathi; nikatata ko shabd chahiye. 8th house (aathve ghar, ashtam bhav) me Ketu: goodh vidya, antargyan aur achanak soojh.
@what modern most JYOTISH
en: Ketu in the 9th (ninth) house is read as faith of one's own, pilgrimage and questions to teachers. In the 10th (tenth) house Ketu is read as work that changes or serves a higher aim, research.
hi: नौवें घर (नवम भाव) में केतु का अर्थ लेते हैं: अपनी श्रद्धा, तीर्थ और गुरु से प्रश्न। दसवें घर (दशम भाव) में केतु: बदलता या ऊँचे उद्देश्य का काम, शोध।
hg: 9th house (nauve ghar, navam bhav) me Ketu ka arth lete hain: apni shraddha, tirth aur guru se prashn. 10th house (dasve ghar, dasham bhav) me Ketu: badalta ya oonche uddeshya ka kaam, shodh.
@what modern most JYOTISH
en: Ketu in the 11th (eleventh) house is read as few wishes, unexpected gains and few but true friends. In the 12th (twelfth) house Ketu is read as meditation, moksha and rest from the world, its best place.
hi: ग्यारहवें घर (एकादश भाव) में केतु का अर्थ लेते हैं: कम इच्छाएँ, अप्रत्याशित लाभ और थोड़े पर सच्चे मित्र। बारहवें घर (द्वादश भाव) में केतु: ध्यान, मोक्ष और संसार से विश्राम, सबसे अच्छा स्थान।
hg: 11th house (gyarahve ghar, ekadash bhav) me Ketu ka arth lete hain: kam ichchhayein, achanak laabh aur thode par sachche mitra. 12th house (barahve ghar, dwadash bhav) me Ketu: dhyan, moksh aur sansar se vishram, sabse achha sthan.
@do modern most JYOTISH
en: No house makes Ketu good or bad by itself; look at its sign, its lord and who looks at it before worrying. Custom has worship of Ganesh, a blanket given and some quiet time; nothing has to be bought.
hi: कोई भाव अकेले केतु को अच्छा या बुरा नहीं बनाता; चिंता से पहले उसकी राशि, स्वामी और दृष्टि देखें। रिवाज में गणेश पूजा, कंबल का दान और थोड़ा एकांत है; कुछ ख़रीदना नहीं पड़ता।
hg: Koi bhav akele Ketu ko achha ya bura nahi banata; chinta se pehle uski rashi, swami aur drishti dekhein. Riwaz me Ganesh puja, kambal ka daan aur thoda ekant hai; kuch kharidna nahi padta.
@see graha-ketu, houses-in-general
@link /kundli

# saturn-in-7 astro
@names
en: saturn in seventh delays marriage, exalted saturn in 7th, saturn in 7th for marriage
hi: सप्तम में शनि, सातवें में शनि से विवाह में देरी, सप्तम में उच्च का शनि
hg: saptam me shani, satve me shani se shadi me der, saptam me uchch ka shani
@ask
en: families say no when they hear Saturn is in my seventh, does it delay or break | shani in the 7th in Tula, straight answer please | Saturn sits in the marriage house, I am thirty, will it hold | Saturn in 7th and divorce, is it true | proposals go away because of shani in seventh | does Saturn in the 7th mean an old husband | exalted Saturn in the seventh house for Aries lagna | remedy for Saturn in seventh house and late marriage | saturn in 7th with venus | seventh house shani my daughter is 28
en: my daughter is 27 with Saturn in Aquarius in the seventh, old groom?
hi: सप्तम में शनि सुनते ही रिश्ते वाले मना कर देते हैं | शनि सातवें भाव में तुला का है, देर करता है या तोड़ता है | विवाह के घर में शनि, तीस की हूँ, निभेगा क्या | सातवें शनि से तलाक़ होता है क्या | सप्तम शनि से बूढ़ा पति मिलता है क्या | मेष लग्न में सातवें उच्च का शनि | सप्तम शनि और देर से विवाह का उपाय | शनि शुक्र सातवें में | बेटी के सातवें शनि है, अट्ठाईस की हो गई
hi: बेटी 27 की, सप्तम में कुंभ का शनि, बूढ़ा दूल्हा मिलेगा क्या
hg: saptam me shani sunte hi rishte wale mana kar dete hai | shani satve bhav me tula ka hai, der karta hai ya todta hai | shadi ke ghar me shani, 30 ki hu, nibhega kya | satve shani se talaq hota hai kya | saptam shani se budha pati milta hai kya | mesh lagna me satve uchch ka shani | saptam shani aur late shadi ka upay | shani shukra satve me | beti ke satve me shani hai 28 ki ho gayi | seedha batao saptam ka shani shadi todta hai kya
hg: beti 27 saal ki saptam me kumbh ka shani buddha dulha milega kya
@ok classical most PHAL
en: Saturn in the 7th is read as delay, not breakage: marriage later, with a mature, serious partner, and a lasting bond. It even has its directional strength there.
hi: सातवें का शनि देर का संकेत है, तोड़ने का नहीं: विवाह कुछ देर से, गंभीर और परिपक्व साथी से, और टिकाऊ संबंध। दिशा बल भी उसे यहीं मिलता है।
hg: Satve ka Shani der ka sanket hai, todne ka nahi: vivah kuch der se, gambhir aur mature saathi se, aur tikau rishta. Disha bal bhi use yahin milta hai.
@which classical wide BPHS
en: In Tula Saturn is exalted (uchch), and in the 7th, a kendra, that makes Shasha yoga: one of the supportive places. A break is judged from the 7th lord, Venus and the navamsa together, never from Saturn alone.
hi: तुला में शनि उच्च का है, और सातवें यानी केंद्र में होने से शश योग बनता है: यह सहायक स्थिति है। टूटना केवल शनि से नहीं, सप्तमेश, शुक्र और नवांश से मिलाकर देखते हैं।
hg: Tula me Shani uchch ka hai, aur satve yani kendra me hone se Shash yog banta hai: yeh sahayak sthiti hai. Tootna keval Shani se nahi, saptamesh, Shukra aur navamsha se milakar dekhte hain.
@do modern most CUSTOM
en: Tell families calmly that the texts read Saturn in the 7th as maturity. Custom adds a sesame oil lamp on Saturday and help for workers; nothing has to be bought, and thirty is no late age for a good match.
hi: घरवालों को शांति से बताएँ कि शास्त्र सातवें शनि को परिपक्वता मानते हैं। रीति में शनिवार को तिल तेल का दीपक और श्रमिकों की मदद है; कुछ ख़रीदना ज़रूरी नहीं, और तीस अच्छे रिश्ते के लिए देर नहीं।
hg: Gharwalon ko shanti se batayein ki shastra satve Shani ko maturity maante hain. Reeti me Shanivar ko til tel ka deepak aur mazdooron ki madad hai; kuch kharidna zaroori nahi, aur tees achhe rishte ke liye der nahi.
@see saturn-in-houses, marriage-when
@link /kundli

# ketu-in-12 astro
@names
en: ketu in twelfth monk, ketu in 12th and marriage, ketu in 12th moksha, will become a sannyasi
hi: बारहवें में केतु, बारहवें केतु से संन्यास, संन्यासी बनेगा
hg: barahve me ketu, 12th me ketu sanyas, sanyasi banega
@ask
en: astrologer says my son will leave home as a monk because Ketu is in the twelfth | Ketu in 12th, will he never marry | the boy's ketu is in 12, girl's side has backed out | does ketu in 12th house give sannyas | my mother cries that I will renounce the world | ketu twelfth house and foreign land | last birth, ketu in 12 means moksha | which yoga makes one a sannyasi | ketu in the 12th bed pleasures denied | rahu in 6 ketu in 12
hi: ज्योतिषी कहते हैं बारहवें केतु से बेटा साधु बन जाएगा | बारहवें भाव में केतु है तो शादी नहीं होगी क्या | लड़के के बारहवें केतु देखकर लड़की वाले पीछे हट गए | क्या बारहवाँ केतु संन्यास देता है | माँ रोती हैं कि मैं घर छोड़ दूँगा | बारहवाँ केतु और विदेश | बारहवें केतु का मतलब आख़िरी जन्म है क्या | संन्यास योग कैसे बनता है | छठे राहु बारहवें केतु | उम्र पच्चीस, बारहवें में केतु
hg: jyotishi bole barahve ketu se beta sadhu ban jayega | barahve bhav me ketu hai to shadi nahi hogi kya | ladke ke 12th me ketu dekhkar ladki wale peeche hat gaye | kya barahva ketu sanyas deta hai | mummy roti hai ki main ghar chhod dunga | 12th ketu aur videsh | barahve ketu matlab aakhri janam hai kya | sanyas yog kaise banta hai | chhathe rahu barahve ketu | umar 25, barahve me ketu
@ok classical most PHAL
en: No, Ketu in the 12th does not make anybody a monk and does not deny marriage. It shows a spiritual bent, love of quiet, foreign places and at times detachment; many such people have families.
hi: नहीं, बारहवें का केतु किसी को संन्यासी नहीं बनाता और विवाह नहीं रोकता। यह आध्यात्मिक झुकाव, एकांत, विदेश और कभी विरक्ति बताता है; ऐसे बहुत लोग गृहस्थ हैं।
hg: Nahi, barahve ka Ketu kisi ko sanyasi nahi banata aur vivah nahi rokta. Yeh adhyatmik jhukav, ekant, videsh aur kabhi virakti batata hai; aise bahut log grihasth hain.
@which classical most BPHS
en: For marriage astrologers look at the 7th house, its lord and Venus. A sannyas yoga needs four or more planets in one house by the texts; a single Ketu is none.
hi: विवाह के लिए सातवाँ भाव, सप्तमेश और शुक्र देखे जाते हैं। संन्यास योग ग्रंथों में एक भाव में चार या अधिक ग्रहों से कहा है; अकेला केतु नहीं।
hg: Vivah ke liye satva bhav (7th house), saptamesh aur Shukra dekhe jaate hain. Sanyas yog granthon me ek bhav me chaar ya zyada grahon se kaha hai; akela Ketu nahi.
@do modern wide SENSE
en: Tell your mother that the 12th is Ketu's best house, for prayer and rest. What a young man does with his life he decides; nobody can read it from one planet.
hi: माँ को बताएँ कि बारहवाँ भाव केतु का सबसे अच्छा स्थान है, ध्यान और शांति का। जीवन में क्या करना है यह व्यक्ति तय करता है; एक ग्रह से कोई नहीं जान सकता।
hg: Maa ko batayein ki barahva bhav Ketu ki sabse achhi jagah hai, dhyan aur shanti ki. Jeevan me kya karna hai yeh insaan tay karta hai; ek graha se koi nahi jaan sakta.
@see ketu-in-houses

# fifth-house-children astro
@names
en: jupiter retrograde in fifth, fifth house children fear, no children in the chart, saturn in fifth children, rahu in fifth children, ketu in fifth children
hi: पंचम में वक्री गुरु, पंचम भाव से संतान, संतान योग नहीं, पंचम में राहु से संतान, पंचम में शनि से संतान
hg: pancham me vakri guru, pancham se santan, santan yog nahi, pancham me rahu se santan, pancham me shani se santan
@ask
en: third IUI going on and an aunt said Jupiter retrograde in fifth means childless | Rahu in the fifth house, will we have children, report is normal | astrologer looked at my phone and said no child in the chart | saturn in 5th delays children | two miscarriages, they blame ketu in fifth | my 5th house is empty, no kids | jupiter in fifth house bad for sons, karako bhava nashaya | we are in fertility treatment and a relative frightened me about my kundli | fifth lord in eighth and pregnancy fear | does the chart show infertility
hi: आईवीएफ़ चल रहा है और किसी ने कहा पंचम में वक्री गुरु, बच्चे नहीं होंगे | पंचम में राहु है, संतान होगी क्या, जाँच ठीक है | ज्योतिषी ने कह दिया कुंडली में संतान नहीं | पंचम में शनि से संतान में देरी | दो बार गर्भ गिरा, पंचम केतु को दोष देते हैं | पाँचवाँ भाव ख़ाली है तो संतान नहीं क्या | गुरु पंचम में हो तो संतान नाश, यह सच है क्या | इलाज चल रहा है, रिश्तेदार ने कुंडली से डरा दिया | पंचमेश आठवें में
hg: ivf chal raha aur kisi ne bola pancham me vakri guru bacche nahi honge | 5th me rahu hai santan hogi kya report normal hai | jyotishi ne bol diya kundli me santan nahi | pancham me shani se santan me deri | do baar miscarriage, pancham ketu ko dosh dete | 5th house khali hai to santan nahi kya | guru pancham me ho to santan nash sach hai kya | ilaaj chal raha rishtedar ne kundli se dara diya | panchmesh athve me | guru vakri 5th me doctor sab thik bolte
@ok classical most PHAL
en: No, neither a retrograde Jupiter nor Rahu, Ketu or Saturn in the 5th denies children; at most it is read as delay. Jupiter in the house of children is mostly read well.
hi: नहीं, न वक्री गुरु और न पंचम का राहु, केतु या शनि संतान से वंचित करता है; अधिक से अधिक देरी पढ़ी जाती है। संतान के भाव में गुरु को प्रायः अच्छा मानते हैं।
hg: Nahi, na vakri Guru aur na pancham ka Rahu, Ketu ya Shani santan se vanchit karta hai; zyada se zyada deri padhi jaati hai. Santan ke bhav me Guru ko aksar achha maante hain.
@do modern wide SENSE
en: Trust your doctor and not a glance at a phone: nobody can know from a chart whether a child will come. Rest, sleep and a person who listens help you now; Tele-MANAS 14416 listens too, free, day and night.
hi: डॉक्टर पर भरोसा रखें, फ़ोन पर देखी कुंडली पर नहीं: संतान होगी या नहीं यह कुंडली से कोई नहीं जान सकता। अभी आराम, नींद और सुनने वाला कोई अपना काम आता है; टेली-मानस 14416 भी दिन-रात मुफ़्त सुनता है।
hg: Doctor par bharosa rakhein, phone par dekhi kundli par nahi: santan hogi ya nahi yeh kundli se koi nahi jaan sakta. Abhi aaram, neend aur sunne wala koi apna kaam aata hai; Tele-MANAS 14416 bhi din-raat free sunta hai.
@which classical most BPHS
en: Astrologers read children from the 5th house, its lord and Jupiter in both charts, with the saptamsha (D7), so one planet says little. An empty 5th house is quite usual.
hi: संतान के लिए दोनों कुंडलियों का पाँचवाँ भाव, उसका स्वामी, गुरु और सप्तांश (D7) देखते हैं, इसलिए एक ग्रह कम बताता है। ख़ाली पाँचवाँ भाव सामान्य बात है।
hg: Santan ke liye dono kundliyon ka paanchva bhav, uska swami, Guru aur saptamsha (D7) dekhte hain, isliye ek graha kam batata hai. Khali paanchva bhav saamanya baat hai.
@see child-when, jupiter-in-houses

# rahu-in-7 astro
@names
en: rahu in seventh marriage, rahu ketu axis marriage, ketu in seventh marriage
hi: सप्तम में राहु, सातवें राहु से विवाह, सप्तम में केतु
hg: saptam me rahu, satve rahu se shadi, saptam me ketu
@ask
en: Rahu is in my 7th house, will my husband cheat | boy's family rejected us for Rahu in seventh | rahu in 7th means inter caste marriage | ketu in the seventh, detached spouse | rahu in seventh and two marriages fear | remedies for rahu in 7th before marriage | love marriage outside community rahu 7th | rahu in 7th with venus affair | ketu in 7th late marriage
hi: मेरे सातवें भाव में राहु है, पति धोखा देगा क्या | सातवें राहु के कारण रिश्ता टूट गया | सप्तम राहु से अंतरजातीय विवाह होता है क्या | सप्तम में केतु, साथी उदासीन रहेगा | सातवें राहु से दो शादी का डर | सप्तम राहु का उपाय शादी से पहले | सातवें राहु शुक्र | सप्तम केतु से देर
hg: mere satve bhav me rahu hai pati dhokha dega kya | satve rahu ki wajah se rishta toot gaya | saptam rahu se intercaste shadi hoti hai kya | saptam me ketu saathi udaseen rahega | satve rahu se do shadi ka dar | saptam rahu ka upay shadi se pehle | satve rahu shukra | saptam ketu se der
@ok classical most PHAL
en: Rahu in the 7th breaks no marriage: it is read as an unusual match, from another place, community or way of life, strong attraction, and a need for plain honesty. Cheating cannot be read from it.
hi: सातवें का राहु विवाह नहीं तोड़ता: इसे अलग तरह का रिश्ता, दूसरी जगह, समाज या ढंग का साथी, तेज़ आकर्षण और साफ़ बात की ज़रूरत पढ़ते हैं। धोखा इससे नहीं जाना जा सकता।
hg: Satve ka Rahu vivah nahi todta: ise alag tarah ka rishta, doosri jagah, samaj ya dhang ka saathi, tez aakarshan aur saaf baat ki zaroorat padhte hain. Dhokha isse nahi jaana ja sakta.
@which classical most PHAL
en: Ketu in the 7th, with Rahu in the lagna, is read as a quiet or spiritual partner and a bond that needs words. The lord of the 7th, Venus and the navamsa are always read beside them.
hi: सातवें का केतु, लग्न में राहु के साथ, शांत या आध्यात्मिक साथी और बातचीत माँगने वाला संबंध बताता है। सप्तमेश, शुक्र और नवांश साथ में ज़रूर देखते हैं।
hg: Satve ka Ketu, lagna me Rahu ke saath, shaant ya adhyatmik saathi aur baatcheet maangne wala rishta batata hai. Saptamesh, Shukra aur navamsha saath me zaroor dekhte hain.
@do modern most CUSTOM
en: Take time to know each other and both families; speak openly of money and faith. Custom has Durga for Rahu and Ganesh for Ketu; nothing has to be bought.
hi: एक-दूसरे और दोनों परिवारों को जानने का समय लें; पैसे और आस्था पर खुलकर बात करें। रीति में राहु के लिए दुर्गा और केतु के लिए गणेश की पूजा है; कुछ ख़रीदना ज़रूरी नहीं।
hg: Ek-doosre aur dono parivaron ko jaanne ka samay lein; paise aur aastha par khulkar baat karein. Reeti me Rahu ke liye Durga aur Ketu ke liye Ganesh ki puja hai; kuch kharidna zaroori nahi.
@see rahu-in-houses, ketu-in-houses, house-7

# eighth-house-planets astro
@names
en: mars in eighth fear, saturn in eighth fear, moon in eighth, planets in the eighth house, ashtam fear
hi: अष्टम में मंगल, अष्टम में शनि, अष्टम में चंद्र, आठवें ग्रह का डर
hg: ashtam me mangal, ashtam me shani, ashtam me chandra, athve graha ka dar
@ask
en: Mars is in the eighth, they say I will be a widow | moon in 8th house short life told to my mother | saturn in eighth accident fear | groom has mars in eighth, should my sister say no | three planets in my 8th house | sun in eighth father trouble | ketu in eighth house surgery | pandit scared me with the eighth house | is 8th house always bad | venus in eighth marriage
hi: मंगल आठवें में है, कहते हैं विधवा योग है | आठवें चंद्र से आयु कम होती है क्या | आठवें शनि से दुर्घटना का डर | लड़के का मंगल अष्टम में, बहन मना कर दे क्या | मेरे अष्टम में तीन ग्रह हैं | अष्टम सूर्य और पिता | अष्टम केतु और ऑपरेशन | पंडित ने आठवें भाव से डरा दिया | आठवाँ भाव हमेशा बुरा होता है क्या | अष्टम शुक्र और विवाह
hg: mangal athve me hai bolte vidhwa yog hai | athve chandra se umar kam hoti hai kya | athve shani se accident ka dar | ladke ka mangal ashtam me behen mana kar de kya | mere ashtam me teen graha hai | ashtam surya aur pita | ashtam ketu aur operation | pandit ne 8th house se dara diya | athva ghar hamesha bura hota hai kya | ashtam shukra aur shadi
@ok classical most PHAL
en: No planet in the 8th foretells death, widowhood or accidents; nobody can know such things from a chart. The 8th stands for change, depth, research, inheritance and the spouse's family.
hi: आठवें का कोई ग्रह मृत्यु, वैधव्य या दुर्घटना नहीं बताता; ऐसी बात कुंडली से कोई नहीं जान सकता। आठवाँ भाव बदलाव, गहराई, शोध, विरासत और जीवनसाथी के परिवार का है।
hg: Athve ka koi graha mrityu, vaidhavya ya durghatna nahi batata; aisi baat kundli se koi nahi jaan sakta. Athva bhav badlav, gehrai, research, virasat aur jeevansathi ke parivar ka hai.
@which classical most PHAL
en: In the 8th Mars is read as energy and courage in crisis (and counted manglik), Saturn as long life, the Moon as deep feeling, Mercury and Jupiter as research, Venus as gain through the partner. Sign and lord colour it.
hi: आठवें में मंगल को संकट में साहस (और मांगलिक), शनि को दीर्घायु, चंद्र को गहरी भावना, बुध-गुरु को शोध, शुक्र को साथी से लाभ पढ़ते हैं। राशि और स्वामी इसे रंगते हैं।
hg: Athve me Mangal ko sankat me saahas (aur manglik), Shani ko lambi aayu, Chandra ko gehri bhavna, Budh-Guru ko research, Shukra ko saathi se laabh padhte hain. Rashi aur swami ise rangte hain.
@do modern most CUSTOM
en: Let no rishta go for one planet: a Mars in its own sign or one like it on the other side is taken as balanced. Who wishes says the Mahamrityunjaya mantra; nothing dear is needed.
hi: एक ग्रह के लिए रिश्ता न छोड़ें: स्वराशि का मंगल या दूसरी ओर वैसा ही ग्रह हो तो संतुलन माना जाता है। चाहें तो महामृत्युंजय जपें; महँगा कुछ ज़रूरी नहीं।
hg: Ek graha ke liye rishta na chhodein: apni rashi ka Mangal ya doosri taraf waisa hi graha ho to santulan maana jaata hai. Chahein to Mahamrityunjaya japein; mehnga kuch zaroori nahi.
@see house-8, mangal-dosh

# mercury-retrograde-signing astro
@names
en: signing during mercury retrograde, contract in mercury retrograde, lease in mercury retrograde
hi: बुध वक्री में साइन, बुध वक्री में अनुबंध, वक्री बुध में हस्ताक्षर
hg: budh vakri me sign, mercury retrograde me contract, vakri budh me agreement
en: mercury retrograde dates, mercury retrograde rules
hi: बुध वक्री, बुध वक्री कब, मर्करी रेट्रोग्रेड
hg: budh vakri, budh vakri kab, mercury retrograde kab
en: mercury retrograde do and do not, things to avoid in mercury retrograde
hi: बुध वक्री में क्या न करें
hg: budh vakri me kya na kare
@ask
en: mercury is retrograde and the lease has to be signed this week, parents say wait | may I sign a job contract in mercury retrograde | buying a laptop while mercury is retrograde | launch of my website falls in mercury retrograde | broker says sign now, mother says budh is vakri | does Indian astrology forbid papers in mercury retrograde | wedding contract with the hall during vakri budh | visa interview in mercury retrograde | exam form filling when mercury is retrograde | mercury retrograde travel delay fear
hi: बुध वक्री है और दफ़्तर का किरायानामा इसी हफ़्ते साइन होना है | वक्री बुध में नौकरी का अनुबंध साइन करें क्या | बुध वक्री में लैपटॉप लेना | वेबसाइट की शुरुआत वक्री बुध में | दलाल कहता है अभी साइन करो, माँ कहती हैं बुध वक्री है | ज्योतिष में वक्री बुध में काग़ज़ मना हैं क्या | वक्री बुध में वीज़ा इंटरव्यू | बुध वक्री में परीक्षा फ़ॉर्म भरना
hg: budh vakri hai aur office ka lease isi hafte sign hona hai | vakri budh me job contract sign kare kya | mercury retrograde me laptop lena | website launch vakri budh me | broker bolta abhi sign karo mummy bolti budh vakri hai | jyotish me vakri budh me kagaz mana hai kya | vakri budh me visa interview | budh vakri me exam form bharna | mercury retrograde me agreement taal de kya
en: mercury retrograde what not to do | when is mercury retrograde in 2027 | should I buy a phone in mercury retrograde | can I travel in mercury retrograde
hi: बुध वक्री में क्या न करें | 2027 में बुध कब वक्री है | बुध वक्री में मोबाइल ख़रीदें क्या
hg: mercury retrograde me kya nahi kare | 2027 me budh kab vakri hai | budh vakri me mobile kharide kya
@ok modern most JYOTISH
en: You may sign: the Indian tradition has no ban on contracts while Mercury is retrograde; that fear comes from modern Western astrology. Read the papers twice, and postpone only if it costs nothing.
hi: साइन कर सकते हैं: भारतीय परंपरा में वक्री बुध में अनुबंध की मनाही नहीं; यह डर पश्चिमी ज्योतिष से आया है। काग़ज़ दो बार पढ़ें, और तभी टालें जब कुछ न बिगड़े।
hg: Sign kar sakte hain: Bharatiya parampara me vakri Budh me contract mana nahi; yeh darr western astrology se aaya hai. Kaagaz do baar padhein, aur tabhi taalein jab kuch na bigde.
@do modern most CUSTOM
en: Choose a good hour: a Wednesday or Thursday, a Mercury hora or good choghadiya, outside rahu kaal, with Ganesh remembered. Keep copies and check names, dates and sums.
hi: अच्छी घड़ी चुनें: बुधवार या गुरुवार, बुध की होरा या अच्छा चौघड़िया, राहु काल छोड़कर, गणेश का स्मरण। प्रतियाँ रखें और नाम, तारीख़, रकम जाँचें।
hg: Achhi ghadi chunein: Budhvar ya Guruvar, Budh ki hora ya achha choghadiya, rahu kaal chhodkar, Ganesh ka smaran. Copy rakhein aur naam, tareekh, rakam jaanchein.
@when modern wide ASTRO
en: Mercury is retrograde about three weeks, three times a year; in early 2027 from about 9 February to 3 March. Life and business go on in those weeks everywhere.
hi: बुध साल में तीन बार लगभग तीन हफ़्ते वक्री रहता है; 2027 की शुरुआत में लगभग 9 फ़रवरी से 3 मार्च। इन हफ़्तों में काम-काज हर जगह चलता है।
hg: Budh saal me teen baar lagbhag teen hafte vakri rehta hai; 2027 ki shuruaat me lagbhag 9 February se 3 March. In hafton me kaam-kaaj har jagah chalta hai.
@do modern most JYOTISH
en: While Mercury is retrograde nothing must stop: buying, travel, exams and signing go on. Use the weeks to check, back up and finish old work; read each paper, ticket and address twice.
hi: बुध वक्री हो तो कुछ रोकना नहीं है: ख़रीद, यात्रा, परीक्षा, हस्ताक्षर चलते हैं। इन हफ़्तों में जाँचें, बैकअप लें, पुराना काम पूरा करें; हर काग़ज़, टिकट और पता दो बार पढ़ें।
hg: Budh vakri ho to kuch rokna nahi hai: kharid, yatra, pariksha, hastakshar chalte hain. In hafton me jaanchein, backup lein, purana kaam poora karein; har kaagaz, ticket aur pata do baar padhein.
@see retrograde

# lagna-lord-placed astro
@names
en: lagna lord in the eighth house, lagna lord in the sixth house, lagna lord in the twelfth house, ascendant lord placement, weak lagna lord, lagna lord in 8th, lagna lord in 6th, lagna lord in 12th
hi: लग्नेश आठवें में, लग्नेश छठे में, लग्नेश बारहवें में, लग्नेश कमज़ोर, लग्न का स्वामी आठवें में
hg: lagnesh athve me, lagnesh 6th me, lagnesh barahve me, lagnesh kamzor, lagna ka swami athve me
@ask
en: my ascendant lord sits in the 8th and the astrologer made a face | lagnesh in the sixth house, always ill? | lord of lagna in the twelfth | lagna lord debilitated what to do | lagnesh combust meaning | my lagna lord is in the seventh | lagna lord in 10th or 11th house good | how to strengthen the lagna lord | lagna lord in 8th short life fear
hi: लग्नेश आठवें भाव में है, ज्योतिषी उदास हो गए | लग्नेश छठे में है तो बीमार रहूँगा क्या | लग्न का स्वामी बारहवें में | लग्नेश नीच है क्या करें | लग्नेश अस्त का मतलब | लग्नेश सातवें में | लग्नेश दसवें या ग्यारहवें में अच्छा है | लग्नेश को मज़बूत कैसे करें | लग्नेश आठवें में हो तो आयु कम होती है क्या
hg: lagnesh athve bhav me hai jyotishi udas ho gaye | lagnesh chhathe me hai to bimar rahunga kya | lagna ka swami barahve me | lagnesh neech hai kya kare | lagnesh ast ka matlab | lagnesh satve me | lagnesh dasve ya gyarahve me acha hai | lagnesh ko mazboot kaise kare | lagnesh athve me ho to umar kam hoti hai kya
@what classical most BPHS
en: The lagna lord shows where one's energy goes. In 6, 8 or 12 it is read as effort, service, research, inner depth or foreign lands; it is no sign of a short life or bad luck.
hi: लग्नेश बताता है कि ऊर्जा कहाँ लगती है। 6, 8 या 12 में इसे मेहनत, सेवा, शोध, भीतर की गहराई या विदेश पढ़ते हैं; यह अल्पायु या दुर्भाग्य का चिह्न नहीं।
hg: Lagnesh batata hai ki urja kahan lagti hai. 6, 8 ya 12 me ise mehnat, seva, research, bheetar ki gehrai ya videsh padhte hain; yeh kam umar ya durbhagya ka chinh nahi.
@which classical most BPHS
en: In 1, 4, 7, 10 or 5, 9 the lagna lord is counted strong, in 11 and 2 good for gains. Sign, aspects of Jupiter and the navamsa can lift it anywhere.
hi: 1, 4, 7, 10 या 5, 9 में लग्नेश बलवान, 11 और 2 में लाभ के लिए अच्छा मानते हैं। राशि, गुरु की दृष्टि और नवांश इसे कहीं भी उठा सकते हैं।
hg: 1, 4, 7, 10 ya 5, 9 me lagnesh balwan, 11 aur 2 me laabh ke liye achha maante hain. Rashi, Guru ki drishti aur navamsha ise kahin bhi utha sakte hain.
@do modern most CUSTOM
en: To honour the lagna lord custom keeps its weekday, its simple mantra and a small gift to somebody in need; sleep, movement and a doctor for health come first. No stone has to be bought.
hi: लग्नेश के लिए रीति में उसका वार, सरल मंत्र और ज़रूरतमंद को छोटा दान है; सेहत के लिए नींद, व्यायाम और डॉक्टर पहले हैं। कोई रत्न ख़रीदना ज़रूरी नहीं।
hg: Lagnesh ke liye reeti me uska vaar, saral mantra aur zarooratmand ko chhota daan hai; sehat ke liye neend, exercise aur doctor pehle hain. Koi ratna kharidna zaroori nahi.
@see house-1, house-8

# seventh-lord-placed astro
@names
en: seventh lord in the twelfth, seventh lord in the sixth, seventh lord in the eighth, seventh lord placement, 7th lord in 12th, 7th lord in 8th, 7th lord in 6th, retrograde seventh lord
hi: सप्तमेश बारहवें में, सप्तमेश छठे में, सप्तमेश आठवें में, 7वें का स्वामी बारहवें में, सप्तमेश वक्री, सप्तमेश शनि
hg: saptamesh barahve me, saptamesh chhathe me, saptamesh athve me, 7th lord barahve me, saptamesh vakri, saptamesh shani
@ask
en: lord of the 7th is in the 12th house, foreign spouse? | my seventh lord sits in the sixth, will there be divorce | 7th lord in 8th house fear of losing husband | seventh lord debilitated late marriage | 7th lord in 5th love marriage | seventh lord in the 1st or 10th house | seventh lord retrograde | 7th lord combust and marriage | saptamesh in 3rd house meaning
en: proposals come and break, the 7th lord Saturn is retrograde
hi: सप्तमेश बारहवें में है, विदेशी जीवनसाथी मिलेगा क्या | मेरा सप्तमेश छठे में, तलाक़ होगा क्या | सप्तमेश आठवें में, डर लग रहा है | सप्तमेश नीच, देर से शादी | सप्तमेश पंचम में प्रेम विवाह | सप्तमेश लग्न या दशम में | सप्तमेश वक्री | सप्तमेश अस्त और विवाह | सप्तमेश तीसरे भाव में
hi: रिश्ते आते हैं और टूट जाते हैं, सप्तमेश शनि वक्री
hg: saptamesh barahve me hai videshi jeevansathi milega kya | mera saptamesh chhathe me talaq hoga kya | saptamesh athve me dar lag raha hai | saptamesh neech late shadi | saptamesh pancham me love marriage | saptamesh lagna ya dasham me | saptamesh vakri | saptamesh ast aur shadi | saptamesh tisre bhav me
hg: rishte aate hai aur toot jate hai saptamesh shani vakri
@what classical most BPHS
en: The 7th lord colours marriage by its house: in 12 a partner from afar or life abroad, in 6 differences that ask for patience, in 8 depth and change, in 5 love, in 10 work together, in 1 a close bond.
hi: सप्तमेश अपने भाव से विवाह को रंगता है: 12 में दूर का साथी या विदेश, 6 में मतभेद और धैर्य, 8 में गहराई और बदलाव, 5 में प्रेम, 10 में साथ काम, 1 में घनिष्ठता।
hg: Saptamesh apne bhav se vivah ko rangta hai: 12 me door ka saathi ya videsh, 6 me matbhed aur dhairya, 8 me gehrai aur badlav, 5 me prem, 10 me saath kaam, 1 me ghanishthata.
@ok modern most JYOTISH
en: None of these places means divorce, widowhood or no marriage, and nobody can know whom you will marry. Venus, Jupiter, the 7th house and the navamsa are read with it.
hi: इनमें से किसी का अर्थ तलाक़, वैधव्य या अविवाह नहीं, और किससे विवाह होगा यह कोई नहीं जान सकता। शुक्र, गुरु, सप्तम भाव और नवांश साथ देखे जाते हैं।
hg: Inme se kisi ka arth talaq, vaidhavya ya avivah nahi, aur kisse shadi hogi yeh koi nahi jaan sakta. Shukra, Guru, saptam bhav aur navamsha saath dekhe jaate hain.
@see house-7, navamsa

# many-planets-together astro
@names
en: four planets in one house, five planets in one house, stellium, many planets in the twelfth
hi: एक भाव में चार ग्रह, एक भाव में पाँच ग्रह, एक घर में बहुत ग्रह
hg: ek bhav me 4 graha, ek ghar me 5 graha, ek bhav me bahut graha
@ask
en: I have six planets in the twelfth house, is that dangerous | four planets together in my 8th house | all planets on one side of the chart | five planets in one sign in my baby's chart | too many planets in one house bad | stellium in the seventh and marriage | three planets with rahu in lagna | a reel said five planets in one house is a curse
hi: बारहवें भाव में छह ग्रह हैं, ख़तरनाक है क्या | आठवें में चार ग्रह साथ | सारे ग्रह कुंडली की एक ओर | बच्चे की कुंडली में पाँच ग्रह एक राशि में | एक घर में बहुत ग्रह बुरे होते हैं क्या | सातवें में चार ग्रह और शादी | लग्न में राहु के साथ तीन ग्रह | रील में कहा पाँच ग्रह एक साथ शाप हैं
hg: barahve bhav me 6 graha hai khatarnak hai kya | athve me 4 graha saath | saare graha kundli ki ek taraf | bacche ki kundli me 5 graha ek rashi me | ek ghar me bahut graha bure hote hai kya | satve me 4 graha aur shadi | lagna me rahu ke saath 3 graha | reel me bola 5 graha ek saath shraap hai
@ok modern most JYOTISH
en: Many planets in one house are no curse and no danger: the matters of that house simply fill more of one's life. In the 12th they are read as quiet work, foreign lands, hospitals, ashrams or research.
hi: एक भाव में बहुत ग्रह न शाप हैं, न ख़तरा: उस भाव के विषय जीवन में ज़्यादा जगह लेते हैं। बारहवें में इसे एकांत का काम, विदेश, अस्पताल, आश्रम या शोध पढ़ते हैं।
hg: Ek bhav me bahut graha na shraap hain, na khatra: us bhav ke vishay jeevan me zyada jagah lete hain. Barahve me ise ekant ka kaam, videsh, hospital, ashram ya research padhte hain.
@which classical most PHAL
en: Such groups come about every year when slow and quick planets meet, so thousands born in those weeks share them. The lord of that house and the strongest planet there are read first.
hi: ऐसे समूह हर साल बनते हैं जब धीमे और तेज़ ग्रह मिलते हैं, इसलिए उन हफ़्तों के हज़ारों लोगों में होते हैं। पहले उस भाव का स्वामी और वहाँ का सबसे बलवान ग्रह देखते हैं।
hg: Aise samooh har saal bante hain jab dheeme aur tez graha milte hain, isliye un hafton ke hazaron logon me hote hain. Pehle us bhav ka swami aur wahan ka sabse balwan graha dekhte hain.
@see yuti, house-12

# marriage-dasha astro
@names
en: dasha for marriage, which mahadasha gives marriage, marriage in ketu mahadasha, marriage in saturn mahadasha
hi: विवाह की दशा, किस दशा में शादी, केतु महादशा में शादी, शनि महादशा में शादी
hg: shadi ki dasha, kis dasha me shadi hoti hai, ketu mahadasha me shadi, shani mahadasha me shadi
@ask
en: does marriage happen in the ketu period | in whose dasha do people marry | mine is saturn mahadasha and I am 30, will marriage come in it | venus antardasha and wedding | which sub period brings a proposal | rahu mahadasha love marriage | moon dasha marriage possible | is my dasha stopping marriage
en: divorce talk in saturn mahadasha
hi: केतु की दशा में शादी होती है क्या | किसकी दशा में विवाह होता है | शनि महादशा है, तीस का हूँ, इसमें शादी होगी क्या | शुक्र की अंतर्दशा और विवाह | किस अंतर्दशा में रिश्ता आता है | राहु महादशा में प्रेम विवाह | क्या दशा शादी रोक रही है
hi: शनि की महादशा में विवाह टूट रहा है, दशा से है क्या
hg: ketu ki dasha me shadi hoti hai kya | kiski dasha me vivah hota hai | shani mahadasha hai 30 ka hu isme shadi hogi kya | shukra ki antardasha aur shadi | kis antardasha me rishta aata hai | rahu mahadasha me love marriage | kya dasha shadi rok rahi hai
hg: shani mahadasha me shadi toot rahi dasha se hai kya
@which classical most BPHS
en: Marriage is looked for in the dasha or antardasha of the 7th lord, of planets in the 7th, of Venus, for many also of Jupiter, the lagna lord and Rahu. In any mahadasha, Ketu's too, such sub-periods come.
hi: विवाह सप्तमेश, सप्तम में बैठे ग्रह, शुक्र, कई लोगों के मत से गुरु, लग्नेश और राहु की दशा या अंतर्दशा में देखते हैं। हर महादशा में, केतु की भी, ऐसी अंतर्दशाएँ आती हैं।
hg: Vivah saptamesh, saptam me baithe graha, Shukra, kai logon ke mat se Guru, lagnesh aur Rahu ki dasha ya antardasha me dekhte hain. Har mahadasha me, Ketu ki bhi, aisi antardashayein aati hain.
@ok modern wide JYOTISH
en: No dasha forbids a marriage, and none gives a date that anybody can know. Periods are taken as times to look more actively, with relatives and friends told.
hi: कोई दशा विवाह नहीं रोकती और कोई ऐसी तारीख़ नहीं देती जो जानी जा सके। दशा को ज़्यादा कोशिश का समय मानें, और परिवार-मित्रों को बताएँ।
hg: Koi dasha shadi nahi rokti aur koi aisi tareekh nahi deti jo jaani ja sake. Dasha ko zyada koshish ka samay maanein, aur parivar-doston ko batayein.
@see marriage-when, antardasha
@link /kundli

# rahu-in-lagna astro
@names
en: rahu in the ascendant cheating, rahu in lagna, rahu on the ascendant
hi: लग्न का राहु, लग्न में राहु से धोखा
hg: lagna me rahu, lagna ka rahu
@ask
en: Rahu sits on my ascendant, do people cheat me because of it | Rahu in lagna personality | rahu in first house fear and confusion | child with Rahu in the ascendant tells lies | rahu in lagna ketu in seventh marriage | rahu lagna looks and name | is rahu in lagna very bad
hi: लग्न में राहु है इसलिए लोग धोखा देते हैं क्या | लग्न के राहु का स्वभाव | लग्न में राहु, मन में भ्रम और डर | बच्चे के लग्न में राहु, झूठ बोलता है | लग्न में राहु सातवें केतु और शादी | लग्न का राहु बहुत बुरा है क्या
hg: lagna me rahu hai isliye log dhokha dete hai kya | lagna ke rahu ka swabhav | lagna me rahu mann me bhram aur dar | bacche ke lagna me rahu jhooth bolta hai | lagna me rahu satve ketu aur shadi | lagna ka rahu bahut bura hai kya
@ok classical most PHAL
en: Rahu in the lagna is not bad: it is read as ambition, an own way, charm and foreign links, with restlessness and doubts about oneself. That others cheat you cannot be read from it.
hi: लग्न का राहु बुरा नहीं: इसे महत्वाकांक्षा, अपना रास्ता, आकर्षण और विदेश पढ़ते हैं, साथ में बेचैनी और अपने पर संदेह। दूसरे धोखा देंगे यह इससे नहीं जाना जा सकता।
hg: Lagna ka Rahu bura nahi: ise ambition, apna raasta, aakarshan aur videsh padhte hain, saath me bechaini aur apne par shak. Doosre dhokha denge yeh isse nahi jaana ja sakta.
@do modern most CUSTOM
en: Plain guards help: written agreements, slow decisions, few secrets, good sleep. Custom adds Durga's prayer and a little quiet each day; a child who lies needs trust and time, not a ring.
hi: सीधे उपाय काम आते हैं: लिखित समझौते, धीरे निर्णय, कम छिपाव, अच्छी नींद। रीति में दुर्गा की प्रार्थना और रोज़ थोड़ी शांति है; झूठ बोलते बच्चे को भरोसा और समय चाहिए, अँगूठी नहीं।
hg: Seedhe upay kaam aate hain: likhit agreement, dheere faisle, kam chhupav, achhi neend. Reeti me Durga ki prarthna aur roz thodi shanti hai; jhooth bolte bacche ko bharosa aur samay chahiye, ring nahi.
@see rahu-in-houses

# planets-heavy-on-parents astro
@names
en: child's planets harm the parents, my planets make my mother ill, chart heavy on the father, birth brought bad luck to the family
hi: बच्चे के ग्रह माता-पिता पर भारी, मेरे ग्रहों से माँ बीमार, कुंडली पिता पर भारी
hg: bacche ke graha maa baap par bhari, mere graho se maa bimar, kundli pita par bhari
@ask
en: Moon in the sixth, mother is ill, is it because of my chart | father lost his job after my birth, they blame my planets | sun with saturn means trouble to father | relatives say the newborn is unlucky for the house | astrologer told my parents that I am heavy on them | mother died when I was small, was it my kundli | brother's business fell after the baby came
hi: चंद्र छठे में है, माँ बीमार रहती हैं, मेरी वजह से है क्या | मेरे जन्म के बाद पिता की नौकरी गई, मेरे ग्रहों को दोष देते हैं | सूर्य शनि साथ तो पिता को कष्ट | रिश्तेदार नवजात को अशुभ कहते हैं | ज्योतिषी ने कहा मैं माता-पिता पर भारी हूँ | बचपन में माँ चली गईं, मेरी कुंडली से हुआ क्या
hg: chandra chhathe me hai maa bimar rehti hai meri wajah se hai kya | mere janm ke baad papa ki naukri gayi mere graho ko dosh dete | surya shani saath to papa ko kasht | rishtedar naye bacche ko ashubh bolte | jyotishi bola main maa baap par bhari hu | bachpan me maa chali gayi meri kundli se hua kya
@ok modern wide JYOTISH
en: No, your chart makes nobody ill and takes nobody's job: each person has a chart, a body and a life of their own. A child is never the cause of a parent's trouble.
hi: नहीं, आपकी कुंडली किसी को बीमार नहीं करती और किसी की नौकरी नहीं लेती: हर व्यक्ति की अपनी कुंडली, अपना शरीर और अपना जीवन है। बच्चा कभी माता-पिता के कष्ट का कारण नहीं होता।
hg: Nahi, aapki kundli kisi ko bimar nahi karti aur kisi ki naukri nahi leti: har insaan ki apni kundli, apna sharir aur apna jeevan hai. Baccha kabhi maa-baap ke kasht ka karan nahi hota.
@do modern wide SENSE
en: For an ill mother the doctor comes first; sit with her, and if you wish light a lamp on Monday for the Moon. Tell relatives kindly that blame hurts a child more than any star; Tele-MANAS 14416 listens if the guilt stays.
hi: माँ की बीमारी में डॉक्टर पहले; उनके पास बैठें, चाहें तो सोमवार को चंद्र के लिए दीपक जलाएँ। रिश्तेदारों से प्यार से कहें कि दोष देना किसी नक्षत्र से ज़्यादा चोट करता है; मन भारी रहे तो टेली-मानस 14416 सुनता है।
hg: Maa ki bimari me doctor pehle; unke paas baithein, chahein to Somvar ko Chandra ke liye deepak jalayein. Rishtedaron se pyaar se kahein ki dosh dena kisi nakshatra se zyada chot karta hai; mann bhaari rahe to Tele-MANAS 14416 sunta hai.
@see mool-nakshatra, born-on-bad-tithi

# rahu-in-10 astro
@names
en: rahu in the tenth house, rahu in tenth, rahu in the house of career
hi: दशम राहु
hg: dasve bhav me rahu, dasham rahu
@ask
en: rahu in tenth and profession
hg: rahu dasve me aur pesha | dasham rahu ka fal
hi: राहु दसवें में और पेशा | दशम राहु का फल
en: what does rahu in the 10th house do to my job | rahu in tenth house and government job | will rahu in the 10th hurt my teaching job | rahu in 10th house office politics | which work suits rahu in tenth
hi: राहु दसवें भाव में हो तो नौकरी पर क्या असर | दसवें राहु से सरकारी नौकरी | राहु दसवें घर में है, नौकरी ख़राब होगी क्या | दसवें राहु वाले को कौन सा काम
hg: rahu dasve bhav me ho to naukri par kya asar | dasve rahu se sarkari naukri | rahu 10 ghar me hai naukri kharab hogi kya | 10th rahu wale ko kaun sa kaam suit karta hai
@what modern most JYOTISH
en: Rahu in the 10th house is liked: it is read as ambition and a rise in modern, foreign, public or unusual work. It does not spoil a job, a teacher's as little as an engineer's.
hi: दसवें भाव में राहु पसंद किया जाता है: महत्वाकांक्षा और आधुनिक, विदेशी, सार्वजनिक या अलग काम में उन्नति का संकेत। इससे नौकरी ख़राब नहीं होती, शिक्षक की भी नहीं।
hg: Dasve bhav me Rahu pasand kiya jaata hai: mahatvakanksha aur adhunik, videshi, sarvajanik ya alag kaam me unnati ka sanket. Isse naukri kharab nahi hoti, teacher ki bhi nahi.
@do modern most JYOTISH
en: Its advice is clean dealings: no short cuts, no office quarrels, papers in order. Its sign, the lord of that sign and the dasha say how strongly it shows.
hi: इसकी सीख है साफ़ काम: कोई शॉर्टकट नहीं, दफ़्तर की राजनीति से दूर, काग़ज़ ठीक। राशि, राशि का स्वामी और दशा बताते हैं कितना दिखेगा।
hg: Iski seekh hai saaf kaam: koi shortcut nahi, daftar ki rajneeti se door, kaagaz theek. Rashi, rashi ka swami aur dasha batate hain kitna dikhega.
@see rahu-in-houses, house-10
@link /kundli

`;
