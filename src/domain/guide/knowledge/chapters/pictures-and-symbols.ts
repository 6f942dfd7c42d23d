/** Photographs, paintings, symbols and figures. docs/guide-topics.md says how it is written. */
export default `
# seven-horses object
@names
en: seven horses painting, running horses picture, 7 horses
hi: सात घोड़ों की तस्वीर, सात घोड़े, दौड़ते घोड़ों की तस्वीर
hg: saat ghode ki photo, 7 horses painting, daudte ghode, sat ghode
@ask
en: aunt says our seven horses must have no chariot and no reins
hi: सात घोड़ों की तस्वीर में लगाम और रथ है, ग़लत है क्या
hg: saat ghodo ki photo me lagaam aur rath hai galat hai kya
en: where to hang the seven horses painting | which wall for 7 white horses | are running horses good for business | direction the horses should run | seven horses in the bedroom or not | someone gifted us a seven horses painting, is it only a fashion | single horse picture good or bad | white horses with sun or sea | 7 horse painting direction | seven running horses vastu | horse painting facing door | I want to hang the seven horses above my sofa on the south wall, is that fine
en: seven horses facing which side | 7 horse painting in bedroom | seven horses in office behind chair | seven horses on north wall | horses running outside meaning | 7 horse painting can't shift it | seven horses day to hang
hi: सात घोड़ों की तस्वीर कहाँ लगाएँ | सात घोड़े किस दिशा में लगाने चाहिए | घोड़ों की पेंटिंग बेडरूम में लगा सकते हैं क्या | सात घोड़ों का मुँह किधर हो | दुकान में सात घोड़ों की तस्वीर | सात सफ़ेद घोड़े लगाने से क्या होता है | एक घोड़े की तस्वीर लगानी चाहिए क्या | दौड़ते घोड़े घर के अंदर की ओर हों या बाहर | सात दौड़ते घोड़े कहाँ लगाएँ | घोड़े की तस्वीर शुभ है क्या | सोफ़े के पीछे सात घोड़े | ऑफ़िस में सात घोड़ों की पेंटिंग
hi: सात घोड़े बेडरूम में लगा सकते हैं | सात घोड़ों का मुँह किस ओर | सात घोड़े ऑफ़िस में कहाँ | सात घोड़े उत्तर दीवार पर | सात घोड़ों की तस्वीर किस दिन लगाएँ
hg: saat ghode ki photo kaha lagaye | 7 horses painting kis disha me lagaye | ghode ki painting bedroom me laga sakte hai kya | saat ghodo ka muh kidhar ho | dukan me saat ghode ki photo lagaye kya | sat safed ghode lagane se kya hota hai | ek ghode ki photo thik hai kya | 7 horse painting sofa ke piche laga sakte hai | 7 ghodo wali photo kaha lagana chahiye | ghode ki tasveer shubh hai kya | office me 7 ghode ki painting | saat ghode south wall par laga sakte h
hg: saat ghode bedroom me laga sakte hai | 7 ghodo ka muh kis taraf ho | saat ghode office me kaha lagaye | 7 horse painting north wall pe | saat ghode kis din lagaye
@places good S E; fine SE N; avoid NE SW
@where modern most PRAC
en: The seven horses hang on the south or east wall of the living room or office, running into the room and not toward the door. The bedroom and mandir are left out.
hi: सात घोड़ों की तस्वीर बैठक या दफ़्तर की दक्षिण या पूर्व दीवार पर लगाते हैं, घोड़े कमरे के भीतर की ओर दौड़ते हों, द्वार की ओर नहीं। शयनकक्ष और मंदिर में नहीं लगाते।
hg: Saat ghodon ki tasveer baithak ya office ki south ya east deewar par lagate hain, ghode kamre ke andar ki or daudte hon, darwaze ki or nahi. Bedroom aur mandir me nahi lagate.
@ok modern most PRAC
en: Seven horses recall the chariot of Surya and stand for energy; it is a custom of today, no old vaastu rule. A picture cheers a room, but no picture brings business by itself.
hi: सात घोड़े सूर्य के रथ की याद हैं और ऊर्जा के प्रतीक; यह आज का चलन है, वास्तु का पुराना नियम नहीं। चित्र कमरे को अच्छा बनाता है, पर कोई चित्र अपने आप व्यापार नहीं लाता।
hg: Saat ghode Surya ke rath ki yaad hain aur urja ke prateek; yeh aaj ka chalan hai, vaastu ka purana niyam nahi. Chitra kamre ko achha banata hai, par koi chitra apne aap vyapar nahi laata.
@which modern most PRAC
en: Choose white or light horses at an even gallop, seven in number, with calm faces and free of reins and war. Tied, fallen or black horses are avoided.
hi: सफ़ेद या हल्के रंग के, एक लय में दौड़ते सात घोड़े चुनें, शांत मुख वाले, बिना लगाम और युद्ध के। बँधे, गिरे या काले घोड़े नहीं लगाते।
hg: Safed ya halke rang ke, ek lay me daudte saat ghode chunein, shaant mukh wale, bina lagaam aur yuddh ke. Bandhe, gire ya kale ghode nahi lagate.
@face modern most PRAC
en: The seven horses look into the room, from left or right both; not toward the main door, window or toilet. On a south wall they run north or east; behind an office chair they are left out, before it they are fine.
hi: सात घोड़ों का मुख कमरे के भीतर हो, बाएँ या दाएँ दोनों; मुख्य द्वार, खिड़की, शौचालय की ओर नहीं। दक्षिण दीवार से उत्तर या पूर्व को दौड़ें; ऑफ़िस में कुर्सी के पीछे नहीं, सामने ठीक।
hg: Saat ghodon ka mukh kamre ke andar ho, bayein ya dayein dono; main door, khidki, toilet ki or nahi. Dakshin deewar se uttar ya purv ko daudein; office me kursi ke peeche nahi, saamne theek.
@do modern most PRAC
en: If it hangs in the bedroom or north already, move it when convenient to the living room's east or south; nothing bad comes meanwhile. Sunday, Thursday or Friday is liked for hanging it.
hi: शयनकक्ष या उत्तर में पहले से लगी हो तो सुविधा से बैठक के पूर्व या दक्षिण में ले जाएँ; तब तक कुछ बुरा नहीं। लगाने के लिए रविवार, गुरुवार, शुक्रवार पसंद हैं।
hg: Bedroom ya uttar me pehle se lagi ho to suvidha se baithak ke purv ya dakshin me le jayein; tab tak kuch bura nahi. Lagane ke liye Ravivar, Guruvar, Shukravar pasand hain.
@why classical wide PUR
en: Surya's seven horses are the seven days, the seven colours of light or the seven Vedic metres (Gayatri and others); Arun drives them. Power, speed and light are what the picture stands for.
hi: सूर्य के सात घोड़े सात दिन, प्रकाश के सात रंग या सात वैदिक छंद (गायत्री आदि) हैं; अरुण सारथी हैं। चित्र शक्ति, गति और प्रकाश का प्रतीक है।
hg: Surya ke saat ghode saat din, prakash ke saat rang ya saat Vaidik chhand (Gayatri aadi) hain; Arun saarthi hain. Chitra shakti, gati aur prakash ka prateek hai.

# waterfall-painting object
@names
en: waterfall painting, running water picture, river painting, sea picture
hi: झरने की तस्वीर, बहते पानी की तस्वीर, नदी की पेंटिंग, समुद्र की तस्वीर
hg: jharne ki photo, bahte pani ki photo, waterfall ki painting, nadi ki tasveer
en: sea picture, beach picture, river painting
hi: समुद्र की तस्वीर, नदी की तस्वीर
hg: samundar ki photo, beach ki photo, nadi ki tasveer
@ask
en: where to put a waterfall picture | is a waterfall painting good in the bedroom | water painting on south wall bad | can sea picture hang in the living room | which direction should the river flow in painting | painting of rain or a boat at home | I hung a big waterfall poster behind my bed, is it wrong | waterfall picture direction | flowing water painting vastu | water picture in bedroom bad | river picture north wall
en: waterfall in bedroom | sea painting direction | river picture facing | fish painting north
hi: झरने की तस्वीर किस दिशा में लगाएँ | बेडरूम में झरने की पेंटिंग लगा सकते हैं क्या | बहते पानी की तस्वीर घर में लगानी चाहिए या नहीं | पानी की तस्वीर दक्षिण में क्यों नहीं | समुद्र की तस्वीर कहाँ लगाएँ | नाव की तस्वीर घर में | पानी का बहाव किस ओर हो | झरने की फ़ोटो शुभ है या अशुभ | पानी की पेंटिंग किस दीवार पर | नदी की तस्वीर हॉल में | पूर्व में झरने का चित्र
hi: झरने की तस्वीर बेडरूम में | समुद्र की तस्वीर किस दिशा में | नदी की तस्वीर
hg: jharne ki photo kis disha me lagaye | bedroom me waterfall ki painting laga sakte hai kya | bahte pani ki photo ghar me lagani chahiye ya nahi | pani wali photo south me kyu nahi | samundar ki photo kaha lagaye | naav ki photo ghar me | pani ki painting kidhar lagaye | jharne ki photo shubh hai ya ashubh | pani ki painting kis deewar par | nadi ki photo hall me | waterfall wallpaper kaha lagaye
hg: jharne ki photo bedroom me | samudra ki photo kis disha me | nadi ki photo kaha lagaye
en: beach poster in the bedroom
hi: समुद्र तट का पोस्टर बेडरूम में
hg: beach wala poster bedroom me laga sakte hai
@places good N NE; fine E; avoid S SW SE
@where modern most PRAC
en: A picture of flowing water goes to the north or north-east wall of the living room, where water belongs. South, south-east and the bedroom are avoided.
hi: बहते पानी का चित्र बैठक की उत्तर या ईशान दीवार पर लगाएँ, जल का स्थान वही है। दक्षिण, आग्नेय और शयनकक्ष में नहीं लगाते।
hg: Bahte paani ka chitra baithak ki north ya north-east deewar par lagayein, jal ka sthan wahi hai. South, south-east aur bedroom me nahi lagate.
@ok modern disputed PRAC
en: Some lists say that falling water carries money away, others praise it; a calm river or lake pleases both. Let the stream seem to flow into the house and not toward the door.
hi: कुछ सूचियाँ कहती हैं कि गिरता पानी धन बहाता है, दूसरी उसे अच्छा कहती हैं; शांत नदी या झील दोनों को मान्य है। धारा घर के भीतर आती लगे, द्वार की ओर जाती नहीं।
hg: Kuch lists kehti hain ki girta paani dhan bahata hai, doosri use achha kehti hain; shaant nadi ya jheel dono ko maanya hai. Dhaara ghar ke andar aati lage, darwaze ki or jaati nahi.
@why modern most PRAC
en: North and north-east are Kuber's and Ishan's, sides of water; fire rules the south-east and earth the south-west, so water quarrels there by the doctrine of elements. In the bedroom many find it restless.
hi: उत्तर-ईशान कुबेर और ईशान के, जल के हैं; आग्नेय अग्नि, नैऋत्य पृथ्वी का है, इसलिए तत्वों के मत में जल वहाँ नहीं। शयनकक्ष में कई को बेचैन लगता है।
hg: Uttar-ishan Kuber aur Ishan ke, jal ke hain; agneya agni, nairitya prithvi ka hai, isliye tatvon ke mat me jal wahan nahi. Bedroom me kai ko bechain lagta hai.
@do modern most PRAC
en: Hanging already in the south or bedroom: swap it with a landscape or mountain when you like. Where you rent, a peg on a north shelf is enough.
hi: दक्षिण या शयनकक्ष में लगी हो तो जब चाहें पहाड़ या दृश्य से बदल लें। किराए में उत्तर के शेल्फ़ पर रखना काफ़ी।
hg: Dakshin ya bedroom me lagi ho to jab chahein pahad ya drishya se badal lein. Kiraye me uttar ke shelf par rakhna kaafi.

# family-photos object
@names
en: family photos, family photo frame, photos of family members
hi: परिवार की तस्वीर, फैमिली फोटो, परिवार की फोटो
hg: family photo, parivar ki photo, family photo frame
hg: poore parivar ki photo, family frame
hi: पूरे परिवार की तस्वीर, परिवार का फ़्रेम
en: frame with the whole family, big family frame
en: photos of living parents
@ask
en: a photo of my late grandmother hangs beside our wedding picture on one wall
hi: नानी की और शादी की तस्वीर एक दीवार पर हैं, ठीक है क्या
hg: nani ki aur shaadi ki photo ek hi deewar pe hai theek hai kya
en: where to hang family photos | which wall for the family picture | can family photos be in the bedroom | should children's photo be on the west | group photo of three is bad luck? | is the staircase wall fine for family photos | family photo in south west good | photo of kids in which direction | family photo direction vastu | picture of kids on which wall | family frame in drawing room | can family photos be near mandir
en: three people in photo bad luck | family photo in bedroom | family photo above bed | family photo near mandir | dead member in family photo
hi: परिवार की तस्वीर किस दीवार पर लगाएँ | फ़ैमिली फ़ोटो कहाँ लगानी चाहिए | बच्चों की फ़ोटो किस दिशा में लगाएँ | परिवार की फ़ोटो बेडरूम में लगा सकते हैं क्या | तीन लोगों की फ़ोटो अशुभ होती है क्या | सीढ़ी की दीवार पर फ़ोटो | परिवार की फ़ोटो नैऋत्य में क्यों | परिवार का फ़ोटो बैठक में कहाँ | घर में अपनी तस्वीर लगाना | फ़ैमिली फ़ोटो उत्तर दीवार पर | माता-पिता की जीवित तस्वीर कहाँ लगाएँ
hi: तस्वीर में तीन लोग अशुभ | परिवार की तस्वीर बेडरूम में | मृत सदस्य वाली पारिवारिक तस्वीर
hg: family photo kis wall par lagaye | family photo kaha lagani chahiye | bachcho ki photo kis disha me lagaye | family ki photo bedroom me laga sakte hai kya | teen logo ki photo ashubh hoti hai kya | seedhi ki deewar par family photo | parivar ki photo kidhar lagaye | parivar ka photo baithak me kaha | ghar me apni photo lagana | family photo north wall par | zinda maa baap ki photo kaha lagaye
hg: photo me 3 log ashubh hote hai kya | family photo bedroom me | mare hue sadasya wali family photo
en: our big family frame with everyone in it, which wall before we drill | anniversary picture of the whole family, kids want it near the tv | group photo with grandparents and children goes where
hi: पूरे परिवार का बड़ा फ़्रेम किस दीवार पर टाँगें | बच्चों, दादा-दादी सबकी तस्वीर कहाँ लगाएँ | परिवार की फ़ोटो पूजा के कोने में लगाना ठीक है
hg: poore parivar ka bada frame kis deewar pe lage | sabki group photo drill karne se pehle konsi wall | parivar ki tasveer kaha taange
en: lovely big photograph of the whole family from a wedding, husband wants the bedroom and I the hall
hi: शादी की पूरे परिवार वाली बड़ी तस्वीर हॉल में लगाएँ या बेडरूम में
hg: shaadi ki poore parivar wali badi photo hall me lagaye ya bedroom me
en: picture of my parents who are alive, on which wall
hi: जीवित माता-पिता की तस्वीर किस दीवार पर
hg: zinda maa baap ki photo kis deewar par
@places good SW; fine S W NW; avoid NE
@where modern most PRAC
en: Family photos hang on the south-west wall of the living room, the place of bonds; south and west are fine too. Children's photos go well on the west or east.
hi: परिवार की तस्वीरें बैठक की नैऋत्य दीवार पर लगाते हैं, वह संबंधों का स्थान है; दक्षिण और पश्चिम भी ठीक हैं। बच्चों की तस्वीर पश्चिम या पूर्व में अच्छी है।
hg: Parivar ki tasveerein baithak ki south-west deewar par lagate hain, woh sambandhon ka sthan hai; south aur west bhi theek hain. Bachchon ki tasveer west ya east me achhi hai.
@ok modern most PRAC
en: Smiling pictures of the living are good in any room but the toilet, and the number of people in it means nothing. Keep them apart from pictures of the dead and from the mandir.
hi: जीवित लोगों की हँसती तस्वीरें शौचालय छोड़ हर कमरे में अच्छी हैं, और उनमें लोगों की संख्या का कोई अर्थ नहीं। उन्हें दिवंगत लोगों की तस्वीर और मंदिर से अलग रखें।
hg: Jeevit logon ki hansti tasveerein toilet chhod har kamre me achhi hain, aur unme logon ki sankhya ka koi arth nahi. Unhe divangat logon ki tasveer aur mandir se alag rakhein.
@do modern most PRAC
en: A family photo in which one has died stays as it is: it is memory, no ancestor's altar. In the bedroom only the couple or children; not above the pillow, not before the mandir. Three in a photo means nothing.
hi: जिसमें कोई सदस्य अब नहीं, वह पारिवारिक फ़ोटो वैसी ही रहे: यह याद है, पितृ-स्थान नहीं। शयनकक्ष में दंपती या बच्चे; तकिए के ऊपर या मंदिर के आगे नहीं। फ़ोटो में तीन लोग हों तो कुछ नहीं होता।
hg: Jisme koi sadasya ab nahi, woh parivarik photo waisi hi rahe: yah yaad hai, pitru-sthan nahi. Bedroom me dampati ya bachche; takiye ke upar ya mandir ke aage nahi. Photo me teen log hon to kuch nahi hota.
@see ancestors-photo

# wedding-photo object
@names
en: wedding photo, couple photo, marriage photo in bedroom
hi: शादी की फोटो, विवाह की तस्वीर, पति-पत्नी की फोटो
hg: shadi ki photo, wedding photo frame, couple photo bedroom me
@ask
en: where to hang our wedding photo | which wall for couple photo in bedroom | can wedding picture be in living room | wedding photo above the bed good | black and white wedding picture frame ok | first year of marriage room decoration as per vastu | direction of husband wife photo | marriage picture direction in bedroom | couple photo over headboard | wedding album keep where | photo of husband wife in south west
en: wedding photo wall behind bed | wedding photo on north wall | single photo of wife
hi: शादी की फ़ोटो किस दीवार पर लगाएँ | पति-पत्नी की तस्वीर बेडरूम में कहाँ लगाएँ | शादी की फ़ोटो बैठक में लगा सकते हैं क्या | पलंग के ऊपर शादी की फ़ोटो ठीक है क्या | नवविवाहित के कमरे में कौन सी तस्वीर लगाएँ | दंपती की फ़ोटो किस दिशा में | विवाह का चित्र किस दिशा में | दंपती की तस्वीर | शादी का एल्बम कहाँ रखें | पलंग के सामने शादी की फ़ोटो
hi: शादी की फ़ोटो बेड के पीछे | शादी की तस्वीर उत्तर में | शादी की फ़ोटो का मुँह
hg: shadi ki photo kis deewar par lagaye | pati patni ki photo bedroom me kaha lagaye | shadi ki photo hall me laga sakte hai kya | bed ke upar shadi ki photo thik hai kya | newly married couple ke room me kaunsi photo lagaye | couple photo kis direction me | vivah ki photo kis disha me | husband wife ki photo kaha lagaye | shadi ka album kaha rakhe | palang ke samne shadi ki photo
hg: shadi ki photo bed ke piche | shadi ki photo north wall pe | shadi ki photo kis deewar pe
@places good SW; fine S W NW; avoid NE
@where modern most PRAC
en: A wedding photo belongs in the bedroom on the south-west wall, where bonds are placed; if a window is there, the south or west wall beside it serves, or the living room.
hi: विवाह की तस्वीर शयनकक्ष में नैऋत्य की दीवार पर, जहाँ संबंध माने जाते हैं; वहाँ खिड़की हो तो पास की दक्षिण या पश्चिम दीवार, या बैठक।
hg: Shaadi ki photo bedroom me south-west ki deewar par, jahan sambandh maane jate hain; wahan khidki ho to paas ki south ya west deewar, ya baithak.
@which modern most PRAC
en: Choose one in which both smile and look to each other or the camera; pairs of birds or flowers suit the room too. It is for joy; a photo neither mends nor breaks a marriage.
hi: ऐसी चुनें जिसमें दोनों मुस्कुराएँ; पक्षियों या फूलों के जोड़े भी कमरे में अच्छे लगते हैं। यह आनंद के लिए है; तस्वीर से विवाह न बनता है न बिगड़ता।
hg: Aisi chunein jisme dono muskurayein; pakshiyon ya phoolon ke jode bhi kamre me achhe lagte hain. Yeh anand ke liye hai; tasveer se vivah na banta hai na bigadta.
@do modern most PRAC
en: North and south-east walls are left out by common lists for it; behind the headboard is fine if fixed well. Keep it out of the bath wall and away from photos of the dead; broken glass is replaced, no omen.
hi: प्रचलित सूचियों में उत्तर और आग्नेय दीवार नहीं; मज़बूत लगी हो तो सिरहाने ठीक। बाथरूम की दीवार और मृतकों की तस्वीरों से दूर; टूटा शीशा बदलें, अपशकुन नहीं।
hg: Prachalit lists me uttar aur agneya deewar nahi; mazboot lagi ho to sirhane theek. Bathroom ki deewar aur mritakon ki tasveeron se door; toota sheesha badlein, apshakun nahi.

# war-and-sad-pictures object
@names
en: mahabharata picture at home, war picture, sad pictures, violent paintings, crying child picture
hi: महाभारत की तस्वीर, युद्ध की तस्वीर, रोते बच्चे की तस्वीर, दुखी तस्वीर
hg: mahabharat ki photo, yuddh ki photo, rote bacche ki photo, udaas tasveer
@ask
en: can we keep mahabharata picture at home | is krishna arjun chariot picture ok in the house | which paintings should not be at home | crying child painting bad luck | sinking ship picture at home | wild animals picture in living room | my son has put horror posters in his room | taj mahal showpiece at home is it inauspicious | thorny or dry tree painting | inauspicious pictures for home | can I hang arjuna krishna chariot painting | taj mahal at home good or bad | which photos should not be kept in bedroom
en: mahabharat photo in house brings fights | nataraj statue at home good | taj mahal showpiece | sinking ship picture | crying baby painting | wild animal painting lion tiger | krishna arjun rath photo
hi: घर में महाभारत की तस्वीर लगानी चाहिए या नहीं | कृष्ण-अर्जुन के रथ की तस्वीर ठीक है क्या | घर में कौन सी तस्वीरें नहीं लगानी चाहिए | रोते हुए बच्चे की तस्वीर क्यों नहीं लगाते | ताजमहल का शोपीस घर में रख सकते हैं क्या | डूबती नाव की तस्वीर | शेर या जंगली जानवर की तस्वीर घर में | सूखे पेड़ की पेंटिंग | अशुभ तस्वीरें कौन सी हैं | गीता उपदेश की तस्वीर लगा सकते हैं | ताजमहल की फ़ोटो क्यों नहीं लगाते | घर में हिंसक पोस्टर
hi: नटराज की मूर्ति घर में | ताजमहल का शोपीस | डूबते जहाज़ की तस्वीर | शेर बाघ की तस्वीर | कृष्ण अर्जुन रथ की तस्वीर
hg: ghar me mahabharat ki photo lagani chahiye ya nahi | krishna arjun rath wali photo thik hai kya | ghar me kaunsi photo nahi lagani chahiye | rote hue bacche ki photo kyu nahi lagate | taj mahal ka showpiece ghar me rakh sakte hai kya | dubti naav ki photo | sher ki photo ghar me lagana | sukhe ped ki painting ghar me | ashubh photo kaun si hai | geeta updesh ki photo laga sakte hai | tajmahal ki photo kyu nahi lagate | ghar me hinsak poster | mahabharat ka yuddh wali photo
hg: natraj ki murti ghar me rakhe ya nahi | taj mahal showpiece ghar me | doobte jahaj ki photo | sher bagh ki photo | krishna arjun rath wali photo
@ok modern wide PRAC
en: Pictures of battle, weeping, sinking ships, dead trees and attacking animals are left out of homes, because one sees them daily and the mood follows. No harm is fated by them.
hi: युद्ध, रोते चेहरे, डूबती नाव, सूखे पेड़ और हमला करते जानवरों के चित्र घर में नहीं लगाते, क्योंकि रोज़ देखने से मन वैसा होता है। उनसे कोई अनिष्ट तय नहीं।
hg: Yuddh, rote chehre, doobti naav, sookhe ped aur hamla karte jaanwaron ke chitra ghar me nahi lagate, kyunki roz dekhne se mann waisa hota hai. Unse koi anisht tay nahi.
@which modern most CUSTOM
en: The Gita scene of Krishna teaching Arjuna is loved in many homes; it is the battle itself that is avoided. The Taj Mahal is a tomb, so some leave it out; it is no more than a custom.
hi: अर्जुन को गीता सुनाते कृष्ण का चित्र बहुत घरों में प्रिय है; मनाही लड़ाई के दृश्य की है। ताजमहल मक़बरा है, इसलिए कुछ नहीं रखते; यह बस रिवाज है।
hg: Arjun ko Gita sunate Krishna ka chitra bahut gharon me priya hai; manahi ladai ke drishya ki hai. Taj Mahal maqbara hai, isliye kuch nahi rakhte; yeh bas riwaz hai.
@do modern wide PRAC
en: Replace such a picture with landscapes, flowers, birds or family. In a teenager's room ask rather than tear down; it is his taste and no dosh.
hi: ऐसी तस्वीर की जगह प्रकृति, फूल, पक्षी या परिवार का चित्र लगाएँ। किशोर के कमरे में फाड़ने के बजाय बात करें; यह उसकी रुचि है, दोष नहीं।
hg: Aisi tasveer ki jagah prakriti, phool, pakshi ya parivar ka chitra lagayein. Teenager ke kamre me phaadne ke bajay baat karein; yeh uski pasand hai, dosh nahi.
@which modern most PRAC
en: Left out by common lists: Mahabharata battle, Taj Mahal and tombs, Nataraja's dance, sinking boats, hunting, ghosts, thorns, dry trees, weeping. Nataraja is art to dancers, and the rath with Krishna teaching hangs in countless homes.
hi: प्रचलित सूचियों में नहीं: महाभारत युद्ध, ताजमहल-मक़बरे, नटराज नृत्य, डूबती नाव, शिकार, भूत, काँटे, सूखे पेड़, रोते चेहरे। नटराज नर्तकों की कला हैं, और गीता वाला रथ असंख्य घरों में है।
hg: Prachalit lists me nahi: Mahabharat yuddh, Taj Mahal-makbare, Nataraj nritya, doobti naav, shikar, bhoot, kaante, sookhe ped, rote chehre. Nataraj nartakon ki kala hain, aur Gita wala rath asankhya gharon me hai.

# sunrise-sunset-picture object
@names
en: sunset picture, sunrise painting, sun picture, mountain painting
hi: सूर्यास्त की तस्वीर, उगते सूरज की तस्वीर, पहाड़ की तस्वीर
hg: sunset ki photo, ugte suraj ki photo, pahad ki photo, suryast ki tasveer
hg: dubte suraj ki tasveer, dubta suraj, ugte suraj ki tasveer
hi: डूबते सूरज की तस्वीर, उगते सूरज की तस्वीर
en: setting sun painting
@ask
en: is a sunset picture bad at home | rising sun painting which wall | mountain picture behind the chair | copper sun on the east wall | birds flying picture good | greenery picture on which side | I love my sunset photo from goa, must I take it off | sun wall hanging direction | mountain picture vastu | sunset wallpaper in hall | copper surya on which wall
en: mountain painting direction | sunrise picture behind office chair | copper sun in bedroom | forest painting wall | landscape with water and mountain
hi: सूर्यास्त की तस्वीर घर में लगानी चाहिए क्या | उगते सूरज की तस्वीर किस दिशा में लगाएँ | पहाड़ की तस्वीर कुर्सी के पीछे क्यों लगाते हैं | ताँबे का सूर्य कहाँ लगाएँ | उड़ते पक्षियों की तस्वीर कैसी है | हरियाली की तस्वीर किस दीवार पर | पहाड़ की पेंटिंग कहाँ लगाएँ | सूरज की तस्वीर किस दीवार पर | पर्वत का चित्र | डूबते सूरज की तस्वीर | सूर्य यंत्र पूर्व दीवार पर
hi: पहाड़ की तस्वीर किस दिशा में | उगते सूरज की तस्वीर बेडरूम में | जंगल की तस्वीर कहाँ | पहाड़ और पानी वाली तस्वीर
hg: sunset ki photo ghar me laga sakte hai kya | ugte suraj ki photo kis disha me lagaye | pahad ki photo kursi ke piche kyu lagate hai | tambe ka suraj kaha lagaye | udte pakshi ki photo kaisi hai | hariyali ki photo kis wall par | mountain painting kaha lagaye | suraj ki photo kis deewar par | parvat ka chitra kaha lagaye | dubte suraj ki photo | copper sun kaha lagaye
hg: pahad ki photo kis disha me | ugte suraj ki photo bedroom me | jungle ki photo kaha | pahad aur pani wali photo
@where modern most PRAC
en: A rising sun, or a copper sun, hangs on the east wall; mountains without water on the south or west, or behind your chair at work for support; greenery on the east or north.
hi: उगता सूर्य या ताँबे का सूर्य पूर्व की दीवार पर लगाएँ; बिना पानी के पहाड़ दक्षिण या पश्चिम में, या काम की कुर्सी के पीछे सहारे के भाव से; हरियाली पूर्व या उत्तर में।
hg: Ugta Surya ya tambe ka Surya east ki deewar par lagayein; bina paani ke pahad south ya west me, ya kaam ki kursi ke peeche sahare ke bhaav se; hariyali east ya north me.
@ok modern disputed PRAC
en: A sunset picture is left out by some lists as a sign of ending; it is no fault. If it reminds you of a happy day, hang it on the west wall and enjoy it.
hi: सूर्यास्त का चित्र कुछ सूचियाँ अंत का संकेत मानकर नहीं लगातीं; यह दोष नहीं। वह किसी अच्छे दिन की याद हो तो पश्चिम की दीवार पर लगाकर आनंद लें।
hg: Sunset ka chitra kuch lists ant ka sanket maankar nahi lagatin; yeh dosh nahi. Woh kisi achhe din ki yaad ho to west ki deewar par lagakar anand lein.
@why modern most PRAC
en: East is the Sun's side, so sunrise hangs there; mountains are earth's weight for south and west; forests and green belong to east or north. A picture with both water and mountain goes by what is bigger in it.
hi: पूर्व सूर्य का है, इसलिए उगता सूर्य वहाँ; पहाड़ पृथ्वी का भार, दक्षिण और पश्चिम के लिए; वन और हरियाली पूर्व या उत्तर की। पानी और पहाड़ दोनों हों तो जो बड़ा दिखे उसके अनुसार।
hg: Purv Surya ka hai, isliye ugta Surya wahan; pahad prithvi ka bhaar, dakshin aur paschim ke liye; van aur hariyali purv ya uttar ki. Paani aur pahad dono hon to jo bada dikhe uske anusaar.

# swastik object
@names
en: swastik, swastika, satiya, swastik symbol
hi: स्वस्तिक, सातिया, साथिया
hg: swastik, satiya, sathiya, swastik ka nishan
@ask
en: where to draw swastik at home | how to draw a swastik correctly | which colour should the swastik be | swastik on main door left or right | swastik with four dots meaning | can swastik be on the floor | reverse swastik meaning | swastik sticker or with kumkum | I live in germany, can I put a swastik on my door | swastik on door how | satiya with haldi | swastika both sides of gate | swastik meaning in hindu
en: swastik on main door which colour | swastik sticker or drawn | swastik nine fingers size | reverse swastik meaning | swastik on kitchen wall stove | swastik remove old
hi: स्वस्तिक कहाँ बनाएँ | स्वस्तिक कैसे बनाते हैं | स्वस्तिक किस रंग का होना चाहिए | मुख्य द्वार पर स्वस्तिक किस ओर बनाएँ | स्वस्तिक का क्या अर्थ है | उल्टा स्वस्तिक क्यों बनाते हैं | ज़मीन पर स्वस्तिक बना सकते हैं क्या | हल्दी का स्वस्तिक या सिंदूर का | स्वस्तिक में चार बिंदु क्यों | दरवाज़े पर सातिया कैसे बनाएँ | स्वस्तिक बनाने की विधि | घर में स्वस्तिक का महत्व | तिजोरी पर स्वस्तिक
hi: स्वस्तिक किस रंग से बनाएँ | उल्टा स्वस्तिक | स्वस्तिक कितना बड़ा | पुराना स्वस्तिक मिटाएँ | रसोई में स्वस्तिक
hg: swastik kaha banaye | swastik kaise banate hai | swastik kis rang ka hona chahiye | main gate par swastik kis side banaye | swastik ka matlab kya hai | ulta swastik kyu banate hai | zameen par swastik bana sakte hai kya | haldi ka swastik banaye ya sindoor ka | satiya kaise banaye | darwaze par satiya kaise banaye | swastik banane ki vidhi | ghar me swastik ka mahatva | tijori par swastik banana
hg: swastik kis rang se banaye | ulta swastik kyu nahi | swastik kitna bada banaye | purana swastik mita sakte hai | kitchen me swastik
@where modern wide CUSTOM
en: The swastik is drawn on both sides of the main door or above it, on the kalash, account books, safe and in the mandir. It is not drawn where feet step, save in a rangoli that is kept from them.
hi: स्वस्तिक मुख्य द्वार के दोनों ओर या ऊपर, कलश, बही, तिजोरी और मंदिर में बनाते हैं। जहाँ पैर पड़ें वहाँ नहीं, रंगोली में हो तो पैरों से बचाएँ।
hg: Swastik main door ke dono or ya upar, kalash, bahi, tijori aur mandir me banate hain. Jahan pair padein wahan nahi, rangoli me ho to pairon se bachayein.
@how modern wide CUSTOM
en: Draw it with kumkum, sindoor, haldi or sandal with the right ring finger: a cross, each arm turned clockwise at its end, and four dots between. Red is usual, yellow for Vishnu.
hi: कुमकुम, सिंदूर, हल्दी या चंदन से, दाहिनी अनामिका से बनाएँ: एक धन-चिह्न, हर भुजा का सिरा दाएँ घूमता, और बीच में चार बिंदु। लाल आम है, विष्णु के लिए पीला।
hg: Kumkum, sindoor, haldi ya chandan se, daahini anamika se banayein: ek plus ka nishan, har bhuja ka sira daayein ghoomta, aur beech me chaar bindu. Laal aam hai, Vishnu ke liye peela.
@what modern wide CUSTOM
en: Swastik means well-being, su and asti; its arms stand for the four directions, aims of life or Vedas. Abroad, above all in Germany, it is mistaken for a banned sign, so keep it inside the home.
hi: स्वस्तिक का अर्थ कल्याण है, सु और अस्ति; भुजाएँ चार दिशाएँ, पुरुषार्थ या वेद हैं। विदेश में, ख़ासकर जर्मनी में, इसे प्रतिबंधित चिह्न समझ लिया जाता है, इसलिए घर के भीतर रखें।
hg: Swastik ka arth kalyan hai, su aur asti; bhujayein chaar dishayein, purusharth ya Ved hain. Videsh me, khaaskar Germany me, ise pratibandhit chinh samajh liya jata hai, isliye ghar ke andar rakhein.
@ok modern most CUSTOM
en: The right-turning swastik is for homes; the reverse is drawn at some temples with a vow until it is granted. One nine fingers wide is a popular size, any serves. A faded one is wiped with a wet cloth and drawn anew on a festival.
hi: दाईं ओर मुड़ा स्वस्तिक घर के लिए; उल्टा कुछ मंदिरों में मन्नत पूरी होने तक बनाते हैं। नौ अंगुल चौड़ाई प्रचलित है, कोई भी चले। फीका गीले कपड़े से पोंछकर पर्व पर फिर बनाएँ।
hg: Dayin or muda swastik ghar ke liye; ulta kuch mandiron me mannat poori hone tak banate hain. Nau angul chaudai prachalit hai, koi bhi chale. Feeka geele kapde se ponchhkar parv par phir banayein.

# om-symbol object
@names
en: om symbol, om on the door, om sticker, trishul symbol
hi: ॐ का चिह्न, ओम का निशान, दरवाज़े पर ॐ, त्रिशूल का चिह्न
hg: om ka nishan, darwaze par om, om ka sticker, trishul ka nishan
@ask
en: where to put the om symbol at home | can we write om on main door | om and swastik together | om trishul swastik on the door meaning | om painting in bedroom good | om on the floor or doormat is wrong | om tattoo is it fine | can om be on a gate that people touch | om sign on door | om wall hanging direction | om sticker on car | can om be in bathroom wall
en: om wall hanging bedroom | om tattoo in periods or left hand | trishul om swastik sticker door inside outside | om on car
hi: घर में ॐ कहाँ लगाएँ | दरवाज़े पर ॐ लिख सकते हैं क्या | ॐ और स्वस्तिक साथ लगाएँ क्या | बेडरूम में ॐ की तस्वीर | त्रिशूल ॐ स्वस्तिक दरवाज़े पर क्यों लगाते हैं | ओम का टैटू बनवा सकते हैं क्या | गेट पर ओम बनवाना ठीक है क्या | ओम दरवाज़े के ऊपर | ओम की वॉल हैंगिंग | गाड़ी पर ओम | ॐ किस दिशा में लगाएँ
hi: ॐ का टैटू कहाँ | ॐ बेडरूम में | दरवाज़े पर ॐ अंदर या बाहर
hg: ghar me om kaha lagaye | darwaze par om likh sakte hai kya | om aur swastik sath lagaye kya | bedroom me om ki photo | trishul om swastik darwaze par kyu lagate hai | om ka tattoo banwa sakte hai kya | gate par om banwana thik hai kya | om darwaze ke upar | om ki wall hanging | gadi par om ka sticker | om kis disha me lagaye
hg: om tattoo kaha banwaye | om bedroom me laga sakte hai | darwaze par om andar ya bahar
@where modern wide CUSTOM
en: Om is set above or at the main door, in the mandir and on the north-east or east wall. It is kept away from the floor, shoes, bathroom and things thrown away.
hi: ॐ मुख्य द्वार के ऊपर या पास, मंदिर में और ईशान या पूर्व की दीवार पर लगाते हैं। फ़र्श, जूते, बाथरूम और फेंकी जाने वाली चीज़ों पर नहीं।
hg: Om main door ke upar ya paas, mandir me aur north-east ya east ki deewar par lagate hain. Farsh, joote, bathroom aur phenki jaane wali cheezon par nahi.
@ok modern most CUSTOM
en: Om, swastik and trishul together on the door are common as a sign of protection and welcome. A tattoo is one's own choice; many wear it on the arm or upper body out of respect.
hi: द्वार पर ॐ, स्वस्तिक और त्रिशूल साथ लगाना रक्षा और स्वागत का आम चिह्न है। टैटू अपनी पसंद है; आदर से कई लोग बाँह या ऊपरी शरीर पर बनवाते हैं।
hg: Darwaze par Om, swastik aur trishul saath lagana raksha aur swagat ka aam chinh hai. Tattoo apni pasand hai; aadar se kai log baanh ya upari sharir par banwate hain.
@what classical wide VEDA
en: Om is the sound of Brahman; its a, u, m and silence are waking, dream, deep sleep and beyond, says the Mandukya Upanishad. On the door it faces outward to welcome; in a bedroom on the east wall it is fine.
hi: ॐ ब्रह्म का नाद है; अ, उ, म और मौन जाग्रत, स्वप्न, सुषुप्ति और परे हैं, मांडूक्य उपनिषद कहता है। द्वार पर बाहर की ओर स्वागत में; शयनकक्ष की पूर्व दीवार पर ठीक है।
hg: Om Brahm ka naad hai; a, u, m aur maun jaagrat, swapn, sushupti aur pare hain, Mandukya Upanishad kehta hai. Dwar par bahar ki or swagat me; bedroom ki purv deewar par theek hai.

# horseshoe object
@names
en: horseshoe, horse shoe, black horseshoe, kale ghode ki naal
hi: घोड़े की नाल, काले घोड़े की नाल
hg: ghode ki naal, ghode ki nal, kale ghode ki naal lagana
hg: ghode ki naal seedhi ya ulti, naal laga hai, naal
hi: नाल लगी है, नाल
@ask
en: the horseshoe on our door, ends up or down
hi: नाल सीधी लगी है या उल्टी, पता नहीं
hg: naal seedhi lagi hai ya ulti pata nahi
en: how to hang a horseshoe on the door | horseshoe u shape up or down | does a horseshoe remove shani | on which day to put the horseshoe | horseshoe ring is it good | new horseshoe or used one | horseshoe inside or outside the main door | a man sells black horse shoe for two thousand is it real | horse naal at main door | horseshoe vastu direction | ghode ki naal benefits | can I put a horseshoe on a north facing door
en: horseshoe u or n shape | horseshoe ring for shani | horseshoe new or used
hi: घोड़े की नाल कैसे लगाएँ | घोड़े की नाल सीधी लगाएँ या उल्टी | काले घोड़े की नाल किस दिन लगाएँ | घोड़े की नाल की अँगूठी पहनें क्या | घोड़े की नाल से शनि दूर होता है क्या | घोड़े की नाल दरवाज़े के अंदर लगाएँ या बाहर | घोड़े की नाल असली कैसे पहचानें | दक्षिण के दरवाज़े पर घोड़े की नाल | काले घोड़े की नाल के फ़ायदे | नाल मुख्य द्वार पर | नाल का मुँह ऊपर हो या नीचे | उत्तर के दरवाज़े पर नाल
hi: घोड़े की नाल सीधी या उल्टी | घोड़े की नाल का छल्ला | नाल नई या पुरानी
hg: ghode ki naal kaise lagaye | ghode ki naal seedhi lagaye ya ulti | kale ghode ki naal kis din lagaye | ghode ki naal ki ring pehne kya | ghode ki naal se shani dur hota hai kya | ghode ki naal darwaze ke andar lagaye ya bahar | asli ghode ki naal kaise pehchane | ghode ki naal ghar me rakhne se kya hota hai | kale ghode ki naal ke fayde | naal main gate par | naal ka muh upar ho ya niche | north gate par ghode ki naal
hg: ghode ki naal seedhi ya ulti lagaye | ghode ki naal ki ring | naal nayi ya purani
en: how to hang the horseshoe at the door, U up or down
hi: घोड़े की नाल सीधी लगाएँ या उल्टी
hg: ghode ki naal U upar ya niche
@how modern disputed CUSTOM
en: A used iron horseshoe is nailed above the main door outside on a Saturday; most set the open end up, some down. It is a folk custom of many lands, in none of the old vaastu texts.
hi: पुरानी लोहे की नाल शनिवार को मुख्य द्वार के ऊपर बाहर लगाते हैं; ज़्यादातर खुला सिरा ऊपर, कुछ नीचे। यह कई देशों का लोक-रिवाज है, वास्तु के पुराने ग्रंथों में नहीं।
hg: Purani lohe ki naal Shanivar ko main door ke upar bahar lagate hain; zyadatar khula sira upar, kuch neeche. Yeh kai deshon ka lok-riwaz hai, vaastu ke purane granthon me nahi.
@ok modern disputed CUSTOM
en: A horseshoe does no harm and nobody can promise that it wards off Shani or brings luck. Do not pay a high price for one "of a black horse"; such claims cannot be checked.
hi: घोड़े की नाल से कोई हानि नहीं, और कोई वादा नहीं कर सकता कि वह शनि हटाती या भाग्य लाती है। "काले घोड़े की" नाल के लिए ऊँचा दाम न दें; यह जाँचा नहीं जा सकता।
hg: Ghode ki naal se koi haani nahi, aur koi vaada nahi kar sakta ki woh Shani hatati ya bhagya laati hai. "Kale ghode ki" naal ke liye uncha daam na dein; yeh jaancha nahi ja sakta.
@which modern regional CUSTOM
en: U up is told to hold good, n down to shed it on who enters; both are folk sayings. A used one that fell by itself is preferred; on north or north-west doors it is common, inside or outside alike.
hi: U ऊपर शुभ को थामे, n नीचे आने वालों पर बरसाए, दोनों लोक-मान्यता हैं। अपने आप गिरी पुरानी नाल पसंद करते हैं; उत्तर या वायव्य द्वार पर, भीतर या बाहर, प्रचलित।
hg: U upar shubh ko thaame, n neeche aane walon par barsaye, dono lok-maanyata hain. Apne aap giri purani naal pasand karte hain; uttar ya vayavya dwar par, andar ya bahar, prachalit.

# evil-eye-charm object
@names
en: evil eye charm, blue eye hanging, nazar battu, evil eye hanging, nazar suraksha
hi: नज़र बट्टू, नज़र वाली आँख, नज़र का मास्क, ईविल आई
hg: nazar battu, evil eye lagana, nazar suraksha kavach, rakshas ka mukhauta
@ask
en: where to hang the evil eye charm | is the blue evil eye indian | nazar battu mask on new house good or bad | ghatotkacha face on the building why | evil eye bracelet broke what does it mean | black pot or shoe hung at a house under construction | evil eye in car | evil eye hanging at door | nazar battu for new house | evil eye good or bad vastu | turkish eye in bedroom
en: evil eye broke meaning | evil eye bracelet which hand | nazar battu colour | black doll on house
hi: नज़र बट्टू कहाँ लगाएँ | नए घर पर राक्षस का मुखौटा क्यों लगाते हैं | नीली आँख वाली नज़र घर में लगाएँ क्या | नज़र बट्टू टूट जाए तो क्या मतलब है | गाड़ी में नज़र बट्टू लगाना | मकान पर काली हांडी क्यों टाँगते हैं | ईविल आई ब्रेसलेट पहन सकते हैं | नज़र बट्टू घर के बाहर | घर पर काला मुखौटा | नज़र की आँख किस दिशा में | नए मकान को नज़र से बचाना
hi: नज़र बट्टू टूट गया | ईविल आई कहाँ लटकाएँ | काला पुतला घर पर
hg: nazar battu kaha lagaye | naye ghar par rakshas ka mukhauta kyu lagate hai | neeli aankh wali nazar ghar me lagaye kya | nazar battu toot jaye to kya matlab hai | gadi me nazar battu lagana | makan par kali handi kyu tangte hai | evil eye bracelet pehen sakte hai kya | nazar battu ghar ke bahar | ghar par kala mukhauta | nazar ki aankh kis disha me | naye makan ko nazar se bachana | evil eye shubh hai kya
hg: nazar battu toot gaya | evil eye kaha latkaye | kala putla ghar pe
en: neighbour has hung a black doll and lemon at the gate opposite us
hi: पड़ोसी ने अपने दरवाज़े पर काली गुड़िया और नींबू टाँगा है
hg: padosi ne gate pe kaali gudiya aur nimbu taang rakha hai | samne wale ne kaali gudiya lagayi hai
@where modern most CUSTOM
en: A nazar battu, mask, black pot or blue eye hangs outside, at the main door, gate or on a house being built, so that the first look falls on it. Inside the home it is decoration.
hi: नज़र बट्टू, मुखौटा, काली हांडी या नीली आँख बाहर, मुख्य द्वार, फाटक या बनते मकान पर टाँगते हैं, ताकि पहली नज़र उस पर पड़े। घर के भीतर यह सजावट है।
hg: Nazar battu, mukhauta, kali handi ya neeli aankh bahar, main door, gate ya bante makaan par taangte hain, taaki pehli nazar us par pade. Ghar ke andar yeh sajawat hai.
@ok modern most CUSTOM
en: It is a folk custom for peace of mind; the blue eye came from Turkey and Greece. If it breaks, that means only that it broke; hang another or none.
hi: यह मन की शांति का लोक-रिवाज है; नीली आँख तुर्की और यूनान से आई। टूट जाए तो अर्थ बस इतना कि टूट गई; दूसरी लगाएँ या न लगाएँ।
hg: Yeh mann ki shanti ka lok-riwaz hai; neeli aankh Turkey aur Greece se aayi. Toot jaye to arth bas itna ki toot gayi; doosri lagayein ya na lagayein.
@which modern regional CUSTOM
en: In India: black-faced mask, pumpkin, old shoe on trucks, kajal dot, lemon and chilli; the blue glass eye is Mediterranean. A bracelet goes on either hand, mostly the left.
hi: भारत में: काला मुखौटा, कुम्हड़ा, ट्रक पर जूता, काजल का टीका, नींबू-मिर्च; नीली काँच की आँख भूमध्यसागर की है। कंगन किसी भी हाथ में, प्रायः बाएँ।
hg: Bharat me: kaala mukhauta, kumhda, truck par joota, kajal ka teeka, nimbu-mirch; neeli kaanch ki aankh Bhumadhyasagar ki hai. Bracelet kisi bhi haath me, aksar bayein.

# nimbu-mirchi object
@names
en: lemon and chillies, nimbu mirchi, lemon chilli hanging
hi: नींबू मिर्ची, नींबू-मिर्च, नींबू मिर्ची टाँगना
hg: nimbu mirchi, nimbu mirch, nimbu mirchi lagana
hi: पुराना नींबू मिर्च, नींबू-मिर्च टाँगना, उतारा हुआ नींबू
hg: purana nimbu mirchi, nimbu mirch taangna, utara hua nimbu
@ask
en: new car and envious neighbours, shall I put a lemon
hi: नई गाड़ी ली है, पड़ोसियों की नज़र, नींबू लगाऊँ क्या
hg: nayi gaadi li hai padosiyo ki nazar nimbu lagau kya
en: the old lemon and chillies from our shop door, on the road people step on it and quarrel, where should it go | we live abroad and hung lemon and chillies, neighbours ask what it is, how often to change it and where to throw it
hi: दुकान का उतारा नींबू मिर्च कहाँ डालें, सड़क पर डालते हैं तो लोग लड़ते हैं | विदेश में नींबू-मिर्च टाँगी है, कितने दिन में बदलें और पुरानी कहाँ फेंकें
hg: dukan ka utara hua nimbu mirchi kaha dale, sadak pe daalte h to log ladte h | videsh me nimbu mirchi taangi hai, kitne din me badle aur purani kaha feke
en: why do people hang lemon and chillies | on which day to hang nimbu mirchi | how many chillies with the lemon | what to do with old nimbu mirchi | I stepped on a lemon on the road am I in danger | nimbu mirchi in shop and car | is nimbu mirchi superstition | lemon under car tyres for new vehicle | nimbu mirchi meaning | lemon chilli on shop door | is it bad to cross lemon on road | when to change lemon and chilli
en: nimbu mirchi which day to change | why lemon chilli saturday | lemon turned black or dried meaning | nimbu mirchi for new car
hi: नींबू मिर्ची क्यों टाँगते हैं | नींबू मिर्ची किस दिन लगाएँ | नींबू मिर्ची में कितनी मिर्च होती हैं | पुरानी नींबू मिर्ची का क्या करें | सड़क पर पड़े नींबू पर पैर पड़ गया क्या होगा | दुकान पर नींबू मिर्ची लगाएँ क्या | नींबू मिर्ची अंधविश्वास है क्या | गाड़ी के पहिए के नीचे नींबू | नींबू मिर्च का महत्व | घर के दरवाज़े पर नींबू मिर्ची | रास्ते का नींबू लाँघ दिया | नींबू मिर्ची कब बदलें
hi: नींबू मिर्ची कब बदलें | नींबू काला पड़ गया | नई गाड़ी पर नींबू मिर्ची
hg: nimbu mirchi kyu latkate hai | nimbu mirchi kis din lagaye | nimbu mirchi me kitni mirchi hoti hai | purani nimbu mirchi ka kya kare | raste me pade nimbu par pair pad gaya kya hoga | dukan par nimbu mirchi lagaye kya | nimbu mirchi andhvishwas hai kya | gadi ke tyre ke niche nimbu kyu rakhte hai | nimbu mirch ka mahatva | ghar ke darwaze par nimbu mirchi | raste ka nimbu langh diya | nimbu mirchi kab badle
hg: nimbu mirchi kab badle | nimbu kala pad gaya | nayi gadi par nimbu mirchi
@how modern most CUSTOM
en: One lemon and seven green chillies, with a piece of charcoal, are threaded and hung at the door or shop on Saturday, in some places Tuesday, and changed every week.
hi: एक नींबू और सात हरी मिर्च, साथ कोयले का टुकड़ा, धागे में पिरोकर शनिवार को, कहीं मंगलवार को, द्वार या दुकान पर टाँगते और हर हफ़्ते बदलते हैं।
hg: Ek nimbu aur saat hari mirch, saath koyle ka tukda, dhaage me pirokar Shanivar ko, kahin Mangalvar ko, darwaze ya dukan par taangte aur har hafte badalte hain.
@ok modern most CUSTOM
en: Nimbu-mirchi is a folk custom, told as food for Alakshmi so that she stays outside. To step on one in the street harms nobody; just wash the shoe.
hi: नींबू-मिर्ची लोक-रिवाज है, कथा यह कि अलक्ष्मी को बाहर ही भोजन मिले। सड़क पर उस पर पैर पड़ने से किसी का कुछ नहीं बिगड़ता; बस जूता धो लें।
hg: Nimbu-mirchi lok-riwaz hai, katha yeh ki Alakshmi ko bahar hi bhojan mile. Sadak par us par pair padne se kisi ka kuch nahi bigadta; bas joota dho lein.
@do modern wide SENSE
en: Put the old nimbu-mirchi in the compost or bin, and not on the road where people walk or cattle eat the thread and wire.
hi: पुरानी नींबू-मिर्ची खाद या कूड़ेदान में डालें, सड़क पर नहीं, जहाँ लोग चलते हैं या पशु धागा-तार खा लेते हैं।
hg: Purani nimbu-mirchi khaad ya dustbin me daalein, sadak par nahi, jahan log chalte hain ya pashu dhaaga-taar kha lete hain.
@why modern regional CUSTOM
en: Told is that sour and hot things feed Alakshmi, Lakshmi's elder sister, at the door; plainly, the smell keeps insects off. A dried or blackened lemon has aged, nothing else.
hi: कथा में खट्टा-तीखा लक्ष्मी की बड़ी बहन अलक्ष्मी को द्वार पर ही तृप्त करता है; सीधे कहें तो गंध कीट भगाती है। सूखा या काला नींबू पुराना हुआ है, बस।
hg: Katha me khatta-teekha Lakshmi ki badi behen Alakshmi ko dwar par hi tript karta hai; seedhe kahein to gandh keet bhagati hai. Sookha ya kaala nimbu purana hua hai, bas.

# laughing-buddha object
@names
en: laughing buddha, happy man statue, budai
hi: लाफ़िंग बुद्धा, हँसते हुए बुद्ध
hg: laughing budha, lafing buddha, hasta hua buddha
@ask
en: my boss gave a laughing buddha, is the one that one buys oneself useless
hi: लाफिंग बुद्धा ख़ुद ख़रीदा है, उपहार का ही चलता है क्या
hg: laughing buddha khud kharida hai gift ka hi chalta hai kya
en: where to place the laughing buddha | should the laughing buddha be gifted or can I buy it | which laughing buddha is good for money | laughing buddha in bedroom | is laughing buddha part of vaastu | laughing buddha facing main door | can it be kept near gods | laughing buddha broke what to do | laughing buddha direction at home | laughing buddha on tv unit | buy laughing buddha myself ok | lafing buddha for shop
en: laughing buddha with bag or bowl which | can I buy laughing buddha myself | laughing buddha facing which direction | laughing buddha in bedroom | laughing buddha broke
hi: लाफ़िंग बुद्धा कहाँ रखें | लाफ़िंग बुद्धा ख़ुद ख़रीद सकते हैं क्या | लाफ़िंग बुद्धा किस दिशा में रखें | लाफ़िंग बुद्धा मंदिर में रख सकते हैं क्या | लाफ़िंग बुद्धा बेडरूम में | दुकान में लाफ़िंग बुद्धा रखना | लाफ़िंग बुद्धा टूट जाए तो | लाफ़िंग बुद्धा से पैसा आता है क्या | लाफ़िंग बुद्धा घर में शुभ है क्या | हँसते बुद्ध की मूर्ति | लाफ़िंग बुद्धा टीवी के पास | लाफ़िंग बुद्धा उपहार
hi: लाफ़िंग बुद्धा ख़ुद ख़रीद सकते हैं | लाफ़िंग बुद्धा का मुँह | लाफ़िंग बुद्धा टूट गया | थैले वाला या कटोरी वाला
hg: laughing buddha kaha rakhe | laughing buddha khud kharid sakte hai kya | laughing buddha kis disha me rakhe | laughing buddha mandir me rakh sakte hai kya | laughing buddha bedroom me rakhe ya nahi | dukan me laughing buddha rakhna | laughing buddha toot jaye to | laughing buddha se paisa aata hai kya | laughing buddha ghar me shubh hai kya | laughing buddha tv ke paas | laughing buddha gift | lafing budha kidhar rakhe
hg: laughing buddha khud kharid sakte hai | laughing buddha ka muh kis taraf | laughing buddha toot gaya | thaile wala ya katori wala
@places good E; fine N NE NW; avoid S
@where modern most CUSTOM
en: The laughing Buddha stands in the living room or office toward the east, about eye or table height, looking at the entrance. Bedroom, kitchen, bathroom and floor are left out.
hi: लाफ़िंग बुद्धा बैठक या दफ़्तर में पूर्व की ओर, मेज़ या आँख की ऊँचाई पर, प्रवेश की ओर देखते हुए रखते हैं। शयनकक्ष, रसोई, बाथरूम और फ़र्श पर नहीं।
hg: Laughing Buddha baithak ya office me east ki or, mez ya aankh ki unchai par, pravesh ki or dekhte hue rakhte hain. Bedroom, kitchen, bathroom aur farsh par nahi.
@ok modern wide CUSTOM
en: The laughing Buddha is a Chinese monk of feng shui, not Gautama Buddha and not of vaastu. You may buy it yourself; that it must be a gift is a saying, and it brings cheer, no money by itself.
hi: लाफ़िंग बुद्धा फेंगशुई के चीनी भिक्षु हैं, गौतम बुद्ध नहीं, और वास्तु के भी नहीं। ख़ुद ख़रीद सकते हैं; उपहार ही हो, यह बस कहावत है। वह मन हँसाता है, अपने आप धन नहीं लाता।
hg: Laughing Buddha feng shui ke Cheeni bhikshu hain, Gautam Buddh nahi, aur vaastu ke bhi nahi. Khud kharid sakte hain; uphaar hi ho, yeh bas kahavat hai. Woh mann hansata hai, apne aap dhan nahi laata.
@which modern most CUSTOM
en: In feng shui sayings the sack stands for gathered cares, the bowl for contentment, the fan for ease, raised hands for joy, children for family. Choose the one that makes you smile; a broken one is simply let go.
hi: फेंगशुई में थैला समेटी चिंताएँ, कटोरी संतोष, पंखा सुकून, उठे हाथ आनंद, बच्चे परिवार के प्रतीक हैं। जो मुस्कान दे वही लें; टूटे को बस हटा दें।
hg: Feng shui me thaila sameti chintayein, katori santosh, pankha sukoon, uthe haath anand, bachche parivar ke prateek hain. Jo muskaan de wahi lein; toote ko bas hata dein.

# buddha-statue object
@names
en: buddha statue, buddha head, gautam buddha idol, buddha painting
hi: बुद्ध की मूर्ति, गौतम बुद्ध की तस्वीर, बुद्धा की मूर्ति
hg: buddha ki murti, gautam buddha ki photo, buddha statue ghar me
@ask
en: where to keep a buddha statue at home | is a buddha head showpiece disrespectful | buddha painting in bedroom | sleeping buddha direction | can a hindu keep buddha in mandir | buddha statue near main door | meditating buddha for peace which corner | buddha in the garden or bathroom | gautam buddha statue direction | buddha face wall hanging | buddha idol for peace | buddha in balcony
en: buddha facing direction | buddha head only | buddha in bedroom | sleeping buddha
hi: बुद्ध की मूर्ति घर में कहाँ रखें | बुद्ध का सिर सजावट में रखना ठीक है क्या | बेडरूम में बुद्ध की पेंटिंग | ध्यान मुद्रा वाले बुद्ध किस दिशा में | बुद्ध की मूर्ति मंदिर में रख सकते हैं क्या | लेटे हुए बुद्ध कहाँ रखें | मुख्य द्वार पर बुद्ध की मूर्ति | बुद्ध की प्रतिमा किस दिशा में | बुद्ध का चेहरा दीवार पर | बालकनी में बुद्ध | शांति के लिए बुद्ध
hi: बुद्ध का मुँह किस दिशा में | केवल बुद्ध का सिर | बेडरूम में बुद्ध
hg: buddha ki murti ghar me kaha rakhe | buddha ka sirf sir rakhna thik hai kya | bedroom me buddha ki painting | dhyan wale buddha kis disha me rakhe | buddha ki murti mandir me rakh sakte hai kya | sote hue buddha kaha rakhe | main door par buddha ki murti | buddha ki pratima kis disha me | buddha ka face deewar par | balcony me buddha | shanti ke liye buddha statue
hg: buddha ka muh kis disha me | sirf buddha ka sir | bedroom me buddha
en: can Buddha stand on the floor at the door
@places good E NE; fine N W; avoid S
@where modern most PRAC
en: A meditating Buddha suits the east or north-east of the living room, study or garden, raised to the chest and not on the floor. Bathroom, kitchen and near shoes are avoided.
hi: ध्यान-मुद्रा के बुद्ध बैठक, अध्ययन-कक्ष या बग़ीचे के पूर्व या ईशान में, छाती की ऊँचाई पर अच्छे लगते हैं, फ़र्श पर नहीं। बाथरूम, रसोई और जूतों के पास न रखें।
hg: Dhyan-mudra ke Buddha baithak, study ya bageeche ke east ya north-east me, chhaati ki unchai par achhe lagte hain, farsh par nahi. Bathroom, kitchen aur jooton ke paas na rakhein.
@ok modern most CUSTOM
en: A Buddha may stand in a Hindu mandir too, as many count him among Vishnu's avatars. Buddhists find a cut-off head as decoration painful; a whole figure is kinder.
hi: बुद्ध हिंदू मंदिर में भी रह सकते हैं, कई लोग उन्हें विष्णु का अवतार मानते हैं। केवल सिर को सजावट बनाना बौद्धों को दुखता है; पूरी मूर्ति बेहतर है।
hg: Buddha Hindu mandir me bhi reh sakte hain, kai log unhe Vishnu ka avatar maante hain. Keval sir ko sajawat banana Bauddhon ko dukhta hai; poori murti behtar hai.
@face modern most PRAC
en: Let the Buddha look east or into the room, never toward a toilet or the floor; a reclining one is his final rest and belongs on a quiet shelf. In a bedroom a small one apart from the bed's foot is fine.
hi: बुद्ध पूर्व या कमरे की ओर देखें, शौचालय की ओर नहीं; लेटे बुद्ध महापरिनिर्वाण हैं, शांत शेल्फ़ पर रखें। शयनकक्ष में छोटा, बिस्तर के पाँव से अलग ठीक है।
hg: Buddha purv ya kamre ki or dekhein, toilet ki or nahi; lete Buddha mahaparinirvan hain, shaant shelf par rakhein. Bedroom me chhota, bistar ke paon se alag theek hai.

# tortoise object
@names
en: tortoise, metal tortoise, crystal tortoise, turtle showpiece, kachhua ring
hi: कछुआ, धातु का कछुआ, स्फटिक का कछुआ, कछुए की अँगूठी
hg: kachua, kachhua, crystal ka kachua, kachue ki ring
@ask
en: where to keep a metal tortoise | tortoise in a bowl of water direction | can a real turtle be kept at home | which way to wear a tortoise ring | crystal tortoise for study table | tortoise facing inside or outside | is a tortoise in the mandir ok | tortoise vastu direction | kachua in water bowl | brass tortoise in north | tortoise for office table
en: tortoise in water bowl direction day | tortoise facing inside or outside | crystal tortoise on office table | tortoise ring which finger | tortoise in mandir
hi: कछुआ घर में कहाँ रखें | धातु का कछुआ किस दिशा में रखें | कछुए को पानी में रखना चाहिए क्या | असली कछुआ घर में पाल सकते हैं क्या | कछुए की अँगूठी कैसे पहनें | कछुए का मुँह किधर हो | मंदिर में कछुआ रख सकते हैं क्या | कछुआ उत्तर दिशा में | पीतल का कछुआ | कछुआ शुभ है क्या | ऑफ़िस की मेज़ पर कछुआ
hi: कछुआ किस दिन रखें | कछुए का मुँह अंदर या बाहर | कछुए की अंगूठी किस उँगली में | मंदिर में कछुआ
hg: kachua ghar me kaha rakhe | dhatu ka kachua kis disha me rakhe | kachue ko pani me rakhna chahiye kya | asli kachua ghar me pal sakte hai kya | kachue ki ring kaise pehne | kachue ka muh kidhar ho | mandir me kachua rakh sakte hai kya | kachua ghar me rakhne ke fayde | kachua north disha me | peetal ka kachua | kachua shubh hai kya | office ki table par kachua | kachhuye ki anguthi kis ungli me
hg: kachua kis din rakhe | kachue ka muh andar ya bahar | kachua ring kis ungli me | mandir me kachua rakhe
@places good N; fine NE E NW; avoid S SW
@where modern most PRAC
en: A metal tortoise stands in the north, often in a plate of shallow water, with its face into the house. A crystal one is set on a study or work table, facing you.
hi: धातु का कछुआ उत्तर में, प्रायः कम पानी की थाली में, मुँह घर के भीतर करके रखते हैं। स्फटिक का पढ़ाई या काम की मेज़ पर, मुँह आपकी ओर।
hg: Dhatu ka kachua north me, aksar kam paani ki thaali me, muh ghar ke andar karke rakhte hain. Sphatik ka padhai ya kaam ki mez par, muh aapki or.
@ok modern wide OFFICIAL
en: A showpiece tortoise is fine, but do not keep a live Indian turtle or tortoise: several kinds, the star tortoise among them, are protected by wildlife law. A tortoise ring is a fashion of today and no promise.
hi: सजावटी कछुआ ठीक है, पर जीवित भारतीय कछुआ न पालें: स्टार कछुए सहित कई प्रजातियाँ वन्यजीव क़ानून से संरक्षित हैं। कछुए की अँगूठी आज का चलन है, कोई वादा नहीं।
hg: Sajawati kachua theek hai, par zinda Bharatiya kachua na paalein: star tortoise sahit kai prajatiyan wildlife kanoon se sanrakshit hain. Kachue ki ring aaj ka chalan hai, koi vaada nahi.
@why classical most PUR
en: Kurma, the tortoise, bore the mountain Mandara when the ocean was churned; so it stands for patience and steady ground. Its mouth looks into the room; in temples it lies before the deity, at home in the mandir or north.
hi: कूर्म ने समुद्र मंथन में मंदराचल थामा; इसलिए कछुआ धैर्य और स्थिरता का प्रतीक है। मुख कमरे के भीतर; मंदिरों में देव के सामने, घर में मंदिर या उत्तर में।
hg: Kurma ne samudra manthan me Mandarachal thaama; isliye kachua dhairya aur sthirta ka prateek hai. Mukh kamre ke andar; mandiron me dev ke saamne, ghar me mandir ya uttar me.
@which modern most PRAC
en: Metal (brass or silver) for the north with water, clay or stone for the south-west without, crystal for desks. The ring, if you like one, is worn on the middle or index finger, its head toward you, on a Friday by custom.
hi: उत्तर में जल सहित धातु (पीतल, चाँदी), नैऋत्य में बिना जल मिट्टी या पत्थर, मेज़ पर स्फटिक। अंगूठी चाहें तो मध्यमा या तर्जनी में, मुख अपनी ओर, रिवाज में शुक्रवार को।
hg: Uttar me jal sahit dhaatu (peetal, chaandi), nairitya me bina jal mitti ya patthar, mez par sphatik. Ring chahein to madhyama ya tarjani me, mukh apni or, riwaz me Shukravar ko.

# elephant-statue object
@names
en: elephant statue, pair of elephants, silver elephant, elephant painting
hi: हाथी की मूर्ति, हाथी का जोड़ा, चाँदी का हाथी, हाथी की तस्वीर
hg: hathi ki murti, hathi ka joda, chandi ka hathi, haathi showpiece
@ask
en: where to keep elephant statues | elephant trunk up or down | pair of elephants at main door | silver elephant in locker | elephant picture in bedroom for couple | elephant facing which way | black wooden elephant showpiece ok | elephant vastu direction | elephant pair facing | elephant showpiece in hall | marble elephant at entrance
en: silver elephant which direction | elephant trunk up or down | elephant in bedroom | elephant colour white red
hi: हाथी की मूर्ति कहाँ रखें | हाथी की सूँड़ ऊपर हो या नीचे | मुख्य द्वार पर हाथी का जोड़ा | चाँदी का हाथी तिजोरी में रखें क्या | बेडरूम में हाथी की जोड़ी | हाथी का मुँह किस दिशा में हो | लकड़ी का हाथी घर में रखना | हाथी किस दिशा में रखें | हाथी की जोड़ी का मुँह | हॉल में हाथी | सफ़ेद हाथी शुभ है क्या
hi: चाँदी का हाथी कहाँ रखें | हाथी की सूँड़ ऊपर या नीचे | बेडरूम में हाथी
hg: hathi ki murti kaha rakhe | hathi ki sund upar ho ya niche | main gate par hathi ka joda | chandi ka hathi tijori me rakhe kya | bedroom me hathi ki jodi | hathi ka muh kis disha me ho | lakdi ka hathi ghar me rakhna | haathi ki jodi gift karna | hathi kis disha me rakhe | hathi ki jodi ka muh | hall me hathi | safed hathi shubh hai kya
hg: chandi ka hathi kaha rakhe | hathi ki soond upar ya niche | bedroom me hathi
@places good N NE; fine E W NW S SW
@where modern most PRAC
en: A pair of elephants stands at the main door looking in, or in the living room's north or north-east; they recall Gaja-Lakshmi. Bigger pieces of stone stand well in the south-west.
hi: हाथियों का जोड़ा मुख्य द्वार पर भीतर देखता हुआ, या बैठक के उत्तर या ईशान में रखते हैं; वे गजलक्ष्मी की याद हैं। पत्थर के भारी हाथी नैऋत्य में अच्छे हैं।
hg: Haathiyon ka joda main door par andar dekhta hua, ya baithak ke north ya north-east me rakhte hain; woh Gaja-Lakshmi ki yaad hain. Patthar ke bhaari haathi south-west me achhe hain.
@which modern disputed PRAC
en: A raised trunk is taken for joy and luck, a lowered one for steadiness; both are fine at home. Never buy ivory: it is forbidden by law.
hi: ऊपर उठी सूँड़ आनंद और शुभ की, नीचे की स्थिरता की मानी जाती है; घर में दोनों ठीक हैं। हाथीदाँत कभी न ख़रीदें: क़ानून से मना है।
hg: Upar uthi soond anand aur shubh ki, neeche ki sthirta ki maani jaati hai; ghar me dono theek hain. Haathi-daant kabhi na kharidein: kanoon se mana hai.
@do modern most PRAC
en: A small silver elephant stays in the locker, mandir or north of the living room; a pair in the bedroom is a sign of bond. They look into the house, and of Indra's Airavata white is the colour.
hi: छोटा चाँदी का हाथी तिजोरी, मंदिर या बैठक के उत्तर में; शयनकक्ष में जोड़ा मेल का प्रतीक। मुख घर के भीतर; इंद्र के ऐरावत का रंग सफ़ेद है।
hg: Chhota chaandi ka haathi tijori, mandir ya baithak ke uttar me; bedroom me joda mel ka prateek. Mukh ghar ke andar; Indra ke Airavat ka rang safed hai.

# owl-symbol object
@names
en: owl showpiece, owl picture, owl at home, lakshmi's owl
hi: उल्लू की तस्वीर, उल्लू की मूर्ति, उल्लू
hg: ullu ki photo, ullu ki murti, ullu showpiece, ulloo
hg: ullu ki moorti, ullu ki murti
hi: उल्लू की मूर्ति
@ask
en: an owl statue with Lakshmi came as a present, is it good
hi: लक्ष्मी जी के साथ उल्लू की मूर्ति उपहार में मिली, अच्छी है क्या
hg: lakshmi ji ke saath ullu ki murti gift me mili achhi hai kya
en: is an owl showpiece good at home | where to keep an owl statue | owl is lakshmi's vehicle so is it lucky | an owl sits near our house at night is it bad omen | owl hooting at night meaning | owl on study table | owl statue vastu | owl is lucky or unlucky | white owl in house | owl picture in shop
en: owl showpiece diwali | owl came on balcony | owl call at night
hi: घर में उल्लू की मूर्ति रखनी चाहिए क्या | उल्लू लक्ष्मी का वाहन है तो शुभ है क्या | घर के पास उल्लू बैठता है, अशुभ है क्या | रात को उल्लू बोले तो क्या मतलब | उल्लू की तस्वीर कहाँ लगाएँ | दिवाली पर उल्लू का क्या महत्व है | उल्लू शुभ है या अशुभ | सफ़ेद उल्लू | उल्लू घर में आ जाए तो | दुकान में उल्लू की मूर्ति
hi: उल्लू बालकनी में आया | उल्लू का बोलना | उल्लू की मूर्ति
hg: ghar me ullu ki murti rakhni chahiye kya | ullu laxmi ka vahan hai to shubh hai kya | ghar ke paas ullu baithta hai ashubh hai kya | raat ko ullu bole to kya matlab | ullu ki photo kaha lagaye | ullu dikhna shubh ya ashubh | ullu shubh hai ya ashubh | safed ullu | ullu ghar me aa jaye to | dukan me ullu ki murti
hg: ullu balcony me aaya | ullu bolna raat ko | ullu ki murti ghar me
@ok modern disputed CUSTOM
en: An owl is Lakshmi's vehicle and a showpiece is fine; in some regions its call is feared, in Bengal a white one is welcome. A living owl near the house hunts rats and foretells nothing.
hi: उल्लू लक्ष्मी का वाहन है और सजावटी उल्लू ठीक है; कहीं उसकी आवाज़ से डरते हैं, बंगाल में सफ़ेद उल्लू शुभ है। घर के पास का उल्लू चूहे पकड़ता है, कुछ बताता नहीं।
hg: Ullu Lakshmi ka vahan hai aur sajawati ullu theek hai; kahin uski awaaz se darte hain, Bengal me safed ullu shubh hai. Ghar ke paas ka ullu chuhe pakadta hai, kuch batata nahi.
@where modern most PRAC
en: Keep the owl showpiece on the north or north-west of the study or living room. Never buy a live owl or its claws and feathers: it is cruel and against the law.
hi: सजावटी उल्लू अध्ययन-कक्ष या बैठक के उत्तर या वायव्य में रखें। जीवित उल्लू, उसके नाख़ून या पंख कभी न ख़रीदें: यह क्रूर और ग़ैरक़ानूनी है।
hg: Sajawati ullu study ya baithak ke north ya north-west me rakhein. Zinda ullu, uske nakhoon ya pankh kabhi na kharidein: yeh kroor aur gair-kanooni hai.
@why modern most CUSTOM
en: Lakshmi's owl sees in the dark: wealth asks for wise eyes, or blinds. One that sits on your balcony is a neighbour hunting mice; leave it in peace, keep lights low.
hi: लक्ष्मी का उल्लू अँधेरे में देखता है: धन समझ माँगता है, नहीं तो अंधा करता है। बालकनी में बैठा उल्लू चूहे पकड़ता पड़ोसी है; शांति से रहने दें, रोशनी कम रखें।
hg: Lakshmi ka ullu andhere me dekhta hai: dhan samajh maangta hai, nahi to andha karta hai. Balcony me baitha ullu choohe pakadta padosi hai; shanti se rehne dein, roshni kam rakhein.

# peacock-feather object
@names
en: peacock feather, mor pankh, peacock feathers
hi: मोर पंख, मोरपंख
hg: mor pankh, morpankh, mor ka pankh
@ask
hi: बच्चा पढ़ता नहीं, मोर पंख कितने और कहाँ लगाऊँ
hg: bacha padhta nahi mor pankh kitne aur kaha lagau
en: child does not study, how many peacock feathers and where
en: where to keep a peacock feather at home | how many peacock feathers | peacock feather in the bedroom for couple | peacock feather in the mandir | peacock feather keeps lizards away is it true | mor pankh in books for study | is it legal to keep peacock feathers | peacock feather over main door | mor pankh direction | peacock feather in pooja room | feather for study | peacock feather lucky or unlucky
en: peacock feather in bedroom | how many peacock feathers | peacock feather in wallet tijori | peacock feather rahu ketu
hi: मोर पंख घर में कहाँ रखें | कितने मोर पंख रखने चाहिए | बेडरूम में मोर पंख रखना | मंदिर में मोर पंख रख सकते हैं क्या | मोर पंख से छिपकली भागती है क्या | किताब में मोर पंख रखने से पढ़ाई अच्छी होती है क्या | मोर पंख किस दिशा में लगाएँ | मुख्य द्वार पर मोर पंख | मोरपंख शुभ है क्या | मोर पंख तिजोरी में | बच्चों के कमरे में मोर पंख | मोर पंख कहाँ नहीं रखना चाहिए
hi: मोरपंख बेडरूम में | मोरपंख कितने रखें | तिजोरी में मोरपंख | मोरपंख किस दिशा में
hg: mor pankh ghar me kaha rakhe | kitne mor pankh rakhne chahiye | bedroom me mor pankh rakhna | mandir me mor pankh rakh sakte hai kya | mor pankh se chipkali bhagti hai kya | kitab me mor pankh rakhne se padhai achi hoti hai kya | morpankh kis disha me lagaye | main gate par mor pankh | morpankh shubh hai kya | mor pankh tijori me | baccho ke room me mor pankh | mor pankh kaha nahi rakhna chahiye
hg: mor pankh bedroom me | mor pankh kitne rakhe | tijori me mor pankh | mor pankh kis disha me lagaye
@places good NE E; fine N SE NW W SW S
@where modern most CUSTOM
en: A peacock feather is kept with Krishna in the mandir, or on the east or north-east wall; one, three or more as you have. Children like one in a book, for Saraswati's sake.
hi: मोर पंख मंदिर में कृष्ण के साथ, या पूर्व या ईशान की दीवार पर रखते हैं; एक, तीन या जितने हों। बच्चे सरस्वती के भाव से पुस्तक में भी रखते हैं।
hg: Mor pankh mandir me Krishna ke saath, ya east ya north-east ki deewar par rakhte hain; ek, teen ya jitne hon. Bachche Saraswati ke bhaav se kitab me bhi rakhte hain.
@ok modern wide OFFICIAL
en: Keeping naturally shed peacock feathers is allowed in India; taking them by harming the bird is a crime, and carrying them abroad is not allowed. That lizards flee from them is hardly seen.
hi: स्वयं झड़े मोर पंख भारत में रख सकते हैं; पक्षी को हानि पहुँचाकर लेना अपराध है और विदेश ले जाना मना है। छिपकली उनसे भागे, ऐसा कम ही दिखता है।
hg: Apne aap jhade mor pankh Bharat me rakh sakte hain; pakshi ko haani pahunchakar lena apradh hai aur videsh le jana mana hai. Chhipkali unse bhaage, aisa kam hi dikhta hai.
@why classical most PUR
en: Krishna wore it as a gift of the dancing peacocks, Kartikeya rides the bird. In a couple's bedroom two tied together on the south-west or east wall, in the locker one: folk custom. A faded one is given to a plant.
hi: नाचते मोरों की भेंट मान कृष्ण ने धारण किया, कार्तिकेय की सवारी है। दंपती के कमरे में दो बँधे, नैऋत्य या पूर्व दीवार पर, तिजोरी में एक: लोक-रिवाज। फीका पंख पौधे में दें।
hg: Naachte moron ki bhent maan Krishna ne dharan kiya, Kartikeya ki sawari hai. Dampati ke kamre me do bandhe, nairitya ya purv deewar par, tijori me ek: lok-riwaz. Feeka pankh paudhe me dein.

# ganesh-at-door object
@names
en: ganesh at the main door, ganesha above the entrance, ganesh idol outside the door
hi: मुख्य द्वार पर गणेश, दरवाज़े पर गणेश जी
hg: main door par ganesh ji, darwaze par ganesh ji, gate par ganesh
en: auspicious things on the main door, what to put on the main door
hi: मुख्य द्वार पर शुभ, द्वार पर क्या लगाएँ, दरवाज़े पर शुभ चिह्न
hg: main door par kya lagaye, darwaze par shubh chinh, main gate par ganesh
@ask
en: can ganesh be placed above the main door | ganesha at entrance facing in or out | is the back of ganesh bad for house | ganesh tile on the door frame | two ganesh back to back on door | ganesh at the gate of a south facing house | ganesh idol at entrance sitting or standing | ganesha main door facing | ganesh ji outside gate ok | ganesh above door inside | lord ganesha at entrance vastu
en: ganesh sticker on door | ganesh back side should not face house | ganesh tile at entrance | ganesh above door trunk which side | ganesh on south facing door
hi: मुख्य द्वार पर गणेश जी लगा सकते हैं क्या | दरवाज़े पर गणेश जी का मुँह अंदर हो या बाहर | गणेश जी की पीठ घर की ओर हो तो क्या होता है | चौखट पर गणेश जी कैसे लगाएँ | दरवाज़े के दोनों ओर गणेश | दक्षिण मुखी घर के द्वार पर गणेश | द्वार पर बैठे गणेश या खड़े | गणेश जी दरवाज़े के ऊपर | द्वार के बाहर गणेश | गणेश जी घर के अंदर देखें या बाहर | गेट पर गणेश की टाइल
hi: द्वार पर गणेश की सूँड़ किस ओर | गणेश की पीठ घर की ओर | दक्षिण द्वार पर गणेश | दरवाज़े पर गणेश स्टिकर
hg: main gate par ganesh ji laga sakte hai kya | darwaze par ganesh ji ka muh andar ho ya bahar | ganesh ji ki peeth ghar ki taraf ho to kya hota hai | chaukhat par ganesh ji kaise lagaye | darwaze ke dono taraf ganesh ji | south facing ghar ke gate par ganesh ji | darwaje par baithe ganesh ya khade | ganesh ji darwaze ke upar | gate ke bahar ganesh | ganesh ji ghar ke andar dekhe ya bahar | gate par ganesh ki tile
hg: door par ganesh ji ki soond kis taraf | ganesh ji ki peeth ghar ki taraf | south facing door par ganesh | darwaze par ganesh sticker
en: what should be put on the main door for good luck | auspicious things for the entrance
hi: मुख्य दरवाज़े पर शुभ के लिए क्या-क्या लगाएँ | गेट के ऊपर गणेश जी लगा सकते हैं क्या
hg: main gate ke upar ganesh ji lagana theek hai | darwaze par shubh ke liye kya kya lagaye | gate pe kya lagana shubh hota hai
@where modern wide CUSTOM
en: Ganesh may sit above the main door, in the middle of the lintel, as he guards the entrance. Most set a second one on the inner side at the same place, so that his back is not toward the home.
hi: गणेश मुख्य द्वार के ऊपर, चौखट के बीच में लगा सकते हैं, वे प्रवेश के रक्षक हैं। ज़्यादातर लोग भीतर भी उसी जगह दूसरे गणेश लगाते हैं, ताकि पीठ घर की ओर न रहे।
hg: Ganesh main door ke upar, chaukhat ke beech me laga sakte hain, woh pravesh ke rakshak hain. Zyadatar log andar bhi usi jagah doosre Ganesh lagate hain, taaki peeth ghar ki or na rahe.
@face modern disputed PRAC
en: One Ganesh outside looks outward in old temples and houses; many today want him to look inward with blessing. Both are in use, so nobody need take his own down.
hi: पुराने मंदिरों और घरों में द्वार के गणेश बाहर देखते हैं; आज कई लोग चाहते हैं कि वे भीतर आशीर्वाद की दृष्टि से देखें। दोनों चलन में हैं, इसलिए लगे हुए को हटाना ज़रूरी नहीं।
hg: Purane mandiron aur gharon me darwaze ke Ganesh bahar dekhte hain; aaj kai log chahte hain ki woh andar aashirwad ki drishti se dekhein. Dono chalan me hain, isliye lage hue ko hatana zaroori nahi.
@which modern most PRAC
en: At the door a seated Ganesh with left trunk, red or white, set on the lintel or a tile at eye height, not where shoes lie; a south-facing door gets a pair back to back by today's lists. Wipe him often.
hi: द्वार पर बाईं सूँड़ वाले बैठे गणेश, लाल या सफ़ेद, चौखट के ऊपर या आँख की ऊँचाई की टाइल पर, जूतों के पास नहीं; दक्षिणमुखी द्वार पर पीठ से पीठ जोड़ा, आज की सूचियों में। पोंछते रहें।
hg: Dwar par bayin soond wale baithe Ganesh, laal ya safed, chaukhat ke upar ya aankh ki oonchai ki tile par, jooton ke paas nahi; dakshinmukhi dwar par peeth se peeth joda, aaj ki lists me. Ponchhte rahein.
@do modern wide CUSTOM
en: For good luck the main door gets a toran of mango or ashoka leaves, a swastik or Om, shubh-labh, Ganesh and a clear name plate. Fresh leaves, a lamp at dusk and a clean threshold are enough.
hi: शुभ के लिए मुख्य द्वार पर आम या अशोक के पत्तों का तोरण, स्वस्तिक या ॐ, शुभ-लाभ, गणेश और साफ़ नाम-पट्टी लगाते हैं। ताज़े पत्ते, संध्या का दीपक और साफ़ देहरी काफ़ी हैं।
hg: Shubh ke liye main door par aam ya ashok ke patton ka toran, swastik ya Om, shubh-labh, Ganesh aur saaf name plate lagate hain. Taaze patte, shaam ka deepak aur saaf dehri kaafi hain.

# lakshmi-feet object
@names
en: lakshmi feet, lakshmi charan, footprints of lakshmi, shubh labh
hi: लक्ष्मी के चरण, लक्ष्मी चरण पादुका, शुभ लाभ
hg: laxmi ji ke charan, lakshmi pag, laxmi ke pair, shubh labh
@ask
en: which way should lakshmi's feet point | lakshmi feet stickers at the main door | can we step on lakshmi feet on the floor | how to make lakshmi feet with alta | where to write shubh labh | lakshmi footprints on diwali only or all year | old lakshmi feet stickers how to remove | lakshmi charan direction | laxmi pag at door | shubh labh left or right | lakshmi feet sticker facing
en: lakshmi feet sticker on floor stepping | lakshmi charan in mandir | shubh labh which side
hi: लक्ष्मी जी के चरण किस ओर हों | मुख्य द्वार पर लक्ष्मी के चरण लगाएँ क्या | लक्ष्मी चरण पर पैर पड़ जाए तो | लक्ष्मी के चरण कैसे बनाएँ | शुभ लाभ किस ओर लिखें | लक्ष्मी के पैर साल भर लगा सकते हैं क्या | पुराने लक्ष्मी चरण स्टिकर का क्या करें | लक्ष्मी चरण कहाँ लगाएँ | लक्ष्मी के पैर बाहर जाते हुए बन गए | शुभ बाएँ लाभ दाएँ | लक्ष्मी पग
hi: लक्ष्मी चरण पर पैर पड़ जाए | शुभ लाभ किस ओर लिखें | लक्ष्मी चरण मंदिर में
hg: laxmi ji ke charan kis taraf ho | main gate par laxmi ke charan lagaye kya | laxmi charan par pair pad jaye to | laxmi ke pair kaise banaye | shubh labh kis side likhe | laxmi ke pair saal bhar laga sakte hai kya | purane laxmi charan sticker ka kya kare | laxmi charan kaha lagaye | laxmi ke pair bahar jate hue ban gaye | shubh baye labh daye | laxmi pag kidhar
hg: lakshmi charan par pair pad jaye | shubh labh kis taraf likhe | lakshmi charan mandir me
@face modern wide CUSTOM
en: Lakshmi's feet point into the house, from the main door toward the mandir, never outward. They are made with rice paste, alta, kumkum or stickers, at Diwali, Kojagari and Thursdays of Margashirsha.
hi: लक्ष्मी के चरण घर के भीतर की ओर, मुख्य द्वार से मंदिर तक बनते हैं, बाहर की ओर नहीं। चावल के घोल, आलता, कुमकुम या स्टिकर से, दिवाली, कोजागरी और मार्गशीर्ष के गुरुवार को।
hg: Lakshmi ke charan ghar ke andar ki or, main door se mandir tak bante hain, bahar ki or nahi. Chawal ke ghol, aalta, kumkum ya sticker se, Diwali, Kojagari aur Margashirsha ke Guruvar ko.
@where modern most CUSTOM
en: Put them at the side of the path so that feet do not fall on them; if it happens, no fault. "Shubh" is written at the left of the door as you look, "Labh" at the right, with Ganesh or swastik between.
hi: उन्हें रास्ते के किनारे बनाएँ ताकि पैर न पड़ें; पड़ जाए तो दोष नहीं। देखने पर द्वार के बाएँ "शुभ" और दाएँ "लाभ" लिखते हैं, बीच में गणेश या स्वस्तिक।
hg: Unhe raste ke kinare banayein taaki pair na padein; pad jaye to dosh nahi. Dekhne par darwaze ke baayein "Shubh" aur daayein "Labh" likhte hain, beech me Ganesh ya swastik.
@what modern wide CUSTOM
en: Shubh is good, Labh gain; they are told to be sons of Ganesh by Riddhi and Siddhi. The feet walk from the door to the mandir or locker, right foot first; stickers are best on the riser or wall.
hi: शुभ मंगल, लाभ प्राप्ति; वे गणेश के, ऋद्धि-सिद्धि से, पुत्र माने जाते हैं। चरण द्वार से मंदिर या तिजोरी को, दायाँ पहले; स्टिकर चौखट के सामने या दीवार पर अच्छे।
hg: Shubh mangal, Labh praapti; ve Ganesh ke, Riddhi-Siddhi se, putra maane jaate hain. Charan dwar se mandir ya tijori ko, dayan pehle; sticker chaukhat ke saamne ya deewar par achhe.

# toran-bandanwar object
@names
en: toran, bandanwar, door hanging of mango leaves, ashoka leaf toran
hi: तोरण, बंदनवार, आम के पत्तों का तोरण
hg: toran, bandanwar, aam ke patte ka toran, door toran
@ask
en: why is a toran hung on the door | which leaves for toran | how many mango leaves in a toran | when to remove a dried toran | plastic or artificial toran ok | toran inside or outside | on which days to put a fresh bandanwar | toran of marigold for griha pravesh | toran meaning | mango leaf toran main door | dry toran at door bad | toran for festival
en: toran how many leaves | dry toran remove which day | artificial plastic toran | toran in mourning house
hi: तोरण क्यों लगाते हैं | तोरण किन पत्तों का होना चाहिए | आम के पत्तों का तोरण कितने दिन रखें | सूखा तोरण कब उतारें | प्लास्टिक का तोरण लगा सकते हैं क्या | बंदनवार किस दिन लगाएँ | तोरण में कितने पत्ते हों | अशोक के पत्ते या आम के | मुख्य द्वार पर तोरण | सूखे आम के पत्ते दरवाज़े पर | तोरण का महत्व | कपड़े का तोरण
hi: तोरण में कितने पत्ते | सूखा तोरण कब उतारें | प्लास्टिक का तोरण
hg: toran kyu lagate hai | toran kis patte ka hona chahiye | aam ke patto ka toran kitne din rakhe | sukha toran kab utare | plastic ka toran laga sakte hai kya | bandanwar kis din lagaye | toran me kitne patte ho | ashok ke patte lagaye ya aam ke | main gate par toran | sukhe aam ke patte darwaze par | toran ka mahatva | kapde ka toran
hg: toran me kitne patte | sukha toran kab utare | plastic ka toran laga sakte hai
@what modern wide CUSTOM
en: A toran of mango or ashoka leaves with marigold hangs over the main door as a welcome to Lakshmi and guests, on festivals, weddings, griha pravesh and puja days.
hi: आम या अशोक के पत्तों और गेंदे का तोरण मुख्य द्वार पर लक्ष्मी और अतिथियों के स्वागत में लगता है, त्योहार, विवाह, गृह प्रवेश और पूजा के दिन।
hg: Aam ya ashok ke patton aur gende ka toran main door par Lakshmi aur atithiyon ke swagat me lagta hai, tyohar, vivah, griha pravesh aur puja ke din.
@when modern most CUSTOM
en: Take it off when it has dried and faded, within about a week, and compost it; five, seven, eleven or any number of leaves will do. A cloth or bead toran may stay all year if it is kept clean.
hi: सूखने पर, लगभग हफ़्ते भर में, उतारकर खाद में डालें; पाँच, सात, ग्यारह या जितने पत्ते हों चलेगा। कपड़े या मोती का तोरण साफ़ रहे तो साल भर रह सकता है।
hg: Sookhne par, lagbhag hafte bhar me, utaarkar khaad me daalein; paanch, saat, gyarah ya jitne patte hon chalega. Kapde ya moti ka toran saaf rahe to saal bhar reh sakta hai.
@ok modern wide CUSTOM
en: Plastic or cloth is decoration, fresh leaves the real greeting; odd counts of 5, 7, 11 or 21 are liked. Hang no fresh one in the mourning days. Mango leaves stand for life that stays green.
hi: प्लास्टिक या कपड़ा सजावट है, ताज़े पत्ते असली स्वागत; 5, 7, 11, 21 की विषम गिनती पसंद। शोक के दिनों में नया न टाँगें। आम के पत्ते हरे जीवन के प्रतीक हैं।
hg: Plastic ya kapda sajavat hai, taaze patte asli swagat; 5, 7, 11, 21 ki visham ginti pasand. Shok ke dino me naya na taangein. Aam ke patte hare jeevan ke prateek hain.

# rangoli-kolam object
@names
en: rangoli, kolam, alpana, muggu, mandana
hi: रंगोली, कोलम, अल्पना, मांडना, चौक पूरना
hg: rangoli, kolam, alpana, chowk purna
@ask
en: why is rangoli made at the door | which rangoli design is auspicious | kolam with rice flour every morning | can rangoli be made on the floor with stickers | what colours for rangoli | who should not make rangoli | rangoli direction at main door | what to do with rangoli powder after | rangoli meaning | rangoli in front of door | rice flour kolam reason | rangoli powder or flowers
en: rangoli in mourning | rangoli on which side of door | rangoli in periods | rangoli colours meaning
hi: रंगोली क्यों बनाते हैं | रंगोली किस चीज़ से बनाएँ | रोज़ रंगोली बनानी चाहिए क्या | कौन सी रंगोली शुभ होती है | रंगोली में कौन से रंग हों | द्वार पर कोलम क्यों बनाते हैं | रंगोली मिटाने के बाद रंग का क्या करें | रंगोली स्टिकर ठीक है क्या | रंगोली का महत्व | घर के बाहर रंगोली | फूलों की रंगोली | चावल के आटे की रंगोली
hi: शोक में रंगोली | रंगोली किस ओर बनाएँ | पीरियड में रंगोली
hg: rangoli kyu banate hai | rangoli kis cheez se banaye | roj rangoli banani chahiye kya | kaunsi rangoli shubh hoti hai | rangoli me kaun se rang ho | darwaze par rangoli kaise banaye | rangoli sticker thik hai kya | kolam kyu banate hai | rangoli ka mahatva | ghar ke bahar rangoli | phoolo ki rangoli | chawal ke aate ki rangoli
hg: shok me rangoli bana sakte hai | rangoli kis side banaye | period me rangoli bana sakte hai
@what modern wide CUSTOM
en: Rangoli, kolam in the south and alpana in Bengal, is drawn at the cleaned threshold to welcome Lakshmi and guests, daily in many southern homes and elsewhere on festivals.
hi: रंगोली, दक्षिण में कोलम और बंगाल में अल्पना, धुली देहरी पर लक्ष्मी और अतिथियों के स्वागत में बनती है, दक्षिण के कई घरों में रोज़, अन्यत्र त्योहार पर।
hg: Rangoli, dakshin me kolam aur Bengal me alpana, dhuli dehleez par Lakshmi aur atithiyon ke swagat me banti hai, dakshin ke kai gharon me roz, aur jagah tyohar par.
@how modern most CUSTOM
en: Rice flour, chalk powder, petals or colours serve, white, red, yellow and green first; lotus, swastik, feet and diyas are the usual signs. Rice flour feeds ants and birds, which was its old grace.
hi: चावल का आटा, चूना-चूर्ण, पंखुड़ियाँ या रंग लें, पहले सफ़ेद, लाल, पीला और हरा; कमल, स्वस्तिक, चरण और दीये आम आकृतियाँ हैं। चावल का आटा चींटी-चिड़िया का भोजन भी है।
hg: Chawal ka aata, chalk powder, pankhudiyan ya rang lein, pehle safed, laal, peela aur hara; kamal, swastik, charan aur diye aam aakritiyan hain. Chawal ka aata cheenti-chidiya ka bhojan bhi hai.
@ok modern most CUSTOM
en: It lies outside the door or before the mandir, not under feet; in mourning the threshold stays plain. In periods draw it gladly. Wipe it before it smears, and sweep colours into a bin, rice to the birds.
hi: यह द्वार के बाहर या मंदिर के आगे, पैरों तले नहीं; शोक में चौखट सादी। पीरियड में ख़ुशी से बनाएँ। फैलने से पहले पोंछें, रंग कूड़े में, चावल पक्षियों को।
hg: Yah dwar ke bahar ya mandir ke aage, pairon tale nahi; shok me chaukhat saadi. Periods me khushi se banayein. Phailne se pehle ponchhein, rang kude me, chawal pakshiyon ko.

# feng-shui-luck-items object
@names
en: three legged frog, chinese coins, feng shui items, feng shui frog, lucky cat
hi: तीन टाँग का मेंढक, चीनी सिक्के, फेंगशुई की चीज़ें
hg: teen taang ka mendhak, chinese coins, feng shui items, fengshui frog
hg: teen sikke, lal dhage me sikke, chini sikke
hi: तीन सिक्के, चीनी सिक्के
en: three coins, chinese coins
en: coins with red ribbon, red ribbon coins
hi: लाल रिबन के सिक्के
hg: laal ribbon ke sikke, red ribbon coins
@ask
en: do coins tied with a red ribbon in the purse bring money
hi: लाल रिबन में बँधे सिक्के पर्स में रखने से पैसा आता है क्या
hg: laal ribbon me bandhe sikke purse me rakhne se paisa aata hai kya
en: my son brought a laughing man, a dragon and a coin frog from abroad, are they in our own shastra or Chinese
hi: बेटी चीन से सिक्के वाला मेंढक और ड्रैगन लाई है, क्या यह हमारे वास्तु शास्त्र की चीज़ें हैं | लाफिंग बुद्धा, ड्रैगन, मेंढक हमारे ग्रंथों में हैं क्या, कहाँ रखूँ
hg: beti china se sikke wala mendhak aur dragon layi hai, kya ye hamare vastu shastra ki cheeze hai | laughing buddha dragon mendhak hamare granth me hai kya, kaha rakhu
en: where to keep the three legged frog | do chinese coins at the door bring money | are feng shui items needed with vaastu | is feng shui same as vaastu | money frog facing door or inside | lucky cat waving in shop | dragon statue at home | do feng shui things work | feng shui frog direction | 3 coins red ribbon | fengshui things for money | lucky cat real or fake
hi: तीन टाँग वाला मेंढक कहाँ रखें | चीनी सिक्के दरवाज़े पर टाँगने से पैसा आता है क्या | फेंगशुई और वास्तु एक ही हैं क्या | फेंगशुई की चीज़ें रखनी चाहिए क्या | दुकान में हाथ हिलाती बिल्ली | ड्रैगन की मूर्ति घर में रखना | फेंगशुई काम करता है क्या | फेंगशुई मेंढक | तीन सिक्के लाल रिबन | फेंगशुई से धन | किस्मत वाली बिल्ली
hg: teen taang wala mendhak kaha rakhe | chinese coin darwaze par lagane se paisa aata hai kya | feng shui aur vastu ek hi hai kya | feng shui ki cheeze rakhni chahiye kya | dukan me hath hilati billi | dragon ki murti ghar me rakhna | feng shui kaam karta hai kya | paise wala mendhak kis disha me | fengshui mendhak | teen sikke lal ribbon | feng shui se paisa | lucky cat dukan me
@what modern wide CUSTOM
en: Coins, frog, dragon and lucky cat belong to feng shui and East Asian custom, not to vaastu; they are decoration, and none of them brings money by itself. Your home lacks nothing without them.
hi: सिक्के, मेंढक, ड्रैगन और बिल्ली फेंगशुई और पूर्वी एशिया के रिवाज हैं, वास्तु के नहीं; ये सजावट हैं और कोई अपने आप धन नहीं लाती। इनके बिना घर में कोई कमी नहीं।
hg: Sikke, mendhak, dragon aur billi feng shui aur poorvi Asia ke riwaz hain, vaastu ke nahi; yeh sajawat hain aur koi apne aap dhan nahi laati. Inke bina ghar me koi kami nahi.
@where modern most CUSTOM
en: By that custom the frog sits low inside near the door, looking into the room, and three coins on a red ribbon hang on the inner door handle. Keep them out of the mandir.
hi: उस रिवाज में मेंढक द्वार के भीतर नीचे, कमरे की ओर मुँह करके बैठता है, और लाल फ़ीते में तीन सिक्के भीतर के हैंडल पर टँगते हैं। इन्हें मंदिर में न रखें।
hg: Us riwaz me mendhak darwaze ke andar neeche, kamre ki or muh karke baithta hai, aur laal feete me teen sikke andar ke handle par tangte hain. Inhe mandir me na rakhein.
@what modern wide PRAC
en: The laughing Buddha, the three-legged frog and the dragon come from Chinese feng shui, not from Vaastu Shastra; no text of ours names them. They do no harm: keep them as decoration in the living room, not in the mandir.
hi: लाफिंग बुद्धा, तीन टाँग वाला मेंढक और ड्रैगन चीनी फेंगशुई के हैं, वास्तु शास्त्र के नहीं; हमारे किसी ग्रंथ में इनका नाम नहीं। इनसे हानि नहीं: सजावट के रूप में बैठक में रखें, पूजा में नहीं।
hg: Laughing buddha, teen taang wala mendhak aur dragon Chinese feng shui ke hain, Vaastu Shastra ke nahi; hamare kisi granth me inka naam nahi. Inse haani nahi: sajawat ke roop me baithak me rakhein, mandir me nahi.

# kamdhenu-cow object
@names
en: kamdhenu, cow and calf statue, kamdhenu statue
hi: कामधेनु, गाय बछड़े की मूर्ति, कामधेनु गाय
hg: kamdhenu gai, gai bachde ki murti, kamdhenu cow
@ask
en: where to keep kamdhenu at home | kamdhenu cow direction | brass cow with calf in mandir | can kamdhenu be in the bedroom | is kamdhenu good for shop | kamdhenu facing which way | nandi idol at home where | kamdhenu statue direction | cow calf idol in pooja | silver kamdhenu | kamdhenu vastu
en: kamdhenu facing direction | kamdhenu in kids room study table | nandi at home without shivling
hi: कामधेनु गाय कहाँ रखें | कामधेनु किस दिशा में रखें | गाय बछड़े की मूर्ति मंदिर में रखें क्या | कामधेनु की मूर्ति घर में रखने से क्या होता है | दुकान में कामधेनु | पीतल की कामधेनु | नंदी की मूर्ति घर में कहाँ रखें | कामधेनु मूर्ति का स्थान | गाय की मूर्ति घर में | चाँदी की कामधेनु | कामधेनु का मुख
hi: कामधेनु का मुँह किस ओर | नंदी बिना शिवलिंग | कामधेनु बच्चों के कमरे में
hg: kamdhenu gai kaha rakhe | kamdhenu kis disha me rakhe | gai bachde ki murti mandir me rakhe kya | kamdhenu ghar me rakhne se kya hota hai | dukan me kamdhenu rakhna | peetal ki kamdhenu | nandi ki murti ghar me kaha rakhe | kamdhenu murti ki jagah | gai ki murti ghar me | chandi ki kamdhenu | kamdhenu ka muh kidhar
hg: kamdhenu ka muh kis taraf | nandi bina shivling ke | kamdhenu kids room me
@places good NE; fine E N W NW; avoid S
@where modern most PRAC
en: Kamdhenu with her calf stands in the mandir or the north-east of the living room, in brass, silver or marble. Nandi belongs before a Shivling, looking at it.
hi: बछड़े के साथ कामधेनु मंदिर में या बैठक के ईशान में रखें, पीतल, चाँदी या संगमरमर की। नंदी शिवलिंग के सामने, उसकी ओर देखते हुए रहते हैं।
hg: Bachhde ke saath Kamdhenu mandir me ya baithak ke north-east me rakhein, peetal, chaandi ya sangmarmar ki. Nandi shivling ke saamne, uski or dekhte hue rehte hain.
@what classical most PUR
en: Kamdhenu is the wish-granting cow of the Puranas, a picture of motherly plenty. To feed a living cow or help a goshala is the same devotion.
hi: कामधेनु पुराणों की इच्छा पूरी करने वाली गाय है, माँ जैसी समृद्धि का रूप। किसी गाय को चारा देना या गोशाला की सहायता वही भक्ति है।
hg: Kamdhenu Puranon ki ichchha poori karne wali gai hai, maa jaisi samriddhi ka roop. Kisi gai ko chaara dena ya goshala ki sahayata wahi bhakti hai.
@face modern most PRAC
en: Cow and calf look into the house, east or north by most; in a child's room the east serves. Nandi alone is fine as a showpiece, to worship he looks at his Lord.
hi: गाय-बछड़ा घर के भीतर, अधिकतर पूर्व या उत्तर मुख; बच्चे के कमरे में पूर्व। नंदी अकेले सजावट में ठीक, पूजा में वे अपने स्वामी को देखते हैं।
hg: Gaay-bachhda ghar ke andar, zyadatar purv ya uttar mukh; bachche ke kamre me purv. Nandi akele sajavat me theek, puja me ve apne swami ko dekhte hain.

# love-birds-picture object
@names
en: love birds picture, pair of swans, mandarin ducks, pair of birds showpiece
hi: लव बर्ड्स की तस्वीर, हंस का जोड़ा, तोते का जोड़ा
hg: love birds ki photo, hans ka joda, tote ka joda, birds ki photo
@ask
en: which picture is good for husband wife love | where to keep a pair of swans | love birds painting in bedroom | mandarin duck direction | heart shaped showpiece in bedroom | parrot picture for study | caged birds at home good or bad | pair of birds for bedroom | swans showpiece direction | parrot painting vastu | pet birds in cage vastu
hi: पति-पत्नी के प्रेम के लिए कौन सी तस्वीर लगाएँ | हंस का जोड़ा कहाँ रखें | बेडरूम में लव बर्ड्स की फ़ोटो | तोते की तस्वीर पढ़ाई के लिए | पिंजरे में पक्षी रखना शुभ है क्या | बत्तख़ का जोड़ा किस दिशा में | पक्षियों का जोड़ा | बेडरूम के लिए तस्वीर | हंस की जोड़ी शयनकक्ष में | तोता पालना
hg: pati patni ke pyar ke liye kaunsi photo lagaye | hans ka joda kaha rakhe | bedroom me love birds ki photo | tote ki photo padhai ke liye | pinjre me pakshi rakhna shubh hai kya | battakh ka joda kis disha me rakhe | bedroom me kaunsi photo lagani chahiye | pakshi ka joda bedroom me | bedroom ke liye photo | hans ki jodi bedroom me
@places good SW; fine S W E
@where modern most PRAC
en: A pair of swans, doves or love birds goes to the south-west of the bedroom, as a sign of togetherness. A parrot picture is liked in the north of a study room.
hi: हंस, कबूतर या लव बर्ड्स का जोड़ा शयनकक्ष के नैऋत्य में रखते हैं, साथ का प्रतीक। तोते की तस्वीर अध्ययन-कक्ष के उत्तर में पसंद की जाती है।
hg: Hans, kabootar ya love birds ka joda bedroom ke south-west me rakhte hain, saath ka prateek. Tote ki tasveer study room ke north me pasand ki jaati hai.
@ok modern wide SENSE
en: It is a pleasant sign and no remedy; talk and time together help a couple more. Live birds in a cage are no blessing, and catching Indian parrots is forbidden by law.
hi: यह सुखद चिह्न है, उपाय नहीं; दंपती को बातचीत और साथ का समय अधिक मदद करता है। पिंजरे के जीवित पक्षी शुभ नहीं, और भारतीय तोते पकड़ना क़ानून से मना है।
hg: Yeh sukhad chinh hai, upay nahi; dampati ko baatcheet aur saath ka samay zyada madad karta hai. Pinjre ke zinda pakshi shubh nahi, aur Bharatiya tote pakadna kanoon se mana hai.

# kids-room-pictures object
@names
en: pictures for children's room, posters in study room, picture on study wall
hi: बच्चों के कमरे की तस्वीरें, पढ़ाई के कमरे की तस्वीर
hg: bacho ke room me photo, study room me photo, padhai ke kamre ki tasveer
@ask
en: which picture is good in the children's room | saraswati picture on the study table | posters for student's room vaastu | world map on which wall | superhero posters are ok or not | globe on study table direction | what to put on the wall in front of a studying child | kids room painting | study room wall picture | saraswati photo for student | map in study room
en: cartoon posters in kids room | world map globe direction | god picture in child bedroom | which photo for study concentration
hi: बच्चों के कमरे में कौन सी तस्वीर लगाएँ | पढ़ाई की मेज़ के सामने क्या लगाएँ | सरस्वती की तस्वीर कहाँ लगाएँ | दुनिया का नक़्शा किस दीवार पर | ग्लोब किस दिशा में रखें | बच्चे के कमरे में पोस्टर ठीक हैं क्या | पढ़ाई में मन लगे ऐसी तस्वीर | बच्चों के कमरे की पेंटिंग | स्टडी रूम में कौन सी फ़ोटो | विद्यार्थी के लिए सरस्वती फ़ोटो | दौड़ते बच्चों की तस्वीर
hi: बच्चों के कमरे में कार्टून | ग्लोब किस दिशा में | बच्चे के कमरे में भगवान की फ़ोटो
hg: baccho ke kamre me kaunsi photo lagaye | study table ke samne kya lagaye | saraswati ki photo kaha lagaye | world map kis deewar par lagaye | globe kis disha me rakhe | bache ke room me poster thik hai kya | padhai me man lage aisi photo | kids room ki painting | study room me kaunsi photo | student ke liye saraswati photo | bacho ke room me cartoon poster
hg: baccho ke room me cartoon poster | globe kis disha me rakhe | bacche ke room me bhagwan ki photo
@which modern most PRAC
en: In a child's room pictures of Saraswati or Ganesh, sunrise, plants, animals at play and his own drawings do well; violent or frightening posters are left out. A globe or map stands in the north-east or north.
hi: बच्चे के कमरे में सरस्वती या गणेश, उगता सूर्य, पौधे, खेलते पशु और उसके अपने चित्र अच्छे हैं; हिंसक या डरावने पोस्टर नहीं। ग्लोब या नक़्शा ईशान या उत्तर में रखें।
hg: Bachche ke kamre me Saraswati ya Ganesh, ugta Surya, paudhe, khelte pashu aur uske apne chitra achhe hain; hinsak ya daraavne poster nahi. Globe ya naksha north-east ya north me rakhein.
@ok modern wide SENSE
en: Keep the wall before the study table quiet: one picture, a timetable, good light. Sleep, play and praise do more for study than any picture.
hi: पढ़ाई की मेज़ के सामने की दीवार सादी रखें: एक चित्र, समय-सारिणी, अच्छी रोशनी। नींद, खेल और शाबाशी किसी तस्वीर से अधिक काम करते हैं।
hg: Study table ke saamne ki deewar saadi rakhein: ek chitra, time table, achhi roshni. Neend, khel aur shabashi kisi tasveer se zyada kaam karte hain.
@where modern most PRAC
en: Gods and Saraswati on the east or north-east wall, certificates and family on the west or south, world map north or north-east, calm cartoons on the side wall, nothing heavy above the bed.
hi: भगवान और सरस्वती पूर्व या ईशान दीवार पर, प्रमाणपत्र-परिवार पश्चिम या दक्षिण, विश्व मानचित्र उत्तर या ईशान, शांत कार्टून बग़ल में, बिस्तर के ऊपर भारी कुछ नहीं।
hg: Bhagwan aur Saraswati purv ya ishan deewar par, certificate-parivar paschim ya dakshin, vishwa map uttar ya ishan, shaant cartoon bagal me, bistar ke upar bhaari kuch nahi.

# dining-kitchen-pictures object
@names
en: picture in dining room, picture in kitchen, annapurna picture, fruit painting
hi: भोजन कक्ष की तस्वीर, रसोई में तस्वीर, अन्नपूर्णा की तस्वीर, फलों की तस्वीर
hg: dining room me photo, kitchen me photo, annapurna mata ki photo, phal ki photo
@ask
en: which picture is good in the dining room | annapurna photo in kitchen where | fruit bowl painting good or not | can gods' photo be in the kitchen | what to hang on kitchen wall | last meal or fasting pictures in dining hall | painting for dining hall | annapurna devi photo direction | kitchen wall art | fruits picture in kitchen
en: god photo in kitchen allowed | dining room painting wall direction | annapurna photo direction in kitchen
hi: भोजन कक्ष में कौन सी तस्वीर लगाएँ | रसोई में अन्नपूर्णा की तस्वीर कहाँ लगाएँ | फलों की पेंटिंग कैसी है | रसोई में कौन से भगवान की फ़ोटो लगाएँ | डाइनिंग की दीवार पर क्या लगाएँ | किचन की दीवार पर तस्वीर | डाइनिंग हॉल की पेंटिंग | अन्नपूर्णा माता की फ़ोटो किस दिशा में | रसोई की दीवार पर क्या लगाएँ | रसोई में फल की तस्वीर
hi: रसोई में भगवान की फ़ोटो | डाइनिंग में कौन सी तस्वीर | अन्नपूर्णा की तस्वीर किस दिशा में
hg: dining room me kaunsi photo lagaye | kitchen me annapurna mata ki photo kaha lagaye | phalo ki painting kaisi hai | rasoi me kaun se bhagwan ki photo lagaye | dining ki deewar par kya lagaye | kitchen ki wall par photo | dining hall ki painting | annapurna mata ki photo kis disha me | rasoi ki deewar par kya lagaye | kitchen me phal ki photo
hg: kitchen me bhagwan ki photo laga sakte hai | dining me kaun si photo | annapurna ki photo kis disha me
@which modern most PRAC
en: In the dining room fruit, harvest, flowers or the family at table are liked; in the kitchen Annapurna, on the east or north-east wall and away from smoke and the sink.
hi: भोजन कक्ष में फल, फ़सल, फूल या साथ खाते परिवार का चित्र अच्छा है; रसोई में अन्नपूर्णा, पूर्व या ईशान की दीवार पर, धुएँ और सिंक से दूर।
hg: Dining room me phal, fasal, phool ya saath khate parivar ka chitra achha hai; kitchen me Annapurna, east ya north-east ki deewar par, dhuein aur sink se door.
@why classical most PUR
en: Annapurna is Parvati who gives food, even to Shiva; her picture asks that nobody leaves the house hungry. Wipe it often, as kitchen grease settles on it.
hi: अन्नपूर्णा पार्वती का अन्न देने वाला रूप हैं, शिव को भी; उनका चित्र याद दिलाता है कि घर से कोई भूखा न जाए। उसे अक्सर पोंछें, रसोई की चिकनाई जमती है।
hg: Annapurna Parvati ka anna dene wala roop hain, Shiv ko bhi; unka chitra yaad dilata hai ki ghar se koi bhookha na jaye. Use aksar ponchein, rasoi ki chiknai jamti hai.
@where modern most PRAC
en: Annapurna on the kitchen's east or north-east, looking west, seen while you cook; fruit and harvest on the dining room's east, west or north. Where meat is cooked keep the gods in the mandir.
hi: अन्नपूर्णा रसोई के पूर्व या ईशान में, पश्चिम मुख, पकाते समय दिखें; फल और फ़सल डाइनिंग के पूर्व, पश्चिम या उत्तर में। मांस पके तो भगवान मंदिर में रखें।
hg: Annapurna rasoi ke purv ya ishan me, paschim mukh, pakate samay dikhein; phal aur fasal dining ke purv, paschim ya uttar me. Maans pake to bhagwan mandir me rakhein.

# flag-on-house object
@names
en: flag on the roof, hanuman flag on house, saffron flag at home, dhwaj
hi: घर पर ध्वज, छत पर झंडा, हनुमान जी का झंडा, केसरिया ध्वज
hg: ghar par jhanda, chhat par dhwaj, hanuman ji ka jhanda, kesariya jhanda
@ask
en: which direction to put the flag on the house | hanuman flag on terrace when to change | red or saffron flag on the home | old flag of the roof what to do | flag on the mandir of the house | is a torn dhwaja bad | which day to hoist the dhwaj at home | flag on terrace direction | hanuman dhwaja at home | bhagwa flag on roof | flag faded change when
en: hanuman flag which direction house | flag on roof for renter | torn flag what to do
hi: घर की छत पर झंडा किस दिशा में लगाएँ | हनुमान जी का ध्वज कब बदलें | घर पर कौन से रंग का ध्वज लगाएँ | पुराने झंडे का क्या करें | फटा हुआ ध्वज अशुभ है क्या | गुड़ी पड़वा पर ध्वज | ध्वज किस दिन लगाएँ | छत पर भगवा झंडा | ध्वजा कब बदलनी चाहिए | बजरंगबली का झंडा किस दिन लगाएँ | ध्वज वायव्य में क्यों
hi: छत पर झंडा किस दिशा में | फटा झंडा क्या करें | हनुमान ध्वज
hg: ghar ki chhat par jhanda kis disha me lagaye | hanuman ji ka jhanda kab badle | ghar par kaun se rang ka dhwaj lagaye | purane jhande ka kya kare | fata hua jhanda ashubh hai kya | dhwaj kis din lagaye | ghar par jhanda lagane se kya hota hai | chhat par bhagwa jhanda | dhwaja kab badalni chahiye | bajrangbali ka jhanda kis din lagaye | jhanda kis disha me lagaye
hg: chhat par jhanda kis disha me | fata jhanda kya kare | hanuman ji ka jhanda
@places good NW; fine N E W
@where modern most PRAC
en: A dhwaj on the roof is set in the north-west, the corner of the wind, in saffron, red or yellow, with Om, swastik or Hanuman on it.
hi: छत का ध्वज वायव्य में, वायु के कोने पर लगाते हैं, केसरिया, लाल या पीला, जिस पर ॐ, स्वस्तिक या हनुमान हों।
hg: Chhat ka dhwaj north-west me, vayu ke kone par lagate hain, kesariya, laal ya peela, jis par Om, swastik ya Hanuman hon.
@when modern most CUSTOM
en: It is changed on Chaitra Shukla Pratipada, Ram Navami, Hanuman Jayanti or Dussehra, or whenever it is torn or faded. Wash the old one and bury it or give it to a temple; away from electric wires, please.
hi: उसे चैत्र शुक्ल प्रतिपदा, रामनवमी, हनुमान जयंती या दशहरे पर, या फटने-फीका पड़ने पर बदलते हैं। पुराना धोकर मिट्टी में दबाएँ या मंदिर को दें; बिजली के तारों से दूर लगाएँ।
hg: Use Chaitra Shukla Pratipada, Ram Navami, Hanuman Jayanti ya Dussehra par, ya phatne-pheeka padne par badalte hain. Purana dhokar mitti me dabayein ya mandir ko dein; bijli ke taaron se door lagayein.
@why modern most CUSTOM
en: Hanuman sat on Arjun's banner, so his flag stands for victory and protection; saffron is renunciation and fire. Who rents puts a small one at balcony or mandir; the national flag has its own code.
hi: अर्जुन के ध्वज पर हनुमान थे, इसलिए ध्वज विजय और रक्षा का प्रतीक; भगवा त्याग और अग्नि है। किराए में छोटा बालकनी या मंदिर पर; राष्ट्रीय ध्वज की अपनी संहिता है।
hg: Arjun ke dhwaj par Hanuman the, isliye dhwaj vijay aur raksha ka prateek; bhagwa tyaag aur agni hai. Kiraye me chhota balcony ya mandir par; rashtriya dhwaj ki apni sanhita hai.

# pyramid-crystal object
@names
en: vastu pyramid, crystal ball, crystals at home, dream catcher, salt lamp
hi: वास्तु पिरामिड, क्रिस्टल बॉल, ड्रीम कैचर, सेंधा नमक का दीपक
hg: vastu pyramid, crystal ball, dream catcher, salt lamp, pyramid lagana
hg: pyramid charge karna, pyramid
hi: पिरामिड चार्ज करना, पिरामिड
en: charging the pyramid
@ask
en: we sell the flat, do the pyramids go with us
hi: घर बेच रहे हैं, लगाया हुआ पिरामिड साथ ले जाएँ क्या
hg: ghar bech rahe hai lagaya hua pyramid saath le jaye kya
en: the seller wants a yearly fee to charge our pyramid again
hi: पिरामिड हर साल चार्ज कराने के पैसे माँगते हैं
hg: pyramid har saal charge karne ke paise maangte hai
en: do vastu pyramids work | where to hang a crystal ball | is a dream catcher good in the bedroom | himalayan salt lamp where to place | consultant wants me to buy 27 pyramids | pyramid under the bed or at door | crystal tree for career | vastu pyramid use | crystal for home energy | dreamcatcher vastu | salt lamp direction
en: dream catcher bedroom good | salt lamp direction | crystal ball colour pink for love
hi: वास्तु पिरामिड काम करता है क्या | क्रिस्टल बॉल कहाँ लगाएँ | ड्रीम कैचर बेडरूम में लगाएँ क्या | नमक का दीपक कहाँ रखें | पिरामिड ख़रीदना ज़रूरी है क्या | पिरामिड किस दिशा में रखें | वास्तु वाले ने पिरामिड लगाने को कहा है | वास्तु पिरामिड कहाँ लगाएँ | क्रिस्टल से ऊर्जा | ड्रीमकैचर शुभ है क्या | साल्ट लैंप
hi: ड्रीम कैचर बेडरूम में | सॉल्ट लैंप किस दिशा | क्रिस्टल बॉल कहाँ
hg: vastu pyramid kaam karta hai kya | crystal ball kaha lagaye | dream catcher bedroom me lagaye kya | salt lamp kaha rakhe | pyramid kharidna jaruri hai kya | pyramid kis disha me rakhe | vastu wale ne pyramid lagane ko kaha hai | vastu pyramid kaha lagaye | crystal se energy | dreamcatcher shubh hai kya | salt lamp kis disha me
hg: dream catcher bedroom me | salt lamp kis disha me | crystal ball kaha lagaye
@ok modern wide PRAC
en: Pyramids, crystals and dream catchers are additions of the last decades, in no old vaastu text, and nobody can show that they mend a house. As decoration they are fine; you need not buy any.
hi: पिरामिड, क्रिस्टल और ड्रीम कैचर पिछले दशकों की चीज़ें हैं, वास्तु के पुराने ग्रंथों में नहीं, और कोई नहीं दिखा सकता कि वे घर सुधारते हैं। सजावट के लिए ठीक हैं; ख़रीदना ज़रूरी नहीं।
hg: Pyramid, crystal aur dream catcher pichhle dashakon ki cheezein hain, vaastu ke purane granthon me nahi, aur koi nahi dikha sakta ki woh ghar sudharte hain. Sajawat ke liye theek hain; kharidna zaroori nahi.
@where modern most PRAC
en: By today's habit a crystal ball hangs in an east or north window where the sun breaks in it, a salt lamp glows in the south-west or bedroom, and a dream catcher at a window.
hi: आज के चलन में क्रिस्टल बॉल पूर्व या उत्तर की खिड़की में टँगती है जहाँ धूप से रंग बनें, नमक का दीपक नैऋत्य या शयनकक्ष में, और ड्रीम कैचर खिड़की पर।
hg: Aaj ke chalan me crystal ball east ya north ki khidki me tangti hai jahan dhoop se rang banein, salt lamp south-west ya bedroom me, aur dream catcher khidki par.
@what modern wide CUSTOM
en: Dream catchers are a Native American cradle charm, crystals come from New Age and feng shui, pyramids from a fashion of the 1970s. Use them for beauty; a salt lamp is switched off when you leave.
hi: ड्रीम कैचर अमेरिका के मूल निवासियों का पालने का टोटका, क्रिस्टल न्यू-एज और फेंगशुई, पिरामिड 1970 के चलन से हैं। सुंदरता के लिए रखें; सॉल्ट लैंप बाहर जाते समय बंद करें।
hg: Dream catcher America ke mool nivasiyon ka paalne ka totka, crystal New-Age aur feng shui, pyramid 1970 ke chalan se hain. Sundarta ke liye rakhein; salt lamp bahar jaate samay band karein.

# antique-animal-showpiece object
@names
en: lion statue, eagle picture, deer horns, antique showpieces, camel statue, fish showpiece
hi: शेर की मूर्ति, बाज की तस्वीर, हिरण के सींग, ऊँट की मूर्ति, मछली की मूर्ति
hg: sher ki murti, baaj ki photo, hiran ke seeng, unt ki murti, chandi ki machli
@ask
en: lion statue at the gate good or bad | can antlers be kept at home | camel showpiece direction | eagle painting in office | silver fish in which direction | second hand antique idol at home | stuffed animal head on the wall | snake or dragon statue | lion pair at entrance | camel for career direction | silver fish at home | antlers on the wall
hi: गेट पर शेर की मूर्ति लगाना ठीक है क्या | हिरण के सींग घर में रखने चाहिए क्या | ऊँट की मूर्ति किस दिशा में रखें | चाँदी की मछली कहाँ रखें | पुरानी एंटीक मूर्ति घर में रखना | बाज की तस्वीर दफ़्तर में | नाग की मूर्ति घर में | द्वार पर शेर का जोड़ा | ऊँट का जोड़ा | मछली का जोड़ा घर में | घर में पुरानी चीज़ें सजाना
hg: gate par sher ki murti lagana thik hai kya | hiran ke seeng ghar me rakhne chahiye kya | unt ki murti kis disha me rakhe | chandi ki machli kaha rakhe | purani antique murti ghar me rakhna | baaj ki photo office me | naag ki murti ghar me | gate par sher ka joda | unt ka joda | machli ka joda ghar me | ghar me antique cheeze
@which modern most PRAC
en: Lions guard a gate in pairs and stay outside; camels stand in the north-west, silver fish in the north or north-east. Calm animals suit living rooms, preying ones offices at most.
hi: शेर जोड़े में फाटक पर बाहर रहते हैं; ऊँट वायव्य में, चाँदी की मछली उत्तर या ईशान में। बैठक में शांत पशु अच्छे हैं, शिकारी पशु अधिक से अधिक दफ़्तर में।
hg: Sher jode me gate par bahar rehte hain; unt north-west me, chaandi ki machhli north ya north-east me. Baithak me shaant pashu achhe hain, shikari pashu zyada se zyada office me.
@ok modern wide OFFICIAL
en: Horns, skins and stuffed animals are better not kept at home: custom dislikes remains of the dead, and the wildlife law of India forbids most of them without a certificate.
hi: सींग, खाल और भूसा भरे पशु घर में न रखें: रिवाज में मृत के अंश अच्छे नहीं, और भारत का वन्यजीव क़ानून बिना प्रमाणपत्र के इनमें से अधिकतर को मना करता है।
hg: Seeng, khaal aur bhusa bhare pashu ghar me na rakhein: riwaz me mrit ke ansh achhe nahi, aur Bharat ka wildlife kanoon bina certificate ke inme se zyadatar ko mana karta hai.

# broken-frames-bare-walls object
@names
en: broken photo frame, cracked picture glass, empty wall, modern abstract art
hi: टूटा फोटो फ्रेम, चटका शीशा, खाली दीवार, अमूर्त चित्र, दीवार पर चित्र
hg: toota photo frame, frame ka sheesha toot gaya, khali deewar, abstract painting, deewar par chitra
en: nude painting, naked woman painting
hi: नग्न चित्र, नंगी तस्वीर
hg: nagn painting, nude painting
@ask
en: a nude painting came into our living room, elders feel awkward
hi: बैठक में नग्न चित्र लगा दिया, बड़ों को शर्म आती है
hg: baithak me nude painting laga di badon ko sharm aati hai
en: can a cracked photo frame stay on the wall | is a photo falling down bad | empty south wall what to hang | abstract painting vaastu | how to choose paintings for the living room | too many pictures on one wall | photo frame glass broken god picture | cracked glass photo | what to hang on north wall | empty wall vastu | choose wall painting
en: photo frame fell and broke omen | how high to hang paintings | wall empty north what to hang | painting of girl woman alone
hi: टूटा हुआ फ़ोटो फ़्रेम लगा रहने दें क्या | फ़्रेम का शीशा टूट जाए तो क्या करें | दक्षिण की ख़ाली दीवार पर क्या लगाएँ | अमूर्त पेंटिंग ठीक है क्या | बैठक में कैसी पेंटिंग लगाएँ | एक दीवार पर बहुत तस्वीरें हैं | फ़ोटो गिर जाए तो अशुभ है क्या | उत्तर की दीवार पर क्या लगाएँ | चटका हुआ फ़्रेम | पूर्व की दीवार पर कौन सी तस्वीर | ख़ाली दीवार वास्तु | चित्र कहाँ लगाएँ | ख़ाली दीवार पर कौन सा चित्र लगाएँ | घर में चित्र कहाँ लगाएँ | कौन सा चित्र लगाना अच्छा है
hi: फ़ोटो गिरकर टूटी अपशकुन | तस्वीर कितनी ऊँची लगाएँ | ख़ाली दीवार पर क्या लगाएँ
hg: tuta hua photo frame laga rehne de kya | frame ka sheesha toot jaye to kya kare | south ki khali deewar par kya lagaye | abstract painting thik hai kya | drawing room me kaisi painting lagaye | ek deewar par bahut photo hai | photo gir jaye to ashubh hai kya | north ki deewar par kya lagaye | chatka hua frame | east ki deewar par kaunsi photo | khali deewar vastu | chitra kaha lagaye | khali deewar par kaun sa chitra lagaye | ghar me chitra kaha lagaye | kaun sa chitra lagana accha hai | chitra kis deewar par lagaye
hg: photo gir ke toot gayi apshakun | photo kitni unchai par lagaye | khali deewar par kya lagaye
@do modern wide PRAC
en: A cracked frame is repaired or taken down, as one does with all broken things; it is no omen. Old glass goes out wrapped in paper so that nobody is cut.
hi: चटका फ़्रेम ठीक करवा लें या उतार दें, जैसे हर टूटी चीज़; यह अपशकुन नहीं। टूटा शीशा काग़ज़ में लपेटकर फेंकें ताकि किसी को न लगे।
hg: Chatka frame theek karwa lein ya utaar dein, jaise har tooti cheez; yeh apshakun nahi. Toota sheesha kaagaz me lapetkar phenkein taaki kisi ko na lage.
@which modern most PRAC
en: For bare walls: water and greens in the north, sunrise in the east, mountains or horses in the south, family in the south-west, and light and air for the north-east. Abstract art in calm colours is fine anywhere.
hi: ख़ाली दीवारों पर: उत्तर में जल और हरियाली, पूर्व में उगता सूर्य, दक्षिण में पहाड़ या घोड़े, नैऋत्य में परिवार, और ईशान खुला-हल्का। शांत रंगों की अमूर्त कला कहीं भी ठीक है।
hg: Khaali deewaron par: north me jal aur hariyali, east me ugta Surya, south me pahad ya ghode, south-west me parivar, aur north-east khula-halka. Shaant rangon ki abstract kala kahin bhi theek hai.
@how modern most SENSE
en: Hang with the middle at eye height, about 5 feet, with two hooks and level; gods higher than family photos. A fallen frame means a weak nail: change glass and hook.
hi: बीच आँख की ऊँचाई, लगभग 5 फ़ीट, पर दो हुक से सीधी टाँगें; भगवान की तस्वीर परिवार से ऊपर। गिरा फ़्रेम कमज़ोर कील बताता है: शीशा और हुक बदलें।
hg: Beech aankh ki oonchai, lagbhag 5 feet, par do hook se seedhi taangein; bhagwan ki tasveer parivar se upar. Gira frame kamzor keel batata hai: sheesha aur hook badlein.
@ok modern most SENSE
en: No text forbids a nude as art, but the living room is shared: hang it where elders and children are at ease, such as your own bedroom, or choose another picture there. It is a matter of respect, not of dosh.
hi: कला के रूप में नग्न चित्र किसी ग्रंथ में मना नहीं, पर बैठक सबकी है: उसे वहाँ लगाएँ जहाँ बड़े और बच्चे सहज रहें, जैसे अपने कमरे में, या बैठक के लिए दूसरा चित्र चुनें। यह आदर की बात है, दोष की नहीं।
hg: Kala ke roop me nude painting kisi granth me mana nahi, par baithak sabki hai: use wahan lagayein jahan bade aur bachche sahaj rahein, jaise apne kamre me, ya baithak ke liye doosra chitra chunein. Yeh aadar ki baat hai, dosh ki nahi.

# flower-lotus-picture object
@names
en: lotus painting, flower painting, sunflower picture, rose picture, tree of life painting
hi: कमल की तस्वीर, फूलों की पेंटिंग, सूरजमुखी की तस्वीर, कल्पवृक्ष का चित्र
hg: kamal ki photo, phoolo ki painting, surajmukhi ki photo, tree of life painting
@ask
en: lotus painting direction | where to hang flower paintings | sunflower picture in kitchen or hall | is tree of life painting good | red rose picture in bedroom | forest painting vastu | lakshmi on lotus picture wall
en: rose painting bedroom | sunflower painting direction | lotus in office | tulip artificial flower photo
hi: कमल की पेंटिंग किस दिशा में लगाएँ | फूलों की तस्वीर कहाँ लगाएँ | सूरजमुखी का चित्र किस दीवार पर | कल्पवृक्ष की तस्वीर शुभ है क्या | बेडरूम में गुलाब की तस्वीर | जंगल की पेंटिंग घर में
hi: गुलाब की तस्वीर बेडरूम में | सूरजमुखी की तस्वीर किस दिशा में | कमल की तस्वीर ऑफ़िस में
hg: kamal ki painting kis disha me lagaye | phoolo ki photo kaha lagaye | surajmukhi ki photo kis deewar par | tree of life painting shubh hai kya | bedroom me gulab ki photo | jungle ki painting ghar me
hg: gulab ki photo bedroom me | surajmukhi ki photo kis disha me | kamal ki photo office me
@places good N E NE; fine NW SE W
@where modern most PRAC
en: Lotus and flower paintings suit the north, east or north-east wall of the living room; pink or red flowers in pairs the bedroom. Sunflowers are gladly hung in the east or the dining room.
hi: कमल और फूलों के चित्र बैठक की उत्तर, पूर्व या ईशान दीवार पर अच्छे हैं; शयनकक्ष में गुलाबी या लाल फूलों के जोड़े। सूरजमुखी पूर्व में या भोजन कक्ष में पसंद किया जाता है।
hg: Kamal aur phoolon ke chitra baithak ki north, east ya north-east deewar par achhe hain; bedroom me gulabi ya laal phoolon ke jode. Surajmukhi east me ya dining room me pasand kiya jata hai.
@ok modern wide PRAC
en: Living plants, fruit and blossom please everybody; dried, thorny or leafless ones are left out. A tree of life is a fine sign of family, on the east or south-west wall.
hi: हरे पौधे, फल और फूल सबको भाते हैं; सूखे, काँटेदार या बिना पत्तों वाले नहीं लगाते। कल्पवृक्ष परिवार का सुंदर प्रतीक है, पूर्व या नैऋत्य दीवार पर।
hg: Hare paudhe, phal aur phool sabko bhaate hain; sookhe, kaantedar ya bina patton wale nahi lagate. Tree of life parivar ka sundar prateek hai, east ya south-west deewar par.
@why classical wide PUR
en: The lotus grows from mud and stays clean; Lakshmi, Brahma and Saraswati sit on it, so it stands for grace. Pink or white on north or east, red in the south of the bedroom for love, sunflower east for light.
hi: कमल कीचड़ में उगकर निर्मल रहता है; लक्ष्मी, ब्रह्मा, सरस्वती उस पर बैठते हैं, इसलिए कृपा का प्रतीक। गुलाबी-सफ़ेद उत्तर या पूर्व, लाल शयनकक्ष के दक्षिण में प्रेम के लिए, सूरजमुखी पूर्व में।
hg: Kamal keechad me ugkar nirmal rehta hai; Lakshmi, Brahma, Saraswati us par baithte hain, isliye kripa ka prateek. Gulabi-safed uttar ya purv, laal bedroom ke dakshin me prem ke liye, surajmukhi purv me.

# office-shop-pictures object
@names
en: picture in the office, painting for office cabin, picture in the shop, painting behind office chair
hi: ऑफिस में तस्वीर, दुकान में तस्वीर, केबिन में पेंटिंग
hg: office me photo, dukan me photo, cabin me painting, office me konsi photo lagaye
@ask
en: which painting is good for office | picture behind the boss chair | photo for shop to attract customers | leaders' photo in office which wall | world map in office direction | what should I hang in front of my desk | clinic waiting room pictures
en: what picture behind boss chair | shop god picture or scenery | which painting for business growth | founder dead photo in office
hi: ऑफ़िस में कौन सी पेंटिंग लगाएँ | मालिक की कुर्सी के पीछे कौन सी तस्वीर | दुकान में कौन सी फ़ोटो लगाएँ | दफ़्तर में नेताओं की तस्वीर किस दीवार पर | डेस्क के सामने क्या लगाएँ | क्लिनिक में कैसी तस्वीर
hi: ऑफ़िस में कुर्सी के पीछे कौन सी तस्वीर | दुकान में कौन सी तस्वीर लगाएँ | दिवंगत मालिक की फ़ोटो ऑफ़िस में
hg: office me kaunsi painting lagaye | boss ki kursi ke piche kaunsi photo | dukan me kaunsi photo lagaye | office me netao ki photo kis deewar par | desk ke samne kya lagaye | clinic me kaisi photo lagaye
hg: office me kursi ke piche kaun si photo | dukan me kaun si photo lagaye | mare hue malik ki photo office me
@which modern most PRAC
en: In an office mountains or a city skyline hang behind the chair, on the south or west; running horses, growth and greenery on the south or east; water on the north. Founders' photos go to the south-west.
hi: दफ़्तर में कुर्सी के पीछे, दक्षिण या पश्चिम में पहाड़ या शहर का दृश्य; दक्षिण या पूर्व में दौड़ते घोड़े, हरियाली; उत्तर में जल। संस्थापकों की तस्वीर नैऋत्य में।
hg: Office me kursi ke peeche, south ya west me pahad ya shehar ka drishya; south ya east me daudte ghode, hariyali; north me jal. Founders ki tasveer south-west me.
@ok modern most PRAC
en: Behind the chair avoid water, a window or the gods; before the desk keep a calm view. In a clinic gardens and children's drawings ease people; no picture brings customers by itself.
hi: कुर्सी के पीछे जल, खिड़की या भगवान न हों; मेज़ के सामने शांत दृश्य रखें। क्लिनिक में बग़ीचे और बच्चों के चित्र मन हल्का करते हैं; कोई चित्र अपने आप ग्राहक नहीं लाता।
hg: Kursi ke peeche jal, khidki ya Bhagwan na hon; mez ke saamne shaant drishya rakhein. Clinic me bageeche aur bachchon ke chitra mann halka karte hain; koi chitra apne aap grahak nahi laata.
@do modern most PRAC
en: Behind the chair: mountain, tall building or plain wall, without waterfall; in front: sunrise, seven horses running inward or greenery. A founder who has died on the south wall, looking north, garlanded.
hi: कुर्सी के पीछे: पहाड़, ऊँची इमारत या सादी दीवार, झरना नहीं; सामने: उगता सूर्य, भीतर दौड़ते सात घोड़े या हरियाली। दिवंगत संस्थापक दक्षिण दीवार पर, उत्तर मुख, माला सहित।
hg: Kursi ke peeche: pahad, oonchi imarat ya saadi deewar, jharna nahi; saamne: ugta Surya, andar daudte saat ghode ya hariyali. Divangat sansthapak dakshin deewar par, uttar mukh, mala sahit.

# god-photo-placement object
@names
en: god photo in living room, god picture direction, god photo on which wall
hi: भगवान की तस्वीर किस दिशा में, बैठक में भगवान की तस्वीर
hg: bhagwan ki photo kis disha me, hall me bhagwan ki photo
@ask
en: where to hang god photos in the hall | which god photo for main hall | can god photo be kept in bedroom | god photo near tv | god photo on south wall | god photo on bathroom wall | god calendar on which wall | old god photo direction
hi: हॉल में भगवान की फ़ोटो कहाँ लगाएँ | बेडरूम में भगवान की फ़ोटो | दक्षिण दीवार पर भगवान की फ़ोटो | टीवी के पास भगवान की फ़ोटो | कैलेंडर में भगवान की फ़ोटो
hg: hall me bhagwan ki photo kaha lagaye | bedroom me bhagwan ki photo laga sakte hai | south wall par bhagwan ki photo | tv ke paas bhagwan ki photo | bathroom ki deewar par bhagwan ki photo
@where modern most PRAC
en: Pictures of gods hang on the east, north or north-east wall of the living room, at eye height or above; south walls, the bathroom's wall, under stairs and above the TV or shoe rack are left out. Hanuman may look south.
hi: भगवान की तस्वीर बैठक की पूर्व, उत्तर या ईशान दीवार पर, आँख की ऊँचाई या ऊपर; दक्षिण दीवार, बाथरूम की दीवार, सीढ़ी के नीचे, टीवी-जूते की रैक के ऊपर नहीं। हनुमान दक्षिण देख सकते हैं।
hg: Bhagwan ki tasveer baithak ki purv, uttar ya ishan deewar par, aankh ki oonchai ya upar; dakshin deewar, bathroom ki deewar, seedhi ke neeche, TV-joote ki rack ke upar nahi. Hanuman dakshin dekh sakte hain.
@which modern most PRAC
en: For the hall: Ram Darbar or Shiv Parivar for concord, Radha-Krishna for love, Lakshmi-Ganesh for good work, one or two calm pictures, not a wall of twenty. Worshipped ones stay in the mandir.
hi: हॉल के लिए: मेल के लिए राम दरबार या शिव परिवार, प्रेम के लिए राधा-कृष्ण, शुभ काम के लिए लक्ष्मी-गणेश; एक-दो शांत तस्वीरें, बीस नहीं। पूजी जाने वाली मंदिर में।
hg: Hall ke liye: mel ke liye Ram Darbar ya Shiv Parivar, prem ke liye Radha-Krishna, shubh kaam ke liye Lakshmi-Ganesh; ek-do shaant tasveerein, bees nahi. Pooji jaane wali mandir me.
@do modern most PRAC
en: A picture in the bedroom is fine as art, on the north-east or east, a curtain if you wish. If nailed to a bad wall, change the nail at the next painting; nobody is harmed.
hi: शयनकक्ष में तस्वीर कला की तरह ईशान या पूर्व में ठीक, चाहें तो परदा। ग़लत दीवार पर हो तो अगली पुताई में बदलें; किसी को हानि नहीं।
hg: Bedroom me tasveer kala ki tarah ishan ya purv me theek, chahein to parda. Galat deewar par ho to agli putai me badlein; kisi ko haani nahi.
@see broken-frames-bare-walls, mandir-facing

# flute-bansuri object
@names
en: flute at home, krishna's flute, bamboo flute vastu, silver flute
hi: घर में बाँसुरी, कृष्ण की बाँसुरी, चाँदी की बाँसुरी
hg: ghar me bansuri, krishna ki bansuri, chandi ki bansuri, basuri vastu
hg: bansuri kahan, bansuri tangna
hi: बाँसुरी कहाँ
en: where to hang the flute
@ask
en: where to keep a flute at home | flute at main door good or bad | can I hang a flute under a beam | flute in the bedroom for couple | bamboo or silver flute | how many flutes should be kept | flute in shop
hi: बाँसुरी घर में कहाँ रखें | बाँसुरी मुख्य द्वार पर लगा सकते हैं | बीम के नीचे बाँसुरी | बेडरूम में बाँसुरी रखना कैसा | बाँस की या चाँदी की बाँसुरी | कितनी बाँसुरी रखें | दुकान में बाँसुरी
hg: bansuri ghar me kaha rakhe | bansuri main door pe laga sakte hai | beam ke niche bansuri | bedroom me bansuri rakhna kaisa | baans ki ya chandi ki bansuri | kitni bansuri rakhe | dukan me bansuri
hg: bansuri kaha taange | bansuri kis jagah latkaye
@places good N NE E; fine NW W
@where modern most PRAC
en: A flute lies best in the mandir with Krishna, or hangs on the north-east, east or north wall. One clean, unbroken bamboo flute is enough; silver or brass are for the deity's hand.
hi: बाँसुरी सबसे अच्छी मंदिर में कृष्ण के पास, या ईशान, पूर्व या उत्तर की दीवार पर। एक साफ़, साबुत बाँस की बाँसुरी काफ़ी; चाँदी या पीतल की देवता के हाथ के लिए।
hg: Bansuri sabse achhi mandir me Krishna ke paas, ya ishan, purv ya uttar ki deewar par. Ek saaf, saabut baans ki bansuri kaafi; chaandi ya peetal ki devta ke haath ke liye.
@ok modern most PRAC
en: At the main door or in the bedroom a flute is fine, tied with a red or yellow thread, two of them for a couple. Under a beam two slanting flutes are a feng shui habit; the beam's strength is the builder's matter.
hi: मुख्य द्वार या बेडरूम में भी ठीक, लाल या पीले धागे से, दंपति के लिए दो। बीम के नीचे तिरछी दो बाँसुरी फेंगशुई की आदत है; बीम की मज़बूती निर्माता का विषय है।
hg: Main door ya bedroom me bhi theek, laal ya peele dhaage se, dampati ke liye do. Beam ke neeche tirchhi do bansuri feng shui ki aadat hai; beam ki mazbooti builder ka vishay hai.
@why modern wide CUSTOM
en: The flute is hollow, so Krishna's breath can sing in it: that is its lesson. A cracked one is let go into earth; given as a present on Janmashtami it is liked.
hi: बाँसुरी भीतर से ख़ाली है, इसलिए कृष्ण की साँस उसमें गाती है: यही उसकी सीख है। टूटी हुई मिट्टी में दें; जन्माष्टमी पर भेंट करना प्रिय है।
hg: Bansuri bheetar se khaali hai, isliye Krishna ki saans usme gaati hai: yahi uski seekh hai. Tooti hui mitti me dein; Janmashtami par bhent karna priya hai.

# ship-boat-picture object
@names
en: ship picture, boat painting, sailing ship showpiece, sinking ship picture
hi: जहाज़ की तस्वीर, नाव की पेंटिंग, जहाज़ का शोपीस
hg: jahaj ki tasveer, naav ki painting, jahaz ka showpiece
en: stormy sea painting, storm painting, sinking ship painting
hi: तूफ़ानी समुद्र का चित्र, डूबते जहाज़ का चित्र
hg: toofani samundar ka chitra, doobte jahaz ki painting
@ask
en: where to put a ship showpiece | which way should the ship face | is a sinking ship picture bad | boat painting in the hall | sailing ship in the office
hi: जहाज़ का शोपीस कहाँ रखें | जहाज़ का मुँह किधर हो | डूबते जहाज़ की तस्वीर ख़राब है क्या | हॉल में नाव की पेंटिंग | ऑफ़िस में जहाज़ का मॉडल
hg: jahaz ka showpiece kaha rakhe | jahaz ka muh kidhar ho | doobte jahaz ki photo kharab hai kya | hall me naav ki painting | office me jahaz ka model
hi: सोफ़े के ऊपर तूफ़ान में डूबते जहाज़ का चित्र | उपहार में मिली डूबते जहाज़ की तस्वीर कहाँ लगाएँ
hg: sofe ke upar doobte jahaz ki painting | gift me mili doobte jahaz ki tasveer kaha lagaye
@where modern most PRAC
en: A ship sails into the house, its bow turned from the door to the room's inside, on the north or west wall of hall or office. It is a modern sign of trade coming in, with no old verse.
hi: जहाज़ घर के भीतर आता हुआ हो, अगला भाग द्वार से अंदर की ओर, हॉल या ऑफ़िस की उत्तर या पश्चिम दीवार पर। यह आते व्यापार का आधुनिक चिह्न है, पुराना श्लोक नहीं।
hg: Jahaz ghar ke bheetar aata hua ho, agla bhaag dwar se andar ki or, hall ya office ki uttar ya paschim deewar par. Yeh aate vyapar ka aadhunik chinh hai, purana shlok nahi.
@ok modern most PRAC
en: Sinking, broken or empty boats in a storm are left out, as one sees them daily; they bring nothing about. A calm boat on a river with people or at sunrise is pleasant anywhere but the bedroom's head wall.
hi: डूबते, टूटे या तूफ़ान में ख़ाली नाव के चित्र नहीं लगाते, क्योंकि रोज़ दिखते हैं; उनसे कुछ होता नहीं। शांत नदी में नाव या सूर्योदय वाली सिरहाने की दीवार छोड़ कहीं भी भली।
hg: Doobte, toote ya toofan me khaali naav ke chitra nahi lagate, kyunki roz dikhte hain; unse kuch hota nahi. Shaant nadi me naav ya suryodaya wali sirhane ki deewar chhod kahin bhi bhali.
@do modern most PRAC
en: A storm or sinking ship given by somebody dear hangs in a study, passage or guest room rather than above the sofa; put a calm or bright picture there. Say that you want it where the light is kinder to it.
hi: किसी अपने के दिए तूफ़ान या डूबते जहाज़ के चित्र को सोफ़े के ऊपर के बदले अध्ययन, गलियारे या अतिथि कमरे में लगाएँ; वहाँ शांत चित्र हो। कह दें कि वहाँ उसकी रोशनी अच्छी है।
hg: Kisi apne ke diye toofan ya doobte jahaz ke chitra ko sofe ke upar ke badle study, galiyare ya guest room me lagayein; wahan shaant chitra ho. Keh dein ki wahan uski roshni achhi hai.

# old-memories-photos object
@names
en: wedding album after divorce, photos of an ex, gifts from an ex, old love letters, photos of a former husband
hi: तलाक़ के बाद शादी का एल्बम, पुराने रिश्ते की तस्वीरें, पूर्व पति की फ़ोटो, पुराने प्रेम-पत्र
hg: talaq ke baad shaadi ka album, ex ki photo, ex ke gift, purane love letter
@ask
en: divorced since a year and the wedding album still lies in my cupboard, is keeping it wrong | may I keep gifts of my ex in the new home | what do I do with the mangalsutra after divorce | second marriage, his first wife's photos are in the house | old love letters in the drawer, burn or keep | children want pictures of both parents after the separation
hi: तलाक़ हो चुका है, शादी का एल्बम अलमारी में है, रखना ग़लत है क्या | पुराने रिश्ते के उपहार नए घर में रखें क्या | तलाक़ के बाद मंगलसूत्र का क्या करें | दूसरी शादी है, पहली पत्नी की तस्वीरें घर में हैं | पुरानी चिट्ठियाँ जलाएँ या रखें | अलग होने के बाद बच्चे दोनों की फ़ोटो चाहते हैं
hg: talaq ho chuka hai shaadi ka album almari me hai rakhna galat hai kya | purane rishte ke gift naye ghar me rakhe kya | talaq ke baad mangalsutra ka kya kare | dusri shaadi hai pehli patni ki tasveere ghar me hai | purani chitthiyan jalaye ya rakhe | alag hone ke baad bachche dono ki photo chahte hai
@ok modern wide SENSE
en: Keeping an album after a divorce is no dosh; it is your own past. Put such things in a closed box in a store or a high cupboard, out of the bedroom, and keep what the children may want. When it no longer hurts or helps, let it go.
hi: तलाक़ के बाद एल्बम रखना कोई दोष नहीं; वह आपका अपना बीता समय है। ऐसी चीज़ें बंद डिब्बे में भंडार या ऊँची अलमारी में, शयनकक्ष से बाहर रखें, और बच्चों के लिए जो चाहिए वह बचाएँ। जब न दुखे न काम आए, तब विदा कर दें।
hg: Talaq ke baad album rakhna koi dosh nahi; woh aapka apna beeta samay hai. Aisi cheezein band dibbe me store ya oonchi almari me, bedroom se bahar rakhein, aur bachchon ke liye jo chahiye woh bachayein. Jab na dukhe na kaam aaye, tab vida kar dein.
@which modern most CUSTOM
en: Jewellery such as the mangalsutra may be kept, remade or sold; it is your property unless a court or agreement says otherwise. In a new marriage pictures of the first partner hang best in the children's room.
hi: मंगलसूत्र जैसे गहने रख सकते, बदलवा सकते या बेच सकते हैं; अदालत या समझौता कुछ और न कहे तो वे आपके हैं। नए विवाह में पहले जीवनसाथी की तस्वीर बच्चों के कमरे में अच्छी रहती है।
hg: Mangalsutra jaise gehne rakh sakte, badalwa sakte ya bech sakte hain; court ya samjhauta kuch aur na kahe to woh aapke hain. Naye vivah me pehle jeevansathi ki tasveer bachchon ke kamre me achhi rehti hai.
@see wedding-photo, family-photos
`;
