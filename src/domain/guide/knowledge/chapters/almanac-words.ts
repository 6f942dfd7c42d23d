/** The words of the almanac: what they mean and how they fall; eclipses. docs/guide-topics.md says how it is written. */
export default `
# panchak almanac
@names
en: panchak, panchaka
hi: पंचक
hg: panchak kaal, panchak lagna
@ask
en: what is panchak | what should not be done during panchak | why is panchak considered bad | is it ok to travel in panchak | someone died in panchak what to do | panchak me kya nahi karna chahiye list | someone died in panchak what to do | types of panchak rog agni chor | cot buying in panchak | can we shift house in panchak | can I buy a bed in panchak | can we shift house in panchak
en: grandfather died during panchak and people say five more will die | death in panchak fear, what is done
hi: पंचक क्या होता है | पंचक में क्या नहीं करना चाहिए | पंचक में लकड़ी क्यों नहीं ख़रीदते | पंचक में यात्रा कर सकते हैं | पंचक में मृत्यु हो जाए तो क्या करें | पंचक में क्या नहीं करना चाहिए | पंचक में मृत्यु हो जाए तो | रोग पंचक अग्नि पंचक चोर पंचक | पंचक में पलंग ख़रीदना | पंचक में गृह प्रवेश कर सकते हैं क्या | पंचक में घर बदल सकते हैं क्या
hi: पंचक में दादा जी का देहांत हुआ, लोग कहते हैं पाँच और जाएँगे, क्या करें | पंचक में मृत्यु होने पर डर लग रहा है
hg: panchak kya hota hai | panchak me kya nahi karna chahiye | panchak me naya kaam shuru kar sakte hai | panchak kyu bura mante hai | panchak lagne par kya kare | panchak me kya nahi karna chahiye | panchak me death ho jaye to | rog panchak agni panchak chor panchak | panchak me palang kharidna | panchak me griha pravesh kar sakte hai kya | panchak me bed le sakte hai | panchak me ghar shift
hg: panchak me dada ji ka dehant hua log kehte paanch aur jayenge kya kare | panchak me maut hui dar lag raha hai
@what classical wide MCH
en: Panchak are the about five days a month in which the Moon passes the last five nakshatras, from the second half of Dhanishta to Revati.
hi: पंचक महीने के लगभग पाँच दिन हैं जब चंद्रमा अंतिम पाँच नक्षत्रों से गुज़रता है, धनिष्ठा के दूसरे आधे से रेवती तक।
hg: Panchak mahine ke lagbhag paanch din hain jab Chandrama antim paanch nakshatron se guzarta hai, Dhanishtha ke doosre aadhe se Revati tak.
@do classical most MCH
en: Five things are put off: gathering wood and fuel, roofing, making a bed or cot, setting out southward, and a cremation without its rite for panchak. Daily work, worship and most other journeys go on.
hi: पाँच काम टाले जाते हैं: लकड़ी-ईंधन जमा करना, छत डालना, खाट या पलंग बनाना, दक्षिण की यात्रा, और पंचक की विधि के बिना दाह-संस्कार। रोज़ का काम, पूजा और बाक़ी यात्राएँ चलती हैं।
hg: Paanch kaam taale jaate hain: lakdi-indhan jama karna, chhat daalna, khaat ya palang banana, dakshin ki yatra, aur panchak ki vidhi ke bina daah-sanskar. Roz ka kaam, puja aur baaki yatrayein chalti hain.
@why classical most MCH
en: What is done then was said to come five times, hence the name. It is a custom of caution; nobody need fear for having done something in panchak.
hi: माना गया कि तब का काम पाँच बार आता है, इसी से नाम है। यह सावधानी का रिवाज है; पंचक में कुछ हो गया तो डरने की बात नहीं।
hg: Maana gaya ki tab ka kaam paanch baar aata hai, isi se naam hai. Yeh savdhani ka riwaz hai; panchak me kuch ho gaya to darne ki baat nahi.
@which modern most CUSTOM
en: By the weekday on which it begins: Sunday Rog, Monday Raj (good), Tuesday Agni, Friday Chor, Saturday Mrityu panchak; Wednesday and Thursday are without special fear. The names are almanac custom.
hi: जिस वार से शुरू हो: रविवार रोग, सोमवार राज (शुभ), मंगलवार अग्नि, शुक्रवार चोर, शनिवार मृत्यु पंचक; बुधवार और गुरुवार विशेष भय रहित। ये पंचांग के नाम हैं।
hg: Jis vaar se shuru ho: Ravivar Rog, Somvar Raj (shubh), Mangalvar Agni, Shukravar Chor, Shanivar Mrityu panchak; Budhvar aur Guruvar vishesh bhay rahit. Ye panchang ke naam hain.
@how modern regional CUSTOM
en: If somebody dies in panchak the cremation goes on the same day: by custom five small figures of kusha or flour are burnt along. The family has nothing to fear, and no shanti afterwards is a must.
hi: पंचक में मृत्यु हो तो दाह उसी दिन होता है: रिवाज में कुश या आटे के पाँच छोटे पुतले साथ जलाए जाते हैं। परिवार को डरने की बात नहीं, बाद की शांति अनिवार्य नहीं।
hg: Panchak me mrityu ho to daah usi din hota hai: riwaz me kush ya aate ke paanch chhote putle saath jalaye jaate hain. Parivar ko darne ki baat nahi, baad ki shanti zaroori nahi.
@link /hindu-festivals

# rahu-kaal almanac
@names
en: rahu kaal, rahu kalam, rahukaal
hi: राहु काल, राहुकाल
hg: rahukal, rahu kal, raahu kaal
@ask
en: what is rahu kaal | why is rahu kaal avoided | what should not be done in rahu kaal | at what time is rahu kaal on which weekday | can I travel in rahu kaal | is rahu kaal seen in north india too | I signed my flat papers in rahu kaal is it a problem | can we do puja in rahu kaal | how long is rahu kaal | does rahu kaal apply at night | interview fell in rahu kaal what to do | rahu kaal today how many minutes | rahu kaal at night is there | can I start journey in rahu kaal | rahu kaal me khana khana | is rahu kaal good for anything
hi: राहु काल क्या होता है | राहु काल में क्या नहीं करना चाहिए | किस दिन राहु काल कब होता है | राहु काल में यात्रा कर सकते हैं क्या | राहु काल कितनी देर का होता है | राहु काल में पूजा कर सकते हैं | राहु काल में नया काम शुरू हो गया तो क्या होगा | राहु काल कैसे निकालते हैं | रात में राहु काल होता है क्या | सोमवार का राहु काल कितने बजे | राहु काल में क्या नहीं करते | राहु काल में यात्रा शुरू करें क्या | रात में राहु काल होता है क्या | राहु काल में खाना खा सकते हैं क्या | राहु काल में पूजा करें या नहीं
hg: rahu kaal kya hota hai | rahu kaal me kya nahi karna chahiye | kis din rahu kaal kab hota hai | rahukal me travel kar sakte hai kya | rahu kaal kitni der ka hota hai | rahu kaal me puja kar sakte hai kya | rahu kaal me kaam shuru ho gaya to kya kare | rahu kaal kaise nikalte hai | raat me rahu kaal hota hai kya | monday ka rahu kaal kitne baje | rahu kaal me interview hai kya karu | rahu kaal me kya nahi karte | rahu kaal me yatra shuru kare kya | raat me rahu kaal hota hai kya | rahu kaal me khana kha sakte hai kya | rahu kaal me puja kare ya nahi
@what modern wide JYOTISH
en: Rahu kaal is about an hour and a half each day, one eighth of the time from sunrise to sunset, in which many do not begin anything new. It is minded most in the south.
hi: राहु काल हर दिन लगभग डेढ़ घंटे का समय है, सूर्योदय से सूर्यास्त का आठवाँ भाग, जिसमें कई लोग नया काम शुरू नहीं करते। दक्षिण में इसे सबसे अधिक मानते हैं।
hg: Rahu kaal har din lagbhag dedh ghante ka samay hai, suryoday se suryast ka aathva bhag, jisme kai log naya kaam shuru nahi karte. Dakshin me ise sabse zyada maante hain.
@when modern wide JYOTISH
en: With sunrise at 6 rahu kaal is Monday 7:30–9, Saturday 9–10:30, Friday 10:30–12, Wednesday 12–1:30, Thursday 1:30–3, Tuesday 3–4:30, Sunday 4:30–6. It shifts with the sunrise of your place.
hi: सूर्योदय 6 बजे हो तो राहु काल: सोमवार 7:30–9, शनिवार 9–10:30, शुक्रवार 10:30–12, बुधवार 12–1:30, गुरुवार 1:30–3, मंगलवार 3–4:30, रविवार 4:30–6। यह आपके सूर्योदय से खिसकता है।
hg: Suryoday 6 baje ho to rahu kaal: Somvar 7:30–9, Shanivar 9–10:30, Shukravar 10:30–12, Budhvar 12–1:30, Guruvar 1:30–3, Mangalvar 3–4:30, Ravivar 4:30–6. Yeh aapke suryoday se khisakta hai.
@ok modern most JYOTISH
en: In rahu kaal what runs already goes on: work, school, travel booked before, treatment and daily puja. Only new beginnings are put off; if it could not be helped, a short prayer and a calm start are enough.
hi: राहु काल में चल रहा काम चलता रहता है: नौकरी, पढ़ाई, तय यात्रा, इलाज और रोज़ की पूजा। केवल नई शुरुआत टालते हैं; टल न सके तो छोटी प्रार्थना करके शांत मन से शुरू करें।
hg: Rahu kaal me chal raha kaam chalta rehta hai: naukri, padhai, tay yatra, ilaaj aur roz ki puja. Keval nayi shuruaat taalte hain; tal na sake to chhoti prarthna karke shaant mann se shuru karein.
@which modern most CUSTOM
en: Not begun in rahu kaal: weddings, journeys, house entry, signing, buying gold or vehicles, a shop. Fine in it: eating, work under way, daily puja, worship of Durga or Rahu, and treatment. It is reckoned by day only.
hi: राहु काल में शुरू नहीं करते: विवाह, यात्रा, गृह प्रवेश, हस्ताक्षर, सोना-वाहन ख़रीद, दुकान। ठीक है: खाना, चल रहा काम, रोज़ की पूजा, दुर्गा या राहु की पूजा, इलाज। यह केवल दिन में गिना जाता है।
hg: Rahu kaal me shuru nahi karte: vivah, yatra, griha pravesh, signature, sona-vahan kharid, dukan. Theek hai: khana, chal raha kaam, roz ki puja, Durga ya Rahu ki puja, ilaaj. Yeh keval din me gina jaata hai.
@see gulika-yama, choghadiya
@link /hindu-festivals

# choghadiya almanac
@names
en: choghadiya, chaughadia, chogadiya
hi: चौघड़िया, चौघड़िया मुहूर्त
hg: chaughadiya, choghadia, chogadia
@ask
en: what is choghadiya | which choghadiya is good | meaning of amrit shubh labh char | udveg kaal rog choghadiya | how long is a choghadiya | which choghadiya for travel | can I buy a car in labh choghadiya | night choghadiya | choghadiya or rahu kaal which is stronger | how is choghadiya made | best choghadiya for marriage talk | night choghadiya list | choghadiya and hora difference | labh choghadiya for money
en: I filled my exam form in udveg choghadiya, is it a problem | signed in rog choghadiya without knowing
hi: चौघड़िया क्या होता है | कौन सा चौघड़िया शुभ होता है | लाभ अमृत शुभ चर का मतलब | उद्वेग काल रोग चौघड़िया में क्या न करें | चौघड़िया कितने समय का होता है | यात्रा के लिए कौन सा चौघड़िया | गाड़ी लेने के लिए कौन सा चौघड़िया देखें | रात का चौघड़िया | चर चौघड़िया में क्या करें | चौघड़िया और राहु काल में किसे मानें | रात का चौघड़िया क्रम | चौघड़िया और होरा में अंतर | लाभ चौघड़िया में क्या करें | काल चौघड़िया में क्या नहीं
hi: उद्वेग चौघड़िया में फ़ॉर्म भर दिया, कुछ बुरा होगा क्या
hg: choghadiya kya hota hai | konsa choghadiya shubh hota hai | labh amrit shubh char ka matlab | udveg kaal rog choghadiya me kya na kare | choghadiya kitne time ka hota hai | yatra ke liye konsa choghadiya | gaadi lene ke liye konsa choghadiya | raat ka choghadiya | char choghadiya me kya kare | chogadiya aur rahu kaal me kisko mane | raat ka choghadiya kram | choghadiya aur hora me antar | labh choghadiya me kya kare | kaal choghadiya me kya nahi
hg: udveg choghadiya me form bhar diya kuch bura hoga kya | rog choghadiya me anjane me sign kar diya
@what modern most CUSTOM
en: Choghadiya splits day and night into eight parts of about an hour and a half each, named by quality. It helps to choose a good hour where no fuller muhurat is sought, mostly in the west and north.
hi: चौघड़िया दिन और रात को लगभग डेढ़ घंटे के आठ-आठ भागों में बाँटता है, हर एक का गुण के अनुसार नाम है। पूरा मुहूर्त न देखना हो तो अच्छा समय चुनने में काम आता है।
hg: Choghadiya din aur raat ko lagbhag dedh ghante ke aath-aath bhagon me baantta hai, har ek ka gun ke anusaar naam hai. Poora muhurat na dekhna ho to achha samay chunne me kaam aata hai.
@which modern wide CUSTOM
en: Good choghadiyas are Amrit, Shubh and Labh; Char is fine, above all for travel. Udveg, Kaal and Rog are left for daily work: Udveg suits dealings with offices, Rog and Kaal no beginnings.
hi: अमृत, शुभ और लाभ चौघड़िया अच्छे हैं; चर ठीक है, ख़ासकर यात्रा के लिए। उद्वेग, काल और रोग में रोज़ का काम ही रखें: उद्वेग सरकारी काम को ठीक, रोग और काल में शुरुआत नहीं।
hg: Amrit, Shubh aur Labh choghadiya achhe hain; Char theek hai, khaaskar yatra ke liye. Udveg, Kaal aur Rog me roz ka kaam hi rakhein: Udveg sarkari kaam ko theek, Rog aur Kaal me shuruaat nahi.
@when modern wide CUSTOM
en: The first choghadiya of the day follows the weekday: Sunday Udveg, Monday Amrit, Tuesday Rog, Wednesday Labh, Thursday Shubh, Friday Char, Saturday Kaal. It begins at sunrise, the night's at sunset.
hi: दिन का पहला चौघड़िया वार से होता है: रविवार उद्वेग, सोमवार अमृत, मंगलवार रोग, बुधवार लाभ, गुरुवार शुभ, शुक्रवार चर, शनिवार काल। दिन का सूर्योदय से, रात का सूर्यास्त से शुरू होता है।
hg: Din ka pehla choghadiya vaar se hota hai: Ravivar Udveg, Somvar Amrit, Mangalvar Rog, Budhvar Labh, Guruvar Shubh, Shukravar Char, Shanivar Kaal. Din ka suryoday se, raat ka suryast se shuru hota hai.
@ok modern disputed JYOTISH
en: Where a good choghadiya meets rahu kaal, many wait it out; in Gujarat and Rajasthan most follow the choghadiya, in the south rahu kaal. Both are customs; nothing bad follows from either.
hi: अच्छा चौघड़िया राहु काल में पड़े तो कई लोग रुक जाते हैं; गुजरात-राजस्थान में चौघड़िया, दक्षिण में राहु काल अधिक मानते हैं। दोनों रिवाज हैं, किसी से अनिष्ट नहीं।
hg: Achha choghadiya rahu kaal me pade to kai log ruk jaate hain; Gujarat-Rajasthan me choghadiya, dakshin me rahu kaal zyada maante hain. Dono riwaz hain, kisi se anisht nahi.
@how modern most CUSTOM
en: The day order is Udveg, Char, Labh, Amrit, Kaal, Shubh, Rog, and again Udveg, begun at the weekday's own. By night: Sunday Shubh, Monday Char, Tuesday Kaal, Wednesday Udveg, Thursday Amrit, Friday Rog, Saturday Labh first.
hi: दिन का क्रम उद्वेग, चर, लाभ, अमृत, काल, शुभ, रोग, फिर उद्वेग है, अपने वार से शुरू। रात में पहला: रविवार शुभ, सोमवार चर, मंगलवार काल, बुधवार उद्वेग, गुरुवार अमृत, शुक्रवार रोग, शनिवार लाभ।
hg: Din ka kram Udveg, Char, Labh, Amrit, Kaal, Shubh, Rog, phir Udveg hai, apne vaar se shuru. Raat me pehla: Ravivar Shubh, Somvar Char, Mangalvar Kaal, Budhvar Udveg, Guruvar Amrit, Shukravar Rog, Shanivar Labh.
@do modern most CUSTOM
en: What was done in Udveg, Rog or Kaal choghadiya without knowing needs no repair: a form filled or paper signed stands as it is. A short prayer settles the mind; next time look at the hour before, if you care to.
hi: अनजाने में उद्वेग, रोग या काल चौघड़िया में किया काम सुधारना नहीं पड़ता: भरा फ़ॉर्म या दस्तख़त वैसे ही ठीक है। मन के लिए छोटी प्रार्थना; अगली बार चाहें तो पहले समय देख लें।
hg: Anjaane me Udveg, Rog ya Kaal choghadiya me kiya kaam sudharna nahi padta: bhara form ya signature waise hi theek hai. Mann ke liye chhoti prarthna; agli baar chahein to pehle samay dekh lein.
@link /hindu-festivals

# gulika-yama almanac
@names
en: gulika kaal, gulikai, yamaganda, yamagandam
hi: गुलिक काल, गुलिका काल, यमगंड, यमघंट
hg: gulik kaal, gulika kaal, yamghant, yamagandam
@ask
en: what is gulika kaal | what is yamaganda | is gulika kaal good or bad | what not to do in yamagandam | gulika kaal timing by weekday | why is gulikai good for repeating acts | rahu kaal yamagandam gulikai difference
hi: गुलिक काल क्या होता है | यमगंड क्या होता है | गुलिक काल शुभ है या अशुभ | यमगंड में क्या नहीं करना चाहिए | गुलिक काल कब होता है | राहु काल गुलिक काल यमगंड में अंतर | यमगंड काल किस दिन कितने बजे
hg: gulik kaal kya hota hai | yamagandam kya hota hai | gulik kaal shubh hai ya ashubh | yamghant me kya nahi karna chahiye | gulik kaal kab hota hai | rahu kaal gulik kaal yamgand me antar | yamgand kis din kitne baje
@what modern most JYOTISH
en: Gulika kaal and yamaganda are, like rahu kaal, eighth parts of the day that shift by weekday. Gulika belongs to Saturn's son, yamaganda to Jupiter's; both are minded mainly in the south.
hi: गुलिक काल और यमगंड राहु काल की तरह दिन के आठवें भाग हैं जो वार से बदलते हैं। गुलिक शनि का, यमगंड गुरु का पुत्र है; दोनों मुख्यतः दक्षिण में माने जाते हैं।
hg: Gulik kaal aur yamagandam rahu kaal ki tarah din ke aathve bhag hain jo vaar se badalte hain. Gulik Shani ka, yamaganda Guru ka putra hai; dono mukhyatah dakshin me maane jaate hain.
@ok modern most JYOTISH
en: In gulika kaal what is done is said to come again: good for buying gold or saving, not for debts or a funeral. In yamaganda new beginnings are left alone; daily work goes on in both.
hi: गुलिक काल में किया काम दोहराता माना जाता है: सोना या बचत के लिए अच्छा, ऋण या अंत्येष्टि के लिए नहीं। यमगंड में नई शुरुआत टालते हैं; रोज़ का काम दोनों में चलता है।
hg: Gulik kaal me kiya kaam dohrata maana jaata hai: sona ya bachat ke liye achha, karz ya antyeshti ke liye nahi. Yamagandam me nayi shuruaat taalte hain; roz ka kaam dono me chalta hai.
@when modern wide JYOTISH
en: With sunrise at 6, gulika runs from Sunday 3 pm and each weekday an hour and a half earlier, to Saturday 6 am. Yamaganda: Sunday 12, Monday 10:30, Tuesday 9, Wednesday 7:30, Thursday 6, Friday 3 pm, Saturday 1:30 pm.
hi: सूर्योदय 6 बजे हो तो गुलिक रविवार 3 बजे से, फिर हर वार डेढ़ घंटा पहले, शनिवार सुबह 6 तक। यमगंड: रवि 12, सोम 10:30, मंगल 9, बुध 7:30, गुरु 6, शुक्र 3, शनि 1:30 बजे।
hg: Suryoday 6 baje ho to gulik Ravivar 3 baje se, phir har vaar dedh ghanta pehle, Shanivar subah 6 tak. Yamaganda: Ravi 12, Som 10:30, Mangal 9, Budh 7:30, Guru 6, Shukra 3, Shani 1:30 baje.
@see rahu-kaal

# bhadra almanac
@names
en: bhadra, bhadra kaal, vishti karana
hi: भद्रा, भद्रा काल, विष्टि करण
hg: bhadra kaal, bhadra lagna, bhadra me
@ask
en: what is bhadra | why is rakhi not tied in bhadra | what not to do in bhadra | is bhadra in heaven or patal harmless | what may be done in bhadra | bhadra mukh and puchh | holika dahan in bhadra | how often does bhadra come | bhadra on raksha bandhan why not | bhadra mukh and puchh | who is bhadra sister of shani | bhadra today earth or heaven | travel in bhadra
en: why must rakhi wait till bhadra ends
en: may I buy a mobile phone when bhadra is on
hi: भद्रा क्या होती है | भद्रा में राखी क्यों नहीं बाँधते | भद्रा में क्या नहीं करना चाहिए | भद्रा का वास कहाँ होता है | भद्रा पूँछ और भद्रा मुख क्या है | भद्रा में होलिका दहन | भद्रा में कौन से काम कर सकते हैं | स्वर्ग की भद्रा शुभ होती है क्या | भद्रा में राखी क्यों नहीं बाँधते | भद्रा मुख और पुच्छ क्या है | भद्रा शनि की बहन है क्या | भद्रा में यात्रा | भद्रा में कौन सा काम कर सकते हैं
hi: भद्रा काल में बहनें राखी क्यों टालती हैं | भद्रा में रक्षासूत्र बाँधने में क्या दोष
hi: भद्रा में मोबाइल ले सकते हैं क्या
hg: bhadra kya hoti hai | bhadra me rakhi kyu nahi bandhte | bhadra me kya nahi karna chahiye | bhadra ka vaas kaha hota hai | bhadra punch aur bhadra mukh kya hai | bhadra me holika dahan | bhadra me konse kaam kar sakte hai | patal ki bhadra me shubh kaam | bhadra me rakhi kyu nahi bandhte | bhadra mukh aur puchh kya hai | bhadra shani ki behen hai kya | bhadra me yatra | bhadra me konsa kaam kar sakte hai
hg: bhadra kaal me behne rakhi kyu taalti hai | bhadra me rakhi bandhne me kya dosh
hg: bhadra me mobile le sakte hai kya
@what classical wide MCH
en: Bhadra is the half of a tithi called Vishti karana, about twelve hours, coming some eight times a month. Auspicious beginnings such as tying rakhi, weddings or lighting Holika are left out then.
hi: भद्रा तिथि का वह आधा भाग है जिसे विष्टि करण कहते हैं, लगभग बारह घंटे, महीने में क़रीब आठ बार। तब राखी, विवाह या होलिका दहन जैसे शुभ काम टालते हैं।
hg: Bhadra tithi ka woh aadha bhag hai jise vishti karan kehte hain, lagbhag barah ghante, mahine me karib aath baar. Tab rakhi, vivah ya Holika dahan jaise shubh kaam taalte hain.
@which classical most MCH
en: Bhadra dwells on earth when the Moon is in Kark, Simha, Kumbh or Meen; in the other signs it is in heaven or the netherworld and many disregard it. Its last part, the tail, is allowed too.
hi: चंद्र कर्क, सिंह, कुंभ या मीन में हो तो भद्रा का वास पृथ्वी पर है; बाक़ी राशियों में स्वर्ग या पाताल में, तब कई लोग नहीं मानते। अंतिम भाग, पूँछ, भी ग्राह्य है।
hg: Chandra Kark, Simha, Kumbh ya Meen me ho to bhadra ka vaas prithvi par hai; baaki rashiyon me swarg ya patal me, tab kai log nahi maante. Antim bhag, punchh, bhi grahya hai.
@ok classical most MCH
en: Daily work, worship, treatment and legal fights go on in bhadra. If a rakhi was tied in it unawares, nothing is spoilt: affection counts, and it can be tied again afterwards.
hi: भद्रा में रोज़ का काम, पूजा, इलाज और मुक़दमा चलते हैं। अनजाने में राखी बँध गई तो कुछ नहीं बिगड़ता: स्नेह मुख्य है, बाद में फिर बाँध सकते हैं।
hg: Bhadra me roz ka kaam, puja, ilaaj aur mukadma chalte hain. Anjaane me rakhi bandh gayi to kuch nahi bigadta: sneh mukhya hai, baad me phir baandh sakte hain.
@why classical most PUR
en: Rakhi is not tied in bhadra because in the story Bhadra, daughter of Surya and Chhaya and sister of Shani, was fierce from birth and got the Vishti karana as her time; folk tale adds that Ravan's rakhi was tied in it. So rakhi, weddings and journeys wait.
hi: राखी भद्रा में इसलिए नहीं बाँधते कि कथा में भद्रा, सूर्य-छाया की पुत्री और शनि की बहन, जन्म से उग्र है और विष्टि करण उसका समय है; लोककथा में रावण की राखी भद्रा में बँधी थी। राखी, विवाह और यात्रा उसके बीतने तक रुकते हैं।
hg: Rakhi Bhadra me isliye nahi baandhte ki katha me Bhadra, Surya-Chhaya ki putri aur Shani ki behen, janm se ugra hai aur Vishti karan uska samay hai; lok-katha me Ravan ki rakhi Bhadra me bandhi thi. Rakhi, vivah aur yatra uske beetne tak rukte hain.

# tithi-word almanac
@names
en: tithi, lunar day, tithis, tithi and date, difference between tithi and date
hi: तिथि, तिथियाँ, चंद्र तिथि, तिथि और तारीख़
hg: tithi kya, tithiyan, tithi ka matlab, tithi aur tarikh, tithi aur date
@ask
en: what is a tithi | why does a tithi start in the middle of the day | why are some tithis skipped or repeated | which tithis are good and which are rikta | how many tithis in a month | birthday by tithi or by date | nanda bhadra jaya rikta purna meaning | difference between tithi and date | why does tithi change at night | two tithis in one day | my birthday by tithi or date | tithi kshay and vriddhi meaning | what is udaya tithi
hi: तिथि क्या होती है | तिथि घटती बढ़ती क्यों है | शुभ तिथियाँ कौन सी हैं | रिक्ता तिथि क्या होती है | क्षय तिथि क्या होती है | महीने में कितनी तिथियाँ होती हैं | जन्मदिन तिथि से मनाएँ या तारीख़ से | तिथि और तारीख़ में अंतर | एक दिन में दो तिथियाँ क्यों | तिथि क्षय और वृद्धि क्या है | जन्मदिन तिथि से मनाएँ या तारीख़ से | उदया तिथि क्या होती है | तिथि रात में क्यों बदल जाती है
hg: tithi kya hoti hai | tithi ghatti badhti kyu hai | shubh tithi konsi hai | rikta tithi kya hoti hai | kshay tithi kya hai | mahine me kitni tithi hoti hai | birthday tithi se manaye ya date se | tithi aur tarikh me antar | ek din me do tithi kyu | tithi kshay aur vriddhi kya hai | birthday tithi se manaye ya date se | udaya tithi kya hoti hai | tithi raat me kyu badal jati hai
@what classical wide SS
en: A tithi is the time in which the Moon moves 12° ahead of the Sun; thirty make a lunar month. It lasts from about 19 to 26 hours, so it begins at any hour and is sometimes skipped or doubled.
hi: तिथि वह समय है जिसमें चंद्र सूर्य से 12° आगे बढ़ता है; तीस तिथियों का चंद्र मास होता है। यह लगभग 19 से 26 घंटे की होती है, इसलिए कभी भी शुरू होती और घटती-बढ़ती है।
hg: Tithi woh samay hai jisme Chandra Surya se 12° aage badhta hai; tees tithiyon ka chandra maas hota hai. Yeh lagbhag 19 se 26 ghante ki hoti hai, isliye kabhi bhi shuru hoti aur ghatti-badhti hai.
@which classical wide MCH
en: Tithis are grouped as nanda (1, 6, 11), bhadra (2, 7, 12), jaya (3, 8, 13), rikta (4, 9, 14) and purna (5, 10, 15). Rikta tithis are left out for beginnings; the others are mostly fine.
hi: तिथियाँ नंदा (1, 6, 11), भद्रा (2, 7, 12), जया (3, 8, 13), रिक्ता (4, 9, 14) और पूर्णा (5, 10, 15) हैं। शुरुआत में रिक्ता छोड़ते हैं; बाक़ी प्रायः ठीक हैं।
hg: Tithiyan nanda (1, 6, 11), bhadra (2, 7, 12), jaya (3, 8, 13), rikta (4, 9, 14) aur purna (5, 10, 15) hain. Shuruaat me rikta chhodte hain; baaki aksar theek hain.
@how classical most DS
en: The tithi at sunrise, udaya tithi, names the day for most vows. Some festivals want their tithi at another hour: Shivratri at midnight, Diwali at dusk, Karva Chauth at moonrise.
hi: सूर्योदय की तिथि, उदया तिथि, अधिकतर व्रतों का दिन तय करती है। कुछ पर्वों को तिथि दूसरे समय चाहिए: शिवरात्रि आधी रात, दिवाली प्रदोष, करवा चौथ चंद्रोदय पर।
hg: Suryoday ki tithi, udaya tithi, zyadatar vraton ka din tay karti hai. Kuch parvon ko tithi doosre samay chahiye: Shivratri aadhi raat, Diwali pradosh, Karva Chauth chandroday par.
@why classical wide SS
en: The difference between date and tithi: a date runs from midnight to midnight by the Sun; a tithi is 12° of the Moon's path, 19 to 26 hours, and changes at any hour. So festivals keep their tithi and the date moves.
hi: तारीख़ सूर्य से, आधी रात से आधी रात तक है; तिथि चंद्र मार्ग का हिस्सा है, 19 से 26 घंटे की, और किसी भी समय बदलती है। इसलिए त्योहार तिथि रखते हैं और हर साल अलग तारीख़ पर आते हैं।
hg: Tarikh Surya se, aadhi raat se aadhi raat tak hai; tithi chandra marg ka hissa hai, 19 se 26 ghante ki, aur kisi bhi samay badalti hai. Isliye tyohar tithi rakhte hain aur har saal alag tarikh par aate hain.
@do classical most DS
en: Kshaya is a tithi that touches no sunrise, vriddhi one that touches two. A birthday by tithi uses the tithi at sunrise of that day; one by date is as good. Both can be kept.
hi: क्षय तिथि वह जो किसी सूर्योदय को न छुए, वृद्धि वह जो दो को छुए। तिथि से जन्मदिन उस दिन सूर्योदय की तिथि से; तारीख़ से भी ठीक। दोनों मना सकते हैं।
hg: Kshaya tithi woh jo kisi suryoday ko na chhuye, vriddhi woh jo do ko chhuye. Tithi se janmdin us din suryoday ki tithi se; tarikh se bhi theek. Dono mana sakte hain.

# ekadashi-tithi almanac
@names
en: ekadashi tithi, eleventh tithi
hi: एकादशी तिथि, ग्यारस
hg: ekadashi tithi, gyaras tithi, gyaras
@ask
en: what is ekadashi | why is ekadashi important | how many ekadashis are in a year | which is the biggest ekadashi | why are there two ekadashi dates smarta and vaishnava | is ekadashi good for new work | when does ekadashi come in the month | can we eat rice on ekadashi | ekadashi parana time rule | ekadashi on saturday meat eaters | who should not keep ekadashi | diabetic ekadashi
hi: एकादशी क्या होती है | एकादशी का महत्व | साल में कितनी एकादशी होती हैं | सबसे बड़ी एकादशी कौन सी है | स्मार्त और वैष्णव एकादशी में अंतर | एकादशी महीने में कितनी बार आती है | एकादशी को शुभ काम कर सकते हैं क्या | एकादशी पारण का समय | एकादशी कौन न रखे | शुगर वाले एकादशी
hg: ekadashi kya hoti hai | ekadashi ka mahatva | saal me kitni ekadashi hoti hai | sabse badi ekadashi konsi hai | smarta aur vaishnav ekadashi me antar | ekadashi mahine me kitni baar aati hai | ekadashi ko naya kaam kar sakte hai kya | ekadashi paran ka time | ekadashi kaun na rakhe | sugar wale ekadashi
@what classical wide PUR
en: Ekadashi is the eleventh tithi of each half month, dear to Vishnu and kept with fasting. It comes twice a month, 24 times a year and 26 times in a year with an extra month.
hi: एकादशी हर पक्ष की ग्यारहवीं तिथि है, विष्णु को प्रिय, उपवास से मनाई जाती है। महीने में दो बार, साल में 24 और अधिक मास हो तो 26 बार आती है।
hg: Ekadashi har paksha ki gyarahvi tithi hai, Vishnu ko priya, upvas se manayi jaati hai. Mahine me do baar, saal me 24 aur adhik maas ho to 26 baar aati hai.
@which classical most DS
en: The greatest are Nirjala, Devshayani, Devuthani and Mokshada (or Vaikuntha) ekadashi. Where the tenth tithi runs into dawn, Vaishnavas fast on the next day, households on the first; both are right.
hi: सबसे बड़ी हैं निर्जला, देवशयनी, देवउठनी और मोक्षदा (या वैकुंठ) एकादशी। दशमी भोर तक रहे तो वैष्णव अगले दिन, गृहस्थ पहले दिन व्रत रखते हैं; दोनों सही हैं।
hg: Sabse badi hain Nirjala, Devshayani, Devuthani aur Mokshada (ya Vaikuntha) ekadashi. Dashami bhor tak rahe to Vaishnav agle din, grihasth pehle din vrat rakhte hain; dono sahi hain.
@how classical wide DS
en: Ekadashi is kept without rice and grain, on fruit, milk, sabudana or buckwheat, or water; opened next morning after sunrise while Dvadashi lasts, but not in its first quarter (Hari Vasara). The ill, diabetic, pregnant and old ask the doctor, take fruit, milk and medicine.
hi: एकादशी में चावल-अन्न नहीं, फल, दूध, साबूदाना, कुट्टू या केवल जल; पारण अगली सुबह सूर्योदय के बाद द्वादशी रहते, पहले चौथाई (हरि वासर) के बाद। बीमार, मधुमेही, गर्भवती, वृद्ध डॉक्टर से पूछें, फल, दूध और दवा लें।
hg: Ekadashi me chawal-anna nahi, phal, doodh, sabudana, kuttu ya keval jal; paran agli subah suryoday ke baad Dwadashi rehte, pehle chauthai (Hari Vasar) ke baad. Bimar, diabetic, garbhvati (pregnant), buzurg doctor se poochein, phal, doodh aur dawa lein.
@see ekadashi-fast
@link /hindu-festivals /puja/ekadashi

# amavasya-tithi almanac
@names
en: amavasya tithi, new moon day, no moon day, amavasya, lamp for ancestors, lamp for pitru
hi: अमावस्या तिथि, अमावस, अमावस्या, पितरों का दीपक, पितरों के लिए दीपक, पितरों का दीया
hg: amavasya tithi, amavas, amavasya ka din, pitron ka diya, pitro ka diya, pitron ke liye deepak
@ask
en: what is amavasya | is amavasya a bad day | what should we do on amavasya | what not to do on new moon day | can I buy a vehicle on amavasya | child born on amavasya is it bad | can we travel on amavasya | why is tarpan done on amavasya | is it ok to move house on amavasya | hair cut on amavasya | what not to do on amavasya | hair wash on amavasya | journey on amavasya | can I buy vehicle on amavasya | which amavasya is for ancestors
en: where should the lamp for ancestors be lit on new moon evening
hi: अमावस्या क्या होती है | अमावस्या अशुभ होती है क्या | अमावस्या को क्या करना चाहिए | अमावस्या को क्या नहीं करना चाहिए | अमावस्या को बच्चा पैदा हो तो | अमावस को नया काम शुरू कर सकते हैं क्या | अमावस्या को गाड़ी ख़रीद सकते हैं | सोमवती अमावस्या क्या है | अमावस को तर्पण क्यों करते हैं | अमावस्या को क्या नहीं करना चाहिए | अमावस्या को यात्रा | अमावस्या को गाड़ी ख़रीदें क्या | पितरों की अमावस्या कौन सी
hi: अमावस की शाम पितरों का दीया किस जगह रखें
hg: amavasya kya hoti hai | amavas ashubh hoti hai kya | amavasya ko kya karna chahiye | amavasya ko kya nahi karna chahiye | amavasya ko baccha paida ho to | amavas ko naya kaam shuru kar sakte hai kya | amavasya ko gaadi le sakte hai kya | somvati amavasya kya hai | amavas ko baal katwa sakte hai kya | amavasya ki raat bahar jana thik hai | amavasya ko kya nahi karna chahiye | amavasya ko yatra | amavasya ko gaadi kharide kya | pitaro ki amavasya konsi
hg: amavas ki shaam pitro ka diya kis jagah rakhe
@what classical wide DS
en: Amavasya is the tithi of the new moon, when the Moon stands with the Sun and cannot be seen. It belongs to the ancestors, and Diwali itself falls on one.
hi: अमावस्या वह तिथि है जब चंद्र सूर्य के साथ होता है और दिखता नहीं। यह पितरों की तिथि है, और स्वयं दिवाली भी अमावस्या को होती है।
hg: Amavasya woh tithi hai jab Chandra Surya ke saath hota hai aur dikhta nahi. Yeh pitron ki tithi hai, aur swayam Diwali bhi amavasya ko hoti hai.
@where classical most DS
en: The lamp for the ancestors (pitru) on amavasya is lit at dusk with sesame oil: outside the door or on the south side of the house, its flame to the south, or under the peepal.
hi: अमावस्या पर पितरों का दीपक संध्या में तिल के तेल से जलाएँ: द्वार के बाहर या घर के दक्षिण में, लौ दक्षिण को, अथवा पीपल के नीचे।
hg: Amavasya par pitron ka diya sandhya me til ke tel se jalayein: dwar ke bahar ya ghar ke dakshin me, lau dakshin ko, ya peepal ke neeche.
@do classical most DS
en: On amavasya: water with black til to the forebears facing south, food for the needy, cow and crow, a clean home, the lamp for ancestors at dusk. Somvati (Monday) and Shani (Saturday) amavasya count most.
hi: अमावस्या को: दक्षिण मुख होकर पितरों को काले तिल का जल, ज़रूरतमंद, गाय और कौए को भोजन, घर की सफ़ाई, संध्या में पितरों का दीया। सोमवती और शनि अमावस्या सबसे बड़ी हैं।
hg: Amavasya ko: dakshin mukh hokar pitron ko kaale til ka jal, zarooratmand, gaay aur kauwe ko bhojan, ghar ki safai, sandhya me pitron ka diya. Somvati aur Shani amavasya sabse badi hain.
@ok modern most CUSTOM
en: Amavasya is not an evil day; weddings, house entry and big purchases usually wait, while daily work and travel go on. In Tamil homes it is even liked for beginnings. A child born then is as blessed as any.
hi: अमावस्या बुरा दिन नहीं; विवाह, गृह प्रवेश और बड़ी ख़रीद प्रायः रुकती है, रोज़ का काम और यात्रा चलते हैं। तमिल घरों में इसे शुरुआत के लिए शुभ भी मानते हैं। तब जन्मा बच्चा भी उतना ही शुभ है।
hg: Amavasya bura din nahi; vivah, griha pravesh aur badi kharid aksar rukti hai, roz ka kaam aur yatra chalte hain. Tamil gharon me ise shuruaat ke liye shubh bhi maante hain. Tab janma baccha bhi utna hi shubh hai.
@which modern most CUSTOM
en: On amavasya many avoid meat, drink, haircuts, new vehicles, long journeys and quarrel, and many do not wash the hair. Great ones: Mauni (Magh), Somvati, Shani, Sarva Pitru (Ashwin), Diwali (Kartik).
hi: अमावस्या को बहुत लोग मांस, मदिरा, बाल कटवाना, नया वाहन, लंबी यात्रा, विवाद टालते हैं, कई बाल नहीं धोते। बड़ी: मौनी (माघ), सोमवती, शनि, सर्वपितृ (आश्विन), दीपावली (कार्तिक)।
hg: Amavasya ko bahut log maans, madira, baal katwana, naya vahan, lambi yatra, vivad taalte hain, kai baal nahi dhote. Badi: Mauni (Magh), Somvati, Shani, Sarva Pitru (Ashwin), Diwali (Kartik).
@link /puja/amavasya-tarpan

# purnima-tithi almanac
@names
en: purnima tithi, full moon day, poornima tithi
hi: पूर्णिमा तिथि, पूर्णमासी, पूनम
hg: purnima tithi, poornima ka din, punam, pournami
@ask
en: what is purnima | what should we do on purnima | is purnima good for new work | what is satyanarayan katha on purnima | what not to do on full moon day | why is full moon special | moon offering on purnima | what not to do on purnima | purnima fast how opened | names of all purnimas | what is Magha Purnima
hi: पूर्णिमा क्या होती है | पूर्णिमा को क्या करना चाहिए | पूर्णिमा को शुभ काम कर सकते हैं क्या | पूर्णिमा को क्या नहीं करना चाहिए | पूर्णिमा को सत्यनारायण कथा क्यों होती है | पूर्णिमा को चंद्रमा को अर्घ्य | पूर्णिमा का महत्व | पूर्णिमा को क्या नहीं करना चाहिए | पूर्णिमा व्रत कैसे खोलें | सभी पूर्णिमाओं के नाम | माघ पूर्णिमा क्या है
hg: purnima kya hoti hai | purnima ko kya karna chahiye | purnima ko shubh kaam kar sakte hai kya | purnima ko kya nahi karna chahiye | purnima ko satyanarayan katha kyu hoti hai | purnima ko chandra ko arghya | poornima ka mahatva | purnima ko kya nahi karna chahiye | purnima vrat kaise khole | sari purnima ke naam | magh purnima kya hai | magha purnima ka snan
@what classical wide DS
en: Purnima is the fifteenth tithi of the bright half, the full moon. It is a bright and auspicious day; every one has its feast, such as Guru, Sharad or Buddha Purnima, Raksha Bandhan and Holi.
hi: पूर्णिमा शुक्ल पक्ष की पंद्रहवीं तिथि है, पूरा चाँद। यह शुभ दिन है; हर पूर्णिमा का पर्व है, जैसे गुरु, शरद, बुद्ध पूर्णिमा, रक्षाबंधन और होली।
hg: Purnima shukla paksha ki pandrahvi tithi hai, poora chaand. Yeh shubh din hai; har purnima ka parv hai, jaise Guru, Sharad, Buddha Purnima, Raksha Bandhan aur Holi.
@do modern wide CUSTOM
en: On purnima people bathe early, fast or eat once, hear the Satyanarayan katha, give food and offer water or milk to the Moon. New work is fine unless bhadra or an eclipse falls on it.
hi: पूर्णिमा को लोग सुबह स्नान, व्रत या एक समय भोजन, सत्यनारायण कथा, अन्न दान और चंद्रमा को जल या दूध का अर्घ्य देते हैं। भद्रा या ग्रहण न हो तो नया काम ठीक है।
hg: Purnima ko log subah snan, vrat ya ek samay bhojan, Satyanarayan katha, ann daan aur Chandrama ko jal ya doodh ka arghya dete hain. Bhadra ya grahan na ho to naya kaam theek hai.
@how modern most CUSTOM
en: The purnima fast is kept on fruit and milk or one meal, and opened after the Moon is seen: water or milk offered to it with rice and sugar, then food. The ill, pregnant and old eat as they need.
hi: पूर्णिमा का व्रत फल-दूध या एक समय भोजन से रखते हैं और चंद्र दर्शन के बाद खोलते हैं: जल या दूध में चावल-शक्कर से अर्घ्य, फिर भोजन। बीमार, गर्भवती और बुज़ुर्ग ज़रूरत अनुसार खाएँ।
hg: Purnima ka vrat phal-doodh ya ek samay bhojan se rakhte hain aur Chandra darshan ke baad kholte hain: jal ya doodh me chawal-shakkar se arghya, phir bhojan. Bimar, garbhvati aur buzurg zaroorat ke hisaab se khayein.
@which classical wide DS
en: The great purnimas are Buddha (Vaishakh), Vat (Jyeshtha), Guru (Ashadh), Raksha Bandhan (Shravan), Sharad (Ashwin), Dev Deepawali (Kartik), Paush and Maghi for bathing, and Holika (Phalgun).
hi: बड़ी पूर्णिमाएँ हैं बुद्ध (वैशाख), वट (ज्येष्ठ), गुरु (आषाढ़), रक्षाबंधन (श्रावण), शरद (आश्विन), देव दीपावली (कार्तिक), पौष और माघी स्नान की, और होलिका (फाल्गुन)।
hg: Badi purnima hain Buddha (Vaishakh), Vat (Jyeshtha), Guru (Ashadh), Raksha Bandhan (Shravan), Sharad (Ashwin), Dev Deepawali (Kartik), Paush aur Maghi snan ki, aur Holika (Phalgun).
@link /hindu-festivals

# pradosh-tithi almanac
@names
en: pradosh, pradosham, pradosh kaal
hi: प्रदोष, प्रदोष काल
hg: pradosh kaal, pradosham kya, pradosh tithi
@ask
en: what is pradosh | what is pradosh kaal | at what time is pradosh puja done | why is pradosh for shiva | shani pradosh and som pradosh meaning | how many pradosh in a month | which pradosh for which wish | what is offered in pradosh
hi: प्रदोष क्या होता है | प्रदोष काल कब होता है | प्रदोष में किसकी पूजा होती है | शनि प्रदोष और सोम प्रदोष क्या है | प्रदोष महीने में कितनी बार आता है | प्रदोष काल में क्या करें | कौन सा प्रदोष किस कामना के लिए | प्रदोष में क्या चढ़ाते हैं
hg: pradosh kya hota hai | pradosh kaal kab hota hai | pradosh me kiski puja hoti hai | shani pradosh aur som pradosh kya hai | pradosh mahine me kitni baar aata hai | pradosh kaal me kya kare | konsa pradosh kis kamna ke liye | pradosh me kya chadhate hai
@what classical wide PUR
en: Pradosh is the evening of the thirteenth tithi, twice a month, dear to Shiva. On Monday it is Som Pradosh, on Tuesday Bhaum Pradosh, on Saturday Shani Pradosh.
hi: प्रदोष त्रयोदशी की संध्या है, महीने में दो बार, शिव को प्रिय। सोमवार को सोम प्रदोष, मंगलवार को भौम प्रदोष, शनिवार को शनि प्रदोष कहलाता है।
hg: Pradosh trayodashi ki sandhya hai, mahine me do baar, Shiv ko priya. Somvar ko Som Pradosh, Mangalvar ko Bhaum Pradosh, Shanivar ko Shani Pradosh kehlata hai.
@when classical most DS
en: Pradosh kaal lasts about two and a half hours after sunset by most almanacs; some begin an hour and a half before it. Water, bel leaves, a lamp and Om Namah Shivaya are offered to Shiva then.
hi: प्रदोष काल अधिकतर पंचांगों में सूर्यास्त के बाद लगभग ढाई घंटे है; कुछ डेढ़ घंटा पहले से मानते हैं। तब शिव को जल, बेलपत्र, दीपक और ॐ नमः शिवाय अर्पित करते हैं।
hg: Pradosh kaal zyadatar panchangon me suryast ke baad lagbhag dhai ghante hai; kuch dedh ghanta pehle se maante hain. Tab Shiv ko jal, belpatra, deepak aur Om Namah Shivaya arpit karte hain.
@which modern most CUSTOM
en: By weekday: Ravi Pradosh for health, Som for wishes and peace, Bhaum for debts, Budh for children's learning, Guru against opponents, Shukra for marriage, Shani for children and work. These are pious sayings.
hi: वार से: रवि प्रदोष स्वास्थ्य, सोम कामना-शांति, भौम ऋण, बुध संतान की विद्या, गुरु विरोध शांति, शुक्र दांपत्य, शनि संतान और काम के लिए कहा जाता है। ये श्रद्धा के वचन हैं।
hg: Vaar se: Ravi pradosh swasthya, Som kamna-shanti, Bhaum rin, Budh santan ki vidya, Guru virodh shanti, Shukra dampatya, Shani santan aur kaam ke liye kaha jaata hai. Yeh shraddha ke vachan hain.
@do classical most DS
en: The pradosh fast: fruit or nothing by day, bath before dusk, Shivling bathed with water and milk, bel, white flowers, lamp, Om Namah Shivaya 108 times; then food. The ill and pregnant take light food by day.
hi: प्रदोष व्रत: दिन में फलाहार या निराहार, संध्या से पहले स्नान, शिवलिंग पर जल-दूध, बेलपत्र, सफ़ेद फूल, दीपक, ॐ नमः शिवाय 108 बार; फिर भोजन। बीमार और गर्भवती दिन में हल्का खाएँ।
hg: Pradosh vrat: din me phalahar ya nirahar, sandhya se pehle snan, Shivling par jal-doodh, belpatra, safed phool, deepak, Om Namah Shivaya 108 baar; phir bhojan. Bimar aur garbhvati din me halka khayein.

# chaturthi-tithi almanac
@names
en: sankashti, sankashti chaturthi tithi, vinayaka chaturthi tithi, angarki
hi: संकष्टी, संकष्टी चतुर्थी तिथि, विनायक चतुर्थी तिथि, अंगारकी
hg: sankashti tithi, vinayak chaturthi tithi, angarki, sankat chauth kya
@ask
en: what is sankashti chaturthi | difference between sankashti and vinayaka chaturthi | why is sankashti kept till moonrise | what is angarki chaturthi | is chaturthi bad for starting work | why not look at the moon on ganesh chaturthi | sankashti fast how opened | moon on ganesh chaturthi accidentally seen | chaturthi is good for buying car
hi: संकष्टी चतुर्थी क्या होती है | संकष्टी और विनायक चतुर्थी में अंतर | संकष्टी में चाँद देखकर व्रत क्यों खोलते हैं | अंगारकी चतुर्थी क्या है | चतुर्थी को शुभ काम कर सकते हैं क्या | गणेश चतुर्थी को चाँद क्यों नहीं देखते | संकष्टी व्रत कैसे खोलें | गणेश चतुर्थी को चाँद देख लिया
hg: sankashti chaturthi kya hoti hai | sankashti aur vinayak chaturthi me antar | sankashti me chand dekhkar vrat kyu kholte hai | angarki chaturthi kya hai | chaturthi ko shubh kaam kar sakte hai kya | ganesh chaturthi ko chand kyu nahi dekhte | sankashti vrat kaise khole | ganesh chaturthi ko chand dekh liya | vinayak aur sankashti chaturthi me antar
@what classical wide PUR
en: Sankashti is the fourth tithi of the dark half, kept for Ganesh until moonrise; the fourth of the bright half is Vinayaka Chaturthi. On a Tuesday Sankashti is called Angarki.
hi: संकष्टी कृष्ण पक्ष की चतुर्थी है, चंद्रोदय तक गणेश का व्रत; शुक्ल पक्ष की विनायक चतुर्थी है। मंगलवार को पड़े तो संकष्टी को अंगारकी कहते हैं।
hg: Sankashti krishna paksha ki chaturthi hai, chandroday tak Ganesh ka vrat; shukla paksha ki Vinayak Chaturthi hai. Mangalvar ko pade to sankashti ko Angarki kehte hain.
@ok classical most MCH
en: Chaturthi is a rikta tithi: good for Ganesh's worship, while weddings and other great beginnings choose another day. The Moon is not looked at on Bhadrapad's Ganesh Chaturthi by an old story; seeing it harms nobody.
hi: चतुर्थी रिक्ता तिथि है: गणेश पूजा के लिए शुभ, पर विवाह जैसे बड़े आरंभ दूसरे दिन चुनते हैं। भाद्रपद की गणेश चतुर्थी को कथा के कारण चाँद नहीं देखते; देख लेने से अनिष्ट नहीं होता।
hg: Chaturthi rikta tithi hai: Ganesh puja ke liye shubh, par vivah jaise bade aarambh doosre din chunte hain. Bhadrapad ki Ganesh Chaturthi ko katha ke kaaran chaand nahi dekhte; dekh lene se anisht nahi hota.
@how modern wide CUSTOM
en: Sankashti is opened after moonrise: durva, modak or sesame sweet for Ganesh, water offered to the Moon, then food. If the Moon was seen on Bhadrapad's Chaturthi, hear the Syamantaka story; there is nothing to fear.
hi: संकष्टी चंद्रोदय के बाद खुलती है: गणेश को दूर्वा, मोदक या तिल की मिठाई, चंद्र को अर्घ्य, फिर भोजन। भाद्रपद चतुर्थी को चाँद दिख जाए तो स्यमंतक कथा सुनें; डर नहीं।
hg: Sankashti chandroday ke baad khulti hai: Ganesh ko durva, modak ya til ki mithai, Chandra ko arghya, phir bhojan. Bhadrapad chaturthi ko chand dikh jaaye to Syamantak katha sunein; darr nahi.
@link /hindu-festivals

# abhijit almanac
@names
en: abhijit muhurat, abhijit
hi: अभिजित मुहूर्त, अभिजीत मुहूर्त
hg: abhijit muhurt, abhijeet muhurat
@ask
en: what is abhijit muhurat | at what time is abhijit muhurat | is abhijit good for every work | why not abhijit on wednesday | can griha pravesh be done in abhijit | no muhurat available can I use abhijit | how long is abhijit | abhijit muhurat today time formula | abhijit on wednesday why not | abhijit muhurat for interview, shop, marriage
en: is abhijit the same clock time in every city | my cousin says abhijit is fixed at 11:45 to 12:30 all over the world | on which weekday is abhijit not used | does abhijit change in winter | abhijit in another country differs by sunrise | is noon always abhijit
hi: अभिजित मुहूर्त क्या होता है | अभिजित मुहूर्त कितने बजे होता है | अभिजित में क्या-क्या कर सकते हैं | बुधवार को अभिजित क्यों नहीं मानते | कोई मुहूर्त न मिले तो अभिजित में कर सकते हैं क्या | अभिजित मुहूर्त में गृह प्रवेश | अभिजित मुहूर्त कैसे निकालें | बुधवार को अभिजित क्यों नहीं | अभिजित में शादी कर सकते हैं क्या
hi: अभिजित हर शहर में एक ही समय होता है क्या | भाई कहते हैं अभिजित सदा 11:45 से 12:30 होता है | किस वार को अभिजित नहीं लेते | सर्दी में अभिजित का समय बदलता है क्या | विदेश में अभिजित कैसे निकालें
hg: abhijit muhurat kya hota hai | abhijit muhurat kitne baje hota hai | abhijeet me kya kya kar sakte hai | budhvar ko abhijit kyu nahi mante | koi muhurat na mile to abhijit me kar sakte hai kya | abhijit muhurat me griha pravesh | abhijit muhurat kaise nikale | budhvar ko abhijit kyu nahi | abhijit me shaadi kar sakte hai kya
hg: abhijit har shehar me ek hi time hota hai kya | bhai bolta abhijit hamesha 11:45 se 12:30 hota hai | kis vaar ko abhijit nahi lete | sardi me abhijit ka time badalta hai kya | videsh me abhijit kaise nikale
@what classical wide MCH
en: Abhijit muhurat is about 48 minutes around local midday, the eighth of the day's fifteen parts. It is good for most beginnings when no other muhurat is found.
hi: अभिजित मुहूर्त स्थानीय मध्याह्न के आसपास लगभग 48 मिनट है, दिन के पंद्रह भागों में आठवाँ। दूसरा मुहूर्त न मिले तो अधिकतर शुरुआत के लिए अच्छा है।
hg: Abhijit muhurat sthaniya madhyahn ke aaspaas lagbhag 48 minute hai, din ke pandrah bhagon me aathva. Doosra muhurat na mile to zyadatar shuruaat ke liye achha hai.
@ok classical most MCH
en: Abhijit is not used on Wednesday, and many avoid it for setting out southward. For weddings and house entry families usually want a full muhurat; for a shop, purchase or paper it is enough.
hi: बुधवार को अभिजित नहीं लेते, और कई लोग दक्षिण की यात्रा में भी नहीं। विवाह और गृह प्रवेश में प्रायः पूरा मुहूर्त देखते हैं; दुकान, ख़रीद या काग़ज़ के लिए यह काफ़ी है।
hg: Budhvar ko abhijit nahi lete, aur kai log dakshin ki yatra me bhi nahi. Vivah aur griha pravesh me aksar poora muhurat dekhte hain; dukan, kharid ya kaagaz ke liye yeh kaafi hai.
@how classical most MCH
en: Divide the day from sunrise to sunset into fifteen: the eighth part is abhijit, about 24 minutes before to 24 after solar noon. Rahu kaal on Wednesday meets it, hence that day is left out by many.
hi: सूर्योदय से सूर्यास्त को पंद्रह में बाँटें: आठवाँ भाग अभिजित है, मध्याह्न से लगभग 24 मिनट पहले से 24 बाद तक। बुधवार को राहु काल इससे मिलता है, इसलिए बहुत लोग छोड़ते हैं।
hg: Suryoday se suryast ko pandrah me baantein: aathva bhag abhijit hai, madhyahn se lagbhag 24 minute pehle se 24 baad tak. Budhvar ko rahu kaal isse milta hai, isliye bahut log chhodte hain.
@link /muhurat

# brahma-muhurta almanac
@names
en: brahma muhurta, brahma muhurat, brahmamuhurtham
hi: ब्रह्म मुहूर्त, ब्रह्ममुहूर्त
hg: brahm muhurat, brahma muhurt, bramha muhurat
@ask
en: what is brahma muhurta | what time is brahma muhurta | what should one do in brahma muhurta | benefits of waking up in brahma muhurta | can I study in brahma muhurta | I work night shifts and cannot wake at 4 | is it wrong to sleep in brahma muhurta | brahma muhurta for students what time | brahma muhurta can women do puja | brahma muhurta what not to do | I wake late can I still pray
hi: ब्रह्म मुहूर्त क्या होता है | ब्रह्म मुहूर्त कितने बजे होता है | ब्रह्म मुहूर्त में क्या करना चाहिए | ब्रह्म मुहूर्त में उठने के लाभ | ब्रह्म मुहूर्त में पढ़ाई करना | ब्रह्म मुहूर्त में न उठ पाएँ तो क्या करें | ब्रह्म मुहूर्त में सोना चाहिए या नहीं | ब्रह्म मुहूर्त में क्या करें क्या न करें | ब्रह्म मुहूर्त में पढ़ाई | ब्रह्म मुहूर्त में पानी पीना | देर से उठते हैं तो पूजा कब
hg: brahma muhurat kya hota hai | brahm muhurat kitne baje hota hai | brahma muhurat me kya karna chahiye | brahma muhurat me uthne ke fayde | brahma muhurat me padhai kaise kare | subah 4 baje nahi uth pata kya karu | brahm muhurat me neend khulti hai roz kya matlab | brahma muhurta me kya kare kya na kare | brahma muhurta me padhai | brahma muhurta me pani pina | der se uthte hai to puja kab
@what classical wide DS
en: Brahma muhurta is the about 48 minutes that begin an hour and 36 minutes before sunrise, so near 4:24 to 5:12 with sunrise at 6. It is held best for prayer, meditation and study.
hi: ब्रह्म मुहूर्त सूर्योदय से एक घंटा 36 मिनट पहले शुरू होने वाले लगभग 48 मिनट हैं, 6 बजे सूर्योदय हो तो क़रीब 4:24 से 5:12। यह प्रार्थना, ध्यान और पढ़ाई के लिए सर्वोत्तम माना जाता है।
hg: Brahma muhurat suryoday se ek ghanta 36 minute pehle shuru hone wale lagbhag 48 minute hain, 6 baje suryoday ho to karib 4:24 se 5:12. Yeh prarthna, dhyan aur padhai ke liye sarvottam maana jaata hai.
@do modern wide CUSTOM
en: In brahma muhurta wake quietly, wash, remember your deity, and sit for prayer, breath or a book. Who works late or is ill sleeps on; enough sleep comes first, and any morning hour is blessed.
hi: ब्रह्म मुहूर्त में शांति से उठें, हाथ-मुँह धोएँ, इष्ट का स्मरण करें, फिर प्रार्थना, प्राणायाम या पढ़ाई करें। देर रात काम करने वाले या बीमार सोएँ; पूरी नींद पहले, सुबह की हर घड़ी शुभ है।
hg: Brahma muhurat me shaanti se uthein, haath-munh dhoyein, isht ka smaran karein, phir prarthna, pranayam ya padhai karein. Der raat kaam karne wale ya beemar soyein; poori neend pehle, subah ki har ghadi shubh hai.
@which modern most CUSTOM
en: In brahma muhurta one drinks water, cleans, prays, studies or meditates; heavy food, quarrel and sleep are left out by custom. Women, also in periods, may pray; who misses it prays at any hour.
hi: ब्रह्म मुहूर्त में जल पीना, शौच-स्नान, प्रार्थना, पढ़ाई या ध्यान; भारी भोजन, विवाद और नींद टालते हैं। स्त्रियाँ माहवारी में भी प्रार्थना कर सकती हैं; छूटे तो किसी भी समय।
hg: Brahma muhurta me jal peena, shauch-snan, prarthna, padhai ya dhyan; bhaari bhojan, vivad aur neend taalte hain. Striyan mahavari me bhi prarthna kar sakti hain; chhoote to kisi bhi samay.

# grahan-sutak almanac
@names
en: sutak, eclipse sutak, eclipse rules, grahan sutak, eclipse in pregnancy, pregnant in eclipse
hi: सूतक, ग्रहण का सूतक, ग्रहण के नियम, ग्रहण में गर्भवती
hg: sutak kaal, grahan ka sutak, grahan me kya, grahan me garbhvati, grahan me pregnant
@ask
en: what is sutak in an eclipse | when does sutak start for solar and lunar eclipse | what not to do during an eclipse | can pregnant women go out in an eclipse | can we eat during grahan | is sutak valid if the eclipse is not seen in india | why put tulsi or durva in food in eclipse | what to do after the eclipse ends | can I sleep or use a knife while eclipse, I am 7 months pregnant | can the mandir stay open in grahan | what to do after eclipse step by step | grahan me pregnant woman knife | cooked food thrown after grahan | mantra in eclipse | grahan not visible in india sutak or not | can we sleep during eclipse
en: my wife is expecting and there is an eclipse
en: eclipse at three in the night and my flight at six, can I eat before leaving
en: eclipse at night and early flight, can I eat before leaving, not pregnant
hi: ग्रहण का सूतक क्या होता है | सूतक कितने घंटे पहले लगता है | ग्रहण में क्या नहीं करना चाहिए | गर्भवती महिला ग्रहण में क्या करे | ग्रहण में खाना खा सकते हैं क्या | भारत में न दिखे तो सूतक लगता है क्या | ग्रहण में तुलसी क्यों डालते हैं | ग्रहण के बाद क्या करें | ग्रहण में सोना चाहिए या नहीं | ग्रहण में मंदिर बंद क्यों रखते हैं | ग्रहण के बाद क्या करें | ग्रहण में गर्भवती क्या न करे | ग्रहण के बाद खाना फेंकना | ग्रहण में कौन सा मंत्र | भारत में न दिखे तो सूतक लगेगा क्या | ग्रहण में सो सकते हैं क्या
hi: बहू पेट से है, ग्रहण में क्या ध्यान रखे
hi: ग्रहण रात तीन बजे है और छह बजे फ़्लाइट, खाकर निकलूँ क्या
hg: grahan ka sutak kya hota hai | sutak kitne ghante pehle lagta hai | grahan me kya nahi karna chahiye | pregnant lady grahan me kya kare | grahan me khana kha sakte hai kya | india me grahan na dikhe to sutak lagega kya | grahan me tulsi kyu dalte hai | grahan ke baad kya kare | grahan me pani pi sakte hai | grahan me puja kar sakte hai kya | grahan ke baad kya kare | grahan me garbhvati kya na kare | grahan ke baad khana fekna | grahan me konsa mantra | bharat me na dikhe to sutak lagega kya | grahan me so sakte hai kya
hg: bahu pet se hai grahan me kya dhyan rakhe
hg: grahan raat 3 baje hai aur 6 baje flight hai, khakar niklu kya
@what classical wide DS
en: Sutak is the time of restraint before an eclipse: twelve hours before a solar and nine before a lunar one, until it ends. It is kept only where the eclipse can be seen.
hi: सूतक ग्रहण से पहले संयम का समय है: सूर्य ग्रहण से बारह और चंद्र ग्रहण से नौ घंटे पहले, समाप्ति तक। यह केवल वहाँ माना जाता है जहाँ ग्रहण दिखे।
hg: Sutak grahan se pehle sanyam ka samay hai: surya grahan se barah aur chandra grahan se nau ghante pehle, samapti tak. Yeh keval wahan maana jaata hai jahan grahan dikhe.
@which modern most CUSTOM
en: In sutak people do not cook or eat, keep the mandir closed, lay tulsi or kusha in food, and pray or chant; afterwards they bathe, clean and give. Children, the ill, the old and pregnant women eat and drink.
hi: सूतक में लोग पकाते-खाते नहीं, मंदिर बंद रखते हैं, भोजन में तुलसी या कुश डालते हैं और जप करते हैं; बाद में स्नान, सफ़ाई, दान। बच्चे, बीमार, वृद्ध और गर्भवती खाएँ-पिएँ।
hg: Sutak me log pakate-khate nahi, mandir band rakhte hain, bhojan me tulsi ya kush daalte hain aur jap karte hain; baad me snan, safai, daan. Bacche, beemar, vriddh aur garbhvati khayein-piyein.
@ok modern wide SENSE
en: An eclipse harms neither a pregnant woman nor her child; medicine knows of no such effect, and staying indoors is custom only. Never look at the Sun without proper eclipse glasses.
hi: ग्रहण से गर्भवती या शिशु को कोई हानि नहीं; चिकित्सा ऐसा कोई असर नहीं मानती, भीतर रहना केवल रिवाज है। सूर्य को बिना सही चश्मे के कभी न देखें।
hg: Grahan se garbhvati ya shishu ko koi haani nahi; chikitsa aisa koi asar nahi maanti, bheetar rehna keval riwaz hai. Surya ko bina sahi chashme ke kabhi na dekhein.
@how modern most CUSTOM
en: After the eclipse: bathe, change clothes, sprinkle Ganga water in the mandir, cook fresh and give grain. Cooked food with tulsi or kusha is kept by many; nobody need waste food.
hi: ग्रहण के बाद: स्नान, वस्त्र बदलना, मंदिर में गंगाजल छिड़कना, ताज़ा भोजन और अन्न दान। तुलसी या कुश वाला पका भोजन बहुत लोग रखते हैं; अन्न बर्बाद करना ज़रूरी नहीं।
hg: Grahan ke baad: snan, kapde badalna, mandir me Gangajal chhidakna, taaza bhojan aur ann daan. Tulsi ya kush wala paka bhojan bahut log rakhte hain; ann barbaad karna zaroori nahi.
@do modern most CUSTOM
en: A pregnant woman in an eclipse: custom says stay in, rest, chant, and leave knife and needle; nothing happens if she does not. She should eat, drink, take medicine and sleep, as should children, the old and ill. Only do not look at the Sun.
hi: ग्रहण में गर्भवती: रिवाज है घर में रहना, आराम, जप, चाकू-सुई न लेना; न मानने से कुछ नहीं होता। वह खाए-पिए, दवा ले और सोए, बच्चे, वृद्ध और बीमार भी। केवल सूर्य को सीधे न देखें।
hg: Grahan me garbhvati (pregnant): riwaz hai ghar me rehna, aaram, jap, chaaku-sui na lena; na maanne se kuch nahi hota. Woh khaye-piye, dawa le aur soye, bachche, vriddh aur bimar bhi. Keval Surya ko seedhe na dekhein.
@do modern wide CUSTOM
en: With a flight, job or exam in the eclipse hours eat and travel as you need: sutak is custom, and the ill, old, children and travellers are excused. Who keeps it eats before it begins or after the bath; a night eclipse can simply be slept through.
hi: ग्रहण के समय फ़्लाइट, नौकरी या परीक्षा हो तो ज़रूरत से खाएँ और जाएँ: सूतक रीति है, रोगी, वृद्ध, बच्चे, यात्री को छूट है। मानने वाले पहले या स्नान के बाद खाएँ; रात का ग्रहण सोते हुए भी बीत सकता है।
hg: Grahan ke samay flight, naukri ya exam ho to zaroorat se khayein aur jayein: sutak reeti hai, rogi, bujurg, bachche, yatri ko chhoot hai. Maanne wale pehle ya snan ke baad khayein; raat ka grahan sote hue bhi beet sakta hai.

# kharmas almanac
@names
en: kharmas, malmas of the sun, dhanurmas, margazhi
hi: खरमास, मलमास, धनुर्मास
hg: kharmas, khar maas, dhanurmas, malmaas
@ask
en: what is kharmas | when is kharmas | what should not be done in kharmas | can I buy a house or car in kharmas | can we book a flat in kharmas | why no marriage in kharmas | is griha pravesh allowed in kharmas | how long does kharmas last | kharmas start and end dates | marriage talk in kharmas allowed | what not to do in kharmas list | can I do griha pravesh in kharmas | kharmas story donkey sun
hi: खरमास क्या होता है | खरमास कब लगता है | खरमास में क्या नहीं करना चाहिए | खरमास में शादी क्यों नहीं होती | खरमास में गाड़ी ख़रीद सकते हैं क्या | खरमास में गृह प्रवेश | मलमास और अधिक मास में अंतर | खरमास कितने दिन का होता है | खरमास कब से कब तक | खरमास में शादी की बात पक्की कर सकते हैं क्या | खरमास में क्या नहीं करते | खरमास में गृह प्रवेश | खरमास की कथा गधा
hg: kharmas kya hota hai | kharmas kab lagta hai | kharmas me kya nahi karna chahiye | kharmas me shadi kyu nahi hoti | kharmas me gaadi le sakte hai kya | kharmas me griha pravesh kar sakte hai | malmas aur adhik maas me fark | kharmas kab khatam hoga | kharmas kab se kab tak | kharmas me shaadi ki baat pakki kar sakte hai kya | kharmas me kya nahi karte | kharmas me griha pravesh | kharmas ki katha gadha
@what classical wide MCH
en: Kharmas is the month in which the Sun is in Dhanu, mid December to mid January, or in Meen, mid March to mid April. Weddings, house entry and other samskaras wait.
hi: खरमास वह महीना है जब सूर्य धनु में हो, मध्य दिसंबर से मध्य जनवरी, या मीन में, मध्य मार्च से मध्य अप्रैल। विवाह, गृह प्रवेश आदि संस्कार रुकते हैं।
hg: Kharmas woh mahina hai jab Surya Dhanu me ho, madhya December se madhya January, ya Meen me, madhya March se madhya April. Vivah, griha pravesh aadi sanskar rukte hain.
@ok modern most CUSTOM
en: In kharmas worship, giving, pilgrimage, jobs, treatment and needful purchases go on. Many sign papers or book and take possession after it; in the south the Dhanu month (Margazhi) is a holy month of song.
hi: खरमास में पूजा, दान, तीर्थ, नौकरी, इलाज और ज़रूरी ख़रीद चलती है। कई लोग बुकिंग कर लेते हैं, प्रवेश बाद में; दक्षिण में धनु मास (मार्गळी) भजन का पवित्र महीना है।
hg: Kharmas me puja, daan, teerth, naukri, ilaaj aur zaroori kharid chalti hai. Kai log booking kar lete hain, pravesh baad me; dakshin me Dhanu maas (Margazhi) bhajan ka pavitra mahina hai.
@which modern most CUSTOM
en: Not begun in kharmas: wedding, house entry, mundan, janeu, new shop or foundation, and great purchases. Fine: marriage talks, rent, work, treatment, study, travel, worship, and gifts of til, blankets and khichdi.
hi: खरमास में शुरू नहीं करते: विवाह, गृह प्रवेश, मुंडन, जनेऊ, नई दुकान या नींव, बड़ी ख़रीद। ठीक है: रिश्ते की बात, किराया, काम, इलाज, पढ़ाई, यात्रा, पूजा, तिल-कंबल-खिचड़ी का दान।
hg: Kharmas me shuru nahi karte: vivah, griha pravesh, mundan, janeu, nayi dukan ya neev, badi kharid. Theek hai: rishte ki baat, kiraya, kaam, ilaaj, padhai, yatra, puja, til-kambal-khichdi ka daan.
@why classical regional PUR
en: Khar means donkey: in the story the tired horses of the Sun's chariot rest and two donkeys pull, so his light is slower. Also Jupiter, lord of Dhanu and Meen, is said to be dim beside the Sun.
hi: खर यानी गधा: कथा में सूर्य के रथ के थके घोड़े विश्राम करते हैं और गधे खींचते हैं, इसलिए तेज मंद। साथ ही धनु-मीन का स्वामी गुरु सूर्य के पास मंद कहा जाता है।
hg: Khar yani gadha: katha me Surya ke rath ke thake ghode vishram karte hain aur gadhe kheenchte hain, isliye tej mand. Saath hi Dhanu-Meen ka swami Guru Surya ke paas mand kaha jaata hai.
@see adhik-maas

# adhik-maas almanac
@names
en: adhik maas, purushottam maas, extra lunar month
hi: अधिक मास, पुरुषोत्तम मास, अधिमास
hg: adhik mas, purushottam mas, adhikmaas
@ask
en: what is adhik maas | why is there an extra month | how often does adhik maas come | what to do in purushottam maas | is marriage allowed in adhik maas | can I buy a house in adhik maas | what is kshaya maas | next adhik maas which year | adhik maas and kharmas difference | malmas what is donated | adhik maas birthday | why extra month
en: why were there no wedding dates in may june 2026
hi: अधिक मास क्या होता है | अधिक मास कितने साल में आता है | पुरुषोत्तम मास में क्या करना चाहिए | अधिक मास में शादी होती है क्या | अधिक मास में क्या नहीं करना चाहिए | क्षय मास क्या होता है | अधिक मास क्यों आता है | अगला अधिक मास कब है | अधिक मास और खरमास में अंतर | मलमास में क्या दान करें | अधिक मास में जन्म | अधिक मास क्यों आता है
hi: मई जून 2026 में विवाह के मुहूर्त क्यों नहीं थे
hg: adhik maas kya hota hai | adhik maas kitne saal me aata hai | purushottam maas me kya kare | adhik maas me shadi hoti hai kya | adhik maas me kya nahi karna chahiye | adhik maas me ghar le sakte hai kya | adhik mas kyu aata hai | agla adhik maas kab hai | adhik maas aur kharmas me antar | malmas me kya daan kare | adhik maas me janm | adhik maas kyu aata hai
hg: may june 2026 me shadi ki date kyu nahi thi
@what classical wide SS
en: Adhik maas is an extra lunar month, inserted about every 32 months when the Sun enters no new sign between two new moons. It keeps festivals in their seasons.
hi: अधिक मास अतिरिक्त चंद्र मास है, लगभग हर 32 महीने में, जब दो अमावस्याओं के बीच सूर्य कोई नई राशि में न जाए। इससे पर्व अपनी ऋतु में रहते हैं।
hg: Adhik maas atirikt chandra maas hai, lagbhag har 32 mahine me, jab do amavasyaon ke beech Surya kisi nayi rashi me na jaye. Isse parv apni ritu me rehte hain.
@do classical wide DS
en: Adhik maas is dear to Vishnu as Purushottam: reading the Gita, fasting, lamps and giving are praised. Weddings, house entry and new vows wait; daily needs, jobs and treatment go on.
hi: अधिक मास पुरुषोत्तम विष्णु को प्रिय है: गीता पाठ, व्रत, दीप और दान की प्रशंसा है। विवाह, गृह प्रवेश और नए व्रत रुकते हैं; रोज़ की ज़रूरत, नौकरी और इलाज चलते हैं।
hg: Adhik maas Purushottam Vishnu ko priya hai: Gita path, vrat, deep aur daan ki prashansa hai. Vivah, griha pravesh aur naye vrat rukte hain; roz ki zaroorat, naukri aur ilaaj chalte hain.
@which modern wide ASTRO
en: Adhik maas is a lunar month, inserted about every 32 months, without weddings and house entry; kharmas is a solar month, twice every year. In 2026 it was Jyeshtha, 17 May to 15 June, so no wedding dates then; next Chaitra 2029.
hi: अधिक मास चंद्र मास है, लगभग 32 महीने में जुड़ता है, विवाह और गृह प्रवेश उसमें नहीं; खरमास सौर मास है, हर साल दो बार। 2026 में यह ज्येष्ठ था, 17 मई से 15 जून, इसलिए तब शादी के मुहूर्त नहीं थे; अगला चैत्र 2029।
hg: Adhik maas chandra maas hai, lagbhag 32 mahine me judta hai, vivah aur griha pravesh usme nahi; kharmas saur maas hai, har saal do baar. 2026 me yeh Jyeshtha tha, 17 May se 15 June, isliye tab shadi ke muhurat nahi the; agla Chaitra 2029.

# chaturmas almanac
@names
en: chaturmas, four months of vishnu sleep, chaturmasa
hi: चातुर्मास, चौमासा
hg: chaturmas, chaumasa, chaturmaas
@ask
en: what is chaturmas | when does chaturmas start and end | why no marriages in chaturmas | what to eat and avoid in chaturmas | can I shift house in chaturmas | why does vishnu sleep for four months | is chaturmas rule for everyone | chaturmas me shaadi kyu nahi | can I buy a car in chaturmas | can I do griha pravesh in chaturmas | chaturmas food rules
hi: चातुर्मास क्या होता है | चातुर्मास कब से कब तक होता है | चातुर्मास में शादी क्यों नहीं होती | चातुर्मास में क्या नहीं खाना चाहिए | चातुर्मास में नए घर में जा सकते हैं क्या | देव सोना क्या होता है | चातुर्मास में क्या नहीं करते | चातुर्मास में गाड़ी ख़रीद सकते हैं क्या | चातुर्मास में शादी क्यों नहीं होती
hg: chaturmas kya hota hai | chaturmas kab se kab tak hota hai | chaturmas me shadi kyu nahi hoti | chaturmas me kya nahi khana chahiye | chaumase me ghar shift kar sakte hai kya | dev so gaye matlab | chaturmas me kya nahi karte | chaturmas me gaadi kharid sakte hai kya | chaturmas me shaadi kyu nahi hoti
@what classical wide PUR
en: Chaturmas is the four months from Devshayani ekadashi (Ashadh) to Devuthani ekadashi (Kartik), about July to November, in which Vishnu is said to sleep. It is a time of vows and study.
hi: चातुर्मास देवशयनी एकादशी (आषाढ़) से देवउठनी एकादशी (कार्तिक) तक के चार महीने हैं, लगभग जुलाई से नवंबर, जब विष्णु शयन करते माने जाते हैं। यह व्रत और अध्ययन का समय है।
hg: Chaturmas Devshayani ekadashi (Ashadh) se Devuthani ekadashi (Kartik) tak ke chaar mahine hain, lagbhag July se November, jab Vishnu shayan karte maane jaate hain. Yeh vrat aur adhyayan ka samay hai.
@ok modern regional CUSTOM
en: In chaturmas northern families hold no weddings or house entry; renting, moving for work, purchases and daily life go on. In the south Shravan's month is well used for weddings, so follow your family.
hi: चातुर्मास में उत्तर के परिवार विवाह और गृह प्रवेश नहीं करते; किराए का घर, काम के लिए जाना, ख़रीद और रोज़ का जीवन चलता है। दक्षिण में श्रावण में विवाह होते हैं, अपने कुल की रीति मानें।
hg: Chaturmas me uttar ke parivar vivah aur griha pravesh nahi karte; kiraye ka ghar, kaam ke liye jaana, kharid aur roz ka jeevan chalta hai. Dakshin me Shravan me vivah hote hain, apne kul ki reeti maanein.
@which modern regional CUSTOM
en: For chaturmas many give up one thing: leafy greens in Shravan, curd in Bhadrapad, milk in Ashwin, split pulses in Kartik, or onion and garlic throughout. It is a vow by choice, and health comes first.
hi: चातुर्मास में कई लोग एक वस्तु छोड़ते हैं: श्रावण में साग, भाद्रपद में दही, आश्विन में दूध, कार्तिक में दाल, या पूरे समय प्याज़-लहसुन। यह इच्छा का व्रत है, स्वास्थ्य पहले।
hg: Chaturmas me kai log ek cheez chhodte hain: Shravan me saag, Bhadrapad me dahi, Ashwin me doodh, Kartik me dal, ya poore samay pyaz-lehsun. Yeh ichchha ka vrat hai, swasthya pehle.
@do modern most CUSTOM
en: Not begun in chaturmas, in north and west India: wedding, house entry, mundan, janeu, consecration. Fine: cars and jobs, rent, treatment, travel, festivals such as Navratri, and all puja. Who is ill, old or pregnant keeps no food vow.
hi: चातुर्मास में उत्तर और पश्चिम भारत में शुरू नहीं करते: विवाह, गृह प्रवेश, मुंडन, जनेऊ, प्रतिष्ठा। ठीक है: गाड़ी, नौकरी, किराया, इलाज, यात्रा, नवरात्र जैसे पर्व, सारी पूजा। बीमार, वृद्ध, गर्भवती भोजन का नियम न लें।
hg: Chaturmas me uttar aur pashchim Bharat me shuru nahi karte: vivah, griha pravesh, mundan, janeu, pratishtha. Theek hai: gaadi, naukri, kiraya, ilaaj, yatra, Navratri jaise parv, saari puja. Bimar, buzurg, garbhvati bhojan ka niyam na lein.

# disha-shool almanac
@names
en: disha shool, direction to avoid for travel, disha shoola
hi: दिशाशूल, दिशा शूल
hg: dishashool, disha shul, dishashul
@ask
en: what is disha shool | which direction should not be travelled on which day | I have to travel west on sunday is it fine | remedy for disha shool | does disha shool matter for daily office | disha shool for flights | which side is disha shool on thursday | disha shool today which direction | disha shool on wednesday north | remedy disha shool monday east flight | kya disha shool office jane me lagta hai
hi: दिशाशूल क्या होता है | किस दिन किस दिशा में यात्रा नहीं करनी चाहिए | दिशाशूल का उपाय | सोमवार को पूर्व दिशा में जा सकते हैं क्या | रोज़ ऑफ़िस जाने में दिशाशूल लगता है क्या | गुरुवार को दक्षिण दिशा की यात्रा | दिशाशूल में क्या खाकर निकलें | आज का दिशाशूल किस दिशा में | बुधवार को किस दिशा में न जाएँ | दिशाशूल में जाना ज़रूरी हो तो | दफ़्तर जाने में दिशाशूल लगता है क्या
hg: dishashool kya hota hai | kis din kis disha me yatra nahi karni chahiye | disha shool ka upay | somvar ko east ja sakte hai kya | roz office jane me disha shool lagta hai kya | guruvar ko dakshin disha ki yatra | disha shul me kya kha ke nikle | flight me dishashool dekhte hai kya | aaj ka dishashool kis disha me | budhvar ko kis disha me na jaye | dishashool me jana jaruri ho to | office jane me dishashool lagta hai kya
@what classical wide MCH
en: Disha shool is the direction in which long journeys are not begun on a weekday: east on Monday and Saturday, west on Sunday and Friday, north on Tuesday and Wednesday, south on Thursday.
hi: दिशाशूल वह दिशा है जिसमें किसी वार को लंबी यात्रा शुरू नहीं करते: सोमवार-शनिवार पूर्व, रविवार-शुक्रवार पश्चिम, मंगलवार-बुधवार उत्तर, गुरुवार दक्षिण।
hg: Dishashool woh disha hai jisme kisi vaar ko lambi yatra shuru nahi karte: Somvar-Shanivar poorv, Ravivar-Shukravar paschim, Mangalvar-Budhvar uttar, Guruvar dakshin.
@do modern most CUSTOM
en: If you must travel towards disha shool, custom eats something first: ghee or milk on Sunday, look in a mirror or milk on Monday, jaggery Tuesday, coriander or til Wednesday, curd Thursday, barley Friday, ginger or urad Saturday.
hi: दिशाशूल में जाना ही हो तो कुछ खाकर निकलते हैं: रविवार घी, सोमवार दर्पण देखकर या दूध, मंगलवार गुड़, बुधवार धनिया या तिल, गुरुवार दही, शुक्रवार जौ, शनिवार अदरक या उड़द।
hg: Dishashool me jaana hi ho to kuch khakar nikalte hain: Ravivar ghee, Somvar darpan dekhkar ya doodh, Mangalvar gud, Budhvar dhaniya ya til, Guruvar dahi, Shukravar jau, Shanivar adrak ya urad.
@ok modern most CUSTOM
en: Disha shool does not count for the daily way to work, school or a doctor, nor when you return the same day. A booked flight or train is simply taken; a prayer for the way is enough.
hi: रोज़ के दफ़्तर, स्कूल, डॉक्टर या उसी दिन लौटने में दिशाशूल नहीं लगता। टिकट बुक हो तो चल पड़ें; यात्रा की छोटी प्रार्थना काफ़ी है।
hg: Roz ke office, school, doctor ya usi din lautne me dishashool nahi lagta. Ticket book ho to chal padein; yatra ki chhoti prarthna kaafi hai.
@why modern most CUSTOM
en: Each weekday was given a quarter that its graha dislikes; the corners follow by some lists, such as south-east on Monday and north-west on Tuesday. It was for long journeys on foot; today it is courtesy to custom.
hi: हर वार को वह दिशा दी गई जो उसके ग्रह को प्रिय नहीं; कुछ सूचियाँ कोने भी जोड़ती हैं, जैसे सोमवार को आग्नेय, मंगलवार को वायव्य। यह पैदल लंबी यात्रा के लिए था; आज रिवाज भर है।
hg: Har vaar ko woh disha di gayi jo uske grah ko priya nahi; kuch soochiyan kone bhi jodti hain, jaise Somvar ko aagneya, Mangalvar ko vayavya. Yeh paidal lambi yatra ke liye tha; aaj riwaz bhar hai.

# hora almanac
@names
en: hora, planetary hour, planetary hours
hi: होरा, ग्रह होरा
hg: hora kya, grah hora, hora muhurat
@ask
en: what is hora | which hora is good for money | which hora for buying gold | how is hora counted | venus hora for marriage talk | hora for interview or exam | is saturn hora bad | hora in which planet for job interview | how to calculate hora | shukra hora today | which hora for money | hora at night
en: which hora is good to submit a tender | hora for signing a deal on saturday afternoon
hi: होरा क्या होती है | कौन सी होरा किस काम के लिए | होरा कैसे निकालते हैं | शुक्र की होरा में क्या करें | गुरु की होरा में क्या करें | शनि की होरा बुरी होती है क्या | इंटरव्यू के लिए कौन सी होरा | इंटरव्यू के लिए कौन सी होरा | होरा कैसे निकालें | शुक्र की होरा कब | धन के लिए कौन सी होरा | रात की होरा
hi: टेंडर किस होरा में जमा करें | शनिवार दोपहर कौन सी होरा अच्छी
hg: hora kya hoti hai | konsi hora kis kaam ke liye | hora kaise nikalte hai | shukra ki hora me kya kare | guru ki hora me kya kare | shani ki hora buri hoti hai kya | interview ke liye konsi hora | interview ke liye konsi hora | hora kaise nikale | shukra ki hora kab | dhan ke liye konsi hora | raat ki hora
hg: tender kis hora me jama kare | shanivar dopahar konsi hora achi
@what classical most SS
en: A hora is a planetary hour. The first from sunrise belongs to the weekday's graha, then they follow in the order Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars.
hi: होरा ग्रह का घंटा है। सूर्योदय से पहली होरा वार के ग्रह की, फिर क्रम है सूर्य, शुक्र, बुध, चंद्र, शनि, गुरु, मंगल।
hg: Hora grah ka ghanta hai. Suryoday se pehli hora vaar ke grah ki, phir kram hai Surya, Shukra, Budh, Chandra, Shani, Guru, Mangal.
@which modern most JYOTISH
en: Jupiter's hora suits all good works, Venus's marriage talks and buying clothes, Mercury's study and trade, the Moon's travel, the Sun's offices, Mars's land and sport, Saturn's iron, labour and patience.
hi: गुरु की होरा सब शुभ काम को, शुक्र की विवाह-बात और वस्त्र को, बुध की पढ़ाई-व्यापार को, चंद्र की यात्रा को, सूर्य की सरकारी काम को, मंगल की भूमि-खेल को, शनि की लोहे-मेहनत को ठीक है।
hg: Guru ki hora sab shubh kaam ko, Shukra ki vivah-baat aur vastra ko, Budh ki padhai-vyapar ko, Chandra ki yatra ko, Surya ki sarkari kaam ko, Mangal ki bhoomi-khel ko, Shani ki lohe-mehnat ko theek hai.
@how classical most SS
en: Sunrise to sunset is cut into twelve horas and the night into twelve more, each about an hour. The first bears the weekday's lord; every sixth planet from it follows: after Sun Venus, Mercury, Moon, Saturn, Jupiter, Mars.
hi: सूर्योदय से सूर्यास्त को बारह होराओं में और रात को बारह में बाँटते हैं, हर एक लगभग एक घंटा। पहली वार के स्वामी की, फिर क्रम: सूर्य, शुक्र, बुध, चंद्र, शनि, गुरु, मंगल।
hg: Suryoday se suryast ko barah hora me aur raat ko barah me baantte hain, har ek lagbhag ek ghanta. Pehli vaar ke swami ki, phir kram: Surya, Shukra, Budh, Chandra, Shani, Guru, Mangal.
@see choghadiya

# panchang-word almanac
@names
en: panchang, panchangam, hindu almanac, five limbs of panchang, 5 things in panchang, five things in panchang
hi: पंचांग, पञ्चाङ्ग, पंचांग के पाँच अंग
hg: panchang kya, panchangam, panchaang, panchang ke paanch ang
@ask
en: what is a panchang | what are the five limbs of the panchang | how do I read a panchang | why do two panchangs show different dates | which panchang is the most correct | is the panchang the same in delhi and new york | drik or vakya panchangam | what are the five parts of panchang | how to read panchang daily | what is vaar tithi nakshatra yoga karana meaning | which panchang is correct drik or vakya | today panchang which thing to see first
en: which five parts make up an almanac
en: what are the five parts of a panchang, one line on each for school homework | five limbs of the almanac for my son's project
en: what does upto 13:20 next to the nakshatra in the calendar mean
hi: पंचांग क्या होता है | पंचांग के पाँच अंग कौन से हैं | पंचांग कैसे देखते हैं | दो पंचांग में अलग तिथि क्यों | कौन सा पंचांग सही है | विदेश में कौन सा पंचांग देखें | पंचांग पढ़ना कैसे सीखें | पंचांग के पाँच अंग कौन से हैं | रोज़ पंचांग कैसे देखें | तिथि वार नक्षत्र योग करण का अर्थ | दृक और वाक्य पंचांग में कौन सा सही | पंचांग में सबसे पहले क्या देखें
hi: पंचांग किन पाँच चीज़ों से बनता है
hi: पंचांग के पाँच अंग एक-एक लाइन में, बच्चे का प्रोजेक्ट है
hi: कैलेंडर में नक्षत्र के आगे 13:20 तक लिखा है, मतलब क्या
hg: panchang kya hota hai | panchang ke paanch ang konse hai | panchang kaise dekhte hai | do panchang me alag tithi kyu | konsa panchang sahi hai | videsh me konsa panchang dekhe | panchang kaise padhe | panchang ke paanch ang konse hai | roz panchang kaise dekhe | tithi vaar nakshatra yog karan ka matlab | drik aur vakya panchang me konsa sahi | panchang me sabse pehle kya dekhe
hg: panchang kin paanch cheezon se banta hai
hg: panchang ke 5 ang ek ek line me, bacche ka school project hai
hg: calendar me nakshatra ke aage 13:20 tak likha hai matlab kya
@what classical wide SS
en: A panchang is the Hindu almanac, named after its five limbs: tithi, vaar (weekday), nakshatra, yoga and karana. It tells the quality of a day and the dates of festivals.
hi: पंचांग हिंदू कालदर्शक है, नाम इसके पाँच अंगों से: तिथि, वार, नक्षत्र, योग और करण। इससे दिन का गुण और पर्वों की तिथियाँ जानते हैं।
hg: Panchang hindu kaaldarshak hai, naam iske paanch angon se: tithi, vaar, nakshatra, yog aur karan. Isse din ka gun aur parvon ki tithiyan jaante hain.
@why modern most ASTRO
en: Two panchangs differ because they use another place, other tables (modern drik or old vakya) or another rule for a festival. Use one for your own place: abroad, tithis and sunrise are not those of India.
hi: दो पंचांग इसलिए अलग होते हैं कि स्थान, गणना (नई दृक् या पुरानी वाक्य) या पर्व का नियम अलग है। अपने स्थान का पंचांग लें: विदेश में तिथि और सूर्योदय भारत वाले नहीं होते।
hg: Do panchang isliye alag hote hain ki sthan, ganana (nayi drik ya purani vakya) ya parv ka niyam alag hai. Apne sthan ka panchang lein: videsh me tithi aur suryoday Bharat wale nahi hote.
@which classical wide SS
en: The five limbs: tithi, 12° of Moon minus Sun, 30 a month; vaar, sunrise to sunrise, 7; nakshatra, the Moon's place, 27; yoga, 13°20' of Sun plus Moon, 27; karana, half a tithi, 11 names.
hi: पाँच अंग: तिथि, चंद्र-सूर्य का 12° अंतर, मास में 30; वार, सूर्योदय से सूर्योदय, 7; नक्षत्र, चंद्र का स्थान, 27; योग, सूर्य और चंद्र के जोड़ का 13°20', 27; करण, आधी तिथि, 11 नाम।
hg: Paanch ang: tithi, Chandra-Surya ka 12° antar, mahine me 30; vaar, suryoday se suryoday, 7; nakshatra, Chandra ka sthan, 27; yog, Surya aur Chandra ke jod ka 13°20', 27; karan, aadhi tithi, 11 naam.
@how modern most CUSTOM
en: Read a panchang so: tithi for the fast or festival, vaar for the deity, nakshatra for the work, then rahu kaal, bhadra and abhijit for the hour. Sunrise of your own place comes first.
hi: पंचांग ऐसे देखें: व्रत-त्योहार के लिए तिथि, देवता के लिए वार, काम के लिए नक्षत्र, फिर घंटे के लिए राहु काल, भद्रा, अभिजित। पहले अपने स्थान का सूर्योदय।
hg: Panchang aise dekhein: vrat-tyohar ke liye tithi, devta ke liye vaar, kaam ke liye nakshatra, phir ghante ke liye rahu kaal, bhadra, abhijit. Pehle apne sthan ka suryoday.
@how classical wide SS
en: "Upto 13:20" beside a tithi or nakshatra in the calendar means that it ends at that clock time (1:20 pm) and the next begins; "24+" or a next date means after midnight. The time belongs to the place for which it is printed.
hi: कैलेंडर में तिथि या नक्षत्र के आगे "13:20 तक" का अर्थ है कि वह उस समय (दोपहर 1:20) समाप्त होकर अगला शुरू होता है; "24+" या अगली तारीख़ यानी आधी रात के बाद। समय उस जगह का होता है जिसके लिए छपा है।
hg: Calendar me tithi ya nakshatra ke aage "13:20 tak" ka matlab hai ki woh us samay (dopahar 1:20) khatam hokar agla shuru hota hai; "24+" ya agli date yaani aadhi raat ke baad. Samay us jagah ka hota hai jiske liye chhapa hai.
@see tithi-word, nitya-yoga, karana-word
@link /hindu-festivals

# nitya-yoga almanac
@names
en: nitya yoga, panchang yoga, yoga of the day, vyatipata
hi: नित्य योग, पंचांग का योग, व्यतीपात
hg: nitya yog, panchang ka yog, vyatipat, aaj ka yog matlab
@ask
en: what is yoga in the panchang | how many yogas are there in panchang | which panchang yogas are bad | what is vyatipata | is vaidhriti yoga inauspicious | siddhi yoga and shubha yoga meaning | names of 27 yogas of panchang | siddhi yoga meaning in panchang | born in vyatipata yoga
hi: पंचांग में योग क्या होता है | 27 योग कौन से हैं | अशुभ योग कौन से हैं पंचांग में | व्यतीपात योग क्या है | वैधृति योग में क्या न करें | सिद्धि योग का मतलब | पंचांग के 27 योगों के नाम | पंचांग में सिद्धि योग | व्यतीपात योग में जन्म
hg: panchang me yog kya hota hai | 27 yog konse hai | panchang me ashubh yog konse hai | vyatipat yog kya hai | vaidhriti yog me kya na kare | siddhi yog ka matlab | panchang ke 27 yog ke naam | panchang me siddhi yog | vyatipat yog me janm
@what classical wide SS
en: Yoga in the panchang is one of 27 parts of the Sun's and Moon's longitudes added together. It has nothing to do with the yogas of a birth chart or with exercise.
hi: पंचांग का योग सूर्य और चंद्र के अंशों के जोड़ के 27 भागों में से एक है। इसका कुंडली के योग या योगासन से संबंध नहीं।
hg: Panchang ka yog Surya aur Chandra ke anshon ke jod ke 27 bhagon me se ek hai. Iska kundli ke yog ya yogasan se sambandh nahi.
@which classical wide MCH
en: Of the 27, Vyatipata and Vaidhriti are left out for auspicious beginnings, and of Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra and Parigha only the first part. The others are good or fine.
hi: 27 में व्यतीपात और वैधृति शुभ आरंभ में छोड़ते हैं, तथा विष्कंभ, अतिगंड, शूल, गंड, व्याघात, वज्र और परिघ का केवल पहला भाग। बाक़ी अच्छे या ठीक हैं।
hg: 27 me Vyatipat aur Vaidhriti shubh aarambh me chhodte hain, tatha Vishkambh, Atigand, Shool, Gand, Vyaghat, Vajra aur Parigh ka keval pehla bhag. Baaki achhe ya theek hain.
@how classical wide SS
en: The 27 run: Vishkambha, Priti, Ayushman, Saubhagya, Shobhana, Atiganda, Sukarma, Dhriti, Shula, Ganda, Vriddhi, Dhruva, Vyaghata, Harshana, Vajra, Siddhi, Vyatipata, Variyana, Parigha, Shiva, Siddha, Sadhya, Shubha, Shukla, Brahma, Indra, Vaidhriti.
hi: 27 योग हैं: विष्कंभ, प्रीति, आयुष्मान, सौभाग्य, शोभन, अतिगंड, सुकर्मा, धृति, शूल, गंड, वृद्धि, ध्रुव, व्याघात, हर्षण, वज्र, सिद्धि, व्यतीपात, वरीयान, परिघ, शिव, सिद्ध, साध्य, शुभ, शुक्ल, ब्रह्म, इंद्र, वैधृति।
hg: 27 yog hain: Vishkambh, Priti, Ayushman, Saubhagya, Shobhan, Atigand, Sukarma, Dhriti, Shool, Gand, Vriddhi, Dhruv, Vyaghat, Harshan, Vajra, Siddhi, Vyatipat, Variyan, Parigh, Shiv, Siddha, Sadhya, Shubh, Shukla, Brahma, Indra, Vaidhriti.
@ok modern most JYOTISH
en: A birth in Vyatipata, Vaidhriti or any other yoga is no misfortune; many people are born in them. A few families do a small shanti; a lamp and a gift are enough.
hi: व्यतीपात, वैधृति या किसी भी योग में जन्म दुर्भाग्य नहीं; बहुत लोग इनमें जन्मते हैं। कुछ परिवार छोटी शांति करते हैं; दीपक और दान काफ़ी है।
hg: Vyatipat, Vaidhriti ya kisi bhi yog me janm durbhagya nahi; bahut log inme janmte hain. Kuch parivar chhoti shanti karte hain; deepak aur daan kaafi hai.

# karana-word almanac
@names
en: karana, karanas, half tithi
hi: करण, करण पंचांग
hg: karan panchang, karana kya, karan
@ask
en: what is karana in the panchang | how many karanas are there | which karana is good for new work | names of the eleven karanas | is vishti the bad karana | bava balava kaulava meaning | which karana is good for what work | is my birth karana vishti bad
en: number and names of the karanas
hi: करण क्या होता है | करण कितने होते हैं | शुभ करण कौन सा है | ग्यारह करणों के नाम | बव बालव कौलव का मतलब | पंचांग में करण क्यों देखते हैं | कौन सा करण किस काम का | विष्टि करण में जन्म बुरा है क्या
hi: करण कुल कितने हैं और नाम
hg: karan kya hota hai panchang me | karan kitne hote hai | shubh karan konsa hai | 11 karan ke naam | bav balav kaulav ka matlab | vishti karan bura hai kya | konsa karan kis kaam ka | vishti karan me janm bura hai kya
hg: kul karan kitne hote hai naam sahit
@what classical wide SS
en: A karana is half a tithi, so there are sixty in a lunar month. Seven repeat: Bava, Balava, Kaulava, Taitila, Gara, Vanija, Vishti; four come once: Shakuni, Chatushpada, Naga, Kimstughna.
hi: करण तिथि का आधा भाग है, इसलिए चंद्र मास में साठ होते हैं। सात दोहराते हैं: बव, बालव, कौलव, तैतिल, गर, वणिज, विष्टि; चार एक बार: शकुनि, चतुष्पद, नाग, किंस्तुघ्न।
hg: Karan tithi ka aadha bhag hai, isliye chandra maas me saath hote hain. Saat dohrate hain: Bav, Balav, Kaulav, Taitil, Gar, Vanij, Vishti; chaar ek baar: Shakuni, Chatushpad, Nag, Kinstughna.
@ok classical most MCH
en: Bava, Balava, Kaulava, Taitila, Gara and Vanija are good for beginnings. Vishti is bhadra and left out, the four fixed ones around new moon suit rites for the ancestors.
hi: बव, बालव, कौलव, तैतिल, गर और वणिज शुरुआत के लिए अच्छे हैं। विष्टि ही भद्रा है, उसे छोड़ते हैं; अमावस्या के पास के चार स्थिर करण पितृ कार्य को ठीक हैं।
hg: Bav, Balav, Kaulav, Taitil, Gar aur Vanij shuruaat ke liye achhe hain. Vishti hi bhadra hai, use chhodte hain; amavasya ke paas ke chaar sthir karan pitru karya ko theek hain.
@do classical most MCH
en: Bava suits health and lasting works, Balava rites and study, Kaulava friendship and marriage, Taitila house and service, Gara land and farming, Vanija trade. A birth in Vishti is no misfortune.
hi: बव पुष्टि और टिकाऊ काम, बालव पूजा और पढ़ाई, कौलव मित्रता-विवाह, तैतिल घर और सेवा, गर भूमि-खेती, वणिज व्यापार के लिए अच्छा। विष्टि में जन्म कोई दुर्भाग्य नहीं।
hg: Bava pushti aur tikaau kaam, Balava puja aur padhai, Kaulava mitrata-vivah, Taitila ghar aur seva, Gara bhoomi-kheti, Vanija vyapar ke liye achha. Vishti me janm koi durbhagya nahi.
@see bhadra

# paksha-word almanac
@names
en: paksha, shukla paksha, krishna paksha, waxing and waning moon
hi: पक्ष, शुक्ल पक्ष, कृष्ण पक्ष
hg: paksh, shukla paksh, krishna paksh, sudi vadi
@ask
en: what is paksha | difference between shukla and krishna paksha | which paksha is good for new work | sudi and vadi meaning | is a child born in krishna paksha unlucky | which half month is bright | which paksha is good for starting work | difference between sudi and vadi | born in krishna paksha good or bad | how many days in paksha
hi: पक्ष क्या होता है | शुक्ल पक्ष और कृष्ण पक्ष में अंतर | शुभ काम किस पक्ष में करें | सुदी और वदी क्या होता है | कृष्ण पक्ष में जन्म अशुभ है क्या | शुक्ल पक्ष कितने दिन का होता है | किस पक्ष में काम शुरू करें | सुदी और बदी में अंतर | कृष्ण पक्ष में जन्म अच्छा या बुरा | एक पक्ष में कितने दिन
hg: paksha kya hota hai | shukla paksh aur krishna paksh me antar | shubh kaam kis paksh me kare | sudi vadi kya hota hai | krishna paksh me janm ashubh hai kya | shukla paksh kitne din ka hota hai | kis paksha me kaam shuru kare | sudi aur badi me antar | krishna paksha me janm acha ya bura | ek paksha me kitne din
@what classical wide SS
en: A paksha is half a lunar month of fifteen tithis: shukla (bright, sudi) from new to full moon, krishna (dark, vadi) from full to new moon.
hi: पक्ष चंद्र मास का आधा भाग है, पंद्रह तिथियाँ: शुक्ल (सुदी) अमावस्या से पूर्णिमा, कृष्ण (वदी) पूर्णिमा से अमावस्या तक।
hg: Paksha chandra maas ka aadha bhag hai, pandrah tithiyan: shukla (sudi) amavasya se purnima, krishna (vadi) purnima se amavasya tak.
@ok classical most MCH
en: Shukla paksha is preferred for beginnings and growth; the first days of krishna paksha are fine too, and many feasts such as Janmashtami fall in it. A birth in either half is equally blessed.
hi: शुरुआत और वृद्धि के लिए शुक्ल पक्ष पसंद है; कृष्ण पक्ष के पहले दिन भी ठीक हैं, और जन्माष्टमी जैसे पर्व इसी में हैं। दोनों पक्षों का जन्म समान शुभ है।
hg: Shuruaat aur vriddhi ke liye shukla paksha pasand hai; krishna paksha ke pehle din bhi theek hain, aur Janmashtami jaise parv isi me hain. Dono pakshon ka janm samaan shubh hai.
@why classical most MCH
en: The growing Moon is read as growing strength, so house entry, weddings and study begin in the bright half; the dark half suits ending, cleaning, debts, ancestors and Shiva's and Kali's worship.
hi: बढ़ता चंद्र बढ़ते बल का चिह्न है, इसलिए गृह प्रवेश, विवाह, विद्या शुक्ल पक्ष में; कृष्ण पक्ष समाप्ति, सफ़ाई, क़र्ज़ चुकाने, पितर और शिव-काली की पूजा का।
hg: Badhta Chandra badhte bal ka chinh hai, isliye griha pravesh, vivah, vidya shukla paksha me; krishna paksha samaapti, safai, karz chukane, pitar aur Shiv-Kali ki puja ka.

# hindu-months almanac
@names
en: hindu months, purnimanta, amanta, names of hindu months
hi: हिंदू महीने, हिन्दी महीने, पूर्णिमांत, अमांत
hg: hindu mahine, hindi mahine ke naam, purnimant, amant
@ask
en: what are the names of the hindu months | which hindu month is running in march | purnimanta and amanta difference | why is my krishna paksha month different in gujarat | when does the hindu new year start | how do hindu months match english months | why is sawan different in maharashtra and up | which hindu month now festivals in each month | which month is good for marriage
hi: हिंदू महीनों के नाम क्या हैं | पूर्णिमांत और अमांत में अंतर | हिंदू नया साल कब शुरू होता है | अंग्रेज़ी महीनों के हिसाब से हिंदू महीने | महाराष्ट्र और उत्तर प्रदेश में सावन अलग क्यों | चैत्र वैशाख कौन से महीने हैं | किस हिंदू महीने में कौन सा त्योहार | हिंदू महीनों के नाम कैसे पड़े
hg: hindu mahino ke naam batao | purnimant aur amant me antar | hindu naya saal kab shuru hota hai | english month ke hisab se hindi mahine | maharashtra aur up me sawan alag kyu | chaitra vaishakh konse mahine hai | kis hindu mahine me konsa tyohar | hindu mahino ke naam kaise pade
@which classical wide SS
en: The Hindu months are Chaitra (about March–April), Vaishakh, Jyeshtha, Ashadh, Shravan, Bhadrapad, Ashwin, Kartik, Margashirsha, Paush, Magh and Phalgun (February–March).
hi: हिंदू महीने हैं चैत्र (लगभग मार्च–अप्रैल), वैशाख, ज्येष्ठ, आषाढ़, श्रावण, भाद्रपद, आश्विन, कार्तिक, मार्गशीर्ष, पौष, माघ और फाल्गुन (फ़रवरी–मार्च)।
hg: Hindu mahine hain Chaitra (lagbhag March–April), Vaishakh, Jyeshtha, Ashadh, Shravan, Bhadrapad, Ashwin, Kartik, Margashirsha, Paush, Magh aur Phalgun (February–March).
@why classical wide SS
en: In the north a month ends with the full moon (purnimanta), in the west and south with the new moon (amanta). So the dark half bears another month's name, while the festival day is the same.
hi: उत्तर में महीना पूर्णिमा पर पूरा होता है (पूर्णिमांत), पश्चिम-दक्षिण में अमावस्या पर (अमांत)। इसलिए कृष्ण पक्ष के महीने का नाम अलग होता है, पर्व का दिन वही।
hg: Uttar me mahina purnima par poora hota hai (purnimant), paschim-dakshin me amavasya par (amant). Isliye krishna paksha ke mahine ka naam alag hota hai, parv ka din wahi.
@what classical wide SS
en: Each Hindu month is named after the nakshatra near which its full Moon stands: Chaitra from Chitra, Vaishakh Vishakha, Jyeshtha, Ashadh, Shravan and Bhadrapad from those of like name, Ashwin Ashwini, Kartik Krittika, Margashirsha Mrigashira, Paush Pushya, Magh Magha, Phalgun Phalguni.
hi: हर हिंदू महीना उस नक्षत्र से नाम पाता है जिसके पास पूर्णिमा का चंद्र होता है: चित्रा से चैत्र, विशाखा से वैशाख, ज्येष्ठा से ज्येष्ठ, आषाढ़ा से आषाढ़, श्रवण से श्रावण, भाद्रपदा से भाद्रपद, अश्विनी से आश्विन, कृत्तिका से कार्तिक, मृगशिरा से मार्गशीर्ष, पुष्य से पौष, मघा से माघ, फाल्गुनी से फाल्गुन।
hg: Har Hindu mahina us nakshatra se naam paata hai jiske paas purnima ka Chandra hota hai: Chitra se Chaitra, Vishakha se Vaishakh, Jyeshtha se Jyeshtha, Ashadha se Ashadh, Shravan se Shravan, Bhadrapada se Bhadrapad, Ashwini se Ashwin, Krittika se Kartik, Mrigashira se Margashirsha, Pushya se Paush, Magha se Magh, Phalguni se Phalgun.

# vikram-samvat almanac
@names
en: vikram samvat, shaka samvat, hindu year, saka era
hi: विक्रम संवत, शक संवत, हिंदू वर्ष
hg: vikram samvat, shak samvat, samvat kya
@ask
en: what is vikram samvat | how many years ahead is vikram samvat | difference between vikram and shaka samvat | when does vikram samvat start | which samvat is official in india | why does the gujarati year start at diwali | how to convert year to vikram samvat | who started vikram samvat
hi: विक्रम संवत क्या है | विक्रम संवत कितने साल आगे है | विक्रम और शक संवत में अंतर | विक्रम संवत कब से शुरू होता है | भारत का सरकारी संवत कौन सा है | गुजराती नया साल दिवाली पर क्यों | सन् से विक्रम संवत कैसे निकालें | विक्रम संवत किसने चलाया
hg: vikram samvat kya hai | vikram samvat kitne saal aage hai | vikram aur shak samvat me antar | vikram samvat kab shuru hota hai | bharat ka sarkari samvat konsa hai | gujarati naya saal diwali pe kyu | san se vikram samvat kaise nikale | vikram samvat kisne chalaya
@what classical wide SS
en: Vikram Samvat is the year count that runs 57 years ahead of the common year, 56 in the months before its new year. It begins with Chaitra in the north and with Kartik, after Diwali, in Gujarat.
hi: विक्रम संवत वह वर्ष गणना है जो ईस्वी से 57 वर्ष आगे है, नव वर्ष से पहले के महीनों में 56। यह उत्तर में चैत्र से, गुजरात में दिवाली बाद कार्तिक से शुरू होता है।
hg: Vikram Samvat woh varsh ganana hai jo isvi se 57 varsh aage hai, nav varsh se pehle ke mahinon me 56. Yeh uttar me Chaitra se, Gujarat me Diwali baad Kartik se shuru hota hai.
@which modern wide OFFICIAL
en: Shaka Samvat is 78 years behind the common year and is the era of India's national calendar, which begins on 22 March, or 21 March in leap years. Panchangs print both.
hi: शक संवत ईस्वी से 78 वर्ष पीछे है और भारत के राष्ट्रीय पंचांग का संवत है, जो 22 मार्च, लीप वर्ष में 21 मार्च, से शुरू होता है। पंचांग दोनों छापते हैं।
hg: Shak Samvat isvi se 78 varsh peechhe hai aur Bharat ke rashtriya panchang ka samvat hai, jo 22 March, leap varsh me 21 March, se shuru hota hai. Panchang dono chhapte hain.
@how classical wide SS
en: Add 57 to the common year from Chaitra on (56 before it): after the new year in spring 2026 it is Vikram Samvat 2083; for Shaka subtract 78, so 1948. Tradition names King Vikramaditya of Ujjain as its founder.
hi: चैत्र से सन् में 57 जोड़ें (उससे पहले 56): 2026 के वसंत में नववर्ष के बाद विक्रम संवत 2083; शक के लिए 78 घटाएँ, 1948। परंपरा उज्जैन के राजा विक्रमादित्य को इसका प्रवर्तक मानती है।
hg: Chaitra se san me 57 jodein (usse pehle 56): 2026 ke vasant me nav varsh ke baad Vikram Samvat 2083; Shaka ke liye 78 ghatayein, 1948. Parampara Ujjain ke raja Vikramaditya ko iska shuru karne wala maanti hai.

# sankranti-word almanac
@names
en: sankranti meaning, solar ingress, sankramana
hi: संक्रांति, सूर्य संक्रांति
hg: sankranti kya, surya sankranti, sankrant
@ask
en: what is sankranti | how many sankrantis in a year | what to do on sankranti | what is punya kaal | why is makar sankranti special among them | why is makar sankranti nearly always on the same date | list of sankranti dates | what is punya kaal of sankranti
hi: संक्रांति क्या होती है | साल में कितनी संक्रांति होती हैं | संक्रांति को क्या करना चाहिए | पुण्य काल क्या होता है | मकर संक्रांति एक ही तारीख़ को क्यों आती है | संक्रांति को क्या दान करें | बारह संक्रांति की तारीख़ें | संक्रांति का पुण्य काल क्या है
hg: sankranti kya hoti hai | saal me kitni sankranti hoti hai | sankranti ko kya karna chahiye | punya kaal kya hota hai | makar sankranti ek hi date pe kyu aati hai | sankranti ko kya daan kare | barah sankranti ki tarikh | sankranti ka punya kaal kya hai
@what classical wide SS
en: Sankranti is the Sun's entry into a new sign, twelve times a year; each begins a solar month. Makar Sankranti in January and Mesh Sankranti in April are the best known.
hi: संक्रांति सूर्य का नई राशि में प्रवेश है, साल में बारह बार; हर एक से सौर मास शुरू होता है। जनवरी की मकर और अप्रैल की मेष संक्रांति सबसे प्रसिद्ध हैं।
hg: Sankranti Surya ka nayi rashi me pravesh hai, saal me barah baar; har ek se saur maas shuru hota hai. January ki Makar aur April ki Mesh sankranti sabse prasiddh hain.
@do classical wide DS
en: On sankranti people bathe, offer water to the Sun and give food, til, jaggery or clothes in its punya kaal, the hours around the entry. Weddings and house entry avoid the day itself.
hi: संक्रांति पर लोग स्नान, सूर्य को अर्घ्य और पुण्य काल, प्रवेश के आसपास के घंटों, में अन्न, तिल, गुड़ या वस्त्र का दान करते हैं। विवाह और गृह प्रवेश उस दिन नहीं करते।
hg: Sankranti par log snan, Surya ko arghya aur punya kaal, pravesh ke aaspaas ke ghanton, me ann, til, gud ya vastra ka daan karte hain. Vivah aur griha pravesh us din nahi karte.
@when modern wide ASTRO
en: About these days the Sun enters: Makar 14 January, Kumbh 13 February, Meen 14 March, Mesh 14 April, Vrishabh 15 May, Mithun 15 June, Kark 16 July, Simha 17 August, Kanya 17 September, Tula 17 October, Vrishchik 16 November, Dhanu 16 December.
hi: सूर्य लगभग इन दिनों प्रवेश करता है: मकर 14 जनवरी, कुंभ 13 फ़रवरी, मीन 14 मार्च, मेष 14 अप्रैल, वृषभ 15 मई, मिथुन 15 जून, कर्क 16 जुलाई, सिंह 17 अगस्त, कन्या 17 सितंबर, तुला 17 अक्टूबर, वृश्चिक 16 नवंबर, धनु 16 दिसंबर।
hg: Surya lagbhag in dinon pravesh karta hai: Makar 14 January, Kumbh 13 February, Meen 14 March, Mesh 14 April, Vrishabh 15 May, Mithun 15 June, Kark 16 July, Simha 17 August, Kanya 17 September, Tula 17 October, Vrishchik 16 November, Dhanu 16 December.
@see uttarayan-word

# uttarayan-word almanac
@names
en: uttarayana, dakshinayana, northward course of the sun
hi: उत्तरायण, दक्षिणायन
hg: uttarayan kya, dakshinayan, uttarayana
@ask
en: what is uttarayana | difference between uttarayana and dakshinayana | when does uttarayan start | why is uttarayan auspicious | is dakshinayana bad for housewarming | why did bhishma wait for uttarayan | why did bhishma wait for uttarayan | uttarayan and makar sankranti same or not
hi: उत्तरायण क्या होता है | उत्तरायण और दक्षिणायन में अंतर | उत्तरायण कब से शुरू होता है | उत्तरायण शुभ क्यों है | दक्षिणायन में गृह प्रवेश कर सकते हैं क्या | भीष्म ने उत्तरायण की प्रतीक्षा क्यों की | भीष्म ने उत्तरायण की प्रतीक्षा क्यों की | उत्तरायण और मकर संक्रांति एक हैं क्या
hg: uttarayan kya hota hai | uttarayan aur dakshinayan me antar | uttarayan kab se shuru hota hai | uttarayan shubh kyu hai | dakshinayan me griha pravesh kar sakte hai kya | bhishma ne uttarayan ka wait kyu kiya | bhishma ne uttarayan ka wait kyu kiya | uttarayan aur makar sankranti ek hai kya
@what classical wide SS
en: Uttarayana is the half year in which the Sun moves north, by the panchang from Makar Sankranti to mid July; dakshinayana is the other half. In the sky it turns already about 21 December.
hi: उत्तरायण वह आधा वर्ष है जब सूर्य उत्तर चलता है, पंचांग में मकर संक्रांति से मध्य जुलाई; दक्षिणायन दूसरा आधा। आकाश में मोड़ लगभग 21 दिसंबर को ही आता है।
hg: Uttarayan woh aadha varsh hai jab Surya uttar chalta hai, panchang me Makar Sankranti se madhya July; dakshinayan doosra aadha. Aakash me mod lagbhag 21 December ko hi aata hai.
@ok classical most MCH
en: Uttarayana is held the day of the gods and preferred for house entry, thread ceremony and consecration. Dakshinayana is not bad: Navratri, Diwali and many weddings fall in it.
hi: उत्तरायण देवताओं का दिन माना जाता है, गृह प्रवेश, उपनयन और प्रतिष्ठा के लिए पसंद है। दक्षिणायन बुरा नहीं: नवरात्रि, दिवाली और कई विवाह इसी में होते हैं।
hg: Uttarayan devtaon ka din maana jaata hai, griha pravesh, upanayan aur pratishtha ke liye pasand hai. Dakshinayan bura nahi: Navratri, Diwali aur kai vivah isi me hote hain.
@why classical wide EPIC
en: In the Mahabharata Bhishma, who could choose his hour, lay on the bed of arrows until the Sun turned north, as the bright half year was held the better road. So uttarayana is dear for rites.
hi: महाभारत में भीष्म, जिन्हें इच्छा मृत्यु का वर था, सूर्य के उत्तर मुड़ने तक बाणों की शय्या पर रहे, क्योंकि उजला आधा वर्ष अच्छा मार्ग माना जाता था। इसलिए उत्तरायण संस्कारों के लिए प्रिय है।
hg: Mahabharat me Bhishma, jinhe ichchha mrityu ka var tha, Surya ke uttar mudne tak baanon ki shayya par rahe, kyunki ujla aadha varsh achha marg maana jaata tha. Isliye uttarayan sanskaron ke liye priya hai.

# dur-muhurta almanac
@names
en: durmuhurta, dur muhurtam, varjyam, amrit kaal
hi: दुर्मुहूर्त, वर्ज्यम, अमृत काल
hg: durmuhurat, durmuhurtam, varjyam, amrit kaal
@ask
en: what is durmuhurta | what is varjyam | what is amrit kaal | what should not be done in varjyam | how long is durmuhurtham | durmuhurta or rahu kaal which is worse | is amrit kaal good for everything
hi: दुर्मुहूर्त क्या होता है | वर्ज्यम क्या होता है | अमृत काल क्या होता है | दुर्मुहूर्त में क्या नहीं करना चाहिए | वर्ज्यम कितनी देर का होता है | अमृत काल में क्या करें
hg: durmuhurat kya hota hai | varjyam kya hota hai | amrit kaal kya hota hai | durmuhurtam me kya nahi karna chahiye | varjyam kitni der ka hota hai | amrit kaal me kya kare
@what classical most MCH
en: Durmuhurta are one or two of the day's fifteen 48-minute parts, set by weekday, in which beginnings are avoided. Varjyam, about an hour and a half, follows the nakshatra instead.
hi: दुर्मुहूर्त दिन के 48 मिनट वाले पंद्रह भागों में से एक-दो हैं, वार से तय, जिनमें शुरुआत टालते हैं। वर्ज्यम, लगभग डेढ़ घंटा, नक्षत्र से आता है।
hg: Durmuhurat din ke 48 minute wale pandrah bhagon me se ek-do hain, vaar se tay, jinme shuruaat taalte hain. Varjyam, lagbhag dedh ghanta, nakshatra se aata hai.
@ok modern most JYOTISH
en: Durmuhurta and varjyam only matter for new beginnings, mostly in the south; all that runs goes on. Amrit kaal, also from the nakshatra, is the good counterpart and suits any beginning.
hi: दुर्मुहूर्त और वर्ज्यम केवल नई शुरुआत के लिए, अधिकतर दक्षिण में, माने जाते हैं; चल रहा काम चलता है। अमृत काल, नक्षत्र से ही, अच्छा समय है और हर शुरुआत को ठीक।
hg: Durmuhurat aur varjyam keval nayi shuruaat ke liye, zyadatar dakshin me, maane jaate hain; chal raha kaam chalta hai. Amrit kaal, nakshatra se hi, achha samay hai aur har shuruaat ko theek.

# day-nakshatra almanac
@names
en: nakshatra of the day, tara bala, chandra bala, chandrashtama
hi: दिन का नक्षत्र, ताराबल, चंद्रबल, चंद्राष्टम
hg: din ka nakshatra, tara bal, chandra bal, chandrashtam
@ask
en: what does the nakshatra of the day mean | what is tara bala | what is chandra bala | what is chandrashtama | is my day good by nakshatra | which nakshatra days are good for travel or buying | moon in eighth from my rashi | today nakshatra for travel job marriage | names of nine taras | janma sampat vipat tara meaning | chandra bala good houses | pushya for what
en: my day went badly, was the Moon in my eighth sign
hi: आज के नक्षत्र का क्या मतलब होता है | ताराबल क्या होता है | चंद्रबल क्या होता है | चंद्राष्टम क्या होता है | यात्रा के लिए कौन सा नक्षत्र अच्छा | ख़रीदारी के लिए कौन सा नक्षत्र शुभ | आज के नक्षत्र में क्या करें | नौ ताराओं के नाम | जन्म संपत विपत तारा का अर्थ | चंद्र बल के शुभ स्थान
hi: आज दिन ख़राब गया, चंद्र अष्टम में था क्या
hg: aaj ke nakshatra ka kya matlab hota hai | tara bal kya hota hai | chandra bal kya hota hai | chandrashtam kya hota hai | yatra ke liye konsa nakshatra acha | kharidari ke liye konsa nakshatra shubh | aaj ke nakshatra me kya kare | nau tara ke naam | janm sampat vipat tara ka matlab | chandra bal ke shubh sthan
hg: aaj din kharab gaya chandra ashtam me tha kya
@what classical wide MCH
en: The nakshatra of the day is where the Moon stands that day; it gives the day its flavour: fixed ones such as Rohini for houses, light ones such as Pushya for trade, movable ones such as Shravana for travel.
hi: दिन का नक्षत्र वह है जहाँ उस दिन चंद्र है; इससे दिन का स्वभाव बनता है: रोहिणी जैसे स्थिर घर के लिए, पुष्य जैसे लघु व्यापार, श्रवण जैसे चर यात्रा के लिए।
hg: Din ka nakshatra woh hai jahan us din Chandra hai; isse din ka swabhav banta hai: Rohini jaise sthir ghar ke liye, Pushya jaise laghu vyapar, Shravan jaise char yatra ke liye.
@how classical wide MCH
en: Tara bala counts from your birth nakshatra to the day's and divides by nine; rests 3, 5 and 7 are avoided for beginnings. Chandra bala avoids the Moon in 4, 8 and 12 from your sign; the 8th is chandrashtama.
hi: ताराबल जन्म नक्षत्र से दिन के नक्षत्र तक गिनकर नौ से भाग देता है; शेष 3, 5, 7 में शुरुआत टालते हैं। चंद्रबल में अपनी राशि से 4, 8, 12 का चंद्र छोड़ते हैं; आठवाँ चंद्राष्टम है।
hg: Tara bal janm nakshatra se din ke nakshatra tak ginkar nau se bhag deta hai; shesh 3, 5, 7 me shuruaat taalte hain. Chandra bal me apni rashi se 4, 8, 12 ka Chandra chhodte hain; aathva chandrashtam hai.
@ok modern most JYOTISH
en: A day without tara or chandra bala is not unlucky; it is used for routine. On chandrashtama, two and a quarter days a month, people speak gently and put off big decisions, nothing more.
hi: ताराबल या चंद्रबल न हो तो दिन अशुभ नहीं; उसमें रोज़ का काम करते हैं। चंद्राष्टम, महीने में सवा दो दिन, पर लोग धीमे बोलते और बड़े निर्णय टालते हैं, बस।
hg: Tara bal ya chandra bal na ho to din ashubh nahi; usme roz ka kaam karte hain. Chandrashtam, mahine me sava do din, par log dheeme bolte aur bade nirnay taalte hain, bas.
@which classical most MCH
en: The nine taras: 1 Janma, 2 Sampat, 3 Vipat, 4 Kshema, 5 Pratyari, 6 Sadhaka, 7 Vadha, 8 Mitra, 9 Ati-mitra; 2, 4, 6, 8, 9 are good, 1 middling. The Moon is good in 1, 3, 6, 7, 10, 11 from your sign.
hi: नौ तारा: 1 जन्म, 2 संपत, 3 विपत, 4 क्षेम, 5 प्रत्यरि, 6 साधक, 7 वध, 8 मित्र, 9 अतिमित्र; 2, 4, 6, 8, 9 शुभ, 1 मध्यम। चंद्र अपनी राशि से 1, 3, 6, 7, 10, 11 में शुभ।
hg: Nau tara: 1 Janm, 2 Sampat, 3 Vipat, 4 Kshem, 5 Pratyari, 6 Sadhak, 7 Vadh, 8 Mitra, 9 Ati-mitra; 2, 4, 6, 8, 9 shubh, 1 madhyam. Chandra apni rashi se 1, 3, 6, 7, 10, 11 me shubh.

# special-yogas-of-day almanac
@names
en: sarvartha siddhi yoga, guru pushya yoga, ravi pushya yoga, amrit siddhi yoga, pushya nakshatra day
hi: सर्वार्थ सिद्धि योग, गुरु पुष्य योग, रवि पुष्य योग, अमृत सिद्धि योग
hg: sarvarth siddhi yog, guru pushya yog, ravi pushya yog, amrit siddhi yog
@ask
en: what is sarvartha siddhi yoga | what is guru pushya yoga | what should be bought in guru pushya | is ravi pushya good for gold | can we marry in pushya nakshatra | what is amrit siddhi yoga | what is tripushkar yoga | which weekday and nakshatra make sarvartha siddhi | what to buy on pushya nakshatra | dwipushkar tripushkar yoga
hi: सर्वार्थ सिद्धि योग क्या होता है | गुरु पुष्य योग क्या होता है | गुरु पुष्य में क्या ख़रीदना चाहिए | रवि पुष्य योग में सोना ख़रीदना | पुष्य नक्षत्र में शादी क्यों नहीं होती | अमृत सिद्धि योग क्या है | त्रिपुष्कर योग क्या होता है | सर्वार्थ सिद्धि योग किस वार-नक्षत्र से बनता है | पुष्य नक्षत्र में क्या ख़रीदें | द्विपुष्कर त्रिपुष्कर योग
hg: sarvarth siddhi yog kya hota hai | guru pushya yog kya hota hai | guru pushya me kya kharidna chahiye | ravi pushya me sona kharidna | pushya nakshatra me shadi kyu nahi hoti | amrit siddhi yog kya hai | tripushkar yog kya hota hai | sarvarth siddhi yog kis vaar nakshatra se banta hai | pushya nakshatra me kya kharide | dwipushkar tripushkar yog
@what classical wide MCH
en: Sarvartha siddhi yoga is a happy meeting of weekday and nakshatra, good for nearly every beginning. Guru Pushya is Pushya on a Thursday, Ravi Pushya on a Sunday.
hi: सर्वार्थ सिद्धि योग वार और नक्षत्र का शुभ मेल है, लगभग हर शुरुआत के लिए अच्छा। गुरु पुष्य गुरुवार का, रवि पुष्य रविवार का पुष्य नक्षत्र है।
hg: Sarvarth siddhi yog vaar aur nakshatra ka shubh mel hai, lagbhag har shuruaat ke liye achha. Guru pushya Guruvar ka, ravi pushya Ravivar ka Pushya nakshatra hai.
@which modern most CUSTOM
en: On Guru Pushya people begin study, mantra and accounts or buy gold, on Ravi Pushya medicine and vehicles. Weddings are not held in Pushya. Nothing has to be bought; a good beginning or gift is enough.
hi: गुरु पुष्य में लोग विद्या, मंत्र, बही-खाता शुरू करते या सोना लेते हैं, रवि पुष्य में औषधि और वाहन। पुष्य में विवाह नहीं होता। कुछ ख़रीदना ज़रूरी नहीं; अच्छी शुरुआत या दान काफ़ी है।
hg: Guru pushya me log vidya, mantra, bahi-khata shuru karte ya sona lete hain, ravi pushya me aushadhi aur vahan. Pushya me vivah nahi hota. Kuch kharidna zaroori nahi; achhi shuruaat ya daan kaafi hai.
@how classical most MCH
en: Sarvartha siddhi is, for example, Sunday with Hasta, Monday with Shravana or Rohini, Tuesday with Ashwini, Wednesday with Anuradha, Thursday with Pushya or Punarvasu, Friday with Revati, Saturday with Rohini.
hi: सर्वार्थ सिद्धि बनता है, जैसे रविवार को हस्त, सोमवार को श्रवण या रोहिणी, मंगलवार को अश्विनी, बुधवार को अनुराधा, गुरुवार को पुष्य या पुनर्वसु, शुक्रवार को रेवती, शनिवार को रोहिणी।
hg: Sarvarth siddhi banta hai, jaise Ravivar ko Hasta, Somvar ko Shravan ya Rohini, Mangalvar ko Ashwini, Budhvar ko Anuradha, Guruvar ko Pushya ya Punarvasu, Shukravar ko Revati, Shanivar ko Rohini.
@ok modern most JYOTISH
en: Dwipushkar and Tripushkar are meetings of weekday, tithi and nakshatra in which what happens is said to come twice or three times: liked for gold or saving, left out for debts. It is a saying.
hi: द्विपुष्कर और त्रिपुष्कर वार, तिथि और नक्षत्र का मेल हैं जिनमें हुआ काम दो या तीन बार होता कहा जाता है: सोना-बचत के लिए पसंद, क़र्ज़ के लिए नहीं। यह कहावत है।
hg: Dwipushkar aur Tripushkar vaar, tithi aur nakshatra ka mel hain jinme hua kaam do ya teen baar hota kaha jaata hai: sona-bachat ke liye pasand, karz ke liye nahi. Yeh kahavat hai.

# holashtak almanac
@names
en: holashtak, holashtaka
hi: होलाष्टक
hg: holashtak, holastak
@ask
en: what is holashtak | what not to do in holashtak | when does holashtak start | can I buy a car in holashtak | is griha pravesh allowed in holashtak | is holashtak observed in the south | holashtak start date how many days | why no shubh work in holashtak | can I buy house in holashtak | holashtak is from which tithi
hi: होलाष्टक क्या होता है | होलाष्टक में क्या नहीं करना चाहिए | होलाष्टक कब से लगता है | होलाष्टक में शादी क्यों नहीं होती | होलाष्टक में गाड़ी ले सकते हैं क्या | होलाष्टक कहाँ माना जाता है | होलाष्टक कब से कब तक | होलाष्टक में शुभ काम क्यों नहीं | होलाष्टक में गाड़ी ख़रीदें क्या | होलाष्टक में गृह प्रवेश
hg: holashtak kya hota hai | holashtak me kya nahi karna chahiye | holashtak kab se lagta hai | holashtak me shadi kyu nahi hoti | holashtak me gaadi le sakte hai kya | holashtak kaha maana jata hai | holashtak kab se kab tak | holashtak me shubh kaam kyu nahi | holashtak me gaadi kharide kya | holashtak me griha pravesh
@what classical regional MCH
en: Holashtak are the eight days from Phalgun's bright eighth tithi to Holika Dahan. In parts of the north and west weddings, house entry and other samskaras wait for Holi.
hi: होलाष्टक फाल्गुन शुक्ल अष्टमी से होलिका दहन तक के आठ दिन हैं। उत्तर और पश्चिम के कुछ भागों में विवाह, गृह प्रवेश आदि होली तक रुकते हैं।
hg: Holashtak Phalgun shukla ashtami se Holika Dahan tak ke aath din hain. Uttar aur paschim ke kuch bhagon me vivah, griha pravesh aadi Holi tak rukte hain.
@ok modern regional CUSTOM
en: In holashtak work, study, worship and daily purchases go on; many leave only big beginnings. In the south and east it is hardly known, so follow your family's custom without fear.
hi: होलाष्टक में काम, पढ़ाई, पूजा और रोज़ की ख़रीद चलती है; कई लोग केवल बड़े आरंभ टालते हैं। दक्षिण और पूर्व भारत में इसे कम ही मानते हैं, अपने कुल की रीति निडर होकर मानें।
hg: Holashtak me kaam, padhai, puja aur roz ki kharid chalti hai; kai log keval bade aarambh taalte hain. Dakshin aur poorv Bharat me ise kam hi maante hain, apne kul ki reeti nidar hokar maanein.
@why classical regional PUR
en: By the story these are the eight days in which Prahlad was tormented, or in which Kama was burnt by Shiva; so joy begins again with Holi. Lists name a restless graha for each day.
hi: कथा में इन आठ दिनों प्रह्लाद को सताया गया, या शिव ने काम को भस्म किया; इसलिए हर्ष होली से। सूचियाँ हर दिन के लिए एक उग्र ग्रह बताती हैं।
hg: Katha me in aath dino Prahlad ko sataya gaya, ya Shiv ne Kaam ko bhasm kiya; isliye harsh Holi se. Soochiyan har din ke liye ek ugra grah batati hain.

# vaar-word almanac
@names
en: weekday deity, day of which god, vaar meaning
hi: वार देवता, किस दिन किस भगवान की पूजा, वार का महत्व
hg: vaar ke devta, kis din kis bhagwan ki puja, kis din kiski puja
@ask
en: which day is for which god | which god is worshipped on monday tuesday wednesday | which colour to wear on which day | what is not done on tuesday or saturday | why no hair cut on tuesday and thursday | which weekday is good to start work | does the hindu day begin at midnight or sunrise | which weekday for which planet and colour | what to eat which day | what to buy on which day | monday to sunday god mantra list | saturday is it inauspicious
hi: किस दिन किस भगवान की पूजा करते हैं | किस दिन कौन सा रंग पहनें | मंगलवार को बाल क्यों नहीं कटवाते | नया काम किस दिन शुरू करें | शनिवार को क्या नहीं करना चाहिए | गुरुवार को बाल क्यों नहीं धोते | हिंदू दिन कब से शुरू होता है | किस दिन कौन से भगवान | किस दिन क्या ख़रीदें | वार के अनुसार रंग | शनिवार अशुभ होता है क्या | किस दिन कौन सा काम शुरू करें
hg: kis din kis bhagwan ki puja karte hai | kis din konsa color pehne | mangalvar ko baal kyu nahi katwate | naya kaam kis din shuru kare | shanivar ko kya nahi karna chahiye | guruvar ko baal kyu nahi dhote | hindu din kab se shuru hota hai | kis din konse bhagwan | kis din kya kharide | vaar ke anusar rang | shanivar ashubh hota hai kya | kis din konsa kaam shuru kare
@which modern wide CUSTOM
en: The weekdays belong to: Sunday Surya, Monday Shiva, Tuesday Hanuman and Durga, Wednesday Ganesh, Thursday Vishnu and the guru, Friday Lakshmi and the Devi, Saturday Shani and Hanuman.
hi: वार और देवता: रविवार सूर्य, सोमवार शिव, मंगलवार हनुमान और दुर्गा, बुधवार गणेश, गुरुवार विष्णु और गुरु, शुक्रवार लक्ष्मी और देवी, शनिवार शनि और हनुमान।
hg: Vaar aur devta: Ravivar Surya, Somvar Shiv, Mangalvar Hanuman aur Durga, Budhvar Ganesh, Guruvar Vishnu aur guru, Shukravar Lakshmi aur Devi, Shanivar Shani aur Hanuman.
@colour modern most CUSTOM
en: Colours of the days are by custom: Sunday orange or red, Monday white, Tuesday red, Wednesday green, Thursday yellow, Friday white or pink, Saturday black or blue. It is a pleasant habit, not a duty.
hi: दिनों के रंग रिवाज में हैं: रविवार नारंगी या लाल, सोमवार सफ़ेद, मंगलवार लाल, बुधवार हरा, गुरुवार पीला, शुक्रवार सफ़ेद या गुलाबी, शनिवार काला या नीला। यह अच्छी आदत है, कर्तव्य नहीं।
hg: Dinon ke rang riwaz me hain: Ravivar narangi ya laal, Somvar safed, Mangalvar laal, Budhvar hara, Guruvar peela, Shukravar safed ya gulabi, Shanivar kaala ya neela. Yeh achhi aadat hai, kartavya nahi.
@ok modern regional CUSTOM
en: For beginnings Monday, Wednesday, Thursday and Friday are held good. Many do not cut hair on Tuesday, Thursday and Saturday or wash it on Thursday; it is custom only, and nothing follows from it.
hi: शुरुआत के लिए सोमवार, बुधवार, गुरुवार और शुक्रवार अच्छे माने जाते हैं। कई लोग मंगल, गुरु, शनि को बाल नहीं कटवाते, गुरुवार को धोते नहीं; यह केवल रिवाज है, इससे कुछ नहीं बिगड़ता।
hg: Shuruaat ke liye Somvar, Budhvar, Guruvar aur Shukravar achhe maane jaate hain. Kai log Mangal, Guru, Shani ko baal nahi katwate, Guruvar ko dhote nahi; yeh keval riwaz hai, isse kuch nahi bigadta.
@which modern most CUSTOM
en: By weekday: Sunday for offices and Surya, Monday calm works, Tuesday land, repairs and sport, Wednesday study and trade, Thursday religion and elders, Friday clothes and vehicles, Saturday service and lasting works. No day is unlucky in itself.
hi: वार से: रविवार दफ़्तर और सूर्य, सोमवार शांत काम, मंगलवार भूमि, मरम्मत, खेल, बुधवार पढ़ाई-व्यापार, गुरुवार धर्म और बड़े, शुक्रवार वस्त्र-वाहन, शनिवार सेवा और टिकाऊ काम। कोई दिन अपने आप में अशुभ नहीं।
hg: Vaar se: Ravivar office aur Surya, Somvar shaant kaam, Mangalvar bhoomi, marammat, khel, Budhvar padhai-vyapar, Guruvar dharm aur bade, Shukravar vastra-vahan, Shanivar seva aur tikau kaam. Koi din apne aap me ashubh nahi.

# closed-periods almanac
@names
en: periods without weddings, inauspicious months, months when nothing new is begun
hi: मांगलिक काम बंद, अशुभ महीने, कब शुभ काम नहीं होते
hg: manglik kaam band, ashubh mahine, kab shubh kaam nahi hote
@ask
en: in which months are weddings not held | difference between kharmas chaturmas and pitru paksha | what is closed in pitru paksha | which days of the year have no shubh work | when do auspicious works start again | can I do nothing in these months | what are all bad times in hindu calendar
hi: किन महीनों में शादी नहीं होती | खरमास चातुर्मास और पितृ पक्ष में अंतर | पितृ पक्ष में क्या बंद रहता है | साल में शुभ काम कब नहीं होते | शुभ काम फिर कब से शुरू होते हैं | क्या इन महीनों में कुछ भी नहीं कर सकते
hg: kin mahino me shaadi nahi hoti | kharmas chaturmas aur pitru paksha me antar | pitru paksha me kya band rehta hai | saal me shubh kaam kab nahi hote | shubh kaam phir kab shuru hote hai | kya in mahino me kuch bhi nahi kar sakte
@which modern most CUSTOM
en: Weddings and house entry wait by custom in: kharmas (mid December to mid January, mid March to mid April), chaturmas (about July to November), pitru paksha (16 days), adhik maas, holashtak (8 days) and while Jupiter or Venus is combust.
hi: रिवाज में विवाह और गृह प्रवेश रुकते हैं: खरमास (मध्य दिसंबर-मध्य जनवरी, मध्य मार्च-मध्य अप्रैल), चातुर्मास (लगभग जुलाई-नवंबर), पितृ पक्ष (16 दिन), अधिक मास, होलाष्टक (8 दिन) और गुरु-शुक्र अस्त में।
hg: Riwaz me vivah aur griha pravesh rukte hain: kharmas (mid December-mid January, mid March-mid April), chaturmas (lagbhag July-November), pitru paksha (16 din), adhik maas, holashtak (8 din) aur Guru-Shukra ast me.
@ok modern most CUSTOM
en: In all of them work, study, treatment, renting, travel, daily purchases, prayer and gifts go on; what has been fixed by others (a job, a registration) is done. It is custom, and nothing bad follows otherwise.
hi: इन सब में काम, पढ़ाई, इलाज, किराया, यात्रा, रोज़ की ख़रीद, पूजा और दान चलते हैं; जो दूसरों ने तय किया (नौकरी, रजिस्ट्री) वह करें। यह रिवाज है, और न मानने से कुछ बुरा नहीं।
hg: In sab me kaam, padhai, ilaaj, kiraya, yatra, roz ki kharid, puja aur daan chalte hain; jo doosron ne tay kiya (naukri, registry) woh karein. Yeh riwaz hai, aur na maanne se kuch bura nahi.
@when modern most CUSTOM
en: They open again at Makar Sankranti (14 January), in the middle of April, on Devuthani Ekadashi in Kartik, with Navratri after pitru paksha, and with Holi after holashtak. Abujh days such as Akshaya Tritiya stay open.
hi: फिर खुलते हैं मकर संक्रांति (14 जनवरी), मध्य अप्रैल, कार्तिक की देवउठनी एकादशी, पितृ पक्ष के बाद नवरात्र, होलाष्टक के बाद होली से। अक्षय तृतीया जैसे अबूझ दिन खुले रहते हैं।
hg: Phir khulte hain Makar Sankranti (14 January), mid April, Kartik ki Devuthani Ekadashi, pitru paksha ke baad Navratri, holashtak ke baad Holi se. Akshaya Tritiya jaise abujh din khule rehte hain.
@see kharmas, chaturmas, adhik-maas, holashtak

# tithi-for-sankalp almanac
@names
en: tithi in the sankalp, two tithis in one day, tithi at sunrise or now, tithi changes in the day
hi: संकल्प की तिथि, एक दिन में दो तिथि, सूर्योदय की तिथि या अभी की
hg: sankalp ki tithi, ek din me do tithi, suryoday ki tithi ya abhi ki
@ask
en: my calendar shows two tithis on the same day with a time, which one do I say in the evening sankalp | is the tithi at sunrise or the one running now to be spoken in puja | tithi ended at 2 pm, I do my puja at 8 pm, which do I name | why does the almanac print a clock time behind the tithi | priest said one tithi and the app shows another, which is right | evening havan, udaya tithi or current tithi | for birthday puja at night which tithi counts | panchang writes dashami upto 16:42, what does it mean
hi: पंचांग में एक ही दिन दो तिथियाँ लिखी हैं, शाम के संकल्प में कौन सी बोलूँ | संकल्प में सूर्योदय वाली तिथि कहें या जो अभी चल रही है | तिथि दोपहर दो बजे ख़त्म हो गई, रात की पूजा में कौन सी तिथि | तिथि के आगे समय क्यों लिखा होता है | पंडित जी ने दूसरी तिथि बोली और ऐप में दूसरी है | शाम के हवन में उदया तिथि लें क्या
hg: panchang me ek hi din do tithi likhi hai sham ke sankalp me kaun si bolu | sankalp me suryoday wali tithi kahe ya jo abhi chal rahi | tithi dopahar 2 baje khatam ho gayi raat ki puja me kaun si tithi | tithi ke aage time kyu likha hota hai | pandit ji ne dusri tithi boli app me dusri hai | sham ke havan me udaya tithi le kya | calendar me do tithi hai aaj, puja me konsi bolni hai
@which classical most DS
en: In the sankalp say the tithi that is running at the hour of the rite; the day itself, its fast and its name go by the tithi at sunrise (udaya tithi). Follow your family's priest where he does otherwise.
hi: संकल्प में वह तिथि बोलें जो पूजा के समय चल रही हो; दिन का नाम और व्रत सूर्योदय की तिथि (उदया तिथि) से होते हैं। कुल-पुरोहित अलग करें तो उनकी मानें।
hg: Sankalp me woh tithi bolein jo puja ke samay chal rahi ho; din ka naam aur vrat suryoday ki tithi (udaya tithi) se hote hain. Kul-purohit alag karein to unki maanein.
@why classical wide SS
en: A tithi ends when the Moon has gained another 12 degrees on the Sun, at any hour of day or night; the time printed behind it is that end. So one date often carries two tithis, and a small mistake in naming one spoils nothing.
hi: चंद्रमा सूर्य से 12 अंश और आगे बढ़ते ही तिथि समाप्त होती है, दिन-रात किसी भी घड़ी; उसके आगे लिखा समय यही अंत है। इसलिए एक तारीख़ में प्रायः दो तिथियाँ होती हैं, और बोलने की छोटी भूल से कुछ नहीं बिगड़ता।
hg: Chandrama surya se 12 ansh aur aage badhte hi tithi samapt hoti hai, din-raat kisi bhi ghadi; uske aage likha samay yahi ant hai. Isliye ek date me aksar do tithi hoti hain, aur bolne ki chhoti bhool se kuch nahi bigadta.
@see tithi-word, sankalp-rite

# kshaya-tithi-fast almanac
@names
en: kshaya tithi, skipped tithi, vriddhi tithi, repeated tithi, fast when tithi starts at night
hi: क्षय तिथि, तिथि क्षय, वृद्धि तिथि, रात में शुरू होने वाली तिथि का व्रत
hg: kshaya tithi, tithi kshay, vriddhi tithi, raat me shuru hone wali tithi ka vrat
@ask
en: one tithi is struck out in the calendar, on which day do I keep the fast | ekadashi begins late at night, do I fast today or tomorrow | there are two ekadashis on two days in my almanac, which one | chaturthi is missing this fortnight, when do I keep sankashti | what does kshaya mean in the panchang | tithi repeated two days, which day for the vrat | ekadashi mixed with dashami, vaishnavas fast next day why | pradosh falls on two evenings, which one do I keep | navratri has only eight days this time because of a lost tithi
en: calendar shows the tithi crossed out as kshaya, do I fast on monday or tuesday | ekadashi starts in the night of tuesday, which day do I fast, tuesday or wednesday | ekadashi which day to fast when the tithi starts at night
hi: कैलेंडर में एक तिथि कटी हुई है, व्रत किस दिन रखें | एकादशी रात को लग रही है, व्रत आज या कल | पंचांग में दो दिन एकादशी लिखी है, कौन सी रखूँ | इस पक्ष में चतुर्थी क्षय है, संकष्टी कब | क्षय तिथि का मतलब क्या है | तिथि दो दिन है तो व्रत किस दिन | दशमी वाली एकादशी वैष्णव क्यों नहीं रखते | नवरात्रि आठ दिन की क्यों है
hi: एकादशी मंगलवार की रात से लग रही है, व्रत मंगल को या बुध को
hg: calendar me ek tithi kati hui hai vrat kis din rakhe | ekadashi raat ko lag rahi hai vrat aaj ya kal | panchang me do din ekadashi likhi hai kaun si rakhu | is paksh me chaturthi kshay hai sankashti kab | kshay tithi ka matlab kya hai | tithi do din hai to vrat kis din | dashami wali ekadashi vaishnav kyu nahi rakhte | navratri 8 din ki kyu hai
hg: ekadashi mangalwar ki raat se lag rahi, vrat mangal ko ya budh ko rakhu
@which classical wide DS
en: Fasts mostly go by the tithi at sunrise: keep the day on which Ekadashi stands at sunrise, so the next day if it begins at night. If that sunrise Ekadashi is mixed with Dashami before dawn, Vaishnavas take the following day.
hi: व्रत प्रायः सूर्योदय की तिथि से होते हैं: जिस दिन सूर्योदय पर एकादशी हो वह दिन, यानी रात में लगे तो अगला दिन। सूर्योदय से पहले दशमी का वेध हो तो वैष्णव उसके अगले दिन रखते हैं।
hg: Vrat aksar suryoday ki tithi se hote hain: jis din suryoday par Ekadashi ho woh din, yaani raat me lage to agla din. Suryoday se pehle Dashami ka vedh ho to Vaishnav uske agle din rakhte hain.
@what classical wide SS
en: Kshaya is a tithi that touches no sunrise, as it begins after one and ends before the next; vriddhi touches two. A fast of a kshaya tithi is kept on the day in which it falls; ask Disha for the date at your city.
hi: क्षय वह तिथि है जो किसी सूर्योदय को नहीं छूती, एक के बाद शुरू और अगले से पहले समाप्त; वृद्धि दो को छूती है। क्षय तिथि का व्रत उसी दिन होता है जिसमें वह पड़े; अपने शहर की तारीख़ दिशा से पूछें।
hg: Kshaya woh tithi hai jo kisi suryoday ko nahi chhooti, ek ke baad shuru aur agle se pehle samapt; vriddhi do ko chhooti hai. Kshaya tithi ka vrat usi din hota hai jisme woh pade; apne sheher ki date Disha se poochhein.
@when classical wide DS
en: Some vows look at another hour: Pradosh at dusk, Sankashti and Karva Chauth at moonrise, Shivratri and Janmashtami at midnight. Then that hour decides, not sunrise. A fast kept a day off in good faith is kept.
hi: कुछ व्रत और समय देखते हैं: प्रदोष संध्या, संकष्टी और करवा चौथ चंद्रोदय, शिवरात्रि और जन्माष्टमी आधी रात। तब वही समय तय करता है, सूर्योदय नहीं। सच्चे मन से एक दिन आगे-पीछे रखा व्रत भी पूरा है।
hg: Kuch vrat aur samay dekhte hain: Pradosh shaam, Sankashti aur Karva Chauth chandroday, Shivratri aur Janmashtami aadhi raat. Tab wahi samay tay karta hai, suryoday nahi. Sachche mann se ek din aage-peeche rakha vrat bhi poora hai.
@see tithi-word, festival-two-dates
@link /hindu-festivals

# shraddh-day-and-tithi almanac
@names
en: which day for shraddh tithi, shraddh when the tithi is lost, shraddh tithi in the afternoon, shraddh tithi unknown
hi: श्राद्ध किस तिथि को, श्राद्ध की तिथि क्षय, श्राद्ध की तिथि पता नहीं
hg: shraddh kis tithi ko, shraddh ki tithi kshay, shraddh ki tithi pata nahi
@ask
en: my mother's tithi is missing from the pitru paksha calendar, on which day do I do her shraddh | father's tithi starts at noon and ends next noon, which day | shraddh goes by sunrise or by afternoon tithi | we don't know the tithi on which grandfather died, when is his shraddh | tithi repeated on two days in pitru paksha | I missed the shraddh day due to travel, can it be done on amavasya | death at 1 am, which tithi counts for shraddh | died on purnima, when in pitru paksha | kutup time for shraddh meaning
hi: माँ की तिथि इस बार पितृ पक्ष के पंचांग में नहीं दिख रही, श्राद्ध कब करें | पिता की तिथि दोपहर से अगली दोपहर तक है, किस दिन करें | श्राद्ध में सूर्योदय की तिथि देखें या दोपहर की | दादा जी की मृत्यु तिथि मालूम नहीं, श्राद्ध कब | तिथि दो दिन है तो श्राद्ध किस दिन | श्राद्ध का दिन निकल गया, अमावस्या को कर सकते हैं | रात एक बजे देहांत हुआ, श्राद्ध की तिथि कौन सी | पूर्णिमा को मृत्यु हुई तो श्राद्ध कब | कुतुप काल क्या होता है
hg: maa ki tithi is baar pitru paksh ke panchang me nahi dikh rahi shraddh kab kare | papa ki tithi dopahar se agli dopahar tak hai kis din kare | shraddh me suryoday ki tithi dekhe ya dopahar ki | dada ji ki mrityu tithi pata nahi shraddh kab | tithi do din hai to shraddh kis din | shraddh ka din nikal gaya amavasya ko kar sakte hai | raat 1 baje dehant hua shraddh ki tithi kaun si | purnima ko mrityu hui to shraddh kab | kutup kaal kya hota hai | tithi kshay ho gayi papa ke shraddh ki
@which classical wide DS
en: Shraddh goes by the tithi that covers the afternoon (aparahna, from the kutup about noon), not sunrise: do it on the day when your father's or mother's tithi stands in that part, even if the almanac calls it kshaya.
hi: श्राद्ध अपराह्न (दोपहर के कुतुप काल से आगे) की तिथि से होता है, सूर्योदय की नहीं: जिस दिन माता-पिता की तिथि उस समय हो, उसी दिन करें, चाहे पंचांग उसे क्षय कहे।
hg: Shraddh aparahna (dopahar ke kutup kaal se aage) ki tithi se hota hai, suryoday ki nahi: jis din maa-baap ki tithi us samay ho, usi din karein, chahe panchang use kshaya kahe.
@do classical wide DS
en: A tithi that is missed or not known goes to Sarva Pitru Amavasya, which serves all. Died on Purnima: Bhadrapada Purnima or Amavasya. If two afternoons share it, the day with more of it. No ancestor is angry over a day.
hi: छूटी या अज्ञात तिथि का श्राद्ध सर्वपितृ अमावस्या को होता है, जो सबके लिए है। पूर्णिमा को देहांत: भाद्रपद पूर्णिमा या अमावस्या। दो दिन अपराह्न में हो तो जिस दिन अधिक हो। पितर एक दिन के लिए रुष्ट नहीं होते।
hg: Chhooti ya agyat tithi ka shraddh Sarva Pitru Amavasya ko hota hai, jo sabke liye hai. Purnima ko dehant: Bhadrapad Purnima ya Amavasya. Do din aparahna me ho to jis din zyada ho. Pitar ek din ke liye rusht nahi hote.
@see pitru-paksha, shraddh-rite
@link /hindu-festivals

# one-tithi-two-months almanac
@names
en: two month names for one tithi, kartik or ashwin krishna, month name differs north and maharashtra, birth tithi in two months
hi: एक तिथि के दो महीने, कार्तिक या आश्विन कृष्ण, महीने का नाम अलग, जन्म तिथि के दो महीने
hg: ek tithi ke do mahine, kartik ya ashwin krishna, mahine ka naam alag, janm tithi ke do mahine
@ask
en: my mother from up says I was born in bhadrapad krishna ashtami and my marathi father says shravan, which is right | why do two relatives give different months for the same date | janmashtami is in shravan in gujarat and bhadon in delhi, how | is my birth tithi written wrong since the month differs in the two almanacs | sawan starts two weeks later in maharashtra, why | amanta and purnimanta name for my wedding anniversary tithi | which month do I write in the horoscope, north or south | diwali is in ashwin or kartik
en: one aunt says kartik krishna ashtami and the other ashwin krishna ashtami for the same birthday, is one wrong
hi: नाना के पंचांग में मेरी तिथि भाद्रपद कृष्ण है, पुणे वाली दादी श्रावण कहती हैं, ग़लत कौन | एक ही तारीख़ के दो हिन्दी महीने कैसे | जन्माष्टमी गुजरात में श्रावण में और दिल्ली में भादों में क्यों | महाराष्ट्र में सावन पंद्रह दिन बाद क्यों शुरू होता है | जन्म तिथि का महीना दो पंचांगों में अलग है | दिवाली आश्विन में है या कार्तिक में
hi: नानी कार्तिक कृष्ण कहती हैं दादी आश्विन कृष्ण, दोनों में ग़लत कौन
hg: nana ke panchang me meri tithi bhadrapad krishna hai, pune wali aaji shravan kehti, galat kaun | ek hi date ke do hindi mahine kaise | janmashtami gujarat me shravan me aur delhi me bhado me kyu | maharashtra me sawan 15 din baad kyu shuru hota hai | janm tithi ka mahina do panchang me alag hai | diwali ashwin me hai ya kartik me | mummy bihar ki papa gujarati dono meri janm tithi ka mahina alag bolte | english date ek hi hai par hindi mahina alag bataya
hg: nani kartik krishna bolti dadi ashwin krishna, dono me se ek galat hai kya | dono me kaun galat, english date ek hi hai, janm tithi ka mahina alag
hg: dono tareekh ke mahine me ek galat hai ya dono sahi, kartik ya ashwin
@ok classical wide SS
en: Neither is wrong: the north counts purnimanta months, which end at the full moon, Maharashtra, Gujarat and the south amanta months, ending at the new moon. So the dark half (krishna paksha) bears two month names on the very same day.
hi: कोई ग़लत नहीं: उत्तर में पूर्णिमांत महीने हैं, पूर्णिमा पर समाप्त; महाराष्ट्र, गुजरात, दक्षिण में अमांत, अमावस्या पर समाप्त। इसलिए कृष्ण पक्ष का महीना दो नामों से चलता है, दिन वही है।
hg: Koi galat nahi: north me purnimant mahine hain, purnima par khatam; Maharashtra, Gujarat, south me amant, amavasya par khatam. Isliye krishna paksha ka mahina do naamon se chalta hai, din wahi hai.
@which classical wide SS
en: Kartik krishna in the north is Ashwin krishna in Pune, Bhadrapad krishna is Shravan krishna, and so on; shukla paksha has one name everywhere. Keep either name for a birthday or barsi, only note which reckoning it is.
hi: उत्तर का कार्तिक कृष्ण पुणे में आश्विन कृष्ण है, भाद्रपद कृष्ण वहाँ श्रावण कृष्ण, ऐसे ही सब; शुक्ल पक्ष का नाम हर जगह एक है। जन्मदिन या बरसी में कोई भी नाम रखें, बस पद्धति लिख लें।
hg: North ka Kartik krishna Pune me Ashwin krishna hai, Bhadrapad krishna wahan Shravan krishna, aise hi sab; shukla paksha ka naam har jagah ek hai. Birthday ya barsi me koi bhi naam rakhein, bas paddhati likh lein.
@see hindu-months, paksha-word

# rahu-kaal-by-weekday almanac
@names
en: rahu kaal of tuesday, rahu kaal of monday, rahu kaal on weekdays, paying in rahu kaal
hi: मंगलवार का राहुकाल, सोमवार का राहुकाल, वार का राहुकाल, राहुकाल में पैसे देना
hg: mangalwar ka rahu kaal, somwar ka rahu kaal, vaar ka rahukaal, rahu kaal me paise dena
@ask
en: what time roughly is rahu kaal on tuesdays, I have to pay the carpenter | rahu kaal timing for each weekday roughly | is rahukalam on friday in the morning or afternoon | may I transfer rent or pay the milkman in rahu kaal | parcel and delivery payment in rahu kaal, bad | rahu kaal on thursday for giving the token amount | sunday rahu kaal evening approx | doctor's appointment falls into rahu kaal
hi: मंगलवार को राहुकाल मोटे तौर पर कितने बजे होता है, मिस्त्री को पैसे देने हैं | हर वार का राहुकाल कब | शुक्रवार का राहुकाल सुबह या दोपहर | राहुकाल में किराया या दूध वाले को पैसे दे सकते हैं | गुरुवार को राहुकाल कब, बयाना देना है | राहुकाल में उधार चुकाना ठीक है | रविवार का राहुकाल शाम को कितने बजे तक
hg: mangalwar ko rahu kaal mota mota kitne baje hota hai mistri ko paise dene hai | har vaar ka rahu kaal kab | shukrawar ka rahukaal subah ya dopahar | rahu kaal me kiraya ya dudh wale ko paise de sakte hai | guruwar ko rahu kaal kab bayana dena hai | rahu kaal me udhar chukana thik hai | ravivar ka rahu kaal sham ko kitne baje tak | buddhwar ko rahukal roughly kis time, courier wale ko payment karna hai
@when modern wide JYOTISH
en: With sunrise about 6, rahu kaal is roughly: Monday 7:30–9, Tuesday 3–4:30 pm, Wednesday 12–1:30, Thursday 1:30–3, Friday 10:30–12, Saturday 9–10:30, Sunday 4:30–6 pm. It shifts with the sunrise of your city.
hi: सूर्योदय 6 बजे हो तो राहुकाल मोटे तौर पर: सोमवार 7:30–9, मंगलवार दोपहर 3–4:30, बुधवार 12–1:30, गुरुवार 1:30–3, शुक्रवार 10:30–12, शनिवार 9–10:30, रविवार शाम 4:30–6। आपके शहर के सूर्योदय से बदलता है।
hg: Suryoday 6 baje ho to rahu kaal mote taur par: Somvar 7:30–9, Mangalvar dopahar 3–4:30, Budhvar 12–1:30, Guruvar 1:30–3, Shukravar 10:30–12, Shanivar 9–10:30, Ravivar shaam 4:30–6. Aapke sheher ke suryoday se badalta hai.
@ok modern most JYOTISH
en: Paying what is due, salary, delivery, rent, milk or a fee, can be done at any time; rahu kaal is minded only for new beginnings such as signing, a token for a flat, or a journey by choice.
hi: जो देना बनता है, मज़दूरी, डिलीवरी, किराया, दूध, फ़ीस, वह किसी भी समय दें; राहुकाल केवल नए काम में देखते हैं, जैसे दस्तख़त, मकान का बयाना, अपनी इच्छा की यात्रा।
hg: Jo dena banta hai, mazdoori, delivery, kiraya, doodh, fees, woh kisi bhi samay dein; rahu kaal sirf naye kaam me dekhte hain, jaise signature, makan ka bayana, apni marzi ki yatra.
@see rahu-kaal
@link /hindu-festivals

# buying-on-amavasya almanac
@names
en: buying on amavasya, car on amavasya, delivery on amavasya, new thing on no moon day
hi: अमावस्या को ख़रीदारी, अमावस्या को गाड़ी, अमावस्या को डिलीवरी
hg: amavasya ko kharidari, amavasya ko gaadi, amavasya ko gaadi ki delivery
@ask
en: showroom offers my scooter on amavasya, take it or wait | washing machine arrives on amavasya, refuse the delivery? | is it bad to sign a rent deal on the no moon day | gold bought on amavasya by mistake | can travel begin on amavasya | job joining date is amavasya | diwali is amavasya, why is buying good then
hi: शोरूम अमावस्या को गाड़ी दे रहा है, लें या रुकें | अमावस्या को मशीन की डिलीवरी आ रही है | अमावस्या को भूल से सोना ख़रीद लिया | अमावस्या को यात्रा या नौकरी जॉइन करना | दिवाली भी अमावस्या है तो ख़रीदना शुभ क्यों | अमावस्या को गाड़ी घर लाना टाल दूँ क्या
hg: showroom amavasya ko gaadi de raha hai le ya ruke | amavasya ko machine ki delivery aa rahi hai | amavasya ko bhul se sona kharid liya | amavasya ko yatra ya job join karna | diwali bhi amavasya hai to kharidna shubh kyu | amavasya ko gaadi ghar lana taal du kya
@ok modern most CUSTOM
en: By custom a vehicle, house or gold is not brought home on Amavasya in the north, and a day or two later is easy to ask for; but nothing bad follows if it must be then. Tamil homes even hold it good.
hi: उत्तर की रीति में वाहन, मकान, सोना अमावस्या को घर नहीं लाते, और एक-दो दिन बाद की डिलीवरी माँगना आसान है; पर उसी दिन लेनी पड़े तो कुछ बुरा नहीं होता। तमिल घर इसे अच्छा भी मानते हैं।
hg: North ki reeti me gaadi, makan, sona Amavasya ko ghar nahi laate, aur ek-do din baad ki delivery maangna aasaan hai; par usi din leni pade to kuch bura nahi hota. Tamil ghar ise achha bhi maante hain.
@do modern most CUSTOM
en: If it can't be moved: take it in the morning, put tilak and a flower on it, give some food in the ancestors' name, and do the vehicle puja on the next good day. Household goods, repairs, treatment and joining a job go on.
hi: टल न सके तो सुबह लें, तिलक-फूल लगाएँ, पितरों के नाम थोड़ा अन्न दें, और वाहन पूजा अगले शुभ दिन करें। घर का सामान, मरम्मत, इलाज, नौकरी की जॉइनिंग चलती रहती है।
hg: Tal na sake to subah lein, tilak-phool lagayein, pitron ke naam thoda ann dein, aur gaadi ki puja agle shubh din karein. Ghar ka saamaan, marammat, ilaj, job joining chalti rehti hai.
@see amavasya-tithi, vehicle-puja

# clothes-washing-days almanac
@names
en: day to wash clothes, washing clothes on thursday, washing clothes on ekadashi, mopping on thursday
hi: कपड़े धोने के दिन, गुरुवार को कपड़े धोना, एकादशी को कपड़े धोना, गुरुवार को पोंछा
hg: kapde dhone ke din, guruvar ko kapde dhona, ekadashi ko kapde dhona, guruvar ko pocha
@ask
en: is it true that clothes are not washed on thursday | mother in law forbids the washing machine on ekadashi and amavasya | can I mop the floor on thursday | baby clothes have to be washed daily, also on thursday? | only free day for laundry is thursday | do clothes washed on thursday take away lakshmi | selling scrap or old papers on thursday
hi: गुरुवार को कपड़े नहीं धोते, सच है क्या | सास एकादशी और अमावस्या को वॉशिंग मशीन नहीं चलाने देतीं | गुरुवार को पोंछा लगा सकते हैं | बच्चे के कपड़े तो रोज़ धोने पड़ते हैं | छुट्टी गुरुवार को ही है, कपड़े कब धोऊँ | कबाड़ गुरुवार को बेच सकते हैं
hg: guruvar ko kapde nahi dhote sach hai kya | saas ekadashi aur amavasya ko washing machine nahi chalane deti | guruvar ko pocha laga sakte hai | bacche ke kapde to roz dhone padte hai | chhutti guruvar ko hi hai kapde kab dhou | kabad guruvar ko bech sakte hai
@ok modern disputed CUSTOM
en: Not washing clothes, hair or floors on Thursday or Ekadashi is a custom of many homes in the north, said to keep Guru's and Lakshmi's grace; no scripture asks it, and in the south hardly anyone knows it. No harm comes of washing.
hi: गुरुवार या एकादशी को कपड़े, बाल, फ़र्श न धोना उत्तर के कई घरों की रीति है, गुरु और लक्ष्मी की कृपा के नाम पर; शास्त्र की आज्ञा नहीं, दक्षिण में शायद ही कोई मानता है। धोने से हानि नहीं।
hg: Guruvar ya Ekadashi ko kapde, baal, farsh na dhona north ke kai gharon ki reeti hai, Guru aur Lakshmi ki kripa ke naam par; shastra ki aagya nahi, south me shayad hi koi maanta hai. Dhone se haani nahi.
@do modern wide CUSTOM
en: Where an elder minds, leave big laundry and mopping to another day and wash only what baby, illness or work needs, without soap by hand or quietly by machine. Sweep as always; cleanliness is Lakshmi's own wish.
hi: बड़ों को खटके तो भारी धुलाई और पोंछा दूसरे दिन रखें, बच्चे, बीमारी या काम का ज़रूरी कपड़ा धो लें। झाड़ू सदा की तरह लगाएँ; सफ़ाई तो लक्ष्मी की ही इच्छा है।
hg: Badon ko khatke to bhaari dhulai aur pocha doosre din rakhein, bachche, beemari ya kaam ka zaroori kapda dho lein. Jhaadu hamesha ki tarah lagayein; safai to Lakshmi ki hi ichchha hai.
@see hair-nail-days, guruvar-fast

# eclipse-not-visible almanac
@names
en: eclipse not visible here, sutak abroad, eclipse visible only in india, eclipse for relatives abroad, sutak where eclipse is not seen
hi: ग्रहण यहाँ नहीं दिखेगा, विदेश में सूतक, जहाँ ग्रहण न दिखे, बहन विदेश में ग्रहण
hg: grahan yaha nahi dikhega, videsh me sutak, jaha grahan na dikhe, india me grahan videsh me nahi
@ask
en: my daughter is expecting in Muscat, the eclipse is seen in India only, does she have to keep sutak | eclipse is visible in America but not here, do we fast | we live in London, eclipse visible in Delhi, whose sutak counts | mother calls from India telling my pregnant wife not to eat, no eclipse here | pregnant in Singapore during an eclipse in India | does sutak apply if it is cloudy | eclipse below the horizon in our city | penumbral eclipse sutak | visible only for five minutes at sunset, does sutak count | cousin abroad is seven months pregnant and the family at home is scared of grahan
hi: बेटी मस्कट में गर्भवती है, ग्रहण भारत में दिखेगा, उसे सूतक लगेगा क्या | ग्रहण अमेरिका में दिखेगा यहाँ नहीं, व्रत रखें क्या | लंदन में रहते हैं, ग्रहण दिल्ली में, किसका सूतक मानें | माँ भारत से फ़ोन पर खाना मना करती हैं, यहाँ ग्रहण नहीं | सिंगापुर में गर्भवती, भारत में ग्रहण | बादल हों तो सूतक लगता है क्या | उपच्छाया ग्रहण में सूतक | सूर्यास्त के समय पाँच मिनट दिखेगा, सूतक मानें क्या | भाभी विदेश में सात महीने की गर्भवती, घर वाले ग्रहण से घबराए
hg: beti muscat me pregnant hai grahan india me dikhega use sutak lagega kya | grahan america me dikhega yaha nahi vrat rakhe kya | london me rehte hai grahan delhi me kiska sutak mane | mummy india se phone par khana mana karti yaha grahan nahi | singapore me pregnant, india me grahan | badal ho to sutak lagta hai kya | upchhaya grahan me sutak | suryast ke time 5 minute dikhega sutak mane kya | bhabhi videsh me 7 mahine ki pregnant gharwale grahan se ghabraye | jaha grahan nahi dikhta waha niyam lagta hai kya
@ok classical wide DS
en: No, where the eclipse is not visible there is no sutak and no rule to keep. A relative abroad goes by the sky of her own city: she eats, drinks, sleeps and works as usual.
hi: नहीं, जहाँ ग्रहण दिखाई नहीं देता वहाँ न सूतक लगता है, न कोई नियम। विदेश में रहने वाली अपने शहर के आकाश से चलती है: सामान्य रूप से खाए-पिए, सोए और काम करे।
hg: Nahi, jahan grahan dikhai nahi deta wahan na sutak lagta hai, na koi niyam. Videsh me rehne wali apne shehar ke aakash se chalti hai: normal khaye-piye, soye aur kaam kare.
@why modern wide SENSE
en: Even where it is seen, an eclipse harms neither mother nor child, so the family need not be frightened; a pregnant woman should never go hungry or thirsty. Questions about her health belong to her doctor.
hi: जहाँ दिखे वहाँ भी ग्रहण माँ या शिशु को हानि नहीं करता, इसलिए घर वाले घबराएँ नहीं; गर्भवती कभी भूखी-प्यासी न रहे। सेहत की बात डॉक्टर से पूछें।
hg: Jahan dikhe wahan bhi grahan maa ya bacche ko nuksan nahi karta, isliye gharwale ghabrayein nahi; pregnant kabhi bhookhi-pyaasi na rahe. Sehat ki baat doctor se poochein.
@which classical most DS
en: Clouds do not end sutak where the eclipse stands in the sky; a penumbral eclipse (upchhaya) has none by most almanacs. The app shows for your city whether one is seen.
hi: ग्रहण आकाश में हो तो बादल से सूतक नहीं हटता; उपच्छाया ग्रहण में अधिकतर पंचांग सूतक नहीं मानते। ऐप आपके शहर के लिए बताता है कि ग्रहण दिखेगा या नहीं।
hg: Grahan aakash me ho to badal se sutak nahi hatta; upchhaya (penumbral) grahan me zyadatar panchang sutak nahi maante. App aapke shehar ke liye batata hai ki grahan dikhega ya nahi.
@see grahan-sutak

# ekadashi-two-days almanac
@names
en: ekadashi on two days, two ekadashi dates, smarta and vaishnava ekadashi, smarta ekadashi, vaishnava ekadashi, bhagavata ekadashi
hi: दो दिन एकादशी, एकादशी दो दिन क्यों, स्मार्त एकादशी, वैष्णव एकादशी, भागवत एकादशी
hg: do din ekadashi, ekadashi do din kyu, smart ekadashi, vaishnav ekadashi, gauna ekadashi
@ask
en: which of the two ekadashi dates do families keep
en: which ekadashi day should I follow, first or second | calendar shows ekadashi smarta and vaishnava, which is mine | difference between smarta and vaishnava ekadashi | two dates are given for ekadashi | ISKCON ekadashi is a day later | I fasted on the first day, neighbours on the second | we are ordinary householders, which ekadashi
hi: एकादशी दो दिन क्यों है | पहली या दूसरी, कौन सी एकादशी रखें | कैलेंडर में स्मार्त और वैष्णव एकादशी लिखी है | एकादशी की दो तारीख़ क्यों | इस्कॉन की एकादशी एक दिन बाद है | हम गृहस्थ हैं, कौन सी एकादशी रखें
hg: ekadashi do din kyu hai | pehli ya dusri kaun si ekadashi rakhe | calendar me smarta aur vaishnav ekadashi likhi hai | smart aur vaishnav ekadashi me antar | ekadashi ki do tarikh kyu | iskcon ki ekadashi ek din baad hai | hum grihasth hai kaun si ekadashi rakhe
@why classical wide DS
en: Ekadashi falls on two days when the eleventh tithi touches two sunrises, or begins while Dashami still stands before dawn. Then householders (Smarta) mostly keep the first day and Vaishnavas the second.
hi: एकादशी दो दिन तब होती है जब तिथि दो सूर्योदय छुए, या भोर से पहले दशमी शेष हो। तब गृहस्थ (स्मार्त) प्रायः पहला दिन और वैष्णव दूसरा दिन रखते हैं।
hg: Ekadashi do din tab hoti hai jab tithi do suryoday chhue, ya bhor se pehle dashami shesh ho. Tab grihasth (Smarta) aksar pehla din aur Vaishnav doosra din rakhte hain.
@which classical most DS
en: Smarta are families who worship all gods and follow the general rule; Vaishnavas are initiated in a line such as ISKCON, Gaudiya, Ramanuja or Vallabha and want Ekadashi clear of Dashami about 96 minutes before sunrise. Keep your family's; both are right.
hi: स्मार्त वे परिवार हैं जो सब देवों को पूजते और सामान्य नियम मानते हैं; वैष्णव इस्कॉन, गौड़ीय, रामानुज, वल्लभ जैसी परंपरा में दीक्षित हैं और सूर्योदय से लगभग 96 मिनट पहले दशमी-रहित एकादशी चाहते हैं। अपने घर की मानें; दोनों ठीक हैं।
hg: Smarta woh parivar hain jo sab devon ko poojte aur saamanya niyam maante hain; Vaishnav ISKCON, Gaudiya, Ramanuj, Vallabh jaisi parampara me deekshit hain aur suryoday se lagbhag 96 minute pehle dashami-rahit ekadashi chahte hain. Apne ghar ki maanein; dono theek hain.
@do modern wide CUSTOM
en: Keep one of the two, not both; the paran is then the morning after your own day. A fast already kept on the other day in good faith is kept.
hi: दोनों में से एक ही रखें; पारण आपके दिन के अगले सवेरे है। सद्भाव से दूसरे दिन रखा व्रत भी पूरा है।
hg: Dono me se ek hi rakhein; paran aapke din ke agle savere hai. Sadbhav se doosre din rakha vrat bhi poora hai.
@see ekadashi-tithi, kshaya-tithi-fast
@link /hindu-festivals

# purnima-two-days almanac
@names
en: purnima on two days, two purnima dates, amavasya on two days, vrat purnima and snan purnima
hi: दो दिन पूर्णिमा, पूर्णिमा दो दिन क्यों, दो दिन अमावस्या, व्रत पूर्णिमा और स्नान पूर्णिमा
hg: do din purnima, purnima do din kyu, do din amavasya, vrat purnima aur snan purnima
@ask
hg: purnima aaj hai ya kal | calendar me do purnima
hi: पूर्णिमा आज है या कल | कैलेंडर में दो पूर्णिमा
en: two days of purnima in the calendar | purnima today or tomorrow
en: purnima is on two days, which to follow | which day is purnima fast and which is bathing | calendar shows amavasya today and tomorrow | full moon yesterday but purnima today | amavasya two days which one for tarpan | why are there two purnimas in one month calendar
hi: पूर्णिमा दो दिन है, कौन सी मानें | व्रत की पूर्णिमा और स्नान की पूर्णिमा अलग क्यों | आज भी अमावस्या कल भी, कौन सी सही | पूर्णिमा का व्रत किस दिन रखें जब दो दिन हो | तर्पण के लिए कौन सी अमावस्या
hg: purnima do din hai kaun si mane | vrat ki purnima aur snan ki purnima alag kyu | aaj bhi amavasya kal bhi kaun si sahi | purnima ka vrat kis din rakhe jab do din ho | tarpan ke liye kaun si amavasya
@which classical most DS
en: Where Purnima touches two days, the fast and moon worship are on the day whose evening has it, bathing and charity on the day whose sunrise has it. That is why calendars name two.
hi: पूर्णिमा दो दिन हो तो व्रत और चंद्र पूजा उस दिन जिसकी शाम में पूर्णिमा हो, स्नान-दान उस दिन जिसके सूर्योदय में हो। इसीलिए पंचांग दो दिन लिखते हैं।
hg: Purnima do din ho to vrat aur chandra puja us din jiski shaam me purnima ho, snan-daan us din jiske suryoday me ho. Isiliye panchang do din likhte hain.
@how classical most DS
en: Amavasya for tarpan and shraddh is the day whose afternoon has it; for bathing and charity that of sunrise. Satyanarayan puja is done on the evening with Purnima, or on either day by family custom.
hi: तर्पण-श्राद्ध की अमावस्या वह जिसके अपराह्न में हो; स्नान-दान की वह जो सूर्योदय में हो। सत्यनारायण पूजा पूर्णिमा वाली शाम को, या रिवाज से किसी भी दिन।
hg: Tarpan-shraddh ki amavasya woh jiske aparahn me ho; snan-daan ki woh jo suryoday me ho. Satyanarayan puja purnima wali shaam ko, ya riwaz se kisi bhi din.
@why modern wide ASTRO
en: The moment of full moon is a single instant, while the tithi before it lasts 19 to 26 hours and rarely fits one calendar day. The moon looks full on both nights.
hi: पूर्ण चंद्र का क्षण एक ही होता है, पर उससे पहले की तिथि 19 से 26 घंटे चलती है और एक तारीख़ में कम ही समाती है। चाँद दोनों रात पूरा दिखता है।
hg: Poorn chandra ka kshan ek hi hota hai, par usse pehle ki tithi 19 se 26 ghante chalti hai aur ek tarikh me kam hi samaati hai. Chaand dono raat poora dikhta hai.
@see purnima-tithi, festival-two-dates
@link /hindu-festivals

# tithi-other-country almanac
@names
en: tithi in another country, panchang abroad, india date or local date, mother in india says another date
hi: विदेश में तिथि, भारत की तिथि या यहाँ की, दूसरे देश में पंचांग
hg: videsh me tithi, india ki tithi ya yaha ki, dusre desh me panchang
@ask
en: my parents keep it a day before us
hi: घर वाले भारत में एक दिन पहले मनाते हैं, हम कब मनाएँ
hg: ghar wale india me ek din pehle manate hai hum kab manaye
hg: videsh me tithi kis desh ki mane | nri kaun si tarikh mane
hi: विदेश में तिथि किस देश की मानें | प्रवासी भारतीय कौन सी तारीख़ मानें
en: should I follow the Indian date or the local date abroad | why does my calendar show another date than in India | which panchang to follow in Dubai, London or Sydney | my family in India keeps it today, we keep it tomorrow | is it wrong to fast on the Indian date while abroad
hi: विदेश में भारत की तारीख़ मानें या यहाँ की | व्रत भारत के समय से रखें या यहाँ के | दुबई में तिथि अलग क्यों है
hg: videsh me india ki date mane ya yaha ki | abroad kaun sa panchang follow kare | vrat india ke time se rakhe ya yaha ke | dubai me tithi alag kyu hai
@which classical most DS
en: Follow the date of the place where you are: a tithi goes by sunrise, sunset or moonrise there. You in Chicago and mother in Jaipur are both right, each at home.
hi: जहाँ रहते हैं वहीं की तिथि मानें: तिथि वहाँ के सूर्योदय, सूर्यास्त या चंद्रोदय से चलती है। आप विदेश में और माँ भारत में, दोनों अपनी जगह सही हैं।
hg: Jahan rehte hain wahin ki tithi maanein: tithi wahan ke suryoday, suryast ya chandroday se chalti hai. Aap videsh me aur maa Bharat me, dono apni jagah sahi hain.
@why modern wide ASTRO
en: A tithi begins at one moment for the whole earth, but that moment is evening in India and morning in America, so the sunrise that has it can fall on another date, mostly a day earlier in the west.
hi: तिथि सारी धरती पर एक ही क्षण शुरू होती है, पर वह क्षण भारत में शाम और अमेरिका में सुबह है, इसलिए उसका सूर्योदय दूसरी तारीख़ पर पड़ सकता है, पश्चिम में प्रायः एक दिन पहले।
hg: Tithi saari dharti par ek hi kshan shuru hoti hai, par woh kshan Bharat me shaam aur America me subah hai, isliye uska suryoday doosri tarikh par pad sakta hai, pashchim me aksar ek din pehle.
@ok modern wide CUSTOM
en: Who wishes to pray together with the family at home may keep the Indian date; many abroad do for shraddh and big festivals. It is no fault. In Disha choose your city under Settings, "Place for the calendar".
hi: घर वालों के साथ मिलकर मनाना हो तो भारत की तारीख़ भी रख सकते हैं; श्राद्ध और बड़े पर्वों में बहुत लोग ऐसा करते हैं। दोष नहीं। दिशा में "कैलेंडर की जगह" में अपना शहर चुनें।
hg: Ghar walon ke saath milkar manana ho to Bharat ki tarikh bhi rakh sakte hain; shraddh aur bade parvon me bahut log aisa karte hain. Dosh nahi. Disha me Settings ke "Place for the calendar" me apna sheher chunein.
@see festival-two-dates, panchang-word
@link /settings

# udaya-tithi almanac
@names
en: udaya tithi, tithi at sunrise, length of a tithi, tithi changes at any hour
hi: उदया तिथि, सूर्योदय की तिथि, तिथि कितने घंटे की, उदयातिथि
hg: udaya tithi, suryoday ki tithi, tithi kitne ghante ki
@ask
en: rule of udaya tithi
hg: udaya tithi ke niyam
hi: उदया तिथि के नियम
en: tithi at sunrise what does it mean | is a tithi 24 hours long | how long does one tithi last | tithi began at night, is today or tomorrow that tithi | when is udaya tithi not used | which tithi is it today if it changes at noon
hi: सूर्योदय की तिथि का क्या मतलब | तिथि 24 घंटे की होती है क्या | एक तिथि कितने घंटे चलती है | तिथि रात में लगी तो आज की मानें या कल की | उदया तिथि कब नहीं मानते
hg: suryoday ki tithi ka kya matlab | tithi 24 ghante ki hoti hai kya | ek tithi kitne ghante chalti hai | tithi raat me lagi to aaj ki mane ya kal ki | udaya tithi kab nahi mante
@what classical wide DS
en: Udaya tithi is the tithi that stands at sunrise: it gives the whole day its name, even if the next begins an hour later. Most fasts, baths and daily prayers go by it.
hi: उदया तिथि वह है जो सूर्योदय के समय हो: पूरा दिन उसी नाम से गिना जाता है, चाहे अगली एक घंटे बाद लग जाए। ज़्यादातर व्रत, स्नान और नित्य पूजा इसी से चलते हैं।
hg: Udaya tithi woh hai jo suryoday ke samay ho: poora din usi naam se gina jaata hai, chahe agli ek ghante baad lag jaye. Zyadatar vrat, snan aur nitya puja isi se chalte hain.
@when classical wide DS
en: Not by sunrise go Pradosh and Diwali (dusk), Karva Chauth and Sankashti (moonrise), Shivratri and Janmashtami (midnight), Ram Navami and Ganesh Chaturthi (noon), shraddh (afternoon).
hi: सूर्योदय से नहीं चलते: प्रदोष और दीवाली (संध्या), करवा चौथ और संकष्टी (चंद्रोदय), शिवरात्रि और जन्माष्टमी (मध्यरात्रि), राम नवमी और गणेश चतुर्थी (मध्याह्न), श्राद्ध (अपराह्न)।
hg: Suryoday se nahi chalte: Pradosh aur Diwali (sandhya), Karva Chauth aur Sankashti (chandroday), Shivratri aur Janmashtami (madhyaratri), Ram Navami aur Ganesh Chaturthi (madhyahn), shraddh (aparahn).
@why modern wide ASTRO
en: A tithi is not 24 hours long but 19 to 26: it is 12 degrees of the Moon's way from the Sun, and the Moon runs faster and slower. So it may begin and end at any hour.
hi: तिथि 24 घंटे की नहीं, 19 से 26 घंटे की होती है: यह सूर्य से चंद्र की 12 अंश की दूरी है, और चंद्र कभी तेज़ कभी धीमा चलता है। इसलिए वह किसी भी समय बदल सकती है।
hg: Tithi 24 ghante ki nahi, 19 se 26 ghante ki hoti hai: yeh Surya se Chandra ki 12 ansh ki doori hai, aur Chandra kabhi tez kabhi dheema chalta hai. Isliye woh kisi bhi samay badal sakti hai.
@see tithi-word, festival-two-dates

# nakshatra-kinds-work almanac
@names
en: nakshatra for work, which nakshatra for which work, kinds of nakshatra, fixed and movable nakshatras, best nakshatra
hi: किस काम के लिए कौन सा नक्षत्र, नक्षत्रों के प्रकार, ध्रुव चर उग्र नक्षत्र, सबसे अच्छा नक्षत्र
hg: kis kaam ke liye kaun sa nakshatra, nakshatra ke prakar, dhruv char ugra nakshatra, sabse accha nakshatra
en: nakshatra for marriage, nakshatra for buying a car, nakshatra for business, nakshatra for travel, nakshatra for buying gold
hi: विवाह के नक्षत्र, गाड़ी के लिए नक्षत्र, व्यापार के लिए नक्षत्र
hg: vivah ke nakshatra, gaadi ke liye nakshatra, vyapar ke liye nakshatra
@ask
hg: sabse acha nakshatra konsa hai
en: which nakshatra is good for buying a car | which nakshatra for marriage | which nakshatra to start a business | which nakshatra is good for travel | which nakshatra for buying land or house | which nakshatra is best for medicine or surgery | which nakshatras are bad for new work | what are dhruva, chara and kshipra nakshatras | which nakshatra for haircut
hi: गाड़ी ख़रीदने के लिए कौन सा नक्षत्र अच्छा | विवाह के लिए कौन से नक्षत्र शुभ हैं | व्यापार शुरू करने का नक्षत्र | यात्रा के लिए कौन सा नक्षत्र | ज़मीन मकान के लिए शुभ नक्षत्र | नए काम के लिए कौन से नक्षत्र छोड़ते हैं | ध्रुव चर क्षिप्र नक्षत्र क्या होते हैं | दवा शुरू करने का नक्षत्र
hg: gaadi kharidne ke liye kaun sa nakshatra accha | vivah ke liye kaun se nakshatra shubh hai | vyapar shuru karne ka nakshatra | yatra ke liye kaun sa nakshatra | zameen makan ke liye shubh nakshatra | naye kaam ke liye kaun se nakshatra chhodte hai | dhruv char kshipra nakshatra kya hote hai | dawa shuru karne ka nakshatra
@which classical most MCH
en: For marriage: Rohini, Mrigashira, Magha, the three Uttaras, Hasta, Swati, Anuradha, Mula and Revati. For a vehicle, travel and trade: Ashwini, Punarvasu, Pushya, Hasta, Swati, Anuradha, Shravana, Dhanishta, Revati.
hi: विवाह के नक्षत्र: रोहिणी, मृगशिरा, मघा, तीनों उत्तरा, हस्त, स्वाति, अनुराधा, मूल, रेवती। गाड़ी, यात्रा और व्यापार के लिए: अश्विनी, पुनर्वसु, पुष्य, हस्त, स्वाति, अनुराधा, श्रवण, धनिष्ठा, रेवती।
hg: Vivah ke nakshatra: Rohini, Mrigashira, Magha, teeno Uttara, Hasta, Swati, Anuradha, Mula, Revati. Gaadi, yatra aur vyapar ke liye: Ashwini, Punarvasu, Pushya, Hasta, Swati, Anuradha, Shravana, Dhanishta, Revati.
@what classical wide MCH
en: Seven kinds: fixed (dhruva) Rohini and the Uttaras for house and land; movable (chara) Punarvasu, Swati, Shravana, Dhanishta, Shatabhisha; light (kshipra) Ashwini, Pushya, Hasta; gentle (mridu) Mrigashira, Chitra, Anuradha, Revati; fierce, sharp and mixed the others.
hi: सात प्रकार: ध्रुव रोहिणी और तीनों उत्तरा, घर-ज़मीन के लिए; चर पुनर्वसु, स्वाति, श्रवण, धनिष्ठा, शतभिषा; क्षिप्र अश्विनी, पुष्य, हस्त; मृदु मृगशिरा, चित्रा, अनुराधा, रेवती; शेष उग्र, तीक्ष्ण और मिश्र।
hg: Saat prakar: dhruv Rohini aur teeno Uttara, ghar-zameen ke liye; char Punarvasu, Swati, Shravana, Dhanishta, Shatabhisha; kshipra Ashwini, Pushya, Hasta; mridu Mrigashira, Chitra, Anuradha, Revati; baaki ugra, teekshna aur mishra.
@ok classical most MCH
en: Bharani, Krittika, Ardra, Ashlesha, Magha, the three Purvas, Vishakha, Jyeshtha and Mula are mostly left out for gentle beginnings. Daily work, jobs and treatment go on in every nakshatra; gold and medicine like Pushya.
hi: भरणी, कृत्तिका, आर्द्रा, आश्लेषा, मघा, तीनों पूर्वा, विशाखा, ज्येष्ठा, मूल कोमल शुरुआतों के लिए प्रायः छोड़ते हैं। रोज़ का काम, नौकरी, इलाज हर नक्षत्र में चलता है; सोना और दवा के लिए पुष्य पसंद है।
hg: Bharani, Krittika, Ardra, Ashlesha, Magha, teeno Purva, Vishakha, Jyeshtha, Mula komal shuruaaton ke liye aksar chhodte hain. Roz ka kaam, naukri, ilaaj har nakshatra me chalta hai; sona aur dawa ke liye Pushya pasand hai.
@see day-nakshatra, nakshatra-word
@link /muhurat
`;
