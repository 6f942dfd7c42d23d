/** One thing beside, below, above, opposite or in another. docs/guide-topics.md says how it is written. */
export default `
# mirror-facing-bed relation
@names
en: mirror facing the bed, mirror in front of the bed
hi: पलंग के सामने दर्पण, बेड के सामने शीशा
hg: bed ke samne sheesha, bed ke saamne mirror
@ask
en: at night we cover the dressing mirror with a sheet, is that enough
hi: रात को शीशे पर चादर डाल देते हैं, काफ़ी है क्या
hg: raat ko sheeshe pe chadar daal dete hai kaafi hai kya
en: wardrobe shutters are mirrors and reflect us in bed, landlord's furniture
hi: अलमारी के शीशे में पलंग दिखता है, मकान मालिक की अलमारी है
hg: almari ke sheeshe me bed dikhta hai makan malik ki almari hai
en: is it bad if the mirror faces the bed | wardrobe mirror reflects us while sleeping what to do | dressing table opposite the bed | I can see myself in the mirror from my bed | how to cover a mirror that faces the bed | dressing mirror shows us sleeping | fixed wardrobe mirror in front of bed rented house cant change | where to put mirror in bedroom then | side mirror of bed is ok or not | mirror behind the bed headboard | tv screen reflects bed at night
hi: पलंग के सामने शीशा ठीक है क्या | सोते समय अलमारी के शीशे में दिखते हैं | बेड के ठीक सामने ड्रेसिंग टेबल है | शीशे में बिस्तर दिखता है क्या करें | दर्पण में सोते हुए का प्रतिबिंब | किराए का कमरा है, अलमारी का शीशा बेड के सामने फ़िक्स है | बेडरूम में शीशा किस दीवार पर लगाएँ | पलंग के बगल में शीशा चलेगा क्या | सिरहाने के पीछे दर्पण लगा है | पलंग के सामने टीवी की स्क्रीन में दिखते हैं | शीशे में पति पत्नी का प्रतिबिंब झगड़ा होता है क्या
hg: bed ke samne mirror hai theek hai kya | almari ka sheesha bed ke samne padta hai | sote time sheeshe me dikhte hai kya kare | dressing table bed ke saamne hai | mirror me bed dikhe to kya hota hai | fix almirah ka mirror bed ke samne hai hata nahi sakte | bedroom me mirror kis wall pe lagaye | bed ke side me sheesha chalega | sirhane ke peeche mirror | bed ke samne tv ki screen me dikhta hai | mirror me bed dikhe to pati patni me jhagda hota hai kya
en: the wardrobe has full mirror doors opposite the bed and the landlord will not change it | we see our reflection while lying down | almirah glass reflects us sleeping
hi: सोते हुए शीशे में अपना अक्स दिखता है | अलमारी के पल्ले पर शीशा है, बेड के सामने पड़ता है | लेटे हुए आईने में ख़ुद को देखते हैं
hg: almari ke palle par sheesha hai bed ke samne padta hai | sote hue sheeshe me apna aks dikhta hai | furnished flat ki almari me mirror bed ke samne hai
@ok modern most PRAC
en: It is better avoided: most of today's lists want no mirror in which the sleeper sees himself. No old text is known for it, and nothing bad is foretold by it.
hi: बेहतर है कि न हो: आज की ज़्यादातर सूचियाँ ऐसे दर्पण से मना करती हैं जिसमें सोने वाला दिखे। इसका कोई पुराना ग्रंथ ज्ञात नहीं, और इससे कुछ बुरा होना तय नहीं।
hg: Behtar hai ki na ho: aaj ki zyadatar lists aise mirror se mana karti hain jisme sone wala dikhe. Iska koi purana granth gyaat nahi, aur isse kuch bura hona tay nahi.
@do modern wide PRAC
en: Turn the mirror, move it to the north or east wall, or hang a curtain over it at night. Nothing has to be broken or bought.
hi: दर्पण को घुमा दें, उत्तर या पूर्व की दीवार पर ले जाएँ, या रात को उस पर परदा डाल दें। कुछ तोड़ना या ख़रीदना ज़रूरी नहीं।
hg: Mirror ko ghuma dein, north ya east ki deewar par le jayein, ya raat ko us par parda daal dein. Kuch todna ya kharidna zaroori nahi.
@where modern most PRAC
en: In a bedroom the mirror goes on the north or east wall where it does not show the bed; beside the bed or inside the wardrobe door is fine. Behind the headboard it is left out.
hi: शयनकक्ष में दर्पण उत्तर या पूर्व की दीवार पर लगता है, जहाँ पलंग न दिखे; पलंग के बगल में या अलमारी के पल्ले के भीतर ठीक है। सिरहाने के पीछे नहीं लगाते।
hg: Bedroom me mirror north ya east ki deewar par lagta hai, jahan bed na dikhe; bed ke bagal me ya almari ke palle ke andar theek hai. Sirhane ke peeche nahi lagate.
@how modern wide PRAC
en: A fixed or rented mirror facing the bed is simply covered: a curtain on a stick-on rod, a sheet at night, or frosted film. For a dark TV screen a cloth does the same.
hi: पलंग के सामने का फ़िक्स या किराए वाला शीशा बस ढक दें: चिपकने वाली रॉड पर परदा, रात को चादर, या धुँधली फ़िल्म। टीवी की काली स्क्रीन पर कपड़ा काफ़ी है।
hg: Bed ke samne ka fix ya kiraye wala sheesha bas dhak dein: chipakne wali rod par parda, raat ko chadar, ya frosted film. TV ki kaali screen par kapda kaafi hai.

# pooja-beside-toilet relation
@names
en: pooja room beside the toilet, mandir sharing a wall with the bathroom
hi: पूजाघर के बगल में शौचालय, मंदिर और बाथरूम की एक दीवार
hg: pooja ghar ke bagal me toilet, mandir bathroom ki deewar
hi: मंदिर के पीछे बाथरूम, मंदिर की दीवार के पीछे शौचालय, मंदिर और बाथरूम की एक दीवार
hg: mandir ke peeche bathroom, mandir ki deewar ke peeche toilet
en: toilet behind the mandir wall, bathroom behind the pooja wall
@ask
en: only a thin plywood wall between mandir and toilet in our office
hi: ऑफ़िस में मंदिर और शौचालय के बीच पतली दीवार है
hg: office me mandir aur toilet ke beech patli deewar hai
en: mandir backs onto a bathroom | pooja unit shares its back wall with a bathroom, tenant till summer | temple shelf fixed to the common wall of the attached bath
hi: मंदिर जिस दीवार से टिका है उसके पीछे शौचालय है | कमोड वाली दीवार पर मंदिर लगा है | पूजा की शेल्फ़ और बाथरूम की दीवार एक ही है, किराएदार हैं
hg: mandir jis deewar se tika hai uske peeche toilet hai | commode wali deewar pe mandir laga hai | pooja unit ki back wall attached bathroom se lagi hai rent pe hai
en: after years we noticed that the commode is fixed on the other side of our mandir wall and I feel bad | behind the pooja shelf runs the bathroom wall, what shall we do in a rented place | builder put the pooja niche back to back with the toilet
hi: पूजा की दीवार के उस पार कमोड लगा है, अब पता चला, मन दुखी है | मंदिर की पीठ बाथरूम से लगती है, किराए का घर है, क्या करें | बिल्डर ने पूजा का आला शौचालय की दीवार पर ही बना दिया
hg: pooja ki deewar ke us paar commode laga hai ab pata chala, mann kharab hai | mandir ki peeth bathroom se lagti hai kiraye ka ghar hai kya kare | builder ne mandir ka aala toilet ki deewar pe hi bana diya
en: mandir wall shared with bathroom | pooja room next to toilet what to do | our temple hangs on the wall behind which is the toilet | toilet attached to pooja wall | can gods be on a bathroom wall | toilet is on the other side of mandir wall | mandir exactly opposite the toilet door | puja room sharing wall with washroom cant shift it | bathroom door opens in front of the temple | is attached wall of pooja and toilet a dosh | how far should temple be from toilet
hi: पूजाघर की दीवार बाथरूम से लगी है | मंदिर के पीछे शौचालय है | मंदिर के बगल में टॉयलेट क्या करें | फ़्लैट में मंदिर की दीवार के पीछे बाथरूम | शौचालय की दीवार पर मंदिर | मंदिर के ठीक सामने टॉयलेट का दरवाज़ा है | पूजाघर और टॉयलेट की एक ही दीवार है हटा नहीं सकते | मंदिर के सामने बाथरूम है क्या उपाय करें | शौचालय से मंदिर कितनी दूर हो | किराए के घर में मंदिर टॉयलेट से सटा है | पूजा घर से लगा हुआ शौचालय दोष है क्या
hg: mandir ki deewar bathroom se lagi hai | mandir ke piche toilet hai kya kare | pooja room ke bagal me bathroom | flat chota hai mandir toilet wali deewar pe hai | bathroom ki wall pe mandir sahi hai kya | mandir ke theek samne toilet ka darwaza hai | pooja aur toilet ki ek hi wall hai shift nahi ho sakta | mandir ke samne bathroom ka gate khulta hai | toilet se mandir kitni dur hona chahiye | kiraye ke ghar me mandir toilet se sata hai | pooja ghar se laga hua toilet dosh hai kya
@ok modern wide PRAC
en: A pooja place on the toilet's wall is better avoided: nearly all of today's lists ask for it. It is a matter of cleanliness and respect, and no harm comes from it to your prayer.
hi: शौचालय की दीवार पर पूजास्थान न हो तो बेहतर है; आज की लगभग सभी सूचियाँ यही कहती हैं। बात सफ़ाई और आदर की है; इससे आपकी पूजा निष्फल नहीं होती।
hg: Toilet ki deewar par pooja ki jagah na ho to behtar hai; aaj ki lagbhag sabhi lists yahi kehti hain. Baat safai aur aadar ki hai; isse aapki pooja nishphal nahi hoti.
@do modern most PRAC
en: Move the mandir to another wall, even a shelf in the living room. If it cannot move, leave a gap with a wooden back panel, stop any damp, and keep the toilet door shut.
hi: मंदिर दूसरी दीवार पर ले जाएँ, बैठक की एक शेल्फ़ भी काफ़ी है। न हट सके तो पीछे लकड़ी का पटरा और थोड़ी दूरी रखें, सीलन रोकें और शौचालय का दरवाज़ा बंद रखें।
hg: Mandir doosri deewar par le jayein, baithak ki ek shelf bhi kaafi hai. Na hat sake to peeche lakdi ka patra aur thodi doori rakhein, seelan rokein aur toilet ka darwaza band rakhein.
@how modern wide PRAC
en: If the toilet door faces the mandir, keep it shut, hang a curtain before the gods or turn the mandir so that it looks another way. No text gives a distance; another wall is what counts.
hi: शौचालय का दरवाज़ा मंदिर के सामने हो तो उसे बंद रखें, भगवान के आगे परदा लगाएँ या मंदिर का मुख दूसरी ओर कर दें। दूरी किसी ग्रंथ में नहीं; अलग दीवार ही असली बात है।
hg: Toilet ka darwaza mandir ke samne ho to use band rakhein, bhagwan ke aage parda lagayein ya mandir ka mukh doosri taraf kar dein. Doori kisi granth me nahi; alag deewar hi asli baat hai.
@where modern most PRAC
en: The best other place is the north-east, east or north of the living room, a shelf at chest height with the one who prays facing east or north. In one room, choose the corner farthest from the toilet.
hi: दूसरी सबसे अच्छी जगह बैठक का ईशान, पूर्व या उत्तर है: छाती की ऊँचाई पर शेल्फ़, पूजा करने वाला पूर्व या उत्तर मुख। एक ही कमरा हो तो शौचालय से सबसे दूर का कोना लें।
hg: Doosri sabse achhi jagah baithak ka north-east, east ya north hai: chhaati ki unchai par shelf, pooja karne wala east ya north mukh. Ek hi kamra ho to toilet se sabse door ka kona lein.

# mandir-under-stairs relation
@names
en: mandir under the stairs, pooja room below the staircase
hi: सीढ़ी के नीचे मंदिर, सीढ़ियों के नीचे पूजाघर
hg: seedhi ke niche mandir, seedhi ke neeche pooja ghar
en: puja space below the staircase, prayer place under the steps
hi: सीढ़ियों के नीचे मंदिर, सीढ़ियों के नीचे छोटा मंदिर, ज़ीने के नीचे मंदिर
hg: seedhiyon ke neeche mandir, zeene ke niche mandir
@ask
hi: दादा ने बरसों पहले सीढ़ियों के नीचे मंदिर बनवाया, ऊपर सब चप्पल पहने चढ़ते हैं, घर वाले हटाने नहीं देते | ज़ीने के नीचे भगवान हैं, ससुर जी मानते नहीं, मैं क्या करूँ
hg: dada ne barso pehle seedhiyo ke niche mandir banwaya, upar sab chappal pehne chadhte h, ghar wale hatane nahi dete | zeene ke niche bhagwan hai sasur ji mante nahi main kya karu
en: grandfather built the little temple below the stairs decades ago and will not let it be moved, shoes go over it all day
en: can the temple be under the staircase | pooja under stairs is it wrong | we have made the mandir below the steps | what can be kept under stairs instead of mandir | people walk above our mandir | pooja room under staircase cant shift | store room under the stairs or mandir which is right | is puja under stairs a sin | flat has only space below steps for temple
hi: सीढ़ी के नीचे पूजाघर बना सकते हैं | सीढ़ियों के नीचे मंदिर ठीक है क्या | मंदिर के ऊपर से सीढ़ी जाती है | सीढ़ी के नीचे क्या बनाएँ | सीढ़ी के नीचे भगवान रखे हैं | सीढ़ी के नीचे पूजा करना पाप है क्या | मंदिर सीढ़ी के नीचे है हटा नहीं सकते | सीढ़ी के नीचे पूजा का उपाय | घर में जगह नहीं सीढ़ी के नीचे ही मंदिर है
hg: seedhi ke niche mandir bana sakte hai kya | seedhi ke neeche pooja karna sahi hai | mandir ke upar se seedhi jati hai | seedhiyon ke neeche kya banaye | sidhi ke niche bhagwan rakhe hai kya kare | seedhi ke niche mandir hai hata nahi sakte | seedhi ke niche pooja karna paap hai kya | seedhi ke niche pooja ghar ka upay | jagah nahi hai seedhi ke neeche hi mandir hai
en: toilet upstairs lies exactly above our mandir, must the mandir be moved
hi: ऊपर की मंज़िल का शौचालय मंदिर के ठीक ऊपर है, मंदिर हटाना पड़ेगा क्या
hg: upar ki manzil ka toilet mandir ke theek upar hai mandir hatana padega kya
en: puja space made below the staircase
hi: ज़ीने के नीचे पूजा की जगह
hg: zeene ke neeche puja ki jagah
@ok modern wide PRAC
en: A mandir under the stairs is not advised, as feet pass over it. Store things there instead; a toilet or stove under the steps is avoided too.
hi: सीढ़ी के नीचे मंदिर की सलाह नहीं दी जाती, क्योंकि ऊपर से पैर गुज़रते हैं। वहाँ सामान रखें; शौचालय या चूल्हा भी सीढ़ी के नीचे नहीं बनाते।
hg: Seedhi ke neeche mandir ki salah nahi di jati, kyunki upar se pair guzarte hain. Wahan saman rakhein; toilet ya chulha bhi seedhi ke neeche nahi banate.
@do modern most PRAC
en: Shift the mandir to the north-east or east of any clean room. If nothing else is possible, keep it as a small cabinet with its own wooden roof, a little away from the steps.
hi: मंदिर को किसी साफ़ कमरे के ईशान या पूर्व में ले जाएँ। और कोई उपाय न हो तो लकड़ी की अपनी छत वाला छोटा मंदिर, सीढ़ी से थोड़ा हटकर रखें।
hg: Mandir ko kisi saaf kamre ke north-east ya east me le jayein. Aur koi upay na ho to lakdi ki apni chhat wala chhota mandir, seedhi se thoda hatkar rakhein.
@why modern most CUSTOM
en: Stairs are trodden by feet and shoes and feel low and heavy overhead, so it is taken as wanting in respect; it is no sin. Prayers said there for years were not lost.
hi: सीढ़ी पर पैर और जूते पड़ते हैं और सिर पर भार लगता है, इसलिए इसे आदर की कमी मानते हैं; यह पाप नहीं। वहाँ बरसों की पूजा व्यर्थ नहीं गई।
hg: Seedhi par pair aur joote padte hain aur sir par bhaar lagta hai, isliye ise aadar ki kami maante hain; yeh paap nahi. Wahan barson ki pooja vyarth nahi gayi.
@how modern most CUSTOM
en: With elders speak gently: offer a better place in the north-east, move the mandir on a good day with a prayer they choose, and let the space below the stairs become storage. Until they agree: no shoes on those steps, a wooden board over the gods, and a clear mind.
hi: बड़ों से प्यार से कहें: ईशान में बेहतर जगह दिखाएँ, उनके चुने अच्छे दिन पूजा करके मंदिर ले जाएँ, सीढ़ी के नीचे फिर सामान रहे। वे न मानें तब तक उन सीढ़ियों पर जूते नहीं, भगवान के ऊपर लकड़ी का पट, और मन में अपराध नहीं।
hg: Badon se pyaar se kahein: north-east me behtar jagah dikhayein, unke chune achhe din pooja karke mandir le jayein, seedhi ke neeche phir saman rahe. Woh na maanein tab tak un seedhiyon par joote nahi, Bhagwan ke upar lakdi ka pat, aur mann me apradh nahi.

# toilet-above-kitchen relation
@names
en: toilet above the kitchen, toilet above the pooja room, toilet over the mandir, bathroom over kitchen
hi: रसोई के ऊपर शौचालय, पूजाघर के ऊपर शौचालय
hg: kitchen ke upar toilet, pooja room ke upar toilet, rasoi ke upar bathroom
hi: ऊपर वाले का शौचालय, रसोई के ऊपर बाथरूम
hg: upar wale ka toilet, upar wale flat ka toilet
en: upstairs toilet over our kitchen
@ask
en: upstairs toilet is over our kitchen | is a bathroom above the mandir bad | neighbour's toilet above our pooja | duplex toilet on top of the stove | what to do when toilet is above kitchen | upper floor flat bathroom is on top of our temple remedy | toilet over stove what can a tenant do | bathroom of first floor above ground floor kitchen | seepage from upstairs bathroom in kitchen
hi: ऊपर वाले का बाथरूम हमारी रसोई पर है | मंदिर के ऊपर टॉयलेट है | ऊपर की मंज़िल का शौचालय रसोई के ऊपर | पूजाघर के ऊपर बाथरूम क्या करें | चूल्हे के ऊपर शौचालय | ऊपर वाले का टॉयलेट हमारे चूल्हे पर पड़ता है किराएदार क्या करे | पहली मंज़िल का बाथरूम नीचे की रसोई पर | ऊपर के बाथरूम से रसोई में पानी टपकता है | रसोई के ऊपर टॉयलेट हो तो उपाय
hg: upar wale flat ka toilet hamari rasoi ke upar hai | mandir ke upar bathroom hai kya kare | kitchen ke upar toilet ka dosh | duplex me pooja ke upar toilet | chulhe ke theek upar bathroom hai | upar wale ka toilet hamare chulhe pe padta hai kirayedar kya kare | first floor ka bathroom niche ki kitchen ke upar | upar ke bathroom se kitchen me pani tapakta hai | kitchen ke upar toilet ho to upay
hi: ऊपर वाले फ़्लैट का टॉयलेट हमारी रसोई पर
hg: upar wale flat ka toilet hamare kitchen ke upar
@ok modern most PRAC
en: A toilet above the kitchen or pooja place is avoided when one builds. In a flat it is the rule of the plan that all toilets stand over each other, so a neighbour's is no worry.
hi: रसोई या पूजाघर के ऊपर शौचालय बनाते समय नहीं रखते। फ़्लैट में ऊपर किसका क्या है, यह आपके हाथ में नहीं; पड़ोसी के शौचालय की चिंता न करें।
hg: Rasoi ya pooja ghar ke upar toilet banate samay nahi rakhte. Flat me upar kiska kya hai, yeh aapke haath me nahi; padosi ke toilet ki chinta na karein.
@do modern most PRAC
en: Shift the stove or the mandir so that the seat is not right above it, if that is easy. See that nothing leaks: damp from above is the one real harm, and a plumber can stop it.
hi: आसान हो तो चूल्हा या मंदिर इतना खिसका दें कि सीट ठीक ऊपर न पड़े। रिसाव न हो: ऊपर की सीलन ही असली नुकसान है, और प्लंबर उसे रोक सकता है।
hg: Aasan ho to chulha ya mandir itna khiska dein ki seat theek upar na pade. Risav na ho: upar ki seelan hi asli nuksan hai, aur plumber use rok sakta hai.
@why modern most PRAC
en: The thought is purity: water of the toilet should not pass over food or gods. Old texts knew no stacked flats; the rule is carried over from houses by consultants of today.
hi: इसके पीछे शुद्धि का विचार है: शौचालय का पानी अन्न या भगवान के ऊपर से न गुज़रे। पुराने ग्रंथ फ़्लैट नहीं जानते थे; आज के सलाहकारों ने नियम मकानों से लिया है।
hg: Iske peeche shuddhi ka vichar hai: toilet ka paani ann ya bhagwan ke upar se na guzre. Purane granth flat nahi jaante the; aaj ke consultants ne niyam makaanon se liya hai.

# kitchen-facing-toilet relation
@names
en: kitchen opposite the toilet, kitchen facing bathroom, toilet beside the kitchen
hi: रसोई के सामने शौचालय, रसोई के बगल में बाथरूम
hg: kitchen ke samne toilet, rasoi ke samne bathroom, kitchen ke bagal me toilet
@ask
en: toilet door right in front of kitchen | kitchen and bathroom share a wall | my kitchen faces the toilet door | remedy for toilet next to kitchen | small flat kitchen opposite washroom | toilet and kitchen doors face each other | kitchen and toilet doors opposite each other flat remedy | cant change doors kitchen opposite bathroom rented | stove on the wall behind which is the toilet | is toilet next to kitchen bad for health
hi: रसोई के ठीक सामने टॉयलेट का दरवाज़ा है | रसोई और बाथरूम की दीवार एक है | रसोई के सामने शौचालय का उपाय | किचन के पास बाथरूम ठीक है क्या | रसोई से शौचालय दिखता है | रसोई और टॉयलेट के दरवाज़े आमने-सामने हैं | किराए का घर है रसोई के सामने बाथरूम | चूल्हे के पीछे की दीवार टॉयलेट की है | रसोई से सटा शौचालय सेहत के लिए बुरा है क्या | किचन टॉयलेट का दरवाज़ा आमने सामने क्या करें
hg: kitchen ke theek saamne toilet ka darwaza hai | rasoi aur bathroom ki deewar ek hai | kitchen ke samne washroom ka upay | kitchen ke paas bathroom sahi hai kya | rasoi se toilet dikhta hai | kitchen aur toilet ke darwaze aamne samne hai | rent ka ghar hai kitchen ke samne bathroom | chulhe ke peeche toilet ki deewar hai | rasoi se sata toilet sehat ke liye bura hai kya | kichan toilet ka gate aamne saamne kya kare
@ok modern most PRAC
en: A toilet door facing the kitchen is best avoided, chiefly for cleanliness. In small flats it is very common, and a shared wall alone is a small matter.
hi: रसोई के सामने शौचालय का दरवाज़ा न हो तो अच्छा, मुख्यतः सफ़ाई के कारण। छोटे फ़्लैटों में यह बहुत आम है, और केवल एक दीवार साझा होना छोटी बात है।
hg: Rasoi ke saamne toilet ka darwaza na ho to achha, mukhya roop se safai ke karan. Chhote flats me yeh bahut aam hai, aur sirf ek deewar saajha hona chhoti baat hai.
@do modern wide SENSE
en: Keep the toilet door shut, use an exhaust fan and hang a curtain between. Do not place the stove on the shared wall if another place is free.
hi: शौचालय का दरवाज़ा बंद रखें, एग्ज़ॉस्ट पंखा चलाएँ और बीच में परदा लगाएँ। दूसरी जगह हो तो चूल्हा साझा दीवार पर न रखें।
hg: Toilet ka darwaza band rakhein, exhaust fan chalayein aur beech me parda lagayein. Doosri jagah ho to chulha saajhi deewar par na rakhein.
@how modern wide PRAC
en: For tenants: a tension rod with a curtain or bead string at one of the two doors, a self-closing spring on the toilet door, lid down before flushing. Nothing is drilled or broken.
hi: किराएदार के लिए: किसी एक दरवाज़े पर बिना ड्रिल की रॉड और परदा या मोतियों की लड़ी, शौचालय के दरवाज़े पर अपने आप बंद होने वाली स्प्रिंग, फ़्लश से पहले ढक्कन बंद। कुछ तोड़ना नहीं।
hg: Kirayedar ke liye: kisi ek darwaze par bina drill ki rod aur parda ya motiyon ki ladi, toilet ke darwaze par apne aap band hone wali spring, flush se pehle dhakkan band. Kuch todna nahi.
@why modern most PRAC
en: Kitchen is fire and food, the toilet is waste; custom keeps the two apart and out of each other's sight. The plain reason is smell and germs, and those a closed door and air remove.
hi: रसोई अग्नि और अन्न है, शौचालय मल का स्थान; रिवाज दोनों को अलग और एक-दूसरे की नज़र से दूर रखता है। सीधी वजह गंध और कीटाणु हैं, जो बंद दरवाज़े और हवा से दूर होते हैं।
hg: Rasoi agni aur ann hai, toilet mal ki jagah; riwaz dono ko alag aur ek doosre ki nazar se door rakhta hai. Seedhi wajah smell aur germs hain, jo band darwaze aur hawa se door hote hain.

# bed-under-beam relation
@names
en: bed under a beam, beam above the bed
hi: बीम के नीचे पलंग, पलंग के ऊपर बीम
hg: beam ke niche bed, bed ke upar beam
hg: bed beam ke niche, bed beam ke neeche
hi: पलंग बीम के नीचे
@ask
en: the beam is right over the bed, the room is too small to shift it and my head aches daily
hi: बीम के नीचे ही पलंग है, कमरा छोटा है पलंग नहीं हिलता, सिर में दर्द रहता है
hg: beam ke niche hi bed hai kamra chhota hai bed nahi hilta sar me dard rehta hai
hi: बीम पलंग के ऊपर है, फ़ॉल्स सीलिंग के पैसे नहीं, सस्ता तरीक़ा
hg: beam bed ke upar hai false ceiling ke paise nahi sasta tarika
en: beam right over our bed, no money for a false ceiling, a cheap way
en: there is a beam over our bed | sleeping under a beam | how to hide a beam above the bed | is beam over head bad | false ceiling for beam | beam above bed cant move bed | beam goes across our legs is that ok | beam in middle of double bed between husband and wife | flute on beam remedy | bamboo flute under beam | sofa or bed under beam rented room
hi: बीम के नीचे सोना | पलंग के ऊपर बीम है क्या करें | सिर के ऊपर बीम | बीम छिपाने के लिए फ़ॉल्स सीलिंग | बीम के नीचे बेड ठीक है | बीम पलंग के बीच से जाती है पति पत्नी | बीम पैरों के ऊपर है ठीक है क्या | पलंग हट नहीं सकता ऊपर बीम है | किराए के कमरे में बेड के ऊपर बीम | बीम के नीचे सोने से क्या होता है
hg: beam ke neeche sona chahiye kya | palang ke upar beam hai kya kare | sir ke upar beam | beam chupane ke liye false ceiling | bed beam ke niche aa raha hai | beam bed ke beech se jati hai pati patni | beam pair ke upar hai chalega kya | bed hat nahi sakta upar beam hai | kiraye ke room me bed ke upar beam | beam ke niche sone se kya hota hai
en: concrete beam runs over where we sleep, any fix without construction
hi: सोने की जगह के ऊपर बीम है, बिना तोड़फोड़ क्या करें
hg: sone ki jagah ke upar beam hai bina todfod kya kare
en: my cot is right under a thick beam and cannot be shifted, I wake with a headache | hostel bed fixed below the beam
hi: खाट के ठीक ऊपर मोटी बीम है और हट नहीं सकती | हॉस्टल का पलंग बीम के नीचे फ़िक्स है
hg: mera bed beam ke neeche hai hat nahi sakta sir bhari rehta hai | hostel ka palang beam ke neeche fix hai
en: a beam crosses above my pillow
hi: तकिए के ऊपर से बीम गुज़रती है
hg: takiye ke upar se beam jaati hai
@ok modern most PRAC
en: Sleeping right under a beam is avoided by most of today's lists, as it feels heavy overhead. It foretells nothing.
hi: ठीक बीम के नीचे सोने से आज की ज़्यादातर सूचियाँ मना करती हैं, क्योंकि सिर पर भार लगता है। इससे कुछ बुरा तय नहीं होता।
hg: Theek beam ke neeche sone se aaj ki zyadatar lists mana karti hain, kyunki sir par bhaar lagta hai. Isse kuch bura tay nahi hota.
@do modern wide PRAC
en: Move the bed a little, so that the beam does not cross head or chest; or cover it with a false ceiling. A beam carries the house: never cut it.
hi: पलंग थोड़ा खिसका दें ताकि बीम सिर या छाती के ऊपर न पड़े, या फ़ॉल्स सीलिंग से ढक दें। बीम घर का भार उठाती है: उसे कभी न काटें।
hg: Palang thoda khiska dein taki beam sir ya chhaati ke upar na pade, ya false ceiling se dhak dein. Beam ghar ka bhaar uthati hai: use kabhi na kaatein.
@how modern most PRAC
en: If neither bed nor ceiling can be changed, lay your head at the end away from the beam, hang a light cloth or canopy below it, or paint it as pale as the ceiling. Across the feet it matters least.
hi: न पलंग हटे न छत बदले, तो सिर बीम से दूर वाली ओर रखें, नीचे हल्का कपड़ा या चँदोवा तानें, या बीम को छत जैसा हल्का रंग दें। पैरों के ऊपर हो तो सबसे छोटी बात है।
hg: Na bed hate na chhat badle, to sir beam se door wali taraf rakhein, neeche halka kapda ya canopy taanein, ya beam ko chhat jaisa halka rang dein. Pairon ke upar ho to sabse chhoti baat hai.
@which modern disputed PRAC
en: Two bamboo flutes tied slanting on the beam are borrowed from feng shui; Indian texts do not know them. They do no harm, fasten them well; a false ceiling is the fuller answer.
hi: बीम पर तिरछी बाँधी दो बाँसुरियाँ फ़ेंगशुई से आई हैं; भारतीय ग्रंथ उन्हें नहीं जानते। हानि नहीं, बस कसकर बाँधें; फ़ॉल्स सीलिंग ज़्यादा पूरा उपाय है।
hg: Beam par tirchhi bandhi do bansuriyan feng shui se aayi hain; bharatiya granth unhe nahi jaante. Nuksan nahi, bas kaskar baandhein; false ceiling zyada poora upay hai.

# stairs-facing-door relation
@names
en: stairs in front of the main door, staircase facing the main door, staircase opposite the door, stairs seen first on entering
hi: मुख्य द्वार के सामने सीढ़ी, दरवाज़े के सामने सीढ़ियाँ, द्वार खुलते ही सीढ़ी
hg: main door ke samne seedhi, darwaze ke saamne sidhi, gate khulte hi stairs
en: staircase in front of our entry door, stairs in front of the entry
@ask
en: in our duplex the steps begin straight at the entrance door | the first thing inside our door is the staircase
hi: डुप्लेक्स में द्वार खुलते ही सीढ़ी शुरू होती है | घर में घुसते ही ज़ीना सामने है
hg: duplex me door khulte hi seedhi shuru hoti hai | ghar me ghuste hi zeena saamne hai
en: main door opens right onto the stairs | staircase is the first thing seen from the door what to do | inside stairs straight in front of entrance | building stairs going down in front of our flat door | stairs opposite entrance remedy without breaking | is staircase facing main gate bad | stairs come down towards our main door | steps start right after the entrance | upstairs staircase opposite our flat gate
hi: मुख्य द्वार के ठीक सामने सीढ़ी है क्या करें | घर में घुसते ही सीढ़ी दिखती है | दरवाज़ा खोलते ही सीढ़ियाँ सामने हैं | फ़्लैट के दरवाज़े के सामने नीचे जाती सीढ़ी | मेन गेट के सामने जीना है ठीक है क्या | सीढ़ी सामने हो तो उपाय | दरवाज़े के ठीक सामने ऊपर जाती सीढ़ी | सीढ़ी मुख्य द्वार से शुरू होती है
hg: main gate ke samne seedhi hai kya kare | ghar me ghuste hi seedhi dikhti hai | darwaza kholte hi sidhiya samne | flat ke gate ke samne niche jati seedhi | main door ke theek samne jeena hai | staircase door ke samne upay bina tode | darwaze ke theek samne upar jati seedhi | seedhi main door se shuru hoti hai
@ok modern most PRAC
en: Stairs right in front of the main door are better avoided by most of today's lists, as one enters against a rising wall. It is a minor point: in flats common stairs before the door are usual.
hi: मुख्य द्वार के ठीक सामने सीढ़ी से आज की ज़्यादातर सूचियाँ बचने को कहती हैं, क्योंकि घुसते ही रुकावट लगती है। यह छोटी बात है; फ़्लैट में साझा सीढ़ी सामने होना आम है।
hg: Main door ke theek samne seedhi se aaj ki zyadatar lists bachne ko kehti hain, kyunki ghuste hi rukawat lagti hai. Yeh chhoti baat hai; flat me common seedhi samne hona aam hai.
@do modern wide PRAC
en: Screen it: a curtain, jaali, tall plant or low cupboard between door and first step, a bright lamp, a threshold strip. If the first steps can be turned at a renovation, let them begin from the side.
hi: ओट दें: दरवाज़े और पहली सीढ़ी के बीच परदा, जाली, ऊँचा पौधा या छोटी अलमारी, तेज़ रोशनी और दहलीज़ की पट्टी। मरम्मत में पहली सीढ़ियाँ बगल से शुरू हो सकें तो अच्छा।
hg: Oat dein: darwaze aur pehli seedhi ke beech parda, jaali, uncha paudha ya chhoti almari, tez light aur dehleez ki patti. Renovation me pehli seedhiyan bagal se shuru ho sakein to achha.
@where modern wide PRAC
en: In a new house stairs go to the south, west or south-west, turning clockwise, out of the door's line. The north-east and the centre are left free.
hi: नए घर में सीढ़ी दक्षिण, पश्चिम या नैऋत्य में, दाईं ओर घूमती हुई और द्वार की सीध से हटकर बनती है। ईशान और बीच का भाग ख़ाली रहता है।
hg: Naye ghar me seedhi south, west ya south-west me, daayin taraf ghoomti hui aur door ki seedh se hatkar banti hai. North-east aur beech ka hissa khaali rehta hai.
@see door-facing-door, staircase-turn

# toilet-facing-main-door relation
@names
en: toilet in front of the main door, toilet opposite the main door, bathroom facing the entrance, bathroom near the main door
hi: मुख्य द्वार के सामने शौचालय, दरवाज़े के सामने बाथरूम, प्रवेश पर टॉयलेट
hg: main door ke samne toilet, gate ke saamne bathroom, entrance par toilet
en: washroom opposite the main door, main door facing the washroom
hi: मुख्य द्वार के सामने बाथरूम
hg: main door ke samne bathroom, main gate ke samne toilet
@ask
en: guests see the toilet door first when they enter, I feel ashamed
hi: मेहमान घुसते ही शौचालय का दरवाज़ा देखते हैं
hg: mehman ghuste hi toilet ka darwaza dekhte hai
en: toilet is seen as soon as we open the door | washroom right beside the entrance of flat | bathroom just opposite main gate what to do | is toilet near main door bad | powder room at the entrance | toilet above the main door | as soon as you enter there is bathroom | guest toilet at the entry
hi: दरवाज़ा खोलते ही टॉयलेट दिखता है | मेन गेट के पास बाथरूम है | मुख्य द्वार के बगल में शौचालय ठीक है क्या | घुसते ही बाथरूम है क्या उपाय | मुख्य द्वार के ऊपर शौचालय बना है | प्रवेश द्वार से लगा टॉयलेट | अंदर आते ही सामने टॉयलेट | मेन गेट खुलते ही वॉशरूम
hg: darwaza kholte hi toilet dikhta hai | main gate ke pass bathroom hai | main door ke bagal me toilet sahi hai kya | ghuste hi bathroom hai kya upay | main door ke upar toilet bana hai | entrance se laga toilet | andar aate hi samne toilet | main gate khulte hi washroom
en: on entering the house the bathroom is seen
hi: घर में घुसते ही शौचालय दिखता है | अंदर आते ही बाथरूम सामने
hg: ghar me ghuste hi bathroom dikhta hai
en: the main door opens facing the washroom
@ok modern wide PRAC
en: A toilet seen straight from the main door is better avoided, as the entrance should greet with something pleasant. Beside the door it is a small matter; many flats have it.
hi: मुख्य द्वार से सीधे दिखता शौचालय न हो तो बेहतर, क्योंकि प्रवेश पर कुछ सुहावना दिखना चाहिए। द्वार के बगल में हो तो छोटी बात है; बहुत फ़्लैट ऐसे हैं।
hg: Main door se seedha dikhta toilet na ho to behtar, kyunki entrance par kuch suhavna dikhna chahiye. Door ke bagal me ho to chhoti baat hai; bahut flat aise hain.
@do modern wide PRAC
en: Keep the toilet door and lid shut, run the exhaust, hang a curtain or picture on the door, and stand a plant or screen between. Put a lamp and something lovely where the eye falls first.
hi: शौचालय का दरवाज़ा और ढक्कन बंद रखें, एग्ज़ॉस्ट चलाएँ, दरवाज़े पर परदा या चित्र लगाएँ और बीच में पौधा या परदा रखें। जहाँ नज़र पहले जाए वहाँ दीपक या सुंदर वस्तु रखें।
hg: Toilet ka darwaza aur dhakkan band rakhein, exhaust chalayein, darwaze par parda ya chitra lagayein aur beech me paudha ya screen rakhein. Jahan nazar pehle jaye wahan lamp ya sundar cheez rakhein.
@where modern most PRAC
en: By direction the toilet goes to the north-west or west, or between south and south-west; not to the north-east or centre. Its direction counts more than what it faces.
hi: दिशा से शौचालय उत्तर-पश्चिम या पश्चिम में, या दक्षिण और दक्षिण-पश्चिम के बीच होता है; ईशान या बीच में नहीं। सामने क्या है, उससे दिशा बड़ी बात है।
hg: Disha se toilet north-west ya west me, ya south aur south-west ke beech hota hai; north-east ya beech me nahi. Samne kya hai, usse disha badi baat hai.

# bed-facing-door relation
@names
en: bed in front of the door, bed facing the bedroom door, feet towards the door while sleeping
hi: दरवाज़े के सामने पलंग, बेडरूम के दरवाज़े की ओर पैर, पलंग के सामने दरवाज़ा
hg: darwaze ke samne bed, door ki taraf pair karke sona, bed ke samne darwaza
hi: पैर दरवाज़े की तरफ़, पैर दरवाज़े की ओर
hg: pair darwaze ki taraf, pair door ki taraf
en: feet toward the door, feet point to the door
@ask
hi: सोने में पैर कमरे के द्वार की ओर रहते हैं, नानी टोकती हैं, क्या करूँ
hg: sone me pair kamre ke darwaze ki taraf rehte hai, nani tokti hai kya karu
en: grandmother scolds since our feet point at the bedroom door while sleeping
en: is it bad to sleep with feet pointing to the door | bed is in line with the bedroom door | head towards the door while sleeping | small room bed has to be opposite the door | coffin position bed meaning | bed just beside the door is ok | pg bed is right at the door | bed facing balcony door | feet facing main door in one room
hi: सोते समय पैर दरवाज़े की ओर हों तो क्या होता है | पलंग दरवाज़े की सीध में है | दरवाज़े की ओर सिर करके सोना | छोटा कमरा है बेड दरवाज़े के सामने ही आता है | पैर दरवाज़े की तरफ़ करके क्यों नहीं सोते | पलंग दरवाज़े से सटा है | पीजी में पलंग दरवाज़े के सामने | बालकनी के दरवाज़े के सामने पलंग
hg: sote time pair darwaze ki taraf ho to kya hota hai | bed darwaze ki seedh me hai | darwaze ki taraf sir karke sona | chhota room hai bed door ke samne hi aata hai | pair darwaze ki taraf karke kyu nahi sote | bed door se sata hai | pg me bed darwaze ke samne | balcony door ke samne bed
en: my feet point to the door when I lie in bed
hi: सोते समय पैर दरवाज़े की तरफ़ रहते हैं | पलंग से पैर सीधे दरवाज़े की ओर पड़ते हैं
hg: sote samay pair darwaze ki taraf rehte hai | bed se pair seedhe darwaze ki or padte hai
@ok modern most PRAC
en: Sleeping with the feet straight to the door is left out by custom, as the dead are carried out so; it foretells nothing. Most simply rest better out of the door's line, seeing the door.
hi: पैर सीधे दरवाज़े की ओर करके सोना रिवाज में टाला जाता है, क्योंकि शव ऐसे ले जाते हैं; इससे कुछ तय नहीं होता। दरवाज़े की सीध से हटकर, उसे देखते हुए नींद बेहतर आती है।
hg: Pair seedhe darwaze ki taraf karke sona riwaz me taala jata hai, kyunki shav aise le jate hain; isse kuch tay nahi hota. Door ki seedh se hatkar, use dekhte hue neend behtar aati hai.
@do modern wide PRAC
en: Move the bed sideways, or close the door at night and put a footboard, curtain or low chest between. If choosing, the head to the south or east counts more than the door.
hi: पलंग बगल में खिसकाएँ, या रात को दरवाज़ा बंद रखें और बीच में पैताने का पटरा, परदा या छोटा संदूक रखें। चुनना हो तो सिर दक्षिण या पूर्व होना दरवाज़े से बढ़कर है।
hg: Bed bagal me khiskayein, ya raat ko darwaza band rakhein aur beech me footboard, parda ya chhota sandook rakhein. Chunna ho to sir south ya east hona darwaze se badhkar hai.
@where modern most PRAC
en: The usual place is the wall across from the door but not in its line: bed in the room's south or south-west, head at the south or east wall, door in view.
hi: सामान्य जगह दरवाज़े के सामने वाली दीवार है, पर उसकी सीध से हटकर: पलंग कमरे के दक्षिण या नैऋत्य में, सिरहाना दक्षिण या पूर्व दीवार पर, दरवाज़ा नज़र में।
hg: Aam jagah darwaze ke samne wali deewar hai, par uski seedh se hatkar: bed kamre ke south ya south-west me, sirhana south ya east deewar par, darwaza nazar me.

# bed-beside-toilet relation
@names
en: bed touching the toilet wall, headboard on the bathroom wall, bed in front of the bathroom door, toilet door facing the bed
hi: शौचालय की दीवार से लगा पलंग, सिरहाने के पीछे बाथरूम, पलंग के सामने बाथरूम का दरवाज़ा
hg: bed toilet ki deewar se laga, sirhane ke peeche bathroom, bed ke samne bathroom ka gate
@ask
en: headboard stands on the bathroom wall and there is no other wall
hi: सिरहाना बाथरूम की दीवार पर है, दूसरी दीवार नहीं
hg: sirhana bathroom ki deewar pe hai dusri deewar nahi
en: bathroom is behind the wall of my headboard | attached toilet opens straight at the bed | can I sleep with head on toilet wall | bed and bathroom wall common | bed opposite attached bathroom remedy | is head towards the toilet wrong | hostel bed touching washroom wall | bathroom behind headboard rented | commode behind bed wall
hi: सिरहाने वाली दीवार के पीछे टॉयलेट है | अटैच बाथरूम का दरवाज़ा बेड के सामने खुलता है | बाथरूम की दीवार की ओर सिर करके सो सकते हैं | बेड के सामने टॉयलेट हो तो उपाय | पलंग और बाथरूम की एक दीवार | टॉयलेट की तरफ़ सिर करके सोना | हॉस्टल में बेड वॉशरूम की दीवार से लगा | सिरहाने की दीवार के उस पार कमोड
hg: sirhane wali deewar ke piche toilet hai | attach bathroom ka door bed ke samne khulta hai | bathroom ki deewar ki taraf sir karke so sakte hai kya | bed ke samne toilet ho to upay | bed aur bathroom ki ek hi wall | toilet ki taraf sir karke sona | hostel me bed washroom ki wall se laga | sirhane ki deewar ke us par commode
hg: attached bathroom ki deewar se sirhana laga hai
hi: अटैच बाथरूम की दीवार से सिरहाना लगा है
en: our headboard stands on the attached bathroom's wall
@ok modern most PRAC
en: A bed-head on the toilet wall, or a toilet door straight before the bed, is better avoided but a small fault. It is very common with attached bathrooms; pipes at night disturb more than any energy.
hi: शौचालय की दीवार पर सिरहाना, या पलंग के ठीक सामने शौचालय का दरवाज़ा, न हो तो बेहतर, पर छोटा दोष है। अटैच बाथरूम में यह बहुत आम है; रात को पाइप की आवाज़ ही ज़्यादा खलती है।
hg: Toilet ki deewar par sirhana, ya bed ke theek samne toilet ka darwaza, na ho to behtar, par chhota dosh hai. Attached bathroom me yeh bahut aam hai; raat ko pipe ki awaaz hi zyada khalti hai.
@do modern wide PRAC
en: Move the head to another solid wall, south or east. If that fails, leave a hand's gap, use a thick wooden headboard, keep the toilet door shut and hang a curtain on it.
hi: सिरहाना दूसरी ठोस दीवार पर, दक्षिण या पूर्व में ले जाएँ। न हो सके तो हाथ भर दूरी, मोटा लकड़ी का सिरहाना, शौचालय का दरवाज़ा बंद और उस पर परदा रखें।
hg: Sirhana doosri thos deewar par, south ya east me le jayein. Na ho sake to haath bhar doori, mota lakdi ka headboard, toilet ka darwaza band aur us par parda rakhein.
@which modern most PRAC
en: Of two evils most choose: head to the south or east even at the toilet wall, rather than head to the north. Damp on that wall is the one thing to repair soon.
hi: दो में से एक चुनना हो तो ज़्यादातर लोग शौचालय की दीवार होने पर भी सिर दक्षिण या पूर्व रखते हैं, उत्तर नहीं। उस दीवार की सीलन ही जल्दी ठीक कराने की चीज़ है।
hg: Do me se ek chunna ho to zyadatar log toilet ki deewar hone par bhi sir south ya east rakhte hain, north nahi. Us deewar ki seelan hi jaldi theek karane ki cheez hai.
@see attached-bathroom

# bed-under-window relation
@names
en: bed under the window, window behind the headboard, head towards the window
hi: खिड़की के नीचे पलंग, सिरहाने के पीछे खिड़की
hg: khidki ke niche bed, sirhane ke peeche khidki
en: window behind the bed
hi: बेड के पीछे खिड़की, पलंग के पीछे खिड़की
hg: bed ke piche khidki, palang ke peeche khidki
@ask
en: no wall is free, so the bed's head is under the window
hi: कोई दीवार ख़ाली नहीं, सिरहाना खिड़की के नीचे है
hg: koi deewar khali nahi sirhana khidki ke neeche hai
en: is it ok if the window is behind our heads | bed below window no other wall | sleeping with head near the window | window above headboard remedy | curtain for window behind bed | bed beside the window | hostel bed under window | head near open window at night
hi: सिर के पीछे खिड़की हो तो ठीक है क्या | पलंग के सिरहाने खिड़की है दूसरी दीवार नहीं | खिड़की की ओर सिर करके सोना | बेड के पीछे खिड़की का उपाय | खिड़की के पास बेड लगाना | हॉस्टल का पलंग खिड़की से लगा
hg: sir ke peeche khidki ho to theek hai kya | bed ke sirhane khidki hai dusri wall nahi hai | khidki ki taraf sir karke sona | bed ke peeche window ka upay | khidki ke paas bed lagana | hostel ka bed khidki se laga
en: headboard stands below the window, fine or not
hi: पलंग के सिरहाने की ओर खिड़की है, चलेगा क्या
hg: palang ke sirhane ki taraf khidki hai chalega | bed ke piche khidki hai sar ki taraf
@ok modern most PRAC
en: A solid wall behind the head is preferred to a window, for a sense of support and less draught. A window there is a small point; nothing follows from it.
hi: सिर के पीछे खिड़की से ठोस दीवार बेहतर मानते हैं, सहारे के भाव और कम हवा के झोंके के लिए। खिड़की होना छोटी बात है; उससे कुछ नहीं होता।
hg: Sir ke peeche khidki se thos deewar behtar maante hain, sahare ke bhaav aur kam hawa ke jhonke ke liye. Khidki hona chhoti baat hai; usse kuch nahi hota.
@do modern wide PRAC
en: Give the bed a high headboard, a thick curtain, and shut the lower sash at night; see that nothing can fall on the sleeper. A window at the side of the bed is welcome.
hi: पलंग पर ऊँचा सिरहाना, मोटा परदा, और रात को निचला पल्ला बंद रखें; देखें कि सोने वाले पर कुछ न गिरे। पलंग के बगल की खिड़की अच्छी है।
hg: Bed par uncha headboard, mota parda, aur raat ko nichla palla band rakhein; dekhein ki sone wale par kuch na gire. Bed ke bagal ki khidki achhi hai.
@where modern most PRAC
en: If you can choose, the bed-head goes to the windowless south or east wall, and the window lies at the side or opposite, north or east, so that morning light reaches the room.
hi: चुन सकें तो सिरहाना बिना खिड़की की दक्षिण या पूर्व दीवार पर हो, और खिड़की बगल या सामने, उत्तर या पूर्व में, ताकि सुबह की रोशनी आए।
hg: Chun sakein to sirhana bina khidki ki south ya east deewar par ho, aur khidki bagal ya samne, north ya east me, taki subah ki roshni aaye.

# under-stairs-use relation
@names
en: space under the stairs, what to keep under stairs, below staircase storage, toilet below the stairs
hi: सीढ़ी के नीचे की जगह, सीढ़ी के नीचे क्या रखें
hg: seedhi ke niche ki jagah, seedhi ke neeche kya rakhe
en: toilet under the stairs, bathroom under the stairs
hi: सीढ़ी के नीचे बाथरूम, सीढ़ी के नीचे शौचालय
hg: seedhi ke niche bathroom, seedhi ke niche toilet
@ask
en: inverter, shoes and a small toilet below our steps, which may stay
hi: सीढ़ी के नीचे जूते और इन्वर्टर हैं, क्या रहने दें
hg: seedhi ke neeche joote aur inverter hai kya rehne de
en: what can we make under the staircase | bathroom built under stairs remedy | inverter under stairs ok | shoe rack below steps | study table or bed under stairs | can I keep money almirah below staircase | what can be stored below the staircase | use of the place under the steps | under stairs storage what not to keep
hi: सीढ़ी के नीचे की जगह किस काम में लें | सीढ़ी के नीचे टॉयलेट बना है उपाय | सीढ़ी के नीचे इन्वर्टर रख सकते हैं | सीढ़ियों के नीचे जूते रखना | सीढ़ी के नीचे बैठकर पढ़ना या सोना | सीढ़ी के नीचे तिजोरी रखें क्या | सीढ़ी के नीचे क्या सामान रखें | सीढ़ी के नीचे क्या नहीं रखना चाहिए
hg: seedhi ke niche ki jagah kis kaam me le | seedhi ke neeche toilet bana hua hai upay | seedhi ke niche inverter rakh sakte hai | sidhi ke niche joote rakhna | seedhi ke niche baithkar padhna ya sona | seedhi ke niche tijori rakhe kya | seedhi ke niche kya saman rakhe | seedhi ke niche kya nahi rakhna chahiye
en: toilet was built under the stairs by the earlier owner, cannot break it
hi: सीढ़ियों के नीचे टॉयलेट बना हुआ है तोड़ नहीं सकते | पहले वाले मालिक ने ज़ीने के नीचे बाथरूम बनवाया
hg: seedhiyo ke neeche toilet bana hua hai tod nahi sakte | pehle malik ne jeene ke niche bathroom banwaya ab kya kare | seedhi ke neeche kya kya bana sakte hai
hg: seedhi ke niche store banaya hai theek hai | seedhi ke niche almari
hi: सीढ़ी के नीचे स्टोर बनाया है
en: we made a store below the stairs
@ok modern wide PRAC
en: Under the stairs store what is used: boxes, tools, luggage, the pump or inverter with air. Left out there are mandir, toilet, kitchen, bed, study seat and the money cupboard.
hi: सीढ़ी के नीचे काम का सामान रखें: डिब्बे, औज़ार, सूटकेस, हवा के साथ पंप या इन्वर्टर। मंदिर, शौचालय, रसोई, पलंग, पढ़ने की जगह और तिजोरी वहाँ नहीं रखते।
hg: Seedhi ke neeche kaam ka saman rakhein: dibbe, auzaar, suitcase, hawa ke saath pump ya inverter. Mandir, toilet, rasoi, bed, padhne ki jagah aur tijori wahan nahi rakhte.
@do modern most PRAC
en: A toilet already built under the stairs can stay: keep it dry, lit and aired, its door shut, and mend any leak from the joints above. If another toilet exists, use this one less.
hi: सीढ़ी के नीचे बना शौचालय रह सकता है: सूखा, रोशन और हवादार रखें, दरवाज़ा बंद, ऊपर के जोड़ों का रिसाव ठीक कराएँ। दूसरा शौचालय हो तो इसे कम काम में लें।
hg: Seedhi ke neeche bana toilet reh sakta hai: sookha, roshan aur hawadar rakhein, darwaza band, upar ke jodon ka risav theek karayein. Doosra toilet ho to ise kam istemal karein.
@why modern most PRAC
en: Feet pass overhead and the place is low and dark, so custom gives it neither gods, food, study nor sleep. Do not stuff it with scrap either, nor block a way of escape.
hi: ऊपर से पैर गुज़रते हैं और जगह नीची, अँधेरी होती है, इसलिए रिवाज वहाँ भगवान, अन्न, पढ़ाई या नींद नहीं रखता। कबाड़ भी न ठूँसें और निकलने का रास्ता न रोकें।
hg: Upar se pair guzarte hain aur jagah neechi, andheri hoti hai, isliye riwaz wahan bhagwan, ann, padhai ya neend nahi rakhta. Kabaad bhi na thoosein aur nikalne ka rasta na rokein.
@see mandir-under-stairs, kitchen-under-stairs

# lift-beside-flat relation
@names
en: lift at the centre of the building, lift beside the flat, lift wall shared with bedroom, lift shaft in the north east
hi: फ़्लैट के बीच में लिफ़्ट, बेडरूम की दीवार से लगी लिफ़्ट, ईशान में लिफ़्ट
hg: flat ke beech me lift, bedroom ki wall se lagi lift, north east me lift
en: lift machine room above the bedroom
hi: बेडरूम के ऊपर लिफ़्ट का मशीन रूम
hg: lift ka machine room
@ask
en: top floor, the lift's machine room is over our bedroom and hums
hi: सबसे ऊपर की मंज़िल, लिफ़्ट की मशीन बेडरूम के ऊपर है
hg: top floor hai lift ki machine bedroom ke upar hai
en: lift is beside the centre of our flat | lift shaft shares a wall with my bedroom | home lift which direction | lift pit in the north east is bad or not | lift in brahmasthan of the house | lift duct cuts a corner of flat | lift comes in middle of four flats | bedroom shares wall with lift | elevator next to the flat centre vastu
hi: लिफ़्ट हमारे फ़्लैट के बीच से लगी है | बेडरूम की दीवार के पीछे लिफ़्ट है | घर में लिफ़्ट किस दिशा में लगाएँ | ईशान कोण में लिफ़्ट ठीक है क्या | ब्रह्मस्थान में लिफ़्ट है क्या करें | लिफ़्ट की वजह से फ़्लैट का कोना कटा है | चार फ़्लैटों के बीच लिफ़्ट है | लिफ़्ट की दीवार से बेडरूम लगा है
hg: lift hamare flat ke center ke pass hai | bedroom ki deewar ke piche lift hai | ghar me lift kis disha me lagaye | north east me lift sahi hai kya | brahmsthan me lift hai kya kare | lift ki wajah se flat ka kona kata hai | char flat ke beech lift hai | lift ki deewar se bedroom laga hai
@ok modern most PRAC
en: A lift shaft beside or between flats lies outside your plan and is no fault of your home, even near its centre. What counts is what lies inside your own walls.
hi: फ़्लैटों के बगल या बीच का लिफ़्ट-शाफ़्ट आपके नक़्शे से बाहर है और आपके घर का दोष नहीं, बीच के पास हो तब भी। गिनती उसकी है जो आपकी दीवारों के भीतर है।
hg: Flats ke bagal ya beech ka lift shaft aapke plan se bahar hai aur aapke ghar ka dosh nahi, center ke paas ho tab bhi. Ginti uski hai jo aapki deewaron ke andar hai.
@where modern most PRAC
en: A lift of one's own goes to the north-west, west, south or south-east by most lists; the centre, north-east and mostly the south-west are avoided, as it needs a pit and always moves.
hi: अपनी लिफ़्ट ज़्यादातर सूचियों में वायव्य, पश्चिम, दक्षिण या आग्नेय में लगती है; बीच, ईशान और प्रायः नैऋत्य छोड़ते हैं, क्योंकि उसमें गड्ढा और गति है।
hg: Apni lift zyadatar lists me north-west, west, south ya south-east me lagti hai; beech, north-east aur aksar south-west chhodte hain, kyunki usme gaddha aur gati hai.
@do modern wide SENSE
en: If the shaft hums behind the bed, move the head to another wall or put a cupboard there. Nothing has to be bought for it; ask the society to service a noisy lift.
hi: पलंग के पीछे लिफ़्ट की आवाज़ आती हो तो सिरहाना दूसरी दीवार पर ले जाएँ या वहाँ अलमारी रखें। कुछ ख़रीदना नहीं; शोर हो तो सोसाइटी से सर्विस कराएँ।
hg: Bed ke peeche lift ki awaaz aati ho to sirhana doosri deewar par le jayein ya wahan almari rakhein. Kuch kharidna nahi; shor ho to society se service karayein.
@why modern most PRAC
en: Lists mind a moving shaft and its pit where stillness and light are wanted, the centre and north-east. That concerns a lift inside one's own house, not the building's common one.
hi: सूचियाँ चलते शाफ़्ट और गड्ढे को वहाँ नहीं चाहतीं जहाँ स्थिरता और प्रकाश चाहिए: बीच और ईशान में। यह अपने घर के भीतर की लिफ़्ट की बात है, इमारत की साझा लिफ़्ट की नहीं।
hg: Lists chalte shaft aur gaddhe ko wahan nahi chahti jahan sthirta aur roshni chahiye: beech aur north-east me. Yeh apne ghar ke andar ki lift ki baat hai, building ki common lift ki nahi.
@see lift-facing-door

# mirror-facing-door relation
@names
en: mirror in front of the main door, mirror facing the main door, two mirrors facing each other, mirror facing the stove
hi: मुख्य द्वार के सामने शीशा, दरवाज़े के सामने दर्पण, आमने-सामने दो शीशे
hg: main door ke samne sheesha, gate ke samne mirror, aamne samne do mirror
en: mirror opposite the main door, mirror in the foyer, foyer mirror, mirror at the entrance
hi: मुख्य द्वार के सामने शीशा, प्रवेश पर शीशा, दरवाज़े के सामने आईना
hg: main gate ke saamne sheesha, entry par sheesha, foyer me sheesha
en: mirror panel, antique mirror
@ask
en: mirror either directly opposite the main door or on the north side wall, client wants the first | interior designer asking for a foyer mirror
en: mirror panel on the foyer wall opposite the main door | on the side wall or opposite the entrance, which place for the mirror and why
en: my client insists on a big mirror on the wall that faces the front door; the other choice is the north side wall, which is right and why | designer wants a mirrored panel in the foyer, opposite the entrance or on the side wall | full length mirror near the entry so the lobby looks larger
hi: इंटीरियर वाला कहता है प्रवेश के सामने बड़ा शीशा लगेगा, या बग़ल की उत्तर दीवार पर, कौन सा ठीक और क्यों | लॉबी बड़ी दिखे इसलिए द्वार के आगे आईना लगवा लें
hg: interior wala bolta hai entry ke saamne bada sheesha lagega ya side ki north deewar pe, kaunsa sahi aur kyu | lobby badi dikhe isliye door ke aage aaina lagwa le
en: can a mirror be placed opposite the entrance door | mirror reflects main door is it bad | lift lobby mirror facing our flat | mirror outside the main door | two mirrors opposite each other in hall | mirror in front of gas stove | mirror in entrance lobby | mirror on shoe cabinet facing the door | mirror beside the main door
hi: मेन गेट के सामने शीशा लगा सकते हैं क्या | शीशे में मुख्य दरवाज़ा दिखता है | दो दर्पण आमने सामने लगे हैं | दरवाज़े के बाहर शीशा लगाना | चूल्हे के सामने शीशा | घुसते ही सामने दर्पण है | प्रवेश की दीवार पर शीशा | जूतों की अलमारी का शीशा द्वार के सामने
hg: main gate ke samne sheesha laga sakte hai kya | sheeshe me main door dikhta hai | do mirror aamne samne lage hai | darwaze ke bahar mirror lagana | chulhe ke samne sheesha | ghuste hi samne mirror hai | entrance ki deewar pe sheesha | shoe cabinet ka mirror gate ke samne
@ok modern most PRAC
en: A mirror straight opposite the main door is left out by most lists: it is said to send back what enters. On a side wall of the entrance, north or east, it is welcome.
hi: मुख्य द्वार के ठीक सामने दर्पण ज़्यादातर सूचियाँ नहीं चाहतीं: कहते हैं जो आता है उसे लौटा देता है। प्रवेश की बगल की उत्तर या पूर्व दीवार पर अच्छा है।
hg: Main door ke theek samne mirror zyadatar lists nahi chahti: kehte hain jo aata hai use lauta deta hai. Entrance ki bagal ki north ya east deewar par achha hai.
@do modern wide PRAC
en: Shift it to the side, tilt it, or hang a picture in its place. Two mirrors facing each other and one showing stove or toilet are turned in the same way.
hi: उसे बगल में ले जाएँ, थोड़ा घुमाएँ या जगह पर चित्र लगाएँ। आमने-सामने के दो दर्पण और चूल्हा या शौचालय दिखाने वाला भी ऐसे ही हटाते हैं।
hg: Use bagal me le jayein, thoda ghumayein ya uski jagah chitra lagayein. Aamne-samne ke do mirror aur chulha ya toilet dikhane wala bhi aise hi hatate hain.
@why modern disputed PRAC
en: The thought of sending back comes largely from feng shui; no old Indian text speaks of it. The plain reason is that one is startled by one's own image at the door.
hi: लौटाने का विचार ज़्यादातर फ़ेंगशुई से आया है; पुराने भारतीय ग्रंथ में नहीं। सीधी वजह यह कि दरवाज़े पर अपनी ही परछाईं चौंकाती है।
hg: Lautane ka vichar zyadatar feng shui se aaya hai; purane bharatiya granth me nahi. Seedhi wajah yeh ki darwaze par apni hi parchhai chaunkati hai.
@where modern most PRAC
en: Better on the side wall: a foyer mirror on the north or east wall is favoured, while one directly opposite the main door is avoided, as it is said to throw back what enters. It also startles who comes in.
hi: बग़ल की दीवार बेहतर: फ़ोयर में शीशा उत्तर या पूर्व दीवार पर अच्छा, ठीक मुख्य द्वार के सामने नहीं लगाते, क्योंकि मान्यता है कि वह भीतर आने वाले को लौटा देता है। आने वाला चौंकता भी है।
hg: Side ki deewar behtar: foyer me sheesha north ya east deewar par achha, theek main door ke saamne nahi lagate, kyunki manyata hai ki woh andar aane wale ko lauta deta hai. Aane wala chaunkta bhi hai.

# mandir-facing-main-door relation
@names
en: mandir in front of the main door, pooja room facing the main door, mandir opposite the bedroom, mandir beside the main door
hi: मुख्य द्वार के सामने मंदिर, दरवाज़े के सामने पूजाघर, बेडरूम के सामने मंदिर
hg: main door ke samne mandir, gate ke samne pooja ghar, bedroom ke samne mandir
hg: mandir darwaze ke samne, ghar ka mandir main door ke samne
hi: दरवाज़े के सामने मंदिर रखना
en: home mandir facing the door
@ask
en: temple is seen straight from the entrance door is it good | can mandir face the main gate | pooja unit just opposite flat door | mandir near shoe rack at entrance | mandir in front of bedroom door | mandir back to back with tv
hi: मेन गेट से सीधा मंदिर दिखता है ठीक है क्या | मुख्य द्वार के सामने मंदिर बना सकते हैं | दरवाज़े के पास मंदिर और जूते | बेडरूम के सामने मंदिर है | मंदिर और टीवी की एक दीवार है | मंदिर दरवाज़े के बगल में रखें क्या
hg: main gate se seedha mandir dikhta hai theek hai kya | main door ke samne mandir bana sakte hai | darwaze ke pass mandir aur joote | bedroom ke samne mandir hai | mandir aur tv ki ek hi deewar hai | mandir door ke bagal me rakhe kya
@ok modern disputed PRAC
en: A mandir facing the main door is judged differently: many welcome the gods' first sight, others want worship out of strangers' eyes and shoes. It is no fault if shoes stay away.
hi: मुख्य द्वार के सामने मंदिर पर मत अलग हैं: बहुत लोग घुसते ही दर्शन को शुभ मानते हैं, दूसरे पूजा को बाहर वालों की नज़र और जूतों से दूर चाहते हैं। जूते दूर हों तो दोष नहीं।
hg: Main door ke samne mandir par mat alag hain: bahut log ghuste hi darshan ko shubh maante hain, doosre pooja ko bahar walon ki nazar aur jooton se door chahte hain. Joote door hon to dosh nahi.
@do modern wide CUSTOM
en: Keep shoes, broom and bin well to the side, give the mandir a small door or curtain, and leave it open at prayer. Opposite a bedroom, draw the curtain at night.
hi: जूते, झाड़ू और कूड़ेदान दूर रखें, मंदिर पर छोटा दरवाज़ा या परदा लगाएँ और पूजा के समय खोलें। शयनकक्ष के सामने हो तो रात को परदा कर दें।
hg: Joote, jhadu aur dustbin door rakhein, mandir par chhota darwaza ya parda lagayein aur pooja ke samay kholein. Bedroom ke samne ho to raat ko parda kar dein.
@where modern most PRAC
en: Its direction matters more: north-east of the home first, then east or north, the one who prays facing east or north. A TV or speaker on the same wall is moved a little aside.
hi: दिशा बड़ी बात है: पहले घर का ईशान, फिर पूर्व या उत्तर, पूजा करने वाला पूर्व या उत्तर मुख। उसी दीवार का टीवी या स्पीकर थोड़ा हटा दें।
hg: Disha badi baat hai: pehle ghar ka north-east, phir east ya north, pooja karne wala east ya north mukh. Usi deewar ka TV ya speaker thoda hata dein.

# first-sight-from-door relation
@names
en: first thing seen from the main door, wall opposite the entrance, what should face the main door, blank wall in front of door
hi: द्वार से पहली नज़र, मुख्य द्वार के सामने की दीवार, घुसते ही क्या दिखे
hg: main door se pehli nazar, main door ke samne ki deewar, ghuste hi kya dikhe
@ask
en: what should be seen first when entering home | entry wall facing the main door what to put | bedroom is right in front of main door | dining table opposite main door | what not to keep facing the entrance | plain wall opposite door remedy | bed is visible from the main door | fridge in front of main door | shoe rack seen first from door | shoe rack seen first from the door | dining table in front of main door | wash basin in front of main door | sofa back towards the main door
hi: घर में घुसते ही सबसे पहले क्या दिखना चाहिए | मुख्य द्वार के सामने की दीवार पर क्या लगाएँ | मेन गेट के सामने बेडरूम है | द्वार के ठीक सामने दीवार है | डाइनिंग टेबल दरवाज़े के सामने | मुख्य द्वार के सामने क्या नहीं होना चाहिए | मुख्य द्वार से पलंग दिखता है | मुख्य द्वार के सामने फ़्रिज | द्वार से सबसे पहले जूते दिखते हैं | मुख्य द्वार के सामने खाने की मेज़ | मुख्य द्वार के सामने वॉश बेसिन | सोफ़े की पीठ द्वार की ओर
hg: ghar me ghuste hi sabse pehle kya dikhna chahiye | main door ke samne ki deewar pe kya lagaye | main gate ke samne bedroom hai | door ke theek samne deewar hai | dining table darwaze ke samne | main door ke samne kya nahi hona chahiye | main door se bed dikhta hai | main door ke samne fridge | darwaze se sabse pehle jute dikhte hai | main door ke samne dining table | main door ke samne wash basin | sofe ki peeth door ki taraf
@which modern most PRAC
en: From the main door the first sight should be light and pleasant: Ganesh or a landscape, flowers, a lamp, an open hall. A toilet, stove, bed, stairs, mirror or shoes are kept out of that line.
hi: मुख्य द्वार से पहली नज़र में रोशनी और सुहावना दृश्य हो: गणेश या प्रकृति का चित्र, फूल, दीपक, खुली बैठक। शौचालय, चूल्हा, पलंग, सीढ़ी, दर्पण या जूते उस सीध में नहीं रखते।
hg: Main door se pehli nazar me roshni aur suhavna drishya ho: Ganesh ya prakriti ka chitra, phool, lamp, khuli baithak. Toilet, chulha, bed, seedhi, mirror ya joote us seedh me nahi rakhte.
@do modern wide PRAC
en: A bare wall near the door takes a bright lamp and a picture with depth. A bedroom or table in line gets a closed door, curtain, plant or jaali; nothing need be broken.
hi: द्वार के पास की सूनी दीवार पर तेज़ रोशनी और गहराई वाला चित्र लगाएँ। सीध में बेडरूम या मेज़ हो तो बंद दरवाज़ा, परदा, पौधा या जाली; तोड़ना कुछ नहीं।
hg: Door ke paas ki sooni deewar par tez light aur gehrai wala chitra lagayein. Seedh me bedroom ya mez ho to band darwaza, parda, paudha ya jaali; todna kuch nahi.
@ok modern most PRAC
en: A fridge, dining table, basin or sofa back before the main door is only a weak point: turn the sofa sideways, put a plant, screen or cabinet between, shut the bathroom beyond. Shoes go into a closed rack beside the door.
hi: मुख्य द्वार के सामने फ़्रिज, खाने की मेज़, बेसिन या सोफ़े की पीठ छोटी कमी भर है: सोफ़ा तिरछा करें, बीच में पौधा, जाली या कैबिनेट रखें, आगे का बाथरूम बंद रखें। जूते द्वार की बग़ल में बंद रैक में।
hg: Main door ke samne fridge, dining table, basin ya sofe ki peeth chhoti kami bhar hai: sofa tircha karein, beech me paudha, jaali ya cabinet rakhein, aage ka bathroom band rakhein. Joote door ki bagal me band rack me.

# bedroom-above-below relation
@names
en: bedroom above the kitchen, bedroom above parking, bedroom above the mandir, toilet above the bedroom, bedroom below a toilet
hi: रसोई के ऊपर बेडरूम, पार्किंग के ऊपर बेडरूम, बेडरूम के ऊपर शौचालय, मंदिर के ऊपर बेडरूम
hg: kitchen ke upar bedroom, parking ke upar bedroom, bedroom ke upar toilet, mandir ke upar bedroom
en: flat above the parking, ground floor above basement parking
hi: पार्किंग के ऊपर फ़्लैट
hg: parking ke upar flat, basement parking ke upar
@ask
en: ground-floor flat over a basement car park, we feel it shake
hi: नीचे पार्किंग है, ऊपर हमारा फ़्लैट, कंपन होता है
hg: neeche parking hai upar hamara flat, kampan hoti hai
en: our bedroom is on top of the kitchen below | bedroom over stilt parking is it ok | can we sleep above the pooja room | upstairs toilet is over our bed | water tank above the bedroom | bedroom over shop or garage
hi: नीचे रसोई है ऊपर बेडरूम ठीक है क्या | पार्किंग के ऊपर सोना | नीचे मंदिर है ऊपर सोते हैं | ऊपर वाले का टॉयलेट हमारे पलंग के ऊपर | बेडरूम के ऊपर पानी की टंकी | दुकान के ऊपर बेडरूम
hg: niche kitchen hai upar bedroom theek hai kya | parking ke upar sona | niche mandir hai upar sote hai | upar wale ka toilet hamare bed ke upar | bedroom ke upar pani ki tanki | dukan ke upar bedroom
@ok modern most PRAC
en: A bedroom above a kitchen, hall, shop or parking is fine; lists avoid only sleeping right above the gods and a toilet right above kitchen, mandir or bed. In flats this is nobody's choice.
hi: रसोई, बैठक, दुकान या पार्किंग के ऊपर शयनकक्ष ठीक है; सूचियाँ केवल भगवान के ठीक ऊपर सोना और रसोई, मंदिर या पलंग के ठीक ऊपर शौचालय टालती हैं। फ़्लैट में यह किसी के हाथ में नहीं।
hg: Rasoi, baithak, dukan ya parking ke upar bedroom theek hai; lists sirf bhagwan ke theek upar sona aur rasoi, mandir ya bed ke theek upar toilet taalti hain. Flat me yeh kisi ke haath me nahi.
@do modern most PRAC
en: Move the bed or the mandir a few feet so that one is not right over the other, or put a cupboard there upstairs. A wooden roof over the mandir is a common answer; look after damp and noise.
hi: पलंग या मंदिर कुछ फ़ुट खिसका दें कि ठीक ऊपर-नीचे न पड़ें, या ऊपर वहाँ अलमारी रखें। मंदिर पर लकड़ी की छत आम उपाय है; सीलन और शोर का ध्यान रखें।
hg: Bed ya mandir kuch foot khiska dein ki theek upar-neeche na padein, ya upar wahan almari rakhein. Mandir par lakdi ki chhat aam upay hai; seelan aur shor ka dhyan rakhein.
@why modern most PRAC
en: The thought is respect: one does not lie or walk above the gods, nor have waste above food. Fire below a bed is not counted; only heat and smell would be.
hi: इसके पीछे आदर है: भगवान के ऊपर सोते-चलते नहीं, अन्न के ऊपर मल का स्थान नहीं। पलंग के नीचे की मंज़िल की आग नहीं गिनी जाती; केवल गरमी और गंध देखें।
hg: Iske peeche aadar hai: bhagwan ke upar sote-chalte nahi, ann ke upar toilet nahi. Bed ke neeche ki manzil ki aag nahi gini jati; sirf garmi aur smell dekhein.

# couple-bedroom relation
@names
en: couple bedroom, married couple bedroom direction, newly married bedroom, husband wife bedroom
hi: पति-पत्नी का कमरा, दंपति का शयनकक्ष, नवविवाहित का कमरा
hg: pati patni ka kamra, couple ka bedroom, newly married ka room, naye jode ka kamra
hg: bete bahu ka kamra, bahu bete ka kamra
hi: बेटे-बहू का कमरा, पति-पत्नी का बेडरूम
en: son and daughter in law's room
hg: shadi shuda jode ka kamra
hi: शादीशुदा जोड़े का कमरा
@ask
hg: naye shadi shuda jode ka kamra kis direction me hona chahiye
hi: शादीशुदा जोड़े का कमरा किस दिशा में होना चाहिए
en: after the wedding we got the south-east room in my husband's house
hi: शादी के बाद हमें आग्नेय का कमरा मिला है
hg: shaadi ke baad hume agneya ka kamra mila hai
en: which room should husband and wife sleep in | newly married couple which direction bedroom | wife sleeps on which side of the husband | couple in south east room fights | son and daughter in law bedroom direction | husband wife bedroom in the north east | couple bedroom in north west | couple bedroom in south east corner ok or not | husband wife room in south | bedroom in west for couple | can couple sleep in ishan kon room | husband sleeps left or right
hi: पति पत्नी किस दिशा के कमरे में सोएँ | नए शादीशुदा जोड़े का कमरा कहाँ हो | पत्नी पति के किस ओर सोए | बेटे-बहू का कमरा किस दिशा में | आग्नेय वाले कमरे में पति पत्नी का झगड़ा | ईशान के कमरे में दंपति सो सकते हैं | पति पत्नी का कमरा वायव्य में | पति पत्नी का कमरा ईशान में है | पति पत्नी का कमरा पश्चिम में | पति बाएँ सोए या दाएँ
hg: pati patni kis disha ke room me soye | nayi shadi wale couple ka kamra kaha ho | patni pati ke kis taraf soye | bete bahu ka kamra kis disha me | south east room me pati patni ka jhagda | north east room me couple so sakte hai kya | pati patni ka kamra north west me | couple ka kamra north east me hai | pati patni ka kamra west me | pati left soye ya right
en: our bedroom is in the south-east and we quarrel daily, an empty room lies in the south-west, shift there? | room in agneya with dark red walls for husband and wife | trying for a child, bedroom in the south-east
hi: आग्नेय कोण का कमरा और गहरी लाल दीवारें, पति-पत्नी क्या बदलें | आग्नेय के शयनकक्ष में रोज़ कहासुनी, कौन से कमरे में जाएँ | संतान चाहते हैं, कमरा आग्नेय में है
hg: bedroom agneya kone me hai pati patni roz jhagadte, kis kamre me shift ho | agneya ke kamre me laal deewar pati patni kya badle | nairitya ka kamra khali hai, hum couple usme shift ho jaye kya
hg: shaadi ke baad bete bahu ka kamra kaha ho
en: three years married and we fight daily, our bedroom is in the south-east, which room to shift to
hi: हमारा कमरा आग्नेय कोण में है और सास का वायव्य में, कमरे की दिशा का संबंध है क्या | शादी को कुछ साल हुए, कमरा आग्नेय में, रोज़ झगड़ा
hg: shaadi ko 3 saal hue bedroom agneya me hai roz jhagda hota hai kis kamre me shift ho | hamara kamra agneya kone me hai saas ka vayavya me
en: where should a married couple's bedroom be, our room is in the north-west
@where modern wide PRAC
en: A couple's bedroom is best in the south-west; the south or west comes next, the north-west for a newly married pair. The north-east and south-east are left to others where one can choose.
hi: दंपति का शयनकक्ष नैऋत्य (दक्षिण-पश्चिम) में सबसे अच्छा; फिर दक्षिण या पश्चिम, नए जोड़े के लिए वायव्य। चुन सकें तो ईशान और आग्नेय औरों के लिए छोड़ते हैं।
hg: Couple ka bedroom south-west me sabse achha; phir south ya west, naye jode ke liye north-west. Chun sakein to north-east aur south-east auron ke liye chhodte hain.
@which modern most PRAC
en: By corner: south-west steady; north-west for the newly married and guests; south-east fiery, cool colours help; north-east for prayer, elders or study, bed kept to the room's south-west. None decides a marriage.
hi: कोनों से: नैऋत्य स्थिर; वायव्य नए जोड़े और अतिथि का; आग्नेय में ताप, ठंडे रंग सहायक; ईशान पूजा, बुज़ुर्ग या पढ़ाई का, पलंग कमरे के नैऋत्य में। विवाह किसी से तय नहीं होता।
hg: Konon se: south-west sthir; north-west naye jode aur mehman ka; south-east me taap, thande rang madad karte hain; north-east pooja, buzurg ya padhai ka, bed kamre ke south-west me. Shadi kisi se tay nahi hoti.
@how modern most CUSTOM
en: Custom lets the wife sleep on her husband's left, heads to the south or east, on one mattress. It is manners, not law: sleep on the side that suits both.
hi: रिवाज में पत्नी पति के बाईं ओर सोती है, सिर दक्षिण या पूर्व, गद्दा एक। यह चलन है, नियम नहीं; जो दोनों को ठीक लगे उस ओर सोएँ।
hg: Riwaz me patni pati ke baayin taraf soti hai, sir south ya east, gadda ek. Yeh chalan hai, niyam nahi; jo dono ko theek lage us taraf soyein.
@do modern wide PRAC
en: If only another room is free, put the bed in that room's south-west, head to the south or east, no mirror facing it, and gentle colours. Talking kindly does more than the room.
hi: दूसरा ही कमरा हो तो पलंग उसी कमरे के नैऋत्य में, सिर दक्षिण या पूर्व, सामने दर्पण नहीं, रंग हल्के। प्यार से बात करना कमरे से ज़्यादा काम आता है।
hg: Doosra hi kamra ho to bed usi kamre ke south-west me, sir south ya east, samne mirror nahi, rang halke. Pyaar se baat karna kamre se zyada kaam aata hai.

# children-room-sleeping relation
@names
en: children sleeping direction, child's bed direction, kids room bed direction, children's room sleeping
hi: बच्चों के सोने की दिशा, बच्चे का पलंग किस दिशा में, बच्चों के कमरे में पलंग
hg: bachon ke sone ki disha, bache ka bed kis disha me, kids room me bed
en: kids room direction, kids bedroom direction, children's room
hi: बच्चों का कमरा, बच्चों का बेडरूम
hg: bachon ka kamra, bachho ka bedroom, kids room ki disha
en: twins room
hi: जुड़वाँ बच्चों का कमरा
hg: judwa bachcho ka kamra
hg: bete ka kamra ishan me, bachche ka kamra
hi: बेटे का कमरा ईशान में
@ask
hg: bete ke khilono ka kamra ishan me hai, teen saal ka hai
hi: बेटे के खिलौनों का कमरा ईशान में है
en: our toddler's toy room is in the north-east
en: toys and bed of our three year old are in the north-east room
hi: तीन साल के बेटे का कमरा ईशान में है, ठीक है क्या
hg: teen saal ke bete ka kamra ishan me hai theek hai kya
en: six year old twins in the south-east room are restless, should their room change
hi: छह साल के जुड़वाँ आग्नेय कमरे में हैं, बहुत चंचल हैं, कमरा बदलें क्या
hg: chhe saal ke judwa agneya kamre me hai bahut chanchal hai kamra badle kya
en: in which direction should my child sleep head | kids bedroom bed placement | where should children's room be in house | bunk bed for kids vastu | child's head towards north or east | toddler sleeping direction | boy's and girl's room direction | school going child sleeps and studies which side | which direction should my 5 year old sleep | where should my daughter's bed be in her room | my 8 year old son sleeps with head to north | two children one room bed placement | kids bedroom vastu direction head
hi: बच्चे का सिर किस दिशा में होना चाहिए सोते समय | बच्चों का कमरा किस दिशा में हो | बच्चों के कमरे में बेड कहाँ रखें | बंक बेड वास्तु में ठीक है क्या | बेटे का कमरा और बेटी का कमरा किस दिशा | पढ़ने वाले बच्चे का सिर पूर्व में हो क्या | पाँच साल का बच्चा किस दिशा में सोए | बेटी का बेड कमरे में कहाँ हो | बच्चा उत्तर में सिर करके सोता है | दो बच्चों का एक कमरा बेड कैसे लगाएँ
hg: bache ka sir kis disha me ho sote time | bachon ka kamra kis disha me ho | kids room me bed kaha rakhe | bunk bed vastu me sahi hai kya | bete ka room aur beti ka room kis disha me | padhne wale bache ka sir east me ho kya | 5 saal ka bacha kis disha me soye | beti ka bed kamre me kaha ho | bacha north me sir karke sota hai | do bachon ka ek kamra bed kaise lagaye
en: two boys, which way should their heads be at night | kids bedroom in which direction of the flat | children's room in the south-west, is that ok | where should a small girl's room be
hi: बच्चे सोते समय सिर किधर करें | बच्चों का कमरा किस तरफ़ हो | नैऋत्य में बच्चे का कमरा है, ठीक है क्या | दो बेटों का कमरा किस ओर बनाएँ
hg: bacche sote samay sir kidhar kare | bachho ka kamra kis taraf banaye | kids ka room south west me hai chalega kya | do beto ka kamra kaha ho | bacche ka sirhana kis disha me
en: teenager's room in which direction
hi: बड़े होते बच्चे का कमरा किस ओर
hg: teenager ka kamra kis taraf ho | jawan bete ka kamra kis disha me
@face modern wide PRAC
en: Children sleep with the head to the east, which is linked with learning, or to the south; not to the north. Studying, they face east or north.
hi: बच्चे सिर पूर्व की ओर करके सोएँ, जो विद्या से जुड़ा है, या दक्षिण की ओर; उत्तर की ओर नहीं। पढ़ते समय मुँह पूर्व या उत्तर हो।
hg: Bachche sir east ki taraf karke soyein, jo vidya se juda hai, ya south ki taraf; north ki taraf nahi. Padhte samay munh east ya north ho.
@where modern most PRAC
en: The children's room is best in the west or north-west; north and east are fine, the south-west is kept for the parents. The bed stands in the room's south or south-west, the desk in its north or east.
hi: बच्चों का कमरा पश्चिम या वायव्य में सबसे अच्छा; उत्तर और पूर्व भी ठीक, नैऋत्य माता-पिता का। पलंग कमरे के दक्षिण या नैऋत्य में, मेज़ उत्तर या पूर्व में।
hg: Bachchon ka kamra west ya north-west me sabse achha; north aur east bhi theek, south-west mata-pita ka. Bed kamre ke south ya south-west me, mez north ya east me.
@ok modern wide SENSE
en: A bunk bed is fine if it is firm, railed and clear of fan and beam. Infants sleep on their back near the parents; for them safety comes before direction.
hi: बंक बेड ठीक है यदि मज़बूत हो, रेलिंग हो और पंखे व बीम से दूर हो। शिशु पीठ के बल माता-पिता के पास सोए; उसके लिए सुरक्षा दिशा से पहले है।
hg: Bunk bed theek hai agar mazboot ho, railing ho aur pankhe va beam se door ho. Shishu peeth ke bal mata-pita ke paas soye; uske liye suraksha disha se pehle hai.
@see study-table, study-focus-remedy

# tank-in-front-of-door relation
@names
en: borewell in front of the main door, septic tank in front of the house, underground tank before the gate, manhole at the gate
hi: मुख्य द्वार के सामने बोरवेल, दरवाज़े के सामने सेप्टिक टैंक, गेट पर गटर का ढक्कन
hg: main door ke samne borewell, gate ke samne septic tank, darwaze ke samne gutter
@ask
en: septic tank comes right below the main gate | gutter chamber in front of our door | borewell exactly opposite the door of house | underground water tank under the entrance | drain manhole at entrance what to do
hi: मेन गेट के नीचे सेप्टिक टैंक है | घर के सामने गटर का ढक्कन है | दरवाज़े के ठीक सामने बोरिंग है | मुख्य द्वार के नीचे पानी का टैंक | द्वार के सामने नाली बहती है
hg: main gate ke niche septic tank hai | ghar ke samne gutter ka dhakkan hai | darwaze ke theek samne boring hai | main door ke niche pani ka tank | gate ke samne naali behti hai
@ok modern most PRAC
en: A well, drain or septic tank right before the main door is among the obstructions that old builders avoid. Covered, level and to one side it is a small matter.
hi: मुख्य द्वार के ठीक सामने कुआँ, नाली या सेप्टिक टैंक उन रुकावटों में है जिनसे पुराने शिल्पी बचते थे। ढका, समतल और एक ओर हो तो छोटी बात है।
hg: Main door ke theek samne kuan, naali ya septic tank un rukawaton me hai jinse purane shilpi bachte the. Dhaka, samtal aur ek taraf ho to chhoti baat hai.
@do modern wide PRAC
en: Put a strong level lid and paving over it, mend smell and leaks, lead the path a little past it and keep the entrance lit. Moving a borewell or tank for this alone is seldom worth it.
hi: मज़बूत समतल ढक्कन और फ़र्श लगाएँ, गंध और रिसाव ठीक कराएँ, रास्ता थोड़ा बगल से लें और प्रवेश पर रोशनी रखें। केवल इसके लिए बोरवेल या टैंक हटाना शायद ही ज़रूरी हो।
hg: Mazboot samtal dhakkan aur farsh lagayein, smell aur risav theek karayein, rasta thoda bagal se lein aur entrance par light rakhein. Sirf iske liye borewell ya tank hatana shayad hi zaroori ho.
@where modern wide PRAC
en: When building: borewell and sump north-east, septic tank north-west or west, all off the line of the main door and some feet from the walls.
hi: बनाते समय: बोरवेल और भूमिगत टंकी ईशान, सेप्टिक टैंक वायव्य या पश्चिम, सब मुख्य द्वार की सीध से हटकर और दीवारों से कुछ फ़ुट दूर।
hg: Banate samay: borewell aur underground tanki north-east, septic tank north-west ya west, sab main door ki seedh se hatkar aur deewaron se kuch foot door.
@see borewell-wrong-remedy, door-obstruction

# bedroom-facing-kitchen relation
@names
en: bedroom opposite the kitchen, bedroom facing the kitchen, bed sharing a wall with the kitchen, bedroom beside the kitchen
hi: रसोई के सामने बेडरूम, बेडरूम और रसोई की एक दीवार, रसोई के बगल में बेडरूम
hg: kitchen ke samne bedroom, bedroom aur kitchen ki ek deewar, rasoi ke bagal me bedroom
@ask
en: bedroom door is opposite the kitchen door | stove is behind the wall of my bed | couple bedroom next to kitchen is it bad | kitchen inside bedroom wall common remedy | head side wall has gas stove behind
hi: बेडरूम का दरवाज़ा रसोई के सामने है | पलंग की दीवार के पीछे चूल्हा है | रसोई के बगल में सोना ठीक है क्या | बेडरूम और किचन की दीवार एक है उपाय | सिरहाने के पीछे गैस है
hg: bedroom ka darwaza kitchen ke samne hai | bed ki deewar ke piche chulha hai | rasoi ke bagal me sona theek hai kya | bedroom aur kitchen ki deewar ek hai upay | sirhane ke piche gas hai
@ok modern most PRAC
en: A bedroom beside or opposite the kitchen is normal in flats and a small point. Only a bed-head right on the stove's wall is better avoided, for heat and noise.
hi: रसोई के बगल या सामने शयनकक्ष फ़्लैट में सामान्य और छोटी बात है। केवल चूल्हे वाली दीवार पर सिरहाना न हो तो बेहतर, गरमी और आवाज़ के कारण।
hg: Rasoi ke bagal ya samne bedroom flat me normal aur chhoti baat hai. Sirf chulhe wali deewar par sirhana na ho to behtar, garmi aur awaaz ke karan.
@do modern wide PRAC
en: Put the head on another wall, south or east, or leave a gap with a thick headboard or cupboard. Doors opposite each other: keep one shut or hang a curtain.
hi: सिरहाना दूसरी, दक्षिण या पूर्व दीवार पर रखें, या दूरी के साथ मोटा सिरहाना या अलमारी। दरवाज़े आमने-सामने हों तो एक बंद रखें या परदा लगाएँ।
hg: Sirhana doosri, south ya east deewar par rakhein, ya doori ke saath mota headboard ya almari. Darwaze aamne-samne hon to ek band rakhein ya parda lagayein.
@why modern most PRAC
en: Kitchen is fire and noise, the bedroom rest; that is all the thought behind it. Lists tie it to tempers, but no wall makes anyone angry.
hi: रसोई अग्नि और आवाज़ की, शयनकक्ष आराम का; विचार इतना ही है। सूचियाँ इसे ग़ुस्से से जोड़ती हैं, पर कोई दीवार किसी को क्रोधी नहीं बनाती।
hg: Rasoi agni aur awaaz ki, bedroom aaram ka; vichar itna hi hai. Lists ise gusse se jodti hain, par koi deewar kisi ko krodhi nahi banati.

# bed-beside-mandir relation
@names
en: mandir on the wall behind the bed, mandir sharing a wall with the bedroom, feet towards the pooja room wall, bed beside the mandir
hi: सिरहाने की दीवार पर मंदिर, मंदिर और बेडरूम की एक दीवार, पलंग के बगल में मंदिर
hg: sirhane ki deewar pe mandir, mandir aur bedroom ki ek deewar, bed ke bagal me mandir
@ask
en: pooja room is behind the wall of our bed | our feet point to the wall of the temple | single room bed and temple side by side | mandir above the bed head | couple sleeping next to mandir wall | mandir right behind my headboard wall what to do | can husband and wife sleep beside the pooja room
hi: पलंग के पीछे की दीवार में पूजाघर है | पैर मंदिर वाली दीवार की ओर होते हैं | एक ही कमरे में पलंग और मंदिर | पलंग के सिरहाने के ऊपर मंदिर | मंदिर की दीवार से लगकर सोना | सिरहाने की दीवार के पीछे मंदिर है क्या करें | पूजाघर के बग़ल में पति-पत्नी सो सकते हैं क्या
hg: bed ke piche ki deewar me pooja ghar hai | pair mandir wali deewar ki taraf hote hai | ek hi kamre me bed aur mandir | bed ke sirhane ke upar mandir | mandir ki deewar se lagkar sona | sirhane ki deewar ke piche mandir hai kya kare | pooja room ke bagal me pati patni so sakte hai kya
@ok modern most CUSTOM
en: A wall between bed and mandir is enough; sleeping beside a pooja room's wall is no fault. In one room the feet are not turned to the gods, and nothing sacred hangs over the bed.
hi: पलंग और मंदिर के बीच दीवार काफ़ी है; पूजाघर की दीवार से लगकर सोना दोष नहीं। एक ही कमरे में पैर भगवान की ओर नहीं करते, और पलंग के ऊपर मंदिर नहीं टाँगते।
hg: Bed aur mandir ke beech deewar kaafi hai; pooja ghar ki deewar se lagkar sona dosh nahi. Ek hi kamre me pair bhagwan ki taraf nahi karte, aur bed ke upar mandir nahi taangte.
@do modern wide CUSTOM
en: In a rented single room close the mandir with a curtain at night, turn the pillow so that the feet point elsewhere, and set the shelf in the north-east or east.
hi: किराए के एक कमरे में रात को मंदिर पर परदा करें, तकिया ऐसे रखें कि पैर दूसरी ओर हों, और शेल्फ़ ईशान या पूर्व में लगाएँ।
hg: Kiraye ke ek kamre me raat ko mandir par parda karein, takiya aise rakhein ki pair doosri taraf hon, aur shelf north-east ya east me lagayein.
@why modern most CUSTOM
en: The rule is respect: feet and intimacy are not turned to the gods. A couple may sleep next to a pooja room; with the mandir behind the headboard the head, the noblest part, is nearest, so that is no insult.
hi: नियम आदर का है: पैर और दांपत्य देवता के सामने नहीं। पति-पत्नी पूजाघर के बग़ल में सो सकते हैं; सिरहाने के पीछे मंदिर हो तो सिर, उत्तम अंग, पास है, यह अनादर नहीं।
hg: Niyam aadar ka hai: pair aur dampatya devta ke samne nahi. Pati-patni pooja room ke bagal me so sakte hain; sirhane ke peeche mandir ho to sir, uttam ang, paas hai, yeh anaadar nahi.
@see mandir-in-bedroom

# stove-and-window-or-door relation
@names
en: stove under the window, stove in front of the kitchen door, stove near the fridge, stove sharing the toilet wall, stove under a beam
hi: खिड़की के नीचे चूल्हा, रसोई के दरवाज़े के सामने चूल्हा, शौचालय की दीवार पर चूल्हा
hg: khidki ke niche gas chulha, kitchen ke darwaze ke samne chulha, toilet ki deewar pe chulha
hg: chulhe ke peeche khidki, gas ke upar khidki
hi: चूल्हे के पीछे खिड़की
en: window behind the stove
@ask
en: fridge and stove side by side in a tiny kitchen
en: hob is below the kitchen window is it wrong | cook's back is towards the kitchen door | gas stove is attached to bathroom wall | stove and fridge side by side remedy | beam passes over the hob
hi: किचन की खिड़की के नीचे गैस है | खाना बनाते समय पीठ दरवाज़े की ओर होती है | चूल्हा बाथरूम की दीवार से लगा है | चूल्हा और फ़्रिज अगल-बगल | चूल्हे के ऊपर से बीम जाती है
hg: kitchen ki window ke niche gas hai | khana banate time peeth darwaze ki taraf hoti hai | chulha bathroom ki deewar se laga hai | chulha aur fridge agal bagal | chulhe ke upar se beam jati hai
@ok modern most PRAC
en: A stove right under a window, on the toilet's wall, under a beam or before the door is better moved a little; each is a small point. Direction and a safe flame count more.
hi: खिड़की के ठीक नीचे, शौचालय की दीवार पर, बीम के नीचे या दरवाज़े के आगे का चूल्हा थोड़ा हटाएँ; हर एक छोटी बात है। दिशा और सुरक्षित लौ बड़ी बात है।
hg: Khidki ke theek neeche, toilet ki deewar par, beam ke neeche ya darwaze ke aage ka chulha thoda hatayein; har ek chhoti baat hai. Disha aur surakshit lau badi baat hai.
@do modern wide SENSE
en: Slide it a foot or two; set a heat-proof board or tile behind it, keep curtains short; a shiny kettle shows who comes in behind you.
hi: एक-दो फ़ुट खिसकाएँ; पीछे ताप सहने वाला पटरा या टाइल लगाएँ, परदे छोटे रखें; चमकती केतली में पीछे आने वाला दिख जाता है।
hg: Ek-do foot khiskayein; peeche taap sehne wala board ya tile lagayein, parde chhote rakhein; chamakti kettle me peeche aane wala dikh jata hai.
@why modern most PRAC
en: Behind these is plain sense: a draught blows out the flame, curtains burn, people bump into a cook at the door, and a beam gathers smoke. The cook likes to see who comes, hence the advice on the door.
hi: इसके पीछे सीधी समझ है: हवा लौ बुझाती है, परदा जलता है, द्वार पर पकाने वाले से लोग टकराते हैं, बीम पर धुआँ जमता है। पकाने वाला आने वाले को देखना चाहता है, इसलिए द्वार की सलाह।
hg: Iske peeche seedhi samajh hai: hawa lau bujhati hai, parda jalta hai, door par pakane wale se log takrate hain, beam par dhuan jamta hai. Pakane wala aane wale ko dekhna chahta hai, isliye door ki salah.
@see gas-stove, stove-beside-sink

# water-beside-fire relation
@names
en: water tank beside the kitchen, borewell beside the kitchen, washing machine next to the stove, geyser near gas
hi: रसोई के पास पानी की टंकी, आग के बगल में पानी, चूल्हे के पास वॉशिंग मशीन
hg: kitchen ke pass pani ki tanki, aag aur pani sath, chulhe ke pass washing machine
@ask
en: washing machine, geyser and stove in one tiny utility
hi: वॉशिंग मशीन, गीज़र और चूल्हा एक छोटी जगह में
hg: washing machine geyser aur chulha ek chhoti jagah me
en: fire and water elements side by side at home | washing machine kept in kitchen next to gas | water can beside gas stove | dishwasher next to hob | ro and gas on same wall | water tank above the kitchen roof | overhead tank over the stove | ro purifier above the gas | fridge and stove facing each other | aquarium near the kitchen
hi: आग और पानी एक साथ हों तो क्या होता है | रसोई में गैस के बगल में वॉशिंग मशीन | चूल्हे के पास पानी का घड़ा | आरओ और गैस एक दीवार पर | रसोई के पास बोरवेल | रसोई के ऊपर पानी की टंकी | चूल्हे के ठीक ऊपर टंकी | गैस के ऊपर आरओ लगा है | रसोई के पास मछलीघर
hg: aag aur pani ek sath ho to kya hota hai | kitchen me gas ke bagal me washing machine | chulhe ke pass pani ka ghada | ro aur gas ek deewar pe | kitchen ke pass borewell | kitchen ke upar pani ki tanki | chulhe ke theek upar tanki | gas ke upar ro laga hai | kitchen ke paas aquarium
@ok modern most PRAC
en: Fire and water side by side are held to disagree, so stove and anything with water stand apart. In small homes it is very common, and it makes neither quarrels nor loss.
hi: आग और पानी का साथ आपस में विरोधी माना जाता है, इसलिए चूल्हा और पानी की चीज़ें अलग रखते हैं। छोटे घरों में यह बहुत आम है, और इससे न झगड़ा होता है न घाटा।
hg: Aag aur paani ka saath aapas me virodhi mana jata hai, isliye chulha aur paani ki cheezein alag rakhte hain. Chhote gharon me yeh bahut aam hai, aur isse na jhagda hota hai na ghata.
@do modern most PRAC
en: Keep two feet between them, or a wooden board, grain jar or plant; water to the north-east end, fire to the south-east end. Wires and sockets stay dry: that is the real rule.
hi: बीच में दो फ़ुट, या लकड़ी का पटरा, अनाज का डिब्बा या पौधा रखें; पानी ईशान सिरे पर, आग आग्नेय सिरे पर। तार और सॉकेट सूखे रहें: असली नियम यही।
hg: Beech me do foot, ya lakdi ka patra, anaaj ka dibba ya paudha rakhein; paani north-east sire par, aag south-east sire par. Taar aur socket sookhe rahein: asli niyam yahi.
@which modern most PRAC
en: A roof tank over the kitchen is better moved to the west or south-west of the roof; if it is fixed, shift the stove out from under it and watch for damp. RO and fridge stand an arm's length from the flame, an aquarium in the hall.
hi: रसोई के ऊपर की टंकी छत के पश्चिम या नैऋत्य में अच्छी; पक्की हो तो चूल्हा ठीक नीचे से हटाएँ और सीलन देखें। आरओ और फ़्रिज लौ से एक हाथ दूर, मछलीघर बैठक में।
hg: Rasoi ke upar ki tanki chhat ke west ya south-west me achhi; pakki ho to chulha theek neeche se hatayein aur seelan dekhein. RO aur fridge lau se ek haath door, aquarium hall me.

# tv-and-bed relation
@names
en: tv in front of the bed, phone and gadgets beside the bed, storage under the bed, fan above the bed
hi: पलंग के सामने टीवी, पलंग के नीचे सामान, पलंग के ऊपर पंखा
hg: bed ke samne tv, bed ke niche saman, bed ke upar pankha
en: bedroom tv, tv opposite the bed, tv in the bedroom, black screen facing the bed
hi: बेडरूम में टीवी, बेड के सामने टीवी, पलंग के ठीक सामने टीवी
hg: bedroom me tv, tv bedroom me, bedroom wala tv, bed ke bilkul saamne tv
@ask
en: does the dark screen at night work like a mirror in front of the bed | big tv for the bedroom, opposite the bed or on the south-east side wall | my wife wants to watch serials lying down, on which bedroom wall shall the tv go | 55 inch tv facing the pillows, friend says a black screen is a mirror | carpenter is making a tv panel in our bedroom, which wall
hi: रात को टीवी की काली स्क्रीन शीशे जैसी होती है क्या | बेडरूम का टीवी बेड के सामने लगाऊँ या बग़ल की दीवार पर | पति लेटकर क्रिकेट देखना चाहते हैं, बेडरूम में टीवी किस दीवार पर लगे | बढ़ई बेडरूम में टीवी पैनल बना रहा है, कौन सी दीवार ठीक
hg: raat ko tv ki kaali screen sheeshe jaisi hoti hai kya | bedroom ka tv bed ke saamne lagau ya side wali deewar pe | pati let ke cricket dekhna chahte hai bedroom me tv konsi deewar pe lage | badhai bedroom me tv panel bana raha hai kaunsi wall theek | bedroom me tv lagana h let ke dekhne ke liye konsi diwar
en: tv facing bed couple room good or bad | mobile charging near pillow vastu | shoes under bed | what should not be kept under or over the bed | heavy picture over the bed | bed right under the ceiling fan
hi: पलंग के सामने टीवी लगा है क्या करें | तकिए के पास मोबाइल | पलंग के नीचे जूते | पलंग के ऊपर भारी तस्वीर | पंखे के ठीक नीचे सोना
hg: bed ke samne tv laga hai kya kare | takiye ke pass mobile | bed ke niche joote | bed ke upar bhari tasveer | pankhe ke theek niche sona
@ok modern most PRAC
en: A TV before the bed is a small point: cover its dark screen at night. Under the bed only clean bedding; over it no heavy shelf, picture or clock. A fan above is fine.
hi: पलंग के सामने टीवी छोटी बात है: रात को काली स्क्रीन ढक दें। पलंग के नीचे केवल साफ़ बिस्तर; ऊपर भारी शेल्फ़, तस्वीर या घड़ी नहीं। पंखा ऊपर ठीक है।
hg: Bed ke samne TV chhoti baat hai: raat ko kaali screen dhak dein. Bed ke neeche sirf saaf bistar; upar bhaari shelf, tasveer ya ghadi nahi. Pankha upar theek hai.
@do modern wide SENSE
en: Charge phones an arm's length away, move shoes to the rack, scrap out of the bed box. Dark and quiet an hour before sleep does more than any direction.
hi: फ़ोन हाथ भर दूर चार्ज करें, जूते रैक में रखें, बेड-बॉक्स से कबाड़ निकालें। सोने से घंटा भर पहले अँधेरा और शांति किसी भी दिशा से ज़्यादा काम आती है।
hg: Phone haath bhar door charge karein, joote rack me rakhein, bed box se kabaad nikaalein. Sone se ghanta bhar pehle andhera aur shanti kisi bhi disha se zyada kaam aati hai.
@where modern most PRAC
en: In the bedroom a TV hangs best on the south-east side or on the east wall, a little aside from the bed. A black screen right opposite counts like a mirror for many; cover it at night or tilt it so that the bed is not seen in it.
hi: बेडरूम में टीवी आग्नेय (दक्षिण-पूर्व) ओर या पूर्व दीवार पर, पलंग की सीध से थोड़ा हटकर लगाएँ। ठीक सामने की काली स्क्रीन को कई लोग शीशे जैसा मानते हैं; रात को ढक दें या ऐसे घुमाएँ कि पलंग न दिखे।
hg: Bedroom me TV south-east (agneya) taraf ya east deewar par, bed ki seedh se thoda hatkar lagayein. Theek saamne ki kaali screen ko kai log sheeshe jaisa maante hain; raat ko cover karein ya aise ghumayein ki bed na dikhe.

# two-toilets-or-toilet-centre relation
@names
en: toilet in the middle of the flat, toilet beside the kitchen and mandir, toilets side by side, toilet wall shared with kitchen and bedroom
hi: फ़्लैट के बीच में शौचालय, शौचालय से लगी दीवार, एक साथ दो शौचालय
hg: flat ke beech me toilet, toilet se lagi deewar, ek sath do toilet
@ask
en: toilet comes in the centre of our 2bhk | walls shared with toilet what can stand there | two bathrooms back to back | what to keep on the wall behind which is a toilet | study table on toilet wall
hi: 2बीएचके के बीच में टॉयलेट आता है | टॉयलेट से लगी दीवार पर क्या रखें | दो बाथरूम आपस में लगे हैं | टॉयलेट की दीवार पर पढ़ाई की मेज़ | शौचालय की दीवार पर तिजोरी
hg: 2bhk ke beech me toilet aata hai | toilet se lagi deewar pe kya rakhe | do bathroom aapas me lage hai | toilet ki deewar pe study table | toilet ki deewar pe tijori
@which modern most PRAC
en: On a wall shared with a toilet a wardrobe, bookshelf, TV or sofa is fine; mandir, stove, bed-head, money safe and study seat go to another wall. Toilets side by side are good plumbing and no fault.
hi: शौचालय से साझा दीवार पर अलमारी, किताबें, टीवी या सोफ़ा ठीक; मंदिर, चूल्हा, सिरहाना, तिजोरी और पढ़ने की जगह दूसरी दीवार पर। साथ-साथ बने शौचालय अच्छी प्लंबिंग है, दोष नहीं।
hg: Toilet se saajhi deewar par almari, kitabein, TV ya sofa theek; mandir, chulha, sirhana, tijori aur padhne ki jagah doosri deewar par. Saath-saath bane toilet achhi plumbing hai, dosh nahi.
@do modern wide PRAC
en: A toilet in the middle stays in a rented flat: shut door and lid, exhaust, dry floor, white or cream, bright lamp outside, and the floor around it free. If there is a second, use that more.
hi: किराए के फ़्लैट में बीच का शौचालय वैसा ही रहे: दरवाज़ा-ढक्कन बंद, एग्ज़ॉस्ट, सूखा फ़र्श, सफ़ेद या क्रीम, बाहर तेज़ रोशनी, आसपास ख़ाली। दूसरा हो तो उसे ज़्यादा काम में लें।
hg: Rent ke flat me beech ka toilet waisa hi rahe: darwaza-dhakkan band, exhaust, sookha farsh, safed ya cream, bahar tez light, aaspaas khaali. Doosra ho to use zyada istemal karein.
@ok modern most PRAC
en: The middle, the Brahmasthan, is kept open, so a toilet there is among the faults lists name first; yet thousands of flats have one and live well. It foretells no illness, and breaking is not worth the money for this alone.
hi: बीच का ब्रह्मस्थान खुला रखते हैं, इसलिए वहाँ शौचालय सूचियों में पहले दोषों में है; फिर भी हज़ारों फ़्लैट ऐसे हैं और लोग ठीक रहते हैं। इससे बीमारी नहीं होती, केवल इसी के लिए तोड़ना ठीक नहीं।
hg: Beech ka Brahmasthan khula rakhte hain, isliye wahan toilet lists me pehle doshon me hai; phir bhi hazaron flat aise hain aur log theek rehte hain. Isse bimari nahi hoti, sirf isi ke liye todna theek nahi.
@see centre-staircase-remedy

# shared-room-arrangement relation
@names
en: hostel room, shared room, pg room with roommates, room shared with a friend
hi: हॉस्टल का कमरा, साझा कमरा, रूममेट के साथ कमरा
hg: hostel ka kamra, shared room, roommate ke sath kamra
@ask
en: three of us share a pg room, my bed is at the door and my feet face it
hi: पीजी में तीन लोग एक कमरे में, मेरा पलंग दरवाज़े के पास है
hg: pg me teen log ek kamre me mera bed darwaze ke paas hai
en: two beds in a hostel room which one is mine to choose | roommate's bed is in the south west does it matter | bed and table fixed in the hostel | how to keep god's photo in a hostel room with friends of other faith | three people in one pg room | study table in the hostel faces the wall | shared flat common kitchen whose vaastu | lower or upper bed in hostel
hi: हॉस्टल के कमरे में कौन-सा पलंग चुनें | रूममेट का पलंग नैऋत्य में है | हॉस्टल में पलंग-मेज़ नहीं हिलते | हॉस्टल में भगवान की फोटो कहाँ | पीजी में तीन लोग एक कमरे में | हॉस्टल में पढ़ते समय मुँह किधर | साझा फ़्लैट में वास्तु किसका
hg: hostel ke kamre me kaunsa bed chune | roommate ka bed south west me hai | hostel me bed table nahi hilte | hostel me bhagwan ki photo kaha | pg me teen log ek kamre me | hostel me padhte time muh kidhar | shared flat me vastu kiska
@how modern most PRAC
en: In a shared room choose the bed that lets your head point south or east and is not in line with the door; study facing east or north. If all is fixed, turn only the pillow.
hi: साझा कमरे में वह पलंग लें जिसमें सिर दक्षिण या पूर्व हो और जो द्वार की सीध में न हो; पढ़ते समय मुँह पूर्व या उत्तर। कुछ न हिले तो केवल तकिया घुमाएँ।
hg: Shared room me woh bed lein jisme sir south ya east ho aur jo door ki seedh me na ho; padhte samay munh east ya north. Kuch na hile to sirf takiya ghumayein.
@do modern wide CUSTOM
en: A small picture of your God inside a shelf or cupboard door in the north-east or east of your part is enough. Ask roommates before lighting lamp or incense; many hostels forbid flames.
hi: अपने हिस्से के ईशान या पूर्व में, रैक या अलमारी के पल्ले में छोटी तस्वीर काफ़ी है। दीपक-अगरबत्ती से पहले साथियों से पूछें; कई हॉस्टल में आग मना है।
hg: Apne hisse ke north-east ya east me, rack ya almari ke palle me chhoti photo kaafi hai. Deepak-agarbatti se pehle saathiyon se poochein; kai hostel me aag mana hai.
@ok modern most PRAC
en: A roommate in the south-west takes nothing from you; each one's own bed and table are what count. Some months in a hostel leave no mark on anyone's fortune.
hi: नैऋत्य में सोता साथी आपका कुछ नहीं लेता; हर एक का अपना पलंग और मेज़ गिने जाते हैं। हॉस्टल के कुछ महीने किसी के भाग्य पर छाप नहीं छोड़ते।
hg: South-west me sota saathi aapka kuch nahi leta; har ek ka apna bed aur table gine jaate hain. Hostel ke kuch mahine kisi ke bhagya par chhaap nahi chhodte.
@see rented-flat-remedies

# things-above-things relation
@names
en: water tank above the bedroom, tank above the mandir, stairs above the main door, toilet above the main door, kitchen above the bedroom, air conditioner above the bed
hi: शयनकक्ष के ऊपर टंकी, मंदिर के ऊपर टंकी, मुख्य द्वार के ऊपर शौचालय, बेड के ऊपर एसी, मुख्य द्वार के ऊपर सीढ़ी
hg: bedroom ke upar tanki, mandir ke upar tanki, main door ke upar toilet, bed ke upar ac, main door ke upar seedhi
@ask
en: overhead tank is right above my bedroom | water tank over the pooja room remedy | bathroom on the first floor above the main door | staircase landing over the entrance | neighbour's kitchen above my bed | ac fitted right above the headboard | mandir above the garage | bed upstairs over the stove below
hi: छत की टंकी मेरे शयनकक्ष के ऊपर है | पूजाघर के ऊपर पानी की टंकी उपाय | ऊपर का बाथरूम मुख्य द्वार पर पड़ता है | मेरे बिस्तर के ऊपर पड़ोसी की रसोई | एसी सिरहाने के ऊपर लगा है | मंदिर गैराज के ऊपर है
hg: chhat ki tanki mere bedroom ke upar hai | puja ghar ke upar pani ki tanki upay | upar ka bathroom main door pe padta hai | mere bed ke upar padosi ki kitchen | ac sirhane ke upar laga hai | mandir garage ke upar hai
@ok modern most PRAC
en: A water tank, toilet or stairs over bedroom, mandir or main door is a small fault of storeys; one kitchen over another's bedroom is none. What counts is no leak, no load on a weak slab, no noise.
hi: शयनकक्ष, मंदिर या मुख्य द्वार के ऊपर टंकी, शौचालय या सीढ़ी मंज़िलों की छोटी कमी है; शयनकक्ष के ऊपर दूसरे की रसोई दोष नहीं। असली बात: रिसाव, कमज़ोर छत पर भार और शोर न हो।
hg: Bedroom, mandir ya main door ke upar tanki, toilet ya seedhi manzilon ki chhoti kami hai; bedroom ke upar doosre ki kitchen dosh nahi. Asli baat: risav, kamzor chhat par bhaar aur shor na ho.
@do modern most PRAC
en: Shift the bed or the mandir sideways if that is easy, set the tank on a stand in the roof's south-west or west when it is next changed, light the entrance and waterproof the slab. Gods may sit under a small canopy of wood.
hi: आसान हो तो पलंग या मंदिर बग़ल में सरकाएँ, टंकी बदलते समय छत के नैऋत्य या पश्चिम में स्टैंड पर रखें, द्वार रोशन रखें, छत की वाटरप्रूफ़िंग कराएँ। देवता लकड़ी के छोटे छत्र के नीचे रह सकते हैं।
hg: Aasan ho to bed ya mandir bagal me sarkayein, tanki badalte samay chhat ke south-west ya west me stand par rakhein, door roshan rakhein, chhat ki waterproofing karayein. Devta lakdi ke chhote chhatra ke neeche reh sakte hain.
@which modern wide SENSE
en: An AC right above the head is only draughty: turn its flaps up or move the pillow to the other end if that is not north. A mandir above a garage is accepted; one above a toilet is the case that lists avoid.
hi: सिर के ठीक ऊपर एसी से बस हवा सीधी लगती है: पट्टियाँ ऊपर करें या तकिया दूसरे सिरे, जो उत्तर न हो। गैराज के ऊपर मंदिर मान्य है; शौचालय के ऊपर वाला ही सूचियाँ टालती हैं।
hg: Sir ke theek upar AC se bas hawa seedhi lagti hai: flaps upar karein ya takiya doosre sire, jo north na ho. Garage ke upar mandir maanya hai; toilet ke upar wala hi lists taalti hain.
@see toilet-above-kitchen, bedroom-above-below

# toilet-facing-things relation
@names
en: toilet facing the dining table, toilet facing the locker, toilet facing the study table, toilet opposite the stairs, two toilets facing each other
hi: शौचालय के सामने खाने की मेज़, शौचालय के सामने तिजोरी, शौचालय के सामने पढ़ाई की मेज़, आमने-सामने दो शौचालय
hg: toilet ke samne dining table, toilet ke samne tijori, toilet ke samne study table, do toilet aamne samne
en: dining table facing the toilet door
hg: dining ke samne toilet, khane ke samne toilet
hi: खाने के सामने शौचालय
@ask
en: dining table right outside the bathroom door | locker faces the attached toilet door | my study desk looks at the toilet | sofa opposite the powder room | washroom in the hall visible to guests | bathroom door facing another bathroom | toilet door opens to the living room
hi: खाने की मेज़ बाथरूम के दरवाज़े के पास है | तिजोरी का मुँह बाथरूम की ओर | पढ़ाई की मेज़ से शौचालय दिखता है | बैठक में शौचालय का दरवाज़ा खुलता है | दो बाथरूम के दरवाज़े आमने-सामने
hg: dining table bathroom ke darwaze ke paas hai | tijori ka muh bathroom ki taraf | study table se toilet dikhta hai | hall me toilet ka darwaza khulta hai | do bathroom ke darwaze aamne samne
en: our eating table looks straight at the toilet door, only place we have
hi: डाइनिंग टेबल के ठीक सामने टॉयलेट है, दूसरी जगह नहीं
hg: dining ke samne hi toilet ka darwaza khulta hai dusri jagah nahi hai | khane ki jagah se washroom dikhta hai
@ok modern most PRAC
en: A toilet door that looks at dining table, locker, sofa or study desk is a small point of hygiene and view; it makes no money flow away. Two toilet doors facing each other are plain plumbing.
hi: खाने की मेज़, तिजोरी, सोफ़े या पढ़ाई की मेज़ के सामने शौचालय का द्वार सफ़ाई और दृश्य की छोटी बात है; इससे पैसा नहीं बहता। आमने-सामने दो शौचालय सीधी प्लंबिंग है।
hg: Dining table, tijori, sofa ya study table ke samne toilet ka door safai aur view ki chhoti baat hai; isse paisa nahi behta. Aamne-samne do toilet seedhi plumbing hai.
@do modern most PRAC
en: Keep that door shut with a self-closer, run the exhaust, hang a curtain or bead screen, and turn table or safe a quarter so that it no longer faces it. A plant or shoe-free mat outside finishes it; a tenant needs no more.
hi: वह द्वार क्लोज़र लगाकर बंद रखें, एग्ज़ॉस्ट चलाएँ, परदा लगाएँ, मेज़ या तिजोरी थोड़ा घुमा दें ताकि मुँह उधर न रहे। बाहर पौधा या साफ़ पायदान; किराएदार को इतना ही काफ़ी।
hg: Woh door closer lagakar band rakhein, exhaust chalayein, parda lagayein, table ya tijori thoda ghuma dein taki munh udhar na rahe. Bahar paudha ya saaf doormat; kirayedar ko itna hi kaafi.
@see kitchen-facing-toilet, toilet-facing-main-door

# joint-family-rooms relation
@names
en: couple in the north east room, rooms in a joint family, room in my in-laws' house, our room at in-laws, elders in the south west room, changing the bedroom in a joint family
hi: ससुराल में हमारा कमरा, सास ससुर नैऋत्य में, ईशान वाला कमरा, संयुक्त परिवार में कमरे
hg: sasural me hamara kamra, saas sasur south west me, ishan wala kamra, joint family me kamre
en: elder brother's room, sister-in-law took the master
hi: जेठानी ने मास्टर बेडरूम
hg: jethani ne master
@ask
en: my elder sister-in-law took the master though we are the older couple | since mother-in-law moved into the spare north-east room there is friction
hi: बड़े हम हैं पर जेठानी ने बड़ा कमरा ले लिया, क्या असर | सास ईशान वाले कमरे में रहने आईं तब से खटपट
hg: bade hum hai par jethani ne master room le liya kya asar | saas ishan wale kamre me rehne aayi tab se khatpat
hg: ghar wale kamra nahi badlenge, ek cheez batao jo main badal saku, kamra ishan me hai
hg: sasural me hamara kamra ishan kone me hai, sote waqt sar uttar ko, roz choti baat pe ladai
hi: ससुराल में कमरा ईशान में मिला, सोते वक़्त सिर उत्तर को, पति से रोज़ लड़ाई
en: his parents will not leave the master, we sleep in the ishan corner, what may we change without asking anybody | brother-in-law just married, the upper room is north-east and the lower north-west, which one for them | will shifting the room really stop our quarrels or is counselling better
hi: देवर की शादी हुई, ऊपर ईशान और नीचे वायव्य का कमरा है, उनको कौन सा दें | कमरा बदलने से झगड़े रुकेंगे या काउंसलिंग बेहतर है | घर वाले दूसरा कमरा नहीं देते, मैं बस एक बदलाव क्या कर सकती हूँ
hg: devar ki shaadi hui, upar ishan aur niche vayavya wala kamra hai, unko kaunsa de | kamra badalne se ladai rukegi ya counselling behtar | ghar wale dusra kamra nahi dete, main bas ek badlav kya kar sakti hu | saas sasur master room nahi chhodenge hum kya badle
en: parents have the south-west master and we got the north-west room, small fights daily, does changing rooms help or should we see a counsellor | newly married, our bedroom is in the north-east and no child yet, how do I ask my in-laws for another room | our bed in the ishan corner, heads to the north, they will never give another room, what one thing can I change | which couple gets which room in a joint family of three brothers | elders will not leave the south-west room | fights since marriage, husband says room, I say we need to talk
hi: सास-ससुर नैऋत्य में हैं, हमें वायव्य वाला कमरा मिला, झगड़े रोज़ होते हैं, कमरा बदलें या बातचीत करें | शादी के बाद ईशान वाले कमरे में सोते हैं, संतान नहीं हुई, बड़ों से कमरा बदलने की बात कैसे करें | ससुराल में कमरा नहीं बदलेगा, पलंग या सिर की दिशा में क्या बदलूँ | तीन भाइयों में किसको कौन सा कमरा | नए दंपति को कौन सा कमरा देना चाहिए | कमरा बदलने की बात सास से कैसे कहूँ | हमारा कमरा ईशान में है और खटपट रहती है
hg: saas sasur south west me hai, hume north west wala kamra mila, jhagde roz hote hai, kamra badle ya baat kare | shaadi ke baad ishan wale kamre me sote hai, bachcha nahi hua, badon se kamra badalne ki baat kaise kare | sasural me kamra nahi badlega, bed ya sar ki disha me kya badlu | teen bhaiyo me kisko kaunsa kamra | naye couple ko kaunsa kamra dena chahiye | kamra badalne ki baat saas se kaise kahu | hamara kamra ishan me hai sar uttar me hota hai aur ladai hoti h pati se
@which modern most PRAC
en: In a joint family the elders keep the south-west room; a young couple does well in the north-west, south or west. The north-east is no couple's room by tradition, better for prayer, study or elders. Only if a change is possible: no room by itself makes or heals a quarrel.
hi: संयुक्त परिवार में नैऋत्य का कमरा बड़ों का रहता है; नए जोड़े के लिए वायव्य, दक्षिण या पश्चिम का कमरा ठीक। ईशान दंपति का कमरा नहीं माना जाता, पूजा, पढ़ाई या बुज़ुर्गों को अच्छा। बदलना संभव हो तभी; कोई कमरा अकेले न झगड़ा कराता है न मिटाता है।
hg: Joint family me south-west ka kamra badon ka rehta hai; naye jode ke liye north-west, south ya west ka kamra theek. North-east couple ka kamra nahi maana jata, pooja, padhai ya buzurgon ko achha. Badalna mumkin ho tabhi; koi kamra akela na jhagda karata hai na mitata hai.
@do modern most PRAC
en: If the room stays: turn the bed so that heads point south or east, never north, put it in that room's south-west part, and clear the corner of the north-east. Beside that talk calmly at a quiet hour; a counsellor helps with daily quarrels more than walls do.
hi: कमरा न बदले तो पलंग घुमाएँ: सिर दक्षिण या पूर्व की ओर हो, उत्तर नहीं, पलंग उस कमरे के नैऋत्य भाग में, ईशान कोना हल्का। साथ ही शांत समय में बात करें; रोज़ की खटपट में परामर्शदाता दीवारों से ज़्यादा काम आता है।
hg: Kamra na badle to bed ghumayein: sir south (dakshin) ya east ki taraf ho, north nahi, bed us kamre ke south-west hisse me, north-east kona halka. Saath hi shaant samay me baat karein; roz ki khatpat me counsellor deewaron se zyada kaam aata hai.
@how modern wide SENSE
en: To ask the elders: together, as a couple, in a good hour; speak of light, noise or space rather than of fault, and offer something in return, such as painting their room. Custom lets a son say it to his own parents. Let a no be a no for now.
hi: बड़ों से कहने के लिए दोनों साथ, अच्छे समय में जाएँ; दोष नहीं, रोशनी, शोर या जगह की बात करें और बदले में कुछ दें, जैसे उनके कमरे का रंग। बेटा अपने माता-पिता से कहे तो सहज रहता है। मना करें तो अभी मान लें।
hg: Badon se kehne ke liye dono saath, achhe samay me jayein; dosh nahi, roshni, shor ya jagah ki baat karein aur badle me kuch dein, jaise unke kamre ka rang. Beta apne maa-baap se kahe to aasaan rehta hai. Mana karein to abhi maan lein.
@ok modern wide SENSE
en: That a child is late has medical causes in both partners as often as not: see a doctor together, whatever the room. By custom a couple hoping for a child prefers a north-west or south room to the north-east.
hi: संतान में देरी के कारण प्रायः शरीर के होते हैं, पति-पत्नी दोनों में: कमरा जो भी हो, साथ में डॉक्टर से मिलें। रिवाज में संतान चाहने वाले दंपति ईशान के बजाय वायव्य या दक्षिण का कमरा लेते हैं।
hg: Santaan me deri ke karan aksar sharir ke hote hain, pati-patni dono me: kamra jo bhi ho, saath me doctor se milein. Riwaz me santaan chahne wale couple north-east ke bajay north-west ya south ka kamra lete hain.
@see couple-bedroom, parents-bedroom, quarrels-remedy

# stove-on-toilet-wall relation
@names
en: stove on the toilet wall, stove wall common with the toilet, toilet behind the stove, kitchen wall common with toilet, bathroom door facing the stove, bathroom in front of the gas stove
hi: चूल्हे के पीछे शौचालय, रसोई और शौचालय की एक दीवार, चूल्हे के सामने बाथरूम, बाथरूम का दरवाज़ा चूल्हे के सामने
hg: chulhe ke peeche toilet, kitchen aur toilet ki ek deewar, chulhe ke saamne bathroom, bathroom ka darwaza chulhe ke saamne
en: loo door faces the cooktop, loo door faces the stove, bathroom door opens at the stove, toilet wall and kitchen wall
@ask
en: bathroom door opens right at the gas stove, I cannot move the plumbing | small staff quarters, bathroom and stove four feet apart
en: bathroom door opens straight at the stove | studio flat, loo door right before the cooktop, landlord allows no changes | behind the cooking wall is the toilet of our own flat
en: the stove stands on the wall that is shared with the toilet, builder changes nothing, cheap way without breaking | gas burner a few feet from the bathroom door, plumbing cannot be moved | behind our cooking slab is the neighbour's bathroom | one-room quarter where bathroom opens toward the stove, what would you do | common wall of kitchen and wc in the flat we bought
hi: जिस दीवार पर चूल्हा है उसके पीछे शौचालय है, बिल्डर कुछ नहीं बदलेगा, बिना तोड़े क्या करें | बाथरूम का दरवाज़ा सीधे चूल्हे की ओर खुलता है, नल नहीं हटा सकते | रसोई के स्लैब के पीछे पड़ोसी का बाथरूम है | एक कमरे के क्वार्टर में चूल्हे के सामने बाथरूम है | रसोई और शौचालय की दीवार साझी है
hg: jis deewar pe chulha hai uske peeche toilet hai, builder kuch nahi badlega, bina tode kya kare | bathroom ka darwaza seedha chulhe ki taraf khulta hai, plumbing nahi hata sakte | rasoi ke slab ke peeche padosi ka bathroom hai | ek kamre ke quarter me chulhe ke saamne bathroom hai | kitchen aur toilet ki wall common hai flat me
@do modern most PRAC
en: A stove on the toilet's wall is not liked: move it to another wall, best the south-east with the cook facing east, if the gas pipe allows; else put a tile, board or wooden panel behind it. Keep the toilet door and lid shut, the room dry, and a bowl of salt there if you like. Nothing has to be broken.
hi: शौचालय की दीवार पर चूल्हा अच्छा नहीं मानते: गैस की नली जाने दे तो दूसरी दीवार पर, अच्छा हो आग्नेय में, पूर्व मुँह पकाने वाली जगह ले जाएँ; नहीं तो उसके पीछे टाइल, पत्थर या लकड़ी का पट लगाएँ। शौचालय का दरवाज़ा और ढक्कन बंद, जगह सूखी और साफ़ रखें, चाहें तो नमक की कटोरी। तोड़ने की ज़रूरत नहीं।
hg: Toilet ki deewar par chulha achha nahi maante: gas ki nali jaane de to doosri deewar par, behtar south-east me, pakane wale ka munh east, le jayein; nahi to uske peeche tile, patthar ya lakdi ka pat lagayein. Toilet ka door aur dhakkan band, jagah sookhi aur saaf rakhein, chahein to namak ki katori. Todne ki zaroorat nahi.
@how modern most PRAC
en: Where a bathroom door faces the stove, keep that door shut with a closer and the exhaust on, hang a curtain or put a screen or partition between, or turn the stove so that the cook faces east. It counts as a fault of cleanliness, no more.
hi: बाथरूम का दरवाज़ा चूल्हे के सामने हो तो उसे बंद रखें, एग्ज़ॉस्ट चलाएँ, बीच में परदा या पार्टीशन लगाएँ, या चूल्हा ऐसे घुमाएँ कि पकाने वाले का मुँह पूर्व हो। परंपरा इसे सफ़ाई का दोष मानती है, बस इतना।
hg: Bathroom ka door chulhe ke saamne ho to use band rakhein, exhaust chalayein, beech me parda ya partition lagayein, ya chulha aise ghumayein ki pakane wale ka munh east ho. Parampara ise safai ka dosh maanti hai, bas itna.
@see kitchen-facing-toilet

# toilet-over-mandir relation
@names
en: toilet above the mandir, toilet above our pooja, toilet of the flat above over the pooja, bathroom above the pooja niche
hi: मंदिर के ऊपर शौचालय, पूजा के ऊपर शौचालय, पूजाघर के ऊपर बाथरूम
hg: mandir ke upar toilet, pooja ke upar toilet, pooja ghar ke upar bathroom
@ask
en: the upper flat's toilet comes exactly over our pooja niche, the slab cannot be touched, which remedy has a basis and which is only sales talk | upstairs WC sits above our mandir in a rented flat | consultant sells a pyramid for the toilet above the temple, useful or marketing | bathroom of the floor above drains over our gods | architect here, stacked plan puts a wc over the shrine
hi: ऊपर वाले फ़्लैट का शौचालय ठीक हमारे पूजाघर के ऊपर है, किस उपाय का आधार है और क्या सिर्फ़ बिक्री | मंदिर के ऊपर बाथरूम पड़ता है, किराए का घर है | पूजा की जगह के ठीक ऊपर कमोड है, क्या करें | मंदिर के ऊपर टॉयलेट का पिरामिड बेच रहे हैं, सच है क्या | ऊपर की मंज़िल का बाथरूम भगवान के ऊपर है
hg: upar wale flat ka toilet theek hamare pooja ghar ke upar hai, kis upay ka aadhaar hai aur kya sirf bikri | mandir ke upar bathroom padta hai kiraye ka ghar hai | pooja ki jagah ke theek upar commode hai kya kare | mandir ke upar toilet ka pyramid bech rahe hai sach hai kya | upar ki manzil ka bathroom bhagwan ke upar hai
hi: पूजाघर के ठीक ऊपर किराएदार का शौचालय
hg: puja ghar ke upar upar wale ka toilet
@do modern most PRAC
en: With a toilet above the pooja the sound way is to shift the pooja to a spot with no toilet over it, even a shelf in another room's north-east or east. If it cannot move: a wooden canopy or false ceiling over the shrine, no damp, and a clean, quiet place.
hi: पूजा के ऊपर शौचालय हो तो सबसे ठीक है पूजा को ऐसी जगह ले जाना जिसके ऊपर शौचालय न हो, चाहे दूसरे कमरे के ईशान या पूर्व में एक शेल्फ़ ही। न हट सके तो मंदिर पर लकड़ी की छतरी या फ़ॉल्स सीलिंग, सीलन न हो, जगह साफ़ रहे।
hg: Pooja ke upar toilet ho to sabse theek hai pooja ko aisi jagah le jana jiske upar toilet na ho, chahe doosre kamre ke north-east ya east me ek shelf hi. Na hat sake to mandir par lakdi ki chhatri ya false ceiling, seelan na ho, jagah saaf rahe.
@why modern wide PRAC
en: Respect and cleanliness are the basis: old texts keep shrine and latrine apart, but know no stacked flats. Pyramids, strips, crystals and gadgets have no classical basis; they are marketing. Leaks from above are the one real harm.
hi: आधार आदर और शुद्धि है: पुराने ग्रंथ देवस्थान और शौच को अलग रखते हैं, पर एक के ऊपर एक फ़्लैट नहीं जानते। पिरामिड, पट्टी, क्रिस्टल का शास्त्रीय आधार नहीं; वह बिक्री है। ऊपर से रिसाव ही असली हानि है।
hg: Aadhaar aadar aur shuddhi hai: purane granth devsthan aur shauch ko alag rakhte hain, par ek ke upar ek flat nahi jaante. Pyramid, strip, crystal ka shastriya aadhaar nahi; woh bikri hai. Upar se risaav hi asli haani hai.
@see mandir-under-stairs-toilet, toilet-above-kitchen

# wife-side-of-bed relation
@names
en: wife's side of the bed, which side of the bed, left side of the husband, side of the bed for the wife
hi: पत्नी किस ओर सोती है, पलंग की कौन सी ओर, पति के बाईं ओर
hg: patni kis taraf soti hai, biwi kis side soti hai, wife kis side soti hai, bed ki kaunsi side
@ask
en: my husband sails for months, which side of the bed do I sleep on and may I lie in the middle when he is away | should the wife sleep left or right of the husband | husband snores, can we exchange sides of the bed | does it matter who sleeps near the door | newly married, mother in law told me the left side | sleeping alone in a double bed, which side
hi: पति बाहर नौकरी करते हैं, पत्नी पलंग की किस ओर सोती है, अकेली हो तो बीच में सो सकती है क्या | पत्नी पति के बाईं ओर सोती है या दाईं | पति दाईं ओर सोते हों तो कुछ होता है क्या | दरवाज़े की ओर किसे सोना चाहिए | अकेले सोना हो तो डबल बेड पर किधर सोना | सास कहती हैं पति के बाएँ सोना है
hg: pati bahar naukri karte hai, patni ko bed ki kis side sona chahiye, akeli ho to beech me so sakti hai kya | wife ko pati ke left me sona chahiye ya right me | pati right side sota hai to kuch hota hai kya | darwaze ki taraf kaun sota hai | akele sona ho to double bed pe kidhar sona | saas kehti hai pati ke bayein sona hai
@ok modern most CUSTOM
en: By custom the wife sleeps on her husband's left, as Vamangi; it is manners and no law, so sleep on the side that is comfortable. When you are alone any side or the middle of the bed is fine; head to the south or east.
hi: रिवाज में पत्नी पति के बाईं ओर सोती है (वामांगी); यह शिष्टाचार है, नियम नहीं, जो ओर आरामदेह हो वहीं सोएँ। अकेली हों तो कोई भी ओर या बीच में सोना ठीक है; सिर दक्षिण या पूर्व की ओर।
hg: Riwaz me patni pati ke bayein (left) taraf soti hai (vamangi); yeh shishtachar hai, niyam nahi, jo side aaramdeh ho wahin soyein. Akeli hon to koi bhi side ya beech me sona theek hai; sir south ya east ki taraf.
@why modern most CUSTOM
en: The left is the side of the heart and of the goddess, as Parvati in Ardhanarishvara; at puja the wife mostly sits on the right. Snoring, a baby or a sore back decide otherwise without any fault.
hi: बायाँ हृदय और देवी का पक्ष है, जैसे अर्धनारीश्वर में पार्वती; पूजा में पत्नी प्रायः दाईं ओर बैठती है। खर्राटे, शिशु या कमर-दर्द के कारण बदल लें तो दोष नहीं।
hg: Left hriday aur devi ka paksh hai, jaise Ardhanarishvar me Parvati; puja me patni aksar right me baithti hai. Kharrate, shishu ya kamar dard ke karan badal lein to dosh nahi.
@see couple-bedroom, bed
`;
