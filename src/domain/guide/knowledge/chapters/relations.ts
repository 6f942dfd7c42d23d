/** One thing beside, below, above, opposite or in another. docs/guide-topics.md says how it is written. */
export default `
# mirror-facing-bed relation
@names
en: mirror facing the bed, mirror in front of the bed
hi: पलंग के सामने दर्पण, बेड के सामने शीशा
hg: bed ke samne sheesha, bed ke saamne mirror
@ask
en: is it bad if the mirror faces the bed | wardrobe mirror reflects us while sleeping what to do | dressing table opposite the bed | I can see myself in the mirror from my bed | how to cover a mirror that faces the bed
hi: पलंग के सामने शीशा ठीक है क्या | सोते समय अलमारी के शीशे में दिखते हैं | बेड के ठीक सामने ड्रेसिंग टेबल है | शीशे में बिस्तर दिखता है क्या करें | दर्पण में सोते हुए का प्रतिबिंब
hg: bed ke samne mirror hai theek hai kya | almari ka sheesha bed ke samne padta hai | sote time sheeshe me dikhte hai kya kare | dressing table bed ke saamne hai | mirror me bed dikhe to kya hota hai
@ok modern most PRAC
en: It is better avoided: most of today's lists want no mirror in which the sleeper sees himself. No old text is known for it, and nothing bad is foretold by it.
hi: बेहतर है कि न हो: आज की ज़्यादातर सूचियाँ ऐसे दर्पण से मना करती हैं जिसमें सोने वाला दिखे। इसका कोई पुराना ग्रंथ ज्ञात नहीं, और इससे कुछ बुरा होना तय नहीं।
hg: Behtar hai ki na ho: aaj ki zyadatar lists aise mirror se mana karti hain jisme sone wala dikhe. Iska koi purana granth gyaat nahi, aur isse kuch bura hona tay nahi.
@do modern wide PRAC
en: Turn the mirror, move it to the north or east wall, or hang a curtain over it at night. Nothing has to be broken or bought.
hi: दर्पण को घुमा दें, उत्तर या पूर्व की दीवार पर ले जाएँ, या रात को उस पर परदा डाल दें। कुछ तोड़ना या ख़रीदना ज़रूरी नहीं।
hg: Mirror ko ghuma dein, north ya east ki deewar par le jayein, ya raat ko us par parda daal dein. Kuch todna ya kharidna zaroori nahi.

# pooja-beside-toilet relation
@names
en: pooja room beside the toilet, mandir sharing a wall with the bathroom
hi: पूजाघर के बगल में शौचालय, मंदिर और बाथरूम की एक दीवार
hg: pooja ghar ke bagal me toilet, mandir bathroom ki deewar
@ask
en: mandir wall shared with bathroom | pooja room next to toilet what to do | our temple hangs on the wall behind which is the toilet | toilet attached to pooja wall | can gods be on a bathroom wall
hi: पूजाघर की दीवार बाथरूम से लगी है | मंदिर के पीछे शौचालय है | मंदिर के बगल में टॉयलेट क्या करें | फ़्लैट में मंदिर की दीवार के पीछे बाथरूम | शौचालय की दीवार पर मंदिर
hg: mandir ki deewar bathroom se lagi hai | mandir ke piche toilet hai kya kare | pooja room ke bagal me bathroom | flat chota hai mandir toilet wali deewar pe hai | bathroom ki wall pe mandir sahi hai kya
@ok modern wide PRAC
en: A pooja place on the toilet's wall is better avoided: nearly all of today's lists ask for it. It is a matter of cleanliness and respect, and no harm comes from it to your prayer.
hi: शौचालय की दीवार पर पूजास्थान न हो तो बेहतर है; आज की लगभग सभी सूचियाँ यही कहती हैं। बात सफ़ाई और आदर की है; इससे आपकी पूजा निष्फल नहीं होती।
hg: Toilet ki deewar par pooja ki jagah na ho to behtar hai; aaj ki lagbhag sabhi lists yahi kehti hain. Baat safai aur aadar ki hai; isse aapki pooja nishphal nahi hoti.
@do modern most PRAC
en: Move the mandir to another wall, even a shelf in the living room. If it cannot move, leave a gap with a wooden back panel, stop any damp, and keep the toilet door shut.
hi: मंदिर दूसरी दीवार पर ले जाएँ, बैठक की एक शेल्फ़ भी काफ़ी है। न हट सके तो पीछे लकड़ी का पटरा और थोड़ी दूरी रखें, सीलन रोकें और शौचालय का दरवाज़ा बंद रखें।
hg: Mandir doosri deewar par le jayein, baithak ki ek shelf bhi kaafi hai. Na hat sake to peeche lakdi ka patra aur thodi doori rakhein, seelan rokein aur toilet ka darwaza band rakhein.

# mandir-under-stairs relation
@names
en: mandir under the stairs, pooja room below the staircase
hi: सीढ़ी के नीचे मंदिर, सीढ़ियों के नीचे पूजाघर
hg: seedhi ke niche mandir, seedhi ke neeche pooja ghar
@ask
en: can the temple be under the staircase | pooja under stairs is it wrong | we have made the mandir below the steps | what can be kept under stairs instead of mandir | people walk above our mandir
hi: सीढ़ी के नीचे पूजाघर बना सकते हैं | सीढ़ियों के नीचे मंदिर ठीक है क्या | मंदिर के ऊपर से सीढ़ी जाती है | सीढ़ी के नीचे क्या बनाएँ | सीढ़ी के नीचे भगवान रखे हैं
hg: seedhi ke niche mandir bana sakte hai kya | seedhi ke neeche pooja karna sahi hai | mandir ke upar se seedhi jati hai | seedhiyon ke neeche kya banaye | sidhi ke niche bhagwan rakhe hai kya kare
@ok modern wide PRAC
en: A mandir under the stairs is not advised, as feet pass over it. Store things there instead; a toilet or stove under the steps is avoided too.
hi: सीढ़ी के नीचे मंदिर की सलाह नहीं दी जाती, क्योंकि ऊपर से पैर गुज़रते हैं। वहाँ सामान रखें; शौचालय या चूल्हा भी सीढ़ी के नीचे नहीं बनाते।
hg: Seedhi ke neeche mandir ki salah nahi di jati, kyunki upar se pair guzarte hain. Wahan saman rakhein; toilet ya chulha bhi seedhi ke neeche nahi banate.
@do modern most PRAC
en: Shift the mandir to the north-east or east of any clean room. If nothing else is possible, keep it as a small cabinet with its own wooden roof, a little away from the steps.
hi: मंदिर को किसी साफ़ कमरे के ईशान या पूर्व में ले जाएँ। और कोई उपाय न हो तो लकड़ी की अपनी छत वाला छोटा मंदिर, सीढ़ी से थोड़ा हटकर रखें।
hg: Mandir ko kisi saaf kamre ke north-east ya east me le jayein. Aur koi upay na ho to lakdi ki apni chhat wala chhota mandir, seedhi se thoda hatkar rakhein.

# toilet-above-kitchen relation
@names
en: toilet above the kitchen, toilet above the pooja room, bathroom over kitchen
hi: रसोई के ऊपर शौचालय, पूजाघर के ऊपर शौचालय
hg: kitchen ke upar toilet, pooja room ke upar toilet, rasoi ke upar bathroom
@ask
en: upstairs toilet is over our kitchen | is a bathroom above the mandir bad | neighbour's toilet above our pooja | duplex toilet on top of the stove | what to do when toilet is above kitchen
hi: ऊपर वाले का बाथरूम हमारी रसोई पर है | मंदिर के ऊपर टॉयलेट है | ऊपर की मंज़िल का शौचालय रसोई के ऊपर | पूजाघर के ऊपर बाथरूम क्या करें | चूल्हे के ऊपर शौचालय
hg: upar wale flat ka toilet hamari rasoi ke upar hai | mandir ke upar bathroom hai kya kare | kitchen ke upar toilet ka dosh | duplex me pooja ke upar toilet | chulhe ke theek upar bathroom hai
@ok modern most PRAC
en: A toilet above the kitchen or pooja place is avoided when one builds. In a flat it is the rule of the plan that all toilets stand over each other, so a neighbour's is no worry.
hi: रसोई या पूजाघर के ऊपर शौचालय बनाते समय नहीं रखते। फ़्लैट में ऊपर किसका क्या है, यह आपके हाथ में नहीं; पड़ोसी के शौचालय की चिंता न करें।
hg: Rasoi ya pooja ghar ke upar toilet banate samay nahi rakhte. Flat me upar kiska kya hai, yeh aapke haath me nahi; padosi ke toilet ki chinta na karein.
@do modern most PRAC
en: Shift the stove or the mandir so that the seat is not right above it, if that is easy. See that nothing leaks: damp from above is the one real harm, and a plumber can stop it.
hi: आसान हो तो चूल्हा या मंदिर इतना खिसका दें कि सीट ठीक ऊपर न पड़े। रिसाव न हो: ऊपर की सीलन ही असली नुकसान है, और प्लंबर उसे रोक सकता है।
hg: Aasan ho to chulha ya mandir itna khiska dein ki seat theek upar na pade. Risav na ho: upar ki seelan hi asli nuksan hai, aur plumber use rok sakta hai.

# kitchen-facing-toilet relation
@names
en: kitchen opposite the toilet, kitchen facing bathroom, toilet beside the kitchen
hi: रसोई के सामने शौचालय, रसोई के बगल में बाथरूम
hg: kitchen ke samne toilet, rasoi ke samne bathroom, kitchen ke bagal me toilet
@ask
en: toilet door right in front of kitchen | kitchen and bathroom share a wall | my kitchen faces the toilet door | remedy for toilet next to kitchen | small flat kitchen opposite washroom
hi: रसोई के ठीक सामने टॉयलेट का दरवाज़ा है | रसोई और बाथरूम की दीवार एक है | रसोई के सामने शौचालय का उपाय | किचन के पास बाथरूम ठीक है क्या | रसोई से शौचालय दिखता है
hg: kitchen ke theek saamne toilet ka darwaza hai | rasoi aur bathroom ki deewar ek hai | kitchen ke samne washroom ka upay | kitchen ke paas bathroom sahi hai kya | rasoi se toilet dikhta hai
@ok modern most PRAC
en: A toilet door facing the kitchen is best avoided, chiefly for cleanliness. In small flats it is very common, and a shared wall alone is a small matter.
hi: रसोई के सामने शौचालय का दरवाज़ा न हो तो अच्छा, मुख्यतः सफ़ाई के कारण। छोटे फ़्लैटों में यह बहुत आम है, और केवल एक दीवार साझा होना छोटी बात है।
hg: Rasoi ke saamne toilet ka darwaza na ho to achha, mukhya roop se safai ke karan. Chhote flats me yeh bahut aam hai, aur sirf ek deewar saajha hona chhoti baat hai.
@do modern wide SENSE
en: Keep the toilet door shut, use an exhaust fan and hang a curtain between. Do not place the stove on the shared wall if another place is free.
hi: शौचालय का दरवाज़ा बंद रखें, एग्ज़ॉस्ट पंखा चलाएँ और बीच में परदा लगाएँ। दूसरी जगह हो तो चूल्हा साझा दीवार पर न रखें।
hg: Toilet ka darwaza band rakhein, exhaust fan chalayein aur beech me parda lagayein. Doosri jagah ho to chulha saajhi deewar par na rakhein.

# bed-under-beam relation
@names
en: bed under a beam, beam above the bed
hi: बीम के नीचे पलंग, पलंग के ऊपर बीम
hg: beam ke niche bed, bed ke upar beam
@ask
en: there is a beam over our bed | sleeping under a beam | how to hide a beam above the bed | is beam over head bad | false ceiling for beam
hi: बीम के नीचे सोना | पलंग के ऊपर बीम है क्या करें | सिर के ऊपर बीम | बीम छिपाने के लिए फ़ॉल्स सीलिंग | बीम के नीचे बेड ठीक है
hg: beam ke neeche sona chahiye kya | palang ke upar beam hai kya kare | sir ke upar beam | beam chupane ke liye false ceiling | bed beam ke niche aa raha hai
@ok modern most PRAC
en: Sleeping right under a beam is avoided by most of today's lists, as it feels heavy overhead. It foretells nothing.
hi: ठीक बीम के नीचे सोने से आज की ज़्यादातर सूचियाँ मना करती हैं, क्योंकि सिर पर भार लगता है। इससे कुछ बुरा तय नहीं होता।
hg: Theek beam ke neeche sone se aaj ki zyadatar lists mana karti hain, kyunki sir par bhaar lagta hai. Isse kuch bura tay nahi hota.
@do modern wide PRAC
en: Move the bed a little, so that the beam does not cross head or chest; or cover it with a false ceiling. A beam carries the house: never cut it.
hi: पलंग थोड़ा खिसका दें ताकि बीम सिर या छाती के ऊपर न पड़े, या फ़ॉल्स सीलिंग से ढक दें। बीम घर का भार उठाती है: उसे कभी न काटें।
hg: Palang thoda khiska dein taki beam sir ya chhaati ke upar na pade, ya false ceiling se dhak dein. Beam ghar ka bhaar uthati hai: use kabhi na kaatein.
`;
