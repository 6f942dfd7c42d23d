/** Plants and trees, inside and around a home. docs/guide-topics.md says how it is written. */
export default `
# tulsi-plant plant
@names
en: tulsi plant, tulsi, holy basil, basil plant, tulasi
hi: तुलसी, तुलसी का पौधा, तुलसी का गमला, तुलसी वृंदावन
hg: tulsi, tulsi ka paudha, tulsi ka gamla, tulsi plant
@ask
en: the third tulsi has dried at our place, am I at fault
hi: तीसरी बार तुलसी सूख गई, मुझसे नहीं सँभलती, कोई दोष है क्या
hg: teesri baar tulsi sookh gayi mujhse nahi sambhalti koi dosh hai kya
en: which direction to keep the tulsi | can tulsi be kept on the south side | tulsi on the balcony of a flat | my tulsi keeps drying up, is it a bad sign | on which days should tulsi leaves not be plucked | should we water tulsi on sunday | tulsi inside the bedroom | how many tulsi plants at home | ram tulsi or shyam tulsi | can the tulsi pot be placed on the ground or on a stand | lighting a lamp at tulsi in the evening | what to do with a dried holy basil | women touching tulsi during periods | tulsi on terrace | tulsi plant direction vastu | dried tulsi what to do | tulsi in south balcony | tulsi plant at home rules | how many tulsi pots | tulsi beside toilet or bathroom window | tulsi on south balcony only | tulsi near shoe rack | which day to plant tulsi | tulsi during periods watering | tulsi and money plant together | tulsi seedling growing by itself | pregnant woman water tulsi | tulsi in kitchen window
hi: तुलसी का पौधा किस दिशा में रखें | तुलसी दक्षिण में रख सकते हैं क्या | तुलसी सूख जाए तो क्या करें | तुलसी के पत्ते किस दिन नहीं तोड़ते | रविवार को तुलसी में जल दें या नहीं | बालकनी में तुलसी कहाँ रखें | राम तुलसी लगाएँ या श्याम तुलसी | घर में कितनी तुलसी हों | छत पर तुलसी रखना ठीक है क्या | तुलसी बार-बार सूखती है अशुभ है क्या | तुलसी किस दिन लगाएँ | तुलसी के पास क्या नहीं रखना चाहिए | तुलसी में दीपक कब जलाएँ | तुलसी की दिशा | सूखी तुलसी का क्या करें | एकादशी को तुलसी तोड़ना | तुलसी के नियम | तुलसी दक्षिण की बालकनी में | बाथरूम के पास तुलसी | माहवारी में तुलसी को जल | तुलसी किस दिन लगाएँ | तुलसी अपने आप उगना | दक्षिण की बालकनी में तुलसी | रसोई में तुलसी | सूतक में तुलसी
hg: tulsi kis disha me rakhe | tulsi ka paudha kaha lagaye | tulsi south me rakh sakte hai kya | tulsi sukh jaye to kya kare | tulsi ke patte kis din nahi todte | sunday ko tulsi me pani dena chahiye ya nahi | balcony me tulsi kidhar rakhe | ram tulsi ya shyam tulsi konsi accha | tulsi baar baar sukh jati hai ashubh hai kya | chhat pe tulsi rakhna | tulsi kis din lagani chahiye | tulsi k paas kya nahi rakhna chahiye | flat me tulsi kaise rakhe sirf south balcony hai | tulsi ki disha | sukhi tulsi ka kya kare | ekadashi ko tulsi todna | tulsi ke niyam | tulsi south balcony me | tulsi sukh gayi | bathroom ke pass tulsi | periods me tulsi ko jal | tulsi kis din lagaye | tulsi apne aap ugna | south balcony me tulsi | kitchen me tulsi | sutak me tulsi
en: tulsi planted by my mother dried up, is it a bad sign | our tulsi stands on the south side, move it?
en: may a shivling be kept in the tulsi pot
hi: तुलसी दक्षिण की ओर लगी है, हटाएँ क्या | माँ की लगाई तुलसी सूख गई, क्या करूँ
hi: तुलसी के गमले में शिवलिंग रख सकते हैं क्या
hg: maa ki lagayi tulsi sukh gayi bura sanket hai kya | tulsi south me lagi hai hata de kya
hg: tulsi ke gamle me shivling rakh sakte hai kya
@places good NE N E; fine NW; avoid S SW
@where modern wide CUSTOM
en: Keep the tulsi in the north-east, north or east, in a raised pot in the courtyard, balcony or window where the sun reaches. The south is the side usually left out.
hi: तुलसी ईशान, उत्तर या पूर्व में, ऊँचे गमले में, आँगन, बालकनी या धूप वाली खिड़की में रखें। दक्षिण दिशा प्रायः छोड़ी जाती है।
hg: Tulsi north-east, north ya east me, unche gamle me, aangan, balcony ya dhoop wali khidki me rakhein. South disha aksar chhodi jati hai.
@do modern wide CUSTOM
en: If your only balcony faces south, keep the tulsi there in its north or east corner; sun keeps it alive, and that matters most. Keep shoes, brooms, thorny plants and rubbish away from it.
hi: केवल दक्षिण की बालकनी हो तो तुलसी उसी के उत्तर या पूर्व कोने में रखें; धूप से वह जीती है, यही सबसे ज़रूरी है। जूते, झाड़ू, काँटेदार पौधे और कचरा उससे दूर रहें।
hg: Sirf south ki balcony ho to tulsi usi ke north ya east kone me rakhein; dhoop se woh jeeti hai, yahi sabse zaroori hai. Joote, jhadu, kaantedar paudhe aur kachra usse door rahein.
@ok modern wide SENSE
en: A drying tulsi is no bad sign: cold, too much water and old age dry it, and most plants fade after two or three years. Put the dry one in soil or a river and plant a new one.
hi: सूखती तुलसी अपशकुन नहीं: ठंड, ज़्यादा पानी और उम्र से सूखती है, प्रायः दो-तीन साल में। सूखा पौधा मिट्टी या नदी में दें और नई तुलसी लगाएँ।
hg: Sukhti tulsi apshakun nahi: thand, zyada paani aur umar se sukhti hai, aksar do-teen saal me. Sukha paudha mitti ya nadi me dein aur nayi tulsi lagayein.
@when modern most CUSTOM
en: Tulsi leaves are not plucked on Sunday, Ekadashi, Dwadashi, Sankranti, in an eclipse or after dusk; many give no water on Sunday and Ekadashi. In great heat a thirsty plant may be watered on any day.
hi: तुलसी के पत्ते रविवार, एकादशी, द्वादशी, संक्रांति, ग्रहण और शाम के बाद नहीं तोड़ते; कई लोग रविवार और एकादशी को जल नहीं देते। तेज़ गरमी में प्यासे पौधे को किसी दिन पानी दे सकते हैं।
hg: Tulsi ke patte Ravivar, Ekadashi, Dwadashi, Sankranti, grahan aur shaam ke baad nahi todte; kai log Ravivar aur Ekadashi ko jal nahi dete. Tez garmi me pyase paudhe ko kisi din paani de sakte hain.
@which modern wide CUSTOM
en: Rama tulsi with green leaves and Shyama tulsi with purple ones are both worshipped. One plant is enough; many keep an odd number such as 1, 3 or 5.
hi: हरी पत्ती की राम तुलसी और बैंगनी पत्ती की श्याम तुलसी, दोनों पूजी जाती हैं। एक पौधा काफ़ी है; कई लोग विषम गिनती रखते हैं, जैसे 1, 3 या 5।
hg: Hari patti ki Ram tulsi aur baingani patti ki Shyam tulsi, dono pooji jati hain. Ek paudha kaafi hai; kai log visham ginti rakhte hain, jaise 1, 3 ya 5.
@do modern wide CUSTOM
en: Beside a toilet, bin or shoes the tulsi is moved to another sill or raised on a stand; if there is only that balcony, its cleanest sunny end is right. A tenant's pot may hang on the rail.
hi: शौचालय, कूड़े या जूतों के पास की तुलसी दूसरी खिड़की या स्टैंड पर रखें; वही बालकनी हो तो उसका सबसे साफ़, धूप वाला सिरा। किराएदार गमला रेलिंग पर लगा सकते हैं।
hg: Toilet, kooda ya jooton ke paas ki tulsi doosri khidki ya stand par rakhein; wahi balcony ho to uska sabse saaf, dhoop wala sira. Kirayedar gamla railing par laga sakte hain.
@who modern regional CUSTOM
en: Anyone may keep and water tulsi. In periods and sutak many do not touch it and let another water it, or pour from afar; others see no bar. A thirsty plant should get its water.
hi: तुलसी कोई भी रख और सींच सकता है। माहवारी और सूतक में बहुत लोग छूते नहीं, किसी और से या दूर से जल दिलाते हैं; दूसरे रोक नहीं मानते। प्यासे पौधे को पानी मिलना चाहिए।
hg: Tulsi koi bhi rakh aur seench sakta hai. Periods aur sutak me bahut log chhoote nahi, kisi aur se ya door se jal dilate hain; doosre rok nahi maante. Pyaase paudhe ko paani milna chahiye.
@when modern most CUSTOM
en: Tulsi is planted on Thursday or Friday, in Kartik, or on Dev Uthani Ekadashi; not on Sunday, Ekadashi or an eclipse. Water in the morning, a ghee lamp at dusk, her wedding with Shaligram in Kartik.
hi: तुलसी गुरुवार या शुक्रवार, कार्तिक या देवउठनी एकादशी पर लगाते हैं; रविवार, एकादशी, ग्रहण में नहीं। सुबह जल, शाम को घी का दीपक, कार्तिक में शालिग्राम से विवाह।
hg: Tulsi Thursday ya Friday, Kartik ya Dev Uthani Ekadashi par lagate hain; Sunday, Ekadashi, grahan me nahi. Subah jal, shaam ko ghee ka deepak, Kartik me Shaligram se vivah.
@which modern disputed CUSTOM
en: A Shivling is mostly not set in the tulsi pot, since tulsi is Vishnu's and is not offered to Shiva; a Shaligram is. If it stands there, shift it to another pot with a prayer; no harm has come of it.
hi: तुलसी के गमले में शिवलिंग प्रायः नहीं रखते, क्योंकि तुलसी विष्णु की हैं और शिव को नहीं चढ़तीं; शालिग्राम रखते हैं। रखा हो तो प्रार्थना कर दूसरे गमले में कर दें; कोई हानि नहीं हुई।
hg: Tulsi ke gamle me Shivling aksar nahi rakhte, kyonki tulsi Vishnu ki hain aur Shiv ko nahi chadhti; Shaligram rakhte hain. Rakha ho to prarthna karke doosre gamle me kar dein; koi haani nahi hui.
@link /hindu-festivals

# money-plant plant
@names
en: money plant, pothos, money plant in a bottle
hi: मनी प्लांट, मनीप्लांट
hg: money plant, mani plant, moneyplant, money plant ki bel
@ask
en: money plant in the bottle is drying, people say money will go
hi: बोतल का मनी प्लांट सूख रहा है, लोग पैसा जाने की बात कहते हैं
hg: bottle ka money plant sookh raha hai log paisa jane ki baat kehte hai
en: where to keep a money plant | money plant direction | is it lucky to steal a money plant | money plant in the bathroom | money plant touching the ground | leaves of my money plant are turning yellow, loss of money? | money plant in water or soil | can a money plant be kept in the bedroom | money plant near the main door outside | gifting a money plant | money plant in north east | money plant vastu direction | money plant in north | stolen money plant | money plant on the floor | yellow money plant leaves | money plant in water bottle | money plant in bathroom | money plant in north east cant | money plant outside or inside | money plant touching floor | money plant leaves yellow | which day to plant money plant | money plant in bedroom | gifting money plant
hi: मनी प्लांट किस दिशा में लगाएँ | मनी प्लांट चोरी का लगाना चाहिए क्या | मनी प्लांट ज़मीन पर फैलना | मनी प्लांट बोतल में रखें या मिट्टी में | मनी प्लांट के पत्ते पीले हो रहे हैं | बाथरूम में मनी प्लांट | बेडरूम में मनी प्लांट रख सकते हैं | ईशान में मनी प्लांट क्यों नहीं | मनी प्लांट सूख जाए तो | मनी प्लांट किसी को देना चाहिए क्या | मनी प्लांट की दिशा | मनी प्लांट उत्तर में | चोरी का मनी प्लांट | मनी प्लांट की बेल नीचे लटक रही है | मनी प्लांट के पीले पत्ते | मनी प्लांट पानी में | बाथरूम में मनी प्लांट | मनी प्लांट किस दिन लगाएँ | मनी प्लांट ज़मीन छू रहा है | बेडरूम में मनी प्लांट | मनी प्लांट किसी को देना
hg: money plant kis disha me lagaye | money plant kaha rakhna chahiye | money plant chori karke lagana chahiye kya | money plant zameen pe fail raha hai | money plant bottle me rakhe ya mitti me | money plant k patte peele ho rahe hai paisa jayega kya | bathroom me money plant | bedroom me money plant rakh sakte hai | north east me money plant kyu nahi | mani plant sukh gaya kya kare | kisi ko money plant dena chahiye ya nahi | money plant ki disha | money plant north me | chori ka money plant | money plant ki bel niche latak rahi hai | money plant ke peele patte | money plant pani me | bathroom me money plant | money plant kis din lagaye | money plant zameen chhu raha hai | bedroom me money plant | money plant kisi ko dena
en: money plant beside the television, fine or not | corner where the money plant brings money
hi: मनी प्लांट टीवी के पास रख सकते हैं | पैसा आए इसलिए मनी प्लांट किस कोने में
hg: money plant tv ke paas rakh sakte hai kya | money plant kis kone me rakhne se paisa aata hai
@places good SE; fine E N NW; avoid NE SW
@where modern most PRAC
en: Keep the money plant in the south-east of the living room or balcony; many also choose the north. Near the TV is fine if it gets light; only the north-east is left out by most lists.
hi: मनी प्लांट बैठक या बालकनी के आग्नेय में रखें; कई लोग उत्तर भी चुनते हैं। टीवी के पास भी ठीक है यदि रोशनी मिले; केवल ईशान को ज़्यादातर सूचियाँ छोड़ती हैं।
hg: Money plant baithak ya balcony ke south-east me rakhein; kai log north bhi chunte hain. TV ke paas bhi theek hai agar roshni mile; sirf north-east ko zyadatar lists chhodti hain.
@how modern most PRAC
en: Let the vine climb upward on a stick or string rather than trail on the floor; water or soil are both fine. Cut yellow leaves, they mean too much water or little light, not lost money.
hi: बेल को डंडी या डोरी पर ऊपर चढ़ने दें, ज़मीन पर न फैले; पानी या मिट्टी दोनों ठीक हैं। पीले पत्ते काट दें, वे ज़्यादा पानी या कम रोशनी बताते हैं, धन की हानि नहीं।
hg: Bel ko dandi ya dori par upar chadhne dein, zameen par na faile; paani ya mitti dono theek hain. Peele patte kaat dein, woh zyada paani ya kam roshni batate hain, dhan ki haani nahi.
@ok modern most CUSTOM
en: A stolen money plant brings no more luck than a bought or gifted one; stealing has no blessing. Giving a cutting away takes nothing from you, and no plant brings money by itself.
hi: चोरी का मनी प्लांट ख़रीदे या उपहार वाले से ज़्यादा शुभ नहीं; चोरी में आशीर्वाद नहीं। कटिंग देने से आपका कुछ नहीं जाता, और कोई पौधा अपने आप धन नहीं लाता।
hg: Chori ka money plant kharide ya uphaar wale se zyada shubh nahi; chori me aashirwad nahi. Cutting dene se aapka kuch nahi jata, aur koi paudha apne aap dhan nahi laata.
@why modern disputed PRAC
en: South-east is named for it as Ganesh's and Venus's side, north-east left out as Jupiter's; this is of our time, for the plant came from the Pacific. In a bathroom window it grows well; lists differ there.
hi: आग्नेय गणेश और शुक्र की दिशा मानकर बताते हैं, ईशान गुरु की होने से छोड़ते हैं; यह आज की बात है, पौधा प्रशांत द्वीपों से आया। बाथरूम की खिड़की में अच्छा बढ़ता है; सूचियाँ वहाँ एक नहीं।
hg: South-east Ganesh aur Shukra ki disha maankar batate hain, north-east Guru ki hone se chhodte hain; yeh aaj ki baat hai, paudha Pacific islands se aaya. Bathroom ki khidki me achha badhta hai; lists wahan ek nahi.
@when modern regional CUSTOM
en: Friday or Wednesday is liked for planting it, by custom. Change bottle water weekly, give a little bright shade, and lift the tips off the floor.
hi: रिवाज में शुक्रवार या बुधवार को लगाना पसंद है। बोतल का पानी हर हफ़्ते बदलें, हल्की उजली छाया दें और सिरे ज़मीन से उठाएँ।
hg: Riwaz me Friday ya Wednesday ko lagana pasand hai. Bottle ka paani har hafte badlein, halki ujli chhaya dein aur sire zameen se uthayein.

# lucky-bamboo plant
@names
en: lucky bamboo, bamboo plant, bamboo
hi: लकी बैम्बू, बाँस का पौधा, बैम्बू प्लांट, बाँस
hg: lucky bamboo, bamboo plant, baans ka paudha, bans ka paudha
@ask
en: where to keep lucky bamboo | how many stalks of bamboo | bamboo plant on the office desk | is bamboo good at home in indian vastu | lucky bamboo in the bedroom | my gifted bamboo has gone yellow, throw it? | bamboo grove behind the house | is burning bamboo wrong | red ribbon on lucky bamboo | lucky bamboo direction | bamboo stalks number meaning | bamboo plant turned yellow | bamboo gift for new home | bamboo tree near the house | lucky bamboo how many stalks for money | bamboo in bedroom | lucky bamboo turning yellow | red ribbon on lucky bamboo
hi: लकी बैम्बू किस दिशा में रखें | बैम्बू की कितनी डंडियाँ शुभ हैं | बाँस का पौधा घर में लगा सकते हैं क्या | ऑफ़िस की मेज़ पर बैम्बू | बैम्बू पीला पड़ गया क्या करें | बाँस क्यों नहीं जलाते | बेडरूम में बैम्बू प्लांट | घर के पीछे बाँस का झुरमुट | लकी बैम्बू की दिशा | बैम्बू की डंडियों का मतलब | बैम्बू पीला हो गया | बाँस का पेड़ घर के पास | बैम्बू कहाँ रखना शुभ | लकी बैंबू कितनी डंडियाँ | बेडरूम में बाँस | बैंबू पीला हो गया
hg: lucky bamboo kaha rakhe | bamboo plant kis disha me rakhe | bamboo ki kitni dandi shubh hoti hai | bans ka paudha ghar me lagana chahiye kya | office table pe bamboo | bamboo peela ho gaya kya kare | bans kyu nahi jalate | bedroom me bamboo plant rakh sakte hai | lucky bamboo ki disha | bamboo ki dandi ka matlab | bamboo plant peela ho raha | bans ka ped ghar ke paas | bamboo kaha rakhna shubh | bamboo plant ghar me | lucky bamboo kitni dandi | bedroom me bamboo | bamboo peela ho gaya
@places good E SE; fine N NE NW; avoid SW
@where modern most PRAC
en: Keep lucky bamboo in the east or south-east of the living room, or on the east side of a desk. It stands in clean water, out of direct sun.
hi: लकी बैम्बू बैठक के पूर्व या दक्षिण-पूर्व में, या मेज़ की पूर्व ओर रखें। वह साफ़ पानी में, सीधी धूप से बचाकर रहता है।
hg: Lucky bamboo baithak ke east ya south-east me, ya mez ki east taraf rakhein. Woh saaf paani me, seedhi dhoop se bachakar rehta hai.
@which modern regional PRAC
en: Its counting of stalks comes from feng shui: 2 for love, 3 for joy, 5 for health, 8 for growth. It is a pleasant saying, not an Indian rule; 4 is left out there.
hi: डंडियों की गिनती फेंगशुई की है: 2 प्रेम, 3 आनंद, 5 स्वास्थ्य, 8 वृद्धि। यह मनभावन कहन है, भारतीय नियम नहीं; वहाँ 4 नहीं रखते।
hg: Dandiyon ki ginti feng shui ki hai: 2 prem, 3 anand, 5 swasthya, 8 vriddhi. Yeh manbhavan kehna hai, bharatiya niyam nahi; wahan 4 nahi rakhte.
@ok modern regional CUSTOM
en: A yellow stalk may simply be thrown away and the rest kept; it tells nothing. True bamboo is honoured in weddings and by custom not burnt; around a house it stands at a distance.
hi: पीली डंडी निकाल दें, बाक़ी रखें; उससे कुछ पता नहीं चलता। असली बाँस विवाह में आदर पाता है और रिवाज में जलाया नहीं जाता; घर से कुछ दूर लगाते हैं।
hg: Peeli dandi nikaal dein, baaki rakhein; usse kuch pata nahi chalta. Asli baans vivah me aadar paata hai aur riwaz me jalaya nahi jata; ghar se kuch door lagate hain.
@how modern wide SENSE
en: Lucky bamboo wants clean water an inch or two deep, changed weekly, pebbles and soft light; tap chlorine yellows it. The red ribbon is Chinese custom and optional.
hi: लकी बैंबू को एक-दो इंच साफ़ पानी, हर हफ़्ते बदला हुआ, कंकड़ और मंद रोशनी चाहिए; नल की क्लोरीन से पीला होता है। लाल फ़ीता चीनी चलन है, ज़रूरी नहीं।
hg: Lucky bamboo ko ek-do inch saaf paani, har hafte badla hua, kankad aur mand roshni chahiye; nal ki chlorine se peela hota hai. Laal ribbon Chinese chalan hai, zaroori nahi.

# snake-plant plant
@names
en: snake plant, sansevieria, zz plant, spider plant, areca palm, peace lily
hi: स्नेक प्लांट, नाग पौधा, ज़ेडज़ेड प्लांट, स्पाइडर प्लांट, एरेका पाम, पीस लिली
hg: snake plant, zz plant, spider plant, areca palm, peace lily, naag paudha
en: plant for a hostel room, low light plant, plant with little sun
hi: कम धूप वाला पौधा, हॉस्टल के कमरे का पौधा
hg: kam dhoop wala paudha, hostel room ka paudha
@ask
en: which plant lives in a room with little sun
hi: हॉस्टल के कमरे में धूप कम है, कौन सा पौधा रखूँ
hg: hostel ke kamre me dhoop kam hai kaunsa paudha rakhu
en: where to keep a snake plant | is a snake plant good in the bedroom | snake plant vastu | areca palm in the hall direction | peace lily in the bedroom | spider plant at the study table | colleague gifted me a snake plant, is a sharp leaf bad | indoor plants that clean the air | zz plant for the office corner | snake plant direction | areca palm direction | peace lily placement | snake plant lucky or unlucky | zz plant placement | snake plant in bathroom | snake plant in north east | areca palm in living room direction | snake plant near bed
hi: स्नेक प्लांट किस दिशा में रखें | बेडरूम में स्नेक प्लांट ठीक है क्या | एरेका पाम हॉल में कहाँ रखें | पीस लिली कहाँ रखें | नुकीले पत्तों वाला पौधा घर में | हवा साफ़ करने वाले पौधे कौन से | स्नेक प्लांट अशुभ है क्या | ऑफ़िस में कौन सा इनडोर पौधा रखें | स्नेक प्लांट की दिशा | एरेका पाम की दिशा | पीस लिली शुभ है क्या | स्नेक प्लांट घर में रखें या नहीं | बाथरूम में स्नेक प्लांट | एरिका पाम किस दिशा में | पलंग के पास स्नेक प्लांट
hg: snake plant kaha rakhe | snake plant bedroom me rakh sakte hai kya | snake plant kis disha me rakhe | areca palm hall me kidhar rakhe | peace lily kaha rakhni chahiye | nukile patte wala plant ghar me sahi hai | hawa saaf karne wale plants | office ke liye indoor plant konsa | snake plant shubh hai ya ashubh | snake plant ki disha | areca palm ki disha | peace lily shubh hai kya | snake plant ghar me rakhe ya nahi | zz plant kaha rakhe | bathroom me snake plant | areca palm kis disha me | bed ke pass snake plant
@places good E S SE; fine N NW W SW; avoid C
@where modern most PRAC
en: Snake plant, areca palm and other green indoor plants go well in the east, south-east or south of a room, near a window. Low ones suit the north and east, tall pots the south and west.
hi: स्नेक प्लांट, एरेका पाम जैसे हरे इनडोर पौधे कमरे के पूर्व, दक्षिण-पूर्व या दक्षिण में, खिड़की के पास अच्छे हैं। छोटे उत्तर और पूर्व में, ऊँचे गमले दक्षिण और पश्चिम में।
hg: Snake plant, areca palm jaise hare indoor paudhe kamre ke east, south-east ya south me, khidki ke paas achhe hain. Chhote north aur east me, unche gamle south aur west me.
@ok modern most PRAC
en: A snake plant in the bedroom is fine; its leaves are pointed but have no thorns, and few lists object. Indian texts do not know it. Some of these plants upset pets and toddlers if chewed.
hi: शयनकक्ष में स्नेक प्लांट ठीक है; पत्ते नुकीले हैं पर काँटे नहीं, और कम ही सूचियाँ टोकती हैं। भारतीय ग्रंथ इसे नहीं जानते। ऐसे कुछ पौधे चबाने पर बच्चों और पालतुओं को नुक़सान करते हैं।
hg: Bedroom me snake plant theek hai; patte nukile hain par kaante nahi, aur kam hi lists tokti hain. Bharatiya granth ise nahi jaante. Aise kuch paudhe chabane par bachchon aur paltuon ko nuksan karte hain.
@how modern wide SENSE
en: A snake plant needs water every two weeks and any light, so it suits tenants, bathrooms and offices. That pots clean a room's air notably has not held in real rooms.
hi: स्नेक प्लांट को दो हफ़्ते में पानी और कैसी भी रोशनी चाहिए, इसलिए किराएदार, बाथरूम और दफ़्तर के लिए ठीक। गमले कमरे की हवा ख़ास साफ़ करते हैं, यह असली कमरों में सिद्ध नहीं।
hg: Snake plant ko do hafte me paani aur kaisi bhi roshni chahiye, isliye kirayedar, bathroom aur office ke liye theek. Gamle kamre ki hawa khaas saaf karte hain, yeh asli kamron me siddh nahi.

# peepal-tree plant
@names
en: peepal tree, peepal, pipal, sacred fig, bodhi tree
hi: पीपल, पीपल का पेड़, पीपल का पौधा, अश्वत्थ
hg: peepal, pipal ka ped, peepal ka ped, pipal
@ask
en: a peepal sprouts in the wall crack and the mason fears to pull it
hi: दीवार में पीपल निकल आया है, मिस्त्री निकालने से डरता है
hg: deewar me peepal nikal aaya mistri nikalne se darta hai
en: peepal growing on the house wall what to do | can I cut a peepal tree | is peepal allowed inside the house | why is peepal not planted at home | peepal worship on saturday | a pipal sapling came up in my balcony crack and my mother is scared to pull it out | water to peepal on sunday | peepal tree in front of the house | shadow of a peepal on the house | how many rounds of the peepal | peepal tree near house vastu | small peepal plant on the wall | removing peepal plant sin | peepal growing on the terrace | peepal tree opposite our gate | peepal growing on terrace wall which day to remove | peepal in pot at home | peepal sunday | how many rounds of peepal | peepal in front of house
hi: घर की दीवार में पीपल उग आया है क्या करें | पीपल का पेड़ काट सकते हैं क्या | पीपल घर में क्यों नहीं लगाते | शनिवार को पीपल की पूजा | घर के सामने पीपल का पेड़ है | पीपल की छाया घर पर पड़ती है | छत पर पीपल उग गया | पीपल कैसे हटाएँ | पीपल में जल किस दिन नहीं देते | पीपल की कितनी परिक्रमा करें | घर के पास पीपल का पेड़ | दीवार का पीपल कैसे निकालें | पीपल का पौधा निकालना पाप है | पीपल का पेड़ घर के आगे | दीवार का पीपल किस दिन हटाएँ | घर के आगे पीपल | गमले में पीपल
hg: ghar ki deewar me peepal ug gaya kya kare | pipal ka ped kaat sakte hai kya | pipal ghar me kyu nahi lagate | shanivar ko peepal ki puja kaise kare | ghar ke samne peepal ka ped hai | peepal ki chaya ghar par padti hai | chhat pe pipal nikal aaya | peepal kaise hataye | peepal me jal kis din nahi dete | pipal k kitne chakkar lagaye | ghar ke paas peepal ka ped | deewar ka peepal kaise nikale | peepal ka paudha nikalna paap hai | pipal ka ped ghar ke aage | peepal deewar me nikla hai | deewar ka peepal kis din hataye | peepal ki kitni parikrama | ghar ke aage peepal | gamle me peepal
en: which lamp under peepal and how many | story of peepal alakshmi saturday | how many rounds of peepal | peepal leaf with hanuman name | can we light a lamp under peepal daily
hi: पीपल के नीचे कितने दीपक | पीपल की कितनी परिक्रमा करें | शनिवार को पीपल में लक्ष्मी | पीपल में रविवार को जल क्यों नहीं | पीपल के पत्ते पर राम नाम
hg: peepal ke niche kitne diye | peepal ki parikrama kitni | shanivar ko peepal me lakshmi | peepal me ravivar ko jal kyu nahi | peepal ke patte par ram naam
en: peepal stands inside my plot, can I cut it
hi: प्लॉट के अंदर पीपल है, कटवा दूँ क्या | पूरब में पीपल का पेड़ है, काटना ठीक है
hg: plot me peepal ka ped hai katwa du kya | purab me peepal hai kaat sakte hai kya
@places good W; avoid N NE E SE S SW NW C
@ok classical wide BS
en: A peepal is a holy tree, planted by temples, ponds and roads rather than in a house; its roots break walls. Old texts allow it only to the west and at a distance.
hi: पीपल पवित्र वृक्ष है, घर में नहीं, मंदिर, तालाब और राह पर लगाया जाता है; उसकी जड़ें दीवार तोड़ती हैं। पुराने ग्रंथ इसे केवल पश्चिम में, दूरी पर मानते हैं।
hg: Peepal pavitra ped hai, ghar me nahi, mandir, talab aur raah par lagaya jata hai; uski jadein deewar todti hain. Purane granth ise sirf west me, doori par maante hain.
@do modern wide CUSTOM
en: A peepal seedling in your wall may be removed while small: fold your hands, lift it with the root and plant it at a temple or in open ground. Nothing bad follows from it, and the wall is saved.
hi: दीवार में उगा छोटा पीपल हटा सकते हैं: हाथ जोड़ें, जड़ सहित निकालें और मंदिर या खुली जगह पर लगा दें। इससे कुछ बुरा नहीं होता, और दीवार बच जाती है।
hg: Deewar me uga chhota peepal hata sakte hain: haath jodein, jad sahit nikaalein aur mandir ya khuli jagah par laga dein. Isse kuch bura nahi hota, aur deewar bach jati hai.
@when modern wide CUSTOM
en: The peepal is worshipped on Saturday above all, with water in the morning and a sesame or mustard oil lamp in the evening. Many do not touch it or give it water on Sunday.
hi: पीपल की पूजा सबसे अधिक शनिवार को होती है: सुबह जल, शाम को तिल या सरसों के तेल का दीपक। कई लोग रविवार को उसे छूते या जल नहीं देते।
hg: Peepal ki puja sabse adhik Shanivar ko hoti hai: subah jal, shaam ko til ya sarson ke tel ka deepak. Kai log Ravivar ko use chhoote ya jal nahi dete.
@how modern most CUSTOM
en: Many remove a seedling on Sunday, when the peepal is not worshipped, after a small prayer; some lists ask for 45 days of puja, a simple prayer is enough. Seven rounds with water and thread are usual on Saturday.
hi: बहुत लोग पौधा रविवार को हटाते हैं, जब पीपल पूजा नहीं होती, छोटी प्रार्थना के बाद; कुछ सूचियाँ 45 दिन पूजा कहती हैं, सरल प्रार्थना काफ़ी है। शनिवार को जल और धागे के साथ सात परिक्रमा चलती है।
hg: Bahut log paudha Sunday ko hatate hain, jab peepal pooja nahi hoti, chhoti prarthana ke baad; kuch lists 45 din pooja kehti hain, saral prarthana kaafi hai. Saturday ko jal aur dhaage ke saath saat parikrama chalti hai.
@why modern wide CUSTOM
en: Brahma, Vishnu and Shiva are seen in root, trunk and leaves, and in the Gita Krishna calls himself the peepal among trees; the ancestors too are served there on Amavasya.
hi: जड़, तने और पत्तों में ब्रह्मा, विष्णु, शिव देखे जाते हैं, और गीता में कृष्ण स्वयं को वृक्षों में पीपल कहते हैं; अमावस्या पर पितरों को भी वहीं जल देते हैं।
hg: Jad, tane aur patton me Brahma, Vishnu, Shiv dekhe jate hain, aur Gita me Krishna khud ko vrikshon me peepal kehte hain; Amavasya par pitron ko bhi wahin jal dete hain.
@which modern most CUSTOM
en: One sesame or mustard oil lamp under the peepal on Saturday dusk, seven rounds clockwise, water with a little milk and til in the morning. Leaves are taken only fallen ones; on eleven some write Ram for Hanuman.
hi: शनिवार संध्या को पीपल के नीचे तिल या सरसों तेल का एक दीपक, सात परिक्रमा, सुबह थोड़ा दूध-तिल मिला जल। पत्ते गिरे हुए ही लें; कुछ लोग ग्यारह पर राम लिखकर हनुमान को चढ़ाते हैं।
hg: Shanivar sandhya ko peepal ke neeche til ya sarson tel ka ek deepak, saat parikrama, subah thoda doodh-til mila jal. Patte gire hue hi lein; kuch log gyarah par Ram likhkar Hanuman ko chadhate hain.
@what classical most PUR
en: On Sunday it is left, the Padma Purana tells, because Alakshmi, the elder sister, dwells there that day, while Lakshmi comes on Saturday. It is a story to keep a day of rest for the tree.
hi: पद्म पुराण की कथा में रविवार को पीपल में बड़ी बहन अलक्ष्मी रहती हैं और शनिवार को लक्ष्मी आती हैं, इसलिए रविवार छोड़ते हैं। इसे पेड़ के विश्राम का दिन समझ लें।
hg: Padma Puran ki katha me Ravivar ko peepal me badi behen Alakshmi rehti hain aur Shanivar ko Lakshmi aati hain, isliye Ravivar chhodte hain. Ise ped ke vishram ka din samajh lein.

# banyan-tree plant
@names
en: banyan tree, banyan, bargad, vat vriksha, gular tree, fig tree
hi: बरगद, बरगद का पेड़, वट वृक्ष, वटवृक्ष, गूलर का पेड़
hg: bargad, bargad ka ped, vat vriksh, gular ka ped
@ask
en: is a banyan near the house good | banyan in front of the gate | on which side of the plot may a banyan stand | banyan bonsai at home | why do women tie thread around the banyan | gular tree in the courtyard | roots of the neighbour's banyan are coming to our wall | can one cut a banyan | banyan tree at home vastu | banyan direction from the house | peepal banyan gular pakar directions | banyan roots damaging wall | banyan bonsai at home | banyan leaf puja | can we cut banyan near house
hi: घर के पास बरगद का पेड़ शुभ है क्या | बरगद घर के किस ओर अच्छा | बरगद का बोनसाई रख सकते हैं क्या | बरगद में धागा क्यों बाँधते हैं | गूलर का पेड़ आँगन में है | बरगद काट सकते हैं क्या | पड़ोस के बरगद की जड़ें हमारी दीवार में | घर के सामने बरगद | बरगद का पेड़ घर के पास | बरगद की दिशा | वट वृक्ष पूर्व में | बरगद की जड़ें दीवार में | बरगद का बोनसाई | बरगद घर के पास काट सकते हैं | बरगद के नीचे दीपक
hg: ghar ke paas bargad ka ped shubh hai kya | bargad ghar ki kis side accha | bargad ka bonsai rakh sakte hai kya | bargad me dhaga kyu bandhte hai | gular ka ped aangan me hai | bargad kaat sakte hai kya | padosi ke bargad ki jad hamari deewar me aa gayi | ghar ke samne bargad hai | bargad ka ped ghar ke paas | bargad ki disha | vat vriksh purab me | bargad ki jad deewar me | bargad ka bonsai | bargad ghar ke pass kaat sakte hai | bargad ke niche deepak
en: how to worship banyan tree | which god lives in banyan | how many rounds of banyan | bonsai banyan for vat savitri
hi: बरगद की पूजा कैसे करें | बरगद में किस भगवान का वास | बरगद की कितनी परिक्रमा | बरगद की कटिंग गमले में पूजा
hg: bargad ki puja kaise kare | bargad me kis bhagwan ka vaas | bargad ki kitni parikrama | bargad ki tehni gamle me puja
@places good E; avoid W SW S SE N NE NW C
@where classical wide BS
en: Banyan to the east, gular (cluster fig) to the south, peepal to the west and pakar to the north are called good in old texts, well away from the house. The next side clockwise is called unfit for each.
hi: पुराने ग्रंथों में बरगद पूर्व में, गूलर दक्षिण में, पीपल पश्चिम में और पाकड़ उत्तर में शुभ है, घर से काफ़ी दूर। हर एक के लिए अगली दिशा, दाईं ओर घूमते हुए, ठीक नहीं मानी गई।
hg: Purane granthon me bargad east me, gular south me, peepal west me aur pakar north me shubh hai, ghar se kaafi door. Har ek ke liye agli disha, daayin taraf ghoomte hue, theek nahi maani gayi.
@ok modern wide SENSE
en: A banyan near a house is honoured but needs room: its roots lift floors and crack walls. Keep it at more than its full height away, and ask the municipality before any big tree is cut.
hi: घर के पास बरगद आदर पाता है पर उसे जगह चाहिए: जड़ें फ़र्श उठाती और दीवार चटकाती हैं। उसकी ऊँचाई से अधिक दूरी रखें, और बड़ा पेड़ काटने से पहले नगरपालिका से पूछें।
hg: Ghar ke paas bargad aadar paata hai par use jagah chahiye: jadein farsh uthati aur deewar chatkati hain. Uski unchai se adhik doori rakhein, aur bada ped kaatne se pehle nagar palika se poochein.
@why modern wide CUSTOM
en: Women tie thread round the banyan on Vat Savitri, remembering Savitri and Satyavan. The tree lives for centuries and stands for a long life together.
hi: वट सावित्री पर स्त्रियाँ बरगद में सूत लपेटती हैं, सावित्री-सत्यवान की याद में। यह पेड़ सदियों जीता है और लंबे साथ का प्रतीक है।
hg: Vat Savitri par striyan bargad me soot lapet-ti hain, Savitri-Satyavan ki yaad me. Yeh ped sadiyon jeeta hai aur lambe saath ka prateek hai.
@who classical most PUR
en: In the banyan Brahma is seen in the root, Vishnu in the trunk, Shiva in the crown; Dakshinamurti teaches beneath it, and the infant Krishna rested on its leaf in the flood. Water at the root, mauli, 7 rounds or 108.
hi: बरगद की जड़ में ब्रह्मा, तने में विष्णु, शिखर में शिव माने जाते हैं; दक्षिणामूर्ति इसके नीचे सिखाते हैं, प्रलय में बाल मुकुंद इसके पत्ते पर थे। जड़ में जल, मौली, 7 या 108 परिक्रमा।
hg: Bargad ki jad me Brahma, tane me Vishnu, shikhar me Shiv maane jaate hain; Dakshinamurti iske neeche sikhate hain, pralay me Bal Mukund iske patte par the. Jad me jal, mauli, 7 ya 108 parikrama.

# neem-tree plant
@names
en: neem tree, neem
hi: नीम, नीम का पेड़
hg: neem, neem ka ped, nim ka ped
@ask
en: is a neem tree good near the house | neem in which direction of the plot | neem in front of the main gate | neem tree inside the courtyard | can we cut an old neem for parking | burning neem leaves in the house | builder says the neem on our plot must go, is it a sin | neem in the north east | neem tree at home good or bad | neem tree direction | neem in front of house | old neem tree cutting for house | neem in front of main gate | neem tree which planet | neem worship sheetala mata | neem in north east of house
hi: घर के पास नीम का पेड़ शुभ है क्या | नीम किस दिशा में लगाएँ | द्वार के सामने नीम का पेड़ | आँगन में नीम लगाना | नीम का पेड़ कटवाना पाप है क्या | नीम के पत्तों की धूनी | प्लॉट में पुराना नीम है मकान कैसे बनाएँ | नीम ईशान में है | नीम का पेड़ घर में शुभ या अशुभ | नीम की दिशा | नीम का पेड़ घर के सामने | पुराना नीम काटना | मुख्य द्वार पर नीम | नीम किस ग्रह का | ईशान में नीम
hg: ghar ke paas neem ka ped shubh hai kya | neem kis disha me lagaye | gate ke samne neem ka ped hai | aangan me neem lagana chahiye kya | neem katwana paap hai kya | neem ke patte jalane se kya hota hai | plot me purana neem hai ghar kaise banaye | neem north east me hai | neem ka ped ghar me shubh ya ashubh | neem ki disha | neem ka ped ghar ke samne | purana neem kaatna | neem ghar ke aage | main gate pe neem | neem kis graha ka | north east me neem
en: which day to plant neem | neem and which planet | can we sleep under neem | neem tree before the house good or bad
hi: नीम किस दिन लगाएँ | नीम का संबंध किस ग्रह से | घर के सामने नीम का पेड़ कैसा | नीम की पूजा कब होती है
hg: neem kis din lagaye | neem ka sambandh kis graha se | ghar ke samne neem ka ped kaisa | neem ki puja kab hoti hai
hi: ज़मीन के उत्तर में पुराना नीम है, मकान बनाने के लिए काटना पड़ेगा क्या
hg: zameen ke uttar me purana neem hai kaatna padega kya
en: old neem on the north of our land, must it be cut to build
@places good NW W S; fine SW E SE; avoid NE C
@where modern most PRAC
en: A neem is welcome near a home, best in the north-west, west or south, some metres from the wall. Its shade and clean air are liked by all; the north-east is kept open.
hi: नीम घर के पास शुभ माना जाता है, सबसे अच्छा उत्तर-पश्चिम, पश्चिम या दक्षिण में, दीवार से कुछ मीटर दूर। उसकी छाया और हवा सबको भाती है; ईशान खुला रहे।
hg: Neem ghar ke paas shubh maana jata hai, sabse achha north-west, west ya south me, deewar se kuch metre door. Uski chhaya aur hawa sabko bhaati hai; north-east khula rahe.
@ok modern wide CUSTOM
en: Cutting a healthy neem is avoided where one can build around it; if it must go, ask the local office's leave and plant two more. A tree straight before the door is a small point if it stands well away.
hi: हरा नीम काटने से बचते हैं, मकान उसके किनारे से बन जाए तो अच्छा; काटना ही पड़े तो नगर निकाय से अनुमति लें और दो नए लगाएँ। द्वार के सामने का पेड़ दूर हो तो छोटी बात है।
hg: Hara neem kaatne se bachte hain, makaan uske kinare se ban jaye to achha; kaatna hi pade to nagar nikay se anumati lein aur do naye lagayein. Gate ke saamne ka ped door ho to chhoti baat hai.
@why modern most CUSTOM
en: Neem is dear to Sheetala Mata and Durga; its leaves hang at the door in times of illness and begin Ugadi's new year with jaggery. For a fever see a doctor as well.
hi: नीम शीतला माता और दुर्गा को प्रिय है; बीमारी के दिनों में पत्ते द्वार पर टाँगते हैं और उगादि पर गुड़ के साथ खाते हैं। बुख़ार में डॉक्टर को भी दिखाएँ।
hg: Neem Sheetala Mata aur Durga ko priya hai; bimari ke dinon me patte gate par taangte hain aur Ugadi par gud ke saath khaate hain. Bukhar me doctor ko bhi dikhayein.
@when modern most CUSTOM
en: Neem is worshipped on Sheetala Ashtami and Tuesdays of Chaitra or Sawan with water, haldi and a lamp. Folk lists tie it to Mars, Shani or Ketu; any rainy day is good for planting it.
hi: नीम की पूजा शीतला अष्टमी और चैत्र-सावन के मंगलवार को जल, हल्दी, दीप से होती है। लोक सूचियाँ इसे मंगल, शनि या केतु से जोड़ती हैं; लगाने को बरसात का कोई भी दिन।
hg: Neem ki puja Sheetala Ashtami aur Chaitra-Sawan ke Mangalvar ko jal, haldi, deep se hoti hai. Lok soochiyan ise Mangal, Shani ya Ketu se jodti hain; lagane ko barsaat ka koi bhi din.

# mango-tree plant
@names
en: mango tree, guava tree, pomegranate tree, fruit trees, jackfruit tree
hi: आम का पेड़, अमरूद का पेड़, अनार का पेड़, फल वाले पेड़, कटहल का पेड़
hg: aam ka ped, amrud ka ped, anar ka ped, phal wale ped, kathal ka ped
@ask
en: can we plant a mango tree at home | guava tree direction | fruit trees in the garden which side | is pomegranate lucky at home | mango tree in front of the house | chikoo and jackfruit near the house | grandfather's mango tree shades the north side of our new house, must we cut it | which fruit trees should not be planted at home | mango tree direction in home garden | pomegranate plant at home | guava tree at home good or bad | fruit tree in north east | jackfruit or chikoo tree direction | mango tree in front of house | pomegranate plant at home direction | guava tree in house good | shadow of mango tree on house
hi: घर में आम का पेड़ लगा सकते हैं क्या | अमरूद का पेड़ किस दिशा में लगाएँ | अनार का पेड़ घर में शुभ है क्या | फल वाले पेड़ घर के किस ओर हों | घर के सामने आम का पेड़ | कौन से फल के पेड़ घर में नहीं लगाने चाहिए | कटहल का पेड़ घर के पास | दादा का लगाया आम काटना पड़ेगा क्या | आम का पेड़ किस दिशा में | अनार का पौधा घर में | अमरूद का पेड़ शुभ या अशुभ | ईशान में फल का पेड़ | फलदार पेड़ की दिशा | घर के आगे आम का पेड़ | अनार का पौधा किस दिशा | अमरूद का पेड़ घर में
hg: ghar me aam ka ped laga sakte hai kya | amrud ka ped kis disha me lagaye | anar ka ped ghar me shubh hai kya | phal wale ped kis side lagaye | ghar ke samne aam ka ped | konse phal ke ped ghar me nahi lagane chahiye | kathal ka ped ghar ke paas | dada ji ka lagaya aam ka ped north me hai kaatna padega kya | aam ka ped kis disha me | anar ka paudha ghar me | amrud ka ped shubh ya ashubh | north east me phal ka ped | phaldar ped ki disha | ghar ke aage aam ka ped | anar ka paudha kis disha | amrud ka ped ghar me
@places good S W SE E; fine SW NW; avoid NE C
@where modern most PRAC
en: Mango, guava and other tall fruit trees stand in the south, west or south-west of the garden, with pomegranate in the south-east or east. North-east and north stay open to light.
hi: आम, अमरूद जैसे ऊँचे फल के पेड़ बग़ीचे के दक्षिण, पश्चिम या दक्षिण-पश्चिम में, और अनार दक्षिण-पूर्व या पूर्व में लगाएँ। ईशान और उत्तर प्रकाश के लिए खुले रहें।
hg: Aam, amrud jaise unche phal ke ped bagiche ke south, west ya south-west me, aur anar south-east ya east me lagayein. North-east aur north roshni ke liye khule rahein.
@ok classical regional BS
en: Old texts keep fruit trees a little off the house wall, not out of the garden: they name roots, insects and shade. A mango planted by your elders may stay; prune it to let the light in.
hi: पुराने ग्रंथ फल के पेड़ घर की दीवार से दूर रखते हैं, बग़ीचे से बाहर नहीं। बड़ों का लगाया आम रहने दें; छँटाई कर रोशनी आने दें।
hg: Purane granth phal ke ped ghar ki deewar se door rakhte hain, bagiche se bahar nahi. Badon ka lagaya aam rehne dein; chhantai kar roshni aane dein.
@which modern most PRAC
en: Pomegranate is welcome nearly anywhere but the south-west; mango and jackfruit give shade in the south and west; guava and custard apple stand at the back. Mango leaves make the door's toran.
hi: अनार नैऋत्य छोड़ लगभग हर जगह अच्छा; आम-कटहल दक्षिण और पश्चिम में छाया दें; अमरूद-सीताफल पीछे। आम के पत्तों से द्वार का तोरण बनता है।
hg: Anaar south-west chhod lagbhag har jagah achha; aam-kathal south aur west me chhaya dein; amrood-sitaphal peeche. Aam ke patton se gate ka toran banta hai.

# banana-plant plant
@names
en: banana plant, banana tree, plantain
hi: केले का पेड़, केले का पौधा, केला का पेड़
hg: kele ka ped, kele ka paudha, kela ka ped
@ask
en: can we plant a banana tree at home | banana plant in which direction | why do we worship the banana tree on thursday | banana and tulsi together | is banana tree unlucky in the house | dry leaves of the banana plant | banana plant in a pot on the terrace | banana in front of the house | which day to plant a banana | banana tree at home good or bad | banana tree direction vastu | banana plant near tulsi | worship of banana tree thursday | banana plant in front yard | banana tree in front of main door | banana plant in pot balcony | banana and tulsi together | thursday banana puja steps | banana in south remedy
hi: घर में केले का पेड़ लगाना चाहिए या नहीं | केले का पेड़ किस दिशा में लगाएँ | गुरुवार को केले की पूजा क्यों करते हैं | केला और तुलसी साथ लगाएँ क्या | केले का पेड़ अशुभ है क्या | छत पर गमले में केला | केला किस दिन लगाएँ | केले के सूखे पत्ते | घर के आगे केले का पेड़ | केले का पेड़ शुभ या अशुभ | केले के पेड़ की दिशा | केले का पेड़ तुलसी के पास | गुरुवार को केले के पेड़ की पूजा | केला घर के सामने | द्वार पर केले का पेड़ | गमले में केला | केले और तुलसी साथ | गुरुवार केले की पूजा कैसे
hg: ghar me kele ka ped lagana chahiye ya nahi | kele ka ped kis disha me lagaye | guruvar ko kele ki puja kyu karte hai | kela aur tulsi sath me laga sakte hai | kele ka ped ashubh hota hai kya | chhat pe gamle me kela | kela kis din lagana chahiye | thursday kele me jal kaise chadhaye | ghar ke aage kele ka ped | kele ka ped shubh ya ashubh | kele ke ped ki disha | kele ka ped tulsi ke paas | guruvar ko kele ke ped ki puja | kela ghar ke samne | gate pe kele ka ped | gamle me kela | kela aur tulsi sath | guruvar kele ki pooja kaise
en: how to worship banana plant on thursday | kela tree water turmeric | who should not eat banana thursday | banana plant marriage puja
hi: केले की पूजा कैसे करें गुरुवार | केले के पेड़ में जल कैसे चढ़ाएँ | केले की पूजा शादी के लिए | केला गुरुवार को क्यों नहीं खाते
hg: kele ki puja kaise kare guruvar | kele ke ped me jal kaise chadhaye | kele ki puja shadi ke liye | kela guruvar ko kyu nahi khate
@places good NE N E; fine NW; avoid S SW SE
@where modern most CUSTOM
en: Plant a banana in the north-east, north or east of the yard, often near the tulsi. It is Vishnu's and Brihaspati's plant; south-east and south-west are left out.
hi: केला आँगन के ईशान, उत्तर या पूर्व में लगाएँ, अक्सर तुलसी के पास। यह विष्णु और बृहस्पति का पौधा है; आग्नेय और नैऋत्य छोड़ें।
hg: Kela aangan ke north-east, north ya east me lagayein, aksar tulsi ke paas. Yeh Vishnu aur Brihaspati ka paudha hai; south-east aur south-west chhodein.
@ok modern disputed CUSTOM
en: Customs differ: many families worship a banana in the yard on Thursday, others keep it outside the house or out of the front. Both are followed in good faith; clear its dry leaves.
hi: रीतियाँ भिन्न हैं: कई परिवार आँगन में केले की गुरुवार पूजा करते हैं, कुछ उसे घर के भीतर या आगे नहीं लगाते। दोनों आस्था से हैं; सूखे पत्ते हटाते रहें।
hg: Reetiyan alag hain: kai parivar aangan me kele ki Guruvar puja karte hain, kuch use ghar ke andar ya aage nahi lagate. Dono aastha se hain; sukhe patte hatate rahein.
@when modern wide CUSTOM
en: On Thursday water with a little turmeric, chana dal and jaggery is offered at the banana, with a lamp of ghee. Many do not eat bananas on that day.
hi: गुरुवार को केले में हल्दी मिला जल, चना दाल और गुड़ चढ़ाते हैं, घी का दीपक जलाते हैं। उस दिन कई लोग केला नहीं खाते।
hg: Guruvar ko kele me haldi mila jal, chana dal aur gud chadhate hain, ghee ka deepak jalate hain. Us din kai log kela nahi khate.
@why modern most CUSTOM
en: Banana stands for Vishnu and Guru; married women and those praying for marriage worship it on Thursday. Two stems frame the door at weddings and pujas, as it fruits in plenty.
hi: केला विष्णु और गुरु का है; विवाहिताएँ और विवाह की कामना वाले गुरुवार को पूजते हैं। विवाह और पूजा में दो तने द्वार सजाते हैं, क्योंकि वह भरपूर फलता है।
hg: Kela Vishnu aur Guru ka hai; vivahita aur shadi ki kamna wale Thursday ko poojte hain. Shadi aur pooja me do tane gate sajate hain, kyunki woh bharpoor phalta hai.
@how modern wide CUSTOM
en: Thursday puja: bathe, yellow clothes, pour water with haldi and a few chana dal at the root, tilak, yellow flower, gur-chana, ghee lamp, the Brihaspati katha, one or seven rounds. A potted plant or a banana leaf does in a flat.
hi: गुरुवार पूजा: स्नान, पीले वस्त्र, जड़ में हल्दी और चना दाल मिला जल, तिलक, पीला फूल, गुड़-चना, घी का दीपक, बृहस्पति कथा, एक या सात परिक्रमा। फ़्लैट में गमले का पौधा या केले का पत्ता चलेगा।
hg: Guruvar puja: snan, peele vastra, jad me haldi aur chana dal mila jal, tilak, peela phool, gur-chana, ghee ka deepak, Brihaspati katha, ek ya saat parikrama. Flat me gamle ka paudha ya kele ka patta chalega.

# papaya-tree plant
@names
en: papaya tree, papaya plant
hi: पपीते का पेड़, पपीता, पपीते का पौधा
hg: papita ka ped, papite ka ped, papaya ka ped
@ask
en: is a papaya tree bad at home | papaya came up by itself in front of the house | why should papaya not be planted | where to plant papaya | can I cut the papaya tree | papaya in the back yard gives so many fruits but neighbours say it is ancestors' tree | papaya tree at home good or bad | papaya in front of house | papaya tree direction | self grown papaya | papaya tree and ancestors | cut papaya tree | papaya tree in front of main door remove | papaya in pot on terrace | papaya during pregnancy tree
hi: घर में पपीते का पेड़ लगाना चाहिए या नहीं | पपीता अपने आप उग आया है | पपीता क्यों नहीं लगाते घर के सामने | पपीते का पेड़ काट सकते हैं क्या | पपीता किस दिशा में लगाएँ | लोग कहते हैं पपीते में पितर रहते हैं | पपीते का पेड़ शुभ या अशुभ | पपीता घर के सामने | पपीते के पेड़ की दिशा | अपने आप उगा पपीता | पपीता और पितर | पपीते का पेड़ हटाना | द्वार के आगे पपीता | पपीते का पेड़ काटें क्या
hg: ghar me papite ka ped lagana chahiye ya nahi | papita apne aap ug gaya hai | papita ghar ke samne kyu nahi lagate | papite ka ped kaat sakte hai kya | papita kis disha me lagaye | padosi bolte hai papite me pitra rehte hai sach hai kya | papite ka ped shubh ya ashubh | papita ghar ke samne | papite ke ped ki disha | apne aap uga papita | papita aur pitar | papite ka ped hatana | gate ke aage papita | papite ka ped kate kya
@places fine S W SW; avoid NE N E C
@ok modern regional CUSTOM
en: A papaya before the house is left out by some folk custom, which ties it to the departed; no old text forbids it. In the back or kitchen garden most people gladly eat its fruit.
hi: कुछ लोक रीतियों में पपीता घर के आगे नहीं लगाते, उसे पितरों से जोड़ते हैं; कोई पुराना ग्रंथ मना नहीं करता। पीछे की बाड़ी में लोग उसके फल ख़ुशी से खाते हैं।
hg: Kuch lok reetiyon me papita ghar ke aage nahi lagate, use pitron se jodte hain; koi purana granth mana nahi karta. Peeche ki baadi me log uske phal khushi se khate hain.
@do modern most CUSTOM
en: If it came up in front or in the north-east, move it while small or take it out; otherwise let it fruit in the south or west. Removing a papaya harms nobody.
hi: वह सामने या ईशान में उगा हो तो छोटा रहते हटा दें या निकाल दें; नहीं तो दक्षिण या पश्चिम में फलने दें। पपीता हटाने से किसी का कुछ नहीं बिगड़ता।
hg: Woh saamne ya north-east me uga ho to chhota rehte hata dein ya nikaal dein; nahi to south ya west me phalne dein. Papita hatane se kisi ka kuch nahi bigadta.
@why modern regional CUSTOM
en: Folk belief says spirits of the departed rest in a papaya before the door; others fear for unborn children. Neither is known from old texts. Unripe papaya is not eaten in pregnancy: ask the doctor.
hi: लोक-विश्वास में द्वार के आगे पपीते को दिवंगतों से, कहीं संतान की चिंता से जोड़ते हैं; पुराने ग्रंथ में नहीं। गर्भ में कच्चा पपीता नहीं खाते: डॉक्टर से पूछें।
hg: Lok-vishwas me gate ke aage papite ko divangaton se, kahin santan ki chinta se jodte hain; purane granth me nahi. Garbh me kaccha papita nahi khaate: doctor se poochein.

# lemon-plant plant
@names
en: lemon tree, lemon plant, citrus plant, orange plant
hi: नींबू का पेड़, नींबू का पौधा, संतरे का पौधा
hg: nimbu ka ped, nimbu ka paudha, lemon plant
@ask
en: is a lemon tree good at home | lemon plant has thorns should we remove it | where to plant lemon | lemon in a pot on the balcony | lemon tree at the main gate | our lemon bush gives plenty but my aunt says thorns bring fights | orange plant direction | lemon tree good or bad at home | lemon plant direction | thorny lemon plant at the door | lemon plant in the balcony | lemon tree in front of house | lemon tree near main gate | lemon plant in balcony | lemon tree in front of the house bad
hi: घर में नींबू का पेड़ लगाना शुभ है क्या | नींबू के पेड़ में काँटे होते हैं, हटा दें क्या | नींबू का पौधा किस दिशा में लगाएँ | बालकनी में नींबू का गमला | द्वार पर नींबू का पेड़ | काँटेदार नींबू से झगड़ा होता है क्या | संतरे का पौधा घर में | नींबू का पेड़ शुभ या अशुभ | नींबू के पौधे की दिशा | काँटेदार नींबू घर में | नींबू का पेड़ घर के सामने | गमले में नींबू | गेट के पास नींबू का पेड़ | बालकनी में नींबू
hg: ghar me nimbu ka ped lagana chahiye ya nahi | nimbu ke ped me kaante hote hai hata de kya | nimbu ka paudha kis disha me lagaye | balcony me nimbu ka gamla | gate pe nimbu ka ped hai | nimbu k kaanto se ladai hoti hai kya | santre ka paudha ghar me | nimbu ka ped shubh ya ashubh | nimbu ke paudhe ki disha | kantedar nimbu ghar me | nimbu ka ped ghar ke samne | gamle me nimbu | gate ke pass nimbu ka ped | balcony me nimbu
@places good S SE W; fine E SW NW; avoid NE C
@ok modern disputed PRAC
en: A lemon plant is counted among thorny ones and left out near the door by many lists; others except it, as it is useful and its lemons ward off nazar. Keeping it in the garden is fine.
hi: नींबू को कई सूचियाँ काँटेदार मानकर द्वार के पास मना करती हैं; कुछ उसे छूट देती हैं, क्योंकि वह उपयोगी है और नींबू नज़र उतारने में काम आता है। बग़ीचे में रखना ठीक है।
hg: Nimbu ko kai lists kaantedar maankar gate ke paas mana karti hain; kuch use chhoot deti hain, kyunki woh upyogi hai aur nimbu nazar utarne me kaam aata hai. Bagiche me rakhna theek hai.
@where modern most PRAC
en: Plant it in the south, south-east or west of the garden or balcony, away from where people brush past. An old fruiting lemon need not be cut.
hi: उसे बग़ीचे या बालकनी के दक्षिण, दक्षिण-पूर्व या पश्चिम में लगाएँ, जहाँ लोग छूकर न निकलें। फलता हुआ पुराना नींबू काटना ज़रूरी नहीं।
hg: Use bagiche ya balcony ke south, south-east ya west me lagayein, jahan log chhookar na niklein. Phalta hua purana nimbu kaatna zaroori nahi.
@do modern wide PRAC
en: A lemon plant by the gate may stay; trim branches that scratch and move a potted one to the terrace. Water deep, feed in spring, and lemons come in two to three years.
hi: गेट के पास का नींबू रह सकता है; चुभती डालें छाँटें, गमला छत पर रखें। गहरा पानी और बसंत में खाद दें; दो-तीन साल में फल आते हैं।
hg: Gate ke paas ka nimbu reh sakta hai; chubhti daalein chhaatein, gamla chhat par rakhein. Gehra paani aur basant me khaad dein; do-teen saal me phal aate hain.

# rose-plant plant
@names
en: rose plant, rose bush, roses, red rose plant
hi: गुलाब का पौधा, गुलाब, गुलाब का गमला
hg: gulab ka paudha, gulab, gulab ka gamla, rose plant
@ask
en: can roses be planted at home though they have thorns | rose plant direction | rose pot on the balcony | which colour rose is best at home | rose in the bedroom | rose in front of main door | my rose does not flower | rose plant in north east | rose plant good or bad at home | rose plant in which direction | thorns of rose at home | rose in the balcony | red rose for love bedroom | rose plant in front of door | rose in north east | red rose for lakshmi | rose in bedroom
hi: गुलाब में काँटे हैं, घर में लगाएँ या नहीं | गुलाब का पौधा किस दिशा में | बालकनी में गुलाब रख सकते हैं | किस रंग का गुलाब घर में लगाएँ | बेडरूम में गुलाब के फूल | द्वार के पास गुलाब | गुलाब में फूल नहीं आते | गुलाब का पौधा शुभ या अशुभ | गुलाब की दिशा | गुलाब के काँटे | बालकनी में गुलाब | लाल गुलाब बेडरूम में | द्वार के आगे गुलाब | ईशान में गुलाब | बेडरूम में गुलाब
hg: gulab me kaante hote hai ghar me lagaye ya nahi | gulab ka paudha kis disha me lagaye | balcony me gulab rakh sakte hai kya | kis rang ka gulab ghar me lagaye | bedroom me gulab ke phool | gate ke paas gulab lagana | gulab me phool nahi aa rahe | gulab ka paudha shubh ya ashubh | gulab ki disha | gulab ke kaante | balcony me gulab | lal gulab bedroom me | gate ke aage gulab | north east me gulab | bedroom me gulab
@places good SW S SE; fine E W NW; avoid NE
@ok modern wide PRAC
en: Yes, a rose is welcome at home; it is the one thorny plant that nearly all lists allow. Keep it outdoors or on the balcony.
hi: हाँ, गुलाब घर में अच्छा है; काँटेदार पौधों में यही एक है जिसे लगभग सभी सूचियाँ मानती हैं। उसे बाहर या बालकनी में रखें।
hg: Haan, gulab ghar me achha hai; kaantedar paudhon me yahi ek hai jise lagbhag sabhi lists maanti hain. Use bahar ya balcony me rakhein.
@where modern most PRAC
en: Plant roses in the south-west, south or south-east, where they get five or six hours of sun. Red, pink, white or yellow is your own liking.
hi: गुलाब दक्षिण-पश्चिम, दक्षिण या दक्षिण-पूर्व में लगाएँ, जहाँ पाँच-छह घंटे धूप मिले। लाल, गुलाबी, सफ़ेद या पीला अपनी पसंद का लें।
hg: Gulab south-west, south ya south-east me lagayein, jahan paanch-chhah ghante dhoop mile. Laal, gulabi, safed ya peela apni pasand ka lein.
@which modern most CUSTOM
en: Red roses are offered to Lakshmi on Friday and to Devi; pink and white ones suit any god. Cut roses in the bedroom are fine while fresh, thorns trimmed.
hi: लाल गुलाब शुक्रवार को लक्ष्मी और देवी को चढ़ता है; गुलाबी-सफ़ेद हर देवता को। बेडरूम में ताज़े गुलाब, काँटे हटाकर, ठीक हैं।
hg: Laal gulab Friday ko Lakshmi aur Devi ko chadhta hai; gulabi-safed har devta ko. Bedroom me taaze gulab, kaante hatakar, theek hain.

# cactus-plant plant
@names
en: cactus, thorny plants, succulent with thorns, crown of thorns
hi: कैक्टस, काँटेदार पौधे, नागफनी, काँटे वाला पौधा
hg: cactus, kaktus, kaante wale paudhe, nagfani, kantedar paudha
@ask
en: can I keep a cactus at home | cactus on the office desk bad luck | cactus on the balcony or roof | why are thorny plants avoided | small cactus in a decorative pot gifted by friend, should I throw it away | cactus near the computer | where to put a cactus if I love it | cactus with flower is it fine | cactus at home good or bad | cactus direction | why cactus is bad in vastu | thorny plants inside house | cactus gift | cactus in office desk | succulent without thorns | bougainvillea at home thorny | cactus at window outside | got cactus in gift
hi: घर में कैक्टस रखना अशुभ है क्या | काँटेदार पौधे क्यों नहीं लगाते | छत पर कैक्टस रख सकते हैं | ऑफ़िस की मेज़ पर कैक्टस | कैक्टस गिफ़्ट में मिला है फेंक दूँ क्या | कैक्टस किस दिशा में रखें | नागफनी घर में लगाना | फूल वाला कैक्टस | कैक्टस शुभ या अशुभ | कैक्टस की दिशा | कैक्टस क्यों नहीं रखते | घर में काँटे वाले पौधे | कैक्टस का उपहार | ऑफ़िस में कैक्टस | बोगनवेलिया घर में | कैक्टस उपहार में मिला
hg: ghar me cactus rakhna chahiye ya nahi | kaante wale plant kyu nahi lagate | chhat pe cactus rakh sakte hai | office desk pe cactus ashubh hai kya | cactus gift me mila hai fek du kya | cactus kis disha me rakhe | nagfani ghar me lagana | cactus se ghar me ladai hoti hai kya | cactus shubh ya ashubh | cactus ki disha | cactus kyu nahi rakhte | ghar me kaante wale paudhe | cactus ka gift | office me cactus | bougainvillea ghar me | cactus gift me mila
@places fine S SW W; avoid NE N E C
@ok modern wide PRAC
en: A cactus inside the house is avoided by nearly all lists, as thorns are held to prick peace; it harms no one by standing there. Keep it on the roof, a window ledge or in the garden.
hi: घर के भीतर कैक्टस लगभग सभी सूचियाँ टालती हैं, क्योंकि काँटे शांति को चुभते माने जाते हैं; उसके रखे होने से किसी का नुक़सान नहीं। उसे छत, खिड़की के बाहर या बग़ीचे में रखें।
hg: Ghar ke andar cactus lagbhag sabhi lists taalti hain, kyunki kaante shanti ko chubhte maane jaate hain; uske rakhe hone se kisi ka nuksan nahi. Use chhat, khidki ke bahar ya bagiche me rakhein.
@do modern most PRAC
en: If you love it, keep it in the south or south-west of the terrace, out of children's reach, or give it to someone who collects. There is no need to throw a gift away.
hi: पसंद हो तो छत के दक्षिण या दक्षिण-पश्चिम में, बच्चों की पहुँच से दूर रखें, या शौक़ीन को दे दें। उपहार फेंकना ज़रूरी नहीं।
hg: Pasand ho to chhat ke south ya south-west me, bachchon ki pahunch se door rakhein, ya shaukeen ko de dein. Uphaar phenkna zaroori nahi.
@which modern most PRAC
en: Thornless succulents such as jade or aloe are no cactus in this sense. Bougainvillea belongs on an outer wall or terrace, south or west; on an office desk choose a leafy plant.
hi: बिना काँटे के रसीले पौधे जैसे जेड, एलोवेरा इस अर्थ में कैक्टस नहीं। बोगनवेलिया बाहरी दीवार या छत पर, दक्षिण या पश्चिम में; दफ़्तर की मेज़ पर पत्तेदार पौधा लें।
hg: Bina kaante ke succulent jaise jade, aloe vera is arth me cactus nahi. Bougainvillea bahari deewar ya chhat par, south ya west me; office desk par pattedar paudha lein.

# bonsai-plant plant
@names
en: bonsai, bonsai tree, dwarf tree
hi: बोनसाई, बोन्साई, बौना पेड़
hg: bonsai, bonsai ka paudha, bonzai, bauna ped
@ask
en: is bonsai bad at home | bonsai stops growth is it true | where to place a bonsai | bonsai as a gift for a new house | bonsai on the study table | I have nursed a ficus bonsai for ten years and my wife's family wants it out | bonsai in office | bonsai good or bad in vastu | bonsai direction | bonsai inside the house | bonsai gift | does bonsai stop progress | bonsai in office good | bonsai ficus ginseng at home | bonsai gifted what to do
hi: घर में बोनसाई रखना चाहिए या नहीं | बोनसाई से तरक़्क़ी रुकती है क्या | बोनसाई कहाँ रखें | नए घर में बोनसाई उपहार देना | बोनसाई अशुभ क्यों मानते हैं | ऑफ़िस में बोनसाई | बरसों से पाला बोनसाई हटा दूँ क्या | बोनसाई शुभ या अशुभ | बोनसाई की दिशा | घर के अंदर बोनसाई | बोनसाई का उपहार | बोनसाई से उन्नति रुकती है | ऑफ़िस में बोनसाई | बोनसाई उपहार में मिला
hg: ghar me bonsai rakhna chahiye ya nahi | bonsai se tarakki rukti hai kya | bonsai kaha rakhe | bonsai gift kar sakte hai kya | bonsai ashubh kyu mante hai | office me bonsai | saalo se pala hua bonsai hata du kya | bonsai shubh ya ashubh | bonsai ki disha | ghar ke andar bonsai | bonsai ka gift | bonsai se unnati rukti hai | office me bonsai | bonsai gift me mila
@places fine S W SW E; avoid NE C
@ok modern disputed PRAC
en: Many lists leave bonsai out of the living rooms, as its growth is held back; others see only care and beauty. A small tree cannot stop anyone's progress.
hi: कई सूचियाँ बोनसाई को कमरों में मना करती हैं, क्योंकि उसकी बढ़त रोकी जाती है; कुछ उसमें केवल देखभाल और सुंदरता देखते हैं। छोटा पेड़ किसी की तरक़्क़ी नहीं रोकता।
hg: Kai lists bonsai ko kamron me mana karti hain, kyunki uski badhat roki jati hai; kuch usme keval dekhbhal aur sundarta dekhte hain. Chhota ped kisi ki tarakki nahi rokta.
@do modern most PRAC
en: Keep a bonsai on the balcony, terrace or in the garden, which also suits it: it is an outdoor tree. Let it stand in the south, west or east, with morning sun.
hi: बोनसाई बालकनी, छत या बग़ीचे में रखें, यह उसके लिए भी अच्छा है: वह बाहर का पेड़ है। दक्षिण, पश्चिम या पूर्व में, सुबह की धूप में रखें।
hg: Bonsai balcony, chhat ya bagiche me rakhein, yeh uske liye bhi achha hai: woh bahar ka ped hai. South, west ya east me, subah ki dhoop me rakhein.
@why modern most PRAC
en: The saying that bonsai stunts progress compares the held-back tree with one's own growth; no old text names it. A gifted one may be kept on the balcony or passed on.
hi: बोनसाई से तरक़्क़ी रुकने की बात छोटे किए पेड़ की तुलना भर है; पुराने ग्रंथ में नहीं। उपहार का बोनसाई बालकनी में रखें या किसी को दे दें।
hg: Bonsai se tarakki rukne ki baat chhote kiye ped ki tulna bhar hai; purane granth me nahi. Gift ka bonsai balcony me rakhein ya kisi ko de dein.

# aloe-vera-plant plant
@names
en: aloe vera, aloe plant
hi: एलोवेरा, घृतकुमारी, ग्वारपाठा
hg: aloe vera, alovera, elovera, gwarpatha, ghritkumari
@ask
en: where to keep aloe vera at home | aloe vera direction | does aloe count as a thorny plant | aloe vera in the bedroom | hanging aloe upside down at the door | aloevera dried up meaning | aloe on the balcony facing west | aloe vera good or bad at home | aloe vera placement | aloe vera in kitchen window | aloe vera upside down at door | aloe vera in north west | aloe vera in bedroom | aloe vera at main door hanging | aloe vera drying | aloe vera in north west
hi: एलोवेरा किस दिशा में रखें | एलोवेरा काँटेदार पौधा है क्या | घर में ग्वारपाठा लगाना शुभ है | एलोवेरा दरवाज़े पर उल्टा टाँगना | बेडरूम में एलोवेरा | एलोवेरा सूख गया | बालकनी में एलोवेरा कहाँ रखें | एलोवेरा शुभ या अशुभ | एलोवेरा की दिशा | रसोई में एलोवेरा | एलोवेरा उल्टा लटकाना | उत्तर-पश्चिम में एलोवेरा | बेडरूम में एलोवेरा | द्वार पर एलोवेरा टाँगना | एलोवेरा सूख गया
hg: alovera kis disha me rakhe | alovera ghar me lagana chahiye ya nahi | aloe vera kaante wala plant hai kya | gwarpatha darwaze pe ulta latkana | bedroom me aloe vera | elovera sukh gaya | balcony me alovera kaha rakhu | alovera shubh ya ashubh | alovera ki disha | kitchen me aloe vera | alovera ulta latkana | north west me alovera | bedroom me aloe vera | gate pe aloe vera tangna | aloe vera sukh gaya
@places good E N; fine NE SE S W; avoid NW
@ok modern most PRAC
en: Aloe vera is welcome at home; its soft edges are not counted as true thorns, and it is useful for skin and burns. Many keep one by the kitchen window.
hi: एलोवेरा घर में अच्छा माना जाता है; उसकी नरम किनारी असली काँटा नहीं गिनी जाती, और वह त्वचा के काम आता है। कई लोग उसे रसोई की खिड़की पर रखते हैं।
hg: Alovera ghar me achha maana jata hai; uski naram kinari asli kaanta nahi gini jati, aur woh tvacha ke kaam aata hai. Kai log use rasoi ki khidki par rakhte hain.
@where modern most PRAC
en: Keep aloe vera in the east or north, in a sunny window or balcony with little water. Some lists leave out the north-west for it.
hi: एलोवेरा पूर्व या उत्तर में, धूप वाली खिड़की या बालकनी में रखें, पानी कम दें। कुछ सूचियाँ इसके लिए उत्तर-पश्चिम छोड़ती हैं।
hg: Alovera east ya north me, dhoop wali khidki ya balcony me rakhein, paani kam dein. Kuch lists iske liye north-west chhodti hain.
@do modern regional CUSTOM
en: Some hang an aloe root upward at the door against nazar; it is folk custom and the plant lives long so. In a bedroom window it is fine; rotting leaves mean too much water.
hi: कुछ लोग नज़र से बचाव में एलोवेरा द्वार पर उलटा टाँगते हैं; यह लोक-रिवाज है और पौधा देर तक जीता है। बेडरूम की खिड़की में ठीक; सड़ते पत्ते ज़्यादा पानी बताते हैं।
hg: Kuch log nazar se bachav me aloe vera gate par ulta taangte hain; yeh lok-riwaz hai aur paudha der tak jeeta hai. Bedroom ki khidki me theek; sadte patte zyada paani batate hain.

# jade-plant plant
@names
en: jade plant, crassula, crassula plant, good luck plant
hi: जेड प्लांट, क्रासुला, क्रसुला का पौधा
hg: jade plant, crassula, krasula plant
@ask
en: where to keep the jade plant | crassula at the entrance which side | does jade attract money | jade plant on office desk | jade leaves falling off | jade in the bedroom | jade or money plant which is better | right side of the door for crassula | jade plant direction | crassula plant direction | jade plant at main door | jade plant for money | jade plant lucky | jade plant in bedroom | jade plant in bathroom | jade plant at office desk | jade plant main door left or right
hi: जेड प्लांट किस दिशा में रखें | क्रासुला का पौधा द्वार के किस ओर रखें | क्रासुला से धन आता है क्या | ऑफ़िस में जेड प्लांट | जेड के पत्ते गिर रहे हैं | मनी प्लांट अच्छा या जेड | बेडरूम में जेड प्लांट | जेड प्लांट की दिशा | क्रासुला की दिशा | मुख्य द्वार पर क्रासुला | क्रासुला धन का पौधा | जेड प्लांट शुभ है | बेडरूम में जेड प्लांट | द्वार पर जेड दाएँ या बाएँ | ऑफ़िस में जेड
hg: jade plant kaha rakhe | crassula plant kis side rakhe gate ke | crassula se paisa aata hai kya | office me jade plant | jade ke patte gir rahe hai | money plant accha ya jade plant | bedroom me jade plant rakh sakte hai | crassula kis disha me | jade plant ki disha | crassula ki disha | main door pe crassula | crassula paise ka paudha | jade plant shubh hai | bedroom me jade plant | gate pe jade right ya left | office me jade plant
@places good N E SE; fine NE W; avoid SW S
@where modern most PRAC
en: Keep the jade plant by the entrance, on the right as one goes out, or in the north, east or south-east of the room, in bright light.
hi: जेड प्लांट प्रवेश के पास, बाहर निकलते हुए दाईं ओर, या कमरे के उत्तर, पूर्व या दक्षिण-पूर्व में, तेज़ रोशनी में रखें।
hg: Jade plant entrance ke paas, bahar nikalte hue daayin taraf, ya kamre ke north, east ya south-east me, tez roshni me rakhein.
@what modern regional PRAC
en: The jade plant came with feng shui, where its round leaves stand for coins. It is hardy and pretty; it brings no money by itself, and fallen leaves mean too much water.
hi: जेड प्लांट फेंगशुई के साथ आया, जहाँ उसके गोल पत्ते सिक्के कहे जाते हैं। वह टिकाऊ और सुंदर है; अपने आप धन नहीं लाता, और पत्ते गिरें तो पानी ज़्यादा है।
hg: Jade plant feng shui ke saath aaya, jahan uske gol patte sikke kahe jaate hain. Woh tikau aur sundar hai; apne aap dhan nahi laata, aur patte girein to paani zyada hai.
@ok modern most PRAC
en: In the bedroom and bathroom most lists leave jade out; on an office desk's east or north side it is welcome. Water only when the soil is dry, with some hours of sun.
hi: बेडरूम और बाथरूम में ज़्यादातर सूचियाँ जेड नहीं रखतीं; दफ़्तर की मेज़ के पूर्व या उत्तर में अच्छा। मिट्टी सूखे तब पानी, कुछ घंटे धूप।
hg: Bedroom aur bathroom me zyadatar lists jade nahi rakhti; office desk ke east ya north me achha. Mitti sookhe tab paani, kuch ghante dhoop.

# hibiscus-plant plant
@names
en: hibiscus, hibiscus plant, shoe flower, china rose
hi: गुड़हल, गुड़हल का पौधा, जपा, जवाकुसुम
hg: gudhal, gudhal ka paudha, gurhal, jaba phool, jaswand
@ask
en: where to plant hibiscus | is hibiscus good at home | which god is hibiscus offered to | red hibiscus for kali | hibiscus in a pot on terrace direction | white hibiscus at home | hibiscus not flowering | hibiscus direction | hibiscus at home auspicious | hibiscus flower for which deity | hibiscus plant on terrace | red hibiscus at home | hibiscus flower offered to which god | hibiscus plant not flowering | hibiscus in water to sun
hi: गुड़हल किस दिशा में लगाएँ | गुड़हल का पौधा घर में शुभ है क्या | गुड़हल किस देवता को चढ़ता है | छत पर गुड़हल का गमला | सफ़ेद गुड़हल | गुड़हल में फूल नहीं आते | मंगलवार को गुड़हल चढ़ाना | गुड़हल की दिशा | गुड़हल शुभ या अशुभ | गुड़हल का फूल किसे चढ़ाएँ | गुड़हल घर के सामने | लाल गुड़हल | गुड़हल किस देवता को | गुड़हल में फूल नहीं आते | सूर्य को गुड़हल
hg: gudhal kis disha me lagaye | gudhal ghar me lagana chahiye ya nahi | gudhal kis bhagwan ko chadhta hai | chhat pe gudhal ka gamla | safed gudhal | gudhal ka ped ghar ke aage | jaswand ka phool ganpati ko | gudhal me phool nahi aate | gudhal ki disha | gudhal shubh ya ashubh | gudhal ka phool kise chadhaye | gudhal ghar ke samne | lal gudhal | gudhal kis devta ko | gudhal me phool nahi aate | surya ko gudhal
en: hibiscus is not given to which god | how many hibiscus to kali | can hibiscus be offered to shiva | white hibiscus for whom
hi: गुड़हल किसे नहीं चढ़ाते | काली को कितने गुड़हल | शिव को गुड़हल चढ़ा सकते हैं | सफ़ेद गुड़हल किसे चढ़ाएँ
hg: gudhal kisko nahi chadhate | kali maa ko kitne gudhal | shiv ji ko gudhal chadha sakte hai | safed gudhal kisko chadhaye
@places good E S SE; fine N NE W; avoid SW
@where modern most PRAC
en: Plant hibiscus in the east, south-east or south, where it has sun; it is welcome near any home. A pot on the balcony is enough.
hi: गुड़हल पूर्व, दक्षिण-पूर्व या दक्षिण में, धूप में लगाएँ; वह हर घर में अच्छा माना जाता है। बालकनी का एक गमला काफ़ी है।
hg: Gudhal east, south-east ya south me, dhoop me lagayein; woh har ghar me achha maana jata hai. Balcony ka ek gamla kaafi hai.
@who modern wide CUSTOM
en: Red hibiscus is dear to Durga and Kali and is offered to Ganesh and Surya too. Pick fresh ones in the morning and leave the buds.
hi: लाल गुड़हल दुर्गा और काली को प्रिय है, गणेश और सूर्य को भी चढ़ता है। सुबह ताज़े फूल लें, कलियाँ छोड़ दें।
hg: Laal gudhal Durga aur Kali ko priya hai, Ganesh aur Surya ko bhi chadhta hai. Subah taaze phool lein, kaliyan chhod dein.
@when modern most CUSTOM
en: A red hibiscus is put into the water for Surya on Sunday and offered to Hanuman and Ganesh on Tuesday and Wednesday, to Devi on Friday. More sun and pruning bring flowers.
hi: लाल गुड़हल रविवार को सूर्य के अर्घ्य में, मंगलवार को हनुमान, बुधवार को गणेश, शुक्रवार को देवी को चढ़ता है। ज़्यादा धूप और छँटाई से फूल आते हैं।
hg: Laal gudhal Sunday ko Surya ke arghya me, Tuesday ko Hanuman, Wednesday ko Ganesh, Friday ko Devi ko chadhta hai. Zyada dhoop aur chhatai se phool aate hain.
@ok modern most CUSTOM
en: Red hibiscus is by many left out for Vishnu and mostly for Shiva, who likes white; white or pink suits all. Kali takes one or a garland of 108; buds and yesterday's flowers are left out.
hi: लाल गुड़हल कई विष्णु को और प्रायः शिव को नहीं चढ़ाते, जिन्हें सफ़ेद प्रिय है; सफ़ेद या गुलाबी सबको। काली को एक या 108 की माला; कली और कल के फूल नहीं।
hg: Laal gudhal kai Vishnu ko aur aksar Shiv ko nahi chadhate, jinhe safed priya hai; safed ya gulabi sabko. Kali ko ek ya 108 ki mala; kali aur kal ke phool nahi.

# parijat-plant plant
@names
en: parijat, harsingar, night jasmine, parijat tree
hi: पारिजात, हरसिंगार, पारिजात का पौधा, शिउली
hg: parijat, harsingar, har singar, shiuli, parijaat
@ask
en: where to plant parijat at home | is harsingar auspicious | parijat direction | can fallen parijat flowers be offered | night jasmine near the bedroom window | parijat in a pot | which day to plant parijat | harsingar tree at home auspicious | fallen parijat flowers for puja | story of parijat | parijat in front of the house | parijat in front of house | parijat flowers fallen on ground can offer | parijat pot balcony
hi: पारिजात किस दिशा में लगाएँ | हरसिंगार का पेड़ घर में शुभ है क्या | ज़मीन पर गिरे पारिजात के फूल चढ़ा सकते हैं क्या | गमले में पारिजात | पारिजात किस दिन लगाएँ | हरसिंगार घर के सामने | पारिजात किस भगवान को प्रिय है | पारिजात की दिशा | हरसिंगार शुभ या अशुभ | पारिजात के गिरे फूल | पारिजात की कथा | पारिजात घर के सामने | घर के आगे पारिजात | ज़मीन पर गिरे पारिजात चढ़ाएँ | गमले में हरसिंगार
hg: parijat kis disha me lagaye | harsingar ghar me lagana shubh hai kya | zameen pe gire parijat ke phool chadha sakte hai kya | gamle me parijat | parijat kis din lagaye | harsingar ghar ke samne lagana | parijat kis bhagwan ko chadhta hai | parijat ki disha | harsingar shubh ya ashubh | parijat ke gire phool | parijat ki katha | parijat ghar ke samne | ghar ke aage parijat | zameen pe gire parijat chadhaye | gamle me harsingar
en: parijat flower for which god | can parijat be plucked from the tree | what day to plant harsingar | story of parijat satyabhama
hi: पारिजात का फूल किस भगवान को | हरसिंगार तोड़ सकते हैं क्या | पारिजात और सत्यभामा की कथा | हरसिंगार किस दिन लगाएँ
hg: parijat ka phool kis bhagwan ko chadhta hai | harsingar tod sakte hai kya | parijat aur satyabhama ki kahani | harsingar kis din lagaye
@places good N NE E; fine NW SE W; avoid SW
@where modern most PRAC
en: Plant parijat in the north, north-east or east of the garden, or near the mandir. It stays small, smells at night and is held most auspicious.
hi: पारिजात बग़ीचे के उत्तर, ईशान या पूर्व में, या मंदिर के पास लगाएँ। वह छोटा रहता है, रात को महकता है और बहुत शुभ माना जाता है।
hg: Parijat bagiche ke north, north-east ya east me, ya mandir ke paas lagayein. Woh chhota rehta hai, raat ko mehakta hai aur bahut shubh maana jata hai.
@ok modern wide CUSTOM
en: Parijat is the flower that is offered although it fell to the ground; it drops by itself at dawn. Spread a cloth below the tree and gather them clean.
hi: पारिजात वह फूल है जो ज़मीन पर गिरा हुआ भी चढ़ता है; वह भोर में अपने आप झरता है। पेड़ के नीचे कपड़ा बिछाकर साफ़ फूल लें।
hg: Parijat woh phool hai jo zameen par gira hua bhi chadhta hai; woh bhor me apne aap jharta hai. Ped ke neeche kapda bichhakar saaf phool lein.
@why classical wide PUR
en: The Puranas tell that parijat rose from the churning of the ocean, and that Krishna brought it from Indra's garden for Satyabhama.
hi: पुराणों में पारिजात समुद्र मंथन से निकला, और कृष्ण उसे सत्यभामा के लिए इंद्र के उपवन से लाए।
hg: Puranon me Parijat samudra manthan se nikla, aur Krishna use Satyabhama ke liye Indra ke upvan se laaye.
@which modern most CUSTOM
en: Parijat flowers are offered to Vishnu, Krishna, Lakshmi and in the east to Durga; on Shiva's list they are mostly welcome too. Plant it in the rains, on Thursday or Friday; a large pot with sun is enough.
hi: पारिजात के फूल विष्णु, कृष्ण, लक्ष्मी और पूर्व में दुर्गा को चढ़ते हैं; शिव को भी प्रायः स्वीकार। बरसात में, गुरुवार या शुक्रवार को लगाएँ; धूप में बड़ा गमला काफ़ी।
hg: Parijat ke phool Vishnu, Krishna, Lakshmi aur purv me Durga ko chadhte hain; Shiv ko bhi aksar sweekar. Barsaat me, Guruvar ya Shukravar ko lagayein; dhoop me bada gamla kaafi.

# bel-tree plant
@names
en: bel tree, bael tree, bilva tree, bilva plant, bel patra tree
hi: बेल का पेड़, बिल्व वृक्ष, बेलपत्र का पेड़, बेल का पौधा
hg: bel ka ped, bel patra ka ped, bilva ka ped, belpatra ka paudha
@ask
en: can we plant a bel tree at home | bilva tree direction | bel has thorns is it allowed | which days not to pluck bel leaves | bel tree in front of the house | bel in a pot for shiva puja | bel tree near the north east temple | bel tree direction at home | bilva tree at home auspicious | plucking bel patra on monday | bel plant in pot | thorny bel tree at home | bel tree in south of house | bel patra tree cut | belpatra plant in pot which day | bel leaf with three leaves
hi: घर में बेल का पेड़ लगा सकते हैं क्या | बेलपत्र का पेड़ किस दिशा में लगाएँ | बेल में काँटे होते हैं, लगाएँ या नहीं | गमले में बेल का पौधा | घर के सामने बेल का पेड़ | बेल के पेड़ की पूजा | बेल के पेड़ की दिशा | बेल का पेड़ शुभ या अशुभ | सोमवार को बेलपत्र तोड़ना | बेल का पौधा गमले में | बेलपत्र का पेड़ घर के सामने | दक्षिण में बेल का पेड़ | बेल का पेड़ काटना | गमले में बेल
hg: ghar me bel ka ped laga sakte hai kya | belpatra ka ped kis disha me lagaye | bel me kaante hote hai lagaye ya nahi | bel patra kis din nahi todte | gamle me bel ka paudha | ghar ke samne bel ka ped hai | bel ke ped ke niche diya | bel ke ped ki disha | bel ka ped shubh ya ashubh | somvar ko belpatra todna | bel ka paudha gamle me | belpatra ka ped ghar ke samne | south me bel ka ped | bel ka ped katna | gamle me bel patra
en: story of bel tree why shiva loves it | which day to plant bel | lamp under bel tree | can bel be kept near the main door
hi: बेल का पेड़ शिव को प्रिय क्यों | बेल किस दिन लगाएँ | बेल के नीचे दीपक | घर के सामने बेल का पेड़
hg: bel ka ped shiv ko priya kyu | bel kis din lagaye | bel ke niche diya | ghar ke samne bel ka ped
@places good NE N E; fine NW W; avoid S SW
@ok modern most CUSTOM
en: A bel tree at home is auspicious: it is Shiva's tree, and its thorns are not held against it. Give it a place in the garden or a deep pot.
hi: घर में बेल का पेड़ शुभ है: वह शिव का वृक्ष है, और उसके काँटे दोष नहीं माने जाते। उसे बग़ीचे या गहरे गमले में जगह दें।
hg: Ghar me bel ka ped shubh hai: woh Shiv ka ped hai, aur uske kaante dosh nahi maane jaate. Use bagiche ya gehre gamle me jagah dein.
@where modern most CUSTOM
en: Most plant bel in the north or north-east side of the garden, or in the north-west if it will grow tall, so that it does not shade the north-east corner itself.
hi: प्रायः बेल बग़ीचे के उत्तर या ईशान की ओर लगाते हैं; बड़ा होना हो तो उत्तर-पश्चिम में, ताकि ईशान कोना छाया में न आए।
hg: Aksar bel bagiche ke north ya north-east ki taraf lagate hain; bada hona ho to north-west me, taki north-east kona chhaya me na aaye.
@when modern most CUSTOM
en: Bel leaves are not plucked on Monday, Chaturthi, Ashtami, Navami, Chaturdashi, Amavasya and Sankranti; one picks them the day before. Washed leaves may be offered again.
hi: बेलपत्र सोमवार, चतुर्थी, अष्टमी, नवमी, चतुर्दशी, अमावस्या और संक्रांति को नहीं तोड़ते; एक दिन पहले तोड़ लेते हैं। धोकर वही पत्ते फिर चढ़ा सकते हैं।
hg: Belpatra Somvar, Chaturthi, Ashtami, Navami, Chaturdashi, Amavasya aur Sankranti ko nahi todte; ek din pehle tod lete hain. Dhokar wahi patte phir chadha sakte hain.
@why classical most PUR
en: Bel grew, the Puranas say, from Parvati's or Lakshmi's drop of sweat or tears, and a hunter who dropped its leaves unknowing on a ling on Shivratri was blessed. Monday and Sawan are its days; a lamp at its root at dusk.
hi: पुराणों में बेल पार्वती या लक्ष्मी की पसीने-आँसू की बूँद से उगा, और शिवरात्रि पर अनजाने में लिंग पर पत्ते गिराने वाले शिकारी पर कृपा हुई। सोमवार और सावन इसके दिन; संध्या को जड़ में दीपक।
hg: Puranon me bel Parvati ya Lakshmi ki paseene-aansoo ki boond se uga, aur Shivratri par anjaane me ling par patte girane wale shikari par kripa hui. Somvar aur Sawan iske din; sandhya ko jad me deepak.

# coconut-tree plant
@names
en: coconut tree, coconut palm, areca nut tree, palm tree, date palm
hi: नारियल का पेड़, ताड़ का पेड़, सुपारी का पेड़, खजूर का पेड़
hg: nariyal ka ped, taad ka ped, supari ka ped, khajur ka ped
@ask
en: where to plant a coconut tree | coconut palm in front of the house | is a coconut tree lucky in the compound | number of coconut trees | coconut tree in the north east | date palm at home | in kerala every house has coconut, which side is right | ashoka or palm trees along the wall | coconut tree direction | coconut tree in compound good or bad | date palm at home good or bad | coconut tree near the gate | coconut tree in north east of house | coconut tree in front of gate | broken coconut tree top lightning
hi: नारियल का पेड़ किस दिशा में लगाएँ | घर के सामने नारियल का पेड़ | नारियल का पेड़ शुभ है क्या | खजूर का पेड़ घर में | ताड़ का पेड़ घर के पास | ईशान में नारियल का पेड़ है | सुपारी का पेड़ लगाना | नारियल के कितने पेड़ हों | नारियल के पेड़ की दिशा | नारियल का पेड़ शुभ या अशुभ | ईशान में नारियल | खजूर का पेड़ शुभ या अशुभ | नारियल का पेड़ गेट के पास | ईशान में नारियल का पेड़ | गेट के आगे नारियल
hg: nariyal ka ped kis disha me lagaye | ghar ke samne nariyal ka ped | nariyal ka ped shubh hai kya | khajur ka ped ghar me lagana | taad ka ped ghar ke paas | north east me nariyal ka ped hai kya kare | supari ka ped | compound me nariyal kidhar lagaye | nariyal ke ped ki disha | nariyal ka ped shubh ya ashubh | ishan me nariyal | khajur ka ped shubh ya ashubh | nariyal ka ped gate ke paas | north east me nariyal ka ped | gate ke aage nariyal
@places good S SW W; fine SE NW E; avoid NE C
@where modern most PRAC
en: Plant the coconut tree in the south, south-west or west of the compound, clear of the roof. It is held auspicious; the south of India has one at nearly every house.
hi: नारियल अहाते के दक्षिण, दक्षिण-पश्चिम या पश्चिम में, छत से हटाकर लगाएँ। वह शुभ माना जाता है; दक्षिण भारत में लगभग हर घर पर है।
hg: Nariyal ahate ke south, south-west ya west me, chhat se hatakar lagayein. Woh shubh maana jata hai; dakshin Bharat me lagbhag har ghar par hai.
@ok modern most PRAC
en: A coconut tree already standing in the east or north need not be cut; have the nuts picked, as falling ones hurt. Date and palmyra palms are kept farther from the house by custom.
hi: पूर्व या उत्तर में लगा नारियल काटना ज़रूरी नहीं; फल समय पर उतरवाएँ, गिरते फल चोट देते हैं। खजूर और ताड़ रिवाज में घर से दूर रखते हैं।
hg: East ya north me laga nariyal kaatna zaroori nahi; phal samay par utarwayein, girte phal chot dete hain. Khajur aur taad riwaz me ghar se door rakhte hain.
@why modern most CUSTOM
en: The coconut is shriphal, Lakshmi's fruit, offered whole at every beginning; so the tree is welcome. In the north-east it only shades the light corner, and stays if it stands there.
hi: नारियल श्रीफल है, लक्ष्मी का फल, हर शुभ आरंभ में चढ़ता है; इसलिए पेड़ अच्छा माना जाता है। ईशान में वह बस रोशनी रोकता है, और खड़ा हो तो रहे।
hg: Nariyal shriphal hai, Lakshmi ka phal, har shubh aarambh me chadhta hai; isliye ped achha mana jata hai. North-east me woh bas roshni rokta hai, aur khada ho to rahe.

# milk-plants plant
@names
en: milky sap plants, milk plants, plants with white sap, rubber plant, aak plant, calotropis
hi: दूध वाले पौधे, दूधिया पौधे, आक का पौधा, मदार, रबर प्लांट
hg: doodh wale paudhe, dudh wale plant, aak ka paudha, madar ka paudha, rubber plant
@ask
en: which plants with milk should not be at home | is a rubber plant bad in the house | aak plant growing near the gate | white aak for ganesh | why avoid plants that ooze milk | my rubber plant is the best thing in my hall and the consultant said throw it | rui plant in compound | milky plants at home bad | rubber plant good or bad in vastu | rubber plant direction | aak plant at home good or bad | white aak root ganesh | plants that release milk | rubber plant in living room | white aak plant at home | madar plant ganesh | poinsettia and plumeria milk sap
hi: दूध निकलने वाले पौधे घर में क्यों नहीं लगाते | रबर प्लांट घर में रख सकते हैं क्या | आक का पौधा घर के पास उग आया | सफ़ेद आक घर में लगाएँ क्या | मदार का पौधा शुभ है | दूधिया पेड़ कौन-कौन से हैं | आक का पौधा हटा दें क्या | दूध वाले पौधे अशुभ क्यों | रबर प्लांट शुभ या अशुभ | रबर प्लांट की दिशा | आक का पौधा शुभ या अशुभ | सफ़ेद आक के गणेश | जिन पौधों से दूध निकलता है | घर में सफ़ेद आक | रबर प्लांट हॉल में | मदार का पौधा
hg: doodh nikalne wale paudhe ghar me kyu nahi lagate | rubber plant ghar me rakh sakte hai kya | aak ka paudha ghar ke paas ug aaya | safed aak ghar me lagaye kya | madar ka paudha shubh hai ya nahi | dudh wale ped konse hote hai | consultant bola rubber plant hatao kya karu | doodh wale paudhe ashubh kyu | rubber plant shubh ya ashubh | rubber plant ki disha | aak ka paudha shubh ya ashubh | safed aak ke ganesh | jin paudho se doodh nikalta hai | ghar me safed aak | rubber plant hall me | madar ka paudha
@places fine SW W S; avoid NE E N C
@ok classical most BS
en: Plants with milky sap are kept away from the house wall in old texts, along with thorny ones. The sap irritates eyes and skin, which is reason enough near children.
hi: दूधिया रस वाले पौधे पुराने ग्रंथों में काँटेदारों के साथ घर की दीवार से दूर रखे जाते हैं। रस आँख और त्वचा में लगता है; बच्चों के पास यही कारण काफ़ी है।
hg: Doodhiya ras wale paudhe purane granthon me kaantedaron ke saath ghar ki deewar se door rakhe jaate hain. Ras aankh aur tvacha me lagta hai; bachchon ke paas yahi karan kaafi hai.
@do modern disputed PRAC
en: A rubber plant in a pot is allowed by many of today's lists, in the south-west or west of a room; strict ones leave it out. White aak is planted outdoors by some for Ganesh and Shiva.
hi: गमले का रबर प्लांट आज की कई सूचियाँ कमरे के दक्षिण-पश्चिम या पश्चिम में मानती हैं; कुछ मना करती हैं। सफ़ेद आक कुछ लोग बाहर, गणेश और शिव के लिए लगाते हैं।
hg: Gamle ka rubber plant aaj ki kai lists kamre ke south-west ya west me maanti hain; kuch mana karti hain. Safed aak kuch log bahar, Ganesh aur Shiv ke liye lagate hain.
@who modern regional CUSTOM
en: White aak, shwetark, is worshipped as Ganesh by some, planted outdoors in the south-west or west on Sunday or Pushya. Its sap hurts the eyes: gloves, and no child near it.
hi: सफ़ेद आक (श्वेतार्क) को कुछ लोग गणेश मानकर पूजते हैं, बाहर नैऋत्य या पश्चिम में, रविवार या पुष्य को लगाते हैं। इसका दूध आँख को हानि करता है: दस्ताने, बच्चे दूर।
hg: Safed aak (shwetark) ko kuch log Ganesh maankar poojte hain, bahar south-west ya west me, Sunday ya Pushya ko lagate hain. Iska doodh aankh ko nuksan karta hai: gloves, bachche door.

# dried-plants plant
@names
en: dried plants, dead plants, dry flowers, withered plant, stale flowers
hi: सूखे पौधे, मुरझाए पौधे, सूखे फूल, बासी फूल
hg: sukhe paudhe, murjhaye paudhe, sukhe phool, baasi phool, plant sukh gaya
en: dry flowers in a jar, wedding flowers, dried wedding bouquet
hi: सूखे फूल, शादी के सूखे फूल
hg: sookhe phool, shaadi ke sookhe phool
@ask
en: the flowers of our wedding, dried in a jar as a memory, mother wants them out
hi: शादी के फूल सुखाकर याद में रखे हैं, माँ फेंकने को कहती हैं
hg: shaadi ke phool sukha ke yaad me rakhe hai, maa phenkne ko kehti hai
en: is a dead plant at home a bad omen | all my plants keep dying | dried flowers in a vase | what to do with withered plants | old garlands on photos | plants die in this flat whatever I do, does it show something bad in the house | dry leaves on the balcony | flowers from the puja where to put | plants drying at home meaning | dead plant in the house bad luck | dried flower arrangement | stale flowers on the mandir | plants keep dying vastu | throw away dry plants | tulsi dried what to do with wood | dry flowers of mandir where | dead plant in house who removes | plants keep dying at home
hi: पौधे बार-बार सूख जाते हैं क्या मतलब है | घर में सूखा पौधा रखना | सूखे फूलों का गुलदस्ता | मुरझाए फूल कहाँ डालें | तस्वीर पर पुरानी माला | घर के पौधे मर रहे हैं, नज़र लगी है क्या | सूखे पौधे का क्या करें | पूजा के बासी फूल | घर में पौधे सूखने का मतलब | सूखा पौधा अशुभ | सूखे फूल रखना | बासी फूल घर में | पौधे मुरझा रहे हैं | सूखे पौधे हटाएँ | सूखी तुलसी की लकड़ी का क्या करें | घर में पौधे सूख जाते हैं | मंदिर के सूखे फूल
hg: paudhe baar baar sukh jate hai kya matlab hai | ghar me sukha paudha rakhna | sukhe phool ka guldasta | murjhaye phool kaha dale | photo pe purani mala | ghar ke paudhe mar rahe hai nazar lagi hai kya | sukhe paudhe ka kya kare | pooja ke basi phool | ghar me paudhe sukhne ka matlab | sukha paudha ashubh | sukhe phool rakhna | basi phool ghar me | paudhe murjha rahe hai | sukhe paudhe hataye | sukhi tulsi ki lakdi ka kya kare | ghar me paudhe sukh jate hai | mandir ke sukhe phool
@ok modern wide SENSE
en: A dead plant is no omen; it tells of water, light, pot or season. Still, dried plants and stale flowers are taken out of homes, as they look sad and gather dust.
hi: सूखा पौधा अपशकुन नहीं; वह पानी, रोशनी, गमले या मौसम की बात बताता है। फिर भी सूखे पौधे और बासी फूल घर से हटाते हैं, क्योंकि वे उदास लगते और धूल जमाते हैं।
hg: Sukha paudha apshakun nahi; woh paani, roshni, gamle ya mausam ki baat batata hai. Phir bhi sukhe paudhe aur baasi phool ghar se hatate hain, kyunki woh udaas lagte aur dhool jamate hain.
@do modern most CUSTOM
en: Cut back what is still green, compost the rest, and start with a hardy plant. Flowers from puja go into a pot's soil or compost rather than a river.
hi: जो हरा है उसे छाँटकर बचाएँ, बाक़ी खाद में डालें, और टिकाऊ पौधे से शुरू करें। पूजा के फूल नदी के बजाय गमले की मिट्टी या खाद में दें।
hg: Jo hara hai use chhantkar bachayein, baaki khaad me daalein, aur tikau paudhe se shuru karein. Pooja ke phool nadi ke bajay gamle ki mitti ya khaad me dein.
@why modern wide SENSE
en: Plants that die one after another tell of light, drainage or pests, not of nazar or a god's anger. Dry tulsi wood is kept for a mala or havan, or laid in earth.
hi: एक के बाद एक सूखते पौधे रोशनी, पानी की निकासी या कीड़े बताते हैं, नज़र या देवता का क्रोध नहीं। सूखी तुलसी की लकड़ी माला या हवन में, या मिट्टी में दबा दें।
hg: Ek ke baad ek sookhte paudhe roshni, paani ki nikasi ya keede batate hain, nazar ya devta ka krodh nahi. Sookhi tulsi ki lakdi mala ya havan me, ya mitti me daba dein.

# balcony-plants plant
@names
en: balcony plants, plants on the balcony, potted plants, terrace garden, flower pots on the terrace
hi: बालकनी के पौधे, बालकनी के गमले, छत का बग़ीचा, टैरेस गार्डन
hg: balcony ke paudhe, balcony ke gamle, balcony plants, terrace garden, chhat ka bagicha
@ask
en: which plants for a north balcony | plants for a south facing balcony | where to put tall pots on the terrace | how many plants on the balcony | flower pots in the south west | heavy pots in the north east of the terrace | tiny balcony in mumbai, only grill space, which plants | which plants bring good luck on balcony | hanging baskets | best plants for balcony vastu | heavy pots direction | small plants in the north east balcony | tall plants on the terrace direction | plants for east facing balcony | pots in the north | plants for west balcony | plants in south balcony | plants for no sunlight flat | which plants in north east balcony | heavy pots side
hi: बालकनी में कौन से पौधे लगाएँ | उत्तर की बालकनी के लिए पौधे | दक्षिण की बालकनी में क्या लगाएँ | छत पर भारी गमले कहाँ रखें | ईशान में गमले रख सकते हैं क्या | बालकनी में कितने पौधे हों | लटकने वाले गमले | छोटी बालकनी के लिए शुभ पौधे | गमले किस दिशा में रखें | बालकनी के लिए पौधे वास्तु | भारी गमलों की दिशा | पूर्व की बालकनी के पौधे | पश्चिम की बालकनी के पौधे | ऊँचे पौधे किस दिशा में | गमलों की सही जगह | दक्षिण बालकनी में पौधे | बिना धूप के पौधे | ईशान बालकनी में पौधे
hg: balcony me konse paudhe lagaye | north balcony ke liye plants | south balcony me kya lagaye | chhat pe bhari gamle kaha rakhe | north east me gamle rakh sakte hai kya | balcony me kitne plant ho | latakne wale gamle | choti balcony ke liye shubh plants | gamle kis disha me rakhe | balcony ke liye paudhe vastu | bhari gamlo ki disha | east balcony ke plants | west balcony ke plants | unche paudhe kis disha me | gamlo ki sahi jagah | south balcony me paudhe | bina dhoop ke paudhe | north east balcony me paudhe
@where modern most PRAC
en: Keep small pots on the north and east side of the balcony or terrace and heavy or tall ones on the south and west. The north-east corner stays light, with tulsi or low flowers.
hi: छोटे गमले बालकनी या छत के उत्तर और पूर्व में, भारी या ऊँचे दक्षिण और पश्चिम में रखें। ईशान कोना हल्का रहे, वहाँ तुलसी या छोटे फूल हों।
hg: Chhote gamle balcony ya chhat ke north aur east me, bhaari ya unche south aur west me rakhein. North-east kona halka rahe, wahan tulsi ya chhote phool hon.
@which modern most PRAC
en: For a shaded north balcony take money plant, ferns, tulsi if there is sun; for an east one jasmine and tulsi; for hot south and west ones hibiscus, rose, bougainvillea outside the rail, aloe.
hi: छाया वाली उत्तर बालकनी में मनी प्लांट, फ़र्न, धूप हो तो तुलसी; पूर्व में चमेली और तुलसी; गरम दक्षिण और पश्चिम में गुड़हल, गुलाब, एलोवेरा लगाएँ।
hg: Chhaya wali north balcony me money plant, fern, dhoop ho to tulsi; east me chameli aur tulsi; garam south aur west me gudhal, gulab, alovera lagayein.
@ok modern wide SENSE
en: Flower pots on a railing hang inward, tied, and never over the street; water should not drip on neighbours. A society's rule on heavy pots is there for the slab.
hi: रेलिंग के गमले भीतर की ओर, बाँधकर रखें, सड़क के ऊपर नहीं; पानी पड़ोसी पर न टपके। भारी गमलों पर सोसाइटी का नियम छत की मज़बूती के लिए है।
hg: Railing ke gamle andar ki taraf, baandhkar rakhein, sadak ke upar nahi; paani padosi par na tapke. Bhaari gamlon par society ka niyam slab ki mazbooti ke liye hai.

# bedroom-plants plant
@names
en: plants in the bedroom, plant beside the bed, flowers in the bedroom
hi: बेडरूम में पौधे, शयनकक्ष में पौधे, बेडरूम में फूल
hg: bedroom me paudhe, bedroom me plants, sone ke kamre me paudhe
@ask
en: can we keep plants in the bedroom | is it bad to sleep with plants in the room at night | flowers beside the bed | which plant for a bedroom | couple bedroom indoor plant | my studio flat is full of plants and I sleep among them, is it harmful | plants give out carbon dioxide at night | cut flowers near the pillow | plant in bedroom good or bad | which plants can be kept in bedroom | plants near the bed at night | flowers in couple's bedroom | bedroom plant direction | oxygen plants in bedroom at night | tulsi in bedroom | flowers in bedroom of couple | plant near bed head
hi: बेडरूम में पौधे रखने चाहिए या नहीं | रात को कमरे में पौधे रखकर सोना | बेडरूम में कौन सा पौधा रखें | पलंग के पास फूल रखना | पति-पत्नी के कमरे में पौधा | रात में पौधे कार्बन डाइऑक्साइड छोड़ते हैं क्या | शयनकक्ष में असली फूल | बेडरूम में पौधा शुभ या अशुभ | सोने के कमरे में कौन से पौधे | रात में पौधे के पास सोना | दंपती के कमरे में फूल | बेडरूम में पौधे की दिशा | बेडरूम में तुलसी | रात में पौधा रखना बुरा | बेडरूम में फूल
hg: bedroom me paudhe rakhne chahiye ya nahi | raat ko kamre me plants rakh ke sona | bedroom me konsa plant rakhe | palang ke paas phool rakhna | husband wife ke room me plant | raat me plant carbon dioxide chodte hai kya | bed room me asli phool | kamra chota hai plants bhare hai nuksan hoga kya | bedroom me paudha shubh ya ashubh | sone ke kamre me konse paudhe | raat me plant ke paas sona | couple ke room me phool | bedroom me paudhe ki disha | bedroom me tulsi | raat me paudha rakhna bura | bedroom me phool
@ok modern disputed PRAC
en: Lists differ: many keep plants out of the bedroom, others allow one or two small green ones. For your breath it makes no difference; a few pots at night give off very little.
hi: सूचियाँ भिन्न हैं: कई शयनकक्ष में पौधे नहीं रखतीं, कुछ एक-दो छोटे हरे पौधे मानती हैं। साँस पर फ़र्क़ नहीं पड़ता; कुछ गमले रात में बहुत कम गैस छोड़ते हैं।
hg: Lists alag hain: kai bedroom me paudhe nahi rakhti, kuch ek-do chhote hare paudhe maanti hain. Saans par fark nahi padta; kuch gamle raat me bahut kam gas chhodte hain.
@which modern most PRAC
en: If you like one, take a small leafy plant without thorns, in the east or south-east by the window. Take out cut flowers before they wilt, and watch for damp soil and mosquitoes.
hi: रखना हो तो बिना काँटे का छोटा हरा पौधा, खिड़की के पास पूर्व या दक्षिण-पूर्व में लें। कटे फूल मुरझाने से पहले हटाएँ, और गीली मिट्टी व मच्छर देखें।
hg: Rakhna ho to bina kaante ka chhota hara paudha, khidki ke paas east ya south-east me lein. Kate phool murjhane se pehle hatayein, aur geeli mitti va machhar dekhein.
@where modern most PRAC
en: Tulsi is not kept in the bedroom by custom; money plant, snake plant or areca may be, on the east or south-east side, not at the bed-head. A couple's room takes fresh flowers.
hi: तुलसी रिवाज में शयनकक्ष में नहीं रखते; मनी प्लांट, स्नेक प्लांट या एरिका पूर्व या आग्नेय ओर, सिरहाने से हटकर, चल सकते हैं। दंपति के कमरे में ताज़े फूल।
hg: Tulsi riwaz me bedroom me nahi rakhte; money plant, snake plant ya areca east ya south-east taraf, sirhane se hatkar, chal sakte hain. Couple ke kamre me taaze phool.
@see snake-plant

# artificial-plants plant
@names
en: artificial plants, fake plants, plastic flowers, artificial flowers
hi: नकली पौधे, प्लास्टिक के फूल, नकली फूल, बनावटी पौधे
hg: nakli paudhe, plastic ke phool, artificial plants, nakli phool, artificial flower
@ask
en: are artificial plants bad at home | plastic flowers in the hall | fake flower garland on god photos | artificial grass on the balcony | no sunlight in my flat so I use fake plants, ok? | dried flower bouquet or plastic | artificial toran at the door | artificial plants good or bad in vastu | fake flowers in the house | plastic plants bad luck | artificial flowers in the temple | artificial grass vastu | plastic flowers in mandir | artificial grass balcony | fake money plant
hi: नकली पौधे घर में रखना ठीक है क्या | प्लास्टिक के फूल अशुभ हैं क्या | भगवान पर नकली फूलों की माला | बालकनी में नकली घास | धूप नहीं आती इसलिए नकली पौधे रखे हैं | दरवाज़े पर प्लास्टिक का तोरण | नकली फूलों से सजावट | नकली पौधे शुभ या अशुभ | घर में प्लास्टिक के पौधे | मंदिर में नकली फूल | नकली फूल का गुलदस्ता | नकली घास | मंदिर में प्लास्टिक के फूल | नक़ली मनी प्लांट | नक़ली घास
hg: nakli paudhe ghar me rakh sakte hai kya | plastic ke phool ashubh hai kya | bhagwan pe nakli phool ki mala | balcony me nakli ghas | dhoop nahi aati isliye artificial plant rakhe hai | darwaze pe plastic ka toran | nakli phool se sajawat karna | nakli paudhe shubh ya ashubh | ghar me plastic ke paudhe | mandir me nakli phool | nakli phool ka guldasta | nakli ghas | mandir me plastic ke phool | nakli money plant | nakli ghas
@ok modern most PRAC
en: Artificial plants do no harm and no particular good; most lists prefer living ones. Where there is no light they are fine, if kept free of dust.
hi: नकली पौधों से न हानि है न विशेष लाभ; ज़्यादातर सूचियाँ जीवित पौधे पसंद करती हैं। जहाँ रोशनी नहीं, वहाँ ये ठीक हैं, बस धूल न जमे।
hg: Nakli paudhon se na haani hai na vishesh laabh; zyadatar lists jeevit paudhe pasand karti hain. Jahan roshni nahi, wahan ye theek hain, bas dhool na jame.
@do modern most CUSTOM
en: For worship offer one real flower or a tulsi leaf rather than plastic; garlands of cloth may stay as decoration. A snake plant or money plant lives even in dim rooms.
hi: पूजा में प्लास्टिक के बजाय एक असली फूल या तुलसी दल चढ़ाएँ; कपड़े की माला सजावट में रह सकती है। स्नेक प्लांट या मनी प्लांट कम रोशनी में भी जीते हैं।
hg: Pooja me plastic ke bajay ek asli phool ya tulsi dal chadhayein; kapde ki mala sajawat me reh sakti hai. Snake plant ya money plant kam roshni me bhi jeete hain.

# ashoka-tree plant
@names
en: ashoka tree, tall trees along the wall, eucalyptus tree, gulmohar tree
hi: अशोक का पेड़, अशोक वृक्ष, सफ़ेदा का पेड़, गुलमोहर
hg: ashok ka ped, ashoka ka ped, gulmohar ka ped, safeda ka ped
@ask
en: is the ashoka tree good at home | ashoka trees at the gate | which side for ashoka trees | row of tall trees along the compound wall | gulmohar near the house | eucalyptus close to the plot | ashok leaves for toran | society planted ashoka in front of my flat's north window | ashoka tree direction | ashoka tree at home auspicious | ashoka trees along boundary | ashoka leaves on the door | tall tree in the north | ashoka tree in front of main gate | eucalyptus near house bad | ashoka leaves toran
hi: अशोक का पेड़ घर में लगाएँ या नहीं | अशोक का पेड़ किस दिशा में | गेट पर अशोक के पेड़ | चारदीवारी पर ऊँचे पेड़ | गुलमोहर घर के पास | अशोक के पत्तों का तोरण | उत्तर की खिड़की के आगे अशोक का पेड़ है | अशोक के पेड़ की दिशा | अशोक का पेड़ शुभ या अशुभ | बाउंड्री पर अशोक के पेड़ | अशोक के पत्ते द्वार पर | अशोक वृक्ष का महत्व | गेट पर अशोक का पेड़ | घर के पास यूकेलिप्टस
hg: ashok ka ped ghar me lagana chahiye ya nahi | ashok ka ped kis disha me lagaye | gate pe ashok ke ped | boundary wall pe lambe ped | gulmohar ghar ke paas hai | ashok ke patte ka toran | north ki khidki ke aage ashoka ka ped | ashok ke ped ki disha | ashok ka ped shubh ya ashubh | boundary pe ashok ke ped | ashok ke patte door pe | ashok vriksh ka mahatva | gate pe ashok ka ped | ghar ke pass eucalyptus
en: real ashoka and false ashoka difference | ashoka leaves for toran how many | which day to plant ashoka | ashoka near boundary east
hi: असली और नक़ली अशोक में अंतर | अशोक के पत्ते का तोरण | अशोक किस दिन लगाएँ | अशोक का पेड़ घर के सामने
hg: asli aur nakli ashok me antar | ashok ke patte ka toran | ashok kis din lagaye | ashok ka ped ghar ke samne
@places good S W SW; fine E N NW SE; avoid NE C
@where modern most PRAC
en: Ashoka trees are auspicious and are planted along the compound wall, best on the south and west. In the north and east keep them few or trimmed so that light comes in.
hi: अशोक शुभ है और चारदीवारी के साथ, सबसे अच्छा दक्षिण और पश्चिम में लगता है। उत्तर और पूर्व में कम या छँटे हुए रखें ताकि रोशनी आए।
hg: Ashok shubh hai aur boundary ke saath, sabse achha south aur west me lagta hai. North aur east me kam ya chhante hue rakhein taki roshni aaye.
@what modern wide CUSTOM
en: Its name means "without sorrow"; Sita waited under ashoka trees in Lanka. Its leaves, like mango leaves, are strung into a toran for the door.
hi: इसके नाम का अर्थ है "शोक रहित"; लंका में सीता अशोक वाटिका में रहीं। आम के पत्तों की तरह इसके पत्तों का तोरण द्वार पर बँधता है।
hg: Iske naam ka arth hai "shok rahit"; Lanka me Sita Ashok Vatika me rahin. Aam ke patton ki tarah iske patton ka toran dwar par bandhta hai.
@which modern wide SENSE
en: The tall pillar tree along walls is the false ashoka (Monoon); the true Ashoka (Saraca) is small and spreading with orange-red flowers and is worshipped on Ashokashtami in Chaitra. Both are welcome; plant in the rains.
hi: दीवार के साथ ऊँचा खंभे-सा पेड़ नक़ली अशोक (मोनून) है; असली अशोक (सराका) छोटा, फैला, नारंगी-लाल फूलों वाला है और चैत्र की अशोकाष्टमी पर पूजा जाता है। दोनों शुभ; बरसात में लगाएँ।
hg: Deewar ke saath ooncha khambe-sa ped nakli ashok (Monoon) hai; asli Ashok (Saraca) chhota, phaila, narangi-laal phoolon wala hai aur Chaitra ki Ashokashtami par pooja jata hai. Dono shubh; barsaat me lagayein.

# mehndi-plant plant
@names
en: henna plant, mehndi plant, tamarind tree, imli tree, babool tree, kikar
hi: मेहंदी का पौधा, इमली का पेड़, बबूल का पेड़, कीकर
hg: mehndi ka paudha, imli ka ped, babool ka ped, kikar ka ped, mehandi ka ped
@ask
en: why are tamarind and henna not planted at home | ghosts live in the tamarind tree true or false | mehndi hedge around the house | imli tree near our plot | which trees are considered unlucky near a house | babool on the plot | we bought land with a big tamarind on it, should it be cut before building | henna plant good or bad | tamarind tree near the house bad | which trees are inauspicious near home | babool tree on the plot | imli tree ghost belief | mehndi hedge | ghost in tamarind tree | mehndi plant in pot at home | imli tree near house remedy | ber tree at home
hi: मेहंदी का पौधा घर में लगाएँ या नहीं | इमली के पेड़ पर भूत रहते हैं क्या | इमली का पेड़ घर के पास | प्लॉट में बबूल का पेड़ है | कौन से पेड़ घर में नहीं लगाने चाहिए | मेहंदी की बाड़ | इमली का पेड़ काटें क्या | अशुभ पेड़ कौन से हैं | मेहंदी का पौधा शुभ या अशुभ | इमली का पेड़ शुभ या अशुभ | घर के पास अशुभ पेड़ | बबूल का पेड़ शुभ या अशुभ | इमली का पेड़ और भूत | मेहंदी की झाड़ी | इमली के पेड़ पर भूत | गमले में मेहंदी | बेर का पेड़ घर में
hg: mehndi ka paudha ghar me lagaye ya nahi | imli ke ped pe bhoot rehte hai kya | imli ka ped ghar ke paas hai | plot me babool ka ped | konse ped ghar me nahi lagane chahiye | mehndi ki baad | imli ka ped katwa de kya | ashubh ped konse hote hai | kikar ka ped | mehndi ka paudha shubh ya ashubh | imli ka ped shubh ya ashubh | ghar ke paas ashubh ped | babool ka ped shubh ya ashubh | imli ka ped aur bhoot | mehndi ki jhadi | imli ke ped pe bhoot | gamle me mehndi | ber ka ped ghar me
@ok modern most CUSTOM
en: Henna, tamarind and babool are left out close to the house by custom, as thorny, sour or dense; nothing bad lives in them. Outside the yard they are useful trees.
hi: मेहंदी, इमली और बबूल रिवाज में घर के पास नहीं लगाते, क्योंकि वे काँटेदार, खट्टे या घने हैं; उनमें कोई बुरी चीज़ नहीं रहती। आँगन के बाहर ये काम के पेड़ हैं।
hg: Mehndi, imli aur babool riwaz me ghar ke paas nahi lagate, kyunki woh kaantedar, khatte ya ghane hain; unme koi buri cheez nahi rehti. Aangan ke bahar ye kaam ke ped hain.
@do modern most PRAC
en: If such a tree stands on your plot, build so that it stays some metres off, or ask the local office before felling and plant new trees. A mehndi hedge at the far west or south may stay.
hi: भूखंड पर ऐसा पेड़ हो तो मकान उससे कुछ मीटर हटाकर बनाएँ, या अनुमति लेकर काटें और नए पेड़ लगाएँ। पश्चिम या दक्षिण के छोर की मेहंदी की बाड़ रह सकती है।
hg: Plot par aisa ped ho to makaan usse kuch metre hatakar banayein, ya anumati lekar kaatein aur naye ped lagayein. West ya south ke chhor ki mehndi ki baad reh sakti hai.
@why modern regional CUSTOM
en: Tales of spirits in tamarind and mehndi come from their dense night shade; nobody has to fear them. Ber and babool count as thorny and stay outside the yard.
hi: इमली और मेहंदी में भूत की बातें उनकी घनी रात की छाया से आईं; डरने की बात नहीं। बेर और बबूल काँटेदार गिने जाते हैं और आँगन से बाहर रहते हैं।
hg: Imli aur mehndi me bhoot ki baatein unki ghani raat ki chhaya se aayi; darne ki baat nahi. Ber aur babool kaantedar gine jate hain aur aangan se bahar rehte hain.

# jasmine-flowers plant
@names
en: jasmine, mogra, champa, marigold, flowering plants, raat ki rani
hi: चमेली, मोगरा, चंपा, गेंदा, फूलों के पौधे, रात की रानी
hg: chameli, mogra, champa, genda, phoolo ke paudhe, raat ki rani
@ask
en: where to plant jasmine | is mogra lucky at home | marigold direction | raat ki rani attracts snakes is it true | champa tree near the house | which flowers to grow for puja | fragrant flowers for couple harmony | flower bed in the garden north side | jasmine plant direction | mogra plant at home auspicious | marigold at home | raat ki rani plant at home | flower plants direction vastu | flowers for puja to grow | raat ki rani snake | marigold at entrance | champa tree at home direction | mogra in balcony
hi: मोगरा किस दिशा में लगाएँ | चमेली का पौधा घर में शुभ है क्या | गेंदा कहाँ लगाएँ | रात की रानी से साँप आते हैं क्या | चंपा का पेड़ घर के पास | पूजा के लिए कौन से फूल लगाएँ | ख़ुशबू वाले पौधे किस दिशा में | क्यारी कहाँ बनाएँ | चमेली की दिशा | मोगरा शुभ या अशुभ | गेंदे का पौधा घर में | रात की रानी घर में लगाएँ या नहीं | फूलों के पौधों की दिशा | पूजा के फूलों के पौधे | रात की रानी से साँप आते हैं | चंपा किस दिशा | बालकनी में मोगरा
hg: mogra kis disha me lagaye | chameli ghar me lagana shubh hai kya | genda kaha lagaye | raat ki rani se saanp aate hai kya | champa ka ped ghar ke paas | puja ke liye konse phool lagaye | khushboo wale paudhe kidhar lagaye | phoolo ki kyari kaha banaye | chameli ki disha | mogra shubh ya ashubh | gende ka paudha ghar me | raat ki rani ghar me lagaye ya nahi | phoolo ke paudho ki disha | puja ke phoolo ke paudhe | raat ki rani se saap aate hai | champa kis disha | balcony me mogra
@places good N E NE NW; fine W SE S; avoid C
@where modern most PRAC
en: Jasmine, mogra, marigold and other low flowers suit the north, east and north-east of the garden or balcony. Champa as a tree stands better in the west or north-west.
hi: चमेली, मोगरा, गेंदा जैसे छोटे फूल बग़ीचे या बालकनी के उत्तर, पूर्व और ईशान में अच्छे हैं। चंपा का पेड़ पश्चिम या उत्तर-पश्चिम में बेहतर है।
hg: Chameli, mogra, genda jaise chhote phool bagiche ya balcony ke north, east aur north-east me achhe hain. Champa ka ped west ya north-west me behtar hai.
@ok modern wide SENSE
en: Scented flowers are welcome at every home, and raat ki rani does not call snakes; dense bushes with frogs and mice may. Keep the bed clear and its scent away from those it gives headaches.
hi: सुगंधित फूल हर घर में अच्छे हैं, और रात की रानी साँप नहीं बुलाती; घनी झाड़ी में मेंढक-चूहे हों तो वे आ सकते हैं। क्यारी साफ़ रखें; किसी को ख़ुशबू से सिरदर्द हो तो दूर लगाएँ।
hg: Sugandhit phool har ghar me achhe hain, aur raat ki rani saanp nahi bulati; ghani jhaadi me mendhak-chuhe hon to woh aa sakte hain. Kyari saaf rakhein; kisi ko khushboo se sirdard ho to door lagayein.
@which modern wide CUSTOM
en: For worship grow marigold, hibiscus, mogra, rose, aparajita and tulsi. Between them they serve Vishnu, Shiva, Devi and Ganesh through the year.
hi: पूजा के लिए गेंदा, गुड़हल, मोगरा, गुलाब, अपराजिता और तुलसी लगाएँ। इनसे साल भर विष्णु, शिव, देवी और गणेश की पूजा हो जाती है।
hg: Pooja ke liye genda, gudhal, mogra, gulab, aparajita aur tulsi lagayein. Inse saal bhar Vishnu, Shiv, Devi aur Ganesh ki pooja ho jati hai.

# shami-plant plant
@names
en: shami plant, shami tree, khejri, prosopis
hi: शमी, शमी का पौधा, खेजड़ी, शमी का पेड़
hg: shami, shami ka paudha, khejri, sami ka paudha, shami plant
@ask
en: where to plant shami at home | shami plant direction | shami and saturn relation | when to plant shami | is shami kept with tulsi | shami has thorns can it be at home | shami leaves on dussehra | lamp under shami on saturday | shami plant at home auspicious | shami tree direction | shami puja on saturday | shami with tulsi | shami at main door | shami and tulsi together | shami in pot balcony | shami plant dried | which day water shami | shami for shani sade sati
hi: शमी का पौधा किस दिशा में लगाएँ | शमी और शनि का संबंध | शमी किस दिन लगाएँ | शमी और तुलसी साथ रख सकते हैं | शमी में काँटे होते हैं घर में लगाएँ क्या | दशहरे पर शमी की पूजा क्यों | शनिवार को शमी में दीपक | शमी का पौधा शुभ या अशुभ | शमी की दिशा | शनिवार को शमी की पूजा | शमी मुख्य द्वार पर | शमी घर में लगाएँ | शमी और तुलसी साथ | शमी को किस दिन जल | गमले में शमी | साढ़ेसाती में शमी
hg: shami ka paudha kis disha me lagaye | shami aur shani ka kya sambandh hai | shami kis din lagaye | shami aur tulsi sath me rakh sakte hai | shami me kaante hote hai ghar me lagaye kya | dussehra pe shami ki puja kyu | saturday ko shami ke niche diya | shami plant kaha rakhe | shami ka paudha shubh ya ashubh | shami ki disha | shanivar ko shami ki puja | shami main door pe | shami ghar me lagaye | shami aur tulsi sath | shami ko kis din jal | gamle me shami | sade sati me shami
en: lamp under shami which oil and direction | shami leaves offered to whom | mantra of shami | story of shami dussehra gold | shami shani which day water
hi: शमी के नीचे दीपक किस दिशा में | शमी के पत्ते किसे चढ़ाएँ | शमी का मंत्र | दशहरे पर शमी की कथा | शमी में जल कब दें
hg: shami ke niche diya kis disha me | shami ke patte kisko chadhaye | shami ka mantra | dussehra par shami ki kahani | shami me jal kab de
@places good S W; fine E NE NW SE SW; avoid C
@where modern disputed CUSTOM
en: Keep shami outdoors: many plant it to the south or west, others in the north-east or to the right of the door as one leaves. It needs full sun.
hi: शमी बाहर लगाएँ: कई लोग दक्षिण या पश्चिम में, कुछ ईशान में या निकलते हुए द्वार के दाईं ओर रखते हैं। उसे पूरी धूप चाहिए।
hg: Shami bahar lagayein: kai log south ya west me, kuch north-east me ya nikalte hue gate ke daayin taraf rakhte hain. Use poori dhoop chahiye.
@why modern wide CUSTOM
en: Shami is linked with Shani and honoured on Dussehra, as the Pandavas hid their weapons in one. Its thorns are not held against it.
hi: शमी शनि से जुड़ी है और दशहरे पर पूजी जाती है, क्योंकि पांडवों ने शस्त्र इसी पर छिपाए थे। इसके काँटे दोष नहीं माने जाते।
hg: Shami Shani se judi hai aur Dussehra par pooji jati hai, kyunki Pandavon ne shastra isi par chhipaye the. Iske kaante dosh nahi maane jaate.
@when modern most CUSTOM
en: Saturday or Dussehra is the usual day to plant shami. On Saturday evening a mustard oil lamp is lit near it, and its leaves are offered to Shiva and Ganesh.
hi: शमी लगाने का दिन प्रायः शनिवार या दशहरा है। शनिवार शाम उसके पास सरसों के तेल का दीपक जलाते हैं, और पत्ते शिव व गणेश को चढ़ते हैं।
hg: Shami lagane ka din aksar Shanivar ya Dussehra hai. Shanivar shaam uske paas sarson ke tel ka deepak jalate hain, aur patte Shiv va Ganesh ko chadhte hain.
@ok modern regional CUSTOM
en: Shami and tulsi may both be kept, a few feet apart: tulsi at the north-east, shami to the south or beside the door. Shami gets a little water in the morning; it takes no dasha away.
hi: शमी और तुलसी दोनों रख सकते हैं, कुछ फ़ुट दूर: तुलसी ईशान में, शमी दक्षिण या द्वार के पास। शमी को सुबह थोड़ा जल; वह कोई दशा नहीं हटाती।
hg: Shami aur tulsi dono rakh sakte hain, kuch foot door: tulsi north-east me, shami south ya gate ke paas. Shami ko subah thoda jal; woh koi dasha nahi hatati.
@words classical wide STOTRA
en: Shami is greeted with: Shami shamayate papam shami shatru vinashini, / Arjunasya dhanurdhari Ramasya priyadarshini. She stills wrong and enmity, kept Arjun's bow and was dear to Ram.
hi: शमी का श्लोक: शमी शमयते पापं शमी शत्रुविनाशिनी। / अर्जुनस्य धनुर्धारी रामस्य प्रियदर्शिनी॥ वह दोष और बैर शांत करे, अर्जुन का धनुष रखा, राम को प्रिय रही।
hg: Shami ka shlok: Shami shamayate papam shami shatru vinashini, / Arjunasya dhanurdhari Ramasya priyadarshini. Woh dosh aur bair shaant kare, Arjun ka dhanush rakha, Ram ko priya rahi.
@which classical most PUR
en: Shami leaves go to Ganesh, Shiva and Shani; in Maharashtra apta or shami leaves are given as "gold" on Dussehra, since Kuber rained gold on a tree for Raghu's gift to Kautsa. Lamp at dusk on Saturday, oil of sesame or mustard.
hi: शमी पत्र गणेश, शिव और शनि को चढ़ते हैं; महाराष्ट्र में दशहरे पर आपटा या शमी "सोना" बाँटते हैं, क्योंकि रघु के कौत्स को दान के लिए कुबेर ने पेड़ पर सोना बरसाया। शनिवार शाम तिल या सरसों तेल का दीप।
hg: Shami patra Ganesh, Shiv aur Shani ko chadhte hain; Maharashtra me Dussehra par apta ya shami "sona" baantte hain, kyunki Raghu ke Kautsa ko daan ke liye Kuber ne ped par sona barsaya. Shanivar shaam til ya sarson tel ka deep.

# curry-leaf-plant plant
@names
en: curry leaf plant, kitchen garden, vegetable garden, coriander pot, mint plant, drumstick tree
hi: कड़ी पत्ता, करी पत्ता, सब्ज़ियों की क्यारी, किचन गार्डन, सहजन का पेड़
hg: kadi patta, curry patta, kitchen garden, sabzi ki kyari, sahjan ka ped, pudina
@ask
en: where to plant curry leaves | kitchen garden in which direction | vegetables on the terrace | is a drumstick tree bad at home | chilli plant at home thorny or not | mint and coriander pots in the window | my kadi patta is in the north east, should I shift it | moringa tree near the house | curry leaf plant direction | vegetable garden direction vastu | kitchen garden vastu | moringa tree at home good or bad | chilli plant at home good or bad | coriander and mint pots | curry leaf plant in front of house | drumstick tree at home bad | chilli plant vastu | curry leaf plant day
hi: कड़ी पत्ता किस दिशा में लगाएँ | किचन गार्डन कहाँ बनाएँ | छत पर सब्ज़ियाँ उगाना | सहजन का पेड़ घर में लगाएँ या नहीं | मिर्च का पौधा घर में | पुदीना-धनिया कहाँ उगाएँ | करी पत्ता ईशान में लगा है | सब्ज़ी की क्यारी किस ओर हो | कड़ी पत्ते की दिशा | सब्ज़ी की क्यारी की दिशा | किचन गार्डन का वास्तु | सहजन का पेड़ शुभ या अशुभ | मिर्च का पौधा शुभ या अशुभ | धनिया-पुदीना गमले में | घर के आगे मीठा नीम | सहजन का पेड़ घर में | मिर्च का पौधा
hg: kadi patta kis disha me lagaye | kitchen garden kaha banaye | chhat pe sabzi ugana | sahjan ka ped ghar me lagana chahiye ya nahi | mirchi ka paudha ghar me | pudina dhaniya kaha ugaye | curry patta north east me laga hai | sabzi ki kyari kis side ho | kadi patte ki disha | sabzi ki kyari ki disha | kitchen garden vastu | sahjan ka ped shubh ya ashubh | mirchi ka paudha shubh ya ashubh | dhaniya pudina gamle me | ghar ke aage meetha neem | sahjan ka ped ghar me | mirch ka paudha
@places good E SE N NW; fine NE W S; avoid C
@where modern most PRAC
en: A kitchen garden with curry leaf, coriander and vegetables suits the east, south-east, north or north-west, near the kitchen and in the sun. Low vegetables are fine in the north-east too.
hi: कड़ी पत्ता, धनिया और सब्ज़ियों की क्यारी पूर्व, दक्षिण-पूर्व, उत्तर या उत्तर-पश्चिम में, रसोई के पास धूप में अच्छी है। छोटी सब्ज़ियाँ ईशान में भी ठीक हैं।
hg: Kadi patta, dhaniya aur sabziyon ki kyari east, south-east, north ya north-west me, rasoi ke paas dhoop me achhi hai. Chhoti sabziyan north-east me bhi theek hain.
@ok modern regional CUSTOM
en: Drumstick and chilli are left out of the front yard in some regions; in the south a drumstick in the back yard is quite usual. Its brittle branches break, so keep it off the roof.
hi: कुछ इलाक़ों में सहजन और मिर्च घर के आगे नहीं लगाते; दक्षिण में पीछे का सहजन बहुत आम है। उसकी डालें जल्दी टूटती हैं, छत से दूर रखें।
hg: Kuch ilaakon me sahjan aur mirch ghar ke aage nahi lagate; dakshin me peeche ka sahjan bahut aam hai. Uski daalein jaldi toot-ti hain, chhat se door rakhein.

# plants-at-main-door plant
@names
en: plants at the main door, plants at the entrance, creeper on the wall, climbing plants, vines on the house
hi: मुख्य द्वार पर पौधे, द्वार पर गमले, बेल चढ़ाना, दीवार पर बेल
hg: main door par paudhe, gate par gamle, deewar par bel, bel chadhana
@ask
en: which plants should be kept at the entrance | pots on both sides of the door | creeper covering the front wall is it bad | vine climbing on the house | bougainvillea over the gate | plants outside flat door in the corridor | is a tree right in front of the door bad | madhumalti on the balcony grill | neighbour's creeper on our wall | plants outside main door vastu | plant pots near the entrance | plants in front of the flat door | creeper on boundary or house wall vastu | climbing plant on wall good or bad | bougainvillea at gate | flower pots at the gate | two plants both side of door | plant in front of flat door rented | bel creeper on gate madhumalti | plant pots on stairs
hi: मुख्य द्वार पर कौन से पौधे रखें | दरवाज़े के दोनों ओर गमले | घर की दीवार पर बेल चढ़ाना ठीक है क्या | गेट पर बोगनवेलिया | फ़्लैट के दरवाज़े के बाहर पौधे | द्वार के सामने पेड़ है | मधुमालती की बेल | दीवार पर बेल फैल गई है | मुख्य द्वार के पास पौधे | दरवाज़े के बाहर गमले | फ़्लैट के बाहर पौधे | दीवार पर बेल शुभ या अशुभ | बेल वाले पौधे | द्वार पर गमले रखना | द्वार के दोनों ओर पौधे | गेट पर बेल | सीढ़ी पर गमले
hg: main door pe konse paudhe rakhe | darwaze ke dono taraf gamle | deewar pe bel chadhana sahi hai kya | gate pe bougainvillea | flat ke darwaze ke bahar plants | gate ke samne ped hai | madhumalti ki bel | ghar ki deewar pe bel fail gayi hai | entrance pe plants konse acche | main door ke paas paudhe | darwaze ke bahar gamle | flat ke bahar paudhe | deewar pe bel shubh ya ashubh | bel wale paudhe | gate pe gamle rakhna | door ke dono taraf paudhe | gate pe bel chadhana | seedhi pe gamle
@which modern most PRAC
en: Tulsi, jade, areca palm, marigold or jasmine in a pair of clean pots suit the main door. Leave out thorns, dry plants and anything that narrows the way.
hi: मुख्य द्वार पर तुलसी, जेड, एरेका पाम, गेंदा या चमेली के साफ़ गमलों की जोड़ी अच्छी है। काँटे, सूखे पौधे और रास्ता सँकरा करने वाला कुछ न रखें।
hg: Main door par tulsi, jade, areca palm, genda ya chameli ke saaf gamlon ki jodi achhi hai. Kaante, sukhe paudhe aur raasta sankra karne wala kuch na rakhein.
@ok modern most PRAC
en: Creepers on the house wall are avoided by most lists, chiefly as roots and damp spoil it; on a trellis, arch or fence they are fine. A tree before the door matters only when close and right in line.
hi: घर की दीवार पर बेल ज़्यादातर सूचियाँ टालती हैं, मुख्यतः जड़ और सीलन के कारण; जाली, मेहराब या बाड़ पर ठीक है। द्वार के आगे का पेड़ पास और ठीक सीध में हो तभी बात है।
hg: Ghar ki deewar par bel zyadatar lists taalti hain, mukhya roop se jad aur seelan ke karan; jaali, mehrab ya baad par theek hai. Gate ke aage ka ped paas aur theek seedh me ho tabhi baat hai.
@where modern most PRAC
en: Pots stand left and right of the door, not in the way; tulsi or jade on the right going out, flowers before north and east doors, taller green before south and west. On shared stairs keep the escape free.
hi: गमले द्वार के दाएँ-बाएँ हों, रास्ते में नहीं; निकलते हुए दाईं ओर तुलसी या जेड, उत्तर और पूर्व के द्वार पर फूल, दक्षिण और पश्चिम के पर ऊँचे हरे पौधे। साझा सीढ़ी का रास्ता ख़ाली रखें।
hg: Gamle door ke daayein-baayein hon, raste me nahi; nikalte hue daayin taraf tulsi ya jade, north aur east door par phool, south aur west par unche hare paudhe. Common seedhi ka rasta khaali rakhein.

# cutting-trees rite
@names
en: cutting a tree, felling a tree, tree removal, trimming branches
hi: पेड़ काटना, पेड़ कटवाना, पेड़ की छँटाई
hg: ped kaatna, ped katwana, ped ki chatai, tree cutting
@ask
en: a neem stands right where our gate must come, elders forbid cutting
hi: गेट की जगह नीम खड़ा है, बुज़ुर्ग काटने नहीं देते
hg: gate ki jagah neem khada hai buzurg kaatne nahi dete
en: is it a sin to cut a tree | when may a tree be cut | which prayer before cutting a tree | what to do before removing a big tree from the plot | how many trees to plant for one cut | we must cut a tree to build our house, how to do it properly | which nakshatra for felling | permission to cut tree | cut a tree vastu | cutting a green tree sin | puja before cutting a tree | tree cutting permission | remove tree from plot | cut branches of the tree | which day to cut tree | cutting peepal penalty | tree roots damaging house | cutting coconut tree puja
hi: पेड़ काटना पाप है क्या | पेड़ काटने से पहले क्या करें | पेड़ किस दिन काटें | मकान के लिए पेड़ कटवाना पड़ रहा है | एक पेड़ के बदले कितने लगाएँ | हरा पेड़ काटने का प्रायश्चित | पेड़ काटने की अनुमति | पेड़ की डाल छाँटना | पेड़ काटने का वास्तु | हरा पेड़ काटना पाप | पेड़ काटने से पहले पूजा | प्लॉट से पेड़ हटाना | पेड़ कटवाने का उपाय | पेड़ की टहनी काटना | पेड़ किस दिन काटें | पेड़ की जड़ से घर को नुक़सान | पेड़ काटने की पूजा
hg: ped kaatna paap hai kya | ped kaatne se pehle kya karna chahiye | ped kis din kaate | ghar banane ke liye ped katwana pad raha hai | ek ped ke badle kitne lagaye | hara ped kaatne ka prayashchit | ped kaatne ki permission | ped ki daal kaatni hai | ped kaatne ka vastu | hara ped kaatna paap | ped kaatne se pehle puja | plot se ped hatana | ped katwane ka upay | ped ki tehni kaatna | ped kis din kate | ped ki jad se ghar ko nuksan | ped katne ki pooja
en: big tree right in front of our gate, shall I have it cut | may I fell the old tree inside the plot
hi: गेट के ठीक सामने पेड़ है, कटवा दूँ क्या | दरवाज़े के सामने का बड़ा पेड़ कटवाएँ या नहीं | प्लॉट के अंदर का पुराना पेड़ काटना ठीक है
hg: gate ke theek samne bada ped hai katwa du kya | darwaze ke samne wala ped katwana galat to nahi | plot ke andar ka purana ped kaat de kya
en: big old gulmohar just in front of our main gate, contractor says cut it, wife says it is a sin
hi: मेन गेट के सामने पुराना गुलमोहर है, ठेकेदार काटने को कहता है, पाप लगेगा क्या
hg: main gate ke samne purana gulmohar hai thekedar kaatne ko bolta hai paap lagega kya
@ok classical most BS
en: Cutting a tree for a real need is allowed in old texts, after asking the beings that live in it to move. A green tree is not felled for vaastu alone.
hi: सच्ची ज़रूरत पर पेड़ काटना पुराने ग्रंथ मानते हैं, उसमें रहने वाले जीवों से स्थान छोड़ने की प्रार्थना के बाद। केवल वास्तु के लिए हरा पेड़ नहीं काटते।
hg: Sachchi zaroorat par ped kaatna purane granth maante hain, usme rehne wale jeevon se sthan chhodne ki prarthana ke baad. Sirf vaastu ke liye hara ped nahi kaat-te.
@how modern most CUSTOM
en: The evening before, water the tree, offer flowers and sweets and ask its leave; check for nests. Then plant at least two, many say five, for the one taken.
hi: एक शाम पहले पेड़ को जल दें, फूल-मिठाई चढ़ाकर क्षमा माँगें; घोंसले देख लें। फिर एक के बदले कम से कम दो, कई कहते हैं पाँच, पेड़ लगाएँ।
hg: Ek shaam pehle ped ko jal dein, phool-mithai chadhakar kshama maangein; ghonsle dekh lein. Phir ek ke badle kam se kam do, kai kehte hain paanch, ped lagayein.
@do modern wide OFFICIAL
en: Ask the municipality or forest office first: in most Indian cities felling a tree, even on your own land, needs written leave. Trimming branches is usually easier.
hi: पहले नगरपालिका या वन कार्यालय से पूछें: अधिकतर शहरों में अपनी ज़मीन का पेड़ काटने के लिए भी लिखित अनुमति चाहिए। डालें छाँटना प्रायः आसान है।
hg: Pehle nagar palika ya van karyalay se poochein: adhiktar shehron me apni zameen ka ped kaatne ke liye bhi likhit anumati chahiye. Daalein chhantna aksar aasan hai.
@when modern most CUSTOM
en: Trees are cut by custom in the dark half, not at night, on Amavasya or with nests in them. A root at the wall is answered first by pruning and a root barrier.
hi: रिवाज में पेड़ कृष्ण पक्ष में काटते हैं, रात, अमावस्या या घोंसले होने पर नहीं। दीवार तक आई जड़ का पहला उपाय छँटाई और जड़-रोक है।
hg: Riwaz me ped krishna paksha me kaatte hain, raat, Amavasya ya ghonsle hone par nahi. Deewar tak aayi jad ka pehla upay chhatai aur root barrier hai.

# planting-days plant
@names
en: day to plant a tree, auspicious day for planting, tree plantation day
hi: पेड़ लगाने का शुभ दिन, पौधा लगाने का दिन, वृक्षारोपण
hg: ped lagane ka din, paudha lagane ka shubh din, vriksharopan
@ask
en: on which day should plants be planted | best nakshatra for planting trees | may I plant on amavasya | which plant on birthday | planting in the evening | tree for each rashi | season for planting in india | I want to plant a sapling in memory of my father, which tree and when | best day for planting trees | plant a tree which day | auspicious day to plant | nakshatra for planting | tree according to zodiac | plant trees on birthday | tree in memory of a parent | can we plant on ekadashi or amavasya | which tree to plant for my nakshatra | planting tree in memory of father | which plant on which day | tree for shani or guru
hi: पौधे किस दिन लगाने चाहिए | पेड़ लगाने का शुभ नक्षत्र | अमावस्या को पौधा लगा सकते हैं क्या | जन्मदिन पर कौन सा पेड़ लगाएँ | राशि के अनुसार पेड़ | पौधे शाम को लगाएँ या सुबह | पिता की याद में कौन सा पेड़ लगाएँ | वृक्षारोपण का शुभ मुहूर्त | पेड़-पौधे लगाने का शुभ दिन | कौन से दिन पेड़ लगाएँ | पौधा लगाने का मुहूर्त | राशि का पेड़ | जन्मदिन पर पेड़ लगाना | किसी की याद में पेड़ लगाना | एकादशी को पौधा लगाना | नक्षत्र के अनुसार पेड़ | पिता की याद में पेड़ | किस ग्रह का कौन सा पेड़
hg: paudhe kis din lagane chahiye | ped lagane ka shubh nakshatra | amavasya ko paudha laga sakte hai kya | birthday pe konsa ped lagaye | rashi ke hisab se ped | paudhe sham ko lagaye ya subah | papa ki yaad me konsa ped lagau | hariyali amavasya pe kya lagaye | ped paudhe lagane ka shubh din | konse din ped lagaye | paudha lagane ka muhurat | rashi ka ped | janmdin pe ped lagana | kisi ki yaad me ped lagana | ekadashi ko paudha lagana | ravivar ko paudha lagana | nakshatra ke hisab se ped | pita ki yaad me ped | kis graha ka konsa ped
@when modern most CUSTOM
en: Any bright, moist day is good for planting; the rains from June to September are best. Hariyali Amavasya, Akshaya Tritiya and one's birthday are favourite days.
hi: पौधा लगाने के लिए नमी वाला कोई भी अच्छा दिन ठीक है; जून से सितंबर की बारिश सबसे अच्छी। हरियाली अमावस्या, अक्षय तृतीया और जन्मदिन प्रिय दिन हैं।
hg: Paudha lagane ke liye nami wala koi bhi achha din theek hai; June se September ki barish sabse achhi. Hariyali Amavasya, Akshaya Tritiya aur janmdin priya din hain.
@which classical most BS
en: For trees Brihat Samhita names gentle and steady nakshatras such as Rohini, Mrigashira, Pushya, Hasta, Chitra, Anuradha, Revati and the three Uttaras. It is a nicety; a watered sapling matters more.
hi: वृक्षों के लिए बृहत् संहिता रोहिणी, मृगशिरा, पुष्य, हस्त, चित्रा, अनुराधा, रेवती और तीनों उत्तरा जैसे मृदु-ध्रुव नक्षत्र बताती है। यह बारीकी है; पानी पाता पौधा ज़्यादा ज़रूरी है।
hg: Pedon ke liye Brihat Samhita Rohini, Mrigashira, Pushya, Hasta, Chitra, Anuradha, Revati aur teeno Uttara jaise mridu-dhruv nakshatra batati hai. Yeh bareeki hai; paani paata paudha zyada zaroori hai.
@who modern most JYOTISH
en: Plants of the grahas: Sun aak, Moon palash, Mars khair, Mercury apamarga, Jupiter peepal, Venus gular, Saturn shami, Rahu durva, Ketu kusha. Planting one is a good deed and no duty.
hi: ग्रहों के पौधे: सूर्य आक, चंद्र पलाश, मंगल खैर, बुध अपामार्ग, गुरु पीपल, शुक्र गूलर, शनि शमी, राहु दूर्वा, केतु कुश। लगाना पुण्य है, मजबूरी नहीं।
hg: Grahon ke paudhe: Surya aak, Chandra palash, Mangal khair, Budh apamarga, Guru peepal, Shukra gular, Shani shami, Rahu durva, Ketu kusha. Lagana punya hai, majboori nahi.

# plants-for-money plant
@names
en: lucky plants, auspicious plants, unlucky plants, vastu plants for home, plants not to keep at home
hi: शुभ पौधे, अशुभ पौधे, घर के लिए शुभ पौधे, भाग्यशाली पौधे
hg: shubh paudhe, ashubh paudhe, lucky plants, vastu plants
@ask
en: which plants are lucky for home | list of auspicious plants | which plants are unlucky indoors | plant for money and peace | plant to gift on housewarming | best plant for a student's table | plant for shop counter | one plant only in my small room, which would you choose | lucky plants for home vastu | good luck plants list | unlucky plants list | plants to avoid inside home | which plant brings peace at home | plants good for home | vastu plants list | plants for wealth | best vastu plant for rented flat | which plants are unlucky | plant for north direction | plant gift for housewarming | plants for main hall
hi: घर में कौन सा पौधा लगाना शुभ होता है | घर में कौन से पौधे नहीं लगाने चाहिए | धन के लिए कौन सा पौधा | गृह प्रवेश पर कौन सा पौधा उपहार दें | पढ़ाई की मेज़ पर कौन सा पौधा | दुकान के लिए पौधा | बस एक पौधा रखना हो तो कौन सा | सुख-शांति के लिए पौधा | घर के लिए शुभ पौधों की सूची | अशुभ पौधों की सूची | घर में शुभ पौधे | घर के अंदर कौन से पौधे न रखें | वास्तु के अनुसार पौधे | धन देने वाले पौधे | शुभ पौधा कौन सा है | किराए के फ़्लैट के लिए पौधा | कौन से पौधे अशुभ | उत्तर दिशा का पौधा | गृह प्रवेश में पौधा उपहार
hg: ghar me konsa paudha lagana shubh hota hai | ghar me konse plants nahi rakhne chahiye | paise ke liye konsa plant | griha pravesh pe konsa plant gift kare | study table pe konsa paudha | dukan ke liye plant | ek hi plant rakhna ho to konsa | sukh shanti ke liye plant | ghar ke liye shubh paudhe ki list | ashubh paudhe ki list | ghar me shubh paudhe | ghar ke andar konse paudhe na rakhe | vastu ke hisab se paudhe | dhan dene wale paudhe | shubh paudha konsa hai | rent ke flat ke liye paudha | konse paudhe ashubh | north direction ka paudha | griha pravesh me paudha gift
@which modern most CUSTOM
en: Tulsi is the most auspicious plant for a home; money plant, jade, aloe, areca palm, jasmine, banana and bel are liked too. For one plant in a small room take a money plant or a snake plant.
hi: घर के लिए सबसे शुभ पौधा तुलसी है; मनी प्लांट, जेड, एलोवेरा, एरेका पाम, चमेली, केला और बेल भी पसंद हैं। छोटे कमरे में एक ही रखना हो तो मनी प्लांट या स्नेक प्लांट लें।
hg: Ghar ke liye sabse shubh paudha tulsi hai; money plant, jade, alovera, areca palm, chameli, kela aur bel bhi pasand hain. Chhote kamre me ek hi rakhna ho to money plant ya snake plant lein.
@ok modern most PRAC
en: Left out indoors are cactus and other thorny plants, those with milky sap, and dry ones; peepal, banyan and tamarind are kept away from walls. None of them foretells harm.
hi: घर के भीतर कैक्टस जैसे काँटेदार, दूधिया रस वाले और सूखे पौधे नहीं रखते; पीपल, बरगद और इमली दीवारों से दूर रखते हैं। इनसे कुछ बुरा तय नहीं होता।
hg: Ghar ke andar cactus jaise kaantedar, doodhiya ras wale aur sukhe paudhe nahi rakhte; peepal, bargad aur imli deewaron se door rakhte hain. Inse kuch bura tay nahi hota.
@where modern most PRAC
en: By direction: north and north-east tulsi, low flowers, water plants; east jasmine, banana; south-east money plant, pomegranate, kitchen herbs; south and west neem, mango, tall palms; south-west heavy pots; centre none.
hi: दिशा से: उत्तर-ईशान तुलसी, छोटे फूल, जल-पौधे; पूर्व चमेली, केला; आग्नेय मनी प्लांट, अनार, रसोई की पत्तियाँ; दक्षिण और पश्चिम नीम, आम, ऊँचे पाम; नैऋत्य भारी गमले; बीच में नहीं।
hg: Disha se: north aur north-east tulsi, chhote phool, jal-paudhe; east chameli, kela; south-east money plant, anaar, kitchen herbs; south aur west neem, aam, unche palm; south-west bhaari gamle; beech me nahi.
@see tulsi-plant, money-plant

# aparajita-plant plant
@names
en: aparajita, aparajita plant, butterfly pea, blue pea vine
hi: अपराजिता, अपराजिता का पौधा, अपराजिता की बेल
hg: aparajita, aprajita, aparajita ka paudha, aparajita ki bel
@ask
en: where to plant aparajita | is aparajita auspicious at home | white or blue aparajita which is better | aparajita direction | which day to plant aparajita | aparajita flower for which god | aparajita and shami together | aparajita vine on the balcony grill | does aparajita bring money | my aparajita creeper is drying | white aparajita for money | aparajita flower shani | aparajita near main door
hi: अपराजिता का पौधा किस दिशा में लगाएँ | अपराजिता शुभ है क्या | सफ़ेद अपराजिता या नीली | अपराजिता किस दिन लगाएँ | अपराजिता का फूल किसे चढ़ाएँ | अपराजिता और शमी साथ लगाना | बालकनी में अपराजिता की बेल | अपराजिता से धन आता है क्या | अपराजिता की दिशा | अपराजिता सूख रही है | सफ़ेद अपराजिता | शनि को अपराजिता | द्वार पर अपराजिता
hg: aparajita ka paudha kis disha me lagaye | aparajita shubh hai kya | safed aparajita ya neeli | aparajita kis din lagaye | aparajita ka phool kise chadhaye | aparajita aur shami sath lagana | balcony me aparajita ki bel | aparajita se paisa aata hai kya | aparajita ki disha | aprajita sukh rahi hai | safed aparajita | shani ko aparajita | gate pe aparajita
en: white or blue aparajita which is better | aparajita which day plant | aparajita flower to shani and shiva how many | aparajita plant dying
hi: सफ़ेद या नीली अपराजिता | अपराजिता किस दिन लगाएँ | अपराजिता का फूल कितने चढ़ाएँ | अपराजिता दशहरे पर
hg: safed ya neeli aparajita | aparajita kis din lagaye | aparajita ke phool kitne chadhaye | aparajita dussehra par
@places good NE N E; fine NW W SE; avoid S SW
@where modern most CUSTOM
en: Plant aparajita in the north-east, north or east, on a stick or railing where it can climb. It is held auspicious and fits a balcony.
hi: अपराजिता ईशान, उत्तर या पूर्व में, डंडी या रेलिंग पर चढ़ाकर लगाएँ। वह शुभ मानी जाती है और बालकनी में भी ठीक है।
hg: Aparajita north-east, north ya east me, dandi ya railing par chadhakar lagayein. Woh shubh maani jati hai aur balcony me bhi theek hai.
@who modern wide CUSTOM
en: Its flowers, blue or white, are offered to Vishnu, Shiva, Durga and Shani, and its name means "unconquered". Thursday or Friday is a usual day to plant it; no plant brings money by itself.
hi: इसके नीले या सफ़ेद फूल विष्णु, शिव, दुर्गा और शनि को चढ़ते हैं, और नाम का अर्थ है "अजेय"। लगाने का दिन प्रायः गुरुवार या शुक्रवार है; कोई पौधा अपने आप धन नहीं लाता।
hg: Iske neele ya safed phool Vishnu, Shiv, Durga aur Shani ko chadhte hain, aur naam ka arth hai "ajey". Lagane ka din aksar Guruvar ya Shukravar hai; koi paudha apne aap dhan nahi laata.
@when modern most CUSTOM
en: On Vijayadashami Aparajita Devi is worshipped in the afternoon with this vine, in the north-east; that gave it its fame. White or blue are equal; one, five or a garland, and the seed sprouts in a week in warm soil.
hi: विजयादशमी को अपराह्न में ईशान में इस बेल से अपराजिता देवी की पूजा होती है; इसी से प्रसिद्धि है। सफ़ेद-नीली बराबर; एक, पाँच या माला; बीज गरम मिट्टी में हफ़्ते भर में उगता है।
hg: Vijayadashami ko aparahn me ishan me is bel se Aparajita Devi ki puja hoti hai; isi se prasiddhi hai. Safed-neeli barabar; ek, paanch ya mala; beej garam mitti me hafte bhar me ugta hai.

# amla-tree plant
@names
en: amla tree, gooseberry tree, sandalwood tree, jamun tree
hi: आँवले का पेड़, आँवला, चंदन का पेड़, जामुन का पेड़
hg: amla ka ped, aanvla ka ped, awla ka ped, chandan ka ped, jamun ka ped
@ask
en: is an amla tree good at home | where to plant amla | amla navami puja of the tree | sandalwood tree at home does it attract snakes | jamun tree near the house | amla tree direction vastu | can we grow chandan at home | jamun tree good or bad | amla tree in front of house | sandalwood tree at home legal | jamun tree home good
hi: घर में आँवले का पेड़ शुभ है क्या | आँवला किस दिशा में लगाएँ | आँवला नवमी पर पेड़ की पूजा | चंदन के पेड़ से साँप आते हैं क्या | घर में चंदन का पेड़ लगाना | जामुन का पेड़ घर के पास | आँवले के पेड़ की दिशा | जामुन का पेड़ शुभ या अशुभ | घर के आगे आँवला | चंदन का पेड़ घर में | जामुन का पेड़ घर में
hg: ghar me amla ka ped shubh hai kya | amla kis disha me lagaye | amla navami pe ped ki puja | chandan ke ped se saanp aate hai kya | ghar me chandan ka ped lagana | jamun ka ped ghar ke paas | amla ke ped ki disha | jamun ka ped shubh ya ashubh | ghar ke aage amla | chandan ka ped ghar me | jamun ka ped ghar me
@places good NE N E; fine NW W S SE SW; avoid C
@where modern most CUSTOM
en: An amla is auspicious at home and is planted in the north, east or north-east side of the garden; when it will grow large, keep it off the corner itself. Jamun and sandalwood suit the south and west.
hi: आँवला घर में शुभ है और बग़ीचे के उत्तर, पूर्व या ईशान की ओर लगता है; बड़ा होना हो तो ठीक कोने से हटाकर। जामुन और चंदन दक्षिण और पश्चिम में अच्छे हैं।
hg: Amla ghar me shubh hai aur bagiche ke north, east ya north-east ki taraf lagta hai; bada hona ho to theek kone se hatakar. Jamun aur chandan south aur west me achhe hain.
@ok modern wide CUSTOM
en: Amla is worshipped on Amla Navami in Kartik, where families eat below it. Sandalwood does not call snakes; before planting or cutting it, ask your state's forest rules.
hi: कार्तिक की आँवला नवमी पर आँवला पूजा जाता है, परिवार उसके नीचे भोजन करता है। चंदन साँप नहीं बुलाता; लगाने-काटने से पहले अपने राज्य के वन नियम पूछ लें।
hg: Kartik ki Amla Navami par amla pooja jata hai, parivar uske neeche bhojan karta hai. Chandan saanp nahi bulata; lagane-kaatne se pehle apne rajya ke van niyam pooch lein.
@why modern wide CUSTOM
en: Amla is dear to Vishnu; on Amalaki Ekadashi in Phalgun and Amla Navami in Kartik it is circled with thread, lamp and water. It fruits after four to five years.
hi: आँवला विष्णु को प्रिय है; फाल्गुन की आमलकी एकादशी और कार्तिक की आँवला नवमी पर धागा, दीपक और जल से परिक्रमा होती है। चार-पाँच साल में फल आता है।
hg: Amla Vishnu ko priya hai; Phalgun ki Amalaki Ekadashi aur Kartik ki Amla Navami par dhaaga, deepak aur jal se parikrama hoti hai. Chaar-paanch saal me phal aata hai.

# water-plants plant
@names
en: lotus plant, water lily, lotus pot, durva grass, lawn grass
hi: कमल का पौधा, कमल का गमला, कुमुदिनी, दूर्वा घास, दूब घास
hg: kamal ka paudha, kamal ka gamla, water lily, durva ghas, doob ghas
@ask
en: where to keep a lotus pot at home | water lily tub on the terrace direction | is lotus auspicious at home | durva grass at home for ganesh | lawn on which side of the house | mosquitoes in the lotus tub | growing lotus in a balcony | lawn grass direction | lotus plant at home lakshmi | durva grass for ganesh in pot | lotus in balcony direction
hi: घर में कमल का गमला कहाँ रखें | छत पर कुमुदिनी का टब | कमल का पौधा शुभ है क्या | घर में दूर्वा उगाना | लॉन घर के किस ओर हो | कमल के टब में मच्छर | बालकनी में कमल | दूब घास कहाँ लगाएँ | घर में कमल | गमले में दूर्वा | कमल किस दिशा में
hg: ghar me kamal ka gamla kaha rakhe | chhat pe water lily ka tub | kamal ka paudha shubh hai kya | ghar me durva ugana | lawn ghar ke kis side ho | kamal ke tub me machhar | balcony me kamal | doob ghas kaha lagaye | ghar me kamal | gamle me durva | kamal kis disha me
@places good NE N E; fine NW W; avoid S SW SE
@where modern most PRAC
en: A lotus or water lily pot stands in the north-east, north or east, where water belongs, in full sun. Lawn and durva suit the north and east, the open sides.
hi: कमल या कुमुदिनी का गमला ईशान, उत्तर या पूर्व में, जहाँ जल का स्थान है, पूरी धूप में रखें। घास और दूर्वा उत्तर और पूर्व की खुली ओर अच्छी हैं।
hg: Kamal ya water lily ka gamla north-east, north ya east me, jahan jal ka sthan hai, poori dhoop me rakhein. Ghas aur durva north aur east ki khuli taraf achhi hain.
@do modern wide SENSE
en: Put two or three small fish into the tub, or change the water weekly, so that mosquitoes do not breed. A shallow tub with a net is safe where toddlers play.
hi: टब में दो-तीन छोटी मछलियाँ डालें या हर हफ़्ते पानी बदलें, ताकि मच्छर न पनपें। छोटे बच्चे हों तो उथला टब और जाली रखें।
hg: Tub me do-teen chhoti machhliyan daalein ya har hafte paani badlein, taki machhar na panpein. Chhote bachche hon to uthla tub aur jaali rakhein.
@why modern most CUSTOM
en: Lotus is the seat of Lakshmi, Saraswati and Brahma; durva is Ganesh's grass, offered in 21 blades with three or five tips. Both grow in a pot in sun.
hi: कमल लक्ष्मी, सरस्वती और ब्रह्मा का आसन है; दूर्वा गणेश की घास, तीन या पाँच पत्ती वाली 21 चढ़ती हैं। दोनों धूप में गमले में उगते हैं।
hg: Kamal Lakshmi, Saraswati aur Brahma ka aasan hai; durva Ganesh ki ghaas, teen ya paanch patti wali 21 chadhti hain. Dono dhoop me gamle me ugte hain.

# cactus-bonsai-collection plant
@names
en: cactus and bonsai collection, bonsai collection, cactus collection, cactus and bonsai
hi: कैक्टस और बोनसाई, बोनसाई का शौक, कैक्टस का संग्रह
hg: cactus aur bonsai, bonsai ka collection, cactus ka collection
@ask
en: years of work in my cactus and bonsai pots on a north-east balcony, partner blames them for our quarrels, must I give them all away or is there a middle way | hobby of bonsai, in which corner can they stay | my mother in law wants my succulents thrown out | thorny plants on the terrace of a plant lover | can a bonsai lover follow vastu
hi: बोनसाई और कैक्टस का शौक है, बालकनी ईशान में है, पति कहते हैं झगड़ा इन्हीं से है, सब दे दूँ या बीच का रास्ता है | बरसों से कैक्टस पाले हैं, किस ओर रखूँ | बोनसाई का शौक़ीन हूँ, कहाँ रखूँ | सास कँटीले पौधे फेंकने को कहती हैं | छत पर कैक्टस के गमले
hg: bonsai aur cactus ka shauk hai, balcony ishan me hai, pati kehte hai jhagda inhi se hai, sab de du ya beech ka rasta hai | barso se cactus paale hai kis taraf rakhu | bonsai ka shaukeen hu kaha rakhu | saas kaante wale paudhe phenkne ko kehti hai | chhat pe cactus ke gamle | girlfriend ko mere cactus pasand nahi, kya hata du
@do modern most PRAC
en: There is a middle path and you need not give them all away: keep cactus and bonsai outside on the south, west or south-west side, and put tulsi or soft leafy plants in the north-east. Thorns and checked growth are avoided indoors and in the north-east only.
hi: बीच का रास्ता है, सब देना ज़रूरी नहीं: कैक्टस और बोनसाई बाहर दक्षिण, पश्चिम या नैऋत्य की ओर रखें, और ईशान में तुलसी या मुलायम पत्तों वाले पौधे। काँटे और रुकी बढ़त घर के भीतर और ईशान में ही टालते हैं।
hg: Beech ka rasta hai, sab dena zaroori nahi: cactus aur bonsai bahar south (dakshin), west ya south-west taraf rakhein, aur north-east me tulsi ya mulayam patton wale paudhe. Kaante aur ruki badhat ghar ke andar aur north-east me hi taalte hain.
@ok modern wide SENSE
en: No cactus makes a couple quarrel; talk about the quarrel itself, and move the pots as a kindness if they trouble the other. Out of children's reach they are a fine hobby.
hi: किसी कैक्टस से जोड़े में झगड़ा नहीं होता; झगड़े की बात अलग से करें, और गमले दूसरे के मन के लिए खिसका दें। बच्चों की पहुँच से दूर यह अच्छा शौक है।
hg: Kisi cactus se couple me jhagda nahi hota; jhagde ki baat alag se karein, aur gamle doosre ke mann ke liye khiska dein. Bachchon ki pahunch se door yeh achha shauk hai.
@see cactus-plant, bonsai-plant, balcony-plants

# tulsi-dried plant
@names
en: dried tulsi, dead tulsi plant, tulsi dried up, tulsi died
hi: सूखी तुलसी, तुलसी सूख गई, तुलसी सूख जाए
hg: sukhi tulsi, tulsi sukh gayi, tulsi sookh jaye
@ask
hi: दो महीने पहले लगाई तुलसी सूख गई | तुलसी का पौधा मर गया
hg: do mahine pehle lagayi tulsi sukh gayi | tulsi ka paudha mar gaya
en: my tulsi dried up what to do | what to do with a dead tulsi plant | where to throw dry tulsi | is it a bad sign if tulsi dries | tulsi dries again and again | can I keep the dry tulsi wood | planted it two months ago and it died | on which day to plant a new tulsi
hi: तुलसी सूख गई क्या करें | सूखी तुलसी कहाँ डालें | तुलसी सूखना अशुभ है क्या | तुलसी बार-बार सूख जाती है | सूखी तुलसी की लकड़ी रख सकते हैं | नई तुलसी किस दिन लगाएँ
hg: tulsi sukh gayi kya kare | sukhi tulsi kaha dale | tulsi sukhna ashubh hai kya | tulsi baar baar sukh jati hai | sukhi tulsi ki lakdi rakh sakte hai | nayi tulsi kis din lagaye
@do modern wide CUSTOM
en: A dried tulsi is not thrown into the rubbish: fold the hands, take it out, and put it in clean soil or flowing water; its wood serves for beads or a havan. Then plant a new one.
hi: सूखी तुलसी कूड़े में नहीं फेंकते: हाथ जोड़कर निकालें और साफ़ मिट्टी में दबाएँ या बहते जल में दें; लकड़ी माला या हवन में काम आती है। फिर नई लगाएँ।
hg: Sukhi tulsi kude me nahi phenkte: haath jodkar nikalein aur saaf mitti me dabayein ya behte jal me dein; lakdi mala ya havan me kaam aati hai. Phir nayi lagayein.
@ok modern wide SENSE
en: It is no bad omen: tulsi dies of frost, too much water, no sun or insects, and after seeding it ends by itself. Sun for five hours, water when the top soil is dry and pinching off the flowers keep it.
hi: यह अपशकुन नहीं: तुलसी पाले, ज़्यादा पानी, धूप की कमी या कीड़ों से सूखती है, और बीज के बाद अपने आप। पाँच घंटे धूप, ऊपर की मिट्टी सूखने पर पानी और मंजरी तोड़ते रहने से टिकती है।
hg: Yeh apshakun nahi: tulsi paale, zyada paani, dhoop ki kami ya keedon se sukhti hai, aur beej ke baad apne aap. Paanch ghante dhoop, upar ki mitti sukhne par paani aur manjari todte rehne se tikti hai.
@when modern regional CUSTOM
en: A new tulsi is planted gladly on a Thursday or Friday, in Kartik or on Dev Uthani; not taken out on Sunday, Ekadashi or an eclipse by custom. In rain or spring it grows best.
hi: नई तुलसी गुरुवार या शुक्रवार, कार्तिक या देवउठनी पर प्रसन्नता से लगाते हैं; रविवार, एकादशी, ग्रहण में निकालते नहीं। बरसात या बसंत में सबसे अच्छी जमती है।
hg: Nayi tulsi Guruvar ya Shukravar, Kartik ya Dev Uthani par khushi se lagate hain; Ravivar, ekadashi, grahan me nikaalte nahi. Barsaat ya basant me sabse achhi jamti hai.
@see tulsi-plant

# plant-died plant
@names
en: plant died, money plant died, plant dried up, yellow leaves of money plant
hi: पौधा मर गया, मनी प्लांट सूख गया, पौधा सूख गया, मनी प्लांट के पीले पत्ते
hg: paudha mar gaya, money plant sukh gaya, paudha sukh gaya, money plant ke peele patte
@ask
en: does a dead plant mean something bad
en: do I replace a dead plant
hi: मनी प्लांट सूखना बुरा होता है | घर के पौधे क्यों सूख जाते हैं
hg: money plant sukh gaya to bura hota hai | paudhe kyu sukh jate hai ghar ke
en: plants die in my house again and again | yellow leaves on the money plant mean what | gifted plant died | dead plant at home what to do | is a dry plant a sign of loss of money
hi: मनी प्लांट मर गया, नया लाएँ क्या | घर में पौधे बार-बार सूखते हैं | मनी प्लांट के पत्ते पीले हो रहे | पौधा सूखने से धन जाता है क्या
hg: money plant mar gaya naya laye kya | ghar me paudhe baar baar sukhte hai | money plant ke patte peele ho rahe | paudha sukhne se dhan jata hai kya
@ok modern wide SENSE
en: A plant that died, a money plant too, is no bad luck and takes no money with it: mostly it had too much water or too little light. Take it out and set a fresh one.
hi: पौधा, मनी प्लांट भी, सूख जाए तो अशुभ नहीं और धन साथ नहीं ले जाता: ज़्यादातर पानी अधिक या रोशनी कम थी। उसे हटाएँ और नया लगाएँ।
hg: Paudha, money plant bhi, sukh jaye to ashubh nahi aur dhan saath nahi le jaata: zyadatar paani zyada ya roshni kam thi. Use hatayein aur naya lagayein.
@do modern most PRAC
en: Dry leaves and dead plants are not kept standing in the home; give them to the soil. A new money plant goes to the south-east, by others north, climbing upward, in bright light without hot sun.
hi: सूखे पत्ते और मरे पौधे घर में नहीं रखते; मिट्टी को दे दें। नया मनी प्लांट आग्नेय में, कुछ के अनुसार उत्तर में, ऊपर चढ़ता हुआ, तेज़ धूप बिना रोशनी में।
hg: Sukhe patte aur mare paudhe ghar me nahi rakhte; mitti ko de dein. Naya money plant south-east me, kuch ke anusaar north me, upar chadhta hua, tez dhoop bina roshni me.
@see money-plant, dried-plants

# terrarium-plant plant
@names
en: terrarium, succulents, hydroponic plants, vertical garden, moss wall
hi: टेरारियम, सक्यूलेंट, वर्टिकल गार्डन, बिना मिट्टी के पौधे
hg: terrarium, succulent, vertical garden, bina mitti ke paudhe
@ask
en: where to keep a terrarium | are succulents good in vaastu | vertical garden on which wall | terrarium on the office desk | hydroponic plants at home | are succulents the same as cactus
hi: टेरारियम कहाँ रखें | सक्यूलेंट रखना ठीक है क्या | वर्टिकल गार्डन किस दीवार पर | ऑफ़िस की मेज़ पर टेरारियम | सक्यूलेंट और कैक्टस एक ही हैं क्या
hg: terrarium kaha rakhe | succulent rakhna thik hai kya | vertical garden kis deewar par | office desk par terrarium | succulent aur cactus ek hi hai kya
@where derived most DED
en: A terrarium, a small green world of glass, suits the east, north or north-east of a room or desk, in light. A vertical garden goes to an east or north wall or balcony.
hi: टेरारियम, काँच की छोटी हरियाली, कमरे या मेज़ के पूर्व, उत्तर या ईशान में, रोशनी में अच्छा। वर्टिकल गार्डन पूर्व या उत्तर दीवार या बालकनी पर।
hg: Terrarium, kaanch ki chhoti hariyali, kamre ya mez ke east, north ya north-east me, roshni me achha. Vertical garden east ya north deewar ya balcony par.
@ok modern most PRAC
en: Soft succulents such as jade are liked; thorny ones are counted with cactus and go outdoors. What dries or moulds is cleared away.
hi: जेड जैसे नरम सक्यूलेंट पसंद किए जाते हैं; काँटेदार को कैक्टस के साथ गिनकर बाहर रखते हैं। जो सूखे या सड़े उसे हटा दें।
hg: Jade jaise naram succulent pasand kiye jaate hain; kaantedar ko cactus ke saath ginkar bahar rakhte hain. Jo sukhe ya sade use hata dein.
@see jade-plant, cactus-plant
`;
