/** Shops, offices, factories, clinics, schools, farms, restaurants, hotels. docs/guide-topics.md says how it is written. */
export default `
# shop-counter business
@names
en: shop counter, billing counter, sales counter
hi: दुकान का काउंटर, बिलिंग काउंटर
hg: dukan ka counter, shop counter, billing counter
en: counter of my shop, where the shopkeeper stands
hi: काउंटर कहाँ लगाएँ, दुकान में काउंटर
hg: dukan me counter, counter kaha lagaye, shop ka counter
@ask
en: where should the counter be in my shop | which direction should the shop counter face | billing counter near the door or at the back | I am making a new counter for my kirana, which side | can the counter be in the north east of the shop | L shaped counter in shop | shopkeeper should stand facing which side | customers should face which direction | glass counter or wooden counter | counter blocks the entrance of the shop | small 8 by 10 shop counter position | counter on left or right of shop door
hi: दुकान में काउंटर किस दिशा में हो | काउंटर पर खड़े होकर मुँह किधर हो | बिलिंग काउंटर कहाँ बनवाएँ | दुकान का काउंटर दरवाज़े के पास हो या अंदर | ईशान में काउंटर बना सकते हैं क्या | छोटी दुकान में काउंटर कहाँ रखें | ग्राहक का मुँह किस ओर हो | एल आकार का काउंटर ठीक है क्या | नई दुकान ली है, काउंटर किस तरफ़ लगवाऊँ | काउंटर दाएँ हो या बाएँ | काँच का काउंटर या लकड़ी का
hg: dukan ka counter kis disha me ho | counter par khade hokar muh kidhar ho | billing counter kaha banwaye | dukan ka counter kaha lagaye | north east me counter chalega kya | choti dukan me counter kaha rakhe | grahak ka muh kis taraf ho | L shape counter sahi hai kya | nayi dukan li hai counter kis taraf lagwau | counter right me ho ya left me | shop counter ki direction | kanch ka counter ya lakdi ka
en: our old counter stands in the south west and we look north, is that right | my shop opens to the south so I must look south at customers | which wall should the long counter run along | can there be two counters in one shop | marble top counter in a general store
hi: हमारा काउंटर नैऋत्य में है और मुँह उत्तर, सही है क्या | दुकान दक्षिण में खुलती है तो ग्राहक की ओर देखना पड़ता है | लंबा काउंटर किस दीवार के साथ | एक दुकान में दो काउंटर | पत्थर का काउंटर ठीक है क्या
hg: hamara counter south west me hai aur muh north sahi hai kya | dukan south me khulti hai to south dekhna padta hai | lamba counter kis deewar ke sath | ek dukan me do counter | shop ka counter north east me bana hua hai kya kare
hg: meri shop 10x12 ki hai darwaza south me hai counter kaha banau | dukan ka gate west me hai counter kis side | dukan ka counter gate ke pass | north east me counter hai | counter south facing
hi: मेरी दुकान 10x12 की है, दरवाज़ा दक्षिण में है, काउंटर कहाँ बनाऊँ | दुकान का काउंटर द्वार के पास | ईशान में काउंटर है | काउंटर दक्षिण मुखी
en: my shop is 10x12 with the door in the south, where do I make the counter | counter near shop entrance | counter facing south remedy | L shape counter | counter in north east rented shop
en: place for the weighing scale and billing machine | staff standing at the counter face which way
hi: तराज़ू और बिलिंग मशीन दुकान में कहाँ रखें | काउंटर पर खड़े नौकर किस तरफ़ मुँह करें | दुकान का काउंटर किस ओर लगे
hg: taraju aur bill machine dukan me kaha rakhe | kanta aur billing machine kidhar | counter par khade ladke kis or muh kare | counter dukan me kis taraf rakhe
@places good S SW W; fine SE NW; avoid NE C
@where modern most PRAC
en: Place the shop counter in the south, west or south-west part of the shop, so that whoever serves faces north or east. Keep the north-east and the middle open for people to come in.
hi: दुकान का काउंटर दक्षिण, पश्चिम या दक्षिण-पश्चिम भाग में रखें, ताकि बेचने वाले का मुँह उत्तर या पूर्व की ओर हो। ईशान और बीच की जगह ग्राहकों के आने के लिए खुली रखें।
hg: Dukan ka counter south, west ya south-west hisse me rakhein, taki bechne wale ka munh north ya east ki taraf ho. North-east aur beech ki jagah grahak ke aane ke liye khuli rakhein.
@face modern most PRAC
en: At the counter the seller faces north or east; the customers then look south or west, which all lists accept. If the shop door lies otherwise, facing the door matters more.
hi: काउंटर पर विक्रेता का मुँह उत्तर या पूर्व हो; ग्राहक तब दक्षिण या पश्चिम देखते हैं, जो सब सूचियों में मान्य है। दुकान का द्वार दूसरी ओर हो तो द्वार की ओर मुँह होना ज़्यादा ज़रूरी है।
hg: Counter par bechne wale ka munh north ya east ho; grahak tab south ya west dekhte hain, jo sab lists me maanya hai. Dukan ka darwaza doosri taraf ho to darwaze ki taraf munh hona zyada zaroori hai.
@which modern wide SENSE
en: A square or rectangular counter is taken, of wood or glass as you like, with rounded corners towards the customers. It leaves an easy way in; nobody should have to squeeze past it.
hi: काउंटर चौकोर या आयताकार हो, लकड़ी या काँच का, जैसा चाहें, ग्राहक की ओर के कोने गोल। आने का रास्ता खुला रहे; किसी को सटकर न निकलना पड़े।
hg: Counter chaukor ya aayatakar ho, lakdi ya kanch ka, jaisa chahein, grahak ki taraf ke kone gol. Aane ka rasta khula rahe; kisi ko satkar na nikalna pade.
@do modern most PRAC
en: If the landlord's counter cannot move, turn your stool so that you face north or east, keep its top clear and put weight on its south or west end. In the north-east use a light table.
hi: मकान मालिक का काउंटर न हटे तो स्टूल ऐसे घुमाएँ कि मुँह उत्तर या पूर्व हो, ऊपर साफ़ रखें, भार दक्षिण या पश्चिम सिरे पर। ईशान में हल्की मेज़ लें।
hg: Makan malik ka counter na hate to stool aise ghumayein ki munh north ya east ho, upar saaf rakhein, bhaar south ya west sire par. North-east me halki table lein.
@which modern regional PRAC
en: The weighing scale and billing machine stand on the counter's south or west end, electric ones best towards its south-east; keep the north-east end clear. An honest, checked scale matters most.
hi: तराज़ू और बिलिंग मशीन काउंटर के दक्षिण या पश्चिम सिरे पर, बिजली वाली आग्नेय की ओर रखें; ईशान सिरा ख़ाली रहे। जाँचा हुआ सही तराज़ू सबसे ज़रूरी है।
hg: Taraju aur bill machine counter ke south ya west sire par, bijli wali south-east ki taraf rakhein; north-east sira khaali rahe. Jaancha hua sahi taraju sabse zaroori hai.
@see shop-galla, shop-owner-seat, shop-facing

# shop-galla business
@names
en: galla, cash drawer, cash till
hi: गल्ला, दुकान का गल्ला, दुकान की गुल्लक
hg: galla, cash drawer, dukan ka galla
en: till, money drawer of the shop
hi: पैसों की दराज़, दुकान की तिजोरी
hg: paise ki daraz, dukan ki tijori
en: cash box in the shop, cash counter of the shop, cash counter
hi: कैश काउंटर, दुकान का कैश काउंटर
hg: cash counter, dukan ka cash counter
en: what to keep in the galla, what to put in the galla, inside the cash box, blessing of the cash box
hi: गल्ले में क्या रखें, गल्ले के अंदर, कैश बॉक्स में क्या रखें
hg: galle me kya rakhe, galle ke andar, cash box me kya rakhe
@ask
hi: गल्ले में शुभ चीज़ कौन सी रखते हैं
hg: galle me shubh cheez kaun si rakhte hai
en: the till of our shop, we sit in the south, to which side should it open
hi: हम दक्षिण में बैठते हैं, दुकान का गल्ला किधर खुले
hg: hum dukan me south me baithte hai galla kidhar khule
en: which side should the galla open | where to keep the cash box in the shop | cash drawer facing | what to keep in the galla for prosperity | is it ok to give money from the galla with left hand | galla on the right or left of the shopkeeper | cash box in the south of the shop | can the galla be empty at night | kuber yantra in the galla | cash machine near the shop door | should a mirror be in the cash box | new galla which day
hi: गल्ला किस दिशा में खुलना चाहिए | दुकान में गल्ला कहाँ रखें | गल्ले में क्या रखना चाहिए | गल्ला दाएँ रखें या बाएँ | गल्ला ख़ाली रखना ठीक है क्या | गल्ले का मुँह किधर हो | दक्षिण में गल्ला रख सकते हैं | गल्ले में कुबेर यंत्र रखें क्या | गल्ला दरवाज़े के सामने है | दुकान का गल्ला किस कोने में हो | रात को गल्ले में पैसे छोड़ें क्या | गल्ले की पूजा कब
hg: galla kis disha me khulna chahiye | dukan me galla kaha rakhe | galle me kya rakhna chahiye | galla right me rakhe ya left | galla khali rakhna sahi hai kya | galle ka muh kidhar ho | south me galla rakh sakte hai | galle me kuber yantra rakhe kya | galla darwaze ke samne hai | cash box ki sahi disha | raat ko galle me paise chode kya | dukan ka galla vastu
en: our galla faces the door, people can see the money | should the till open towards me or away from me | money drawer on the left side | galla always empty what to do | swipe machine and cash in one drawer | galla facing which direction | what to keep in galla for sale | galla on left or right hand | swastik on galla | empty galla at night | digital payments galla puja
hi: गल्ला दरवाज़े की ओर है, पैसे दिखते हैं | गल्ला मेरी ओर खुले या बाहर | पैसों की दराज़ बाएँ है | गल्ला हमेशा ख़ाली रहता है क्या करूँ | दुकान की तिजोरी का मुँह | गल्ले में क्या रखें | गल्ले का मुँह किधर | रात को गल्ला ख़ाली | गल्ला दाएँ या बाएँ
hg: galla darwaze ki taraf hai paise dikhte hai | galla meri taraf khule ya bahar | paise ki daraz left me hai | galla hamesha khali rehta hai kya karu | dukan ki tijori ka muh | galle me kya rakhe | galle ka muh kidhar | raat ko galla khali | galla right ya left
hi: दुकान के गल्ले का मुँह किस ओर हो
hg: dukan ke galle ka muh kis or
en: somebody said our galla stands in the wrong place
en: position of the cash box in my store
en: what should I keep inside the cash box of the shop | what to put in the galla for barkat | which yantra in the cash drawer | can photo of lakshmi be in the galla | should the galla be left empty at night
hi: गल्ले में कौन सा यंत्र रखें | कैश बॉक्स में लाल कपड़ा | गल्ले में लक्ष्मी जी की फ़ोटो | रात को गल्ला ख़ाली छोड़ें क्या | गल्ले में चाँदी का सिक्का
hg: galle me kaun sa yantra rakhe | cash box me lal kapda | galle me lakshmi ji ki photo | raat ko galla khali chhode kya | galle me chandi ka sikka
@places good SW S W N; fine E; avoid NE SE NW C
@face modern wide PRAC
en: The galla opens towards north, the side of Kuber, or towards east. So it stands at the south or west of the counter, beside whoever takes the money.
hi: गल्ला उत्तर की ओर, कुबेर की दिशा में, या पूर्व की ओर खुले। इसलिए वह काउंटर के दक्षिण या पश्चिम में, पैसे लेने वाले के पास रहता है।
hg: Galla north ki taraf, Kuber ki disha me, ya east ki taraf khule. Isliye woh counter ke south ya west me, paise lene wale ke paas rehta hai.
@which modern wide CUSTOM
en: Many keep a coin of Lakshmi, a little haldi, kumkum or a few whole betel nuts in it and never leave it quite empty overnight. These are customs of respect; a lock and daily accounts do the real work.
hi: बहुत लोग उसमें लक्ष्मी का सिक्का, थोड़ी हल्दी, कुमकुम या साबुत सुपारी रखते हैं और रात को बिल्कुल ख़ाली नहीं छोड़ते। ये आदर की रीतियाँ हैं; असली काम ताला और रोज़ का हिसाब करता है।
hg: Bahut log usme Lakshmi ka sikka, thodi haldi, kumkum ya sabut supari rakhte hain aur raat ko bilkul khali nahi chhodte. Yeh aadar ki reetiyan hain; asli kaam taala aur roz ka hisab karta hai.
@ok modern wide SENSE
en: A galla right at the door or under a beam is avoided: it is easily seen and reached from the street. Left or right hand makes no difference in any text.
hi: ठीक दरवाज़े पर या बीम के नीचे गल्ला नहीं रखते: वह सड़क से दिखता और हाथ में आता है। दाएँ या बाएँ से किसी ग्रंथ में फ़र्क़ नहीं।
hg: Theek darwaze par ya beam ke neeche galla nahi rakhte: woh sadak se dikhta aur haath me aata hai. Right ya left se kisi granth me fark nahi.
@when modern most CUSTOM
en: The galla is worshipped on Dhanteras and Diwali and when the shop opens: swastik of kumkum, haldi, flower, coin, lamp. Each morning many bow to it before the first sale.
hi: गल्ले की पूजा धनतेरस, दीवाली और दुकान खुलने पर होती है: कुमकुम का स्वस्तिक, हल्दी, फूल, सिक्का, दीपक। रोज़ सुबह बोहनी से पहले प्रणाम करते हैं।
hg: Galle ki pooja Dhanteras, Diwali aur dukan khulne par hoti hai: kumkum ka swastik, haldi, phool, sikka, deepak. Roz subah bohni se pehle pranam karte hain.
@which modern wide CUSTOM
en: In the galla custom keeps a small picture of Lakshmi or Kuber or a Shri Yantra, a silver coin, and a red cloth with haldi, whole betel nut and rice. It is kept clean and never quite empty.
hi: गल्ले में रिवाज से लक्ष्मी या कुबेर का छोटा चित्र या श्री यंत्र, चाँदी का सिक्का और लाल कपड़े में हल्दी, सुपारी, अक्षत रखते हैं। उसे साफ़ रखते हैं और पूरा ख़ाली नहीं छोड़ते।
hg: Galle me riwaz se Lakshmi ya Kuber ka chhota chitra ya Shri Yantra, chaandi ka sikka aur laal kapde me haldi, supari, akshat rakhte hain. Use saaf rakhte hain aur poora khaali nahi chhodte.
@see shop-counter

# shop-owner-seat business
@names
en: owner's seat in the shop, shopkeeper's seat, gaddi
hi: दुकान मालिक की गद्दी, दुकानदार की जगह
hg: dukan malik ki gaddi, dukandar ki seat, owner seat, gaddi
en: where the owner sits, malik's seat
hi: मालिक कहाँ बैठे, सेठ की गद्दी
hg: malik kaha baithe, dukan me malik, seth ki gaddi, dukandar kaha baithe
hi: दुकान में बैठने की दिशा
hg: dukan me baithne ki disha
en: sitting direction in the shop
en: shopkeeper facing, direction for a shopkeeper
hi: दुकानदार का मुँह
hg: dukandar ka muh
@ask
en: where should the shop owner sit | which direction should a businessman face while sitting | gaddi in which corner | can I sit with my back to the door in my shop | owner sits in north east is it ok | seat below a beam in the shop | son and father sit where in the shop | shopkeeper facing south | where to sit in my garment shop | seating of owner near the entrance | seat on a raised platform
hi: दुकान का मालिक कहाँ बैठे | गद्दी किस दिशा में हो | दुकानदार का मुँह किस ओर हो | दुकान में पीठ दरवाज़े की ओर है | ईशान में मालिक बैठता है | पिता और पुत्र दुकान में कहाँ बैठें | दक्षिण की ओर मुँह करके बैठना | दुकान में बीम के नीचे बैठते हैं | गद्दी किस कोने में लगाएँ | व्यापारी किस ओर मुँह करके बैठे | दुकान में मेरी कुर्सी कहाँ रखूँ
hg: dukan ka malik kaha baithe | gaddi kis disha me ho | dukandar ka muh kis taraf ho | dukan me peeth darwaze ki taraf hai | north east me malik baithta hai | papa aur beta dukan me kaha baithe | south ki taraf muh karke baithna | dukan me beam ke niche baithte hai | gaddi kis kone me lagaye | meri kursi dukan me kaha rakhu | owner ki seat kaha ho
en: which corner is best for the boss of a shop | I sit near the shutter and look at the road facing south | my chair is under the stairs in the shop | should the shopkeeper sit or stand facing east | where do I sit in my hardware store | owner faces which direction in shop | chair of owner back to door | mandir behind owner seat | boss cabin in north west
hi: सेठ कहाँ बैठे | मैं शटर के पास दक्षिण की ओर मुँह करके बैठता हूँ | दुकान में मेरी कुर्सी सीढ़ी के नीचे है | हार्डवेयर की दुकान में मैं कहाँ बैठूँ | मालिक के पीछे दीवार ज़रूरी है क्या | मालिक का मुँह किस दिशा में | मालिक की कुर्सी के पीछे मंदिर | मालिक वायव्य में बैठता है
hg: seth kaha baithe | main shutter ke paas south ki taraf muh karke baithta hu | dukan me meri chair seedhi ke niche hai | hardware ki dukan me main kaha baithu | malik ke piche deewar zaroori hai kya | dukan me baithne ki disha | malik ka muh kis disha me | malik ki kursi ke peeche mandir | malik north west me baithta hai
en: I sit facing north in my shop on the corner, should I change the seat | shopkeeper's face in which direction
hi: दुकानदार बैठते वक़्त मुँह किधर रखे | दुकान में मालिक की कुर्सी किस कोने में
hg: dukandar baithte waqt muh kidhar rakhe | main dukan me uttar muh karke baithta hu seating badlu kya
en: which side do I face as a shopkeeper | where does the store owner sit
@places good SW; fine S W; avoid NE N E SE NW C
@where modern wide PRAC
en: The owner sits in the south-west part of the shop, facing north or east, with a wall behind. From there the door, the counter and the galla are in view.
hi: मालिक दुकान के दक्षिण-पश्चिम भाग में, उत्तर या पूर्व की ओर मुँह करके, पीछे दीवार रखकर बैठे। वहाँ से द्वार, काउंटर और गल्ला सब दिखते हैं।
hg: Malik dukan ke south-west hisse me, north ya east ki taraf munh karke, peeche deewar rakhkar baithe. Wahan se darwaza, counter aur galla sab dikhte hain.
@do modern most PRAC
en: If the shop is too small for that, face north or east from where you are, keep a wall or cupboard behind you, and avoid sitting under a beam or with your back to the door. Father nearest the south-west, the younger beside him.
hi: दुकान छोटी हो तो जहाँ हैं वहीं से उत्तर या पूर्व देखें, पीछे दीवार या अलमारी रखें, बीम के नीचे या दरवाज़े की ओर पीठ करके न बैठें। पिता दक्षिण-पश्चिम के पास, पुत्र उनके बग़ल में।
hg: Dukan chhoti ho to jahan hain wahin se north ya east dekhein, peeche deewar ya almari rakhein, beam ke neeche ya darwaze ki taraf peeth karke na baithein. Pita south-west ke paas, beta unke bagal me.
@face modern wide PRAC
en: The owner faces north, for money, or east, for clarity; west is accepted. A solid wall behind, no mandir at the back, no beam above; the door stays in view.
hi: मालिक का मुँह धन के लिए उत्तर या स्पष्टता के लिए पूर्व; पश्चिम मान्य। पीछे ठोस दीवार, पीठ पीछे मंदिर नहीं, ऊपर बीम नहीं; द्वार दिखता रहे।
hg: Malik ka munh dhan ke liye north ya spashtata ke liye east; west maanya. Peeche thos deewar, peeth peeche mandir nahi, upar beam nahi; door dikhta rahe.
@see shop-counter, partners-seating

# shop-facing business
@names
en: shop facing, south facing shop, direction of a shop
hi: दुकान का मुख, दक्षिणमुखी दुकान
hg: dukan ka mukh, south facing dukan, dukan ki facing, dakshin mukhi dukan
en: west facing shop, east facing shop, north facing shop
hi: पश्चिममुखी दुकान, पूर्वमुखी दुकान, उत्तरमुखी दुकान
hg: west facing dukan, east facing dukan, paschim mukhi dukan, purv mukhi dukan
@ask
en: which facing is best for a shop | is a south facing shop bad for business | west facing shop good or bad | I am getting a shop on rent facing south, should I take it | east facing shop benefits | shop in the basement of a mall facing inside | how to know the facing of a shop | north facing shop for clothes | south facing shop remedy | does shop direction decide the sale | shutter opens to the west | corner shop facing two roads
hi: दुकान किस मुख की अच्छी होती है | दक्षिणमुखी दुकान ख़राब होती है क्या | पश्चिममुखी दुकान कैसी | दक्षिण मुख की दुकान किराये पर मिल रही है, लूँ क्या | पूर्वमुखी दुकान के फ़ायदे | दक्षिणमुखी दुकान का उपाय | मॉल की दुकान का मुख कैसे देखें | उत्तरमुखी दुकान किस काम के लिए | क्या दुकान की दिशा से बिक्री तय होती है | शटर पश्चिम में खुलता है | दुकान का मुख कैसे देखते हैं
hg: dukan kis mukh ki achi hoti hai | south facing dukan kharab hoti hai kya | west facing shop kaisi | south mukh ki dukan rent pe mil rahi lu kya | east facing shop ke fayde | dakshin mukhi dukan ka upay | mall ki shop ka mukh kaise dekhe | north facing dukan kis kaam ke liye | kya dukan ki disha se bikri hoti hai | shutter west me khulta hai | dukan ka mukh kaise dekhte hai
en: broker is offering a west facing shop on the main road | is dakshinmukhi shop okay for a restaurant | shop in a gali facing north | which shop direction brings more customers | west facing shop vastu | south facing shop which business | shop door which part | east facing shop counter where
hi: मुख्य सड़क पर पश्चिममुखी दुकान मिल रही है | गली में उत्तरमुखी दुकान | किस दिशा की दुकान ज़्यादा चलती है | दुकान दक्षिणमुखी है तो क्या करें | पश्चिम मुखी दुकान | दक्षिण मुखी दुकान में कौन सा काम | पूर्व मुखी दुकान में काउंटर
hg: main road par west facing dukan mil rahi hai | gali me north facing dukan | kis disha ki dukan zyada chalti hai | dukan dakshin mukhi hai to kya kare | west facing dukan | south facing dukan me konsa kaam | east facing dukan me counter
en: is a south facing shop profit or loss | shop facing south, does it run
hi: दक्षिण मुखी दुकान में फ़ायदा या नुक़सान | दक्षिण मुखी दुकान चलती है या घाटा होता है
hg: south facing dukan me fayda ya nuksan | dakshin mukhi dukan chalti hai ya ghata hota hai
@ok modern most PRAC
en: Shops facing north, north-east or east are liked best, but a south- or west-facing shop is not bad: markets are full of thriving ones. The place of the door in the wall counts more than the facing.
hi: उत्तर, ईशान या पूर्वमुखी दुकान सबसे पसंद की जाती है, पर दक्षिण या पश्चिममुखी दुकान बुरी नहीं: बाज़ार ऐसी चलती दुकानों से भरे हैं। मुख से ज़्यादा दीवार में द्वार की जगह गिनी जाती है।
hg: North, north-east ya east facing dukan sabse pasand ki jati hai, par south ya west facing dukan buri nahi: bazaar aisi chalti dukano se bhare hain. Mukh se zyada deewar me darwaze ki jagah gini jati hai.
@do modern most PRAC
en: In a south-facing shop enter in the east half of the front, keep the south and west heavy with stock, sit facing north or east, and keep the north-east clean. Street, price and people decide the trade far more.
hi: दक्षिणमुखी दुकान में सामने के पूर्वी आधे से प्रवेश रखें, दक्षिण और पश्चिम में माल, मुँह उत्तर या पूर्व, और ईशान साफ़ रखें। व्यापार सड़क, दाम और लोगों से कहीं ज़्यादा तय होता है।
hg: South facing dukan me saamne ke east wale aadhe se entry rakhein, south aur west me maal, munh north ya east, aur north-east saaf rakhein. Vyapar sadak, daam aur logon se kahin zyada tay hota hai.
@how modern wide SENSE
en: The facing is the direction you look in when you step out of the shop's main door; in a mall too, even if it opens to a passage.
hi: मुख वह दिशा है जिधर दुकान के मुख्य द्वार से बाहर निकलते समय आप देखते हैं; मॉल में भी, चाहे वह गलियारे में खुले।
hg: Mukh woh disha hai jidhar dukan ke main door se bahar nikalte samay aap dekhte hain; mall me bhi, chahe woh galiyare me khule.
@which modern most PRAC
en: Lists match trades: south for fire, beauty, leather and machines; west for services and wholesale; north for money and gold; east for food, medicine and clothes. They differ, and none is binding.
hi: सूचियाँ व्यापार जोड़ती हैं: दक्षिण अग्नि, सौंदर्य, चमड़ा, मशीन; पश्चिम सेवा, थोक; उत्तर धन, सोना; पूर्व भोजन, दवा, कपड़ा। वे एक नहीं, और कोई बंधन नहीं।
hg: Lists vyapar jodti hain: south agni, beauty, leather, machine; west service, wholesale; north dhan, sona; east khana, dawa, kapda. Woh ek nahi, aur koi bandhan nahi.
@see shop-counter, shop-shape

# shop-shape business
@names
en: shermukhi shop, shape of a shop, wide front shop
hi: शेरमुखी दुकान, दुकान का आकार
hg: shermukhi dukan, dukan ka shape, shop shape
@ask
en: is a shermukhi shop good | shop wider in the front and narrow at back | shape of shop according to vastu | gaumukhi or shermukhi for a shop | triangular shop | my shop is long and narrow | L shaped shop is it a problem | shop with a pillar in the middle | irregular shop shape remedy | what size should a shop be | deep shop like a tunnel
hi: शेरमुखी दुकान अच्छी होती है क्या | आगे चौड़ी पीछे पतली दुकान | दुकान का आकार कैसा हो | दुकान गौमुखी हो या शेरमुखी | तिकोनी दुकान ठीक है क्या | लंबी पतली दुकान का क्या करें | एल आकार की दुकान | दुकान के बीच में खंभा है | टेढ़ी-मेढ़ी दुकान का उपाय | दुकान की लंबाई चौड़ाई कितनी हो
hg: shermukhi dukan achi hoti hai kya | aage chaudi piche patli dukan | dukan ka aakar kaisa ho | dukan gaumukhi ho ya shermukhi | tikoni dukan sahi hai kya | lambi patli dukan ka kya kare | L shape ki dukan | dukan ke bich me khamba hai | tedhi medhi dukan ka upay | dukan ki lambai chaudai kitni ho | sher mukhi shop
@ok modern wide PRAC
en: A shermukhi shop, wide in front and narrower behind, is thought good for trade; gaumukhi is for homes. A plain square or rectangle is just as good.
hi: शेरमुखी दुकान, यानी आगे चौड़ी और पीछे सँकरी, व्यापार के लिए अच्छी मानी जाती है; गौमुखी घर के लिए। सीधी चौकोर या आयताकार दुकान भी उतनी ही अच्छी है।
hg: Shermukhi dukan, yaani aage chaudi aur peeche sankri, vyapar ke liye achhi maani jati hai; gaumukhi ghar ke liye. Seedhi chaukor ya aayatakar dukan bhi utni hi achhi hai.
@do modern most PRAC
en: An odd shape is made regular with shelves: let the cut or pointed part be storage, and keep the selling space square. A pillar in the middle may become a display; never cut a pillar.
hi: टेढ़े आकार को शेल्फ़ों से सीधा करें: कटा या नुकीला भाग भंडार बने और बेचने की जगह चौकोर रहे। बीच का खंभा सजावट में ले लें; खंभा कभी न काटें।
hg: Tedhe aakar ko shelf se seedha karein: kata ya nukila hissa store bane aur bechne ki jagah chaukor rahe. Beech ka khamba display me le lein; khamba kabhi na kaatein.
@see shop-facing

# shop-stock business
@names
en: stock in the shop, shelves of the shop, goods in the shop
hi: दुकान का माल, दुकान की शेल्फ़, दुकान में स्टॉक
hg: dukan ka maal, dukan me stock, shop ki shelf, dukan ki almari
en: dead stock, unsold goods
hi: न बिकने वाला माल, पुराना स्टॉक
hg: maal nahi bikta, purana stock, dead stock
@ask
en: where to keep stock in the shop | heavy goods in which corner of shop | dead stock not selling which direction | new goods should be kept where | shelves on which walls of the shop | goods that do not sell keep in north west? | can I store cartons in the north east of shop | almirah in the shop | old stock and expired goods | display of goods in shop vastu | loft in the shop
hi: दुकान में माल कहाँ रखें | भारी सामान दुकान के किस कोने में | जो माल नहीं बिकता उसे कहाँ रखें | नया माल किस दिशा में रखें | दुकान की शेल्फ़ किस दीवार पर | ईशान में डिब्बे रख सकते हैं क्या | दुकान में अलमारी कहाँ हो | पुराना स्टॉक क्या करें | दुकान में मचान कहाँ बनाएँ | माल जल्दी बिके इसके लिए
hg: dukan me maal kaha rakhe | bhari saman dukan ke kis kone me | jo maal nahi bikta use kaha rakhe | naya maal kis disha me rakhe | shop ki shelf kis deewar par | north east me carton rakh sakte hai kya | dukan me almari kaha ho | purana stock kya kare | dukan me machan kaha banaye | maal jaldi bike uske liye | dead stock kaha rakhu
en: half of my clothes do not sell since last Diwali where should I shift them | glass and crockery on which side | cartons are stacked up to the roof in the north | where to hang ready goods for delivery
hi: पिछली दिवाली से आधा माल नहीं बिका, कहाँ रखूँ | काँच का सामान किस ओर | उत्तर में छत तक डिब्बे भरे हैं | डिलीवरी वाला माल कहाँ रखें
hg: pichli diwali se aadha maal nahi bika kaha rakhu | kanch ka saman kis taraf dukan me | north me chhat tak dibbe bhare hai | delivery wala maal kaha rakhe
@places good S SW W; fine NW SE E N; avoid NE C
@where classical most BS
en: Keep the heavy stock in the south-west, south and west of the shop. Brihat Samhita puts goods in the south-west; high shelves there and low ones in the north and east follow from it.
hi: भारी माल दुकान के दक्षिण-पश्चिम, दक्षिण और पश्चिम में रखें। बृहत्संहिता सामान को नैर्ऋत्य में रखती है; इसी से वहाँ ऊँची और उत्तर और पूर्व में नीची शेल्फ़ का चलन है।
hg: Bhaari maal dukan ke south-west, south aur west me rakhein. Brihat Samhita saman ko nairitya me rakhti hai; isi se wahan oonchi aur north aur east me neechi shelf ka chalan hai.
@which modern most PRAC
en: Goods that should move quickly stand in the north-west, the side of air and movement; new arrivals there or near the door. Clear dead and expired stock out: that helps more than any corner.
hi: जो माल जल्दी निकलना चाहिए, वह उत्तर-पश्चिम में, वायु और गति की दिशा में रखें; नया माल वहाँ या द्वार के पास। पड़ा और पुराना माल निकाल दें: यह किसी कोने से ज़्यादा काम आता है।
hg: Jo maal jaldi nikalna chahiye, woh north-west me, vayu aur gati ki disha me rakhein; naya maal wahan ya darwaze ke paas. Pada aur purana maal nikal dein: yeh kisi kone se zyada kaam aata hai.
@do modern most PRAC
en: In a rented shop whose racks are fixed, put heavy goods on the south and west ones and light, bright goods on the north and east ones; the middle and the north-east floor stay free.
hi: किराए की दुकान में रैक फ़िक्स हों तो भारी माल दक्षिण और पश्चिम वालों पर, हल्का और चमकीला उत्तर और पूर्व वालों पर; बीच और ईशान का फ़र्श ख़ाली।
hg: Rent ki dukan me rack fix hon to bhaari maal south aur west walon par, halka aur chamkila north aur east walon par; beech aur north-east ka farsh khaali.
@see godown, shop-counter

# shop-no-customers business
@names
en: shop not running, low sales, no customers in the shop
hi: दुकान नहीं चल रही, बिक्री कम, ग्राहक नहीं आते
hg: dukan nahi chal rahi, bikri kam, grahak nahi aate, dhanda manda
en: shop in loss
hi: काम मंदा, दुकान में घाटा, धंधा
hg: kaam manda, dukan me ghata, dukan ki bikri, dhandha
hg: grahak nahi aate, customer nahi aate
hi: ग्राहक नहीं आते
en: hardly any customers, nobody walks in
en: shop on an upper floor, shop inside a lane
hi: ऊपर की मंज़िल पर दुकान, गली के अंदर दुकान
hg: upar ki manzil pe dukan, gali ke andar dukan
@ask
en: the shop is on the third floor inside a lane and customers do not climb
hi: दुकान ऊपर की मंज़िल पर है, लोग चढ़ते नहीं, क्या करें
hg: dukan upar ki manzil pe hai log chadhte nahi kya kare
en: half a year since I opened and hardly a soul walks in | new shop, footfall zero, is the place bad
hi: दुकान खोले छह महीने हुए, कोई झाँकता भी नहीं | नई दुकान में ग्राहक नहीं, जगह ख़राब है क्या
hg: dukan khole chhe mahine hue koi jhankta bhi nahi | nayi dukan me grahak nahi jagah kharab hai kya
en: my shop is not doing well what to do | customers do not come | vastu tips to increase sales | business is slow after shifting | what should I do so that the shop runs | shop next door is busy and mine is empty | is there vastu dosh in my shop | loss in business for two years | remedy for low sales | how to attract customers by vastu | somebody has done something to my shop
hi: दुकान नहीं चल रही क्या करें | ग्राहक नहीं आते | बिक्री बढ़ाने के वास्तु उपाय | नई जगह आने के बाद काम मंदा है | दुकान चलाने के लिए क्या करूँ | बग़ल वाली दुकान चलती है मेरी नहीं | मेरी दुकान में वास्तु दोष है क्या | दो साल से घाटा हो रहा है व्यापार में | धंधा मंदा है | किसी ने दुकान बाँध दी है क्या | बिक्री कम हो गई
hg: dukan nahi chal rahi kya kare | grahak nahi aate dukan par | bikri badhane ke vastu upay | nayi jagah aane ke baad kaam manda hai | dukan chalane ke liye kya karu | bagal wali dukan chalti hai meri nahi | meri dukan me vastu dosh hai kya | do saal se ghata ho raha vyapar me | dhanda manda chal raha hai | kisi ne dukan bandh di hai kya | sale kam ho gayi dukan ki
en: I opened a mobile shop six months ago and hardly anybody comes | sale went down after the new mall opened | all my savings are in the shop and it does not run | quick vastu tip for my shop | how to increase sales in shop vastu | customers come but dont buy | which god photo in shop for sales | totka for shop | shop tied by black magic
hi: छह महीने पहले दुकान खोली, कोई नहीं आता | नया मॉल खुला तब से बिक्री गिर गई | सारी जमा-पूँजी दुकान में लगी है, चलती नहीं | दुकान के लिए कोई आसान उपाय | ग्राहक आते हैं पर लेते नहीं | दुकान में बिक्री बढ़ाने के उपाय | दुकान बाँध दी है | दुकान में किस भगवान की फ़ोटो
hg: 6 mahine pehle dukan kholi koi nahi aata | naya mall khula tab se bikri gir gayi | sari savings dukan me lagi hai chalti nahi | dukan ke liye koi aasan upay | grahak aate hai kharidte nahi | grahak aate hai par lete nahi | dukan me bikri badhane ke upay | dukan bandh di hai | dukan me kis bhagwan ki photo
en: sales are down in my store since the festival
hg: bikri kam ho gayi hai dukan ki
hi: दुकान की बिक्री कम हो गई है
en: the shop ran well for years, since two months hardly a customer comes, shall I change something
hi: दुकान सालों से चल रही थी, अब दो महीने से ग्राहक नहीं आते | बग़ल में नई दुकान खुली, ग्राहक कम हो गए
hg: dukan salo se chal rahi thi ab do mahine se grahak nahi aate | bagal me nayi dukan khuli grahak kam ho gaye | samne wale ne sasta kar diya grahak kam
@do modern most PRAC
en: When a shop does not run, begin with what lists and sense both ask: a clean, lit front, free entrance, open north-east, dead stock gone, galla opening north or east, and a seat from which you see the door.
hi: दुकान न चले तो वहीं से शुरू करें जो सूची और समझ दोनों कहती हैं: साफ़, रोशन सामना, खुला प्रवेश, ख़ाली ईशान, पड़ा माल बाहर, गल्ला उत्तर या पूर्व में खुले, और बैठकर द्वार दिखे।
hg: Dukan na chale to wahin se shuru karein jo list aur samajh dono kehti hain: saaf, roshan saamna, khula pravesh, khali north-east, pada maal bahar, galla north ya east me khule, aur baithkar darwaza dikhe.
@why modern wide SENSE
en: No corner makes people buy, and nobody can bind a shop by magic. Ask ten customers what they miss, compare prices and hours, and write down the numbers; for debts ask somebody who knows accounts.
hi: कोई कोना लोगों से ख़रीदारी नहीं कराता, और दुकान कोई जादू से नहीं बाँध सकता। दस ग्राहकों से पूछें क्या कमी है, दाम और समय मिलाएँ, हिसाब लिखें; क़र्ज़ हो तो जानकार से सलाह लें।
hg: Koi kona logon se kharidari nahi karata, aur dukan koi jaadu se nahi baandh sakta. Das grahakon se poochhein kya kami hai, daam aur samay milayein, hisab likhein; karz ho to jaankar se salah lein.
@which modern most CUSTOM
en: Prayers of traders: Lakshmi and Ganesh each morning, Kubera in the north, lamp at dusk, something sweet offered on Friday. Lemon and chillies at the door are custom against nazar.
hi: व्यापारियों की पूजा: रोज़ सुबह लक्ष्मी-गणेश, उत्तर में कुबेर, शाम को दीपक, शुक्रवार को मीठा भोग। द्वार पर नींबू-मिर्च नज़र का रिवाज है।
hg: Vyapariyon ki pooja: roz subah Lakshmi-Ganesh, north me Kuber, shaam ko deepak, Friday ko meetha bhog. Gate par nimbu-mirch nazar ka riwaz hai.
@see shop-facing, shop-galla, shop-stock

# signboard business
@names
en: signboard, shop board, name board of the shop
hi: दुकान का बोर्ड, साइनबोर्ड
hg: dukan ka board, signboard, shop board
@ask
en: where should the signboard of the shop be | which colour for the shop board | direction of the signboard | lights on the board | name board of the shop broken letters | size of shop name board | is a slanting board bad | board colour for south facing shop | should the board have a god's name | font and colour of company board | letters of our board fell down
hi: दुकान का बोर्ड कहाँ लगाएँ | बोर्ड का रंग कैसा हो | साइनबोर्ड किस दिशा में हो | बोर्ड के अक्षर टूट गए हैं | बोर्ड पर भगवान का नाम लिखें क्या | दक्षिणमुखी दुकान के बोर्ड का रंग | बोर्ड टेढ़ा लगा है | बोर्ड पर लाइट लगाएँ क्या | कंपनी के बोर्ड का रंग | दुकान के नाम की तख़्ती
hg: dukan ka board kaha lagaye | board ka colour kaisa ho | signboard kis disha me ho | board ke akshar toot gaye hai | board par bhagwan ka naam likhe kya | south facing dukan ke board ka rang | board tedha laga hai | board par light lagaye kya | company ke board ka colour | sain board kis rang ka ho
en: what colour should the board of my shop be if it faces east | board fell in the storm is it a sign | glow sign board vastu | board written in red | sign board colour for south facing shop | shop name first letter | sign board light
hi: पूर्वमुखी दुकान के बोर्ड का रंग | आँधी में बोर्ड गिर गया क्या संकेत है | लाल रंग में लिखा बोर्ड | चमकने वाला बोर्ड कहाँ लगे | दक्षिण मुखी दुकान का बोर्ड | बोर्ड पर भगवान का नाम
hg: east facing dukan ke board ka rang | aandhi me board gir gaya kya sanket hai | lal rang me likha board | glow sign board kaha lage | south facing dukan ka board | dukan ke board ka rang | board pe bhagwan ka naam
@where modern most PRAC
en: The signboard goes above the entrance or in the north or east part of the front, straight, whole and readable from the street.
hi: साइनबोर्ड प्रवेश के ऊपर या सामने के उत्तर या पूर्वी भाग में लगाएँ, सीधा, पूरा और सड़क से पढ़ने योग्य।
hg: Signboard entry ke upar ya saamne ke north ya east hisse me lagayein, seedha, poora aur sadak se padhne layak.
@colour derived disputed DED
en: Its colour may follow the side it faces: blue or green for north, green or white for east, red or orange for south, white, yellow or grey for west. No old text speaks of it; what can be read from afar is best.
hi: रंग उसकी दिशा से ले सकते हैं: उत्तर में नीला या हरा, पूर्व में हरा या सफ़ेद, दक्षिण में लाल या नारंगी, पश्चिम में सफ़ेद, पीला या स्लेटी। पुराने ग्रंथ इस पर कुछ नहीं कहते; जो दूर से पढ़ा जाए वही अच्छा।
hg: Rang uski disha se le sakte hain: north me neela ya hara, east me hara ya safed, south me laal ya narangi, west me safed, peela ya slate. Purane granth is par kuch nahi kehte; jo door se padha jaye wahi achha.
@do modern wide SENSE
en: Mend broken letters and dead lights soon and wipe the board: a neglected board tells people that the shop is closed. A god's name on it is a matter of taste; many avoid it where boards are thrown away.
hi: टूटे अक्षर और बुझी बत्तियाँ जल्दी ठीक कराएँ, बोर्ड पोंछते रहें: बेहाल बोर्ड बंद दुकान जैसा लगता है। भगवान का नाम लिखना रुचि की बात है; बोर्ड फेंके जाने के कारण बहुत लोग नहीं लिखते।
hg: Toote akshar aur bujhi lights jaldi theek karayein, board ponchhte rahein: behaal board band dukan jaisa lagta hai. Bhagwan ka naam likhna ruchi ki baat hai; board phenke jane ke karan bahut log nahi likhte.
@see shop-facing

# rented-shop business
@names
en: rented shop, choosing a shop, taking a shop on rent
hi: किराये की दुकान, दुकान चुनना
hg: kiraye ki dukan, rent ki dukan, dukan lena
en: shop number, earlier tenant's loss
hi: दुकान का नंबर, पहले किरायेदार का घाटा
hg: dukan ka number, purane kirayedar ka ghata
@ask
en: the shop we rented has the old owner's stone for his safe and a small shrine
hi: किराए की दुकान में पुराने मालिक का पूजा का पत्थर और तिजोरी का चबूतरा है
hg: kiraye ki dukan me purane malik ka pooja ka patthar aur tijori ka chabutra hai
en: what to check before taking a shop on rent | vastu for a rented shop | previous owner had losses in this shop, should I take it | how to choose a shop | shop number 13 or 8 is unlucky? | shop under a staircase | shop beside a wine shop or temple | shop in a basement | first floor shop good or not | landlord will not allow changes in the shop | shop near a hospital | new shop vastu checklist
hi: किराये की दुकान लेने से पहले क्या देखें | किराये की दुकान का वास्तु | इस दुकान में पहले वाले को घाटा हुआ, लूँ क्या | दुकान कैसे चुनें | दुकान नंबर 13 अशुभ है क्या | सीढ़ी के नीचे की दुकान | तहख़ाने की दुकान कैसी | पहली मंज़िल पर दुकान ठीक है क्या | मकान मालिक बदलाव नहीं करने देता दुकान में | मंदिर के पास दुकान | नई दुकान का वास्तु
hg: rent ki dukan lene se pehle kya dekhe | kiraye ki dukan ka vastu | is dukan me pehle wale ko ghata hua lu kya | dukan kaise chune | dukan number 13 ashubh hai kya | seedhi ke niche ki dukan | basement ki dukan kaisi hai | first floor par dukan sahi hai kya | malik badlav nahi karne deta dukan me | mandir ke paas dukan | nayi dukan ka vastu
en: three shops failed in this place before me | which unit should I take in the new complex | corner shop rent is double, worth it by vastu | earlier shopkeeper failed here should i take | shop under staircase | which floor shop
hi: इस जगह तीन दुकानें बंद हो चुकी हैं | नए कॉम्प्लेक्स में कौन सी दुकान लूँ | कोने की दुकान का दुगुना किराया है | पहले वाले की दुकान नहीं चली लूँ या नहीं | बेसमेंट में दुकान | सीढ़ी के नीचे दुकान
hg: is jagah teen dukan band ho chuki hai | naye complex me konsi dukan lu | corner shop ka rent double hai | rent wali dukan me purane malik ko loss hua | pehle wale ki dukan nahi chali lu ya nahi | basement me dukan | seedhi ke niche dukan
@do modern most PRAC
en: Before taking a shop look for a regular shape, an entrance that is easy to see, light, a dry wall and an open north or east; a good street outweighs any facing. Read the lease with somebody who knows.
hi: दुकान लेने से पहले सीधा आकार, साफ़ दिखता प्रवेश, रोशनी, सूखी दीवारें और खुला उत्तर या पूर्व देखें; अच्छी सड़क किसी भी मुख से बढ़कर है। किराये का काग़ज़ जानकार को दिखाएँ।
hg: Dukan lene se pehle seedha aakar, saaf dikhta pravesh, roshni, sookhi deewarein aur khula north ya east dekhein; achhi sadak kisi bhi mukh se badhkar hai. Rent ka kagaz jaankar ko dikhayein.
@ok modern wide SENSE
en: The losses of an earlier tenant and the number of the shop say nothing about your trade. Ask why he left: rent, parking or water may be the reason. A basement or upper floor only needs good light and a board below.
hi: पहले किरायेदार का घाटा और दुकान का नंबर आपके काम के बारे में कुछ नहीं कहते। पूछें वह क्यों गया: किराया, पार्किंग या पानी कारण हो सकता है। तहख़ाने या ऊपर की दुकान को अच्छी रोशनी और नीचे बोर्ड चाहिए।
hg: Pehle kirayedar ka ghata aur dukan ka number aapke kaam ke baare me kuch nahi kehte. Poochhein woh kyun gaya: kiraya, parking ya paani karan ho sakta hai. Basement ya upar ki dukan ko achhi roshni aur neeche board chahiye.
@how modern wide PRAC
en: What a tenant can do without the landlord: where counter, seat, galla, shelves and mandir stand, light, colour of movable things and cleanliness. That is most of a shop's vaastu.
hi: किरायेदार मालिक से पूछे बिना इतना कर सकता है: काउंटर, गद्दी, गल्ला, शेल्फ़ और मंदिर की जगह, रोशनी, चीज़ों का रंग और सफ़ाई। दुकान का ज़्यादातर वास्तु यही है।
hg: Kirayedar malik se pooche bina itna kar sakta hai: counter, gaddi, galla, shelf aur mandir ki jagah, roshni, cheezon ka rang aur safai. Dukan ka zyadatar vaastu yahi hai.
@see shop-facing, shop-counter

# office-desk-facing business
@names
en: office desk, sitting direction in office, desk in the office
hi: दफ़्तर की मेज़, ऑफ़िस में बैठने की दिशा
hg: office desk, office table, office me baithne ki disha
en: my seat in the office, facing south at work, back to the door
hi: दफ़्तर में मेरी सीट, दरवाज़े की ओर पीठ
hg: office me meri seat, office seat direction, darwaze ki taraf peeth, office me muh kidhar
en: owner's chair in the office
hi: मालिक का केबिन, बॉस की सीट
hg: malik ka cabin, boss ki seat
hi: ऑफ़िस में कुर्सी, दफ़्तर में कुर्सी
hg: office me kursi, office ki kursi
en: office chair direction
en: back to the door, my back faces the door
hi: पीठ दरवाज़े की ओर, पीठ दरवाज़े की तरफ़
hg: peeth darwaze ki taraf, peeth door ki taraf
en: desk faces the washroom, seat faces the washroom
hi: सीट के सामने वॉशरूम
hg: seat ke saamne washroom
en: founder sits near the entrance
en: coworking seat, fixed seat in the office, hot desk, seat facing south at work, cubicle facing south
hi: कोवर्किंग सीट, ऑफ़िस में तय सीट, दक्षिण मुँह वाली सीट, क्यूबिकल
hg: coworking seat, office me fixed seat, south face wali seat, cubicle
@ask
en: our founder likes the window by the entrance and looks west
hi: मालिक प्रवेश के पास पश्चिम मुँह बैठते हैं
hg: malik entry ke paas west muh karke baithte hai
en: in an open office my seat looks at the washroom door and I cannot change it
hi: खुले ऑफ़िस में मेरी सीट के सामने वॉशरूम का दरवाज़ा है
hg: open office me meri seat ke saamne washroom ka darwaza hai
en: my back is to the cabin door and the desk is fixed by the company
hi: केबिन में मेरी पीठ द्वार की ओर है और मेज़ हिल नहीं सकती
hg: cabin me meri peeth door ki taraf hai aur desk hil nahi sakti
en: which direction should I face in the office | office desk position | my desk faces south in the company | my back is to the door at work | desk against a wall or facing the room | I cannot change my seat, what can I do at my desk | which direction to face for promotion | manager's table direction | sitting under a beam in office | window behind my chair | facing west while working is bad? | where should the chair be in a cabin
hi: दफ़्तर में किस दिशा में मुँह करके बैठें | ऑफ़िस की मेज़ कहाँ रखें | मेरी मेज़ दक्षिण की ओर है | दफ़्तर में पीठ दरवाज़े की ओर है | सीट बदल नहीं सकते तो क्या करें | तरक़्क़ी के लिए किस ओर बैठें | ऑफ़िस में बीम के नीचे बैठना | कुर्सी के पीछे खिड़की है | पश्चिम की ओर मुँह करके काम करना | मैनेजर की मेज़ किस दिशा में हो | ऑफ़िस टेबल का वास्तु
hg: office me kis disha me muh karke baithe | office table kaha rakhe | meri desk south facing hai | office me peeth darwaze ki taraf hai | seat badal nahi sakte to kya kare | promotion ke liye kis taraf baithe | office me beam ke niche baithna | chair ke piche khidki hai | west face karke kaam karna | manager ki table kis disha me ho | office desk vastu | job me sitting direction
en: in my bank branch the counter makes me look west all day | I share a bench in an open office and look at a pillar | HR gave me a seat facing south near the washroom | is it bad to see the toilet door from my desk | government office seat cannot be changed | my desk faces south cant change | sitting with back to window in office | boss sits behind me | desk facing wall or door | toilet behind my office seat | desk under beam in office
hi: बैंक में दिन भर पश्चिम की ओर देखना पड़ता है | मुझे दक्षिण की ओर मुँह वाली सीट मिली है | मेरी सीट से शौचालय का दरवाज़ा दिखता है | सरकारी दफ़्तर में सीट नहीं बदल सकती | खंभे के सामने मेरी मेज़ है | ऑफ़िस में मेरा मुँह दक्षिण में है | पीठ पीछे खिड़की है | मेरी सीट के पीछे टॉयलेट | डेस्क दीवार की ओर
hg: bank me din bhar west ki taraf dekhna padta hai | mujhe south facing seat mili hai office me | meri seat se toilet ka darwaza dikhta hai | sarkari office me seat nahi badal sakti | pillar ke samne meri desk hai | office me promotion nahi ho raha seat badal du kya | office me mera muh south me hai | peeth peeche khidki hai | meri seat ke piche toilet | desk deewar ki taraf
en: small new office, where should I the owner have my cabin | boss sits in which corner of the office | director's room in the office
hi: नए छोटे दफ़्तर में मालिक का केबिन कहाँ हो | बॉस दफ़्तर के किस कोने में बैठे
hg: naye chhote office me owner ka cabin kaha ho | boss office ke kis kone me baithe
en: my fixed seat in coworking faces south and cannot be changed | office cubicle facing south, what can I do | my desk at work faces a wall | HR does not change my seat | is my seat the reason for no appraisal | back to the door in the office | seat under a beam at work | hot desking which seat to choose
hi: कोवर्किंग में मेरी सीट दक्षिण मुँह है, बदल नहीं सकती | ऑफ़िस में दक्षिण मुँह बैठता हूँ क्या करूँ | सीट नहीं बदल सकते तो उपाय | सीट की वजह से तरक़्क़ी नहीं हो रही क्या | ऑफ़िस में पीठ दरवाज़े की ओर है | कोई भी सीट चुन सकूँ तो कौन सी
hg: coworking me meri seat south face hai badal nahi sakti | office me south muh baithta hu kya karu | seat nahi badal sakte to upay | seat ki wajah se promotion nahi ho raha kya | koi bhi seat chunni ho to kaun si
@face modern wide PRAC
en: At an office desk face north or east, with a solid wall behind you and the door in view. North is linked to work and money, east to clear thinking.
hi: दफ़्तर की मेज़ पर उत्तर या पूर्व की ओर मुँह रखें, पीछे ठोस दीवार हो और द्वार दिखे। उत्तर काम और धन से, पूर्व स्पष्ट सोच से जोड़ा जाता है।
hg: Office desk par north ya east ki taraf munh rakhein, peeche thos deewar ho aur darwaza dikhe. North kaam aur dhan se, east saaf soch se joda jata hai.
@do modern most PRAC
en: If the seat cannot change, turn the chair or the screen a little to north or east, put a high-backed chair or a file cabinet behind you where a door or window is, and keep the desk clear. West is accepted; only south is avoided by most.
hi: सीट न बदले तो कुर्सी या स्क्रीन थोड़ी उत्तर या पूर्व घुमा लें, पीछे दरवाज़ा या खिड़की हो तो ऊँची पीठ की कुर्सी या अलमारी रखें, मेज़ साफ़ रखें। पश्चिम मान्य है; ज़्यादातर केवल दक्षिण टालते हैं।
hg: Seat na badle to kursi ya screen thodi north ya east ghuma lein, peeche darwaza ya khidki ho to oonchi peeth ki kursi ya almari rakhein, desk saaf rakhein. West maanya hai; zyadatar sirf south talte hain.
@ok modern wide SENSE
en: A desk that faces south or west decides neither salary nor promotion: rows of offices are built that way. Good light, a straight back and a screen at eye height do more for your day.
hi: दक्षिण या पश्चिम की मेज़ से वेतन या तरक़्क़ी तय नहीं होती: दफ़्तरों में कतारें ऐसे ही बनती हैं। अच्छी रोशनी, सीधी पीठ और आँख की ऊँचाई पर स्क्रीन दिन को ज़्यादा बेहतर बनाते हैं।
hg: South ya west ki desk se salary ya promotion tay nahi hoti: office me kataarein aise hi banti hain. Achhi roshni, seedhi peeth aur aankh ki oonchai par screen din ko zyada behtar banate hain.
@how modern most PRAC
en: When you cannot change seats: high chair back or jacket behind you, a small plant or picture in front of a bare wall, weight on the table's right or south side, and a short walk toward daylight each hour.
hi: सीट न बदले तो: ऊँची पीठ वाली कुर्सी, सूनी दीवार के आगे छोटा पौधा या चित्र, भार मेज़ के दक्षिण सिरे पर, और हर घंटे रोशनी की ओर थोड़ा टहलना।
hg: Seat na badle to: unchi peeth wali kursi, sooni deewar ke aage chhota paudha ya chitra, bhaar mez ke south sire par, aur har ghante roshni ki taraf thoda tehelna.
@where modern wide PRAC
en: The owner's cabin or seat is in the south-west of the office, facing north or east, with a solid wall behind. South or west is the second choice; the north-east stays light.
hi: मालिक का केबिन या सीट दफ़्तर के नैऋत्य में हो, मुँह उत्तर या पूर्व, पीछे ठोस दीवार। दूसरी पसंद दक्षिण या पश्चिम; ईशान हल्का रहे।
hg: Malik ka cabin ya seat office ke south-west me ho, munh north ya east, peeche thos deewar. Doosri pasand south ya west; north-east halka rahe.
@do modern most PRAC
en: On a fixed seat turn chair and screen a little to east or north, have something firm behind you, and keep the table's north-east clear with water or a small plant. South is a weaker facing, no ban.
hi: तय सीट पर कुर्सी और स्क्रीन थोड़ी पूर्व या उत्तर की ओर घुमाएँ, पीछे सहारा हो, मेज़ का ईशान ख़ाली रखें, वहाँ पानी या छोटा पौधा। दक्षिण मुँह कम पसंद है, मना नहीं।
hg: Fixed seat par kursi aur screen thodi east ya north ki taraf ghumayein, peeche sahara ho, mez ka north-east khaali rakhein, wahan paani ya chhota paudha. South munh kam pasand hai, mana nahi.
@ok modern wide SENSE
en: No seat decides an appraisal: write down your work with figures, ask your manager what is missing, and set a date to talk. Where you may choose, take a seat with a wall behind, the door in view and light from the side.
hi: तरक़्क़ी सीट तय नहीं करती: अपना काम आँकड़ों के साथ लिखें, मैनेजर से पूछें क्या कमी है, बात का दिन तय करें। चुन सकें तो पीछे दीवार, सामने दरवाज़ा दिखे और बग़ल से रोशनी वाली सीट लें।
hg: Promotion seat tay nahi karti: apna kaam figures ke saath likhein, manager se poochein kya kami hai, baat ka din tay karein. Chun sakein to peeche deewar, darwaza dikhe aur side se roshni wali seat lein.
@see desk-things, work-from-home

# desk-things business
@names
en: things on the office desk, office table arrangement
hi: ऑफ़िस की मेज़ पर चीज़ें, दफ़्तर की टेबल पर क्या रखें
hg: office table par kya rakhe, desk par samaan
@ask
en: what should I keep on my office table | where to put the phone and computer on the desk | plant on the desk which side | water bottle on the table which side | files piled on my desk | can I keep a god idol on the office desk | globe or pyramid on table | clock on the desk | photo of family on my desk | pen stand side | crystal ball on the table | what not to keep on work desk
hi: ऑफ़िस की मेज़ पर क्या रखें | मेज़ पर फ़ोन और कंप्यूटर किस ओर हो | टेबल पर पौधा किस तरफ़ रखें | पानी की बोतल मेज़ पर कहाँ | मेज़ पर फ़ाइलों का ढेर है | ऑफ़िस टेबल पर मूर्ति रख सकते हैं क्या | मेज़ पर ग्लोब रखना | काम की मेज़ पर क्या न रखें | पेन स्टैंड किस ओर | परिवार की फ़ोटो मेज़ पर | मेज़ पर घड़ी
hg: office desk par kya rakhna chahiye | table par phone aur computer kis taraf ho | desk par plant kis side | pani ki bottle table par kaha | table par files ka dher hai | office table par murti rakh sakte hai kya | desk par globe rakhna | kaam ki table par kya na rakhe | pen stand kis taraf | family photo desk par | table par ghadi
en: my cabin table is full of files is it bad | which side of my desk should the laptop charger be | small ganesha on my work table | bamboo plant on office desk | mirror on the office desk | plant on office desk which | god idol on office desk | water bottle which side of desk | visiting card crystal on table
hi: मेरी केबिन की मेज़ फ़ाइलों से भरी है | मेज़ पर छोटे गणेश जी | ऑफ़िस की मेज़ पर बाँस का पौधा | मेज़ पर शीशा रखना | ऑफ़िस की मेज़ पर कौन सा पौधा | मेज़ पर भगवान की मूर्ति | पानी की बोतल किस ओर
hg: meri cabin ki table files se bhari hai | table par chote ganesh ji | office desk par bamboo plant | table par sheesha rakhna | desk par kya kya rakhe | office ki table pe konsa paudha | table pe bhagwan ki murti | pani ki botal kis taraf
@where modern most PRAC
en: On the desk keep computer and phone towards its south-east, water and a small plant towards its north or east, heavy files south or west, and the middle free. The corners are those of the table top.
hi: मेज़ पर कंप्यूटर और फ़ोन आग्नेय की ओर, पानी और छोटा पौधा उत्तर या पूर्व की ओर, भारी फ़ाइलें दक्षिण या पश्चिम में, बीच ख़ाली रखें। कोने मेज़ के ही माने जाते हैं।
hg: Desk par computer aur phone south-east ki taraf, paani aur chhota paudha north ya east ki taraf, bhaari files south ya west me, beech khali rakhein. Kone table ke hi maane jate hain.
@which modern wide PRAC
en: A lamp, a plant, a picture you like and a clean calendar are enough; an idol only if it stands clean and apart from tea and food. Crystals and pyramids come from shops of today, not from old texts.
hi: दीपक-सा लैंप, पौधा, पसंद की तस्वीर और साफ़ कैलेंडर काफ़ी हैं; मूर्ति तभी जब चाय-खाने से अलग, साफ़ जगह हो। क्रिस्टल और पिरामिड आज की दुकानों के हैं, पुराने ग्रंथों के नहीं।
hg: Lamp, paudha, pasand ki tasveer aur saaf calendar kaafi hain; murti tabhi jab chai-khane se alag, saaf jagah ho. Crystal aur pyramid aaj ki dukano ke hain, purane granthon ke nahi.
@ok modern most PRAC
en: A Ganesh or Lakshmi picture on the desk's north-east is welcome if food and tea stand elsewhere. Money plant, jade or lucky bamboo go east; no cactus, dry flowers or broken pens.
hi: मेज़ के ईशान में गणेश या लक्ष्मी का चित्र अच्छा, यदि खाना-चाय दूसरी ओर हो। मनी प्लांट, जेड या बैंबू पूर्व में; कैक्टस, सूखे फूल, टूटे पेन नहीं।
hg: Desk ke north-east me Ganesh ya Lakshmi ki photo achhi, agar khana-chai doosri taraf ho. Money plant, jade ya bamboo east me; cactus, sookhe phool, toote pen nahi.
@see office-desk-facing

# staff-seating business
@names
en: seating of employees, staff seating, workstations
hi: कर्मचारियों के बैठने की जगह, स्टाफ़ की सीट
hg: staff ki seating, employees kaha baithe, workstation
en: boss behind me, sales team, hr department
hi: सेल्स टीम, एचआर विभाग
hg: sales team, hr department, boss ki taraf peeth
hi: काउंटर पर खड़े कर्मचारी
hg: counter par khade karigar, naukar kis taraf
en: staff at the counter
en: staff keeps leaving, employees leave
hi: स्टाफ़ नहीं टिकता, कर्मचारी छोड़ जाते हैं
hg: staff nahi tikta, staff tikta nahi, karmchari chhod dete hai
@ask
en: workers leave after some months, shall I change where they sit
hi: लोग तीन महीने में नौकरी छोड़ देते हैं, बैठने की जगह बदलूँ क्या
hg: log teen mahine me naukri chhod dete hai baithne ki jagah badlu kya
en: where should employees sit in an office | staff should face which direction | seating of marketing team | hr department location in office | accountant sits where | open office seating plan vaastu | where should the it team and server be | workers in south west is it bad | sales team should sit in north west? | layout for a 10 person office | staff facing the boss
hi: कर्मचारी दफ़्तर में कहाँ बैठें | स्टाफ़ का मुँह किस दिशा में हो | मार्केटिंग टीम कहाँ बैठे | एचआर विभाग कहाँ हो | दस लोगों के ऑफ़िस का नक़्शा | सेल्स टीम उत्तर-पश्चिम में बैठे क्या | नैऋत्य में कर्मचारी बैठते हैं | आईटी टीम और सर्वर कहाँ हों | विभाग किस दिशा में रखें | स्टाफ़ बॉस की ओर मुँह करे क्या
hg: staff office me kaha baithe | employees ka muh kis disha me ho | marketing team kaha baithe | hr department kaha ho | 10 logo ke office ka layout | sales team north west me baithe kya | south west me employees baithte hai | it team aur server kaha ho | department kis disha me rakhe | staff boss ki taraf muh kare kya | open office seating vastu
en: my back is to the boss | where should telecallers sit | seats for interns in a small office | staff leave the job again and again | accounts department direction | marketing team vastu | reception in which direction | manager cabin south west | conference room vastu
hi: बॉस की ओर मेरी पीठ है | टेलीकॉलर कहाँ बैठें | कर्मचारी बार-बार छोड़ जाते हैं | छोटे ऑफ़िस में सबकी सीट | अकाउंट विभाग किस दिशा | रिसेप्शन किस दिशा | कॉन्फ़्रेंस रूम
hg: boss ki taraf meri peeth hai | telecaller kaha baithe | staff baar baar chhod jata hai | chote office me sabki seat | accounts department kis disha me | reception kis disha | conference room kis disha me
en: which way should workers at the counter look | helpers and karigars stand facing
hi: नौकर और कारीगर किस ओर मुँह करके काम करें | दुकान के लड़के किधर मुँह करके खड़े हों | काउंटर पर कर्मचारी किस तरफ़ मुँह करके खड़े हों
hg: naukar aur karigar kis or muh karke kaam kare | dukan ke ladke kidhar muh karke khade ho
@where modern most PRAC
en: Staff sit in the north, east and north-west of the office, facing north or east. The south-west is kept for whoever leads, south and west for managers.
hi: कर्मचारी दफ़्तर के उत्तर, पूर्व और वायव्य में, उत्तर या पूर्व की ओर मुँह करके बैठें। नैऋत्य मुखिया के लिए, दक्षिण और पश्चिम प्रबंधकों के लिए रखा जाता है।
hg: Staff office ke north, east aur north-west me, north ya east ki taraf munh karke baithe. South-west mukhiya ke liye, south aur west managers ke liye rakha jata hai.
@which modern regional PRAC
en: Departments by today's lists: sales and marketing in the north-west, accounts in the south-east or north, engineers and servers in the south-east, research in the west, reception in the north-east. Consultants differ on each.
hi: आज की सूचियों में विभाग: सेल्स-मार्केटिंग वायव्य में, लेखा आग्नेय या उत्तर में, इंजीनियर और सर्वर आग्नेय में, शोध पश्चिम में, रिसेप्शन ईशान में। हर एक पर मतभेद हैं।
hg: Aaj ki lists me department: sales-marketing north-west me, accounts south-east ya north me, engineer aur server south-east me, research west me, reception north-east me. Har ek par matbhed hain.
@face modern most PRAC
en: Staff face north or east; nobody sits with the back to the entrance if it can be helped. Conference room goes north-west, reception north-east or east, its host facing north or east.
hi: कर्मचारी उत्तर या पूर्व मुख बैठें; हो सके तो किसी की पीठ द्वार की ओर न हो। कॉन्फ़्रेंस रूम वायव्य में, रिसेप्शन ईशान या पूर्व में, बैठने वाला उत्तर या पूर्व मुख।
hg: Karmchari north ya east mukh baithein; ho sake to kisi ki peeth door ki taraf na ho. Conference room north-west me, reception north-east ya east me, baithne wala north ya east mukh.
@see office-desk-facing

# partners-seating business
@names
en: business partners, partners seating, two partners in a cabin
hi: साझेदार, पार्टनर के बैठने की जगह
hg: business partner, partner ki seating, do partner ek cabin me
en: brothers in one shop, two owners
hi: दो भाई एक दुकान, दो मालिक
hg: do bhai ek dukan, do malik, partner se jhagda
hg: dono bhai milke, kaun kaha baithe
en: two of us own, co-founders, who sits where
hi: दो साझेदार, साझेदार कहाँ बैठे
hg: do partner, partner kaha baithe
en: shop of two brothers, two brothers one shop
hi: दो भाइयों की दुकान
hg: do bhaiyo ki dukan, do bhai ek dukan
@ask
en: two brothers run one shop, one cash drawer or two
hi: दो भाई एक दुकान चलाते हैं, गल्ला एक रखें या अलग
hg: do bhai ek dukan chalate hai galla ek rakhe ya alag
en: two friends own a small studio together, which of us sits in which corner
hi: हम दो दोस्तों का काम है, कौन किस कोने में बैठे
hg: hum do dosto ka office hai kaun kis kone me baithe
en: where should two business partners sit | partners always fight, seating remedy | senior partner in which corner | should partners face each other | husband and wife run a business, who sits where | two bosses in one cabin | partners share one table | my brother and I run the shop together where do we sit | elder and younger partner direction | three partners office | partnership not going well vastu
hi: दो साझेदार कहाँ बैठें | पार्टनर से रोज़ झगड़ा होता है | बड़ा साझेदार किस कोने में बैठे | क्या पार्टनर आमने-सामने बैठें | पति-पत्नी मिलकर काम करते हैं, कौन कहाँ बैठे | एक केबिन में दो मालिक | भाई के साथ दुकान है, कहाँ बैठें | तीन पार्टनर का ऑफ़िस | साझेदारी में वास्तु | साझेदार एक मेज़ पर
hg: do partner kaha baithe | partner se roz jhagda hota hai | bada partner kis kone me baithe | kya partner aamne samne baithe | pati patni milke business karte hai kaun kaha baithe | ek cabin me do malik | bhai ke sath dukan hai kaha baithe | teen partner ka office | partnership me vastu | partner ek table par | sajhedari theek nahi chal rahi
en: two brothers run one medical shop, who takes which chair | my partner sits in the south west and I get no say | father retired but still sits on the main seat | partner cheats me, can seating change it
hi: दो भाई एक मेडिकल चलाते हैं, कौन किस कुर्सी पर | पार्टनर नैऋत्य में बैठता है, मेरी नहीं चलती | पिताजी रिटायर हैं पर मुख्य गद्दी पर बैठते हैं | पार्टनर धोखा देता है
hg: do bhai ek medical chalate hai kaun kis kursi par | partner south west me baithta hai meri nahi chalti | papa retire hai par main gaddi par baithte hai | partner dhokha deta hai kya kare
hg: dono bhai milke showroom chalate hai kaun kaha baithe | baap bete ki gaddi | bhaiyo ka business vastu
hi: दोनों भाई मिलकर शोरूम चलाते हैं, कौन कहाँ बैठे | बाप बेटे की गद्दी | भाइयों का व्यापार वास्तु
en: two brothers run a showroom together, who sits where | brothers in business vastu | father and son seating in shop | partner cheating vastu
@where modern most PRAC
en: The partner who decides most sits in the south-west, the other in the south or west, both facing north or east. Side by side or at a right angle is liked better than face to face.
hi: जो साझेदार ज़्यादा निर्णय लेता है, वह नैऋत्य में, दूसरा दक्षिण या पश्चिम में, दोनों का मुँह उत्तर या पूर्व। बग़ल में या समकोण पर बैठना आमने-सामने से अच्छा माना जाता है।
hg: Jo partner zyada faisle leta hai woh south-west me, doosra south ya west me, dono ka munh north ya east. Bagal me ya right angle par baithna aamne-saamne se achha maana jata hai.
@do modern wide SENSE
en: Quarrels between partners are not settled by chairs: write down who does what, who signs and how profit is shared, and meet once a week. An even desk for both shows respect.
hi: साझेदारों के झगड़े कुर्सियों से नहीं सुलझते: लिख लें कौन क्या करेगा, कौन हस्ताक्षर करेगा, मुनाफ़ा कैसे बँटेगा, और हफ़्ते में एक बार बैठें। दोनों की बराबर मेज़ आदर दिखाती है।
hg: Partners ke jhagde kursi se nahi sulajhte: likh lein kaun kya karega, kaun sign karega, munafa kaise bantega, aur hafte me ek baar baithein. Dono ki barabar desk aadar dikhati hai.
@face modern most PRAC
en: Partners face north or east; father or elder south-west, son or younger south, west or north-west. A third partner sits west or north, never a matter of rank.
hi: साझेदार उत्तर या पूर्व मुख बैठें; पिता या बड़े नैऋत्य में, बेटा या छोटा दक्षिण, पश्चिम या वायव्य में। तीसरा पश्चिम या उत्तर में; यह पद की बात नहीं।
hg: Partner north ya east mukh baithein; pita ya bade south-west me, beta ya chhota south, west ya north-west me. Teesra west ya north me; yeh pad ki baat nahi.
@see shop-owner-seat

# work-from-home business
@names
en: work from home, home office, working from the bedroom
hi: घर से काम, घर में ऑफ़िस, वर्क फ़्रॉम होम
hg: work from home, ghar se kaam, home office, wfh
en: home office desk, wfh corner
hi: घर में काम की मेज़
hg: wfh desk, ghar me office, ghar me kaam ki table
@ask
hg: WFH karti hu, desk bedroom ke kone me lagi hai, peeth darwaze ko
hi: घर से काम करता हूँ, मेज़ बेडरूम के कोने में है और पीठ दरवाज़े को
en: I WFH with the desk in a bedroom corner and my back to the door
en: the door is behind my back at my bedroom desk and a wall before me, in every call I feel somebody stands behind
hi: बेडरूम की मेज़ पर बैठूँ तो दरवाज़ा पीठ पीछे और सामने दीवार, छोटे कमरे में मेज़ कैसे लगाऊँ
hg: bedroom me desk pe baithu to darwaza peeth peeche aur saamne deewar, chhote room me desk kaise set karu
en: both of us work from home in a single room, where do the two desks go
hi: पति-पत्नी दोनों घर से काम करते हैं, एक कमरे में दो मेज़ कैसे लगाएँ
hg: hum dono ghar se kaam karte hai ek kamre me do desk kaise lagaye
en: where should I set up my home office | which direction to face while working from home | can I work from my bedroom | home office in a 1bhk | I have zoom calls all day, best corner of the house | working on the bed or sofa | desk beside the bed for wfh | office at home for tuition or clients | wfh table in the balcony | which room is best for a home office | freelancer from home no room
hi: घर से काम करने की जगह कहाँ बनाएँ | घर में ऑफ़िस किस दिशा में हो | बेडरूम में बैठकर काम कर सकते हैं क्या | एक कमरे के घर में काम की मेज़ | घर से काम करते समय मुँह किधर हो | बिस्तर पर बैठकर काम करना | दिन भर ऑनलाइन मीटिंग रहती है, कौन सा कोना | बालकनी में काम की मेज़ | घर के ऑफ़िस के लिए कौन सा कमरा | वर्क फ़्रॉम होम का वास्तु
hg: ghar se kaam karne ki jagah kaha banaye | home office kis disha me ho | bedroom me baith ke kaam kar sakte hai kya | 1bhk me kaam ki table kaha | wfh karte time muh kidhar ho | bed par baithkar kaam karna | din bhar meeting rehti hai konsa kona | balcony me wfh table | home office ke liye konsa kamra | work from home vastu | laptop lekar kaha baithu ghar me
en: I work for a US company at night from my bedroom in Pune | husband and wife both work from home in a 2bhk, who sits where | dining table is my office | video call background wall vastu | wfh desk facing wall | laptop on bed working | video call background | work table in bedroom near bed couple
hi: रात में अमेरिकी कंपनी के लिए बेडरूम से काम करता हूँ | पति-पत्नी दोनों घर से काम करते हैं, कौन कहाँ बैठे | खाने की मेज़ ही मेरा ऑफ़िस है | किराये के कमरे में काम की मेज़ कहाँ | घर से काम मेज़ कहाँ | बिस्तर पर लैपटॉप | बेडरूम में काम की मेज़
hg: raat me us company ke liye bedroom se kaam karta hu | pati patni dono wfh karte hai kaun kaha baithe | dining table hi mera office hai | rent ke room me kaam ki table kaha | ghar se kaam ki table kaha | bistar pe laptop | bedroom me kaam ki table
en: which way do I face with the laptop working from home
hg: ghar se kaam karte waqt laptop pe muh kidhar
hi: घर से काम करते समय लैपटॉप पर मुँह किधर
@where modern most PRAC
en: A home office sits well in the west, south-west or north of the home; in a small flat any quiet corner of the living room does. Face north or east, with a wall behind you.
hi: घर का ऑफ़िस घर के पश्चिम, दक्षिण-पश्चिम या उत्तर में अच्छा रहता है; छोटे फ़्लैट में बैठक का कोई शांत कोना भी। मुँह उत्तर या पूर्व, पीछे दीवार।
hg: Home office ghar ke west, south-west ya north me achha rehta hai; chhote flat me baithak ka koi shaant kona bhi. Munh north ya east, peeche deewar.
@ok modern wide PRAC
en: Working in the bedroom is fine if the desk stands away from the bed and work is put away at night; only the bed itself is no desk. Rest and work keep better apart.
hi: शयनकक्ष में काम ठीक है यदि मेज़ पलंग से हटकर हो और रात को काम समेट दिया जाए; बस पलंग को मेज़ न बनाएँ। आराम और काम अलग रहें तो अच्छा।
hg: Bedroom me kaam theek hai agar table bed se hatkar ho aur raat ko kaam samet diya jaye; bas bed ko table na banayein. Aaram aur kaam alag rahein to achha.
@do modern wide SENSE
en: Let daylight come from the side, keep the screen at eye height, sit with feet on the floor and stand up each hour. If clients come, seat them near the entrance, not through the bedrooms.
hi: रोशनी बग़ल से आए, स्क्रीन आँख की ऊँचाई पर, पैर ज़मीन पर, और हर घंटे उठें। ग्राहक आते हों तो उन्हें प्रवेश के पास बैठाएँ, कमरों से होकर नहीं।
hg: Roshni bagal se aaye, screen aankh ki oonchai par, pair zameen par, aur har ghante uthein. Client aate hon to unhein entry ke paas bithayein, kamron se hokar nahi.
@face modern wide PRAC
en: Working at home face north for money matters, east for thought and study; a wall behind, window at the side. Rented room: turn the table a quarter, or only the chair.
hi: घर से काम में धन के काम के लिए उत्तर, सोच और पढ़ाई के लिए पूर्व मुख; पीछे दीवार, बगल में खिड़की। किराए का कमरा: मेज़ चौथाई घुमाएँ, या केवल कुर्सी।
hg: Ghar se kaam me dhan ke kaam ke liye north, soch aur padhai ke liye east mukh; peeche deewar, bagal me khidki. Kiraye ka kamra: table chauthai ghumayein, ya sirf kursi.
@see office-desk-facing

# clinic business
@names
en: clinic, doctor's chamber, dispensary, nursing home
hi: क्लिनिक, डॉक्टर का चैंबर, दवाख़ाना
hg: clinic, doctor ka chamber, dawakhana, nursing home
en: doctor's cabin, dental clinic, hospital opd
hi: डॉक्टर का केबिन, दाँतों का क्लिनिक
hg: doctor ka cabin, dental clinic, doctor ki seat
en: dentist clinic, dentist chair
hi: दाँतों का क्लिनिक
hg: dentist ki dukan, dentist chair
@ask
en: one-chair dental practice, where do steriliser, autoclave and x-ray go and which way do I face at work | setting up my dental surgery, door on the west, place for the compressor and the autoclave
hi: दाँतों के क्लिनिक में स्टरलाइज़र और एक्स-रे कहाँ, और काम करते समय मुँह किधर | ऑटोक्लेव किस कोने में लगाएँ
hg: dental clinic me steriliser aur x-ray kaha, aur kaam karte time muh kidhar | autoclave kis kone me lagaye
en: vastu for a clinic | where should the doctor sit in the clinic | patient's bed direction in clinic | waiting room of a clinic | dental clinic chair direction | operation theatre direction | which direction should a clinic face | x ray machine placement | medicines kept in which corner of clinic | small clinic in one room | I am a physiotherapist opening a clinic, how to place things | pathology lab direction
hi: क्लिनिक का वास्तु | क्लिनिक में डॉक्टर कहाँ बैठे | मरीज़ का बेड किस दिशा में हो | क्लिनिक का प्रतीक्षालय कहाँ हो | दाँत के क्लिनिक की कुर्सी की दिशा | ऑपरेशन थिएटर किस दिशा में | क्लिनिक का मुख किधर हो | एक्स-रे मशीन कहाँ रखें | दवाइयाँ क्लिनिक के किस कोने में | एक कमरे का क्लिनिक | नया क्लिनिक खोलना है
hg: clinic ka vastu | clinic me doctor kaha baithe | patient ka bed kis disha me ho | clinic ka waiting room kaha ho | dental clinic chair ki disha | operation theatre kis disha me | clinic ka mukh kidhar ho | x ray machine kaha rakhe | dawai clinic ke kis kone me | ek kamre ka clinic | naya clinic kholna hai kaise set kare | doctor cabin direction
en: I am a homeopath starting practice in my garage | where should the compounder sit | patients say the clinic feels dark | fish tank in the waiting room of a clinic | doctor faces which direction | patient lies head direction in clinic | ot direction in hospital | medical store in clinic
hi: मैं होम्योपैथ हूँ, गैराज में क्लिनिक खोलना है | कंपाउंडर कहाँ बैठे | क्लिनिक में मरीज़ कम आते हैं | प्रतीक्षा कक्ष में मछलीघर | डॉक्टर का मुँह किस दिशा में | क्लिनिक में मरीज़ का सिर | ऑपरेशन थिएटर किस दिशा में
hg: main homeopath hu garage me clinic kholna hai | compounder kaha baithe | clinic me patient kam aate hai | waiting room me fish tank clinic me | doctor ka muh kis disha me | clinic me mareez ka sir | operation theatre kis disha me
en: direction of a dentist's chair
hi: डेंटिस्ट की कुर्सी किस ओर
hg: dentist ki chair kis taraf
@where modern most PRAC
en: In a clinic the doctor sits in the south, west or south-west part, facing north or east; patients wait in the north, east or north-east, near the entrance.
hi: क्लिनिक में डॉक्टर दक्षिण, पश्चिम या नैऋत्य भाग में, उत्तर या पूर्व की ओर मुँह करके बैठे; मरीज़ उत्तर, पूर्व या ईशान में, प्रवेश के पास प्रतीक्षा करें।
hg: Clinic me doctor south, west ya south-west hisse me, north ya east ki taraf munh karke baithe; patient north, east ya north-east me, entry ke paas wait karein.
@which modern regional PRAC
en: Lists place machines with current, X-ray and sterilising in the south-east, the operation theatre in the west, medicines and records in the south-west, water in the north-east; an examination couch has its head to south or east.
hi: सूचियाँ बिजली की मशीनें, एक्स-रे और स्टरलाइज़र आग्नेय में, ऑपरेशन थिएटर पश्चिम में, दवाइयाँ और रिकॉर्ड नैऋत्य में, पानी ईशान में रखती हैं; जाँच के पलंग का सिरहाना दक्षिण या पूर्व।
hg: Lists bijli ki machine, X-ray aur steriliser south-east me, operation theatre west me, dawai aur record south-west me, paani north-east me rakhti hain; jaanch ke bed ka sirhana south ya east.
@ok modern wide SENSE
en: Medical rules come first: light, hygiene, privacy, oxygen and exits as the law and the trade ask. Direction is an addition where it costs none of these, and it heals nobody.
hi: चिकित्सा के नियम पहले: रोशनी, सफ़ाई, निजता, ऑक्सीजन और निकास जैसे क़ानून और पेशा कहते हैं। दिशा तभी जोड़ें जब इनमें कमी न हो; दिशा से कोई रोग नहीं मिटता।
hg: Chikitsa ke niyam pehle: roshni, safai, privacy, oxygen aur exit jaise kanoon aur pesha kehte hain. Disha tabhi jodein jab inme kami na ho; disha se koi rog nahi theek nahi hota.
@face modern most PRAC
en: The doctor faces north or east; the patient sits at the doctor's right or before the table and lies with the head to the south or east. Dhanvantari's picture hangs north-east or east.
hi: डॉक्टर का मुँह उत्तर या पूर्व; मरीज़ दाईं ओर या मेज़ के आगे, लेटे तो सिर दक्षिण या पूर्व। धन्वंतरि का चित्र ईशान या पूर्व में।
hg: Doctor ka munh north ya east; mareez daayin taraf ya mez ke aage, lete to sir south ya east. Dhanvantari ka chitra north-east ya east me.
@how modern most PRAC
en: In a dental clinic the autoclave, steriliser, X-ray and compressor go to the south-east, where current and heat belong; working, the dentist faces east or north, the patient's head towards south or east. Radiation rules and plumbing decide first.
hi: दाँतों के क्लिनिक में ऑटोक्लेव, स्टरलाइज़र, एक्स-रे और कंप्रेसर आग्नेय (दक्षिण-पूर्व) में, जहाँ बिजली और ताप की जगह है; काम करते समय दंत-चिकित्सक का मुँह पूर्व या उत्तर, मरीज़ का सिर दक्षिण या पूर्व। विकिरण के नियम और नल पहले।
hg: Dental clinic me autoclave, steriliser, X-ray aur compressor south-east (agneya) me, jahan bijli aur garmi ki jagah hai; kaam karte samay dentist ka munh east ya north, patient ka sir south ya east. Radiation ke niyam aur plumbing pehle.
@see office-desk-facing, medical-store

# school-building business
@names
en: school building, school vaastu, classroom direction
hi: स्कूल की इमारत, विद्यालय का वास्तु, कक्षा की दिशा
hg: school building, school ka vastu, classroom ki disha
en: library reading room, reading hall
hi: रीडिंग रूम, लाइब्रेरी
hg: reading room, library reading room
@ask
en: reading hall for exam students, seats face which way
hi: रीडिंग रूम में कुर्सियाँ किस ओर मुँह करें
hg: reading room me kursiyan kis taraf muh kare
hi: कक्षा में विद्यार्थी पश्चिम मुँह बैठते हैं, प्रिंसिपल बदलते नहीं
hg: class me bachche west muh baithte hai principal badalte nahi
en: in our classroom pupils look west and the principal will not turn the benches
en: vastu for a school | where should the principal's office be | which way should students face in class | blackboard on which wall | playground direction of school | play school vastu | toilets of the school where | school main gate direction | library and lab in the school | canteen in school which corner | we are starting a small nursery in our house | staff room location | direction of the principal's room | science lab in which corner | which wall for the blackboard | school canteen direction | playground side of a school | play school rooms for small children | stage in the school hall
hi: स्कूल का वास्तु कैसा हो | प्रधानाचार्य का कमरा कहाँ हो | कक्षा में बच्चों का मुँह किधर हो | ब्लैकबोर्ड किस दीवार पर हो | स्कूल का मैदान किस ओर | प्ले स्कूल का वास्तु | स्कूल के शौचालय कहाँ हों | स्कूल का गेट किस दिशा में | स्कूल में लैब और पुस्तकालय | घर में छोटी नर्सरी खोलनी है | स्टाफ़ रूम कहाँ हो | प्रिंसिपल का कमरा किस दिशा में | विज्ञान की प्रयोगशाला किस कोने में | स्कूल की कैंटीन | खेल का मैदान किस ओर | प्ले स्कूल के कमरे | स्कूल का मंच किधर
hg: school ka vastu kaisa ho | principal ka room kaha ho | class me bachcho ka muh kidhar ho | blackboard kis deewar par ho | school ka playground kis taraf | play school vastu | school ke toilet kaha ho | school ka gate kis disha me | school me lab aur library | ghar me nursery school kholna hai | staff room kaha ho | principal ka room kis disha me | science lab kis kone me | school ki canteen | khel ka maidan kis taraf | play school ke room | school ka stage kidhar
@face modern wide PRAC
en: In a classroom the children face east or north, so the board hangs on the east or north wall and the teacher looks west or south. Daylight from the left suits those who write with the right hand.
hi: कक्षा में बच्चों का मुँह पूर्व या उत्तर हो, इसलिए बोर्ड पूर्व या उत्तर दीवार पर और शिक्षक पश्चिम या दक्षिण देखे। दाएँ हाथ से लिखने वालों को बाईं ओर से रोशनी अच्छी।
hg: Classroom me bachcho ka munh east ya north ho, isliye board east ya north deewar par aur teacher west ya south dekhe. Daayein haath se likhne walon ko baayin taraf se roshni achhi.
@where modern most PRAC
en: A school has its gate and playground in the north, east or north-east, the principal in the south-west, laboratory and canteen in the south-east, library in the west, toilets in the north-west or west.
hi: स्कूल का गेट और मैदान उत्तर, पूर्व या ईशान में, प्रधानाचार्य नैऋत्य में, प्रयोगशाला और कैंटीन आग्नेय में, पुस्तकालय पश्चिम में, शौचालय वायव्य या पश्चिम में हों।
hg: School ka gate aur playground north, east ya north-east me, principal south-west me, lab aur canteen south-east me, library west me, toilet north-west ya west me hon.
@ok modern wide SENSE
en: What children need first is air, light, clean toilets, safe stairs and two ways out; a school built so is well built in any direction.
hi: बच्चों को सबसे पहले हवा, रोशनी, साफ़ शौचालय, सुरक्षित सीढ़ी और दो निकास चाहिए; ऐसा स्कूल किसी भी दिशा में अच्छा है।
hg: Bachcho ko sabse pehle hawa, roshni, saaf toilet, surakshit seedhi aur do exit chahiye; aisa school kisi bhi disha me achha hai.
@which modern most PRAC
en: Staff room west or north-west, accounts north, computers and laboratory south-east, library west or north-east, drinking water north-east, stage of a hall on the west or south so that speakers face east or north. Nursery rooms lie north or east on the ground floor.
hi: स्टाफ़ रूम पश्चिम या वायव्य, लेखा उत्तर, कंप्यूटर और प्रयोगशाला आग्नेय, पुस्तकालय पश्चिम या ईशान, पानी ईशान, मंच पश्चिम या दक्षिण ताकि वक्ता पूर्व या उत्तर देखे। नन्हों के कमरे नीचे, उत्तर या पूर्व में।
hg: Staff room west ya north-west, accounts north, computer aur lab south-east, library west ya north-east, paani north-east, stage west ya south taki speaker east ya north dekhe. Nanhe bachon ke kamre neeche, north ya east me.
@see coaching-class

# coaching-class business
@names
en: coaching class, tuition class, coaching centre
hi: कोचिंग, ट्यूशन क्लास, कोचिंग सेंटर
hg: coaching, tuition class, coaching centre
en: tuition at home, teaching at home
hi: घर पर ट्यूशन
hg: ghar par tuition, tuition padhana
hi: कोचिंग सेंटर, ट्यूशन सेंटर
hg: coaching centre, tuition centre
@ask
en: our whiteboard is on the south wall so pupils look south, on which wall should it be so they concentrate
hi: ट्यूशन में बोर्ड दक्षिण दीवार पर लगा है, बच्चे दक्षिण देखते हैं, किस दीवार पर लगवाएँ | बोर्ड किस दीवार पर लगवाएँ कि बच्चों का पढ़ाई में ध्यान रहे
hg: tuition me board south deewar pe laga hai bachche dakshin dekhte hai, kis deewar pe lagwaye | board konsi wall pe ho ki bachcho ka padhai me dhyan rahe
en: vastu for a coaching institute | which direction should tuition students face | I take tuitions at home, where should the children sit | teacher facing direction in coaching | whiteboard wall in tuition room | where to sit as director of the coaching | coaching not getting admissions | reception of coaching centre | tuition in the drawing room | music or dance class direction | yoga class room direction | computer institute seating
hi: कोचिंग सेंटर का वास्तु | ट्यूशन में बच्चे किस ओर मुँह करें | घर में ट्यूशन पढ़ाती हूँ, बच्चे कहाँ बैठें | कोचिंग में शिक्षक का मुँह किधर | ट्यूशन के कमरे में बोर्ड कहाँ लगाएँ | कोचिंग में दाख़िले नहीं हो रहे | बैठक में ट्यूशन | संगीत या नृत्य की क्लास किस दिशा में | योग क्लास का कमरा | कोचिंग का निदेशक कहाँ बैठे
hg: coaching centre ka vastu | tuition me bachche kis taraf muh kare | ghar me tuition padhati hu bachche kaha baithe | coaching me teacher ka muh kidhar | tuition room me board kaha lagaye | coaching me admission nahi ho rahe | drawing room me tuition | music ya dance class kis disha me | yoga class ka room | coaching ka director kaha baithe | computer institute ki seating
en: I teach fifteen children in my hall, which wall for the board | online teacher, which side should I face on camera | library or reading room seating direction | teacher faces which direction | whiteboard wall | tuition at home which room | students not coming
hi: हॉल में पंद्रह बच्चों को पढ़ाती हूँ, बोर्ड किस दीवार पर | ऑनलाइन पढ़ाते समय मुँह किधर | लाइब्रेरी में बैठने की दिशा | शिक्षक का मुँह किस ओर | ब्लैकबोर्ड किस दीवार पर | ट्यूशन किस कमरे में
hg: hall me 15 bachcho ko padhati hu board kis deewar par | online padhate time muh kidhar | library me baithne ki disha | teacher ka muh kis taraf | blackboard kis wall pe | tuition kis kamre me
@face modern wide PRAC
en: In a coaching or tuition class the students face east or north; the teacher stands before them and looks west or south, which is fine. At home the north, east or west room serves best.
hi: कोचिंग या ट्यूशन में विद्यार्थियों का मुँह पूर्व या उत्तर हो; शिक्षक सामने खड़ा पश्चिम या दक्षिण देखे, यह ठीक है। घर में उत्तर, पूर्व या पश्चिम का कमरा अच्छा।
hg: Coaching ya tuition me students ka munh east ya north ho; teacher saamne khada west ya south dekhe, yeh theek hai. Ghar me north, east ya west ka kamra achha.
@where modern most PRAC
en: The board hangs on the east or north wall so that students look that way. The director sits south-west, reception north-east or north, computers south-east, drinking water north-east.
hi: बोर्ड पूर्व या उत्तर दीवार पर, ताकि विद्यार्थी उधर देखें। निदेशक नैऋत्य में, रिसेप्शन ईशान या उत्तर में, कंप्यूटर आग्नेय में, पीने का पानी ईशान में।
hg: Board east ya north deewar par, taki students udhar dekhein. Director south-west me, reception north-east ya north me, computer south-east me, peene ka paani north-east me.
@which modern most PRAC
en: For music, dance and yoga north or east is the side to face; Saraswati's picture hangs north-east or east. The teacher looks west or south, which no list minds.
hi: संगीत, नृत्य और योग में उत्तर या पूर्व की ओर मुँह रखें; सरस्वती का चित्र ईशान या पूर्व में। शिक्षक का मुँह पश्चिम या दक्षिण, जो ठीक है।
hg: Music, dance aur yoga me north ya east ki taraf munh rakhein; Saraswati ka chitra north-east ya east me. Teacher ka munh west ya south, jo theek hai.
@see school-building

# factory-layout business
@names
en: factory, factory vaastu, industrial plot layout
hi: फ़ैक्टरी, कारख़ाना, फ़ैक्टरी का वास्तु
hg: factory, karkhana, factory ka vastu, kaarkhana
en: raw material, finished goods, workshop
hi: कच्चा माल, तैयार माल, वर्कशॉप
hg: kaccha maal, taiyar maal, workshop
en: brick kiln, small workshop unit
hi: ईंट भट्टा, कारख़ाने का नक़्शा
hg: eent bhatta, karkhane ka naksha
@ask
en: small moulding unit, raw granules, finished goods and the machines, sides please
hi: छोटी प्लास्टिक यूनिट में कच्चा माल, तैयार माल और मशीन किधर
hg: chhoti plastic unit me kaccha maal taiyar maal aur machine kidhar
en: vastu for a factory | factory layout which side what | where should raw material be kept in the factory | finished goods direction | factory office location | workers quarters where | factory main gate direction | water tank and boring in a factory | weighbridge or guard room position | small workshop in a shed how to arrange | unit making plastic goods layout | factory running in loss vastu
hi: फ़ैक्टरी का वास्तु कैसा हो | कारख़ाने में कच्चा माल कहाँ रखें | तैयार माल किस दिशा में | फ़ैक्टरी का ऑफ़िस कहाँ हो | मज़दूरों के कमरे कहाँ | फ़ैक्टरी का गेट किस दिशा में | कारख़ाने में पानी की टंकी कहाँ | छोटी वर्कशॉप कैसे लगाएँ | धर्मकाँटा कहाँ हो | फ़ैक्टरी घाटे में चल रही है | गार्ड रूम किस ओर
hg: factory ka vastu kaisa ho | karkhane me kaccha maal kaha rakhe | taiyar maal kis disha me | factory ka office kaha ho | majduro ke kamre kaha | factory ka gate kis disha me | karkhane me pani ki tanki kaha | choti workshop kaise lagaye | dharam kanta kaha ho | factory ghate me chal rahi hai | guard room kis taraf | unit ka layout
en: starting a small masala unit in a shed, what goes where | packing section location | loading gate direction in a factory | our unit has the office in the south west and machines in north | generator and boiler in factory | finished goods area direction | owner office in factory | workers toilet in factory | borewell in factory
hi: छोटी मसाला यूनिट लगानी है, क्या कहाँ रखें | पैकिंग कहाँ हो | माल चढ़ाने का गेट किस ओर | ऑफ़िस नैऋत्य में और मशीनें उत्तर में हैं | फ़ैक्टरी में तैयार माल कहाँ | फ़ैक्टरी का मालिक कहाँ बैठे | फ़ैक्टरी में बोरवेल
hg: choti masala unit lagani hai kya kaha rakhe | packing kaha ho | loading gate kis taraf | office south west me aur machine north me hai | garage workshop ka vastu | factory me taiyar maal kaha | factory ka malik kaha baithe | factory me borewell
en: coal heap and machines stand in the north-east of our kiln | where to store coal in a brick kiln
hi: ईंट भट्टे में कोयले का ढेर किस कोने में | कोयला और मशीनें ईशान में रखी हैं, ग़लत है क्या
hg: eent bhatte me koyla kaha rakhe | koyla aur machine north east me rakhi hai galat hai kya
@where modern most PRAC
en: In a factory, raw material and heavy machines stand in the south-west, south and west, finished goods in the north-west, furnace and power in the south-east, office and gate in the north or east.
hi: फ़ैक्टरी में कच्चा माल और भारी मशीनें नैऋत्य, दक्षिण और पश्चिम में, तैयार माल वायव्य में, भट्ठी और बिजली आग्नेय में, ऑफ़िस और गेट उत्तर या पूर्व में रखें।
hg: Factory me kaccha maal aur bhaari machine south-west, south aur west me, taiyar maal north-west me, bhatti aur bijli south-east me, office aur gate north ya east me rakhein.
@why derived most DED
en: Weight goes to the side of earth, fire to that of Agni, and what should leave to the side of air; goods then flow from the south-west to the north-west gate side without crossing.
hi: भार पृथ्वी की दिशा में, आग अग्नि की दिशा में और जो बाहर जाना है वह वायु की दिशा में जाता है; माल तब नैऋत्य से वायव्य की ओर बिना टकराए बहता है।
hg: Bhaar prithvi ki disha me, aag Agni ki disha me aur jo bahar jana hai woh vayu ki disha me jata hai; maal tab south-west se north-west ki taraf bina takraye behta hai.
@do modern wide SENSE
en: Fire exits, wiring, machine guards and the flow of work come before any direction: plan these with an engineer, then choose sides among what is safe. Losses in a unit are read in its books, not in its corners.
hi: अग्नि-निकास, वायरिंग, मशीन की सुरक्षा और काम का क्रम हर दिशा से पहले हैं: पहले इंजीनियर से यह तय करें, फिर सुरक्षित में से दिशा चुनें। घाटा बही में पढ़ा जाता है, कोनों में नहीं।
hg: Fire exit, wiring, machine ki suraksha aur kaam ka kram har disha se pehle hain: pehle engineer se yeh tay karein, phir surakshit me se disha chunein. Ghata books me padha jata hai, kono me nahi.
@which modern most PRAC
en: More places: water and borewell north-east, weighbridge and workers' quarter north-west, toilets north-west or west, owner's office south-west or south, security at the north-east or east gate, waste north-west.
hi: और जगहें: पानी-बोरवेल ईशान, काँटा और श्रमिक आवास वायव्य, शौचालय वायव्य या पश्चिम, मालिक का दफ़्तर नैऋत्य या दक्षिण, सुरक्षा ईशान या पूर्व गेट पर, कचरा वायव्य।
hg: Aur jagah: paani-borewell north-east, weighbridge aur shramik awas north-west, toilet north-west ya west, malik ka office south-west ya south, security north-east ya east gate par, kachra north-west.
@ok modern most PRAC
en: In a kiln or workshop coal, bricks and heavy heaps belong to the south-west, south or west, the fire to the south-east; keep the north-east light. Illness of workers asks for a doctor, masks and clean air.
hi: भट्टे या कारख़ाने में कोयला, ईंट और भारी ढेर नैऋत्य, दक्षिण या पश्चिम में, आग आग्नेय में; ईशान हल्का रखें। मज़दूर बीमार हों तो डॉक्टर, मास्क और साफ़ हवा चाहिए।
hg: Bhatte ya karkhane me koyla, eent aur bhaari dher south-west, south ya west me, aag south-east me; north-east halka rakhein. Mazdoor beemar hon to doctor, mask aur saaf hawa chahiye.
@see heavy-machines, godown

# heavy-machines business
@names
en: heavy machines, boiler, factory generator, furnace of a factory
hi: भारी मशीनें, बॉयलर, फ़ैक्टरी का जनरेटर, फ़ैक्टरी की भट्ठी
hg: bhari machine, boiler, dg set, bhatti factory ki
en: transformer in the factory
hg: factory me generator
en: generator in the factory
hi: फ़ैक्टरी में जनरेटर
en: dg set, diesel generator, foundry, boiler and dg set
hi: डीज़ल जनरेटर, फ़ैक्टरी का बॉयलर, भट्टी और जनरेटर
hg: dg set, diesel generator, factory ka boiler
en: welding workshop, oxygen cylinders
hi: वेल्डिंग की दुकान, ऑक्सीजन सिलेंडर
hg: welding ki dukan, oxygen cylinder
@ask
en: welding shop, sparks and oxygen cylinders, which corner for which
hi: वेल्डिंग की दुकान में चिंगारी वाला काम और सिलेंडर किधर
hg: welding ki dukan me chingari wala kaam aur cylinder kidhar
en: which zones for boiler and DG, and what belongs in the SW of the plant | furnace and generator drawn in the SW of the foundry
en: our drawing shows boiler and generator in the south-west near the diesel gate, the partner insists on vastu, which zones are right and what should stand in the south-west instead | small foundry, furnace and DG position | what belongs in the south-west of a factory instead of the boiler
hi: नक़्शे में बॉयलर और जनरेटर नैऋत्य में हैं, साझेदार वास्तु मानते हैं, सही कोना कौन सा और नैऋत्य में फिर क्या रखें | छोटी ढलाई फ़ैक्टरी में भट्टी किधर
hg: naksha me boiler aur generator south west me hai, partner vastu mante hai, sahi kona konsa aur south west me fir kya rakhe | chhoti dhalai factory me bhatti kidhar
en: where to place heavy machines | boiler in which corner | generator placement vastu | furnace direction | machine operator should face which side | can a machine be in the north east of the factory | compressor and transformer position | lathe machines in a small workshop | transformer outside our factory | flour mill machine direction | sewing machines placement | printing machine which corner
hi: भारी मशीनें कहाँ लगाएँ | बॉयलर किस कोने में हो | जनरेटर कहाँ रखें | भट्ठी किस दिशा में | मशीन चलाने वाले का मुँह किधर हो | ईशान में मशीन लगा सकते हैं क्या | ट्रांसफ़ॉर्मर किस ओर हो | आटा चक्की की मशीन किस दिशा में | छोटी वर्कशॉप में ख़राद मशीन | प्रिंटिंग मशीन कहाँ लगाएँ
hg: bhari machine kaha lagaye | boiler kis kone me ho | generator kaha rakhe | bhatti kis disha me | machine chalane wale ka muh kidhar ho | north east me machine laga sakte hai kya | transformer kis taraf ho | aata chakki ki machine kis disha me | choti workshop me kharad machine | printing machine kaha lagaye | dg set kaha rakhe
en: new cnc machine of five tons, which side of the shed | my tailoring machine is in the north of the room | chakki at home for family flour | generator placed in the south west corner of the factory | flour mill direction | machine breaks again and again vastu | vishwakarma puja machine | lathe facing
hi: पाँच टन की नई मशीन शेड में किस ओर | सिलाई मशीन कमरे के उत्तर में है | घर की छोटी चक्की कहाँ रखें | फ़ैक्टरी में जनरेटर नैऋत्य में है | आटा चक्की किस दिशा में | मशीन बार-बार ख़राब | मशीन की पूजा
hg: 5 ton ki nayi machine shed me kis taraf | silai machine kamre ke north me hai | ghar ki choti chakki kaha rakhe | generator factory ke south west me hai | aata chakki kis disha me | machine bar bar kharab | machine ki pooja
hg: bada generator kis kone me
en: boiler and generator of our factory have to be placed, in which zone
hi: फ़ैक्टरी का बॉयलर और जनरेटर किस ओर लगे
hg: factory ka boiler aur generator kis zone me lage
@places good S SW W; fine SE NW; avoid NE N E C
@where modern wide PRAC
en: Heavy machines stand in the south, west or south-west; boiler, furnace, generator and transformer in the south-east. North-east and the middle stay free of weight and fire.
hi: भारी मशीनें दक्षिण, पश्चिम या नैऋत्य में; बॉयलर, भट्ठी, जनरेटर और ट्रांसफ़ॉर्मर आग्नेय में। ईशान और बीच भार और आग से ख़ाली रहें।
hg: Bhaari machine south, west ya south-west me; boiler, bhatti, generator aur transformer south-east me. North-east aur beech bhaar aur aag se khali rahein.
@face modern most PRAC
en: Whoever works a machine faces north or east where the machine allows it; light and guards decide first. A sewing machine at home stands well in the south-east or east, the sewer facing east.
hi: मशीन चलाने वाला जहाँ हो सके उत्तर या पूर्व देखे; पहले रोशनी और सुरक्षा तय करती हैं। घर की सिलाई मशीन आग्नेय या पूर्व में, सीने वाले का मुँह पूर्व में अच्छा।
hg: Machine chalane wala jahan ho sake north ya east dekhe; pehle roshni aur suraksha tay karti hain. Ghar ki silai machine south-east ya east me, silne wale ka munh east me achha.
@when modern most CUSTOM
en: Machines are worshipped on Vishwakarma Puja, about 17 September, on Dussehra or the day after Diwali, and rest that day. One that fails again and again needs service and load checked, no rite.
hi: मशीनों की पूजा विश्वकर्मा पूजा (लगभग 17 सितंबर), दशहरा या दीवाली के अगले दिन होती है, उस दिन वे आराम करती हैं। बार-बार ख़राब हो तो सर्विस और लोड जाँचें, कोई अनुष्ठान नहीं।
hg: Machine ki pooja Vishwakarma Puja (lagbhag 17 September), Dussehra ya Diwali ke agle din hoti hai, us din woh aaram karti hain. Baar-baar kharab ho to service aur load check karein, koi anushthan nahi.
@which modern most PRAC
en: Boiler, furnace, foundry fire and DG set belong in the south-east; north-west or south is the second choice. The south-west instead takes raw-material and heavy stores, heavy machines without fire, or the owner's or director's office. Fire, fuel and pollution rules come first.
hi: बॉयलर, भट्टी और डीज़ल जनरेटर आग्नेय (दक्षिण-पूर्व) में हों; वायव्य या दक्षिण दूसरी पसंद। नैऋत्य में उनकी जगह कच्चे माल और भारी सामान का भंडार, बिना आग की भारी मशीनें या मालिक का कमरा रहे। आग, ईंधन और प्रदूषण के नियम पहले।
hg: Boiler, bhatti aur DG set south-east me hon; north-west ya south doosri pasand. South-west me unki jagah kachche maal aur bhaari saman ka store, bina aag ki bhaari machine ya malik ka office rahe. Aag, fuel aur pollution ke niyam pehle.
@see factory-layout

# godown business
@names
en: godown, warehouse, storage of goods
hi: गोदाम, वेयरहाउस
hg: godown, godam, warehouse
@ask
en: sacks of rice and light cartons in one warehouse, which corner for which
hi: गोदाम में चावल की बोरियाँ और हल्के डिब्बे, कौन किस कोने में
hg: godown me chawal ki boriyan aur halke dibbe kaun kis kone me
en: vastu for a godown | where should heavy stock be in the warehouse | godown door direction | which corner of the plot for a godown | grain godown placement | cold storage vastu | goods that stay unsold in the godown | empty corner in the warehouse | can the godown be in the basement | godown in the north east | office inside the godown | stacking of goods against walls
hi: गोदाम का वास्तु | गोदाम में भारी माल कहाँ रखें | गोदाम का दरवाज़ा किस दिशा में | प्लॉट के किस कोने में गोदाम बनाएँ | अनाज का गोदाम कहाँ हो | कोल्ड स्टोरेज का वास्तु | गोदाम में माल पड़ा रहता है | तहख़ाने में गोदाम ठीक है क्या | ईशान में गोदाम है | गोदाम के अंदर ऑफ़िस कहाँ | गोदाम में कौन सा कोना ख़ाली रखें
hg: godam ka vastu | godown me bhari maal kaha rakhe | godown ka darwaza kis disha me | plot ke kis kone me godam banaye | anaj ka godam kaha ho | cold storage vastu | godown me maal pada rehta hai | basement me godown theek hai kya | north east me godown hai | godown ke andar office kaha | godam me konsa kona khali rakhe
en: we store onions in a shed in the north | godown full of rats is it a sign | rent out my godown or use it | books godown damp | godown door direction | grain godown vastu | godown basement damp | rented godown not filling
hi: उत्तर के शेड में प्याज़ रखते हैं | गोदाम में चूहे हैं क्या संकेत है | गोदाम किराये पर दें या ख़ुद रखें | किताबों के गोदाम में सीलन | गोदाम का द्वार किस दिशा | अनाज का गोदाम | किराए का गोदाम
hg: north ke shed me pyaz rakhte hai | godam me chuhe hai kya sanket hai | godown kiraye par de ya khud rakhe | kitabo ke godam me seelan | godown ka gate kis disha | anaj ka godown | rent ka godown
@places good SW S W; fine NW SE; avoid NE N E C
@where classical most BS
en: A godown belongs in the south-west of a plot, or in its south or west: Brihat Samhita keeps goods in the south-west and grain and wealth in the north-west.
hi: गोदाम प्लॉट के नैऋत्य में, या दक्षिण या पश्चिम में हो: बृहत्संहिता सामान को नैऋत्य में और अन्न-धन को वायव्य में रखती है।
hg: Godown plot ke south-west me, ya south ya west me ho: Brihat Samhita saman ko south-west me aur ann-dhan ko north-west me rakhti hai.
@which modern most PRAC
en: Inside, heavy and long-lying goods go south-west, what leaves soon north-west, nothing heavy in the north-east. Oil, gas and chemicals go by the safety rules, best south-east and apart.
hi: अंदर भारी और देर तक रहने वाला माल नैऋत्य में, जल्दी जाने वाला वायव्य में, ईशान में भारी कुछ नहीं। तेल, गैस और रसायन सुरक्षा नियम से, आग्नेय में और अलग।
hg: Andar bhaari aur der tak rehne wala maal south-west me, jaldi jaane wala north-west me, north-east me bhaari kuch nahi. Tel, gas aur chemical suraksha niyam se, south-east me aur alag.
@do modern wide SENSE
en: Leave a hand's width to the walls and a way between rows, keep goods off a damp floor and the door free. Goods that lie for years are better sold cheap than moved from corner to corner.
hi: दीवार से थोड़ी दूरी, कतारों के बीच रास्ता, नम फ़र्श से ऊँचाई और दरवाज़ा ख़ाली रखें। बरसों पड़ा माल कोना बदलने से बेहतर है सस्ते में निकाल दें।
hg: Deewar se thodi doori, kataaron ke beech rasta, nam farsh se oonchai aur darwaza khali rakhein. Barson pada maal kona badalne se behtar hai saste me nikal dein.
@see factory-layout, shop-stock

# restaurant business
@names
en: restaurant, dhaba, cafe, restaurant kitchen
hi: रेस्टोरेंट, ढाबा, भोजनालय
hg: restaurant, dhaba, cafe, restaurant ki kitchen
en: food stall, chai stall
hi: चाय की दुकान
hg: chai ki dukan
en: tandoor of a restaurant
hg: restaurant ka tandoor
hi: रेस्टोरेंट का तंदूर
@ask
en: opening a tiffin service from home, stove and packing on which side
hi: घर से टिफ़िन सेवा शुरू की है, चूल्हा और पैकिंग किस ओर
hg: ghar se tiffin service shuru ki hai chulha aur packing kis taraf
en: the tandoor stands outside in the north of our restaurant, smoke bothers guests
hi: रेस्टोरेंट का तंदूर बाहर उत्तर में है, धुआँ ग्राहकों को लगता है
hg: restaurant ka tandoor bahar north me hai dhuan grahako ko lagta hai
en: vastu for a restaurant | kitchen of a restaurant in which direction | where should the owner sit in a restaurant | dining area of cafe | tandoor placement | washroom of the restaurant | cash counter in a dhaba | cloud kitchen vastu | where to keep the fridge and store in a restaurant | opening a small cafe, how should I plan it | entrance of a restaurant direction | chef should face which side | food stall or cart direction
hi: रेस्टोरेंट का वास्तु | रेस्टोरेंट की रसोई किस दिशा में | ढाबे में मालिक कहाँ बैठे | तंदूर कहाँ लगाएँ | बैठने की जगह रेस्टोरेंट में कहाँ हो | रेस्टोरेंट का शौचालय कहाँ हो | छोटा कैफ़े खोल रहा हूँ, कैसे बनाऊँ | रसोइए का मुँह किस ओर हो | ठेला किस दिशा में लगाएँ | रेस्टोरेंट का प्रवेश किधर हो | फ़्रिज और भंडार रेस्टोरेंट में कहाँ
hg: restaurant ka vastu | restaurant ki kitchen kis disha me | dhabe me malik kaha baithe | tandoor kaha lagaye | restaurant me baithne ki jagah kaha ho | restaurant ka washroom kaha ho | chota cafe khol raha hu kaise banau | cloud kitchen vastu | chef ka muh kis taraf ho | thela kis disha me lagaye | restaurant ka entry kidhar ho | fridge aur store restaurant me kaha
en: momo stall on the road which way should I stand | tiffin service from home kitchen | bar counter placement in a restaurant | dhaba on the highway facing west | cash counter in restaurant | restaurant toilet direction | non veg kitchen restaurant | tiffin service from home kitchen
hi: चाय का ठेला किस ओर मुँह करके लगाऊँ | घर से टिफ़िन सेवा | हाईवे पर पश्चिममुखी ढाबा | रेस्टोरेंट में बार काउंटर | रेस्तराँ का कैश काउंटर | टिफ़िन सेवा घर से | ढाबे का तंदूर किस दिशा
hg: chai ka thela kis taraf muh karke lagau | ghar se tiffin service | highway par west facing dhaba | restaurant me bar counter | momo stall ki disha | restaurant ka cash counter | tiffin service ghar se | dhabe ka tandoor kis disha
hg: dhaba kholna hai chulha aur malik kidhar
hi: ढाबा खोलना है, चूल्हा किधर
en: opening a dhaba, stove on which side
@where modern wide PRAC
en: The kitchen of a restaurant is best in the south-east, stoves and tandoor there too; north-west is the second choice. Guests sit in the north, east and west, the owner in the south-west.
hi: रेस्टोरेंट की रसोई आग्नेय में सबसे अच्छी, चूल्हे और तंदूर भी वहीं; दूसरा विकल्प वायव्य। ग्राहक उत्तर, पूर्व और पश्चिम में, मालिक नैऋत्य में बैठे।
hg: Restaurant ki kitchen south-east me sabse achhi, chulhe aur tandoor bhi wahin; doosra vikalp north-west. Grahak north, east aur west me, malik south-west me baithe.
@which modern most PRAC
en: Store and dry goods go south-west, fridges south-east or west, water and hand basin north-east, washrooms north-west or west and out of sight of the tables. The cook faces east, a cart or stall north or east.
hi: भंडार नैऋत्य में, फ़्रिज आग्नेय या पश्चिम में, पानी और हाथ धोना ईशान में, शौचालय वायव्य या पश्चिम में और मेज़ों से ओझल। रसोइया पूर्व देखे, ठेला उत्तर या पूर्व की ओर।
hg: Store south-west me, fridge south-east ya west me, paani aur haath dhona north-east me, washroom north-west ya west me aur table se ojhal. Rasoiya east dekhe, thela north ya east ki taraf.
@do modern wide SENSE
en: Chimney, drains, gas safety and the licence decide first where a kitchen may be; if it has to be elsewhere, put the stoves in the kitchen's own south-east. Taste and cleanliness bring people back.
hi: चिमनी, नाली, गैस की सुरक्षा और लाइसेंस पहले तय करते हैं कि रसोई कहाँ हो; कहीं और बने तो चूल्हे रसोई के अपने आग्नेय में रखें। लोग स्वाद और सफ़ाई से लौटते हैं।
hg: Chimney, naali, gas ki suraksha aur licence pehle tay karte hain ki kitchen kahan ho; kahin aur bane to chulhe kitchen ke apne south-east me rakhein. Log swaad aur safai se lautte hain.
@face modern most PRAC
en: Cash counter in the south-west or by the exit, the cashier facing north or east. Guests may face any way; the mandir stands north-east away from kitchen smoke and washrooms.
hi: कैश काउंटर नैऋत्य में या निकास पर, कैशियर उत्तर या पूर्व मुख। मेहमान किसी भी ओर; मंदिर ईशान में, धुएँ और शौचालय से दूर।
hg: Cash counter south-west me ya exit par, cashier north ya east mukh. Mehman kisi bhi taraf; mandir north-east me, dhuen aur toilet se door.
@see shop-galla, sweet-shop

# salon-parlour business
@names
en: salon, beauty parlour, barber shop, spa
hi: सैलून, ब्यूटी पार्लर, नाई की दुकान
hg: salon, beauty parlour, nai ki dukan, parlor
en: parlour chair
hi: सैलून की कुर्सी
hg: salon ki chair
@ask
en: four barber chairs in a line before the east mirrors, is that right
hi: नाई की चार कुर्सियाँ पूर्व के शीशे के आगे हैं, ठीक है क्या
hg: naai ki chaar kursiyan east ke sheeshe ke aage hai theek hai kya
en: vastu for a beauty parlour | mirrors in a salon on which wall | salon chair direction | barber shop facing | wash basin in the parlour | where to put the facial bed | parlour at home in which room | colours for a salon | spa room direction | hair dryer and heating machines placement | owner seat in a salon | parlour opening in a small room
hi: ब्यूटी पार्लर का वास्तु | सैलून में शीशे किस दीवार पर | सैलून की कुर्सी किस दिशा में | नाई की दुकान का मुख | पार्लर में वॉश बेसिन कहाँ | फ़ेशियल का बेड कहाँ रखें | घर में पार्लर किस कमरे में | सैलून का रंग कैसा हो | स्पा का कमरा किस दिशा में | पार्लर खोलना है छोटे कमरे में | ड्रायर और मशीनें कहाँ रखें
hg: beauty parlour ka vastu | salon me mirror kis deewar par | salon ki chair kis disha me | nai ki dukan ka mukh | parlour me wash basin kaha | facial bed kaha rakhe | ghar me parlour kis kamre me | salon ka colour kaisa ho | spa room kis disha me | parlour kholna hai chote kamre me | dryer aur machine kaha rakhe salon me
en: gents salon in a south facing shop | bridal room in the parlour | nail art studio table | parlour chair facing | home beauty parlour in which room | salon colour | parlour not running
hi: दक्षिणमुखी दुकान में जेंट्स सैलून | पार्लर में दुल्हन का कमरा | मेहँदी का काम घर से | पार्लर की कुर्सी का मुँह | घर में पार्लर किस कमरे में | पार्लर नहीं चल रहा
hg: south facing dukan me gents salon | parlour me bridal room | nail art studio table kaha | parlour ki kursi ka muh | ghar me parlour kis kamre me | parlour nahi chal raha
en: where does the owner of a salon sit and facing which way | cash counter of my salon opens to which side | salon temple and money drawer
hi: पार्लर में मालिक कहाँ बैठे, मुँह किधर | पार्लर का गल्ला किस तरफ़ खुले | पार्लर में कैश काउंटर और मंदिर किस कोने में
hg: parlour me malik kaha baithe muh kidhar | parlour ka galla kis taraf khule | parlour me cash counter aur mandir kis kone me
@where modern most PRAC
en: In a salon the mirrors hang on the north or east wall, so that customers face north or east; hair dryers and heaters stand south-east, basins and water north, north-east or north-west.
hi: सैलून में शीशे उत्तर या पूर्व दीवार पर हों, ताकि ग्राहक उत्तर या पूर्व देखें; ड्रायर और गर्म मशीनें आग्नेय में, बेसिन और पानी उत्तर, ईशान या वायव्य में।
hg: Salon me mirror north ya east deewar par hon, taki grahak north ya east dekhein; dryer aur garam machine south-east me, basin aur paani north, north-east ya north-west me.
@which modern most PRAC
en: The owner sits south-west, the facial bed lies with the head to south or east, and a parlour at home suits a room with its own way in, in the north-west or south-east.
hi: मालिक नैऋत्य में बैठे, फ़ेशियल बेड का सिरहाना दक्षिण या पूर्व हो, और घर का पार्लर वायव्य या आग्नेय के उस कमरे में अच्छा जिसका अपना रास्ता हो।
hg: Malik south-west me baithe, facial bed ka sirhana south ya east ho, aur ghar ka parlour north-west ya south-east ke us kamre me achha jiska apna rasta ho.
@colour derived regional DED
en: Light and fresh colours suit a salon: white, cream, light green, pale pink; Venus, to whom beauty belongs, likes white and soft colours. Good light on the mirror matters more.
hi: सैलून में हल्के, ताज़े रंग अच्छे हैं: सफ़ेद, क्रीम, हल्का हरा, हल्का गुलाबी; सौंदर्य के स्वामी शुक्र को सफ़ेद और कोमल रंग प्रिय हैं। शीशे पर अच्छी रोशनी ज़्यादा ज़रूरी है।
hg: Salon me halke, taaze rang achhe hain: safed, cream, halka hara, halka gulabi; saundarya ke swami Shukra ko safed aur komal rang priya hain. Sheeshe par achhi roshni zyada zaroori hai.
@face modern most PRAC
en: In a salon or parlour the customer's chair and mirror face north or east; the owner sits south-west, looking north or east, cash opening north. A small mandir goes in the north-east.
hi: सैलून या पार्लर में ग्राहक की कुर्सी का मुँह उत्तर या पूर्व, सामने दर्पण; मालिक नैऋत्य में, मुँह उत्तर या पूर्व, गल्ला उत्तर को खुले। छोटा मंदिर ईशान में।
hg: Salon ya parlour me grahak ki kursi ka munh north ya east, saamne mirror; malik south-west me, munh north ya east, galla north ko khule. Chhota mandir north-east me.
@see shop-owner-seat

# showroom business
@names
en: showroom, clothes shop, garment shop, boutique
hi: शोरूम, कपड़ों की दुकान, बुटीक
hg: showroom, kapde ki dukan, garment shop, boutique
en: saree shop, mobile shop, electronics shop, trial room
hi: साड़ी की दुकान, मोबाइल की दुकान, ट्रायल रूम
hg: saree ki dukan, mobile ki dukan, trial room, electronics ki dukan
en: tailor shop
hi: दर्ज़ी की दुकान
hg: darzi ki dukan, tailor ki dukan
en: tailoring shop
hi: दर्ज़ी की दुकान, सिलाई की दुकान
hg: darzi ki dukan, silai ki dukan, tailoring ki dukan
@ask
en: vastu for a showroom | garment shop layout | trial room in which corner | mannequins near the door | furniture showroom arrangement | car showroom direction | display window facing | mirrors in a clothes shop | boutique at home direction | saree shop seating gaddi | mobile shop counter and display | electronics showroom where to put heavy items | cutting table in a boutique
hi: शोरूम का वास्तु | कपड़ों की दुकान कैसे सजाएँ | ट्रायल रूम किस कोने में | दुकान में पुतले कहाँ रखें | फ़र्नीचर शोरूम का वास्तु | गाड़ियों का शोरूम किस दिशा में | कपड़ों की दुकान में शीशा कहाँ | घर में बुटीक किस दिशा में | साड़ी की दुकान में गद्दी | मोबाइल की दुकान कैसे लगाएँ | बुटीक में कटाई की मेज़ कहाँ | डिस्प्ले किस ओर हो
hg: showroom ka vastu | kapde ki dukan kaise sajaye | trial room kis kone me | dukan me putle kaha rakhe | furniture showroom vastu | car showroom kis disha me | kapde ki dukan me sheesha kaha | ghar me boutique kis disha me | saree ki dukan me gaddi | mobile shop kaise lagaye | boutique me cutting table kaha | display kis taraf ho
en: shoe shop racks direction | toy shop arrangement | optical shop mirrors | tailor's cutting counter in a small shop | boutique at home direction | mannequin in shop window | mobile shop counter
hi: जूतों की दुकान के रैक | खिलौनों की दुकान कैसे सजाएँ | चश्मे की दुकान में शीशे | दर्ज़ी की दुकान में मशीन | घर में बुटीक | दुकान में पुतला | मोबाइल की दुकान
hg: juto ki dukan ke rack | khilono ki dukan kaise sajaye | chashme ki dukan me sheeshe | darji ki dukan me machine | ghar me boutique | dukan me putla | mobile ki dukan ka vastu
en: tailoring shop: where do the sewing machines and the money drawer go | in a clothes shop where does the owner sit and facing which way
hi: कपड़े की दुकान में मालिक कहाँ बैठे और मुँह किधर हो | दर्ज़ी की दुकान में मशीनें किस तरफ़ | कपड़े की दुकान का गल्ला किधर खुले
hg: kapde ki dukan me malik kaha baithe muh kidhar | darzi ki dukan me silai machine kidhar | tailor ki dukan me paise ka draaz kis taraf khule
en: our tailoring shop has its machines lined up on the north side and the money in a drawer under the cutting table
hi: सिलाई की दुकान में मशीनें उत्तर ओर लगी हैं, पैसे कटाई की मेज़ के नीचे
hg: silai ki dukan me machine uttar ki taraf lagi hai paise cutting table ke neeche draaz me
@where modern most PRAC
en: In a showroom heavy pieces and full racks stand south and west, light display and glass north and east, new and fast goods north-west; the middle stays free to walk.
hi: शोरूम में भारी चीज़ें और भरे रैक दक्षिण और पश्चिम में, हल्का डिस्प्ले और काँच उत्तर और पूर्व में, नया और जल्दी बिकने वाला माल वायव्य में; बीच चलने को ख़ाली रहे।
hg: Showroom me bhaari cheezein aur bhare rack south aur west me, halka display aur kanch north aur east me, naya aur jaldi bikne wala maal north-west me; beech chalne ko khali rahe.
@which modern regional PRAC
en: Mirrors go on north or east walls, the trial room in the west or north-west, electronics on show in the south-east, a cutting table south or west with the tailor facing east or north.
hi: शीशे उत्तर या पूर्व दीवार पर, ट्रायल रूम पश्चिम या वायव्य में, बिजली की चीज़ें आग्नेय में, कटाई की मेज़ दक्षिण या पश्चिम में और दर्ज़ी का मुँह पूर्व या उत्तर।
hg: Mirror north ya east deewar par, trial room west ya north-west me, electronics south-east me, cutting table south ya west me aur darzi ka munh east ya north.
@face modern most PRAC
en: In a clothes shop or showroom the owner sits in the south-west facing north or east; sellers face the same way and cash opens north. A mannequin is no omen.
hi: कपड़ों की दुकान या शोरूम में मालिक नैऋत्य में, मुँह उत्तर या पूर्व करके बैठे; बेचने वाले भी उधर देखें, गल्ला उत्तर को खुले। पुतला कोई शकुन नहीं।
hg: Kapde ki dukan ya showroom me malik south-west me, munh north ya east karke baithe; bechne wale bhi udhar dekhein, galla north ko khule. Putla koi shakun nahi.
@do modern most PRAC
en: In a tailoring shop machines and cutting table stand south, west or south-east, the tailor facing east or north; the money drawer sits south-west and opens north. Ganesh, Lakshmi or Vishwakarma are worshipped in the north-east.
hi: दर्ज़ी की दुकान में मशीनें और कटाई की मेज़ दक्षिण, पश्चिम या आग्नेय में, कारीगर का मुँह पूर्व या उत्तर; पैसे की दराज़ नैऋत्य में उत्तर को खुले। ईशान में गणेश, लक्ष्मी या विश्वकर्मा की पूजा होती है।
hg: Darzi ki dukan me silai machine aur cutting table south, west ya south-east me, karigar ka munh east ya north; paise ki drawer south-west me north ko khule. North-east me Ganesh, Lakshmi ya Vishwakarma ki puja hoti hai.
@see shop-stock, shop-counter

# jewellery-shop business
@names
en: jewellery shop, gold shop, jeweller
hi: आभूषण की दुकान, सुनार की दुकान, ज्वेलरी शॉप
hg: jewellery shop, sunar ki dukan, gold ki dukan
hi: सोने की दुकान, सर्राफ़ा
hg: sone ki dukan, sarrafa
@ask
hi: सोने-चाँदी की दुकान में शोकेस और लॉकर किधर
hg: sone chandi ki dukan me showcase aur locker kidhar
en: gold shop, display counter and strong room on which side
en: vastu for a jewellery shop | locker in a jewellery shop | where should gold be displayed | customers should face which direction in a jewellery shop | silver counter and gold counter position | strong room direction | safe of jeweller in south west | melting furnace in a jeweller's workshop | colours for a jewellery showroom | which day to open a gold shop
hi: आभूषण की दुकान का वास्तु | सुनार की दुकान में तिजोरी कहाँ | सोना किस ओर सजाएँ | गहनों की दुकान में ग्राहक का मुँह | चाँदी और सोने का काउंटर कहाँ | स्ट्रॉन्ग रूम किस दिशा में | गलाने की भट्ठी कहाँ रखें | गहनों के शोरूम का रंग | सुनार कहाँ बैठे
hg: jewellery shop ka vastu | sunar ki dukan me tijori kaha | sona kis taraf sajaye | jewellery shop me grahak ka muh | chandi aur sone ka counter kaha | strong room kis disha me | galane ki bhatti kaha rakhe | jewellery showroom ka colour | sunar kaha baithe
en: silver idols display in a jewellery shop | where does the goldsmith sit while working | jeweller face which direction | gold display side | mirror in jewellery shop
hi: चाँदी की मूर्तियाँ किस ओर सजाएँ | कारीगर कहाँ बैठकर काम करे | सुनार का मुँह किस ओर | सोना किस ओर सजाएँ
hg: chandi ki murtiya kis taraf sajaye | karigar kaha baith kar kaam kare sunar ka | sunar ka muh kis taraf | sona kis taraf sajaye
@where modern most PRAC
en: In a jewellery shop the strong room or safe stands in the south-west or south, opening north; gold is shown in the north and east, and the owner sits south-west facing north.
hi: आभूषण की दुकान में तिजोरी या स्ट्रॉन्ग रूम नैऋत्य या दक्षिण में, मुँह उत्तर की ओर; सोना उत्तर और पूर्व में सजे, और मालिक नैऋत्य में उत्तर की ओर मुँह करके बैठे।
hg: Jewellery shop me tijori ya strong room south-west ya south me, munh north ki taraf; sona north aur east me saje, aur malik south-west me north ki taraf munh karke baithe.
@which modern regional PRAC
en: The melting furnace and machines go south-east with good air; yellow, cream and light tones suit the display. Insurance, cameras and a second key do what no direction does.
hi: गलाने की भट्ठी और मशीनें आग्नेय में, हवा के साथ; सजावट में पीला, क्रीम और हल्के रंग अच्छे। बीमा, कैमरा और दूसरी चाबी वह करते हैं जो दिशा नहीं करती।
hg: Galane ki bhatti aur machine south-east me, hawa ke saath; sajawat me peela, cream aur halke rang achhe. Bima, camera aur doosri chabi woh karte hain jo disha nahi karti.
@face modern most PRAC
en: The jeweller faces north; mirrors hang on the north or east wall, never so that they show the open safe to the street. Lakshmi and Kubera are worshipped on Dhanteras.
hi: जौहरी उत्तर मुख बैठता है; दर्पण उत्तर या पूर्व पर, ऐसे कि खुली तिजोरी सड़क से न दिखे। धनतेरस पर लक्ष्मी और कुबेर की पूजा होती है।
hg: Jauhari north mukh baithta hai; mirror north ya east par, aise ki khuli tijori sadak se na dikhe. Dhanteras par Lakshmi aur Kuber ki pooja hoti hai.
@see shop-galla

# kirana-shop business
@names
en: kirana shop, grocery shop, general store, provision store
hi: किराना दुकान, परचून की दुकान, जनरल स्टोर
hg: kirana dukan, parchun ki dukan, general store, kirana shop
en: shop in my house, tea stall, paan shop
hi: घर में दुकान, पान की दुकान
hg: ghar me dukan, paan ki dukan, chai ki tapri
@ask
en: my grocery shop looks south, freezer and oil tins where
hi: किराना दुकान दक्षिणमुखी है, फ़्रीज़र और तेल के टिन कहाँ
hg: kirana dukan south facing hai freezer aur tel ke tin kaha
en: vastu for a kirana shop | grocery store shelves arrangement | where to keep oil and ghee tins in the shop | freezer in a general store direction | sacks of rice and atta which side | small shop in our house front room | shop attached to home, which side | weighing scale placement in shop | kirana shop facing west how to set | paan shop or tea stall direction | stationery shop arrangement
hi: किराना दुकान का वास्तु | परचून की दुकान में सामान कैसे लगाएँ | तेल-घी के डिब्बे दुकान में कहाँ | दुकान में फ़्रीज़र किस ओर | चावल-आटे की बोरियाँ कहाँ रखें | घर के आगे के कमरे में दुकान | घर में दुकान किस दिशा में बनाएँ | तराज़ू कहाँ रखें | पान की दुकान या चाय की टपरी किस ओर | जनरल स्टोर कैसे सजाएँ
hg: kirana dukan ka vastu | parchun ki dukan me saman kaise lagaye | tel ghee ke dibbe dukan me kaha | dukan me freezer kis taraf | chawal aate ki bori kaha rakhe | ghar ke aage ke kamre me dukan | ghar me dukan kis disha me banaye | taraju kaha rakhe | paan ki dukan ya chai ki tapri kis taraf | general store kaise sajaye
en: I want to open a small shop in the front room for my wife | vegetable shop crates which side | stationery and xerox shop | freezer in kirana shop | where to sit in grocery shop | udhaar customers kirana | shop with house above
hi: पत्नी के लिए आगे के कमरे में दुकान खोलनी है | सब्ज़ी की दुकान में टोकरी किस ओर | स्टेशनरी और ज़ेरॉक्स की दुकान | किराना दुकान में कहाँ बैठें | किराने में फ़्रीज़र | ऊपर घर नीचे दुकान
hg: wife ke liye aage ke kamre me dukan kholni hai | sabzi ki dukan me tokri kis taraf | stationery aur xerox ki dukan | kirana dukan me kaha baithe | kirana me freezer | upar ghar niche dukan
en: cash counter of my kirana store, where and opening which side | grocery owner facing
hi: किराना दुकान का गल्ला किस तरफ़ खुले | परचून की दुकान में मालिक कहाँ बैठे
hg: kirana dukan ka cash counter kaha aur kis taraf khule | kirana me malik kidhar muh kare
@where modern most PRAC
en: In a kirana shop, sacks and tins stand along the south and west walls, oil and ghee with the freezer in the south-east, water and light goods to the north and east.
hi: किराना दुकान में बोरियाँ और टिन दक्षिण और पश्चिम की दीवारों से, तेल-घी और फ़्रीज़र आग्नेय में, पानी और हल्का सामान उत्तर और पूर्व में रखें।
hg: Kirana dukan me bori aur tin south aur west ki deewaron se, tel-ghee aur freezer south-east me, paani aur halka saman north aur east ki taraf rakhein.
@ok modern most PRAC
en: A shop in the front room of the home is fine: give it a door of its own, in the north, east or north-west part if you may choose, and keep the family's rooms apart.
hi: घर के आगे के कमरे में दुकान ठीक है: उसका अपना दरवाज़ा हो, चुन सकें तो उत्तर, पूर्व या वायव्य भाग में, और परिवार के कमरे अलग रहें।
hg: Ghar ke aage ke kamre me dukan theek hai: uska apna darwaza ho, chun sakein to north, east ya north-west hisse me, aur parivar ke kamre alag rahein.
@face modern most PRAC
en: In a kirana shop the cash counter stands south or south-west, its drawer (galla) opening north or east, the shopkeeper facing north or east. Living above the shop is an old custom and fine.
hi: किराना दुकान में कैश काउंटर दक्षिण या नैऋत्य में हो, गल्ला उत्तर या पूर्व को खुले, दुकानदार का मुँह उत्तर या पूर्व। नीचे दुकान, ऊपर घर पुराना चलन है और ठीक।
hg: Kirana dukan me cash counter south ya south-west me ho, galla north ya east ko khule, dukandar ka munh north ya east. Neeche dukan, upar ghar purana chalan hai aur theek.
@see shop-counter, shop-stock

# sweet-shop business
@names
en: sweet shop, bakery, halwai shop, milk dairy shop
hi: मिठाई की दुकान, हलवाई, बेकरी
hg: mithai ki dukan, halwai, bakery, sweet shop
@ask
en: vastu for a sweet shop | bakery oven direction | halwai bhatti which corner | where to display sweets | ice cream or juice shop vastu | dairy shop milk cans | home bakery oven placement | atta chakki direction | fryer and stove in a snack shop | sweet shop counter glass | bakery oven direction | halwai bhatti in north east | sweets counter
hi: मिठाई की दुकान का वास्तु | बेकरी का ओवन किस दिशा में | हलवाई की भट्ठी किस कोने में | मिठाई किस ओर सजाएँ | आइसक्रीम या जूस की दुकान | दूध की डेयरी कहाँ रखें | घर की बेकरी में ओवन | चाट-समोसे की दुकान में चूल्हा | कड़ाही किस तरफ़ हो | बेकरी का ओवन | भट्ठी ईशान में है | मिठाई का काउंटर
hg: mithai ki dukan ka vastu | bakery ka oven kis disha me | halwai ki bhatti kis kone me | mithai kis taraf sajaye | ice cream ya juice ki dukan | doodh ki dairy kaha rakhe | ghar ki bakery me oven | chat samose ki dukan me chulha | kadhai kis taraf ho | bakery ka oven | bhatti north east me hai | mithai ka counter
en: where does the owner of a sweet shop sit and facing which way | cash counter of my sweet shop opens to which side | sweet shop temple and money drawer
hi: मिठाई की दुकान में मालिक कहाँ बैठे, मुँह किधर | मिठाई की दुकान का गल्ला किस तरफ़ खुले | मिठाई की दुकान में कैश काउंटर और मंदिर किस कोने में
hg: mithai ki dukan me malik kaha baithe muh kidhar | mithai ki dukan ka galla kis taraf khule | mithai ki dukan me cash counter aur mandir kis kone me
en: dairy: which side for the boiler and which for the freezer
hi: दूध की डेयरी में भट्टी और फ़्रीज़र किस दिशा में | डेयरी का फ़्रीज़र किधर
hg: doodh ki dairy me bhatti aur freezer kis disha me | dairy me freezer kidhar
@where modern wide PRAC
en: Oven, bhatti and fryer of a sweet shop stand in the south-east, the cook facing east; sweets are shown north and east; milk, water and the freezer stand north-west or west, sugar and flour south-west.
hi: मिठाई की दुकान का ओवन, भट्ठी और कड़ाही आग्नेय में, कारीगर का मुँह पूर्व; मिठाई उत्तर और पूर्व में सजे; दूध, पानी और फ़्रीज़र वायव्य या पश्चिम में, चीनी-मैदा नैऋत्य में रहे।
hg: Mithai ki dukan ka oven, bhatti aur kadhai south-east me, karigar ka munh east; mithai north aur east me saje; doodh, paani aur freezer north-west ya west me, cheeni-maida south-west me rahe.
@ok modern wide SENSE
en: If the fire has to stand elsewhere, keep it apart from water and gas lines and well aired; north-west is the usual second place. The first sweet of the day is offered to God in many shops.
hi: आग दूसरी जगह रखनी पड़े तो पानी और गैस लाइन से अलग, हवादार रखें; दूसरा विकल्प वायव्य है। दिन की पहली मिठाई कई दुकानों में भगवान को चढ़ती है।
hg: Aag doosri jagah rakhni pade to paani aur gas line se alag, hawadar rakhein; doosra vikalp north-west hai. Din ki pehli mithai kai dukano me Bhagwan ko chadhti hai.
@face modern most PRAC
en: In a sweet shop, bakery or dairy the owner sits in the south-west facing north or east, a wall behind. The cash counter is beside him, its drawer opening north or east; a small mandir goes in the north-east.
hi: मिठाई, बेकरी या दूध-डेयरी की दुकान में मालिक नैऋत्य में, पीछे दीवार, मुँह उत्तर या पूर्व करके बैठे। कैश काउंटर पास में, गल्ला उत्तर या पूर्व को खुले; छोटा मंदिर ईशान में।
hg: Mithai, bakery ya doodh dairy ki dukan me malik south-west me, peeche deewar, munh north ya east karke baithe. Cash counter paas me, galla north ya east ko khule; chhota mandir north-east me.
@see restaurant

# medical-store business
@names
en: medical store, pharmacy, chemist shop
hi: मेडिकल स्टोर, दवा की दुकान
hg: medical store, dawai ki dukan, pharmacy, chemist shop
hg: medical ki dukan
hi: मेडिकल की दुकान
@ask
en: chemist shop facing south, cold medicines' fridge and counter where
hi: दवा की दुकान दक्षिणमुखी, ठंडी दवा का फ़्रिज किधर
hg: dawa ki dukan south facing thandi dawa ka fridge kidhar
en: vastu for a medical store | medicine racks which wall | where should the chemist sit | fridge for medicines direction | pharmacy shop facing | expired medicines in the shop | medical store counter | opening a chemist shop near a hospital | costly medicines kept where | ayurvedic shop arrangement
hi: मेडिकल स्टोर का वास्तु | दवाओं के रैक किस दीवार पर | दवा वाला कहाँ बैठे | दवा का फ़्रिज कहाँ रखें | दवा की दुकान का मुख | पुरानी दवाइयाँ दुकान में | मेडिकल का काउंटर कहाँ | अस्पताल के पास दवा की दुकान | महँगी दवा कहाँ रखें
hg: medical store ka vastu | dawai ke rack kis deewar par | medical wala kaha baithe | dawai ka fridge kaha rakhe | dawai ki dukan ka mukh | expiry dawai dukan me | medical ka counter kaha | hospital ke paas dawai ki dukan | mehngi dawai kaha rakhe
en: where should the billing computer of a chemist be | medical shop fridge side | pharmacy counter facing | fridge in medical store | god photo in medical shop
hi: मेडिकल में बिल का कंप्यूटर कहाँ | दवा की दुकान में बैठने की दिशा | दवा दुकान का काउंटर | मेडिकल में फ़्रिज
hg: medical me bill ka computer kaha | medical ki dukan me baithne ki disha | dawa dukan ka counter | medical me fridge
en: where does the owner of a medical shop sit and facing which way | cash counter of my medical shop opens to which side | medical shop temple and money drawer
hi: मेडिकल दुकान में मालिक कहाँ बैठे, मुँह किधर | मेडिकल दुकान का गल्ला किस तरफ़ खुले | मेडिकल दुकान में कैश काउंटर और मंदिर किस कोने में
hg: medical ki dukan me malik kaha baithe muh kidhar | medical ki dukan ka galla kis taraf khule | medical ki dukan me cash counter aur mandir kis kone me
@where modern most PRAC
en: In a medical store the racks stand along the south and west walls, medicines in daily use north or north-east, the fridge south-east, and the chemist faces north or east.
hi: मेडिकल स्टोर के रैक दक्षिण और पश्चिम की दीवारों से, रोज़ की दवाएँ उत्तर या ईशान में, फ़्रिज आग्नेय में, और दवा देने वाले का मुँह उत्तर या पूर्व हो।
hg: Medical store ke rack south aur west ki deewaron se, roz ki dawai north ya north-east me, fridge south-east me, aur chemist ka munh north ya east ho.
@ok modern wide SENSE
en: Take expired medicines out as the rules ask, and follow the temperature on the box: for medicines the law counts before any direction. North-east is linked to healing herbs by later lists only.
hi: पुरानी दवाएँ नियम के अनुसार निकालें और डिब्बे पर लिखा तापमान रखें: दवाओं में क़ानून दिशा से पहले है। ईशान को औषधि से केवल बाद की सूचियाँ जोड़ती हैं।
hg: Purani dawai niyam ke hisab se nikalein aur dibbe par likha taapmaan rakhein: dawai me kanoon disha se pehle hai. North-east ko aushadhi se sirf baad ki lists jodti hain.
@face modern most PRAC
en: In a medical shop the owner sits in the south-west facing north or east, a wall behind. The cash counter is beside him, its drawer opening north or east; a small mandir goes in the north-east.
hi: मेडिकल की दुकान में मालिक नैऋत्य में, पीछे दीवार, मुँह उत्तर या पूर्व करके बैठे। कैश काउंटर पास में, गल्ला उत्तर या पूर्व को खुले; छोटा मंदिर ईशान में।
hg: Medical ki dukan me malik south-west me, peeche deewar, munh north ya east karke baithe. Cash counter paas me, galla north ya east ko khule; chhota mandir north-east me.
@see clinic, shop-counter

# hotel-guesthouse business
@names
en: hotel building, guest house, hotel vaastu, homestay
hi: होटल की इमारत, गेस्ट हाउस, होटल का वास्तु
hg: hotel building, guest house, hotel ka vastu, homestay
@ask
en: vastu for a hotel | hotel reception direction | rooms in a guest house | swimming pool in which side of hotel | owner's office in the hotel | homestay in the hills vaastu | banquet hall direction | marriage garden layout | pg hostel building vastu | hotel kitchen and lobby | lift and stairs in a hotel | reception counter hotel facing | guest room bed direction hotel | homestay vastu
hi: होटल का वास्तु कैसा हो | होटल का रिसेप्शन किस दिशा में | गेस्ट हाउस के कमरे कैसे हों | स्विमिंग पूल होटल में किस ओर | होटल मालिक का दफ़्तर कहाँ | होमस्टे का वास्तु | बैंक्वेट हॉल किस दिशा में | मैरिज गार्डन का नक़्शा | पीजी या हॉस्टल की इमारत का वास्तु | होटल की लिफ़्ट और सीढ़ी | होटल का रिसेप्शन | होटल के कमरे में बेड
hg: hotel ka vastu kaisa ho | hotel ka reception kis disha me | guest house ke kamre kaise ho | swimming pool hotel me kis taraf | hotel malik ka office kaha | homestay vastu | banquet hall kis disha me | marriage garden ka layout | pg hostel building ka vastu | hotel ki lift aur seedhi | hotel ka reception | hotel ke kamre me bed
@where modern most PRAC
en: A hotel has its lobby and reception in the north-east, north or east, kitchen in the south-east, owner's office in the south-west, store in the south, halls in the north-west, pool in the north or east.
hi: होटल में लॉबी और रिसेप्शन ईशान, उत्तर या पूर्व में, रसोई आग्नेय में, मालिक का दफ़्तर नैऋत्य में, भंडार दक्षिण में, हॉल वायव्य में, पूल उत्तर या पूर्व में हो।
hg: Hotel me lobby aur reception north-east, north ya east me, kitchen south-east me, malik ka office south-west me, store south me, hall north-west me, pool north ya east me ho.
@which modern wide PRAC
en: In guest rooms the bed stands with its head to south or east, the bath in the west or north-west part; stairs and lift in the south or west. Fire safety and exits come first.
hi: मेहमानों के कमरों में पलंग का सिरहाना दक्षिण या पूर्व, स्नानघर पश्चिम या वायव्य में; सीढ़ी और लिफ़्ट दक्षिण या पश्चिम में। अग्नि-सुरक्षा और निकास पहले।
hg: Guest room me bed ka sirhana south ya east, bathroom west ya north-west me; seedhi aur lift south ya west me. Fire safety aur exit pehle.
@see restaurant

# office-pantry business
@names
en: office pantry, office toilet, tea corner in the office
hi: ऑफ़िस की पैंट्री, दफ़्तर का शौचालय
hg: office pantry, office ka toilet, office me chai ka corner
en: toilet opposite the boss's cabin
hg: office me cabin ke samne toilet
hi: केबिन के सामने शौचालय
@ask
en: pantry in the office which direction | where should the office toilet be | coffee machine placement in the office | drinking water in office | toilet in the north east of our office | printer and xerox corner | server room direction | office store room | photocopier side | canteen of a company
hi: ऑफ़िस में पैंट्री किस दिशा में | दफ़्तर का शौचालय कहाँ हो | कॉफ़ी मशीन कहाँ रखें | ऑफ़िस में पीने का पानी कहाँ | हमारे ऑफ़िस का टॉयलेट ईशान में है | प्रिंटर और ज़ेरॉक्स मशीन कहाँ | सर्वर रूम किस दिशा में | ऑफ़िस का स्टोर | कंपनी की कैंटीन
hg: office me pantry kis disha me | office ka toilet kaha ho | coffee machine kaha rakhe | office me pine ka pani kaha | hamare office ka toilet north east me hai | printer aur xerox machine kaha | server room kis disha me | office ka store | company ki canteen
hg: mere office me boss ke cabin ke samne toilet hai | office me pani ki machine | office ka mandir aur toilet
hi: बॉस के केबिन के सामने शौचालय है | दफ़्तर में पानी की मशीन | दफ़्तर का मंदिर और टॉयलेट
en: in my office the toilet is in front of the boss's cabin | office toilet near the mandir | water dispenser direction office | tea machine place
@where modern most PRAC
en: The office pantry with kettle and oven belongs in the south-east, drinking water in the north-east, toilets in the north-west or west, printer and server in the south-east.
hi: केतली और ओवन वाली पैंट्री आग्नेय में, पीने का पानी ईशान में, शौचालय वायव्य या पश्चिम में, प्रिंटर और सर्वर आग्नेय में रखें।
hg: Kettle aur oven wali pantry south-east me, peene ka paani north-east me, toilet north-west ya west me, printer aur server south-east me rakhein.
@do modern most PRAC
en: In a rented office a toilet in the north-east cannot move: keep it dry, aired and shut, and seat nobody with the back to its wall. Nothing has to be broken.
hi: किराये के दफ़्तर में ईशान का शौचालय हट नहीं सकता: उसे सूखा, हवादार और बंद रखें, और उसकी दीवार से पीठ लगाकर किसी को न बैठाएँ। कुछ तोड़ना ज़रूरी नहीं।
hg: Rent ke office me north-east ka toilet hat nahi sakta: use sookha, hawadar aur band rakhein, aur uski deewar se peeth lagakar kisi ko na bithayein. Kuch todna zaroori nahi.
@ok modern most PRAC
en: A toilet beside the office mandir or behind a seat is moved away from by turning the shelf or the chair; nothing is broken. The dispenser in another corner than north-east is a small point.
hi: दफ़्तर के मंदिर के पास या सीट के पीछे शौचालय हो तो शेल्फ़ या कुर्सी हटाएँ; तोड़ना कुछ नहीं। पानी की मशीन ईशान से अलग कोने में हो तो छोटी बात है।
hg: Office ke mandir ke paas ya seat ke peeche toilet ho to shelf ya kursi hatayein; todna kuch nahi. Paani ki machine north-east se alag kone me ho to chhoti baat hai.
@see staff-seating

# bohni-and-opening business
@names
en: bohni, first sale of the day, opening the shop in the morning
hi: बोहनी, सुबह दुकान खोलना, पहली बिक्री
hg: bohni, boni, subah dukan kholna, pehli bikri
en: first customer, opening the shutter
hi: पहला ग्राहक, शटर खोलना
hg: pehla grahak, shutter kholna
@ask
en: what is bohni | why do shopkeepers not refuse the first customer | how to open the shop in the morning | sprinkling water before opening the shutter | which foot first into the shop | giving credit in the first sale | sweeping the shop after evening | should we touch the threshold of the shop | closing time customs | first customer bargained and left, bad sign? | udhaar at bohni
hi: बोहनी क्या होती है | पहले ग्राहक को क्यों नहीं लौटाते | सुबह दुकान कैसे खोलें | दुकान खोलते समय पानी क्यों छिड़कते हैं | दुकान में पहले कौन सा पैर रखें | बोहनी में उधार देना | शाम के बाद दुकान में झाड़ू | दुकान की चौखट छूना | बोहनी ख़राब हो गई क्या अशुभ है | दुकान बंद करते समय क्या करें
hg: bohni kya hoti hai | pehle grahak ko kyu nahi lautate | subah dukan kaise khole | dukan kholte samay pani kyu chidakte hai | dukan me pehle konsa pair rakhe | bohni me udhar dena | shaam ke baad dukan me jhadu | dukan ki chaukhat chuna | bohni kharab ho gayi kya ashubh hai | dukan band karte samay kya kare | boni ke time udhaar
en: first customer of the day returned the goods | should bohni be cash only or upi is fine | can I sweep the shop at night | lemon water sprinkling before opening | bohni not happening till noon | which foot to enter shop | lamp in shop morning and evening | not giving udhaar in the morning | sweeping shop before or after opening
hi: दिन के पहले ग्राहक ने सामान लौटाया | बोहनी यूपीआई से चलेगी क्या | रात को दुकान में झाड़ू लगा सकते हैं | शटर खोलने से पहले प्रणाम क्यों | दोपहर तक बोहनी नहीं हुई | दुकान में कौन सा पैर पहले | सुबह उधार नहीं देते क्यों
hg: din ke pehle grahak ne saman lautaya | bohni upi se chalegi kya | raat ko dukan me jhadu laga sakte hai | shutter kholne se pehle pranam kyu | dopahar tak bohni nahi hui | dukan me konsa pair pehle | subah udhaar kyu nahi dete
@what modern wide CUSTOM
en: Bohni is the first sale of the day. By custom it is made in cash, the money is touched to eyes or forehead and laid before God or in the galla, and the first customer is sent away kindly.
hi: बोहनी दिन की पहली बिक्री है। रिवाज है कि वह नक़द हो, पैसे माथे से लगाकर भगवान के आगे या गल्ले में रखे जाएँ, और पहले ग्राहक से प्रेम से बात हो।
hg: Bohni din ki pehli bikri hai. Rivaz hai ki woh nakad ho, paise maathe se lagakar Bhagwan ke aage ya galle me rakhe jayein, aur pehle grahak se prem se baat ho.
@how modern wide CUSTOM
en: To open a shop, people touch the threshold, step in with the right foot, sweep, sprinkle water at the front, light a lamp or incense, and bow. Sweeping is done before, not after dusk, as at home.
hi: दुकान खोलते समय चौखट छूते, दाहिना पैर रखते, झाड़ू लगाते, आगे जल छिड़कते, दीप या अगरबत्ती जलाते और प्रणाम करते हैं। झाड़ू घर की तरह संध्या से पहले लगती है।
hg: Dukan kholte samay chaukhat chhute, daahina pair rakhte, jhadu lagate, aage jal chhidakte, deep ya agarbatti jalate aur pranam karte hain. Jhadu ghar ki tarah sandhya se pehle lagti hai.
@ok modern wide SENSE
en: A first customer who bargains and leaves is no bad sign: the day is as good as the next one. Whether you give credit is a matter of trust and of your book.
hi: पहला ग्राहक मोल-भाव करके चला जाए तो कोई अपशकुन नहीं: दिन अगले ग्राहक से भी बनता है। उधार देना भरोसे और हिसाब की बात है।
hg: Pehla grahak mol-bhav karke chala jaye to koi apshakun nahi: din agle grahak se bhi banta hai. Udhar dena bharose aur hisab ki baat hai.
@see shop-galla

# cattle-shed business
@names
en: cattle shed, gaushala, cow shed, dairy farm, poultry
hi: गौशाला, पशुशाला, गाय का बाड़ा, डेयरी फ़ार्म
hg: gaushala, pashushala, gaay ka bada, dairy farm, tabela
en: cows at home, buffalo shed, goats, fodder
hi: भैंस का तबेला, बकरी का बाड़ा, चारा
hg: bhains ka tabela, bakri ka bada, chara, gaay bandhna
en: where to tie cows, buffaloes
hi: भैंस बाँधना, गाय बाँधना, पशु बाँधना
hg: bhains bandhna, pashu bandhna
en: poultry shed, hen house
hi: मुर्ग़ी पालन, मुर्ग़ी का शेड
hg: murgi palan, murgi shed
@ask
en: which way should the poultry shed look
hi: मुर्ग़ी के शेड का मुँह किस ओर
hg: murgi ke shed ka muh kis taraf
en: where to build the cow shed | direction for a gaushala in the house | buffalo shed in which corner of the plot | cattle should face which side | dairy farm vastu | poultry farm direction | where to store fodder | we keep two cows behind our house, is that side right | goat shed placement | gobar gas plant direction | tractor and farm tools parking in a village house
hi: गौशाला किस दिशा में बनाएँ | भैंस का तबेला किस कोने में | गाय का मुँह किस ओर हो | डेयरी फ़ार्म का वास्तु | मुर्ग़ी फ़ार्म किस दिशा में | चारा कहाँ रखें | घर के पीछे दो गाय हैं, दिशा सही है क्या | बकरी का बाड़ा कहाँ बनाएँ | गोबर गैस किस दिशा में | ट्रैक्टर कहाँ खड़ा करें गाँव के घर में | पशु बाँधने की जगह
hg: gaushala kis disha me banaye | bhains ka tabela kis kone me | gaay ka muh kis taraf ho | dairy farm ka vastu | murgi farm kis disha me | chara kaha rakhe | ghar ke piche do gaay hai disha sahi hai kya | bakri ka bada kaha banaye | gobar gas kis disha me | tractor kaha khada kare gaon ke ghar me | pashu bandhne ki jagah
en: my grandfather's cow was tied in the east, is it ok | milk has become less, is the shed wrong | dog kennel direction in the house | where do hens live in a village home | cow shed in south west | how many cows auspicious | goat shed direction | cow faces which side while milking
hi: गाय पूर्व में बँधी है, ठीक है क्या | दूध कम हो गया, बाड़ा ग़लत है क्या | कुत्ते का घर किस ओर | मुर्ग़ियाँ कहाँ रखें
hg: gaay east me bandhi hai theek hai kya | doodh kam ho gaya bada galat hai kya | kutte ka ghar kis taraf | murgiya kaha rakhe
hi: भैंस कहाँ बाँधें | गाय किस दिशा में बाँधें | गौशाला नैऋत्य में | गाय का मुँह किस ओर बाँधें | बकरी का बाड़ा
hg: bhains kaha bandhe | gaay kis disha me bandhe | gaushala south west me | gaay ka muh kis taraf bandhe | bakri ka bada
@places good NW; fine W N S; avoid NE SW SE E C
@where modern most PRAC
en: The cattle shed is built in the north-west of the plot, the side of air and movement; west or south by the wall is the usual second choice. Not in the north-east.
hi: गौशाला प्लॉट के वायव्य में, वायु और गति की दिशा में बनती है; दूसरा विकल्प पश्चिम या दक्षिण की दीवार के पास। ईशान में नहीं।
hg: Gaushala plot ke north-west me, vayu aur gati ki disha me banti hai; doosra vikalp west ya south ki deewar ke paas. North-east me nahi.
@face modern most PRAC
en: Cows are tied so that they face east or north when feeding; fodder lies dry in the south-west or west, the gobar gas plant in the south-east or north-west, away from the well.
hi: गायें ऐसे बाँधें कि खाते समय मुँह पूर्व या उत्तर हो; चारा नैऋत्य या पश्चिम में सूखा रहे, गोबर गैस आग्नेय या वायव्य में, कुएँ से दूर।
hg: Gaay aise baandhein ki khate samay munh east ya north ho; chara south-west ya west me sookha rahe, gobar gas south-east ya north-west me, kuen se door.
@do modern wide SENSE
en: Give them shade, dry ground, clean water and wind from the side; keep dung away from kitchen and well. For a sick animal call the vet first.
hi: छाया, सूखी ज़मीन, साफ़ पानी और हवा दें; गोबर रसोई और कुएँ से दूर रखें। पशु बीमार हो तो पहले पशु-चिकित्सक को बुलाएँ।
hg: Chhaya, sookhi zameen, saaf paani aur hawa dein; gobar rasoi aur kuen se door rakhein. Pashu bimar ho to pehle pashu doctor ko bulayein.

# gym-hall business
@names
en: gym, fitness centre, dance studio, yoga studio
hi: जिम, व्यायामशाला, अखाड़ा
hg: gym, vyayamshala, akhada, fitness centre
@ask
en: vastu for a gym | heavy weights in which corner of the gym | treadmill facing direction | gym at home in which room | mirrors in a gym wall | trainer's cabin | akhada direction | exercise room at home direction | which way to face while doing yoga | gym reception and locker room | gym mirror wall | dance class direction | yoga class facing
hi: जिम का वास्तु | जिम में भारी वज़न किस कोने में | ट्रेडमिल का मुँह किस ओर | घर में जिम किस कमरे में | जिम में शीशे किस दीवार पर | अखाड़ा किस दिशा में | कसरत का कमरा घर में कहाँ | योग करते समय मुँह किधर हो | जिम का रिसेप्शन | जिम में शीशा किस दीवार | नृत्य कक्षा किस दिशा
hg: gym ka vastu | gym me heavy weight kis kone me | treadmill ka muh kis taraf | ghar me gym kis kamre me | gym me mirror kis deewar par | akhada kis disha me | kasrat ka kamra ghar me kaha | yoga karte samay muh kidhar ho | gym ka reception | gym me sheesha kis wall | dance class kis disha
@where modern most PRAC
en: In a gym the weights stand in the south, west and south-west, treadmills and cycles in the north-west or east, mirrors on the north or east wall, reception in the north-east.
hi: जिम में वज़न दक्षिण, पश्चिम और नैऋत्य में, ट्रेडमिल और साइकिल वायव्य या पूर्व में, शीशे उत्तर या पूर्व दीवार पर, रिसेप्शन ईशान में रखें।
hg: Gym me weight south, west aur south-west me, treadmill aur cycle north-west ya east me, mirror north ya east deewar par, reception north-east me rakhein.
@face modern most PRAC
en: Yoga and exercise are done facing east or north, in morning light if possible. At home a north-west or east room or balcony serves well.
hi: योग और कसरत पूर्व या उत्तर की ओर मुँह करके, हो सके तो सुबह की रोशनी में करें। घर में वायव्य या पूर्व का कमरा या बालकनी अच्छी है।
hg: Yoga aur kasrat east ya north ki taraf munh karke, ho sake to subah ki roshni me karein. Ghar me north-west ya east ka kamra ya balcony achhi hai.

# hostel-building business
@names
en: hostel building, pg building, running a pg
hi: हॉस्टल की इमारत, पीजी चलाना
hg: hostel building, pg building, pg chalana
@ask
en: vastu for a hostel building | I run a pg for girls, how should rooms be arranged | beds of students direction in a hostel | mess and kitchen of the hostel | warden's room location | bunk beds direction | study tables in a shared room | bathrooms of a hostel
hi: हॉस्टल की इमारत का वास्तु | लड़कियों का पीजी चलाती हूँ, कमरे कैसे हों | हॉस्टल में बिस्तर किस दिशा में | हॉस्टल का मेस और रसोई | वार्डन का कमरा कहाँ | एक कमरे में चार मेज़ कैसे रखें | हॉस्टल के स्नानघर
hg: hostel building ka vastu | girls pg chalati hu kamre kaise ho | hostel me bed kis disha me | hostel ka mess aur kitchen | warden ka room kaha | ek room me char table kaise rakhe | hostel ke bathroom | pg khola hai
@where modern most PRAC
en: In a hostel the kitchen and mess lie in the south-east, the warden in the south-west, bathrooms in the north-west or west, an open yard in the north or east.
hi: हॉस्टल में रसोई और मेस आग्नेय में, वार्डन नैऋत्य में, स्नानघर वायव्य या पश्चिम में, खुला आँगन उत्तर या पूर्व में हो।
hg: Hostel me kitchen aur mess south-east me, warden south-west me, bathroom north-west ya west me, khula aangan north ya east me ho.
@which modern wide PRAC
en: Beds stand with the head to south or east, study tables so that one faces north or east; where four share a room, light, quiet and a lock of one's own come first.
hi: पलंग का सिरहाना दक्षिण या पूर्व, मेज़ें ऐसी कि मुँह उत्तर या पूर्व हो; चार लोग एक कमरे में हों तो रोशनी, शांति और अपना ताला पहले।
hg: Bed ka sirhana south ya east, table aisi ki munh north ya east ho; chaar log ek kamre me hon to roshni, shanti aur apna taala pehle.
@see hotel-guesthouse

# bank-or-finance-office business
@names
en: lawyer's office, chartered accountant's office, finance office, consultancy office
hi: वकील का दफ़्तर, सीए का ऑफ़िस, सलाहकार का दफ़्तर
hg: vakil ka office, ca office, advocate chamber, property dealer ka office
@ask
en: lawyer's chamber at home, where do clients sit and the law books stand
hi: घर में वकालत का कमरा बना रहा हूँ, मुवक्किल और किताबें किधर
hg: ghar me vakalat ka kamra bana raha hu muvakkil aur kitabein kidhar
en: vastu for a lawyer's chamber | ca office seating | where should an advocate keep case files | insurance agent office at home | property dealer office direction | clients should sit facing which side | law books rack which wall | architect studio vastu | travel agency office | small office with two chairs how to arrange | lawyer faces which direction | ca office vastu | client chair direction | insurance agent office
hi: वकील के चैंबर का वास्तु | सीए के ऑफ़िस में बैठने की दिशा | मुक़दमे की फ़ाइलें कहाँ रखें | प्रॉपर्टी डीलर का ऑफ़िस | मुवक्किल का मुँह किस ओर हो | क़ानून की किताबें किस दीवार पर | ट्रैवल एजेंसी का दफ़्तर | दो कुर्सियों का छोटा ऑफ़िस कैसे लगाऊँ | वकील का मुँह किस दिशा में | सीए का दफ़्तर | मुवक्किल की कुर्सी
hg: vakil ke chamber ka vastu | ca office me baithne ki disha | case ki files kaha rakhe | property dealer ka office kaise ho | client ka muh kis taraf ho | law books kis deewar par | travel agency ka office | do kursi ka chota office kaise lagau | insurance agent ka office ghar me | vakil ka muh kis disha me | CA ka office | client ki kursi
@where modern most PRAC
en: A lawyer, accountant or agent sits in the south-west of the chamber facing north or east; clients sit before the table, looking south or west, which is fine.
hi: वकील, लेखाकार या एजेंट चैंबर के नैऋत्य में उत्तर या पूर्व की ओर मुँह करके बैठे; मुवक्किल मेज़ के सामने दक्षिण या पश्चिम देखते हैं, यह ठीक है।
hg: Vakil, accountant ya agent chamber ke south-west me north ya east ki taraf munh karke baithe; client table ke saamne south ya west dekhte hain, yeh theek hai.
@which modern most PRAC
en: Law books and old files go to the south or west wall, running files within reach to the north or east, computer in the south-east, waiting chairs in the north-west or north.
hi: किताबें और पुरानी फ़ाइलें दक्षिण या पश्चिम दीवार पर, चालू फ़ाइलें उत्तर या पूर्व में पास, कंप्यूटर आग्नेय में, प्रतीक्षा की कुर्सियाँ वायव्य या उत्तर में।
hg: Kitabein aur purani file south ya west deewar par, chalu file north ya east me paas, computer south-east me, wait ki kursi north-west ya north me.
@face modern wide PRAC
en: The lawyer or accountant faces north or east, a wall behind; clients face south or west. Running files at the right hand or north, closed cases to the south-west.
hi: वकील या सीए उत्तर या पूर्व मुख, पीछे दीवार; मुवक्किल दक्षिण या पश्चिम मुख। चालू फ़ाइलें दाएँ या उत्तर, बंद मामले नैऋत्य में।
hg: Vakil ya CA north ya east mukh, peeche deewar; client south ya west mukh. Chaalu file daayein ya north, band case south-west me.
@see office-desk-facing

# vehicle-garage-shop business
@names
en: workshop for vehicles, car garage business, petrol pump business, service station, bike repair shop
hi: गाड़ी का गैराज व्यवसाय, पेट्रोल पंप का वास्तु, बाइक रिपेयर की दुकान
hg: gadi ka garage business, petrol pump ka vastu, bike repair ki dukan
@ask
en: bike repair shop looking north, tools, oil and scrap where
hi: बाइक की मरम्मत की दुकान, औज़ार और तेल किधर
hg: bike repair ki dukan auzar aur tel kidhar
en: vastu for a petrol pump layout | car service garage which direction | where should tools and oil be in garage | mechanic shop facing direction | tyre shop vastu
hi: पेट्रोल पंप की मशीनें किस दिशा में | गाड़ी के गैराज में औज़ार कहाँ | मैकेनिक की दुकान का मुँह | गैराज में तेल कहाँ रखें | टायर की दुकान का वास्तु
hg: petrol pump ki machine kis disha me | gadi ke garage me auzaar kaha | mechanic ki dukan ka muh | garage me oil kaha rakhe | tyre ki dukan ka vastu
en: where does the owner of a garage sit and facing which way | cash counter of my garage opens to which side | garage temple and money drawer
hi: गैराज में मालिक कहाँ बैठे, मुँह किधर | गैराज का गल्ला किस तरफ़ खुले | गैराज में कैश काउंटर और मंदिर किस कोने में
hg: garage me malik kaha baithe muh kidhar | garage ka galla kis taraf khule | garage me cash counter aur mandir kis kone me
@where modern most PRAC
en: In a garage, heavy lifts, tools and tyres stand south and west, welding, battery and compressor south-east, finished vehicles north-west, washing north-east or north, the office south-west facing north or east.
hi: गैराज में भारी लिफ़्ट, औज़ार, टायर दक्षिण और पश्चिम; वेल्डिंग, बैटरी, कंप्रेसर आग्नेय; तैयार गाड़ियाँ वायव्य; धुलाई ईशान या उत्तर; दफ़्तर नैऋत्य में उत्तर या पूर्व मुख।
hg: Garage me bhaari lift, auzaar, tyre south aur west; welding, battery, compressor south-east; taiyar gaadi north-west; washing north-east ya north; office south-west me north ya east mukh.
@do modern wide SENSE
en: At a petrol pump tanks and pumps stand where oil company and fire rules put them; only office, air and water can follow direction. Safety distances come first.
hi: पेट्रोल पंप पर टंकी और मशीनें वहीं जहाँ कंपनी और अग्नि नियम रखें; दिशा केवल दफ़्तर, हवा और पानी में देखी जाती है। सुरक्षा दूरी पहले।
hg: Petrol pump par tanki aur machine wahin jahan company aur fire niyam rakhein; disha sirf office, hawa aur paani me dekhi jati hai. Suraksha doori pehle.
@face modern most PRAC
en: In a garage or service station the owner sits in the south-west facing north or east, a wall behind. The cash counter is beside him, its drawer opening north or east; a small mandir goes in the north-east.
hi: गैराज या सर्विस स्टेशन में मालिक नैऋत्य में, पीछे दीवार, मुँह उत्तर या पूर्व करके बैठे। कैश काउंटर पास में, गल्ला उत्तर या पूर्व को खुले; छोटा मंदिर ईशान में।
hg: Garage ya service station me malik south-west me, peeche deewar, munh north ya east karke baithe. Cash counter paas me, galla north ya east ko khule; chhota mandir north-east me.

# hospital-layout business
@names
en: operation theatre, hospital vaastu, hospital layout, pathology lab, patient ward
hi: ऑपरेशन थिएटर, अस्पताल का वास्तु, पैथोलॉजी लैब, मरीज़ों का वार्ड
hg: operation theatre, hospital ka vastu, pathology lab, mareezo ka ward
en: blood lab, sample collection lab, diagnostic lab
hi: ख़ून जाँच की लैब
hg: blood lab, khoon jaanch ki lab
@ask
en: small blood test lab in a flat, machines and sample fridge where
hi: दो कमरे में ख़ून जाँच की लैब, मशीन और फ़्रिज किधर
hg: do kamre me khoon jaanch ki lab machine aur fridge kidhar
en: where should the operation theatre be in a hospital | icu direction | x-ray and mri room which corner | emergency ward entrance side | labour room direction | where does the lab go in a diagnostic centre | patients' beds facing which direction | doctor's chamber in a hospital | blood bank and mortuary place
hi: अस्पताल में ऑपरेशन थिएटर किस दिशा में हो | आईसीयू की दिशा | एक्स-रे और एमआरआई का कमरा | इमरजेंसी का द्वार किधर | प्रसव कक्ष की दिशा | लैब कहाँ हो | मरीज़ों के पलंग किस ओर | अस्पताल में डॉक्टर का कमरा
hg: hospital me operation theatre kis disha me ho | icu ki disha | x ray aur mri ka room | emergency ka gate kidhar | delivery room ki disha | lab kaha ho | mareezo ke bed kis taraf | hospital me doctor ka kamra
@where modern most PRAC
en: The operation theatre is placed in the west, many also say south-east; X-ray, MRI and electrics south-east; emergency and ICU north-west; reception north-east or east; doctor in the south-west, facing north or east.
hi: ऑपरेशन थिएटर पश्चिम में, कई आग्नेय भी कहते हैं; एक्स-रे, एमआरआई और बिजली आग्नेय; इमरजेंसी और आईसीयू वायव्य; स्वागत ईशान या पूर्व; डॉक्टर नैऋत्य में, मुँह उत्तर या पूर्व।
hg: Operation theatre west me, kai south-east bhi kehte hain; X-ray, MRI aur bijli south-east; emergency aur ICU north-west; reception north-east ya east; doctor south-west me, munh north ya east.
@which modern most PRAC
en: Patients lie with the head to the south or east; water and pharmacy stand north or north-east, stores and records south-west, toilets west or north-west. Labour rooms are put east or north-west.
hi: मरीज़ का सिर दक्षिण या पूर्व; पानी और दवाख़ाना उत्तर या ईशान, भंडार और रिकॉर्ड नैऋत्य, शौचालय पश्चिम या वायव्य। प्रसव कक्ष पूर्व या वायव्य में।
hg: Mareez ka sir south ya east; paani aur pharmacy north ya north-east, store aur record south-west, toilet west ya north-west. Delivery room east ya north-west me.
@ok modern wide OFFICIAL
en: Rules of health and fire departments come before any direction: clean zones, exits, lifts, medical waste, radiation shields. Vaastu only chooses among what they allow.
hi: स्वास्थ्य और अग्नि विभाग के नियम हर दिशा से पहले: साफ़ क्षेत्र, निकास, लिफ़्ट, चिकित्सा कचरा, विकिरण की दीवारें। वास्तु केवल उनमें से चुनता है जो वे मानें।
hg: Swasthya aur fire department ke niyam har disha se pehle: saaf zone, exit, lift, medical kachra, radiation shield. Vaastu sirf unme se chunta hai jo woh maanein.
@see clinic, medical-store

# electronics-mobile-shop business
@names
en: computer shop, cyber cafe, mobile repair shop
hi: इलेक्ट्रॉनिक्स की दुकान, कंप्यूटर की दुकान, साइबर कैफ़े
hg: computer shop, cyber cafe, mobile repair ki dukan
@ask
en: vaastu for a mobile shop | where should the repair table be in a mobile shop | electronics shop display direction | owner's seat in a mobile store | heavy fridges and tvs in the showroom which side | colour for a mobile shop | cyber cafe computers facing which way | charging counter corner
hi: मोबाइल की दुकान का वास्तु | मरम्मत की मेज़ कहाँ हो | इलेक्ट्रॉनिक्स की दुकान में सामान किधर | मोबाइल की दुकान में मालिक कहाँ बैठे | भारी फ़्रिज-टीवी किस ओर रखें | साइबर कैफ़े में कंप्यूटर किस ओर
hg: repairing ki table kaha ho | electronics ki dukan me saman kidhar | mobile shop me malik kaha baithe | bhari fridge tv kis taraf rakhe | mobile ki dukan ka color | cyber cafe me computer kis taraf
en: where does the owner of a mobile shop sit and facing which way | cash counter of my mobile shop opens to which side | mobile shop temple and money drawer
hi: मोबाइल की दुकान में मालिक कहाँ बैठे, मुँह किधर | मोबाइल की दुकान का गल्ला किस तरफ़ खुले | मोबाइल की दुकान में कैश काउंटर और मंदिर किस कोने में
hg: mobile ki dukan me malik kaha baithe muh kidhar | mobile ki dukan ka galla kis taraf khule | mobile ki dukan me cash counter aur mandir kis kone me
en: computer shop, heavy goods on which side and machines on which
hi: कंप्यूटर की दुकान में भारी सामान किधर, मशीन किधर
hg: computer ki dukan me bhari maal kidhar machine kidhar | computer ki dukan ka saman kaise jamaye
en: I run a mobile repair counter in the market at a corner, change the seat or the place?
hi: मोबाइल रिपेयरिंग की दुकान बाज़ार के कोने पर है, बैठक बदलूँ या जगह
hg: meri dukan mobile repairing ki hai bazar ke kone par seating badlu ya jagah badlu
@where modern most PRAC
en: In a mobile or electronics shop the repair and charging table stands in the south-east, heavy stock such as fridges south and west, light new models north and east; owner in the south-west facing north or east.
hi: मोबाइल या इलेक्ट्रॉनिक्स की दुकान में मरम्मत और चार्जिंग की मेज़ आग्नेय में, फ़्रिज जैसा भारी माल दक्षिण और पश्चिम ओर, हल्के नए मॉडल उत्तर और पूर्व ओर; मालिक नैऋत्य में, मुँह उत्तर या पूर्व।
hg: Mobile ya electronics ki dukan me repair aur charging table south-east me, fridge jaisa bhaari maal south aur west, halke naye model north aur east; malik south-west me, munh north ya east.
@colour modern most PRAC
en: White, cream, light green or sky blue inside keeps it bright; a touch of red or orange only in the south-east. Screens face the customer at the door.
hi: अंदर सफ़ेद, क्रीम, हल्का हरा या आसमानी रंग रोशन रखता है; लाल या नारंगी थोड़ा-सा केवल आग्नेय में। स्क्रीन द्वार से आते ग्राहक की ओर।
hg: Andar safed, cream, halka hara ya aasmani rang roshan rakhta hai; laal ya orange thoda sa sirf south-east me. Screen door se aate customer ki taraf.
@do modern wide SENSE
en: Dead phones, swollen batteries and scrap parts go to e-waste collection each month, not into the north-east. Swollen batteries catch fire: keep them apart in sand or metal.
hi: बेकार फ़ोन, फूली बैटरी और कबाड़ हर महीने ई-कचरे में दें, ईशान में न जमा करें। फूली बैटरी आग पकड़ती है: उसे अलग, रेत या धातु में रखें।
hg: Bekar phone, phooli battery aur kabaad har mahine e-waste me dein, north-east me jama na karein. Phooli battery aag pakadti hai: use alag, ret ya dhatu me rakhein.
@face modern most PRAC
en: In a mobile or computer shop the owner sits in the south-west facing north or east, a wall behind. The cash counter is beside him, its drawer opening north or east; a small mandir goes in the north-east.
hi: मोबाइल या कंप्यूटर की दुकान में मालिक नैऋत्य में, पीछे दीवार, मुँह उत्तर या पूर्व करके बैठे। कैश काउंटर पास में, गल्ला उत्तर या पूर्व को खुले; छोटा मंदिर ईशान में।
hg: Mobile ya computer ki dukan me malik south-west me, peeche deewar, munh north ya east karke baithe. Cash counter paas me, galla north ya east ko khule; chhota mandir north-east me.
@see shop-counter, shop-owner-seat

# hardware-building-shop business
@names
en: hardware shop, paint shop, cement dealer, furniture shop, timber shop, electrical goods shop
hi: हार्डवेयर की दुकान, पेंट की दुकान, सीमेंट की दुकान, फ़र्नीचर की दुकान
hg: hardware ki dukan, paint ki dukan, cement ki dukan, furniture ki dukan
@ask
en: where to stack cement in a hardware store | paint shop vaastu | iron rods kept in which direction | furniture showroom which side heavy beds | hardware shop owner's seat | inflammable paint and thinner corner | pipes and sanitary ware display side
hi: हार्डवेयर की दुकान में सीमेंट कहाँ रखें | पेंट की दुकान का वास्तु | सरिया किस दिशा में रखें | फ़र्नीचर की दुकान में भारी पलंग किधर | थिनर और पेंट किस कोने में | हार्डवेयर वाले की गद्दी
hg: hardware ki dukan me cement kaha rakhe | paint ki dukan ka vastu | sariya kis disha me rakhe | furniture ki dukan me bhari palang kidhar | thinner aur paint kis kone me | hardware wale ki gaddi
en: where does the owner of a hardware shop sit and facing which way | cash counter of my hardware shop opens to which side | hardware shop temple and money drawer
hi: हार्डवेयर की दुकान में मालिक कहाँ बैठे, मुँह किधर | हार्डवेयर की दुकान का गल्ला किस तरफ़ खुले | हार्डवेयर की दुकान में कैश काउंटर और मंदिर किस कोने में
hg: hardware ki dukan me malik kaha baithe muh kidhar | hardware ki dukan ka galla kis taraf khule | hardware ki dukan me cash counter aur mandir kis kone me
@where modern most PRAC
en: Cement, rods, sanitary ware and heavy furniture are stacked in the south-west, south and west; light goods north and east. Paint, thinner and electrical goods stand in the south-east.
hi: सीमेंट, सरिया, सैनिटरी और भारी फ़र्नीचर नैऋत्य, दक्षिण और पश्चिम में; हल्का माल उत्तर और पूर्व ओर। पेंट, थिनर और बिजली का सामान आग्नेय में।
hg: Cement, sariya, sanitary aur bhaari furniture south-west, south aur west me; halka maal north aur east taraf. Paint, thinner aur bijli ka saman south-east me.
@do modern wide SENSE
en: Keep thinner and paint away from welding, incense and wires, with an extinguisher at hand; that safety outweighs every corner. The owner sits in the south-west facing north or east.
hi: थिनर और पेंट वेल्डिंग, अगरबत्ती और तारों से दूर, पास में अग्निशामक रखें; यह सुरक्षा हर कोने से बड़ी है। मालिक नैऋत्य में, मुँह उत्तर या पूर्व।
hg: Thinner aur paint welding, agarbatti aur taaron se door, paas me fire extinguisher rakhein; yeh suraksha har kone se badi hai. Malik south-west me, munh north ya east.
@face modern most PRAC
en: In a hardware or furniture shop the owner sits in the south-west facing north or east, a wall behind. The cash counter is beside him, its drawer opening north or east; a small mandir goes in the north-east.
hi: हार्डवेयर या फ़र्नीचर की दुकान में मालिक नैऋत्य में, पीछे दीवार, मुँह उत्तर या पूर्व करके बैठे। कैश काउंटर पास में, गल्ला उत्तर या पूर्व को खुले; छोटा मंदिर ईशान में।
hg: Hardware ya furniture ki dukan me malik south-west me, peeche deewar, munh north ya east karke baithe. Cash counter paas me, galla north ya east ko khule; chhota mandir north-east me.
@see shop-stock

# small-trades-shop business
@names
en: stationery shop, book shop, footwear shop, vegetable shop, fruit shop, cosmetics shop
hi: किताबों की दुकान, स्टेशनरी, जूतों की दुकान, सब्ज़ी की दुकान, चाय की टपरी
hg: stationery ki dukan, kitab ki dukan, jute ki dukan, sabzi ki dukan
en: juice centre, juice shop
hi: जूस की दुकान, जूस सेंटर
hg: juice centre, juice ki dukan
@ask
en: juice shop of eight by ten feet, mixer, fridge and counter where | stationery counter in a shop across from a school
hi: जूस सेंटर में मिक्सर और फ़्रिज कहाँ, दुकान छोटी है | स्टेशनरी का काउंटर किधर, दुकान स्कूल के आगे है
hg: juice centre me mixer aur fridge kaha dukan chhoti hai | stationery ka counter kidhar dukan school ke aage hai
en: vaastu for a small tea stall | which way should a vegetable seller sit | shoe shop vaastu | book shop shelves which direction | paan shop facing | handcart thela direction | cosmetics shop display | stove of a tea stall which side | temple photo in a shoe shop
hi: चाय की दुकान का वास्तु | सब्ज़ी वाला किस ओर मुँह करके बैठे | जूतों की दुकान का वास्तु | किताबों की अलमारी किस दिशा में | पान की दुकान का मुख | टपरी में चूल्हा किधर | जूतों की दुकान में भगवान की फोटो
hg: chai ki dukan ka vastu | sabzi wala kis taraf muh karke baithe | jute ki dukan ka vastu | kitab ki almari kis disha me | paan ki dukan ka mukh | tapri me chulha kidhar | juto ki dukan me bhagwan ki photo
@where modern most PRAC
en: In a small shop or stall the seller faces north or east, cash beside him opening north, a stove in the south-east, water in the north-east, heavy sacks south or west. Place on the road matters more.
hi: छोटी दुकान या ठेले में बेचने वाला उत्तर या पूर्व देखे, गल्ला उत्तर खुलता हुआ, चूल्हा आग्नेय, पानी ईशान, भारी बोरे दक्षिण या पश्चिम। सड़क पर जगह ज़्यादा काम की है।
hg: Chhoti dukan ya thele me bechne wala north ya east dekhe, galla north khulta hua, chulha south-east, paani north-east, bhaari bore south ya west. Sadak par jagah zyada kaam ki hai.
@which modern most PRAC
en: Books and stationery: shelves west and south. Shoes: stock west and south-west, never over the god's photo, which hangs high in the north-east. Vegetables and fruit: fresh in front, north or east.
hi: किताब-स्टेशनरी: अलमारी पश्चिम और दक्षिण। जूते: माल पश्चिम और नैऋत्य में, भगवान की तस्वीर से ऊपर नहीं; वह ऊँचाई पर ईशान में। सब्ज़ी-फल: ताज़ा आगे, उत्तर या पूर्व में।
hg: Kitab-stationery: almari west aur south. Joote: maal west aur south-west me, bhagwan ki photo se upar nahi; woh oonchai par north-east me. Sabzi-phal: taaza aage, north ya east me.
@ok modern wide SENSE
en: If the lane decides which way the stall faces, let it; shade, cleanliness, fair weight and a friendly word bring customers back. No direction can promise sales.
hi: गली ही मुख तय करे तो वैसा ही रखें; छाँव, सफ़ाई, सही तौल और मीठा बोल ग्राहक लौटाते हैं। कोई दिशा बिक्री का वादा नहीं कर सकती।
hg: Gali hi mukh tay kare to waisa hi rakhein; chhaon, safai, sahi taul aur meetha bol customer lautate hain. Koi disha bikri ka wada nahi kar sakti.
@see shop-facing, bohni-and-opening

# farm-layout business
@names
en: farm layout, tractor shed, tube well in the field, hay stack, fodder store, field boundary
hi: खेत का वास्तु, ट्रैक्टर का शेड, खेत का ट्यूबवेल, भूसे का ढेर, चारे की जगह
hg: khet ka vastu, tractor ka shed, khet ka tubewell, bhuse ka dher, chare ki jagah
@ask
en: where to keep the tractor | tube well in which corner of the field | hay stack direction on a farm | field slope which side | where to build the pump house on a farm | manure heap corner | trees on which boundary of the field | which day to start sowing | crop store direction
hi: ट्रैक्टर कहाँ खड़ा करें | खेत में ट्यूबवेल किस कोने में | भूसा किस दिशा में रखें | खेत की ढाल किधर हो | पंप घर कहाँ बनाएँ | गोबर की खाद का ढेर किधर | मेड़ पर पेड़ किस ओर | बुवाई किस दिन शुरू करें
hg: tractor kaha khada kare | khet me tubewell kis kone me | bhusa kis disha me rakhe | khet ki dhal kidhar ho | pump house kaha banaye | gobar ki khad ka dher kidhar | med pe ped kis taraf | buwai kis din shuru kare
en: pump house and store hut in the field
hi: खेत में पंप और कोठरी कहाँ बने
hg: khet me pump aur kothri kaha banaye
@where modern most PRAC
en: On a farm the tube well goes to the north-east, north or east; tractor and cattle north-west; grain store and tall trees south-west; motor starter and cooking fire south-east; slope towards north-east.
hi: खेत में ट्यूबवेल ईशान, उत्तर या पूर्व में; ट्रैक्टर और पशु वायव्य; अनाज और ऊँचे पेड़ नैऋत्य; मोटर का स्टार्टर और चूल्हा आग्नेय; ढाल ईशान की ओर।
hg: Khet me tubewell north-east, north ya east me; tractor aur pashu north-west; anaaj aur oonche ped south-west; motor ka starter aur chulha south-east; dhaal north-east ki taraf.
@do modern wide SENSE
en: Bore where the water survey finds water, not where a corner says. Hay stands away from wires and fire; manure and compost lie downwind in the west, south or north-west, far from the well.
hi: बोरिंग वहीं जहाँ जाँच में पानी मिले, केवल कोने के कारण नहीं। भूसा तार और आग से दूर; गोबर और खाद हवा के बहाव में पश्चिम, दक्षिण या वायव्य में, कुएँ से दूर।
hg: Boring wahin jahan jaanch me paani mile, sirf kone ke karan nahi. Bhusa taar aur aag se door; gobar aur khaad hawa ke bahav me west, south ya north-west me, kuen se door.
@when modern most CUSTOM
en: Sowing and harvest are begun with a small puja of the soil, plough and first ears: Akshaya Tritiya in many regions, Pola, Onam, Pongal or Baisakhi in others. Rain and the farm advisory decide the day.
hi: बुवाई और कटाई मिट्टी, हल और पहली बालियों की छोटी पूजा से शुरू होती है: कई जगह अक्षय तृतीया, और पोला, ओणम, पोंगल या बैसाखी। दिन वर्षा और कृषि सलाह से तय हो।
hg: Buwai aur kataai mitti, hal aur pehli baaliyon ki chhoti pooja se shuru hoti hai: kai jagah Akshaya Tritiya, aur Pola, Onam, Pongal ya Baisakhi. Din barish aur krishi salah se tay ho.
@see cattle-shed, farm-land-house

# marriage-hall business
@names
en: marriage hall, banquet hall, wedding lawn, community hall
hi: मैरिज हॉल, बैंक्वेट हॉल, शादी का लॉन, बारात घर
hg: marriage hall, banquet hall, shaadi ka lawn, baraat ghar
@ask
en: wedding lawn, stage and food on which side
hi: शादी के लॉन में स्टेज और खाना किस ओर
hg: shaadi ke lawn me stage aur khana kis taraf
en: vaastu for a marriage hall | where should the stage be in a banquet hall | kitchen of a marriage garden which side | bride's room direction in a wedding hall | mandap for the pheras direction | parking of a marriage hall | generator place in a marriage lawn
hi: मैरिज हॉल का वास्तु | बैंक्वेट हॉल में मंच किस ओर | शादी के लॉन में रसोई किधर | दुल्हन का कमरा किस दिशा में | फेरों का मंडप किस दिशा में | मैरिज हॉल की पार्किंग | जनरेटर कहाँ रखें मैरिज लॉन में
hg: marriage hall ka vastu | banquet hall me stage kis taraf | shaadi ke lawn me kitchen kidhar | dulhan ka kamra kis disha me | phero ka mandap kis disha me | marriage hall ki parking | generator kaha rakhe marriage lawn me
@where modern most PRAC
en: In a marriage hall the stage stands in the west, couple facing east; kitchen and generator south-east, dining east or north, bride's room north-west or west, gate and fountain north or east, stores south-west.
hi: मैरिज हॉल में मंच पश्चिम में, वर-वधू का मुँह पूर्व; रसोई और जनरेटर आग्नेय, भोजन पूर्व या उत्तर, दुल्हन का कमरा वायव्य या पश्चिम, गेट और फव्वारा उत्तर या पूर्व, भंडार नैऋत्य।
hg: Marriage hall me stage west me, var-vadhu ka munh east; kitchen aur generator south-east, dining east ya north, dulhan ka kamra north-west ya west, gate aur fountain north ya east, store south-west.
@face modern wide CUSTOM
en: For the pheras the couple usually sits facing east, the fire in the middle of the mandap; the mandap itself is set in the north-east or centre of the lawn. If the hall allows only another side, the priest turns the seats.
hi: फेरों में वर-वधू प्रायः पूर्व की ओर बैठते हैं, अग्नि मंडप के बीच; मंडप लॉन के ईशान या बीच में। हॉल में दूसरी ओर ही जगह हो तो पंडित आसन घुमा देते हैं।
hg: Pheron me var-vadhu aksar east ki taraf baithte hain, agni mandap ke beech; mandap lawn ke north-east ya beech me. Hall me doosri taraf hi jagah ho to pandit aasan ghuma dete hain.
@do modern wide SENSE
en: For one day's booking ask of exits, fire cover, toilets, parking and neighbours' night hours; a hired hall's vaastu does not decide a marriage.
hi: एक दिन की बुकिंग में निकास, अग्नि सुरक्षा, शौचालय, पार्किंग और रात के नियम पूछें; किराए के हॉल का वास्तु विवाह तय नहीं करता।
hg: Ek din ki booking me exit, fire suraksha, toilet, parking aur raat ke niyam poochein; kiraye ke hall ka vaastu vivah tay nahi karta.

# printing-photo-business business
@names
en: printing press, photo studio, xerox shop, laundry shop, dry cleaner
hi: प्रिंटिंग प्रेस, फ़ोटो स्टूडियो, फ़ोटोकॉपी की दुकान, लॉन्ड्री की दुकान
hg: printing press, photo studio, xerox ki dukan, laundry ki dukan
@ask
en: machine direction in a printing press | vaastu for a photo studio | where to keep paper stock in a press | camera and lights side in a photo studio | laundry boiler and press iron corner | washing area of a dry cleaner | xerox machine in the shop corner
hi: प्रिंटिंग प्रेस में मशीन किस दिशा में | फ़ोटो स्टूडियो का वास्तु | प्रेस में काग़ज़ कहाँ रखें | लॉन्ड्री में प्रेस की मेज़ कहाँ | फ़ोटोकॉपी मशीन दुकान में किस कोने में
hg: printing press me machine kis disha me | photo studio ka vastu | press me kagaz kaha rakhe | laundry me press ki mez kaha | xerox machine dukan me kis kone me
en: where does the owner of a printing shop sit and facing which way | cash counter of my printing shop opens to which side | printing shop temple and money drawer
hi: प्रिंटिंग की दुकान में मालिक कहाँ बैठे, मुँह किधर | प्रिंटिंग की दुकान का गल्ला किस तरफ़ खुले | प्रिंटिंग की दुकान में कैश काउंटर और मंदिर किस कोने में
hg: printing ki dukan me malik kaha baithe muh kidhar | printing ki dukan ka galla kis taraf khule | printing ki dukan me cash counter aur mandir kis kone me
hg: photo studio ka kamra kis taraf
hi: फ़ोटो स्टूडियो का कमरा
en: photo studio dark room
@where modern most PRAC
en: Heavy presses stand south, west or south-west, paper stock dry in the south-west, computers, lights and hot irons south-east, washing north-west or north-east, finished orders north-west, counter facing north or east.
hi: भारी मशीन दक्षिण, पश्चिम या नैऋत्य में, काग़ज़ सूखा नैऋत्य में, कंप्यूटर, लाइट और गरम प्रेस आग्नेय, धुलाई वायव्य या ईशान, तैयार माल वायव्य, काउंटर का मुँह उत्तर या पूर्व।
hg: Bhaari machine south, west ya south-west me, kagaz sookha south-west me, computer, light aur garam press south-east, dhulai north-west ya north-east, taiyar maal north-west, counter ka munh north ya east.
@do modern wide SENSE
en: Where power points or a drain fix the place, keep it; air for ink and solvent fumes, wires in order and an extinguisher come first. A studio's camera looks wherever the light is right.
hi: बिजली या नाली से जगह तय हो तो वही रखें; स्याही और रसायन की हवा निकले, तार ठीक हों, अग्निशामक हो, यह पहले। स्टूडियो का कैमरा वहीं देखे जहाँ रोशनी ठीक हो।
hg: Bijli ya naali se jagah tay ho to wahi rakhein; ink aur chemical ki hawa nikle, taar theek hon, fire extinguisher ho, yeh pehle. Studio ka camera wahin dekhe jahan roshni theek ho.
@face modern most PRAC
en: In a printing, photo or laundry shop the owner sits in the south-west facing north or east, a wall behind. The cash counter is beside him, its drawer opening north or east; a small mandir goes in the north-east.
hi: प्रिंटिंग, फ़ोटो या लॉन्ड्री की दुकान में मालिक नैऋत्य में, पीछे दीवार, मुँह उत्तर या पूर्व करके बैठे। कैश काउंटर पास में, गल्ला उत्तर या पूर्व को खुले; छोटा मंदिर ईशान में।
hg: Printing, photo ya laundry ki dukan me malik south-west me, peeche deewar, munh north ya east karke baithe. Cash counter paas me, galla north ya east ko khule; chhota mandir north-east me.
@see signboard

# street-food-cart business
@names
en: street food cart, food cart, chaat stall, juice stall, food truck, vegetable cart
hi: चाट का ठेला, ठेला, जूस का ठेला, पानी पूरी का ठेला, रेहड़ी
hg: chaat ka thela, thela, juice ka thela, pani puri ka thela, rehdi, food truck
en: momos stall, momo cart, chaat cart, pani puri cart
hi: मोमो का ठेला, फल का ठेला, सब्ज़ी का ठेला
hg: momo ka thela, momos ka thela, panipuri ka thela, fal ka thela, sabzi ka thela
@ask
en: stall owner at the evening market, stove and cash box on the cart, which side | my pani puri cart stands outside a school, which way do I look
hi: पानी पूरी का ठेला कॉलेज के सामने लगता है, मुँह किस तरफ़ रखूँ
hg: pani puri ka thela college ke saamne lagta hai, muh kis taraf rakhu | thele pe chulha aur paise ka dabba kis taraf
en: I run a momo cart and have two spots at the crossing, which way do I stand so that it sells | tea stall on the pavement, stove and cash box sides | food truck, direction of the serving window | where does the griddle go on a cart | no fixed place, cart moves daily, does direction matter | vegetable cart in the evening market, which side of the road
hi: मोमो का ठेला लगाता हूँ, चौराहे पर जगह मिली है, मुँह किधर करके खड़ा रहूँ कि बिक्री हो | चाय की टपरी में चूल्हा और गल्ला किस ओर | ठेले पर तवा किधर रखूँ | रोज़ जगह बदलती है, दिशा का क्या करूँ | फल का ठेला सड़क के किस ओर लगाऊँ | पानी पूरी का ठेला शुरू कर रहा हूँ, कुछ बताइए
hg: momo ka thela lagata hu, chaurahe pe jagah mili hai, muh kidhar karke khada rahu ki bikri ho | chai ki tapri me chulha aur galla kis taraf | thele pe tawa kidhar rakhu | roz jagah badalti hai disha ka kya karu | fal ka thela sadak ke kis taraf lagau | pani puri ka thela shuru kar raha hu kuch batao
@face modern most PRAC
en: At a cart stand so that you face east or north; the stove or griddle is on the south-east side of the cart and the cash box opens to the north. Where the crowd comes from counts first, so take the corner that people pass and where they can stand safely.
hi: ठेले पर ऐसे खड़े हों कि मुँह पूर्व या उत्तर की ओर हो; तवा-चूल्हा ठेले के आग्नेय (दक्षिण-पूर्व) ओर और गल्ला उत्तर को खुले। पहली बात यह कि लोग किधर से आते हैं: वह कोना लें जहाँ भीड़ गुज़रे और लोग आराम से खड़े हो सकें।
hg: Thele par aise khade hon ki munh east ya north ki taraf ho; tawa-chulha thele ke south-east (agneya) taraf aur galla north ko khule. Pehli baat yeh ki log kidhar se aate hain: woh kona lein jahan bheed guzre aur log aaram se khade ho sakein.
@do modern wide SENSE
en: Cleanliness and taste sell most: covered food, clean water, a dustbin, fixed hours and a smile. A lamp or incense before the first sale is custom; licence, gas pipe and traffic rules come before any direction.
hi: सफ़ाई और स्वाद ही बिक्री लाते हैं: ढका खाना, साफ़ पानी, कूड़ेदान, तय समय और मुस्कान। पहली बोहनी से पहले दीया-अगरबत्ती रिवाज है; लाइसेंस, गैस की नली और सड़क के नियम दिशा से पहले।
hg: Safai aur swaad hi bikri laate hain: dhaka khana, saaf paani, dustbin, tay samay aur muskaan. Pehli bohni se pehle diya-agarbatti riwaz hai; licence, gas ki nali aur sadak ke niyam disha se pehle.
@see shop-counter, bohni-and-opening

# flour-mill-shop business
@names
en: flour mill shop, atta chakki shop, spice grinding mill, oil mill
hi: आटा चक्की, चक्की की दुकान, मसाला चक्की, तेल मिल
hg: aata chakki, atta chakki, chakki ki dukan, masala chakki, tel mill
@ask
en: opening an atta chakki, shop looks north, ten horse power motor, corner for the mill and for the scales | oil expeller and its motor, which side | spice grinder in the front or the back of the shop | where do customers' bags wait in a flour mill | chakki vibrates, neighbour complains, which wall
hi: आटा चक्की खोल रहा हूँ, दुकान उत्तरमुखी है, मोटर और चक्की किस कोने में, तराजू किधर | मसाला चक्की दुकान के आगे लगे या पीछे | तेल की मशीन किस ओर | चक्की में ग्राहकों की बोरियाँ कहाँ रखें | आटा चक्की वाला किस ओर मुँह करके बैठे
hg: aata chakki khol raha hu, dukan north facing hai, motor aur chakki kis kone me, taraju kidhar | masala chakki dukan ke aage lage ya peeche | tel ki machine kis taraf | chakki me grahako ki boriya kaha rakhe | aata chakki wala kis taraf muh karke baithe
@where modern most PRAC
en: In a flour mill the motor and chakki stand in the south-east, or the heavy machine along the south or west wall; bags of grain in the south-west. Scales and counter stand towards the north or east, and the owner faces north or east; the north-east stays light and clear.
hi: आटा चक्की में मोटर और चक्की आग्नेय (दक्षिण-पूर्व) में, या भारी मशीन दक्षिण-पश्चिम की दीवार से लगे; अनाज की बोरियाँ नैऋत्य में। तराजू और काउंटर उत्तर या पूर्व की ओर, मालिक का मुँह उत्तर या पूर्व; ईशान हल्का और साफ़ रहे।
hg: Aata chakki me motor aur chakki south-east (agneya) me, ya bhaari machine south ya west deewar se lage; anaaj ki boriyan south-west me. Taraju aur counter north ya east ki taraf, malik ka munh north ya east; north-east halka aur saaf rahe.
@how modern wide SENSE
en: A ten horse power motor needs a firm bed, rubber pads, its own power line, guards on the belt and an outlet for flour dust, which can burn. These come before the corner.
hi: दस एचपी की मोटर को पक्की नींव, रबर के पैड, अलग बिजली लाइन, पट्टे पर जाली और आटे की धूल की निकासी चाहिए; यह धूल आग पकड़ती है। कोना इनके बाद।
hg: Das HP ki motor ko pakki neev, rubber pad, alag bijli line, patte par jaali aur aate ki dhool ki nikasi chahiye; yeh dhool aag pakadti hai. Kona inke baad.
@see heavy-machines, shop-counter

# parlour-mirror business
@names
en: parlour mirror, salon mirror, mirror in the beauty parlour, mirror wall of a salon, home parlour
hi: पार्लर का शीशा, पार्लर में शीशा, सैलून का शीशा, घर का पार्लर
hg: parlour ka sheesha, parlour me sheesha, salon ka mirror, ghar ka parlour, parlor ka sheesha
hg: parlour kholi, parlour khola, parlour chalati
hi: पार्लर खोला, पार्लर चलाती
en: my parlour
@ask
hg: parlour me bada sheesha carpenter ne galat deewar pe laga diya, kis deewar pe karwau
en: home beauty parlour, the big mirror was fixed on the south wall and clients are few, on which wall should it go, I can pay once | barber shop mirrors on which side | clients face south in my salon because of the mirror | makeup studio, mirror and chair direction | two walls of mirrors in a salon facing each other
hi: घर में पार्लर है, बढ़ई ने बड़ा शीशा दक्षिण दीवार पर लगा दिया, किस दीवार पर लगवाऊँ | नाई की दुकान में आईना किस ओर | मेकअप की कुर्सी और शीशा किस दिशा में | पार्लर में ग्राहक का मुँह दक्षिण रहता है | एक ही बार ख़र्च करूँगी, पार्लर का आईना कौन सी दीवार पर
hg: ghar me parlour hai, carpenter ne bada sheesha dakshin deewar pe laga diya, kis deewar pe lagwau | naai ki dukan me aaina kis taraf | makeup ki kursi aur sheesha kis disha me | parlour me customer ka muh south rehta hai | ek hi baar kharch karungi, parlour ka mirror konsi wall pe lagwau
@where modern most PRAC
en: In a parlour the mirror hangs on the north or east wall, so that the client sits facing north or east; the south wall is left out by most lists. Two mirrors facing each other are avoided, and none should show the door.
hi: पार्लर में शीशा उत्तर या पूर्व दीवार पर लगाएँ, ताकि ग्राहक का मुँह उत्तर या पूर्व की ओर हो; दक्षिण दीवार अधिकतर सूचियाँ छोड़ती हैं। दो शीशे आमने-सामने न हों, और शीशे में दरवाज़ा न दिखे।
hg: Parlour me sheesha north ya east deewar par lagayein, taki customer ka munh north ya east ki taraf ho; south deewar zyadatar lists chhodti hain. Do sheeshe aamne-saamne na hon, aur sheeshe me door na dikhe.
@ok modern wide SENSE
en: A mirror does not send clients away: price, photos of your work, reminders by phone and good light bring bridal orders. Move it once if it troubles you, and count the loan's instalment before any further spending.
hi: शीशे से ग्राहक नहीं घटते: दाम, काम की फ़ोटो, फ़ोन पर याद दिलाना और अच्छी रोशनी ब्राइडल काम लाते हैं। मन खटके तो एक बार हटा लें, और आगे ख़र्च से पहले क़र्ज़ की किस्त देखें।
hg: Sheeshe se customer nahi ghatte: daam, kaam ki photo, phone par yaad dilana aur achhi roshni bridal kaam laate hain. Mann khatke to ek baar hata lein, aur aage kharch se pehle loan ki kist dekhein.
@see salon-parlour, mirror

# restaurant-kitchen-fixed business
@names
en: restaurant kitchen in the north east, cafe kitchen in the wrong place, cafe lease, commercial kitchen cannot be moved
hi: रेस्टोरेंट की रसोई ईशान में, कैफ़े की रसोई, ढाबे की रसोई ग़लत दिशा में
hg: restaurant ki kitchen north east me, cafe ki kitchen, dhabe ki rasoi galat disha me
@ask
en: exhaust of the cafe kitchen in the NE cannot be moved, business is slow, what can be done
hg: cafe ka exhaust NE me fix hai kuch mahine se business slow hai kya kare
hi: कैफ़े की रसोई ईशान में तय है और काम धीमा है, क्या किया जा सकता है
en: our cafe's kitchen lies in the north-east, the exhaust duct is fixed and the lease runs for years, sales are slow | leased bistro abroad, cooking line in the wrong zone, what is possible inside it | cloud kitchen in a north-east unit | restaurant kitchen in the south-west, cannot shift | dhaba tandoor in the north, business is down
hi: कैफ़े की रसोई ईशान में है, एग्ज़ॉस्ट हट नहीं सकता, पाँच साल का पट्टा है, बिक्री मंदी है | रेस्टोरेंट का किचन ग़लत दिशा में है, भीतर क्या बदल सकते हैं | क्लाउड किचन ईशान की दुकान में है | ढाबे का तंदूर उत्तर में है, काम मंदा है | होटल की रसोई नैऋत्य में है हट नहीं सकती
hg: cafe ki kitchen north east me hai, exhaust hat nahi sakta, paanch saal ki lease hai, bikri mandi hai | restaurant ka kitchen galat disha me hai, andar kya badal sakte hai | cloud kitchen ishan wali dukan me hai | dhabe ka tandoor north me hai kaam manda hai | hotel ki rasoi south west me hai hat nahi sakti
@do modern most PRAC
en: When a commercial kitchen must stay in the north-east, work inside it: burners in its south-east with the cook facing east, its north-east corner for water, light and clean, stores to its south-west. At the front keep the counter in the south-west and the entry bright.
hi: व्यावसायिक रसोई ईशान में ही रहनी हो तो भीतर सुधारें: चूल्हे उसके आग्नेय में, पकाने वाले का मुँह पूर्व, उसका ईशान कोना पानी, रोशनी और सफ़ाई का, भंडार उसके नैऋत्य में। आगे काउंटर नैऋत्य में और प्रवेश रोशन रहे।
hg: Commercial kitchen north-east me hi rehni ho to andar sudharein: chulhe uske south-east me, pakane wale ka munh east, uska north-east kona paani, roshni aur safai ka, store uske south-west me. Aage counter south-west me aur entry roshan rahe.
@ok modern wide SENSE
en: Slow sales have plainer causes too: look at menu, price, reviews, hours and rent, ask guests, and talk early with the landlord. No kitchen corner alone empties a cafe.
hi: मंदी के सीधे कारण भी देखें: मेन्यू, दाम, समीक्षा, समय और किराया; ग्राहकों से पूछें और मकान मालिक से जल्दी बात करें। रसोई का कोना अकेले कैफ़े ख़ाली नहीं करता।
hg: Mandi ke seedhe karan bhi dekhein: menu, daam, review, samay aur kiraya; grahakon se poochein aur landlord se jaldi baat karein. Kitchen ka kona akela cafe khali nahi karta.
@see restaurant, kitchen-ne-remedy

# home-tailoring business
@names
en: tailoring from home, stitching work at home, tailor shop at home, home boutique
hi: सिलाई का काम, घर पर सिलाई, घर से सिलाई का धंधा
hg: silai ka kaam, ghar par silai, ghar se silai, ghar ka boutique
@ask
hi: घर के कमरे में सिलाई करती हूँ, मशीन किस ओर रखूँ कि बैठूँ तो पूर्व दिखे
en: I stitch blouses at home, machine and cloth heaps stand in the north-east room and I face south, fewer orders now, what to change | home tailor, which way to sit at the machine | heaps of customers' cloth in the drawing room, which corner | cutting table and iron position in a small tailoring room | sewing business from one room, vastu
hi: घर पर ब्लाउज़ सिलती हूँ, मशीन और कपड़े ईशान के कमरे में हैं, दक्षिण मुँह बैठती हूँ, काम कम हो गया | ग्राहकों के कपड़ों का ढेर किस कोने में | दर्ज़ी की दुकान में कटाई की मेज़ और प्रेस किधर | एक कमरे में सिलाई का काम, कैसे सजाऊँ
hg: ghar pe blouse silti hu, machine aur kapde ishan ke kamre me hai, south muh baithti hu, kaam kam ho gaya | silai karte time muh kidhar ho | grahako ke kapdo ka dher kis kone me | darzi ki dukan me katai ki mez aur press kidhar | ek kamre me silai ka kaam kaise sajau
@do modern most PRAC
en: For stitching work at home free the north-east of machine and cloth heaps; sit facing east or north, machine in the south, west or south-east of the room, cloth and finished pieces in the south-west. A tidy, bright place helps; no corner can promise customers.
hi: घर पर सिलाई में ईशान को मशीन और कपड़ों के ढेर से ख़ाली करें; मुँह पूर्व या उत्तर करके बैठें, मशीन कमरे के दक्षिण, पश्चिम या आग्नेय में, कपड़े और तैयार माल नैऋत्य में। साफ़, रोशन जगह काम आती है; कोई कोना ग्राहक का वादा नहीं करता।
hg: Ghar par silai me north-east ko machine aur kapdon ke dher se khali karein; munh east ya north karke baithein, machine kamre ke south, west ya south-east me, kapde aur taiyaar maal south-west me. Saaf, roshan jagah kaam aati hai; koi kona grahak ka vaada nahi karta.
@see sewing-machine, showroom

# reception-desk business
@names
en: reception desk, front desk, reception of an office, receptionist's seat
hi: रिसेप्शन, रिसेप्शन की मेज़, स्वागत कक्ष
hg: reception desk, reception, front desk
@ask
en: the reception desk faces the glass door and clients leave without signing, turn it? | where should the receptionist sit | reception in the south of our office | sofa for visitors and the reception counter, which walls | fountain or fish tank at the reception | logo wall behind the reception
hi: रिसेप्शन की मेज़ काँच के दरवाज़े के सामने है, ग्राहक लौट जाते हैं, घुमाऊँ क्या | रिसेप्शनिस्ट कहाँ बैठे | रिसेप्शन दक्षिण में है | आगंतुकों का सोफ़ा और रिसेप्शन किस दीवार पर | रिसेप्शन के पीछे लोगो किस ओर
hg: reception desk kaanch ke door ke saamne hai client laut jaate hai ghumau kya | receptionist kaha baithe | reception south me hai | visitors ka sofa aur reception kis wall pe | reception ke peeche logo kis taraf
@where modern most PRAC
en: The reception stands in the north-east, north or east part near the entrance, and who sits there faces north or east, a wall with the name behind. Not right in line with the door but a little aside, so that a visitor is seen and greeted.
hi: रिसेप्शन प्रवेश के पास ईशान, उत्तर या पूर्व भाग में हो, बैठने वाले का मुँह उत्तर या पूर्व, पीछे नाम वाली दीवार। दरवाज़े की ठीक सीध में नहीं, थोड़ा हटकर, ताकि आने वाला दिखे और उसका स्वागत हो।
hg: Reception entry ke paas north-east, north ya east hisse me ho, baithne wale ka munh north ya east, peeche naam wali deewar. Door ki theek seedh me nahi, thoda hatkar, taki aane wala dikhe aur uska swagat ho.
@ok modern wide SENSE
en: A desk before a glass door sends nobody away; offers, prices and follow-up calls decide who signs. A plant or low screen gives the desk a calmer place if people walk in on it.
hi: काँच के दरवाज़े के सामने की मेज़ किसी को नहीं लौटाती; प्रस्ताव, दाम और बाद की बात से काम बनता है। लोग सीधे मेज़ पर आ जाते हों तो पौधा या नीची आड़ लगा दें।
hg: Kaanch ke door ke saamne ki desk kisi ko nahi lautati; offer, daam aur follow-up se kaam banta hai. Log seedhe desk par aa jaate hon to paudha ya neechi aad laga dein.
@see office-desk-facing, staff-seating

# meeting-room-seat business
@names
en: meeting room, conference room, seat in the meeting room, interview seat
hi: मीटिंग रूम, बैठक कक्ष में सीट, कॉन्फ़्रेंस रूम
hg: meeting room, conference room, meeting me seat
@ask
en: on which chair should I sit in the meeting room | conference table shape and direction | where do the boss and the guests sit in a conference | interview tomorrow, which way to face | screen of the meeting room on which wall | meeting room in the north-west is fine?
hi: मीटिंग रूम में मैं किस कुर्सी पर बैठूँ | कॉन्फ़्रेंस की मेज़ कैसी और किधर | मीटिंग में बॉस और मेहमान कहाँ बैठें | इंटरव्यू में मुँह किधर रखूँ | मीटिंग रूम की स्क्रीन किस दीवार पर | मीटिंग रूम वायव्य में ठीक है क्या
hg: meeting room me main kis kursi pe baithu | conference ki table kaisi aur kidhar | meeting me boss aur mehman kaha baithe | interview me muh kidhar rakhu | meeting room ki screen kis wall pe | meeting room north west me theek hai kya
@face modern most PRAC
en: In a meeting room take a chair in the south or west, back to a wall, facing north or east, from which you see the door; the head sits south-west. Guests then look south or west, which no list minds.
hi: मीटिंग रूम में दक्षिण या पश्चिम की कुर्सी लें, पीठ दीवार की ओर, मुँह उत्तर या पूर्व, जहाँ से दरवाज़ा दिखे; मुखिया नैऋत्य में बैठे। मेहमान तब दक्षिण या पश्चिम देखते हैं, जो ठीक है।
hg: Meeting room me south ya west ki kursi lein, peeth deewar ki taraf, munh north ya east, jahan se door dikhe; mukhiya south-west me baithe. Mehman tab south ya west dekhte hain, jo theek hai.
@where modern most PRAC
en: A meeting room does well in the north-west, north or east of the office, with a rectangular or oval table and the screen on the east, north or south-east wall. In somebody else's room sit where you are asked; preparation counts most.
hi: मीटिंग रूम ऑफ़िस के वायव्य, उत्तर या पूर्व में अच्छा, मेज़ आयताकार या अंडाकार, स्क्रीन पूर्व, उत्तर या आग्नेय दीवार पर। दूसरों के कमरे में जहाँ कहें वहीं बैठें; तैयारी सबसे बड़ी बात है।
hg: Meeting room office ke north-west, north ya east me achha, table aayatakar ya oval, screen east, north ya south-east wall par. Doosron ke kamre me jahan kahein wahin baithein; taiyari sabse badi baat hai.
@see office-desk-facing

# online-seller-home business
@names
en: online seller, selling from home, home online business, live selling, reselling from home
hi: घर से ऑनलाइन बिक्री, ऑनलाइन दुकान, घर से ऑनलाइन कारोबार, लाइव बिक्री
hg: ghar se online bikri, online dukan, amazon seller, instagram par bechna, live selling
@ask
en: I sell sarees live on the phone from home, which way should I face | parcels and stock fill the north-east room of our flat | packing table and stock for an online shop at home | home baker with online orders, which corner | youtuber, where is the camera and where do I sit | orders dropped, my stock lies in the bedroom
hi: फ़ोन पर लाइव साड़ियाँ बेचती हूँ, मुँह किधर रखूँ | ऑनलाइन बिक्री का माल ईशान के कमरे में भरा है | घर से ऑनलाइन दुकान है, पैकिंग की मेज़ किधर | यूट्यूब बनाता हूँ, कैमरा किस ओर हो | ऑनलाइन ऑर्डर घट गए, माल बेडरूम में रखा है
hg: phone pe live sadiyan bechti hu muh kidhar rakhu | online bikri ka maal ishan ke kamre me bhara hai | ghar se online dukan hai packing ki mez kidhar | youtube banata hu camera kis taraf ho | online order ghat gaye maal bedroom me rakha hai
@where modern most PRAC
en: Selling online from home, sit or stand facing north or east for calls and live shows, light from the front. Stock goes south, west or south-west, parcels that leave soon to the north-west, packing table south; the north-east is kept free of heaps.
hi: घर से ऑनलाइन बिक्री में लाइव और कॉल के समय मुँह उत्तर या पूर्व, रोशनी सामने से। माल दक्षिण, पश्चिम या नैऋत्य में, जल्दी जाने वाले पार्सल वायव्य में, पैकिंग की मेज़ दक्षिण में; ईशान में ढेर न हो।
hg: Ghar se online bikri me live aur call ke samay munh north ya east, roshni saamne se. Maal south, west ya south-west me, jaldi jaane wale parcel north-west me, packing table south me; north-east me dher na ho.
@ok modern wide SENSE
en: Orders follow photos, price, reviews and quick replies, not a corner. Give the stock one room or rack of its own, so that the home remains a home.
hi: ऑर्डर फ़ोटो, दाम, समीक्षा और जल्दी जवाब से आते हैं, कोने से नहीं। माल की एक अलग जगह या रैक रखें, ताकि घर घर रहे।
hg: Order photo, daam, review aur jaldi jawab se aate hain, kone se nahi. Maal ki ek alag jagah ya rack rakhein, taki ghar ghar rahe.
@see work-from-home, godown

# accounts-desk business
@names
en: accounts desk, accountant's seat, finance department, where accounts sit
hi: अकाउंट्स की मेज़, अकाउंटेंट की सीट, लेखा विभाग
hg: accounts desk, accounts wale ki seat, accountant kaha baithe, finance department
@ask
hi: अकाउंटेंट की मेज़ किस तरफ़ लगे
hg: accountant ki table kis taraf lage
en: where should the accounts person sit in the office | direction for the finance department | which way should the accountant face | cashier and accounts in one room | accounts desk near the door | where to keep account books and files
hi: अकाउंटेंट का मुँह किस ओर | लेखा विभाग किस दिशा में | हिसाब की फ़ाइलें कहाँ रखें | कैशियर और अकाउंट्स एक कमरे में | फ़ाइनेंस विभाग कहाँ हो
hg: accountant ka muh kis taraf | lekha vibhag kis disha me | hisab ki file kaha rakhe | cashier aur accounts ek kamre me | finance department kaha ho
@where modern most PRAC
en: Accounts and finance sit best in the south-east, or in the north, Kuber's side, facing north or east. Elsewhere turn at least the seat to north or east.
hi: अकाउंट्स और फ़ाइनेंस आग्नेय में, या उत्तर, कुबेर की दिशा में सबसे अच्छे, मुँह उत्तर या पूर्व। और जगह हो तो कम से कम सीट उत्तर या पूर्व की ओर करें।
hg: Accounts aur finance south-east me, ya north, Kuber ki disha me sabse achhe, munh north ya east. Aur jagah ho to kam se kam seat north ya east ki taraf karein.
@which modern most PRAC
en: Ledgers and the safe go to the south or south-west wall of that room, opening north; a clear table and locked drawers come before any corner.
hi: बही-खाते और तिजोरी उस कमरे की दक्षिण या नैऋत्य दीवार पर, उत्तर को खुलती; साफ़ मेज़ और ताला किसी भी कोने से पहले।
hg: Bahi-khaate aur tijori us kamre ki south ya south-west deewar par, north ko khulti; saaf mez aur taala kisi bhi kone se pehle.
@see staff-seating, bank-or-finance-office

# cloud-kitchen business
@names
en: cloud kitchen, tiffin service, home bakery, catering kitchen
hi: क्लाउड किचन, टिफ़िन सेवा, घर की बेकरी, केटरिंग रसोई
hg: tiffin service, ghar ki bakery, catering kitchen
@ask
en: vaastu of a cloud kitchen | home tiffin business kitchen
hi: क्लाउड किचन का वास्तु | घर से टिफ़िन का काम
hg: cloud kitchen ka vastu | tiffin ka kaam ghar se
en: cloud kitchen burner direction | opening a cloud kitchen in a basement | tiffin service from home kitchen vaastu | home bakery oven place | packing counter of a cloud kitchen | exhaust is on the north wall
hi: क्लाउड किचन में बर्नर किस दिशा में | तहख़ाने में क्लाउड किचन | घर से टिफ़िन सेवा का वास्तु | घर की बेकरी का ओवन कहाँ
hg: cloud kitchen me burner kis disha me | basement me cloud kitchen | ghar se tiffin service ka vastu | home bakery ka oven kaha
@where modern most PRAC
en: In a cloud kitchen burners and oven go to the south-east, the cooks facing east; the north is the side of water and money and not of fire. Packing and dispatch suit the north-west, stores the south-west.
hi: क्लाउड किचन में बर्नर और ओवन आग्नेय में, पकाने वाले पूर्व मुख; उत्तर जल और धन की दिशा है, अग्नि की नहीं। पैकिंग और डिलीवरी वायव्य में, भंडार नैऋत्य में।
hg: Cloud kitchen me burner aur oven south-east me, pakane wale purv mukh; north jal aur dhan ki disha hai, agni ki nahi. Packing aur delivery north-west me, bhandar south-west me.
@do modern wide SENSE
en: Where the duct fixes the burners on another wall, keep it, cook facing east if you can and leave the north-east clean. Gas safety, exhaust, drains and a food licence come first, most of all in a basement.
hi: डक्ट के कारण बर्नर दूसरी दीवार पर हों तो रहने दें, हो सके तो पूर्व मुख पकाएँ और ईशान साफ़ रखें। गैस सुरक्षा, एग्ज़ॉस्ट, नाली और खाद्य लाइसेंस पहले, तहख़ाने में सबसे ज़्यादा।
hg: Duct ke kaaran burner doosri deewar par hon to rehne dein, ho sake to purv mukh pakayein aur north-east saaf rakhein. Gas safety, exhaust, naali aur food licence pehle, basement me sabse zyada.
@see restaurant, restaurant-kitchen-fixed

# startup-office business
@names
en: startup office, small office seating, one room office, founder's seat, open plan office
hi: स्टार्टअप ऑफ़िस, छोटे ऑफ़िस की बैठक, एक कमरे का ऑफ़िस, संस्थापक की सीट
hg: startup office, chhote office ki seating, ek kamre ka office, founder ki seat
@ask
hg: startup ka vastu | chhote office ka vastu
hi: स्टार्टअप का वास्तु | छोटे ऑफ़िस का वास्तु
en: small startup office vaastu | seats in a one room office
en: startup office seating plan | where should the founder sit in a small office | one room office of 300 sq ft | open plan office vaastu | two founders where to sit
hi: स्टार्टअप ऑफ़िस में कौन कहाँ बैठे | छोटे ऑफ़िस में मालिक कहाँ बैठे | एक कमरे के ऑफ़िस का वास्तु | खुले ऑफ़िस में मेज़ कैसे लगाएँ
hg: startup office me kaun kaha baithe | chhote office me malik kaha baithe | ek kamre ke office ka vastu | open office me table kaise lagaye
@where modern most PRAC
en: In a small office the founder sits in the south-west, facing north or east; makers and accounts south-east, west or north; sales north-west; visitors and water north-east; the middle stays open.
hi: छोटे ऑफ़िस में संस्थापक नैऋत्य में, मुँह उत्तर या पूर्व; बनाने वाले और अकाउंट्स आग्नेय, पश्चिम या उत्तर; सेल्स वायव्य; अतिथि और पानी ईशान; बीच खुला रहे।
hg: Chhote office me founder south-west me, munh north ya east; banane wale aur accounts south-east, west ya north; sales north-west; atithi aur paani north-east; beech khula rahe.
@do modern wide SENSE
en: On one long table let most look north or east, nobody with the back right to the door. In a rented room turn seats only; light, quiet and a clear table earn more than corners.
hi: एक लंबी मेज़ पर ज़्यादातर उत्तर या पूर्व देखें, किसी की पीठ सीधी दरवाज़े की ओर न हो। किराए के कमरे में केवल सीटें घुमाएँ; रोशनी, शांति और साफ़ मेज़ कोनों से ज़्यादा देते हैं।
hg: Ek lambi mez par zyadatar north ya east dekhein, kisi ki peeth seedhi darwaze ki taraf na ho. Kiraye ke kamre me sirf seat ghumayein; roshni, shaanti aur saaf mez konon se zyada dete hain.
@see staff-seating, partners-seating

# recording-studio business
@names
en: recording studio, podcast room, youtube studio, streaming room, music studio
hi: रिकॉर्डिंग स्टूडियो, पॉडकास्ट का कमरा, यूट्यूब स्टूडियो, संगीत स्टूडियो
hg: recording studio, podcast room, youtube studio, music studio
@ask
en: recording studio vaastu | room for making videos
hg: recording studio ka vastu | youtube video ka kamra
hi: रिकॉर्डिंग स्टूडियो का वास्तु | यूट्यूब वीडियो का कमरा
en: podcast recording room direction | youtube studio room at home vaastu | which way should I face while recording videos | streaming setup direction | where to set the camera and lights | green screen on which wall
hi: पॉडकास्ट का कमरा किस दिशा में | घर में यूट्यूब स्टूडियो कहाँ बनाएँ | वीडियो बनाते समय मुँह किधर | कैमरा और लाइट कहाँ रखें
hg: podcast ka kamra kis disha me | ghar me youtube studio kaha banaye | video banate samay muh kidhar | camera aur light kaha rakhe
@where modern most PRAC
en: For a recording room north-west, west or east are liked; the speaker faces east or north, computer and lights stand in the south-east, the heavy desk and panels south or west.
hi: रिकॉर्डिंग के कमरे के लिए वायव्य, पश्चिम या पूर्व पसंद हैं; बोलने वाले का मुँह पूर्व या उत्तर, कंप्यूटर और लाइट आग्नेय में, भारी मेज़ और पैनल दक्षिण या पश्चिम में।
hg: Recording ke kamre ke liye north-west, west ya east pasand hain; bolne wale ka munh east ya north, computer aur light south-east me, bhaari mez aur panel south ya west me.
@ok modern wide SENSE
en: A quiet room decides more than its corner: carpets, curtains, fresh air between takes. A small Saraswati or a lamp before work is a custom; how many watch nobody can know.
hi: शांत कमरा कोने से ज़्यादा काम का है: क़ालीन, परदे, बीच-बीच में हवा। काम से पहले सरस्वती का स्मरण रिवाज है; कितने देखेंगे कोई नहीं जानता।
hg: Shaant kamra kone se zyada kaam ka hai: carpet, parde, beech-beech me hawa. Kaam se pehle Saraswati ka smaran riwaz hai; kitne dekhenge koi nahi jaanta.
@see work-from-home, musical-instruments

# playschool-creche business
@names
en: playschool, creche, daycare, nursery school, old age home
hi: प्लेस्कूल, क्रेच, डे केयर, नर्सरी स्कूल, वृद्धाश्रम
hg: playschool, creche, daycare, nursery school, vriddhashram
@ask
hg: playschool ka vastu | creche ke kamre
hi: प्लेस्कूल का वास्तु | क्रेच के कमरे
en: vaastu of a playschool | creche rooms
en: opening a playschool vaastu | creche at home which rooms | playschool main door direction | colours for a playschool | where should the children sleep in the daycare
hi: प्लेस्कूल खोलना है, वास्तु बताएँ | घर में क्रेच के लिए कौन सा कमरा | प्लेस्कूल का द्वार किस दिशा में | प्लेस्कूल के रंग | डे केयर में बच्चे कहाँ सोएँ
hg: playschool kholna hai vastu batao | ghar me creche ke liye kaun sa kamra | playschool ka gate kis disha me | playschool ke rang | daycare me bache kaha soye
@where modern most PRAC
en: In a playschool the play and class rooms lie east, north or north-east in morning light; nap room south or west, heads to south or east; office south-west, kitchen south-east, toilets north-west or west.
hi: प्लेस्कूल में खेल और कक्षा पूर्व, उत्तर या ईशान में, सुबह की रोशनी में; सोने का कमरा दक्षिण या पश्चिम, सिर दक्षिण या पूर्व; ऑफ़िस नैऋत्य, रसोई आग्नेय, शौचालय वायव्य या पश्चिम।
hg: Playschool me khel aur class east, north ya north-east me, subah ki roshni me; sone ka kamra south ya west, sir south ya east; office south-west, rasoi south-east, toilet north-west ya west.
@colour modern most PRAC
en: Light green, yellow, sky blue and cream with bright small things suit children; dark red and black are left out.
hi: बच्चों के लिए हल्का हरा, पीला, आसमानी, क्रीम और छोटी चटख चीज़ें अच्छी; गहरा लाल और काला छोड़ते हैं।
hg: Bachchon ke liye halka hara, peela, aasmani, cream aur chhoti chatakh cheezein achhi; gehra laal aur kaala chhodte hain.
@do modern wide SENSE
en: Safety comes first: low windows guarded, no sharp corners, gates closed, clean toilets, a doctor's number. For the old: rails, no steps, light at night, and company.
hi: सुरक्षा पहले: खिड़कियों पर जाली, नुकीले कोने नहीं, बंद गेट, साफ़ शौचालय, डॉक्टर का नंबर। वृद्धों के लिए: पकड़ने की छड़, बिना सीढ़ी, रात की रोशनी और साथ।
hg: Suraksha pehle: khidkiyon par jaali, nukeele kone nahi, band gate, saaf toilet, doctor ka number. Vriddhon ke liye: pakadne ki chhad, bina seedhi, raat ki roshni aur saath.
@see school-building

# ice-cream-juice-shop business
@names
en: ice cream parlour, coffee shop, pan shop, pet shop
hi: आइसक्रीम पार्लर, कॉफ़ी शॉप, पालतू पशुओं की दुकान
hg: ice cream parlour, coffee shop, pet shop
@ask
en: ice cream parlour vaastu | juice shop counter direction | tea stall stove place | where to keep the freezer in a shop | coffee machine direction in a cafe | pet shop which side for the animals
hi: आइसक्रीम पार्लर का वास्तु | जूस की दुकान का काउंटर किधर | चाय की दुकान में चूल्हा कहाँ | दुकान में फ़्रीज़र कहाँ रखें | कैफ़े में कॉफ़ी मशीन किस दिशा में | पान की दुकान का मुँह | पालतू पशुओं की दुकान में जानवर किधर
hg: ice cream parlour ka vastu | juice ki dukan ka counter kidhar | chai ki dukan me chulha kaha | dukan me freezer kaha rakhe | cafe me coffee machine kis disha me | paan ki dukan ka muh | pet shop me janwar kidhar
@where modern most PRAC
en: In an ice cream, juice or tea shop the stove and coffee machine stand south-east, freezers north-west or south-west, water and juice north or north-east; the owner sits south-west facing north or east.
hi: आइसक्रीम, जूस या चाय की दुकान में चूल्हा और कॉफ़ी मशीन आग्नेय में, फ़्रीज़र वायव्य या नैऋत्य में, पानी और जूस उत्तर या ईशान में; मालिक नैऋत्य में उत्तर या पूर्व मुख।
hg: Ice cream, juice ya chai ki dukan me chulha aur coffee machine south-east me, freezer north-west ya south-west me, paani aur juice north ya north-east me; malik south-west me north ya east mukh.
@ok modern wide SENSE
en: In a pet shop the animals live north-west and east, in air and shade, with the law and kindness first. On a cart or kiosk only the seller's facing can be chosen: north or east.
hi: पालतू की दुकान में जानवर वायव्य और पूर्व में, हवा-छाया में; क़ानून और दया पहले। ठेले या खोखे में केवल बैठने का मुँह चुन सकते हैं: उत्तर या पूर्व।
hg: Paaltu ki dukan me jaanwar north-west aur east me, hawa-chhaya me; kanoon aur daya pehle. Thele ya khokhe me keval baithne ka munh chun sakte hain: north ya east.
@see restaurant, sweet-shop

# server-room-call-centre business
@names
en: server room, data centre, call centre, bpo office
hi: सर्वर रूम, डेटा सेंटर, कॉल सेंटर
hg: server room, data centre, call centre
@ask
en: server room direction in the office | where to place the server rack | call centre seating vaastu | data centre vaastu | ups and server in one room | call centre agents should face which way
hi: ऑफ़िस में सर्वर रूम किस दिशा में | सर्वर रैक कहाँ रखें | कॉल सेंटर की बैठक का वास्तु | यूपीएस और सर्वर एक कमरे में | कॉल सेंटर में मुँह किधर
hg: office me server room kis disha me | server rack kaha rakhe | call centre ki seating ka vastu | ups aur server ek kamre me | call centre me muh kidhar
@where modern most PRAC
en: A server room with its UPS goes to the south-east of the office, the side of current; west or south are next, the north-east is kept free of it. In a call centre agents face north or east, the head sits south-west.
hi: यूपीएस सहित सर्वर रूम ऑफ़िस के आग्नेय में, बिजली की ओर; फिर पश्चिम या दक्षिण, ईशान ख़ाली रहे। कॉल सेंटर में लोग उत्तर या पूर्व मुख, प्रमुख नैऋत्य में।
hg: UPS sahit server room office ke south-east me, bijli ki or; phir west ya south, north-east khaali rahe. Call centre me log north ya east mukh, pramukh south-west me.
@do modern wide SENSE
en: Cooling, dry air, a fire extinguisher for current and a lock decide first. With night shifts light, rest and transport count more than seats.
hi: ठंडक, सूखी हवा, बिजली वाला अग्निशामक और ताला पहले। रात की पाली में रोशनी, आराम और आने-जाने का साधन सीटों से बड़ा है।
hg: Thandak, sukhi hawa, bijli wala agnishamak aur taala pehle. Raat ki shift me roshni, aaram aur aane-jaane ka saadhan seaton se bada hai.
@see office-pantry, staff-seating
`;
