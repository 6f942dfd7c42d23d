/** What vaastu and astrology are, where they come from, whether they work; small talk. docs/guide-topics.md says how it is written. */
export default `
# vaastu-what idea
@names
en: vaastu shastra, meaning of vaastu, what is vastu
hi: वास्तु शास्त्र, वास्तु का अर्थ, वास्तु क्या है
hg: vaastu shastra, vastu shastra, vastu kya hai, vastu ka matlab
hg: vastu sirf ameero ke liye
@ask
en: what is vaastu shastra | meaning of vastu | explain vaastu in simple words | what does vastu mean | vastu or vaastu, what is it about | tell me about vaastu shastra | basics of vastu for a beginner | is vastu only for houses | why do people follow vastu | what are the main principles of vaastu | I am new to vastu, where to start | vastu shastr kya | main rules of vastu in short | which directions are best in vastu | basics of vastu for beginners | 8 directions and what goes where | vastu se kya hota hai
hi: वास्तु शास्त्र क्या है | वास्तु का मतलब क्या होता है | वास्तु को सरल शब्दों में समझाइए | वास्तु किसे कहते हैं | वास्तु के मुख्य नियम क्या हैं | लोग वास्तु क्यों मानते हैं | क्या वास्तु केवल घर के लिए है | वास्तु की शुरुआत कहाँ से करूँ | वास्तु शास्त्र के बारे में बताइए | वास्तु सीखना है | वास्तु के मुख्य नियम संक्षेप में | वास्तु में कौन सी दिशा किसके लिए | वास्तु सीखना कहाँ से शुरू करें | आठ दिशाओं में क्या रखें
hg: vastu shastra kya hota hai | vastu ka matlab kya hai | vastu ko simple bhasha me samjhao | vastu kise kehte hai | vastu ke main niyam kya hai | log vastu kyu mante hai | kya vastu sirf ghar ke liye hai | vastu ki shuruat kaha se karu | vastu shastra ke bare me batao | vastu sikhna hai | vaastu matlab | vastu ke main niyam short me | vastu me konsi disha kiske liye | vastu sikhna kaha se shuru kare | aath disha me kya rakhe
hg: kya vastu sirf paise wale logon ke liye hai
hi: क्या वास्तु केवल पैसे वालों के लिए है
en: is vastu only for rich people
@what classical wide BS
en: Vaastu shastra is India's old teaching of building: how a house stands on its ground, which side is for fire, water, rest or prayer, and how light and air come in. Vastu means dwelling, from the root vas, to live.
hi: वास्तु शास्त्र भारत की पुरानी भवन-विद्या है: घर भूमि पर कैसे बैठे, आग, जल, विश्राम और पूजा किस ओर हों, रोशनी और हवा कैसे आए। वास्तु का अर्थ निवास है, "वस्" धातु से, यानी रहना।
hg: Vaastu shastra Bharat ki purani bhavan-vidya hai: ghar bhoomi par kaise baithe, aag, jal, vishram aur puja kis taraf hon, roshni aur hawa kaise aaye. Vastu ka arth nivas hai, "vas" dhatu se, yaani rehna.
@which modern wide PRAC
en: Its main wishes are few: north-east open and clean, south-west heavy and restful, fire in the south-east, the middle free, doors in good places of the wall, and a regular shape.
hi: उसकी मुख्य बातें थोड़ी हैं: ईशान खुला और साफ़, नैऋत्य भारी और शांत, आग आग्नेय में, बीच ख़ाली, द्वार दीवार की अच्छी जगह पर, और सीधा आकार।
hg: Uski mukhya baatein thodi hain: north-east khula aur saaf, south-west bhaari aur shaant, aag south-east me, beech khali, darwaza deewar ki achhi jagah par, aur seedha aakar.
@how modern wide PRAC
en: What goes where, by most lists: north-east prayer and water, east living room and light, south-east kitchen, south bed or store, south-west main bedroom, west dining or study, north-west guests and bath, north money and water.
hi: अधिकतर सूचियों से: ईशान पूजा-जल, पूर्व बैठक-प्रकाश, आग्नेय रसोई, दक्षिण शयन या भंडार, नैऋत्य मुख्य शयनकक्ष, पश्चिम भोजन या अध्ययन, वायव्य अतिथि-स्नान, उत्तर धन-जल।
hg: Zyadatar soochiyon se: ishan puja-jal, poorv baithak-prakash, aagneya rasoi, dakshin shayan ya bhandar, nairitya main bedroom, paschim bhojan ya study, vayavya guest-snan, uttar dhan-jal.
@see does-vaastu-work, vaastu-origin

# does-vaastu-work idea
@names
en: does vaastu work, is vaastu scientific, science of vaastu
hi: क्या वास्तु काम करता है, क्या वास्तु विज्ञान है
hg: vastu kaam karta hai kya, vastu scientific hai kya, vastu sach hai kya
en: vaastu true or false, proof of vaastu
hi: वास्तु सच या झूठ, वास्तु का प्रमाण
hg: vastu sach ya jhooth, vastu ka proof, vastu fake
@ask
en: is vastu real or fake | does vastu really work | is there scientific proof of vastu | is vastu a superstition | my engineer friend says vastu is nonsense | has anyone studied vastu scientifically | is it proven that direction affects money | why should I trust vastu | logic behind vastu | does vaastu affect health | magnetic field and vastu true? | vastu fraud or science | is vastu true or fake | is there any proof of vastu | why do rich people follow vastu | how does vastu work magnetic field | vaastu ka scientific reason
hi: वास्तु सच है या झूठ | क्या वास्तु सच में काम करता है | वास्तु का वैज्ञानिक प्रमाण है क्या | वास्तु अंधविश्वास है क्या | मेरे दोस्त वास्तु को बकवास कहते हैं | वास्तु के पीछे क्या तर्क है | क्या दिशा से पैसा आता है | वास्तु पर भरोसा क्यों करें | चुंबकीय क्षेत्र और वास्तु | क्या वास्तु से सेहत पर असर होता है | वास्तु धोखा है या विज्ञान | वास्तु सच है या झूठ | वास्तु का कोई प्रमाण है क्या | अमीर लोग वास्तु क्यों मानते हैं | वास्तु का वैज्ञानिक कारण
hg: vastu sach hai ya jhooth | kya vastu sach me kaam karta hai | vastu ka scientific proof hai kya | vastu andhvishwas hai kya | mere dost vastu ko bakwas kehte hai | vastu ke piche kya logic hai | kya disha se paisa aata hai | vastu par bharosa kyu kare | magnetic field aur vastu sach? | kya vastu se health par asar hota hai | vastu fraud hai ya science | vastu sach hai ya jhooth | vastu ka koi proof hai kya | ameer log vastu kyu maante hai | vastu ka scientific karan
en: does facing east make anyone rich | I am a science student, convince me about vastu | is there any research paper on vaastu | rich people abroad never follow vastu yet they prosper
hi: पूर्व की ओर घर होने से कोई अमीर होता है क्या | मैं विज्ञान का छात्र हूँ, वास्तु क्यों मानूँ | अमीर लोग विदेश में वास्तु नहीं मानते फिर भी सुखी हैं
hg: east facing ghar se koi ameer hota hai kya | main science student hu vastu kyu manu | ameer log videsh me vastu nahi mante phir bhi sukhi hai | vastu manna chahiye ya nahi
en: are these things true | is any of this true
hi: क्या ये सब सच है
@ok modern wide SENSE
en: Vaastu is tradition, not proven science: no study shows that a direction brings money, health or marriage. Parts of it are good building sense for India's sun, wind and rain.
hi: वास्तु परंपरा है, सिद्ध विज्ञान नहीं: किसी अध्ययन ने नहीं दिखाया कि दिशा से धन, सेहत या विवाह मिलता है। उसका एक भाग भारत की धूप, हवा और वर्षा के लिए अच्छी भवन-समझ है।
hg: Vaastu parampara hai, siddh vigyan nahi: kisi study ne nahi dikhaya ki disha se dhan, sehat ya shaadi milti hai. Uska ek hissa Bharat ki dhoop, hawa aur barish ke liye achhi bhavan-samajh hai.
@why modern most SENSE
en: Morning light from the north-east, a shaded heavy west, smoke led away, an open middle for air: these make sense anywhere in the north of the tropics. Talk of magnetic rays or proven energy is recent advertising.
hi: ईशान की सुबह की रोशनी, छायादार भारी पश्चिम, धुआँ बाहर, हवा के लिए खुला बीच: ये बातें समझ में आती हैं। चुंबकीय किरणों या सिद्ध ऊर्जा की बातें नए ज़माने का प्रचार हैं।
hg: North-east ki subah ki roshni, chhayadar bhaari west, dhuan bahar, hawa ke liye khula beech: yeh baatein samajh me aati hain. Magnetic rays ya siddh energy ki baatein naye zamane ka prachar hain.
@do modern wide SENSE
en: Take what is easy and pleasant, such as a clear north-east or another bed direction, and do not break walls or borrow money for it. For health, money and law ask those who know them.
hi: जो आसान और सुखद हो वह करें, जैसे साफ़ ईशान या पलंग की दिशा, और उसके लिए दीवार न तोड़ें, क़र्ज़ न लें। सेहत, धन और क़ानून में जानकार से पूछें।
hg: Jo aasan aur sukhad ho woh karein, jaise saaf north-east ya bed ki disha, aur uske liye deewar na todein, karz na lein. Sehat, dhan aur kanoon me jaankar se poochein.
@who modern most SENSE
en: Many who follow vaastu do well, and so do many who do not; the numbers have never been counted fairly. Sun, light, ventilation and order help everyone, and they are the part that can be tested.
hi: वास्तु मानने वाले भी सफल हैं और न मानने वाले भी; इसकी निष्पक्ष गिनती कभी नहीं हुई। धूप, प्रकाश, हवा और सफ़ाई सबकी मदद करते हैं, और यही हिस्सा परखा जा सकता है।
hg: Vastu maanne wale bhi safal hain aur na maanne wale bhi; iski sahi ginti kabhi nahi hui. Dhoop, prakash, hawa aur safai sabki madad karte hain, aur yahi hissa parkha ja sakta hai.
@see vaastu-what, believe-or-not

# vaastu-origin idea
@names
en: history of vaastu, who wrote vaastu shastra, old texts of vaastu
hi: वास्तु का इतिहास, वास्तु शास्त्र किसने लिखा, वास्तु के ग्रंथ
hg: vastu ka itihas, vastu kisne likha, vastu ki kitab
hg: vastu kahan se aaya, vastu kaha se aaya
hi: वास्तु कहाँ से आया है
en: origin of vaastu
@ask
en: who wrote vaastu shastra | how old is vastu | where does vastu come from | which veda is vastu from | what is brihat samhita | what is mayamata | is vishwakarma the father of vastu | which book of vaastu is authentic | in which text is the kitchen in the south east written | original sources of vastu rules | is sthapatya veda a veda | vastu in the ramayana or mahabharata
hi: वास्तु शास्त्र किसने लिखा | वास्तु कितना पुराना है | वास्तु कहाँ से आया | वास्तु किस वेद में है | बृहत्संहिता क्या है | मयमतम क्या है | वास्तु के जनक कौन हैं | वास्तु की असली किताब कौन सी | स्थापत्य वेद क्या है | वास्तु के पुराने ग्रंथ कौन से हैं | विश्वकर्मा और वास्तु
hg: vastu shastra kisne likha | vastu kitna purana hai | vastu kaha se aaya | vastu kis ved me hai | brihat samhita kya hai | mayamatam kya hai | vastu ke janak kaun hai | vastu ki asli kitab konsi | sthapatya ved kya hai | vastu ke purane granth konse hai | vishwakarma aur vastu
hg: vastu kahan se aaya hai
@who classical wide BS
en: No single author wrote vaastu shastra: tradition names Vishwakarma and Maya, and the surviving books are Varahamihira's Brihat Samhita of the sixth century and later treatises as Mayamata and Manasara.
hi: वास्तु शास्त्र किसी एक ने नहीं लिखा: परंपरा विश्वकर्मा और मय का नाम लेती है; उपलब्ध ग्रंथ हैं छठी शताब्दी की वराहमिहिर की बृहत्संहिता और बाद के मयमत, मानसार आदि।
hg: Vaastu shastra kisi ek ne nahi likha: parampara Vishwakarma aur Maya ka naam leti hai; uplabdh granth hain chhathi shatabdi ki Varahamihir ki Brihat Samhita aur baad ke Mayamata, Manasara aadi.
@what classical most BS
en: Its roots are hymns to Vastoshpati, lord of the dwelling, in the Rigveda, and rites of the Grihya Sutras. Many rules heard today, on mirrors, wallets or flats, are in none of these books and only decades old.
hi: जड़ें ऋग्वेद के वास्तोष्पति सूक्त और गृह्यसूत्रों के संस्कारों में हैं। आज सुने जाने वाले कई नियम, दर्पण, पर्स या फ़्लैट के, इन ग्रंथों में नहीं हैं और कुछ दशक पुराने हैं।
hg: Jadein Rigved ke Vastoshpati sukt aur Grihya Sutra ke sanskaron me hain. Aaj sune jaane wale kai niyam, mirror, purse ya flat ke, in granthon me nahi hain aur kuch dashak purane hain.
@see vaastu-what, vaastu-purush

# vaastu-purush idea
@names
en: vaastu purush, vastu purusha story, who is vastu purush
hi: वास्तु पुरुष, वास्तु पुरुष की कथा
hg: vastu purush, vaastu purush ki kahani, vastu purusha
@ask
en: who is vastu purush | story of the vaastu purusha | where is the head of vastu purush | why does the vastu purush lie face down | which direction are his feet | vastu devta puja | when does vastu purush wake up | is vastu purush a demon or a god | 45 gods of the vastu mandala | picture of vastu purush at home | story of vastu purush in short | where are head and feet of vastu purush | vastu purush sleeps in which direction month | vastu purush mandal 81 padas
hi: वास्तु पुरुष कौन हैं | वास्तु पुरुष की कथा क्या है | वास्तु पुरुष का सिर किस दिशा में है | वास्तु पुरुष औंधे क्यों लेटे हैं | वास्तु देवता की पूजा | वास्तु पुरुष कब जागते हैं | वास्तु पुरुष देवता हैं या असुर | पैंतालीस देवता कौन से हैं | वास्तु पुरुष के पैर किधर हैं | घर में वास्तु देव कहाँ रहते हैं | वास्तु पुरुष की कथा संक्षेप में | वास्तु पुरुष का सिर और पैर कहाँ | वास्तु पुरुष मंडल 81 पद | वास्तु पुरुष कब सोते हैं
hg: vastu purush kaun hai | vastu purush ki katha kya hai | vastu purush ka sir kis disha me hai | vastu purush ulte kyu lete hai | vastu devta ki puja | vastu purush kab jagte hai | vastu purush devta hai ya asur | 45 devta konse hai | vastu purush ke pair kidhar hai | ghar me vastu dev kaha rehte hai | vastu purush ki katha short me | vastu purush ka sir aur pair kaha | vastu purush mandal 81 pad | vastu purush kab sote hai
@who classical wide BS
en: Vastu Purush is the spirit of the ground, a being whom the gods pressed face down to the earth and then made its deity. His head lies in the north-east, his feet in the south-west.
hi: वास्तु पुरुष भूमि के अधिष्ठाता हैं: एक प्राणी जिसे देवताओं ने औंधे मुँह धरती पर दबाया और फिर वहीं का देवता बनाया। उनका सिर ईशान में और पैर नैऋत्य में हैं।
hg: Vastu Purush bhoomi ke adhishthata hain: ek prani jise devtaon ne aundhe munh dharti par dabaya aur phir wahin ka devta banaya. Unka sir north-east me aur pair south-west me hain.
@what classical wide BS
en: Forty-five deities sit on him in a square of 81 or 64 fields, Brahma in the middle. He is honoured when ground is opened and at griha pravesh, by Vaastu shanti.
hi: 81 या 64 पदों के वर्ग में उन पर पैंतालीस देवता बैठे हैं, बीच में ब्रह्मा। भूमि पूजन और गृह प्रवेश में वास्तु शांति से उनका पूजन होता है।
hg: 81 ya 64 pad ke varg me un par paintalees devta baithe hain, beech me Brahma. Bhoomi pujan aur griha pravesh me Vaastu shanti se unka pujan hota hai.
@why derived most DED
en: The picture says in one figure what the rules say in many: the head, north-east, kept light and clean; the feet, south-west, carrying weight; the middle, belly and navel, left free.
hi: यह चित्र एक आकृति में वही कहता है जो नियम कई में: सिर यानी ईशान हल्का और साफ़, पैर यानी नैऋत्य भार उठाते हुए, और बीच, नाभि, ख़ाली।
hg: Yeh chitra ek aakriti me wahi kehta hai jo niyam kai me: sir yaani north-east halka aur saaf, pair yaani south-west bhaar uthate hue, aur beech, nabhi, khali.
@how classical most PUR
en: In short: a being born of Shiva's sweat covered earth and sky; gods pressed it down face first, each holding a part, and Brahma named it Vastu Purush and gave it worship from every house builder.
hi: संक्षेप में: शिव के पसीने से जन्मे जीव ने धरती-आकाश ढक लिया; देवों ने उसे औंधा दबाया, जिसने जो अंग पकड़ा वहीं बैठे, और ब्रह्मा ने नाम वास्तु पुरुष देकर हर गृहस्वामी की पूजा दिलाई।
hg: Short me: Shiva ke paseene se janme jeev ne dharti-aakash dhak liya; devon ne use aundha dabaya, jisne jo ang pakda wahin baithe, aur Brahma ne naam Vastu Purush dekar har grihaswami ki puja dilayi.
@see vaastu-origin

# vaastu-or-astrology idea
@names
en: vaastu or astrology, vastu versus astrology
hi: वास्तु या ज्योतिष, वास्तु और ज्योतिष में अंतर
hg: vastu ya jyotish, vastu vs astrology, vastu ya kundli
@ask
en: which is better vastu or astrology | vastu vs astrology | which is stronger, kundli or vastu | should I check vastu or horoscope first | is vastu linked with astrology | can vastu change what is in the kundli | difference between vaastu and jyotish | astrologer says one thing and vastu consultant another | do I need both | house according to my horoscope
hi: वास्तु अच्छा या ज्योतिष | वास्तु और ज्योतिष में क्या अंतर है | कुंडली ज़्यादा असर करती है या वास्तु | पहले वास्तु देखें या कुंडली | क्या वास्तु ज्योतिष से जुड़ा है | क्या वास्तु से कुंडली का फल बदलता है | ज्योतिषी कुछ और कहता है वास्तु वाला कुछ और | दोनों ज़रूरी हैं क्या | कुंडली के अनुसार घर
hg: vastu acha ya jyotish | vastu aur jyotish me kya antar hai | kundli zyada asar karti hai ya vastu | pehle vastu dekhe ya kundli | kya vastu jyotish se juda hai | kya vastu se kundli ka fal badalta hai | jyotishi kuch aur kehta hai vastu wala kuch aur | dono zaroori hai kya | kundli ke hisab se ghar
@what modern wide SENSE
en: Neither is better: vaastu speaks of space, where things stand in a house, and astrology of time, when one was born and when to begin. Both are traditions, and neither is proof.
hi: कोई एक बेहतर नहीं: वास्तु स्थान की बात करता है, घर में क्या कहाँ हो, और ज्योतिष समय की, जन्म कब हुआ और शुरुआत कब करें। दोनों परंपराएँ हैं, प्रमाण कोई नहीं।
hg: Koi ek behtar nahi: vaastu sthan ki baat karta hai, ghar me kya kahan ho, aur jyotish samay ki, janm kab hua aur shuruat kab karein. Dono parampara hain, praman koi nahi.
@ok modern disputed JYOTISH
en: They meet in the planets that rule the directions and in the muhurat for building and moving in. That vaastu mends a chart or a chart overrules a house is said by some and denied by others; no old text settles it.
hi: वे दिशाओं के स्वामी ग्रहों और गृह-निर्माण व प्रवेश के मुहूर्त में मिलते हैं। वास्तु कुंडली सुधारता है या कुंडली घर पर भारी है, कुछ कहते हैं, कुछ नहीं मानते; कोई पुराना ग्रंथ तय नहीं करता।
hg: Woh dishaon ke swami graha aur grih-nirman va pravesh ke muhurat me milte hain. Vaastu kundli sudharta hai ya kundli ghar par bhaari hai, kuch kehte hain, kuch nahi maante; koi purana granth tay nahi karta.
@see does-vaastu-work, is-astrology-real

# vaastu-or-fengshui idea
@names
en: feng shui, vaastu or feng shui, vastu versus feng shui
hi: फेंगशुई, वास्तु और फेंगशुई
hg: feng shui, fengshui, vastu ya feng shui
@ask
en: what is feng shui | vastu vs feng shui | can I mix vastu and feng shui | laughing buddha, is that vastu | which is better for India, vastu or feng shui | three legged frog and wind chimes vastu or feng shui | chinese coins are they part of vastu | difference between vaastu and feng shui | bagua mirror at the door | my consultant sells feng shui items
hi: फेंगशुई क्या है | वास्तु और फेंगशुई में अंतर | क्या दोनों साथ मान सकते हैं | लाफ़िंग बुद्धा वास्तु है क्या | भारत के लिए वास्तु अच्छा या फेंगशुई | तीन टाँग वाला मेंढक वास्तु है या फेंगशुई | चीनी सिक्के लगाना | फेंगशुई की चीज़ें घर में रखना | पाकुआ शीशा दरवाज़े पर
hg: feng shui kya hai | vastu aur feng shui me antar | kya dono sath maan sakte hai | laughing buddha vastu hai kya | india ke liye vastu acha ya feng shui | teen taang wala mendhak vastu hai ya fengshui | chinese sikke lagana | fengshui ki cheeze ghar me rakhna | bagua mirror darwaze par
@what modern wide PRAC
en: Feng shui is the Chinese teaching of dwelling, vaastu the Indian one; they share the care for entrance, light and order, but their directions, elements and remedies differ.
hi: फेंगशुई चीन की और वास्तु भारत की निवास-विद्या है; प्रवेश, रोशनी और व्यवस्था की चिंता दोनों में है, पर दिशाएँ, तत्व और उपाय अलग हैं।
hg: Feng shui Cheen ki aur vaastu Bharat ki nivas-vidya hai; pravesh, roshni aur vyavastha ki chinta dono me hai, par dishayein, tatva aur upay alag hain.
@which modern wide PRAC
en: Laughing Buddha, wind chimes, three-legged frog, coins on red thread, crystals and convex mirrors come from feng shui; no vaastu text has them. Keep them as pretty things if you like them.
hi: लाफ़िंग बुद्धा, विंड चाइम, तीन टाँग का मेंढक, लाल धागे के सिक्के, क्रिस्टल और उत्तल दर्पण फेंगशुई के हैं; वास्तु ग्रंथों में नहीं। अच्छे लगें तो सजावट की तरह रखें।
hg: Laughing Buddha, wind chime, teen taang ka mendhak, laal dhage ke sikke, crystal aur convex mirror feng shui ke hain; vaastu granthon me nahi. Achhe lagein to sajawat ki tarah rakhein.
@ok modern most PRAC
en: Mixing them is no sin, but where they contradict, as on the place of fire or water, follow one of them; the sky and climate of India are what vaastu was made for.
hi: दोनों मिलाना पाप नहीं, पर जहाँ वे टकराएँ, जैसे आग या जल की जगह, वहाँ एक को मानें; वास्तु भारत के आकाश और मौसम के लिए बना है।
hg: Dono milana paap nahi, par jahan woh takrayein, jaise aag ya jal ki jagah, wahan ek ko maanein; vaastu Bharat ke aakash aur mausam ke liye bana hai.
@see vaastu-what

# believe-or-not idea
@names
en: not believing in vaastu, belief in vaastu, family quarrel over vaastu
hi: वास्तु न मानना, वास्तु में विश्वास
hg: vastu nahi manna, vastu me vishwas, vastu par ghar me jhagda
en: ignore vaastu, scared of vaastu, husband does not believe in vaastu
hi: पति वास्तु नहीं मानते, वास्तु से डर
hg: pati vastu nahi mante, vastu se dar, vastu ko ignore
hg: vastu par vishwas nahi
hi: वास्तु पर विश्वास नहीं
en: no belief in vaastu
@ask
en: what if I do not believe in vastu | does vastu work if one does not believe | my husband does not believe in vastu | mother in law forces vastu rules on us | will something bad happen if I ignore vastu | I am afraid because our flat is not as per vastu | I cannot sleep since somebody told me about vastu dosh | is it a sin not to follow vastu | how much should one follow vastu | living in a house against vastu
hi: वास्तु न मानें तो क्या होगा | मैं वास्तु नहीं मानता | पति वास्तु नहीं मानते | सास वास्तु के नियम थोपती हैं | वास्तु न मानने से कुछ बुरा होगा क्या | हमारा फ़्लैट वास्तु के अनुसार नहीं है, डर लगता है | किसी ने दोष बताया तब से नींद नहीं आती | वास्तु कितना मानना चाहिए | वास्तु न मानना पाप है क्या | वास्तु के विरुद्ध घर में रहना
hg: vastu na mane to kya hoga | main vastu nahi manta | pati vastu nahi mante | saas vastu ke niyam thopti hai | vastu na manne se kuch bura hoga kya | hamara flat vastu ke hisab se nahi hai dar lagta hai | kisi ne dosh bataya tab se neend nahi aati | vastu kitna manna chahiye | vastu na manna paap hai kya | vastu ke khilaf ghar me rehna
en: in laws want to shift the kitchen because of vastu and we are fighting | my daughter laughs at my vastu beliefs | can I be happy in a house with wrong vastu
hi: ससुराल वाले वास्तु के लिए रसोई हटवाना चाहते हैं, झगड़ा हो रहा है | बेटी मेरे वास्तु मानने पर हँसती है | ग़लत वास्तु वाले घर में सुखी रह सकते हैं क्या
hg: sasural wale vastu ke liye kitchen hatwana chahte hai jhagda ho raha hai | beti mere vastu manne par hasti hai | galat vastu wale ghar me sukhi reh sakte hai kya
hg: mujhe vastu pe bilkul vishwas nahi
hi: मुझे वास्तु पर बिल्कुल विश्वास नहीं
@ok modern wide SENSE
en: Nothing bad happens because one does not follow vaastu: it is a tradition, and crores live well without it. Take what gives you peace and leave what gives you fear.
hi: वास्तु न मानने से कुछ बुरा नहीं होता: यह परंपरा है, और करोड़ों लोग इसके बिना अच्छे से रहते हैं। जो शांति दे वह लें, जो डर दे वह छोड़ दें।
hg: Vaastu na maanne se kuch bura nahi hota: yeh parampara hai, aur karodon log iske bina achhe se rehte hain. Jo shanti de woh lein, jo dar de woh chhod dein.
@do modern wide SENSE
en: When the family differs, choose what costs nothing and pleases both: a tidy north-east, a lamp, another place for the bed. A quarrel at home weighs more than any direction; and who frightens you and then sells a remedy is no adviser.
hi: घर में मतभेद हो तो वह चुनें जिसमें ख़र्च न हो और सब राज़ी हों: साफ़ ईशान, एक दीप, पलंग की दूसरी जगह। घर का झगड़ा किसी दिशा से भारी है; और जो डराकर उपाय बेचे, वह सलाहकार नहीं।
hg: Ghar me matbhed ho to woh chunein jisme kharch na ho aur sab raazi hon: saaf north-east, ek deep, bed ki doosri jagah. Ghar ka jhagda kisi disha se bhaari hai; aur jo darakar upay beche, woh salahkar nahi.
@see does-vaastu-work, vastu-dosh-signs

# is-astrology-real idea
@names
en: is astrology real, astrology true or false, is jyotish scientific
hi: क्या ज्योतिष सच है, ज्योतिष विज्ञान है क्या
hg: astrology sach hai kya, jyotish sach hai ya jhooth, is astrology true
en: horoscope true or false, astrology fake
hi: ज्योतिष झूठ है, राशिफल सच है क्या
hg: astrology fake, kundli sach hai kya, rashifal sach
@ask
en: is astrology real | do planets affect our lives | is jyotish a science | can astrology predict the future | why do predictions go wrong | two astrologers told me opposite things | should I believe in horoscope | does astrology work | is kundli matching necessary or just belief | scientists say astrology is false | newspapers horoscope true? | can stars decide my marriage | why do predictions sometimes come true | astrologer told my past correctly how | is kundli scientific or fake | does jyotish work on everyone | why two persons same chart different life
hi: क्या ज्योतिष सच है | क्या ग्रह हमारे जीवन पर असर करते हैं | ज्योतिष विज्ञान है क्या | क्या ज्योतिष भविष्य बता सकता है | भविष्यवाणी ग़लत क्यों होती है | दो ज्योतिषी उलटी बात कहते हैं | राशिफल पर भरोसा करें क्या | कुंडली मानना ज़रूरी है क्या | वैज्ञानिक ज्योतिष को क्यों नहीं मानते | अख़बार का राशिफल सच होता है | भविष्यवाणी कभी-कभी सच क्यों निकलती है | ज्योतिषी ने मेरा बीता हुआ सही बता दिया कैसे | ज्योतिष सच है या झूठ | क्या ज्योतिष पर विश्वास करें
hg: kya jyotish sach hai | kya graha hamare jeevan par asar karte hai | jyotish vigyan hai kya | kya astrology future bata sakti hai | bhavishyavani galat kyu hoti hai | do jyotishi ulti baat kehte hai | rashifal par bharosa kare kya | kundli manna zaroori hai kya | scientist astrology ko kyu nahi mante | akhbar ka rashifal sach hota hai kya | astrology fake hai kya | bhavishyavani kabhi kabhi sach kyu nikalti hai | jyotishi ne mera beeta hua sahi bata diya kaise | jyotish sach hai ya jhooth | kya jyotish par vishwas kare
en: my kundli said I would be a doctor but I failed | does moon really affect people | twins have different lives so is astrology wrong | why should a rock in space decide my wedding
en: why should a planet moving far away matter to my life | give me an honest reason to take a saturn transit seriously | my husband plans everything by transits, is it only confirmation bias | I am a scientist, convince me about transits | my girlfriend checks the planets before every decision | is it placebo
hi: कुंडली में डॉक्टर लिखा था पर नहीं बना | क्या चंद्रमा सच में असर करता है | कुंडली मिलाकर भी तलाक़ हो गया
hi: इतनी दूर का ग्रह मेरे जीवन पर असर क्यों डालेगा | गोचर को गंभीरता से लेने का एक सच्चा कारण बताइए | पत्नी हर काम गोचर देखकर करती है, यह केवल मन का भ्रम है क्या | मैं विज्ञान पढ़ता हूँ, ग्रहों का असर कैसे मानूँ | हर फ़ैसला ग्रह देखकर लेना ठीक है क्या
hg: kundli me doctor likha tha par nahi bana | kya chand sach me asar karta hai | kundli milakar bhi talak ho gaya | astrology me vishwas karu kya
hg: itni door ka graha meri life par asar kyu dalega | gochar ko seriously lene ka ek sacha karan batao | wife har kaam gochar dekhkar karti hai ye sirf mann ka bhram hai kya | main science padhta hu graho ka asar kaise manu | har faisla graha dekhkar lena thik hai kya
@ok modern wide SENSE
en: Astrology is a tradition of meaning, not a proven science: where the planets stand can be computed exactly, but that they decide a life has not been shown in any test.
hi: ज्योतिष अर्थ देने वाली परंपरा है, सिद्ध विज्ञान नहीं: ग्रह कहाँ हैं यह ठीक-ठीक गिना जा सकता है, पर वे जीवन तय करते हैं, यह किसी परीक्षा में सिद्ध नहीं हुआ।
hg: Jyotish arth dene wali parampara hai, siddh vigyan nahi: graha kahan hain yeh theek-theek gina ja sakta hai, par woh jeevan tay karte hain, yeh kisi test me siddh nahi hua.
@do modern wide SENSE
en: Use it as a language to think about yourself, a calendar and a family custom. Do not stop treatment, break a match or sign a loan because of it, and let nobody frighten you with a chart.
hi: इसे अपने बारे में सोचने की भाषा, पंचांग और कुल की रीति की तरह लें। इसके कारण इलाज न रोकें, रिश्ता न तोड़ें, क़र्ज़ न लें, और कोई कुंडली से डराए तो न डरें।
hg: Ise apne baare me sochne ki bhasha, panchang aur kul ki reeti ki tarah lein. Iske karan ilaj na rokein, rishta na todein, karz na lein, aur koi kundli se daraye to na darein.
@why modern wide JYOTISH
en: Two astrologers differ because they use other settings, give other weights to the same chart and read the person before them. The old books themselves disagree in much.
hi: दो ज्योतिषी इसलिए अलग कहते हैं कि गणना की पद्धति अलग, एक ही कुंडली में भार अलग, और सामने बैठे व्यक्ति की समझ अलग होती है। पुराने ग्रंथ भी कई बातों में भिन्न हैं।
hg: Do jyotishi isliye alag kehte hain ki ganna ki paddhati alag, ek hi kundli me bhaar alag, aur saamne baithe vyakti ki samajh alag hoti hai. Purane granth bhi kai baaton me alag hain.
@which modern wide SENSE
en: Predictions seem right because they are broad, we remember the hits, the astrologer reads our face and questions, and what we expect we look for. It proves no gift, and no bad word need come true.
hi: भविष्यवाणी सच लगती है क्योंकि वह व्यापक होती है, हमें सही बातें याद रहती हैं, ज्योतिषी चेहरा और प्रश्न पढ़ता है, और हम वही खोजते हैं। इससे कोई शक्ति सिद्ध नहीं, और बुरी बात सच होना ज़रूरी नहीं।
hg: Bhavishyavani sach lagti hai kyunki woh broad hoti hai, humein sahi baatein yaad rehti hain, jyotishi chehra aur prashn padhta hai, aur hum wahi khojte hain. Isse koi shakti siddh nahi, aur buri baat sach hona zaroori nahi.
@see astrology-what, fate-or-effort

# astrology-what idea
@names
en: what is astrology, jyotish meaning, vedic astrology
hi: ज्योतिष क्या है, ज्योतिष का अर्थ
hg: jyotish kya hai, astrology kya hai, jyotish ka matlab
@ask
en: what is astrology | meaning of jyotish | explain vedic astrology simply | what are the parts of jyotish | how did astrology begin in India | difference between astronomy and astrology | what does an astrologer look at | which book is the base of jyotish | who was parashara | how does jyotish work
hi: ज्योतिष क्या होता है | ज्योतिष का मतलब | वैदिक ज्योतिष सरल शब्दों में | ज्योतिष के कितने भाग हैं | ज्योतिष की शुरुआत कैसे हुई | खगोल और ज्योतिष में अंतर | ज्योतिषी क्या देखता है | ज्योतिष का मूल ग्रंथ कौन सा | पराशर कौन थे
hg: jyotish kya hota hai | jyotish ka matlab kya hai | vedic jyotish simple me samjhao | jyotish ke kitne bhag hai | jyotish ki shuruat kaise hui | astronomy aur astrology me antar | jyotishi kya dekhta hai | jyotish ka mool granth konsa | parashar kaun the
@what classical wide BPHS
en: Jyotish is the Indian teaching of lights in the sky: from the places of nine grahas in twelve signs and houses at birth, and their periods, it reads the leanings of a life.
hi: ज्योतिष आकाश की ज्योतियों की भारतीय विद्या है: जन्म के समय बारह राशियों और भावों में नवग्रहों की स्थिति और उनकी दशाओं से वह जीवन के रुझान पढ़ता है।
hg: Jyotish aakash ki jyotiyon ki bharatiya vidya hai: janm ke samay baarah rashi aur bhav me navgraha ki sthiti aur unki dasha se woh jeevan ke rujhan padhta hai.
@which classical wide SS
en: It has three branches: ganita or siddhanta, the computing of the sky and calendar; samhita, of omens, building and the country; and hora, of births and questions. It is one of the six limbs of the Veda, first to fix times of rites.
hi: इसके तीन स्कंध हैं: सिद्धांत यानी आकाश और पंचांग की गणना; संहिता यानी शकुन, भवन और देश; होरा यानी जन्म और प्रश्न। यह वेद के छह अंगों में है, पहले यज्ञ का समय जानने के लिए।
hg: Iske teen skandh hain: siddhant yaani aakash aur panchang ki ganna; samhita yaani shakun, bhavan aur desh; hora yaani janm aur prashn. Yeh Ved ke chhah angon me hai, pehle yagya ka samay jaanne ke liye.
@see is-astrology-real
@link /kundli

# fate-or-effort idea
@names
en: fate or effort, can fate be changed, karma and destiny
hi: भाग्य या कर्म, क्या भाग्य बदल सकता है
hg: kismat ya mehnat, bhagya badal sakta hai kya, karma ya bhagya
@ask
en: can destiny be changed | is everything written in the kundli | karma or fate which is stronger | if all is fixed why work hard | can a remedy change my fate | is my future already decided | free will and astrology | does good karma cancel a bad dasha | can vastu change my luck | bad luck all the time why | is everything already written in destiny | can remedies change what is fated | marriage is fixed by god or by us | karma from last life who decides
hi: क्या भाग्य बदल सकता है | क्या सब कुंडली में लिखा है | कर्म बड़ा या भाग्य | सब तय है तो मेहनत क्यों करें | क्या उपाय से क़िस्मत बदलती है | क्या मेरा भविष्य पहले से तय है | अच्छे कर्म से बुरी दशा कटती है क्या | क्या वास्तु से क़िस्मत बदलती है | मेरी क़िस्मत ही ख़राब है क्या | क्या सब कुछ पहले से लिखा है | उपाय से भाग्य बदलता है क्या | शादी ऊपर से तय होती है क्या | पिछले जन्म के कर्म का फल
hg: kya kismat badal sakti hai | kya sab kundli me likha hai | karm bada ya bhagya | sab tay hai to mehnat kyu kare | kya upay se kismat badalti hai | kya mera future pehle se tay hai | ache karm se buri dasha katti hai kya | kya vastu se kismat badalti hai | meri kismat hi kharab hai kya | naseeb kharab hai | kya sab kuch pehle se likha hai | upay se bhagya badalta hai kya | shaadi upar se tay hoti hai kya | pichle janm ke karm ka phal
@what classical wide EPIC
en: Tradition itself puts effort first: the Gita bids us act and not hang on the fruit, and old sayings call fate and effort the two wheels of one cart.
hi: परंपरा ख़ुद पुरुषार्थ को आगे रखती है: गीता कर्म करने और फल में न उलझने को कहती है, और नीति-वचन भाग्य और पुरुषार्थ को एक रथ के दो पहिए बताते हैं।
hg: Parampara khud purusharth ko aage rakhti hai: Gita karm karne aur phal me na ulajhne ko kehti hai, aur neeti-vachan bhagya aur purusharth ko ek rath ke do pahiye batate hain.
@ok modern wide SENSE
en: No chart and no house decides your life; nobody can say what is fixed. A remedy may calm the mind, the work remains ours; and when all feels hopeless, talk to a person you trust.
hi: न कुंडली, न घर आपका जीवन तय करता है; क्या निश्चित है, कोई नहीं कह सकता। उपाय मन को शांति दे सकता है, काम हमारा ही रहता है; और सब निराशा लगे तो किसी भरोसेमंद से बात करें।
hg: Na kundli, na ghar aapka jeevan tay karta hai; kya nishchit hai, koi nahi keh sakta. Upay mann ko shanti de sakta hai, kaam hamara hi rehta hai; aur sab nirasha lage to kisi bharosemand se baat karein.
@what classical most EPIC
en: Tradition names three karmas: sanchita, the store; prarabdha, what now ripens; kriyamana, what we do today. Only the last is in our hand, and it becomes the store of tomorrow.
hi: परंपरा तीन कर्म बताती है: संचित, संग्रह; प्रारब्ध, जो अभी पक रहा है; क्रियमाण, जो आज करते हैं। हाथ में केवल अंतिम है, और वही कल का संग्रह बनता है।
hg: Parampara teen karm batati hai: sanchit, sangrah; prarabdh, jo abhi pak raha hai; kriyaman, jo aaj karte hain. Haath me keval aakhri hai, aur wahi kal ka sangrah banta hai.
@see is-astrology-real

# vaastu-effect-time idea
@names
en: when does vaastu show effect, results of vaastu
hi: वास्तु का असर कब, वास्तु का परिणाम
hg: vastu ka asar kab, vastu ka result kab
@ask
en: how long does vastu take to work | after changing the bed when will I see results | no result after vastu changes | will my problems end after vastu correction | does vastu give quick results | I did all remedies still no money | how many days for the effect of vastu | is 40 or 90 days true for vastu | consultant promised results in 30 days
hi: वास्तु का असर कितने दिन में होता है | पलंग बदलने का असर कब दिखेगा | वास्तु के बदलाव से कुछ नहीं हुआ | क्या वास्तु ठीक करने से परेशानी ख़त्म होगी | सब उपाय किए फिर भी पैसा नहीं | वास्तु तुरंत असर करता है क्या | चालीस दिन में असर होता है क्या | सलाहकार ने महीने भर में असर बताया
hg: vastu ka asar kitne din me hota hai | bed badalne ka asar kab dikhega | vastu change karne se kuch nahi hua | kya vastu theek karne se pareshani khatam hogi | sab upay kiye phir bhi paisa nahi | vastu turant asar karta hai kya | 40 din me asar hota hai kya | consultant ne ek mahine me result bola
@when modern wide SENSE
en: No number of days can be named in which vaastu shows effect, and no result can be promised: no text gives one. What one notices at once is a cleaner, lighter room.
hi: वास्तु का असर कितने दिनों में हो, यह कोई नहीं बता सकता, और परिणाम का वादा नहीं हो सकता: किसी ग्रंथ में ऐसी गिनती नहीं। तुरंत दिखता है तो बस साफ़, रोशन कमरा।
hg: Vaastu ka asar kitne din me ho, yeh koi nahi bata sakta, aur result ka vaada nahi ho sakta: kisi granth me aisi ginti nahi. Turant dikhta hai to bas saaf, roshan kamra.
@do modern wide SENSE
en: If trouble goes on, do not buy the next remedy: work on its own cause, with a doctor, an accountant, a lawyer or a frank talk. Thirty- or forty-day promises are a way of selling.
hi: परेशानी बनी रहे तो अगला उपाय न ख़रीदें: उसके अपने कारण पर काम करें, डॉक्टर, हिसाब के जानकार, वकील या खुली बात के साथ। तीस-चालीस दिन के वादे बेचने का ढंग हैं।
hg: Pareshani bani rahe to agla upay na kharidein: uske apne karan par kaam karein, doctor, hisab ke jaankar, vakil ya khuli baat ke saath. Tees-chalees din ke vaade bechne ka dhang hain.
@see vastu-dosh-signs

# experts-differ idea
@names
en: vaastu experts differ, schools of vaastu, sixteen zone vaastu
hi: वास्तु विशेषज्ञों में मतभेद, वास्तु की पद्धतियाँ, सोलह ज़ोन
hg: vastu expert alag alag bolte hai, vastu ki paddhati, 16 zone vastu
@ask
en: why do vastu experts say different things | two consultants gave opposite advice | what is 16 zone vastu | mahavastu versus traditional vastu | south indian vastu and north indian vastu difference | which vastu method is correct | youtube vastu tips contradict each other | whom to trust in vastu | your answer is different from my pandit | is eight direction or sixteen zone right
hi: वास्तु वाले अलग-अलग बात क्यों कहते हैं | दो सलाहकारों ने उलटी सलाह दी | सोलह ज़ोन वाला वास्तु क्या है | दक्षिण और उत्तर भारत के वास्तु में फ़र्क़ | कौन सा वास्तु सही है | यूट्यूब पर सब अलग बताते हैं | किसकी बात मानें वास्तु में | आपका जवाब हमारे पंडित जी से अलग है | आठ दिशाएँ या सोलह
hg: vastu wale alag alag kyu bolte hai | do consultant ne ulti salah di | 16 zone wala vastu kya hai | south aur north indian vastu me fark | konsa vastu sahi hai | youtube par sab alag batate hai | kiski baat mane vastu me | aapka jawab hamare pandit ji se alag hai | 8 disha ya 16 zone
@why modern wide PRAC
en: Vaastu advisers differ because there are several traditions: the old square of fields, the sixteen zones of today counted by angle, and regional books of the south; and much is each one's own deduction.
hi: वास्तु सलाहकार इसलिए अलग कहते हैं कि परंपराएँ कई हैं: पदों का पुराना वर्ग, आज के कोण से गिने सोलह ज़ोन, और दक्षिण के अपने ग्रंथ; बहुत कुछ अपना निष्कर्ष भी होता है।
hg: Vaastu salahkar isliye alag kehte hain ki parampara kai hain: padon ka purana varg, aaj ke angle se gine 16 zone, aur south ke apne granth; bahut kuch apna nishkarsh bhi hota hai.
@do modern wide SENSE
en: Ask each for the source and what happens if you leave it. What all agree on, open north-east, restful south-west, fire south-east, is worth the most; where they quarrel, do what is convenient. I name source and agreement below my answers.
hi: हर एक से स्रोत पूछें और यह कि न करें तो क्या। जिस पर सब एकमत हैं, खुला ईशान, शांत नैऋत्य, आग आग्नेय में, वही सबसे क़ीमती है; जहाँ झगड़ा है, वहाँ सुविधा देखें। मैं जवाब के नीचे स्रोत और सहमति लिखती हूँ।
hg: Har ek se source poochein aur yeh ki na karein to kya. Jis par sab ek mat hain, khula north-east, shaant south-west, aag south-east me, wahi sabse keemti hai; jahan jhagda hai, wahan suvidha dekhein. Main jawab ke neeche source aur sahmati likhti hoon.
@see vaastu-origin, vaastu-consultant

# vaastu-consultant idea
@names
en: vaastu consultant, hiring a vaastu expert, fees of a vaastu expert
hi: वास्तु सलाहकार, वास्तु विशेषज्ञ की फ़ीस
hg: vastu consultant, vastu expert ki fees, vastu wale ko bulana
@ask
en: should I hire a vastu consultant | how much does a vastu expert charge | consultant wants 50000 for pyramids | he says break the kitchen | how to choose a vaastu consultant | online vastu consultation worth it | vastu expert asked for my photo and hair | is a yantra for 21000 needed | expert told us to sell the house | how do I know a fake consultant | vastu consultant says break kitchen | how to know a fake vastu expert | fee of vastu consultant for 2bhk | is online vastu consultation good | vaastu pyramid worth it
hi: वास्तु सलाहकार बुलाना चाहिए क्या | वास्तु विशेषज्ञ कितने पैसे लेते हैं | पिरामिड के पचास हज़ार माँग रहा है | कहता है रसोई तुड़वा दो | वास्तु सलाहकार कैसे चुनें | महँगा यंत्र लेना ज़रूरी है क्या | घर बेचने को कह रहा है | नक़ली वास्तु वाले को कैसे पहचानें | ऑनलाइन वास्तु सलाह | वास्तु वाले ने रसोई तोड़ने को कहा | नक़ली वास्तु सलाहकार कैसे पहचानें | वास्तु सलाह की फ़ीस कितनी | पिरामिड लगाने से क्या होता है
hg: vastu consultant bulana chahiye kya | vastu expert kitne paise lete hai | pyramid ke 50 hazar maang raha hai | kehta hai kitchen tudwa do | vastu consultant kaise chune | mehnga yantra lena zaroori hai kya | ghar bechne ko keh raha hai | nakli vastu wale ko kaise pehchane | online vastu salah | vastu wale ne rasoi todne ko kaha | nakli vastu expert kaise pehchane | vastu salah ki fees kitni | pyramid lagane se kya hota hai
@do modern wide SENSE
en: A vaastu consultant is not needed for most homes; if you take one, let it be one who sees the plan and compass, gives reasons, names a fee beforehand and sells no objects.
hi: ज़्यादातर घरों के लिए वास्तु सलाहकार ज़रूरी नहीं; लें तो ऐसा जो नक़्शा और कंपास देखे, कारण बताए, फ़ीस पहले कहे और कोई चीज़ न बेचे।
hg: Zyadatar gharon ke liye vaastu consultant zaroori nahi; lein to aisa jo naksha aur compass dekhe, karan bataye, fees pehle kahe aur koi cheez na beche.
@ok modern wide SENSE
en: Walk away where there is fear, haste, a costly yantra or pyramid, or the advice to break or sell before anything else. No classical text asks anybody to buy a thing against a dosh.
hi: जहाँ डर, जल्दबाज़ी, महँगा यंत्र या पिरामिड, या सबसे पहले तोड़ने-बेचने की सलाह हो, वहाँ से हट जाएँ। कोई पुराना ग्रंथ दोष के लिए चीज़ ख़रीदने को नहीं कहता।
hg: Jahan dar, jaldbaazi, mehnga yantra ya pyramid, ya sabse pehle todne-bechne ki salah ho, wahan se hat jayein. Koi purana granth dosh ke liye cheez kharidne ko nahi kehta.
@cost modern most PRAC
en: Fees differ widely by city and person and are named beforehand, by the house or the hour; no honest one rises after the fear is told. A second opinion and your own compass cost little.
hi: फ़ीस शहर और व्यक्ति से बहुत अलग है, पहले बताई जाती है, घर या घंटे के हिसाब से; ईमानदार सलाहकार डराकर नहीं बढ़ाता। दूसरी राय और अपना कंपास सस्ता है।
hg: Fees shehar aur vyakti se bahut alag hai, pehle batayi jaati hai, ghar ya ghante ke hisaab se; imaandar salahkar daraakar nahi badhata. Doosri rai aur apna compass sasta hai.
@which modern most SENSE
en: Pyramids, copper strips, salt lamps and crystals are modern sale goods; no classical book names them and none is needed. Moving the bed, cleaning a corner or changing a use costs nothing and comes first.
hi: पिरामिड, ताँबे की पट्टी, नमक दीपक, क्रिस्टल आज की बिक्री की चीज़ें हैं; कोई पुराना ग्रंथ नहीं कहता, ज़रूरी नहीं। पलंग हटाना, कोना साफ़ करना या उपयोग बदलना मुफ़्त है, पहले वही।
hg: Pyramid, tambe ki patti, namak deepak, crystal aaj ki bikri ki cheezein hain; koi purana granth nahi kehta, zaroori nahi. Palang hatana, kona saaf karna ya upyog badalna muft hai, pehle wahi.
@see experts-differ

# vaastu-and-religion idea
@names
en: vaastu and religion, vaastu for non hindus
hi: वास्तु और धर्म, दूसरे धर्म के लिए वास्तु
hg: vastu aur dharm, dusre dharm wale aur vastu
@ask
en: is vastu only for hindus | can muslims follow vastu | we are christians, can we use vaastu | is vastu a part of religion | does vastu need puja | vaastu without a mandir in the house | jain or sikh home vastu | atheist and vastu | where should the altar or prayer mat be by vastu | can muslims follow vastu | is vastu against islam or christianity | christian house altar direction | namaz direction and vastu conflict | sikh family vastu
hi: क्या वास्तु केवल हिंदुओं के लिए है | क्या मुसलमान वास्तु मान सकते हैं | हम ईसाई हैं, वास्तु देख सकते हैं क्या | वास्तु धर्म का भाग है क्या | वास्तु में पूजा ज़रूरी है क्या | बिना मंदिर वाले घर का वास्तु | जैन या सिख घर का वास्तु | नमाज़ की जगह घर में कहाँ | मुसलमान वास्तु मान सकते हैं क्या | ईसाई घर में वास्तु | नमाज़ की दिशा और वास्तु | सिख परिवार में वास्तु
hg: kya vastu sirf hinduo ke liye hai | kya muslim vastu maan sakte hai | hum christian hai vastu dekh sakte hai kya | vastu dharm ka hissa hai kya | vastu me puja zaroori hai kya | bina mandir wale ghar ka vastu | jain ya sikh ghar ka vastu | namaz ki jagah ghar me kaha | muslim vastu maan sakte hai kya | christian ghar me vastu | namaz ki disha aur vastu | sikh parivar me vastu
@ok modern wide SENSE
en: Vaastu may be used by anyone: it speaks of sun, wind, water and weight, and mosques, churches and houses of all faiths in India were built by the same craftsmen.
hi: वास्तु कोई भी अपना सकता है: वह सूर्य, हवा, जल और भार की बात करता है, और भारत में हर धर्म के भवन उन्हीं कारीगरों ने बनाए।
hg: Vaastu koi bhi apna sakta hai: woh suraj, hawa, jal aur bhaar ki baat karta hai, aur Bharat me har dharm ke bhavan unhi karigaron ne banaye.
@where modern most PRAC
en: Whatever your prayer, the clean north-east or a quiet east corner serves it well; for namaz the direction of prayer itself is your faith's, and an altar stands as your church has it.
hi: आपकी प्रार्थना कोई भी हो, साफ़ ईशान या शांत पूर्व का कोना उसके लिए अच्छा है; नमाज़ की दिशा आपके धर्म की है, और वेदी वैसे ही जैसे आपका गिरजा कहे।
hg: Aapki prarthna koi bhi ho, saaf north-east ya shaant east ka kona uske liye achha hai; namaz ki disha aapke dharm ki hai, aur altar waise hi jaise aapka church kahe.
@do modern most SENSE
en: Take the building sense and leave the deity names: light in the east, quiet in the south-west, stove in the south-east. Your own prayer direction, for Muslims the qibla, comes before every list.
hi: निर्माण की समझ लें और देवताओं के नाम छोड़ दें: पूर्व में प्रकाश, नैऋत्य में शांति, आग्नेय में चूल्हा। अपनी प्रार्थना की दिशा, जैसे क़िबला, हर सूची से पहले है।
hg: Nirman ki samajh lein aur devta ke naam chhod dein: poorv me prakash, nairitya me shanti, aagneya me chulha. Apni prarthna ki disha, jaise qibla, har soochi se pehle hai.
@see vaastu-what

# vaastu-abroad idea
@names
en: vaastu abroad, vaastu in the usa, vaastu in australia, southern hemisphere
hi: विदेश में वास्तु, अमेरिका में वास्तु, ऑस्ट्रेलिया में वास्तु
hg: videsh me vastu, america me vastu, australia me vastu, usa vastu
@ask
en: does vastu work outside India | vastu for homes in the usa | is vastu reversed in australia | southern hemisphere vastu | nri house vastu | we live in canada with basement and fireplace, which rules hold | vastu in dubai flats | does snow or cold change vastu | house numbers and wooden houses in usa vastu | new zealand home kitchen direction
hi: क्या विदेश में वास्तु लागू होता है | अमेरिका के घर का वास्तु | ऑस्ट्रेलिया में वास्तु उल्टा होता है क्या | दक्षिणी गोलार्ध में वास्तु | कनाडा में घर है, कौन से नियम मानें | दुबई के फ़्लैट का वास्तु | ठंडे देश में वास्तु | एनआरआई के घर का वास्तु
hg: kya videsh me vastu lagu hota hai | usa ke ghar ka vastu | australia me vastu ulta hota hai kya | southern hemisphere me vastu | canada me ghar hai konse niyam mane | dubai flat ka vastu | thande desh me vastu | nri ghar ka vastu
@ok modern disputed PRAC
en: Abroad most follow vaastu unchanged, by true directions; the texts were written for India and know nothing of other skies. So take it more lightly there.
hi: विदेश में ज़्यादातर लोग वास्तु बिना बदले, असली दिशाओं से मानते हैं; ग्रंथ भारत के लिए लिखे गए और दूसरे आकाश नहीं जानते। इसलिए वहाँ उसे हल्के से लें।
hg: Videsh me zyadatar log vaastu bina badle, asli dishaon se maante hain; granth Bharat ke liye likhe gaye aur doosre aakash nahi jaante. Isliye wahan use halke se lein.
@which modern disputed PRAC
en: South of the equator the sun stands in the north: some consultants turn the rules of north and south around, most do not, as east and west stay. In cold lands south light is a gift, whatever lists say.
hi: भूमध्य रेखा के दक्षिण में सूर्य उत्तर में रहता है: कुछ सलाहकार उत्तर-दक्षिण के नियम उलट देते हैं, ज़्यादातर नहीं, क्योंकि पूर्व-पश्चिम वही हैं। ठंडे देश में दक्षिण की धूप वरदान है।
hg: Equator ke south me suraj north me rehta hai: kuch consultant north-south ke niyam ulat dete hain, zyadatar nahi, kyunki east-west wahi hain. Thande desh me south ki dhoop vardaan hai.
@see does-vaastu-work

# five-elements idea
@names
en: five elements, panchtatva, panch mahabhuta
hi: पंचतत्व, पाँच तत्व, पंचमहाभूत
hg: panchtatva, paanch tatva, 5 elements, panch tatva
hg: jal tatva, agni tatva, prithvi tatva, vayu tatva
hi: जल तत्व, अग्नि तत्व, पृथ्वी तत्व, वायु तत्व
en: water element, fire element, earth element, air element
@ask
en: what are the five elements in vastu | which element belongs to which direction | panchtatva in the house | where is the water element | fire element direction | earth element corner | how to balance five elements at home | element of the north west | space element in vastu | colours of the five elements | is air in the east or north west | how to balance fire element at home | water element in which direction | earth element south west weak | sky element in vastu | agni jal vayu prithvi aakash
hi: पंचतत्व क्या हैं | कौन सा तत्व किस दिशा का | घर में पाँच तत्व कहाँ होते हैं | जल तत्व की दिशा | अग्नि तत्व किस कोने में | पृथ्वी तत्व कहाँ | वायु तत्व की दिशा कौन सी | आकाश तत्व कहाँ है | पंचतत्व का संतुलन कैसे करें | पाँच तत्वों के रंग | अग्नि तत्व कैसे ठीक करें | जल तत्व किस दिशा में | पृथ्वी तत्व कमज़ोर हो तो | आकाश तत्व का स्थान
hg: panch tatva kya hai | konsa tatva kis disha ka | ghar me paanch tatva kaha hote hai | jal tatva ki disha | agni tatva kis kone me | prithvi tatva kaha | vayu tatva ki disha konsi | aakash tatva kaha hai | panchtatva ka santulan kaise kare | paanch tatva ke rang | 5 element kaunsi direction | agni tatva kaise theek kare | jal tatva kis disha me | prithvi tatva kamjor ho to | aakash tatva ka sthan
@what modern wide PRAC
en: The five elements are earth, water, fire, air and space. By common teaching water is north-east, fire south-east, earth south-west, air north-west, and space the middle of the home.
hi: पंचतत्व हैं पृथ्वी, जल, अग्नि, वायु और आकाश। प्रचलित मत में जल ईशान में, अग्नि आग्नेय में, पृथ्वी नैऋत्य में, वायु वायव्य में और आकाश घर के बीच में है।
hg: Panchtatva hain prithvi, jal, agni, vayu aur aakash. Prachalit mat me jal north-east me, agni south-east me, prithvi south-west me, vayu north-west me aur aakash ghar ke beech me hai.
@how modern most PRAC
en: They are balanced simply: water and openness in the north-east, the stove south-east, weight and sleep south-west, guests and movement north-west, a free middle. The sixteen-zone school counts air to the east and space to the west.
hi: संतुलन सरल है: ईशान में जल और खुलापन, आग्नेय में चूल्हा, नैऋत्य में भार और शयन, वायव्य में मेहमान और गति, बीच ख़ाली। सोलह-ज़ोन वाले वायु पूर्व में और आकाश पश्चिम में गिनते हैं।
hg: Santulan saral hai: north-east me jal aur khulapan, south-east me chulha, south-west me bhaar aur sona, north-west me mehman aur gati, beech khali. 16-zone wale vayu east me aur aakash west me ginte hain.
@colour derived regional DED
en: Colours usually linked: blue for water, red for fire, yellow or brown for earth, white or grey-green for air, pale blue or white for space.
hi: प्रायः जोड़े जाने वाले रंग: जल का नीला, अग्नि का लाल, पृथ्वी का पीला या भूरा, वायु का सफ़ेद या धूसर-हरा, आकाश का हल्का नीला या सफ़ेद।
hg: Aam taur par jode jaane wale rang: jal ka neela, agni ka laal, prithvi ka peela ya bhura, vayu ka safed ya grey-hara, aakash ka halka neela ya safed.
@which classical most BPHS
en: In jyotish the elements belong to signs and grahas: fire Sun and Mars, earth Mercury, air Saturn, water Moon and Venus, space Jupiter; among them Mesh is fire, Vrishabh earth, Mithun air, Kark water.
hi: ज्योतिष में तत्व राशियों और ग्रहों के हैं: अग्नि सूर्य-मंगल, पृथ्वी बुध, वायु शनि, जल चंद्र-शुक्र, आकाश गुरु; राशियों में मेष अग्नि, वृषभ पृथ्वी, मिथुन वायु, कर्क जल।
hg: Jyotish me tatva rashiyon aur grahon ke hain: agni Surya-Mangal, prithvi Budh, vayu Shani, jal Chandra-Shukra, aakash Guru; rashiyon me Mesh agni, Vrishabh prithvi, Mithun vayu, Kark jal.
@where modern wide PRAC
en: Each element has its side: water in the north-east, fire in the south-east, earth in the south-west, air in the north-west, space in the middle of the home.
hi: हर तत्व की अपनी दिशा है: जल ईशान में, अग्नि आग्नेय में, पृथ्वी नैऋत्य में, वायु वायव्य में, आकाश घर के बीच में।
hg: Har tatva ki apni disha hai: jal north-east me, agni south-east me, prithvi south-west me, vayu north-west me, aakash ghar ke beech me.
@see direction-lords

# direction-lords idea
@names
en: lords of the directions, dikpal, eight directions and their gods
hi: दिशाओं के स्वामी, दिक्पाल, आठ दिशाओं के देवता
hg: disha ke swami, dikpal, aath disha ke devta, ashta dikpal
en: direction of kuber, names of directions
hi: कुबेर की दिशा, दिशाओं के नाम, यम की दिशा
hg: kuber ki disha, disha ke naam, yam ki disha
en: lord of the south east, lord of the south west, lord of the north west, lord of the north east, south east ruled by, north west ruled by
hi: आग्नेय कोण का देवता, ईशान कोण का देवता, नैऋत्य कोण का देवता, वायव्य कोण का देवता, दिशाओं के देवता
hg: agneya kone ka devta, ishan kone ka devta, nairitya ka devta, vayavya ka devta, dishaon ke devta
@ask
en: who is the lord of the north direction | which god rules which direction | names of the eight directions in sanskrit | what is ishan kon | what is nairitya | agneya and vayavya meaning | direction of kuber | direction of yama | which planet rules the south | ashta dikpal names | ten directions names | direction of lord shiva | which god is in which direction | kuber direction north why | yama direction south why | agni direction which corner | brahma centre of house
en: which god rules the south east corner | ruler of the north west direction
hi: दिशाओं के स्वामी कौन हैं | किस दिशा के कौन देवता | आठ दिशाओं के नाम | ईशान कोण किसे कहते हैं | नैऋत्य कोण कौन सा है | आग्नेय और वायव्य क्या हैं | कुबेर की दिशा कौन सी | यम की दिशा कौन सी | किस दिशा का ग्रह कौन | अष्ट दिक्पाल के नाम | दस दिशाएँ कौन सी हैं | किस दिशा के देवता कौन हैं | उत्तर में कुबेर क्यों | दक्षिण में यम क्यों | आग्नेय कोण में कौन | ब्रह्मस्थान में कौन
hi: आग्नेय कोण का देवता कौन | किस दिशा का कौन सा देवता
hg: disha ke swami kaun hai | kis disha ke kaun devta | aath disha ke naam | ishan kon kise kehte hai | nairitya kon konsa hai | agneya aur vayavya kya hai | kuber ki disha konsi | yam ki disha konsi | kis disha ka graha kaun | ashta dikpal ke naam | das dishaye konsi hai | dishao ke naam | kis disha ke devta kaun hai | uttar me kuber kyu | dakshin me yam kyu | aagneya kon me kaun | brahmasthan me kaun
hg: aagneya kone ka devta kaun | kis disha ka kaun sa devta
en: which god rules the south-east corner | who rules the north-west | deity of the west side | planet that rules the south-west | who owns the north direction
hi: आग्नेय कोण का स्वामी कौन है | पश्चिम दिशा के देवता कौन | दक्षिण-पश्चिम का ग्रह कौन सा | उत्तर दिशा का मालिक कौन
hg: agneya kone ka swami kaun hai | paschim disha ke devta kaun | south west ka grah konsa | uttar disha ka malik kaun | dakshin purab ka devta kaun
@who classical wide PUR
en: The eight guardians are Indra in the east, Agni south-east, Yama south, Nirriti south-west, Varuna west, Vayu north-west, Kuber north and Ishana, a form of Shiva, north-east.
hi: आठ दिक्पाल हैं: पूर्व में इंद्र, आग्नेय में अग्नि, दक्षिण में यम, नैऋत्य में निर्ऋति, पश्चिम में वरुण, वायव्य में वायु, उत्तर में कुबेर और ईशान में शिव के रूप ईशान।
hg: Aath dikpal hain: east me Indra, south-east me Agni, south me Yam, south-west me Nirriti, west me Varun, north-west me Vayu, north me Kuber aur north-east me Shiv ke roop Ishan.
@which modern wide JYOTISH
en: Planets of the directions: Sun east, Venus south-east, Mars south, Rahu south-west, Saturn west, Moon north-west, Mercury north, Jupiter north-east. With above and below there are ten directions.
hi: दिशाओं के ग्रह: पूर्व सूर्य, आग्नेय शुक्र, दक्षिण मंगल, नैऋत्य राहु, पश्चिम शनि, वायव्य चंद्र, उत्तर बुध, ईशान गुरु। ऊपर और नीचे मिलाकर दस दिशाएँ हैं।
hg: Dishaon ke graha: east Surya, south-east Shukra, south Mangal, south-west Rahu, west Shani, north-west Chandra, north Budh, north-east Guru. Upar aur neeche milakar das dishayein hain.
@what classical wide PUR
en: The corners are called Ishan (north-east), Agneya (south-east), Nairitya (south-west) and Vayavya (north-west), each after its guardian.
hi: कोनों के नाम हैं ईशान (उत्तर-पूर्व), आग्नेय (दक्षिण-पूर्व), नैऋत्य (दक्षिण-पश्चिम) और वायव्य (उत्तर-पश्चिम), अपने-अपने दिक्पाल पर।
hg: Kono ke naam hain Ishan (north-east), Agneya (south-east), Nairitya (south-west) aur Vayavya (north-west), apne-apne dikpal par.
@why modern most PRAC
en: By their deity the directions got their use: Kuber's north for safe and accounts, Agni's corner for the stove, Vayu's for movement, Varuna's west for water and dining, Ishana's for prayer; Brahma's middle stays open, above and below him Brahma and Ananta.
hi: देवता से दिशा का उपयोग आया: कुबेर की उत्तर तिजोरी-हिसाब, अग्नि का कोना चूल्हा, वायु का गति, वरुण की पश्चिम जल-भोजन, ईशान प्रार्थना; बीच ब्रह्मा का खुला, ऊपर-नीचे ब्रह्मा और अनंत।
hg: Devta se disha ka upyog aaya: Kuber ki uttar tijori-hisaab, Agni ka kona chulha, Vayu ka gati, Varun ki paschim jal-bhojan, Ishan prarthna; beech Brahma ka khula, upar-neeche Brahma aur Anant.
@see five-elements, vaastu-purush

# superstition-or-tradition idea
@names
en: superstition, superstition or tradition
hi: अंधविश्वास, परंपरा या अंधविश्वास
hg: andhvishwas, superstition, parampara ya andhvishwas
@ask
en: what is the difference between tradition and superstition | are omens true | is all this superstition | should we leave old customs | how to know what is superstition | do bad omens come true | my children call it superstition | is it blind faith to follow muhurat | educated people should not believe this | is breaking coconut superstition | are totkas superstition | how do I tell my mother not to believe in babas | nimbu mirchi andhvishwas
hi: परंपरा और अंधविश्वास में क्या अंतर है | क्या शकुन-अपशकुन सच होते हैं | क्या यह सब अंधविश्वास है | पुराने रिवाज छोड़ दें क्या | कैसे पहचानें कि अंधविश्वास है | बच्चे इसे अंधविश्वास कहते हैं | मुहूर्त देखना अंधविश्वास है क्या | पढ़े-लिखे लोग क्यों मानते हैं | नींबू-मिर्च अंधविश्वास है क्या | टोटके अंधविश्वास हैं क्या | माँ को बाबाओं से कैसे दूर करूँ | परंपरा और अंधविश्वास में अंतर
hg: parampara aur andhvishwas me kya antar hai | kya shagun apshagun sach hote hai | kya ye sab andhvishwas hai | purane rivaj chhod de kya | kaise pehchane ki andhvishwas hai | bachche ise andhvishwas kehte hai | muhurat dekhna andhvishwas hai kya | padhe likhe log kyu mante hai | totke andhvishwas hai kya | maa ko babao se kaise door karu | parampara aur andhvishwas me antar
@what modern wide SENSE
en: A custom becomes superstition when it is driven by fear, harms somebody, costs more than one has or takes the place of a doctor, work or justice. A lamp at dusk does none of that.
hi: रीति तब अंधविश्वास बनती है जब वह डर से चले, किसी का बुरा करे, सामर्थ्य से ज़्यादा ख़र्च कराए, या डॉक्टर, मेहनत, न्याय की जगह ले। संध्या का दीप ऐसा कुछ नहीं करता।
hg: Reeti tab andhvishwas banti hai jab woh dar se chale, kisi ka bura kare, samarthya se zyada kharch karaye, ya doctor, mehnat, nyay ki jagah le. Sandhya ka deep aisa kuch nahi karta.
@ok modern wide SENSE
en: Omens, days and directions have never been shown to cause what follows them. Keep the customs that bind the family and please the heart, and let the rest go without guilt.
hi: शकुन, दिन और दिशा से आगे की घटना होती है, यह कभी सिद्ध नहीं हुआ। जो रीति परिवार को जोड़े और मन को भाए, रखें; बाक़ी को बिना अपराध-भाव छोड़ दें।
hg: Shagun, din aur disha se aage ki ghatna hoti hai, yeh kabhi siddh nahi hua. Jo reeti parivar ko jode aur mann ko bhaye, rakhein; baaki ko bina apradh-bhav chhod dein.
@do modern wide SENSE
en: If someone at home depends on a baba, do not laugh: ask what worries them, offer to come along, agree to pay nothing before a second opinion, and keep bank cards at home. For deceit complain to the police.
hi: घर में कोई बाबा पर निर्भर हो तो हँसें नहीं: पूछें चिंता क्या है, साथ चलें, दूसरी राय से पहले कुछ न देने पर सहमत करें, और कार्ड घर रखें। ठगी हो तो पुलिस में शिकायत करें।
hg: Ghar me koi baba par nirbhar ho to hansein nahi: poochhein chinta kya hai, saath chalein, doosri rai se pehle kuch na dene par sehmat karein, aur card ghar rakhein. Thagi ho to police me shikayat karein.
@see does-vaastu-work

# hello-talk talk
@names
en: hello, good morning, namaste
hi: नमस्ते, नमस्कार, सुप्रभात, राम राम
hg: namaste, hello, ram ram, good morning, jai shri krishna, suprabhat
@ask
en: hi | hello there | hey disha | good evening | good morning disha | jai shree ram | hi are you there | hello, anyone here | greetings to you | hii | hi there help me with my flat | hey can you check something | good evening ji | ram ram ji | jai shri krishna
hi: नमस्ते जी | प्रणाम | राम राम जी | जय श्री राम | जय माता दी | हैलो | शुभ संध्या | सुप्रभात जी | कोई है क्या | हर हर महादेव | राम राम जी | जय श्री कृष्ण | नमस्ते, मेरी मदद करो | शुभ संध्या | प्रणाम पंडित जी
hg: namaste ji | pranam | ram ram ji | jai shri ram | jai mata di | hello ji | hii disha | good evening ji | koi hai kya | radhe radhe | har har mahadev | ram ram ji kaise ho | jai shree krishna ji | namaste madad karo | good evening bhai | pranam pandit ji
@what app wide APP
en: Namaste! I am Disha's guide, glad to have you here. Ask about a room, a direction, a festival, a fast, a kundli or this app: for example "where should the mandir be?"
hi: नमस्ते! मैं दिशा की गाइड हूँ, आपका स्वागत है। कमरे, दिशा, त्योहार, व्रत, कुंडली या इस ऐप के बारे में पूछें: जैसे "घर में मंदिर कहाँ रखें?"
hg: Namaste! Main Disha ki guide hoon, aapka swagat hai. Kamre, disha, tyohar, vrat, kundli ya is app ke baare me poochein: jaise "ghar me mandir kahan rakhein?"
@see what-can-app-do

# thanks-talk talk
@names
en: thanks, thank you
hi: धन्यवाद, शुक्रिया
hg: dhanyavaad, shukriya, thanks, thank you
@ask
en: thanks a lot | thank you so much disha | that was helpful | great answer | you are very helpful | nice app, thank you | ok thanks | thank u | god bless you | very good information | thanks dear, it was of great help | thanks bro that answered it | this was useful, thanks | big thanks, very clear now
hi: बहुत धन्यवाद | शुक्रिया आपका | आपने बहुत मदद की | बहुत अच्छा जवाब | अच्छी जानकारी दी | बहुत बढ़िया ऐप है | धन्यवाद जी | भगवान आपका भला करे | समझ गया, धन्यवाद | शुक्रिया, काम की बात बताई | धन्यवाद, बात साफ़ हो गई
hg: bahut dhanyavaad | shukriya aapka | aapne bahut madad ki | bahut acha jawab | achi jankari di | badhiya app hai | thanku ji | bhagwan aapka bhala kare | samajh gaya thanks | thnx | thanks yaar kaam ki baat batayi | shukriya bhaiya clear ho gaya
@what app wide APP
en: You are welcome, it is a joy to help. If something remains open, ask on; if an answer did not help, there is a button for it below the answer.
hi: आपका स्वागत है, मदद करके ख़ुशी हुई। कुछ रह गया हो तो पूछिए; किसी जवाब से मदद न मिली हो तो उसके नीचे बटन है।
hg: Aapka swagat hai, madad karke khushi hui. Kuch reh gaya ho to poochiye; kisi jawab se madad na mili ho to uske neeche button hai.

# bye-talk talk
@names
en: bye, goodbye, good night
hi: अलविदा, फिर मिलेंगे, शुभ रात्रि
hg: bye, alvida, phir milenge, good night, shubh ratri
@ask
en: bye bye | see you later | ok bye | good night disha | that is all for today | I am going now | talk to you tomorrow | no more questions | done, bye
hi: ठीक है फिर मिलते हैं | शुभ रात्रि जी | बस इतना ही पूछना था | अब चलता हूँ | कल बात करेंगे | और कुछ नहीं पूछना | अच्छा जी चलते हैं | बाय बाय
hg: ok bye | phir milte hai | good night ji | bas itna hi puchna tha | ab chalta hu | kal baat karenge | aur kuch nahi puchna | acha ji chalte hai | bye bye disha | tata
@what app wide APP
en: Goodbye, and good wishes to you and your home. Your chat is kept; come back whenever a question comes up.
hi: फिर मिलेंगे, आपको और आपके घर को शुभकामनाएँ। आपकी बातचीत सँभाली है; जब भी सवाल आए, लौट आइए।
hg: Phir milenge, aapko aur aapke ghar ko shubhkamnayein. Aapki chat sambhali hai; jab bhi sawal aaye, laut aaiye.

# how-are-you-talk talk
@names
en: how are you, what are you doing
hi: आप कैसी हैं, कैसे हो, क्या हाल है
hg: kaise ho, kya haal hai, aap kaisi ho, kya chal raha hai
@ask
en: how are you doing today | what's up | are you fine | how is your day | what are you doing now | did you eat | are you happy | do you sleep | do you get tired
hi: क्या हाल-चाल है | आप कैसे हैं | सब ठीक है ना | क्या कर रही हो | खाना खाया | आप ख़ुश हैं | आप सोती हैं क्या | थक नहीं जातीं | दिन कैसा रहा
hg: kya haal chaal | aap kaise hai | sab theek hai na | kya kar rahi ho | khana khaya | aap khush ho kya | aap soti ho kya | thakti nahi ho | din kaisa raha | kaise hai aap
@what app wide APP
en: Thank you for asking: I am a program, so I am always ready and never tired. How are you, and what would you like to know?
hi: पूछने के लिए धन्यवाद: मैं एक प्रोग्राम हूँ, इसलिए सदा तैयार और कभी न थकने वाली। आप कैसे हैं, और क्या जानना चाहेंगे?
hg: Poochhne ke liye dhanyavaad: main ek program hoon, isliye hamesha taiyar aur kabhi na thakne wali. Aap kaise hain, aur kya jaanna chahenge?
@see who-are-you-talk

# who-are-you-talk talk
@names
en: who are you, your name, introduce yourself
hi: आप कौन हैं, आपका नाम क्या है
hg: aap kaun ho, tumhara naam kya hai, aap kaun hai
en: what is your name
hi: तुम्हारा नाम
hg: aapka naam, tum kaun ho
hg: aap ladki ho
hi: आप लड़की हैं
en: are you a girl
hg: tumhe kisne banaya
hi: तुम्हें किसने बनाया
en: who created you
@ask
en: what is your name | who am I talking to | tell me about yourself | who made you | how old are you | are you a boy or a girl | where do you live | are you married | what does disha mean | why is the app called disha | who is your owner | what is your gender
hi: तुम्हारा नाम क्या है | मैं किससे बात कर रहा हूँ | अपने बारे में बताइए | आपको किसने बनाया | आपकी उम्र क्या है | आप लड़का हैं या लड़की | आप कहाँ रहती हैं | आपकी शादी हुई है क्या | दिशा का मतलब क्या है | ऐप का नाम दिशा क्यों है | तुम कौन हो
hg: tumhara naam kya hai | main kisse baat kar raha hu | apne bare me batao | aapko kisne banaya | aapki umar kya hai | aap ladka ho ya ladki | aap kaha rehti ho | aapki shaadi hui hai kya | disha ka matlab kya hai | app ka naam disha kyu hai | tum kaun ho
en: who is speaking | do you have parents | which company are you from
hg: kya aap ladki ho | aapka janm kab hua
@who app wide APP
en: I am the built-in guide of Disha, a program and not a person. I know vaastu, the calendar, fasts and festivals, words of astrology and this app, in English, Hindi and Hinglish.
hi: मैं दिशा की अपनी गाइड हूँ, एक प्रोग्राम, कोई व्यक्ति नहीं। मुझे वास्तु, पंचांग, व्रत-त्योहार, ज्योतिष के शब्द और यह ऐप पता है, हिन्दी, अंग्रेज़ी और हिंग्लिश में।
hg: Main Disha ki built-in guide hoon, ek program, koi vyakti nahi. Mujhe vaastu, panchang, vrat-tyohar, jyotish ke shabd aur yeh app pata hai, Hindi, English aur Hinglish me.
@what app wide APP
en: Disha means direction. I have no age, home or family; I was written by the people who make this app, and what I say comes from texts and customs whose names stand below the answer.
hi: दिशा का अर्थ है दिशा, मार्ग। मेरी न उम्र है, न घर, न परिवार; मुझे इस ऐप के बनाने वालों ने लिखा है, और मेरी बातें उन ग्रंथों और रीतियों से हैं जिनके नाम जवाब के नीचे होते हैं।
hg: Disha ka arth hai direction, marg. Meri na umar hai, na ghar, na parivar; mujhe is app ke banane walon ne likha hai, aur meri baatein un granthon aur reetiyon se hain jinke naam jawab ke neeche hote hain.
@see are-you-human-talk, who-answers

# are-you-human-talk talk
@names
en: are you human, are you a robot, are you real, are you chatgpt
hi: क्या आप इंसान हैं, क्या आप रोबोट हैं, आप असली हैं क्या
hg: aap insaan ho kya, tum robot ho, aap asli ho kya, bot ho kya
hg: kya tum insaan ho, machine ho kya
hi: इंसान हो या मशीन
en: human or bot
@ask
en: am I chatting with a human | is this a bot | are you an ai | are you chatgpt | are you a real astrologer | do you have feelings | machine or man | is a person typing this | are you a pandit | is it a computer that writes these answers | am I talking to some person or to a computer | who is replying, a man or a computer program | do you believe in god | can I trust a machine | are you alive
hi: क्या मैं इंसान से बात कर रहा हूँ | यह मशीन है क्या | आप एआई हैं क्या | आप सच में ज्योतिषी हैं | आपको भावनाएँ हैं क्या | मशीन हो या आदमी | आप पंडित हैं क्या | जवाब कोई आदमी देता है या कंप्यूटर | उधर कोई इंसान बैठा है या प्रोग्राम | आप भगवान को मानती हैं | मशीन पर भरोसा कैसे करें | कोई लिख रहा है क्या उधर से
hg: kya main insaan se baat kar raha hu | ye machine hai kya | aap ai ho kya | aap sach me jyotishi ho | aapko feelings hai kya | machine ho ya aadmi | aap pandit ho kya | jawab koi aadmi deta hai ya computer | udhar koi insaan baitha hai ya program | aap bhagwan ko manti ho | machine par bharosa kaise kare | koi likh raha hai kya udhar se | are u bot
hg: aap sach bolte ho ya banake | kya aap jhooth bolte ho
hi: आप सच बोलती हैं या बनाकर
en: do you tell the truth or make things up
@what app wide APP
en: No, I am not a human but a program: I have no feelings, no faith and no powers, and I do not see you or your home. I answer by rules that anybody can check in the sources.
hi: नहीं, मैं इंसान नहीं, प्रोग्राम हूँ: न भावनाएँ, न आस्था, न कोई शक्ति; न मैं आपको देखती हूँ, न आपका घर। मैं नियमों से जवाब देती हूँ जिन्हें स्रोतों में कोई भी जाँच सकता है।
hg: Nahi, main insaan nahi, program hoon: na feelings, na aastha, na koi shakti; na main aapko dekhti hoon, na aapka ghar. Main niyamon se jawab deti hoon jinhe source me koi bhi jaanch sakta hai.
@ok app wide APP
en: Trust me as you would a careful book: I may misread a question or not know, and then I say so. For health, money, law and safety ask a qualified person.
hi: मुझ पर उतना भरोसा करें जितना एक सावधान किताब पर: मैं सवाल ग़लत समझ सकती हूँ या न जानूँ, तब कह देती हूँ। सेहत, धन, क़ानून और सुरक्षा में योग्य व्यक्ति से पूछें।
hg: Mujh par utna bharosa karein jitna ek savdhan kitab par: main sawal galat samajh sakti hoon ya na jaanun, tab keh deti hoon. Sehat, dhan, kanoon aur suraksha me yogya vyakti se poochein.
@see who-are-you-talk

# angry-user-talk talk
@names
en: you are useless, stupid answer, you do not understand
hi: आप बेकार हैं, आप समझती नहीं, बकवास जवाब
hg: tum bekar ho, bakwas jawab, samajh nahi aata kya, faltu app
en: you are mad, nonsense, worst app
hi: तुम पागल हो, घटिया ऐप
hg: tum pagal ho, ghatiya app, galat samjha, bekar app
@ask
en: this is a useless app | you are stupid | rubbish answer | you did not understand me | that is not what I asked | wrong, read again | worst app | you keep saying the same thing | I am angry with you | you know nothing | idiot | what nonsense
hi: यह ऐप बेकार है | बकवास बात है | आपने मेरी बात समझी ही नहीं | मैंने यह नहीं पूछा | ग़लत है फिर से पढ़ो | बार-बार वही बात | आपको कुछ नहीं आता | बहुत घटिया ऐप | बेवकूफ़ हो क्या | ठीक से जवाब दो
hg: ye app bekar hai | bakwas baat hai | aapne meri baat samjhi hi nahi | maine ye nahi pucha | galat hai phir se padho | baar baar wahi baat | tumhe kuch nahi aata | ghatiya app | pagal ho kya | theek se jawab do | faltu jawab mat do
en: shut up | you are a fool | this is not the answer to my question | why do you keep asking back
hi: चुप रहो | यह मेरे सवाल का जवाब नहीं है | हर बार उलटा पूछती हो | कुछ काम की बात बताओ
hg: chup raho | ye mere sawal ka jawab nahi hai | har baar ulta puchti ho | kuch kaam ki baat batao | tum pagal ho kya
@do app wide APP
en: I am sorry that the answer was of no use. Please say it in other words, with the thing and its direction, such as "toilet in the north-east of a flat"; I then read it anew.
hi: माफ़ कीजिए, जवाब काम का नहीं था। कृपया दूसरे शब्दों में लिखें, चीज़ और दिशा के साथ, जैसे "फ़्लैट के ईशान में शौचालय"; मैं फिर से पढ़ती हूँ।
hg: Maaf kijiye, jawab kaam ka nahi tha. Kripya doosre shabdon me likhein, cheez aur disha ke saath, jaise "flat ke north-east me toilet"; main phir se padhti hoon.
@how app wide APP
en: Below an answer "This did not help" gives its credit back once a month, and the Contact page reaches the people behind the app, who read complaints.
hi: जवाब के नीचे "इससे मदद नहीं मिली" से महीने में एक बार क्रेडिट लौटता है, और संपर्क पेज से बात ऐप के लोगों तक जाती है, जो शिकायत पढ़ते हैं।
hg: Jawab ke neeche "This did not help" se mahine me ek baar credit lautta hai, aur Contact page se baat app ke logon tak jati hai, jo complaint padhte hain.
@see credit-back
@link /contact

# simpler-please-talk talk
@names
en: explain again, say it simply, I did not understand the answer
hi: फिर से समझाइए, आसान भाषा में बताइए, समझ नहीं आया
hg: samajh nahi aaya, phir se samjhao, aasan bhasha me batao, simple me batao
@ask
en: I did not understand | can you explain in simple words | say that again | in short please | give a short answer | too long, just tell me yes or no | explain in easy language | what do you mean by that | more detail please | tell me more about it
hi: मुझे समझ नहीं आया | सरल शब्दों में बताइए | एक बार फिर बताइए | छोटे में बताओ | हाँ या ना में बताइए | इसका क्या मतलब हुआ | थोड़ा विस्तार से बताइए | और बताइए इसके बारे में | यह कठिन है समझना
hg: mujhe samajh nahi aaya | simple words me batao | ek baar phir batao | short me batao | haan ya na me batao | iska kya matlab hua | thoda detail me batao | aur batao iske bare me | kuch samjha nahi
@do app wide APP
en: Please ask once more and name the thing itself, for example "is a toilet in the north-east fine?"; then I give the verdict first and the reason after it.
hi: कृपया एक बार फिर, चीज़ का नाम लेकर पूछें, जैसे "ईशान में शौचालय ठीक है?"; तब मैं पहले उत्तर और फिर कारण देती हूँ।
hg: Kripya ek baar phir, cheez ka naam lekar poochein, jaise "north-east me toilet theek hai?"; tab main pehle jawab aur phir karan deti hoon.

# other-subjects-talk talk
@names
en: other subjects, tell me a joke, weather and cricket
hi: दूसरे विषय, चुटकुला सुनाओ, मौसम और क्रिकेट
hg: joke sunao, mausam kaisa hai, cricket score, dusre topic
en: joke, cricket, weather, news
hi: चुटकुला, क्रिकेट, मौसम, समाचार
hg: joke, cricket, mausam, gaana sunao
@ask
en: tell me a joke | what is the weather today | who won the match | write an essay for me | solve this sum | who is the prime minister | sing a song | recommend a movie | share market tips please | help me with homework | what is the gold price today | translate this for me | book a cab | what is the weather | ipl score | write code for me | bitcoin price today | recipe of paneer
hi: कोई चुटकुला सुनाओ | आज मौसम कैसा है | मैच कौन जीता | निबंध लिख दो | प्रधानमंत्री कौन है | गाना सुनाओ | कोई फ़िल्म बताओ | शेयर बाज़ार की सलाह दो | होमवर्क कर दो | आज सोने का भाव क्या है | कहानी सुनाओ | आज मौसम कैसा है | क्रिकेट का स्कोर | पनीर की रेसिपी | सोने का भाव आज
hg: koi joke suna do | aaj mausam kaisa hai | match kaun jeeta | essay likh do | pradhan mantri kaun hai | gaana sunao | koi movie batao | share market tips do | homework kar do | aaj sone ka bhav kya hai | kahani sunao | train ka time batao | aaj mausam kaisa hai | cricket score batao | paneer ki recipe | sone ka bhav aaj
@what app wide APP
en: That I cannot do: jokes, weather, sports, prices, homework and news are not among my subjects. I know vaastu, festivals and fasts, the panchang, words of astrology, devotion and this app.
hi: यह मैं नहीं कर सकती: चुटकुले, मौसम, खेल, भाव, होमवर्क और समाचार मेरे विषय नहीं। मुझे वास्तु, व्रत-त्योहार, पंचांग, ज्योतिष के शब्द, भक्ति और यह ऐप पता है।
hg: Yeh main nahi kar sakti: jokes, mausam, khel, bhav, homework aur news mere vishay nahi. Mujhe vaastu, vrat-tyohar, panchang, jyotish ke shabd, bhakti aur yeh app pata hai.
@see what-can-app-do

# tell-my-future-talk talk
@names
en: tell my future, predict my future, what will happen to me
hi: मेरा भविष्य बताओ, आगे क्या होगा
hg: mera future batao, mera bhavishya batao, mere sath kya hoga
en: my future, my coming days
hi: मेरा भविष्य, मेरा आने वाला समय
hg: mera future, mera bhavishya, aane wala samay, mera bhagya batao
@ask
en: what is in my future | tell me my fortune | will my life get better | predict something about me | what does tomorrow hold | read my future from my name | when will my good time come | what will happen next year to me | is my luck going to change | future bata do please
hi: मेरा भविष्य कैसा है | मेरा आने वाला समय कैसा रहेगा | मेरे अच्छे दिन कब आएँगे | मेरे बारे में कुछ बताइए | नाम से भविष्य बताइए | अगला साल मेरे लिए कैसा रहेगा | क्या मेरी ज़िंदगी बदलेगी | कल मेरे साथ क्या होगा | मेरी क़िस्मत में क्या है
hg: mera bhavishya kaisa hai | mera aane wala samay kaisa rahega | mere ache din kab aayenge | mere bare me kuch batao | naam se future batao | agla saal mere liye kaisa rahega | kya meri life badlegi | kal mere sath kya hoga | meri kismat me kya hai | aage kya hoga mera
en: will I become rich | what is written in my fate, tell | how will this year be for me
hi: क्या मैं अमीर बनूँगा | मेरे भाग्य में क्या लिखा है | मेरा यह साल कैसा जाएगा
hg: kya main ameer banunga | mere bhagya me kya likha hai | mera ye saal kaisa jayega
@ok modern wide SENSE
en: Nobody can tell your future, and I will not pretend to. What I can show is your kundli with the periods that tradition looks at, in which nothing is fixed.
hi: आपका भविष्य कोई नहीं बता सकता, और मैं दिखावा नहीं करूँगी। मैं आपकी कुंडली और वे दशाएँ दिखा सकती हूँ जिन्हें परंपरा देखती है; उनमें कुछ तय नहीं है।
hg: Aapka bhavishya koi nahi bata sakta, aur main dikhava nahi karungi. Main aapki kundli aur woh dasha dikha sakti hoon jinhe parampara dekhti hai; unme kuch tay nahi hai.
@do app wide APP
en: Open Kundli and give date, time and place of birth; ask me what a word in it means. If worry about tomorrow is heavy, talk with somebody close to you, or call Tele-MANAS 14416, free at any hour.
hi: "कुंडली" खोलें, जन्म की तारीख़, समय और स्थान दें; किसी शब्द का अर्थ मुझसे पूछें। कल की चिंता भारी हो तो अपने किसी से बात करें, या टेली-मानस 14416 पर, हर समय निःशुल्क।
hg: "Kundli" kholein, janm ki tareekh, samay aur sthan dein; kisi shabd ka arth mujhse poochein. Kal ki chinta bhaari ho to apne kisi se baat karein, ya Tele-MANAS 14416 par, har samay free.
@see is-astrology-real, fate-or-effort
@link /kundli

# palmistry-not-here idea
@names
en: palmistry, hand reading, tarot, face reading
hi: हस्तरेखा, हाथ देखना, टैरो
hg: hastrekha, haath dekhna, palm reading, tarot, palmistry
@ask
en: can you read my palm | what does the line on my hand mean | tarot card reading | face reading from a photo | life line is short | mole on the hand meaning | dream reading from you | which line is for marriage | do you do tarot | palm lines for money | parrot astrology
hi: मेरा हाथ देखोगे | हाथ की रेखा का मतलब | हस्तरेखा देखते हैं क्या | टैरो कार्ड | चेहरा देखकर बताइए | जीवन रेखा छोटी है | विवाह रेखा कौन सी है | हथेली पर तिल का अर्थ | धन रेखा कैसे देखें
hg: mera haath dekhoge | haath ki rekha ka matlab | hastrekha dekhte ho kya | tarot card | chehra dekh kar batao | jeevan rekha choti hai | vivah rekha konsi hai | hatheli par til ka matlab | dhan rekha kaise dekhe | palm reading karte ho
@ok modern wide SENSE
en: Palms, cards and faces I do not read. Palmistry is a folk tradition beside astrology; no line tells the length of a life, and a short life line means nothing for it.
hi: हाथ, कार्ड या चेहरा मैं नहीं पढ़ती। हस्तरेखा ज्योतिष के साथ की लोक-परंपरा है; कोई रेखा आयु नहीं बताती, और छोटी जीवन रेखा से कुछ तय नहीं होता।
hg: Haath, card ya chehra main nahi padhti. Hastrekha jyotish ke saath ki lok-parampara hai; koi rekha aayu nahi batati, aur chhoti jeevan rekha se kuch tay nahi hota.
@what modern most CUSTOM
en: By its names the heart, head and life lines cross the palm; the small lines below the little finger are said to be those of marriage. The hand that works more is read by most, with many different rules.
hi: नामों में हृदय, मस्तिष्क और जीवन रेखा हथेली में जाती हैं; कनिष्ठा के नीचे की छोटी रेखाएँ विवाह की कही जाती हैं। ज़्यादातर काम करने वाला हाथ देखते हैं, नियम सबके अलग।
hg: Naamon me hriday, mastishk aur jeevan rekha hatheli me jati hain; kanishtha ke neeche ki chhoti rekhayein vivah ki kahi jati hain. Zyadatar kaam karne wala haath dekhte hain, niyam sabke alag.
@see is-astrology-real
`;
