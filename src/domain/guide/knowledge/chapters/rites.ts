/** Pujas and rites: how they are done, what they need. docs/guide-topics.md says how it is written. */
export default `
# satyanarayan-puja rite
@names
en: satyanarayan puja, satyanarayan katha, satyanarayana pooja
hi: सत्यनारायण पूजा, सत्यनारायण कथा, सत्यनारायण की कथा
hg: satyanarayan pooja, satyanarayan ki katha, satya narayan katha
@ask
en: how to do satyanarayan puja at home | which day is best for satyanarayan katha | samagri list for satyanarayan puja | what prasad is made for satyanarayan | can we do satyanarayan puja without a pandit | why is satyanarayan katha done after a wedding | we moved into a rented flat and my mother wants a satyanarayan katha, what do we need | story of satyanarayan in short | who can listen to satyanarayan katha | satyanarayan puja in the evening allowed | panchamrit and sheera for satyanarayan | satyanarayan puja in periods | how long does the katha take
en: satyanarayan katha fast required | satyanarayan story in short | satyanarayan prasad recipe measure | satyanarayan puja direction chowki | can we do satyanarayan in periods | how many chapters in satyanarayan katha
en: purnima is on two days, satyanarayan katha on which
hi: सत्यनारायण की पूजा घर पर कैसे करें | सत्यनारायण कथा किस दिन करानी चाहिए | सत्यनारायण पूजा की सामग्री | सत्यनारायण कथा का प्रसाद कैसे बनता है | बिना पंडित के सत्यनारायण कथा कर सकते हैं | सत्यनारायण कथा कितने अध्याय की है | कथा क्यों करवाते हैं | सत्यनारायण कथा शाम को कर सकते हैं | कथा में कितना समय लगता है | सत्यनारायण व्रत में क्या खाएँ | कथा का प्रसाद न लें तो | सत्यनारायण की कहानी क्या है | गृह प्रवेश में सत्यनारायण कथा
hi: सत्यनारायण की कथा संक्षेप में | सत्यनारायण कथा में व्रत ज़रूरी | सत्यनारायण का प्रसाद कैसे बनाएँ | सत्यनारायण की चौकी किस दिशा में
hi: पूर्णिमा दो दिन है, सत्यनारायण कथा किस दिन करें
hg: satyanarayan ki puja ghar par kaise kare | satyanarayan katha kab karani chahiye | satyanarayan puja samagri list | satyanarayan ka prasad panjiri kaise banaye | bina pandit ke satyanarayan katha ho sakti hai kya | satynarayan katha kis din kare | naye ghar me satyanarayan katha karwani hai kya kya lagega | satyanarayan katha sham ko kar sakte hai kya | katha me kitna time lagta hai | katha ka prasad chhod diya to | satyanarayan ki kahani kya hai | satyanarayan katha akele kar sakte hai | satyanarayan bhagwan ki katha kaun padhe
hg: satyanarayan ki katha short me | satyanarayan katha me vrat zaruri hai | satyanarayan ka prasad kaise banaye | satyanarayan ki chowki kis disha me
hg: purnima do din hai satyanarayan katha kis din kare
@how classical wide PUR
en: Satyanarayan puja is a simple worship of Vishnu: a chowki with a yellow cloth, a kalash, banana leaves, his picture or shaligram, then the katha of five chapters, aarti and prasad. A family can read the katha itself, with or without a pandit.
hi: सत्यनारायण पूजा विष्णु की सरल पूजा है: पीले कपड़े की चौकी, कलश, केले के पत्ते, उनका चित्र या शालिग्राम, फिर पाँच अध्याय की कथा, आरती और प्रसाद। परिवार कथा ख़ुद भी पढ़ सकता है, पंडित हों या न हों।
hg: Satyanarayan puja Vishnu ki saral puja hai: peele kapde ki chowki, kalash, kele ke patte, unka chitra ya shaligram, phir paanch adhyay ki katha, aarti aur prasad. Parivar katha khud bhi padh sakta hai, pandit ho ya na ho.
@when modern wide CUSTOM
en: Satyanarayan katha is done on Purnima most of all, in the evening or the morning. Ekadashi, Thursday, Sankranti, or the day of a wedding, birth or new home are fine too.
hi: सत्यनारायण कथा सबसे अधिक पूर्णिमा को होती है, शाम या सुबह। एकादशी, गुरुवार, संक्रांति या विवाह, जन्म और नए घर का दिन भी ठीक है।
hg: Satyanarayan katha sabse zyada Purnima ko hoti hai, shaam ya subah. Ekadashi, Guruvar, Sankranti ya vivah, janm aur naye ghar ka din bhi theek hai.
@which modern wide CUSTOM
en: Its prasad is wheat flour or suji roasted in ghee with sugar, banana and milk, each by custom in a one-and-a-quarter measure; panchamrit and tulsi go with it. Everyone present is given some.
hi: इसका प्रसाद घी में भुना आटा या सूजी, चीनी, केला और दूध है, रिवाज में सब सवा के माप से; साथ पंचामृत और तुलसी। सबको प्रसाद दिया जाता है।
hg: Iska prasad ghee me bhuna aata ya suji, chini, kela aur doodh hai, riwaz me sab sava ke maap se; saath panchamrit aur tulsi. Sabko prasad diya jata hai.
@why classical most PUR
en: In the katha poor Brahmin, woodcutter, merchant Sadhu, Lilavati, Kalavati and King Tungadhwaj gain by truth kept and lose by promise or prasad slighted. Its core: keep your word; it is from the Skanda (Reva) Purana by tradition.
hi: कथा में निर्धन ब्राह्मण, लकड़हारा, साधु वैश्य, लीलावती, कलावती, राजा तुंगध्वज सत्य से पाते और वचन या प्रसाद की उपेक्षा से खोते हैं। सार: वचन निभाओ; परंपरा में स्कंद पुराण (रेवा खंड) से।
hg: Katha me nirdhan Brahmin, lakadhara, Sadhu vaishya, Lilavati, Kalavati, Raja Tungadhwaj satya se paate aur vachan ya prasad ki upeksha se khote hain. Saar: vachan nibhao; parampara me Skand Puran (Reva Khand) se.
@do modern most CUSTOM
en: The host fasts till the katha ends, on fruit if needed; the chowki stands north-east or east, the host faces east or north. In periods let another sit and listen from beside.
hi: यजमान कथा पूरी होने तक, चाहें तो फल पर, व्रत रखते हैं; चौकी ईशान या पूर्व में, यजमान पूर्व या उत्तर मुख। पीरियड में कोई और बैठे, आप पास से सुनें।
hg: Yajman katha poori hone tak, chahein to phal par, vrat rakhte hain; chowki ishan ya purv me, yajman purv ya uttar mukh. Periods me koi aur baithe, aap paas se sunein.
@when classical most DS
en: If Purnima spreads over two days, Satyanarayan katha is mostly done on the day when the full moon tithi stands at dusk, or at sunrise by family custom; both are right, and any convenient day is accepted.
hi: पूर्णिमा दो दिन हो तो सत्यनारायण कथा प्रायः उस दिन करते हैं जिस दिन संध्या में पूर्णिमा हो, या कुल-रीति से सूर्योदय वाली; दोनों ठीक, और कोई भी सुविधाजनक दिन मान्य है।
hg: Purnima do din ho to Satyanarayan katha aksar us din karte hain jis din shaam ko Purnima ho, ya kul-reeti se suryoday wali; dono theek, aur koi bhi suvidhajanak din maanya hai.
@see kalash-sthapana
@link /puja/satyanarayan

# griha-pravesh-puja rite
@names
en: griha pravesh puja, housewarming puja, griha pravesh rituals
hi: गृह प्रवेश पूजा, गृह प्रवेश की पूजा, गृह प्रवेश की विधि
hg: griha pravesh pooja, grah pravesh puja, grih pravesh vidhi
@ask
en: how to do griha pravesh at home | is griha pravesh needed for a rented house | which foot first when entering a new house | boiling milk in the new house why | griha pravesh samagri list | can we do a small housewarming puja without a pandit | can we sleep elsewhere the night after griha pravesh | steps of housewarming on the day | which god is worshipped first in a new home | griha pravesh during pregnancy | what to carry first into the new house | can we enter first and do puja later | simple griha pravesh in a flat
en: griha pravesh items list | griha pravesh who enters first | cow in griha pravesh flat | pregnant wife griha pravesh | is sleeping first night necessary | griha pravesh pooja without pandit | kitchen first what cook
hi: गृह प्रवेश कैसे करें | किराए के घर में गृह प्रवेश करना चाहिए क्या | नए घर में पहले कौन सा पैर रखें | नए घर में दूध क्यों उबालते हैं | गृह प्रवेश की सामग्री | गृह प्रवेश के दिन रात को घर में सोना ज़रूरी है क्या | गृह प्रवेश में क्या क्या होता है | नए घर में सबसे पहले क्या सामान ले जाएँ | गृह प्रवेश की सरल विधि | पूजा बाद में करें पहले रहने लगें तो | फ़्लैट में गृह प्रवेश कैसे करें | गृह प्रवेश में कलश कौन उठाए | गृह प्रवेश के बाद क्या न करें
hi: गृह प्रवेश की सामग्री | गृह प्रवेश में पहले कौन प्रवेश करे | गर्भवती हो तो गृह प्रवेश | बिना पंडित गृह प्रवेश | गृह प्रवेश की रात वहीं सोना ज़रूरी
hg: griha pravesh ki puja kaise kare | kiraye ke ghar me griha pravesh karna chahiye kya | naye ghar me pehle kaun sa pair rakhe | naye ghar me doodh kyu ubalte hai | grih pravesh me kya kya saman lagta hai | griha pravesh ke baad raat ko usi ghar me sona zaruri hai kya | naya flat liya hai shifting se pehle kaun si puja kare | naye ghar me sabse pehle kya saman le jaye | griha pravesh ki saral vidhi | pehle rehne lage puja baad me kare to chalega | flat me griha pravesh kaise kare | griha pravesh me kalash kaun uthaye | griha pravesh me kya khilaye logo ko
hg: griha pravesh ka saman list | griha pravesh me pehle kaun andar jaye | wife pregnant hai griha pravesh kare | bina pandit griha pravesh kaise | griha pravesh ki raat wahi sona zaruri hai kya
@how modern wide CUSTOM
en: For a griha pravesh puja the family enters right foot first with a full kalash, coconut and a lit diya; then come Ganesh puja, vastu puja, a havan if possible, and milk or kheer boiled on the new stove.
hi: गृह प्रवेश पूजा में परिवार भरा कलश, नारियल और जलता दीया लेकर दायाँ पैर पहले रखकर प्रवेश करता है; फिर गणेश पूजा, वास्तु पूजा, हो सके तो हवन, और नए चूल्हे पर दूध या खीर।
hg: Griha pravesh puja me parivar bhara kalash, nariyal aur jalta diya lekar daayan pair pehle rakhkar pravesh karta hai; phir Ganesh puja, vastu puja, ho sake to havan, aur naye chulhe par doodh ya kheer.
@ok modern most CUSTOM
en: In a rented flat a full griha pravesh puja is not needed; cleaning, a diya, a short Ganesh prayer and boiling milk are enough. Owners usually hold the complete one, and many sleep there that first night.
hi: किराए के घर में पूरी गृह प्रवेश पूजा ज़रूरी नहीं; सफ़ाई, दीया, गणेश जी की छोटी पूजा और दूध उबालना काफ़ी है। अपने घर में पूरी पूजा होती है, और कई लोग पहली रात वहीं सोते हैं।
hg: Kiraye ke ghar me poori griha pravesh puja zaroori nahi; safai, diya, Ganesh ji ki chhoti puja aur doodh ubaalna kaafi hai. Apne ghar me poori puja hoti hai, aur kai log pehli raat wahin sote hain.
@why modern wide CUSTOM
en: Milk that rises and runs over in the new kitchen stands for plenty that overflows. It is a joyful sign, best let over gently with someone at the stove.
hi: नई रसोई में दूध का उफनना भरे-पूरे घर का प्रतीक है। यह ख़ुशी की रस्म है; चूल्हे के पास कोई रहे और दूध धीरे से उफने।
hg: Nayi rasoi me doodh ka ufanna bhare-poore ghar ka prateek hai. Yeh khushi ki rasm hai; chulhe ke paas koi rahe aur doodh dheere se ufne.
@who modern most CUSTOM
en: The couple enters together, the wife with the kalash or lamp, right foot first; a single owner, widow or parent enters just so. By custom pregnancy after the seventh month or sutak lets it wait; a simple milk-boiling is always open.
hi: दंपती साथ, पत्नी कलश या दीप लिए, दायाँ पैर पहले रखते हैं; अकेले स्वामी, विधवा या माता-पिता भी ऐसे ही। रिवाज में सातवें मास के बाद गर्भ या सूतक में रुकते हैं; सादा दूध उबालना सदा खुला।
hg: Dampati saath, patni kalash ya deep liye, dayan pair pehle rakhte hain; akele swami, vidhva ya mata-pita bhi aise hi. Riwaz me saatve maas ke baad garbh ya sutak me rukte hain; saada doodh ubalna sada khula.
@do modern most CUSTOM
en: Take in first: God's image, water, grain, salt, haldi, a broom and a lamp. Light one lamp that night and let somebody sleep there; if you cannot, return next day to light it. House and stove should be ready.
hi: पहले ले जाएँ: भगवान, जल, अनाज, नमक, हल्दी, झाड़ू, दीप। उस रात दीप जले और कोई सोए; न हो सके तो अगले दिन दीप जलाएँ। घर और चूल्हा तैयार हों।
hg: Pehle le jayein: bhagwan, jal, anaj, namak, haldi, jhadu, deep. Us raat deep jale aur koi soye; na ho sake to agle din deep jalayein. Ghar aur chulha taiyar hon.
@link /muhurat
@link /puja/griha-pravesh

# havan-homam rite
@names
en: havan, homam, yagya at home, hawan
hi: हवन, यज्ञ, होम
hg: havan vidhi, hawan samagri, ghar ka havan
@ask
en: how to do a havan at home | can I do havan in a flat with smoke alarm | what is needed for a havan | which wood is used in havan | how many ahutis are given | direction to sit for havan | what to do with the ash after havan | small havan in ten minutes | havan without pandit with gayatri | havan in periods or pregnancy | smoke of havan and asthma | what is purnahuti | ghee only havan
en: havan smoke in flat alternatives | havan ash use | who should not sit in havan | havan without pandit gayatri mantra how many ahuti | which wood for havan
hi: घर पर हवन कैसे करें | हवन में क्या सामग्री लगती है | हवन में कितनी आहुति देनी चाहिए | हवन की लकड़ी कौन सी | हवन करते समय किस दिशा में बैठें | हवन की राख का क्या करें | फ़्लैट में हवन कर सकते हैं | बिना पंडित हवन कैसे करें | पूर्णाहुति क्या है | हवन में कौन सा मंत्र बोलें | हवन में नारियल क्यों | गोबर के उपले से हवन | छोटा हवन कैसे करें
hi: घर में हवन बिना पंडित | हवन की राख का क्या करें | हवन में कौन न बैठे | हवन में कौन सी लकड़ी | हवन में कितनी आहुति
hg: ghar par havan kaise kare | hawan me kya kya lagta hai | havan me kitni aahuti deni chahiye | havan ke liye kaun si lakdi | hawan karte samay kis disha me baithe | havan ki rakh ka kya kare | flat me hawan kar sakte hai kya dhua bahut hota hai | bina pandit ke hawan kaise kare | purnahuti kya hoti hai | hawan me kaun sa mantra bole | hawan me nariyal kyu dalte hai | chhota hawan 10 minute me | hawan se asthma ho to kya kare
hg: ghar me havan bina pandit kaise kare | havan ki rakh ka kya kare | havan me kaun nahi baith sakta | havan me kaun si lakdi | havan me kitni aahuti de
@how classical wide GS
en: For a havan the fire is lit in a kund with dry mango wood and camphor, and ghee and samagri are offered with "svaha" after each mantra. At the end a purnahuti, often a coconut, is given, then aarti.
hi: हवन में कुंड में आम की सूखी लकड़ी और कपूर से अग्नि जलाते हैं, और हर मंत्र के बाद "स्वाहा" कहकर घी और सामग्री चढ़ाते हैं। अंत में पूर्णाहुति, अक्सर नारियल की, फिर आरती।
hg: Havan me kund me aam ki sookhi lakdi aur kapoor se agni jalate hain, aur har mantra ke baad "svaha" kehkar ghee aur samagri chadhate hain. Ant me purnahuti, aksar nariyal ki, phir aarti.
@where modern most PRAC
en: The havan kund stands in the south-east or in the middle of an open room, and the one who offers sits facing east. In a flat take a small kund on bricks, open windows, and keep water and children's distance in mind.
hi: हवन कुंड आग्नेय (दक्षिण-पूर्व) में या खुले कमरे के बीच रखें, और आहुति देने वाला पूर्व की ओर मुँह करे। फ़्लैट में ईंटों पर छोटा कुंड, खुली खिड़कियाँ, पास में पानी, और बच्चे दूर।
hg: Havan kund agneya (south-east) me ya khule kamre ke beech rakhein, aur aahuti dene wala purv ki or munh kare. Flat me eenton par chhota kund, khuli khidkiyan, paas me paani, aur bachche door.
@which modern most CUSTOM
en: Havan offerings are counted 11, 21, 51 or 108; mango wood is the usual fuel, and ready samagri has herbs, til, barley, rice and guggul. The cold ash goes to plants or clean earth.
hi: हवन में 11, 21, 51 या 108 आहुतियाँ दी जाती हैं; लकड़ी आम की, और सामग्री में जड़ी-बूटियाँ, तिल, जौ, चावल, गुग्गुल। ठंडी राख पौधों या साफ़ मिट्टी में डालें।
hg: Havan me 11, 21, 51 ya 108 aahutiyan di jati hain; lakdi aam ki, aur samagri me jadi-bootiyan, til, jau, chawal, guggul. Thandi rakh paudhon ya saaf mitti me daalein.
@who modern most CUSTOM
en: Couple, single people, women and children may sit; many leave it in periods and sutak. Pregnant women, asthma patients and babies keep away from the smoke. Without a pandit 11 or 21 Gayatri ahutis with ghee are enough.
hi: दंपती, अकेले, स्त्रियाँ, बच्चे बैठ सकते हैं; कई पीरियड और सूतक में नहीं बैठते। गर्भवती, दमा वाले और शिशु धुएँ से दूर रहें। बिना पंडित घी से 11 या 21 गायत्री आहुतियाँ काफ़ी।
hg: Dampati, akele, striyan, bachche baith sakte hain; kai periods aur sutak me nahi baithte. Garbhvati, asthma wale aur shishu dhuyein se door rahein. Bina pandit ghee se 11 ya 21 Gayatri aahutiyan kaafi.

# namkaran rite
@names
en: namkaran, naming ceremony, naam karan, baby naming ceremony
hi: नामकरण, नामकरण संस्कार
hg: namkaran sanskar, naamkaran, naam karan ceremony, barsa ceremony
@ask
en: when should the naming ceremony be done | on which day after birth is namkaran held | how is namkaran done at home | who whispers the name to the baby | our baby came early and was in hospital, can namkaran wait | is namkaran different from chhathi | how to choose the first letter of the name | namkaran at home without priest | naming ceremony on 12th day or 40th | gifts in naming ceremony | cradle ceremony barsa maharashtra | can two names be given | name in ear which ear
en: namkaran letter from nakshatra | namkaran at naming secret name | namkaran which day if sutak | namkaran by bua
hi: नामकरण कब करना चाहिए | जन्म के कितने दिन बाद नामकरण होता है | नामकरण की विधि क्या है | बच्चे के कान में नाम कौन बोलता है | नामकरण में क्या क्या होता है | बच्चे का नाम किस अक्षर से रखें | नामकरण देर से कर सकते हैं | नामकरण किस दिन होता है | बिना पंडित नामकरण | नाम कान में कौन बोलता है | पालने की रस्म | दो नाम रख सकते हैं | देर से नामकरण करें तो
hi: नामकरण किस दिन | नामकरण में बुआ का काम | राशि नाम और बुलाने का नाम
hg: namkaran kab kare | janm ke kitne din baad namkaran hota hai | naamkaran kaise karte hai ghar par | bacche ke kaan me naam kaun bolta hai bua ya pita | namkaran late kar sakte hai kya | baby ka naam kis akshar se rakhe | chhathi aur namkaran me kya fark hai | namkaran kis din hota hai | bina pandit namkaran kaise kare | naam kaan me kaun bolta hai | palne ki rasm | do naam rakh sakte hai kya | late namkaran karna theek hai kya | bua naam rakhti hai kyu
hg: namkaran me bua kya karti hai | rashi naam aur bulane ka naam
@when classical wide GS
en: Namkaran is held on the 10th, 11th or 12th day after birth, when the days of sutak are over. If mother or child needs rest, any good day later will do, even after a month or 101 days.
hi: नामकरण जन्म के 10वें, 11वें या 12वें दिन होता है, जब सूतक पूरा हो जाए। माँ या बच्चे को आराम चाहिए तो बाद का कोई शुभ दिन भी ठीक है, महीने या 101 दिन बाद भी।
hg: Namkaran janm ke 10ve, 11ve ya 12ve din hota hai, jab sutak poora ho jaye. Maa ya bachche ko aaram chahiye to baad ka koi shubh din bhi theek hai, mahine ya 101 din baad bhi.
@how classical most GS
en: At namkaran the baby is bathed and dressed in new clothes, Ganesh is worshipped, a small havan may be done, and the name is whispered into the right ear by the father, a grandparent or the father's sister.
hi: नामकरण में शिशु को नहलाकर नए कपड़े पहनाते हैं, गणेश पूजा और चाहें तो छोटा हवन होता है, और पिता, दादा-दादी या बुआ दाएँ कान में नाम कहते हैं।
hg: Namkaran me shishu ko nehlakar naye kapde pehnate hain, Ganesh puja aur chahein to chhota havan hota hai, aur pita, dada-dadi ya bua daayein kaan me naam kehte hain.
@which modern most JYOTISH
en: Many take the first syllable of the name from the quarter of the Moon's nakshatra at birth. It is custom, no duty; a name that the family loves is just as good.
hi: कई लोग नाम का पहला अक्षर जन्म के नक्षत्र के चरण से लेते हैं। यह रिवाज है, बंधन नहीं; जो नाम परिवार को प्यारा हो वह भी उतना ही अच्छा है।
hg: Kai log naam ka pehla akshar janm ke nakshatra ke charan se lete hain. Yeh riwaz hai, bandhan nahi; jo naam parivar ko pyara ho woh bhi utna hi achha hai.
@why classical most GS
en: Old texts give two names: the star name, kept for rites, and the calling name; so a rashi letter binds only the first. Boys even, girls odd syllables by the Sutras; few follow it today.
hi: पुराने ग्रंथ दो नाम देते हैं: नक्षत्र नाम, जो संस्कारों में चले, और पुकारने का नाम; इसलिए राशि अक्षर पहले पर लागू। सूत्रों में बालक के सम, बालिका के विषम अक्षर; आज कम मानते हैं।
hg: Purane granth do naam dete hain: nakshatra naam, jo sanskaron me chale, aur pukarne ka naam; isliye rashi akshar pehle par laagu. Sutron me balak ke sam, balika ke visham akshar; aaj kam maante hain.
@link /kundli /muhurat
@link /puja/naamkaran

# mundan rite
@names
en: mundan, chudakarana, first haircut ceremony, mundan ceremony
hi: मुंडन, मुंडन संस्कार, चूड़ाकरण
hg: mundan sanskar, chudakaran, bacche ka mundan
@ask
en: at what age is mundan done | is mundan done in odd years | do girls also have mundan | where to do mundan, temple or home | what to do with the hair after mundan | is mundan compulsory | my son is two and a half, can his first haircut be done now | can mundan be done after age three | mundan in the month of birth | does mundan hurt the baby | shikha left in mundan why | mundan at home barber or temple | second child mundan with first
en: mundan which month | mundan for second child when mother pregnant | chaul in navratri
en: my son is past the usual age and his mundan was not done
en: does the paternal aunt have to be there for the mundan | who holds the hair at mundan if bua is abroad
hi: मुंडन किस उम्र में कराना चाहिए | क्या लड़की का मुंडन होता है | मुंडन कहाँ कराएँ | मुंडन के बाल का क्या करें | मुंडन क्यों कराते हैं | मुंडन में क्या क्या होता है | मुंडन विषम वर्ष में ही क्यों | मुंडन घर पर कर सकते हैं | लड़की का मुंडन होता है क्या | मुंडन में चोटी क्यों छोड़ते हैं | मुंडन के बाल कहाँ डालें | मुंडन में मामा क्या देते हैं | पाँच साल में मुंडन कर सकते हैं
hi: मुंडन किस महीने में | माँ गर्भवती हो तो मुंडन | मुंडन के बाल कहाँ डालें
hi: बेटा बड़ा हो गया, मुंडन रह गया, अब कब कराएँ
hi: मुंडन में बुआ का होना ज़रूरी है क्या | बुआ विदेश में हैं तो बाल कौन ले
hg: mundan kitne saal me hota hai | bacche ka mundan kab karwana chahiye | ladki ka mundan hota hai kya | mundan ghar par kar sakte hai ya mandir me | mundan ke baal ka kya kare | mundan kyu karte hai | mundan 2 saal me karwa sakte hai kya | mundan ghar par kar sakte hai kya | mundan me choti kyu chhodte hai | mundan ke baal kaha dale | mundan me mama kya dete hai | 5 saal ke bacche ka mundan
hg: ladki ka mundan hota hai kya | maa pregnant ho to bade bacche ka mundan | mundan ke baal kaha dale
hg: bada ho gaya beta mundan nahi hua, ab kis saal me karwaye
hg: mundan me bua ka hona jaruri hai kya | bua videsh me hai to baal kaun le
@when classical most GS
en: Mundan is done in the first, third, fifth or seventh year, that is in odd years; family custom decides. If those years pass, a later day serves as well.
hi: मुंडन पहले, तीसरे, पाँचवें या सातवें वर्ष में होता है, यानी विषम वर्ष में; कुल की रीति तय करती है। वे वर्ष निकल जाएँ तो बाद का दिन भी ठीक है।
hg: Mundan pehle, teesre, paanchve ya saatve saal me hota hai, yaani visham varsh me; kul ki reeti tay karti hai. Woh saal nikal jayein to baad ka din bhi theek hai.
@how modern wide CUSTOM
en: For mundan the child sits on the mother's or aunt's lap, a priest says a prayer, and a barber shaves the hair, some leaving a small tuft; then bath, haldi or sandal on the head, and sweets. A clean new blade is what matters.
hi: मुंडन में बच्चा माँ या बुआ की गोद में बैठता है, पंडित प्रार्थना करते हैं और नाई बाल उतारता है, कहीं चोटी छोड़ते हैं; फिर स्नान, सिर पर हल्दी या चंदन, और मिठाई। नया साफ़ ब्लेड ज़रूरी है।
hg: Mundan me bachcha maa ya bua ki god me baithta hai, pandit prarthana karte hain aur nai baal utarta hai, kahin choti chhodte hain; phir snan, sir par haldi ya chandan, aur mithai. Naya saaf blade zaroori hai.
@where modern regional CUSTOM
en: Mundan is done at home, at the kuldevi's temple or at a river such as the Ganga. The hair is wrapped in dough or cloth and given to the river, or buried under a tree; girls have it in many families too.
hi: मुंडन घर पर, कुलदेवी के मंदिर में या गंगा जैसी नदी पर होता है। बाल आटे या कपड़े में लपेटकर प्रवाहित करते या पेड़ के नीचे दबाते हैं; कई परिवारों में लड़कियों का भी होता है।
hg: Mundan ghar par, kuldevi ke mandir me ya Ganga jaisi nadi par hota hai. Baal aate ya kapde me lapetkar pravahit karte ya ped ke neeche dabate hain; kai parivaron me ladkiyon ka bhi hota hai.
@ok modern most CUSTOM
en: If the mother is five months or more pregnant, many wait with an elder child's mundan; it is custom. A sick child waits, girls have it where the family likes, and hair goes to earth or a river, never a drain.
hi: माँ पाँच मास या अधिक गर्भवती हो तो कई बड़े बच्चे का मुंडन रोकते हैं; यह रिवाज है। बीमार बच्चा रुके, बेटियों का भी परिवार अनुसार, बाल मिट्टी या नदी में, नाली में नहीं।
hg: Maa paanch maas ya zyada garbhvati ho to kai bade bachche ka mundan rokte hain; yah riwaz hai. Beemar bachcha ruke, betiyon ka bhi parivar anusaar, baal mitti ya nadi me, naali me nahi.
@who modern regional CUSTOM
en: At the mundan the father's sister (bua) takes the hair in many northern families, the mother's brother (mama) holds the child in others. If she is abroad, another aunt or elder does it, or she joins on a call; no dosh follows.
hi: मुंडन में उत्तर के कई परिवारों में बुआ बाल लेती हैं, कहीं मामा बच्चे को गोद में बिठाते हैं। बुआ विदेश में हों तो दूसरी बुआ, चाची या बड़े करें, या वे कॉल पर जुड़ें; दोष नहीं लगता।
hg: Mundan me uttar ke kai parivaron me bua baal leti hain, kahin mama bacche ko god me bithate hain. Bua videsh me hon to doosri bua, chachi ya bade karein, ya woh call par judein; dosh nahi lagta.
@link /muhurat
@link /puja/mundan

# annaprashan rite
@names
en: annaprashan, rice ceremony, first rice ceremony, mukhe bhaat, choroonu
hi: अन्नप्राशन, अन्नप्राशन संस्कार, मुखे भात
hg: annaprashan sanskar, annprashan, baby ka pehla ann
@ask
en: in which month is annaprashan done | annaprashan for a girl which month | what food is given first to baby | how to do the rice ceremony at home | who feeds the baby first | is kheer ok for a six month old | annaprashan gifts tray game meaning | what to feed on annaprashan day list | mama feeds first bengali | silver bowl and spoon | is salt given to baby | rice ceremony at temple
en: annaprashan at mama house | annaprashan 6th month boy girl | which food first rice kheer honey | annaprashan in temple
hi: अन्नप्राशन कितने महीने में होता है | लड़की का अन्नप्राशन किस महीने में | बच्चे को पहले क्या खिलाते हैं | अन्नप्राशन घर पर कैसे करें | पहला निवाला कौन खिलाता है | अन्नप्राशन में क्या क्या चाहिए | अन्नप्राशन में खीर कौन खिलाता है | अन्नप्राशन किस महीने में करें | अन्नप्राशन में क्या उपहार दें | बेटी का अन्नप्राशन | अन्नप्राशन की थाली | बच्चे को पहली बार क्या खिलाएँ संस्कार
hi: अन्नप्राशन में कौन खिलाए | अन्नप्राशन मंदिर में | अन्नप्राशन में पहला भोजन
hg: annaprashan kab kare | annprashan kitne mahine me hota hai | ladke aur ladki ka annaprashan kis mahine me | baby ko pehli baar kya khilaye | annaprashan ki vidhi batao | pehla kaur kaun khilata hai mama ya dada | annaprashan me kheer kaun khilata hai | annaprashan kis mahine me kare | annaprashan me kya gift de | beti ka annaprashan kab kare | annaprashan ki thali me kya rakhe | mukhe bhaat kab hota hai
hg: annaprashan me kaun khilata hai | annaprashan mandir me kar sakte hai | annaprashan me pehla khana
@when classical most GS
en: Annaprashan is done in the sixth month or soon after: even months such as the 6th or 8th for boys, odd ones such as the 7th for girls, by custom. Before six full months a baby takes milk alone, and no honey before the first birthday; the doctor says when it is ready.
hi: अन्नप्राशन छठे महीने में या उसके बाद होता है: रिवाज में लड़के का 6ठे या 8वें, लड़की का 7वें महीने में। छह महीने पूरे होने से पहले शिशु केवल दूध ले, और पहले जन्मदिन से पहले शहद नहीं; कब तैयार है, यह डॉक्टर बताएँगे।
hg: Annaprashan chhathe mahine me ya uske baad hota hai: riwaz me ladke ka 6th ya 8ve, ladki ka 7ve mahine me. Chhah mahine poore hone se pehle shishu sirf doodh le, aur pehle janmdin se pehle shahad nahi; kab taiyar hai, yeh doctor batayenge.
@how modern wide CUSTOM
en: In annaprashan the baby is dressed in new clothes, food is offered to God first, and an elder, the father or in Bengal the mother's brother feeds the first spoon. Then a tray with pen, book, earth and coin is held out for play.
hi: अन्नप्राशन में शिशु नए कपड़े पहनता है, भोग पहले भगवान को लगता है, और कोई बड़ा, पिता या बंगाल में मामा पहला चम्मच खिलाता है। फिर खेल में क़लम, किताब, मिट्टी और सिक्के की थाली रखते हैं।
hg: Annaprashan me shishu naye kapde pehanta hai, bhog pehle Bhagwan ko lagta hai, aur koi bada, pita ya Bengal me mama pehla chammach khilata hai. Phir khel me kalam, kitab, mitti aur sikke ki thali rakhte hain.
@which modern wide CUSTOM
en: Kheer or soft mashed rice is the first food, a mere taste from a silver or clean steel spoon. Honey is not given before the first birthday, and added sugar and salt are best left out.
hi: खीर या नरम मसला चावल पहला अन्न है, चाँदी या साफ़ स्टील की चम्मच से बस ज़रा सा। पहले जन्मदिन से पहले शहद न दें, और ऊपर से चीनी-नमक न मिलाना अच्छा है।
hg: Kheer ya naram masla chawal pehla ann hai, chaandi ya saaf steel ki chammach se bas zara sa. Pehle janmdin se pehle shahad na dein, aur upar se chini-namak na milana achha hai.
@where modern most CUSTOM
en: At home, at the mother's brother's place in Bengal, or at Guruvayur and other temples in the south; the baby sits on a lap facing east. If baby has a fever or is premature, wait for the doctor's word.
hi: घर पर, बंगाल में मामा के यहाँ, दक्षिण में गुरुवायूर आदि मंदिरों में; शिशु गोद में पूर्व मुख। बुखार हो या समय से पहले जन्मा हो तो डॉक्टर के कहने तक रुकें।
hg: Ghar par, Bengal me mama ke yahan, dakshin me Guruvayur aadi mandiron me; shishu god me purv mukh. Bukhar ho ya samay se pehle janma ho to doctor ke kehne tak rukein.
@link /muhurat
@link /puja/annaprashan

# janeu-upanayan rite
@names
en: janeu, upanayan, sacred thread ceremony, thread ceremony, yagyopavit
hi: जनेऊ, उपनयन, यज्ञोपवीत, उपनयन संस्कार
hg: janeu sanskar, upnayan, yagyopaveet, janeo
@ask
en: at what age is the thread ceremony done | rules of wearing janeu | when to change the janeu | janeu broke what to do | why is janeu put on the ear | janeu has how many threads | can an adult get janeu before his wedding | what is the mantra for wearing janeu | left shoulder or right for janeu | yajnopavit in sutak
en: janeu how many threads meaning | can women wear janeu | janeu rules toilet ear | janeu changing mantra day
hi: जनेऊ किस उम्र में होता है | जनेऊ पहनने के नियम | जनेऊ कब बदलते हैं | जनेऊ टूट जाए तो क्या करें | जनेऊ कान पर क्यों चढ़ाते हैं | जनेऊ में कितने धागे होते हैं | शादी से पहले जनेऊ हो सकता है क्या | जनेऊ पहनने का मंत्र | जनेऊ किस कंधे पर | जनेऊ कब बदलें | शादी से पहले जनेऊ | जनेऊ में कितने धागे
hi: जनेऊ के तीन धागे का अर्थ | स्त्रियाँ जनेऊ | जनेऊ कब बदलें | जनेऊ कान पर क्यों
hg: janeu kis umar me hota hai | janeu pehanne ke niyam kya hai | janeu kab badalna chahiye | janeu toot gaya kya kare | janeu kaan par kyu lapette hai | janeu me kitne dhage hote hai | janeu sanskar me kya kya hota hai | janeu pehenne ka mantra | janeu kis kandhe par pehente hai | janeu kab badle | shadi se pehle janeu zaruri hai | janeu me kitne dhage | janeu kaan par kyu chadhate hai
hg: janeu ke teen dhage ka matlab | ladies janeu pehen sakti hai | janeu kab badle | janeu kan par kyu
@what classical wide GS
en: Janeu is the sacred thread received at upanayan, when a pupil is taught the Gayatri mantra and begins study. It has three strands, and hangs from the left shoulder to the right side.
hi: जनेऊ वह पवित्र सूत्र है जो उपनयन में मिलता है, जब शिष्य को गायत्री मंत्र दिया जाता है और अध्ययन शुरू होता है। इसमें तीन लड़ें होती हैं, और यह बाएँ कंधे से दाईं ओर रहता है।
hg: Janeu woh pavitra sutra hai jo upanayan me milta hai, jab shishya ko Gayatri mantra diya jata hai aur adhyayan shuru hota hai. Isme teen ladein hoti hain, aur yeh baayein kandhe se daayin or rehta hai.
@when classical most GS
en: The old texts place upanayan between the 8th and 12th year; many families now hold it later, even just before the wedding. The thread is changed on Shravani Purnima, after sutak, and when it breaks.
hi: ग्रंथ उपनयन 8वें से 12वें वर्ष में कहते हैं; अब कई परिवार बाद में, विवाह से पहले भी करते हैं। जनेऊ श्रावणी पूर्णिमा पर, सूतक के बाद और टूटने पर बदला जाता है।
hg: Granth upanayan 8ve se 12ve saal me kehte hain; ab kai parivar baad me, vivah se pehle bhi karte hain. Janeu Shravani Purnima par, sutak ke baad aur tootne par badla jata hai.
@do modern most CUSTOM
en: If the janeu breaks, put on a new one after a bath with the Gayatri mantra; the old one goes to flowing water or clean earth. In the toilet it is wound over the right ear, to keep it clean.
hi: जनेऊ टूट जाए तो नहाकर गायत्री मंत्र के साथ नया पहनें; पुराना बहते जल या साफ़ मिट्टी को दें। शौच के समय इसे दाएँ कान पर लपेटते हैं, ताकि शुद्ध रहे।
hg: Janeu toot jaye to nahakar Gayatri mantra ke saath naya pehnein; purana behte jal ya saaf mitti ko dein. Shauch ke samay ise daayein kaan par lapette hain, taaki shuddh rahe.
@why classical most GS
en: Three strands stand for debts to gods, sages and ancestors, or for the three Vedas; six after marriage in many families. Old texts know girls' upanayan, today some hold it again.
hi: तीन सूत्र देव, ऋषि, पितृ ऋण या तीन वेद हैं; विवाह के बाद कई छह पहनते हैं। पुराने ग्रंथ कन्याओं का उपनयन जानते हैं, आज कुछ फिर करते हैं।
hg: Teen sutra dev, rishi, pitru rin ya teen Ved hain; vivah ke baad kai chhah pehente hain. Purane granth kanyaon ka upanayan jaante hain, aaj kuch phir karte hain.

# vivah-steps rite
@names
en: hindu wedding rituals, saat phere, saptapadi, wedding rites, kanyadaan
hi: विवाह की रस्में, सात फेरे, सप्तपदी, कन्यादान
hg: shadi ki rasmein, sat phere, hindu shadi ki vidhi, kanyadan
@ask
en: what are the steps of a hindu wedding | meaning of seven pheras | what are the seven vows | how long does the wedding ceremony take | four pheras or seven which is right | haldi mehndi order of functions | can we marry in court and do pheras later | arya samaj wedding rites | kanyadaan meaning today | what is panigrahan | who ties the knot gathbandhan | wedding without pheras valid
hi: शादी में कौन कौन सी रस्में होती हैं | सात फेरों का मतलब | सात वचन कौन से हैं | चार फेरे या सात फेरे | हिंदू विवाह की विधि क्रम से | फेरे कितने बजे होते हैं | विदाई के बाद कौन सी रस्म होती है | कन्यादान का अर्थ | पाणिग्रहण क्या है | गठबंधन कौन करता है | दुल्हन किस तरफ़ बैठती है | शादी में सिंदूरदान | मंगलफेरे कितने
hg: shadi me kaun kaun si rasme hoti hai | saat pheron ka matlab kya hai | saat vachan kya hote hai | char phere hote hai ya saat | hindu vivah ke steps batao | haldi mehendi sangeet kis kram me | phere raat me hi kyu hote hai | kanyadaan ka matlab | panigrahan kya hota hai | gathbandhan kaun karta hai | dulhan kis taraf baithti hai mandap me | sindoor daan kab hota hai | shadi me 7 vachan kya hai
@how classical wide GS
en: The heart of a Hindu wedding is panigrahan, the pheras round the fire and saptapadi, the seven steps. Before them come Ganesh puja, haldi, the welcome of the groom, varmala and kanyadaan; after them sindoor, mangalsutra and vidaai.
hi: हिंदू विवाह का मर्म है पाणिग्रहण, अग्नि के फेरे और सप्तपदी के सात पग। पहले गणेश पूजा, हल्दी, वर का स्वागत, वरमाला और कन्यादान; बाद में सिंदूर, मंगलसूत्र और विदाई।
hg: Hindu vivah ka marm hai panigrahan, agni ke phere aur saptapadi ke saat pag. Pehle Ganesh puja, haldi, var ka swagat, varmala aur kanyadan; baad me sindoor, mangalsutra aur vidaai.
@which classical regional GS
en: Many families take seven pheras, others four, both are right: the seven steps (saptapadi) complete the marriage. The steps ask for food, strength, wealth, happiness, children, the seasons of life, and friendship.
hi: कई परिवार सात फेरे लेते हैं, कई चार, दोनों सही हैं: सप्तपदी के सात पग विवाह पूरा करते हैं। पग अन्न, बल, धन, सुख, संतान, ऋतुओं और मित्रता के लिए हैं।
hg: Kai parivar saat phere lete hain, kai chaar, dono sahi hain: saptapadi ke saat pag vivah poora karte hain. Pag ann, bal, dhan, sukh, santan, rituon aur mitrata ke liye hain.
@when modern most CUSTOM
en: Pheras are held at the chosen muhurat: in much of the north at night, in the south and in Maharashtra often by day. The rite itself takes about two to four hours, or one in short form.
hi: फेरे तय मुहूर्त पर होते हैं: उत्तर में अक्सर रात को, दक्षिण और महाराष्ट्र में अक्सर दिन में। विधि में दो से चार घंटे लगते हैं, छोटी हो तो एक घंटा।
hg: Phere tay muhurat par hote hain: uttar me aksar raat ko, dakshin aur Maharashtra me aksar din me. Vidhi me do se chaar ghante lagte hain, chhoti ho to ek ghanta.
@link /muhurat /milan

# sagai-engagement rite
@names
en: engagement ceremony, sagai, roka, ring ceremony, tilak ceremony of groom
hi: सगाई, रोका, मँगनी, तिलक की रस्म
hg: sagai ki rasm, roka ceremony, mangni, ring ceremony, sagai ki rasam
@ask
en: what is done at an engagement | difference between roka and sagai | which hand for engagement ring | which finger does the ring go on | is a muhurat needed for a ring ceremony | how many days between engagement and wedding | what gifts are taken for sagai | roka shagun coconut and money | engagement in adhik maas allowed | ring size finger left right debate
en: ring ceremony and wedding on one day, fine?
hi: सगाई में क्या क्या होता है | रोका और सगाई में क्या अंतर है | सगाई की अँगूठी किस हाथ में पहनाते हैं | सगाई के लिए मुहूर्त ज़रूरी है क्या | सगाई और शादी में कितना अंतर होना चाहिए | सगाई में क्या सामान ले जाते हैं | रोके में क्या देते हैं | सगाई की अँगूठी किस उँगली में | सगाई में क्या सामान ले जाएँ | सगाई और शादी में कितना अंतर | गोद भरना सगाई
hi: सगाई और शादी एक ही दिन कर सकते हैं क्या
hg: sagai me kya kya hota hai | roka aur sagai me kya fark hai | sagai ki anguthi kis hath me pehnate hai | ring ceremony ke liye muhurat chahiye kya | sagai me kya saman lekar jate hai | sagai aur shadi ke beech kitna gap hona chahiye | roke me kya dete hai | sagai ki anguthi kis ungli me | sagai me kya saman le jaye | sagai ke kitne din baad shadi | engagement me puja kaise kare
hg: sagai aur shadi ek hi din kar sakte hai kya
@how modern regional CUSTOM
en: At a sagai both families meet, Ganesh is worshipped, tilak is put on, rings are exchanged and sweets, fruit, coconut and clothes given. A roka comes first and only fixes the match; in the south it is nischayam.
hi: सगाई में दोनों परिवार मिलते हैं, गणेश पूजा होती है, तिलक लगता है, अँगूठियाँ बदलती हैं, मिठाई, फल, नारियल और वस्त्र दिए जाते हैं। रोका उससे पहले होता है और केवल रिश्ता तय करता है; दक्षिण में निश्चयम।
hg: Sagai me dono parivar milte hain, Ganesh puja hoti hai, tilak lagta hai, anguthiyan badalti hain, mithai, phal, nariyal aur kapde diye jaate hain. Roka usse pehle hota hai aur keval rishta tay karta hai; dakshin me nischayam.
@which modern most CUSTOM
en: The engagement ring goes on the ring finger, mostly of the left hand; some families put it on the right. Neither is more auspicious.
hi: सगाई की अँगूठी अनामिका में पहनाते हैं, ज़्यादातर बाएँ हाथ में; कुछ परिवार दाएँ में। दोनों में कोई अधिक शुभ नहीं।
hg: Sagai ki anguthi anamika (ring finger) me pehnate hain, zyadatar baayein haath me; kuch parivar daayein me. Dono me koi zyada shubh nahi.
@when modern most JYOTISH
en: Any good day suits an engagement; Pitru Paksha, Kharmas and eclipse days are usually left out. There is no fixed gap to the wedding: days, months or a year are all common.
hi: सगाई के लिए कोई भी शुभ दिन ठीक है; पितृ पक्ष, खरमास और ग्रहण के दिन आमतौर पर छोड़ते हैं। विवाह तक कोई तय अंतर नहीं: दिन, महीने या साल, सब चलता है।
hg: Sagai ke liye koi bhi shubh din theek hai; Pitru Paksha, Kharmas aur grahan ke din aam taur par chhodte hain. Vivah tak koi tay gap nahi: din, mahine ya saal, sab chalta hai.
@link /muhurat

# godh-bharai rite
@names
en: godh bharai, baby shower, seemantham, shrimant, valaikappu
hi: गोद भराई, सीमंतोन्नयन, सीमंत
hg: god bharai, godbharai, seemantham ceremony, godh bharai ki rasm
@ask
en: in which month is godh bharai done | what is put in the lap at godh bharai | is seemantham in seventh or eighth month | is a baby shower before birth inauspicious | what does the mother wear at godh bharai | how to hold godh bharai at home | baby shower for second pregnancy | godh bharai at five months | who does godh bharai mother or mother-in-law
en: godh bharai which day | godh bharai items | godh bharai at mother's or in-laws home | gift for godh bharai
hi: गोद भराई किस महीने में होती है | गोद भराई में क्या क्या रखते हैं | गोद भराई कैसे करते हैं | गोद भराई में क्या पहनना चाहिए | गोद भराई सातवें महीने में क्यों | गोद भराई का सामान | गोद भराई में कौन सी सामग्री | गोद भराई कौन करता है | दूसरी बार गोद भराई | सातवें महीने की रस्म | गोद भराई मायके में या ससुराल में
hi: गोद भराई किस दिन | गोद भराई का सामान | गोद भराई मायके या ससुराल
hg: godh bharai kab hoti hai | god bharai kis mahine me kare | god bharai me kya kya saman lagta hai | god bharai ki rasm kaise hoti hai | god bharai 9th month me kar sakte hai kya | seemantham kaun se mahine me hota hai | god bharai me kya kya saman | god bharai kaun karta hai | dusri pregnancy me god bharai | satve mahine ki rasm | god bharai mayke me hoti hai ya sasural me
hg: godh bharai kis din kare | godh bharai ka saman | godh bharai mayke me ya sasural me
@when modern regional CUSTOM
en: Godh bharai is mostly held in the seventh month of pregnancy, in some families in the fifth or ninth; the old seemantonnayan lies in the fourth to eighth. How the mother feels comes first.
hi: गोद भराई ज़्यादातर गर्भ के सातवें महीने में होती है, कुछ घरों में पाँचवें या नौवें में; पुराना सीमंतोन्नयन चौथे से आठवें में है। माँ की तबीयत सबसे पहले।
hg: Godh bharai zyadatar garbh ke saatve mahine me hoti hai, kuch gharon me paanchve ya nauve me; purana seemantonnayan chauthe se aathve me hai. Maa ki tabiyat sabse pehle.
@how modern wide CUSTOM
en: In godh bharai the mother sits dressed up, women of the family put tilak on her, sing, and fill the lap of her sari with coconut, fruit, sweets, rice, dry fruit and bangles. In the south bangles and a veena are part of it.
hi: गोद भराई में सजी हुई माँ बैठती है, घर की स्त्रियाँ तिलक लगाती, गाती और आँचल में नारियल, फल, मिठाई, चावल, मेवे और चूड़ियाँ भरती हैं। दक्षिण में चूड़ियाँ और वीणा भी होती है।
hg: Godh bharai me saji hui maa baithti hai, ghar ki striyan tilak lagati, gaati aur aanchal me nariyal, phal, mithai, chawal, meve aur chudiyan bharti hain. Dakshin me chudiyan aur veena bhi hoti hai.
@which modern most CUSTOM
en: In the lap go five or seven fruits, coconut, supari, haldi, rice, dry fruits, sweets, green bangles, sari and kumkum; her wish for food is met. Green, red or yellow is worn. In many homes the in-laws hold it, then she goes to her parents.
hi: गोद में पाँच या सात फल, नारियल, सुपारी, हल्दी, चावल, मेवे, मिठाई, हरी चूड़ी, साड़ी, कुमकुम; उसकी पसंद का खाना। हरा, लाल, पीला पहनती हैं। कई घरों में ससुराल में, फिर मायके जाती है।
hg: God me paanch ya saat phal, nariyal, supari, haldi, chawal, meve, mithai, hari choodi, saree, kumkum; uski pasand ka khana. Hara, laal, peela pehenti hain. Kai gharon me sasural me, phir mayke jaati hai.

# bhoomi-pujan rite
@names
en: bhoomi pujan, bhumi puja, foundation puja, foundation stone laying, shilanyas
hi: भूमि पूजन, नींव पूजन, शिलान्यास
hg: bhumi pujan, neev pujan, bhoomi puja, neev ki puja
@ask
en: how is bhoomi pujan done | in which corner is the first digging for a house | what is put into the foundation | bhumi puja samagri list | who should sit for bhoomi pujan | why are a silver snake and kalash put in the foundation | starting house construction next month which puja | plot puja before boundary wall | digging first corner of house
en: bhoomi pujan corner month wise | bhoomi pujan items list | bhoomi pujan who sits if wife pregnant | foundation stone direction
hi: भूमि पूजन कैसे करते हैं | नींव किस कोने से खोदनी चाहिए | नींव में क्या क्या डालते हैं | भूमि पूजन की सामग्री | नींव में चाँदी का साँप क्यों रखते हैं | भूमि पूजन किस दिशा में होता है | मकान की नींव कब रखें | नींव में क्या-क्या डालते हैं | भूमि पूजन कौन करे | भूमि पूजन का सामान | नींव किस कोने से शुरू | चाँदी का साँप नींव में
hi: भूमि पूजन की सामग्री | नींव किस कोने से | गर्भवती हो तो भूमि पूजन | भूमि पूजन में नाग क्यों
hg: bhumi pujan kaise kare | neev kis kone se khodni chahiye | neev me kya kya dalte hai | bhoomi pujan samagri | neev me chandi ka naag kyu rakhte hai | bhumi pujan kis disha me kare | makan banana shuru karna hai pehle kaun si puja hoti hai | bhumi pujan kaun kare | bhumi pujan ka saman | neev kis kone se khodna shuru kare | chandi ka saanp neev me kyu
hg: bhoomi pujan ka saman | wife pregnant hai bhoomi pujan | bhoomi pujan me naag naagin kyu
@how classical wide VRK
en: Bhoomi pujan asks the earth's leave before building: the ground is cleaned and sprinkled, Ganesh, the earth, the vastu deity and Shesh are worshipped, and a small pit receives a kalash, panch ratna, grain and a silver pair of snakes.
hi: भूमि पूजन निर्माण से पहले धरती से अनुमति माँगना है: भूमि साफ़ कर जल छिड़कते हैं, गणेश, धरती, वास्तु देव और शेषनाग की पूजा होती है, और छोटे गड्ढे में कलश, पंचरत्न, अनाज और चाँदी का नाग-जोड़ा रखते हैं।
hg: Bhoomi pujan nirman se pehle dharti se anumati maangna hai: bhoomi saaf kar jal chhidakte hain, Ganesh, dharti, vastu dev aur Sheshnag ki puja hoti hai, aur chhote gaddhe me kalash, panch ratna, anaaj aur chaandi ka naag-joda rakhte hain.
@where modern disputed PRAC
en: The puja is mostly done in the north-east, and digging begins there; the wall then rises first in the south-west. Older books choose the first corner by the month and the position of the vastu serpent, so local builders differ.
hi: पूजा ज़्यादातर ईशान (उत्तर-पूर्व) में होती है और खुदाई वहीं से; दीवार पहले नैऋत्य (दक्षिण-पश्चिम) में उठती है। पुराने ग्रंथ पहला कोना महीने और वास्तु-नाग की स्थिति से चुनते हैं, इसलिए रीति अलग-अलग है।
hg: Puja zyadatar ishan (north-east) me hoti hai aur khudai wahin se; deewar pehle nairitya (south-west) me uthti hai. Purane granth pehla kona mahine aur vastu-naag ki sthiti se chunte hain, isliye reeti alag-alag hai.
@who modern wide CUSTOM
en: The owner, with his or her spouse where there is one, sits for bhoomi pujan facing east. It is enough that one person of the family does it; an engineer's soil test is a separate matter and needed too.
hi: मालिक, जीवनसाथी हों तो उनके साथ, पूर्व की ओर मुँह करके भूमि पूजन में बैठते हैं। परिवार का एक व्यक्ति भी काफ़ी है; इंजीनियर से मिट्टी की जाँच अलग बात है और ज़रूरी है।
hg: Malik, jeevansathi ho to unke saath, purv ki or munh karke bhoomi pujan me baithte hain. Parivar ka ek vyakti bhi kaafi hai; engineer se mitti ki jaanch alag baat hai aur zaroori hai.
@why classical most VRK
en: The silver nag stands for Shesha who bears the earth, the kalash for life and the coin for Lakshmi. The vastu purusha lies head north-east, so work begins with prayer there; pregnancy of the wife bars it only by some customs.
hi: चाँदी का नाग पृथ्वी थामे शेष, कलश जीवन, सिक्का लक्ष्मी है। वास्तु पुरुष का सिर ईशान में है, इसलिए वहाँ प्रार्थना से आरंभ; पत्नी का गर्भ केवल कुछ रिवाजों में रोकता है।
hg: Chaandi ka naag prithvi thaame Shesh, kalash jeevan, sikka Lakshmi hai. Vastu Purush ka sir ishan me hai, isliye wahan prarthana se aarambh; patni ka garbh keval kuch riwazon me rokta hai.
@link /muhurat
@link /puja/bhoomi-pujan

# vehicle-puja rite
@names
en: vehicle puja, new car puja, bike puja, vahan puja
hi: वाहन पूजा, गाड़ी की पूजा, नई कार की पूजा
hg: gaadi ki puja, vahan pooja, nayi car ki puja, bike ki puja
@ask
en: how to do puja of a new car | lemon under the tyres why | which symbol to draw on a new car | bought a scooty how to do the puja at home | which day should I take delivery of a new bike | is it ok to take car delivery on saturday | coconut for new vehicle how | new scooty puja at home simple | is black car fine by tradition | puja of a second hand car | which god idol on dashboard | truck puja lemon chilli
en: car puja items list | car puja at home without pandit | which god in car dashboard facing | new bike puja by myself
hi: नई गाड़ी की पूजा कैसे करें | गाड़ी के नीचे नींबू क्यों रखते हैं | नई बाइक की पूजा की विधि | गाड़ी पर स्वास्तिक कैसे बनाएँ | वाहन किस दिन ख़रीदना चाहिए | शनिवार को गाड़ी ले सकते हैं क्या | नई स्कूटी की पूजा | पुरानी ख़रीदी गाड़ी की पूजा | गाड़ी के नीचे नींबू क्यों | गाड़ी में कौन से भगवान रखें | गाड़ी की पूजा का सामान
hi: गाड़ी की पूजा की सामग्री | बिना पंडित गाड़ी की पूजा | कार में कौन से भगवान
hg: nayi gadi ki puja kaise kare | gaadi ke niche nimbu kyu rakhte hai | nayi bike li hai puja kaise kare | scooty ki puja ghar par | car par swastik kaha banaye | shanivar ko gadi le sakte hai kya | gaadi ki delivery kis din leni chahiye | nayi scooty ki puja kaise kare | second hand gaadi ki puja | gaadi par swastik kaise banaye | gaadi me kaun se bhagwan rakhe | gaadi ki puja ka saman
hg: gadi ki puja ka saman | bina pandit gadi ki puja kaise | car me kaun se bhagwan rakhe
@how modern wide CUSTOM
en: For a vehicle puja wash or wipe it, draw a swastik with roli on the bonnet, tie mauli, offer rice, flowers, sweets and incense, break a coconut beside it and take the first short drive to a temple.
hi: वाहन पूजा में गाड़ी पोंछें, बोनट पर रोली से स्वास्तिक बनाएँ, मौली बाँधें, अक्षत, फूल, मिठाई और धूप चढ़ाएँ, पास में नारियल फोड़ें और पहली छोटी सवारी मंदिर तक करें।
hg: Vahan puja me gaadi ponchhein, bonnet par roli se swastik banayein, mauli baandhein, akshat, phool, mithai aur dhoop chadhayein, paas me nariyal phodein aur pehli chhoti sawari mandir tak karein.
@why modern regional CUSTOM
en: Lemons are put under the tyres and driven over to crush ill will, as people say. It is a folk custom; nothing is missing without it, while belts, helmet and insurance truly protect.
hi: पहियों के नीचे नींबू रखकर गाड़ी चलाते हैं, कहते हैं इससे नज़र उतरती है। यह लोक-रिवाज है; न करें तो कुछ कम नहीं होता, असली बचाव बेल्ट, हेलमेट और बीमा है।
hg: Pahiyon ke neeche nimbu rakhkar gaadi chalate hain, kehte hain isse nazar utarti hai. Yeh lok-riwaz hai; na karein to kuch kam nahi hota, asli bachav belt, helmet aur bima hai.
@when modern disputed JYOTISH
en: For a new vehicle many like Dhanteras, Dussehra, Akshaya Tritiya, or a Monday, Wednesday, Thursday or Friday. Some avoid Tuesday and Saturday, for others Saturday is fine; puja can also be done days after delivery.
hi: नए वाहन के लिए कई लोग धनतेरस, दशहरा, अक्षय तृतीया, या सोम, बुध, गुरु, शुक्र पसंद करते हैं। कुछ मंगल-शनि छोड़ते हैं, दूसरों के लिए शनिवार ठीक है; पूजा बाद में भी हो सकती है।
hg: Naye vahan ke liye kai log Dhanteras, Dussehra, Akshaya Tritiya, ya Som, Budh, Guru, Shukra pasand karte hain. Kuch Mangal-Shani chhodte hain, doosron ke liye Shanivar theek hai; puja baad me bhi ho sakti hai.
@who modern most CUSTOM
en: Anyone of the family does it, women too: roli, rice, mauli, flowers, coconut, sweet, incense, camphor, lemons if you like. On the dashboard Ganesh, Hanuman, Krishna or Sai look into the car, small, fixed and not before the airbag.
hi: घर का कोई भी, स्त्री भी, करे: रोली, अक्षत, मौली, फूल, नारियल, मिठाई, धूप, कपूर, चाहें तो नींबू। डैशबोर्ड पर गणेश, हनुमान, कृष्ण या साईं भीतर की ओर, छोटे, जमे हुए, एयरबैग के आगे नहीं।
hg: Ghar ka koi bhi, stri bhi, kare: roli, akshat, mauli, phool, nariyal, mithai, dhoop, kapoor, chahein to nimbu. Dashboard par Ganesh, Hanuman, Krishna ya Sai andar ki or, chhote, jame hue, airbag ke aage nahi.
@link /muhurat
@link /puja/vahan-puja

# shop-opening-puja rite
@names
en: shop opening puja, office opening puja, new business puja, dukan puja
hi: दुकान की पूजा, दुकान का उद्घाटन, नए ऑफ़िस की पूजा
hg: dukan ki puja, shop opening pooja, office ki opening puja, dukan ka muhurat puja
@ask
en: which puja for opening a new shop | how to start a new office auspiciously | daily puja in the shop in the morning | who should cut the ribbon at a shop opening | what to write in the new account book | opening my boutique next week, simple puja at the shop | first customer of the day bohni custom | kirana shop puja in the morning | clinic opening puja | lakshmi ganesh at cash counter
en: shop opening day good | shop puja items list | first sale custom bohni | shop opening without pandit
hi: नई दुकान खोलने पर कौन सी पूजा करें | दुकान के उद्घाटन की विधि | दुकान में रोज़ पूजा कैसे करें | नए दफ़्तर में पूजा कैसे करें | बही खाते पर क्या लिखते हैं | दुकान शुरू करने का शुभ दिन | दुकान की रोज़ की पूजा | बोहनी क्या है | क्लिनिक का उद्घाटन पूजा | दुकान में कौन से भगवान | नई दुकान का सामान पूजा | दुकान का उद्घाटन किससे कराएँ
hi: दुकान खोलने का शुभ दिन | दुकान की पूजा का सामान | बोहनी का महत्व
hg: nayi dukan kholne par kaun si puja kare | dukan ki opening puja kaise kare | shop me roz subah puja kaise kare | office opening me kya puja hoti hai | bahi khate par shubh labh kaise likhe | dukan kis din shuru kare | dukan ki roz ki puja | pehle grahak ki bohni puja | clinic ka udghatan puja | dukan me kaun se bhagwan rakhe | nayi dukan ki puja ka saman | dukan ka udghatan kisse karaye
hg: dukan kholne ka shubh din | dukan ki puja ka saman | bohni ka matlab
@how modern wide CUSTOM
en: A shop opening puja worships Ganesh and Lakshmi: clean the place, hang a toran of mango leaves, set up a kalash, write shubh-labh and a swastik by the door and in the account book, do aarti and share sweets.
hi: दुकान की पूजा में गणेश-लक्ष्मी पूजे जाते हैं: जगह साफ़ करें, आम के पत्तों का तोरण बाँधें, कलश रखें, द्वार और बही पर शुभ-लाभ और स्वास्तिक लिखें, आरती करें और मिठाई बाँटें।
hg: Dukan ki puja me Ganesh-Lakshmi puje jaate hain: jagah saaf karein, aam ke patton ka toran baandhein, kalash rakhein, dwar aur bahi par shubh-labh aur swastik likhein, aarti karein aur mithai baantein.
@when modern most JYOTISH
en: Wednesday, Thursday and Friday are liked for opening a business, and days such as Akshaya Tritiya, Vijayadashami or Diwali. Rahu kaal is left out; the muhurat page can show days.
hi: व्यापार शुरू करने को बुध, गुरु और शुक्रवार पसंद किए जाते हैं, और अक्षय तृतीया, विजयादशमी या दिवाली जैसे दिन। राहु काल छोड़ते हैं; मुहूर्त पेज दिन दिखाता है।
hg: Vyapar shuru karne ko Budh, Guru aur Shukravar pasand kiye jaate hain, aur Akshaya Tritiya, Vijayadashami ya Diwali jaise din. Rahu kaal chhodte hain; muhurat page din dikhata hai.
@do modern wide CUSTOM
en: Each morning in the shop: sweep, sprinkle a little water at the door, light a diya or incense before Ganesh-Lakshmi, touch the threshold and begin. Two minutes are enough.
hi: दुकान में रोज़ सुबह: झाड़ू, द्वार पर ज़रा जल, गणेश-लक्ष्मी के आगे दीया या अगरबत्ती, चौखट को प्रणाम, और काम शुरू। दो मिनट काफ़ी हैं।
hg: Dukan me roz subah: jhaadu, dwar par zara jal, Ganesh-Lakshmi ke aage diya ya agarbatti, chaukhat ko pranam, aur kaam shuru. Do minute kaafi hain.
@why modern most CUSTOM
en: Bohni, the first sale, is taken with thanks and touched to the forehead or till; giving it on credit is left out by custom. Ganesh opens the way, Lakshmi's seat is the till, clean and never empty: keep a coin there.
hi: बोहनी, पहली बिक्री, आभार से माथे या गल्ले से लगाते हैं; रिवाज में उधार नहीं। गणेश राह खोलते हैं, गल्ला लक्ष्मी का आसन, साफ़ और ख़ाली नहीं: एक सिक्का रखें।
hg: Bohni, pehli bikri, aabhar se maathe ya galle se lagate hain; riwaz me udhaar nahi. Ganesh raah kholte hain, galla Lakshmi ka aasan, saaf aur khaali nahi: ek sikka rakhein.
@link /muhurat

# kalash-sthapana rite
@names
en: kalash sthapana, ghatasthapana, setting up a kalash, kalash puja
hi: कलश स्थापना, घटस्थापना, कलश पूजा
hg: kalash sthapna, ghat sthapana, kalash kaise rakhe
@ask
en: how to set up a kalash | what is put inside the kalash | which direction should the coconut face on the kalash | how many mango leaves in a kalash | what to do with the coconut after puja | can a steel lota be used as kalash | what to do with the kalash water after navratri | why is barley sown at ghatasthapana | coconut upright or lying on kalash | kalash in navratri can it be moved | copper or clay kalash | barley turned yellow meaning
en: navratri kalash direction which corner | kalash coconut which side facing | kalash how many mango leaves | kalash without mango leaves | kalash barley not grown | when to move kalash after navratri | kalash broke or leaked
hi: कलश की स्थापना कैसे करें | कलश में क्या क्या डालते हैं | कलश पर नारियल का मुँह किस तरफ़ हो | कलश में कितने आम के पत्ते | कलश का जल बाद में क्या करें | कलश का नारियल क्या करें | कलश किस धातु का हो | जौ क्यों बोते हैं | कलश पर नारियल कैसे रखें | कलश में सिक्का क्यों | जौ पीले हो गए तो | कलश हिल जाए तो | घटस्थापना की सामग्री
hi: नवरात्रि कलश किस दिशा में | कलश पर नारियल का मुँह किधर | कलश में कितने आम के पत्ते | आम के पत्ते न मिलें | नवरात्रि के बाद कलश कब उठाएँ | कलश में क्या क्या डालें
hg: kalash sthapana kaise kare | kalash me kya kya dalte hai | kalash par nariyal ka muh kis taraf rakhe | kalash ka pani baad me kya kare | kalash ka nariyal ka kya karna chahiye | steel ke lote ka kalash bana sakte hai kya | ghatasthapna me jau kaise boye | kalash par nariyal kaise rakhe | kalash me sikka kyu dalte hai | jau peele ho gaye to kya matlab | kalash hil jaye to | ghatasthapana ka saman | mitti ka kalash ya tambe ka
hg: navratri kalash kis disha me rakhe | kalash par nariyal ka muh kidhar ho | kalash me kitne aam ke patte | aam ke patte na mile to kya | navratri ke baad kalash kab uthaye | kalash me kya kya dale
@how modern wide CUSTOM
en: For kalash sthapana fill a copper, brass or clay pot with clean water, add a little Ganga jal, supari, coin, durva, rice and haldi, put five or seven mango leaves in its mouth and a coconut with mauli on top, on a bed of rice or barley.
hi: कलश स्थापना में ताँबे, पीतल या मिट्टी का कलश साफ़ जल से भरें, ज़रा गंगाजल, सुपारी, सिक्का, दूर्वा, अक्षत और हल्दी डालें, मुँह पर पाँच या सात आम के पत्ते और मौली बँधा नारियल रखें, नीचे चावल या जौ।
hg: Kalash sthapana me taambe, peetal ya mitti ka kalash saaf jal se bharein, zara Gangajal, supari, sikka, durva, akshat aur haldi daalein, munh par paanch ya saat aam ke patte aur mauli bandha nariyal rakhein, neeche chawal ya jau.
@where modern most PRAC
en: The kalash stands in the north-east of the room or of the puja place, and the worshipper faces east. Books let the coconut's stalk end look to the worshipper; many homes simply stand it upright.
hi: कलश कमरे या पूजा-स्थान के ईशान (उत्तर-पूर्व) में रहे, और पूजा करने वाले का मुँह पूर्व को हो। ग्रंथ नारियल का डंठल वाला मुख साधक की ओर कहते हैं; कई घर उसे बस सीधा खड़ा रखते हैं।
hg: Kalash kamre ya puja-sthan ke ishan (north-east) me rahe, aur puja karne wale ka munh purv ko ho. Granth nariyal ka danthal wala mukh sadhak ki or kehte hain; kai ghar use bas seedha khada rakhte hain.
@do modern wide CUSTOM
en: After the puja sprinkle the kalash water in the house with a mango leaf, give the rest to a plant, and share the coconut as prasad. Coin and supari are kept or given away; a spoilt coconut goes to the earth.
hi: पूजा के बाद कलश का जल आम के पत्ते से घर में छिड़कें, बाक़ी पौधे को दें, और नारियल प्रसाद में बाँटें। सिक्का-सुपारी रखें या दे दें; ख़राब निकला नारियल मिट्टी को दें।
hg: Puja ke baad kalash ka jal aam ke patte se ghar me chhidkein, baaki paudhe ko dein, aur nariyal prasad me baantein. Sikka-supari rakhein ya de dein; kharab nikla nariyal mitti ko dein.
@why classical most PUR
en: The kalash is the full pot of life: Vishnu at its mouth, Rudra at the neck, Brahma at the base, the Mothers in the middle, rivers in the water. Copper, brass, silver or clay; iron and plastic are not used.
hi: कलश जीवन का भरा घट है: मुख पर विष्णु, कंठ में रुद्र, मूल में ब्रह्मा, मध्य में मातृगण, जल में नदियाँ। ताँबा, पीतल, चाँदी या मिट्टी; लोहा-प्लास्टिक नहीं।
hg: Kalash jeevan ka bhara ghat hai: mukh par Vishnu, kanth me Rudra, mool me Brahma, madhya me matrigan, jal me nadiyan. Taamba, peetal, chaandi ya mitti; loha-plastic nahi.
@when modern most CUSTOM
en: In Navratri sow barley (jau) in a tray of earth and set the kalash on it in the north-east on Pratipada, in the first third of the day or at abhijit, not at night. It stays unmoved nine days and is lifted on Dashami after prayer.
hi: नवरात्रि में मिट्टी के पात्र में जौ बोकर उस पर ईशान में कलश रखें, प्रतिपदा को दिन के पहले तिहाई या अभिजित में, रात को नहीं। नौ दिन हिलाते नहीं; दशमी को प्रार्थना के बाद उठाते हैं।
hg: Navratri me mitti ke patra me jau bokar us par ishan me kalash rakhein, Pratipada ko din ke pehle tihai ya Abhijit me, raat ko nahi. Nau din hilate nahi; Dashami ko prarthana ke baad uthate hain.
@ok modern wide CUSTOM
en: A kalash that leaks, tips or whose barley stays small is no bad sign: refill it, set it right, say sorry and go on. Put it on a plate, steady, away from children and cats.
hi: कलश रिसे, गिरे या जौ छोटे रहें तो अपशकुन नहीं: भर दें, सीधा करें, क्षमा माँगें, आगे बढ़ें। थाली पर, स्थिर, बच्चों-बिल्ली से दूर रखें।
hg: Kalash rise, gire ya jau chhote rahein to apshakun nahi: bhar dein, seedha karein, kshama maangein, aage badhein. Thali par, sthir, bachchon-billi se door rakhein.
@link /puja/navratri

# rudrabhishek rite
@names
en: rudrabhishek, shiv abhishek, abhishekam of shivling
hi: रुद्राभिषेक, शिव अभिषेक, शिवलिंग का अभिषेक
hg: rudrabhishek puja, rudra abhishek, shivling abhishek
@ask
en: what is rudrabhishek | how to do rudrabhishek at home | what is poured on the shivling | which leaves are offered to shiva | what should not be offered to shiva | is rudrabhishek only for sawan | can women do abhishek of the shivling | how much milk is needed | rudrabhishek cost and pandit | curd honey order in abhishek | can abhishek milk be drunk | sugarcane juice abhishek | abhishek at home for job worries
en: rudrabhishek with which liquid for what | rudrabhishek cost pandit | shiva vas before rudrabhishek
hi: रुद्राभिषेक क्या होता है | घर पर रुद्राभिषेक कैसे करें | शिवलिंग पर क्या क्या चढ़ाते हैं | रुद्राभिषेक कब करवाना चाहिए | बेलपत्र कैसे चढ़ाएँ | क्या स्त्रियाँ अभिषेक कर सकती हैं | रुद्राभिषेक घर पर कर सकते हैं | अभिषेक का जल कहाँ डालें | गन्ने के रस से अभिषेक | रुद्राभिषेक में कितना समय | रुद्राभिषेक कौन सा मंत्र | अभिषेक में पहले क्या चढ़ाएँ
hi: रुद्राभिषेक किस चीज़ से करें | रुद्राभिषेक घर में बिना पंडित | शिव वास क्या देखते हैं
hg: rudrabhishek kaise kare ghar par | shivling par kya chadhana chahiye | shivling par kya nahi chadhana chahiye | belpatra ulta chadhaye ya seedha | rudrabhishek kab kare sawan me ya kabhi bhi | ladies shivling ka abhishek kar sakti hai kya | jal chadhane ka sahi tarika | rudrabhishek ghar par kar sakte hai | abhishek ka jal kaha dale | ganne ke ras se abhishek | rudrabhishek me kitna time lagta hai | rudrabhishek ka mantra | abhishek me pehle kya chadhaye
hg: rudrabhishek kis cheez se kare | rudrabhishek ghar me bina pandit | shiv vaas kya hota hai
@how classical wide PUR
en: Rudrabhishek is the bathing of the Shivling while the Rudram or "Om Namah Shivaya" is recited: water, milk, curd, ghee, honey, sugar, then water again; then bel leaves, flowers, bhasma and aarti.
hi: रुद्राभिषेक में रुद्र पाठ या "ॐ नमः शिवाय" के साथ शिवलिंग को स्नान कराते हैं: जल, दूध, दही, घी, शहद, शक्कर, फिर जल; उसके बाद बेलपत्र, फूल, भस्म और आरती।
hg: Rudrabhishek me Rudra path ya "Om Namah Shivaya" ke saath shivling ko snan karate hain: jal, doodh, dahi, ghee, shahad, shakkar, phir jal; uske baad belpatra, phool, bhasma aur aarti.
@which modern most CUSTOM
en: Bel leaves, dhatura, aak flowers, bhasma and white flowers are offered to Shiva; the bel leaf lies smooth side down. Tulsi, ketaki and mostly haldi and kumkum are left out on the ling.
hi: शिव को बेलपत्र, धतूरा, आक, भस्म और सफ़ेद फूल चढ़ते हैं; बेलपत्र का चिकना भाग नीचे रहे। तुलसी, केतकी और प्रायः हल्दी-कुमकुम लिंग पर नहीं चढ़ाते।
hg: Shiv ko belpatra, dhatura, aak, bhasma aur safed phool chadhte hain; belpatra ka chikna bhaag neeche rahe. Tulsi, ketaki aur aksar haldi-kumkum ling par nahi chadhate.
@when modern wide CUSTOM
en: Rudrabhishek can be done on any day; Mondays, Sawan, Pradosh and Maha Shivratri are the loved ones. Men and women both do it, and plain water offered with care is enough.
hi: रुद्राभिषेक किसी भी दिन हो सकता है; सोमवार, सावन, प्रदोष और महाशिवरात्रि विशेष माने जाते हैं। स्त्री-पुरुष दोनों करते हैं, और श्रद्धा से चढ़ाया सादा जल भी काफ़ी है।
hg: Rudrabhishek kisi bhi din ho sakta hai; Somvar, Sawan, Pradosh aur Maha Shivratri vishesh maane jaate hain. Stri-purush dono karte hain, aur shraddha se chadhaya saada jal bhi kaafi hai.
@why modern most CUSTOM
en: Lists give each liquid a wish: water for rain and peace, milk for family, curd for vehicles, honey for plenty, cane juice for Lakshmi, ghee for lineage. It is hope, no promise; Shiv vas is not needed in Sawan, on Monday or Shivratri.
hi: सूचियों में हर द्रव की कामना है: जल शांति, दूध परिवार, दही वाहन, शहद समृद्धि, गन्ने का रस लक्ष्मी, घी वंश। यह आशा है, वचन नहीं; सावन, सोमवार, शिवरात्रि में शिव वास नहीं देखते।
hg: Lists me har drav ki kaamna hai: jal shanti, doodh parivar, dahi vahan, shahad samriddhi, ganne ka ras Lakshmi, ghee vansh. Yah aasha hai, vachan nahi; Sawan, Somvar, Shivratri me Shiv vaas nahi dekhte.

# shraddh-rite rite
@names
en: shraddh, shraddha ceremony, shradh, annual shraddha
hi: श्राद्ध, श्राद्ध कर्म
hg: shradh, shraadh, shradh karna
@ask
en: how to do shraddh at home | who can perform shraddh | can a daughter do shraddh | which tithi for shraddh if the date of death is not known | what food is made for shraddh | why are crows fed | we live abroad how do we do my father's shraddh | can shraddh be done without a brahmin | what to cook for my mother's shraddh | shraddh time of day | can shraddh be done by donation only
en: can daughter do shraddh | shraddh without pandit at home | mother's shraddh which day | shraddh food list and not allowed | crow not coming
hi: श्राद्ध घर पर कैसे करें | श्राद्ध कौन कर सकता है | क्या बेटी श्राद्ध कर सकती है | मृत्यु की तिथि पता न हो तो श्राद्ध कब करें | श्राद्ध में क्या बनाते हैं | कौए को खाना क्यों देते हैं | श्राद्ध किस तिथि को करना चाहिए | श्राद्ध में क्या नहीं बनाना चाहिए | श्राद्ध का समय क्या है | माँ का श्राद्ध कब करें | श्राद्ध में क्या नहीं बनाते | श्राद्ध में ब्राह्मण न मिलें | पंचबलि क्या है
hi: बेटी श्राद्ध कर सकती है | बिना पंडित श्राद्ध घर पर | माँ का श्राद्ध किस दिन | श्राद्ध में क्या न बनाएँ | कौआ न आए तो
hg: shradh ghar par kaise kare | shradh kaun kar sakta hai | beti shradh kar sakti hai kya | tithi yaad nahi to shradh kab kare | shradh me khane me kya banate hai | kauve ko khana kyu khilate hai | papa ka shradh videsh me kaise kare | shradh me pyaz lehsun chalta hai kya | shradh kitne baje karna chahiye | maa ka shradh kab kare | shradh me kya nahi banate | brahman na mile to shradh kaise kare | panchbali kya hai | dono bhai alag alag shradh kare kya
hg: beti shradh kar sakti hai | bina pandit shradh ghar pe kaise kare | maa ka shradh kis din | shradh me kya nahi banate | kauwa nahi aaye to kya kare
@how classical wide DS
en: Shraddh is remembrance of one's dead with water, til, pinda or cooked food: after a bath offer tarpan around noon, set portions for cow, dog, crow and ants, and feed a Brahmin, a guest or someone in need.
hi: श्राद्ध जल, तिल, पिंड या भोजन से अपने पितरों का स्मरण है: नहाकर दोपहर के आसपास तर्पण करें, गाय, कुत्ते, कौए और चींटी का अंश निकालें, और ब्राह्मण, अतिथि या किसी ज़रूरतमंद को खिलाएँ।
hg: Shraddh jal, til, pind ya bhojan se apne pitaron ka smaran hai: nahakar dopahar ke aaspaas tarpan karein, gaay, kutte, kauve aur cheenti ka ansh nikalein, aur Brahmin, atithi ya kisi zarooratmand ko khilayein.
@who modern disputed CUSTOM
en: A son does it by old custom; where there is none, wife, daughter, brother, grandson or son-in-law may, and today many daughters do it anyway. Some priests still differ.
hi: पुराने रिवाज में पुत्र करता है; न हो तो पत्नी, पुत्री, भाई, पोता या दामाद कर सकते हैं, और आज कई बेटियाँ वैसे भी करती हैं। कुछ पंडित अब भी अलग मत रखते हैं।
hg: Purane riwaz me putra karta hai; na ho to patni, putri, bhai, pota ya damad kar sakte hain, aur aaj kai betiyan waise bhi karti hain. Kuch pandit ab bhi alag mat rakhte hain.
@when classical wide DS
en: Shraddh falls on the tithi of death, each year in its month and again in Pitru Paksha. If the tithi is unknown, Sarva Pitru Amavasya serves for everyone.
hi: श्राद्ध मृत्यु की तिथि पर होता है, हर साल उसी महीने में और फिर पितृ पक्ष में। तिथि पता न हो तो सर्वपितृ अमावस्या सबके लिए है।
hg: Shraddh mrityu ki tithi par hota hai, har saal usi mahine me aur phir Pitru Paksha me. Tithi pata na ho to Sarva Pitru Amavasya sabke liye hai.
@which modern most CUSTOM
en: Kheer, puri, urad dal, pumpkin, rice and what the departed loved are cooked, without onion and garlic. Masoor, chana, brinjal and stale food are left out in many homes.
hi: खीर, पूरी, उड़द, कद्दू, चावल और जो दिवंगत को प्रिय था, बिना प्याज़-लहसुन बनता है। मसूर, चना, बैंगन और बासी भोजन कई घरों में नहीं बनता।
hg: Kheer, puri, urad, kaddu, chawal aur jo divangat ko priya tha, bina pyaz-lehsun banta hai. Masoor, chana, baingan aur baasi bhojan kai gharon me nahi banta.
@do modern most CUSTOM
en: Without a priest: bath, face south, water with til thrice with name and gotra, a plate of their food before the photo, five portions (cow, dog, crow, ants, gods), then feed someone. If no crow comes, any bird is fine.
hi: बिना पुजारी: स्नान, दक्षिण मुख, नाम-गोत्र से तीन बार तिल-जल, तस्वीर के आगे उनके भोजन की थाली, पंचबलि (गाय, कुत्ता, कौआ, चींटी, देव), फिर किसी को भोजन। कौआ न आए तो कोई पक्षी।
hg: Bina pujari: snan, dakshin mukh, naam-gotra se teen baar til-jal, tasveer ke aage unke bhojan ki thali, panchbali (gaay, kutta, kauwa, cheenti, dev), phir kisi ko bhojan. Kauwa na aaye to koi pakshi.
@see tarpan-rite
@link /puja/pitru-paksha

# tarpan-rite rite
@names
en: tarpan, pitru tarpan, water offering to ancestors
hi: तर्पण, पितृ तर्पण, जल तर्पण
hg: pitra tarpan, pitru tarpan kaise kare, pitaro ko jal dena
@ask
en: how to do tarpan at home | which direction to face for tarpan | what do I need for pitru tarpan | can tarpan be done without kusha grass | tarpan at home without a river | who does tarpan if father is alive | words to say while offering water to ancestors | how many times water for each ancestor | tarpan in office flat balcony | women doing tarpan
en: tarpan direction thread position | can women do tarpan | tarpan without priest steps | tarpan for mother father names
hi: तर्पण घर पर कैसे करें | तर्पण किस दिशा में मुँह करके करें | तर्पण की सामग्री क्या है | पिता जीवित हों तो तर्पण कर सकते हैं | बिना नदी के तर्पण | पितरों को जल कैसे दें | अमावस्या पर तर्पण | तर्पण में कितनी अंजलि | क्या औरतें तर्पण कर सकती हैं | तर्पण का मंत्र | घर पर तर्पण | पिता जीवित हों तो तर्पण | काले तिल क्यों
hi: तर्पण किस दिशा में मुँह करके | स्त्रियाँ तर्पण कर सकती हैं | बिना पंडित तर्पण | तर्पण में क्या लगता है
hg: tarpan ghar par kaise kare | tarpan karte samay muh kis disha me ho | pitro ko jal kaise de | tarpan me kya kya chahiye | pita zinda ho to tarpan kar sakte hai kya | kusha nahi mile to tarpan kaise kare | amavasya ko pitaro ka tarpan | tarpan me kitni anjali dete hai | aurat tarpan kar sakti hai kya | tarpan ka mantra | ghar par tarpan kaise kare | papa zinda hai to tarpan kar sakte hai | kale til kyu dalte hai
hg: tarpan kis disha me muh karke | ladies tarpan kar sakti hai | bina pandit tarpan kaise | tarpan me kya kya lagta hai
@how classical wide DS
en: For pitru tarpan sit facing south with water, black til and kusha, and let water flow between thumb and forefinger of the right hand, three times for each ancestor, saying name and gotra. A bowl at home serves well.
hi: पितृ तर्पण में दक्षिण की ओर मुँह करके जल, काले तिल और कुशा लें, और दाएँ हाथ के अँगूठे और तर्जनी के बीच से हर पितर के लिए तीन बार जल दें, नाम और गोत्र लेकर। घर पर पात्र में भी हो सकता है।
hg: Pitru tarpan me dakshin ki or munh karke jal, kaale til aur kusha lein, aur daayein haath ke angoothe aur tarjani ke beech se har pitar ke liye teen baar jal dein, naam aur gotra lekar. Ghar par bartan me bhi ho sakta hai.
@when classical wide DS
en: Tarpan is offered on Amavasya, in Pitru Paksha, on eclipses and at tirthas, in the morning to noon. The water afterwards goes to a plant or the earth.
hi: तर्पण अमावस्या, पितृ पक्ष, ग्रहण और तीर्थ में होता है, सुबह से दोपहर तक। बाद में जल पौधे या मिट्टी को दें।
hg: Tarpan Amavasya, Pitru Paksha, grahan aur teerth me hota hai, subah se dopahar tak. Baad me jal paudhe ya mitti ko dein.
@who modern most CUSTOM
en: By custom one whose father lives does not do pitru tarpan. If gotra or names are not known, say "Kashyapa" or simply "my ancestors"; the intention counts.
hi: रिवाज में जिनके पिता जीवित हैं वे पितृ तर्पण नहीं करते। गोत्र या नाम न पता हों तो "कश्यप" या बस "मेरे पितर" कहें; भाव गिना जाता है।
hg: Riwaz me jinke pita jeevit hain woh pitru tarpan nahi karte. Gotra ya naam na pata ho to "Kashyap" ya bas "mere pitar" kahein; bhaav gina jata hai.
@do modern most CUSTOM
en: Steps: bath, east with plain water for gods, north with barley for sages, then south with til for father's, grandfather's, mother's line and all who have no one. The sacred thread, if worn, lies on the right shoulder. Women offer it in many homes.
hi: क्रम: स्नान, पूर्व मुख देवों को सादा जल, उत्तर मुख ऋषियों को जौ, फिर दक्षिण मुख पितृ, पितामह, मातृ पक्ष और जिनका कोई नहीं उन्हें तिल। जनेऊ हो तो दाएँ कंधे। कई घरों में स्त्रियाँ भी करती हैं।
hg: Kram: snan, purv mukh devon ko saada jal, uttar mukh rishiyon ko jau, phir dakshin mukh pitru, pitamah, matru paksh aur jinka koi nahi unhe til. Janeu ho to dayein kandhe. Kai gharon me striyan bhi karti hain.
@link /puja/amavasya-tarpan

# pind-daan rite
@names
en: pind daan, pinda daan, pind daan in gaya
hi: पिंडदान, गया में पिंडदान
hg: pind dan, pinddaan, gaya pind daan
@ask
en: what is pind daan | where is pind daan done | why gaya for pind daan | can pind daan be done at home | who can do pind daan | after gaya shraddh is yearly shraddh still done | what is a pinda made of | when can we go to gaya after a death in the family | pind daan for someone who died young | gaya shraddh cost and days | pind daan for unknown relatives
en: pind daan at gaya steps | can women do pind daan | pind daan for unborn or pets | pind daan cost gaya
hi: पिंडदान क्या होता है | पिंडदान कहाँ करते हैं | गया में ही पिंडदान क्यों | पिंडदान कौन कर सकता है | पिंड किससे बनता है | गया के बाद श्राद्ध करते हैं या नहीं | मृत्यु के कितने समय बाद गया जाएँ | गया श्राद्ध कब करें | पिंडदान कितनी बार | बेटी पिंडदान कर सकती है | पिंडदान में क्या लगता है | पिंडदान ऑनलाइन
hi: गया में पिंडदान कैसे | स्त्रियाँ पिंडदान कर सकती हैं | पिंडदान किस दिन
hg: pind daan kya hota hai | pind daan kaha hota hai | gaya me pind daan kyu karte hai | pind dan kaun kar sakta hai beti kar sakti hai kya | pind kisse bante hai | gaya jane ke baad shradh band kar dete hai kya | pind daan kitne din me karna chahiye | gaya shradh kab kare | pind daan kitni baar karna chahiye | beti pind daan kar sakti hai | pind daan me kya lagta hai | online pind daan sahi hai kya
hg: gaya me pind daan kaise hota hai | ladies pind daan kar sakti hai | pind daan kis din kare
@what classical wide DS
en: Pind daan is the offering of balls of cooked rice or barley flour with black til, milk and honey to one's departed. It is done after a death, at the yearly shraddh and at holy places.
hi: पिंडदान में पके चावल या जौ के आटे के पिंड, काले तिल, दूध और शहद के साथ पितरों को अर्पित होते हैं। यह मृत्यु के बाद, वार्षिक श्राद्ध और तीर्थों में होता है।
hg: Pind daan me pake chawal ya jau ke aate ke pind, kaale til, doodh aur shahad ke saath pitaron ko arpit hote hain. Yeh mrityu ke baad, varshik shraddh aur teerthon me hota hai.
@where classical wide PUR
en: Gaya on the Phalgu is the most praised place; Prayagraj, Varanasi, Haridwar, Badrinath's Brahma Kapal, Pushkar, Siddhpur (for mothers) and Rameswaram are others. It can be done in any temple town or at home with a priest.
hi: फल्गु तट पर गया सबसे प्रसिद्ध है; प्रयागराज, वाराणसी, हरिद्वार, बद्रीनाथ का ब्रह्मकपाल, पुष्कर, सिद्धपुर (माता के लिए) और रामेश्वरम भी। किसी भी तीर्थ या घर पर पंडित के साथ भी होता है।
hg: Phalgu tat par Gaya sabse prasiddh hai; Prayagraj, Varanasi, Haridwar, Badrinath ka Brahmakapal, Pushkar, Siddhpur (mata ke liye) aur Rameswaram bhi. Kisi bhi teerth ya ghar par pandit ke saath bhi hota hai.
@ok modern disputed CUSTOM
en: After Gaya some families stop the yearly shraddh, others keep it as remembrance; both are custom. Nobody is bound to spend much: agree on the fee with the priest beforehand.
hi: गया के बाद कुछ परिवार वार्षिक श्राद्ध रोक देते हैं, कुछ स्मरण के रूप में करते रहते हैं; दोनों रिवाज हैं। बहुत ख़र्च ज़रूरी नहीं: दक्षिणा पहले तय कर लें।
hg: Gaya ke baad kuch parivar varshik shraddh rok dete hain, kuch smaran ke roop me karte rehte hain; dono riwaz hain. Bahut kharch zaroori nahi: dakshina pehle tay kar lein.
@who classical most PUR
en: Sons and grandsons by old rule, and where there is none wife, daughter, brother or nephew; Sita is said to have offered it at Gaya herself. Amavasya, Pitru Paksha and the death tithi are the days; agree on the fee first.
hi: पुराने नियम से पुत्र-पौत्र, न हों तो पत्नी, पुत्री, भाई, भतीजा; कथा में सीता ने गया में स्वयं दिया। अमावस्या, पितृ पक्ष और मृत्यु तिथि के दिन; दक्षिणा पहले तय करें।
hg: Purane niyam se putra-pautra, na hon to patni, putri, bhai, bhatija; katha me Sita ne Gaya me swayam diya. Amavasya, Pitru Paksh aur mrityu tithi ke din; dakshina pehle tay karein.

# terahvi rite
@names
en: thirteenth day ceremony, terahvi, tehravin, rites after death
hi: तेरहवीं, तेरहवीं की रस्म, मृत्यु के बाद के संस्कार, तेरहवीं का दान
hg: terahvi ki rasm, tehrvi, tervi, death ke baad ki rasmein, 13vi, terhvi, tehravi, terahvi ka daan
@ask
en: what is done on the thirteenth day after death | rituals after a death in the family day by day | can terahvi be done on the third or fourth day | how many brahmins are fed on terahvi | what is asthi visarjan and when | can a wedding happen after the thirteenth day | my grandfather died far away, what rites do we keep at home | can thirteenth day be done in three days | how many brahmins on terahvi | pagri rasm meaning | food on terahvi
en: terahvi on twelfth day or thirteenth | terahvi on a bad day | terahvi food items
en: which things are given away on the thirteenth day
hi: तेरहवीं में क्या होता है | मृत्यु के बाद कौन कौन से संस्कार होते हैं | तेरहवीं जल्दी कर सकते हैं क्या | तेरहवीं में कितने ब्राह्मण खिलाते हैं | अस्थि विसर्जन कब करते हैं | दसवाँ और ग्यारहवाँ क्या होता है | तेरहवीं के बाद शुभ काम कर सकते हैं | तेरहवीं तीन दिन में कर सकते हैं | पगड़ी की रस्म | तेरहवीं में कितने लोग | तेरहवीं का भोज ज़रूरी है क्या | दसवाँ क्या होता है
hi: तेरहवीं पर क्या बनाएँ | तेरहवीं किस दिन | तेरहवीं में क्या दान
hi: तेरहवीं में पंडित को क्या-क्या देते हैं
hg: terahvi me kya kya hota hai | death ke baad kaun se din kya rasm hoti hai | tehravi jaldi kar sakte hai kya 3 din me | asthi visarjan kab karte hai | dasva gyarva kya hota hai | tehrvi ke baad shadi ho sakti hai kya | garud puran kitne din padhte hai | tervi teen din me kar sakte hai kya | pagdi ki rasm kya hai | tervi me kitne log bulaye | mrityu bhoj zaruri hai kya | daswa kya hota hai
hg: terahvi par kya banaye | terahvi kis din hoti hai | terahvi me kya daan dete hai
hg: 13vi me pandit ko kya kya dete hai
@what classical most DS
en: Terahvi, the thirteenth day, ends the mourning: the house is cleaned, prayers and pinda are offered, Brahmins, relatives or people in need are fed, and the family returns to ordinary life.
hi: तेरहवीं शोक की समाप्ति है: घर शुद्ध होता है, प्रार्थना और पिंड होते हैं, ब्राह्मण, संबंधी या ज़रूरतमंद भोजन करते हैं, और परिवार सामान्य जीवन में लौटता है।
hg: Terahvi shok ki samapti hai: ghar shuddh hota hai, prarthana aur pind hote hain, Brahmin, sambandhi ya zarooratmand bhojan karte hain, aur parivar samanya jeevan me lauta hai.
@when modern regional CUSTOM
en: By custom the ashes are gathered on the third day, pinda given till the tenth, the eleventh and twelfth join the dead to the ancestors, and the thirteenth closes. Some communities and busy families close on the fourth or twelfth.
hi: रिवाज में तीसरे दिन अस्थि-चयन, दसवें तक पिंड, ग्यारहवें-बारहवें दिन पितरों में मिलाना, और तेरहवें पर समाप्ति होती है। कुछ समाज और परिवार चौथे या बारहवें दिन ही पूरा करते हैं।
hg: Riwaz me teesre din asthi-chayan, dasve tak pind, gyarahve-barahve din pitaron me milana, aur terahve par samapti hoti hai. Kuch samaj aur parivar chauthe ya barahve din hi poora karte hain.
@do modern most CUSTOM
en: A small, quiet meal or a gift to a school, gaushala or hospital honours the departed as well as a big feast. Weddings and other joys are mostly put off for some months or till the barsi, but need not be.
hi: छोटा, शांत भोजन या विद्यालय, गौशाला, अस्पताल को दान भी बड़े भोज जितना ही आदर है। विवाह आदि अक्सर कुछ महीने या बरसी तक टालते हैं, पर यह ज़रूरी नहीं।
hg: Chhota, shaant bhojan ya school, gaushala, hospital ko daan bhi bade bhoj jitna hi aadar hai. Vivah aadi aksar kuch mahine ya barsi tak taalte hain, par yeh zaroori nahi.
@which modern most CUSTOM
en: Given as daan on the thirteenth day, by means: bed with bedding (shayya), clothes, vessels, umbrella, shoes, lamp, grain, for some a cow, and a meal to Brahmins or people in need. Puri, pumpkin sabzi, kheer and what they loved are cooked.
hi: तेरहवीं पर सामर्थ्य से दान देते हैं: बिस्तर सहित शय्या, वस्त्र, बर्तन, छाता, जूते, दीपक, अन्न, कहीं गौ, और ब्राह्मण या ज़रूरतमंद को भोजन। पूरी, कद्दू की सब्ज़ी, खीर और उनकी पसंद का भोजन बनता है।
hg: Terahvi par saamarthya se daan dete hain: bistar sahit shayya, vastra, bartan, chhata, joote, deepak, ann, kahin gau, aur Brahmin ya zarooratmand ko bhojan. Puri, kaddu ki sabzi, kheer aur unki pasand ka bhojan banta hai.
@see sutak-death, barsi-rite

# sutak-birth rite
@names
en: sutak after birth, jananashauch, birth sutak, days of impurity after childbirth
hi: जन्म का सूतक, जनन अशौच, सोवर, वृद्धि सूतक
hg: bacche ke janm ka sutak, janm ka sutak, suvad sutak, vridhi sutak
@ask
en: how many days is sutak after a baby is born | can we do puja at home after a child birth | can I light the lamp if my brother had a baby | does sutak apply to married daughters | can we go to a temple after the birth in the family | what is not done during birth sutak | can I go to office in birth sutak | does sutak apply to married daughter's baby | birth sutak for grandparents | puja in sutak by children | miscarriage sutak | sutak when baby born abroad
en: birth sutak how many days for father | can we celebrate festival in birth sutak | temple in birth sutak | sutak if daughter's baby born in our house | birth sutak for uncle aunt | can grandmother do puja after baby birth
en: a baby was born to my brother-in-law, can I set the navratri kalash | may I light the lamp in my mandir after a birth among relatives
hi: बच्चे के जन्म पर सूतक कितने दिन का होता है | जन्म के सूतक में पूजा कर सकते हैं क्या | देवर को बच्चा हुआ है पूजा करें या नहीं | सूतक में मंदिर जा सकते हैं | सूतक में क्या नहीं करना चाहिए | छठी के बाद पूजा कर सकते हैं | जन्म का सूतक किसे लगता है | बेटी के बच्चे का सूतक मायके में | सूतक में दीया जला सकते हैं | सूतक में मंदिर | जन्म सूतक कितने दिन का | सूतक में ऑफ़िस
hi: बच्चे के जन्म का सूतक कितने दिन | जन्म सूतक में पूजा कर सकते हैं | बेटी का बच्चा मायके में हुआ सूतक | सूतक में दादी पूजा करे | सोबड़ क्या होता है
hi: देवर के यहाँ बच्चा हुआ है, नवरात्रि का कलश बिठाऊँ या नहीं | परिवार में जन्म हुआ, घर के मंदिर में पूजा करें क्या
hg: bacha hone par sutak kitne din ka hota hai | sutak me puja kar sakte hai kya | jethani ko beta hua hai kya me mandir me diya jala sakti hu | janm ke sutak me kya nahi karna chahiye | sutak me mandir ja sakte hai kya | bacche ke janm ke baad puja kab shuru kare | janm ka sutak kisko lagta hai | beti ke bacche ka sutak mayke me lagta hai kya | sutak me diya jala sakte hai | bacche ke janm par kitne din ka sutak | sutak me puja kaun kare
hg: bacche ke janam ka sutak kitne din | janm sutak me puja kar sakte hai | beti ka baccha mayke me hua to sutak lagega | birth sutak me dadi puja kare kya | sobad kya hota hai
hg: devar ke yaha baccha hua hai navratri ka kalash bithau ya nahi | khandan me janm hua ghar ke mandir me puja kare kya
@when classical regional DS
en: Sutak after a birth lasts ten or eleven days for the father's side in most families, after which the namkaran is held. The mother rests longer, often forty days, for her own good.
hi: जन्म का सूतक ज़्यादातर परिवारों में पिता के कुल के लिए दस या ग्यारह दिन का होता है, उसके बाद नामकरण। माँ अपने आराम के लिए अक्सर चालीस दिन रुकती है।
hg: Janm ka sutak zyadatar parivaron me pita ke kul ke liye das ya gyarah din ka hota hai, uske baad namkaran. Maa apne aaram ke liye aksar chalees din rukti hai.
@ok modern most CUSTOM
en: In the days of a birth the father's family sets no kalash and begins no new vow or rite: someone outside the sutak, or a priest, may set it, or you only read and chant. If the kalash already stands or the vow has begun, go on.
hi: जन्म के सूतक में पिता के कुल के लोग कलश नहीं बिठाते और नया व्रत या अनुष्ठान शुरू नहीं करते: सूतक के बाहर का कोई या पंडित बिठा दे, या आप केवल पाठ और जप करें। कलश बैठ चुका हो या व्रत शुरू हो तो जारी रखें।
hg: Janm ke sutak me pita ke kul ke log kalash nahi bithate aur naya vrat ya anushthan shuru nahi karte: sutak ke bahar ka koi ya pandit bitha de, ya aap keval paath aur jap karein. Kalash baith chuka ho ya vrat shuru ho to jaari rakhein.
@why modern most SENSE
en: The sutak of birth is no stain on mother or child. It gave the mother rest and kept visitors away from a newborn, and it is a time of joy.
hi: जन्म का सूतक माँ या शिशु पर कोई दोष नहीं। इससे माँ को आराम मिलता था और शिशु भीड़ से बचता था; यह ख़ुशी का समय है।
hg: Janm ka sutak maa ya shishu par koi dosh nahi. Isse maa ko aaram milta tha aur shishu bheed se bachta tha; yeh khushi ka samay hai.
@who classical most DS
en: Birth sutak (sobad, vriddhi) is ten days for the father's line; the mother's parents keep three if the child is born in their house, else one or none. Friends and visitors only wash. The mother's own rest runs to forty.
hi: जन्म सूतक (सोबड़, वृद्धि) पिता के कुल को दस दिन; बच्चा मायके में हो तो नाना-नानी को तीन, नहीं तो एक या कुछ नहीं। मिलने वाले हाथ धोएँ। माँ का विश्राम चालीस दिन तक।
hg: Janm sutak (sobad, vriddhi) pita ke kul ko das din; bachcha mayke me ho to nana-nani ko teen, nahi to ek ya kuch nahi. Milne wale haath dhoyein. Maa ka vishram chalis din tak.
@how modern most CUSTOM
en: It ends on the tenth to twelfth day: bath, cleaned house, gangajal sprinkled, a havan or Sun darshan and namkaran; then the father's family opens the mandir.
hi: दसवें से बारहवें दिन समाप्त: स्नान, घर की सफ़ाई, गंगाजल, हवन या सूर्य-दर्शन और नामकरण; फिर पिता का परिवार मंदिर खोलता है।
hg: Dasve se barahve din samapt: snan, ghar ki safai, gangajal, havan ya Surya-darshan aur namkaran; phir pita ka parivar mandir kholta hai.
@see sutak-death

# sutak-death rite
@names
en: sutak after death, patak, mourning period rules, ashauch
hi: मृत्यु का सूतक, पातक, अशौच, मरण सूतक
hg: death ka sutak, patak, mrityu ka sutak, maran sutak
@ask
en: how many days of sutak after a death | can we do puja after a death in the family | can we celebrate a festival during sutak | does sutak apply for my wife's father | can I go to temple after attending a funeral | diwali falls in our mourning period what to do | what is not eaten in the mourning days | married daughter's sutak for parents | can we cook and eat normally in sutak | neighbour died sutak | puja lamp in sutak who lights | death in another city when does sutak start
en: how many days sutak after grandfather death | can we light lamp in sutak | temple visit in sutak | sutak for married daughter | sutak rules food | can I go to work in sutak | sutak of maternal uncle | pregnant in sutak
en: what do we eat during the thirteen days
hi: मृत्यु का सूतक कितने दिन का होता है | घर में मृत्यु हो तो पूजा कब से करें | सूतक में त्योहार मना सकते हैं क्या | ससुर की मृत्यु पर बेटी को सूतक लगता है | अंतिम संस्कार से आकर नहाना चाहिए क्या | पातक में क्या नहीं करते | सूतक में दीपावली कैसे मनाएँ | शादीशुदा बेटी को कितने दिन का सूतक | सूतक में रोज़ का दीया | पड़ोस में मृत्यु हो तो पूजा | मृत्यु की ख़बर देर से मिली | सूतक में बाल कटवाना | मामा के घर मृत्यु का सूतक
hi: दादा की मृत्यु का सूतक कितने दिन | शादीशुदा बेटी को सूतक | मामा का सूतक | सूतक में क्या खाएँ | सूतक कब ख़त्म होता है
hi: तेरह दिन तक घर में क्या खाते हैं
hg: mrityu ka sutak kitne din rehta hai | ghar me death hui hai to puja kab se kare | sutak me diwali mana sakte hai kya | maayke me death ho to sutak lagta hai kya | shamshan se aake nahana zaruri hai kya | chacha ki death hui hai mandir ja sakte hai ya nahi | patak kitne din ka hota hai | shadishuda beti ko kitne din ka sutak lagta hai | sutak me roz ka diya jalaye ya nahi | pados me death ho to puja kar sakte hai | death ki khabar late mili sutak kab se | sutak me baal katwana | mama ke ghar death ka sutak
hg: dada ki death ka sutak kitne din | sutak me diya jala sakte hai kya | sutak me mandir ja sakte hai | shadishuda beti ko sutak lagta hai | mama ka sutak kitne din | sutak me kya khana chahiye | sutak kab khatam hota hai
hg: 13 din tak ghar me kya khana banta hai
@what classical most DS
en: Death sutak (paatak, ashaucha) is the time of mourning for the paternal family: ten days, with the close on the thirteenth; old books give some groups longer. No idol is touched, no feast held; name and prayer go on.
hi: मृत्यु सूतक (पातक, अशौच) पितृ-कुल का शोक-काल है: दस दिन, तेरहवें पर समापन; पुराने ग्रंथ कुछ वर्गों के लिए लंबा कहते हैं। मूर्ति-स्पर्श और उत्सव नहीं; नाम और प्रार्थना चलते हैं।
hg: Mrityu sutak (paatak, ashauch) pitru-kul ka shok-kaal hai: das din, terahve par samapan; purane granth kuch vargon ke liye lamba kehte hain. Murti-sparsh aur utsav nahi; naam aur prarthana chalte hain.
@when classical regional DS
en: Sutak after a death lasts ten to thirteen days for the near family on the father's side; distant kin keep three days or one. A married daughter keeps three days for her parents in many families.
hi: मृत्यु का सूतक पिता के कुल के निकट संबंधियों के लिए दस से तेरह दिन का होता है; दूर के संबंधी तीन या एक दिन मानते हैं। विवाहित बेटी माता-पिता के लिए कई परिवारों में तीन दिन मानती है।
hg: Mrityu ka sutak pita ke kul ke nikat sambandhiyon ke liye das se terah din ka hota hai; door ke sambandhi teen ya ek din maante hain. Vivahit beti mata-pita ke liye kai parivaron me teen din maanti hai.
@ok modern most CUSTOM
en: In these days idols are not touched, festivals are kept quietly, and food stays plain; name-chanting, the Gita or Garuda Purana are read. What a festival needs can be done by someone outside the sutak, or later.
hi: इन दिनों मूर्तियाँ नहीं छूते, त्योहार सादगी से रहते हैं और भोजन सादा; नाम-जप, गीता या गरुड़ पुराण पढ़ते हैं। त्योहार की पूजा सूतक से बाहर का कोई कर दे, या बाद में हो।
hg: In dinon murtiyan nahi chhoote, tyohar saadgi se rehte hain aur bhojan saada; naam-jap, Gita ya Garud Puran padhte hain. Tyohar ki puja sutak se bahar ka koi kar de, ya baad me ho.
@do modern wide CUSTOM
en: After a funeral people bathe and change clothes before they touch things at home; after that a guest's sutak is over. Medicine, work and school go on; grief has no rule.
hi: अंतिम संस्कार से लौटकर नहाते और कपड़े बदलते हैं; शामिल हुए लोगों का सूतक इतने से पूरा। दवा, काम और पढ़ाई चलती रहे; शोक का कोई नियम नहीं।
hg: Antim sanskar se lautkar nahate aur kapde badalte hain; shamil hue logon ka sutak itne se poora. Dawa, kaam aur padhai chalti rahe; shok ka koi niyam nahi.
@who classical most DS
en: Ten days or more for parents, sons, brothers, grandparents and kin within seven generations; three for a married daughter, maternal grandparents or an in-law; one or a bath for friends and far kin. Lists differ by community.
hi: माता-पिता, पुत्र, भाई, दादा-दादी और सात पीढ़ी के भीतर दस दिन या अधिक; विवाहित बेटी, नाना-नानी, ससुराल में तीन; मित्र और दूर के लिए एक या स्नान। समुदाय अनुसार सूचियाँ अलग।
hg: Mata-pita, putra, bhai, dada-dadi aur saat peedhi ke andar das din ya zyada; vivahit beti, nana-nani, sasural me teen; mitra aur door ke liye ek ya snan. Community ke anusaar lists alag.
@how modern most CUSTOM
en: The daily lamp: the mandir stays closed, or a neighbour, a married daughter's family or a priest lights it; a lamp before the departed's photo is kept all the days. Food is plain, without tadka, onion, garlic or non-veg.
hi: रोज़ का दीप: मंदिर बंद रहे या पड़ोसी, विवाहित बेटी का परिवार या पुजारी जलाए; दिवंगत की तस्वीर के आगे दीप सब दिन। भोजन सादा, बिना तड़का, प्याज़, लहसुन, मांस।
hg: Roz ka deep: mandir band rahe ya padosi, vivahit beti ka parivar ya pujari jalaye; divangat ki tasveer ke aage deep sab din. Bhojan saada, bina tadka, pyaz, lehsun, maans.
@when modern most CUSTOM
en: It is counted from the cremation or the day the news came; if ten days have passed when one hears, a bath or three days remain. It ends with bath, washed house, gangajal, havan or pinda, and then the mandir opens.
hi: दाह या समाचार के दिन से गिनते हैं; दस दिन बाद सुनें तो स्नान या तीन दिन। स्नान, घर धोना, गंगाजल, हवन या पिंड से समाप्त होता है, फिर मंदिर खुलता है।
hg: Daah ya samachar ke din se ginte hain; das din baad sunein to snan ya teen din. Snan, ghar dhona, gangajal, havan ya pind se samapt hota hai, phir mandir khulta hai.
@see terahvi

# barsi-rite rite
@names
en: barsi, first death anniversary, death anniversary puja, punyatithi
hi: बरसी, पहली बरसी, पुण्यतिथि
hg: barsi ki puja, pehli barsi, punya tithi
@ask
en: what is done on a barsi | when is the first barsi held, before or after one year | barsi by tithi or by date | how to observe my mother's death anniversary at home | what to donate on a punyatithi | can barsi be done early because of a wedding | barsi food and donation | is barsi needed every year | barsi before pitru paksha
en: barsi before one year possible | marriage in family before barsi | barsi what to donate
hi: बरसी कब करते हैं | बरसी में क्या क्या होता है | बरसी तिथि से करें या तारीख़ से | पुण्यतिथि पर क्या करें | बरसी से पहले शादी कर सकते हैं क्या | पहली बरसी जल्दी कर सकते हैं | बरसी पर क्या दान करें | बरसी में क्या बनाएँ | बरसी हर साल करनी होती है | बरसी कितने महीने में | बरसी के बाद शादी
hi: बरसी एक साल से पहले कर सकते हैं | बरसी से पहले शादी | बरसी पर क्या दान दें
hg: barsi kab karni chahiye | barsi me kya kya karte hai | barsi tithi se kare ya date se | pehli barsi 11 mahine me kar sakte hai kya | barsi se pehle ghar me shadi ho sakti hai kya | mummy ki punyatithi par kya kare | barsi me kya banaye | barsi har saal karni hoti hai kya | barsi 11 mahine me kar sakte hai | barsi ke baad shadi kar sakte hai
hg: barsi ek saal se pehle kar sakte hai | barsi se pehle shadi kar sakte hai | barsi pe kya daan kare
@what modern wide CUSTOM
en: Barsi is the remembrance one year after a death: tarpan or shraddh, prayers before the photo, food for Brahmins, relatives or the poor, and gifts. After it the family takes up weddings and festivals fully.
hi: बरसी मृत्यु के एक वर्ष बाद का स्मरण है: तर्पण या श्राद्ध, चित्र के आगे प्रार्थना, ब्राह्मणों, संबंधियों या ज़रूरतमंदों को भोजन, और दान। उसके बाद परिवार विवाह-त्योहार पूरी तरह मनाता है।
hg: Barsi mrityu ke ek saal baad ka smaran hai: tarpan ya shraddh, chitra ke aage prarthana, Brahminon, sambandhiyon ya zarooratmandon ko bhojan, aur daan. Uske baad parivar vivah-tyohar poori tarah manata hai.
@when classical most DS
en: Barsi is kept by the tithi and lunar month of death, not the calendar date; many hold the first one a little before the year ends. It may be brought forward, for instance when a wedding is set.
hi: बरसी मृत्यु के चांद्र मास और तिथि से होती है, अंग्रेज़ी तारीख़ से नहीं; पहली अक्सर वर्ष पूरा होने से थोड़ा पहले कर लेते हैं। विवाह तय हो तो पहले भी की जा सकती है।
hg: Barsi mrityu ke chandra maas aur tithi se hoti hai, angrezi tareekh se nahi; pehli aksar saal poora hone se thoda pehle kar lete hain. Vivah tay ho to pehle bhi ki ja sakti hai.
@ok classical most DS
en: If a wedding is due, the barsi is brought forward to the sixth month, three fortnights or even the twelfth day by many priests; then joy is free. Bedding, clothes, umbrella, lamp, grain and food are the customary gifts.
hi: विवाह हो तो कई पुजारी बरसी छठे मास, तीन पक्ष या बारहवें दिन तक पहले कर देते हैं; फिर शुभ कार्य खुले। बिस्तर, वस्त्र, छाता, दीप, अनाज, भोजन प्रचलित दान।
hg: Vivah ho to kai pujari barsi chhathe maas, teen paksh ya barahve din tak pehle kar dete hain; phir shubh karya khule. Bistar, vastra, chhata, deep, anaj, bhojan prachalit daan.
@see shraddh-rite
@link /events

# aarti-how rite
@names
en: how to do aarti, doing aarti, aarti thali, rotating the aarti
hi: आरती करने की विधि, आरती कैसे करें, आरती की थाली
hg: aarti kaise kare, aarti karne ka tarika, arti ki thali
@ask
en: how many times should aarti be rotated | in which direction is aarti moved | how many wicks in an aarti lamp | should aarti be done standing or sitting | right time of aarti at home morning and evening | why do we take aarti over the face | what is kept in the aarti plate | can we do aarti with camphor only | aarti for beginners step by step | right hand movement of aarti | aarti with five wicks on festival
hi: आरती कितनी बार घुमानी चाहिए | आरती किस दिशा में घुमाते हैं | आरती में कितनी बत्ती होनी चाहिए | आरती खड़े होकर करें या बैठकर | घर में आरती का समय | आरती लेते क्यों हैं | आरती की थाली में क्या रखें | आरती कितनी बार घुमाएँ | आरती दाएँ से बाएँ या बाएँ से दाएँ | आरती के बाद हाथ क्यों फेरते हैं | आरती में कपूर | आरती बैठकर कर सकते हैं
hg: aarti kitni baar ghumani chahiye | aarti kis taraf se ghumate hai | aarti me kitni batti lagti hai | arti khade hokar kare ya baith kar | subah sham aarti ka sahi samay | aarti ki thali me kya kya rakhe | kapoor se aarti kar sakte hai kya | aarti kitni baar ghumaye | aarti clockwise ghumate hai kya | aarti ke baad hath kyu ferte hai | aarti me kapoor jalana | aarti baith kar sakte hai kya | aarti ka jal kyu ghumate hai
en: in which order is the aarti flame offered to people | can a woman hold the aarti thali | what if aarti flame burns out in between | conch and bell in aarti
hi: आरती पहले किसे दें | आरती की लौ बीच में बुझ जाए तो | आरती में शंख कब बजाएँ | आरती के बाद क्या करें
hg: aarti pehle kisko de | aarti ki lau beech me bujh jaye to | aarti me shankh kab bajaye | aarti ke baad kya kare
@how modern most CUSTOM
en: Aarti is moved clockwise, standing, as a rule four times at the feet, twice at the navel, once at the face and seven times round the whole form. Then water is circled, the flame offered to all, and prasad given.
hi: आरती खड़े होकर दक्षिणावर्त (घड़ी की दिशा में) घुमाते हैं, प्रायः चार बार चरणों पर, दो बार नाभि पर, एक बार मुख पर और सात बार पूरे अंगों पर। फिर जल घुमाते, सबको आरती देते और प्रसाद बाँटते हैं।
hg: Aarti khade hokar clockwise ghumate hain, aksar chaar baar charnon par, do baar naabhi par, ek baar mukh par aur saat baar poore angon par. Phir jal ghumate, sabko aarti dete aur prasad baantte hain.
@which modern most CUSTOM
en: A home aarti needs one wick of ghee; one, five or seven are usual, or camphor. The plate holds the lamp, roli, rice, flowers, incense, a bell and a little water.
hi: घर की आरती के लिए घी की एक बत्ती काफ़ी है; एक, पाँच या सात बत्तियाँ चलती हैं, या कपूर। थाली में दीया, रोली, अक्षत, फूल, धूप, घंटी और थोड़ा जल रहता है।
hg: Ghar ki aarti ke liye ghee ki ek batti kaafi hai; ek, paanch ya saat battiyan chalti hain, ya kapoor. Thali me diya, roli, akshat, phool, dhoop, ghanti aur thoda jal rehta hai.
@when modern wide CUSTOM
en: Aarti is done in the morning after bath and at dusk when the lamp is lit; once a day is fine too. Whoever cannot stand may sit.
hi: आरती सुबह नहाकर और शाम को संध्या-दीप के समय होती है; दिन में एक बार भी ठीक है। जो खड़े न हो सकें वे बैठकर करें।
hg: Aarti subah nahakar aur shaam ko sandhya-deep ke samay hoti hai; din me ek baar bhi theek hai. Jo khade na ho sakein woh baithkar karein.
@do modern most CUSTOM
en: After the aarti circle water round the lamp, set the plate down, offer the flame to the deity, elders, then all, who draw the warmth to eyes and head; then pushpanjali, one turn on the spot, a bow and prasad.
hi: आरती के बाद दीप के चारों ओर जल घुमाएँ, थाली रखें, लौ देवता, बड़ों, फिर सबको दें, जो हाथ फेर आँख-सिर से लगाएँ; फिर पुष्पांजलि, अपनी जगह एक परिक्रमा, प्रणाम और प्रसाद।
hg: Aarti ke baad deep ke chaaron or jal ghumayein, thali rakhein, lau devta, badon, phir sabko dein, jo haath pher aankh-sir se lagayein; phir pushpanjali, apni jagah ek parikrama, pranam aur prasad.
@ok modern wide CUSTOM
en: A flame that dies in the middle is lit again and the song goes on; nothing is spoilt. Anyone may hold the plate, right hand below, left hand ringing the bell; conch before and after, not near babies.
hi: लौ बीच में बुझे तो फिर जलाकर आरती आगे गाएँ; कुछ नहीं बिगड़ता। थाली कोई भी पकड़े, दायाँ हाथ थाली में, बाएँ से घंटी; शंख पहले और बाद में, शिशु के पास नहीं।
hg: Lau beech me bujhe to phir jalakar aarti aage gayein; kuch nahi bigadta. Thali koi bhi pakde, dayan haath thali me, bayein se ghanti; shankh pehle aur baad me, shishu ke paas nahi.
@link /hindu-aartis

# pradakshina rite
@names
en: pradakshina, parikrama, circumambulation
hi: परिक्रमा, प्रदक्षिणा
hg: parikrama kaise kare, pradakshina kitni baar, mandir ki parikrama
@ask
en: how many parikramas for which deity | how many rounds around a shiva temple | why is the shivling not fully circled | which way do we go around a temple | how many rounds of a peepal tree | can I do parikrama at home in one place | number of pradakshina for hanuman and ganesh | tulsi and peepal rounds count | temple is small, how to circle | anticlockwise parikrama wrong
en: how many rounds for hanuman ganesh durga | rounds of temple clockwise | peepal parikrama how many | can I do parikrama of shivling full
hi: किस भगवान की कितनी परिक्रमा करनी चाहिए | शिव जी की परिक्रमा आधी क्यों | परिक्रमा किस दिशा में करते हैं | पीपल की कितनी परिक्रमा | हनुमान जी की कितनी परिक्रमा | घर के मंदिर की परिक्रमा कैसे करें | हनुमान जी की परिक्रमा कितनी | पीपल की परिक्रमा | शिवलिंग की पूरी परिक्रमा क्यों नहीं | घर में परिक्रमा कैसे करें | देवी की परिक्रमा कितनी | उलटी परिक्रमा
hi: हनुमान जी की कितनी परिक्रमा | पीपल की कितनी परिक्रमा | शिवलिंग की पूरी परिक्रमा
hg: kis bhagwan ki kitni parikrama kare | shivling ki aadhi parikrama kyu karte hai | parikrama kis taraf se karni chahiye | hanuman ji ki kitni parikrama | peepal ki parikrama kitni baar | ghar me jagah nahi to parikrama kaise kare | peepal ki parikrama kitni kare | shivling ki puri parikrama kyu nahi karte | ghar par parikrama kaise kare | devi ki parikrama kitni | ulti parikrama kar di to
hg: hanuman ji ki kitni parikrama | peepal ki kitni parikrama kare | shivling ki poori parikrama kar sakte hai
en: how many rounds for hanuman and ganesh | how many rounds of tulsi and peepal | govardhan parikrama distance | can I do parikrama anticlockwise | parikrama of own self after aarti
hi: हनुमान जी की कितनी परिक्रमा | तुलसी और पीपल की कितनी परिक्रमा | गोवर्धन परिक्रमा कितनी लंबी है | उल्टी परिक्रमा कर सकते हैं क्या | देवी की कितनी परिक्रमा
hg: hanuman ji ki kitni parikrama | tulsi aur peepal ki kitni parikrama | govardhan parikrama kitne km ki hai | ulti parikrama kar sakte hai kya | devi ki kitni parikrama kare
@which classical most PUR
en: Pradakshina is done once for Devi, three times for Ganesh, four for Vishnu, seven for the Sun and half for Shiva. For Hanuman mostly three, for the peepal seven or 108; temples differ.
hi: परिक्रमा देवी की एक, गणेश की तीन, विष्णु की चार, सूर्य की सात और शिव की आधी होती है। हनुमान जी की प्रायः तीन, पीपल की सात या 108; मंदिरों में भेद है।
hg: Parikrama Devi ki ek, Ganesh ki teen, Vishnu ki chaar, Surya ki saat aur Shiv ki aadhi hoti hai. Hanuman ji ki aksar teen, peepal ki saat ya 108; mandiron me bhed hai.
@how modern wide CUSTOM
en: Walk clockwise, slowly, with the deity at your right hand. At home without room, turn once clockwise on the spot with folded hands.
hi: दाईं ओर देवता को रखते हुए, घड़ी की दिशा में, धीरे चलें। घर में जगह न हो तो हाथ जोड़कर अपनी जगह पर एक बार घूम लें।
hg: Daayin or devta ko rakhte hue, clockwise, dheere chalein. Ghar me jagah na ho to haath jodkar apni jagah par ek baar ghoom lein.
@why classical wide PUR
en: The ling is circled only to the spout and back, because the water flowing off it (somasutra) is not stepped over.
hi: शिवलिंग की परिक्रमा जलहरी की धारा तक जाकर लौटते हैं, क्योंकि उससे बहते जल (सोमसूत्र) को लाँघते नहीं।
hg: Shivling ki parikrama jalhari ki dhaara tak jaakar lautte hain, kyunki usse behte jal (somsutra) ko laanghte nahi.
@do modern most CUSTOM
en: For Shiva walk to the spout, turn and go back the same way, not across. Keep hands folded and mind on the name, no hurry or talk; in a wheelchair one turn on the spot counts.
hi: शिव में जलहरी तक जाएँ, मुड़कर उसी रास्ते लौटें, लाँघें नहीं। हाथ जोड़े, मन में नाम, जल्दी-बात नहीं; पहिया-कुर्सी में एक घूमना भी गिना जाता है।
hg: Shiv me jalahri tak jayein, mudkar usi raste lautein, laanghein nahi. Haath jode, mann me naam, jaldi-baat nahi; wheelchair me ek ghoomna bhi gina jata hai.
@what modern most CUSTOM
en: More counts by custom: Ram and Krishna four, Hanuman three, Tulsi three, Shani and Bhairav seven or none fixed, a banyan 7, 21 or 108, the havan fire four, a temple at least one. Where no number is known, three is good.
hi: और गिनती: राम-कृष्ण चार, हनुमान तीन, तुलसी तीन, शनि-भैरव सात या अनिश्चित, बरगद 7, 21 या 108, हवन की अग्नि चार, मंदिर कम से कम एक। संख्या न पता हो तो तीन अच्छी हैं।
hg: Aur ginti: Ram-Krishna chaar, Hanuman teen, Tulsi teen, Shani-Bhairav saat ya anishchit, bargad 7, 21 ya 108, havan ki agni chaar, mandir kam se kam ek. Sankhya na pata ho to teen achhi hain.
@where modern wide CUSTOM
en: Known long rounds: Govardhan about 21 km, Arunachala at Tiruvannamalai 14 km, Kashi's Panchkosi some 80 km, Vrindavan about 10 km, the Narmada over 3,000 km in months. Water, shade and rest come first.
hi: प्रसिद्ध लंबी परिक्रमाएँ: गोवर्धन लगभग 21 किमी, तिरुवन्नामलै का अरुणाचल 14 किमी, काशी पंचकोसी क़रीब 80 किमी, वृंदावन लगभग 10 किमी, नर्मदा 3,000 किमी से अधिक, महीनों में। पानी, छाया, विश्राम पहले।
hg: Prasiddh lambi parikramayein: Govardhan lagbhag 21 km, Tiruvannamalai ka Arunachal 14 km, Kashi Panchkosi kareeb 80 km, Vrindavan lagbhag 10 km, Narmada 3,000 km se zyada, mahinon me. Paani, chhaya, aaram pehle.

# prasad-bhog rite
@names
en: prasad, bhog, naivedya, offering food to god
hi: प्रसाद, भोग, नैवेद्य
hg: bhog lagana, prasad chadhana, naivedya
@ask
en: how to offer bhog at home | how long should bhog be kept before god | can we offer food with onion garlic | what should I offer daily in my home temple | can we taste food before offering | can bhog be kept overnight | is it ok to refuse prasad for health reasons | can market sweets be offered | which bhog for which god | bhog thali with water and tulsi | can bhog be given from fridge | ants came on bhog what now
en: how long should bhog be kept before god | who should eat the prasad | can we refuse prasad | prasad fell on the floor | can onion garlic food be offered | water with bhog | sugar patient prasad | can nonveg eater take prasad
hi: भगवान को भोग कैसे लगाएँ | भोग कितनी देर रखना चाहिए | प्याज़ लहसुन का भोग लगा सकते हैं क्या | रोज़ भोग में क्या रखें | भोग लगाने से पहले चख सकते हैं | बाज़ार की मिठाई का भोग | भोग के बाद प्रसाद का क्या करें | किस भगवान को क्या भोग लगाएँ | भोग का मंत्र | भोग कितनी देर रखें | भोग में तुलसी क्यों | बिना नहाए बनाया भोग | भोग पर चींटी आ गई
hi: भोग कितनी देर रखें | प्रसाद कौन खाए | प्रसाद ज़मीन पर गिर जाए | प्रसाद मना कर सकते हैं | भोग में प्याज़ लहसुन | शिवलिंग का प्रसाद खाना चाहिए या नहीं | बचे प्रसाद का क्या करें
hg: bhagwan ko bhog kaise lagaye | bhog kitni der rakhna chahiye | pyaz lahsun ka bhog laga sakte hai kya | roz bhog me kya chadhaye | bhog lagane se pehle chakh sakte hai kya | bazar ki mithai ka bhog chalega kya | prasad bach jaye to kya kare | kis bhagwan ko kya bhog lagaye | bhog ka mantra kya hai | bhog me tulsi kyu dalte hai | bina nahaye bana khana bhog laga sakte hai | bhog par chiti aa gayi | chai biscuit ka bhog
hg: bhog kitni der rakhna chahiye | prasad kaun kha sakta hai | prasad niche gir jaye to | prasad mana kar sakte hai kya | bhog me pyaz lehsun | shivling ka prasad khana chahiye ya nahi | bache hue prasad ka kya kare
@how modern wide CUSTOM
en: For bhog set fresh vegetarian food in a clean bowl before the deity, with water and a tulsi leaf for Vishnu and Krishna, ring the bell, pray, and leave it some ten to twenty minutes. Then share it as prasad.
hi: भोग में ताज़ा शाकाहारी भोजन साफ़ पात्र में भगवान के आगे रखें, साथ जल, विष्णु-कृष्ण के लिए तुलसी दल, घंटी बजाकर प्रार्थना करें और दस-बीस मिनट रहने दें। फिर प्रसाद बाँटें।
hg: Bhog me taaza shakahari bhojan saaf bartan me Bhagwan ke aage rakhein, saath jal, Vishnu-Krishna ke liye tulsi dal, ghanti bajakar prarthana karein aur das-bees minute rehne dein. Phir prasad baantein.
@which modern most CUSTOM
en: Daily bhog may be fruit, milk, mishri, batasha or the first portion of the meal, mostly without onion and garlic. Shop sweets are fine when fresh; tasting before offering is left out.
hi: रोज़ का भोग फल, दूध, मिश्री, बताशा या भोजन का पहला अंश हो सकता है, प्रायः बिना प्याज़-लहसुन। बाज़ार की ताज़ी मिठाई ठीक है; चढ़ाने से पहले चखते नहीं।
hg: Roz ka bhog phal, doodh, mishri, batasha ya bhojan ka pehla ansh ho sakta hai, aksar bina pyaz-lehsun. Bazaar ki taazi mithai theek hai; chadhane se pehle chakhte nahi.
@do modern wide CUSTOM
en: Eat prasad the same day and do not leave it to spoil; what remains goes to people, cows or birds. If it does not suit your health, touch it to the forehead and give it on.
hi: प्रसाद उसी दिन खाएँ, ख़राब न होने दें; बचा हुआ लोगों, गाय या पक्षियों को दें। सेहत के कारण न खा सकें तो माथे से लगाकर आगे दे दें।
hg: Prasad usi din khayein, kharab na hone dein; bacha hua logon, gaay ya pakshiyon ko dein. Sehat ke kaaran na kha sakein to maathe se lagakar aage de dein.
@ok modern most CUSTOM
en: Prasad is for everyone, whatever they eat or believe, taken in the right hand. One fallen on the floor is picked up and given to birds or soil. With sugar or allergy take a crumb, or touch it to the forehead.
hi: प्रसाद सबके लिए है, वे कुछ भी खाते-मानते हों; दाएँ हाथ में लें। गिरा हुआ उठाकर पक्षियों या मिट्टी में दें। शुगर या एलर्जी हो तो कण लें या माथे से लगाएँ।
hg: Prasad sabke liye hai, ve kuch bhi khaate-maante hon; dayein haath me lein. Gira hua uthakar pakshiyon ya mitti me dein. Sugar ya allergy ho to kan lein ya maathe se lagayein.
@who classical disputed PUR
en: What was laid on a stone Shivling itself is by old rule left to Chandesh and not eaten; what stood beside it, or at metal, parad or jyotirlingas, is eaten. Many homes eat all with devotion.
hi: पत्थर के शिवलिंग पर चढ़ा पुराने नियम से चंडेश का है, खाते नहीं; पास रखा, या धातु, पारद, ज्योतिर्लिंग का खाते हैं। कई घर सब श्रद्धा से खाते हैं।
hg: Patthar ke shivling par chadha purane niyam se Chandesh ka hai, khaate nahi; paas rakha, ya dhaatu, parad, jyotirling ka khaate hain. Kai ghar sab shraddha se khaate hain.
@why modern wide CUSTOM
en: Bhog is what is offered, prasad what comes back as grace. By deity: Ganesh modak, Shiva fruit and thandai, Vishnu and Krishna makhan-mishri with tulsi, Lakshmi kheer, Durga halwa-puri, Hanuman boondi, Shani til.
hi: भोग अर्पित है, प्रसाद कृपा बनकर लौटा। देवता अनुसार: गणेश मोदक, शिव फल-ठंडाई, विष्णु-कृष्ण तुलसी सहित माखन-मिश्री, लक्ष्मी खीर, दुर्गा हलवा-पूरी, हनुमान बूँदी, शनि तिल।
hg: Bhog arpit hai, prasad kripa bankar lauta. Devta anusaar: Ganesh modak, Shiv phal-thandai, Vishnu-Krishna tulsi sahit makhan-mishri, Lakshmi kheer, Durga halwa-puri, Hanuman boondi, Shani til.

# tilak-rite rite
@names
en: tilak, applying tilak, tika on the forehead, chandan tilak
hi: तिलक, टीका लगाना, चंदन का तिलक
hg: tilak lagana, tika lagana, mathe par tilak
@ask
en: which finger is used to apply tilak | which tilak on which day | why do we put tilak | is rice put on the tilak | can tilak be applied without a bath | difference between vaishnav and shaiv tilak | what tilak for an exam day | sindoor or chandan tilak for men | tilak after bath before office
en: which finger for tilak | tilak at night | tilak on forehead women bindi | tilak for guest which finger
hi: तिलक किस उँगली से लगाना चाहिए | तिलक क्यों लगाते हैं | किस दिन कौन सा तिलक | तिलक पर चावल क्यों लगाते हैं | चंदन का तिलक कैसे लगाएँ | वैष्णव और शैव तिलक में अंतर | तिलक लगाने के नियम | तिलक किस उँगली से लगाएँ | तिलक पर चावल क्यों | औरतें चंदन तिलक लगाएँ क्या | भस्म का तिलक | तिलक लगाने का मंत्र
hi: तिलक किस उँगली से लगाएँ | तिलक कहाँ कहाँ लगाते हैं | रात में तिलक
hg: tilak kis ungli se lagana chahiye | tilak kyu lagate hai | kaun se din kaun sa tilak lagaye | tilak par chawal kyu lagate hai | kesar ka tilak kab lagaye | haldi ya chandan kaun sa tilak accha hai | tilak kis ungli se lagaye | kis din kaun sa tilak | tilak par chawal kyu | ladies chandan tilak laga sakti hai | bhasm ka tilak | tilak lagane ka mantra | office me tilak laga kar jana
hg: tilak kis ungli se lagaye | tilak kaha kaha lagate hai | raat me tilak laga sakte hai
en: which finger for tilak to god and guests | does tilak for women differ | tilak material of each god | can I wear tilak to office | tilak words mantra
hi: भगवान को तिलक किस उँगली से | किस भगवान को कौन सा तिलक | स्त्रियाँ कौन सा तिलक लगाएँ | तिलक का मंत्र | तिलक सूखकर गिर जाए तो
hg: bhagwan ko tilak kis ungli se | kis bhagwan ko kaun sa tilak | ladies kaun sa tilak lagaye | tilak ka mantra | tilak lagakar office ja sakte hai
@how modern most CUSTOM
en: Tilak is put between the brows with the ring finger; the thumb is used for a hero or a guest, the middle finger for oneself in some homes. Rice grains on it stand for fullness.
hi: तिलक भौंहों के बीच अनामिका से लगाते हैं; विजय या विदाई पर अँगूठे से, और कुछ घरों में अपने लिए मध्यमा से। ऊपर के अक्षत पूर्णता के प्रतीक हैं।
hg: Tilak bhaunhon ke beech anamika (ring finger) se lagate hain; vijay ya vidaai par angoothe se, aur kuch gharon me apne liye madhyama se. Upar ke akshat purnata ke prateek hain.
@why modern wide CUSTOM
en: Tilak is a mark of blessing and of one's devotion: upright lines belong to Vaishnavas, three lines of ash to Shaivas, a red dot or line to Devi. Anybody may wear a plain one.
hi: तिलक आशीर्वाद और भक्ति का चिह्न है: खड़ी रेखाएँ वैष्णवों की, भस्म की तीन आड़ी रेखाएँ शैवों की, लाल बिंदु या रेखा देवी की। सादा तिलक कोई भी लगा सकता है।
hg: Tilak aashirwad aur bhakti ka chihn hai: khadi rekhayein Vaishnavon ki, bhasma ki teen aadi rekhayein Shaivon ki, laal bindu ya rekha Devi ki. Saada tilak koi bhi laga sakta hai.
@which modern regional CUSTOM
en: By weekday some wear sandal on Monday, red or sindoor on Tuesday, kumkum on Wednesday, kesar or haldi on Thursday, white sandal on Friday, ash on Saturday, red sandal on Sunday.
hi: वार के अनुसार कुछ लोग सोमवार को चंदन, मंगल को लाल या सिंदूर, बुध को कुमकुम, गुरुवार को केसर या हल्दी, शुक्र को सफ़ेद चंदन, शनिवार को भस्म, रविवार को लाल चंदन लगाते हैं।
hg: Vaar ke hisaab se kuch log Somvar ko chandan, Mangal ko laal ya sindoor, Budh ko kumkum, Guruvar ko kesar ya haldi, Shukra ko safed chandan, Shanivar ko bhasma, Ravivar ko laal chandan lagate hain.
@where classical most DS
en: Between the brows at the ajna point first; Vaishnavas mark twelve places, Shaivas forehead, arms and chest. To others you give it with the ring finger or thumb, to ancestors with the index finger.
hi: पहले भौंहों के बीच आज्ञा स्थान पर; वैष्णव बारह अंगों पर, शैव माथे, बाँह, छाती पर। दूसरों को अनामिका या अँगूठे से, पितरों को तर्जनी से।
hg: Pehle bhaunhon ke beech aagya sthan par; Vaishnav barah angon par, Shaiv maathe, baanh, chhaati par. Doosron ko anamika ya angoothe se, pitron ko tarjani se.
@what modern most CUSTOM
en: Tilak by deity: Vishnu and Krishna gopi or yellow sandal, Shiva ash or white sandal, Devi kumkum, Ganesh sindoor or red sandal, Hanuman orange sindoor, Surya red sandal, Saraswati white or saffron.
hi: देवता के अनुसार: विष्णु-कृष्ण गोपी या पीला चंदन, शिव भस्म या सफ़ेद चंदन, देवी कुमकुम, गणेश सिंदूर या लाल चंदन, हनुमान नारंगी सिंदूर, सूर्य लाल चंदन, सरस्वती सफ़ेद या केसर।
hg: Devta ke anusar: Vishnu-Krishna gopi ya peela chandan, Shiv bhasm ya safed chandan, Devi kumkum, Ganesh sindoor ya laal chandan, Hanuman narangi sindoor, Surya laal chandan, Saraswati safed ya kesar.
@ok modern most CUSTOM
en: Women, men, children and widows may all wear tilak, and a small dot at work is fine. To God use the ring finger, to oneself middle or ring; wipe it off when it itches, and choose lead-free kumkum.
hi: स्त्री, पुरुष, बच्चे, विधवा सब तिलक लगा सकते हैं, काम पर छोटी बिंदी भर ठीक है। भगवान को अनामिका से, स्वयं को मध्यमा या अनामिका; खुजली हो तो पोंछ दें, बिना सीसे का कुमकुम लें।
hg: Stri, purush, bachche, vidhva sab tilak laga sakte hain, kaam par chhoti bindi bhar theek hai. Bhagwan ko anamika se, khud ko madhyama ya anamika; khujli ho to ponch dein, bina seese ka kumkum lein.

# diya-wick-oil rite
@names
en: diya wick and oil, wick of the lamp, oil for the lamp, ghee lamp or oil lamp
hi: दीये की बत्ती, दीपक का तेल, घी का दीपक, तेल का दीया
hg: diya ki batti, deepak ka tel, ghee ka diya, tel ka diya, akhand jyot
@ask
en: which oil is best for the puja lamp | ghee or oil for the diya | round wick or long wick | can I use sunflower oil in a diya | mustard oil lamp for which god | how many diyas to light daily | my lamp went out during puja is it a bad sign | can I blow out a diya | how to keep an akhand jyot burning safely | daily diya ghee finished what oil | can leftover oil diya be reused | til oil diya for which purpose
en: ghee diya or oil diya which god | mustard oil lamp for which deity | jumping wick flower shape meaning | old wick reuse | two wicks touching
hi: दीपक में कौन सा तेल डालें | घी का दीया या तेल का दीया | गोल बत्ती और लंबी बत्ती में अंतर | दीया बुझ जाए तो क्या करें | सरसों के तेल का दीया किसके लिए | रोज़ कितने दीये जलाएँ | अखंड ज्योत के नियम | दीया फूँक मारकर बुझा सकते हैं | घी का दीया किस भगवान को | सरसों तेल का दीया रोज़ जला सकते हैं | बत्ती लाल या सफ़ेद | दीये में लौंग डालना | जली बत्ती का क्या करें
hi: किस भगवान को कौन सा तेल | सरसों तेल का दीया किसे | जली बाती फिर से | घी का दीया कब तेल का कब
hg: diya me kaun sa tel dalna chahiye | ghee ka diya jalaye ya tel ka | gol batti lagaye ya lambi batti | puja me diya bujh gaya kya ashubh hai | sarso ke tel ka diya kab jalate hai | roz kitne diye jalane chahiye | refined oil se diya jala sakte hai kya | akhand jyot bujh jaye to kya kare | ghee ka diya kis bhagwan ko | sarso tel ka diya roz jala sakte hai kya | batti laal ya safed | diye me laung dalna | jali hui batti ka kya kare | refined tel ka diya
hg: kis bhagwan ko kaun sa tel | sarso tel ka diya kisko | jali hui batti dobara | ghee ka diya kab aur tel ka kab
en: how many wicks in the daily lamp | can we light one lamp from another | how to put out a diya without blowing | clay or brass diya which is better | lamp with coconut oil or refined oil | used oil in lamp again | steps to light a lamp
hi: रोज़ दीपक में कितनी बत्ती | एक दीपक से दूसरा जला सकते हैं क्या | दीपक बुझाएँ कैसे बिना फूँक | मिट्टी या पीतल का दीपक | नारियल तेल का दीपक | बचा हुआ तेल फिर इस्तेमाल | दीपक जलाने की विधि
hg: roz diye me kitni batti lagaye | ek diye se dusra diya jala sakte hai kya | diya bina phook ke kaise bujhaye | mitti ya pital ka diya | nariyal tel ka diya jala sakte hai | bacha hua tel dobara use kare | diya jalane ki vidhi
@which modern wide CUSTOM
en: Cow's ghee is the first choice for the puja lamp, sesame oil next; mustard or sesame oil for Shani, lit under the peepal on Saturday evening after sunset with a few black til and Om Sham Shanaishcharaya Namah. Any clean oil is fine.
hi: पूजा के दीये में गाय का घी पहला है, फिर तिल का तेल; शनि के लिए सरसों या तिल का तेल, शनिवार शाम सूर्यास्त के बाद पीपल के नीचे, थोड़े काले तिल डालकर, ॐ शं शनैश्चराय नमः के साथ। कोई भी साफ़ तेल चलता है।
hg: Puja ke diye me gaay ka ghee pehla hai, phir til ka tel; Shani ke liye sarson ya til ka tel, Shanivar shaam suryast ke baad peepal ke neeche, thode kaale til daalkar, Om Sham Shanaishcharaya Namah ke saath. Koi bhi saaf tel chalta hai.
@how modern most CUSTOM
en: A round upright wick goes with ghee, a long lying one with oil; plain cotton is right, red mauli for Devi and Hanuman in many homes. One lamp in the morning and one at dusk are enough.
hi: खड़ी गोल बत्ती घी के साथ, लंबी बत्ती तेल के साथ; सादी रुई ठीक है, देवी और हनुमान जी के लिए कई घरों में मौली की। सुबह एक और शाम एक दीया काफ़ी है।
hg: Khadi gol batti ghee ke saath, lambi batti tel ke saath; saadi rui theek hai, Devi aur Hanuman ji ke liye kai gharon me mauli ki. Subah ek aur shaam ek diya kaafi hai.
@ok modern wide CUSTOM
en: A diya that goes out is no bad sign: wind, a short wick or little oil put it out. Light it again with a short prayer; do not blow it out, let it end or cover it.
hi: दीया बुझना कोई अपशकुन नहीं: हवा, छोटी बत्ती या कम तेल से बुझता है। छोटी प्रार्थना के साथ फिर जला लें; फूँककर न बुझाएँ, पूरा होने दें या ढक दें।
hg: Diya bujhna koi apshakun nahi: hawa, chhoti batti ya kam tel se bujhta hai. Chhoti prarthana ke saath phir jala lein; phoonk kar na bujhayein, poora hone dein ya dhak dein.
@do modern wide SENSE
en: An akhand jyot burns in a deep lamp inside a glass chimney, on metal or stone, away from curtains, with someone at home. When all leave or sleep, a small oil lamp in a safe place or none is better.
hi: अखंड ज्योत गहरे दीपक में, काँच की चिमनी में, धातु या पत्थर पर, पर्दों से दूर रखें और घर में कोई रहे। सब बाहर हों या सोएँ तो सुरक्षित जगह का छोटा दीया या न जलाना बेहतर।
hg: Akhand jyot gehre deepak me, kaanch ki chimney me, dhatu ya patthar par, pardon se door rakhein aur ghar me koi rahe. Sab bahar hon ya soyein to surakshit jagah ka chhota diya ya na jalana behtar.
@why modern most CUSTOM
en: Ghee for Vishnu, Lakshmi, Shiva, Devi and all; sesame oil for Shani and vows, mustard for Hanuman, Shani, Bhairav, chameli for Hanuman, mahua or alsi in folk lists. A burnt wick's 'flower' is soot, no sign; wicks are new each time.
hi: घी विष्णु, लक्ष्मी, शिव, देवी और सबको; तिल तेल शनि और व्रत में, सरसों हनुमान, शनि, भैरव को, चमेली हनुमान को। बाती का 'फूल' कालिख है, संकेत नहीं; बाती हर बार नई।
hg: Ghee Vishnu, Lakshmi, Shiv, Devi aur sabko; til tel Shani aur vrat me, sarson Hanuman, Shani, Bhairav ko, chameli Hanuman ko. Baati ka 'phool' kaalikh hai, sanket nahi; baati har baar nayi.
@face modern most CUSTOM
en: The flame looks east (health, dawn) or north (plenty) in lists, at the deity always right; south only for Yama and ancestors. Wicks: one daily, two for a couple, five for aarti, seven or more on feasts.
hi: लौ पूर्व (आरोग्य, भोर) या उत्तर (समृद्धि), देवता की ओर सदा ठीक; दक्षिण केवल यम और पितरों के लिए। बत्ती: रोज़ एक, दंपति की दो, आरती की पाँच, पर्व पर सात या अधिक।
hg: Lau purv (aarogya, bhor) ya uttar (samriddhi), devta ki or sada theek; dakshin keval Yam aur pitron ke liye. Batti: roz ek, dampati ki do, aarti ki paanch, parv par saat ya zyada.
@when modern most CUSTOM
en: Step by step: wipe the diya, put it on a plate or rice, soak the wick, light it with a match held low, say a line, and place it. To end it, let it burn down or cover it; not the breath. Old oil feeds the outdoor lamp.
hi: क्रम: दीपक पोंछें, थाली या अक्षत पर रखें, बत्ती भिगोएँ, माचिस से जलाएँ, एक पंक्ति कहें, रख दें। समाप्ति पर स्वयं जलने दें या ढकें, फूँक नहीं। बचा तेल बाहर के दीपक में।
hg: Kram: deepak ponchein, thali ya akshat par rakhein, batti bhigoyein, maachis se jalayein, ek pankti kahein, rakh dein. Samapti par khud jalne dein ya dhakein, phoonk nahi. Bacha tel bahar ke deepak me.
@which modern most CUSTOM
en: Clay, brass, silver, bronze or a dough lamp are all right; clay ones are used once on feasts and cleaned for daily use. Coconut oil is the south's lamp, refined oil does at need. One lamp may be lit from another, though many take a new match.
hi: मिट्टी, पीतल, चाँदी, काँसा या आटे का दीपक, सब ठीक; मिट्टी का पर्व पर एक बार, रोज़ के लिए साफ़ करके। दक्षिण में नारियल तेल, ज़रूरत में रिफ़ाइंड भी। एक से दूसरा दीपक जला सकते हैं, कई नई तीली लेते हैं।
hg: Mitti, peetal, chaandi, kaansa ya aate ka deepak, sab theek; mitti ka parv par ek baar, roz ke liye saaf karke. Dakshin me nariyal tel, zaroorat me refined bhi. Ek se doosra deepak jala sakte hain, kai nayi teeli lete hain.

# home-reading-scriptures rite
@names
en: reading gita at home, sundarkand path, ramayan path, reading scriptures at home, akhand ramayan, chapters of gita
hi: गीता पाठ, सुंदरकांड पाठ, रामायण पाठ, अखंड रामायण, गीता के अध्याय
hg: sundarkand ka path, sunderkand, gita path ghar par, ramayan path, ramcharitmanas path, gita ke adhyay, gita me kitne adhyay
@ask
en: how to read bhagavad gita at home daily | which day is sundarkand read | how long does sundarkand take | can we read ramayan at night | can women read sundarkand | is a bath needed before reading gita | can mahabharat be kept at home | where to keep the gita book | can I read gita on my phone in the metro | which chapter of gita to start with | ramayan book kept on bed or floor | sundarkand alone at home
en: can we keep garuda purana at home | gita reading rules time | ramayan in bed | which chapter of gita to start | shiv puran reading at home | sundarkand how many days
hi: गीता का पाठ कैसे करें | सुंदरकांड किस दिन पढ़ना चाहिए | सुंदरकांड में कितना समय लगता है | क्या स्त्रियाँ सुंदरकांड पढ़ सकती हैं | महाभारत घर में रखना चाहिए क्या | अखंड रामायण कैसे करवाएँ | रामायण कब पढ़ें | मोबाइल पर गीता पढ़ सकते हैं | गीता का कौन सा अध्याय पढ़ें | महाभारत घर में रखें या नहीं | सुंदरकांड अकेले पढ़ सकते हैं | रामायण बिस्तर पर पढ़ना | गीता रोज़ कितनी पढ़ें
hi: गरुड़ पुराण घर में रख सकते हैं | गीता का कौन सा अध्याय पहले | सुंदरकांड कितने दिन में | शिव पुराण घर में
hg: gita path ghar par kaise kare | sundarkand kis din padhna chahiye | sunderkand path kitni der ka hota hai | ladies sundarkand padh sakti hai kya | mahabharat ghar me rakhna chahiye ya nahi | akhand ramayan kitne ghante ki hoti hai | bina nahaye gita padh sakte hai | phone me ramayan padhna sahi hai kya | gita ka kaun sa adhyay padhe | mahabharat ghar me rakh sakte hai kya | sunderkand akele padh sakte hai | bistar par gita padhna | gita roz kitni padhe | sundarkand me kitna time lagta hai
hg: garud puran ghar me rakh sakte hai | geeta ka kaun sa adhyay pehle padhe | sundarkand kitne din me padhe | shiv puran ghar me padh sakte hai
@how modern wide CUSTOM
en: Gita, Ramayan or Sundarkand are read seated on a clean mat facing east or north, the book on a stand or cloth, beginning with Ganesh or the guru and ending with aarti. A few verses a day with their meaning are a good way.
hi: गीता, रामायण या सुंदरकांड साफ़ आसन पर पूर्व या उत्तर की ओर बैठकर पढ़ें, ग्रंथ चौकी या कपड़े पर हो; गणेश या गुरु-वंदना से आरंभ, आरती से समाप्ति। रोज़ कुछ श्लोक अर्थ सहित अच्छा तरीक़ा है।
hg: Gita, Ramayan ya Sundarkand saaf aasan par purv ya uttar ki or baithkar padhein, granth chowki ya kapde par ho; Ganesh ya guru-vandana se aarambh, aarti se samapti. Roz kuch shlok arth sahit achha tareeka hai.
@when modern wide CUSTOM
en: Sundarkand is read on Tuesday and Saturday above all, and takes about two to three hours. An akhand Ramayan runs some 24 hours with readers in turn; the Gita may be read at any hour.
hi: सुंदरकांड विशेषकर मंगलवार और शनिवार को पढ़ते हैं और लगभग दो-तीन घंटे लगते हैं। अखंड रामायण लगभग 24 घंटे बारी-बारी से चलती है; गीता किसी भी समय पढ़ सकते हैं।
hg: Sundarkand khaaskar Mangalvar aur Shanivar ko padhte hain aur lagbhag do-teen ghante lagte hain. Akhand Ramayan lagbhag 24 ghante baari-baari se chalti hai; Gita kisi bhi samay padh sakte hain.
@ok modern most CUSTOM
en: Women, men and children may all read them, also from a phone and on the way to work. That the Mahabharat brings quarrel into a house is a folk saying without a text behind it; the Gita is part of it.
hi: स्त्री, पुरुष, बच्चे सब पढ़ सकते हैं, फ़ोन से और रास्ते में भी। महाभारत रखने से घर में झगड़ा होता है, यह लोक-कहावत है, ग्रंथ नहीं कहते; गीता उसी का अंश है।
hg: Stri, purush, bachche sab padh sakte hain, phone se aur raste me bhi. Mahabharat rakhne se ghar me jhagda hota hai, yeh lok-kahavat hai, granth nahi kehte; Gita usi ka ansh hai.
@which modern most CUSTOM
en: The Gita has 18 chapters and 700 verses: begin with chapter 2 or 12, or read it in 18 days. Sundarkand's 60 dohas go in one sitting or several. Garuda Purana may lie at home; custom reads it in mourning days.
hi: गीता में 18 अध्याय और 700 श्लोक हैं: अध्याय 2 या 12 से शुरू करें, या 18 दिन में पढ़ें। सुंदरकांड के 60 दोहे एक बैठक या कई में। गरुड़ पुराण घर में रख सकते हैं; रिवाज में शोक के दिनों में पढ़ते हैं।
hg: Gita me 18 adhyay aur 700 shlok hain: adhyay 2 ya 12 se shuru karein, ya 18 din me padhein. Sundarkand ke 60 dohe ek baithak ya kai me. Garud Puran ghar me rakh sakte hain; riwaz me shok ke dino me padhte hain.

# periods-and-puja rite
@names
en: periods and puja, puja during periods, menstruation and worship, kitchen during periods
hi: मासिक धर्म में पूजा, पीरियड में पूजा, माहवारी और पूजा, पीरियड में रसोई, माहवारी में रसोई
hg: period me puja, periods me pooja, mc me puja, mahwari me mandir, period me rasoi, period me kitchen
@ask
en: can I do puja during my periods | can I fast during periods | on which day of periods can I enter the puja room | my period started in the middle of navratri fast what now | can I touch tulsi during periods | can I chant mantras in my period | can I cook prasad in periods | my mother in law says I must not light the lamp on those days is that right | periods on diwali day who does lakshmi puja | can I enter kitchen and make bhog in mc | doctor pills to delay periods for puja should I | how many days no mandir in periods
en: which day of period can I do puja | period came on puja day what to do | can I light diya in periods | can I read chalisa in periods | temple entry on fourth or fifth day | touching pickle tulsi in periods | period on griha pravesh day | can I fast in periods | havan in periods
en: my monthly cycle came in the middle of the vow is it over
en: mother-in-law forbids the kitchen during periods
hi: पीरियड में पूजा कर सकते हैं क्या | मासिक धर्म में व्रत रख सकते हैं | पीरियड के कितने दिन बाद पूजा करें | व्रत के बीच में पीरियड आ जाए तो क्या करें | माहवारी में मंदिर जा सकते हैं | पीरियड में मंत्र जाप | पीरियड में तुलसी को छू सकते हैं | करवा चौथ पर पीरियड आ गए | दिवाली के दिन पीरियड आ जाए तो | पीरियड में मंत्र बोल सकते हैं | पीरियड टालने की गोली पूजा के लिए | माहवारी में मंदिर का दीया कौन जलाए
hi: पीरियड के किस दिन से पूजा कर सकते हैं | पूजा के दिन पीरियड आ गया | पीरियड में दीया जला सकते हैं | पीरियड में चालीसा पढ़ सकते हैं | पीरियड में प्रसाद बना सकते हैं | पीरियड के पाँचवें दिन मंदिर | गृहप्रवेश के दिन पीरियड
hi: व्रत के दिन महीना आ गया, क्या टूट गया
hi: सास पीरियड में रसोई में नहीं जाने देतीं | माहवारी में खाना बना सकते हैं
hg: period me puja kar sakte hai kya | periods me vrat rakh sakte hai | period ke kaun se din se puja kar sakte hai | vrat ke beech me period aa gaya to kya kare | period me mandir ja sakte hai kya | periods me mantra jaap kar sakte hai | period me tulsi ko jal de sakte hai | mc me aarti kar sakti hu kya | diwali ke din period aa jaye to | period ke kitne din baad puja kare | period me mantra bol sakte hai kya | puja ke liye period rokne ki goli | period me diya kaun jalaye | mc me aachar chhuna
hg: period ke kaun se din se puja kar sakte hai | puja wale din period aa gaya | period me diya jala sakte hai kya | period me chalisa padh sakte hai | period me prasad bana sakte hai | period ke 5th day mandir ja sakte hai | griha pravesh ke din period aa jaye
hg: vrat rakha tha aur date aa gayi, kya toot gaya
hg: period me rasoi me nahi jaane dete | mahavari me khana bana sakte hai kya
@ok modern disputed CUSTOM
en: Worship during periods is your own choice. Many families leave out touching idols and the temple for three to five days; many others, and several teachers, see no bar at all. Prayer in the heart and name-chanting are open to everyone always.
hi: मासिक धर्म में पूजा आपका अपना निर्णय है। कई परिवार तीन से पाँच दिन मूर्ति और मंदिर नहीं छूते; कई दूसरे परिवार और आचार्य कोई रोक नहीं मानते। मन की प्रार्थना और नाम-जप सबके लिए सदा खुले हैं।
hg: Periods me puja aapka apna nirnay hai. Kai parivar teen se paanch din murti aur mandir nahi chhoote; kai doosre parivar aur acharya koi rok nahi maante. Mann ki prarthana aur naam-jap sabke liye sada khule hain.
@do modern most CUSTOM
en: If it starts during a fast, go on with the fast as far as you are well; someone else can do the puja or you hold it in your mind. The vow is not broken.
hi: व्रत के बीच शुरू हो जाए तो तबीयत ठीक हो तब तक व्रत जारी रखें; पूजा कोई और कर दे या मन में करें। व्रत नहीं टूटता।
hg: Vrat ke beech shuru ho jaye to tabiyat theek ho tab tak vrat jaari rakhein; puja koi aur kar de ya mann me karein. Vrat nahi tootta.
@why modern disputed SENSE
en: The rule came from old ideas of purity and from the wish to give rest; periods are healthy and nothing unclean. No harm comes to anyone from them.
hi: यह नियम पुराने शुद्धि-विचार और आराम देने से आया; मासिक धर्म स्वस्थ शरीर की बात है, अपवित्रता नहीं। इससे किसी का कोई अनिष्ट नहीं होता।
hg: Yeh niyam purane shuddhi-vichar aur aaram dene se aaya; period swasth sharir ki baat hai, apavitrata nahi. Isse kisi ka koi anisht nahi hota.
@when modern most CUSTOM
en: Where the rule is kept, puja resumes after the head bath on the fourth day, temple and big rites on the fifth or when the flow ends. Long or heavy flow is a matter for the doctor, not for the mandir.
hi: जहाँ नियम मानते हैं वहाँ चौथे दिन सिर से नहाकर पूजा, पाँचवें या स्राव रुकने पर मंदिर और बड़े अनुष्ठान। लंबा या अधिक स्राव डॉक्टर की बात है, मंदिर की नहीं।
hg: Jahan niyam maante hain wahan chauthe din sir se nahakar puja, paanchve ya srav rukne par mandir aur bade anushthan. Lamba ya zyada srav doctor ki baat hai, mandir ki nahi.
@which modern most CUSTOM
en: Open to all by every view: mental japa, listening to aarti, reading on the phone, fasting, giving. Left to others in strict homes: idols, kalash, tulsi, havan, cooking bhog, temple sanctum. Pickles spoiling is a myth.
hi: हर मत में खुला: मानसिक जप, आरती सुनना, फ़ोन पर पाठ, व्रत, दान। कठोर घरों में दूसरों पर: मूर्ति, कलश, तुलसी, हवन, भोग बनाना, गर्भगृह। अचार ख़राब होना मिथक है।
hg: Har mat me khula: mansik jap, aarti sunna, phone par paath, vrat, daan. Kathor gharon me doosron par: murti, kalash, tulsi, havan, bhog banana, garbhagriha. Achaar kharab hona myth hai.
@how modern most CUSTOM
en: If it starts on the day of griha pravesh, katha or a wedding, the husband or another sits for the puja and you sit beside, or you sit yourself where your family agrees; nothing has to be cancelled.
hi: गृहप्रवेश, कथा या विवाह के दिन आ जाए तो पूजा में पति या कोई और बैठे और आप पास बैठें, या परिवार सहमत हो तो ख़ुद बैठें; कुछ रद्द नहीं करना पड़ता।
hg: Griha pravesh, katha ya vivah ke din aa jaye to puja me pati ya koi aur baithe aur aap paas baithein, ya parivar sahmat ho to khud baithein; kuch radd nahi karna padta.

# nonveg-days rite
@names
en: days without non-veg, non veg on tuesday, meat and puja days, eating non-veg on holy days
hi: किस दिन मांसाहार नहीं, मंगलवार को नॉनवेज, मांसाहार और पूजा
hg: nonveg kis din nahi khate, mangalvar ko nonveg, non veg aur puja
@ask
en: on which days should we not eat non veg | why no chicken on tuesday | can I eat egg on thursday | can I go to temple after eating meat | is eating non veg in sawan wrong | can I do puja if I ate chicken at night | can meat be cooked in a house with a temple | non veg in navratri in bengal | egg on tuesday allowed | fish in thursday bengali home | cooking meat for guests on puja day
en: egg on tuesday | nonveg after thursday evening | nonveg at home during navratri other members | alcohol on which days | nonveg on saturday shani
hi: किस दिन नॉनवेज नहीं खाना चाहिए | मंगलवार को मांस क्यों नहीं खाते | गुरुवार को अंडा खा सकते हैं | नॉनवेज खाकर मंदिर जा सकते हैं क्या | सावन में मांस क्यों नहीं खाते | मांस खाने के बाद पूजा कर सकते हैं | नवरात्रि में अंडा खा सकते हैं | मंगलवार को चिकन क्यों नहीं | नॉनवेज खाकर मंदिर | एकादशी को मछली | शनिवार को मांस
hi: मंगलवार को अंडा | नवरात्रि में घर में मांस बने | शनिवार को नॉनवेज | गुरुवार को मांस क्यों नहीं
hg: nonveg kis din nahi khana chahiye | tuesday ko chicken kyu nahi khate | guruvar ko anda kha sakte hai kya | non veg khake mandir ja sakte hai | sawan me nonveg khana galat hai kya | raat ko chicken khaya subah puja kar sakta hu | jis ghar me mandir ho waha nonveg bana sakte hai | mangalvar ko chicken kyu nahi khate | nonveg kha ke mandir ja sakte hai | ekadashi ko machli kha sakte hai | shanivar ko nonveg | amavasya ko nonveg
hg: mangalvar ko anda kha sakte hai | navratri me ghar me nonveg bane to | shanivar ko nonveg kha sakte hai | guruwar ko nonveg kyu nahi
@when modern regional CUSTOM
en: Many Hindu homes eat no meat, fish or egg on Tuesday, Thursday and Saturday, some on Monday; also on Ekadashi, Purnima, Amavasya, in Navratri, Sawan or Kartik and Pitru Paksha. Each family keeps its own list.
hi: कई घर मंगल, गुरु और शनिवार को, कुछ सोमवार को, मांस, मछली, अंडा नहीं खाते; एकादशी, पूर्णिमा, अमावस्या, नवरात्रि, सावन या कार्तिक और पितृ पक्ष में भी। हर परिवार की अपनी सूची है।
hg: Kai ghar Mangal, Guru aur Shanivar ko, kuch Somvar ko, maans, machhli, anda nahi khate; Ekadashi, Purnima, Amavasya, Navratri, Sawan ya Kartik aur Pitru Paksha me bhi. Har parivar ki apni list hai.
@ok modern disputed CUSTOM
en: Who ate non-veg bathes, rinses the mouth and may then pray; for a temple visit many wait till the next morning. Bengal, Odisha, Kashmir and Nepal have days and temples where fish or meat belongs to the feast.
hi: जिसने मांसाहार किया वह नहाकर, कुल्ला करके पूजा कर सकता है; मंदिर के लिए कई लोग अगली सुबह तक रुकते हैं। बंगाल, ओडिशा, कश्मीर और नेपाल में कुछ पर्वों पर मछली या मांस भोग का अंग है।
hg: Jisne nonveg khaya woh nahakar, kulla karke puja kar sakta hai; mandir ke liye kai log agli subah tak rukte hain. Bengal, Odisha, Kashmir aur Nepal me kuch parvon par machhli ya maans bhog ka ang hai.
@why modern most CUSTOM
en: Those days belong to Hanuman, Vishnu or Guru, and Shani, and plain sattvik food is held to keep the mind calm for prayer. Eating meat on one is no sin to be afraid of.
hi: ये दिन हनुमान जी, विष्णु या गुरु, और शनि के माने जाते हैं, और सात्त्विक भोजन से मन पूजा के लिए शांत रहता है। किसी दिन खा लिया तो डरने की बात नहीं।
hg: Yeh din Hanuman ji, Vishnu ya Guru, aur Shani ke maane jaate hain, aur sattvik bhojan se mann puja ke liye shaant rehta hai. Kisi din kha liya to darne ki baat nahi.
@do modern wide CUSTOM
en: If others at home eat it on your fast day, keep your vessels and the mandir's door shut, eat apart in peace; your fast holds. Egg counts as non-veg in most such homes, drink is left out along.
hi: आपके व्रत में घर के अन्य खाएँ तो अपने बरतन अलग, मंदिर का पल्ला बंद, शांति से अलग खाएँ; व्रत बना है। अंडा अधिकतर मांसाहार माना जाता है, शराब भी छोड़ते हैं।
hg: Aapke vrat me ghar ke anya khayein to apne bartan alag, mandir ka palla band, shanti se alag khayein; vrat bana hai. Anda zyadatar maansahar maana jata hai, sharab bhi chhodte hain.

# daily-puja-how rite
@names
en: daily puja, nitya puja, morning puja at home, simple puja steps
hi: रोज़ की पूजा, नित्य पूजा, सुबह की पूजा
hg: roz ki puja, daily puja kaise kare, nitya pooja, subah ki puja
@ask
en: how to do daily puja at home simply | steps of morning puja | what time should I do puja | can I do puja without a bath | five minute puja for working people | evening puja what to do | can I do puja at night | is it ok to skip puja for a day | I leave home at 6 am, how do I pray daily | order of daily puja at home | evening lamp only no morning puja | bachelor daily prayer simple | kids doing puja alone
en: daily puja steps order | daily puja which mantra for beginners | minimum daily puja | can I do puja on chair | daily puja facing which side | missed daily puja for a week
hi: रोज़ की पूजा कैसे करें | सुबह पूजा का सही समय | बिना नहाए पूजा कर सकते हैं क्या | पाँच मिनट की पूजा | शाम की पूजा में क्या करें | पूजा का क्रम क्या है | एक दिन पूजा छूट जाए तो | दोपहर में पूजा करनी चाहिए या नहीं | सिर्फ़ शाम को दीया जलाएँ तो | बिना नहाए पूजा | ऑफ़िस जाने वाले पूजा कैसे करें | दोपहर में पूजा | रात को पूजा कर सकते हैं
hi: रोज़ की पूजा का क्रम | पूजा में मुँह किस ओर | कुर्सी पर बैठकर पूजा | रोज़ पूजा न कर पाएँ तो | पूजा कौन से मंत्र से शुरू करें
hg: roz ki puja kaise kare | subah puja ka sahi samay kya hai | bina nahaye puja kar sakte hai kya | 5 minute me puja kaise kare | sham ki puja me kya kare | dopahar me puja kar sakte hai kya | ek din puja nahi ki to kya hoga | office jaldi jana hota hai puja kaise kare | puja ka kram kya hai | sirf sham ko diya jalaye to chalega | bina nahaye puja kar sakte hai | office wale puja kaise kare | dopahar me puja kar sakte hai | raat ko puja karna sahi hai | ghar se nikalne se pehle puja
hg: roz ki puja ka kram | puja me muh kidhar karke baithe | kursi par baith ke puja | roz puja nahi kar pate to | puja kaun se mantra se shuru kare
@how modern wide CUSTOM
en: A daily puja can be this short: clean the place, light a diya and incense, offer water, a flower and something sweet, say a mantra or sing an aarti, bow, and share the prasad. Five quiet minutes are enough.
hi: रोज़ की पूजा इतनी छोटी हो सकती है: स्थान साफ़ करें, दीया-धूप जलाएँ, जल, फूल और कुछ मीठा चढ़ाएँ, मंत्र बोलें या आरती गाएँ, प्रणाम करें, प्रसाद बाँटें। पाँच शांत मिनट काफ़ी हैं।
hg: Roz ki puja itni chhoti ho sakti hai: jagah saaf karein, diya-dhoop jalayein, jal, phool aur kuch meetha chadhayein, mantra bolein ya aarti gayein, pranam karein, prasad baantein. Paanch shaant minute kaafi hain.
@when modern wide CUSTOM
en: The best times are early morning after bath and dusk; noon to about four is the deity's rest in many temples and homes. If only another hour is free, pray then.
hi: सबसे अच्छा समय सुबह नहाकर और संध्या है; दोपहर से लगभग चार तक कई मंदिरों और घरों में भगवान का विश्राम मानते हैं। दूसरा ही समय मिले तो तब कर लें।
hg: Sabse achha samay subah nahakar aur sandhya hai; dopahar se lagbhag chaar tak kai mandiron aur gharon me Bhagwan ka vishram maante hain. Doosra hi samay mile to tab kar lein.
@ok modern most CUSTOM
en: Without a bath one may pray and chant; for touching idols wash at least hands, feet and face. The ill need not bathe, and a missed day brings no harm.
hi: बिना नहाए प्रार्थना और जप कर सकते हैं; मूर्ति छूने से पहले कम से कम हाथ-पैर-मुँह धो लें। बीमार को नहाना ज़रूरी नहीं, और छूटे दिन से कोई अनिष्ट नहीं।
hg: Bina nahaye prarthana aur jap kar sakte hain; murti chhoone se pehle kam se kam haath-pair-munh dho lein. Beemar ko nahana zaroori nahi, aur chhoote din se koi anisht nahi.
@which classical most DS
en: The five-part puja (panchopachar) is sandal, flower, incense, lamp, food; the sixteen-part (shodashopachar) adds invitation, seat, water for feet and hands, bath, cloth, thread, aarti, rounds and farewell. Begin with Ganesh, end asking pardon.
hi: पंचोपचार: चंदन, फूल, धूप, दीप, नैवेद्य; षोडशोपचार में आवाहन, आसन, पाद्य-अर्घ्य, स्नान, वस्त्र, यज्ञोपवीत, आरती, परिक्रमा, विदाई भी। गणेश से आरंभ, क्षमा-प्रार्थना से समापन।
hg: Panchopachar: chandan, phool, dhoop, deep, naivedya; shodashopachar me aavahan, aasan, paadya-arghya, snan, vastra, yagyopaveet, aarti, parikrama, vidai bhi. Ganesh se aarambh, kshama-prarthana se samapan.
@face modern wide CUSTOM
en: Face east or north while you sit; on a chair if the knees hurt. Skipped days call for no penance: one lamp today is enough.
hi: बैठते समय पूर्व या उत्तर मुख; घुटने दुखें तो कुर्सी पर। छूटे दिनों का प्रायश्चित नहीं: आज एक दीप काफ़ी है।
hg: Baithte samay purv ya uttar mukh; ghutne dukhein to kursi par. Chhoote dino ka prayashchit nahi: aaj ek deep kaafi hai.
@link /hindu-aartis
@link /puja/daily-puja

# kalava-mauli rite
@names
en: kalava, mauli, raksha sutra, sacred red thread on the wrist
hi: कलावा, मौली, रक्षा सूत्र
hg: kalawa, moli, mauli dhaga, raksha sutra
@ask
en: on which hand is kalava tied | how many days to wear the red thread | when to remove the kalava | how many rounds of mauli | what to do with the old puja thread | which hand for married women kalava | why is red thread tied in puja | kalava fell off by itself | can kalava be worn after bath wet | kalava on both hands
en: kalava which day to remove | how many days kalava | kalava for unmarried girl which hand | kalava mantra colour
hi: कलावा किस हाथ में बाँधना चाहिए | कलावा कितने दिन पहनना चाहिए | कलावा कब उतारना चाहिए | पुराने कलावे का क्या करें | मौली कितनी बार लपेटें | कलावा क्यों बाँधते हैं | औरतों को कलावा किस हाथ में | कलावा अपने-आप टूट गया | कलावा किस दिन बदलें | पुराना कलावा कहाँ रखें | कलावा बाँधने का मंत्र | लड़कियाँ कलावा किस हाथ में | कलावा कितने चक्कर
hi: कलावा किस दिन उतारें | कलावा कितने दिन पहनें | लड़की के किस हाथ में कलावा
hg: kalawa kis hath me bandhna chahiye | kalava kitne din tak pehne | kalawa kab utarna chahiye | purane kalave ka kya kare | moli kitni baar lapete | aurat ko kalava kaun se hath me bandhe | kalawa kyu bandhte hai | kalawa apne aap toot gaya | kalawa kis din badle | purana kalawa kaha rakhe | kalawa bandhne ka mantra | ladkiya kalawa kis hath me bandhe | kalawa kitne din pehne
hg: kalava kis din utare | kalawa kitne din pehne | ladki ke kis hath me kalava bandhe
@where modern wide CUSTOM
en: Kalava is tied on the right wrist of men and of unmarried girls, and on the left of married women; three turns are usual. Some regions tie it right for all.
hi: कलावा पुरुषों और अविवाहित कन्याओं के दाएँ हाथ में, विवाहित स्त्रियों के बाएँ हाथ में बाँधते हैं; प्रायः तीन फेरे। कुछ क्षेत्रों में सबके दाएँ हाथ में।
hg: Kalava purushon aur avivahit kanyaon ke daayein haath me, vivahit striyon ke baayein haath me baandhte hain; aksar teen phere. Kuch jagah sabke daayein haath me.
@when modern most CUSTOM
en: It is worn as long as it is clean, some days to three weeks, and changed on Tuesday, Saturday or at the next puja. A dirty wet thread is better taken off; lay it under a tree or in clean earth.
hi: जब तक साफ़ रहे पहनें, कुछ दिन से तीन सप्ताह, और मंगलवार, शनिवार या अगली पूजा पर बदलें। गंदा-गीला धागा उतार दें; पेड़ के नीचे या साफ़ मिट्टी में रख दें।
hg: Jab tak saaf rahe pehnein, kuch din se teen hafte, aur Mangalvar, Shanivar ya agli puja par badlein. Ganda-geela dhaga utaar dein; ped ke neeche ya saaf mitti me rakh dein.
@why classical most PUR
en: It marks the vow made in the puja and asks for protection, as Indra's and Bali's stories of the raksha thread tell.
hi: यह पूजा के संकल्प का चिह्न है और रक्षा की प्रार्थना, जैसा इंद्र और बलि की रक्षा-सूत्र कथाएँ कहती हैं।
hg: Yeh puja ke sankalp ka chihn hai aur raksha ki prarthana, jaisa Indra aur Bali ki raksha-sutra kathayein kehti hain.
@how modern most CUSTOM
en: It is tied with a closed fist holding a flower or rice, the other hand on the head, three or five rounds, with the rakhi verse; red, or red and yellow. Untie it, do not cut, by custom.
hi: मुट्ठी में फूल या अक्षत, दूसरा हाथ सिर पर रखकर, तीन या पाँच फेरे, रक्षा मंत्र से बाँधते हैं; लाल या लाल-पीला। रिवाज में काटते नहीं, खोलते हैं।
hg: Mutthi me phool ya akshat, doosra haath sir par rakhkar, teen ya paanch phere, raksha mantra se baandhte hain; laal ya laal-peela. Riwaz me kaatte nahi, kholte hain.

# nirmalya-flowers rite
@names
en: old puja flowers, used puja flowers, nirmalya, puja waste
hi: पूजा के सूखे फूल, चढ़े हुए फूल, निर्माल्य, पूजा की बची सामग्री
hg: puja ke sukhe phool, chadhe hue phool, nirmalya, puja ka bacha saman
@ask
en: what to do with used puja flowers | can puja flowers be thrown in dustbin | where to put old coconut and supari after puja | how to dispose incense ash in a flat | can dry flowers stay in the temple | old calendars and god cards with puja waste | no river near me where do I put puja samagri | where to put dried garland | puja rice and supari after puja | temple waste in city flat
en: dry flowers of temple at home | puja flowers in dustbin sin | old flowers on god photo how many days | kalash water puja ash where to throw
hi: पूजा के फूलों का क्या करें | चढ़े फूल कूड़े में डाल सकते हैं क्या | पूजा की बची सामग्री का क्या करें | अगरबत्ती की राख कहाँ डालें | मंदिर में सूखे फूल रखने चाहिए क्या | पूजा के फूल नदी में डालें या नहीं | सूखी माला का क्या करें | पूजा के चावल का क्या करें | अगरबत्ती की राख | गमले में फूल डालें | पूजा का कपड़ा पुराना | नदी में न डालें तो कहाँ
hi: सूखे फूल कूड़े में डालना पाप | भगवान पर फूल कितने दिन | पूजा की राख कहाँ डालें
hg: puja ke phool ka kya kare | chadhe hue phool dustbin me dal sakte hai kya | puja ki bachi samagri kaha dale | mandir me sukhe phool rakhna chahiye kya | flat me rehte hai puja ke phool kaha visarjit kare | sukhi mala ka kya kare | puja ke chawal ka kya kare | agarbatti ki rakh kaha dale | gamle me phool dal sakte hai | purani chunri ka kya kare | puja ka saman kude me dal sakte hai
hg: sukhe phool dustbin me dalna paap hai kya | bhagwan par phool kitne din rakhe | puja ki rakh kaha dale
en: what to do with old puja coconut and supari | what to do with incense ash and burnt wicks | where to put havan ash | what to do with leftover kumkum rice | can old flowers be put in tulsi pot
hi: पूजा की राख का क्या करें | जली हुई बत्ती का क्या करें | हवन की राख कहाँ डालें | बचा कुमकुम चावल क्या करें | पुराने फूल तुलसी में डाल सकते हैं
hg: puja ki rakh ka kya kare | havan ki rakh kaha dale | bacha kumkum chawal kya kare | purane phool tulsi me dal sakte hai
@do modern wide CUSTOM
en: Used puja flowers go into a flower pot, compost or under a tree; in a flat collect them in a paper bag for the nirmalya bin of a temple or the city. Leave plastic and thread out, and spare the river.
hi: पूजा के चढ़े फूल गमले, खाद या पेड़ के नीचे डालें; फ़्लैट में काग़ज़ की थैली में जमा कर मंदिर या नगर के निर्माल्य-पात्र में दें। प्लास्टिक-धागा अलग करें, नदी को बचाएँ।
hg: Puja ke chadhe phool gamle, khaad ya ped ke neeche daalein; flat me kaagaz ki thaili me jama kar mandir ya nagar ke nirmalya-patra me dein. Plastic-dhaga alag karein, nadi ko bachayein.
@when modern wide CUSTOM
en: Old flowers are taken away every morning before the new puja. Coconut is eaten as prasad, rice goes to birds, coins and supari may be used again.
hi: पुराने फूल रोज़ सुबह नई पूजा से पहले हटाएँ। नारियल प्रसाद में खाएँ, चावल पक्षियों को दें, सिक्के-सुपारी फिर काम आ सकते हैं।
hg: Purane phool roz subah nayi puja se pehle hatayein. Nariyal prasad me khayein, chawal pakshiyon ko dein, sikke-supari phir kaam aa sakte hain.
@ok modern wide CUSTOM
en: Putting them in a clean bin with wet waste is no sin if there is no plant near; wrap them in paper. Garlands stay till they fade, a day at most; lotus and bel longer, ash and lamp soot go to soil.
hi: पास पौधा न हो तो साफ़ गीले कूड़े में डालना पाप नहीं; काग़ज़ में लपेटें। माला मुरझाने तक, अधिकतम एक दिन; कमल और बेल अधिक, राख-कालिख मिट्टी में।
hg: Paas paudha na ho to saaf geele kude me daalna paap nahi; kaagaz me lapetein. Mala murjhane tak, adhiktam ek din; kamal aur bel zyada, raakh-kaalikh mitti me.
@which modern most CUSTOM
en: Sorted simply: flowers and leaves to compost, incense and havan ash cold to plant soil, burnt wicks to earth or wet waste, oil to another lamp, kumkum rice to birds without the kumkum, thread and cloth to dry waste or reuse.
hi: सरल छँटाई: फूल-पत्ते खाद में, अगरबत्ती-हवन की ठंडी राख पौधों में, जली बत्ती मिट्टी या गीले कूड़े में, तेल दूसरे दीपक में, बिना कुमकुम चावल चिड़ियों को, धागा-कपड़ा सूखे कूड़े या फिर उपयोग में।
hg: Saral chhantai: phool-patte khaad me, agarbatti-havan ki thandi raakh paudhon me, jali batti mitti ya geele koode me, tel doosre deepak me, bina kumkum chawal chidiyon ko, dhaaga-kapda sookhe koode ya phir upyog me.

# chhathi-rite rite
@names
en: chhathi ceremony, chhathi puja of a newborn, sixth day ceremony
hi: बच्चे की छठी, छठी पूजन
hg: bacche ki chhathi, chhati puja, chatti, chhathi ki rasm
@ask
en: what is done on the sixth day after birth | how to do chhathi puja of baby at home | pen and paper kept near the baby on the sixth night why | what does the baby wear on chhathi | who gives clothes on chhathi | baby is still in hospital on day six can we do chhathi later | why pen and book on chhathi night | chhathi at hospital | bua brings clothes and kajal
en: chhathi puja timing evening | chhathi clothes from bua | chhathi if baby in nicu
hi: बच्चे की छठी कैसे करते हैं | छठी किस दिन होती है | छठी की रात क़लम काग़ज़ क्यों रखते हैं | छठी में कपड़े कौन लाता है | छठी में क्या बनाते हैं | छठी बाद में कर सकते हैं क्या | छठी की रात विधाता | छठी में काजल बुआ | छठी में क्या पकाते हैं | छठी कितने दिन में | लड़की की छठी
hi: छठी पूजा कब | छठी में बुआ क्या लाए | छठी में क्या बनता है
hg: bacche ki chhathi kaise karte hai | chhathi kab hoti hai | chhathi ki raat pen copy kyu rakhte hai | chhathi me kapde kaun lata hai bua ya mama | chhati puja me kya saman lagta hai | hospital me hai to chhathi baad me kar sakte hai | chhathi ki raat vidhata | chhathi me kajal bua lagati hai | chhathi me kya banta hai | ladki ki chhathi hoti hai kya | chhathi ke din nahana
hg: chhathi puja kab hoti hai | chhathi me bua kya lati hai | chhathi me kya banta hai
@what modern wide CUSTOM
en: Chhathi is the sixth-day rite for a newborn: goddess Shashthi, guardian of children, is thanked, mother and baby bathe and wear new clothes, often brought by the aunt, kajal is shown and songs are sung.
hi: छठी नवजात का छठे दिन का संस्कार है: बच्चों की रक्षक षष्ठी माता को धन्यवाद, माँ और शिशु को स्नान और नए कपड़े, जो अक्सर बुआ लाती हैं, काजल की रस्म और गीत।
hg: Chhathi navjaat ka chhathe din ka sanskar hai: bachchon ki rakshak Shashthi mata ko dhanyavaad, maa aur shishu ko snan aur naye kapde, jo aksar bua laati hain, kajal ki rasm aur geet.
@why modern wide CUSTOM
en: Pen and paper lie by the cradle at night, because Vidhata, it is told, comes to write the child's story. If mother or child is in hospital, it is held later or joined with the namkaran.
hi: रात को पालने के पास क़लम-काग़ज़ रखते हैं, कहते हैं विधाता बच्चे की कहानी लिखने आते हैं। माँ या शिशु अस्पताल में हों तो बाद में या नामकरण के साथ कर लें।
hg: Raat ko palne ke paas kalam-kaagaz rakhte hain, kehte hain Vidhata bachche ki kahani likhne aate hain. Maa ya shishu hospital me hon to baad me ya namkaran ke saath kar lein.
@do modern wide SENSE
en: Kajal is better put on the sole or behind the ear than in the eye, and visitors wash their hands first. Doctors advise so for newborns.
hi: काजल आँख में लगाने से बेहतर तलवे या कान के पीछे लगाएँ, और मिलने वाले पहले हाथ धोएँ। नवजात के लिए डॉक्टर यही कहते हैं।
hg: Kajal aankh me lagane se behtar talve ya kaan ke peeche lagayein, aur milne wale pehle haath dhoyein. Navjaat ke liye doctor yahi kehte hain.
@when modern most CUSTOM
en: It is held on the sixth day after birth, mostly in the evening, by some on the next Sunday or joined with the namkaran. Kadhi-chawal, halwa or gond laddu are made; mother and baby wear new or yellow clothes.
hi: जन्म के छठे दिन, प्रायः शाम, कुछ अगले रविवार या नामकरण के साथ करते हैं। कढ़ी-चावल, हलवा, गोंद के लड्डू; माँ-शिशु नए या पीले वस्त्र पहनते हैं।
hg: Janm ke chhathe din, aksar shaam, kuch agle Ravivar ya namkaran ke saath karte hain. Kadhi-chawal, halwa, gond ke laddu; maa-shishu naye ya peele vastra pehente hain.
@see namkaran, sutak-birth

# pandit-and-dakshina rite
@names
en: puja without a pandit, pandit dakshina, online puja, priest fee
hi: बिना पंडित पूजा, पंडित की दक्षिणा, ऑनलाइन पूजा
hg: bina pandit ke puja, pandit ji ki dakshina, online pooja
@ask
en: can we do puja ourselves without a pandit | how much dakshina should be given | is an online puja valid | pandit asked for a lot of money for a dosh puja | can a woman be the priest | how to find a pandit abroad | is puja by video call ok | I do not know sanskrit can I do puja in my language | how to find a good pandit near me | pandit's food and travel who pays | pandit insists on more dakshina | lady priest for wedding
hi: बिना पंडित के पूजा कर सकते हैं क्या | पंडित को कितनी दक्षिणा देनी चाहिए | ऑनलाइन पूजा सही है क्या | संस्कृत नहीं आती तो पूजा कैसे करें | पंडित बहुत पैसे माँग रहे हैं | क्या महिला पूजा करा सकती है | वीडियो कॉल से पूजा | अच्छे पंडित कैसे ढूँढें | कथा की दक्षिणा कितनी | गृह प्रवेश में पंडित को कितना दें | पंडित ज़्यादा पैसे माँगें तो | महिला पुरोहित | पंडित जी को क्या-क्या देते हैं
hg: bina pandit ke puja kar sakte hai kya | pandit ji ko kitni dakshina de | online puja karwana sahi hai kya | sanskrit nahi aati mantra kaise bolu | pandit dosh puja ke 21000 mang raha hai kya karu | video call par puja ho sakti hai kya | videsh me pandit nahi milta | achhe pandit kaise dhunde | katha ki dakshina kitni deni chahiye | griha pravesh me pandit ko kitna de | pandit zyada paise mange to | mahila pandit se puja | pandit ji ko kya kya dete hai
@ok modern wide CUSTOM
en: Most home pujas can be done without a pandit, in your own language and with simple mantras. For a wedding, upanayan, last rites or a large havan people call one who knows the rite; women priests do it as well.
hi: घर की ज़्यादातर पूजाएँ बिना पंडित, अपनी भाषा और सरल मंत्रों से हो सकती हैं। विवाह, उपनयन, अंतिम संस्कार या बड़े हवन के लिए जानकार को बुलाते हैं; महिला पुरोहित भी कराती हैं।
hg: Ghar ki zyadatar pujayein bina pandit, apni bhasha aur saral mantron se ho sakti hain. Vivah, upanayan, antim sanskar ya bade havan ke liye jaankar ko bulate hain; mahila purohit bhi karati hain.
@cost modern wide CUSTOM
en: Dakshina is what you can give gladly; agree on it beforehand. No one needs a costly puja out of fear: if a large sum is asked against a dosh, you may simply say no.
hi: दक्षिणा वह है जो आप ख़ुशी से दे सकें; पहले तय कर लें। डर से महँगी पूजा की किसी को ज़रूरत नहीं: दोष के नाम पर बड़ी रक़म माँगें तो मना कर दें।
hg: Dakshina woh hai jo aap khushi se de sakein; pehle tay kar lein. Darr se mehngi puja ki kisi ko zaroorat nahi: dosh ke naam par badi rakam maangein to mana kar dein.
@how modern most CUSTOM
en: By video a priest can guide while you do the acts yourself; families abroad do so often. A book or the aarti text is a good helper where none is near.
hi: वीडियो पर पंडित बताते जाएँ और आप स्वयं करें, विदेश में परिवार ऐसा अक्सर करते हैं। पास में कोई न हो तो पूजा की पुस्तक या आरती का पाठ अच्छा सहारा है।
hg: Video par pandit batate jayein aur aap khud karein, videsh me parivar aisa aksar karte hain. Paas me koi na ho to puja ki pustak ya aarti ka path achha sahara hai.
@see daily-puja-how

# birthday-puja rite
@names
en: birthday puja, janmdin puja, celebrating a birthday the hindu way
hi: जन्मदिन की पूजा, जन्मदिन कैसे मनाएँ
hg: janamdin ki puja, birthday puja, janmdin par puja
@ask
en: how to celebrate a birthday in the hindu way | what puja to do on a birthday | is blowing out candles bad | what to donate on my birthday | first birthday puja for baby | sixtieth birthday shashti poorthi what is it | first birthday of baby rites | birthday aarti by mother at home | temple visit on birthday | kheer and daan on birthday | cutting cake with knife inauspicious
en: is midnight cake cutting inauspicious, when does the hindu birthday begin | tithi birthday and date birthday are on two days, which to keep
hi: जन्मदिन पर कौन सी पूजा करें | जन्मदिन पर मोमबत्ती बुझाना सही है क्या | जन्मदिन पर क्या दान करें | बच्चे के पहले जन्मदिन की पूजा | साठवें जन्मदिन की पूजा | बच्चे के पहले जन्मदिन पर पूजा | जन्मदिन तिथि से मनाएँ | जन्मदिन पर मोमबत्ती बुझाना | जन्मदिन पर दीये कितने जलाएँ | माँ जन्मदिन पर आरती करे
hi: रात बारह बजे केक काटना अशुभ है क्या, हिंदू जन्मदिन कब से | तिथि और तारीख़ का जन्मदिन दो दिन पड़ रहा है, कौन सा मनाएँ
hg: birthday par kaun si puja kare | janmdin tithi se manaye ya date se | candle bujhana ashubh hai kya | janmdin par kya daan kare | bacche ka pehla birthday puja kaise kare | 60 saal hone par kaun si puja hoti hai | bache ke pehle birthday par puja | birthday hindu tithi se manana | birthday par mombatti bujhana | birthday par kya daan kare | birthday par kitne diye jalaye | birthday par mandir me kya chadhaye
hg: raat 12 baje cake kaatna ashubh hai kya, hindu birthday kab se | tithi aur tarikh ka birthday do din pad raha konsa manaye
@how modern wide CUSTOM
en: On a birthday bathe, put on new or clean clothes, light a diya, worship Ganesh and the kuldevi, take elders' blessings and an aarti, and give food or something useful to someone. Kheer is the old birthday sweet.
hi: जन्मदिन पर नहाकर नए या साफ़ कपड़े पहनें, दीया जलाएँ, गणेश और कुलदेवी की पूजा करें, बड़ों का आशीर्वाद और आरती लें, और किसी को भोजन या काम की चीज़ दें। खीर जन्मदिन का पुराना मीठा है।
hg: Janmdin par nahakar naye ya saaf kapde pehnein, diya jalayein, Ganesh aur kuldevi ki puja karein, badon ka aashirwad aur aarti lein, aur kisi ko bhojan ya kaam ki cheez dein. Kheer janmdin ka purana meetha hai.
@ok modern disputed CUSTOM
en: Candles on a cake are no bad omen. Who does not like to put out a flame lights one diya for each year or one in all, and lets it burn.
hi: केक की मोमबत्ती बुझाना कोई अपशकुन नहीं। जिन्हें लौ बुझाना न भाए वे हर वर्ष के लिए एक या कुल एक दीया जलाकर जलने दें।
hg: Cake ki candle bujhana koi apshakun nahi. Jinhe lau bujhana na bhaye woh har saal ke liye ek ya kul ek diya jalakar jalne dein.
@when modern most CUSTOM
en: By tradition the birthday is the tithi in its lunar month; most people also keep the calendar date. Both may be celebrated; the south keeps the star, and the sixtieth year as Shashti Poorthi.
hi: परंपरा में जन्मदिन चांद्र मास की तिथि है; ज़्यादातर लोग अंग्रेज़ी तारीख़ भी मनाते हैं। दोनों ठीक; दक्षिण में नक्षत्र से, और साठवाँ वर्ष षष्टिपूर्ति के रूप में।
hg: Parampara me janmdin chandra maas ki tithi hai; zyadatar log angrezi tareekh bhi manate hain. Dono theek; dakshin me nakshatra se, aur saathva saal Shashtipurti ke roop me.
@link /events

# sankalp-rite rite
@names
en: sankalp, sankalpa, taking a vow before puja, gotra in sankalp
hi: संकल्प, पूजा का संकल्प, संकल्प में गोत्र
hg: sankalp kaise le, sankalp mantra, puja ka sankalp, sankalp me gotra
@ask
en: how to take sankalp before a puja | what to say in sankalp | gotra not known what to say in sankalp | is sankalp necessary for a small puja | what if sankalp is not completed | can I take sankalp in hindi or english | water in hand during sankalp why | sankalp for 21 days of chalisa | sankalp text simple english | vow of 11 saturdays how to begin | spouse gotra in sankalp
hi: संकल्प कैसे लें | संकल्प में क्या बोलते हैं | गोत्र पता न हो तो संकल्प में क्या कहें | संकल्प ज़रूरी है क्या | संकल्प पूरा न हो तो क्या करें | हाथ में जल लेकर संकल्प क्यों | हिन्दी में संकल्प ले सकते हैं | संकल्प मंत्र क्या है | संकल्प तोड़ना पड़े तो | संकल्प में नाम गोत्र | व्रत का संकल्प सुबह
hg: puja me sankalp kaise lete hai | sankalp me kya bolna hota hai | gotra pata nahi hai to sankalp me kya bole | chhoti puja me sankalp zaruri hai kya | sankalp pura na ho paye to kya kare | hindi me sankalp le sakte hai | 21 din ka sankalp kaise le | sankalp mantra kya hai | sankalp todna pade to | vrat ka sankalp subah kaise le | gotra kashyap kyu bolte hai
@how modern wide CUSTOM
en: For sankalp take water, rice and a flower in the right hand and say the place, the day, your name and gotra, what you will do and why; then let it flow into a plate. If the gotra is not known say Kashyapa; your own language is fine.
hi: संकल्प में दाएँ हाथ में जल, अक्षत, फूल लेकर स्थान, दिन, अपना नाम-गोत्र, क्या और क्यों करेंगे बोलें; फिर थाली में छोड़ें। गोत्र न पता हो तो कश्यप कहें; अपनी भाषा ठीक है।
hg: Sankalp me daayein haath me jal, akshat, phool lekar sthan, din, apna naam-gotra, kya aur kyun karenge bolein; phir thali me chhodein. Gotra na pata ho to Kashyap kahein; apni bhasha theek hai.
@which classical most DS
en: For an unknown gotra Kashyapa is said; a married woman gives her husband's, or her own. For daily puja a silent intention is enough.
hi: गोत्र न पता हो तो कश्यप कहें; विवाहिता पति का या अपना गोत्र कहे। रोज़ की पूजा में मन का भाव काफ़ी है।
hg: Gotra na pata ho to Kashyap kahein; vivahita pati ka ya apna gotra kahe. Roz ki puja me mann ka bhaav kaafi hai.
@do modern wide CUSTOM
en: If a sankalp cannot be completed through illness, travel or work, ask pardon, finish it later or let another do it. Nothing bad follows; so promise little and keep it.
hi: बीमारी, यात्रा या काम से संकल्प पूरा न हो तो क्षमा माँगें, बाद में पूरा करें या किसी से करवाएँ। कोई अनिष्ट नहीं; इसलिए छोटा संकल्प लें और निभाएँ।
hg: Beemari, yatra ya kaam se sankalp poora na ho to kshama maangein, baad me poora karein ya kisi se karwayein. Koi anisht nahi; isliye chhota sankalp lein aur nibhayein.
@see daily-puja-how

# puja-samagri rite
@names
en: puja samagri, puja items list, puja thali items, basic pooja kit
hi: पूजा सामग्री, पूजा का सामान, पूजा की थाली
hg: puja samagri list, pooja ka saman, puja ki thali, puja samagri
@ask
en: list of items for a simple puja | what is kept in a puja thali | puja items missing what can I use instead | minimum things needed for puja | where to buy puja samagri | what should a new home temple have for daily puja | can I do puja with only flowers and water | general puja list for pandit | steel vessels in puja | puja kit for hostel | betel nut as ganesha
hi: पूजा की सामग्री की सूची | पूजा की थाली में क्या रखें | पूजा का सामान न हो तो क्या करें | रोज़ की पूजा में क्या चाहिए | पंडित जी के लिए पूजा का सामान | कम से कम पूजा में क्या लगता है | पूजा में सुपारी क्यों | पूजा की चौकी | सत्यनारायण के अलावा सामान्य सामग्री | पूजा के बर्तन कौन से
hg: puja samagri ki list | puja ki thali me kya kya rakhe | puja ka saman nahi hai to kya kare | roz ki puja me kya kya chahiye | pandit ji ne samagri mangi hai list | kam se kam puja me kya lagta hai | phool nahi mile to puja kaise kare | puja me supari kyu rakhte hai | puja ke bartan kaun se le | steel ke bartan puja me | samanya puja ka saman kitne ka
@which modern wide CUSTOM
en: A simple puja thali holds a diya with ghee or oil, matches, incense, roli or kumkum, haldi, sandal, rice, flowers, water in a lota, mauli, camphor, bell, fruit or sweet. That serves for nearly any deity.
hi: सादी पूजा की थाली: घी या तेल का दीया, माचिस, धूप, रोली या कुमकुम, हल्दी, चंदन, अक्षत, फूल, लोटे में जल, मौली, कपूर, घंटी, फल या मिठाई। लगभग हर देवता के लिए काफ़ी।
hg: Saadi puja ki thali: ghee ya tel ka diya, maachis, dhoop, roli ya kumkum, haldi, chandan, akshat, phool, lote me jal, mauli, kapoor, ghanti, phal ya mithai. Lagbhag har devta ke liye kaafi.
@do modern wide CUSTOM
en: What is missing is replaced by rice grains and a kind thought: so the books themselves say of flowers, cloth and jewels. Water and a leaf are a whole puja, as the Gita tells.
hi: जो न हो उसकी जगह अक्षत और भाव: फूल, वस्त्र, आभूषण के लिए ग्रंथ यही कहते हैं। जल और एक पत्ता भी पूरी पूजा है, गीता में कहा है।
hg: Jo na ho uski jagah akshat aur bhaav: phool, vastra, aabhushan ke liye granth yahi kehte hain. Jal aur ek patta bhi poori puja hai, Gita me kaha hai.
@how modern wide CUSTOM
en: For a larger puja add kalash, coconut, mango leaves, paan, supari, cloves, cardamom, janeu, red and yellow cloth, panchamrit, Ganga water, til, barley, havan samagri. Ask the priest for his list and who brings what.
hi: बड़ी पूजा में जोड़ें: कलश, नारियल, आम के पत्ते, पान, सुपारी, लौंग, इलायची, जनेऊ, लाल-पीला कपड़ा, पंचामृत, गंगाजल, तिल, जौ, हवन सामग्री। पंडित जी से सूची और कौन क्या लाएगा पूछें।
hg: Badi puja me jodein: kalash, nariyal, aam ke patte, paan, supari, laung, elaichi, janeu, laal-peela kapda, panchamrit, Gangajal, til, jau, havan samagri. Pandit ji se list aur kaun kya layega poochhein.

# coconut-rite rite
@names
en: coconut in puja, breaking a coconut, puja coconut, coconut spoiled inside
hi: पूजा का नारियल, नारियल फोड़ना, नारियल ख़राब निकला
hg: puja ka nariyal, nariyal phodna, nariyal kharab nikla
@ask
en: what does it mean if the puja coconut is rotten inside | can women break coconut | what to do with coconut after puja | coconut dried inside is it good | coconut sprouted in kalash | flower inside coconut meaning | why do we break coconut | can coconut from temple be eaten | how to break a coconut for a new car
en: coconut broke unevenly meaning | coconut water inside temple throw | coconut sprouted meaning | black coconut inside
hi: पूजा का नारियल ख़राब निकले तो क्या मतलब | औरतें नारियल फोड़ सकती हैं क्या | पूजा के नारियल का क्या करें | नारियल में अंकुर आ जाए तो | नारियल में फूल निकले तो | नारियल क्यों फोड़ते हैं | चढ़ा हुआ नारियल खा सकते हैं | नारियल किस दिशा में फोड़ें | सपने में नारियल | पानी वाला नारियल चढ़ाएँ
hi: नारियल टेढ़ा टूटा मतलब | नारियल अंदर से काला निकला | पूजा का नारियल खा सकते हैं
hg: puja ka nariyal kharab nikla kya matlab hai | ladies nariyal phod sakti hai kya | puja ke nariyal ka kya kare | nariyal sukha nikla to shubh hai kya | kalash ke nariyal me ankur aa gaya | nariyal me phool nikla | nariyal kyu phodte hai | chadha hua nariyal kha sakte hai kya | nariyal kaun phode puja me | nariyal me pani nahi nikla | nariyal tedha phoota to
hg: nariyal tedha toota matlab | nariyal andar se kala nikla | puja ka nariyal kha sakte hai
@ok modern wide CUSTOM
en: Women and men may both break the puja coconut, and a rotten one is no bad sign: it was old. A dry one is taken as good luck. Take another if you like, or go on without.
hi: पूजा का नारियल स्त्री-पुरुष दोनों फोड़ सकते हैं, और ख़राब निकलना अपशकुन नहीं: वह पुराना था। सूखा निकले तो शुभ मानते हैं। चाहें तो दूसरा लें, नहीं तो पूजा आगे बढ़ाएँ।
hg: Puja ka nariyal stri-purush dono phod sakte hain, aur kharab nikalna apshagun nahi: woh purana tha. Sookha nikle to shubh maante hain. Chahein to doosra lein, nahi to puja aage badhayein.
@why modern wide CUSTOM
en: Breaking a coconut stands for breaking the hard shell of pride before God; its water and white flesh are pure food untouched by anyone.
hi: नारियल फोड़ना भगवान के आगे अहंकार का कठोर खोल तोड़ना है; जल और सफ़ेद गिरी अछूता शुद्ध आहार है।
hg: Nariyal phodna Bhagwan ke aage ahankar ka kathor khol todna hai; jal aur safed giri achhoota shuddh aahar hai.
@who modern regional CUSTOM
en: In the north many homes leave the breaking to men, in the south and west women do it as well; no text forbids it.
hi: उत्तर में कई घरों में पुरुष फोड़ते हैं, दक्षिण और पश्चिम में स्त्रियाँ भी; शास्त्र में मनाही नहीं।
hg: Uttar me kai gharon me purush phodte hain, dakshin aur pashchim me striyan bhi; shastra me manahi nahi.
@do modern wide CUSTOM
en: Eat a broken coconut as prasad or cook a sweet; the kalash coconut is shared after the puja. A sprouted one is a happy sign: plant it or give it to a temple garden.
hi: फूटा नारियल प्रसाद में खाएँ या मिठाई बनाएँ; कलश का नारियल पूजा बाद बाँटें। अंकुरित शुभ है: बो दें या मंदिर के बाग़ में दें।
hg: Phoota nariyal prasad me khayein ya mithai banayein; kalash ka nariyal puja baad baantein. Ankurit shubh hai: bo dein ya mandir ke baag me dein.
@which modern most CUSTOM
en: Sprinkle water first, then break the coconut with one stroke on a clean stone, pray, and offer the halves. How evenly it breaks, or a black or dry inside, means only age and knocking; use another.
hi: पहले जल छिड़कें, साफ़ पत्थर पर एक बार में फोड़ें, प्रार्थना कर आधे चढ़ाएँ। टूटने का ढंग या भीतर काला-सूखा केवल पुराने होने से है; दूसरा लें।
hg: Pehle jal chhidkein, saaf patthar par ek baar me phodein, prarthana kar aadhe chadhayein. Tootne ka dhang ya andar kaala-sookha keval purane hone se hai; doosra lein.
@see kalash-sthapana

# flowers-for-deities rite
@names
en: flowers for deities, which flower for which god, flowers not offered
hi: किस देवता को कौन सा फूल, पूजा के फूल, वर्जित फूल
hg: kis bhagwan ko kaun sa phool, puja ke phool, kaun sa phool nahi chadhana
@ask
en: which flower for which god | which flowers are not offered in puja | can we offer fallen flowers | can yesterday's flowers be offered | is it ok to smell a flower before offering | can artificial flowers be used in the mandir | can I pluck flowers from a neighbour's garden for puja | flowers at night for puja | which flower not to shiva | durva to whom | marigold for which god | lotus stays fresh how long
hi: किस भगवान को कौन सा फूल चढ़ाएँ | पूजा में कौन से फूल नहीं चढ़ाते | गिरे हुए फूल चढ़ा सकते हैं | बासी फूल चढ़ा सकते हैं क्या | नक़ली फूल मंदिर में | पड़ोसी के बाग़ से फूल तोड़ना | गुड़हल किस देवी को | केतकी किसे नहीं चढ़ती | सुबह फूल कब तोड़ें | कमल का फूल कितने दिन | गेंदा किसे चढ़ाएँ
hg: kis bhagwan ko kaun sa phool chadhaye | puja me kaun se phool nahi chadhate | gire hue phool chadha sakte hai kya | basi phool chadha sakte hai | artificial phool mandir me laga sakte hai kya | padosi ke ghar se phool todna puja ke liye | gudhal kis devi ko chadhta hai | ketki kis ko nahi chadhti | sham ko phool tod sakte hai kya | subah phool kab tode | genda kis bhagwan ko | plastic ka phool bhagwan ko
@which modern most CUSTOM
en: Ganesh loves durva and red flowers; Shiva aak, dhatura, white flowers; Vishnu and Krishna tulsi, yellow flowers, lotus; Lakshmi lotus, rose; Durga and Kali hibiscus; Saraswati white or yellow; Hanuman red, marigold; Surya red; Shani blue.
hi: गणेश को दूर्वा-लाल फूल; शिव को आक, धतूरा, सफ़ेद; विष्णु-कृष्ण को तुलसी, पीले, कमल; लक्ष्मी को कमल, गुलाब; दुर्गा-काली को गुड़हल; सरस्वती को सफ़ेद-पीले; हनुमान को लाल, गेंदा; सूर्य को लाल; शनि को नीले।
hg: Ganesh ko durva-laal phool; Shiv ko aak, dhatura, safed; Vishnu-Krishna ko tulsi, peele, kamal; Lakshmi ko kamal, gulab; Durga-Kali ko gudhal; Saraswati ko safed-peele; Hanuman ko laal, genda; Surya ko laal; Shani ko neele.
@ok modern most CUSTOM
en: Left out are: tulsi for Ganesh and the Shivling, ketaki for Shiva, durva for Durga, and in many lists aak for Vishnu. Stale, smelled or stolen flowers are not offered; ask the neighbour.
hi: नहीं चढ़ते: गणेश और शिवलिंग पर तुलसी, शिव को केतकी, दुर्गा को दूर्वा, कई सूचियों में विष्णु को आक। बासी, सूँघे या चुराए फूल नहीं; पड़ोसी से पूछ लें।
hg: Nahi chadhte: Ganesh aur Shivling par tulsi, Shiv ko ketaki, Durga ko durva, kai soochiyon me Vishnu ko aak. Baasi, soonghe ya churaye phool nahi; padosi se poochh lein.
@how modern wide CUSTOM
en: Pluck in the morning, leaving some for the plant and bees; lotus, tulsi and bel stay fresh for days. Clean fallen parijat may be offered; artificial flowers are decoration, one fresh flower or a leaf is the offering.
hi: सुबह तोड़ें, कुछ पौधे और मधुमक्खी को छोड़ें; कमल, तुलसी, बेल कई दिन ताज़े माने जाते हैं। गिरा साफ़ पारिजात चलेगा; नक़ली फूल सजावट हैं, चढ़ावा एक ताज़ा फूल या पत्ता।
hg: Subah todein, kuch paudhe aur madhumakkhi ko chhodein; kamal, tulsi, bel kai din taaze maane jaate hain. Gira saaf paarijat chalega; nakli phool sajawat hain, chadhava ek taaza phool ya patta.
@see nirmalya-flowers

# panchamrit-charnamrit rite
@names
en: panchamrit, charnamrit, panchamrut recipe, panchgavya
hi: पंचामृत, चरणामृत, पंचगव्य
hg: panchamrit, charnamrit, panchamrut, panchgavya
@ask
en: how to make panchamrit | ratio of panchamrit ingredients | difference between panchamrit and charnamrit | which hand to take charnamrit | can panchamrit be given to babies | how long does panchamrit stay good | panchamrit without honey | why is charnamrit touched to the head | panchamrit for abhishek quantity | tulsi in charnamrit
en: order of panchamrit on idol | panchamrit on which deity | panchamrit leftover
hi: पंचामृत कैसे बनाते हैं | पंचामृत में क्या क्या पड़ता है | पंचामृत और चरणामृत में अंतर | चरणामृत किस हाथ में लें | चरणामृत का मंत्र | पंचामृत कितनी देर तक ठीक रहता है | पंचगव्य क्या है | पंचामृत बिना घी | चरणामृत पीने के बाद हाथ सिर पर क्यों | पंचामृत स्नान कैसे कराएँ
hi: पंचामृत किस क्रम से | बचा पंचामृत क्या करें | चरणामृत कैसे पिएँ
hg: panchamrit kaise banate hai | panchamrit me kya kya dalta hai | panchamrit aur charnamrit me fark | charnamrit kis hath me le | charnamrit ka mantra | panchamrit kitni der tak rakh sakte hai | chhote bacche ko panchamrit de sakte hai kya | bina shahad panchamrit | panchamrit bina ghee | charnamrit ke baad hath sir par kyu | panchamrit snan kaise karaye
hg: panchamrit kis kram se chadhaye | bacha panchamrit kya kare | charnamrit kaise piye
en: which hand for charanamrit | what to do after taking charanamrit | mantra of charnamrit akal mrityu haranam | can we rub hand on head after charanamrit | can panchamrit be taken at night
hi: चरणामृत किस हाथ से लें | चरणामृत का मंत्र | चरणामृत लेकर हाथ सिर पर फेरें क्या | पंचामृत बच जाए तो क्या करें | चरणामृत ताँबे के बर्तन में क्यों
hg: charanamrit kis hath se le | charnamrit ka mantra | charanamrit lekar hath sir pe fere kya | panchamrit bach jaye to kya kare | charnamrit tambe ke bartan me kyu
@how modern wide CUSTOM
en: Panchamrit is milk, curd, ghee, honey and sugar with tulsi: say a cup of milk, half of curd, a spoon each of ghee and honey, two of sugar. Some add banana or dry fruit; without honey take more sugar or jaggery.
hi: पंचामृत दूध, दही, घी, शहद, शक्कर और तुलसी है: एक कप दूध, आधा दही, एक-एक चम्मच घी-शहद, दो शक्कर। कुछ केला-मेवा मिलाते हैं; शहद न हो तो मिश्री या गुड़।
hg: Panchamrit doodh, dahi, ghee, shahad, shakkar aur tulsi hai: ek cup doodh, aadha dahi, ek-ek chammach ghee-shahad, do shakkar. Kuch kela-meva milate hain; shahad na ho to mishri ya gud.
@what modern wide CUSTOM
en: Charnamrit is the water, or panchamrit, that has bathed the deity's feet, taken with tulsi in the right palm, sipped and touched to the head. Panchgavya, of the cow's five gifts, is for purification rites.
hi: चरणामृत वह जल या पंचामृत है जिससे देव-चरण धुले, तुलसी सहित दाईं हथेली में लेकर पीते और सिर से लगाते हैं। पंचगव्य गाय की पाँच वस्तुएँ हैं, शुद्धि के लिए।
hg: Charnamrit woh jal ya panchamrit hai jisse dev-charan dhule, tulsi sahit daayin hatheli me lekar peete aur sir se lagate hain. Panchgavya gaay ki paanch vastuyein hain, shuddhi ke liye.
@ok modern wide SENSE
en: Use it fresh within two or three hours, and give no honey to babies under one year; people with diabetes take a drop.
hi: दो-तीन घंटे में ताज़ा लें, एक वर्ष से छोटे शिशु को शहद न दें; मधुमेह वाले एक बूँद लें।
hg: Do-teen ghante me taaza lein, ek varsh se chhote shishu ko shahad na dein; madhumeh wale ek boond lein.
@which modern most CUSTOM
en: Milk cools, curd firms, ghee strengthens, honey sweetens, sugar delights: five gifts, one bath. Pour in that order with water between, sip three times from the palm, and never let it touch the floor.
hi: दूध शीतल, दही दृढ़, घी बल, शहद मधुर, शक्कर आनंद: पाँच भेंट, एक स्नान। इसी क्रम में बीच में जल, हथेली से तीन बार आचमन, ज़मीन पर न गिरे।
hg: Doodh sheetal, dahi dridh, ghee bal, shahad madhur, shakkar anand: paanch bhent, ek snan. Isi kram me beech me jal, hatheli se teen baar aachman, zameen par na gire.
@words classical wide STOTRA
en: Charnamrit is taken in the cupped right palm with the left below, with: Akala mrityu haranam sarva vyadhi vinashanam, / Vishnoh padodakam pitva punarjanma na vidyate. It is a prayer, not a medicine.
hi: चरणामृत दाईं हथेली में, बाईं नीचे रख, लेते हैं: अकालमृत्युहरणं सर्वव्याधिविनाशनम्। / विष्णोः पादोदकं पीत्वा पुनर्जन्म न विद्यते॥ यह प्रार्थना है, दवा नहीं।
hg: Charnamrit dayin hatheli me, bayin neeche rakh, lete hain: Akala mrityu haranam sarva vyadhi vinashanam, / Vishnoh padodakam pitva punarjanma na vidyate. Yeh prarthna hai, dawa nahi.
@do modern most CUSTOM
en: After sipping many do not wipe the hand on the head, as lips touched it, but rinse it; others do. What is left goes little by little to a plant; one with milk is not kept in metal overnight.
hi: पीकर कई लोग हाथ सिर पर नहीं फेरते, क्योंकि होंठ लगे, धो लेते हैं; दूसरे फेरते हैं। बचा हुआ थोड़ा-थोड़ा किसी पौधे में डालें; दूध वाला रात भर धातु में न रखें।
hg: Peekar kai log haath sir par nahi pherte, kyunki honth lage, dho lete hain; doosre pherte hain. Bacha hua thoda-thoda kisi paudhe me daalein; doodh wala raat bhar dhaatu me na rakhein.

# temple-visit rite
@names
en: visiting a temple, temple etiquette, temple darshan rules, going to mandir
hi: मंदिर जाना, मंदिर के नियम, मंदिर दर्शन
hg: mandir jana, mandir jane ke niyam, mandir darshan kaise kare
@ask
en: how to behave in a temple | can I go to a temple after eating | can I go to temple without a bath | what to wear to temple | which foot first in the temple | should we turn our back to the deity when leaving | should we sit for a while after darshan | can shoes be stolen at temple be a good sign | can we go to a temple after a funeral | can I go to a temple during pregnancy | how much money to put in the donation box
en: temple after nonveg | temple after haircut | temple visit evening without bath | leather belt in temple | sit after darshan why
hi: मंदिर जाने के नियम | बिना नहाए मंदिर जा सकते हैं क्या | खाना खाकर मंदिर जा सकते हैं | मंदिर में क्या पहनकर जाएँ | मंदिर से लौटते समय घंटी बजाएँ क्या | मंदिर में चप्पल चोरी होना | शमशान से आकर मंदिर जा सकते हैं | गर्भवती मंदिर जा सकती है क्या | मंदिर में कितना दान दें | मंदिर में पीठ करके क्यों नहीं निकलते | मंदिर में परिवार के साथ
hi: मंदिर जाने के नियम | मांस खाकर मंदिर | बाल कटाकर मंदिर | दर्शन के बाद बैठते क्यों हैं
hg: mandir jane ke niyam kya hai | bina nahaye mandir ja sakte hai kya | khana kha ke mandir ja sakte hai | mandir me kya pehan ke jaye | mandir se nikalte samay ghanti bajana | mandir me chappal chori hona shubh hai kya | shamshan se aakar mandir ja sakte hai | pregnant lady mandir ja sakti hai kya | mandir me kitna daan de | mandir me mobile photo lena | mandir kis samay jana chahiye
hg: mandir jane ke niyam | nonveg kha kar mandir ja sakte hai | baal kata kar mandir | darshan ke baad baithte kyu hai
@how modern wide CUSTOM
en: In a temple leave shoes and phone noise outside, wash hands, ring the bell once on entering, look, pray, offer, go round clockwise, sit a little, and step back before you turn. Modest, clean dress is enough.
hi: मंदिर में जूते और फ़ोन का शोर बाहर छोड़ें, हाथ धोएँ, आते समय एक बार घंटी, दर्शन, प्रार्थना, अर्पण, परिक्रमा, थोड़ा बैठें, पीछे हटकर मुड़ें। साफ़, शालीन वस्त्र काफ़ी हैं।
hg: Mandir me joote aur phone ka shor bahar chhodein, haath dhoyein, aate samay ek baar ghanti, darshan, prarthana, arpan, parikrama, thoda baithein, peechhe hatkar mudein. Saaf, shaaleen vastra kaafi hain.
@ok modern most CUSTOM
en: After bath is best; washing hands, feet and face does on the way from work, and a vegetarian meal before is no bar. After a cremation one bathes first. Pregnant women may go where there is no crowd.
hi: स्नान के बाद उत्तम; काम से आते हाथ-पैर-मुँह धोना भी चलेगा, शाकाहारी भोजन के बाद भी जा सकते हैं। दाह संस्कार से आकर पहले नहाएँ। गर्भवती कम भीड़ में जाएँ।
hg: Snan ke baad uttam; kaam se aate haath-pair-munh dhona bhi chalega, shakahari bhojan ke baad bhi ja sakte hain. Daah sanskar se aakar pehle nahayein. Garbhvati kam bheed me jayein.
@which modern wide CUSTOM
en: Give what you like, flowers, fruit or a coin; the box, food for the hungry or the temple's school are all good. Stolen slippers are just stolen, though people smile that troubles went along.
hi: जो मन हो दें, फूल, फल या सिक्का; दानपेटी, भूखे का भोजन या विद्यालय सब अच्छे। चप्पल चोरी बस चोरी है, लोग हँसकर कहते हैं कष्ट भी गया।
hg: Jo mann ho dein, phool, phal ya sikka; daanpeti, bhookhe ka bhojan ya vidyalay sab achhe. Chappal chori bas chori hai, log hanskar kehte hain kasht bhi gaya.
@why modern most CUSTOM
en: One sits a while after darshan to carry the calm home, and looks with open eyes at the deity. After meat, funeral, haircut or long travel bathe first; leather belt and purse stay out where the temple asks.
hi: दर्शन के बाद थोड़ा बैठते हैं ताकि शांति साथ जाए, और खुली आँखों से देव को देखते हैं। मांस, अंत्येष्टि, बाल कटाने या लंबी यात्रा के बाद नहाएँ; मंदिर कहे तो चमड़ा बाहर।
hg: Darshan ke baad thoda baithte hain taaki shanti saath jaye, aur khuli aankhon se dev ko dekhte hain. Maans, antyeshti, baal katane ya lambi yatra ke baad nahayein; mandir kahe to chamda bahar.
@see pradakshina

# mannat-vow rite
@names
en: vow to god, promise made to god, fulfilling a vow, making a mannat, mannat to god
hi: मनौती, भगवान से माँगी मन्नत, मन्नत माँगना, मन्नत पूरी, मन्नत का धागा
hg: manauti, bhagwan se mangi mannat, mannat puri hona, mannat mangna, mannat poori, mannat ka dhaga
@ask
en: I forgot to fulfil my mannat what now | can a mannat be changed | I promised a pilgrimage but cannot go | how to make a mannat | is it right to bargain with god | mannat made by my mother who passed away | mannat not fulfilled will god be angry | thread tied for mannat must it be opened | should a mannat be kept secret | hair vow for baby | promised 101 coconuts can I give fewer
en: I vowed to walk barefoot to the temple but my knee is bad now | promised to climb on foot, can I go by helicopter instead | can I change my vow because of illness
hi: मन्नत पूरी करना भूल गए तो क्या करें | मन्नत बदल सकते हैं क्या | मन्नत कैसे माँगें | मन्नत पूरी न कर पाएँ तो भगवान नाराज़ होंगे क्या | माँ की मन्नत अधूरी है | मन्नत का धागा खोलना ज़रूरी है | मन्नत का नारियल | मन्नत में बाल देना | मन्नत बताएँ या नहीं | घंटी चढ़ाने की मन्नत
hi: नंगे पैर जाने की मन्नत थी पर अब घुटना ख़राब है | पैदल यात्रा की मन्नत हेलीकॉप्टर से पूरी कर सकते हैं | नौकरी लगने पर यात्रा की मन्नत थी, अब छुट्टी नहीं मिलती
hg: mannat puri karna bhul gaye ab kya kare | mannat badal sakte hai kya | mannat kaise mangte hai | mannat puri nahi ki to bhagwan naraz honge kya | maa ki mannat adhuri reh gayi | mannat ka dhaga kholna zaruri hai kya | tirupati jane ki mannat thi nahi ja paye | mannat ka nariyal | mannat kisi ko batani chahiye kya | mannat me baal dena | chadar ya ghanti ki mannat
hg: nange pair jane ki mannat thi par ab ghutna kharab hai | paidal yatra ki mannat helicopter se puri kar sakte hai | naukri lagne par yatra ki mannat thi ab chhutti nahi milti
@do modern wide CUSTOM
en: A forgotten mannat is fulfilled whenever you remember it; where that cannot be, tell God so, do what you can, a lamp, food for someone, the same gift nearby, and be at peace.
hi: भूली मन्नत जब याद आए तब पूरी करें; न हो सके तो भगवान से कहें और जो बने करें: दीया, किसी को भोजन, वही भेंट पास के मंदिर में, और मन शांत रखें।
hg: Bhooli mannat jab yaad aaye tab poori karein; na ho sake to Bhagwan se kahein aur jo bane karein: diya, kisi ko bhojan, wahi bhent paas ke mandir me, aur mann shaant rakhein.
@ok modern wide CUSTOM
en: God is not a moneylender: no illness or loss comes from an open vow. A vow of someone who has died may be fulfilled by a child, or ends with love.
hi: भगवान साहूकार नहीं: अधूरी मन्नत से बीमारी या हानि नहीं आती। दिवंगत की मन्नत संतान पूरी कर सकती है, या वह प्रेम में ही पूर्ण है।
hg: Bhagwan saahukaar nahi: adhoori mannat se beemari ya haani nahi aati. Divangat ki mannat santan poori kar sakti hai, ya woh prem me hi poorn hai.
@how modern wide CUSTOM
en: Make a vow in plain words before your deity, small and possible, without harm to anybody; many tie a thread or bell and untie any one when it comes true. Thanks without bargaining are as good.
hi: अपने देवता के आगे सादे शब्दों में छोटी, संभव, किसी को हानि न देने वाली मन्नत माँगें; कई धागा या घंटी बाँधते और पूरी होने पर कोई एक खोलते हैं। बिना सौदे धन्यवाद भी उतना ही अच्छा।
hg: Apne devta ke aage saade shabdon me chhoti, sambhav, kisi ko haani na dene wali mannat maangein; kai dhaaga ya ghanti baandhte aur poori hone par koi ek kholte hain. Bina saude dhanyavaad bhi utna hi achha.
@ok modern wide CUSTOM
en: A vow to go barefoot or on foot may be changed when the knee or health forbids: go by vehicle or ropeway, walk the last steps, or give food or help instead. Tell God so in plain words; the vow counts as kept.
hi: नंगे पैर या पैदल जाने की मन्नत घुटने या सेहत के कारण बदल सकते हैं: गाड़ी या रोपवे से जाएँ, अंतिम कुछ क़दम चलें, या अन्नदान-सेवा करें। भगवान से सीधे शब्दों में कह दें; मन्नत पूरी मानी जाती है।
hg: Nange pair ya paidal jaane ki mannat ghutne ya sehat ke kaaran badal sakte hain: gaadi ya ropeway se jayein, aakhri kuch kadam chalein, ya anndaan-seva karein. Bhagwan se seedhe shabdon me keh dein; mannat poori maani jaati hai.

# daan-rite rite
@names
en: daan, charity and donations, what to donate on which day, annadaan, gupt daan
hi: दान, दान-पुण्य, किस दिन क्या दान करें, अन्नदान, गुप्त दान
hg: daan, daan punya, kis din kya daan kare, annadaan, gupt daan
@ask
en: what to donate on which day | which things should not be donated | can I donate old clothes | is salt or oil donated | to whom should we donate | donation after sunset is it wrong | what to donate on amavasya and purnima | can daan be given online | how much of income should be given | blood donation as daan | saturday gift to poor what | on which day to donate blankets
hi: किस दिन क्या दान करना चाहिए | कौन सी चीज़ दान नहीं करनी चाहिए | पुराने कपड़े दान कर सकते हैं | दान किसे दें | शाम को दान दे सकते हैं क्या | अमावस्या पर क्या दान करें | गुप्त दान क्या है | आमदनी का कितना दान करें | सोना दान | रोटी दान किसे | मंगलवार को क्या दान करें
hg: kis din kya daan karna chahiye | kaun si cheez daan nahi karni chahiye | purane kapde daan kar sakte hai kya | daan kisko dena chahiye | sham ko daan de sakte hai kya | amavasya par kya daan kare | gupt daan kya hota hai | income ka kitna daan kare | online daan ka punya milta hai kya | budhvar ko kya daan kare | mangalvar ko kya daan kare | khoon daan punya hai kya | kambal daan kab kare
@which modern most JYOTISH
en: By custom: Sunday wheat, gur; Monday rice, milk; Tuesday masoor, gur; Wednesday green moong, fodder; Thursday chana dal, haldi, books; Friday rice, curd, white things; Saturday til, oil, urad, blanket. Food and water suit every day.
hi: रिवाज से: रविवार गेहूँ-गुड़; सोमवार चावल-दूध; मंगल मसूर-गुड़; बुध हरा मूँग-चारा; गुरुवार चना दाल, हल्दी, पुस्तक; शुक्र चावल, दही, सफ़ेद वस्तु; शनि तिल, तेल, उड़द, कंबल। अन्न-जल हर दिन ठीक।
hg: Riwaz se: Ravivar gehun-gud; Somvar chawal-doodh; Mangal masoor-gud; Budh hara moong-chaara; Guruvar chana daal, haldi, pustak; Shukra chawal, dahi, safed vastu; Shani til, tel, urad, kambal. Ann-jal har din theek.
@ok modern most CUSTOM
en: Clean wearable old clothes may be given; torn, stale, broken things and sharp knives are not. Some do not give salt, curd or money after sunset; somebody hungry is fed at any hour.
hi: साफ़, पहनने योग्य पुराने कपड़े दें; फटे, बासी, टूटी चीज़ें और चाकू नहीं। कुछ लोग सूर्यास्त बाद नमक, दही, पैसे नहीं देते; भूखे को किसी भी समय खिलाएँ।
hg: Saaf, pehenne yogya purane kapde dein; phate, baasi, tooti cheezein aur chaaku nahi. Kuch log suryast baad namak, dahi, paise nahi dete; bhookhe ko kisi bhi samay khilayein.
@who classical wide EPIC
en: The Gita calls that gift best which is given to the right person, place and time, expecting nothing: the needy, students, the ill, animals, and quietly. How much is your own measure; never from debt.
hi: गीता उस दान को उत्तम कहती है जो योग्य व्यक्ति, स्थान, समय में, बिना बदले की आशा दिया जाए: ज़रूरतमंद, विद्यार्थी, रोगी, पशु, और चुपचाप। मात्रा अपनी; उधार लेकर नहीं।
hg: Gita us daan ko uttam kehti hai jo yogya vyakti, sthan, samay me, bina badle ki aasha diya jaye: zaroortmand, vidyarthi, rogi, pashu, aur chupchaap. Maatra apni; udhaar lekar nahi.

# puja-mistakes rite
@names
en: mistake in puja, forgot puja, asking forgiveness in puja, interrupted puja, tears during puja, sleepy during puja, yawning in puja
hi: पूजा में ग़लती, पूजा छूट जाना, क्षमा प्रार्थना, पूजा में विघ्न, पूजा में आँसू, पूजा में नींद, पूजा में जम्हाई
hg: puja me galti, puja chhut gayi, kshama prarthana, puja ke bich me uthna, puja me aansu, puja me neend, puja me jamhai, puja me dhyan
@ask
en: I made a mistake in the puja what happens | I got up in the middle of puja | thoughts wander during puja | yawning or crying during puja meaning | forgot to do puja for many days | hair in prasad what to do | sneezed during aarti is it bad | touched the idol with unwashed hands | avahanam na janami full shloka | forgot to light the lamp today | anger during prayer
en: oil fell during puja | kumkum fell omen | god photo fell during puja | sneezing while starting puja | red ants in mandir
en: why do I cry or yawn while praying
hi: पूजा में ग़लती हो जाए तो क्या करें | पूजा के बीच उठना पड़े तो | पूजा में मन नहीं लगता | पूजा करते समय रोना या जम्हाई आना | कई दिन पूजा नहीं की | आरती में छींक आ जाए | क्षमा प्रार्थना कौन सी है | प्रसाद में बाल निकले तो | मूर्ति हाथ से गिर गई | दीया गिर गया पूजा में | मंत्र भूल गए
hi: पूजा में तेल गिर गया | सिंदूर गिरना अपशकुन | पूजा में भगवान की फ़ोटो गिर गई
hi: पूजा करते समय नींद या आँसू क्यों आते हैं
hg: puja me galti ho gayi to kya kare | puja ke bich me uthna pade to | puja me man nahi lagta | puja karte samay rona ya jamhai aana | kai din se puja nahi ki | aarti me chheenk aa jaye to | kshama prarthana kaun si bole | prasad me baal nikle to | bina hath dhoye murti chhu li | mantra bhul gaye puja me | puja me gussa aa gaya | murti hath se gir gayi
hg: puja me tel gir gaya | sindoor girna apshakun | puja me bhagwan ki photo gir gayi
hg: puja karte samay neend ya aansu kyu aate hai | puja me mann nahi lagta
@do modern wide CUSTOM
en: A mistake in puja needs no fear: say "forgive what I did not know", set it right and go on. A phone call, a crying child or a sneeze ends nothing; wash hands and continue.
hi: पूजा में भूल से डरें नहीं: "जो न जाना, क्षमा करें" कहें, ठीक करें, आगे बढ़ें। फ़ोन, रोता बच्चा या छींक से पूजा नहीं टूटती; हाथ धोकर जारी रखें।
hg: Puja me bhool se darein nahi: "jo na jaana, kshama karein" kahein, theek karein, aage badhein. Phone, rota bachcha ya chheenk se puja nahi tootti; haath dhokar jaari rakhein.
@words classical wide STOTRA
en: The prayer of pardon: Avahanam na janami na janami visarjanam, / Pujam chaiva na janami kshamasva Parameshvara.
hi: क्षमा प्रार्थना: आवाहनं न जानामि न जानामि विसर्जनम्। / पूजां चैव न जानामि क्षमस्व परमेश्वर॥
hg: Kshama prarthana: Avahanam na janami na janami visarjanam, / Pujam chaiva na janami kshamasva Parameshvara.
@ok modern wide CUSTOM
en: Tears, yawns and wandering thoughts are only a feeling heart, little sleep and a busy mind, no sign from anywhere. Days without puja bring no harm; begin again with one lamp.
hi: आँसू, जम्हाई, भटकता मन: भावुक हृदय, कम नींद और व्यस्त मन हैं, कोई संकेत नहीं। पूजा छूटने से हानि नहीं; एक दीये से फिर शुरू करें।
hg: Aansu, jamhai, bhatakta mann: bhaavuk hriday, kam neend aur vyast mann hain, koi sanket nahi. Puja chhootne se haani nahi; ek diye se phir shuru karein.
@why modern wide CUSTOM
en: Spilled oil, kumkum, milk or a fallen picture come of haste, wind and small shelves, no omen of husband or home. Wipe it, light the lamp anew, bow and go on; it is the heart that is offered.
hi: गिरा तेल, कुमकुम, दूध या तस्वीर जल्दी, हवा और छोटी शेल्फ़ से है, पति या घर का अपशकुन नहीं। पोंछें, दीप फिर जलाएँ, प्रणाम कर आगे बढ़ें; मन ही अर्पित होता है।
hg: Gira tel, kumkum, doodh ya tasveer jaldi, hawa aur chhoti shelf se hai, pati ya ghar ka apshakun nahi. Ponchhein, deep phir jalayein, pranam kar aage badhein; mann hi arpit hota hai.

# karnavedh-vidyarambh rite
@names
en: karnavedh, ear piercing ceremony, vidyarambham, first writing ceremony
hi: कर्णवेध, कान छिदवाना, विद्यारंभ, अक्षर आरंभ संस्कार, कर्ण छेदन, कान छेदना
hg: kaan chhidwana, kaan chidvana, vidyarambh sanskar, karn chhedan
@ask
en: at what age is ear piercing done | which ear first for boys and girls | which day for ear piercing | how is vidyarambham done at home | when should a child begin writing ceremony | is ear piercing needed for boys | nose piercing side left or right | slate puja for first letters | girl ear piercing age | rice plate writing om
hi: कान कब छिदवाना चाहिए | लड़के का पहले कौन सा कान छिदता है | कर्णवेध किस दिन करें | विद्यारंभ घर पर कैसे करें | बच्चे की पढ़ाई कब शुरू करें संस्कार | नाक किस तरफ़ छिदवाते हैं | कान छिदवाने की उम्र | लड़के का कान छिदवाना | स्लेट की पूजा | बच्चे का पहला अक्षर ॐ
hg: bacche ka kaan kab chhidwana chahiye | ladke ka pehle kaun sa kaan chhidta hai | kaan chhidwane ka din | vidyarambh ghar par kaise kare | bacche ko pehli baar likhna kab sikhaye puja | naak kis taraf chhidwate hai | kaan chhidwana zaruri hai kya ladko ka | kaan chhidwane ki umar | patti pujan kaise kare | bache ka pehla akshar | kaan me sona pehnana
@when classical most GS
en: Ear piercing, karnavedh, is done in the 6th, 7th or 8th month or in the 1st, 3rd or 5th year, on Monday, Wednesday, Thursday or Friday; vidyarambh between two and five, loved days being Vasant Panchami and Vijayadashami.
hi: कर्णवेध (कान छिदवाना) छठे, सातवें या आठवें महीने या पहले, तीसरे, पाँचवें वर्ष में, सोमवार, बुधवार, गुरुवार या शुक्रवार को होता है; विद्यारंभ दो से पाँच वर्ष में, प्रिय दिन वसंत पंचमी और विजयादशमी।
hg: Karnavedh (kaan chhidwana) chhathe, saatve ya aathve mahine ya pehle, teesre, paanchve saal me, Somvar, Budhvar, Guruvar ya Shukravar ko hota hai; vidyarambh do se paanch saal me, priya din Vasant Panchami aur Vijayadashami.
@how modern wide CUSTOM
en: For vidyarambh the child sits on a lap, Ganesh and Saraswati are worshipped, and the finger is guided to write Om or the first letters in rice, then on a slate.
hi: विद्यारंभ में बच्चा गोद में बैठता है, गणेश-सरस्वती की पूजा होती है, और उँगली पकड़कर चावल में, फिर स्लेट पर ॐ या पहले अक्षर लिखवाते हैं।
hg: Vidyarambh me bachcha god me baithta hai, Ganesh-Saraswati ki puja hoti hai, aur ungli pakadkar chawal me, phir slate par Om ya pehle akshar likhwate hain.
@which modern most CUSTOM
en: By custom the right ear of a boy and the left of a girl comes first; the nose is pierced mostly left in the north, right in the south. A clean needle and trained hand matter most.
hi: रिवाज से लड़के का दायाँ, लड़की का बायाँ कान पहले; नाक उत्तर में प्रायः बाईं, दक्षिण में दाईं। साफ़ सुई और कुशल हाथ सबसे ज़रूरी।
hg: Riwaz se ladke ka daayan, ladki ka baayan kaan pehle; naak uttar me aksar baayin, dakshin me daayin. Saaf sui aur kushal haath sabse zaroori.
@link /muhurat

# antyeshti-asthi rite
@names
en: last rites, cremation rites, asthi visarjan, immersion of ashes, antyeshti
hi: अंतिम संस्कार, दाह संस्कार, अस्थि विसर्जन
hg: antim sanskar, daah sanskar, asthi visarjan, asthiyan
@ask
en: who can perform last rites if there is no son | can a daughter light the pyre | can women go to the cremation ground | within how many days should ashes be immersed | can ashes be kept at home | where are ashes immersed | can we cook at home before cremation | why bathe after a funeral | things of the dead person what to do | funeral abroad and ashes to india | ashes urn where to keep | lamp for the departed ten days
en: on which day are the ashes immersed
hi: बेटा न हो तो अंतिम संस्कार कौन करे | बेटी मुखाग्नि दे सकती है क्या | औरतें श्मशान जा सकती हैं क्या | अस्थि विसर्जन कितने दिन में करें | अस्थियाँ घर में रख सकते हैं | अस्थि विसर्जन कहाँ करें | श्मशान से आकर क्या करें | मृतक के सामान का क्या करें | मुखाग्नि कौन दे | अस्थि कलश कहाँ रखें
hi: अस्थियाँ कितने दिन में विसर्जित करें
hg: beta nahi hai to antim sanskar kaun kare | beti mukhagni de sakti hai kya | aurat shamshan ja sakti hai kya | asthi visarjan kitne din me karna chahiye | asthi ghar me rakh sakte hai kya | asthi visarjan kaha kare | shamshan se aakar kya kare | mare hue insaan ke kapde ka kya kare | videsh se asthi india kaise laye | mukhagni kaun de | asthi kalash kaha rakhe | death ke baad ghar me diya
hg: asthi kitne din me visarjit kare
@who modern disputed CUSTOM
en: Last rites are done by a son by old custom; where there is none, or by wish, a daughter, wife, brother, grandchild or friend lights the pyre. Women going along differs by family, and daughters do it more and more.
hi: अंतिम संस्कार पुराने रिवाज से पुत्र करता है; न हो या इच्छा हो तो बेटी, पत्नी, भाई, पौत्र या मित्र मुखाग्नि दे। स्त्रियों का जाना कुल पर है; बेटियाँ अब अधिक करती हैं।
hg: Antim sanskar purane riwaz se putra karta hai; na ho ya ichchha ho to beti, patni, bhai, pautra ya mitra mukhagni de. Striyon ka jana kul par hai; betiyan ab adhik karti hain.
@when modern most CUSTOM
en: Ashes are gathered on the third day or so and immersed within ten or thirteen days in the Ganga or a near river; when that cannot be, later is fine. Till then they wait in a clay pot, mostly outside the living rooms.
hi: अस्थियाँ लगभग तीसरे दिन चुनते और दस-तेरह दिन में गंगा या पास की नदी में विसर्जित करते हैं; न हो तो बाद में भी। तब तक मिट्टी के पात्र में, प्रायः घर के कमरों से बाहर।
hg: Asthiyan lagbhag teesre din chunte aur das-terah din me Ganga ya paas ki nadi me visarjit karte hain; na ho to baad me bhi. Tab tak mitti ke patra me, aksar ghar ke kamron se bahar.
@do modern wide CUSTOM
en: Coming home, touch water, fire or neem by custom, bathe and wash the clothes; neighbours bring food that day. Good clothes and things are given to the needy, one or two kept in love.
hi: घर आकर रिवाज से जल, अग्नि या नीम छुएँ, नहाएँ, कपड़े धोएँ; उस दिन भोजन पड़ोसी लाते हैं। अच्छे कपड़े-सामान ज़रूरतमंद को दें, एक-दो याद में रखें।
hg: Ghar aakar riwaz se jal, agni ya neem chhuyein, nahayein, kapde dhoyein; us din bhojan padosi laate hain. Achhe kapde-saamaan zaroortmand ko dein, ek-do yaad me rakhein.
@see terahvi, sutak-death

# pregnancy-and-puja rite
@names
en: pregnancy and puja, puja while pregnant, garbh sanskar, mantras in pregnancy
hi: गर्भावस्था में पूजा, गर्भवती और पूजा, गर्भ संस्कार, गर्भावस्था में नारियल
hg: pregnancy me puja, pregnant lady puja, garbh sanskar, pregnancy me nariyal
@ask
en: can I do puja during pregnancy | what to read in pregnancy | what is garbh sanskar | which mantra for pregnant women | can a pregnant woman touch shivling or break coconut | till which month can a pregnant woman do puja | pregnant woman attending a havan or funeral | bal gopal photo in bedroom for pregnant | can pregnant lady go to someone's griha pravesh | lighting a lamp while pregnant | reading ramayana for unborn baby
en: pregnant woman can break coconut | pregnant temple visit month | pregnancy shivling touching | pregnant eclipse rules | reading sundarkand in pregnancy | can husband of pregnant woman shave or do havan
en: may a pregnant woman break a coconut
hi: गर्भावस्था में पूजा कर सकते हैं | गर्भवती को कौन सा पाठ करना चाहिए | गर्भ संस्कार क्या है | गर्भवती कौन सा मंत्र जपे | गर्भवती शिवलिंग पर जल चढ़ा सकती है | कितने महीने तक गर्भवती पूजा करे | गर्भवती नारियल फोड़ सकती है क्या | गर्भवती हवन में बैठे या नहीं | गर्भवती मंदिर की सीढ़ियाँ | सातवें महीने में पूजा | गर्भ में रामायण सुनना
hi: गर्भवती नारियल फोड़ सकती है | गर्भावस्था में शिवलिंग छूना | गर्भवती मंदिर जाए या नहीं | प्रेगनेंसी में सुंदरकांड | गर्भवती ग्रहण में
hg: pregnancy me puja kar sakte hai kya | pregnant lady kaun sa path kare | garbh sanskar kya hota hai | pregnancy me kaun sa mantra jape | pregnant lady shivling par jal chadha sakti hai | kitne mahine tak pregnant puja kar sakti hai | pregnant nariyal phod sakti hai kya | pregnancy me hawan me baith sakte hai | pregnancy me gita padhna | 7 mahine me puja kar sakte hai | garbh me ramayan sunna | pregnancy me diya jalana
hg: pregnant lady nariyal fod sakti hai kya | pregnancy me shivling chhu sakte hai | pregnant mandir ja sakti hai | pregnancy me sundarkand padh sakte hai
hg: garbhvati nariyal phod sakti hai kya
@ok modern most CUSTOM
en: A pregnant woman may do puja, chant and offer water to the Shivling as long as she is comfortable. Some homes let her rest from the kalash, coconut breaking and temple after the seventh month; that is meant as care.
hi: गर्भवती जब तक सहज हो पूजा, जप और शिवलिंग पर जल कर सकती है। कुछ घर सातवें महीने के बाद कलश, नारियल फोड़ना और मंदिर से विश्राम देते हैं; भाव देखभाल का है।
hg: Garbhvati jab tak sahaj ho puja, jap aur Shivling par jal kar sakti hai. Kuch ghar saatve mahine ke baad kalash, nariyal phodna aur mandir se vishram dete hain; bhaav dekhbhaal ka hai.
@which modern wide CUSTOM
en: Loved readings are the Gita, Ramayan's Bal Kand, Krishna's childhood, Vishnu Sahasranama, Santan Gopal and gentle bhajans; garbh sanskar simply means good food, rest, music and kind talk for both.
hi: प्रिय पाठ: गीता, रामायण का बालकांड, कृष्ण-लीला, विष्णु सहस्रनाम, संतान गोपाल और मधुर भजन; गर्भ संस्कार यानी अच्छा भोजन, विश्राम, संगीत, मीठी बातें।
hg: Priya path: Gita, Ramayan ka Balkand, Krishna-leela, Vishnu Sahasranam, Santan Gopal aur madhur bhajan; garbh sanskar yaani achha bhojan, vishram, sangeet, meethi baatein.
@do modern wide SENSE
en: Avoid smoke, long standing, floor sitting that hurts, heavy lifting, crowds and fasts without the doctor's word. Sit on a chair to pray; God does not mind.
hi: धुआँ, देर तक खड़े रहना, कष्टकर बैठना, भारी उठाना, भीड़, और डॉक्टर से पूछे बिना व्रत से बचें। कुर्सी पर बैठकर प्रार्थना करें; भगवान को आपत्ति नहीं।
hg: Dhua, der tak khade rehna, kashtkar baithna, bhaari uthana, bheed, aur doctor se poochhe bina vrat se bachein. Kursi par baithkar prarthana karein; Bhagwan ko aapatti nahi.
@why modern most CUSTOM
en: That Sundarkand, the Shivling or Hanuman are not for the pregnant has no text behind it; a coconut is left to others for the strain. In an eclipse eat, drink and take medicine as needed; staying in is a custom.
hi: गर्भ में सुंदरकांड, शिवलिंग या हनुमान न हों, इसका कोई ग्रंथ नहीं; नारियल ज़ोर लगने से दूसरे फोड़ते हैं। ग्रहण में ज़रूरत पर खाएँ, पिएँ, दवा लें; भीतर रहना रिवाज है।
hg: Garbh me Sundarkand, shivling ya Hanuman na hon, iska koi granth nahi; nariyal zor lagne se doosre phodte hain. Grahan me zaroorat par khayein, piyein, dawa lein; andar rehna riwaz hai.
@see godh-bharai

# sawa-mahina rite
@names
en: forty days after delivery, sawa mahina, postpartum puja rules, jalwa pujan, kuan pujan
hi: सवा महीना, प्रसव के बाद चालीस दिन, जलवा पूजन, कुआँ पूजन
hg: sawa mahina, delivery ke baad 40 din, jalwa pujan, kuan pujan
@ask
en: when can a new mother do puja after delivery | when can baby go to temple first time | can new mother enter the kitchen before 40 days | what is kuan pujan | first outing of the baby which place | can father do puja after baby birth | hair wash after delivery custom | is sawa mahina rule necessary in a nuclear family | forty day confinement meaning | baby first darshan | mother touching idols after birth
hi: डिलीवरी के कितने दिन बाद पूजा कर सकते हैं | बच्चे को पहली बार मंदिर कब ले जाएँ | सवा महीने से पहले रसोई में जा सकते हैं | कुआँ पूजन क्या है | जलवा पूजन कैसे करें | सवा महीने का नियम ज़रूरी है क्या | शिशु को मंदिर कब | चालीस दिन बाहर न निकलें | प्रसूता का स्नान
hg: delivery ke kitne din baad puja kar sakte hai | bacche ko pehli baar mandir kab le jaye | sawa mahine se pehle kitchen me ja sakte hai kya | kuan pujan kya hota hai | jalwa pujan kaise kare | sawa mahina ka niyam zaruri hai kya | delivery ke baad mandir kab jaye | 40 din bahar nikalna | jaccha baccha ka niyam | shishu ko dhoop me kab le jaye puja | delivery ke baad diya jalana
@when modern regional CUSTOM
en: A new mother takes up puja again after ten to thirteen days in some families, after forty days (sawa mahina) in most. Baby's first temple visit follows then, or after the vaccines when the doctor agrees.
hi: नई माँ कुछ घरों में दस-तेरह दिन, अधिकांश में चालीस दिन (सवा महीने) बाद पूजा शुरू करती है। शिशु का पहला मंदिर दर्शन तभी, या टीकों के बाद डॉक्टर की सहमति से।
hg: Nayi maa kuch gharon me das-terah din, adhikansh me chaalees din (sawa mahine) baad puja shuru karti hai. Shishu ka pehla mandir darshan tabhi, ya teekon ke baad doctor ki sehmati se.
@why modern wide SENSE
en: The forty days were meant for rest, warmth and keeping infections away. If you are alone at home, cook when you must and pray in the heart; no rule is broken by need.
hi: चालीस दिन विश्राम, गर्माहट और संक्रमण से बचाव के लिए थे। घर में अकेली हों तो ज़रूरत पर रसोई करें, मन में प्रार्थना; मजबूरी से नियम नहीं टूटता।
hg: Chaalees din vishram, garmahat aur sankraman se bachav ke liye the. Ghar me akeli hon to zaroorat par rasoi karein, mann me prarthana; majboori se niyam nahi tootta.
@what modern regional CUSTOM
en: Kuan or jalwa pujan is the mother's first going out to a well or tap with a kalash, songs and gram, thanking water for milk and life.
hi: कुआँ या जलवा पूजन में माँ कलश, गीत और चने के साथ कुएँ या नल तक पहली बार निकलती है, दूध और जीवन के लिए जल का आभार।
hg: Kuan ya jalwa pujan me maa kalash, geet aur chane ke saath kuen ya nal tak pehli baar nikalti hai, doodh aur jeevan ke liye jal ka aabhaar.
@see sutak-birth, chhathi-rite

# haldi-mehndi-rite rite
@names
en: haldi ceremony, mehndi ceremony, sangeet, tel baan, mayra bhaat
hi: हल्दी की रस्म, मेहँदी की रस्म, संगीत, तेल बान, भात मायरा
hg: haldi ki rasm, mehndi ki rasm, sangeet, tel baan, bhaat mayra, haldi ki rasam, mehndi ki rasam
@ask
en: why is haldi applied before wedding | when is haldi done how many days before | can bride go out after haldi | who applies haldi | can widows apply haldi | what is mayra or bhaat | meaning of mehndi dark colour | ganesh puja before wedding at home | what is mandap muhurat | turmeric paste leftover what to do | mandap puja and chak puja
hi: शादी से पहले हल्दी क्यों लगाते हैं | हल्दी कितने दिन पहले होती है | हल्दी के बाद बाहर क्यों नहीं जाते | हल्दी कौन लगाता है | भात भरना क्या है | मेहँदी का रंग गहरा हो तो | विधवा हल्दी लगा सकती है क्या | मंडप कैसे लगाते हैं | तेल चढ़ाना | चाक पूजा क्या है | दूल्हे की हल्दी
hg: shadi se pehle haldi kyu lagate hai | haldi kitne din pehle hoti hai | haldi ke baad ghar se bahar kyu nahi jate | haldi kaun lagata hai | bhaat bharna kya hota hai | mehndi ka rang gehra aaye to | vidhwa haldi laga sakti hai kya | mandap ki rasm kya hai | tel baan kya hota hai | dulhe ki haldi | chaak puja kya hai | haldi ke kapde ka kya kare
hg: haldi ki rasam kyu karte hai
@what modern wide CUSTOM
en: Haldi is put on bride and groom one to five days before the wedding, from feet to head with durva or mango leaf, for glow and blessing, after Ganesh puja; tel baan is the oil rite with it, mehndi and songs follow.
hi: हल्दी विवाह से एक से पाँच दिन पहले वर-वधू को पैर से सिर तक दूब या आम के पत्ते से लगाते हैं, निखार और आशीर्वाद के लिए, गणेश पूजा के बाद; साथ तेल बान, फिर मेहँदी, गीत।
hg: Haldi vivah se ek se paanch din pehle var-vadhu ko pair se sir tak doob ya aam ke patte se lagate hain, nikhaar aur aashirwad ke liye, Ganesh puja ke baad; saath tel baan, phir mehndi, geet.
@who modern regional CUSTOM
en: By custom married women begin it, five or seven of them; mothers, widows and friends who love the couple may bless them too, and more families say so gladly.
hi: रिवाज से पाँच-सात सुहागिनें शुरू करती हैं; माँ, विधवा और मित्र, जो स्नेह रखते हैं, वे भी आशीर्वाद दे सकते हैं, और अधिक परिवार यह मानते हैं।
hg: Riwaz se paanch-saat suhaginein shuru karti hain; maa, vidhwa aur mitra, jo sneh rakhte hain, ve bhi aashirwad de sakte hain, aur adhik parivar yeh maante hain.
@which modern regional CUSTOM
en: Bhaat or mayra is the mother's brother's gift of clothes to the family; mandap, chak puja and kalash come before the pheras. That dark mehndi tells of love is a sweet saying.
hi: भात या मायरा मामा की ओर से वस्त्र-उपहार है; मंडप, चाक पूजा, कलश फेरों से पहले। गहरी मेहँदी यानी प्रेम, यह मीठी कहावत है।
hg: Bhaat ya mayra mama ki or se vastra-uphar hai; mandap, chaak puja, kalash pheron se pehle. Gehri mehndi yaani prem, yeh meethi kahavat hai.
@why modern regional CUSTOM
en: After haldi the bride and groom stay home mostly for rest and safety; going out for work or parlour brings no harm.
hi: हल्दी के बाद घर में रहना आराम और सुरक्षा के लिए है; काम या पार्लर जाने से हानि नहीं।
hg: Haldi ke baad ghar me rehna aaram aur suraksha ke liye hai; kaam ya parlour jaane se haani nahi.
@see vivah-steps

# bride-welcome-rite rite
@names
en: griha pravesh of the bride, bride's welcome, vidaai, muh dikhai, kicking the rice kalash
hi: बहू का गृह प्रवेश, विदाई, मुँह दिखाई, चावल का कलश गिराना
hg: bahu ka griha pravesh, vidai, muh dikhai, dulhan ka swagat
@ask
en: how to welcome a new bride at home | why does the bride kick a pot of rice | which foot first for new daughter in law | red footprints of bride with alta | why rice thrown back in vidaai | ring finding game after wedding | pag phera what is it | first rasoi of bride what to cook | alta footprints of bride | milk bowl ring game | rice pot at the doorstep for bride
hi: नई बहू का स्वागत कैसे करें | बहू चावल का कलश पैर से क्यों गिराती है | बहू पहले कौन सा पैर रखे | विदाई में चावल पीछे क्यों फेंकते हैं | मुँह दिखाई क्या है | पग फेरा क्या होता है | बहू की पहली रसोई में क्या बनाए | दुल्हन के पैरों की छाप | गृहलक्ष्मी का स्वागत | अँगूठी ढूँढने की रस्म
hg: nayi bahu ka swagat kaise kare | bahu chawal ka kalash pair se kyu girati hai | bahu pehle kaun sa pair rakhe | vidai me chawal piche kyu fenkte hai | muh dikhai me kya dete hai | pag phera kya hota hai | bahu ki pehli rasoi me kya banaye | dulhan ka griha pravesh kaise karaye | dulhan ke pairo ki chhap | anguthi dhundhne ki rasm | bahu aate hi kya karna hota hai
@how modern wide CUSTOM
en: The bride is welcomed at the door with aarti and tilak, tips a small pot of rice inward with the right foot, steps in alta or kumkum, and bows to the kuldevta and elders: Lakshmi and plenty entering.
hi: बहू का द्वार पर आरती-तिलक से स्वागत होता है, वह दाएँ पैर से चावल का छोटा कलश भीतर गिराती, आलता या कुमकुम के पग रखती, कुलदेवता और बड़ों को प्रणाम करती है: लक्ष्मी और समृद्धि का प्रवेश।
hg: Bahu ka dwar par aarti-tilak se swagat hota hai, woh daayein pair se chawal ka chhota kalash bheetar giraati, aalta ya kumkum ke pag rakhti, kuldevta aur badon ko pranam karti hai: Lakshmi aur samriddhi ka pravesh.
@why modern wide CUSTOM
en: Rice thrown back at vidaai thanks the parents' home and leaves plenty there; muh dikhai is the first gift for seeing the bride, the ring game a merry icebreaker.
hi: विदाई में पीछे चावल डालना मायके का धन्यवाद और वहाँ समृद्धि छोड़ना है; मुँह दिखाई पहली भेंट, अँगूठी का खेल हँसी-मेल।
hg: Vidai me peechhe chawal daalna maayke ka dhanyavaad aur wahan samriddhi chhodna hai; muh dikhai pehli bhent, angoothi ka khel hansi-mel.
@which modern wide CUSTOM
en: The first rasoi is something sweet, halwa or kheer, given to God and elders first; pag phera is the first visit back to her parents within days.
hi: पहली रसोई में मीठा, हलवा या खीर, पहले भगवान और बड़ों को; पग फेरा कुछ दिनों में मायके की पहली यात्रा।
hg: Pehli rasoi me meetha, halwa ya kheer, pehle Bhagwan aur badon ko; pag phera kuch dinon me maayke ki pehli yatra.

# sindoor-mangalsutra-rite rite
@names
en: sindoor and mangalsutra, wearing sindoor, mangalsutra broke, toe rings, bangles of a married woman, sindoor fell
hi: सिंदूर और मंगलसूत्र, मंगलसूत्र टूटना, बिछिया, सुहाग की निशानी, सिंदूर गिरना
hg: sindoor lagana, mangalsutra toot gaya, bichhiya, suhag ki nishani, sindoor girna, sindoor gir gaya
@ask
en: mangalsutra broke is it a bad sign | is it compulsory to wear sindoor daily | sindoor fell down meaning | can working women skip mangalsutra | glass bangle broke in hand | can I take off toe rings | when to change mangalsutra thread | which day to buy a mangalsutra | sindoor on nose falling what does it mean | toe ring removal in pregnancy | black beads broke while sleeping
hi: मंगलसूत्र टूट जाए तो क्या करें | रोज़ सिंदूर लगाना ज़रूरी है क्या | सिंदूर की डिब्बी गिर जाए तो | चूड़ी टूट जाए तो अपशकुन | बिछिया उतार सकते हैं क्या | मंगलसूत्र न पहनें तो | सिंदूर किस उँगली से लगाएँ | काँच की चूड़ी मौल जाना | मंगलसूत्र किस दिन बदलें | विवाहिता बिंदी न लगाए तो
hg: mangalsutra toot gaya to kya kare | roz sindoor lagana zaruri hai kya | sindoor gir jaye to kya hota hai | chudi tut jaye to apshagun hai kya | bichhiya utar sakte hai kya | office me mangalsutra na pehne to | mangalsutra kis din kharide | sindoor dusri aurat ka laga sakte hai kya | kaanch ki chudi tut gayi | mangalsutra kis din badle | bindi na lagaye to kya | pregnancy me bichhiya utarna
@ok modern wide CUSTOM
en: A broken mangalsutra, bangle or spilled sindoor is no bad sign for your husband: threads wear out and boxes fall. Mend or replace it, light a lamp if you like, and be at ease.
hi: मंगलसूत्र या चूड़ी टूटना, सिंदूर गिरना पति के लिए अपशकुन नहीं: धागा घिसता है, डिब्बी गिरती है। ठीक करवाएँ या बदलें, चाहें तो दीया जलाएँ, निश्चिंत रहें।
hg: Mangalsutra ya chudi tootna, sindoor girna pati ke liye apshagun nahi: dhaaga ghista hai, dibbi girti hai. Theek karwayein ya badlein, chahein to diya jalayein, nishchint rahein.
@which modern most CUSTOM
en: Sindoor, mangalsutra, bichhiya and bangles are signs of marriage in many regions, with different sets in each. Wearing them daily, at times or not at all is the woman's choice.
hi: सिंदूर, मंगलसूत्र, बिछिया, चूड़ी कई प्रदेशों में विवाह की निशानियाँ हैं, हर जगह अलग। रोज़, कभी-कभी या न पहनना स्त्री की इच्छा है।
hg: Sindoor, mangalsutra, bichhiya, chudi kai pradeshon me vivah ki nishaniyan hain, har jagah alag. Roz, kabhi-kabhi ya na pehenna stri ki ichchha hai.
@do modern most CUSTOM
en: A new mangalsutra is taken on a good day, Friday, Thursday or Monday; gold of the old one may be melted, black beads given to flowing water or a plant. Sindoor that reddens or itches: choose a lead-free one.
hi: नया मंगलसूत्र शुक्र, गुरु या सोमवार जैसे अच्छे दिन लें; पुराने का सोना गला सकते हैं, काले मोती पौधे में रखें। सिंदूर से खुजली हो तो सीसा-रहित लें।
hg: Naya mangalsutra Shukra, Guru ya Somvar jaise achhe din lein; purane ka sona gala sakte hain, kaale moti paudhe me rakhein. Sindoor se khujli ho to seesa-rahit lein.

# widow-single-puja rite
@names
en: widow in puja, puja alone without husband, single woman puja, divorced woman puja
hi: विधवा और पूजा, पति के बिना पूजा, अकेली स्त्री की पूजा
hg: vidhwa puja, akele puja pati ke bina, single woman puja, talakshuda aur puja
@ask
en: can a widow do puja and havan | can a widow take part in weddings | can I sit alone in satyanarayan katha without my husband | my wife is not well can I do puja alone | can an unmarried person do griha pravesh | can a divorced woman do lakshmi puja | can a widow perform kanyadaan of her daughter | they tell me as a widow I should not touch the haldi, is that in scripture | husband abroad who sits in havan with me | single mother naming ceremony
hi: विधवा पूजा-हवन कर सकती है क्या | पति के बिना कथा में बैठ सकते हैं | पत्नी साथ न हो तो पूजा कर सकते हैं | अविवाहित गृह प्रवेश कर सकता है | विधवा माँ कन्यादान कर सकती है | तलाक़शुदा स्त्री लक्ष्मी पूजा करे क्या | विधवा शुभ काम में जाए या नहीं | अकेली माँ बेटी की शादी में रस्म | पति विदेश में हैं पूजा कैसे | विधवा और सिंदूर मंदिर
hg: vidhwa puja hawan kar sakti hai kya | pati ke bina katha me baith sakte hai | wife sath nahi hai to puja kar sakta hu kya | unmarried griha pravesh kar sakta hai kya | vidhwa maa kanyadaan kar sakti hai kya | talakshuda aurat laxmi puja kar sakti hai | vidhwa ko shubh kaam me kyu nahi bulate | pati videsh me hai puja kaise karu | single mother beti ki shadi me rasm | bina shadi ke hawan me baith sakte hai
@ok modern wide CUSTOM
en: A widow, a divorced or single woman or man may do every home puja, fast, katha and havan. That some were kept from auspicious rites was social custom, and more and more families leave it behind.
hi: विधवा, तलाक़शुदा या अकेली स्त्री या पुरुष घर की हर पूजा, व्रत, कथा, हवन कर सकते हैं। शुभ कार्यों से दूर रखना सामाजिक रिवाज था, जिसे अधिक परिवार छोड़ रहे हैं।
hg: Vidhwa, talakshuda ya akeli stri ya purush ghar ki har puja, vrat, katha, havan kar sakte hain. Shubh karyon se door rakhna saamajik riwaz tha, jise adhik parivar chhod rahe hain.
@how modern most CUSTOM
en: Couples sit together by custom; who is alone sits alone, or with a child or parent, some place a supari or the partner's cloth beside. The blessing is not less.
hi: रिवाज से दंपति साथ बैठते हैं; जो अकेला है अकेला, या बच्चे, माता-पिता के साथ बैठे, कुछ सुपारी या साथी का वस्त्र पास रखते हैं। आशीर्वाद कम नहीं होता।
hg: Riwaz se dampati saath baithte hain; jo akela hai akela, ya bachche, mata-pita ke saath baithe, kuch supari ya saathi ka vastra paas rakhte hain. Aashirwad kam nahi hota.
@who modern most CUSTOM
en: A widowed mother may give her daughter in marriage or let an uncle do the act with her beside; many priests agree gladly.
hi: विधवा माँ स्वयं कन्यादान कर सकती है या उनके साथ चाचा-मामा करें; कई पंडित सहर्ष मानते हैं।
hg: Vidhwa maa swayam kanyadaan kar sakti hai ya unke saath chacha-mama karein; kai pandit saharsh maante hain.

# puja-asan-clothes rite
@names
en: asan for puja, clothes for puja, sitting on bare floor in puja, black clothes in puja, head covering in puja
hi: पूजा का आसन, पूजा के कपड़े, पूजा में काले कपड़े, पूजा में सिर ढकना
hg: puja ka aasan, puja ke kapde, puja me kale kapde, puja me sir dhakna
@ask
en: is an asan needed for puja | can we wear black in puja | should the head be covered in puja | can I sit on a chair for puja, knees pain | can I do puja in night clothes | which colour asan for which god | unstitched clothes for puja | leather belt in puja | can a woman do puja with open hair | yoga mat as puja seat | shorts in puja room
hi: पूजा में आसन ज़रूरी है क्या | पूजा में काले कपड़े पहन सकते हैं | पूजा में सिर ढकना ज़रूरी है क्या | कुर्सी पर बैठकर पूजा कर सकते हैं | नाइटी में पूजा कर सकते हैं क्या | किस रंग का आसन लें | खुले बालों में पूजा | चमड़े की बेल्ट पहनकर पूजा | ज़मीन पर बैठकर पूजा | धोती पहनना ज़रूरी | कुश का आसन
hg: puja me aasan zaruri hai kya | puja me kale kapde pehan sakte hai kya | puja me sir dhakna zaruri hai kya | kursi par baith kar puja kar sakte hai, ghutne me dard hai | nighty me puja kar sakte hai kya | kis rang ka aasan le puja me | khule baal puja kar sakte hai | khade hokar puja karna sahi hai | zameen par baith kar puja | dhoti pehenna zaruri hai kya | kush ka aasan
@which modern most CUSTOM
en: For puja sit on an asan of wool, kusha, cotton or silk, not on the bare floor: red for Devi and Hanuman, yellow for Vishnu, white or any plain one for all. With painful knees a chair is fine.
hi: पूजा में ऊन, कुश, सूती या रेशमी आसन पर बैठें, ख़ाली फ़र्श पर नहीं: देवी-हनुमान को लाल, विष्णु को पीला, सबके लिए सफ़ेद या सादा। घुटने दुखें तो कुर्सी ठीक।
hg: Puja me oon, kush, sooti ya reshmi aasan par baithein, khaali farsh par nahi: Devi-Hanuman ko laal, Vishnu ko peela, sabke liye safed ya saada. Ghutne dukhein to kursi theek.
@ok modern most CUSTOM
en: Clean clothes are the rule; many leave out black and leather, and change from night clothes. Covering the head is respect in the north and at havan, uncommon in the south; it is not compulsory.
hi: साफ़ कपड़े नियम हैं; कई काला और चमड़ा नहीं पहनते, रात के कपड़े बदलते हैं। सिर ढकना उत्तर और हवन में आदर है, दक्षिण में कम; अनिवार्य नहीं।
hg: Saaf kapde niyam hain; kai kaala aur chamda nahi pehente, raat ke kapde badalte hain. Sir dhakna uttar aur havan me aadar hai, dakshin me kam; anivarya nahi.
@why modern most CUSTOM
en: An asan keeps warmth and stillness; seated one stays longer than standing. A short prayer on your feet before work is prayer all the same.
hi: आसन गर्माहट और स्थिरता देता है; बैठकर मन टिकता है। काम से पहले खड़े-खड़े छोटी प्रार्थना भी प्रार्थना है।
hg: Aasan garmahat aur sthirta deta hai; baithkar mann tikta hai. Kaam se pehle khade-khade chhoti prarthana bhi prarthana hai.

# jagran-kirtan-rite rite
@names
en: jagran, mata ki chowki, kirtan at home, bhajan sandhya, bhandara
hi: जागरण, माता की चौकी, घर पर कीर्तन, भंडारा
hg: jagran, mata ki chowki, ghar par kirtan, bhajan sandhya, bhandara
@ask
en: how to arrange mata ki chowki at home | difference between jagran and chowki | what prasad for mata ki chowki | how long is a jagran | loudspeaker rules for jagran | what is needed for a kirtan at home | tara rani katha what is it | how to do bhandara | ladies kirtan at home | cost of jagran party | langar style feast at home
en: the jyot we brought home from the jagran went out on the way
hi: माता की चौकी कैसे करें | जागरण और चौकी में अंतर | माता की चौकी में क्या प्रसाद | घर पर कीर्तन कैसे करें | जागरण की सामग्री | भंडारा कैसे करवाएँ | तारा रानी की कथा | चौकी का सामान | जागरण में कौन सी भेंट | घर पर भजन मंडली | लंगर भंडारा
hi: जागरण से ज्योत घर ला रहे थे, रास्ते में बुझ गई
hg: mata ki chowki kaise kare | jagran aur chowki me kya fark hai | mata ki chowki ka prasad | ghar par kirtan kaise karwaye | jagran ka saman list | bhandara kaise karwaye | tara rani ki katha kya hai | chowki me kitna kharcha aata hai | chowki ka saman | ghar par bhajan mandali kaise bulaye | bhandare me kya banaye | sundarkand kirtan ghar par
hg: jagran se jyot ghar la rahe the raste me bujh gayi
@what modern wide CUSTOM
en: A jagran keeps the whole night awake for Devi with jyot, bhents and Tara Rani's story; a Mata ki chowki is its short form of two to four hours in the afternoon or evening.
hi: जागरण में देवी के लिए पूरी रात ज्योत, भेंटें और तारा रानी की कथा; माता की चौकी दो से चार घंटे का छोटा रूप, दोपहर या शाम।
hg: Jagran me Devi ke liye poori raat jyot, bhentein aur Tara Rani ki katha; Mata ki chowki do se chaar ghante ka chhota roop, dopahar ya shaam.
@how modern wide CUSTOM
en: Set Devi on a red cloth with kalash, jyot, chunri, flowers and coconut, begin with Ganesh vandana, sing bhajans, do aarti, feed girls or all with halwa-chana-puri. Friends singing with a dholak are as good as a paid party.
hi: लाल कपड़े पर देवी, कलश, ज्योत, चुनरी, फूल, नारियल रखें, गणेश वंदना से शुरू, भजन, आरती, कन्या या सबको हलवा-चना-पूरी। ढोलक पर मित्रों का गाना भी मंडली जितना अच्छा।
hg: Laal kapde par Devi, kalash, jyot, chunri, phool, nariyal rakhein, Ganesh vandana se shuru, bhajan, aarti, kanya ya sabko halwa-chana-puri. Dholak par mitron ka gaana bhi mandali jitna achha.
@ok modern wide OFFICIAL
en: Loudspeakers in the open need leave and are generally off from 10 pm to 6 am; indoors keep it soft for neighbours, babies and the ill.
hi: खुले में लाउडस्पीकर की अनुमति चाहिए और सामान्यतः रात 10 से सुबह 6 बंद रहता है; भीतर आवाज़ पड़ोसी, शिशु, रोगी के लिए धीमी रखें।
hg: Khule me loudspeaker ki anumati chahiye aur samanyatah raat 10 se subah 6 band rehta hai; bheetar awaaz padosi, shishu, rogi ke liye dheemi rakhein.
@do modern wide CUSTOM
en: A jyot from the jagran or temple that went out on the way is no omen: wind did it. Light it again at home with Devi's name; a jyot in a lantern or lit afresh from your mandir's lamp is as good.
hi: जागरण या मंदिर से लाई ज्योत रास्ते में बुझ जाए तो अपशकुन नहीं: हवा का काम है। घर पर देवी का नाम लेकर फिर जलाएँ; मंदिर के दीये से नई जलाई ज्योत भी उतनी ही है।
hg: Jagran ya mandir se laayi jyot raaste me bujh jaye to apshagun nahi: hawa ka kaam hai. Ghar par Devi ka naam lekar phir jalayein; mandir ke diye se nayi jalayi jyot bhi utni hi hai.

# feeding-animals-rite rite
@names
en: feeding cows, feeding crows and dogs, feeding birds and fish, gau gras, ants flour
hi: गाय को रोटी, कौए और कुत्ते को रोटी, मछली को दाना, गौ ग्रास
hg: gaay ko roti, kauwe ko khana, kutte ko roti, chiti ko aata, machli ko dana
@ask
en: why is the first roti given to a cow | what to feed a cow and what not | feeding black dog on saturday | why feed ants flour and sugar | feeding fish which day | feeding birds on the balcony is it good | I live in a flat and find no cow, what to do with gau gras | monkey feeding on tuesday safe | pigeons and grain | jaggery to cow day
hi: पहली रोटी गाय को क्यों देते हैं | गाय को क्या खिलाएँ | काले कुत्ते को रोटी कब दें | चींटियों को आटा क्यों डालते हैं | मछली को दाना किस दिन | गाय न मिले तो रोटी का क्या करें | कौए को खाना क्यों | पक्षियों को दाना डालना शुभ है | तोते को मिर्च | गाय को गुड़ किस दिन
hg: pehli roti gaay ko kyu dete hai | gaay ko kya khilana chahiye | kale kutte ko roti kab de | chitiyo ko aata kyu dalte hai | machli ko aate ki goli kis din | flat me gaay nahi milti to roti ka kya kare | kauwe ko khana kyu khilate hai | chidiya ko dana kaha rakhe | bandar ko khilana mangalvar ko | gaay ko gud kis din khilaye | kabootar ko dana | kutte ko dudh roti
@why classical wide GS
en: Sharing food with cow, dog, crow, birds and ants is the old bhuta-yajna, the daily offering to living beings. The first roti goes to the cow, the last to the dog by custom.
hi: गाय, कुत्ते, कौए, पक्षी, चींटी को अन्न देना पुराना भूत-यज्ञ है, जीवों को रोज़ का अंश। रिवाज से पहली रोटी गाय, अंतिम कुत्ते की।
hg: Gaay, kutte, kauwe, pakshi, cheenti ko ann dena purana bhoot-yagya hai, jeevon ko roz ka ansh. Riwaz se pehli roti gaay, antim kutte ki.
@which modern wide SENSE
en: Give cows green fodder, roti or jaggery, no plastic, spoiled or much cooked food; dogs roti or rice, no chocolate or spice; birds grain and clean water; fish flour balls; ants flour with sugar.
hi: गाय को हरा चारा, रोटी, गुड़; प्लास्टिक, ख़राब या अधिक पका भोजन नहीं। कुत्ते को रोटी-चावल, चॉकलेट-मसाला नहीं; पक्षी को दाना-पानी; मछली को आटे की गोली; चींटी को आटा-शक्कर।
hg: Gaay ko hara chaara, roti, gud; plastic, kharab ya adhik paka bhojan nahi. Kutte ko roti-chawal, chocolate-masala nahi; pakshi ko daana-paani; machhli ko aate ki goli; cheenti ko aata-shakkar.
@do modern wide CUSTOM
en: Where no cow comes, set it aside for a gaushala, street animals or birds, or give its price once a month. Keep feeding places clean, and do not feed monkeys by hand.
hi: गाय न आए तो गौशाला, पशु-पक्षियों के लिए रखें, या महीने में उसका मूल्य दें। जगह साफ़ रखें, बंदर को हाथ से न खिलाएँ।
hg: Gaay na aaye to gaushala, pashu-pakshiyon ke liye rakhein, ya mahine me uska mulya dein. Jagah saaf rakhein, bandar ko haath se na khilayein.

# anniversary-puja rite
@names
en: wedding anniversary puja, marriage anniversary, shashtipoorthi, house anniversary
hi: शादी की सालगिरह की पूजा, विवाह वर्षगाँठ, गृह प्रवेश की वर्षगाँठ
hg: shadi ki salgirah puja, marriage anniversary puja, ghar ki anniversary
@ask
en: what puja on wedding anniversary | how to celebrate anniversary in hindu way | gift or daan on marriage anniversary | which god for happy married life | anniversary by date or tithi | puja for one year in the new house | silver jubilee puja and remarriage of couple ceremony | parents golden jubilee rites | couple puja together | temple offering on anniversary
hi: शादी की सालगिरह पर कौन सी पूजा करें | विवाह की वर्षगाँठ कैसे मनाएँ | सालगिरह पर क्या दान करें | सुखी वैवाहिक जीवन के लिए पूजा | नए घर को एक साल हुआ क्या पूजा करें | सालगिरह तिथि से मनाएँ या तारीख़ से | माता-पिता की पचासवीं सालगिरह | सालगिरह पर मंदिर | पति-पत्नी साथ कौन सी पूजा करें | शादी की तिथि
hg: shadi ki salgirah par kaun si puja kare | marriage anniversary kaise manaye pooja | anniversary par kya daan kare | sukhi vaivahik jeevan ke liye puja | ghar ko ek saal hua kya puja kare | salgirah tithi se manaye ya date se | 25th anniversary par phere | mummy papa ki 50th anniversary | salgirah par mandir me kya chadhaye | pati patni sath kaun si puja kare | shadi ki saalgirah par hawan
@how modern wide CUSTOM
en: On a wedding anniversary the couple bathe, light a lamp together before Shiva-Parvati, Lakshmi-Narayan or Ram-Sita, bow to parents, and give food or clothes to someone. Satyanarayan katha is a loved choice.
hi: विवाह वर्षगाँठ पर दंपति स्नान कर शिव-पार्वती, लक्ष्मी-नारायण या राम-सीता के आगे साथ दीया जलाएँ, माता-पिता को प्रणाम करें, किसी को भोजन या वस्त्र दें। सत्यनारायण कथा प्रिय है।
hg: Vivah varshgaanth par dampati snan kar Shiv-Parvati, Lakshmi-Narayan ya Ram-Sita ke aage saath diya jalayein, mata-pita ko pranam karein, kisi ko bhojan ya vastra dein. Satyanarayan katha priya hai.
@when modern most CUSTOM
en: Most keep the calendar date, some the tithi; both are fine. At 25 or 50 years, or the 60th birthday in the south, couples exchange garlands again.
hi: अधिकांश तारीख़ से, कुछ तिथि से मनाते हैं; दोनों ठीक। 25 या 50 वर्ष पर, दक्षिण में 60वें जन्मदिन पर, फिर वरमाला होती है।
hg: Adhikansh taareekh se, kuch tithi se manate hain; dono theek. 25 ya 50 varsh par, dakshin me 60ve janmdin par, phir varmala hoti hai.
@do modern wide CUSTOM
en: For a house that has turned one year, clean the door, hang a fresh toran, light a lamp and hold a short Ganesh puja or havan; it is welcome, not required.
hi: घर के एक वर्ष पर द्वार साफ़ करें, नया तोरण, दीया और छोटी गणेश पूजा या हवन; अच्छा है, अनिवार्य नहीं।
hg: Ghar ke ek varsh par dwar saaf karein, naya toran, diya aur chhoti Ganesh puja ya havan; achha hai, anivarya nahi.
@link /events

# tirth-yatra-rite rite
@names
en: pilgrimage, tirth yatra, char dham yatra, twelve jyotirlinga yatra, return from a pilgrimage
hi: तीर्थ यात्रा, चार धाम यात्रा, ज्योतिर्लिंग यात्रा
hg: tirth yatra, char dham yatra, jyotirlinga yatra, tirth se lautna
@ask
en: what to do before a pilgrimage | what to do after returning from tirth yatra | which are the four dhams | which are the twelve jyotirlingas and where | can pregnant or old people do char dham | should we come straight home after pilgrimage | what to bring back from tirth | can I go alone on pilgrimage | puja at home before char dham | order of char dham visit | kashi yatra for elders
hi: तीर्थ यात्रा से पहले क्या करें | तीर्थ से लौटकर क्या करें | चार धाम कौन से हैं | बारह ज्योतिर्लिंग कहाँ कहाँ हैं | तीर्थ से सीधे घर आना चाहिए क्या | बुज़ुर्ग चार धाम जा सकते हैं | तीर्थ से क्या लाएँ | काशी जाने का महत्व | केदारनाथ कौन सा धाम | तीर्थ में सिर मुंडवाना
hg: tirth yatra se pehle kya kare | tirth se lautkar kya kare | char dham kaun kaun se hai | 12 jyotirling kaha kaha hai | tirth se seedha ghar aana chahiye kya | bujurg char dham ja sakte hai | tirth se kya lana chahiye | akele tirth yatra ja sakte hai kya | kashi jane ka mahatva | 4 dham me kaun pehle jaye | tirth me sir mundwana
@which classical wide PUR
en: The four dhams are Badrinath, Dwarka, Puri and Rameswaram; the small four of Uttarakhand are Yamunotri, Gangotri, Kedarnath and Badrinath.
hi: चार धाम: बद्रीनाथ, द्वारका, पुरी, रामेश्वरम; उत्तराखंड के छोटे चार: यमुनोत्री, गंगोत्री, केदारनाथ, बद्रीनाथ।
hg: Chaar dham: Badrinath, Dwarka, Puri, Rameswaram; Uttarakhand ke chhote chaar: Yamunotri, Gangotri, Kedarnath, Badrinath.
@where classical wide PUR
en: The twelve jyotirlingas: Somnath, Mallikarjuna (Srisailam), Mahakal (Ujjain), Omkareshwar, Kedarnath, Bhimashankar, Kashi Vishwanath, Tryambakeshwar, Vaidyanath (Deoghar), Nageshwar (Dwarka), Rameshwaram, Ghrishneshwar. For two or three of them other places claim the name too.
hi: बारह ज्योतिर्लिंग: सोमनाथ, मल्लिकार्जुन (श्रीशैल), महाकाल (उज्जैन), ओंकारेश्वर, केदारनाथ, भीमाशंकर, काशी विश्वनाथ, त्र्यंबकेश्वर, वैद्यनाथ (देवघर), नागेश्वर (द्वारका), रामेश्वरम, घृष्णेश्वर। दो-तीन के लिए अन्य स्थान भी बताए जाते हैं।
hg: Barah Jyotirling: Somnath, Mallikarjun (Srisailam), Mahakal (Ujjain), Omkareshwar, Kedarnath, Bhimashankar, Kashi Vishwanath, Tryambakeshwar, Vaidyanath (Deoghar), Nageshwar (Dwarka), Rameshwaram, Ghrishneshwar. Do-teen ke liye anya sthan bhi bataye jaate hain.
@how modern wide CUSTOM
en: Before leaving, pray to Ganesh and the kuldevta and ask the elders' leave; on return bring prasad and Ganga water, light a lamp, share with neighbours. Coming straight home is custom, a stop on the way harms nothing.
hi: निकलने से पहले गणेश और कुलदेवता की प्रार्थना, बड़ों की आज्ञा; लौटकर प्रसाद-गंगाजल, दीया, पड़ोसियों में बाँटें। सीधे घर आना रिवाज है, रास्ते में रुकने से हानि नहीं।
hg: Nikalne se pehle Ganesh aur kuldevta ki prarthana, badon ki aagya; lautkar prasad-Gangajal, diya, padosiyon me baantein. Seedhe ghar aana riwaz hai, raaste me rukne se haani nahi.
@ok modern wide SENSE
en: For heights such as Kedarnath old, pregnant or heart patients ask the doctor, register officially, and travel with time to rest.
hi: केदारनाथ जैसी ऊँचाई पर बुज़ुर्ग, गर्भवती, हृदय रोगी डॉक्टर से पूछें, सरकारी पंजीकरण करें, आराम से चलें।
hg: Kedarnath jaisi oonchai par buzurg, garbhvati, hriday rogi doctor se poochhein, sarkari panjikaran karein, aaram se chalein.

# new-purchase-puja rite
@names
en: puja of new things, puja of a new phone, puja of a new fridge, puja of new jewellery
hi: नई चीज़ की पूजा, नए मोबाइल की पूजा, नए फ़्रिज की पूजा, नए गहनों की पूजा
hg: nayi cheez ki puja, naye mobile ki puja, naye fridge ki puja, naye gehne ki puja
@ask
en: how to do puja of a new phone or laptop | should we put swastik on a new fridge | puja for new gas stove | first use of new jewellery prayer | new tv came home what to do first | is puja needed for every new thing | puja of new sewing machine | where to put tilak on a new laptop
hi: नए मोबाइल की पूजा कैसे करें | नए फ़्रिज पर स्वास्तिक बनाएँ क्या | नई गैस की पूजा | नए गहने पहनने से पहले पूजा | नई सिलाई मशीन की पूजा | हर नई चीज़ की पूजा ज़रूरी है क्या | नया टीवी आया है क्या करें
hg: naye mobile ki puja kaise kare | naye fridge par swastik banaye kya | nayi gas chulha ki puja | naye gehne pehenne se pehle puja | nayi silai machine ki puja | har nayi cheez ki puja zaruri hai kya | naya tv aaya hai pehle kya kare | laptop par tilak kaha lagaye
@how modern wide CUSTOM
en: For puja of a new thing wipe it, put a dot of roli and rice or a small swastik on it, a flower, tie mauli where it fits, show the incense, offer a sweet, and use it. Two minutes are enough.
hi: नई चीज़ की पूजा में उसे पोंछें, रोली-अक्षत का टीका या छोटा स्वास्तिक, फूल, जहाँ बँधे वहाँ मौली, धूप दिखाएँ, मिठाई का भोग, फिर प्रयोग करें। दो मिनट काफ़ी हैं।
hg: Nayi cheez ki puja me use ponchhein, roli-akshat ka teeka ya chhota swastik, phool, jahan bandhe wahan mauli, dhoop dikhayein, mithai ka bhog, phir prayog karein. Do minute kaafi hain.
@ok modern wide CUSTOM
en: It is thanks, no duty: a phone, fridge, stove or ring used without puja brings no harm. Keep roli, water and smoke off screens and sockets; put the dot on the box or the back.
hi: यह आभार है, अनिवार्य नहीं: बिना पूजा फ़ोन, फ़्रिज, चूल्हा या अँगूठी से हानि नहीं। रोली, जल, धुआँ स्क्रीन और सॉकेट से दूर; टीका डिब्बे या पीछे लगाएँ।
hg: Yeh aabhaar hai, anivarya nahi: bina puja phone, fridge, chulha ya angoothi se haani nahi. Roli, jal, dhua screen aur socket se door; teeka dibbe ya peechhe lagayein.
@which modern most CUSTOM
en: A stove is greeted with milk or something sweet cooked first, jewellery is laid before Lakshmi, books and laptop before Saraswati or Ganesh, tools before Vishwakarma.
hi: चूल्हे पर पहले दूध या मीठा बनाते हैं, गहने लक्ष्मी के आगे, पुस्तक-लैपटॉप सरस्वती या गणेश के आगे, औज़ार विश्वकर्मा के आगे रखते हैं।
hg: Chulhe par pehle doodh ya meetha banate hain, gehne Lakshmi ke aage, pustak-laptop Saraswati ya Ganesh ke aage, auzaar Vishwakarma ke aage rakhte hain.

# akshat-supari-meaning rite
@names
en: akshat, supari in puja, haldi kumkum meaning, paan in puja, meaning of puja items
hi: अक्षत, पूजा में सुपारी, हल्दी कुमकुम का अर्थ, पूजा में पान
hg: akshat, puja me supari, haldi kumkum ka matlab, puja me paan
@ask
en: why is rice offered in puja | can broken rice be used as akshat | why supari is kept as ganesh | what to do with the supari after puja | why haldi and kumkum are offered | can cooked rice be akshat | turmeric rice for which god | why paan leaves in puja
hi: पूजा में चावल क्यों चढ़ाते हैं | टूटे चावल चढ़ा सकते हैं क्या | सुपारी को गणेश क्यों मानते हैं | पूजा के बाद सुपारी का क्या करें | हल्दी कुमकुम क्यों चढ़ाते हैं | पीले चावल किस देवता को | पूजा में पान का पत्ता क्यों
hg: puja me chawal kyu chadhate hai | tute chawal chadha sakte hai kya | supari ko ganesh ji kyu mante hai | puja ke baad supari ka kya kare | haldi kumkum kyu chadhate hai | peele chawal kis bhagwan ko | puja me paan ka patta kyu | akshat me haldi milani chahiye kya
@why modern wide CUSTOM
en: Akshat means unbroken: whole rice stands for fullness and replaces whatever is missing in a puja. Haldi is health and good fortune, kumkum Devi's strength, paan freshness and welcome, supari firmness.
hi: अक्षत यानी अखंड: साबुत चावल पूर्णता का प्रतीक है और पूजा में जो न हो उसकी जगह लेता है। हल्दी आरोग्य और सौभाग्य, कुमकुम शक्ति, पान ताज़गी और स्वागत, सुपारी दृढ़ता।
hg: Akshat yaani akhand: saabut chawal poornta ka prateek hai aur puja me jo na ho uski jagah leta hai. Haldi aarogya aur saubhagya, kumkum shakti, paan taazgi aur swagat, supari dridhta.
@which modern most CUSTOM
en: Whole raw rice is right, plain for most, with haldi for Vishnu and Lakshmi, with kumkum for Devi and Ganesh; broken grains are left out. A supari wound with mauli serves as Ganesh where no idol is.
hi: साबुत कच्चा चावल ठीक: अधिकतर सादा, विष्णु-लक्ष्मी को हल्दी वाला, देवी-गणेश को कुमकुम वाला; टूटे दाने नहीं। मूर्ति न हो तो मौली लिपटी सुपारी गणेश है।
hg: Saabut kachcha chawal theek: adhiktar saada, Vishnu-Lakshmi ko haldi wala, Devi-Ganesh ko kumkum wala; toote daane nahi. Murti na ho to mauli lipti supari Ganesh hai.
@do modern wide CUSTOM
en: After puja keep the supari in the mandir or locker for later pujas, or lay it in a plant; the rice goes to birds or into kheer.
hi: पूजा के बाद सुपारी मंदिर या तिजोरी में आगे की पूजा को रखें, या पौधे में; चावल पक्षियों को या खीर में।
hg: Puja ke baad supari mandir ya tijori me aage ki puja ko rakhein, ya paudhe me; chawal pakshiyon ko ya kheer me.
@see puja-samagri

# grahan-puja rite
@names
en: puja during eclipse, temple closed in eclipse, sutak of eclipse at home
hi: ग्रहण में पूजा, ग्रहण में मंदिर बंद, ग्रहण के सूतक में पूजा
hg: grahan me puja, grahan me mandir band, grahan ke sutak me puja
@ask
en: can we do puja during eclipse | when to close home mandir for eclipse | what to do after eclipse ends mandir | mantra chanting during grahan | touching idols in eclipse sutak | tulsi leaf in food during eclipse
hi: ग्रहण में पूजा कर सकते हैं | ग्रहण में मंदिर कब बंद करें | ग्रहण के बाद मंदिर की शुद्धि | ग्रहण में कौन सा मंत्र जपें | ग्रहण में खाने में तुलसी क्यों डालते हैं
hg: grahan me mandir kab band kare | grahan ke baad mandir ki shuddhi | grahan me kaun sa mantra jape | grahan me khane me tulsi kyu dalte hai | grahan me diya jala sakte hai | grahan khatam hone ke baad mandir ki safai kaise
en: what to do with tulsi in food during eclipse | which mantra in eclipse | can we open mandir curtain after grahan | donate what after grahan
hi: ग्रहण के बाद मूर्ति को नहलाएँ क्या | ग्रहण के बाद क्या दान करें
hg: grahan me kaun sa mantra | grahan ke baad murti ko nahlaye kya | grahan ke baad kya daan kare
@ok modern most CUSTOM
en: In an eclipse idols are not touched and the mandir is covered, from the eclipse's sutak (12 hours before a solar, 9 before a lunar one); chanting, Gita and silence are praised. Only an eclipse seen from your place counts.
hi: ग्रहण में मूर्ति-स्पर्श नहीं और मंदिर ढका, ग्रहण के सूतक से (सूर्य से 12, चंद्र से 9 घंटे पहले); जप, गीता, मौन प्रशंसित। केवल आपके स्थान से दिखने वाला ग्रहण गिनते हैं।
hg: Grahan me murti-sparsh nahi aur mandir dhaka, grahan ke sutak se (Surya se 12, Chandra se 9 ghante pehle); jap, Gita, maun prashansit. Keval aapke sthan se dikhne wala grahan ginte hain.
@do modern most CUSTOM
en: Afterwards bathe, sprinkle gangajal, wipe or bathe the images, new water and flowers, light the lamp and give food. The pregnant, babies and the ill eat and take medicine throughout; never look at the Sun bare-eyed.
hi: बाद में स्नान, गंगाजल, मूर्ति पोंछें या नहलाएँ, नया जल-फूल, दीप और अन्नदान। गर्भवती, शिशु, बीमार पूरे समय खाएँ और दवा लें; सूर्य को नंगी आँख से न देखें।
hg: Baad me snan, gangajal, murti ponchhein ya nahlayein, naya jal-phool, deep aur anndaan. Garbhvati, shishu, beemar poore samay khayein aur dawa lein; Surya ko nangi aankh se na dekhein.
@which modern most CUSTOM
en: In an eclipse any name or one's own mantra is said, Gayatri or Om Namah Shivaya; tulsi or kusha, plucked before, is laid in milk, curd and water. Afterwards wheat, rice, til, clothes or money are given. A shadow eclipse counts for none.
hi: ग्रहण में कोई भी नाम या अपना मंत्र, गायत्री या ॐ नमः शिवाय जपें; पहले से तोड़ी तुलसी या कुश दूध, दही, पानी में रखें। बाद में गेहूँ, चावल, तिल, वस्त्र या धन का दान। उपच्छाया ग्रहण में नियम नहीं।
hg: Grahan me koi bhi naam ya apna mantra, Gayatri ya Om Namah Shivaya japein; pehle se todi tulsi ya kush doodh, dahi, paani me rakhein. Baad me gehu, chawal, til, vastra ya dhan ka daan. Upachchhaya grahan me niyam nahi.

# wedding-in-mourning-year rite
@names
en: wedding after a death in the family, marriage in the year of mourning, wedding within a year of death, auspicious work after a death
hi: मृत्यु के बाद विवाह, शोक के साल में शादी, साल भर शुभ काम, मौत के बाद शादी
hg: mrityu ke baad shadi, death ke baad shadi, shok ke saal me shadi, saal bhar shubh kaam
@ask
en: grandfather died, my sister's marriage was fixed already, can it be held | relatives say no auspicious function for one year after a death | can an engagement be held one month after father's death | how soon after a parent's death may a daughter marry | thread ceremony fixed but an elder passed away
en: grandmother died last month, the rites are over, my cousin's engagement is planned and relatives object | no auspicious work for a year after father passed away, is it true
hi: दादाजी के जाने के बाद साल भर शुभ काम नहीं करते क्या | पिताजी गुज़र गए, बहन की शादी तय है, हो सकती है | माँ के देहांत के कितने महीने बाद शादी करें | तेरहवीं के बाद सगाई कर सकते हैं | घर में गमी हुई, जनेऊ का दिन तय है क्या करें
hi: पिछले महीने ताऊजी नहीं रहे, भतीजे का जनेऊ तय है, बुआ साल भर मना करती हैं | साल भर कोई शुभ काम न करें, क्या यह नियम है
hg: dadaji ke jaane ke baad saal bhar shubh kaam nahi karte kya | papa guzar gaye behen ki shadi tay hai ho sakti hai | maa ki death ke kitne mahine baad shadi kare | terahvi ke baad sagai kar sakte hai | ghar me gami hui janeu ka din tay hai kya kare
hg: pichle mahine tauji nahi rahe, cousin ki sagai tay hai rishtedar saal bhar mana karte hai | saal bhar koi shubh kaam na kare kya ye niyam hai
@ok modern disputed CUSTOM
en: Usages differ: many families wait a year, until the barsi, with a wedding, engagement or janeu; many others hold it after the thirteenth day, a month and a half or three months. Nothing bad follows either way; decide with elders and the family priest.
hi: रीति अलग-अलग है: कई परिवार विवाह, सगाई या जनेऊ साल भर, बरसी तक टालते हैं; कई तेरहवीं, डेढ़ या तीन महीने बाद कर लेते हैं। किसी में अनिष्ट नहीं; बड़ों और कुल पुरोहित से मिलकर तय करें।
hg: Reeti alag-alag hai: kai parivar vivah, sagai ya janeu saal bhar, barsi tak taalte hain; kai terahvi, dedh ya teen mahine baad kar lete hain. Kisi me anisht nahi; badon aur kul purohit se milkar tay karein.
@do classical most DS
en: Where a date is already fixed, the yearly rites (sapindikaran and barsi) are brought forward, to the twelfth day, third or sixth month; then the wedding is free. A daughter's wedding the digests let go ahead sooner.
hi: तिथि पहले से तय हो तो वर्ष के कर्म (सपिंडीकरण और बरसी) आगे खिसकाकर बारहवें दिन, तीसरे या छठे महीने में कर लेते हैं; फिर विवाह में रोक नहीं। बेटी का विवाह निबंध ग्रंथ जल्दी करने देते हैं।
hg: Tareekh pehle se tay ho to saal ke karm (sapindikaran aur barsi) aage khiskakar barahve din, teesre ya chhathe mahine me kar lete hain; phir vivah me rok nahi. Beti ka vivah granth jaldi karne dete hain.
@how modern wide CUSTOM
en: A quiet wedding honours the dead too: remember them with a prayer and naandi shraddh before it, keep music small, and let the widow and the children take part. I am sorry for your loss.
hi: सादा विवाह भी दिवंगत का मान है: पहले प्रार्थना और नांदी श्राद्ध से उन्हें याद करें, गाना-बजाना कम रखें, माँ और बच्चे सब शामिल हों। आपके दुख में हमारी संवेदना।
hg: Saada vivah bhi divangat ka maan hai: pehle prarthna aur naandi shraddh se unhe yaad karein, gaana-bajaana kam rakhein, maa aur bachche sab shamil ho. Aapke dukh me hamari samvedna.
@see barsi-rite, sutak-death, festival-in-mourning

# griha-pravesh-milk-missed rite
@names
en: griha pravesh without gas connection, something missed in griha pravesh
hi: गृह प्रवेश में दूध नहीं उबाला, बिना गैस गृह प्रवेश, गृह प्रवेश में कुछ छूट गया
hg: griha pravesh me doodh nahi ubala, bina gas griha pravesh, griha pravesh me kuch chhoot gaya
@ask
hg: griha pravesh ki puja adhuri reh gayi
en: gas connection had not come so milk was not boiled at griha pravesh | milk was not boiled in the housewarming, do we repeat the havan | pandit left in a hurry and the puja was short | can milk be boiled on an induction stove at griha pravesh | milk did not overflow | electric kettle for boiling milk at housewarming
hi: गैस नहीं थी, गृह प्रवेश में दूध नहीं उबला | दूध नहीं उबाला तो दोबारा हवन करें क्या | पंडित जी जल्दी में निकल गए पूजा अधूरी | इंडक्शन पर दूध उबाल सकते हैं | दूध उफना नहीं | गृह प्रवेश में कुछ छूट गया अब क्या
hg: gas nahi thi griha pravesh me doodh nahi ubla | doodh nahi ubala to dobara havan kare kya | induction par doodh ubal sakte hai | doodh ufna nahi | griha pravesh me kuch reh gaya ab kya
@ok modern wide CUSTOM
en: Nothing has to be repeated: the griha pravesh stands. Boil the milk on a good morning in a new vessel on the new stove, offer it to the gods, and share it at home.
hi: कुछ दोहराना नहीं: गृह प्रवेश हो चुका। किसी शुभ सुबह नए बर्तन में नए चूल्हे पर दूध उबालें, भगवान को चढ़ाएँ और घर में बाँटें।
hg: Kuch dohrana nahi: griha pravesh ho chuka. Kisi shubh subah naye bartan me naye chulhe par doodh ubalein, bhagwan ko chadhayein aur ghar me baantein.
@how modern most CUSTOM
en: An induction plate or camping stove serves as well as gas. Overflowing is a sign of plenty by custom, and its absence means nothing. A hurried puja may be completed by your own lamp and prayer.
hi: इंडक्शन या छोटा स्टोव भी गैस जितना ठीक है। उफनना समृद्धि का रिवाजी चिह्न है, न उफने तो कोई अर्थ नहीं। जल्दी में हुई पूजा अपने दीये और प्रार्थना से पूरी कर लें।
hg: Induction ya chhota stove bhi gas jitna theek hai. Ufanna samriddhi ka riwazi chinh hai, na ufne to koi arth nahi. Jaldi me hui puja apne diye aur prarthana se poori kar lein.
@see griha-pravesh-puja, griha-pravesh-special-cases

# animals-feeding-planets rite
@names
en: feeding birds for which planet, which animal for which planet, feeding birds and planets
hi: चिड़ियों को दाना किस ग्रह के लिए, किस ग्रह के लिए किस पशु को खिलाएँ, पक्षियों को दाना और ग्रह
hg: chidiyo ko dana kis grah ke liye, kis grah ke liye kis janwar ko khilaye, pakshiyo ko dana aur grah
@ask
hg: pakshiyo ko khilana kis grah ka upay hai
hi: पक्षियों को खिलाना किस ग्रह का उपाय है
en: feeding birds daily helps which planet | which animal to feed for Shani | feeding a black dog for which graha | cow fodder on Wednesday for Mercury | feeding fish for Rahu Ketu | ants with sugar for which planet | feeding monkeys on Tuesday
hi: शनि के लिए किसे खिलाएँ | काले कुत्ते को रोटी किस ग्रह के लिए | बुधवार को गाय को हरा चारा | मछलियों को आटा किस ग्रह के लिए | चींटियों को आटा-चीनी किस ग्रह के लिए
hg: shani ke liye kise khilaye | kale kutte ko roti kis grah ke liye | budhwar ko gaay ko hara chara | machhliyo ko aata kis grah ke liye | chintiyo ko aata cheeni kis grah ke liye
@which modern most CUSTOM
en: Feeding birds is linked with Budh, mixed seven grains with Rahu, Ketu and Shani; cows with Shukra and Guru, green fodder on Wednesday with Budh; dogs with Ketu and Bhairav, a black dog or crows with Shani.
hi: चिड़ियों को दाना बुध से जोड़ते हैं, सात अनाज राहु, केतु और शनि से; गाय शुक्र और गुरु से, बुधवार का हरा चारा बुध से; कुत्ता केतु और भैरव से, काला कुत्ता और कौए शनि से।
hg: Chidiyon ko dana Budh se jodte hain, saat anaaj Rahu, Ketu aur Shani se; gaay Shukra aur Guru se, Budhvar ka hara chara Budh se; kutta Ketu aur Bhairav se, kaala kutta aur kauve Shani se.
@what modern regional CUSTOM
en: Fish are fed for Rahu and Ketu or Shukra, ants with flour and sugar for Shani and Rahu, monkeys with gram and jaggery for Mangal and Hanuman. Lists differ by region; the kindness itself is the point.
hi: मछलियाँ राहु-केतु या शुक्र के लिए, चींटियाँ आटा-चीनी से शनि-राहु के लिए, बंदर चना-गुड़ से मंगल और हनुमान के लिए खिलाते हैं। सूचियाँ क्षेत्र से बदलती हैं; असली बात दया है।
hg: Machhliyan Rahu-Ketu ya Shukra ke liye, cheentiyan aata-cheeni se Shani-Rahu ke liye, bandar chana-gud se Mangal aur Hanuman ke liye khilate hain. Soochiyan kshetra se badalti hain; asli baat daya hai.
@see feeding-animals-rite, daan-rite
`;
