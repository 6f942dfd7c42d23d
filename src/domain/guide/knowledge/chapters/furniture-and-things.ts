/** Furniture, machines and small things of a home, and where they stand. docs/guide-topics.md says how it is written. */
export default `
# sofa object
@names
en: sofa, couch, sofa set, settee
hi: सोफ़ा, सोफा सेट
hg: sofa, sofa set
en: window behind the sofa, no wall behind the sofa
hi: सोफ़े के पीछे खिड़की, सोफ़े के पीछे दीवार
hg: sofe ke peeche khidki, sofa ke peeche khidki
en: second hand sofa, hand me down sofa, used furniture
hi: पुराना सोफ़ा लेना, इस्तेमाल किया सोफ़ा
hg: second hand sofa, purana sofa lena, use kiya hua sofa
@ask
en: may we take a used sofa from a cousin whose marriage broke
hi: रिश्तेदार का पुराना सोफ़ा ले सकते हैं क्या, उनका तलाक़ हुआ है
hg: rishtedar ka purana sofa le sakte hai kya unka talaq hua hai
en: only a window wall is left in our small hall, where does the sofa go with no solid wall behind
hi: छोटे हॉल में सोफ़े के पीछे बस खिड़की है, ठोस दीवार नहीं, कहाँ लगाऊँ
hg: chhote hall me sofe ke peeche bas khidki hai thos deewar nahi, kaha lagau
en: where should the sofa be placed | which wall should my couch be against | sofa direction in the hall | we bought a big L shaped sofa, where does it go | which way should people on the sofa face | sofa under beam | sofa back to the main door | L shape sofa which side | sofa colour vastu | sofa cum bed direction | guests should sit facing which side
hi: सोफ़ा किस दिशा में रखें | हॉल में सोफा कहाँ लगाएँ | सोफा सेट किस दीवार से लगाना चाहिए | सोफ़े पर बैठने वाले का मुँह किधर हो | बैठक में सोफ़ा कहाँ रखना ठीक है | सोफ़ा बीम के नीचे है | सोफ़े की पीठ दरवाज़े की ओर | एल आकार का सोफ़ा किधर | सोफ़े का रंग | मेहमान किस ओर बैठें
hg: sofa kis disha me rakhe | hall me sofa kaha lagaye | naya L shape sofa liya hai kis deewar pe lagau | sofa set ki sahi jagah | sofe pe baithne wale ka muh kidhar ho | sofa beam ke niche hai | sofe ki peeth darwaze ki taraf | L shape sofa kidhar | sofe ka rang | mehman kis taraf baithe
en: against which wall of the drawing room does the couch go | three seater in the lounge
@places good S SW W; fine SE NW; avoid NE C
@where modern most PRAC
en: Place the sofa along the south or west wall of the room, best towards its south-west corner. It is heavy, and weight is kept to the south and west while north and east stay open.
hi: सोफ़ा कमरे की दक्षिण या पश्चिम दीवार से लगाएँ, सबसे अच्छा दक्षिण-पश्चिम कोने की ओर। वह भारी होता है; भार दक्षिण और पश्चिम में और उत्तर व पूर्व खुला रखा जाता है।
hg: Sofa kamre ki south ya west deewar se lagayein, sabse achha south-west kone ki taraf. Woh bhaari hota hai; bhaar south aur west me aur north va east khula rakha jata hai.
@face modern most PRAC
en: Those who sit on it face north or east. Let the head of the family have the south-west seat, looking to the door.
hi: बैठने वालों का मुँह उत्तर या पूर्व की ओर हो। घर के मुखिया की जगह दक्षिण-पश्चिम में हो, जहाँ से दरवाज़ा दिखे।
hg: Baithne walon ka munh north ya east ki taraf ho. Ghar ke mukhiya ki jagah south-west me ho, jahan se darwaza dikhe.
@why derived most DED
en: South-west is the corner of earth and weight, north-east that of light and openness. For the sofa itself no old verse is known.
hi: दक्षिण-पश्चिम पृथ्वी और भार का कोना है, ईशान प्रकाश और खुलेपन का। सोफ़े के लिए कोई पुराना श्लोक ज्ञात नहीं है।
hg: South-west prithvi aur bhaar ka kona hai, north-east roshni aur khulepan ka. Sofe ke liye koi purana shlok gyaat nahi hai.
@do modern wide PRAC
en: A sofa that must stand in the north or east is chosen low and light and kept a hand from the wall. Not under a beam, nor its back to the door; a console behind helps.
hi: सोफ़ा उत्तर या पूर्व में ही रखना पड़े तो नीचा, हल्का और दीवार से हाथ भर दूर हो। बीम के नीचे नहीं, पीठ दरवाज़े की ओर नहीं; पीछे कंसोल मदद करता है।
hg: Sofa north ya east me hi rakhna pade to neecha, halka aur deewar se haath bhar door ho. Beam ke neeche nahi, peeth darwaze ki taraf nahi; peeche console madad karta hai.
@colour modern most PRAC
en: Sofa colours: cream, beige, brown or light grey suit every side; green or blue goes to the north and east, warm shades to the south. Guests sit facing south or west, the hosts north or east.
hi: सोफ़े के रंग: क्रीम, बेज, भूरा या हल्का स्लेटी हर ओर; हरा-नीला उत्तर और पूर्व में, गरम रंग दक्षिण में। मेहमान दक्षिण या पश्चिम मुख, घर वाले उत्तर या पूर्व मुख बैठते हैं।
hg: Sofe ke rang: cream, beige, bhoora ya halka grey har taraf; hara-neela north aur east me, garam rang south me. Mehman south ya west mukh, ghar wale north ya east mukh baithte hain.
@ok modern wide SENSE
en: A used sofa brings nobody's fate with it: clean, air and re-cover it, check for bugs and loose joints, and it is yours. Who prefers may sprinkle Gangajal or begin with a lamp.
hi: इस्तेमाल किया सोफ़ा किसी का भाग्य साथ नहीं लाता: साफ़ करें, धूप-हवा दें, कवर बदलें, खटमल और जोड़ जाँचें। मन चाहे तो गंगाजल छिड़कें या दीप जलाकर शुरू करें।
hg: Use kiya hua sofa kisi ka bhagya saath nahi laata: saaf karein, dhoop-hawa dein, cover badlein, khatmal aur jod jaanchein. Mann chahe to Gangajal chhidkein ya deep jalakar shuru karein.

# fish-tank object
@names
en: fish tank, aquarium, fish bowl
hi: मछलीघर, एक्वेरियम, फिश टैंक
hg: fish tank, aquarium, machhli ghar, machli ghar
en: goldfish, fish died
hi: मछली मर गई, गोल्डफ़िश
hg: machhli mar gayi, goldfish
@ask
en: a goldfish of ours died overnight and the children cry, is that an omen and must we buy the same number again | cleaning the aquarium is a burden, may we give the fish away | fish keep dying one after another, neighbour says they take our troubles
hi: एक मछली मर गई, बच्चे रो रहे हैं, अपशकुन है क्या, उतनी ही फिर लाएँ | मछलियाँ बार-बार मरती हैं, पड़ोसन कहती है मुसीबत ले गईं | एक्वेरियम सँभलता नहीं, किसी को दे दें क्या
hg: ek machhli mar gayi bachche ro rahe hai, apshakun hai kya, utni hi fir laye | machhliyan baar baar marti hai, padosan kehti hai musibat le gayi | aquarium sambhalta nahi kisi ko de de kya
en: where to keep the fish tank | is an aquarium good at home | can I put a fish tank in the bedroom | how many fish should be in the tank | my son wants an aquarium, which corner is right | fish died in tank what does it mean | how many fish vastu | fish tank cannot be moved from south | arowana or goldfish | how to clean the fish tank
hi: मछलीघर किस दिशा में रखें | एक्वेरियम घर में रखना शुभ है क्या | फिश टैंक बेडरूम में रख सकते हैं | मछलीघर में कितनी मछलियाँ हों | बैठक में एक्वेरियम कहाँ रखें | मछली मर जाए तो क्या करें | कितनी मछलियाँ रखें | मछलीघर दक्षिण में है हटा नहीं सकते | काली मछली कितनी
hg: fish tank kaha rakhe | aquarium ghar me rakhna shubh hai kya | fish tank bedroom me rakh sakte hai | kitni machliyan rakhni chahiye aquarium me | machli ghar ki sahi disha | machli mar jaye to kya kare | kitni machli rakhe | aquarium south me hai hata nahi sakte | kali machli kitni
@places good N NE E; fine NW; avoid S SW SE C
@where modern most PRAC
en: Keep the fish tank in the north, north-east or east of the living room. Water belongs to that side; a very heavy tank is better north or east than right in the north-east corner.
hi: मछलीघर बैठक के उत्तर, ईशान या पूर्व में रखें। जल उसी ओर का है; बहुत भारी टैंक ठीक ईशान कोने से बेहतर उत्तर या पूर्व में है।
hg: Fish tank baithak ke north, north-east ya east me rakhein. Jal usi taraf ka hai; bahut bhaari tank theek ishan kone se behtar north ya east me hai.
@ok modern most PRAC
en: Yes, an aquarium is welcome in the living room if it is kept clean; not in the bedroom and not in the kitchen.
hi: हाँ, बैठक में मछलीघर अच्छा माना जाता है यदि साफ़ रखा जाए; शयनकक्ष और रसोई में नहीं।
hg: Haan, baithak me aquarium achha maana jata hai agar saaf rakha jaye; bedroom aur rasoi me nahi.
@which modern regional PRAC
en: Many keep nine fish, eight golden and one black; that number comes from feng shui, not from Indian texts. What matters is enough room and clean water for them.
hi: कई लोग नौ मछलियाँ रखते हैं, आठ सुनहरी और एक काली; यह गिनती फेंगशुई की है, भारतीय ग्रंथों की नहीं। ज़रूरी है कि उन्हें जगह और साफ़ पानी मिले।
hg: Kai log nau machliyan rakhte hain, aath sunehri aur ek kaali; yeh ginti feng shui ki hai, bharatiya granthon ki nahi. Zaroori hai ki unhein jagah aur saaf paani mile.
@ok modern disputed PRAC
en: Fish that died in the tank are no sign of anything; the saying that they take misfortune on themselves is from feng shui and trade. Look at water, food and room, bury them in earth and clean the tank.
hi: टैंक में मरी मछली किसी बात का संकेत नहीं; मुसीबत अपने ऊपर लेने की बात फ़ेंगशुई और बाज़ार की है। पानी, भोजन और जगह देखें, मछली को मिट्टी में दबाएँ और टंकी साफ़ करें।
hg: Tank me mari machhli kisi baat ka sanket nahi; musibat apne upar lene ki baat feng shui aur bazaar ki hai. Paani, khana aur jagah dekhein, machhli ko mitti me dabayein aur tank saaf karein.
@what modern wide CUSTOM
en: That a fish died is no bad sign; many like to say it took a trouble upon itself, which is a kind saying and no rule. Check water, food and crowding; replace it or not, as you like, the number need not be the same. Let the children bury it with a flower.
hi: मछली का मरना अपशकुन नहीं; कई लोग कहते हैं वह कोई मुसीबत अपने ऊपर ले गई, यह दिलासे की कहावत है, नियम नहीं। पानी, दाना और भीड़ देखें; नई लाना या न लाना आपकी इच्छा, गिनती वही होना ज़रूरी नहीं। बच्चों से फूल के साथ मिट्टी में दबवा दें।
hg: Machhli ka marna apshakun nahi; kai log kehte hain woh koi musibat apne upar le gayi, yeh dilaase ki kahavat hai, niyam nahi. Paani, daana aur bheed dekhein; nayi lana ya na lana aapki ichchha, ginti wahi hona zaroori nahi. Bachchon se phool ke saath mitti me dabwa dein.

# tv object
@names
en: tv, television, tv unit, led tv
hi: टीवी, टेलीविज़न, टीवी यूनिट
hg: tv, television, tv unit, led tv, tele vision
@ask
en: where should the tv go in the hall | which wall for the tv | tv direction vastu | is a tv in the bedroom okay | tv unit on north east wall bad? | our new 55 inch smart tv is coming tomorrow and the only free wall is in the south east of the hall, is it fine | can the television be on the south wall | why is the tv put in the fire corner | televison placement | tv facing bed in bedroom | tv on same wall as mandir | tv faces which direction while watching | can tv be on south wall
hi: टीवी किस दिशा में लगाएँ | टीवी किस दीवार पर होना चाहिए | बेडरूम में टीवी रखना ठीक है क्या | हॉल में टीवी यूनिट कहाँ बनवाएँ | ईशान कोण में टीवी लगा है क्या करें | नया टीवी आया है, बैठक में कहाँ टाँगें | टीवी दक्षिण दीवार पर लगा सकते हैं | टीवी आग्नेय में क्यों रखते हैं | बेडरूम में बेड के सामने टीवी | टीवी देखते समय मुँह किधर | टीवी दक्षिण दीवार पर | टीवी और मंदिर एक दीवार पर
hg: tv kis disha me lagaye | tv kaha lagana chahiye hall me | bedroom me tv rakhna sahi hai kya | tv unit kis deewar pe banwaye | north east me tv laga hai kya karu | TV south wall pe chalega? | naya tv liya hai 2bhk ke hall me sirf south east wali deewar khali hai lagwa du kya | tv ki sahi disha | tv south east me hi kyu | bedroom me bed ke samne tv lagana | tv dekhte time muh kidhar | tv south wall pe | tv aur mandir ek wall pe
@places good SE; fine E N NW W S; avoid NE SW C
@where modern most PRAC
en: Put the TV in the south-east part of the living room; the east or north wall is the usual second choice. It runs on electricity, and fire belongs to the south-east.
hi: टीवी बैठक के दक्षिण-पूर्व हिस्से में लगाएँ; पूर्व या उत्तर की दीवार दूसरी पसंद है। वह बिजली से चलता है, और अग्नि का स्थान आग्नेय है।
hg: TV baithak ke south-east hisse me lagayein; east ya north ki deewar doosri pasand hai. Woh bijli se chalta hai, aur agni ka sthan south-east hai.
@ok modern most PRAC
en: A TV in the bedroom is better avoided, but it is no serious fault. Keep it away from the north-east, not right opposite the pillow, and cover the dark screen at night if it reflects the bed.
hi: बेडरूम में टीवी न हो तो बेहतर है, पर यह कोई बड़ा दोष नहीं। उसे ईशान में और तकिए के ठीक सामने न रखें; स्क्रीन में पलंग दिखे तो रात को ढक दें।
hg: Bedroom me TV na ho to behtar hai, par yeh koi bada dosh nahi. Use north-east me aur takiye ke theek saamne na rakhein; screen me bed dikhe to raat ko dhak dein.
@do modern most PRAC
en: If the TV hangs in the north-east and cannot move, keep that corner tidy and light and leave it. Rented walls need not be drilled again; shift it when you next change the room.
hi: टीवी ईशान में लगा है और हट नहीं सकता तो उस कोने को साफ़ और हल्का रखें, बस। किराए की दीवार दोबारा न छेदें; अगली बार कमरा बदलें तब खिसका दें।
hg: TV north-east me laga hai aur hat nahi sakta to us kone ko saaf aur halka rakhein, bas. Kiraye ki deewar dobara na chhedein; agli baar kamra badlein tab khiska dein.
@face modern most PRAC
en: Watching TV, people face east or north best, so it hangs on the east or south-east wall. West or south walls are acceptable; only the north-east corner and the mandir's wall are left out.
hi: टीवी देखते समय मुँह पूर्व या उत्तर अच्छा, इसलिए वह पूर्व या आग्नेय दीवार पर लगता है। पश्चिम या दक्षिण दीवार भी चलती है; केवल ईशान कोना और मंदिर की दीवार छोड़ें।
hg: TV dekhte samay munh east ya north achha, isliye woh east ya south-east deewar par lagta hai. West ya south deewar bhi chalti hai; sirf north-east kona aur mandir ki deewar chhodein.
@see sofa

# clock object
@names
en: clock, wall clock, stopped clock
hi: घड़ी, दीवार घड़ी, बंद घड़ी
hg: ghadi, wall clock, deewar ghadi, band ghadi, ghari
hi: घड़ी दक्षिण की दीवार पर, दक्षिण दीवार पर घड़ी
hg: ghadi dakshin ki deewar pe, ghadi south wall pe
en: clock on the south wall
@ask
en: the wall clock on the south side stopped weeks ago and mother-in-law quarrels about it, what to do
hg: south wall ki ghadi hafto se ruki hai saas roz ladti hai kya kare
hi: दक्षिण दीवार की घड़ी रुकी है, सास रोज़ टोकती हैं, क्या करें
en: the clock hangs on the south wall of the hall and as tenants we cannot drill another hole, must it come down
hi: हॉल में दक्षिण दीवार पर घड़ी है, किराए का घर है, नई कील नहीं लगा सकते, उतारें क्या
hg: hall me dakshin deewar pe ghadi hai, kiraye ka ghar hai, nayi keel nahi laga sakte, utaar de kya
en: which wall for the wall clock | clock direction | can I hang a clock on the south wall | is a stopped clock bad luck | clock above the main door | clock in bedroom where | my mother in law says the watch on our south wall must come down, is she right | what shape and colour of clock is good | clock running slow | clock above the door | clock in the south wall cannot change | pendulum clock | clock in bedroom near bed | clock five minutes fast | clock facing main door
hi: घड़ी किस दिशा में लगाएँ | दीवार घड़ी कहाँ टाँगें | दक्षिण दीवार पर घड़ी लगाना कैसा है | बंद घड़ी घर में रखना अशुभ है क्या | दरवाज़े के ऊपर घड़ी लगा सकते हैं | बेडरूम में घड़ी कहाँ हो | घड़ी किस रंग की हो | घड़ी किस आकार की शुभ है | दरवाज़े के ऊपर घड़ी | दक्षिण दीवार पर घड़ी लगी है | पेंडुलम वाली घड़ी | बेडरूम में घड़ी कहाँ | घड़ी तेज़ रखना
hg: ghadi kis disha me lagani chahiye | wall clock kaha lagaye | south wall par ghadi lagana sahi hai ya nahi | band ghadi ghar me rakhne se kya hota hai | darwaze ke upar ghadi laga sakte h kya | ghadi kis rang ki ho | saas kehti hai dakshin ki deewar se ghadi hatao, sach me hatani padegi kya | bedroom me ghari kidhar lagaye | ghadi ka shape kaisa ho | darwaze ke upar ghadi | south deewar pe ghadi lagi hai | pendulum wali ghadi | bedroom me ghadi kaha | ghadi 5 minute aage rakhna
en: the wall clock has stopped for weeks and still hangs there, is that harmful | does a dead clock on the wall matter | move the clock off the south wall, to which wall
hi: दीवार घड़ी कई महीनों से बंद पड़ी है, असर होता है क्या | रुकी हुई घड़ी टँगी है, उतार दूँ क्या | दक्षिण दीवार से घड़ी हटाकर किस दीवार पर टाँगूँ
hg: deewar ghadi mahino se ruki hui hai, koi asar hota hai kya | band ghadi utar du ya rehne du | dakshin deewar se ghadi hata kar kis deewar pe tangu | ghadi ka cell khatam hai band padi hai nuksan hota hai kya
@places good N E NE; fine W NW; avoid S SW SE
@where modern most PRAC
en: Hang the clock on the north, east or north-east wall; west will do. The south is left out because it is Yama's side, and not over a door, where you walk beneath it.
hi: घड़ी उत्तर, पूर्व या ईशान की दीवार पर लगाएँ; पश्चिम भी चल जाता है। दक्षिण यम की दिशा मानी जाती है, इसलिए छोड़ी जाती है; दरवाज़े के ऊपर भी न लगाएँ।
hg: Ghadi north, east ya north-east ki deewar par lagayein; west bhi chal jata hai. South Yam ki disha maani jati hai isliye chhodi jati hai; darwaze ke upar bhi na lagayein.
@do modern wide PRAC
en: Repair a stopped wall clock or take it down, and hang it on the north, east or west wall. It is no bad omen: change the battery, wipe the glass and keep the right time.
hi: बंद घड़ी को ठीक कराएँ या उतार दें, और उत्तर, पूर्व या पश्चिम की दीवार पर लगाएँ। यह अपशकुन नहीं: बैटरी बदलें, काँच पोंछें और समय सही रखें।
hg: Band ghadi theek karayein ya utaar dein, aur north, east ya west ki deewar par lagayein. Yeh apshakun nahi: battery badlein, kaanch ponchhein aur samay sahi rakhein.
@which modern regional PRAC
en: A round or square clock with clear hands in white, cream, brown or metal is what most choose. These lists are of today; no old text knows wall clocks.
hi: साफ़ सुइयों वाली गोल या चौकोर घड़ी, सफ़ेद, क्रीम, भूरी या धातु की, अधिकतर लोग चुनते हैं। ये सूचियाँ आज की हैं; पुराने ग्रंथों में दीवार घड़ी नहीं है।
hg: Saaf suiyon wali gol ya chaukor ghadi, safed, cream, bhoori ya dhatu ki, zyadatar log chunte hain. Yeh lists aaj ki hain; purane granthon me deewar ghadi nahi hai.
@ok modern most PRAC
en: A clock on the south wall foretells nothing; shift it to the north or east when convenient, and if it has stopped, repair or remove it. In the bedroom not over the head; a few minutes fast is habit.
hi: दक्षिण दीवार की घड़ी से कुछ अनिष्ट नहीं; सुविधा से उत्तर या पूर्व में लगा दें, और बंद हो तो ठीक कराएँ या हटाएँ। बेडरूम में सिर के ऊपर नहीं; कुछ मिनट तेज़ आदत है।
hg: South deewar ki ghadi se kuch anisht nahi; suvidha se north ya east me laga dein, aur band ho to theek karayein ya hatayein. Bedroom me sir ke upar nahi; kuch minute tez aadat hai.
@colour modern most PRAC
en: Pendulum clocks are liked in the living room, on the north or east. Black, red or dark blue dials are left out by some lists; gifts of clocks are disliked in China, not in India.
hi: पेंडुलम घड़ी बैठक में उत्तर या पूर्व पर पसंद की जाती है। काले, लाल या गहरे नीले डायल कुछ सूचियाँ छोड़ती हैं; घड़ी उपहार में देना चीन में बुरा मानते हैं, भारत में नहीं।
hg: Pendulum ghadi baithak me north ya east par pasand ki jati hai. Kaale, laal ya gehre neele dial kuch lists chhodti hain; ghadi gift dena China me bura maante hain, Bharat me nahi.

# mirror object
@names
en: mirror, looking glass, dressing table
hi: दर्पण, शीशा, आईना, ड्रेसिंग टेबल
hg: sheesha, shisha, aaina, darpan, dressing table
en: broken mirror, cracked mirror of the cupboard
hi: टूटा शीशा, टूटा हुआ शीशा, चटका आईना
hg: toota sheesha, toota hua sheesha, chatka aaina
@ask
en: the cupboard's mirror cracked months ago and was never replaced
hi: अलमारी का शीशा महीनों से टूटा है, बदल नहीं पाए
hg: almari ka sheesha mahino se toota hai badal nahi paye
en: where to put a mirror | mirror direction | which wall should the dressing table be on | mirror on south wall problem | is a broken mirror unlucky | mirror in the hall facing the main door | the only wall for my dressing table in this pg room is the south one, should I worry | how high should a mirror hang | mirror in bathroom which wall | mirror shape round or square | mirror on south wall remedy | mirror in dining room | mirror in bathroom which wall | dressing table position in bedroom | mirror in north east | round mirror bad or not
hi: शीशा किस दिशा में लगाएँ | दर्पण किस दीवार पर होना चाहिए | ड्रेसिंग टेबल कहाँ रखें | दक्षिण दीवार पर आईना कैसा है | टूटा शीशा घर में रखें या नहीं | मुख्य द्वार के सामने शीशा लगाना | बाथरूम में शीशा किस दीवार पर | गोल शीशा अच्छा या चौकोर | डाइनिंग के सामने शीशा | बाथरूम का शीशा किस दीवार पर | ड्रेसिंग टेबल कहाँ रखें | ईशान में शीशा
hg: sheesha kis disha me lagana chahiye | aaina kaha lagaye | dressing table kis side rakhe | south ki deewar pe mirror hai kya kare | toota hua shisha ghar me rakhna chahiye kya | main door ke samne aaina lagana thik hai | bathroom me mirror kis wall par | gol sheesha sahi ya chaukor | pg me ek hi deewar khali hai dakshin wali waha dressing table rakh du to chalega kya | dining ke samne sheesha | bathroom ka mirror kis wall pe | dressing table kaha rakhe | north east me sheesha
en: mirror over the washbasin hangs on the west wall | cracked mirror still up in the bathroom, should it go | basin mirror direction | looking glass with a crack, throw it or keep it
hi: वॉशबेसिन के ऊपर का आईना किस दीवार पर हो | हाथ धोने की बेसिन पर शीशा पश्चिम में लगा है | चटका हुआ आईना बाथरूम में टँगा है, हटाएँ क्या | बेसिन का शीशा उत्तर में लगाएँ या पूर्व में
hg: washbasin ke upar ka sheesha west wall pe hai theek hai kya | basin ka aaina kis deewar par lage | chatka hua sheesha bathroom me laga hai hata de kya | muh dhone wala sheesha kidhar lagaye
@places good N E NE; fine NW; avoid S SW SE
@where modern most PRAC
en: Hang a mirror on the north or east wall, so that you look north or east into it. South and west walls are usually left out, and it should not show the bed or the stove.
hi: दर्पण उत्तर या पूर्व की दीवार पर लगाएँ, ताकि देखते समय मुँह उत्तर या पूर्व हो। दक्षिण और पश्चिम की दीवारें प्रायः छोड़ी जाती हैं; उसमें पलंग या चूल्हा न दिखे।
hg: Sheesha north ya east ki deewar par lagayein, taki dekhte samay munh north ya east ho. South aur west ki deewarein aksar chhodi jati hain; usme palang ya chulha na dikhe.
@ok modern most PRAC
en: A broken mirror is no omen of bad luck; it is only unsafe. Wrap the pieces and throw them away. A mirror right opposite the main door is better moved to a side wall.
hi: टूटा शीशा कोई अपशकुन नहीं, बस चोट का डर है। टुकड़े लपेटकर फेंक दें। मुख्य द्वार के ठीक सामने का दर्पण बगल की दीवार पर ले जाना बेहतर है।
hg: Toota sheesha koi apshakun nahi, bas chot ka dar hai. Tukde lapetkar phenk dein. Main door ke theek saamne ka sheesha bagal ki deewar par le jana behtar hai.
@which modern most PRAC
en: A square or rectangular mirror with a whole, clean surface is usually preferred. Round and oval ones are a matter of taste, and many homes have them.
hi: साबुत, साफ़, चौकोर या आयताकार दर्पण प्रायः पसंद किया जाता है। गोल और अंडाकार रुचि की बात है; बहुत घरों में वे हैं।
hg: Sabut, saaf, chaukor ya aayatakar sheesha aksar pasand kiya jata hai. Gol aur andakar ruchi ki baat hai; bahut gharon me woh hain.
@do modern most PRAC
en: In the dining room a mirror that shows the table is welcome; in the bathroom it hangs north or east. The dressing table stands on the north or east side, beside the bed, not before it.
hi: भोजन-कक्ष में मेज़ दिखाता दर्पण अच्छा माना जाता है; बाथरूम में उत्तर या पूर्व पर लगता है। ड्रेसिंग टेबल उत्तर या पूर्व में, पलंग के बगल में, सामने नहीं।
hg: Dining room me mez dikhata mirror achha mana jata hai; bathroom me north ya east par lagta hai. Dressing table north ya east me, bed ke bagal me, samne nahi.
@see mirror-facing-bed

# bed object
@names
en: bed, bed position, double bed, cot, box bed
hi: पलंग, खाट, चारपाई, डबल बेड, बॉक्स बेड
hg: palang, bed ki jagah, khaat, charpai, double bed, box bed
en: headboard, iron headboard, creaking bed
hi: हेडबोर्ड, पलंग का सिरहाना लोहे का, चरमराता पलंग
hg: headboard, lohe ka headboard, charmarata palang
@ask
en: the iron headboard creaks, should the next one be wood
hi: लोहे का हेडबोर्ड चरमराता है, लकड़ी का लूँ क्या
hg: lohe ka headboard charmarata hai lakdi ka lu kya
en: where should the bed be in the bedroom | bed placement | bed touching the wall okay? | is a box bed with storage bad | iron bed or wooden bed | our room is 10 by 10 and the bed only fits in the north east corner, what now | bed in the middle of the room | bed under the window | two single mattresses joined on one double bed | what can be kept under the bed | which direction head while sleeping | bed against the wall on both sides | bed in middle of room | can bed be in the corner | iron bed is bad | bed cannot be moved head is north | two beds joined for couple | bed facing which direction
hi: पलंग कमरे में कहाँ रखें | बेड किस दीवार से लगाएँ | लोहे का पलंग अच्छा है या लकड़ी का | बॉक्स बेड में सामान रखना ठीक है | पलंग के नीचे क्या रखें क्या न रखें | कमरा छोटा है पलंग ईशान में ही आता है | खिड़की के नीचे पलंग | दो गद्दे जोड़कर सोना | सोते समय सिर किस दिशा में हो | सिर उत्तर की ओर है बेड नहीं हटता | पलंग कोने में लगा सकते हैं | लोहे का पलंग ठीक है | पलंग के नीचे क्या न रखें | पति पत्नी का बेड
hg: bed kaha rakhe kamre me | palang kis deewar se lagaye | lohe ka bed sahi hai ya lakdi ka | box bed me saman rakhna theek hai kya | bed ke niche kya nahi rakhna chahiye | room chota hai bed north east me hi aata hai kya kare | khidki ke neeche palang | do gadde jodke sona chahiye ya nahi | bed kamre ke beech me rakh sakte kya | sote time sir kis disha me ho | sir north me hai bed nahi hatta | bed kone me laga sakte hai | lohe ka bed theek hai | bed ke niche kya na rakhe | bed ka muh kis disha me
en: can the bed touch the wall | bed pushed into a corner, one side against the wall | how far should the cot stand from the wall
hi: पलंग को दीवार से चिपकाकर रख सकते हैं क्या | बेड एक तरफ़ दीवार से लगा है, ठीक है क्या | पलंग और दीवार के बीच कितनी जगह छोड़ें
hg: bed deewar se sata kar rakh sakte hai kya | palang ek side deewar se chipka hua hai | bed aur deewar ke bich kitna gap chhode
hi: बेड दीवार से सटाकर रखना ठीक है | दीवार से सटा हुआ बेड
hg: bed deewar se sata hua hai chalega
hg: dakshin me sir karna possible na ho to kis taraf kare
hi: दक्षिण में सिर न हो सके तो किधर करें
en: if the head cannot go to the south, which side next
@places good S SW W; fine SE E NW; avoid NE N C
@where modern most PRAC
en: Set the bed in the south or south-west part of the room, its head against a solid wall. Leave the north-east and the middle of the room free, and some space to walk round it.
hi: पलंग कमरे के दक्षिण या दक्षिण-पश्चिम हिस्से में रखें, सिरहाना ठोस दीवार से लगा हो। ईशान और कमरे का बीच खाली रहे, और चारों ओर चलने की कुछ जगह।
hg: Palang kamre ke south ya south-west hisse me rakhein, sirhana thos deewar se laga ho. North-east aur kamre ka beech khali rahe, aur aas-paas chalne ki kuch jagah.
@which modern most PRAC
en: A wooden bed with a headboard is preferred; iron is only the second choice. Couples are usually advised one mattress rather than two joined, which is custom of today and also more comfortable.
hi: सिरहाने वाला लकड़ी का पलंग पसंद किया जाता है; लोहा दूसरी पसंद है। दंपति को दो जुड़े गद्दों के बजाय एक गद्दा बताया जाता है; यह आज की रीति है और आरामदेह भी।
hg: Sirhane wala lakdi ka palang pasand kiya jata hai; loha doosri pasand hai. Couple ko do jude gaddon ke bajay ek gadda bataya jata hai; yeh aaj ki reeti hai aur aaramdeh bhi.
@ok modern most PRAC
en: A box bed is fine for clean bedding and clothes. Do not store broken machines, shoes, scrap or old papers under the place where you sleep, and air it a few times a year.
hi: बॉक्स बेड में साफ़ बिस्तर और कपड़े रखना ठीक है। जहाँ सोते हैं उसके नीचे टूटी मशीनें, जूते, कबाड़ या पुराने काग़ज़ न भरें, और साल में कई बार हवा लगाएँ।
hg: Box bed me saaf bistar aur kapde rakhna theek hai. Jahan sote hain uske neeche tooti machine, joote, kabad ya purane kagaz na bharein, aur saal me kai baar hawa lagayein.
@face modern wide PRAC
en: In bed the head lies to the south first, then east; west is acceptable and north avoided. So the headboard stands at the south or east wall and the feet point north or west.
hi: पलंग पर सिर पहले दक्षिण, फिर पूर्व; पश्चिम चलता है, उत्तर टालते हैं। इसलिए सिरहाना दक्षिण या पूर्व दीवार पर और पैर उत्तर या पश्चिम की ओर।
hg: Bed par sir pehle south, phir east; west chalta hai, north taalte hain. Isliye sirhana south ya east deewar par aur pair north ya west ki taraf.
@do modern wide PRAC
en: If the bed is fixed with its head to the north, lie the other way round, pillow at the foot end. A bed in a corner against two walls is fine for one; couples like both sides free.
hi: पलंग उत्तर सिरहाने फ़िक्स हो तो उलटे लेटें, तकिया पैताने। कोने में दो दीवारों से लगा पलंग एक के लिए ठीक; दंपति को दोनों ओर जगह अच्छी लगती है।
hg: Bed north sirhane fix ho to ulte letein, takiya paitaane. Kone me do deewaron se laga bed ek ke liye theek; couple ko dono taraf jagah achhi lagti hai.
@why modern most CUSTOM
en: North is left to the dead, who are laid with the head there, and to Yama's story; the talk of magnetic blood flow is unproven. The Puranas name south and east as good for the head.
hi: उत्तर में मृत का सिर रखा जाता है, इसलिए उसे छोड़ते हैं; चुंबक और रक्त वाली बात सिद्ध नहीं। पुराणों में सिर के लिए दक्षिण और पूर्व अच्छे कहे गए हैं।
hg: North me mrit ka sir rakha jata hai, isliye use chhodte hain; chumbak aur khoon wali baat siddh nahi. Puranon me sir ke liye south aur east achhe kahe gaye hain.

# wardrobe object
@names
en: wardrobe, almirah, cupboard, closet, steel almirah
hi: अलमारी, कपड़ों की अलमारी, गोदरेज अलमारी
hg: almari, almirah, wardrobe, kapdo ki almari, godrej almari
@ask
en: only the north wall is left for the new sliding wardrobe
hi: नई अलमारी के लिए बस उत्तर दीवार बची है
hg: nayi almari ke liye bas north deewar bachi hai
en: where to keep the almirah | wardrobe direction in bedroom | which way should the cupboard doors open | cupboard in north east corner what to do | heavy steel almirah which wall | built in wardrobes on the north wall of our flat came from the builder, is it a problem | almirah behind the bed | cupboard colour | wardrobe with mirror facing | wardrobe in north east wall fixed | almirah under beam | wardrobe colour vastu | almirah door opens in south
hi: अलमारी किस दिशा में रखें | अलमारी का मुँह किधर हो | कपड़ों की अलमारी किस दीवार पर | ईशान कोण में अलमारी है क्या करें | गोदरेज की भारी अलमारी कहाँ रखें | बिल्डर ने उत्तर दीवार में अलमारी बनाई है | अलमारी दक्षिण में रखें या पश्चिम में | अलमारी किस ओर खुले | अलमारी ईशान में फ़िक्स है | अलमारी का रंग | अलमारी का दरवाज़ा दक्षिण में खुलता है | शीशे वाली अलमारी
hg: almari kis disha me rakhe | almirah ka muh kidhar hona chahiye | wardrobe kaha banwaye bedroom me | north east me almari hai kya kare | godrej ki bhaari almari kaha rakhe | almari kis taraf khulni chahiye | builder ne north wall pe wardrobe bana diya chalega kya | kapde ki almari dakshin me sahi hai kya | almari north east me fix hai | almari ka rang | almari ka gate south me khulta hai | sheeshe wali almari kaha rakhe
en: steel cupboard in which corner of the room | godrej almirah against which wall
hi: लोहे की अलमारी किस कोने में रखूँ | गोदरेज की अलमारी किस दीवार से लगाएँ | कमरे के किस कोने में अलमारी रखना ठीक
hg: lohe ki almari kis kone me rakhe | godrej ki almari kis deewar se lagaye | kamre me almirah kis kone me
@places good SW S W; fine NW SE; avoid NE N C
@where modern wide PRAC
en: Put the wardrobe on the south, south-west or west wall of the bedroom. It is heavy, and weight belongs there; the north-east is kept light.
hi: अलमारी शयनकक्ष की दक्षिण, दक्षिण-पश्चिम या पश्चिम दीवार पर रखें। वह भारी होती है और भार वहीं अच्छा है; ईशान हल्का रखा जाता है।
hg: Almari bedroom ki south, south-west ya west deewar par rakhein. Woh bhaari hoti hai aur bhaar wahin achha hai; north-east halka rakha jata hai.
@face modern most PRAC
en: Its doors open to the north or east. This is said above all of the almirah that holds money and jewellery.
hi: उसके पल्ले उत्तर या पूर्व की ओर खुलें। यह ख़ास तौर पर पैसे और गहने वाली अलमारी के लिए कहा जाता है।
hg: Uske palle north ya east ki taraf khulein. Yeh khaas taur par paise aur gehne wali almari ke liye kaha jata hai.
@do modern most PRAC
en: A fitted wardrobe in the north or north-east need not be torn out. Keep lighter clothes in it, nothing on top, no clutter, and put the heavy things on the south or west side.
hi: उत्तर या ईशान में बनी अलमारी तोड़ने की ज़रूरत नहीं। उसमें हल्के कपड़े रखें, ऊपर कुछ न लादें, और भारी सामान दक्षिण या पश्चिम की ओर रखें।
hg: North ya north-east me bani almari todne ki zaroorat nahi. Usme halke kapde rakhein, upar kuch na laadein, aur bhaari saman south ya west ki taraf rakhein.
@colour modern most PRAC
en: A wardrobe suits wood, cream, beige or light brown; black and deep red are left out by many. A mirror goes inside its door, or on a side that does not show the bed.
hi: अलमारी का रंग लकड़ी, क्रीम, बेज या हल्का भूरा; काला और गहरा लाल बहुत लोग छोड़ते हैं। शीशा पल्ले के भीतर, या ऐसी ओर जहाँ पलंग न दिखे।
hg: Almari ka rang lakdi, cream, beige ya halka bhoora; kaala aur gehra laal bahut log chhodte hain. Sheesha palle ke andar, ya aisi taraf jahan bed na dikhe.
@see tijori

# tijori object
@names
en: tijori, locker, cash box, jewellery box, money almirah
hi: तिजोरी, लॉकर, गहनों का डिब्बा, धन की अलमारी
hg: tijori, locker, cash box, gehno ka dabba, paise ki almari
@ask
en: the heavy safe opens to the south and three men cannot turn it, what now
hi: तिजोरी दक्षिण मुँह रखी है और बहुत भारी है, कैसे घुमाएँ
hg: tijori ka muh south ki taraf hai aur bahut bhari hai kaise ghumaye
en: which direction should the locker open | where to keep cash and jewellery at home | tijori facing | locker under the staircase or beam | what should I keep in the tijori | mirror inside the locker good or bad | we live in a rented flat and keep gold in an ordinary almirah, which shelf | red cloth in the cash box | where does the small home safe go | which day to put money in locker | what to keep in tijori | tijori under stairs | locker facing south rented house | can tijori be in bedroom | mirror in the locker | tijori colour
hi: तिजोरी का मुँह किस दिशा में हो | तिजोरी कहाँ रखनी चाहिए | गहने और पैसे घर में कहाँ रखें | तिजोरी में क्या रखना शुभ है | तिजोरी में शीशा लगाना | लॉकर बीम के नीचे है | लाल कपड़ा तिजोरी में क्यों रखते हैं | तिजोरी उत्तर में रखें या दक्षिण-पश्चिम में | तिजोरी में क्या रखें | तिजोरी किस दिन रखें | लॉकर दक्षिण में खुलता है | तिजोरी बेडरूम में रख सकते हैं
hg: tijori ka muh kidhar hona chahiye | tijori kaha rakhe | paise aur gehne ghar me kaha rakhne chahiye | locker kis disha me khule | tijori me kya rakhe | tijori me sheesha lagana sahi hai kya | kiraye ke ghar me gold normal almari me rakhte hai kaunsi jagah sahi | lal kapda tijori me kyu rakhte hai | tijori beam ke niche hai | tijori me kya rakhe | tijori kis din rakhe | locker south me khulta hai | tijori bedroom me rakh sakte hai kya
en: on which side should the home safe stand and which way does its door open | safe placed where in the bedroom, door opening towards | cash almirah doors should open to which direction
hi: पैसे वाली अलमारी का दरवाज़ा किधर खुले | नक़दी और गहनों की अलमारी किस तरफ़ खुलनी चाहिए | घर की तिजोरी किस कोने में, पल्ला किधर खुले
hg: paise wali almari ka darwaza kidhar khule | ghar ki safe kis side rakhe aur uska door kidhar khule | gehne paise ki almari kis taraf khulni chahiye
hg: cash rakhne ki almari ishan me hai | paise ki almirah uttar purab me
hi: पैसे की अलमारी ईशान में है
en: cash almirah stands in the north-east
@places good SW S N; fine W E; avoid NE SE NW C
@face modern wide PRAC
en: The tijori opens to the north, Kubera's side, so it stands on the south wall or in the south-west of the room. East is the second choice; it does not open to the south.
hi: तिजोरी उत्तर यानी कुबेर की ओर खुले, इसलिए वह कमरे की दक्षिण दीवार पर या नैऋत्य में रहे। पूर्व दूसरी पसंद है; दक्षिण की ओर न खुले।
hg: Tijori north yani Kuber ki taraf khule, isliye woh kamre ki south deewar par ya south-west me rahe. East doosri pasand hai; south ki taraf na khule.
@where classical most VRK
en: The old room plans set the treasury itself in the north, Kubera's direction. Practice of today mostly keeps a heavy safe in the south-west opening north; both are accepted.
hi: पुराने ग्रंथों में भंडार यानी कोष स्वयं उत्तर में, कुबेर की दिशा में है। आज अधिकतर भारी तिजोरी दक्षिण-पश्चिम में उत्तर की ओर खुलती रखते हैं; दोनों मान्य हैं।
hg: Purane granthon me kosh khud north me, Kuber ki disha me hai. Aaj zyadatar bhaari tijori south-west me north ki taraf khulti rakhte hain; dono maanya hain.
@which modern most CUSTOM
en: Keep money, jewels and papers in it, tidy and never mixed with bills or rubbish. A red cloth, a silver coin or a little turmeric is family custom; a bank locker is safer for much gold.
hi: उसमें धन, गहने और ज़रूरी काग़ज़ सलीके से रखें, फालतू पर्चियाँ नहीं। लाल कपड़ा, चाँदी का सिक्का या हल्दी घर की रीति है; ज़्यादा सोने के लिए बैंक लॉकर सुरक्षित है।
hg: Usme paisa, gehne aur zaroori kagaz saleeke se rakhein, faltu parchiyan nahi. Lal kapda, chaandi ka sikka ya haldi ghar ki reeti hai; zyada sone ke liye bank locker surakshit hai.
@do modern most PRAC
en: If the safe can only open south, keep the money box inside it turned north or east, or use a drawer elsewhere. Not under a beam, the stairs or beside a toilet wall; the bedroom is fine.
hi: तिजोरी दक्षिण को ही खुले तो भीतर की डिब्बी उत्तर या पूर्व की ओर रखें, या दूसरी दराज़ लें। बीम, सीढ़ी के नीचे या शौचालय की दीवार पर नहीं; शयनकक्ष ठीक है।
hg: Tijori south ko hi khule to andar ki dibbi north ya east ki taraf rakhein, ya doosri drawer lein. Beam, seedhi ke neeche ya toilet ki deewar par nahi; bedroom theek hai.
@when modern most CUSTOM
en: A new safe is first filled on Dhanteras, Diwali, Akshaya Tritiya, a Friday or Thursday, with a tilak, flower and coin. Lakshmi, Ganesh and Kuber are the deities of it.
hi: नई तिजोरी धनतेरस, दीवाली, अक्षय तृतीया, शुक्रवार या गुरुवार को तिलक, फूल और सिक्के के साथ शुरू होती है। इसके देवता लक्ष्मी, गणेश और कुबेर हैं।
hg: Nayi tijori Dhanteras, Diwali, Akshaya Tritiya, Friday ya Thursday ko tilak, phool aur sikke ke saath shuru hoti hai. Iske devta Lakshmi, Ganesh aur Kuber hain.

# shoe-rack object
@names
en: shoe rack, shoes, footwear, slippers, chappal stand
hi: जूते-चप्पल, जूतों की रैक, शू रैक, चप्पल
hg: shoe rack, joote chappal, jute chappal, chappal stand, chappal
@ask
en: where to keep the shoe rack | shoes outside the main door okay? | shoe rack direction | footwear near the entrance bad luck | shoe cabinet under stairs | no space outside our flat so shoes lie near the door, what to do | slippers under the bed | upside down slipper meaning | shoe rack on the pooja room wall | shoe rack opposite main door | shoes beside mandir wall | shoe rack in the bedroom | shoe rack inside or outside flat | shoe rack in north east cant shift
hi: जूते-चप्पल कहाँ रखें | शू रैक किस दिशा में होनी चाहिए | मुख्य द्वार के सामने जूते रखना | उल्टी चप्पल का क्या मतलब है | पलंग के नीचे चप्पल रखना ठीक है | सीढ़ी के नीचे जूतों की अलमारी | फ़्लैट में बाहर जगह नहीं, जूते कहाँ रखें | ईशान में जूते रखे हैं | मुख्य द्वार के सामने जूते | जूते का रैक बेडरूम में | मंदिर की दीवार से लगा जूतों का रैक | ईशान में जूते का रैक हटा नहीं सकते
hg: shoe rack kis disha me rakhe | joote chappal kaha rakhne chahiye | main gate ke samne jute rakhna sahi hai kya | ulti chappal se kya hota hai | bed ke neeche chappal rakh sakte hai | seedhi ke niche shoe rack bana le kya | flat me bahar jagah nahi hai jute andar kaha rakhu | ishan kon me joote pade rehte hain | main door ke samne joote | shoe rack bedroom me | mandir ki deewar se laga shoe rack | north east me shoe rack hata nahi sakte
en: shoe stand near the entrance is all the space we have | slippers rack by the gate, ok or not | where do shoes and chappals go in a small flat
hi: जूते चप्पल का स्टैंड दरवाज़े के पास रख सकते हैं क्या | चप्पल रखने की जगह किधर हो | जूते की रैक गेट के बगल में ही जगह है
hg: joote chappal ka stand darwaze ke paas rakh sakte hai kya | gate ke paas hi jagah hai jute ki rack ke liye | chappal kidhar utare aur rakhe | jute ka rack kis kone me rakhu
en: shoes kept outside the flat door in the corridor | footwear cabinet near the lift lobby
hi: फ़्लैट के बाहर गलियारे में जूते रखना
hg: flat ke bahar corridor me joote rakhna
hg: ghar me chappal joote kaha rakhe | jute chappal kahan rakhne chahiye
hi: घर में जूते-चप्पल कहाँ रखें
en: where in the house are shoes and slippers kept
@places good W SW NW; fine S; avoid NE N E SE C
@where modern most PRAC
en: Keep the shoe rack in the west, south-west or north-west, closed and to the side of the door. The north-east, the kitchen and the wall of the pooja room are kept free of shoes.
hi: जूतों की रैक पश्चिम, दक्षिण-पश्चिम या उत्तर-पश्चिम में, बंद और दरवाज़े की बगल में रखें। ईशान, रसोई और पूजाघर की दीवार पर जूते न रहें।
hg: Shoe rack west, south-west ya north-west me, band aur darwaze ki bagal me rakhein. North-east, rasoi aur pooja ghar ki deewar par joote na rahein.
@do modern wide PRAC
en: If there is no room outside, use a low closed cabinet beside the door and keep the path clear. Shoes lying across the threshold are the thing to avoid, more than any direction.
hi: बाहर जगह न हो तो दरवाज़े की बगल में नीची बंद अलमारी रखें और रास्ता खुला छोड़ें। दिशा से ज़्यादा यह देखें कि चौखट पर जूते बिखरे न रहें।
hg: Bahar jagah na ho to darwaze ki bagal me neechi band almari rakhein aur raasta khula chhodein. Disha se zyada yeh dekhein ki chaukhat par joote bikhre na rahein.
@ok modern most CUSTOM
en: An upside-down slipper brings no quarrel; turning it over is only good manners in many homes. The same is said of shoes under the bed: untidy, not dangerous.
hi: उल्टी चप्पल से झगड़ा नहीं होता; उसे सीधा करना बहुत घरों में बस तमीज़ है। पलंग के नीचे जूतों की भी यही बात: बेतरतीब, पर डर की बात नहीं।
hg: Ulti chappal se jhagda nahi hota; use seedha karna bahut gharon me bas tameez hai. Palang ke neeche jooton ki bhi yahi baat: betarteeb, par dar ki baat nahi.
@how modern wide PRAC
en: A shoe rack is closed, low, dry and not seen first from the door; outside the flat is fine where allowed. If it must stand in the north-east, keep few clean pairs behind shut doors.
hi: जूतों का रैक बंद, नीचा, सूखा हो और द्वार से पहले न दिखे; अनुमति हो तो फ़्लैट के बाहर ठीक है। ईशान में ही हो तो कम, साफ़ जोड़े बंद पल्ले में रखें।
hg: Shoe rack band, neecha, sookha ho aur door se pehle na dikhe; anumati ho to flat ke bahar theek hai. North-east me hi ho to kam, saaf jode band palle me rakhein.

# study-table object
@names
en: study table, study desk, child's desk, homework table
hi: पढ़ाई की मेज़, स्टडी टेबल, पढ़ने की मेज़
hg: study table, padhai ki mez, padhne ki table, study desk
en: direction to face while studying, face while studying
hi: पढ़ते समय मुँह, पढ़ते वक़्त मुँह, पढ़ने की दिशा
hg: padhte samay muh, padhte waqt muh, padhte time muh, padhne ki disha
hi: बेड पर बैठकर पढ़ना, पलंग पर पढ़ाई
hg: bed pe baith ke padhai, bed par padhna
en: studying on the bed
@ask
en: my child studies on the bed since a table does not fit
hi: मेज़ की जगह नहीं, बेटी पलंग पर पढ़ती है, क्या करें
hg: table ki jagah nahi beti bed pe padhti hai kya kare
en: which way should my son face while studying | study table direction for a student | desk against the wall or window | where to put study table in hostel room | can the study table be in the bedroom | my daughter is preparing for neet and her table faces the west wall, should we turn it | table lamp on which side | what should be kept on the study table | study facing south | my child studies facing south is it wrong | study table facing window | study table in front of bed | study table against wall or in middle | study table for two children | lamp on study table side
hi: पढ़ते समय मुँह किस दिशा में हो | स्टडी टेबल कहाँ रखें | पढ़ाई की मेज़ किस दिशा में होनी चाहिए | बेडरूम में पढ़ाई की मेज़ रख सकते हैं | बच्चा दक्षिण की ओर मुँह करके पढ़ता है | हॉस्टल में पढ़ने की मेज़ किधर करें | खिड़की के सामने मेज़ ठीक है | पढ़ने की मेज़ पर क्या रखें | बच्चा दक्षिण मुँह करके पढ़ता है | पढ़ाई की मेज़ खिड़की के सामने | दो बच्चों की पढ़ाई की मेज़ | पढ़ाई की मेज़ पर क्या रखें क्या नहीं
hg: padhte time muh kis disha me hona chahiye | study table kaha rakhe | bacche ki padhai ki mez kidhar ho | bedroom me study table rakh sakte hai kya | hostel room me table kis side karu | beti neet ki taiyari kar rahi hai table west deewar ki taraf hai ghuma du kya | khidki ke samne study table sahi hai | south face karke padhna | study table pe kya rakhe | bacha south muh karke padhta hai | study table khidki ke samne | do bachon ki study table | study table pe kya na rakhe
en: which way should my son look while doing his lessons | exam student sits facing which side | child's desk: back to the door, window in front, fine? | kids homework desk direction
hi: दसवीं बारहवीं का बेटा पढ़ते समय किस ओर मुँह करके बैठे | पढ़ने की टेबल किधर मुँह करके लगाऊँ | बोर्ड परीक्षा वाले बच्चे की मेज़ किस दिशा में हो | पढ़ते वक़्त बच्चे का चेहरा किधर रहे | टेबल की दिशा बदलने से पढ़ाई में कुछ होगा क्या
hg: board exam hai beta padhte time kidhar muh kare | padhne ki table kidhar muh karke lagau | bachhe ki mez kis taraf lagaye padhai ke liye | table khidki ke samne aur peeche darwaza hai, badal du kya | homework karte samay bachha kis or muh kare
en: her table faces the south wall and she loses focus, turn it to which side | he sits with the window in front and the door behind
hi: मेज़ दक्षिण की दीवार की ओर है, किस तरफ़ घुमाऊँ | वह खिड़की के सामने और दरवाज़े की ओर पीठ करके बैठता है
hg: table dakshin deewar ki taraf hai kis side ghumau | wo dakshin ki taraf muh karke baithta hai piche darwaza hai
@places good N E NE W; fine NW; avoid S SW SE C
@face modern wide PRAC
en: Sit at the study table facing east or north, with a wall behind you. West will do where the room allows nothing else; turn the chair before you buy a new table.
hi: पढ़ाई की मेज़ पर मुँह पूर्व या उत्तर की ओर रखें, पीठ के पीछे दीवार हो। और कोई चारा न हो तो पश्चिम भी चलेगा; नई मेज़ से पहले कुर्सी घुमा लें।
hg: Padhai ki mez par munh east ya north ki taraf rakhein, peeth ke peeche deewar ho. Aur koi chara na ho to west bhi chalega; nayi mez se pehle kursi ghuma lein.
@where modern most PRAC
en: Place the study table in the north, east, north-east or west of the room so that the child faces east or north, a wall behind; not under a beam or heavy shelf.
hi: पढ़ने की मेज़ कमरे के उत्तर, पूर्व, ईशान या पश्चिम हिस्से में ऐसे रखें कि बच्चे का मुँह पूर्व या उत्तर हो, पीछे दीवार; बीम या भारी शेल्फ़ के नीचे नहीं।
hg: Padhne ki mez kamre ke north, east, north-east ya west hisse me aise rakhein ki bachche ka munh east ya north ho, peeche deewar; beam ya bhaari shelf ke neeche nahi.
@how modern wide SENSE
en: Keep only today's books on the table, light from the left for a right-handed child, and the phone elsewhere. Sleep and steady hours matter more for marks than any direction.
hi: मेज़ पर केवल आज की किताबें हों, दाएँ हाथ से लिखने वाले के लिए रोशनी बाएँ से, और फ़ोन कहीं और। अंकों के लिए नींद और नियम दिशा से बड़े हैं।
hg: Mez par keval aaj ki kitabein hon, daayein haath se likhne wale ke liye roshni baayein se, aur phone kahin aur. Marks ke liye neend aur niyam disha se bade hain.
@ok modern most PRAC
en: Only facing south is left out; it spoils no marks. Turn the table to east or north; a window there is fine, a door behind the back is not liked. Steady hours and the phone elsewhere do more.
hi: केवल दक्षिण मुँह टालते हैं; उससे अंक नहीं बिगड़ते। मेज़ पूर्व या उत्तर घुमा दें; उधर की खिड़की ठीक है, पीठ पीछे दरवाज़ा पसंद नहीं। नियम से पढ़ना और फ़ोन दूर रखना ज़्यादा काम करता है।
hg: Sirf dakshin (south) munh taalte hain; usse number nahi bigadte. Table east ya north ghuma dein; udhar ki khidki theek, peeth peeche darwaza pasand nahi. Niyam se padhai aur phone door rakhna zyada kaam karta hai.
@which modern most PRAC
en: A rectangular wooden table, a hand's width from the wall, is usual; light green, cream or wood as colour. Saraswati or Ganesh, a globe or a small plant may stand there; no mirror, no screen for games.
hi: लकड़ी की आयताकार मेज़, दीवार से थोड़ी दूर, चलती है; रंग हल्का हरा, क्रीम या लकड़ी का। सरस्वती या गणेश, ग्लोब या छोटा पौधा रख सकते हैं; दर्पण और खेल की स्क्रीन नहीं।
hg: Lakdi ki rectangular mez, deewar se thodi door, chalti hai; rang halka hara, cream ya lakdi ka. Saraswati ya Ganesh, globe ya chhota paudha rakh sakte hain; mirror aur game ki screen nahi.

# dining-table object
@names
en: dining table, eating table, dining chairs
hi: डाइनिंग टेबल, खाने की मेज़, भोजन की मेज़
hg: dining table, khane ki mez, khane ki table
en: direction to face while eating, facing while eating
hi: खाते समय मुँह, भोजन करते समय मुँह, खाना खाते वक़्त मुँह
hg: khate samay muh, khana khate waqt muh, khate waqt muh, bhojan karte samay muh
@ask
en: round or rectangular table for four, outside the kitchen
hi: चार लोगों की गोल मेज़ लें या आयताकार
hg: chaar logo ki gol table le ya rectangle
en: where to place the dining table | which direction to face while eating | round or square dining table | dining table touching the wall | glass top dining table okay? | our dining table is right in front of the main door of the flat | eating facing south bad? | how many chairs should a dining table have | eating on the bed | dining table in front of toilet | dining in the middle of house | head of family sits where at dining | dining table against wall | eating facing south is bad | glass or marble dining table
hi: डाइनिंग टेबल कहाँ रखें | खाना खाते समय मुँह किस दिशा में हो | खाने की मेज़ गोल हो या चौकोर | दक्षिण की ओर मुँह करके खाना | मुख्य द्वार के सामने डाइनिंग टेबल | काँच की डाइनिंग टेबल ठीक है | बिस्तर पर बैठकर खाना | खाने की मेज़ दीवार से सटी है | डाइनिंग टेबल टॉयलेट के सामने | खाते समय मुँह किस ओर | घर का मुखिया डाइनिंग पर कहाँ बैठे | दक्षिण मुँह करके खाना
hg: dining table kis disha me rakhe | khana khate samay muh kidhar hona chahiye | gol dining table sahi hai ya chaukor | dakshin muh karke khana khana | main door ke saamne dining table hai | kaanch ki dining table theek hai kya | bed par baith kar khana khana kaisa hai | dining table wall se lagi hai | hall chota hai dining table kidhar lagau | dining table toilet ke samne | khate time muh kis taraf | ghar ka mukhiya dining pe kaha baithe | south muh karke khana
en: direction to face during meals | facing which side do we sit to eat | is round or rectangular better for a dining table | shape of the dining table
hi: खाना खाते वक़्त किस दिशा में मुँह हो | भोजन करते समय किधर मुँह करके बैठें | खाने की मेज़ गोल ठीक या चौकोर
hg: khana khate waqt muh kis disha me ho | bhojan karte samay kidhar muh karke baithe | roti khate samay konsi disha dekhe | khane ki table gol theek ya lambi
en: six seater eating table, near the kitchen or in the hall
hi: छह कुर्सियों की खाने की मेज़ हॉल में या रसोई के पास
hg: 6 seater dining hall me ya kitchen ke paas
@places good W E; fine N NW S SE; avoid SW NE C
@where modern most PRAC
en: Place the dining table in the west or east part of the home, near the kitchen but not facing the toilet or the main door. West is the dining place of the old room plans.
hi: खाने की मेज़ घर के पश्चिम या पूर्व भाग में, रसोई के पास रखें, पर शौचालय या मुख्य द्वार के सामने नहीं। पुराने ग्रंथों में भोजन का स्थान पश्चिम है।
hg: Khane ki mez ghar ke west ya east bhaag me, rasoi ke paas rakhein, par toilet ya main door ke saamne nahi. Purane granthon me bhojan ki jagah west hai.
@face classical most PUR
en: Eat facing east, or north or west; facing south is avoided by those whose parents are living. With a family round one table not everyone can face east, and that is fine.
hi: भोजन पूर्व की ओर मुँह करके करें; उत्तर या पश्चिम भी ठीक है; जिनके माता-पिता हैं वे दक्षिण से बचते हैं। एक मेज़ पर सब पूर्व नहीं देख सकते, कोई बात नहीं।
hg: Bhojan east ki taraf munh karke karein, ya north ya west; jinke mata-pita hain woh south se bachte hain. Ek mez par sab east nahi dekh sakte, koi baat nahi.
@which modern most PRAC
en: A square or rectangular table of wood is usually preferred, with an even number of chairs. Round and glass-topped ones are common too; no text speaks of them.
hi: लकड़ी की चौकोर या आयताकार मेज़ और सम संख्या में कुर्सियाँ प्रायः पसंद की जाती हैं। गोल और काँच वाली भी आम हैं; उनके बारे में कोई ग्रंथ नहीं कहता।
hg: Lakdi ki chaukor ya aayatakar mez aur sam sankhya me kursiyan aksar pasand ki jati hain. Gol aur kaanch wali bhi aam hain; unke baare me koi granth nahi kehta.
@who modern most PRAC
en: The head of the family sits at the south or west end facing north or east. The rest sit where there is room; facing east is held the best. These are customs of today.
hi: परिवार का मुखिया दक्षिण या पश्चिम सिरे पर उत्तर या पूर्व मुख बैठता है। बाक़ी जहाँ जगह हो वहाँ; पूर्व मुख सबसे अच्छा माना जाता है। ये आज के चलन हैं।
hg: Parivar ka mukhiya south ya west sire par north ya east mukh baithta hai. Baaki jahan jagah ho wahan; east mukh sabse achha mana jata hai. Ye aaj ke chalan hain.
@do modern wide PRAC
en: A dining table facing a toilet door is shifted a little or screened by a curtain; the door stays shut. In the middle of a flat a light table is fine; keep the exact centre free if you can.
hi: शौचालय के सामने की डाइनिंग टेबल थोड़ी खिसका दें या परदा लगाएँ; दरवाज़ा बंद रहे। फ़्लैट के बीच हल्की मेज़ चलेगी; हो सके तो ठीक केंद्र ख़ाली रखें।
hg: Toilet ke samne ki dining table thodi khiska dein ya parda lagayein; darwaza band rahe. Flat ke beech halki mez chalegi; ho sake to theek center khaali rakhein.

# washing-machine object
@names
en: washing machine, clothes dryer
hi: वॉशिंग मशीन, कपड़े धोने की मशीन
hg: washing machine, kapde dhone ki machine, washing mashin
en: front loader, front load machine, clothes washer
hi: कपड़े धोने की मशीन
hg: kapde dhone ki machine
en: washer, dryer, front load washer
hi: वाशिंग मशीन, वाशिंग मसीन, कपड़े सुखाने की मशीन
hg: washing machin, dryer, washer dryer
@ask
en: aunt gives vastu advice on WhatsApp and wants the machine moved to the NE, the drain is on the west
hi: बुआ व्हाट्सऐप पर वास्तु बताती हैं, मशीन ईशान में करवाना चाहती हैं
hg: bua whatsapp pe vastu batati hai machine NE me karwana chahti hai
en: the washer stands in the north-west utility and a relative wants it shifted to the north-east, is that needed | two spots for the washing machine, balcony in the north-west or the bath in the ishan corner, which one | plumber can give the inlet only in the utility, is that side fine for a washer and dryer | moving the washing machine costs a lot, should I leave it
hi: वाशिंग मशीन बालकनी में रखूँ या ईशान के बाथरूम में, दोनों में कौन सी जगह सही | मशीन वायव्य में लगी है, बुआ कहती हैं ईशान में करो, ज़रूरत है क्या | वाशिंग मशीन हटवाने में ख़र्च बहुत है, वहीं रहने दूँ
hg: washing machine balcony me rakhu ya ishan wale bathroom me, dono me se kaunsi jagah sahi | machine north west me lagi hai bua kehti hai north east me karo, zarurat hai kya | washing machine hatwane me kharcha bahut hai wahi rehne du
en: where to keep the washing machine | washing machine direction | washing machine in kitchen okay? | can it stand in the balcony | washing machine in north east bathroom | small 1bhk, machine only fits in the kitchen beside the stove, is that wrong | washing machine in south west | can clothes be washed at night | dryer placement | washing machine in bathroom vastu | washing machine in north east balcony cant move | top load facing direction | washing clothes on thursday or at night | drying clothes outside at night
hi: वॉशिंग मशीन किस दिशा में रखें | कपड़े धोने की मशीन कहाँ हो | रसोई में वॉशिंग मशीन ठीक है क्या | बालकनी में वॉशिंग मशीन रख सकते हैं | ईशान में वॉशिंग मशीन है | बाथरूम में मशीन रखें या नहीं | वॉशिंग मशीन दक्षिण-पूर्व में चलेगी | रात को कपड़े धोना | वॉशिंग मशीन बाथरूम में | ईशान की बालकनी में वॉशिंग मशीन है | गुरुवार को कपड़े धोना | रात को कपड़े सुखाना
hg: washing machine kaha rakhe | washing machine kis disha me honi chahiye | kitchen me washing machine rakhna sahi hai kya | balcony me washing machine rakh sakte hai | north east me washing machine hai kya kare | 1bhk me jagah nahi hai machine rasoi me hi aati hai chalega? | kapde dhone ki machine south west me | raat ko kapde dho sakte hai kya | washing machine bathroom me | north east balcony me washing machine hai | guruvar ko kapde dhona | raat ko kapde sukhana
en: right corner for the washing machine, utility area is tiny | where to fix the front load machine in a small flat
hi: कपड़े धोने की मशीन किस कोने में लगाएँ, जगह कम है | छोटी बालकनी में वॉशिंग मशीन किधर
hg: kapde dhone ki machine kis kone me lagaye | chhoti utility me washing machine kidhar rakhe
@places good NW SE; fine W E S; avoid NE SW C
@where modern most PRAC
en: Keep the washing machine in the north-west of the home, or in the south-east. It is motor and water together: air and movement belong to the north-west, electricity to the south-east.
hi: वॉशिंग मशीन घर के उत्तर-पश्चिम में या दक्षिण-पूर्व में रखें। उसमें मोटर और पानी दोनों हैं: गति वायव्य की है, बिजली आग्नेय की।
hg: Washing machine ghar ke north-west me ya south-east me rakhein. Usme motor aur paani dono hain: gati north-west ki hai, bijli south-east ki.
@ok modern most PRAC
en: In the kitchen, bathroom or balcony it is all right where space is short. Keep it away from the stove and, if you can, out of the north-east corner.
hi: जगह कम हो तो रसोई, बाथरूम या बालकनी में भी ठीक है। उसे चूल्हे से दूर और हो सके तो ईशान कोने से बाहर रखें।
hg: Jagah kam ho to rasoi, bathroom ya balcony me bhi theek hai. Use chulhe se door aur ho sake to north-east kone se bahar rakhein.
@do modern wide PRAC
en: A machine whose tap is in the north-east stays there; keep the spot clean, dry, light and nothing stacked on it. Its front may face any side.
hi: जिस मशीन का नल ईशान में है वह वहीं रहे; जगह साफ़, सूखी, हल्की रखें और ऊपर कुछ न लादें। मशीन का मुख किसी भी ओर हो सकता है।
hg: Jis machine ka nal north-east me hai woh wahin rahe; jagah saaf, sookhi, halki rakhein aur upar kuch na laadein. Machine ka mukh kisi bhi taraf ho sakta hai.
@when modern regional CUSTOM
en: Many homes wash no clothes or hair on Thursday and bring drying clothes in by night; these are family customs, for respect to Guru and against dew. A working day may need another rule.
hi: बहुत घरों में गुरुवार को कपड़े या बाल नहीं धोते और रात को सूखते कपड़े भीतर ले आते हैं; ये कुल-रिवाज हैं, गुरु के आदर और ओस के कारण। नौकरी हो तो अपनी सुविधा देखें।
hg: Bahut gharon me Thursday ko kapde ya baal nahi dhote aur raat ko sookhte kapde andar le aate hain; ye parivar ke riwaz hain, Guru ke aadar aur os ke karan. Naukri ho to apni suvidha dekhein.

# dustbin object
@names
en: dustbin, garbage bin, trash can
hi: कूड़ेदान, डस्टबिन, कचरे का डिब्बा
hg: dustbin, kudedan, kachre ka dabba, kooda daan
en: trash can, garbage bin, waste bin
hi: कचरे का डिब्बा
hg: kachre ka dibba
@ask
en: where to keep the dustbin | dustbin in the kitchen which corner | garbage bin outside the main door | trash can in north east | our society makes us leave the bin at the door, is that a fault | dustbin colour | can I throw garbage after sunset | dustbin outside main door flat | dustbin in the bedroom | dustbin colour vastu | dustbin in north direction
hi: कूड़ेदान किस दिशा में रखें | रसोई में डस्टबिन कहाँ रखें | मुख्य द्वार पर कूड़ेदान | ईशान कोण में कचरा रखा है | डस्टबिन उत्तर में रख सकते हैं | शाम के बाद कूड़ा फेंकना | कचरे का डिब्बा कहाँ हो | डस्टबिन दरवाज़े के बाहर | बेडरूम में कूड़ेदान | उत्तर में कूड़ेदान
hg: dustbin kaha rakhe | dustbin kis disha me rakhna chahiye | kitchen me dustbin kidhar rakhe | gate ke bahar dustbin rakhna sahi h kya | north east me kachra pada rehta hai | sham ke baad kooda phenkna chahiye ya nahi | society wale bin gate pe rakhwate hai kya karu | dustbin darwaze ke bahar | bedroom me dustbin | north me dustbin | kude daan ka rang
en: trash can near the main door
@places good NW SW; fine W S; avoid NE N E SE C
@where modern most PRAC
en: Keep the dustbin in the north-west or south-west, covered and emptied daily. The north-east, the main door and the pooja room are kept free of rubbish.
hi: कूड़ेदान उत्तर-पश्चिम या दक्षिण-पश्चिम में, ढककर रखें और रोज़ ख़ाली करें। ईशान, मुख्य द्वार और पूजाघर के पास कचरा न रहे।
hg: Dustbin north-west ya south-west me, dhakkar rakhein aur roz khali karein. North-east, main door aur pooja ghar ke paas kachra na rahe.
@do modern wide SENSE
en: If the bin must stand at the door, use one with a lid, put it to the side and take it in once emptied. Rubbish may go out after dusk too; the old rule was about losing small things in the dark.
hi: डिब्बा द्वार पर ही रखना पड़े तो ढक्कन वाला लें, बगल में रखें और ख़ाली होते ही भीतर लें। शाम के बाद भी कचरा दे सकते हैं; पुराना नियम अँधेरे में चीज़ खोने का था।
hg: Dabba gate par hi rakhna pade to dhakkan wala lein, bagal me rakhein aur khali hote hi andar lein. Sham ke baad bhi kachra de sakte hain; purana niyam andhere me cheez khone ka tha.
@ok modern most PRAC
en: A small lidded bin in bathroom or bedroom is fine if emptied daily. In the north lists tie it to lost chances, a modern saying; just move it to the north-west or south-west.
hi: बाथरूम या बेडरूम में ढक्कन वाला छोटा कूड़ेदान रोज़ ख़ाली हो तो ठीक है। उत्तर में उसे मौक़े गँवाने से जोड़ना आज की बात है; बस वायव्य या नैऋत्य में रख दें।
hg: Bathroom ya bedroom me dhakkan wala chhota dustbin roz khaali ho to theek hai. North me use mauke ganwane se jodna aaj ki baat hai; bas north-west ya south-west me rakh dein.

# broom object
@names
en: broom, broomstick, jhadu, mop
hi: झाड़ू, झाड़ू-पोंछा, पोंछा
hg: jhadu, jhaadu, jhadoo, pocha
hi: नई झाड़ू, पोछा, झाड़ू-पोछा
hg: nayi jhadu, jhadu pocha, poncha
en: new broom, broom and mop
@ask
hi: मेहमान को पोछा दिखे तो बुरा है क्या | मेहमान झाड़ू देख लें तो
hg: mehman ko pocha dikhe to bura hai kya
en: guests can see our broom and mop in the balcony, is that bad | bought a broom on Saturday, mother-in-law says do not lean it behind the door
hi: मेहमान को झाड़ू-पोछा दिख जाए तो क्या बुरा है | सास टोकती हैं झाड़ू दरवाज़े के पास खड़ी मत टिकाओ, पोछा कहाँ रखूँ | शनिवार को झाड़ू ख़रीद ली, ठीक किया क्या
hg: mehman ko jhadu pocha dikh jaye to kya bura hai | saas tokti hai jhadu darwaze ke paas khadi mat tikao, pocha kaha rakhu | shaniwar ko jhadu kharid li theek kiya kya
en: where to keep the broom | can a broom be kept standing | which day to buy a new broom | sweeping after sunset | stepping on a broom bad luck | what to do with the old broom | my mother says not to show the jhadu to guests, why | broom standing or lying | which day to throw old broom | broom under the bed | broom in bathroom or balcony | who should not touch broom with feet | how many brooms to buy on dhanteras
hi: झाड़ू कहाँ रखनी चाहिए | झाड़ू खड़ी रखें या लिटाकर | नई झाड़ू किस दिन ख़रीदें | शाम को झाड़ू लगाना | झाड़ू पर पैर लग गया | पुरानी झाड़ू कब फेंकें | झाड़ू को लक्ष्मी क्यों मानते हैं | रसोई में झाड़ू रखना | झाड़ू खड़ी रखें या लेटाकर | पुरानी झाड़ू किस दिन फेंकें | पलंग के नीचे झाड़ू | झाड़ू बाथरूम में रखें क्या
hg: jhadu kaha rakhe | jhadu khadi rakhni chahiye ya leta ke | nayi jhadu kis din kharide | sham ko jhadu lagana chahiye ya nahi | jhadu pe pair lag gaya kya kare | purani jhadu kab feke | raat ko jhadu lagane se laxmi chali jati hai kya | mehmano ke samne jhadu kyu nahi rakhte | jhadu khadi rakhe ya letakar | purani jhadu kis din feke | bed ke niche jhadu | jhadu bathroom me rakhe kya
hi: झाड़ू दरवाज़े के पीछे रखना
hg: jhadu darwaze ke peeche rakhte hai
@places good SW W NW; fine S; avoid NE N E SE C
@where modern most CUSTOM
en: Keep the broom lying flat and out of sight in the south-west, west or north-west, such as behind a door. It is not stood upright, nor kept in the kitchen or near the pooja.
hi: झाड़ू दक्षिण-पश्चिम, पश्चिम या उत्तर-पश्चिम में लिटाकर और नज़र से हटाकर रखें, जैसे दरवाज़े के पीछे। उसे खड़ी न रखें, रसोई और पूजा के पास भी नहीं।
hg: Jhadu south-west, west ya north-west me litakar aur nazar se hatakar rakhein, jaise darwaze ke peeche. Use khadi na rakhein, rasoi aur pooja ke paas bhi nahi.
@when modern regional CUSTOM
en: A new broom is bought on Dhanteras or, in many homes, on a Saturday or Tuesday; the old one often goes out on Saturday or Amavasya, not on Thursday or Friday. Customs differ by family.
hi: नई झाड़ू धनतेरस पर, या कई घरों में शनिवार या मंगलवार को ली जाती है; पुरानी प्रायः शनिवार या अमावस्या को निकालते हैं, गुरुवार-शुक्रवार को नहीं। रीति घर-घर की अलग है।
hg: Nayi jhadu Dhanteras par, ya kai gharon me Saturday ya Tuesday ko li jati hai; purani aksar Saturday ya Amavasya ko nikalte hain, Thursday-Friday ko nahi. Reeti ghar-ghar ki alag hai.
@ok modern most CUSTOM
en: Sweeping after dusk drives no Lakshmi away; the custom comes from days without lamps, when small valuables were swept out. If your foot touches the broom, a small bow is enough.
hi: शाम को झाड़ू लगाने से लक्ष्मी नहीं जातीं; यह रीति बिना रोशनी के दिनों की है, जब छोटी क़ीमती चीज़ें बुहर जाती थीं। पैर लग जाए तो प्रणाम कर लेना काफ़ी है।
hg: Sham ko jhadu lagane se Lakshmi nahi jati; yeh reeti bina roshni ke dinon ki hai, jab chhoti keemti cheezein buhar jati thi. Pair lag jaye to pranam kar lena kaafi hai.
@why modern wide CUSTOM
en: The broom is honoured as a form of Lakshmi, since it takes out poverty as dirt; so it is not kicked, burnt or shown to guests. Sheetala Mata carries one too.
hi: झाड़ू को लक्ष्मी का रूप मानते हैं, क्योंकि वह दरिद्रता रूपी मैल निकालती है; इसलिए उसे पैर नहीं मारते, जलाते नहीं, मेहमान को नहीं दिखाते। शीतला माता के हाथ में भी झाड़ू है।
hg: Jhadu ko Lakshmi ka roop maante hain, kyunki woh daridrata roopi mail nikaalti hai; isliye use pair nahi maarte, jalate nahi, mehman ko nahi dikhate. Sheetala Mata ke haath me bhi jhadu hai.

# inverter object
@names
en: inverter, ups battery, generator
hi: इन्वर्टर, इनवर्टर बैटरी, जनरेटर
hg: inverter, inverter battery, generator, invertor
en: inverter battery, home ups
hi: इन्वर्टर की बैटरी, इनवर्टर
hg: inverter ki battery, inverter battery, invertor
@ask
en: balcony is north-east, kitchen utility is south-east, inverter in which
hg: inverter balcony me ya kitchen ke paas, kaha lagwaye
hi: इन्वर्टर बालकनी में लगवाएँ या रसोई के पास
en: only the north-east balcony and the utility by the kitchen in the south-east are free for the inverter and the router, which | electrician comes in the morning, on which side do I get the inverter point
hi: इन्वर्टर के लिए ईशान की बालकनी या आग्नेय का कोना बचा है, कौन सा पक्का करूँ | बिजली मिस्त्री सुबह आएगा, इनवर्टर का पॉइंट किधर करवाऊँ
hg: inverter ke liye NE balcony ya SE kona bacha hai, kaunsa pakka karu | bijli wala subah aayega invertor ka point kidhar karwau | inverter aur router ke liye do hi jagah bachi h kaunsi sahi
en: where to place the inverter | inverter battery direction | inverter in north east corner | generator outside which side | inverter in the bedroom safe? | inverter in the balcony | we have long power cuts and the inverter sits under the mandir, is it ok | inverter under the stairs | battery in bedroom safe | inverter near mandir | inverter in north east cannot shift | ups in balcony
hi: इन्वर्टर किस दिशा में रखें | इनवर्टर बैटरी कहाँ रखें | ईशान में इन्वर्टर है क्या करें | जनरेटर कहाँ लगाएँ | बेडरूम में इन्वर्टर रखना | सीढ़ी के नीचे इन्वर्टर | पूजाघर के नीचे इन्वर्टर रखा है | इन्वर्टर सीढ़ी के नीचे | बैटरी बेडरूम में | ईशान में इन्वर्टर हटा नहीं सकते | मंदिर के पास इन्वर्टर
hg: inverter kaha rakhe | inverter kis disha me rakhna chahiye | inverter battery north east me hai | generator kidhar lagaye | bedroom me inverter rakh sakte hai kya | seedhi ke niche inverter | mandir ke neeche inverter rakha hai theek hai kya | inverter seedhi ke neeche | battery bedroom me rakhna | north east me inverter hata nahi sakte | mandir ke pass inverter
hg: bijli ka generator ghar me kaha
@places good SE; fine NW S W; avoid NE SW N C
@where modern most PRAC
en: Place the inverter in the south-east of the home; the north-west is the second choice. Electricity is counted as fire, so it stays out of the north-east and away from the pooja place.
hi: इन्वर्टर घर के दक्षिण-पूर्व में रखें; उत्तर-पश्चिम दूसरी पसंद है। बिजली अग्नि मानी जाती है, इसलिए ईशान और पूजास्थान से दूर रहे।
hg: Inverter ghar ke south-east me rakhein; north-west doosri pasand hai. Bijli agni maani jati hai, isliye north-east aur pooja ki jagah se door rahe.
@how modern wide SENSE
en: Whatever the corner, give the battery air and keep it off the bed side, away from gas and small children. A generator runs only outdoors.
hi: कोना कोई भी हो, बैटरी को हवा मिले, वह पलंग, गैस और छोटे बच्चों से दूर रहे। जनरेटर केवल बाहर चलाएँ।
hg: Kona koi bhi ho, battery ko hawa mile, woh palang, gas aur chhote bachchon se door rahe. Generator sirf bahar chalayein.
@do modern wide PRAC
en: Under the stairs, in a passage or a covered balcony is fine for inverter and battery, with air and a lock from children. If wired in the north-east, keep it on a stand and the rest of the corner empty.
hi: सीढ़ी के नीचे, गलियारे या ढकी बालकनी में इन्वर्टर-बैटरी ठीक है, हवा मिले और बच्चे न पहुँचें। ईशान में वायरिंग हो तो स्टैंड पर रखें और बाक़ी कोना ख़ाली।
hg: Seedhi ke neeche, galiyare ya dhaki balcony me inverter-battery theek hai, hawa mile aur bachche na pahunchein. North-east me wiring ho to stand par rakhein aur baaki kona khaali.

# air-conditioner object
@names
en: air conditioner, split ac, cooler, air cooler, room heater
hi: एसी, एयर कंडीशनर, कूलर, हीटर
hg: air conditioner, split ac, kooler, cooler, room heater
hi: ए सी की दीवार, स्प्लिट एसी
hg: split ac, ac ki deewar
en: split ac
hi: ए सी
@ask
en: technician comes at four, which bedroom wall for the split ac
hi: एसी वाला आ रहा है, बेडरूम की किस दीवार पर लगवाएँ
hg: ac wala aa raha hai bedroom ki kis deewar pe lagwaye
en: which wall for the ac | ac direction in bedroom | split ac above the bed head | air conditioner in north east | cooler in which window | where to keep a room heater | ac outdoor unit placement | ac above the bed head | outdoor unit of ac direction | cooler in which window | ac in north east wall
hi: एसी किस दीवार पर लगाएँ | एसी किस दिशा में होना चाहिए | पलंग के ऊपर एसी लगा है | कूलर किस खिड़की में रखें | हीटर किस कोने में रखें | ईशान में एसी लगा सकते हैं | एसी का बाहरी यूनिट कहाँ हो | बेड के सिरहाने के ऊपर एसी | एसी का बाहरी यूनिट | कूलर किस खिड़की में | ईशान में एसी
hg: ac kis disha me lagaye | ac konsi deewar pe lagwana chahiye | bed ke upar ac hai sahi hai kya | cooler kis side rakhe | heater kis kone me rakhe | north east me ac lagwa sakte hai | ac ki sahi jagah bedroom me | bed ke sirhane ke upar ac | ac ka outdoor unit | cooler kis khidki me lagaye | north east me ac
en: on which wall to fix the split unit | cooling unit direction in bedroom
hi: ए.सी. किस दीवार पर लगे | एसी लगवाना है, दीवार बताइए | स्प्लिट ए.सी. बेडरूम में किस ओर
hg: ac kis deewar pe lagwaye | hall me ac kaha lage | split ac bedroom ki konsi wall pe
@places good NW SE; fine W E S N; avoid NE SW C
@where modern most PRAC
en: Fix the air conditioner on the north-west or south-east side of the room; west and east will do. Air belongs to the north-west, electricity to the south-east; a heater goes to the south-east.
hi: एसी कमरे के उत्तर-पश्चिम या दक्षिण-पूर्व में लगाएँ; पश्चिम और पूर्व भी चलते हैं। हवा वायव्य की है, बिजली आग्नेय की; हीटर आग्नेय में रखें।
hg: AC kamre ke north-west ya south-east me lagayein; west aur east bhi chalte hain. Hawa north-west ki hai, bijli south-east ki; heater south-east me rakhein.
@how modern wide SENSE
en: Comfort comes first: an AC should not blow straight on the sleeper, and the pipe needs a way out. If the builder's hole is in the north-east, use it without worry.
hi: आराम पहले: एसी की हवा सोने वाले पर सीधी न पड़े और पाइप को निकास मिले। बिल्डर का छेद ईशान में हो तो बेफ़िक्र वहीं लगाएँ।
hg: Aaram pehle: AC ki hawa sone wale par seedhi na pade aur pipe ko nikas mile. Builder ka chhed north-east me ho to befikr wahin lagayein.
@do modern wide PRAC
en: An AC over the bed-head is best moved to a side wall or given a deflector; the outdoor unit goes north-west, west or south-east. A cooler with water suits a north or west window.
hi: सिरहाने के ऊपर का एसी बगल की दीवार पर ले जाएँ या हवा मोड़ने की पट्टी लगाएँ; बाहरी यूनिट वायव्य, पश्चिम या आग्नेय में। पानी वाला कूलर उत्तर या पश्चिम की खिड़की में।
hg: Sirhane ke upar ka AC bagal ki deewar par le jayein ya hawa modne ki patti lagayein; outdoor unit north-west, west ya south-east me. Paani wala cooler north ya west ki khidki me.

# computer-desk object
@names
en: computer, laptop, work from home desk, computer table, wifi router
hi: कंप्यूटर, लैपटॉप, कंप्यूटर टेबल, वाईफ़ाई राउटर
hg: computer, laptop, computer table, work from home table, wifi router
@ask
en: where to keep the computer at home | which way to face while working on a laptop | work from home desk direction | wifi router which corner | working on the bed with a laptop | I do night shift from my bedroom, how should the desk be turned | printer placement | wifi router direction | laptop facing south | computer in bedroom | gaming setup direction
hi: कंप्यूटर किस दिशा में रखें | लैपटॉप पर काम करते समय मुँह किधर हो | घर से काम की मेज़ कहाँ लगाएँ | वाईफ़ाई राउटर कहाँ लगाएँ | बिस्तर पर लैपटॉप चलाना | कंप्यूटर टेबल बेडरूम में | प्रिंटर कहाँ रखें | वाई-फ़ाई राउटर कहाँ रखें | लैपटॉप पर काम करते मुँह किधर | बेडरूम में कंप्यूटर
hg: computer kis disha me rakhe | laptop pe kaam karte time face kidhar ho | wfh desk kaha lagau | wifi router kaha lagaye | bed par laptop chalana theek hai kya | computer table bedroom me rakh sakte h | printer kidhar rakhe | wifi router kaha lagaye | laptop pe kaam karte muh kidhar | bedroom me computer
@places good SE E N; fine W NW S; avoid NE SW C
@face modern most PRAC
en: At a computer or laptop desk face north or east, with a wall and not a door behind you. West is acceptable; facing a blank wall from very near is the thing to avoid.
hi: कंप्यूटर पर काम उत्तर या पूर्व की ओर मुँह करके करें, पीछे दरवाज़ा नहीं, दीवार हो। पश्चिम भी चलता है; मुँह के एकदम सामने कोरी दीवार न हो।
hg: Computer par kaam north ya east ki taraf munh karke karein, peeche darwaza nahi, deewar ho. West bhi chalta hai; munh ke ekdam saamne kori deewar na ho.
@where modern most PRAC
en: The computer and the router go best to the south-east of the room, where electrical things belong; east and north are fine. A tidy table and a good chair count for more.
hi: कंप्यूटर और राउटर कमरे के दक्षिण-पूर्व में अच्छे हैं, जहाँ बिजली की चीज़ें मानी जाती हैं; पूर्व और उत्तर भी ठीक। साफ़ मेज़ और अच्छी कुर्सी ज़्यादा ज़रूरी हैं।
hg: Computer aur router kamre ke south-east me achhe hain, jahan bijli ki cheezein maani jati hain; east aur north bhi theek. Saaf mez aur achhi kursi zyada zaroori hain.
@do modern wide PRAC
en: If the table is fixed facing south or west, turn the chair and screen as far to north or east as it allows. A computer in the bedroom is fine when shut down and covered at night.
hi: मेज़ दक्षिण या पश्चिम मुख फ़िक्स हो तो कुर्सी और स्क्रीन जितनी हो सके उत्तर या पूर्व घुमाएँ। बेडरूम में कंप्यूटर ठीक है, रात को बंद करके ढक दें।
hg: Mez south ya west mukh fix ho to kursi aur screen jitni ho sake north ya east ghumayein. Bedroom me computer theek hai, raat ko band karke dhak dein.

# calendar-on-wall object
@names
en: wall calendar, old calendar
hi: दीवार का कैलेंडर, पुराना कैलेंडर
hg: deewar ka calendar, wall calendar, purana calendar
hg: purana calendar, pichhle saal ka calendar
hi: पुराना कैलेंडर, पिछले साल का कैलेंडर
@ask
en: last year's calendar has a picture of the gods, I cannot throw it away
hi: पुराने कैलेंडर पर भगवान बने हैं, फेंकने का मन नहीं
hg: purane calendar pe bhagwan bane hai phenkne ka man nahi
en: where to hang the calendar | which wall for the wall calendar | calendar behind the door | old calendars at home | calendar on south wall | new calendar over the old one | calendar with god pictures, where | old calendar where to throw | calendar behind the door | calendar with god photo disposal | calendar on south wall
hi: कैलेंडर किस दीवार पर लगाएँ | कैलेंडर किस दिशा में टाँगें | दरवाज़े के पीछे कैलेंडर | पुराने कैलेंडर का क्या करें | दक्षिण में कैलेंडर लगाना | नया कैलेंडर पुराने के ऊपर | देवता वाला कैलेंडर कहाँ लगाएँ | पुराने कैलेंडर का क्या करें | दरवाज़े के पीछे कैलेंडर | दक्षिण दीवार पर कैलेंडर
hg: calendar kis disha me lagaye | calendar kaha tangna chahiye | darwaze ke peeche calendar laga hai | purane calendar ka kya kare | dakshin deewar par calendar | naya calendar purane ke upar laga sakte hai kya | bhagwan wala calendar kidhar lagaye | purane calendar ka kya kare | darwaze ke peeche calendar | south wall pe calendar
en: last year's calendar is still on the wall | we never took the old calendar down, does it matter
hi: पिछले साल का कैलेंडर अब तक टँगा है, कुछ होता है क्या | पुराना कैलेंडर उतारा नहीं अभी तक
hg: pichle saal ka calendar abhi tak laga hai, kuch hota hai kya | purana calender utara nahi abhi tak | calender purana hai hata du kya | naya calender kis wall pe tange
@places good N E W; fine NE NW; avoid S SW SE
@where modern most PRAC
en: Hang the wall calendar on the north, east or west wall, where all can see it. The south and the back of a door are usually left out.
hi: कैलेंडर उत्तर, पूर्व या पश्चिम की दीवार पर लगाएँ, जहाँ सब देख सकें। दक्षिण और दरवाज़े के पीछे की जगह प्रायः छोड़ी जाती है।
hg: Calendar north, east ya west ki deewar par lagayein, jahan sab dekh sakein. South aur darwaze ke peeche ki jagah aksar chhodi jati hai.
@do modern wide CUSTOM
en: Take the old year's calendar down instead of hanging the new one over it. Pictures of deities on it are not thrown in the rubbish: cut them out, or give them with other worn pictures.
hi: पुराने साल का कैलेंडर उतार दें, नया उसके ऊपर न टाँगें। उस पर देवता का चित्र हो तो कचरे में न डालें; काट कर रखें या पुराने चित्रों के साथ दें।
hg: Purane saal ka calendar utaar dein, naya uske upar na taangein. Us par devta ka chitra ho to kachre me na daalein; kaat kar rakhein ya purane chitron ke saath dein.
@which modern most PRAC
en: Calendars with nature, gods or rising sun are liked; wild animals, sad faces and war are left out. No old text speaks of paper calendars, so nothing follows from its wall.
hi: प्रकृति, देवता या उगते सूर्य वाले कैलेंडर पसंद किए जाते हैं; हिंसक पशु, उदास चेहरे और युद्ध नहीं। काग़ज़ के कैलेंडर पर पुराना ग्रंथ कुछ नहीं कहता; दीवार से कुछ तय नहीं होता।
hg: Prakriti, devta ya ugte surya wale calendar pasand kiye jate hain; hinsak pashu, udaas chehre aur yudh nahi. Kagaz ke calendar par purana granth kuch nahi kehta; deewar se kuch tay nahi hota.

# curtains object
@names
en: curtains, window blinds, drapes
hi: परदे, पर्दे, खिड़की के परदे
hg: parde, curtains, khidki ke parde, purdah
@ask
en: torn balcony curtain for months, is it inauspicious, and which colour next for the west
hi: बालकनी का परदा महीनों से फटा है, बुरा है क्या, पश्चिम के लिए रंग
hg: balcony ka parda mahino se fata hai bura hai kya west ke liye rang
en: which colour curtains for the bedroom | curtains for east window | heavy or light curtains | curtain colour for living room | should there be a curtain on the pooja room | black curtains ok? | strong afternoon sun from the west window, what curtain | curtains for main door | torn curtains vastu | bedroom curtains which colour for couple | curtain between kitchen and mandir
hi: परदे किस रंग के लगाएँ | बेडरूम के परदों का रंग | पूर्व की खिड़की पर परदा | काले परदे लगाना | पूजाघर पर परदा लगाएँ क्या | पश्चिम की खिड़की पर कैसे परदे | हॉल के पर्दे कैसे हों | मुख्य द्वार पर परदा | फटे परदे | पति पत्नी के कमरे के परदे | मंदिर पर परदा
hg: parde kis rang ke lagaye | bedroom ke parde ka colour | hall me kaunse parde lagaye | kale parde lagana sahi hai | pooja ghar pe parda lagana chahiye kya | west ki khidki se dhoop bahut aati hai kaise curtain lagau | east window ke parde | main door pe parda | fate parde | pati patni ke kamre ke parde | mandir pe parda
@colour modern most PRAC
en: Choose light curtains for north and east windows, such as cream, pale green or light yellow, and deeper earth shades for south and west. Much black or very dark grey is usually avoided in bedrooms.
hi: उत्तर और पूर्व की खिड़कियों पर हल्के परदे लगाएँ: क्रीम, हल्का हरा या पीला; दक्षिण और पश्चिम में गहरे मिट्टी के रंग। शयनकक्ष में बहुत काला प्रायः नहीं चुनते।
hg: North aur east ki khidkiyon par halke parde lagayein: cream, halka hara ya peela; south aur west me gehre mitti ke rang. Bedroom me bahut kala aksar nahi chunte.
@how modern wide SENSE
en: Keep the morning light: open the east and north curtains early, and use thick ones where the afternoon sun is hot. Clean, whole curtains matter more than the shade.
hi: सुबह की रोशनी आने दें: पूर्व और उत्तर के परदे जल्दी खोलें, और जहाँ दोपहर की धूप तेज़ हो वहाँ मोटे लगाएँ। रंग से ज़्यादा साफ़ और साबुत परदे अच्छे हैं।
hg: Subah ki roshni aane dein: east aur north ke parde jaldi kholein, aur jahan dopahar ki dhoop tez ho wahan mote lagayein. Rang se zyada saaf aur sabut parde achhe hain.
@do modern wide PRAC
en: For tenants a curtain is the easiest remedy: before a toilet, stairs, sink, or over a mirror at night. A light one hangs at the mandir and is drawn after the evening aarti.
hi: किराएदार के लिए परदा सबसे आसान उपाय है: शौचालय, सीढ़ी, सिंक के आगे, या रात को शीशे पर। मंदिर पर हल्का परदा लगता है और शाम की आरती के बाद डाल देते हैं।
hg: Kirayedar ke liye parda sabse aasan upay hai: toilet, seedhi, sink ke aage, ya raat ko sheeshe par. Mandir par halka parda lagta hai aur shaam ki aarti ke baad daal dete hain.

# nameplate object
@names
en: nameplate, name plate, house name board, door bell
hi: नेमप्लेट, नाम पट्टिका, घर का नाम बोर्ड, दरवाज़े की घंटी
hg: nameplate, name plate, naam ki takhti, ghar ka naam board, door bell
hi: नेम प्लेट, नामपट्ट
hg: name plate, nemplate
@ask
en: whose name stands first on our name plate, mine or my husband's, and on which side of the door
hi: नेम प्लेट पर पहले किसका नाम हो, पति का या पत्नी का, और द्वार के किस ओर
hg: name plate pe pehle kiska naam ho pati ka ya patni ka, aur door ke kis side
en: which side of the door for the nameplate | nameplate material and colour | can I put a nameplate on a rented flat | broken nameplate | wife's name on the name plate | at what height does the door bell go | house name ideas on the board | nameplate in rented house whose name | nameplate colour | nameplate for south facing door | nameplate with ganesh | steel or wood nameplate
hi: नेमप्लेट दरवाज़े के किस ओर लगाएँ | नेमप्लेट लकड़ी की हो या धातु की | किराए के घर में नेमप्लेट | टूटी नेमप्लेट | नेमप्लेट पर पत्नी का नाम | दरवाज़े की घंटी कितनी ऊँची हो | नाम पट्टिका का रंग | किराए के घर में नामपट्टी किसके नाम की | नेमप्लेट का रंग | दक्षिण मुखी दरवाज़े की नेमप्लेट | नेमप्लेट पर गणेश
hg: nameplate kis side lagaye | name plate lakdi ki sahi hai ya steel ki | kiraye ke ghar pe nameplate laga sakte kya | tooti hui name plate | nameplate pe biwi ka naam likh sakte hai | door bell kitni unchai par | naam ki takhti ka rang | rent ke ghar me nameplate kiske naam ki | nameplate ka rang | south facing door ki nameplate | nameplate pe ganesh
@where modern most PRAC
en: Fix the nameplate at eye level on the wall beside the door or on the door itself; the left side as you go in is often named. It should be whole, firm, lit and easy to read.
hi: नेमप्लेट आँख की ऊँचाई पर दरवाज़े की बगल में या दरवाज़े पर लगाएँ; भीतर जाते समय बाईं ओर प्रायः कहते हैं। वह साबुत, मज़बूत, रोशन और पढ़ने में साफ़ हो।
hg: Nameplate aankh ki unchai par darwaze ki bagal me ya darwaze par lagayein; andar jate samay baayin taraf aksar kehte hain. Woh sabut, mazboot, roshan aur padhne me saaf ho.
@which modern regional PRAC
en: Wood suits east and south doors, metal north and west, say today's lists; clear letters matter more. Any name of the household may stand on it, tenants' and wives' too.
hi: आज की सूचियाँ पूर्व और दक्षिण के द्वार पर लकड़ी और उत्तर या पश्चिम के द्वार पर धातु बताती हैं; साफ़ अक्षर ज़्यादा ज़रूरी हैं। घर के किसी का भी नाम हो सकता है, पत्नी या किराएदार का भी।
hg: Aaj ki lists east aur south ke door par lakdi aur north ya west ke door par dhatu batati hain; saaf akshar zyada zaroori hain. Ghar ke kisi ka bhi naam ho sakta hai, patni ya kirayedar ka bhi.
@colour modern most PRAC
en: Colours for a nameplate: brown, gold or cream with dark letters read well; green or blue is named for north, red or brown for south, white or grey for west. Ganesh or Om above it is custom.
hi: नामपट्टी के रंग: भूरा, सुनहरा या क्रीम, गहरे अक्षर; उत्तर को हरा-नीला, दक्षिण को लाल-भूरा, पश्चिम को सफ़ेद-स्लेटी बताते हैं। ऊपर गणेश या ॐ रिवाज है।
hg: Nameplate ke rang: bhoora, sunehra ya cream, gehre akshar; north ko hara-neela, south ko laal-bhoora, west ko safed-grey batate hain. Upar Ganesh ya Om riwaz hai.
@ok modern wide SENSE
en: A fallen letter or cracked nameplate is no bad sign; fix or replace it when you can. A faded, dusty or crooked plate is the one thing lists dislike.
hi: गिरा अक्षर या टूटी नेमप्लेट अपशकुन नहीं; सुविधा से ठीक करें या बदलें। फीकी, धूल भरी या टेढ़ी पट्टी ही सूचियों को नापसंद है।
hg: Gira akshar ya tooti nameplate apshakun nahi; suvidha se theek karein ya badlein. Pheeki, dhool bhari ya tedhi plate hi lists ko napasand hai.

# doormat object
@names
en: doormat, foot mat, threshold mat
hi: पायदान, डोरमैट
hg: doormat, paydan, paaydan, door mat
@ask
en: which colour doormat is good | doormat inside or outside the door | torn doormat | doormat with om or swastik | doormat shape | my doormat says welcome in red is that fine | something under the doormat | doormat colour for south facing door | welcome doormat inside or outside | camphor under doormat | how often change doormat
hi: पायदान किस रंग का हो | पायदान अंदर रखें या बाहर | फटा पायदान | पायदान पर ॐ बना है | मुख्य द्वार का पायदान कैसा हो | पायदान के नीचे कुछ रखना | डोरमैट का आकार | दक्षिण मुखी दरवाज़े का पायदान | पायदान अंदर या बाहर | पायदान के नीचे क्या रखें | पायदान कब बदलें
hg: doormat kis colour ka ho | paydan andar rakhe ya bahar | fata hua doormat | doormat pe om bana hai | main gate ka paydan kaisa hona chahiye | paydan ke neeche namak rakhna | doormat gol ya chaukor | south facing door ka doormat | payedan andar ya bahar | payedan ke niche kya rakhe | doormat kab badle
@which modern most PRAC
en: A clean, whole, rectangular doormat outside the main door is all that is needed. Brown, green, grey or maroon are common; no Om, Swastik or deity on what feet step on.
hi: मुख्य द्वार के बाहर साफ़, साबुत, आयताकार पायदान काफ़ी है। भूरा, हरा, स्लेटी या मैरून आम हैं; जिस पर पैर पड़े उस पर ॐ, स्वस्तिक या देवता न हों।
hg: Main door ke bahar saaf, sabut, aayatakar doormat kaafi hai. Bhoora, hara, grey ya maroon aam hain; jis par pair pade us par Om, Swastik ya devta na hon.
@do modern most PRAC
en: Wash the doormat often and change it when torn. Salt, alum or coins under it are habits of our time; nothing is lost without them.
hi: पायदान अक्सर धोएँ और फटे तो बदल दें। उसके नीचे नमक, फिटकरी या सिक्के रखना आज का चलन है; न रखने से कुछ नहीं बिगड़ता।
hg: Doormat aksar dhoyein aur fate to badal dein. Uske neeche namak, fitkari ya sikke rakhna aaj ka chalan hai; na rakhne se kuch nahi bigadta.
@colour modern most PRAC
en: By direction lists name: north blue or green, east green or cream, south red or brown, west white, grey or yellow. It lies outside the threshold; a torn one is the only thing to avoid.
hi: दिशा से सूचियाँ बताती हैं: उत्तर नीला-हरा, पूर्व हरा-क्रीम, दक्षिण लाल-भूरा, पश्चिम सफ़ेद, स्लेटी या पीला। दहलीज़ के बाहर बिछता है; केवल फटा न हो।
hg: Disha se lists batati hain: north neela-hara, east hara-cream, south laal-bhoora, west safed, grey ya peela. Dehleez ke bahar bichhta hai; sirf fata na ho.

# clutter object
@names
en: clutter, scrap, old things, junk, broken appliances, old clothes
hi: कबाड़, पुराना सामान, टूटा-फूटा सामान, पुराने कपड़े
hg: kabad, kabaad, purana saman, toota phoota saman, purane kapde
@ask
en: my wedding clothes lie unused in the bed box for fifteen years, is that bad
hi: शादी का लहँगा पंद्रह साल से बेड-बॉक्स में पड़ा है, बुरा है क्या
hg: shaadi ka lehenga saalon se bed box me pada hai bura hai kya
en: which corner for old things | junk on the terrace | broken phones and chargers at home | can I wear or give old clothes | clutter in north east | my father in law never throws anything, the house is full of scrap | when to clean out old stuff | where to keep old newspapers | old mobile and broken electronics vastu | clothes of dead person at home | storage on top of almirah | clutter in north east of house | old newspapers stacked at home | raddi kept for months | old phones and chargers in a drawer | empty plastic bottles and cartons | expired medicines and cosmetics | which corner must be free of clutter
hi: कबाड़ कहाँ रखें | छत पर कबाड़ रखा है | टूटा-फूटा सामान घर में रखना | पुराने कपड़ों का क्या करें | ईशान में कबाड़ | घर में पुराना सामान बहुत है | कबाड़ कब निकालें | पुराने अख़बार कहाँ रखें | मृत व्यक्ति के कपड़ों का क्या करें | ईशान में कबाड़ | टूटे इलेक्ट्रॉनिक घर में रखना | पुराने अख़बार की रद्दी घर में | रद्दी महीनों से पड़ी है | पुराने मोबाइल और चार्जर दराज़ में | ख़ाली बोतलें और डिब्बे | किस कोने में कबाड़ न हो
hg: kabad kaha rakhe | chhat par kabad pada hai | toota phoota saman ghar me rakhne se kya hota hai | purane kapde kya kare | north east me kabad | ghar me bahut purana saman hai sasur ji phenkne nahi dete | kabad kis din nikale | purane akhbar kaha rakhe | mare hue insan ke kapde ka kya kare | north east me kabad | toote electronic ghar me rakhna | purane akhbar ki raddi ghar me | raddi mahino se padi hai | purane mobile aur charger drawer me | khali bottle aur dibbe | kis kone me kabad na ho
@places good SW; fine S W; avoid NE N E SE NW C
@do modern wide PRAC
en: Sort old things once or twice a year: repair, give away, sell, or throw out. Broken machines, stopped clocks and torn shoes are the first to go; Diwali is the usual time.
hi: पुराना सामान साल में एक-दो बार छाँटें: ठीक कराएँ, दान दें, बेचें या फेंकें। टूटी मशीनें, बंद घड़ियाँ और फटे जूते पहले; दीवाली इसका समय है।
hg: Purana saman saal me ek-do baar chhaantein: theek karayein, daan dein, bechein ya phenkein. Tooti machine, band ghadiyan aur fate joote pehle; Diwali iska samay hai.
@where modern most PRAC
en: What you keep of old things goes to the south-west, boxed and dry. The north-east, the centre, the terrace and the way from the main door stay clear of clutter.
hi: जो पुराना सामान रखना हो वह दक्षिण-पश्चिम में, डिब्बों में और सूखा रखें। ईशान, घर का बीच, छत और मुख्य द्वार का रास्ता कबाड़ से ख़ाली रहे।
hg: Jo purana saman rakhna ho woh south-west me, dabbon me aur sookha rakhein. North-east, ghar ka beech, chhat aur main door ka raasta kabad se khali rahe.
@which modern most CUSTOM
en: Clothes of one who has died are washed and given away after the thirteen days, or one piece is kept with love. Broken electronics go to a collector of e-waste; nothing haunts a house.
hi: दिवंगत के कपड़े तेरह दिन बाद धोकर दान करते हैं, या एक प्यार से रख लेते हैं। टूटे इलेक्ट्रॉनिक ई-कचरा वाले को दें; कोई वस्तु घर पर बोझ या साया नहीं डालती।
hg: Divangat ke kapde terah din baad dhokar daan karte hain, ya ek pyaar se rakh lete hain. Toote electronic e-waste wale ko dein; koi cheez ghar par saaya nahi daalti.
@which modern most PRAC
en: Old newspapers, cartons, dead phones and expired medicine go first; the north-east, the middle and the way in are cleared before all. What must wait is kept packed in the south-west or north-west; phones and cells to e-waste.
hi: पुराने अख़बार, डिब्बे, बंद फ़ोन और पुरानी दवा पहले हटाएँ; ईशान, बीच और आने का रास्ता सबसे पहले ख़ाली करें। जो रखना हो वह बाँधकर नैऋत्य या वायव्य में; फ़ोन-बैटरी ई-कचरे में।
hg: Purane akhbar, dibbe, band phone aur purani dawa pehle hatayein; north-east, beech aur aane ka rasta sabse pehle khali karein. Jo rakhna ho woh baandhkar south-west ya north-west me; phone-battery e-waste me.

# jhula-swing object
@names
en: swing, indoor swing, jhula
hi: झूला, घर का झूला
hg: jhula, jhoola, swing
@ask
en: where to hang a swing at home | is an indoor jhula good | swing in the balcony direction | jhula in the hall | which way should the swing move | iron or wooden swing | empty swing moving superstition | swing in balcony direction | empty swing moving at night | jhula in bedroom | iron swing at home
hi: झूला किस दिशा में लगाएँ | घर में झूला लगाना शुभ है | बालकनी में झूला | लकड़ी का झूला या लोहे का | झूला किस ओर झूले | खाली झूला हिलाना | हॉल में झूला लगवाना | बालकनी में झूला किस ओर | ख़ाली झूला हिलना | बेडरूम में झूला | लोहे का झूला
hg: jhula kaha lagaye | ghar me jhula lagana shubh hai kya | balcony me jhoola kis side | jhula lakdi ka ya lohe ka | jhula kis direction me jhulna chahiye | khali jhula hilana | hall me swing lagwani hai | balcony me jhula kis taraf | khali jhula hilna | bedroom me jhula | lohe ka jhula
@places good E N NW; fine NE W; avoid SW S C
@where modern most PRAC
en: Hang the swing in the east, north or north-west: the balcony, veranda or living room. It is movement, so it stays out of the south-west and the centre of the home.
hi: झूला पूर्व, उत्तर या उत्तर-पश्चिम में लगाएँ: बालकनी, बरामदे या बैठक में। वह गति है, इसलिए दक्षिण-पश्चिम और घर के बीच में नहीं।
hg: Jhula east, north ya north-west me lagayein: balcony, baramde ya baithak me. Woh gati hai, isliye south-west aur ghar ke beech me nahi.
@ok modern most CUSTOM
en: A swing at home is welcome, and in Gujarat and the south an old custom. Wood is preferred, and hooks must be fixed by someone who knows the ceiling. An empty swing that moves means nothing.
hi: घर में झूला अच्छा है, गुजरात और दक्षिण में पुरानी रीति है। लकड़ी पसंद की जाती है, और हुक जानकार से लगवाएँ। ख़ाली झूला हिले तो उसका कोई अर्थ नहीं।
hg: Ghar me jhula achha hai, Gujarat aur south India me purani reeti hai. Lakdi pasand ki jati hai, aur hook jaankar se lagwayein. Khali jhula hile to uska koi matlab nahi.
@face modern most PRAC
en: On a swing one sits facing north or east, so that it moves between north and south or east and west. The bedroom and the centre are left out; a balcony needs a railing higher than the seat's back.
hi: झूले पर उत्तर या पूर्व मुख बैठते हैं, झूला उत्तर-दक्षिण या पूर्व-पश्चिम चलता है। शयनकक्ष और बीच छोड़ते हैं; बालकनी में रेलिंग पीठ से ऊँची हो।
hg: Jhule par north ya east mukh baithte hain, jhula north-south ya east-west chalta hai. Bedroom aur beech chhodte hain; balcony me railing peeth se unchi ho.

# wind-chime object
@names
en: wind chime, wind chimes
hi: विंड चाइम, पवन घंटी
hg: wind chime, pawan ghanti, windchime
@ask
en: the neighbour cannot stand my wind chime, does taking it down bring something bad
hi: विंड चाइम से पड़ोसी परेशान है, उतार दूँ तो बुरा होगा क्या
hg: wind chime se padosi pareshan hai utaar du to bura hoga kya
en: where to hang a wind chime | how many rods in the wind chime | metal or wooden wind chime | wind chime at the main door | wind chime in bedroom | is it indian or feng shui | windchime makes noise at night | how many rods wind chime | wind chime at main door | wind chime in bedroom bad | broken wind chime
hi: विंड चाइम कहाँ लगाएँ | विंड चाइम में कितनी छड़ें हों | पवन घंटी दरवाज़े पर | विंड चाइम किस दिशा में | लकड़ी की विंड चाइम | बेडरूम में विंड चाइम | विंड चाइम फेंगशुई है क्या | विंड चाइम में कितनी नलियाँ | मुख्य द्वार पर विंड चाइम | बेडरूम में विंड चाइम
hg: wind chime kaha lagaye | wind chime me kitni rod honi chahiye | wind chime kis disha me | main door pe wind chime | lakdi ki wind chime ya dhatu ki | bedroom me wind chime laga sakte hai | wind chime feng shui hai kya | wind chime me kitni rod | main door pe wind chime | bedroom me wind chime
@where modern regional PRAC
en: Hang a metal wind chime in the west or north-west, a wooden or bamboo one in the east or south-east. It needs moving air, so a window or balcony suits it; the bedroom does not.
hi: धातु की विंड चाइम पश्चिम या उत्तर-पश्चिम में, लकड़ी या बाँस की पूर्व या दक्षिण-पूर्व में लगाएँ। उसे हवा चाहिए, तो खिड़की या बालकनी ठीक है; शयनकक्ष नहीं।
hg: Dhatu ki wind chime west ya north-west me, lakdi ya baans ki east ya south-east me lagayein. Use hawa chahiye, to khidki ya balcony theek hai; bedroom nahi.
@what modern most PRAC
en: A wind chime comes from feng shui, not from Indian vaastu. Six, seven or eight rods are named there; choose the sound you like, or do without.
hi: विंड चाइम फेंगशुई से आई है, भारतीय वास्तु से नहीं। वहाँ छह, सात या आठ छड़ें बताते हैं; जो ध्वनि भाए वह लें, न लें तो भी ठीक।
hg: Wind chime feng shui se aayi hai, bharatiya vaastu se nahi. Wahan chhah, saat ya aath rod batate hain; jo awaaz bhaaye woh lein, na lein to bhi theek.
@which modern most PRAC
en: Rods by that school: six in the north-west, seven in the west, four of wood in the south-east; five is left out. Hollow rods are preferred; a broken one is taken down.
hi: उस मत से नलियाँ: वायव्य में छह, पश्चिम में सात, आग्नेय में लकड़ी की चार; पाँच छोड़ते हैं। खोखली नलियाँ अच्छी; टूटी हो तो उतार दें।
hg: Us mat se rods: north-west me chhah, west me saat, south-east me lakdi ki chaar; paanch chhodte hain. Khokhli rods achhi; tooti ho to utaar dein.

# carpet-rug object
@names
en: carpet, rug, durrie
hi: क़ालीन, कालीन, दरी, गलीचा
hg: kaleen, kalin, carpet, dari, galicha
@ask
en: where to spread the carpet | carpet colour for living room by direction | is an old carpet bad | rug under the bed ok | torn rug at home | which rug for the north side | carpet under dining table | red carpet in which direction | round or square rug | wall to wall carpet vastu
hi: क़ालीन कहाँ बिछाएँ | कालीन का रंग दिशा के हिसाब से | फटी दरी रखें या नहीं | बिस्तर के नीचे दरी | उत्तर में किस रंग का क़ालीन | लाल कालीन किधर | खाने की मेज़ के नीचे क़ालीन | पुराना गलीचा घर में | गोल या चौकोर क़ालीन
hg: carpet kaha bichaye | kalin ka rang disha ke hisab se | fati dari ghar me rakhe ya nahi | bed ke niche carpet | north me kis color ka carpet | lal carpet kidhar | dining table ke niche carpet | purana carpet ghar me | gol ya chaukor carpet
@where modern most PRAC
en: A carpet may lie in any room; heavy, thick ones suit the south, west and south-west half of the hall. Leave the north-east corner and the middle bare or lightly covered.
hi: क़ालीन किसी भी कमरे में बिछ सकता है; भारी और मोटा बैठक के दक्षिण, पश्चिम और नैऋत्य भाग में ठीक। ईशान कोना और बीच ख़ाली या हल्का रखें।
hg: Carpet kisi bhi kamre me bichh sakta hai; bhaari aur mota hall ke south, west aur south-west hisse me theek. North-east kona aur beech khali ya halka rakhein.
@colour modern most PRAC
en: Rug colours follow the side: green or blue north, cream or light yellow north-east, green or wood tones east, red or orange south-east and south, earth brown south-west, white or grey west and north-west.
hi: क़ालीन का रंग दिशा से: उत्तर हरा या नीला, ईशान क्रीम या हल्का पीला, पूर्व हरा या लकड़ी जैसा, आग्नेय और दक्षिण लाल या नारंगी, नैऋत्य भूरा, पश्चिम और वायव्य सफ़ेद या स्लेटी।
hg: Carpet ka rang disha se: north hara ya neela, north-east cream ya halka peela, east hara ya lakdi jaisa, south-east aur south laal ya orange, south-west bhoora, west aur north-west safed ya grey.
@ok modern wide SENSE
en: A torn or dusty rug is mended, washed or given away: it makes people trip, and dust troubles those with asthma. A carpet with god pictures or an Om is not walked on.
hi: फटी या धूल भरी दरी सिलवाएँ, धोएँ या हटा दें: उसमें पैर उलझता है और धूल दमे वालों को तकलीफ़ देती है। देव-चित्र या ॐ वाले क़ालीन पर पैर नहीं रखते।
hg: Fati ya dhool bhari dari silwayein, dhoyein ya hata dein: usme pair ulajhta hai aur dhool dame walon ko takleef deti hai. Dev-chitra ya Om wale carpet par pair nahi rakhte.
@see curtains, doormat

# mattress-bedding object
@names
en: mattress, old mattress, quilt, bedding
hi: गद्दा, रज़ाई, पुराना गद्दा
hg: gadda, razai, rajai, purana gadda
@ask
en: is it ok to use a second hand mattress | two mattresses on a double bed | joined mattress for couples | money kept under the mattress | what to put under the pillow | sleeping on someone's old mattress | torn quilt at home | where to store extra blankets | things kept below the mattress | one mattress or two for husband and wife | is a mattress on the floor fine | where to keep blankets
hi: पुराना गद्दा इस्तेमाल करें या नहीं | डबल बेड पर दो गद्दे | पति-पत्नी के लिए एक गद्दा हो या दो | गद्दे के नीचे पैसे रखना | तकिए के नीचे क्या रखें | किसी और का गद्दा | फटी रज़ाई | कंबल-रज़ाई कहाँ रखें | गद्दा ज़मीन पर बिछाना | कंबल कहाँ रखें
hg: purana gadda use kare ya nahi | double bed pe do gadde | pati patni ke liye ek gadda ya do | gadde ke niche paise rakhna | takiye ke niche kya rakhe | kisi aur ka gadda | fati razai | kambal rajai kaha rakhe | gadda zameen pe bichana sahi hai kya | kambal kaha rakhe
@ok modern most PRAC
en: One mattress for a couple is preferred to two pushed together, as many say a gap divides; it is a symbol of today's lists only. A sheet or topper across both is enough.
hi: पति-पत्नी के लिए दो जोड़े गद्दों से एक गद्दा अच्छा मानते हैं, क्योंकि बीच की दरार बाँटती कही जाती है; यह आज की सूचियों का प्रतीक भर है। ऊपर एक चादर या टॉपर काफ़ी है।
hg: Pati-patni ke liye do jode gaddon se ek gadda achha maante hain, kyunki beech ki darar baantti kahi jati hai; yeh aaj ki lists ka prateek bhar hai. Upar ek chadar ya topper kaafi hai.
@do modern wide SENSE
en: A second-hand or old mattress may be used after sunning and cleaning; change it when it sags or smells. Custom avoids the bedding of a person who has died, which is given away.
hi: पुराना गद्दा धूप दिखाकर और साफ़ करके चल सकता है; धँस जाए या बास दे तो बदलें। गुज़र चुके व्यक्ति का बिस्तर रिवाज में काम में नहीं लेते, दे देते हैं।
hg: Purana gadda dhoop dikhakar aur saaf karke chal sakta hai; dhans jaye ya baas de to badlein. Guzar chuke vyakti ka bistar riwaz me kaam me nahi lete, de dete hain.
@where modern most PRAC
en: Spare quilts and blankets are kept in the south-west, south or west cupboard or bed box, folded and dry. Under the pillow keep nothing sharp and no phone; money and papers go to the locker.
hi: फ़ालतू रज़ाई-कंबल दक्षिण-पश्चिम, दक्षिण या पश्चिम की अलमारी या बॉक्स में, तह और सूखे रखें। तकिए के नीचे नुकीली चीज़ और फ़ोन नहीं; पैसे और काग़ज़ तिजोरी में।
hg: Faltu razai-kambal south-west, south ya west ki almari ya box me, tah aur sookhe rakhein. Takiye ke neeche nukili cheez aur phone nahi; paise aur kagaz tijori me.
@see bed, bedsheet-colour

# floor-and-folding-beds object
@names
en: folding bed, bunk bed, sofa cum bed, sleeping on the floor, diwan
hi: खटिया, फ़ोल्डिंग पलंग, दीवान, ज़मीन पर सोना
hg: khatiya, folding palang, diwan, sofa cum bed, bunk bed, zameen par sona
@ask
en: is sleeping on the floor good in vastu | where should the diwan be in the hall | bunk bed for two children direction | charpai standing upright at home | sofa cum bed in the drawing room which side | can a charpai be kept on the terrace | folding bed kept behind the door | upper bunk under a beam | I sleep on a mattress on the floor in my pg, which side head
hi: ज़मीन पर सोना अच्छा है क्या | दीवान बैठक में कहाँ रखें | बच्चों का दो मंज़िला पलंग | खटिया खड़ी करके रखना अशुभ है क्या | सोफ़ा कम बेड किधर रखें | छत पर चारपाई | फ़ोल्डिंग पलंग दरवाज़े के पीछे | ज़मीन पर सोएँ तो सिर किधर
hg: zameen par sona sahi hai kya | diwan hall me kaha rakhe | bachon ka bunk bed | khatiya khadi karke rakhna ashubh hai kya | sofa cum bed kidhar rakhe | chhat pe charpai | folding palang darwaze ke piche | niche sote hai to sir kidhar
@where modern most PRAC
en: A diwan, folding bed or sofa-cum-bed stands along the south or west wall, head to the south or east as with every bed. In the north-east only a light seat is put.
hi: दीवान, फ़ोल्डिंग पलंग या सोफ़ा-कम-बेड दक्षिण या पश्चिम दीवार से लगे, सिर हर पलंग की तरह दक्षिण या पूर्व। ईशान में केवल हल्का आसन रखें।
hg: Diwan, folding palang ya sofa-cum-bed south ya west deewar se lage, sir har palang ki tarah south ya east. North-east me sirf halka aasan rakhein.
@ok modern wide CUSTOM
en: Sleeping on the floor is fine and part of many vows; use a mat against cold and damp. With bad knees, in pregnancy or after an operation a bed is kinder.
hi: ज़मीन पर सोना ठीक है और कई व्रतों का अंग है; ठंड और सीलन से बचने को चटाई-गद्दा लें। घुटनों के दर्द, गर्भ या ऑपरेशन के बाद पलंग बेहतर है।
hg: Zameen par sona theek hai aur kai vraton ka hissa hai; thand aur seelan se bachne ko chatai-gadda lein. Ghutnon ke dard, pregnancy ya operation ke baad palang behtar hai.
@do modern regional CUSTOM
en: A charpai is not left standing upright, because it recalls the bed turned up after a death; that is a custom of respect, not a danger. Lay it flat or lean it folded on a wall outside.
hi: चारपाई खड़ी करके नहीं छोड़ते, क्योंकि वह मृत्यु के बाद उलटी गई खाट की याद दिलाती है; यह शिष्टाचार है, ख़तरा नहीं। उसे बिछाकर या बाहर दीवार से टिकाकर रखें।
hg: Charpai khadi karke nahi chhodte, kyunki woh mrityu ke baad ulti gayi khaat ki yaad dilati hai; yeh shishtachar hai, khatra nahi. Use bichhakar ya bahar deewar se tikakar rakhein.
@which modern wide SENSE
en: A bunk bed stands in the south-west or west of the children's room, never under a beam or close to a fan; the younger child below, a firm rail above.
hi: दो मंज़िला पलंग बच्चों के कमरे के नैऋत्य या पश्चिम में रखें, बीम के नीचे या पंखे के पास नहीं; छोटा बच्चा नीचे, ऊपर मज़बूत रेलिंग।
hg: Bunk bed bachon ke kamre ke south-west ya west me rakhein, beam ke neeche ya pankhe ke paas nahi; chhota bachcha neeche, upar mazboot railing.
@see bed, children-room-sleeping

# centre-table object
@names
en: centre table, center table, coffee table, tea table, side table, glass table
hi: सेंटर टेबल, चाय की मेज़, साइड टेबल, काँच की मेज़
hg: centre table, center table, chai ki mez, side table, kaanch ki table
@ask
en: shape of the centre table | glass centre table good or bad | round or rectangular coffee table | what to keep on the side table near the bed | centre table in the middle of the hall is brahmasthan blocked | wooden or glass table for living room | side table which side of bed | table with sharp corners
hi: सेंटर टेबल किस आकार की हो | काँच की मेज़ ठीक है क्या | गोल मेज़ या चौकोर | साइड टेबल पर क्या रखें | बैठक के बीच में टेबल रखने से ब्रह्मस्थान रुकता है क्या | लकड़ी की टेबल या काँच की | नुकीले कोने वाली मेज़
hg: center table kis shape ki ho | kaanch ki table sahi hai kya | gol table ya chaukor | bed ke side table pe kya rakhe | hall ke beech me table rakhne se brahmasthan block hota hai kya | lakdi ki table ya glass ki | nukile kone wali table
@which modern most PRAC
en: A square or rectangular wooden centre table is the usual choice; round and oval ones are fine too. Rounded corners are kinder to knees and children than sharp glass.
hi: चौकोर या आयताकार लकड़ी की सेंटर टेबल आम पसंद है; गोल और अंडाकार भी चलती है। तेज़ काँच से घुटनों और बच्चों के लिए गोल कोने अच्छे हैं।
hg: Chaukor ya rectangle lakdi ki centre table aam pasand hai; gol aur oval bhi chalti hai. Tez kaanch se ghutnon aur bachon ke liye gol kone achhe hain.
@ok modern most PRAC
en: A light table in the middle of the hall does no harm; the Brahmasthan is the centre of the whole home, and even there it is weight, toilets and pillars that are avoided.
hi: बैठक के बीच हल्की मेज़ से कुछ नहीं बिगड़ता; ब्रह्मस्थान पूरे घर का केंद्र है, और वहाँ भी भार, शौचालय और खंभा टालते हैं।
hg: Hall ke beech halki table se kuch nahi bigadta; Brahmasthan poore ghar ka kendra hai, aur wahan bhi bhaar, toilet aur pillar taalte hain.
@do modern wide SENSE
en: Keep on it little: flowers, a book, a bowl. On the bedside table belong water, a lamp and medicine, not shoes, bills or a charging phone beside the head. A cracked glass top is changed.
hi: उस पर कम रखें: फूल, किताब, कटोरी। सिरहाने की मेज़ पर पानी, लैंप और दवा ठीक, जूते, बिल या सिर के पास चार्ज होता फ़ोन नहीं। चटका काँच बदल दें।
hg: Us par kam rakhein: phool, kitaab, katori. Sirhane ki table par paani, lamp aur dawa theek, joote, bill ya sir ke paas charge hota phone nahi. Chatka kaanch badal dein.
@see sofa

# electric-fittings object
@names
en: switchboard, electric meter, mcb box, fuse box, stabilizer, tubelight, ceiling fan
hi: स्विच बोर्ड, बिजली का मीटर, एमसीबी, फ़्यूज़, स्टेबलाइज़र, ट्यूबलाइट, पंखा
hg: switch board, bijli ka meter, mcb, fuse box, stabilizer, tubelight, pankha
@ask
en: where should the electric meter be | switchboard near the bed head | mcb box in the north east what to do | tubelight on which wall | fan should be in which part of the room | flickering light at home vastu | bulbs fuse again and again | meter board at the main door | stabilizer which corner | main switch location in a house
hi: बिजली का मीटर किस दिशा में हो | सिरहाने स्विच बोर्ड | एमसीबी ईशान में है क्या करें | ट्यूबलाइट किस दीवार पर | बल्ब बार-बार फ़्यूज़ होना | मुख्य द्वार पर मीटर | स्टेबलाइज़र कहाँ रखें | मेन स्विच कहाँ लगे | टिमटिमाती बत्ती
hg: bijli ka meter kis disha me ho | sirhane switch board | mcb north east me hai kya kare | tubelight kis deewar pe | bulb baar baar fuse hona | main door pe meter | stabilizer kaha rakhe | main switch kaha lage | light timtimati hai
@places good SE; fine NW S E W; avoid NE SW
@where modern wide PRAC
en: Electric meter, main switch, MCB box and stabilizer belong in the south-east, fire's corner; the north-west is second. The north-east is kept free of them where one can choose.
hi: बिजली का मीटर, मेन स्विच, एमसीबी और स्टेबलाइज़र अग्नि के आग्नेय कोने में हों; दूसरी पसंद वायव्य। चुन सकें तो ईशान इनसे ख़ाली रखें।
hg: Bijli ka meter, main switch, MCB aur stabilizer agni ke south-east kone me hon; doosri pasand north-west. Chun sakein to north-east inse khali rakhein.
@do modern wide SENSE
en: Where the builder or electricity board has fixed it, leave it; never shift a meter yourself. Keep it shut, dry and reachable, and put nothing wet or holy right above.
hi: बिल्डर या बिजली विभाग ने जहाँ लगाया, वहीं रहने दें; मीटर ख़ुद कभी न हटाएँ। उसे बंद, सूखा और पहुँच में रखें, ठीक ऊपर गीली या पूजा की चीज़ नहीं।
hg: Builder ya bijli vibhag ne jahan lagaya, wahin rehne dein; meter khud kabhi na hatayein. Use band, sookha aur pahunch me rakhein, theek upar geeli ya pooja ki cheez nahi.
@ok modern wide SENSE
en: Lights that flicker or bulbs that fuse again and again mean a loose wire or changing voltage: call an electrician. A fused bulb is replaced soon, above all at the main door.
hi: टिमटिमाती बत्ती या बार-बार फ़्यूज़ होता बल्ब ढीले तार या वोल्टेज की बात है: बिजली मिस्त्री बुलाएँ। फ़्यूज़ बल्ब जल्दी बदलें, सबसे पहले मुख्य द्वार का।
hg: Timtimati batti ya baar-baar fuse hota bulb dheele taar ya voltage ki baat hai: bijli mistri bulayein. Fuse bulb jaldi badlein, sabse pehle main door ka.
@which modern most PRAC
en: Tube lights go on the north or east wall so that light comes from there; a switchboard sits to the side of the bed, not behind the head. The fan hangs mid-room.
hi: ट्यूबलाइट उत्तर या पूर्व दीवार पर ताकि रोशनी उधर से आए; स्विच बोर्ड पलंग की बग़ल में, सिर के पीछे नहीं। पंखा कमरे के बीच में।
hg: Tubelight north ya east deewar par taki roshni udhar se aaye; switch board palang ki bagal me, sir ke peeche nahi. Pankha kamre ke beech me.
@see inverter

# documents-papers object
@names
en: important documents, property papers, passport, bank passbook, cheque book, file cabinet, degree certificates
hi: ज़रूरी काग़ज़, ज़मीन के काग़ज़, पासपोर्ट, पासबुक, चेकबुक, ज़रूरी फ़ाइलें
hg: zaruri kagaz, property ke papers, passport, passbook, cheque book, zaruri files, zameen ke kagaz
@ask
en: where to keep important documents at home | property papers kept in which direction | court case file where to keep | passport and visa papers direction | cheque book in which corner | loan papers keep where | where to keep house registry papers | bills and files on the bed | file cabinet in the office which wall
hi: ज़रूरी काग़ज़ घर में कहाँ रखें | ज़मीन के काग़ज़ किस दिशा में रखें | कोर्ट केस की फ़ाइल कहाँ रखें | पासपोर्ट-वीज़ा के काग़ज़ किधर | चेकबुक कहाँ रखें | लोन के काग़ज़ कहाँ | रजिस्ट्री के काग़ज़ की जगह | फ़ाइल अलमारी किस दीवार पर
hg: zaruri kagaz ghar me kaha rakhe | property papers kis disha me rakhe | court case ki file kaha rakhe | passport visa ke papers kidhar | cheque book kaha rakhe | loan ke kagaz kaha rakhe | registry ke kagaz ki jagah | file almari kis wall pe
@places good SW S W; fine N NW; avoid SE NE
@where modern most PRAC
en: Keep property papers, policies and certificates in a closed cupboard in the south-west, its door opening north or east. That corner stands for what should stay.
hi: ज़मीन के काग़ज़, पॉलिसी और प्रमाणपत्र दक्षिण-पश्चिम की बंद अलमारी में रखें, जिसका दरवाज़ा उत्तर या पूर्व खुले। यह कोना टिकने वाली चीज़ों का है।
hg: Property papers, policy aur certificate south-west ki band almari me rakhein, jiska darwaza north ya east khule. Yeh kona tikne wali cheezon ka hai.
@which modern most PRAC
en: Papers in motion, such as a visa, a sale or pending payments, are often put in the north-west; cheque book and passbook in the north. Some lists keep case files out of the south-east.
hi: चलते काम के काग़ज़, जैसे वीज़ा, बिक्री या बक़ाया, अक्सर वायव्य में; चेकबुक और पासबुक उत्तर में। कुछ सूचियाँ मुक़दमे की फ़ाइल आग्नेय में नहीं रखतीं।
hg: Chalte kaam ke papers, jaise visa, bikri ya bakaya, aksar north-west me; cheque book aur passbook north me. Kuch lists mukadme ki file south-east me nahi rakhti.
@do modern wide SENSE
en: Whatever the corner: dry, away from stove, geyser and taps, with scans in a second place and one trusted person who knows where they are. No direction decides a case or a visa.
hi: कोना कोई भी हो: सूखा रहे, चूल्हे, गीज़र और नल से दूर, स्कैन दूसरी जगह भी हों और एक भरोसे का व्यक्ति जाने। मुक़दमा या वीज़ा किसी दिशा से तय नहीं होता।
hg: Kona koi bhi ho: sookha rahe, chulhe, geyser aur nal se door, scan doosri jagah bhi hon aur ek bharose ka vyakti jaane. Mukadma ya visa kisi disha se tay nahi hota.
@see tijori

# toys-dolls object
@names
en: toys, soft toys, teddy bear, dolls, broken toys
hi: खिलौने, टेडी बियर, गुड़िया, टूटे खिलौने
hg: khilone, soft toys, teddy bear, gudiya, toote khilone
hi: टूटी गुड़िया, टूटे खिलौने, बचपन के खिलौने
hg: tooti guddi, guddi, toote khilone, purane khilone, bachpan ke khilone
en: broken doll, childhood toys
@ask
en: my daughter's broken doll and old toys are boxed below the mandir shelf, should I take them out | childhood toys as a memory, half of them broken, keep or give
hi: बेटी की टूटी गुड़िया और पुराने खिलौने मंदिर के नीचे डिब्बे में हैं, निकालूँ क्या | बचपन के टूटे खिलौने याद के लिए रखे हैं, कहाँ रखूँ
hg: beti ke toote khilone mandir ke niche dabbe me rakhe h, hata du kya | bachpan ki guddi toot gayi yaad ke liye rakhi hai, kaha rakhu
en: where to keep children's toys | teddy bear on the bed good or bad | doll in the bedroom bad | broken toys should be thrown | toy box which direction | toy guns at home | big teddy in couple bedroom | old dolls at home bring negativity | pram and tricycle where to keep
hi: बच्चों के खिलौने कहाँ रखें | बिस्तर पर टेडी रखना | शयनकक्ष में गुड़िया | टूटे खिलौने फेंकें क्या | खिलौनों का डिब्बा किस दिशा में | खिलौना बंदूक घर में | पुरानी गुड़िया अशुभ है क्या | बच्चे की साइकिल कहाँ रखें
hg: bachon ke khilone kaha rakhe | bed pe teddy rakhna | bedroom me gudiya | toote khilone feke kya | toy box kis disha me | khilona bandook ghar me | purani gudiya ashubh hai kya | bache ki cycle kaha rakhe
@places good W NW; fine S SW N E; avoid NE C
@where modern most PRAC
en: The toy box stands in the west or north-west of the children's room; the north-east of that room stays open for study and light.
hi: खिलौनों का डिब्बा बच्चों के कमरे के पश्चिम या वायव्य में रखें; उस कमरे का ईशान पढ़ाई और रोशनी के लिए खुला रहे।
hg: Khilono ka dibba bachon ke kamre ke west ya north-west me rakhein; us kamre ka north-east padhai aur roshni ke liye khula rahe.
@ok modern wide SENSE
en: A teddy or doll on the bed is harmless; that dolls hold spirits is a film story. Wash soft toys now and then, they gather dust.
hi: बिस्तर पर टेडी या गुड़िया से कुछ नहीं होता; गुड़िया में आत्मा फ़िल्मों की कहानी है। कपड़े के खिलौने कभी-कभी धो लें, उनमें धूल जमती है।
hg: Bed par teddy ya gudiya se kuch nahi hota; gudiya me aatma filmon ki kahani hai. Kapde ke khilone kabhi-kabhi dho lein, unme dhool jamti hai.
@do modern wide SENSE
en: Mend broken toys or let them go, and give outgrown ones to another child. Small parts and button cells are kept from little ones; a swallowed cell needs a hospital at once.
hi: टूटे खिलौने जोड़ें या हटा दें, बड़े हो चुके बच्चे के किसी और को दें। छोटे टुकड़े और बटन सेल शिशु से दूर रखें; सेल निगल ले तो तुरंत अस्पताल जाएँ।
hg: Toote khilone jodein ya hata dein, bade ho chuke bachche ke kisi aur ko dein. Chhote tukde aur button cell shishu se door rakhein; cell nigal le to turant hospital jayein.
@where modern most CUSTOM
en: Broken toys and dolls are not kept under or beside the mandir; that shelf is for puja things only. Mend or pass on what still works, discard the broken, and keep one dear piece in a cupboard in another place. Memories are no dosh.
hi: टूटे खिलौने और गुड़िया मंदिर के नीचे या पास नहीं रखते; वह जगह केवल पूजा की चीज़ों की है। जो ठीक हो सके सुधारें या बच्चों को दें, टूटे निकाल दें, और एक प्रिय निशानी दूसरी जगह अलमारी में रखें। याद रखना दोष नहीं।
hg: Toote khilone aur guddi mandir ke neeche ya paas nahi rakhte; woh jagah sirf pooja ki cheezon ki hai. Jo theek ho sake sudharein ya bachchon ko dein, toote nikaal dein, aur ek pyari nishani doosri jagah almari me rakhein. Yaad rakhna dosh nahi.

# flower-vase object
@names
en: flower vase, vase, fresh flowers at home, bouquet
hi: गुलदस्ता, फूलदान, ताज़े फूल घर में
hg: guldasta, phooldan, flower vase, taze phool ghar me
@ask
en: where to place a flower vase | vase in the bedroom | which direction for fresh flowers | empty vase is bad luck | clay vase or glass vase | flowers on the dining table | when to throw the flowers | cracked flower vase | which flowers in the drawing room
hi: फूलदान कहाँ रखें | शयनकक्ष में गुलदस्ता | ताज़े फूल किस दिशा में | ख़ाली फूलदान अशुभ है क्या | मिट्टी का या काँच का फूलदान | खाने की मेज़ पर फूल | फूल कब बदलें | चटका हुआ फूलदान
hg: phooldan kaha rakhe | bedroom me guldasta | taze phool kis disha me | khali flower vase ashubh hai kya | mitti ka ya kaanch ka vase | dining table pe phool | phool kab badle | chatka hua phooldan
@places good N E NE; fine SE W NW S SW; avoid C
@where modern most PRAC
en: A vase of fresh flowers suits the north, east or north-east of the hall and the dining table; water and green belong there. Clay and ceramic vases also go to the south-west.
hi: ताज़े फूलों का गुलदस्ता बैठक के उत्तर, पूर्व या ईशान और खाने की मेज़ पर अच्छा; जल और हरियाली उधर की है। मिट्टी-चीनी के फूलदान नैऋत्य में भी।
hg: Taze phoolon ka guldasta hall ke north, east ya north-east aur dining table par achha; jal aur hariyali udhar ki hai. Mitti-ceramic ke vase south-west me bhi.
@do modern wide SENSE
en: Change the water daily and take the flowers away when they droop, usually after three to five days. A cracked vase goes; an empty one is no bad omen, wash it and put it away.
hi: पानी रोज़ बदलें और मुरझाते ही, प्रायः तीन-पाँच दिन में, फूल हटा दें। चटका फूलदान हटाएँ; ख़ाली फूलदान अपशकुन नहीं, धोकर रख दें।
hg: Paani roz badlein aur murjhate hi, aksar teen-paanch din me, phool hata dein. Chatka vase hatayein; khali vase apshakun nahi, dhokar rakh dein.
@which modern most CUSTOM
en: Rose, mogra, marigold, chrysanthemum and lily are all welcome; thorns are trimmed. Flowers already offered to God are not put into a vase, and strong scent is kept from the sickroom.
hi: गुलाब, मोगरा, गेंदा, सेवंती और लिली सब ठीक; काँटे हटा दें। भगवान को चढ़े फूल गुलदस्ते में नहीं लगाते, और तेज़ गंध बीमार के कमरे से दूर।
hg: Gulab, mogra, genda, sevanti aur lily sab theek; kaante hata dein. Bhagwan ko chadhe phool guldaste me nahi lagate, aur tez khushboo bimar ke kamre se door.
@see dried-plants

# belongings-of-the-dead object
@names
en: belongings of the dead, clothes of the dead, things of a dead person, late father's things, things of my late husband
hi: मृत व्यक्ति का सामान, मृतक के कपड़े, दिवंगत का सामान, पिताजी का पुराना सामान, मरे हुए का सामान
hg: mrit vyakti ka saman, mare hue ke kapde, guzre hue ka saman, papa ki purani cheezein
en: dead father's clothes, late mother's sarees, late dad's jacket, clothes of my late mother
hi: माँ की साड़ियाँ, गुज़रे हुए के कपड़े, मृतक का चश्मा
hg: maa ki sadiyan, papa ke kapde, guzre hue ke kapde
@ask
en: may my brother wear our late father's coat, is that inauspicious | her sarees and medicine box are as she left them, I cannot open the cupboard | give them away or keep them, his glasses and stick
hi: माँ चली गईं, उनकी साड़ियाँ अलमारी में हैं, छूने की हिम्मत नहीं | गुज़रे हुए की लाठी, चश्मा, कपड़े घर में रखे हैं | उनके कपड़े रखें या दे दें | भाई पापा की जैकेट पहन सकता है क्या
hg: maa chali gayi, unki sadiyan almari me hai chhoone ki himmat nahi | guzre hue ki lathi chashma kapde ghar me rakhe hai | unke kapde rakhe ya de de | bhai papa ki jacket pehen sakta hai kya
en: father in law passed away last month, his stick, glasses and clothes are still in the room and it hurts to see them, keep or give away | can we use the bed of someone who died | grandmother's sarees, may her daughters wear them | when should the clothes of the dead be given, before or after the thirteenth day | my mother died and my sister wants to throw everything, I cannot | are a dead man's shoes and watch bad in the house | where to keep one thing in memory of a dead parent | to whom do we give the things of a dead person
hi: ससुर गुज़र गए, उनका चश्मा और छड़ी देखकर जी भर आता है, घर में रखें या दान करें | दादी की साड़ियाँ बेटियाँ पहन सकती हैं क्या | मरने वाले का पलंग काम में ले सकते हैं | मृतक के कपड़े कब और किसे दें, तेरहवीं के पहले या बाद | माँ के जाने के बाद बहन सब फेंकना चाहती है, मेरा मन नहीं मानता | पिताजी की निशानी कहाँ रखें | गुज़रे हुए इंसान के जूते घर में रखना अशुभ है क्या
hg: sasur ji guzar gaye unka chashma aur chhadi dekh ke mann bhar aata hai, ghar me rakhe ya daan kare | dadi ki sadiyan betiyan pehen sakti hai kya | marne wale ka palang use kar sakte hai kya | mare hue ke kapde kab aur kisko de, terahvi ke pehle ya baad | maa ke jaane ke baad behen sab phenkna chahti hai mera mann nahi manta | papa ki nishani kaha rakhe | guzre hue insaan ke joote ghar me rakhna ashubh hai kya
@do modern most CUSTOM
en: Clothes and useful things of one who died are washed and given to people in need, mostly after the thirteenth day; one or two pieces are kept as a memory. Keep these in a cupboard in the south or south-west, not in the mandir. There is no hurry: give when your heart is ready.
hi: दिवंगत के कपड़े और काम का सामान धोकर ज़रूरतमंद को दान दें, प्रायः तेरहवीं के बाद; एक-दो चीज़ें यादगार के रूप में रखें। उन्हें दक्षिण या नैऋत्य की अलमारी में रखें, मंदिर में नहीं। जल्दी नहीं है: मन तैयार हो तब दें।
hg: Divangat ke kapde aur kaam ka saman dhokar zarooratmand ko daan dein, aksar terahvi ke baad; ek-do cheezein yaadgaar ke roop me rakhein. Unhe south ya south-west ki almari me rakhein, mandir me nahi. Jaldi nahi hai: mann taiyaar ho tab dein.
@ok modern wide CUSTOM
en: Things of the dead bring no bad luck or spirits: children wear a mother's saree, use a father's watch or bed after washing and airing it. If seeing them makes the heart heavy, put them out of sight for a while, and speak of the person you miss.
hi: दिवंगत की चीज़ों से न अपशकुन होता है न साया: माँ की साड़ी, पिता की घड़ी या पलंग धोकर-धूप दिखाकर काम में लेते हैं। देखकर मन भारी हो तो कुछ समय नज़र से हटा दें, और जिनकी याद आती है उनकी बात करें।
hg: Divangat ki cheezon se na apshakun hota hai na saaya: maa ki saree, pita ki ghadi ya palang dhokar-dhoop dikhakar kaam me lete hain. Dekhkar mann bhaari ho to kuch samay nazar se hata dein, aur jinki yaad aati hai unki baat karein.
@which modern wide SENSE
en: Worn-out things and used medicines are disposed of; papers, bank books and phone are kept safe for the formalities; sticks, hearing aids, spectacles and a wheelchair serve others through a hospital or old-age home. A hookah or tobacco need not be passed on.
hi: घिसी चीज़ें और बची दवाएँ हटा दें; काग़ज़, बैंक की पासबुक और फ़ोन औपचारिकता के लिए सँभालें; छड़ी, चश्मा, सुनने की मशीन और पहिया-कुर्सी अस्पताल या वृद्धाश्रम में किसी के काम आती हैं। हुक्का-तंबाकू आगे देना ज़रूरी नहीं।
hg: Ghisi cheezein aur bachi dawaiyan hata dein; kaagaz, passbook aur phone kaam ke liye sambhaalein; chhadi, chashma, sunne ki machine aur wheelchair aspataal ya vriddhashram me kisi ke kaam aati hain. Hookah-tambaku aage dena zaroori nahi.
@see ancestors-photo, clutter

# stopped-watch-keepsake object
@names
en: stopped watch, father's watch, late father's clock, old wrist watch, broken watch
hi: बंद कलाई घड़ी, पिता की घड़ी, पिताजी की बंद घड़ी, रुकी हुई घड़ी
hg: papa ki ghadi, pitaji ki band ghadi, ruki hui ghadi, band kalai ghadi
en: wrist watch, watch stopped, clock stopped
hi: घड़ी बंद हो गई, बंद पड़ी घड़ी
hg: ghadi band ho gayi, band padi ghadi
@ask
en: wall clock has been dead for weeks, does it stop money, only a battery is needed | do I really have to throw out a clock that stopped
hi: दीवार घड़ी हफ़्तों से बंद है, सास कहती हैं पैसा रुकता है, बस सेल बदलना है
hg: deewar ghadi hafto se band hai, saas kehti hai paisa rukta hai, bas cell badalna hai
en: my late father's watch does not run any more and my husband says a stopped clock drags the house down, must I throw it out | grandfather's wall clock cannot be repaired, it is all I have of him | broken wrist watches lying in a drawer | is it bad to keep a watch that has stopped as a memory | dead watches of my parents, wife wants them out of the house | wearing the watch of a dead person
hi: पापा की घड़ी बंद पड़ी है, पत्नी कहती है बंद घड़ी घर रोकती है, फेंकनी ही पड़ेगी क्या | दादाजी की दीवार घड़ी ठीक नहीं होती, यही एक याद है | दराज़ में बंद घड़ियाँ पड़ी हैं | बंद घड़ी यादगार के लिए रखना बुरा है क्या | मरे हुए की घड़ी पहन सकते हैं क्या
hg: papa ki ghadi band padi hai, biwi kehti hai band ghadi ghar rokti hai, phenkni hi padegi kya | dadaji ki deewar ghadi theek nahi hoti, yahi ek yaad hai | drawer me band ghadiyan padi hai | band ghadi yaadgaar ke liye rakhna bura hai kya | mare hue ki ghadi pehen sakte hai kya
@ok modern most PRAC
en: You need not throw the watch out: custom only advises against a stopped clock on show. Get it repaired or give it a new cell; if it cannot run, put it away as a keepsake in a box or cupboard. A stopped hand pulls down no house.
hi: घड़ी फेंकना ज़रूरी नहीं: रिवाज केवल दीवार पर टँगी बंद घड़ी को मना करता है। मरम्मत कराएँ या सेल बदलें; न चले तो डिब्बे या अलमारी में यादगार की तरह रख दें। रुकी सुई से घर नहीं रुकता।
hg: Ghadi phenkna zaroori nahi: riwaz sirf deewar par tangi band ghadi ko mana karta hai. Theek karayein ya cell badlein; na chale to dibbe ya almari me yaadgaar ki tarah rakh dein. Ruki sui se ghar nahi rukta.
@where modern most PRAC
en: A keepsake watch lies well in a cupboard in the south or south-west, with papers or jewellery, not in the mandir. Repaired, the wall clock may hang again on the north or east wall.
hi: यादगार घड़ी दक्षिण या नैऋत्य की अलमारी में, काग़ज़ या गहनों के साथ रखें, मंदिर में नहीं। ठीक हो जाए तो दीवार घड़ी उत्तर या पूर्व दीवार पर फिर टाँगें।
hg: Yaadgaar ghadi south ya south-west ki almari me, kaagaz ya gehnon ke saath rakhein, mandir me nahi. Theek ho jaye to deewar ghadi north ya east deewar par phir taangein.
@see clock, belongings-of-the-dead

# stuffed-animal-head object
@names
en: stuffed animal head, deer head, hunting trophy, stuffed deer, taxidermy, tiger skin, elephant tusk
hi: भूसा भरा जानवर, हिरण का सिर, शिकार की ट्रॉफ़ी, बाघ की खाल, हाथी दाँत
hg: bhusa bhara janwar, hiran ka sir, shikar ki trophy, bagh ki khaal, hathi daant
@ask
en: husband bought a stuffed head and a gloomy oil painting at an auction, mother will not sit in that room, is she right | grandfather's hunting trophies hang in our hall | is a tiger skin or a horn good in the living room | my boss gifted a stuffed bird | deer head with antlers above the sofa | can we meditate on a deer skin we inherited | painting of a sinking ship and a dead animal's head in the drawing room
hi: पति नीलामी से जानवर का सिर ले आए, माँ उस कमरे में बैठती नहीं | दादाजी के शिकार की ट्रॉफ़ियाँ बैठक में टँगी हैं | बाघ की खाल या सींग घर में रखना कैसा है | भूसा भरा पक्षी उपहार मिला | हिरण का सिर सोफ़े के ऊपर टाँगना ठीक है क्या | मरे जानवर की चीज़ और उदास तस्वीर बैठक में
hg: pati auction se janwar ka sir le aaye, mummy us kamre me baithti nahi | dadaji ke shikar ki trophy hall me tangi hai | bagh ki khaal ya seeng ghar me rakhna kaisa hai | bhusa bhara pakshi gift mila | hiran ka sir sofe ke upar taangna theek hai kya | mare janwar ki cheez aur udaas painting baithak me
@ok modern most PRAC
en: Stuffed animals, heads and skins are avoided in the living room, as are pictures of sinking ships, storms, war and grief: the eye rests on death there. Your mother's feeling is a common one. Take them down and hang something calm and cheerful.
hi: भूसा भरे जानवर, सिर और खाल बैठक में नहीं रखते, न डूबते जहाज़, तूफ़ान, युद्ध या दुख के चित्र: आँख रोज़ मृत्यु पर पड़ती है। माँ का मन खटकना स्वाभाविक है। इन्हें उतारकर कुछ शांत और प्रसन्न चित्र लगाएँ।
hg: Bhusa bhare janwar, sir aur khaal baithak me nahi rakhte, na doobte jahaz, toofan, yuddh ya dukh ke chitra: aankh roz mrityu par padti hai. Maa ka mann khatakna swabhavik hai. Inhe utaarkar kuch shaant aur khush chitra lagayein.
@do modern wide OFFICIAL
en: In India heads, skins, ivory and horns of wild animals fall under the Wildlife Protection Act: keeping them needs an ownership certificate, and selling or gifting them is forbidden. Ask the forest office; nobody has to be afraid of the piece itself.
hi: भारत में वन्य पशुओं के सिर, खाल, हाथी दाँत और सींग वन्यजीव संरक्षण अधिनियम में आते हैं: रखने को स्वामित्व-प्रमाणपत्र चाहिए, बेचना या भेंट देना मना है। वन विभाग से पूछें; उस वस्तु से डरना नहीं।
hg: India me wild animals ke sir, khaal, hathi daant aur seeng Wildlife Protection Act me aate hain: rakhne ko ownership certificate chahiye, bechna ya gift dena mana hai. Forest office se poochein; us cheez se darna nahi.
@see war-and-sad-pictures, antique-animal-showpiece

# roof-junk object
@names
en: junk on the terrace, scrap on the roof, old furniture on the roof, broken things on the terrace
hi: छत पर कबाड़, छत पर पुराना सामान, छत पर टूटा सामान, छत का कबाड़
hg: chhat par kabad, chhat par purana saman, chhat pe toota saman, terrace ka kabad
en: junk on our terrace, broken chairs on the terrace, old pipes on the roof
hi: छत पर टूटा काँच, छत पर पुराने पाइप, छत पर लोहे का सामान
hg: chhat pe lohe ka saman, chhat pe kabad, chhat pe purana saman
@ask
hi: ऊपर वाले कहते हैं छत ख़ाली करो, टूटा सामान एक कोने में कहाँ रखें | फटे कपड़े और टूटी चारपाई छत पर हैं
hg: upar wale kehte hai chhat khali karo, toota saman ek kone me kaha rakhe | fate kapde aur tooti charpai chhat pe hai
en: push the old chairs and paint tins on the terrace into which corner | everything broken lies on the roof
hi: पुराना सोफ़ा और टूटी खाट छत पर पड़ी है | ससुर जी ने छत के ईशान में लोहा जोड़ रखा है, कैसे हटवाऊँ | कबाड़ रखना ही पड़े तो छत पर किधर रखें
hg: purana sofa aur tooti khaat chhat pe padi hai | sasur ji ne chhat ke ishan me loha jod rakha hai kaise hatwau | kabad rakhna hi pade to chhat pe kidhar rakhe
en: old sofa, pipes and broken cots lie on our terrace, the neighbour says clear it, in which corner may the rest stay | mother collects glass and tins on the roof, right in the north-east, how do I persuade her | scrap on the roof of our house, which corner is least bad | old tyres and tiles left by the builder on the terrace | is junk on the roof a vastu fault | everything broken goes up to our roof, one corner please
hi: छत पर पुरानी खाट, पाइप और टूटा फ़र्नीचर पड़ा है, बचा सामान किस कोने में रखें | माँ छत के ईशान में शीशियाँ और डिब्बे जोड़ती हैं, कैसे समझाऊँ | छत पर कबाड़ रखने से क्या होता है | पुराने टायर और टाइल छत पर पड़े हैं, एक कोना बताइए | घर का सब टूटा-फूटा छत पर जाता है, किधर रखना कम बुरा है | छत ख़ाली करनी है, जो रखना हो वह किधर
hg: chhat pe purani khaat, pipe aur toota furniture pada hai, bacha saman kis kone me rakhe | maa chhat ke ishan me sheeshiyan aur dibbe jodti hai, kaise samjhau | chhat pe kabad rakhne se kya hota hai | purane tyre aur tile chhat pe pade hai ek kona batao | ghar ka sab toota foota chhat pe jata hai kidhar rakhna kam bura hai | chhat khali karni hai, jo rakhna ho wo kidhar
@where modern most PRAC
en: Clear the roof of junk as far as you can: give away, sell or scrap it. What has to stay goes in the south-west of the roof (or south or west), covered and dry; the north-east stays light, open and clean.
hi: छत का कबाड़ जितना हो सके निकालें: बेच दें, दान दें या कबाड़ी को दें। जो रखना ही हो वह छत के दक्षिण-पश्चिम (या दक्षिण, पश्चिम) कोने में ढककर, सूखा रखें; ईशान हल्का, खुला और साफ़ रहे।
hg: Chhat ka kabad jitna ho sake nikalein: bech dein, daan dein ya kabadi ko dein. Jo rakhna hi ho woh chhat ke south-west (ya south, west) kone me dhakkar, sookha rakhein; north-east halka, khula aur saaf rahe.
@why modern wide SENSE
en: Junk on a roof holds rain, mosquitoes, rats and broken glass, and loads the slab; that is the real harm, and no illness comes from a corner. The north-east is kept free for morning light and water.
hi: छत के कबाड़ में बारिश का पानी, मच्छर, चूहे और टूटा काँच जमा होता है और छत पर भार पड़ता है; असली हानि यही है, किसी कोने से बीमारी नहीं आती। ईशान सुबह की रोशनी और जल के लिए खुला रखते हैं।
hg: Chhat ke kabad me baarish ka paani, machhar, chuhe aur toota kaanch jama hota hai aur chhat par bhaar padta hai; asli haani yahi hai, kisi kone se bimari nahi aati. North-east subah ki roshni aur paani ke liye khula rakhte hain.
@do modern wide SENSE
en: To persuade an elder, clear together: let her choose five things to keep in a covered box in the south-west, say that the money from the scrap is hers, and begin with broken glass, for safety's sake. Scolding helps less than a free Sunday.
hi: बड़ों को मनाने के लिए साथ मिलकर छाँटें: वे पाँच चीज़ें चुन लें जो नैऋत्य के ढके डिब्बे में रहेंगी, कबाड़ के पैसे उनके, और शुरुआत टूटे काँच से, सुरक्षा के नाम पर। डाँट से ज़्यादा एक छुट्टी का दिन काम आता है।
hg: Badon ko manane ke liye saath milkar chhaantein: woh paanch cheezein chun lein jo south-west ke dhake dibbe me rahengi, kabad ke paise unke, aur shuruaat toote kaanch se, suraksha ke naam par. Daant se zyada ek chhutti ka din kaam aata hai.
@see clutter, terrace

# pigeon-nest object
@names
en: pigeon nest, pigeon eggs, nest on the balcony, pigeon eggs in the balcony
hi: कबूतर का घोंसला, कबूतर के अंडे, बालकनी में कबूतर, कबूतर ने अंडे दिए
hg: kabootar ka ghosla, kabutar ka ghosla, kabutar ke ande, kabootar ne ande diye, ac par ghosla
@ask
en: a pigeon laid two eggs on our window AC, family wants the nest thrown, I cannot | pigeons dirty the balcony and now there are eggs, is removing them a sin and is it lucky or unlucky | nest on the exhaust fan with chicks in it | how to stop pigeons without hurting them | are pigeons in the house inauspicious, neighbour says money goes | baby pigeons in my balcony before our griha pravesh
hi: एसी पर कबूतर ने अंडे दिए, सास हटाने को कहती हैं, मन नहीं करता | कबूतर बालकनी गंदी करते हैं, अंडे भी हैं, हटाने से पाप लगेगा क्या | घोंसले में बच्चे हैं, कब हटाएँ | कबूतर का घर में आना अशुभ है क्या | कबूतर भगाने का बिना हानि का तरीक़ा | खिड़की पर कबूतर ने घर बना लिया
hg: ac pe kabootar ne ande diye, saas hatane ko kehti hai, mann nahi karta | kabootar balcony gandi karte hai, ande bhi hai, hatane se paap lagega kya | ghosle me bachche hai, kab hataye | kabutar ka ghar me aana ashubh hai kya | kabootar bhagane ka bina nuksan ka tarika | khidki pe kabutar ne ghar bana liya ande h
@do modern wide SENSE
en: Do not throw out a pigeon's nest with eggs or chicks: wait four to six weeks until they fly, then clean the place with mask and gloves and fix a net. Till then lay newspaper below and keep children from the droppings, which harm the lungs.
hi: कबूतर के घोंसले में अंडे या बच्चे हों तो न हटाएँ: चार से छह हफ़्ते में वे उड़ जाते हैं, उसके बाद मास्क-दस्ताने पहनकर सफ़ाई करें और जाली लगा दें। तब तक नीचे अख़बार बिछाएँ; बीट फेफड़ों को हानि करती है, बच्चों को दूर रखें।
hg: Kabootar ke ghosle me ande ya bachche hon to abhi mat hatayein: chaar se chhe hafte me woh ud jaate hain, uske baad mask-dastane pehenkar safai karein aur jaali laga dein. Tab tak neeche akhbar bichhayein; beet fefdon ko haani karti hai, bachchon ko door rakhein.
@ok modern regional CUSTOM
en: A pigeon's nest is no misfortune: some call it unlucky, others feed pigeons as a good deed; both are folk belief and no shastra decides it. Removing an empty nest is no sin; destroying eggs is what tradition does not like.
hi: कबूतर का घोंसला अशुभ नहीं: कहीं अपशकुन कहते हैं, कहीं कबूतर को दाना पुण्य है; दोनों लोक-मान्यता हैं, शास्त्र का नियम नहीं। ख़ाली घोंसला हटाना पाप नहीं; अंडे तोड़ना परंपरा को नहीं भाता।
hg: Kabootar ka ghosla ashubh nahi: kahin apshakun kehte hain, kahin kabootar ko daana punya hai; dono lok-manyata hain, shastra ka niyam nahi. Khali ghosla hatana paap nahi; ande todna parampara ko nahi bhata.
@see birds-animals-visiting

# glass-breaks-omen object
@names
en: glass broke, broken glass omen, a glass fell and broke, mirror fell and broke
hi: काँच का गिलास टूटा, शीशा गिरकर टूटा
hg: kaanch ka glass toota, sheesha gir ke toota
@ask
en: a tumbler slipped from my hand and mother in law said good, trouble is gone, true? | mirror fell off the wall and shattered, seven years of bad luck? | glass bangles broke on a festival day | bulb burst by itself in the evening | how to throw broken glass away | picture frame fell at night and the glass cracked
hi: हाथ से काँच का गिलास गिरा तो सास बोलीं बला टली, सच है क्या | शीशा दीवार से गिरकर टूट गया, अपशकुन है क्या | त्योहार के दिन चूड़ियाँ टूट गईं | बल्ब अपने आप फूट गया | टूटा काँच कैसे फेंकें | रात में तस्वीर गिरी और काँच चटका
hg: haath se kaanch ka glass gira to saas boli bala tali sach hai kya | sheesha deewar se gir ke toot gaya apshakun hai kya | tyohar ke din chudiyan toot gayi | bulb apne aap phoot gaya | toota kaanch kaise phenke | raat me photo giri aur kaanch chatka
@ok modern wide CUSTOM
en: Broken glass is no omen: some say trouble has passed, others fear bad luck; both are folk belief and cancel each other. A hand slipped or a nail gave way. Sweep it up with shoes on, wrap it in paper and bin it, and mend or replace what was cracked.
hi: काँच टूटना शकुन नहीं: कोई कहता है बला टली, कोई अपशकुन; दोनों लोक-मान्यता हैं। हाथ फिसला या कील ढीली थी। चप्पल पहनकर बुहारें, काग़ज़ में लपेटकर फेंकें, और चटकी चीज़ बदल दें।
hg: Kaanch tootna shagun nahi: koi kehta hai bala tali, koi apshakun; dono lok-manyata hain. Haath phisla ya keel dheeli thi. Chappal pehenkar buharein, kaagaz me lapetkar phenkein, aur chatki cheez badal dein.
@why modern most PRAC
en: Lists only ask not to keep broken glass and cracked mirrors in use for long: they cut and look neglected. In rented rooms tape over the crack until the owner replaces it.
hi: सूचियाँ बस इतना कहती हैं कि टूटा काँच और चटका शीशा बहुत दिन काम में न रखें: कटने का डर और उपेक्षा का भाव। किराए का हो तो मालिक के बदलने तक टेप लगा दें।
hg: Lists bas itna kehti hain ki toota kaanch aur chatka sheesha bahut din kaam me na rakhein: katne ka dar aur upeksha ka bhaav. Kiraye ka ho to malik ke badalne tak tape laga dein.
@see mirror, broken-frames-bare-walls
`;
