/** Colours by room, by direction, by day. docs/guide-topics.md says how it is written. */
export default `
# bedroom-colour colour
@names
en: bedroom colour, colour of the bedroom, bedroom color, bedroom paint
hi: बेडरूम का रंग, शयनकक्ष का रंग, सोने के कमरे का रंग
hg: bedroom ka rang, bedroom ka colour, bed room color, sone ke kamre ka rang
@ask
en: which colour is best for the bedroom | wall paint for a south west bedroom | light pink or blue for couple's bedroom | is a dark grey bedroom bad | colour for master bedroom walls | we just married and want to paint our room, which shade | bedroom paint for good sleep | red wall behind the bed | white bedroom | north facing bedroom color | best paint for bedroom walls | bedroom wall colour vastu | which shade for the couple's room | master bedroom paint shade | can bedroom be painted red | bedroom painted blue or green | bedroom wall behind the bed colour | bedroom in grey shade | bedroom colour for husband wife | south west bedroom paint | north east bedroom colour | which colour should not be in bedroom | south east bedroom colour | grey bedroom ok
hi: बेडरूम में कौन सा रंग करवाएँ | शयनकक्ष की दीवारों का शुभ रंग | पति-पत्नी के कमरे का रंग | दक्षिण-पश्चिम बेडरूम का रंग | बेडरूम में लाल रंग ठीक है क्या | बेडरूम में नीला रंग | अच्छी नींद के लिए कमरे का रंग | नई शादी हुई है कमरे में कौन सा पेंट कराएँ | बेडरूम में गहरा रंग | बेडरूम की दीवार का रंग कौन सा हो | बेडरूम पेंट का शुभ रंग | मास्टर बेडरूम में कौन सा पेंट | दंपती के बेडरूम का रंग | बेडरूम में हरा पेंट | बेडरूम में गुलाबी पेंट | बेडरूम के लिए हल्के रंग | पति पत्नी के कमरे का रंग | नैऋत्य बेडरूम का रंग | बेडरूम में कौन सा रंग न हो
hg: bedroom me konsa colour karwaye | bedroom ki deewar ka shubh rang | husband wife ke room ka colour | south west bedroom ka rang | bedroom me lal rang sahi hai kya | bedroom me blue color kar sakte hai | acchi neend ke liye room ka colour | nayi shadi hui hai room me konsa paint karwau | dark grey bedroom kaisa hai | bedroom ki wall ka colour konsa ho | bedroom paint ka shubh rang | master bedroom me konsa paint | couple ke bedroom ka rang | bedroom me green paint | bedroom me pink paint | bedroom ke liye light colour | bedroom wall color vastu | pati patni ke kamre ka rang | south west bedroom ka rang | bedroom me konsa rang na ho
en: wall shade for the master bedroom lying south-west
hi: नैऋत्य के शयनकक्ष की दीवार का रंग
hg: south west wale bedroom me konsa paint
@colour modern most PRAC
en: For the bedroom choose soft shades: cream, light pink, peach, pale blue, light green or earthy beige. A south-west master bedroom suits beige, light brown or peach.
hi: बेडरूम के लिए हल्के रंग चुनें: क्रीम, हल्का गुलाबी, पीच, हल्का नीला, हल्का हरा या मिट्टी जैसा बेज। दक्षिण-पश्चिम के बेडरूम में बेज, हल्का भूरा या पीच अच्छा है।
hg: Bedroom ke liye halke rang chunein: cream, halka gulabi, peach, halka neela, halka hara ya mitti jaisa beige. South-west ke bedroom me beige, halka bhoora ya peach achha hai.
@ok modern most PRAC
en: Much red, black or dark grey on bedroom walls is usually avoided, as it feels restless or heavy. One darker wall behind the bed is fine if the rest is light.
hi: बेडरूम की दीवारों पर बहुत लाल, काला या गहरा स्लेटी प्रायः नहीं करते, क्योंकि बेचैन या भारी लगता है। बाक़ी हल्का हो तो पलंग के पीछे एक गहरी दीवार ठीक है।
hg: Bedroom ki deewaron par bahut laal, kaala ya gehra grey aksar nahi karte, kyunki bechain ya bhaari lagta hai. Baaki halka ho to palang ke peeche ek gehri deewar theek hai.
@do modern wide SENSE
en: In a rented room where you may not paint, bring the colour in by bedsheet, curtains and a warm lamp. No colour decides a marriage; a calm, tidy room helps sleep.
hi: किराए के कमरे में पेंट न करा सकें तो रंग चादर, परदे और हल्की रोशनी से लाएँ। कोई रंग दांपत्य तय नहीं करता; शांत, साफ़ कमरा नींद में मदद करता है।
hg: Kiraye ke kamre me paint na kara sakein to rang chadar, parde aur halki roshni se layein. Koi rang dampatya tay nahi karta; shaant, saaf kamra neend me madad karta hai.
@which modern most PRAC
en: By direction: south-west beige, peach, light brown; west cream or pale blue; north-west white or cream; north pale green; east white or light green; north-east white or pale yellow; south-east cool blue or cream; south peach.
hi: दिशा से: नैऋत्य बेज, पीच, हल्का भूरा; पश्चिम क्रीम या हल्का नीला; वायव्य सफ़ेद या क्रीम; उत्तर हल्का हरा; पूर्व सफ़ेद या हल्का हरा; ईशान सफ़ेद या हल्का पीला; आग्नेय ठंडा नीला या क्रीम; दक्षिण पीच।
hg: Disha se: south-west beige, peach, halka bhoora; west cream ya halka neela; north-west safed ya cream; north halka hara; east safed ya halka hara; north-east safed ya halka peela; south-east thanda neela ya cream; south peach.

# living-room-colour colour
@names
en: living room colour, hall colour, colour of the hall, drawing room paint
hi: बैठक का रंग, हॉल का रंग, ड्राइंग रूम का रंग
hg: hall ka rang, hall ka colour, drawing room ka color, baithak ka rang, living room ka rang
@ask
en: which colour for the hall walls | best paint for drawing room | feature wall in the living room | is a grey living room okay | colour combination for the hall facing north | guests sit in a dark hall with no window, which paint would brighten it | yellow hall | green wall in living room | best paint for the living room | hall wall colour vastu | drawing room wall shade | living room accent wall colour | dark hall paint to brighten | colour of the hall in a south facing flat | hall paint combination | drawing room colour north facing | accent wall colour | hall colour for rented flat | grey hall walls | tv wall colour
hi: हॉल में कौन सा रंग करवाएँ | बैठक की दीवारों का रंग | ड्राइंग रूम में हरा रंग | हॉल में पीला रंग ठीक है क्या | अँधेरे हॉल के लिए रंग | हॉल की एक दीवार गहरी करना | उत्तर दिशा के हॉल का रंग | दीवाली पर हॉल पेंट कराना है | बैठक में कौन सा पेंट करें | हॉल की दीवार का रंग कौन सा | ड्राइंग रूम का पेंट | लिविंग रूम में कौन सा रंग | हॉल में हरा पेंट | हॉल के लिए शुभ रंग | हॉल की दीवारों का पेंट | उत्तर मुखी हॉल का रंग | टीवी वाली दीवार का रंग | बैठक में कौन सा रंग न हो
hg: hall me konsa rang karwaye | drawing room ki deewar ka colour | hall me green colour | hall me yellow rang sahi hai kya | andhere hall ke liye konsa paint | hall ki ek wall dark karni hai | north hall ka color | diwali pe hall paint karana hai konsa shade | living room colour batao | baithak me konsa paint kare | hall ki wall ka rang konsa | drawing room ka paint | living room me konsa rang | hall me green paint | hall ke liye shubh rang | hall ki deewaro ka paint | hall colour vastu | north facing hall ka rang | tv wali deewar ka rang | baithak me konsa rang na ho
@colour modern most PRAC
en: For the living room take white, cream, light yellow, pale green or light blue. A hall in the north or east suits green, white or pale blue; one in the south or west, peach or beige.
hi: बैठक के लिए सफ़ेद, क्रीम, हल्का पीला, हल्का हरा या हल्का नीला लें। उत्तर या पूर्व के हॉल में हरा, सफ़ेद या हल्का नीला; दक्षिण या पश्चिम में पीच या बेज।
hg: Living room ke liye safed, cream, halka peela, halka hara ya halka neela lein. North ya east ke hall me hara, safed ya halka neela; south ya west me peach ya beige.
@do modern wide SENSE
en: A dark hall gains most from off-white walls and warm lamps. One accent wall in a deeper shade goes well on the south or west side.
hi: अँधेरे हॉल में ऑफ़-व्हाइट दीवारें और गरम रोशनी सबसे काम आती है। एक गहरी दीवार दक्षिण या पश्चिम की ओर अच्छी लगती है।
hg: Andhere hall me off-white deewarein aur garam roshni sabse kaam aati hai. Ek gehri deewar south ya west ki taraf achhi lagti hai.
@ok modern most PRAC
en: Black, deep red and very dark grey on all walls are left out of the hall; one such wall or a sofa is fine. Tenants use curtains, cushions, a rug and warm bulbs.
hi: हॉल की सब दीवारों पर काला, गहरा लाल और गहरा स्लेटी छोड़ते हैं; एक दीवार या सोफ़ा ठीक। किराएदार परदे, कुशन, दरी और गरम बल्ब से रंग लाएँ।
hg: Hall ki sab deewaron par kaala, gehra laal aur gehra grey chhodte hain; ek deewar ya sofa theek. Kirayedar parde, cushion, dari aur garam bulb se rang layein.

# kitchen-colour colour
@names
en: kitchen colour, colour of the kitchen, kitchen tiles colour, kitchen cabinet colour
hi: रसोई का रंग, किचन का रंग, रसोई की टाइल का रंग
hg: kitchen ka rang, kitchen ka colour, rasoi ka rang, kitchen ki tiles ka rang
@ask
en: which colour for kitchen walls | orange or red in the kitchen | kitchen cabinets laminate colour | is blue bad in the kitchen | kitchen tile colour choice | black and white modular kitchen colour, is it wrong | kitchen in north west paint | grey kitchen shutters | best paint for the kitchen | kitchen wall colour vastu | kitchen tiles which shade | modular kitchen laminate colour choice | colour of kitchen cupboards | kitchen painted blue or black | kitchen wall white or cream | red kitchen wall | south east kitchen colour | north west kitchen colour | black kitchen platform cabinet | blue kitchen vastu | rented kitchen colour change | red kitchen good
hi: रसोई में कौन सा रंग करवाएँ | रसोई में लाल या नारंगी रंग | किचन की टाइलें किस रंग की | रसोई में नीला रंग क्यों नहीं | मॉड्यूलर किचन का रंग | काले रंग की अलमारी रसोई में | उत्तर-पश्चिम की रसोई का रंग | रसोई में सफ़ेद रंग | रसोई की दीवार का रंग कौन सा | किचन में कौन सा पेंट | किचन की अलमारियों का रंग | रसोई की टाइल्स का रंग | रसोई में हरा पेंट | किचन के लिए शुभ रंग | रसोई में पीला पेंट | आग्नेय रसोई का रंग | वायव्य रसोई का रंग | नीली रसोई
hg: kitchen me konsa rang kare | rasoi me lal ya orange rang | kitchen ki tile kis colour ki | kitchen me blue kyu nahi karte | modular kitchen ka colour konsa le | kitchen cabinet black le sakte hai kya | north west kitchen ka rang | kitchen me safed rang kaisa hai | kitchen ki wall ka rang konsa | rasoi me konsa paint | kitchen ki almari ka rang | rasoi ki tiles ka colour | kitchen me green paint | kitchen ke liye shubh rang | rasoi me peela paint | modular kitchen laminate colour | south east kitchen ka rang | north west kitchen ka rang | neeli rasoi
@colour modern most PRAC
en: The kitchen suits cream, light yellow, orange, peach, light green or brick shades: warm colours go with fire. A north-west kitchen does well in white or cream.
hi: रसोई में क्रीम, हल्का पीला, नारंगी, पीच, हल्का हरा या ईंट जैसे रंग अच्छे हैं: गरम रंग अग्नि से मेल खाते हैं। उत्तर-पश्चिम की रसोई में सफ़ेद या क्रीम ठीक है।
hg: Kitchen me cream, halka peela, orange, peach, halka hara ya eent jaise rang achhe hain: garam rang agni se mel khaate hain. North-west ki kitchen me safed ya cream theek hai.
@ok modern most PRAC
en: Black and dark blue or grey are the shades most lists leave out of the kitchen. Cabinets or tiles already laid in them need not be changed; add a warm mat, jars or light.
hi: रसोई में काला, गहरा नीला या स्लेटी ज़्यादातर सूचियाँ छोड़ती हैं। लगी हुई अलमारी या टाइल बदलना ज़रूरी नहीं; गरम रंग का मैट, डिब्बे या रोशनी जोड़ दें।
hg: Kitchen me kaala, gehra neela ya grey zyadatar lists chhodti hain. Lagi hui cabinet ya tile badalna zaroori nahi; garam rang ka mat, dabbe ya roshni jod dein.
@which modern most PRAC
en: By direction: south-east orange, cream or light red; north-west white or cream; east light green; south peach; west beige; south-west yellow or brown; north light green; north-east white or pale yellow.
hi: दिशा से: आग्नेय नारंगी, क्रीम या हल्का लाल; वायव्य सफ़ेद या क्रीम; पूर्व हल्का हरा; दक्षिण पीच; पश्चिम बेज; नैऋत्य पीला या भूरा; उत्तर हल्का हरा; ईशान सफ़ेद या हल्का पीला।
hg: Disha se: south-east orange, cream ya halka laal; north-west safed ya cream; east halka hara; south peach; west beige; south-west peela ya bhoora; north halka hara; north-east safed ya halka peela.
@see kitchen-platform

# mandir-colour colour
@names
en: pooja room colour, mandir colour, temple colour, colour of the prayer room
hi: पूजाघर का रंग, मंदिर का रंग, पूजा कक्ष का रंग
hg: pooja room ka rang, mandir ka rang, puja ghar ka colour, mandir ka colour
@ask
en: which colour for the pooja room | marble or wood colour for the home temple | yellow or white behind the idols | is a red pooja wall good | colour of the cloth under the gods | black marble temple bad? | light colour for mandir | backdrop shade behind gods | wall colour of the pooja room | best paint for mandir wall | pooja room tiles colour | colour behind the gods in the temple | which shade should the home temple be | pooja room painted red | pooja room marble colour | which colour wall behind god | black mandir wood | mandir colour for flat | blue colour in pooja room
hi: पूजाघर में कौन सा रंग हो | मंदिर का रंग सफ़ेद हो या पीला | भगवान के पीछे की दीवार का रंग | मंदिर में लाल कपड़ा बिछाएँ या पीला | पूजाघर में काला पत्थर | लकड़ी के मंदिर का रंग | पूजाघर में कौन सी लाइट | पूजाघर की दीवार का रंग | मंदिर की दीवार में कौन सा पेंट | पूजा कक्ष में कौन सा पेंट | घर के मंदिर का शुभ रंग | मंदिर के पीछे की दीवार का रंग | पूजाघर में पीला पेंट | पूजाघर में सफ़ेद पेंट | भगवान के पीछे दीवार का रंग | काला मंदिर | नीला रंग पूजाघर में
hg: pooja room me konsa rang kare | mandir ka colour safed ho ya peela | bhagwan ke piche ki deewar ka rang | mandir me lal kapda bichaye ya peela | puja ghar me kala patthar | lakdi ke mandir ka polish rang | puja room me konsi light lagaye | pooja room ki wall ka rang | mandir ki deewar me konsa paint | puja kaksh me konsa paint | ghar ke mandir ka shubh rang | mandir ke piche ki wall ka colour | puja ghar me peela paint | pooja room me white paint | mandir colour vastu | bhagwan ke piche deewar ka rang | kala mandir | neela rang pooja room me
hi: पूजा घर में कौन सा रंग करवाएँ | पूजा के कमरे का पेंट
hg: puja ghar me konsa rang karwaye | pooja ke kamre ka paint
en: paint for the prayer room wall
@colour modern wide PRAC
en: White, cream, light yellow or saffron suit the pooja room; the wall behind the gods is best plain and light. Wood polish or white marble are both good.
hi: पूजाघर में सफ़ेद, क्रीम, हल्का पीला या केसरिया अच्छा है; भगवान के पीछे की दीवार सादी और हल्की हो। लकड़ी की पॉलिश या सफ़ेद संगमरमर दोनों ठीक हैं।
hg: Pooja room me safed, cream, halka peela ya kesariya achha hai; Bhagwan ke peeche ki deewar saadi aur halki ho. Lakdi ki polish ya safed marble dono theek hain.
@which modern most CUSTOM
en: The cloth under the deities is yellow for Vishnu, red for Devi, Ganesh and Hanuman, white for Shiva and Saraswati. Yellow or red serves for all.
hi: देवताओं के नीचे विष्णु के लिए पीला, देवी, गणेश और हनुमान के लिए लाल, शिव और सरस्वती के लिए सफ़ेद कपड़ा बिछाते हैं। पीला या लाल सबके लिए चलता है।
hg: Devtaon ke neeche Vishnu ke liye peela, Devi, Ganesh aur Hanuman ke liye laal, Shiv aur Saraswati ke liye safed kapda bichhate hain. Peela ya laal sabke liye chalta hai.
@ok modern most PRAC
en: Black, dark blue and dark grey are left out at the mandir; a dark wood shrine is fine. Light behind the gods is warm white or yellow; red bulbs are not needed.
hi: मंदिर में काला, गहरा नीला और गहरा स्लेटी छोड़ते हैं; गहरी लकड़ी का मंदिर ठीक। भगवान के पीछे गरम सफ़ेद या पीली रोशनी; लाल बल्ब ज़रूरी नहीं।
hg: Mandir me kaala, gehra neela aur gehra grey chhodte hain; gehri lakdi ka mandir theek. Bhagwan ke peeche garam safed ya peeli light; laal bulb zaroori nahi.

# children-room-colour colour
@names
en: children's room colour, kids room colour, study room colour, nursery colour
hi: बच्चों के कमरे का रंग, स्टडी रूम का रंग, पढ़ाई के कमरे का रंग
hg: bacho ke kamre ka rang, kids room ka colour, study room ka rang, padhai ke kamre ka rang
@ask
en: which colour for the kids room | study room wall colour for concentration | daughter wants a pink and black room | green or yellow for a student's wall | colour for new born baby's room | my son is restless, which colours calm | which paint helps in studies | red in kids bedroom | kids room paint shade | study room paint colour | wall colour for a student's study | children bedroom wall colour vastu | baby room paint | paint colour for concentration in studies | colour of a girl's room | colour of a boy's room | boys room colour | girls room colour pink | study wall colour for concentration | angry child room colour | teenager wants black room
hi: बच्चों के कमरे में कौन सा रंग करें | पढ़ाई के कमरे का रंग | बच्चे का मन पढ़ाई में लगे ऐसा रंग | बेटी को गुलाबी-काला कमरा चाहिए | नवजात के कमरे का रंग | स्टडी टेबल के सामने की दीवार का रंग | चंचल बच्चे के कमरे का रंग | बच्चों के कमरे का पेंट | स्टडी रूम में कौन सा रंग करें | पढ़ाई के कमरे की दीवार का रंग | बेटे के कमरे का रंग | बेटी के कमरे का रंग | छोटे बच्चे के कमरे का रंग | पढ़ने वाले बच्चे के कमरे का पेंट | बेटे के कमरे का रंग | बेटी के कमरे का रंग | पढ़ाई में मन लगे ऐसा रंग
hg: bacho ke room me konsa colour kare | padhai wale kamre ka rang | bacche ka man padhai me lage aisa colour | beti ko pink black room chahiye | newborn ke room ka rang | study table ke samne wall ka colour | chanchal bacche ke kamre ka rang | kids room me red sahi hai kya | bacho ke kamre ka paint | study room me konsa rang kare | padhai ke kamre ki wall ka rang | bete ke kamre ka rang | beti ke kamre ka rang | chote bacche ke room ka rang | padhne wale bacche ke kamre ka paint | kids room colour vastu | bete ke kamre ka rang | beti ke kamre ka rang | padhai me man lage aisa rang
@colour modern most PRAC
en: For a children's or study room choose light green, pale yellow, cream or light blue. Green and yellow are the favourites by the study table, blue and cream by the bed.
hi: बच्चों के या पढ़ाई के कमरे में हल्का हरा, हल्का पीला, क्रीम या हल्का नीला चुनें। पढ़ने की मेज़ के पास हरा-पीला, पलंग के पास नीला-क्रीम प्रिय है।
hg: Bachchon ke ya padhai ke kamre me halka hara, halka peela, cream ya halka neela chunein. Study table ke paas hara-peela, palang ke paas neela-cream priya hai.
@do modern wide SENSE
en: Let the child choose one corner or wall, and keep bright red or black to small things. No paint makes marks; sleep, light and a quiet hour do more.
hi: एक कोना या दीवार बच्चे को चुनने दें, तेज़ लाल या काला छोटी चीज़ों तक रखें। रंग से अंक नहीं आते; नींद, रोशनी और शांत समय ज़्यादा काम करते हैं।
hg: Ek kona ya deewar bachche ko chunne dein, tez laal ya kaala chhoti cheezon tak rakhein. Rang se number nahi aate; neend, roshni aur shaant samay zyada kaam karte hain.
@ok modern most PRAC
en: Blue for boys and pink for girls is fashion, not vaastu: any light shade serves both. For a lively child take pale blue or green, for a drowsy one light yellow by the desk.
hi: लड़के का नीला, लड़की का गुलाबी फ़ैशन है, वास्तु नहीं: कोई भी हल्का रंग दोनों का। चंचल बच्चे को हल्का नीला या हरा, सुस्त को मेज़ के पास हल्का पीला।
hg: Ladke ka neela, ladki ka gulabi fashion hai, vaastu nahi: koi bhi halka rang dono ka. Chanchal bachche ko halka neela ya hara, sust ko mez ke paas halka peela.

# bathroom-colour colour
@names
en: bathroom colour, toilet colour, bathroom tiles colour, washroom colour
hi: बाथरूम का रंग, शौचालय का रंग, बाथरूम की टाइल का रंग
hg: bathroom ka rang, bathroom ka colour, toilet ka rang, bathroom ki tiles ka colour
@ask
en: which colour tiles for the bathroom | black bathroom tiles vastu | colour of a north east toilet | toilet paint by direction | dark washroom fittings | can bathroom be painted red | we got black tiles in the new bathroom and now relatives object | light blue bathroom | best tile colour for the bathroom | bathroom wall paint | bathroom with black tiles remedy | toilet tiles shade | light or dark bathroom tiles | washroom paint colour vastu | bathroom tiles colour for north east | sw toilet colour | black bathroom tiles rented | bathroom door colour
hi: बाथरूम की टाइलें किस रंग की हों | काली टाइल का बाथरूम | ईशान के शौचालय का रंग | शौचालय में कौन सा रंग करें | बाथरूम में लाल रंग | बाथरूम का दरवाज़ा किस रंग का | बाथरूम की बाल्टी का रंग | बाथरूम में कौन सी टाइल लगाएँ | बाथरूम में कौन सा पेंट | टॉयलेट की टाइल का रंग | बाथरूम में काली टाइलें | बाथरूम के लिए शुभ रंग | शौचालय की दीवार का रंग | ईशान के बाथरूम का रंग | नैऋत्य टॉयलेट का रंग | काली टाइलें बाथरूम में
hg: bathroom ki tiles kis rang ki ho | kali tile wala bathroom | north east toilet ka colour | toilet me konsa rang kare | bathroom me lal rang | bathroom ka darwaza kis rang ka | bathroom ki balti ka rang | washroom me dark tiles laga di | bathroom me konsi tile lagaye | bathroom me konsa paint | toilet ki tile ka rang | bathroom me kali tiles | bathroom ke liye shubh rang | toilet ki wall ka rang | bathroom tiles colour vastu | north east bathroom ki tiles ka rang | south west toilet ka rang | kali tiles bathroom me
@colour modern most PRAC
en: Light shades suit the bathroom and toilet: white, cream, pale blue, light green or light grey. They show dirt early and make a small room look clean.
hi: बाथरूम और शौचालय में हल्के रंग अच्छे हैं: सफ़ेद, क्रीम, हल्का नीला, हल्का हरा या हल्का स्लेटी। इनमें गंदगी जल्दी दिखती है और छोटा कमरा साफ़ लगता है।
hg: Bathroom aur toilet me halke rang achhe hain: safed, cream, halka neela, halka hara ya halka grey. Inme gandagi jaldi dikhti hai aur chhota kamra saaf lagta hai.
@ok modern most PRAC
en: Black or deep red tiles are left out by most lists but are no reason to break a new bathroom. Good light, white fittings and towels balance them.
hi: काली या गहरी लाल टाइल ज़्यादातर सूचियाँ छोड़ती हैं, पर नया बाथरूम तोड़ने का कारण नहीं। अच्छी रोशनी, सफ़ेद फ़िटिंग और तौलिए संतुलन कर देते हैं।
hg: Kaali ya gehri laal tile zyadatar lists chhodti hain, par naya bathroom todne ka karan nahi. Achhi roshni, safed fitting aur tauliye santulan kar dete hain.
@which modern most PRAC
en: By direction: north-west and west white, cream or light grey; north pale blue; north-east white; south-west beige or pale yellow; south-east cream; south light peach. A light door, kept shut, suits all.
hi: दिशा से: वायव्य-पश्चिम सफ़ेद, क्रीम या हल्का स्लेटी; उत्तर हल्का नीला; ईशान सफ़ेद; नैऋत्य बेज या हल्का पीला; आग्नेय क्रीम; दक्षिण हल्का पीच। हल्का, बंद दरवाज़ा सबमें ठीक।
hg: Disha se: north-west aur west safed, cream ya halka grey; north halka neela; north-east safed; south-west beige ya halka peela; south-east cream; south halka peach. Halka, band darwaza sab me theek.

# main-door-colour colour
@names
en: main door colour, colour of the main door, front door paint, gate colour
hi: मुख्य द्वार का रंग, दरवाज़े का रंग, गेट का रंग
hg: main door ka rang, main door ka colour, darwaze ka rang, gate ka colour
@ask
en: which colour for the main door | colour for an east facing door | south facing door colour | black main gate good or bad | wooden polish or painted door | west facing flat door paint | we are repainting the iron gate, which shade | north facing main door color | main door paint vastu | front door shade for north facing house | gate paint colour | black front gate | door polish or paint colour | colour of main gate iron | west facing main door shade | which colour should the entrance door be | south facing main door colour | west facing door colour | black main door remedy | which colour for north facing door | rented flat door colour cant paint
hi: मुख्य द्वार का रंग कौन सा हो | पूर्व मुखी दरवाज़े का रंग | दक्षिण मुखी द्वार का रंग | लोहे के गेट का रंग | काला गेट लगाना ठीक है क्या | उत्तर मुखी दरवाज़े का शुभ रंग | पश्चिम मुखी घर के दरवाज़े का रंग | लकड़ी की पॉलिश या पेंट | मुख्य द्वार का पेंट | दरवाज़े पर कौन सा रंग करें | गेट का पेंट किस रंग का | काला गेट कैसा है | उत्तर मुखी घर के दरवाज़े का रंग | द्वार के लिए शुभ रंग | लोहे के गेट पर कौन सा रंग | दक्षिण मुखी दरवाज़े का रंग | पश्चिम मुखी द्वार का रंग | उत्तर मुखी द्वार का रंग | काला मुख्य द्वार
hg: main door ka rang konsa ho | east facing darwaze ka colour | south facing main door ka rang | lohe ke gate ka colour | kala gate lagana sahi hai kya | north facing door ka shubh rang | west facing ghar ke darwaze ka rang | lakdi ki polish ya paint | main door ka paint | darwaze pe konsa rang kare | gate ka paint kis rang ka | kala gate kaisa hai | north facing ghar ke darwaze ka rang | door ke liye shubh rang | lohe ke gate pe konsa rang | main gate colour vastu | south facing darwaze ka rang | west facing door ka rang | north facing door ka colour | kala main door
en: colour of the main gate for an east facing home
hi: पूरब मुखी घर के मेन गेट का रंग
hg: main gate ka rang purab mukhi ghar ke liye | purv mukhi ghar ke gate par konsa rang acha
@colour modern most PRAC
en: Natural wood, cream or light brown is right for every main door. By direction: east wood or light green, south red, coral or brown, west blue, grey or white, north green, pale blue or cream.
hi: हर मुख्य द्वार के लिए लकड़ी का रंग, क्रीम या हल्का भूरा ठीक है। दिशा से: पूर्व लकड़ी या हल्का हरा, दक्षिण लाल, मूँगिया या भूरा, पश्चिम नीला, स्लेटी या सफ़ेद, उत्तर हरा, हल्का नीला या क्रीम।
hg: Har main door ke liye lakdi ka rang, cream ya halka bhoora theek hai. Disha se: east lakdi ya halka hara, south laal, moongiya ya bhoora, west neela, grey ya safed, north hara, halka neela ya cream.
@ok modern most PRAC
en: A fully black door or gate is left out by most lists; black iron with brass or gold details is common and does no harm. A clean door with oiled hinges matters more.
hi: पूरा काला दरवाज़ा या गेट ज़्यादातर सूचियाँ छोड़ती हैं; पीतल या सुनहरी सजावट वाला काला लोहा आम है और हानि नहीं करता। साफ़ द्वार और तेल लगे क़ब्ज़े ज़्यादा मायने रखते हैं।
hg: Poora kaala darwaza ya gate zyadatar lists chhodti hain; peetal ya sunehri sajawat wala kaala loha aam hai aur haani nahi karta. Saaf dwar aur tel lage kabze zyada maayne rakhte hain.
@do modern most PRAC
en: In a rented flat leave the paint: a toran, mat, nameplate and warm lamp in the right shade do it. A black door gets a brass plate, flowers and good light.
hi: किराए के फ़्लैट में पेंट रहने दें: सही रंग का तोरण, पायदान, नामपट्टी और गरम रोशनी काफ़ी। काले द्वार पर पीतल की पट्टी, फूल और अच्छी रोशनी।
hg: Rent ke flat me paint rehne dein: sahi rang ka toran, doormat, nameplate aur garam light kaafi. Kaale door par peetal ki patti, phool aur achhi light.

# exterior-colour colour
@names
en: exterior colour, outside colour of the house, house paint outside, boundary wall colour
hi: घर का बाहरी रंग, मकान का बाहर का रंग, चारदीवारी का रंग
hg: ghar ka bahar ka rang, makan ka bahari colour, exterior paint, boundary wall ka rang
@ask
en: which colour for the outside of the house | exterior paint for an east facing house | house elevation colour | compound wall paint | yellow house outside good? | grey and white elevation | owner's rashi decides house paint? | can the house be painted black outside | front elevation two shades | outside paint of the house vastu | house front paint shade | best exterior colour | elevation colour combination | boundary wall paint shade | house painted yellow outside | paint outside by rashi | east facing house outside colour | south facing house outside paint | two colour combination exterior | grey house outside
hi: घर के बाहर कौन सा रंग करवाएँ | पूर्व मुखी मकान का बाहरी रंग | मकान के एलिवेशन का रंग | चारदीवारी किस रंग की | बाहर पीला रंग ठीक है क्या | राशि के अनुसार घर का रंग | दक्षिण मुखी घर का बाहरी रंग | बाहर गहरा रंग | घर के बाहर का पेंट | मकान के सामने का रंग | बाहर की दीवारों का रंग | घर का एलिवेशन किस रंग का | घर के बाहर कौन सा शुभ रंग | मकान का बाहरी पेंट | पूर्व मुखी घर का बाहर का रंग | दक्षिण मुखी घर का बाहर का रंग | बाहर दो रंग
hg: ghar ke bahar konsa rang karwaye | east facing ghar ka bahar ka colour | elevation ka colour | chardiwari kis rang ki ho | bahar peela rang sahi hai kya | rashi ke hisab se ghar ka rang | south facing ghar ka exterior colour | bahar dark colour kar sakte hai | ghar ke bahar ka paint | makan ke samne ka rang | bahar ki deewaro ka rang | ghar ka elevation kis rang ka | boundary wall ka paint | ghar ke bahar konsa shubh rang | makan ka bahari paint | exterior colour vastu | east facing ghar ka bahar ka rang | south facing ghar ka bahar ka rang | bahar do rang
@colour modern most PRAC
en: Outside, a house is best in white, off-white, cream, light yellow, peach or light brick. East and north fronts take the lighter shades, south and west the warmer ones.
hi: घर के बाहर सफ़ेद, ऑफ़-व्हाइट, क्रीम, हल्का पीला, पीच या हल्का ईंट रंग सबसे अच्छा है। पूर्व और उत्तर के मुख हल्के, दक्षिण और पश्चिम के कुछ गरम रंग लेते हैं।
hg: Ghar ke bahar safed, off-white, cream, halka peela, peach ya halka eent rang sabse achha hai. East aur north ke front halke, south aur west ke kuch garam rang lete hain.
@do modern most PRAC
en: Light paint keeps the house cooler in summer. Choosing by the owner's rashi is a modern fashion; a flat owner need not worry, the society decides.
hi: हल्का पेंट गरमी में घर ठंडा रखता है। मालिक की राशि से रंग चुनना आज का चलन है; फ़्लैट वालों को चिंता नहीं, वह सोसायटी तय करती है।
hg: Halka paint garmi me ghar thanda rakhta hai. Malik ki rashi se rang chunna aaj ka chalan hai; flat walon ko chinta nahi, woh society tay karti hai.
@which modern most PRAC
en: By facing: east white, cream or light green; north cream, light green or pale blue; west white, light grey or blue; south peach, coral or brick. Black and dark red over the whole front are left out.
hi: मुख से: पूर्व सफ़ेद, क्रीम या हल्का हरा; उत्तर क्रीम, हल्का हरा या हल्का नीला; पश्चिम सफ़ेद, हल्का स्लेटी या नीला; दक्षिण पीच, कोरल या ईंट। पूरा आगा काला या गहरा लाल नहीं।
hg: Facing se: east safed, cream ya halka hara; north cream, halka hara ya halka neela; west safed, halka grey ya neela; south peach, coral ya int. Poora aaga kaala ya gehra laal nahi.

# colours-by-direction colour
@names
en: colours by direction, direction colours, colour for north wall, colour for south wall, colour for east wall, colour for west wall
hi: दिशा के अनुसार रंग, दिशाओं के रंग, उत्तर दीवार का रंग, दक्षिण दीवार का रंग
hg: disha ke hisab se rang, direction wise colour, north wall ka colour, south wall ka rang, east wall ka colour, west wall ka rang
@ask
en: which colour belongs to which direction | vastu colour chart | paint for the north east wall | colour for south east corner | colour for south west wall | what colour goes on the west side | list of eight directions and their colours | centre of the house colour | element colours | direction wise wall colour | vastu colours for all directions | colour of the north wall | colour of the east wall | colour of the south wall | colour of the west wall | colour for the north east corner | south east wall paint | south west wall paint | north west wall paint | paint by direction | colour for each side of the house | which colour to avoid in which direction | north east wall colour not allowed | colour of south east room | brahmasthan colour
hi: किस दिशा में कौन सा रंग हो | आठों दिशाओं के रंग बताइए | ईशान कोण का रंग | आग्नेय का रंग | नैऋत्य का रंग | पश्चिम की दीवार का रंग | घर के बीच का रंग | पंचतत्व के रंग | दिशा के हिसाब से दीवार का रंग | सब दिशाओं के रंग | पूर्व की दीवार का रंग | पश्चिम की दीवार का पेंट | उत्तर की दीवार का पेंट | दक्षिण की दीवार पर कौन सा पेंट | ईशान की दीवार का पेंट | आग्नेय की दीवार का पेंट | वायव्य का रंग | कौन सी दिशा का कौन सा रंग | किस दिशा में कौन सा रंग न करें | ब्रह्मस्थान का रंग | आग्नेय कमरे का रंग
hg: kis disha me konsa colour hona chahiye | aatho disha ke rang batao | ishan kon ka rang | agneya kon ka rang | south west wall ka colour | west side me konsa rang | ghar ke beech ka rang | panch tatva ke rang | north east wall pe konsa paint | disha ke hisab se deewar ka rang | sab dishao ke rang | purab ki deewar ka rang | pashchim ki deewar ka paint | uttar ki deewar ka paint | dakshin ki deewar pe konsa paint | ishan ki deewar ka paint | agneya ki deewar ka paint | vayavya ka rang | konsi disha ka konsa rang | direction ke hisab se paint | kis disha me konsa rang na kare | brahmasthan ka rang | south east room ka rang
@colour modern most PRAC
en: By direction most lists say: north green or pale blue, north-east white or light yellow, east light green or white, south-east orange or pink, south red or coral, south-west beige or brown, west blue or grey, north-west white or cream.
hi: दिशा से ज़्यादातर सूचियाँ कहती हैं: उत्तर हरा या हल्का नीला, ईशान सफ़ेद या हल्का पीला, पूर्व हल्का हरा या सफ़ेद, आग्नेय नारंगी या गुलाबी, दक्षिण लाल या मूँगिया, नैऋत्य बेज या भूरा, पश्चिम नीला या स्लेटी, वायव्य सफ़ेद या क्रीम।
hg: Disha se zyadatar lists kehti hain: north hara ya halka neela, north-east safed ya halka peela, east halka hara ya safed, south-east orange ya gulabi, south laal ya moongiya, south-west beige ya bhoora, west neela ya grey, north-west safed ya cream.
@why derived most DED
en: These colours follow the elements and grahas of the directions: water, light, fire, earth and air. No old verse gives wall paint; the lists are of our time and differ.
hi: ये रंग दिशाओं के तत्व और ग्रह से चलते हैं: जल, प्रकाश, अग्नि, पृथ्वी और वायु। दीवार के पेंट का कोई पुराना श्लोक नहीं; सूचियाँ आज की हैं और भिन्न हैं।
hg: Ye rang dishaon ke tatva aur grah se chalte hain: jal, prakash, agni, prithvi aur vayu. Deewar ke paint ka koi purana shlok nahi; lists aaj ki hain aur alag hain.
@ok modern most PRAC
en: Avoided by most: red or dark shades in north and north-east, blue or black in south-east and south, green in the south-west, much red in the north-west. The centre takes white, cream or pale yellow.
hi: ज़्यादातर टालते हैं: उत्तर-ईशान में लाल या गहरे रंग, आग्नेय-दक्षिण में नीला या काला, नैऋत्य में हरा, वायव्य में ज़्यादा लाल। बीच में सफ़ेद, क्रीम या हल्का पीला।
hg: Zyadatar taalte hain: north aur north-east me laal ya gehre rang, south-east aur south me neela ya kaala, south-west me hara, north-west me zyada laal. Beech me safed, cream ya halka peela.

# ceiling-colour colour
@names
en: ceiling colour, roof colour inside, false ceiling colour
hi: छत का रंग, सीलिंग का रंग, फ़ॉल्स सीलिंग का रंग
hg: ceiling ka rang, chhat ka rang, ceiling ka colour, false ceiling ka rang
@ask
en: which colour for the ceiling | is a black ceiling bad | colored pop ceiling in bedroom | blue ceiling in kids room with stars | why is the ceiling always white | wooden ceiling | my shop has a dark ceiling | colour of the ceiling vastu | black ceiling in shop | ceiling paint white or coloured | blue ceiling in the bedroom | kids room ceiling with stars | wooden ceiling colour | blue ceiling bedroom | wooden ceiling | stars on ceiling
hi: छत का रंग कौन सा हो | काली सीलिंग ठीक है क्या | छत हमेशा सफ़ेद क्यों होती है | बच्चों के कमरे में नीली छत | पीओपी की सीलिंग का रंग | लकड़ी की सीलिंग | दुकान की काली छत | सीलिंग में कौन सा रंग | काली सीलिंग वाली दुकान | छत पर रंगीन पेंट | नीली सीलिंग | सीलिंग सफ़ेद ही क्यों | पीओपी सीलिंग का रंग | नीली छत | छत पर लकड़ी
hg: ceiling ka rang konsa ho | kali ceiling sahi hai kya | chhat hamesha safed kyu hoti hai | kids room me blue ceiling | pop ceiling ka colour | lakdi ki ceiling | dukan ki chhat kali hai | ceiling me konsa rang | kali ceiling wali dukan | ceiling pe rangeen paint | neeli ceiling | ceiling safed hi kyu | pop ceiling ka rang | ceiling colour vastu | neeli chhat | chhat pe lakdi
@colour modern wide PRAC
en: Keep the ceiling white or the palest cream. It reflects light and feels high, like open sky over the room.
hi: सीलिंग सफ़ेद या सबसे हल्की क्रीम रखें। वह रोशनी लौटाती है और कमरे पर खुले आकाश जैसी ऊँची लगती है।
hg: Ceiling safed ya sabse halki cream rakhein. Woh roshni lautati hai aur kamre par khule aakash jaisi unchi lagti hai.
@ok modern most PRAC
en: A black or very dark ceiling is avoided by most, as it presses down; sky blue in a child's room or natural wood is fine. It is a matter of feeling, nothing follows from it.
hi: काली या बहुत गहरी छत प्रायः नहीं रखते, वह दबाव-सी लगती है; बच्चों के कमरे में आसमानी या लकड़ी ठीक है। यह अनुभव की बात है, इससे कुछ होता नहीं।
hg: Kaali ya bahut gehri chhat aksar nahi rakhte, woh dabaav-si lagti hai; bachchon ke kamre me aasmani ya lakdi theek hai. Yeh anubhav ki baat hai, isse kuch hota nahi.

# flooring-colour colour
@names
en: floor colour, floor tiles, marble floor, black floor, granite floor
hi: फ़र्श का रंग, फ़र्श की टाइलें, संगमरमर का फ़र्श, काला फ़र्श
hg: farsh ka rang, floor tiles, marble ka farsh, kala farsh, floor ka colour
@ask
en: which tiles for the floor | is a black floor bad | marble or tiles in vastu | white marble flooring in bedroom | italian marble or vitrified | dark brown wooden floor | floor colour of north east room | my builder has given red stone flooring throughout | cracked floor tile | checkered black and white floor | best floor tile colour | black granite floor remedy | which floor tiles are auspicious | marble floor or wooden floor | floor tiles for pooja room | red floor tiles | floor colour vastu | white floor in the house | black granite floor rented house | wooden flooring vastu | bedroom floor tiles colour | swastik or om in floor tile | red floor
hi: फ़र्श किस रंग का हो | काला फ़र्श अशुभ है क्या | संगमरमर लगाएँ या टाइल | बेडरूम में संगमरमर का फ़र्श | लाल पत्थर का फ़र्श | लकड़ी का फ़र्श कैसा है | ईशान का फ़र्श किस रंग का | टूटी टाइल बदलें क्या | फ़र्श की ढाल | फ़र्श में कौन सी टाइल लगाएँ | काले ग्रेनाइट का फ़र्श | फ़र्श के लिए शुभ रंग | मार्बल का फ़र्श या लकड़ी का | लाल टाइल का फ़र्श | फ़र्श की टाइल टूट गई | सफ़ेद फ़र्श | काला फ़र्श किराए का घर | लकड़ी का फ़र्श | फ़र्श में स्वस्तिक
hg: farsh kis rang ka ho | kala farsh ashubh hai kya | marble lagaye ya tiles | bedroom me marble ka farsh | lal patthar ka farsh | wooden flooring kaisi hai | north east ke floor ka rang | toot gayi tile badle kya | floor tiles ka colour konsa le | farsh me konsi tile lagaye | kale granite ka farsh | farsh ke liye shubh rang | marble ka farsh ya lakdi ka | lal tile ka farsh | farsh ki tile toot gayi | safed farsh | floor me konsi tiles lagaye | floor tiles vastu colour | kala farsh rent ka ghar | lakdi ka farsh | farsh me swastik
@colour modern most PRAC
en: Light floors suit most rooms: white, cream, beige or light grey; deeper brown or reddish stone goes to the south and west. The north-east takes the lightest.
hi: ज़्यादातर कमरों में हल्का फ़र्श अच्छा है: सफ़ेद, क्रीम, बेज या हल्का स्लेटी; गहरा भूरा या लाल पत्थर दक्षिण और पश्चिम में। ईशान का फ़र्श सबसे हल्का हो।
hg: Zyadatar kamron me halka farsh achha hai: safed, cream, beige ya halka grey; gehra bhoora ya laal patthar south aur west me. North-east ka farsh sabse halka ho.
@ok modern most PRAC
en: A black floor is left out by many lists for the whole house, but a border or a few dark tiles are fine. It need not be dug up; light rugs do.
hi: पूरे घर में काला फ़र्श कई सूचियाँ छोड़ती हैं, पर किनारी या कुछ गहरी टाइलें ठीक हैं। उखाड़ना ज़रूरी नहीं; हल्के रंग की दरी बिछा दें।
hg: Poore ghar me kaala farsh kai lists chhodti hain, par kinari ya kuch gehri tiles theek hain. Ukhaadna zaroori nahi; halke rang ki dari bichha dein.
@which modern most PRAC
en: Marble, granite, tiles, kota or wood may all be used; vaastu asks for a level, unbroken floor that falls slightly to north and east where water is used. Replace cracked tiles as they trip people.
hi: संगमरमर, ग्रेनाइट, टाइल, कोटा या लकड़ी, सब चलते हैं; वास्तु समतल, साबुत फ़र्श चाहता है, पानी की जगह ढाल उत्तर और पूर्व की ओर। टूटी टाइल बदलें, ठोकर लगती है।
hg: Marble, granite, tile, kota ya lakdi, sab chalte hain; vaastu samtal, sabut farsh chahta hai, paani ki jagah dhaal north aur east ki taraf. Tooti tile badlein, thokar lagti hai.
@do modern most PRAC
en: Sacred signs do not go into a floor that feet touch; at a threshold rangoli is drawn instead. A dark rented floor is lightened with a cream rug in the north-east and the middle.
hi: पैरों तले फ़र्श में पवित्र चिह्न नहीं लगाते; दहलीज़ पर रंगोली बनाते हैं। किराए के गहरे फ़र्श को ईशान और बीच में क्रीम दरी से हल्का करें।
hg: Pairon tale farsh me pavitra chinh nahi lagate; dehleez par rangoli banate hain. Kiraye ke gehre farsh ko north-east aur beech me cream dari se halka karein.

# curtain-colour colour
@names
en: curtain colour, colour of curtains by direction, bedroom curtain colour
hi: परदों का रंग, पर्दे का रंग, दिशा के अनुसार परदे
hg: parde ka rang, parde ka colour, curtain ka rang, curtain colour
@ask
en: which curtain colour for north window | west window curtain shade | green curtains in the hall | south wall curtain red or maroon | curtain for the pooja room colour | white curtains in the bedroom | same colour curtain for entire house | which curtain shade brings peace | curtain colour by direction | colour of curtains for east window | colour of curtains for the living room | colour of curtains for west window | best curtain colour for bedroom | what colour curtains bring peace | maroon curtain colour which side | curtain colour vastu chart | curtain colour for south west bedroom | west window curtain colour | kitchen curtain colour | black curtains bad
hi: उत्तर की खिड़की के परदे का रंग | दक्षिण की खिड़की पर किस रंग का परदा | हॉल में हरे परदे | पश्चिम की खिड़की के परदे का रंग | बेडरूम में सफ़ेद परदे | पूजाघर के परदे का रंग | पूरे घर में एक रंग के परदे | परदों का रंग दिशा के अनुसार | पूर्व की खिड़की के परदों का रंग | हॉल के परदों का रंग | बेडरूम के लिए परदों का शुभ रंग | परदों का रंग कौन सा अच्छा | मरून परदों का रंग किस दिशा में | नीले परदों का रंग | नैऋत्य बेडरूम के परदे | रसोई के परदे का रंग | काले परदे
hg: north window ke parde ka colour | south khidki pe kis rang ka parda | hall me hare parde | west window curtain ka rang | bedroom me safed parde kaise hai | puja ghar ke parde ka rang | pure ghar me ek rang ke parde | maroon parde kaha lagaye | parde ka rang disha ke hisab se | east khidki ke parde ka rang | hall ke parde ka rang | bedroom ke liye parde ka shubh rang | parde ka rang konsa accha | maroon parde ka rang kis disha me | neele parde ka rang | curtain colour vastu | south west bedroom ke parde | kitchen ke parde ka rang | kale parde
@colour modern most PRAC
en: Curtains: north green or pale blue, east cream or light green, south peach, maroon or brown, west beige, blue or grey. The pooja place takes yellow or saffron, the bedroom soft pink, cream or blue.
hi: परदे: उत्तर हरा या हल्का नीला, पूर्व क्रीम या हल्का हरा, दक्षिण पीच, मरून या भूरा, पश्चिम बेज, नीला या स्लेटी। पूजास्थान में पीला या केसरिया, बेडरूम में हल्का गुलाबी, क्रीम या नीला।
hg: Parde: north hara ya halka neela, east cream ya halka hara, south peach, maroon ya bhoora, west beige, neela ya grey. Pooja me peela ya kesariya, bedroom me halka gulabi, cream ya neela.
@ok modern wide SENSE
en: One colour for the whole house is fine; light fabric to the north and east and thicker cloth to the west is the useful part.
hi: पूरे घर में एक रंग के परदे ठीक हैं; उत्तर और पूर्व में हल्का और पश्चिम में मोटा कपड़ा, काम की बात यही है।
hg: Poore ghar me ek rang ke parde theek hain; north aur east me halka aur west me mota kapda, kaam ki baat yahi hai.
@which modern most PRAC
en: By room: kitchen cream, yellow or peach; children green or light blue; hall cream or beige; bath white or pale blue; south-west bedroom beige, brown or peach. All black ones are left out.
hi: कमरे से: रसोई क्रीम, पीला या पीच; बच्चे हरा या हल्का नीला; हॉल क्रीम या बेज; बाथरूम सफ़ेद या हल्का नीला; नैऋत्य बेडरूम बेज, भूरा या पीच। पूरे काले नहीं।
hg: Kamre se: kitchen cream, peela ya peach; bachche hara ya halka neela; hall cream ya beige; bathroom safed ya halka neela; south-west bedroom beige, bhoora ya peach. Poore kaale nahi.

# bedsheet-colour colour
@names
en: bedsheet colour, bed sheet, pillow colour, bed linen
hi: चादर का रंग, बेडशीट, बिस्तर की चादर, तकिए का रंग
hg: bedsheet ka rang, chadar ka rang, bed sheet colour, takiye ka rang
@ask
en: which colour bedsheet is good | black bedsheet bad? | bedsheet colour by day | torn bedsheet use | pink sheets for couples | how often to change the bed linen | print of animals on bedsheet | bedsheet for newly married | bedsheet colour vastu | best bed sheet shade for couples | black bed sheet | red bedsheet everyday | torn bed sheet bad luck | colour of pillow covers | bed sheet by weekday | bedsheet colour for couple | which bedsheet for tuesday | black bedsheet bad | red bedsheet newly married
hi: चादर किस रंग की बिछाएँ | काली चादर बिछाना | फटी चादर पर सोना | दिन के अनुसार चादर का रंग | पति-पत्नी के लिए चादर का रंग | नीली चादर | चादर कितने दिन में बदलें | जानवर छपी चादर | बेडशीट का रंग | पति-पत्नी की बेडशीट का रंग | काली बेडशीट | लाल चादर रोज़ | फटी चादर अशुभ | तकिए के कवर का रंग | चादर का शुभ रंग | पति पत्नी की चादर का रंग | लाल चादर नए जोड़े | काली चादर
hg: bedsheet kis rang ki bichaye | kali chadar bichana sahi hai | fati chadar pe sona | din ke hisab se bedsheet | husband wife ke liye konsi chadar | chadar kitne din me badle | blue bedsheet kaisi hai | lal bedsheet roz bicha sakte hai | bedsheet ka shubh rang | pati patni ki bedsheet ka colour | kali bedsheet | lal chadar roz | fati chadar ashubh | takiye ke cover ka rang | chadar ka shubh rang | bedsheet colour vastu | pati patni ki chadar ka rang | lal chadar naye jode | kali chadar
@colour modern most PRAC
en: Choose bedsheets in soft pink, cream, light blue, light green, lavender or plain white with a pattern. Whole sheets of black or fiery red are left out for daily use.
hi: चादर हल्की गुलाबी, क्रीम, हल्की नीली, हल्की हरी, लैवेंडर या नमूने वाली सफ़ेद लें। पूरी काली या तेज़ लाल चादर रोज़ के लिए नहीं चुनते।
hg: Chadar halki gulabi, cream, halki neeli, halki hari, lavender ya pattern wali safed lein. Poori kaali ya tez laal chadar roz ke liye nahi chunte.
@do modern wide SENSE
en: Clean and whole counts for more than colour: change sheets weekly and mend or retire torn ones. Colours by weekday are a recent fancy; follow it only if it is fun.
hi: रंग से ज़्यादा साफ़ और साबुत चादर ज़रूरी है: हर हफ़्ते बदलें, फटी सिल लें या हटा दें। दिन के हिसाब से रंग नया शौक़ है; अच्छा लगे तो करें।
hg: Rang se zyada saaf aur sabut chadar zaroori hai: har hafte badlein, fati sil lein ya hata dein. Din ke hisab se rang naya shauk hai; achha lage to karein.
@which modern most PRAC
en: For couples pink, peach or light red; for children light green or yellow; for elders white, cream or pale blue; for the ill plain white or pale green. Red at a wedding is auspicious, daily use is taste.
hi: दंपति के लिए गुलाबी, पीच या हल्का लाल; बच्चों को हल्का हरा या पीला; बुज़ुर्गों को सफ़ेद, क्रीम या हल्का नीला; बीमार को सादा सफ़ेद या हल्का हरा। विवाह पर लाल शुभ, रोज़ में पसंद की बात।
hg: Couple ke liye gulabi, peach ya halka laal; bachchon ko halka hara ya peela; buzurgon ko safed, cream ya halka neela; bimar ko saada safed ya halka hara. Shadi par laal shubh, roz me pasand ki baat.

# car-colour colour
@names
en: car colour, colour of a vehicle, bike colour, lucky car colour
hi: गाड़ी का रंग, कार का रंग, बाइक का रंग, वाहन का रंग
hg: gadi ka rang, car ka rang, car ka colour, bike ka colour, gaadi ka color
@ask
en: which colour car is lucky for me | car colour by rashi | is a black car unlucky | white or red car | bike colour for mesh rashi | scooter colour for a girl | showroom has only black ready, delivery on dhanteras, should I wait | car colour by birth date | which car colour should I buy | black car bad luck | lucky vehicle colour by zodiac | bike colour lucky | best colour for a new scooter | car colour for kumbh rashi | car colour for simha rashi | car colour by date of birth | black car shani | which colour car for kanya rashi | red car accident
hi: किस रंग की गाड़ी लूँ | राशि के अनुसार कार का रंग | काली कार अशुभ है क्या | सफ़ेद गाड़ी शुभ है | बाइक किस रंग की लें | जन्मतिथि से गाड़ी का रंग | लाल कार | शोरूम में काली ही मिल रही है | नई कार किस रंग की लें | काले रंग की कार | सफ़ेद रंग की गाड़ी | स्कूटर का रंग | मेरी राशि के लिए गाड़ी का रंग | बाइक के लिए शुभ रंग | गाड़ी का शुभ रंग | जन्मतिथि से गाड़ी का रंग | काली गाड़ी शनि | लाल गाड़ी
hg: kis rang ki gadi lu | rashi ke hisab se car ka colour | kali car ashubh hai kya | safed gadi shubh hoti hai kya | bike kis colour ki le | date of birth se gadi ka rang | red car lena sahi hai | showroom me black hi hai le lu kya | nayi car kis rang ki le | kale rang ki car | safed rang ki gadi | scooty ka rang | meri rashi ke liye gadi ka rang | bike ke liye shubh rang | gadi ka shubh rang | car ka lucky colour | janm tithi se gadi ka rang | kali gadi shani | lal gadi
@colour modern most JYOTISH
en: For a car, white, silver and cream suit everyone by common custom. By rashi: Mesh, Vrishchik red; Vrishabh, Tula white; Mithun, Kanya green; Kark silver; Simha golden; Dhanu, Meen yellow; Makar, Kumbh blue or grey.
hi: गाड़ी के लिए सफ़ेद, सिल्वर और क्रीम रिवाज में सबके लिए ठीक हैं। राशि से: मेष, वृश्चिक लाल; वृषभ, तुला सफ़ेद; मिथुन, कन्या हरा; कर्क सिल्वर; सिंह सुनहरा; धनु, मीन पीला; मकर, कुंभ नीला या स्लेटी।
hg: Gadi ke liye safed, silver aur cream riwaz me sabke liye theek hain. Rashi se: Mesh, Vrishchik laal; Vrishabh, Tula safed; Mithun, Kanya hara; Kark silver; Simha sunehra; Dhanu, Meen peela; Makar, Kumbh neela ya grey.
@ok modern wide SENSE
en: A black car is not unlucky; it is only hotter in the sun and harder to see at night. Careful driving, good tyres and a belt protect you, no colour does.
hi: काली गाड़ी अशुभ नहीं; वह धूप में गरम और रात में कम दिखती है, बस। सावधानी, अच्छे टायर और बेल्ट बचाते हैं, रंग नहीं।
hg: Kaali gadi ashubh nahi; woh dhoop me garam aur raat me kam dikhti hai, bas. Savdhani, achhe tyre aur belt bachate hain, rang nahi.
@which modern disputed JYOTISH
en: By birth number lists say: 1 golden or white, 2 white or cream, 3 yellow, 4 grey or blue, 5 green or grey, 6 white or light blue, 7 white or grey, 8 black or blue, 9 red. They disagree widely; take what you like.
hi: मूलांक से सूचियाँ: 1 सुनहरा या सफ़ेद, 2 सफ़ेद या क्रीम, 3 पीला, 4 स्लेटी या नीला, 5 हरा या स्लेटी, 6 सफ़ेद या हल्का नीला, 7 सफ़ेद या स्लेटी, 8 काला या नीला, 9 लाल। वे बहुत अलग हैं; जो पसंद हो लें।
hg: Mulank se lists: 1 sunehra ya safed, 2 safed ya cream, 3 peela, 4 grey ya neela, 5 hara ya grey, 6 safed ya halka neela, 7 safed ya grey, 8 kaala ya neela, 9 laal. Woh bahut alag hain; jo pasand ho lein.

# black-colour colour
@names
en: black colour, wearing black, black paint, black wall
hi: काला रंग, काले कपड़े, काली दीवार
hg: kala rang, kaala rang, kale kapde, black colour, kali deewar
@ask
en: is black colour inauspicious | can black be worn to a puja | black wall in the house | why is black avoided at weddings | black clothes on saturday | I love black furniture, is it wrong | black at griha pravesh | black thread and black colour nazar | black and white decor | black wall paint at home | black sofa or furniture bad | is wearing black bad luck | why no black at a puja | black dress at a wedding | black curtains and black wall | black in the north east | black colour for shani | can i wear black on saturday | black clothes in puja | black on makar sankranti | black furniture in north east | black dress for baby
hi: काला रंग अशुभ क्यों मानते हैं | पूजा में काले कपड़े पहन सकते हैं क्या | घर में काली दीवार | शनिवार को काले कपड़े | शादी में काला क्यों नहीं पहनते | काला फ़र्नीचर रखना | काला रंग किस दिशा में | नज़र से बचाने में काला | काला रंग घर में ठीक है क्या | काला सोफ़ा रखना | काला रंग पहनना अशुभ है | पूजा में काला रंग क्यों नहीं | शादी में काला रंग | काला रंग और शनि | ईशान में काला रंग | काले रंग की दीवार | शनिवार को काला पहनें | पूजा में काले कपड़े | संक्रांति पर काला | शिशु को काले कपड़े
hg: kala rang ashubh kyu mante hai | puja me kale kapde pehen sakte hai kya | ghar me kali deewar | shanivar ko kale kapde pehnna | shadi me black kyu nahi pehente | black furniture rakhna sahi hai | kala rang kis disha me theek | nazar se bachne me kala kyu | kala rang ghar me thik hai kya | kala sofa rakhna | kala rang pehnna ashubh hai | puja me kala rang kyu nahi | shadi me kala rang | kala rang aur shani | ishan me kala rang | kale rang ki deewar | black colour ghar me | shanivar ko kala pehne | pooja me kale kapde | sankranti pe kala | bache ko kale kapde
@ok modern most CUSTOM
en: Black is not evil; custom leaves it out of pujas, weddings and whole walls, yet uses it against nazar and honours it with Shani and Kali. In furniture and small things it is fine.
hi: काला रंग बुरा नहीं; रिवाज उसे पूजा, विवाह और पूरी दीवार पर नहीं लेता, पर नज़र से बचाव में और शनि-काली के साथ आदर देता है। फ़र्नीचर और छोटी चीज़ों में ठीक है।
hg: Kaala rang bura nahi; riwaz use pooja, vivah aur poori deewar par nahi leta, par nazar se bachav me aur Shani-Kali ke saath aadar deta hai. Furniture aur chhoti cheezon me theek hai.
@where modern most PRAC
en: If you like black in the house, keep it to one wall, frames or furniture in the west, south-west or north-west, with light colours around. The north-east and the pooja place stay light.
hi: घर में काला पसंद हो तो उसे एक दीवार, फ़्रेम या फ़र्नीचर तक, पश्चिम, दक्षिण-पश्चिम या उत्तर-पश्चिम में रखें, आसपास हल्के रंग। ईशान और पूजास्थान हल्के रहें।
hg: Ghar me kaala pasand ho to use ek deewar, frame ya furniture tak, west, south-west ya north-west me rakhein, aaspaas halke rang. North-east aur pooja ki jagah halke rahein.
@when modern most CUSTOM
en: Black is worn on Saturday, and in Maharashtra on Makar Sankranti; it is left out at weddings, most pujas and a baby's first clothes, though a black dot is put against nazar. The bereaved wear white.
hi: काला शनिवार को और महाराष्ट्र में मकर संक्रांति पर पहनते हैं; विवाह, ज़्यादातर पूजा और शिशु के पहले कपड़ों में नहीं, पर नज़र का काला टीका लगाते हैं। शोक में सफ़ेद पहनते हैं।
hg: Kaala Saturday ko aur Maharashtra me Makar Sankranti par pehnte hain; shadi, zyadatar pooja aur shishu ke pehle kapdon me nahi, par nazar ka kaala teeka lagate hain. Shok me safed pehnte hain.

# red-colour colour
@names
en: red colour, red wall, maroon colour, red paint
hi: लाल रंग, लाल दीवार, मरून रंग
hg: lal rang, laal rang, red colour, lal deewar, maroon rang
@ask
en: where can red be used in the house | red wall in the hall | is red good in the bedroom | red in the north east bad | red for love and anger | newly wed red bedroom | our south wall is bright red, is that too much | red sofa | red bulb in pooja room | red clothes on tuesday | red colour in house vastu | red paint on the south wall | red in the bedroom bad | where should red colour not be used | red and quarrels | red curtains which side | red wall in bedroom couple | red in the north remedy | red colour day | red sofa direction
hi: घर में लाल रंग कहाँ करें | हॉल में लाल दीवार | ईशान में लाल रंग | लाल रंग से ग़ुस्सा बढ़ता है क्या | बेडरूम में लाल चादर-परदे | लाल सोफ़ा | लाल रंग किस दिशा का है | मंगलवार को लाल कपड़े | दक्षिण की दीवार लाल है | लाल रंग किस दीवार पर | लाल रंग कहाँ नहीं करना चाहिए | लाल पेंट बेडरूम में | उत्तर में लाल रंग | लाल रंग और झगड़े | उत्तर में लाल रंग | लाल सोफ़ा | बेडरूम में लाल दीवार
hg: ghar me lal rang kaha kare | hall me lal deewar | north east me red colour | lal rang se gussa badhta hai kya | bedroom me red colour | red sofa rakh sakte hai | lal rang kis disha ka hai | tuesday ko lal kapde | south ki deewar laal hai zyada ho gaya kya | lal rang kis deewar pe | lal rang kaha nahi karna chahiye | lal paint bedroom me | north me lal rang | lal rang aur jhagde | red colour vastu me kaha | north me lal rang | lal sofa | bedroom me lal deewar
@where modern most PRAC
en: Red belongs to the south and south-east, the sides of fire; use it there on one wall, a sofa or lamps. North, north-east and north-west are kept free of much red.
hi: लाल दक्षिण और दक्षिण-पूर्व का है, अग्नि की दिशाएँ; वहाँ एक दीवार, सोफ़ा या लैंप में लें। उत्तर, ईशान और उत्तर-पश्चिम में ज़्यादा लाल नहीं रखते।
hg: Laal south aur south-east ka hai, agni ki dishayein; wahan ek deewar, sofa ya lamp me lein. North, north-east aur north-west me zyada laal nahi rakhte.
@ok modern most CUSTOM
en: Red is the colour of Devi, weddings and festivals, and auspicious; on four walls it tires the eye. Touches of red in a bedroom are fine, and it makes nobody quarrel.
hi: लाल देवी, विवाह और त्योहार का शुभ रंग है; चारों दीवारों पर आँख थकाता है। शयनकक्ष में थोड़ा लाल ठीक है, और उससे कोई झगड़ता नहीं।
hg: Laal Devi, vivah aur tyohar ka shubh rang hai; chaaron deewaron par aankh thakata hai. Bedroom me thoda laal theek hai, aur usse koi jhagadta nahi.
@why modern most JYOTISH
en: Red is Mars and fire; Tuesday is its day. A red wall already in the north is calmed by white, cream or green things before it; repaint when you next paint.
hi: लाल मंगल और अग्नि का रंग है; दिन मंगलवार। उत्तर की लाल दीवार के आगे सफ़ेद, क्रीम या हरी चीज़ें रखें; अगली पुताई में बदलें।
hg: Laal Mangal aur agni ka rang hai; din Tuesday. North ki laal deewar ke aage safed, cream ya hari cheezein rakhein; agli painting me badlein.

# green-colour colour
@names
en: green colour, green wall, green paint
hi: हरा रंग, हरी दीवार
hg: hara rang, green colour, hari deewar
@ask
en: which direction is green good for | green walls in the study | green in the bedroom | is dark green lucky | green in the south west bad | green colour and mercury | my office cabin is green, does it help business | green colour in vastu | green paint which wall | green in the north wall | green living room good | light green or dark green | green colour for students | green wall in south west | green in bedroom | green day wednesday | dark green bad
hi: हरा रंग किस दिशा में अच्छा है | पढ़ाई के कमरे में हरा रंग | बेडरूम में हरा रंग | गहरा हरा रंग शुभ है क्या | नैऋत्य में हरा रंग | बुध और हरा रंग | हरे कपड़े बुधवार को | हरा रंग किस दीवार पर | हरा पेंट घर में | उत्तर की दीवार हरी | हल्का हरा या गहरा हरा | हरा रंग पढ़ाई के लिए | हरा हॉल | नैऋत्य में हरा रंग | बेडरूम में हरा | हरा किस दिन पहनें
hg: hara rang kis disha me accha hai | study room me green | bedroom me hara rang kaisa | dark green shubh hai kya | south west me green colour | budh aur hara rang | office cabin green hai accha hai kya | budhwar ko hare kapde | hara rang kis deewar pe | hara paint ghar me | north ki deewar hari | halka hara ya gehra hara | hara rang padhai ke liye | green hall kaisa hai | south west me hara rang | bedroom me hara | hara kis din pehne
@where modern most PRAC
en: Green suits the north and east, and with them the study, hall and balcony. Most leave much green out of the south-west, where earth colours belong.
hi: हरा उत्तर और पूर्व को, और पढ़ाई के कमरे, बैठक व बालकनी को अच्छा है। नैऋत्य में ज़्यादा हरा प्रायः नहीं लेते, वहाँ मिट्टी के रंग हैं।
hg: Hara north aur east ko, aur study room, hall va balcony ko achha hai. South-west me zyada hara aksar nahi lete, wahan mitti ke rang hain.
@why modern most CUSTOM
en: It stands for growth and for Budh, Mercury, of speech and trade; Wednesday is his day. Light or leaf green rests the eyes more than very dark green.
hi: वह वृद्धि और बुध का रंग है, जो वाणी और व्यापार के ग्रह हैं; बुधवार उनका दिन है। बहुत गहरे से हल्का या पत्ती-हरा आँखों को भाता है।
hg: Woh vriddhi aur Budh ka rang hai, jo vaani aur vyapar ke grah hain; Budhvar unka din hai. Bahut gehre se halka ya patti-hara aankhon ko bhaata hai.
@ok modern most PRAC
en: Green already in the south-west or bedroom may stay: add beige, brown or yellow in cushions and sheets. It is worn on Wednesday and at weddings and Teej, by wives above all.
hi: नैऋत्य या बेडरूम में पहले से हरा हो तो रहे: कुशन-चादर में बेज, भूरा या पीला जोड़ें। हरा बुधवार, विवाह और तीज पर, ख़ासकर सुहागिनें पहनती हैं।
hg: South-west ya bedroom me pehle se hara ho to rahe: cushion-chadar me beige, bhoora ya peela jodein. Hara Wednesday, shadi aur Teej par, khaaskar suhagin pehnti hain.

# blue-colour colour
@names
en: blue colour, blue wall, sky blue, dark blue paint
hi: नीला रंग, नीली दीवार, आसमानी रंग
hg: neela rang, nila rang, blue colour, aasmani rang
@ask
en: where is blue good in the house | blue walls in the south | is navy blue ok for bedroom | blue in kitchen why not | sky blue hall | blue front door north | which blue is lucky | my daughter wants dark blue in the south east room | blue colour in vastu | blue paint which wall | blue in the south east bad | blue in the north good | blue bedroom good or bad | dark blue or light blue | blue in kitchen south east | blue bedroom for couple | dark blue wall | blue saturn saturday
hi: नीला रंग किस दिशा में करें | दक्षिण में नीला रंग | बेडरूम में गहरा नीला | रसोई में नीला क्यों नहीं | आसमानी रंग का हॉल | उत्तर दीवार पर नीला | आग्नेय में नीला रंग | नीला रंग किस दीवार पर | नीला पेंट घर में | उत्तर में नीला रंग | नीला बेडरूम | हल्का नीला या गहरा नीला | नीला रंग कहाँ नहीं करें | रसोई में नीला | नीला बेडरूम | गहरा नीला
hg: neela rang kis disha me kare | south me blue colour | bedroom me navy blue | kitchen me blue kyu nahi | aasmani hall kaisa hai | north wall pe blue | south east me nila rang | blue color konsa lucky hai | neela rang kis deewar pe | neela paint ghar me | north me neela rang | neela bedroom | halka neela ya gehra neela | neela rang kaha nahi kare | kitchen me neela | neela bedroom | gehra neela
@where modern most PRAC
en: Light blue suits the north, and also the west, for it is the colour of water and sky. South and south-east, the sides of fire, are kept free of strong blue.
hi: हल्का नीला उत्तर को, और पश्चिम को भी अच्छा है, क्योंकि वह जल और आकाश का रंग है। दक्षिण और आग्नेय, अग्नि की दिशाओं में तेज़ नीला नहीं लेते।
hg: Halka neela north ko, aur west ko bhi achha hai, kyunki woh jal aur aakash ka rang hai. South aur south-east, agni ki dishaon me tez neela nahi lete.
@ok modern most PRAC
en: Pale blue in a bedroom or child's room is fine in any direction. If a south room is blue already, a warm lamp, cushions or one peach wall balance it.
hi: बेडरूम या बच्चों के कमरे में हल्का नीला किसी भी दिशा में ठीक है। दक्षिण का कमरा नीला हो चुका हो तो गरम रोशनी, गद्दियाँ या एक पीच दीवार संतुलन कर देती है।
hg: Bedroom ya bachchon ke kamre me halka neela kisi bhi disha me theek hai. South ka kamra neela ho chuka ho to garam roshni, cushion ya ek peach deewar santulan kar deti hai.
@why modern most JYOTISH
en: Light blue is water and sky; dark blue is Saturn's, worn on Saturday. Fire in the south-east and blue disagree in the lists, so the kitchen there takes warm shades.
hi: हल्का नीला जल और आकाश का; गहरा नीला शनि का, शनिवार को पहनते हैं। आग्नेय की अग्नि और नीला सूचियों में नहीं मिलते, इसलिए वहाँ की रसोई में गरम रंग।
hg: Halka neela jal aur aakash ka; gehra neela Shani ka, Saturday ko pehnte hain. South-east ki agni aur neela lists me nahi milte, isliye wahan ki rasoi me garam rang.

# yellow-colour colour
@names
en: yellow colour, yellow wall, orange colour, saffron colour
hi: पीला रंग, पीली दीवार, नारंगी रंग, केसरिया रंग
hg: peela rang, pila rang, yellow colour, narangi rang, kesariya rang
@ask
en: which rooms may be yellow | yellow for north east | orange in the kitchen wall | is yellow lucky on thursday | saffron wall in the office | bright yellow bedroom | yellow bulb or white bulb in vastu | mustard sofa | yellow colour in vastu | yellow paint which wall | orange paint where | yellow in the south west | saffron colour in house | yellow room for study | yellow on thursday | yellow for study room | yellow in the north east | orange wall direction
hi: पीला रंग किस दिशा में शुभ है | ईशान में पीला रंग | रसोई में नारंगी रंग | गुरुवार को पीले कपड़े | हॉल में पीली दीवार | बेडरूम में पीला रंग कैसा | केसरिया रंग कहाँ करें | पीली लाइट या सफ़ेद | पीला रंग किस दीवार पर | पीला पेंट घर में | नैऋत्य में पीला रंग | नारंगी रंग किस दिशा में | केसरिया दीवार | पीला रंग पढ़ाई के कमरे में | गुरुवार को पीला | पढ़ाई के कमरे में पीला | ईशान में पीला
hg: peela rang kis disha me shubh hai | north east me yellow | kitchen me orange rang | thursday ko peele kapde | hall me peeli deewar | bedroom me pila rang kaisa | kesariya rang kaha kare | peeli light ya safed light | mustard colour sofa | peela rang kis deewar pe | peela paint ghar me | south west me peela rang | orange rang kis disha me | kesariya deewar | peela rang study room me | guruvar ko peela | study room me peela | north east me peela
@where modern most PRAC
en: Light yellow suits the north-east, south-west, pooja place, hall and study; orange goes to the south-east and the kitchen. It is Guru's colour and held auspicious.
hi: हल्का पीला ईशान, नैऋत्य, पूजास्थान, बैठक और पढ़ाई के कमरे को अच्छा है; नारंगी आग्नेय और रसोई को। यह गुरु का रंग है और शुभ माना जाता है।
hg: Halka peela north-east, south-west, pooja, hall aur study ko achha hai; orange south-east aur kitchen ko. Yeh Guru ka rang hai aur shubh maana jata hai.
@ok modern most PRAC
en: Bright yellow on all bedroom walls keeps some people awake; cream is gentler. Warm yellowish lamps suit evenings in any room, white ones the study and kitchen.
hi: बेडरूम की सब दीवारों पर तेज़ पीला कुछ लोगों को जगाए रखता है; क्रीम नरम है। शाम को हर कमरे में पीली-सी रोशनी, पढ़ाई और रसोई में सफ़ेद अच्छी है।
hg: Bedroom ki sab deewaron par tez peela kuch logon ko jagaye rakhta hai; cream naram hai. Shaam ko har kamre me peeli-si roshni, padhai aur kitchen me safed achhi hai.
@why modern most JYOTISH
en: Yellow is Jupiter's and Vishnu's colour, worn on Thursday, on Vasant Panchami and at haldi; it stands for learning. Orange and saffron belong to fire, Hanuman and renunciation.
hi: पीला गुरु और विष्णु का रंग है, गुरुवार, वसंत पंचमी और हल्दी पर पहनते हैं; विद्या का प्रतीक। नारंगी और केसरिया अग्नि, हनुमान और त्याग के।
hg: Peela Guru aur Vishnu ka rang hai, Thursday, Vasant Panchami aur haldi par pehnte hain; vidya ka prateek. Orange aur kesariya agni, Hanuman aur tyag ke.

# white-colour colour
@names
en: white colour, white walls, off white, grey colour, grey walls
hi: सफ़ेद रंग, सफ़ेद दीवार, स्लेटी रंग, ग्रे रंग
hg: safed rang, white colour, safed deewar, grey colour, slaiti rang
@ask
en: is white good for the whole house | all white home vastu | grey walls are they bad | white colour and moon | off white in the hall | is grey a sad colour for a house | white in south west | landlord painted all rooms plain white, do I need colours | white colour in vastu | white paint in all rooms | grey paint in house bad | grey or white walls | off white walls for peace | white in the north west | all white house good | white in south direction | white clothes monday | grey sofa and walls
hi: पूरे घर में सफ़ेद रंग ठीक है क्या | सफ़ेद दीवारें शुभ हैं | स्लेटी रंग घर में कैसा | ग्रे दीवार अशुभ है क्या | सफ़ेद रंग किस दिशा में | मकान मालिक ने सब सफ़ेद करवाया है | ऑफ़-व्हाइट हॉल | सफ़ेद रंग घर में | सब कमरों में सफ़ेद पेंट | स्लेटी पेंट अशुभ | ग्रे या सफ़ेद दीवार | सफ़ेद रंग शांति का | वायव्य में सफ़ेद रंग | पूरा घर सफ़ेद | दक्षिण में सफ़ेद | सफ़ेद कपड़े किस दिन
hg: pure ghar me safed rang sahi hai kya | white deewar shubh hai | grey colour ghar me kaisa hai | grey wall ashubh hai kya | safed rang kis disha me | makan malik ne sab white karwa diya | off white hall | south west me white kar sakte hai | safed rang ghar me | sab kamro me white paint | grey paint ashubh | grey ya white deewar | safed rang shanti ka | north west me safed rang | pura ghar safed | south me safed | safed kapde kis din
@ok modern wide PRAC
en: White and off-white are good for the whole house; they belong to peace, light and the Moon. If it feels bare, add colour in cushions, plants and pictures.
hi: सफ़ेद और ऑफ़-व्हाइट पूरे घर के लिए अच्छे हैं; वे शांति, प्रकाश और चंद्रमा के रंग हैं। सूना लगे तो गद्दियों, पौधों और चित्रों से रंग लाएँ।
hg: Safed aur off-white poore ghar ke liye achhe hain; woh shanti, prakash aur Chandrama ke rang hain. Soona lage to cushion, paudhon aur chitron se rang layein.
@where modern most PRAC
en: White is the favourite for east, north-west, north-east and the pooja place. Light grey suits the west and north-west; dark grey over a whole room is left out by many.
hi: सफ़ेद पूर्व, उत्तर-पश्चिम, ईशान और पूजास्थान का प्रिय रंग है। हल्का स्लेटी पश्चिम और उत्तर-पश्चिम को ठीक है; पूरे कमरे में गहरा स्लेटी कई लोग छोड़ते हैं।
hg: Safed east, north-west, north-east aur pooja ka priya rang hai. Halka grey west aur north-west ko theek hai; poore kamre me gehra grey kai log chhodte hain.
@why modern most JYOTISH
en: White is the Moon's and Venus's colour, worn on Monday and Friday, offered to Shiva and Saraswati; in the north of India also the dress of mourning. On walls it fits every direction.
hi: सफ़ेद चंद्र और शुक्र का रंग है, सोमवार-शुक्रवार को पहनते हैं, शिव और सरस्वती को चढ़ता है; उत्तर भारत में शोक का वस्त्र भी। दीवार पर हर दिशा में ठीक।
hg: Safed Chandra aur Shukra ka rang hai, Monday-Friday ko pehnte hain, Shiv aur Saraswati ko chadhta hai; north India me shok ka vastra bhi. Deewar par har disha me theek.

# purple-colour colour
@names
en: purple colour, pink colour, brown colour, golden colour, lavender
hi: बैंगनी रंग, गुलाबी रंग, भूरा रंग, सुनहरा रंग
hg: baingani rang, gulabi rang, bhoora rang, sunehra rang, purple colour, pink colour, brown colour
@ask
en: is purple good in the bedroom | where to use pink | brown furniture direction | golden wallpaper | lavender walls in guest room | pink for love corner | purple in vastu which side | brown in the north east | pink colour in vastu | purple paint which wall | brown paint in the south west | gold colour wall | pink walls in bedroom | brown colour which direction | pink bedroom for couple | brown furniture direction | golden wall paint | lavender bedroom
hi: बैंगनी रंग घर में कहाँ करें | गुलाबी रंग किस दिशा में | भूरा रंग ईशान में | सुनहरा वॉलपेपर लगाना | बेडरूम में बैंगनी रंग | गुलाबी बेडरूम कैसा | भूरा सोफ़ा किस ओर | गुलाबी रंग घर में | बैंगनी पेंट किस दीवार पर | भूरा रंग किस दिशा में | सुनहरा रंग दीवार पर | गुलाबी दीवार | नैऋत्य में भूरा | गुलाबी बेडरूम | भूरा फ़र्नीचर किस दिशा | सुनहरा रंग
hg: purple colour ghar me kaha kare | gulabi rang kis disha me | bhoora rang north east me | golden wallpaper lagana | bedroom me baingani rang | pink bedroom kaisa hai | brown sofa kis side | lavender colour guest room | gulabi rang ghar me | purple paint kis deewar pe | bhoora rang kis disha me | sunehra rang deewar pe | gulabi deewar | south west me brown | gulabi bedroom | bhoora furniture kis disha | sunehra rang
@where modern most PRAC
en: Pink suits the south-west and south-east and bedrooms; brown the south-west and west; purple or lavender in touches the south-east or west; gold goes with the pooja place and hall.
hi: गुलाबी नैऋत्य, आग्नेय और शयनकक्ष को; भूरा नैऋत्य और पश्चिम को; बैंगनी या लैवेंडर थोड़ा-सा आग्नेय या पश्चिम को; सुनहरा पूजास्थान और बैठक को अच्छा है।
hg: Gulabi south-west, south-east aur bedroom ko; bhoora south-west aur west ko; purple ya lavender thoda-sa south-east ya west ko; sunehra pooja aur hall ko achha hai.
@ok modern most PRAC
en: None of these colours is a fault anywhere in small measure. Dark brown and deep purple are kept out of the north-east, which stays light.
hi: थोड़ी मात्रा में इनमें से कोई रंग कहीं दोष नहीं। गहरा भूरा और गहरा बैंगनी ईशान में नहीं रखते, वह हल्का रहता है।
hg: Thodi matra me inme se koi rang kahin dosh nahi. Gehra bhoora aur gehra purple north-east me nahi rakhte, woh halka rehta hai.
@why modern most JYOTISH
en: Pink is linked with Venus and affection, brown with earth, gold with the Sun and Lakshmi, purple with wealth only in feng shui. Wooden brown furniture fits every room.
hi: गुलाबी शुक्र और स्नेह से, भूरा पृथ्वी से, सुनहरा सूर्य और लक्ष्मी से जुड़ा है; बैंगनी को धन से केवल फ़ेंगशुई जोड़ता है। लकड़ी का भूरा फ़र्नीचर हर कमरे में ठीक।
hg: Gulabi Shukra aur sneh se, bhoora prithvi se, sunehra Surya aur Lakshmi se juda hai; purple ko dhan se sirf feng shui jodta hai. Lakdi ka bhoora furniture har kamre me theek.

# office-colour colour
@names
en: office colour, shop colour, colour of the shop walls, cabin colour
hi: ऑफ़िस का रंग, दुकान का रंग, केबिन का रंग
hg: office ka rang, dukan ka rang, shop ka colour, cabin ka colour
@ask
en: which colour for my shop walls | office cabin paint | colour for a garment shop | clinic wall colour | colour of the shop board | beauty parlour wall colour | which colour brings customers | grocery store paint | office wall paint vastu | shop paint colour for sales | colour for a cloth shop | clinic paint shade | best colour for a boss cabin | shop interior colour | colour of a beauty parlour | lucky colour for office walls | grocery shop wall colour | board colour of shop | colour of a mobile shop | cabin colour for boss | shop wall colour south facing | clinic colour | office colour north
hi: दुकान में कौन सा रंग करवाएँ | ऑफ़िस की दीवारों का रंग | कपड़े की दुकान का रंग | दुकान के बोर्ड का रंग | क्लिनिक की दीवार का रंग | ब्यूटी पार्लर का रंग | ग्राहक आएँ ऐसा रंग | किराना दुकान का पेंट | ऑफ़िस में कौन सा पेंट | दुकान की दीवार का रंग | दुकान के लिए शुभ रंग | क्लिनिक का रंग | बॉस के केबिन का रंग | पार्लर का रंग | मोबाइल की दुकान का रंग | दुकान के बोर्ड का शुभ रंग | ऑफ़िस के लिए शुभ रंग | मालिक के केबिन का रंग | दक्षिण मुखी दुकान का रंग | क्लिनिक का रंग
hg: dukan me konsa rang karwaye | office ki deewar ka colour | kapde ki dukan ka rang | shop ke board ka colour | clinic ki wall ka rang | beauty parlour ka colour | grahak aaye aisa rang | kirana dukan ka paint | office me konsa paint | dukan ki deewar ka rang | dukan ke liye shubh rang | clinic ka rang | boss ke cabin ka rang | parlour ka rang | mobile shop ka rang | dukan ke board ka shubh rang | office ke liye shubh rang | shop me konsa paint kare | malik ke cabin ka rang | south facing dukan ka rang | clinic ka rang
@colour modern most PRAC
en: For an office or shop, white, cream, light yellow, light green or light blue walls serve every trade. Green suits trade and accounts, white a clinic, pink or peach a parlour, cream a jeweller.
hi: ऑफ़िस या दुकान में सफ़ेद, क्रीम, हल्का पीला, हल्का हरा या हल्का नीला हर काम के लिए ठीक है। व्यापार-हिसाब को हरा, क्लिनिक को सफ़ेद, पार्लर को गुलाबी या पीच, सर्राफ़ को क्रीम अच्छा है।
hg: Office ya dukan me safed, cream, halka peela, halka hara ya halka neela har kaam ke liye theek hai. Vyapar-hisaab ko hara, clinic ko safed, parlour ko gulabi ya peach, sarraf ko cream achha hai.
@do modern wide SENSE
en: For the sign board take what reads well from the road: dark letters on light or the reverse. Colour draws the eye; goods, price and manners bring customers back.
hi: बोर्ड पर वही रंग लें जो सड़क से पढ़ा जाए: हल्के पर गहरे अक्षर या उल्टा। रंग नज़र खींचता है; माल, दाम और व्यवहार ग्राहक लौटाते हैं।
hg: Board par wahi rang lein jo sadak se padha jaye: halke par gehre akshar ya ulta. Rang nazar kheenchta hai; maal, daam aur vyavhar grahak lautate hain.
@which modern most PRAC
en: By side: north office green or pale blue, east white or light green, south peach or coral, west white or grey; owner's south-west cabin beige or light brown. Black on all walls is left out.
hi: दिशा से: उत्तर दफ़्तर हरा या हल्का नीला, पूर्व सफ़ेद या हल्का हरा, दक्षिण पीच या कोरल, पश्चिम सफ़ेद या स्लेटी; मालिक का नैऋत्य केबिन बेज या हल्का भूरा। सब दीवारें काली नहीं।
hg: Disha se: north office hara ya halka neela, east safed ya halka hara, south peach ya coral, west safed ya grey; malik ka south-west cabin beige ya halka bhoora. Sab deewarein kaali nahi.

# clothes-colour colour
@names
en: colour of the day, clothes colour by day, lucky colour, weekday colours
hi: दिन का रंग, दिन के अनुसार कपड़ों का रंग, शुभ रंग, लकी रंग
hg: din ka rang, din ke hisab se kapde, lucky colour, lucky rang
@ask
en: what colour clothes suit each weekday | lucky colour for an interview | what to wear on monday | colour for exam day | lucky colour by rashi | colour to wear on saturday | what should I wear tomorrow for a meeting | lucky colour to wear today by day | thursday colour of clothes | friday which colour clothes | clothes colour for saturday | what colour to wear for luck | exam or interview clothes colour | colour to wear for interview | which colour on which day | lucky colour by rashi | colour for exam day
hi: हर दिन किस रंग के कपड़े पहनें | सोमवार को किस रंग के कपड़े | इंटरव्यू में कौन सा रंग पहनें | परीक्षा के दिन का शुभ रंग | राशि के अनुसार शुभ रंग | शनिवार को कौन सा रंग पहनें | मेरा लकी रंग कौन सा है | मंगलवार का रंग | गुरुवार को किस रंग के कपड़े | शुक्रवार को किस रंग के कपड़े | बुधवार को किस रंग के कपड़े | इंटरव्यू के कपड़ों का रंग | रविवार को कौन सा रंग पहनें | शुभ रंग के कपड़े | इंटरव्यू में कौन सा रंग | राशि का शुभ रंग | परीक्षा के दिन रंग
hg: har din konse rang ke kapde pehne | somvar ko kis rang ke kapde | interview me konsa colour pehnu | exam ke din ka lucky colour | rashi ke hisab se lucky rang | saturday ko konsa rang pehne | mera lucky colour konsa hai | kal meeting hai kya pehnu | guruvar ko kis rang ke kapde | friday ko kis rang ke kapde | budhvar ko kis rang ke kapde | interview ke kapdo ka rang | sunday ko konsa rang pehne | shubh rang ke kapde | interview me konsa rang | kis din konsa rang pehne | rashi ka shubh rang | exam ke din rang
@colour modern most CUSTOM
en: Colours of the weekdays: Sunday red or orange, Monday white, Tuesday red, Wednesday green, Thursday yellow, Friday white or pink, Saturday dark blue or black.
hi: दिनों के रंग: रविवार लाल या नारंगी, सोमवार सफ़ेद, मंगलवार लाल, बुधवार हरा, गुरुवार पीला, शुक्रवार सफ़ेद या गुलाबी, शनिवार गहरा नीला या काला।
hg: Dinon ke rang: Ravivar laal ya orange, Somvar safed, Mangalvar laal, Budhvar hara, Guruvar peela, Shukravar safed ya gulabi, Shanivar gehra neela ya kaala.
@ok modern most CUSTOM
en: The weekday colour is a pleasant custom, not a rule of luck. For an interview or exam wear what is clean, fits the place and lets you feel at ease.
hi: दिन का रंग मन की रीति है, भाग्य का नियम नहीं। इंटरव्यू या परीक्षा में जो साफ़, जगह के योग्य और आरामदेह हो वह पहनें।
hg: Din ka rang mann ki reeti hai, bhagya ka niyam nahi. Interview ya exam me jo saaf, jagah ke yogya aur aaramdeh ho woh pehnein.
@why modern most JYOTISH
en: The weekday colours are those of the day's graha: Sun red, Moon white, Mars red, Mercury green, Jupiter yellow, Venus white or pink, Saturn blue or black. Navratri's nine shades change each year by weekday, a custom of recent decades.
hi: वार के रंग उसके ग्रह के हैं: सूर्य लाल, चंद्र सफ़ेद, मंगल लाल, बुध हरा, गुरु पीला, शुक्र सफ़ेद या गुलाबी, शनि नीला या काला। नवरात्रि के नौ रंग हर साल वार से बदलते हैं, हाल के दशकों का चलन।
hg: Vaar ke rang uske graha ke hain: Surya laal, Chandra safed, Mangal laal, Budh hara, Guru peela, Shukra safed ya gulabi, Shani neela ya kaala. Navratri ke nau rang har saal vaar se badalte hain, haal ke dashakon ka chalan.

# paint-day colour
@names
en: painting the house, repainting, wallpaper, whitewash, wall texture
hi: घर में पेंट करवाना, पुताई, वॉलपेपर, रंगाई-पुताई
hg: ghar me paint karwana, putai, wallpaper, rangai putai
@ask
en: when should the house be painted | is peeling paint bad | wallpaper or paint | can we paint the house during pitru paksha | how to choose colours if family disagrees | paint smell and pregnant wife | which room to paint first | repainting before a wedding | can we repaint a rented flat | house painting auspicious time | painting the house in shraddh | paint coming off the walls | wallpaper good or bad in vastu | best month to paint the home | painting before diwali | repaint a rented house | family disagrees about paint colours | painting during pregnancy | painting in pitru paksha | which day start painting | wallpaper in rented flat | painting house after death
hi: घर में पुताई कब करवाएँ | पितृ पक्ष में पेंट करवा सकते हैं क्या | उखड़ा हुआ पेंट अशुभ है क्या | वॉलपेपर लगाना ठीक है | पहले कौन सा कमरा पेंट कराएँ | शादी से पहले पुताई | घर में रंग पर झगड़ा हो रहा है | किराए के घर में पेंट | घर की पुताई का शुभ समय | श्राद्ध में पुताई | दीवार का पेंट झड़ रहा है | वॉलपेपर शुभ या अशुभ | पेंट कब करवाना चाहिए | दीवाली से पहले पुताई | किराए के मकान में पुताई | घर में पेंट का मुहूर्त | पितृ पक्ष में पुताई | गर्भ में पेंट करवाना | पुताई किस दिन शुरू करें | मृत्यु के बाद पुताई
hg: ghar me putai kab karwaye | pitra paksh me paint karwa sakte hai kya | paint ukhad raha hai ashubh hai kya | wallpaper lagana sahi hai | pehle konsa room paint karaye | shadi se pehle putai | rent ke ghar me paint karwana | rang chunne me ghar me behas ho rahi hai | ghar ki putai ka shubh samay | shraddh me putai | deewar ka paint jhad raha hai | wallpaper shubh ya ashubh | paint kab karwana chahiye | diwali se pehle putai | kiraye ke makan me putai | ghar me paint ka muhurat | pitru paksha me painting | pregnancy me paint karwana | putai kis din shuru kare | death ke baad putai
@when modern most CUSTOM
en: Homes are mostly painted before Diwali or a wedding, in dry weather. Many begin nothing in Pitru Paksha, but repairing and painting what is needed is no fault.
hi: घर प्रायः दीवाली या विवाह से पहले, सूखे मौसम में पेंट होते हैं। पितृ पक्ष में कई लोग कुछ शुरू नहीं करते, पर ज़रूरी मरम्मत-पुताई दोष नहीं।
hg: Ghar aksar Diwali ya vivah se pehle, sukhe mausam me paint hote hain. Pitru Paksha me kai log kuch shuru nahi karte, par zaroori marammat-putai dosh nahi.
@do modern wide SENSE
en: Peeling paint means damp: stop the water first, then paint. Air the rooms well; small children and pregnant women sleep elsewhere until the smell is gone.
hi: उखड़ता पेंट सीलन बताता है: पहले पानी रोकें, फिर रंग करें। कमरे हवादार रखें; गंध जाने तक बच्चे और गर्भवती दूसरी जगह सोएँ।
hg: Ukhadta paint seelan batata hai: pehle paani rokein, phir rang karein. Kamre hawadar rakhein; gandh jaane tak bachche aur garbhvati doosri jagah soyein.
@which modern wide SENSE
en: Paint or wallpaper makes no difference to vaastu; the shade and its cleanness count. In a rented flat ask the owner, or use curtains and covers for colour.
hi: पेंट हो या वॉलपेपर, वास्तु में फ़र्क़ नहीं; रंग और सफ़ाई मायने रखते हैं। किराए में मालिक से पूछें, या परदों-चादरों से रंग लाएँ।
hg: Paint ho ya wallpaper, vaastu me fark nahi; rang aur safai maayne rakhte hain. Kiraye me malik se poochein, ya parde-chadar se rang layein.
@who modern most CUSTOM
en: After a death many whitewash once the thirteenth day or the first Diwali has passed; painting for need is never wrong. A pregnant woman neither paints nor sleeps in fresh paint; low-smell paint and open windows help.
hi: मृत्यु के बाद बहुत लोग तेरहवीं या पहली दीवाली के बाद पुताई करते हैं; ज़रूरत की पुताई कभी ग़लत नहीं। गर्भवती न पेंट करे न ताज़े पेंट में सोए; कम गंध का पेंट, खुली खिड़की।
hg: Mrityu ke baad bahut log terahvi ya pehli Diwali ke baad putai karte hain; zaroorat ki putai kabhi galat nahi. Garbhvati na paint kare na taaze paint me soye; kam smell ka paint, khuli khidki.

# furniture-colour colour
@names
en: furniture colour, sofa colour, wardrobe colour, dining table colour, colour of the almirah
hi: फ़र्नीचर का रंग, सोफ़े का रंग, अलमारी का रंग, डाइनिंग टेबल का रंग
hg: furniture ka rang, sofe ka rang, almari ka rang, dining table ka rang, sofa ka colour
@ask
en: which colour sofa is good as per vastu | colour for a wardrobe in the bedroom | is a black sofa bad | white furniture in the south-west | which colour for the dining table | grey sofa in north hall | laminate colour for almirah
hi: सोफ़ा किस रंग का लें | अलमारी का रंग कौन सा शुभ | काला सोफ़ा ठीक है क्या | डाइनिंग टेबल किस रंग का | उत्तर के हॉल में सोफ़े का रंग | सफ़ेद फ़र्नीचर कैसा | लैमिनेट का रंग कौन सा लें
hg: sofa kis rang ka le | almari ka rang konsa shubh | kala sofa theek hai kya | dining table kis rang ka | north hall me sofa ka colour | safed furniture kaisa hai | laminate ka colour konsa le
@colour modern most PRAC
en: For furniture natural wood, beige, cream and brown suit every room; green or blue sofas the north and east, peach, rust or maroon touches the south, grey, white or blue the west.
hi: फ़र्नीचर में लकड़ी का रंग, बेज, क्रीम, भूरा हर कमरे में; उत्तर-पूर्व में हरा-नीला सोफ़ा, दक्षिण में पीच, ईंट या मरून की झलक, पश्चिम में सलेटी, सफ़ेद या नीला।
hg: Furniture me lakdi ka rang, beige, cream, bhoora har kamre me; uttar aur purv me hara-neela sofa, dakshin me peach, eent ya maroon ki jhalak, paschim me saleti, safed ya neela.
@ok modern most PRAC
en: A black or red sofa harms nobody: add light cushions and a throw. Wardrobes in the south-west like wood, beige or brown; black gloss and much mirror are left out by many lists.
hi: काला या लाल सोफ़ा किसी का बुरा नहीं करता: हल्के कुशन और चादर डालें। नैऋत्य की अलमारी लकड़ी, बेज या भूरी अच्छी; काला चमकीला और बहुत शीशा कई सूचियाँ छोड़ती हैं।
hg: Kaala ya laal sofa kisi ka bura nahi karta: halke cushion aur chadar daalein. South-west ki almari lakdi, beige ya bhoori achhi; kaala chamkeela aur bahut sheesha kai lists chhodti hain.

# stairs-balcony-colour colour
@names
en: staircase colour, balcony colour, railing colour, terrace floor colour, water tank colour
hi: सीढ़ी का रंग, बालकनी का रंग, रेलिंग का रंग, टंकी का रंग
hg: seedhi ka rang, balcony ka rang, railing ka rang, tanki ka rang
@ask
en: which colour for the stairs | colour of the balcony railing vastu | which colour water tank on the roof | balcony wall paint colour | are black granite steps bad | red staircase colour
hi: सीढ़ियों का रंग कौन सा हो | बालकनी की रेलिंग किस रंग की | छत की टंकी किस रंग की | बालकनी की दीवार का रंग | काले ग्रेनाइट की सीढ़ी ठीक है | लाल सीढ़ी कैसी
hg: seedhiyo ka rang konsa ho | balcony ki railing kis rang ki | chhat ki tanki kis rang ki | balcony ki deewar ka rang | kale granite ki seedhi theek hai | lal seedhi kaisi
@colour modern most PRAC
en: Stairs and railings take white, cream, beige, light grey or wood; black or deep red steps are left out by many lists, and are slippery to the eye in the dark. Put a light strip on the edge.
hi: सीढ़ी और रेलिंग में सफ़ेद, क्रीम, बेज, हल्का सलेटी या लकड़ी; काली या गहरी लाल सीढ़ियाँ कई सूचियाँ छोड़ती हैं और अँधेरे में कम दिखती हैं। किनारे पर हल्की पट्टी लगाएँ।
hg: Seedhi aur railing me safed, cream, beige, halka saleti ya lakdi; kaali ya gehri laal seedhiyan kai lists chhodti hain aur andhere me kam dikhti hain. Kinare par halki patti lagayein.
@which modern most PRAC
en: Balconies: north pale green or blue, east white or cream, south peach or terracotta, west white, grey or blue. Roof tanks are often white outside against heat, black by maker; the south-west place counts more than paint.
hi: बालकनी: उत्तर हल्का हरा या नीला, पूर्व सफ़ेद या क्रीम, दक्षिण पीच या टेराकोटा, पश्चिम सफ़ेद, सलेटी या नीला। टंकी गर्मी से बचाने को सफ़ेद, कंपनी की काली भी; रंग से बढ़कर नैऋत्य स्थान है।
hg: Balcony: uttar halka hara ya neela, purv safed ya cream, dakshin peach ya terracotta, paschim safed, saleti ya neela. Tanki garmi se bachane ko safed, company ki kaali bhi; rang se badhkar south-west sthan hai.

# small-things-colour colour
@names
en: wallet colour, purse colour, mobile cover colour, watch strap colour, umbrella colour
hi: बटुए का रंग, पर्स का रंग, मोबाइल कवर का रंग, घड़ी के पट्टे का रंग
hg: wallet ka rang, purse ka colour, mobile cover ka rang, ghadi ke patte ka rang
@ask
en: which colour wallet is lucky | is a black purse bad for money | red wallet or brown wallet | lucky colour for mobile cover | watch strap colour by rashi | which colour purse for a woman
hi: किस रंग का पर्स शुभ | काला बटुआ रखना कैसा | लाल या भूरा बटुआ | मोबाइल कवर का शुभ रंग | घड़ी के पट्टे का रंग कौन सा | लेडीज़ पर्स किस रंग का
hg: kis rang ka purse shubh | kala wallet rakhna kaisa | laal ya brown wallet | mobile cover ka lucky rang | ghadi ke patte ka rang konsa | ladies purse kis colour ka
@colour modern disputed PRAC
en: For a wallet brown, tan, green or black are all fine; lists name red, green or yellow as lucky and differ widely. No colour keeps money in it; a budget does.
hi: बटुआ भूरा, टैन, हरा या काला, सब ठीक; सूचियाँ लाल, हरा या पीला शुभ कहती हैं और आपस में बहुत अलग हैं। कोई रंग पैसा नहीं रोकता, हिसाब रोकता है।
hg: Wallet bhoora, tan, hara ya kaala, sab theek; lists laal, hara ya peela shubh kehti hain aur aapas me bahut alag hain. Koi rang paisa nahi rokta, hisaab rokta hai.
@ok modern most PRAC
en: Mobile cover, watch strap and umbrella may be any colour you like; some match the sign lord's colour. Keep the wallet unbroken, without old bills, and use a dry place for it.
hi: मोबाइल कवर, घड़ी का पट्टा और छाता आपकी पसंद के रंग में; कुछ राशि स्वामी के रंग से मिलाते हैं। बटुआ फटा न हो, पुराने बिल न भरें, सूखी जगह रखें।
hg: Mobile cover, ghadi ka patta aur chhata aapki pasand ke rang me; kuch rashi swami ke rang se milate hain. Wallet phata na ho, purane bill na bharein, sookhi jagah rakhein.
`;
