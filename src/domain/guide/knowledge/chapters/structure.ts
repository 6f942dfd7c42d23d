/** Parts of a building: beams, windows, roofs, floors, steps, lifts, basements, heights. docs/guide-topics.md says how it is written. */
export default `
# cut-sw-corner structure
@names
en: cut south west, missing south west corner, south west cut
hi: कटा नैऋत्य, नैऋत्य कोना कटा, दक्षिण-पश्चिम कोना कटा
hg: south west cut, south west corner cut, south west kona kata hua, nairitya kata hua
en: south west part missing
hi: दक्षिण पश्चिम कोना कटा, नैऋत्य कोना कटा
hg: dakshin paschim kona kata, nairitya kona kata, nairitya kona gayab
en: missing south west, L shaped flat with the south west missing, south west cut flat
hi: नैऋत्य कटा, कटा नैऋत्य, दक्षिण-पश्चिम कटा फ़्लैट
hg: south west kata, SW kata, kata hua nairitya
en: L-shaped condo, L shaped apartment, missing SW corner
@ask
en: the bite out of our L is the south-west | corner condo missing its south-west, seller gave a discount, just nice to know or a deal breaker
en: condo shaped like an L, the missing bite is the south-west, is that a deal breaker in vaastu
en: the apartment is like an L and the piece that is not ours is the south-west one; seller gives a small discount, would you walk away | flat with a notch in the SW, is it a deal breaker
hi: फ़्लैट एल आकार का है और कटा हिस्सा नैऋत्य में है, छूट मिल रही है, लें या छोड़ें
hg: flat L shape ka hai aur kata hissa south west me hai, discount mil raha hai, le ya chhode
en: the south west corner of our flat is missing | south west cut in the plan what to do | is a missing SW corner bad for the head of the family | open balcony in the south west corner cut | how to balance a cut in nairitya | my 2bhk has a notch at the south west because of the staircase of the building | south west corner cut remedy | south west cut is it dangerous | flat has no south west corner | nairitya corner missing remedy | balcony cut in the south west | heavy cupboard for cut south west | south west corner missing flat buy | nairutya cut remedy rented | balcony cut in south west | sw corner open duct
hi: फ़्लैट का नैऋत्य कोना नहीं है | दक्षिण-पश्चिम कटा हो तो क्या करें | नैऋत्य कटने से मुखिया पर असर होता है क्या | नैऋत्य में खुली बालकनी है | कटे नैऋत्य का उपाय | बिल्डिंग की सीढ़ी ने नैऋत्य काट दिया है | नैऋत्य कटा हुआ है उपाय | दक्षिण-पश्चिम कटा होने का दोष | नैऋत्य कोण नहीं है | नैऋत्य कटना कितना बुरा | दक्षिण-पश्चिम कोना ग़ायब है | कटे नैऋत्य में क्या रखें | नैऋत्य कटा फ़्लैट | नैऋत्य कोण कटा है उपाय | नैऋत्य में डक्ट
hg: flat ka south west kona nahi hai | south west kata ho to kya kare | nairitya katne se mukhiya pe asar hota hai kya | south west me khuli balcony hai | kate nairitya ka upay | building ki seedhi ne south west kaat diya hai | nairitya kata hua hai upay | south west kata hone ka dosh | nairitya kon nahi hai | nairitya katna kitna bura | south west kona gayab hai | kate south west me kya rakhe | south west kata flat | nairutya kona kata hai upay | south west me duct
en: south-west corner of our bungalow is cut, simple corrections
hi: बंगले का नैऋत्य कोना कटा है, आसान उपाय
hi: दक्षिण-पश्चिम कोना कटा हुआ है, एल आकार का मकान, बिना तोड़े क्या कर सकते हैं
hg: bungalow ka nairitya kona kata hai simple upay | nairutya missing hai kya rakhe
hg: south west kona kata hua hai L aakar ka makan, bina tode kya kar sakte hai
@ok modern most PRAC
en: A cut south-west is counted the second heaviest after the north-east, as weight and rest belong to that corner. Nothing about the head of the family can be told from it.
hi: कटा नैऋत्य ईशान के बाद सबसे अधिक गिना जाता है, क्योंकि भार और विश्राम उसी कोने के हैं। इससे मुखिया के बारे में कुछ नहीं कहा जा सकता।
hg: Kata south-west north-east ke baad sabse zyada gina jata hai, kyunki bhaar aur vishram usi kone ke hain. Isse mukhiya ke baare me kuch nahi kaha ja sakta.
@do modern most PRAC
en: Make what is left of that side heavy: the steel cupboard, bed-head or a strong bookcase on the south and west walls, earthy colours, few openings. A balcony there carries big pots.
hi: उस ओर जो बचा है उसे भारी करें: दक्षिण और पश्चिम की दीवारों पर लोहे की अलमारी, पलंग का सिरहाना या मज़बूत शेल्फ़, मिट्टी के रंग, कम खिड़कियाँ। वहाँ बालकनी हो तो बड़े गमले रखें।
hg: Us taraf jo bacha hai use bhaari karein: south aur west ki deewaron par lohe ki almari, palang ka sirhana ya mazboot shelf, mitti ke rang, kam khidkiyan. Wahan balcony ho to bade gamle rakhein.
@why modern wide PRAC
en: South-west is earth, the ancestors and the head of the house, so its loss is felt as a lack of hold. Tenants set the almirah, bed-head or a full bookcase on the nearest south or west wall.
hi: नैऋत्य पृथ्वी, पितर और मुखिया का कोना है, इसलिए उसका कटना स्थिरता की कमी माना जाता है। किराएदार पास की दक्षिण या पश्चिम दीवार पर अलमारी, सिरहाना या भरी किताबों की अलमारी रखें।
hg: South-west prithvi, pitar aur mukhiya ka kona hai, isliye uska katna sthirta ki kami mana jata hai. Kirayedar paas ki south ya west deewar par almari, sirhana ya bhari bookcase rakhein.

# cut-se-corner structure
@names
en: cut south east, missing south east corner, south east corner cut, cut north west, missing north west corner, north west corner cut
hi: कटा आग्नेय, आग्नेय कोना कटा, दक्षिण-पूर्व कोना कटा, कटा वायव्य, वायव्य कोना कटा, उत्तर-पश्चिम कोना कटा
hg: south east cut, south east corner cut, agneya kata hua, north west cut, north west corner cut, vayavya kata hua
en: south east part missing, north west part missing
hi: आग्नेय कोना कटा, दक्षिण पूर्व कोना कटा, वायव्य कोना कटा
hg: agneya kona kata, dakshin purab kona kata, vayavya kona kata, agneya kona gayab
@ask
en: government took the south-east corner of our plot for the road, slanting cut
hi: सड़क के लिए सरकार ने आग्नेय कोना काट लिया
hg: sadak ke liye sarkar ne agneya kona kaat liya
en: south east corner of the house is cut | north west corner missing in my flat | what happens if agneya is cut | is a cut in the NW serious | remedy for a missing south east corner | duct in the north west corner of the apartment | SE corner belongs to the neighbour | south east cut remedy | north west cut remedy | is a cut south east bad | is a cut north west bad | agneya corner cut in my flat | vayavya corner cut in my flat | agneya corner cut flat remedy | vayavya cut what happens | south east missing kitchen remedy | north west corner missing rented flat
hi: घर का आग्नेय कोना कटा है | वायव्य कोना नहीं है फ़्लैट में | आग्नेय कटने से क्या होता है | उत्तर-पश्चिम कटा हो तो उपाय | दक्षिण-पूर्व कोना कटा हुआ है | डक्ट ने वायव्य कोना ले लिया | आग्नेय कटा हुआ है उपाय | वायव्य कटा हुआ है उपाय | आग्नेय कटना कितना बुरा | वायव्य कटना कितना बुरा | दक्षिण-पूर्व कटा है | उत्तर-पश्चिम कटा है | आग्नेय कटा है उपाय | वायव्य कटा तो क्या होता है | आग्नेय कोना नहीं है
hg: ghar ka south east kona kata hai | north west kona nahi hai flat me | agneya katne se kya hota hai | north west kata ho to upay | south east corner kata hua hai | duct ne vayavya kona le liya | SE kone me padosi ka hissa hai | agneya kata hua hai upay | vayavya kata hua hai upay | south east katna kitna bura | north west katna kitna bura | agneya kon nahi hai | vayavya kon nahi hai | agneya kata hai upay | vayavya kata to kya hota hai | south east kona nahi hai
@ok classical most BS
en: A cut south-east or north-west is the milder kind of missing corner; the old text likens them to the arms of the Vastu Purusha. It is a point to balance, no threat.
hi: कटा आग्नेय या वायव्य छूटे कोनों में हल्का है; पुराना ग्रंथ इन्हें वास्तु पुरुष की भुजाएँ कहता है। यह संतुलन की बात है, भय की नहीं।
hg: Kata south-east ya north-west chhoote konon me halka hai; purana granth inhein Vastu Purusha ki bhujayein kehta hai. Yeh santulan ki baat hai, bhay ki nahi.
@do modern most PRAC
en: For a cut south-east set stove, lamps or warm colours as near that side as you can. For a cut north-west keep that side airy, in white or cream, with a window or fan.
hi: आग्नेय कटा हो तो चूल्हा, लैंप या गरम रंग उस ओर के पास रखें। वायव्य कटा हो तो उस ओर हवा, सफ़ेद या क्रीम रंग, खिड़की या पंखा रखें।
hg: South-east kata ho to chulha, lamp ya garam rang us taraf ke paas rakhein. North-west kata ho to us taraf hawa, safed ya cream rang, khidki ya pankha rakhein.
@why modern most PRAC
en: South-east is fire and the kitchen, north-west air, guests and movement; a cut there is tied by lists to these and to nothing else. A red or orange lamp or a fan is the whole remedy.
hi: आग्नेय अग्नि और रसोई का, वायव्य हवा, अतिथि और गति का; सूचियाँ कटाव को इन्हीं से जोड़ती हैं। लाल-नारंगी लैंप या पंखा ही पूरा उपाय है।
hg: South-east agni aur rasoi ka, north-west hawa, mehman aur gati ka; lists kataav ko inhi se jodti hain. Laal-orange lamp ya pankha hi poora upay hai.

# extended-corners structure
@names
en: extended corner of the house, extended north east, extended south west, extended south east, extended north west
hi: बढ़ा हुआ कोना, बढ़ा हुआ ईशान, बढ़ा हुआ नैऋत्य, बढ़ा हुआ आग्नेय
hg: badha hua kona, extended north east, extended south west, badha hua ishan, extended south east
en: extended plot corner
hi: ईशान कोना बढ़ा, आग्नेय कोना बढ़ा, नैऋत्य कोना बढ़ा, वायव्य कोना बढ़ा
hg: ishan kona badha hua, agneya kona badha hua, nairitya kona badha hua, vayavya kona badha hua, ishan kona bada hua
@ask
en: is an extended north east good | our flat extends in the south east | extension in the south west good or bad | how to know whether a side is cut or extended | north west extended what to do | balcony projecting from one corner counts as extension | which corner may project | extended corner good or bad | north east extended house benefit | south west extended remedy | south east extended remedy | which corner extension is auspicious | cut or extension how to tell | house projecting on one side | extended ishan good or bad | balcony extended in south east | how to know cut or extension
hi: बढ़ा हुआ ईशान अच्छा होता है क्या | फ़्लैट का आग्नेय बढ़ा हुआ है | नैऋत्य बढ़ा हो तो क्या करें | कटा है या बढ़ा कैसे पहचानें | वायव्य बढ़ा हुआ है | बालकनी निकली हो तो कोना बढ़ा माना जाएगा क्या | कौन सा कोना बढ़ना शुभ है | बढ़ा हुआ कोना शुभ या अशुभ | ईशान बढ़ा हुआ हो तो | नैऋत्य बढ़ा हुआ उपाय | आग्नेय बढ़ा हुआ उपाय | घर एक ओर निकला हुआ है | कटाव और बढ़ाव में फ़र्क़ | ईशान बढ़ा हुआ अच्छा है | आग्नेय में बालकनी निकली है | बढ़ाव है या कटाव कैसे जानें
hg: badha hua north east accha hota hai kya | flat ka south east badha hua hai | south west extended ho to kya kare | kata hai ya badha kaise pata kare | north west badha hua hai | balcony nikli hui hai to kona badha mana jayega kya | konsa kona badhna shubh hai | badha hua kona shubh ya ashubh | ishan badha hua ho to | nairitya badha hua upay | agneya badha hua upay | ghar ek taraf nikla hua hai | katav aur badhav me fark | ishan badha hua accha hai | south east me balcony nikli hai | badhav hai ya kataav kaise jane
en: plot's north-east is longer by some feet, good or bad | south-west corner is extended
hi: प्लॉट का ईशान कोना बढ़ा हुआ है, अच्छा या बुरा | दक्षिण-पश्चिम कोना बढ़ा हुआ है
hg: plot ka ishan kona bada hua hai acha ya bura | plot ka kona kuch foot bahar nikla hua hai
hi: घर का आग्नेय कोना बढ़ गया है
hg: ghar ka agneya kona badh gaya hai
@ok modern most PRAC
en: Only an extended north-east is called good by today's lists; extended south-west, south-east or north-west is not wanted. Brihat Samhita would rather see a house grow evenly on all sides.
hi: आज की सूचियों में केवल बढ़ा हुआ ईशान शुभ है; नैऋत्य, आग्नेय या वायव्य का बढ़ना नहीं चाहते। बृहत् संहिता चाहती है कि घर सब ओर बराबर बढ़े।
hg: Aaj ki lists me sirf badha hua north-east shubh hai; south-west, south-east ya north-west ka badhna nahi chahte. Brihat Samhita chahti hai ki ghar sab taraf barabar badhe.
@how modern most PRAC
en: If the jutting part is shorter than half of that side, it is an extension; if longer than half, the rest is a cut. Open balconies count little.
hi: निकला भाग उस ओर के आधे से छोटा हो तो बढ़ाव है; आधे से बड़ा हो तो बाक़ी भाग कटाव है। खुली बालकनी कम गिनी जाती है।
hg: Nikla bhaag us taraf ke aadhe se chhota ho to badhav hai; aadhe se bada ho to baaki bhaag kataav hai. Khuli balcony kam gini jati hai.
@do modern most PRAC
en: For an unwanted extension make that piece a store, utility or balcony of its own, with a door or curtain, so that the rest of the home reads as a rectangle.
hi: अनचाहे बढ़ाव को भंडार, उपयोगी कोना या अलग बालकनी बना दें, दरवाज़े या परदे के साथ, ताकि बाक़ी घर आयत दिखे।
hg: Anchahe badhav ko store, utility ya alag balcony bana dein, darwaze ya parde ke saath, taki baaki ghar aayat dikhe.
@why modern most PRAC
en: The north-east may grow since light and water belong there; weight or fire in excess is not wanted at the other three. A tenth of the side or less is not counted by most.
hi: ईशान बढ़ सकता है क्योंकि वहाँ प्रकाश और जल है; बाक़ी तीन में भार या अग्नि का बढ़ना नहीं चाहते। भुजा के दसवें भाग से कम ज़्यादातर नहीं गिनते।
hg: North-east badh sakta hai kyunki wahan roshni aur jal hai; baaki teen me bhaar ya agni ka badhna nahi chahte. Bhuja ke dasve hisse se kam zyadatar nahi ginte.

# beams structure
@names
en: beams in the house, exposed beam, beam over the sofa, beam over the desk, beam over the door
hi: घर में बीम, छत की बीम, मेज़ के ऊपर बीम, दरवाज़े के ऊपर बीम, सोफ़े के ऊपर बीम
hg: ghar me beam, chhat ki beam, sofe ke upar beam, table ke upar beam, darwaze ke upar beam
@ask
en: beam crossing the hall ceiling | sitting under a beam in the office | beam above the stove | beam over the main door | how to hide beams | bamboo flutes on a beam | is a beam over the dining table harmful | our low old house has wooden beams everywhere | beam in the ceiling vastu | sitting below a beam | working desk under the beam | sofa under the beam | beam on top of the kitchen stove | main door under a beam | hide the beam with false ceiling | flute hanging on beam | beam above sofa cant shift | beam over gas stove | beam over study table | beam above mandir | beam above the dining table
hi: हॉल की छत में बीम है | बीम के नीचे बैठना क्यों मना है | चूल्हे के ऊपर बीम | मुख्य द्वार के ऊपर बीम | बीम कैसे छिपाएँ | बीम पर बाँसुरी टाँगना | ऑफ़िस में मेज़ बीम के नीचे है | पुराने घर में लकड़ी की बल्लियाँ हैं | छत की बीम का वास्तु | बीम के नीचे सोफ़ा | बीम के नीचे काम करना | रसोई में बीम | दरवाज़े के ऊपर बीम है | बीम ढकने का उपाय | बीम पर बाँसुरी लगाना | लकड़ी की बीम वाला घर | चूल्हे के ऊपर बीम | मंदिर के ऊपर बीम | पढ़ाई की मेज़ पर बीम
hg: hall ki chhat me beam hai | beam ke neeche baithna kyu mana hai | chulhe ke upar beam | main door ke upar beam | beam kaise chupaye | beam pe bansuri tangna | office me table beam ke niche hai | purane ghar me lakdi ki balliyan hai | dining table ke upar beam | chhat ki beam vastu | beam ke niche sofa | beam ke niche kaam karna | kitchen me beam hai | darwaze ke upar beam hai | beam dhakne ka upay | beam pe bansuri lagana | lakdi ki beam wala ghar | chulhe ke upar beam | mandir ke upar beam | study table ke upar beam | dining ke upar beam
@ok modern most PRAC
en: Beams belong to every house; today's lists only ask not to sleep, cook or work for hours right below one. It is a matter of feeling at ease, no danger comes from it.
hi: बीम हर घर में होती है; आज की सूचियाँ बस ठीक उसके नीचे सोने, पकाने या घंटों काम करने से मना करती हैं। यह सहज लगने की बात है, इससे ख़तरा नहीं।
hg: Beam har ghar me hoti hai; aaj ki lists bas theek uske neeche sone, pakane ya ghanton kaam karne se mana karti hain. Yeh sahaj lagne ki baat hai, isse khatra nahi.
@do modern wide PRAC
en: Shift the seat, desk or stove by a step, or cover the beam with a false ceiling or light paint. Two bamboo flutes on it are a feng shui habit; never cut a beam.
hi: सोफ़ा, मेज़ या चूल्हा एक क़दम खिसकाएँ, या बीम को फ़ॉल्स सीलिंग या हल्के रंग से ढकें। उस पर दो बाँसुरी फेंगशुई की आदत है; बीम कभी न काटें।
hg: Sofa, mez ya chulha ek kadam khiskayein, ya beam ko false ceiling ya halke rang se dhakein. Us par do bansuri feng shui ki aadat hai; beam kabhi na kaatein.
@which modern most PRAC
en: By use: beam over bed, stove, desk or mandir first to be dodged; over sofa or dining less; over passage and cupboard not counted. A wooden top over the mandir settles it there.
hi: उपयोग से: पलंग, चूल्हे, मेज़ या मंदिर के ऊपर की बीम से पहले हटें; सोफ़ा-डाइनिंग पर कम; गलियारे और अलमारी पर नहीं गिनते। मंदिर पर लकड़ी की छत काफ़ी है।
hg: Upyog se: bed, chulhe, mez ya mandir ke upar ki beam se pehle hatein; sofa-dining par kam; passage aur almari par nahi ginte. Mandir par lakdi ki chhat kaafi hai.
@see bed-under-beam

# pillars structure
@names
en: pillar in the house, column in the hall, pillar in front of the door, round pillars
hi: घर में खंभा, पिलर, द्वार के सामने खंभा, हॉल में खंभा
hg: ghar me pillar, khamba, gate ke samne khamba, hall me pillar
@ask
en: a pillar stands in the middle of my hall | column in front of the main door | electric pole before the gate | round or square pillars | how many pillars on the porch | sharp corner of a pillar points at the bed | can a pillar in the basement parking matter | pillar in the north east | pillar in the middle of the hall | pillar opposite the main door | column inside the bedroom | pillar in north east corner remedy | pillar corner pointing at bed | shape of pillars round square | pillars of the porch | pillar in the exact centre of hall | pillar in north east corner | column inside bedroom | pillar in kitchen | pillar seen from the main door
hi: हॉल के बीच में खंभा है | मुख्य द्वार के सामने खंभा है | गेट के आगे बिजली का खंभा | गोल खंभे अच्छे या चौकोर | पोर्च में कितने खंभे हों | खंभे का कोना पलंग की ओर है | ईशान में पिलर है | हॉल में पिलर का उपाय | द्वार के सामने पिलर | बेडरूम में खंभा | ईशान के खंभे का उपाय | खंभे का नुकीला कोना | गोल पिलर या चौकोर पिलर | हॉल के बीच में खंभा | ईशान में पिलर | बेडरूम में खंभा | द्वार से खंभा दिखता है
hg: hall ke beech me pillar hai | main door ke samne khamba hai | gate ke aage bijli ka khamba | gol pillar acche ya chaukor | porch me kitne pillar ho | pillar ka kona bed ki taraf hai | north east me pillar hai | pillar hata nahi sakte kya kare | hall me pillar ka upay | door ke samne pillar | bedroom me khamba | north east pillar upay | khambe ka nukila kona | gol khamba ya chaukor khamba | ghar ke andar khamba | hall ke bich me pillar | north east me pillar | bedroom me pillar | door se pillar dikhta hai
@ok classical most BS
en: A pillar right before the main door is called an obstruction in old texts, unless it stands farther than twice the height of the house. Pillars inside are part of building and no fault, save in the exact centre.
hi: मुख्य द्वार के ठीक सामने खंभा पुराने ग्रंथों में वेध है, पर घर की ऊँचाई के दुगने से दूर हो तो नहीं। भीतर के खंभे भवन का अंग हैं, ठीक केंद्र को छोड़ दोष नहीं।
hg: Main door ke theek saamne khamba purane granthon me vedh hai, par ghar ki unchai ke dugne se door ho to nahi. Andar ke khambe bhavan ka ang hain, theek centre ko chhod dosh nahi.
@do modern most PRAC
en: Round off or soften a pillar's corner with a plant, lamp, mirror or shelves; in the north-east keep it light and clean. Before the door, a side gate or small turn of the path helps.
hi: खंभे का कोना पौधे, लैंप, शीशे या शेल्फ़ से नरम करें; ईशान में उसे हल्का-साफ़ रखें। द्वार के सामने हो तो बगल का गेट या रास्ते का हल्का मोड़ ठीक है।
hg: Khambe ka kona paudhe, lamp, sheeshe ya shelf se naram karein; north-east me use halka-saaf rakhein. Door ke saamne ho to bagal ka gate ya raste ka halka mod theek hai.
@which modern regional PRAC
en: Round and square pillars are both fine; round ones are easier on the elbows. In a porch an even number, two or four, is usual.
hi: गोल और चौकोर दोनों खंभे ठीक हैं; गोल से चोट कम लगती है। पोर्च में सम गिनती, दो या चार, प्रचलित है।
hg: Gol aur chaukor dono khambe theek hain; gol se chot kam lagti hai. Porch me sam ginti, do ya chaar, prachalit hai.
@where modern most PRAC
en: A pillar in the exact centre of the house weighs most, next one in the north-east; along outer walls, south or west it is not counted. No pillar is removed: paint it light, store nothing around it.
hi: घर के ठीक केंद्र का खंभा सबसे भारी दोष, फिर ईशान का; बाहरी दीवार, दक्षिण या पश्चिम में नहीं गिनते। खंभा कभी न हटाएँ: हल्का रंग करें, आसपास कुछ न भरें।
hg: Ghar ke theek center ka pillar sabse bhaari dosh, phir north-east ka; bahari deewar, south ya west me nahi ginte. Pillar kabhi na hatayein: halka rang karein, aaspaas kuch na bharein.

# ceiling-height structure
@names
en: ceiling height, false ceiling, low ceiling, sloping ceiling, room height
hi: छत की ऊँचाई, फ़ॉल्स सीलिंग, नीची छत, तिरछी छत, कमरे की ऊँचाई
hg: chhat ki unchai, false ceiling, neechi chhat, kamre ki unchai, tirchi chhat
@ask
en: how high should the ceiling be | is a false ceiling good in vastu | low ceiling in the room | sloping roof in attic bedroom | pop design in ceiling which shape | different ceiling levels in hall | the builder gives only nine feet, is it enough | false ceiling in the brahmasthan | standard ceiling height for a house | false ceiling vastu | low ceiling feels heavy | pop false ceiling in bedroom | sloping ceiling over the bed | ten feet or nine feet room height | false ceiling in north east lower | different ceiling height in rooms | mirror on the ceiling | pop ceiling shape
hi: कमरे की ऊँचाई कितनी होनी चाहिए | फ़ॉल्स सीलिंग ठीक है क्या | नीची छत का कमरा | तिरछी छत के नीचे सोना | पीओपी का डिज़ाइन कैसा हो | हॉल में अलग-अलग ऊँचाई की छत | नौ फुट ऊँची छत काफ़ी है क्या | घर की छत कितनी ऊँची हो | फ़ॉल्स सीलिंग का वास्तु | नीची छत अशुभ है क्या | बेडरूम में पीओपी सीलिंग | दस फुट या नौ फुट की छत | फ़ॉल्स सीलिंग ईशान में नीची | कमरों की छत अलग ऊँचाई | छत पर शीशा
hg: kamre ki height kitni honi chahiye | false ceiling sahi hai kya | neechi chhat ka kamra | tirchi chhat ke niche sona | pop design kaisa ho | hall me alag alag height ki chhat | 9 foot ki chhat kaafi hai kya | brahmasthan me false ceiling | ghar ki chhat kitni unchi ho | false ceiling vastu | neechi chhat ashubh hai kya | bedroom me pop ceiling | 10 foot ya 9 foot ki chhat | ceiling ki height kitni | false ceiling north east me nichi | kamro ki chhat alag unchai | chhat pe mirror
@which modern most PRAC
en: A room height of 10 to 12 feet is liked, and 9 to 10 feet is usual in flats. What is good is that all rooms of a floor have about the same height and air moves.
hi: कमरे की ऊँचाई 10 से 12 फुट अच्छी मानी जाती है, फ़्लैट में 9 से 10 फुट आम है। अच्छा यह है कि एक मंज़िल के कमरे लगभग बराबर ऊँचे हों और हवा चले।
hg: Kamre ki unchai 10 se 12 foot achhi maani jati hai, flat me 9 se 10 foot aam hai. Achha yeh hai ki ek manzil ke kamre lagbhag barabar unche hon aur hawa chale.
@ok modern most PRAC
en: A false ceiling is fine; it hides beams and wires. Keep it simple and light, not lower than 8 and a half feet; under a sloping roof let the bed stand on the higher side.
hi: फ़ॉल्स सीलिंग ठीक है; वह बीम और तार छिपाती है। सादी और हल्की हो, साढ़े 8 फुट से नीची नहीं; तिरछी छत हो तो पलंग ऊँची ओर रखें।
hg: False ceiling theek hai; woh beam aur taar chhipati hai. Saadi aur halki ho, saadhe 8 foot se neechi nahi; tirchi chhat ho to palang unchi taraf rakhein.
@do modern most PRAC
en: A lower ceiling suits the south and west part, a higher one the north and east. No mirror above a bed; gypsum or wood in square or round shape, white, is usual.
hi: नीची छत दक्षिण और पश्चिम भाग में ठीक, ऊँची उत्तर और पूर्व में। पलंग के ऊपर शीशा नहीं; जिप्सम या लकड़ी, चौकोर या गोल, सफ़ेद चलती है।
hg: Neechi chhat south aur west hisse me theek, unchi north aur east me. Bed ke upar mirror nahi; gypsum ya lakdi, chaukor ya gol, safed chalti hai.

# number-of-doors structure
@names
en: number of doors, how many doors and windows, doors in even number
hi: दरवाज़ों की संख्या, कितने दरवाज़े और खिड़कियाँ
hg: darwazo ki sankhya, kitne darwaze aur khidki
@ask
en: how many doors should a house have | number of windows even or odd | ten doors in a house is it bad | do the doors have to be an even number | count of windows vastu | are bathroom doors counted too | our flat has seven doors, need one more? | more windows on which side | even number of doors in house | how many windows in a house by vastu | count of doors in the flat odd | 7 doors in the house | ten doors or ten windows | doors and windows number rule | where should more windows be | total 13 doors in house remedy | does bathroom door count | doors odd number flat
hi: घर में कितने दरवाज़े होने चाहिए | दरवाज़े-खिड़की सम हों या विषम | दस दरवाज़े अशुभ हैं क्या | खिड़कियाँ कितनी हों | बाथरूम का दरवाज़ा भी गिनें क्या | सात दरवाज़े हैं तो क्या करें | खिड़कियाँ किस ओर ज़्यादा हों | दरवाज़े सम संख्या में हों | घर में दरवाज़ों की गिनती | सात दरवाज़े का घर | दस खिड़कियाँ | ज़्यादा खिड़कियाँ किस ओर | दरवाज़े-खिड़की की संख्या का नियम | घर में तेरह दरवाज़े | बाथरूम का दरवाज़ा गिनें क्या
hg: ghar me kitne darwaze hone chahiye | darwaze khidki even ho ya odd | 10 darwaze ashubh hai kya | khidkiyan kitni ho | bathroom ka darwaza bhi gine kya | 7 darwaze hai to kya kare | khidkiyan kis side zyada ho | sam sankhya me darwaze | darwaze even number me ho | khidkiyan even ho ya odd | ghar me darwazo ki ginti | saat darwaze ka ghar | das khidkiyan | zyada khidkiyan kis taraf | darwaze khidki ki sankhya ka niyam | ghar me 13 darwaze | bathroom ka door gine kya
hg: ghar me kitne darwaze hone chahiye | darwazo ki ginti
hi: घर में कितने दरवाज़े हों
en: how many doors should there be
@which modern disputed PRAC
en: Most lists want doors and windows in even numbers, as 2, 4, 6 or 8, and leave out 10 or others ending in zero. No text known to us demands it, and opinions differ on what is counted.
hi: ज़्यादातर सूचियाँ दरवाज़े-खिड़कियाँ सम चाहती हैं, जैसे 2, 4, 6, 8, और 10 जैसे शून्य वाले नहीं। हमें ज्ञात कोई ग्रंथ यह नहीं माँगता, और क्या गिनें इस पर मत भिन्न हैं।
hg: Zyadatar lists darwaze-khidkiyan sam chahti hain, jaise 2, 4, 6, 8, aur 10 jaise zero wale nahi. Hume gyaat koi granth yeh nahi maangta, aur kya ginein is par mat alag hain.
@where modern most PRAC
en: More openings belong to the north and east, fewer and smaller ones to the south and west. That brings morning light in and keeps afternoon heat out.
hi: अधिक दरवाज़े-खिड़कियाँ उत्तर और पूर्व में, कम और छोटी दक्षिण और पश्चिम में हों। इससे सुबह का प्रकाश आता और दोपहर की गरमी रुकती है।
hg: Zyada darwaze-khidkiyan north aur east me, kam aur chhoti south aur west me hon. Isse subah ki roshni aati aur dopahar ki garmi rukti hai.
@do modern wide SENSE
en: An odd count is no reason to brick up or cut an opening. Use what lets in air, and oil the hinges.
hi: विषम गिनती दरवाज़ा बंद करने या नया काटने का कारण नहीं। जिससे हवा आए वह रखें, और क़ब्ज़ों में तेल दें।
hg: Visham ginti darwaza band karne ya naya kaatne ka karan nahi. Jisse hawa aaye woh rakhein, aur kabzon me tel dein.

# steps-number structure
@names
en: number of steps, how many stairs, odd number of steps, staircase steps count
hi: सीढ़ियों की संख्या, कितनी सीढ़ियाँ, सीढ़ी की गिनती
hg: seedhiyo ki sankhya, kitni seedhi honi chahiye, seedhi ki ginti, steps ki sankhya
hg: seedhi 18 hai, ghar ki seedhi ki ginti
@ask
en: our stair has an even number of steps, must we break one
hi: सीढ़ियाँ सम संख्या में हैं, एक तोड़नी पड़ेगी क्या
hg: seedhiyan even me hai ek todni padegi kya
en: how many steps should a staircase have | is 18 steps okay | odd or even stairs | count of steps at the main door | our staircase has twenty steps | why should steps not end in zero | do I count the landing | steps at the entrance three or two | odd number of stairs vastu | staircase with even steps remedy | total steps in staircase | steps of the staircase 15 or 17 | steps at the main entrance | landing counted in steps | stairs number should not end with zero | 20 steps in staircase is bad | how many stairs should be in house | three steps at entrance | do we count landing
hi: सीढ़ी में कितने पायदान होने चाहिए | सीढ़ियाँ सम हों या विषम | 18 सीढ़ियाँ ठीक हैं क्या | द्वार पर कितनी सीढ़ियाँ हों | बीस सीढ़ियाँ बन गई हैं | सीढ़ी गिनते समय चबूतरा गिनें क्या | सीढ़ी विषम क्यों रखते हैं | सीढ़ियाँ विषम हों | सीढ़ियाँ सम बन गईं उपाय | सीढ़ी में 15 या 17 पायदान | मुख्य द्वार की सीढ़ियाँ | सीढ़ियाँ कैसे गिनें | सीढ़ी के स्टेप कितने हों | सीढ़ियों की गिनती विषम क्यों | सीढ़ी में बीस पायदान हैं | घर में कितनी सीढ़ियाँ होनी चाहिए | लैंडिंग गिनते हैं क्या
hg: seedhi me kitne step hone chahiye | seedhi even ho ya odd | 18 seedhi thik hai kya | gate pe kitni seedhi ho | 20 seedhiyan ban gayi hai kya kare | landing ko gine kya | seedhi odd number me kyu rakhte hai | 17 ya 21 steps | seedhiyan odd ho | seedhi even ban gayi upay | seedhi me 15 ya 17 step | main gate ki seedhiyan | seedhiyan kaise gine | seedhi ke step kitne ho | seedhi ki ginti odd kyu | stairs 20 hai kya kare | seedhi me 20 step hai | ghar me kitni seedhi honi chahiye | landing ginte hai kya
@which modern wide PRAC
en: Staircases are counted odd, such as 9, 11, 15, 17 or 21, never ending in zero, so that the right foot that begins also arrives. Entrance steps are 1, 3 or 5.
hi: सीढ़ियाँ विषम रखते हैं, जैसे 9, 11, 15, 17 या 21, शून्य पर अंत नहीं, ताकि जो दायाँ पैर चले वही पहुँचे। द्वार की सीढ़ियाँ 1, 3 या 5 हों।
hg: Seedhiyan odd rakhte hain, jaise 9, 11, 15, 17 ya 21, zero par ant nahi, taki jo daayan pair chale wahi pahunche. Gate ki seedhiyan 1, 3 ya 5 hon.
@do modern most PRAC
en: If the number came out even, add one low step at the bottom or a wooden one at the top, where it is safe; or leave it. Equal height of all steps matters far more, unequal ones make people fall.
hi: गिनती सम आ गई हो तो नीचे एक नीचा पायदान या ऊपर लकड़ी का जोड़ दें, यदि सुरक्षित हो; या रहने दें। सब पायदान बराबर ऊँचे हों, यह अधिक ज़रूरी है, असमान से लोग गिरते हैं।
hg: Ginti even aa gayi ho to neeche ek neecha step ya upar lakdi ka jod dein, agar surakshit ho; ya rehne dein. Sab step barabar unche hon, yeh zyada zaroori hai, asamaan se log girte hain.
@how modern most PRAC
en: Count every riser from the lower floor to the upper one, the landing as one step; so the arrival on the upper floor is the last of them.
hi: नीचे के फ़र्श से ऊपर तक हर उठान गिनें, बीच का चबूतरा एक; ऊपर पहुँचना आख़िरी गिना जाता है।
hg: Neeche ke farsh se upar tak har uthaan ginein, beech ki landing ek; upar pahunchna aakhri gina jata hai.
@why modern most PRAC
en: The count goes "gain, loss, gain": divided by three the rest should be two, as with 11, 17 or 23. Others ask only for an odd number. An even staircase harms nobody.
hi: गिनती "लाभ, हानि, लाभ" से चलती है: तीन से भाग दें तो शेष दो रहे, जैसे 11, 17, 23। दूसरे केवल विषम संख्या चाहते हैं। सम सीढ़ी से किसी को हानि नहीं।
hg: Ginti "laabh, haani, laabh" se chalti hai: teen se bhaag dein to shesh do rahe, jaise 11, 17, 23. Doosre sirf visham sankhya chahte hain. Sam seedhi se kisi ko nuksan nahi.

# staircase-turn structure
@names
en: staircase clockwise, stairs turning, spiral staircase, outside staircase, anticlockwise stairs
hi: सीढ़ी का घुमाव, घड़ी की दिशा में सीढ़ी, गोल सीढ़ी, घुमावदार सीढ़ी, बाहर की सीढ़ी
hg: seedhi ka ghumav, clockwise seedhi, gol seedhi, ghumavdar seedhi, bahar ki seedhi, anticlockwise seedhi
hg: seedhi ghume, seedhi clockwise
hi: सीढ़ी घूमे
en: stairs clockwise
@ask
en: should stairs turn clockwise | our stairs go anticlockwise is it bad | spiral staircase in the house | staircase outside the house where | iron round staircase | which way does one climb, east to west | stairs starting right at the main door | open risers in the staircase | stairs visible from the entrance | staircase should be clockwise or anticlockwise | stairs turning left remedy | round iron staircase in house | external staircase direction | stairs from the main door visible | climb stairs facing which side | staircase direction of turning | anticlockwise staircase remedy without breaking | spiral staircase in house good or bad | staircase starts from which direction | stairs face which side while climbing
hi: सीढ़ी किस तरफ़ घूमनी चाहिए | हमारी सीढ़ी उल्टी दिशा में घूमती है | गोल लोहे की सीढ़ी | घर के बाहर सीढ़ी कहाँ बनाएँ | सीढ़ी चढ़ते समय मुँह किधर हो | मुख्य द्वार खुलते ही सीढ़ी | बाहर से सीढ़ी बनवानी है | सीढ़ी बाएँ मुड़ती है क्या करें | सीढ़ी दाएँ मुड़े या बाएँ | सीढ़ी उल्टी घूमती है उपाय | लोहे की गोल सीढ़ी | बाहर की सीढ़ी किस दिशा में | द्वार के सामने सीढ़ी | सीढ़ी चढ़ने की दिशा | घुमावदार सीढ़ी ठीक है | बाईं ओर घूमती सीढ़ी का उपाय | गोल सीढ़ी | चढ़ते समय मुँह किधर हो
hg: seedhi kis taraf ghumni chahiye | hamari seedhi anticlockwise hai kya kare | gol lohe ki seedhi | ghar ke bahar seedhi kaha banaye | seedhi chadhte time muh kidhar ho | main door khulte hi seedhi hai | bahar se seedhi banwani hai | seedhi left mudti hai dosh hai kya | seedhi right mude ya left | seedhi ulti ghumti hai upay | lohe ki gol seedhi | bahar ki seedhi kis disha me | gate ke samne seedhi | seedhi chadhne ki disha | ghumavdar seedhi thik hai | seedhi clockwise honi chahiye kya | left ghoomti seedhi ka upay | gol seedhi | chadhte time muh kidhar ho
hg: seedhi kis taraf ghume | seedhi clockwise ya anticlockwise
hi: सीढ़ी किस ओर घूमे
en: should stairs turn clockwise
@how modern wide PRAC
en: A staircase should turn clockwise, to the right, as one climbs, and rise from east to west or from north to south. It is the same turn as a pradakshina.
hi: सीढ़ी चढ़ते हुए दाईं ओर, घड़ी की दिशा में मुड़े, और पूर्व से पश्चिम या उत्तर से दक्षिण चढ़े। यह परिक्रमा का ही घुमाव है।
hg: Seedhi chadhte hue daayin taraf, clockwise mude, aur east se west ya north se south chadhe. Yeh parikrama ka hi ghumav hai.
@ok modern most PRAC
en: An anticlockwise or spiral staircase is not liked but does no harm; no house is rebuilt for it. Give it a firm rail, good light and even steps.
hi: उल्टी घूमती या गोल सीढ़ी पसंद नहीं की जाती, पर हानि नहीं करती; इसके लिए घर नहीं तोड़ते। मज़बूत रेलिंग, अच्छी रोशनी और बराबर पायदान दें।
hg: Ulti ghoomti ya gol seedhi pasand nahi ki jati, par haani nahi karti; iske liye ghar nahi todte. Mazboot railing, achhi roshni aur barabar step dein.
@where modern most PRAC
en: An outside staircase stands best in the south-west, south, west or south-east of the building. Stairs that begin right behind the main door are screened with a curtain, plant or low partition.
hi: बाहर की सीढ़ी भवन के नैऋत्य, दक्षिण, पश्चिम या आग्नेय में अच्छी है। मुख्य द्वार के ठीक पीछे की सीढ़ी के आगे परदा, पौधा या छोटी आड़ रखें।
hg: Bahar ki seedhi bhavan ke south-west, south, west ya south-east me achhi hai. Main door ke theek peeche ki seedhi ke aage parda, paudha ya chhoti aad rakhein.
@do modern most PRAC
en: For an anticlockwise staircase change nothing: a light, a clean landing with a picture or plant and a rail are all. A spiral one in the corner is for roof or store, not for elders.
hi: बाईं ओर घूमती सीढ़ी में कुछ न बदलें: रोशनी, साफ़ लैंडिंग पर चित्र या पौधा और रेलिंग काफ़ी। गोल सीढ़ी छत या स्टोर के लिए कोने में, बुज़ुर्गों के लिए नहीं।
hg: Left ghoomti seedhi me kuch na badlein: light, saaf landing par chitra ya paudha aur railing kaafi. Gol seedhi chhat ya store ke liye kone me, buzurgon ke liye nahi.

# door-size structure
@names
en: door size, main door size, door height and width, door opens inward, double door
hi: दरवाज़े का आकार, मुख्य द्वार की ऊँचाई, दो पल्ले का दरवाज़ा, दरवाज़ा अंदर खुले
hg: darwaze ka size, main door ki height, do palle ka darwaza, darwaza andar khulna, double door
@ask
en: what size should the main door be | should the main door be the largest | door opening inside or outside | clockwise opening door | single or double leaf main door | height to width ratio of doors | sliding glass main door | main door smaller than bedroom doors | door wood which tree | main door size vastu | main door should be biggest | door should open inward or outward | main door two shutters or one | wood for the main door | glass main door good or bad | height and width of the main door | iron main door | door opening clockwise | main door smaller than other doors | main door opens outside | single or double leaf door | iron main door | main door wood type
hi: मुख्य द्वार कितना बड़ा हो | दरवाज़ा अंदर खुले या बाहर | मुख्य द्वार सबसे बड़ा हो क्या | एक पल्ला या दो पल्ला | दरवाज़ा किस हाथ की ओर खुले | दरवाज़े की लकड़ी कौन सी | काँच का मुख्य द्वार | दरवाज़े की ऊँचाई-चौड़ाई का अनुपात | मुख्य द्वार का आकार | मुख्य द्वार सबसे बड़ा हो | दरवाज़ा बाहर की ओर खुलता है | मुख्य द्वार की लकड़ी | काँच का दरवाज़ा | लोहे का दरवाज़ा | एक पल्ले का दरवाज़ा | दरवाज़े की चौड़ाई | दरवाज़ा किस ओर खुलना चाहिए | मुख्य द्वार बाहर खुलता है | मुख्य द्वार छोटा है | मुख्य दरवाज़ा किस लकड़ी का | लोहे का मुख्य द्वार
hg: main door kitna bada ho | darwaza andar khule ya bahar | main door sabse bada hona chahiye kya | ek palla ya do palla | darwaza kis hath ki taraf khule | darwaze ki lakdi konsi acchi | kaanch ka main door | darwaza ki height width kitni ho | lohe ka darwaza | main door ka size | main door sabse bada ho | darwaza bahar ki taraf khulta hai | main door ki lakdi | kaanch ka darwaza | lohe ka main door | ek palle ka darwaza | darwaze ki chaudai | darwaza kis taraf khulna chahiye | main door bahar khulta hai | main door chota hai | main darwaza kis lakdi ka | lohe ka main door
hg: main door kitna bada ho | darwaze ki lambai chaudai
hi: मुख्य द्वार कितना बड़ा हो
en: how big should the entrance be
@which classical most BS
en: The main door is the largest and most adorned of the house, about twice as high as wide, and the others stay smaller. Seven feet by three and a half is usual today.
hi: मुख्य द्वार घर का सबसे बड़ा और सजा द्वार हो, चौड़ाई से लगभग दुगना ऊँचा, बाक़ी छोटे रहें। आज साढ़े तीन गुणा सात फुट प्रचलित है।
hg: Main door ghar ka sabse bada aur saja door ho, chaudai se lagbhag dugna uncha, baaki chhote rahein. Aaj saadhe teen guna saat foot prachalit hai.
@how modern most PRAC
en: It opens inward and, by custom, clockwise, to the right as one enters; two leaves are liked, one is fine. It should not creak, drag or swing by itself.
hi: वह भीतर की ओर और रिवाज में घड़ी की दिशा में, प्रवेश करते हुए दाईं ओर खुले; दो पल्ले अच्छे, एक भी ठीक। वह चरमराए, घिसटे या अपने आप न झूले।
hg: Woh andar ki taraf aur riwaz me clockwise, aate hue daayin taraf khule; do palle achhe, ek bhi theek. Woh charmaraye, ghiste ya apne aap na jhoole.
@ok modern most PRAC
en: Teak, mango, sheesham or any sound wood serves; iron doors outside and glass inside are common today. A flat's standard door needs no change.
hi: सागौन, आम, शीशम या कोई अच्छी लकड़ी ठीक है; बाहर लोहा और भीतर काँच आज आम हैं। फ़्लैट का तय दरवाज़ा बदलना ज़रूरी नहीं।
hg: Sagwan, aam, sheesham ya koi achhi lakdi theek hai; bahar loha aur andar kaanch aaj aam hain. Flat ka tay darwaza badalna zaroori nahi.
@do modern most PRAC
en: A door that opens outward, or is smaller than another, stays as it is: frame it with toran, threshold, lamp and nameplate so that it reads as the chief one. Check that it shuts firmly.
hi: बाहर खुलता या छोटा मुख्य द्वार जैसा है रहने दें: तोरण, दहलीज़, दीपक और नामपट्टी से उसे प्रमुख बनाएँ। देखें कि ठीक बंद होता है।
hg: Bahar khulta ya chhota main door jaisa hai rehne dein: toran, dehleez, lamp aur nameplate se use pramukh banayein. Dekhein ki theek band hota hai.

# threshold structure
@names
en: threshold, dehleez, door sill, umbra, doorstep
hi: दहलीज़, देहली, चौखट, देहरी, उंबरा
hg: dehleez, dehleej, dehri, chaukhat, umbra
@ask
en: is a threshold necessary at the main door | our flat has no dehleez what to do | wooden or marble threshold | why not sit on the threshold | why do we not step on the dehleez | threshold puja with turmeric | silver or copper under the door sill | height of threshold | wheelchair at home and raised threshold | threshold of the main door vastu | dehleez missing in flat remedy | sitting on the threshold bad | threshold wood or stone | worship of the threshold | stepping on threshold | no threshold in flat remedy | broken dehleez | marble or wood threshold | sitting on the threshold why not | silver wire under threshold
hi: मुख्य द्वार पर दहलीज़ ज़रूरी है क्या | फ़्लैट में दहलीज़ नहीं है | दहलीज़ लकड़ी की हो या पत्थर की | दहलीज़ पर बैठना क्यों मना है | दहलीज़ पर पैर क्यों नहीं रखते | दहलीज़ की पूजा कैसे करें | दहलीज़ के नीचे चाँदी का तार | चौखट पर खड़े होकर बात करना | दहलीज़ का महत्व | दहलीज़ नहीं है उपाय | दहलीज़ पर खड़े होना | दहलीज़ पर हल्दी-कुमकुम | देहरी पूजन | दहलीज़ कितनी ऊँची हो | फ़्लैट में दहलीज़ नहीं है | दहलीज़ पर क्यों नहीं बैठते | दहलीज़ लकड़ी की या पत्थर की | दहलीज़ टूट गई
hg: main door pe dehleez zaruri hai kya | flat me dehleez nahi hai kya kare | dehleez lakdi ki ho ya marble ki | dehleez pe baithna kyu mana hai | chaukhat pe pair kyu nahi rakhte | dehleej ki puja kaise kare | dehleez ke niche chandi ka taar | dehri pe khade hokar baat karna | umbra pujan | dehleez ka mahatva | dehleez nahi hai upay | dehleez pe khade hona | dehleez pe haldi kumkum | dehri pujan | dehleez kitni unchi ho | flat me dehleez nahi hai | dehleez pe kyu nahi baithte | dehleez lakdi ki ya patthar ki | dehleez tut gayi
@ok modern most CUSTOM
en: A threshold at the main door is liked: a low bar of wood or stone that marks where home begins. In flats without one nothing is wrong; a brass or wooden strip or a rangoli line does.
hi: मुख्य द्वार पर दहलीज़ अच्छी मानी जाती है: लकड़ी या पत्थर की नीची पट्टी, जहाँ से घर शुरू होता है। फ़्लैट में न हो तो दोष नहीं; लकड़ी या पीतल की पट्टी या रंगोली की रेखा काफ़ी है।
hg: Main door par dehleez achhi maani jati hai: lakdi ya patthar ki neechi patti, jahan se ghar shuru hota hai. Flat me na ho to dosh nahi; lakdi ya peetal ki patti ya rangoli ki rekha kaafi hai.
@why modern wide CUSTOM
en: Custom honours the threshold as Lakshmi's place, so one steps over it, does not sit or sneeze on it, and marks it with turmeric, kumkum and rangoli. In the story Narasimha appeared on a threshold.
hi: रिवाज दहलीज़ को लक्ष्मी का स्थान मानता है, इसलिए उसे लाँघते हैं, उस पर बैठते नहीं, और हल्दी, कुमकुम, रंगोली से सजाते हैं। कथा में नरसिंह दहलीज़ पर प्रकट हुए।
hg: Riwaz dehleez ko Lakshmi ka sthan maanta hai, isliye use laanghte hain, us par baithte nahi, aur haldi, kumkum, rangoli se sajate hain. Katha me Narasimha dehleez par prakat hue.
@which modern wide SENSE
en: Wood is the old choice, stone is fine; an inch or two is enough. Where somebody walks badly or uses a wheelchair, leave it flat and draw the line instead.
hi: लकड़ी पुरानी पसंद है, पत्थर ठीक है; एक-दो इंच काफ़ी। घर में कोई कठिनाई से चलता हो या व्हीलचेयर हो तो समतल रखें और रेखा बना दें।
hg: Lakdi purani pasand hai, patthar theek hai; ek-do inch kaafi. Ghar me koi mushkil se chalta ho ya wheelchair ho to samtal rakhein aur rekha bana dein.
@how modern most CUSTOM
en: A threshold is set on a good morning with turmeric, kumkum, rice and a lamp; some lay a silver wire or coin below. It is wiped daily, rangoli on Friday and feasts. A broken one is repaired.
hi: दहलीज़ किसी अच्छी सुबह हल्दी, कुमकुम, अक्षत और दीपक से लगाते हैं; कुछ नीचे चाँदी का तार या सिक्का रखते हैं। रोज़ पोंछें, शुक्रवार और त्योहार पर रंगोली। टूटी हो तो ठीक करा दें।
hg: Dehleez kisi achhi subah haldi, kumkum, akshat aur deepak se lagate hain; kuch neeche chaandi ka taar ya sikka rakhte hain. Roz pochhein, Friday aur tyohar par rangoli. Tooti ho to theek kara dein.

# ventilation structure
@names
en: ventilation, cross ventilation, dark house, room without window
hi: हवा और रोशनी, घर में हवा, बिना खिड़की का कमरा, अँधेरा घर, रोशनदान
hg: hawa roshni, cross ventilation, bina khidki ka kamra, andhera ghar, roshandan
en: room without a window, windowless room, no window in the room
hi: बिना खिड़की का कमरा, बिना खिड़की कमरा
hg: bina khidki ka kamra, bina khidki wala kamra
@ask
en: my hostel room has no window and I feel choked
hi: पीजी का कमरा बंद है, खिड़की नहीं, घुटन होती है
hg: pg ka kamra band hai khidki nahi ghutan hoti hai
en: room has no window is it a vastu fault | which sides should have windows | our ground floor flat gets no sun | cross ventilation in vastu | windows on the south and west too many | ventilator above the door | closed windows all day because of ac | window facing the neighbour's wall | how to get light in a dark flat | house without sunlight remedy | no sunlight in the flat | windows direction vastu | big windows in the south | room without windows remedy | fresh air in the house | window on which wall | no window in bedroom rented | windows only in south flat | dark house needs light vastu | no cross ventilation 1bhk | no sunlight in house | no sun in the house | sun does not come in the house
hi: कमरे में खिड़की नहीं है क्या करें | खिड़कियाँ किस दिशा में हों | घर में धूप नहीं आती | रोशनदान कहाँ हो | दक्षिण-पश्चिम में बड़ी खिड़कियाँ हैं | खिड़की के सामने पड़ोसी की दीवार | अँधेरे फ़्लैट में रोशनी कैसे लाएँ | घर में हवा का आना-जाना | घर में रोशनी नहीं आती | बिना धूप का घर उपाय | खिड़की किस दीवार पर हो | दक्षिण में बड़ी खिड़की | बिना खिड़की के कमरे का उपाय | ताज़ी हवा के लिए खिड़की | घर में धूप नहीं आती | खिड़की केवल दक्षिण में | कमरे में खिड़की नहीं
hg: kamre me khidki nahi hai kya kare | khidkiyan kis disha me ho | ghar me dhoop nahi aati | roshandan kaha ho | south west me badi khidkiyan hai | khidki ke samne padosi ki deewar | andhere flat me roshni kaise laye | ghar me hawa nahi aati ground floor hai | ghar me roshni nahi aati | bina dhoop ka ghar upay | khidki kis deewar pe ho | south me badi khidki | bina khidki ke kamre ka upay | taazi hawa ke liye khidki | ghar me dhoop nahi aati | khidki sirf south me | kamre me khidki nahi hai
@where modern wide PRAC
en: For air and light let the large windows lie in the north and east and smaller ones opposite in the south and west, so that the breeze crosses the room.
hi: हवा-रोशनी के लिए बड़ी खिड़कियाँ उत्तर और पूर्व में, सामने दक्षिण और पश्चिम में छोटी हों, ताकि हवा आर-पार चले।
hg: Hawa-roshni ke liye badi khidkiyan north aur east me, saamne south aur west me chhoti hon, taki hawa aar-paar chale.
@do modern wide SENSE
en: In a room without window keep the door open by day, use an exhaust, pale walls, warm lamps and a mirror that catches light. Do not make it the bedroom of a child or an ill person.
hi: बिना खिड़की के कमरे में दिन में दरवाज़ा खुला रखें, एग्ज़ॉस्ट, हल्की दीवारें, गरम लैंप और रोशनी लौटाता शीशा लगाएँ। उसे बच्चे या मरीज़ का शयनकक्ष न बनाएँ।
hg: Bina khidki ke kamre me din me darwaza khula rakhein, exhaust, halki deewarein, garam lamp aur roshni lautata sheesha lagayein. Use bachche ya mareez ka bedroom na banayein.
@ok modern most PRAC
en: Many windows to the south and west are a matter of heat: blinds, chajjas and plants outside answer it. They are no cause for walling up.
hi: दक्षिण और पश्चिम में बहुत खिड़कियाँ गरमी की बात है: परदे, छज्जे और बाहर पौधे काफ़ी हैं। उन्हें चुनवाने का कारण नहीं।
hg: South aur west me bahut khidkiyan garmi ki baat hai: parde, chhajje aur bahar paudhe kaafi hain. Unhein chunwane ka karan nahi.
@why modern wide PRAC
en: East and north light is soft and brings the morning; so the lists open these sides. A home with windows only to the south or west is shaded by day and opened in the evening.
hi: पूर्व और उत्तर का प्रकाश कोमल है और सुबह लाता है; इसलिए ये ओर खोलते हैं। केवल दक्षिण या पश्चिम की खिड़की वाले घर में दिन में परदा, शाम को खोलें।
hg: East aur north ki roshni komal hai aur subah laati hai; isliye ye taraf kholte hain. Sirf south ya west khidki wale ghar me din me parda, shaam ko kholein.

# skylight structure
@names
en: skylight, glass roof, roof opening, open duct
hi: स्काईलाइट, काँच की छत, छत का जाल, छत का झरोखा, खुला डक्ट
hg: skylight, kaanch ki chhat, chhat ka jaal, khula duct
@ask
en: where should a skylight be | glass roof over the centre of the house | jaal in the middle of the house | open duct in the south west | rain comes in through the roof opening | skylight in the bedroom | light well of the building faces our kitchen | opening in the roof vastu | glass in roof for light | jaal in the courtyard roof | skylight direction | duct inside the house vastu | open duct cover
hi: स्काईलाइट कहाँ हो | घर के बीच में जाल है | छत में काँच लगवाना | डक्ट दक्षिण-पश्चिम में है | जाल से बारिश आती है | बेडरूम की छत में काँच | आँगन की जगह जाल डाल दिया है | छत में खुला जाल | छत में काँच का झरोखा | स्काईलाइट किस दिशा में | घर के अंदर डक्ट | डक्ट को ढकना
hg: skylight kaha ho | ghar ke beech me jaal hai | chhat me kaanch lagwana | duct south west me hai | jaal se barish aati hai | bedroom ki chhat me kaanch | aangan ki jagah jaal daal diya hai | chhat me khula jaal | chhat me kaanch ka jharokha | skylight kis disha me | ghar ke andar duct | duct ko dhakna | chhat se roshni lana
@places good C NE N E; fine NW; avoid SW S SE
@where modern most PRAC
en: A skylight is best over the centre or in the north-east, north or east, where the old courtyard gave light. South and south-west are left covered.
hi: स्काईलाइट केंद्र के ऊपर या ईशान, उत्तर या पूर्व में सबसे अच्छी है, जहाँ पुराना आँगन प्रकाश देता था। दक्षिण और नैऋत्य ढके रहें।
hg: Skylight centre ke upar ya north-east, north ya east me sabse achhi hai, jahan purana aangan roshni deta tha. South aur south-west dhake rahein.
@do modern wide SENSE
en: A duct or jaal elsewhere is kept clean and dry, covered with strong toughened glass or a net. Nobody should walk on glass that is not made for it.
hi: दूसरी जगह का डक्ट या जाल साफ़-सूखा रखें, मज़बूत काँच या जाली से ढकें। जो काँच चलने के लिए न बना हो उस पर कोई न चले।
hg: Doosri jagah ka duct ya jaal saaf-sukha rakhein, mazboot kaanch ya jaali se dhakein. Jo kaanch chalne ke liye na bana ho us par koi na chale.

# duplex-house structure
@names
en: duplex, duplex flat, villa two floors, row house, penthouse
hi: डुप्लेक्स, डुप्लेक्स मकान, दो मंज़िला घर, रो हाउस
hg: duplex, duplex ghar, do manzil ka ghar, row house, penthouse
en: lift inside the house, home lift
hi: घर के अंदर लिफ़्ट, घर में लिफ़्ट
hg: ghar ke andar lift, ghar me lift
@ask
en: which rooms go upstairs in a duplex | master bedroom on the first floor | where should the inside staircase be in a duplex | is vastu read for each floor separately | kitchen below and bedroom above | pooja on which floor of a duplex | empty space above the hall double height | duplex house vastu | bedroom upstairs in duplex | kitchen and hall on which floor | vastu of two floor house | stairs inside duplex | villa vastu floors | duplex master bedroom on which floor | duplex stairs inside position | mandir on which floor of duplex | duplex kitchen downstairs toilet above | row house with walls shared on both sides vaastu | penthouse vaastu terrace garden side | row house light only front and back | penthouse pool on which side
hi: डुप्लेक्स में ऊपर कौन से कमरे हों | मास्टर बेडरूम पहली मंज़िल पर ठीक है क्या | डुप्लेक्स में सीढ़ी कहाँ हो | हर मंज़िल का वास्तु अलग देखें क्या | पूजाघर किस मंज़िल पर | हॉल की दोहरी ऊँचाई | दो मंज़िला घर में माता-पिता कहाँ सोएँ | डुप्लेक्स का वास्तु | डुप्लेक्स में बेडरूम ऊपर | दो मंज़िल के मकान का वास्तु | डुप्लेक्स में रसोई नीचे | ऊपर-नीचे के कमरे | डुप्लेक्स में मास्टर बेडरूम किस मंज़िल पर | डुप्लेक्स में मंदिर किस मंज़िल पर | डुप्लेक्स की सीढ़ी | रो हाउस में दोनों ओर दीवार साझी है | पेंटहाउस का वास्तु | पेंटहाउस की छत पर बग़ीचा किधर
hg: duplex me upar konse room ho | master bedroom first floor pe sahi hai kya | duplex me seedhi kaha ho | har floor ka vastu alag dekhe kya | puja ghar kis floor pe | hall ki double height | do manzil ke ghar me maa baap kaha soye | duplex ka vastu | duplex me bedroom upar | do manzil ke makan ka vastu | duplex me kitchen niche | upar niche ke kamre | duplex me master bedroom kis floor pe | duplex me mandir kis floor pe | duplex ki seedhi | row house me dono taraf deewar sanjhi hai | penthouse ka vastu | penthouse ki chhat pe garden kidhar
en: where to put a lift inside our duplex | home elevator direction
hi: घर में लिफ़्ट लगवानी है, जगह बताइए | डुप्लेक्स में लिफ़्ट किस ओर
hg: ghar me lift lagwani hai kaha lage | duplex me lift ki jagah batao
@how modern most PRAC
en: In a duplex each floor is read like a plan of its own: below go hall, kitchen, pooja and the elders' room, above bedrooms and study, the master bedroom in the south-west.
hi: डुप्लेक्स में हर मंज़िल अपना नक़्शा मानी जाती है: नीचे बैठक, रसोई, पूजा और बड़ों का कमरा, ऊपर शयनकक्ष और पढ़ाई, मास्टर बेडरूम नैऋत्य में।
hg: Duplex me har manzil apna naksha maani jati hai: neeche hall, kitchen, pooja aur badon ka kamra, upar bedroom aur study, master bedroom south-west me.
@where modern most PRAC
en: Its inner stairs lie in the south, west or south-west, not in the centre or north-east. A double-height hall is good in the north or east, where openness belongs.
hi: भीतरी सीढ़ी दक्षिण, पश्चिम या नैऋत्य में हो, केंद्र या ईशान में नहीं। दोहरी ऊँचाई का हॉल उत्तर या पूर्व में अच्छा, जहाँ खुलापन चाहिए।
hg: Andar ki seedhi south, west ya south-west me ho, centre ya north-east me nahi. Double height hall north ya east me achha, jahan khulapan chahiye.
@ok modern most PRAC
en: A bedroom over a kitchen or hall is fine; only a toilet over kitchen or pooja is avoided. Elders are best on the ground floor for their knees.
hi: रसोई या बैठक के ऊपर शयनकक्ष ठीक है; रसोई या पूजा के ऊपर केवल शौचालय टालें। बड़ों के घुटनों के लिए नीचे की मंज़िल अच्छी।
hg: Kitchen ya hall ke upar bedroom theek hai; kitchen ya pooja ke upar sirf toilet taalein. Badon ke ghutnon ke liye neeche ki manzil achhi.
@which modern most PRAC
en: The mandir stands on the ground floor's north-east, kitchen below in the south-east, master bedroom above or below in the south-west. A second small mandir upstairs is allowed, toilets one above another.
hi: मंदिर निचली मंज़िल के ईशान में, रसोई नीचे आग्नेय में, मास्टर बेडरूम ऊपर या नीचे नैऋत्य में। ऊपर दूसरा छोटा मंदिर चलता है; शौचालय एक के ऊपर एक।
hg: Mandir neeche ki manzil ke north-east me, rasoi neeche south-east me, master bedroom upar ya neeche south-west me. Upar doosra chhota mandir chalta hai; toilet ek ke upar ek.
@do modern most PRAC
en: A row house shares its side walls, so only front and back count for light: keep the north or east end open and glazed, weight and stairs on the south or west side. In a penthouse the open terrace is best north, east or north-east.
hi: रो हाउस की बग़ल की दीवारें साझी हैं, इसलिए रोशनी आगे-पीछे से ही: उत्तर या पूर्व का छोर खुला, भार और सीढ़ी दक्षिण या पश्चिम ओर। पेंटहाउस में खुली छत उत्तर, पूर्व या ईशान में अच्छी।
hg: Row house ki bagal ki deewarein sanjhi hain, isliye roshni aage-peeche se hi: north ya east ka chhor khula, bhaar aur seedhi south ya west taraf. Penthouse me khuli chhat north, east ya north-east me achhi.
@where modern most PRAC
en: A lift inside the house goes in the west, south, south-west or north-west, not in the north-east or the exact centre. Its pit and shaft follow the engineer first.
hi: घर के अंदर की लिफ़्ट पश्चिम, दक्षिण, नैऋत्य या वायव्य में लगे, ईशान या ठीक बीच में नहीं। गड्ढा और शाफ़्ट पहले इंजीनियर से तय हों।
hg: Ghar ke andar ki lift west, south, south-west ya north-west me lage, north-east ya theek beech me nahi. Gaddha aur shaft pehle engineer se tay hon.

# terrace structure
@names
en: terrace, roof terrace, open roof, things on the roof, room on the roof
hi: खुली छत, छत पर सामान, छत पर कमरा, टैरेस
hg: khuli chhat, chhat pe saman, chhat par kamra, terrace
@ask
en: what should be kept on the terrace | junk on the roof bad for vastu | which side should the terrace be open | room on the roof in which corner | solar panels and dish on the roof where | slope of the terrace | can we sleep on the terrace | drying pickles and clothes on the roof | toilet on the roof | terrace vastu | terrace garden and room which side | what not to keep on the roof | scrap on the roof bad | room on terrace corner | open terrace direction | sleeping on the roof at night | bathroom on the terrace | solar panel place on the roof | room on terrace in north east remedy | terrace garden direction | water tank and terrace junk | terrace parapet height | terrace slope direction
hi: छत पर क्या नहीं रखना चाहिए | छत पर कमरा किस कोने में बनाएँ | छत की ढाल किस ओर हो | सोलर पैनल छत पर कहाँ | छत पर शौचालय | छत पर सोना ठीक है क्या | डिश एंटीना किधर | खुली छत किस दिशा में | छत का वास्तु | छत पर पुराना सामान | छत पर कमरा बनाना | छत पर क्या रखें | छत पर सोलर | छत पर बाथरूम | रात को छत पर सोना | छत का कौन सा कोना ख़ाली रखें | छत का ढाल किधर | छत पर ईशान में कमरा | छत पर कबाड़
hg: chhat pe kya nahi rakhna chahiye | chhat pe kamra kis kone me banaye | chhat ki dhaal kis taraf ho | solar panel chhat pe kaha lagaye | chhat pe toilet | chhat pe sona sahi hai kya | dish antenna kidhar lagaye | khuli terrace kis disha me | chhat ka vastu | chhat pe purana saman | chhat pe kamra banana | chhat pe kya rakhe | chhat pe solar | chhat pe bathroom | raat ko chhat pe sona | chhat ka konsa kona khali rakhe | chhat ka dhaal kidhar | chhat pe north east me kamra | chhat pe kabad
@where modern most PRAC
en: An open terrace belongs to the north, east or north-east of the upper floor; rooms, tank and panels stand in the south and west. The roof slopes to the north or east.
hi: ऊपर खुली छत उत्तर, पूर्व या ईशान में हो; कमरा, टंकी और पैनल दक्षिण और पश्चिम में। छत की ढाल उत्तर या पूर्व की ओर हो।
hg: Upar khuli chhat north, east ya north-east me ho; kamra, tanki aur panel south aur west me. Chhat ki dhaal north ya east ki taraf ho.
@ok modern most CUSTOM
en: Junk on the roof is better cleared: it holds water, mosquitoes and weight. Sleeping up there on summer nights is an old pleasure and fine with a railing.
hi: छत का कबाड़ हटाना अच्छा: उसमें पानी, मच्छर और भार रहता है। गरमी की रात छत पर सोना पुराना सुख है, रेलिंग हो तो ठीक।
hg: Chhat ka kabaad hatana achha: usme paani, machhar aur bhaar rehta hai. Garmi ki raat chhat par sona purana sukh hai, railing ho to theek.
@do modern most PRAC
en: If you build one room on the roof, take the south-west, then south or west. What already stands in the north-east should at least be light and low.
hi: छत पर एक कमरा बनाना हो तो नैऋत्य में, फिर दक्षिण या पश्चिम में बनाएँ। ईशान में जो बना है वह कम से कम हल्का और नीचा रहे।
hg: Chhat par ek kamra banana ho to south-west me, phir south ya west me banayein. North-east me jo bana hai woh kam se kam halka aur neecha rahe.
@how modern most PRAC
en: The parapet is higher in south and west, lower in north and east, never below a metre for safety. Pots: heavy south and west, tulsi and flowers north-east; drain to north or east.
hi: मुँडेर दक्षिण और पश्चिम में ऊँची, उत्तर और पूर्व में नीची, सुरक्षा के लिए मीटर से कम नहीं। गमले: भारी दक्षिण और पश्चिम में, तुलसी-फूल ईशान में; पानी उत्तर या पूर्व को।
hg: Mundher south aur west me unchi, north aur east me neechi, suraksha ke liye meter se kam nahi. Gamle: bhaari south aur west me, tulsi-phool north-east me; paani north ya east ko.

# loft-mezzanine structure
@names
en: loft, mezzanine, attic, overhead storage, loft above kitchen
hi: परछत्ती, टाँड, मेज़नाइन, मचान, लॉफ़्ट
hg: loft, parchatti, taand, mezzanine, machan
@ask
en: loft full of books right above the child's study table
hi: पढ़ाई की मेज़ के ऊपर किताबों से भरी दुछत्ती है
hg: padhai ki mez ke upar kitabo se bhari loft hai
en: loft in which direction | loft over the bed is it bad | mezzanine floor in my shop where | attic room for sleeping | storage loft above the kitchen | loft over the pooja | our tand is full of old suitcases in the north east | loft covered with doors | loft direction vastu | storage loft in bedroom | loft above pooja room | mezzanine in shop vastu | attic bedroom | overhead storage in north east
hi: परछत्ती किस दिशा में बनाएँ | पलंग के ऊपर टाँड | दुकान में मेज़नाइन कहाँ बनाएँ | पूजा के ऊपर परछत्ती | रसोई में टाँड किस दीवार पर | टाँड पुराने सामान से भरी है | मचान पर सोना | परछत्ती की दिशा | बेडरूम में टाँड | पूजाघर के ऊपर टाँड | मेज़नाइन दुकान में | ईशान में परछत्ती | लॉफ़्ट में सामान
hg: loft kis disha me banaye | bed ke upar taand hai | dukan me mezzanine kaha banaye | puja ke upar loft | kitchen me parchatti kis deewar pe | taand purane saman se bhari padi hai | machan pe sona | loft north east me hai | loft ki disha | bedroom me loft | puja ghar ke upar loft | mezzanine shop me | north east me loft | loft me saman rakhna
@places good S W SW; fine SE NW; avoid NE N E C
@where modern most PRAC
en: A loft or mezzanine is built on the south or west side of the room, best the south-west. North, east and north-east are left clear up to the ceiling.
hi: परछत्ती या मेज़नाइन कमरे की दक्षिण या पश्चिम ओर, सबसे अच्छा नैऋत्य में बनती है। उत्तर, पूर्व और ईशान छत तक ख़ाली रहें।
hg: Loft ya mezzanine kamre ki south ya west taraf, sabse achha south-west me banti hai. North, east aur north-east chhat tak khali rahein.
@do modern wide SENSE
en: A loft over the bed or the gods is better emptied or moved; what stands in the wrong corner can hold light things. Sort it once a year, and close it with doors.
hi: पलंग या भगवान के ऊपर की परछत्ती ख़ाली करना या हटाना बेहतर; ग़लत कोने में हो तो हल्का सामान रखें। साल में एक बार छाँटें, पल्लों से बंद रखें।
hg: Palang ya Bhagwan ke upar ki loft khali karna ya hatana behtar; galat kone me ho to halka saman rakhein. Saal me ek baar chhantein, pallon se band rakhein.

# house-extension structure
@names
en: extending the house, adding a room, adding a floor, house renovation, extra construction
hi: घर बढ़ाना, कमरा जोड़ना, मंज़िल बढ़ाना, मकान की मरम्मत
hg: ghar badhana, ek kamra aur banana, floor badhana, renovation, makan ki marammat
@ask
en: on which side should we extend our house | adding a room behind the house | building a second floor on half the roof | renovation of an old house which day to start | can we add a balcony in the north east | we want to join the next plot to our house | is it bad to leave a house half built | renovation while someone is pregnant | which side to extend the house | add one more room vastu | add a floor above vastu | renovating an old house vastu | merge neighbouring plot | incomplete house bad | construction on half terrace | house repair during pregnancy | renovation during pregnancy vastu | extending balcony into room | adding first floor which portion first | best time for renovation
hi: घर किस दिशा में बढ़ाएँ | पीछे एक कमरा जोड़ना है | आधी छत पर कमरा बनाना | पुराने मकान की मरम्मत कब शुरू करें | बग़ल का प्लॉट घर में मिलाना | अधूरा मकान छोड़ना | गर्भावस्था में घर में तोड़-फोड़ | घर बढ़ाने की दिशा | एक और कमरा किस ओर बनाएँ | ऊपर मंज़िल बनाना वास्तु | पुराने घर का नवीनीकरण | अधूरा घर | साथ का प्लॉट मिलाना | गर्भवती हो तो घर में काम | घर में काम कब शुरू करें | गर्भ में घर की मरम्मत | पहली मंज़िल किस ओर बनाएँ | मरम्मत कब शुरू करें
hg: ghar kis disha me badhaye | piche ek kamra banana hai | aadhi chhat pe kamra banana | purane ghar ki renovation kab shuru kare | bagal ka plot ghar me milana hai | adhura makan chodna | pregnancy me ghar me tod fod | ek manzil aur banwani hai kidhar se | ghar badhane ki disha | ek aur kamra kis taraf banaye | upar floor banana vastu | purane ghar ka renovation | adhura ghar | sath ka plot milana | pregnant ho to ghar me kaam | ghar me construction kab shuru kare | pregnancy me ghar ki marammat | first floor kis taraf banaye | renovation kab shuru kare
@where classical disputed BS
en: Extend a house evenly on all sides where you can; if on one side only, then to the east or north. Brihat Samhita says so; today many add that the north-east may grow a little.
hi: घर सब ओर बराबर बढ़ाएँ तो अच्छा; एक ही ओर बढ़ाना हो तो पूर्व या उत्तर। बृहत् संहिता यही कहती है; आज कई लोग ईशान के थोड़े बढ़ने को भी मानते हैं।
hg: Ghar sab taraf barabar badhayein to achha; ek hi taraf badhana ho to east ya north. Brihat Samhita yahi kehti hai; aaj kai log north-east ke thode badhne ko bhi maante hain.
@do modern most PRAC
en: A half upper floor stands over the south and west part, leaving north and east as open terrace. Ask an engineer whether the old walls bear it, and keep dust and noise from an expectant mother.
hi: ऊपर आधी मंज़िल दक्षिण और पश्चिम भाग पर बने, उत्तर और पूर्व में खुली छत रहे। इंजीनियर से पूछें कि पुरानी दीवारें भार सहेंगी; गर्भवती को धूल और शोर से दूर रखें।
hg: Upar aadhi manzil south aur west bhaag par bane, north aur east me khuli chhat rahe. Engineer se poochein ki purani deewarein bhaar sahengi; garbhvati ko dhool aur shor se door rakhein.
@when modern most CUSTOM
en: Big works begin on a day the pandit names; many leave out Pitru Paksha, Kharmas, Chaturmas and the time a woman of the house is expecting. Small repairs are done any day; safety repairs at once.
hi: बड़ा काम पंडित के बताए दिन शुरू करते हैं; बहुत लोग पितृ पक्ष, खरमास, चातुर्मास और घर में गर्भ का समय छोड़ते हैं। छोटी मरम्मत किसी भी दिन, सुरक्षा वाली तुरंत।
hg: Bada kaam pandit ke bataye din shuru karte hain; bahut log Pitru Paksha, Kharmas, Chaturmas aur ghar me garbh ka samay chhodte hain. Chhoti marammat kisi bhi din, suraksha wali turant.

# basement-use structure
@names
en: basement room, using the basement, sleeping in the basement, half basement, cellar
hi: तहख़ाने का उपयोग, बेसमेंट में कमरा, बेसमेंट में सोना
hg: basement ka use, basement me kamra, basement me sona, tehkhane ka upyog
en: basement flat, basement apartment
hi: बेसमेंट का फ़्लैट, तहख़ाने में रहना
hg: basement flat, basement me rehna
@ask
en: we can only afford a basement apartment abroad, is living below the ground bad
hi: बजट में बेसमेंट का घर ही मिल रहा है, रह सकते हैं क्या
hg: budget me basement ka ghar hi mil raha hai reh sakte hai kya
en: can we live in a basement | basement gym or home theatre | bedroom in the basement | office in a basement bad for business | what should a basement be used for | damp basement | our landlord rents the cellar room to us | shop in basement | basement light colour | basement room vastu | living in a basement good or bad | sleep in basement | basement shop vastu | basement office vastu | damp in basement | basement in which direction | basement in full house or half | basement office success | mandir in basement
hi: बेसमेंट में रह सकते हैं क्या | बेसमेंट में ऑफ़िस | तहख़ाने में क्या रखें | बेसमेंट में सीलन है | बेसमेंट में दुकान चलेगी क्या | बेसमेंट में सोना ठीक है | बेसमेंट में जिम या थिएटर | बेसमेंट का वास्तु | बेसमेंट में रहना ठीक है | बेसमेंट की दुकान | बेसमेंट का ऑफ़िस | तहख़ाने में सोना | बेसमेंट का कमरा | तहख़ाना किस दिशा में | तहख़ाने में मंदिर | तहख़ाने में दुकान
hg: basement me reh sakte hai kya | basement me office | tehkhane me kya rakhe | basement me seelan hai | basement me dukan chalegi kya | basement me bedroom | basement me gym ya theatre | kiraye pe basement wala kamra mila hai | basement ka vastu | basement me rehna thik hai | basement ki dukan | basement ka office | tehkhane me sona | basement ka room | basement kis disha me | basement me mandir | basement me dukan ya office
@ok modern most PRAC
en: A basement suits storage, parking, a gym or a shop; living and sleeping there is not advised, for want of sun and air. If you must, take a half basement with windows above ground.
hi: बेसमेंट भंडार, पार्किंग, जिम या दुकान को ठीक है; धूप-हवा की कमी से वहाँ रहना-सोना नहीं कहते। रहना ही पड़े तो ऊपर खिड़की वाला आधा बेसमेंट लें।
hg: Basement store, parking, gym ya dukan ko theek hai; dhoop-hawa ki kami se wahan rehna-sona nahi kehte. Rehna hi pade to upar khidki wala aadha basement lein.
@do modern wide SENSE
en: Keep a basement bright, white or cream, dry and aired by an exhaust, with two ways out. Put weight in its south-west and use the north-east part most.
hi: बेसमेंट उजला, सफ़ेद या क्रीम, सूखा और एग्ज़ॉस्ट वाला रखें, निकलने के दो रास्ते हों। भार उसके नैऋत्य में, उपयोग ईशान भाग का अधिक करें।
hg: Basement ujla, safed ya cream, sukha aur exhaust wala rakhein, nikalne ke do raste hon. Bhaar uske south-west me, upyog north-east bhaag ka zyada karein.
@where modern wide PRAC
en: A basement is dug in the north, east or north-east, or under the whole house; only in the south-west it is avoided. A chief mandir is not kept there; a shop picture of the deity is fine.
hi: तहख़ाना उत्तर, पूर्व या ईशान में, या पूरे घर के नीचे; केवल नैऋत्य में टालते हैं। मुख्य मंदिर वहाँ नहीं; दुकान में देवता का चित्र ठीक है।
hg: Basement north, east ya north-east me, ya poore ghar ke neeche; sirf south-west me taalte hain. Mukhya mandir wahan nahi; dukan me devta ka chitra theek hai.

# courtyard structure
@names
en: courtyard, open courtyard, aangan, central courtyard, covered courtyard
hi: आँगन, घर का आँगन, बीच का आँगन, चौक
hg: aangan, angan, ghar ka aangan, chowk, courtyard
@ask
en: is a courtyard in the middle of the house good | covering an old courtyard with a roof | hand pump in the centre of the courtyard | what to place in an open courtyard | courtyard size | tulsi in the middle of aangan | our ancestral house has an open chowk, should we close it | courtyard in the house vastu | open aangan in the middle | closing the courtyard with roof | things in the courtyard | courtyard tulsi place | well in the courtyard | courtyard in which place of house | jaal in the centre of house | tulsi in middle of courtyard | courtyard covered by tenant
hi: घर के बीच में आँगन शुभ है क्या | आँगन पर छत डालना | आँगन के बीच में हैंडपंप | आँगन में क्या रखें | आँगन के बीच में तुलसी | पुश्तैनी घर का चौक बंद करें क्या | आँगन की ढाल | आँगन कितना बड़ा हो | आँगन का वास्तु | बीच का खुला आँगन | आँगन बंद करना | आँगन ढकना ठीक है | आँगन में हैंडपंप | आँगन में कुआँ | खुला चौक | आँगन घर में कहाँ हो | बीच में जाल लगा है | आँगन के बीच तुलसी
hg: ghar ke beech me aangan shubh hai kya | aangan pe chhat daalna | aangan ke beech me handpump hai | aangan me kya rakhe | aangan me tulsi kaha lagaye | pushtaini ghar ka chowk band kare kya | angan ki dhaal | aangan kitna bada ho | aangan ka vastu | beech ka khula aangan | aangan band karna | aangan dhakna thik hai | aangan me handpump | aangan me kuan | khula chowk | aangan ghar me kaha ho | beech me jaal laga hai | aangan ke beech tulsi
@ok classical wide BS
en: A courtyard at the centre is the happiest use of the brahmasthan: open to the sky, clean and without weight. Old houses all over India have one.
hi: केंद्र का आँगन ब्रह्मस्थान का सबसे अच्छा उपयोग है: आकाश की ओर खुला, साफ़ और भार रहित। सारे भारत के पुराने घरों में यह है।
hg: Centre ka aangan brahmasthan ka sabse achha upyog hai: aakash ki taraf khula, saaf aur bhaar rahit. Saare Bharat ke purane gharon me yeh hai.
@do modern most PRAC
en: If you must cover it, use a glass or net roof that opens, and keep the floor free. Tulsi stands a little to the north-east of the middle; a hand pump belongs to the north-east side.
hi: ढकना ही हो तो खुलने वाला काँच या जाली लगाएँ, और फ़र्श ख़ाली रखें। तुलसी बीच से कुछ ईशान की ओर हो; हैंडपंप ईशान की तरफ़ होता है।
hg: Dhakna hi ho to khulne wala kaanch ya jaali lagayein, aur farsh khali rakhein. Tulsi beech se kuch north-east ki taraf ho; handpump north-east ki taraf hota hai.
@why classical wide MM
en: The centre of the plan is Brahma's, the old treatises leave it open for light, air and rites. Rain falls there, so it slopes gently to the north-east and drains.
hi: नक़्शे का बीच ब्रह्मा का है; पुराने ग्रंथ उसे प्रकाश, हवा और संस्कारों के लिए खुला छोड़ते हैं। वर्षा गिरती है, इसलिए हल्का ढाल ईशान को हो।
hg: Plan ka beech Brahma ka hai; purane granth use roshni, hawa aur sanskaron ke liye khula chhodte hain. Barish girti hai, isliye halka dhaal north-east ko ho.

# locked-rooms structure
@names
en: locked room, closed room for long, vacant house, unused room, house locked for months
hi: बंद कमरा, बंद पड़ा घर, ख़ाली घर, बरसों से बंद कमरा
hg: band kamra, band pada ghar, khali ghar, salo se band kamra
en: village house closed for years, house shut for ten years
hi: बरसों से बंद घर, गाँव का घर बंद
hg: barso se band ghar, gaon ka ghar band, saalo se band ghar
@ask
en: our village house was shut for ten years and now we move in, what is done first
hi: गाँव का मकान बरसों से बंद है, रहने जा रहे हैं, पहले क्या करें
hg: gaon ka makan barso se band hai rehne ja rahe hai pehle kya kare
en: one room of our house is always locked is it bad | house locked for a year before entering | we go abroad for six months what to do with the home | unused guest room full of dust | room of a dead person kept locked | flat lying empty in india, nri | entering a closed house after long | room kept locked always vastu | closed house for years | vacant flat vastu | before shifting in a closed house | going abroad and house locked | unused room full of things | room of a dead family member | flat closed for two years what to do before living | ancestral house locked | opening a closed house puja
hi: घर का एक कमरा हमेशा बंद रहता है | साल भर से बंद घर में रहने से पहले क्या करें | छह महीने बाहर जा रहे हैं, घर बंद रहेगा | दिवंगत का कमरा बंद रखा है | ख़ाली पड़ा फ़्लैट | बहुत दिन बाद घर खोलना | बंद कमरे का वास्तु | सालों से बंद मकान | ख़ाली मकान का वास्तु | बंद घर में जाने से पहले | घर बंद करके विदेश जाना | बेकार पड़ा कमरा | मृत सदस्य का कमरा | दो साल से बंद घर | पुश्तैनी बंद मकान | बंद घर खोलने की पूजा
hg: ghar ka ek kamra hamesha band rehta hai | saal bhar se band ghar me rehne se pehle kya kare | 6 mahine ke liye bahar ja rahe hai ghar band rahega | dadi ka kamra unke jane ke baad band hai | khali pada flat | bahut din baad ghar kholna hai | ek room use nahi hota | band kamre ka vastu | saalo se band makan | khali makan ka vastu | band ghar me jane se pehle | ghar band karke videsh jana | bekar pada kamra | mrit sadasya ka kamra | kamra band rehta hai | do saal se band ghar | pushtaini band makan | band ghar kholne ki pooja
@ok modern most CUSTOM
en: A room locked for long is better opened: let air and light in once a week. A locked room is no omen, it only grows damp and musty.
hi: लंबे समय से बंद कमरा खोलना बेहतर: हफ़्ते में एक बार हवा-धूप दें। बंद कमरा अपशकुन नहीं, बस सीलन और बदबू होती है।
hg: Lambe samay se band kamra kholna behtar: hafte me ek baar hawa-dhoop dein. Band kamra apshakun nahi, bas seelan aur badbu hoti hai.
@do modern most CUSTOM
en: Before living again in a closed house, air and clean it, check gas, wiring and tank, sprinkle Gangajal and light a lamp; a short Ganesh puja is usual. Leave a key with someone who opens it now and then.
hi: बंद घर में फिर रहने से पहले हवा दें, साफ़ करें, गैस, तार और टंकी जाँचें, गंगाजल छिड़कें, दीपक जलाएँ; छोटी गणेश पूजा होती है। चाबी किसी को दें जो कभी-कभी खोले।
hg: Band ghar me phir rehne se pehle hawa dein, saaf karein, gas, taar aur tanki jaanchein, Gangajal chhidkein, deepak jalayein; chhoti Ganesh puja hoti hai. Chaabi kisi ko dein jo kabhi-kabhi khole.
@why modern wide CUSTOM
en: The room of one who has died may be kept as it is while grief needs it. When the family is ready, open it to light, and let it serve someone again.
hi: दिवंगत का कमरा शोक रहते वैसा रखा जा सकता है। परिवार का मन हो तब उसमें प्रकाश आने दें, और वह फिर किसी के काम आए।
hg: Divangat ka kamra shok rehte waisa rakha ja sakta hai. Parivar ka mann ho tab usme roshni aane dein, aur woh phir kisi ke kaam aaye.
@when modern most CUSTOM
en: A house shut for some months is opened on any good morning; after about a year many hold a small griha pravesh again, called sapurva (dvandva after rebuilding). Cleaning, lamp, boiled milk: that is enough.
hi: कुछ महीने बंद घर किसी अच्छी सुबह खोलें; साल भर बाद बहुत लोग छोटा गृह प्रवेश दोबारा करते हैं, जिसे सपूर्व कहते हैं (मरम्मत के बाद द्वंद्व)। सफ़ाई, दीपक और दूध उबालना काफ़ी है।
hg: Kuch mahine band ghar kisi achhi subah kholein; saal bhar baad bahut log chhota griha pravesh dobara karte hain, jise sapurva kehte hain (marammat ke baad dwandwa). Safai, deepak aur doodh ubaalna kaafi hai.

# wall-cracks structure
@names
en: cracks in the wall, wall crack, cracked wall, broken tiles, house cracks
hi: दीवार में दरार, दरारें, टूटी दीवार, फटी दीवार
hg: deewar me darar, deewar me crack, darar, toota plaster
@ask
en: is a crack in the wall a bad omen | cracks in north east wall | new house has cracks | long crack above the door | plaster falling from ceiling | which cracks are dangerous | crack in the floor of pooja room | crack in house wall vastu | wall cracked is it bad luck | cracks in ceiling | new wall has crack | plaster is falling | floor tiles cracked omen | crack in north east wall | cracked tiles in kitchen | crack above main door | damp patch on wall vastu
hi: दीवार में दरार अशुभ है क्या | ईशान की दीवार में दरार | नए घर में दरारें आ गईं | दरवाज़े के ऊपर दरार | छत का प्लास्टर गिर रहा है | कौन सी दरार ख़तरनाक होती है | फ़र्श में दरार | घर की दीवार में दरार | दरार आना अशुभ है | छत में दरार | नई दीवार में दरार | प्लास्टर झड़ रहा है | दरार का उपाय | ईशान की दीवार में दरार | द्वार के ऊपर दरार | टूटी टाइलें
hg: deewar me darar ashubh hai kya | north east ki deewar me crack | naye ghar me darar aa gayi | darwaze ke upar crack hai | chhat ka plaster gir raha hai | konsi darar khatarnak hoti hai | floor me darar | ghar ki deewar me darar | darar aana ashubh hai | chhat me darar | nayi deewar me crack | plaster jhad raha hai | darar ka upay | north east ki wall me crack | door ke upar crack | tooti tiles
@ok modern wide SENSE
en: A crack in the wall is no omen; it is a matter for a mason, and sometimes an engineer. Vaastu only says that a home should be whole and well kept.
hi: दीवार की दरार अपशकुन नहीं; वह मिस्त्री और कभी इंजीनियर की बात है। वास्तु बस कहता है कि घर साबुत और सँवरा रहे।
hg: Deewar ki darar apshakun nahi; woh mistri aur kabhi engineer ki baat hai. Vaastu bas kehta hai ki ghar sabut aur sanwara rahe.
@do modern wide SENSE
en: Hair cracks in plaster can be filled and painted. Call an engineer soon for cracks wider than a coin, slanting ones, those that grow, or where beam, column or slab is split or iron shows.
hi: प्लास्टर की बाल जैसी दरार भरकर रंग दें। सिक्के से चौड़ी, तिरछी, बढ़ती दरार, या बीम, खंभे, छत में फटन या सरिया दिखे तो जल्दी इंजीनियर बुलाएँ।
hg: Plaster ki baal jaisi darar bharkar rang dein. Sikke se chaudi, tirchi, badhti darar, ya beam, khambe, chhat me fatan ya sariya dikhe to jaldi engineer bulayein.
@where modern most PRAC
en: Lists mind cracks most in the south-west and north-east and above the main door; the mason minds beams, columns and corners of openings. Damp in a north-east wall is dried first.
hi: सूचियाँ नैऋत्य, ईशान और मुख्य द्वार के ऊपर की दरार पहले देखती हैं; मिस्त्री बीम, खंभे और खिड़की-द्वार के कोने। ईशान की दीवार की सीलन पहले सुखाएँ।
hg: Lists south-west, north-east aur main door ke upar ki daraar pehle dekhti hain; mistri beam, pillar aur khidki-door ke kone. North-east ki deewar ki seelan pehle sukhayein.

# old-house-demolition structure
@names
en: demolishing an old house, old house rebuilding, old bricks reuse, old doors reuse, second hand building material
hi: पुराना मकान तोड़ना, पुरानी ईंटें, पुराने दरवाज़े लगाना, पुराना सामान नए घर में
hg: purana makan todna, purani eent, purane darwaze lagana, purana saman naye ghar me
@ask
en: what to do before demolishing an old house | from which side should demolition begin | can old bricks and wood be used in a new house | reuse old door from grandfather's house | family god stone of the old house | buying an old house what to check | muhurat for breaking a house | old temple in the house to be demolished | demolish the old house puja | use of old house material | old bricks in a new home | old door in a new house | break the house from which side | old house temple idols during demolition | buying an old house vastu
hi: पुराना मकान तोड़ने से पहले क्या करें | मकान किस दिशा से तोड़ना शुरू करें | पुरानी ईंट-लकड़ी नए घर में लगा सकते हैं क्या | दादा के घर का दरवाज़ा नए घर में | पुराने घर का मंदिर कहाँ रखें | पुराना घर ख़रीदते समय क्या देखें | घर तोड़ने का मुहूर्त | पुराना घर तोड़ने की पूजा | पुराने घर का सामान नए घर में | पुरानी ईंटें लगाना | पुराना दरवाज़ा लगाना | मकान तोड़ने की शुरुआत | पुराने मकान का मलबा | पुराना घर गिराना
hg: purana makan todne se pehle kya kare | makan kis side se todna shuru kare | purani eent lakdi naye ghar me laga sakte hai kya | dada ke ghar ka darwaza naye ghar me lagana | purane ghar ka mandir kaha rakhe | purana ghar kharidte time kya dekhe | ghar todne ka muhurat | purana ghar todne ki puja | purane ghar ka saman naye ghar me | purani eent lagana | purana darwaza lagana | makan todne ki shuruaat | purane makan ka malba | purana ghar girana
@do modern most CUSTOM
en: Before an old house is taken down, the gods are asked leave and carried out with a lamp, a short puja thanks the house, and its first stone or earth may be kept.
hi: पुराना मकान तोड़ने से पहले देवताओं से अनुमति लेकर दीपक सहित बाहर ले जाते हैं, छोटी पूजा से घर का धन्यवाद करते हैं, पहला पत्थर या मिट्टी रख सकते हैं।
hg: Purana makan todne se pehle devtaon se anumati lekar deepak sahit bahar le jaate hain, chhoti puja se ghar ka dhanyavad karte hain, pehla patthar ya mitti rakh sakte hain.
@how modern most PRAC
en: Demolition begins in the north-east or north and ends in the south-west, so that weight leaves the light corner first; from the top downward, as the engineer says.
hi: तोड़ना ईशान या उत्तर से शुरू और नैऋत्य में पूरा करते हैं, ताकि हल्के कोने से भार पहले हटे; ऊपर से नीचे, जैसा इंजीनियर कहे।
hg: Todna north-east ya north se shuru aur south-west me poora karte hain, taki halke kone se bhaar pehle hate; upar se neeche, jaisa engineer kahe.
@ok modern disputed CUSTOM
en: Old bricks and wood are left out of a new house by many old rules; others reuse a sound family door gladly. Wood free of insects and bricks that ring may serve, in a compound wall at least.
hi: पुरानी ईंट-लकड़ी नए घर में कई पुराने नियम नहीं मानते; कुछ लोग पुश्तैनी अच्छा द्वार ख़ुशी से लगाते हैं। बिना कीड़े की लकड़ी और पक्की ईंट कम से कम चारदीवारी में काम आएँ।
hg: Purani eent-lakdi naye ghar me kai purane niyam nahi maante; kuch log pushtaini achha door khushi se lagate hain. Bina keede ki lakdi aur pakki eent kam se kam boundary me kaam aayein.

# foundation structure
@names
en: foundation of a house, foundation digging, foundation stone, plinth, order of construction
hi: नींव, घर की नींव, नींव खोदना, नींव का पत्थर, कुर्सी की ऊँचाई
hg: neev, ghar ki neev, neev khodna, neev ka patthar, nimv
hi: नींव में नाग-नागिन, नींव में क्या डालते हैं
hg: neev me naag naagin, neev me kya daalte hai
en: silver snakes in the foundation
@ask
hi: नींव में चाँदी के नाग-नागिन रखना ज़रूरी है क्या
hg: neev me chandi ke naag naagin rakhna zaruri hai kya
en: must silver snakes be laid in the foundation
en: where should digging the foundation begin | which corner is dug first | what things are buried in the foundation | silver snake in the foundation | from which side should construction start | height of the plinth | month for laying foundation | borewell or house first | bones found while digging | foundation digging starts from which corner | what goes in the foundation of a house | order of building a house | which side to start building walls | borewell first or foundation first | naag naagin in foundation | plinth height | kalash in the foundation | foundation digging direction | snake silver in foundation why | foundation stone which corner | nagas direction of foundation month | who lays the first brick | foundation digging during pitru paksha
hi: नींव की खुदाई किस कोने से शुरू करें | नींव में क्या डालते हैं | नींव में चाँदी का नाग | निर्माण किस ओर से शुरू हो | नींव कब रखें | पहले बोरिंग कराएँ या नींव | खुदाई में हड्डी निकली | कुर्सी कितनी ऊँची हो | नींव की खुदाई किस दिशा से | नींव में क्या रखते हैं | मकान बनाने का क्रम | दीवारें किस ओर से शुरू करें | नींव में नाग-नागिन | नींव में कलश | नींव की गहराई | पहले नींव या बोरिंग | नींव में नाग-नागिन क्यों | पहली ईंट कौन रखे
hg: neev ki khudai kis kone se shuru kare | neev me kya dalte hai | neev me chandi ka naag | construction kis taraf se shuru kare | neev kab rakhe | pehle boring karaye ya neev | khudai me haddi nikli hai | plinth kitni unchi ho | neev ki khudai kis disha se | neev me kya rakhte hai | makan banane ka kram | deewar kis taraf se shuru kare | neev me naag naagin | neev me kalash | neev ki gehrai | pehle neev ya boring | neev me naag nagin kyu | pehli int kaun rakhe
hg: neev me kya daalte hai
hi: नींव में क्या डालते हैं
en: things laid into the foundation pit
@how modern disputed PRAC
en: Today most begin digging the foundation in the north-east and lay stone and walls from the south-west. An older reckoning takes the corner from the Sun's month, the head of the Vastu serpent; a pandit tells it.
hi: आज प्रायः नींव की खुदाई ईशान से शुरू और चिनाई नैऋत्य से करते हैं। पुरानी गणना सूर्य के महीने से, वास्तु सर्प के मुख से कोना लेती है; पंडित बताते हैं।
hg: Aaj aksar neev ki khudai north-east se shuru aur chinai south-west se karte hain. Purani ganana Surya ke mahine se, vastu sarp ke mukh se kona leti hai; pandit batate hain.
@which modern most CUSTOM
en: Into the foundation go a small kalash with water, five metals or gems in tiny pieces, turmeric, betel nut, a coin and, in many homes, a pair of silver nagas. Small ones serve.
hi: नींव में छोटा कलश जल सहित, पंचधातु या पंचरत्न के कण, हल्दी, सुपारी, सिक्का और बहुत घरों में चाँदी के नाग-नागिन रखते हैं। छोटे भी काफ़ी हैं।
hg: Neev me chhota kalash jal sahit, panch dhatu ya panch ratna ke kan, haldi, supari, sikka aur bahut gharon me chandi ke naag-naagin rakhte hain. Chhote bhi kaafi hain.
@do modern most PRAC
en: Water first is the usual order: borewell or sump in the north-east, then foundation, walls from the south-west. Bones or rubble found are taken out with clean earth filled in.
hi: पहले पानी, यही आम क्रम है: ईशान में बोरिंग या हौद, फिर नींव, दीवारें नैऋत्य से। निकली हड्डी या मलबा हटाकर साफ़ मिट्टी भरते हैं।
hg: Pehle paani, yahi aam kram hai: north-east me boring ya haud, phir neev, deewarein south-west se. Nikli haddi ya malba hatakar saaf mitti bharte hain.
@why modern most CUSTOM
en: The silver nagas stand for Shesha, who bears the earth; they ask for firmness. The couple of the house or an elder lays the first brick, five bricks in many homes, after the puja.
hi: चाँदी के नाग-नागिन पृथ्वी धारण करते शेषनाग के प्रतीक हैं; स्थिरता की प्रार्थना। पहली ईंट गृहस्वामी दंपति या बड़े रखते हैं, बहुत घरों में पाँच, पूजा के बाद।
hg: Chaandi ke naag-nagin prithvi dhaaran karte Sheshnag ke prateek hain; sthirta ki prarthana. Pehli int ghar ke maalik pati-patni ya bade rakhte hain, bahut gharon me paanch, pooja ke baad.
@link /muhurat

# which-floor structure
@names
en: which floor of a building, top floor flat, ground floor flat, high rise flat, floor number
hi: कौन सी मंज़िल, सबसे ऊपर का फ़्लैट, ग्राउंड फ़्लोर, ऊँची मंज़िल, कौन से फ़्लोर पर फ़्लैट
hg: konsi manzil, top floor flat, ground floor flat, kaun sa floor, konsa floor, kis floor pe flat, high rise
@ask
en: which floor is good for buying a flat | is the top floor bad in vastu | ground floor or first floor | does vastu work in high rise buildings | lucky floor number for me | 13th floor unlucky | flat on the 20th floor far from earth | floor by rashi | which floor flat is good in vastu | top floor flat vastu | ground floor flat vastu | lucky floor for flat | high rise flat vastu | flat on 13th floor | floor number by numerology | which floor to choose | 13th floor flat bad luck | which floor is best for elders | floor number by rashi | ground floor vs top floor vastu
hi: फ़्लैट किस मंज़िल पर लेना चाहिए | सबसे ऊपर की मंज़िल ठीक है क्या | ग्राउंड फ़्लोर लें या ऊपर | ऊँची इमारत में वास्तु लगता है क्या | 13वीं मंज़िल अशुभ है | राशि के अनुसार मंज़िल | बीसवीं मंज़िल पर रहना | कौन सी मंज़िल का फ़्लैट अच्छा | सबसे ऊपर का फ़्लैट वास्तु | ग्राउंड फ़्लोर का फ़्लैट वास्तु | ऊँची इमारत का फ़्लैट | कितनी ऊँची मंज़िल तक रहना ठीक | मेरे लिए कौन सी मंज़िल शुभ | तेरहवीं मंज़िल अशुभ है | राशि से मंज़िल | बुज़ुर्गों के लिए कौन सी मंज़िल
hg: flat kis floor pe lena chahiye | top floor sahi hai kya | ground floor le ya upar | high rise building me vastu lagta hai kya | 13th floor ashubh hai kya | rashi ke hisab se floor | 20th floor pe rehna vastu | konse floor ka flat accha | top floor flat vastu | ground floor flat vastu hindi | unchi building ka flat | kitni unchi manzil tak rehna thik | mere liye konsa floor shubh | kaunsi manzil pe flat le | 13va floor ashubh hai | rashi se floor number | buzurgo ke liye kaunsa floor
@which modern disputed PRAC
en: No floor of a building is good or bad by itself; old texts knew no towers. Some like the first to fourth floor, nearer to the earth; others prize light and air high up.
hi: कोई मंज़िल अपने आप अच्छी-बुरी नहीं; पुराने ग्रंथ मीनारें नहीं जानते। कुछ पहली से चौथी पसंद करते हैं, धरती के पास; कुछ ऊपर की रोशनी-हवा।
hg: Koi manzil apne aap achhi-buri nahi; purane granth towers nahi jaante. Kuch pehli se chauthi pasand karte hain, dharti ke paas; kuch upar ki roshni-hawa.
@ok modern most PRAC
en: The plan of the flat is read in the same way on every floor. A top floor is hotter and may leak; the thirteenth is a foreign superstition. Look at lift, water and the roof.
hi: फ़्लैट का नक़्शा हर मंज़िल पर एक-सा देखा जाता है। सबसे ऊपर गरमी और रिसाव हो सकता है; तेरहवीं का डर विदेशी है। लिफ़्ट, पानी और छत देखें।
hg: Flat ka naksha har manzil par ek-sa dekha jata hai. Sabse upar garmi aur risav ho sakta hai; terahvi ka dar videshi hai. Lift, paani aur chhat dekhein.
@which modern disputed PRAC
en: Lists that match floors to rashi or birth number contradict each other and rest on no old text. For elders the ground or a floor with a sure lift is best.
hi: मंज़िल को राशि या मूलांक से मिलाने वाली सूचियाँ एक-दूसरे के उलट हैं और किसी पुराने ग्रंथ पर नहीं। बुज़ुर्गों के लिए निचली या पक्की लिफ़्ट वाली मंज़िल अच्छी।
hg: Manzil ko rashi ya mulank se milane wali lists ek doosre ke ulat hain aur kisi purane granth par nahi. Buzurgon ke liye neeche ki ya pakki lift wali manzil achhi.

# door-facing-door relation
@names
en: door facing door, doors in a straight line, doors in one line, neighbour's door opposite, door opposite the lift
hi: दरवाज़े के सामने दरवाज़ा, एक सीध में दरवाज़े, पड़ोसी का दरवाज़ा सामने, लिफ़्ट के सामने दरवाज़ा
hg: darwaze ke samne darwaza, ek seedh me darwaze, padosi ka darwaza samne, lift ke samne darwaza
hg: do darwaze aamne samne, aamne samne darwaze
hi: आमने-सामने दरवाज़े
en: two doors facing each other
@ask
en: our door and the neighbour's are face to face and we do not get along
hi: पड़ोसी का दरवाज़ा ठीक सामने है और उनसे बनती नहीं
hg: padosi ka darwaza theek saamne hai aur unse banti nahi
en: our flat door is right opposite the neighbour's door | three doors in one line is it bad | main door in front of the lift | stairs go down right in front of my door | front and back doors in one line | two doors facing each other inside the house | bedroom doors opposite each other | two doors facing each other | door in front of door vastu | neighbour door opposite ours | lift in front of the main door | stairs in front of flat door | three doors in straight line | main door and back door in a line | bedroom doors face each other | main door opposite back door | toilet door facing bedroom door | three doors in a row remedy | neighbours door exactly opposite ours | door facing window
hi: हमारा दरवाज़ा पड़ोसी के दरवाज़े के ठीक सामने है | तीन दरवाज़े एक सीध में | मुख्य द्वार लिफ़्ट के सामने है | द्वार के सामने नीचे जाती सीढ़ी | आगे-पीछे के दरवाज़े सीध में | दो कमरों के दरवाज़े आमने-सामने | आमने-सामने दरवाज़े | सामने वाले फ़्लैट का दरवाज़ा | लिफ़्ट द्वार के सामने | सीढ़ी फ़्लैट के दरवाज़े के सामने | तीन दरवाज़े सीध में | दरवाज़े के ठीक सामने दरवाज़ा | दो बेडरूम के दरवाज़े आमने-सामने | सामने वाले पड़ोसी का दरवाज़ा | तीन दरवाज़े एक सीध में | मुख्य द्वार के सामने पिछला द्वार
hg: hamara darwaza padosi ke darwaze ke theek samne hai | 3 darwaze ek line me hai | main door lift ke samne hai kya kare | door ke samne niche jati seedhi | aage piche ke darwaze ek seedh me | do kamro ke darwaze aamne samne | flat ke samne lift dosh | aamne samne darwaze | samne wale flat ka darwaza | lift gate ke samne | seedhi flat ke darwaze ke samne | teen darwaze seedh me | darwaze ke theek samne darwaza | do bedroom ke darwaze aamne samne | samne wale padosi ka darwaza | teen darwaze ek seedh me | main door ke samne back door
@ok modern disputed PRAC
en: A neighbour's door opposite is normal in flats and no fault that one can live by. Front and back door in line is liked by many old lists for air; three or more in a row are disliked by others.
hi: सामने पड़ोसी का दरवाज़ा फ़्लैट में सामान्य है, चिंता की बात नहीं। आगे-पीछे के द्वार सीध में हवा के लिए कई सूचियाँ पसंद करती हैं; तीन या अधिक एक पंक्ति में कुछ नहीं चाहतीं।
hg: Saamne padosi ka darwaza flat me samanya hai, chinta ki baat nahi. Aage-peeche ke door seedh me hawa ke liye kai lists pasand karti hain; teen ya adhik ek line me kuch nahi chahti.
@do modern most PRAC
en: If it bothers you, keep the door shut, put a bright lamp, name plate and threshold, and break an inner line with a curtain, plant or rug. A door opposite lift or stairs is helped in the same way.
hi: मन खटके तो दरवाज़ा बंद रखें, तेज़ रोशनी, नामपट्ट और दहलीज़ लगाएँ, भीतर की सीध परदे, पौधे या दरी से तोड़ें। लिफ़्ट या सीढ़ी के सामने भी यही करें।
hg: Mann khatke to darwaza band rakhein, tez roshni, nameplate aur dehleez lagayein, andar ki seedh parde, paudhe ya dari se todein. Lift ya seedhi ke saamne bhi yahi karein.
@why modern disputed PRAC
en: Doors in line let air through, which old builders liked; that "energy runs out" or that facing bedrooms quarrel is a modern saying. Doors of one size, exactly opposite, are preferred to half overlapping ones.
hi: सीध के दरवाज़े हवा आने-जाने देते हैं, जो पुराने शिल्पी पसंद करते थे; "ऊर्जा निकल जाती है" या आमने-सामने के कमरों में झगड़ा, ये आज की बातें हैं। बराबर, ठीक सामने के दरवाज़े आधे टकराते से अच्छे।
hg: Seedh ke darwaze hawa aane-jaane dete hain, jo purane shilpi pasand karte the; "urja nikal jati hai" ya aamne-samne ke kamron me jhagda, ye aaj ki baatein hain. Barabar, theek samne ke darwaze aadhe takrate se achhe.

# roof-shape structure
@names
en: roof shape, sloping roof, tin roof, tiled roof, thatched roof, tin shed
hi: छत का आकार, ढलवाँ छत, टिन की छत, खपरैल, छप्पर
hg: tin ki chhat, dhalwa chhat, khaprail, chappar, tin shed
@ask
en: is a tin roof house bad in vastu | sloping roof towards which side | dome roof on a house | tin shed on the south side | roof slope to the south | khaprail house in village | round roof or flat | farmhouse with sloping roof | roof slope direction vastu | tin roof vastu | tiled roof house | dome on house | roof sloping to south | shed direction
hi: टिन की छत वाला घर | ढलवाँ छत किस ओर ढले | घर पर गुंबद | टिन शेड किस दिशा में | खपरैल का घर वास्तु | छत की ढाल दक्षिण को है | छप्पर किस ओर डालें | छत की ढलान का वास्तु | टिन की छत वास्तु | खपरैल की छत | घर पर गुंबद बनाना | दक्षिण को ढलती छत | शेड की दिशा
hg: tin ki chhat wala ghar kaisa hai | dhalwa chhat kis taraf dhale | ghar pe gumbad | tin shed kis disha me | khaprail ka ghar vastu | chhat ki dhaal south ko hai | chappar kis side dale | chhat ki dhalan vastu | tin ki chhat vastu | khaprail ki chhat | ghar pe gumbad banana | dakshin ko dhalti chhat | shed ki disha
@how modern wide PRAC
en: A single slope of the roof falls to the north or east; a ridge roof with two equal slopes is fine in every direction. Flat, tiled, tin or thatched, all may be good homes.
hi: एक ढाल की छत उत्तर या पूर्व को ढले; बीच से दोनों ओर बराबर ढलती छत हर दिशा में ठीक है। सपाट, खपरैल, टिन या छप्पर, सब अच्छे घर हो सकते हैं।
hg: Ek dhaal ki chhat north ya east ko dhale; beech se dono taraf barabar dhalti chhat har disha me theek hai. Sapaat, khaprail, tin ya chappar, sab achhe ghar ho sakte hain.
@do modern most PRAC
en: Where the slope runs south and cannot change, lead the water by a gutter to the north or east drain. A dome is left to temples by custom; a tin shed stands best in the south or west.
hi: ढाल दक्षिण को हो और बदल न सके तो पानी परनाले से उत्तर या पूर्व की नाली में ले जाएँ। गुंबद रिवाज में मंदिर का है; टिन शेड दक्षिण या पश्चिम में अच्छा।
hg: Dhaal south ko ho aur badal na sake to paani parnale se north ya east ki naali me le jayein. Gumbad riwaz me mandir ka hai; tin shed south ya west me achha.

# room-shape structure
@names
en: room shape, L shaped room, irregular room, room proportions, round room
hi: कमरे का आकार, एल आकार का कमरा, टेढ़ा कमरा, गोल कमरा
hg: kamre ka aakar, L shape kamra, tedha kamra, gol kamra, kamre ka size
@ask
en: L shaped bedroom how to correct | room with slanting walls | should rooms be square | long narrow hall like a train | proportion of length and breadth of a room | octagonal room | triangular room in the flat | how big should a bedroom be | shape of room vastu | L shape room remedy | triangular room remedy | room length and width ratio | square bedroom good | long narrow room | irregular room correction | slanting wall in the room | size of the bedroom | bedroom with one corner cut | triangular room remedy | long narrow hall | slanting wall in the room
hi: एल आकार के बेडरूम का क्या करें | तिरछी दीवार वाला कमरा | कमरा चौकोर हो या आयताकार | लंबा पतला हॉल | कमरे की लंबाई-चौड़ाई का अनुपात | तिकोना कमरा | गोल कमरा ठीक है क्या | कमरे का आकार वास्तु | एल शेप कमरे का उपाय | तिकोने कमरे का उपाय | कमरे की लंबाई-चौड़ाई | चौकोर बेडरूम | लंबा पतला कमरा | टेढ़े कमरे का उपाय | कमरे की तिरछी दीवार | कमरे का एक कोना कटा है | तिकोना कमरा | लंबा पतला हॉल
hg: L shape bedroom ka kya kare | tirchi deewar wala kamra | kamra square ho ya rectangle | lamba patla hall | kamre ki length breadth kitni ho | tikona kamra | gol kamra sahi hai kya | bedroom kitna bada ho | kamre ka aakar vastu | L shape kamre ka upay | tikone kamre ka upay | kamre ki lambai chaudai | chaukor bedroom | lamba patla kamra | tedhe kamre ka upay | kamre ki tirchi deewar | kamre ka ek kona kata hai | tikona kamra | lamba patla hall
@which modern wide PRAC
en: Square or rectangular rooms are best, the length up to twice the breadth. Triangles and sharp corners are hard to furnish and less liked.
hi: चौकोर या आयताकार कमरे सबसे अच्छे, लंबाई चौड़ाई के दुगने तक। तिकोने और नुकीले कोने सजाने में कठिन और कम पसंद हैं।
hg: Chaukor ya aayatakar kamre sabse achhe, lambai chaudai ke dugne tak. Tikone aur nukile kone sajane me mushkil aur kam pasand hain.
@do modern most PRAC
en: Divide an L-shaped or odd room with a cupboard, curtain or rug into two rectangles, each with its own use. Fill a slanting corner with shelves.
hi: एल या टेढ़े कमरे को अलमारी, परदे या दरी से दो आयतों में बाँटें, दोनों का अलग उपयोग। तिरछे कोने में शेल्फ़ लगा दें।
hg: L ya tedhe kamre ko almari, parde ya dari se do aayaton me baantein, dono ka alag upyog. Tirche kone me shelf laga dein.
@ok modern most PRAC
en: One cut or slanting corner in a room is a small matter; the plan of the whole home weighs more. Set the bed or table along the straight walls and square to them.
hi: कमरे का एक कटा या तिरछा कोना छोटी बात है; पूरे घर का नक़्शा ज़्यादा मायने रखता है। पलंग या मेज़ सीधी दीवारों से लगाकर रखें।
hg: Kamre ka ek kata ya tirchha kona chhoti baat hai; poore ghar ka plan zyada maayne rakhta hai. Bed ya mez seedhi deewaron se lagakar rakhein.

# attached-bathroom structure
@names
en: attached bathroom, attached toilet in the bedroom, ensuite bathroom, bathroom door facing the bed
hi: अटैच बाथरूम, कमरे से जुड़ा बाथरूम, बेडरूम में टॉयलेट, बाथरूम का दरवाज़ा पलंग के सामने
hg: attached bathroom, attach bathroom, bedroom me toilet, bathroom ka darwaza bed ke samne
@ask
en: is an attached toilet bad in vastu | which corner of the bedroom for the attached bathroom | bathroom door opens towards my bed | attached bath in the south west room | toilet wall behind the bed head | curtain on the bathroom door | can the seat share the bed's wall | two attached bathrooms side by side | attached bathroom vastu | attached toilet direction in bedroom | bathroom door facing the bed remedy | toilet behind the bed wall | ensuite in master bedroom vastu | attached bathroom door open or closed | toilet inside bedroom remedy | attached toilet in north east of bedroom | bathroom door always open | two bedrooms sharing bathroom | toilet seat facing which direction | attached bathroom in south west of master bedroom
hi: अटैच बाथरूम ठीक है क्या | बेडरूम के किस कोने में बाथरूम हो | बाथरूम का दरवाज़ा पलंग की ओर खुलता है | सिरहाने के पीछे टॉयलेट की दीवार | दक्षिण-पश्चिम कमरे में अटैच बाथरूम | बाथरूम के दरवाज़े पर परदा | अटैच बाथरूम का वास्तु | अटैच टॉयलेट की दिशा | बाथरूम का दरवाज़ा बेड के सामने उपाय | बेड के पीछे टॉयलेट की दीवार | मास्टर बेडरूम का बाथरूम | कमरे के अंदर टॉयलेट | बेडरूम से जुड़ा शौचालय | बेडरूम के ईशान में अटैच बाथरूम | टॉयलेट सीट का मुँह किस दिशा में | बाथरूम का दरवाज़ा खुला रखना
hg: attached bathroom sahi hai kya | bedroom ke kis kone me bathroom ho | bathroom ka darwaza bed ki taraf khulta hai | sirhane ke piche toilet ki deewar hai | south west room me attach bathroom | bathroom ke door pe parda lagaye kya | attach toilet ka upay | attached bathroom vastu | attach toilet ki disha | bathroom ka darwaza bed ke samne upay | bed ke piche toilet ki deewar | master bedroom ka bathroom | kamre ke andar toilet | bedroom se juda toilet | bathroom door bed facing | bedroom ke north east me attach bathroom | toilet seat ka muh kis disha me | bathroom ka darwaza khula rakhna
@where modern most PRAC
en: An attached bathroom is best on the north-west or west side of its bedroom, next the south or south-east. The bedroom's north-east and south-west corners are left out for the seat.
hi: अटैच बाथरूम अपने कमरे के उत्तर-पश्चिम या पश्चिम में अच्छा, फिर दक्षिण या दक्षिण-पूर्व। सीट के लिए कमरे का ईशान और नैऋत्य छोड़ें।
hg: Attached bathroom apne kamre ke north-west ya west me achha, phir south ya south-east. Seat ke liye kamre ka north-east aur south-west chhodein.
@ok modern most PRAC
en: Attached toilets are everywhere today and accepted. A door facing the bed or a seat behind the headboard is a small fault that good habits answer.
hi: अटैच शौचालय आज हर जगह हैं और मान्य हैं। पलंग की ओर दरवाज़ा या सिरहाने के पीछे सीट छोटा दोष है, जो आदतों से सँभल जाता है।
hg: Attached toilet aaj har jagah hain aur maanya hain. Bed ki taraf darwaza ya sirhane ke peeche seat chhota dosh hai, jo aadaton se sambhal jata hai.
@do modern most PRAC
en: Keep its door and the lid shut, hang a curtain, run the exhaust, wipe the floor dry, and move the bed-head to another wall or leave a gap with a thick headboard.
hi: दरवाज़ा और ढक्कन बंद, परदा, एग्ज़ॉस्ट चालू, फ़र्श सूखा रखें, और सिरहाना दूसरी दीवार पर ले जाएँ या मोटे हेडबोर्ड से दूरी दें।
hg: Darwaza aur dhakkan band, parda, exhaust chalu, farsh sukha rakhein, aur sirhana doosri deewar par le jayein ya mote headboard se doori dein.
@face modern wide PRAC
en: The toilet seat is set so that one faces north or south, not east or west, the sun's line. A seat fixed otherwise needs no breaking; lid and door shut is the habit that counts.
hi: शौचालय की सीट ऐसी हो कि मुँह उत्तर या दक्षिण हो, सूर्य की रेखा पूर्व-पश्चिम नहीं। दूसरी ओर लगी सीट तोड़ें नहीं; ढक्कन और दरवाज़ा बंद रखना ही काम की आदत है।
hg: Toilet ki seat aisi ho ki munh north ya south ho, surya ki rekha east-west nahi. Doosri taraf lagi seat todein nahi; dhakkan aur darwaza band rakhna hi kaam ki aadat hai.

# two-main-doors structure
@names
en: back door, two entrances, safety door, side door, second main door
hi: पीछे का दरवाज़ा, दूसरा मुख्य द्वार, सेफ़्टी डोर
hg: piche ka darwaza, dusra main door, safety door, back door
@ask
en: our flat has two entrances which one counts | is a back door necessary | two main doors in one house good or bad | which door should we use daily | safety door outside the main door | closing one of two doors permanently | lift opens into the flat and another service door | corner house with two gates | two entrances in the house which is main | which door to use daily | back door in house vastu | is a back door needed | second door of the flat | service entrance direction | keep one door closed | two entrances north and south | which door to use as main | back door in south west | balcony door as main door | servant entrance
hi: घर में दो द्वार हैं, मुख्य कौन सा | पीछे का दरवाज़ा ज़रूरी है क्या | एक घर में दो मुख्य द्वार | कौन से दरवाज़े से आना-जाना करें | सेफ़्टी डोर लगाना | एक दरवाज़ा हमेशा बंद रखना | नौकरों का दरवाज़ा किधर हो | घर में दो द्वार कौन सा मुख्य | कौन सा दरवाज़ा इस्तेमाल करें | पीछे के दरवाज़े का वास्तु | दूसरा दरवाज़ा बंद रखें | फ़्लैट के दो दरवाज़े | सेफ़्टी डोर का वास्तु | पीछे का दरवाज़ा किस दिशा में | दो दरवाज़े उत्तर और दक्षिण | किसे मुख्य द्वार मानें | पिछला दरवाज़ा नैऋत्य में
hg: ghar me do gate hai main konsa mane | piche ka darwaza zaruri hai kya | ek ghar me do main door | konse darwaze se aana jana kare | safety door lagana | ek darwaza hamesha band rakhna | service door kidhar ho | corner ka ghar do gate wala | ghar me do darwaze konsa main | konsa darwaza use kare | piche ke darwaze ka vastu | dusra darwaza band rakhe | flat ke do darwaze | safety door ka vastu | piche ka darwaza kis disha me | back door zaruri hai kya | do darwaze north aur south | kise main door mane | pichla darwaza south west me
@which modern most PRAC
en: Of two doors the main one is that by which the family and guests come in daily, mostly the larger. Choose the better direction for that and use the other for service.
hi: दो द्वारों में मुख्य वह है जिससे परिवार और अतिथि रोज़ आते हैं, प्रायः बड़ा। उसके लिए अच्छी दिशा चुनें, दूसरा काम-काज के लिए रखें।
hg: Do doors me main woh hai jisse parivar aur mehman roz aate hain, aksar bada. Uske liye achhi disha chunein, doosra kaam-kaaj ke liye rakhein.
@ok modern most PRAC
en: Two entrances are fine, and a back door on the north, east or the side opposite the front is useful for air and safety. Never lock or block the only second way out.
hi: दो द्वार ठीक हैं, और उत्तर, पूर्व या सामने की उलटी ओर पीछे का द्वार हवा और सुरक्षा के लिए अच्छा है। निकलने का दूसरा रास्ता कभी बंद न करें।
hg: Do door theek hain, aur north, east ya saamne ki ulti taraf peeche ka door hawa aur suraksha ke liye achha hai. Nikalne ka doosra raasta kabhi band na karein.
@do modern most PRAC
en: If one door is north, east or north-east, make it the main one with nameplate and lamp, and keep a south-west back door locked but free. A balcony door is no entrance.
hi: एक द्वार उत्तर, पूर्व या ईशान में हो तो उसे नामपट्टी और दीपक से मुख्य बनाएँ; नैऋत्य का पिछला द्वार बंद पर रास्ता ख़ाली रखें। बालकनी का दरवाज़ा प्रवेश नहीं।
hg: Ek door north, east ya north-east me ho to use nameplate aur lamp se main banayein; south-west ka pichla door band par rasta khaali rakhein. Balcony ka darwaza entrance nahi.

# floor-levels structure
@names
en: floor level, sunken floor, raised floor, steps inside the house, split level, level of rooms
hi: फ़र्श का स्तर, नीचा फ़र्श, ऊँचा फ़र्श, घर के अंदर सीढ़ी, कमरों का लेवल
hg: farsh ka level, neecha farsh, uncha farsh, ghar ke andar step, sunken hall
@ask
en: one room is a step lower than the rest | sunken living room good or bad | which side of the floor should be higher | bathroom floor raised above the bedroom | kitchen lower than hall | house floor lower than the road | pooja room on a raised platform | north east raised what to do | floor level difference vastu | lower floor in one room | bathroom higher than bedroom | sunken floor remedy | raised floor in the north east | step between rooms | floor level of pooja room | south west floor is low | which side floor high which side low | sunken hall vastu | step down to bedroom | bathroom raised in north east | north east floor high rented
hi: एक कमरा बाक़ी से नीचा है | नीचा हॉल ठीक है क्या | फ़र्श किस ओर ऊँचा हो | बाथरूम का फ़र्श कमरे से ऊँचा | घर का फ़र्श सड़क से नीचा है | पूजाघर का चबूतरा ऊँचा हो | ईशान का फ़र्श ऊँचा हो गया है | फ़र्श का लेवल वास्तु | एक कमरे का फ़र्श नीचा | बाथरूम ऊँचा कमरा नीचा | धँसा फ़र्श उपाय | ईशान का फ़र्श ऊँचा उपाय | कमरों के बीच एक सीढ़ी | नैऋत्य का फ़र्श नीचा है | फ़र्श की ऊँचाई-निचाई | ईशान का फ़र्श ऊँचा है | बेडरूम में सीढ़ी उतरना | धँसा हुआ हॉल
hg: ek kamra baaki se neecha hai | sunken hall sahi hai kya | farsh kis taraf uncha ho | bathroom ka floor room se uncha hai | ghar ka farsh sadak se neecha hai | puja ghar ka chabutra uncha ho | ishan ka farsh uncha ho gaya hai | farsh ka level vastu | ek kamre ka farsh neecha | bathroom uncha kamra neecha | dhansa farsh upay | ishan ka farsh uncha upay | kamro ke beech ek step | south west ka farsh neecha hai | farsh ki unchai nichai | north east ka farsh uncha hai | bedroom me step utarna | dhansa hua hall
@how modern wide PRAC
en: Floors are best level, or a little higher in the south and west and lower in the north and east. The hall and bedrooms do not lie below the bathroom floor.
hi: फ़र्श समतल, या दक्षिण और पश्चिम में थोड़ा ऊँचा और उत्तर और पूर्व में नीचा अच्छा। बैठक और शयनकक्ष बाथरूम के फ़र्श से नीचे न हों।
hg: Farsh samtal, ya south aur west me thoda uncha aur north aur east me neecha achha. Hall aur bedroom bathroom ke farsh se neeche na hon.
@do modern most PRAC
en: A raised north-east or a sunken south-west is mended when the flooring is next laid. Till then keep heavy things off the one and on the other, and mark odd steps so that none trips.
hi: ऊँचा ईशान या धँसा नैऋत्य अगली बार फ़र्श बदलते समय ठीक करें। तब तक भार ईशान से हटाकर नैऋत्य में रखें, और अकेली सीढ़ी पर निशान लगाएँ ताकि ठोकर न लगे।
hg: Uncha north-east ya dhansa south-west agli baar farsh badalte samay theek karein. Tab tak bhaar north-east se hatakar south-west me rakhein, aur akeli step par nishan lagayein taki thokar na lage.
@why modern wide PRAC
en: Water and morning light should run to the north-east, weight rests in the south-west: so the floor follows. In a rented flat a rug, empty north-east and cupboards south-west are enough.
hi: जल और प्रकाश ईशान को बहें, भार नैऋत्य में टिके: इसलिए फ़र्श ऐसा। किराए के फ़्लैट में दरी, ख़ाली ईशान और नैऋत्य में अलमारी काफ़ी।
hg: Jal aur roshni north-east ko bahein, bhaar south-west me tike: isliye farsh aisa. Kiraye ke flat me dari, khaali north-east aur south-west me almari kaafi.

# joining-flats structure
@names
en: joining two flats, combining flats, two flats made one, breaking wall between two flats
hi: दो फ़्लैट जोड़ना, दो फ़्लैट मिलाना, बीच की दीवार तोड़ना
hg: do flat jodna, do flat ek karna, beech ki deewar todna
hg: do flat jodna, do flat ko ek karna
hi: दो फ़्लैट जोड़ना
en: joining two flats
@ask
en: we bought the neighbouring flat and want to join both | which door to keep after combining two flats | is joining two flats good in vastu | breaking the wall between two apartments | two kitchens after joining flats | jodi flat vastu | join two flats vastu | combined flat main door | merge adjacent flats | two flats one kitchen | wall between two flats break
hi: बग़ल का फ़्लैट लेकर दोनों मिलाना है | दो फ़्लैट मिलाने पर कौन सा दरवाज़ा रखें | दो फ़्लैट जोड़ना शुभ है क्या | दो फ़्लैट के बीच की दीवार तोड़ना | जोड़ी फ़्लैट का वास्तु | दो फ़्लैट एक करना वास्तु | मिले हुए फ़्लैट का मुख्य द्वार | साथ के फ़्लैट मिलाना | दो फ़्लैट की एक रसोई | फ़्लैट के बीच दीवार हटाना
hg: bagal wala flat lekar dono milana hai | do flat milane par konsa darwaza rakhe | do flat jodna shubh hai kya | dono flat ke beech ki deewar tod sakte hai | jodi flat ka vastu | do flat ek kiye to do kitchen ho gayi | do flat ek karna vastu | mile hue flat ka main door | sath ke flat milana | do flat ki ek kitchen | flat ke beech deewar hatana
@how modern most PRAC
en: Two joined flats are read as one plan with a new centre: choose one main door, one chief kitchen, and see that the corners stay whole. Often the north-east part becomes living and pooja space.
hi: जुड़े दो फ़्लैट एक नक़्शे की तरह, नए केंद्र से देखे जाते हैं: एक मुख्य द्वार, एक मुख्य रसोई चुनें, कोने पूरे रहें। प्रायः ईशान भाग बैठक और पूजा बनता है।
hg: Jude do flat ek nakshe ki tarah, naye centre se dekhe jaate hain: ek main door, ek mukhya kitchen chunein, kone poore rahein. Aksar north-east bhaag hall aur pooja banta hai.
@do modern wide SENSE
en: Ask the society and a structural engineer first; a wall with a beam above or columns is opened only as they allow. If in doubt use a door-wide opening and leave the rest.
hi: पहले सोसायटी और स्ट्रक्चरल इंजीनियर से पूछें; ऊपर बीम या खंभे वाली दीवार उनकी अनुमति से ही खुले। संदेह हो तो दरवाज़े जितना खोलें, बाक़ी रहने दें।
hg: Pehle society aur structural engineer se poochein; upar beam ya khambe wali deewar unki anumati se hi khule. Sandeh ho to darwaze jitna kholein, baaki rehne dein.
@which modern most PRAC
en: Of two kitchens keep the one further south-east or north-west and make the other utility or study; of two doors the one north, east or north-east. Toilets stay where the pipes are.
hi: दो रसोई में से जो आग्नेय या वायव्य की ओर हो वह रखें, दूसरी को यूटिलिटी या पढ़ाई; दो द्वारों में उत्तर, पूर्व या ईशान वाला। शौचालय पाइप की जगह रहें।
hg: Do rasoi me se jo south-east ya north-west ki taraf ho woh rakhein, doosri ko utility ya study; do door me north, east ya north-east wala. Toilet pipe ki jagah rahein.

# porch-verandah structure
@names
en: porch, portico, closing the balcony, enclosed balcony, balcony grill
hi: पोर्च, पोर्टिको, बंद बालकनी, बालकनी बंद करना, बालकनी की जाली
hg: porch, portico, balcony band karna, balcony cover karna, balcony ki jaali
@ask
en: can we enclose the balcony | closing the north east balcony with glass | porch pillar and roof height | portico in which direction | balcony turned into a room | grill on the balcony | covering balcony to make a kitchen or toilet | balcony in south used as store | closing the balcony vastu | balcony covered with glass | balcony converted to room | car porch direction | portico vastu | balcony grill vastu | enclosed balcony in north | balcony in which direction is best | balcony in south west closed | enclosed north east balcony as pooja room | car porch in north east
hi: बालकनी बंद करवा सकते हैं क्या | ईशान की बालकनी काँच से बंद करना | पोर्च किस दिशा में हो | बालकनी को कमरा बनाना | बालकनी में टॉयलेट बनाना | बालकनी में जाली लगवाना | दक्षिण की बालकनी में स्टोर | पोर्च की छत कितनी ऊँची | बालकनी बंद करने का वास्तु | बालकनी में काँच लगवाना | बालकनी को कमरे में मिलाना | गाड़ी का पोर्च | पोर्च का वास्तु | उत्तर की बालकनी बंद करना | बालकनी किस दिशा में अच्छी | नैऋत्य की बालकनी | ईशान में कार पोर्च
hg: balcony band karwa sakte hai kya | north east balcony kaanch se band karna | porch kis disha me ho | balcony ko room banana | balcony me toilet banana | balcony me jaali lagwana | south balcony me store | porch ki chhat kitni unchi ho | balcony band karne ka vastu | balcony me kaanch lagwana | balcony ko kamre me milana | gadi ka porch | porch ka vastu | north ki balcony band karna | balcony kis disha me achi | south west ki balcony | north east me car porch
@ok modern most PRAC
en: A balcony in the north or east is better left open or glazed, as light comes from there; one in the south or west may be closed freely. Making a toilet of a north-east balcony is left out.
hi: उत्तर या पूर्व की बालकनी खुली या काँच वाली रहे, प्रकाश वहीं से आता है; दक्षिण या पश्चिम की बंद कर सकते हैं। ईशान की बालकनी में शौचालय न बनाएँ।
hg: North ya east ki balcony khuli ya kaanch wali rahe, roshni wahin se aati hai; south ya west ki band kar sakte hain. North-east ki balcony me toilet na banayein.
@where modern most PRAC
en: A porch for the car suits the north-west or south-east, or before the entrance, with a roof lower than the house. Safety grills with an opening for fire are sensible on every side.
hi: गाड़ी का पोर्च उत्तर-पश्चिम या दक्षिण-पूर्व, या द्वार के आगे, घर से नीची छत का अच्छा। आग के समय खुलने वाली जाली हर ओर समझदारी है।
hg: Gaadi ka porch north-west ya south-east, ya gate ke aage, ghar se neechi chhat ka achha. Aag ke samay khulne wali jaali har taraf samajhdari hai.
@do modern wide SENSE
en: Ask the society before closing one; a balcony slab is not made for heavy walls or tanks. Light sliding glass serves for rain and noise.
hi: बंद करने से पहले सोसायटी से पूछें; बालकनी की स्लैब भारी दीवार या टंकी के लिए नहीं होती। बारिश और शोर के लिए हल्का काँच काफ़ी है।
hg: Band karne se pehle society se poochein; balcony ki slab bhaari deewar ya tanki ke liye nahi hoti. Barish aur shor ke liye halka kaanch kaafi hai.
@which modern wide PRAC
en: North, east and north-east balconies are best; a south-west one is given heavy pots or closed. An enclosed north-east balcony makes a fine mandir or study, never a toilet or store.
hi: उत्तर, पूर्व और ईशान की बालकनी सबसे अच्छी; नैऋत्य की में भारी गमले रखें या बंद करें। ईशान की ढकी बालकनी मंदिर या पढ़ाई के लिए अच्छी, शौचालय या स्टोर नहीं।
hg: North, east aur north-east ki balcony sabse achhi; south-west ki me bhaari gamle rakhein ya band karein. North-east ki dhaki balcony mandir ya padhai ke liye achhi, toilet ya store nahi.

# door-noise structure
@names
en: creaking door, noisy door, door opens by itself, stuck door, broken door lock
hi: चरमराता दरवाज़ा, दरवाज़ा आवाज़ करता है, अपने आप खुलता दरवाज़ा, अटकता दरवाज़ा
hg: darwaza awaz karta hai, darwaza charmarata hai, apne aap khulne wala darwaza, darwaza atakta hai
@ask
en: main door makes noise when opening is it bad | door closes by itself vastu | door touches the floor and drags | squeaking hinges bad luck | broken lock on the main door | cracked main door wood | our old door has to be pushed hard, does it stop opportunities | door bangs in the wind
hi: दरवाज़ा खोलते समय आवाज़ होना अशुभ है क्या | दरवाज़ा अपने आप बंद हो जाता है | दरवाज़ा ज़मीन से रगड़ता है | क़ब्ज़े चरमराते हैं | मुख्य द्वार का ताला टूटा है | दरवाज़े की लकड़ी में दरार | दरवाज़ा ज़ोर लगाकर खुलता है | हवा से दरवाज़ा बजता है
hg: darwaza kholte time awaz hona ashubh hai kya | darwaza apne aap band ho jata hai | darwaza zameen se ragadta hai | kabze charmarate hai | main door ka tala toota hai | darwaze ki lakdi me darar | darwaza zor lagake khulta hai | hawa se darwaza bajta hai
@ok classical most BS
en: A door that opens or shuts by itself or creaks is called unfit in old texts; it is quickly mended and foretells nothing. It is a sign for the carpenter.
hi: अपने आप खुलता-बंद होता या चरमराता दरवाज़ा पुराने ग्रंथों में ठीक नहीं; वह जल्दी सुधरता है और कुछ नहीं बताता। यह बढ़ई के लिए संकेत है।
hg: Apne aap khulta-band hota ya charmarata darwaza purane granthon me theek nahi; woh jaldi sudharta hai aur kuch nahi batata. Yeh badhai ke liye sanket hai.
@do modern wide SENSE
en: Oil the hinges, plane the edge that drags, tighten the frame, add a stopper and replace a broken lock. A door that opens wide and quietly is good vaastu and good safety.
hi: क़ब्ज़ों में तेल दें, रगड़ता किनारा छिलवाएँ, चौखट कसें, स्टॉपर लगाएँ, टूटा ताला बदलें। पूरा और चुपचाप खुलता द्वार अच्छा वास्तु और अच्छी सुरक्षा है।
hg: Kabzon me tel dein, ragadta kinara chhilwayein, frame kasein, stopper lagayein, toota taala badlein. Poora aur chupchap khulta door achha vaastu aur achhi suraksha hai.
@why classical wide BS
en: Old books ask that a door neither open nor close by itself nor make noise, as it shows a frame out of true. Oil, a level and a carpenter are the remedy.
hi: पुराने ग्रंथ चाहते हैं कि द्वार अपने आप न खुले, न बंद हो, न आवाज़ करे, क्योंकि वह टेढ़ी चौखट दिखाता है। तेल, साहुल और बढ़ई ही उपाय हैं।
hg: Purane granth chahte hain ki door apne aap na khule, na band ho, na awaaz kare, kyunki woh tedhi chaukhat dikhata hai. Tel, level aur carpenter hi upay hain.

# corridor-passage structure
@names
en: corridor, passage in the house, lobby passage, long passage, gallery
hi: गलियारा, घर का पैसेज, लॉबी, लंबा गलियारा
hg: galiyara, ghar ka passage, lobby, lamba passage, gallery
@ask
en: long dark passage in the flat what to do | lobby outside bedroom vastu | corridor in the centre of the house | which direction for a passage | mirror at the end of the corridor | passage width | our flat begins with a narrow gallery, is it bad | things kept in the passage | bedroom at end of corridor | passage in front of toilet | narrow passage at the entrance
hi: फ़्लैट में लंबा अँधेरा गलियारा है | घर के बीच में पैसेज | लॉबी किस दिशा में हो | गलियारे के अंत में शीशा | गैलरी में क्या रखें | घर में घुसते ही पतला गलियारा | पैसेज में जूते-अलमारी | गलियारे का रंग और रोशनी | गलियारे के अंत में बेडरूम | प्रवेश पर सँकरा गलियारा
hg: flat me lamba andhera passage hai | ghar ke beech me passage | lobby kis disha me ho | galiyare ke end me sheesha | gallery me kya rakhe | ghar me ghuste hi patla galiyara | passage me joote almari | galiyare ki light | galiyare ke end me bedroom | entrance pe patla passage
@ok modern most PRAC
en: A passage is no fault; at the centre of a home it is even a good use, as it keeps the brahmasthan free of weight. Only a dark, crowded one feels bad.
hi: गलियारा दोष नहीं; घर के केंद्र में तो अच्छा उपयोग है, क्योंकि ब्रह्मस्थान भार से मुक्त रहता है। केवल अँधेरा और भरा हुआ बुरा लगता है।
hg: Galiyara dosh nahi; ghar ke centre me to achha upyog hai, kyunki brahmasthan bhaar se mukt rehta hai. Sirf andhera aur bhara hua bura lagta hai.
@do modern wide SENSE
en: Light a long passage well, keep three feet of width clear, use pale walls and a picture or plant at the end. Cupboards go on its south or west wall.
hi: लंबे गलियारे में अच्छी रोशनी, तीन फुट चौड़ा ख़ाली रास्ता, हल्की दीवारें और अंत में चित्र या पौधा रखें। अलमारी दक्षिण या पश्चिम दीवार पर हो।
hg: Lambe galiyare me achhi roshni, teen foot chauda khali raasta, halki deewarein aur ant me chitra ya paudha rakhein. Almari south ya west deewar par ho.
@why modern most PRAC
en: A door at the end of a long passage is likened to a road that hits a house; it is a modern thought. A curtain, rug or picture before it is all one does.
hi: लंबे गलियारे के अंत का दरवाज़ा सड़क की सीध वाले घर जैसा कहा जाता है; यह आज का विचार है। आगे परदा, दरी या चित्र काफ़ी है।
hg: Lambe galiyare ke end ka darwaza sadak ki seedh wale ghar jaisa kaha jata hai; yeh aaj ka vichar hai. Aage parda, dari ya chitra kaafi hai.

# window-kinds structure
@names
en: broken window, window opens outside, window size, window grill, window facing window
hi: टूटी खिड़की, खिड़की का आकार, खिड़की की जाली, खिड़की बाहर खुलती है
hg: tooti khidki, khidki ka size, khidki ki jaali, khidki bahar khulti hai
en: window glass broken, broken pane
hi: खिड़की का शीशा टूटा, खिड़की का काँच टूटा
hg: khidki ka sheesha toota, khidki ka kaanch toota
@ask
en: children broke a window pane and the landlord takes months to repair it, inauspicious?
hi: बच्चों से खिड़की का काँच टूट गया, मकान मालिक महीनों नहीं बदलता, अशुभ है क्या
hg: bachcho se khidki ka kaanch toot gaya makan malik mahino nahi badalta ashubh hai kya
en: should windows open inside or outside | window glass is broken vastu | window grill design | window above the bed | window behind the mandir | windows of equal height | window of neighbour faces ours | sleeping under a window | neighbor window opposite my window | window facing toilet shaft | broken glass window remedy | window in south west bedroom
hi: खिड़की अंदर खुले या बाहर | खिड़की का शीशा टूटा है | पलंग के ऊपर खिड़की | सिरहाने खिड़की है | मंदिर के पीछे खिड़की | खिड़कियाँ बराबर ऊँचाई पर हों | पड़ोसी की खिड़की हमारी खिड़की के सामने | खिड़की में जाली | खिड़की के सामने पड़ोसी की खिड़की | टॉयलेट शाफ़्ट की खिड़की | नैऋत्य में खिड़की
hg: khidki andar khule ya bahar | khidki ka sheesha toota hai | bed ke upar khidki | sirhane khidki hai | khidkiyan barabar height pe ho | padosi ki khidki hamari khidki ke samne | khidki me jaali lagwana | khidki ke samne padosi ki khidki | toilet shaft wali khidki | south west me khidki
@which modern most PRAC
en: Windows of equal upper height, opening outward or sliding, with whole panes are preferred. Their place matters more: large to the north and east, small to the south and west.
hi: ऊपर से बराबर ऊँची, बाहर खुलती या सरकने वाली, साबुत शीशों की खिड़कियाँ अच्छी मानी जाती हैं। जगह अधिक मायने रखती है: बड़ी उत्तर और पूर्व में, छोटी दक्षिण और पश्चिम में।
hg: Upar se barabar unchi, bahar khulti ya sarakne wali, sabut sheeshon ki khidkiyan achhi maani jati hain. Jagah zyada maayne rakhti hai: badi north aur east me, chhoti south aur west me.
@ok modern most PRAC
en: A window behind the bed-head is less liked than a wall, but a closed one with a thick curtain is fine. A neighbour's window opposite asks for a curtain and nothing else.
hi: सिरहाने दीवार अच्छी, खिड़की कम पसंद है, पर बंद और मोटे परदे वाली ठीक है। सामने पड़ोसी की खिड़की हो तो बस परदा चाहिए।
hg: Sirhane deewar achhi, khidki kam pasand hai, par band aur mote parde wali theek hai. Saamne padosi ki khidki ho to bas parda chahiye.
@do modern wide SENSE
en: Replace a broken pane soon, for safety and for the look of care. A grill keeps children safe; let one of them open from inside in case of fire.
hi: टूटा शीशा जल्दी बदलें, सुरक्षा और सँवार दोनों के लिए। जाली बच्चों को बचाती है; आग के समय भीतर से खुलने वाली एक रखें।
hg: Toota sheesha jaldi badlein, suraksha aur sanwaar dono ke liye. Jaali bachchon ko bachati hai; aag ke samay andar se khulne wali ek rakhein.
@where modern wide PRAC
en: North, east and north-east windows open most; west and south less; the south-west one stays small or curtained. A window on a toilet shaft is kept shut, netted, with a plant before it.
hi: उत्तर, पूर्व और ईशान की खिड़कियाँ सबसे ज़्यादा खुलें; पश्चिम-दक्षिण कम; नैऋत्य की छोटी या परदे वाली। शौचालय-शाफ़्ट की खिड़की बंद, जालीदार, आगे पौधा रखें।
hg: North, east aur north-east ki khidkiyan sabse zyada khulein; west-south kam; south-west ki chhoti ya parde wali. Toilet shaft ki khidki band, jaalidaar, aage paudha rakhein.

# small-flat-layout structure
@names
en: studio flat, studio apartment, 1 rk, one room flat, one bedroom flat layout
hi: एक कमरे का घर, स्टूडियो फ़्लैट, वन आरके
hg: ek kamre ka ghar, studio flat, 1 rk, one room kitchen
hg: 1bhk, 1 bhk
en: 1bhk, 1 bhk flat
hi: वन बीएचके
@ask
en: vaastu for a studio apartment | how to arrange a single room house | bed kitchen and mandir all in one room where does each go | 1 rk flat vaastu | one room kitchen which corner for the bed | small flat no space for directions | is a 300 sq ft flat bad in vaastu | where should I keep the mandir in one room
hi: एक कमरे के घर का वास्तु | स्टूडियो फ़्लैट में पलंग कहाँ रखें | एक ही कमरे में रसोई, बिस्तर और मंदिर कैसे रखें | छोटे फ़्लैट का वास्तु | एक कमरे में मंदिर कहाँ | छोटे घर में जगह नहीं दिशाएँ कैसे देखें
hg: ek kamre ke ghar ka vastu | studio flat me bed kaha rakhe | ek hi room me kitchen bed aur mandir kaise rakhe | chote flat ka vastu | 1rk me mandir kaha | chote ghar me jagah nahi disha kaise dekhe
hg: 1bhk me kya kaha rakhe
hi: वन बीएचके में क्या कहाँ रखें
en: 1 bhk, what goes where
@how modern most PRAC
en: In a one-room home treat the room as the whole house: bed and cupboard in the south-west, head south or east; stove south-east; mandir, water and study north-east; shoes and bin north-west.
hi: एक कमरे के घर में कमरे को ही पूरा घर मानें: पलंग और अलमारी नैऋत्य, सिर दक्षिण या पूर्व; चूल्हा आग्नेय; मंदिर, पानी और पढ़ाई ईशान; जूते और कूड़ेदान वायव्य।
hg: Ek kamre ke ghar me kamre ko hi poora ghar maanein: bed aur almari south-west, sir south ya east; chulha south-east; mandir, paani aur padhai north-east; joote aur dustbin north-west.
@do modern most PRAC
en: A curtain, bookshelf or low screen between bed and stove, and a small curtain before the mandir at night, are enough. Keep the middle walkable and air the room after cooking.
hi: पलंग और चूल्हे के बीच परदा, किताबों की रैक या छोटी आड़, और रात को मंदिर पर परदा काफ़ी है। बीच चलने लायक़ रखें, पकाने के बाद हवा आने दें।
hg: Bed aur chulhe ke beech parda, book rack ya chhoti aad, aur raat ko mandir par parda kaafi hai. Beech chalne layak rakhein, pakane ke baad hawa aane dein.
@ok modern wide SENSE
en: A small flat is not a lesser home: size is no dosh. With little space, order and light count more than exact corners; follow two or three points and let the rest be.
hi: छोटा फ़्लैट कमतर घर नहीं: छोटा होना दोष नहीं। जगह कम हो तो सफ़ाई और रोशनी सटीक कोनों से बड़ी हैं; दो-तीन बातें मानें, बाक़ी छोड़ दें।
hg: Chhota flat kamtar ghar nahi: chhota hona dosh nahi. Jagah kam ho to safai aur roshni exact kono se badi hain; do-teen baatein maanein, baaki chhod dein.

# servant-room structure
@names
en: servant room, maid room, guard room, watchman cabin, driver room
hi: नौकर का कमरा, सेवक कक्ष, चौकीदार का कमरा, गार्ड रूम
hg: servant room, maid ka kamra, guard room, chowkidar ka kamra, driver ka room
@ask
en: where should the servant room be | guard cabin near the gate which side | maid room in the south west is it wrong | servant quarter direction vaastu | watchman room north east | driver's room above the garage | which way does the guard face | servant toilet where
hi: नौकर का कमरा किस दिशा में हो | गार्ड का केबिन गेट के किस ओर | सेवक कक्ष नैऋत्य में ग़लत है क्या | चौकीदार का कमरा ईशान में | ड्राइवर का कमरा कहाँ बने | सर्वेंट क्वार्टर की दिशा
hg: servant room kis disha me ho | guard cabin gate ke kis taraf | maid room south west me galat hai kya | chowkidar ka kamra north east me | driver ka room kaha banaye | servant quarter ki disha
@places good NW SE; fine S W E; avoid SW NE
@where modern most PRAC
en: A room for house help goes to the north-west or south-east of the plot; the south-west is kept for the owner and the north-east open. Give it a window, a fan and clean water.
hi: सेवकों का कमरा भूखंड के वायव्य या आग्नेय में; नैऋत्य गृहस्वामी का है और ईशान खुला रहे। उसमें खिड़की, पंखा और साफ़ पानी दें।
hg: Servant ka kamra plot ke north-west ya south-east me; south-west ghar ke malik ka hai aur north-east khula rahe. Usme khidki, pankha aur saaf paani dein.
@which modern most PRAC
en: The guard's cabin stands beside the gate without touching the wall: at an east gate to its south-east, at a north gate to its north-west, at south and west gates on the south or west side. He faces the road.
hi: गार्ड केबिन गेट के पास, दीवार से हटकर: पूर्व गेट पर आग्नेय ओर, उत्तर गेट पर वायव्य ओर, दक्षिण और पश्चिम के गेट पर दक्षिण या पश्चिम ओर। मुँह सड़क की तरफ़।
hg: Guard cabin gate ke paas, deewar se hatkar: east gate par south-east taraf, north gate par north-west taraf, south aur west gate par south ya west taraf. Munh sadak ki taraf.

# unfinished-house structure
@names
en: house construction stopped, unfinished house, half built house, construction stuck
hi: अधूरा मकान, अधूरा घर, घर का काम रुका, निर्माण रुका हुआ
hg: adhura makan, adhura ghar, ghar ka kaam ruka, construction ruka hua
@ask
en: building work has stood still for two years as the money ran out, is there a dosh | we moved into a half-built house, upper floor without plaster | contractor ran away and the roof is open | should we do a puja to restart construction | open iron rods on the roof for the next floor, bad? | house not completed for years, what can we do first
hi: दो साल से मकान का काम रुका है, पैसे ख़त्म हो गए, दोष है क्या | आधे बने घर में रहने आ गए, ऊपर प्लास्टर नहीं | ठेकेदार भाग गया, छत खुली है | काम फिर शुरू करने के लिए पूजा करें क्या | छत पर सरिया निकला है अगली मंज़िल का, बुरा है क्या | अधूरे मकान में पहले क्या पूरा करें
hg: do saal se makan ka kaam ruka hai paise khatam ho gaye dosh hai kya | aadhe bane ghar me rehne aa gaye upar plaster nahi | thekedar bhaag gaya chhat khuli hai | kaam fir shuru karne ke liye puja kare kya | chhat pe sariya nikla hai agli manzil ka bura hai kya | adhure makan me pehle kya pura kare
@ok modern wide SENSE
en: A house that stands unfinished is a matter of money and contracts, not of a curse; many homes are built in steps. Finish first what protects: roof, doors, water, wiring and the kitchen, and live in the finished part with an easy mind.
hi: अधूरा मकान पैसे और ठेके की बात है, शाप की नहीं; बहुत घर किस्तों में बनते हैं। पहले वह पूरा करें जो बचाता है: छत, दरवाज़े, पानी, बिजली और रसोई, और बने हिस्से में निश्चिंत रहें।
hg: Adhura makan paise aur theke ki baat hai, shaap ki nahi; bahut ghar kiston me bante hain. Pehle woh poora karein jo bachata hai: chhat, door, paani, bijli aur kitchen, aur bane hisse me nishchint rahein.
@do modern most PRAC
en: Custom starts again on a good day with Ganesh puja and a coconut, and likes the south-west built first and highest, the north-east last and lightest. Cap bare iron rods against rust and accidents, and write a new contract with dates.
hi: रिवाज में अच्छे दिन गणेश पूजा और नारियल से काम फिर शुरू करते हैं; नैऋत्य पहले और ऊँचा, ईशान आख़िर में और हल्का बनाते हैं। निकले सरिये ढकें, और ठेकेदार से तारीख़ों वाला नया क़रार लिखवाएँ।
hg: Riwaz me achhe din Ganesh puja aur nariyal se kaam phir shuru karte hain; south-west pehle aur ooncha, north-east aakhir me aur halka banate hain. Nikle sariye dhakein, aur thekedar se tareekhon wala naya contract likhwayein.
@see foundation, house-extension

# things-before-flat-door structure
@names
en: neighbour's shoes before our door, shoes in the corridor, things before the flat door, common corridor, dustbin outside our door
hi: दरवाज़े के सामने पड़ोसी के जूते, गलियारे में जूते, दरवाज़े के आगे सामान
hg: darwaze ke saamne padosi ke joote, corridor me joote, darwaze ke aage saman
@ask
en: the guard leaves wet shoes and umbrella before our door each day | neighbours keep their shoe rack opposite our entrance in the common corridor | next door puts the garbage at our door | our shoe rack stands in the corridor and touches the wall of the neighbour's puja room, they complain | delivery boxes pile up at the entrance | cycle of the neighbour blocks our doorway
hi: चौकीदार रोज़ हमारे दरवाज़े के आगे गीले जूते और छाता रखता है | पड़ोसी की जूतों की रैक हमारे दरवाज़े के सामने है | पड़ोसी कूड़ा हमारे दरवाज़े पर रखते हैं | गलियारे की हमारी जूते की रैक पड़ोसी के पूजाघर की दीवार से लगी है, वे टोकते हैं | दरवाज़े पर डिब्बे पड़े रहते हैं
hg: chowkidar roz hamare darwaze ke aage geele joote aur chhata rakhta hai | padosi ki shoe rack hamare door ke saamne hai | padosi kachra hamare darwaze pe rakhte hai | corridor ki hamari shoe rack padosi ke pooja ghar ki deewar se lagi hai wo tokte hai | darwaze pe dibbe pade rehte hai
@do modern most PRAC
en: Keep the space before a flat's door clear and clean, whoever owns it: ask the neighbour or guard kindly for another spot, or go to the society. Shoes stand best in a closed rack to the west or south-west of the door, and off the wall of anybody's puja room out of courtesy.
hi: फ़्लैट के दरवाज़े के आगे की जगह साफ़ और ख़ाली रहे, किसी की भी हो: पड़ोसी या चौकीदार से प्यार से दूसरी जगह माँगें, या सोसायटी से कहें। जूते बंद रैक में दरवाज़े के पश्चिम या नैऋत्य ओर अच्छे, और शिष्टाचार में किसी के पूजाघर की दीवार से हटाकर।
hg: Flat ke door ke aage ki jagah saaf aur khali rahe, kisi ki bhi ho: padosi ya chowkidar se pyaar se doosri jagah maangein, ya society se kahein. Joote band rack me door ke west ya south-west taraf achhe, aur shishtachar me kisi ke pooja ghar ki deewar se hatakar.
@see shoe-rack, door-obstruction
`;
