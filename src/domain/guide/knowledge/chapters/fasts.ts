/** Fasts: what is eaten, how they are kept and broken. docs/guide-topics.md says how it is written. */
export default `
# ekadashi-fast fast
@names
en: ekadashi fast, ekadashi vrat, ekadashi fasting
hi: एकादशी व्रत, एकादशी का उपवास
hg: ekadashi ka vrat, gyaras ka vrat, ekadashi upvas
@ask
en: what can I eat on ekadashi | why is rice not eaten on ekadashi | how to keep the ekadashi fast | can I drink tea during ekadashi | when is the ekadashi fast broken
en: gyaras fast food list | ekadashi fast opening time and what to eat first | two ekadashi dates smarta and vaishnava which one to keep | can I keep ekadashi fast in periods | ekadashi with diabetes what to eat | should I do a waterless ekadashi | which god is worshipped on ekadashi
en: rice or sabudana khichdi, which is ok on ekadashi | is ekadashi allowed when expecting a baby
en: why is ekadashi fast kept
hi: एकादशी में क्या खाना चाहिए | एकादशी को चावल क्यों नहीं खाते | एकादशी व्रत कैसे रखें | एकादशी में चाय पी सकते हैं | एकादशी का पारण कब करें
hi: ग्यारस का व्रत कैसे खोलें | एकादशी दो दिन हो तो कौन सी रखें | पीरियड में एकादशी व्रत रख सकते हैं क्या | शुगर है एकादशी में क्या खाऊँ | एकादशी किस भगवान का व्रत है | एकादशी में पानी पी सकते हैं क्या
hi: ग्यारस को साबूदाना चलता है या नहीं | पेट से हूँ एकादशी करूँ
hi: एकादशी व्रत क्यों रखा जाता है
hg: ekadashi me kya kha sakte hai | ekadashi ko chawal kyu nahi khate | ekadashi vrat kaise rakhe | gyaras ke vrat me chai pi sakte hai | ekadashi ka paran kab karna chahiye
hg: ekadashi vrat kholne ka time aur kya khaye | gyaras 2 din ki hai konsi kare | periods me ekadashi ka vrat rakh sakte h kya | sugar hai to ekadashi me kya khau | ekadasi kis bhagwan ki hoti hai | ekadashi ko pani pi sakte hai ya nirjala
hg: gyaras ko sabudana chalta hai ki nahi | pet se hu ekadashi karu kya
hg: ekadashi ka vrat kyu rakha jata hai
@what classical wide PUR
en: Ekadashi is Vishnu's fast on the eleventh tithi of both fortnights, twice a month: no grain or pulses, fruit and milk as needed, tulsi and "Om Namo Bhagavate Vasudevaya"; it is opened on Dwadashi after sunrise.
hi: एकादशी विष्णु का व्रत है, दोनों पक्षों की ग्यारहवीं तिथि, महीने में दो बार: अन्न-दाल नहीं, ज़रूरत भर फल-दूध, तुलसी और "ॐ नमो भगवते वासुदेवाय"; द्वादशी को सूर्योदय के बाद खुलता है।
hg: Ekadashi Vishnu ka vrat hai, dono paksh ki gyarahvi tithi, mahine me do baar: ann-daal nahi, zaroorat bhar phal-doodh, tulsi aur "Om Namo Bhagavate Vasudevaya"; Dwadashi ko suryoday ke baad khulta hai.
@which modern wide CUSTOM
en: Fruit, milk, curd, nuts, potato, sweet potato, sabudana, kuttu, singhara and sendha salt are eaten; rice, wheat, pulses and beans are not. Onion and garlic are left out too.
hi: फल, दूध, दही, मेवे, आलू, शकरकंद, साबूदाना, कुट्टू, सिंघाड़ा और सेंधा नमक खाए जाते हैं; चावल, गेहूँ, दालें और फलियाँ नहीं। प्याज़-लहसुन भी छोड़ते हैं।
hg: Phal, doodh, dahi, meve, aalu, shakarkand, sabudana, kuttu, singhara aur sendha namak khaye jaate hain; chawal, gehun, daalein aur phaliyan nahi. Pyaz-lehsun bhi chhodte hain.
@how classical wide DS
en: Eat once on the tenth day, fast on the eleventh as far as your health allows, worship Vishnu, and break the fast on the twelfth after sunrise. Who is ill, pregnant or on medicine eats; that breaks no vow.
hi: दशमी को एक बार भोजन करें, एकादशी को जितना स्वास्थ्य सहे उपवास रखें, विष्णु की पूजा करें, और द्वादशी को सूर्योदय के बाद पारण करें। बीमार, गर्भवती या दवा लेने वाले खाएँ; इससे व्रत नहीं टूटता।
hg: Dashami ko ek baar bhojan karein, ekadashi ko jitna swasthya sahe upvas rakhein, Vishnu ki puja karein, aur dwadashi ko suryoday ke baad paran karein. Beemar, garbhvati ya dawa lene wale khayein; isse vrat nahi tootta.
@why classical most PUR
en: Rice is left because the Puranas say that sin hides in grain on that day; another telling lets the sage Medha become rice and barley.
hi: चावल इसलिए छोड़ते हैं कि पुराणों में कहा है उस दिन पाप अन्न में छिपता है; एक और कथा में महर्षि मेधा चावल और जौ बने।
hg: Chawal isliye chhodte hain ki Puranon me kaha hai us din paap ann me chhipta hai; ek aur katha me maharshi Medha chawal aur jau bane.
@when classical wide DS
en: Ekadashi is opened on Dwadashi after sunrise and before Dwadashi ends, not in its first quarter, called Hari Vasara. Take tulsi water first, then a light meal, with rice by custom. Running late: a sip of water counts.
hi: एकादशी द्वादशी में, सूर्योदय के बाद और द्वादशी समाप्त होने से पहले खोलें, उसके पहले चौथाई (हरि वासर) में नहीं। पहले तुलसी-जल, फिर हल्का भोजन, रिवाज में चावल। देर हो तो जल का घूँट भी पारण है।
hg: Ekadashi Dwadashi me, suryoday ke baad aur Dwadashi samapt hone se pehle kholein, uske pehle chauthai (Hari Vasar) me nahi. Pehle tulsi-jal, phir halka bhojan, riwaz me chawal. Der ho to jal ka ghoont bhi paran hai.
@ok modern wide CUSTOM
en: No rice and no other grain on Ekadashi; sabudana, fruit, milk, potato, kuttu, nuts and sendha salt are allowed, and tea by most. Without grain only, the fast is kept by many who cannot go hungry.
hi: एकादशी में चावल और कोई अन्न नहीं; साबूदाना, फल, दूध, आलू, कुट्टू, मेवे और सेंधा नमक चलते हैं, चाय भी प्रायः। जो भूखे नहीं रह सकते वे केवल अन्न छोड़कर भी रखते हैं।
hg: Ekadashi me chawal aur koi ann nahi; sabudana, phal, doodh, aalu, kuttu, meve aur sendha namak chalte hain, chai bhi aksar. Jo bhookhe nahi reh sakte ve keval ann chhodkar bhi rakhte hain.
@which classical wide DS
en: If Ekadashi falls on two days, householders (Smarta) mostly keep the first and Vaishnavas the second, where the tithi is clear of Dashami at dawn. Follow your home; both are right.
hi: एकादशी दो दिन हो तो गृहस्थ (स्मार्त) प्रायः पहली और वैष्णव दूसरी रखते हैं, जब भोर में दशमी का वेध न हो। अपने घर की रीति रखें; दोनों ठीक हैं।
hg: Ekadashi do din ho to grihastha (Smarta) aksar pehli aur Vaishnav doosri rakhte hain, jab bhor me Dashami ka vedh na ho. Apne ghar ki reeti rakhein; dono theek hain.
@ok modern most CUSTOM
en: In periods the Ekadashi fast is kept as always; only touching the idol is left to others where that is custom. Pregnant, or with sugar trouble, take milk, curd, paneer, fruit and nuts at short intervals, leave out only grain, and ask your doctor.
hi: पीरियड में एकादशी व्रत वैसे ही रखा जाता है; जहाँ रिवाज है वहाँ केवल मूर्ति-स्पर्श दूसरे करते हैं। गर्भवती हों या शुगर हो तो दूध, दही, पनीर, फल, मेवे थोड़ी-थोड़ी देर में लें, केवल अन्न छोड़ें, और डॉक्टर से पूछें।
hg: Periods me Ekadashi vrat waise hi rakha jata hai; jahan riwaz hai wahan keval murti-sparsh doosre karte hain. Garbhvati ho ya sugar ho to doodh, dahi, paneer, phal, meve thodi-thodi der me lein, keval ann chhodein, aur doctor se poochein.
@link /hindu-festivals
@link /puja/ekadashi

# pradosh-fast fast
@names
en: pradosh vrat, pradosh fast, pradosham fast
hi: प्रदोष व्रत, प्रदोष का व्रत
hg: pradosh ka vrat, pradosh vrat kaise kare, som pradosh, shani pradosh, pardosh vrat, pradosh kis bhagwan
@ask
en: how to keep the pradosh fast | what do we eat in pradosh vrat | when is pradosh puja done evening or morning | benefits of shani pradosh | is salt allowed in pradosh | what to offer shiva on pradosham | when do I break the pradosh fast | I work till 7 can I do pradosh puja after that
en: pradosh falls on which tithi | pradosh fast opening time | som bhaum shani pradosh difference | can a pregnant woman keep pradosh | pradosh vrat katha in short | how many pradosh fasts to keep
en: to which god does the trayodashi fast belong
en: why is pradosh vrat kept
hi: प्रदोष व्रत कैसे रखें | प्रदोष व्रत में क्या खाना चाहिए | प्रदोष की पूजा किस समय करें | शनि प्रदोष क्या होता है | प्रदोष में नमक खा सकते हैं | प्रदोष व्रत कब खोलें | सोम प्रदोष का महत्व | प्रदोष व्रत क्यों करते हैं
hi: प्रदोष किस तिथि को आता है | प्रदोष व्रत शाम को कितने बजे खोलें | भौम प्रदोष क्या होता है | गर्भवती प्रदोष रख सकती है | प्रदोष की छोटी कथा | प्रदोष के कितने व्रत करने चाहिए
hi: त्रयोदशी का व्रत किस देवता के लिए है
hi: प्रदोष व्रत क्यों रखा जाता है
hg: pradosh vrat kaise rakhe | pradosh me kya khaye | pradosh ki puja kitne baje kare | shani pradosh kya hota hai | pradosh vrat me namak kha sakte hai kya | pradosh ka vrat kab kholte hai | pradosh vrat ki vidhi | pradosh vrat kyu karte hai
hg: pradosh kis tithi ko hota hai | pardosh vrat me sham ko kya khaye | bhaum pradosh kya hai | pregnant lady pradosh rakh sakti hai kya | pradosh ki katha short me | kitne pradosh vrat karne chahiye
hg: pardosh ka vrat kis devta ke liye | pradosh me kis bhagwan ki pooja
hg: pradosh ka vrat kyu rakha jata hai
@how classical wide PUR
en: The pradosh fast is for Shiva on the thirteenth tithi of each fortnight: fast by day, bathe again near sunset, offer water, milk and bel leaves to the Shivling in the dusk, and eat after that.
hi: प्रदोष व्रत हर पक्ष की त्रयोदशी को शिव के लिए है: दिन में उपवास, सूर्यास्त के पास फिर स्नान, संध्या में शिवलिंग पर जल, दूध और बेलपत्र, फिर भोजन।
hg: Pradosh vrat har paksh ki trayodashi ko Shiv ke liye hai: din me upvas, suryast ke paas phir snan, sandhya me shivling par jal, doodh aur belpatra, phir bhojan.
@when classical wide DS
en: The puja belongs to pradosh kaal, roughly an hour and a half to two and a half hours from sunset. Who comes home late does it on arriving; the time is an aid, no test.
hi: पूजा प्रदोष काल की है, सूर्यास्त से लगभग डेढ़ से ढाई घंटे। देर से घर आने वाले आकर कर लें; समय सहायक है, परीक्षा नहीं।
hg: Puja pradosh kaal ki hai, suryast se lagbhag dedh se dhaai ghante. Der se ghar aane wale aakar kar lein; samay sahayak hai, pariksha nahi.
@which modern most CUSTOM
en: By day fruit, milk and water are taken; after the evening puja one meal, by many without salt or grain, by others plain cooked food. The weekday names it: Som, Bhaum, Shani Pradosh.
hi: दिन में फल, दूध, जल लेते हैं; शाम की पूजा के बाद एक भोजन, कई बिना नमक या अन्न, कई सादा पका भोजन। वार से नाम होता है: सोम, भौम, शनि प्रदोष।
hg: Din me phal, doodh, jal lete hain; shaam ki puja ke baad ek bhojan, kai bina namak ya ann, kai saada paka bhojan. Vaar se naam hota hai: Som, Bhaum, Shani Pradosh.
@do modern wide CUSTOM
en: Open the Pradosh fast after the dusk puja: sip the offered water, take prasad, then one light meal; who keeps the stricter form eats next morning. Pregnant or ill: fruit, milk and meals as needed, with the evening prayer.
hi: प्रदोष व्रत संध्या पूजा के बाद खोलें: जल का आचमन, प्रसाद, फिर एक हल्का भोजन; कठोर रूप में अगली सुबह। गर्भवती या बीमार ज़रूरत भर फल, दूध, भोजन लें और शाम की प्रार्थना करें।
hg: Pradosh vrat sandhya puja ke baad kholein: jal ka aachman, prasad, phir ek halka bhojan; kathor roop me agli subah. Garbhvati ya beemar zaroorat bhar phal, doodh, bhojan lein aur shaam ki prarthana karein.
@why classical most PUR
en: At dusk on the thirteenth Shiva is said to have danced on Kailash, gladdened, after drinking the poison of the churning while the gods watched. Som Pradosh is sought for peace, Bhaum for debt and health, Shani for children and ease.
hi: कथा है कि त्रयोदशी की संध्या को विषपान के बाद शिव ने कैलास पर प्रसन्न होकर नृत्य किया। सोम प्रदोष शांति, भौम ऋण और स्वास्थ्य, शनि संतान और राहत के लिए माना जाता है।
hg: Katha hai ki trayodashi ki sandhya ko vishpaan ke baad Shiv ne Kailash par prasann hokar nritya kiya. Som Pradosh shanti, Bhaum rin aur swasthya, Shani santan aur raahat ke liye maana jata hai.
@link /hindu-festivals
@link /puja/pradosh

# sankashti-fast fast
@names
en: sankashti chaturthi fast, sankashti vrat, angarki chaturthi, vinayak chaturthi fast, sakat chauth
hi: संकष्टी चतुर्थी व्रत, संकष्टी चतुर्थी, अंगारकी चतुर्थी, सकट चौथ, तिल चौथ
hg: sankashti chaturthi ka vrat, sankashti vrat, sankat chauth, sakat chauth ka vrat
@ask
en: how to keep sankashti chaturthi | is moon sighting needed in sankashti | what to eat on sankashti fast | what if the moon is not visible because of clouds | what is angarki | sakat chauth for children how is it kept | can the sankashti fast be broken before moonrise
en: sankashti fast opening after moonrise step by step | can diabetics wait till moonrise on sankashti | sankashti chaturthi story | what is offered to moon arghya | kitni chaturthi in a year
en: why is sankashti chaturthi fast kept
hi: संकष्टी चतुर्थी का व्रत कैसे रखें | संकष्टी में चाँद देखना ज़रूरी है क्या | चाँद न दिखे तो क्या करें | संकष्टी में क्या खाएँ | विनायक और संकष्टी चतुर्थी में अंतर | सकट चौथ का व्रत क्यों रखते हैं | तिलकुट क्यों बनाते हैं
hi: संकष्टी व्रत चाँद देखकर कैसे खोलें | चंद्रमा को अर्घ्य कैसे दें | संकष्टी की कथा | सकट चौथ कब आती है | गर्भवती संकष्टी रखे या नहीं
hi: संकष्टी चतुर्थी व्रत क्यों रखा जाता है
hg: sankashti chaturthi vrat kaise kare | sankashti me chand dekhna jaruri hai kya | badal me chand na dikhe to vrat kaise khole | sankashti me kya khana chahiye | vinayak aur sankashti chaturthi me kya fark hai | sakat chauth ka vrat kaise rakhe | angarki chaturthi kya hoti hai
hg: sankashti vrat chand dekh ke kaise kholte hai | chand ko arghya kaise de | sakat chauth ki katha | sakat chauth kab aati hai | pregnancy me sankashti vrat kar sakte h kya
hg: sankashti chaturthi ka vrat kyu rakha jata hai
@how classical wide PUR
en: Sankashti is Ganesh's fast on the fourth day after full moon: fast from sunrise, worship Ganesh with durva and modak in the evening, offer water to the Moon when it rises, and then eat.
hi: संकष्टी पूर्णिमा के बाद की चतुर्थी का गणेश व्रत है: सूर्योदय से उपवास, शाम को दूर्वा और मोदक से गणेश पूजा, चंद्रोदय पर चंद्रमा को अर्घ्य, फिर भोजन।
hg: Sankashti Purnima ke baad ki chaturthi ka Ganesh vrat hai: suryoday se upvas, shaam ko durva aur modak se Ganesh puja, chandroday par Chandrama ko arghya, phir bhojan.
@do modern wide CUSTOM
en: If clouds hide the Moon, offer the water toward the east at the moonrise time of your place and break the fast. Who is tired or ill need not wait.
hi: बादल हों तो अपने शहर के चंद्रोदय समय पर पूर्व की ओर अर्घ्य दें और व्रत खोलें। थके या बीमार को रुकना ज़रूरी नहीं।
hg: Badal hon to apne shehar ke chandroday samay par purv ki or arghya dein aur vrat kholein. Thake ya beemar ko rukna zaroori nahi.
@which modern most CUSTOM
en: Fruit, milk, sabudana, peanuts, potato and sendha salt are eaten by day; on Sakat Chauth til and gur sweets are made. Vinayak Chaturthi is the bright fortnight's fourth, without the Moon; Angarki is one on Tuesday.
hi: दिन में फल, दूध, साबूदाना, मूँगफली, आलू और सेंधा नमक चलते हैं; सकट चौथ पर तिल-गुड़ की मिठाई। विनायक चतुर्थी शुक्ल पक्ष की है, चाँद के बिना; मंगलवार वाली अंगारकी।
hg: Din me phal, doodh, sabudana, moongphali, aalu aur sendha namak chalte hain; Sakat Chauth par til-gud ki mithai. Vinayak Chaturthi shukla paksh ki hai, chaand ke bina; Mangalvar wali Angarki.
@when modern wide CUSTOM
en: To open Sankashti, at moonrise face the Moon, pour water with milk, rice, sandal and a flower, bow to Ganesh, take modak or laddu, then a meal. Sakat Chauth is the one of Magha (January or February), kept by mothers.
hi: संकष्टी खोलने के लिए चंद्रोदय पर चाँद की ओर मुँह कर जल, दूध, चावल, चंदन, फूल का अर्घ्य दें, गणेश को प्रणाम, मोदक या लड्डू, फिर भोजन। सकट चौथ माघ (जनवरी-फ़रवरी) की है, माताएँ रखती हैं।
hg: Sankashti kholne ke liye chandroday par chaand ki or munh kar jal, doodh, chawal, chandan, phool ka arghya dein, Ganesh ko pranam, modak ya laddu, phir bhojan. Sakat Chauth Magh (January-February) ki hai, matayein rakhti hain.
@ok modern wide SENSE
en: Pregnant, nursing or diabetic people need not wait hungry till moonrise: eat fruit, milk and small meals by day, do the evening puja and give the arghya. Ganesh's name is the vow.
hi: गर्भवती, दूध पिलाने वाली या शुगर वाले चंद्रोदय तक भूखे न रहें: दिन में फल, दूध, थोड़ा भोजन लें, शाम की पूजा और अर्घ्य करें। गणेश का स्मरण ही व्रत है।
hg: Garbhvati, doodh pilane wali ya sugar wale chandroday tak bhookhe na rahein: din me phal, doodh, thoda bhojan lein, shaam ki puja aur arghya karein. Ganesh ka smaran hi vrat hai.
@link /hindu-festivals
@link /puja/sankashti
@link /puja/vinayaka-chaturthi

# somvar-fast fast
@names
en: monday fast, somvar vrat, sawan somvar fast, shravan mondays, sawan mondays, mondays of shravan
hi: सोमवार व्रत, सोमवार का व्रत, सावन सोमवार, सावन के सोमवार, श्रावण सोमवार
hg: somvar ka vrat, monday fast, sawan somvar vrat, savan ka somwar, sawan ke somvar
@ask
en: how to keep a monday fast | what to eat in somvar vrat | can I take salt in monday fast | sawan somvar fast rules | why do girls keep monday fast | can I drink tea in sawan monday fast | what time to break the monday fast | can men keep somvar vrat | how many mondays in sawan should be kept
en: somvar vrat opening time and food | what not to offer on monday fast | can I eat rice in monday fast evening | monday fast during pregnancy | three types of somvar vrat
en: why is monday fast kept
hi: सोमवार का व्रत कैसे रखें | सोमवार व्रत में क्या खाना चाहिए | सोमवार व्रत में नमक खा सकते हैं | सावन सोमवार के नियम | सोमवार का व्रत क्यों रखते हैं | सोमवार व्रत कब खोलें | सावन के सोमवार में चाय | क्या पुरुष सोमवार व्रत रख सकते हैं
hi: सोमवार व्रत शाम को क्या खाकर खोलें | सोमवार व्रत की कथा छोटी | प्रेग्नेंसी में सोमवार व्रत | सोमवार को शिव जी को क्या न चढ़ाएँ | सोमवार व्रत में रोटी खा सकते हैं
hi: सोमवार व्रत क्यों रखा जाता है
hg: somvar ka vrat kaise rakhe | somvar vrat me kya khaye | somwar ke vrat me namak kha sakte hai kya | sawan somvar me kya kya nahi khana chahiye | monday fast me chai coffee pi sakte hai | somvar ka vrat kitne baje khole | ladke somvar ka vrat rakh sakte hai kya
hg: somvar vrat sham ko kaise khole | somwar vrat ki choti katha | pregnancy me somvar ka vrat kar sakte hai | somvar ko shivling par kya na chadhaye | somvar vrat me roti kha sakte hai kya
hg: somvar ka vrat kyu rakha jata hai
@how classical wide PUR
en: The Monday fast is for Shiva: bathe, offer water and bel leaves to the Shivling, chant "Om Namah Shivaya", hear the katha, and eat one meal in the afternoon or after dusk.
hi: सोमवार व्रत शिव के लिए है: स्नान, शिवलिंग पर जल और बेलपत्र, "ॐ नमः शिवाय" का जप, कथा, और दोपहर बाद या संध्या के बाद एक भोजन।
hg: Somvar vrat Shiv ke liye hai: snan, shivling par jal aur belpatra, "Om Namah Shivaya" ka jap, katha, aur dopahar baad ya sandhya ke baad ek bhojan.
@which modern most CUSTOM
en: Fruit, milk, nuts, sabudana, kuttu or singhara and sendha salt are taken; many eat one ordinary meal without onion and garlic in the evening. In sixteen Mondays salt is left out altogether.
hi: फल, दूध, मेवे, साबूदाना, कुट्टू या सिंघाड़ा और सेंधा नमक लेते हैं; कई लोग शाम को बिना प्याज़-लहसुन का एक सामान्य भोजन। सोलह सोमवार में नमक बिल्कुल नहीं।
hg: Phal, doodh, meve, sabudana, kuttu ya singhara aur sendha namak lete hain; kai log shaam ko bina pyaz-lehsun ka ek samanya bhojan. Solah Somvar me namak bilkul nahi.
@who modern wide CUSTOM
en: Anybody may keep it, men, women, married or not. Girls pray for a good match, families for peace; Sawan Mondays are the most loved, all or as many as you can.
hi: इसे कोई भी रख सकता है, स्त्री-पुरुष, विवाहित या नहीं। कन्याएँ अच्छे वर, परिवार शांति के लिए; सावन के सोमवार सबसे प्रिय, सब या जितने हो सकें।
hg: Ise koi bhi rakh sakta hai, stri-purush, vivahit ya nahi. Kanyayein achhe var, parivar shanti ke liye; Sawan ke Somvar sabse priya, sab ya jitne ho sakein.
@when modern most CUSTOM
en: A Monday fast is opened in the third part of the day or after the dusk puja: prasad first, then one meal. Wheat roti and plain food are allowed by many then; pregnant or ill, eat fruit and milk all day.
hi: सोमवार व्रत दिन के तीसरे पहर या संध्या पूजा के बाद खुलता है: पहले प्रसाद, फिर एक भोजन। तब गेहूँ की रोटी और सादा भोजन कई लेते हैं; गर्भवती या बीमार दिन भर फल-दूध लें।
hg: Somvar vrat din ke teesre pahar ya sandhya puja ke baad khulta hai: pehle prasad, phir ek bhojan. Tab gehun ki roti aur saada bhojan kai lete hain; garbhvati ya beemar din bhar phal-doodh lein.
@why classical wide PUR
en: Monday, Somvar, is the day of the Moon (Soma), which Shiva bears on his head after freeing it from Daksha's curse; so the day became his. Tulsi, ketaki, haldi and kumkum are not put on the ling.
hi: सोमवार चंद्र (सोम) का दिन है, जिसे दक्ष के शाप से मुक्त कर शिव ने मस्तक पर रखा; इसलिए दिन उनका है। शिवलिंग पर तुलसी, केतकी, हल्दी, कुमकुम नहीं चढ़ाते।
hg: Somvar Chandra (Som) ka din hai, jise Daksh ke shaap se mukt kar Shiv ne mastak par rakha; isliye din unka hai. Shivling par tulsi, ketaki, haldi, kumkum nahi chadhate.
@see solah-somvar-fast
@link /puja/solah-somvar

# solah-somvar-fast fast
@names
en: sixteen mondays fast, solah somvar vrat, 16 somvar vrat
hi: सोलह सोमवार व्रत, 16 सोमवार व्रत
hg: solah somvar, 16 somvar ka vrat, solah somwar vrat
@ask
en: how to keep sixteen mondays | when to start solah somvar | what prasad in solah somvar | what if I miss one monday of the sixteen | how is solah somvar udyapan done | can salt be eaten in 16 somvar | churma measure in solah somvar
en: 16 somvar katha short | churma how to make and divide in solah somvar | solah somvar fast for marriage for girls | pregnant in the middle of solah somvar
en: why is sixteen mondays fast kept
hi: सोलह सोमवार का व्रत कैसे करें | सोलह सोमवार कब से शुरू करें | सोलह सोमवार का प्रसाद क्या है | एक सोमवार छूट जाए तो क्या करें | सोलह सोमवार का उद्यापन | सोलह सोमवार में क्या खाते हैं | सोलह सोमवार की कथा
hi: सोलह सोमवार का चूरमा कैसे बाँटें | सोलह सोमवार शादी के लिए | सोलह सोमवार के बीच गर्भवती हो गई तो | सोलह सोमवार में पीरियड आ जाए तो
hi: सोलह सोमवार व्रत क्यों रखा जाता है
hg: solah somvar vrat kaise kare | 16 somvar kab se shuru kare | solah somvar me prasad kya banta hai | ek somvar chhut gaya to kya kare | 16 somvar ka udyapan kaise kare | solah somvar me paani pi sakte hai kya | 16 somwar vrat periods me kya kare
hg: solah somvar churma ke 3 hisse kaise kare | 16 somvar shadi ke liye karte hai kya | 16 somvar ke beech pregnant ho gayi ab | 16 somvar me period aa jaye to us din kya kare
hg: solah somvar kyu rakha jata hai
@how modern wide CUSTOM
en: Solah Somvar means sixteen Mondays in a row for Shiva and Parvati: fast by day, worship at dusk, hear the katha, and eat once, mostly the churma of wheat flour, ghee and gur in three parts, without salt.
hi: सोलह सोमवार यानी लगातार सोलह सोमवार शिव-पार्वती का व्रत: दिन में उपवास, संध्या में पूजा और कथा, फिर एक बार भोजन, प्रायः आटे, घी और गुड़ का तीन भाग वाला चूरमा, बिना नमक।
hg: Solah Somvar yaani lagatar solah Somvar Shiv-Parvati ka vrat: din me upvas, sandhya me puja aur katha, phir ek baar bhojan, aksar aate, ghee aur gud ka teen bhaag wala churma, bina namak.
@when modern most CUSTOM
en: It begins on the first Monday of Sawan, or in Chaitra, Vaishakh, Kartik or Margashirsha, and closes with an udyapan on the seventeenth Monday.
hi: इसे सावन के पहले सोमवार से, या चैत्र, वैशाख, कार्तिक, मार्गशीर्ष से शुरू करते हैं, और सत्रहवें सोमवार को उद्यापन होता है।
hg: Ise Sawan ke pehle Somvar se, ya Chaitra, Vaishakh, Kartik, Margashirsha se shuru karte hain, aur satrahve Somvar ko udyapan hota hai.
@do modern most CUSTOM
en: A Monday missed through illness, journey, periods or sutak is simply added at the end; nobody has to begin again. A vow too hard for the body may be kept with fruit and milk.
hi: बीमारी, यात्रा, मासिक धर्म या सूतक से छूटा सोमवार अंत में जोड़ लें; फिर से शुरू नहीं करना पड़ता। शरीर को भारी हो तो फल-दूध के साथ रखें।
hg: Beemari, yatra, periods ya sutak se chhoota Somvar ant me jod lein; phir se shuru nahi karna padta. Sharir ko bhaari ho to phal-doodh ke saath rakhein.
@which modern most CUSTOM
en: The churma is offered and divided in three: one part is left for a cow or the temple, one is shared as prasad, one is eaten by the one who fasts, sitting in one place, with water.
hi: चूरमा चढ़ाकर तीन भाग करते हैं: एक गाय या मंदिर को, एक प्रसाद में बाँटा जाता है, एक व्रती एक ही जगह बैठकर जल के साथ खाता है।
hg: Churma chadhakar teen bhaag karte hain: ek gaay ya mandir ko, ek prasad me baanta jata hai, ek vrati ek hi jagah baithkar jal ke saath khata hai.
@why classical most PUR
en: In its story Shiva and Parvati played dice in a temple, the priest called the winner wrongly and was cursed with leprosy; sixteen Mondays freed him. Girls keep it for a match, couples for peace; no vow can promise either.
hi: कथा में शिव-पार्वती ने मंदिर में चौसर खेला, पुजारी ने विजेता ग़लत बताया और शाप से कोढ़ी हुआ; सोलह सोमवार से मुक्त हुआ। कन्याएँ वर, दंपती शांति के लिए रखते हैं; कोई व्रत वचन नहीं देता।
hg: Katha me Shiv-Parvati ne mandir me chausar khela, pujari ne vijeta galat bataya aur shaap se kodhi hua; solah Somvar se mukt hua. Kanyayein var, dampati shanti ke liye rakhte hain; koi vrat vachan nahi deta.
@see somvar-fast, udyapan-fast
@link /puja/solah-somvar

# mangalvar-fast fast
@names
en: tuesday fast, mangalvar vrat, hanuman fast
hi: मंगलवार व्रत, मंगलवार का व्रत
hg: mangalvar ka vrat, tuesday fast, mangal vrat, hanuman ji ka vrat
@ask
en: how to keep a tuesday fast | what to eat in mangalvar vrat | can women keep tuesday fast | is salt allowed in tuesday fast | how many tuesdays to fast | what to offer hanuman on tuesday | when to break the tuesday fast
en: tuesday fast opening time evening | can I eat salt at night after tuesday fast | periods on tuesday fast | from which tuesday to start the fast
en: why is tuesday fast kept
hi: मंगलवार का व्रत कैसे रखें | मंगलवार व्रत में क्या खाएँ | क्या स्त्रियाँ मंगलवार का व्रत रख सकती हैं | मंगलवार व्रत में नमक | मंगलवार के कितने व्रत करें | हनुमान जी को मंगलवार को क्या चढ़ाएँ | मंगलवार व्रत कब खोलें
hi: मंगलवार व्रत शाम को किस समय खोलें | मंगलवार व्रत कब से शुरू करें | मंगलवार व्रत में पीरियड आ जाए | मंगलवार व्रत में मीठा भोजन क्यों
hi: मंगलवार व्रत क्यों रखा जाता है
hg: mangalvar ka vrat kaise rakhe | tuesday fast me kya khaye | ladies mangalvar ka vrat rakh sakti hai kya | mangalvar vrat me namak khate hai ya nahi | kitne mangalvar vrat karne chahiye | mangalvar vrat kab khole | hanuman ji ko mangalvar ko kya chadhaye
hg: mangalwar vrat sham ko kab khole | mangalvar vrat kab se start kare | mangal ke vrat me periods aa jaye to | mangalwar vrat me meetha kyu khate hai
hg: mangalvar ka vrat kyu rakha jata hai
@how modern wide CUSTOM
en: The Tuesday fast is for Hanuman, and for Mars: bathe, wear red if you like, offer sindoor, red flowers, boondi or gur-chana, read the Hanuman Chalisa, and eat one meal without salt after the puja.
hi: मंगलवार व्रत हनुमान जी और मंगल के लिए है: स्नान, चाहें तो लाल वस्त्र, सिंदूर, लाल फूल, बूँदी या गुड़-चना चढ़ाएँ, हनुमान चालीसा पढ़ें, और पूजा के बाद बिना नमक का एक भोजन।
hg: Mangalvar vrat Hanuman ji aur Mangal ke liye hai: snan, chahein to laal vastra, sindoor, laal phool, boondi ya gud-chana chadhayein, Hanuman Chalisa padhein, aur puja ke baad bina namak ka ek bhojan.
@which modern most CUSTOM
en: Fruit, milk and one wheat-and-gur meal are usual; salt is mostly left out that day. 21 or 45 Tuesdays are common counts, then udyapan.
hi: फल, दूध और गेहूँ-गुड़ का एक भोजन चलता है; नमक प्रायः उस दिन नहीं। 21 या 45 मंगलवार की गिनती प्रचलित है, फिर उद्यापन।
hg: Phal, doodh aur gehun-gud ka ek bhojan chalta hai; namak aksar us din nahi. 21 ya 45 Mangalvar ki ginti prachalit hai, phir udyapan.
@who modern most CUSTOM
en: Women may keep it as well as men and read the Chalisa; some do not touch Hanuman's idol, as he is a brahmachari, and offer from a little distance.
hi: स्त्रियाँ भी पुरुषों की तरह रख सकती हैं और चालीसा पढ़ सकती हैं; कुछ हनुमान जी के ब्रह्मचारी होने से मूर्ति नहीं छूतीं, थोड़ी दूर से चढ़ाती हैं।
hg: Striyan bhi purushon ki tarah rakh sakti hain aur Chalisa padh sakti hain; kuch Hanuman ji ke brahmachari hone se murti nahi chhooti, thodi door se chadhati hain.
@when modern most CUSTOM
en: Begin on the first Tuesday of a bright fortnight. It is opened once, after the afternoon or sunset puja, with prasad and a sweet wheat-gur meal; in periods fast and read without touching the idol where that is custom, or add a Tuesday.
hi: शुक्ल पक्ष के पहले मंगलवार से शुरू करें। दोपहर बाद या सूर्यास्त की पूजा के बाद प्रसाद और मीठे गेहूँ-गुड़ भोजन से एक बार खुलता है; पीरियड में रिवाज हो तो मूर्ति छुए बिना रखें या एक मंगलवार जोड़ें।
hg: Shukla paksh ke pehle Mangalvar se shuru karein. Dopahar baad ya suryast ki puja ke baad prasad aur meethe gehun-gud bhojan se ek baar khulta hai; periods me riwaz ho to murti chhuye bina rakhein ya ek Mangalvar jodein.
@link /puja/hanuman-mangalvar

# budhvar-fast fast
@names
en: wednesday fast, budhvar vrat
hi: बुधवार व्रत, बुधवार का व्रत
hg: budhvar ka vrat, wednesday fast, budhwar vrat
@ask
en: how to keep a wednesday fast | which god is wednesday fast for | what to eat on budhvar vrat | green food on wednesday fast | how many wednesdays | wednesday fast for my child's studies
en: wednesday fast opening time | wednesday fast salt allowed | from which wednesday to start | wednesday fast katha short
en: why is wednesday fast kept
hi: बुधवार का व्रत कैसे रखें | बुधवार व्रत किसके लिए | बुधवार व्रत में क्या खाएँ | बुधवार के कितने व्रत | बुधवार को हरा क्यों पहनते हैं | पढ़ाई के लिए बुधवार व्रत
hi: बुधवार व्रत कैसे खोलें | बुधवार व्रत में नमक | बुधवार व्रत कब से शुरू करें | बुधवार की कथा
hi: बुधवार व्रत क्यों रखा जाता है
hg: budhvar ka vrat kaise rakhe | budhwar ka vrat kiske liye hota hai | budhvar vrat me kya khaye | budhvar ke kitne vrat kare | budhvar ko hara kyu pehante hai | padhai ke liye budhwar vrat
hg: budhvar vrat kaise khole | budhvar vrat me namak kha sakte hai | budhwar vrat kab se start kare | budhvar ki katha
hg: budhvar ka vrat kyu rakha jata hai
@how modern most CUSTOM
en: The Wednesday fast is for Ganesh and for Budh: offer durva and green moong or laddu, read the katha, and eat once. Some in the north pray to Budh and Shiva together.
hi: बुधवार व्रत गणेश और बुध के लिए है: दूर्वा और हरी मूँग या लड्डू चढ़ाएँ, कथा पढ़ें, और एक बार भोजन करें। उत्तर में कुछ लोग बुध और शिव की पूजा साथ करते हैं।
hg: Budhvar vrat Ganesh aur Budh ke liye hai: durva aur hari moong ya laddu chadhayein, katha padhein, aur ek baar bhojan karein. Uttar me kuch log Budh aur Shiv ki puja saath karte hain.
@which modern most CUSTOM
en: Green things are liked: moong halwa or khichdi, fruit and curd; green clothes too. Seven or twenty-one Wednesdays are common; study and effort stay one's own.
hi: हरी चीज़ें प्रिय हैं: मूँग का हलवा या खिचड़ी, फल, दही; हरे वस्त्र भी। सात या इक्कीस बुधवार प्रचलित हैं; पढ़ाई और मेहनत अपनी ही रहती है।
hg: Hari cheezein priya hain: moong ka halwa ya khichdi, phal, dahi; hare kapde bhi. Saat ya ikkis Budhvar prachalit hain; padhai aur mehnat apni hi rehti hai.
@when modern most CUSTOM
en: Begin on the first Wednesday of a bright fortnight, with Om Gan Ganapataye Namah or Om Bum Budhaya Namah. Open it after the afternoon or dusk puja with moong prasad; salt is left out by the strict, taken by many.
hi: शुक्ल पक्ष के पहले बुधवार से, ॐ गं गणपतये नमः या ॐ बुं बुधाय नमः के साथ शुरू करें। दोपहर बाद या संध्या पूजा के बाद मूँग के प्रसाद से खोलें; नमक कठोर व्रत में नहीं, कई लेते हैं।
hg: Shukla paksh ke pehle Budhvar se, Om Gan Ganapataye Namah ya Om Bum Budhaya Namah ke saath shuru karein. Dopahar baad ya sandhya puja ke baad moong ke prasad se kholein; namak kathor vrat me nahi, kai lete hain.

# guruvar-fast fast
@names
en: thursday fast, guruvar vrat, brihaspativar vrat
hi: गुरुवार व्रत, बृहस्पतिवार व्रत, गुरुवार का व्रत
hg: guruvar ka vrat, thursday fast, brihaspativar ka vrat, veervar vrat
@ask
en: how to keep a thursday fast | what is not done on thursday fast | why no hair wash on thursday | can I eat banana on thursday fast | is yellow food needed | how many thursdays to fast | banana tree worship how | salt in thursday fast | girl not getting married should she keep guruvar vrat
en: thursday fast opening what to eat | can we eat banana on thursday fast | can I eat khichdi on thursday | thursday fast in pregnancy | where is chana dal gur offered if no banana tree
en: why is thursday fast kept
hi: गुरुवार का व्रत कैसे रखें | गुरुवार व्रत में क्या खाएँ | गुरुवार व्रत में केला खा सकते हैं | गुरुवार को क्या नहीं करना चाहिए | केले के पेड़ की पूजा कैसे करें | गुरुवार के कितने व्रत | गुरुवार व्रत में नमक
hi: गुरुवार व्रत में केला खा सकते हैं क्या | गुरुवार को खिचड़ी क्यों नहीं खाते | केले का पेड़ न हो तो गुरुवार पूजा कैसे करें | गुरुवार व्रत कब से शुरू करें | प्रेगनेंट गुरुवार व्रत
hi: गुरुवार व्रत क्यों रखा जाता है
hg: guruvar ka vrat kaise kare | brihaspativar vrat me kya khana chahiye | thursday fast me kela kha sakte hai kya | guruvar ko kya nahi karna chahiye | kele ke ped ki puja kaise kare | kitne guruvar vrat rakhe | guruvar ke vrat me namak khate hai
hg: guruvar ke vrat me kela kha sakte hai kya | thursday ko khichdi kyu nahi khate | kele ka ped nahi hai to guruvar ki puja kaise kare | guruvar vrat kab se shuru kare | veerwar ka vrat kaise khole
hg: guruvar ka vrat kyu rakha jata hai
@how modern wide CUSTOM
en: The Thursday fast is for Vishnu and Brihaspati: offer yellow flowers, chana dal and gur at a banana plant or picture of Vishnu, read the Brihaspati katha, and eat one yellow meal without salt.
hi: गुरुवार व्रत विष्णु और बृहस्पति के लिए है: केले के पौधे या विष्णु के चित्र पर पीले फूल, चना दाल और गुड़ चढ़ाएँ, बृहस्पति कथा पढ़ें, और बिना नमक का एक पीला भोजन करें।
hg: Guruvar vrat Vishnu aur Brihaspati ke liye hai: kele ke paudhe ya Vishnu ke chitra par peele phool, chana dal aur gud chadhayein, Brihaspati katha padhein, aur bina namak ka ek peela bhojan karein.
@which modern most CUSTOM
en: Besan, chana dal, kesar kheer and yellow fruit are eaten; the banana itself is offered and not eaten by many, as the plant is worshipped. Sixteen Thursdays or a year are usual counts.
hi: बेसन, चना दाल, केसर खीर, पीले फल खाते हैं; केला पूजा जाता है, इसलिए कई लोग चढ़ाते हैं, खाते नहीं। सोलह गुरुवार या एक वर्ष की गिनती है।
hg: Besan, chana dal, kesar kheer, peele phal khaate hain; kela puja jata hai, isliye kai log chadhate hain, khaate nahi. Solah Guruvar ya ek saal ki ginti hai.
@ok modern disputed CUSTOM
en: Hair wash, shaving, soaping clothes and mopping are left out on Thursday in many homes of the north. It is a custom, unknown in most of the south; work or health comes first.
hi: बाल धोना, दाढ़ी, कपड़े धोना और पोंछा उत्तर के कई घरों में गुरुवार को नहीं करते। यह रिवाज है, दक्षिण में प्रायः नहीं; काम या सेहत पहले है।
hg: Baal dhona, daadhi, kapde dhona aur ponchha uttar ke kai gharon me Guruvar ko nahi karte. Yeh riwaz hai, dakshin me aksar nahi; kaam ya sehat pehle hai.
@when modern most CUSTOM
en: Begin on the first Thursday of a bright fortnight, not in Paush by some. Open it after the katha, in the afternoon or evening, with prasad and one yellow meal without salt. No banana plant near: Vishnu's picture will do.
hi: शुक्ल पक्ष के पहले गुरुवार से शुरू करें, कुछ पौष में नहीं। कथा के बाद, दोपहर या शाम, प्रसाद और बिना नमक के एक पीले भोजन से खोलें। केले का पेड़ न हो तो विष्णु की तस्वीर काफ़ी है।
hg: Shukla paksh ke pehle Guruvar se shuru karein, kuch Paush me nahi. Katha ke baad, dopahar ya shaam, prasad aur bina namak ke ek peele bhojan se kholein. Kele ka ped na ho to Vishnu ki tasveer kaafi hai.
@link /puja/guruvar

# shukravar-santoshi-fast fast
@names
en: friday fast, santoshi mata fast, shukravar vrat
hi: शुक्रवार व्रत, संतोषी माता का व्रत
hg: shukravar ka vrat, santoshi mata ka vrat, friday fast
@ask
en: how to keep santoshi mata fast | why no sour food on friday fast | I ate something sour by mistake in santoshi fast | how many fridays for santoshi maa | vaibhav lakshmi vrat how to do | can my family eat sour at home | what prasad on friday fast | what if relatives served pickle
en: friday fast what is not eaten lemon curd tomato | can family eat sour on santoshi fast | which friday to start | santoshi mata katha short
en: why is friday fast kept
hi: संतोषी माता का व्रत कैसे करें | शुक्रवार के व्रत में खट्टा क्यों नहीं खाते | ग़लती से खट्टा खा लिया तो क्या करें | शुक्रवार के कितने व्रत | वैभव लक्ष्मी व्रत की विधि | शुक्रवार व्रत का प्रसाद | संतोषी माता व्रत का उद्यापन
hi: शुक्रवार व्रत में खट्टा क्यों नहीं खाते | संतोषी माता की कथा छोटी में | शुक्रवार व्रत में दही टमाटर खा सकते हैं | घर वाले खट्टा खा सकते हैं क्या
hi: शुक्रवार व्रत क्यों रखा जाता है
hg: santoshi mata ka vrat kaise kare | shukravar vrat me khatta kyu nahi khate | galti se khatta kha liya to kya kare | kitne shukravar vrat karne chahiye | vaibhav lakshmi vrat ki vidhi | shukravar ke vrat me prasad kya hota hai | santoshi maa ke vrat me ghar wale khatta kha sakte hai kya
hg: santoshi maa ke vrat me khatta kyu nahi khate | shukrawar vrat me dahi tamatar kha sakte hai | santoshi mata ki katha short me | ghar wale khatta kha sakte hai kya friday ko
hg: shukravar ka vrat kyu rakha jata hai
@how modern wide CUSTOM
en: The Santoshi Mata fast is kept on Fridays: offer gur and roasted chana, hold some in the hand while the katha is heard, do aarti, and eat one meal with nothing sour. Sixteen Fridays are the usual count.
hi: संतोषी माता का व्रत शुक्रवार को होता है: गुड़ और भुने चने चढ़ाएँ, कथा सुनते समय हाथ में रखें, आरती करें, और खट्टे के बिना एक भोजन। प्रायः सोलह शुक्रवार।
hg: Santoshi Mata ka vrat Shukravar ko hota hai: gud aur bhune chane chadhayein, katha sunte samay haath me rakhein, aarti karein, aur khatte ke bina ek bhojan. Aksar solah Shukravar.
@do modern most CUSTOM
en: If something sour was eaten by mistake, ask forgiveness and keep one Friday more; nothing bad follows. On udyapan day boys are fed kheer-puri, and no sour thing is served.
hi: भूल से खट्टा खा लिया तो क्षमा माँगकर एक शुक्रवार और रख लें; कुछ बुरा नहीं होता। उद्यापन में बालकों को खीर-पूरी खिलाते हैं और खट्टा नहीं परोसते।
hg: Bhool se khatta kha liya to kshama maangkar ek Shukravar aur rakh lein; kuch bura nahi hota. Udyapan me baalkon ko kheer-puri khilate hain aur khatta nahi paroste.
@which modern most CUSTOM
en: Vaibhav Lakshmi vrat is another Friday fast, of 11 or 21 Fridays: at dusk Lakshmi, a kalash and a gold or silver piece or coin are worshipped, kheer is offered, and sour food is allowed.
hi: वैभव लक्ष्मी दूसरा शुक्रवार व्रत है, 11 या 21 शुक्रवार का: संध्या में लक्ष्मी, कलश और सोने-चाँदी की वस्तु या सिक्का पूजते हैं, खीर चढ़ती है, और खट्टा मना नहीं।
hg: Vaibhav Lakshmi doosra Shukravar vrat hai, 11 ya 21 Shukravar ka: sandhya me Lakshmi, kalash aur sone-chaandi ki cheez ya sikka poojte hain, kheer chadhti hai, aur khatta mana nahi.
@why modern wide CUSTOM
en: Sour is left because in the katha a daughter-in-law's udyapan was spoiled when jealous kin fed the boys sour things. Lemon, curd, tomato, tamarind, pickle and sour fruit count as sour; others in the house may eat as usual.
hi: खट्टा इसलिए नहीं कि कथा में ईर्ष्यालु जेठानियों ने बच्चों को खट्टा खिलाकर बहू का उद्यापन बिगाड़ा। नींबू, दही, टमाटर, इमली, अचार, खट्टे फल खट्टे माने जाते हैं; घर के अन्य लोग सामान्य खाएँ।
hg: Khatta isliye nahi ki katha me irshyalu jethaniyon ne bachchon ko khatta khilakar bahu ka udyapan bigada. Nimbu, dahi, tamatar, imli, achaar, khatte phal khatte maane jaate hain; ghar ke anya log samanya khayein.
@see udyapan-fast
@link /puja/santoshi

# shanivar-fast fast
@names
en: saturday fast, shanivar vrat, shani dev fast
hi: शनिवार व्रत, शनिवार का व्रत, शनि व्रत
hg: shanivar ka vrat, saturday fast, shani dev ka vrat
@ask
en: how to keep a saturday fast | what to eat in shanivar vrat | mustard oil on shani idol how | should women do shani puja | how many saturdays fast for sade sati | which colour on saturday | what not to buy on saturday
en: saturday fast opening time | what salt in saturday fast | is saturday fast for shani or hanuman | saturday fast during sade sati
en: why is saturday fast kept
hi: शनिवार का व्रत कैसे रखें | शनिवार व्रत में क्या खाएँ | शनि देव को तेल कैसे चढ़ाएँ | शनिवार के कितने व्रत करें | शनिवार को क्या नहीं ख़रीदना चाहिए | क्या महिलाएँ शनि की पूजा कर सकती हैं
hi: शनिवार का व्रत शाम को कैसे खोलें | शनिवार व्रत हनुमान का है या शनि का | साढ़े साती में शनिवार व्रत | शनिवार व्रत कब से शुरू करें
hi: शनिवार व्रत क्यों रखा जाता है
hg: shanivar ka vrat kaise rakhe | shanivar vrat me kya khana chahiye | shani dev ko tel kaise chadhaye | kitne shanivar vrat kare sade sati me | shanivar ko kya nahi kharidna chahiye | ladies shani dev ki puja kar sakti hai kya
hg: shanivar ka vrat sham ko kaise khole | shanivar vrat hanuman ji ka hai ya shani ka | sade sati me shanivar ka vrat kare kya | shanivar vrat me namak chalega
hg: shanivar ka vrat kyu rakha jata hai
@how modern wide CUSTOM
en: The Saturday fast is for Shani, with Hanuman beside him: a mustard-oil lamp at a peepal or temple at dusk, black til or urad given, Shani's mantra or the Hanuman Chalisa, and one meal in the evening.
hi: शनिवार व्रत शनि देव के लिए है, साथ में हनुमान जी: संध्या में पीपल या मंदिर पर सरसों तेल का दीया, काले तिल या उड़द का दान, शनि मंत्र या हनुमान चालीसा, और शाम को एक भोजन।
hg: Shanivar vrat Shani Dev ke liye hai, saath me Hanuman ji: sandhya me peepal ya mandir par sarson tel ka diya, kaale til ya urad ka daan, Shani mantra ya Hanuman Chalisa, aur shaam ko ek bhojan.
@which modern most CUSTOM
en: Urad khichdi, til, sweet puri and fruit are eaten; 7, 19 or 51 Saturdays are usual counts. Help to workers, the old and the disabled is held his best worship.
hi: उड़द की खिचड़ी, तिल, मीठी पूरी और फल खाते हैं; 7, 19 या 51 शनिवार प्रचलित हैं। मज़दूर, वृद्ध और दिव्यांग की सेवा उनकी सबसे अच्छी पूजा मानी जाती है।
hg: Urad ki khichdi, til, meethi puri aur phal khaate hain; 7, 19 ya 51 Shanivar prachalit hain. Mazdoor, vriddh aur divyang ki seva unki sabse achhi puja maani jati hai.
@ok modern disputed CUSTOM
en: Women may worship Shani; a few temples keep an old bar on touching the stone. Iron, oil and salt are left unbought on Saturday by many, a custom without harm if you need them.
hi: महिलाएँ शनि पूजा कर सकती हैं; कुछ मंदिरों में शिला छूने की पुरानी रोक है। लोहा, तेल, नमक कई लोग शनिवार को नहीं ख़रीदते; ज़रूरत हो तो लेने से कोई हानि नहीं।
hg: Mahilayein Shani puja kar sakti hain; kuch mandiron me shila chhoone ki purani rok hai. Loha, tel, namak kai log Shanivar ko nahi kharidte; zaroorat ho to lene se koi haani nahi.
@when modern most CUSTOM
en: Begin on the first Saturday of a bright fortnight or in Shravan. Open it after sunset, once the peepal or temple lamp is lit, with urad khichdi or til sweets; many take no salt, others plain salt. Ill people eat by day.
hi: शुक्ल पक्ष के पहले शनिवार या श्रावण से शुरू करें। सूर्यास्त के बाद पीपल या मंदिर में दीप जलाकर उड़द खिचड़ी या तिल की मिठाई से खोलें; कई नमक नहीं लेते, कई लेते हैं। बीमार दिन में खाएँ।
hg: Shukla paksh ke pehle Shanivar ya Shravan se shuru karein. Suryast ke baad peepal ya mandir me deep jalakar urad khichdi ya til ki mithai se kholein; kai namak nahi lete, kai lete hain. Beemar din me khayein.
@link /puja/shani

# ravivar-fast fast
@names
en: sunday fast, ravivar vrat, surya vrat
hi: रविवार व्रत, रविवार का व्रत, सूर्य व्रत
hg: ravivar ka vrat, sunday fast, surya dev ka vrat, itvar ka vrat
@ask
en: how to keep a sunday fast | what to eat in ravivar vrat | is salt left out on sunday fast | how to offer water to the sun | can I eat after sunset in sunday fast | how many sundays
en: sunday fast opening before sunset | sunday fast salt | from which sunday to start | sunday fast in periods
en: why is sunday fast kept
hi: रविवार का व्रत कैसे रखें | रविवार व्रत में क्या खाएँ | रविवार व्रत में नमक क्यों नहीं | सूर्य को अर्घ्य कैसे दें | रविवार व्रत में सूर्यास्त के बाद खा सकते हैं | रविवार के कितने व्रत
hi: रविवार व्रत कब खोलें | रविवार व्रत में नमक क्यों नहीं | रविवार व्रत कब से शुरू करें
hi: रविवार व्रत क्यों रखा जाता है
hg: ravivar ka vrat kaise rakhe | ravivar vrat me kya khaye | sunday ke vrat me namak khate hai kya | surya ko jal kaise chadhaye | ravivar vrat me suryast ke baad khana kha sakte hai | kitne ravivar vrat rakhe
hg: ravivar vrat kab khole | ravivar vrat me namak kyu nahi | ravivar vrat kab se start kare
hg: ravivar ka vrat kyu rakha jata hai
@how classical most PUR
en: The Sunday fast is for Surya: rise early, offer water from a copper pot with red flowers to the rising sun, read Aditya Hridaya or the katha, and eat once before sunset without salt and oil.
hi: रविवार व्रत सूर्य के लिए है: जल्दी उठें, ताँबे के लोटे से लाल फूल सहित उगते सूर्य को अर्घ्य दें, आदित्य हृदय या कथा पढ़ें, और सूर्यास्त से पहले बिना नमक-तेल का एक भोजन।
hg: Ravivar vrat Surya ke liye hai: jaldi uthein, taambe ke lote se laal phool sahit ugte Surya ko arghya dein, Aditya Hridaya ya katha padhein, aur suryast se pehle bina namak-tel ka ek bhojan.
@which modern most CUSTOM
en: Wheat roti with gur and ghee, dalia, kheer and fruit are usual. Twelve Sundays or a year are common; if the meal is missed before sunset, many eat next morning after arghya, the weak eat at once.
hi: गुड़-घी के साथ गेहूँ की रोटी, दलिया, खीर, फल चलते हैं। बारह रविवार या एक वर्ष प्रचलित; सूर्यास्त से पहले न खा सकें तो कई अगली सुबह अर्घ्य के बाद खाते हैं, कमज़ोर तुरंत खाएँ।
hg: Gud-ghee ke saath gehun ki roti, dalia, kheer, phal chalte hain. Barah Ravivar ya ek saal prachalit; suryast se pehle na kha sakein to kai agli subah arghya ke baad khaate hain, kamzor turant khayein.
@when modern most CUSTOM
en: Begin on the first Sunday of a bright fortnight. Open it after offering food to Surya, while the Sun is still up, with a sweet wheat meal; salt and oil are left because the vow is of tapas. Ill or pregnant: eat as needed, keep the arghya.
hi: शुक्ल पक्ष के पहले रविवार से शुरू करें। सूर्य रहते, सूर्य को भोग देकर मीठे गेहूँ के भोजन से खोलें; नमक-तेल तप के भाव से छोड़ते हैं। बीमार या गर्भवती ज़रूरत भर खाएँ, अर्घ्य दें।
hg: Shukla paksh ke pehle Ravivar se shuru karein. Surya rehte, Surya ko bhog dekar meethe gehun ke bhojan se kholein; namak-tel tap ke bhaav se chhodte hain. Beemar ya garbhvati zaroorat bhar khayein, arghya dein.
@link /puja/surya-arghya

# karva-chauth-fast fast
@names
en: karva chauth, karwa chauth fast, karva chauth vrat, karva chauth thali
hi: करवा चौथ, करवा चौथ का व्रत, करवा चौथ की थाली
hg: karwa chauth, karva chauth ka vrat, karwachauth, karwa chauth ki thali
@ask
en: how to keep karva chauth fast | can I drink water on karva chauth | first karva chauth after marriage rules | what is in sargi | what if the moon is not seen on karva chauth | can unmarried girls keep karva chauth | can the husband also fast | pregnant on karva chauth what should I do | what to do with the karva after puja | karva chauth story | tell me the karwa chauth katha
en: karva chauth on which tithi | how to open karva chauth fast step by step | what time should sargi be eaten | periods on karva chauth what to do | unmarried girl keeping karva chauth | first karva chauth what is needed | karva chauth story in short
en: why is karva chauth celebrated
hi: करवा चौथ का व्रत कैसे रखें | करवा चौथ में पानी पी सकते हैं क्या | पहली करवा चौथ कैसे करें | सरगी में क्या खाते हैं | करवा चौथ पर चाँद न दिखे तो | क्या कुँवारी लड़की करवा चौथ रख सकती है | गर्भवती करवा चौथ कैसे रखे | छलनी से चाँद क्यों देखते हैं
hi: करवा चौथ किस तिथि को होता है | करवा चौथ व्रत कैसे खोलें स्टेप | सरगी कितने बजे खाएँ | करवा चौथ पर पीरियड आ जाए तो | करवा चौथ की कथा संक्षेप में | पहला करवा चौथ क्या क्या चाहिए
hi: करवा चौथ क्यों मनाया जाता है
hg: karwa chauth ka vrat kaise rakhe | karva chauth me pani pi sakte hai kya | pehli karwa chauth kaise kare | sargi me kya kya khate hai | chand nahi dikha to vrat kaise khole | kuwari ladki karva chauth rakh sakti hai kya | pregnancy me karwa chauth ka vrat kaise kare | pati bhi vrat rakh sakte hai kya
hg: karva chauth kis tithi ko hota hai | karwa chauth ka vrat kaise kholte hai | sargi kitne baje khani chahiye | karva chauth pe periods aa gaye kya karu | karwa chauth ki kahani short me | pehla karva chauth hai kya kya lagega | karva chauth ki katha sunao | karwa chauth ki kahani
hg: karwa chauth kyu rakha jata hai
@how modern wide CUSTOM
en: Karva Chauth is a wife's fast without food or water from sargi before sunrise to moonrise. In the evening women sit together with the karva, hear the katha, offer water to the Moon, see it and the husband through a sieve, and drink.
hi: करवा चौथ पत्नी का निर्जल व्रत है, सूर्योदय से पहले की सरगी से चंद्रोदय तक। शाम को स्त्रियाँ करवा लेकर कथा सुनती हैं, चंद्रमा को अर्घ्य देती हैं, छलनी से चाँद और पति को देखकर जल पीती हैं।
hg: Karva Chauth patni ka nirjal vrat hai, suryoday se pehle ki sargi se chandroday tak. Shaam ko striyan karva lekar katha sunti hain, Chandrama ko arghya deti hain, chhalni se chaand aur pati ko dekhkar jal peeti hain.
@ok modern most CUSTOM
en: Unmarried and engaged girls may keep Karva Chauth too, in many homes till the first star, worshipping Shiva and Parvati; husbands fast as well. Pregnant, nursing or ill women keep it with water, milk and fruit, and the vow stands.
hi: कुँवारी और सगाई वाली लड़कियाँ भी करवा चौथ रख सकती हैं, कई घरों में पहले तारे तक, शिव-पार्वती की पूजा से; पति भी रखते हैं। गर्भवती, दूध पिलाने वाली या बीमार स्त्रियाँ जल, दूध, फल से रखें; व्रत पूरा है।
hg: Kunwari (unmarried) aur sagai wali ladkiyan bhi Karwa Chauth rakh sakti hain, kai gharon me pehle taare tak, Shiv-Parvati ki puja se; pati bhi rakhte hain. Garbhvati, doodh pilane wali ya beemar striyan jal, doodh, phal se rakhein; vrat poora hai.
@do modern wide CUSTOM
en: If the Moon stays hidden, offer water toward the east-north-east at moonrise time, or look at the moon on Shiva's head in a picture, and break the fast. A video call serves a husband far away.
hi: चाँद न दिखे तो चंद्रोदय के समय उस दिशा में अर्घ्य दें, या शिव जी के चित्र में मस्तक के चंद्रमा के दर्शन करें और व्रत खोलें। पति दूर हों तो वीडियो कॉल चलता है।
hg: Chaand na dikhe to chandroday ke samay us disha me arghya dein, ya Shiv ji ke chitra me mastak ke Chandrama ke darshan karein aur vrat kholein. Pati door hon to video call chalta hai.
@which modern regional CUSTOM
en: The Karva Chauth thali holds the karva with water, a sieve, diya, roli, rice, sindoor, sweets or matthi, and bangles for gifts. Sargi, eaten before dawn, has pheni, fruit, nuts, milk and something filling.
hi: करवा चौथ की थाली में जल भरा करवा, छलनी, दीया, रोली, अक्षत, सिंदूर, मिठाई या मठरी और सुहाग की चूड़ियाँ रखते हैं। सरगी, जो भोर से पहले खाते हैं, में फेनी, फल, मेवे, दूध और कुछ पेट भरने वाला।
hg: Karwa Chauth ki thali me jal bhara karwa, chhalni, diya, roli, akshat, sindoor, mithai ya mathri aur suhag ki chudiyan rakhte hain. Sargi, jo bhor se pehle khaate hain, me pheni, phal, meve, doodh aur kuch pet bharne wala.
@when classical wide DS
en: Karva Chauth is Kartik Krishna Chaturthi, about eleven days before Diwali. Sargi is eaten before dawn, the puja is at dusk, and the fast ends at moonrise of your own city.
hi: करवा चौथ कार्तिक कृष्ण चतुर्थी को है, दिवाली से लगभग ग्यारह दिन पहले। सरगी भोर से पहले, पूजा संध्या में, और व्रत अपने शहर के चंद्रोदय पर खुलता है।
hg: Karva Chauth Kartik Krishna Chaturthi ko hai, Diwali se lagbhag gyarah din pehle. Sargi bhor se pehle, puja sandhya me, aur vrat apne shehar ke chandroday par khulta hai.
@how modern wide CUSTOM
en: To open it: see the Moon through a sieve with a lamp, give water from the karva, see your husband's face, take water and a sweet from his hand, touch the elders' feet, then eat lightly.
hi: खोलने का तरीक़ा: दीपक के साथ छलनी से चाँद देखें, करवे से अर्घ्य दें, पति का मुख देखें, उनके हाथ से जल और मिठाई लें, बड़ों के पैर छुएँ, फिर हल्का भोजन।
hg: Kholne ka tarika: deepak ke saath chhalni se chaand dekhein, karve se arghya dein, pati ka mukh dekhein, unke haath se jal aur mithai lein, badon ke pair chhuyein, phir halka bhojan.
@who modern most CUSTOM
en: In periods keep the Karva Chauth fast and give arghya yourself; the puja is done by another or without touching the images where that is custom. In death sutak many fast and pray silently, without dressing up.
hi: पीरियड में करवा चौथ का व्रत रखें और अर्घ्य ख़ुद दें; जहाँ रिवाज हो वहाँ पूजा कोई और करे या मूर्ति न छुएँ। मृत्यु सूतक में कई बिना श्रृंगार के मौन व्रत-प्रार्थना रखती हैं।
hg: Periods me Karva Chauth ka vrat rakhein aur arghya khud dein; jahan riwaz ho wahan puja koi aur kare ya murti na chhuyein. Mrityu sutak me kai bina shringar ke maun vrat-prarthana rakhti hain.
@why modern wide CUSTOM
en: Karva Chauth is kept for the husband's long life and the love of the couple, when he was away at war or on journeys, and for the bond of women among each other. It remembers Shiva, Parvati and Kartikeya.
hi: करवा चौथ पति की लंबी आयु और दांपत्य प्रेम के लिए मनाते हैं, जो पहले युद्ध या यात्रा पर होते थे, और स्त्रियों की आपसी सखी-भावना के लिए। पूजा शिव, पार्वती और कार्तिकेय की है।
hg: Karwa Chauth pati ki lambi aayu aur dampatya prem ke liye manate hain, jo pehle yuddh ya yatra par hote the, aur striyon ki aapsi sakhi-bhavna ke liye. Puja Shiv, Parvati aur Kartikeya ki hai.
@why modern wide CUSTOM
en: In the katha Veeravati, only sister of seven brothers, broke her fast by a false moon and lost her husband; by keeping the fast faithfully she won him back. The karva is the spouted clay pot. It is a story of love, no threat.
hi: कथा में सात भाइयों की बहन वीरावती ने नक़ली चाँद देखकर व्रत तोड़ा और पति खोया; फिर श्रद्धा से व्रत रखकर उसे लौटा पाई। करवा टोंटी वाला मिट्टी का घड़ा है। यह प्रेम की कथा है, डर की नहीं।
hg: Katha me saat bhaiyon ki behen Veeravati ne nakli chaand dekhkar vrat toda aur pati khoya; phir shraddha se vrat rakhkar use lauta paayi. Karva tonti wala mitti ka ghada hai. Yah prem ki katha hai, dar ki nahi.
@link /puja/karwa-chauth

# hartalika-teej-fast fast
@names
en: hartalika teej, hartalika teej fast, teej fast
hi: हरतालिका तीज, हरतालिका तीज व्रत, तीज का व्रत
hg: hartalika teej vrat, hartalika teej ka vrat, teej ka vrat
@ask
en: how to keep hartalika teej fast | is water allowed on hartalika teej | when is the hartalika fast broken | can unmarried girls keep teej | once started can the teej fast be left | sand shivling for teej why | night jagran on teej necessary
en: hartalika teej tithi and when fast is opened | what is eaten after hartalika fast | hartalika in pregnancy can I drink water | periods in hartalika teej
en: why is hartalika teej kept
hi: हरतालिका तीज का व्रत कैसे रखें | तीज में पानी पी सकते हैं क्या | हरतालिका तीज का पारण कब करें | कुँवारी लड़कियाँ तीज रख सकती हैं | तीज का व्रत छोड़ सकते हैं क्या | तीज में बालू के शिव क्यों बनाते हैं | तीज की कथा क्या है
hi: हरतालिका तीज किस तिथि को है | हरतालिका व्रत अगले दिन कैसे खोलें | गर्भवती हरतालिका में पानी पी सकती है | हरतालिका में पीरियड आ जाए
hi: हरतालिका तीज क्यों रखा जाता है
hg: hartalika teej ka vrat kaise rakhe | teej me pani pi sakte hai kya | hartalika teej ka paran kab hota hai | kuwari ladki teej kar sakti hai kya | teej ka vrat beech me chhod sakte hai | teej me ret ke shivling kyu banate hai | bimar hu teej ka vrat kaise karu
hg: hartalika teej kis tithi ko hai | hartalika vrat agle din kaise khole | pregnant hu hartalika me pani pi sakti hu | hartalika teej me period aa jaye to
hg: hartalika teej vrat kyu rakha jata hai
@how classical wide PUR
en: Hartalika Teej is kept by wives and girls for Shiva and Parvati, by old custom without water for a day and night: images of sand or clay are worshipped, the katha heard, the night spent singing, and the fast broken next morning.
hi: हरतालिका तीज स्त्रियाँ और कन्याएँ शिव-पार्वती के लिए रखती हैं, रिवाज में दिन-रात निर्जल: बालू या मिट्टी की मूर्तियाँ पूजते, कथा सुनते, रात भजन में जागते और अगली सुबह पारण करते हैं।
hg: Hartalika Teej striyan aur kanyayein Shiv-Parvati ke liye rakhti hain, riwaz me din-raat nirjal: baalu ya mitti ki murtiyan poojte, katha sunte, raat bhajan me jaagte aur agli subah paran karte hain.
@why classical wide PUR
en: Parvati's friends carried her off (harat, alika) to the forest, where she made a Shivling of sand and won Shiva as husband by her fast.
hi: पार्वती की सखियाँ उन्हें वन ले गईं (हरत, आलिका), वहाँ उन्होंने बालू का शिवलिंग बनाकर व्रत से शिव को पति रूप में पाया।
hg: Parvati ki sakhiyan unhe van le gayin (harat, aalika), wahan unhone baalu ka shivling banakar vrat se Shiv ko pati roop me paaya.
@ok modern disputed CUSTOM
en: Unmarried girls may keep it too, as Parvati did before her wedding. Many say the vow once begun is for life; others let it be changed to fruit and water, or handed on with an udyapan. In pregnancy and illness take water and food without fear.
hi: कुँवारी लड़कियाँ भी रख सकती हैं, जैसे पार्वती ने विवाह से पहले रखा। कई कहते हैं व्रत शुरू हो तो जीवन भर रखें; दूसरे फल-जल के साथ रखने या उद्यापन की छूट मानते हैं। गर्भ और बीमारी में बिना डर जल और भोजन लें।
hg: Kunwari ladkiyan bhi rakh sakti hain, jaise Parvati ne vivah se pehle rakha. Kai kehte hain vrat shuru ho to jeevan bhar rakhein; doosre phal-jal ke saath rakhne ya udyapan ki chhoot maante hain. Garbh aur beemari me bina darr jal aur bhojan lein.
@when classical wide PUR
en: Hartalika is Bhadrapada Shukla Tritiya, the day before Ganesh Chaturthi. It is opened next morning: last puja, sindoor offered to Gauri, the sand images put in water, then cucumber or halwa prasad and water.
hi: हरतालिका भाद्रपद शुक्ल तृतीया को, गणेश चतुर्थी से एक दिन पहले है। अगली सुबह अंतिम पूजा, गौरी को सिंदूर, बालू की मूर्तियों का विसर्जन, फिर खीरे या हलवे के प्रसाद और जल से खुलती है।
hg: Hartalika Bhadrapad Shukla Tritiya ko, Ganesh Chaturthi se ek din pehle hai. Agli subah antim puja, Gauri ko sindoor, baalu ki murtiyon ka visarjan, phir kheere ya halwe ke prasad aur jal se khulti hai.
@link /puja/hartalika-teej

# navratri-fast fast
@names
en: navratri fasting, navratri fast, nine day fast
hi: नवरात्रि व्रत, नवरात्रि का व्रत, नौ दिन का व्रत, नवरात्रि में बाल
hg: navratri ka vrat, navratre ke vrat, navratri vrat me khana, navratri me baal, navratri me daadhi
@ask
en: what can we eat in navratri fast | can I fast only first and last day of navratri | is tea allowed in navratri fast | can I eat onion in navratri if not fasting | which flour in navratri fast | when to break navratri fast on ashtami or navami | can I cut hair during navratri | I go to office can I keep nine days fast | is sendha namak ok in navratri
en: navratri fast allowed foods list | periods came in the middle of navratri fast | navratri fast pregnant third month | can I eat once a day in navratri | diabetes navratri fasting food | can I stop the navratri fast in between | navratri vrat onion garlic family eats
en: why is navratri fasting kept
en: is a haircut allowed in navratri
hi: नवरात्रि व्रत में क्या खाएँ | नवरात्रि में पहला और आख़िरी व्रत रख सकते हैं | नवरात्रि व्रत में चाय पी सकते हैं | नवरात्रि का व्रत अष्टमी को खोलें या नवमी को | नवरात्रि में कौन सा आटा खाते हैं | नवरात्रि व्रत के नियम | व्रत में मसाले कौन से चलते हैं | नवरात्रि में बाल कटवा सकते हैं
hi: नवरात्रि व्रत के बीच में पीरियड आ जाए | गर्भवती नवरात्रि व्रत कैसे रखे | नवरात्रि में शुगर वाले क्या खाएँ | नवरात्रि व्रत बीच में टूट जाए | नवरात्रि में कौन सा आटा खाएँ | नवरात्रि का पहला और आख़िरी व्रत
hi: नवरात्रि व्रत क्यों रखा जाता है
hi: नवरात्रि में बाल कटवा सकते हैं क्या
hg: navratri vrat me kya kya kha sakte hai | navratri me pehla aur aakhri vrat rakh sakte hai kya | navratre me chai coffee chalti hai | navratri ka vrat kab khole ashtami ya navami | navratri me kaun sa aata khate hai | navratri me pyaz lahsun kyu nahi khate | 9 din ka vrat kaise rakhe office bhi jana hai | vrat me haldi mirch kha sakte hai kya
hg: navratri vrat me beech me period aa gaye | pregnant hu navratri ka vrat kaise rakhu | sugar wale navratri me kya khaye | navratri vrat beech me tut jaye to | navratri me kaun sa atta khate hai | pehla aur aakhri navratra rakh sakte hai
hg: navratri ka vrat kyu rakha jata hai
hg: navratri me baal katwa sakte hai kya
@what modern wide CUSTOM
en: The Navratri fast is Durga's, from Pratipada to Navami in Chaitra and Ashwin: kuttu, singhara, sama, fruit, milk, sendha salt, no grain; all nine days, first and last, or Ashtami; opened after kanya pujan.
hi: नवरात्रि व्रत दुर्गा का है, चैत्र और आश्विन में प्रतिपदा से नवमी: कुट्टू, सिंघाड़ा, समा, फल, दूध, सेंधा नमक, अन्न नहीं; नौ दिन, पहला-आख़िरी, या अष्टमी; कन्या पूजन के बाद पारण।
hg: Navratri vrat Durga ka hai, Chaitra aur Ashwin me Pratipada se Navami: kuttu, singhara, sama, phal, doodh, sendha namak, ann nahi; nau din, pehla-aakhri, ya Ashtami; kanya pujan ke baad paran.
@why classical wide PUR
en: The Navratri fast is kept in devotion to Durga's nine forms, for strength, peace and the family's good, at the change of seasons, when light food suits the body.
hi: नवरात्रि व्रत दुर्गा के नौ रूपों की भक्ति में शक्ति, शांति और परिवार के कल्याण के लिए रखते हैं, ऋतु बदलते समय, जब हल्का भोजन शरीर को भाता है।
hg: Navratri vrat Durga ke nau roopon ki bhakti me shakti, shanti aur parivar ke kalyan ke liye rakhte hain, ritu badalte samay, jab halka bhojan sharir ko bhaata hai.
@which modern wide CUSTOM
en: In a Navratri fast kuttu, singhara, rajgira and sama rice, potato, sabudana, makhana, fruit, milk, curd, peanuts and sendha salt are eaten; grain, pulses, onion, garlic and common salt are not.
hi: नवरात्रि व्रत में कुट्टू, सिंघाड़ा, राजगिरा, समा के चावल, आलू, साबूदाना, मखाना, फल, दूध, दही, मूँगफली और सेंधा नमक खाते हैं; अन्न, दाल, प्याज़, लहसुन, सादा नमक नहीं।
hg: Navratri vrat me kuttu, singhara, rajgira, sama ke chawal, aalu, sabudana, makhana, phal, doodh, dahi, moongphali aur sendha namak khaate hain; ann, daal, pyaz, lehsun, saada namak nahi.
@how modern wide CUSTOM
en: All nine days may be kept, or the first and last, or only Ashtami: each is a full vow. One or two falahar meals a day, plenty of water, a lamp and Devi's prayer are enough beside work.
hi: पूरे नौ दिन रखें, या पहला और आख़िरी, या केवल अष्टमी: हर एक पूरा व्रत है। काम के साथ दिन में एक-दो फलाहार, पर्याप्त जल, दीया और देवी की प्रार्थना काफ़ी है।
hg: Poore nau din rakhein, ya pehla aur aakhri, ya keval Ashtami: har ek poora vrat hai. Kaam ke saath din me ek-do falahar, kaafi jal, diya aur Devi ki prarthana kaafi hai.
@when modern regional CUSTOM
en: The fast is broken after kanya pujan on Ashtami or Navami, as the family does, or on Dashami by those who follow the book. All three are right.
hi: व्रत कन्या पूजन के बाद अष्टमी या नवमी को खोलते हैं, जैसा कुल में हो, या शास्त्र मानने वाले दशमी को। तीनों ठीक हैं।
hg: Vrat kanya pujan ke baad Ashtami ya Navami ko kholte hain, jaisa kul me ho, ya shastra maanne wale Dashami ko. Teeno theek hain.
@ok modern most CUSTOM
en: Tea, milk and cumin, pepper and green chilli are allowed by most; haldi and heeng differ by home. Hair-cutting, leather and meat are left out; if you must, no harm follows.
hi: चाय, दूध, जीरा, काली मिर्च, हरी मिर्च प्रायः चलती हैं; हल्दी-हींग घर-घर में अलग। बाल कटवाना, चमड़ा, मांस छोड़ते हैं; मजबूरी हो तो कोई अनिष्ट नहीं।
hg: Chai, doodh, jeera, kaali mirch, hari mirch aksar chalti hain; haldi-heeng ghar-ghar me alag. Baal katwana, chamda, maans chhodte hain; majboori ho to koi anisht nahi.
@do modern most CUSTOM
en: If periods come in Navratri, go on with the fast; another lights the lamp and touches the kalash where that is custom, and you pray and chant in the mind. Kanya pujan may still be served.
hi: नवरात्रि में पीरियड आए तो व्रत जारी रखें; जहाँ रिवाज हो वहाँ दीपक और कलश कोई और देखे, आप मन में जप-प्रार्थना करें। कन्याओं को भोजन करा सकती हैं।
hg: Navratri me period aaye to vrat jaari rakhein; jahan riwaz ho wahan deepak aur kalash koi aur dekhe, aap mann me jap-prarthana karein. Kanyaon ko bhojan kara sakti hain.
@who modern wide SENSE
en: Pregnant, nursing, diabetic or on daily medicine: do not keep nine days hungry. Leave only grain or keep one day with milk, curd, paneer, fruit and nuts every few hours, medicine in time, and ask the doctor.
hi: गर्भवती, दूध पिलाने वाली, शुगर या रोज़ दवा वाले नौ दिन भूखे न रहें। केवल अन्न छोड़ें या एक दिन रखें, हर कुछ घंटे दूध, दही, पनीर, फल, मेवे, दवा समय पर, डॉक्टर से पूछकर।
hg: Garbhvati, doodh pilane wali, sugar ya roz dawa wale nau din bhookhe na rahein. Keval ann chhodein ya ek din rakhein, har kuch ghante doodh, dahi, paneer, phal, meve, dawa samay par, doctor se poochhkar.
@link /puja/navratri

# shivratri-fast fast
@names
en: mahashivratri fast, shivratri fast, shivratri vrat
hi: महाशिवरात्रि व्रत, शिवरात्रि का व्रत
hg: mahashivratri ka vrat, shivratri vrat, shivratri me kya khaye
@ask
en: what to eat on mahashivratri fast | how to keep shivratri fast | four prahar puja what is it | can I sleep on shivratri night | when to break the shivratri fast | is rice eaten after shivratri | can bhaang be taken on shivratri
en: mahashivratri fast break time next morning what to eat | shivratri fast salt allowed | can I sleep on shivratri fast | shivratri fast for pregnant | water allowed on shivratri fast
en: why is mahashivratri fast kept
hi: शिवरात्रि व्रत में क्या खाएँ | महाशिवरात्रि का व्रत कैसे रखें | शिवरात्रि का पारण कब करें | चार प्रहर की पूजा क्या है | शिवरात्रि की रात सो सकते हैं क्या | शिवरात्रि व्रत में नमक
hi: शिवरात्रि का व्रत कब और कैसे खोलें | शिवरात्रि व्रत में नमक खा सकते हैं | शिवरात्रि में सो सकते हैं क्या | शिवरात्रि व्रत में पानी पी सकते हैं | गर्भवती शिवरात्रि व्रत
hi: महाशिवरात्रि व्रत क्यों रखा जाता है
hg: shivratri ke vrat me kya kha sakte hai | mahashivratri vrat kaise rakhe | shivratri ka vrat kab khole | char prahar ki puja kaise kare | shivratri ki raat so sakte hai kya | shivratri vrat me chai pi sakte hai
hg: shivratri ka vrat kab kholte hai | shivratri vrat me namak kha sakte hai | shivratri me sona chahiye ya nahi | shivratri vrat me pani pi sakte hai kya | pregnant lady shivratri vrat kaise kare
hg: mahashivratri ka vrat kyu rakha jata hai
@how classical wide PUR
en: The Mahashivratri fast runs a day and a night: abhishek of the Shivling with water and milk, bel leaves, and puja in the four watches of the night; it is broken next morning after bath and prayer.
hi: महाशिवरात्रि का व्रत दिन-रात का है: शिवलिंग पर जल-दूध का अभिषेक, बेलपत्र, और रात के चार प्रहर में पूजा; अगली सुबह नहाकर, पूजा करके पारण।
hg: Mahashivratri ka vrat din-raat ka hai: shivling par jal-doodh ka abhishek, belpatra, aur raat ke chaar prahar me puja; agli subah nahakar, puja karke paran.
@which modern wide CUSTOM
en: Fruit, milk, thandai, sabudana, sweet potato, kuttu and sendha salt are taken; some keep it on water alone. One puja at dusk or midnight will do for those who must sleep.
hi: फल, दूध, ठंडाई, साबूदाना, शकरकंद, कुट्टू और सेंधा नमक लेते हैं; कुछ केवल जल पर। जिन्हें सोना है उनके लिए संध्या या मध्यरात्रि की एक पूजा काफ़ी है।
hg: Phal, doodh, thandai, sabudana, shakarkand, kuttu aur sendha namak lete hain; kuch keval jal par. Jinhe sona hai unke liye sandhya ya madhyaratri ki ek puja kaafi hai.
@ok modern wide SENSE
en: Bhaang is a custom of some, no part of the vow; leave it, above all before driving or with medicine.
hi: भाँग कुछ लोगों का रिवाज है, व्रत का अंग नहीं; इसे छोड़ें, ख़ासकर गाड़ी चलाने से पहले या दवा के साथ।
hg: Bhaang kuch logon ka riwaz hai, vrat ka ang nahi; ise chhodein, khaaskar gaadi chalane se pehle ya dawa ke saath.
@when classical wide DS
en: Mahashivratri is the dark fourteenth of Magha (Phalgun in the north), by the midnight tithi. It is opened next day between sunrise and the end of Chaturdashi after a bath: charnamrit, fruit, then a light meal. Water is allowed to all who need it.
hi: महाशिवरात्रि माघ (उत्तर में फाल्गुन) कृष्ण चतुर्दशी, मध्यरात्रि की तिथि से है। अगले दिन स्नान कर सूर्योदय और चतुर्दशी के अंत के बीच चरणामृत, फल, फिर हल्के भोजन से खुलती है। जल जिसे चाहिए वह पिए।
hg: Mahashivratri Magh (uttar me Phalgun) Krishna Chaturdashi, madhyaratri ki tithi se hai. Agle din snan kar suryoday aur Chaturdashi ke ant ke beech charnamrit, phal, phir halke bhojan se khulti hai. Jal jise chahiye woh piye.
@see rudrabhishek
@link /puja/maha-shivaratri

# janmashtami-fast fast
@names
en: janmashtami fast, janmashtami vrat, krishna ashtami fasting
hi: जन्माष्टमी व्रत, जन्माष्टमी का व्रत
hg: janmashtami ka vrat, janmashtami vrat me kya khaye, janmastami fast
@ask
en: what to eat on janmashtami fast | when to break the janmashtami fast, midnight or next day | how to keep janmashtami fast | can I drink water on janmashtami | what is dhaniya panjiri | kids want to fast on janmashtami what can they eat
en: janmashtami fast open at midnight or morning | can I drink tea on janmashtami fast | pregnant janmashtami fast | child fasting on janmashtami
en: why is janmashtami fast kept
hi: जन्माष्टमी के व्रत में क्या खाएँ | जन्माष्टमी का व्रत कब खोलें | जन्माष्टमी व्रत कैसे रखें | जन्माष्टमी में पानी पी सकते हैं | धनिया पंजीरी क्यों बनाते हैं | रात बारह बजे क्या करें
hi: जन्माष्टमी व्रत रात को खोलें या सुबह | जन्माष्टमी व्रत में चाय पी सकते हैं | गर्भवती जन्माष्टमी का व्रत रखे | जन्माष्टमी व्रत किस तिथि को
hi: जन्माष्टमी व्रत क्यों रखा जाता है
hg: janmashtami ke vrat me kya khana chahiye | janmashtami ka vrat kab kholte hai raat 12 baje ya agle din | janmastami vrat kaise rakhe | janmashtami me pani pi sakte hai kya | dhaniya panjiri kyu banate hai | bacche janmashtami ka vrat rakh sakte hai
hg: janmashtami vrat raat me khole ya subah | janmashtami vrat me chai pi sakte h | pregnant lady janmashtami vrat rakh sakti hai | janmashtami ka vrat 12 baje ke baad kya khaye
hg: janmashtami ka vrat kyu rakha jata hai
@what modern wide CUSTOM
en: The Janmashtami fast is Krishna's, on Bhadrapada (Shravan) Krishna Ashtami: fruit, milk and makhana from sunrise, Bal Gopal's bath and aarti at midnight, opened after it or next morning. The ill and pregnant eat falahar all day.
hi: जन्माष्टमी व्रत कृष्ण का है, भाद्रपद (श्रावण) कृष्ण अष्टमी को: सूर्योदय से फल, दूध, मखाना, आधी रात बाल गोपाल का स्नान-आरती, उसके बाद या अगली सुबह पारण। बीमार, गर्भवती दिन भर फलाहार करें।
hg: Janmashtami vrat Krishna ka hai, Bhadrapad (Shravan) Krishna Ashtami ko: suryoday se phal, doodh, makhana, aadhi raat Bal Gopal ka snan-aarti, uske baad ya agli subah paran. Beemar, garbhvati din bhar falahar karein.
@when classical regional DS
en: The Janmashtami fast is broken after the midnight birth puja with prasad in many homes, or next morning when Ashtami and Rohini end, as the texts say. Both are kept.
hi: जन्माष्टमी का व्रत कई घरों में मध्यरात्रि जन्म-पूजा के बाद प्रसाद से खोलते हैं, या अगले दिन अष्टमी-रोहिणी समाप्त होने पर, जैसा ग्रंथ कहते हैं। दोनों चलते हैं।
hg: Janmashtami ka vrat kai gharon me madhyaratri janm-puja ke baad prasad se kholte hain, ya agle din Ashtami-Rohini samapt hone par, jaisa granth kehte hain. Dono chalte hain.
@which modern wide CUSTOM
en: Fruit, milk, makhana, singhara or kuttu dishes and sendha salt are eaten; grain is not. Dhaniya panjiri, makhan-mishri and panchamrit are the prasad.
hi: फल, दूध, मखाना, सिंघाड़े या कुट्टू के व्यंजन और सेंधा नमक खाते हैं; अन्न नहीं। धनिया पंजीरी, माखन-मिश्री और पंचामृत प्रसाद हैं।
hg: Phal, doodh, makhana, singhare ya kuttu ke vyanjan aur sendha namak khaate hain; ann nahi. Dhaniya panjiri, makhan-mishri aur panchamrit prasad hain.
@how modern wide CUSTOM
en: Fast from sunrise, decorate the jhula, bathe Bal Gopal at midnight with panchamrit, dress him, swing the cradle and sing. Children join with fruit and milk.
hi: सूर्योदय से व्रत रखें, झूला सजाएँ, मध्यरात्रि में बाल गोपाल को पंचामृत से स्नान कराएँ, वस्त्र पहनाएँ, झुलाएँ और गाएँ। बच्चे फल-दूध के साथ शामिल हों।
hg: Suryoday se vrat rakhein, jhula sajayein, madhyaratri me Bal Gopal ko panchamrit se snan karayein, vastra pehnayein, jhulayein aur gayein. Bachche phal-doodh ke saath shamil hon.
@ok modern wide SENSE
en: Janmashtami is Bhadrapada (Shravan in the west and south) Krishna Ashtami. Tea, milk and fruit are allowed by most; pregnant women, children and the ill eat falahar through the day and take panchamrit after the evening puja.
hi: जन्माष्टमी भाद्रपद (पश्चिम-दक्षिण में श्रावण) कृष्ण अष्टमी है। चाय, दूध, फल अधिकतर चलते हैं; गर्भवती, बच्चे, बीमार दिन भर फलाहार करें और शाम की पूजा के बाद पंचामृत लें।
hg: Janmashtami Bhadrapad (paschim-dakshin me Shravan) Krishna Ashtami hai. Chai, doodh, phal zyadatar chalte hain; garbhvati, bachche, beemar din bhar falahar karein aur shaam ki puja ke baad panchamrit lein.
@link /puja/janmashtami

# ahoi-fast fast
@names
en: ahoi ashtami, ahoi ashtami fast, hoi ashtami
hi: अहोई अष्टमी, अहोई अष्टमी का व्रत
hg: ahoi ashtami ka vrat, ahoi vrat, hoi ka vrat
@ask
en: how to keep ahoi ashtami fast | stars or moon for ahoi ashtami | can ahoi be kept for daughters | what is the syau mala | what is eaten on ahoi | first ahoi ashtami after the baby
en: ahoi ashtami tithi how many days before diwali | ahoi fast opening stars or moon | pregnant ahoi fast | mother of daughter only keep ahoi
en: why is ahoi ashtami kept
hi: अहोई अष्टमी का व्रत कैसे रखें | अहोई में तारे देखते हैं या चाँद | क्या बेटी के लिए अहोई रख सकते हैं | स्याऊ माला क्या है | अहोई अष्टमी की कथा | अहोई में क्या नहीं करते
hi: अहोई अष्टमी दिवाली से कितने दिन पहले | अहोई व्रत तारे देखकर खोलें या चाँद | गर्भवती अहोई व्रत रखे क्या | बेटी के लिए अहोई व्रत
hi: अहोई अष्टमी क्यों रखा जाता है
hg: ahoi ashtami ka vrat kaise rakhe | ahoi me tare dekhte hai ya chand | beti ke liye ahoi ka vrat rakh sakte hai kya | syau mala kya hoti hai | ahoi ka vrat kab khole | pehli ahoi kaise kare
hg: ahoi ashtami diwali se kitne din pehle | ahoi vrat tare dekh ke khole ya chand | pregnant ahoi ka vrat rakhe kya | beti ke liye ahoi vrat rakh sakte hai
hg: ahoi ashtami ka vrat kyu rakha jata hai
@how modern wide CUSTOM
en: Ahoi Ashtami is a mother's fast for her children: Ahoi Mata is drawn on the wall or a picture set up, a kalash and the katha follow at dusk, and the fast is broken after water to the stars, in some homes to the Moon.
hi: अहोई अष्टमी माँ का बच्चों के लिए व्रत है: अहोई माता का चित्र बनाते या लगाते हैं, संध्या में कलश और कथा, फिर तारों को अर्घ्य देकर, कुछ घरों में चाँद को, व्रत खोलते हैं।
hg: Ahoi Ashtami maa ka bachchon ke liye vrat hai: Ahoi Mata ka chitra banate ya lagate hain, sandhya me kalash aur katha, phir taaron ko arghya dekar, kuch gharon me chaand ko, vrat kholte hain.
@who modern wide CUSTOM
en: Today it is kept for sons and daughters alike, and by those who hope for a child. Nursing mothers take water and milk.
hi: आज यह बेटे-बेटी दोनों के लिए रखा जाता है, और संतान की आशा वाले भी रखते हैं। दूध पिलाती माँ जल और दूध ले।
hg: Aaj yeh bete-beti dono ke liye rakha jata hai, aur santan ki asha wale bhi rakhte hain. Doodh pilati maa jal aur doodh le.
@why modern wide CUSTOM
en: A woman digging clay hurt a hedgehog's (syahu's) young by mistake and mended it by prayer; so digging and knives are left out that day. The Syau mala of silver beads grows by two each year.
hi: मिट्टी खोदते हुए एक स्त्री से भूल से स्याहू का बच्चा मरा और उसने प्रार्थना से प्रायश्चित्त किया; इसलिए उस दिन मिट्टी खोदना और चाकू छोड़ते हैं। चाँदी की स्याऊ माला में हर वर्ष दो मोती जुड़ते हैं।
hg: Mitti khodte hue ek stri se bhool se syahu ka bachcha mara aur usne prarthana se prayashchit kiya; isliye us din mitti khodna aur chaaku chhodte hain. Chaandi ki syau mala me har saal do moti judte hain.
@when classical wide DS
en: Ahoi Ashtami is Kartik Krishna Ashtami, four days after Karva Chauth and about a week before Diwali. After the first stars appear, give them water from the kalash, take prasad, then eat; the Moon rises near midnight, few wait for it.
hi: अहोई अष्टमी कार्तिक कृष्ण अष्टमी, करवा चौथ के चार दिन बाद, दिवाली से लगभग हफ़्ता भर पहले है। तारे दिखने पर कलश से अर्घ्य दें, प्रसाद लें, फिर भोजन; चाँद आधी रात के पास निकलता है, कम लोग रुकते हैं।
hg: Ahoi Ashtami Kartik Krishna Ashtami, Karva Chauth ke chaar din baad, Diwali se lagbhag hafta bhar pehle hai. Taare dikhne par kalash se arghya dein, prasad lein, phir bhojan; chaand aadhi raat ke paas nikalta hai, kam log rukte hain.
@link /puja/ahoi-ashtami

# vat-savitri-fast fast
@names
en: vat savitri fast, vat savitri vrat, vat purnima fast, bargad puja
hi: वट सावित्री व्रत, वट पूर्णिमा व्रत, बरगद की पूजा
hg: vat savitri ka vrat, vat savitri, bargad ki puja, vat purnima vrat
@ask
en: how to keep vat savitri vrat | no banyan tree nearby how to do vat savitri | how many rounds of the banyan with thread | is vat savitri fast without water | difference between vat savitri and vat purnima | what to eat on vat savitri
en: vat purnima fast opening what to eat | vat savitri thread rounds how many | vat savitri in periods | vat savitri pregnant
en: why is vat savitri fast kept
hi: वट सावित्री व्रत कैसे करें | बरगद का पेड़ न हो तो क्या करें | बरगद की कितनी परिक्रमा करें | वट सावित्री में पानी पी सकते हैं | वट सावित्री और वट पूर्णिमा में अंतर | वट सावित्री में क्या खाते हैं
hi: वट सावित्री व्रत कैसे खोलें | वट सावित्री में कितने फेरे लगाएँ | वट सावित्री पर पीरियड आ जाए | बरगद न मिले तो वट पूजा
hi: वट सावित्री व्रत क्यों रखा जाता है
hg: vat savitri vrat kaise kare | bargad ka ped na ho to puja kaise kare | bargad par dhaga kitni baar lapete | vat savitri me pani pi sakte hai kya | vat savitri do baar kyu aati hai | vat savitri vrat me kya khaye
hg: vat savitri vrat kaise khole | bargad ke kitne phere lagane chahiye | vat savitri pe period aa gaya | bargad ka ped nahi mile to kya kare
hg: vat savitri ka vrat kyu rakha jata hai
@how classical wide PUR
en: In Vat Savitri wives fast, bring fruit, soaked chana, a fan and mauli to a banyan, pour water at its root, wind the thread in 7, 21 or 108 rounds, and hear how Savitri won back Satyavan's life.
hi: वट सावित्री में विवाहित स्त्रियाँ व्रत रखकर फल, भीगे चने, पंखा और मौली बरगद पर ले जाती हैं, जड़ में जल देती हैं, 7, 21 या 108 फेरे धागा लपेटती हैं, और सावित्री-सत्यवान की कथा सुनती हैं।
hg: Vat Savitri me vivahit striyan vrat rakhkar phal, bheege chane, pankha aur mauli bargad par le jati hain, jad me jal deti hain, 7, 21 ya 108 phere dhaga lapetti hain, aur Savitri-Satyavan ki katha sunti hain.
@why classical wide EPIC
en: Vat Savitri is kept because Savitri won her husband Satyavan back from Yama by her wit and love, under a banyan; wives pray there for a long life together.
hi: वट सावित्री इसलिए रखते हैं कि सावित्री ने बुद्धि और प्रेम से यम से पति सत्यवान को वट वृक्ष के नीचे लौटा लिया; पत्नियाँ वहीं साथ के लंबे जीवन की प्रार्थना करती हैं।
hg: Vat Savitri isliye rakhte hain ki Savitri ne buddhi aur prem se Yam se pati Satyavan ko vat vriksh ke neeche lauta liya; patniyan wahin saath ke lambe jeevan ki prarthna karti hain.
@do modern wide CUSTOM
en: Where no banyan is near, worship a potted banyan, a picture of it or a kalash; do not break branches off a tree. Fruit and water are fine for who cannot fast dry.
hi: बरगद पास न हो तो गमले के बरगद, चित्र या कलश की पूजा करें; पेड़ की डाल न तोड़ें। निर्जल न रह सकें तो फल और जल लें।
hg: Bargad paas na ho to gamle ke bargad, chitra ya kalash ki puja karein; ped ki daal na todein. Nirjal na reh sakein to phal aur jal lein.
@when classical regional DS
en: The north keeps it on Jyeshtha Amavasya, Maharashtra, Gujarat and the south on Jyeshtha Purnima, fifteen days later. Neither is wrong.
hi: उत्तर में ज्येष्ठ अमावस्या को, महाराष्ट्र, गुजरात और दक्षिण में पंद्रह दिन बाद ज्येष्ठ पूर्णिमा को होता है। कोई ग़लत नहीं।
hg: Uttar me Jyeshtha Amavasya ko, Maharashtra, Gujarat aur dakshin me pandrah din baad Jyeshtha Purnima ko hota hai. Koi galat nahi.
@ok modern most CUSTOM
en: It is opened after the puja with the soaked chana (some swallow twelve with a banyan bud), fruit and sweets, or next day by the strict. In periods fast and let another walk the rounds; pregnant women eat.
hi: पूजा के बाद भीगे चने (कुछ बारह, बरगद की कली के साथ), फल, मिठाई से खुलता है, कठोर व्रत में अगले दिन। पीरियड में व्रत रखें, फेरे कोई और लगाए; गर्भवती खाएँ।
hg: Puja ke baad bheege chane (kuch barah, bargad ki kali ke saath), phal, mithai se khulta hai, kathor vrat me agle din. Periods me vrat rakhein, phere koi aur lagaye; garbhvati khayein.
@link /puja/vat-savitri

# chhath-fast fast
@names
en: chhath fast, chhath vrat, chhath puja fast rules
hi: छठ व्रत, छठ का व्रत, छठ के नियम
hg: chhath ka vrat, chhath vrat ke niyam, chhat puja vrat
@ask
en: how is the chhath fast kept | how many hours is the chhath fast without water | nahay khay and kharna what is eaten | can men keep chhath | can I do chhath on my terrace in a flat | how to start chhath for the first time | can chhath be stopped after starting | thekua for chhath prasad
en: chhath tithi how many hours fast | how is chhath fast opened paran | periods during chhath | can unmarried girl keep chhath | chhath fast salt
en: why is chhath fast kept
hi: छठ का व्रत कैसे रखें | छठ में कितने घंटे निर्जल रहते हैं | नहाय खाय में क्या खाते हैं | खरना में क्या बनता है | छठ छत पर कर सकते हैं क्या | पहली बार छठ कैसे उठाएँ | पुरुष छठ कर सकते हैं | छठ व्रत छोड़ सकते हैं क्या
hi: छठ व्रत का पारण कैसे करें | छठ में पीरियड आ जाए तो | छठ कुँवारी लड़की कर सकती है | छठ व्रत कितने घंटे का | छठ में कौन सा नमक
hi: छठ व्रत क्यों रखा जाता है
hg: chhath ka vrat kaise kare | chhath me kitne ghante nirjala rehte hai | nahay khay me kya khate hai | kharna me kya banta hai | chhath ghar ki chhat par kar sakte hai kya | pehli baar chhath kaise kare | aadmi chhath kar sakte hai kya | chhath chhod sakte hai kya
hg: chhath ka paran kaise karte hai | chhath me period aa jaye to kya kare | kuwari ladki chhath kar sakti hai kya | chhath kitne ghante ka vrat hai | chath me sendha namak khate hai
hg: chhath ka vrat kyu rakha jata hai
@how modern wide CUSTOM
en: The Chhath fast takes four days: nahay-khay with a pure meal of rice, chana dal and lauki; kharna with gur kheer at dusk; then about 36 hours without water, arghya to the setting sun, and to the rising sun next morning.
hi: छठ व्रत चार दिन का है: नहाय-खाय में चावल, चना दाल, लौकी का शुद्ध भोजन; खरना में शाम को गुड़ की खीर; फिर लगभग 36 घंटे निर्जल, डूबते सूर्य को और अगली सुबह उगते सूर्य को अर्घ्य।
hg: Chhath vrat chaar din ka hai: nahay-khay me chawal, chana dal, lauki ka shuddh bhojan; kharna me shaam ko gud ki kheer; phir lagbhag 36 ghante nirjal, doobte Surya ko aur agli subah ugte Surya ko arghya.
@where modern wide CUSTOM
en: A river, pond, or a clean tub of water on the terrace all serve for Chhath arghya. The kitchen and prasad are kept apart and pure; thekua, fruit and sugarcane lie in the soop.
hi: छठ का अर्घ्य नदी, तालाब या छत पर साफ़ पानी के टब में, सब ठीक है। रसोई और प्रसाद अलग और शुद्ध रहते हैं; सूप में ठेकुआ, फल और गन्ना।
hg: Chhath ka arghya nadi, talaab ya chhat par saaf paani ke tub me, sab theek hai. Rasoi aur prasad alag aur shuddh rehte hain; soop me thekua, phal aur ganna.
@ok modern wide SENSE
en: Men keep Chhath as women do. A sick or pregnant person takes part by arghya and helping, or hands the vow on within the family; 36 dry hours are not for every body, ask a doctor.
hi: पुरुष भी स्त्रियों की तरह छठ करते हैं। बीमार या गर्भवती अर्घ्य और सेवा से शामिल हों, या व्रत परिवार में किसी को सौंप दें; 36 घंटे निर्जल हर शरीर के लिए नहीं, डॉक्टर से पूछें।
hg: Purush bhi striyon ki tarah Chhath karte hain. Beemar ya garbhvati arghya aur seva se shamil hon, ya vrat parivar me kisi ko saunp dein; 36 ghante nirjal har sharir ke liye nahi, doctor se poochhein.
@when modern wide CUSTOM
en: Chhath is Kartik Shukla Shashthi, six days after Diwali (a smaller one in Chaitra). It is opened after the rising Sun's arghya: ginger or gur with water or raw-milk sherbet, thekua prasad, then a meal. Nahay-khay and kharna use sendha salt only.
hi: छठ कार्तिक शुक्ल षष्ठी, दिवाली के छठे दिन है (छोटी चैत्र में)। उगते सूर्य के अर्घ्य के बाद अदरक या गुड़-जल या कच्चे दूध के शर्बत, ठेकुआ प्रसाद, फिर भोजन से पारण। नहाय-खाय और खरना में केवल सेंधा नमक।
hg: Chhath Kartik Shukla Shashthi, Diwali ke chhathe din hai (chhoti Chaitra me). Ugte Surya ke arghya ke baad adrak ya gud-jal ya kachche doodh ke sharbat, thekua prasad, phir bhojan se paran. Nahay-khay aur kharna me keval sendha namak.
@do modern regional CUSTOM
en: If periods come during Chhath, the vow goes on: you fast and stand for arghya, others cook prasad and lift the soop. In a death sutak the family leaves it that year or hands it to kin.
hi: छठ में पीरियड आए तो व्रत चलता है: आप उपवास और अर्घ्य में खड़ी हों, प्रसाद और सूप दूसरे सँभालें। मृत्यु सूतक में उस वर्ष छोड़ते हैं या किसी संबंधी को देते हैं।
hg: Chhath me period aaye to vrat chalta hai: aap upvas aur arghya me khadi hon, prasad aur soop doosre sambhalein. Mrityu sutak me us varsh chhodte hain ya kisi sambandhi ko dete hain.
@link /puja/chhath

# purnima-fast fast
@names
en: purnima fast, full moon fast, purnima vrat
hi: पूर्णिमा व्रत, पूर्णिमा का व्रत
hg: purnima ka vrat, poornima vrat, punam ka vrat
@ask
en: how to keep a purnima fast | what to eat on purnima | when is the purnima fast broken | is rice allowed in purnima vrat | what to offer the moon on purnima | how many purnima fasts to keep
en: purnima fast opening time after moonrise | satyanarayan fast on purnima food salt | purnima vrat in periods
en: why is purnima fast kept
hi: पूर्णिमा का व्रत कैसे रखें | पूर्णिमा व्रत में क्या खाएँ | पूर्णिमा का व्रत कब खोलें | पूर्णिमा को चावल खा सकते हैं | पूर्णिमा को चंद्रमा को अर्घ्य कैसे दें | पूर्णिमा के कितने व्रत
hi: पूर्णिमा व्रत कब खोलें | पूर्णिमा व्रत में नमक | पूर्णिमा व्रत में पीरियड हो तो | पूर्णिमा व्रत कब से शुरू करें
hi: पूर्णिमा व्रत क्यों रखा जाता है
hg: purnima ka vrat kaise rakhe | purnima vrat me kya khaye | purnima ka vrat kab khole | purnima ko chawal kha sakte hai kya | purnima ko chand ko arghya kaise de | purnima ke din kya nahi karna chahiye
hg: purnima vrat kab kholte hai | purnima vrat me namak khate hai kya | poornima ka vrat kab se start kare | purnima vrat me period aa jaye
hg: purnima ka vrat kyu rakha jata hai
@how modern wide CUSTOM
en: The Purnima fast is kept for Vishnu as Satyanarayan: bathe, fast on fruit and milk, hear the katha, offer water and kheer to the full Moon in the evening, and eat after that.
hi: पूर्णिमा व्रत विष्णु के सत्यनारायण रूप का है: स्नान, फल-दूध पर उपवास, कथा, शाम को पूर्ण चंद्रमा को अर्घ्य और खीर, फिर भोजन।
hg: Purnima vrat Vishnu ke Satyanarayan roop ka hai: snan, phal-doodh par upvas, katha, shaam ko poorn Chandrama ko arghya aur kheer, phir bhojan.
@which modern most CUSTOM
en: Fruit, milk, kheer and falahar are taken by day; the evening meal may hold rice, since only Ekadashi bars it. Twelve, 24 or 32 Purnimas are usual counts.
hi: दिन में फल, दूध, खीर, फलाहार; शाम के भोजन में चावल हो सकते हैं, रोक केवल एकादशी की है। 12, 24 या 32 पूर्णिमा की गिनती है।
hg: Din me phal, doodh, kheer, falahar; shaam ke bhojan me chawal ho sakte hain, rok keval Ekadashi ki hai. 12, 24 ya 32 Purnima ki ginti hai.
@when modern wide CUSTOM
en: The Purnima fast goes by the day whose evening or moonrise has the full moon; open it after arghya to the Moon with kheer or panchamrit, then a meal with sendha or plain salt as your home has it.
hi: पूर्णिमा व्रत उस दिन होता है जिसकी संध्या या चंद्रोदय में पूर्णिमा हो; चंद्रमा को अर्घ्य देकर खीर या पंचामृत, फिर घर की रीति से सेंधा या सादे नमक के भोजन से खोलें।
hg: Purnima vrat us din hota hai jiski sandhya ya chandroday me Purnima ho; Chandrama ko arghya dekar kheer ya panchamrit, phir ghar ki reeti se sendha ya saade namak ke bhojan se kholein.
@see satyanarayan-puja
@link /puja/purnima

# amavasya-fast fast
@names
en: amavasya fast, new moon fast, somvati amavasya, amavasya customs
hi: अमावस्या व्रत, सोमवती अमावस्या, अमावस्या के नियम
hg: amavasya ka vrat, somvati amavasya, amavas ke niyam
@ask
en: what to do on amavasya | is amavasya inauspicious | can we start new work on amavasya | what to eat on amavasya fast | somvati amavasya peepal rounds | what to donate on amavasya
en: amavasya fast what to eat | amavasya hair cut washing | amavasya which god worship | somvati amavasya peepal rounds
en: why is amavasya fast kept
hi: अमावस्या का व्रत कैसे रखें | अमावस्या पर पितरों के लिए क्या करें | अमावस्या को नया काम शुरू कर सकते हैं | अमावस्या व्रत में क्या खाएँ | सोमवती अमावस्या पर पीपल की परिक्रमा | अमावस्या को क्या दान करें
hi: अमावस्या व्रत में क्या खाएँ | अमावस्या को बाल धोना | अमावस्या को किसकी पूजा | सोमवती अमावस्या के नियम
hi: अमावस्या व्रत क्यों रखा जाता है
hg: amavasya ashubh hoti hai kya | amavas ko naya kaam shuru kar sakte hai | amavasya vrat me kya khaye | somvati amavasya par peepal ki kitni parikrama | amavasya ki raat bahar jana chahiye ya nahi
hg: amavasya vrat me kya khaye | amavasya ko baal dhona | amavasya ko kiski puja kare | somvati amavasya ke niyam
hg: amavasya ka vrat kyu rakha jata hai
@what modern wide CUSTOM
en: Amavasya belongs to the ancestors: bathe, offer tarpan and til, give food, and light a lamp at a peepal or at home in the evening. Who fasts eats once, without onion and garlic.
hi: अमावस्या पितरों की है: स्नान, तर्पण और तिल, अन्नदान, और शाम को पीपल या घर पर दीया। व्रत रखने वाले एक बार बिना प्याज़-लहसुन खाते हैं।
hg: Amavasya pitaron ki hai: snan, tarpan aur til, anndaan, aur shaam ko peepal ya ghar par diya. Vrat rakhne wale ek baar bina pyaz-lehsun khaate hain.
@ok modern regional CUSTOM
en: Amavasya is nothing to fear; Diwali itself falls on one. In the north new work is put off, while in Tamil Nadu it is a good day to begin; travel and going out are fine.
hi: अमावस्या से डरने की बात नहीं; दिवाली ख़ुद अमावस्या है। उत्तर में नया काम टालते हैं, तमिलनाडु में शुभ मानते हैं; यात्रा और बाहर जाना ठीक है।
hg: Amavasya se darne ki baat nahi; Diwali khud amavasya hai. Uttar me naya kaam taalte hain, Tamil Nadu me shubh maante hain; yatra aur bahar jana theek hai.
@do modern most CUSTOM
en: On Somvati Amavasya, the one on Monday, wives circle a peepal 108 times with thread or small gifts, for a long married life. Fewer rounds are fine.
hi: सोमवार वाली सोमवती अमावस्या पर सुहागिनें धागे या छोटी भेंट से पीपल की 108 परिक्रमा करती हैं। कम परिक्रमा भी ठीक है।
hg: Somvar wali Somvati Amavasya par suhaginein dhage ya chhoti bhent se peepal ki 108 parikrama karti hain. Kam parikrama bhi theek hai.
@which modern most CUSTOM
en: Kheer, puri, plain rice-dal without onion and garlic, or fruit; a portion first for cow, dog and crow. Ancestors, Shiva, Vishnu at the peepal and in Bengal Kali are worshipped; hair wash and cut are left out by custom only.
hi: खीर, पूरी, बिना प्याज़-लहसुन का सादा दाल-भात या फल; पहला भाग गाय, कुत्ते, कौए को। पितर, शिव, पीपल में विष्णु और बंगाल में काली पूजे जाते हैं; बाल धोना-कटाना केवल रिवाज में टालते हैं।
hg: Kheer, puri, bina pyaz-lehsun ka saada daal-bhaat ya phal; pehla bhaag gaay, kutte, kauwe ko. Pitar, Shiv, peepal me Vishnu aur Bengal me Kali pooje jaate hain; baal dhona-katana keval riwaz me taalte hain.
@link /puja/amavasya-tarpan

# jivitputrika-fast fast
@names
en: jivitputrika, jitiya fast, jiutiya vrat
hi: जीवित्पुत्रिका व्रत, जितिया, जिउतिया व्रत
hg: jitiya ka vrat, jiutiya, jivitputrika vrat
@ask
en: how to keep jitiya fast | is water allowed in jitiya | what is eaten before jitiya | story of jimutavahan | when to break the jitiya fast | why fish is eaten before jitiya in mithila
en: jitiya tithi and paran time | jitiya opening food | jitiya in periods | jitiya pregnant water
en: why is jivitputrika kept
hi: जितिया का व्रत कैसे रखें | जितिया में पानी पी सकते हैं | जितिया से पहले क्या खाते हैं | जितिया की कथा | जितिया का पारण कब करें | जितिया में मछली क्यों खाते हैं
hi: जितिया किस तिथि को | जितिया का पारण कैसे करें | जितिया में पीरियड आ जाए
hi: जीवित्पुत्रिका व्रत क्यों रखा जाता है
hg: jitiya ka vrat kaise rakhe | jitiya me pani pi sakte hai kya | jitiya ke pehle kya khate hai | jiutiya ki katha kya hai | jitiya ka paran kab hota hai | jitiya me machli kyu khate hai
hg: jitiya kis tithi ko hai | jitiya ka paran kaise kare | jitiya me period aa jaye to
hg: jitiya ka vrat kyu rakha jata hai
@how modern regional CUSTOM
en: Jitiya is a mother's fast for her children in Bihar, Jharkhand, eastern UP and Nepal: nahay-khay, then a day and night without food or water, worship of Jimutavahan, and paran on the next day.
hi: जितिया बिहार, झारखंड, पूर्वी उत्तर प्रदेश और नेपाल में माँ का संतान के लिए व्रत है: नहाय-खाय, फिर दिन-रात निर्जल, जीमूतवाहन की पूजा, और अगले दिन पारण।
hg: Jitiya Bihar, Jharkhand, purvi UP aur Nepal me maa ka santan ke liye vrat hai: nahay-khay, phir din-raat nirjal, Jimutavahan ki puja, aur agle din paran.
@why classical most PUR
en: Prince Jimutavahan offered his own body to Garuda to save a Naga mother's only son; mothers remember him for their children's life.
hi: राजकुमार जीमूतवाहन ने नाग माता के इकलौते पुत्र को बचाने के लिए गरुड़ को अपना शरीर दिया; माताएँ उन्हें संतान की रक्षा के लिए याद करती हैं।
hg: Rajkumar Jimutavahan ne naag mata ke iklaute putra ko bachane ke liye Garud ko apna sharir diya; matayein unhe santan ki raksha ke liye yaad karti hain.
@which modern regional CUSTOM
en: Madua roti, noni saag, jhingni and satputiya are eaten at nahay-khay, in Mithila fish too. Who is pregnant or unwell keeps it with water and fruit.
hi: नहाय-खाय में मडुआ की रोटी, नोनी साग, झिंगनी, सतपुतिया, मिथिला में मछली भी खाते हैं। गर्भवती या अस्वस्थ जल-फल के साथ रखें।
hg: Nahay-khay me madua ki roti, noni saag, jhingni, satputiya, Mithila me machhli bhi khaate hain. Garbhvati ya aswasth jal-phal ke saath rakhein.
@when modern regional CUSTOM
en: Jitiya is Ashwin Krishna Ashtami, nahay-khay the day before, paran after Ashtami ends on the third morning, with jhor-bhaat, noni saag and marua roti. In periods fast, another does the puja.
hi: जितिया आश्विन कृष्ण अष्टमी है, एक दिन पहले नहाय-खाय, तीसरी सुबह अष्टमी समाप्त होने पर झोर-भात, नोनी साग, मडुआ रोटी से पारण। पीरियड में व्रत रखें, पूजा कोई और करे।
hg: Jitiya Ashwin Krishna Ashtami hai, ek din pehle nahay-khay, teesri subah Ashtami samapt hone par jhor-bhaat, noni saag, madua roti se paran. Periods me vrat rakhein, puja koi aur kare.
@link /puja/jivitputrika

# fasting-and-health fast
@names
en: fasting when ill, fasting in pregnancy, fasting with diabetes, medicine during a fast, fasting while breastfeeding, breastfeeding mother fast
hi: बीमारी में व्रत, गर्भावस्था में व्रत, शुगर में व्रत, व्रत में दवा, दूध पिलाते हुए व्रत
hg: bimari me vrat, pregnancy me vrat, sugar me vrat, vrat me dawai, garbhvati ka vrat, pregnant hu vrat
@ask
en: can I take medicine during a fast | can a pregnant woman fast | can a diabetic keep navratri fast | fasting with low blood pressure | does insulin break the fast | breastfeeding and fasting | my old father insists on nirjala fast though he takes BP tablets | feeling dizzy in a fast what to do
en: heart patient fast | kidney stone fasting water | thyroid tablet morning empty stomach fast | anaemia and fasting | can I eat iron tablets in vrat | fasting after surgery | acidity in fast
en: in-laws want me to fast without water though I am expecting | on night duty I faint with an empty stomach, how to keep my vow | is a nursing mother allowed to keep the nine days fast | old grandmother on sugar tablets will not give up her waterless fast
en: I breastfeed, is navratri fasting fine for me
hi: व्रत में दवा खा सकते हैं क्या | गर्भवती व्रत रख सकती है | शुगर के मरीज़ व्रत रखें या नहीं | दवा लेने से व्रत टूट जाता है क्या | दूध पिलाने वाली माँ व्रत रखे | व्रत में चक्कर आए तो क्या करें | बीपी की दवा व्रत में
hi: दिल के मरीज़ का व्रत | थायरॉइड की गोली व्रत में | ऑपरेशन के बाद व्रत | व्रत में एसिडिटी हो जाती है | इंसुलिन लेते हैं व्रत कैसे रखें
hi: पेट से हूँ और ससुराल वाले बिना पानी का व्रत रखने को कहते हैं | रात की ड्यूटी में ख़ाली पेट चक्कर आते हैं, व्रत कैसे निभाऊँ | बूढ़ी दादी दवा पर हैं पर निर्जल व्रत नहीं छोड़तीं | दूध पिलाने वाली माँ नौ दिन का व्रत रखे क्या
hi: दूध पिलाती हूँ, नवरात्रि का व्रत ठीक है क्या
hg: vrat me dawai kha sakte hai kya | pregnant hu vrat rakh sakti hu kya | sugar ke mareez vrat rakhe ya nahi | dawa khane se vrat toot jata hai kya | bp low rehta hai vrat kaise rakhu | vrat me chakkar aa rahe hai kya karu | baby ko doodh pilati hu vrat rakhna hai
hg: heart patient vrat rakh sakta hai | thyroid ki goli vrat me le sakte hai | operation ke baad vrat rakhna hai | vrat me acidity ho jati hai | insulin lete hai vrat kaise rakhe
hg: pet se hu aur sasural wale bina paani ka vrat rakhne bol rahe | night duty me khali pet chakkar aate h vrat kaise nibhau | buddhi dadi dawa pe hai par nirjal vrat nahi chhodti | doodh pilane wali maa 9 din ka vrat rakhe kya
hg: pet se hu, nirjala teej rakhu ya nahi | doodh pilati hu navratri vrat theek hai kya
@ok modern wide SENSE
en: In pregnancy, while nursing, in old age, or with diabetes, insulin, BP, heart or kidney trouble keep no waterless (nirjala) fast, and ask the doctor before any fast. Water, fruit, milk and medicine leave the vow whole; the texts free the ill and pregnant.
hi: गर्भावस्था, स्तनपान, बुढ़ापे, शुगर, इंसुलिन, बीपी, दिल या गुर्दे की तकलीफ़ में निर्जल व्रत न रखें, और कोई भी व्रत डॉक्टर से पूछकर। पानी, फल, दूध और दवा से व्रत नहीं टूटता; शास्त्र बीमार और गर्भवती को छूट देते हैं।
hg: Garbhavastha (pregnancy), stanpan, budhape, sugar, insulin, BP, dil ya gurde ki takleef me nirjal vrat na rakhein, aur koi bhi vrat doctor se poochkar. Paani, phal, doodh aur dawa se vrat nahi tootta; shastra bimar aur garbhvati ko chhoot dete hain.
@why classical wide DS
en: Medicine does not break a fast: the old texts count water, roots, fruit, milk, havis, a Brahmin's wish, the guru's word and medicine among the things that leave a vow whole.
hi: दवा से व्रत नहीं टूटता: पुराने ग्रंथ जल, मूल, फल, दूध, हवि, ब्राह्मण की इच्छा, गुरु का वचन और औषधि को व्रत न तोड़ने वाला कहते हैं।
hg: Dawa se vrat nahi tootta: purane granth jal, mool, phal, doodh, havi, Brahmin ki ichchha, guru ka vachan aur aushadhi ko vrat na todne wala kehte hain.
@do modern wide SENSE
en: Ask the doctor before fasting, and never stop or delay insulin, BP or any other medicine for it: medicine does not break a fast. Dizzy, shaking or confused: take sugar and water, eat, and get help. Prayer alone keeps the vow too.
hi: व्रत से पहले डॉक्टर से पूछें, और उसके लिए इंसुलिन, बीपी या कोई दवा न छोड़ें, न टालें: दवा से व्रत नहीं टूटता। चक्कर, कँपकँपी या घबराहट हो तो चीनी-पानी लें, खाएँ, मदद बुलाएँ। केवल प्रार्थना से भी व्रत पूरा है।
hg: Vrat se pehle doctor se poochein, aur uske liye insulin, BP ya koi dawa na chhodein, na taalein: dawa se vrat nahi tootta. Chakkar, kampkampi ya ghabrahat ho to cheeni-paani lein, khayein, madad bulayein. Keval prarthna se bhi vrat poora hai.
@how modern wide CUSTOM
en: Keep it so: leave out grain only, take fruit, milk, nuts and water often, medicine on time, after asking the doctor; or only puja and katha, or a relative fasts for you. A nirjala fast is not for the ill or pregnant; God asks no harm to the body.
hi: ऐसे रखें: केवल अन्न छोड़ें, डॉक्टर से पूछकर फल, दूध, मेवे और पानी बार-बार लें, दवा समय पर; या केवल पूजा और कथा, या कोई अपना आपके लिए रखे। निर्जल व्रत बीमार या गर्भवती के लिए नहीं; भगवान शरीर का कष्ट नहीं माँगते।
hg: Aise rakhein: keval ann chhodein, doctor se poochkar phal, doodh, meve aur paani baar-baar lein, dawa samay par; ya keval puja aur katha, ya koi apna aapke liye rakhe. Nirjal vrat bimar ya garbhvati ke liye nahi; Bhagwan sharir ka kasht nahi maangte.

# broken-fast fast
@names
en: fast broken by mistake, ate by mistake in a fast, missed a fast, vow broken in illness
hi: व्रत टूट जाए, ग़लती से व्रत टूटना, व्रत छूट गया, व्रत बीच में टूट गया
hg: vrat toot gaya, galti se vrat tut gaya, vrat me galti se kuch kha liya, vrat beech me toot gaya
@ask
en: I ate by mistake during my fast what should I do | does a fast break if I drink water | I forgot my ekadashi fast | I missed one fast in a series | vomited during fast | I tasted the food while cooking on my fast day | is it a sin to break a fast | I drank water in a nirjala fast by mistake | ate salt in santoshi fast by mistake ate something sour | fast broken because of train journey | vomited during fast is it broken | husband ate onion food in fast
en: sneezed brushed toothpaste swallowed in fast | forgot and ate rice on ekadashi | onion garlic eaten in navratri by mistake | I drank water in a nirjala fast by mistake | ate salt in santoshi fast by mistake ate something sour | fast broken because of train journey | vomited during fast is it broken | husband ate onion food in fast
en: I fell ill and could not complete my fast, when do I keep it again | bit into a biscuit forgetting that I was fasting
hi: व्रत में ग़लती से खा लिया क्या करें | व्रत टूट जाए तो क्या करना चाहिए | एकादशी का व्रत भूल गए | व्रत में पानी पी लिया तो | खाना चखने से व्रत टूटता है क्या | व्रत टूटने का पाप लगता है क्या | बीच का एक व्रत छूट गया | निर्जला व्रत में ग़लती से पानी पी लिया | संतोषी व्रत में खट्टा खा लिया | सफ़र में व्रत टूट गया
hi: एकादशी को भूल से चावल खा लिया | नवरात्रि में भूल से प्याज़ खा लिया | व्रत में उल्टी हो गई
hi: तबीयत ख़राब हुई और व्रत पूरा न हो सका, दोबारा कब करूँ | भूल से रोटी खा ली, व्रत गया क्या
hg: vrat me galti se kha liya ab kya karu | vrat toot jaye to kya karna chahiye | ekadashi ka vrat bhool gaya | nirjala vrat me pani pi liya to kya hoga | khana chakhne se vrat toot jata hai kya | vrat tutne ka paap lagta hai kya | ek vrat chhut gaya ab kya kare
hg: ekadashi ko galti se chawal kha liya | navratri me galti se pyaz kha liya | vrat me ulti ho gayi
hg: tabiyat kharab hui vrat pura na kar saki dobara kab karu | bhul se namkeen kha liya vrat gaya kya
@do modern wide CUSTOM
en: If a fast was broken by mistake, rinse your mouth, ask forgiveness in your heart and carry on; the vow stands. Many chant a little more, give food to someone, or keep one day more.
hi: ग़लती से व्रत टूटे तो कुल्ला करें, मन में क्षमा माँगें और व्रत जारी रखें; व्रत बना रहता है। कई लोग थोड़ा जप, अन्नदान या एक दिन और व्रत कर लेते हैं।
hg: Galti se vrat toote to kulla karein, mann me kshama maangein aur vrat jaari rakhein; vrat bana rehta hai. Kai log thoda jap, anndaan ya ek din aur vrat kar lete hain.
@ok classical wide DS
en: A slip brings no curse. Water, milk, fruit and medicine do not break a vow in the texts, and a fast given up for health is no fault.
hi: भूल से कोई शाप नहीं लगता। ग्रंथों में जल, दूध, फल, औषधि से व्रत नहीं टूटता, और सेहत के लिए छोड़ा व्रत दोष नहीं।
hg: Bhool se koi shaap nahi lagta. Granthon me jal, doodh, phal, aushadhi se vrat nahi tootta, aur sehat ke liye chhoda vrat dosh nahi.
@when modern most CUSTOM
en: When to keep it again: the same tithi or weekday next time, or simply go on; nothing must be repeated. Ekadashi: some keep the next Dwadashi lightly; in a counted series add one day. Given up in illness, it needs no repair.
hi: दुबारा कब: अगली बार उसी तिथि या वार को, या बस जारी रखें; दोहराना ज़रूरी नहीं। एकादशी में कुछ अगली द्वादशी हल्की रखते हैं; गिनती के व्रत में एक दिन जोड़ें। बीमारी में छूटा तो कुछ करना नहीं पड़ता।
hg: Dobara kab: agli baar usi tithi ya vaar ko, ya bas jaari rakhein; dohrana zaroori nahi. Ekadashi me kuch agli Dwadashi halki rakhte hain; ginti ke vrat me ek din jodein. Beemari me chhoota to kuch karna nahi padta.
@how modern most CUSTOM
en: Water drunk in a nirjala fast: from then on keep it with water. Something sour on a Santoshi Friday, or a fast missed on a journey: repeat it on the next such day. Nothing has to be paid, no penance is owed to anyone.
hi: निर्जला में पानी पी लिया तो आगे जल सहित रखें। संतोषी शुक्रवार को खट्टा खा लिया या सफ़र में छूटा तो अगले वैसे ही दिन दोहराएँ। कुछ देना नहीं पड़ता, किसी को कोई दंड नहीं।
hg: Nirjala me paani pi liya to aage jal sahit rakhein. Santoshi Friday ko khatta kha liya ya safar me chhoota to agle waise hi din dohrayein. Kuch dena nahi padta, kisi ko koi dand nahi.
@see fasting-and-health

# sendha-namak-falahar fast
@names
en: sendha namak, falahar, vrat food list, rock salt in a fast
hi: सेंधा नमक, फलाहार, व्रत का खाना, व्रत में क्या खाएँ
hg: sendha namak vrat me, falahar, phalahari khana, vrat ka khana
@ask
en: why rock salt in fasts | which vegetables are allowed in a fast | is cumin allowed in vrat | can we eat tomato in fast | is black salt the same as sendha salt | are chips from the shop ok in a fast | paneer in fast | which oil is used in fasting food | are makhana and peanuts falahari
en: can I eat poha suji bread in fast | carrot cabbage peas brinjal in fast allowed | coconut water juice in vrat | haldi red chilli heeng in fast | are oats allowed in vrat
hi: व्रत में सेंधा नमक क्यों खाते हैं | व्रत में कौन सी सब्ज़ी खा सकते हैं | व्रत में टमाटर खा सकते हैं | काला नमक और सेंधा नमक में अंतर | व्रत में पनीर खा सकते हैं | व्रत में कौन सा तेल | व्रत में जीरा खा सकते हैं क्या
hi: व्रत में सूजी पोहा ब्रेड खा सकते हैं | व्रत में गाजर मटर गोभी | व्रत में हल्दी लाल मिर्च हींग | व्रत में ओट्स खा सकते हैं क्या | व्रत में नारियल पानी
hg: vrat me sendha namak kyu khate hai | vrat me kaun si sabji kha sakte hai | vrat me tamatar kha sakte hai kya | kala namak vrat me chalta hai kya | vrat me paneer kha sakte hai | packet wale chips vrat me chalenge | vrat me kaun sa tel use kare
hg: vrat me suji poha bread kha sakte hai | vrat me gajar matar gobhi chalegi | vrat me haldi lal mirch hing chalti hai | oats vrat me kha sakte hai kya | vrat me nariyal pani juice
@which modern most CUSTOM
en: Falahar foods are fruit, milk, curd, paneer, potato, sweet potato, arbi, pumpkin, lauki, cucumber, sabudana, makhana, nuts, kuttu, singhara, rajgira and sama, in ghee or peanut oil. Tomato, lemon and coriander differ by home.
hi: फलाहार में फल, दूध, दही, पनीर, आलू, शकरकंद, अरबी, कद्दू, लौकी, खीरा, साबूदाना, मखाना, मेवे, कुट्टू, सिंघाड़ा, राजगिरा, समा चलते हैं, घी या मूँगफली तेल में। टमाटर, नींबू, धनिया घर-घर में अलग।
hg: Falahar me phal, doodh, dahi, paneer, aalu, shakarkand, arbi, kaddu, lauki, kheera, sabudana, makhana, meve, kuttu, singhara, rajgira, sama chalte hain, ghee ya moongphali tel me. Tamatar, nimbu, dhaniya ghar-ghar me alag.
@why modern most CUSTOM
en: Sendha namak is rock salt taken from the hills, unprocessed, so custom holds it pure for fasts; black salt is roasted and mostly left out. Some fasts know no salt at all.
hi: सेंधा नमक पहाड़ से निकला, बिना प्रक्रिया का है, इसलिए रिवाज में व्रत के लिए शुद्ध माना गया; काला नमक भुना होता है, प्रायः नहीं लेते। कुछ व्रतों में नमक ही नहीं।
hg: Sendha namak pahad se nikla, bina process ka hai, isliye riwaz me vrat ke liye shuddh maana gaya; kaala namak bhuna hota hai, aksar nahi lete. Kuch vraton me namak hi nahi.
@ok modern wide SENSE
en: Packed chips often hold common salt and palm oil, so read the label. Old kuttu flour can make people sick: buy it fresh, in small packets.
hi: पैकेट के चिप्स में अक्सर सादा नमक होता है, लेबल पढ़ें। पुराना कुट्टू आटा बीमार कर सकता है: ताज़ा और छोटा पैकेट लें।
hg: Packet ke chips me aksar saada namak hota hai, label padhein. Purana kuttu aata beemar kar sakta hai: taaza aur chhota packet lein.
@do modern most CUSTOM
en: Not taken in falahar: wheat, rice, suji, poha, bread, oats, maize, besan, all pulses and peas, onion, garlic, mustard, common salt. Haldi, red chilli, heeng, carrot and cabbage differ by home.
hi: फलाहार में नहीं: गेहूँ, चावल, सूजी, पोहा, ब्रेड, ओट्स, मक्का, बेसन, सब दालें और मटर, प्याज़, लहसुन, सरसों, सादा नमक। हल्दी, लाल मिर्च, हींग, गाजर, पत्तागोभी घर-घर में अलग।
hg: Falahar me nahi: gehun, chawal, suji, poha, bread, oats, makka, besan, sab daalein aur matar, pyaz, lehsun, sarson, saada namak. Haldi, laal mirch, heeng, gajar, pattagobhi ghar-ghar me alag.

# fast-rules-general fast
@names
en: rules of fasting, tea in a fast, how to break a fast, first fast
hi: व्रत के नियम, व्रत में चाय, व्रत खोलने का तरीक़ा, पारण कैसे करें
hg: vrat ke niyam, vrat me chai, vrat kaise khole, vrat kholne ka tarika
@ask
en: can we drink tea or coffee in a fast | can I brush my teeth on a fast day | can we sleep during the day in a fast | how do I break my fast | what should be the first food after a fast | can married couples be together on fast days | how to take a vow sankalp for a fast | can children fast | is sleeping in afternoon bad in vrat
en: sutak in the middle of vrat | death in family during fast vow | can a fasting person cook nonveg for others | cigarette gutka in fast | can we use phone tv in fast | fast in mourning house
hi: व्रत में चाय पी सकते हैं क्या | व्रत कैसे खोलें | व्रत खोलते समय पहले क्या खाएँ | व्रत का संकल्प कैसे लें | बच्चे व्रत रख सकते हैं क्या | पहली बार व्रत रखना है
hi: व्रत के बीच सूतक लग जाए | व्रत में पान गुटखा | शोक में व्रत रखें या नहीं | व्रत में टीवी देख सकते हैं
hg: vrat me chai coffee pi sakte hai kya | vrat me din me sona chahiye ya nahi | vrat kaise khole kya khaye | vrat ka sankalp kaise le | bacche vrat rakh sakte hai kya | pehli baar vrat rakh rahi hu kya dhyan rakhu | vrat me baal dho sakte hai
hg: vrat ke beech sutak lag jaye to | vrat me gutka cigarette | ghar me death hui vrat rakhe ya nahi | vrat me tv dekh sakte hai
@how modern wide CUSTOM
en: A fast begins with a sankalp: bathe, take water in the hand and say for whom and how long you fast. Eat as that fast allows, stay gentle in speech, pray, and close with prasad first.
hi: व्रत संकल्प से शुरू होता है: नहाकर हाथ में जल लेकर कहें किसके लिए और कब तक व्रत है। उस व्रत के अनुसार खाएँ, वाणी कोमल रखें, प्रार्थना करें, और पहले प्रसाद से खोलें।
hg: Vrat sankalp se shuru hota hai: nahakar haath me jal lekar kahein kiske liye aur kab tak vrat hai. Us vrat ke anusaar khayein, vaani komal rakhein, prarthana karein, aur pehle prasad se kholein.
@ok modern most CUSTOM
en: Tea and coffee are taken in most fruit-fasts, not in those without water; brushing teeth and bathing are right. The texts ask to leave out sleep by day, anger, lies and, on fast days, intimacy; rest if you are weak.
hi: चाय-कॉफ़ी ज़्यादातर फलाहारी व्रतों में लेते हैं, निर्जल में नहीं; ब्रश और स्नान ठीक हैं। ग्रंथ दिन की नींद, क्रोध, झूठ और संबंध से बचने को कहते हैं; कमज़ोरी हो तो आराम करें।
hg: Chai-coffee zyadatar falahari vraton me lete hain, nirjal me nahi; brush aur snan theek hain. Granth din ki neend, krodh, jhooth aur sambandh se bachne ko kehte hain; kamzori ho to aaram karein.
@do modern wide SENSE
en: Break a fast slowly: water, then prasad or fruit, then a light meal, nothing fried first. Children need no fast; half a day with fruit is play enough.
hi: व्रत धीरे खोलें: जल, फिर प्रसाद या फल, फिर हल्का भोजन, पहले तला नहीं। बच्चों को व्रत ज़रूरी नहीं; फल के साथ आधा दिन काफ़ी है।
hg: Vrat dheere kholein: jal, phir prasad ya phal, phir halka bhojan, pehle tala nahi. Bachchon ko vrat zaroori nahi; phal ke saath aadha din kaafi hai.
@who classical most DS
en: If sutak falls in the midst of a vow or on a yearly fast, the fasting goes on and only the puja is left to another; no new vow is begun. Tobacco and drink break the spirit of any fast.
hi: व्रत के बीच या वार्षिक व्रत पर सूतक हो तो उपवास चलता है, केवल पूजा कोई और करे; नया व्रत शुरू नहीं करते। तंबाकू और शराब किसी भी व्रत की भावना तोड़ते हैं।
hg: Vrat ke beech ya varshik vrat par sutak ho to upvas chalta hai, keval puja koi aur kare; naya vrat shuru nahi karte. Tambaku aur sharab kisi bhi vrat ki bhavna todte hain.
@see sendha-namak-falahar

# udyapan-fast rite
@names
en: udyapan, concluding a vow, completing a series of fasts
hi: उद्यापन, व्रत का उद्यापन
hg: udyapan kaise kare, vrat ka udyapan, vrat ka samapan
@ask
en: how is udyapan of a fast done | is udyapan necessary | can I stop a fast without udyapan | how many people to feed at udyapan | udyapan at low cost | can udyapan be done later
en: udyapan items list of 16 somvar ekadashi | udyapan which day | how many brahmins couples in udyapan
hi: व्रत का उद्यापन कैसे करें | उद्यापन ज़रूरी है क्या | बिना उद्यापन व्रत छोड़ सकते हैं | उद्यापन में कितने लोगों को भोजन कराएँ | उद्यापन कब करना चाहिए | कम ख़र्च में उद्यापन
hi: उद्यापन की सामग्री | एकादशी का उद्यापन कब | उद्यापन में क्या दान दें
hg: vrat ka udyapan kaise kare | udyapan zaruri hai kya | bina udyapan ke vrat chhod sakte hai | udyapan me kitne log ko khana khilaye | kam kharche me udyapan kaise kare | udyapan kab karna chahiye
hg: udyapan ka saman | ekadashi ka udyapan kab kare | udyapan me kya daan de
@how classical most DS
en: Udyapan closes a vow once its count is full: the usual puja, a small havan if you like, food for Brahmins, couples or children as that vow says, and a gift. Then you are free of it.
hi: गिनती पूरी होने पर उद्यापन से व्रत समाप्त होता है: वही पूजा, चाहें तो छोटा हवन, उस व्रत के अनुसार ब्राह्मण, दंपती या बच्चों को भोजन, और दान। फिर आप मुक्त हैं।
hg: Ginti poori hone par udyapan se vrat samapt hota hai: wahi puja, chahein to chhota havan, us vrat ke anusaar Brahmin, dampati ya bachchon ko bhojan, aur daan. Phir aap mukt hain.
@ok modern most CUSTOM
en: Nobody needs to spend beyond their means: one person fed with love, or food given to the needy, is a full udyapan. If you stopped without it, it may be done later; nothing bad follows.
hi: सामर्थ्य से अधिक ख़र्च ज़रूरी नहीं: प्रेम से एक व्यक्ति को भोजन या ज़रूरतमंद को अन्न भी पूरा उद्यापन है। बिना किए छोड़ा हो तो बाद में कर लें; कुछ बुरा नहीं होता।
hg: Saamarthya se zyada kharch zaroori nahi: prem se ek vyakti ko bhojan ya zarooratmand ko ann bhi poora udyapan hai. Bina kiye chhoda ho to baad me kar lein; kuch bura nahi hota.
@which modern most CUSTOM
en: Usual counts: Solah Somvar 16 couples or as able, Ekadashi 12 or 26 persons, Santoshi 8 boys, Vaibhav Lakshmi 7 women, Pradosh 11 or 26 fasts then 13 persons, Purnima 12 couples. Lists differ; one guest with love serves.
hi: प्रचलित गिनती: सोलह सोमवार 16 दंपती या यथाशक्ति, एकादशी 12 या 26 जन, संतोषी 8 बालक, वैभव लक्ष्मी 7 स्त्रियाँ, प्रदोष 11 या 26 व्रत फिर 13 जन, पूर्णिमा 12 दंपती। सूचियाँ अलग; प्रेम से एक भी काफ़ी।
hg: Prachalit ginti: Solah Somvar 16 dampati ya yathashakti, Ekadashi 12 ya 26 jan, Santoshi 8 balak, Vaibhav Lakshmi 7 striyan, Pradosh 11 ya 26 vrat phir 13 jan, Purnima 12 dampati. Lists alag; prem se ek bhi kaafi.

# nirjala-ekadashi-fast fast
@names
en: nirjala ekadashi, bhimseni ekadashi
hi: निर्जला एकादशी, भीमसेनी एकादशी
hg: nirjala ekadashi vrat, bhimseni gyaras
@ask
en: how to keep nirjala ekadashi | is water really not allowed in nirjala ekadashi | why is it called bhimseni | what to donate on nirjala ekadashi | tulsi vivah is on which day of kartik
en: nirjala ekadashi month and when opened | nirjala ekadashi diabetic | nirjala ekadashi pregnant
en: why is nirjala ekadashi kept
hi: निर्जला एकादशी कैसे रखें | निर्जला एकादशी में पानी कब पिएँ | भीमसेनी एकादशी क्यों कहते हैं | निर्जला एकादशी पर क्या दान करें
hi: निर्जला एकादशी किस महीने में | निर्जला एकादशी का पारण कब | गर्भवती निर्जला एकादशी
hi: निर्जला एकादशी क्यों रखा जाता है
hg: nirjala ekadashi ka vrat kaise kare | nirjala ekadashi me pani kab piye | bhimseni ekadashi kyu kehte hai | nirjala ekadashi par kya daan kare
hg: nirjala ekadashi kis mahine me aati hai | nirjala ekadashi ka paran kab kare | pregnant nirjala ekadashi kare kya
hg: nirjala ekadashi vrat kyu rakha jata hai
@what classical wide PUR
en: Nirjala Ekadashi is kept without water from sunrise to the next sunrise, in the heat of Jyeshtha. Bhima, who could not fast often, kept this one for all others, hence Bhimseni.
hi: निर्जला एकादशी सूर्योदय से अगले सूर्योदय तक बिना जल, ज्येष्ठ की गर्मी में रखी जाती है। भीम, जो बार-बार उपवास न कर पाते थे, ने सबके बदले यही रखी, इसलिए भीमसेनी।
hg: Nirjala Ekadashi suryoday se agle suryoday tak bina jal, Jyeshtha ki garmi me rakhi jati hai. Bhim, jo baar-baar upvas na kar paate the, ne sabke badle yahi rakhi, isliye Bhimseni.
@do modern wide SENSE
en: Water pots, fans, sherbet and fruit are given that day. In great heat, or if you are old or unwell, drink water; falahar keeps the Ekadashi too.
hi: उस दिन घड़े, पंखे, शर्बत और फल दान करते हैं। तेज़ गर्मी में, वृद्ध या अस्वस्थ हों तो जल पिएँ; फलाहार से भी एकादशी पूरी है।
hg: Us din ghade, pankhe, sharbat aur phal daan karte hain. Tez garmi me, vriddh ya aswasth hon to jal piyein; falahar se bhi Ekadashi poori hai.
@when classical wide DS
en: Nirjala is Jyeshtha Shukla Ekadashi, in May or June. It is opened on Dwadashi after sunrise: bathe, give water or a filled pot, sip tulsi water slowly, then eat lightly. Pregnant and ill people drink all day.
hi: निर्जला ज्येष्ठ शुक्ल एकादशी है, मई या जून में। द्वादशी को सूर्योदय के बाद खुलती है: स्नान, जल या भरे घड़े का दान, धीरे तुलसी-जल, फिर हल्का भोजन। गर्भवती और बीमार दिन भर जल पिएँ।
hg: Nirjala Jyeshtha Shukla Ekadashi hai, May ya June me. Dwadashi ko suryoday ke baad khulti hai: snan, jal ya bhare ghade ka daan, dheere tulsi-jal, phir halka bhojan. Garbhvati aur beemar din bhar jal piyein.
@see ekadashi-fast
@link /hindu-festivals
@link /puja/ekadashi

# weekday-fasts fast
@names
en: weekday fasts, which day fast for which god
hi: सप्ताह के व्रत, वार के व्रत, किस दिन किसका व्रत
hg: hafte ke vrat, kis din kiska vrat, vaar ke vrat
@ask
en: which day should I fast | fast of which day is for which deity | which weekday fast is good for marriage | which day fast for job and money | which day fast for mental peace | can I keep two weekday fasts | from which month should a weekly fast begin
hi: मुझे किस दिन का व्रत रखना चाहिए | कौन से दिन कौन से भगवान का व्रत होता है | शादी के लिए किस दिन का व्रत रखें | नौकरी के लिए कौन सा व्रत | दो वार के व्रत एक साथ रख सकते हैं | साप्ताहिक व्रत कब से शुरू करें
hg: mujhe kaun se din ka vrat rakhna chahiye | kis din kis bhagwan ka vrat hota hai | shadi ke liye kaun sa vrat kare | job ke liye kaun se din ka vrat | do din ke vrat ek saath rakh sakte hai | weekly vrat kab se start kare
@which modern wide CUSTOM
en: Weekday fasts: Sunday Surya, Monday Shiva, Tuesday Hanuman and Mars, Wednesday Ganesh and Budh, Thursday Vishnu and Brihaspati, Friday Lakshmi or Santoshi Mata, Saturday Shani and Hanuman.
hi: वार के व्रत: रविवार सूर्य, सोमवार शिव, मंगलवार हनुमान और मंगल, बुधवार गणेश और बुध, गुरुवार विष्णु और बृहस्पति, शुक्रवार लक्ष्मी या संतोषी माता, शनिवार शनि और हनुमान।
hg: Vaar ke vrat: Ravivar Surya, Somvar Shiv, Mangalvar Hanuman aur Mangal, Budhvar Ganesh aur Budh, Guruvar Vishnu aur Brihaspati, Shukravar Lakshmi ya Santoshi Mata, Shanivar Shani aur Hanuman.
@who modern most CUSTOM
en: For marriage people keep Monday or Thursday, for work Sunday or Thursday, for home and money Friday, for courage Tuesday, for patience Saturday. It is a prayer; no fast can promise a result.
hi: विवाह के लिए लोग सोमवार या गुरुवार, काम के लिए रविवार या गुरुवार, घर-धन के लिए शुक्रवार, साहस के लिए मंगलवार, धैर्य के लिए शनिवार रखते हैं। यह प्रार्थना है; कोई व्रत फल का वचन नहीं देता।
hg: Vivah ke liye log Somvar ya Guruvar, kaam ke liye Ravivar ya Guruvar, ghar-dhan ke liye Shukravar, saahas ke liye Mangalvar, dhairya ke liye Shanivar rakhte hain. Yah prarthana hai; koi vrat phal ka vachan nahi deta.
@when modern most CUSTOM
en: Begin a weekly fast on its day in a bright fortnight with a sankalp of how many you will keep. Two weekdays may be kept, but one kept calmly is better than two that wear you out.
hi: साप्ताहिक व्रत शुक्ल पक्ष में उस वार को, गिनती के संकल्प से शुरू करें। दो वार रख सकते हैं, पर शांति से रखा एक, थकाने वाले दो से अच्छा है।
hg: Saptahik vrat shukla paksh me us vaar ko, ginti ke sankalp se shuru karein. Do vaar rakh sakte hain, par shanti se rakha ek, thakane wale do se achha hai.
@see fast-rules-general, udyapan-fast

# mangala-gauri-fast fast
@names
en: mangala gauri vrat, mangla gauri fast
hi: मंगला गौरी व्रत, मंगलागौरी
hg: mangala gauri ka vrat, mangla gauri vrat
@ask
en: mangala gauri fast meaning | how to keep mangala gauri fast in sawan | for how many years is mangala gauri kept | what is offered to mangala gauri sixteen things | can unmarried girls keep mangala gauri | how many mangala gauri fasts are kept | udyapan of mangala gauri | is salt eaten in mangala gauri vrat | missed mangala gauri in periods
en: why is mangala gauri vrat kept
hi: मंगला गौरी व्रत क्यों करते हैं | मंगला गौरी व्रत कैसे करें | मंगला गौरी व्रत कितने साल करते हैं | मंगला गौरी में क्या चढ़ाते हैं | कुँवारी कन्या मंगला गौरी कर सकती है क्या | मंगला गौरी के कितने व्रत रखते हैं | मंगला गौरी का उद्यापन | मंगला गौरी में नमक खाते हैं क्या | पीरियड में मंगला गौरी व्रत
hi: मंगला गौरी व्रत क्यों रखा जाता है
hg: mangala gauri vrat kya hota hai | mangla gauri vrat kaise kare | mangla gauri vrat kitne saal tak karte hai | mangla gauri me kya chadhate hai | kuwari ladki mangla gauri kar sakti hai | mangala gauri ke kitne vrat rakhte hai | mangala gauri ka udyapan | mangala gauri me namak khate hai kya | period me mangala gauri vrat
hg: mangala gauri ka vrat kyu rakha jata hai
@how classical most PUR
en: Mangala Gauri is Parvati's fast on the Tuesdays of Sawan, kept mostly by newly married women for five years: a kalash, sixteen flowers, leaves, laddus and bangles, a flour lamp of sixteen wicks, the katha, and one meal.
hi: मंगला गौरी सावन के मंगलवारों का पार्वती व्रत है, प्रायः नवविवाहिता पाँच वर्ष रखती है: कलश, सोलह फूल, पत्ते, लड्डू, चूड़ियाँ, सोलह बत्ती का आटे का दीपक, कथा, और एक भोजन।
hg: Mangala Gauri Sawan ke Mangalvaron ka Parvati vrat hai, aksar navvivahita paanch varsh rakhti hai: kalash, solah phool, patte, laddu, choodiyan, solah batti ka aate ka deepak, katha, aur ek bhojan.
@who modern most CUSTOM
en: Married women keep it for a happy home, and unmarried girls may for a good match. In pregnancy eat fruit and milk; a Tuesday missed in periods is added or done by another.
hi: विवाहित स्त्रियाँ सुखी घर के लिए, कन्याएँ अच्छे वर के लिए रख सकती हैं। गर्भ में फल-दूध लें; पीरियड में छूटा मंगलवार जोड़ लें या पूजा कोई और करे।
hg: Vivahit striyan sukhi ghar ke liye, kanyayein achhe var ke liye rakh sakti hain. Garbh me phal-doodh lein; periods me chhoota Mangalvar jod lein ya puja koi aur kare.
@when modern most CUSTOM
en: Four or five Mangala Gauri Tuesdays fall in a Sawan, kept for five years, in some homes sixteen weeks; udyapan with havan and sixteen suhagins or what one can. One meal in the evening after puja, by many without salt; tea, water and medicine are allowed.
hi: एक सावन में मंगला गौरी के चार-पाँच मंगल आते हैं; पाँच साल, कुछ घरों में सोलह सप्ताह रखते हैं; उद्यापन में हवन और सोलह सुहागिनें या जितना हो सके। शाम की पूजा के बाद एक भोजन, बहुत लोग बिना नमक; चाय, पानी, दवा चलती है।
hg: Ek Sawan me Mangala Gauri ke chaar-paanch Tuesday aate hain; paanch saal, kuch gharon me solah hafte rakhte hain; udyapan me havan aur solah suhagan ya jitna ho sake. Shaam ki pooja ke baad ek bhojan, bahut log bina namak; chai, paani, dawa chalti hai.
@see mangalvar-fast
@link /puja/mangala-gauri

# masik-shivratri-fast fast
@names
en: masik shivratri fast, monthly shivratri
hi: मासिक शिवरात्रि व्रत, मासिक शिवरात्रि
hg: masik shivratri vrat, har mahine ki shivratri
@ask
en: what is masik shivratri | how to keep masik shivratri fast | difference masik shivratri and mahashivratri | masik shivratri date each month | masik shivratri what to eat | how many masik shivratri to keep | what to eat on monthly shivratri | masik shivratri and pradosh difference | salt in masik shivratri fast | can I drink tea in shivratri vrat each month
en: why is masik shivratri fast kept
hi: मासिक शिवरात्रि क्या है | मासिक शिवरात्रि व्रत कैसे रखें | मासिक शिवरात्रि कब आती है | मासिक शिवरात्रि में क्या खाएँ | हर महीने शिवरात्रि का व्रत करना है | मासिक शिवरात्रि का पारण कब | मासिक शिवरात्रि कितनी रखें | मासिक शिवरात्रि और प्रदोष में अंतर | मासिक शिवरात्रि में नमक
hi: मासिक शिवरात्रि व्रत क्यों रखा जाता है
hg: masik shivratri kya hai | masik shivratri vrat kaise rakhe | masik shivratri aur mahashivratri me fark | masik shivratri kab aati hai | masik shivratri me kya khaye | masik shivratri kitni rakhe | masik shivratri aur pradosh me antar | masik shivratri me namak
hg: masik shivratri vrat kyu rakha jata hai
@what classical wide PUR
en: Masik Shivratri is Shiva's fast on the dark fourteenth of every month, by the midnight tithi; Mahashivratri is the great one of Magha-Phalguna. Fruit and milk by day, abhishek at dusk or midnight, opened next morning.
hi: मासिक शिवरात्रि हर महीने की कृष्ण चतुर्दशी का शिव व्रत है, मध्यरात्रि की तिथि से; महाशिवरात्रि माघ-फाल्गुन की बड़ी है। दिन में फल-दूध, संध्या या मध्यरात्रि अभिषेक, अगली सुबह खुलता है।
hg: Masik Shivratri har mahine ki Krishna Chaturdashi ka Shiv vrat hai, madhyaratri ki tithi se; Mahashivratri Magh-Phalgun ki badi hai. Din me phal-doodh, sandhya ya madhyaratri abhishek, agli subah khulta hai.
@who modern most CUSTOM
en: Anyone may keep it, for a good match, peace or devotion; pregnant and ill people eat and only offer water and bel.
hi: कोई भी, अच्छे वर, शांति या भक्ति के लिए रख सकता है; गर्भवती और बीमार खाएँ, केवल जल और बेल चढ़ाएँ।
hg: Koi bhi, achhe var, shanti ya bhakti ke liye rakh sakta hai; garbhvati aur beemar khayein, keval jal aur bel chadhayein.
@which modern wide CUSTOM
en: Pradosh is the thirteenth at dusk, Masik Shivratri the fourteenth at midnight, usually next day. Fruit, milk, makhana and sendha salt once are common, tea is allowed; grain is left. Eleven or a year of them, then udyapan; working people may do the puja at dusk.
hi: प्रदोष त्रयोदशी की साँझ है, मासिक शिवरात्रि चतुर्दशी की आधी रात, प्रायः अगले दिन। फल, दूध, मखाना, एक बार सेंधा नमक और चाय चलती है; अनाज नहीं। ग्यारह या साल भर, फिर उद्यापन; कामकाजी साँझ में पूजा करें।
hg: Pradosh trayodashi ki saanjh hai, Masik Shivratri chaturdashi ki aadhi raat, aksar agle din. Phal, doodh, makhana, ek baar sendha namak aur chai chalti hai; anaaj nahi. Gyarah ya saal bhar, phir udyapan; kaamkaji saanjh me pooja karein.
@see shivratri-fast
@link /puja/masik-shivaratri

# skanda-sashti-fast fast
@names
en: skanda sashti, skanda shashti, soorasamharam, thaipusam
hi: स्कंद षष्ठी, सूरसंहारम, थाईपूसम
hg: skanda shashti, skanda sashti, thaipusam, soorasamharam
@ask
en: how to keep skanda sashti fast | what to eat in skanda shashti | six day fast for murugan | when is soorasamharam | difference between thaipusam and skanda sashti | skanda sashti fast for a child | how is skanda sashti fast opened
en: why is skanda sashti kept
hi: स्कंद षष्ठी का व्रत कैसे रखें | स्कंद षष्ठी में क्या खाएँ | मुरुगन का छह दिन का व्रत | थाईपूसम क्या है | स्कंद षष्ठी व्रत कब खोलें | कार्तिकेय का व्रत कौन सा
hi: स्कंद षष्ठी क्यों रखा जाता है
hg: skanda shashti ka vrat kaise rakhe | skanda shashti me kya khaye | murugan ka 6 din ka vrat | thaipusam kya hai | skanda shashti vrat kab khole | kartikeya ka vrat kaunsa
hg: skanda shashti kyu rakha jata hai
@what modern regional CUSTOM
en: Skanda Sashti is Murugan's fast on the bright sixth tithi; the great one is six days of Aippasi (Oct-Nov), ending with Soorasamharam. One meal, or fruit and milk a day; opened after the evening puja or next day's wedding of Murugan.
hi: स्कंद षष्ठी शुक्ल षष्ठी को मुरुगन का व्रत है; बड़ा व्रत ऐप्पसी (अक्टूबर-नवंबर) के छह दिन, अंत में सूरसंहारम। दिन में एक भोजन या फल-दूध; शाम की पूजा के बाद या अगले दिन मुरुगन विवाह पर खोलते हैं।
hg: Skanda Shashti shukla shashti ko Murugan ka vrat hai; bada vrat Aippasi (Oct-Nov) ke chhah din, ant me Soorasamharam. Din me ek bhojan ya phal-doodh; shaam ki pooja ke baad ya agle din Murugan vivah par kholte hain.
@which modern regional CUSTOM
en: Thaipusam is another day: the full moon near Pusam star in Thai (Jan-Feb), when Parvati gave Murugan the vel; kavadi and milk pots are carried. Red flowers, panchamritam and Kanda Shashti Kavacham belong to both.
hi: थाईपूसम अलग है: तै मास (जनवरी-फ़रवरी) में पुष्य नक्षत्र के पास पूर्णिमा, जब पार्वती ने मुरुगन को वेल दिया; कावड़ी और दूध के घड़े ले जाते हैं। लाल फूल, पंचामृत और कंद षष्ठी कवचम दोनों में।
hg: Thaipusam alag hai: Thai maas (Jan-Feb) me Pushya nakshatra ke paas purnima, jab Parvati ne Murugan ko vel diya; kavadi aur doodh ke ghade le jaate hain. Laal phool, panchamrit aur Kanda Shashti Kavacham dono me.
@who modern wide CUSTOM
en: Anyone may keep it, couples often pray for a child, with no promise in it. Pregnant, diabetic or ill people eat light meals and chant only; six days of hunger are asked of nobody.
hi: कोई भी रख सकता है, दंपती अक्सर संतान की प्रार्थना करते हैं, पर इसमें कोई वादा नहीं। गर्भवती, मधुमेही या बीमार हल्का भोजन कर केवल जप करें; छह दिन की भूख किसी से नहीं माँगी जाती।
hg: Koi bhi rakh sakta hai, dampati aksar santaan ki prarthana karte hain, par isme koi wada nahi. Garbhvati, diabetic ya bimar halka bhojan kar sirf jaap karein; chhah din ki bhookh kisi se nahi maangi jati.
@see fasting-and-health

# putrada-ekadashi-and-names fast
@names
en: putrada ekadashi, names of ekadashis, kamika ekadashi, papankusha ekadashi, rama ekadashi, shattila ekadashi, yogini ekadashi
hi: पुत्रदा एकादशी, एकादशी के नाम, कामिका एकादशी, रमा एकादशी, षटतिला एकादशी
hg: putrada ekadashi, ekadashi ke naam, kamika ekadashi, rama ekadashi, shattila ekadashi
@ask
en: how many ekadashis are there in a year | all ekadashi names by month | what is putrada ekadashi for | which ekadashi is the biggest | shattila ekadashi use of sesame | ekadashi in adhik maas name | which ekadashi is in kartik | rama ekadashi before diwali
hi: सब एकादशी के नाम महीने से | पुत्रदा एकादशी किसके लिए | सबसे बड़ी एकादशी कौन सी | षटतिला में तिल क्यों | अधिक मास की एकादशी का नाम | कार्तिक की एकादशी
hg: sab ekadashi ke naam mahine se | putrada ekadashi kiske liye | sabse badi ekadashi kaunsi | shattila me til kyu | adhik maas ki ekadashi ka naam | kartik ki ekadashi
@which classical wide PUR
en: A year has 24 Ekadashis, 26 with an extra month (Padmini and Parama). Best known: Nirjala (Jyeshtha), Devshayani (Ashadha), Devuthani (Kartik), Mokshada (Margashirsha), and the two Putradas in Pausha and Shravana.
hi: साल में 24 एकादशी हैं, अधिक मास में 26 (पद्मिनी और परमा)। प्रसिद्ध: निर्जला (ज्येष्ठ), देवशयनी (आषाढ़), देवउठनी (कार्तिक), मोक्षदा (मार्गशीर्ष), और पौष व श्रावण की दो पुत्रदा।
hg: Saal me 24 ekadashi hain, adhik maas me 26 (Padmini aur Parama). Prasiddh: Nirjala (Jyeshtha), Devshayani (Ashadh), Devuthani (Kartik), Mokshada (Margashirsha), aur Paush va Shravan ki do Putrada.
@who modern wide CUSTOM
en: Putrada Ekadashi is kept by couples who pray for a child, daughter or son alike, or for their children's good. It goes with, not instead of, a doctor; pregnant women eat fruit and milk often.
hi: पुत्रदा एकादशी वे दंपती रखते हैं जो संतान, बेटी हो या बेटा, या बच्चों की भलाई माँगते हैं। यह डॉक्टर के साथ है, उसकी जगह नहीं; गर्भवती बार-बार फल-दूध लें।
hg: Putrada Ekadashi woh dampati rakhte hain jo santaan, beti ho ya beta, ya bachchon ki bhalai maangte hain. Yeh doctor ke saath hai, uski jagah nahi; garbhvati baar-baar phal-doodh lein.
@do modern wide CUSTOM
en: All are kept alike: no rice or grain, Vishnu with tulsi picked the day before, opened on Dwadashi morning. Shattila (Magha Krishna) adds sesame in bath, food, havan and gift; Rama falls four days before Diwali.
hi: सब एक-सी रखी जाती हैं: चावल-अनाज नहीं, एक दिन पहले तोड़ी तुलसी से विष्णु पूजा, द्वादशी सुबह पारण। षटतिला (माघ कृष्ण) में स्नान, भोजन, हवन, दान में तिल; रमा दिवाली से चार दिन पहले।
hg: Sab ek si rakhi jati hain: chawal-anaaj nahi, ek din pehle todi tulsi se Vishnu pooja, dwadashi subah paran. Shattila (Magh krishna) me snan, bhojan, havan, daan me til; Rama Diwali se chaar din pehle.
@see ekadashi-fast, nirjala-ekadashi-fast

# santan-saptami-fast fast
@names
en: santan saptami, bahula chaturthi, bol choth, hal shashthi, lalahi chhath, balaram jayanti
hi: संतान सप्तमी, बहुला चतुर्थी, हल षष्ठी, ललही छठ, हलछठ
hg: santan saptami, bahula chauth, hal shashthi, harchhath, lalahi chhath
@ask
en: how is santan saptami kept | what is eaten on hal shashthi | which food is not eaten on harchhath | difference between bahula chauth and santan saptami | fast for children in bhadrapada | can a mother on medicines keep hal chhath
en: why is santan saptami kept
hi: संतान सप्तमी का व्रत कैसे रखें | हल षष्ठी में क्या खाते हैं | हलछठ में क्या नहीं खाते | बहुला चौथ और संतान सप्तमी में अंतर | भादों में बच्चों के लिए कौन सा व्रत | पसही चावल किस व्रत में
hi: संतान सप्तमी क्यों रखा जाता है
hg: santan saptami ka vrat kaise rakhe | hal shashthi me kya khate hai | harchhath me kya nahi khate | bahula chauth aur santan saptami me antar | bhado me bachon ke liye kaunsa vrat | pasahi chawal kis vrat me
hg: santan saptami kyu rakha jata hai
@which modern regional CUSTOM
en: Three fasts for children fall in Bhadrapada: Bahula Chauth (Krishna 4, cow and calf), Hal Shashthi (Krishna 6, Balarama's birthday) and Santan Saptami (Shukla 7, Shiva-Parvati, a silver bangle or thread worn after puja).
hi: भादों में संतान के तीन व्रत हैं: बहुला चौथ (कृष्ण 4, गाय-बछड़ा), हल षष्ठी (कृष्ण 6, बलराम जयंती) और संतान सप्तमी (शुक्ल 7, शिव-पार्वती, पूजा के बाद चाँदी का कड़ा या डोरा पहनते हैं)।
hg: Bhado me santaan ke teen vrat hain: Bahula Chauth (krishna 4, gaay-bachhda), Hal Shashthi (krishna 6, Balram jayanti) aur Santan Saptami (shukla 7, Shiv-Parvati, pooja ke baad chandi ka kada ya dora pehente hain).
@do modern regional CUSTOM
en: On Hal Shashthi nothing grown by the plough is eaten, nor cow's milk: wild pasahi rice, six greens and buffalo milk or curd instead. Bahula Chauth leaves cow's milk and opens after evening puja; Santan Saptami offers seven sweet puas.
hi: हल षष्ठी में हल से उपजा कुछ और गाय का दूध नहीं खाते: पसही चावल, छह साग, भैंस का दूध-दही लेते हैं। बहुला चौथ में गाय का दूध छोड़, शाम की पूजा के बाद खोलते हैं; संतान सप्तमी में सात मीठे पुए।
hg: Hal Shashthi me hal se upja kuch aur gaay ka doodh nahi khate: pasahi chawal, chhah saag, bhains ka doodh-dahi lete hain. Bahula Chauth me gaay ka doodh chhod, shaam ki pooja ke baad kholte hain; Santan Saptami me saat meethe pue.
@who modern wide CUSTOM
en: Mothers of sons and daughters keep them. A mother who is pregnant, feeding or on medicine eats and prays; in periods one fasts and another does the puja. No child suffers for a fast left out.
hi: बेटे-बेटी दोनों की माताएँ रखती हैं। गर्भवती, दूध पिलाती या दवा लेती माँ खाए और प्रार्थना करे; पीरियड में व्रत रखें, पूजा कोई और करे। व्रत छूटने से किसी बच्चे का अनिष्ट नहीं।
hg: Bete-beti dono ki maatayein rakhti hain. Garbhvati, doodh pilati ya dawa leti maa khaye aur prarthana kare; period me vrat rakhein, pooja koi aur kare. Vrat chhootne se kisi bachche ka anisht nahi.
@see ahoi-fast, jivitputrika-fast
@link /puja/hal-shashthi

# fast-at-work-and-travel fast
@names
en: fasting while travelling, fasting at work, fasting during exams, fasting in night shift, fasting and gym
hi: सफ़र में व्रत, ऑफ़िस में व्रत, परीक्षा में व्रत, नाइट शिफ़्ट में व्रत
hg: safar me vrat, office me vrat, exam me vrat, night shift me vrat, vrat aur gym
@ask
en: how to fast while travelling by train | what to eat in office during a fast | can I keep a fast with a night shift | can a student fast during exams | can I go to the gym while fasting | puja not possible while travelling in a fast | fast in a flight when does the day start | fasting and hard labour
hi: ट्रेन में व्रत कैसे रखें | ऑफ़िस में व्रत में क्या खाएँ | नाइट शिफ़्ट में व्रत कैसे रखें | परीक्षा के दिन व्रत रखें क्या | व्रत में जिम जा सकते हैं क्या | सफ़र में पूजा नहीं हो सकती तो | मज़दूरी करते हुए व्रत
hg: train me vrat kaise rakhe | office me vrat me kya khaye | night shift me vrat kaise rakhe | exam ke din vrat rakhe kya | vrat me gym ja sakte hai kya | safar me puja nahi ho sakti to | mehnat ka kaam karte hue vrat
@ok modern wide CUSTOM
en: A fast may be kept at work and while travelling: fruit, nuts, makhana, curd, milk and water go along, the prayer is said in mind. The tithi counts from sunrise at the place where you are.
hi: काम पर और सफ़र में व्रत रख सकते हैं: फल, मेवे, मखाना, दही, दूध और पानी साथ रखें, प्रार्थना मन में करें। तिथि जहाँ हैं वहाँ के सूर्योदय से गिनें।
hg: Kaam par aur safar me vrat rakh sakte hain: phal, meve, makhana, dahi, doodh aur paani saath rakhein, prarthana mann me karein. Tithi jahan hain wahan ke suryoday se ginein.
@do modern wide SENSE
en: With exams, driving, machines or heavy labour do not go hungry or without water: keep a fruit and milk fast, eat one meal, or fast on a rest day. Skip hard training; a walk is enough.
hi: परीक्षा, गाड़ी, मशीन या भारी काम में भूखे-प्यासे न रहें: फल-दूध का व्रत, एक भोजन, या छुट्टी के दिन व्रत रखें। कड़ी कसरत छोड़ें; टहलना काफ़ी है।
hg: Exam, gaadi, machine ya bhaari kaam me bhookhe-pyaase na rahein: phal-doodh ka vrat, ek bhojan, ya chhutti ke din vrat rakhein. Kadi kasrat chhodein; tehelna kaafi hai.
@how modern most CUSTOM
en: On a night shift take the fast from your waking to the paran next morning, and eat falahar in the break. No puja possible: wash your hands, fold them, say the name eleven times; the full puja waits at home.
hi: रात की पाली में जागने से अगली सुबह के पारण तक व्रत मानें, बीच में फलाहार लें। पूजा न हो सके तो हाथ धोकर जोड़ें, ग्यारह बार नाम लें; पूरी पूजा घर आकर।
hg: Raat ki shift me jaagne se agli subah ke paran tak vrat maanein, beech me falahar lein. Pooja na ho sake to haath dhokar jodein, gyarah baar naam lein; poori pooja ghar aakar.
@see fasting-and-health

# fast-by-age fast
@names
en: children fasting, age to start a fast, old people fasting, unmarried girls fasting, men fasting
hi: बच्चों का व्रत, व्रत रखने की उम्र, बुज़ुर्गों का व्रत, कुँवारी लड़कियों का व्रत
hg: bachon ka vrat, vrat rakhne ki umar, buzurg ka vrat, kunwari ladki ka vrat
@ask
en: at what age can a child keep a fast | my daughter of 10 wants to fast in navratri | can my 75 year old mother keep ekadashi | from what age is ekadashi kept | can husbands keep karva chauth | which fasts are only for women | can widows keep fasts | when may one stop a fast in old age
hi: बच्चा किस उम्र से व्रत रखे | दस साल की बेटी नवरात्रि का व्रत रखना चाहती है | पचहत्तर साल की माँ एकादशी रखें क्या | एकादशी किस उम्र से | विधवा व्रत रख सकती है क्या | बुढ़ापे में व्रत कब छोड़ें
hg: bacha kis umar se vrat rakhe | 10 saal ki beti navratri vrat rakhna chahti hai | 75 saal ki maa ekadashi rakhe kya | ekadashi kis umar se | vidhwa vrat rakh sakti hai kya | budhape me vrat kab chode
@who classical most DS
en: The digests ask Ekadashi of people between eight and eighty years; today children keep at most a half day with fruit and milk. Growing children, the old and weak are excused from hunger in every tradition.
hi: निबंध ग्रंथ एकादशी आठ से अस्सी वर्ष वालों को बताते हैं; आज बच्चे बहुत हो तो आधा दिन फल-दूध पर रखते हैं। बढ़ते बच्चे, वृद्ध और दुर्बल हर परंपरा में भूख से मुक्त हैं।
hg: Nibandh granth ekadashi aath se assi varsh walon ko batate hain; aaj bachche bahut ho to aadha din phal-doodh par rakhte hain. Badhte bachche, vriddh aur durbal har parampara me bhookh se mukt hain.
@do modern wide SENSE
en: A child who wants to join leaves out sweets or one meal, drinks and eats fruit, and does the aarti. The old keep it with medicine and regular food, without grain if they like; a doctor's word goes first.
hi: शामिल होना चाहे तो बच्चा मिठाई या एक भोजन छोड़े, पानी और फल ले, आरती करे। वृद्ध दवा और समय पर भोजन के साथ रखें, चाहें तो बिना अनाज; डॉक्टर की बात पहले।
hg: Shamil hona chahe to bachcha mithai ya ek bhojan chhode, paani aur phal le, aarti kare. Vriddh dawa aur samay par bhojan ke saath rakhein, chahein to bina anaaj; doctor ki baat pehle.
@ok modern most CUSTOM
en: Most vows are open to all: men keep Karva Chauth with their wives, widows keep Ekadashi, Shivratri and Navratri, girls Solah Somvar. Handing a fast to a daughter-in-law or ending it by udyapan in old age is right.
hi: ज़्यादातर व्रत सबके हैं: पुरुष पत्नी के साथ करवा चौथ, विधवा एकादशी, शिवरात्रि, नवरात्रि, लड़कियाँ सोलह सोमवार रखती हैं। बुढ़ापे में व्रत बहू को सौंपना या उद्यापन कर छोड़ना उचित है।
hg: Zyadatar vrat sabke hain: purush patni ke saath Karva Chauth, vidhwa ekadashi, Shivratri, Navratri, ladkiyan Solah Somvar rakhti hain. Budhape me vrat bahu ko saunpna ya udyapan kar chhodna uchit hai.
@see fasting-and-health, udyapan-fast

# devuthani-ekadashi-fast fast
@names
en: devuthani ekadashi, dev uthani ekadashi, prabodhini ekadashi, devshayani ekadashi, dev uthani gyaras
hi: देवउठनी एकादशी, देवउठनी ग्यारस, प्रबोधिनी एकादशी, देवशयनी एकादशी, देवोत्थान एकादशी
hg: dev uthani ekadashi, devuthni gyaras, devuthan ekadashi, dev shayani ekadashi
@ask
en: what is Devuthani Ekadashi | what is done on Dev Uthani Ekadashi | what is Devshayani Ekadashi | from which day do weddings begin again after the gods sleep | how is Vishnu woken on Prabodhini Ekadashi | is Devuthani a self good day for marriage
en: why is devuthani ekadashi kept
hi: देवउठनी एकादशी क्या है | देवउठनी ग्यारस पर क्या करते हैं | देवशयनी एकादशी क्या है | देव कब उठते हैं, शादियाँ कब से शुरू | प्रबोधिनी एकादशी पर भगवान को कैसे जगाते हैं | देवउठनी पर बिना मुहूर्त शादी हो सकती है
hi: देवउठनी एकादशी क्यों रखा जाता है
hg: devuthani ekadashi kya hai | dev uthani gyaras par kya karte hai | devshayani ekadashi kya hoti hai | dev kab uthte hai shadiyan kab se shuru | prabodhini ekadashi par bhagwan ko kaise jagate hai | devuthani par bina muhurat shadi ho sakti hai
hg: dev uthani ekadashi kyu rakha jata hai
@what classical wide PUR
en: Devuthani (Prabodhini) Ekadashi, Kartik Shukla Ekadashi, is when Vishnu wakes from the four months' sleep begun on Devshayani Ekadashi in Ashadha. Weddings and house entries begin again, and Tulsi is wedded to Shaligram.
hi: देवउठनी (प्रबोधिनी) एकादशी, कार्तिक शुक्ल एकादशी, को विष्णु चार मास की नींद से जागते हैं, जो आषाढ़ की देवशयनी एकादशी से शुरू हुई। विवाह और गृह प्रवेश फिर शुरू होते हैं, और तुलसी-शालिग्राम का विवाह होता है।
hg: Devuthani (Prabodhini) Ekadashi, Kartik Shukla Ekadashi, ko Vishnu chaar maas ki neend se jaagte hain, jo Ashadh ki Devshayani Ekadashi se shuru hui. Vivah aur griha pravesh phir shuru hote hain, aur Tulsi-Shaligram ka vivah hota hai.
@how modern wide CUSTOM
en: At dusk feet and a lamp are drawn in the courtyard, sugar cane, singhara, ber and sweet potato offered under a basket or cane canopy, conch and bell sounded with "wake, O God", and lamps lit by the tulsi.
hi: संध्या को आँगन में चरण और दीया बनाते हैं, गन्ना, सिंघाड़ा, बेर, शकरकंद चढ़ाते हैं, शंख-घंटी के साथ "उठो देव" कहकर जगाते हैं, और तुलसी के पास दीये जलाते हैं।
hg: Sandhya ko aangan me charan aur diya banate hain, ganna, singhara, ber, shakarkand chadhate hain, shankh-ghanti ke saath "utho dev" kehkar jagate hain, aur tulsi ke paas diye jalate hain.
@do classical wide DS
en: The fast is like every Ekadashi: no grain, fruit and milk as the body needs, Vishnu and tulsi worshipped, opened on Dwadashi after sunrise. The ill and pregnant eat.
hi: व्रत हर एकादशी जैसा है: अन्न नहीं, ज़रूरत भर फल-दूध, विष्णु और तुलसी की पूजा, द्वादशी को सूर्योदय के बाद पारण। बीमार और गर्भवती खाएँ।
hg: Vrat har ekadashi jaisa hai: ann nahi, zaroorat bhar phal-doodh, Vishnu aur tulsi ki puja, Dwadashi ko suryoday ke baad paran. Beemar aur garbhvati khayein.
@ok modern most CUSTOM
en: Devuthani is taken by many as a day good in itself for weddings, without further muhurat; some astrologers still look at the chart and wait for the Sun in Vrishchik.
hi: देवउठनी को कई लोग विवाह का अबूझ मुहूर्त मानते हैं; कुछ ज्योतिषी फिर भी कुंडली देखते हैं और सूर्य के वृश्चिक में आने तक रुकते हैं।
hg: Devuthani ko kai log vivah ka abujh muhurat maante hain; kuch jyotishi phir bhi kundli dekhte hain aur Surya ke Vrishchik me aane tak rukte hain.
@see ekadashi-fast, chaturmas, tulsi-vivah-festival
@link /puja/ekadashi
`;
