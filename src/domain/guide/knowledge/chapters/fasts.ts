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
hi: एकादशी में क्या खाना चाहिए | एकादशी को चावल क्यों नहीं खाते | एकादशी व्रत कैसे रखें | एकादशी का पारण कब करें
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
en: how to keep sixteen mondays | when to start solah somvar | what prasad in solah somvar | how is solah somvar udyapan done | can salt be eaten in 16 somvar | churma measure in solah somvar
en: 16 somvar katha short | churma how to make and divide in solah somvar | solah somvar fast for marriage for girls | pregnant in the middle of solah somvar
en: why is sixteen mondays fast kept
hi: सोलह सोमवार का व्रत कैसे करें | सोलह सोमवार कब से शुरू करें | सोलह सोमवार का प्रसाद क्या है | सोलह सोमवार का उद्यापन | सोलह सोमवार में क्या खाते हैं | सोलह सोमवार की कथा
hi: सोलह सोमवार का चूरमा कैसे बाँटें | सोलह सोमवार शादी के लिए | सोलह सोमवार के बीच गर्भवती हो गई तो
hi: सोलह सोमवार व्रत क्यों रखा जाता है
hg: solah somvar vrat kaise kare | 16 somvar kab se shuru kare | solah somvar me prasad kya banta hai | 16 somvar ka udyapan kaise kare | solah somvar me paani pi sakte hai kya
hg: solah somvar churma ke 3 hisse kaise kare | 16 somvar shadi ke liye karte hai kya | 16 somvar ke beech pregnant ho gayi ab
hg: solah somvar kyu rakha jata hai
hg: solah somwar ki ginti kaise rakhte hai
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
en: somebody told me not to eat banana on thursday fast
hi: गुरुवार का व्रत कैसे रखें | गुरुवार व्रत में क्या खाएँ | गुरुवार व्रत में केला खा सकते हैं | गुरुवार को क्या नहीं करना चाहिए | केले के पेड़ की पूजा कैसे करें | गुरुवार के कितने व्रत | गुरुवार व्रत में नमक
hi: गुरुवार व्रत में केला खा सकते हैं क्या | गुरुवार को खिचड़ी क्यों नहीं खाते | केले का पेड़ न हो तो गुरुवार पूजा कैसे करें | गुरुवार व्रत कब से शुरू करें | प्रेगनेंट गुरुवार व्रत
hi: गुरुवार व्रत क्यों रखा जाता है
hi: गुरुवार के व्रत में केला खाने को किसने मना किया, खा सकते हैं क्या
hg: guruvar ka vrat kaise kare | brihaspativar vrat me kya khana chahiye | thursday fast me kela kha sakte hai kya | guruvar ko kya nahi karna chahiye | kele ke ped ki puja kaise kare | kitne guruvar vrat rakhe | guruvar ke vrat me namak khate hai
hg: guruvar ke vrat me kela kha sakte hai kya | thursday ko khichdi kyu nahi khate | kele ka ped nahi hai to guruvar ki puja kaise kare | guruvar vrat kab se shuru kare | veerwar ka vrat kaise khole
hg: guruvar ka vrat kyu rakha jata hai
hg: guruvar ke vrat me kela kha sakte hai kya, log mana karte hai | brihaspati vrat me kela kyu nahi khate
@how modern wide CUSTOM
en: The Thursday fast is for Vishnu and Brihaspati: offer yellow flowers, chana dal and gur at a banana plant or picture of Vishnu, read the Brihaspati katha, and eat one yellow meal without salt.
hi: गुरुवार व्रत विष्णु और बृहस्पति के लिए है: केले के पौधे या विष्णु के चित्र पर पीले फूल, चना दाल और गुड़ चढ़ाएँ, बृहस्पति कथा पढ़ें, और बिना नमक का एक पीला भोजन करें।
hg: Guruvar vrat Vishnu aur Brihaspati ke liye hai: kele ke paudhe ya Vishnu ke chitra par peele phool, chana dal aur gud chadhayein, Brihaspati katha padhein, aur bina namak ka ek peela bhojan karein.
@which modern most CUSTOM
en: Besan, chana dal, kesar kheer and yellow fruit are eaten; the banana itself is offered and not eaten by many, as the plant is worshipped. Sixteen Thursdays or a year are usual counts.
hi: बेसन, चना दाल, केसर खीर, पीले फल खाते हैं; केला पूजा जाता है, इसलिए कई लोग चढ़ाते हैं, खाते नहीं। सोलह गुरुवार या एक वर्ष की गिनती है।
hg: Besan, chana dal, kesar kheer, peele phal khaate hain; kela puja jata hai, isliye kai log chadhate hain, khaate nahi. Solah Guruvar ya ek saal ki ginti hai.
@ok modern most CUSTOM
en: Banana in the Thursday fast: many do not eat it that day, as the banana plant is worshipped as Brihaspati and the fruit is offered and given away; other homes eat it as prasad. Eaten by mistake, nothing is spoilt.
hi: गुरुवार व्रत में केला: कई उस दिन नहीं खाते, क्योंकि केले के पेड़ में बृहस्पति की पूजा होती है और फल चढ़ाकर दान करते हैं; कुछ घर प्रसाद में खाते हैं। भूल से खाया तो कुछ नहीं बिगड़ा।
hg: Guruvar vrat me kela: kai us din nahi khate, kyonki kele ke ped me Brihaspati ki puja hoti hai aur phal chadhakar daan karte hain; kuch ghar prasad me khate hain. Galti se khaya to kuch nahi bigda.
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
en: may I keep karva chauth for my boyfriend before marriage | my husband wants to fast with me on karva chauth, people laugh | engaged girl keeping karva chauth before the wedding
hi: करवा चौथ का व्रत कैसे रखें | करवा चौथ में पानी पी सकते हैं क्या | पहली करवा चौथ कैसे करें | सरगी में क्या खाते हैं | करवा चौथ पर चाँद न दिखे तो | क्या कुँवारी लड़की करवा चौथ रख सकती है | गर्भवती करवा चौथ कैसे रखे | छलनी से चाँद क्यों देखते हैं
hi: करवा चौथ किस तिथि को होता है | करवा चौथ व्रत कैसे खोलें स्टेप | सरगी कितने बजे खाएँ | करवा चौथ पर पीरियड आ जाए तो | करवा चौथ की कथा संक्षेप में | पहला करवा चौथ क्या क्या चाहिए
hi: करवा चौथ क्यों मनाया जाता है
hi: पति भी मेरे साथ करवा चौथ रखना चाहते हैं, लोग हँसते हैं | बॉयफ़्रेंड के लिए करवा चौथ रख सकती हूँ | सगाई हुई है, करवा चौथ रखूँ क्या
hg: karwa chauth ka vrat kaise rakhe | karva chauth me pani pi sakte hai kya | pehli karwa chauth kaise kare | sargi me kya kya khate hai | chand nahi dikha to vrat kaise khole | kuwari ladki karva chauth rakh sakti hai kya | pregnancy me karwa chauth ka vrat kaise kare | pati bhi vrat rakh sakte hai kya
hg: karva chauth kis tithi ko hota hai | karwa chauth ka vrat kaise kholte hai | sargi kitne baje khani chahiye | karva chauth pe periods aa gaye kya karu | karwa chauth ki kahani short me | pehla karva chauth hai kya kya lagega | karva chauth ki katha sunao | karwa chauth ki kahani
hg: karwa chauth kyu rakha jata hai
hg: pati bhi mere sath karwa chauth rakhna chahte hai log hanste hai | boyfriend ke liye karwa chauth rakh sakti hu | sagai hui hai karva chauth rakhu kya
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
en: hartalika puja alone at home at night, minimum items
hi: हरतालिका तीज का व्रत कैसे रखें | तीज में पानी पी सकते हैं क्या | हरतालिका तीज का पारण कब करें | कुँवारी लड़कियाँ तीज रख सकती हैं | तीज का व्रत छोड़ सकते हैं क्या | तीज में बालू के शिव क्यों बनाते हैं | तीज की कथा क्या है
hi: हरतालिका तीज किस तिथि को है | हरतालिका व्रत अगले दिन कैसे खोलें | गर्भवती हरतालिका में पानी पी सकती है | हरतालिका में पीरियड आ जाए
hi: हरतालिका तीज क्यों रखा जाता है
hi: हरतालिका की पूजा अकेले घर में, कम से कम क्या सामान चाहिए
hg: hartalika teej ka vrat kaise rakhe | teej me pani pi sakte hai kya | hartalika teej ka paran kab hota hai | kuwari ladki teej kar sakti hai kya | teej ka vrat beech me chhod sakte hai | teej me ret ke shivling kyu banate hai | bimar hu teej ka vrat kaise karu
hg: hartalika teej kis tithi ko hai | hartalika vrat agle din kaise khole | pregnant hu hartalika me pani pi sakti hu | hartalika teej me period aa jaye to
hg: hartalika teej vrat kyu rakha jata hai
hg: hartalika ki puja akele ghar me karni hai kam se kam kya saman chahiye
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
@which modern most CUSTOM
en: The least for Hartalika puja: a handful of clean sand or clay for Shiva, Parvati and Ganesh, water, bel or any leaf, flowers, kumkum, bangle or bindi for Gauri, a lamp, fruit, and the katha on the phone. Alone at home is fine.
hi: हरतालिका पूजा का न्यूनतम: शिव-पार्वती-गणेश के लिए मुट्ठी भर साफ़ बालू या मिट्टी, जल, बेल या कोई पत्ता, फूल, कुमकुम, गौरी को चूड़ी या बिंदी, दीप, फल और फ़ोन पर कथा। अकेले घर में भी ठीक।
hg: Hartalika puja ka minimum: Shiv-Parvati-Ganesh ke liye mutthi bhar saaf balu ya mitti, jal, bel ya koi patta, phool, kumkum, Gauri ko chudi ya bindi, diya, phal aur phone par katha. Akele ghar me bhi theek.
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
en: five month old baby on breast milk, ahoi without water?
hi: अहोई अष्टमी का व्रत कैसे रखें | अहोई में तारे देखते हैं या चाँद | क्या बेटी के लिए अहोई रख सकते हैं | स्याऊ माला क्या है | अहोई अष्टमी की कथा | अहोई में क्या नहीं करते
hi: अहोई अष्टमी दिवाली से कितने दिन पहले | अहोई व्रत तारे देखकर खोलें या चाँद | गर्भवती अहोई व्रत रखे क्या | बेटी के लिए अहोई व्रत
hi: अहोई अष्टमी क्यों रखा जाता है
hi: बच्ची दूध पीती है, अहोई निर्जला रखूँ क्या
hg: ahoi ashtami ka vrat kaise rakhe | ahoi me tare dekhte hai ya chand | beti ke liye ahoi ka vrat rakh sakte hai kya | syau mala kya hoti hai | ahoi ka vrat kab khole | pehli ahoi kaise kare
hg: ahoi ashtami diwali se kitne din pehle | ahoi vrat tare dekh ke khole ya chand | pregnant ahoi ka vrat rakhe kya | beti ke liye ahoi vrat rakh sakte hai
hg: ahoi ashtami ka vrat kyu rakha jata hai
hg: bacchi doodh piti hai ahoi nirjala rakhu kya
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
@ok modern wide SENSE
en: Nursing or pregnant mothers do not keep Ahoi without water: the baby needs your milk, so drink, take fruit, milk and meals, and ask the doctor. Ahoi Mata's picture, katha and arghya to the stars keep the vow.
hi: दूध पिलाती या गर्भवती माँ अहोई निर्जला न रखे: बच्चे को आपका दूध चाहिए, इसलिए जल, फल, दूध, भोजन लें और डॉक्टर से पूछें। अहोई माता का चित्र, कथा और तारों को अर्घ्य से व्रत पूरा है।
hg: Doodh pilati ya garbhvati maa Ahoi nirjala na rakhe: bachche ko aapka doodh chahiye, isliye paani, phal, doodh, khana lein aur doctor se poochhein. Ahoi Mata ka chitra, katha aur taaron ko arghya se vrat poora hai.
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
en: is jitiya only for sons, I have two daughters | jitiya for a daughter
hi: जितिया का व्रत कैसे रखें | जितिया में पानी पी सकते हैं | जितिया से पहले क्या खाते हैं | जितिया की कथा | जितिया का पारण कब करें | जितिया में मछली क्यों खाते हैं
hi: जितिया किस तिथि को | जितिया का पारण कैसे करें | जितिया में पीरियड आ जाए
hi: जीवित्पुत्रिका व्रत क्यों रखा जाता है
hi: जितिया सिर्फ़ बेटे के लिए होता है क्या, मेरी बेटियाँ हैं | बेटी के लिए जितिया रख सकते हैं
hg: jitiya ka vrat kaise rakhe | jitiya me pani pi sakte hai kya | jitiya ke pehle kya khate hai | jiutiya ki katha kya hai | jitiya ka paran kab hota hai | jitiya me machli kyu khate hai
hg: jitiya kis tithi ko hai | jitiya ka paran kaise kare | jitiya me period aa jaye to
hg: jitiya ka vrat kyu rakha jata hai
hg: jitiya sirf bete ke liye hota hai kya, meri betiya hai | beti ke liye jitiya rakh sakte hai
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
@ok modern wide CUSTOM
en: Jitiya is for all children: once kept for sons, mothers today keep it for daughters as much, with the same puja and thread. Who has only daughters is not left out.
hi: जितिया सब संतानों के लिए है: पहले बेटों के नाम होता था, अब माताएँ बेटियों के लिए भी वही पूजा और वही धागा रखती हैं। जिनकी केवल बेटियाँ हैं वे भी रखें।
hg: Jitiya sab santaanon ke liye hai: pehle beton ke naam hota tha, ab maayein betiyon ke liye bhi wahi puja aur wahi dhaaga rakhti hain. Jinki sirf betiyan hain woh bhi rakhein.
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
en: migraine comes when I stay hungry, shall I leave the fast
hi: व्रत में दवा खा सकते हैं क्या | गर्भवती व्रत रख सकती है | शुगर के मरीज़ व्रत रखें या नहीं | दवा लेने से व्रत टूट जाता है क्या | दूध पिलाने वाली माँ व्रत रखे | व्रत में चक्कर आए तो क्या करें | बीपी की दवा व्रत में
hi: दिल के मरीज़ का व्रत | थायरॉइड की गोली व्रत में | ऑपरेशन के बाद व्रत | व्रत में एसिडिटी हो जाती है | इंसुलिन लेते हैं व्रत कैसे रखें
hi: पेट से हूँ और ससुराल वाले बिना पानी का व्रत रखने को कहते हैं | रात की ड्यूटी में ख़ाली पेट चक्कर आते हैं, व्रत कैसे निभाऊँ | बूढ़ी दादी दवा पर हैं पर निर्जल व्रत नहीं छोड़तीं | दूध पिलाने वाली माँ नौ दिन का व्रत रखे क्या
hi: दूध पिलाती हूँ, नवरात्रि का व्रत ठीक है क्या
hi: माइग्रेन है, भूखे रहने से दौरा पड़ता है, व्रत छोड़ दूँ क्या
hg: vrat me dawai kha sakte hai kya | pregnant hu vrat rakh sakti hu kya | sugar ke mareez vrat rakhe ya nahi | dawa khane se vrat toot jata hai kya | bp low rehta hai vrat kaise rakhu | vrat me chakkar aa rahe hai kya karu | baby ko doodh pilati hu vrat rakhna hai
hg: heart patient vrat rakh sakta hai | thyroid ki goli vrat me le sakte hai | operation ke baad vrat rakhna hai | vrat me acidity ho jati hai | insulin lete hai vrat kaise rakhe
hg: pet se hu aur sasural wale bina paani ka vrat rakhne bol rahe | night duty me khali pet chakkar aate h vrat kaise nibhau | buddhi dadi dawa pe hai par nirjal vrat nahi chhodti | doodh pilane wali maa 9 din ka vrat rakhe kya
hg: pet se hu, nirjala teej rakhu ya nahi | doodh pilati hu navratri vrat theek hai kya
hg: migraine hai bhukhe rehne se attack aata hai vrat chhod du kya | acidity aur chakkar aate hai vrat me
hg: migraine ka attack aata hai bhukhe rehne se, sawan somwar chhod du to shiv ji naraz to nahi honge
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
en: I ate by mistake during my fast what should I do | does a fast break if I drink water | I forgot my ekadashi fast | I missed one fast in a series | vomited during fast | I tasted the food while cooking on my fast day | is it a sin to break a fast | I drank water in a nirjala fast by mistake | ate salt in santoshi fast by mistake ate something sour | fast broken because of train journey | husband ate onion food in fast
en: sneezed brushed toothpaste swallowed in fast | forgot and ate rice on ekadashi | onion garlic eaten in navratri by mistake | I drank water in a nirjala fast by mistake | ate salt in santoshi fast by mistake ate something sour | fast broken because of train journey | vomited during fast is it broken | husband ate onion food in fast
en: I fell ill and could not complete my fast, when do I keep it again | bit into a biscuit forgetting that I was fasting
en: family ate grain or onion before me while I fasted, is my fast broken
hi: व्रत में ग़लती से खा लिया क्या करें | व्रत टूट जाए तो क्या करना चाहिए | एकादशी का व्रत भूल गए | व्रत में पानी पी लिया तो | खाना चखने से व्रत टूटता है क्या | व्रत टूटने का पाप लगता है क्या | बीच का एक व्रत छूट गया | निर्जला व्रत में ग़लती से पानी पी लिया | संतोषी व्रत में खट्टा खा लिया | सफ़र में व्रत टूट गया
hi: एकादशी को भूल से चावल खा लिया | नवरात्रि में भूल से प्याज़ खा लिया
hi: तबीयत ख़राब हुई और व्रत पूरा न हो सका, दोबारा कब करूँ | भूल से रोटी खा ली, व्रत गया क्या
hi: घर वालों ने मेरे सामने खा लिया, मेरा व्रत टूटा क्या
hg: vrat me galti se kha liya ab kya karu | vrat toot jaye to kya karna chahiye | ekadashi ka vrat bhool gaya | nirjala vrat me pani pi liya to kya hoga | khana chakhne se vrat toot jata hai kya | vrat tutne ka paap lagta hai kya | ek vrat chhut gaya ab kya kare
hg: ekadashi ko galti se chawal kha liya | navratri me galti se pyaz kha liya
hg: tabiyat kharab hui vrat pura na kar saki dobara kab karu | bhul se namkeen kha liya vrat gaya kya
hg: ghar walo ne samne khana kha liya mera vrat khandit hua kya
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
@who modern wide CUSTOM
en: What others eat or cook in front of you does not break your fast; the vow is yours alone. Serving food, smelling it or a child eating on your lap leaves it whole.
hi: दूसरे आपके सामने खाएँ या पकाएँ तो आपका व्रत खंडित नहीं होता; संकल्प केवल आपका है। परोसना, गंध, या गोद में बच्चे का खाना व्रत नहीं तोड़ता।
hg: Doosre aapke saamne khayein ya pakayein to aapka vrat khandit nahi hota; sankalp sirf aapka hai. Parosna, khushboo, ya god me bachche ka khana vrat nahi todta.
@see fasting-and-health

# sendha-namak-falahar fast
@names
en: sendha namak, falahar, vrat food list, rock salt in a fast
hi: सेंधा नमक, फलाहार, व्रत का खाना, व्रत में क्या खाएँ
hg: sendha namak vrat me, falahar, phalahari khana, vrat ka khana
@ask
en: why rock salt in fasts | which vegetables are allowed in a fast | is cumin allowed in vrat | can we eat tomato in fast | is black salt the same as sendha salt | are chips from the shop ok in a fast | paneer in fast | which oil is used in fasting food | are makhana and peanuts falahari
en: can I eat poha suji bread in fast | carrot cabbage peas brinjal in fast allowed | coconut water juice in vrat | haldi red chilli heeng in fast | are oats allowed in vrat
en: are packet potato chips fine on ekadashi as they have ordinary salt
hi: व्रत में सेंधा नमक क्यों खाते हैं | व्रत में कौन सी सब्ज़ी खा सकते हैं | व्रत में टमाटर खा सकते हैं | काला नमक और सेंधा नमक में अंतर | व्रत में पनीर खा सकते हैं | व्रत में कौन सा तेल | व्रत में जीरा खा सकते हैं क्या
hi: व्रत में सूजी पोहा ब्रेड खा सकते हैं | व्रत में गाजर मटर गोभी | व्रत में हल्दी लाल मिर्च हींग | व्रत में ओट्स खा सकते हैं क्या | व्रत में नारियल पानी
hi: पैकेट वाले आलू चिप्स व्रत में चलेंगे क्या
hg: vrat me sendha namak kyu khate hai | vrat me kaun si sabji kha sakte hai | vrat me tamatar kha sakte hai kya | kala namak vrat me chalta hai kya | vrat me paneer kha sakte hai | packet wale chips vrat me chalenge | vrat me kaun sa tel use kare
hg: vrat me suji poha bread kha sakte hai | vrat me gajar matar gobhi chalegi | vrat me haldi lal mirch hing chalti hai | oats vrat me kha sakte hai kya | vrat me nariyal pani juice
hg: packet wale aloo chips ekadashi me chalenge kya, normal namak hota hai
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
@ok modern most CUSTOM
en: Packet chips on Ekadashi or in a fast mostly have ordinary salt and spices, so strict homes leave them; fry or roast potato with sendha namak, or buy packs marked vrat or falahari. Eaten by mistake, the fast goes on.
hi: पैकेट के चिप्स में प्रायः साधारण नमक-मसाला होता है, इसलिए कड़े व्रत में नहीं लेते; आलू सेंधा नमक से भूनें-तलें, या "व्रत/फलाहारी" लिखा पैकेट लें। भूल से खाए तो व्रत चलता रहता है।
hg: Packet ke chips me aksar saada namak-masala hota hai, isliye kade vrat me nahi lete; aloo sendha namak se bhunein-talein, ya "vrat/falahari" likha packet lein. Galti se khaye to vrat chalta rehta hai.

# fast-rules-general fast
@names
en: rules of fasting, tea in a fast, how to break a fast, first fast
hi: व्रत के नियम, व्रत खोलने का तरीक़ा, पारण कैसे करें
hg: vrat ke niyam, vrat kaise khole, vrat kholne ka tarika
@ask
en: can we drink tea or coffee in a fast | can I brush my teeth on a fast day | can we sleep during the day in a fast | how do I break my fast | what should be the first food after a fast | can married couples be together on fast days | how to take a vow sankalp for a fast | can children fast | is sleeping in afternoon bad in vrat
en: sutak in the middle of vrat | death in family during fast vow | can a fasting person cook nonveg for others | cigarette gutka in fast | can we use phone tv in fast | fast in mourning house
en: without morning tea my head aches, does tea break the fast | coffee in a vrat
hi: व्रत कैसे खोलें | व्रत खोलते समय पहले क्या खाएँ | व्रत का संकल्प कैसे लें | बच्चे व्रत रख सकते हैं क्या | पहली बार व्रत रखना है
hi: व्रत के बीच सूतक लग जाए | व्रत में पान गुटखा | शोक में व्रत रखें या नहीं | व्रत में टीवी देख सकते हैं
hi: सुबह चाय न पियूँ तो सिर दर्द होता है, चाय से व्रत टूटता है क्या
hg: vrat me chai coffee pi sakte hai kya | vrat me din me sona chahiye ya nahi | vrat kaise khole kya khaye | vrat ka sankalp kaise le | bacche vrat rakh sakte hai kya | pehli baar vrat rakh rahi hu kya dhyan rakhu | vrat me baal dho sakte hai
hg: vrat ke beech sutak lag jaye to | vrat me gutka cigarette | ghar me death hui vrat rakhe ya nahi | vrat me tv dekh sakte hai
hg: chai ke bina sar dard hota hai, chai pine se vrat toot jata hai kya | vrat me chai coffee chalegi
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
en: my mother on diabetes tablets insists on nirjala ekadashi, is fruit or water allowed for her | how do I talk an old parent out of nirjala ekadashi
hi: निर्जला एकादशी कैसे रखें | निर्जला एकादशी में पानी कब पिएँ | भीमसेनी एकादशी क्यों कहते हैं | निर्जला एकादशी पर क्या दान करें
hi: निर्जला एकादशी किस महीने में | निर्जला एकादशी का पारण कब | गर्भवती निर्जला एकादशी
hi: निर्जला एकादशी क्यों रखा जाता है
hi: बूढ़ी माँ शुगर की दवा पर निर्जला एकादशी करना चाहती हैं, फल-पानी ले सकती हैं क्या
hg: nirjala ekadashi ka vrat kaise kare | nirjala ekadashi me pani kab piye | bhimseni ekadashi kyu kehte hai | nirjala ekadashi par kya daan kare
hg: nirjala ekadashi kis mahine me aati hai | nirjala ekadashi ka paran kab kare | pregnant nirjala ekadashi kare kya
hg: nirjala ekadashi vrat kyu rakha jata hai
hg: maa sugar ki tablet leti hai aur nirjala ekadashi karna chahti, fal pani le sakti hai kya
@what classical wide PUR
en: Nirjala Ekadashi is kept without water from sunrise to the next sunrise, in the heat of Jyeshtha. Bhima, who could not fast often, kept this one for all others, hence Bhimseni.
hi: निर्जला एकादशी सूर्योदय से अगले सूर्योदय तक बिना जल, ज्येष्ठ की गर्मी में रखी जाती है। भीम, जो बार-बार उपवास न कर पाते थे, ने सबके बदले यही रखी, इसलिए भीमसेनी।
hg: Nirjala Ekadashi suryoday se agle suryoday tak bina jal, Jyeshtha ki garmi me rakhi jati hai. Bhim, jo baar-baar upvas na kar paate the, ne sabke badle yahi rakhi, isliye Bhimseni.
@do modern wide SENSE
en: Old, ill, on tablets or in great heat keep Nirjala with water and fruit, and ask the doctor first; falahar keeps the Ekadashi too. Water pots, fans, sherbet and fruit are given that day.
hi: वृद्ध, बीमार, दवा पर या तेज़ गर्मी में निर्जला जल और फल के साथ रखें, पहले डॉक्टर से पूछें; फलाहार से भी एकादशी पूरी है। उस दिन घड़े, पंखे, शरबत और फल दान करते हैं।
hg: Bujurg, beemar, dawa par ya tez garmi me Nirjala paani aur phal ke saath rakhein, pehle doctor se poochhein; falahar se bhi Ekadashi poori hai. Us din ghade, pankhe, sharbat aur phal daan karte hain.
@when classical wide DS
en: Nirjala is Jyeshtha Shukla Ekadashi, in May or June. It is opened on Dwadashi after sunrise: bathe, give water or a filled pot, sip tulsi water slowly, then eat lightly. Pregnant and ill people drink all day.
hi: निर्जला ज्येष्ठ शुक्ल एकादशी है, मई या जून में। द्वादशी को सूर्योदय के बाद खुलती है: स्नान, जल या भरे घड़े का दान, धीरे तुलसी-जल, फिर हल्का भोजन। गर्भवती और बीमार दिन भर जल पिएँ।
hg: Nirjala Jyeshtha Shukla Ekadashi hai, May ya June me. Dwadashi ko suryoday ke baad khulti hai: snan, jal ya bhare ghade ka daan, dheere tulsi-jal, phir halka bhojan. Garbhvati aur beemar din bhar jal piyein.
@ok modern wide SENSE
en: On tablets for sugar, heart or pressure, in old age, pregnancy or kidney trouble Nirjala Ekadashi is not kept without water: ask the doctor first. The scriptures excuse the old and ill; water, milk, fruit, Vishnu's names and charity keep it whole.
hi: शुगर, दिल या बीपी की दवा पर, बुढ़ापे, गर्भ या किडनी रोग में निर्जला एकादशी बिना जल न रखें: पहले डॉक्टर से पूछें। शास्त्र वृद्ध और रोगी को छूट देते हैं; जल, दूध, फल, विष्णु-नाम और दान से व्रत पूरा है।
hg: Sugar, heart ya BP ki dawa par, budhape, pregnancy ya kidney rog me Nirjala Ekadashi bina paani na rakhein: pehle doctor se poochhein. Shastra bujurg aur rogi ko chhoot dete hain; paani, doodh, phal, Vishnu-naam aur daan se vrat poora hai.
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
en: may a widow keep mangala gauri | widow and hartalika teej
hi: मंगला गौरी व्रत क्यों करते हैं | मंगला गौरी व्रत कैसे करें | मंगला गौरी व्रत कितने साल करते हैं | मंगला गौरी में क्या चढ़ाते हैं | कुँवारी कन्या मंगला गौरी कर सकती है क्या | मंगला गौरी के कितने व्रत रखते हैं | मंगला गौरी का उद्यापन | मंगला गौरी में नमक खाते हैं क्या | पीरियड में मंगला गौरी व्रत
hi: मंगला गौरी व्रत क्यों रखा जाता है
hi: विधवा मंगला गौरी या हरतालिका रख सकती है क्या
hg: mangala gauri vrat kya hota hai | mangla gauri vrat kaise kare | mangla gauri vrat kitne saal tak karte hai | mangla gauri me kya chadhate hai | kuwari ladki mangla gauri kar sakti hai | mangala gauri ke kitne vrat rakhte hai | mangala gauri ka udyapan | mangala gauri me namak khate hai kya | period me mangala gauri vrat
hg: mangala gauri ka vrat kyu rakha jata hai
hg: vidhwa mangala gauri ya hartalika rakh sakti hai kya
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
@ok modern regional CUSTOM
en: A widow may worship Gauri and Shiva and fast on these days: by old custom Mangala Gauri and Hartalika are for married women and girls, but nothing bad follows, and many keep them on for Parvati's love.
hi: विधवा भी गौरी-शिव की पूजा और उपवास कर सकती हैं: पुरानी रीति में मंगला गौरी और हरतालिका सुहागिन और कन्याओं की है, पर कोई दोष नहीं, और कई पार्वती-प्रेम में रखती हैं।
hg: Vidhwa bhi Gauri-Shiv ki puja aur upvas kar sakti hain: purani reeti me Mangala Gauri aur Hartalika suhagin aur kanyaon ki hai, par koi dosh nahi, aur kai Parvati-prem me rakhti hain.
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
en: grandmother in tamil nadu fasts six days for murugan after diwali till the demon is fought on stage, can I fast only the last day | is it allowed to keep just one day of the six murugan days | what is the six day murugan fast that ends with the killing of the demon | paati keeps kanda sashti, may I join on the sixth day alone
hi: स्कंद षष्ठी का व्रत कैसे रखें | स्कंद षष्ठी में क्या खाएँ | मुरुगन का छह दिन का व्रत | थाईपूसम क्या है | स्कंद षष्ठी व्रत कब खोलें | कार्तिकेय का व्रत कौन सा
hi: स्कंद षष्ठी क्यों रखा जाता है
hi: दादी दिवाली के बाद मुरुगन के छह दिन व्रत रखती हैं, मैं आख़िरी दिन ही रखूँ तो | स्कंद षष्ठी का एक दिन का व्रत हो सकता है | सूरसंहार के दिन ही व्रत रखना है
hg: skanda shashti ka vrat kaise rakhe | skanda shashti me kya khaye | murugan ka 6 din ka vrat | thaipusam kya hai | skanda shashti vrat kab khole | kartikeya ka vrat kaunsa
hg: skanda shashti kyu rakha jata hai
hg: dadi diwali ke baad murugan ke 6 din vrat rakhti hai, mai sirf last din rakhu to | skanda shashti ka ek din ka vrat ho sakta hai kya | soorasamharam ke din hi vrat rakhna hai
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
en: puja and meal of a fast with a night job
en: how to fast while travelling by train | what to eat in office during a fast | can I keep a fast with a night shift | can a student fast during exams | can I go to the gym while fasting | puja not possible while travelling in a fast | fast in a flight when does the day start | fasting and hard labour
hi: ट्रेन में व्रत कैसे रखें | ऑफ़िस में व्रत में क्या खाएँ | नाइट शिफ़्ट में व्रत कैसे रखें | परीक्षा के दिन व्रत रखें क्या | व्रत में जिम जा सकते हैं क्या | सफ़र में पूजा नहीं हो सकती तो | मज़दूरी करते हुए व्रत
hg: train me vrat kaise rakhe | office me vrat me kya khaye | night shift me vrat kaise rakhe | exam ke din vrat rakhe kya | vrat me gym ja sakte hai kya | safar me puja nahi ho sakti to | mehnat ka kaam karte hue vrat
en: can I do gym on a fast day | exercise while fasting
hi: रात की पाली में नौकरी है, सोमवार व्रत में पूजा और भोजन कब करूँ | व्रत में जिम जा सकते हैं
hg: night shift karti hu somvar vrat me puja aur khana kab karu | vrat me gym ja sakte hai kya | vrat me exercise
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
@how modern most CUSTOM
en: Who works by night and wakes in the afternoon bathes on waking, does the puja at dusk (pradosh, around sunset) and takes the one meal after it; the fast runs over that weekday, and the sleep after a shift is no fault.
hi: रात में काम कर दोपहर बाद उठने वाले उठकर नहाएँ, संध्या (प्रदोष, सूर्यास्त के आसपास) में पूजा करें और उसके बाद एक भोजन लें; व्रत उसी वार का है, और पाली के बाद सोना दोष नहीं।
hg: Raat me kaam kar dopahar baad uthne wale uthkar nahayein, sandhya (pradosh, suryast ke aaspaas) me puja karein aur uske baad ek bhojan lein; vrat usi vaar ka hai, aur shift ke baad sona dosh nahi.
@see fasting-and-health

# fast-by-age fast
@names
en: children fasting, age to start a fast, old people fasting, unmarried girls fasting, men fasting
hi: बच्चों का व्रत, व्रत रखने की उम्र, बुज़ुर्गों का व्रत, कुँवारी लड़कियों का व्रत
hg: bachon ka vrat, vrat rakhne ki umar, buzurg ka vrat, kunwari ladki ka vrat
@ask
en: at what age can a child keep a fast | my daughter of 10 wants to fast in navratri | can my 75 year old mother keep ekadashi | from what age is ekadashi kept | can husbands keep karva chauth | which fasts are only for women | can widows keep fasts | when may one stop a fast in old age
en: I am 17 and thin, mother says no to my first navratri fast, can I keep it
hi: बच्चा किस उम्र से व्रत रखे | दस साल की बेटी नवरात्रि का व्रत रखना चाहती है | पचहत्तर साल की माँ एकादशी रखें क्या | एकादशी किस उम्र से | विधवा व्रत रख सकती है क्या | बुढ़ापे में व्रत कब छोड़ें
hi: सत्रह साल की हूँ, दुबली हूँ, पहला नवरात्रि व्रत रख सकती हूँ क्या
hg: bacha kis umar se vrat rakhe | 10 saal ki beti navratri vrat rakhna chahti hai | 75 saal ki maa ekadashi rakhe kya | ekadashi kis umar se | vidhwa vrat rakh sakti hai kya | budhape me vrat kab chode
hg: 17 saal ki hu patli hu mummy mana karti pehla navratri vrat rakh sakti hu kya
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

# karva-chauth-pregnant fast
@names
en: karva chauth in pregnancy, pregnant on karva chauth, teej in pregnancy, fasting with gestational diabetes
hi: गर्भावस्था में करवा चौथ, प्रेग्नेंसी में करवा चौथ, गर्भवती का निर्जला व्रत
hg: pregnancy me karva chauth, pregnant hu karva chauth, garbhvati ka nirjala vrat
@ask
en: I am six months pregnant and it is my first karwa chauth, in-laws expect nirjala | mother-in-law says keep it without water only till evening, the baby is due in two months | gestational diabetes and karva chauth, how do I keep the spirit of the fast | my sugar is high in pregnancy, can I do teej without harming the baby | can I drink water and eat fruit on karva chauth while expecting | how do pregnant women keep karva chauth puja and moon arghya | doctor says no long gaps between meals, what about the fast | twin pregnancy, husband's family insists on a nirjala vrat | I breastfeed a three month old, karva chauth without water | how to tell my sweet mother in law that I can't stay thirsty | trying ivf, just had embryo transfer, should I keep the fast | sargi for a pregnant woman what to eat
hi: छह महीने की प्रेग्नेंट हूँ, पहला करवा चौथ है, ससुराल वाले निर्जला चाहते हैं | सास कहती हैं शाम तक ही पानी मत पीना, बच्चे को नुक़सान तो नहीं | गर्भ में शुगर बढ़ी है, करवा चौथ कैसे रखूँ | गर्भवती तीज में पानी पी सकती है क्या | डॉक्टर ने भूखा रहने को मना किया है, व्रत का क्या करूँ | प्रेगनेंसी में करवा चौथ की पूजा कैसे करें | दूध पिलाती हूँ, करवा चौथ निर्जला रखूँ क्या | सास को प्यार से कैसे समझाऊँ कि प्यासी नहीं रह सकती
hg: 6 mahine ki pregnant hu pehla karwa chauth hai sasural wale nirjala chahte | saas kehti shaam tak hi pani mat pina, baby ko nuksan to nahi | pregnancy me sugar badhi hai karva chauth kaise rakhu | garbhvati teej me pani pi sakti hai kya | doctor ne bhukha rehne ko mana kiya, vrat ka kya karu | pregnancy me karva chauth ki puja kaise kare | baccha dudh pita hai, karva chauth nirjala rakhu kya | saas ko pyar se kaise samjhau ki pyasi nahi reh sakti | ivf chal raha hai teej ka vrat rakhu
@ok modern wide SENSE
en: Pregnant, and above all with gestational diabetes, do not keep Karva Chauth without water, not even till four: ask your doctor first. Tradition itself frees an expecting mother, and water, fruit, milk and small meals leave the vow whole.
hi: गर्भावस्था में, और शुगर हो तो बिल्कुल, करवा चौथ निर्जला न रखें, कुछ घंटे भी नहीं: पहले डॉक्टर से पूछें। परंपरा ख़ुद गर्भवती को छूट देती है; जल, फल, दूध और थोड़ा-थोड़ा भोजन लेने से व्रत नहीं टूटता।
hg: Pregnancy me, aur sugar ho to bilkul, Karva Chauth nirjala na rakhein, kuch ghante bhi nahi: pehle doctor se poochhein. Parampara khud garbhvati ko chhoot deti hai; paani, phal, doodh aur thoda-thoda khana lene se vrat nahi tootta.
@how modern wide CUSTOM
en: The spirit of the fast lies in the sargi, the dressing up, the puja, the katha and the moon's arghya: do all of these, and eat as your diet plan says. Someone may keep the fast for you this year.
hi: व्रत का भाव सरगी, श्रृंगार, पूजा, कथा और चंद्र-अर्घ्य में है: ये सब करें, और खाना डॉक्टर की योजना से लें। इस वर्ष आपकी ओर से कोई और भी व्रत रख सकता है।
hg: Vrat ka bhaav sargi, shringar, puja, katha aur chand ke arghya me hai: yeh sab karein, aur khana doctor ke plan se lein. Is saal aapki taraf se koi aur bhi vrat rakh sakta hai.
@do modern wide SENSE
en: Tell your mother-in-law together with your husband: "the doctor forbids it, please bless the baby instead." Keep glucose checks and medicine on time; dizziness, shaking, pain or the baby moving less means eat, drink and call the hospital.
hi: पति के साथ सास से कहें: "डॉक्टर ने मना किया है, आप बच्चे को आशीर्वाद दें।" शुगर की जाँच और दवा समय पर लें; चक्कर, कँपकँपी, दर्द या बच्चे की हलचल कम हो तो खाएँ, पिएँ और अस्पताल को फ़ोन करें।
hg: Pati ke saath saas se kahein: "doctor ne mana kiya hai, aap baby ko aashirvad dein." Sugar ki jaanch aur dawa samay par lein; chakkar, kapkapi, dard ya baby ki halchal kam ho to khayein, piyein aur hospital ko phone karein.
@see fasting-and-health, karva-chauth-fast

# old-parent-fasting fast
@names
en: old parent insists on fasting, mother on tablets wants to fast, father on dialysis wants to fast, elderly parent waterless fast
hi: बुज़ुर्ग माँ का व्रत, दवा लेने वाले पिता का व्रत, डायलिसिस में व्रत, किडनी में व्रत
hg: bujurg maa ka vrat, dawa lene wale papa ka vrat, dialysis me vrat, kidney me vrat
@ask
en: my 70 year old mother takes sugar tablets and is adamant about a waterless ekadashi, how do I stop her | amma is on metformin and glimepiride and wants nirjala because her friend does it | dad has kidney failure and wants his yearly sawan mondays on fruit and milk | papa is on dialysis, can he fast on bananas, I worry about potassium | grandmother with heart failure and water tablets insists on chhath | how do I talk my stubborn father out of a fast, he is on insulin | mother in law had a stroke and still keeps every ekadashi dry | is an old person sinning if she gives up a fast she kept for forty years | what may replace the fast for my ailing parents | nephrologist limits fluids, what about charnamrit and fruit juice | my mother's sugar dropped last navratri in the middle of the fast | creatinine is high and he eats only sabudana and potatoes on fast days
en: how do I talk my mother out of a waterless fast, may she at least take fruit and water | she takes glimepiride and metformin tablets and wants nirjala | my mother is 68 and set on the dry fast
hi: माँ सत्तर की हैं, शुगर की गोली लेती हैं और निर्जला एकादशी पर अड़ी हैं, कैसे रोकूँ | पापा का डायलिसिस चल रहा है और सावन के सोमवार रखना चाहते हैं | किडनी ख़राब है, व्रत में केला और दूध ले सकते हैं क्या | दादी दिल की मरीज़ हैं, छठ की ज़िद कर रही हैं | पिताजी इंसुलिन पर हैं, व्रत छोड़ने को नहीं मानते, कैसे समझाऊँ | सास को लकवा हुआ था फिर भी निर्जल एकादशी | चालीस साल का व्रत छोड़ने से बुज़ुर्ग को पाप लगेगा क्या | पोटैशियम बढ़ा हुआ है, फलाहार ठीक है क्या | बीमार माता-पिता व्रत के बदले क्या करें
hg: mummy 70 ki hai sugar ki goli leti hai aur nirjala ekadashi pe adi hai kaise roku | papa ka dialysis chal raha aur sawan ke somwar rakhna chahte | kidney kharab hai vrat me kela aur doodh le sakte kya | dadi heart patient hai chhath ki zid kar rahi | papa insulin pe hai, vrat chhodne ko nahi mante kaise samjhau | saas ko lakwa hua tha fir bhi nirjal ekadashi | 40 saal ka vrat chhodne se paap lagega kya bujurg ko | potassium badha hua hai falahar thik hai kya | bimar maa baap vrat ke badle kya kare | creatinine high hai sabudana aloo wala vrat
@ok modern wide SENSE
en: On dialysis, insulin, sugar or heart tablets a parent should not fast without asking the doctor first: bananas, fruit, potato and milk carry potassium and fluid that are dangerous on dialysis, and tablets without food make sugar fall.
hi: डायलिसिस, इंसुलिन, शुगर या दिल की दवा पर माता-पिता डॉक्टर से पूछे बिना व्रत न रखें: केला, फल, आलू, दूध का पोटैशियम और पानी डायलिसिस में ख़तरनाक है, और भोजन बिना गोली से शुगर गिरती है।
hg: Dialysis, insulin, sugar ya heart ki dawa par maa-baap doctor se pooche bina vrat na rakhein: kela, phal, aloo, doodh ka potassium aur paani dialysis me khatarnak hai, aur khane bina goli se sugar girti hai.
@do modern wide CUSTOM
en: Tell them the scriptures free the old and the ill, and medicine, water and fruit do not break a vow. Give a new form: water and bilva for Shiva, Vishnu's names, katha, charity, the prescribed meal as prasad, or a child fasting for them.
hi: कहें कि शास्त्र वृद्ध और रोगी को छूट देते हैं, दवा, जल, फल से व्रत नहीं टूटता। नया रूप दें: शिव को जल-बेलपत्र, विष्णु-नाम, कथा, दान, डॉक्टर का बताया भोजन ही प्रसाद, या संतान उनके बदले व्रत रखे।
hg: Kahein ki shastra bujurg aur rogi ko chhoot dete hain, dawa, jal, phal se vrat nahi tootta. Naya roop dein: Shiv ko jal-belpatra, Vishnu-naam, katha, daan, doctor ka bataya khana hi prasad, ya santan unke badle vrat rakhe.
@how modern wide SENSE
en: What helps to persuade: let the doctor or the temple's priest say it, fix the day's plan in advance with meals and medicine times, sit with them for the puja, and praise forty years of vows as complete; an udyapan closes them in honour.
hi: मनाने में काम आता है: डॉक्टर या पुजारी से कहलवाएँ, भोजन और दवा का समय पहले तय करें, पूजा में साथ बैठें, और कहें कि इतने वर्षों का व्रत पूरा हुआ; उद्यापन से उसे सम्मान से पूर्ण कर दें।
hg: Manane me kaam aata hai: doctor ya pujari se kehalwayein, khane aur dawa ka samay pehle tay karein, puja me saath baithein, aur kahein ki itne saalon ka vrat poora hua; udyapan se use sammaan se poorn kar dein.
@see fasting-and-health, fast-by-age

# somvar-count-missed fast
@names
en: missed monday of sixteen, count of sixteen mondays, monday series broken, sixteen mondays periods
hi: छूटा हुआ सोमवार, सोलह सोमवार की गिनती, सोमवार का क्रम टूटा
hg: chhuta hua somvar, solah somvar ki ginti, somvar ka kram toota
@ask
en: my seventh monday of sixteen went by in hospital, do I continue the count or begin again from one | I had my period on the tenth monday so no puja, does it count | viral fever on the 5th of 16 mondays, start over? | sixteen mondays and a death in the family on number 8 | was travelling and forgot one somvar, do I make it seventeen | dengue, could not fast two mondays of my vow | is the vow ruined if there is a gap of weeks | periods came on the last monday, the udyapan day | how to count mondays missed in between | I fasted but could not do the katha that monday, counted or not
en: eight mondays of sixteen done, then typhoid and hospital, count from nine or one, or make it seventeen
en: what if I miss one monday of the sixteen | solah somvar, one monday missed because of a wedding in the village, begin again? | period falls on a monday of the sixteen
hi: सोलह सोमवार में सातवाँ सोमवार अस्पताल में निकला, गिनती आगे से या शुरू से | दसवें सोमवार को पीरियड आ गए, वह सोमवार गिना जाएगा क्या | बुख़ार में सोमवार छूट गया, फिर से पहला करूँ | सूतक के कारण बीच के सोमवार छूटे | सत्रह सोमवार कर दूँ क्या एक छूटने पर | आख़िरी सोमवार उद्यापन के दिन मासिक आ गया | व्रत रखा पर कथा नहीं हो पाई तो गिनती में आएगा
hi: सोलह सोमवार में एक सोमवार छूट जाए तो क्या करें | सोलह सोमवार में पीरियड आ जाए तो | गाँव जाने में सोमवार छूट गया, पूरा दोबारा से शुरू करूँ
hg: 16 somvar me satva somvar hospital me nikla, ginti aage se ya shuru se | 10ve somwar ko period aa gaye wo gina jayega kya | bukhar me somvar chhut gaya fir se pehla karu | sutak ki wajah se beech ke somvar chhute | ek chhut gaya to 17 somvar kar du kya | dengue ho gaya tha do somwar nahi rakh paayi ab ginti kaise jodu | last somvar udyapan ke din period aa gaya | vrat rakha par katha nhi ho payi to ginti me aayega
hg: 16 somwar me se 8 ho gaye the phir hospital me bharti thi nahi rakh payi, ginti 1 se ya 8 se | ek somwar extra jod ke 17 karu ya shuru se | beemar thi somwar nahi rakh paayi ab ginti aage se shuru ya 1 se
hg: 9va somwar nahi rakh paya typhoid tha, ab ginti 9 se ya 1 se ya 17 tak
hg: solah somvar me ek somvar chhut gaya to kya kare | 16 somwar vrat periods me kya kare | 16 somvar ke beech safar me ek somvar chhut gaya, dobara se shuru karu kya | solah somvar ki ginti kaise rakhte hai
@do modern most CUSTOM
en: No need to start again: a Monday missed through illness, hospital, period, sutak or travel is left out of the count, you go on from where you were, and add one Monday at the end so that sixteen are complete.
hi: फिर से शुरू नहीं करना: बीमारी, अस्पताल, मासिक धर्म, सूतक या यात्रा में छूटा सोमवार गिनती में नहीं लें, जहाँ थे वहीं से आगे चलें, और अंत में एक सोमवार जोड़कर सोलह पूरे करें।
hg: Phir se shuru nahi karna: beemari, hospital, period, sutak ya safar me chhoota Somvar ginti me na lein, jahan the wahin se aage chalein, aur ant me ek Somvar jodkar solah poore karein.
@ok modern regional CUSTOM
en: In periods many fast that Monday and only remember Shiva in mind, without touching the puja, and count it; others leave it out. Both are fine. Illness is no fault and spoils no vow; health comes first.
hi: मासिक में कई उस सोमवार व्रत रखकर मन में शिव-स्मरण करती हैं, पूजा को छुए बिना, और गिनती में लेती हैं; कुछ नहीं लेतीं। दोनों ठीक हैं। बीमारी दोष नहीं, संकल्प नहीं बिगड़ता; सेहत पहले।
hg: Period me kai us Somvar vrat rakhkar mann me Shiv ko yaad karti hain, puja ko chhue bina, aur ginti me leti hain; kuch nahi letin. Dono theek hain. Beemari dosh nahi, sankalp nahi bigadta; sehat pehle.
@see solah-somvar-fast, broken-fast

# fell-asleep-in-jagran fast
@names
en: fell asleep in the night vigil, slept in jagran, night vigil of a fast, sleeping on shivratri night, sleeping on teej night
hi: जागरण में नींद आ गई, रात्रि जागरण में सो गई, तीज का जागरण, शिवरात्रि की रात सोना
hg: jagran me neend aa gayi, raat jagran me so gayi, teej ka jagran, shivratri ki raat sona
@ask
en: I dozed off at three during the teej vigil and now fear something happens to my husband | fell asleep on shivratri night after the second prahar, is the fast lost | have an early shift, can I keep hartalika without staying awake | small baby, I cannot stay up the whole night for jagran | my aunt says sleeping in the vigil brings misfortune to the suhag | janmashtami, slept before midnight, what now | ekadashi jagran compulsory or not | what can one do in the night vigil if the eyes close | is it a sin to nap in the day of the fast
hi: तीज की रात नींद लग गई, पति को कुछ होगा तो नहीं | शिवरात्रि पर दूसरे पहर के बाद सो गई, व्रत गया क्या | छोटा बच्चा है, पूरी रात जागरण नहीं हो पाता | मौसी कहती हैं जागरण में सोने से सुहाग पर आँच आती है | सुबह ड्यूटी है, बिना जागे हरतालिका रख सकती हूँ | जन्माष्टमी पर बारह बजे से पहले आँख लग गई | एकादशी का रात्रि जागरण ज़रूरी है क्या | जागरण में सो जाने का डर बैठ गया है मन में
hi: हरतालिका की रात जागना था, नींद लग गई, पति को लेकर डर लग रहा है
hg: teej ki raat neend lag gayi pati ko kuch hoga to nahi | shivratri pe dusre pehar ke baad so gayi vrat gaya kya | chhota baccha hai puri raat jagran nahi ho pata | mausi kehti jagran me sone se suhag par aanch aati hai | subah duty hai bina jaage hartalika rakh sakti hu | janmashtami par 12 baje se pehle aankh lag gayi | ekadashi ka raat jagran jaruri hai kya | jagran me so gayi thi tab se dar lag raha hai
hg: hartalika ki raat jaagna tha neend lag gayi pati ke liye dar lag raha
@ok modern wide CUSTOM
en: Nothing bad comes from falling asleep in the vigil, neither to you nor to your husband: the night is kept awake out of love, not as a condition. Ask Shiva and Parvati's pardon in mind and let the fear go.
hi: जागरण में नींद लग जाने से कोई अनिष्ट नहीं होता, न आपका, न पति का: जागना श्रद्धा से है, शर्त नहीं। मन में शिव-पार्वती से क्षमा माँग लें और डर छोड़ दें।
hg: Jagran me neend lag jaane se koi anisht nahi hota, na aapka, na pati ka: jaagna shraddha se hai, shart nahi. Mann me Shiv-Parvati se kshama maang lein aur dar chhod dein.
@how modern wide CUSTOM
en: Keep awake as far as you can: bhajan, katha, the lamp and names till midnight or for one prahar, then sleep near the altar. With a baby, a shift, pregnancy or illness sleep; the morning puja completes the vow.
hi: जितना हो सके जागें: आधी रात तक या एक पहर भजन, कथा, दीप और नाम, फिर पूजा के पास सो जाएँ। छोटा बच्चा, ड्यूटी, गर्भ या बीमारी हो तो सोएँ; सुबह की पूजा से व्रत पूरा होता है।
hg: Jitna ho sake jaagein: aadhi raat tak ya ek pehar bhajan, katha, deep aur naam, phir puja ke paas so jayein. Chhota bachcha, duty, pregnancy ya beemari ho to soyein; subah ki puja se vrat poora hota hai.
@see hartalika-teej-fast, broken-fast

# vrat-food-for-journey fast
@names
en: vrat food for a train journey, fasting food to carry, fast food in a flight, navratri fast while travelling
hi: ट्रेन में व्रत का खाना, सफ़र में व्रत का खाना, यात्रा में फलाहार
hg: train me vrat ka khana, safar me vrat ka khana, yatra me falahar
@ask
en: thirty hour train and I keep navratri, which vrat snacks keep without fridge | what to carry for ekadashi on a long flight, is there fasting food in the plane | hotel stay in navratri, what can I order for the fast | station food has ordinary salt, what do I pack with sendha namak | road trip with kids during the nine days, dry falahar that does not spoil | vrat tiffin for a bus journey | can I ask irctc for a vrat thali | what falahari stays good for two days | business trip in navratri, only hotel buffet
hi: तीस घंटे की ट्रेन है और नवरात्रि का व्रत, क्या बनाकर ले जाऊँ जो ख़राब न हो | सफ़र में फलाहार क्या रखें बिना फ्रिज | स्टेशन पर सेंधा नमक वाला कुछ मिलता है क्या | हवाई जहाज़ में एकादशी का क्या खाएँ | होटल में रुकना है, व्रत में क्या मँगाएँ | बस यात्रा के लिए व्रत का टिफ़िन | दो दिन चलने वाली व्रत की चीज़ें | ट्रेन में व्रत की थाली मिलती है क्या
hg: 30 ghante ki train hai aur navratri ka vrat, kya banakar le jau jo kharab na ho | safar me falahar kya rakhe bina fridge ke | station pe sendha namak wala kuch milta hai kya | flight me ekadashi ka kya khaye | hotel me rukna hai vrat me kya mangaye | bus yatra ke liye vrat ka tiffin | do din chalne wali vrat ki cheeze kya pack kare | train me vrat ki thali milti hai kya | lamba safar hai vrat wala nashta kaun sa sukha le jaye
@which modern wide CUSTOM
en: Pack dry vrat food for the train: roasted makhana and peanuts with sendha namak, fried sabudana or potato chips, nuts, dates, chikki, kuttu or singhara puri for the first day, boiled potato or sweet potato, fruit and milk powder.
hi: ट्रेन के लिए सूखा फलाहार रखें: सेंधा नमक वाले भुने मखाने-मूँगफली, साबूदाना या आलू चिप्स, मेवे, खजूर, चिक्की, पहले दिन के लिए कुट्टू-सिंघाड़े की पूरी, उबले आलू या शकरकंद, फल, दूध पाउडर।
hg: Train ke liye sukha falahar rakhein: sendha namak wale bhune makhane-moongfali, sabudana ya aloo chips, meve, khajoor, chikki, pehle din ke liye kuttu-singhare ki puri, uble aloo ya shakarkand, phal, doodh powder.
@how modern most CUSTOM
en: Keep a small box of sendha namak and pepper, eat the puris and boiled things within a day, the dry ones later; buy bananas, tender coconut, tea and curd on the way. Many trains sell a vrat thali in Navratri; book ahead.
hi: सेंधा नमक और काली मिर्च की डिब्बी साथ रखें; पूरी और उबली चीज़ें पहले दिन, सूखी बाद में खाएँ; रास्ते में केला, नारियल पानी, चाय, दही लें। नवरात्रि में कई ट्रेनों में व्रत की थाली मिलती है; पहले बुक करें।
hg: Sendha namak aur kali mirch ki dibbi saath rakhein; puri aur ubli cheezein pehle din, sukhi baad me khayein; raaste me kela, nariyal paani, chai, dahi lein. Navratri me kai trains me vrat ki thali milti hai; pehle book karein.
@ok modern wide CUSTOM
en: If nothing fits, a fast on journey may be eased: ordinary salt in need, or fruit and milk only. The vow is not broken; drink water enough. With diabetes or pills carry real meals and ask the doctor.
hi: कुछ न मिले तो सफ़र में व्रत हल्का कर लें: मजबूरी में साधारण नमक, या केवल फल-दूध। व्रत नहीं टूटता; पानी पीते रहें। शुगर या दवा हो तो पूरा भोजन साथ रखें और डॉक्टर से पूछें।
hg: Kuch na mile to safar me vrat halka kar lein: majboori me saada namak, ya sirf phal-doodh. Vrat nahi tootta; paani peete rahein. Sugar ya dawa ho to poora khana saath rakhein aur doctor se poochhein.
@see fast-at-work-and-travel, sendha-namak-falahar

# after-pradosh-puja-meal fast
@names
en: meal after pradosh puja, what to eat after evening puja in a fast, khichdi after the fast, one meal in the fast
hi: प्रदोष पूजा के बाद भोजन, व्रत में शाम का खाना, एक समय का भोजन
hg: pradosh puja ke baad khana, vrat me shaam ka khana, ek time ka khana vrat
@ask
en: after the evening pradosh puja may I cook dal rice or only fruit | I reach home late from work and keep pradosh, what dinner is right | can I eat khichdi on a fast day after the puja | one meal fast, does it include roti and salt | monday fast dinner, normal food or falahar | can the fast be opened with ordinary salt the same evening | pradosh meal with onion allowed at night | is curd rice okay to end pradosham
hi: प्रदोष की पूजा के बाद दाल चावल खा सकते हैं या फलाहार ही | ऑफ़िस से देर से आती हूँ, प्रदोष के व्रत में रात को क्या बनाऊँ | व्रत में शाम को खिचड़ी खा सकते हैं | एक समय भोजन वाले व्रत में रोटी नमक चलेगा | सोमवार का व्रत शाम को अन्न से खोल सकते हैं | प्रदोष के दिन रात में सादा खाना या व्रत का
hg: pradosh ki puja ke baad daal chawal kha sakte ya falahar hi | office se late aati hu pradosh vrat me raat ko kya banau | vrat me shaam ko khichdi kha sakte hai | ek time bhojan wale vrat me roti namak chalega | somvar ka vrat shaam ko ann se khol sakte hai | pradosh ke din raat me sada khana ya vrat ka | puja ke baad moong daal khichdi chalegi vrat me
@which modern most CUSTOM
en: After the dusk puja of Pradosh one sattvic meal is taken: many eat khichdi, dal-rice or roti without onion and garlic, often with rock salt; the stricter way is falahar: sabudana, kuttu, fruit, milk, and grain next morning.
hi: प्रदोष में संध्या पूजा के बाद एक सात्विक भोजन लेते हैं: कई खिचड़ी, दाल-चावल या रोटी, बिना प्याज़-लहसुन, प्रायः सेंधा नमक से; कड़ी रीति फलाहार है: साबूदाना, कुट्टू, फल, दूध, और अन्न अगली सुबह।
hg: Pradosh me shaam ki puja ke baad ek satvik bhojan lete hain: kai khichdi, daal-chawal ya roti, bina pyaz-lehsun, aksar sendha namak se; kadi reeti falahar hai: sabudana, kuttu, phal, doodh, aur ann agli subah.
@how modern most CUSTOM
en: Late from the office: wash, light the lamp, offer water and bel to Shiva, then eat; the hour is no test. Follow what you chose when you began, or what your home does; both ways keep the fast.
hi: ऑफ़िस से देर हो तो हाथ-मुँह धोकर दीप जलाएँ, शिव को जल-बेलपत्र दें, फिर खाएँ; घड़ी कोई परीक्षा नहीं। जैसा संकल्प लिया था या घर में होता है, वही करें; दोनों से व्रत पूरा है।
hg: Office se der ho to haath-munh dhokar diya jalayein, Shiv ko jal-belpatra dein, phir khayein; ghadi koi pariksha nahi. Jaisa sankalp liya tha ya ghar me hota hai, wahi karein; dono se vrat poora hai.
@see pradosh-fast, somvar-fast

# sour-in-santoshi-fast fast
@names
en: sour eaten in santoshi fast, family ate sour on friday, santoshi fast broken by sour
hi: संतोषी व्रत में खट्टा खा लिया, शुक्रवार को घर में खट्टा खाया, संतोषी व्रत खंडित
hg: santoshi vrat me khatta kha liya, shukravar ko ghar me khatta khaya, santoshi vrat khandit
@ask
en: I keep santoshi maa fridays and my kids ate pani puri with imli in front of me, is my fast spoilt | there was tomato sauce on the sandwich at work, I forgot it was santoshi friday | does it break my fast if husband eats lemon pickle at home | touched curd while serving others on santoshi friday | eight fridays done and I ate a sour orange by mistake, do I start again from the first | chaat on friday by mistake, how many fridays do I add | is vinegar or ketchup counted as sour | cooked sambar with tamarind for family on my fast day | boys at udyapan ate sour candy afterwards
en: santoshi friday, others ate sour in front of me, is the fast broken
hi: संतोषी माँ का व्रत है, बच्चों ने सामने इमली वाली चाट खा ली, व्रत टूटा क्या | ऑफ़िस में सैंडविच पर टमाटर की चटनी थी, याद नहीं रहा शुक्रवार है | पति घर में अचार खाते हैं तो मेरा व्रत खंडित होगा | दूसरों को दही परोस दिया संतोषी व्रत में | आठ शुक्रवार हो गए, भूल से संतरा खा लिया, शुरू से करूँ क्या | केचप और सिरका खट्टा माना जाता है क्या | परिवार के लिए इमली डालकर सांभर बनाया व्रत के दिन | उद्यापन के बाद लड़कों ने खट्टी टॉफ़ी खा ली
hg: santoshi maa ka vrat hai bacho ne samne imli wali chaat kha li, mera vrat toota kya | office me sandwich pe tamatar ki sauce thi yaad nahi raha friday hai | pati ghar me achar khate hai to mera vrat khandit hoga | dusro ko dahi paros diya santoshi vrat me | 8 shukrawar ho gaye bhul se santra kha liya shuru se karu kya | ketchup aur sirka khatta mana jata hai kya | family ke liye imli dal ke sambhar banaya vrat ke din | udyapan ke baad ladko ne khatti toffee kha li | party me pani puri kha li, santoshi ka friday tha, ek aur friday jodu
hg: santoshi mata ka shukrawar kar rahi hu, ghar walo ne khatta kha liya maine kuch nahi khaya, vrat khandit to nahi hua | maine khatta nahi khaya bacho ne khaya, santoshi vrat khandit ho gaya kya | mera kuch nahi khaya par samne khatta rakha tha
@ok modern most CUSTOM
en: What others eat does not break your Santoshi fast: the rule of no sour binds the one who fasts and the children fed at udyapan. Serve or cook it if you must, only keep sour away from your own plate and the prasad.
hi: दूसरों के खट्टा खाने से आपका संतोषी व्रत नहीं टूटता: खट्टे का नियम व्रत रखने वाले और उद्यापन में खिलाए बच्चों के लिए है। ज़रूरत हो तो परोसें-पकाएँ, बस अपनी थाली और प्रसाद से खट्टा दूर रखें।
hg: Doosron ke khatta khane se aapka Santoshi vrat nahi tootta: khatte ka niyam vrat rakhne wale aur udyapan me khilaye bachchon ke liye hai. Zaroorat ho to parosein-pakayein, bas apni thali aur prasad se khatta door rakhein.
@do modern most CUSTOM
en: If you yourself ate something sour unknowingly, ketchup, curd or lemon, rinse, ask the Mother's pardon, offer gur-chana and carry on; most keep one Friday extra. No need to start from the first; nothing bad follows.
hi: अनजाने में ख़ुद खट्टा खा लिया, केचप, दही, नींबू, तो कुल्ला करें, माँ से क्षमा माँगें, गुड़-चना चढ़ाएँ और व्रत जारी रखें; प्रायः एक शुक्रवार और रखते हैं। पहले से शुरू नहीं करना; कुछ बुरा नहीं होता।
hg: Anjaane me khud khatta kha liya, ketchup, dahi, nimbu, to kulla karein, Maa se kshama maangein, gud-chana chadhayein aur vrat jaari rakhein; aksar ek Shukravar aur rakhte hain. Pehle se shuru nahi karna; kuch bura nahi hota.
@see shukravar-santoshi-fast, broken-fast

# grain-eaten-on-ekadashi fast
@names
en: ate rice on ekadashi by mistake, grain eaten on ekadashi, forgot it was ekadashi, ekadashi fast broken
hi: एकादशी पर चावल खा लिया, एकादशी पर अन्न खा लिया, एकादशी याद नहीं रही, एकादशी व्रत टूटा
hg: ekadashi pe chawal kha liya, ekadashi par ann kha liya, ekadashi yaad nahi rahi, ekadashi vrat toota
@ask
en: a colleague shared biryani and only later I remembered it was ekadashi | two spoons of rice on ekadashi in the canteen, is the vow gone till next fortnight | I forgot it was ekadashi and ate toast for breakfast, can I still fast from noon | child put a biscuit in my mouth on ekadashi | ate poha on ekadashi without knowing, what now | do I fast tomorrow instead if I broke ekadashi today | my medicine had to be taken with bread on ekadashi | missed the paran time on dwadashi because of a meeting | is eating rice on ekadashi really such a sin
hi: ऑफ़िस की कैंटीन में भूल से चावल खा लिए, एकादशी थी, अब क्या करूँ | सुबह पोहा खा लिया फिर याद आया एकादशी है, दोपहर से व्रत रख सकता हूँ | एकादशी पर बच्चे ने बिस्कुट खिला दिया | एकादशी टूट गई तो अगले पक्ष तक रुकूँ या आज ही कुछ करूँ | क्या बदले में कल व्रत रख लूँ | एकादशी को चावल खाना पाप है क्या | मीटिंग के कारण द्वादशी का पारण छूट गया
hg: canteen me bhul se chawal kha liye ekadashi thi ab kya karu | subah poha kha liya fir yaad aaya ekadashi hai, dopahar se vrat rakh sakta hu | ekadashi pe bacche ne biscuit khila diya | ekadashi toot gayi to agle 15 din ruku ya aaj hi kuch karu | badle me kal vrat rakh lu kya | ekadashi ko chawal khana paap hai kya | meeting ki wajah se dwadashi ka paran chhut gaya | dost ne biryani khila di baad me pata chala ekadashi thi
@do modern most CUSTOM
en: Eaten unknowingly it is no sin and the vow is not lost: rinse, ask Vishnu's pardon, and fast for the rest of the day with his names; open it on Dwadashi as usual. No wait of a fortnight is needed.
hi: अनजाने में खाया तो पाप नहीं, व्रत भी गया नहीं: कुल्ला करें, विष्णु से क्षमा माँगें, बाक़ी दिन नाम-जप के साथ व्रत रखें और द्वादशी को वैसे ही पारण करें। पंद्रह दिन रुकना ज़रूरी नहीं।
hg: Anjaane me khaya to paap nahi, vrat bhi gaya nahi: kulla karein, Vishnu se kshama maangein, baaki din naam-jap ke saath vrat rakhein aur Dwadashi ko waise hi paran karein. Pandrah din rukna zaroori nahi.
@which modern most CUSTOM
en: Who wishes to make up for it keeps the next Ekadashi fully, or eats one light meal on Dwadashi and gives grain away. A paran missed is opened as soon as you can, with water and tulsi first.
hi: पूर्ति करनी हो तो अगली एकादशी पूरी रखें, या द्वादशी को एक हल्का भोजन लें और अन्नदान करें। पारण का समय निकल गया तो जब हो सके, पहले जल-तुलसी से खोल लें।
hg: Poorti karni ho to agli Ekadashi poori rakhein, ya Dwadashi ko ek halka khana lein aur anndaan karein. Paran ka samay nikal gaya to jab ho sake, pehle jal-tulsi se khol lein.
@see ekadashi-fast, broken-fast

# navratri-meat-bengal-north fast
@names
en: fish in durga puja, meat in navratri, bengali navratri food, non veg on ashtami in bengal
hi: नवरात्रि में मांस-मछली, दुर्गा पूजा में मछली, बंगाली नवरात्रि का खाना
hg: navratri me mans machli, durga puja me machli, bengali navratri ka khana
@ask
en: I am bengali and we eat mutton on nabami, my gujarati in-laws do not even allow onion in navratri, who is right | how can bengalis eat fish during durga puja | married into a marwari family, they fast nine days while my parents' home cooks hilsa | is it a sin that my parents eat chicken in navratri | goat offered to kali as bhog, is that hindu | husband bengali, me from up, what do we cook in navratri | at my own flat may I cook egg in navratri while mother in law is visiting | friends from kolkata invited us for puja lunch with fish
en: which custom is right in navratri, my parents' fish or my in-laws' no onion
hi: मैं बंगाली हूँ, हमारे यहाँ नवमी को मटन बनता है, मारवाड़ी ससुराल में प्याज़ तक नहीं, सही कौन | बंगाली दुर्गा पूजा में मछली कैसे खा लेते हैं | ससुराल में नौ दिन व्रत, मायके में हिलसा बनती है, मैं क्या करूँ | नवरात्रि में मांस खाना पाप है क्या | काली माँ को बलि का भोग क्यों | पति बंगाली मैं यूपी की, नवरात्रि में घर में क्या बने | अपने फ़्लैट में नवरात्रि में अंडा बना सकते हैं
hi: कोलकाता मायका है, अष्टमी नवमी को मछली बनती है, गुजराती ससुराल में प्याज़ भी मना, कौन सी परंपरा मानूँ | दुर्गा पूजा की नवमी को हमारे यहाँ मांस पकता है और नवरात्रि में ससुराल में मना है, मैं क्या करूँ
hg: mai bengali hu hamare yaha navmi ko mutton banta hai, marwadi sasural me pyaz tak nahi, sahi kaun | bengali durga puja me machli kaise kha lete hai | sasural me nau din vrat mayke me hilsa banti hai mai kya karu | navratri me mans khana paap hai kya | kali maa ko bali ka bhog kyu | pati bengali mai up ki, navratri me ghar me kya bane | apne flat me navratri me anda bana sakte hai saas aayi hui hai
hg: kolkata mayka hai ashtami navmi ko machli banti hai gujarati sasural me pyaz mana, kaun si parampara sahi
@ok modern wide CUSTOM
en: Both customs are right in their region: in Bengal's Shakta tradition Durga is the daughter come home, and fish and meat are festive food and even bhog; in Gujarat and the north Navratri is a sattvik fast without onion.
hi: दोनों परंपराएँ अपने-अपने प्रदेश में सही हैं: बंगाल की शाक्त रीति में दुर्गा मायके आई बेटी हैं, मांस-मछली उत्सव का भोजन और भोग भी है; गुजरात और उत्तर में नवरात्रि बिना प्याज़ का सात्विक व्रत है।
hg: Dono paramparayein apne-apne pradesh me sahi hain: Bengal ki shakta reeti me Durga mayke aayi beti hain, maans-machhli utsav ka khana aur bhog bhi hai; Gujarat aur north me Navratri bina pyaz ka satvik vrat hai.
@do modern wide CUSTOM
en: In the in-laws' house keep their way out of respect, at your own home or your parents' keep yours; neither is a sin. In a mixed marriage many cook plain food for nine days and eat fish on Dashami, or outside.
hi: ससुराल में आदर से उनकी रीति रखें, अपने घर या मायके में अपनी; कोई पाप नहीं। मिली-जुली शादी में कई नौ दिन सादा पकाते हैं और मछली दशमी को या बाहर खाते हैं।
hg: Sasural me aadar se unki reeti rakhein, apne ghar ya mayke me apni; koi paap nahi. Mili-juli shadi me kai nau din saada pakate hain aur machhli Dashami ko ya bahar khate hain.
@see navratri-fast, durga-puja-bengal

# husband-away-karva-chauth fast
@names
en: husband away on karva chauth, karva chauth by video call, karva chauth alone
hi: करवा चौथ पर पति दूर, वीडियो कॉल पर करवा चौथ, अकेले करवा चौथ
hg: karva chauth par pati dur, video call par karva chauth, akele karva chauth
@ask
en: husband sails on a ship, can I open karva chauth on a video call | he is in the army without network on karva chauth, how do I break the fast | we live in different countries, whose moon counts for karva chauth | first karva chauth without husband, he is in dubai | can his photo be looked at through the sieve | husband works night shift at moonrise | who gives me water if my husband is away
hi: पति जहाज़ पर हैं, वीडियो कॉल पर करवा चौथ खोल सकती हूँ | फ़ौज में हैं, फ़ोन नहीं लगता, व्रत कैसे खोलूँ | पति विदेश में हैं, किसके यहाँ का चाँद देखें | पति की फ़ोटो छलनी से देख सकते हैं | पति घर पर नहीं तो पानी कौन पिलाए | पति की रात की ड्यूटी है चाँद निकलने पर
hg: pati ship par hai video call par karwa chauth khol sakti hu | fauj me hai phone nahi lagta vrat kaise kholu | pati videsh me hai kiske yaha ka chand dekhe | pati ki photo chalni se dekh sakte hai | pati ghar par nahi to pani kaun pilaye | pati ki raat ki duty hai chand nikalne par | dubai me hai wo, mera pehla karva chauth akele
@how modern wide CUSTOM
en: With the husband away the fast opens at your own moonrise: arghya to the moon, then his photo or a video call through the sieve, and water from your own hand, the mother-in-law's or a friend's. It is fully kept.
hi: पति दूर हों तो व्रत अपने यहाँ के चंद्रोदय पर खुलता है: चाँद को अर्घ्य, फिर उनकी फ़ोटो या वीडियो कॉल छलनी से, और जल अपने, सास या सहेली के हाथ से। व्रत पूरा माना जाता है।
hg: Pati door hon to vrat apne yahan ke chandroday par khulta hai: chaand ko arghya, phir unki photo ya video call chalni se, aur paani apne, saas ya saheli ke haath se. Vrat poora maana jaata hai.
@ok modern wide CUSTOM
en: No network, night shift or another time zone changes nothing: do not wait hungry for his call. The moon of your own place counts; a prayer for him is the heart of it.
hi: नेटवर्क न हो, रात की ड्यूटी हो या दूसरा देश, कुछ नहीं बदलता: फ़ोन के इंतज़ार में भूखी न रहें। अपने यहाँ का चाँद मान्य है; उनके लिए प्रार्थना ही सार है।
hg: Network na ho, raat ki duty ho ya doosra desh, kuch nahi badalta: phone ke intezar me bhookhi na rahein. Apne yahan ka chaand maanya hai; unke liye prarthna hi saar hai.
@see karva-chauth-fast, moon-not-seen

# paran-time-and-shift fast
@names
en: missed paran time, paran window and work, ekadashi paran late
hi: पारण का समय छूटा, पारण और ड्यूटी, पारण देर से
hg: paran ka samay chhuta, paran aur duty, paran late
@ask
en: paran window is early morning but my shift ends at noon | I overslept the dwadashi paran, what now | meeting during the paran time, can I take just water | app says break the fast between six and eight, I commute then | how to open ekadashi fast on a flight | dwadashi ends before sunrise, when do I open | is it bad to open ekadashi late
en: app shows ekadashi paran between six and eight but my night shift ends at ten, what do I do | ekadashi parana time and office shift clash
hi: पारण सुबह जल्दी है और ड्यूटी दोपहर तक, कैसे करूँ | सोता रह गया और पारण का समय निकल गया | पारण के समय सफ़र में हूँ, केवल जल से पारण हो सकता है | एकादशी का पारण देर से किया तो दोष | द्वादशी सूर्योदय से पहले समाप्त हो तो पारण कब
hi: एकादशी पारण का समय आठ बजे तक है और शिफ़्ट ग्यारह बजे छूटती है
hg: paran subah jaldi hai aur duty dopahar tak hai kaise karu | sota reh gaya aur paran ka samay nikal gaya | paran ke time safar me hu sirf jal se paran ho sakta hai | ekadashi ka paran late kiya to dosh | dwadashi suryoday se pehle khatam ho to paran kab
hg: ekadashi paran ka time 8 baje tak hai aur meri shift 11 baje chhutti hai
@how modern wide CUSTOM
en: Open the fast at paran time with a sip of water and a tulsi leaf, at work or on the way; that counts as paran. The meal can wait till your shift ends.
hi: पारण के समय घूँट भर जल और तुलसी-पत्र से व्रत खोल लें, काम पर या रास्ते में; यही पारण है। भोजन ड्यूटी के बाद करें।
hg: Paran ke samay ghoont bhar jal aur tulsi-patra se vrat khol lein, kaam par ya raaste me; yahi paran hai. Khana duty ke baad karein.
@ok modern wide CUSTOM
en: If the window passed, open it as soon as you can with a word of pardon; the fast is not lost. Where Dwadashi ends before sunrise, paran is simply after sunrise. Who takes medicine eats on time.
hi: समय निकल गया तो जितनी जल्दी हो क्षमा कहकर खोल लें; व्रत नष्ट नहीं होता। द्वादशी सूर्योदय से पहले समाप्त हो तो पारण सूर्योदय के बाद। दवा लेने वाले समय पर खाएँ।
hg: Samay nikal gaya to jitni jaldi ho kshama kehkar khol lein; vrat nasht nahi hota. Dwadashi suryoday se pehle khatam ho to paran suryoday ke baad. Dawa lene wale samay par khayein.
@see ekadashi-fast

# fast-under-family-pressure fast
@names
en: forced to keep a fast, fast I do not believe in, mother wants me to fast for a husband
hi: मन न हो फिर भी व्रत, व्रत का दबाव, शादी के लिए व्रत का दबाव
hg: man na ho fir bhi vrat, vrat ka dabav, shadi ke liye vrat ka dabav
@ask
en: mother says keep sixteen mondays to get a good husband, I don't really believe in it | my in-laws expect every fast and I feel forced | is it hypocrisy to fast only to please family | I am unmarried at thirty and everybody gives me vrats | husband mocks my fasting, should I give it up | my teenage daughter refuses to fast | can I say no to karva chauth without hurting my mother in law
en: I am 30 and unmarried, mother wants a vrat for a good husband, I hardly believe, must I | must I keep the fast if I don't believe much
hi: माँ कहती हैं अच्छे वर के लिए सोलह सोमवार करो, मुझे विश्वास नहीं | ससुराल में हर व्रत रखना पड़ता है, मन नहीं होता | बिना श्रद्धा के व्रत रखने से कुछ होता है क्या | तीस की हूँ, शादी नहीं हुई, सब व्रत बताते हैं | करवा चौथ रखने का मन नहीं, सास को कैसे मना करूँ | बेटी व्रत नहीं रखना चाहती
hg: mummy kehti acche pati ke liye 16 somwar karo mujhe vishwas nahi | sasural me har vrat rakhna padta hai man nahi hota | bina shraddha ke vrat rakhne se kuch hota hai kya | 30 ki hu shadi nahi hui sab vrat batate hai | karva chauth rakhne ka man nahi saas ko kaise mana karu | beti vrat nahi rakhna chahti
@ok modern wide CUSTOM
en: You need not: a vow is free, and no marriage or health hangs on it. A fast kept without heart earns nothing that kindness would not; leaving it brings no harm, and no vow can promise a husband.
hi: ज़रूरी नहीं: व्रत अपनी इच्छा से होता है, विवाह या सेहत उस पर नहीं टिकती। बिना मन के व्रत से बेहतर एक नेक काम; छोड़ने से कोई हानि नहीं, और कोई व्रत वर का वचन नहीं देता।
hg: Zaroori nahi: vrat apni marzi se hota hai, shadi ya sehat us par nahi tikti. Bina mann ke vrat se behtar ek nek kaam; chhodne se koi haani nahi, aur koi vrat var ka vachan nahi deta.
@do modern wide CUSTOM
en: If you wish to please your mother, offer a small form: the evening lamp together on Mondays, fruit till noon, or one day only. Say it calmly: "I pray in my own way." A daughter's or a wife's no deserves respect too.
hi: माँ का मन रखना हो तो छोटा रूप लें: सोमवार को साथ दीप, दोपहर तक फल, या बस एक दिन। शांति से कहें: "मैं अपने ढंग से प्रार्थना करती हूँ।" बेटी-बहू की ना भी आदर की हक़दार है।
hg: Maa ka mann rakhna ho to chhota roop lein: Somvar ko saath diya, dopahar tak phal, ya bas ek din. Shaanti se kahein: "main apne dhang se prarthna karti hoon." Beti-bahu ki na bhi aadar ki haqdar hai.
@see fast-by-age, solah-somvar-fast

# loss-and-vow fast
@names
en: miscarriage during a vow, loss despite a fast, vow did not help, child lost while fasting
hi: व्रत के दौरान गर्भपात, व्रत के बावजूद दुख, मन्नत के बाद भी हानि
hg: vrat ke dauran miscarriage, vrat ke bawjood dukh, vrat se bhi kuch nahi hua
@ask
en: I lost my baby while keeping a vow for a child, did I do it wrong | I missed one fast and then had a miscarriage, is it my fault | we kept every vrat and still my husband died | prayed and fasted for years without a child, is god angry | should I go on with the vow after my loss | mother in law says the fast was broken, that is why the baby went
hi: संतान के व्रत के बीच मेरा गर्भपात हो गया, मुझसे कोई ग़लती हुई क्या | एक व्रत छूटा और फिर बच्चा नहीं रहा, क्या मेरा दोष है | सारे व्रत रखे फिर भी पति नहीं रहे | सास कहती हैं व्रत टूटा इसलिए बच्चा गया | सालों से व्रत रखती हूँ, संतान नहीं, भगवान नाराज़ हैं क्या
hg: santan ke vrat ke beech mera miscarriage ho gaya mujhse koi galti hui kya | ek vrat chhuta aur fir baccha nahi raha kya mera dosh hai | sare vrat rakhe fir bhi pati nahi rahe | saas kehti vrat toota isliye baccha gaya | salo se vrat rakhti hu santan nahi bhagwan naraz hai kya
@ok modern wide SENSE
en: It is not your fault: no missed or broken fast causes a miscarriage or a death, and God does not punish so. We are sorry for your loss; most early losses have medical causes that nobody could prevent.
hi: इसमें आपका कोई दोष नहीं: छूटे या टूटे व्रत से गर्भपात या मृत्यु नहीं होती, और भगवान ऐसे दंड नहीं देते। आपके दुख में हम साथ हैं; शुरू के अधिकतर गर्भपात के कारण शारीरिक होते हैं, जिन्हें कोई रोक नहीं सकता था।
hg: Isme aapka koi dosh nahi: chhoote ya toote vrat se miscarriage ya maut nahi hoti, aur Bhagwan aise dand nahi dete. Aapke dukh me hum saath hain; shuru ke zyadatar miscarriage ke kaaran shaaririk hote hain, jinhe koi rok nahi sakta tha.
@do modern wide SENSE
en: Rest, see your doctor, and leave fasts until body and heart have healed; a lamp for the little one is enough. If grief stays heavy, talk to someone close or to Tele-MANAS 14416, free, day and night. The vow may end here.
hi: आराम करें, डॉक्टर से मिलें, और तन-मन सँभलने तक व्रत छोड़ दें; नन्हे के नाम एक दीप काफ़ी है। दुख भारी रहे तो किसी अपने से या टेली-मानस 14416 पर बात करें, मुफ़्त, दिन-रात। व्रत यहीं पूरा मान सकती हैं।
hg: Aaram karein, doctor se milein, aur tan-mann sambhalne tak vrat chhod dein; nanhe ke naam ek diya kaafi hai. Dukh bhaari rahe to kisi apne se ya Tele-MANAS 14416 par baat karein, muft, din-raat. Vrat yahin poora maan sakti hain.
@see fasting-and-health, grief-life

# chhath-taken-over fast
@names
en: taking over chhath from mother-in-law, chhath handed on, chhath abroad, leaving chhath
hi: सास से छठ लेना, छठ सौंपना, विदेश में छठ, छठ छोड़ना
hg: saas se chhath lena, chhath saunpna, videsh me chhath, chhath chhodna
@ask
en: mother in law kept chhath for decades and hands it to me now, I live in germany | no river near us, can chhath be done in a tub on the terrace | must chhath be kept for life once taken | I am too weak to go on with chhath, who takes it | first chhath as a new daughter in law, what do I need | chhath on the balcony of a flat | a death in the family in the chhath year, do we skip it
hi: सास ने बरसों छठ किया, अब मुझे दे रही हैं, मैं विदेश में हूँ | नदी नहीं है, छत पर टब में छठ कर सकते हैं | एक बार छठ उठाया तो जीवन भर करना पड़ता है क्या | शरीर साथ नहीं देता, छठ किसे सौंपूँ | पहली बार छठ करनी है, बहू हूँ, क्या-क्या चाहिए | फ़्लैट की बालकनी में छठ कैसे | परिवार में मृत्यु हुई तो छठ छोड़ें क्या
hi: मैं कनाडा में हूँ, छठ कैसे करूँ, सास अब मुझे व्रत सौंप रही हैं | सास ने बीस साल छठ का व्रत किया
hg: saas ne barso chhath kiya ab mujhe de rahi hai mai videsh me hu | nadi nahi hai chhat par tub me chhath kar sakte hai | ek baar chhath uthaya to jeevan bhar karna padta hai kya | sharir saath nahi deta chhath kise saupu | pehli baar chhath karni hai bahu hu kya kya chahiye | flat ki balcony me chhath kaise | parivar me maut hui to chhath chhode kya
hg: mai canada me hu chhath kaise karu, saas ab mujhe vrat saunp rahi hai
@ok modern wide CUSTOM
en: Chhath may be handed on, done in a tub on the roof, terrace or balcony abroad, or left for a year or for good when health or a death asks it; that is no sin. The Sun rises everywhere.
hi: छठ सौंपी जा सकती है, विदेश में छत, आँगन या बालकनी के टब में हो सकती है, और सेहत या सूतक में एक वर्ष या सदा के लिए छोड़ी भी जा सकती है; पाप नहीं। सूर्य हर जगह उगते हैं।
hg: Chhath saunpi ja sakti hai, videsh me chhat, aangan ya balcony ke tub me ho sakti hai, aur sehat ya sutak me ek saal ya hamesha ke liye chhodi bhi ja sakti hai; paap nahi. Surya har jagah ugte hain.
@how modern regional CUSTOM
en: By custom the elder gives the sup or daura with sindoor and blessing into the younger's hands in a Chhath year; you keep nahay-khay, kharna, evening and morning arghya. Begin with a simple form: clean water, thekua, fruit, milk; no long thirst if you are ill or expecting.
hi: रीति से बड़ी व्रती छठ के समय सूप या दउरा, सिंदूर और आशीर्वाद छोटी के हाथ में देती हैं; आप नहाय-खाय, खरना, संध्या और प्रातः अर्घ्य करें। सरल रूप से शुरू करें: स्वच्छ जल, ठेकुआ, फल, दूध; बीमार या गर्भवती हों तो प्यासी न रहें।
hg: Reeti se badi vrati Chhath ke samay soop ya daura, sindoor aur aashirvad chhoti ke haath me deti hain; aap nahay-khay, kharna, shaam aur subah ka arghya karein. Saral roop se shuru karein: saaf paani, thekua, phal, doodh; beemar ya garbhvati hon to pyasi na rahein.
@see chhath-fast, chhath-puja

# two-fasts-on-one-day fast
@names
en: two fasts on one day, ekadashi and thursday together, fast on a festival day
hi: एक दिन में दो व्रत, एकादशी और गुरुवार साथ, त्योहार के दिन व्रत
hg: ek din me do vrat, ekadashi aur guruvar sath, tyohar ke din vrat
@ask
en: ekadashi and my thursday fast fall together, whose rules do I follow | pradosh and monday on one day | shivratri comes on my santoshi friday, what may I eat | birthday party falls on my fasting day | paran of ekadashi is on my tuesday fast | somvar vrat on the day of diwali sweets | can one puja serve two fasts
hi: एकादशी और मेरा गुरुवार का व्रत एक ही दिन है, किसके नियम मानूँ | सोमवार और प्रदोष एक दिन | एकादशी का पारण मेरे मंगलवार के व्रत को है, कैसे करूँ | व्रत के दिन बेटे का जन्मदिन है | एक पूजा से दो व्रत हो जाएँगे क्या | त्योहार के दिन व्रत पड़ गया
hg: ekadashi aur mera guruvar ka vrat ek hi din hai kiske niyam manu | somvar aur pradosh ek din | ekadashi ka paran mere mangalvar ke vrat ko hai kaise karu | vrat ke din bete ka birthday hai | ek puja se do vrat ho jayenge kya | tyohar ke din vrat pad gaya | ek hi din ekadashi aur pradosh dono hai vrat kaise rakhe
@how modern most CUSTOM
en: When two fasts fall on one day keep the stricter rules once, so no grain on Ekadashi, and worship both deities; it counts for both. One puja with both names is enough.
hi: दो व्रत एक दिन पड़ें तो कड़े नियम एक बार निभाएँ, यानी एकादशी हो तो अन्न नहीं, और दोनों देवों की पूजा करें; दोनों व्रत माने जाते हैं। दोनों नाम लेकर एक पूजा काफ़ी है।
hg: Do vrat ek din padein to kade niyam ek baar nibhayein, yaani Ekadashi ho to ann nahi, aur dono devon ki puja karein; dono vrat maane jaate hain. Dono naam lekar ek puja kaafi hai.
@do modern most CUSTOM
en: A paran that falls on another fast is done with water, tulsi and a little of what that fast allows. On a birthday or feast cut fruit or eggless falahar sweets, or leave that weekday out and add one later.
hi: दूसरे व्रत के दिन पारण हो तो जल, तुलसी और उस व्रत में मान्य थोड़े भोजन से करें। जन्मदिन या त्योहार पर फल या फलाहारी मिठाई लें, या वह वार छोड़कर बाद में एक जोड़ लें।
hg: Doosre vrat ke din paran ho to jal, tulsi aur us vrat me maanya thode khane se karein. Birthday ya tyohar par phal ya falahari mithai lein, ya woh vaar chhodkar baad me ek jod lein.
@see fast-rules-general

# intimacy-in-a-fast fast
@names
en: intimacy during a fast, brahmacharya in a fast, couple relations in navratri
hi: व्रत में संबंध, व्रत में ब्रह्मचर्य, नवरात्रि में पति-पत्नी
hg: vrat me sambandh, vrat me brahmacharya, navratri me pati patni
@ask
en: we were intimate during navratri fast and I feel guilty | is the fast broken by relations with husband | brahmacharya in sawan, is it needed for couples | husband did not agree to wait on ekadashi | wet dream on a fasting day, is the vow lost | newly married and nine days of navratri, what is the rule
hi: नवरात्रि के व्रत में पति से संबंध बन गए, ग्लानि हो रही है | व्रत के दिन संबंध से व्रत टूटता है क्या | सावन में ब्रह्मचर्य ज़रूरी है क्या | व्रत में स्वप्नदोष हो गया | नई शादी है, नवरात्रि में क्या नियम है | एकादशी को पति नहीं माने
hg: navratri ke vrat me pati se sambandh ban gaye guilt ho raha hai | vrat ke din sambandh se vrat tootta hai kya | sawan me brahmacharya zaruri hai kya | vrat me swapndosh ho gaya | nayi shadi hai navratri me kya niyam hai | ekadashi ko pati nahi mane
@ok modern most CUSTOM
en: Fast days ask for restraint, yet closeness between partners is no sin and brings no harm: bathe, ask pardon in mind and carry on with the fast. Let the guilt go.
hi: व्रत में संयम की रीति है, पर जीवनसाथी से निकटता पाप नहीं और कोई अनिष्ट नहीं: स्नान करें, मन में क्षमा माँगें और व्रत जारी रखें। ग्लानि छोड़ दें।
hg: Vrat me sanyam ki reeti hai, par jeevansaathi se nikatta paap nahi aur koi anisht nahi: snan karein, mann me kshama maangein aur vrat jaari rakhein. Glani chhod dein.
@why modern most CUSTOM
en: Brahmacharya in a vow gathers mind and strength for prayer; a dream is not in your hand and breaks nothing. Couples decide together beforehand, and a no is respected on any day.
hi: व्रत में ब्रह्मचर्य मन और शक्ति को प्रार्थना में लगाने के लिए है; स्वप्न अपने बस में नहीं, उससे कुछ नहीं टूटता। दोनों पहले से मिलकर तय करें, और 'नहीं' का सम्मान किसी भी दिन हो।
hg: Vrat me brahmacharya mann aur shakti ko prarthna me lagane ke liye hai; sapna apne bas me nahi, usse kuch nahi tootta. Dono pehle se milkar tay karein, aur 'nahi' ka sammaan kisi bhi din ho.
@see fast-rules-general, broken-fast

# fast-for-someone-else fast
@names
en: fasting for someone else, fast in another's name, mother fasting for son's exam
hi: दूसरे के लिए व्रत, किसी के नाम का व्रत, बेटे की परीक्षा के लिए व्रत
hg: dusre ke liye vrat, kisi ke naam ka vrat, bete ki pariksha ke liye vrat
@ask
en: may I fast in the name of my sick father | mother wants to fast for her son's exam result, does it help him | can a husband keep the fast for his pregnant wife | friend cannot fast, may I keep her vow for her | fast for a dead person's peace | does the fruit of my fast go to my child
hi: बीमार पिता के नाम से मैं व्रत रख सकती हूँ | बेटे की परीक्षा के लिए माँ व्रत रखे तो लाभ होता है क्या | गर्भवती पत्नी के बदले पति व्रत रखे | सहेली नहीं रख सकती तो उसका व्रत मैं रखूँ | मृत व्यक्ति की शांति के लिए व्रत | मेरे व्रत का फल बच्चे को मिलेगा
hg: bimar papa ke naam se mai vrat rakh sakti hu | bete ki pariksha ke liye maa vrat rakhe to fayda hota hai kya | pregnant wife ke badle pati vrat rakhe | saheli nahi rakh sakti to uska vrat mai rakhu | mrit vyakti ki shanti ke liye vrat | mere vrat ka fal bacche ko milega
@ok classical most DS
en: Yes, a fast may be kept for another: the digests let husband, wife, son, daughter or a priest keep it in a sick person's place. Say in the sankalp for whom it is.
hi: हाँ, दूसरे के लिए व्रत रख सकते हैं: ग्रंथ रोगी के बदले पति, पत्नी, पुत्र, पुत्री या पुरोहित को व्रत की अनुमति देते हैं। संकल्प में कहें किसके लिए है।
hg: Haan, doosre ke liye vrat rakh sakte hain: granth rogi ke badle pati, patni, putra, putri ya purohit ko vrat ki anumati dete hain. Sankalp me kahein kiske liye hai.
@do modern wide SENSE
en: It is love and gives you calm; nobody can promise that it passes an exam or heals. A child is helped most by sleep, breakfast and a kind word, so do not fast yourself weak before the great day.
hi: यह प्रेम है और आपको शांति देता है; परीक्षा या रोग में फल का वचन कोई नहीं दे सकता। बच्चे को नींद, नाश्ता और प्यार का शब्द सबसे अधिक मदद करते हैं; ख़ुद को कमज़ोर न करें।
hg: Yeh prem hai aur aapko shaanti deta hai; pariksha ya rog me phal ka vachan koi nahi de sakta. Bachche ko neend, nashta aur pyar ka shabd sabse zyada madad karte hain; khud ko kamzor na karein.
@see fasting-and-health

# udyapan-without-guests rite
@names
en: udyapan without children to feed, no kanyas for udyapan, udyapan in a small society, udyapan guests missing
hi: उद्यापन में बच्चे न मिलें, उद्यापन में ब्राह्मण न मिलें, उद्यापन में लड़के
hg: udyapan me bacche na mile, udyapan me brahman na mile, udyapan me ladke
@ask
en: santoshi udyapan needs eight boys, our society has only three | no brahmin couples abroad for my udyapan | can I feed an orphanage instead of children at home for the udyapan | sixteen couples for the vrat udyapan are too many for my budget | children refuse sour free food at udyapan | may udyapan be done at a temple or later
hi: संतोषी के उद्यापन में आठ लड़के चाहिए, सोसाइटी में तीन ही हैं | विदेश में उद्यापन के लिए ब्राह्मण नहीं मिलते | घर की जगह अनाथालय में बच्चों को खिला दें तो उद्यापन होगा | सोलह जोड़े खिलाना बजट में नहीं | उद्यापन मंदिर में या बाद में कर सकते हैं
hg: santoshi ke udyapan me 8 ladke chahiye society me 3 hi hai | videsh me udyapan ke liye brahman nahi milte | ghar ki jagah anathalay me baccho ko khila de to udyapan hoga | 16 jode khilana budget me nahi | udyapan mandir me ya baad me kar sakte hai
@do modern most CUSTOM
en: For an udyapan feed as many children or guests as you find, and give the food or its price for the rest to an orphanage, school or temple kitchen. Eight boys may be relatives' sons, or come on two days.
hi: उद्यापन में जितने बच्चे या अतिथि मिलें उन्हें खिलाएँ, और बाक़ी का भोजन या उसका मूल्य अनाथालय, स्कूल या मंदिर की रसोई में दें। आठ लड़के रिश्तेदारों के हों या दो दिन में आएँ, चलेगा।
hg: Udyapan me jitne bachche ya atithi milein unhe khilayein, aur baaki ka khana ya uska mulya anathalay, school ya mandir ki rasoi me dein. Aath ladke rishtedaron ke hon ya do din me aayein, chalega.
@ok modern wide CUSTOM
en: A small udyapan within your means is whole, also later, at a temple, or abroad without a priest; debts are not made for it. Numbers are custom, the gratitude is the rite.
hi: अपनी सामर्थ्य का छोटा उद्यापन पूरा है, बाद में, मंदिर में, या विदेश में बिना पंडित भी; उसके लिए कर्ज़ न लें। संख्या रीति है, कृतज्ञता ही विधि है।
hg: Apni samarthya ka chhota udyapan poora hai, baad me, mandir me, ya videsh me bina pandit bhi; uske liye karz na lein. Sankhya reeti hai, kritagyata hi vidhi hai.
@see udyapan-fast

# water-in-fast fast
@names
en: water in a fast, drinking water in a fast, lemon water in a fast, coconut water in a fast
hi: व्रत में पानी, व्रत में पानी पीना, व्रत में नींबू पानी, व्रत में नारियल पानी
hg: vrat me paani, vrat me paani peena, vrat me nimbu paani, vrat me nariyal paani
@ask
en: can I drink water in a fast | is water allowed while fasting | which fasts are without water | does drinking water break the fast | lemon water or coconut water in vrat | I get thirsty in the fast, may I drink | how much water should one drink while fasting | is ORS allowed in a fast | headache because I drank nothing in the fast
hi: व्रत में पानी पी सकते हैं क्या | उपवास में पानी पीना ठीक है | कौन से व्रत बिना पानी के होते हैं | पानी पीने से व्रत टूट जाता है क्या | व्रत में नींबू पानी या नारियल पानी | व्रत में बहुत प्यास लगती है | व्रत में कितना पानी पिएँ | व्रत में ओआरएस ले सकते हैं
hg: vrat me pani pi sakte hai kya | upvas me pani peena thik hai | kaun se vrat bina pani ke hote hai | pani peene se vrat toot jata hai kya | vrat me nimbu pani ya nariyal pani | vrat me bahut pyas lagti hai | vrat me kitna pani piye | vrat me ORS le sakte hai
@ok classical wide DS
en: Yes, water may be drunk in most fasts: the digests count it first among the eight things that do not break a vow. Lemon, coconut and plain water, buttermilk and milk suit a fruit fast.
hi: हाँ, ज़्यादातर व्रतों में पानी पी सकते हैं: निबंध ग्रंथ इसे उन आठ चीज़ों में पहला गिनते हैं जिनसे व्रत नहीं टूटता। फलाहार में नींबू, नारियल और सादा पानी, छाछ, दूध चलते हैं।
hg: Haan, zyadatar vraton me paani pi sakte hain: nibandh granth ise un aath cheezon me pehla ginte hain jinse vrat nahi tootta. Phalahar me nimbu, nariyal aur saada paani, chhaachh, doodh chalte hain.
@which classical wide DS
en: Without water are, by their rule, Nirjala Ekadashi, Karva Chauth, Hartalika Teej, Jivitputrika and the 36 hours of Chhath. Who is ill, pregnant, nursing, old or on medicine keeps even these with water.
hi: नियम से बिना पानी के हैं निर्जला एकादशी, करवा चौथ, हरतालिका तीज, जीवित्पुत्रिका और छठ के 36 घंटे। बीमार, गर्भवती, दूध पिलाने वाली, वृद्ध या दवा लेने वाले इन्हें भी पानी के साथ रखते हैं।
hg: Niyam se bina paani ke hain Nirjala Ekadashi, Karva Chauth, Hartalika Teej, Jivitputrika aur Chhath ke 36 ghante. Beemar, garbhvati, doodh pilane wali, vriddh ya dawa lene wale inhe bhi paani ke saath rakhte hain.
@do modern wide SENSE
en: Drink a glass every two hours, more in heat; thirst, headache and dark urine ask for water with a little sendha salt and sugar. Dizziness or little urine ends the fast for that day, with no fault.
hi: हर दो घंटे में एक गिलास पिएँ, गर्मी में अधिक; प्यास, सिरदर्द और गहरा पेशाब हो तो पानी में थोड़ा सेंधा नमक और चीनी लें। चक्कर आए तो उस दिन व्रत वहीं खोल दें, कोई दोष नहीं।
hg: Har do ghante me ek glass piyein, garmi me zyada; pyaas, sirdard aur gehra peshab ho to paani me thoda sendha namak aur cheeni lein. Chakkar aaye to us din vrat wahin khol dein, koi dosh nahi.
@see kinds-of-fast, fasting-and-health

# tea-coffee-in-fast fast
@names
en: coffee in a fast, black coffee on ekadashi, tea on ekadashi, green tea in a fast, cold drink in a fast
hi: व्रत में चाय, व्रत में कॉफ़ी, एकादशी में चाय, एकादशी में कॉफ़ी, व्रत में कोल्ड ड्रिंक
hg: vrat me chai, vrat me coffee, ekadashi me chai, ekadashi me coffee, vrat me cold drink
@ask
en: is coffee without milk fine in a fast
en: can i drink cold drink in fast
hi: एकादशी में चाय पी सकते हैं
en: is tea allowed in a fast | can I drink coffee while fasting | milk tea or green tea in navratri fast | does tea break the fast | energy drink or cold drink in vrat | I get a headache without coffee, fasting today | chai with milk on monday fast | can I have tea before puja in a fast
hi: एकादशी में ब्लैक कॉफ़ी पी सकते हैं | व्रत में चाय पी सकते हैं क्या | उपवास में कॉफ़ी चलेगी | नवरात्रि व्रत में दूध वाली चाय | चाय से व्रत टूटता है क्या | व्रत में कोल्ड ड्रिंक या शरबत | बिना चाय के सिर दुखता है, व्रत है | पूजा से पहले चाय पी सकते हैं
hg: ekadashi me black coffee pi sakte hai | vrat me chai pi sakte hai kya | upvas me coffee chalegi | navratri vrat me dudh wali chai | chai se vrat tootta hai kya | vrat me cold drink ya sharbat | bina chai ke sir dukhta hai vrat hai | puja se pehle chai pi sakte hai
@ok modern most CUSTOM
en: Tea and coffee, black or with milk, are taken by most in a fruit fast, on Ekadashi too; the strict and many Vaishnavas leave them out. In a fast without water they are not drunk.
hi: फलाहार व्रत में, एकादशी में भी, ज़्यादातर लोग चाय और कॉफ़ी लेते हैं, काली या दूध वाली; कड़े नियम वाले और बहुत से वैष्णव छोड़ते हैं। निर्जल व्रत में नहीं पीते।
hg: Phalahar vrat me, ekadashi me bhi, zyadatar log chai aur coffee lete hain, kaali ya doodh wali; kade niyam wale aur bahut se Vaishnav chhodte hain. Nirjal vrat me nahi peete.
@which modern most CUSTOM
en: Many drink it only after the morning puja, without biscuits, which hold wheat. Instant mixes may contain chicory or grain malt; malted drinks, beer and energy drinks are left out. Milk, thandai, lemon water and sharbat are fine.
hi: बहुत लोग सुबह की पूजा के बाद ही पीते हैं, बिस्कुट के बिना, क्योंकि उनमें गेहूँ है। माल्ट वाले पेय, बीयर और एनर्जी ड्रिंक छोड़ते हैं। दूध, ठंडाई, नींबू पानी और शरबत ठीक हैं।
hg: Bahut log subah ki puja ke baad hi peete hain, biscuit ke bina, kyunki unme gehu hai. Malt wale drinks, beer aur energy drink chhodte hain. Doodh, thandai, nimbu paani aur sharbat theek hain.
@do modern wide SENSE
en: Coffee on an empty stomach can burn: take a fruit or milk with it, and water beside it. Who gets a headache without it may have a small cup; that harms no vow.
hi: ख़ाली पेट कॉफ़ी जलन कर सकती है: साथ में फल या दूध और पानी लें। जिसे बिना चाय सिरदर्द होता है, वह छोटा प्याला ले ले; इससे व्रत नहीं बिगड़ता।
hg: Khaali pet coffee jalan kar sakti hai: saath me phal ya doodh aur paani lein. Jise bina chai sirdard hota hai, woh chhota cup le le; isse vrat nahi bigadta.
@see fast-rules-general, water-in-fast

# kinds-of-fast fast
@names
en: kinds of fast, nirjala and phalahar, ekbhukt, nakta vrat, phalahar fast
hi: व्रत के प्रकार, निर्जल और फलाहार, एकभुक्त, नक्त व्रत, फलाहारी व्रत
hg: vrat ke prakar, nirjal aur phalahar, ekbhukt, nakt vrat, phalahari vrat
@ask
en: what is nirjala and phalahar | what kinds of fasts are there | difference between upvas and vrat | what does ekbhukt mean | what is a nakta fast | which kind of fast is easiest for a beginner | what is saltless fast | what is jalahar
hi: निर्जला और फलाहार में क्या अंतर है | व्रत कितने प्रकार के होते हैं | उपवास और व्रत में अंतर | एकभुक्त व्रत क्या है | नक्त व्रत किसे कहते हैं | पहली बार के लिए कौन सा व्रत आसान है | अलोना व्रत क्या होता है
hg: nirjala aur phalahar me kya antar hai | vrat kitne prakar ke hote hai | upvas aur vrat me antar | ekbhukt vrat kya hai | nakt vrat kise kehte hai | pehli baar ke liye kaun sa vrat aasan hai | alona vrat kya hota hai
@what classical wide DS
en: Fasts are kept nirjala (without food and water), on water (jalahar), on fruit and milk (phalahar), with one meal by day (ekbhukt), with one meal after dusk (nakta), or on what comes unasked (ayachit).
hi: व्रत निर्जला (बिना अन्न-जल), जलाहार, फल-दूध पर (फलाहार), दिन में एक भोजन (एकभुक्त), संध्या के बाद एक भोजन (नक्त), या बिना माँगे जो मिले (अयाचित), इन रूपों में रखे जाते हैं।
hg: Vrat nirjala (bina ann-jal), jalahar, phal-doodh par (phalahar), din me ek bhojan (ekbhukt), sandhya ke baad ek bhojan (nakt), ya bina maange jo mile (ayachit), in roopon me rakhe jaate hain.
@which modern most CUSTOM
en: Alona means a fast without salt, such as many keep on Sunday or Tuesday; a maun vrat is one of silence. Upvas is going without food, vrat the whole vow with prayer, truth and restraint.
hi: अलोना यानी बिना नमक का व्रत, जैसे कई लोग रविवार या मंगलवार को रखते हैं; मौन व्रत चुप रहने का है। उपवास भोजन छोड़ना है, व्रत प्रार्थना, सच और संयम सहित पूरा संकल्प।
hg: Alona yaani bina namak ka vrat, jaise kai log Ravivar ya Mangalvar ko rakhte hain; maun vrat chup rehne ka hai. Upvas bhojan chhodna hai, vrat prarthana, sach aur sanyam sahit poora sankalp.
@do modern wide SENSE
en: A beginner takes phalahar or one meal and sees how the body feels; the milder kinds are full vows. Nirjala is only for the healthy, and never in pregnancy, illness or heat at work.
hi: पहली बार फलाहार या एक भोजन लें और देखें शरीर कैसा रहता है; हल्के रूप भी पूरे व्रत हैं। निर्जला केवल स्वस्थ लोगों के लिए है, गर्भ, बीमारी या धूप में काम के समय नहीं।
hg: Pehli baar phalahar ya ek bhojan lein aur dekhein sharir kaisa rehta hai; halke roop bhi poore vrat hain. Nirjala keval swasth logon ke liye hai, garbh, beemari ya dhoop me kaam ke samay nahi.
@see water-in-fast, fast-rules-general

# mouth-things-in-fast fast
@names
en: saunf in a fast, elaichi in a fast, paan in a fast, gutka in a fast, chewing gum in a fast, cigarette in a fast
hi: व्रत में सौंफ, व्रत में इलायची, व्रत में पान, व्रत में गुटखा, व्रत में लौंग, व्रत में सिगरेट
hg: vrat me saunf, vrat me elaichi, vrat me paan, vrat me gutka, vrat me laung, vrat me cigarette
@ask
en: can I eat saunf or elaichi in a fast | is paan allowed in vrat | supari or mukhwas while fasting | chewing gum in a fast | can I smoke in a fast | tobacco in navratri fast | clove for bad breath in fast | mouth freshener in vrat
hi: व्रत में सौंफ इलायची खा सकते हैं क्या | व्रत में पान खा सकते हैं | उपवास में सुपारी या मुखवास | व्रत में गुटखा तंबाकू चलता है क्या | व्रत में सिगरेट पी सकते हैं | मुँह से बदबू आए तो व्रत में लौंग | व्रत में चुइंग गम
hg: vrat me saunf elaichi kha sakte hai kya | vrat me paan kha sakte hai | upvas me supari ya mukhwas | vrat me gutka tambaku chalta hai kya | vrat me cigarette pi sakte hai | muh se badbu aaye to vrat me laung | vrat me chewing gum
@ok modern most CUSTOM
en: Elaichi and clove are taken in most fruit fasts, saunf by many; the strict leave saunf out as a seed. In a nirjala fast nothing is chewed.
hi: इलायची और लौंग ज़्यादातर फलाहारी व्रतों में लेते हैं, सौंफ भी बहुत लोग; कड़े नियम वाले सौंफ छोड़ते हैं। निर्जल व्रत में कुछ नहीं चबाते।
hg: Elaichi aur laung zyadatar phalahari vraton me lete hain, saunf bhi bahut log; kade niyam wale saunf chhodte hain. Nirjal vrat me kuch nahi chabate.
@which classical most DS
en: Paan, tobacco and gutka are left out in a fast: the digests name chewing betel again and again among what spoils it, with sleep by day. Smoke and alcohol go against any vow.
hi: पान, तंबाकू और गुटखा व्रत में छोड़ते हैं: निबंध ग्रंथ बार-बार पान चबाना और दिन में सोना व्रत बिगाड़ने वालों में गिनते हैं। सिगरेट और शराब किसी व्रत से मेल नहीं खाते।
hg: Paan, tambaku aur gutka vrat me chhodte hain: nibandh granth baar-baar paan chabana aur din me sona vrat bigadne walon me ginte hain. Cigarette aur sharab kisi vrat se mel nahi khaate.
@do modern wide SENSE
en: Rinse the mouth with water, brush, or chew a tulsi leaf or clove for fresh breath; that breaks no fruit fast. Who slips goes on with the vow.
hi: ताज़गी के लिए कुल्ला करें, ब्रश करें, या तुलसी पत्ता या लौंग चबाएँ; इससे फलाहारी व्रत नहीं टूटता। चूक हो जाए तो व्रत आगे रखें।
hg: Taazgi ke liye kulla karein, brush karein, ya tulsi patta ya laung chabayein; isse phalahari vrat nahi tootta. Chook ho jaye to vrat aage rakhein.
@see fast-rules-general

# egg-curd-paneer-in-fast fast
@names
en: egg in a fast, curd in a fast, paneer in a fast, ice cream in a fast, cheese in a fast
hi: व्रत में अंडा, व्रत में दही, व्रत में पनीर, व्रत में आइसक्रीम, व्रत में छाछ
hg: vrat me anda, vrat me dahi, vrat me paneer, vrat me ice cream, vrat me chaach
@ask
en: is egg allowed in vrat | can I eat curd in a fast | paneer in navratri fast | is ice cream allowed in vrat | cheese or butter in a fast | is dahi allowed on friday fast | raita in vrat | lassi in ekadashi | can I eat cake without egg in a fast
hi: व्रत में अंडा खा सकते हैं क्या | व्रत में दही चल सकता है | नवरात्रि व्रत में पनीर | व्रत में आइसक्रीम खा सकते हैं | व्रत में छाछ लस्सी | एकादशी में दही पनीर | व्रत में मक्खन या चीज़ | शुक्रवार के व्रत में दही
hg: vrat me anda kha sakte hai kya | vrat me dahi chal sakta hai | navratri vrat me paneer | vrat me ice cream kha sakte hai | vrat me chaach lassi | ekadashi me dahi paneer | vrat me makhan ya cheese | shukrawar ke vrat me dahi
@ok modern wide CUSTOM
en: Curd, buttermilk, paneer, butter and ghee are allowed in most fasts; egg, meat and fish are in none. In the Santoshi Mata fast nothing sour is eaten, so curd is left out that Friday.
hi: दही, छाछ, पनीर, मक्खन और घी ज़्यादातर व्रतों में चलते हैं; अंडा, मांस, मछली किसी में नहीं। संतोषी माता के व्रत में खट्टा नहीं खाते, इसलिए उस शुक्रवार दही छोड़ते हैं।
hg: Dahi, chhaachh, paneer, makkhan aur ghee zyadatar vraton me chalte hain; anda, maans, machhli kisi me nahi. Santoshi Mata ke vrat me khatta nahi khaate, isliye us Shukravar dahi chhodte hain.
@which modern most CUSTOM
en: Ice cream and cakes often hold egg, cornflour, maida or gelatine: read the label, or take home-made kulfi, shrikhand or fruit cream. Processed cheese with common salt and rennet is left out by the strict.
hi: आइसक्रीम और केक में अक्सर अंडा, कॉर्नफ़्लोर, मैदा या जिलेटिन होता है: लेबल पढ़ें, या घर की कुल्फ़ी, श्रीखंड, फ्रूट क्रीम लें। साधारण नमक वाला चीज़ कड़े नियम वाले छोड़ते हैं।
hg: Ice cream aur cake me aksar anda, cornflour, maida ya gelatine hota hai: label padhein, ya ghar ki kulfi, shrikhand, fruit cream lein. Saadharan namak wala cheese kade niyam wale chhodte hain.
@see fast-foods, sendha-namak-falahar

# onion-garlic-in-fast fast
@names
en: onion and garlic in a fast, no onion garlic, why no onion and garlic
hi: प्याज लहसुन क्यों नहीं, व्रत में प्याज लहसुन, नवरात्रि में प्याज लहसुन
hg: pyaz lehsun kyu nahi, vrat me pyaz lehsun, navratri me pyaz lahsun
@ask
en: why no onion and garlic in navratri | why is onion garlic not eaten in fasts | is onion allowed in vrat | can I cook onion for others while I fast | we ate onion by mistake in navratri | do we stop onion garlic for all nine days even without fasting | story of rahu and garlic | is garlic in medicine ok in a fast
hi: नवरात्रि में प्याज लहसुन क्यों नहीं खाते | व्रत में प्याज लहसुन क्यों मना है | ग़लती से नवरात्रि में प्याज खा लिया | व्रत न हो तब भी नौ दिन प्याज लहसुन छोड़ें क्या | दूसरों के लिए प्याज वाला खाना बना सकते हैं | सावन में लहसुन प्याज क्यों नहीं | लहसुन और राहु की कथा
hg: vrat me pyaz lehsun kyu mana hai | galti se navratri me pyaz kha liya | vrat na ho tab bhi nau din pyaz lehsun chhode kya | dusro ke liye pyaz wala khana bana sakte hai | sawan me lehsun pyaz kyu nahi | lehsun aur rahu ki katha
@why classical most DS
en: Onion and garlic are held tamasic and rajasic: heating and dulling for a mind that wants to pray, so fasts, Navratri and the food offered to gods go without them. The law books named them unfit for rites long ago.
hi: प्याज-लहसुन तामसिक-राजसिक माने जाते हैं: प्रार्थना करते मन को भारी और उत्तेजित करते हैं, इसलिए व्रत, नवरात्रि और भोग में नहीं डालते। धर्मशास्त्रों ने इन्हें पूजा के लिए वर्जित कहा है।
hg: Pyaz-lehsun tamasik-rajasik maane jaate hain: prarthana karte mann ko bhaari aur uttejit karte hain, isliye vrat, Navratri aur bhog me nahi daalte. Dharmashastron ne inhe puja ke liye varjit kaha hai.
@ok modern most CUSTOM
en: Many homes leave them out through all nine days of Navratri even without fasting; who does not fast is bound only by the family's custom. Cooking them for others harms no fast, and a slip asks for nothing but going on.
hi: बहुत घर व्रत न हो तब भी नवरात्रि के नौ दिन इन्हें छोड़ते हैं; जो व्रत नहीं रखता उस पर केवल घर का रिवाज है। दूसरों के लिए पकाने से व्रत नहीं टूटता, और चूक हो तो बस आगे रखें।
hg: Bahut ghar vrat na ho tab bhi Navratri ke nau din inhe chhodte hain; jo vrat nahi rakhta us par keval ghar ka riwaz hai. Doosron ke liye pakane se vrat nahi tootta, aur chook ho to bas aage rakhein.
@what modern regional CUSTOM
en: A folk tale lets garlic and onion spring from the drops that fell when Rahu's head was cut after he drank the nectar: healing as nectar, yet touched by a demon. Garlic as a doctor's medicine is no matter for the vow.
hi: लोककथा में अमृत पीते राहु का सिर कटने पर गिरी बूँदों से लहसुन-प्याज बने: अमृत जैसे गुणकारी, पर असुर के स्पर्श वाले। वैद्य-डॉक्टर की दवा के रूप में लहसुन से व्रत पर असर नहीं।
hg: Lok-katha me amrit peete Rahu ka sir katne par giri boondon se lehsun-pyaz bane: amrit jaise gunkari, par asur ke sparsh wale. Vaidya-doctor ki dawa ke roop me lehsun se vrat par asar nahi.
@see navratri-fast, nonveg-days

# ill-on-fast-day fast
@names
en: fever on a fast day, fell ill on the day of the fast, fasting with fever, vomiting in a fast, dizzy in a fast
hi: व्रत के दिन बुखार, व्रत के दिन तबीयत ख़राब, बुखार में व्रत, व्रत में चक्कर, व्रत में उल्टी
hg: vrat ke din bukhar, vrat ke din tabiyat kharab, bukhar me vrat, vrat me chakkar, vrat me ulti
@ask
hg: vrat me ulti ho gayi
hi: व्रत में उल्टी हो गई
en: should I fast when I have fever | I fell ill on the day of my fast | feeling dizzy during vrat what to do | vomited while fasting, is it broken | can I drink water on karva chauth if I am unwell | cold and cough and ekadashi fast | fever came in the middle of navratri fast | is it a sin to open the fast because of illness | food poisoning on shivratri fast
hi: बुखार में व्रत रखें क्या | व्रत के दिन तबीयत ख़राब हो गई | व्रत में चक्कर आ रहे हैं क्या करूँ | व्रत में उल्टी हो गई, व्रत टूट गया क्या | करवा चौथ में तबीयत ख़राब हो तो पानी पी सकते हैं | नवरात्रि व्रत के बीच बुखार आ गया | बीमारी में व्रत खोलने से पाप लगता है क्या | सर्दी जुकाम में एकादशी
hg: bukhar me vrat rakhe kya | vrat ke din tabiyat kharab ho gayi | vrat me ulti ho gayi vrat toot gaya kya | karwa chauth me tabiyat kharab ho to pani pi sakte hai | navratri vrat ke beech bukhar aa gaya | bimari me vrat kholne se paap lagta hai kya | sardi jukam me ekadashi
@ok modern wide CUSTOM
en: With fever or any sudden illness do not fast: drink, eat what helps and take your medicine. The digests free the sick, so no sin lies in it, and none falls on husband or child.
hi: बुखार या अचानक बीमारी में व्रत न रखें: पानी पिएँ, हल्का खाएँ, दवा लें। निबंध ग्रंथ रोगी को छूट देते हैं; इसमें पाप नहीं, और पति या संतान पर कुछ नहीं आता।
hg: Bukhar ya achanak beemari me vrat na rakhein: paani piyein, halka khayein, dawa lein. Nibandh granth rogi ko chhoot dete hain; isme paap nahi, aur pati ya santan par kuch nahi aata.
@do modern most CUSTOM
en: Fold the hands, ask pardon, open the fast with water or prasad and do a short prayer lying down. A relative may fast for you; a counted vow gets one day more at its end, a yearly fast is kept next year.
hi: हाथ जोड़कर क्षमा माँगें, पानी या प्रसाद से व्रत खोलें और लेटे-लेटे छोटी प्रार्थना कर लें। कोई घरवाला आपके लिए रख सकता है; गिनती वाले व्रत में अंत में एक दिन जोड़ें, सालाना व्रत अगले साल रखें।
hg: Haath jodkar kshama maangein, paani ya prasad se vrat kholein aur lete-lete chhoti prarthana kar lein. Koi gharwala aapke liye rakh sakta hai; ginti wale vrat me ant me ek din jodein, saalana vrat agle saal rakhein.
@when modern wide SENSE
en: Fainting, confusion, chest pain, vomiting that does not stop or high fever: end the fast at once and see a doctor, in an emergency 112. Vomiting itself does not break a vow.
hi: बेहोशी, घबराहट, सीने में दर्द, न रुकती उल्टी या तेज़ बुखार हो तो तुरंत व्रत खोलें और डॉक्टर को दिखाएँ, आपात में 112। केवल उल्टी होने से व्रत नहीं टूटता।
hg: Behoshi, ghabrahat, seene me dard, na rukti ulti ya tez bukhar ho to turant vrat kholein aur doctor ko dikhayein, aapat me 112. Keval ulti hone se vrat nahi tootta.
@see fasting-and-health, broken-fast

# missed-fast fast
@names
en: forgot the fast, missed one ekadashi, could not keep the fast this time, gap in the fast
hi: व्रत भूल गए, एक एकादशी छूट गई, इस बार व्रत नहीं रख पाई
hg: vrat bhool gaye, ek ekadashi chhoot gayi, vrat chhoot gaya, is baar vrat nahi rakh payi
@ask
en: I missed one ekadashi what now | forgot that it was my fast day | could not keep the fast this year, what should I do | one pradosh was missed in between | skipped one thursday of my fasts | do I have to start the vow again | is it inauspicious to miss a fast once | my fast chain broke because of a wedding
hi: एक एकादशी छूट गई अब क्या करें | भूल गई कि आज व्रत था | इस साल व्रत नहीं रख पाई क्या करूँ | बीच में एक प्रदोष छूट गया | एक गुरुवार का व्रत छूट गया | क्या व्रत फिर से शुरू करना पड़ेगा | एक बार व्रत छूटना अशुभ है क्या | शादी के कारण व्रत की गिनती टूट गई
hg: ek ekadashi chhoot gayi ab kya kare | bhool gayi ki aaj vrat tha | is saal vrat nahi rakh payi kya karu | beech me ek pradosh chhoot gaya | ek guruvar ka vrat chhoot gaya | kya vrat fir se shuru karna padega | ek baar vrat chhootna ashubh hai kya | shaadi ke karan vrat ki ginti toot gayi
@do modern wide CUSTOM
en: A missed fast is not made up by penance: ask pardon, keep the next one, and in a counted vow add one at the end. Nothing has to be started again.
hi: छूटे व्रत का कोई प्रायश्चित नहीं चाहिए: क्षमा माँगें, अगला रखें, और गिनती वाले व्रत में अंत में एक जोड़ लें। फिर से शुरू नहीं करना पड़ता।
hg: Chhoote vrat ka koi prayashchit nahi chahiye: kshama maangein, agla rakhein, aur ginti wale vrat me ant me ek jod lein. Phir se shuru nahi karna padta.
@ok modern wide CUSTOM
en: It is no bad omen and no harm comes of it. Remembered at noon, keep it from then on with what you have eaten; remembered next day, some give food or chant a little more.
hi: यह अपशकुन नहीं और इससे कुछ बुरा नहीं होता। दोपहर में याद आए तो वहीं से रख लें; अगले दिन याद आए तो कुछ लोग अन्नदान या थोड़ा अधिक जप करते हैं।
hg: Yeh apshakun nahi aur isse kuch bura nahi hota. Dopahar me yaad aaye to wahin se rakh lein; agle din yaad aaye to kuch log anndaan ya thoda zyada jap karte hain.
@see broken-fast, somvar-count-missed

# vow-count-and-periods fast
@names
en: counted vow and periods, eleven pradosh and periods, 21 days vow and periods, chalisa vow in periods
hi: संकल्प के बीच मासिक धर्म, ग्यारह प्रदोष में पीरियड, इक्कीस दिन के संकल्प में पीरियड, चालीसा के संकल्प में मासिक धर्म
hg: sankalp ke beech periods, gyarah pradosh me period, 21 din ke sankalp me periods, chalisa sankalp me periods
@ask
hg: pradosh ki ginti me period
en: a counted pradosh vow and periods
hi: प्रदोष की गिनती में पीरियड
hg: sankalp ki ginti aur periods | sankalp me period aa jaye to
hi: संकल्प की गिनती और मासिक धर्म | संकल्प में पीरियड आ जाए तो
en: does the counted vow break with periods | chanting count and periods
en: 21 days chalisa vow and periods came on day 10 | do periods break my sankalp | period in the middle of 11 thursdays | how to count a vow when periods come | my 40 day chanting was interrupted by periods | can I chant in periods to keep the count
hi: इक्कीस दिन चालीसा का संकल्प, दसवें दिन मासिक धर्म | मासिक धर्म से संकल्प टूटता है क्या | ग्यारह गुरुवार के बीच पीरियड | पीरियड में व्रत की गिनती कैसे करें | चालीस दिन का जप पीरियड से रुक गया
hg: 21 din chalisa ka sankalp dasve din periods | periods se sankalp toot jata hai kya | gyarah guruvar ke beech period | period me vrat ki ginti kaise kare | 40 din ka jap period se ruk gaya
@ok modern wide CUSTOM
en: Periods do not break a counted vow: the fast may be kept and counted with prayer in the mind, or that day is left out and one is added at the end.
hi: मासिक धर्म से गिनती वाला संकल्प नहीं टूटता: व्रत रखकर मन में प्रार्थना करें और गिन लें, या वह दिन छोड़कर अंत में एक जोड़ लें।
hg: Masik dharm se ginti wala sankalp nahi tootta: vrat rakhkar mann me prarthana karein aur gin lein, ya woh din chhodkar ant me ek jod lein.
@how modern regional CUSTOM
en: Where custom wants it another in the house does the puja, and you chant in the mind or listen, without touching image and book; others chant as always. A 21 or 40 day chanting pauses and goes on from the same number.
hi: जहाँ रिवाज हो, पूजा घर का कोई और करे और आप मूर्ति-पुस्तक छुए बिना मन में जपें या सुनें; कई सामान्य रूप से जपती हैं। 21 या 40 दिन का पाठ रुककर उसी गिनती से आगे चलता है।
hg: Jahan riwaz ho, puja ghar ka koi aur kare aur aap murti-pustak chhue bina mann me japein ya sunein; kai saamanya roop se japti hain. 21 ya 40 din ka path rukkar usi ginti se aage chalta hai.
@why modern wide CUSTOM
en: It is nature and no impurity of devotion. Health, pain and rest go first; the vow lives by your intent, and many teachers say so openly today.
hi: यह प्रकृति है, भक्ति की अशुद्धि नहीं। स्वास्थ्य, दर्द और आराम पहले; संकल्प मन से चलता है, और आज बहुत आचार्य यह खुलकर कहते हैं।
hg: Yeh prakriti hai, bhakti ki ashuddhi nahi. Swasthya, dard aur aaram pehle; sankalp mann se chalta hai, aur aaj bahut acharya yeh khulkar kehte hain.
@see somvar-count-missed, periods-and-puja

# fast-for-a-wish fast
@names
en: which fast for what, fast for a good husband, fast for marriage, fast for money, fast for a child, fast for health, fast for a job
hi: किस इच्छा के लिए कौन सा व्रत, अच्छे पति के लिए व्रत, शादी के लिए व्रत, धन के लिए व्रत, संतान के लिए व्रत, नौकरी के लिए व्रत
hg: kis ichha ke liye kaun sa vrat, achhe pati ke liye vrat, shaadi ke liye vrat, dhan ke liye vrat, santan ke liye vrat, naukri ke liye vrat
@ask
hg: jaldi shadi ke liye kaunsa vrat kare
en: which fast is for a good husband | which fast should an unmarried girl keep | which fast is kept for children | which fast for money and prosperity | which vrat for early marriage | which fast for peace from shani | a fast for my son's job | which fast for health of the family | my daughter asks which fast to keep to get married
hi: अच्छा पति पाने के लिए कौन सा व्रत करें | कुँवारी लड़की कौन सा व्रत रखे | संतान के लिए कौन सा व्रत रखते हैं | धन के लिए कौन सा व्रत करें | जल्दी शादी के लिए कौन सा व्रत | शनि शांति के लिए कौन सा व्रत | बेटे की नौकरी के लिए व्रत | परिवार की सेहत के लिए व्रत
hg: accha pati pane ke liye kaun sa vrat kare | kunwari ladki kaun sa vrat rakhe | santan ke liye kaun sa vrat rakhte hai | dhan ke liye kaun sa vrat kare | jaldi shaadi ke liye kaun sa vrat | shani shanti ke liye kaun sa vrat | bete ki naukri ke liye vrat | parivar ki sehat ke liye vrat
@which modern most CUSTOM
en: For a good partner girls keep Solah Somvar, Hartalika Teej, Mangala Gauri or Gangaur, and Katyayani's worship; men keep Mondays or Thursdays. Early marriage is linked with Thursday fasts.
hi: अच्छे जीवनसाथी के लिए लड़कियाँ सोलह सोमवार, हरतालिका तीज, मंगला गौरी, गणगौर और कात्यायनी पूजा करती हैं; पुरुष सोमवार या गुरुवार। जल्दी विवाह के लिए गुरुवार का व्रत कहते हैं।
hg: Achhe jeevansaathi ke liye ladkiyan Solah Somvar, Hartalika Teej, Mangala Gauri, Gangaur aur Katyayani puja karti hain; purush Somvar ya Guruvar. Jaldi vivah ke liye Guruvar ka vrat kehte hain.
@what modern most CUSTOM
en: For children: Putrada Ekadashi, Santan Saptami, Ahoi, Jivitputrika, Skanda Shashthi. For prosperity: Vaibhav Lakshmi, Varalakshmi, Friday. For Shani Saturday, for courage and debt Tuesday, for health Sunday, for studies Wednesday or Thursday.
hi: संतान के लिए: पुत्रदा एकादशी, संतान सप्तमी, अहोई, जीवित्पुत्रिका, स्कंद षष्ठी। समृद्धि के लिए वैभव लक्ष्मी, वरलक्ष्मी, शुक्रवार। शनि के लिए शनिवार, साहस-ऋण के लिए मंगलवार, सेहत के लिए रविवार, पढ़ाई के लिए बुधवार या गुरुवार।
hg: Santan ke liye: Putrada Ekadashi, Santan Saptami, Ahoi, Jivitputrika, Skanda Shashthi. Samriddhi ke liye Vaibhav Lakshmi, Varalakshmi, Shukravar. Shani ke liye Shanivar, saahas-rin ke liye Mangalvar, sehat ke liye Ravivar, padhai ke liye Budhvar ya Guruvar.
@ok modern wide SENSE
en: One fast kept gladly is enough, and no wish is promised by any. Beside it go your own steps: talking with the family, a doctor's advice, study and work.
hi: मन से रखा एक व्रत काफ़ी है, और किसी व्रत से फल का वादा नहीं। साथ में अपने क़दम भी: घर में बात, डॉक्टर की सलाह, पढ़ाई और मेहनत।
hg: Mann se rakha ek vrat kaafi hai, aur kisi vrat se phal ka vaada nahi. Saath me apne kadam bhi: ghar me baat, doctor ki salah, padhai aur mehnat.
@see weekday-fasts, solah-somvar-fast

# sargi-karva-chauth fast
@names
en: sargi, sargi time, sargi missed, sargi thali
hi: सरगी, सरगी का समय, सरगी छूट गई, सरगी की थाली
hg: sargi, sargi ka samay, sargi chhoot gayi, sargi ki thali
@ask
hi: सरगी सुबह किस समय तक
en: what is eaten in sargi | till what time can sargi be eaten | I overslept and missed sargi | who gives the sargi | mother in law is not alive, who gives sargi | can I drink tea in sargi | no sargi custom in my family | sargi in the morning time on karwa chauth
hi: नींद नहीं खुली, सरगी छूट गई | सरगी कौन देता है | सास नहीं हैं तो सरगी कौन दे | सरगी में चाय पी सकते हैं | हमारे यहाँ सरगी का रिवाज नहीं | करवा चौथ की सरगी कब तक
hg: sargi me kya khate hai | sargi kitne baje tak kha sakte hai | neend nahi khuli sargi chhoot gayi | sargi kaun deta hai | saas nahi hai to sargi kaun de | sargi me chai pi sakte hai | hamare yaha sargi ka riwaj nahi | karwa chauth ki sargi kab tak
@when modern wide CUSTOM
en: Sargi is eaten before sunrise, mostly between four and five in the morning, and finished before the sky turns light. The fast begins with sunrise of your own city.
hi: सरगी सूर्योदय से पहले, प्रायः सुबह चार से पाँच के बीच खाते हैं, और उजाला होने से पहले पूरी कर लेते हैं। व्रत आपके शहर के सूर्योदय से शुरू होता है।
hg: Sargi suryoday se pehle, aksar subah chaar se paanch ke beech khaate hain, aur ujaala hone se pehle poori kar lete hain. Vrat aapke sheher ke suryoday se shuru hota hai.
@which modern regional CUSTOM
en: In sargi are pheni or seviyan with milk, fruit, nuts, mathri, sweets, coconut and something filling such as paratha; drink plenty of water, and tea if you like. Salty and fried things make thirsty.
hi: सरगी में दूध की फेनी या सेवई, फल, मेवे, मठरी, मिठाई, नारियल और पराठे जैसा कुछ भरपेट; पानी ख़ूब पिएँ, चाहें तो चाय। नमकीन और तला प्यास बढ़ाता है।
hg: Sargi me doodh ki pheni ya sevai, phal, meve, mathri, mithai, nariyal aur parathe jaisa kuch bharpet; paani khoob piyein, chahein to chai. Namkeen aur tala pyaas badhata hai.
@do modern wide CUSTOM
en: Missed sargi breaks nothing: keep the fast if you feel strong, or with water and fruit. The mother-in-law gives it by custom; where she is not there an elder or you yourself prepare it, and homes without the custom need none.
hi: सरगी छूटने से कुछ नहीं टूटता: ठीक लगे तो व्रत रखें, नहीं तो पानी-फल के साथ। रिवाज से सास देती हैं; वे न हों तो कोई बड़ी या आप स्वयं बना लें, और जहाँ रिवाज नहीं वहाँ ज़रूरी नहीं।
hg: Sargi chhootne se kuch nahi tootta: theek lage to vrat rakhein, nahi to paani-phal ke saath. Riwaz se saas deti hain; woh na hon to koi badi ya aap khud bana lein, aur jahan riwaz nahi wahan zaroori nahi.
@see karva-chauth-fast

# shraddh-on-ekadashi fast
@names
en: shraddh on ekadashi, fast on the day of shraddh, shraddha and vrat on the same day
hi: एकादशी को श्राद्ध, श्राद्ध के दिन व्रत, श्राद्ध और एकादशी एक दिन
hg: ekadashi ko shraddh, shraddh ke din vrat, shraddh aur ekadashi ek din
@ask
en: father's shraddh falls on ekadashi, how do I do both | fasting on the day of shraddh | what to eat when shraddh and ekadashi are on one day | can rice be cooked for shraddh on ekadashi | can I keep my monday fast on shraddh day | shraddh food on ekadashi and I am diabetic
hi: पिताजी का श्राद्ध एकादशी को है, दोनों कैसे करें | श्राद्ध के दिन व्रत रखें क्या | श्राद्ध और एकादशी एक ही दिन हो तो क्या खाएँ | एकादशी को श्राद्ध में चावल बना सकते हैं | श्राद्ध के दिन सोमवार का व्रत | एकादशी का श्राद्ध कैसे करें
hg: papa ka shraddh ekadashi ko hai dono kaise kare | shraddh ke din vrat rakhe kya | shraddh aur ekadashi ek hi din ho to kya khaye | ekadashi ko shraddh me chawal bana sakte hai | shraddh ke din somvar ka vrat | ekadashi ka shraddh kaise kare
@how classical disputed DS
en: Do the shraddh on its tithi and keep the Ekadashi too: the digests let the one who fasts only smell the shraddh food and take fruit, while guests are served. Others eat a little of it as prasad and leave the fast.
hi: श्राद्ध अपनी तिथि पर करें और एकादशी भी रखें: निबंध ग्रंथ व्रती को श्राद्ध का भोजन केवल सूँघकर फलाहार लेने को कहते हैं, अतिथि भोजन करें। कुछ लोग प्रसाद रूप में थोड़ा खाकर व्रत छोड़ते हैं।
hg: Shraddh apni tithi par karein aur ekadashi bhi rakhein: nibandh granth vrati ko shraddh ka bhojan keval soonghkar phalahar lene ko kehte hain, atithi bhojan karein. Kuch log prasad roop me thoda khaakar vrat chhodte hain.
@which modern regional CUSTOM
en: Some homes cook the meal without grain that day, kheer of sama or makhana and potato; Vaishnavas do the shraddh on Dwadashi with Vishnu's prasad. Follow your family and priest: each is right.
hi: कुछ घर उस दिन बिना अन्न का भोजन बनाते हैं, समा या मखाने की खीर, आलू; वैष्णव द्वादशी को विष्णु-प्रसाद से श्राद्ध करते हैं। अपने कुल और पुरोहित की मानें: सब ठीक है।
hg: Kuch ghar us din bina ann ka bhojan banate hain, sama ya makhane ki kheer, aloo; Vaishnav Dwadashi ko Vishnu-prasad se shraddh karte hain. Apne kul aur purohit ki maanein: sab theek hai.
@who modern wide SENSE
en: With diabetes, insulin or illness health goes first: eat on time and fast without your doctor's word in no case; the offering to the fathers is whole without your hunger.
hi: मधुमेह, इंसुलिन या बीमारी में स्वास्थ्य पहले: समय पर खाएँ, डॉक्टर से पूछे बिना व्रत न रखें; आपके भूखे रहे बिना भी पितरों का अर्पण पूरा है।
hg: Madhumeh, insulin ya beemari me swasthya pehle: samay par khayein, doctor se pooche bina vrat na rakhein; aapke bhookhe rahe bina bhi pitaron ka arpan poora hai.
@see shraddh-rite, ekadashi-fast

# anger-sleep-in-fast fast
@names
en: sleeping by day in a fast, anger in a fast, what breaks a fast, haircut in a fast
hi: व्रत में दिन में सोना, व्रत में गुस्सा, व्रत किन बातों से टूटता है, व्रत में बाल कटवाना
hg: vrat me din me sona, vrat me gussa, vrat kin baaton se tootta hai, vrat me baal katwana
@ask
hg: kya gusse se vrat bigadta hai | vrat me jhapki le li
hi: क्या गुस्से से व्रत बिगड़ता है | व्रत में झपकी ले ली
en: does anger spoil the fast | is a nap allowed in a fast
en: can I sleep in the daytime when fasting | I got angry on my fast day, is the fast broken | what breaks a fast | quarrel with husband on karwa chauth day | can I watch movies while fasting | gave blood on a fast day | told a lie while fasting
hi: व्रत में दिन में सो सकते हैं क्या | व्रत के दिन गुस्सा आया तो व्रत टूट जाता है | व्रत किन चीज़ों से टूटता है | करवा चौथ के दिन पति से झगड़ा हो गया | व्रत में फ़िल्म देख सकते हैं | व्रत में झूठ बोल दिया
hg: vrat me din me so sakte hai kya | vrat ke din gussa aaya to vrat toot jata hai | vrat kin cheezo se tootta hai | karwa chauth ke din pati se jhagda ho gaya | vrat me film dekh sakte hai | vrat me jhoot bol diya
@ok modern most CUSTOM
en: Anger, a quarrel or a nap does not end a fast; they are only asked to be left out, as the fast is also one of the mind. Say sorry, breathe, pray a little, and go on.
hi: गुस्से, झगड़े या झपकी से व्रत ख़त्म नहीं होता; इन्हें छोड़ने को कहा जाता है, क्योंकि व्रत मन का भी है। क्षमा माँगें, शांत हों, थोड़ी प्रार्थना करें और व्रत आगे रखें।
hg: Gusse, jhagde ya jhapki se vrat khatm nahi hota; inhe chhodne ko kaha jaata hai, kyunki vrat mann ka bhi hai. Kshama maangein, shaant hon, thodi prarthana karein aur vrat aage rakhein.
@which classical most DS
en: The digests name as spoiling a fast: drinking water again and again where it is a dry one, chewing betel, sleep by day, intimacy, anger and lies. The old, the ill and who kept a night vigil may rest by day.
hi: निबंध ग्रंथ व्रत बिगाड़ने वाली बातें गिनते हैं: निर्जल में बार-बार पानी, पान चबाना, दिन में सोना, सहवास, क्रोध और झूठ। वृद्ध, रोगी और रात जागने वाले दिन में आराम कर सकते हैं।
hg: Nibandh granth vrat bigadne wali baatein ginte hain: nirjal me baar-baar paani, paan chabana, din me sona, sahvas, krodh aur jhooth. Vriddh, rogi aur raat jaagne wale din me aaram kar sakte hain.
@do modern regional CUSTOM
en: Hair and nails are left to another day by custom, above all in Navratri, on Ekadashi, Thursday and Saturday; where work asks for it, do it without worry. Films, office work and blood given in need break no vow.
hi: बाल-नाख़ून रिवाज से किसी और दिन काटते हैं, ख़ासकर नवरात्रि, एकादशी, गुरुवार, शनिवार को नहीं; काम के लिए ज़रूरी हो तो बेफ़िक्र कटवाएँ। फ़िल्म, दफ़्तर का काम और ज़रूरत में रक्तदान से व्रत नहीं टूटता।
hg: Baal-nakhoon riwaz se kisi aur din kaatte hain, khaaskar Navratri, ekadashi, Guruvar, Shanivar ko nahi; kaam ke liye zaroori ho to befikr katwayein. Film, daftar ka kaam aur zaroorat me raktdaan se vrat nahi tootta.
@see broken-fast, bathing-in-fast
`;
