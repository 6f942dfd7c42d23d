export default `
# dog-house object
@names
en: dog house, dog kennel, dog room, pet dog
hi: कुत्ते का घर, कुत्ते का कमरा, पालतू कुत्ता
hg: dog ka ghar, kutte ka ghar, dog ka kennel, paaltu kutta
en: dog sleeps in the north east, where should my dog sleep, labrador, street dog at home
hi: कुत्ता ईशान में सोता है, पालतू कुत्ता, कुत्ते के सोने की जगह
hg: kutta ishan me sota hai, labrador, mera kutta kaha soye, doggy
@ask
en: our dog loves the north-east room, an astrologer said it is wrong | bowl and bed of the puppy, which side of the flat
hi: हमारा कुत्ता ईशान वाले कमरे में सोता है, पंडित ने ग़लत कहा | पिल्ले का बिस्तर और खाना किस ओर
hg: hamara kutta ishan wale kamre me sota hai pandit ne galat kaha | puppy ka bed aur khana kis taraf
en: where should the dog sleep | direction for a dog kennel in the compound | which corner for the dog's house | can the dog stay in the north east | where to keep a pet dog at home | dog colour for good luck | dog in flat where to sleep | dog howling at night omen
hi: कुत्ते का घर किस दिशा में बनाएँ | पालतू कुत्ते को कहाँ रखें | कुत्ते के सोने की जगह किस कोने में | आँगन में कुत्ते का कमरा कहाँ हो | कुत्ता घर में रखना ठीक है क्या | काला कुत्ता पालना | फ़्लैट में कुत्ता कहाँ सोए | कुत्ते का रोना
hg: dog ka ghar kis side banaye | kutte ko ghar me kaha rakhe | compound me dog house kis kone me | kutte ke sone ki jagah | ghar me kutta palna thik hai kya | kala kutta palna | flat me kutta kaha soye | kutte ka rona
en: dog sleeps in the puja room, is it wrong | can a pet dog enter the pooja room
hi: कुत्ता पूजाघर में सो जाता है
hg: kutta puja ghar me chala jata hai
@places good NW; fine W N E SE; avoid NE SW
@where modern most PRAC
en: A dog house goes best in the north-west of the plot, the side of air and movement; west or south-east will do. The north-east is kept for water and worship. Shade, dry ground and company matter more to the dog.
hi: कुत्ते का घर भूखंड के उत्तर-पश्चिम में सबसे अच्छा माना जाता है, वायु और गति की ओर; पश्चिम या दक्षिण-पूर्व भी चलेगा। उत्तर-पूर्व जल और पूजा का है। छाया, सूखी ज़मीन और साथ कुत्ते के लिए ज़्यादा ज़रूरी हैं।
hg: Dog ka ghar plot ke north-west me sabse achha maana jata hai, hawa aur gati ki taraf; west ya south-east bhi chalega. North-east jal aur pooja ka hai. Chhaya, sookhi zameen aur saath kutte ke liye zyada zaroori hain.
@which modern most CUSTOM
en: A black dog is linked with Bhairav and feeding it with Saturday, but any dog is welcome; no colour is better. In a flat its bed stands north-west or west, away from the mandir.
hi: काला कुत्ता भैरव से और उसे खिलाना शनिवार से जुड़ा है, पर हर कुत्ता अच्छा है; कोई रंग बेहतर नहीं। फ़्लैट में उसका बिस्तर वायव्य या पश्चिम में, मंदिर से दूर।
hg: Kaala kutta Bhairav se aur use khilana Saturday se juda hai, par har kutta achha hai; koi rang behtar nahi. Flat me uska bistar north-west ya west me, mandir se door.
@ok modern wide SENSE
en: A dog's howl tells no death: dogs call when lonely, ill or at other dogs and sounds. Vaccination and a municipal licence where it is asked for are what a dog at home needs.
hi: कुत्ते का रोना किसी मृत्यु का संकेत नहीं: वह अकेला, बीमार हो या दूसरे कुत्ते-आवाज़ सुने तो रोता है। टीका और जहाँ नियम हो वहाँ लाइसेंस ज़रूरी है।
hg: Kutte ka rona kisi mrityu ka sanket nahi: woh akela, bimar ho ya doosre kutte-awaaz sune to rota hai. Teeka aur jahan niyam ho wahan licence zaroori hai.
@do modern regional CUSTOM
en: Many keep a dog out of the puja room for cleanliness; a small gate and its own bed elsewhere do it. If it walked in, wipe the floor: no sin, and love for animals is worship too.
hi: सफ़ाई के लिए कई लोग कुत्ते को पूजाघर से बाहर रखते हैं; छोटा फाटक और उसका अलग बिस्तर काफ़ी है। चला गया तो फ़र्श पोंछ दें: पाप नहीं, और जीव-दया भी पूजा है।
hg: Safai ke liye kai log kutte ko puja ghar se bahar rakhte hain; chhota gate aur uska alag bistar kaafi hai. Chala gaya to farsh ponchh dein: paap nahi, aur jeev-daya bhi puja hai.

# bird-cage object
@names
en: bird cage, parrot cage, pet parrot, caged birds
hi: पिंजरा, तोते का पिंजरा, पालतू तोता
hg: pinjra, tote ka pinjra, paaltu tota, parrot ka pinjra
hg: tota palna, ghar me tota
hi: तोता पालना
en: keeping a parrot
@ask
en: can I keep a parrot in a cage at home | where to hang a bird cage | is a caged bird bad vastu | direction for love birds cage | birds in the balcony cage | love birds at home direction | free the parrot good deed | feeding birds on balcony direction | water pot for birds
hi: घर में तोता पिंजरे में रखना कैसा है | पिंजरा किस दिशा में टाँगें | पालतू तोता शुभ है क्या | पिंजरे में पक्षी रखना चाहिए क्या | बालकनी में तोते का पिंजरा | लव बर्ड्स घर में | तोते को आज़ाद करना | पक्षियों को दाना किस दिशा में
hg: ghar me tota palna kaisa hai | pinjra kis disha me rakhe | parrot ka pinjra shubh hai kya | balcony me tote ka pinjra | love birds ka pinjra kaha rakhe | love birds ghar me rakhna | tote ko azad karna | pakshiyo ko dana kis disha me
hg: tota palna shubh ya ashubh
@places good NW N; fine E W; avoid SW
@ok modern most CUSTOM
en: A bird cage is left out by many homes, as a captive creature is felt to be sad; feeding free birds is liked better. In India parrots and other native birds may not be caged by law. For permitted birds the north or north-west is used.
hi: पिंजरा बहुत घरों में नहीं रखते, क्योंकि क़ैद जीव दुख का भाव देता है; खुले पक्षियों को दाना देना बेहतर माना जाता है। भारत में तोते जैसे देशी पक्षी पिंजरे में रखना क़ानूनन मना है। अनुमति वाले पक्षी उत्तर या उत्तर-पश्चिम में रखते हैं।
hg: Pinjra bahut gharon me nahi rakhte, kyunki qaid jeev dukh ka bhaav deta hai; khule pakshiyon ko daana dena behtar maana jata hai. Bharat me tote jaise deshi pakshi pinjre me rakhna kanoonan mana hai. Anumati wale pakshi north ya north-west me rakhte hain.
@where modern most CUSTOM
en: Grain and water for birds go on the north, north-west or east side of roof or balcony, in the morning; seven grains or millet are usual. It is counted a good deed for every graha.
hi: पक्षियों का दाना-पानी छत या बालकनी के उत्तर, वायव्य या पूर्व में, सुबह रखते हैं; सतनाजा या बाजरा चलता है। इसे हर ग्रह के लिए पुण्य मानते हैं।
hg: Pakshiyon ka dana-paani chhat ya balcony ke north, north-west ya east me, subah rakhte hain; satnaja ya bajra chalta hai. Ise har graha ke liye punya maante hain.

# baby-cradle object
@names
en: baby cradle, cradle, baby cot, baby crib, baby bed
hi: पालना, बच्चे का पालना, शिशु का पालना, बच्चे का झूला
hg: palna, bachche ka palna, baby ka jhula, baby cot
en: baby's cradle, newborn cradle
hi: बच्चे का झूला, नवजात का झूला
hg: bachhe ka jhula, new born ka jhula, palna
@ask
en: newborn comes home on Friday, cradle where and head to which side
hi: शिशु घर आ रहा है, पालना किस ओर और सिर किधर
hg: baby ghar aa raha hai palna kis taraf aur sir kidhar
en: where should the baby cradle be placed | which direction should a newborn's head be in the cot | crib direction in the bedroom | can the cradle be under a beam | best side for the baby's bed | newborn baby sleeping direction head | cradle colour and material | empty cradle rocking bad | when to put baby in cradle first time
hi: नवजात का पालना कहाँ रखें | पालने में बच्चे का सिर किस ओर हो | पालना किस दिशा में | शिशु का पालना बीम के नीचे हो तो | बच्चे का झूला किस जगह अच्छा | नवजात का सिर किस दिशा में | ख़ाली पालना हिलाना | पालने में पहली बार कब लिटाएँ
hg: baby ka palna kis disha me rakhe | palne me bachche ka sir kis taraf ho | newborn ka jhula kaha rakhe | cradle beam ke niche ho to | baby cot ki sahi jagah | newborn ka sir kis disha me | khali palna hilana | palne me pehli bar kab litaye
@places good E W S; fine SW NW N NE; avoid C
@where modern most PRAC
en: A baby cradle stands beside the parents' bed, the child's head to the east or south, not to the north. Keep it away from a beam, the door's line, draught and wires; a firm flat mattress on the back is safest.
hi: पालना माता-पिता के पलंग के पास रखें, शिशु का सिर पूर्व या दक्षिण की ओर हो, उत्तर की ओर नहीं। बीम, दरवाज़े की सीध, हवा के झोंके और तारों से दूर रखें; सख़्त समतल गद्दे पर पीठ के बल सुलाना सबसे सुरक्षित है।
hg: Palna maa-baap ke palang ke paas rakhein, shishu ka sir east ya south ki taraf ho, north ki taraf nahi. Beam, darwaze ki seedh, hawa ke jhonke aur taaron se door rakhein; sakht samtal gadde par peeth ke bal sulana sabse surakshit hai.
@when modern regional CUSTOM
en: The baby is first laid in the cradle by custom on the 10th, 12th, 16th or 22nd day, or at the naming, women singing. Sutak over and the mother well, any morning does.
hi: शिशु को रिवाज में 10वें, 12वें, 16वें या 22वें दिन, या नामकरण पर, गीतों के साथ पालने में लिटाते हैं। सूतक पूरा और माँ स्वस्थ हो तो कोई भी सुबह चलेगी।
hg: Shishu ko riwaz me 10ve, 12ve, 16ve ya 22ve din, ya namkaran par, geeton ke saath palne me litate hain. Sutak poora aur maa swasth ho to koi bhi subah chalegi.
@ok modern wide SENSE
en: Rocking an empty cradle harms no child; the saying keeps toys and children from tipping it. No pillow, knife, coin or cord belongs in it; a net keeps off mosquitoes.
hi: ख़ाली पालना हिलाने से बच्चे को कुछ नहीं होता; यह बात पालने को उलटने से बचाने के लिए है। उसमें तकिया, चाकू, सिक्का या डोरी न रखें; मच्छरदानी लगाएँ।
hg: Khaali palna hilane se bachche ko kuch nahi hota; yeh baat palne ko ulatne se bachane ke liye hai. Usme takiya, chaku, sikka ya dori na rakhein; machhardani lagayein.

# exercise-machines object
@names
en: treadmill, exercise cycle, exercise bike, gym equipment at home, dumbbells
hi: ट्रेडमिल, व्यायाम की साइकिल, एक्सरसाइज़ साइकिल, व्यायाम का सामान
hg: treadmill ghar me, exercise cycle, exercise ka saman, gym ka saman
@ask
en: where to keep the treadmill at home | exercise cycle direction | which way to face while exercising | can gym equipment be in the bedroom | corner for workout at home | treadmill in bedroom | gym in basement or terrace | yoga mat facing direction | treadmill in north east cant move
hi: ट्रेडमिल घर में कहाँ रखें | एक्सरसाइज़ साइकिल किस दिशा में | व्यायाम करते समय मुँह किधर हो | बेडरूम में व्यायाम का सामान | कसरत का कोना कहाँ हो | बेडरूम में ट्रेडमिल | योग करते समय मुँह किधर | ईशान में ट्रेडमिल है
hg: treadmill ghar me kaha rakhe | exercise cycle kis disha me | exercise karte time munh kis taraf | bedroom me gym ka saman | workout ka kona kaha ho | bedroom me treadmill | yoga karte time muh kidhar | north east me treadmill hai
en: gym equipment at home, in the balcony or which direction
hg: ghar me gym ka saman kis taraf
hi: घर में जिम का सामान किस ओर
@places good NW E; fine W S SE N; avoid NE C
@where modern most PRAC
en: A treadmill or exercise cycle goes to the north-west or east of the home, as it moves; weights to the south or west. Face east or north while you train. Leave the north-east light, and keep a free, aired space around it.
hi: ट्रेडमिल या व्यायाम की साइकिल घर के उत्तर-पश्चिम या पूर्व में रखें, क्योंकि वह गति है; भारी वज़न दक्षिण या पश्चिम में। व्यायाम पूर्व या उत्तर की ओर मुँह करके करें। उत्तर-पूर्व हल्का रहे, और चारों ओर हवादार जगह हो।
hg: Treadmill ya exercise cycle ghar ke north-west ya east me rakhein, kyunki woh gati hai; bhaari vazan south ya west me. Exercise east ya north ki taraf munh karke karein. North-east halka rahe, aur chaaron or hawadar jagah ho.
@ok modern most PRAC
en: A treadmill in the bedroom is fine if there is space; fold it at night. Where it must stand in the north-east take the lightest machine. Yoga and meditation are the best use of that corner.
hi: जगह हो तो बेडरूम में ट्रेडमिल ठीक है; रात को मोड़ दें। ईशान में ही रखना हो तो सबसे हल्की मशीन। योग और ध्यान उस कोने का सबसे अच्छा उपयोग है।
hg: Jagah ho to bedroom me treadmill theek hai; raat ko mod dein. North-east me hi rakhna ho to sabse halki machine. Yoga aur dhyan us kone ka sabse achha upyog hai.

# musical-instruments object
@names
en: musical instruments, piano, guitar, tabla, harmonium, sitar
hi: वाद्य यंत्र, पियानो, तबला, हारमोनियम, सितार, गिटार
hg: vadya yantra, piano kaha, tabla, harmonium, sitar
en: tabla, harmonium, guitar at home
hi: तबला, हारमोनियम
hg: tabla, harmonium
@ask
en: where should I put the piano | direction for musical instruments at home | where to keep guitar and tabla | which way to face during riyaz | music room vastu | flute at home direction | drum or dholak touched by feet | broken tabla sitar keep or not | bansuri in the mandir
hi: वाद्य यंत्र किस दिशा में रखें | पियानो कहाँ रखें | तबला और हारमोनियम कहाँ रखें | रियाज़ करते समय मुँह किधर हो | संगीत का कमरा किस दिशा में | वाद्य को पैर लगना | टूटा तबला रखना
hg: musical instruments kaha rakhe | tabla sitar kis disha me | piano ghar me kaha rakhe | riyaz karte samay munh kis taraf | music room kis disha me | vadya ko pair lagna | toota tabla rakhna
hg: tabla harmonium kis kone me rakhe
hi: तबला हारमोनियम किस कोने में रखें
@places good NE E N; fine W NW; avoid C
@where modern most PRAC
en: Musical instruments belong by custom to Saraswati: the north-east, east or north of the living or study room, off the floor. A heavy piano stands better on the south or west wall. Practise facing east or north.
hi: वाद्य यंत्र परंपरा में सरस्वती के हैं: बैठक या अध्ययन-कक्ष के उत्तर-पूर्व, पूर्व या उत्तर में, फ़र्श से ऊपर रखें। भारी पियानो दक्षिण या पश्चिम की दीवार पर बेहतर है। रियाज़ पूर्व या उत्तर की ओर मुँह करके करें।
hg: Vadya yantra parampara me Saraswati ke hain: baithak ya study ke north-east, east ya north me, farsh se upar rakhein. Bhaari piano south ya west ki deewar par behtar hai. Riyaz east ya north ki taraf munh karke karein.
@ok modern most CUSTOM
en: A flute is dear to Krishna and may lie in the mandir or hang in the north-east. If a foot touches an instrument, a bow to Saraswati is enough; broken ones are repaired or passed on.
hi: बाँसुरी कृष्ण को प्रिय है, मंदिर में रख सकते या ईशान में टाँग सकते हैं। वाद्य को पैर लगे तो सरस्वती को प्रणाम काफ़ी; टूटे हुए सुधारें या दे दें।
hg: Bansuri Krishna ko priya hai, mandir me rakh sakte ya north-east me taang sakte hain. Vadya ko pair lage to Saraswati ko pranam kaafi; toote hue sudharein ya de dein.

# bookshelf object
@names
en: bookshelf, bookcase, books at home, library shelf
hi: किताबों की अलमारी, किताबों का शेल्फ़, पुस्तकें, बुकशेल्फ
hg: bookshelf, kitabon ki almari, kitabo ka shelf, books kaha
@ask
en: where should the bookshelf be | which wall for books in the study | can books be in the bedroom | bookcase in north east | where to keep school books | books above bed | religious books in bedroom | bookshelf in north east | old school books vastu
hi: किताबों की अलमारी किस ओर रखें | बुकशेल्फ किस दीवार पर हो | पढ़ाई की किताबें कहाँ रखें | बेडरूम में किताबें रखना | पुस्तकें किस दिशा में रखें | पलंग के ऊपर किताबें | धार्मिक किताबें बेडरूम में | ईशान में किताबों की अलमारी
hg: kitabon ki almari kis taraf rakhe | bookshelf kis diwar par | padhai ki kitabe kaha rakhe | bedroom me books rakhna | bookshelf north east me thik hai | bed ke upar kitabe | dharmik kitabe bedroom me | north east me kitabo ki almari
@places good W SW S; fine E N NW; avoid NE
@where modern most PRAC
en: A bookshelf stands best on the south, west or south-west wall of the room, as books are heavy. A light shelf may hang in the east or north. Not above the head at the study table, and the north-east stays light.
hi: किताबों की अलमारी कमरे की दक्षिण, पश्चिम या दक्षिण-पश्चिम दीवार पर सबसे अच्छी है, क्योंकि किताबें भारी होती हैं। हल्का शेल्फ़ पूर्व या उत्तर में हो सकता है। पढ़ने वाले के सिर के ऊपर न हो, और उत्तर-पूर्व हल्का रहे।
hg: Bookshelf kamre ki south, west ya south-west deewar par sabse achhi hai, kyunki kitabein bhaari hoti hain. Halka shelf east ya north me ho sakta hai. Padhne wale ke sir ke upar na ho, aur north-east halka rahe.
@ok modern most PRAC
en: Scriptures stay in the mandir or on a clean high shelf; in a bedroom they may be read and kept wrapped. A light open shelf in the north-east is fine; old school books are given away.
hi: धर्मग्रंथ मंदिर या साफ़ ऊँची शेल्फ़ पर रहें; शयनकक्ष में पढ़ सकते और लपेटकर रख सकते हैं। ईशान में हल्की खुली शेल्फ़ चलेगी; पुरानी स्कूल की किताबें दे दें।
hg: Dharmgranth mandir ya saaf unchi shelf par rahein; bedroom me padh sakte aur lapetkar rakh sakte hain. North-east me halki khuli shelf chalegi; purani school ki kitabein de dein.

# printer-machine object
@names
en: printer, photocopier, xerox machine, scanner
hi: प्रिंटर, फ़ोटोकॉपी मशीन, ज़ेरॉक्स मशीन
hg: printer kaha, photocopy machine, xerox machine ki jagah
@ask
en: where to keep the printer in office | photocopier direction | printer in the north east of the desk | xerox machine vastu | best place for a scanner | printer in north east corner of office | printer beside computer | copier in north
hi: प्रिंटर किस दिशा में रखें | फ़ोटोकॉपी मशीन कहाँ रखें | कार्यालय में प्रिंटर की जगह | ज़ेरॉक्स मशीन किस कोने में | प्रिंटर उत्तर-पूर्व में ठीक है क्या | ईशान में प्रिंटर रखा है | प्रिंटर कंप्यूटर के पास
hg: printer office me kaha rakhe | photocopy machine kis disha me | xerox machine kis kone me | printer ki sahi jagah | printer north east me chalega | north east me printer rakha hai | printer computer ke paas
@places good SE; fine NW S W E N; avoid NE C
@where modern most PRAC
en: A printer or photocopier goes to the south-east of the room, where electrical things belong; the north-west is the second choice. The north-east corner and the middle stay free, and the machine needs air around it.
hi: प्रिंटर या फ़ोटोकॉपी मशीन कमरे के दक्षिण-पूर्व में रखें, जहाँ बिजली की चीज़ें रहती हैं; उत्तर-पश्चिम दूसरी पसंद है। उत्तर-पूर्व कोना और बीच ख़ाली रहे, और मशीन के चारों ओर हवा हो।
hg: Printer ya photocopy machine kamre ke south-east me rakhein, jahan bijli ki cheezein rehti hain; north-west doosri pasand hai. North-east kona aur beech khaali rahe, aur machine ke chaaron or hawa ho.
@do modern wide PRAC
en: A printer that stands in the north-east because of the socket may stay; keep paper piles off it and switch it off at night. On a desk its place is the south-east corner of the top.
hi: सॉकेट के कारण ईशान में रखा प्रिंटर रह सकता है; ऊपर काग़ज़ न लादें और रात को बंद करें। मेज़ पर उसकी जगह आग्नेय कोना है।
hg: Socket ke karan north-east me rakha printer reh sakta hai; upar kagaz na laadein aur raat ko band karein. Mez par uski jagah south-east kona hai.

# jewellery-place object
@names
en: jewellery at home, where to keep jewellery, gold at home, ornaments
hi: गहने, ज़ेवर, आभूषण, सोने के गहने
hg: gehne, zevar, jewellery kaha rakhe, sone ke gehne
en: papers and jewellery in the box bed
hi: बेड-बॉक्स में ज़ेवर
hg: box bed me zevar, box bed me kagaz
@ask
en: father's papers and mother's jewels lie inside the box bed
hi: बेड-बॉक्स में काग़ज़ और ज़ेवर रखे हैं, ठीक जगह है क्या
hg: box bed me kagaz aur zevar rakhe hai theek jagah hai kya
en: wedding jewellery at home, which cupboard and which shelf
hi: शादी के गहने घर में किस अलमारी में रखें
hg: shaadi ke gehne ghar me kis almari me rakhe
en: in which corner should jewellery be kept | where to keep gold ornaments in the bedroom | direction for the jewellery box | can I keep gold in the north | which side for gold and cash | gold in south east corner | jewellery of dead mother keep or wear | which day to wear new gold | jewellery facing north
hi: गहने कहाँ रखें | ज़ेवर किस दिशा में रखने चाहिए | सोना घर में किस कोने में रखें | गहनों का डिब्बा बेडरूम में कहाँ | आभूषण किस अलमारी में | माँ के गुज़रने के बाद उनके गहने पहनें क्या | गहने किस दिशा में रखें
hg: gehne kaha rakhe bedroom me | zevar kis disha me rakhe | sona ghar me kis kone me | jewellery box kis side | gehne almari me kis taraf | maa ke guzarne ke baad unke gehne pehne kya | gehne kis disha me rakhe
@places good SW S W; fine N; avoid NE SE
@where modern most PRAC
en: Jewellery is kept in a cupboard or safe in the south-west or south of the bedroom that opens to the north, Kuber's side. Some keep it in the north itself. For real safety a bank locker and a list with photos do most.
hi: गहने बेडरूम के दक्षिण-पश्चिम या दक्षिण में ऐसी अलमारी या तिजोरी में रखते हैं जो उत्तर, कुबेर की ओर खुले। कुछ लोग उत्तर में ही रखते हैं। असली सुरक्षा बैंक लॉकर और तस्वीरों सहित सूची से है।
hg: Gehne bedroom ke south-west ya south me aisi almari ya tijori me rakhte hain jo north, Kuber ki taraf khule. Kuch log north me hi rakhte hain. Asli suraksha bank locker aur photo sahit list se hai.
@ok modern wide CUSTOM
en: Jewellery of one who has died is worn gladly in most families; it is washed with milk and water, laid before the gods, and worn as a blessing. Some wait until the year's rites are over.
hi: दिवंगत के गहने ज़्यादातर परिवार ख़ुशी से पहनते हैं; दूध-जल से धोकर, भगवान के आगे रखकर, आशीर्वाद मानकर। कुछ बरसी तक रुकते हैं।
hg: Divangat ke gehne zyadatar parivar khushi se pehnte hain; doodh-jal se dhokar, bhagwan ke aage rakhkar, aashirwad maankar. Kuch barsi tak rukte hain.
@when modern most CUSTOM
en: New gold is first worn on Thursday, Friday, Sunday, Pushya or Akshaya Tritiya. Gold is not worn on the feet by custom, being Lakshmi's metal; silver is used there.
hi: नया सोना गुरुवार, शुक्रवार, रविवार, पुष्य या अक्षय तृतीया को पहनते हैं। पैरों में सोना रिवाज में नहीं, लक्ष्मी की धातु होने से; वहाँ चाँदी।
hg: Naya sona Thursday, Friday, Sunday, Pushya ya Akshaya Tritiya ko pehnte hain. Pairon me sona riwaz me nahi, Lakshmi ki dhaatu hone se; wahan chaandi.

# trophies-certificates object
@names
en: trophies, trophy shelf, certificates on wall, awards, medals
hi: ट्रॉफ़ी, प्रमाणपत्र, पुरस्कार, पदक
hg: trophy, trophies kaha, certificate kaha lagaye, medals
@ask
en: where to hang certificates | trophy shelf direction | which wall for awards and medals | school certificates in the study room | degree frame on which wall | degree certificate wall direction | trophies in bedroom | child's medals which wall
hi: ट्रॉफ़ी कहाँ रखें | प्रमाणपत्र किस दीवार पर लगाएँ | पुरस्कार किस दिशा में रखें | पदक और ट्रॉफ़ी का शेल्फ़ | डिग्री का फ्रेम किस दीवार पर | डिग्री किस दीवार पर लगाएँ | बेडरूम में ट्रॉफ़ी | बच्चे के मेडल कहाँ
hg: trophy kis disha me rakhe | certificate kis diwar par lagaye | awards ka shelf kaha | medal kaha tange | degree ka frame kis wall par | degree kis wall pe lagaye | bedroom me trophy | bache ke medal kaha lagaye
@places good S E N; fine W SW; avoid C
@where modern regional PRAC
en: Trophies and certificates are shown on the south or east wall of the living or study room, where many lists see fame; others use the north. No old text speaks of it. Hang them straight, clean and not in the bathroom passage.
hi: ट्रॉफ़ी और प्रमाणपत्र बैठक या अध्ययन-कक्ष की दक्षिण या पूर्व दीवार पर लगाते हैं, जिसे कई सूचियाँ यश की ओर मानती हैं; कुछ उत्तर चुनते हैं। पुराने ग्रंथ इस पर नहीं बोलते। सीधे और साफ़ रखें, बाथरूम के रास्ते में नहीं।
hg: Trophy aur certificate baithak ya study ki south ya east deewar par lagate hain, jise kai lists yash ki taraf maanti hain; kuch north chunte hain. Purane granth is par nahi bolte. Seedhe aur saaf rakhein, bathroom ke raaste me nahi.
@do modern most PRAC
en: A child's medals hang well on the south or east wall of the study, behind or beside the seat, dusted and few. Bedroom is fine too; broken cups are put away.
hi: बच्चे के मेडल पढ़ने के कमरे की दक्षिण या पूर्व दीवार पर, पीठ पीछे या बगल में, साफ़ और थोड़े अच्छे लगते हैं। बेडरूम भी ठीक; टूटी ट्रॉफ़ी हटा दें।
hg: Bachche ke medal padhne ke kamre ki south ya east deewar par, peeth peeche ya bagal me, saaf aur thode achhe lagte hain. Bedroom bhi theek; tooti trophy hata dein.

# keys-place object
@names
en: key holder, keys, key stand, car keys
hi: चाबी, चाबी स्टैंड, की होल्डर, गाड़ी की चाबी
hg: chabi, chabi stand, key holder kaha, gadi ki chabi
@ask
en: where to hang the keys | key holder on which wall | car keys place at home | can keys be in the mandir | key stand near the main door | old keys without locks at home | keys in pocket while sleeping | key holder shape | lost keys meaning
hi: चाबी कहाँ रखें | की होल्डर किस दीवार पर लगाएँ | गाड़ी की चाबी की जगह | चाबी मंदिर में रख सकते हैं | चाबी का स्टैंड किस दिशा में | बिना ताले की पुरानी चाबियाँ | चाबी का स्टैंड कैसा हो | चाबी खोना अपशकुन है
hg: chabi kaha rakhni chahiye | key holder kis diwar par lagaye | gadi ki chabi kis jagah | mandir me chabi rakh sakte hai | chabi stand kis disha me | bina tale ki purani chabiya | chabi ka stand kaisa ho | chabi khona apshagun hai kya
@where modern regional PRAC
en: A key holder hangs near the entrance on the west or north wall by most lists; a wooden one is liked. No old text has a rule. Keys are not laid in the mandir or on the dining table, and out of reach from the window.
hi: की होल्डर अधिकांश सूचियों में प्रवेश के पास पश्चिम या उत्तर की दीवार पर लगता है; लकड़ी का पसंद करते हैं। पुराने ग्रंथों में नियम नहीं। चाबी मंदिर या खाने की मेज़ पर न रखें, और खिड़की से पहुँच में न हो।
hg: Key holder zyadatar lists me entrance ke paas west ya north ki deewar par lagta hai; lakdi ka pasand karte hain. Purane granthon me niyam nahi. Chabi mandir ya khane ki mez par na rakhein, aur khidki se pahunch me na ho.
@ok modern wide PRAC
en: Old keys without a lock and rusty locks are sorted out as clutter; losing a key is no omen, but change the lock if it had your address. Safe keys hang apart and hidden.
hi: बिना ताले की चाबियाँ और ज़ंग लगे ताले कबाड़ मानकर निकाल दें; चाबी खोना अपशकुन नहीं, पर पता जुड़ा हो तो ताला बदलें। तिजोरी की चाबी अलग और छिपी रखें।
hg: Bina tale ki chabiyan aur zang lage taale kabaad maankar nikaal dein; chabi khona apshagun nahi, par pata juda ho to taala badlein. Tijori ki chabi alag aur chhupi rakhein.

# chandelier-lamp object
@names
en: chandelier, hanging light, jhoomar, floor lamp
hi: झूमर, लटकने वाली रोशनी, फ़ानूस
hg: jhumar, jhoomar kaha, chandelier kaha lagaye, hanging light
@ask
en: where to place the chandelier in the living room | is a chandelier over the bed bad | hanging light in the centre of the house | chandelier direction | which corner for a floor lamp | chandelier above dining table | fused bulbs in the chandelier | jhoomar in centre of house
hi: झूमर कहाँ लगाएँ | बैठक में झूमर किस दिशा में | पलंग के ऊपर झूमर ठीक है क्या | घर के बीच में झूमर | फ़ानूस किस कोने में | डाइनिंग के ऊपर झूमर | झूमर के बल्ब फ़्यूज़ | घर के बीच में झूमर
hg: jhumar kis disha me lagaye | living room me chandelier kaha ho | bed ke upar jhoomar thik hai kya | ghar ke beech me jhumar | hanging light kaha lagaye | dining ke upar jhoomar | jhoomar ke bulb fuse | ghar ke beech me jhoomar
@places good S SE W; fine E N SW NW; avoid C
@where modern regional PRAC
en: A chandelier hangs in the south, south-east or west part of the living room by most lists, not right over the middle of the house. Not above the bed or a seat either, for comfort; fix it to a hook that bears its weight.
hi: झूमर अधिकांश सूचियों में बैठक के दक्षिण, दक्षिण-पूर्व या पश्चिम भाग में लगता है, घर के ठीक बीच में नहीं। पलंग या बैठने की जगह के ऊपर भी न हो; हुक उसका वज़न सहने लायक़ हो।
hg: Jhumar zyadatar lists me baithak ke south, south-east ya west hisse me lagta hai, ghar ke theek beech me nahi. Palang ya baithne ki jagah ke upar bhi na ho; hook uska vazan sehne laayak ho.
@ok modern most PRAC
en: Over the dining table a light chandelier is welcome. One already in the centre of the house may stay if it is light; keep it clean, whole, and change fused bulbs.
hi: डाइनिंग टेबल के ऊपर हल्का झूमर अच्छा है। घर के बीच लगा झूमर हल्का हो तो रहे; साफ़, साबुत रखें और फ़्यूज़ बल्ब बदलें।
hg: Dining table ke upar halka jhoomar achha hai. Ghar ke beech laga jhoomar halka ho to rahe; saaf, saabut rakhein aur fuse bulb badlein.

# charging-and-cameras object
@names
en: mobile charging point, charging point, cctv camera, security camera
hi: मोबाइल चार्जिंग की जगह, चार्जर, सीसीटीवी कैमरा
hg: charging point, mobile charging ki jagah, cctv camera kaha
hg: cctv camera, camera gate par, camera lagwana
hi: गेट पर कैमरा, सीसीटीवी
en: camera at the gate, cctv at the gate, wifi router place
@ask
en: fixing a camera at the gate, does direction matter
hi: फाटक पर कैमरा लगवाना है, कोई दिशा मानते हैं क्या
hg: gate pe camera lagwana hai disha dekhni padti hai kya
en: where should the mobile charging point be | cctv camera position vastu | charger beside the bed | which corner for the camera recorder | security camera direction | electric meter box direction in house | switch board behind bed | cctv in bedroom | ev charger direction
hi: मोबाइल चार्ज करने की जगह कहाँ हो | सीसीटीवी कैमरा किस दिशा में | पलंग के पास चार्जर ठीक है | कैमरे का रिकॉर्डर कहाँ रखें | चार्जिंग पॉइंट किस कोने में | बिजली का मीटर किस दिशा में | पलंग के पीछे स्विच बोर्ड | गाड़ी का चार्जर
hg: mobile charging kaha kare | cctv camera kis disha me lagaye | bed ke paas charger thik hai | camera ka dvr kaha rakhe | charging point kis kone me ho | bijli ka meter kis disha me | bed ke piche switch board | ev charger kis disha me
@where modern most PRAC
en: A charging point or camera recorder fits the south-east of a room, where electrical things belong; north-west is second. Cameras go where they see the gate and door; the old books know no rule. Charge away from the pillow.
hi: चार्जिंग की जगह या कैमरे का रिकॉर्डर कमरे के दक्षिण-पूर्व में ठीक है, जहाँ बिजली की चीज़ें रहती हैं; उत्तर-पश्चिम दूसरी पसंद। कैमरा वहाँ लगे जहाँ से गेट और दरवाज़ा दिखे; पुराने ग्रंथों में नियम नहीं। तकिए से दूर चार्ज करें।
hg: Charging point ya camera ka recorder kamre ke south-east me theek hai, jahan bijli ki cheezein rehti hain; north-west doosri pasand. Camera wahan lage jahan se gate aur darwaza dikhe; purane granthon me niyam nahi. Takiye se door charge karein.
@which modern most PRAC
en: Electric meter, mains board and vehicle charger go to the south-east, next the north-west; where the company fixed it, it stays. A switch board by the bed is fine; no camera belongs in bedroom or bath.
hi: बिजली का मीटर, मुख्य बोर्ड और गाड़ी का चार्जर आग्नेय में, फिर वायव्य में; कंपनी ने जहाँ लगाया वहीं रहे। पलंग के पास स्विच बोर्ड ठीक; बेडरूम या स्नानघर में कैमरा नहीं।
hg: Bijli ka meter, main board aur gaadi ka charger south-east me, phir north-west me; company ne jahan lagaya wahin rahe. Bed ke paas switch board theek; bedroom ya bathroom me camera nahi.

# solar-panel object
@names
en: solar panel, rooftop solar, solar heater
hi: सोलर पैनल, सौर पैनल, सोलर हीटर
hg: solar panel, solar heater kaha, chhat par solar
@ask
en: solar panel on the roof which side | direction of rooftop solar | solar water heater place | do solar panels spoil vastu | solar panels in the north east | solar panel in north side of roof | solar on south west roof vastu | solar inverter place
hi: सोलर पैनल छत पर किस ओर लगाएँ | सौर पैनल की दिशा | सोलर हीटर कहाँ रखें | सोलर पैनल से वास्तु बिगड़ता है क्या | सोलर उत्तर-पूर्व में लगा सकते हैं | छत के उत्तर में सोलर पैनल | नैऋत्य छत पर सोलर | सोलर इन्वर्टर कहाँ
hg: solar panel chhat par kis taraf lagaye | solar heater kis disha me | solar panel ka vastu | solar north east me laga sakte hai | solar panel ki sahi disha | chhat ke north me solar panel | south west chhat pe solar | solar inverter kaha lagaye
@places good SE S; fine W SW E; avoid NE
@where modern most PRAC
en: Solar panels stand in the south or south-east of the roof and face south, which in India also gives most light. A solar heater with its tank goes to the south or west, being heavy. The north-east of the roof stays light and open.
hi: सोलर पैनल छत के दक्षिण या दक्षिण-पूर्व में, दक्षिण की ओर मुँह करके लगाएँ; भारत में सबसे अधिक धूप भी यहीं मिलती है। टंकी वाला सोलर हीटर भारी है, दक्षिण या पश्चिम में रहे। छत का उत्तर-पूर्व हल्का और खुला रहे।
hg: Solar panel chhat ke south ya south-east me, south ki taraf munh karke lagayein; Bharat me sabse zyada dhoop bhi yahin milti hai. Tanki wala solar heater bhaari hai, south ya west me rahe. Chhat ka north-east halka aur khula rahe.
@do modern wide SENSE
en: Light decides: a panel needs shade-free sky to the south, tilted about as steep as your latitude. On a north roof it may stand raised; its inverter goes to the south-east or a shaded wall.
hi: धूप तय करती है: पैनल को दक्षिण की ओर बिना छाया का आकाश चाहिए, झुकाव लगभग आपके अक्षांश जितना। छत के उत्तर में स्टैंड पर लग सकता है; इन्वर्टर आग्नेय या छाया की दीवार पर।
hg: Dhoop tay karti hai: panel ko south ki taraf bina chhaya ka aakash chahiye, jhukav lagbhag aapke latitude jitna. Chhat ke north me stand par lag sakta hai; inverter south-east ya chhaya ki deewar par.
@which modern most PRAC
en: Weight counts too: a heavy frame or solar tank suits the south-west and west of the roof, light panels any sunny part. North-east panels are raised so that the corner stays open.
hi: भार भी गिना जाता है: भारी ढाँचा या सोलर टंकी छत के नैऋत्य-पश्चिम में, हल्के पैनल किसी भी धूप वाले भाग में। ईशान के पैनल ऊँचे स्टैंड पर, ताकि कोना खुला रहे।
hg: Bhaar bhi gina jata hai: bhaari frame ya solar tank chhat ke south-west/west me, halke panel kisi bhi dhoop wale hisse me. North-east ke panel unche stand par, taki kona khula rahe.

# wallet-purse object
@names
en: wallet, purse, things in the wallet, money purse
hi: पर्स, बटुआ, पर्स में
hg: wallet, batua, purse me kya rakhe, wallet me
@ask
en: what to keep in the wallet for money | what not to keep in a purse | colour of the wallet | torn wallet vastu | can I keep a god's photo in my purse | which colour wallet brings money | wallet in back pocket | when to change old purse | gift of empty wallet | photo of god in purse
hi: पर्स में क्या रखें | बटुए में क्या नहीं रखना चाहिए | पर्स का रंग कौन सा अच्छा | फटा पर्स रखना | पर्स में भगवान की फ़ोटो | पर्स किस रंग का रखें | पुराना पर्स कब बदलें | पर्स में भगवान की फ़ोटो
hg: purse me kya rakhna chahiye | wallet me kya nahi rakhe | purse ka rang kaun sa shubh | fata hua purse | wallet me bhagwan ki photo | purse kis rang ka rakhe | purana purse kab badle | purse me bhagwan ki photo | fata purse rakhna
@which modern regional CUSTOM
en: In a wallet custom keeps money in order and a small token: a Lakshmi picture, a few grains of rice or a coin from puja. Torn notes, old bills, medicines and pictures of the dead are left out. Wealth comes from earning and saving, not from the purse.
hi: पर्स में रिवाज से पैसे क्रम से और एक छोटा चिह्न रखते हैं: लक्ष्मी का चित्र, चावल के कुछ दाने या पूजा का सिक्का। फटे नोट, पुराने बिल, दवा और दिवंगतों की तस्वीर नहीं रखते। धन कमाने और बचाने से आता है, पर्स से नहीं।
hg: Wallet me riwaz se paise kram se aur ek chhota chinh rakhte hain: Lakshmi ka chitra, chawal ke kuch daane ya puja ka sikka. Phate note, purane bill, dawa aur divangaton ki tasveer nahi rakhte. Dhan kamane aur bachane se aata hai, purse se nahi.
@colour modern disputed PRAC
en: For a wallet people choose brown, black, green or by rashi; the lists do not agree and no text knows purses. A torn one is changed, often on Friday or Diwali, with a coin put in first.
hi: पर्स के लिए भूरा, काला, हरा या राशि का रंग लेते हैं; सूचियाँ एक नहीं और ग्रंथों में पर्स नहीं। फटा पर्स अक्सर शुक्रवार या दीवाली पर बदलते हैं, पहले एक सिक्का रखकर।
hg: Purse ke liye bhoora, kaala, hara ya rashi ka rang lete hain; lists ek nahi aur granthon me purse nahi. Fata purse aksar Friday ya Diwali par badalte hain, pehle ek sikka rakhkar.
@ok modern most CUSTOM
en: A god's small picture in a purse is loved by many; others leave it out, as a purse goes in the back pocket or toilet. An empty purse as gift gets a coin.
hi: पर्स में देवता का छोटा चित्र बहुत लोग रखते हैं; दूसरे नहीं, क्योंकि पर्स पीछे की जेब या शौचालय में जाता है। ख़ाली पर्स उपहार में दें तो सिक्का रखें।
hg: Purse me devta ki chhoti photo bahut log rakhte hain; doosre nahi, kyunki purse peeche ki jeb ya toilet me jata hai. Khaali purse gift me dein to sikka rakhein.

# gifts-to-avoid idea
@names
en: gifts not to give, unlucky gifts, gift to avoid
hi: कौन सा उपहार न दें, अशुभ उपहार, गिफ्ट में क्या न दें
hg: gift me kya na de, ashubh gift, kaun sa gift nahi dena
@ask
en: what should not be given as a gift | is giving a watch as a gift bad | is a knife or handkerchief an unlucky gift | gift shoes to husband bad | can I gift perfume | what to gift for housewarming vastu | can i gift ganesh idol | gift of watch to husband | gift plants or not | gift money with one rupee why
hi: उपहार में क्या नहीं देना चाहिए | घड़ी गिफ्ट करना अशुभ है क्या | रूमाल या चाकू देना कैसा | जूते गिफ्ट करना | इत्र उपहार में दे सकते हैं | गणेश मूर्ति उपहार में दे सकते हैं
hg: gift me kya nahi dena chahiye | ghadi gift karna ashubh hai kya | rumal ya chaku gift karna | joote gift kar sakte hai | perfume gift dena kaisa | ganesh murti gift me de sakte hai | shagun me 1 rupya kyu jodte hai
@which modern regional CUSTOM
en: As gifts many homes leave out knives and scissors, handkerchiefs, shoes, empty purses and black things; a coin beside them settles it by custom. Clocks are refused by some and loved by others. It is manners, no omen: what is given gladly is good.
hi: उपहार में कई घर चाकू-कैंची, रूमाल, जूते, ख़ाली पर्स और काली चीज़ें नहीं देते; साथ में एक सिक्का रख देने का रिवाज है। घड़ी कोई टालता है, किसी को प्रिय है। यह शिष्टाचार है, अपशकुन नहीं: ख़ुशी से दिया उपहार अच्छा है।
hg: Gift me kai ghar chaku-kainchi, rumal, joote, khaali purse aur kaali cheezein nahi dete; saath me ek sikka rakh dene ka riwaz hai. Ghadi koi taalta hai, kisi ko priya hai. Yeh shishtachar hai, apshakun nahi: khushi se diya gift achha hai.
@do modern wide CUSTOM
en: Good for a housewarming are a lamp, silver coin, plant, sweets, grain, a picture of Ganesh or a wall clock. Money is given with one rupee more, 101 or 501, so that it goes on.
hi: गृह प्रवेश पर दीपक, चाँदी का सिक्का, पौधा, मिठाई, अन्न, गणेश का चित्र या घड़ी अच्छे हैं। शगुन में एक रुपया जोड़ते हैं, 101 या 501, ताकि क्रम चलता रहे।
hg: Griha pravesh par deepak, chaandi ka sikka, paudha, mithai, ann, Ganesh ka chitra ya ghadi achhe hain. Shagun me ek rupya jodte hain, 101 ya 501, taki kram chalta rahe.

# home-bar object
@names
en: bar at home, bar counter, bar cabinet, liquor cabinet, home bar, wine rack
hi: घर में बार, शराब की अलमारी, वाइन रैक
hg: ghar me bar, bar cabinet, bar counter ghar me, sharab ki almari
hg: daru ki bottle, sharab ki botal
hi: शराब की बोतल
en: liquor bottles
en: whiskey bottles, liquor bottles, gifted alcohol
hi: शराब की बोतलें, उपहार की शराब
hg: whiskey ki bottle, sharab ki bottle, gift wali sharab
@ask
en: bottles of whisky came as gifts, nobody drinks, they stand in the showcase
hi: उपहार में शराब की बोतलें मिलीं, कोई पीता नहीं, शोकेस में रखी हैं
hg: gift me whiskey mili thi koi peeta nahi, showcase me rakhi hai
en: where to make a bar counter at home | liquor cabinet direction | can wine bottles be near the mandir | home bar in the living room | which corner for a bar unit | can liquor be kept near mandir | bar in basement | empty bottles decoration | drinking at home direction
hi: घर में बार कहाँ बनाएँ | शराब की बोतलें किस दिशा में रखें | बैठक में बार काउंटर | बार मंदिर के पास हो तो | वाइन रैक किस कोने में | मंदिर के पास शराब रखना | शराब की ख़ाली बोतलें सजाना | शराब किस दिशा में रखें
hg: ghar me bar counter kaha banaye | sharab ki bottle kis disha me rakhe | drawing room me bar | bar mandir ke paas ho to | wine rack kis kone me | mandir ke pass sharab rakhna | sharab ki khali botal sajana | sharab kis disha me rakhe
en: where to keep liquor bottles at home
hi: घर में शराब की बोतलें कहाँ रखें
hg: ghar me daru ki botal kaha rakhe | sharab ki bottle kis kone me
@places good NW W; fine SE S; avoid NE E C
@where modern regional PRAC
en: A home bar, where there is one, is put in the north-west or west of the living room and closed. The north-east and the neighbourhood of the mandir are avoided. Classical books give it no place, and a locked door keeps children safe.
hi: घर में बार हो तो उसे बैठक के उत्तर-पश्चिम या पश्चिम में, बंद रखते हैं। उत्तर-पूर्व और मंदिर के पास नहीं। शास्त्रीय ग्रंथ इसे जगह नहीं देते, और ताला बच्चों को सुरक्षित रखता है।
hg: Ghar me bar ho to use baithak ke north-west ya west me, band rakhte hain. North-east aur mandir ke paas nahi. Shastriya granth ise jagah nahi dete, aur taala bachchon ko surakshit rakhta hai.
@ok modern most CUSTOM
en: Alcohol is kept out of the mandir's room, out of fasts and feast days. If drink troubles someone at home, no corner helps; 14446, the de-addiction helpline, talks free of charge.
hi: शराब मंदिर के कमरे से और व्रत-त्योहार से दूर रखते हैं। पीने से घर में किसी को परेशानी हो तो कोई कोना मदद नहीं करता; नशामुक्ति हेल्पलाइन 14446 मुफ़्त बात करती है।
hg: Sharab mandir ke kamre se aur vrat-tyohar se door rakhte hain. Peene se ghar me kisi ko pareshani ho to koi kona madad nahi karta; nasha-mukti helpline 14446 muft baat karti hai.

# indoor-fountain object
@names
en: indoor fountain, indoor water fountain, water fountain, tabletop fountain
hi: फव्वारा, पानी का फव्वारा, घर के अंदर फव्वारा
hg: favvara, fawara, pani ka favvara, indoor fountain kaha
@ask
en: where should I put an indoor water fountain | can a fountain be in the bedroom | fountain in the south of the hall | direction for a small fountain showpiece | water feature inside the flat | fountain switched off is it bad | fountain in bedroom | fountain facing main door | fountain in office north | buddha fountain
hi: घर के अंदर पानी का फव्वारा कहाँ लगाएँ | फव्वारा बेडरूम में रख सकते हैं | छोटा फव्वारा किस दिशा में | बैठक में फव्वारा किस कोने में | दक्षिण में फव्वारा ठीक है क्या | फ़व्वारा बंद रखना | बेडरूम में फ़व्वारा | मुख्य द्वार के पास फ़व्वारा
hg: ghar ke andar pani ka favvara kaha lagaye | fountain bedroom me rakh sakte hai | chhota fountain kis disha me | hall me fawara kis kone me | south me fountain thik hai kya | fountain band rakhna | bedroom me fountain | main door ke pass fountain
@places good N NE E; fine NW; avoid S SE SW C
@where modern most PRAC
en: An indoor fountain goes in the north, north-east or east of the living room, the side of water, its flow towards the inside. South, south-east, south-west and the bedroom are avoided. Keep the water clean and moving.
hi: घर के अंदर फव्वारा बैठक के उत्तर, उत्तर-पूर्व या पूर्व में लगाएँ, जो जल की ओर है, बहाव भीतर की ओर हो। दक्षिण, दक्षिण-पूर्व, दक्षिण-पश्चिम और बेडरूम में नहीं। पानी साफ़ और बहता रहे।
hg: Ghar ke andar favvara baithak ke north, north-east ya east me lagayein, jo jal ki taraf hai, bahav andar ki or ho. South, south-east, south-west aur bedroom me nahi. Paani saaf aur behta rahe.
@ok modern most PRAC
en: A fountain may be off when you are away or asleep; only let no water stand and smell. Near the door it stands inside on the north or east side, flowing in. The bedroom is left dry.
hi: बाहर हों या सोएँ तो फ़व्वारा बंद रह सकता है; बस पानी सड़े नहीं। द्वार के पास भीतर उत्तर या पूर्व ओर, बहाव अंदर को। शयनकक्ष में नहीं।
hg: Bahar hon ya soyein to fountain band reh sakta hai; bas paani sade nahi. Door ke paas andar north ya east taraf, bahav andar ko. Bedroom me nahi.

# sewing-machine object
@names
en: sewing machine, tailoring machine
hi: सिलाई मशीन, सिलाई की मशीन
hg: silai machine, silai ki machine
en: stitching machine
hi: कपड़े सिलने की मशीन
hg: kapde silne ki machine
@ask
en: where to keep the sewing machine | which way to face while sewing | sewing machine in bedroom | tailoring machine direction in shop | sewing machine in north east | sewing at night bad luck | needle and scissors borrowing | sewing machine in bedroom | stitching clothes while wearing
hi: सिलाई मशीन किस दिशा में रखें | सिलाई करते समय मुँह किधर हो | बेडरूम में सिलाई मशीन | दुकान में सिलाई मशीन कहाँ | सिलाई मशीन उत्तर-पूर्व में ठीक है | रात में सिलाई करना | पहने कपड़े सिलना | बेडरूम में सिलाई मशीन
hg: silai machine kis disha me rakhe | silai karte samay munh kis taraf | bedroom me silai machine | dukan me silai machine kaha lagaye | silai machine north east me | raat me silai karna | pehne kapde silna | bedroom me silai machine
en: place for the stitching machine at home
@places good S W SE; fine NW E N SW; avoid NE C
@where modern most PRAC
en: A sewing machine stands in the south, west or south-east of the room, and who sews faces east or north. The north-east and the middle are left free. Light from the left and a straight back matter most for the work.
hi: सिलाई मशीन कमरे के दक्षिण, पश्चिम या दक्षिण-पूर्व में रखें, सिलने वाले का मुँह पूर्व या उत्तर की ओर हो। उत्तर-पूर्व और बीच ख़ाली रहे। काम के लिए बाईं ओर से रोशनी और सीधी पीठ सबसे ज़रूरी हैं।
hg: Silai machine kamre ke south, west ya south-east me rakhein, silne wale ka munh east ya north ki taraf ho. North-east aur beech khaali rahe. Kaam ke liye baayin or se roshni aur seedhi peeth sabse zaroori hain.
@ok modern most CUSTOM
en: Sewing by night or on the body is left out by old sayings, for eyes and pricks; nothing bad follows. A machine in the bedroom stands on its south or west side, covered at night.
hi: रात में या पहने कपड़े सिलना पुरानी कहावतें मना करती हैं, आँख और सुई के कारण; बुरा कुछ नहीं होता। बेडरूम में मशीन दक्षिण या पश्चिम में, रात को ढकी।
hg: Raat me ya pehne kapde silna purani kahawatein mana karti hain, aankh aur sui ke karan; bura kuch nahi hota. Bedroom me machine south ya west me, raat ko dhaki.

# suitcases-luggage object
@names
en: suitcases, luggage, trunk box, travel bags
hi: सूटकेस, संदूक, बक्सा, यात्रा के बैग
hg: suitcase, sandook, baksa, travel bags kaha
en: suitcases under the bed, underbed suitcases
hi: पलंग के नीचे सूटकेस
hg: bed ke niche suitcase
@ask
en: all our suitcases lie below the bed, does that spoil sleep
hi: सारे सूटकेस पलंग के नीचे हैं, नींद पर असर होगा क्या
hg: saare suitcase bed ke niche hai neend pe asar hoga kya
en: where to store suitcases | luggage under the bed | trunk box direction | empty travel bags on the wardrobe | which corner for old trunks | empty suitcase in house bad | suitcase on top of wardrobe | suitcase under bed in pg
hi: सूटकेस कहाँ रखें | संदूक किस दिशा में रखें | पलंग के नीचे बक्सा रखना | ख़ाली बैग अलमारी के ऊपर | पुराना संदूक किस कोने में | ख़ाली सूटकेस घर में | अलमारी के ऊपर सूटकेस | पीजी में बेड के नीचे सूटकेस
hg: suitcase kaha rakhe | sandook kis disha me | bed ke niche baksa rakhna | khali bag almari ke upar | purana baksa kis kone me | khali suitcase ghar me | almari ke upar suitcase | pg me bed ke niche suitcase
@places good SW S W; fine NW; avoid NE C
@where modern most PRAC
en: Suitcases and trunks are stored in the south-west, south or west of the home, being heavy; the north-east stays free. Under the bed lists want little, and clean linen rather than scrap.
hi: सूटकेस और संदूक घर के दक्षिण-पश्चिम, दक्षिण या पश्चिम में रखें, क्योंकि वे भारी हैं; उत्तर-पूर्व ख़ाली रहे। पलंग के नीचे सूचियाँ कम सामान चाहती हैं, कबाड़ की जगह साफ़ बिस्तर।
hg: Suitcase aur sandook ghar ke south-west, south ya west me rakhein, kyunki woh bhaari hain; north-east khaali rahe. Palang ke neeche lists kam saman chahti hain, kabaad ki jagah saaf bistar.
@ok modern most PRAC
en: An empty suitcase is no bad sign; fill it with linen or fit one into the other. On a wardrobe it is fine if nothing can fall on a sleeper; in a PG under the bed is all right.
hi: ख़ाली सूटकेस बुरा संकेत नहीं; उसमें चादरें रखें या एक में दूसरा। अलमारी पर ठीक है यदि सोने वाले पर न गिरे; पीजी में पलंग के नीचे भी चलेगा।
hg: Khaali suitcase bura sanket nahi; usme chadarein rakhein ya ek me doosra. Almari par theek hai agar sone wale par na gire; PG me bed ke neeche bhi chalega.

# clothes-iron object
@names
en: clothes iron, ironing board, iron box, ironing table
hi: कपड़े की इस्त्री, इस्त्री, प्रेस करने की मेज़
hg: istri, ironing board, kapde press karne ki jagah
@ask
en: where to keep the iron box and board | ironing table direction | which corner for ironing clothes | ironing in the bedroom | place for the clothes press | ironing at night or on thursday | iron on bed | ironing table in the north east
hi: इस्त्री कहाँ रखें | कपड़े प्रेस करने की जगह किस दिशा में | बेडरूम में इस्त्री करना | प्रेस की मेज़ किस कोने में | इस्त्री रखने की सही जगह | रात को प्रेस करना | बिस्तर पर प्रेस करना | ईशान में प्रेस की मेज़
hg: istri kaha rakhe | kapde press karne ki jagah kis disha me | bedroom me istri karna | press ki mez kis kone me | iron rakhne ki sahi jagah | raat ko press karna | bistar pe press karna | north east me press table
@places good SE; fine NW S E W; avoid NE SW
@where derived most DED
en: An iron and its board fit the south-east of the room, as heat and electricity belong to fire; the north-west is next. Let it cool out of a child's reach and pull the plug.
hi: इस्त्री और उसकी मेज़ कमरे के दक्षिण-पूर्व में ठीक हैं, क्योंकि ताप और बिजली अग्नि के हैं; फिर उत्तर-पश्चिम। उसे बच्चों की पहुँच से दूर ठंडा होने दें और प्लग निकाल दें।
hg: Istri aur uski mez kamre ke south-east me theek hain, kyunki taap aur bijli agni ke hain; phir north-west. Use bachchon ki pahunch se door thanda hone dein aur plug nikaal dein.
@ok modern wide SENSE
en: Ironing is allowed at any hour and day; no tradition has a rule on it. A bed is no good board, because of fire; in the north-east use it and put it away.
hi: प्रेस किसी भी दिन-समय कर सकते हैं; परंपरा में इसका नियम नहीं। आग के डर से बिस्तर पर न करें; ईशान में करें तो बाद में उठा लें।
hg: Press kisi bhi din-samay kar sakte hain; parampara me iska niyam nahi. Aag ke karan bistar par na karein; north-east me karein to baad me utha lein.

# weapons-at-home object
@names
en: gun at home, weapons, licensed gun, sword at home
hi: बंदूक, हथियार, घर में तलवार, शस्त्र
hg: bandook, hathiyar, talwar ghar me, shastra ghar me
@ask
en: where to keep a licensed gun at home | sword on the wall vastu | weapons direction | is a sword showpiece bad | where are weapons kept for puja | sword as showpiece | trishul at home | shastra puja day | lathi behind door
hi: घर में बंदूक कहाँ रखें | तलवार दीवार पर लगाना कैसा | हथियार किस दिशा में रखें | शस्त्र पूजा में हथियार कहाँ रखते हैं | लाइसेंसी बंदूक की जगह | दीवार पर तलवार | घर में त्रिशूल | शस्त्र पूजा कब
hg: ghar me bandook kaha rakhe | talwar diwar par lagana kaisa | hathiyar kis disha me rakhe | shastra puja me hathiyar kaha | licence wali gun ki jagah | deewar pe talwar | ghar me trishul rakhna | shastra puja kab
@places good S SW; fine W; avoid NE N
@where modern regional PRAC
en: Weapons are kept in the south or south-west, locked, unloaded and with the licence; not beside the mandir or the bed. Families of that tradition worship them on Dussehra. Some lists want no swords shown on walls.
hi: हथियार दक्षिण या दक्षिण-पश्चिम में, ताले में, ख़ाली और लाइसेंस के साथ रखें; मंदिर या पलंग के पास नहीं। जिन परिवारों में परंपरा है वे दशहरे पर शस्त्र पूजा करते हैं। कुछ सूचियाँ दीवार पर तलवार नहीं चाहतीं।
hg: Hathiyar south ya south-west me, taale me, khaali aur licence ke saath rakhein; mandir ya palang ke paas nahi. Jin parivaron me parampara hai woh Dussehra par shastra puja karte hain. Kuch lists deewar par talwar nahi chahti.
@when modern most CUSTOM
en: Weapons and tools are worshipped on Vijayadashami, in the south on Ayudha Puja a day before: cleaned, tilak, flower, lamp. A small trishul belongs in the mandir with Shiva or Devi.
hi: शस्त्र और औज़ार विजयादशमी पर, दक्षिण में एक दिन पहले आयुध पूजा पर पूजते हैं: सफ़ाई, तिलक, फूल, दीपक। छोटा त्रिशूल शिव या देवी के साथ मंदिर में रहता है।
hg: Shastra aur auzaar Vijayadashami par, south India me ek din pehle Ayudha Puja par poojte hain: safai, tilak, phool, deepak. Chhota trishul Shiv ya Devi ke saath mandir me rehta hai.

# taj-mahal-showpiece object
@names
en: taj mahal showpiece, taj mahal, taj mahal picture
hi: ताज महल, ताजमहल की तस्वीर, ताजमहल शोपीस
hg: taj mahal, tajmahal ka showpiece, taj mahal ki photo
hi: ताजमहल का फ़्रेम, ताजमहल की फ़ोटो
hg: tajmahal ka frame, taj mahal ka frame, tajmahal
en: taj mahal frame, taj mahal model
hg: marble ka tajmahal, sangmarmar ka tajmahal
hi: संगमरमर का ताजमहल
@ask
en: we brought a marble Taj from our honeymoon in Agra and my grandmother wants it out
hi: हनीमून पर आगरा से संगमरमर का ताजमहल लाए, दादी हटाने को कहती हैं
hg: honeymoon pe agra se tajmahal laye the, dadi hatane ko kehti hai | tajmahal maqbara hai isliye ghar se hatao, saas ki baat sach hai kya
en: parents hung a large Taj Mahal above the sofa as a memory of a trip and grandmother says it is a grave, is there anything in it
hi: आगरा घूमने की याद में ताजमहल लगाया, बुआ कहती हैं क़ब्र है उतार दो, सच में कुछ है क्या
hg: agra ki yaad me tajmahal lagaya, bua kehti hai kabr hai utaar do, sach me kuch hai kya | pati ne wedding anniversary pe tajmahal diya, saas ko pasand nahi, hata du kya
en: can we keep a taj mahal at home | is a taj mahal gift bad | taj mahal painting in bedroom | taj mahal in living room | why is taj mahal not kept in the house | i got a taj mahal in gift what to do | taj mahal in bedroom of couple | where to keep taj mahal
hi: घर में ताजमहल रखना चाहिए क्या | ताजमहल का शोपीस अशुभ है क्या | ताजमहल की तस्वीर बेडरूम में | ताजमहल गिफ्ट मिला है | ताजमहल घर में क्यों नहीं रखते | ताजमहल उपहार में मिला क्या करें | पति पत्नी के कमरे में ताजमहल
hg: ghar me taj mahal rakhna chahiye kya | taj mahal ka showpiece ashubh hai kya | taj mahal ki photo bedroom me | taj mahal gift mila hai | tajmahal ghar me kyu nahi rakhte | taj mahal gift me mila kya kare | pati patni ke kamre me taj mahal
@ok modern regional PRAC
en: A Taj Mahal is left out by many of today's lists, because it is a tomb and recalls a death. Others see a work of love and keep it gladly. No old text speaks of it; as a gift it harms nobody, and you may pass it on.
hi: ताजमहल को आज की कई सूचियाँ घर में नहीं चाहतीं, क्योंकि वह मक़बरा है और मृत्यु की याद है। दूसरे उसे प्रेम की कृति मानकर रखते हैं। पुराने ग्रंथ इस पर नहीं बोलते; उपहार से कोई हानि नहीं, चाहें तो आगे दे दें।
hg: Taj Mahal ko aaj ki kai lists ghar me nahi chahti, kyunki woh maqbara hai aur mrityu ki yaad hai. Doosre use prem ki kriti maankar rakhte hain. Purane granth is par nahi bolte; gift se koi haani nahi, chahein to aage de dein.
@do modern most PRAC
en: If you keep one, the living room's west or south-west shelf suits it better than the couple's bedroom. If it troubles you, pass it on or put it away; there is nothing to undo.
hi: रखना हो तो बैठक की पश्चिम या नैऋत्य शेल्फ़ पर, दंपति के कमरे में नहीं। मन खटके तो किसी को दे दें या हटा दें; कोई दोष उतारना नहीं पड़ता।
hg: Rakhna ho to baithak ki west ya south-west shelf par, couple ke bedroom me nahi. Mann khatke to kisi ko de dein ya hata dein; koi dosh utaarna nahi padta.

# pictures-of-great-people object
@names
en: pictures of great people, shivaji maharaj photo, ambedkar photo, gandhi photo, vivekananda photo, jesus picture
hi: महापुरुषों की तस्वीर, शिवाजी महाराज की फ़ोटो, आंबेडकर की फ़ोटो, गांधी जी की तस्वीर, विवेकानंद की तस्वीर, ईसा मसीह की तस्वीर
hg: mahapurush ki photo, shivaji maharaj ki photo, ambedkar ki photo, gandhi ji ki photo, vivekanand ki photo, jesus ki photo
@ask
en: where to hang a photo of shivaji maharaj | ambedkar picture on which wall | vivekananda photo in the study | picture of jesus in a hindu home | can photos of leaders be with gods | guru nanak photo direction | bhagat singh photo in house | sai baba and jesus photo together
hi: शिवाजी महाराज की फ़ोटो किस दीवार पर लगाएँ | आंबेडकर की तस्वीर कहाँ लगाएँ | पढ़ाई के कमरे में विवेकानंद की तस्वीर | ईसा मसीह की तस्वीर हिंदू घर में | महापुरुषों की तस्वीर मंदिर में रख सकते हैं | गुरु नानक जी की फ़ोटो किस दिशा में | घर में भगत सिंह की फ़ोटो | भीमराव की फ़ोटो किस दीवार पर
hg: shivaji maharaj ki photo kis diwar par | ambedkar ki photo kaha lagaye | study me vivekanand ki photo | jesus ki photo hindu ghar me | mahapurush ki photo mandir me rakh sakte hai | guru nanak ji ki photo kis disha me | ghar me bhagat singh ki photo | babasaheb ki photo kis wall pe
@where modern regional CUSTOM
en: Pictures of great people hang in the living room, study or office on the north, east or south wall, above eye level and clean. Many keep them apart from the gods' mandir. A picture of another faith is welcome; respect is the only rule.
hi: महापुरुषों की तस्वीर बैठक, अध्ययन-कक्ष या कार्यालय में उत्तर, पूर्व या दक्षिण की दीवार पर, आँख से ऊपर और साफ़ लगाएँ। कई लोग उन्हें मंदिर से अलग रखते हैं। दूसरे धर्म की तस्वीर भी ठीक है; आदर ही नियम है।
hg: Mahapurushon ki photo baithak, study ya office me north, east ya south ki deewar par, aankh se upar aur saaf lagayein. Kai log unhe mandir se alag rakhte hain. Doosre dharm ki tasveer bhi theek hai; aadar hi niyam hai.
@do modern most CUSTOM
en: A Guru's or saint's picture may stand in the mandir if the family prays to him; national figures hang in hall or study. South is left to the ancestors' pictures by many.
hi: परिवार पूजता हो तो गुरु या संत का चित्र मंदिर में रह सकता है; महापुरुष बैठक या पढ़ने के कमरे में। दक्षिण दीवार बहुत लोग पूर्वजों के लिए रखते हैं।
hg: Parivar poojta ho to Guru ya sant ka chitra mandir me reh sakta hai; mahapurush baithak ya study me. South deewar bahut log poorvajon ke liye rakhte hain.

# bee-hive idea
@names
en: bee hive, honey bees at home, wasp nest
hi: मधुमक्खी का छत्ता, ततैया का छत्ता
hg: madhumakkhi ka chatta, honey bee ka chatta, tataiya ka chatta
@ask
en: honey bee hive in the house is it good or bad | bees on the balcony meaning | wasp nest near the door | how to remove a bee hive without sin | bee hive omen | bees made hive on balcony lucky | honeycomb on main door | how to remove wasp without killing
hi: घर में मधुमक्खी का छत्ता शुभ है या अशुभ | बालकनी में मधुमक्खी का छत्ता | छत्ता कैसे हटाएँ | ततैया का छत्ता घर में | मधुमक्खी का छत्ता लगे तो क्या करें | बालकनी में मधुमक्खी का छत्ता शुभ है | दरवाज़े पर ततैया का छत्ता
hg: ghar me madhumakkhi ka chatta shubh ya ashubh | balcony me honey bee ka chatta | chatta kaise hataye | tataiya ne ghar bana liya | madhumakkhi ka chatta lage to kya kare | balcony me madhumakkhi ka chhatta shubh hai | darwaze pe tataiya ka chatta
@ok modern regional CUSTOM
en: A bee hive at home is no omen: some call it lucky, old omen lists do not like it, and bees only look for shelter. Keep children away and let a bee-keeper or the fire service move it, without burning it.
hi: घर में मधुमक्खी का छत्ता अपशकुन नहीं: कोई उसे शुभ कहता है, पुराने शकुन उसे नहीं चाहते, और मधुमक्खी केवल आश्रय ढूँढती है। बच्चों को दूर रखें और मधुमक्खी पालक या अग्निशमन सेवा से हटवाएँ, जलाएँ नहीं।
hg: Ghar me madhumakkhi ka chatta apshakun nahi: koi use shubh kehta hai, purane shakun use nahi chahte, aur madhumakkhi keval aashray dhoondti hai. Bachchon ko door rakhein aur madhumakkhi palak ya fire service se hatwayein, jalayein nahi.
@do modern wide SENSE
en: Leave a swarm a day or two: it often moves on. Close windows, keep lamps off at night, and call a bee-keeper; who is stung many times or breathes badly needs a doctor at once.
hi: झुंड को एक-दो दिन छोड़ दें: अक्सर ख़ुद चला जाता है। खिड़कियाँ बंद, रात को पास की बत्ती बंद, मधुमक्खी-पालक को बुलाएँ; बहुत डंक लगें या साँस फूले तो तुरंत डॉक्टर।
hg: Jhund ko ek-do din chhod dein: aksar khud chala jata hai. Khidkiyan band, raat ko paas ki light band, madhumakkhi-palak ko bulayein; bahut dank lagein ya saans phoole to turant doctor.

# parents-bedroom structure
@names
en: parents bedroom, elders bedroom, grandparents room, room of elders
hi: माता-पिता का कमरा, बुज़ुर्गों का कमरा, दादा-दादी का कमरा
hg: maa baap ka kamra, buzurgo ka kamra, dada dadi ka kamra, parents ka room
en: bedroom of the head of the family, room of parents in law
hi: मम्मी पापा का बेडरूम, घर के मुखिया का कमरा, सास ससुर का कमरा
hg: mummy papa ka bedroom, mummy papa ka kamra, ghar ke mukhiya ka kamra, saas sasur ka kamra
hi: बूढ़े माता-पिता का कमरा
hg: budhe maa baap ka kamra
en: old parents' room
en: room for aged parents, elderly parents' room
@ask
en: father retired, we gave him the north-east room and he has gone quiet
hi: पिताजी सेवानिवृत्त हुए, ईशान का कमरा दिया, अब चुप रहते हैं
hg: papa retire hue ishan ka kamra diya ab chup rehte hai
en: where should the parents' (elders) bedroom be in the house | room for old parents direction | grandmother's room in north east | which bedroom for in-laws | elders room in south west or for the couple | old mother room in north east ok | parents in south east bedroom cant change | widow mother bedroom direction | elders' head direction
hi: बुज़ुर्ग माता-पिता का कमरा किस दिशा में हो | दादा-दादी का कमरा कहाँ हो | सास-ससुर का कमरा किस दिशा में | बूढ़े माँ-बाप किस कमरे में रहें | बुज़ुर्गों का कमरा उत्तर-पूर्व में | बूढ़ी माँ का कमरा ईशान में | माता-पिता आग्नेय के कमरे में हैं | बुज़ुर्गों का सिर किधर हो
hg: buzurg maa baap ka kamra kis disha me ho | dada dadi ka room kaha ho | saas sasur ka kamra kis disha me | budhe maa baap kis kamre me rahe | parents ka bedroom north east me | budhi maa ka kamra north east me | mata pita south east room me hai | buzurgo ka sir kidhar ho
en: room of the head of the family, which side | parents-in-law and we two, who takes which bedroom | should elders and the young couple exchange rooms | bedroom for mother and father, they run the house
hi: सास ससुर और हम दोनों, किसको कौन सा कमरा मिले | घर के मुखिया का शयनकक्ष किस ओर | बड़े बुज़ुर्ग किस कमरे में सोएँ | माता-पिता और बेटा-बहू के कमरे किस दिशा में
hg: mummy papa ka bedroom kis side ho | ghar ke mukhiya ka kamra kis taraf | saas sasur aur hum, kiska kamra konsa | mata pita aur bete bahu ka kamra kaise bante | bade bhai aur maa baap me kaun kis kamre me rahe
en: widowed mother lives with us, which room is for her | which brother gets which room, elder and younger
hi: विधवा माँ साथ रहती हैं, कौन सा कमरा दें | बड़े भाई और छोटे भाई का कमरा
hg: bade bhai chhote bhai ka kamra kaise bante | maa akeli sath rehti hai unka kamra konsa ho
en: room for aged parents in the house
hi: वृद्ध माता-पिता का कमरा किस ओर
hg: vriddh mata pita ka kamra kis taraf
@places good SW S NE; fine W E N; avoid SE C
@where modern most PRAC
en: The parents' bedroom is best in the south-west while they lead the house; once the next couple does, elders take the south, west or north-east. The south-east is avoided for heat. Quiet, light and a near bathroom matter to them most.
hi: माता-पिता का कमरा दक्षिण-पश्चिम में सबसे अच्छा है जब तक घर वे चलाएँ; फिर बुज़ुर्ग दक्षिण, पश्चिम या उत्तर-पूर्व में रहते हैं। दक्षिण-पूर्व गर्मी के कारण टालते हैं। उनके लिए शांति, रोशनी और पास का बाथरूम सबसे ज़रूरी हैं।
hg: Maa-baap ka kamra south-west me sabse achha hai jab tak ghar woh chalayein; phir buzurg south, west ya north-east me rehte hain. South-east garmi ke kaaran taalte hain. Unke liye shaanti, roshni aur paas ka bathroom sabse zaroori hain.
@do modern wide PRAC
en: Elders sleep with the head to the south or east, bed firm and not too low, light and bell in reach, toilet near. In a south-east room use cool shades and air; comfort decides.
hi: बुज़ुर्ग सिर दक्षिण या पूर्व करके सोएँ; पलंग मज़बूत और बहुत नीचा नहीं, रोशनी और घंटी पास, शौचालय नज़दीक। आग्नेय कमरे में ठंडे रंग और हवा; आराम पहले।
hg: Buzurg sir south ya east karke soyein; bed mazboot aur bahut neecha nahi, light aur ghanti paas, toilet nazdeek. South-east kamre me thande rang aur hawa; aaram pehle.
@which modern most PRAC
en: When a son marries, the working couple may take the south-west and parents a south, west or north-east room; many parents keep the south-west. Both are followed, and health decides.
hi: बेटे के विवाह के बाद काम सँभालता जोड़ा नैऋत्य ले सकता है और माता-पिता दक्षिण, पश्चिम या ईशान; बहुत माता-पिता नैऋत्य में ही रहते हैं। दोनों चलते हैं, सेहत तय करे।
hg: Bete ki shadi ke baad kaam sambhalta joda south-west le sakta hai aur mata-pita south, west ya north-east; bahut mata-pita south-west me hi rehte hain. Dono chalte hain, sehat tay kare.
@who modern most PRAC
en: Among brothers the elder couple takes the south-west, the younger ones south, west or north-west; a widowed parent a quiet south, west or north-east room near a bathroom. Needs and health decide first.
hi: भाइयों में बड़े का कमरा नैऋत्य में, छोटों का दक्षिण, पश्चिम या वायव्य में; अकेली माँ या पिता को दक्षिण, पश्चिम या ईशान का शांत कमरा, बाथरूम पास। सेहत और ज़रूरत पहले।
hg: Bhaiyon me bade ka kamra south-west me, chhoton ka south, west ya north-west me; akeli maa ya pita ko south, west ya north-east ka shaant kamra, bathroom paas. Sehat aur zaroorat pehle.

# lift-facing-door relation
@names
en: lift in front of the door, lift opposite the flat door, elevator facing the main door
hi: दरवाज़े के सामने लिफ़्ट, मुख्य द्वार के सामने लिफ्ट
hg: darwaze ke samne lift, main door ke samne lift
@ask
en: the lift opens right at our flat's door and people stand there all day
hi: लिफ़्ट ठीक हमारे दरवाज़े के सामने खुलती है, लोग खड़े रहते हैं
hg: lift theek hamare darwaze ke saamne khulti hai log khade rehte hai
en: main door opens in front of the lift is it a problem | lift of our building opens straight before our flat's door | elevator facing entrance remedy | door opposite the lift vastu | lift shaft in front of my flat | flat opposite lift should i buy | lift door mirror facing house | lift noise near flat remedy
hi: फ़्लैट के दरवाज़े के सामने लिफ़्ट है क्या करें | लिफ़्ट के सामने मुख्य द्वार | लिफ़्ट हमारे दरवाज़े के ठीक सामने खुलती है | मुख्य द्वार के आगे लिफ़्ट का दोष | दरवाज़े के सामने लिफ़्ट का उपाय | लिफ़्ट के सामने वाला फ़्लैट लें या नहीं | लिफ़्ट का शीशा घर के सामने
hg: flat ke darwaze ke samne lift hai kya kare | lift ke samne main door dosh hai kya | lift hamare darwaze ke theek samne khulti hai | main gate ke aage lift ka upay | darwaze ke samne lift ho to | lift ke samne wala flat le ya nahi | lift ka mirror ghar ke samne
@ok derived disputed DED
en: A lift in front of the door is a mild obstruction to modern lists and none to the old books, which knew no lifts. A threshold, good light, a nameplate and a curtain or plant between are enough. Nothing bad follows from it.
hi: दरवाज़े के सामने लिफ़्ट को आज की सूचियाँ हल्का वेध मानती हैं; पुराने ग्रंथ लिफ़्ट जानते ही नहीं थे। दहलीज़, अच्छी रोशनी, नामपट्ट और बीच में परदा या पौधा काफ़ी हैं। इससे कुछ बुरा नहीं होता।
hg: Darwaze ke samne lift ko aaj ki lists halka vedh maanti hain; purane granth lift jaante hi nahi the. Dehleez, achhi roshni, nameplate aur beech me parda ya paudha kaafi hain. Isse kuch bura nahi hota.
@do modern most PRAC
en: A flat before the lift may well be bought; look at noise, privacy and queue. Put a bright lamp, threshold and Ganesh or a plant at your door and keep it shut; a lift's mirror does nothing.
hi: लिफ़्ट के सामने का फ़्लैट लिया जा सकता है; शोर, निजता और भीड़ देखें। द्वार पर तेज़ रोशनी, दहलीज़, गणेश या पौधा रखें और उसे बंद रखें; लिफ़्ट के शीशे से कुछ नहीं होता।
hg: Lift ke samne ka flat liya ja sakta hai; shor, privacy aur bheed dekhein. Door par tez light, dehleez, Ganesh ya paudha rakhein aur use band rakhein; lift ke sheeshe se kuch nahi hota.
@why modern disputed PRAC
en: The lists reason that a moving shaft pulls away what comes to the door; it is a modern picture, not an old rule. What you notice is noise, light and strangers waiting.
hi: सूचियाँ कहती हैं कि चलता शाफ़्ट द्वार पर आती चीज़ खींच लेता है; यह आज की कल्पना है, पुराना नियम नहीं। असल में शोर, रोशनी और खड़े लोग खटकते हैं।
hg: Lists kehti hain ki chalta shaft door par aati cheez kheench leta hai; yeh aaj ki kalpana hai, purana niyam nahi. Asal me shor, light aur khade log khatakte hain.

# number-of-windows structure
@names
en: number of windows, how many windows
hi: खिड़कियों की संख्या, कितनी खिड़कियाँ
hg: khidkiyo ki sankhya, kitni khidki, window kitni
en: number of windows, windows even or odd
hi: खिड़कियों की संख्या
hg: khidkiyo ki sankhya, kitni khidki
@ask
en: how many windows should a house have | even or odd number of windows | windows count in vastu | are 5 windows bad | number of windows in the north | odd number of windows remedy | windows in south and west problem | does ventilator count as window
hi: घर में कितनी खिड़कियाँ होनी चाहिए | खिड़कियाँ सम हों या विषम | खिड़कियों की संख्या का वास्तु | पाँच खिड़कियाँ ठीक हैं क्या | उत्तर में कितनी खिड़कियाँ हों | खिड़कियाँ विषम संख्या में हैं | रोशनदान गिनते हैं क्या | दक्षिण में खिड़की
hg: window kitni honi chahiye gin ke | khidki sam ho ya visham | ghar me kitni khidkiya honi chahiye | 5 khidki thik hai kya | khidkiyo ki ginti vastu | khidkiya odd number me hai | roshandan ginte hai kya | south me khidki
en: should windows be even or odd in number
hg: khidkiya sam ho ya visham
hi: खिड़कियाँ सम हों या विषम
@which modern most PRAC
en: Many lists want an even number of windows, as 2, 4, 6 or 8, without ending in zero, and more of them in the north and east. The old books ask for light and air, not for counting; nothing has to be broken for a number.
hi: कई सूचियाँ खिड़कियों की सम संख्या चाहती हैं, जैसे 2, 4, 6 या 8, अंत में शून्य न हो, और उत्तर और पूर्व की ओर अधिक। पुराने ग्रंथ गिनती नहीं, हवा और रोशनी माँगते हैं; संख्या के लिए कुछ तोड़ना नहीं पड़ता।
hg: Kai lists khidkiyon ki sam sankhya chahti hain, jaise 2, 4, 6 ya 8, ant me zero na ho, aur north aur east me zyada. Purane granth ginti nahi, hawa aur roshni maangte hain; sankhya ke liye kuch todna nahi padta.
@do modern most PRAC
en: With an odd number of windows do nothing, or count a ventilator along; lists differ on it. In the south and west use curtains and smaller openings, in north and east open wide each morning.
hi: खिड़कियाँ विषम हों तो कुछ न करें, या रोशनदान जोड़ लें; सूचियाँ एक नहीं। दक्षिण और पश्चिम में परदे और छोटी खिड़कियाँ, उत्तर और पूर्व की रोज़ सुबह पूरी खोलें।
hg: Khidkiyan visham hon to kuch na karein, ya roshandan jod lein; lists ek nahi. South aur west me parde aur chhoti khidkiyan, north aur east ki roz subah poori kholein.

# old-well structure
@names
en: old well, filling a well, closing a well, step well, well in the plot
hi: पुराना कुआँ, कुआँ भरना, बावड़ी, कुआँ बंद करना
hg: purana kuan, kuan bharna, bawdi, kua band karna
en: disused well, dry well, abandoned well
hi: सूखा कुआँ, बेकार कुआँ
hg: sukha kuan, bekar kuan
@ask
en: an old well lies in the middle of our site, builder says fill it overnight
hi: प्लॉट के बीच पुराना कुआँ है, ठेकेदार रातों-रात भरने को कहता है
hg: plot ke beech purana kuan hai thekedar bharne ko kehta hai
en: should I fill the old well | existing well in the south-west of my plot | well in the middle of the house | how to close a well | old well near the kitchen | well in front of house | dry well in the plot | well inside the house under floor | which day to close a well
hi: क्या पुराना कुआँ भर दें | कुआँ घर के बीच में है | दक्षिण-पश्चिम में कुआँ है | कुआँ बंद करने की विधि | बावड़ी भरनी चाहिए क्या | घर के सामने कुआँ | सूखा कुआँ प्लॉट में | कुआँ किस दिन बंद करें | फ़र्श के नीचे पुराना कुआँ
hg: purana kuan bhar du kya | kuan ghar ke beech me hai | south west me kuan hai | kua band karne ki vidhi | bawdi ko bharna chahiye kya | ghar ke samne kuan | sukha kuan plot me | kuan kis din band kare | farsh ke niche purana kuan
en: seller says the well in the south-west is nothing | there is already a well on the plot, in the south west corner
hi: प्लॉट में पहले से कुआँ है दक्षिण-पश्चिम में | बेचने वाला कहता है पुराने कुएँ से कुछ नहीं होता
hg: plot me pehle se kuan hai south west me | bechne wala bolta hai kuen se kuch nahi hota
en: we covered the old well with a slab, is it bad
hi: पुराने कुएँ पर स्लैब डाल दी है
hg: purane kuen par slab daal di hai bura to nahi
en: a disused well lies in our backyard
@places good NE N E; fine W NW; avoid SW S SE C
@do modern most PRAC
en: An old well is good in the north, north-east or east; in the south-west, south or middle lists want it closed. Cover it safely first; before filling, people pray, take some water to a new source in the north-east, and ask the local office. Prayer and time hurry nobody.
hi: पुराना कुआँ उत्तर, उत्तर-पूर्व या पूर्व में अच्छा है; दक्षिण-पश्चिम, दक्षिण या बीच में हो तो सूचियाँ बंद करने को कहती हैं। पहले सुरक्षित ढकें; भरने से पहले पूजा करते हैं, थोड़ा जल उत्तर-पूर्व के नए स्रोत में डालते हैं, और स्थानीय कार्यालय से पूछते हैं।
hg: Purana kuan north, north-east ya east me achha hai; south-west, south ya beech me ho to lists band karne ko kehti hain. Pehle surakshit dhakein; bharne se pehle puja karte hain, thoda jal north-east ke naye srot me daalte hain, aur sthaniya karyalay se poochhte hain.
@how modern most CUSTOM
en: To close a well: prayer to Varun with flowers and a lamp, clear rubbish, fill with clean sand, gravel and earth in layers. No building stands right on it, an engineer says when. No fixed day is named.
hi: कुआँ बंद करना: फूल-दीपक से वरुण की प्रार्थना, कचरा निकालें, साफ़ रेत, बजरी और मिट्टी परतों में भरें। उसके ठीक ऊपर निर्माण इंजीनियर की राय से। कोई तय दिन नहीं।
hg: Kuan band karna: phool-deepak se Varun ki prarthana, kachra nikaalein, saaf ret, bajri aur mitti parton me bharein. Uske theek upar nirman engineer ki rai se. Koi tay din nahi.
@ok classical wide BS
en: Brihat Samhita calls a well in the north, north-east and east good, not one in the south-east, south or south-west. A covered, safe well need trouble nobody.
hi: बृहत्संहिता उत्तर, ईशान और पूर्व के कुएँ को अच्छा कहती है, आग्नेय, दक्षिण और नैऋत्य के को नहीं। ढका, सुरक्षित कुआँ किसी के लिए चिंता की बात नहीं।
hg: Brihat Samhita north, north-east aur east ke kuen ko achha kehti hai, south-east, south aur south-west ke ko nahi. Dhaka, surakshit kuan kisi ke liye chinta ki baat nahi.

# open-space-around structure
@names
en: open space around the house, setback, open land around, where to leave space
hi: घर के चारों ओर खुली जगह, खुली जगह किस ओर, ख़ाली जगह
hg: ghar ke charo or khuli jagah, khuli jagah kis taraf, setback
@ask
en: on which side should more open space be left | open land on the west side of the plot ok | setback vastu north and east | leave space in the south or north | garden side of the house | how much space to leave in front of house | no space left in north | house built wall to wall | ground coverage vastu
hi: घर बनाते समय खुली जगह किस ओर ज़्यादा छोड़ें | उत्तर में कितनी जगह छोड़ें | दक्षिण में खुली जगह ठीक है क्या | किस दिशा में ख़ाली जगह छोड़नी चाहिए | बग़ीचे की जगह किस ओर | घर के आगे कितनी जगह छोड़ें | उत्तर में जगह नहीं छोड़ी | दीवार से दीवार लगा मकान
hg: ghar bante time khuli jagah kis taraf zyada chode | north me kitni jagah chhode | south me khali jagah thik hai kya | kis disha me jagah chhodni chahiye | plot me khali jagah kaha chhode | ghar ke aage kitni jagah chode | north me jagah nahi chodi | deewar se deewar laga makan
@where modern wide PRAC
en: More open space is left in the north and east than in the south and west, so that morning light comes in. The house then stands towards the south-west of the plot. Open land on the west or south is no fault where the other two sides have more.
hi: खुली जगह दक्षिण और पश्चिम से ज़्यादा उत्तर और पूर्व में छोड़ते हैं, ताकि सुबह की रोशनी आए। तब मकान भूखंड के दक्षिण-पश्चिम की ओर रहता है। पश्चिम या दक्षिण में जगह दोष नहीं, यदि दूसरी दोनों ओर अधिक हो।
hg: Khuli jagah south aur west se zyada north aur east me chhodte hain, taaki subah ki roshni aaye. Tab makaan plot ke south-west ki taraf rehta hai. West ya south me jagah dosh nahi, agar doosri dono taraf zyada ho.
@do modern most PRAC
en: Where houses stand wall to wall, bring light in from within: a duct, courtyard or balcony in the north or east, and heavier rooms south and west. The municipal setback comes before any list.
hi: जहाँ मकान दीवार से दीवार लगे हों, प्रकाश भीतर से लें: उत्तर या पूर्व में डक्ट, आँगन या बालकनी, भारी कमरे दक्षिण और पश्चिम में। नगरपालिका का नियम सूची से पहले है।
hg: Jahan makan deewar se deewar lage hon, roshni andar se lein: north ya east me duct, aangan ya balcony, bhaari kamre south aur west me. Nagarpalika ka niyam list se pehle hai.

# railway-highway-near plot
@names
en: plot near railway line, railway line near house, highway near the plot, school near the plot
hi: रेलवे लाइन के पास प्लॉट, हाइवे के पास घर, स्कूल के पास प्लॉट
hg: railway line ke paas plot, highway ke paas ghar, school ke paas plot
en: railway line near the house, railway track near the house
hi: रेलवे लाइन के पास घर, रेल पटरी के पास घर
hg: railway line ke paas ghar, rail patri ke paas ghar
en: house near the airport, flight path
hi: हवाई अड्डे के पास घर
hg: airport ke paas ghar, flight path ke neeche
@ask
en: planes fly low over our house, noise day and night
hi: हवाई जहाज़ घर के ऊपर से नीचे उड़ते हैं, शोर रहता है
hg: hawai jahaz ghar ke upar se udte hai shor rehta hai
en: is a plot next to a school good | house beside the railway track | highway facing plot good or bad | plot near the metro line | noise of trains vastu | flyover in front of flat | house shakes when train passes | metro line near home vastu | school opposite house noise
hi: रेलवे लाइन के पास मकान लेना कैसा है | हाइवे के सामने प्लॉट ठीक है क्या | स्कूल के बग़ल में प्लॉट | मेट्रो लाइन के पास घर | रेल की पटरी के पास प्लॉट | फ़्लैट के सामने फ़्लाईओवर | ट्रेन से घर हिलता है | मेट्रो लाइन के पास घर
hg: railway line ke paas makan lena kaisa | highway ke samne plot thik hai kya | school ke bagal me plot | metro line ke paas ghar | rail ki patri ke paas plot | flat ke samne flyover | train se ghar hilta hai | metro line ke pass ghar
@ok modern regional SENSE
en: A plot near a railway, highway or school is no fault by the old books; noise, dust, shaking and traffic are the real questions. Modern lists accept such a line better on the south or west. Visit by night and day, and ask about setbacks and acquisition.
hi: रेलवे, हाइवे या स्कूल के पास का प्लॉट पुराने ग्रंथों में दोष नहीं; शोर, धूल, कंपन और भीड़ असली सवाल हैं। आज की सूचियाँ ऐसी लाइन दक्षिण या पश्चिम में बेहतर मानती हैं। दिन और रात में देखें, और सरकारी दूरी व अधिग्रहण के बारे में पूछें।
hg: Railway, highway ya school ke paas ka plot purane granthon me dosh nahi; shor, dhool, kampan aur bheed asli sawal hain. Aaj ki lists aisi line south ya west me behtar maanti hain. Din aur raat me dekhein, aur sarkari doori va adhigrahan ke baare me poochhein.
@do modern wide SENSE
en: With such a road or line near, put bedrooms on the far side, use double glass, thick curtains and a hedge, and look for cracks each year. In India the railway's land and setback are asked first.
hi: पास में ऐसी सड़क या लाइन हो तो बेडरूम दूसरी ओर रखें, दोहरा काँच, मोटे परदे और झाड़ी लगाएँ, हर साल दरारें देखें। रेलवे की ज़मीन और छोड़ी जाने वाली दूरी पहले पूछें।
hg: Paas me aisi sadak ya line ho to bedroom doosri taraf rakhein, double glass, mote parde aur hedge lagayein, har saal daraarein dekhein. Railway ki zameen aur chhodi jane wali doori pehle poochein.

# tilted-plot plot
@names
en: tilted plot, vidisha plot, plot not aligned to directions, diagonal plot
hi: विदिशा प्लॉट, तिरछा प्लॉट, टेढ़ी दिशा वाला प्लॉट
hg: vidisha plot, tirchha plot, tedhi disha wala plot
@ask
en: our site lies slanting to the compass by thirty degrees, how is the house turned
hi: हमारा प्लॉट दिशाओं से तिरछा है, मकान सड़क के साथ बनाएँ या दिशा के साथ
hg: hamara plot disha se tircha hai, makan sadak ke saath banaye ya disha ke saath
en: compass directions are tilted in my plot | vidisha plot good or bad | house at an angle to north | plot turned by 30 degrees | directions fall on the corners | my plot is 30 degrees tilted how to place rooms | diagonal plot north is at corner | remedy for vidisha plot
hi: प्लॉट की दिशाएँ तिरछी हैं | विदिशा प्लॉट ठीक है क्या | मकान उत्तर से तिरछा है | दिशा कोनों पर पड़ती है | तिरछे प्लॉट का वास्तु कैसे देखें | प्लॉट 30 डिग्री टेढ़ा है | उत्तर कोने पर आता है | विदिशा प्लॉट का उपाय
hg: plot ki dishaye tirchi hai | vidisha plot thik hai kya | makan north se tedha hai | disha kono par padti hai | tirche plot ka vastu kaise dekhe | plot 30 degree tedha hai | north kone pe aata hai | vidisha plot ka upay
@ok modern disputed PRAC
en: A tilted or vidisha plot has its sides turned from the compass by more than about 22 degrees. Many call it weaker, others merely read the rooms by the true compass. Keep rooms square to the walls and judge each by where it really lies.
hi: तिरछे या विदिशा प्लॉट की भुजाएँ कंपास से क़रीब 22 अंश से अधिक घूमी होती हैं। कई उसे कमज़ोर मानते हैं, दूसरे बस कमरे असली कंपास से देखते हैं। कमरे दीवारों के सीधे रखें और हर एक को उसकी असली दिशा से जाँचें।
hg: Tirchhe ya vidisha plot ki bhujayein compass se kareeb 22 degree se zyada ghoomi hoti hain. Kai use kamzor maante hain, doosre bas kamre asli compass se dekhte hain. Kamre deewaron ke seedhe rakhein aur har ek ko uski asli disha se jaanchein.
@do modern most PRAC
en: Up to about 10 to 15 degrees nobody counts a tilt; from 22.5 the corners face the main directions. Then take the door and water by the true compass and keep the south-west side heavy; no wall is turned.
hi: लगभग 10 से 15 डिग्री तक झुकाव गिना नहीं जाता; 22.5 से कोने मुख्य दिशाओं में आते हैं। तब द्वार और जल सही कंपास से रखें, नैऋत्य भारी; दीवारें नहीं घुमाते।
hg: Lagbhag 10 se 15 degree tak jhukav gina nahi jata; 22.5 se kone mukhya dishaon me aate hain. Tab door aur jal sahi compass se rakhein, south-west bhaari; deewarein nahi ghumate.

# store-room-things structure
@names
en: what to keep in store room, store room things, grain store at home
hi: स्टोर में क्या रखें, भंडार घर का सामान, घर का अन्न भंडार
hg: store me kya rakhe, bhandar ghar ka saman, ann bhandar ghar me
@ask
en: the store in the south-west is filled with old newspapers
hi: नैऋत्य का भंडार पुराने अख़बारों से भरा है
hg: south west ka store purane akhbaro se bhara hai
en: can we sleep in the store room | store room beside mandir | store under loft door direction | grain storage which corner of home | store room dark and closed is it ok
hi: स्टोर रूम में सो सकते हैं क्या | मंदिर के बगल में स्टोर | अनाज किस कोने में रखें | स्टोर रूम हमेशा बंद रहता है | स्टोर में भगवान रख सकते हैं
hg: store room me so sakte hai kya | mandir ke bagal me store | anaj kis kone me rakhe | store room hamesha band rehta hai | store me bhagwan rakh sakte hai
@which modern most PRAC
en: A store keeps what the home uses: grain in the north-west or south-west, oil and gas south-east, heavy tins on south and west walls, water never stagnant. Scrap is cleared twice a year.
hi: स्टोर में काम की चीज़ें रहती हैं: अनाज वायव्य या नैऋत्य में, तेल-गैस आग्नेय में, भारी डिब्बे दक्षिण और पश्चिम दीवार पर, रुका पानी नहीं। कबाड़ साल में दो बार निकालें।
hg: Store me kaam ki cheezein rehti hain: anaaj north-west ya south-west me, tel-gas south-east me, bhaari dibbe south aur west deewar par, ruka paani nahi. Kabaad saal me do baar nikaalein.
@ok modern most PRAC
en: Sleeping in a store is not advised, for air more than omen. Beside the mandir it is fine if tidy; open it weekly and keep a little light there.
hi: स्टोर में सोने की सलाह नहीं, शकुन से ज़्यादा हवा के कारण। मंदिर के बगल में साफ़ हो तो ठीक; हफ़्ते में खोलें और थोड़ी रोशनी रखें।
hg: Store me sone ki salah nahi, shagun se zyada hawa ke karan. Mandir ke bagal me saaf ho to theek; hafte me kholein aur thodi light rakhein.

# guest-sleeping structure
@names
en: guest sleeping place, room for a guest, guest overstaying vastu
hi: मेहमान कहाँ सोए, अतिथि का कमरा कहाँ, मेहमान का बिस्तर
hg: mehman kaha soye, atithi ka kamra kaha, guest ka bistar
en: guest room, room for guests, visitors' room
hi: मेहमानों का कमरा, अतिथि कक्ष, मेहमान का कमरा
hg: mehmano ka kamra, guest room, mehman ka kamra, atithi kaksh
en: spare room
en: guests sleep on the sofa, guest on the sofa
hi: मेहमान सोफ़े पर सोते हैं
hg: mehman sofa pe sote hai, mehman ko sofa pe sulate hai
@ask
en: no spare room, visitors sleep on the sofa in the hall, head to which side
hi: मेहमानों का अलग कमरा नहीं, हॉल में सोफ़े पर सुलाते हैं, सिर किधर हो
hg: mehmano ka alag kamra nahi hall me sofe pe sulate hai sar kidhar ho
en: where should guests sleep in a small flat | guest bed head direction | can guests sleep in master bedroom | daughter's room after marriage when she visits | tenant or paying guest room in my house
hi: छोटे फ़्लैट में मेहमान कहाँ सोएँ | मेहमान का सिर किधर हो | मेहमान नैऋत्य के कमरे में सो सकते हैं | विवाहित बेटी आए तो किस कमरे में सोए | घर में किराएदार किस कमरे में रखें
hg: chote flat me mehman kaha soye | mehman ka sir kidhar ho | mehman south west room me so sakte hai | shadishuda beti aaye to kis kamre me soye | ghar me kirayedar kis kamre me rakhe
en: guest room in which direction | which room should visitors stay in | guests sleep in the south-west and we parents in the north-west, should we exchange | relatives keep coming, which room do we give them | new room made, will guests or our son have it
hi: मेहमानों का कमरा किस दिशा में बताया है | मेहमान किस कमरे में रुकें | रिश्तेदारों का आना-जाना लगा रहता है, उन्हें कौन सा कमरा दें | अतिथि कक्ष किस ओर बनवाएँ | दक्षिण वाले कमरे में मेहमान ठहराना ठीक है
hg: guest room kis disha me banaye | mehman kis kamre me ruke | rishtedar aate rehte hai unko konsa kamra de | mehmano ka kamra kis taraf ho | guest south west me sote hai aur hum north west me, badal le kya
en: in-laws visit us for a week, which room do they sleep in | where should visiting relatives sleep
hg: rishtedar hafte bhar ruke to kaha sulaye
hi: ससुराल वाले आएँ तो किस कमरे में सुलाएँ
en: we added one room, wife says guests will stay in it, which side do guests get by vastu
hi: एक कमरा और निकाला है, उसमें मेहमान रुकेंगे | वास्तु में मेहमानों का कमरा किस दिशा में बताया है
hg: ek kamra aur nikala hai usme mehman rukenge kis disha me theek hai | vastu me mehmano ka kamra kis disha me bataya hai
en: spare room for visitors, in which direction
@where modern wide PRAC
en: Guests sleep best in the north-west, the side of movement, next the west or south-east; the south-west is left to the owners for the long run. A night or two anywhere is fine.
hi: मेहमान के लिए वायव्य सबसे अच्छा, गति की दिशा; फिर पश्चिम या आग्नेय। नैऋत्य लंबे समय के लिए घर के मालिक का है; एक-दो रात कहीं भी ठीक।
hg: Mehman ke liye north-west sabse achha, gati ki disha; phir west ya south-east. South-west lambe samay ke liye ghar ke maalik ka hai; ek-do raat kahin bhi theek.
@face modern most PRAC
en: A guest lies with the head to the east, south or, by an old saying for those away from home, west; not to the north. A sofa bed in the hall serves a small flat well.
hi: मेहमान सिर पूर्व, दक्षिण या, परदेस वालों की पुरानी कहावत से, पश्चिम करके सोए; उत्तर नहीं। छोटे फ़्लैट में बैठक का सोफ़ा-बेड ठीक है।
hg: Mehman sir east, south ya, pardes walon ki purani kahawat se, west karke soye; north nahi. Chhote flat me baithak ka sofa-bed theek hai.

# laundry-clothes object
@names
en: dirty clothes, laundry basket, clothes line, drying clothes, torn clothes
hi: गंदे कपड़े, कपड़े सुखाना, मैले कपड़ों की टोकरी, फटे कपड़े
hg: gande kapde, kapde sukhana, laundry basket, fate kapde, kapde ki rassi
en: wet clothes on the balcony, clothes drying above the door
hi: गीले कपड़े, बालकनी में कपड़े सुखाना
hg: geele kapde, balcony me kapde sukhana
@ask
en: wet clothes hang from our balcony above the main door, people below see them
hi: गीले कपड़े मुख्य द्वार के ऊपर लटकते हैं, नीचे से दिखते हैं
hg: geele kapde main door ke upar latakte hai neeche se dikhte hai
en: where to keep dirty clothes | is it bad to dry clothes at night | clothes line on the balcony which side | laundry basket in the bedroom | wet clothes in front of the mandir | wearing torn clothes bad luck | clothes hanging behind the door | drying clothes in the north east balcony | washing clothes on thursday
hi: गंदे कपड़े कहाँ रखें | रात में कपड़े सुखाना अशुभ है क्या | बालकनी में रस्सी किधर बाँधें | शयनकक्ष में मैले कपड़े | मंदिर के सामने गीले कपड़े | फटे कपड़े पहनना | दरवाज़े के पीछे कपड़े टाँगना
hg: gande kapde kaha rakhe | raat me kapde sukhana ashubh hai kya | balcony me rassi kidhar bandhe | bedroom me maile kapde | mandir ke samne geele kapde | fate kapde pehnna | darwaze ke piche kapde tangna
@places good NW W; fine SE S E; avoid NE SW
@where modern most PRAC
en: Keep the laundry basket in the north-west or west, in the bathroom or utility; not in the north-east and not beside the mandir. Closed and emptied in two or three days is best.
hi: मैले कपड़ों की टोकरी वायव्य या पश्चिम में, बाथरूम या धुलाई की जगह रखें; ईशान में या मंदिर के पास नहीं। ढकी रहे और दो-तीन दिन में ख़ाली हो।
hg: Maile kapdon ki tokri north-west ya west me, bathroom ya utility me rakhein; north-east me ya mandir ke paas nahi. Dhaki rahe aur do-teen din me khali ho.
@ok modern regional CUSTOM
en: Clothes left out overnight, above all a baby's, are brought in by custom; dew, insects and dust are reason enough. If you come home late, dry them then: no harm comes of it.
hi: रात भर बाहर कपड़े, ख़ासकर शिशु के, रिवाज में अंदर ले आते हैं; ओस, कीड़े और धूल काफ़ी कारण हैं। देर से घर आते हों तो तभी सुखाएँ: कुछ नहीं बिगड़ता।
hg: Raat bhar bahar kapde, khaaskar shishu ke, riwaz me andar le aate hain; os, keede aur dhool kaafi karan hain. Der se ghar aate hon to tabhi sukhayein: kuch nahi bigadta.
@do modern most CUSTOM
en: Dry on the south or west balcony, in the sun, not above the main door. Torn clothes are mended or become mops. Some families skip washing clothes on Thursday for Brihaspati; others do not know the rule.
hi: धूप में दक्षिण या पश्चिम बालकनी में सुखाएँ, मुख्य द्वार के ऊपर नहीं। फटे कपड़े सिलें या पोंछा बनाएँ। कुछ परिवार गुरुवार को बृहस्पति के कारण कपड़े नहीं धोते; दूसरे यह नियम नहीं जानते।
hg: Dhoop me south ya west balcony me sukhayein, main door ke upar nahi. Fate kapde silein ya ponchha banayein. Kuch parivar Thursday ko Brihaspati ke karan kapde nahi dhote; doosre yeh niyam nahi jaante.

# cycle-scooter object
@names
en: bicycle, scooter parking, two wheeler parking, ev charging point, helmet
hi: साइकिल, स्कूटर खड़ा करना, दोपहिया की पार्किंग, ईवी चार्जर, हेलमेट
hg: cycle parking, scooty parking, bike parking, do pahiya parking, ev charger, helmet
hg: scooty, bike parking
hi: स्कूटी, मोटरसाइकिल
en: scooty, motorbike parking
@ask
en: which side to park the bike | scooter parked in front of the main door | cycle kept inside the hall | bike should face which direction when parked | ev charging point in which corner | old bicycle lying at home | parking two wheeler in north east | where to hang the helmet
hi: बाइक किस ओर खड़ी करें | मुख्य द्वार के सामने स्कूटर | साइकिल घर के अंदर रखना | बाइक का मुँह किस दिशा में हो | ईवी चार्जर कहाँ लगाएँ | पुरानी साइकिल घर में पड़ी है | ईशान में बाइक | हेलमेट कहाँ टाँगें
hg: bike kis side khadi kare | main door ke samne scooty | cycle ghar ke andar rakhna | bike ka muh kis disha me ho | ev charger kaha lagaye | purani cycle ghar me padi hai | north east me bike | helmet kaha tange
en: scooty parked inside the house, which side | two wheeler in the porch direction
hi: स्कूटी घर के अंदर कहाँ खड़ी करें | मोटरसाइकिल किस कोने में खड़ी हो
hg: scooty ghar ke andar kaha khadi kare | bike kis kone me khadi kare
@places good NW SE; fine W S E N; avoid NE SW
@where modern most PRAC
en: Park cycle and scooter in the north-west, the side of movement, or the south-east; keep the north-east and the way to the door free. An EV charger goes to the south-east.
hi: साइकिल और स्कूटर वायव्य में, जो गति की दिशा है, या आग्नेय में खड़ा करें; ईशान और द्वार का रास्ता खुला रखें। ईवी चार्जर आग्नेय में।
hg: Cycle aur scooter north-west me, jo gati ki disha hai, ya south-east me khada karein; north-east aur door ka rasta khula rakhein. EV charger south-east me.
@face modern most PRAC
en: The front wheel looks north or east if there is a choice; towards the road is fine everywhere. Where the society has painted your slot, use it without worry.
hi: चुन सकें तो अगला पहिया उत्तर या पूर्व की ओर; सड़क की ओर भी हर जगह ठीक। सोसाइटी ने जो जगह दी हो, निश्चिंत होकर वहीं रखें।
hg: Chun sakein to agla pahiya north ya east ki taraf; sadak ki taraf bhi har jagah theek. Society ne jo jagah di ho, nishchint hokar wahin rakhein.
@do modern wide SENSE
en: A rusting cycle is repaired or given away. Never charge an EV battery on the stairs or in the only way out, and do not leave it charging overnight inside: fire is the real risk.
hi: ज़ंग खाई साइकिल ठीक कराएँ या दे दें। ईवी बैटरी सीढ़ी पर या निकलने के इकलौते रास्ते में कभी चार्ज न करें, न रात भर अंदर छोड़ें: असली जोखिम आग है।
hg: Zang khayi cycle theek karayein ya de dein. EV battery seedhi par ya nikalne ke iklaute raste me kabhi charge na karein, na raat bhar andar chhodein: asli jokhim aag hai.

# sick-room object
@names
en: patient's bed, hospital bed at home, room of a sick person, wheelchair
hi: बीमार का कमरा, मरीज़ का पलंग, व्हीलचेयर
hg: bimar ka kamra, mareez ka bed, wheelchair
@ask
en: father is bedridden, which room and which side for his head
hi: पिताजी बिस्तर पर हैं, कौन सा कमरा और सिर किधर
hg: papa bistar pe hai kaun sa kamra aur sir kidhar
en: which room is best for a sick family member | direction of the head for a patient | where should a bedridden mother sleep | hospital bed at home which direction | wheelchair kept where | patient sleeping in the north east | room after an operation vaastu | colour for the sick person's room
hi: बीमार को किस कमरे में सुलाएँ | मरीज़ का सिर किस दिशा में हो | बिस्तर पर पड़ी माँ का कमरा | घर में अस्पताल वाला पलंग किधर | ऑपरेशन के बाद कौन-सा कमरा | बीमार के कमरे का रंग | ईशान में मरीज़ सोए तो
hg: bimar ko kis kamre me sulaye | mareez ka sir kis disha me ho | bistar pe padi maa ka kamra | ghar me hospital bed kidhar | operation ke baad kaunsa room | bimar ke kamre ka rang | north east me mareez soye to
@where modern most PRAC
en: A sick person rests well in an airy, quiet room near a bathroom, head to the south or east. Many lists like the north or north-east of the home for recovery, because of its light and peace.
hi: बीमार के लिए हवादार, शांत और बाथरूम के पास का कमरा अच्छा, सिर दक्षिण या पूर्व। बहुत सूचियाँ ठीक होने तक उत्तर या ईशान चुनती हैं, वहाँ की रोशनी और शांति के कारण।
hg: Bimar ke liye hawadar, shaant aur bathroom ke paas ka kamra achha, sir south ya east. Bahut lists theek hone tak north ya north-east chunti hain, wahan ki roshni aur shaanti ke karan.
@colour modern most PRAC
en: Light green, cream, white or pale blue walls, soft lamps and fresh air; not deep red or black. Medicines stand in reach, in the north or north-east of the room.
hi: हल्का हरा, क्रीम, सफ़ेद या फीका नीला, हल्की रोशनी और ताज़ी हवा; गहरा लाल या काला नहीं। दवाएँ पहुँच में, कमरे के उत्तर या ईशान में।
hg: Halka hara, cream, safed ya feeka neela, halki roshni aur taazi hawa; gehra laal ya kaala nahi. Dawayein pahunch me, kamre ke north ya north-east me.
@ok modern wide SENSE
en: What the doctor and the nurse need comes first: bed height, oxygen, bell, bathroom rails, a free way for the wheelchair. No direction heals, and none hinders treatment.
hi: डॉक्टर और नर्स की ज़रूरत पहले: पलंग की ऊँचाई, ऑक्सीजन, घंटी, बाथरूम की रेलिंग, व्हीलचेयर का खुला रास्ता। कोई दिशा न इलाज करती है, न रोकती है।
hg: Doctor aur nurse ki zaroorat pehle: bed ki oonchai, oxygen, ghanti, bathroom ki railing, wheelchair ka khula rasta. Koi disha na ilaaj karti hai, na rokti hai.
@see medicines-place

# door-fittings object
@names
en: letter box, peephole, door lock, door handle, door latch
hi: लेटर बॉक्स, पीपहोल, दरवाज़े का ताला, दरवाज़े का हैंडल, सिटकनी
hg: letter box, peephole, darwaze ka tala, darwaze ka handle, sitkani
@ask
en: where to put the letter box | door lock keeps getting stuck | broken latch of the main door bad | brass or steel handle for the main door | how high should the peephole be | smart lock for the main door vaastu | old lock without a key at home | new lock which day
hi: लेटर बॉक्स किधर लगाएँ | ताला बार-बार अटकता है | मुख्य द्वार की कुंडी टूटी है | पीतल का हैंडल या स्टील का | पीपहोल कितनी ऊँचाई पर | बिना चाबी का पुराना ताला | नया ताला किस दिन लगाएँ
hg: letter box kidhar lagaye | tala bar bar atakta hai | main door ki kundi tooti hai | peetal ka handle ya steel ka | peephole kitni unchai pe | bina chabi ka purana tala | naya tala kis din lagaye
@do modern wide SENSE
en: Lock, latch and hinges of the main door should move easily and silently: oil them, and replace what is broken soon. A lock without a key is discarded, a spare key kept with someone trusted.
hi: मुख्य द्वार का ताला, कुंडी और क़ब्ज़े सहज और बिना आवाज़ चलें: तेल दें, टूटा जल्दी बदलें। बिना चाबी का ताला हटा दें, दूसरी चाबी भरोसे के व्यक्ति के पास रखें।
hg: Main door ka tala, kundi aur kabze sahaj aur bina awaaz chalein: tel dein, toota jaldi badlein. Bina chabi ka tala hata dein, doosri chabi bharose ke vyakti ke paas rakhein.
@which modern most PRAC
en: Brass or bronze fits the door by custom, steel is fine; brass is liked at north and east doors, iron at west ones. A letter box hangs outside by the gate, on the right as you enter, or where the society puts it.
hi: द्वार पर पीतल या काँसा रिवाज है, स्टील भी ठीक; उत्तर और पूर्व के द्वार पर पीतल, पश्चिम पर लोहा पसंद है। लेटर बॉक्स गेट के बाहर, आते समय दाएँ, या जहाँ सोसाइटी लगाए।
hg: Door par peetal ya kaansa riwaz hai, steel bhi theek; north aur east ke door par peetal, west par loha pasand hai. Letter box gate ke bahar, aate samay daayein, ya jahan society lagaye.
@see nameplate

# piggy-bank object
@names
en: piggy bank, gullak, children's savings box, silver coin
hi: गुल्लक, बच्चों की गुल्लक, चाँदी का सिक्का
hg: gullak, bachon ki gullak, piggy bank, chandi ka sikka
@ask
en: where to keep the piggy bank | clay gullak or plastic | which direction for children's savings | when to break the gullak | silver coin in the locker or mandir | broken piggy bank at home | coin jar in kitchen
hi: गुल्लक कहाँ रखें | मिट्टी की गुल्लक या प्लास्टिक की | गुल्लक किस दिशा में | गुल्लक कब तोड़ें | चाँदी का सिक्का कहाँ रखें | दिवाली के सिक्के का क्या करें | गुल्लक टूट गई
hg: gullak kaha rakhe | mitti ki gullak ya plastic ki | gullak kis disha me | gullak kab tode | chandi ka sikka kaha rakhe | diwali ke sikke ka kya kare | gullak toot gayi
@places good N NE; fine E SW W; avoid SE S
@where modern most PRAC
en: A piggy bank stands in the north, the side of Kuber, or on a shelf in the south-west, silver coins in the locker or mandir; not beside the stove or in the bathroom. Clay is the old kind, any other will do.
hi: गुल्लक कुबेर की दिशा उत्तर में, या नैऋत्य की रैक पर रखें, चाँदी के सिक्के तिजोरी या मंदिर में; चूल्हे के पास या बाथरूम में नहीं। मिट्टी की पुरानी रीति है, दूसरी भी ठीक।
hg: Gullak Kuber ki disha north me, ya south-west ki rack par rakhein, chandi ke sikke tijori ya mandir me; chulhe ke paas ya bathroom me nahi. Mitti ki purani reeti hai, doosri bhi theek.
@when modern most CUSTOM
en: It is opened when full, gladly on Diwali, Akshaya Tritiya, a Friday or a birthday; leave one coin for the next. Silver coins from Dhanteras lie in the locker and come to the puja each year.
hi: भर जाए तब खोलें, प्रायः दिवाली, अक्षय तृतीया, शुक्रवार या जन्मदिन पर; एक सिक्का अगली के लिए छोड़ें। धनतेरस के चाँदी के सिक्के तिजोरी में रहें, हर साल पूजा में आएँ।
hg: Bhar jaye tab kholein, aksar Diwali, Akshaya Tritiya, Friday ya birthday par; ek sikka agli ke liye chhodein. Dhanteras ke chandi ke sikke tijori me rahein, har saal pooja me aayein.
@see tijori

# globe-map object
@names
en: globe, world map, compass showpiece, hourglass
hi: ग्लोब, दुनिया का नक़्शा, रेत घड़ी
hg: globe, duniya ka naksha, world map, ret ghadi
@ask
en: where to keep a globe on the study table | globe for going abroad | crystal globe in the office | india map direction | does a globe help in studies | hourglass at home good or bad
hi: ग्लोब पढ़ाई की मेज़ पर कहाँ रखें | विदेश जाने के लिए ग्लोब | भारत का नक़्शा किस दिशा में | ग्लोब से पढ़ाई में लाभ | रेत घड़ी घर में
hg: globe study table pe kaha rakhe | world map kis wall pe | videsh jane ke liye globe | india ka naksha kis disha me | globe se padhai me labh | ret ghadi ghar me
@places good NE NW N; fine E W; avoid C
@where modern most PRAC
en: A globe stands on the north-east of the study table; who thinks of going abroad puts it in the north-west, the side of travel. A map hangs on the north or east wall.
hi: ग्लोब पढ़ाई की मेज़ के ईशान में रखें; विदेश का मन हो तो वायव्य में, जो यात्रा की दिशा है। नक़्शा उत्तर या पूर्व दीवार पर।
hg: Globe study table ke north-east me rakhein; videsh ka mann ho to north-west me, jo yatra ki disha hai. Naksha north ya east deewar par.
@ok modern disputed PRAC
en: That turning a globe three times a day brings marks or a visa is an idea of modern feng shui lists; learning the countries on it is what helps. An hourglass is decoration only.
hi: रोज़ तीन बार ग्लोब घुमाने से अंक या वीज़ा मिलेंगे, यह फेंग शुई सूचियों की बात है; उससे देश सीखना ही काम आता है। रेत घड़ी सजावट भर है।
hg: Roz teen baar globe ghumane se number ya visa milenge, yeh feng shui lists ki baat hai; usse desh seekhna hi kaam aata hai. Ret ghadi sajawat bhar hai.
@see study-table

# fragrance-cosmetics object
@names
en: perfume, room freshener, scented candle, aroma oil, makeup, cosmetics, comb, hair brush
hi: इत्र, परफ़्यूम, रूम फ़्रेशनर, सुगंधित मोमबत्ती, मेकअप का सामान, कंघी
hg: itra, perfume, room freshener, scented candle, makeup ka saman, kanghi
@ask
en: where to keep perfume at home | gifting perfume bad for a relation | scented candle which direction | makeup kit which corner of the bedroom | broken comb bad luck | hair left in the comb | aroma diffuser in the bedroom | combing hair at night | using someone else's comb | air purifier where
hi: इत्र कहाँ रखें | परफ़्यूम उपहार में देना | सुगंधित मोमबत्ती किस दिशा में | मेकअप का सामान किस कोने में | टूटी कंघी अशुभ है क्या | रात में बाल सँवारना | दूसरे की कंघी इस्तेमाल करना | एयर प्यूरीफ़ायर कहाँ रखें
hg: itra kaha rakhe | perfume gift dena | scented candle kis disha me | makeup ka saman kis kone me | tooti kanghi ashubh hai kya | raat me baal banana | dusre ki kanghi use karna | air purifier kaha rakhe
@where modern most PRAC
en: Perfume and cosmetics are Venus's things: keep them on the dressing table in the south-east, west or north-west of the bedroom, out of sun. Candles and diffusers stand south-east, south or north-east, never near curtains.
hi: इत्र और श्रृंगार शुक्र की चीज़ें मानी जाती हैं: शयनकक्ष के आग्नेय, पश्चिम या वायव्य की श्रृंगार मेज़ पर, धूप से बचाकर। मोमबत्ती और डिफ़्यूज़र आग्नेय, दक्षिण या ईशान में, परदे के पास नहीं।
hg: Itra aur shringar Shukra ki cheezein maani jati hain: bedroom ke south-east, west ya north-west ki dressing table par, dhoop se bachakar. Candle aur diffuser south-east, south ya north-east me, parde ke paas nahi.
@ok modern wide CUSTOM
en: Perfume may be given; that it ends a love is only a saying. A broken comb is replaced because it tears hair, and each one uses an own comb for cleanliness. Combing at night is fine; sweep up the hair.
hi: इत्र भेंट कर सकते हैं; रिश्ता टूटने की बात कहावत भर है। टूटी कंघी बाल खींचती है, इसलिए बदलें; सफ़ाई के लिए सबकी अपनी हो। रात में बाल सँवारना ठीक है, गिरे बाल उठा लें।
hg: Itra bhent kar sakte hain; rishta tootne ki baat kahawat bhar hai. Tooti kanghi baal kheenchti hai, isliye badlein; safai ke liye sabki apni ho. Raat me baal banana theek hai, gire baal utha lein.
@do modern wide SENSE
en: Open windows first: freshener hides smell and can trouble asthma, babies and pregnancy. An air purifier stands mid-room, free on all sides. Old makeup past its date goes into the bin.
hi: पहले खिड़की खोलें: फ़्रेशनर गंध छिपाता है और दमा, शिशु व गर्भ में तकलीफ़ दे सकता है। एयर प्यूरीफ़ायर चारों ओर खुला रखें। पुराना मेकअप तारीख़ के बाद फेंक दें।
hg: Pehle khidki kholein: freshener gandh chhipata hai aur dama, shishu va pregnancy me takleef de sakta hai. Air purifier chaaron taraf khula rakhein. Purana makeup tareekh ke baad phenk dein.

# showcase-cabinet object
@names
en: showcase, display cabinet, crockery cabinet, seashells at home, decorative stones
hi: शोकेस, शो केस, क्रॉकरी की अलमारी, सीपियाँ, सजावटी पत्थर
hg: showcase, display cabinet, crockery unit, seepiyan, sajawati patthar
@ask
en: showcase in the hall which wall | can a glass showcase be in the north east | crockery unit direction | seashells from the beach at home good or not | river stones in the house | stones brought from a trip | what not to keep in a showcase
hi: शोकेस बैठक की किस दीवार पर | ईशान में काँच का शोकेस | क्रॉकरी की अलमारी किस दिशा में | समुद्र की सीपियाँ घर में रखना | नदी के पत्थर घर लाना | शोकेस में क्या न रखें
hg: showcase hall ki kis wall pe | north east me kaanch ka showcase | crockery unit kis disha me | samundar ki seepi ghar me rakhna | nadi ke patthar ghar lana | showcase me kya na rakhe
@places good SW W S; fine SE NW E; avoid NE C
@where modern most PRAC
en: A showcase stands against the south, west or south-west wall of the hall, as it is heavy; in the north-east only a light, low, open shelf. A crockery cabinet goes to the south-east or west of the dining room.
hi: शोकेस भारी है, इसलिए बैठक की दक्षिण, पश्चिम या नैऋत्य दीवार से; ईशान में केवल हल्की, नीची, खुली रैक। क्रॉकरी की अलमारी भोजन कक्ष के आग्नेय या पश्चिम में।
hg: Showcase bhaari hai, isliye hall ki south, west ya south-west deewar se; north-east me sirf halki, neechi, khuli rack. Crockery cabinet dining ke south-east ya west me.
@ok modern most CUSTOM
en: Shells and river stones are fine: clean shells in the north or north-east, heavy stones south-west. Cracked, dusty or frightening pieces and stopped clocks are taken out; a dead animal's horn or skin may break the law.
hi: सीप और नदी के पत्थर ठीक हैं: साफ़ सीपियाँ उत्तर या ईशान, भारी पत्थर नैऋत्य में। चटकी, धूल भरी, डरावनी चीज़ें और बंद घड़ी हटाएँ; जानवर के सींग-खाल पर क़ानून लग सकता है।
hg: Seep aur nadi ke patthar theek hain: saaf seepiyan north ya north-east, bhaari patthar south-west me. Chatki, dhool bhari, darawni cheezein aur band ghadi hatayein; jaanwar ke seeng-khaal par kanoon lag sakta hai.

# tools-ladder object
@names
en: tool box, toolbox, ladder, hammer and tools, drill machine
hi: औज़ार, टूल बॉक्स, नसेनी, उठाऊ सीढ़ी, हथौड़ा
hg: auzaar, tool box, naseni, uthau seedhi, hathoda, drill machine
@ask
en: where to keep the tool box at home | ladder in which direction | iron tools in the north east | hammer and nails in the bedroom | drill machine corner | ladder left leaning on the wall | walking under a ladder bad luck
hi: औज़ार घर में कहाँ रखें | लकड़ी की सीढ़ी किधर रखें | ईशान में लोहे के औज़ार | शयनकक्ष में हथौड़ा-कील | सीढ़ी दीवार से टिकी रहती है | सीढ़ी के नीचे से निकलना
hg: auzaar ghar me kaha rakhe | lakdi ki seedhi kidhar rakhe | north east me lohe ke auzaar | bedroom me hathoda keel | seedhi deewar se tiki rehti hai | seedhi ke niche se nikalna
@places good SW W; fine S SE NW; avoid NE C
@where modern most PRAC
en: Tools and ladder belong in the store or utility, in the south-west, west or south; iron and weight are kept out of the north-east and the mandir room.
hi: औज़ार और सीढ़ी भंडार या धुलाई की जगह, नैऋत्य, पश्चिम या दक्षिण में; लोहा और भार ईशान और पूजा कक्ष से बाहर रहे।
hg: Auzaar aur seedhi store ya utility, south-west, west ya south me; loha aur bhaar north-east aur pooja room se bahar rahe.
@ok modern wide SENSE
en: Walking under a ladder is a western superstition; the true reason is that things fall. Lay it flat or fasten it; keep blades and drills locked away from children, rusted ones go.
hi: सीढ़ी के नीचे से निकलना पश्चिमी अंधविश्वास है; असली बात यह कि चीज़ें गिरती हैं। उसे लिटाकर या बाँधकर रखें; ब्लेड-ड्रिल बच्चों से दूर बंद, ज़ंग लगे हटाएँ।
hg: Seedhi ke neeche se nikalna western andhvishwas hai; asli baat yeh ki cheezein girti hain. Use litakar ya baandhkar rakhein; blade-drill bachon se door band, zang lage hatayein.

# toilet-fittings object
@names
en: commode, toilet lid, flush tank, toilet brush, western toilet, indian toilet
hi: कमोड, फ़्लश, कमोड का ढक्कन, इंडियन टॉयलेट, टॉयलेट ब्रश
hg: commode, flush, commode ka dhakkan, indian toilet, toilet brush
hg: commode east facing, commode ka muh
hi: कमोड पूर्व मुखी, कमोड का मुँह
en: commode faces east
@ask
en: the commode faces east and the plumber cannot turn it
hi: कमोड पूर्व की ओर लगा है, घुमा नहीं सकते, क्या करें
hg: commode purab ki taraf laga hai ghuma nahi sakte kya kare
en: should the toilet lid be kept closed | does an open commode drain money | indian or western seat which is better | flush leaks all the time | toilet door left open | toilet brush kept where | mirror in the bathroom facing the commode | exhaust in the toilet which wall | which way to face sitting on the commode | plants or salt in the toilet
hi: कमोड का ढक्कन बंद रखें क्या | खुले कमोड से पैसा जाता है क्या | इंडियन सीट अच्छी या वेस्टर्न | फ़्लश टपकता रहता है | शौचालय का दरवाज़ा खुला रहता है | कमोड पर बैठते समय मुँह किधर | बाथरूम में शीशा कमोड के सामने | टॉयलेट में एग्ज़ॉस्ट किस दीवार पर
hg: commode ka dhakkan band rakhe kya | khule commode se paisa jata hai kya | indian seat acchi ya western | flush tapakta rehta hai | toilet ka darwaza khula rehta hai | commode pe baithte time muh kidhar | bathroom me sheesha commode ke samne | toilet me exhaust kis wall pe
@do modern wide PRAC
en: Keep the commode's lid down and the toilet door shut, mostly because spray and smell stay inside; that money runs out of an open seat is a saying. A leaking flush loses real water: mend it.
hi: कमोड का ढक्कन और शौचालय का द्वार बंद रखें, मुख्यतः ताकि छींटे और गंध बाहर न आएँ; खुले कमोड से पैसा जाना कहावत है। टपकता फ़्लश सच में पानी खोता है: ठीक कराएँ।
hg: Commode ka dhakkan aur toilet ka door band rakhein, mukhyatah taki chheente aur badboo bahar na aayein; khule commode se paisa jaana kahawat hai. Tapakta flush sach me paani khota hai: theek karayein.
@face modern most PRAC
en: The seat is set so that one faces south or north, east and west being left out by most lists; the seat itself is in the west, south or north-west of the toilet. A fixed one stays as it is.
hi: सीट ऐसी हो कि मुँह दक्षिण या उत्तर रहे; पूर्व और पश्चिम ज़्यादातर सूचियाँ टालती हैं। सीट शौचालय के पश्चिम, दक्षिण या वायव्य में। लगी हुई सीट रहने दें।
hg: Seat aisi ho ki munh south ya north rahe; east aur west zyadatar lists taalti hain. Seat toilet ke west, south ya north-west me. Lagi hui seat rehne dein.
@which modern wide SENSE
en: Indian and western seats are equal in vaastu: take the western one with bad knees, age or pregnancy, with a grab rail. Brush and bin stand covered beside the seat; mirror on the north or east wall, exhaust on an outer wall.
hi: वास्तु में इंडियन और वेस्टर्न सीट बराबर हैं: घुटने, उम्र या गर्भ में वेस्टर्न और पकड़ने का हत्था लें। ब्रश और कूड़ेदान ढके रहें; शीशा उत्तर या पूर्व दीवार पर, एग्ज़ॉस्ट बाहरी दीवार में।
hg: Vaastu me Indian aur western seat barabar hain: ghutne, umar ya pregnancy me western aur pakadne ka handle lein. Brush aur bin dhake rahein; sheesha north ya east deewar par, exhaust bahri deewar me.
@see bathtub

# swimming-pool object
@names
en: swimming pool, plunge pool, pool on the terrace
hi: स्विमिंग पूल, तरणताल, छत पर पूल
hg: swimming pool, pool chhat pe, tarantal
en: pool on the terrace, terrace pool, villa pool
hi: छत पर स्विमिंग पूल
hg: chhat pe pool, terrace pe pool
@ask
en: builder offers a pool on the south-west terrace of our villa, plan closes this week
hi: बिल्डर छत के नैऋत्य में पूल दे रहा है, नक़्शा पक्का करना है
hg: builder terrace ke south west me pool de raha hai, plan final karna hai
en: where to build a swimming pool at home | pool in the south west is it bad | swimming pool on the terrace vaastu | pool in front of the main door | shape of a swimming pool | pool in the south east remedy | baby pool for children which side | empty swimming pool
hi: घर में स्विमिंग पूल कहाँ बनाएँ | नैऋत्य में पूल ख़राब है क्या | छत पर स्विमिंग पूल | मुख्य द्वार के सामने पूल | पूल का आकार कैसा हो | आग्नेय में पूल का उपाय
hg: ghar me swimming pool kaha banaye | south west me pool kharab hai kya | chhat pe swimming pool | main door ke samne pool | pool ka shape kaisa ho | south east me pool ka upay
@places good NE N E; fine NW W; avoid SW SE S C
@where modern wide PRAC
en: A swimming pool is built in the north-east, north or east of the plot, off the line of the main door; water there is welcome. South-west, south-east, south and the middle are left out.
hi: स्विमिंग पूल भूखंड के ईशान, उत्तर या पूर्व में, मुख्य द्वार की सीध से हटकर; वहाँ जल अच्छा है। नैऋत्य, आग्नेय, दक्षिण और बीच टालें।
hg: Swimming pool plot ke north-east, north ya east me, main door ki seedh se hatkar; wahan jal achha hai. South-west, south-east, south aur beech taalein.
@do modern most PRAC
en: A pool in the wrong place: keep the water clean and moving, balance with a raised bed or trees in the south-west and a small water bowl in the north-east. On a terrace ask a structural engineer first: water is very heavy.
hi: ग़लत जगह पूल हो: पानी साफ़ और चलता रखें, नैऋत्य में ऊँची क्यारी या पेड़, ईशान में जल का पात्र रखें। छत पर पहले इंजीनियर से पूछें: पानी बहुत भारी होता है।
hg: Galat jagah pool ho: paani saaf aur chalta rakhein, south-west me oonchi kyari ya ped, north-east me jal ka paatra rakhein. Chhat par pehle engineer se poochein: paani bahut bhaari hota hai.
@ok modern wide SENSE
en: Square, rectangular or round all serve. What matters most is a fence with a lock, a cover, and an adult in reach: a small child drowns in silence and in shallow water.
hi: चौकोर, आयताकार या गोल सब ठीक। सबसे ज़रूरी बाड़ और ताला, ढक्कन, और पास में एक बड़ा: छोटा बच्चा चुपचाप, उथले पानी में भी डूब सकता है।
hg: Chaukor, rectangle ya gol sab theek. Sabse zaroori baad aur tala, dhakkan, aur paas me ek bada: chhota bachcha chupchap, uthle paani me bhi doob sakta hai.

# pests-at-home idea
@names
en: termites, cockroaches, rats at home, mosquitoes at home, bed bugs
hi: दीमक, कॉकरोच, घर में चूहे, मच्छर, खटमल
hg: deemak, cockroach, ghar me chuhe, machhar, khatmal
@ask
hi: गणेश जी का वाहन है तो चूहे मारना पाप है क्या, घर में बहुत हैं
hg: ganesh ji ka vahan hai to chuhe maarna paap hai kya ghar me bahut hai
en: rats everywhere, but they are Ganesha's mount, may we kill them
en: termites in the main door vaastu dosh | rats at home meaning | many cockroaches is it bad sign | termite in the mandir wood | is killing rats a sin as ganesh's vahan | mosquitoes in the house vaastu | bed bugs sign | when a mole rat enters the house
hi: मुख्य द्वार में दीमक लगना | घर में चूहे आना शुभ या अशुभ | कॉकरोच बहुत हैं वास्तु दोष है क्या | मंदिर की लकड़ी में दीमक | चूहे मारना पाप है क्या | घर में मच्छर बहुत हैं | छछूंदर घर में आना
hg: main door me deemak lagna | ghar me chuhe aana shubh ya ashubh | cockroach bahut hai vastu dosh hai kya | mandir ki lakdi me deemak | chuhe maarna paap hai kya | ghar me machhar bahut hai | chhachhundar ghar me aana
@ok modern wide SENSE
en: Termites, rats and cockroaches are a sign of damp, food and gaps, not of a dosh. The musk shrew is called lucky in some villages; the rat is honoured as Ganesh's mount, yet keeping it out is no sin.
hi: दीमक, चूहे और कॉकरोच सीलन, भोजन और छेद की निशानी हैं, दोष की नहीं। छछूंदर को कुछ गाँव शुभ कहते हैं; चूहा गणेश का वाहन है, पर उसे बाहर रखना पाप नहीं।
hg: Deemak, chuhe aur cockroach seelan, khane aur chhed ki nishani hain, dosh ki nahi. Chhachhundar ko kuch gaon shubh kehte hain; chuha Ganesh ka vahan hai, par use bahar rakhna paap nahi.
@do modern wide SENSE
en: Close gaps, dry leaks, clear crumbs and scrap, use a live trap for rats and treat wood early. Eaten doors and frames are replaced; a termite-eaten mandir is emptied, the gods moved with a prayer, the wood treated.
hi: छेद बंद करें, रिसाव सुखाएँ, जूठन और कबाड़ हटाएँ, चूहे के लिए पिंजरा, लकड़ी का समय पर इलाज। खाया दरवाज़ा बदलें; दीमक लगे मंदिर से देवता प्रार्थना सहित हटाकर लकड़ी ठीक कराएँ।
hg: Chhed band karein, risav sukhayein, joothan aur kabaad hatayein, chuhe ke liye pinjra, lakdi ka samay par ilaaj. Khaya darwaza badlein; deemak lage mandir se devta prarthana sahit hatakar lakdi theek karayein.
@see clutter
# car-parking structure
@names
en: car parking, parking space, parking at home
hi: कार की पार्किंग, पार्किंग, गाड़ी खड़ी करने की जगह
hg: car ki parking, car parking, gaadi khadi karne ki jagah
hg: gaadi ka muh, car ka muh kidhar
hi: गाड़ी का मुँह, कार का मुँह
en: which way the car faces
@ask
en: parking is only possible in the south-west, which way shall the car look
hi: पार्किंग बस नैऋत्य में हो सकती है, गाड़ी का मुँह किस ओर
hg: parking bas south west me ho sakti hai gaadi ka muh kis taraf
en: corner of the house for parking the car | where should the car be parked in the compound | car porch on which side | car faces which direction when parked | can the car stand in the north-east | parking under the building, does it count | parking space south-west of the plot | is the porch roof joined to the house
hi: कार की पार्किंग घर के किस कोने में बने | गाड़ी कहाँ खड़ी करें | कार पोर्च किस ओर हो | गाड़ी का मुँह किधर रखें | ईशान में कार खड़ी करना ठीक है | नीचे पार्किंग वाला फ़्लैट कैसा | नैऋत्य में पार्किंग
hg: car ki parking kis kone me bane | gaadi kaha khadi kare ghar me | car porch kis taraf ho | gaadi ka muh kidhar rahe | ishan me car khadi kar sakte hai kya | stilt parking wala flat kaisa | south west me parking | portico kidhar banaye
@places good NW SE; fine N E S W; avoid NE SW C
@where modern most PRAC
en: The car is parked in the north-west or south-east of the plot; north or east of the house will do. The north-east corner and the south-west are left free of it.
hi: कार प्लॉट के वायव्य या आग्नेय में खड़ी करें; घर के उत्तर या पूर्व में भी चलती है। ईशान और नैऋत्य कोना उससे ख़ाली रखें।
hg: Car plot ke north-west ya south-east me khadi karein; ghar ke north ya east me bhi chalti hai. North-east aur south-west kona usse khaali rakhein.
@face modern regional PRAC
en: Many park with the car's nose to the north or east; leaving safely onto the road comes first. A porch is lower than the house, with pillars that do not stand before the door.
hi: कई लोग गाड़ी का मुँह उत्तर या पूर्व रखते हैं; सुरक्षित निकलना पहले है। पोर्च घर से नीचा हो और उसके खंभे द्वार के सामने न हों।
hg: Kai log gaadi ka munh north ya east rakhte hain; surakshit nikalna pehle hai. Porch ghar se neecha ho aur uske khambe door ke samne na hon.
@ok modern wide SENSE
en: Where society or road decides the slot, take it: no harm follows from it. Parking on the ground floor below flats is common and is no fault of one home.
hi: जगह सोसाइटी या सड़क तय करे तो वही लें: उससे कोई हानि नहीं। फ़्लैटों के नीचे पार्किंग आम है और किसी एक घर का दोष नहीं।
hg: Jagah society ya sadak tay kare to wahi lein: usse koi haani nahi. Flats ke neeche parking aam hai aur kisi ek ghar ka dosh nahi.
@see cycle-scooter

# robot-vacuum object
@names
en: robot vacuum, vacuum cleaner, robot mop, robot vacuum dock, mop and bucket
hi: रोबोट वैक्यूम, वैक्यूम क्लीनर, रोबोट पोछा, पोछे की बाल्टी
hg: robot vacuum, vacuum cleaner, robot pocha, pocha balti
@ask
en: where to keep the robot vacuum dock | vacuum cleaner direction | can the robot vacuum stay in the north east | is a vacuum cleaner like a broom in vaastu | should I run the robot vacuum after sunset | vacuum cleaner under the bed | where to hide the mop and bucket
hi: रोबोट वैक्यूम का स्टेशन कहाँ रखें | वैक्यूम क्लीनर किस दिशा में | वैक्यूम क्लीनर भी झाड़ू जैसा है क्या | शाम के बाद रोबोट वैक्यूम चला सकते हैं | वैक्यूम क्लीनर बेड के नीचे रखें क्या | पोछे की बाल्टी कहाँ रखें
hg: robot vacuum ka dock kaha rakhe | vacuum cleaner kis disha me | vacuum cleaner bhi jhadu jaisa hai kya | shaam ke baad robot vacuum chala sakte hai | vacuum cleaner bed ke niche rakhe kya | pocha balti kaha rakhe
@places good NW W; fine S SW SE; avoid NE C
@where derived most DED
en: A robot vacuum's dock or a vacuum cleaner goes to the north-west or west, low by a wall and out of the door's sight, as with a broom. The north-east and the mandir's corner are left free.
hi: रोबोट वैक्यूम का स्टेशन या वैक्यूम क्लीनर उत्तर-पश्चिम या पश्चिम में, दीवार से लगा और दरवाज़े से न दिखने वाला रखें, झाड़ू की तरह। ईशान और मंदिर का कोना ख़ाली रहे।
hg: Robot vacuum ka dock ya vacuum cleaner north-west ya west me, deewar se laga aur darwaze se na dikhne wala rakhein, jhadu ki tarah. Ishan aur mandir ka kona khaali rahe.
@ok modern most CUSTOM
en: It may run at any hour: the custom of not sweeping after dusk comes from days of dim lamps, when a lost coin went out with the dust. Empty the dust box often; a full one is what to avoid.
hi: यह किसी भी समय चल सकता है: शाम के बाद झाड़ू न लगाने का रिवाज मंद दीयों के दिनों का है, जब गिरा सिक्का धूल में चला जाता था। डिब्बा अक्सर ख़ाली करें।
hg: Yeh kisi bhi samay chal sakta hai: shaam ke baad jhadu na lagane ka riwaz mand diyon ke dinon ka hai, jab gira sikka dhool me chala jaata tha. Dibba aksar khaali karein.
@see broom, evening-night-habits

# projector-home-theatre object
@names
en: projector, home theatre, speakers, soundbar, subwoofer, media room
hi: प्रोजेक्टर, होम थिएटर, स्पीकर, साउंडबार, मीडिया रूम
hg: projector, home theatre ghar me, speaker, soundbar, media room
@ask
en: home theatre room direction | which wall for the projector screen | where to put big speakers | projector over the bed | music system direction | can the media room be in the basement | soundbar under the tv
hi: होम थिएटर का कमरा किस दिशा में | प्रोजेक्टर की स्क्रीन किस दीवार पर | बड़े स्पीकर कहाँ रखें | म्यूज़िक सिस्टम की दिशा | मीडिया रूम तहख़ाने में हो सकता है | बेड के ऊपर प्रोजेक्टर
hg: home theatre ka kamra kis disha me | projector ki screen kis deewar par | bade speaker kaha rakhe | music system ki disha | media room basement me ho sakta hai | bed ke upar projector
@places good SE NW; fine W E S N; avoid NE SW C
@where modern most PRAC
en: A home theatre or music system goes to the south-east or north-west of hall or house, screen on the east or north wall, so that one looks that way. Heavy speakers may stand south or west.
hi: होम थिएटर या म्यूज़िक सिस्टम बैठक या घर के आग्नेय या वायव्य में, स्क्रीन पूर्व या उत्तर दीवार पर, ताकि मुँह उधर हो। भारी स्पीकर दक्षिण या पश्चिम में चल सकते हैं।
hg: Home theatre ya music system baithak ya ghar ke south-east ya north-west me, screen east ya north deewar par, taki munh udhar ho. Bhaari speaker south ya west me chal sakte hain.
@ok modern wide SENSE
en: A screen on another wall is no fault; wires in order, air behind the box and a low sound at night count for more. Do not hang a heavy projector right above the pillow.
hi: स्क्रीन दूसरी दीवार पर हो तो दोष नहीं; तार ठीक, पीछे हवा और रात में धीमी आवाज़ ज़्यादा मायने रखते हैं। तकिए के ठीक ऊपर भारी प्रोजेक्टर न टाँगें।
hg: Screen doosri deewar par ho to dosh nahi; taar theek, peeche hawa aur raat me dheemi awaaz zyada maayne rakhte hain. Takiye ke theek upar bhaari projector na taangein.
@see tv

# recliner-beanbag object
@names
en: recliner, massage chair, bean bag, rocking chair, armchair, easy chair
hi: रिक्लाइनर, मसाज चेयर, बीन बैग, आराम कुर्सी, झूलने वाली कुर्सी
hg: recliner, massage chair, bean bag, aaram kursi, rocking chair
@ask
en: where to put the recliner | massage chair direction | which way should the recliner face | bean bag in the bedroom | rocking chair in the balcony | father's easy chair place | can a massage chair be in the north east
hi: रिक्लाइनर कहाँ रखें | मसाज चेयर किस दिशा में | आराम कुर्सी का मुँह किधर हो | बीन बैग बेडरूम में ठीक है | पिताजी की आराम कुर्सी कहाँ रखें | झूलने वाली कुर्सी बालकनी में
hg: recliner kaha rakhe | massage chair kis disha me | aaram kursi ka muh kidhar ho | bean bag bedroom me thik hai | papa ki aaram kursi kaha rakhe | rocking chair balcony me
@places good SW W S; fine NW E SE N; avoid NE C
@where modern most PRAC
en: A recliner or massage chair is heavy and stands in the south-west, west or south of the room, so that who sits in it faces east or north. A bean bag is light and may go anywhere.
hi: रिक्लाइनर या मसाज चेयर भारी है, कमरे के नैऋत्य, पश्चिम या दक्षिण में रखें, ताकि बैठने वाले का मुँह पूर्व या उत्तर हो। बीन बैग हल्का है, कहीं भी चल सकता है।
hg: Recliner ya massage chair bhaari hai, kamre ke south-west, west ya south me rakhein, taki baithne wale ka munh east ya north ho. Bean bag halka hai, kahin bhi chal sakta hai.
@do modern most PRAC
en: By custom the elder's chair has a wall behind it and sees the door; an electric one needs a socket and free space to fold out. In the north-east choose something light.
hi: रिवाज से बड़ों की कुर्सी के पीछे दीवार हो और दरवाज़ा दिखे; बिजली वाली को सॉकेट और खुलने की जगह चाहिए। ईशान में कुछ हल्का चुनें।
hg: Riwaz se badon ki kursi ke peeche deewar ho aur darwaza dikhe; bijli wali ko socket aur khulne ki jagah chahiye. Ishan me kuch halka chunein.
@see sofa

# cat-and-small-pets object
@names
en: cat litter box, cat litter, hamster cage, rabbit hutch, turtle tank, pet bed, pet bowl, cat tree
hi: बिल्ली का लिटर बॉक्स, हैम्स्टर का पिंजरा, ख़रगोश का पिंजरा, पालतू का बिस्तर
hg: cat litter box, billi ka litter, hamster pinjra, khargosh ka pinjra, pet bed
@ask
en: where to keep the cat litter box | is a cat at home good in vaastu | hamster cage in the bedroom | rabbit hutch direction | where should the pet sleep | turtle tank direction | can the pet's bowl be near the mandir
hi: बिल्ली का लिटर बॉक्स कहाँ रखें | घर में बिल्ली पालना ठीक है | हैम्स्टर का पिंजरा बेडरूम में | ख़रगोश किस दिशा में रखें | पालतू कहाँ सोए | जीवित कछुए का टैंक कहाँ रखें
hg: cat litter box kaha rakhe | ghar me billi palna thik hai | hamster ka pinjra bedroom me | khargosh kis disha me rakhe | pet kaha soye | zinda kachhue ka tank kaha rakhe
@places good NW W; fine S SE E N; avoid NE SW C
@where modern most PRAC
en: Small pets live in the north-west or west, the side of moving life; a litter box too, in bathroom or balcony, away from kitchen and mandir. A turtle's water tank suits the north or north-east.
hi: छोटे पालतू वायव्य या पश्चिम में रहें, चलते जीवन की ओर; लिटर बॉक्स भी वहीं, बाथरूम या बालकनी में, रसोई और मंदिर से दूर। कछुए का पानी का टैंक उत्तर या ईशान में ठीक है।
hg: Chhote paaltu north-west ya west me rahein, chalte jeevan ki or; litter box bhi wahin, bathroom ya balcony me, rasoi aur mandir se door. Kachhue ka paani ka tank north ya north-east me theek hai.
@ok modern most CUSTOM
en: A cat of your own is welcome in many homes and no bad omen; the saying is of strange cats crossing. Clean the box daily, pregnant women leave that to others; Indian turtles are protected by law and may not be kept.
hi: अपनी पाली बिल्ली बहुत घरों में प्रिय है, अपशकुन नहीं; कहावत रास्ता काटती अनजान बिल्ली की है। डिब्बा रोज़ साफ़ करें, गर्भवती यह काम दूसरों को दें; देशी कछुए क़ानून से संरक्षित हैं, पाले नहीं जा सकते।
hg: Apni paali billi bahut gharon me priya hai, apshakun nahi; kahavat raasta kaatti anjaan billi ki hai. Dibba roz saaf karein, garbhvati yeh kaam doosron ko dein; deshi kachhue kanoon se sanrakshit hain, paale nahi ja sakte.
@see dog-house, bird-cage

# pram-stroller object
@names
en: pram, stroller, baby walker, baby high chair, play pen
hi: प्राम, स्ट्रोलर, बच्चा गाड़ी, बेबी वॉकर
hg: pram, stroller, bachha gaadi, baby walker
@ask
en: where to park the stroller | pram at the main door | baby walker direction | stroller in the passage blocks the door | is it bad to keep an empty pram before the birth | play pen in which corner
hi: स्ट्रोलर कहाँ खड़ा करें | मुख्य द्वार पर बच्चे की गाड़ी रखें क्या | बेबी वॉकर किस दिशा में | जन्म से पहले प्राम लाना अशुभ है क्या | बच्चे के खेलने का घेरा किस कोने में
hg: stroller kaha khada kare | main door par bache ki gaadi rakhe kya | baby walker kis disha me | janm se pehle pram lana ashubh hai kya | bache ke khelne ka ghera kis kone me
@places good NW W; fine E S SE SW N; avoid NE C
@where derived most DED
en: A stroller or walker, a thing that moves, stands in the north-west or west near the door, folded, with the way free. A play pen suits the east or north, where light comes in.
hi: स्ट्रोलर या वॉकर चलने की चीज़ है: द्वार के पास वायव्य या पश्चिम में मोड़कर रखें, रास्ता ख़ाली रहे। खेलने का घेरा पूर्व या उत्तर में अच्छा, जहाँ रोशनी आए।
hg: Stroller ya walker chalne ki cheez hai: darwaze ke paas north-west ya west me modkar rakhein, raasta khaali rahe. Khelne ka ghera east ya north me achha, jahan roshni aaye.
@ok modern regional CUSTOM
en: Some families bring pram and cradle only after the birth or the naming; it is a wish not to boast, no omen. Buying before harms nobody.
hi: कुछ परिवार पालना और गाड़ी जन्म या नामकरण के बाद ही लाते हैं; यह संकोच का रिवाज है, अपशकुन नहीं। पहले ख़रीदने से कुछ बुरा नहीं होता।
hg: Kuch parivar paalna aur gaadi janm ya namkaran ke baad hi laate hain; yeh sankoch ka riwaz hai, apshakun nahi. Pehle kharidne se kuch bura nahi hota.
@see baby-cradle

# air-purifier-heater object
@names
en: air purifier, dehumidifier, humidifier, table fan, ceiling fan over the bed
hi: एयर प्यूरीफ़ायर, रूम हीटर, ह्यूमिडिफ़ायर, टेबल फ़ैन, बेड के ऊपर पंखा
hg: air purifier, humidifier, table fan
@ask
en: where to place the air purifier | room heater direction | is a ceiling fan over the bed bad | humidifier in which corner | electric heater in the bedroom at night | angithi or heater in the room | fan right above the head
hi: रूम हीटर किस दिशा में | बेड के ठीक ऊपर पंखा ठीक है | ह्यूमिडिफ़ायर किस कोने में | रात को बेडरूम में हीटर | कमरे में अँगीठी जलाना | सिर के ऊपर पंखा
hg: room heater kis disha me | bed ke thik upar pankha thik hai | humidifier kis kone me | raat ko bedroom me heater | kamre me angithi jalana | sir ke upar pankha
@places good NW SE; fine E W S N; avoid NE SW C
@where modern most PRAC
en: An air purifier is air and suits the north-west or the middle of a wall, free on all sides; a heater is fire and suits the south-east. Both go where they work well first.
hi: एयर प्यूरीफ़ायर वायु है, वायव्य या दीवार के बीच, चारों ओर खुला अच्छा; हीटर अग्नि है, आग्नेय में। पहले वहाँ रखें जहाँ ठीक काम करें।
hg: Air purifier vayu hai, north-west ya deewar ke beech, chaaron or khula achha; heater agni hai, south-east me. Pehle wahan rakhein jahan theek kaam karein.
@ok modern most PRAC
en: A ceiling fan above the bed is in nearly every Indian home and no fault; set the bed so that it hangs over legs or middle if you like. Burn no coal, gas or angithi in a closed room: it can kill in sleep.
hi: बेड के ऊपर पंखा लगभग हर भारतीय घर में है और दोष नहीं; चाहें तो पलंग ऐसे रखें कि वह पैरों या बीच पर हो। बंद कमरे में अँगीठी, कोयला, गैस न जलाएँ: यह नींद में जानलेवा है।
hg: Bed ke upar pankha lagbhag har bharatiya ghar me hai aur dosh nahi; chahein to palang aise rakhein ki woh pairon ya beech par ho. Band kamre me angithi, koyla, gas na jalayein: yeh neend me jaanleva hai.
@see air-conditioner, fragrance-cosmetics

# under-bed-storage object
@names
en: under bed storage, bed box, storage bed, things under the bed, old things in the bed box
hi: बेड बॉक्स, बेड के नीचे सामान, बेड बॉक्स में पुराना सामान
hg: bed box, palang ke niche saman, bed box me purana saman
@ask
hi: बेड बॉक्स के कबाड़ से नींद ख़राब होती है क्या
hg: bed box me kabad se neend kharab hoti hai kya
hg: box bed ka vastu | bed box me kabad
hi: बॉक्स बेड का वास्तु | बेड बॉक्स में कबाड़
en: bed with storage vaastu | junk in the bed storage
en: what can be kept in the bed box | can I store things under the bed | is a storage bed bad in vaastu | money or papers in the bed box | electronics under the bed
hi: बेड बॉक्स में क्या रख सकते हैं | पलंग के नीचे सामान रखना ठीक है | बॉक्स वाला बेड वास्तु में बुरा है क्या | बेड बॉक्स में पैसे या काग़ज़
hg: bed box me kya rakh sakte hai | palang ke niche saman rakhna thik hai | box wala bed vastu me bura hai kya | bed box me paise ya kagaz
@ok modern most PRAC
en: A bed with storage is fine when it holds only clean bedding, blankets and clothes, in order. Left out under a sleeper are junk, broken utensils, stopped clocks, iron scrap, shoes and old electronics.
hi: बॉक्स वाला बेड ठीक है यदि उसमें केवल साफ़ चादर, रज़ाई, कपड़े हों, क़रीने से। सोने वाले के नीचे कबाड़, टूटे बर्तन, बंद घड़ी, लोहा, जूते, पुराने इलेक्ट्रॉनिक नहीं रखते।
hg: Box wala bed theek hai agar usme keval saaf chadar, razai, kapde hon, kareene se. Sone wale ke neeche kabaad, toote bartan, band ghadi, loha, joote, purane electronic nahi rakhte.
@do modern wide SENSE
en: Empty it once in half a year, throw away what is broken, air it and put it back in order. If sleep stays bad, look at screens, tea and worry, and ask a doctor; no box causes it.
hi: छह महीने में एक बार ख़ाली करें, टूटा हटाएँ, हवा लगाएँ और क़रीने से रखें। नींद फिर भी न आए तो मोबाइल, चाय, चिंता देखें और डॉक्टर से पूछें; कारण बॉक्स नहीं।
hg: Chhah mahine me ek baar khaali karein, toota hatayein, hawa lagayein aur kareene se rakhein. Neend phir bhi na aaye to mobile, chai, chinta dekhein aur doctor se poochein; kaaran box nahi.
@see bed, clutter

# smart-home-things object
@names
en: smart speaker, alexa, smart lock, video doorbell, smart home
hi: स्मार्ट स्पीकर, एलेक्सा, स्मार्ट लॉक, वीडियो डोरबेल
hg: smart speaker, alexa, smart lock, video doorbell
@ask
en: where to keep alexa | smart lock on the main door vaastu | video doorbell which side | smart speaker in the mandir | can a smart screen show god pictures | smart home hub direction
hi: एलेक्सा कहाँ रखें | मुख्य द्वार पर स्मार्ट लॉक ठीक है | वीडियो डोरबेल किस तरफ़ | मंदिर में स्मार्ट स्पीकर | स्मार्ट लॉक किस दिशा में
hg: alexa kaha rakhe | main door par smart lock thik hai | video doorbell kis taraf | mandir me smart speaker | smart lock kis disha me
@where derived most DED
en: Alexa or another smart speaker goes to the south-east or east of the room, beside the shrine rather than in it. Lock and doorbell go where hand and eye reach; no rule speaks of them.
hi: एलेक्सा या स्मार्ट स्पीकर कमरे के आग्नेय या पूर्व में रखें, मंदिर के भीतर नहीं, पास में। लॉक और डोरबेल वहाँ जहाँ हाथ और नज़र पहुँचे; इनका कोई नियम नहीं।
hg: Alexa ya smart speaker kamre ke south-east ya east me rakhein, mandir ke andar nahi, paas me. Lock aur doorbell wahan jahan haath aur nazar pahunche; inka koi niyam nahi.
@ok modern most CUSTOM
en: Bhajans from a speaker are welcome; a prayer said by yourself counts more. A smart lock is no fault, only keep a key for a dead battery.
hi: स्पीकर से भजन सुनना अच्छा है; अपने मुँह से की प्रार्थना उससे बड़ी है। स्मार्ट लॉक में दोष नहीं, बस बैटरी ख़त्म होने के लिए चाबी रखें।
hg: Speaker se bhajan sunna achha hai; apne munh se ki prarthana usse badi hai. Smart lock me dosh nahi, bas battery khatm hone ke liye chaabi rakhein.
@see digital-mandir, door-fittings

# gaming-desk object
@names
en: gaming desk, gaming setup, gaming chair, playstation, standing desk, two monitors
hi: गेमिंग डेस्क, गेमिंग सेटअप, गेमिंग चेयर, प्लेस्टेशन, खड़े होकर काम की मेज़
hg: gaming desk, gaming setup, gaming chair, playstation, standing desk
@ask
en: which direction should my gaming desk face | gaming setup in the bedroom | standing desk direction | gaming pc in the north east | son's playstation place | two monitors facing south | where to put the gaming chair
hi: गेमिंग डेस्क का मुँह किधर | बेडरूम में गेमिंग सेटअप | खड़े होकर काम की मेज़ किस दिशा में | ईशान में गेमिंग कंप्यूटर | बेटे का प्लेस्टेशन कहाँ रखें
hg: gaming desk ka muh kidhar | bedroom me gaming setup | standing desk kis disha me | north east me gaming pc | bete ka playstation kaha rakhe
@places good SE E N W; fine NW S; avoid NE SW C
@face modern most PRAC
en: At a gaming or standing desk look east or north, a wall behind the chair; PC and console, which grow hot, stand at its south-east. West is fine where the room allows nothing else.
hi: गेमिंग या खड़े होकर काम की मेज़ पर मुँह पूर्व या उत्तर हो, कुर्सी के पीछे दीवार; गर्म होने वाला कंप्यूटर और कंसोल उसके आग्नेय में। कमरा न माने तो पश्चिम भी ठीक।
hg: Gaming ya standing desk par munh east ya north ho, kursi ke peeche deewar; garam hone wala PC aur console uske south-east me. Kamra na maane to west bhi theek.
@ok modern wide SENSE
en: In a bedroom set it away from the pillow and switch lights and screens off an hour before sleep. A child's marks depend on hours and rest more than on the corner: agree on a time for play.
hi: बेडरूम में तकिए से दूर रखें और सोने से एक घंटा पहले रोशनी और स्क्रीन बंद करें। बच्चे के अंक कोने से ज़्यादा समय और नींद पर हैं: खेलने का समय तय करें।
hg: Bedroom me takiye se door rakhein aur sone se ek ghanta pehle roshni aur screen band karein. Bachche ke ank kone se zyada samay aur neend par hain: khelne ka samay tay karein.
@see computer-desk, study-table

# garbage-chute structure
@names
en: garbage chute, dustbin room near the flat, society dustbin, waste room
hi: कचरा शूट, फ़्लैट के पास कचरे का कमरा, सोसायटी का कूड़ादान
hg: garbage chute, flat ke paas kachre ka kamra, society ka dustbin
@ask
en: garbage chute opposite my flat door | dustbin room beside our flat | society waste bin near the main door | is a garbage chute in the north east bad | smell from the garbage room | garbage collection point in front of my house
hi: फ़्लैट के सामने कचरा शूट है | हमारे दरवाज़े के पास कूड़ेदान है | सोसायटी का कचरा मुख्य द्वार के पास | घर के सामने कचरे का ढेर | कचरा कमरे की बदबू आती है
hg: flat ke samne garbage chute hai | hamare darwaze ke paas kudedan hai | society ka kachra main door ke paas | kachra room ki badbu aati hai
hg: darwaze ke samne kachra fekte hai sab
hi: दरवाज़े के सामने सब कचरा फेंकते हैं
@ok modern most PRAC
en: A garbage chute or bin before the door is unpleasant and better avoided when choosing a flat, but no fault of yours: the old books ask only that nothing unclean stand in the door's sight.
hi: दरवाज़े के सामने कचरा शूट या कूड़ादान अच्छा नहीं लगता और फ़्लैट चुनते समय टालें, पर आपका दोष नहीं: पुराने ग्रंथ बस कहते हैं कि द्वार के सामने गंदगी न हो।
hg: Darwaze ke saamne garbage chute ya kudadaan achha nahi lagta aur flat chunte samay taalein, par aapka dosh nahi: purane granth bas kehte hain ki dwar ke saamne gandagi na ho.
@do modern wide SENSE
en: Ask the society for a closing lid, daily cleaning and a door that stays shut; at yours a threshold, light, a plant and a clean mat. Then leave it at that.
hi: सोसायटी से ढक्कन, रोज़ सफ़ाई और बंद रहने वाला दरवाज़ा माँगें; अपने द्वार पर दहलीज़, रोशनी, पौधा और साफ़ पायदान रखें। फिर चिंता छोड़ें।
hg: Society se dhakkan, roz safai aur band rehne wala darwaza maangein; apne dwar par dehleez, roshni, paudha aur saaf paaydaan rakhein. Phir chinta chhodein.
@see dustbin, things-before-flat-door
`;
