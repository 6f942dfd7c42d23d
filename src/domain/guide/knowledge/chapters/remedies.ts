/** What helps without demolition, by problem. docs/guide-topics.md says how it is written. */
export default `
# without-demolition remedy
@names
en: vastu correction without demolition, vastu remedies without breaking, vastu without demolition
hi: बिना तोड़फोड़ वास्तु, बिना तोड़े वास्तु सुधार, बिना तोड़-फोड़ के उपाय
hg: bina tod fod vastu, bina tode vastu sudhar, bina todfod ke upay
@ask
hi: वास्तु में बिना तोड़े सबसे पहले क्या करूँ, घर अपना है
en: an online consultant wants thousands for strips and pyramids, what can I do that is free
hi: ऑनलाइन वास्तु वाला पट्टी और पिरामिड के हज़ारों माँगता है, मुफ़्त में क्या कर सकते हैं
hg: online vastu wala patti aur pyramid ke hazaro maangta hai, free me kya kar sakte hai
en: can vastu be corrected without breaking walls | simple vastu remedies without demolition | how to fix a wrongly built house cheaply | is it possible to remove vastu dosh without construction | the consultant says break two walls, is there another way | easiest vastu correction | what can I change in a ready built flat | do remedies without demolition really count | vastu remedies without breaking the house | correct vastu without construction | easy vastu tips for a ready made flat | vastu fix without tod fod | house already built what vastu can be done | consultant says break the wall | cheapest vastu correction | how to improve vastu of an old house simply | vastu correction at low cost | vastu changes that cost nothing | cant break anything in flat how to correct | which vastu remedy first | 5 simple changes for vastu | remedy when owner does not allow changes
hi: बिना तोड़े वास्तु दोष कैसे ठीक करें | बिना तोड़फोड़ के वास्तु उपाय बताइए | बने-बनाए फ़्लैट में वास्तु कैसे सुधारें | पंडित जी दीवार तोड़ने को कहते हैं, और कोई उपाय है | सबसे आसान वास्तु सुधार | कम ख़र्च में वास्तु ठीक करना | दीवार तोड़े बिना दोष निवारण | बिना तोड़फोड़ के वास्तु ठीक करना | घर बन चुका है अब वास्तु कैसे सुधारें | वास्तु के लिए दीवार तोड़नी पड़ेगी क्या | आसान वास्तु उपाय बिना ख़र्च | बने हुए घर का वास्तु | तोड़े बिना वास्तु सुधार | सस्ता वास्तु उपाय | बिना ख़र्च वास्तु में क्या बदल सकते हैं | सबसे पहले कौन सा वास्तु उपाय करें | पाँच आसान वास्तु बदलाव | दीवार नहीं तोड़नी बस छोटे उपाय
hg: bina tode vastu dosh kaise thik kare | bina tod phod ke vastu upay batao | bane banaye flat me vastu kaise sudhare | pandit ji deewar todne ko bol rahe hai aur koi upay hai kya | sabse aasan vastu upay | kam kharch me vastu thik karna hai | ghar ban chuka hai ab kya kar sakte hai vastu ke liye | bina tod fod ke vastu thik karna | ghar ban chuka hai ab vastu kaise sudhare | vastu ke liye deewar todni padegi kya | aasan vastu upay bina kharch | bane hue ghar ka vastu | tode bina vastu sudhar | sasta vastu upay | vastu correction without breaking | bina kharch vastu me kya badal sakte hai | sabse pehle konsa vastu upay kare | 5 aasan vastu badlav | deewar nahi todni bas chhote upay
en: no money to rebuild, what do we correct first at low cost
hi: दोबारा तोड़ने के पैसे नहीं, कम ख़र्च में पहले क्या ठीक करें
hg: dobara todne ke paise nahi kam kharch me pehle kya theek kare
hi: बिना दीवार तोड़े दोष कैसे मिटे | दोष है पर तुड़वाने का बजट नहीं
hg: bina deewar tode dosh kaise mite | dosh hai par tudwane ka budget nahi
en: house has faults but there is no budget for breaking
@do modern wide PRAC
en: Much of vaastu can be corrected without demolition: change what a room is used for, turn stove, bed, desk and mandir, and shift heavy things to the south-west. These count more than any object.
hi: बहुत-सा वास्तु बिना तोड़फोड़ सुधरता है: कमरे का उपयोग बदलें, चूल्हा, पलंग, मेज़ और मंदिर घुमाएँ, भारी सामान दक्षिण-पश्चिम ले जाएँ। ये किसी भी वस्तु से बढ़कर हैं।
hg: Bahut-sa vaastu bina todfod sudharta hai: kamre ka upyog badlein, chulha, palang, mez aur mandir ghumayein, bhaari saman south-west le jayein. Ye kisi bhi vastu se badhkar hain.
@which modern most PRAC
en: In order: use of rooms, position of bed, stove and gods, light and air in the north-east, weight in the south-west, repairs, then prayer. Strips, pyramids and crystals come last; they are modern and unproven.
hi: क्रम से: कमरों का उपयोग, पलंग, चूल्हे और मंदिर की जगह, ईशान में प्रकाश-हवा, नैऋत्य में भार, मरम्मत, फिर पूजा। पट्टियाँ, पिरामिड और क्रिस्टल अंत में; वे आज के और अप्रमाणित हैं।
hg: Kram se: kamron ka upyog, palang, chulhe aur mandir ki jagah, north-east me roshni-hawa, south-west me bhaar, marammat, phir pooja. Pattiyan, pyramid aur crystal ant me; woh aaj ke aur apramanit hain.
@ok modern wide SENSE
en: Never break a wall for vaastu without an engineer: it may carry the floor above. Rented and ready flats are meant to be lived in as they are.
hi: वास्तु के लिए इंजीनियर के बिना दीवार कभी न तोड़ें: वह ऊपर की मंज़िल उठाए हो सकती है। किराए और बने हुए फ़्लैट में जैसा है वैसे ही सुख से रहा जाता है।
hg: Vaastu ke liye engineer ke bina deewar kabhi na todein: woh upar ki manzil uthaye ho sakti hai. Kiraye aur bane hue flat me jaisa hai waise hi sukh se raha jata hai.
@when modern wide PRAC
en: What costs nothing comes first: turn the bed, clear the north-east and the centre, keep toilets clean, dry and shut, mend taps and bulbs, a bowl of salt if it calms you. No old text asks for pyramids or copper strips; do not pay out of fear.
hi: पहले वह करें जिसमें ख़र्च नहीं: पलंग घुमाएँ, ईशान और बीच ख़ाली करें, शौचालय साफ़, सूखा और बंद रखें, नल-बल्ब ठीक करें, मन चाहे तो नमक की कटोरी। किसी पुराने ग्रंथ में पिरामिड या ताँबे की पट्टी नहीं; डरकर पैसे न दें।
hg: Pehle woh karein jisme kharch nahi: bed ghumayein, north-east aur beech khaali karein, toilet saaf, sookha aur band rakhein, nal-bulb theek karein, mann chahe to namak ki katori. Kisi purane granth me pyramid ya copper strip nahi; darkar paise na dein.
@how modern most PRAC
en: By element: water and light to the north-east, fire and machines to the south-east, weight and rest to the south-west, air and things that leave to the north-west, the middle empty. Move what can move towards that.
hi: तत्व से: जल-प्रकाश ईशान में, अग्नि और मशीनें आग्नेय में, भार और विश्राम नैऋत्य में, हवा और जाने वाली चीज़ें वायव्य में, बीच ख़ाली। जो हिल सके उसे उस ओर ले जाएँ।
hg: Tatva se: jal-roshni north-east me, agni aur machine south-east me, bhaar aur aaram south-west me, hawa aur jaane wali cheezein north-west me, beech khaali. Jo hil sake use us taraf le jayein.

# cut-ne-remedy remedy
@names
en: remedy for cut north east, missing north east corner, north east corner missing, north east cut, north east corner cut
hi: कटे ईशान का उपाय, ईशान कोण कटा हुआ, ईशान कटना
hg: kata hua ishan, north east cut, ishan kon kata hua, north east corner missing
en: north east part missing, no north east corner
hi: उत्तर पूर्व कोना कटा, उत्तर पूर्व हिस्सा ग़ायब, ईशान कोना कटा
hg: uttar purab kona kata, uttar purab hissa gayab, ishan kona kata, ishan kona gayab
@ask
en: my brother cut his share out of the north-east of our land, my piece is now like an L
hi: भाई ने ईशान से अपना हिस्सा काट लिया, मेरा प्लॉट एल जैसा रह गया
hg: bhai ne ishan se apna hissa kaat liya mera plot L jaisa reh gaya
en: north east corner of my flat is missing | what to do for a cut in the north east | north east portion cut because of lift or duct | how serious is a missing ishan corner | can mirrors fix a missing north east | the builder's shaft eats our north east corner, how to balance | NE cut remedy without demolition | north east corner cut what to do | north east cut is it serious | remedy for missing north east | our flat has no north east corner | mirror on the north wall for cut north east | ishan corner cut remedy | north east missing in apartment | is a cut ishan more serious than other cuts | north east balcony missing flat buy or not | terrace cut in NE corner | how much cut counts in north east
hi: मेरे फ़्लैट का ईशान कोना कटा है | ईशान कटा हो तो क्या करें | लिफ़्ट के कारण ईशान कोण नहीं है | ईशान कटने का दोष कितना बड़ा है | कटे ईशान में शीशा लगाएँ क्या | घर का उत्तर-पूर्व कोना ग़ायब है | ईशान कोण कटने का बिना तोड़े उपाय | ईशान कटा हुआ है उपाय | ईशान कोण नहीं है क्या करें | उत्तर-पूर्व कोना कटा है | ईशान का कटना कितना बुरा | ईशान कोना ग़ायब उपाय | कटे हुए ईशान का क्या करें | ईशान कितना कटा हो तो दोष है | ईशान कटा फ़्लैट ख़रीदें या नहीं | किराए के फ़्लैट का ईशान कटा है
hg: mere flat ka north east kona kata hua hai | ishan kata ho to kya kare | lift ki wajah se north east nahi hai | north east cut ka dosh kitna bada hai | kate hue ishan me sheesha lagaye kya | ghar ka uttar purv kona gayab hai | NE cut ka bina tode upay | duct ne ishan kon kha liya | ishan kata hua hai upay | ishan kon nahi hai kya kare | uttar purv kona kata hai | ishan ka katna kitna bura | ishan kona gayab upay | kate hue ishan ka kya kare | north east cut ka upay | north east missing hai | ishan kitna kata ho to dosh hai | ishan kata flat kharide ya nahi | kiraye ke flat ka north east kata hai
en: site has the north-east cut off by a drain, price is good | plot's north-east corner is cut, L shape, what effect and remedy
hi: नाले की वजह से प्लॉट का ईशान कटा है, सस्ता मिल रहा | प्लॉट का उत्तर-पूर्व कोना कटा हुआ है, उपाय
hg: naale ki wajah se plot ka ishan kata hai sasta mil raha | plot ka north east kona kata hai asar aur upay
@do modern most PRAC
en: For a cut north-east keep what remains of that side the lightest and cleanest part: water or tulsi there, the mandir on the north or east wall, no store or toilet use beyond need.
hi: ईशान कटा हो तो उस ओर जो बचा है उसे सबसे हल्का और साफ़ रखें: वहाँ जल या तुलसी, उत्तर या पूर्व की दीवार पर मंदिर, कोई भंडार नहीं।
hg: North-east kata ho to us taraf jo bacha hai use sabse halka aur saaf rakhein: wahan jal ya tulsi, north ya east ki deewar par mandir, koi store nahi.
@ok classical wide BS
en: The old figure of the Vastu Purusha has his head in the north-east, so that cut counts most among the corners. In flats it is common; people live well in such homes, and nothing is foretold.
hi: वास्तु पुरुष का सिर ईशान में है, इसलिए कोनों में यही कटाव सबसे अधिक गिना जाता है। फ़्लैटों में यह आम है; लोग ऐसे घरों में अच्छे से रहते हैं, कुछ तय नहीं होता।
hg: Vastu Purusha ka sir north-east me hai, isliye konon me yahi kataav sabse adhik gina jata hai. Flats me yeh aam hai; log aise gharon me achhe se rehte hain, kuch tay nahi hota.
@which modern regional PRAC
en: Many hang a mirror on the north or east wall beside the cut, so that the space seems to continue. It is a modern idea without old text, cheap and harmless.
hi: कई लोग कटाव के पास उत्तर या पूर्व की दीवार पर शीशा लगाते हैं, जिससे जगह आगे बढ़ती दिखे। यह आज का विचार है, पुराना ग्रंथ नहीं, सस्ता और निर्दोष।
hg: Kai log kataav ke paas north ya east ki deewar par sheesha lagate hain, jisse jagah aage badhti dikhe. Yeh aaj ka vichar hai, purana granth nahi, sasta aur nirdosh.
@how modern most PRAC
en: It is a cut when less than half of that side is missing; when more is missing, the rest counts as an extension. Small ducts and pillar notches are not counted.
hi: उस ओर की आधी से कम लंबाई न हो तो कटाव कहलाता है; आधी से ज़्यादा न हो तो बचा भाग बढ़ाव गिना जाता है। छोटे डक्ट और खंभे की खाँच नहीं गिनते।
hg: Us taraf ki aadhi se kam lambai na ho to kataav kehlata hai; aadhi se zyada na ho to bacha hissa badhav gina jata hai. Chhote duct aur khambhe ki khaanch nahi ginte.
@when modern most PRAC
en: When choosing between two flats take the whole one; if you own or rent the cut one, keep it and arrange it. Nobody has to sell for a missing corner.
hi: दो फ़्लैट में चुनना हो तो पूरा वाला लें; कटा हुआ अपना या किराए का है तो उसी को सँवारें। एक कोने के लिए किसी को बेचना नहीं पड़ता।
hg: Do flat me chunna ho to poora wala lein; kata hua apna ya kiraye ka hai to usi ko sanwarein. Ek kone ke liye kisi ko bechna nahi padta.

# toilet-ne-remedy remedy
@names
en: remedy for toilet in the north east, toilet in north east remedy, NE toilet remedy
hi: ईशान में शौचालय का उपाय, ईशान के शौचालय का उपाय, ईशान में टॉयलेट, उत्तर-पूर्व टॉयलेट का उपाय
hg: north east toilet ka upay, ishan me toilet ka upay, north east me toilet ka dosh
en: toilet in NE, flat with NE toilet
hi: टॉयलेट ईशान में
hg: toilet NE me
@ask
en: buying my first flat, toilet is in the NE and the society allows no change
hi: पहला फ़्लैट ले रहा हूँ, टॉयलेट ईशान में है, सोसायटी बदलने नहीं देती
hg: pehla flat le raha hu toilet ishan me hai society badalne nahi deti
en: builder says every flat in the tower has the toilet in the north-east, children fall ill often
hi: फ़्लैट का शौचालय ईशान में है, बिल्डर कहता है सबके ऐसे हैं, बच्चे बीमार रहते हैं
hg: flat ka toilet ishan me hai builder bolta hai sabke aise hi hai bachche bimar rehte hai
en: our toilet is in the north east what can be done | how to correct a NE toilet in a flat | toilet in ishan corner without breaking | salt bowl in the north east toilet | is a north east bathroom without wc also bad | we cannot shift our north east toilet, the society does not allow plumbing changes | bathroom in north east solution | camphor in toilet | toilet in north east remedy | toilet in ishan corner what to do | bathroom in the north east corner remedy | north east toilet cannot be removed | how bad is a toilet in the north east | wc in the north east of flat | stop using the north east toilet | rented flat toilet is in ishan cant change | only one toilet and it is in north east | colour for north east toilet | is toilet in NE worst vastu dosh | toilet seat direction in north east bathroom
hi: ईशान कोण में टॉयलेट है क्या करें | उत्तर-पूर्व के शौचालय का बिना तोड़े उपाय | ईशान में केवल बाथरूम हो तो | टॉयलेट में नमक का कटोरा रखें क्या | फ़्लैट में ईशान का शौचालय हटा नहीं सकते | ईशान कोने में लैट्रिन है दोष कैसे मिटे | टॉयलेट की सीट ईशान में है | ईशान में टॉयलेट है उपाय | उत्तर-पूर्व में शौचालय है क्या करें | ईशान में बाथरूम का उपाय | ईशान का टॉयलेट हटा नहीं सकते | ईशान में शौचालय कितना बड़ा दोष | ईशान के टॉयलेट में नमक या कपूर | किराए के फ़्लैट में टॉयलेट ईशान में है | एक ही टॉयलेट है वो भी ईशान में | ईशान के टॉयलेट का रंग | ईशान में टॉयलेट सबसे बड़ा दोष है क्या
hg: north east me toilet hai kya kare | ishan kon me latrine hai upay batao | toilet ko hata nahi sakte north east me hai | north east me sirf bathroom ho to chalega | toilet me namak ka katora rakhe kya | society plumbing change nahi karne deti NE toilet ka kya kare | ishan ke toilet ka dosh kaise mite | ishan me toilet hai upay | north east me toilet ka upay | ishan me bathroom ka upay | ishan ka toilet hata nahi sakte | north east toilet kitna bada dosh | ishan ke toilet me namak ya kapoor | NE toilet ka kya kare | latrine ishan kon me hai | rented flat me toilet ishan me hai change nahi ho sakta | ek hi toilet hai wo bhi north east me | ishan me toilet sabse bada dosh hai kya
en: landlord will not break the washroom in the north-east, easy fixes
hi: किराए के फ़्लैट में टॉयलेट ईशान में है, मालिक तोड़ने नहीं देगा | ईशान का शौचालय आसान उपाय
hg: kiraye ke flat me toilet ishan kone me hai malik todne nahi dega | ishan ke toilet ka aasan upay
en: builder gave the only bathroom in the north-east and mother says it brings illness
hi: बिल्डर ने एक ही बाथरूम ईशान में दिया है, माँ कहती है बीमारी आएगी
hg: builder ne ek hi bathroom ishan kone me diya hai mummy bolti hai bimari aayegi
@do modern most PRAC
en: For a toilet in the north-east: if the home has another, use that one and keep this for bathing or storing buckets. Otherwise keep it dry, bright and smell-free, door and lid shut, exhaust running.
hi: ईशान में शौचालय हो तो: दूसरा हो तो वही उपयोग करें, इसे नहाने के लिए रखें। नहीं तो इसे सूखा, उजला और दुर्गंध रहित रखें, दरवाज़ा और ढक्कन बंद, एग्ज़ॉस्ट चालू।
hg: North-east me toilet ho to: doosra ho to wahi upyog karein, ise nahane ke liye rakhein. Nahi to ise sukha, ujla aur badbu rahit rakhein, darwaza aur dhakkan band, exhaust chalu.
@which modern regional PRAC
en: A bowl of sea salt changed weekly, camphor, a small plant or white light are what people commonly add. They freshen the air; they do not turn the corner, and nobody need buy a kit.
hi: लोग प्रायः समुद्री नमक का कटोरा (हर हफ़्ते बदला), कपूर, छोटा पौधा या सफ़ेद रोशनी जोड़ते हैं। इनसे हवा ताज़ी रहती है; कोना नहीं बदलता, और कोई किट ख़रीदना ज़रूरी नहीं।
hg: Log aksar samudri namak ka katora (har hafte badla), kapoor, chhota paudha ya safed roshni jodte hain. Inse hawa taazi rehti hai; kona nahi badalta, aur koi kit kharidna zaroori nahi.
@ok modern most PRAC
en: A bathroom without a seat is a lesser point there than a toilet. Do not fear for health or children over it; thousands of flats are built so.
hi: बिना सीट का बाथरूम वहाँ शौचालय से छोटी बात है। इसके कारण सेहत या संतान की चिंता न करें; हज़ारों फ़्लैट ऐसे ही बने हैं।
hg: Bina seat ka bathroom wahan toilet se chhoti baat hai. Iske karan sehat ya santan ki chinta na karein; hazaaron flat aise hi bane hain.
@why modern wide PRAC
en: North-east is the side of water, morning light and worship, the head of the Vastu Purusha, so waste there is counted among the heaviest points. White, cream or pale blue suit such a toilet.
hi: ईशान जल, सुबह के प्रकाश और पूजा की दिशा है, वास्तु पुरुष का सिर, इसलिए वहाँ मल का स्थान भारी दोषों में गिना जाता है। ऐसे शौचालय में सफ़ेद, क्रीम या हल्का नीला रंग ठीक है।
hg: North-east jal, subah ki roshni aur pooja ki disha hai, Vastu Purush ka sir, isliye wahan toilet bhaari doshon me gina jata hai. Aise toilet me safed, cream ya halka neela rang theek hai.
@how modern most PRAC
en: If it is your only toilet, use it without guilt. The seat is best set along north and south, away from the room's own north-east; keep bucket and basin in that corner and the mandir elsewhere in the home's east or north.
hi: वही एक शौचालय हो तो मन में बोझ लिए बिना काम में लें। सीट उत्तर-दक्षिण हो और कमरे के ईशान से हटकर; उस कोने में बाल्टी-बेसिन रखें, मंदिर घर के पूर्व या उत्तर में।
hg: Wahi ek toilet ho to mann me bojh liye bina istemal karein. Seat north-south ho aur kamre ke north-east se hatkar; us kone me balti-basin rakhein, mandir ghar ke east ya north me.

# sw-door-remedy remedy
@names
en: remedy for main door in the south west, south west entrance remedy, SW main door remedy
hi: दक्षिण-पश्चिम द्वार का उपाय, नैऋत्य द्वार का उपाय, नैऋत्य मुख्य द्वार
hg: south west main door ka upay, nairitya dwar ka upay, south west entrance ka upay
hi: नैऋत्य का मुख्य द्वार, नैऋत्य में मुख्य दरवाज़ा, मुख्य दरवाजा नैऋत्य में
hg: nairitya ka main door, SW main door, main door SW me
en: SW entrance
@ask
en: entry of our rented flat is south-west, some months left, cheap thing to do
hi: फ़्लैट का प्रवेश नैऋत्य में है, आठ महीने और रहना है, सस्ता उपाय दीजिए
hg: flat ki entry south west me hai, kuch mahine aur rehna hai, sasta upay bata do | rent wale flat ka entry SW me hai kuch sasta batao
en: rented for a year, the entrance is in the south-west and we may break nothing, tell only a cheap remedy | tenant with a SW entrance, what costs little and comes off again
hi: किराए के घर का दरवाज़ा नैऋत्य में खुलता है, बिना तोड़े कम ख़र्च का उपाय बताइए | नैऋत्य द्वार वाला फ़्लैट है, साल भर का एग्रीमेंट, सस्ते में क्या करें
hg: kiraye ke ghar ka darwaza nairitya me khulta hai bina tode kam kharch ka upay batao | SW door wala flat hai saal bhar ka agreement saste me kya kare
en: my main door is in the south west what to do | how to correct a south west entrance | is a SW door really dangerous | can I use another door instead of the south west one | brass strip on the threshold of sw door | flat entrance in south west, should I sell | main door nairitya kon solution | main door in south west remedy | south west entrance what to do | nairitya entrance dosh remedy | house door opens in the south west | entrance from the SW side is it harmful | changing a south west main door | hanuman picture on south west door | rented flat entrance in south west what to do | main gate nairutya remedy | south west door which colour | panchmukhi hanuman above south west door | can't shift south west main door
hi: मुख्य द्वार दक्षिण-पश्चिम में है क्या करें | नैऋत्य के दरवाज़े का दोष कैसे दूर हो | दक्षिण-पश्चिम द्वार वाला फ़्लैट बेच दें क्या | नैऋत्य में दरवाज़ा है, दूसरा द्वार बनाएँ क्या | दक्षिण-पश्चिम द्वार ख़तरनाक है क्या | दहलीज़ पर पीतल की पट्टी | दक्षिण-पश्चिम में मुख्य द्वार का उपाय | नैऋत्य में प्रवेश द्वार | नैऋत्य द्वार का दोष | दक्षिण-पश्चिम का दरवाज़ा बदलें क्या | नैऋत्य द्वार पर क्या लगाएँ | दक्षिण-पश्चिम में प्रवेश कितना बुरा | नैऋत्य द्वार हटा नहीं सकते | किराए के फ़्लैट का दरवाज़ा दक्षिण पश्चिम में है | नैऋत्य दरवाज़े का रंग | नैऋत्य मुखी घर उपाय
hg: main door south west me hai kya kare | nairitya ke darwaze ka dosh kaise dur ho | south west gate wala flat bech de kya | south west entrance remedies bina tode | south west door khatarnak hota hai kya | dehleez pe peetal ki patti lagaye kya | SW facing flat liya hai upay batao | south west me main door ka upay | nairitya me entrance | nairitya dwar ka dosh | south west ka darwaza badle kya | south west door pe kya lagaye | SW entrance kitna bura | nairitya gate upay | south west darwaza hata nahi sakte | kiraye ke flat ka gate south west me hai | south west darwaze ka rang | nairutya mukhi ghar upay
en: our house already has the entrance in the south-west, do anything without shifting it
hi: मुख्य द्वार नैऋत्य में है, हटा नहीं सकते
hg: main gate nairitya kone me hai hata nahi sakte kya kare | south west ka darwaza hai bina shift kiye upay
en: main door is in the south-west of a rented flat and the owner allows no changes, any easy fix | SW entrance of our rented home
hi: किराए के फ़्लैट का मुख्य द्वार दक्षिण-पश्चिम में है, मालिक कुछ करने नहीं देता
hg: kiraye ke flat ka main door south west me hai owner kuch karne nahi deta aasan upay
en: main door south west no demolition cheap remedy
hi: नैऋत्य द्वार का बिना तोड़-फोड़ उपाय
hg: nairitya dwar ka bina tod phod upay
@do modern most PRAC
en: For a main door in the south-west: if there is another door in the north, east or west, use that for coming and going. Otherwise give it a raised threshold, strong light and a name plate, and keep it solid and closed.
hi: मुख्य द्वार दक्षिण-पश्चिम में हो तो: उत्तर, पूर्व या पश्चिम में दूसरा द्वार हो तो उससे आएँ-जाएँ। नहीं तो ऊँची दहलीज़, तेज़ रोशनी और नामपट्ट लगाएँ, द्वार मज़बूत और बंद रखें।
hg: Main door south-west me ho to: north, east ya west me doosra door ho to usse aayein-jayein. Nahi to unchi dehleez, tez roshni aur nameplate lagayein, door mazboot aur band rakhein.
@which modern regional PRAC
en: Customs at such a door are Ganesh above it, a swastik, or a picture of Panchmukhi Hanuman; consultants also lay metal strips. Take what belongs to your faith, the strips are modern and optional.
hi: ऐसे द्वार पर ऊपर गणेश, स्वस्तिक या पंचमुखी हनुमान का चित्र लगाने का रिवाज है; सलाहकार धातु की पट्टी भी देते हैं। आस्था का जो हो वह करें, पट्टी आज की और वैकल्पिक है।
hg: Aise door par upar Ganesh, swastik ya Panchmukhi Hanuman ka chitra lagane ka riwaz hai; consultant dhatu ki patti bhi dete hain. Aastha ka jo ho woh karein, patti aaj ki aur vaikalpik hai.
@ok modern disputed PRAC
en: A south-west door is the least liked entrance, yet it foretells neither debt nor illness. The exact place within the wall matters too; on the south and west sides several places are called good.
hi: दक्षिण-पश्चिम द्वार सबसे कम पसंद किया जाता है, पर उससे न क़र्ज़ तय है न रोग। दीवार में ठीक स्थान भी देखा जाता है; दक्षिण और पश्चिम में कई स्थान शुभ हैं।
hg: South-west door sabse kam pasand kiya jata hai, par usse na karz tay hai na rog. Deewar me theek sthan bhi dekha jata hai; south aur west me kai sthan shubh hain.
@colour modern most PRAC
en: A south-west door is mostly given earthy shades: brown, beige, dark yellow or natural wood, with a brass nameplate. Two heavy pots outside and a solid cupboard inside beside it add the weight this side wants.
hi: नैऋत्य द्वार को मटमैले रंग दिए जाते हैं: भूरा, बेज, गहरा पीला या लकड़ी का, पीतल की नामपट्टी। बाहर दो भारी गमले और भीतर बगल में ठोस अलमारी इस दिशा का भार पूरा करते हैं।
hg: South-west door ko mitti jaise rang diye jate hain: bhoora, beige, gehra peela ya lakdi ka, peetal ki nameplate. Bahar do bhaari gamle aur andar bagal me thos almari is disha ka bhaar poora karte hain.

# kitchen-ne-remedy remedy
@names
en: remedy for kitchen in the north east, north east kitchen remedy, NE kitchen remedy
hi: ईशान में रसोई का उपाय, ईशान की रसोई का उपाय, उत्तर-पूर्व रसोई का उपाय
hg: north east kitchen ka upay, ishan me rasoi ka upay, NE kitchen ka upay
@ask
en: tenant with a north-east kitchen, a friend frightened me that I will have no child
hi: किराए के घर में रसोई ईशान में है, सहेली ने संतान को लेकर डरा दिया
hg: kiraye ke ghar me rasoi ishan me hai saheli ne bachche ko lekar dara diya
en: our kitchen is in the north east how to correct it | kitchen in ishan corner without shifting | can the stove be moved in a NE kitchen | yellow marble slab under the stove | how bad is a north east kitchen | NE kitchen in flat and my mother in law is worried | bronze vessel hanging in north east kitchen | kitchen in north east remedy | north east kitchen what to do | kitchen in ishan corner remedy | how to correct a north east kitchen in a flat | stove place in a north east kitchen | is a north east kitchen accepted in kerala | rented house kitchen in ishan cant change | kitchen in ishan corner stove where | north east kitchen colour | kitchen in NE is it ok in south india
hi: ईशान कोण में रसोई है क्या करें | उत्तर-पूर्व की रसोई का बिना तोड़े उपाय | ईशान की रसोई में चूल्हा कहाँ रखें | चूल्हे के नीचे पीला पत्थर | ईशान में रसोई कितना बड़ा दोष है | ईशान की रसोई से सास परेशान हैं | उत्तर-पूर्व में किचन हो तो | ईशान में रसोई है उपाय | उत्तर-पूर्व में रसोई का क्या करें | ईशान की रसोई कैसे ठीक करें | ईशान में किचन है हटा नहीं सकते | ईशान की रसोई दोष | उत्तर-पूर्व किचन का उपाय | किराए के घर की रसोई ईशान में है | ईशान की रसोई का रंग | ईशान रसोई में चूल्हा कहाँ रखें
hg: north east me kitchen hai kya kare | ishan kon me rasoi hai upay batao | NE kitchen me chulha kaha rakhe | chulhe ke niche peela patthar rakhe kya | north east kitchen kitna bada dosh hai | saas bolti hai ishan me rasoi ashubh hai | kitchen ishan me hai shift nahi kar sakte | ishan me rasoi hai upay | uttar purv me rasoi ka kya kare | ishan ki rasoi kaise thik kare | ishan me kitchen hai hata nahi sakte | ishan ki rasoi dosh | north east kitchen upay | NE kitchen hai kya kare | kiraye ke ghar ki kitchen ishan me hai | ishan ki rasoi ka rang | north east kitchen me chulha kaha rakhe
en: kitchen came in the north-east corner and breaking is not possible | no budget to shift the kitchen out of ishan | rented flat, the cooking place is in the north-east
hi: रसोई ईशान कोण में बन गई, तोड़ने का बजट नहीं | उत्तर-पूर्व की रसोई का आसान उपाय | रसोई ईशान में है और बदल नहीं सकते
hg: kitchen ishan kone me bani hai todna possible nahi | rasoi ishan me ban gayi tod nahi sakte paisa nahi hai | uttar purab kone ki rasoi ka aasan upay | kitchen uttar purab me hai badal nahi sakte
en: our new flat has its kitchen in the north-east and mother-in-law is upset, it cannot be changed
hi: नए फ़्लैट में किचन ईशान कोण में है, सास नाराज़ हैं, बदल नहीं सकते
hg: naye flat me kitchen ishan kone me hai saas naraz hai badal nahi sakte
hi: ईशान की रसोई का सस्ता उपाय बिना तोड़-फोड़
hg: ishan ki rasoi ka sasta upay bina tod phod
@do modern most PRAC
en: With a kitchen in the north-east, put the stove in that room's south-east corner, the cook facing east, and keep drinking water and sink in its north-east, well apart. Use light colours and much air.
hi: रसोई ईशान में हो तो चूल्हा उसी कमरे के दक्षिण-पूर्व कोने में, मुँह पूर्व, और पीने का पानी व सिंक ईशान में, दूर-दूर रखें। हल्के रंग और खूब हवा रखें।
hg: Kitchen north-east me ho to chulha usi kamre ke south-east kone me, munh east, aur peene ka paani va sink north-east me, door-door rakhein. Halke rang aur khoob hawa rakhein.
@ok modern disputed PRAC
en: North Indian lists call a north-east kitchen a serious fault; Kerala and Tamil Nadu accept it. So there is no single verdict and no reason for fear; illness is treated by the doctor, not by a stove's place.
hi: उत्तर भारत की सूचियाँ ईशान की रसोई को बड़ा दोष कहती हैं; केरल और तमिलनाडु की परंपरा इसे मानती है। एक ही निर्णय नहीं, डर का कारण भी नहीं; बीमारी का इलाज डॉक्टर से होता है, चूल्हे की जगह से नहीं।
hg: Uttar Bharat ki lists north-east ki kitchen ko bada dosh kehti hain; Kerala aur Tamil Nadu ise maante hain. Ek hi nirnay nahi, darne ka karan bhi nahi; bimari ka ilaj doctor se hota hai, chulhe ki jagah se nahi.
@which modern regional PRAC
en: A yellow stone under the stove or an upturned bronze bowl on the ceiling is sold by some as a cure. They are recent inventions; a move of the stove costs nothing.
hi: चूल्हे के नीचे पीला पत्थर या छत पर उल्टा काँसे का कटोरा कुछ लोग उपाय बताकर बेचते हैं। ये नई बातें हैं; चूल्हा खिसकाने में कुछ नहीं लगता।
hg: Chulhe ke neeche peela patthar ya chhat par ulta kaanse ka katora kuch log upay batakar bechte hain. Ye nayi baatein hain; chulha khiskane me kuch nahi lagta.
@why modern disputed PRAC
en: North-east is water and prayer, the kitchen is fire; that is why northern lists object. In Kerala the north-east kitchen is a traditional place, lit by the morning sun. White, cream or light yellow suit it.
hi: ईशान जल और पूजा का है, रसोई अग्नि की; इसलिए उत्तर की सूचियाँ मना करती हैं। केरल में ईशान की रसोई परंपरागत जगह है, जहाँ सुबह की धूप आती है। सफ़ेद, क्रीम या हल्का पीला रंग ठीक है।
hg: North-east jal aur pooja ka hai, rasoi agni ki; isliye north ki lists mana karti hain. Kerala me north-east ki rasoi paramparik jagah hai, jahan subah ki dhoop aati hai. Safed, cream ya halka peela rang theek hai.

# centre-staircase-remedy remedy
@names
en: remedy for staircase in the centre, stairs in the brahmasthan, pillar in the centre of the house, toilet in the centre
hi: बीच में सीढ़ी का उपाय, ब्रह्मस्थान में सीढ़ी, घर के बीच में खंभा, बीच में शौचालय
hg: ghar ke beech me seedhi, brahmasthan me seedhi, ghar ke beech me pillar, beech me toilet
hi: सीढ़ी बीच में, ब्रह्मस्थान की सीढ़ी
hg: seedhi beech me, seedhi ghar ke beech
en: stairs in the middle
hg: seedhi beech me, seedhi ghar ke beech
hi: सीढ़ी बीच में, घर के बीच सीढ़ी
en: staircase in the middle of the house
@ask
en: architect has drawn the stairs in the middle of our duplex, will it do or where else
hi: आर्किटेक्ट ने नक़्शे में सीढ़ी बीच में दी है, चलेगी क्या, कहाँ होनी चाहिए
hg: architect ne design me seedhi beech me di hai, chalegi kya, kaha honi chahiye
en: we bought a duplex with the stairs in the very middle, people say the brahmasthan is spoilt
hi: डुप्लेक्स ले लिया, सीढ़ी ठीक बीच में है, सब कहते हैं ब्रह्मस्थान ख़राब
hg: duplex le liya seedhi theek beech me hai sab kehte hai brahmasthan kharab
en: staircase is right in the middle of our house | how to correct stairs in the brahmasthan | pillar standing in the centre of the home | toilet at the centre of the house remedy | centre of the house is heavy what to do | duplex stairs in the centre cannot move | well or tank in the middle of the house | lift in the centre | staircase in the centre of the house remedy | pillar in the brahmasthan remedy | toilet in the middle of the house | stairs in the middle of the home | heavy centre of the house | column at the centre of the plan | brahmasthan dosh remedy | pillar exactly in middle of house remedy | column in brahmasthan | toilet in brahmasthan rented | kitchen in the centre of house | can a pillar in the centre be removed | how to find centre of the house
hi: घर के बीचोबीच सीढ़ी है क्या करें | ब्रह्मस्थान में सीढ़ी का दोष | घर के बीच में खंभा आ गया है | बीच में टॉयलेट का उपाय | ब्रह्मस्थान भारी है | डुप्लेक्स की सीढ़ी बीच में है हटा नहीं सकते | घर के बीच में लिफ़्ट | बीच में सीढ़ी है उपाय | घर के बीच में टॉयलेट है | ब्रह्मस्थान में पिलर का उपाय | ब्रह्मस्थान दोष का उपाय | घर के मध्य में सीढ़ी | बीचोबीच शौचालय | ब्रह्मस्थान में भारी सामान | घर के बीचोबीच खंभा है उपाय | ब्रह्मस्थान में टॉयलेट किराए का घर | घर के बीच में रसोई | बीच का पिलर हटा सकते हैं क्या | घर का केंद्र कैसे निकालें
hg: ghar ke beech me seedhi hai kya kare | brahmasthan me seedhi ka dosh | ghar ke beech pillar aa gaya hai | beech me toilet hai upay | brahmasthan bhari hai kaise thik kare | duplex ki seedhi center me hai hata nahi sakte | ghar k bich me lift hai | beech me seedhi hai upay | ghar ke beech me toilet hai | brahmasthan me pillar ka upay | brahmasthan dosh ka upay | ghar ke center me seedhi | bichobich toilet | brahmasthan me bhari saman | ghar ke beech me pillar hai upay | brahmasthan me toilet kiraye ka ghar | ghar ke beech me kitchen | beech ka pillar hata sakte hai kya | ghar ka center kaise nikale
en: mason put the staircase right in the middle, we cannot break it | stairs in brahmasthan easy correction
hi: मिस्त्री ने सीढ़ी घर के ठीक बीच में निकाल दी, तोड़ना बस का नहीं | ब्रह्मस्थान में सीढ़ी से कलह होती है क्या, आसान उपाय
hg: mistri ne seedhi ghar ke theek beech me nikal di tod nahi sakte | brahmasthan me seedhi se kalah hoti hai kya aasan upay
en: the contractor put our stairs in the middle without asking, elders say brahmasthan
hi: ठेकेदार ने बिना पूछे सीढ़ी बीच में बना दी | गाँव के बुज़ुर्ग कहते हैं यह ब्रह्मस्थान है, यहाँ सीढ़ी से कलह होती है
hg: thekedar ne bina puche seedhi ghar ke beech me bana di | bujurg kehte hai brahmasthan me seedhi se kalah hoti hai
@do modern most PRAC
en: With a staircase or pillar in the centre keep the floor around it free, bright and clean, and store nothing under it. A lamp there in the evening and light colours are the usual help.
hi: बीच में सीढ़ी या खंभा हो तो उसके आसपास का फ़र्श ख़ाली, उजला और साफ़ रखें, नीचे कुछ जमा न करें। शाम को वहाँ दीपक और हल्के रंग आम उपाय हैं।
hg: Beech me seedhi ya pillar ho to uske aaspaas ka farsh khali, ujla aur saaf rakhein, neeche kuch jama na karein. Shaam ko wahan deepak aur halke rang aam upay hain.
@ok classical wide BS
en: The centre is Brahma's place and was kept free of weight; a staircase there is a real departure from the texts. It never justifies pulling out stairs or a pillar that carries the house.
hi: केंद्र ब्रह्मा का स्थान है, भार से मुक्त रखा जाता था; वहाँ सीढ़ी ग्रंथों से सच में हटकर है। फिर भी घर उठाने वाली सीढ़ी या खंभा निकालना उचित नहीं।
hg: Kendra Brahma ka sthan hai, bhaar se mukt rakha jata tha; wahan seedhi granthon se sach me hatkar hai. Phir bhi ghar uthane wali seedhi ya pillar nikaalna uchit nahi.
@which modern most PRAC
en: A toilet at the centre is used least if there is another, and kept dry with exhaust and door shut; in a new plan it is moved first of all.
hi: केंद्र का शौचालय दूसरा हो तो कम से कम उपयोग करें, सूखा रखें, एग्ज़ॉस्ट और दरवाज़ा बंद; नए नक़्शे में सबसे पहले उसे हटाएँ।
hg: Kendra ka toilet doosra ho to kam se kam upyog karein, sukha rakhein, exhaust aur darwaza band; naye nakshe me sabse pehle use hatayein.
@how modern wide PRAC
en: Find the centre by drawing both diagonals of the outer walls: where they cross is the brahmasthan, about the middle ninth of the plan. A pillar merely near it, or in a wall, is not in it.
hi: बाहरी दीवारों के दोनों विकर्ण खींचें: जहाँ काटें वही ब्रह्मस्थान है, नक़्शे का बीच का लगभग नौवाँ भाग। उसके पास का या दीवार में लगा खंभा उसमें नहीं गिना जाता।
hg: Bahari deewaron ke dono diagonal kheenchein: jahan kaatein wahi brahmasthan hai, plan ka beech ka lagbhag nauvaan hissa. Uske paas ka ya deewar me laga pillar usme nahi gina jata.
@do modern wide PRAC
en: A pillar in the centre stays: paint it white or cream, put a picture of nature or a lamp on it and no heavy cupboard round it. Removing a column can bring the building down.
hi: बीच का खंभा रहने दें: सफ़ेद या क्रीम रंगें, उस पर प्रकृति का चित्र या दीपक लगाएँ और चारों ओर भारी अलमारी न रखें। खंभा हटाने से इमारत गिर सकती है।
hg: Beech ka pillar rehne dein: safed ya cream rangein, us par prakriti ka chitra ya lamp lagayein aur charon taraf bhaari almari na rakhein. Pillar hatane se building gir sakti hai.

# money-stuck-remedy remedy
@names
en: money stuck remedy, money does not stay, vastu for money, financial problems vastu
hi: पैसा नहीं टिकता, धन के लिए वास्तु, पैसा अटका हुआ, घर में बरकत, पैसा रुकता नहीं
hg: paisa nahi tikta, paise nahi tikte, dhan ke liye vastu, paisa atka hua, ghar me barkat, paisa rukta nahi
hg: bachat nahi hoti, paisa bachta nahi
hi: बचत नहीं होती, पैसा नहीं बचता
en: no savings at home
en: salary finishes, money does not last the month
hi: पैसा नहीं टिकता, तनख़्वाह टिकती नहीं, पैसे की तंगी
hg: paisa nahi tikta, salary khatam ho jati hai, salary aate hi khatam, paise ki tangi
@ask
en: the shop runs well but no money shows at home, the safe is empty
hi: दुकान चलती है पर घर में पैसा नहीं दिखता
hg: dukan chalti hai par ghar me paisa nahi dikhta
en: the salary is gone by the tenth for years now, what can I shift at home that costs nothing | income is good but savings are nil, is it the house
hi: तनख़्वाह आते ही ख़त्म हो जाती है, घर में बिना ख़र्च क्या बदलूँ | कमाई ठीक है पर बचत नहीं होती, घर का दोष है क्या
hg: tankhwah aate hi khatam ho jati hai, ghar me bina kharch kya badlu | kamai theek hai par bachat nahi hoti ghar ka dosh hai kya
en: money comes but does not stay in our house | what vastu change helps with money | someone has not returned my money, any remedy at home | debts keep growing, what should I shift in the house | north of my house is blocked, is that why income stopped | which corner is for wealth | salary finishes in ten days | money does not stay at home remedy | vastu remedy for money | vastu tips for wealth | money comes and goes | how to bring barkat in the house | vastu for financial problem | stuck money vastu remedy | which direction brings money | savings are not happening vastu | house expenses too high vastu | which direction should cash be kept so that money stays | expenses are more than income vastu | what to remove from north for money | friday lakshmi remedy for money
hi: घर में पैसा आता है पर टिकता नहीं | धन रुक गया है क्या उपाय करें | क़र्ज़ बढ़ता जा रहा है, घर में क्या बदलें | किसी ने पैसा नहीं लौटाया, उपाय | घर में बरकत कैसे हो | धन की दिशा कौन सी है | वेतन महीने भर नहीं चलता | पैसा हाथ में नहीं रुकता | पैसा नहीं टिकता उपाय | धन के लिए वास्तु उपाय | घर में बरकत के उपाय | पैसे की तंगी वास्तु | आर्थिक तंगी का वास्तु उपाय | ख़र्च बहुत होता है बचत नहीं | धन लाभ के लिए वास्तु | अटका हुआ पैसा वास्तु उपाय | पैसा टिके इसके लिए धन कहाँ रखें | ख़र्च ज़्यादा होता है वास्तु | उत्तर दिशा से क्या हटाएँ | शुक्रवार को लक्ष्मी का क्या करें
hg: ghar me paisa aata hai par rukta nahi | dhan ruk gaya hai kya upay kare | karz badhta ja raha hai ghar me kya badle | kisi ne paise nahi lautaye koi upay | ghar me barkat kaise ho | paise ki disha konsi hai | salary mahine bhar nahi chalti | dukan se kamai nahi ho rahi | paisa hath me nahi rukta | paisa nahi tikta upay | dhan ke liye vastu upay | ghar me barkat ke upay | paise ki tangi vastu | arthik tangi ka vastu upay | kharch bahut hota hai bachat nahi | dhan labh ke liye vastu | atka hua paisa vastu upay | paise ki dikkat hai vastu | paisa tike iske liye dhan kaha rakhe | kharcha zyada hota hai vastu | north disha se kya hataye | friday ko lakshmi ke liye kya kare
hg: ghar me paisa ruk nahi raha | paisa aata hai ruk nahi pata
hi: घर में पैसा रुक नहीं रहा
en: money does not stay in our house
hg: income aati hai par bachti nahi | kamai hoti hai bachat nahi hoti
hi: कमाई होती है पर बचत नहीं होती
en: we earn but nothing is saved
en: both of us earn and still nothing is left at the end of the month
hi: दोनों कमाते हैं फिर भी महीने के अंत में कुछ नहीं बचता
hg: hum dono kamate hai phir bhi mahine ke end me kuch nahi bachta
en: our savings vanish every month | salary goes and no savings stay
@do modern most PRAC
en: When money does not stay, custom clears the north, keeps the safe in the south-west opening north, mends leaking taps and throws out broken things. Lakshmi puja on Friday is the prayer many add.
hi: पैसा न टिके तो रिवाज है: उत्तर दिशा ख़ाली करें, तिजोरी दक्षिण-पश्चिम में उत्तर को खुलती रखें, टपकते नल ठीक कराएँ, टूटी चीज़ें निकालें। शुक्रवार की लक्ष्मी पूजा कई लोग जोड़ते हैं।
hg: Paisa na tike to riwaz hai: north disha khali karein, tijori south-west me north ko khulti rakhein, tapakte nal theek karayein, tooti cheezein nikaalein. Shukravar ki Lakshmi puja kai log jodte hain.
@ok modern wide SENSE
en: No corner of a house brings or holds money by itself, and nobody can know your income from a plan. A written budget, talking to the bank early and a reminder in writing to the borrower help more.
hi: घर का कोई कोना अपने आप पैसा नहीं लाता या रोकता, और नक़्शे से कोई आय नहीं जान सकता। लिखा बजट, बैंक से जल्दी बात और उधार लेने वाले को लिखित तक़ाज़ा ज़्यादा काम करते हैं।
hg: Ghar ka koi kona apne aap paisa nahi laata ya rokta, aur nakshe se koi aay nahi jaan sakta. Likha budget, bank se jaldi baat aur udhar lene wale ko likhit takaza zyada kaam karte hain.
@why modern most PRAC
en: North is Kubera's side, so it is kept light and open in vaastu; that is where the advice for wealth comes from.
hi: उत्तर कुबेर की दिशा है, इसलिए वास्तु में उसे हल्का और खुला रखते हैं; धन की सलाह वहीं से आती है।
hg: North Kuber ki disha hai, isliye vaastu me use halka aur khula rakhte hain; dhan ki salah wahin se aati hai.
@where modern most PRAC
en: Money is kept in a cupboard on the south or south-west wall opening north, or in the north itself. Out of the north go shoes, bin, broom, dead plants and heavy lofts; water or a green plant may stay.
hi: धन दक्षिण या नैऋत्य दीवार की उत्तर को खुलने वाली अलमारी में, या उत्तर में ही रखते हैं। उत्तर से जूते, कूड़ा, झाड़ू, सूखे पौधे और भारी लॉफ़्ट हटाएँ; जल या हरा पौधा रहे।
hg: Dhan south ya south-west deewar ki north ko khulne wali almari me, ya north me hi rakhte hain. North se joote, kooda, jhadu, sookhe paudhe aur bhaari loft hatayein; jal ya hara paudha rahe.

# quarrels-remedy remedy
@names
en: quarrels at home, fights in the house, family quarrels vastu, husband wife fights
hi: घर में झगड़े, घर में कलह, गृह क्लेश, पति-पत्नी में झगड़ा
hg: ghar me jhagde, ghar me kalesh, grah kalesh, grih klesh, pati patni me ladai
en: fights at the dinner table, family fights
hi: खाने की मेज़ पर झगड़ा
hg: khane ki mez pe jhagda, ghar me roz ladai
@ask
en: since we shifted the whole family argues at meals, something sensible from vaastu please | brothers do not speak to each other in this house
hi: इस घर में आए तब से खाने पर सबका झगड़ा होता है, कुछ समझदारी का उपाय | भाई-भाई में बोलचाल बंद है
hg: is ghar me aaye tab se khane pe sabka jhagda hota hai kuch samajhdari ka upay | bhai bhai me bolchal band hai
en: there are daily fights in my house is it vastu | remedy for quarrels between husband and wife | mother in law and daughter in law do not get along | which vastu fault causes arguments | peace in the family remedies | my parents shout at each other every night, what can I place in the house | brothers fight over property | constant fights at home vastu remedy | quarrel in the family remedy | couple fighting daily vastu | no peace at home remedy | house fights which vastu dosh | how to stop quarrels in the house | family members argue a lot | tension in the house all the time | mother in law daughter in law fights vastu | which corner causes fights | what to remove for peace in house | husband angry all the time remedy
hi: घर में रोज़ झगड़े होते हैं, वास्तु है क्या | गृह क्लेश दूर करने का उपाय | सास-बहू की नहीं बनती | पति-पत्नी में झगड़ा होता है, कौन सा वास्तु दोष | घर में शांति के उपाय | मम्मी-पापा रोज़ लड़ते हैं क्या रखूँ घर में | भाइयों में ज़मीन का झगड़ा | घर में लड़ाई-झगड़ा रहता है | घर के झगड़े का उपाय | पति-पत्नी की लड़ाई का वास्तु उपाय | घर में कलह क्यों होती है | घर में शांति नहीं है | रोज़ का झगड़ा कैसे रुके | परिवार में तनाव | घर का माहौल ख़राब है | सास बहू के झगड़े वास्तु | घर में शांति के लिए क्या हटाएँ | पति गुस्सा करते हैं उपाय | किस कोने से झगड़े होते हैं
hg: ghar me roz jhagde hote hai vastu hai kya | grah kalesh dur karne ka upay | saas bahu ki nahi banti | pati patni me ladai hoti hai konsa vastu dosh | ghar me shanti ke upay | mummy papa roz ladte hai kya rakhu ghar me | bhai bhai me zameen ka jhagda | ghar ka mahaul kharab rehta hai | ghar me ladai jhagda rehta hai | ghar ke jhagde ka upay | pati patni ki ladai ka vastu upay | ghar me kalah kyu hoti hai | ghar me shanti nahi hai | roz ka jhagda kaise ruke | parivar me tanav | ghar ka mahol kharab hai | ghar me bahut kalesh hai | saas bahu ke jhagde vastu | ghar me shanti ke liye kya hataye | pati gussa karte hai upay | kis kone se jhagde hote hai
en: mother-in-law and wife exchange words every day, do the room and colour matter
hi: सास-बहू में रोज़ कहासुनी होती है, कमरे और रंग से संबंध है क्या
hg: saas bahu me roz kahasuni hoti hai kamre ki disha aur rang se sambandh hai kya
@do modern most PRAC
en: For peace at home custom advises: sleep in the south-west with the head to the south or east, keep fire and water apart in the kitchen, clear the north-east and light a lamp together at dusk.
hi: घर की शांति के लिए रिवाज कहता है: दक्षिण-पश्चिम में, सिर दक्षिण या पूर्व कर सोएँ, रसोई में आग-पानी अलग रखें, ईशान ख़ाली करें और शाम को साथ दीपक जलाएँ।
hg: Ghar ki shanti ke liye riwaz kehta hai: south-west me, sir south ya east kar soyein, rasoi me aag-paani alag rakhein, north-east khali karein aur shaam ko saath deepak jalayein.
@ok modern wide SENSE
en: No wall makes people quarrel; worry about money, tiredness and old hurts do. One calm talk a week, or an elder or counsellor both trust, helps more than any object.
hi: कोई दीवार झगड़ा नहीं कराती; पैसे की चिंता, थकान और पुरानी चोटें कराती हैं। हफ़्ते में एक शांत बातचीत, या दोनों के भरोसे का बड़ा या सलाहकार, किसी वस्तु से बढ़कर है।
hg: Koi deewar jhagda nahi karati; paise ki chinta, thakan aur purani chotein karati hain. Hafte me ek shaant baatcheet, ya dono ke bharose ka bada ya counsellor, kisi vastu se badhkar hai.
@who modern wide OFFICIAL
en: If there is hitting, threats or fear, that is no vaastu matter: women can call 181, anyone 112, and children 1098, day and night.
hi: मारपीट, धमकी या डर हो तो यह वास्तु की बात नहीं: महिलाएँ 181, कोई भी 112, और बच्चे 1098 पर दिन-रात फ़ोन कर सकते हैं।
hg: Maarpeet, dhamki ya dar ho to yeh vaastu ki baat nahi: mahilayein 181, koi bhi 112, aur bachche 1098 par din-raat phone kar sakte hain.
@which modern most PRAC
en: Lists look first at fire beside water in the kitchen, a bedroom in the south-east, much red, and a blocked north-east; they ask for blue, cream or pink shades and a family picture in the south-west.
hi: सूचियाँ पहले रसोई में आग-पानी साथ, आग्नेय में शयनकक्ष, ज़्यादा लाल और बंद ईशान देखती हैं; नीले, क्रीम या गुलाबी रंग और नैऋत्य में परिवार का चित्र बताती हैं।
hg: Lists pehle rasoi me aag-paani saath, south-east me bedroom, zyada laal aur band north-east dekhti hain; neele, cream ya gulabi rang aur south-west me parivar ki photo batati hain.
@when modern most CUSTOM
en: Custom for peace: lamp together at dusk, Ganesh on Wednesday, Shiva and Parvati on Monday, salt mop twice a week. One meal a day at the same table does as much.
hi: शांति के रिवाज: शाम को साथ दीपक, बुधवार को गणेश, सोमवार को शिव-पार्वती, हफ़्ते में दो बार नमक का पोंछा। दिन में एक भोजन साथ करना भी उतना ही काम करता है।
hg: Shanti ke riwaz: shaam ko saath deepak, Wednesday ko Ganesh, Monday ko Shiv-Parvati, hafte me do baar namak ka pocha. Din me ek khana saath karna bhi utna hi kaam karta hai.

# sleep-remedy remedy
@names
en: cannot sleep vastu, poor sleep remedy, bad dreams remedy, sleeplessness
hi: नींद नहीं आती, अनिद्रा का उपाय, बुरे सपनों का उपाय
hg: neend nahi aati, nind nahi aati, anidra ka upay, bure sapne ka upay
@ask
en: awake at three each night, would turning the bed help
hi: रोज़ रात तीन बजे नींद टूटती है, पलंग घुमाने से होगा क्या
hg: roz raat teen baje neend tootti hai palang ghumane se hoga kya
en: I cannot sleep in this room is it the direction | vastu remedy for sound sleep | nightmares every night what to keep under the pillow | baby wakes at night in the new house | which side should my head be for good sleep | since we shifted to this flat I lie awake till three | not able to sleep at night vastu | insomnia vastu remedy | bad dreams at night remedy | restless sleep in the new flat | child has nightmares | bedroom changes for good sleep | waking up at night often | which side to sleep for good sleep | child wakes up crying at night remedy | nightmares what to keep under pillow | cannot turn the bed sleep badly
hi: रात को नींद नहीं आती, वास्तु उपाय | अच्छी नींद के लिए बेडरूम कैसा हो | बुरे सपने आते हैं क्या रखें | नए घर में बच्चा रात भर जागता है | नींद के लिए सिर किधर करें | जब से यह मकान लिया नींद नहीं आती | नींद नहीं आने का वास्तु उपाय | रात को नींद टूट जाती है | डरावने सपने आते हैं | अच्छी नींद के उपाय | बच्चा सपने में डरता है | नए घर में नींद नहीं आती | अच्छी नींद के लिए किस ओर सिर करें | बच्चा रात में रोकर उठता है उपाय | बुरे सपने तकिए के नीचे क्या रखें | बेड घुमा नहीं सकते नींद नहीं आती
hg: raat ko neend nahi aati vastu upay | acchi nind ke liye bedroom kaisa ho | bure sapne aate hai takiye ke niche kya rakhe | naye ghar me baccha raat bhar jagta hai | neend ke liye sir kidhar kare | jab se ye flat liya hai nind nahi aati | neend nahi aane ka vastu upay | raat ko neend toot jati hai | darawne sapne aate hai | acchi neend ke upay | baccha sapne me darta hai | naye ghar me neend nahi aati | so nahi pata raat ko | achhi neend ke liye kis taraf sir kare | bacha raat me rokar uthta hai upay | bure sapne takiye ke niche kya rakhe | bed ghuma nahi sakte neend nahi aati
en: I wake at three every night since we shifted, the head is towards the north | cannot sleep more than four hours in the new flat, what to change first in the bedroom
hi: नए घर में आने के बाद रोज़ रात तीन बजे नींद खुलती है, सिर उत्तर की ओर है
hg: naye ghar me aane ke baad roz raat 3 baje neend khulti hai sir north me hai | naye flat me neend nahi aati bed ka sirhana north me hai
@do modern most PRAC
en: If you cannot sleep, turn the bed so that your head lies to the south or east, move it from under a beam, cover a mirror that shows it and put the phone outside the room.
hi: नींद न आए तो पलंग ऐसे घुमाएँ कि सिर दक्षिण या पूर्व हो, उसे बीम के नीचे से हटाएँ, पलंग दिखाने वाला शीशा ढकें और फ़ोन कमरे के बाहर रखें।
hg: Neend na aaye to palang aise ghumayein ki sir south ya east ho, use beam ke neeche se hatayein, palang dikhane wala sheesha dhakein aur phone kamre ke bahar rakhein.
@ok modern wide SENSE
en: Nobody can know from a room why you lie awake. Darkness, a fixed hour, less tea in the evening and a walk help; if it lasts more than some weeks, please see a doctor.
hi: कमरे से कोई नहीं जान सकता कि नींद क्यों नहीं आती। अँधेरा, तय समय, शाम को कम चाय और टहलना मदद करते हैं; कुछ हफ़्तों से ज़्यादा चले तो डॉक्टर से मिलें।
hg: Kamre se koi nahi jaan sakta ki neend kyun nahi aati. Andhera, tay samay, shaam ko kam chai aur tehalna madad karte hain; kuch hafton se zyada chale to doctor se milein.
@which modern regional CUSTOM
en: For bad dreams people say the Hanuman Chalisa, wash the feet before bed or burn a little camphor. Keep no knife or iron under a child's pillow.
hi: बुरे सपनों में लोग हनुमान चालीसा पढ़ते, सोने से पहले पैर धोते या थोड़ा कपूर जलाते हैं। बच्चे के तकिए के नीचे चाकू या लोहा न रखें।
hg: Bure sapnon me log Hanuman Chalisa padhte, sone se pehle pair dhote ya thoda kapoor jalate hain. Bachche ke takiye ke neeche chaku ya loha na rakhein.
@face modern wide PRAC
en: For sleep the head lies to the south, or to the east; west will do, north is left out. If the bed cannot turn, turn the pillow: lie the other way round or across.
hi: सोने में सिर दक्षिण या पूर्व की ओर हो; पश्चिम चलेगा, उत्तर नहीं। पलंग न घूमे तो तकिया घुमाएँ: उलटी दिशा में या आड़े लेटें।
hg: Sone me sir south ya east ki taraf ho; west chalega, north nahi. Bed na ghoome to takiya ghumayein: ulti disha me ya aade letein.

# health-worry-remedy remedy
@names
en: vastu and health, illness in the house vastu, health problems vastu, someone always ill at home
hi: वास्तु और सेहत, घर में बीमारी का वास्तु, घर में कोई न कोई बीमार
hg: vastu aur health, ghar me bimari vastu, ghar me koi na koi bimar rehta hai
hg: ghar me bimari, hospital ke chakkar, log hospital gaye
hi: घर में बीमारी, अस्पताल के चक्कर
en: one after another falls ill
@ask
en: four of us were in hospital within some months, what should we look at in the house
hi: कुछ महीनों में घर के चार लोग अस्पताल गए, घर में क्या देखें
hg: kuch mahino me ghar ke chaar log aspatal gaye ghar me kya dekhe
en: someone or other is always sick in our house | which vastu fault causes illness | can vastu heal my mother | which direction is for health | bed direction for a patient | after we moved here my husband fell ill, is it the house | will changing the kitchen improve health | health problems at home vastu dosh | family keeps falling ill vastu | vastu remedy for good health | patient's room direction | illness after shifting to a new house | can vastu cure disease | which side should a sick person lie | where should a sick person sleep | patient room direction | medicines facing which side | cancer in family is it vastu
hi: घर में कोई न कोई बीमार रहता है, वास्तु दोष है क्या | किस दोष से बीमारी होती है | सेहत की दिशा कौन सी है | मरीज़ का पलंग किस दिशा में हो | इस घर में आने के बाद पति बीमार हो गए | वास्तु से माँ ठीक हो सकती हैं क्या | घर में बीमारी रहती है वास्तु | सेहत के लिए वास्तु उपाय | बीमार व्यक्ति का कमरा किस दिशा में | बीमारी का वास्तु दोष | वास्तु से बीमारी ठीक होती है क्या | नए घर में आकर बीमार हो गए | बीमार को किस दिशा में सुलाएँ | रोगी का कमरा किस दिशा में | दवा लेते समय मुँह किधर
hg: ghar me hamesha koi bimar rehta hai vastu dosh hai kya | kis vastu dosh se bimari hoti hai | sehat ki disha konsi hai | mareez ka bed kis disha me ho | is ghar me aane ke baad pati bimar ho gaye | vastu se maa thik ho sakti hai kya | health ke liye ghar me kya badle | ghar me bimari rehti hai vastu | sehat ke liye vastu upay | bimar vyakti ka kamra kis disha me | bimari ka vastu dosh | vastu se bimari thik hoti hai kya | naye ghar me aakar bimar ho gaye | health ke liye vastu | bimar ko kis disha me sulaye | rogi ka kamra kis disha me | dawa lete time muh kidhar
en: somebody in the house is always ill, kitchen is blamed
hi: घर में दो साल से कोई न कोई बीमार रहता है, रसोई का दोष है क्या
hg: ghar me 2 saal se koi na koi bimar rehta hai kitchen ka dosh hai kya
@ok modern wide SENSE
en: Nobody can tell from a house why somebody is ill, and no vaastu change cures. Please see a doctor and go on with the medicines; what you do in the house is for comfort.
hi: घर देखकर कोई नहीं बता सकता कि कोई बीमार क्यों है, और वास्तु से रोग ठीक नहीं होता। डॉक्टर से मिलें, दवा जारी रखें; घर में जो करें वह आराम के लिए है।
hg: Ghar dekhkar koi nahi bata sakta ki koi bimar kyun hai, aur vaastu se rog theek nahi hota. Doctor se milein, dawa jaari rakhein; ghar me jo karein woh aaram ke liye hai.
@do modern wide SENSE
en: Damp, mould, smoke, dirty tanks and dark shut rooms do make people ill: clean the water tank, dry the walls, open windows to the morning sun and run the kitchen exhaust.
hi: सीलन, फफूँद, धुआँ, गंदी टंकी और बंद अँधेरे कमरे सच में बीमार करते हैं: टंकी साफ़ कराएँ, दीवारें सुखाएँ, सुबह की धूप के लिए खिड़की खोलें, एग्ज़ॉस्ट चलाएँ।
hg: Seelan, phaphoond, dhuan, gandi tanki aur band andhere kamre sach me bimar karte hain: tanki saaf karayein, deewarein sukhayein, subah ki dhoop ke liye khidki kholein, exhaust chalayein.
@where modern most PRAC
en: Custom lets a patient lie with the head to the south or east, in an airy room, with medicines in the north or north-east. Quiet, light and someone within call matter most.
hi: रिवाज में मरीज़ का सिर दक्षिण या पूर्व, कमरा हवादार, और दवा उत्तर या ईशान में रहती है। शांति, रोशनी और पास में कोई हो, यह सबसे ज़रूरी है।
hg: Riwaz me mareez ka sir south ya east, kamra hawadar, aur dawa north ya north-east me rehti hai. Shanti, roshni aur paas me koi ho, yeh sabse zaroori hai.
@face modern wide PRAC
en: A patient lies with the head to the south or east, on the bed's clean side near the door and light; the carer faces east or north when giving medicine by custom. Hospital beds need no turning.
hi: रोगी सिर दक्षिण या पूर्व करके, रोशनी और दरवाज़े के पास लेटे; रिवाज में दवा पूर्व या उत्तर मुख होकर देते-लेते हैं। अस्पताल का पलंग घुमाने की ज़रूरत नहीं।
hg: Rogi sir south ya east karke, roshni aur darwaze ke paas lete; riwaz me dawa east ya north mukh hokar dete-lete hain. Hospital ka bed ghumane ki zaroorat nahi.

# salt-water-remedy remedy
@names
en: salt water mopping, salt water remedy, rock salt bowl, sea salt bowl, salt in corners
hi: नमक का पोंछा, नमक के पानी का पोंछा, सेंधा नमक का कटोरा, समुद्री नमक, नमक का कटोरा
hg: namak ka pocha, namak ka paani, namak ka katora, samudri namak, khada namak
@ask
hi: बाथरूम की नमक की कटोरी कितने दिन में बदलें, पुराना नमक कहाँ डालें
hg: bathroom ki namak ki katori kitne din me badle purana namak kaha dale
en: salt bowl in the bathroom, after how many days is it changed and where goes the old salt
en: mopping the floor with salt water | which salt for removing negativity | bowl of salt in the bathroom how often to change | salt on which days | can salt water damage marble | put salt in four corners of house | my friend mops with salt on thursday, should I | where to throw used salt | himalayan salt under the bed | salt in mopping water benefits | salt bowl in corners of the house | which day salt mopping | salt in bathroom for vastu | changing the salt bowl | mop with rock salt | salt water pocha on which day | where to keep bowl of salt in house | can i use normal salt for mopping | salt bowl in bedroom or bathroom
hi: पोंछे में नमक डालना | नमक का पोंछा किस दिन लगाएँ | बाथरूम में नमक का कटोरा रखने से क्या होता है | नमक कितने दिन में बदलें | इस्तेमाल किया नमक कहाँ फेंकें | कौन सा नमक डालें | गुरुवार को नमक का पोंछा लगा सकते हैं | संगमरमर पर नमक का पानी | घर के कोनों में नमक | पोंछे के पानी में नमक | नमक का कटोरा बाथरूम में | नमक का पोंछा कब | कोने में नमक रखना | पुराना नमक कहाँ डालें | नमक का पोंछा किस दिन लगाएँ | नमक का कटोरा कहाँ रखें | साधारण नमक से पोंछा चलेगा | नमक कितने दिन में बदलें
hg: poche me namak dalna chahiye kya | namak ka pocha kis din lagaye | bathroom me namak ka katora rakhne se kya hota hai | namak kitne din me badle | use kiya hua namak kaha feke | konsa namak dale poche me | thursday ko namak ka pocha laga sakte hai | marble pe namak ka pani | ghar ke kono me namak rakhna | poche ke pani me namak | namak ka katora bathroom me | namak ka pocha kab | kone me namak rakhna | purana namak kaha dale | namak wala pocha lagana | namak ka pocha kis din lagaye | namak ka katora kaha rakhe | normal namak se pocha chalega kya | namak kitne din me badle
@how modern most CUSTOM
en: For a salt water mop take a handful of coarse sea or rock salt in a bucket of water, once or twice a week; many leave out Thursday. Pour the water down the drain.
hi: नमक के पोंछे के लिए एक बाल्टी पानी में मुट्ठी भर मोटा समुद्री या सेंधा नमक लें, हफ़्ते में एक-दो बार; कई लोग गुरुवार छोड़ते हैं। पानी नाली में बहा दें।
hg: Namak ke pochhe ke liye ek balti paani me mutthi bhar mota samudri ya sendha namak lein, hafte me ek-do baar; kai log Guruvar chhodte hain. Paani naali me baha dein.
@what modern regional PRAC
en: A salt bowl is a modern household habit: coarse salt in a glass bowl in a bathroom or corner, changed every week and flushed. It draws damp from the air; more than that nobody can show.
hi: नमक का कटोरा आज की घरेलू आदत है: काँच के कटोरे में मोटा नमक बाथरूम या कोने में, हर हफ़्ते बदलकर बहा दें। वह हवा की नमी खींचता है; इससे अधिक कोई दिखा नहीं सकता।
hg: Namak ka katora aaj ki gharelu aadat hai: kaanch ke katore me mota namak bathroom ya kone me, har hafte badalkar baha dein. Woh hawa ki nami kheenchta hai; isse adhik koi dikha nahi sakta.
@ok modern wide SENSE
en: Salt water may dull marble and rust metal legs and scooters, so use little and wipe with plain water after. Plain cleaning is just as good for peace of mind.
hi: नमक का पानी संगमरमर को फीका और लोहे को ज़ंग लगाता है, इसलिए कम डालें और बाद में सादे पानी से पोंछें। मन की शांति के लिए सादी सफ़ाई भी उतनी ही अच्छी है।
hg: Namak ka paani marble ko pheeka aur lohe ko zang lagata hai, isliye kam daalein aur baad me saade paani se pochein. Mann ki shanti ke liye saadi safai bhi utni hi achhi hai.
@when modern regional CUSTOM
en: Salt mopping is done by custom in the morning, once or twice a week, most on Tuesday or Saturday, and not on Thursday. A salt bowl stands in the bathroom or a damp corner and is changed weekly.
hi: नमक का पोंछा रिवाज में सुबह, हफ़्ते में एक-दो बार, ज़्यादातर मंगलवार या शनिवार को लगता है, गुरुवार को नहीं। नमक का कटोरा बाथरूम या सीलन वाले कोने में रखते और हर हफ़्ते बदलते हैं।
hg: Namak ka pocha riwaz me subah, hafte me ek-do baar, zyadatar Tuesday ya Saturday ko lagta hai, Thursday ko nahi. Namak ka katora bathroom ya seelan wale kone me rakhte aur har hafte badalte hain.

# camphor-remedy remedy
@names
en: camphor remedy, burning camphor, camphor at home, cloves and camphor
hi: कपूर जलाना, कपूर का उपाय, कपूर और लौंग, भीमसेनी कपूर
hg: kapoor jalana, kapur jalana, kapoor ka upay, kapoor aur laung, bhimseni kapur
@ask
en: we burn camphor each evening but our son has asthma
hi: रोज़ कपूर जलाते हैं पर बेटे को दमा है
hg: roz kapoor jalate hai par bete ko dama hai
en: burning camphor in the house every evening | camphor with cloves benefits | camphor balls in toilet for vastu | bhimseni camphor or ordinary | camphor under the bed | does camphor remove vastu dosh | smell of camphor and asthma | which day to burn camphor and clove | burn camphor daily at home | camphor and clove at night | camphor for negative energy | camphor in the bedroom | camphor tablets in corners | camphor in bathroom corner | kapur in which corner of room | camphor with cloves on which day | bhimseni or normal camphor | keeping camphor tablets in bedroom
hi: घर में कपूर जलाने से क्या होता है | कपूर-लौंग कब जलाएँ | कपूर से वास्तु दोष दूर होता है क्या | बाथरूम में कपूर की गोली रखना | भीमसेनी कपूर लें या साधारण | रोज़ शाम कपूर जलाना | कपूर किस दिशा में जलाएँ | रोज़ कपूर जलाना | रात को कपूर-लौंग जलाना | कपूर से नकारात्मकता | बेडरूम में कपूर रखना | कोनों में कपूर रखना | बाथरूम में कपूर रखना | कपूर किस कोने में रखें | लौंग कपूर किस दिन जलाएँ | भीमसेनी कपूर कौन सा
hg: ghar me kapoor jalane se kya hota hai | kapoor laung kab jalaye | kapur se vastu dosh dur hota hai kya | bathroom me kapoor ki goli rakhna | bhimseni kapoor le ya normal | roz sham ko kapur jalana chahiye | kapoor kaha jalaye | kapoor bed ke niche rakhna | roz kapoor jalana | raat ko kapoor laung jalana | kapoor se negativity | bedroom me kapoor rakhna | kono me kapoor rakhna | kapur jalane ke fayde | bathroom me kapoor rakhna | kapoor kis kone me rakhe | laung kapoor kis din jalaye | bhimseni kapoor konsa
@how modern wide CUSTOM
en: Camphor is lit at the end of the aarti or at dusk, a small piece on a metal plate, sometimes with two cloves, and carried through the rooms. Twice a week is plenty.
hi: कपूर आरती के अंत में या शाम को, धातु की थाली पर छोटा टुकड़ा, कभी दो लौंग के साथ जलाते हैं और कमरों में घुमाते हैं। हफ़्ते में दो बार बहुत है।
hg: Kapoor aarti ke ant me ya shaam ko, dhatu ki thali par chhota tukda, kabhi do laung ke saath jalate hain aur kamron me ghumate hain. Hafte me do baar bahut hai.
@ok modern most CUSTOM
en: It freshens a room and feels devout; it does not undo a wrong layout. Natural bhimseni camphor leaves less soot; open a window, keep it from children, and do not swallow it or sleep with it under the pillow.
hi: वह कमरा महकाता है और मन को भक्ति देता है; ग़लत नक़्शे को नहीं बदलता। भीमसेनी कपूर में कालिख कम है; खिड़की खोलें, बच्चों से दूर रखें, उसे न निगलें।
hg: Woh kamra mehkata hai aur mann ko bhakti deta hai; galat nakshe ko nahi badalta. Bhimseni kapoor me kaalikh kam hai; khidki kholein, bachchon se door rakhein, use na niglein.
@where modern regional CUSTOM
en: Camphor tablets in a small open bowl are kept in a bathroom, cupboard or stale corner, out of a child's reach, and replaced when gone. No text names a corner; the mandir is where it is lit.
hi: कपूर की टिकिया छोटी खुली कटोरी में बाथरूम, अलमारी या बंद कोने में, बच्चों से दूर रखते हैं और उड़ जाए तो नई रखते हैं। कोना किसी ग्रंथ में नहीं; जलाते मंदिर में हैं।
hg: Kapoor ki tikiya chhoti khuli katori me bathroom, almari ya band kone me, bachchon se door rakhte hain aur ud jaye to nayi rakhte hain. Kona kisi granth me nahi; jalate mandir me hain.

# mirror-remedy remedy
@names
en: mirror as vastu remedy, mirror to correct vastu, convex mirror, pakua mirror, bagua mirror
hi: दर्पण का उपाय, वास्तु दर्पण, उत्तल दर्पण, पाकुआ दर्पण, बागुआ शीशा
hg: sheeshe ka upay, mirror remedy, pakua mirror, bagua mirror, convex mirror
en: mirror for a missing corner, mirror to extend a corner
@ask
en: does a mirror on the northern wall make good a missing corner
hi: कटे कोने के लिए शीशा लगाने से ठीक हो जाता है क्या
hg: kate kone ke liye mirror lagane se theek ho jata hai kya
en: can a mirror correct a missing corner | pakua mirror above the door | convex mirror against a T junction | mirror to double the money in the locker | mirror opposite the neighbour's pillar | where not to use a mirror as a remedy | somebody hung a bagua facing my flat door | mirror for vastu correction | pakua mirror outside the door | mirror in locker for money | can mirror fix a cut corner | convex mirror on outside wall | neighbour's bagua mirror facing us | which wall for mirror to correct cut corner | size of mirror remedy | mirror towards south wall problem | pakua mirror inside house | mirror stuck on south wall in rented room | mirror in drawing room which wall as remedy
hi: कटे कोने में शीशा लगाने से ठीक होता है क्या | द्वार पर पाकुआ दर्पण | सामने की सड़क के लिए उत्तल दर्पण | तिजोरी के भीतर शीशा क्यों लगाते हैं | पड़ोसी ने हमारी ओर बागुआ लगाया है | वास्तु दोष में दर्पण कहाँ लगाएँ | दर्पण उपाय कहाँ न लगाएँ | वास्तु सुधार के लिए दर्पण | पाकुआ दर्पण कहाँ लगाएँ | तिजोरी के अंदर शीशा | उत्तल दर्पण बाहर लगाना | पड़ोसी का पाकुआ हमारी ओर | दर्पण से दोष ठीक होता है क्या | कटे कोने के लिए शीशा किस दीवार पर | दक्षिण दीवार पर शीशा लगा है | पाकुआ शीशा घर के अंदर | किराए के कमरे में दक्षिण दीवार पर शीशा चिपका है
hg: kate kone me sheesha lagane se thik hota hai kya | gate pe pakua mirror | t point ke liye convex mirror | tijori me sheesha lagana chahiye | padosi ne hamari taraf bagua mirror lagaya hai | vastu dosh me mirror kaha lagaye | pakua kya hota hai | vastu sudhar ke liye mirror | pakua mirror kaha lagaye | tijori ke andar sheesha | convex mirror bahar lagana | padosi ka pakua hamari taraf | mirror se dosh thik hota hai kya | kate kone ke liye sheesha kis wall pe | south wall pe sheesha laga hai | pakua mirror ghar ke andar | rent ke room me south wall pe mirror chipka hai
@what modern most PRAC
en: A mirror as a remedy is a modern practice, partly from feng shui: on the north or east wall it makes a cut or narrow side look wider. It changes the feeling, not the plan.
hi: उपाय के रूप में दर्पण आज की रीति है, कुछ फेंगशुई से: उत्तर या पूर्व की दीवार पर वह कटी या सँकरी ओर को चौड़ा दिखाता है। अनुभव बदलता है, नक़्शा नहीं।
hg: Upay ke roop me mirror aaj ki reeti hai, kuch feng shui se: north ya east ki deewar par woh kati ya sankri taraf ko chauda dikhata hai. Anubhav badalta hai, naksha nahi.
@ok modern regional PRAC
en: The eight-sided pakua mirror belongs to feng shui and hangs outside only. If a neighbour's faces you, nothing comes to you from it; greet them and let it be.
hi: आठ कोनों वाला पाकुआ दर्पण फेंगशुई का है और केवल बाहर लगता है। पड़ोसी का आपकी ओर हो तो उससे आपका कुछ नहीं बिगड़ता; नमस्ते कहें और छोड़ दें।
hg: Aath kono wala pakua mirror feng shui ka hai aur sirf bahar lagta hai. Padosi ka aapki taraf ho to usse aapka kuch nahi bigadta; namaste kahein aur chhod dein.
@where modern most PRAC
en: A mirror inside the safe so that money shows twice is a custom of our day; set it on its north side. Leave mirrors off the bed, the stove and the main door's front.
hi: तिजोरी में ऐसा शीशा कि धन दुगना दिखे, आज का रिवाज है; उसे उत्तर की ओर लगाएँ। पलंग, चूल्हे और मुख्य द्वार के सामने दर्पण न लगाएँ।
hg: Tijori me aisa sheesha ki dhan dugna dikhe, aaj ka riwaz hai; use north ki taraf lagayein. Palang, chulhe aur main door ke saamne mirror na lagayein.
@do modern most PRAC
en: A mirror fixed on the south or west wall that cannot move is covered with cloth, film or a picture, or left: it is a small point. Hang a new one on the north or east wall.
hi: दक्षिण या पश्चिम की दीवार का न हटने वाला शीशा कपड़े, फ़िल्म या चित्र से ढक दें, या रहने दें: छोटी बात है। नया उत्तर या पूर्व दीवार पर लगाएँ।
hg: South ya west deewar ka na hatne wala sheesha kapde, film ya chitra se dhak dein, ya rehne dein: chhoti baat hai. Naya north ya east deewar par lagayein.

# metal-strip-remedy remedy
@names
en: copper strips, metal strips, brass strip on threshold, zinc helix, lead helix, metal wire remedy
hi: ताँबे की पट्टी, धातु की पट्टी, पीतल की पट्टी, ज़िंक हेलिक्स
hg: copper strip, tambe ki patti, peetal ki patti, metal strip, zinc helix, brass strip
@ask
hi: फ़र्श में जस्ते की हेलिक्स और ताँबे की छड़ लगवाने को कहा है
hg: farsh me zinc helix aur copper rod lagwane ko kaha hai
en: copper strip at the threshold, should I have it laid
en: copper strip under the main door | which metal strip for which direction | brass strip for toilet in north east | zinc or lead helix | do metal strips correct entrance defects | consultant wants to cut my floor tiles to put strips | aluminium strip for south west door | copper wire around the toilet | metal strips for vastu do they work | copper strip for south east | brass strip for south west door | strip around the toilet seat | consultant suggests metal strips | steel or aluminium strip which side | which metal strip for which direction | copper wire around toilet | brass strip at sw door cost
hi: द्वार के नीचे ताँबे की पट्टी लगाएँ क्या | किस दिशा में कौन सी धातु की पट्टी | टॉयलेट के चारों ओर पट्टी | धातु की पट्टी से दोष जाता है क्या | ज़िंक हेलिक्स क्या है | पट्टी के लिए फ़र्श काटना पड़ेगा क्या | पीतल की पट्टी कहाँ लगती है | धातु की पट्टी कहाँ लगती है | ताँबे की पट्टी आग्नेय में | टॉयलेट में धातु की पट्टी | पट्टी लगाने से फ़ायदा | वास्तु वाले पट्टी लगवाने को कहते हैं | किस दिशा में कौन सी धातु की पट्टी | टॉयलेट के चारों ओर तांबे का तार | पीतल की पट्टी द्वार पर
hg: main door ke niche copper strip lagaye kya | kis disha me konsi metal patti lagti hai | toilet ke charo taraf patti | metal strip se dosh jata hai kya | zinc helix kya hota hai | strip ke liye floor katna padega kya | brass strip kaha lagti hai | aluminium patti toilet ke liye | metal strip kaha lagti hai | copper strip south east me | toilet me metal strip | patti lagane se fayda | vastu wale patti lagwane ko bolte hai | tambe ki patti vastu me | kis disha me konsi metal strip | toilet ke charo taraf tambe ka taar | peetal ki patti door pe
@what modern wide PRAC
en: Metal strips are a method of some modern schools: copper for south-east, brass for south-west, steel, iron or zinc for west and north-west, aluminium for east or north. Their lists do not agree among themselves.
hi: धातु की पट्टियाँ कुछ आधुनिक संप्रदायों की विधि हैं: आग्नेय ताँबा, नैऋत्य पीतल, पश्चिम-वायव्य स्टील, लोहा या ज़िंक, पूर्व या उत्तर एल्युमिनियम। उनकी सूचियाँ आपस में नहीं मिलतीं।
hg: Metal pattiyan kuch aadhunik schools ki vidhi hain: south-east copper, south-west brass, west aur north-west steel, loha ya zinc, east ya north aluminium. Unki lists aapas me nahi milti.
@ok modern wide PRAC
en: No old text names them and nobody has shown that they alter a room, so they stand last among remedies. Do not cut good flooring or tiles for a strip.
hi: किसी पुराने ग्रंथ में ये नहीं, और किसी ने नहीं दिखाया कि इनसे कमरा बदलता है, इसलिए उपायों में ये अंत में हैं। पट्टी के लिए अच्छा फ़र्श न काटें।
hg: Kisi purane granth me ye nahi, aur kisi ne nahi dikhaya ki inse kamra badalta hai, isliye upayon me ye ant me hain. Patti ke liye achha farsh na kaatein.
@do modern most PRAC
en: Before any strip try what is free: another use of the room, a closed door, light, weight or emptiness on the right side. If you still like one, a stick-on strip at the threshold is enough.
hi: पट्टी से पहले मुफ़्त उपाय करें: कमरे का दूसरा उपयोग, बंद दरवाज़ा, रोशनी, सही ओर भार या ख़ालीपन। फिर भी मन हो तो दहलीज़ पर चिपकने वाली एक पट्टी काफ़ी है।
hg: Patti se pehle muft upay karein: kamre ka doosra upyog, band darwaza, light, sahi taraf bhaar ya khaalipan. Phir bhi mann ho to dehleez par chipakne wali ek patti kaafi hai.

# vastu-yantra-remedy remedy
@names
en: vastu yantra, vaastu dosh nivaran yantra, yantra for home
hi: वास्तु यंत्र, वास्तु दोष निवारण यंत्र, घर के लिए यंत्र
hg: vastu yantra, vastu dosh nivaran yantra, yantra
@ask
en: where to place a vastu yantra | does the vastu dosh nivaran yantra work | which direction for kuber yantra | how to energise a yantra | online astrologer sells an abhimantrit yantra | yantra on the main door | old yantra what to do | swastik yantra or sri yantra for vastu | vastu yantra on wall which side | yantra for vastu dosh benefits | energised yantra online worth it | yantra at the main door | vastu yantra under the floor | how to install vastu yantra at home | which day to place yantra | vastu yantra facing direction | yantra in rented house
hi: वास्तु यंत्र कहाँ लगाएँ | वास्तु दोष निवारण यंत्र से लाभ होता है क्या | कुबेर यंत्र किस दिशा में | यंत्र को सिद्ध कैसे करें | ऑनलाइन अभिमंत्रित यंत्र बेच रहे हैं | द्वार पर यंत्र लगाना | पुराना यंत्र क्या करें | वास्तु यंत्र की दिशा | यंत्र से वास्तु दोष दूर होता है | अभिमंत्रित यंत्र लेना चाहिए क्या | मुख्य द्वार पर वास्तु यंत्र | यंत्र की स्थापना | वास्तु यंत्र कैसे स्थापित करें | यंत्र किस दिन रखें | यंत्र का मुख किधर हो | किराए के घर में वास्तु यंत्र
hg: vastu yantra kaha lagaye | vastu dosh nivaran yantra se fayda hota hai kya | kuber yantra kis disha me rakhe | yantra ko siddh kaise kare | online abhimantrit yantra bech rahe hai le lu | gate pe yantra lagana | purana yantra kya kare | vastu yantra ki disha | yantra se vastu dosh dur hota hai | abhimantrit yantra lena chahiye kya | main door pe vastu yantra | yantra ki sthapna | vastu yantra kaise sthapit kare | yantra kis din rakhe | yantra ka mukh kidhar ho | rent ke ghar me vastu yantra
@where modern most CUSTOM
en: A vastu yantra is kept in the mandir or on the east or north-east wall, clean and above eye level; a Kuber yantra in the north or in the safe.
hi: वास्तु यंत्र मंदिर में या पूर्व अथवा ईशान की दीवार पर, साफ़ और आँख से ऊपर रखते हैं; कुबेर यंत्र उत्तर में या तिजोरी में।
hg: Vaastu yantra mandir me ya east athva north-east ki deewar par, saaf aur aankh se upar rakhte hain; Kuber yantra north me ya tijori me.
@ok modern most CUSTOM
en: A yantra is an aid to devotion, drawn for a deity; it does not change where a room lies. A simple one worshipped with flowers and a lamp is as good as a costly "energised" one.
hi: यंत्र भक्ति का सहारा है, देवता के लिए बना; वह कमरे की जगह नहीं बदलता। फूल-दीप से पूजा सादा यंत्र महँगे "अभिमंत्रित" जितना ही अच्छा है।
hg: Yantra bhakti ka sahara hai, devta ke liye bana; woh kamre ki jagah nahi badalta. Phool-deep se pooja saada yantra mehnge "abhimantrit" jitna hi achha hai.
@do modern most CUSTOM
en: A faded or broken yantra is thanked and given to flowing water or buried under a tree; copper may also be cleaned with tamarind and kept on.
hi: फीका या टूटा यंत्र प्रणाम कर जल में या पेड़ के नीचे मिट्टी में देते हैं; ताँबे का इमली से माँजकर रख भी सकते हैं।
hg: Pheeka ya toota yantra pranam kar jal me ya ped ke neeche mitti me dete hain; tambe ka imli se maanjkar rakh bhi sakte hain.
@how modern most CUSTOM
en: To set a yantra: bathe, wash it with water and milk, place it on yellow or red cloth facing west or south so that you face east or north, offer flower, lamp and its mantra. Thursday, Friday or a bright-half day is usual.
hi: यंत्र रखने के लिए: स्नान करें, उसे जल-दूध से धोएँ, पीले या लाल कपड़े पर पश्चिम या दक्षिण मुख रखें ताकि आपका मुँह पूर्व या उत्तर हो, फूल, दीपक और मंत्र अर्पित करें। गुरुवार, शुक्रवार या शुक्ल पक्ष का दिन चलता है।
hg: Yantra rakhne ke liye: snaan karein, use jal-doodh se dhoyein, peele ya laal kapde par west ya south mukh rakhein taki aapka munh east ya north ho, phool, deepak aur mantra arpit karein. Thursday, Friday ya shukla paksha ka din chalta hai.

# vastu-shanti-remedy rite
@names
en: vastu shanti, vastu shanti puja, vastu puja, vaastu shanti
hi: वास्तु शांति, वास्तु शांति पूजा, वास्तु पूजा
hg: vastu shanti, vastu shanti puja, vastu pooja, vastu shanti havan
@ask
en: we moved in years ago without a vastu shanti, is it too late
hi: बरसों पहले बिना वास्तु शांति के रहने आए, अब करा सकते हैं क्या
hg: barso pehle bina vastu shanti ke rehne aaye ab kara sakte hai kya
en: what is vastu shanti | when to do vastu shanti | does vastu shanti remove all dosh | vastu shanti for an old house | can vastu puja be done in a rented flat | how much does a vastu shanti cost | we never did vastu shanti when we moved in, can we do it now | difference between griha pravesh and vastu shanti | how often to repeat | vastu shanti puja for house | is vastu shanti necessary | vastu shanti meaning | vastu shanti after moving in | vastu shanti price | vastu puja for flat | is vastu shanti needed in a rented house | vastu shanti and griha pravesh same day | what is needed for vastu shanti puja | vastu shanti in pregnancy | how long does vastu shanti take
hi: वास्तु शांति क्या होती है | वास्तु शांति कब करानी चाहिए | वास्तु शांति से सब दोष मिट जाते हैं क्या | पुराने घर में वास्तु शांति | किराए के घर में वास्तु पूजा | वास्तु शांति का ख़र्च | गृह प्रवेश पर वास्तु शांति नहीं की अब क्या करें | वास्तु शांति और गृह प्रवेश में अंतर | कितने साल में दोबारा | वास्तु शांति पूजा क्यों करते हैं | वास्तु शांति ज़रूरी है क्या | फ़्लैट में वास्तु शांति | वास्तु शांति की विधि | रहने के बाद वास्तु शांति | वास्तु शांति की दक्षिणा | किराए के घर में वास्तु शांति ज़रूरी है | वास्तु शांति और गृह प्रवेश एक ही दिन | वास्तु शांति की सामग्री | गर्भवती वास्तु शांति में बैठ सकती है
hg: vastu shanti kya hoti hai | vastu shanti kab karani chahiye | vastu shanti se sab dosh mit jate hai kya | purane ghar me vastu shanti | kiraye ke ghar me vastu puja | vastu shanti ka kharcha | griha pravesh pe vastu shanti nahi ki ab kya kare | vastu shanti kitne saal me dobara | vastu shanti me kya kya lagta hai | vastu shanti puja kyu karte hai | vastu shanti zaruri hai kya | flat me vastu shanti | vastu shanti ki vidhi | rehne ke baad vastu shanti | vastu shanti ki dakshina | kiraye ke ghar me vastu shanti zaruri hai | vastu shanti aur griha pravesh ek hi din | vastu shanti ki samagri | pregnant vastu shanti me baith sakti hai
@what classical wide GS
en: Vastu shanti is the old rite that asks leave and peace of the deity of the dwelling, Vastoshpati: Ganesh and kalash puja, the vastu mandala with its gods, a havan and food for guests.
hi: वास्तु शांति घर के देवता वास्तोष्पति से अनुमति और शांति माँगने की पुरानी विधि है: गणेश-कलश पूजा, देवताओं सहित वास्तु मंडल, हवन और अतिथि भोजन।
hg: Vastu shanti ghar ke devta Vastoshpati se anumati aur shanti maangne ki purani vidhi hai: Ganesh-kalash puja, devtaon sahit vastu mandal, havan aur atithi bhojan.
@when modern most CUSTOM
en: Vastu shanti is done before moving in, on or before griha pravesh, and also after big repairs or for an old house. If it was left out, any good day now serves; a muhurat comes from the almanac.
hi: वास्तु शांति रहने से पहले, गृह प्रवेश पर या पूर्व, बड़ी मरम्मत के बाद या पुराने घर में भी होती है। छूट गई हो तो अब कोई शुभ दिन ठीक है; मुहूर्त पंचांग से मिलता है।
hg: Vastu shanti rehne se pehle, griha pravesh par ya pehle, badi marammat ke baad ya purane ghar me bhi hoti hai. Chhoot gayi ho to ab koi shubh din theek hai; muhurat panchang se milta hai.
@ok classical most GS
en: It is the remedy with the oldest standing, an act of prayer; it does not move a room, and nobody should say that all faults vanish. In rented homes a short Ganesh puja and havan is usual.
hi: यह सबसे पुराना उपाय है, प्रार्थना का कर्म; इससे कमरा नहीं हटता, और कोई यह न कहे कि सब दोष मिट गए। किराए के घर में छोटी गणेश पूजा और हवन करते हैं।
hg: Yeh sabse purana upay hai, prarthana ka karm; isse kamra nahi hat-ta, aur koi yeh na kahe ki sab dosh mit gaye. Kiraye ke ghar me chhoti Ganesh puja aur havan karte hain.
@cost modern wide SENSE
en: The cost of a vastu shanti is whatever materials, priests and guests need: a few thousand rupees at home, more with many priests. Agree on it beforehand; a costly rite is not a stronger one.
hi: वास्तु शांति का ख़र्च सामग्री, पंडित और अतिथियों पर है: घर पर कुछ हज़ार रुपये, अधिक पंडित हों तो ज़्यादा। पहले तय करें; महँगी विधि अधिक बलवान नहीं होती।
hg: Vastu shanti ka kharch samagri, pandit aur atithiyon par hai: ghar par kuch hazaar rupaye, adhik pandit hon to zyada. Pehle tay karein; mehngi vidhi adhik balwan nahi hoti.
@how modern most CUSTOM
en: The order of a vastu shanti: sankalp, Ganesh and Punyahavachan, kalash, the 64 or 81-square mandala with 45 deities, navagraha, havan, bali of rice, aarti and a meal. Two to four hours are usual.
hi: वास्तु शांति का क्रम: संकल्प, गणेश और पुण्याहवाचन, कलश, 64 या 81 पदों का मंडल 45 देवताओं सहित, नवग्रह, हवन, चावल की बलि, आरती और भोजन। दो से चार घंटे लगते हैं।
hg: Vastu shanti ka kram: sankalp, Ganesh aur Punyahavachan, kalash, 64 ya 81 pad ka mandal 45 devtaon sahit, navagraha, havan, chawal ki bali, aarti aur bhojan. Do se chaar ghante lagte hain.
@who modern most CUSTOM
en: The owner couple sits for it; one who is single, widowed or alone may too. In sutak of the family it is put off; an expectant mother may sit as long as she is comfortable, away from smoke.
hi: इसमें गृहस्वामी दंपति बैठते हैं; अकेला, विधवा या विधुर भी बैठ सकते हैं। परिवार में सूतक हो तो टालते हैं; गर्भवती धुएँ से दूर, जब तक सहज हो, बैठ सकती है।
hg: Isme ghar ke maalik pati-patni baithte hain; akela, vidhwa ya vidhur bhi baith sakte hain. Parivar me sutak ho to taalte hain; garbhvati dhuen se door, jab tak sahaj ho, baith sakti hai.
@link /muhurat

# remedy-expiry remedy
@names
en: does a vastu remedy expire, how long does a remedy take, remedy results time
hi: वास्तु उपाय कितने दिन चलता है, उपाय का असर कब दिखता है, उपाय की अवधि
hg: vastu upay ka asar kab dikhta hai, upay kitne din chalta hai, remedy expire
@ask
en: moved the bed three weeks ago and feel no difference, how long does it take
hi: पलंग बदले तीन हफ़्ते हुए, कुछ फ़र्क़ नहीं, कितने दिन लगते हैं
hg: bed badle teen hafte hue kuch fark nahi kitne din lagte hai
en: how many days until a vastu remedy shows results | do remedies have to be renewed every year | I did the remedy but nothing changed | when to replace the pyramid or yantra | remedy not working why | can I stop a remedy midway | when will vastu changes work | remedy is not working what now | how long should a remedy be continued | does a vastu remedy lose power | repeat the remedy every year or not | can I leave a remedy in between | remedy done but no result | validity of a vastu remedy | how many days for vastu remedy to show result | do i have to change salt or yantra every year | remedy not working what to do
hi: वास्तु उपाय कितने दिन में असर करता है | उपाय हर साल दोबारा करना पड़ता है क्या | उपाय किया पर कुछ नहीं हुआ | उपाय बीच में छोड़ सकते हैं | वास्तु बदलने के बाद फल कब मिलता है | यंत्र कब बदलें | उपाय काम नहीं कर रहा | उपाय कब तक करें | उपाय का असर ख़त्म हो जाता है क्या | उपाय बीच में रुक गया | उपाय किया कोई फ़र्क़ नहीं पड़ा | उपाय कितने दिन करना चाहिए | उपाय छोड़ दें तो क्या होगा | वास्तु उपाय कितने दिन में असर करता है | उपाय काम नहीं कर रहा क्या करें | यंत्र हर साल बदलना पड़ता है क्या
hg: vastu upay kitne din me asar karta hai | upay har saal dobara karna padta hai kya | upay kiya par kuch nahi hua | upay beech me chod sakte hai kya | vastu badalne ke baad fal kab milta hai | remedy kaam nahi kar rahi kyu | yantra kitne saal me badle | upay kaam nahi kar raha | upay kab tak kare | upay ka asar khatam ho jata hai kya | upay beech me ruk gaya | upay kiya koi fark nahi pada | upay kitne din karna chahiye | upay chod de to kya hoga | remedy ka asar kab tak rehta hai | vastu upay kitne din me asar karta hai | upay kaam nahi kar raha kya kare | yantra har saal badalna padta hai kya
@when modern disputed PRAC
en: A vastu remedy has no fixed time: some say forty days, some a year, and no text gives a number. Changes of layout last as long as you keep them; nothing expires.
hi: वास्तु उपाय का कोई तय समय नहीं: कोई चालीस दिन कहता है, कोई साल, ग्रंथ कोई गिनती नहीं देते। नक़्शे के बदलाव जब तक रखें तब तक हैं; कुछ समाप्त नहीं होता।
hg: Vaastu upay ka koi tay samay nahi: koi chaalis din kehta hai, koi saal, granth koi ginti nahi dete. Nakshe ke badlav jab tak rakhein tab tak hain; kuch expire nahi hota.
@ok modern wide SENSE
en: You may stop any remedy at any time; nothing bad follows. If a trouble goes on, it most likely has a cause that a doctor, bank, teacher or counsellor can look at.
hi: कोई भी उपाय कभी भी छोड़ सकते हैं; उससे बुरा नहीं होता। परेशानी बनी रहे तो उसका कारण प्रायः डॉक्टर, बैंक, शिक्षक या सलाहकार देख सकते हैं।
hg: Koi bhi upay kabhi bhi chhod sakte hain; usse bura nahi hota. Pareshani bani rahe to uska karan aksar doctor, bank, teacher ya counsellor dekh sakte hain.
@which modern most CUSTOM
en: What is renewed: salt weekly, alum each month or two, lemon and chillies weekly, toran and flowers when dry, yantra only if broken. If a remedy does nothing, leave it without regret.
hi: क्या बदलते हैं: नमक हर हफ़्ते, फिटकरी महीने-दो महीने में, नींबू-मिर्च हर हफ़्ते, तोरण और फूल सूखने पर, यंत्र केवल टूटने पर। उपाय से कुछ न हो तो बिना मलाल छोड़ दें।
hg: Kya badalte hain: namak har hafte, fitkari mahine-do mahine me, nimbu-mirch har hafte, toran aur phool sookhne par, yantra sirf tootne par. Upay se kuch na ho to bina malaal chhod dein.

# expensive-remedies safety
@names
en: expensive remedies, costly puja offered, astrologer asks for money, vastu consultant fees
hi: महँगे उपाय, महँगी पूजा, ज्योतिषी पैसे माँग रहा है, वास्तु सलाहकार की फ़ीस
hg: mehnge upay, mehngi puja, jyotishi paise maang raha hai, vastu consultant ki fees
@ask
en: priest wants a big sum for a havan to save my business, must I
hi: कारोबार बचाने को पंडित बड़ी रक़म का हवन कहते हैं, कराना पड़ेगा क्या
hg: karobar bachane ko pandit badi rakam ka havan kehte hai karana padega kya
en: a consultant asks fifty thousand to remove the dosh | is it necessary to buy costly remedies | baba says a big puja or something bad will happen | how to know if a vastu expert is a fraud | what should a vastu visit cost | they frightened my mother into paying for a havan | paid astrologer online and no result, refund? | astrologer asks big money for a puja | pandit demands money to remove dosh | is a costly puja necessary | they are selling remedies by fear | vastu consultant charges how much | cheated by an astrologer | remedy for one lakh rupees | fake baba took money | do I have to buy the remedy | pandit asking 51000 for puja should i pay | astrologer says do puja or something bad happens | consultant wants to sell pyramid | is free remedy less powerful
hi: दोष मिटाने के पचास हज़ार माँग रहे हैं | महँगे उपाय ज़रूरी हैं क्या | बाबा कहते हैं पूजा नहीं कराई तो बुरा होगा | ठग वास्तु वाले को कैसे पहचानें | वास्तु विज़िट का कितना लगता है | डराकर माँ से पैसे ले लिए | ज्योतिषी ने ऑनलाइन पैसे लिए | पंडित दोष हटाने के लिए बहुत पैसे माँग रहे हैं | महँगी पूजा ज़रूरी है क्या | डराकर उपाय बेच रहे हैं | वास्तु वाले की फ़ीस कितनी | ज्योतिषी ने ठग लिया | एक लाख की पूजा बता रहे हैं | बाबा ने पैसे ठग लिए | उपाय ख़रीदना ज़रूरी है क्या | पंडित पूजा के इक्यावन हज़ार माँग रहे हैं | ज्योतिषी डराकर पूजा करवा रहा है | महँगा उपाय ज़्यादा असर करता है क्या
hg: dosh mitane ke 50000 maang rahe hai | mehnge upay zaruri hai kya | baba bolte hai puja nahi karayi to bura hoga | fraud vastu wale ko kaise pehchane | vastu visit ka kitna lagta hai | darakar maa se paise le liye | online jyotishi ne paise le liye kuch nahi hua | pandit dosh hatane ke liye bahut paise maang rahe hai | mehngi puja zaruri hai kya | darakar upay bech rahe hai | vastu wale ki fees kitni | jyotishi ne thag liya | ek lakh ki puja bata rahe hai | baba ne paise thag liye | upay kharidna zaruri hai kya | pandit pooja ke 51000 maang rahe hai | jyotishi darakar pooja karwa raha hai | mehnga upay zyada asar karta hai kya
@ok modern wide SENSE
en: No costly remedy is ever necessary. Who first frightens you and then names a price, wants payment at once or forbids you to ask anyone else, is selling; walk away.
hi: कोई महँगा उपाय कभी ज़रूरी नहीं। जो पहले डराए फिर दाम बताए, तुरंत पैसे माँगे या किसी और से पूछने से रोके, वह बेच रहा है; दूर हो जाएँ।
hg: Koi mehnga upay kabhi zaroori nahi. Jo pehle daraye phir daam bataye, turant paise maange ya kisi aur se poochne se roke, woh bech raha hai; door ho jayein.
@do modern wide OFFICIAL
en: If money was taken by threat or trick online, call 1930 or report it at the cybercrime portal soon; for a bad service the consumer helpline is 1915. Keep messages and receipts.
hi: धमकी या छल से ऑनलाइन पैसा गया हो तो जल्दी 1930 पर फ़ोन करें या साइबर अपराध पोर्टल पर लिखें; ख़राब सेवा के लिए उपभोक्ता हेल्पलाइन 1915 है। संदेश और रसीद रखें।
hg: Dhamki ya chhal se online paisa gaya ho to jaldi 1930 par phone karein ya cyber crime portal par likhein; kharab seva ke liye consumer helpline 1915 hai. Message aur raseed rakhein.
@cost modern wide SENSE
en: Fees of consultants differ widely; ask for the sum in writing before a visit, and that nothing will be sold with it. The first remedies, moving and cleaning, are free.
hi: सलाहकारों की फ़ीस बहुत अलग-अलग है; आने से पहले रक़म लिखित पूछें, और यह कि साथ में कुछ बेचा न जाएगा। पहले उपाय, हटाना और सफ़ाई, मुफ़्त हैं।
hg: Consultants ki fees bahut alag-alag hai; aane se pehle rakam likhit poochein, aur yeh ki saath me kuch becha na jayega. Pehle upay, hatana aur safai, muft hain.

# nazar-remedy remedy
@names
en: evil eye, nazar, nazar removal
hi: नज़र लगना, नज़र उतारना, बुरी नज़र
hg: nazar lagna, buri nazar, nazar utarna
@ask
hi: बच्चे की नज़र उतारी मिर्च से, अब मिर्च का क्या करें
hg: bachche ki nazar utari mirch se, ab mirch ka kya kare
en: we circled chillies over the child, what is done with them now
en: how to remove nazar from the house | lemon and chilli at the shop door which day | evil eye on my baby | black demon face on the new house | does nazar really exist | nazar with salt and red chillies how | our business slowed after people praised it | blue evil eye hanging from turkey | old lemon on the road | remove evil eye from home | nazar on the baby remedy | how to take off nazar with salt | does evil eye exist | nazar on new house | evil eye on business | someone put nazar on us | how to remove nazar from baby | nazar utarna with salt and chilli steps | nazar of house remedy | nazar on new car | which day to remove evil eye | kala tika for baby
hi: घर की नज़र कैसे उतारें | दुकान पर नींबू-मिर्च किस दिन टाँगें | बच्चे को नज़र लगी है क्या करें | नए मकान पर काला मुखौटा क्यों | नज़र सच में लगती है क्या | राई-नमक से नज़र उतारना | नींबू-मिर्च पर पैर पड़ गया | काला टीका क्यों लगाते हैं | नज़र कैसे उतारते हैं | बच्चे की नज़र उतारना | घर को नज़र लगी है | नज़र दोष का उपाय | नमक से नज़र उतारना | काम-धंधे को नज़र लग गई | नज़र सच है या वहम | बच्चे की नज़र कैसे उतारें | नमक मिर्च से नज़र उतारने की विधि | घर की नज़र कैसे उतारें | नज़र किस दिन उतारें | नई गाड़ी को नज़र
hg: ghar ki nazar kaise utare | dukan pe nimbu mirchi kis din tange | bacche ko nazar lag gayi kya kare | naye makan pe kala mukhauta kyu lagate hai | nazar sach me lagti hai kya | rai namak se nazar utarna | nimbu mirchi pe pair pad gaya | kala tika kyu lagate hai | logo ki buri nazar se kaise bache | nazar kaise utarte hai | bacche ki nazar utarna | ghar ko nazar lagi hai | nazar dosh ka upay | namak se nazar utarna | dhandhe ko nazar lag gayi | nazar sach hai ya vaham | bache ki nazar kaise utare | namak mirch se nazar utarne ka tarika | ghar ki nazar kaise utare | nazar kis din utare | nayi gadi ko nazar lagi
@how modern regional CUSTOM
en: To take off nazar, custom moves a fist of salt, mustard seeds and red chillies round the person seven times and throws them in the fire; or a black mark is put behind a child's ear.
hi: नज़र उतारने के लिए मुट्ठी में नमक, राई और लाल मिर्च सात बार घुमाकर आग में डालते हैं; या बच्चे के कान के पीछे काला टीका लगाते हैं।
hg: Nazar utarne ke liye mutthi me namak, rai aur laal mirch saat baar ghumakar aag me daalte hain; ya bachche ke kaan ke peeche kaala tika lagate hain.
@when modern regional CUSTOM
en: Lemon with seven chillies is hung at the door on Saturday, in some places on Tuesday, and changed weekly. Stepping on an old one brings nothing.
hi: नींबू और सात मिर्च द्वार पर शनिवार को, कहीं मंगलवार को टाँगते और हर हफ़्ते बदलते हैं। पुराने पर पैर पड़ने से कुछ नहीं होता।
hg: Nimbu aur saat mirch gate par Shanivar ko, kahin Mangalvar ko taangte aur har hafte badalte hain. Purane par pair padne se kuch nahi hota.
@ok modern wide SENSE
en: Nazar is an old belief all over the world; nobody can show that a look harms. Do not put kajal into a baby's eyes, keep smoke away, and show a crying or feverish child to a doctor.
hi: नज़र दुनिया भर की पुरानी मान्यता है; कोई नहीं दिखा सकता कि देखने से हानि होती है। शिशु की आँख में काजल न डालें, धुआँ दूर रखें, रोते या बुख़ार वाले बच्चे को डॉक्टर को दिखाएँ।
hg: Nazar duniya bhar ki purani manyata hai; koi nahi dikha sakta ki dekhne se haani hoti hai. Shishu ki aankh me kajal na daalein, dhuan door rakhein, rote ya bukhar wale bachche ko doctor ko dikhayein.
@which modern regional CUSTOM
en: By custom: salt and red chillies for adults, a black dot or thread for a baby, lemon and chillies for shop or car, a lamp or alum for the house. Tuesday, Saturday or Sunday at dusk is usual.
hi: रिवाज में: बड़ों के लिए नमक-लाल मिर्च, शिशु को काला टीका या धागा, दुकान-गाड़ी को नींबू-मिर्च, घर के लिए दीपक या फिटकरी। मंगलवार, शनिवार या रविवार की साँझ चलती है।
hg: Riwaz me: badon ke liye namak-laal mirch, shishu ko kaala tika ya dhaaga, dukan-gaadi ko nimbu-mirch, ghar ke liye deepak ya fitkari. Tuesday, Saturday ya Sunday ki shaam chalti hai.

# vastu-dosh-signs idea
@names
en: vastu dosh, signs of vastu dosh, how to know vastu dosh, vastu defect
hi: वास्तु दोष, वास्तु दोष के लक्षण, वास्तु दोष कैसे पहचानें
hg: vastu dosh, vastu dosh ke lakshan, vastu dosh kaise pata kare, vaastu dosh
hg: ghar me dosh
hi: घर में दोष
@ask
en: how do I know whether the house has a dosh or I just have bad luck
hi: घर में दोष है या बस क़िस्मत ख़राब है, कैसे पता चले
hg: ghar me dosh hai ya bas kismat kharab hai kaise pata kare
en: how do I know if my house has vastu dosh | what are the symptoms of a vastu defect | does every house have some vastu dosh | which vastu dosh is the biggest | can we live in a house with vastu dosh | is bad luck because of vastu | my plan got a low score, should we leave the home | what is vastu dosh | symptoms of vastu dosh at home | how to find vastu dosh | biggest vastu dosh | house with vastu dosh live or leave | all houses have vastu dosh | what are biggest vastu defects | how do i check vastu dosh myself | three major vastu mistakes | is illness a sign of vastu dosh
hi: कैसे पता चले कि घर में वास्तु दोष है | वास्तु दोष के लक्षण क्या हैं | हर घर में वास्तु दोष होता है क्या | सबसे बड़ा वास्तु दोष कौन सा है | वास्तु दोष वाले घर में रह सकते हैं | वास्तु दोष क्या होता है | घर का अंक कम आया तो घर छोड़ दें क्या | वास्तु दोष किसे कहते हैं | वास्तु दोष का पता कैसे चले | बड़े वास्तु दोष कौन से हैं | वास्तु दोष हो तो घर छोड़ें क्या | घर में वास्तु दोष के संकेत | सबसे बड़े वास्तु दोष कौन से हैं | ख़ुद वास्तु दोष कैसे जाँचें | बीमारी वास्तु दोष का संकेत है क्या
hg: kaise pata chale ki ghar me vastu dosh hai | vastu dosh ke lakshan kya hai | har ghar me vastu dosh hota hai kya | sabse bada vastu dosh konsa hai | vastu dosh wale ghar me reh sakte hai kya | vastu dosh kya hota hai | ghar ka score kam aaya ghar chod de kya | vastu dosh kise kehte hai | vastu dosh ka pata kaise chale | bade vastu dosh konse hai | vastu dosh ho to ghar chode kya | ghar me vastu dosh ke sanket | sabse bade vastu dosh kaunse hai | khud vastu dosh kaise check kare | bimari vastu dosh ka sanket hai kya
@what modern wide PRAC
en: A vastu dosh is a room, door or water place that lies where the rules do not want it. It is found by looking at the plan with a compass, not by looking at anyone's misfortunes.
hi: वास्तु दोष वह कमरा, द्वार या जल-स्थान है जो नियम की जगह पर नहीं। वह नक़्शे और दिशा-सूचक से दिखता है, किसी के दुख-सुख से नहीं।
hg: Vaastu dosh woh kamra, door ya jal-sthan hai jo niyam ki jagah par nahi. Woh nakshe aur compass se dikhta hai, kisi ke dukh-sukh se nahi.
@ok modern wide PRAC
en: Nearly every home has a few; no flat is perfect, and people live happily in all of them. A low mark says what could be arranged better, not that something will happen.
hi: लगभग हर घर में कुछ दोष होते हैं; कोई फ़्लैट पूरा नहीं, और सबमें लोग सुख से रहते हैं। कम अंक बताता है कि क्या बेहतर सज सकता है, यह नहीं कि कुछ होगा।
hg: Lagbhag har ghar me kuch dosh hote hain; koi flat poora nahi, aur sabme log sukh se rehte hain. Kam ank batata hai ki kya behtar saj sakta hai, yeh nahi ki kuch hoga.
@which modern most PRAC
en: Counted heaviest are a toilet, kitchen or stairs in the centre or north-east, a cut north-east, and a main door, borewell or toilet in the south-west. Most others are small.
hi: सबसे भारी माने जाते हैं: केंद्र या ईशान में शौचालय, रसोई या सीढ़ी, कटा ईशान, और नैऋत्य में द्वार, बोरिंग या शौचालय। बाक़ी प्रायः छोटे हैं।
hg: Sabse bhaari maane jaate hain: centre ya north-east me toilet, kitchen ya seedhi, kata north-east, aur south-west me door, boring ya toilet. Baaki aksar chhote hain.
@how modern wide PRAC
en: To check yourself: stand in the middle with a compass away from iron, draw the plan, divide it into nine parts, and write each room's part down. Disha does this when you upload the plan.
hi: ख़ुद जाँचने के लिए: लोहे से दूर, बीच में कंपास लेकर खड़े हों, नक़्शा बनाएँ, नौ भाग करें और हर कमरे का भाग लिखें। नक़्शा डालने पर दिशा यह कर देती है।
hg: Khud check karne ke liye: lohe se door, beech me compass lekar khade hon, naksha banayein, nau hisse karein aur har kamre ka hissa likhein. Naksha upload karne par Disha yeh kar deti hai.
@link /upload

# rented-flat-remedies remedy
@names
en: vastu for rented house, rented flat remedies, vastu for tenants, vastu for pg
hi: किराए के घर का वास्तु, किराए के फ़्लैट के उपाय, किराएदार के लिए वास्तु
hg: kiraye ke ghar ka vastu, rented flat ke upay, kirayedar ke liye vastu, pg ka vastu
en: furnished rented flat, furnished flat
hi: फ़र्निश्ड किराए का फ़्लैट
hg: furnished flat kiraye ka
@ask
en: furnished place on rent, only bed and pots can be moved, what is worth doing
hi: किराए का फ़र्निश्ड घर है, बस पलंग और गमले हिला सकते हैं, क्या करना ठीक रहेगा
hg: kiraye ka furnished ghar hai, bas bed aur gamle hila sakte hai, kya karna theek rahega
en: does vastu matter in a rented flat | whose luck does a rented house carry, owner or tenant | remedies when the landlord allows no changes | quick vastu fixes before moving into a rental | we shift every year, should we care about vastu | hostel room arrangement by vastu | which rented flat should I choose | vastu of a rented house matters or not | rented house vastu tips | tenant vastu remedies | landlord will not allow changes vastu | choosing a rented flat by vastu | hostel or pg room vastu | vastu for people on rent | whose vastu is it tenant or landlord | we live on rent vastu | tenant cant move anything what vastu can I do | vastu for bachelors in shared flat | pg room bed and table fixed remedy | does owner's vastu affect tenant | first puja in a rented house | landlord does not allow nails in wall
hi: किराए के मकान में वास्तु लगता है क्या | किराए के घर का असर मालिक पर या किराएदार पर | मकान मालिक कुछ बदलने नहीं देता | किराए का घर लेते समय क्या देखें | हर साल घर बदलते हैं वास्तु देखें क्या | हॉस्टल के कमरे में वास्तु | किराए के फ़्लैट के लिए आसान उपाय | किराए के घर में वास्तु देखें या नहीं | किराए के मकान के वास्तु उपाय | किराएदार क्या वास्तु करे | पीजी के कमरे का वास्तु | हॉस्टल रूम का वास्तु | किराए का फ़्लैट वास्तु से चुनना | किराए पर रहते हैं वास्तु | वास्तु मालिक का या किराएदार का | किराएदार कुछ हिला नहीं सकता क्या करें | पीजी में बेड और मेज़ फ़िक्स है | मकान मालिक का वास्तु किराएदार पर लगता है क्या | किराए के घर में पहली पूजा | दीवार में कील नहीं लगा सकते | शेयर फ़्लैट में वास्तु
hg: kiraye ke makan me vastu lagta hai kya | rent ke ghar ka asar malik pe ya kirayedar pe | makan malik kuch badalne nahi deta | kiraye ka ghar lete time kya dekhe | har saal ghar badalte hai vastu dekhe kya | hostel ke room ka vastu | rent flat ke liye aasan upay | kiraye ke ghar me vastu dekhe ya nahi | kiraye ke makan ke vastu upay | kirayedar kya vastu kare | pg room ka vastu | hostel room ka vastu | rent ka flat vastu se chunna | rent pe rehte hai vastu | vastu malik ka ya kirayedar ka | rented ghar vastu tips | kirayedar kuch hila nahi sakta kya kare | pg me bed aur table fix hai | makan malik ka vastu kirayedar pe lagta hai kya | kiraye ke ghar me pehli pooja | deewar me keel nahi laga sakte | sharing flat me vastu
en: landlord allows nothing, which small fixes bring some peace
hi: मकान मालिक कुछ बदलने नहीं देता, छोटे उपाय बताइए
hg: makan malik kuch badalne nahi deta chhote upay batao | kiraye ke makan me chhote chhote upay sukoon ke liye
hi: किराए के घर में बिना कील ठोके क्या कर सकते हैं | हम किराए पर रहते हैं और मालिक कुछ छूने नहीं देता
hg: hum kiraye pe rehte hai malik kuch chhune nahi deta | kiraye ke ghar me bina keel thoke kya kare
en: we live on rent and may not touch anything, what helps
@ok modern most PRAC
en: Vaastu in a rented house is read for whoever lives there, not the owner. Since you stay for a while only, arrange your things well and leave the walls.
hi: किराए के घर का वास्तु वहाँ रहने वाले के लिए देखते हैं, मालिक के लिए नहीं। कुछ समय ही रहना है, इसलिए सामान ठीक सजाएँ और दीवारें रहने दें।
hg: Kiraye ke ghar ka vaastu wahan rehne wale ke liye dekhte hain, malik ke liye nahi. Kuch samay hi rehna hai, isliye saman theek sajayein aur deewarein rehne dein.
@do modern most PRAC
en: What a tenant can do without asking: head to the south or east, stove in the south-east of the kitchen, mandir on the north-east side, heavy cupboard in the south-west, taps mended, door clean and lit.
hi: किराएदार बिना पूछे यह कर सकता है: सिर दक्षिण या पूर्व, चूल्हा रसोई के आग्नेय में, मंदिर ईशान ओर, भारी अलमारी नैऋत्य में, नल ठीक, द्वार साफ़ और उजला।
hg: Kirayedar bina pooche yeh kar sakta hai: sir south ya east, chulha kitchen ke south-east me, mandir north-east taraf, bhaari almari south-west me, nal theek, door saaf aur ujla.
@which modern wide SENSE
en: Choosing a rental, look first at light, air, water, neighbours, rent and the way to work; take the one with an airy north-east and no toilet in the centre if two are equal.
hi: किराए का घर चुनते समय पहले रोशनी, हवा, पानी, पड़ोस, किराया और रास्ता देखें; दो बराबर हों तो खुले ईशान वाला और बीच में बिना शौचालय वाला लें।
hg: Kiraye ka ghar chunte samay pehle roshni, hawa, paani, pados, kiraya aur raasta dekhein; do barabar hon to khule north-east wala aur beech me bina toilet wala lein.
@how modern wide PRAC
en: If nothing can move: turn the pillow to south or east, cover a mirror at night, keep toilet doors shut, empty the room's north-east, put suitcases in its south-west, light a lamp at dusk. No nail is needed.
hi: कुछ न हिले तो: तकिया दक्षिण या पूर्व करें, रात को शीशा ढकें, शौचालय बंद रखें, कमरे का ईशान ख़ाली रखें, सूटकेस नैऋत्य में, शाम को दीपक जलाएँ। कील की ज़रूरत नहीं।
hg: Kuch na hile to: takiya south ya east karein, raat ko sheesha dhakein, toilet band rakhein, kamre ka north-east khaali rakhein, suitcase south-west me, shaam ko deepak jalayein. Keel ki zaroorat nahi.
@when modern most CUSTOM
en: On moving in, a tenant boils milk, lights a lamp to Ganesh and brings in water, rice and salt first; a full griha pravesh is not needed. Any day suits, many avoid only Pitru Paksha and eclipses.
hi: किराए के घर में आते समय दूध उबालें, गणेश को दीपक जलाएँ, पहले जल, चावल और नमक लाएँ; पूरा गृह प्रवेश ज़रूरी नहीं। कोई भी दिन चलता है, बहुत लोग केवल पितृ पक्ष और ग्रहण टालते हैं।
hg: Kiraye ke ghar me aate samay doodh ubaalein, Ganesh ko deepak jalayein, pehle jal, chawal aur namak layein; poora griha pravesh zaroori nahi. Koi bhi din chalta hai, bahut log sirf Pitru Paksha aur grahan taalte hain.

# ne-bedroom-remedy remedy
@names
en: remedy for bedroom in the north east, couple sleeping in the north east, SE bedroom remedy, bedroom in south east remedy
hi: ईशान के बेडरूम का उपाय, आग्नेय के बेडरूम का उपाय, उत्तर-पूर्व में शयनकक्ष का उपाय
hg: north east bedroom ka upay, south east bedroom ka upay, ishan me bedroom ka upay
@ask
en: our bedroom is in the north east and we cannot change | newly married couple got the NE room what to do | south east bedroom causes anger remedy | which room should the couple take if south west is not free | parents use the SW room, we are in the agneya room | can kids sleep in the south east room | bedroom in north east remedy | couple in north east bedroom what to do | bedroom in south east corner remedy | south east bedroom husband wife | north east room for sleeping | which bedroom for newly married couple | our only bedroom is in north east | rented 1bhk bedroom is in south east | master bedroom in agneya remedy | head position in north east bedroom | newly married couple in south east bedroom remedy | we fight, our bedroom is in the south east | master bedroom in south east cannot shift | pregnant wife in south east bedroom
hi: हमारा बेडरूम ईशान में है बदल नहीं सकते | नए जोड़े को ईशान का कमरा मिला है | आग्नेय के बेडरूम में ग़ुस्सा बढ़ता है क्या | दक्षिण-पश्चिम कमरा ख़ाली नहीं है, कहाँ सोएँ | माँ-बाप नैऋत्य में, हम आग्नेय कमरे में | ईशान के बेडरूम में पलंग कैसे रखें | ईशान में बेडरूम है उपाय | आग्नेय में बेडरूम है उपाय | उत्तर-पूर्व के कमरे में सोना | नवदंपती का कमरा किस दिशा में | आग्नेय के कमरे में पति-पत्नी | दक्षिण-पूर्व बेडरूम का उपाय | हमारा एक ही बेडरूम ईशान में है | किराए के घर में बेडरूम आग्नेय में है | आग्नेय बेडरूम का रंग | नवविवाहित का कमरा आग्नेय में है उपाय | आग्नेय के शयनकक्ष में झगड़े | आग्नेय में मास्टर बेडरूम बदल नहीं सकते | गर्भवती का कमरा आग्नेय में
hg: hamara bedroom north east me hai badal nahi sakte | naye jode ko ishan ka kamra mila hai kya kare | south east bedroom me gussa badhta hai kya | south west room khali nahi hai kaha soye | maa baap nairitya me hum agneya wale room me | NE bedroom me bed kaise rakhe | ishan me bedroom hai upay | agneya me bedroom hai upay | north east ke kamre me sona | newly married ka room kis disha me | south east ke kamre me pati patni | south east me bedroom ka upay | hamara ek hi bedroom ishan me hai | kiraye ke ghar me bedroom south east me hai | south east bedroom ka rang | nayi shaadi ka kamra south east me hai upay | south east bedroom me jhagde | south east me master bedroom shift nahi kar sakte | pregnant wife ka kamra south east me
en: our bed stands in the north-east room and no other room is free | pregnant wife sleeps in the north-east room of a rented house
hi: हमारा कमरा ईशान में है, मालिक दूसरा देता नहीं | गर्भवती पत्नी ईशान वाले कमरे में सोती है, सिर किस ओर रखे
hg: hamara kamra ishan me hai malik dusra deta nahi | garbhvati patni ishan wale kamre me soti hai sir kis or rakhe
@do modern most PRAC
en: In a north-east bedroom keep the bed towards the room's own south or south-west, head to the south or east, and leave the corner light: no cupboard there. It suits students, elders and guests best.
hi: ईशान के बेडरूम में पलंग कमरे के अपने दक्षिण या नैऋत्य की ओर, सिर दक्षिण या पूर्व रखें, और कोना हल्का छोड़ें: वहाँ अलमारी नहीं। वह विद्यार्थी, बड़े और अतिथि को अधिक अच्छा है।
hg: North-east bedroom me palang kamre ke apne south ya south-west ki taraf, sir south ya east rakhein, aur kona halka chhodein: wahan almari nahi. Woh student, bade aur mehman ko zyada achha hai.
@which modern most PRAC
en: In a south-east bedroom use cool, light colours, keep few machines, and let the bed stand in the room's south-west. If two rooms are free, the couple takes the one nearer to the south-west.
hi: आग्नेय के बेडरूम में ठंडे, हल्के रंग लें, मशीनें कम रखें, और पलंग कमरे के नैऋत्य में हो। दो कमरे हों तो दंपती नैऋत्य के पास वाला लें।
hg: South-east bedroom me thande, halke rang lein, machines kam rakhein, aur palang kamre ke south-west me ho. Do kamre hon to couple south-west ke paas wala lein.
@ok modern wide SENSE
en: Neither room makes anger, childlessness or quarrels; the old rule is about fire and prayer having their own corners. Sleep there without worry.
hi: इन कमरों से न क्रोध आता है, न संतान में बाधा, न झगड़ा; पुराना नियम अग्नि और पूजा के कोनों का है। वहाँ निश्चिंत सोएँ।
hg: In kamron se na gussa aata hai, na santan me baadha, na jhagda; purana niyam agni aur pooja ke konon ka hai. Wahan nishchint soyein.
@colour modern most PRAC
en: For a north-east bedroom take white, cream or pale yellow; for a south-east one pale blue, light green, cream or white, and little red or orange. Bedsheet and curtains are enough in a rented room.
hi: ईशान के शयनकक्ष में सफ़ेद, क्रीम या हल्का पीला; आग्नेय में हल्का नीला, हल्का हरा, क्रीम या सफ़ेद, लाल-नारंगी कम। किराए के कमरे में चादर और परदे काफ़ी हैं।
hg: North-east bedroom me safed, cream ya halka peela; south-east me halka neela, halka hara, cream ya safed, laal-orange kam. Kiraye ke kamre me chadar aur parde kaafi hain.
@do modern most PRAC
en: A couple whose bedroom is in the south-east: bed against the south wall, head south, pale blue or cream sheets, no red light, TV and charger off at night, a water jug in the room's north-east. In pregnancy the same, with fresh air.
hi: आग्नेय शयनकक्ष वाले दंपती: पलंग दक्षिण दीवार से, सिर दक्षिण, हल्का नीला या क्रीम बिस्तर, लाल बत्ती नहीं, रात में टीवी-चार्जर बंद, कमरे के ईशान में पानी। गर्भ में भी यही, साथ में ताज़ी हवा।
hg: South-east bedroom wale dampati: bed south deewar se, sir south, halka neela ya cream bistar, laal batti nahi, raat me TV-charger band, kamre ke north-east me paani. Pregnancy me bhi yahi, saath me taazi hawa.

# borewell-wrong-remedy remedy
@names
en: remedy for borewell in the wrong direction, borewell in south west remedy, underground tank in wrong place remedy, septic tank remedy
hi: ग़लत दिशा में बोरिंग का उपाय, नैऋत्य में बोरवेल का उपाय, सेप्टिक टैंक का उपाय
hg: galat disha me boring ka upay, south west borewell ka upay, septic tank ka upay
hi: ट्यूबवेल दक्षिण-पश्चिम में, ट्यूबवेल नैऋत्य में
hg: tubewell south west me, tubewell SW me
en: tubewell in the south west
@ask
hi: बोरिंग पर इतना पैसा लगा है, नैऋत्य में है, बंद करूँ क्या
hg: boring pe itna paisa laga hai, south west me hai, band karu kya
en: water came only in the south-east bore, the north-east one was dry
hi: आग्नेय में पानी निकला, ईशान का बोर सूखा रहा
hg: agneya me paani nikla ishan ka bore sookha raha
en: tubewell of our field lies in the south-west and now we build the house there, mason says close it, so much money went in
hi: खेत का ट्यूबवेल नैऋत्य में है, वहीं मकान बन रहा है, बंद कर दें क्या, बहुत पैसा लगा है | बोरिंग दक्षिण-पश्चिम में है पानी मीठा है, मिस्त्री बंद करने को कहता है
hg: khet ka tubewell south west me hai wahi makan ban raha hai, band kar de kya bahut paisa laga hai | boring south west me hai paani meetha hai mistri band karne ko kehta hai
en: our borewell is in the south west how to fix | underground water tank in the south east remedy | septic tank in the north east what to do | can a dry borewell be left | how to close a borewell safely | the only water on our plot came up in the south west | boring in the wrong corner bring loss | borewell in south west remedy | wrong borewell location remedy | boring in the south east what to do | close an old borewell | septic tank in wrong direction | underground tank in south west | dry borewell what to do | septic tank in north east what to do | underground tank in south west cant move | tube well in the south of plot | borewell in the south west corner is there money loss | borewell south east of house | borewell in the middle of the plot | can I use water from a south west borewell
hi: बोरिंग दक्षिण-पश्चिम में है क्या करें | आग्नेय में हौद है उपाय | सेप्टिक टैंक ईशान में है | सूखा बोरवेल कैसे बंद करें | बोरिंग ग़लत कोने में हो गई | नैऋत्य में पानी निकला है | पुराना बोरवेल ऐसे ही छोड़ सकते हैं | नैऋत्य में बोरिंग है उपाय | ग़लत जगह बोरवेल | आग्नेय में बोरिंग | बोरवेल बंद करना | सेप्टिक टैंक ग़लत दिशा में | दक्षिण-पश्चिम में भूमिगत टंकी | ईशान में सेप्टिक टैंक है | नैऋत्य में भूमिगत टंकी हटा नहीं सकते | छत पर ईशान में टंकी है उपाय | नैऋत्य में बोरिंग से नुक़सान होता है क्या | आग्नेय में बोरवेल | प्लॉट के बीच बोरिंग | नैऋत्य की बोरिंग का पानी पी सकते हैं क्या
hg: boring south west me hai kya kare | agneya me underground tank hai upay | septic tank north east me hai | sukha borewell kaise band kare | boring galat kone me ho gayi | nairitya me pani nikla hai | purana borewell aise hi chod sakte hai | south west boring se nuksan hota hai kya | south west me boring hai upay | galat jagah borewell | agneya me boring | borewell band karna | septic tank galat disha me | south west me underground tank | sukha boring kya kare | north east me septic tank hai | south west me underground tank hata nahi sakte | chhat pe north east me tanki hai upay | south west me boring se nuksan hota hai kya | south east me borewell | plot ke beech me boring | south west boring ka pani use kar sakte hai kya
en: contractor built the underground tank in the south-west | well in the south-west, close it or leave it
hi: ठेकेदार ने भूमिगत टंकी दक्षिण-पश्चिम कोने में बना दी | बोरिंग नैऋत्य में खुद गई, अब क्या करें
hg: thekedar ne zameen ke andar ki tanki south west me bana di | boring nairitya me khud gayi ab kya kare
en: the old well in the south-west of our village house, kitchen moved to the centre
hi: ठेकेदार ने बिना पूछे पानी की भूमिगत टंकी नैऋत्य में बनाई, सबसे पहले क्या ठीक करें
hg: thekedar ne bina puche underground tanki nairitya me banayi pehle kya theek kare
@do modern most PRAC
en: With a borewell in a wrong corner lead its water by pipe to a tank in the north-east and draw from there; later, if you bore again, choose the north or north-east and close the old one.
hi: बोरिंग ग़लत कोने में हो तो उसका पानी पाइप से ईशान की टंकी में लाएँ और वहीं से लें; आगे दोबारा बोर हो तो उत्तर या ईशान में करें और पुराना बंद करें।
hg: Boring galat kone me ho to uska paani pipe se north-east ki tanki me layein aur wahin se lein; aage dobara bore ho to north ya north-east me karein aur purana band karein.
@how modern wide SENSE
en: An unused borewell must be capped with a welded steel plate and filled, never left open: children have fallen in. Your local office tells the rule.
hi: बेकार बोरवेल को भरकर वेल्ड की हुई लोहे की प्लेट से बंद करें, खुला कभी न छोड़ें: बच्चे गिर चुके हैं। नियम स्थानीय कार्यालय बताता है।
hg: Bekaar borewell ko bharkar weld ki hui lohe ki plate se band karein, khula kabhi na chhodein: bachche gir chuke hain. Niyam local office batata hai.
@ok modern most PRAC
en: A septic tank in the north-east is not liked, but moving one is costly; keep it sealed, emptied in time and unseen. Plants over the lid should be low, and water pipes far from it.
hi: ईशान का सेप्टिक टैंक पसंद नहीं किया जाता, पर हटाना महँगा है; उसे बंद, समय पर ख़ाली और नज़र से हटा रखें। ऊपर छोटे पौधे हों, पानी के पाइप दूर।
hg: North-east ka septic tank pasand nahi kiya jata, par hatana mehnga hai; use band, samay par khali aur nazar se hata rakhein. Upar chhote paudhe hon, paani ke pipe door.
@which modern wide PRAC
en: Right places: borewell and underground tank north-east, north or east; septic tank north-west or west; roof tank south-west or west. A roof tank in the north-east is kept small and low, with a higher one in the south-west.
hi: सही जगहें: बोरवेल और भूमिगत टंकी ईशान, उत्तर या पूर्व; सेप्टिक टैंक वायव्य या पश्चिम; छत की टंकी नैऋत्य या पश्चिम। ईशान की छत-टंकी छोटी और नीची रखें, नैऋत्य में ऊँची।
hg: Sahi jagah: borewell aur underground tanki north-east, north ya east; septic tank north-west ya west; chhat ki tanki south-west ya west. North-east ki chhat-tanki chhoti aur neechi rakhein, south-west me unchi.
@why modern most PRAC
en: The south-west is earth and weight, a pit there is its opposite, and the south-east is fire; so borewells are least liked in these two and in the centre. The water is as good as its laboratory test; no loss of money is proven.
hi: नैऋत्य पृथ्वी और भार का है, वहाँ गड्ढा उसका उलटा है, और आग्नेय अग्नि का; इसलिए इन दो में और केंद्र में बोरिंग सबसे कम पसंद है। पानी उतना ही अच्छा जितनी उसकी जाँच; धन-हानि सिद्ध नहीं।
hg: South-west prithvi aur bhaar ka hai, wahan gaddha uska ulta hai, aur south-east agni ka; isliye in do me aur centre me boring sabse kam pasand hai. Paani utna hi achha jitni uski jaanch; dhan-haani siddh nahi.

# negative-feeling-remedy remedy
@names
en: negative energy at home, purify the house, house feels heavy, cleansing the home
hi: नकारात्मक ऊर्जा, घर की शुद्धि, घर भारी लगता है, घर में मन नहीं लगता
hg: negative energy, nakaratmak urja, ghar ki shuddhi, ghar bhaari lagta hai, ghar me mann nahi lagta
@ask
en: the earlier tenant died in this room and I am afraid, how to purify it
hi: पहले किराएदार की मृत्यु इसी कमरे में हुई, डर लगता है, कौन सी पूजा करें
hg: pehle kirayedar ki mrityu isi kamre me hui dar lagta hai kaun si puja kare
en: how to remove negative energy from the house | I feel heavy whenever I come home | sprinkling gangajal in the house | playing mantras at home for positivity | blowing conch to purify | someone died in the flat we rented, how to cleanse | which sound or dhoop clears a home | new house feels gloomy | negative energy in my house remedy | house feels gloomy and heavy | how to purify a home | someone died in this house what to do | gangajal and dhoop for purification | positive energy at home tips | I feel uneasy in my new house | how to check negative energy in house | new rented house feels heavy what to do first | which incense removes negativity | somebody died in rented flat
hi: घर से नकारात्मक ऊर्जा कैसे निकालें | घर में आते ही मन भारी हो जाता है | घर में गंगाजल छिड़कना | घर में मंत्र चलाना | शंख बजाने से घर शुद्ध होता है क्या | जिस घर में किसी की मृत्यु हुई हो उसे कैसे शुद्ध करें | घर में सकारात्मक ऊर्जा कैसे आए | घर में नकारात्मक ऊर्जा है | नकारात्मक ऊर्जा दूर करने के उपाय | घर को शुद्ध कैसे करें | घर में उदासी रहती है | घर में मन घबराता है | घर में किसी की मृत्यु के बाद शुद्धि | सकारात्मक ऊर्जा के उपाय | घर में नकारात्मक ऊर्जा कैसे पहचानें | नया किराए का घर भारी लगता है | कौन सी धूप जलाएँ
hg: ghar se negative energy kaise nikale | ghar me aate hi mann bhari ho jata hai | ghar me gangajal chidakna | ghar me mantra chalana chahiye kya | shankh bajane se ghar shuddh hota hai kya | is flat me kisi ki death hui thi kaise shuddh kare | ghar me positive energy kaise laye | loban gugal ki dhooni | ghar me negative energy hai | negative energy dur karne ke upay | ghar ko shuddh kaise kare | ghar me udasi rehti hai | ghar me man ghabrata hai | ghar me kisi ki death ke baad shuddhi | positive energy ke upay | ghar me accha nahi lagta | ghar me negative energy kaise pehchane | naya kiraye ka ghar bhari lagta hai | konsi dhoop jalaye
en: no peace in the house, how do I make its energy good
hi: घर में नकारात्मकता लगती है | घर की ऊर्जा अच्छी कैसे करें | घर भारी-भारी लगता है
hg: ghar ki energy achhi kaise kare | ghar me sukoon nahi lagta | ghar bhari bhari lagta hai kya kare
hi: घर में उदासी छाई रहती है | घर में घुसते ही मन भारी हो जाता है
hg: ghar me udasi si chhayi rehti hai | ghar me ghuste hi mann bhari ho jata hai
en: a gloom hangs in our house since we moved
@do modern wide CUSTOM
en: To lift a heavy house: open all windows in the morning, throw out what is broken, clean, sprinkle Gangajal, light dhoop or loban and a lamp at dusk, and let a mantra or bhajan play softly.
hi: घर हल्का करने के लिए: सुबह सब खिड़कियाँ खोलें, टूटा निकालें, सफ़ाई करें, गंगाजल छिड़कें, शाम को धूप या लोबान और दीपक जलाएँ, धीमे मंत्र या भजन चलाएँ।
hg: Ghar halka karne ke liye: subah sab khidkiyan kholein, toota nikaalein, safai karein, Gangajal chhidkein, shaam ko dhoop ya loban aur deepak jalayein, dheeme mantra ya bhajan chalayein.
@ok modern wide SENSE
en: A death in a house leaves nothing that harms the next family; a havan or simple prayer and fresh paint give a new beginning. Dark, damp and clutter weigh on anyone.
hi: घर में हुई मृत्यु अगले परिवार के लिए कुछ हानिकर नहीं छोड़ती; हवन या सरल प्रार्थना और नया रंग नई शुरुआत देते हैं। अँधेरा, सीलन और कबाड़ किसी को भी भारी लगते हैं।
hg: Ghar me hui mrityu agle parivar ke liye kuch haanikar nahi chhodti; havan ya saral prarthana aur naya rang nayi shuruaat dete hain. Andhera, seelan aur kabaad kisi ko bhi bhaari lagte hain.
@who modern wide OFFICIAL
en: If the heaviness goes with you outdoors too or lasts for weeks, talk to someone: Tele-MANAS, 14416, is free, day and night, in many Indian languages.
hi: मन का भार बाहर भी साथ रहे या हफ़्तों चले तो किसी से बात करें: टेली-मानस, 14416, मुफ़्त है, दिन-रात, कई भाषाओं में।
hg: Mann ka bhaar bahar bhi saath rahe ya hafton chale to kisi se baat karein: Tele-MANAS, 14416, muft hai, din-raat, kai bhashaon me.
@what modern wide SENSE
en: No instrument or sign shows negative energy: smoke, salt that turns wet and glasses of water prove only damp and chemistry. What you feel is real; look at light, air, noise, worry and sleep.
hi: नकारात्मक ऊर्जा किसी यंत्र या संकेत से नहीं दिखती: गीला नमक या पानी का गिलास केवल नमी और रसायन बताता है। जो मन को लगता है वह सच है; रोशनी, हवा, शोर, चिंता और नींद देखें।
hg: Negative energy kisi yantra ya sanket se nahi dikhti: geela namak ya paani ka glass sirf nami aur chemistry batata hai. Jo mann ko lagta hai woh sach hai; roshni, hawa, shor, chinta aur neend dekhein.

# study-focus-remedy remedy
@names
en: child does not study remedy, vastu for studies, concentration remedy, exam success vastu
hi: बच्चा पढ़ता नहीं, पढ़ाई में मन न लगने का उपाय, पढ़ाई के लिए वास्तु
hg: baccha padhta nahi, padhai me man nahi lagta, padhai ke liye vastu
hi: बोर्ड में फ़ेल, पढ़ाई में कमज़ोर
hg: board me fail, padhai me kamzor
en: failed the board exam
@ask
en: son failed class twelve twice, can vaastu help him study
hi: बेटा बोर्ड में दो बार रह गया, पढ़ाई के लिए वास्तु में क्या करें
hg: beta board me do baar reh gaya padhai ke liye vastu me kya kare
en: my son does not sit to study is there a vastu fix | vastu tips for board exams | what to keep on the study table for concentration | which corner is best for a child's studies | daughter fails maths, which direction should she face | remedy for upsc preparation in a pg room | vastu for children's studies | child not studying vastu remedy | concentration in studies vastu | exam success direction | student room vastu tips | son not interested in studies | study direction for competitive exams | how to make my child study | mantra before studying | study table fixed facing south remedy | which colour wall for study
hi: बच्चे का पढ़ाई में मन नहीं लगता उपाय | बोर्ड परीक्षा के लिए वास्तु टिप्स | पढ़ते समय मुँह किधर हो कि याद रहे | पढ़ाई की मेज़ पर क्या रखें | मेरा बेटा मोबाइल ही देखता है पढ़ता नहीं | प्रतियोगी परीक्षा के लिए कमरे में क्या करें | बच्चे का मन पढ़ाई में नहीं लगता वास्तु | पढ़ाई में मन लगाने के उपाय | परीक्षा में सफलता के लिए वास्तु | विद्यार्थी के कमरे का वास्तु | बेटा पढ़ता नहीं उपाय | पढ़ाई के लिए दिशा और कमरा | एकाग्रता के लिए वास्तु | पढ़ाई के लिए किस भगवान की पूजा | पढ़ने से पहले मंत्र | पढ़ाई की मेज़ दक्षिण में फ़िक्स है
hg: bacche ka padhai me man nahi lagta upay | board exam ke liye vastu tips | padhte time muh kidhar ho ki yaad rahe | padhne ki table pe kya rakhna accha | beta mobile hi dekhta hai padhta nahi hai | upsc ki taiyari pg room me vastu | bacche ko padhane ke liye ghar me kya badle | bacche ka man padhai me nahi lagta vastu | padhai me man lagane ke upay | exam me success ke liye vastu | student ke room ka vastu | beta padhta nahi upay | padhai ke liye disha aur room | concentration ke liye vastu | bacche padhte nahi kya kare | padhai ke liye kis bhagwan ki pooja | padhne se pehle mantra | study table south me fix hai
hi: बच्चे का पढ़ाई में मन नहीं लगता, मेज़ घुमाएँ क्या
hg: bachhe ka padhai me man nahi lagta mez ghuma de kya
en: child does not settle to study, shall we turn the table
@do modern most PRAC
en: For studies let the child sit facing east or north, a wall behind, light from the left, the table clear and off the bed; Saraswati's picture or a small green plant may stand there.
hi: पढ़ाई के लिए बच्चा पूर्व या उत्तर मुख बैठे, पीठ के पीछे दीवार, बाएँ से रोशनी, मेज़ साफ़ और पलंग से अलग; वहाँ सरस्वती का चित्र या छोटा हरा पौधा रख सकते हैं।
hg: Padhai ke liye bachcha east ya north munh baithe, peeth ke peeche deewar, baayein se roshni, mez saaf aur palang se alag; wahan Saraswati ka chitra ya chhota hara paudha rakh sakte hain.
@ok modern wide SENSE
en: No direction gives marks. Enough sleep, the phone in another room, short fixed hours and a kind ear help; if a child suddenly falls behind, have eyes and hearing checked.
hi: कोई दिशा अंक नहीं देती। पूरी नींद, फ़ोन दूसरे कमरे में, छोटे तय घंटे और प्यार से सुनना मदद करते हैं; बच्चा अचानक पिछड़े तो आँख-कान की जाँच कराएँ।
hg: Koi disha number nahi deti. Poori neend, phone doosre kamre me, chhote tay ghante aur pyar se sunna madad karte hain; bachcha achanak pichhde to aankh-kaan ki jaanch karayein.
@which modern most CUSTOM
en: For studies people pray to Saraswati, with "Om Aim Saraswatyai Namah", and to Ganesh; Thursday and Wednesday are their favoured days. Light yellow or green suits the desk. If the table is fixed to the south, turn the chair.
hi: पढ़ाई के लिए लोग सरस्वती को "ॐ ऐं सरस्वत्यै नमः" से और गणेश को पूजते हैं; गुरुवार और बुधवार चलते हैं। मेज़ के पास हल्का पीला या हरा ठीक। मेज़ दक्षिण में फ़िक्स हो तो कुर्सी घुमा लें।
hg: Padhai ke liye log Saraswati ko "Om Aim Saraswatyai Namah" se aur Ganesh ko poojte hain; Thursday aur Wednesday chalte hain. Mez ke paas halka peela ya hara theek. Mez south me fix ho to kursi ghuma lein.

# marriage-delay-remedy remedy
@names
en: marriage delay vastu, vastu for marriage, unmarried daughter room, vastu for early marriage
hi: विवाह में देरी का वास्तु, शादी के लिए वास्तु, कुँवारी लड़की का कमरा
hg: shadi me deri vastu, shadi ke liye vastu, kunwari ladki ka kamra, vivah me deri ka upay
@ask
en: daughter is past thirty and no match works out, which room should be hers
hi: बेटी तीस पार है, रिश्ते नहीं बनते, उसका कमरा किस ओर हो
hg: beti tees paar hai rishte nahi bante uska kamra kis taraf ho
en: which room should an unmarried girl sleep in for early marriage | vastu remedy for delay in marriage | my brother is 35 and no match fits, is it the house | bed direction for marriage | which colour bedsheet for early marriage | things to remove from bedroom for a good match | marriage getting delayed vastu remedy | room direction for marriage of daughter | vastu for son's marriage | unmarried girl bedroom direction | late marriage vastu tips | which corner of house for marriage | no proposals coming vastu | unmarried son room direction | what colour room for marriage | what should not be under bed of unmarried girl | picture for early marriage
hi: शादी में देरी हो रही है, वास्तु उपाय | अविवाहित लड़की किस दिशा के कमरे में सोए | लड़के की शादी नहीं हो रही, घर में क्या बदलें | जल्दी विवाह के लिए पलंग कहाँ हो | रिश्ते आते हैं पर बात नहीं बनती | विवाह के लिए कौन सा कोना सजाएँ | विवाह में देरी का वास्तु उपाय | बेटी की शादी के लिए कमरा | कुँवारी बेटी किस कमरे में सोए | बेटे के विवाह के लिए वास्तु | शादी जल्दी हो वास्तु | विवाह के लिए किस दिशा में सोएँ | अविवाहित बेटे का कमरा | जल्दी शादी के लिए कमरे का रंग | कुँवारी लड़की के पलंग के नीचे क्या न रखें
hg: shadi me deri ho rahi hai vastu upay | kunwari ladki kis disha ke room me soye | ladke ki shadi nahi ho rahi ghar me kya badle | jaldi shadi ke liye bed kaha ho | rishte aate hai par baat nahi banti | vivah ke liye konsa kona sajaye | vivah me deri ka vastu upay | beti ki shadi ke liye kamra | kunwari beti kis kamre me soye | bete ki shadi ke liye vastu | shadi jaldi ho vastu | shadi ke liye kis disha me soye | rishta nahi ho raha vastu | kunware bete ka kamra | jaldi shadi ke liye kamre ka rang | kunwari ladki ke bed ke niche kya na rakhe
@where modern most PRAC
en: For those who wait for a match, today's lists name the north-west bedroom, the side of movement, for a daughter or son, head to the south or east. The south-west room is left to the parents.
hi: विवाह की प्रतीक्षा में आज की सूचियाँ बेटी या बेटे के लिए उत्तर-पश्चिम का शयनकक्ष बताती हैं, जो गति की दिशा है, सिर दक्षिण या पूर्व। नैऋत्य कमरा माता-पिता का रहता है।
hg: Vivah ki prateeksha me aaj ki lists beti ya bete ke liye north-west ka bedroom batati hain, jo gati ki disha hai, sir south ya east. South-west kamra mata-pita ka rehta hai.
@ok modern wide SENSE
en: No bed or wall holds up a marriage, and nobody can know its date from a house. Being open about wishes, wider search and patience help; there is no shame in marrying late or not at all.
hi: कोई पलंग या दीवार विवाह नहीं रोकती, और घर से तारीख़ कोई नहीं जान सकता। मन की बात खुलकर, खोज बढ़ाकर और धैर्य से मदद मिलती है; देर से या न करने में लज्जा नहीं।
hg: Koi palang ya deewar vivah nahi rokti, aur ghar se tarikh koi nahi jaan sakta. Mann ki baat khulkar, khoj badhakar aur dhairya se madad milti hai; der se ya na karne me sharm nahi.
@which modern most PRAC
en: Lists add for such a room: pink, cream or light yellow, a pair of birds or flowers as picture, nothing of iron and no scrap under the bed, and not the south-west room. They are customs of today.
hi: सूचियाँ ऐसे कमरे के लिए जोड़ती हैं: गुलाबी, क्रीम या हल्का पीला रंग, पक्षियों के जोड़े या फूलों का चित्र, पलंग के नीचे लोहा-कबाड़ नहीं, नैऋत्य कमरा नहीं। ये आज के चलन हैं।
hg: Lists aise kamre ke liye jodti hain: gulabi, cream ya halka peela rang, pakshiyon ke jode ya phoolon ka chitra, bed ke neeche loha-kabaad nahi, south-west kamra nahi. Ye aaj ke chalan hain.

# lamp-at-dusk-remedy remedy
@names
en: lamp at the door in the evening, evening lamp at the entrance, lamp at the main door
hi: शाम को द्वार पर दीपक, संध्या दीपक, मुख्य द्वार पर दीपक
hg: sham ko gate par deepak, main door par deepak, sandhya deepak
hg: main door par diya, darwaze par diya
hi: दरवाज़े पर दीया
en: diya at the flat door
@ask
en: neighbours fear fire from the lamp outside my flat door
hi: फ़्लैट के दरवाज़े पर दीया रखूँ तो पड़ोसी आग का डर बताते हैं
hg: flat ke darwaze pe diya rakhu to padosi aag ka dar batate hai
en: lighting a diya at the main door every evening which side | oil or ghee lamp at the entrance | electric bulb instead of a diya at the door | lights on at dusk why | four faced lamp at the threshold | I come back from office after eight, can I light it then | should the house never be dark in the evening | evening lamp at main door | diya outside the door which side | lamp at the entrance in the evening time | lighting lamp at the door daily | why keep lights on at sunset | diya at the gate ghee or oil | door lamp left or right side | diya outside main door facing which side | lamp during periods at the door | how many wicks in door lamp | mustard oil diya at gate on saturday
hi: मुख्य द्वार पर दीपक किस ओर रखें | शाम को द्वार पर दीया कब जलाएँ | द्वार का दीपक घी का हो या तेल का | दीये की जगह बल्ब जला सकते हैं | संध्या के समय घर में अँधेरा क्यों नहीं रखते | ऑफ़िस से देर से आती हूँ, तब दीया जलाऊँ क्या | द्वार पर शाम का दीपक | शाम को दरवाज़े पर दीया | मुख्य द्वार के दीपक की दिशा | शाम को दीया जलाने का समय | शाम को लाइट क्यों जलाते हैं | दरवाज़े का दीया दाएँ या बाएँ | रोज़ द्वार पर दीपक जलाना | द्वार के दीये में कितनी बत्ती | दीये का मुँह किस दिशा में | शनिवार को द्वार पर सरसों के तेल का दीया
hg: main door pe diya kis side rakhe | sham ko gate pe diya kab jalaye | gate ka diya ghee ka ho ya tel ka | diye ki jagah bulb jala sakte hai kya | shaam ko ghar me andhera kyu nahi rakhte | office se late aati hu tab diya jalau kya | darwaze pe deepak jalane ke fayde | darwaze pe sham ka diya | sham ko darwaze pe deepak | main door ke diye ki disha | sham ko diya jalane ka time | sham ko light kyu jalate hai | darwaze ka diya right ya left | roz gate pe diya jalana | gate pe deepak kis taraf | gate ke diye me kitni batti | diye ka muh kis disha me | saturday ko gate pe sarso tel ka diya
@how modern wide CUSTOM
en: The evening lamp at the main door stands on the right as one goes out, of ghee or sesame or mustard oil, lit at dusk, with the flame to the east or north.
hi: शाम का दीपक मुख्य द्वार पर बाहर निकलते हुए दाईं ओर, घी या तिल या सरसों के तेल का, गोधूलि में जलता है, लौ पूर्व या उत्तर की ओर।
hg: Shaam ka deepak main door par bahar nikalte hue daayin taraf, ghee ya til ya sarson ke tel ka, godhuli me jalta hai, lau east ya north ki taraf.
@ok modern wide CUSTOM
en: If you come home late, light it then, or let a bulb greet the evening; both are kind. It welcomes Lakshmi by custom, and guests by sense. Do not leave a flame alone near curtains.
hi: देर से लौटें तो तभी जलाएँ, या बल्ब जला दें; दोनों अच्छे हैं। रिवाज में यह लक्ष्मी का और समझ में अतिथि का स्वागत है। लौ को परदों के पास अकेला न छोड़ें।
hg: Der se lautein to tabhi jalayein, ya bulb jala dein; dono achhe hain. Riwaz me yeh Lakshmi ka aur samajh me mehman ka swagat hai. Lau ko pardon ke paas akela na chhodein.
@which modern most CUSTOM
en: One wick is enough; ghee for Lakshmi, sesame or mustard oil on Saturday. The flame looks east or north, not south, except the lamp for Yama on Dhanteras. Anyone of the house may light it.
hi: एक बत्ती काफ़ी है; लक्ष्मी के लिए घी, शनिवार को तिल या सरसों का तेल। लौ पूर्व या उत्तर हो, दक्षिण नहीं, धनतेरस के यम-दीप को छोड़कर। घर का कोई भी जला सकता है।
hg: Ek batti kaafi hai; Lakshmi ke liye ghee, Saturday ko til ya sarson ka tel. Lau east ya north ho, south nahi, Dhanteras ke Yam-deep ko chhodkar. Ghar ka koi bhi jala sakta hai.

# light-colour-remedy remedy
@names
en: coloured bulbs as remedy, light remedy, colour tape remedy, zone colour bars
hi: रंगीन बल्ब का उपाय, रोशनी का उपाय, रंगीन टेप, लाल बल्ब
hg: rangeen bulb ka upay, light ka upay, colour tape remedy, lal bulb
@ask
en: red bulb in the south east corner | does a coloured light correct a direction | colour tape around the toilet seat | keep a light on in the north east day and night | zero watt bulb in mandir all night | yellow light in south west | which bulb for a dark corner of the house | red bulb vastu remedy | coloured light as vastu correction | colour tape vastu remedy | bulb in the dark corner of house | night bulb colour | light in the north east all day | zero bulb colour for bedroom | which colour bulb for north direction | red bulb in kitchen vastu | green bulb in the north
hi: आग्नेय में लाल बल्ब लगाना | रंगीन रोशनी से दोष जाता है क्या | ईशान में दिन-रात बल्ब जलाएँ क्या | टॉयलेट के चारों ओर रंगीन टेप | अँधेरे कोने में कौन सा बल्ब | नैऋत्य में पीली रोशनी | ज़ीरो वॉट का बल्ब | लाल बल्ब का वास्तु उपाय | रंगीन बल्ब वास्तु में | रंगीन टेप वास्तु उपाय | अँधेरे कोने में बल्ब | ईशान में बल्ब जलाना | रात का बल्ब किस रंग का | उत्तर दिशा में किस रंग का बल्ब | बेडरूम का नाइट बल्ब किस रंग का | रसोई में लाल बल्ब
hg: south east me lal bulb lagana | rangeen light se dosh jata hai kya | north east me din raat bulb jalaye kya | toilet ke charo taraf colour tape | andhere kone me konsa bulb | south west me yellow light | zero watt bulb mandir me raat bhar | lal bulb ka vastu upay | rangeen bulb vastu me | colour tape vastu upay | andhere kone me bulb | north east me bulb jalana | raat ka bulb kis rang ka | north me kis rang ka bulb | bedroom ka night bulb kis rang ka | kitchen me lal bulb
@what modern most PRAC
en: Coloured bulbs and tapes are ideas of modern schools: red or orange for the south-east, yellow for the south-west, white or blue for north and north-east. No old text has them.
hi: रंगीन बल्ब और टेप आधुनिक संप्रदायों के विचार हैं: आग्नेय लाल या नारंगी, नैऋत्य पीला, उत्तर और ईशान सफ़ेद या नीला। पुराने ग्रंथों में नहीं।
hg: Rangeen bulb aur tape aadhunik schools ke vichar hain: south-east laal ya orange, south-west peela, north aur north-east safed ya neela. Purane granthon me nahi.
@do modern wide SENSE
en: Good light in a dark corner is the best of all small remedies: use a warm white lamp there in the evening. It need not burn day and night.
hi: अँधेरे कोने में अच्छी रोशनी छोटे उपायों में सबसे अच्छा है: शाम को वहाँ गरम सफ़ेद लैंप जलाएँ। दिन-रात जलाना ज़रूरी नहीं।
hg: Andhere kone me achhi roshni chhote upayon me sabse achha hai: shaam ko wahan garam safed lamp jalayein. Din-raat jalana zaroori nahi.
@ok modern disputed PRAC
en: Colour tapes on the floor and zone bars are one school's method; others see no use in them. A tenant may try them for little money, but they are no must and no one has tested them.
hi: फ़र्श पर रंगीन टेप और पट्टियाँ एक मत की विधि हैं; दूसरे उन्हें काम का नहीं मानते। किराएदार थोड़े ख़र्च में आज़मा सकता है, पर ज़रूरी नहीं और किसी ने जाँचा नहीं।
hg: Farsh par rangeen tape aur pattiyan ek mat ki vidhi hain; doosre unhe kaam ka nahi maante. Kirayedar thode kharch me aazma sakta hai, par zaroori nahi aur kisi ne jaancha nahi.

# alum-remedy remedy
@names
en: alum remedy, fitkari, alum in a bowl, alum at the door
hi: फिटकरी, फिटकरी का उपाय, फिटकरी का टुकड़ा
hg: fitkari, phitkari, fitkari ka upay, fitkari ka tukda
@ask
en: keeping alum in the bathroom for vastu | alum hung at the shop door | fitkari under the pillow for bad dreams | does alum remove negative energy | alum or salt which is better | how often to change alum | alum in mopping water | black cloth with alum at main door | fitkari in which direction | alum in main door black cloth which day | alum in locker
hi: बाथरूम में फिटकरी रखने से क्या होता है | दुकान के द्वार पर फिटकरी टाँगना | तकिए के नीचे फिटकरी | फिटकरी से नकारात्मक ऊर्जा जाती है क्या | फिटकरी कितने दिन में बदलें | पोंछे में फिटकरी | काले कपड़े में फिटकरी | फिटकरी के उपाय | फिटकरी किस दिशा में रखें | फिटकरी किस दिन रखें | तिजोरी में फिटकरी
hg: bathroom me fitkari rakhne se kya hota hai | dukan ke gate pe fitkari tangna | takiye ke niche fitkari | fitkari se negative energy jati hai kya | fitkari kitne din me badle | poche me fitkari | kale kapde me fitkari | fitkari ke upay | bacche ke takiye me fitkari | fitkari kis disha me rakhe | fitkari kis din rakhe | tijori me fitkari
@what modern regional CUSTOM
en: Alum, fitkari, is a folk remedy: a lump in a bowl in the bathroom, or tied in cloth at a door against nazar. No text on vaastu names it; it absorbs smell and damp a little.
hi: फिटकरी लोक उपाय है: बाथरूम में कटोरे में टुकड़ा, या नज़र से बचाव में द्वार पर कपड़े में बँधी। वास्तु के किसी ग्रंथ में नहीं; गंध और नमी थोड़ी सोखती है।
hg: Fitkari lok upay hai: bathroom me katore me tukda, ya nazar se bachav me gate par kapde me bandhi. Vaastu ke kisi granth me nahi; gandh aur nami thodi sokhti hai.
@do modern wide SENSE
en: If you like it, put a fresh lump each month or two and throw the old one into the drain. Keep it from children's mouths, and not below an infant's pillow.
hi: मन हो तो महीने-दो महीने में नया टुकड़ा रखें, पुराना नाली में बहा दें। बच्चों के मुँह से दूर रखें, शिशु के तकिए के नीचे नहीं।
hg: Mann ho to mahine-do mahine me naya tukda rakhein, purana naali me baha dein. Bachchon ke munh se door rakhein, shishu ke takiye ke neeche nahi.
@where modern regional CUSTOM
en: Alum is mostly kept in the bathroom or by the main door, about 50 grams in a bowl; no text gives a direction. Shops hang it in black or red cloth on a Saturday; in food, locker or pillow it has no use.
hi: फिटकरी ज़्यादातर बाथरूम या मुख्य द्वार के पास, कटोरी में लगभग 50 ग्राम रखते हैं; दिशा किसी ग्रंथ में नहीं। दुकान में शनिवार को काले या लाल कपड़े में टाँगते हैं; तकिए या तिजोरी में इसका काम नहीं।
hg: Fitkari zyadatar bathroom ya main door ke paas, katori me lagbhag 50 gram rakhte hain; disha kisi granth me nahi. Dukan me Saturday ko kaale ya laal kapde me taangte hain; takiye ya tijori me iska kaam nahi.

# tenant-room-by-room remedy
@names
en: vastu remedy for each room, room wise vastu remedies, fixed rooms remedy, wrong direction room remedy
hi: हर कमरे का वास्तु उपाय, कमरे के अनुसार उपाय, ग़लत दिशा के कमरे का उपाय
hg: har kamre ka vastu upay, room wise vastu upay, galat disha ke kamre ka upay
@ask
en: all rooms of my flat are in wrong directions what can I do | nothing can be shifted give remedy for bedroom kitchen toilet | remedy room by room for a tenant | kitchen toilet and bedroom wrong, rented flat | what to do if a room is in the wrong corner | i live on rent tell me vastu of bedroom kitchen toilet simply | small changes in each room of rented flat | hostel room wrong direction what to do
hi: फ़्लैट के सारे कमरे ग़लत दिशा में हैं क्या करें | कुछ हटा नहीं सकते बेडरूम किचन टॉयलेट का उपाय | किराएदार के लिए कमरे-कमरे का उपाय | कमरा ग़लत कोने में हो तो क्या करें | रसोई और टॉयलेट दोनों ग़लत जगह हैं | किराए पर रहते हैं हर कमरे में छोटा बदलाव बताइए | हॉस्टल का कमरा ग़लत दिशा में
hg: flat ke sare kamre galat disha me hai kya kare | kuch hata nahi sakte bedroom kitchen toilet ka upay | kirayedar ke liye har room ka upay | kamra galat kone me ho to kya kare | rasoi aur toilet dono galat jagah hai | kiraye pe rehte hai har kamre me chhota badlav batao | hostel ka room galat disha me
@do modern wide PRAC
en: When a room lies in the wrong direction, set right what stands inside it: stove in its south-east, bed in its south-west, gods and water in its north-east, and leave its middle free.
hi: कमरा ग़लत दिशा में हो तो उसके भीतर की चीज़ें ठीक करें: चूल्हा उसके आग्नेय में, पलंग नैऋत्य में, भगवान और जल ईशान में, और बीच ख़ाली।
hg: Kamra galat disha me ho to uske andar ki cheezein theek karein: chulha uske south-east me, bed south-west me, bhagwan aur jal north-east me, aur beech khaali.
@which modern most PRAC
en: Bedroom: head south or east. Kitchen: cook facing east, sink apart. Toilet: door shut, dry, exhaust. Mandir: any clean north-east corner. Door: light, threshold, nameplate. Study: face east or north.
hi: बेडरूम: सिर दक्षिण या पूर्व। रसोई: मुँह पूर्व, सिंक अलग। शौचालय: दरवाज़ा बंद, सूखा, एग्ज़ॉस्ट। मंदिर: कोई साफ़ ईशान कोना। द्वार: रोशनी, दहलीज़, नामपट्टी। पढ़ाई: मुँह पूर्व या उत्तर।
hg: Bedroom: sir south ya east. Rasoi: munh east, sink alag. Toilet: darwaza band, sookha, exhaust. Mandir: koi saaf north-east kona. Door: light, dehleez, nameplate. Padhai: munh east ya north.
@where modern most PRAC
en: By direction: north and north-east want light and emptiness; south-east warm light and no water; south-west weight and closed windows; north-west air; the centre nothing. That can be done in any rented home.
hi: दिशा से: उत्तर और ईशान को प्रकाश और ख़ालीपन; आग्नेय को गरम रोशनी, जल नहीं; नैऋत्य को भार और बंद खिड़की; वायव्य को हवा; बीच में कुछ नहीं। किराए के घर में भी हो सकता है।
hg: Disha se: north aur north-east ko roshni aur khaalipan; south-east ko garam light, jal nahi; south-west ko bhaar aur band khidki; north-west ko hawa; beech me kuch nahi. Kiraye ke ghar me bhi ho sakta hai.
@see rented-flat-remedies, without-demolition

# toilet-sw-remedy remedy
@names
en: remedy for toilet in the south west, toilet in south west remedy, SW toilet remedy, toilet in wrong direction remedy
hi: नैऋत्य में शौचालय का उपाय, दक्षिण-पश्चिम टॉयलेट का उपाय, ग़लत दिशा में टॉयलेट का उपाय
hg: south west toilet ka upay, nairutya me toilet ka upay, galat disha me toilet ka upay
hg: toilet SW me, SW toilet
hi: टॉयलेट नैऋत्य में
en: toilet in SW
@ask
en: toilet in the south-west and my bed touches its wall, the flat cannot be changed
hi: टॉयलेट नैऋत्य में है और पलंग उसी दीवार से लगा है, फ़्लैट में कुछ नहीं बदल सकता
hg: toilet south west me hai aur bed usi deewar se laga hai, flat me kuch nahi badal sakta
en: bathroom of master bedroom is in south west corner what to do | toilet in south east remedy for tenant | toilet in the north direction cant change | attached toilet in nairutya is it bad | how to balance a toilet in the wrong zone
hi: मास्टर बेडरूम का बाथरूम नैऋत्य में है क्या करें | आग्नेय में टॉयलेट है उपाय | उत्तर दिशा में टॉयलेट हटा नहीं सकते | दक्षिण पश्चिम में बाथरूम बुरा है क्या | ग़लत जगह बने शौचालय का क्या करें
hg: master bedroom ka bathroom south west me hai kya kare | south east me toilet hai upay | north me toilet hata nahi sakte | south west me bathroom bura hai kya | galat jagah bane toilet ka kya kare
hi: शौचालय नैऋत्य में बना है, तोड़ नहीं सकते
hg: toilet nairitya me bana hai tod nahi sakte
en: toilet in the south-west, landlord won't break it
@do modern wide PRAC
en: For a toilet in the south-west or another wrong place: lid and door shut, dry floor, exhaust on, no leaks. On the outer side of its wall stand a heavy cupboard; use another toilet where there is one.
hi: नैऋत्य या किसी ग़लत जगह के शौचालय में: ढक्कन और दरवाज़ा बंद, फ़र्श सूखा, एग्ज़ॉस्ट चालू, रिसाव नहीं। दीवार के बाहर की ओर भारी अलमारी रखें; दूसरा शौचालय हो तो वह काम में लें।
hg: South-west ya kisi galat jagah ke toilet me: dhakkan aur darwaza band, farsh sookha, exhaust chalu, leak nahi. Deewar ke bahar ki taraf bhaari almari rakhein; doosra toilet ho to woh istemal karein.
@which modern most PRAC
en: Heaviest are north-east and centre, then south-west; south-east and north are lesser points; north-west, west and south-south-west are the accepted places. Beige or yellow suits the south-west, cream the south-east, pale blue the north.
hi: सबसे भारी ईशान और बीच, फिर नैऋत्य; आग्नेय और उत्तर छोटे दोष; वायव्य, पश्चिम और दक्षिण-नैऋत्य मान्य। रंग: नैऋत्य में बेज या पीला, आग्नेय में क्रीम, उत्तर में हल्का नीला।
hg: Sabse bhaari north-east aur center, phir south-west; south-east aur north chhote dosh; north-west, west aur south-south-west maanya. Rang: south-west me beige ya peela, south-east me cream, north me halka neela.
@ok modern wide SENSE
en: A toilet's place decides neither money nor marriage nor health; cleanliness does decide a little of health. Nobody needs to break a working bathroom for it.
hi: शौचालय की जगह से न धन तय होता है, न विवाह, न सेहत; सफ़ाई से सेहत पर कुछ असर ज़रूर है। इसके लिए चलता बाथरूम तोड़ना ज़रूरी नहीं।
hg: Toilet ki jagah se na dhan tay hota hai, na shadi, na sehat; safai se sehat par kuch asar zaroor hai. Iske liye chalta bathroom todna zaroori nahi.

# kitchen-wrong-remedy remedy
@names
en: remedy for kitchen in the south west, kitchen in south west remedy, kitchen in north remedy, kitchen in wrong direction remedy
hi: नैऋत्य में रसोई का उपाय, उत्तर में रसोई का उपाय, ग़लत दिशा में रसोई का उपाय
hg: south west kitchen ka upay, north kitchen ka upay, galat disha me rasoi ka upay
@ask
en: kitchen is in the south west of rented flat what to do | our kitchen is in north, remedy | kitchen in west or south direction balance | cook faces south in our kitchen remedy | kitchen in nairutya cannot move
hi: किराए के फ़्लैट में रसोई नैऋत्य में है क्या करें | हमारी रसोई उत्तर में है उपाय | दक्षिण की रसोई का उपाय | खाना बनाते समय मुँह दक्षिण में होता है | दक्षिण पश्चिम की रसोई हटा नहीं सकते
hg: kiraye ke flat me kitchen south west me hai kya kare | hamari rasoi north me hai upay | south ki kitchen ka upay | khana banate time muh south me hota hai | south west ki rasoi hata nahi sakte
en: kitchen cannot be moved, easy corrections
hi: रसोई ग़लत दिशा में बन गई, तोड़ नहीं सकते
hg: rasoi galat disha me ban gayi tod nahi sakte kya kare
hg: rasoi nairitya me hai upay | kitchen south west me hai shift nahi ho sakti
hi: रसोई नैऋत्य में है, हटा नहीं सकते
en: kitchen lies in the south-west and cannot be shifted
@do modern wide PRAC
en: With a kitchen in the south-west, north or another wrong side, set the stove in that room's south-east, cook facing east, water in its north-east, grain tins in its south-west. That is the whole usual remedy.
hi: नैऋत्य, उत्तर या किसी और ग़लत ओर की रसोई में चूल्हा कमरे के आग्नेय में, मुँह पूर्व, जल ईशान में, अनाज के डिब्बे नैऋत्य में रखें। आम उपाय इतना ही है।
hg: South-west, north ya kisi aur galat taraf ki rasoi me chulha kamre ke south-east me, munh east, jal north-east me, anaaj ke dibbe south-west me rakhein. Aam upay itna hi hai.
@face modern most PRAC
en: If you must face south or west, a two-burner stove turned sideways or an induction plate on the other counter lets you face east or north. If that fails, cook as you are; west is accepted.
hi: मुँह दक्षिण या पश्चिम ही पड़े तो चूल्हा आड़ा घुमाएँ या दूसरे प्लेटफ़ॉर्म पर इंडक्शन रखें, ताकि मुँह पूर्व या उत्तर हो। न हो तो वैसे ही पकाएँ; पश्चिम मान्य है।
hg: Munh south ya west hi pade to chulha aada ghumayein ya doosre platform par induction rakhein, taki munh east ya north ho. Na ho to waise hi pakayein; west maanya hai.
@colour modern most PRAC
en: Colours that balance: south-west kitchen yellow, beige or brown; north one green or cream; north-west white or cream; south one peach or orange. Jars, mats and tiles stickers do it without paint.
hi: संतुलन के रंग: नैऋत्य रसोई में पीला, बेज या भूरा; उत्तर में हरा या क्रीम; वायव्य में सफ़ेद या क्रीम; दक्षिण में पीच या नारंगी। डिब्बे, मैट और टाइल-स्टिकर से बिना पेंट हो जाता है।
hg: Santulan ke rang: south-west rasoi me peela, beige ya bhoora; north me hara ya cream; north-west me safed ya cream; south me peach ya orange. Dibbe, mat aur tile-sticker se bina paint ho jata hai.
@see home-without-se-kitchen

# staircase-wrong-remedy remedy
@names
en: remedy for staircase in the north east, staircase in north east remedy, staircase in wrong direction
hi: ईशान में सीढ़ी का उपाय, ग़लत दिशा में सीढ़ी का उपाय
hg: north east seedhi ka upay, ishan me seedhi ka upay, galat disha me seedhi ka upay
@ask
en: stairs are in the north east corner of our house what to do | staircase in north remedy without breaking | stairs built in ishan cannot shift | anticlockwise staircase correction | staircase in south east is it bad
hi: हमारे घर में सीढ़ी ईशान कोण में है | उत्तर में सीढ़ी का उपाय बिना तोड़े | ईशान की सीढ़ी हटा नहीं सकते | उलटी घूमती सीढ़ी का उपाय | आग्नेय में सीढ़ी ठीक है क्या
hg: hamare ghar me seedhi north east me hai | north me seedhi ka upay bina tode | ishan ki seedhi hata nahi sakte | ulti ghoomti seedhi ka upay | south east me seedhi theek hai kya
en: stairs came in the north-east, no money to rebuild
hi: सीढ़ियाँ ईशान कोण में आ गईं, तोड़ने के पैसे नहीं
hg: seedhi ishan kone me aa gayi todne ke paise nahi
en: staircase is in the north-east and we cannot rebuild, something simple | a friend pointed out that our stairs are on the wrong side
hi: हमारी सीढ़ी उत्तर-पूर्व में बनी है, आसान उपाय | किसी ने बताया सीढ़ियाँ ग़लत जगह हैं
hg: hamari seedhi uttar purab me bani hai aasan upay | kisi ne bola seedhi galat jagah hai
@do modern most PRAC
en: A staircase in the north-east stays: keep it light in colour, bright and clean, store nothing below, and put weight in the south-west, such as a room or tank on the roof there.
hi: ईशान की सीढ़ी रहने दें: हल्का रंग, रोशनी और सफ़ाई रखें, नीचे कुछ न भरें, और नैऋत्य में भार दें, जैसे छत पर कमरा या टंकी।
hg: North-east ki seedhi rehne dein: halka rang, roshni aur safai rakhein, neeche kuch na bharein, aur south-west me bhaar dein, jaise chhat par kamra ya tanki.
@where modern wide PRAC
en: Stairs belong to the south, west or south-west; south-east and north-west are middling; north, north-east and the centre are avoided. They turn clockwise and in odd number.
hi: सीढ़ी दक्षिण, पश्चिम या नैऋत्य की है; आग्नेय और वायव्य मध्यम; उत्तर, ईशान और बीच में नहीं। घुमाव दाईं ओर और गिनती विषम।
hg: Seedhi south, west ya south-west ki hai; south-east aur north-west madhyam; north, north-east aur beech me nahi. Ghumav daayin taraf aur ginti visham.
@ok modern wide SENSE
en: Nothing bad is foretold by such stairs, and they are never pulled out for vaastu. Railing, even steps and light are the real safety.
hi: ऐसी सीढ़ी से कुछ बुरा तय नहीं होता, और वास्तु के लिए सीढ़ी कभी नहीं तोड़ते। रेलिंग, बराबर सीढ़ियाँ और रोशनी ही असली सुरक्षा हैं।
hg: Aisi seedhi se kuch bura tay nahi hota, aur vaastu ke liye seedhi kabhi nahi todte. Railing, barabar seedhiyan aur light hi asli suraksha hain.
@see centre-staircase-remedy, staircase-turn

# door-wrong-remedy remedy
@names
en: remedy for south facing main door, remedy for south east main door, remedy for north west door, main door in wrong direction remedy
hi: दक्षिण मुखी द्वार का उपाय, आग्नेय द्वार का उपाय, ग़लत दिशा में मुख्य द्वार का उपाय, दक्षिण मुखी दरवाज़े का उपाय
hg: south facing door ka upay, south east door ka upay, galat disha me main door ka upay, dakshin mukhi darwaza ka upay
hi: ग़लत दिशा का दरवाज़ा, ग़लत दिशा में मुख्य द्वार
hg: galat disha ka darwaza, galat disha me main door
en: main door in the wrong direction
en: door on the south wall, last pada of the south
hi: दक्षिण दीवार का आख़िरी पद
hg: south wall pe door, door south me
@ask
en: our door is in the last part of the south wall and the consultant says the head of the family will suffer
hi: दरवाज़ा दक्षिण दीवार के आख़िर में है, सलाहकार ने मुखिया के बारे में डराया
hg: darwaza south deewar ke aakhir me hai, consultant ne mukhiya ke bare me daraya
en: my rented flat door faces south what remedy | south facing flat entrance simple remedies | main door in the south east remedy | west facing door remedy | cannot change main door direction | dakshin mukhi door upay | south door what to hang | south door is in which pada is it good | my door falls in the last pada of the south wall | door in the south west part of the south wall tenant | main door in yama pada | main door in the south third pada
hi: किराए के फ़्लैट का दरवाज़ा दक्षिण में है उपाय | दक्षिण मुखी फ़्लैट के आसान उपाय | आग्नेय में मुख्य दरवाज़ा क्या करें | पश्चिम मुखी द्वार का उपाय | मुख्य द्वार बदल नहीं सकते | दक्षिण मुखी दरवाज़ा उपाय | दक्षिण के द्वार पर क्या लगाएँ | दक्षिण दीवार में द्वार किस पद में अच्छा | दरवाज़ा दक्षिण के आख़िरी पद में है | यम पद में द्वार | दक्षिण के तीसरे पद का द्वार
hg: kiraye ke flat ka darwaza south me hai upay | south facing flat ke aasan upay | south east me main door kya kare | west facing door ka upay | main door badal nahi sakte | dakshin mukhi gate upay | south ke gate pe kya lagaye | south wall me door kis pada me accha | door south ke aakhri pada me hai | yama pada me door | south ke teesre pada ka darwaza
hi: मुख्य द्वार ग़लत दिशा में है, बदल नहीं सकते
hg: main door galat disha me hai badal nahi sakte kya kare
en: entrance on the wrong side and it cannot be shifted
@do modern wide PRAC
en: For a door in the south or south-east that cannot move: keep it clean, solid and well lit, with threshold, nameplate and toran; let north and east windows be open each morning and enter with a clear path.
hi: दक्षिण या आग्नेय का न हटने वाला द्वार: साफ़, मज़बूत और रोशन रखें, दहलीज़, नामपट्टी और तोरण लगाएँ; उत्तर और पूर्व की खिड़कियाँ रोज़ सुबह खोलें और रास्ता खुला रखें।
hg: South ya south-east ka na hatne wala door: saaf, mazboot aur roshan rakhein, dehleez, nameplate aur toran lagayein; north aur east ki khidkiyan roz subah kholein aur rasta khula rakhein.
@which modern most CUSTOM
en: Custom adds Ganesh, a swastik or Hanuman at a south door, a red or brown mat there, a warm lamp at a south-east one, white or grey at the west and north-west. Choose what belongs to your faith.
hi: रिवाज में दक्षिण द्वार पर गणेश, स्वस्तिक या हनुमान और लाल-भूरा पायदान, आग्नेय पर गरम रोशनी, पश्चिम और वायव्य पर सफ़ेद या स्लेटी। अपनी श्रद्धा का चुनें।
hg: Riwaz me south door par Ganesh, swastik ya Hanuman aur laal-bhoora doormat, south-east par garam light, west aur north-west par safed ya grey. Apni shraddha ka chunein.
@ok modern wide PRAC
en: No facing is bad by itself: each wall has good parts for a door, on the south the third and fourth of nine parts from the east. Many happy homes face south.
hi: कोई मुख अपने में बुरा नहीं: हर दीवार में द्वार के अच्छे भाग हैं, दक्षिण में पूर्व से गिनकर नौ में तीसरा-चौथा। बहुत सुखी घर दक्षिणमुखी हैं।
hg: Koi facing apne me buri nahi: har deewar me door ke achhe hisse hain, south me east se ginkar nau me teesra-chautha. Bahut sukhi ghar south facing hain.
@how modern most PRAC
en: To see the pada of a south door, measure the wall from its east end and divide it by nine: parts 3 and 4 (Vitatha, Grihakshata) are the good ones; the last ones towards south-west are liked least. In a poor one use a side door or threshold and light.
hi: दक्षिण द्वार का पद जानने को दीवार पूर्वी सिरे से नापकर नौ से बाँटें: तीसरा-चौथा (वितथ, गृहक्षत) अच्छे; नैऋत्य ओर के आख़िरी सबसे कम पसंद। कमज़ोर पद में दूसरा द्वार, या दहलीज़ और रोशनी।
hg: South door ka pada jaanne ko deewar east sire se naapkar nau se baantein: teesra-chautha (Vitatha, Grihakshata) achhe; south-west taraf ke aakhri sabse kam pasand. Kamzor pada me doosra door, ya dehleez aur roshni.
@see south-facing-plot, sw-door-remedy

# mandir-wrong-remedy remedy
@names
en: mandir in wrong direction remedy, mandir in south remedy, mandir cannot be shifted, pooja room in south west remedy
hi: मंदिर ग़लत दिशा में उपाय, दक्षिण में मंदिर का उपाय, मंदिर हटा नहीं सकते
hg: mandir galat disha me upay, south me mandir ka upay, mandir hata nahi sakte
@ask
en: our pooja room is in the south what to do | mandir in south west corner of rented flat | built in mandir cannot be moved wrong direction | while praying I face south remedy | mandir in the north west is ok
hi: हमारा पूजाघर दक्षिण में है क्या करें | किराए के फ़्लैट में मंदिर नैऋत्य में है | बना-बनाया मंदिर ग़लत दिशा में है | पूजा करते समय मुँह दक्षिण में होता है | वायव्य में मंदिर ठीक है क्या
hg: hamara pooja ghar south me hai kya kare | kiraye ke flat me mandir south west me hai | bana banaya mandir galat disha me hai | pooja karte time muh south me hota hai | north west me mandir theek hai kya
hi: मंदिर दक्षिण में बन गया है, क्या करें
hg: mandir south me ban gaya hai ab kya kare
en: temple was built on the south side, what now
@do modern wide PRAC
en: A mandir that cannot leave the south or south-west: turn the gods so that you face east or north when praying, keep it bright, and light the daily lamp in the home's north-east if you like.
hi: दक्षिण या नैऋत्य से न हट सकने वाला मंदिर: मूर्तियाँ ऐसे घुमाएँ कि पूजा में आपका मुँह पूर्व या उत्तर हो, रोशनी रखें, और चाहें तो रोज़ का दीपक घर के ईशान में जलाएँ।
hg: South ya south-west se na hat sakne wala mandir: murtiyan aise ghumayein ki pooja me aapka munh east ya north ho, roshni rakhein, aur chahein to roz ka deepak ghar ke north-east me jalayein.
@where modern wide PRAC
en: First is the north-east, then east, north and, as a fair third, west with the worshipper facing east or west. South, south-west, bedroom, under stairs and the toilet's wall come last.
hi: पहले ईशान, फिर पूर्व, उत्तर और तीसरे पर पश्चिम, पूजक का मुँह पूर्व या पश्चिम। दक्षिण, नैऋत्य, शयनकक्ष, सीढ़ी के नीचे और शौचालय की दीवार आख़िर में।
hg: Pehle north-east, phir east, north aur teesre par west, poojak ka munh east ya west. South, south-west, bedroom, seedhi ke neeche aur toilet ki deewar aakhir me.
@ok modern wide CUSTOM
en: Prayer is heard from any corner; no direction makes it wrong. A small clean shelf in a better place may hold one picture, while the old mandir stays.
hi: प्रार्थना हर कोने से सुनी जाती है; कोई दिशा उसे ग़लत नहीं करती। बेहतर जगह की छोटी साफ़ शेल्फ़ पर एक चित्र रख सकते हैं, पुराना मंदिर वहीं रहे।
hg: Prarthna har kone se suni jati hai; koi disha use galat nahi karti. Behtar jagah ki chhoti saaf shelf par ek photo rakh sakte hain, purana mandir wahin rahe.

# job-growth-remedy remedy
@names
en: vastu for job, vastu for career growth, vastu for promotion, career vastu tips
hi: नौकरी के लिए वास्तु, तरक़्क़ी के लिए वास्तु, करियर के लिए वास्तु
hg: naukri ke liye vastu, tarakki ke liye vastu, career ke liye vastu
hg: promotion ke liye vastu
hi: प्रमोशन के लिए वास्तु
en: vastu for promotion
hg: promotion ruka hua, promotion nahi ho raha
hi: प्रमोशन रुका, तरक़्क़ी रुकी
en: promotion stuck, no promotion
@ask
en: promotion is stuck for years, which way should I sit
hi: पाँच साल से पदोन्नति रुकी है, मेज़ किस ओर करूँ
hg: saalon se promotion ruka hai, desk ka muh kis taraf karu
en: vastu tips to get a job | no promotion for years vastu remedy | which direction is for career | what to keep in north for career growth | son not getting job home vastu
hi: नौकरी पाने के लिए वास्तु उपाय | तरक़्क़ी नहीं हो रही वास्तु | करियर की दिशा कौन सी है | उत्तर दिशा में क्या रखें तरक़्क़ी के लिए | बेटे की नौकरी के लिए वास्तु
hg: naukri pane ke liye vastu upay | promotion nahi ho raha vastu | career ki disha kaunsi hai | north me kya rakhe tarakki ke liye | bete ki job ke liye vastu
@do modern most PRAC
en: For work custom keeps the north light, clean and free of bin and shoes, with water or a green plant, and lets you work facing north or east with a wall behind. That is all the lists share.
hi: काम के लिए रिवाज में उत्तर को हल्का, साफ़, कूड़े-जूतों से मुक्त रखते हैं, जल या हरा पौधा रखते हैं, और उत्तर या पूर्व मुख, पीछे दीवार करके काम करते हैं। सूचियों में इतना ही समान है।
hg: Kaam ke liye riwaz me north ko halka, saaf, kooda-jooton se mukt rakhte hain, jal ya hara paudha rakhte hain, aur north ya east mukh, peeche deewar karke kaam karte hain. Lists me itna hi common hai.
@which modern most CUSTOM
en: Many pray to Surya with water at sunrise and to Ganesh on Wednesday before an interview. Rising sun or flowing water as a picture hangs east or north.
hi: बहुत लोग सुबह सूर्य को जल देते हैं और इंटरव्यू से पहले बुधवार को गणेश को पूजते हैं। उगते सूर्य या बहते जल का चित्र पूर्व या उत्तर में लगता है।
hg: Bahut log subah Surya ko jal dete hain aur interview se pehle Wednesday ko Ganesh ko poojte hain. Ugte surya ya behte jal ka chitra east ya north me lagta hai.
@ok modern wide SENSE
en: No room gives or keeps back a job, and nobody can know the day from a plan. A good application, practice for the interview and asking people you know help more.
hi: कोई कमरा नौकरी न देता है न रोकता है, और नक़्शे से दिन कोई नहीं जान सकता। अच्छा आवेदन, इंटरव्यू का अभ्यास और जान-पहचान में पूछना ज़्यादा मदद करता है।
hg: Koi kamra job na deta hai na rokta hai, aur naksha se din koi nahi jaan sakta. Achha application, interview ki practice aur jaan-pehchan me poochna zyada madad karta hai.

# house-not-selling-remedy remedy
@names
en: house not selling remedy, property not selling vastu, plot not selling, vastu to sell house
hi: मकान नहीं बिक रहा, प्रॉपर्टी बेचने का उपाय, ज़मीन नहीं बिक रही
hg: makan nahi bik raha, property bechne ka upay, plot nahi bik raha
hg: makan bik nahi raha, ghar bik nahi raha
hi: मकान बिक नहीं रहा, घर बिक नहीं रहा
en: house is not selling
hi: मकान बिक नहीं रहा, फ़्लैट बिक नहीं रहा, प्लॉट नहीं बिक रहा
hg: makan bik nahi raha, flat bik nahi raha, plot nahi bik raha, ghar nahi bik raha
en: flat not selling, house not selling
@ask
en: our flat has been on the market for two years, any totka | buyers come, like it and never return
hi: दो साल से मकान बिकाऊ है ख़रीदार लौट जाते हैं, कोई टोटका
hg: do saal se flat bikau hai kharidar laut jate hai koi totka
en: flat not getting sold for two years vastu | remedy to sell property fast | which corner stops the sale of a house | tenant not coming flat is vacant remedy | things to do for selling plot
hi: दो साल से फ़्लैट नहीं बिक रहा वास्तु | प्रॉपर्टी जल्दी बेचने का उपाय | मकान बेचने के लिए कौन सी दिशा ठीक करें | किराएदार नहीं मिल रहा घर ख़ाली है | ज़मीन बेचने का टोटका
hg: do saal se flat nahi bik raha vastu | property jaldi bechne ka upay | makan bechne ke liye kaunsi disha theek kare | kirayedar nahi mil raha ghar khali hai | jameen bechne ka totka
@do modern most PRAC
en: To sell a house, lists lighten the south-west and keep the north-west, the side of movement, clean and aired, and the front lit. Empty rooms are cleaned and a lamp is lit now and then.
hi: मकान बेचने के लिए सूचियाँ नैऋत्य का भार घटाती हैं, गति की दिशा वायव्य को साफ़-हवादार और सामने रोशनी रखती हैं। ख़ाली कमरे साफ़ कर कभी-कभी दीपक जलाते हैं।
hg: Makan bechne ke liye lists south-west ka bhaar kam karti hain, gati ki disha north-west ko saaf-hawadar aur samne light rakhti hain. Khaali kamre saaf kar kabhi-kabhi deepak jalate hain.
@ok modern wide SENSE
en: No corner holds back a sale; price, papers, photos and repairs do. Compare three recent sales nearby, clear dues, fix damp, and ask two agents; nothing buried or thrown is needed.
hi: कोई कोना बिक्री नहीं रोकता; दाम, काग़ज़, तस्वीरें और मरम्मत असर करते हैं। पास की तीन ताज़ा बिक्री देखें, बकाया चुकाएँ, सीलन ठीक करें, दो एजेंट से पूछें; गाड़ना-फेंकना कुछ नहीं।
hg: Koi kona bikri nahi rokta; daam, kagaz, photo aur marammat asar karte hain. Paas ki teen taaza sale dekhein, bakaya chukayein, seelan theek karein, do agent se poochein; gaadna-phenkna kuch nahi.
@which modern regional CUSTOM
en: Folk customs such as burying an idol or burning threads come from elsewhere or from sellers; leave them out. A Ganesh prayer and a clean, lit, aired flat at each visit are enough.
hi: मूर्ति गाड़ने या धागे जलाने जैसे टोटके बाहर से या बेचने वालों से आए हैं; छोड़ दें। गणेश की प्रार्थना और हर बार साफ़, रोशन, हवादार घर दिखाना काफ़ी है।
hg: Murti gaadne ya dhaage jalane jaise totke bahar se ya bechne walon se aaye hain; chhod dein. Ganesh ki prarthana aur har baar saaf, roshan, hawadar ghar dikhana kaafi hai.

# child-wish-remedy remedy
@names
en: vastu for childbirth, vastu for conceiving, no child vastu remedy, pregnant woman room direction
hi: संतान के लिए वास्तु, गर्भवती का कमरा, संतान प्राप्ति वास्तु
hg: santan ke liye vastu, pregnant ka kamra, santan prapti vastu
@ask
en: years of trying, ivf next month, does moving into the north-west bedroom help | couple hoping for a baby, which room to sleep in
hi: चार साल से कोशिश है, आईवीएफ़ होना है, वायव्य के कमरे में जाएँ क्या
hg: chaar saal se koshish hai ivf hona hai, north west wale room me jaye kya | bachche ke liye pati patni kis kamre me soye
en: is our house the reason we have no baby | which room should a pregnant woman sleep in | bedroom direction for conceiving | pregnant lady sleeping direction | what pictures in room during pregnancy | married five years no baby is it vastu dosh | which room for conceiving a baby | remedy for having a child at home
hi: घर के वास्तु से संतान नहीं हो रही क्या | गर्भवती महिला किस कमरे में सोए | संतान के लिए किस दिशा में सोएँ | गर्भवती का सिर किधर हो | गर्भावस्था में कमरे में कैसी तस्वीर लगाएँ | बच्चा नहीं हो रहा वास्तु दोष है क्या | शादी को पाँच साल, संतान नहीं, घर का दोष | गर्भवती को किस दिशा में सुलाएँ
hg: ghar ke vastu se bacha nahi ho raha kya | pregnant lady kis kamre me soye | santan ke liye kis disha me soye | pregnant ka sir kidhar ho | pregnancy me kamre me kaisi photo lagaye | bacha nahi ho raha vastu dosh hai kya | shadi ko 5 saal santan nahi ghar ka dosh | garbhvati ko kis disha me sulaye
en: what simple things in our bedroom can we change while trying for a child
hi: संतान के लिए कमरे में क्या बदलें
hg: santan ke liye kamre me kya badle
@ok modern wide SENSE
en: No house keeps a child away, and no vaastu brings one; please see a doctor together, both partners, after a year of trying, after six months if she is over 35. It is nobody's fault.
hi: कोई घर संतान नहीं रोकता और कोई वास्तु संतान नहीं देता; साल भर कोशिश के बाद, 35 से ऊपर हों तो छह महीने बाद, दोनों साथ डॉक्टर से मिलें। दोष किसी का नहीं।
hg: Koi ghar santan nahi rokta aur koi vaastu santan nahi deta; saal bhar koshish ke baad, 35 se upar hon to chhah mahine baad, dono saath doctor se milein. Dosh kisi ka nahi.
@where modern most PRAC
en: Lists let an expectant mother sleep in the south-west or a quiet south or west room, head to the south or east. In late pregnancy doctors advise lying on the side; comfort goes before direction.
hi: सूचियाँ गर्भवती को नैऋत्य या शांत दक्षिण या पश्चिम कमरे में, सिर दक्षिण या पूर्व, सुलाती हैं। आख़िरी महीनों में डॉक्टर करवट लेटने को कहते हैं; आराम दिशा से पहले।
hg: Lists garbhvati ko south-west ya shaant south/west kamre me, sir south ya east, sulati hain. Aakhri mahinon me doctor karwat letne ko kehte hain; aaram disha se pehle.
@do modern most CUSTOM
en: Gentle colours, a smiling child Krishna or nature picture, no renovation dust, paint smell or loud hammering while she carries. Healthy food, walks and check-ups do the rest.
hi: हल्के रंग, मुस्कराते बाल कृष्ण या प्रकृति का चित्र; गर्भ के दिनों में मरम्मत की धूल, पेंट की गंध और ज़ोर की ठोक-पीट नहीं। अच्छा भोजन, टहलना और जाँच बाक़ी काम करते हैं।
hg: Halke rang, muskurate Bal Krishna ya prakriti ka chitra; garbh ke dinon me renovation ki dhool, paint ki smell aur zor ki thok-peet nahi. Achha khana, tehelna aur check-up baaki kaam karte hain.

# septic-tank-remedy remedy
@names
en: septic tank in south west, septic tank in north east, septic tank in wrong place, soak pit remedy
hi: नैऋत्य में सेप्टिक टैंक, ईशान में सेप्टिक टैंक, ग़लत जगह सेप्टिक टैंक
hg: south west me septic tank, north east me septic tank, galat jagah septic tank
en: septic tank, place for the septic tank
hi: सेप्टिक टैंक, सेप्टिक टैंक की जगह
hg: septic tank, septic tank ki jagah
en: soak pit
hi: सोख्ता गड्ढा, मल टंकी
hg: sokhta gaddha, sepctic tank, latrine ki tanki
@ask
en: septic tank is in the north east corner what can I do | septic tank in south west remedy without breaking | septic tank under the kitchen | septic tank under the bedroom | can septic tank be shifted after the house is made | septic tank in front of the gate | septic tank in the south east problem | apartment septic tank below my flat
hi: सेप्टिक टैंक ईशान में बना है क्या करें | नैऋत्य में सेप्टिक टैंक का उपाय बिना तोड़े | रसोई के नीचे सेप्टिक टैंक | शयनकक्ष के नीचे सेप्टिक टैंक | सेप्टिक टैंक कैसे हटाएँ | आग्नेय में सेप्टिक टैंक | फ़्लैट के नीचे सेप्टिक टैंक
hg: septic tank north east me bana hai kya kare | south west me septic tank ka upay bina tode | kitchen ke niche septic tank | bedroom ke niche septic tank | septic tank kaise hataye | south east me septic tank | flat ke niche septic tank
en: builder wants the septic tank in the north east, ok or not | where should the septic tank be dug | which corner for the soak pit
hi: सेप्टिक टैंक किस कोने में खुदवाएँ | ठेकेदार ईशान में सेप्टिक टैंक बना रहा है | मल टंकी कहाँ बनवाएँ
hg: septic tank kis kone me khudwaye | builder north east me septic tank bana raha hai sahi hai kya | latrine ki tanki kaha banaye
hi: सोख्ता गड्ढा कहाँ खोदें
hg: sokhta gaddha kaha khode
en: position of the septic tank in a 30x40 plot | septic tank location for a house
hi: 30x40 के प्लॉट में सेप्टिक टैंक कहाँ
hg: 30x40 plot me septic tank kaha
@where modern most PRAC
en: A septic tank belongs in the north-west or west of the plot, not in the north-east, south-west or centre. Keep it half a metre from wall and foundation, far from any well.
hi: सेप्टिक टैंक प्लॉट के वायव्य या पश्चिम में बने; ईशान, नैऋत्य या बीच में नहीं। दीवार और नींव से आधा मीटर हटकर, कुएँ से दूर।
hg: Septic tank plot ke north-west ya west me bane; north-east, south-west ya beech me nahi. Deewar aur neev se aadha metre hatkar, kuen se door.
@do modern most PRAC
en: A septic tank in the south-west, north-east or centre is not liked, but you need not break it: seal it level and strong, vent it high, empty it in time, mend leaks, and keep drinking water and mandir away from above it.
hi: नैऋत्य, ईशान या केंद्र में सेप्टिक टैंक पसंद नहीं किया जाता, पर तोड़ना ज़रूरी नहीं: ढक्कन मज़बूत और समतल, ऊँचा वेंट, समय पर सफ़ाई, रिसाव ठीक, और ऊपर पीने का पानी या मंदिर न हो।
hg: South-west, north-east ya centre me septic tank pasand nahi kiya jata, par todna zaroori nahi: dhakkan mazboot aur samtal, ooncha vent, samay par safai, risav theek, aur upar peene ka paani ya mandir na ho.
@how modern wide SENSE
en: Under a bedroom or kitchen the worry is gas, damp and mosquitoes, not fate. Never let anyone climb into a tank: its gas kills, and the law forbids manual cleaning; call the municipal machine.
hi: शयनकक्ष या रसोई के नीचे चिंता गैस, सीलन और मच्छर की है, भाग्य की नहीं। टैंक में किसी को न उतारें: गैस जानलेवा है, और हाथ से सफ़ाई क़ानूनन मना है; नगर निगम की मशीन बुलाएँ।
hg: Bedroom ya kitchen ke neeche chinta gas, seelan aur machhar ki hai, bhagya ki nahi. Tank me kisi ko na utarein: gas jaanleva hai, aur haath se safai kanoonan mana hai; nagar nigam ki machine bulayein.
@which modern most PRAC
en: In a flat the society's tank below belongs to the whole building, so it is not counted against one home. A pot with a low plant, never a tree, may stand beside the lid.
hi: फ़्लैट में नीचे का टैंक पूरी इमारत का है, इसलिए एक घर के खाते में नहीं गिना जाता। ढक्कन के पास छोटा पौधा रख सकते हैं, पेड़ कभी नहीं।
hg: Flat me neeche ka tank poori building ka hai, isliye ek ghar ke khaate me nahi gina jata. Dhakkan ke paas chhota paudha rakh sakte hain, ped kabhi nahi.
@see borewell-wrong-remedy

# shani-saturday-at-home remedy
@names
en: shani oil at home, oil for shani on saturday, feeding crows for shani, black dog for shani, shani remedy abroad
hi: घर पर शनि का तेल, शनिवार को तेल चढ़ाना, शनि को तेल, शनि के लिए कौवे को खाना, काले कुत्ते को रोटी
hg: ghar par shani ka tel, shaniwar ko tel chadhana, shani ko tel, shani ke liye kauwe, kale kutte ko roti shani
hg: shani ke liye diya ghar pe, shani mandir band, shani mandir nahi
hi: शनि मंदिर बंद, शनि के लिए दीपक घर पर
en: shani temple closed, no shani temple
@ask
en: shani temple shuts before I am free, where at home do I light the lamp
hi: शनि मंदिर आठ बजे बंद हो जाता है, दीया घर पर कहाँ जलाऊँ
hg: shani mandir jaldi band ho jata hai office se late aata hu, diya ghar pe kaha jalau
en: I want to offer oil to Shani on Saturday but my shift ends after the temple closes, can something be done at home | living abroad, feeding crows and stray dogs is fined here, what else pleases Saturn | no Shani temple in our city, how do I give the Saturday oil | pandit told me to feed a black dog every week, there is none near us | may women offer oil to Shani or only at home | simple Saturday practice during sade sati without a temple | which donation for Shani in a foreign country | night duty on Saturdays, when to light the mustard oil lamp
hi: शनिवार को मंदिर बंद होने के बाद घर लौटता हूँ, तेल घर पर चढ़ा सकते हैं क्या | विदेश में कौवे और काला कुत्ता नहीं मिलते, शनि के लिए और क्या करें | हमारे शहर में शनि मंदिर नहीं, तेल कैसे दें | पंडित जी ने काले कुत्ते को रोटी कही, यहाँ कुत्ते नहीं | शनिवार का दीपक घर में किस ओर जलाएँ | साढ़े साती में घर पर क्या सरल उपाय करें | रात की ड्यूटी है, शनि का दान किसे दें | घर पर ही शनि देव के लिए कुछ हो सकता है
hg: shaniwar ko mandir band hone ke baad ghar aata hu, tel ghar pe chadha sakte hai kya | videsh me kauwe aur kala kutta nahi milte shani ke liye aur kya kare | hamare sheher me shani mandir nahi tel kaise de | pandit ne kale kutte ko roti boli yaha kutte nahi hai | shaniwar ka deepak ghar me kis taraf jalaye | sade sati me ghar pe kya saral upay kare | raat ki duty hai shani ka daan kisko de
@do modern most CUSTOM
en: Yes, at home is fine: on Saturday evening, at whatever hour you return, light a mustard- or sesame-oil lamp facing west, say Om Sham Shanaishcharaya Namah or the Hanuman Chalisa, and set aside oil, black sesame or urad to give away. A closed temple costs you nothing.
hi: हाँ, घर पर ही हो सकता है: शनिवार की शाम, जिस समय लौटें, पश्चिम की ओर सरसों या तिल के तेल का दीपक जलाएँ, ॐ शं शनैश्चराय नमः या हनुमान चालीसा पढ़ें, और तेल, काले तिल या उड़द दान के लिए निकाल दें। मंदिर बंद होना दोष नहीं।
hg: Haan, ghar par hi ho sakta hai: Shanivar ki shaam, jis samay lautein, west ki taraf sarson ya til ke tel ka deepak jalayein, Om Sham Shanaishcharaya Namah ya Hanuman Chalisa padhein, aur tel, kaale til ya urad daan ke liye nikaal dein. Mandir band hona dosh nahi.
@which modern most CUSTOM
en: Where crows and dogs cannot be fed, Shani is honoured by service: give food, a blanket or black sesame, help a labourer, an old or a disabled person, give to a food bank or animal shelter. Honest work counts most; break no law of the country for a remedy.
hi: जहाँ कौवे-कुत्ते को खिलाना न हो सके, वहाँ शनि सेवा से प्रसन्न माने जाते हैं: भोजन, कंबल या काले तिल का दान, मज़दूर, वृद्ध या दिव्यांग की मदद, फ़ूड बैंक या पशु-आश्रय को दान। ईमानदार काम सबसे बढ़कर; उपाय के लिए क़ानून न तोड़ें।
hg: Jahan kauwe-kutte ko khilana na ho sake, wahan Shani seva se prasann maane jaate hain: bhojan, kambal ya kaale til ka daan, mazdoor, vriddh ya divyang ki madad, food bank ya animal shelter ko daan. Imaandaar kaam sabse badhkar; upay ke liye kanoon na todein.
@ok modern wide CUSTOM
en: Missing a Saturday brings no anger of Shani, and no remedy is owed every week. Do it when you can and skip it in peace when you cannot.
hi: एक शनिवार छूट जाए तो शनि देव रुष्ट नहीं होते, और कोई उपाय हर हफ़्ते का क़र्ज़ नहीं। जब हो सके करें, न हो सके तो निश्चिंत रहें।
hg: Ek Shanivar chhoot jaye to Shani dev naraaz nahi hote, aur koi upay har hafte ka karz nahi. Jab ho sake karein, na ho sake to nishchint rahein.
@see shani-deity, graha-shani

# gem-troubles-after-wearing remedy
@names
en: gem does not suit, take off the gem, trouble after wearing a gem, headache after neelam, bad dreams after wearing blue sapphire
hi: नीलम पहना तब से, रत्न उतार दूँ, रत्न सूट नहीं कर रहा, रत्न से परेशानी, नीलम से बुरे सपने
hg: neelam pehna tab se, ratna utaar du, ratna suit nahi kar raha, gem suit nahi, neelam se bure sapne
hi: नीलम उतार दूँ, पुखराज पहनते ही
hg: neelam utaar du, ratna utaarna, pukhraj pehente hi
en: blue sapphire take it off, remove the gem
@ask
hi: गुरुजी के कहने पर नीलम पहना | नीलम पहने तीन दिन हुए, सिर भारी है और बुरे सपने आते हैं
hg: guruji ke kehne pe neelam pehna | neelam pehne teen din hue sar bhari hai aur bure sapne aate hai
en: wore a blue sapphire on my guru's word, bad dreams and a headache since
hi: रत्न पहनने के बाद गिरते-गिरते बचा, गुरुजी कहते हैं सात दिन रुको, उतारूँ क्या | नीलम के बाद सिर दुखता है और डरावने सपने आते हैं
hg: ratna pehnne ke baad girte girte bacha, guruji kehte hai saat din ruko, utaaru kya | neelam ke baad sar dukhta hai aur darawne sapne aate hai
en: since I put on the sapphire I sleep badly and had a small fall, my teacher says bear it a week, shall I take it off | headaches started two days after the new gemstone ring | can I remove a gem that an astrologer told me never to take off | my gomed ring and my luck both feel heavy | is it a sin to remove a stone given by a guru | stone cracked after a week, what now | jeweller will not take the stone back
hi: नीलम पहनने के बाद से नींद ख़राब और चोट लगते बची, पंडित कहते हैं रुको, उतार दूँ क्या | नीलम की अँगूठी के दो दिन बाद सिरदर्द शुरू हुआ | ज्योतिषी ने कहा रत्न कभी मत उतारना, मैं उतार सकता हूँ | रत्न पहनने के बाद सब उल्टा हो रहा है | गुरुजी का दिया पत्थर उतारना पाप है क्या | रत्न में दरार आ गई | पुखराज पहनकर बेचैनी रहती है
hg: neelam pehnne ke baad se neend kharab aur chot lagte bachi, pandit kehte hai ruko, utaar du kya | neelam ki anguthi ke do din baad sar dard shuru hua | jyotishi ne kaha ratna kabhi mat utaarna, main utaar sakta hu | ratna pehnne ke baad sab ulta ho raha hai | guruji ka diya patthar utaarna paap hai kya | ratna me darar aa gayi | pukhraj pehen ke bechaini rehti hai
@do modern most JYOTISH
en: Yes, take it off: by tradition a strong stone such as neelam is worn on trial for some days and removed at once if bad dreams, headaches or mishaps come. Nobody has to bear seven days. Wash it, put it in a clean cloth, and see a doctor if the headache stays.
hi: हाँ, उतार दें: परंपरा में नीलम जैसा तेज़ रत्न कुछ दिन परखकर पहनते हैं और बुरे सपने, सिरदर्द या चोट हो तो तुरंत उतार देते हैं। सात दिन सहना ज़रूरी नहीं। धोकर साफ़ कपड़े में रख दें; सिरदर्द बना रहे तो डॉक्टर को दिखाएँ।
hg: Haan, utaar dein: parampara me neelam jaisa tez ratna kuch din parakhkar pehente hain aur bure sapne, sir dard ya chot ho to turant utaar dete hain. Saat din sehna zaroori nahi. Dhokar saaf kapde me rakh dein; sir dard bana rahe to doctor ko dikhayein.
@ok modern wide JYOTISH
en: Removing a gem is no sin and nothing follows from it, whoever gave it. If you wish to try again, let a whole chart be read first, not the name or sign alone; a stone is custom and no duty.
hi: रत्न उतारना पाप नहीं और इससे कुछ अनिष्ट नहीं होता, चाहे किसी ने भी दिया हो। फिर पहनना चाहें तो पहले पूरी कुंडली दिखाएँ, केवल नाम या राशि से नहीं; रत्न रिवाज है, कर्तव्य नहीं।
hg: Ratna utaarna paap nahi aur isse kuch anisht nahi hota, chahe kisi ne bhi diya ho. Phir pehenna chahein to pehle poori kundli dikhayein, sirf naam ya rashi se nahi; ratna riwaz hai, kartavya nahi.
@see gem-wearing-rules, gem-blue-sapphire

# gem-student-no-money remedy
@names
en: coral for an exam, cheap remedy for mars, remedy for weak mars without money
hi: परीक्षा के लिए मूँगा, मंगल का सस्ता उपाय, बिना पैसे मंगल का उपाय
hg: exam ke liye moonga, mangal ka sasta upay, bina paise mangal ka upay
@ask
en: an astrologer says my Mars is bad and names a puja I cannot pay before my test | does weak Mars make a student fail
en: student without money, told to wear coral for Mars or my paper goes badly | free remedy for Mars for an exam | is a costly stone needed to pass | hostel student, mangal is weak by the chart, what can I do for free
hi: छात्र हूँ, पैसे नहीं, मंगल के लिए मूँगा पहनने को कहा | परीक्षा के लिए मंगल का मुफ़्त उपाय | पास होने के लिए महँगा रत्न ज़रूरी है क्या | हॉस्टल में रहता हूँ, मंगल कमज़ोर बताया, क्या करूँ | मूँगा न पहनूँ तो पेपर बिगड़ेगा क्या
hg: student hu paise nahi, mangal ke liye moonga pehnne ko kaha | exam ke liye mangal ka free upay | pass hone ke liye mehenga ratna zaruri hai kya | hostel me rehta hu mangal kamzor bataya kya karu | moonga na pehnu to paper kharab hoga kya
@do modern wide JYOTISH
en: No: nobody fails an exam because of Mars, and no coral or paid puja is needed. Free customs are the Hanuman Chalisa on Tuesdays, red lentils given away and honest effort; coral only after a whole chart is read, never on borrowed money. Study decides the paper.
hi: नहीं: मंगल के कारण कोई परीक्षा में नहीं रुकता, और मूँगा या महँगी पूजा ज़रूरी नहीं। मुफ़्त रिवाज हैं मंगलवार को हनुमान चालीसा, मसूर दान और मेहनत; मूँगा पूरी कुंडली देखकर ही, उधार लेकर कभी नहीं। पेपर पढ़ाई तय करती है।
hg: Nahi: mangal ke karan koi exam me nahi rukta, aur moonga ya mehengi puja zaroori nahi. Muft riwaz hain Mangalvar ko Hanuman Chalisa, masoor daan aur mehnat; moonga poori kundli dekhkar hi, udhaar lekar kabhi nahi. Paper padhai tay karti hai.
@see exam-result, gem-coral

# remedies-placebo idea
@names
en: do remedies really work, placebo, are vastu remedies scientific, how can a remedy fix a wall
hi: क्या उपाय सच में काम करते हैं, प्लेसिबो, उपाय वैज्ञानिक हैं क्या, उपाय का असर कैसे
hg: kya upay sach me kaam karte hai, placebo, upay scientific hai kya, upay ka asar kaise
@ask
en: be honest, how should a bell or a bit of camphor change the direction of a wall, isn't it placebo | do crystals, chimes and salt really do something or is it in the mind | I am a science student, is there any proof that remedies work | my engineer son laughs at our remedies, what shall I answer | how does a remedy undo a wrong kitchen without moving it | sceptic here, why should salt in a bowl change anything
hi: सच बताइए, कपूर या घंटी से ग़लत दीवार कैसे ठीक होगी, यह मन का वहम नहीं क्या | उपायों का कोई वैज्ञानिक प्रमाण है क्या | मेरा बेटा इंजीनियर है, उपायों पर हँसता है | नमक की कटोरी से घर में क्या बदलता है | बिना तोड़े उपाय से दिशा कैसे बदलती है | विंड चाइम और क्रिस्टल सच में काम करते हैं या मन की बात है
hg: sach batao, kapoor ya ghanti se galat deewar kaise theek hogi, placebo nahi hai kya | upayo ka koi scientific proof hai kya | mera beta engineer hai upayo pe hasta hai | namak ki katori se ghar me kya badalta hai | bina tode upay se disha kaise badalti hai | wind chime aur crystal sach me kaam karte hai ya mann ki baat hai
@ok modern wide SENSE
en: Honestly: no camphor, salt or wind chime changes a wall, and there is no scientific evidence that such remedies work. They are symbols of belief and tradition: they bring attention, cleanliness, scent and a calm mind. Take them as that, not as a cure, and pay little.
hi: सच यह है कि कपूर, नमक या विंड चाइम दीवार नहीं बदलते, और ऐसे उपायों का वैज्ञानिक प्रमाण नहीं। ये आस्था और परंपरा के प्रतीक हैं: ध्यान, सफ़ाई, सुगंध और मन की शांति देते हैं। इन्हें इतना ही मानें, इलाज नहीं, और ख़र्च कम करें।
hg: Sach yeh hai ki kapoor, namak ya wind chime deewar nahi badalte, aur aise upayon ka scientific proof nahi. Yeh aastha aur parampara ke prateek hain: dhyan, safai, sugandh aur mann ki shanti dete hain. Inhe itna hi maanein, ilaaj nahi, aur kharch kam karein.
@why modern wide SENSE
en: What does help measurably is in the same advice: light, air, dry walls, order, and a bed where one sleeps well. The texts themselves ask to build rightly; most objects sold as remedies are of the last decades.
hi: जो सच में मापा जा सके वह भी इसी सलाह में है: रोशनी, हवा, सूखी दीवार, व्यवस्था और चैन की नींद वाला पलंग। ग्रंथ ख़ुद सही बनाने को कहते हैं; उपाय के नाम पर बिकने वाली वस्तुएँ प्रायः पिछले कुछ दशकों की हैं।
hg: Jo sach me maapa ja sake woh bhi isi salah me hai: roshni, hawa, sookhi deewar, vyavastha aur chain ki neend wala bed. Granth khud sahi banane ko kehte hain; upay ke naam par bikne wali cheezein aksar pichhle kuch dashkon ki hain.
@see believe-or-not, remedy-expiry

# costly-vastu-gadgets remedy
@names
en: pyramids and copper strips, vastu expert quote, vastu consultant quoted, brass helix, costly vastu objects
hi: पिरामिड और ताँबे की पट्टी, वास्तु वाले का ख़र्च, महँगे वास्तु यंत्र
hg: pyramid aur copper strip, vastu expert ne quote diya, mehenge vastu yantra
en: vastu consultant asks for pyramids, pyramids for the toilet
hi: टॉयलेट के लिए पिरामिड, वास्तु कंसल्टेंट ने पिरामिड
hg: toilet ke liye pyramid, vastu consultant ne pyramid bole, vastu wale ne pyramid
@ask
hg: vastu consultant ne hazaaro ke pyramid bole toilet ke liye, kya sach me lene padenge
hi: वास्तु कंसल्टेंट ने शौचालय के लिए पिरामिड बताए, सच में लेने पड़ेंगे क्या
en: consultant quotes forty thousand for strips, helix and pyramids because the toilet is in the south-west, wife is anxious, what is free | online vaastu person wants a lot for metal rods under our floor | nine pyramids for one bathroom, is it needed | is it a scam when a vastu expert sells the remedy too | husband wants to buy a kit of crystals and strips for our flat
hi: वास्तु वाले ने शौचालय के लिए पिरामिड और पट्टियों के चालीस हज़ार बताए, पत्नी घबराई है, मुफ़्त में क्या करें | फ़र्श में धातु की छड़ें लगवाने को कहते हैं | एक बाथरूम के लिए नौ पिरामिड ज़रूरी हैं क्या | जो वास्तु बताए वही सामान बेचे, यह ठगी है क्या | यंत्र की किट ख़रीदें या नहीं
hg: vastu wale ne toilet ke liye pyramid aur strips ke chalis hazaar bataye, biwi ghabrayi hai, free me kya kare | farsh me dhatu ki rod lagwane ko bolte hai | ek bathroom ke liye nau pyramid zaruri hai kya | jo vastu bataye wahi saman beche ye thagi hai kya | yantra ki kit kharide ya nahi
@ok modern wide PRAC
en: No such costly objects are needed: no classical text asks for pyramids, helixes or copper strips for a toilet. What costs nothing: keep it clean, dry and aired, door and lid shut, a bowl of salt changed weekly if it calms you, weight and order in the south-west. Never pay out of fear.
hi: ऐसी महँगी वस्तुएँ ज़रूरी नहीं: किसी शास्त्र में शौचालय के लिए पिरामिड, हेलिक्स या ताँबे की पट्टी नहीं लिखी। मुफ़्त में: शौचालय साफ़, सूखा, हवादार, दरवाज़ा-ढक्कन बंद, मन चाहे तो हर हफ़्ते बदली नमक की कटोरी। डरकर पैसे न दें।
hg: Aisi mehengi cheezein zaroori nahi: kisi shastra me toilet ke liye pyramid, helix ya copper strip nahi likhi. Muft me: toilet saaf, sookha, hawadar, door-dhakkan band, mann chahe to har hafte badli namak ki katori. Darkar paise na dein.
@do modern wide SENSE
en: Ask the seller for the text and for his fee without goods, wait two weeks, and tell the anxious one at home that nothing is known to happen from a corner. A quote with threats may be reported to the consumer helpline 1915.
hi: बेचने वाले से ग्रंथ का नाम और बिना सामान की फ़ीस पूछें, दो हफ़्ते रुकें, और घर में जो घबराया है उसे बताएँ कि किसी कोने से कुछ अनिष्ट होना सिद्ध नहीं। डराकर माँगे तो उपभोक्ता हेल्पलाइन 1915।
hg: Bechne wale se granth ka naam aur bina saman ki fees poochein, do hafte rukein, aur ghar me jo ghabraya hai use batayein ki kisi kone se kuch anisht hona siddh nahi. Darakar maange to consumer helpline 1915.
@see expensive-remedies, toilet-sw-remedy

# udhaar-money-shop remedy
@names
en: customers do not pay back credit, shop credit not returned, recovering credit from customers
hi: दुकान का उधार, उधार वसूली, ग्राहक उधार नहीं लौटाते, उधार वाले
hg: dukan ka udhaar, udhaar vasooli, grahak udhaar nahi lautate, udhar wale paise nahi dete
en: goods on credit, customers on credit
hg: udhar wapas nahi karte, udhaar wapas nahi, logo ne udhar le rakha
hi: उधार वापस नहीं, लोगों ने उधार ले रखा
@ask
en: shoppers take goods on credit and disappear, till faces south, does it matter
hg: kirana store se logo ne udhaar le rakha hai wapas nahi karte, galle ki disha badlu kya
hi: किराना दुकान से लोगों ने उधार ले रखा है, गल्ले की दिशा बदलूँ क्या
en: cloth shop, customers on credit never return the money, no totka please, only what to check by vastu | drawer of my shop opens to the south and credit is stuck | which direction for the till so that payments come | money lent to customers, how to recover, which side should I sit | half my sales are on credit and nobody pays
hi: किराने की दुकान है, लोग उधार नहीं चुकाते, टोटका नहीं, वास्तु में क्या देखना चाहिए बस इतना | गल्ला दक्षिण की ओर खुलता है और उधार फँसा है | गल्ले का मुँह किधर हो कि भुगतान आए | ग्राहकों का उधार कैसे वसूलूँ, मैं किस ओर मुँह करके बैठूँ | आधी बिक्री उधार की है कोई पैसे नहीं लौटाता | दुकान के वास्तु में क्या देखूँ कि उधार लौटे
hg: kirane ki dukan hai log udhaar nahi chukate, totka nahi, vastu me kya dekhna chahiye bas itna | galla south ki taraf khulta hai aur udhaar phansa hai | galle ka muh kidhar ho ki payment aaye | grahako ka udhaar kaise vasool karu, main kis taraf muh karke baithu | aadhi bikri udhaar ki hai koi paise nahi lautata | dukan ke vastu me kya dekhu ki udhar laute
@do modern most PRAC
en: In the shop look at three things: the cash drawer opens to the north or east, not the south; the owner sits in the south-west facing north or east; the north-east is clean and light. Beside that write every credit down, set a limit and a date, and ask politely each week.
hi: दुकान में तीन बातें देखें: गल्ला उत्तर या पूर्व की ओर खुले, दक्षिण की ओर नहीं; मालिक नैऋत्य में बैठकर उत्तर या पूर्व देखे; ईशान साफ़ और हल्का रहे। साथ में हर उधार लिखें, सीमा और तारीख़ तय करें, हर हफ़्ते नरमी से माँगें।
hg: Dukan me teen baatein dekhein: galla north ya east ki taraf khule, south ki taraf nahi; malik south-west me baithkar north ya east dekhe; north-east saaf aur halka rahe. Saath me har udhaar likhein, limit aur tareekh tay karein, har hafte narmi se maangein.
@ok modern wide SENSE
en: No direction makes a debtor pay, and no totka is needed. A written bill, a phone payment link and a polite reminder bring more money home than any corner; for large sums a lawyer's notice is the way.
hi: कोई दिशा उधार वाले से पैसे नहीं दिलाती, और टोटके की ज़रूरत नहीं। लिखी पर्ची, फ़ोन से भुगतान और नरम याद दिलाना किसी भी कोने से ज़्यादा काम आता है; बड़ी रक़म में वकील का नोटिस।
hg: Koi disha udhaar wale se paise nahi dilati, aur totke ki zaroorat nahi. Likhi parchi, phone se payment aur narm yaad dilana kisi bhi kone se zyada kaam aata hai; badi rakam me vakil ka notice.
@see shop-galla, money-stuck-remedy

# energy-scanner-test idea
@names
en: energy scanner, vastu scanner, lecher antenna, dowsing rod, glass of water test for negative energy
hi: एनर्जी स्कैनर, वास्तु स्कैनर, ऊर्जा नापने की मशीन, पानी के गिलास की जाँच
hg: energy scanner, vastu scanner, energy naapne ki machine, pani ke glass ka test
@ask
en: the consultant came with a scanner and said our house reads minus | is the test with a glass of salt water true | dowsing rods crossed over our bed, geopathic stress? | he measured the aura of our flat and sells a correction | machine showed low energy in the kitchen
hi: वास्तु वाला मशीन लाया और बोला घर की ऊर्जा माइनस है | पानी का गिलास रखने से नकारात्मक ऊर्जा का पता चलता है क्या | छड़ियों से घर की ऊर्जा नापी, सच है क्या | मशीन में घर की आभा कम बताई और उपाय बेचता है | स्कैनर की रीडिंग पर भरोसा करें क्या
hg: vastu wala machine laya aur bola ghar ki energy minus hai | pani ka glass rakhne se negative energy ka pata chalta hai kya | rod se ghar ki energy naapi sach hai kya | machine me ghar ki aura kam batayi aur upay bechta hai | scanner ki reading par bharosa kare kya
@ok modern wide SENSE
en: No scanner, rod or glass of water measures the energy of a house: no such instrument is recognised, and no old text of vaastu knows one. Salt water changes by damp and dust. Do not buy a correction for a number that only the seller can read.
hi: कोई स्कैनर, छड़ी या पानी का गिलास घर की ऊर्जा नहीं नापता: ऐसा कोई मान्य यंत्र नहीं और वास्तु के किसी पुराने ग्रंथ में नहीं। नमक का पानी सीलन और धूल से बदलता है। जो अंक केवल बेचने वाला पढ़े, उसके लिए उपाय न ख़रीदें।
hg: Koi scanner, rod ya paani ka glass ghar ki energy nahi naapta: aisa koi maanya yantra nahi aur vaastu ke kisi purane granth me nahi. Namak ka paani seelan aur dhool se badalta hai. Jo number sirf bechne wala padhe, uske liye upay na kharidein.
@see costly-vastu-gadgets, negative-feeling-remedy

# letting-house-tenant idea
@names
en: new tenant in my house, letting out a house, giving the house on rent, puja before a new tenant
hi: नया किराएदार, घर किराए पर देना, किराएदार बदलना
hg: naya kirayedar, ghar kiraye par dena, kirayedar badalna
hg: kirayedar badal raha
@ask
hg: kirayedar badal raha hu, naye ke aane se pehle kya puja karu
hi: किराएदार बदल रहा हूँ, नए से पहले कौन सी पूजा
en: my tenant leaves and a new one comes, is a small puja needed in between | which room do I keep for my things when I let the house | tenant's faith and food, does it touch my vastu | flat stays empty between tenants, what to do | landlord here, tenants leave every six months
hi: किराएदार जा रहा है, नए के आने से पहले पूजा करानी चाहिए क्या | घर किराए पर दूँ तो अपना सामान किस कमरे में रखूँ | किराएदार टिकते नहीं, क्या करें | किराएदार मांस खाते हैं, मेरे घर का दोष होगा क्या | फ़्लैट महीनों ख़ाली रहता है, किराएदार नहीं मिलता
hg: kirayedar ja raha hai naye ke aane se pehle puja karani chahiye kya | ghar kiraye pe du to apna saman kis kamre me rakhu | kirayedar tikte nahi kya kare | kirayedar maas khate hai mere ghar ka dosh hoga kya | flat mahino khali rehta hai kirayedar nahi milta
@do modern most CUSTOM
en: Between two tenants clean, paint and air the house; custom adds Gangajal, a lamp and a short Ganesh prayer, and no more is needed. How tenants eat or pray is counted for them and brings no dosh on the owner.
hi: दो किराएदारों के बीच घर साफ़ करें, रंगें और हवा दें; रिवाज में गंगाजल, दीपक और छोटी गणेश-प्रार्थना, इतना काफ़ी। किराएदार क्या खाते या कैसे पूजते हैं, यह उनका है; मालिक को दोष नहीं।
hg: Do kirayedaron ke beech ghar saaf karein, rang karein aur hawa dein; riwaz me Gangajal, deepak aur chhoti Ganesh-prarthana, itna kaafi. Kirayedar kya khate ya kaise poojte hain, yeh unka hai; malik ko dosh nahi.
@ok modern wide SENSE
en: Tenants who leave soon mostly do so for rent, repairs, water or noise: ask the one who goes. A locked room for your own things is best in the south-west; leave no idols behind.
hi: किराएदार जल्दी जाएँ तो कारण प्रायः किराया, मरम्मत, पानी या शोर होता है: जाने वाले से पूछें। अपना बंद कमरा रखना हो तो नैऋत्य में; मूर्तियाँ पीछे न छोड़ें।
hg: Kirayedar jaldi jayein to karan aksar kiraya, marammat, paani ya shor hota hai: jaane wale se poochein. Apna band kamra rakhna ho to south-west me; murtiyan peeche na chhodein.
@see rented-flat-remedies, locked-rooms
`;
