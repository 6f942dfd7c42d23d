/** Shapes of plots and corners, slopes, roads, neighbours, what stands opposite. docs/guide-topics.md says how it is written. */
export default `
# gaumukhi-plot plot
@names
en: gaumukhi plot, cow faced plot, narrow front plot
hi: गौमुखी प्लॉट, गौमुखी ज़मीन, गोमुखी भूखंड
hg: gaumukhi plot, gomukhi plot, gau mukhi zameen
@ask
en: the plot is narrow at the street and wide behind, for a house or a shop
hi: प्लॉट आगे सँकरा और पीछे चौड़ा है, घर के लिए कैसा
hg: plot aage sankra aur peeche chauda hai ghar ke liye kaisa
en: what is a gaumukhi plot | is a plot narrow in front and wide at the back good | gaumukhi plot for house | front 25 feet back 40 feet plot is it lucky | gaumukhi or shermukhi which one for a home | can I open a shop on a gaumukhi plot | road side of a gaumukhi plot | how to know if my plot is gaumukhi | cow face plot facing south | price is high because it is gaumukhi, is it worth it
hi: गौमुखी प्लॉट क्या होता है | आगे पतला पीछे चौड़ा प्लॉट शुभ है क्या | गौमुखी ज़मीन पर घर बनाना | गौमुखी अच्छा या शेरमुखी | गौमुखी प्लॉट पर दुकान कर सकते हैं क्या | आगे 25 फुट पीछे 40 फुट का प्लॉट | गौमुखी प्लॉट कैसे पहचानें | गौमुखी प्लॉट की सड़क किस ओर हो | दक्षिणमुखी गौमुखी प्लॉट | गौमुखी के लिए ज़्यादा दाम दें क्या
hg: gaumukhi plot kya hota hai | aage patla piche chauda plot shubh hai kya | gaumukhi zameen par ghar banana | gaumukhi acha ya shermukhi | gaumukhi plot pe dukan kar sakte hai kya | aage 25 piche 40 ka plot | gaumukhi plot kaise pehchane | gaumukhi plot ki sadak kis taraf ho | dakshin mukhi gaumukhi plot | gau mukh plot ke zyada paise de kya
en: plot 30 ft front 36 ft back | is it true that gaumukhi brings luck | cow face or lion face for a villa | gaumukhi plot for shop | how to know gaumukhi or shermukhi | gaumukhi north facing
hi: 30 फुट आगे 36 फुट पीछे का प्लॉट | गौमुखी से बरकत होती है क्या | प्लॉट पीछे से चौड़ा है | गौमुखी ज़मीन पर दुकान | गौमुखी और शेरमुखी कैसे पहचानें | गौमुखी उत्तर मुखी
hg: 30 foot aage 36 foot piche | gaumukhi se barkat hoti hai kya | plot piche se chauda hai | gau mukhi ghar shubh | gaumukhi jameen pe dukan | gaumukhi aur shermukhi kaise pehchane | gaumukhi north facing
en: gaumukhi or shermukhi, which is right for building a home | cow faced or lion faced site for our house | choosing between gaumukhi and shermukhi
hi: मकान के लिए गौमुखी लूँ या शेरमुखी | गौमुखी और शेरमुखी में घर के लिए कौन सा ठीक
hg: gaumukhi lu ya shermukhi, ghar banana hai | makan ke liye gaumukhi sahi ya shermukhi | gaumukhi shermukhi me se ghar ke liye konsa
en: plot with front 20 and back 30 feet | narrower at the road, wider at the rear
hi: आगे 20 पीछे 30 फ़ुट का प्लॉट
hg: plot aage 20 piche 30 foot hai
@ok modern wide PRAC
en: For a home take the gaumukhi plot, narrow at the road and a little wider behind; the shermukhi, wide in front, suits shops. Straight sides matter, and a plain rectangle is just as good.
hi: घर के लिए गौमुखी प्लॉट अच्छा माना जाता है, सड़क पर सँकरा और पीछे थोड़ा चौड़ा; शेरमुखी, आगे चौड़ा, दुकान के लिए। किनारे सीधे हों; साधारण आयत भी उतना ही अच्छा।
hg: Ghar ya makan ke liye gaumukhi plot achha hai, sadak par sankra aur peeche thoda chauda; shermukhi, aage chauda, dukan ke liye. Kinare seedhe hon; saada rectangle bhi utna hi achha.
@where modern most PRAC
en: It is liked best with the road on the south or west, so that the wide end lies to the north or east. For a shop a shermukhi or a straight plot is preferred.
hi: सड़क दक्षिण या पश्चिम में हो तो सबसे अच्छा, ताकि चौड़ा भाग उत्तर या पूर्व में रहे। दुकान के लिए शेरमुखी या सीधा प्लॉट पसंद किया जाता है।
hg: Sadak south ya west me ho to sabse achha, taki chauda hissa north ya east me rahe. Dukan ke liye shermukhi ya seedha plot pasand kiya jata hai.
@why derived most DED
en: The name is from the cow's face, which widens to the body behind: what comes in is kept. Old treatises simply prefer the square and rectangle; this pair of names belongs to later custom.
hi: नाम गाय के मुख से है, जो पीछे शरीर की ओर चौड़ा होता है: जो आए वह टिके। पुराने ग्रंथ बस चौकोर और आयताकार को अच्छा कहते हैं; ये दो नाम बाद के चलन के हैं।
hg: Naam gaay ke mukh se hai, jo peeche sharir ki taraf chauda hota hai: jo aaye woh tike. Purane granth bas chaukor aur aayatakar ko achha kehte hain; yeh do naam baad ke chalan ke hain.
@how modern wide PRAC
en: Measure front and back: front shorter is gaumukhi, front longer is shermukhi. A difference below a foot or so counts as neither; a shop on a gaumukhi plot is no fault.
hi: आगे और पीछे नापें: आगा छोटा तो गौमुखी, आगा चौड़ा तो शेरमुखी। फ़ुट भर से कम अंतर में कोई नहीं; गौमुखी पर दुकान दोष नहीं।
hg: Aage aur peeche naapein: aaga chhota to gaumukhi, aaga chauda to shermukhi. Foot bhar se kam antar me koi nahi; gaumukhi par dukan dosh nahi.
@see shermukhi-plot, plot-proportions

# shermukhi-plot plot
@names
en: shermukhi plot, lion faced plot, wide front plot
hi: शेरमुखी प्लॉट, सिंहमुखी प्लॉट, व्याघ्रमुखी ज़मीन
hg: shermukhi plot, sher mukhi plot, singhmukhi plot
@ask
en: front forty feet and back thirty, is such a plot good for living
hi: आगे चालीस फ़ुट और पीछे तीस, ऐसे प्लॉट पर घर कैसा
hg: aage chalis foot aur peeche tees aise plot pe ghar kaisa
en: what is a shermukhi plot | is a lion face plot bad for a house | plot wide in front and narrow behind | can we live on a shermukhi plot | remedy for shermukhi plot | shermukhi plot for business good? | we bought a shermukhi plot without knowing, what to do | front 45 back 30 feet plot | how to correct the shape of a shermukhi plot | house built on sher mukhi
hi: शेरमुखी प्लॉट क्या होता है | शेरमुखी ज़मीन पर घर बना सकते हैं क्या | आगे चौड़ा पीछे पतला प्लॉट | शेरमुखी प्लॉट का उपाय | शेरमुखी प्लॉट व्यापार के लिए कैसा | शेरमुखी प्लॉट ले लिया अब क्या करें | सिंहमुखी भूखंड अशुभ है क्या | आगे 45 पीछे 30 फुट का प्लॉट | शेरमुखी मकान में रहना | शेरमुखी को सीधा कैसे करें
hg: shermukhi plot kya hota hai | shermukhi zameen par ghar bana sakte hai kya | aage chauda piche patla plot | shermukhi plot ka upay | shermukhi plot business ke liye kaisa | shermukhi plot le liya ab kya kare | singh mukhi plot ashubh hai kya | aage 45 piche 30 ka plot | shermukhi makan me rehna | shermukhi ko seedha kaise kare
en: house front is wider than the back | we live on a lion face plot for ten years | is it true sher mukhi gives tension at home | shermukhi plot house already built | shermukhi plot remedy | is shermukhi good for home
hi: मकान आगे से चौड़ा है | दस साल से शेरमुखी मकान में हैं | शेरमुखी में तनाव रहता है क्या | शेरमुखी प्लॉट पर घर बना है | शेरमुखी का उपाय | शेरमुखी घर के लिए कैसा
hg: makan aage se chauda hai | das saal se shermukhi makan me hai | shermukhi me tension rehti hai kya | sher mukh plot | shermukhi plot pe ghar bana hai | shermukhi ka upay | shermukhi ghar ke liye kaisa
en: site is wider at the road and narrow behind, fine for a house?
@ok modern most PRAC
en: A shermukhi plot, wide at the road and narrower behind, suits shops and offices; for a home the gaumukhi, narrow in front, is preferred. It does nobody harm to live on one.
hi: शेरमुखी प्लॉट, यानी सड़क पर चौड़ा और पीछे सँकरा, दुकान और दफ़्तर के लिए ठीक है; घर के लिए गौमुखी, आगे सँकरा, पसंद किया जाता है। इस पर रहने से कोई अनिष्ट तय नहीं।
hg: Shermukhi plot, yaani sadak par chauda aur peeche sankra, dukan aur office ke liye theek hai; ghar ya makan ke liye gaumukhi, aage sankra, pasand kiya jata hai. Us par rehne se koi anisht tay nahi.
@do modern most PRAC
en: Make the built part and its compound a straight rectangle, and let the wedge that is left be garden, parking or a rented shop in front. A low wall or hedge is enough to part them.
hi: बने हुए भाग और आँगन को सीधा आयत बना लें; जो कोना बचे उसे बाग़, पार्किंग या आगे की दुकान बना दें। अलग करने को नीची दीवार या झाड़ियों की बाड़ काफ़ी है।
hg: Bane hue hisse aur aangan ko seedha rectangle bana lein; jo kona bache use bagicha, parking ya aage ki dukan bana dein. Alag karne ko neechi deewar ya jhadiyon ki baad kaafi hai.
@why modern most PRAC
en: The name is from the lion, broad in front and narrow behind: much comes, little is kept, people say; so it is given to trade with the road north or east. Old treatises do not have the pair.
hi: नाम शेर से है, आगे चौड़ा, पीछे पतला: कहते हैं आता बहुत, टिकता कम; इसलिए व्यापार का, सड़क उत्तर या पूर्व में। पुराने ग्रंथों में यह जोड़ी नहीं।
hg: Naam sher se hai, aage chauda, peeche patla: kehte hain aata bahut, tikta kam; isliye vyapar ka, sadak north ya east me. Purane granthon me yeh jodi nahi.
@see gaumukhi-plot, shop-shape

# triangular-plot plot
@names
en: triangular plot, three sided plot, triangle shaped house
hi: तिकोना प्लॉट, त्रिकोणीय प्लॉट, तीन कोनों वाली ज़मीन
hg: tikona plot, triangular plot, trikon plot, teen kone wali zameen
en: triangle plot, plot with three corners
hi: तिकोनी ज़मीन, त्रिभुज प्लॉट
hg: triangle plot, tikoni zameen
en: three sided land, three sided site
@ask
en: three-cornered land at half price, only for a godown, take it
hi: तीन कोने की ज़मीन गोदाम के लिए आधे दाम में, लें क्या
hg: teen kone ki zameen godown ke liye aadhe daam me, le kya
en: is a triangular plot bad | can I build a house on a triangle plot | remedy for a triangular plot | three cornered plot at a road fork | my plot has only three sides what to do | triangular flat or balcony | selling a triangular plot | how to correct a triangular land | triangle shape fire danger vastu | cheap triangular plot should I buy it
hi: तिकोना प्लॉट अशुभ है क्या | तिकोनी ज़मीन पर घर बना सकते हैं | तिकोने प्लॉट का उपाय | दो सड़कों के बीच का तिकोना प्लॉट | मेरा प्लॉट तीन कोने का है क्या करूँ | त्रिकोण प्लॉट कैसे सुधारें | तिकोना मकान है | सस्ता तिकोना प्लॉट मिल रहा लूँ क्या | तिकोनी बालकनी | त्रिकोण आकार का भूखंड
hg: tikona plot ashubh hai kya | tikoni zameen par ghar bana sakte hai | tikone plot ka upay | do sadak ke bich ka tikona plot | mera plot teen kone ka hai kya karu | triangular plot kaise theek kare | tikona makan hai | sasta tikona plot mil raha lu kya | tikoni balcony | trikon shape ka plot
en: my land at the crossing is like a samosa shape | broker gives discount as the plot is triangular | one corner of the plot is very sharp | triangle plot can we build house | trikon plot remedy
hi: चौराहे पर मेरी ज़मीन समोसे जैसी है | प्लॉट का एक कोना बहुत नुकीला है | तिकोने प्लॉट पर दुकान बनाएँ क्या | तिकोने प्लॉट पर मकान | तिकोनी दुकान | त्रिकोण प्लॉट उपाय
hg: chaurahe par meri zameen samose jaisi hai | plot ka ek kona bahut nukila hai | tikone plot par dukan banaye kya | tikone plot pe makan | tikoni dukan | trikon plot upay
en: three cornered site
@ok modern wide PRAC
en: A triangular plot is avoided by nearly all: its sharp corners leave no good place for rooms. As a garden, parking or shop it is fine.
hi: तिकोने प्लॉट से लगभग सब मना करते हैं: उसके नुकीले कोनों में कमरों की अच्छी जगह नहीं बनती। बाग़, पार्किंग या दुकान के लिए वह ठीक है।
hg: Tikone plot se lagbhag sab mana karte hain: uske nukile kono me kamron ki achhi jagah nahi banti. Bagicha, parking ya dukan ke liye woh theek hai.
@do modern most PRAC
en: Draw the largest square or rectangle inside it and build only that, with its own compound wall; the pointed ends become lawn, trees or parking. Nothing more is needed.
hi: उसके भीतर सबसे बड़ा चौकोर या आयत खींचें और वही बनाएँ, उसकी अपनी दीवार के साथ; नुकीले सिरे घास, पेड़ या पार्किंग बन जाएँ। इससे ज़्यादा कुछ नहीं चाहिए।
hg: Uske andar sabse bada chaukor ya rectangle kheechein aur wahi banayein, uski apni deewar ke saath; nukile sire ghaas, ped ya parking ban jayein. Isse zyada kuch nahi chahiye.
@why modern wide PRAC
en: A triangle has no four corners, so no full north-east or south-west, and rooms lose square walls; that is the reason. A triangular flat is furnished along its two best walls.
hi: त्रिकोण में चार कोने नहीं, इसलिए पूरा ईशान या नैऋत्य नहीं, और कमरे चौकोर नहीं बनते; कारण यही है। तिकोने फ़्लैट में सामान दो अच्छी दीवारों से लगाएँ।
hg: Trikon me chaar kone nahi, isliye poora north-east ya south-west nahi, aur kamre chaukor nahi bante; karan yahi hai. Tikone flat me saman do achhi deewaron se lagayein.
@see irregular-plot

# l-shaped-plot plot
@names
en: L shaped plot, L shaped house, U shaped house
hi: एल आकार का प्लॉट, एल आकार का घर, यू आकार का घर
hg: L shape plot, L shape ka ghar, L shaped zameen, U shape ghar
en: L shape flat, L shaped land
hi: एल आकार का फ़्लैट
hg: L shape flat, L shaped makan
@ask
en: is an L shaped plot bad | L shaped house remedy | my flat is L shaped, which corner is missing | how to correct an L shape plot | U shaped house with courtyard | L shape cut in the north east | can I buy an L shape plot and build on part of it | T shaped house vastu | two rectangles joined plot | L shaped hall is it a problem
hi: एल आकार का प्लॉट ठीक है क्या | एल आकार के घर का उपाय | मेरा फ़्लैट एल आकार का है कौन सा कोना कटा है | एल आकार की ज़मीन कैसे सुधारें | आँगन वाला यू आकार का घर | ईशान कटा एल आकार | टी आकार का मकान | एल आकार का हॉल | एल वाला प्लॉट लेना चाहिए क्या
hg: L shape ka plot sahi hai kya | L shape ghar ka upay | mera flat L shape ka hai konsa kona kata hai | L shape zameen kaise theek kare | aangan wala U shape ghar | north east kata L shape | T shape ka makan | L shape ka hall | L wala plot lena chahiye kya | L plot ko kaise baante
en: L shape flat with north east missing | a portion of our plot was sold and now it is L | can a terrace fill the missing corner | L shape flat which corner missing | U shape house middle open | rented L shape flat remedy
hi: हिस्सा बेचने के बाद प्लॉट एल बन गया | एल वाले फ़्लैट में ईशान नहीं है | कटे कोने पर छत डाल दें क्या | एल आकार का किराए का फ़्लैट | यू आकार का घर
hi: मकान का नैऋत्य कोना कटा है, एल आकार, बिना तोड़े क्या करें
hg: hissa bechne ke baad plot L ban gaya | L wale flat me NE nahi hai | kate kone par chhat daal de kya | L shape rent ka flat | U shape ghar kaisa
@ok modern wide PRAC
en: An L-shaped plot has one whole corner missing, so it is taken as weak in that direction; a missing north-east or south-west counts most, others less.
hi: एल आकार के प्लॉट में एक पूरा कोना नहीं होता, इसलिए वह उसी दिशा में कमज़ोर माना जाता है; ईशान या नैऋत्य कटा हो तो सबसे अधिक, बाक़ी में कम।
hg: L shape ke plot me ek poora kona nahi hota, isliye woh usi disha me kamzor maana jata hai; north-east ya south-west kata ho to sabse zyada, baaki me kam.
@do modern most PRAC
en: Divide it into two rectangles with a wall, hedge or even a change of paving: live in the better one and use the other as garden, parking or let it out. In a flat, light, a plant or a mirror on the wall of the missing side is all that is done.
hi: दीवार, बाड़ या फ़र्श के फ़र्क़ से उसे दो आयतों में बाँटें: अच्छे वाले में रहें, दूसरे को बाग़, पार्किंग बनाएँ या किराये दें। फ़्लैट में कटे कोने की दीवार पर रोशनी, पौधा या दर्पण काफ़ी है।
hg: Deewar, baad ya farsh ke fark se use do rectangle me baantein: achhe wale me rahein, doosre ko bagicha, parking banayein ya rent par dein. Flat me kate kone ki deewar par roshni, paudha ya mirror kaafi hai.
@which modern most PRAC
en: By missing corner: north-east first, south-west second, south-east and north-west mildest. A U open to the north or east is liked; open to the south or west is screened with a wall or plants.
hi: कटे कोने से: ईशान सबसे भारी, फिर नैऋत्य, आग्नेय-वायव्य सबसे हल्के। यू जो उत्तर या पूर्व को खुला हो अच्छा; दक्षिण या पश्चिम को खुला हो तो दीवार या पौधों की ओट दें।
hg: Kate kone se: north-east sabse bhaari, phir south-west, south-east aur north-west sabse halke. U jo north ya east ko khula ho achha; south ya west ko khula ho to deewar ya paudhon ki oat dein.
@see irregular-plot, triangular-plot

# irregular-plot plot
@names
en: irregular plot, crooked plot, round plot, odd shaped plot, five cornered plot
hi: टेढ़ा प्लॉट, विषम आकार का प्लॉट, गोल प्लॉट, पाँच कोनों वाला प्लॉट
hg: tedha plot, irregular plot, gol plot, paanch kone wala plot
en: plot not straight, unequal sides of a plot
hi: असमान प्लॉट, आड़ा-तिरछा प्लॉट
hg: asaman plot, aada tircha plot, plot seedha nahi hai
@ask
en: my plot is irregular in shape | plot with unequal sides | five cornered plot good or bad | oval or round plot vastu | plot like a drum or a cart | zig zag boundary of the plot | one side is 2 feet longer | trapezium plot | hexagonal house | how to make an irregular plot regular | all four corners are not 90 degrees | which plot shapes are best
hi: मेरा प्लॉट टेढ़ा है | असमान भुजाओं का प्लॉट | पाँच कोने वाला प्लॉट कैसा | गोल ज़मीन पर घर | एक तरफ़ दो फुट ज़्यादा है | टेढ़े प्लॉट को सीधा कैसे करें | कौन सा आकार सबसे अच्छा | चारों कोने नब्बे डिग्री के नहीं हैं | षट्कोण मकान | ढोल के आकार का प्लॉट | प्लॉट की दीवार टेढ़ी है
hg: mera plot tedha hai | asaman side ka plot | paanch kone wala plot kaisa | gol zameen par ghar | ek taraf do foot zyada hai | tedhe plot ko seedha kaise kare | konsa shape sabse acha plot ka | charo kone 90 degree ke nahi hai | shatkon makan | plot ki boundary tedhi hai | trapezium plot
en: surveyor found that one side is longer by five feet | our ancestral land has seven corners | plot is tilted to the directions
hi: नाप में एक भुजा पाँच फुट ज़्यादा निकली | पुश्तैनी ज़मीन सात कोनों की है | प्लॉट दिशाओं से तिरछा है
hg: naap me ek side paanch foot zyada nikli | pushtaini zameen saat kone ki hai | plot disha se tircha hai
en: village land shaped like long trousers, cut a rectangle out of it | broker wants to sell me the rest after cutting a rectangle
hi: ज़मीन का आकार टेढ़ा है, उसमें से सीधा टुकड़ा काट लें | दलाल आयत काटकर बाक़ी बेच रहा है
hg: zameen teda medha aakar ki hai usme se seedha tukda le | dalal rectangle kaat kar baaki bech raha hai
@ok classical most MM
en: Plots of irregular shape are avoided for homes; the treatises on building want four straight sides and square corners. A foot more or less at one side is of no account.
hi: विषम आकार के प्लॉट घर के लिए टाले जाते हैं; निर्माण के ग्रंथ चार सीधी भुजाएँ और समकोण चाहते हैं। एक ओर फुट-दो फुट का फ़र्क़ कोई बात नहीं।
hg: Irregular shape ke plot ghar ke liye tale jate hain; nirman ke granth chaar seedhi bhuja aur seedhe kone chahte hain. Ek taraf foot-do foot ka fark koi baat nahi.
@do modern most PRAC
en: Set the house itself as a square or rectangle, parallel to the directions as far as the plot allows, and leave the odd strips outside its inner wall as garden. Round plots are kept for temples and halls.
hi: मकान को चौकोर या आयत बनाएँ, जहाँ तक हो दिशाओं के समांतर, और बचे टेढ़े टुकड़े भीतरी दीवार के बाहर बाग़ बनें। गोल भूखंड मंदिर और सभा के लिए माने जाते हैं।
hg: Makan ko chaukor ya rectangle banayein, jahan tak ho disha ke parallel, aur bache tedhe tukde andar ki deewar ke bahar bagicha banein. Gol plot mandir aur sabha ke liye maane jate hain.
@see plot-proportions, triangular-plot

# plot-proportions plot
@names
en: square or rectangular plot, proportions of a plot, length and breadth of a plot
hi: चौकोर या आयताकार प्लॉट, प्लॉट की लंबाई-चौड़ाई
hg: chaukor plot, rectangular plot, plot ki lambai chaudai, square plot
en: 30x40 plot, 20x60 plot, 30x50 plot, long narrow plot
hi: लंबा पतला प्लॉट, प्लॉट का आकार
hg: 30x40 plot, 20x60 plot, 30x50 plot, lamba plot
@ask
en: is a square plot better than rectangular | ratio of length and breadth of a plot | 20 by 60 plot good or bad | long narrow plot | best size of plot for a house | plot longer east to west or north to south | 30x40 plot vastu | what shape of plot is best | depth three times the width | 15x50 house problem
hi: चौकोर प्लॉट अच्छा या आयताकार | प्लॉट की लंबाई-चौड़ाई का अनुपात | 20 गुणा 60 का प्लॉट कैसा | लंबा पतला प्लॉट | घर के लिए कौन सा आकार सही | प्लॉट पूर्व-पश्चिम लंबा हो या उत्तर-दक्षिण | 30x40 प्लॉट का वास्तु | गहरा प्लॉट है | 15x50 का मकान | सबसे अच्छा भूखंड कैसा
hg: chaukor plot acha ya aayatakar | plot ki lambai chaudai ka ratio | 20x60 ka plot kaisa | lamba patla plot | ghar ke liye konsa shape sahi | plot east west lamba ho ya north south | 30x40 plot vastu | gehra plot hai | 15x50 ka makan | sabse acha plot kaisa
en: my site is 12 feet wide and 60 deep | is a 25x50 duplex plot good | ideal plot size for a family of five
hi: 12 फुट चौड़ी और 60 फुट गहरी ज़मीन | 25x50 का प्लॉट कैसा है | पाँच लोगों के लिए कितना बड़ा प्लॉट
hg: 12 foot chaudi aur 60 foot gehri zameen | 25x50 ka plot kaisa hai | paanch logo ke liye kitna bada plot
@which modern wide PRAC
en: A square or a rectangle with length up to twice the breadth is the best plot. 30 by 40 or 30 by 60 feet is fine; three times as long as wide is thought too narrow.
hi: चौकोर, या ऐसा आयत जिसकी लंबाई चौड़ाई के दुगुने तक हो, सबसे अच्छा प्लॉट है। 30x40 या 30x60 फुट ठीक है; चौड़ाई से तिगुनी लंबाई ज़्यादा सँकरी मानी जाती है।
hg: Chaukor, ya aisa rectangle jiski lambai chaudai ke dugune tak ho, sabse achha plot hai. 30x40 ya 30x60 foot theek hai; chaudai se tiguni lambai zyada sankri maani jati hai.
@ok modern disputed PRAC
en: Whether the longer side should run east to west or north to south is told both ways; neither is a defect. In a narrow plot open courtyards or ducts bring light to the middle.
hi: लंबी भुजा पूर्व-पश्चिम हो या उत्तर-दक्षिण, दोनों मत मिलते हैं; कोई दोष नहीं। सँकरे प्लॉट में आँगन या खुली डक्ट बीच में रोशनी लाती है।
hg: Lambi side east-west ho ya north-south, dono mat milte hain; koi dosh nahi. Sankre plot me aangan ya khuli duct beech me roshni lati hai.
@how modern most PRAC
en: Divide length by breadth: 1 to 1.5 is best, up to 2 good, above 3 narrow. A 20 by 60 plot is three times, so a duct or courtyard in its middle brings light.
hi: लंबाई को चौड़ाई से भाग दें: 1 से 1.5 सबसे अच्छा, 2 तक अच्छा, 3 से ऊपर सँकरा। 20×60 तीन गुना है, इसलिए बीच में डक्ट या आँगन रोशनी लाता है।
hg: Lambai ko chaudai se bhaag dein: 1 se 1.5 sabse achha, 2 tak achha, 3 se upar patla. 20×60 teen guna hai, isliye beech me duct ya aangan roshni laata hai.
@see irregular-plot

# road-hitting-plot plot
@names
en: t point plot, veethi shoola, road hitting the house, t junction house
hi: टी-पॉइंट प्लॉट, वीथी शूल, मार्ग वेध, घर पर सड़क का सीधा आना
hg: t point plot, veethi shool, marg vedh, ghar ke samne sadak khatam, t junction ghar
en: road pointing at my house, street ends at my gate, t point
hi: टी पॉइंट, सामने से आती सड़क, सड़क की सीध में घर
hg: t point, sadak ki seedh me ghar, gali seedhi ghar par
en: T junction house, T junction
hi: टी जंक्शन
hg: t junction
hi: तिराहे वाला प्लाट, तिराहे का मकान, तिराहे पर प्लॉट, वीथी शूल
hg: tirahe wala plot, tirahe ka makan, T point wala plot, veethi shool
@ask
en: everybody says no to the T junction plot but the road meets its north-east part, may we take it cheap | road runs straight into the east side near the north corner, is that the good kind
hi: तिराहे का प्लॉट कम दाम में है, रोड ईशान की तरफ़ आकर मिलती है, ले लें क्या | सामने की सड़क मकान के पूर्व भाग में सीधी आती है, रिश्तेदार डराते हैं
hg: tirahe ka plot kam daam me hai road ishan ki taraf aake milti hai, le le kya | saamne ki sadak makan ke east hisse me seedhi aati h rishtedar darate h
en: my house is on a t point | road ends at my main gate | is a t junction plot bad | which direction of veethi shoola is good | remedy for a road hitting the house | t point from the south west side | road coming straight at our plot from east | corner of the house hit by a road | convex mirror outside for t point | ganesh idol outside gate for t point | my plot is at a dead end of lane | car lights fall on our window at night because road points to us
hi: मेरा घर टी पॉइंट पर है | सड़क मेरे गेट पर ख़त्म होती है | टी जंक्शन का प्लॉट बुरा है क्या | कौन सा वीथी शूल शुभ होता है | टी पॉइंट का उपाय | दक्षिण-पश्चिम से सड़क आकर लगती है | पूर्व से सीधी सड़क घर पर आती है | टी पॉइंट पर गणेश जी लगाएँ क्या | घर के सामने रास्ता सीधा आता है | बंद गली का आख़िरी मकान | रात को गाड़ियों की रोशनी घर पर पड़ती है
hg: mera ghar t point par hai | sadak mere gate par khatam hoti hai | t junction plot bura hai kya | konsa veethi shool shubh hota hai | t point ka upay | south west se sadak aakar lagti hai | east se seedhi sadak ghar par aati hai | t point par ganesh ji lagaye kya | ghar ke samne rasta seedha aata hai | band gali ka aakhri makan | raat ko gadi ki light ghar par padti hai | t-point house vastu
en: straight street from the market comes to our door, mother worries | T point but from the north east corner | we got a good price for a t point house should we take it | road from the north west hits the plot
hi: बाज़ार की सीधी सड़क हमारे दरवाज़े पर आती है, माँ परेशान हैं | टी पॉइंट है पर ईशान से | टी पॉइंट वाला मकान सस्ता है लें क्या | वायव्य से सड़क आकर लगती है
hg: market ki seedhi sadak hamare darwaze par aati hai mummy pareshan hai | t point hai par north east se | t point wala makan sasta hai le kya | north west se sadak aakar lagti hai
hg: plot ke theek samne se sadak aakar ghar me ghusti hai | samne ki sadak seedha hamare ghar ko lagti hai | sadak makan se takrati hai upay | north east me sadak takrati hai | veethi shool me ganesh | flat ki building T point pe
hi: प्लॉट के ठीक सामने से सड़क आकर घर में घुसती है | सड़क मकान से टकराती है उपाय | ईशान में सड़क टकराती है | वीथी शूल में गणेश | फ़्लैट की बिल्डिंग टी पॉइंट पर
en: the road comes straight and seems to enter our house | t junction house remedy rented | road hits the north east of plot | road ends at my flat building | vithi shool ganesh | road hitting south west side
en: a road comes straight and ends at the gate of the plot, father says do not take it | market road runs right into our house
hi: सड़क सीधी आकर प्लॉट के गेट पर ख़त्म होती है, लें या नहीं | सामने की सड़क घर से टकराती है
hg: sadak seedhi aakar plot ke gate par khatam hoti hai le ya nahi | samne ki sadak ghar se takrati hai
@ok modern disputed PRAC
en: A plot at a T-point is avoided by many, but it depends on the side: a road that meets the north-east part of the east or north side is called good by most, one that meets the south-west is the least liked. Others reject all.
hi: टी-पॉइंट के प्लॉट से बहुत लोग बचते हैं, पर दिशा पर निर्भर है: पूर्व या उत्तर के ईशान भाग में लगने वाली सड़क ज़्यादातर शुभ कही जाती है, नैऋत्य में लगने वाली सबसे कम पसंद। कुछ सबको मना करते हैं।
hg: T-point ke plot se bahut log bachte hain, par disha par nirbhar hai: east ya north ke north-east hisse me lagne wali sadak zyadatar shubh kahi jati hai, south-west me lagne wali sabse kam pasand. Kuch sabko mana karte hain.
@do modern most PRAC
en: Set the gate aside of the road's line, raise a solid wall or a thick hedge and trees where it points, and add lights or a bollard. Many place Ganesh or a lamp at that wall; mirrors come from feng shui.
hi: गेट को सड़क की सीध से हटाकर रखें, जहाँ सड़क इशारा करे वहाँ ठोस दीवार या घनी झाड़ी-पेड़ और रोशनी लगाएँ। बहुत लोग वहाँ गणेश जी या दीप रखते हैं; दर्पण फेंगशुई से आया है।
hg: Gate ko sadak ki seedh se hatakar rakhein, jahan sadak ishara kare wahan thos deewar ya ghani jhadi-ped aur roshni lagayein. Bahut log wahan Ganesh ji ya deep rakhte hain; mirror feng shui se aaya hai.
@why classical most BS
en: Brihat Samhita counts a road that ends at the door as an obstruction, unless it is farther than twice the height of the house. The plain reason is traffic, dust and headlights.
hi: बृहत्संहिता द्वार पर समाप्त होने वाले मार्ग को वेध गिनती है, यदि वह घर की ऊँचाई के दुगुने से दूर न हो। सीधा कारण गाड़ियाँ, धूल और रोशनी है।
hg: Brihat Samhita darwaze par khatam hone wale marg ko vedh ginti hai, agar woh ghar ki oonchai ke dugune se door na ho. Seedha karan gaadiyan, dhool aur headlight hai.
@which modern most PRAC
en: Good by most: a road meeting the east end of the north side or the north end of the east side; middling: north end of west, east end of south. Disliked: the south-west ends, and the rest.
hi: ज़्यादातर में अच्छी: उत्तर भुजा के पूर्वी या पूर्व भुजा के उत्तरी सिरे पर मिलती सड़क; मध्यम: पश्चिम का उत्तरी, दक्षिण का पूर्वी सिरा। नापसंद: नैऋत्य सिरे और बाक़ी।
hg: Zyadatar me achhi: north side ke east sire ya east side ke north sire par milti sadak; madhyam: west ka north, south ka east sira. Napasand: south-west sire aur baaki.
@how modern wide PRAC
en: In a flat whose building stands at a T-point nothing is counted for you, as many share it. A tenant needs only curtains against headlights; the building may add a wall, hedge and lights.
hi: टी-पॉइंट की इमारत के फ़्लैट में आपके लिए कुछ नहीं गिना जाता, क्योंकि सब साझा है। किराएदार को गाड़ियों की रोशनी पर परदा काफ़ी; इमारत दीवार, झाड़ी, रोशनी लगा सकती है।
hg: T-point ki building ke flat me aapke liye kuch nahi gina jata, kyunki sab saajha hai. Kirayedar ko gaadiyon ki light par parda kaafi; building deewar, hedge, light laga sakti hai.
@see corner-plot, dead-end-plot

# corner-plot plot
@names
en: corner plot, plot with two roads, corner house
hi: कोने का प्लॉट, दो सड़कों वाला प्लॉट
hg: corner plot, kone ka plot, do sadak wala plot, corner ka makan
en: two side road plot, SW corner plot, NE corner plot
hi: दो तरफ़ सड़क, नैऋत्य कॉर्नर प्लॉट, ईशान कॉर्नर प्लॉट
hg: do taraf sadak, SW corner plot, NE corner plot
hi: कोने वाला प्लॉट, कोने का मकान
hg: kone wala plot
@ask
en: which gate position if we buy the corner plot with roads on south and west, everyone frightens us
en: our corner site has streets on its southern and western sides and relatives scare us, where do we put the gate if we buy it | where to keep the main gate of a south-west corner plot
hi: कोने का प्लॉट दक्षिण-पश्चिम की सड़कों वाला है, लें तो मुख्य गेट कहाँ रखें | सब डराते हैं कि नैऋत्य कोने का प्लॉट है, गेट किस तरफ़ बनाएँ
hg: kone ka plot south west sadak wala hai, le to main gate kaha rakhe | sab daraate hai ki nairitya corner plot hai, gate kis taraf banaye
en: is a corner plot good | which corner plot is best | north east corner plot | south west corner plot disadvantages | roads on east and south | plot with roads on north and west | corner plot gate on which road | corner house gets more noise, is it also bad vastu | two side open plot | corner flat in a building | extra charge for corner plot, worth it? | south east corner plot remedy
hi: कोने का प्लॉट अच्छा होता है क्या | सबसे अच्छा कॉर्नर प्लॉट कौन सा | ईशान कोण का कॉर्नर प्लॉट | दक्षिण और पश्चिम में सड़क वाला प्लॉट | पूर्व और दक्षिण में सड़क | उत्तर और पश्चिम में सड़क है | कॉर्नर प्लॉट का गेट किस सड़क पर | दो तरफ़ खुला प्लॉट | नैऋत्य कॉर्नर प्लॉट का उपाय | कोने का मकान शुभ है या अशुभ | दो साइड रोड वाला प्लॉट
hg: corner plot acha hota hai kya | sabse acha corner plot konsa | north east corner plot | south aur west me sadak wala plot | east aur south me sadak | north aur west me road hai | corner plot ka gate kis sadak par | do taraf khula plot | south west corner plot ka upay | kone ka makan shubh hai ya ashubh | do side road wala plot | corner ka plot le ya nahi
en: corner plot SW good or bad | roads south and west on our site | our house has road in the east and in the north | is a corner site costly but better | south east corner plot good or bad | north west corner plot | corner plot for shop | which gate in corner plot
hi: दक्षिण-पश्चिम कॉर्नर प्लॉट अच्छा या बुरा | हमारे घर के पूर्व और उत्तर में सड़क है | कॉर्नर महँगा है पर बेहतर है क्या | आग्नेय कॉर्नर प्लॉट | वायव्य कॉर्नर प्लॉट | कॉर्नर प्लॉट दुकान के लिए | दो सड़कों वाला प्लॉट
hg: south west corner plot acha ya bura | hamare ghar ke east aur north me sadak hai | corner mehnga hai par behtar hai kya | agneya corner plot | vayavya corner plot | corner plot dukan ke liye | do sadak wala plot
en: roads on the south and west of my plot | site with road on both south and east sides
hi: दक्षिण और पश्चिम दोनों तरफ़ सड़क वाला प्लॉट | प्लॉट के दोनों ओर रोड है
hg: plot pe south west dono taraf road hai | dakshin aur paschim dono taraf sadak hai plot ki | plot ke dono side road
hg: kone ki dukan do taraf sadak paisa nahi rukta kya
hi: कोने की दुकान के दोनों ओर सड़क है
en: corner shop with road on two sides, does money not stay
@which modern most PRAC
en: Of corner plots the one with roads on north and east is thought best; north with west and south with east are middling, south with west is liked least for homes though it often does well for shops.
hi: कोने के प्लॉटों में उत्तर और पूर्व की सड़कों वाला सबसे अच्छा माना जाता है; उत्तर के साथ पश्चिम और दक्षिण के साथ पूर्व वाला मध्यम, दक्षिण और पश्चिम वाला घर के लिए सबसे कम पसंद, दुकान में अक्सर अच्छा।
hg: Corner plot me north aur east ki sadak wala sabse achha maana jata hai; north ke saath west aur south ke saath east wala madhyam, south aur west wala ghar ke liye sabse kam pasand, dukan me aksar achha.
@do modern most PRAC
en: On a corner plot take the gate from the northern or eastern road, leave more open ground on those sides, and build higher and heavier to south and west. So even a south-west corner is made good.
hi: कोने के प्लॉट में गेट उत्तर या पूर्व की सड़क से लें, उन ओर ज़्यादा खुला रखें, और दक्षिण और पश्चिम में ऊँचा और भारी बनाएँ। ऐसे नैऋत्य का कोना भी अच्छा हो जाता है।
hg: Corner plot me gate north ya east ki sadak se lein, un taraf zyada khula rakhein, aur south aur west me ooncha aur bhaari banayein. Aise south-west ka corner bhi achha ho jata hai.
@ok modern wide SENSE
en: The plain gain of a corner is light and air from two sides, the cost is noise and traffic; weigh these in any direction.
hi: कोने का सीधा लाभ दो ओर से हवा-रोशनी है और क़ीमत शोर और गाड़ियाँ; किसी भी दिशा में यही तौलें।
hg: Corner ka seedha labh do taraf se hawa-roshni hai aur keemat shor aur gaadiyan; kisi bhi disha me yahi taulein.
@how modern most PRAC
en: In order: north-east corner first, then north-west and south-east, the south-west last for homes. Their roads: north+east, north+west, south+east, south+west. Each can be lived in well with its door rightly placed.
hi: क्रम से: ईशान कोने वाला पहले, फिर वायव्य और आग्नेय, घर के लिए नैऋत्य आख़िर में। सड़कें: उत्तर+पूर्व, उत्तर+पश्चिम, दक्षिण+पूर्व, दक्षिण+पश्चिम। द्वार सही हो तो हर एक रहने योग्य।
hg: Kram se: north-east corner pehle, phir north-west aur south-east, ghar ke liye south-west aakhir me. Sadkein: north+east, north+west, south+east, south+west. Door sahi ho to har ek rehne layak.
@where modern most PRAC
en: With roads on south and west only, the gate goes to the south-east part of the south side (a third from the east) or the north-west part of the west side, never in the south-west corner itself. Keep that corner high, closed and heavy. Such a plot can be used with care.
hi: सड़क केवल दक्षिण और पश्चिम में हो तो गेट दक्षिण भुजा के आग्नेय हिस्से में या पश्चिम भुजा के वायव्य हिस्से में रखें, नैऋत्य कोने में नहीं। वह कोना ऊँचा, बंद और भारी रहे। ऐसे प्लॉट पर सावधानी से बसा जा सकता है।
hg: Sadak sirf south aur west me ho to gate south side ke south-east hisse me ya west side ke north-west hisse me rakhein, south-west kone me nahi. Woh kona ooncha, band aur bhaari rahe. Aise plot par savdhani se basa ja sakta hai.
@see road-hitting-plot, roads-all-sides

# roads-all-sides plot
@names
en: roads on three sides, roads on four sides, road on both front and back
hi: तीन तरफ़ सड़क, चारों ओर सड़क, आगे-पीछे सड़क
hg: teen taraf sadak, charo taraf sadak, aage piche sadak
@ask
en: plot with roads on three sides | house with road on all four sides | road in front and back of the house | plot between two parallel roads | is a three side open plot lucky | island plot in the middle of roads | east and west both have roads | north and south roads on my plot | which road should the gate be on if there are three
hi: तीन तरफ़ सड़क वाला प्लॉट कैसा | चारों ओर सड़क है | घर के आगे और पीछे सड़क | दो सड़कों के बीच का मकान | तीन साइड खुला प्लॉट शुभ है क्या | पूर्व-पश्चिम दोनों ओर सड़क | उत्तर और दक्षिण में सड़क है | तीन सड़कों में गेट किस पर हो
hg: teen taraf sadak wala plot kaisa | charo taraf sadak hai | ghar ke aage aur piche sadak | do sadak ke bich ka makan | teen side open plot shubh hai kya | east west dono taraf sadak | north aur south me road hai | teen sadak me gate kis par ho
@ok modern most PRAC
en: A plot with roads on all four sides is thought very good, above all for trade; three roads or front and back are fine too, best with one of them in the north or east.
hi: चारों ओर सड़क वाला प्लॉट बहुत अच्छा माना जाता है, सबसे ज़्यादा व्यापार के लिए; तीन ओर या आगे-पीछे सड़क भी ठीक है, अच्छा हो कि एक उत्तर या पूर्व में हो।
hg: Charo taraf sadak wala plot bahut achha maana jata hai, sabse zyada vyapar ke liye; teen taraf ya aage-peeche sadak bhi theek hai, achha ho ki ek north ya east me ho.
@do modern most PRAC
en: Take the main gate from the north or east road and keep the others as small gates or closed; plant trees against noise to the south and west.
hi: मुख्य गेट उत्तर या पूर्व की सड़क से लें, बाक़ी छोटे या बंद रखें; शोर के लिए दक्षिण और पश्चिम में पेड़ लगाएँ।
hg: Main gate north ya east ki sadak se lein, baaki chhote ya band rakhein; shor ke liye south aur west me ped lagayein.
@which modern most PRAC
en: Two roads: north and east best; front and back east-west or north-south fine. Three roads: lists like the closed side to be south or west. Four: good for markets, schools, halls.
hi: दो सड़कें: उत्तर और पूर्व की सबसे अच्छी; आगे-पीछे पूर्व-पश्चिम या उत्तर-दक्षिण ठीक। तीन: बंद ओर दक्षिण या पश्चिम हो तो अच्छा। चार: बाज़ार, स्कूल, हॉल के लिए अच्छी।
hg: Do sadak: north aur east ki sabse achhi; aage-peeche east-west ya north-south theek. Teen: band taraf south ya west ho to achha. Chaar: bazaar, school, hall ke liye achhi.
@see corner-plot, main-gate

# dead-end-plot plot
@names
en: dead end plot, cul de sac house, last house in the lane
hi: बंद गली का मकान, गली का आख़िरी घर
hg: band gali ka makan, gali ka aakhri ghar, dead end plot
en: dead end street house
@ask
en: house at the dead end of the street | last house in a closed lane good or bad | cul de sac plot vastu | our lane ends at our house wall | is a house in a narrow gali bad | plot at the end with no way out | last plot of the colony | energy does not flow in dead end? | house inside a lane far from the main road
hi: बंद गली का आख़िरी मकान कैसा होता है | गली हमारे घर पर ख़त्म होती है | कॉलोनी का आख़िरी प्लॉट | पतली गली में मकान | बंद गली का प्लॉट लें या नहीं | आगे रास्ता बंद है | गली के अंदर घर | अंतिम मकान में दोष
hg: band gali ka aakhri makan kaisa hota hai | gali hamare ghar pe khatam hoti hai | colony ka aakhri plot | patli gali me makan | band gali ka plot le ya nahi | aage rasta band hai | gali ke andar ghar | aakhri makan me dosh hai kya
hi: गली के आख़िर में मकान
hg: gali ke aakhir wala makan kaisa | gali ka last ghar
@ok modern regional PRAC
en: The last house of a closed lane is not bad by itself; only the one at which the lane points straight is counted like a T-point. Many like the quiet of it.
hi: बंद गली का आख़िरी घर अपने-आप बुरा नहीं; केवल वही टी-पॉइंट जैसा गिना जाता है जिस पर गली सीधी आकर लगे। बहुतों को वहाँ की शांति अच्छी लगती है।
hg: Band gali ka aakhri ghar apne aap bura nahi; sirf wahi T-point jaisa gina jata hai jis par gali seedhi aakar lage. Bahuton ko wahan ki shanti achhi lagti hai.
@do modern wide SENSE
en: If the lane meets your door, set the gate to one side and plant or wall the rest. See before buying that a car, an ambulance and rainwater find their way.
hi: गली आपके द्वार पर लगे तो गेट एक ओर कर दें और बाक़ी में दीवार या पौधे लगाएँ। लेने से पहले देखें कि गाड़ी, एंबुलेंस और बारिश का पानी निकल सके।
hg: Gali aapke darwaze par lage to gate ek taraf kar dein aur baaki me deewar ya paudhe lagayein. Lene se pehle dekhein ki gaadi, ambulance aur barish ka paani nikal sake.
@see road-hitting-plot

# plot-facing plot
@names
en: plot facing, east facing plot, north facing plot, west facing plot, facing of a house
hi: प्लॉट का मुख, पूर्वमुखी प्लॉट, उत्तरमुखी प्लॉट, पश्चिममुखी प्लॉट
hg: plot ka mukh, east facing plot, north facing plot, west facing plot, purv mukhi plot
en: house facing, which facing is good
hi: मकान का मुख, किस मुख का घर
hg: ghar ka mukh, kis mukh ka ghar, makan ki facing
@ask
en: which facing plot is best | is a west facing plot good | east or north facing plot which is better | how is the facing of a plot decided | plot facing for a person of my rashi | north east facing plot | does the facing go by the road or by the door | which facing is good for government job people | my plot is facing west, can I make it east facing | facing of a flat is by balcony or door | brokers ask more for east facing
hi: कौन से मुख का प्लॉट सबसे अच्छा | पश्चिममुखी प्लॉट कैसा होता है | पूर्वमुखी अच्छा या उत्तरमुखी | प्लॉट का मुख कैसे तय होता है | राशि के अनुसार प्लॉट का मुख | ईशान मुखी प्लॉट | मुख सड़क से माना जाता है या दरवाज़े से | पश्चिम मुख को पूर्व कर सकते हैं क्या | फ़्लैट का मुख बालकनी से या द्वार से | पूर्वमुखी के लिए ज़्यादा दाम माँगते हैं | मकान किस मुख का लें
hg: kis mukh ka plot sabse acha | west facing plot kaisa hota hai | east facing acha ya north facing | plot ki facing kaise tay hoti hai | rashi ke hisab se plot ka mukh | north east facing plot | facing sadak se maante hai ya darwaze se | paschim mukh ko purab kar sakte hai kya | flat ki facing balcony se ya door se | east facing ke zyada paise mangte hai | makan kis mukh ka le
en: my flat door opens to the west but the balcony is east, which is the facing | is west facing good for a businessman | which facing for singh rashi | north west facing plot | which facing house is good for business man | how to check facing of flat with compass | east facing or north facing which is better | house facing by rashi | flat facing main door or balcony
hi: फ़्लैट का द्वार पश्चिम में और बालकनी पूर्व में है, मुख कौन सा | व्यापारी के लिए पश्चिममुखी कैसा | सिंह राशि के लिए कौन सा मुख | वायव्यमुखी प्लॉट | पूर्व मुखी अच्छा या उत्तर मुखी | फ़्लैट का मुख कैसे देखें | राशि से घर का मुख | कौन सा मुख अच्छा
hg: flat ka door west me aur balcony east me hai mukh konsa | businessman ke liye west facing kaisa | singh rashi ke liye konsa mukh | north west facing plot | east facing accha ya north facing | flat ki facing kaise dekhe | rashi se ghar ka mukh | compass se facing kaise check kare
en: which direction of plot is the best
hi: किस दिशा का प्लॉट सबसे अच्छा
hg: kis disha ka plot sabse achha hota hai | konsa mukhi plot le
@ok modern most PRAC
en: Plots facing east and north are liked best, west comes next, and south is no defect either: in every facing there are good places for the door, and a well planned house can be built.
hi: पूर्व और उत्तरमुखी प्लॉट सबसे पसंद किए जाते हैं, फिर पश्चिम, और दक्षिण भी दोष नहीं: हर मुख में द्वार की अच्छी जगहें हैं और अच्छा घर बन सकता है।
hg: East aur north facing plot sabse pasand kiye jate hain, phir west, aur south bhi dosh nahi: har mukh me darwaze ki achhi jagah hain aur achha ghar ban sakta hai.
@how modern most PRAC
en: A plot faces the road it opens to; a house or flat faces where you look when stepping out of its main door, not the balcony. With two roads the gate decides.
hi: प्लॉट का मुख वह सड़क है जिस पर वह खुलता है; मकान या फ़्लैट का मुख वह जिधर मुख्य द्वार से बाहर निकलते देखें, बालकनी नहीं। दो सड़कें हों तो गेट तय करता है।
hg: Plot ka mukh woh sadak hai jis par woh khulta hai; makan ya flat ka mukh woh jidhar main door se bahar nikalte dekhein, balcony nahi. Do sadak hon to gate tay karta hai.
@which modern disputed JYOTISH
en: Some match the facing to a person's rashi or name; the lists contradict each other, and a family has many rashis. Light, price, water and road are safer reasons to choose by.
hi: कुछ लोग राशि या नाम से मुख मिलाते हैं; सूचियाँ आपस में टकराती हैं, और परिवार में कई राशियाँ होती हैं। चुनने के लिए रोशनी, दाम, पानी और सड़क बेहतर आधार हैं।
hg: Kuch log rashi ya naam se mukh milate hain; lists aapas me takrati hain, aur parivar me kai rashi hoti hain. Chunne ke liye roshni, daam, paani aur sadak behtar aadhar hain.
@why modern most PRAC
en: East is the Sun's and Indra's side, north Kubera's and Soma's, west Varuna's, south Yama's; that is where the liking comes from. Morning light is its plain reason.
hi: पूर्व सूर्य और इंद्र की, उत्तर कुबेर और सोम की, पश्चिम वरुण की, दक्षिण यम की दिशा है; पसंद वहीं से आई। सुबह की धूप इसकी सीधी वजह है।
hg: East surya aur Indra ki, north Kuber aur Som ki, west Varun ki, south Yam ki disha hai; pasand wahin se aayi. Subah ki dhoop iski seedhi wajah hai.
@see south-facing-plot, shop-facing

# south-facing-plot plot
@names
en: south facing plot, south facing house, dakshinmukhi house
hi: दक्षिणमुखी प्लॉट, दक्षिणमुखी मकान, दक्षिण मुख का घर
hg: dakshin mukhi makan, south facing plot, south facing house, dakshin mukhi ghar
en: south facing apartment, south facing flat
hi: दक्षिण मुखी फ़्लैट
hg: dakshin mukhi flat, south facing flat
@ask
en: we can only afford the south-facing site and the whole family speaks of Yama
hi: दक्षिणमुखी ही हमारे बजट में है और सब यम का नाम लेते हैं
hg: south facing hi hamare budget me hai aur sab yam ka naam lete hai
en: is a south facing house bad | why do people avoid south facing plots | we got a flat facing south and my mother-in-law is scared | remedies for south facing house | should I buy a south facing plot, it is cheaper | south facing house benefits | yama direction house | how to build on a south facing plot | south west facing door | south facing house for rent | famous people live in south facing houses?
hi: दक्षिणमुखी मकान अशुभ होता है क्या | लोग दक्षिणमुखी से क्यों डरते हैं | दक्षिणमुखी घर का उपाय | दक्षिणमुखी प्लॉट सस्ता मिल रहा है, लूँ क्या | सास दक्षिण मुख के फ़्लैट से डर रही हैं | दक्षिण यम की दिशा है क्या | दक्षिणमुखी प्लॉट पर घर कैसे बनाएँ | दक्षिणमुखी मकान किराये पर लेना | दक्षिणमुखी मकान के फ़ायदे | दक्षिण-पश्चिम में दरवाज़ा
hg: dakshin mukhi makan ashubh hota hai kya | log south facing se kyu darte hai | south facing ghar ka upay | south facing plot sasta mil raha hai lu kya | saas south facing flat se dar rahi hai | south yam ki disha hai kya | dakshin mukhi plot par ghar kaise banaye | south facing makan kiraye par lena | south facing house ke fayde | dakshin mukhi ghar me rehna chahiye ya nahi
en: builder has only south facing left | we live in a south facing house since 20 years happily | neighbours scare us about south facing | does south facing bring death | is south facing flat bad for tenants | south facing house main door place | remedies for dakshinmukhi house cheap | who should live in south facing house
hi: बिल्डर के पास केवल दक्षिणमुखी बचे हैं | 20 साल से दक्षिणमुखी घर में ख़ुश हैं | पड़ोसी दक्षिणमुखी से डराते हैं | दक्षिणमुखी से क्या होता है | दक्षिण मुखी घर किसके लिए अच्छा | दक्षिण मुखी में द्वार कहाँ हो | किराए का दक्षिण मुखी फ़्लैट
hg: builder ke paas sirf south facing bache hai | 20 saal se south facing ghar me khush hai | padosi south facing se darate hai | dakshin mukhi se kya hota hai | dakshin mukhi ghar kiske liye accha | dakshin mukhi me door kaha ho | rent ka south facing flat
en: everyone scares me about a south facing house and the token is paid | is facing south always bad | cheap south facing plot, take it or leave it
hi: दक्षिण मुखी मकान हमेशा बुरा होता है क्या, बयाना दे चुके हैं | सस्ता दक्षिण मुखी प्लॉट मिल रहा है, ले लूँ या छोड़ दूँ | दक्षिण मुखी प्लॉट में गेट किस जगह
hg: south facing hamesha bura hota hai kya token de chuke hai | sasta south facing plot le lu ya chhod du | dakshin mukhi plot lena chahiye ya nahi | dakshin mukhi plot le liya gate kaha lagau
en: we bought a south facing house with retirement money and relatives frighten us
hi: दक्षिण मुखी मकान ले लिया, अब रिश्तेदार डरा रहे हैं कि नुक़सान होगा
hg: dakshin mukhi makan le liya ab rishtedar dara rahe hai ki nuksan hoga
en: should I avoid south facing apartments
@ok modern disputed PRAC
en: No, a south-facing house is not a defect by itself: the old texts judge the place of the door in the wall, and the south wall has good places too. Fear of the whole side is a later custom.
hi: नहीं, दक्षिणमुखी मकान अपने-आप दोष नहीं: पुराने ग्रंथ दीवार में द्वार की जगह देखते हैं, और दक्षिण दीवार में भी अच्छी जगहें हैं। पूरी दिशा का डर बाद का चलन है।
hg: Nahi, dakshin mukhi makan apne aap dosh nahi: purane granth deewar me darwaze ki jagah dekhte hain, aur south deewar me bhi achhi jagah hain. Poori disha ka dar baad ka chalan hai.
@do modern most PRAC
en: Take the door in the eastern half of the south wall, near its middle, keep the south-west solid and heavy, leave more openings and ground to the north and east, and sleep with the head to the south.
hi: द्वार दक्षिण दीवार के पूर्वी आधे में, बीच के पास रखें, नैऋत्य ठोस और भारी रखें, उत्तर और पूर्व में ज़्यादा खुला और खिड़कियाँ दें, और दक्षिण की ओर सिर करके सोएँ।
hg: Darwaza south deewar ke east wale aadhe me, beech ke paas rakhein, south-west thos aur bhaari rakhein, north aur east me zyada khula aur khidki dein, aur south ki taraf sir karke soyein.
@why modern most CUSTOM
en: South is the side of Yama, lord of dharma and of the forefathers, so people came to fear it. In the texts he is one of eight guardians and keeps order; a shady south front also suits hot weather less.
hi: दक्षिण यम की दिशा है, जो धर्म और पितरों के स्वामी हैं; इसी से लोग डरने लगे। ग्रंथों में वे आठ दिक्पालों में एक हैं; गरमी में दक्षिण की धूप भी एक कारण है।
hg: South Yam ki disha hai, jo dharm aur pitron ke swami hain; isi se log darne lage. Granthon me woh aath dikpalon me ek hain; garmi me south ki dhoop bhi ek karan hai.
@which modern most PRAC
en: Of nine parts of the south wall, counted from the east, the third and fourth are best for the door (Vitatha, Grihakshata); the south-west end is left out. A tenant keeps door lit, clean and shut.
hi: दक्षिण दीवार के नौ भागों में पूर्व से तीसरा-चौथा (वितथ, गृहक्षत) द्वार के लिए अच्छे; नैऋत्य सिरा छोड़ते हैं। किराएदार द्वार को रोशन, साफ़ और बंद रखे।
hg: South deewar ke nau hisson me east se teesra-chautha (Vitatha, Grihakshata) door ke liye achhe; south-west sira chhodte hain. Kirayedar door ko roshan, saaf aur band rakhe.
@see plot-facing

# temple-near-house plot
@names
en: temple near the house, temple opposite the house, shadow of a temple
hi: घर के पास मंदिर, घर के सामने मंदिर, मंदिर की छाया
hg: ghar ke samne mandir, ghar ke paas mandir, mandir ki chaya
en: temple opposite my flat, mosque near the house
hi: मंदिर के सामने घर, मंदिर के पास मकान
hg: mandir ke samne ghar, mandir ke paas makan, masjid ke paas ghar
en: plot behind a temple, plot near a temple
hi: मंदिर के पीछे प्लॉट
hg: mandir ke piche plot
hg: mandir ki parchai
hi: मंदिर की परछाईं
en: temple shadow on the house
hi: मंदिर के सामने मकान, मंदिर के सामने घर
hg: mandir ke saamne makan, mandir ke saamne ghar
en: samadhi near the plot, shrine behind the plot
hi: समाधि के पास प्लॉट, बाबा की समाधि
hg: samadhi ke paas plot, baba ki samadhi
@ask
en: behind our plot is a holy man's samadhi where villagers light lamps
hi: प्लॉट के पीछे किसी बाबा की समाधि है, लोग दीया जलाते हैं
hg: plot ke peeche kisi baba ki samadhi hai log diya jalate hai
en: we are offered a house right across a temple, bells from five in the morning
hi: मंदिर के ठीक आगे घर मिल रहा है, सुबह से घंटियाँ बजती हैं, ले लें
hg: mandir ke theek aage ghar mil raha hai subah se ghanti bajti hai, le le
en: is it bad to have a temple in front of the house | house beside a temple | temple shadow falls on our house | we can see the temple flag from our window | flat near a masjid church or gurudwara | temple behind the house good or bad | shiv temple opposite our gate | how far should a house be from a temple | can I buy a plot next to a temple | temple wall shared with our house
hi: घर के सामने मंदिर होना अशुभ है क्या | मंदिर के बग़ल में मकान | मंदिर की छाया घर पर पड़ती है | घर मंदिर से कितनी दूर हो | मंदिर के पीछे घर | शिव मंदिर हमारे गेट के सामने है | मस्जिद, चर्च या गुरुद्वारे के पास घर | मंदिर के पास का प्लॉट लेना चाहिए क्या | मंदिर की दीवार से घर लगा है | मंदिर का ध्वज घर पर दिखता है
hg: ghar ke samne mandir hona ashubh hai kya | mandir ke bagal me makan | mandir ki chhaya ghar par padti hai | ghar mandir se kitni dur ho | mandir ke piche ghar | shiv mandir hamare gate ke samne hai | masjid church gurudwara ke paas ghar | mandir ke paas ka plot lena chahiye kya | mandir ki deewar se ghar laga hai | mandir ka jhanda ghar se dikhta hai
en: hanuman temple right across the road from our door | bells at 5 am wake us, is moving wise | our terrace is higher than the temple | temple pond near the plot | living in front of a shiva temple | temple shadow falls on house | mosque or church opposite house | peer mazar near house
hi: सड़क पार हनुमान मंदिर हमारे दरवाज़े के सामने | हमारी छत मंदिर से ऊँची है | सुबह पाँच बजे घंटी बजती है | शिव मंदिर के सामने घर | मंदिर की छाया घर पर | घर के पास मज़ार
hg: sadak paar hanuman mandir hamare darwaze ke samne | hamari chhat mandir se unchi hai | subah 5 baje ghanti bajti hai | shiv mandir ke samne ghar | mandir ki chhaya ghar pe | ghar ke pass mazar
en: old temple thirty feet from the land, people say nobody prospers beside it
hi: घर के पास पुराना मंदिर हो तो दिक़्क़त होती है क्या
hg: ghar ke paas purana mandir hai koi dikkat hai kya | zameen ke bagal me mandir hai
hg: mandir ki parchai ghar par padti hai
en: there is an old temple near the corner of the land and people say nobody who built beside it prospered
hi: ज़मीन के कोने के पास पुराना मंदिर है, लोग कहते हैं उसके पास बसने वाला नहीं फलता
hg: zameen ke kone ke paas purana mandir hai log kehte hai paas banane wala nahi phalta
@ok modern most PRAC
en: A temple near the house is no misfortune; lists only avoid one straight opposite the main door or one whose shadow lies on the house. Beyond about twice the temple's height nothing is said.
hi: घर के पास मंदिर कोई अशुभ बात नहीं; सूचियाँ केवल मुख्य द्वार के ठीक सामने या घर पर छाया डालने वाले मंदिर से बचती हैं। मंदिर की ऊँचाई के लगभग दुगुने से आगे कुछ नहीं कहा गया।
hg: Ghar ke paas mandir koi ashubh baat nahi; lists sirf main door ke theek saamne ya ghar par chhaya daalne wale mandir se bachti hain. Mandir ki oonchai ke lagbhag dugune se aage kuch nahi kaha gaya.
@do modern most PRAC
en: If it stands opposite, move the gate a little aside or grow a green screen, and bow when you go out, as many do. Crowds, loudspeakers and parking on feast days are the true thing to ask about before buying.
hi: सामने हो तो गेट थोड़ा हटा लें या पौधों की ओट कर लें, और बहुतों की तरह निकलते हुए प्रणाम करें। लेने से पहले पर्व के दिन की भीड़, लाउडस्पीकर और पार्किंग ज़रूर पूछें।
hg: Saamne ho to gate thoda hata lein ya paudhon ki ot kar lein, aur bahuton ki tarah nikalte hue pranam karein. Lene se pehle parv ke din ki bheed, loudspeaker aur parking zaroor poochein.
@why modern most CUSTOM
en: The reason told is respect: washing, quarrels and waste water should not face a deity, and the ground around a shrine was kept for pilgrims. It holds alike for any house of worship.
hi: बताया गया कारण आदर है: धुलाई, झगड़े और गंदा पानी देवता के सामने न हों, और मंदिर के पास की भूमि यात्रियों के लिए थी। हर पूजा-स्थल पर यही लागू है।
hg: Bataya gaya karan aadar hai: dhulai, jhagde aur ganda paani devta ke saamne na hon, aur mandir ke paas ki bhoomi yatriyon ke liye thi. Har pooja-sthal par yahi lagu hai.
@which modern regional PRAC
en: Some lists add: not in front of Shiva, behind Vishnu or on Devi's left; they differ, and towns grew around temples everywhere. Ask what you can bear of bells and crowds.
hi: कुछ सूचियाँ जोड़ती हैं: शिव के सामने, विष्णु के पीछे, देवी के बाएँ नहीं; वे एक नहीं, और नगर मंदिरों के चारों ओर ही बसे। घंटी और भीड़ आपको कैसी लगे, यह देखें।
hg: Kuch lists jodti hain: Shiv ke samne, Vishnu ke peeche, Devi ke baayein nahi; woh ek nahi, aur nagar mandiron ke charon taraf hi base. Ghanti aur bheed aapko kaisi lage, yeh dekhein.
@see door-obstruction, cemetery-near-house

# cemetery-near-house plot
@names
en: graveyard near the house, cremation ground near the house, cemetery view
hi: घर के पास श्मशान, घर के पास क़ब्रिस्तान
hg: ghar ke paas shamshan, ghar ke paas kabristan, shmashan ke paas plot
en: burial ground, house near crematorium
hi: श्मशान के पास, क़ब्रिस्तान के पास
hg: shamshan ke paas, kabristan ke paas
hi: श्मशान, शमशान, क़ब्रिस्तान, मरघट
hg: shamshan, shmashan, kabristan
en: cremation ground, graveyard, crematorium
@ask
en: half price plot two streets away from a cremation ground, grandfather says no, buy or not | plot near the burning ghat is cheap, a road and trees lie between
hi: श्मशान से थोड़ी दूर कॉलोनी में ज़मीन सस्ती मिल रही है, बुज़ुर्ग मना करते हैं, ले लें क्या | मरघट दिखता नहीं पर पास है, प्लॉट आधे दाम का है | छत से मरघट का धुआँ दिखता है, मकान ख़रीदना ठीक होगा
hg: shamshan se thodi door colony me zameen sasti mil rahi h, buzurg mana karte h, le le kya | shamshan dikhta nahi par paas hai plot aadhe daam ka hai | chhat se shamshan ka dhuan dikhta h makan kharidna theek hoga
en: is it bad to live near a cremation ground | graveyard opposite our building | flat near cemetery should I buy | remedy for house near shamshan | we can see the burial ground from the balcony | will there be ghosts near a graveyard house | how far should the house be from a cremation ground | plot was a graveyard earlier | ambulance and funeral processions pass our house | old samadhi on the plot
hi: श्मशान के पास घर लेना ठीक है क्या | क़ब्रिस्तान हमारी बिल्डिंग के सामने है | श्मशान घर से कितनी दूर हो | श्मशान के पास घर का उपाय | बालकनी से क़ब्रिस्तान दिखता है | क्या पास के श्मशान से भूत-प्रेत आते हैं | प्लॉट पर पहले क़ब्रें थीं | घर के सामने से शवयात्रा निकलती है | ज़मीन पर पुरानी समाधि है
hg: shamshan ke paas ghar lena theek hai kya | kabristan hamari building ke samne hai | shamshan ghar se kitni dur ho | shamshan ke paas ghar ka upay | balcony se kabristan dikhta hai | paas ke shamshan se bhoot pret aate hai kya | plot par pehle kabr thi | ghar ke samne se shav yatra nikalti hai | zameen par purani samadhi hai
en: nice flat but window looks at graves | got allotment near the burning ghat | children get scared of the cemetery behind | how to remove fear of the graveyard
hi: अच्छा फ़्लैट है पर खिड़की से क़ब्रें दिखती हैं | घाट के पास मकान मिला है | बच्चे पीछे के क़ब्रिस्तान से डरते हैं
hg: acha flat hai par khidki se kabr dikhti hai | ghat ke paas makan mila hai | bachche piche ke kabristan se darte hai
hi: बगल में श्मशान है बच्चों को डर लगता है | फ़्लैट से श्मशान दिखता है | कब्रिस्तान के पास किराए का घर
hg: bagal me shamshan hai bachcho ko dar lagta hai | flat se shamshan dikhta hai | kabristan ke pass rent ka ghar
en: there is a cremation ground next door and the children are afraid | flat view of shamshan | living near kabristan rented | negative energy from graveyard
@ok modern wide PRAC
en: Lists ask to keep some distance from a cremation or burial ground, mostly for peace of mind, smoke and crowds; nothing from it comes into your home. Many cities have good homes beside one.
hi: सूचियाँ श्मशान या क़ब्रिस्तान से कुछ दूरी चाहती हैं, मुख्यतः मन की शांति, धुएँ और भीड़ के कारण; वहाँ से कुछ आपके घर में नहीं आता। शहरों में इनके पास भी अच्छे घर हैं।
hg: Lists shamshan ya kabristan se kuch doori chahti hain, mukhya roop se mann ki shanti, dhuen aur bheed ke karan; wahan se kuch aapke ghar me nahi aata. Sheher me inke paas bhi achhe ghar hain.
@do modern most PRAC
en: If you live there, screen the view with plants or curtains, close the windows on that side at such hours, and keep a lamp at dusk if it comforts you. Land that held graves: ask the law and the families first, and have the ground looked at.
hi: वहाँ रहते हों तो पौधों या परदे से ओट करें, उन घड़ियों में उधर की खिड़की बंद रखें, और मन चाहे तो संध्या को दीप जलाएँ। ज़मीन पर क़ब्रें रही हों तो पहले क़ानून और परिवारों से पूछें।
hg: Wahan rehte hon to paudhon ya parde se ot karein, us samay udhar ki khidki band rakhein, aur mann chahe to sandhya ko deep jalayein. Zameen par kabr rahi hon to pehle kanoon aur parivaron se poochein.
@why modern most CUSTOM
en: After a funeral one bathes before entering, and so a house at the ground feels unsettled by custom. A tenant may stay with an easy mind: a lamp, Hanuman Chalisa or one's own prayer comforts.
hi: शवयात्रा के बाद नहाकर घर आते हैं, इसलिए श्मशान से लगा घर रिवाज में अटपटा लगता है। किराएदार निश्चिंत रहें: दीपक, हनुमान चालीसा या अपनी प्रार्थना मन को ढाढ़स देती है।
hg: Shavyatra ke baad nahakar ghar aate hain, isliye shamshan se laga ghar riwaz me atpata lagta hai. Kirayedar nishchint rahein: deepak, Hanuman Chalisa ya apni prarthana mann ko dhaadhas deti hai.
@which modern most PRAC
en: Tradition would rather take another plot than one beside a cremation ground. What softens it: distance, a road or houses between, trees, and that it is not seen from the house. A low price is for the resale too; go by your peace of mind and the elders who will live there.
hi: परंपरा श्मशान के पास के बजाय दूसरा प्लॉट लेने को कहती है। दूरी, बीच की सड़क या मकान, पेड़, और घर से न दिखना इसे हल्का करते हैं। सस्ता दाम बेचते समय भी रहेगा; मन की शांति और साथ रहने वाले बड़ों की राय देखें।
hg: Parampara shamshan ke paas ke bajay doosra plot lene ko kehti hai. Doori, beech ki sadak ya makan, ped, aur ghar se na dikhna ise halka karte hain. Sasta daam bechte samay bhi rahega; mann ki shanti aur saath rehne wale badon ki rai dekhein.
@see temple-near-house

# hospital-near-house plot
@names
en: hospital near the house, police station opposite the house, school or bar near the house
hi: घर के पास अस्पताल, घर के सामने थाना, पास में शराब की दुकान
hg: ghar ke paas hospital, ghar ke samne thana, paas me daru ki dukan
en: hospital opposite, liquor shop nearby, garbage dump near the house
hi: अस्पताल के सामने, कूड़ाघर पास में
hg: hospital ke samne, kuda ghar paas me, daru ka theka paas
@ask
en: flat beside a police station at a low price, sirens at night
hi: थाने के बग़ल में फ़्लैट सस्ता मिल रहा है
hg: thane ke bagal me flat sasta mil raha hai
en: is it bad to live opposite a hospital | house near a police station vastu | flat beside a school | liquor shop near our house | factory next to the plot | cinema hall opposite the house | house near a court or jail | petrol pump beside our plot | nursing home in the same building | garbage dump in front of the house | butcher shop opposite
hi: अस्पताल के सामने घर होना ठीक है क्या | थाने के पास मकान | स्कूल के बग़ल में घर | घर के पास शराब की दुकान है | प्लॉट के बग़ल में फ़ैक्टरी | पेट्रोल पंप के पास घर | कचहरी या जेल के पास मकान | घर के सामने कूड़ाघर है | इमारत में ही नर्सिंग होम है | घर के सामने मांस की दुकान
hg: hospital ke samne ghar hona theek hai kya | thane ke paas makan | school ke bagal me ghar | ghar ke paas daru ki dukan hai | plot ke bagal me factory | petrol pump ke paas ghar | court ya jail ke paas makan | ghar ke samne kuda ghar hai | building me hi nursing home hai | ghar ke samne mutton ki dukan
en: ambulance sirens all night near our home | wine shop opened below our flat | school noise next door | garbage point just outside our gate | liquor shop in front of house | petrol pump near home vastu | police station opposite | cinema hall near house
hi: रात भर एंबुलेंस की आवाज़ आती है | हमारे फ़्लैट के नीचे शराब की दुकान खुल गई | गेट के बाहर कचरा डालते हैं | घर के सामने शराब की दुकान | पेट्रोल पंप के पास घर | घर के सामने अस्पताल
hg: raat bhar ambulance ki awaz aati hai | hamare flat ke niche daru ki dukan khul gayi | gate ke bahar kachra dalte hai | ghar ke samne sharab ki dukan | petrol pump ke pass ghar | ghar ke samne hospital
@ok modern most PRAC
en: A hospital, police station or bar opposite is avoided by modern lists when one chooses a home, for its noise and sorrow. It is no curse on a house, and a hospital nearby has saved many.
hi: सामने अस्पताल, थाना या शराबख़ाना हो तो आज की सूचियाँ चुनते समय मना करती हैं, शोर और दुख के कारण। यह घर पर कोई शाप नहीं, और पास का अस्पताल कितनों को बचाता है।
hg: Saamne hospital, thana ya bar ho to aaj ki lists chunte samay mana karti hain, shor aur dukh ke karan. Yeh ghar par koi shaap nahi, aur paas ka hospital kitnon ko bachata hai.
@do modern wide SENSE
en: Check what reaches you: noise at night, waste, smoke, parking, strangers. A green screen, double glass and the bedroom on the other side help; about waste or a factory ask the municipality, beside a petrol pump the safety distance.
hi: देखें कि आप तक क्या आता है: रात का शोर, कचरा, धुआँ, पार्किंग, अनजान लोग। पौधों की ओट, दोहरा काँच और दूसरी ओर शयनकक्ष मदद करते हैं; कचरे या फ़ैक्टरी पर नगरपालिका से, पेट्रोल पंप पर सुरक्षा-दूरी पूछें।
hg: Dekhein ki aap tak kya aata hai: raat ka shor, kachra, dhuan, parking, anjaan log. Paudhon ki ot, double glass aur doosri taraf bedroom madad karte hain; kachre ya factory par nagarpalika se, petrol pump par safety doori poochein.
@see temple-near-house, pole-opposite

# pole-opposite plot
@names
en: electric pole in front of the house, transformer near the house, mobile tower near the house, high tension line
hi: घर के सामने बिजली का खंभा, घर के पास ट्रांसफ़ॉर्मर, मोबाइल टावर, हाई टेंशन लाइन
hg: ghar ke samne bijli ka khamba, transformer ghar ke paas, mobile tower, high tension line
en: pole in front of the gate, transformer outside
hi: खंभा सामने, ट्रांसफ़ॉर्मर पास में
hg: khamba samne, khamba gate ke samne, transformer paas me
en: electric transformer in front of my house
hg: ghar ke aage transformer, bijli ka transformer
hi: बिजली का ट्रांसफ़ॉर्मर
hi: बिजली का खंभा, गेट के सामने खंभा, घर के सामने ट्रांसफ़ार्मर
hg: bijli ka khamba, bijli ka khambha, gate ke saamne khamba, gate ke saamne transformer
@ask
en: registry is next week and I only now saw the transformer in the middle of where the gate would come, drop the plot or shift the gate
hi: बयाना दे दिया, अब देखा खंभा ठीक गेट की जगह के आगे है, प्लॉट छोड़ दूँ या गेट खिसका लूँ | ट्रांसफ़ार्मर ठीक फाटक के सामने है, बिजली विभाग से हटवाएँ क्या
hg: token de diya ab dekha khamba theek gate ki jagah ke aage hai, plot chhod du ya gate khiska lu | transformer theek phatak ke saamne h bijli wale se hatwaye kya | plot ke aage beech me bijli ka khamba h advance ho chuka
en: electric pole right in front of my gate | is a pole opposite the main door bad | remedy for a lamp post in front of the door | transformer beside our house | mobile tower on the next roof is it harmful | high tension wires above the plot | can I buy a plot under a power line | pillar in front of the shop | street light shines into the house | water tank or chimney opposite the door
hi: गेट के ठीक सामने बिजली का खंभा है | मुख्य द्वार के सामने खंभा होना | सामने खंभे का उपाय | घर के बग़ल में ट्रांसफ़ॉर्मर | पास की छत पर मोबाइल टावर है नुक़सान है क्या | प्लॉट के ऊपर हाई टेंशन तार | बिजली लाइन के नीचे प्लॉट लें क्या | दुकान के आगे खंभा | घर के सामने पानी की टंकी या चिमनी | सड़क की बत्ती घर में पड़ती है
hg: gate ke theek samne bijli ka khamba hai | main door ke samne khamba hona | samne khambe ka upay | ghar ke bagal me transformer | paas ki chhat pe mobile tower hai nuksan hai kya | plot ke upar high tension taar | bijli line ke niche plot le kya | dukan ke aage khamba | ghar ke samne pani ki tanki ya chimney | street light ghar me aati hai | pole in front of house
en: light pole in the middle of our gate, electricity board is not moving it | is the telephone pole also a vedh | tower radiation worries me, what does vastu say | transformer in front of main gate remedy | mobile tower on our roof health | electric pole in south east good | pole in front of balcony
hi: गेट के बीच में खंभा है, बिजली विभाग हटाता नहीं | टेलीफ़ोन का खंभा भी वेध है क्या | टावर के विकिरण का डर है
hg: gate ke bich me khamba hai bijli wale hatate nahi | telephone ka khamba bhi vedh hai kya | tower ke radiation ka dar hai | bijli ka khamba gate ke samne hai upay
hg: hamare ghar ke aage bijli ka transformer laga hai | hamari dukan ke samne pole hai | main gate ke samne transformer | chhat pe mobile tower | balcony ke samne khamba
hi: हमारे घर के आगे बिजली का ट्रांसफ़ॉर्मर लगा है | मुख्य द्वार के सामने ट्रांसफ़ॉर्मर | छत पर मोबाइल टावर | बालकनी के सामने खंभा
@ok classical wide BS
en: A pole straight before the main door is an obstruction in Brihat Samhita, but not if it stands farther than twice the height of the house. Off the middle of the door most do not count it.
hi: मुख्य द्वार के ठीक सामने खंभा बृहत्संहिता में वेध है, पर घर की ऊँचाई के दुगुने से दूर हो तो नहीं। द्वार के बीच से हटा हो तो ज़्यादातर उसे नहीं गिनते।
hg: Main door ke theek saamne khamba Brihat Samhita me vedh hai, par ghar ki oonchai ke dugune se door ho to nahi. Darwaze ke beech se hata ho to zyadatar use nahi ginte.
@do modern most PRAC
en: Shift the gate or its opening leaf a little so that the pole is not in line, or plant a hedge. The electricity office moves poles on application; never touch one yourself.
hi: गेट या उसका खुलने वाला पल्ला थोड़ा खिसका दें ताकि खंभा सीध में न रहे, या झाड़ी लगाएँ। अर्ज़ी पर बिजली दफ़्तर खंभा हटाता है; उसे ख़ुद कभी न छुएँ।
hg: Gate ya uska khulne wala palla thoda khiska dein taki khamba seedh me na rahe, ya jhadi lagayein. Application par bijli office khamba hatata hai; use khud kabhi na chhuyein.
@how modern wide SENSE
en: Under or beside a high tension line building is forbidden within a set distance: ask the electricity board before you pay. About a mobile tower ask for its papers; directions have nothing to say on it.
hi: हाई टेंशन लाइन के नीचे या पास तय दूरी में निर्माण मना है: पैसे देने से पहले बिजली विभाग से पूछें। मोबाइल टावर के काग़ज़ माँगें; दिशाएँ इस पर कुछ नहीं कहतीं।
hg: High tension line ke neeche ya paas tay doori me nirman mana hai: paise dene se pehle bijli vibhag se poochein. Mobile tower ke kagaz maangein; dishayein is par kuch nahi kehti.
@where modern most PRAC
en: A pole or transformer at the south-east side of the plot is liked best, as electricity is fire; before door or north-east least. From flats upstairs it is not counted.
hi: खंभा या ट्रांसफ़ॉर्मर प्लॉट के आग्नेय में सबसे ठीक, क्योंकि बिजली अग्नि है; द्वार के आगे या ईशान में नापसंद। ऊपर के फ़्लैट से नहीं गिना जाता।
hg: Khamba ya transformer plot ke south-east me sabse theek, kyunki bijli agni hai; door ke aage ya north-east me napasand. Upar ke flat se nahi gina jata.
@see door-obstruction

# door-obstruction plot
@names
en: dwar vedh, tree in front of the main door, obstruction opposite the door, neighbour's corner facing the door
hi: द्वार वेध, मुख्य द्वार के सामने पेड़, दरवाज़े के सामने रुकावट
hg: dwar vedh, main door ke samne ped, darwaze ke samne rukawat, dwar vedha
en: tree before my door, lift opposite my door
hi: दरवाज़े के सामने पेड़
hg: darwaze ke samne ped
@ask
en: what is dwar vedh | big tree in front of the main gate | neighbour's wall corner points to our door | well or pit in front of the house | drain in front of the door | neighbour's staircase opposite our main door | opposite flat's door faces ours | lift in front of the flat door | how far must an obstruction be | remedy for dwar vedh | should I cut the tree before my house
hi: द्वार वेध क्या होता है | मुख्य द्वार के सामने पेड़ है | पड़ोसी की दीवार का कोना हमारे दरवाज़े पर है | घर के सामने कुआँ या गड्ढा | दरवाज़े के सामने नाली | सामने वाले का दरवाज़ा हमारे सामने है | फ़्लैट के दरवाज़े के सामने लिफ़्ट | वेध कितनी दूर तक माना जाता है | द्वार वेध का उपाय | घर के आगे का पेड़ काट दें क्या
hg: dwar vedh kya hota hai | main gate ke samne bada ped hai | padosi ki deewar ka kona hamare darwaze par hai | ghar ke samne kuan ya gaddha | darwaze ke samne naali | samne wale ka darwaza hamare samne hai | flat ke door ke samne lift | vedh kitni dur tak mante hai | dwar vedh ka upay | ghar ke aage ka ped kaat de kya
en: neem tree exactly before our entrance | neighbour parks his truck in front of our door daily | staircase going down in front of my flat | well in front of the ancestral house | neem tree in front of door | corner of other building points at our door | dustbin of colony in front of gate | mirror to reflect obstruction | stairs of neighbour opposite
hi: प्रवेश के ठीक सामने नीम का पेड़ | पड़ोसी रोज़ ट्रक हमारे दरवाज़े पर लगाता है | फ़्लैट के सामने नीचे जाती सीढ़ी | पुश्तैनी घर के आगे कुआँ | सामने वाले मकान का कोना द्वार पर | गेट के सामने कूड़ाघर
hg: entry ke theek samne neem ka ped | padosi roz truck hamare darwaze par lagata hai | flat ke samne niche jati seedhi | pushtaini ghar ke aage kuan | ghar ke samne ped hai kaat du | door ke samne neem ka ped | samne wale makan ka kona door pe | gate ke samne kudaghar
en: tree or pole straight before the door, what to do
hi: दरवाज़े के सामने खंभा या पेड़ हो तो | घर के सामने पेड़ से द्वार वेध होता है क्या
hg: darwaze ke samne khamba ya ped ho to | main gate ke samne ped hai dwar vedh hai kya
@what classical wide BS
en: Dwar vedh is anything that stands right before the main door: tree, corner, well, pillar, drain or the end of a road. It does not count when it is farther off than twice the height of the house.
hi: द्वार वेध वह है जो मुख्य द्वार के ठीक सामने हो: पेड़, कोना, कुआँ, खंभा, नाली या सड़क का अंत। घर की ऊँचाई के दुगुने से दूर हो तो वह नहीं गिना जाता।
hg: Dwar vedh woh hai jo main door ke theek saamne ho: ped, kona, kuan, khamba, naali ya sadak ka ant. Ghar ki oonchai ke dugune se door ho to woh nahi gina jata.
@do modern most PRAC
en: First see whether it is in line with the middle of the door; often it is not. Else shift the gate, cover drain and pit, put a hedge or a lamp between. A healthy tree is not cut for this: a road or a wall between ends the matter.
hi: पहले देखें कि वह द्वार के बीच की सीध में है भी या नहीं; अक्सर नहीं होता। हो तो गेट खिसकाएँ, नाली-गड्ढा ढकें, बीच में झाड़ी या दीप रखें। हरा पेड़ इसके लिए न काटें: बीच में सड़क या दीवार हो तो बात समाप्त।
hg: Pehle dekhein ki woh darwaze ke beech ki seedh me hai bhi ya nahi; aksar nahi hota. Ho to gate khiskayein, naali-gaddha dhakein, beech me jhadi ya deep rakhein. Hara ped iske liye na kaatein: beech me sadak ya deewar ho to baat khatam.
@ok modern most PRAC
en: In flats a lift, stairs or another door opposite is the rule of the building and harms nobody; a lit threshold, a clean mat and a nameplate of your own are enough.
hi: फ़्लैट में सामने लिफ़्ट, सीढ़ी या दूसरा दरवाज़ा इमारत की बनावट है और किसी का बुरा नहीं करता; रोशन देहरी, साफ़ पायदान और अपनी नामपट्टी काफ़ी है।
hg: Flat me saamne lift, seedhi ya doosra darwaza building ki banawat hai aur kisi ka bura nahi karta; roshan dehri, saaf doormat aur apni nameplate kaafi hai.
@which modern most PRAC
en: Counted as vedh: tree, pole, well, drain, pit, corner, road end, pillar, another's stair exactly before the door's middle. Not counted: across a public road, beyond twice the height, off the middle, or in flats.
hi: वेध गिनते हैं: पेड़, खंभा, कुआँ, नाली, गड्ढा, कोना, सड़क का अंत, किसी की सीढ़ी, ठीक द्वार के बीच के आगे। नहीं गिनते: सड़क पार, दुगुनी ऊँचाई से दूर, बीच से हटकर, या फ़्लैट में।
hg: Vedh ginte hain: ped, khamba, kuan, naali, gaddha, kona, sadak ka ant, kisi ki seedhi, theek door ke beech ke aage. Nahi ginte: sadak paar, dugni unchai se door, beech se hatkar, ya flat me.
@see pole-opposite, road-hitting-plot

# water-near-plot plot
@names
en: river near the plot, pond near the house, nala beside the house, canal near the plot
hi: प्लॉट के पास नदी, घर के पास तालाब, घर के बग़ल में नाला
hg: plot ke paas nadi, ghar ke paas talab, ghar ke bagal me nala, nehar ke paas
@ask
en: is a river near the house good | pond in the south of the plot | nala flowing behind our house | canal beside the plot which direction is good | lake facing flat vastu | drain passes along our boundary | sea facing home | plot close to a talab | low lying plot fills with rain water | water body in the north east of the plot
hi: घर के पास नदी शुभ है क्या | प्लॉट के दक्षिण में तालाब है | घर के पीछे नाला बहता है | नहर किस दिशा में अच्छी | झील की ओर फ़्लैट | सीमा के साथ नाली जाती है | समुद्र की ओर घर | बारिश का पानी प्लॉट में भरता है | प्लॉट के ईशान में तालाब | तालाब के पास ज़मीन लें क्या
hg: ghar ke paas nadi shubh hai kya | plot ke south me talab hai | ghar ke piche nala behta hai | nehar kis disha me achi | lake facing flat | boundary ke sath naali jati hai | sea facing ghar | barish ka pani plot me bharta hai | plot ke north east me talab | talab ke paas zameen le kya
en: drain on the west of my land | swimming pool of the neighbour in our south | our farm has a pond in the south west | river front villa | river in south of plot | pond to west of house | flood area plot vastu | drain in front of plot
hi: ज़मीन के पश्चिम में नाली | पड़ोसी का स्विमिंग पूल हमारे दक्षिण में | खेत के नैऋत्य में तालाब | प्लॉट के दक्षिण में नदी | घर के पश्चिम में तालाब | प्लॉट के आगे नाला
hg: zameen ke west me naali | padosi ka swimming pool hamare south me | khet ke south west me talab | plot ke south me nadi | ghar ke west me talab | plot ke aage nala
@where classical most BS
en: Water near a plot is good in the north and north-east, and by modern lists in the east; in the other directions Brihat Samhita does not want it.
hi: प्लॉट के पास जल उत्तर और ईशान में शुभ है, आज की सूचियों में पूर्व में भी; दूसरी दिशाओं में बृहत्संहिता उसे नहीं चाहती।
hg: Plot ke paas jal north aur north-east me shubh hai, aaj ki lists me east me bhi; doosri dishaon me Brihat Samhita use nahi chahti.
@do modern wide SENSE
en: A river or nala to the south or west is answered by a higher wall, trees and a raised floor on that side. Above all ask where the flood stood in the last years and whether building there is allowed.
hi: दक्षिण या पश्चिम में नदी-नाला हो तो उस ओर ऊँची दीवार, पेड़ और ऊँचा फ़र्श रखें। सबसे पहले पूछें कि पिछले बरसों में बाढ़ कहाँ तक आई और वहाँ निर्माण की अनुमति है या नहीं।
hg: South ya west me nadi-nala ho to us taraf oonchi deewar, ped aur ooncha farsh rakhein. Sabse pehle poochein ki pichhle saalon me baadh kahan tak aayi aur wahan nirman ki anumati hai ya nahi.
@why modern most PRAC
en: Land should fall to the north-east, and water follow: so a river there agrees with the rule, one in the south-west goes against it. A dirty drain is good on no side; cover it and plant along it.
hi: भूमि ईशान को ढले और जल भी: इसलिए वहाँ नदी नियम से मिलती है, नैऋत्य में उलटी पड़ती है। गंदा नाला किसी ओर अच्छा नहीं; ढकें और किनारे पौधे लगाएँ।
hg: Bhoomi north-east ko dhale aur jal bhi: isliye wahan nadi niyam se milti hai, south-west me ulti padti hai. Ganda nala kisi taraf achha nahi; dhakein aur kinare paudhe lagayein.

# high-building-near plot
@names
en: tall building near the house, hill near the plot, flyover near the house
hi: घर के पास ऊँची इमारत, पहाड़ी के पास प्लॉट, घर के सामने फ़्लाईओवर
hg: ghar ke paas oonchi building, pahadi ke paas plot, ghar ke samne flyover
en: metro near the house
hi: धूप नहीं आती पास की इमारत से
hg: unchi building samne
en: house in the hills, hill house, land on a hillside
hi: पहाड़ पर घर, पहाड़ी ज़मीन
hg: pahad pe ghar, paharo pe ghar, pahadi zameen
@ask
en: our house stands on a mountainside that falls to the south, nothing can be levelled
hi: पहाड़ों में घर है, ज़मीन दक्षिण को ही ढलती है, क्या करें
hg: pahado me ghar hai zameen dakshin ko hi dhalti hai kya kare
en: a tall building came up in the east of our house | hill on which side of the plot is good | flyover in front of my flat | house near a railway track | metro line passes by our building | neighbour's house is higher than ours | high building blocks our sunlight | mountain in the north of the plot | three storey house next door is in the north | runway or highway near home
hi: हमारे पूर्व में ऊँची इमारत बन गई | पहाड़ी किस ओर हो तो अच्छी | फ़्लैट के सामने फ़्लाईओवर है | रेलवे लाइन के पास मकान | मेट्रो हमारे घर के पास से जाती है | पड़ोसी का मकान हमसे ऊँचा है | ऊँची बिल्डिंग से धूप नहीं आती | उत्तर में पहाड़ है | हाईवे के पास घर | पूर्व में पड़ोसी की तीन मंज़िल
hg: hamare east me unchi building ban gayi | pahadi kis taraf ho to achi | flat ke samne flyover hai | railway line ke paas makan lena | metro hamare ghar ke paas se jati hai | padosi ka makan hamse uncha hai | unchi building se dhoop nahi aati | north me pahad hai | highway ke paas ghar | east me padosi ki teen manzil
en: new tower took away the morning sun from our flat | neighbour built four floors in our north east | trains shake the windows | tall building blocks our sun | hill in the north of house | water tank tower near house | building taller in north east
hi: नई इमारत से सुबह की धूप बंद हो गई | पड़ोसी ने हमारे ईशान में चार मंज़िल बना ली | ट्रेन से खिड़कियाँ हिलती हैं | ऊँची इमारत से धूप रुकती है | उत्तर में पहाड़ | ईशान में ऊँची बिल्डिंग
hg: nayi building se subah ki dhoop band ho gayi | padosi ne hamare north east me 4 manzil bana li | train se khidki hilti hai | unchi building se dhoop rukti hai | north me pahad | north east me unchi building
en: metro pillar stands in front of our balcony
hg: metro ka khamba balcony ke samne
hi: मेट्रो का खंभा बालकनी के सामने
@where modern most PRAC
en: Hills, tall buildings and flyovers are welcome to the south and west of a house and less so to the north and east, where light should come in.
hi: पहाड़ी, ऊँची इमारतें और फ़्लाईओवर घर के दक्षिण और पश्चिम में अच्छे माने जाते हैं, उत्तर और पूर्व में कम, क्योंकि उधर से रोशनी आनी चाहिए।
hg: Pahadi, oonchi building aur flyover ghar ke south aur west me achhe maane jate hain, north aur east me kam, kyunki udhar se roshni aani chahiye.
@do modern wide SENSE
en: What the neighbour builds is not your defect: open skylights, pale walls and mirrors that carry daylight, and keep your own north-east low and clear. For noise use double glass and beds on the other side.
hi: पड़ोसी का निर्माण आपका दोष नहीं: रोशनदान खोलें, हल्की दीवारें और रोशनी फैलाते दर्पण रखें, अपना ईशान नीचा और साफ़ रखें। शोर के लिए दोहरा काँच और पलंग दूसरी ओर।
hg: Padosi ka nirman aapka dosh nahi: roshandan kholein, halki deewarein aur roshni failate mirror rakhein, apna north-east neecha aur saaf rakhein. Shor ke liye double glass aur bed doosri taraf.
@why modern wide PRAC
en: Height is weight: it belongs to the south and west, and gives afternoon shade there; in the north-east it takes morning light. A flat has no share in it beyond its windows.
hi: ऊँचाई भार है: वह दक्षिण और पश्चिम की है और वहाँ दोपहर की छाया देती है; ईशान में सुबह की धूप रोकती है। फ़्लैट पर खिड़कियों से आगे असर नहीं।
hg: Unchai bhaar hai: woh south aur west ki hai aur wahan dopahar ki chhaya deti hai; north-east me subah ki dhoop rokti hai. Flat par khidkiyon se aage asar nahi.

# neighbour-plot plot
@names
en: buying the neighbour's plot, joining two plots, extending the plot
hi: पड़ोस का प्लॉट लेना, दो प्लॉट जोड़ना
hg: padosi ka plot lena, do plot jodna, bagal ka plot
en: plot next to mine, adjacent plot
hi: बग़ल की ज़मीन, सटा हुआ प्लॉट
hg: bagal ki zameen, side wala plot, sata hua plot
en: sell half of my plot, divide the plot
hi: प्लॉट का हिस्सा बेचना, प्लॉट बाँटना
hg: plot ka hissa bechna, plot baantna
hg: piche wala plot, piche wali zameen
hi: पीछे वाला प्लॉट, पीछे वाली ज़मीन
en: plot behind ours
en: neighbour selling his plot, neighbour wants to sell his plot
hg: padosi plot bech raha
hi: पड़ोसी प्लॉट बेच रहा
en: neighbour's balcony over our plot, neighbour's overhang
hi: पड़ोसी का छज्जा
hg: padosi ka chhajja
@ask
en: the neighbour built his chhajja over our side, is that a vastu fault
hi: पड़ोसी का छज्जा हमारी ओर निकला है, दोष है क्या
hg: padosi ka chhajja hamari taraf nikla hai dosh hai kya
en: can I buy the plot next to mine | which side neighbour plot should be bought | south side plot purchase is it bad | joining two flats | merging two plots into one | neighbour in the west is selling his house | buy plot in north or east of my house | how to join the new plot with the old house | should I leave the boundary wall between two plots | plot behind our house is for sale | selling part of my plot
hi: बग़ल का प्लॉट ख़रीद सकते हैं क्या | किस दिशा का पड़ोसी प्लॉट लेना शुभ | दक्षिण का प्लॉट लेना बुरा है क्या | दो प्लॉट एक करना | दो फ़्लैट जोड़ना | पश्चिम वाला पड़ोसी मकान बेच रहा है | घर के पीछे का प्लॉट बिक रहा है | नया प्लॉट पुराने घर से कैसे जोड़ें | अपने प्लॉट का हिस्सा बेचना | उत्तर या पूर्व का प्लॉट लें
hg: bagal ka plot kharid sakte hai kya | kis disha ka padosi plot lena shubh | south ka plot lena bura hai kya | do plot ek karna | do flat jodna | west wala padosi makan bech raha hai | ghar ke piche ka plot bik raha hai | naya plot purane ghar se kaise jode | apne plot ka hissa bechna | north ya east ka plot le | side wala plot lu kya
en: neighbour in the south offers his land cheap, my father refuses because of vastu | can I join the flat above into a duplex | buy the west plot for parking
hi: दक्षिण वाला पड़ोसी सस्ते में ज़मीन दे रहा है, पिताजी मना करते हैं | ऊपर का फ़्लैट जोड़कर डुप्लेक्स | पश्चिम का प्लॉट पार्किंग के लिए
hg: south wala padosi saste me zameen de raha hai papa mana karte hai | upar ka flat jodkar duplex | west ka plot parking ke liye
en: can i sell half of my plot | dividing land between two brothers
hi: दो भाइयों में ज़मीन बाँटनी है
hg: do bhaiyo me zameen baantni hai
hg: padosi bol raha hai uska plot south me hai le lo sasta | south wala bagal ka plot kharide kya | piche ka plot kharidna | do plot milakar ghar
hi: पड़ोसी कह रहा है उसका दक्षिण वाला प्लॉट सस्ते में ले लो | दक्षिण वाला बगल का प्लॉट ख़रीदें | पीछे का प्लॉट ख़रीदना | दो प्लॉट मिलाकर घर
en: my neighbour says take my south plot, it is cheap | should i buy south side adjacent plot | two plots one house boundary | buying plot behind the house
en: adjoining plot of our neighbour, on which side is it lucky | next door land is for sale, buy or not
hi: बगल वाला प्लॉट किस दिशा का लेना अच्छा | पड़ोसी की सटी हुई ज़मीन ख़रीदें क्या
hg: side wala plot kis disha ka lena achha | padosi ki sati hui zameen kharide kya
hg: piche wali zameen kharid kar mila le kya
hi: पीछे वाली ज़मीन लेकर मिला लें क्या
en: our neighbour wants to sell his plot on our south side at a good price, should we buy it
hi: पड़ोसी विदेश जा रहा है और दक्षिण की तरफ़ वाला अपना प्लॉट बेच रहा है, लें क्या
hg: padosi videsh ja raha hai apna plot bech raha hai jo hamare south me hai le kya
@where modern most PRAC
en: Buying the neighbouring plot is advised to the north, east or north-east of your own; south and west are taken with more care, as the open ground would then lie on the heavy side.
hi: पड़ोस का प्लॉट अपने उत्तर, पूर्व या ईशान में लेना अच्छा बताया जाता है; दक्षिण और पश्चिम में सोचकर, क्योंकि तब खुली जगह भारी दिशा में पड़ती है।
hg: Padosi ka plot apne north, east ya north-east me lena achha bataya jata hai; south aur west me sochkar, kyunki tab khuli jagah bhaari disha me padti hai.
@do modern most PRAC
en: A plot to the south or west is made good by building on it, higher than the old part, or by keeping its wall and using it apart, as a shop or to let. Joined plots should make one regular shape.
hi: दक्षिण या पश्चिम का प्लॉट पुराने से ऊँचा बनाकर अच्छा हो जाता है, या बीच की दीवार रखकर अलग काम में लें, दुकान या किराये पर। जुड़कर आकार सीधा बने।
hg: South ya west ka plot purane se ooncha banakar achha ho jata hai, ya beech ki deewar rakhkar alag kaam me lein, dukan ya rent par. Judkar aakar seedha bane.
@ok classical disputed BS
en: Brihat Samhita advises to enlarge a house evenly on all sides, and if on one, then to the east or north. Price, papers and need are the first reasons; no plot next door brings ruin.
hi: बृहत्संहिता कहती है कि घर चारों ओर बराबर बढ़े, और एक ही ओर तो पूर्व या उत्तर में। पहले दाम, काग़ज़ और ज़रूरत देखें; पड़ोस की कोई ज़मीन बर्बादी नहीं लाती।
hg: Brihat Samhita kehti hai ki ghar charo taraf barabar badhe, aur ek hi taraf to east ya north me. Pehle daam, kagaz aur zaroorat dekhein; pados ki koi zameen barbadi nahi lati.

# boundary-wall plot
@names
en: boundary wall, compound wall
hi: चहारदीवारी, बाउंड्री वॉल
hg: boundary wall, chardiwari, compound wall
@ask
en: height of the boundary wall vastu | compound wall which side should be higher | where to start building the boundary wall | boundary wall north side lower | barbed wire on the wall | shared wall with the neighbour | wall painted which colour | no compound wall around the house is it ok | gap between house and boundary wall | crack in the boundary wall | thickness of the compound wall | plants on boundary wall
hi: चहारदीवारी कितनी ऊँची हो | बाउंड्री वॉल किस ओर ऊँची हो | बाउंड्री कहाँ से शुरू करें | उत्तर की दीवार नीची हो क्या | पड़ोसी के साथ साझी दीवार | बाउंड्री वॉल का रंग | घर के चारों ओर दीवार नहीं है | घर और चहारदीवारी के बीच कितनी जगह | दीवार में दरार है | चहारदीवारी की मोटाई | दीवार पर काँटेदार तार
hg: boundary wall kitni unchi ho | boundary wall kis taraf unchi ho | boundary kaha se shuru kare | north ki deewar nichi ho kya | padosi ke sath sajhi deewar | boundary wall ka colour | ghar ke charo taraf deewar nahi hai | ghar aur boundary ke bich kitni jagah | deewar me darar hai | chardiwari ki motai | deewar par kante wale taar
en: my boundary is equal on all sides is it fine | neighbour made his wall higher than mine in the north | wall fell in the rain on the south side | compound wall height difference | boundary wall first or house | common wall with neighbour | boundary wall broken in north east
hi: चारों ओर बराबर दीवार है ठीक है क्या | पड़ोसी ने उत्तर में ऊँची दीवार कर ली | दक्षिण की दीवार बारिश में गिर गई | चारदीवारी की ऊँचाई | पहले चारदीवारी या घर | ईशान की दीवार टूटी है
hg: charo taraf barabar deewar hai theek hai kya | padosi ne north me unchi deewar kar li | south ki deewar barish me gir gayi | chardiwari ki unchai | pehle boundary ya ghar | north east ki deewar tooti hai
@where modern most PRAC
en: The boundary wall is higher and thicker to the south and west, lower to the north and east. A difference of half a foot is enough; where law or neighbours fix one height, an even wall is fine.
hi: चहारदीवारी दक्षिण और पश्चिम में ऊँची और मोटी, उत्तर और पूर्व में नीची हो। आधे फुट का फ़र्क़ काफ़ी है; जहाँ नियम या पड़ोस एक ही ऊँचाई रखे, बराबर दीवार ठीक है।
hg: Boundary wall south aur west me oonchi aur moti, north aur east me neechi ho. Aadhe foot ka fark kaafi hai; jahan niyam ya pados ek hi oonchai rakhe, barabar deewar theek hai.
@how modern most PRAC
en: It is begun from the south-west and finished in the north-east. More open ground is left between wall and house on the north and east than on the south and west.
hi: उसे नैऋत्य से शुरू करके ईशान में पूरा करते हैं। दीवार और घर के बीच उत्तर और पूर्व में दक्षिण और पश्चिम से ज़्यादा जगह छोड़ी जाती है।
hg: Use south-west se shuru karke north-east me poora karte hain. Deewar aur ghar ke beech north aur east me south aur west se zyada jagah chhodi jati hai.
@do modern wide SENSE
en: Mend cracks and leaning parts with a mason soon; that is safety, not omen. A shared wall needs a written word between neighbours; a house without any wall may have a hedge.
hi: दरार और झुके भाग राजमिस्त्री से जल्दी ठीक कराएँ; यह सुरक्षा है, शकुन नहीं। साझी दीवार पर पड़ोसी से लिखित बात रखें; दीवार न हो तो झाड़ियों की बाड़ भी ठीक है।
hg: Darar aur jhuke hisse mistri se jaldi theek karayein; yeh suraksha hai, shakun nahi. Saajhi deewar par padosi se likhit baat rakhein; deewar na ho to jhadiyon ki baad bhi theek hai.
@colour derived regional DED
en: A boundary wall takes any light, warm colour: white, cream, light yellow or stone. No old text gives it a colour; one that does not show dust serves longest.
hi: चहारदीवारी पर कोई भी हल्का, गर्म रंग ठीक है: सफ़ेद, क्रीम, हल्का पीला या पत्थर जैसा। पुराने ग्रंथ उसका रंग नहीं बताते; जिस पर धूल न दिखे, वही टिकता है।
hg: Chardiwari par koi bhi halka, garam rang theek hai: safed, cream, halka peela ya patthar jaisa. Purane granth uska rang nahi batate; jis par dhool na dikhe, wahi tikta hai.
@when modern most PRAC
en: Many raise the wall before the house, first south and west, to mark and guard the land; a low fence will do till then. Five to six feet is usual, law and society permitting.
hi: बहुत लोग घर से पहले चारदीवारी, पहले दक्षिण और पश्चिम में, बनाते हैं ताकि भूमि चिह्नित और सुरक्षित हो; तब तक बाड़ चलेगी। पाँच-छह फ़ुट आम है, नियम के भीतर।
hg: Bahut log ghar se pehle chardiwari, pehle south aur west me, banate hain taki bhoomi chihnit aur surakshit ho; tab tak fence chalegi. Paanch-chhah foot aam hai, niyam ke andar.
@see main-gate

# main-gate plot
@names
en: compound gate, two gates, gate of the plot, entry and exit gate
hi: परिसर का गेट, दो गेट, प्लॉट का गेट
hg: compound gate, do gate, plot ka gate, ghar ka bahar ka gate
en: gate of my house, car gate, iron gate
hi: घर का गेट, लोहे का गेट
hg: ghar ka gate, lohe ka gate, gadi ka gate
en: colour of the compound gate
hg: plot ke gate ka rang
en: two gates big and small, small gate and big gate
hi: दो गेट बनाने, छोटा और बड़ा गेट
hg: do gate banane, chhota aur bada gate
@ask
en: opposite our gate is the drain and the kitchen window looks at it
hi: गेट के आगे नाली है और रसोई की खिड़की भी उधर
hg: gate ke aage naali hai aur kitchen ki khidki bhi udhar
en: where to keep the main gate if we buy this plot | which side gets the gate when we buy the corner site
hi: प्लॉट ले लें तो मुख्य गेट कहाँ रखें
hg: plot le le to main gate kaha rakhe
hg: chhota aur bada do gate kis kis side rakhe west facing me
en: two gates, one for the car and one to walk, on a west-facing plot, positions please
hi: पश्चिममुखी प्लॉट में गाड़ी और पैदल के दो गेट बनाने हैं, कहाँ हों
hg: west facing plot me gaadi aur paidal ke do gate banane hai kaha ho
en: where should the gate of the plot be | two gates in the compound is it ok | gate and main door in one line | gate opens inside or outside | size of the gate | iron gate colour | small gate and big gate placement | back gate in the south west | gate makes noise | should the gate be bigger than the main door | gate facing the neighbour's gate | car gate on which side | gate in the corner of the plot
hi: प्लॉट का गेट कहाँ हो | दो गेट रख सकते हैं क्या | गेट और मुख्य द्वार एक सीध में हों क्या | गेट अंदर खुले या बाहर | गेट का आकार कितना हो | गेट किस धातु का हो | छोटा और बड़ा गेट कहाँ लगाएँ | पीछे का गेट नैऋत्य में | गेट आवाज़ करता है | गाड़ी का गेट किस ओर हो | पड़ोसी के गेट के सामने गेट | कोने में गेट लगा सकते हैं क्या
hg: plot ka gate kaha ho | do gate rakh sakte hai kya | gate aur main door ek seedh me ho kya | gate andar khule ya bahar | gate ka size kitna ho | lohe ke gate ka rang | chota aur bada gate kaha lagaye | piche ka gate south west me | gate awaz karta hai | gadi ka gate kis taraf ho | padosi ke gate ke samne gate | kone me gate laga sakte hai kya
en: sliding gate or swing gate | gate in the south west corner how to change it | how many gates should a house have | main gate opens inside or outside | sliding gate vastu | gate in north east corner | two gates entry exit
hi: सरकने वाला गेट या खुलने वाला | नैऋत्य का गेट कैसे बदलें | घर में कितने गेट हों | गेट अंदर खुले या बाहर | स्लाइडिंग गेट | ईशान कोने में गेट
hg: sliding gate ya khulne wala | south west ka gate kaise badle | ghar me kitne gate ho | gate andar khule ya bahar | sliding gate vastu | north east kone me gate
en: plot is 20 by 50 with the road on the north, where does the gate go | which part of the front wall for the compound gate
hi: सड़क उत्तर में है, गेट किस जगह रखें | 20x50 के प्लॉट में गेट कहाँ लगे
hg: road uttar me hai gate kis jagah rakhe | 20x50 plot me gate kaha lage | north mukhi plot me gate kis hisse me
@where modern most PRAC
en: The gate of the plot stands on the same side as the main door and in a good part of it: on the north and east sides towards the north-east but not right in the corner, on the south towards the east, on the west towards the north.
hi: प्लॉट का गेट मुख्य द्वार वाली ओर और उसके अच्छे भाग में हो: उत्तर और पूर्व में ईशान की ओर पर ठीक कोने में नहीं, दक्षिण में पूर्व की ओर, पश्चिम में उत्तर की ओर।
hg: Plot ka gate main door wali taraf aur uske achhe hisse me ho: north aur east me north-east ki taraf par theek kone me nahi, south me east ki taraf, west me north ki taraf.
@which modern most PRAC
en: Two gates, a wide one for the car and a small one for people, are good; a third is seldom needed. It opens inwards, in two leaves, without scraping, and a back gate avoids the south-west.
hi: दो गेट अच्छे हैं, गाड़ी का चौड़ा और लोगों का छोटा; तीसरे की ज़रूरत कम होती है। गेट भीतर को, दो पल्लों में, बिना रगड़ के खुले; पीछे का गेट नैऋत्य में न हो।
hg: Do gate achhe hain, gaadi ka chauda aur logon ka chhota; teesre ki zaroorat kam hoti hai. Gate andar ko, do pallon me, bina ragad ke khule; peeche ka gate south-west me na ho.
@ok modern most PRAC
en: Gate and main door in one line are fine by most, if the way between is lit and free; a gate that faces the neighbour's harms nobody. Oil the hinges: a creaking gate is the one thing all lists dislike.
hi: गेट और मुख्य द्वार एक सीध में ज़्यादातर के मत से ठीक हैं, रास्ता रोशन और खुला हो; पड़ोसी के सामने का गेट किसी का बुरा नहीं करता। क़ब्ज़ों में तेल दें: चरमराता गेट सब सूचियों को नापसंद है।
hg: Gate aur main door ek seedh me zyadatar ke mat se theek hain, rasta roshan aur khula ho; padosi ke saamne ka gate kisi ka bura nahi karta. Kabzon me tel dein: charmarata gate sab lists ko napasand hai.
@colour derived regional DED
en: For the gate's colour choose what the front likes: light shades or green for north and east, brown, maroon or red for south, white, grey or blue for west. Black is common on iron and harms nobody; rust is the thing to paint over.
hi: गेट का रंग सामने की दिशा से लें: उत्तर और पूर्व में हल्का या हरा, दक्षिण में भूरा, मैरून या लाल, पश्चिम में सफ़ेद, स्लेटी या नीला। लोहे पर काला आम है और बुरा नहीं; ज़ंग पर ज़रूर रंग करें।
hg: Gate ka rang saamne ki disha se lein: north aur east me halka ya hara, south me bhura, maroon ya laal, west me safed, slate ya neela. Lohe par kaala aam hai aur bura nahi; zang par zaroor rang karein.
@how modern most PRAC
en: A gate opens inward, a sliding one is fine where space is short. It stays clean, lit, numbered, free of cables and bins; light pillars and two lamps are usual.
hi: गेट भीतर खुले; जगह कम हो तो स्लाइडिंग ठीक। साफ़, रोशन, नंबर लिखा, तार-कूड़े से मुक्त रहे; दो खंभे और दो बत्तियाँ आम हैं।
hg: Gate andar khule; jagah kam ho to sliding theek. Saaf, roshan, number likha, taar-kooda se mukt rahe; do khambe aur do light aam hain.
@see boundary-wall, road-hitting-plot

# flat-or-plot plot
@names
en: flat or plot, flat versus independent house, vaastu of a flat
hi: फ़्लैट या प्लॉट, फ़्लैट या मकान, फ़्लैट का वास्तु
hg: flat ya plot, flat ya makan, flat ka vastu, independent house ya flat
en: apartment vaastu, builder floor
hi: अपार्टमेंट का वास्तु
hg: apartment ka vastu, flat me vastu
@ask
en: is vastu applicable to flats | flat or independent house which is better by vastu | how is the vastu of an apartment seen | does the building's vastu matter or only my flat | does land below matter on the 10th floor | flat has no ground of its own, is vastu valid | what can I change in a flat | building entrance faces south but my flat faces east | builder flat vastu check
hi: क्या फ़्लैट में वास्तु लागू होता है | फ़्लैट लें या मकान | अपार्टमेंट का वास्तु कैसे देखें | पूरी बिल्डिंग का वास्तु देखें या अपने फ़्लैट का | दसवीं मंज़िल पर वास्तु का असर | फ़्लैट में क्या बदल सकते हैं | बिल्डिंग दक्षिणमुखी है पर फ़्लैट पूर्वमुखी | फ़्लैट ख़रीदते समय वास्तु
hg: kya flat me vastu lagu hota hai | flat le ya makan | apartment ka vastu kaise dekhe | puri building ka vastu dekhe ya apne flat ka | dasvi manzil par vastu ka asar | flat me kya badal sakte hai | building south facing hai par flat east facing | flat kharidte samay vastu
en: we live on the 14th floor, does vastu reach here | is owning land better than a flat by vastu | tower gate is in the south west
hi: हम 14वीं मंज़िल पर हैं, वास्तु लगता है क्या | ज़मीन लेना फ़्लैट से अच्छा है क्या | टावर का गेट नैऋत्य में है
hg: hum 14th floor par hai vastu lagta hai kya | zameen lena flat se acha hai kya | tower ka gate south west me hai
hg: flat le rahe hai do option hai ek 3rd floor west facing ek 9th floor east facing konsa le | high floor ke flat me vastu | flat me pehle kya dekhe | rent ka flat lene se pehle kya dekhe
hi: दो फ़्लैट मिल रहे हैं, एक तीसरी मंज़िल पश्चिममुखी, एक नौवीं पूर्वमुखी, कौन सा लें | ऊँची मंज़िल के फ़्लैट में वास्तु | फ़्लैट में पहले क्या देखें | किराए का फ़्लैट लेने से पहले क्या देखें
en: we have two flats to choose from, third floor west facing or ninth floor east facing | is vastu applicable to flats on higher floors | flat vastu what to check first | undivided share land and vastu | rented flat checklist vastu
en: is it better to buy an apartment or land
hg: flat lena behtar ya zameen
hi: फ़्लैट लेना अच्छा या ज़मीन
@ok modern most PRAC
en: Vaastu is applied to flats too: one reads your own four walls, their door, rooms and light. The building's gate and ground count little, as hundreds share them.
hi: वास्तु फ़्लैट में भी देखा जाता है: आपकी अपनी चार दीवारें, उनका द्वार, कमरे और रोशनी। इमारत का गेट और ज़मीन कम गिने जाते हैं, क्योंकि वे सैकड़ों के साझे हैं।
hg: Vaastu flat me bhi dekha jata hai: aapki apni chaar deewarein, unka darwaza, kamre aur roshni. Building ka gate aur zameen kam gine jate hain, kyunki woh saikdon ke saajhe hain.
@do modern wide PRAC
en: In a flat the layout is given; what you choose is the use of rooms, the bed, stove side, mandir, colours and what stands in the north-east. On a plot you choose the plan itself, at more cost and work.
hi: फ़्लैट में ढाँचा मिला हुआ है; आप चुनते हैं कमरों का उपयोग, पलंग, चूल्हे की ओर, मंदिर, रंग और ईशान में क्या हो। प्लॉट पर नक़्शा ही आप चुनते हैं, ज़्यादा ख़र्च और मेहनत से।
hg: Flat me dhaancha mila hua hai; aap chunte hain kamron ka upyog, bed, chulhe ki taraf, mandir, rang aur north-east me kya ho. Plot par naksha hi aap chunte hain, zyada kharch aur mehnat se.
@which modern most PRAC
en: In a flat look in this order: no toilet, stairs or kitchen in the north-east or centre, no cut north-east, door not at the south-west end, kitchen south-east or north-west, bedroom south-west, morning light.
hi: फ़्लैट में इस क्रम से देखें: ईशान या बीच में शौचालय, सीढ़ी, रसोई नहीं; ईशान कटा नहीं; द्वार नैऋत्य सिरे पर नहीं; रसोई आग्नेय या वायव्य; शयनकक्ष नैऋत्य; सुबह की धूप।
hg: Flat me is kram se dekhein: north-east ya beech me toilet, seedhi, kitchen nahi; north-east kata nahi; door south-west sire par nahi; kitchen south-east ya north-west; bedroom south-west; subah ki dhoop.
@see plot-buying, which-floor
@link /upload

# soil-test plot
@names
en: soil test, bhumi pariksha, testing the land
hi: भूमि परीक्षा, मिट्टी की जाँच
hg: bhumi pariksha, mitti ki jaanch, zameen ki pariksha
en: soil of the plot, black soil
hi: प्लॉट की मिट्टी, काली मिट्टी
hg: plot ki mitti, mitti kaisi ho, kali mitti
@ask
en: how to test the land before building | pit test for soil in vastu | which colour of soil is good for a house | fill a pit with water test | black soil for house construction | how do I know whether land is auspicious | seeds sown to test the land | smell and taste of soil | is rocky land good | sandy land | what did old texts say on choosing land
hi: घर बनाने से पहले ज़मीन की परीक्षा कैसे करें | गड्ढे से मिट्टी की जाँच | घर के लिए कौन सी मिट्टी अच्छी | गड्ढे में पानी भरकर देखना | काली मिट्टी पर मकान | कैसे पता चले कि ज़मीन शुभ है | बीज बोकर भूमि परीक्षा | पथरीली ज़मीन कैसी | रेतीली भूमि पर घर | भूमि परीक्षा की पुरानी विधि
hg: ghar banane se pehle zameen ki pariksha kaise kare | gaddhe se mitti ki jaanch | ghar ke liye konsi mitti achi | gaddhe me pani bharkar dekhna | kali mitti par makan | kaise pata chale ki zameen shubh hai | beej bokar bhumi pariksha | pathrili zameen kaisi | retili zameen par ghar | bhumi pariksha ki purani vidhi
en: what kind of soil should the plot have | filled up land of an old pond | red soil plot | which colour soil is good | black soil plot house | smell and taste of soil | rocky land for house
hi: प्लॉट की मिट्टी कैसी हो | पुराने तालाब की भरी हुई ज़मीन | लाल मिट्टी का प्लॉट | किस रंग की मिट्टी अच्छी | काली मिट्टी पर घर | पथरीली ज़मीन
hg: plot ki mitti kaisi ho | purane talab ki bhari hui zameen | lal mitti ka plot | kis rang ki mitti achi | kali mitti pe ghar | pathrili jameen
@how classical wide BS
en: To test land, Brihat Samhita has a pit dug a forearm deep and filled again: if earth is left over, the land is good; if it just fills, fair; if it falls short, poor.
hi: भूमि परीक्षा में बृहत्संहिता हाथ भर गहरा गड्ढा खोदकर फिर भरवाती है: मिट्टी बचे तो भूमि उत्तम, पूरी भर जाए तो मध्यम, कम पड़े तो कमज़ोर।
hg: Bhumi pariksha me Brihat Samhita haath bhar gehra gaddha khodkar phir bharwati hai: mitti bache to bhoomi uttam, poori bhar jaye to madhyam, kam pade to kamzor.
@which classical most BS
en: A second test: fill the pit with water and walk a hundred steps; if it is still nearly full, the ground is firm. Land that is even, sweet smelling, where seeds sprout well, is praised.
hi: दूसरी परीक्षा: गड्ढे में पानी भरकर सौ क़दम चलें; लौटने पर लगभग भरा मिले तो ज़मीन ठोस है। समतल, सुगंधित और जहाँ बीज अच्छे उगें, ऐसी भूमि सराही गई है।
hg: Doosri pariksha: gaddhe me paani bharkar sau kadam chalein; lautne par lagbhag bhara mile to zameen thos hai. Samtal, sugandhit aur jahan beej achhe ugein, aisi bhoomi sarahi gayi hai.
@do modern wide SENSE
en: These tests feel for density and drainage. For a building of today have a soil report made by an engineer; black cotton soil, sand or rock only need the right foundation.
hi: ये परीक्षाएँ मिट्टी की कसावट और पानी का बहाव देखती हैं। आज के मकान के लिए इंजीनियर से मिट्टी की रिपोर्ट कराएँ; काली, रेतीली या पथरीली ज़मीन को बस सही नींव चाहिए।
hg: Yeh pariksha mitti ki kasavat aur paani ka bahav dekhti hain. Aaj ke makan ke liye engineer se soil report karayein; kaali, retili ya pathrili zameen ko bas sahi neev chahiye.
@colour classical wide BS
en: Old books tie white, red, yellow and black soil to the four varnas; nobody chooses so today. Firm, sweet smelling, even ground of any colour is good.
hi: पुराने ग्रंथ सफ़ेद, लाल, पीली और काली मिट्टी को चार वर्णों से जोड़ते थे; आज कोई ऐसे नहीं चुनता। ठोस, सुगंधित, समतल भूमि किसी भी रंग की अच्छी है।
hg: Purane granth safed, laal, peeli aur kaali mitti ko chaar varnon se jodte the; aaj koi aise nahi chunta. Thos, sugandhit, samtal bhoomi kisi bhi rang ki achhi hai.
@see plot-buying, bones-in-plot

# bones-in-plot plot
@names
en: bones found in the plot, shalya dosh, old things dug up in the land
hi: ज़मीन में हड्डी मिलना, शल्य दोष
hg: zameen me haddi milna, shalya dosh, khudai me haddi
en: found bones while digging, anthill on the plot
hi: खुदाई में हड्डी, प्लॉट पर बाँबी
hg: zameen se haddi nikli, plot par bambi, khudai me saanp
@ask
en: labourers digging our foundation found bones and pots and stopped work
hi: नींव खोदते मज़दूरों को हड्डी और बर्तन मिले, काम रुक गया
hg: neev khodte mazdooro ko haddi aur bartan mile kaam ruk gaya
en: bones found while digging the foundation | what is shalya dosh | coal or ash found under the plot | skull found in the land what to do | snake came out while digging | anthill on my plot | old bricks and pots found in foundation | is it bad if hair or bones are in the soil | how to purify land with bones | coins found while digging | termite hill on the land
hi: नींव खोदते समय हड्डी निकली | शल्य दोष क्या होता है | ज़मीन से कोयला या राख निकली | खुदाई में साँप निकला | प्लॉट पर बाँबी है | नींव से पुरानी ईंटें और बर्तन निकले | हड्डी वाली ज़मीन कैसे शुद्ध करें | खुदाई में सिक्के मिले | ज़मीन में बाल या हड्डी हो तो | दीमक का टीला प्लॉट पर
hg: neev khodte samay haddi nikli | shalya dosh kya hota hai | zameen se koyla ya raakh nikli | khudai me saanp nikla | plot par bambi hai | neev se purani eent aur bartan nikle | haddi wali zameen kaise shudh kare | khudai me sikke mile | zameen me baal ya haddi ho to | deemak ka tila plot par
en: labourers found a skeleton of an animal | there was a snake hole where we build | old idol came out of the ground | bones under house after construction | snake found in plot | anthill on plot good or bad | old idol found digging
hi: मज़दूरों को जानवर की हड्डियाँ मिलीं | जहाँ घर बन रहा वहाँ साँप का बिल था | ज़मीन से पुरानी मूर्ति निकली | घर बनने के बाद हड्डी का पता चला | प्लॉट में साँप निकला | खुदाई में मूर्ति मिली
hg: majduro ko janwar ki haddiya mili | jaha ghar ban raha waha saanp ka bil tha | zameen se purani murti nikli | ghar banne ke baad haddi ka pata chala | plot me saap nikla | khudai me murti mili
hg: neev khodte samay haddi ya kankal mila
hi: नींव खोदते समय कंकाल मिला
en: skeleton came up while digging the foundation
@do classical most BS
en: Bones or other impurities found in the ground are dug out and taken away, and the pit is filled with clean earth; that is all the old texts ask. Many add Ganga water, a small havan or bhoomi pujan.
hi: ज़मीन में मिली हड्डी या दूसरी अशुद्धि निकालकर हटाई जाती है और गड्ढा साफ़ मिट्टी से भरा जाता है; पुराने ग्रंथ इतना ही कहते हैं। बहुत लोग गंगाजल, छोटा हवन या भूमि पूजन भी करते हैं।
hg: Zameen me mili haddi ya doosri ashuddhi nikalkar hatayi jati hai aur gaddha saaf mitti se bhara jata hai; purane granth itna hi kehte hain. Bahut log Ganga jal, chhota havan ya bhoomi pujan bhi karte hain.
@ok modern most CUSTOM
en: Such finds foretell nothing about the family. Bricks, coins and pots were always taken as good signs; human bones, old coins or images have to be reported to the police or the archaeological office.
hi: ऐसी चीज़ें परिवार के बारे में कुछ नहीं बतातीं। ईंट, सिक्के और बर्तन शुभ माने गए; मनुष्य की हड्डी, पुराने सिक्के या मूर्ति मिलें तो पुलिस या पुरातत्व विभाग को बताना होता है।
hg: Aisi cheezein parivar ke baare me kuch nahi batati. Eent, sikke aur bartan shubh maane gaye; insaan ki haddi, purane sikke ya murti milein to police ya puratatva vibhag ko batana hota hai.
@how modern wide SENSE
en: If a snake comes out, stop work and call a snake catcher; it is not killed. Anthills show termites: have the soil treated before the foundation.
hi: साँप निकले तो काम रोककर साँप पकड़ने वाले को बुलाएँ; उसे मारें नहीं। बाँबी दीमक बताती है: नींव से पहले मिट्टी का उपचार कराएँ।
hg: Saanp nikle to kaam rokkar saanp pakadne wale ko bulayein; use maarein nahi. Bambi deemak batati hai: neev se pehle mitti ka treatment karayein.
@which classical wide BS
en: Shalya are bones, hair, coal, iron, husk and ash in the ground; old builders dug to about a man's height for them. In a finished house nothing is dug up: a Vastu shanti is what people do.
hi: शल्य यानी भूमि में हड्डी, केश, कोयला, लोहा, भूसी, राख; पुराने शिल्पी पुरुष भर गहरा खोदते थे। बने घर में कुछ नहीं खोदते: लोग वास्तु शांति करते हैं।
hg: Shalya yaani bhoomi me haddi, kesh, koyla, loha, bhoosi, raakh; purane shilpi purush bhar gehra khodte the. Bane ghar me kuch nahi khodte: log Vastu shanti karte hain.
@see soil-test

# plot-level plot
@names
en: plot lower than the road, road higher than the house, level of the plot
hi: सड़क से नीचा प्लॉट, घर से ऊँची सड़क
hg: sadak se nicha plot, ghar se unchi sadak, plot ka level
hi: मकान सड़क से नीचा, घर में पानी भरता है
hg: makan sadak se nicha, ghar me pani bharta hai
en: house below the road
@ask
en: after the road was rebuilt our house lies lower than the street and rain comes in
hi: सड़क ऊँची बन गई, घर नीचा रह गया, बारिश में पानी आता है
hg: sadak oonchi ban gayi ghar neecha reh gaya barish me pani aata hai
en: our house is below the road level | road became higher than my house | plot lower than the street good or bad | how much to raise the plinth | rain water enters the house because road is high | filling a low plot with mud | which side of the plot should be low | can construction debris be used for filling | floor level of house and road | house floor lower than neighbour
hi: हमारा घर सड़क से नीचा हो गया | सड़क से नीचा प्लॉट कैसा होता है | कुर्सी कितनी ऊँची रखें | सड़क ऊँची होने से पानी घर में आता है | नीचे प्लॉट में मिट्टी भरवाना | प्लॉट किस ओर नीचा हो | मलबे से भराई कर सकते हैं क्या | पड़ोसी से हमारा फ़र्श नीचा है | प्लिंथ की ऊँचाई
hg: hamara ghar sadak se nicha ho gaya | sadak se nicha plot kaisa hota hai | plinth kitni unchi rakhe | sadak unchi hone se pani ghar me aata hai | niche plot me mitti bharwana | plot kis taraf nicha ho | malbe se bharai kar sakte hai kya | padosi se hamara farsh nicha hai | makan ki kursi kitni rakhe
en: after the new road our gate is two feet down | how high should the floor be above the street | plinth height for a house in flood area | plot higher in the north remedy | plot slopes to south west | house below road water enters | filling plot which soil
hi: नई सड़क के बाद गेट दो फुट नीचे हो गया | बाढ़ वाले इलाक़े में फ़र्श कितना ऊँचा | आँगन सड़क से नीचा है
hg: nayi sadak ke baad gate do foot niche ho gaya | baadh wale ilake me farsh kitna uncha | aangan sadak se nicha hai
hi: मकान सड़क से नीचा हो गया है पानी भरता है | प्लॉट उत्तर में ऊँचा | ढाल नैऋत्य में है | प्लॉट में कैसी मिट्टी भरें
hg: makan sadak se nicha ho gaya hai pani bharta hai | plot north me uncha | dhaal south west me hai | plot me kaisi mitti bhare
en: plinth height above the new road
@ok modern wide PRAC
en: A plot below the road is avoided, mainly because water runs in; a house floor about two feet above the crown of the road is the usual wish. Within the plot the ground falls to north and east.
hi: सड़क से नीचा प्लॉट टालते हैं, मुख्यतः पानी भरने के कारण; फ़र्श सड़क के बीच से लगभग दो फुट ऊँचा रखने का चलन है। प्लॉट के भीतर ढाल उत्तर और पूर्व को हो।
hg: Sadak se neecha plot talte hain, mukhya roop se paani bharne ke karan; farsh sadak ke beech se lagbhag do foot ooncha rakhne ka chalan hai. Plot ke andar dhaal north aur east ko ho.
@do modern wide SENSE
en: Fill with clean earth in layers, rolled or watered, not with rubbish, and raise the plinth before walls are built. In a finished house raise the threshold, lead rain away by a channel and ask the municipality about the road.
hi: साफ़ मिट्टी परतों में दबाकर भरें, कचरे से नहीं, और दीवार से पहले कुर्सी ऊँची करें। बने घर में देहरी ऊँची करें, नाली से पानी मोड़ें और सड़क के बारे में नगरपालिका से कहें।
hg: Saaf mitti parton me dabakar bharein, kachre se nahi, aur deewar se pehle plinth oonchi karein. Bane ghar me dehri oonchi karein, naali se paani modein aur sadak ke baare me nagarpalika se kahein.
@where modern wide PRAC
en: Ground should be highest in the south-west and lowest in the north-east. Where it falls the other way, fill the south-west, cut a little in the north-east, or raise the plinth and build higher there.
hi: भूमि नैऋत्य में सबसे ऊँची, ईशान में सबसे नीची हो। उलटी ढले तो नैऋत्य में भराव, ईशान में थोड़ा कटाव करें, या वहाँ चबूतरा और मकान ऊँचा बनाएँ।
hg: Bhoomi south-west me sabse unchi, north-east me sabse neechi ho. Ulti dhale to south-west me bharav, north-east me thoda kataav karein, ya wahan plinth aur makan uncha banayein.

# plot-slope plot
@names
en: slope of the plot, slope of the land, high and low sides of the plot
hi: ज़मीन का ढलान, प्लॉट का ढलान, भूमि की ढाल
hg: zameen ka dhalan, plot ka dhalan, zameen ki dhaal, plot ki dhalan
hi: मकान का ढाल, ज़मीन की ढाल
en: land lower in the south
hg: makan ki dhaal
hg: dhaal paschim ko, dhalan paschim ko, zameen ka dhaal
hi: ढाल पश्चिम को, ढलान पश्चिम को
@ask
hg: kheti ki zameen ka dhaal paschim ko hai, ghar banana hai
hi: खेती की ज़मीन का ढाल पश्चिम को है, घर बनाना है
en: farm land falls to the west, we want to build a house on it
en: which way should the ground slope and the water flow | east part of the plot is higher | land falls to the south west, is that bad | slope towards which side | the land slopes to the south, a broker showed it | the west side of our plot lies low | mine is the other way round, the south-west lies lower, what to do | north side of the land is higher than the south | hilly land, on which side should the height be | should the plot be level or sloping
hi: ज़मीन का ढलान किस तरफ़ हो | प्लॉट का पूरब वाला हिस्सा ऊँचा है | ढाल किस ओर अच्छी, पानी किधर बहे | उत्तर की ओर ज़मीन ऊँची है | ज़मीन दक्षिण की ओर झुकी हुई है | प्लॉट पश्चिम की तरफ़ नीचा है | हमारे प्लॉट में उल्टा है, नैऋत्य नीचा और ईशान ऊँचा, क्या करें | पहाड़ी ज़मीन में ऊँचाई किस ओर हो | भूमि समतल अच्छी या ढलान वाली | दक्षिण में गड्ढा है, भरवाएँ क्या
hg: zameen ki dhalan kis taraf honi chahiye | plot ka purab wala hissa uncha hai | dhaal kis or achhi pani kidhar bahe | zameen north me unchi hai | zameen dakshin ki or jhuki hui hai | plot paschim ki taraf nicha hai | mere plot me ulta hai south west neeche hai kya kare | plot ka nairitya neecha hai mitti bharwa du | pahadi zameen me unchai kis or ho | zameen samtal achhi ya dhalan wali
en: does it matter that our land is lower in the south | the back of the plot is lower than the front
hi: मकान का ढाल किस दिशा में हो
hg: makan ka dhal kis disha me ho
@where classical wide BS
en: The ground should slope down to the north, east or north-east, so that water leaves there, and be highest in the south-west, then south and west. Level ground is good too.
hi: ज़मीन का ढलान उत्तर, पूर्व या ईशान की ओर हो, पानी उधर बहे; सबसे ऊँचा नैऋत्य, फिर दक्षिण और पश्चिम। समतल भूमि भी अच्छी है।
hg: Zameen ki dhalan north, east ya north-east ki taraf ho, paani udhar bahe; sabse uncha south-west, phir south aur west. Samtal zameen bhi achhi hai.
@ok classical most BS
en: A plot that is high in the east, north or north-east, or slopes to the south, south-west or west, is less liked by the old texts. It is set right by filling and plinth, and foretells nothing.
hi: पूर्व, उत्तर या ईशान में ऊँचा, या दक्षिण, नैऋत्य, पश्चिम को ढलता प्लॉट पुराने ग्रंथों में कम पसंद है। भराव और कुर्सी से वह सुधर जाता है और कुछ अनिष्ट तय नहीं करता।
hg: East, north ya north-east me uncha, ya south, south-west, west ko dhalta plot purane granthon me kam pasand hai. Bharav aur plinth se woh sudhar jata hai aur kuch anisht tay nahi karta.
@do modern most PRAC
en: Where the slope runs the other way fill and raise the south-west with clean earth, cut a little in the north-east, build higher to the south and west, and lead roof and rain water to the north or east.
hi: ढाल उलटी हो तो नैऋत्य में साफ़ मिट्टी भरकर ऊँचा करें, ईशान से थोड़ी मिट्टी निकालें, दक्षिण और पश्चिम में ऊँचा बनाएँ, और छत व बारिश का पानी उत्तर या पूर्व को ले जाएँ।
hg: Dhaal ulti ho to south-west me saaf mitti bharkar uncha karein, north-east se thodi mitti nikaalein, south aur west me uncha banayein, aur chhat va baarish ka paani north ya east ko le jayein.
@why modern most PRAC
en: Morning sun and water then come from the low, open north-east, and the high south and west shade the hot afternoon. Drains that the road forces elsewhere are accepted.
hi: तब सुबह की धूप और जल नीचे, खुले ईशान से आते हैं और ऊँचा दक्षिण-पश्चिम दोपहर की गर्मी रोकता है। सड़क के कारण नाली दूसरी ओर जाए तो मान्य है।
hg: Tab subah ki dhoop aur jal neeche, khule north-east se aate hain aur uncha south-west dopahar ki garmi rokta hai. Sadak ke karan naali doosri taraf jaye to maanya hai.
@see plot-level, rainwater-drain

# plot-buying plot
@names
en: buying a plot, plot checklist, before buying land
hi: प्लॉट ख़रीदना, ज़मीन लेने से पहले
hg: plot kharidna, zameen kharidna, plot lene se pehle
en: good plot, advance for a plot, land for a house
hi: अच्छा प्लॉट, ज़मीन चुनना
hg: acha plot, zameen lena, plot chunna
en: land of a temple trust, leased land
hi: मंदिर की ज़मीन, ट्रस्ट की ज़मीन
hg: mandir trust ki zameen, trust ki zameen
@ask
en: temple trust gives land on lease for houses, should we build on it
hi: मंदिर ट्रस्ट की ज़मीन पट्टे पर मिल रही है, घर बनाएँ क्या
hg: mandir trust ki zameen lease pe mil rahi hai ghar banaye kya
en: what to see before buying a plot | how to choose a plot by vastu | checklist for land purchase | is this plot good for me | which plot number is lucky | first thing to check in a plot | agricultural land to build a house | plot advance given, now people say it is bad | best shape direction road for plot | should I take the plot to an astrologer | gated colony plot which one to choose
hi: प्लॉट ख़रीदने से पहले क्या देखें | वास्तु से प्लॉट कैसे चुनें | ज़मीन लेते समय किन बातों का ध्यान | प्लॉट मेरे लिए शुभ है या नहीं | कौन सा प्लॉट नंबर अच्छा | खेत की ज़मीन पर घर | बयाना दे दिया अब लोग बुरा कह रहे हैं | कॉलोनी में कौन सा प्लॉट चुनें | प्लॉट लेते समय आकार और दिशा | ज़मीन अच्छी है कैसे जानें
hg: plot kharidne se pehle kya dekhe | vastu se plot kaise chune | zameen lete samay kin baato ka dhyan | plot mere liye shubh hai ya nahi | konsa plot number acha | khet ki zameen par ghar | bayana de diya ab log bura keh rahe hai | colony me konsa plot chune | plot lete samay shape aur disha | zameen achi hai kaise jane | land buying checklist
en: first time buying land near Lucknow, what should I check | two plots same price, one east facing at t point and one south facing corner | NRI buying a plot from abroad | which day to buy plot registry | plot number lucky | token advance day | agriculture land conversion | plot with old tree
hi: लखनऊ के पास पहली बार ज़मीन ले रहे हैं, क्या देखें | दो प्लॉट एक दाम के हैं, कौन सा लूँ | विदेश से प्लॉट ख़रीद रहे हैं | प्लॉट की रजिस्ट्री किस दिन | प्लॉट नंबर शुभ
hg: pehli baar zameen le rahe hai kya dekhe | do plot same price ke hai konsa lu | videsh se plot kharid rahe hai | plot ki registry kis din | plot number shubh
@which modern most PRAC
en: Before buying a plot look for four straight sides, ground that falls to the north or east, a road in front that does not end at it, sweet water, and no pit, line or nala across it.
hi: प्लॉट लेने से पहले देखें: चार सीधी भुजाएँ, उत्तर या पूर्व को ढाल, सामने सड़क जो उसी पर समाप्त न हो, मीठा पानी, और बीच से कोई गड्ढा, लाइन या नाला नहीं।
hg: Plot lene se pehle dekhein: chaar seedhi side, north ya east ko dhaal, saamne sadak jo usi par khatam na ho, meetha paani, aur beech se koi gaddha, line ya nala nahi.
@do modern wide SENSE
en: Papers come first: title, approved layout, land use, dues and a survey, with a lawyer of your own. Then water, drain, neighbours, flood and the way to school and work.
hi: काग़ज़ पहले: मालिकाना, स्वीकृत नक़्शा, भू-उपयोग, बक़ाया और नाप, अपने वकील के साथ। फिर पानी, नाली, पड़ोस, बाढ़ और स्कूल-काम का रास्ता।
hg: Kagaz pehle: malikana, approved naksha, land use, bakaya aur naap, apne vakil ke saath. Phir paani, naali, pados, baadh aur school-kaam ka rasta.
@ok modern most PRAC
en: A plot that is good for one is good for all: no list fits a plot to a person without others saying the opposite. If the advance is paid, see first whether the fault is one that planning mends; most are.
hi: जो प्लॉट अच्छा है वह सबके लिए अच्छा है: व्यक्ति से प्लॉट मिलाने की सूचियाँ आपस में उलटी हैं। बयाना दे दिया हो तो देखें कि कमी नक़्शे से सुधर सकती है या नहीं; अधिकतर सुधर जाती हैं।
hg: Jo plot achha hai woh sabke liye achha hai: vyakti se plot milane ki lists aapas me ulti hain. Bayana de diya ho to dekhein ki kami nakshe se sudhar sakti hai ya nahi; zyadatar sudhar jati hain.
@when modern most CUSTOM
en: For the token or registry many take Thursday, Friday, Monday or Wednesday in the bright half, Pushya, Akshaya Tritiya or Vijayadashami; Pitru Paksha and Rahu Kaal are left out. The office's date comes first.
hi: बयाना या रजिस्ट्री के लिए बहुत लोग शुक्ल पक्ष का गुरुवार, शुक्रवार, सोमवार या बुधवार, पुष्य, अक्षय तृतीया, विजयादशमी लेते हैं; पितृ पक्ष और राहु काल छोड़ते हैं। दफ़्तर की तारीख़ पहले।
hg: Bayana ya registry ke liye bahut log shukla paksha ka Thursday, Friday, Monday ya Wednesday, Pushya, Akshaya Tritiya, Vijayadashami lete hain; Pitru Paksha aur Rahu Kaal chhodte hain. Office ki tarikh pehle.
@who modern wide SENSE
en: Land of a temple or trust: ask a lawyer whether the trust may lease it, for how long and who owns the building afterwards; many such papers do not hold. Tradition too asks that what belongs to a deity is not used for gain.
hi: मंदिर या ट्रस्ट की ज़मीन हो तो वकील से पूछें कि ट्रस्ट पट्टा दे सकता है या नहीं, कितने साल का, और बाद में मकान किसका; ऐसे कई काग़ज़ टिकते नहीं। परंपरा भी देवता की वस्तु को लाभ के लिए लेने से मना करती है।
hg: Mandir ya trust ki zameen ho to vakil se poochein ki trust lease de sakta hai ya nahi, kitne saal ki, aur baad me makan kiska; aise kai kaagaz tikte nahi. Parampara bhi devta ki cheez ko laabh ke liye lene se mana karti hai.
@see soil-test, flat-or-plot, plot-facing

# resale-house plot
@names
en: resale house, old house buying, second hand house
hi: पुराना मकान ख़रीदना, रीसेल फ़्लैट
hg: purana makan kharidna, resale flat, second hand ghar
en: house where owner died, closed house, bank auction house
hi: जिस घर में मृत्यु हुई, बंद पड़ा मकान
hg: jis ghar me maut hui, band pada makan, purana ghar lena, malik mar gaya tha
@ask
en: the last owners separated in this flat, should that worry us
hi: पिछले मालिक का इसी घर में तलाक़ हुआ, हम ले लें क्या
hg: pichhle malik ka isi ghar me talaq hua hum le le kya
en: should I buy an old house | previous owner died in the house, should I buy | is it bad to buy a house sold because of losses | vastu of a resale flat | puja before moving into an old house | house that stayed closed for years | what to check in a second hand flat | do old owner's problems come to us | bank auction house good or bad | house with a divorce history | haunted feeling in the old house
hi: पुराना मकान लेना चाहिए क्या | पिछले मालिक की मृत्यु उसी घर में हुई, लें क्या | घाटे में बिका मकान लेना | रीसेल फ़्लैट का वास्तु | पुराने घर में जाने से पहले पूजा | बरसों से बंद पड़ा मकान | पुराने मालिक की परेशानी हम पर आएगी क्या | बैंक नीलामी का घर कैसा | पुराने फ़्लैट में क्या देखें | तलाक़ वालों का मकान लें क्या
hg: purana makan lena chahiye kya | pichle malik ki mrityu usi ghar me hui le kya | ghate me bika makan lena | resale flat ka vastu | purane ghar me jane se pehle puja | barso se band pada makan | purane malik ki pareshani hum par aayegi kya | bank auction ka ghar kaisa | purane flat me kya dekhe | talak wale ka makan le kya
en: the seller's wife died young in this house, my mother says no | ten year old flat in a good society | is there anything like bad history of a home | someone died in house should i buy | bank auction house vastu | second hand flat puja | previous owner had loss
hi: बेचने वाले की पत्नी इसी घर में गुज़री, माँ मना करती हैं | दस साल पुराना फ़्लैट लेना | घर का बुरा इतिहास मानें क्या | जिस घर में मौत हुई हो लें या नहीं | नीलामी का मकान | पुराने मालिक को घाटा हुआ
hg: purana makan lena chahiye malik mar gaya tha | bechne wale ki wife isi ghar me guzri mummy mana karti hai | das saal purana flat lena | ghar ki buri history mane kya | jis ghar me maut hui ho le ya nahi | nilami ka makan | purane malik ko ghata hua
hg: purana makan kharid rahe hai kya dekhe
hi: पुराना मकान ख़रीद रहे हैं
en: buying an old house, what to see
en: buying a second hand flat, what to look at
hi: पुराना फ़्लैट लेना है
hg: second hand flat lena hai kya dekhe
@ok modern wide SENSE
en: An old house may be bought with an easy mind: what happened to those before you, death, loss or quarrel, does not pass over with the keys. People have always lived in houses where others lived and died.
hi: पुराना मकान निश्चिंत होकर ले सकते हैं: पहले रहने वालों के साथ जो हुआ, मृत्यु, घाटा या झगड़ा, वह चाबी के साथ नहीं आता। लोग सदा ऐसे घरों में रहे हैं।
hg: Purana makan nishchint hokar le sakte hain: pehle rehne walon ke saath jo hua, mrityu, ghata ya jhagda, woh chabi ke saath nahi aata. Log sada aise gharon me rahe hain.
@do modern wide CUSTOM
en: Before moving in, empty and scrub it, open all windows for days, whitewash, mend damp and wiring, and hold a griha pravesh or Vaastu shanti; for an old house a small puja with a lamp and boiled milk is enough.
hi: जाने से पहले ख़ाली करके धोएँ, कई दिन खिड़कियाँ खोलें, पुताई कराएँ, सीलन और बिजली ठीक कराएँ, और गृह प्रवेश या वास्तु शांति करें; पुराने घर में दीप और दूध उबालने वाली छोटी पूजा काफ़ी है।
hg: Jaane se pehle khali karke dhoyein, kai din khidkiyan kholein, putai karayein, seelan aur bijli theek karayein, aur griha pravesh ya vaastu shanti karein; purane ghar me deep aur doodh ubalne wali chhoti puja kaafi hai.
@which modern wide SENSE
en: Check title, dues and loans, cracks, damp, pipes and wiring with people who know; then the plan by directions. The first list costs money if forgotten, the second can be mended by use of rooms.
hi: जानकारों के साथ मालिकाना, बक़ाया, क़र्ज़, दरार, सीलन, पाइप और वायरिंग देखें; फिर दिशाओं से नक़्शा। पहली सूची भूलने पर पैसे लगते हैं, दूसरी कमरों के उपयोग से सुधरती है।
hg: Jaankaron ke saath malikana, bakaya, loan, darar, seelan, pipe aur wiring dekhein; phir disha se naksha. Pehli list bhoolne par paise lagte hain, doosri kamron ke upyog se sudharti hai.
@how modern most CUSTOM
en: Before the first night: salt water mop, Gangajal, lamp at the door, milk boiled, rice and water carried in first, sweets for the neighbours. A death there needs no other rite of yours.
hi: पहली रात से पहले: नमक का पोंछा, गंगाजल, द्वार पर दीपक, दूध उबालना, पहले चावल-जल भीतर लाना, पड़ोसियों को मीठा। वहाँ हुई मृत्यु के लिए आपको और कोई कर्म नहीं करना।
hg: Pehli raat se pehle: namak ka pocha, Gangajal, door par deepak, doodh ubaalna, pehle chawal-jal andar laana, padosiyon ko meetha. Wahan hui mrityu ke liye aapko aur koi karm nahi karna.
@see plot-buying

# farm-land-house plot
@names
en: house on farm land, farmhouse plot, house in the field
hi: खेत में घर, फ़ार्महाउस, खेती की ज़मीन पर घर
hg: khet me ghar, farmhouse, kheti ki zameen par ghar
@ask
en: we want to build a house in our field | which corner of the farm for the house | farmhouse vastu | house alone in the fields, which side should it face | well and tube well in the farm | where to keep the tractor and crop store | village house outside the abadi | land touching the highway | where should the farm gate be | threshing floor and cattle near the house | farmhouse well and tractor direction | house in middle of farm | cow shed in farm house direction
hi: खेत में घर बनाना है | खेत के किस कोने में घर बनाएँ | फ़ार्महाउस का वास्तु | खेत वाले घर का मुख किधर हो | खेत में ट्यूबवेल किस ओर | अनाज और ट्रैक्टर कहाँ रखें | हाईवे से लगी ज़मीन | आबादी से बाहर मकान | खेत का गेट कहाँ हो | खेत के बीच घर | फ़ार्महाउस में ट्यूबवेल | खेत में घर किस कोने में
hg: khet me ghar banana hai | khet ke kis kone me ghar banaye | farmhouse ka vastu | khet wale ghar ka mukh kidhar ho | khet me tubewell kis taraf | anaj aur tractor kaha rakhe | highway touch zameen | abadi se bahar makan | khet ka gate kaha ho | khet ke bich ghar | farmhouse me tubewell | khet me ghar kis kone me
@where modern most PRAC
en: On farm land the house stands in the south-west part of the land, with the open fields to its north and east; it faces east or north, or the road.
hi: खेत में घर ज़मीन के नैऋत्य भाग में बने और खुले खेत उसके उत्तर और पूर्व में रहें; मुख पूर्व, उत्तर या सड़क की ओर हो।
hg: Khet me ghar zameen ke south-west hisse me bane aur khule khet uske north aur east me rahein; mukh east, north ya sadak ki taraf ho.
@which modern most PRAC
en: Tube well in the north-east of the land, store and tractor in the south or west, cattle in the north-west, the threshing floor where the wind takes the dust away from the house.
hi: ट्यूबवेल ज़मीन के ईशान में, भंडार और ट्रैक्टर दक्षिण या पश्चिम में, पशु वायव्य में, खलिहान वहाँ जहाँ हवा धूल घर से दूर ले जाए।
hg: Tubewell zameen ke north-east me, bhandar aur tractor south ya west me, pashu north-west me, khalihan wahan jahan hawa dhool ghar se door le jaye.
@do modern wide SENSE
en: Ask first whether a house may be built on agricultural land there, and from where light, water, road and help come. Beside a highway keep the distance that the law asks, for safety and noise.
hi: पहले पूछें कि वहाँ खेती की ज़मीन पर घर बन सकता है या नहीं, और बिजली, पानी, रास्ता, मदद कहाँ से आएगी। हाईवे के पास क़ानून वाली दूरी रखें, सुरक्षा और शोर दोनों के लिए।
hg: Pehle poochein ki wahan kheti ki zameen par ghar ban sakta hai ya nahi, aur bijli, paani, rasta, madad kahan se aayegi. Highway ke paas kanoon wali doori rakhein, suraksha aur shor dono ke liye.
@see plot-buying, cattle-shed

# school-park-opposite plot
@names
en: park opposite the house, school opposite the house, empty plot in front of the house, garden facing flat
hi: घर के सामने पार्क, घर के सामने स्कूल, घर के सामने ख़ाली प्लॉट
hg: ghar ke samne park, ghar ke samne school, ghar ke samne khali plot
en: plot next to a playground, wall of the school playground
hi: स्कूल के मैदान से लगा प्लॉट
hg: school ke playground se laga plot, school ke maidan ke paas plot
en: view of a garbage heap
hi: कूड़े का ढेर सामने, खिड़की से कूड़े का ढेर
hg: kude ka dher, khidki se kude ka dher
@ask
en: our north window looks on a garbage heap
hi: उत्तर की खिड़की से कूड़े का ढेर दिखता है
hg: north ki khidki se kude ka dher dikhta hai
en: site touches the wall of a school playground, noise of children all day
hi: प्लॉट स्कूल के मैदान की दीवार से लगा है, शोर रहता है
hg: plot school ke maidan ki deewar se laga hai shor rehta hai
en: is it good if a park is in front of the house | park on the south side of the house | school in front of our gate good or bad | open ground opposite the flat | empty plot next to my house vaastu | park facing flat worth it | petrol pump opposite the house | factory near the house
hi: घर के सामने पार्क हो तो अच्छा है क्या | दक्षिण में पार्क है | गेट के सामने स्कूल है | फ़्लैट के सामने मैदान | बग़ल में ख़ाली प्लॉट | घर के सामने पेट्रोल पंप
hg: ghar ke samne park ho to accha hai kya | south me park hai | gate ke samne school hai | flat ke samne maidan | bagal me khali plot | ghar ke samne kachre ka dher | ghar ke samne petrol pump
@ok modern most PRAC
en: A park or open ground is welcome, best on the north, east or north-east where light and openness belong. On the south or west it is milder; taller trees or a higher wall on that side balance it.
hi: पार्क या खुला मैदान अच्छा है, सबसे अच्छा उत्तर, पूर्व या ईशान में, जहाँ रोशनी और खुलापन चाहिए। दक्षिण या पश्चिम में कुछ कम; उधर ऊँचे पेड़ या दीवार संतुलन देते हैं।
hg: Park ya khula maidan achha hai, sabse achha north, east ya north-east me, jahan roshni aur khulapan chahiye. South ya west me kuch kam; udhar oonche ped ya deewar santulan dete hain.
@which modern wide SENSE
en: A school opposite is no dosh, only noise and traffic at two hours of the day. A garbage heap, petrol pump or smoking factory right before the door is a matter of smell, fire and air: ask the municipality.
hi: सामने स्कूल दोष नहीं, बस दिन में दो बार शोर और भीड़। द्वार के ठीक सामने कूड़े का ढेर, पेट्रोल पंप या धुआँ देता कारख़ाना गंध, आग और हवा की बात है: नगर निगम से कहें।
hg: Samne school dosh nahi, bas din me do baar shor aur bheed. Door ke theek samne kachre ka dher, petrol pump ya dhuan deta karkhana gandh, aag aur hawa ki baat hai: nagar nigam se kahein.
@do modern most PRAC
en: If the sight troubles you, raise the hedge or boundary, plant tulsi or a green screen, light the door and hang a toran. An obstacle farther than twice the house's height is not counted in the old texts.
hi: दृश्य खले तो बाड़ या चारदीवारी ऊँची करें, तुलसी या हरी आड़ लगाएँ, द्वार रोशन रखें, तोरण टाँगें। घर की ऊँचाई के दुगुने से दूर की बाधा पुराने ग्रंथ नहीं गिनते।
hg: Drishya khale to baad ya boundary oonchi karein, tulsi ya hari aad lagayein, door roshan rakhein, toran taangein. Ghar ki oonchai ke dugune se door ki baadha purane granth nahi ginte.
@see door-obstruction

# garden-compost plot
@names
en: compost bin, manure heap, garden shed, lawn of the house, bench in the garden
hi: खाद का गड्ढा, कंपोस्ट, घर का लॉन, बग़ीचे की बेंच
hg: khad ka gaddha, compost bin, ghar ka lawn, bagiche ki bench
@ask
en: compost bin which corner of the garden | garden bench facing which direction | kitchen waste compost in balcony north east | where to build a garden shed | gazebo direction in the garden | rockery or stones in the garden
hi: कंपोस्ट का डिब्बा किस कोने में | लॉन घर के किस ओर | बग़ीचे की बेंच का मुँह | बालकनी में खाद ईशान में रखें क्या | बग़ीचे में शेड कहाँ बने | बग़ीचे में पत्थर कहाँ सजाएँ
hg: compost ka dibba kis kone me | lawn ghar ke kis side | bagiche ki bench ka muh | balcony me khad north east me rakhe kya | bagiche me shed kaha bane | bagiche me patthar kaha sajaye
@places good NW W S; fine SE SW; avoid NE C
@where modern most PRAC
en: Compost and manure go to the north-west, west or south of the garden, lidded and away from well and windows; the north-east stays clean. Lawn and low flowers lie north and east, rocks and shed south-west.
hi: खाद और कंपोस्ट बग़ीचे के वायव्य, पश्चिम या दक्षिण में, ढके और कुएँ-खिड़की से दूर; ईशान साफ़ रहे। लॉन और छोटे फूल उत्तर और पूर्व ओर, पत्थर और शेड नैऋत्य में।
hg: Khaad aur compost bagiche ke north-west, west ya south me, dhake aur kuen-khidki se door; north-east saaf rahe. Lawn aur chhote phool north aur east, patthar aur shed south-west me.
@face modern most PRAC
en: A bench or gazebo stands in the south or west of the garden so that one looks north or east over the green. On a small balcony any free corner for the compost bin will do.
hi: बेंच या छतरी बग़ीचे के दक्षिण या पश्चिम में हो, ताकि मुँह उत्तर या पूर्व की हरियाली की ओर रहे। छोटी बालकनी में कंपोस्ट के लिए कोई भी ख़ाली कोना ठीक।
hg: Bench ya chhatri bagiche ke south ya west me ho, taki munh north ya east ki hariyali ki taraf rahe. Chhoti balcony me compost ke liye koi bhi khali kona theek.

# filling-soil-plot plot
@names
en: filling a plot with soil, raising the plot, soil filling, land slopes to the south west, plot slopes to the west
hi: प्लॉट में मिट्टी भराई, मिट्टी डलवाना, ज़मीन भरवाना, ढलान नैऋत्य की ओर, ज़मीन का ढलान पश्चिम
hg: plot me mitti bharai, mitti dalwana, zameen bharwana, dhalan south west ki taraf, plot ka slope west
hg: kitni mitti dalwaye, mitti dalwaye, mitti bharwana
hi: कितनी मिट्टी, मिट्टी भरवाना
en: trolleys of soil, truckloads of soil, which side to fill soil
en: levelling the land, jcb levelling
hi: ज़मीन बराबर करना, जेसीबी से समतल
hg: zameen barabar karna, jcb se samtal
@ask
en: the JCB comes to level the land, which part stays higher
hi: जेसीबी ज़मीन समतल करने आएगी, कौन सा हिस्सा ऊँचा छोड़ें
hg: jcb zameen barabar karne aayega kaunsa hissa uncha chhode
en: which side should the contractor fill more, trolleys of soil are coming | slope to the west, road on the east, where does the filling go
hi: प्लॉट सड़क से नीचा और दक्षिण को ढलान, कितनी मिट्टी किस ओर डलवाएँ
hg: plot sadak se neecha aur dakshin ko dhalan, kitni mitti kis taraf dalwaye
en: truckloads of soil come tomorrow for our plot that slopes to the west, on which side should the contractor fill more | low ground in the south-west collects rain, filling costs a lot, do it before building | which corner of the plot must be highest after filling | contractor wants to level the plot flat, is that enough | plot dips to the south, how much soil and where | in which order do we fill earth and then dig the foundation
hi: गाँव की ज़मीन नैऋत्य में नीची है, बरसात का पानी वहीं रुकता है, मिट्टी डलवाऊँ या ऐसे ही मकान बना लूँ | ठेकेदार कल मिट्टी लाएगा, किस ओर ज़्यादा भरवाऊँ | प्लॉट का ढलान पश्चिम की तरफ़ है | भराई के बाद कौन सा कोना सबसे ऊँचा रहे | मिट्टी भराई में ख़र्च बहुत है, ज़रूरी है क्या | प्लॉट समतल करवा दें तो चलेगा
hg: gaon ki zameen south west me neechi hai, barsaat ka paani wahi rukta hai, mitti dalwau ya aise hi makan bana lu | thekedar kal mitti layega kis taraf zyada bharwau | plot ka dhalan west ki taraf hai | bharai ke baad kaunsa kona sabse uncha rahe | mitti bharai me kharcha bahut hai zaruri hai kya | plot samtal karwa de to chalega
@do modern wide PRAC
en: Fill the south and west more, the south-west most of all, so that the plot is highest there and slopes gently to the north, east or north-east; do it before building, in rammed layers. Rain water then drains to the north-east. It is worth the cost, as water at the foundation harms any house.
hi: दक्षिण और पश्चिम में ज़्यादा मिट्टी भरवाएँ, नैऋत्य सबसे ऊँचा रहे और ढलान उत्तर, पूर्व या ईशान को जाए; मकान बनाने से पहले, परत-परत दबाकर। बरसात का पानी तब ईशान की ओर निकलेगा। ख़र्च ठीक है, क्योंकि नींव में पानी हर घर को हानि करता है।
hg: South aur west me zyada mitti bharwayein, south-west sabse ooncha rahe aur dhalan north, east ya north-east ko jaye; makan banane se pehle, parat-parat dabakar. Baarish ka paani tab north-east ki taraf niklega. Kharcha theek hai, kyunki neev me paani har ghar ko haani karta hai.
@ok modern most PRAC
en: A flat, level plot is accepted too; then the plinth is made a little higher in the south-west and the yard falls to the north-east. Use clean earth without rubbish or bones, and let fresh fill settle through one rain if you can.
hi: समतल प्लॉट भी मान्य है; तब नैऋत्य में कुर्सी थोड़ी ऊँची और आँगन का ढाल ईशान को रखें। मिट्टी साफ़ हो, कूड़ा-हड्डी नहीं, और हो सके तो ताज़ी भराई को एक बरसात बैठने दें।
hg: Samtal plot bhi maanya hai; tab south-west me plinth thodi oonchi aur aangan ka dhaal north-east ko rakhein. Mitti saaf ho, kooda-haddi nahi, aur ho sake to taazi bharai ko ek barsaat baithne dein.
@see plot-slope, plot-level

# good-surroundings-plot plot
@names
en: water in the north and hill in the south, river north of the plot, vastu perfect plot, hill south of the plot, open field in the east
hi: उत्तर में नदी, दक्षिण में टीला, उत्तर में पानी दक्षिण में पहाड़ी, पूर्व में खुला मैदान
hg: north me nadi, south me tila, north me pani south me pahadi, east khula khet
@ask
en: stream along the northern edge and a hillock to the south, seller asks more since it is vastu perfect, is it | broker calls the plot ideal because of a pond in the north-east | open fields in the east and high ground in the west, good by tradition | is a hill behind in the south really better | how much more should one pay for a vastu plot | lake view on the north side, mountain to the west
hi: उत्तर में नाला-नदी और दक्षिण में ऊँचा टीला है, दलाल ज़्यादा दाम माँगता है, सच में अच्छा है क्या | ईशान में तालाब वाला प्लॉट | पूर्व खुला और पश्चिम ऊँचा, शुभ है क्या | दक्षिण में पहाड़ी होना अच्छा है क्या | वास्तु के नाम पर ज़्यादा दाम दें क्या
hg: north me nadi aur south me uncha tila hai, broker zyada daam maangta hai, sach me acha hai kya | ishan me talab wala plot | east khula aur west uncha, shubh hai kya | south me pahadi hona acha hai kya | vastu perfect bolke broker zyada paise maang raha, de kya | nadi ke paas plot uttar me pani baadh ka dar
@ok modern wide PRAC
en: Yes, by Vaastu this is good: water in the north or north-east, high ground in the south or west and an open east are all favourable. But no surroundings make a plot "perfect": check flood line, soil, road and papers first, and pay the price of the neighbourhood, not of a word.
hi: हाँ, वास्तु से यह शुभ है: उत्तर या ईशान में जल, दक्षिण या पश्चिम में ऊँची ज़मीन और खुला पूर्व, तीनों अच्छे माने जाते हैं। पर "परफ़ेक्ट" कुछ नहीं: पहले बाढ़ की रेखा, मिट्टी, रास्ता और काग़ज़ जाँचें, और दाम इलाक़े का दें, शब्द का नहीं।
hg: Haan, Vaastu se yeh shubh hai: north ya north-east me paani, south ya west me oonchi zameen aur khula east, teeno achhe maane jaate hain. Par "perfect" kuch nahi: pehle baadh ki rekha, mitti, raasta aur kaagaz jaanchein, aur daam ilaake ka dein, shabd ka nahi.
@which modern most PRAC
en: The other way round, water or a pit in the south-west and a hill in the north or east, is liked less; distance softens it. A river that floods is a danger on any side.
hi: उलटा, यानी नैऋत्य में पानी या गड्ढा और उत्तर-पूर्व में पहाड़ी, कम पसंद है; दूरी से असर घटता है। जिस नदी में बाढ़ आती है वह किसी भी ओर ख़तरा है।
hg: Ulta, yaani south-west me paani ya gaddha aur north-east me pahadi, kam pasand hai; doori se asar ghatta hai. Jis nadi me baadh aati hai woh kisi bhi taraf khatra hai.
@see water-near-plot, high-building-near

# which-of-two-flats plot
@names
en: which of two flats, two flats in the same tower, flat A or flat B, choosing between two flats, compare two flats by vastu
hi: दो फ़्लैट में कौन सा, दो फ्लैट में से, कौन सा फ़्लैट लें
hg: do flat me kaunsa, do flat me se, kaunsa flat le, flat A ya flat B
en: east facing flat or west facing flat, east facing with wrong kitchen
hi: पूर्वमुखी फ़्लैट या पश्चिममुखी
hg: east facing flat ya west facing, do flat me confuse
@ask
en: is an east-facing flat with its kitchen in the north-east better than a west-facing one with every room right
hg: do flat me confuse hu, ek ka door east par toilet ishan me, dusre ka door west par kitchen agneya me
hi: पूर्वमुखी पर ग़लत रसोई वाला फ़्लैट लें या पश्चिममुखी पर सही कमरों वाला
en: one flat has an east door but the kitchen in the north-east, the other a west door with the kitchen in the south-east and bedroom in the south-west, parents go only by the door | two flats, same price, which is actually better by vastu | is the facing of the door more important than where the kitchen is | shortlisted two apartments, east facing versus good rooms inside | does the floor number matter when choosing a flat | what counts most when we compare two homes
hi: एक फ़्लैट पूर्वमुखी है पर रसोई ईशान में, दूसरा पश्चिममुखी पर रसोई आग्नेय में, घर वाले बस दरवाज़ा देखते हैं | दो फ़्लैट पसंद हैं, वास्तु से कौन सा बेहतर | दरवाज़े की दिशा ज़्यादा ज़रूरी है या कमरों की | फ़्लैट चुनते समय सबसे पहले क्या देखें | दो मकानों की तुलना वास्तु से कैसे करें
hg: ek flat east facing hai par kitchen north east me, dusra west facing par kitchen south east me, ghar wale bas darwaza dekhte hai | do flat pasand hai vastu se kaunsa behtar | darwaze ki disha zyada zaruri hai ya kamro ki | flat chunte time sabse pehle kya dekhe | do makan ki tulna vastu se kaise kare
@which modern most PRAC
en: The rooms weigh more than the door's facing: the flat with kitchen in the south-east, master in the south-west and an open north is better, even west-facing (a flat B of that kind), than an east-facing one with its kitchen in the north-east. East or west facing alone decides little.
hi: कमरों का वज़न दरवाज़े की दिशा से ज़्यादा है: जिस फ़्लैट में रसोई आग्नेय में, बड़ा शयनकक्ष नैऋत्य में और उत्तर खुला हो वह बेहतर है, पश्चिममुखी हो तब भी (ऐसा दूसरा फ़्लैट), न कि पूर्वमुखी जिसकी रसोई ईशान में हो।
hg: Kamron ka vazan door ki disha se zyada hai: jis flat me kitchen south-east me, master south-west me aur north khula ho woh behtar hai, west-facing ho tab bhi (aisa doosra flat), na ki east-facing jiski kitchen north-east me ho. Sirf facing se kam tay hota hai.
@how modern most PRAC
en: Compare in this order: toilets and kitchen not in the north-east, kitchen south-east or north-west, master south-west, light from north and east, no missing corner, then the door's place on its wall. Budget, commute, sun and papers stand beside it; the floor number is not counted.
hi: इस क्रम से मिलाएँ: ईशान में शौचालय-रसोई न हो, रसोई आग्नेय या वायव्य, बड़ा शयनकक्ष नैऋत्य, उत्तर-पूर्व से रोशनी, कोना कटा न हो, फिर दीवार पर द्वार की जगह। साथ में बजट, रास्ता, धूप और काग़ज़; मंज़िल का अंक नहीं गिनते।
hg: Is kram se milayein: north-east me toilet-kitchen na ho, kitchen south-east ya north-west, master south-west, north-east se roshni, kona kata na ho, phir deewar par door ki jagah. Saath me budget, raasta, dhoop aur kaagaz; floor ka number nahi ginte.
@see plot-facing, which-floor
@link /compare

# sewer-line-plot plot
@names
en: sewer line through the plot, government sewer line, pipeline under the plot, gas pipeline under the plot
hi: प्लॉट के बीच से सीवर लाइन, सरकारी सीवर, ज़मीन के नीचे पाइपलाइन
hg: plot ke beech se sewer line, sarkari sewer, zameen ke neeche pipeline
@ask
en: a municipal sewer line runs below the middle of our plot | gas pipeline passes under the site, can we build | manhole of the street is inside our boundary | old drain under the house, filled long ago | water main under the north-east corner
hi: हमारे प्लॉट के बीच से नगर निगम की सीवर लाइन जाती है | ज़मीन के नीचे गैस पाइपलाइन है, मकान बना सकते हैं क्या | गली का मैनहोल हमारी चारदीवारी में है | घर के नीचे पुराना नाला है | ईशान के नीचे पानी की मुख्य लाइन है
hg: hamare plot ke beech se nagar nigam ki sewer line jati hai | zameen ke niche gas pipeline hai makan bana sakte hai kya | gali ka manhole hamari boundary me hai | ghar ke niche purana nala hai | ishan ke niche pani ki main line hai
@do modern wide SENSE
en: A public sewer or pipeline under the plot: ask the municipality first, as building over it is mostly forbidden and it can be shifted on application. Vaastu dislikes dirty water under the middle and the north-east; keep that strip as open yard or drive, and build beside it.
hi: प्लॉट के नीचे सरकारी सीवर या पाइपलाइन हो तो पहले नगर निगम से पूछें: उस पर बनाना प्रायः मना है और आवेदन पर लाइन हट सकती है। वास्तु में बीच और ईशान के नीचे गंदा पानी अच्छा नहीं; वह पट्टी आँगन या रास्ता रखें और बग़ल में बनाएँ।
hg: Plot ke neeche sarkari sewer ya pipeline ho to pehle nagar nigam se poochein: us par banana aksar mana hai aur application par line hat sakti hai. Vaastu me beech aur north-east ke neeche ganda paani achha nahi; woh patti aangan ya raasta rakhein aur bagal me banayein.
@see rainwater-drain, septic-tank-remedy

# brothers-dividing-house plot
@names
en: house divided between brothers, partition of the house, which part for the elder brother, wall in the middle of the house
hi: भाइयों में मकान का बँटवारा, घर का बँटवारा, बड़े भाई का हिस्सा, घर के बीच दीवार
hg: bhaiyo me makan ka batwara, ghar ka batwara, bade bhai ka hissa, ghar ke beech deewar
@ask
en: father's house is being divided between two brothers, who takes the south part | elder brother which side of the house | a wall through the middle of our house after partition | younger brother should live in which portion | three brothers on three floors, who lives where | dividing a plot between sons
hi: पिताजी के मकान का बँटवारा, दक्षिण वाला हिस्सा बड़ा भाई ले या छोटा | बड़े भाई का हिस्सा किस दिशा में | बँटवारे में घर के बीच दीवार डलेगी | छोटा भाई किस हिस्से में रहे | तीन भाई तीन मंज़िल, कौन कहाँ | बेटों में प्लॉट बाँटना
hg: papa ke makan ka batwara south wala hissa bada bhai le ya chhota | bade bhai ka hissa kis disha me | batware me ghar ke beech deewar dalegi | chhota bhai kis hisse me rahe | teen bhai teen manzil kaun kaha | beto me plot baantna
@which modern most PRAC
en: By custom the elder brother takes the southern or western part and the younger the northern or eastern; on floors the elder mostly the lower or the one with the south-west room. Neither share is unlucky.
hi: रिवाज से बड़ा भाई दक्षिण या पश्चिम का हिस्सा लेता है और छोटा उत्तर या पूर्व का; मंज़िलों में बड़ा प्रायः नीचे या नैऋत्य कमरे वाली। कोई हिस्सा अशुभ नहीं।
hg: Riwaz se bada bhai dakshin ya pashchim ka hissa leta hai aur chhota uttar ya purv ka; manzilon me bada aksar neeche ya south-west kamre wali. Koi hissa ashubh nahi.
@do modern wide PRAC
en: After the wall each half is a home of its own: look anew at its door, kitchen in its south-east, a light north-east and its own mandir. Keep the old centre free of the wall where that can be.
hi: दीवार के बाद हर हिस्सा अपने आप में घर है: उसका द्वार, आग्नेय में रसोई, हल्का ईशान और अपना मंदिर फिर देखें। हो सके तो दीवार पुराने बीचों-बीच से न जाए।
hg: Deewar ke baad har hissa apne aap me ghar hai: uska dwar, south-east me rasoi, halka north-east aur apna mandir phir dekhein. Ho sake to deewar purane beechon-beech se na jaye.
@ok modern wide SENSE
en: Fairness, access, water and light weigh more than the side; have it written and registered, with all heirs. A lawyer knows the law, and a good word between brothers is worth a room.
hi: बराबरी, रास्ता, पानी और रोशनी दिशा से बड़े हैं; सब वारिसों के साथ लिखकर रजिस्ट्री करवाएँ। क़ानून वकील जानता है, और भाइयों में मीठा बोल एक कमरे के बराबर है।
hg: Barabari, raasta, paani aur roshni disha se bade hain; sab waarison ke saath likhkar registry karwayein. Kanoon vakeel jaanta hai, aur bhaiyon me meetha bol ek kamre ke barabar hai.
@see joint-family-rooms, plot-proportions

# two-plots-compare plot
@names
en: which of two plots, south facing or cut corner, choosing between two plots
hi: दो प्लॉट में कौन सा, दक्षिणमुखी या कटा कोना, प्लॉट चुनना
hg: do plot me kaun sa, south facing ya kata kona
@ask
en: two plots at the same price, which would vaastu choose | south facing plot or north facing with a cut north east | regular south plot against irregular north plot | corner plot or middle plot | is shape more important than facing | plot choice between west facing and one with a slope
hi: एक दाम के दो प्लॉट, वास्तु से कौन सा लें | दक्षिणमुखी प्लॉट या कटे ईशान वाला उत्तरमुखी | सीधा दक्षिण प्लॉट या टेढ़ा उत्तर प्लॉट | कोने का प्लॉट लें या बीच का | आकार ज़रूरी है या दिशा
hg: ek daam ke do plot vastu se kaun sa le | south facing plot ya kate ishan wala north facing | seedha south plot ya tedha north plot | kone ka plot le ya beech ka | shape zaruri hai ya disha
@which modern most PRAC
en: A regular plot facing south is the better choice than one facing north with its north-east cut: shape and the north-east weigh more than the side of the road, and a south door stands well in a good pada.
hi: सीधा दक्षिणमुखी प्लॉट कटे ईशान वाले उत्तरमुखी से बेहतर है: आकार और ईशान सड़क की दिशा से ज़्यादा तौलते हैं, और दक्षिण का द्वार अच्छे पद में अच्छा होता है।
hg: Seedha south facing plot kate ishan wale north facing se behtar hai: aakaar aur ishan sadak ki disha se zyada taulte hain, aur south ka dwar achhe pada me achha hota hai.
@how modern most PRAC
en: Compare in this order: papers and price, water and flood level, shape (square or rectangle), no cut in north-east or south-west, slope to north or east, road hitting or not, then facing.
hi: इस क्रम में मिलाएँ: काग़ज़ और दाम, पानी और जलभराव, आकार (चौकोर या आयत), ईशान-नैऋत्य कटा न हो, ढाल उत्तर या पूर्व, सामने सड़क टकराती है या नहीं, फिर दिशा।
hg: Is kram me milayein: kaagaz aur daam, paani aur jalbharav, aakaar (chaukor ya aayat), ishan-south-west kata na ho, dhaal north ya east, saamne sadak takrati hai ya nahi, phir disha.
@see plot-buying, which-of-two-flats

`;
