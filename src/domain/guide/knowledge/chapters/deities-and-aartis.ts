/** Deities, aartis, chalisas and mantras: who, when, the first lines. docs/guide-topics.md says how it is written. */
export default `
# aarti-om-jai-jagdish aarti
@names
en: om jai jagdish hare, om jai jagdish hare aarti, vishnu aarti
hi: ॐ जय जगदीश हरे, जय जगदीश हरे, विष्णु जी की आरती
hg: jai jagdish hare, om jay jagdish hare, vishnu ji ki aarti
@ask
en: lyrics of om jai jagdish hare | words of the vishnu aarti | who wrote om jai jagdish hare | where can I read om jai jagdish | I want to sing om jai jagdish hare, show me the text | om jai jagdish full aarti text please | bhakt jano ke sankat which aarti | when do we sing om jai jagdish hare | can om jai jagdish be sung for any god | we finished the katha and nobody remembers the lines of om jai jagdish | how many times om jai jagdish in a day | is om jai jagdish sung in the evening only
hi: ओम जय जगदीश हरे के बोल | जय जगदीश हरे आरती लिखी हुई | ओम जय जगदीश हरे किसने लिखी | विष्णु भगवान की आरती दिखाओ | जय जगदीश हरे पूरी आरती | ओम जय जगदीश हरे कब गाते हैं | भक्त जनों के संकट वाली आरती | ओम जय जगदीश किस भगवान की आरती है | कथा के बाद ओम जय जगदीश गा सकते हैं | ओम जय जगदीश सुबह गाएँ या शाम | आरती के बोल भूल गए ओम जय जगदीश | ओम जय जगदीश दिन में कितनी बार
hg: om jai jagdish hare lyrics | jai jagdish hare aarti ke bol | om jai jagdish kisne likhi | vishnu bhagwan ki aarti dikhao | puri aarti om jai jagdish hare | om jai jagdish hare kab gate hai | bhakt jano ke sankat wali aarti | om jai jagdish kis bhagwan ki aarti hai | om jai jagdish hare sham ko gate h ya subah | jai jagdish hare likha hua bhejo | katha ke baad om jai jagdish gana sahi hai | om jay jagdish arti puri chahiye
@words classical wide STOTRA
en: Om Jai Jagdish Hare, Swami Jai Jagdish Hare, / Bhakt janon ke sankat, das janon ke sankat, kshan mein door kare. The whole text stands under Aartis.
hi: ॐ जय जगदीश हरे, स्वामी जय जगदीश हरे। / भक्त जनों के संकट, दास जनों के संकट, क्षण में दूर करे॥ पूरी आरती "आरतियाँ" में है।
hg: Om Jai Jagdish Hare, Swami Jai Jagdish Hare, / Bhakt janon ke sankat, das janon ke sankat, kshan me door kare. Poori aarti "Aartis" me hai.
@who modern wide CUSTOM
en: Pandit Shardha Ram Phillauri of Punjab wrote it in the 1870s. It is sung to Vishnu as the lord of the world, at the end of nearly any puja.
hi: इसे पंजाब के पंडित श्रद्धाराम फिल्लौरी ने 1870 के दशक में लिखा। यह विष्णु की, जगत के स्वामी की आरती है और लगभग हर पूजा के अंत में गाई जाती है।
hg: Ise Punjab ke pandit Shardha Ram Phillauri ne 1870 ke dashak me likha. Yeh Vishnu ki, jagat ke swami ki aarti hai aur lagbhag har puja ke ant me gaayi jati hai.
@when modern wide CUSTOM
en: Om Jai Jagdish Hare is sung at the end of a puja or katha, morning or evening, on Thursday, Ekadashi or any day; once is enough. It may close the worship of any deity.
hi: ॐ जय जगदीश हरे पूजा या कथा के अंत में, सुबह या शाम, गुरुवार, एकादशी या किसी भी दिन गाते हैं; एक बार काफ़ी है। किसी भी देवता की पूजा इससे पूरी कर सकते हैं।
hg: Om Jai Jagdish Hare puja ya katha ke ant me, subah ya shaam, Guruvar, Ekadashi ya kisi bhi din gaate hain; ek baar kaafi hai. Kisi bhi devta ki puja isse poori kar sakte hain.
@link /hindu-aartis?read=9d4ac238-369d-5d92-b6f6-33c074758a05

# ganesh-deity deity
@names
en: ganesh, ganesha, ganpati, lord ganesha, ganeshji, ganpati ji
hi: गणेश, गणपति, गणेश जी, विघ्नहर्ता
hg: ganesh ji, ganesh bhagwan, shri ganesh
@ask
en: what to offer ganesha | vahan of ganesha | wives of ganesha riddhi siddhi | which colour for ganesha | ganesha trunk left or right for home | favourite sweet of ganesha | why does ganesha have an elephant head | which temples of ganesha are famous | which day is for ganesha | ganesh mantra short | can tulsi be offered to ganesha | how many durva for ganesh | why is ganesh worshipped first
en: what should not be offered to ganesh | ganesh mount and wives name | which ganesh picture to keep at home sitting or standing | ganesh birth story short | ganesh favourite flower | why is ganesh worshipped first | ganpati colour white or red for home
en: on what day is ganpati worshipped and with which things
hi: गणेश जी को क्या चढ़ाएँ | गणेश जी का वाहन कौन है | गणेश जी को कौन सा प्रसाद पसंद है | गणेश जी का सिर हाथी का क्यों है | रिद्धि सिद्धि कौन हैं | गणेश जी की सूँड किस ओर | बुधवार को गणेश पूजा कैसे करें | गणेश जी का मंत्र | गणेश जी को तुलसी क्यों नहीं चढ़ाते | गणेश जी का दिन कौन सा है | गणेश जी की पूजा पहले क्यों | गणेश जी को दूर्वा कितनी चढ़ाएँ
hi: गणेश जी को क्या नहीं चढ़ाना चाहिए | गणेश जी की सवारी और पत्नी | घर में गणेश की कौन सी मूर्ति रखें | गणेश जन्म की कथा | गणेश पहले क्यों पूजे जाते हैं | गणेश जी का प्रिय फूल
hi: गणपति का वार कौन सा और भोग क्या
hg: ganesh ji ko kya chadhana chahiye | ganesh ji ka vahan kaun hai | ganesh ji ko kaun sa bhog pasand hai | ganesh ji ka sir hathi ka kyu hai | riddhi siddhi kaun hai | budhvar ko ganesh ji ki puja kaise kare | ganpati ko laal phool chadhate hai kya | ganesh ji ka mantra | ganesh ji ko tulsi kyu nahi chadhate | ganesh ji ka din kaun sa hai | ganesh ji ki puja sabse pehle kyu | durva kitni chadhaye ganesh ji ko
hg: ganesh ji ko kya nahi chadhana chahiye | ganesh ji ki sawari aur patni ka naam | ghar me ganesh ji ki kaun si murti rakhe | ganesh ji ke janm ki kahani | ganesh ji pehle kyu puje jate hai | ganesh ji ka favourite phool
hg: ganpati ka vaar konsa aur bhog kya lagaye
@who classical wide PUR
en: Ganesh, son of Shiva and Parvati, removes hindrances and is worshipped before every work. His day is Wednesday, in the west Tuesday, and Chaturthi; mount the mouse, consorts Riddhi and Siddhi, offering durva and modak, mantra Om Gan Ganapataye Namah.
hi: गणेश, शिव-पार्वती के पुत्र, विघ्न हरते हैं और हर काम से पहले पूजे जाते हैं। दिन बुधवार, पश्चिम में मंगलवार, और चतुर्थी; सवारी मूषक, पत्नियाँ ऋद्धि-सिद्धि, अर्पण दूर्वा और मोदक, मंत्र ॐ गं गणपतये नमः।
hg: Ganesh, Shiv-Parvati ke putra, vighn harte hain aur har kaam se pehle pooje jaate hain. Din Budhvar, paschim me Mangalvar, aur Chaturthi; sawari mooshak, patniyan Riddhi-Siddhi, arpan durva aur modak, mantra Om Gan Ganapataye Namah.
@which modern wide CUSTOM
en: Ganesh's day is Wednesday, in the west Tuesday, and Chaturthi. Offer Ganesh durva, in 3, 5 or 21 blades, red flowers, sindoor, modak or laddu. Tulsi is not given, save on Ganesh Chaturthi in some homes.
hi: गणेश का दिन बुधवार है, पश्चिम में मंगलवार, और चतुर्थी। गणेश को दूर्वा, 3, 5 या 21, लाल फूल, सिंदूर, मोदक या लड्डू चढ़ाएँ। तुलसी नहीं चढ़ती, कुछ घरों में केवल गणेश चतुर्थी पर।
hg: Ganesh ka din Budhvar hai, paschim me Mangalvar, aur Chaturthi. Ganesh ko durva, 3, 5 ya 21, laal phool, sindoor, modak ya laddu chadhayein. Tulsi nahi chadhti, kuch gharon me keval Ganesh Chaturthi par.
@words classical wide STOTRA
en: Ganesh mantra: Om Gan Ganapataye Namah. His aarti begins: Jai Ganesh, Jai Ganesh, Jai Ganesh Deva, / Mata jaki Parvati, Pita Mahadeva.
hi: गणेश मंत्र: ॐ गं गणपतये नमः। आरती: जय गणेश, जय गणेश, जय गणेश देवा, / माता जाकी पार्वती, पिता महादेवा॥
hg: Ganesh mantra: Om Gan Ganapataye Namah. Aarti: Jai Ganesh, Jai Ganesh, Jai Ganesh Deva, / Mata jaki Parvati, Pita Mahadeva.
@what classical wide PUR
en: Ganesh rides the mouse, and Riddhi and Siddhi are by his side. Parvati made him of ubtan to guard her door; Shiva, not knowing him, cut off his head and gave him that of an elephant and the first place in worship.
hi: गणेश का वाहन मूषक है, साथ रिद्धि-सिद्धि हैं। पार्वती ने उबटन से उन्हें द्वार-रक्षा को बनाया; अनजाने में शिव ने सिर काटा, फिर हाथी का सिर और प्रथम पूजा का मान दिया।
hg: Ganesh ka vahan mooshak hai, saath Riddhi-Siddhi hain. Parvati ne ubtan se unhe dwar-raksha ko banaya; anjaane me Shiv ne sir kaata, phir haathi ka sir aur pratham puja ka maan diya.
@where modern most PRAC
en: For the home a seated Ganesh with the trunk to his own left is liked, in the north-east, east or west, facing into the room; a standing one suits workplaces. White is kept for peace, sindoor-red for new work.
hi: घर में बैठे गणेश, सूँड़ उनके अपने बाएँ, ईशान, पूर्व या पश्चिम में, कमरे की ओर मुख, पसंद किए जाते हैं; खड़े गणेश कार्यस्थल में। सफ़ेद शांति के लिए, सिंदूरी नए काम के लिए।
hg: Ghar me baithe Ganesh, soond unke apne bayein, ishan, purv ya paschim me, kamre ki or mukh, pasand kiye jaate hain; khade Ganesh kaam ki jagah. Safed shanti ke liye, sindoori naye kaam ke liye.
@ok modern most CUSTOM
en: Tulsi, ketaki, stale or broken flowers and broken rice are not offered to Ganesh. Red hibiscus is his flower, durva his grass, red and yellow his colours.
hi: गणेश को तुलसी, केतकी, बासी या टूटे फूल और टूटे चावल नहीं चढ़ाते। लाल गुड़हल उनका फूल, दूर्वा उनकी घास, लाल-पीला उनका रंग है।
hg: Ganesh ko tulsi, ketaki, baasi ya toote phool aur toote chawal nahi chadhate. Laal gudhal unka phool, durva unki ghaas, laal-peela unka rang hai.
@why classical wide PUR
en: Ganesh is worshipped first because, when the gods raced round the world, he walked round his parents and said they are the world. Shiva then gave him the first place in every rite.
hi: गणेश पहले इसलिए पूजे जाते हैं कि देवों की पृथ्वी-परिक्रमा में उन्होंने माता-पिता की परिक्रमा कर कहा कि वही संसार हैं। तब शिव ने उन्हें हर पूजा में प्रथम स्थान दिया।
hg: Ganesh pehle isliye puje jaate hain ki devon ki prithvi-parikrama me unhone mata-pita ki parikrama kar kaha ki wahi sansar hain. Tab Shiv ne unhe har puja me pratham sthan diya.
@link /hindu-aartis

# shiv-deity deity
@names
en: shiva, lord shiva, mahadev, shankar, shivji
hi: शिव, शिव जी, महादेव, भोलेनाथ, शंकर जी
hg: shiv ji, bholenath, bhole baba, shankar ji
@ask
en: what to offer shiva | vahan of lord shiva | family of shiva | is milk or water better for shiva | can girls touch the shivling | why is shiva blue throated | twelve jyotirlinga which are they | which day to give up salt for shiva | day of lord shiva | shiva mantra for daily chanting | which flower does shiva like | why is tulsi not offered to shiva | my daughter wants to offer water to shiva before her exam, how does she do it | how to do monday puja of shiva before office
en: what not to offer shiva | shiva family and vehicle | which shiva photo is good for home | direction of shivling at home water outlet | why shiva has blue throat story | shiva favourite flower and fruit
hi: शिव जी को क्या चढ़ाएँ | शिव जी का वाहन | शिव जी का परिवार | शिव जी नीलकंठ क्यों कहलाते हैं | लड़कियाँ शिवलिंग छू सकती हैं क्या | शिव जी का दिन कौन सा है | बारह ज्योतिर्लिंग कौन से हैं | शिव जी का मंत्र | शिव जी को कौन सा फूल पसंद है | शिव जी को तुलसी क्यों नहीं चढ़ाते | सुबह ऑफ़िस जाने से पहले शिव जी को जल कैसे चढ़ाएँ | शिव जी को दूध या पानी क्या चढ़ाएँ
hi: शिव जी को क्या नहीं चढ़ाते | शिव जी की कौन सी तस्वीर घर में रखें | घर में शिवलिंग की दिशा | नीलकंठ की कथा | शिव जी का प्रिय फूल
hg: shiv ji ko kya chadhaye | shiv ji ka vahan kaun hai | ladkiya shivling chhu sakti hai kya | neelkanth kyu kehte hai | bholenath ka din | 12 jyotirling kaun se hai | mahadev ko kya pasand hai | shankar ji ko haldi kyu nahi chadhate | shiv ji ka mantra | bholenath ko kaun sa phool pasand hai | shiv ji ko tulsi kyu nahi chadhate | office jane se pehle shiv ji ko jal kaise chadhaye | shivling par doodh chadhaye ya pani
hg: shiv ji ko kya nahi chadhana chahiye | shiv ji ki kaun si photo ghar me rakhe | ghar me shivling ki jalahri kis disha me ho | neelkanth ki kahani | shiv ji ka pasandida phool
@who classical wide PUR
en: Shiva is Mahadev, the ascetic of Kailash with Ganga and Moon on his head, who ends and renews. Monday, Pradosh, Sawan and Shivratri are his; mount Nandi, consort Parvati, offering water and bel, mantra Om Namah Shivaya.
hi: शिव महादेव हैं, कैलास के तपस्वी, मस्तक पर गंगा और चंद्र, जो अंत और नवीन करते हैं। सोमवार, प्रदोष, सावन, शिवरात्रि उनके; सवारी नंदी, पत्नी पार्वती, अर्पण जल और बेल, मंत्र ॐ नमः शिवाय।
hg: Shiv Mahadev hain, Kailash ke tapasvi, mastak par Ganga aur Chandra, jo ant aur naveen karte hain. Somvar, Pradosh, Sawan, Shivratri unke; sawari Nandi, patni Parvati, arpan jal aur bel, mantra Om Namah Shivaya.
@which modern wide CUSTOM
en: Shiva's day is Monday, and Pradosh. Offer Shiva plain water, milk, bel leaves, dhatura, aak and white flowers, bhasma and sandal; fruit and sweets beside the ling. Tulsi and ketaki are left out.
hi: शिव का दिन सोमवार है, और प्रदोष। शिव को सादा जल, दूध, बेलपत्र, धतूरा, आक और सफ़ेद फूल, भस्म और चंदन चढ़ाएँ; फल-मिठाई पास में। तुलसी और केतकी नहीं।
hg: Shiv ka din Somvar hai, aur Pradosh. Shiv ko saada jal, doodh, belpatra, dhatura, aak aur safed phool, bhasma aur chandan chadhayein; phal-mithai paas me. Tulsi aur ketaki nahi.
@words classical wide STOTRA
en: Shiva's mantra is Om Namah Shivaya. His aarti begins: Om Jai Shiv Omkara, Swami Jai Shiv Omkara, / Brahma, Vishnu, Sadashiv, Arddhangi Dhara.
hi: शिव का मंत्र ॐ नमः शिवाय है। आरती: ॐ जय शिव ओंकारा, स्वामी जय शिव ओंकारा। / ब्रह्मा, विष्णु, सदाशिव, अर्द्धांगी धारा॥
hg: Shiv ka mantra Om Namah Shivaya hai. Aarti: Om Jai Shiv Omkara, Swami Jai Shiv Omkara, / Brahma, Vishnu, Sadashiv, Arddhangi Dhara.
@what classical wide PUR
en: Shiva's mount is Nandi the bull, his family Parvati, Ganesh and Kartikeya. He drank the poison of the churning, so his throat is blue. Girls and women may touch the ling and pour water in most homes and temples.
hi: शिव का वाहन नंदी बैल, परिवार पार्वती, गणेश, कार्तिकेय। मंथन का विष पीने से नीलकंठ हुए। अधिकांश घर-मंदिरों में कन्याएँ और स्त्रियाँ शिवलिंग छूकर जल चढ़ा सकती हैं।
hg: Shiv ka vahan Nandi bail, parivar Parvati, Ganesh, Kartikeya. Manthan ka vish peene se neelkanth hue. Adhikansh ghar-mandiron me kanyayein aur striyan Shivling chhookar jal chadha sakti hain.
@where modern most PRAC
en: At home keep Shiva seated in meditation or with his family, in the north-east or north; a small Shivling, thumb-high by custom, with its spout to the north. The Tandava image is mostly left to temples and stages.
hi: घर में ध्यानस्थ या सपरिवार शिव, ईशान या उत्तर में रखें; छोटा शिवलिंग, रिवाज में अँगूठे भर, जलहरी उत्तर की ओर। तांडव रूप प्रायः मंदिर और मंच के लिए छोड़ते हैं।
hg: Ghar me dhyanasth ya saparivar Shiv, ishan ya uttar me rakhein; chhota shivling, riwaz me angoothe bhar, jalahri uttar ki or. Tandav roop aksar mandir aur manch ke liye chhodte hain.
@ok modern most CUSTOM
en: Not offered on the ling: tulsi, ketaki, champa, haldi, kumkum, coconut water, water from a conch, broken rice and broken bel leaves. If it happened by mistake, no harm follows.
hi: शिवलिंग पर नहीं: तुलसी, केतकी, चंपा, हल्दी, कुमकुम, नारियल पानी, शंख का जल, टूटे चावल, खंडित बेलपत्र। भूल से चढ़ गया तो कोई दोष नहीं।
hg: Shivling par nahi: tulsi, ketaki, champa, haldi, kumkum, nariyal paani, shankh ka jal, toote chawal, khandit belpatra. Bhool se chadh gaya to koi dosh nahi.
@see rudrabhishek
@link /hindu-aartis

# vishnu-deity deity
@names
en: vishnu, lord vishnu, narayan
hi: विष्णु, विष्णु भगवान, नारायण, श्री हरि
hg: vishnu ji, vishnu bhagwan, narayan, shri hari
@ask
en: what to offer vishnu | vahan of vishnu | who is the wife of vishnu | can tulsi be offered daily to vishnu | which flower does vishnu like | banana tree thursday vishnu | which day is vishnu's | vishnu mantra | ten avatars of vishnu | why is rice not offered to vishnu | difference between om namo narayanaya and vasudevaya | story of vishnu in short | which colour clothes for vishnu puja
en: vishnu vehicle and weapon names | what is not offered to vishnu | which vishnu image for home | vishnu favourite flower | short story of vishnu
hi: विष्णु जी को क्या चढ़ाएँ | विष्णु जी का वाहन | विष्णु जी को कौन सा फूल पसंद है | विष्णु जी की पत्नी कौन हैं | गुरुवार को विष्णु पूजा कैसे करें | विष्णु जी को तुलसी कैसे चढ़ाएँ | विष्णु जी का मंत्र | विष्णु के दस अवतार | विष्णु जी का दिन | विष्णु जी को अक्षत क्यों नहीं चढ़ाते | विष्णु जी को कौन सा रंग पसंद है | विष्णु भगवान की कथा संक्षेप में
hi: विष्णु जी की सवारी और शस्त्र | विष्णु जी को क्या नहीं चढ़ाते | घर में विष्णु की कौन सी तस्वीर | विष्णु जी का प्रिय फूल | विष्णु जी की छोटी कथा
hg: vishnu ji ko kya chadhaye | vishnu ji ka vahan kaun hai | vishnu ji ko kaun sa phool pasand hai | guruvar ko vishnu puja kaise kare | om namo bhagwate vasudevay kitni bar jape | vishnu ji ko tulsi kaise chadhaye | vishnu ji ka mantra | vishnu ke 10 avatar | vishnu bhagwan ka din kaun sa hai | vishnu ji ko chawal kyu nahi chadhate | vishnu ji ko kaun sa rang pasand hai | vishnu bhagwan ki kahani
hg: vishnu ji ki sawari kya hai | vishnu ji ko kya nahi chadhate | vishnu ji ki kaun si photo ghar me lagaye | vishnu ji ka pasandida phool | vishnu ji ki chhoti katha
@who classical wide PUR
en: Vishnu preserves the world and comes as Matsya, Kurma, Varaha, Narasimha, Vamana, Parashuram, Ram, Krishna, Buddha (or Balaram) and Kalki. Thursday and Ekadashi are his.
hi: विष्णु जगत के पालक हैं; अवतार मत्स्य, कूर्म, वराह, नृसिंह, वामन, परशुराम, राम, कृष्ण, बुद्ध (या बलराम) और कल्कि। गुरुवार और एकादशी उनके हैं।
hg: Vishnu jagat ke paalak hain; avatar Matsya, Kurma, Varah, Narsimha, Vaman, Parashuram, Ram, Krishna, Buddha (ya Balram) aur Kalki. Guruvar aur Ekadashi unke hain.
@which modern wide CUSTOM
en: Vishnu's day is Thursday, and Ekadashi. Offer Vishnu tulsi, yellow flowers, sandal, fruit, panchamrit and yellow sweets. Many do not offer plain rice grains, til or yellow-coloured rice taking their place.
hi: विष्णु का दिन गुरुवार है, और एकादशी। विष्णु को तुलसी, पीले फूल, चंदन, फल, पंचामृत और पीली मिठाई चढ़ाएँ। कई लोग सादे अक्षत नहीं चढ़ाते, तिल या पीले चावल लेते हैं।
hg: Vishnu ka din Guruvar hai, aur Ekadashi. Vishnu ko tulsi, peele phool, chandan, phal, panchamrit aur peeli mithai chadhayein. Kai log saade akshat nahi chadhate, til ya peele chawal lete hain.
@words classical wide STOTRA
en: Vishnu's mantras are Om Namo Bhagavate Vasudevaya and Om Namo Narayanaya; both are good at any time. His best-known aarti is Om Jai Jagdish Hare.
hi: विष्णु के मंत्र ॐ नमो भगवते वासुदेवाय और ॐ नमो नारायणाय हैं; दोनों कभी भी जपें। प्रसिद्ध आरती ॐ जय जगदीश हरे है।
hg: Vishnu ke mantra Om Namo Bhagavate Vasudevaya aur Om Namo Narayanaya hain; dono kabhi bhi japein. Prasiddh aarti Om Jai Jagdish Hare hai.
@what classical wide PUR
en: Vishnu rests on Shesha in the ocean of milk, rides Garuda, and holds conch, disc, mace and lotus; Lakshmi is his consort. Yellow is his colour. Tirupati, Badrinath, Srirangam and Puri are great temples.
hi: विष्णु क्षीरसागर में शेष पर शयन करते हैं, वाहन गरुड़, हाथों में शंख, चक्र, गदा, पद्म; पत्नी लक्ष्मी। रंग पीला। तिरुपति, बद्रीनाथ, श्रीरंगम, पुरी प्रसिद्ध मंदिर हैं।
hg: Vishnu ksheersagar me Shesh par shayan karte hain, vahan Garud, haathon me shankh, chakra, gada, padma; patni Lakshmi. Rang peela. Tirupati, Badrinath, Srirangam, Puri prasiddh mandir hain.
@where modern most PRAC
en: Keep Vishnu with Lakshmi, seated or resting on Shesha, in the north-east or east, facing west or east. Lotus, kadamba and yellow flowers please him; dhatura, aak and in some homes plain rice are not offered.
hi: विष्णु को लक्ष्मी सहित, बैठे या शेषशायी, ईशान या पूर्व में, पश्चिम या पूर्व मुख रखें। कमल, कदंब, पीले फूल प्रिय हैं; धतूरा, आक और कुछ घरों में सादा चावल नहीं चढ़ाते।
hg: Vishnu ko Lakshmi sahit, baithe ya sheshshayi, ishan ya purv me, paschim ya purv mukh rakhein. Kamal, kadamb, peele phool priya hain; dhatura, aak aur kuch gharon me saada chawal nahi chadhate.
@why classical wide PUR
en: When the elephant Gajendra, caught by a crocodile, offered a lotus and called, Vishnu came on Garuda and freed him. He comes, it is told, whenever dharma weakens.
hi: मगर के पकड़े गजेंद्र ने कमल अर्पित कर पुकारा तो विष्णु गरुड़ पर आए और उसे छुड़ाया। कहते हैं जब-जब धर्म घटता है, वे आते हैं।
hg: Magar ke pakde Gajendra ne kamal arpit kar pukara to Vishnu Garud par aaye aur use chhudaya. Kehte hain jab-jab dharm ghatta hai, ve aate hain.
@see aarti-om-jai-jagdish
@link /hindu-aartis

# lakshmi-deity deity
@names
en: lakshmi, goddess lakshmi, mahalakshmi, laxmi mata, lakshmiji
hi: लक्ष्मी, लक्ष्मी जी, माँ लक्ष्मी, महालक्ष्मी
hg: lakshmi ji, laxmi ji, maa lakshmi, laxmi mata
@ask
en: what does goddess lakshmi like | vahan of lakshmi owl meaning | eight forms of lakshmi ashta lakshmi | what makes lakshmi leave a house belief | can a widow worship lakshmi | bhog for laxmi on friday | lakshmi mantra | which day for lakshmi puja | which flower for lakshmi | lakshmi sitting or standing for home | how to pray to lakshmi every friday | which colour for lakshmi | I run a small shop, how do I pray to lakshmi every morning | lakshmi puja at home on friday for beginners
en: which lakshmi photo should be kept at home standing or sitting | lakshmi facing direction | what is not offered to lakshmi | lakshmi vehicle owl or elephant | ganesh lakshmi left or right position | story of lakshmi samudra manthan
en: is a standing lakshmi picture bad, sitting one better
hi: लक्ष्मी जी को क्या चढ़ाएँ | लक्ष्मी जी का वाहन उल्लू क्यों | अष्टलक्ष्मी कौन हैं | लक्ष्मी जी को क्या भोग लगाएँ | घर में लक्ष्मी कैसे टिके | लक्ष्मी जी की बैठी मूर्ति या खड़ी | लक्ष्मी मंत्र | लक्ष्मी जी का दिन | लक्ष्मी जी को कौन सा फूल | शुक्रवार को लक्ष्मी पूजा कैसे करें | लक्ष्मी जी को कौन सा रंग पसंद है | दुकान में रोज़ लक्ष्मी पूजा कैसे करें
hi: लक्ष्मी जी की खड़ी या बैठी तस्वीर | लक्ष्मी जी का मुख किस ओर | लक्ष्मी जी को क्या नहीं चढ़ाते | लक्ष्मी जी की सवारी | लक्ष्मी गणेश के किस ओर बैठती हैं | लक्ष्मी जी की उत्पत्ति की कथा
hi: खड़ी लक्ष्मी जी की फ़ोटो नहीं रखनी चाहिए क्या
hg: lakshmi ji ko kya chadhaye | laxmi ji ka vahan ullu kyu hai | ashta lakshmi kaun hai | laxmi ji ko kya bhog lagaye | ghar me lakshmi kaise tike | laxmi ji ki baithi hui murti rakhe ya khadi | lakshmi mantra kaun sa hai | lakshmi ji ka din | laxmi ji ko kaun sa phool pasand hai | shukravar ko lakshmi puja kaise kare | laxmi ji ko kaun sa rang pasand hai | dukan me roz laxmi puja kaise kare | vidhwa laxmi puja kar sakti hai kya
hg: laxmi ji ki khadi ya baithi photo rakhe | laxmi ji ka mukh kis disha me ho | lakshmi ji ko kya nahi chadhana chahiye | lakshmi ji ki sawari kya hai | lakshmi ganesh ke kis side rakhe | lakshmi ji kaise prakat hui
hg: khadi lakshmi ji ki photo nahi rakhni chahiye kya office me
@who classical wide PUR
en: Lakshmi, who rose from the churned ocean, is Vishnu's consort and gives plenty and grace. Friday, Purnima and Diwali are hers; mount the owl, offering lotus, rose and kheer, mantra Om Shreem Mahalakshmyai Namah.
hi: लक्ष्मी, समुद्र मंथन से प्रकट, विष्णु की पत्नी हैं और समृद्धि-कृपा देती हैं। शुक्रवार, पूर्णिमा, दिवाली उनके; सवारी उल्लू, अर्पण कमल, गुलाब और खीर, मंत्र ॐ श्रीं महालक्ष्म्यै नमः।
hg: Lakshmi, samudra manthan se prakat, Vishnu ki patni hain aur samriddhi-kripa deti hain. Shukravar, Purnima, Diwali unke; sawari ullu, arpan kamal, gulab aur kheer, mantra Om Shreem Mahalakshmyai Namah.
@which modern wide CUSTOM
en: Lakshmi's day is Friday, and Purnima. Offer Lakshmi lotus or a red rose, kheer, batasha, makhana, coconut and a ghee lamp at dusk. For the home the seated form is liked; cleanliness and honest work are said to keep her.
hi: लक्ष्मी का दिन शुक्रवार है, और पूर्णिमा। लक्ष्मी को कमल या लाल गुलाब, खीर, बताशे, मखाना, नारियल और संध्या में घी का दीया चढ़ाएँ। घर के लिए बैठी मूर्ति प्रिय है; कहते हैं स्वच्छता और ईमानदारी उन्हें रोकती हैं।
hg: Lakshmi ka din Shukravar hai, aur Purnima. Lakshmi ko kamal ya laal gulab, kheer, batashe, makhana, nariyal aur sandhya me ghee ka diya chadhayein. Ghar ke liye baithi murti priya hai; kehte hain swachhta aur imaandari unhe rokti hain.
@words classical wide STOTRA
en: Lakshmi's mantra is Om Shreem Mahalakshmyai Namah. Her aarti begins: Om Jai Lakshmi Mata, Maiya Jai Lakshmi Mata, / Tumko nishdin sevat, Hari Vishnu Vidhata.
hi: लक्ष्मी मंत्र: ॐ श्रीं महालक्ष्म्यै नमः। आरती: ॐ जय लक्ष्मी माता, मैया जय लक्ष्मी माता। / तुमको निशदिन सेवत, हरि विष्णु विधाता॥
hg: Lakshmi mantra: Om Shreem Mahalakshmyai Namah. Aarti: Om Jai Lakshmi Mata, Maiya Jai Lakshmi Mata, / Tumko nishdin sevat, Hari Vishnu Vidhata.
@what classical wide PUR
en: Lakshmi sits on a lotus; her mount is the owl, which sees in the dark, or elephants pour water on her. Her eight forms are Adi, Dhana, Dhanya, Gaja, Santana, Veera, Vijaya and Vidya Lakshmi.
hi: लक्ष्मी कमल पर विराजती हैं; वाहन उल्लू है, जो अँधेरे में देखता है, या हाथी उन्हें नहलाते हैं। अष्टलक्ष्मी: आदि, धन, धान्य, गज, संतान, वीर, विजय, विद्या।
hg: Lakshmi kamal par virajti hain; vahan ullu hai, jo andhere me dekhta hai, ya haathi unhe nehlate hain. Ashtalakshmi: Adi, Dhan, Dhanya, Gaj, Santan, Veer, Vijay, Vidya.
@where modern most PRAC
en: Choose Lakshmi seated on a lotus, with elephants or coins, in the north or north-east, facing west, or south if it must be from the north wall. Most lists set Lakshmi at Ganesh's right hand, as the left is a wife's place.
hi: कमल पर बैठी लक्ष्मी, हाथी या सिक्कों सहित, उत्तर या ईशान में, पश्चिम मुख रखें, उत्तर दीवार से दक्षिण मुख भी। अधिकतर सूचियाँ लक्ष्मी को गणेश के दाएँ हाथ रखती हैं, क्योंकि बायाँ स्थान पत्नी का है।
hg: Kamal par baithi Lakshmi, haathi ya sikkon sahit, uttar ya ishan me, paschim mukh rakhein, uttar deewar se dakshin mukh bhi. Zyadatar lists Lakshmi ko Ganesh ke dayein haath rakhti hain, kyunki bayan sthan patni ka hai.
@ok modern most CUSTOM
en: Tulsi, aak, dhatura and stale flowers are not offered to Lakshmi; red and pink flowers, lotus and rose are hers. Loud noise, quarrel, dirt and unpaid wages are what, as stories say, she leaves.
hi: लक्ष्मी को तुलसी, आक, धतूरा, बासी फूल नहीं चढ़ाते; लाल-गुलाबी फूल, कमल, गुलाब उनके हैं। कथाओं में वे शोर, झगड़ा, गंदगी और रोकी मज़दूरी से दूर रहती हैं।
hg: Lakshmi ko tulsi, aak, dhatura, baasi phool nahi chadhate; laal-gulabi phool, kamal, gulab unke hain. Kathaon me ve shor, jhagda, gandagi aur roki mazdoori se door rehti hain.
@why classical wide PUR
en: When gods and demons churned the ocean, Lakshmi rose from it on a lotus and chose Vishnu with her garland. So she is called daughter of the sea, and the conch and lotus are hers.
hi: देव-दानवों ने समुद्र मथा तो लक्ष्मी कमल पर प्रकट हुईं और वरमाला से विष्णु को चुना। इसलिए वे समुद्र की पुत्री हैं, और शंख-कमल उनके हैं।
hg: Dev-danavon ne samudra matha to Lakshmi kamal par prakat hui aur varmala se Vishnu ko chuna. Isliye ve samudra ki putri hain, aur shankh-kamal unke hain.
@ok modern disputed CUSTOM
en: Lakshmi seated on the lotus is liked for home and office, as it stands for wealth that stays; a standing picture is called restless by some lists, and others worship just that, as at Kolhapur. Nothing bad comes of yours.
hi: घर-दफ़्तर में कमल पर बैठी लक्ष्मी पसंद की जाती हैं, टिके धन का भाव; खड़ी तस्वीर को कुछ सूचियाँ चंचल कहती हैं, और कोल्हापुर जैसी जगह वही पूजी जाती है। आपकी तस्वीर से कोई बुरा नहीं।
hg: Ghar-office me kamal par baithi Lakshmi pasand ki jaati hain, tike dhan ka bhaav; khadi photo ko kuch lists chanchal kehti hain, aur Kolhapur jaisi jagah wahi pooji jaati hai. Aapki photo se koi bura nahi.
@link /hindu-aartis

# saraswati-deity deity
@names
en: saraswati, goddess saraswati
hi: सरस्वती, माँ सरस्वती, सरस्वती माता
hg: saraswati maa, maa saraswati, sarasvati
@ask
en: saraswati mantra for students | vahan of saraswati | which colour for saraswati | my daughter has board exams which goddess and mantra | saraswati picture on study table | can saraswati be worshipped daily | what to offer saraswati | which day for saraswati | prayer before exams | god of learning and memory | which mantra before studying daily
en: saraswati picture direction for study room | what is not offered to saraswati | saraswati mantra before exam | saraswati veena name story
hi: सरस्वती मंत्र | सरस्वती जी का वाहन | पढ़ाई में मन लगे इसके लिए कौन से देवता | सरस्वती जी का रंग | विद्यार्थी कौन सा मंत्र जपें | सरस्वती पूजा रोज़ कैसे करें | सरस्वती जी को क्या चढ़ाएँ | परीक्षा से पहले कौन सा मंत्र | सरस्वती जी का दिन | पढ़ाई की देवी | याददाश्त के लिए कौन सा मंत्र
hi: सरस्वती जी की तस्वीर किस दिशा में | सरस्वती को क्या चढ़ाएँ क्या नहीं | परीक्षा से पहले सरस्वती मंत्र | सरस्वती जी की कथा
hg: saraswati mantra students ke liye | saraswati ji ka vahan | padhai me man lage kaun se bhagwan | saraswati maa ka rang kaun sa hai | vidya ki devi kaun hai | saraswati puja roz kaise kare | saraswati maa ko kya chadhaye | exam se pehle kaun sa mantra bole | saraswati ji ka din | yaad rakhne ke liye kaun sa mantra | saraswati maa ko peela ya safed
hg: saraswati ji ki photo kis disha me lagaye | saraswati maa ko kya chadhaye kya nahi | exam se pehle saraswati mantra | saraswati ji ki kahani
en: which instrument and bird of saraswati | saraswati mantra for students how many times | which colour clothes for saraswati | what not to offer saraswati
hi: सरस्वती की वीणा का नाम | विद्यार्थी सरस्वती मंत्र कितनी बार जपे | सरस्वती को कौन सा रंग प्रिय | सरस्वती नदी कहाँ गई
hg: saraswati ki veena ka naam | student saraswati mantra kitni baar jape | saraswati ko kaun sa rang priya | saraswati nadi kaha gayi
@who classical wide PUR
en: Saraswati is the goddess of speech, learning and music, white-robed with the veena. Vasant Panchami and Thursday are hers; mount the swan, consort Brahma, offering white or yellow flowers, mantra Om Aim Saraswatyai Namah.
hi: सरस्वती वाणी, विद्या और संगीत की देवी हैं, श्वेत वस्त्र, हाथ में वीणा। वसंत पंचमी और गुरुवार उनके; सवारी हंस, पति ब्रह्मा, अर्पण सफ़ेद या पीले फूल, मंत्र ॐ ऐं सरस्वत्यै नमः।
hg: Saraswati vaani, vidya aur sangeet ki devi hain, shwet vastra, haath me veena. Vasant Panchami aur Guruvar unke; sawari hans, pati Brahma, arpan safed ya peele phool, mantra Om Aim Saraswatyai Namah.
@which modern wide CUSTOM
en: Saraswati's day is Vasant Panchami, in the week Thursday. Offer Saraswati white or yellow flowers, white sandal, kheer, boondi, fruit, and lay books and pens before her. Study itself is her worship.
hi: सरस्वती का दिन वसंत पंचमी है, सप्ताह में गुरुवार। सरस्वती को सफ़ेद या पीले फूल, श्वेत चंदन, खीर, बूँदी, फल चढ़ाएँ और पुस्तक-क़लम सामने रखें। पढ़ाई ही उनकी पूजा है।
hg: Saraswati ka din Vasant Panchami hai, hafte me Guruvar. Saraswati ko safed ya peele phool, shwet chandan, kheer, boondi, phal chadhayein aur pustak-kalam saamne rakhein. Padhai hi unki puja hai.
@words classical wide STOTRA
en: Saraswati's mantra is Om Aim Saraswatyai Namah. Her vandana begins: Ya kundendu tushara hara dhavala, ya shubhra vastravrita.
hi: सरस्वती मंत्र: ॐ ऐं सरस्वत्यै नमः। वंदना: या कुन्देन्दुतुषारहारधवला या शुभ्रवस्त्रावृता।
hg: Saraswati mantra: Om Aim Saraswatyai Namah. Vandana: Ya kundendu tushara hara dhavala, ya shubhra vastravrita.
@what classical wide PUR
en: Saraswati rides a swan, sometimes a peacock, and holds veena, book and mala; Brahma is her consort. White and yellow are her colours. A picture of her suits the study table.
hi: सरस्वती का वाहन हंस, कभी मोर; हाथ में वीणा, पुस्तक, माला; पति ब्रह्मा। रंग सफ़ेद और पीला। पढ़ाई की मेज़ पर उनका चित्र अच्छा लगता है।
hg: Saraswati ka vahan hans, kabhi mor; haath me veena, pustak, mala; pati Brahma. Rang safed aur peela. Padhai ki mez par unka chitra achha lagta hai.
@where modern most PRAC
en: Keep Saraswati seated with the veena in the north-east or east of the study, so that the child faces east or north. No stale flowers; in Bengal ber is not eaten before her day; red flowers are less used.
hi: वीणा लिए बैठी सरस्वती को पढ़ने की जगह के ईशान या पूर्व में रखें, बच्चा पूर्व या उत्तर मुख हो। बासी फूल नहीं; बंगाल में उनके दिन से पहले बेर नहीं खाते; लाल फूल कम चढ़ते हैं।
hg: Veena liye baithi Saraswati ko padhne ki jagah ke ishan ya purv me rakhein, bachcha purv ya uttar mukh ho. Baasi phool nahi; Bengal me unke din se pehle ber nahi khaate; laal phool kam chadhte hain.
@why classical most PUR
en: Brahma's silent new world had no voice; from his word Saraswati appeared, and the first note of her veena gave speech to all. She stands for knowledge that grows by giving.
hi: ब्रह्मा की नई सृष्टि मौन थी; उनकी वाणी से सरस्वती प्रकट हुईं और वीणा के पहले स्वर ने सबको बोली दी। वे उस विद्या का रूप हैं जो बाँटने से बढ़ती है।
hg: Brahma ki nayi srishti maun thi; unki vaani se Saraswati prakat hui aur veena ke pehle swar ne sabko boli di. Ve us vidya ka roop hain jo baantne se badhti hai.
@how modern most CUSTOM
en: Students say Om Aim Saraswatyai Namah 11 or 21 times before study, facing east or north, with a white flower or just clean hands. Her veena is called Kachchhapi; the river Saraswati is held to flow unseen to the Sangam at Prayag.
hi: विद्यार्थी पढ़ाई से पहले पूर्व या उत्तर मुख ॐ ऐं सरस्वत्यै नमः 11 या 21 बार, सफ़ेद फूल या बस साफ़ हाथों से कहें। वीणा का नाम कच्छपी है; सरस्वती नदी प्रयाग संगम में अदृश्य मानी जाती है।
hg: Vidyarthi padhai se pehle purv ya uttar mukh Om Aim Saraswatyai Namah 11 ya 21 baar, safed phool ya bas saaf haathon se kahein. Veena ka naam Kachchhapi hai; Saraswati nadi Prayag sangam me adrishya maani jaati hai.
@link /hindu-aartis /puja/vasant-panchami

# durga-deity deity
@names
en: durga, goddess durga, durga mata, ambe mata
hi: दुर्गा, माँ दुर्गा, अंबे माता, शेरावाली
hg: durga maa, maa durga, ambe maa, sherawali mata
@ask
en: durga mantra | what does durga ride | nine forms story in short | can unmarried girls do durga puja daily | red chunri for durga why | jagrata of mata rani what is it | what to offer durga | day of goddess durga | can I keep durga photo in bedroom wall temple | how to pray to durga every day in five minutes | durga puja at home on tuesday and friday
en: which durga photo at home | durga facing which direction | what is not offered to durga | mahishasur story short | durga favourite flower and colour | durga on lion or tiger
hi: दुर्गा मंत्र | दुर्गा माँ का वाहन | दुर्गा माँ को कौन सा फूल | माता रानी को क्या भोग लगाएँ | महिषासुर कौन था | माता की चौकी क्या है | दुर्गा माँ को क्या चढ़ाएँ | माता रानी का दिन | रोज़ दुर्गा माँ की पूजा कैसे करें | कुँवारी लड़कियाँ दुर्गा पूजा कर सकती हैं | दुर्गा माँ को चुनरी क्यों चढ़ाते हैं
hi: घर में दुर्गा की कौन सी तस्वीर | दुर्गा माँ का मुख किस दिशा में | दुर्गा जी को क्या नहीं चढ़ाते | महिषासुर की कथा | माता का प्रिय फूल | शेर पर या बाघ पर
hg: durga mantra kaun sa hai | durga maa ki sawari kya hai | mata rani ko kya bhog lagaye | durga maa ko kaun sa phool pasand hai | mata ki chowki kya hoti hai | mahishasur kaun tha | durga maa ko kya chadhaye | mata rani ka din kaun sa hai | roz durga maa ki puja kaise kare | kuwari ladki durga puja kar sakti hai kya | mata rani ko chunri kyu chadhate hai | mata rani ki jyot kaise jalaye
hg: ghar me durga maa ki kaun si photo lagaye | durga maa ka mukh kis disha me ho | mata ko kya nahi chadhana chahiye | mahishasur ki kahani | mata rani ka pasandida phool | sherawali maa ki photo
@who classical wide PUR
en: Durga is the mother who rides the lion and defeated Mahishasur with the strength of all the gods. Ashtami, Navratri, Tuesday and Friday are hers; offering red flowers, chunri, coconut, halwa-puri, mantra Om Dum Durgayai Namah.
hi: दुर्गा सिंहवाहिनी माँ हैं, जिन्होंने सब देवों की शक्ति से महिषासुर को हराया। अष्टमी, नवरात्रि, मंगलवार, शुक्रवार उनके; अर्पण लाल फूल, चुनरी, नारियल, हलवा-पूरी, मंत्र ॐ दुं दुर्गायै नमः।
hg: Durga singhvahini maa hain, jinhone sab devon ki shakti se Mahishasur ko haraya. Ashtami, Navratri, Mangalvar, Shukravar unke; arpan laal phool, chunri, nariyal, halwa-puri, mantra Om Dum Durgayai Namah.
@which modern wide CUSTOM
en: Durga's days are Friday, Tuesday, Ashtami and Navratri. Offer Durga red flowers such as hibiscus, a red chunri, coconut, bangles, sindoor, halwa-puri and chana, and a ghee lamp.
hi: दुर्गा के दिन शुक्रवार, मंगलवार, अष्टमी और नवरात्रि हैं। दुर्गा को गुड़हल जैसे लाल फूल, लाल चुनरी, नारियल, चूड़ियाँ, सिंदूर, हलवा-पूरी, चना और घी का दीया चढ़ाएँ।
hg: Durga ke din Shukravar, Mangalvar, Ashtami aur Navratri hain. Durga ko gudhal jaise laal phool, laal chunri, nariyal, chudiyan, sindoor, halwa-puri, chana aur ghee ka diya chadhayein.
@words classical wide STOTRA
en: Durga's aarti begins: Jai Ambe Gauri, Maiya Jai Shyama Gauri, / Tumko nishdin dhyavat, Hari Brahma Shivri. The chalisa: Namo Namo Durge Sukh Karni, Namo Namo Ambe Dukh Harni. Mantra: Om Dum Durgayai Namah.
hi: आरती: जय अम्बे गौरी, मैया जय श्यामा गौरी। / तुमको निशदिन ध्यावत, हरि ब्रह्मा शिवरी॥ चालीसा: नमो नमो दुर्गे सुख करनी, नमो नमो अम्बे दुःख हरनी। मंत्र: ॐ दुं दुर्गायै नमः।
hg: Aarti: Jai Ambe Gauri, Maiya Jai Shyama Gauri, / Tumko nishdin dhyavat, Hari Brahma Shivri. Chalisa: Namo Namo Durge Sukh Karni, Namo Namo Ambe Dukh Harni. Mantra: Om Dum Durgayai Namah.
@what classical wide PUR
en: Durga rides a lion or tiger and bears the weapons of all gods in eight or ten arms, against the buffalo demon Mahishasura. Everyone may worship her daily, girls too; the red chunri is her honour as mother and bride.
hi: दुर्गा सिंह या बाघ पर सवार, आठ या दस भुजाओं में सब देवों के शस्त्र लिए, महिषासुर से लड़ीं। रोज़ पूजा सब कर सकते हैं, कन्याएँ भी; लाल चुनरी माता और सुहागिन का मान है।
hg: Durga sinh ya baagh par sawaar, aath ya das bhujaon me sab devon ke shastra liye, Mahishasur se ladin. Roz puja sab kar sakte hain, kanyayein bhi; laal chunri mata aur suhagin ka maan hai.
@where modern most PRAC
en: A calm Durga seated on her lion suits the home, in the north-east or east of the mandir, facing west or south, as you pray facing east or north. Battle scenes are mostly left to temples.
hi: घर के लिए शेर पर बैठी शांत दुर्गा, मंदिर के ईशान या पूर्व में, पश्चिम या दक्षिण मुख, ताकि आप पूर्व या उत्तर मुख पूजें। युद्ध के दृश्य प्रायः मंदिरों के लिए।
hg: Ghar ke liye sher par baithi shaant Durga, mandir ke ishan ya purv me, paschim ya dakshin mukh, taaki aap purv ya uttar mukh poojein. Yuddh ke drishya aksar mandiron ke liye.
@ok modern most CUSTOM
en: Durva, tulsi, aak and dhatura are not offered to Durga by many books, and no stale or scentless flowers; hibiscus, lotus, rose and kaner are. She is Parvati's power and so Shiva's consort.
hi: कई ग्रंथों में दुर्गा को दूर्वा, तुलसी, आक, धतूरा और बासी या गंधहीन फूल नहीं चढ़ाते; गुड़हल, कमल, गुलाब, कनेर चढ़ाते हैं। वे पार्वती की शक्ति हैं, इसलिए शिव की पत्नी।
hg: Kai granthon me Durga ko durva, tulsi, aak, dhatura aur baasi ya gandhheen phool nahi chadhate; gudhal, kamal, gulab, kaner chadhate hain. Ve Parvati ki shakti hain, isliye Shiv ki patni.
@why classical wide PUR
en: Mahishasura, whom no man or god could kill, drove the gods from heaven; from their joined light Durga rose with all their weapons. After nine days of battle she ended him on the tenth, Vijayadashami.
hi: महिषासुर, जिसे कोई पुरुष या देव न मार सके, ने देवों को स्वर्ग से निकाला; उनके मिले तेज से दुर्गा सब शस्त्रों सहित प्रकट हुईं। नौ दिन के युद्ध के बाद दसवें, विजयादशमी को, उसका अंत किया।
hg: Mahishasur, jise koi purush ya dev na maar sake, ne devon ko swarg se nikala; unke mile tej se Durga sab shastron sahit prakat hui. Nau din ke yuddh ke baad dasve, Vijayadashami ko, uska ant kiya.
@link /hindu-aartis

# hanuman-deity deity
@names
en: hanuman, bajrangbali, lord hanuman, maruti, hanumanji
hi: हनुमान, हनुमान जी, बजरंगबली, पवनपुत्र
hg: hanuman ji, bajrang bali, sankat mochan, anjaneya
@ask
en: what to offer hanuman | which day for hanuman | who is hanuman | hanuman mantra | can women worship hanuman | why is sindoor put on hanuman | is hanuman a brahmachari can girls touch the idol | which flower does hanuman like | why saturday is also for hanuman | betel leaf garland for hanuman why | who are the parents of hanuman
en: which hanuman photo to keep at home | hanuman facing south direction why | flying hanuman or sitting hanuman | panchmukhi hanuman where | can I keep hanuman photo in bedroom | hanuman story short | what not to offer hanuman
hi: हनुमान जी को क्या चढ़ाएँ | हनुमान जी का दिन कौन सा है | हनुमान जी का मंत्र | क्या औरतें हनुमान जी की पूजा कर सकती हैं | लड़कियाँ हनुमान जी की मूर्ति छू सकती हैं क्या | हनुमान जी को कौन सा फूल पसंद है | शनिवार को हनुमान पूजा क्यों | हनुमान जी किसके पुत्र हैं | हनुमान जी को पान का बीड़ा | मारुति का मंत्र
hi: हनुमान जी की कौन सी तस्वीर घर में लगाएँ | दक्षिणमुखी हनुमान क्यों | पंचमुखी हनुमान कहाँ लगाएँ | बेडरूम में हनुमान की फ़ोटो | हनुमान जी को क्या नहीं चढ़ाते | हनुमान जी की छोटी कथा
hg: hanuman ji ko kya chadhaye | hanuman ji ka din kaun sa hai | hanuman ji ka mantra kya hai | aurat hanuman ji ki puja kar sakti hai kya | ladkiya hanuman ji ki murti chhu sakti hai kya | hanuman ji ko kaun sa phool pasand hai | shanivar ko hanuman puja kyu | hanuman ji kiske putra hai
hg: hanuman ji ki kaun si photo ghar me lagaye | dakshin mukhi hanuman kyu | panchmukhi hanuman kaha lagaye | bedroom me hanuman ji ki photo laga sakte hai | hanuman ji ko kya nahi chadhate | udte hue hanuman ji ki photo
en: vehicle and weapon of hanuman | what is not offered to hanuman | charnamrit to hanuman | how many rounds and lamp for hanuman
en: on what day is bajrangbali worshipped and with which things
en: may women touch hanuman's idol or offer him sindoor
hi: हनुमान जी को क्या नहीं चढ़ाते | हनुमान जी को चरणामृत चढ़ता है क्या | हनुमान जी का दीपक किस तेल का | हनुमान जी का शस्त्र
hi: बजरंगबली का वार कौन सा और भोग क्या
hi: महिलाएँ हनुमान जी को छू सकती हैं क्या, सिंदूर चढ़ा सकती हैं | औरतें हनुमान जी को चोला चढ़ा सकती हैं
hg: hanuman ji ko kya nahi chadhate | hanuman ji ko charnamrit chadhta hai kya | hanuman ji ka diya kis tel ka | hanuman ji ka shastra
hg: bajrangbali ka vaar konsa aur bhog kya lagaye
hg: mahilaye hanuman ji ko chhu sakti hai kya sindoor chadha sakti hai | auratein hanuman ji ko chola chadha sakti hai
@who classical wide EPIC
en: Hanuman, son of Anjani and Kesari and of the Wind, is Ram's servant, the giver of strength, learning and courage. Tuesday and Saturday are his; the short mantra is Om Hanumate Namah.
hi: हनुमान, अंजनी-केसरी और पवन के पुत्र, राम के सेवक, बल, विद्या और साहस देने वाले हैं। मंगलवार और शनिवार उनके हैं; छोटा मंत्र ॐ हनुमते नमः।
hg: Hanuman, Anjani-Kesari aur Pawan ke putra, Ram ke sevak, bal, vidya aur saahas dene wale hain. Mangalvar aur Shanivar unke hain; chhota mantra Om Hanumate Namah.
@ok modern disputed CUSTOM
en: Women may worship Hanuman, light the lamp, fast and read the Chalisa. As he is a brahmachari, many temples and homes leave putting on the chola and touching the feet to men; others see no bar.
hi: स्त्रियाँ हनुमान जी की पूजा, दीया, व्रत और चालीसा सब कर सकती हैं। ब्रह्मचारी होने से कई मंदिर-घरों में चोला चढ़ाना और चरण छूना पुरुष करते हैं; कई कोई रोक नहीं मानते।
hg: Striyan Hanuman ji ki puja, diya, vrat aur Chalisa sab kar sakti hain. Brahmachari hone se kai mandir-gharon me chola chadhana aur charan chhoona purush karte hain; kai koi rok nahi maante.
@why modern wide CUSTOM
en: Sindoor is his because he covered himself with it on hearing that Sita wore it for Ram's long life. Saturday came to him, it is told, when Shani promised not to trouble his devotees.
hi: सिंदूर इसलिए कि सीता को राम की आयु के लिए लगाते सुनकर उन्होंने पूरे शरीर पर लगा लिया। शनिवार इसलिए, कथा है, कि शनि ने उनके भक्तों को कष्ट न देने का वचन दिया।
hg: Sindoor isliye ki Sita ko Ram ki aayu ke liye lagate sunkar unhone poore sharir par laga liya. Shanivar isliye, katha hai, ki Shani ne unke bhakton ko kasht na dene ka vachan diya.
@which modern wide CUSTOM
en: Hanuman's day is Tuesday, and Saturday too: offer him sindoor with chameli oil, red flowers, a tulsi garland, boondi or besan laddu, gur-chana or banana.
hi: हनुमान जी का दिन मंगलवार है, शनिवार भी: चमेली तेल में सिंदूर, लाल फूल, तुलसी माला, बूँदी या बेसन के लड्डू, गुड़-चना या केला चढ़ाएँ।
hg: Hanuman ji ka din Mangalvar hai, Shanivar bhi: chameli tel me sindoor, laal phool, tulsi mala, boondi ya besan ke laddu, gud-chana ya kela chadhayein.
@where modern most PRAC
en: Hanuman's picture goes on the north wall facing south, or in the mandir; seated or blessing for peace, carrying the mountain for courage, panchmukhi toward the entrance or south-west. Most keep him out of a couple's bedroom.
hi: हनुमान की तस्वीर उत्तर दीवार पर दक्षिण मुख, या मंदिर में; शांति के लिए बैठे या आशीर्वाद देते, साहस के लिए पर्वत उठाए, पंचमुखी द्वार या नैऋत्य की ओर। दंपती के शयनकक्ष में प्रायः नहीं।
hg: Hanuman ki tasveer uttar deewar par dakshin mukh, ya mandir me; shanti ke liye baithe ya ashirwad dete, saahas ke liye parvat uthaye, Panchmukhi dwar ya nairitya ki or. Dampati ke bedroom me aksar nahi.
@what classical wide EPIC
en: As a child Hanuman leapt at the Sun, taking it for a fruit; Indra's bolt struck his jaw (hanu), and the gods then gave him their boons. Grown, he crossed the sea to find Sita and burned Lanka.
hi: बालक हनुमान सूर्य को फल समझकर लपके; इंद्र के वज्र से ठोड़ी (हनु) पर चोट लगी, फिर देवों ने वरदान दिए। बड़े होकर सीता को खोजने समुद्र लाँघा और लंका जलाई।
hg: Balak Hanuman Surya ko phal samajhkar lapke; Indra ke vajra se thodi (hanu) par chot lagi, phir devon ne vardan diye. Bade hokar Sita ko khojne samudra langha aur Lanka jalayi.
@how modern most CUSTOM
en: Tuesday or Saturday: bathe, red or orange cloth, a chameli, sesame or ghee lamp, sindoor, tulsi or marigold, gur-chana or laddu, Chalisa once, three rounds. His arm is the mace; meat, drink and, for many, panchamrit bathing of the sindoor image are left out.
hi: मंगल या शनि: स्नान, लाल या नारंगी वस्त्र, चमेली, तिल या घी का दीपक, सिंदूर, तुलसी या गेंदा, गुड़-चना या लड्डू, एक चालीसा, तीन परिक्रमा। शस्त्र गदा; मांस-मदिरा और कई के मत से सिंदूरी मूर्ति का पंचामृत स्नान नहीं।
hg: Mangal ya Shani: snan, laal ya narangi vastra, chameli, til ya ghee ka deepak, sindoor, tulsi ya genda, gur-chana ya laddu, ek Chalisa, teen parikrama. Shastra gada; maans-madira aur kai ke mat se sindoori murti ka panchamrit snan nahi.
@link /hindu-aartis

# gayatri-mantra aarti
@names
en: gayatri mantra, gayatri, gayatri mata
hi: गायत्री मंत्र, गायत्री, गायत्री माता
hg: gayatri mantra jaap, gaytri mantra, gayatri maa
@ask
en: words of the gayatri mantra | meaning of gayatri mantra | when to chant gayatri mantra | how many times gayatri mantra | can women chant gayatri | can gayatri mantra be chanted at night | om bhur bhuva swaha full mantra | gayatri mantra before exam for my son | is gayatri only for brahmins | gayatri mantra for children from which age | is gayatri chanted loudly or silently | 108 times gayatri daily how long does it take | correct pronunciation of gayatri mantra
en: gayatri mantra word meaning | can women chant gayatri | gayatri mantra how many times | gayatri at night | who is gayatri mata vehicle
hi: गायत्री मंत्र क्या है | गायत्री मंत्र का अर्थ | गायत्री मंत्र कब जपें | गायत्री मंत्र कितनी बार | क्या स्त्रियाँ गायत्री मंत्र जप सकती हैं | गायत्री मंत्र रात में जप सकते हैं | ॐ भूर्भुवः स्वः पूरा मंत्र | बच्चों को गायत्री मंत्र कब सिखाएँ | गायत्री मंत्र ज़ोर से बोलें या मन में | गायत्री मंत्र का सही उच्चारण | गायत्री मंत्र किस वेद में है | बिना जनेऊ गायत्री मंत्र जप सकते हैं | 108 बार गायत्री मंत्र में कितना समय
hi: गायत्री मंत्र का अर्थ | स्त्रियाँ गायत्री जप सकती हैं | गायत्री मंत्र कितनी बार | रात में गायत्री मंत्र | गायत्री माता कौन हैं
hg: gayatri mantra kya hai likho | gayatri mantra ka arth | gayatri mantra kab bolna chahiye | gayatri mantra kitni baar jape | aurat gayatri mantra bol sakti hai kya | raat me gayatri mantra kar sakte hai | om bhur bhuva swaha pura mantra | bacho ko gayatri mantra kab sikhaye | gayatri mantra zor se bole ya man me | gayatri mantra ka sahi ucharan | gayatri mantra kis ved me hai | bina janeu gayatri mantra jap sakte hai kya | gayatri mantra 108 bar kaise kare
hg: gayatri mantra ka matlab | ladies gayatri mantra jap sakti hai | gayatri mantra kitni baar bole | raat me gayatri mantra | gayatri mata kaun hai
@words classical wide VEDA
en: Gayatri mantra: Om Bhur Bhuvah Svah, Tat Savitur Varenyam, Bhargo Devasya Dhimahi, Dhiyo Yo Nah Prachodayat.
hi: गायत्री मंत्र: ॐ भूर्भुवः स्वः तत्सवितुर्वरेण्यं भर्गो देवस्य धीमहि धियो यो नः प्रचोदयात्॥
hg: Gayatri mantra: Om Bhur Bhuvah Svah, Tat Savitur Varenyam, Bhargo Devasya Dhimahi, Dhiyo Yo Nah Prachodayat.
@what classical wide VEDA
en: The Gayatri asks the Sun, Savitri, that we hold his excellent light in mind and that he may guide our thoughts. It stands in the Rigveda, seen by Vishvamitra.
hi: गायत्री मंत्र में सविता के श्रेष्ठ तेज का ध्यान है, कि वह हमारी बुद्धि को प्रेरित करे। यह ऋग्वेद में है, ऋषि विश्वामित्र।
hg: Gayatri mantra me Savita ke shreshth tej ka dhyan hai, ki woh hamari buddhi ko prerit kare. Yeh Rigveda me hai, rishi Vishwamitra.
@when modern disputed CUSTOM
en: It is chanted at dawn, noon and dusk, 3, 11 or 108 times; silently also later. Older rule bound it to initiation; many teachers today open it to women and everyone.
hi: इसे सुबह, दोपहर और संध्या में 3, 11 या 108 बार जपते हैं; बाद में मन ही मन। पुराना नियम दीक्षा से जोड़ता था; आज कई आचार्य स्त्रियों और सबके लिए खुला मानते हैं।
hg: Ise subah, dopahar aur sandhya me 3, 11 ya 108 baar japte hain; baad me mann hi mann. Purana niyam deeksha se jodta tha; aaj kai acharya striyon aur sabke liye khula maante hain.
@who classical wide PUR
en: Gayatri Mata is the mantra seen as a mother: five faces, ten arms, on a lotus or swan, called mother of the Vedas. Her picture suits the east or north-east; Gayatri Jayanti is in bright Jyeshtha (or Shravan Purnima).
hi: गायत्री माता मंत्र का मातृरूप हैं: पाँच मुख, दस हाथ, कमल या हंस पर, वेदमाता। तस्वीर पूर्व या ईशान में ठीक; गायत्री जयंती ज्येष्ठ शुक्ल में (या श्रावण पूर्णिमा)।
hg: Gayatri Mata mantra ka matri-roop hain: paanch mukh, das haath, kamal ya hans par, Vedmata. Tasveer purv ya ishan me theek; Gayatri Jayanti Jyeshtha shukla me (ya Shravan Purnima).
@link /hindu-aartis?read=06ff0e9f-d7c5-51e8-ad9f-6f23e73ba584 /japa

# mahamrityunjaya-mantra aarti
@names
en: mahamrityunjaya mantra, maha mrityunjaya, tryambakam mantra
hi: महामृत्युंजय मंत्र, महामृत्युंजय, त्र्यंबकम मंत्र
hg: mahamrityunjay mantra, mahamrutyunjay, trayambakam mantra
@ask
en: words of mahamrityunjaya mantra | meaning of mahamrityunjaya | how many times to chant mahamrityunjaya | can I chant it for my sick father | who can chant mahamrityunjaya | best time for mahamrityunjaya jaap | om tryambakam yajamahe lyrics | mother is in hospital icu, which mantra can I chant for her | mahamrityunjaya in one line meaning | can mahamrityunjaya be chanted at night | can I chant it for someone else by name | 1.25 lakh jaap of mahamrityunjaya is it necessary | mahamrityunjaya on birthday
en: mahamrityunjay mantra who wrote markandeya | mahamrityunjay for sick father how many times | can I chant mahamrityunjaya in periods
hi: महामृत्युंजय मंत्र क्या है | महामृत्युंजय मंत्र का अर्थ | महामृत्युंजय कितनी बार जपें | बीमार के लिए महामृत्युंजय जाप | महामृत्युंजय कब जपना चाहिए | महामृत्युंजय घर पर कर सकते हैं | ॐ त्र्यम्बकं यजामहे पूरा मंत्र | माँ अस्पताल में है कौन सा मंत्र जपूँ | महामृत्युंजय रात में जप सकते हैं | दूसरे के लिए महामृत्युंजय कैसे जपें | सवा लाख महामृत्युंजय जाप ज़रूरी है क्या | महामृत्युंजय मंत्र किसने दिया | महामृत्युंजय स्त्रियाँ जप सकती हैं
hi: महामृत्युंजय मंत्र किसने रचा | बीमार पिता के लिए महामृत्युंजय | पीरियड में महामृत्युंजय
hg: mahamrityunjay mantra likha hua | mahamrityunjaya mantra ka arth | mahamrityunjay mantra kitni baar kare | papa bimar hai mahamrityunjay jaap kaise karu | mahamrityunjay kab japna chahiye | mahamrityunjay ghar par kar sakte hai kya | mummy hospital me hai kaun sa mantra japu | mahamrityunjay raat ko jap sakte hai kya | dusre ke liye mahamrityunjay kaise jape | sava lakh mahamrityunjay jaap zaruri hai kya | ladies mahamrityunjay jap sakti hai | mahamrityunjaya mantra pura likho
hg: mahamrityunjay mantra kisne banaya | papa bimar hai mahamrityunjay kitni baar | periods me mahamrityunjay jap
@words classical wide VEDA
en: Mahamrityunjaya: Om Tryambakam Yajamahe Sugandhim Pushtivardhanam, Urvarukamiva Bandhanan Mrityor Mukshiya Mamritat.
hi: महामृत्युंजय: ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्। उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय माऽमृतात्॥
hg: Mahamrityunjaya: Om Tryambakam Yajamahe Sugandhim Pushtivardhanam, Urvarukamiva Bandhanan Mrityor Mukshiya Mamritat.
@what classical wide VEDA
en: It asks three-eyed Shiva to free us from death's bond as a ripe cucumber comes off its stem, but not from immortality. It is from the Rigveda.
hi: इसमें त्रिनेत्र शिव से प्रार्थना है कि पके ककड़ी-फल की तरह मृत्यु के बंधन से छुड़ाएँ, अमृत से नहीं। यह ऋग्वेद का है।
hg: Isme trinetra Shiv se prarthana hai ki pake kakdi-phal ki tarah mrityu ke bandhan se chhudayein, amrit se nahi. Yeh Rigveda ka hai.
@how modern wide CUSTOM
en: Chant it 11 or 108 times in the morning or evening, anybody may, also for someone ill, as comfort beside the doctor's treatment. A count of 1.25 lakh is a temple custom, not needed.
hi: सुबह या शाम 11 या 108 बार जपें, कोई भी, किसी बीमार के लिए भी, डॉक्टर के इलाज के साथ सहारे के रूप में। सवा लाख मंदिर की रीति है, ज़रूरी नहीं।
hg: Subah ya shaam 11 ya 108 baar japein, koi bhi, kisi beemar ke liye bhi, doctor ke ilaaj ke saath sahare ke roop me. Sava lakh mandir ki reeti hai, zaroori nahi.
@who classical wide PUR
en: Sage Vasishtha is its seer in the Rigveda (7.59.12). Story ties it to Markandeya, the boy fated to die at sixteen, who held Shiva's ling when Yama came, and Shiva let him live.
hi: ऋग्वेद (7.59.12) में इसके ऋषि वसिष्ठ हैं। कथा इसे मार्कंडेय से जोड़ती है, जिसकी आयु सोलह थी; यम आए तो उसने शिवलिंग थाम लिया और शिव ने जीवन दिया।
hg: Rigved (7.59.12) me iske rishi Vasishtha hain. Katha ise Markandeya se jodti hai, jiski aayu solah thi; Yam aaye to usne shivling thaam liya aur Shiv ne jeevan diya.
@link /hindu-aartis?read=872db886-d865-5015-a48f-a66328db2369 /japa

# kuldevi-deity deity
@names
en: kuldevi, family deity, kuldevta, clan goddess
hi: कुलदेवी, कुलदेवता, कुल देवी
hg: kul devi, kuldevta, kul devta
@ask
en: how to find my kuldevi | what is a kuldevi | we do not know our kuldevi what to do | does a married woman worship her husband's kuldevi | how often to visit kuldevi temple | difference between kuldevi and ishta devta | which is the kuldevi of my gotra | kuldevi puja at home how | my husband and I have different family goddess whom to worship | nobody in our family remembers our kuldevi, grandfather passed away, how can we know | is kuldevi angry with us is that why problems come | kuldevi visit after marriage necessary | can kuldevi be known from surname | difference between kuldevi and gram devta
en: which day is kuldevi worshipped | can kuldevi photo be kept in the mandir | what to offer kuldevi at home | husband's or father's kuldevi after marriage
hi: कुलदेवी कैसे पता करें | कुलदेवी कौन होती हैं | कुलदेवी का पता न हो तो क्या करें | शादी के बाद कौन सी कुलदेवी | कुलदेवी की पूजा कैसे करें | कुलदेवी और इष्ट देव में अंतर | गोत्र से कुलदेवी कैसे जानें | सरनेम से कुलदेवी का पता चलता है क्या | कुलदेवी के मंदिर कब जाना चाहिए | दादा जी नहीं रहे, कुलदेवी का नाम किसी को याद नहीं | क्या कुलदेवी नाराज़ होती हैं | शादी के बाद कुलदेवी के दर्शन ज़रूरी हैं | कुलदेवी की फ़ोटो घर में रखें | ग्राम देवता कौन होते हैं
hi: कुलदेवी की पूजा किस दिन करें | कुलदेवी को क्या चढ़ाएँ | शादी के बाद मायके की कुलदेवी | कुलदेवी की फ़ोटो मंदिर में
hg: apni kuldevi kaise pata kare | kuldevi kaun hoti hai | kuldevi ka pata nahi hai kya kare | shadi ke baad kaun si kuldevi ki puja kare | kuldevi ki puja ghar par kaise kare | kul devta naraz ho to kya kare | gotra se kuldevi kaise pata kare | surname se kuldevi pata chalti hai kya | kuldevi ke mandir kab jana chahiye | ghar me kisi ko kuldevi ka naam yaad nahi | kuldevi naraz hai kya isliye pareshani aati hai | shadi ke baad kuldevi darshan zaruri hai kya | kuldevi ki photo mandir me rakhe | gram devta kaun hote hai
hg: kuldevi ki puja kis din kare | kuldevi ko kya chadhaye | shadi ke baad mayke ki kuldevi ya sasural ki | kuldevi ki photo mandir me rakh sakte hai
@what modern wide CUSTOM
en: A kuldevi is the goddess that a family line has worshipped for generations, often at one old temple of its village; kuldevta is the male form. She is remembered at weddings, births and mundan.
hi: कुलदेवी वह देवी हैं जिन्हें वंश पीढ़ियों से पूजता है, अक्सर गाँव के एक पुराने मंदिर में; कुलदेवता उनका पुरुष रूप। विवाह, जन्म और मुंडन पर उन्हें याद करते हैं।
hg: Kuldevi woh devi hain jinhe vansh peedhiyon se poojta hai, aksar gaon ke ek purane mandir me; kuldevta unka purush roop. Vivah, janm aur mundan par unhe yaad karte hain.
@how modern wide CUSTOM
en: To find her ask elders and cousins, the family priest or genealogist at your tirtha (panda), and people of your gotra from the ancestral village. No chart can tell it surely.
hi: पता करने को बड़ों, चचेरे संबंधियों, कुल-पुरोहित या तीर्थ के पंडे की बही, और गाँव के अपने गोत्र वालों से पूछें। कुंडली से यह पक्का नहीं पता चलता।
hg: Pata karne ko badon, chachere sambandhiyon, kul-purohit ya teerth ke pande ki bahi, aur gaon ke apne gotra walon se poochhein. Kundli se yeh pakka nahi pata chalta.
@do modern wide CUSTOM
en: If nobody knows, light a lamp to Durga or a filled kalash and say "my kuldevi"; that is enough. After marriage most honour the husband's, many both; nobody is punished.
hi: किसी को न पता हो तो दुर्गा या भरे कलश के आगे दीया जलाकर "मेरी कुलदेवी" कहें; काफ़ी है। विवाह के बाद प्रायः पति की, कई दोनों की मानते हैं; कोई दंड नहीं।
hg: Kisi ko na pata ho to Durga ya bhare kalash ke aage diya jalakar "meri kuldevi" kahein; kaafi hai. Vivah ke baad aksar pati ki, kai dono ki maante hain; koi dand nahi.
@when modern most CUSTOM
en: Kuldevi is worshipped on Ashtami or Navami of Navratri, at weddings, after a birth, and once a year at her own shrine if possible. Offer coconut, red chunri, sindoor, sweet of the house and a lamp; her picture stands in the mandir.
hi: कुलदेवी की पूजा नवरात्रि की अष्टमी या नवमी, विवाह, जन्म के बाद, और हो सके तो साल में एक बार उनके स्थान पर होती है। नारियल, लाल चुनरी, सिंदूर, घर का मीठा, दीपक चढ़ाएँ; तस्वीर मंदिर में रहती है।
hg: Kuldevi ki puja Navratri ki Ashtami ya Navami, vivah, janm ke baad, aur ho sake to saal me ek baar unke sthan par hoti hai. Nariyal, laal chunri, sindoor, ghar ka meetha, deepak chadhayein; tasveer mandir me rehti hai.

# hanuman-chalisa aarti
@names
en: hanuman chalisa, hanuman chaleesa, forty verses of hanuman
hi: हनुमान चालीसा, हनुमान चालीसा पाठ, जय हनुमान ज्ञान गुन सागर
hg: hanuman chalisa path, hanuman chalisha, jai hanuman gyan gun sagar
@ask
en: where can I read hanuman chalisa | first lines of hanuman chalisa | how many times to read hanuman chalisa | can women read hanuman chalisa | can hanuman chalisa be read at night or in bed | who wrote the hanuman chalisa | can I read chalisa without a bath | is chalisa allowed in periods | I feel afraid at night and want to recite hanuman chalisa before sleep, may I | hanuman chalisa 100 times vow | can i listen to chalisa on phone instead of reading
en: hanuman chalisa how many times a day | hanuman chalisa 100 times benefits | hanuman chalisa in periods | hanuman chalisa at night in bed | who wrote chalisa and when | sat baar padhe koi meaning
en: opening doha of the chalisa
hi: हनुमान चालीसा कहाँ पढ़ें | हनुमान चालीसा कितनी बार पढ़ें | क्या स्त्रियाँ हनुमान चालीसा पढ़ सकती हैं | हनुमान चालीसा रात में पढ़ सकते हैं | हनुमान चालीसा की पहली चौपाई | हनुमान चालीसा किसने लिखी | बिना नहाए हनुमान चालीसा पढ़ सकते हैं क्या | चालीसा बिस्तर पर बैठकर पढ़ें तो | सौ बार चालीसा का पाठ कैसे करें | रात को डर लगता है तो कौन सा पाठ करूँ
hi: हनुमान चालीसा दिन में कितनी बार | जो सत बार पाठ कर कोई का अर्थ | चालीसा पीरियड में पढ़ें या नहीं | बिस्तर पर हनुमान चालीसा
hi: चालीसा किस दोहे से शुरू होती है
hg: hanuman chalisa kaha padhe | hanuman chalisa kitni baar padhni chahiye | ladies hanuman chalisa padh sakti hai kya | hanuman chalisa raat ko padh sakte hai kya | hanuman chalisa likhi hui | hanuman chalisa kisne likhi | bina nahaye hanuman chalisa padh sakte h | bed par baith kar chalisa padhna sahi hai | 108 baar hanuman chalisa kaise kare | raat ko dar lagta hai chalisa padh ke so sakti hu kya | hanuman chalisa lyrics chahiye
hg: hanuman chalisa din me kitni baar padhe | jo sat bar path kar koi ka matlab | hanuman chalisa period me padh sakte hai | bistar pe hanuman chalisa padhna
hg: chalisa kis dohe se shuru hoti hai
@words classical wide STOTRA
en: Hanuman Chalisa begins after its dohas: Jai Hanuman gyan gun sagar, / Jai Kapis tihun lok ujagar. / Ram doot atulit bal dhama, / Anjani putra Pavansut nama. All forty verses with their meaning are under Aartis.
hi: हनुमान चालीसा दोहों के बाद: जय हनुमान ज्ञान गुन सागर। / जय कपीस तिहुँ लोक उजागर॥ / राम दूत अतुलित बल धामा। / अंजनि पुत्र पवनसुत नामा॥ सभी चालीस चौपाइयाँ अर्थ सहित "आरतियाँ" में हैं।
hg: Hanuman Chalisa dohon ke baad: Jai Hanuman gyan gun sagar, / Jai Kapis tihun lok ujagar. / Ram doot atulit bal dhama, / Anjani putra Pavansut nama. Sab chaalees chaupaiyan arth sahit "Aartis" me hain.
@words classical wide STOTRA
en: The first doha of the Hanuman Chalisa: Shri Guru charan saroj raj, nij man mukur sudhari; / Barnau Raghubar bimal jasu, jo dayak phal chari.
hi: हनुमान चालीसा का पहला दोहा: श्रीगुरु चरन सरोज रज, निज मनु मुकुरु सुधारि। / बरनउँ रघुबर बिमल जसु, जो दायकु फल चारि॥
hg: Hanuman Chalisa ka pehla doha: Shri Guru charan saroj raj, nij man mukur sudhari; / Barnau Raghubar bimal jasu, jo dayak phal chari.
@how modern most CUSTOM
en: The Chalisa is read once a day, or 3, 7, 11 or 108 times as a vow, aloud or silently, from a book, a phone or by heart. It takes about ten minutes.
hi: चालीसा दिन में एक बार, या संकल्प से 3, 7, 11 या 108 बार, बोलकर या मन में, पुस्तक, फ़ोन या याद से पढ़ते हैं। लगभग दस मिनट लगते हैं।
hg: Chalisa din me ek baar, ya sankalp se 3, 7, 11 ya 108 baar, bolkar ya mann me, pustak, phone ya yaad se padhte hain. Lagbhag das minute lagte hain.
@when modern wide CUSTOM
en: Hanuman Chalisa may be said morning, evening or before sleep, also in bed when you are afraid. Tuesday and Saturday are the favourite days, no hour is forbidden.
hi: हनुमान चालीसा सुबह, शाम या सोने से पहले, डर लगे तो बिस्तर में भी पढ़ सकते हैं। मंगलवार और शनिवार प्रिय दिन हैं, कोई समय वर्जित नहीं।
hg: Hanuman Chalisa subah, shaam ya sone se pehle, dar lage to bistar me bhi padh sakte hain. Mangalvar aur Shanivar priya din hain, koi samay varjit nahi.
@ok modern most CUSTOM
en: Women, men and children may all read Hanuman Chalisa, at night and in bed too. A bath is good custom, clean hands and a calm mind are enough; in periods many read it silently without touching the idol, many as always.
hi: स्त्री, पुरुष, बच्चे सब हनुमान चालीसा पढ़ सकते हैं, रात को और बिस्तर में भी। स्नान अच्छा रिवाज है, साफ़ हाथ और शांत मन काफ़ी हैं; माहवारी में कई मन में, मूर्ति छुए बिना पढ़ती हैं, कई हमेशा की तरह।
hg: Stri, purush, bachche sab Hanuman Chalisa padh sakte hain, raat ko aur bistar me bhi. Snan achha riwaz hai, saaf haath aur shaant mann kaafi hain; periods me kai mann me, murti chhue bina padhti hain, kai hamesha ki tarah.
@who classical wide STOTRA
en: Goswami Tulsidas wrote the Hanuman Chalisa in Awadhi in the 16th century, forty chaupais between opening and closing dohas. It praises Hanuman's strength, learning and service to Ram.
hi: हनुमान चालीसा गोस्वामी तुलसीदास ने 16वीं सदी में अवधी में रची, दोहों के बीच चालीस चौपाइयाँ। इसमें हनुमान के बल, विद्या और राम-सेवा की स्तुति है।
hg: Hanuman Chalisa Goswami Tulsidas ne 16vi sadi me Awadhi me rachi, dohon ke beech chaalees chaupaiyan. Isme Hanuman ke bal, vidya aur Ram-seva ki stuti hai.
@what classical wide STOTRA
en: "Jo sat bar path kar koi" says: who reads it a hundred times is freed of bonds and finds great joy. Read it as praise of perseverance; nobody is bound to a count, and one reading with attention is whole.
hi: "जो सत बार पाठ कर कोई" कहता है: जो सौ बार पढ़े वह बंधन से छूटे और महासुख पाए। यह लगन की प्रशंसा है; गिनती का बंधन नहीं, ध्यान से एक पाठ भी पूरा है।
hg: "Jo sat bar path kar koi" kehta hai: jo sau baar padhe woh bandhan se chhoote aur mahasukh paaye. Yah lagan ki prashansa hai; ginti ka bandhan nahi, dhyan se ek paath bhi poora hai.
@see hanuman-deity, bajrang-baan
@link /hindu-aartis?read=4e0a0e3e-ca90-5e51-a463-7f08c73acdc1

# aarti-jai-ganesh-deva aarti
@names
en: jai ganesh jai ganesh deva, jai ganesh deva, ganesh aarti
hi: जय गणेश जय गणेश देवा, जय गणेश देवा, गणेश आरती
hg: jay ganesh deva, jai ganesh deva aarti, ganpati aarti
@ask
en: lyrics of jai ganesh deva | words of ganesh aarti | first lines of ganesh aarti | when is ganesh aarti sung | is ganesh aarti sung first | ganesha arti text please | mata jaki parvati pita mahadeva which aarti is it | can I sing ganesh aarti in the evening | how many times ganesh aarti in a day | ekdant dayavant char bhuja dhari lyrics | ganesh aarti on wednesday | before starting the new shop which aarti
hi: गणेश जी की आरती | जय गणेश देवा के बोल | गणेश जी की आरती लिखी हुई | माता जाकी पार्वती पिता महादेवा कौन सी आरती है | गणेश आरती कब करें | सबसे पहले किसकी आरती करें | गणेश जी की आरती शाम को कर सकते हैं | गणपति की आरती सुनाओ | गणेश जी की आरती में कौन सी पंक्तियाँ हैं | एकदन्त दयावन्त | दीवाली पर गणेश आरती पहले या लक्ष्मी आरती | पान चढ़े फूल चढ़े आरती
hg: ganesh ji ki aarti jai ganesh deva | jai ganesh deva lyrics | ganesh ji ki aarti likhi hui | mata jaki parvati pita mahadeva | ganesh aarti kab kare | sabse pehle kiski aarti hoti hai | ganpati ji ki arti dikhao | ekdant dayavant char bhuja dhari | ganesh ji ki aarti sham ko kar sakte hai kya | paan chadhe phool chadhe aarti | ganesh ji ki aarti kitni baar kare | diwali par pehle ganesh aarti ya laxmi aarti
@words classical wide STOTRA
en: Jai Ganesh, Jai Ganesh, Jai Ganesh Deva, / Mata jaki Parvati, Pita Mahadeva. / Ekdant dayavant, char bhuja dhari, / Mathe sindoor sohe, muse ki sawari. The whole text is under Aartis.
hi: जय गणेश, जय गणेश, जय गणेश देवा। / माता जाकी पार्वती, पिता महादेवा॥ / एकदन्त दयावन्त, चार भुजा धारी। / माथे सिन्दूर सोहे, मूसे की सवारी॥ पूरी आरती "आरतियाँ" में है।
hg: Jai Ganesh, Jai Ganesh, Jai Ganesh Deva, / Mata jaki Parvati, Pita Mahadeva. / Ekdant dayavant, char bhuja dhari, / Mathe sindoor sohe, muse ki sawari. Poori aarti "Aartis" me hai.
@when modern wide CUSTOM
en: The Ganesh aarti is sung first, before that of any other deity, morning or evening, and at every beginning: a puja, a new home, a journey. Once is enough; Wednesday and Chaturthi are his days.
hi: गणेश आरती सब आरतियों से पहले, सुबह या शाम, और हर आरंभ पर गाई जाती है: पूजा, नया घर, यात्रा। एक बार काफ़ी है; बुधवार और चतुर्थी उनके दिन हैं।
hg: Ganesh aarti sab aartiyon se pehle, subah ya shaam, aur har aarambh par gaayi jati hai: puja, naya ghar, yatra. Ek baar kaafi hai; Budhvar aur Chaturthi unke din hain.
@ok modern wide CUSTOM
en: Everyone may sing the Ganesh aarti, women, men and children, also in the evening with washed hands and face, and without a lamp in a hostel. Something sweet beside the lamp is nice.
hi: गणेश आरती स्त्री, पुरुष, बच्चे सब गा सकते हैं, शाम को हाथ-मुँह धोकर भी, हॉस्टल में बिना दीये भी। साथ कुछ मीठा हो तो अच्छा।
hg: Ganesh aarti stri, purush, bachche sab ga sakte hain, shaam ko haath-munh dhokar bhi, hostel me bina diye bhi. Saath kuch meetha ho to achha.
@see ganesh-deity, aarti-sukhkarta
@link /hindu-aartis?read=0746e42d-fa7a-5d81-a0bd-d0fe29383136

# aarti-sukhkarta aarti
@names
en: sukhkarta dukhharta, marathi ganpati aarti, sukh karta dukh harta
hi: सुखकर्ता दुखहर्ता, सुखकर्ता दुःखहर्ता, मराठी गणपति आरती
hg: sukhkarta dukhharta aarti, sukhkarta dukhaharta, sukhakarta dukhaharta
@ask
en: lyrics of sukhkarta dukhharta | who wrote sukhkarta dukhharta | marathi aarti for ganpati at home | when do we sing sukhkarta | meaning of sukhkarta dukhharta varta vighnachi | order of aartis in ganeshotsav | jai dev jai dev mangalmurti words | we bring ganpati home and do not know marathi, can we read it from the phone | ghalin lotangan vandin charan words | which aartis come after sukhkarta | shendur lal chadhayo text
hi: सुखकर्ता दुखहर्ता आरती के बोल | सुखकर्ता दुखहर्ता किसने लिखी | गणपति की मराठी आरती | जय देव जय देव मंगलमूर्ति | सुखकर्ता आरती कब गाते हैं | सुखकर्ता दुखहर्ता का अर्थ | मराठी नहीं आती तो गणपति आरती कैसे करें | घालीन लोटांगण वंदीन चरण | शेंदुर लाल चढ़ायो | गणपति आरती मराठी में लिखी हुई | समर्थ रामदास की आरती
hg: sukhkarta dukhharta lyrics | sukhkarta dukhharta varta vighnachi | ganpati ki marathi aarti | jai dev jai dev jai mangal murti | sukhkarta aarti kisne likhi | sukhkarta ka arth kya hai | ganpati utsav me kaun kaun si aarti hoti hai | marathi nahi aati ganpati aarti kaise kare | ghalin lotangan vandin charan | shendur lal chadhayo | ganpati aarti marathi me likhi | sukhkarta ke baad kaun si aarti
@words classical wide STOTRA
en: Sukhkarta Dukhharta varta vighnachi, / Nurvi purvi prem krupa jayachi, / Sarvangi sundar uti shendurachi, / Kanthi jhalke mal muktaphalanchi. Refrain: Jai Dev Jai Dev Jai Mangalmurti, / Darshanmatre mankamana purti. The whole is under Aartis.
hi: सुखकर्ता दुःखहर्ता वार्ता विघ्नाची। / नुरवी पुरवी प्रेम कृपा जयाची। / सर्वांगी सुंदर उटी शेंदुराची। / कंठी झळके माळ मुक्ताफळांची॥ टेक: जय देव जय देव जय मंगलमूर्ती। / दर्शनमात्रे मनकामना पुरती॥ पूरी "आरतियाँ" में है।
hg: Sukhkarta Dukhharta varta vighnachi, / Nurvi purvi prem krupa jayachi, / Sarvangi sundar uti shendurachi, / Kanthi jhalke mal muktaphalanchi. Tek: Jai Dev Jai Dev Jai Mangalmurti, / Darshanmatre mankamana purti. Poori "Aartis" me hai.
@who classical wide STOTRA
en: Samarth Ramdas, the Maharashtrian saint of the 17th century, wrote it in Marathi, by tradition before the Ganpati of Morgaon. It calls him giver of joy and remover of sorrow, who leaves no word of any hindrance.
hi: इसे महाराष्ट्र के 17वीं सदी के संत समर्थ रामदास ने मराठी में रचा, परंपरा से मोरगाँव के गणपति के सामने। अर्थ: सुख देने वाले, दुःख हरने वाले, जो विघ्न की बात भी न रहने दें।
hg: Ise Maharashtra ke 17vi sadi ke sant Samarth Ramdas ne Marathi me racha, parampara se Morgaon ke Ganpati ke saamne. Arth: sukh dene wale, dukh harne wale, jo vighn ki baat bhi na rehne dein.
@when modern wide CUSTOM
en: It is sung morning and evening in the days of Ganeshotsav, first of all, followed by those of Shankar, Durga and Vitthal and by Ghalin Lotangan. Reading it from a phone is fine.
hi: गणेशोत्सव में सुबह-शाम सबसे पहले गाते हैं, फिर शंकर, दुर्गा, विठ्ठल की आरती और घालीन लोटांगण। फ़ोन से पढ़कर गाना ठीक है।
hg: Ganeshotsav me subah-shaam sabse pehle gaate hain, phir Shankar, Durga, Vitthal ki aarti aur Ghalin Lotangan. Phone se padhkar gaana theek hai.
@see aarti-jai-ganesh-deva
@link /hindu-aartis?read=a35bb731-db45-556a-a482-1736e8f1dadd

# aarti-jai-ambe-gauri aarti
@names
en: jai ambe gauri, ambe gauri aarti, durga aarti
hi: जय अंबे गौरी, जय अम्बे गौरी, अंबे जी की आरती
hg: jai ambe gauri aarti, jay ambe gauri, ambe ji ki aarti
@ask
en: jai ambe gauri words | durga aarti lyrics | navratri aarti text | when is jai ambe gauri sung | tumko nishdin dhyavat which aarti | aarti for mata rani in the evening | is jai ambe gauri only for navratri | maiya jai shyama gauri lines | I am doing navratri for the first time, which aarti do I sing at night | ambe maa aarti lyrics | sheronwali maa aarti
hi: जय अंबे गौरी आरती | दुर्गा जी की आरती | नवरात्रि की आरती कौन सी | माता रानी की आरती के बोल | मैया जय श्यामा गौरी | जय अंबे गौरी कब गाते हैं | माता की आरती शाम को कितने बजे करें | अंबे माँ की आरती | शेरावाली की आरती | पहली बार नवरात्रि कर रही हूँ कौन सी आरती करूँ | जय अंबे गौरी रोज़ गा सकते हैं
hg: durga maa ki aarti | jai ambe gauri aarti lyrics | navratri ki aarti kaun si hai | mata rani ki aarti likhi hui | maiya jai shyama gauri | tumko nishdin dhyavat hari brahma shivri | mata ki aarti sham ko kitne baje kare | jai ambe gauri roz ga sakte hai kya | ambe maa ki aarti likhi hui | sherawali ki aarti kaun si hai | pehli baar navratri kar rahi hu kaun si aarti karu | jay ambe gori aarti
@words classical wide STOTRA
en: Jai Ambe Gauri, Maiya Jai Shyama Gauri, / Tumko nishdin dhyavat, Hari Brahma Shivri. The whole aarti, with its meaning, is under Aartis in the app.
hi: जय अम्बे गौरी, मैया जय श्यामा गौरी। / तुमको निशिदिन ध्यावत, हरि ब्रह्मा शिवरी॥ पूरी आरती अर्थ सहित "आरतियाँ" में है।
hg: Jai Ambe Gauri, Maiya Jai Shyama Gauri, / Tumko nishdin dhyavat, Hari Brahma Shivri. Poori aarti arth sahit "Aartis" me hai.
@when modern wide CUSTOM
en: Jai Ambe Gauri is sung morning and evening through Navratri, and on Ashtami, Tuesday or Friday through the year. Once with a ghee lamp is enough; the evening aarti is done about lamp-lighting time.
hi: जय अंबे गौरी नवरात्रि में सुबह-शाम और साल भर अष्टमी, मंगल या शुक्रवार को गाई जाती है। घी के दीये से एक बार काफ़ी है; शाम की आरती दीया-बत्ती के समय।
hg: Jai Ambe Gauri Navratri me subah-shaam aur saal bhar Ashtami, Mangal ya Shukravar ko gaayi jati hai. Ghee ke diye se ek baar kaafi hai; shaam ki aarti diya-batti ke samay.
@ok modern most CUSTOM
en: Jai Ambe Gauri may be sung by all, at any hour of Navratri evening and without fasting. In periods many sing it from where they sit and let another hold the lamp; many hold it as always.
hi: जय अंबे गौरी सब गा सकते हैं, नवरात्रि की शाम किसी भी समय, बिना व्रत भी। माहवारी में कई बैठे-बैठे गाती हैं और दीया कोई और पकड़ता है; कई हमेशा की तरह करती हैं।
hg: Jai Ambe Gauri sab ga sakte hain, Navratri ki shaam kisi bhi samay, bina vrat bhi. Periods me kai baithe-baithe gaati hain aur diya koi aur pakadta hai; kai hamesha ki tarah karti hain.
@see durga-deity, durga-chalisa
@link /hindu-aartis?read=f861a43b-551d-5359-9938-22de7c226405

# aarti-kunj-bihari aarti
@names
en: aarti kunj bihari ki, krishna aarti, kunj bihari aarti
hi: आरती कुंजबिहारी की, आरती कुंज बिहारी की, कृष्ण जी की आरती
hg: aarti kunj bihari ki shri girdhar krishna murari ki, arti kunjbihari ki, krishna ji ki aarti
@ask
en: lyrics of aarti kunj bihari ki | aarti for janmashtami | which aarti for laddu gopal | first lines of krishna aarti | when to sing kunj bihari aarti | words of the aarti of krishna murari | gale mein baijanti mala which song | can this aarti be sung daily at home | bal gopal aarti for janmashtami midnight | krishna bhagwan ki aarti text
hi: आरती कुंजबिहारी की के बोल | कृष्ण भगवान की आरती | जन्माष्टमी की आरती | लड्डू गोपाल की आरती कौन सी | श्री गिरिधर कृष्ण मुरारी की | गले में बैजंती माला आरती | कान्हा जी की आरती दिखाओ | आरती कुंज बिहारी किसने लिखी | कृष्ण आरती सुबह करें या शाम | आधी रात की जन्माष्टमी आरती
hg: aarti kunj bihari ki lyrics | kanha ji ki aarti | janmashtami par kaun si aarti kare | laddu gopal ki aarti kaun si hai | shri girdhar krishna murari ki | gale me baijanti mala | krishna bhagwan ki arti likhi hui | kunj bihari aarti roz kar sakte hai | krishna aarti subah kare ya sham | kunjbihari aarti puri likhi | janmashtami raat 12 baje kaun si aarti
@words classical wide STOTRA
en: Aarti Kunj Bihari ki, Shri Giridhar Krishna Murari ki. / Gale mein baijanti mala, bajave murali madhur bala. The whole aarti is under Aartis in the app.
hi: आरती कुंजबिहारी की, श्री गिरिधर कृष्ण मुरारी की॥ / गले में बैजन्ती माला, बजावै मुरली मधुर बाला। पूरी आरती "आरतियाँ" में है।
hg: Aarti Kunj Bihari ki, Shri Giridhar Krishna Murari ki. / Gale me baijanti mala, bajave murali madhur bala. Poori aarti "Aartis" me hai.
@when modern wide CUSTOM
en: This Braj aarti of Krishna is sung daily morning and evening, for Laddu Gopal too, and at midnight on Janmashtami. Wednesday, Ekadashi and Ashtami are liked; offer tulsi and makhan-mishri with it.
hi: कृष्ण की यह ब्रज की आरती रोज़ सुबह-शाम, लड्डू गोपाल के लिए भी, और जन्माष्टमी की आधी रात को गाते हैं। बुधवार, एकादशी, अष्टमी प्रिय हैं; साथ तुलसी और माखन-मिश्री।
hg: Krishna ki yeh Braj ki aarti roz subah-shaam, Laddu Gopal ke liye bhi, aur Janmashtami ki aadhi raat ko gaate hain. Budhvar, Ekadashi, Ashtami priya hain; saath tulsi aur makhan-mishri.
@see krishna-deity
@link /hindu-aartis?read=379c4398-9a33-5663-ac4a-d3f69a4ac559

# aarti-shiv-omkara aarti
@names
en: om jai shiv omkara, shiv aarti, jai shiv omkara
hi: ॐ जय शिव ओंकारा, जय शिव ओंकारा, शिव आरती
hg: om jai shiv omkara aarti, jay shiv omkara, shiv ji ki aarti
@ask
en: om jai shiv omkara lyrics | words of shiva aarti | brahma vishnu sadashiv ardhangi dhara | when to sing shiv aarti | which aarti on mahashivratri | aarti for monday fast | aarti of bholenath text | can shiva aarti be sung at night | shankar ji ki aarti words | aarti at the end of rudrabhishek | swami jai shiv omkara text
hi: शिव जी की आरती | ओम जय शिव ओंकारा के बोल | ब्रह्मा विष्णु सदाशिव अर्द्धांगी धारा | सोमवार की आरती | शिवरात्रि पर कौन सी आरती | भोलेनाथ की आरती दिखाओ | शिव जी की आरती कब करें | शंकर जी की आरती | महादेव की आरती के बोल | रुद्राभिषेक के बाद कौन सी आरती | सावन की आरती
hg: shiv ji ki aarti om jai shiv omkara | om jai shiv omkara lyrics | brahma vishnu sadashiv ardhangi dhara | somvar ki aarti | shivratri par kaun si aarti kare | bholenath ki aarti likhi hui | bhole baba ki arti | shiv aarti raat me kar sakte hai kya | shankar ji ki aarti | mahadev ki aarti lyrics | rudrabhishek ke baad kaun si aarti | sawan somvar ki aarti
@words classical wide STOTRA
en: Om Jai Shiv Omkara, Swami Jai Shiv Omkara, / Brahma, Vishnu, Sadashiv, Arddhangi Dhara. The whole aarti with its meaning is under Aartis in the app.
hi: ॐ जय शिव ओंकारा, स्वामी जय शिव ओंकारा। / ब्रह्मा, विष्णु, सदाशिव, अर्द्धांगी धारा॥ पूरी आरती अर्थ सहित "आरतियाँ" में है।
hg: Om Jai Shiv Omkara, Swami Jai Shiv Omkara, / Brahma, Vishnu, Sadashiv, Arddhangi Dhara. Poori aarti arth sahit "Aartis" me hai.
@when modern wide CUSTOM
en: Om Jai Shiv Omkara is sung on Mondays, at Pradosh, in Sawan and on Shivratri, mostly at dusk, also late at night. Karpur Gauram follows it; once is enough.
hi: ॐ जय शिव ओंकारा सोमवार, प्रदोष, सावन और शिवरात्रि पर, प्रायः संध्या में, रात को भी गाते हैं। बाद में कर्पूरगौरम्; एक बार काफ़ी है।
hg: Om Jai Shiv Omkara Somvar, Pradosh, Sawan aur Shivratri par, aksar sandhya me, raat ko bhi gaate hain. Baad me Karpur Gauram; ek baar kaafi hai.
@ok modern wide CUSTOM
en: Women and men alike sing the Shiv aarti, at home or in the temple, by day or late in the evening; a lamp of ghee or only folded hands will do.
hi: शिव आरती स्त्री-पुरुष सब, घर या मंदिर में, दिन में या देर शाम गा सकते हैं; घी का दीया या केवल जुड़े हाथ काफ़ी हैं।
hg: Shiv aarti stri-purush sab, ghar ya mandir me, din me ya der shaam ga sakte hain; ghee ka diya ya keval jude haath kaafi hain.
@see shiv-deity, karpur-gauram
@link /hindu-aartis?read=3d0a36ca-f291-54a6-91d3-7101194879f5

# aarti-lakshmi-mata aarti
@names
en: om jai lakshmi mata, lakshmi aarti, laxmi aarti
hi: ॐ जय लक्ष्मी माता, जय लक्ष्मी माता, लक्ष्मी आरती
hg: om jai laxmi mata, jai lakshmi mata, lakshmi ji ki aarti
@ask
en: om jai lakshmi mata lyrics | words of lakshmi aarti | which aarti on diwali | first lines of laxmi aarti | tumko nishdin sevat | is clapping not done in lakshmi aarti | lakshmi aarti on friday evening | why is lakshmi aarti sung softly | laxmi ji aarti text for friday | we are doing diwali puja now, give me the lakshmi aarti
hi: लक्ष्मी जी की आरती | ओम जय लक्ष्मी माता के बोल | दिवाली पर कौन सी आरती | लक्ष्मी माता की आरती लिखी हुई | शुक्रवार की आरती लक्ष्मी जी | लक्ष्मी आरती में ताली क्यों नहीं बजाते | मैया जय लक्ष्मी माता | महालक्ष्मी की आरती | धनतेरस पर कौन सी आरती | लक्ष्मी आरती कब करनी चाहिए | हर विष्णु विधाता या हरि विष्णु विधाता
hg: laxmi ji ki aarti | om jai lakshmi mata lyrics | diwali par kaun si aarti hoti hai | maiya jai lakshmi mata | tumko nishdin sevat | laxmi mata ki arti likhi hui | lakshmi aarti me tali kyu nahi bajate | shukravar ki aarti laxmi mata | mahalaxmi ki aarti | dhanteras par kaun si aarti kare | laxmi aarti kab karni chahiye | diwali puja chal rahi hai laxmi aarti do
@words classical wide STOTRA
en: Om Jai Lakshmi Mata, Maiya Jai Lakshmi Mata, / Tumko nishdin sevat, Hari Vishnu Vidhata. Some say Har Vishnu Vidhata. The whole aarti is under Aartis in the app.
hi: ॐ जय लक्ष्मी माता, मैया जय लक्ष्मी माता। / तुमको निशिदिन सेवत, हरि विष्णु विधाता॥ कुछ "हर विष्णु विधाता" कहते हैं। पूरी आरती "आरतियाँ" में है।
hg: Om Jai Lakshmi Mata, Maiya Jai Lakshmi Mata, / Tumko nishdin sevat, Hari Vishnu Vidhata. Kuch "Har Vishnu Vidhata" kehte hain. Poori aarti "Aartis" me hai.
@when modern wide CUSTOM
en: Lakshmi aarti is sung at dusk, on Fridays, Purnima and above all on Diwali night after the Ganesh aarti. Some homes keep it soft, without clapping or loud bells, as she loves calm; others clap.
hi: लक्ष्मी आरती संध्या में, शुक्रवार, पूर्णिमा और सबसे अधिक दिवाली की रात गणेश आरती के बाद गाते हैं। कुछ घर धीमे, बिना ताली गाते हैं, क्योंकि उन्हें शांति प्रिय है; कुछ ताली बजाते हैं।
hg: Lakshmi aarti sandhya me, Shukravar, Purnima aur sabse zyada Diwali ki raat Ganesh aarti ke baad gaate hain. Kuch ghar dheeme, bina taali gaate hain, kyunki unhe shaanti priya hai; kuch taali bajate hain.
@see lakshmi-deity, diwali-lakshmi-puja
@link /hindu-aartis?read=5ab608c2-c042-5556-9f57-d6fadc71fd16

# aarti-hanuman-lala aarti
@names
en: aarti kije hanuman lala ki, aarti kijai hanuman lala ki, hanuman aarti
hi: आरती कीजै हनुमान लला की, आरती कीजे हनुमान लला की, हनुमान आरती
hg: aarti kije hanuman lalla ki, arti kije hanuman lala ki, hanuman ji ki aarti lyrics
@ask
en: lyrics of aarti kije hanuman lala ki | hanuman aarti words | dusht dalan raghunath kala ki | aarti after hanuman chalisa | which aarti on tuesday | when is hanuman aarti done | aarti after sundarkand | how many times to sing hanuman aarti | anjani putra mahabaldai lyrics | hanuman ji aarti for saturday
hi: हनुमान जी की आरती | आरती कीजै हनुमान लला की के बोल | दुष्ट दलन रघुनाथ कला की | मंगलवार की आरती | हनुमान चालीसा के बाद कौन सी आरती | सुंदरकांड के बाद आरती | बजरंगबली की आरती दिखाओ | अंजनि पुत्र महाबलदायी आरती | शनिवार को हनुमान आरती | हनुमान आरती शाम को कितने बजे | जाके बल से गिरिवर काँपे
hg: hanuman ji ki aarti | aarti kije hanuman lala ki lyrics | dusht dalan raghunath kala ki | mangalvar ki aarti | hanuman chalisa ke baad kaun si aarti kare | sunderkand ke baad ki aarti | bajrangbali ki arti likhi hui | jake bal se girivar kanpe | shanivar ko hanuman aarti | hanuman aarti kitne baje kare | anjani putra maha baldai aarti
@words classical wide STOTRA
en: Aarti kijai Hanuman Lala ki, / Dusht dalan Raghunath kala ki. / Jake bal se girivar kanpe, / Rog dosh jake nikat na jhanke. The whole aarti is under Aartis.
hi: आरती कीजै हनुमान लला की। / दुष्ट दलन रघुनाथ कला की॥ / जाके बल से गिरिवर काँपे। / रोग दोष जाके निकट न झाँके॥ पूरी आरती "आरतियाँ" में है।
hg: Aarti kijai Hanuman Lala ki, / Dusht dalan Raghunath kala ki. / Jake bal se girivar kanpe, / Rog dosh jake nikat na jhanke. Poori aarti "Aartis" me hai.
@when modern wide CUSTOM
en: The Hanuman aarti closes the Chalisa or Sundarkand, on Tuesdays, Saturdays and Hanuman Jayanti, morning or evening. One round with a lamp of ghee or chameli oil is enough, and boondi or gur-chana is shared.
hi: हनुमान आरती चालीसा या सुंदरकांड के अंत में, मंगल, शनिवार और हनुमान जयंती पर, सुबह या शाम होती है। घी या चमेली तेल के दीये से एक बार काफ़ी है; बूँदी या गुड़-चना बाँटें।
hg: Hanuman aarti Chalisa ya Sundarkand ke ant me, Mangal, Shanivar aur Hanuman Jayanti par, subah ya shaam hoti hai. Ghee ya chameli tel ke diye se ek baar kaafi hai; boondi ya gud-chana baantein.
@ok modern wide CUSTOM
en: Everyone may sing the Hanuman aarti, women too, morning or night, with clean hands and face if a bath is not possible.
hi: हनुमान आरती सब गा सकते हैं, स्त्रियाँ भी, सुबह या रात, स्नान न हो सके तो हाथ-मुँह धोकर।
hg: Hanuman aarti sab ga sakte hain, striyan bhi, subah ya raat, snan na ho sake to haath-munh dhokar.
@see hanuman-chalisa
@link /hindu-aartis?read=48757e6f-b371-53b9-9746-18b3a10f4829

# durga-chalisa aarti
@names
en: durga chalisa, namo namo durge, durga chaleesa
hi: दुर्गा चालीसा, नमो नमो दुर्गे सुख करनी, दुर्गा चालीसा पाठ
hg: durga chalisa path, namo namo durge sukh karni, durga chalisa lyrics
@ask
en: durga chalisa first line | when to read durga chalisa | how many times durga chalisa in navratri | can I read durga chalisa daily | namo namo ambe dukh harni | durga chalisa or saptashati which is easier | can durga chalisa be read in the evening | durga chalisa for nine days at home | durga chalisa lyrics needed | nirankar hai jyoti tumhari which path | does durga chalisa need bath or fast
hi: दुर्गा चालीसा की पहली पंक्ति | दुर्गा चालीसा कब पढ़ें | दुर्गा चालीसा कितनी बार पढ़नी चाहिए | नवरात्रि में दुर्गा चालीसा | दुर्गा चालीसा शाम को पढ़ सकते हैं | नमो नमो अंबे दुख हरनी | दुर्गा चालीसा या सप्तशती क्या पढ़ें | निरंकार है ज्योति तुम्हारी | दुर्गा चालीसा लिखी हुई | बिना व्रत दुर्गा चालीसा पढ़ सकते हैं | दुर्गा चालीसा शुक्रवार को
hg: durga chalisa namo namo durge | durga chalisa kab padhni chahiye | durga chalisa kitni baar padhe | navratri me durga chalisa roz padhe kya | durga chalisa sham ko padh sakte hai | namo namo ambe dukh harni | durga chalisa padhu ya saptashati | nirankar hai jyoti tumhari | durga chalisa likhi hui chahiye | bina vrat durga chalisa padh sakte hai kya | durga chalisa periods me
@words classical wide STOTRA
en: Durga Chalisa begins: Namo Namo Durge sukh karni, / Namo Namo Ambe dukh harni. / Nirankar hai jyoti tumhari, / Tihun lok phaili ujiyari.
hi: दुर्गा चालीसा: नमो नमो दुर्गे सुख करनी। / नमो नमो अम्बे दुःख हरनी॥ / निरंकार है ज्योति तुम्हारी। / तिहूँ लोक फैली उजियारी॥
hg: Durga Chalisa: Namo Namo Durge sukh karni, / Namo Namo Ambe dukh harni. / Nirankar hai jyoti tumhari, / Tihun lok phaili ujiyari.
@when modern wide CUSTOM
en: Durga Chalisa is read once a day, in Navratri morning and evening, on Ashtami, Tuesday or Friday in other weeks. Anyone may read it, ten minutes with a lamp are enough, and it suits whoever has no time for the Saptashati.
hi: दुर्गा चालीसा दिन में एक बार, नवरात्रि में सुबह-शाम, अन्य सप्ताहों में अष्टमी, मंगल या शुक्रवार को पढ़ते हैं। कोई भी पढ़े; दीये के साथ दस मिनट काफ़ी हैं, सप्तशती का समय न हो तो यही।
hg: Durga Chalisa din me ek baar, Navratri me subah-shaam, anya saptahon me Ashtami, Mangal ya Shukravar ko padhte hain. Koi bhi padhe; diye ke saath das minute kaafi hain, saptashati ka samay na ho to yahi.
@ok modern wide CUSTOM
en: The rules (niyam) of Durga Chalisa are light: clean, at a fixed hour, before a lamp; no fast and no initiation. Read it in the evening too, from a phone, and silently in periods if your home has that custom.
hi: दुर्गा चालीसा के नियम सरल हैं: स्वच्छ होकर, एक तय समय, दीये के सामने; न व्रत चाहिए न दीक्षा। शाम को भी, फ़ोन से भी, और घर का रिवाज हो तो माहवारी में मन में पढ़ें।
hg: Durga Chalisa ke niyam saral hain: swachh hokar, ek tay samay, diye ke saamne; na vrat chahiye na deeksha. Shaam ko bhi, phone se bhi, aur ghar ka riwaz ho to mahavari me mann me padhein.
@see aarti-jai-ambe-gauri, durga-saptashati
@link /hindu-aartis?read=33d1ff67-5d09-59ee-8051-53bbcedd03d0

# shiv-chalisa aarti
@names
en: shiv chalisa, shiva chalisa, jai girijapati deen dayala
hi: शिव चालीसा, जय गिरिजापति दीन दयाला, शिव चालीसा पाठ
hg: shiv chalisa path, jai girija pati din dayala, shiva chaleesa
@ask
en: first lines of shiv chalisa | when should shiv chalisa be read | how many times to read shiv chalisa | shiv chalisa on monday fast | can women read shiv chalisa | shiv chalisa in sawan for 40 days | jai ganesh girija suvan is the beginning of what | can it be read in the evening | shiv chalisa text | is shiv chalisa read before or after jal | can I read shiv chalisa from mobile
hi: शिव चालीसा की पहली पंक्ति | शिव चालीसा कब पढ़ें | शिव चालीसा कितनी बार | सोमवार को शिव चालीसा | सावन में शिव चालीसा का पाठ कैसे करें | जय गणेश गिरिजा सुवन | शिव चालीसा 40 दिन | शिव चालीसा लिखी हुई | शिव चालीसा रात में पढ़ सकते हैं | शिव चालीसा जल चढ़ाने से पहले या बाद | शिव चालीसा मोबाइल से पढ़ना
hg: shiv chalisa kaise shuru hoti hai | shiv chalisa kab padhe | shiv chalisa kitni bar padhni chahiye | somvar ko shiv chalisa | sawan me shiv chalisa ka path kaise kare | jai ganesh girija suvan mangal mul sujan | shiv chalisa 40 din lagatar | ladkiya shiv chalisa padh sakti hai | shiv chalisa likhi hui | shiv chalisa raat me padh sakte hai kya | shiv chalisa jal chadhane ke baad padhe ya pehle | shiv chalisa mobile se padhna
@words classical wide STOTRA
en: Shiv Chalisa begins with the doha Jai Ganesh Girija suvan, mangal mool sujan, and the first chaupai is: Jai Girijapati deen dayala, / Sada karat santan pratipala.
hi: शिव चालीसा दोहे "जय गणेश गिरिजा सुवन, मंगल मूल सुजान" से आरंभ होती है, पहली चौपाई: जय गिरिजा पति दीन दयाला। / सदा करत सन्तन प्रतिपाला॥
hg: Shiv Chalisa dohe "Jai Ganesh Girija suvan, mangal mool sujan" se shuru hoti hai, pehli chaupai: Jai Girijapati deen dayala, / Sada karat santan pratipala.
@when modern wide CUSTOM
en: Shiv Chalisa is read after bath in the morning or at dusk, once a day; Monday, Pradosh, Sawan and Shivratri are its days. Some read it 40 days running as a vow; women and men alike may.
hi: शिव चालीसा सुबह स्नान के बाद या संध्या में, दिन में एक बार पढ़ते हैं; सोमवार, प्रदोष, सावन, शिवरात्रि इसके दिन हैं। कुछ 40 दिन का संकल्प लेते हैं; स्त्री-पुरुष सब पढ़ें।
hg: Shiv Chalisa subah snan ke baad ya sandhya me, din me ek baar padhte hain; Somvar, Pradosh, Sawan, Shivratri iske din hain. Kuch 40 din ka sankalp lete hain; stri-purush sab padhein.
@see shiv-deity
@link /hindu-aartis?read=2de9d9a0-a59d-5cf9-a9a4-614beae641c8

# bajrang-baan aarti
@names
en: bajrang baan, bajrang ban, bajrang baan path
hi: बजरंग बाण, बजरंग बाण पाठ, बजरंग बान
hg: bajrang baan ka path, bajrang ban path, bajarang baan
@ask
en: what is bajrang baan | should bajrang baan be read daily | when to read bajrang baan | is it dangerous to read bajrang baan | rules of bajrang baan | difference between chalisa and bajrang baan | can women read bajrang baan | first line of bajrang baan | somebody told me not to read bajrang baan at home every day, is that right | bajrang baan 7 times on tuesday | nishchay prem pratiti te full text
en: bajrang baan daily dangerous | bajrang baan in periods women | difference hanuman chalisa bajrang baan
hi: बजरंग बाण क्या है | बजरंग बाण रोज़ पढ़ना चाहिए या नहीं | बजरंग बाण कब पढ़ें | बजरंग बाण के नियम | बजरंग बाण और हनुमान चालीसा में अंतर | क्या औरतें बजरंग बाण पढ़ सकती हैं | बजरंग बाण की शुरुआत कैसे होती है | बजरंग बाण पढ़ने से नुक़सान तो नहीं | निश्चय प्रेम प्रतीति ते | संकट में बजरंग बाण कितनी बार पढ़ें | बजरंग बाण रात में पढ़ सकते हैं
hi: बजरंग बाण रोज़ पढ़ें या नहीं | बजरंग बाण और चालीसा में अंतर | बजरंग बाण कब पढ़ें
hg: bajrang baan kya hai | bajrang baan roz padh sakte hai kya | bajrang baan kab padhna chahiye | bajrang baan ke niyam | bajrang baan aur hanuman chalisa me fark | ladies bajrang baan padh sakti hai | bajrang baan padhne se nuksan hota hai kya | nishchay prem pratiti te | bajrang baan lyrics | sankat me bajrang baan kitni baar padhe | bajrang baan raat me padh sakte hai kya
hg: bajrang baan roz padh sakte hai | bajrang baan aur chalisa me fark | bajrang baan kab padhe
@what classical most STOTRA
en: Bajrang Baan is a fervent prayer to Hanuman for protection, ascribed by tradition to Tulsidas. It begs him by Ram's name, more urgently than the Chalisa, which is praise.
hi: बजरंग बाण हनुमान जी से रक्षा की तीव्र प्रार्थना है, परंपरा से तुलसीदास की मानी जाती है। इसमें राम की शपथ देकर विनती है, चालीसा स्तुति है।
hg: Bajrang Baan Hanuman ji se raksha ki teevra prarthana hai, parampara se Tulsidas ki maani jati hai. Isme Ram ki shapath dekar vinti hai, Chalisa stuti hai.
@words classical wide STOTRA
en: Bajrang Baan begins with the doha: Nishchay prem pratiti te, binay karain sanman, / Tehi ke karaj sakal shubh, siddh karain Hanuman.
hi: बजरंग बाण का दोहा: निश्चय प्रेम प्रतीति ते, बिनय करैं सनमान। / तेहि के कारज सकल शुभ, सिद्ध करैं हनुमान॥
hg: Bajrang Baan ka doha: Nishchay prem pratiti te, binay karain sanman, / Tehi ke karaj sakal shubh, siddh karain Hanuman.
@ok modern disputed CUSTOM
en: Bajrang Baan is not dangerous; women and men read it. Some teachers keep it for real distress or Tuesdays and Saturdays, as it presses Hanuman with oaths, and give the Chalisa for every day; others read it daily.
hi: बजरंग बाण हानिकारक नहीं; स्त्री-पुरुष पढ़ते हैं। कुछ आचार्य, क्योंकि इसमें शपथ है, इसे संकट या मंगल-शनि के लिए रखते हैं और रोज़ चालीसा बताते हैं; कई रोज़ पढ़ते हैं।
hg: Bajrang Baan haanikarak nahi; stri-purush padhte hain. Kuch acharya, kyunki isme shapath hai, ise sankat ya Mangal-Shani ke liye rakhte hain aur roz Chalisa batate hain; kai roz padhte hain.
@how modern most CUSTOM
en: Read it clean, in the morning or evening facing east or south, before Hanuman with a lamp, sindoor and gur-chana, after the Chalisa, once. Who is uneasy reads the Chalisa only; nothing is lost.
hi: स्वच्छ होकर, सुबह या शाम, पूर्व या दक्षिण मुख, हनुमान के आगे दीप, सिंदूर, गुड़-चना से, चालीसा के बाद एक बार पढ़ें। मन असहज हो तो केवल चालीसा; कुछ नहीं छूटता।
hg: Swachchh hokar, subah ya shaam, purv ya dakshin mukh, Hanuman ke aage deep, sindoor, gud-chana se, Chalisa ke baad ek baar padhein. Mann asahaj ho to keval Chalisa; kuch nahi chhootta.
@see hanuman-chalisa
@link /hindu-aartis?read=2e8acea8-8363-51a2-a670-d7d056876894

# vishnu-sahasranama aarti
@names
en: vishnu sahasranama, vishnu sahasranamam, thousand names of vishnu
hi: विष्णु सहस्रनाम, विष्णु सहस्त्रनाम, विष्णु के हज़ार नाम
hg: vishnu sahasranam, vishnu sahasranaam path, vishnu sahastranaam
@ask
en: vishnu sahasranama when to read | how long does vishnu sahasranama take | can women chant vishnu sahasranama | where does vishnu sahasranama come from | first line of vishnu sahasranamam | can I listen instead of chanting | short form of vishnu sahasranama | can it be recited in the evening | shri ram rama rameti shloka meaning | sahasranama on thursday | sahasranama for pregnant women
hi: विष्णु सहस्रनाम कब पढ़ें | विष्णु सहस्रनाम में कितना समय लगता है | विष्णु सहस्रनाम स्त्रियाँ पढ़ सकती हैं | विष्णु सहस्रनाम कहाँ से आया | विष्णु सहस्रनाम सुनने से भी होता है क्या | विष्णु सहस्रनाम का छोटा रूप | श्री राम राम रामेति श्लोक | विष्णु सहस्रनाम की शुरुआत कैसे होती है | गुरुवार को विष्णु सहस्रनाम | भीष्म ने विष्णु के हज़ार नाम किसे बताए
hg: vishnu sahasranamam kab padhe | vishnu sahasranam me kitna time lagta hai | ladies vishnu sahasranam padh sakti hai kya | vishnu sahasranama kisne bataya | vishnu sahasranam sunna bhi theek hai kya | vishnu sahasranam ki jagah kya padhe chhota sa | shri ram ram rameti shlok | vishnu sahasranam kaise shuru hota hai | guruvar ko vishnu sahasranam | pregnancy me vishnu sahasranam sunna | vishwam vishnu vashatkaro
@what classical wide EPIC
en: Vishnu Sahasranama is the thousand names of Vishnu that Bhishma taught Yudhishthira in the Mahabharata. Reciting takes about half an hour; the names begin: Vishvam Vishnur Vashatkaro.
hi: विष्णु सहस्रनाम विष्णु के हज़ार नाम हैं जो महाभारत में भीष्म ने युधिष्ठिर को बताए। पाठ में लगभग आधा घंटा लगता है; नाम "विश्वं विष्णुर्वषट्कारो" से आरंभ हैं।
hg: Vishnu Sahasranama Vishnu ke hazaar naam hain jo Mahabharat me Bhishma ne Yudhishthir ko bataye. Paath me lagbhag aadha ghanta lagta hai; naam "Vishvam Vishnur Vashatkaro" se shuru hain.
@when modern wide CUSTOM
en: It is recited in the morning after bath or in the evening, daily, on Ekadashi, Thursday or Saturday. Women and men may, and listening with attention counts too.
hi: इसे सुबह स्नान के बाद या शाम को, रोज़, एकादशी, गुरुवार या शनिवार को पढ़ते हैं। स्त्री-पुरुष सब पढ़ें; ध्यान से सुनना भी ठीक है।
hg: Ise subah snan ke baad ya shaam ko, roz, Ekadashi, Guruvar ya Shanivar ko padhte hain. Stri-purush sab padhein; dhyan se sunna bhi theek hai.
@which classical wide PUR
en: Who has no time says the verse that Shiva gave Parvati in its stead: Shri Rama Rama Rameti, Rame Rame Manorame, / Sahasranama tattulyam, Ramanama Varanane.
hi: समय न हो तो शिव का पार्वती को बताया श्लोक: श्रीराम राम रामेति रमे रामे मनोरमे। / सहस्रनाम तत्तुल्यं रामनाम वरानने॥
hg: Samay na ho to Shiv ka Parvati ko bataya shlok: Shri Rama Rama Rameti, Rame Rame Manorame, / Sahasranama tattulyam, Ramanama Varanane.
@see vishnu-deity
@link /hindu-aartis?read=17c233e2-db3a-55bd-a9fe-c60b7a47db01

# karpur-gauram aarti
@names
en: karpur gauram, karpura gauram karunavataram, karpur gauram mantra
hi: कर्पूरगौरम्, कर्पूर गौरं करुणावतारं, कर्पूर गौरम मंत्र
hg: karpur gauram karunavtaram, karpoor gauram, karpur gaurang
@ask
en: karpur gauram full verse | meaning of karpur gauram karunavataram | why is karpur gauram said after aarti | when do we say karpur gauram | is it for shiva only | what is chanted at the end of aarti | can I say karpur gauram after vishnu aarti | sada vasantam hridayaravinde full shloka | camphor mantra at aarti end | small mantra after aarti
hi: कर्पूर गौरम का अर्थ | आरती के बाद कौन सा मंत्र बोलते हैं | कर्पूर गौरम पूरा श्लोक | कर्पूर गौरम किस भगवान का है | आरती के अंत में क्या बोलें | कर्पूर गौरम क्यों बोलते हैं | सदा वसन्तं हृदयारविन्दे | कपूर आरती का मंत्र | करुणावतारं संसार सारं | आरती के बाद का श्लोक
hg: karpur gauram ka arth | aarti ke baad kaun sa mantra bolte hai | karpur gauram pura mantra | karpur gauram kis bhagwan ka hai | aarti ke ant me kya bole | karpur gauram kyu bolte hai | sada basantam hridayarvinde | kapoor aarti ka mantra | karunavataram sansar saram | aarti ke baad ka shlok
@words classical wide STOTRA
en: Karpura gauram karunavataram, samsara saram bhujagendra haram, / Sada vasantam hridayaravinde, bhavam Bhavani sahitam namami.
hi: कर्पूरगौरं करुणावतारं संसारसारं भुजगेन्द्रहारम्। / सदा वसन्तं हृदयारविन्दे भवं भवानीसहितं नमामि॥
hg: Karpura gauram karunavataram, sansara saram bhujagendra haram, / Sada vasantam hridayaravinde, bhavam Bhavani sahitam namami.
@what classical wide STOTRA
en: It bows to Shiva with Parvati: white as camphor, mercy itself, essence of the world, garlanded by the serpent king, who dwells ever in the lotus of the heart.
hi: यह पार्वती सहित शिव को प्रणाम है: कपूर जैसे गौर, करुणा के अवतार, संसार के सार, सर्पराज की माला वाले, जो हृदय-कमल में सदा बसते हैं।
hg: Yeh Parvati sahit Shiv ko pranam hai: kapoor jaise gaur, karuna ke avatar, sansar ke saar, sarpraj ki mala wale, jo hriday-kamal me sada baste hain.
@when modern wide CUSTOM
en: Karpur Gauram is said after an aarti of any deity while the camphor burns, because it closes the prayer with the divine couple. Once or three times is common.
hi: कर्पूरगौरम् किसी भी देवता की आरती के बाद कपूर जलते समय बोलते हैं, क्योंकि शिव-पार्वती के स्मरण से प्रार्थना पूरी होती है। एक या तीन बार चलता है।
hg: Karpur Gauram kisi bhi devta ki aarti ke baad kapoor jalte samay bolte hain, kyunki Shiv-Parvati ke smaran se prarthana poori hoti hai. Ek ya teen baar chalta hai.
@see aarti-how
@link /hindu-aartis?read=eb410ec0-e176-5c28-9168-7470255ca357

# vakratunda-shlok aarti
@names
en: vakratunda mahakaya, ganesh shlok, vakratund shloka
hi: वक्रतुण्ड महाकाय, वक्रतुंड महाकाय, गणेश श्लोक
hg: vakratunda mahakay, vakratund mahakaya suryakoti samaprabha, ganesh shlok vakratund
@ask
en: full text of vakratunda mahakaya | meaning of vakratunda mahakaya | which shloka before starting new work | when to say vakratunda | short prayer to ganesh for children | mantra written on wedding cards | shloka before an exam or interview | suryakoti samaprabha full | prayer before driving a new car | which mantra to say before new business | morning ganesh prayer two lines
hi: वक्रतुण्ड महाकाय का अर्थ | शुभ काम से पहले कौन सा श्लोक | शादी के कार्ड पर कौन सा मंत्र | बच्चों के लिए गणेश श्लोक | वक्रतुंड महाकाय कब बोलें | निर्विघ्नं कुरु मे देव पूरा श्लोक | सूर्यकोटि समप्रभ | नया काम शुरू करने का मंत्र | गणेश जी का दो लाइन का मंत्र | परीक्षा से पहले गणेश मंत्र
hg: vakratunda mahakaya ka arth | vakratund mahakay pura shlok | shubh kaam se pehle kaun sa shlok bole | shadi card par kaun sa mantra likhe | bachho ke liye ganesh shlok | nirvighnam kurume dev | interview se pehle ganesh ji ka mantra | suryakoti samaprabha | naya kaam shuru karne ka mantra | ganesh ji ka chhota shlok | exam se pehle ganesh mantra
@words classical wide STOTRA
en: Vakratunda Mahakaya Suryakoti Samaprabha, / Nirvighnam kuru me Deva sarvakaryeshu sarvada.
hi: वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ। / निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा॥
hg: Vakratunda Mahakaya Suryakoti Samaprabha, / Nirvighnam kuru me Deva sarvakaryeshu sarvada.
@what classical wide STOTRA
en: Vakratunda is the prayer before any beginning: O Ganesh of the curved trunk and mighty form, bright as a crore of suns, keep all my works free of hindrance always.
hi: वक्रतुण्ड किसी भी आरंभ की प्रार्थना है: टेढ़ी सूँड, विशाल देह, करोड़ सूर्यों जैसे तेज वाले देव, मेरे सब काम सदा निर्विघ्न करें।
hg: Vakratunda kisi bhi aarambh ki prarthana hai: tedhi soond, vishal deh, karod suryon jaise tej wale Dev, mere sab kaam sada nirvighn karein.
@when modern wide CUSTOM
en: Say it before puja, study, an exam, a journey, a new shop, or on waking; once is enough. It stands on wedding cards because Ganesh is invited first.
hi: पूजा, पढ़ाई, परीक्षा, यात्रा, नई दुकान से पहले या जागकर बोलें; एक बार काफ़ी है। शादी के कार्ड पर इसलिए, कि पहला निमंत्रण गणेश को जाता है।
hg: Puja, padhai, pariksha, yatra, nayi dukan se pehle ya jaagkar bolein; ek baar kaafi hai. Shadi ke card par isliye, ki pehla nimantran Ganesh ko jata hai.
@see ganesh-deity
@link /hindu-aartis?read=5c8eab4a-e4cd-5e6f-8326-2f6a7d79b382

# shubham-karoti aarti
@names
en: shubham karoti kalyanam, lamp prayer, deep jyoti mantra
hi: शुभं करोति कल्याणम्, शुभम करोति, दीप ज्योति मंत्र
hg: shubham karoti kalyanam, shubham karoti, deep jyoti parabrahma
@ask
en: words of shubham karoti kalyanam | what to say while lighting the evening lamp | meaning of shubham karoti | mantra for lighting a diya | prayer for children at dusk | deepa jyoti namostute | diya jalate samay what mantra | evening lamp shloka marathi | what children recite at lamp time | lamp lighting mantra in office function
hi: शुभं करोति कल्याणम् का अर्थ | दीया जलाते समय कौन सा मंत्र | शाम के दीपक का मंत्र | दीप जलाने का श्लोक | संध्या को बच्चे कौन सा श्लोक बोलें | शत्रुबुद्धि विनाशाय | शाम को दिया जलाने का मंत्र | तुलसी के दीये का मंत्र | दीप प्रज्वलन मंत्र | दीपज्योतिः परब्रह्म
hg: shubham karoti kalyanam ka arth | diya jalate samay kaun sa mantra bole | sham ke deepak ka mantra | deep jalane ka mantra | shubham karoti pura shlok | shatru buddhi vinashay | sham ko diya jalane ka mantra | tulsi ke diye ka mantra | deep prajwalan mantra | sanjh batti ka mantra
@words classical wide STOTRA
en: Shubham karoti kalyanam arogyam dhana sampada, / Shatrubuddhi vinashaya deepajyotir namostute.
hi: शुभं करोति कल्याणम् आरोग्यं धनसंपदा। / शत्रुबुद्धिविनाशाय दीपज्योतिर्नमोऽस्तु ते॥
hg: Shubham karoti kalyanam arogyam dhana sampada, / Shatrubuddhi vinashaya deepajyotir namostute.
@what classical wide STOTRA
en: Shubham Karoti is the prayer to the evening lamp: salutation to the light that brings good, well-being, health and plenty, and ends thoughts of enmity.
hi: शुभं करोति संध्या-दीप की प्रार्थना है: शुभ, कल्याण, आरोग्य और संपदा देने वाली, शत्रुता की बुद्धि मिटाने वाली दीप-ज्योति को नमस्कार।
hg: Shubham Karoti sandhya-deep ki prarthana hai: shubh, kalyan, aarogya aur sampada dene wali, shatruta ki buddhi mitane wali deep-jyoti ko namaskar.
@when modern wide CUSTOM
en: It is said at dusk when the lamp before the gods or the tulsi is lit, in Maharashtra by the children of the house. Anybody may, after washing hands and face.
hi: संध्या में देवों या तुलसी का दीया जलाते समय बोलते हैं, महाराष्ट्र में घर के बच्चे। हाथ-मुँह धोकर कोई भी बोले।
hg: Sandhya me devon ya tulsi ka diya jalate samay bolte hain, Maharashtra me ghar ke bachche. Haath-munh dhokar koi bhi bole.

# asato-ma aarti
@names
en: asato ma sadgamaya, shanti mantra, om shanti mantra
hi: असतो मा सद्गमय, शांति मंत्र, तमसो मा ज्योतिर्गमय
hg: asato ma sadgamay, tamaso ma jyotirgamay, shanti mantra kya hai
@ask
en: asato ma sadgamaya meaning | from which upanishad is asato ma | school prayer sanskrit shloka | sarve bhavantu sukhinah words | om saha navavatu text | peace prayer for the end of a puja | which shanti mantra is chanted for everyone | lead me from darkness to light prayer | tamaso ma jyotirgamaya meaning | om shanti thrice why
hi: असतो मा सद्गमय का अर्थ | असतो मा किस उपनिषद में है | सर्वे भवन्तु सुखिनः पूरा श्लोक | ॐ सह नाववतु क्या है | पूजा के अंत का शांति पाठ | स्कूल की प्रार्थना संस्कृत | तमसो मा ज्योतिर्गमय का अर्थ | ॐ शांति तीन बार क्यों | अंधकार से प्रकाश की प्रार्थना | सर्वे सन्तु निरामयाः
hg: asato ma sadgamaya ka arth | asato ma kis upnishad se hai | sarve bhavantu sukhinah pura mantra | om saha navavatu kya hai | puja ke ant me shanti mantra | school prayer sanskrit me | tamso ma jyotirgamay ka matlab | om shanti teen baar kyu bolte hai | sarve santu niramaya | andhere se ujale ki prarthana
@words classical wide VEDA
en: Asato ma sadgamaya, Tamaso ma jyotirgamaya, Mrityorma amritam gamaya, Om Shantih Shantih Shantih.
hi: असतो मा सद्गमय। तमसो मा ज्योतिर्गमय। मृत्योर्मा अमृतं गमय। ॐ शान्तिः शान्तिः शान्तिः॥
hg: Asato ma sadgamaya, Tamaso ma jyotirgamaya, Mrityorma amritam gamaya, Om Shantih Shantih Shantih.
@what classical wide VEDA
en: Asato Ma is a prayer of the Brihadaranyaka Upanishad: lead me from the unreal to the real, from darkness to light, from death to immortality. Three shantis ask peace within, around and above.
hi: असतो मा बृहदारण्यक उपनिषद की प्रार्थना है: असत् से सत्, अँधेरे से प्रकाश, मृत्यु से अमृत की ओर ले चलो। तीन शांति भीतर, आसपास और ऊपर की हैं।
hg: Asato Ma Brihadaranyaka Upanishad ki prarthana hai: asat se sat, andhere se prakash, mrityu se amrit ki or le chalo. Teen shanti bheetar, aaspaas aur upar ki hain.
@which classical wide STOTRA
en: Others in common use are: Sarve bhavantu sukhinah, sarve santu niramayah, / Sarve bhadrani pashyantu, ma kashchid duhkhabhag bhavet; and Om saha navavatu before study.
hi: अन्य प्रचलित: सर्वे भवन्तु सुखिनः सर्वे सन्तु निरामयाः। / सर्वे भद्राणि पश्यन्तु मा कश्चिद् दुःखभाग्भवेत्॥ और पढ़ाई से पहले ॐ सह नाववतु।
hg: Anya prachalit: Sarve bhavantu sukhinah, sarve santu niramayah, / Sarve bhadrani pashyantu, ma kashchid duhkhabhag bhavet; aur padhai se pehle Om saha navavatu.

# saraswati-vandana aarti
@names
en: saraswati vandana, ya kundendu, saraswati aarti
hi: सरस्वती वंदना, या कुन्देन्दु तुषार हार धवला, सरस्वती आरती
hg: saraswati vandana ya kundendu, ya kundendu tushar, saraswati mata ki aarti
@ask
en: words of ya kundendu | saraswati vandana text | meaning of ya kundendu tushara | prayer for school children saraswati | saraswati aarti jai saraswati mata | what to sing on vasant panchami | vandana before studying | sharada stuti for music students | school assembly saraswati prayer
hi: या कुन्देन्दु श्लोक | सरस्वती वंदना के बोल | सरस्वती माता की आरती | वसंत पंचमी पर कौन सी वंदना | पढ़ाई से पहले की प्रार्थना | या कुन्देन्दु का अर्थ | हे शारदे माँ जैसी वंदना | स्कूल में सरस्वती वंदना | सरस्वती जी का श्लोक | या शुभ्रवस्त्रावृता
hg: ya kundendu shlok | saraswati vandana ke bol | saraswati maa ki aarti | vasant panchami par kaun si vandana gaye | padhai se pehle ki prarthana | ya kundendu ka arth | jai saraswati mata aarti lyrics | school ki saraswati vandana | saraswati ji ka shlok | ya shubhra vastravrita | saraswati puja me kya bole
@words classical wide STOTRA
en: Ya kundendu tushara hara dhavala, ya shubhra vastravrita, / Ya veena varadanda mandita kara, ya shveta padmasana. Her aarti: Jai Saraswati Mata, Maiya Jai Saraswati Mata. The vandana is under Aartis.
hi: या कुन्देन्दुतुषारहारधवला या शुभ्रवस्त्रावृता / या वीणावरदण्डमण्डितकरा या श्वेतपद्मासना। आरती: जय सरस्वती माता, मैया जय सरस्वती माता। वंदना "आरतियाँ" में है।
hg: Ya kundendu tushara hara dhavala, ya shubhra vastravrita, / Ya veena varadanda mandita kara, ya shveta padmasana. Aarti: Jai Saraswati Mata, Maiya Jai Saraswati Mata. Vandana "Aartis" me hai.
@what classical wide STOTRA
en: The Saraswati Vandana praises her as white as jasmine, moon and snow, with the veena, seated on a white lotus, honoured by Brahma, Vishnu and Shiva, and asks her to take dullness away.
hi: सरस्वती वंदना उन्हें कुंद, चंद्र और हिम जैसी श्वेत, वीणा सहित, श्वेत कमल पर विराजी, ब्रह्मा-विष्णु-शिव से वंदित कहती है, और जड़ता दूर करने की प्रार्थना करती है।
hg: Saraswati Vandana unhe kund, chandra aur him jaisi shwet, veena sahit, shwet kamal par viraji, Brahma-Vishnu-Shiv se vandit kehti hai, aur jadta door karne ki prarthana karti hai.
@when modern wide CUSTOM
en: Students say it in the morning, before study and on Vasant Panchami, once. Any clean place at the desk will do, no lamp is needed.
hi: विद्यार्थी इसे सुबह, पढ़ाई से पहले और वसंत पंचमी को एक बार बोलते हैं। मेज़ पर साफ़ जगह काफ़ी है, दीया ज़रूरी नहीं।
hg: Vidyarthi ise subah, padhai se pehle aur Vasant Panchami ko ek baar bolte hain. Mez par saaf jagah kaafi hai, diya zaroori nahi.
@see saraswati-deity
@link /hindu-aartis?read=9a44a86f-a1b9-5b23-a318-96e1ec72e266

# shiv-tandav-stotra aarti
@names
en: shiv tandav stotram, shiva tandava stotra, ravana's shiva hymn
hi: शिव तांडव स्तोत्र, शिव ताण्डव, जटाटवीगलज्जल
hg: shiv tandav stotra, shiv tandav, jata tavi galajjala
@ask
en: shiv tandav stotram first lines | who wrote shiv tandav stotram | can women recite shiv tandav | is it harmful to chant shiv tandav at home | when to recite shiv tandav | meaning of jatatavigalajjala | how to learn shiv tandav, it is very fast | shiv tandav during pradosh | ravan wrote which stotra | shiv tandav with meaning | is shiv tandav for mornings or evenings
hi: शिव तांडव स्तोत्र किसने लिखा | शिव तांडव की पहली पंक्ति | शिव तांडव कब पढ़ें | घर में शिव तांडव पढ़ सकते हैं क्या | शिव तांडव स्तोत्र का अर्थ | क्या औरतें शिव तांडव पढ़ सकती हैं | रावण रचित शिव स्तोत्र | डमड्डमड्डमड्डमन्निनाद | शिव तांडव सुबह पढ़ें या शाम | शिव तांडव सुनने से क्या होता है
hg: shiv tandav stotra kisne likha | shiv tandav lyrics | shiv tandav kab padhna chahiye | ghar me shiv tandav padh sakte hai kya | ladies shiv tandav padh sakti hai | jatatavi galajjal pravah pavitasthale | shiv tandav ka arth | ravan ne kaun sa stotra likha | shiv tandav subah padhe ya sham | damad damad damad stotra | shiv tandav sunne se kya hota hai
@words classical wide STOTRA
en: Shiv Tandav begins: Jatatavi galajjala pravaha pavitasthale, / Gale avalambya lambitam bhujanga tunga malikam. All fifteen verses are under Aartis.
hi: शिव तांडव: जटाटवीगलज्जलप्रवाहपावितस्थले / गलेऽवलम्ब्य लम्बितां भुजङ्गतुङ्गमालिकाम्। सभी पंद्रह श्लोक "आरतियाँ" में हैं।
hg: Shiv Tandav: Jatatavi galajjala pravaha pavitasthale, / Gale avalambya lambitam bhujanga tunga malikam. Sab pandrah shlok "Aartis" me hain.
@who classical most STOTRA
en: Tradition gives Shiv Tandav Stotra to Ravana, who sang it when Kailash pressed on his arms; the true author is not known. It paints Shiva's dance with Ganga, moon and serpents.
hi: परंपरा शिव तांडव स्तोत्र रावण का बताती है, जब कैलास से उसकी भुजाएँ दबीं; सही रचनाकार ज्ञात नहीं। इसमें गंगा, चंद्र और सर्पों सहित शिव का नृत्य है।
hg: Parampara Shiv Tandav Stotra Ravan ka batati hai, jab Kailash se uski bhujayein dabin; sahi rachnakar gyaat nahi. Isme Ganga, chandra aur sarpon sahit Shiv ka nritya hai.
@ok modern most CUSTOM
en: It may be recited at home by men and women, in the morning or at pradosh dusk, also slowly or by listening. That it brings unrest into a house has no text behind it.
hi: इसे घर में स्त्री-पुरुष सुबह या प्रदोष में पढ़ सकते हैं, धीरे-धीरे या सुनकर भी। इससे घर में अशांति आने की बात का कोई शास्त्र-आधार नहीं।
hg: Ise ghar me stri-purush subah ya pradosh me padh sakte hain, dheere-dheere ya sunkar bhi. Isse ghar me ashaanti aane ki baat ka koi shastra-aadhar nahi.
@see shiv-deity
@link /hindu-aartis?read=b308dac6-0895-50d4-bfe1-77f546e28934

# aditya-hridaya aarti
@names
en: aditya hridayam, aditya hridaya stotra, aditya hrudayam
hi: आदित्य हृदय स्तोत्र, आदित्य हृदयम्, आदित्य हृदय
hg: aditya hriday stotra, aditya hridayam path, aditya hridya
@ask
en: what is aditya hridayam | when to read aditya hridayam | how many times aditya hridayam | who taught aditya hridayam to ram | can aditya hridayam be read in the evening | aditya hridaya for confidence and job | first verse of aditya hridayam | which day for aditya hridaya | agastya taught which hymn to ram | surya stotra for sunday | morning sun hymn before interview
hi: आदित्य हृदय स्तोत्र क्या है | आदित्य हृदय कब पढ़ें | आदित्य हृदय कितनी बार पढ़ना चाहिए | आदित्य हृदय राम को किसने बताया | आदित्य हृदय शाम को पढ़ सकते हैं | सूर्य का कौन सा स्तोत्र पढ़ें | अगस्त्य ऋषि ने राम को कौन सा स्तोत्र दिया | रविवार को सूर्य का पाठ | ततो युद्धपरिश्रान्तं | आदित्य हृदय किस दिशा में मुँह करके पढ़ें
hg: aditya hriday stotra kya hai | aditya hridaya kab padhe | aditya hridaya kitni baar padhna chahiye | aditya hriday stotra kisne bataya ram ji ko | aditya hriday sham ko padh sakte hai kya | surya dev ka kaun sa stotra padhe | agastya rishi ne ram ko kaun sa stotra diya | ravivar ko surya ka path | tato yuddha parishrantam | aditya hridaya kis disha me munh karke padhe
@what classical wide EPIC
en: Aditya Hridayam is the hymn to the Sun that sage Agastya taught Ram on the battlefield of Lanka, in Valmiki's Ramayana. It praises the Sun as all gods in one and gives courage to the tired.
hi: आदित्य हृदय सूर्य की स्तुति है जो वाल्मीकि रामायण में लंका के युद्धक्षेत्र में अगस्त्य ने राम को बताई। इसमें सूर्य को सब देवों का रूप कहा है, थके मन को साहस मिलता है।
hg: Aditya Hridaya Surya ki stuti hai jo Valmiki Ramayan me Lanka ke yuddhkshetra me Agastya ne Ram ko batayi. Isme Surya ko sab devon ka roop kaha hai, thake mann ko saahas milta hai.
@when modern wide CUSTOM
en: It is read facing the rising Sun after bath, once or three times, daily or on Sunday, Saptami and Sankranti. Evening is not its usual hour; if morning fails, read it before sunset.
hi: स्नान के बाद उगते सूर्य की ओर मुँह करके एक या तीन बार, रोज़ या रविवार, सप्तमी, संक्रांति को पढ़ते हैं। शाम सामान्य समय नहीं; सुबह छूटे तो सूर्यास्त से पहले।
hg: Snan ke baad ugte Surya ki or munh karke ek ya teen baar, roz ya Ravivar, Saptami, Sankranti ko padhte hain. Shaam samanya samay nahi; subah chhoote to suryast se pehle.
@words classical wide EPIC
en: It opens: Tato yuddha parishrantam samare chintaya sthitam, / Ravanam chagrato drishtva yuddhaya samupasthitam. The whole hymn is under Aartis.
hi: आरंभ: ततो युद्धपरिश्रान्तं समरे चिन्तया स्थितम्। / रावणं चाग्रतो दृष्ट्वा युद्धाय समुपस्थितम्॥ पूरा स्तोत्र "आरतियाँ" में है।
hg: Aarambh: Tato yuddha parishrantam samare chintaya sthitam, / Ravanam chagrato drishtva yuddhaya samupasthitam. Poora stotra "Aartis" me hai.
@see surya-deity
@link /hindu-aartis?read=f01f40be-fbd0-5df4-8aa1-6ae86e8e313b

# ram-raksha-stotra aarti
@names
en: ram raksha stotra, rama raksha stotram, ramraksha
hi: राम रक्षा स्तोत्र, रामरक्षा, श्री राम रक्षा
hg: ram raksha stotra path, ramraksha stotra, ram raksha
@ask
en: what is ram raksha stotra | who wrote ram raksha | when is ram raksha recited | ram raksha for children at bedtime | how many times ram raksha in navratri | can ladies recite ramraksha | first line of ram raksha | how long does it take to recite | budha kaushika wrote which stotra | rama raksha for travel safety
hi: राम रक्षा स्तोत्र क्या है | राम रक्षा स्तोत्र किसने लिखा | राम रक्षा कब पढ़ें | राम रक्षा शाम को पढ़ सकते हैं | राम रक्षा स्तोत्र कितनी बार | बच्चों की रक्षा के लिए कौन सा स्तोत्र | चरितं रघुनाथस्य | राम रक्षा स्तोत्र में कितने श्लोक | यात्रा से पहले राम रक्षा | राम रक्षा स्त्रियाँ पढ़ें क्या
hg: ram raksha stotra kya hai | ram raksha stotra kisne likha | ram raksha kab padhna chahiye | ram raksha sham ko padh sakte hai kya | ram raksha kitni baar padhe | bachho ke liye ram raksha | charitam raghunathasya | ram raksha me kitne shlok hai | yatra se pehle ram raksha | ram raksha ladies padh sakti hai | ram raksha roz padhna
@what classical wide STOTRA
en: Ram Raksha Stotra is a prayer for protection, in which Ram's names guard each limb from head to foot. Budha Kaushika wrote it, as Shiva told it to him in a dream.
hi: राम रक्षा स्तोत्र रक्षा की प्रार्थना है, जिसमें राम के नाम सिर से पैर तक हर अंग की रक्षा करते हैं। इसे बुधकौशिक ने रचा, जैसा शिव ने स्वप्न में बताया।
hg: Ram Raksha Stotra raksha ki prarthana hai, jisme Ram ke naam sir se pair tak har ang ki raksha karte hain. Ise Budha Kaushik ne racha, jaisa Shiv ne swapna me bataya.
@words classical wide STOTRA
en: Its first verse is: Charitam Raghunathasya shatakoti pravistaram, / Ekaikam aksharam pumsam mahapataka nashanam.
hi: पहला श्लोक: चरितं रघुनाथस्य शतकोटिप्रविस्तरम्। / एकैकमक्षरं पुंसां महापातकनाशनम्॥
hg: Pehla shlok: Charitam Raghunathasya shatakoti pravistaram, / Ekaikam aksharam pumsam mahapataka nashanam.
@when modern wide CUSTOM
en: It is recited morning or at lamp-lighting, daily, in Chaitra Navratri and on Ram Navami; it takes about ten to fifteen minutes. In Maharashtra children learn it; women and men say it alike.
hi: इसे सुबह या दीया-बत्ती के समय, रोज़, चैत्र नवरात्रि और रामनवमी को पढ़ते हैं; दस-पंद्रह मिनट लगते हैं। महाराष्ट्र में बच्चे सीखते हैं; स्त्री-पुरुष सब पढ़ें।
hg: Ise subah ya diya-batti ke samay, roz, Chaitra Navratri aur Ram Navami ko padhte hain; das-pandrah minute lagte hain. Maharashtra me bachche seekhte hain; stri-purush sab padhein.
@see ram-deity
@link /hindu-aartis?read=5c6590e5-0fcb-59a7-b2a2-d7e2f2df127b

# navagraha-stotra aarti
@names
en: navagraha stotra, navagraha mantra, nine planets prayer
hi: नवग्रह स्तोत्र, नवग्रह मंत्र, जपाकुसुम संकाशं
hg: navgrah stotra, navgrah mantra, japa kusum sankasham
@ask
en: words of navagraha stotra | which prayer for all nine planets | when to read navagraha stotra | japakusuma sankasham meaning | one mantra for all grahas | can I read navagraha stotra daily | how many times navagraha stotra | short mantra of each planet | brahma murari tripurantakari words | graha shanti prayer without priest
hi: नवग्रह स्तोत्र के बोल | सब ग्रहों के लिए एक मंत्र | नवग्रह स्तोत्र कब पढ़ें | जपाकुसुम संकाशं का अर्थ | नवग्रह स्तोत्र रोज़ पढ़ सकते हैं | ब्रह्मा मुरारि त्रिपुरांतकारी | ग्रह शांति का सरल मंत्र | नवग्रह स्तोत्र लिखा हुआ | घर पर ग्रह शांति का पाठ | नवग्रह स्तोत्र कितनी बार
hg: navgrah stotra lyrics | sab graho ke liye ek mantra | navgrah stotra kab padhe | japakusum sankasham ka arth | navgrah stotra roz padh sakte hai | brahma murari tripurantkari mantra | sabhi graho ki shanti ka stotra | grah shanti ka saral mantra | navgrah stotra likha hua | ghar par grah shanti ka path | navgrah stotra kitni bar
@words classical wide STOTRA
en: Navagraha Stotra begins with the Sun: Japakusuma sankasham Kashyapeyam mahadyutim, / Tamorim sarvapapaghnam pranatosmi Divakaram. All nine verses are under Aartis.
hi: नवग्रह स्तोत्र सूर्य से आरंभ है: जपाकुसुमसङ्काशं काश्यपेयं महाद्युतिम्। / तमोऽरिं सर्वपापघ्नं प्रणतोऽस्मि दिवाकरम्॥ सभी नौ श्लोक "आरतियाँ" में हैं।
hg: Navagraha Stotra Surya se shuru hai: Japakusuma sankasham Kashyapeyam mahadyutim, / Tamorim sarvapapaghnam pranatosmi Divakaram. Sab nau shlok "Aartis" me hain.
@which classical wide STOTRA
en: One verse for all nine is: Brahma Murari Tripurantakari Bhanuh Shashi Bhumisuto Budhashcha, / Gurushcha Shukrah Shani Rahu Ketavah sarve graha shantikara bhavantu.
hi: सबके लिए एक श्लोक: ब्रह्मा मुरारिस्त्रिपुरान्तकारी भानुः शशी भूमिसुतो बुधश्च। / गुरुश्च शुक्रः शनिराहुकेतवः सर्वे ग्रहाः शान्तिकरा भवन्तु॥
hg: Sabke liye ek shlok: Brahma Murari Tripurantakari Bhanuh Shashi Bhumisuto Budhashcha, / Gurushcha Shukrah Shani Rahu Ketavah sarve graha shantikara bhavantu.
@when modern wide CUSTOM
en: It is said once in the morning after bath, daily or on the weekday of a planet one wishes to honour. It needs no ring, no cost and no priest.
hi: सुबह स्नान के बाद एक बार, रोज़ या जिस ग्रह का आदर करना हो उसके वार को पढ़ते हैं। न रत्न चाहिए, न ख़र्च, न पंडित।
hg: Subah snan ke baad ek baar, roz ya jis graha ka aadar karna ho uske vaar ko padhte hain. Na ratna chahiye, na kharch, na pandit.
@see navagraha
@link /hindu-aartis?read=bd25d932-6044-5f85-909e-39bac8306d6c

# kanakadhara-stotra aarti
@names
en: kanakadhara stotram, kanakadhara stotra, kanakdhara
hi: कनकधारा स्तोत्र, कनकधारा, कनकधारा स्तोत्रम्
hg: kanakdhara stotra, kanakadhara stotra path, kanak dhara
@ask
en: what is kanakadhara stotram | story of kanakadhara | when to read kanakadhara | kanakadhara for money problems does it work | who wrote kanakadhara | how many times kanakadhara | can I recite kanakadhara on friday | first line of kanakadhara | hymn of golden rain | angam hareh pulaka bhushanam
hi: कनकधारा स्तोत्र क्या है | कनकधारा स्तोत्र की कथा | कनकधारा कब पढ़ें | कनकधारा स्तोत्र किसने लिखा | पैसे की तंगी में कौन सा स्तोत्र | कनकधारा कितनी बार पढ़ें | अङ्गं हरेः पुलकभूषणम् | शंकराचार्य का लक्ष्मी स्तोत्र | कनकधारा शुक्रवार को पढ़ें | कनकधारा से पैसा आता है क्या
hg: kanakdhara stotra kya hai | kanakdhara stotra ki kahani | kanakdhara kab padhe | kanakdhara stotra kisne likha | paise ki tangi me kaun sa stotra padhe | kanakdhara kitni bar padhna hai | laxmi ji ka kaun sa stotra padhe | angam hare pulak bhushan | shankaracharya ka laxmi stotra | kanakdhara shukravar ko padhe | kanakdhara se paisa aata hai kya
@what classical wide STOTRA
en: Kanakadhara Stotra is Adi Shankara's hymn to Lakshmi: moved by a poor woman who gave him her only amla, he sang, and golden amlas rained. It opens: Angam Hareh pulaka bhushanam ashrayanti.
hi: कनकधारा स्तोत्र आदि शंकर की लक्ष्मी-स्तुति है: एक निर्धन स्त्री ने अपना एक आँवला दिया, तो उन्होंने गाया और सोने के आँवले बरसे। आरंभ: अङ्गं हरेः पुलकभूषणमाश्रयन्ती।
hg: Kanakadhara Stotra Adi Shankar ki Lakshmi-stuti hai: ek nirdhan stri ne apna ek aanwla diya, to unhone gaaya aur sone ke aanwle barse. Aarambh: Angam Hareh pulaka bhushanam ashrayanti.
@when modern wide CUSTOM
en: It is read once on Fridays, Purnima or daily, morning or dusk, with a lamp before Lakshmi; everyone may.
hi: शुक्रवार, पूर्णिमा या रोज़, सुबह या संध्या, लक्ष्मी के आगे दीया जलाकर एक बार पढ़ते हैं; सब पढ़ सकते हैं।
hg: Shukravar, Purnima ya roz, subah ya sandhya, Lakshmi ke aage diya jalakar ek baar padhte hain; sab padh sakte hain.
@ok modern wide CUSTOM
en: No hymn brings money by itself and nobody can promise that. It steadies the heart and reminds one of giving, the lesson of its story; debts and plans need a pencil too.
hi: कोई स्तोत्र अपने-आप धन नहीं लाता, कोई वादा नहीं कर सकता। यह मन को सँभालता है और दान याद दिलाता है, जो कथा की सीख है; उधार और बजट का हिसाब भी चाहिए।
hg: Koi stotra apne-aap dhan nahi lata, koi vaada nahi kar sakta. Yeh mann ko sambhalta hai aur daan yaad dilata hai, jo katha ki seekh hai; udhaar aur budget ka hisaab bhi chahiye.
@see lakshmi-deity, shri-suktam
@link /hindu-aartis?read=63d89f53-617c-5306-adfa-7e56b75d63bd

# shri-suktam aarti
@names
en: shri suktam, sri suktam, shree sukta
hi: श्री सूक्त, श्रीसूक्तम्, श्री सूक्तम
hg: shri sukt, shree suktam, sri sukta path
@ask
en: what is sri suktam | when to recite sri suktam | sri suktam first line | difference between sri suktam and purusha suktam | can women chant sri suktam | sri suktam on diwali | how many verses in sri sukta | hiranyavarnam harinim lyrics | sri suktam for shop and office | sri suktam 16 mantras
en: shri suktam can women read | shri suktam how many times on diwali | shri suktam meaning easy
hi: श्री सूक्त क्या है | श्री सूक्त कब पढ़ें | श्री सूक्त का पहला मंत्र | दिवाली पर श्री सूक्त | क्या स्त्रियाँ श्री सूक्त पढ़ सकती हैं | श्री सूक्त में कितने मंत्र हैं | हिरण्यवर्णां हरिणीं पूरा | श्री सूक्त से हवन | श्री सूक्त रोज़ पढ़ें | लक्ष्मी का वैदिक सूक्त
hi: श्री सूक्त स्त्रियाँ पढ़ सकती हैं | श्री सूक्त कितनी बार | श्री सूक्त का अर्थ
hg: shri suktam kya hai | shree suktam kab padhe | sri suktam ka pehla mantra | diwali par shri sukt padhna | ladies shri suktam padh sakti hai kya | shri sukt me kitne mantra hai | hiranyavarnam harinim | hiranya varnam harinim pura | shri suktam se hawan | shri suktam roz padhna | laxmi ka vaidik mantra
hg: shri sukt ladies padh sakti hai | shri suktam kitni baar padhe | shree sukt ka matlab
@what classical wide VEDA
en: Shri Suktam is the Vedic hymn to Shri, the goddess of plenty, of fifteen main verses, found in the appendix of the Rigveda. It asks for grain, cattle, children, a good name and freedom from want.
hi: श्री सूक्त श्री देवी की वैदिक स्तुति है, पंद्रह मुख्य मंत्र, ऋग्वेद के परिशिष्ट से। इसमें अन्न, गौ, संतान, यश और अभाव से मुक्ति की प्रार्थना है।
hg: Shri Suktam Shri devi ki vaidik stuti hai, pandrah mukhya mantra, Rigveda ke parishisht se. Isme ann, gau, santan, yash aur abhaav se mukti ki prarthana hai.
@words classical wide VEDA
en: Its first verse: Hiranyavarnam harinim suvarna rajata srajam, / Chandram hiranmayim Lakshmim Jatavedo ma avaha.
hi: पहला मंत्र: हिरण्यवर्णां हरिणीं सुवर्णरजतस्रजाम्। / चन्द्रां हिरण्मयीं लक्ष्मीं जातवेदो म आवह॥
hg: Pehla mantra: Hiranyavarnam harinim suvarna rajata srajam, / Chandram hiranmayim Lakshmim Jatavedo ma avaha.
@when modern most CUSTOM
en: It is recited on Fridays, Purnima, Diwali and in abhishek of Lakshmi. Vedic chant is learnt by ear; who has not learnt it, man or woman, may listen or read it slowly.
hi: शुक्रवार, पूर्णिमा, दिवाली और लक्ष्मी के अभिषेक में पढ़ते हैं। वैदिक पाठ सुनकर सीखा जाता है; जिसने न सीखा हो, स्त्री या पुरुष, सुने या धीरे पढ़े।
hg: Shukravar, Purnima, Diwali aur Lakshmi ke abhishek me padhte hain. Vaidik paath sunkar seekha jata hai; jisne na seekha ho, stri ya purush, sune ya dheere padhe.
@how modern most CUSTOM
en: Read it once on Friday, three times on Diwali or eleven in Navratri, facing east or north before Lakshmi with a ghee lamp, lotus and kheer. In Sanskrit or in a translation, after the bath; women and men alike.
hi: शुक्रवार को एक बार, दिवाली पर तीन या नवरात्रि में ग्यारह बार, लक्ष्मी के सामने घी के दीप, कमल और खीर से, पूर्व या उत्तर मुख पढ़ें। संस्कृत या अनुवाद में, स्नान के बाद; स्त्री-पुरुष दोनों।
hg: Shukravar ko ek baar, Diwali par teen ya Navratri me gyarah baar, Lakshmi ke saamne ghee ke deep, kamal aur kheer se, purv ya uttar mukh padhein. Sanskrit ya anuvad me, snan ke baad; stri-purush dono.
@link /hindu-aartis?read=66e1f16c-06ef-5f21-8e1d-b131d3ff5084

# durga-saptashati aarti
@names
en: durga saptashati, chandi path, devi mahatmya, argala stotra
hi: दुर्गा सप्तशती, चंडी पाठ, देवी माहात्म्य, अर्गला स्तोत्र
hg: durga saptashati path, chandi path, argala stotra, saptshati
@ask
en: what is durga saptashati | how to read durga saptashati in nine days | argala stotra words rupam dehi jayam dehi | kavach argala keelak order | can I read saptashati in hindi | rules for chandi path at home | can durga saptashati be read without a pandit | I work all day, what part of saptashati should I read in navratri | siddha kunjika stotra instead of saptashati | what are the 13 chapters of devi mahatmya | saptashloki durga for busy people | chandi path benefits and order
en: durga saptashati nine days plan chapters | saptashati in periods | kunjika stotra instead
hi: दुर्गा सप्तशती क्या है | दुर्गा सप्तशती पाठ कैसे करें | कवच अर्गला कीलक का क्रम | रूपं देहि जयं देहि | दुर्गा सप्तशती हिन्दी में पढ़ सकते हैं | नौ दिन में सप्तशती कैसे पढ़ें | सप्तशती के नियम | कुंजिका स्तोत्र क्या है | सप्तशती में ग़लती हो जाए तो | सप्तश्लोकी दुर्गा | तेरह अध्याय कब कौन सा पढ़ें | सप्तशती रात में पढ़ सकते हैं
hi: सप्तशती नौ दिन में कैसे पढ़ें | पीरियड में सप्तशती | कुंजिका स्तोत्र काफ़ी है
hg: durga saptashati kya hai | durga saptashati path kaise kare | kavach argala keelak kis kram me padhe | rupam dehi jayam dehi yasho dehi | durga saptashati hindi me padh sakte hai kya | 9 din me saptashati kaise padhe | saptashati me galti ho jaye to | siddh kunjika stotra kya hai | navratri me chandi path ghar par | saptashloki durga kya hai | 13 adhyay kab kaun sa padhe | saptashati raat me padh sakte hai | saptashati bina sanskrit ke
hg: saptshati 9 din me kaise padhe | period me saptshati | kunjika stotra hi padh le
@what classical wide PUR
en: Durga Saptashati, the Devi Mahatmya or Chandi, is 700 verses in 13 chapters of the Markandeya Purana on the victories of Devi over Madhu-Kaitabha, Mahishasura and Shumbha-Nishumbha.
hi: दुर्गा सप्तशती, देवी माहात्म्य या चंडी, मार्कंडेय पुराण के 13 अध्यायों में 700 श्लोक हैं: मधु-कैटभ, महिषासुर और शुंभ-निशुंभ पर देवी की विजय।
hg: Durga Saptashati, Devi Mahatmya ya Chandi, Markandeya Puran ke 13 adhyayon me 700 shlok hain: Madhu-Kaitabh, Mahishasur aur Shumbh-Nishumbh par Devi ki vijay.
@how modern most CUSTOM
en: Read Kavach, Argala, Keelak, then the chapters, spread over nine days or in one sitting of some three hours, and at the end ask pardon for slips. Hindi is as good; whoever is short of time reads Kunjika, Saptashloki or one chapter.
hi: कवच, अर्गला, कीलक, फिर अध्याय, नौ दिन में बाँटकर या लगभग तीन घंटे में एक साथ पढ़ें, अंत में क्षमा प्रार्थना। हिन्दी भी उतनी ही ठीक; समय कम हो तो कुंजिका, सप्तश्लोकी या एक अध्याय।
hg: Kavach, Argala, Keelak, phir adhyay, nau din me baantkar ya lagbhag teen ghante me ek saath padhein, ant me kshama prarthana. Hindi bhi utni hi theek; samay kam ho to Kunjika, Saptashloki ya ek adhyay.
@words classical wide STOTRA
en: The refrain of the Argala is: Rupam dehi jayam dehi yasho dehi dvisho jahi. It begins: Jayanti Mangala Kali Bhadrakali Kapalini, / Durga Kshama Shiva Dhatri Svaha Svadha namostute.
hi: अर्गला की टेक: रूपं देहि जयं देहि यशो देहि द्विषो जहि। आरंभ: जयन्ती मङ्गला काली भद्रकाली कपालिनी। / दुर्गा क्षमा शिवा धात्री स्वाहा स्वधा नमोऽस्तु ते॥
hg: Argala ki tek: Rupam dehi jayam dehi yasho dehi dvisho jahi. Aarambh: Jayanti Mangala Kali Bhadrakali Kapalini, / Durga Kshama Shiva Dhatri Svaha Svadha namostute.
@ok modern most CUSTOM
en: Anybody may read it at home, women too, without initiation; a mispronounced word brings no harm, as the mother knows what her child means. Sanskrit with a priest is kept for a full Chandi path and havan.
hi: कोई भी, स्त्रियाँ भी, बिना दीक्षा घर पर पढ़ सकते हैं; उच्चारण की भूल से कोई हानि नहीं, माँ बच्चे का भाव जानती है। पूरे चंडी पाठ और हवन में पंडित बुलाते हैं।
hg: Koi bhi, striyan bhi, bina deeksha ghar par padh sakte hain; uchcharan ki bhool se koi haani nahi, maa bachche ka bhaav jaanti hai. Poore Chandi path aur havan me pandit bulate hain.
@which modern most CUSTOM
en: One nine-day plan: chapter 1, then 2-4 in two or three days, 5-10, 11, 12, 13 in the rest; another is a chapter or two each morning. Kavach, Argala and Keelak go before, pardon and Siddha Kunjika after.
hi: एक नौ-दिन क्रम: अध्याय 1, फिर 2-4 दो-तीन दिन में, 5-10, 11, 12, 13 बाक़ी में; दूसरा रोज़ सुबह एक-दो अध्याय। पहले कवच, अर्गला, कीलक; अंत में क्षमा और सिद्ध कुंजिका।
hg: Ek nau-din kram: adhyay 1, phir 2-4 do-teen din me, 5-10, 11, 12, 13 baaki me; doosra roz subah ek-do adhyay. Pehle Kavach, Argala, Keelak; ant me kshama aur Siddha Kunjika.
@see navratri-festival
@link /hindu-aartis

# krishna-deity deity
@names
en: krishna, lord krishna, kanha, krishnaji
hi: कृष्ण, श्री कृष्ण, कृष्ण भगवान, कन्हैया
hg: krishna ji, shri krishna, krishna bhagwan, kanhaiya
@ask
en: what to offer krishna | which day is for lord krishna | krishna mantra for daily chanting | what is the hare krishna mahamantra | favourite food of krishna | which flower does krishna like | why peacock feather on krishna | who were the wives of krishna | famous krishna temples | story of krishna in short | which colour for krishna | my child loves krishna stories, who was he in simple words | om kleem krishnaya namah how many times | is krishna blue why
en: krishna vehicle consort weapon | which krishna photo at home direction | what is not offered to krishna | krishna birth story short | bal gopal or radha krishna for couple | krishna favourite food and flower
en: an easy mantra of kanha for daily japa
hi: कृष्ण जी को क्या चढ़ाएँ | कृष्ण भगवान का दिन कौन सा है | कृष्ण मंत्र | हरे कृष्ण महामंत्र क्या है | कृष्ण जी को क्या भोग लगाएँ | मोर पंख क्यों लगाते हैं | कृष्ण जी की पत्नियाँ | कृष्ण के प्रसिद्ध मंदिर | कृष्ण जी की कहानी संक्षेप में | बच्चों को कृष्ण कौन थे कैसे समझाएँ | कृष्ण जी नीले क्यों हैं | कृष्ण को कौन सा फूल | बाँके बिहारी कौन हैं
hi: कृष्ण की कौन सी तस्वीर घर में रखें | कृष्ण जी को क्या नहीं चढ़ाते | कृष्ण जन्म की कथा | कृष्ण का प्रिय फूल और भोग | कृष्ण की तस्वीर किस दिशा में
hi: कान्हा का आसान मंत्र रोज़ जपने को
hg: krishna ji ko kya chadhaye | krishna bhagwan ka din kaun sa hai | krishna ji ka mantra | hare krishna mahamantra kya hai | kanha ji ko kya bhog lagaye | krishna ji mor pankh kyu lagate hai | krishna ji ke famous mandir | krishna ji ki kahani short me | kanha ko kaun sa rang pasand hai | bachho ko krishna ke bare me kaise bataye | krishna ji neele kyu hai | banke bihari kaun hai | krishna ji ko tulsi chadhana
hg: krishna ji ki kaun si photo ghar me rakhe | krishna ji ko kya nahi chadhate | krishna janm ki kahani | kanha ji ka favourite bhog | krishna ki photo kis disha me
hg: kanha ka saral mantra roj japne ke liye | krishna ji ka mantra daily jap
@who classical wide PUR
en: Krishna, Vishnu's eighth avatar, born at Mathura to Devaki and Vasudev, raised in Gokul by Yashoda, is the flute-player of Braj and the teacher of the Gita. Radha is his beloved, Rukmini his chief queen.
hi: कृष्ण विष्णु के आठवें अवतार, मथुरा में देवकी-वसुदेव के पुत्र, गोकुल में यशोदा के लाल, ब्रज के मुरलीधर और गीता के उपदेशक हैं। राधा प्रिया, रुक्मिणी पटरानी हैं।
hg: Krishna Vishnu ke aathve avatar, Mathura me Devaki-Vasudev ke putra, Gokul me Yashoda ke laal, Braj ke murlidhar aur Gita ke updeshak hain. Radha priya, Rukmini patrani hain.
@which modern wide CUSTOM
en: Offer Krishna tulsi, makhan-mishri, milk, curd, panjiri, fruit, yellow flowers, a peacock feather and flute, in yellow or blue clothes. Wednesday, Ekadashi and Ashtami are liked; any day is good.
hi: कृष्ण को तुलसी, माखन-मिश्री, दूध, दही, पंजीरी, फल, पीले फूल, मोर पंख और बाँसुरी चढ़ाएँ, पीले या नीले वस्त्र। बुधवार, एकादशी, अष्टमी प्रिय; कोई भी दिन अच्छा।
hg: Krishna ko tulsi, makhan-mishri, doodh, dahi, panjiri, phal, peele phool, mor pankh aur bansuri chadhayein, peele ya neele vastra. Budhvar, Ekadashi, Ashtami priya; koi bhi din achha.
@words classical wide STOTRA
en: Krishna's mantras are Om Kleem Krishnaya Namah and the mahamantra: Hare Krishna Hare Krishna, Krishna Krishna Hare Hare, Hare Rama Hare Rama, Rama Rama Hare Hare.
hi: कृष्ण के मंत्र: ॐ क्लीं कृष्णाय नमः, और महामंत्र: हरे कृष्ण हरे कृष्ण, कृष्ण कृष्ण हरे हरे, हरे राम हरे राम, राम राम हरे हरे।
hg: Krishna ke mantra: Om Kleem Krishnaya Namah, aur mahamantra: Hare Krishna Hare Krishna, Krishna Krishna Hare Hare, Hare Rama Hare Rama, Rama Rama Hare Hare.
@where modern wide CUSTOM
en: Great temples of Krishna are Mathura and Banke Bihari at Vrindavan, Dwarka, Nathdwara, Udupi, Guruvayur and Puri.
hi: कृष्ण के प्रसिद्ध मंदिर: मथुरा, वृंदावन में बाँके बिहारी, द्वारका, नाथद्वारा, उडुपी, गुरुवायूर और पुरी।
hg: Krishna ke prasiddh mandir: Mathura, Vrindavan me Banke Bihari, Dwarka, Nathdwara, Udupi, Guruvayur aur Puri.
@why classical wide PUR
en: Krishna was born at midnight in Kansa's prison at Mathura and carried by Vasudev across the Yamuna to Gokul. He ended Kansa, and at Kurukshetra taught Arjun the Gita: do your duty, leave the fruit.
hi: कृष्ण आधी रात मथुरा में कंस की जेल में जन्मे और वसुदेव उन्हें यमुना पार गोकुल ले गए। उन्होंने कंस का अंत किया और कुरुक्षेत्र में अर्जुन को गीता सुनाई: कर्म करो, फल छोड़ो।
hg: Krishna aadhi raat Mathura me Kans ki jail me janme aur Vasudev unhe Yamuna paar Gokul le gaye. Unhone Kans ka ant kiya aur Kurukshetra me Arjun ko Gita sunayi: karm karo, phal chhodo.
@ok modern most CUSTOM
en: Bal Gopal suits every home mandir, Radha-Krishna a couple's room on its calm east or north-east wall; face west or east. Meat, onion, garlic and food without tulsi are not offered. As Vishnu he rides Garuda and holds the Sudarshan disc.
hi: बाल गोपाल हर घर के मंदिर में, राधा-कृष्ण दंपती के कमरे की पूर्व या ईशान दीवार पर ठीक हैं; मुख पश्चिम या पूर्व। मांस, प्याज़, लहसुन, बिना तुलसी का भोग नहीं। विष्णु रूप में गरुड़ सवारी और सुदर्शन चक्र है।
hg: Bal Gopal har ghar ke mandir me, Radha-Krishna dampati ke kamre ki purv ya ishan deewar par theek hain; mukh paschim ya purv. Maans, pyaz, lehsun, bina tulsi ka bhog nahi. Vishnu roop me Garud sawari aur Sudarshan chakra hai.
@see aarti-kunj-bihari, laddu-gopal
@link /hindu-aartis

# ram-deity deity
@names
en: ram, rama, lord ram, ram darbar, ramji
hi: राम, श्री राम, भगवान राम, सीता राम, राम दरबार
hg: ram ji, shri ram, bhagwan ram, siya ram, ram darbar
@ask
en: what to offer lord ram | ram mantra | which day is for ram | who is in ram darbar | story of ram in short | what is ram naam and how to chant it | which aarti is sung for ram | famous ram temples | can women worship ram | shri ram jai ram jai jai ram meaning | favourite bhog of ram | who were ram's brothers and parents | one line ram mantra for old people
en: ram darbar direction at home | ram story short | ram mantra and day | ram weapon bow name | what to offer ram darbar daily
hi: राम जी को क्या चढ़ाएँ | राम मंत्र कौन सा है | राम जी का दिन | राम दरबार में कौन कौन हैं | राम जी की आरती कौन सी है | राम नाम का जप कैसे करें | राम के प्रसिद्ध मंदिर | राम जी को क्या भोग लगाएँ | राम कथा संक्षेप में | राम जी के भाई और माता-पिता | सिया राम जपने से | राम जी किसके अवतार हैं
hi: राम दरबार किस दिशा में लगाएँ | राम की छोटी कथा | राम जी का दिन और मंत्र | राम जी को क्या भोग लगाएँ | राम के धनुष का नाम
hg: ram ji ko kya chadhaye | ram ji ka mantra | ram ji ka din kaun sa hai | ram darbar me kaun kaun hai | ram ji ki aarti kaun si hai | ram naam jap kaise kare | ram ji ke famous mandir | ram ji ko kya bhog lagaye | ram katha short me batao | ram ji ke bhai kaun the | ram ji kiske avatar hai | siya ram japne ka tarika
hg: ram darbar kis disha me lagaye | ram ji ki kahani short me | ram ji ka din aur mantra kya hai | ram ji ko kya bhog lagaye | ram ke dhanush ka naam
@who classical wide EPIC
en: Ram, Vishnu's seventh avatar, prince of Ayodhya, kept his father's word, went into the forest fourteen years with Sita and Lakshman, defeated Ravana, and ruled justly. Hanuman is his servant.
hi: राम विष्णु के सातवें अवतार, अयोध्या के राजकुमार हैं: पिता का वचन रखा, सीता-लक्ष्मण सहित चौदह वर्ष वन में रहे, रावण को हराया और न्याय से राज किया। हनुमान उनके सेवक हैं।
hg: Ram Vishnu ke saatve avatar, Ayodhya ke rajkumar hain: pita ka vachan rakha, Sita-Lakshman sahit chaudah varsh van me rahe, Ravan ko haraya aur nyay se raaj kiya. Hanuman unke sevak hain.
@which modern wide CUSTOM
en: Offer Ram tulsi, yellow flowers, sandal, kheer, panjiri, panakam or fruit. Navami, Tuesday and Thursday are liked, each day is good; the darbar shows him with Sita, Lakshman and Hanuman.
hi: राम को तुलसी, पीले फूल, चंदन, खीर, पंजीरी, पानकम या फल चढ़ाएँ। नवमी, मंगल और गुरुवार प्रिय, हर दिन अच्छा; दरबार में सीता, लक्ष्मण और हनुमान साथ हैं।
hg: Ram ko tulsi, peele phool, chandan, kheer, panjiri, panakam ya phal chadhayein. Navami, Mangal aur Guruvar priya, har din achha; darbar me Sita, Lakshman aur Hanuman saath hain.
@words classical wide STOTRA
en: Ram's mantras are Shri Ram Jai Ram Jai Jai Ram and Om Ramaya Namah; the name Ram alone is enough, at any hour. His hymn begins: Shri Ramchandra kripalu bhaju man, haran bhavabhaya darunam.
hi: राम के मंत्र: श्री राम जय राम जय जय राम, और ॐ रामाय नमः; केवल राम नाम भी काफ़ी है, किसी भी समय। स्तुति: श्री रामचन्द्र कृपालु भजु मन हरण भवभय दारुणं।
hg: Ram ke mantra: Shri Ram Jai Ram Jai Jai Ram, aur Om Ramaya Namah; keval Ram naam bhi kaafi hai, kisi bhi samay. Stuti: Shri Ramchandra kripalu bhaju man, haran bhavabhaya darunam.
@where modern wide CUSTOM
en: Known temples of Ram are Ayodhya, Rameswaram, Bhadrachalam, the Kalaram temple at Nashik, Orchha and Chitrakoot.
hi: राम के प्रसिद्ध स्थान: अयोध्या, रामेश्वरम, भद्राचलम, नासिक का कालाराम मंदिर, ओरछा और चित्रकूट।
hg: Ram ke prasiddh sthan: Ayodhya, Rameswaram, Bhadrachalam, Nashik ka Kalaram mandir, Orchha aur Chitrakoot.
@ok modern most PRAC
en: The Ram Darbar hangs on the east or north-east wall of the living room or in the mandir, for concord in the family. Ram holds the bow Kodanda or Sharnga, Sita stands on his left, Hanuman kneels.
hi: राम दरबार बैठक की पूर्व या ईशान दीवार पर या मंदिर में, परिवार के मेल के लिए लगाते हैं। राम कोदंड या शार्ङ्ग धनुष धारण करते हैं, सीता उनके बाएँ, हनुमान चरणों में।
hg: Ram Darbar baithak ki purv ya ishan deewar par ya mandir me, parivar ke mel ke liye lagate hain. Ram Kodand ya Sharng dhanush dharan karte hain, Sita unke bayein, Hanuman charnon me.
@see ramchandra-kripalu, ram-raksha-stotra
@link /hindu-aartis

# parvati-deity deity
@names
en: parvati, gauri, goddess parvati, mangala gauri
hi: पार्वती, गौरी, माँ पार्वती, गौरा
hg: parvati mata, gauri mata, gaura, parvati ji
@ask
en: what to offer parvati | which day for parvati | gauri puja for marriage | mantra for a good husband | story of parvati in short | what is mangala gauri vrat | difference between parvati and durga | can unmarried girls worship gauri | which flower for gauri | parvati's vahan and sons | gauri mantra for early marriage of my daughter | haldi and bangles to gauri
en: parvati mount lion tiger | parvati story of tapas | which parvati image for married woman
hi: पार्वती जी को क्या चढ़ाएँ | विवाह के लिए गौरी पूजा | पार्वती जी का मंत्र | मंगला गौरी व्रत क्या है | पार्वती जी की कथा | कुँवारी लड़कियाँ गौरी पूजा कैसे करें | पार्वती और दुर्गा में अंतर | पार्वती जी का वाहन और पुत्र | बेटी की शादी के लिए गौरी मंत्र | जय जय गिरिबरराज किसोरी | सीता जी की गौरी वंदना | पार्वती जी को कौन सा फूल
hi: पार्वती की सवारी क्या है | पार्वती के तप की कथा | विवाहिता कौन सी पार्वती की तस्वीर रखे
hg: parvati ji ko kya chadhaye | shadi ke liye gauri puja | parvati ji ka mantra | mangla gauri vrat kya hai | parvati ji ki katha | kuwari ladki gauri puja kaise kare | parvati aur durga me kya antar hai | achha pati pane ke liye kaun si devi | parvati ji ke putra kaun hai | beti ki shadi ke liye gauri mantra | jai jai giribarraj kishori | sita ji ki gauri vandana | parvati ji ko kaun sa phool
hg: parvati ji ki sawari kya hai | parvati ke tap ki kahani | gauri maa ki photo kaun si rakhe
en: vehicle of parvati | what to offer gauri for marriage | parvati as annapurna kali durga | parvati and fire story of tapasya
hi: पार्वती का वाहन | पार्वती को क्या चढ़ाएँ विवाह के लिए | पार्वती के कितने रूप | गौरी का मंत्र
hg: parvati ka vahan | parvati ko kya chadhaye shadi ke liye | parvati ke kitne roop | gauri ka mantra
@who classical wide PUR
en: Parvati, daughter of Himalaya, won Shiva by long tapas and is mother of Ganesh and Kartikeya. Durga and Kali are her mighty forms; Tuesdays of Sawan (Mangala Gauri) and Teej are hers.
hi: पार्वती हिमालय की पुत्री हैं, तप से शिव को पाया, गणेश और कार्तिकेय की माता हैं। दुर्गा-काली उनके उग्र रूप हैं; सावन के मंगल (मंगला गौरी) और तीज उनके हैं।
hg: Parvati Himalay ki putri hain, tap se Shiv ko paaya, Ganesh aur Kartikeya ki mata hain. Durga-Kali unke ugra roop hain; Sawan ke Mangal (Mangala Gauri) aur Teej unke hain.
@which modern wide CUSTOM
en: Offer Gauri sindoor, bangles, mehndi, red or green chunri, red flowers, haldi, coconut and sweets, by married and unmarried women alike, together with Shiva.
hi: गौरी को सिंदूर, चूड़ी, मेहँदी, लाल या हरी चुनरी, लाल फूल, हल्दी, नारियल और मिठाई चढ़ाएँ, विवाहित-अविवाहित सब, शिव के साथ।
hg: Gauri ko sindoor, chudi, mehndi, laal ya hari chunri, laal phool, haldi, nariyal aur mithai chadhayein, vivahit-avivahit sab, Shiv ke saath.
@words classical wide EPIC
en: Sita's prayer to Gauri, said by those who wish for a good match: Jai Jai Giribarraj Kishori, / Jai Mahesh mukh chand chakori. Mantra: Om Gauryai Namah. The prayer is under Aartis.
hi: अच्छे वर के लिए सीता की गौरी-वंदना: जय जय गिरिबरराज किसोरी। / जय महेस मुख चंद चकोरी॥ मंत्र: ॐ गौर्यै नमः। वंदना "आरतियाँ" में है।
hg: Achhe var ke liye Sita ki Gauri-vandana: Jai Jai Giribarraj Kishori, / Jai Mahesh mukh chand chakori. Mantra: Om Gauryai Namah. Vandana "Aartis" me hai.
@why classical wide PUR
en: Sati, reborn as Himalaya's daughter, lived on leaves and then on nothing (Aparna) until Shiva came disguised to test her, and wed her. A lion or tiger carries her; at home she stands with Shiva, to his left.
hi: सती हिमालय की पुत्री होकर जन्मीं, पहले पत्तों पर, फिर निराहार (अपर्णा) तप किया; शिव वेश बदलकर परखने आए और विवाह किया। सवारी शेर या बाघ; घर में शिव के साथ, उनके बाएँ।
hg: Sati Himalay ki putri hokar janmi, pehle patton par, phir niraahar (Aparna) tap kiya; Shiv vesh badalkar parakhne aaye aur vivah kiya. Sawari sher ya baagh; ghar me Shiv ke saath, unke bayein.
@which modern most CUSTOM
en: Parvati rides a lion; offer her red or yellow flowers, kumkum, bangles, chunri, kheer and coconut on Monday, Tuesday, Friday or Tritiya. Durga, Kali, Annapurna, Gauri and Meenakshi are her forms; Om Parvatyai Namah is her name-prayer.
hi: पार्वती का वाहन सिंह; सोमवार, मंगलवार, शुक्रवार या तृतीया को लाल-पीले फूल, कुमकुम, चूड़ी, चुनरी, खीर, नारियल चढ़ाएँ। दुर्गा, काली, अन्नपूर्णा, गौरी, मीनाक्षी उनके रूप; नाम-मंत्र ॐ पार्वत्यै नमः।
hg: Parvati ka vahan sinh; Somvar, Mangalvar, Shukravar ya Tritiya ko laal-peele phool, kumkum, choodi, chunri, kheer, nariyal chadhayein. Durga, Kali, Annapurna, Gauri, Meenakshi unke roop; naam-mantra Om Parvatyai Namah.
@link /hindu-aartis

# kali-deity deity
@names
en: kali, goddess kali, mahakali, kali maa
hi: काली, काली माँ, महाकाली, काली माता
hg: kali mata, kaali maa, mahakali, kali devi
@ask
en: can we keep kali at home | what to offer kali maa | which day for kali | kali mantra | why does kali have her tongue out | which flower is for kali | is kali worship dangerous | famous kali temples | story of kali in short | om kreem kalikayai namah when | dakshineswar kali who | simple kali worship on amavasya
en: kali vehicle consort day | why is kali tongue out standing on shiva | raktabija story | kali photo at home good or bad direction
en: are durga and kali one and the same, why is her tongue out | bengali neighbours worship kali and we durga
hi: काली माँ की पूजा घर में कर सकते हैं क्या | काली माँ को क्या चढ़ाएँ | काली माँ का दिन | काली माँ का मंत्र | काली माँ की जीभ बाहर क्यों है | काली माँ के मंदिर | काली माँ से डर लगता है | रक्तबीज की कथा | काली माँ को कौन सा फूल | अमावस्या को काली पूजा | काली और दुर्गा में अंतर | दक्षिणेश्वर काली
hi: काली जीभ क्यों निकाले हैं | रक्तबीज की कथा | काली माँ की फ़ोटो घर में रखें या नहीं | काली माँ का दिन
hi: हम दुर्गा को मानते हैं पड़ोसी काली को, दोनों एक ही हैं क्या | काली माँ की जीभ बाहर क्यों है
hg: kali maa ki photo ghar me rakh sakte hai kya | kali maa ko kya chadhaye | kali maa ka din kaun sa hai | kali mantra kya hai | kali maa ki jeebh bahar kyu hai | kali maa ke famous mandir | kali puja ghar par kaise kare | kali maa ko kaun sa phool pasand hai | raktabeej ki kahani | amavasya ko kali puja | kali aur durga me antar | dakshineswar kali mandir kaha hai
hg: kali maa ki jeebh bahar kyu hai | raktabeej ki kahani | kali maa ki photo ghar me rakhe ya nahi | kali maa ka din kaun sa hai
hg: hum durga ko mante hai padosi kali ko dono ek hi hai kya | kali maa ki jeebh bahar kyu hai
@who classical wide PUR
en: Kali and Durga are one Shakti, the same mother in two forms: Kali is her fierce, dark form, sprung from Durga's brow to end Raktabija; she stops, tongue out, as she steps on Shiva. To devotees she is a mother.
hi: काली और दुर्गा एक ही शक्ति, एक ही माँ के दो रूप हैं: काली उग्र, श्याम रूप हैं, रक्तबीज का अंत करने दुर्गा के ललाट से प्रकट; शिव पर पैर पड़ते ही जीभ निकालकर रुक गईं। भक्तों की वे माँ हैं।
hg: Kali aur Durga ek hi Shakti, ek hi maa ke do roop hain: Kali ugra, shyam roop hain, Raktabeej ka ant karne Durga ke lalaat se prakat; Shiv par pair padte hi jeebh nikalkar ruk gayin. Bhakton ki ve maa hain.
@which modern wide CUSTOM
en: Offer Kali red hibiscus, lemon garland in the south, coconut, sweets, khichuri and a lamp of mustard or sesame oil. Amavasya night, Tuesday and Saturday are hers; mantra Om Kreem Kalikayai Namah.
hi: काली को लाल गुड़हल, दक्षिण में नींबू की माला, नारियल, मिठाई, खिचड़ी और सरसों या तिल तेल का दीया चढ़ाएँ। अमावस्या की रात, मंगल, शनिवार उनके हैं; मंत्र ॐ क्रीं कालिकायै नमः।
hg: Kali ko laal gudhal, dakshin me nimbu ki mala, nariyal, mithai, khichdi aur sarson ya til tel ka diya chadhayein. Amavasya ki raat, Mangal, Shanivar unke hain; mantra Om Kreem Kalikayai Namah.
@ok modern disputed CUSTOM
en: Worship of Kali at home is common in Bengal; elsewhere many prefer a mild form such as Dakshina Kali or Durga in the home mandir. A simple lamp and prayer are never dangerous; tantric rites are not for the home.
hi: बंगाल में घर पर काली पूजा आम है; अन्य जगह घर के मंदिर में दक्षिणा काली या दुर्गा जैसा सौम्य रूप रखते हैं। सादा दीया-प्रार्थना से कोई डर नहीं; तांत्रिक क्रियाएँ घर के लिए नहीं।
hg: Bengal me ghar par Kali puja aam hai; anya jagah ghar ke mandir me Dakshina Kali ya Durga jaisa saumya roop rakhte hain. Saada diya-prarthana se koi dar nahi; tantrik kriyayein ghar ke liye nahi.
@where modern wide CUSTOM
en: Kali's great seats are Kalighat and Dakshineswar in Kolkata and Tarapith in Bengal; in Delhi Kalkaji, in Gujarat Pavagadh.
hi: काली के प्रसिद्ध मंदिर: कोलकाता में कालीघाट और दक्षिणेश्वर, बंगाल में तारापीठ; दिल्ली में कालकाजी, गुजरात में पावागढ़।
hg: Kali ke prasiddh mandir: Kolkata me Kalighat aur Dakshineswar, Bengal me Tarapith; Delhi me Kalkaji, Gujarat me Pavagadh.
@why classical wide PUR
en: From each drop of Raktabija's blood a new demon grew, so Kali drank the blood before it fell. Drunk with victory she danced till Shiva, her consort, lay in her path; stepping on him she put out her tongue in shame.
hi: रक्तबीज की हर बूँद से नया दैत्य होता था, इसलिए काली ने रक्त गिरने से पहले पी लिया। विजय में वे नाचती रहीं, तब पति शिव राह में लेटे; पैर पड़ते ही लज्जा से जीभ निकल आई।
hg: Raktabeej ki har boond se naya daitya hota tha, isliye Kali ne rakt girne se pehle pi liya. Vijay me ve naachti rahi, tab pati Shiv raah me lete; pair padte hi lajja se jeebh nikal aayi.
@do modern most PRAC
en: At home choose Dakshina Kali, the mild face, her right foot forward on Shiva, on a north or north-east shelf of the mandir, not opposite the bed or door. Who feels uneasy keeps Durga instead.
hi: घर में दक्षिणा काली, सौम्य मुख, दायाँ पैर शिव पर आगे, मंदिर में उत्तर या ईशान की ओर, बिस्तर या द्वार के सामने नहीं। मन असहज हो तो दुर्गा रखें।
hg: Ghar me Dakshina Kali, saumya mukh, dayan pair Shiv par aage, mandir me uttar ya ishan ki or, bistar ya dwar ke saamne nahi. Mann asahaj ho to Durga rakhein.

# radha-deity deity
@names
en: radha, radha rani, radha krishna together
hi: राधा, राधा रानी, राधा कृष्ण
hg: radha rani, radha ji, radhe radhe, radha krishna ji
@ask
en: who is radha | what to offer radha rani | radha naam jap how | which day for radha | can we keep radha krishna at home for couples | why did krishna not marry radha | radha ashtami what is done | famous radha temples | radhe radhe meaning | barsana temple of radha | radha or krishna name first
en: radha krishna why not married | radha rani direction photo | radha mantra
hi: राधा रानी कौन हैं | राधा रानी को क्या चढ़ाएँ | राधा नाम जप कैसे करें | राधा अष्टमी पर क्या करें | कृष्ण ने राधा से विवाह क्यों नहीं किया | राधा रानी के मंदिर | राधा कृष्ण की जोड़ी घर में रखें | राधे राधे क्यों बोलते हैं | बरसाना कहाँ है | राधा का नाम पहले क्यों | राधा जी के माता-पिता
hi: राधा कृष्ण का विवाह क्यों नहीं हुआ | राधा रानी का मंत्र | राधा रानी की कथा
hg: radha rani kaun hai | radha rani ko kya chadhaye | radha naam jap kaise kare | radha ashtami par kya kare | krishna ne radha se shadi kyu nahi ki | radha rani ka mandir kaha hai | radha krishna ki murti ghar me rakh sakte hai | radhe radhe kyu bolte hai | radha ka naam pehle kyu lete hai | barsana kaha hai | radha ji ke mata pita | radha ashtami ka vrat
hg: radha krishna ki shadi kyu nahi hui | radha rani ka mantra | radha rani ki kahani
@who classical most PUR
en: Radha, daughter of Vrishabhanu of Barsana, is Krishna's beloved and the image of selfless devotion; Vaishnavas hold her to be his own joy. Texts differ whether they wed; love here means soul and God.
hi: राधा बरसाना के वृषभानु की पुत्री, कृष्ण की प्रिया और निःस्वार्थ भक्ति का रूप हैं; वैष्णव उन्हें कृष्ण की आनंद-शक्ति मानते हैं। विवाह पर ग्रंथ अलग-अलग हैं; प्रेम आत्मा और ईश्वर का है।
hg: Radha Barsana ke Vrishbhanu ki putri, Krishna ki priya aur nihswarth bhakti ka roop hain; Vaishnav unhe Krishna ki anand-shakti maante hain. Vivah par granth alag-alag hain; prem aatma aur Ishwar ka hai.
@which modern wide CUSTOM
en: Offer Radha Rani flowers, tulsi with Krishna, arbi or sweets such as rabri, attar and bright clothes. Radha Ashtami, Ashtami and Wednesday are kept; "Radhe Radhe" or Shri Radhayai Namah is the name-prayer.
hi: राधा रानी को फूल, कृष्ण सहित तुलसी, अरबी या रबड़ी जैसी मिठाई, इत्र और सुंदर वस्त्र चढ़ाएँ। राधाष्टमी, अष्टमी, बुधवार; नाम "राधे राधे" या श्री राधायै नमः।
hg: Radha Rani ko phool, Krishna sahit tulsi, arbi ya rabri jaisi mithai, itra aur sundar vastra chadhayein. Radhashtami, Ashtami, Budhvar; naam "Radhe Radhe" ya Shri Radhayai Namah.
@ok modern wide CUSTOM
en: A picture or idol of Radha with Krishna is welcome at home and is liked by couples. Barsana and Vrindavan are her places.
hi: राधा-कृष्ण का चित्र या मूर्ति घर में शुभ और दंपतियों को प्रिय है। बरसाना और वृंदावन उनके धाम हैं।
hg: Radha-Krishna ka chitra ya murti ghar me shubh aur dampatiyon ko priya hai. Barsana aur Vrindavan unke dham hain.
@why modern disputed CUSTOM
en: Radha and Krishna are worshipped as lovers to show the soul's longing for God; some texts (Brahma Vaivarta, Garga Samhita) tell that Brahma wed them in Bhandirvan. Radha Ashtami is Bhadrapada Shukla Ashtami, fifteen days after Janmashtami.
hi: राधा-कृष्ण प्रेमी रूप में आत्मा की ईश्वर-चाह दिखाते हैं; कुछ ग्रंथ (ब्रह्मवैवर्त, गर्ग संहिता) कहते हैं ब्रह्मा ने भांडीरवन में विवाह कराया। राधाष्टमी भाद्रपद शुक्ल अष्टमी, जन्माष्टमी के पंद्रह दिन बाद।
hg: Radha-Krishna premi roop me aatma ki ishwar-chaah dikhate hain; kuch granth (Brahmavaivarta, Garga Samhita) kehte hain Brahma ne Bhandirvan me vivah karaya. Radhashtami Bhadrapad Shukla Ashtami, Janmashtami ke pandrah din baad.
@see krishna-deity

# kartikeya-deity deity
@names
en: kartikeya, murugan, subrahmanya, skanda
hi: कार्तिकेय, मुरुगन, सुब्रह्मण्य, स्कंद
hg: kartikeya bhagwan, murugan ji, subramanya, kartik swami, murgan
@ask
en: who is murugan | what to offer murugan | which day for murugan | murugan mantra | six abodes of murugan | vahan of kartikeya | wives of murugan | why do women not enter some kartikeya temples | what is kavadi | skanda shashti prayer
en: kartikeya murugan birth story | kartikeya consort and vehicle | murugan photo direction at home | vel at home
hi: कार्तिकेय कौन हैं | कार्तिकेय का वाहन | मुरुगन की पूजा कैसे करें | कार्तिकेय का मंत्र | कार्तिकेय का दिन | कार्तिकेय की पत्नी | कुछ मंदिरों में स्त्रियाँ कार्तिकेय के दर्शन क्यों नहीं करतीं | मुरुगन के छह धाम | कार्तिकेय को क्या चढ़ाएँ | शरवणभव मंत्र | कावड़ी क्या है
hi: कार्तिकेय के जन्म की कथा | कार्तिकेय की पत्नी और सवारी | कार्तिकेय की तस्वीर किस दिशा में
hg: kartikeya kaun hai | kartikeya ka vahan kaun hai | murugan ki puja kaise kare | kartikeya ka mantra | kartikeya ka din kaun sa hai | kartikeya ki shadi hui thi kya | murugan ke 6 mandir | kavadi kya hota hai | kartikeya ko kya chadhaye | saravanabhava mantra | tarakasur ko kisne mara
hg: kartikeya ji ki kahani | kartikeya ki sawari aur patni | murugan ki photo kis disha me
en: kartikeya or ganesh who is elder | why is kartikeya worshipped less in the north | vehicle and flag of kartikeya | which day for kartikeya | birth of kartikeya krittika
hi: कार्तिकेय बड़े या गणेश | कार्तिकेय का वाहन और ध्वज | उत्तर में कार्तिकेय की पूजा कम क्यों | कार्तिकेय का दिन | कृत्तिका और कार्तिकेय
hg: kartikeya bade ya ganesh | kartikeya ka vahan aur dhwaj | uttar me kartikeya ki puja kam kyu | kartikeya ka din kaun sa | murugan kis disha me rakhe
@who classical wide PUR
en: Kartikeya or Murugan, son of Shiva and Parvati, is the six-faced commander of the gods who ended Taraka and Surapadma. He rides a peacock and holds the vel. In the south his consorts are Valli and Devasena, in the north he is often unmarried.
hi: कार्तिकेय या मुरुगन शिव-पार्वती के पुत्र, षण्मुख देवसेनापति हैं, जिन्होंने तारक और शूरपद्म का अंत किया। वाहन मोर, हाथ में वेल (भाला)। दक्षिण में पत्नियाँ वल्ली-देवसेना, उत्तर में प्रायः ब्रह्मचारी।
hg: Kartikeya ya Murugan Shiv-Parvati ke putra, shanmukh devsenapati hain, jinhone Tarak aur Shurapadma ka ant kiya. Vahan mor, haath me vel (bhala). Dakshin me patniyan Valli-Devasena, uttar me aksar brahmachari.
@which modern wide CUSTOM
en: Offer Murugan red flowers, sandal, vibhuti, milk, panchamritam, fruit and lemon rice. Tuesday, Friday, Shashthi and Krittika are his; mantra Om Saravanabhavaya Namah.
hi: मुरुगन को लाल फूल, चंदन, विभूति, दूध, पंचामृतम्, फल चढ़ाएँ। मंगल, शुक्रवार, षष्ठी और कृत्तिका उनके हैं; मंत्र ॐ शरवणभवाय नमः।
hg: Murugan ko laal phool, chandan, vibhuti, doodh, panchamritam, phal chadhayein. Mangal, Shukravar, Shashthi aur Krittika unke hain; mantra Om Saravanabhavaya Namah.
@where modern wide CUSTOM
en: His six abodes are Palani, Tiruchendur, Swamimalai, Tiruttani, Tirupparankunram and Pazhamudircholai in Tamil Nadu. Everyone worships him; only a few old temples of the celibate form, as at Pehowa, keep women from the sanctum.
hi: छह धाम तमिलनाडु में: पलनी, तिरुचेंदूर, स्वामिमलै, तिरुत्तनी, तिरुपरंकुंड्रम, पलमुदिरचोलै। पूजा सब करते हैं; केवल पिहोवा जैसे ब्रह्मचारी रूप के कुछ मंदिरों में गर्भगृह में स्त्रियाँ नहीं जातीं।
hg: Chhah dham Tamil Nadu me: Palani, Tiruchendur, Swamimalai, Tiruttani, Tirupparankunram, Pazhamudircholai. Puja sab karte hain; keval Pehowa jaise brahmachari roop ke kuch mandiron me garbhgrih me striyan nahi jaatin.
@why classical wide PUR
en: Sparks from Shiva's eye fell into the reeds of Saravana lake, six Krittikas nursed six babies, and Parvati joined them into one with six faces. As commander he slew Taraka with the vel.
hi: शिव की आँख की चिंगारियाँ सरवण सरोवर के सरकंडों में गिरीं, छह कृत्तिकाओं ने छह शिशु पाले, पार्वती ने उन्हें छह मुख का एक कर दिया। सेनापति बनकर वेल से तारक का अंत किया।
hg: Shiv ki aankh ki chingariyan Sarvan sarovar ke sarkandon me giri, chhah Krittikaon ne chhah shishu paale, Parvati ne unhe chhah mukh ka ek kar diya. Senapati bankar vel se Tarak ka ant kiya.
@what classical regional PUR
en: In the north Kartikeya is mostly told as the elder, in the south Ganesh. Having lost the race round the world to Ganesh he went south to Palani or Krauncha hill; his flag bears the cock.
hi: उत्तर में प्रायः कार्तिकेय बड़े कहे जाते हैं, दक्षिण में गणेश। पृथ्वी-परिक्रमा में गणेश से पिछड़कर वे दक्षिण, पलनी या क्रौंच पर्वत चले गए; ध्वज पर मुर्गा है।
hg: Uttar me aksar Kartikeya bade kahe jaate hain, dakshin me Ganesh. Prithvi-parikrama me Ganesh se pichhadkar ve dakshin, Palani ya Kraunch parvat chale gaye; dhwaj par murga hai.
@link /puja/skanda-shashthi

# surya-deity deity
@names
en: surya dev, sun god, surya mantra, offering water to the sun, water to the sun, surya arghya
hi: सूर्य देव, सूर्य भगवान, सूर्य मंत्र, सूर्य को जल, सूर्य को अर्घ्य
hg: surya dev, surya bhagwan, suraj ko jal dena, surya ko arghya, surya mantra, surya ko jal
@ask
en: right way of giving water to surya dev | what time to give arghya to surya | which mantra while giving water to the sun | what to put in water for surya | can women offer water to the sun | offering water to sun from balcony of a flat | cloudy day how to give water to sun | should feet get wet in surya arghya | twelve names of surya for surya namaskar | I wake up at 9, can I still give water to surya | surya aarti words | om ghrini suryaya namah when | copper lota for surya why | arghya in the evening allowed
en: surya chariot horses consort | surya image copper sun where to hang | surya day offering flower | surya arghya without bath
hi: सूर्य को जल कैसे चढ़ाएँ | सूर्य को जल कितने बजे तक दें | सूर्य को जल देते समय कौन सा मंत्र | सूर्य के जल में क्या डालें | औरतें सूर्य को जल दे सकती हैं क्या | बालकनी से सूर्य को जल दे सकते हैं | बादल हों तो सूर्य को जल कैसे दें | सूर्य के बारह नाम | सूर्य देव की आरती | पीरियड में सूर्य को जल दें क्या | ॐ घृणि सूर्याय नमः | ताँबे के लोटे से ही जल क्यों | शाम को सूर्य को जल दे सकते हैं
hi: सूर्य की सवारी और पत्नी | ताँबे का सूरज कहाँ लगाएँ | सूर्य देव का दिन और फूल | बिना नहाए सूर्य को जल
hg: suraj ko jal chadhane ka tarika | surya ko jal kitne baje tak de sakte hai | surya ko jal dete samay kaun sa mantra bole | surya ke jal me kya dale | ladies surya ko jal de sakti hai kya | balcony se surya ko jal de sakte hai | badal ho to suraj ko jal kaise de | surya ke 12 naam | surya dev ki aarti | late uthta hu surya ko jal de sakta hu kya | suraj ko jal dete pair par chhinte pade to | om ghrini suryaya namah | tambe ke lote se hi jal kyu | sham ko surya ko jal de sakte hai | steel ke lote se surya ko jal
hg: surya dev ki sawari aur patni | surya dev ka din aur phool | bina nahaye surya ko jal de sakte hai
en: how many times to offer water to sun | what not to do in surya arghya | 12 names of sun how to say | rathas of surya seven horses names
en: the way to offer water to the sun in the morning
en: slippers while giving water to the sun on the roof
hi: सूर्य को कितनी बार जल दें | सूर्य को जल देते समय क्या न करें | सूर्य के सात घोड़ों के नाम | स्टील के लोटे से सूर्य को जल
hi: सूर्य को जल देने की विधि और समय | सूर्य देव को अर्घ्य कैसे दें
hi: सूर्य को जल देते समय चप्पल पहन सकते हैं क्या छत पर
hg: surya ko kitni baar jal de | surya ko jal dete samay kya na kare | surya ke saat ghodo ke naam | steel ke lote se surya ko jal
hg: surya ko jal dene ki vidhi aur samay
hg: surya ko jal dete time chappal pehen sakte hai kya chhat par
@who classical wide PUR
en: Surya, the visible god, rides a chariot of seven horses driven by Arun, with Sanjna and Chhaya as wives; Yama, Yamuna and Shani are his children. Sunday is his day, red flowers and water from copper his offering.
hi: सूर्य, प्रत्यक्ष देव, अरुण के चलाए सात घोड़ों के रथ पर हैं; संज्ञा और छाया पत्नियाँ, यम, यमुना, शनि संतान। रविवार उनका दिन, लाल फूल और ताँबे से जल अर्पण।
hg: Surya, pratyaksh dev, Arun ke chalaye saat ghodon ke rath par hain; Sanjna aur Chhaya patniyan, Yam, Yamuna, Shani santan. Ravivar unka din, laal phool aur taambe se jal arpan.
@how modern wide CUSTOM
en: Offer water to Surya after bath, facing east, from a copper lota held at the height of the chest or forehead, with red flowers, rice and roli in it; look at the light through the stream, and let it fall into a pot or plant.
hi: सूर्य को जल स्नान के बाद, पूर्व मुँह, ताँबे के लोटे में लाल फूल, अक्षत, रोली डालकर, छाती या माथे की ऊँचाई से दें; धारा से प्रकाश देखें, जल गमले या पात्र में गिरे।
hg: Surya ko jal snan ke baad, purv munh, taambe ke lote me laal phool, akshat, roli daalkar, chhaati ya maathe ki oonchai se dein; dhara se prakash dekhein, jal gamle ya patra me gire.
@when modern most CUSTOM
en: Best within an hour or so of sunrise; many give it up to two or three hours after. Late risers may still bow with folded hands, and on a cloudy day face east. Sunday and Saptami are Surya's days.
hi: सूर्योदय के लगभग एक घंटे में उत्तम; कई दो-तीन घंटे तक देते हैं। देर हो तो हाथ जोड़ लें, बादल हों तो पूर्व मुँह दें। रविवार और सप्तमी सूर्य के हैं।
hg: Suryoday ke lagbhag ek ghante me uttam; kai do-teen ghante tak dete hain. Der ho to haath jod lein, badal ho to purv munh dein. Ravivar aur Saptami Surya ke hain.
@words classical wide STOTRA
en: The usual mantra is Om Suryaya Namah or Om Ghrini Suryaya Namah. The twelve names: Mitra, Ravi, Surya, Bhanu, Khaga, Pushan, Hiranyagarbha, Marichi, Aditya, Savitri, Arka, Bhaskara.
hi: प्रचलित मंत्र ॐ सूर्याय नमः या ॐ घृणि सूर्याय नमः। बारह नाम: मित्र, रवि, सूर्य, भानु, खग, पूषन्, हिरण्यगर्भ, मरीचि, आदित्य, सवितृ, अर्क, भास्कर।
hg: Prachalit mantra Om Suryaya Namah ya Om Ghrini Suryaya Namah. Barah naam: Mitra, Ravi, Surya, Bhanu, Khaga, Pushan, Hiranyagarbha, Marichi, Aditya, Savitri, Arka, Bhaskara.
@ok modern most CUSTOM
en: Women and men both give water to the Sun, from a balcony or window too. Some leave it out in periods, many do not; splashes on the feet are caught by a pot where one minds them. Never stare at the Sun.
hi: स्त्री-पुरुष दोनों सूर्य को जल दें, बालकनी या खिड़की से भी। माहवारी में कुछ नहीं देतीं, कई देती हैं; पैरों पर छींटे न चाहें तो पात्र रखें। सूर्य को सीधे घूरें नहीं।
hg: Stri-purush dono Surya ko jal dein, balcony ya khidki se bhi. Periods me kuch nahi detin, kai deti hain; pairon par chheente na chahein to patra rakhein. Surya ko seedhe ghoorein nahi.
@where modern most PRAC
en: A copper or brass Sun is hung on the east wall, inside or outside, or by the entrance, facing into the room; not in the bedroom by most lists.
hi: ताँबे या पीतल का सूर्य पूर्व दीवार पर, भीतर या बाहर, या द्वार के पास, कमरे की ओर मुख लगाते हैं; अधिकतर सूचियों में शयनकक्ष में नहीं।
hg: Taambe ya peetal ka Surya purv deewar par, andar ya bahar, ya dwar ke paas, kamre ki or mukh lagate hain; zyadatar lists me bedroom me nahi.
@which modern most CUSTOM
en: Three offerings with one name each are usual; steel or glass does if copper lacks. Water on the feet, milk in copper and staring are left out; bel is not given. The seven horses are the metres Gayatri, Brihati, Ushnik, Jagati, Trishtubh, Anushtubh, Pankti.
hi: एक-एक नाम से तीन अर्घ्य सामान्य हैं; ताँबा न हो तो स्टील या काँच। पैरों पर जल, ताँबे में दूध और टकटकी नहीं; बेल नहीं चढ़ता। सात घोड़े सात छंद: गायत्री, बृहती, उष्णिक, जगती, त्रिष्टुप, अनुष्टुप, पंक्ति।
hg: Ek-ek naam se teen arghya aam hain; taamba na ho to steel ya kaanch. Pairon par jal, taambe me doodh aur taktaki nahi; bel nahi chadhta. Saat ghode saat chhand: Gayatri, Brihati, Ushnik, Jagati, Trishtubh, Anushtubh, Pankti.
@ok modern most CUSTOM
en: Water to the Sun is offered barefoot by most, out of respect; on a cold or dirty roof stand on a mat or board, and slippers for health are no sin. From a balcony or window facing east it is fine too.
hi: सूर्य को जल प्रायः नंगे पैर देते हैं, आदर से; छत ठंडी या गंदी हो तो चटाई या पटरे पर खड़े हों, सेहत के लिए चप्पल हो तो पाप नहीं। पूर्व की बालकनी या खिड़की से भी ठीक।
hg: Surya ko jal aksar nange pair dete hain, aadar se; chhat thandi ya gandi ho to chatai ya patre par khade hon, sehat ke liye chappal ho to paap nahi. East ki balcony ya khidki se bhi theek.
@see aditya-hridaya
@link /hindu-aartis /puja/surya-arghya

# shani-deity deity
@names
en: shani dev, lord shani, shani mantra, shani aarti, shanidev
hi: शनि देव, शनि भगवान, शनि मंत्र, शनि की आरती
hg: shani dev ji, shani maharaj, shani mantra, shani dev ki aarti
@ask
en: what to offer shani dev | how to worship shani on saturday | can women worship shani | shani mantra nilanjana samabhasam | can we keep shani idol at home | shani chalisa or aarti words | why mustard oil to shani | which direction to face for shani puja | why should one not look into shani eyes | famous shani temples | I am scared of shani, how do I please him simply | shani dev story in short
en: shani photo at home allowed | why not look into shani eyes | shani story limp and wife curse | shani favourite flower vehicle
en: which things are given to shani at his temple
hi: शनि देव को क्या चढ़ाएँ | शनिवार को शनि पूजा कैसे करें | औरतें शनि देव की पूजा कर सकती हैं क्या | शनि मंत्र नीलांजन समाभासं | शनि की मूर्ति घर में रखें या नहीं | शनि देव की आरती के बोल | शनि को तेल क्यों चढ़ाते हैं | शनि देव की आँखों में क्यों नहीं देखते | शनि शिंगणापुर कहाँ है | शनि देव से डर लगता है क्या करूँ | शनि देव किसके पुत्र हैं | शनि देव का वाहन | ॐ शं शनैश्चराय नमः कितनी बार
hi: शनि देव की फ़ोटो घर में रखें या नहीं | शनि की आँखों में क्यों नहीं देखते | शनि देव की कथा | शनि देव की सवारी
hi: शनि मंदिर में क्या-क्या अर्पित करें | शनिवार शनिदेव पर क्या चढ़े
hg: shani dev ko kya chadhaye | shanivar ko shani puja kaise kare | auratein shani dev ko tel chadha sakti hai kya | shani mantra nilanjan samabhasam | shani dev ki murti ghar me rakh sakte hai | jai jai shri shani dev bhaktan hitkari | shani ko tel kyu chadhate hai | shani dev ki aankho me kyu nahi dekhte | shani mandir kab jana chahiye | peepal par sarso ka diya kab jalaye | shani dev se dar lagta hai kya karu | shani dev kiske putra hai | shani dev ki sawari | om sham shanaishcharaya namah kitni baar
hg: shani dev ki photo ghar me rakh sakte hai | shani dev ki aankhon me kyu nahi dekhte | shani dev ki kahani | shani dev ki sawari kya hai
hg: shani mandir me kya kya arpit kare | shanivar ko shanidev par kya chadhe | shani ke diye me konsa tel aur kitne baje
@who classical wide PUR
en: Shani is the son of Surya and Chhaya, slow and just, who weighs what we do. He rides a crow, vulture or buffalo; Saturday is his. He is a strict teacher, not an enemy.
hi: शनि सूर्य और छाया के पुत्र हैं, धीमे और न्यायप्रिय, कर्म तौलते हैं। वाहन कौआ, गिद्ध या भैंसा; शनिवार उनका है। वे कठोर गुरु हैं, शत्रु नहीं।
hg: Shani Surya aur Chhaya ke putra hain, dheeme aur nyaypriya, karm taulte hain. Vahan kauwa, giddh ya bhainsa; Shanivar unka hai. Ve kathor guru hain, shatru nahi.
@which modern wide CUSTOM
en: Shani's day is Saturday. Offer mustard or sesame oil, black til, urad, blue flowers and a lamp under the peepal at dusk on Saturday, and help a labourer, an old or poor person; service is said to please Shani most.
hi: शनि का दिन शनिवार है। सरसों या तिल तेल, काले तिल, उड़द, नीले फूल और शनिवार संध्या को पीपल तले दीया चढ़ाएँ, और मज़दूर, वृद्ध या ग़रीब की सहायता करें; कहते हैं सेवा शनि को सबसे प्रिय है।
hg: Shani ka din Shanivar hai. Sarson ya til tel, kaale til, urad, neele phool aur Shanivar sandhya ko peepal tale diya chadhayein, aur mazdoor, vriddh ya gareeb ki sahayata karein; kehte hain seva Shani ko sabse priya hai.
@words classical wide STOTRA
en: Shani mantra: Nilanjana samabhasam Raviputram Yamagrajam, / Chhaya Martanda sambhutam tam namami Shanaishcharam. Short: Om Sham Shanaishcharaya Namah. Aarti: Jai Jai Shri Shani Dev bhaktan hitkari.
hi: शनि मंत्र: नीलाञ्जनसमाभासं रविपुत्रं यमाग्रजम्। / छायामार्तण्डसम्भूतं तं नमामि शनैश्चरम्॥ छोटा: ॐ शं शनैश्चराय नमः। आरती: जय जय श्री शनिदेव भक्तन हितकारी।
hg: Shani mantra: Nilanjana samabhasam Raviputram Yamagrajam, / Chhaya Martanda sambhutam tam namami Shanaishcharam. Chhota: Om Sham Shanaishcharaya Namah. Aarti: Jai Jai Shri Shani Dev bhaktan hitkari.
@ok modern disputed CUSTOM
en: Women and men both worship Shani, at Shingnapur too. Most keep no idol of Shani in the home mandir and pray at a temple or before Hanuman or Shiva; a picture brings no harm. Many stand a little aside of his gaze.
hi: स्त्री-पुरुष दोनों शनि पूजा करते हैं, शिंगणापुर में भी। प्रायः घर के मंदिर में मूर्ति नहीं रखते, मंदिर में या हनुमान-शिव के आगे पूजते हैं; चित्र से हानि नहीं। कई उनकी दृष्टि से हटकर खड़े होते हैं।
hg: Stri-purush dono Shani puja karte hain, Shingnapur me bhi. Aksar ghar ke mandir me murti nahi rakhte, mandir me ya Hanuman-Shiv ke aage poojte hain; chitra se haani nahi. Kai unki drishti se hatkar khade hote hain.
@how modern most CUSTOM
en: Shani's lamp: Saturday evening after sunset, mustard or sesame oil with a few black til, under a peepal or at a temple, Om Sham Shanaishcharaya Namah said 11 or 108 times; then give food or oil to somebody in need.
hi: शनि का दीया: शनिवार शाम सूर्यास्त के बाद, सरसों या तिल का तेल, थोड़े काले तिल, पीपल के नीचे या मंदिर में, ॐ शं शनैश्चराय नमः 11 या 108 बार; फिर किसी ज़रूरतमंद को भोजन या तेल दें।
hg: Shani ka diya: Shanivar shaam suryast ke baad, sarson ya til ka tel, thode kaale til, peepal ke neeche ya mandir me, Om Sham Shanaishcharaya Namah 11 ya 108 baar; phir kisi zarooratmand ko bhojan ya tel dein.
@why classical most PUR
en: Deep in prayer, Shani did not look at his wife, and she cursed his gaze to be heavy; so people stand to one side of his image. His slow walk is the planet's pace, about thirty years round the sky.
hi: ध्यान में लीन शनि ने पत्नी को न देखा तो उसने दृष्टि भारी होने का शाप दिया; इसलिए लोग मूर्ति के बग़ल में खड़े होते हैं। उनकी धीमी चाल ग्रह की है, आकाश का चक्कर लगभग तीस वर्ष।
hg: Dhyan me leen Shani ne patni ko na dekha to usne drishti bhaari hone ka shaap diya; isliye log murti ke bagal me khade hote hain. Unki dheemi chaal grah ki hai, aakash ka chakkar lagbhag tees varsh.
@see shanivar-fast
@link /hindu-aartis /puja/shani

# bhairav-deity deity
@names
en: bhairav, kaal bhairav, bhairav baba, kala bhairava
hi: भैरव, काल भैरव, भैरव बाबा, बटुक भैरव
hg: bhairav baba, kaal bhairav, kal bhairav, batuk bhairav, bheru ji
@ask
en: who is kaal bhairav | what to offer bhairav | which day for bhairav | can bhairav be worshipped at home | why is liquor offered to bhairav | kaal bhairav mantra | why feed black dogs for bhairav | first line of kalabhairavashtakam | famous bhairav temples | bhairav ashtami and kalashtami | guard of kashi who | dog and bhairav
en: bhairav mantra | kalashtami date tithi bhairav | bhairav story brahma head
hi: काल भैरव कौन हैं | भैरव बाबा को क्या चढ़ाएँ | भैरव का दिन | भैरव की पूजा घर में कर सकते हैं | भैरव को शराब क्यों चढ़ाते हैं | काल भैरव मंत्र | काले कुत्ते को रोटी क्यों | काल भैरव अष्टकम | काशी के कोतवाल कौन | कालाष्टमी पर क्या करें | उज्जैन काल भैरव | भैरव किसका रूप हैं
hi: भैरव का मंत्र | कालाष्टमी कब होती है | भैरव की कथा | भैरव की फ़ोटो घर में
hg: kaal bhairav kaun hai | bhairav baba ko kya chadhaye | bhairav ka din kaun sa hai | bhairav ki puja ghar me kar sakte hai kya | bhairav ko sharab kyu chadhate hai | kaal bhairav mantra | kale kutte ko roti kyu khilate hai | kaal bhairav ashtakam lyrics | kashi ke kotwal kaun hai | kalashtami par kya kare | ujjain kaal bhairav sharab | bhairav kiska roop hai
hg: bhairav ji ka mantra | kalashtami kab hoti hai | bhairav baba ki kahani | bhairav ki photo ghar me rakhe
@who classical wide PUR
en: Bhairav is Shiva's fierce guardian form, keeper of Kashi and of time, whose companion is the dog. Sunday, Tuesday, Saturday and Kalashtami are his.
hi: भैरव शिव का उग्र रक्षक रूप, काशी और काल के कोतवाल हैं, साथी कुत्ता है। रविवार, मंगल, शनिवार और कालाष्टमी उनके हैं।
hg: Bhairav Shiv ka ugra rakshak roop, Kashi aur kaal ke kotwal hain, saathi kutta hai. Ravivar, Mangal, Shanivar aur Kalashtami unke hain.
@which modern most CUSTOM
en: Offer Bhairav a mustard-oil lamp, black til, urad vada, jalebi, imarti or poha, and feed dogs. Liquor is given in some temples as at Ujjain; at home it has no place.
hi: भैरव को सरसों तेल का दीया, काले तिल, उड़द बड़ा, जलेबी, इमरती या पोहा चढ़ाएँ, कुत्तों को खिलाएँ। मदिरा उज्जैन जैसे कुछ मंदिरों की रीति है; घर में नहीं।
hg: Bhairav ko sarson tel ka diya, kaale til, urad bada, jalebi, imarti ya poha chadhayein, kutton ko khilayein. Madira Ujjain jaise kuch mandiron ki reeti hai; ghar me nahi.
@ok modern most CUSTOM
en: At home Batuk Bhairav, the child form, or a short prayer is enough; the fierce form is worshipped in temples at Varanasi, Ujjain and Delhi. The hymn Kalabhairavashtakam is under Aartis.
hi: घर पर बाल रूप बटुक भैरव या छोटी प्रार्थना काफ़ी है; उग्र रूप की पूजा वाराणसी, उज्जैन, दिल्ली के मंदिरों में होती है। कालभैरवाष्टक "आरतियाँ" में है।
hg: Ghar par baal roop Batuk Bhairav ya chhoti prarthana kaafi hai; ugra roop ki puja Varanasi, Ujjain, Delhi ke mandiron me hoti hai. Kalabhairavashtak "Aartis" me hai.
@words classical wide STOTRA
en: Bhairav's mantra is Om Bhairavaya Namah, or Om Kalabhairavaya Namah; Batuk Bhairav's Om Batukaya Namah. One mala at dusk on Sunday or Kalashtami (each dark Ashtami) is plenty.
hi: भैरव का मंत्र ॐ भैरवाय नमः या ॐ कालभैरवाय नमः; बटुक भैरव का ॐ बटुकाय नमः। रविवार या कालाष्टमी (हर कृष्ण अष्टमी) की संध्या एक माला बहुत है।
hg: Bhairav ka mantra Om Bhairavaya Namah ya Om Kalabhairavaya Namah; Batuk Bhairav ka Om Batukaya Namah. Ravivar ya Kalashtami (har Krishna Ashtami) ki sandhya ek mala bahut hai.
@why classical wide PUR
en: When Brahma boasted, Shiva sent Bhairav, who took off his fifth head; the skull stuck to his hand until he reached Kashi, where it fell. So he guards Kashi to this day.
hi: ब्रह्मा के अहंकार पर शिव ने भैरव को भेजा, जिन्होंने पाँचवाँ सिर काटा; कपाल हाथ से तब छूटा जब वे काशी पहुँचे। इसलिए वे काशी के कोतवाल हैं।
hg: Brahma ke ahankar par Shiv ne Bhairav ko bheja, jinhone paanchva sir kaata; kapaal haath se tab chhoota jab ve Kashi pahunche. Isliye ve Kashi ke kotwal hain.
@link /hindu-aartis

# kuber-deity deity
@names
en: kuber, lord kubera, kuber mantra, lakshmi kuber
hi: कुबेर, कुबेर देव, कुबेर मंत्र, लक्ष्मी कुबेर
hg: kuber ji, kuber dev, kuber mantra, laxmi kuber
@ask
en: who is kuber | kuber mantra for wealth | where to keep kuber idol at home | which day for kuber puja | what to offer kuber | kuber yantra in locker | lakshmi and kuber together how placed | shop owner wants kuber puja daily | does kuber idol bring money | om kuberaya namah how many times | north direction which god | dhanteras kuber worship
en: kuber idol direction and facing | kuber wife vehicle | kuber story lanka | kuber and lakshmi together
hi: कुबेर देव कौन हैं | कुबेर मंत्र | कुबेर की मूर्ति घर में कहाँ रखें | कुबेर पूजा का दिन | कुबेर को क्या चढ़ाएँ | कुबेर यंत्र तिजोरी में रखें | लक्ष्मी कुबेर की पूजा कैसे करें | उत्तर दिशा के देवता कौन | ॐ कुबेराय नमः | धनतेरस पर कुबेर पूजा | कुबेर की फ़ोटो किस दीवार पर
hi: कुबेर की मूर्ति किस दिशा में | कुबेर की पत्नी और सवारी | कुबेर की कथा | कुबेर लक्ष्मी साथ रखें
hg: kuber ji kaun hai | kuber mantra kya hai | kuber ki murti kaha rakhe | kuber puja kis din kare | kuber ko kya chadhaye | kuber yantra tijori me rakh sakte hai | laxmi kuber puja kaise kare | dukan me kuber ji ki photo kaha lagaye | uttar disha ke devta kaun hai | om kuberay namah | dhanteras par kuber puja | kuber ki photo kis deewar par
hg: kuber ki murti kis disha me rakhe | kuber ki sawari aur patni | kuber ki kahani lanka | kuber aur lakshmi saath rakh sakte hai
@who classical wide PUR
en: Kuber is the guardian of the north and treasurer of the gods, lord of the yakshas and friend of Shiva. He keeps wealth in trust, Lakshmi gives it; so both are worshipped together.
hi: कुबेर उत्तर के रक्षक, देवों के कोषाध्यक्ष, यक्षों के स्वामी और शिव के मित्र हैं। धन की रखवाली वे करते हैं, देती लक्ष्मी हैं; इसलिए दोनों की पूजा साथ होती है।
hg: Kuber uttar ke rakshak, devon ke koshadhyaksh, yakshon ke swami aur Shiv ke mitra hain. Dhan ki rakhwali ve karte hain, deti Lakshmi hain; isliye dono ki puja saath hoti hai.
@where modern most PRAC
en: Kuber stands on the north side or in the north-east mandir, beside Lakshmi; his picture may also lie in the locker that opens to the north. Clean and clutter-free is what counts.
hi: कुबेर उत्तर की ओर या ईशान के मंदिर में लक्ष्मी के पास रखें; चित्र उत्तर में खुलने वाली तिजोरी में भी रख सकते हैं। सफ़ाई और सुव्यवस्था असली बात है।
hg: Kuber uttar ki or ya ishan ke mandir me Lakshmi ke paas rakhein; chitra uttar me khulne wali tijori me bhi rakh sakte hain. Safai aur suvyavastha asli baat hai.
@which modern wide CUSTOM
en: Offer Kuber yellow flowers, haldi, coriander seed, kheer or sweets and a ghee lamp on Thursday, Friday, Trayodashi or Dhanteras; mantra Om Kuberaya Namah. Income itself comes of work; nobody can promise it.
hi: कुबेर को पीले फूल, हल्दी, धनिया, खीर या मिठाई और घी का दीया गुरुवार, शुक्रवार, त्रयोदशी या धनतेरस को चढ़ाएँ; मंत्र ॐ कुबेराय नमः। आय मेहनत से आती है; वादा कोई नहीं कर सकता।
hg: Kuber ko peele phool, haldi, dhaniya, kheer ya mithai aur ghee ka diya Guruvar, Shukravar, Trayodashi ya Dhanteras ko chadhayein; mantra Om Kuberaya Namah. Aay mehnat se aati hai; vaada koi nahi kar sakta.
@why classical wide PUR
en: Kuber built up golden Lanka, till his half-brother Ravan took it and the Pushpak chariot; Shiva gave him Alaka in the north and the watch over treasure. A man or mongoose carries him, Bhadra or Riddhi is his wife.
hi: कुबेर की सोने की लंका और पुष्पक विमान सौतेले भाई रावण ने छीना; शिव ने उन्हें उत्तर में अलकापुरी और धन की रखवाली दी। सवारी मनुष्य या नेवला, पत्नी भद्रा या ऋद्धि।
hg: Kuber ki sone ki Lanka aur Pushpak viman sautele bhai Ravan ne chheena; Shiv ne unhe uttar me Alkapuri aur dhan ki rakhwali di. Sawari manushya ya nevla, patni Bhadra ya Riddhi.
@see lakshmi-deity

# ishta-devta deity
@names
en: ishta devta, ishta devata, personal deity, which god should I worship, which god for a job, god for marriage, god for studies
hi: इष्ट देव, इष्ट देवता, किस भगवान की पूजा करें, नौकरी के देवता
hg: isht dev, ishta dev, kis bhagwan ki puja kare, mere isht dev kaun hai, naukri ke liye bhagwan, kaun se bhagwan ki puja
@ask
en: how do I know my ishta devta | which god should I pray to for a job | which deity for marriage | which god for studies | which deity for health | which god to worship for children | can I worship many gods together | can I change my ishta devta | does the birth chart tell my ishta | which god helps with fear and enemies | is it wrong to worship gods of another region or religion | please tell which god is best for career growth | my mother worships krishna and I feel drawn to shiva, may I choose
en: how to know my ishta devta from birth date | can I change my ishta | ishta devta and kuldevta difference | which god should I worship for my rashi
en: which god should a nurse, doctor or soldier on night duty pray to for strength
hi: मेरे इष्ट देव कौन हैं कैसे जानें | नौकरी के लिए किस भगवान की पूजा करें | विवाह के लिए किस देवता की पूजा | पढ़ाई के लिए कौन से भगवान | संतान के लिए किस देव की पूजा | कई देवताओं की पूजा साथ कर सकते हैं | कुंडली से इष्ट देव कैसे पता चलता है | किस काम के लिए कौन से देवता | डर लगे तो किस भगवान को याद करें | मुझे शिव प्रिय हैं पर घर में कृष्ण पूजे जाते हैं | करियर के लिए कौन से भगवान | दुश्मनों से रक्षा के लिए कौन से देव
hi: जन्मतिथि से इष्ट देव कैसे जानें | इष्ट देव और कुलदेवता में अंतर | मेरी राशि के इष्ट देव | इष्ट देव बदल सकते हैं क्या
hi: रात की ड्यूटी करने वाली नर्स किस भगवान से शक्ति माँगे
hg: mera isht dev kaun hai kaise pata kare | naukri ke liye kis bhagwan ki puja kare | shadi ke liye kaun se bhagwan | padhai ke liye kis bhagwan ko mane | bacche ke liye kis dev ki puja | ek sath kai bhagwan ki puja kar sakte hai | kundli se isht dev kaise jane | konse bhagwan sabse jaldi sunte hai | dar lagta hai to kis bhagwan ka naam le | health ke liye kis bhagwan ki puja | mujhe shiv ji pasand hai ghar me krishna puja hoti hai | career ke liye kaun se bhagwan | dushman se raksha ke liye kaun se dev | paise ke liye kis bhagwan ki puja
hg: janm tithi se ishta dev kaise pata kare | ishta dev aur kuldevta me fark | meri rashi ka ishta dev kaun hai | ishta dev badal sakte hai kya
hg: night duty wali nurse kis bhagwan se shakti mange
@what modern wide CUSTOM
en: Your ishta devta is the form of God to which your heart turns by itself; nobody else can fix it. Family custom, a teacher or a temple that moves you shows the way, and you may love several.
hi: इष्ट देव वही रूप है जिसकी ओर मन अपने-आप जाए; कोई दूसरा तय नहीं कर सकता। कुल-रीति, गुरु या मन को छूने वाला मंदिर राह दिखाते हैं, कई रूप भी प्रिय हो सकते हैं।
hg: Isht dev wahi roop hai jiski or mann apne-aap jaye; koi doosra tay nahi kar sakta. Kul-reeti, guru ya mann ko chhoone wala mandir raah dikhate hain, kai roop bhi priya ho sakte hain.
@which modern most CUSTOM
en: By custom people turn to Ganesh for beginnings and work, Saraswati for study, Lakshmi for plenty, Hanuman for courage, Shiva-Parvati for marriage, Bal Gopal for children, Dhanvantari or Mahamrityunjaya for health, Surya for position, Durga for protection.
hi: रिवाज से आरंभ और काम के लिए गणेश, पढ़ाई को सरस्वती, समृद्धि को लक्ष्मी, साहस को हनुमान, विवाह को शिव-पार्वती, संतान को बाल गोपाल, स्वास्थ्य को धन्वंतरि या महामृत्युंजय, पद को सूर्य, रक्षा को दुर्गा।
hg: Riwaz se aarambh aur kaam ke liye Ganesh, padhai ko Saraswati, samriddhi ko Lakshmi, saahas ko Hanuman, vivah ko Shiv-Parvati, santan ko Bal Gopal, swasthya ko Dhanvantari ya Mahamrityunjaya, pad ko Surya, raksha ko Durga.
@how classical disputed BPHS
en: Some astrologers look at the fifth or ninth house or at the twelfth from the atmakaraka in the navamsa for the ishta. Schools differ; if your heart says otherwise, follow it.
hi: कुछ ज्योतिषी पंचम, नवम भाव या नवांश में आत्मकारक से बारहवें से इष्ट देखते हैं। मत अलग हैं; मन कुछ और कहे तो मन की मानें।
hg: Kuch jyotishi pancham, navam bhav ya navansh me atmakarak se barahve se isht dekhte hain. Mat alag hain; mann kuch aur kahe to mann ki maanein.
@why modern most CUSTOM
en: Ishta devta is yours by love, kuldevta the family's by descent, gram devta the village's. All three may be honoured; the ishta may change with life, and no deity is offended.
hi: इष्ट देव आपके प्रेम से, कुलदेवता वंश से, ग्रामदेवता गाँव से होते हैं। तीनों का आदर हो सकता है; इष्ट जीवन के साथ बदल सकते हैं, कोई देव रुष्ट नहीं होते।
hg: Ishta dev aapke prem se, kuldevta vansh se, gramdevta gaon se hote hain. Teeno ka aadar ho sakta hai; ishta jeevan ke saath badal sakte hain, koi dev rusht nahi hote.
@see kuldevi-deity

# ramchandra-kripalu aarti
@names
en: shri ramchandra kripalu bhajman, ram stuti, ram aarti
hi: श्री रामचन्द्र कृपालु भजमन, राम स्तुति, राम जी की आरती
hg: shri ramchandra kripalu bhajman, ram stuti, ram ji ki aarti, sri ram chandra kripalu
@ask
en: lyrics of shri ramchandra kripalu | which aarti for ram navami | who wrote shri ramchandra kripalu bhaju man | meaning of haran bhav bhay darunam | when is ram stuti sung | aarti of ramayan ji | is ram stuti an aarti | navkanj lochan kanj mukh | ram aarti for evening | aarti shri ramayan ji ki words
hi: श्री रामचन्द्र कृपालु के बोल | राम नवमी की आरती कौन सी | राम स्तुति किसने लिखी | हरण भव भय दारुणं का अर्थ | राम स्तुति कब गाते हैं | रामायण जी की आरती | नवकंज लोचन कंज मुख | श्री रामचन्द्र कृपालु किसने गाई | शाम को राम जी की आरती | आरति श्रीरामायनजी की
hg: shri ramchandra kripalu lyrics | ram navami ki aarti kaun si hai | ram stuti kisne likhi | haran bhav bhay darunam ka arth | ram stuti kab gate hai | ramayan ji ki aarti | ram bhagwan ki arti likhi hui | sham ko ram ji ki aarti | aarti shri ramayan ji ki | ram stuti likhi hui
@words classical wide STOTRA
en: Shri Ramchandra kripalu bhaju man, haran bhavabhaya darunam, / Navkanj lochan kanjmukh karkanj pad kanjarunam. The whole hymn is under Aartis.
hi: श्री रामचन्द्र कृपालु भजु मन हरण भवभय दारुणं। / नवकंज लोचन कंजमुख करकंज पदकंजारुणं॥ पूरी स्तुति "आरतियाँ" में है।
hg: Shri Ramchandra kripalu bhaju man, haran bhavabhaya darunam, / Navkanj lochan kanjmukh karkanj pad kanjarunam. Poori stuti "Aartis" me hai.
@who classical wide STOTRA
en: Tulsidas wrote it in the Vinay Patrika: O mind, praise gracious Ram, who takes away the hard fear of worldly life. It serves as Ram's aarti; Aarti Shri Ramayan Ji Ki closes a Ramayan reading.
hi: यह तुलसीदास की विनय पत्रिका से है: हे मन, कृपालु राम को भज, जो संसार का कठिन भय हरते हैं। राम की आरती यही गाते हैं; रामायण पाठ के अंत में "आरति श्रीरामायनजी की"।
hg: Yeh Tulsidas ki Vinay Patrika se hai: hey mann, kripalu Ram ko bhaj, jo sansar ka kathin bhay harte hain. Ram ki aarti yahi gaate hain; Ramayan path ke ant me "Aarti Shri Ramayan Ji Ki".
@when modern wide CUSTOM
en: Ram Stuti is sung at dusk, on Ram Navami, Tuesdays and at the end of Ramayan or Sundarkand; once, by anyone, at any clean place.
hi: राम स्तुति संध्या में, रामनवमी, मंगल और रामायण या सुंदरकांड के अंत में गाते हैं; एक बार, कोई भी, किसी साफ़ जगह।
hg: Ram Stuti sandhya me, Ram Navami, Mangal aur Ramayan ya Sundarkand ke ant me gaate hain; ek baar, koi bhi, kisi saaf jagah.
@see ram-deity
@link /hindu-aartis?read=37828f30-fd48-5951-af86-ed9edfaed502

# santoshi-mata-deity deity
@names
en: santoshi mata, santoshi maa, santoshi mata aarti
hi: संतोषी माता, संतोषी माँ, संतोषी माता की आरती
hg: santoshi mata, santoshi maa, santoshi mata ki aarti
@ask
en: santoshi mata aarti words | who is santoshi mata | what prasad for santoshi mata | why is sour food not eaten for santoshi mata | which day for santoshi mata | story of santoshi mata in short | whose daughter is santoshi mata | friday gur chana goddess | apne sevak jan ko sukh sampatti data | santoshi maa at home photo
en: santoshi mata mantra | santoshi mata photo direction
hi: संतोषी माता की आरती के बोल | संतोषी माता कौन हैं | संतोषी माता का प्रसाद | संतोषी माता को खट्टा क्यों नहीं | संतोषी माता की कथा संक्षेप में | जय संतोषी माता | संतोषी माता किसकी पुत्री हैं | अपने सेवक जन को सुख संपत्ति दाता | शुक्रवार की देवी कौन | संतोषी माता में नींबू क्यों नहीं | संतोषी माता की फ़ोटो
hi: संतोषी माता का मंत्र | संतोषी माता को क्या चढ़ाएँ
hg: santoshi mata ki aarti lyrics | santoshi mata kaun hai | santoshi mata ka prasad kya hai | santoshi mata me khatta kyu nahi khate | santoshi maa ki katha short me | jai santoshi mata maiya | santoshi mata kiski beti hai | gud chana kis devi ko chadhta hai | shukravar ki devi kaun hai | apne sevak jan ko sukh sampati data | santoshi mata me nimbu kyu nahi | santoshi mata ki photo ghar me
hg: santoshi mata ka mantra | santoshi maa ko kya chadhaye
@who modern most CUSTOM
en: Santoshi Mata is the goddess of contentment, held to be Ganesh's daughter; her worship spread in the twentieth century. Friday is hers, and gur with roasted gram is her prasad.
hi: संतोषी माता संतोष की देवी, गणेश की पुत्री मानी जाती हैं; उनकी पूजा बीसवीं सदी में फैली। शुक्रवार उनका है, प्रसाद गुड़-चना।
hg: Santoshi Mata santosh ki devi, Ganesh ki putri maani jati hain; unki puja beesvi sadi me phaili. Shukravar unka hai, prasad gud-chana.
@words modern wide CUSTOM
en: Her aarti begins: Jai Santoshi Mata, Maiya Jai Santoshi Mata, / Apne sevak jan ko, sukh sampatti data.
hi: आरती: जय सन्तोषी माता, मैया जय सन्तोषी माता। / अपने सेवक जन को, सुख सम्पत्ति दाता॥
hg: Aarti: Jai Santoshi Mata, Maiya Jai Santoshi Mata, / Apne sevak jan ko, sukh sampatti data.
@ok modern wide CUSTOM
en: Sour food is left out on her Friday by whoever keeps the fast, as her story tells; others at home may eat as usual. Forgetting it once brings no harm.
hi: व्रत करने वाला उस शुक्रवार खट्टा नहीं खाता, जैसा कथा में है; घर के बाक़ी लोग सामान्य खाएँ। एक बार भूल जाएँ तो कोई अनिष्ट नहीं।
hg: Vrat karne wala us Shukravar khatta nahi khata, jaisa katha me hai; ghar ke baaki log samanya khayein. Ek baar bhool jayein to koi anisht nahi.
@which modern wide CUSTOM
en: Offer Santoshi Mata gur and roasted chana, red or yellow flowers, kheer, a ghee lamp; nothing sour. Om Shri Santoshi Mahamaye Namah is said; her picture faces west or south in the mandir.
hi: संतोषी माता को गुड़-भुना चना, लाल या पीले फूल, खीर, घी का दीपक चढ़ाएँ; खट्टा नहीं। ॐ श्री संतोषी महामाये नमः कहते हैं; तस्वीर मंदिर में पश्चिम या दक्षिण मुख।
hg: Santoshi Mata ko gud-bhuna chana, laal ya peele phool, kheer, ghee ka deepak chadhayein; khatta nahi. Om Shri Santoshi Mahamaye Namah kehte hain; tasveer mandir me paschim ya dakshin mukh.
@see shukravar-santoshi-fast

# tulsi-mata-deity deity
@names
en: tulsi mata, tulsi aarti, vrinda devi, tulsi mantra
hi: तुलसी माता, तुलसी की आरती, वृंदा देवी, तुलसी मंत्र
hg: tulsi maiya, tulsi mata ki aarti, vrinda devi, tulsi mantra
@ask
en: how to worship tulsi daily | tulsi aarti words | mantra for watering tulsi | story of vrinda and tulsi in short | when not to pluck tulsi leaves | lamp near tulsi in the evening | how many rounds of tulsi | can men worship tulsi | which deity is tulsi not offered to | mantra before plucking tulsi leaves | evening diya at tulsi which direction and how far | tulsi leaf falls or plant dried is it bad | tulsi puja in winter
en: tulsi story vrinda jalandhar | lamp near tulsi evening daily | tulsi not offered to whom | periods tulsi touching watering
hi: तुलसी की पूजा रोज़ कैसे करें | तुलसी माता की आरती के बोल | तुलसी में जल देते समय कौन सा मंत्र | वृंदा और तुलसी की कथा | तुलसी के पत्ते कब नहीं तोड़ते | तुलसी पर शाम को दीया | तुलसी की परिक्रमा कितनी | रविवार को तुलसी में जल क्यों नहीं | तुलसी तोड़ने का मंत्र | तुलसी सूख जाए तो क्या अशुभ है | तुलसी पूजा का सही समय | तुलसी के आठ नाम | पुरुष तुलसी पूजा कर सकते हैं
hi: वृंदा और जालंधर की कथा | तुलसी किसको नहीं चढ़ती | पीरियड में तुलसी को जल | तुलसी के पास दीया कब
hg: tulsi ki puja roz kaise kare | tulsi mata ki aarti lyrics | tulsi me jal dete time kaun sa mantra | vrinda tulsi ki kahani | tulsi ke patte kab nahi todne chahiye | tulsi par sham ko diya kaise jalaye | tulsi ki parikrama kitni kare | sunday ko tulsi me pani kyu nahi dete | tulsi todne ka mantra | tulsi sukh jaye to ashubh hai kya | tulsi puja ka sahi samay | tulsi ke 8 naam | ladke tulsi puja kar sakte hai | tulsi ko kis din chhuna nahi chahiye
hg: vrinda jalandhar ki kahani | tulsi kis bhagwan ko nahi chadhti | period me tulsi ko pani de sakte hai | tulsi ke paas diya kab jalaye
en: why did vrinda curse vishnu story | tulsi ganesh curse story | radha and tulsi story shankhachuda
hi: वृंदा ने विष्णु को शाप क्यों दिया | तुलसी और गणेश का शाप | शालिग्राम और तुलसी की कथा
hg: vrinda ne vishnu ko shrap kyu diya | tulsi aur ganesh ka shrap | shaligram aur tulsi ki katha
@how modern wide CUSTOM
en: Tulsi is worshipped each morning with water, roli and a flower, and at dusk with a ghee lamp set a little away from the leaves; then one bows or walks round three times. Everyone may.
hi: तुलसी की पूजा रोज़ सुबह जल, रोली, फूल से और संध्या में पत्तों से थोड़ा दूर घी के दीये से होती है; फिर प्रणाम या तीन परिक्रमा। सब कर सकते हैं।
hg: Tulsi ki puja roz subah jal, roli, phool se aur sandhya me patton se thoda door ghee ke diye se hoti hai; phir pranam ya teen parikrama. Sab kar sakte hain.
@who classical wide PUR
en: Tulsi is Vrinda, the faithful wife of Jalandhar, whom Vishnu honoured as the plant without which he takes no offering. She is wed to Shaligram in Kartik; her leaf is not given to Shiva's ling and mostly not to Ganesh.
hi: तुलसी जालंधर की पतिव्रता पत्नी वृंदा हैं, जिन्हें विष्णु ने ऐसा मान दिया कि उनके बिना भोग नहीं लेते। कार्तिक में शालिग्राम से विवाह; शिवलिंग और प्रायः गणेश को तुलसी नहीं।
hg: Tulsi Jalandhar ki pativrata patni Vrinda hain, jinhe Vishnu ne aisa maan diya ki unke bina bhog nahi lete. Kartik me Shaligram se vivah; Shivling aur aksar Ganesh ko tulsi nahi.
@words classical wide STOTRA
en: Her eight names are said with water: Vrinda Vrindavani Vishvapujita Vishvapavani, / Pushpasara Nandini cha Tulsi Krishnajivani. Her aarti begins: Jai Jai Tulsi Mata.
hi: जल के साथ आठ नाम: वृन्दा वृन्दावनी विश्वपूजिता विश्वपावनी। / पुष्पसारा नन्दिनी च तुलसी कृष्णजीवनी॥ आरती: जय जय तुलसी माता।
hg: Jal ke saath aath naam: Vrinda Vrindavani Vishvapujita Vishvapavani, / Pushpasara Nandini cha Tulsi Krishnajivani. Aarti: Jai Jai Tulsi Mata.
@when modern most CUSTOM
en: Leaves are not plucked on Sunday, Ekadashi, Dwadashi, Amavasya, Purnima, Sankranti, eclipses or after sunset; many do not water on Sunday and Ekadashi. If the plant is dry in heat, give water.
hi: रविवार, एकादशी, द्वादशी, अमावस्या, पूर्णिमा, संक्रांति, ग्रहण और सूर्यास्त के बाद पत्ते नहीं तोड़ते; कई रविवार-एकादशी को जल नहीं देते। गर्मी में पौधा सूखे तो जल दें।
hg: Ravivar, Ekadashi, Dwadashi, Amavasya, Purnima, Sankranti, grahan aur suryast ke baad patte nahi todte; kai Ravivar-Ekadashi ko jal nahi dete. Garmi me paudha sookhe to jal dein.
@why classical most PUR
en: Vrinda's faith made her husband Jalandhar unbeatable, till Vishnu came in his form and broke it. She cursed him to be stone, the Shaligram, and became the plant he holds dearest.
hi: वृंदा के पातिव्रत से जालंधर अजेय था, तब विष्णु ने उसका रूप लेकर व्रत तोड़ा। उसने उन्हें पत्थर, शालिग्राम, होने का शाप दिया और स्वयं वह पौधा बनी जो उन्हें सबसे प्रिय है।
hg: Vrinda ke pativrat se Jalandhar ajey tha, tab Vishnu ne uska roop lekar vrat toda. Usne unhe patthar, Shaligram, hone ka shaap diya aur swayam woh paudha bani jo unhe sabse priya hai.
@ok modern disputed CUSTOM
en: In periods many homes let another water and touch Tulsi, others see no bar; a plant must not dry for it. In death sutak someone outside the family waters it and lights the lamp.
hi: पीरियड में कई घरों में तुलसी को जल कोई और देता है, कई रोक नहीं मानते; पौधा सूखना नहीं चाहिए। मृत्यु सूतक में परिवार से बाहर का कोई जल-दीप करे।
hg: Periods me kai gharon me Tulsi ko jal koi aur deta hai, kai rok nahi maante; paudha sookhna nahi chahiye. Mrityu sutak me parivar se bahar ka koi jal-deep kare.
@what classical most PUR
en: In another telling Tulsi was wife of Shankhachuda, a cowherd cursed from Goloka; after his fall her hair became the plant and her body the Gandaki, where shaligrams are found. Having asked Ganesh to wed her, she was refused: hence both curses.
hi: दूसरी कथा में तुलसी गोलोक के शापित गोप शंखचूड़ की पत्नी थीं; उसके अंत पर केश पौधा और देह गंडकी नदी बनी, जहाँ शालिग्राम मिलते हैं। गणेश से विवाह माँगा और न मिला: इसी से परस्पर शाप।
hg: Doosri katha me Tulsi Golok ke shaapit gop Shankhchood ki patni thi; uske ant par kesh paudha aur deh Gandaki nadi bani, jahan Shaligram milte hain. Ganesh se vivah maanga aur na mila: isi se paraspar shaap.
@link /hindu-aartis

# satyanarayan-aarti aarti
@names
en: satyanarayan aarti, jai lakshmi ramana, satyanarayan ji ki aarti
hi: सत्यनारायण आरती, जय लक्ष्मी रमणा, सत्यनारायण जी की आरती
hg: satyanarayan aarti, jai laxmi ramna, satyanarayan bhagwan ki aarti
@ask
en: words of satyanarayan aarti | which aarti after satyanarayan katha | jai lakshmi ramana lyrics | what is sung at the end of satyanarayan puja | aarti on purnima katha | satyanarayan swami jan patak harana | aarti of satyanarayan swami text | after the fifth chapter which aarti | jai lakshmi ramana who wrote
hi: सत्यनारायण की आरती के बोल | जय लक्ष्मी रमणा आरती | सत्यनारायण कथा के बाद कौन सी आरती | जन पातक हरणा | पूर्णिमा की आरती | सत्यनारायण स्वामी की आरती | जय लक्ष्मी रमणा लिखी हुई | कथा की आरती कौन सी | सत्यनारायण पूजा में खड़े होकर आरती | रत्न जड़ित सिंहासन
hg: satyanarayan ki aarti lyrics | jai laxmi ramana aarti | satyanarayan katha ke baad kaun si aarti | jan patak harna | purnima ki aarti | satyanarayan swami arti likhi hui | jai laxmi ramna likhi hui | katha ki aarti kaun si | ratna jadit singhasan | satyanarayan puja ki aarti kab kare
@words classical wide STOTRA
en: Satyanarayan aarti begins: Jai Lakshmi Ramana, Shri Jai Lakshmi Ramana, / Satyanarayan Swami, jan patak harana.
hi: सत्यनारायण आरती: जय लक्ष्मी रमणा, श्री जय लक्ष्मी रमणा। / सत्यनारायण स्वामी, जन पातक हरणा॥
hg: Satyanarayan aarti: Jai Lakshmi Ramana, Shri Jai Lakshmi Ramana, / Satyanarayan Swami, jan patak harana.
@when modern wide CUSTOM
en: It is sung standing at the end of the fifth chapter of the katha, with camphor or a ghee lamp, before the prasad; Om Jai Jagdish Hare may follow or take its place.
hi: इसे कथा के पाँचवें अध्याय के बाद खड़े होकर, कपूर या घी के दीये से, प्रसाद से पहले गाते हैं; साथ या बदले में ॐ जय जगदीश हरे भी।
hg: Ise katha ke paanchve adhyay ke baad khade hokar, kapoor ya ghee ke diye se, prasad se pehle gaate hain; saath ya badle me Om Jai Jagdish Hare bhi.
@see satyanarayan-puja
@link /hindu-aartis?read=9dc9e297-d8f1-53b4-b922-d60dfe12b36a

# lalita-sahasranama aarti
@names
en: lalita sahasranama, lalitha sahasranamam, thousand names of lalita
hi: ललिता सहस्रनाम, ललिता सहस्त्रनाम, ललिता देवी
hg: lalita sahasranam, lalitha sahasranamam, lalita sahasranaam path
@ask
en: what is lalitha sahasranamam | when to chant lalita sahasranama | rules for lalita sahasranama at home | can it be chanted without initiation lalita | how long does lalitha sahasranamam take | lalitha sahasranamam on fridays | first name in lalita sahasranama | can I chant it in periods lalitha | shri mata shri maharajni | who taught lalita sahasranama to agastya
hi: ललिता सहस्रनाम क्या है | ललिता सहस्रनाम कब पढ़ें | ललिता सहस्रनाम के नियम | क्या बिना दीक्षा ललिता सहस्रनाम पढ़ सकते हैं | शुक्रवार को ललिता सहस्रनाम | ललिता सहस्रनाम में कितना समय | श्रीमाता श्रीमहाराज्ञी | ललिता सहस्रनाम किसने बताया | ललिता देवी कौन हैं | नवरात्रि में ललिता सहस्रनाम
hg: lalita sahasranam kya hai | lalita sahasranam kab padhe | lalita sahasranam ke niyam | bina diksha lalita sahasranam padh sakte hai kya | friday ko lalita sahasranamam | lalita sahasranam kitne time ka hai | shri mata shri maharagni | lalita sahasranam kisne bataya | lalita devi kaun hai | navratri me lalita sahasranam padhna
@what classical wide PUR
en: Lalita Sahasranama is the thousand names of the goddess Lalita Tripurasundari, told by Hayagriva to Agastya in the Brahmanda Purana. It begins: Shri Mata Shri Maharajni Shrimat Simhasaneshvari.
hi: ललिता सहस्रनाम ललिता त्रिपुरसुंदरी के हज़ार नाम हैं, ब्रह्मांड पुराण में हयग्रीव ने अगस्त्य को बताए। आरंभ: श्रीमाता श्रीमहाराज्ञी श्रीमत्सिंहासनेश्वरी।
hg: Lalita Sahasranama Lalita Tripurasundari ke hazaar naam hain, Brahmand Puran me Hayagriva ne Agastya ko bataye. Aarambh: Shri Mata Shri Maharajni Shrimat Simhasaneshvari.
@when modern wide CUSTOM
en: It is chanted on Fridays, Purnima, Ashtami and in Navratri, morning or evening, in some forty minutes.
hi: शुक्रवार, पूर्णिमा, अष्टमी और नवरात्रि में, सुबह या शाम, लगभग चालीस मिनट में पढ़ते हैं।
hg: Shukravar, Purnima, Ashtami aur Navratri me, subah ya shaam, lagbhag chaalees minute me padhte hain.
@ok modern disputed CUSTOM
en: As a hymn of devotion it is chanted today by women and men without initiation in countless homes; some lineages ask for a teacher first. A lamp and a clean place are enough.
hi: भक्ति-स्तोत्र के रूप में आज असंख्य घरों में स्त्री-पुरुष बिना दीक्षा पढ़ते हैं; कुछ परंपराएँ पहले गुरु माँगती हैं। दीया और साफ़ जगह काफ़ी है।
hg: Bhakti-stotra ke roop me aaj asankhya gharon me stri-purush bina deeksha padhte hain; kuch paramparayein pehle guru maangti hain. Diya aur saaf jagah kaafi hai.

# ganesh-atharvashirsha aarti
@names
en: ganapati atharvashirsha, ganesh atharvashirsha, sankat nashan ganesh stotra
hi: गणपति अथर्वशीर्ष, गणेश अथर्वशीर्ष, संकट नाशन गणेश स्तोत्र
hg: ganpati atharvashirsha, atharvashirsh, sankat nashan ganesh stotra
@ask
en: what is atharvashirsha | when to recite atharvashirsha | how many times atharvashirsha 21 or 1000 | can women recite atharvashirsha | first line of atharvashirsha | sankat nashan stotra words | which ganesh stotra is easiest | om namaste ganapataye full | tvameva pratyaksham tattvamasi | ganesh stotra on sankashti
hi: अथर्वशीर्ष क्या है | अथर्वशीर्ष कितनी बार पढ़ें | अथर्वशीर्ष कब पढ़ना चाहिए | क्या स्त्रियाँ अथर्वशीर्ष पढ़ सकती हैं | संकट नाशन स्तोत्र के बोल | गणेश जी का कौन सा स्तोत्र पढ़ें | ॐ नमस्ते गणपतये | प्रणम्य शिरसा देवं | चतुर्थी पर कौन सा स्तोत्र | अथर्वशीर्ष लिखा हुआ
hg: atharvashirsha kya hai | atharvashirsha kitni baar padhe | atharvashirsha kab padhna chahiye | ladies atharvashirsha padh sakti hai kya | sankat nashan stotra lyrics | pranamya shirasa devam | ganesh ji ka kaun sa stotra padhe | om namaste ganpataye | twamev pratyaksham tatvamasi | chaturthi par kaun sa stotra | ganpati stotra padhna hai
@what classical wide VEDA
en: Ganapati Atharvashirsha is a short Upanishad that sees Ganesh as the one truth of all. It begins: Om namaste Ganapataye, tvameva pratyaksham tattvamasi.
hi: गणपति अथर्वशीर्ष एक छोटा उपनिषद है जो गणेश को सबका एक सत्य मानता है। आरंभ: ॐ नमस्ते गणपतये। त्वमेव प्रत्यक्षं तत्त्वमसि।
hg: Ganapati Atharvashirsha ek chhota Upanishad hai jo Ganesh ko sabka ek satya maanta hai. Aarambh: Om namaste Ganapataye, tvameva pratyaksham tattvamasi.
@when modern wide CUSTOM
en: It is recited once a day, 21 times on Chaturthi or in Ganeshotsav, with durva; women recite it in thousands in Pune.
hi: इसे रोज़ एक बार, चतुर्थी या गणेशोत्सव में 21 बार, दूर्वा के साथ पढ़ते हैं; पुणे में हज़ारों स्त्रियाँ साथ पढ़ती हैं।
hg: Ise roz ek baar, Chaturthi ya Ganeshotsav me 21 baar, durva ke saath padhte hain; Pune me hazaron striyan saath padhti hain.
@words classical wide STOTRA
en: The easier Sankat Nashan Stotra begins: Pranamya shirasa devam Gauriputram Vinayakam, / Bhaktavasam smarennityam ayuh kamartha siddhaye. It is under Aartis.
hi: सरल संकटनाशन स्तोत्र: प्रणम्य शिरसा देवं गौरीपुत्रं विनायकम्। / भक्तावासं स्मरेन्नित्यमायुःकामार्थसिद्धये॥ "आरतियाँ" में है।
hg: Saral Sankat Nashan Stotra: Pranamya shirasa devam Gauriputram Vinayakam, / Bhaktavasam smarennityam ayuh kamartha siddhaye. "Aartis" me hai.
@see ganesh-deity
@link /hindu-aartis?read=4f0c697d-6d22-5f90-a44b-242c6c2d6081

# aigiri-nandini aarti
@names
en: aigiri nandini, mahishasura mardini stotram, ayigiri nandini
hi: अयि गिरिनंदिनि, महिषासुर मर्दिनी स्तोत्र, ऐगिरि नंदिनी
hg: aigiri nandini, mahishasur mardini stotra, ayi giri nandini
@ask
en: lyrics of aigiri nandini | who wrote aigiri nandini | meaning of aigiri nandini | when is mahishasura mardini stotram sung | ya devi sarvabhuteshu words | which song is played on mahalaya | devi stotra for strength | rambha kapardini shailasute refrain | jaya jaya he mahishasuramardini | devi hymn for dance
hi: अयि गिरिनन्दिनि के बोल | अयि गिरिनंदिनि किसने लिखा | महिषासुर मर्दिनी स्तोत्र कब पढ़ें | या देवी सर्वभूतेषु | या देवी सर्वभूतेषु का अर्थ | शक्ति के लिए देवी का स्तोत्र | जय जय हे महिषासुरमर्दिनि | नमस्तस्यै नमस्तस्यै | शक्तिरूपेण संस्थिता | देवी की स्तुति के बोल
hg: aigiri nandini lyrics | aigiri nandini kisne likha | aigiri nandini ka arth | mahishasur mardini stotra kab padhe | ya devi sarva bhuteshu lyrics | ya devi sarvabhuteshu ka arth | navratri me kaun sa devi stotra padhe | jay jay he mahishasur mardini | namastasyai namo namah | shakti rupena samsthita | devi ki stuti lyrics
@words classical wide STOTRA
en: It begins: Ayi giri nandini nandita medini vishva vinodini nandanute. Another loved one of Devi: Ya Devi sarvabhuteshu Matrirupena samsthita, / Namastasyai namastasyai namastasyai namo namah.
hi: आरंभ: अयि गिरिनन्दिनि नन्दितमेदिनि विश्वविनोदिनि नन्दनुते। देवी की एक और प्रिय स्तुति: या देवी सर्वभूतेषु मातृरूपेण संस्थिता। / नमस्तस्यै नमस्तस्यै नमस्तस्यै नमो नमः॥
hg: Aarambh: Ayi giri nandini nandita medini vishva vinodini nandanute. Devi ki ek aur priya stuti: Ya Devi sarvabhuteshu Matrirupena samsthita, / Namastasyai namastasyai namastasyai namo namah.
@what classical most STOTRA
en: Aigiri Nandini praises the daughter of the mountain who slew Mahishasura; Adi Shankara or Ramakrishna Kavi is named as its poet. Ya Devi comes from the Devi Mahatmya and sees her in every being.
hi: अयि गिरिनंदिनि पर्वत-पुत्री की स्तुति है जिन्होंने महिषासुर को मारा; रचनाकार आदि शंकर या रामकृष्ण कवि बताए जाते हैं। "या देवी" देवी माहात्म्य से है, हर प्राणी में देवी को देखती है।
hg: Aigiri Nandini parvat-putri ki stuti hai jinhone Mahishasur ko mara; rachnakar Adi Shankar ya Ramakrishna Kavi bataye jaate hain. "Ya Devi" Devi Mahatmya se hai, har praani me Devi ko dekhti hai.
@when modern wide CUSTOM
en: Both are sung in Navratri and on Fridays or Ashtami, morning or evening, by anyone, and listening is fine.
hi: दोनों नवरात्रि, शुक्रवार या अष्टमी को, सुबह-शाम, कोई भी गाए; सुनना भी ठीक।
hg: Dono Navratri, Shukravar ya Ashtami ko, subah-shaam, koi bhi gaaye; sunna bhi theek.
@see durga-deity
@link /hindu-aartis?read=d5d91280-5c4e-5a94-bffc-872641028507

# twameva-mata aarti
@names
en: twameva mata cha pita twameva, tvameva mata, guru brahma shloka
hi: त्वमेव माता च पिता त्वमेव, त्वमेव माता, गुरुर्ब्रह्मा श्लोक
hg: tvamev mata cha pita tvamev, twamev mata, guru brahma guru vishnu
@ask
en: full shloka twameva mata | meaning of twameva mata cha pita twameva | guru brahma guru vishnu full text | short prayer for children daily | which prayer at the end of puja | shloka for teachers day | simple sanskrit prayer to surrender | tvameva vidya dravinam | gurur brahma meaning in simple words | prayer for school children to teacher
hi: त्वमेव माता पूरा श्लोक | त्वमेव माता का अर्थ | गुरुर्ब्रह्मा गुरुर्विष्णुः पूरा श्लोक | बच्चों की रोज़ की प्रार्थना | गुरु का श्लोक | पूजा के अंत में कौन सी प्रार्थना | त्वमेव विद्या द्रविणं | गुरु साक्षात परब्रह्म | बच्चों को कौन सा श्लोक सिखाएँ | तुम्हीं हो माता पिता संस्कृत
hg: twamev mata pura shlok | tvamev mata ka arth | guru brahma guru vishnu pura shlok | bachho ki roz ki prarthana | guru ka shlok | puja ke ant me kaun si prarthana bole | tvamev vidya dravinam | guru sakshat parbrahma | bachho ko kaun sa shlok sikhaye | teacher ke liye shlok
@words classical wide STOTRA
en: Tvameva mata cha pita tvameva, tvameva bandhushcha sakha tvameva, / Tvameva vidya dravinam tvameva, tvameva sarvam mama Deva Deva. It says: you are mother, father, friend, learning, wealth and all to me.
hi: त्वमेव माता च पिता त्वमेव त्वमेव बन्धुश्च सखा त्वमेव। / त्वमेव विद्या द्रविणं त्वमेव त्वमेव सर्वं मम देवदेव॥ अर्थ: तुम ही माता, पिता, बंधु, सखा, विद्या, धन और सब कुछ हो।
hg: Tvameva mata cha pita tvameva, tvameva bandhushcha sakha tvameva, / Tvameva vidya dravinam tvameva, tvameva sarvam mama Deva Deva. Arth: tum hi mata, pita, bandhu, sakha, vidya, dhan aur sab kuch ho.
@which classical wide STOTRA
en: For the teacher: Gurur Brahma Gurur Vishnuh Gurur Devo Maheshvarah, / Guruh sakshat Param Brahma tasmai Shri Gurave Namah. Both are said in the morning or at the end of a puja.
hi: गुरु के लिए: गुरुर्ब्रह्मा गुरुर्विष्णुः गुरुर्देवो महेश्वरः। / गुरुः साक्षात् परं ब्रह्म तस्मै श्रीगुरवे नमः॥ दोनों सुबह या पूजा के अंत में बोलते हैं।
hg: Guru ke liye: Gurur Brahma Gurur Vishnuh Gurur Devo Maheshvarah, / Guruh sakshat Param Brahma tasmai Shri Gurave Namah. Dono subah ya puja ke ant me bolte hain.

# morning-and-meal-mantra aarti
@names
en: karagre vasate lakshmi, morning mantra on waking, mantra before eating, bhojan mantra
hi: कराग्रे वसते लक्ष्मी, सुबह उठने का मंत्र, भोजन मंत्र, सोने से पहले का मंत्र
hg: karagre vasate lakshmi, subah uthne ka mantra, bhojan mantra, khane se pehle ka mantra
@ask
en: which mantra to say on waking up | mantra before food | brahmarpanam words | why look at palms in the morning | mantra before touching the ground in the morning | prayer before sleeping | mantra while bathing | small mantras for kids for the whole day | om sahanavavatu before meal | bedtime mantra for kids
hi: सुबह उठकर कौन सा मंत्र बोलें | खाना खाने से पहले का मंत्र | सुबह हथेली क्यों देखते हैं | धरती पर पैर रखने से पहले का मंत्र | सोने से पहले कौन सी प्रार्थना | नहाते समय कौन सा मंत्र | ब्रह्मार्पणं मंत्र | समुद्रवसने देवि | हथेली देखने का मंत्र | रात की प्रार्थना बच्चों की | खाने का मंत्र ब्रह्मार्पणं
hg: subah uth kar kaun sa mantra bole | khana khane se pehle kya bole | subah hatheli kyu dekhte hai | zameen par pair rakhne se pehle ka mantra | sone se pehle kaun sa mantra bole | nahate samay kaun sa mantra | brahmarpanam brahma havir | bachho ko kaun se mantra sikhaye | samudra vasane devi | hatheli dekhne ka mantra | raat ki prarthana | khana khane ka mantra
@words classical wide STOTRA
en: On waking, looking at the palms: Karagre vasate Lakshmih karamadhye Saraswati, / Karamule tu Govindah prabhate karadarshanam.
hi: जागकर हथेली देखते हुए: कराग्रे वसते लक्ष्मीः करमध्ये सरस्वती। / करमूले तु गोविन्दः प्रभाते करदर्शनम्॥
hg: Jaagkar hatheli dekhte hue: Karagre vasate Lakshmih karamadhye Saraswati, / Karamule tu Govindah prabhate karadarshanam.
@which classical wide EPIC
en: Before food: Brahmarpanam Brahma havir Brahmagnau Brahmana hutam, / Brahmaiva tena gantavyam Brahmakarma samadhina. Before sleep many say Om Namah Shivaya, the Chalisa or God's name.
hi: भोजन से पहले: ब्रह्मार्पणं ब्रह्म हविर्ब्रह्माग्नौ ब्रह्मणा हुतम्। / ब्रह्मैव तेन गन्तव्यं ब्रह्मकर्मसमाधिना॥ सोने से पहले ॐ नमः शिवाय, चालीसा या नाम।
hg: Bhojan se pehle: Brahmarpanam Brahma havir Brahmagnau Brahmana hutam, / Brahmaiva tena gantavyam Brahmakarma samadhina. Sone se pehle Om Namah Shivaya, Chalisa ya naam.
@why modern wide CUSTOM
en: The palms are seen first because Lakshmi, Saraswati and Govind are held to dwell in them: plenty, learning and God lie in one's own work. Then one greets the earth before stepping on it.
hi: हथेली पहले इसलिए कि उसमें लक्ष्मी, सरस्वती और गोविंद का वास माना है: समृद्धि, विद्या और ईश्वर अपने कर्म में हैं। फिर पैर रखने से पहले धरती को प्रणाम।
hg: Hatheli pehle isliye ki usme Lakshmi, Saraswati aur Govind ka vaas maana hai: samriddhi, vidya aur Ishwar apne karm me hain. Phir pair rakhne se pehle dharti ko pranam.

# mantra-jaap aarti
@names
en: mantra jaap, chanting a mantra, japa mala, rosary beads
hi: मंत्र जाप, मंत्र जप, जप माला, नाम जप, माला फेरना
hg: mantra jaap kaise kare, mantra jap, jap mala, naam jap, mala japna, mala pherna, mala kaise phere
@ask
en: how to do mantra jaap with a mala | why are there 108 beads | which mala for which deity | can I chant without a mala | can mantra be chanted while walking or travelling | can mantra be chanted in the bathroom | which finger for mala | what if I pronounce a mantra wrong | can I chant mantra without guru | best time for mantra jaap | can we chant on a bed or in periods | should mantra be loud or silent | how many malas daily
en: mala direction facing for japa | how many malas a day | can I wear the mala I chant with | left hand or right hand mala | japa in bed at night
en: which finger moves the beads of the mala
hi: मंत्र जाप कैसे करें | माला में 108 दाने क्यों | किस देवता के लिए कौन सी माला | बिना माला जप कर सकते हैं | चलते-फिरते मंत्र जप कर सकते हैं क्या | मंत्र ग़लत बोलें तो क्या होता है | बिना गुरु मंत्र जप सकते हैं | मंत्र मन में बोलें या ज़ोर से | रोज़ कितनी माला करें | बाथरूम में मंत्र बोलना | माला किस उँगली से जपें | जप करते समय नींद आती है क्या करें | माला टूट जाए तो | जप की माला पहन सकते हैं क्या
hi: जप करते समय मुख किधर | रोज़ कितनी माला करें | जप की माला पहन सकते हैं | माला टूट जाए तो | बाएँ हाथ से माला
hi: माला कैसे फेरें | माला फेरने का सही तरीका
hg: mantra jaap karne ka sahi tarika | mala me 108 dane kyu hote hai | kis bhagwan ke liye kaun si mala | bina mala ke jap kar sakte hai kya | chalte firte mantra jap kar sakte hai | mantra galat bol diya to kya hoga | bina guru ke mantra jap sakte hai kya | mantra man me bole ya zor se | roz kitni mala kare | bathroom me mantra bol sakte hai kya | mala kis ungli se japte hai | bistar par mantra jap sakte hai | jap karte samay neend aati hai | mala toot jaye to kya kare | jap wali mala pehan sakte hai kya
hg: jap karte time muh kidhar rakhe | roz kitni mala kare | jap wali mala pehen sakte hai kya | mala toot jaye to kya kare | left hand se mala
hg: mala kaise phere | mala pherne ka sahi tarika
@how modern wide CUSTOM
en: For mantra jaap sit on a mat facing east or north, hold the mala over the middle finger, turn it with the thumb, leave the index finger out, and go back at the big bead instead of crossing it. 108 is one round.
hi: मंत्र जाप में आसन पर पूर्व या उत्तर मुँह बैठें, माला मध्यमा पर रख अँगूठे से फेरें, तर्जनी न लगाएँ, सुमेरु पार न करें, वहीं से लौटें। 108 की एक माला।
hg: Mantra jaap me aasan par purv ya uttar munh baithein, mala madhyama par rakh angoothe se pherein, tarjani na lagayein, sumeru paar na karein, wahin se lautein. 108 ki ek mala.
@which modern most CUSTOM
en: Tulsi mala suits Vishnu, Ram and Krishna; rudraksha Shiva, Devi and all; sphatik Lakshmi and Saraswati; lotus seed Lakshmi; red sandal Devi; haldi Baglamukhi. Fingers or mere remembrance serve as well.
hi: तुलसी माला विष्णु, राम, कृष्ण के लिए; रुद्राक्ष शिव, देवी और सबके लिए; स्फटिक लक्ष्मी-सरस्वती; कमलगट्टा लक्ष्मी; लाल चंदन देवी; हल्दी बगलामुखी। उँगलियाँ या केवल स्मरण भी काफ़ी।
hg: Tulsi mala Vishnu, Ram, Krishna ke liye; rudraksh Shiv, Devi aur sabke liye; sphatik Lakshmi-Saraswati; kamalgatta Lakshmi; laal chandan Devi; haldi Baglamukhi. Ungliyan ya keval smaran bhi kaafi.
@ok modern most CUSTOM
en: God's names may be chanted anywhere, walking, in bed, in periods, silently even in the bathroom, and without a guru. Beej and tantric mantras are taken from a teacher. A slip of the tongue brings no harm.
hi: भगवान का नाम कहीं भी, चलते, बिस्तर में, माहवारी में, बाथरूम में मन में भी, बिना गुरु जप सकते हैं। बीज और तांत्रिक मंत्र गुरु से लें। उच्चारण की भूल से हानि नहीं।
hg: Bhagwan ka naam kahin bhi, chalte, bistar me, periods me, bathroom me mann me bhi, bina guru jap sakte hain. Beej aur tantrik mantra guru se lein. Uchcharan ki bhool se haani nahi.
@when modern wide CUSTOM
en: Dawn and dusk are best, at the same hour daily; one mala kept up is worth more than many once. Aloud, whispered or in the mind are all right, the mental is praised most.
hi: भोर और संध्या उत्तम, रोज़ एक समय; नियम से एक माला कभी-कभार की कई से अच्छी। बोलकर, होंठों में या मन में, सब ठीक; मानसिक सबसे श्रेष्ठ कहा है।
hg: Bhor aur sandhya uttam, roz ek samay; niyam se ek mala kabhi-kabhar ki kai se achhi. Bolkar, honthon me ya mann me, sab theek; maansik sabse shreshth kaha hai.
@do modern most CUSTOM
en: The mala for chanting is kept in a cloth bag and not worn; it is turned with the right hand. If it breaks, restring it or give the beads to running water or a pot's earth; nothing bad is meant.
hi: जप की माला थैली में रखते हैं, पहनते नहीं; दाएँ हाथ से फेरते हैं। टूट जाए तो फिर पिरोएँ या दाने गमले की मिट्टी में दें; यह अशुभ नहीं।
hg: Jap ki mala thaili me rakhte hain, pehente nahi; dayein haath se pherte hain. Toot jaye to phir piroyein ya daane gamle ki mitti me dein; yah ashubh nahi.
@link /japa

# aarti-rules aarti
@names
en: rules of aarti at home, evening aarti, sandhya aarti, order of aartis
hi: आरती के नियम, शाम की आरती, संध्या आरती, आरती का क्रम
hg: aarti ke niyam, sham ki aarti, sandhya aarti, aarti ka kram
@ask
en: what time should evening aarti be done | which aarti comes first | can aarti be done without a bath | can women do aarti alone | can I play aarti on mobile instead of singing | how many aartis should be sung | can we do aarti at night after 9 | can I sing aarti without lamp | is aarti needed twice daily | aarti at office or hostel without fire | I forgot the words in the middle of the aarti | neighbours complain about bell at aarti time, what do I do | aarti before or after dinner
en: how many times rotate aarti thali clockwise | aarti with ghee or camphor | can aarti be done after 9 pm | aarti in periods | order of aartis
hi: शाम की आरती कितने बजे करें | पहले किस भगवान की आरती करें | बिना नहाए आरती कर सकते हैं | मोबाइल पर आरती चला सकते हैं क्या | कितनी आरती करनी चाहिए | रात को देर से आरती कर सकते हैं | बिना दीये आरती गा सकते हैं | आरती बीच में भूल जाएँ तो | क्या सुबह-शाम दोनों समय आरती ज़रूरी है | आरती खाने से पहले करें या बाद | आरती में परदा क्यों | आरती कौन करे घर में | आरती में घंटी ज़रूरी है क्या
hi: आरती घी से या कपूर से | रात 9 बजे आरती कर सकते हैं | आरती का क्रम | पीरियड में आरती
hg: sham ki aarti kitne baje kare | sabse pehle kaun si aarti karni chahiye | bina nahaye aarti kar sakte hai kya | mobile par aarti chala sakte hai kya | kitni aarti karni chahiye roz | raat 9 baje aarti kar sakte hai | bina diya ke aarti ga sakte hai kya | aarti bich me bhul jaye to | subah sham dono time aarti zaruri hai kya | hostel me aarti kaise kare | aarti khane se pehle kare ya baad | ghar me aarti kaun kare | aarti me ghanti zaruri hai kya | subah aarti kitne baje
hg: aarti ghee se ya kapoor se | raat ko 9 baje aarti kar sakte hai | pehle kiski aarti kare | period me aarti gaa sakte hai
@when modern wide CUSTOM
en: The evening aarti is done at lamp-lighting, about sunset or within an hour or two of it; later is fine for who comes home late. Once a day is enough, twice is the full custom.
hi: शाम की आरती दीया-बत्ती के समय, सूर्यास्त के आसपास या एक-दो घंटे में करें; देर से घर आने वाले बाद में भी। दिन में एक बार काफ़ी, दो बार पूरा रिवाज।
hg: Shaam ki aarti diya-batti ke samay, suryast ke aaspaas ya ek-do ghante me karein; der se ghar aane wale baad me bhi. Din me ek baar kaafi, do baar poora riwaz.
@which modern wide CUSTOM
en: Ganesh comes first, then the deity of the day or of the house, and Om Jai Jagdish Hare or Karpur Gauram at the close. One or two aartis are plenty.
hi: पहले गणेश, फिर उस दिन या घर के देवता, अंत में ॐ जय जगदीश हरे या कर्पूरगौरम्। एक-दो आरती बहुत हैं।
hg: Pehle Ganesh, phir us din ya ghar ke devta, ant me Om Jai Jagdish Hare ya Karpur Gauram. Ek-do aarti bahut hain.
@ok modern most CUSTOM
en: Women, men and children may lead the aarti; in the evening clean hands, feet and face do instead of a bath. Singing along with a phone, without a flame in a hostel, or with a forgotten line is all fine.
hi: स्त्री, पुरुष, बच्चे सब आरती कर सकते हैं; शाम को स्नान की जगह हाथ-पैर-मुँह धोना काफ़ी। मोबाइल के साथ गाना, हॉस्टल में बिना दीये, या पंक्ति भूल जाना, सब ठीक।
hg: Stri, purush, bachche sab aarti kar sakte hain; shaam ko snan ki jagah haath-pair-munh dhona kaafi. Mobile ke saath gaana, hostel me bina diye, ya pankti bhool jana, sab theek.
@how modern most CUSTOM
en: Move the aarti clockwise: four times at the feet, twice at the navel, once at the face, seven round the whole, fourteen in all. One, three or five wicks or camphor; then water is sprinkled and hands pass over the flame to the eyes.
hi: आरती घड़ी की दिशा में घुमाएँ: चार बार चरण, दो बार नाभि, एक बार मुख, सात बार पूरे अंग, कुल चौदह। एक, तीन या पाँच बाती या कपूर; फिर जल छिड़कें और लौ पर हाथ फेरकर आँखों से लगाएँ।
hg: Aarti ghadi ki disha me ghumayein: chaar baar charan, do baar nabhi, ek baar mukh, saat baar poore ang, kul chaudah. Ek, teen ya paanch baati ya kapoor; phir jal chhidkein aur lau par haath pherkar aankhon se lagayein.
@see aarti-how
@link /hindu-aartis

# krishna-stotras aarti
@names
en: madhurashtakam, adharam madhuram, achyutam keshavam, krishnashtakam
hi: मधुराष्टकम्, अधरं मधुरं, अच्युतं केशवं, कृष्णाष्टकम्
hg: madhurashtakam, adharam madhuram, achyutam keshavam, krishnashtakam
@ask
en: adharam madhuram lyrics | who wrote madhurashtakam | achyutam keshavam words | which stotra of krishna is easy | damodarashtakam in kartik month | vasudeva sutam devam full verse | krishna stotra for daily reading | krishna damodaram vasudevam harim | madhuradhipater akhilam madhuram | song of sweet krishna sanskrit
hi: अधरं मधुरं के बोल | मधुराष्टक किसने लिखा | अच्युतं केशवं के बोल | कृष्ण जी का कौन सा स्तोत्र पढ़ें | दामोदर अष्टकम कब पढ़ें | वसुदेव सुतं देवं पूरा श्लोक | मधुराधिपतेरखिलं मधुरम् | कृष्ण दामोदरं वासुदेवं हरिं | कृष्णाष्टकम् के बोल | कान्हा का स्तोत्र
hg: adharam madhuram lyrics | madhurashtakam kisne likha | achyutam keshavam lyrics | krishna ji ka kaun sa stotra padhe | damodarashtakam kab padhe | vasudev sutam devam pura shlok | madhuradhipate akhilam madhuram | krishnashtakam lyrics | kanha ka stotra
@words classical wide STOTRA
en: Madhurashtakam begins: Adharam madhuram vadanam madhuram nayanam madhuram hasitam madhuram. Achyutashtakam: Achyutam Keshavam Ramanarayanam, Krishna Damodaram Vasudevam Harim. Both are under Aartis.
hi: मधुराष्टकम्: अधरं मधुरं वदनं मधुरं नयनं मधुरं हसितं मधुरम्। अच्युताष्टकम्: अच्युतं केशवं रामनारायणं कृष्णदामोदरं वासुदेवं हरिम्। दोनों "आरतियाँ" में हैं।
hg: Madhurashtakam: Adharam madhuram vadanam madhuram nayanam madhuram hasitam madhuram. Achyutashtakam: Achyutam Keshavam Ramanarayanam, Krishna Damodaram Vasudevam Harim. Dono "Aartis" me hain.
@who classical wide STOTRA
en: Vallabhacharya wrote the Madhurashtakam, tradition gives the Achyutashtakam to Adi Shankara. They are sung any time, on Janmashtami and Ekadashi above all; Damodarashtakam with a lamp through Kartik.
hi: मधुराष्टकम् वल्लभाचार्य का है, अच्युताष्टकम् परंपरा से आदि शंकर का। कभी भी, विशेषकर जन्माष्टमी और एकादशी को गाएँ; दामोदराष्टकम् कार्तिक भर दीये के साथ।
hg: Madhurashtakam Vallabhacharya ka hai, Achyutashtakam parampara se Adi Shankar ka. Kabhi bhi, visheshkar Janmashtami aur Ekadashi ko gaayein; Damodarashtakam Kartik bhar diye ke saath.
@see krishna-deity
@link /hindu-aartis

# shiv-stotras aarti
@names
en: lingashtakam, rudrashtakam, shiva panchakshara stotra, namami shamishan
hi: लिंगाष्टकम्, रुद्राष्टकम्, शिव पंचाक्षर स्तोत्र, नमामीशमीशान
hg: lingashtakam, rudrashtak, shiv panchakshar stotra, namami shamishan nirvan roopam
@ask
en: words of lingashtakam | rudrashtakam first line | nagendra haraya trilochanaya full verse | which shiva stotra is easy for daily reading | namami shamishan lyrics | when to read rudrashtakam | twelve jyotirlinga shloka words | chidananda rupah shivoham which stotra | saurashtre somanatham cha shloka | who wrote nirvana shatkam
hi: लिंगाष्टकम के बोल | नमामीशमीशान निर्वाण रूपं | नागेन्द्रहाराय त्रिलोचनाय | शिव जी का कौन सा स्तोत्र रोज़ पढ़ें | रुद्राष्टकम कब पढ़ें | बारह ज्योतिर्लिंग का श्लोक | शिवोऽहम् स्तोत्र | निराकारमोंकारमूलं तुरीयं | सौराष्ट्रे सोमनाथं च | शिव पंचाक्षर किसने लिखा | सोमवार का स्तोत्र
hg: lingashtakam lyrics | namami shamishan lyrics | nagendra haraya trilochanaya | shiv ji ka kaun sa stotra roz padhe | rudrashtakam kab padhe | 12 jyotirling ka shlok | chidanand rupah shivoham | brahma murari surarchita lingam | saurashtre somnatham cha | shiv panchakshar kisne likha | somvar ka stotra | shiv stotra lyrics
@words classical wide STOTRA
en: Lingashtakam: Brahma Murari surarchita Lingam, nirmala bhasita shobhita Lingam. Rudrashtakam: Namamishamishana nirvanarupam. Panchakshara: Nagendraharaya Trilochanaya, bhasmangaragaya Maheshvaraya. All are under Aartis.
hi: लिंगाष्टकम्: ब्रह्ममुरारिसुरार्चितलिङ्गं निर्मलभासितशोभितलिङ्गम्। रुद्राष्टकम्: नमामीशमीशान निर्वाणरूपं। पंचाक्षर: नागेन्द्रहाराय त्रिलोचनाय भस्माङ्गरागाय महेश्वराय। सब "आरतियाँ" में हैं।
hg: Lingashtakam: Brahma Murari surarchita Lingam, nirmala bhasita shobhita Lingam. Rudrashtakam: Namamishamishana nirvanarupam. Panchakshara: Nagendraharaya Trilochanaya, bhasmangaragaya Maheshvaraya. Sab "Aartis" me hain.
@which classical wide STOTRA
en: The Panchakshara is the shortest, five verses on Na-Ma-Shi-Va-Ya; Rudrashtakam is from the Ramcharitmanas. They are read on Mondays, Pradosh and Shivratri, morning or dusk, once, by everyone.
hi: पंचाक्षर सबसे छोटा है, न-म-शि-वा-य पर पाँच श्लोक; रुद्राष्टकम् रामचरितमानस से है। सोमवार, प्रदोष, शिवरात्रि को सुबह या संध्या एक बार, सब पढ़ें।
hg: Panchakshara sabse chhota hai, Na-Ma-Shi-Va-Ya par paanch shlok; Rudrashtakam Ramcharitmanas se hai. Somvar, Pradosh, Shivratri ko subah ya sandhya ek baar, sab padhein.
@see shiv-deity
@link /hindu-aartis

# shantakaram aarti
@names
en: shantakaram bhujagashayanam, vishnu dhyan shloka, vishnu stotra
hi: शान्ताकारं भुजगशयनं, विष्णु ध्यान श्लोक, विष्णु स्तोत्र
hg: shantakaram bhujag shayanam, vishnu dhyan mantra, vishnu shlok
@ask
en: shantakaram full shloka | meaning of shantakaram bhujagashayanam | prayer to vishnu before sahasranama | mangalam bhagwan vishnu words | which vishnu shloka daily | shloka on ekadashi for vishnu | meghavarnam shubhangam lyrics | vishnu prayer before sleep | padmanabham suresham
hi: शान्ताकारं भुजगशयनं पूरा श्लोक | शांताकारं का अर्थ | मंगलम् भगवान विष्णु | विष्णु भगवान का श्लोक | एकादशी पर कौन सा श्लोक | लक्ष्मीकान्तं कमलनयनं | विष्णु जी की प्रार्थना | मंगलं गरुड़ध्वजः | सोने से पहले विष्णु श्लोक
hg: shantakaram bhujagshayanam pura shlok | shantakaram ka arth | mangalam bhagwan vishnu | vishnu ji ka shlok | ekadashi par kaun sa shlok bole | vishnu dhyan kaise kare | lakshmikantam kamalnayanam | vishnu ji ki prarthana | mangalam garud dhwaja
@words classical wide STOTRA
en: Shantakaram bhujagashayanam Padmanabham suresham, / Vishvadharam gaganasadrisham meghavarnam shubhangam, / Lakshmikantam kamalanayanam yogibhir dhyanagamyam, / Vande Vishnum bhavabhayaharam sarvalokaikanatham.
hi: शान्ताकारं भुजगशयनं पद्मनाभं सुरेशं / विश्वाधारं गगनसदृशं मेघवर्णं शुभाङ्गम्। / लक्ष्मीकान्तं कमलनयनं योगिभिर्ध्यानगम्यं / वन्दे विष्णुं भवभयहरं सर्वलोकैकनाथम्॥
hg: Shantakaram bhujagashayanam Padmanabham suresham, / Vishvadharam gaganasadrisham meghavarnam shubhangam, / Lakshmikantam kamalanayanam yogibhir dhyanagamyam, / Vande Vishnum bhavabhayaharam sarvalokaikanatham.
@what classical wide STOTRA
en: It is the meditation on Vishnu, said before his thousand names and on Ekadashi: calm in form, resting on the serpent, cloud-hued, lotus-eyed, Lakshmi's lord, who takes away the fear of life.
hi: यह विष्णु का ध्यान है, सहस्रनाम से पहले और एकादशी को: शांत रूप, शेष पर शयन, मेघवर्ण, कमलनयन, लक्ष्मीपति, जो भव-भय हरते हैं।
hg: Yeh Vishnu ka dhyan hai, sahasranama se pehle aur Ekadashi ko: shaant roop, Shesh par shayan, meghvarn, kamalnayan, Lakshmipati, jo bhav-bhay harte hain.
@see vishnu-deity
@link /hindu-aartis?read=2d1d1a02-df1a-5221-917a-d22fe50ccc48

# sai-baba-deity deity
@names
en: sai baba, shirdi sai baba, sai baba aarti
hi: साईं बाबा, शिरडी साईं बाबा, साईं बाबा की आरती
hg: sai baba, shirdi sai, sai baba ki aarti, saibaba
@ask
en: what to offer sai baba | which day is for sai baba | sai baba aarti first line | how to do nine thursdays of sai baba | can sai baba photo be kept in the home mandir | is it right to worship sai baba with other gods | sai baba two coins and shraddha saburi meaning | what is udi of sai baba | sai baba which religion was he | aarti sai baba saukhyadatar jiva text | sai baba food on thursday
en: sai baba photo direction | sai baba mantra | nine thursdays sai vrat
hi: साईं बाबा को क्या चढ़ाएँ | साईं बाबा का दिन | साईं बाबा की आरती के बोल | साईं बाबा का नौ गुरुवार व्रत | साईं बाबा की फ़ोटो मंदिर में रखें या नहीं | श्रद्धा सबूरी का अर्थ | साईं बाबा की उदी क्या है | साईं बाबा हिंदू थे या मुसलमान | गुरुवार को साईं बाबा की पूजा | आरती साईबाबा सौख्यदातार | साईं बाबा को कौन सा फूल
hi: साईं बाबा की फ़ोटो किस दिशा में | साईं बाबा का मंत्र | साईं व्रत नौ गुरुवार
hg: sai baba ko kya chadhaye | sai baba ka din kaun sa hai | sai baba ki aarti lyrics | 9 guruvar sai baba vrat kaise kare | sai baba ki photo mandir me rakh sakte hai kya | shraddha saburi ka matlab | sai baba ki udi kya hai | sai baba bhagwan hai ya sant | sai baba hindu the ya muslim | guruvar ko sai baba ki puja | aarti saibaba saukhyadatar jiva | sai baba ko kaun sa phool chadhaye
hg: sai baba ki photo kis disha me lagaye | sai baba ka mantra | sai baba ka 9 guruvar vrat
@who modern disputed CUSTOM
en: Sai Baba was a saint of Shirdi, who passed away in 1918 and taught Hindus and Muslims shraddha (faith) and saburi (patience). Millions worship him as guru or as God; some teachers keep him apart from temple deities.
hi: साईं बाबा शिरडी के संत थे, 1918 में समाधि ली, हिंदू-मुसलमान सबको श्रद्धा और सबूरी सिखाई। लाखों उन्हें गुरु या भगवान मानते हैं; कुछ आचार्य मंदिर के देवताओं से अलग रखते हैं।
hg: Sai Baba Shirdi ke sant the, 1918 me samadhi li, Hindu-Musalman sabko shraddha aur saburi sikhayi. Lakhon unhe guru ya bhagwan maante hain; kuch acharya mandir ke devtaon se alag rakhte hain.
@which modern wide CUSTOM
en: Offer Sai Baba yellow or red flowers, incense, khichdi, halwa, peda or fruit on Thursday; feeding the hungry was his own way. Udi is the ash of his ever-burning fire. Where his photo stands in the mandir is your choice.
hi: साईं बाबा को गुरुवार को पीले या लाल फूल, धूप, खिचड़ी, हलवा, पेड़ा या फल चढ़ाएँ; भूखे को खिलाना उनकी अपनी रीति थी। उदी उनकी धूनी की भस्म है। मंदिर में चित्र रखना आपकी इच्छा।
hg: Sai Baba ko Guruvar ko peele ya laal phool, dhoop, khichdi, halwa, peda ya phal chadhayein; bhookhe ko khilana unki apni reeti thi. Udi unki dhuni ki bhasm hai. Mandir me chitra rakhna aapki ichchha.
@words modern wide CUSTOM
en: The Marathi aarti of Shirdi begins: Aarti Sai Baba, saukhyadatar jiva, / Charan rajatali dyava dasa visava, bhakta visava.
hi: शिरडी की मराठी आरती: आरती साईबाबा, सौख्यदातार जीवा। / चरणरजातली द्यावा दासा विसावा, भक्ता विसावा॥
hg: Shirdi ki Marathi aarti: Aarti Sai Baba, saukhyadatar jiva, / Charan rajatali dyava dasa visava, bhakta visava.
@how modern wide CUSTOM
en: Sai vrat is nine Thursdays: fruit or one meal, lamp, yellow flower, katha, aarti, and on the ninth food for five poor people. His picture faces west or east in the mandir; the name is Om Sai Ram.
hi: साईं व्रत नौ गुरुवार का है: फल या एक भोजन, दीपक, पीला फूल, कथा, आरती, और नौवें पर पाँच ज़रूरतमंदों को भोजन। तस्वीर मंदिर में पश्चिम या पूर्व मुख; नाम ॐ साईं राम।
hg: Sai vrat nau Guruvar ka hai: phal ya ek bhojan, deepak, peela phool, katha, aarti, aur nauve par paanch zarooratmandon ko bhojan. Tasveer mandir me paschim ya purv mukh; naam Om Sai Ram.

# khatu-shyam-deity deity
@names
en: khatu shyam, khatu shyam baba, shyam baba, barbarik
hi: खाटू श्याम, खाटू श्याम बाबा, श्याम बाबा, बर्बरीक
hg: khatu shyam ji, khatu shyam, shyam baba, barbarik, hare ka sahara
@ask
en: who is khatu shyam | story of barbarik | what to offer khatu shyam | which day for khatu shyam | where is khatu shyam temple | why is he called hare ka sahara | khatu shyam aarti | can khatu shyam be worshipped at home | shyam baba prasad churma | nishan flag walk from ringas | arzi at khatu how
en: khatu shyam mantra | barbarik three arrows story | khatu shyam photo direction at home
hi: खाटू श्याम कौन हैं | बर्बरीक की कथा | खाटू श्याम को क्या चढ़ाएँ | खाटू श्याम का दिन | खाटू श्याम मंदिर कहाँ है | हारे का सहारा क्यों कहते हैं | खाटू श्याम की पूजा घर पर कैसे करें | खाटू श्याम का मेला कब | श्याम बाबा को अर्ज़ी कैसे लगाएँ | रींगस से खाटू पैदल | श्याम बाबा को इत्र क्यों
hi: खाटू श्याम का मंत्र | बर्बरीक तीन बाण की कथा | श्याम बाबा की फ़ोटो किस दिशा में
hg: khatu shyam ji kaun hai | barbarik ki kahani | khatu shyam ko kya chadhaye | khatu shyam ji ka din kaun sa hai | khatu shyam mandir kaha hai | hare ka sahara kyu kehte hai | khatu shyam ki puja ghar par kaise kare | khatu shyam nishan kya hota hai | khatu shyam ka mela kab lagta hai | shyam baba ko arzi kaise lagaye | ringas se khatu paidal | shyam baba ko itra kyu chadhate hai
hg: khatu shyam ka mantra | barbarik teen baan ki kahani | shyam baba ki photo ghar me kis disha me
@who modern wide CUSTOM
en: Khatu Shyam is Barbarik, Ghatotkacha's son and Bhim's grandson, who gave his head to Krishna before the Mahabharata war and was blessed to be worshipped as Shyam. He had vowed to fight for the losing side, so he is "hare ka sahara".
hi: खाटू श्याम घटोत्कच के पुत्र, भीम के पौत्र बर्बरीक हैं, जिन्होंने महाभारत से पहले कृष्ण को शीश दिया और श्याम नाम से पूजे जाने का वर पाया। हारते पक्ष का साथ देने का प्रण था, इसलिए "हारे का सहारा"।
hg: Khatu Shyam Ghatotkach ke putra, Bhim ke pautra Barbarik hain, jinhone Mahabharat se pehle Krishna ko sheesh diya aur Shyam naam se pooje jaane ka var paya. Haarte paksh ka saath dene ka pran tha, isliye "haare ka sahara".
@which modern wide CUSTOM
en: Offer Shyam Baba roses, attar, churma, kheer, peda, milk and a nishan flag; Ekadashi, Dwadashi and Wednesday or Thursday are kept, with the great mela in Phalgun. Everyone may worship him at home.
hi: श्याम बाबा को गुलाब, इत्र, चूरमा, खीर, पेड़ा, दूध और निशान (ध्वज) चढ़ाएँ; एकादशी, द्वादशी, बुध या गुरुवार, और फाल्गुन का मेला। घर पर सब पूज सकते हैं।
hg: Shyam Baba ko gulab, itra, churma, kheer, peda, doodh aur nishan (dhwaj) chadhayein; Ekadashi, Dwadashi, Budh ya Guruvar, aur Phalgun ka mela. Ghar par sab pooj sakte hain.
@where modern wide CUSTOM
en: The temple of Khatu Shyam stands in the village of Khatu, Sikar district, Rajasthan; the nearest railway station is Ringas.
hi: खाटू श्याम मंदिर राजस्थान के सीकर ज़िले के खाटू गाँव में है; पास का रेलवे स्टेशन रींगस है।
hg: Khatu Shyam mandir Rajasthan ke Sikar zile ke Khatu gaon me hai; paas ka railway station Ringas hai.
@why classical most PUR
en: Barbarik's three arrows could end any war, and he meant to help the weaker side; Krishna asked his head in alms and set it on a hill to watch. His prayer is Om Shri Shyam Devaya Namah, his picture faces west or east.
hi: बर्बरीक के तीन बाण कोई युद्ध समाप्त कर सकते थे, और वे कमज़ोर पक्ष की ओर होते; कृष्ण ने शीश दान माँगा और पहाड़ी से युद्ध दिखाया। नाम ॐ श्री श्याम देवाय नमः; तस्वीर पश्चिम या पूर्व मुख।
hg: Barbarik ke teen baan koi yuddh samapt kar sakte the, aur ve kamzor paksh ki or hote; Krishna ne sheesh daan maanga aur pahadi se yuddh dikhaya. Naam Om Shri Shyam Devaya Namah; tasveer paschim ya purv mukh.

# venkateswara-deity deity
@names
en: tirupati balaji, venkateswara, balaji of tirupati, srinivasa
hi: तिरुपति बालाजी, वेंकटेश्वर, श्रीनिवास
hg: tirupati balaji, venkateshwar, venkatesh, govinda balaji
@ask
en: who is tirupati balaji | what to offer balaji at home | which day for venkateswara | why do people shave head at tirupati | first line of venkatesa suprabhatam | story of padmavati and srinivasa | difference between tirupati balaji and mehandipur balaji | balaji mantra | om namo venkatesaya count | laddu prasadam of tirumala | saturday fast for balaji
en: balaji photo direction at home | why is venkateswara's eyes covered | tirupati hair donation meaning | difference tirupati balaji and hanuman balaji | story of venkateswara padmavati
hi: तिरुपति बालाजी कौन हैं | तिरुपति में बाल क्यों देते हैं | बालाजी का दिन | बालाजी को क्या चढ़ाएँ | तिरुपति बालाजी की कथा | मेहंदीपुर बालाजी और तिरुपति बालाजी में अंतर | सुप्रभातम क्या है | ॐ नमो वेंकटेशाय | पद्मावती कौन हैं | तिरुपति का लड्डू | शनिवार को बालाजी पूजा
hi: तिरुपति बालाजी की फ़ोटो किस दिशा में | बालाजी की आँखें क्यों ढकी | तिरुपति में बाल क्यों देते हैं | पद्मावती की कथा
hg: tirupati balaji kaun hai | tirupati me baal kyu dete hai | balaji ka din kaun sa hai | balaji ko kya chadhaye | tirupati balaji ki kahani | mehandipur balaji aur tirupati balaji me fark | suprabhatam kya hota hai | govinda govinda kyu bolte hai | om namo venkateshay | padmavati kaun hai | tirupati ka laddu prasad | shanivar ko balaji ki puja
hg: tirupati balaji ki photo kis disha me | balaji ki aankhein kyu dhaki hai | tirupati me baal kyu dete hai | padmavati ki kahani
@who classical wide PUR
en: Tirupati Balaji is Venkateswara, Vishnu as Srinivasa on the seven hills, wed to Padmavati. For that wedding he borrowed from Kuber, it is told, so devotees give offerings and their hair. Mehandipur Balaji is Hanuman.
hi: तिरुपति बालाजी वेंकटेश्वर हैं, सात पहाड़ियों पर श्रीनिवास रूप में विष्णु, पद्मावती के पति। कथा है कि विवाह के लिए कुबेर से ऋण लिया, इसलिए भक्त भेंट और केश देते हैं। मेहंदीपुर बालाजी हनुमान हैं।
hg: Tirupati Balaji Venkateswara hain, saat pahadiyon par Srinivas roop me Vishnu, Padmavati ke pati. Katha hai ki vivah ke liye Kuber se rin liya, isliye bhakt bhent aur kesh dete hain. Mehandipur Balaji Hanuman hain.
@which modern wide CUSTOM
en: Offer Venkateswara tulsi, flowers, camphor, curd rice, pulihora, laddu or coconut; Saturday is his day in the south, also Ekadashi. Mantra: Om Namo Venkatesaya. Giving hair is a sign of letting pride go, and a choice.
hi: वेंकटेश्वर को तुलसी, फूल, कपूर, दही-चावल, पुलिहोरा, लड्डू या नारियल चढ़ाएँ; दक्षिण में शनिवार, और एकादशी। मंत्र ॐ नमो वेंकटेशाय। केश-दान अहंकार छोड़ने का प्रतीक है, स्वेच्छा से।
hg: Venkateswara ko tulsi, phool, kapoor, dahi-chawal, pulihora, laddu ya nariyal chadhayein; dakshin me Shanivar, aur Ekadashi. Mantra Om Namo Venkatesaya. Kesh-daan ahankar chhodne ka prateek hai, swechchha se.
@words classical wide STOTRA
en: The Suprabhatam, sung at dawn, begins with a verse of the Ramayana: Kausalya supraja Rama purva sandhya pravartate, / Uttishtha narashardula kartavyam daivamahnikam.
hi: भोर का सुप्रभातम रामायण के श्लोक से आरंभ है: कौसल्या सुप्रजा राम पूर्वा सन्ध्या प्रवर्तते। / उत्तिष्ठ नरशार्दूल कर्तव्यं दैवमाह्निकम्॥
hg: Bhor ka Suprabhatam Ramayan ke shlok se shuru hai: Kausalya supraja Rama purva sandhya pravartate, / Uttishtha narashardula kartavyam daivamahnikam.
@where modern most PRAC
en: Keep Venkateswara on the east or north-east, facing west or east, with Padmavati or Lakshmi on his chest; Garuda is his mount. His eyes are covered by a large namam because, it is said, his gaze is too bright.
hi: वेंकटेश्वर को पूर्व या ईशान में, पश्चिम या पूर्व मुख रखें, साथ पद्मावती, वक्ष पर लक्ष्मी; सवारी गरुड़। बड़े नाम (तिलक) से आँखें ढकी हैं क्योंकि कहते हैं दृष्टि अति तेजस्वी है।
hg: Venkateswara ko purv ya ishan me, paschim ya purv mukh rakhein, saath Padmavati, vaksh par Lakshmi; sawari Garud. Bade naam (tilak) se aankhein dhaki hain kyunki kehte hain drishti ati tejasvi hai.

# ayyappa-deity deity
@names
en: ayyappa, lord ayyappa, sabarimala ayyappan
hi: अयप्पा, भगवान अयप्पा, सबरीमाला
hg: ayyappa swami, ayappa, sabarimala, swamiye saranam ayyappa
@ask
en: who is lord ayyappa | what is the 41 day vratham | rules of sabarimala vratham at home | what to offer ayyappa | irumudi meaning | which day for ayyappa | can women worship ayyappa at home | swamiye saranam ayyappa meaning | harivarasanam when sung
en: ayyappa story mohini mahishi | ayyappa mantra food rules | ayyappa mala break
en: how is ayyappa the son of shiva and vishnu, two male gods | harihara putra meaning
hi: अयप्पा कौन हैं | सबरीमाला का 41 दिन का व्रत | अयप्पा के व्रत के नियम | अयप्पा को क्या चढ़ाएँ | इरुमुडी क्या है | क्या औरतें अयप्पा की पूजा घर में कर सकती हैं | स्वामीये शरणम् अयप्पा का अर्थ | अयप्पा का दिन | मोहिनी का पुत्र कौन | सबरीमाला की माला | हरिवरासनम् क्या है
hi: अयप्पा की कथा | अयप्पा व्रत के नियम | अयप्पा की सवारी
hi: अय्यप्पा शिव और विष्णु के पुत्र कैसे हैं | हरिहर पुत्र किसे कहते हैं
hg: ayyappa swami kaun hai | sabarimala 41 din ka vrat | ayyappa vrat ke niyam | ayyappa ko kya chadhate hai | irumudi kya hota hai | ladies ayyappa ki puja ghar me kar sakti hai kya | swamiye saranam ayyappa ka matlab | ayyappa kiske putra hai | ayyappa ka din kaun sa hai | mohini ka putra kaun | sabarimala ki mala kab utarte hai | irumudi me kya hota hai
hg: ayyappa ki kahani | ayyappa vrat ke niyam | ayyappa ki sawari kya hai
hg: ayyappa shiv aur vishnu ke bete kaise hai dono purush | harihar putra kaun
@who classical wide PUR
en: Ayyappa or Dharma Shasta is the son of Shiva and of Vishnu as Mohini, raised as prince Manikanta of Pandalam, and worshipped as a young ascetic at Sabarimala in Kerala.
hi: अयप्पा या धर्मशास्ता शिव और मोहिनी-रूप विष्णु के पुत्र हैं, पंदलम के राजकुमार मणिकंठ के रूप में पले, और केरल के सबरीमाला में युवा तपस्वी रूप में पूजे जाते हैं।
hg: Ayyappa ya Dharma Shasta Shiv aur Mohini-roop Vishnu ke putra hain, Pandalam ke rajkumar Manikantha ke roop me pale, aur Kerala ke Sabarimala me yuva tapasvi roop me pooje jaate hain.
@how classical wide PUR
en: Ayyappa is the son of two gods in this way: Vishnu had taken the form of the enchantress Mohini, and from Shiva (Hara) and Mohini (Hari) he was born, hence Harihara-putra. It tells that Shiva's and Vishnu's powers are one.
hi: अय्यप्पा दो देवों के पुत्र ऐसे हैं: विष्णु ने मोहिनी का रूप लिया था, और शिव (हर) तथा मोहिनी (हरि) से वे जन्मे, इसलिए हरिहर-पुत्र। अर्थ यह कि शिव और विष्णु की शक्ति एक है।
hg: Ayyappa do devon ke putra aise hain: Vishnu ne Mohini ka roop liya tha, aur Shiv (Har) tatha Mohini (Hari) se woh janme, isliye Harihar-putra. Arth yeh ki Shiv aur Vishnu ki shakti ek hai.
@how modern wide CUSTOM
en: Pilgrims keep a vratham of 41 days: mala, black or blue dress, bath twice, simple vegetarian food, no drink, celibacy, and carry irumudi, a bundle with a ghee-filled coconut. "Swamiye Saranam Ayyappa" means: Lord, I take refuge.
hi: यात्री 41 दिन का व्रत रखते हैं: माला, काले या नीले वस्त्र, दो बार स्नान, सादा शाकाहार, मद्य नहीं, ब्रह्मचर्य, और घी भरे नारियल वाली इरुमुडी। "स्वामीये शरणम् अयप्पा" का अर्थ: स्वामी, मैं शरण में हूँ।
hg: Yatri 41 din ka vrat rakhte hain: mala, kaale ya neele vastra, do baar snan, saada shakahar, madya nahi, brahmacharya, aur ghee bhare nariyal wali irumudi. "Swamiye Saranam Ayyappa" ka arth: Swami, main sharan me hoon.
@ok modern disputed CUSTOM
en: At home and in most of his temples women and men worship Ayyappa alike, on Saturday and Wednesday. At Sabarimala by old custom girls and elderly women go; on women between, people and courts have differed.
hi: घर में और अधिकांश मंदिरों में स्त्री-पुरुष समान रूप से, शनिवार और बुधवार को पूजते हैं। सबरीमाला में पुराने रिवाज से बालिकाएँ और वृद्धाएँ जाती हैं; बीच की आयु पर लोगों और अदालतों के मत अलग रहे हैं।
hg: Ghar me aur adhikansh mandiron me stri-purush samaan roop se, Shanivar aur Budhvar ko poojte hain. Sabarimala me purane riwaz se baalikayein aur vriddhayein jaati hain; beech ki aayu par logon aur adalaton ke mat alag rahe hain.
@why classical most PUR
en: Found as a baby by the king of Pandalam, he was sent by a jealous queen for tigress's milk and rode home on a tiger, having ended the demoness Mahishi. He then asked to live alone at Sabarimala.
hi: पंडलम के राजा को शिशु मिले; ईर्ष्यालु रानी ने बाघिन का दूध लाने भेजा और वे महिषी का अंत कर बाघ पर लौटे। फिर शबरीमला में अकेले रहना चाहा।
hg: Pandalam ke raja ko shishu mile; irshyalu rani ne baaghin ka doodh laane bheja aur ve Mahishi ka ant kar baagh par laute. Phir Sabarimala me akele rehna chaha.

# vaishno-devi-deity deity
@names
en: vaishno devi, mata vaishno devi, vaishno mata
hi: वैष्णो देवी, माता वैष्णो देवी, माँ वैष्णो
hg: vaishno devi, vaishno mata, mata vaishno devi
@ask
en: story of vaishno devi in short | what are the three pindis | how long is the vaishno devi climb | what to offer vaishno devi | which day or season for vaishno devi yatra | who was bhairavnath | why visit bhairon temple after vaishno devi | can pregnant women go to vaishno devi | which goddess lives in trikuta cave | vaishno devi helicopter and registration
en: vaishno devi story bhairavnath | vaishno devi photo at home | vaishno devi in periods | vaishno devi mantra
hi: वैष्णो देवी की कथा | वैष्णो देवी की तीन पिंडियाँ कौन हैं | वैष्णो देवी में क्या चढ़ाते हैं | वैष्णो देवी की चढ़ाई कितनी है | भैरवनाथ कौन था | भैरव मंदिर बाद में क्यों जाते हैं | वैष्णो देवी कब जाना चाहिए | माँ का बुलावा क्या है | वैष्णो देवी की गुफा | वैष्णो देवी घर पर पूजा | त्रिकूट पर्वत
hi: वैष्णो देवी की कथा भैरवनाथ | वैष्णो देवी की फ़ोटो घर में | पीरियड में वैष्णो देवी यात्रा
hg: vaishno devi ki kahani | vaishno devi ki 3 pindi kaun si hai | vaishno devi me kya chadhate hai | vaishno devi ki chadhai kitne km hai | bhairavnath kaun tha | bhairav mandir baad me kyu jate hai | vaishno devi kab jana chahiye | maa ka bulawa ka matlab | vaishno devi ki gufa | ghar par vaishno mata ki puja | vaishno devi ponies palki | trikuta parvat kaha hai
hg: vaishno devi ki kahani bhairavnath | vaishno mata ki photo ghar me | period me vaishno devi yatra kar sakte hai
@who modern wide CUSTOM
en: Vaishno Devi is the mother in the cave on Trikuta hill near Katra, Jammu, worshipped as three pindis: Mahakali, Mahalakshmi and Mahasaraswati. She freed Bhairavnath, who had pursued her, and granted that her pilgrims visit him last.
hi: वैष्णो देवी जम्मू में कटरा के पास त्रिकूट पर्वत की गुफा में माता हैं, तीन पिंडियाँ: महाकाली, महालक्ष्मी, महासरस्वती। पीछा करने वाले भैरवनाथ को मुक्ति दी और वर दिया कि यात्री अंत में उसके दर्शन करें।
hg: Vaishno Devi Jammu me Katra ke paas Trikuta parvat ki gufa me mata hain, teen pindiyan: Mahakali, Mahalakshmi, Mahasaraswati. Peechha karne wale Bhairavnath ko mukti di aur var diya ki yatri ant me uske darshan karein.
@which modern wide CUSTOM
en: Offer her a red chunri, coconut, dry fruit, mishri and flowers; at home too, with the Durga aarti. Navratri is the great season, though any month will do.
hi: लाल चुनरी, नारियल, मेवा, मिश्री और फूल चढ़ाएँ; घर पर भी, दुर्गा आरती के साथ। नवरात्रि मुख्य समय है, पर कोई भी महीना ठीक।
hg: Laal chunri, nariyal, meva, mishri aur phool chadhayein; ghar par bhi, Durga aarti ke saath. Navratri mukhya samay hai, par koi bhi mahina theek.
@how modern wide CUSTOM
en: The way from Katra is about 12 to 13 km uphill, on foot, pony, palki or partly by battery car and helicopter; the shrine board registers pilgrims. In pregnancy or illness ask the doctor first.
hi: कटरा से लगभग 12-13 किमी चढ़ाई है, पैदल, घोड़े, पालकी या कुछ दूर बैटरी कार, हेलिकॉप्टर से; श्राइन बोर्ड पंजीकरण करता है। गर्भावस्था या बीमारी में पहले डॉक्टर से पूछें।
hg: Katra se lagbhag 12-13 km chadhai hai, paidal, ghode, palki ya kuch door battery car, helicopter se; shrine board panjikaran karta hai. Garbhavastha ya beemari me pehle doctor se poochhein.
@why modern wide CUSTOM
en: The girl Vaishnavi, a devotee of Ram, fled Bhairavnath's pursuit and hid nine months in the cave Ardhkuwari; at Trikuta she became Devi and ended him. He asked pardon, so pilgrims see his temple last.
hi: राम भक्त वैष्णवी का भैरवनाथ ने पीछा किया, वे नौ मास अर्धकुँवारी गुफा में रहीं; त्रिकूट पर देवी बनकर उसका अंत किया। उसने क्षमा माँगी, इसलिए यात्री अंत में उसका दर्शन करते हैं।
hg: Ram bhakt Vaishnavi ka Bhairavnath ne peecha kiya, ve nau maas Ardhkuwari gufa me rahi; Trikut par Devi bankar uska ant kiya. Usne kshama maangi, isliye yatri ant me uska darshan karte hain.
@see durga-deity

# sheetala-mata-deity deity
@names
en: sheetala mata, shitala devi, basoda, sheetala ashtami
hi: शीतला माता, शीतला देवी, बसौड़ा, शीतला अष्टमी
hg: sheetla mata, shitla mata, basoda, sheetala saptami
@ask
en: who is sheetala mata | what is basoda | why is cold food eaten on sheetala ashtami | what to offer sheetala mata | can we light the stove on basoda | is stale food safe for children on basoda | why does sheetala mata ride a donkey | stale food festival after holi | chickenpox and mata worship | neem goddess
en: sheetala mata mantra aarti | sheetala mata what is not offered | basoda why cold food
hi: शीतला माता कौन हैं | बसौड़ा क्या होता है | शीतला अष्टमी पर ठंडा खाना क्यों | शीतला माता को क्या चढ़ाएँ | बसौड़े के दिन चूल्हा जलाते हैं क्या | शीतला माता का वाहन | बसौड़े में क्या बनाते हैं | शीतला माता की पूजा कैसे करें | शीतला सप्तमी को गर्म खाना | चेचक में माता की पूजा | नीम और शीतला माता
hi: शीतला माता का मंत्र | बासोड़ा में ठंडा खाना क्यों | शीतला माता की कथा
hg: sheetla mata kaun hai | basoda kya hota hai | sheetla ashtami par thanda khana kyu khate hai | sheetla mata ko kya chadhaye | basode ke din chulha jalate hai kya | sheetla mata ki sawari kya hai | basode me kya kya banta hai | mata nikalna chechak me puja | sheetla mata ki puja kaise kare | sheetla saptami ko garam khana | neem aur sheetla mata | chickenpox me mata ki puja
hg: sheetla mata ka mantra | basoda me thanda khana kyu khate hai | sheetla mata ki kahani
@who classical wide PUR
en: Sheetala Mata is the cooling goddess, prayed to for protection of children from fevers and poxes. She rides a donkey and holds a broom, a pot of water and neem.
hi: शीतला माता शीतलता देने वाली देवी हैं, बच्चों की ज्वर और चेचक से रक्षा के लिए पूजी जाती हैं। वाहन गधा, हाथ में झाड़ू, जल-कलश और नीम।
hg: Sheetala Mata sheetalta dene wali devi hain, bachchon ki jwar aur chechak se raksha ke liye pooji jaati hain. Vahan gadha, haath me jhaadu, jal-kalash aur neem.
@how modern wide CUSTOM
en: On Sheetala Saptami or Ashtami after Holi she is offered food cooked the day before, curd rice, rabdi, puri, sweet rice, with water, haldi and neem, and no stove is lit: that is Basoda.
hi: होली के बाद शीतला सप्तमी या अष्टमी को एक दिन पहले बना भोजन, दही-चावल, राबड़ी, पूरी, मीठे चावल, जल, हल्दी, नीम चढ़ाते हैं, चूल्हा नहीं जलाते: यही बसौड़ा है।
hg: Holi ke baad Sheetala Saptami ya Ashtami ko ek din pehle bana bhojan, dahi-chawal, raabdi, puri, meethe chawal, jal, haldi, neem chadhate hain, chulha nahi jalate: yahi Basoda hai.
@ok modern wide SENSE
en: In warm weather keep that food covered and cold overnight; infants, the ill and pregnant women may eat fresh food. Fever with a rash is a case for the doctor and vaccines, with the prayer beside.
hi: गर्मी में वह भोजन ढककर ठंडा रखें; शिशु, बीमार और गर्भवती ताज़ा खा सकते हैं। दाने वाले बुख़ार में डॉक्टर और टीके, साथ में प्रार्थना।
hg: Garmi me woh bhojan dhakkar thanda rakhein; shishu, beemar aur garbhvati taaza kha sakte hain. Daane wale bukhar me doctor aur teeke, saath me prarthana.
@when modern most CUSTOM
en: Sheetala's days are Chaitra Krishna Ashtami (in some homes Saptami) and Mondays or Thursdays of that time. Nothing hot is cooked, the stove stays off; the mantra: Om Hreem Sheetalayai Namah.
hi: शीतला के दिन चैत्र कृष्ण अष्टमी (कुछ में सप्तमी) और उस समय के सोमवार या गुरुवार। गरम नहीं पकाते, चूल्हा बंद; मंत्र: ॐ ह्रीं शीतलायै नमः।
hg: Sheetala ke din Chaitra Krishna Ashtami (kuch me Saptami) aur us samay ke Somvar ya Guruvar. Garam nahi pakate, chulha band; mantra: Om Hreem Sheetalayai Namah.
@link /puja/sheetala-ashtami

# annapurna-deity deity
@names
en: annapurna, goddess annapurna, annapurna devi
hi: अन्नपूर्णा, माँ अन्नपूर्णा, अन्नपूर्णा देवी
hg: annapurna maa, annapurna devi, annapoorna mata
@ask
en: who is annapurna | where to keep annapurna picture in kitchen | what to offer annapurna | annapurna mantra | why is annapurna given to a bride | can annapurna be kept in rice | story of annapurna and shiva | goddess of kitchen and food | annapurne sadapurne full prayer | small brass idol given to bride
en: annapurna day mantra offering | annapurna on rice how often change
hi: माँ अन्नपूर्णा कौन हैं | अन्नपूर्णा की फ़ोटो रसोई में कहाँ लगाएँ | अन्नपूर्णा को क्या चढ़ाएँ | अन्नपूर्णा मंत्र | अन्नपूर्णा की मूर्ति चावल में रखते हैं क्या | बेटी को अन्नपूर्णा क्यों देते हैं | अन्नपूर्णे सदापूर्णे | रसोई की देवी | बेटी को शादी में अन्नपूर्णा | काशी की अन्नपूर्णा
hi: अन्नपूर्णा का दिन और मंत्र | अन्नपूर्णा के चावल कब बदलें
hg: annapurna maa kaun hai | annapurna ki photo kitchen me kaha lagaye | annapurna ko kya chadhaye | annapurna mantra | annapurna ki murti chawal me rakhte hai kya | beti ko annapurna kyu dete hai | annapurna jayanti par kya kare | annapurne sadapurne | rasoi ki devi kaun hai | shiv ne bhiksha kisse li | kashi ki annapurna
hg: annapurna maa ka din | annapurna ke chawal kab badle
@who classical wide PUR
en: Annapurna is Parvati as giver of food, queen of Kashi, from whom Shiva himself took alms, to teach that the world of food is real and holy. Margashirsha Purnima is hers.
hi: अन्नपूर्णा अन्न देने वाली पार्वती, काशी की रानी हैं, जिनसे स्वयं शिव ने भिक्षा ली, यह सिखाने कि अन्न पवित्र है। मार्गशीर्ष पूर्णिमा उनकी है।
hg: Annapurna ann dene wali Parvati, Kashi ki rani hain, jinse swayam Shiv ne bhiksha li, yeh sikhane ki ann pavitra hai. Margashirsha Purnima unki hai.
@where modern most PRAC
en: Her picture or small brass idol stands in the kitchen's north-east or east, or in the mandir on a little rice, changed now and then and cooked or given to birds. The stove is kept clean as her place.
hi: चित्र या पीतल की छोटी मूर्ति रसोई के ईशान या पूर्व में, या मंदिर में थोड़े चावल पर रखें, चावल समय-समय पर बदलकर पका लें या पक्षियों को दें। चूल्हा साफ़ रखें।
hg: Chitra ya peetal ki chhoti murti rasoi ke ishan ya purv me, ya mandir me thode chawal par rakhein, chawal samay-samay par badalkar paka lein ya pakshiyon ko dein. Chulha saaf rakhein.
@words classical wide STOTRA
en: Her prayer: Annapurne sadapurne Shankara pranavallabhe, / Jnana vairagya siddhyartham bhiksham dehi cha Parvati. It asks for food, knowledge and calm; say it before cooking or eating.
hi: प्रार्थना: अन्नपूर्णे सदापूर्णे शङ्करप्राणवल्लभे। / ज्ञानवैराग्यसिद्ध्यर्थं भिक्षां देहि च पार्वति॥ अर्थ: अन्न, ज्ञान और शांति की याचना; पकाने या खाने से पहले बोलें।
hg: Prarthana: Annapurne sadapurne Shankara pranavallabhe, / Jnana vairagya siddhyartham bhiksham dehi cha Parvati. Arth: ann, gyan aur shaanti ki yachna; pakane ya khane se pehle bolein.
@when modern most CUSTOM
en: Friday, Margashirsha Purnima (Annapurna Jayanti) and Akshaya Tritiya are hers. Offer cooked rice, kheer or grain and a lamp; the rice under a small idol is changed each Friday or Purnima and eaten or fed to birds.
hi: शुक्रवार, मार्गशीर्ष पूर्णिमा (अन्नपूर्णा जयंती) और अक्षय तृतीया उनके हैं। पका चावल, खीर या अनाज और दीपक चढ़ाएँ; मूर्ति के नीचे का चावल हर शुक्रवार या पूर्णिमा बदलें, खाएँ या पक्षियों को दें।
hg: Shukravar, Margashirsha Purnima (Annapurna Jayanti) aur Akshaya Tritiya unke hain. Paka chawal, kheer ya anaj aur deepak chadhayein; murti ke neeche ka chawal har Shukravar ya Purnima badlein, khayein ya pakshiyon ko dein.

# jagannath-deity deity
@names
en: jagannath, lord jagannath, jagannath subhadra balabhadra
hi: जगन्नाथ, भगवान जगन्नाथ, जगन्नाथ बलभद्र सुभद्रा
hg: jagannath ji, jagannath bhagwan, jagganath, jai jagannath
@ask
en: who is lord jagannath | why are jagannath idols without hands | what is mahaprasad of puri | can jagannath be kept at home | what to offer jagannath | what is nabakalebara | first line of jagannathashtakam | why does jagannath fall ill before rath yatra
en: jagannath photo direction home | jagannath at home rules daily bhog | jagannath mahaprasad story
hi: जगन्नाथ भगवान कौन हैं | जगन्नाथ जी के हाथ क्यों नहीं हैं | महाप्रसाद क्या है | जगन्नाथ जी को घर में रख सकते हैं | जगन्नाथ जी को क्या भोग लगाएँ | जगन्नाथ अष्टकम | जगन्नाथ जी बीमार क्यों होते हैं | पुरी का महाप्रसाद | जगन्नाथ की आँखें बड़ी क्यों | सुभद्रा कौन हैं | नबकलेबर क्या है
hi: जगन्नाथ की फ़ोटो किस दिशा में | घर में जगन्नाथ की पूजा के नियम | जगन्नाथ का मंत्र
hg: jagannath bhagwan kaun hai | jagannath ji ke hath kyu nahi hai | mahaprasad kya hota hai | jagannath ji ki murti ghar me rakh sakte hai | jagannath ji ko kya bhog lagaye | jagannath ashtakam lyrics | jagannath ji beemar kyu hote hai | nabakalebara kya hai | puri ka mahaprasad | jagannath ji ki aankhe badi kyu hai | subhadra kaun hai | anasar kya hota hai
hg: jagannath ki photo kis disha me | ghar me jagannath ki puja ke niyam | jagannath ka mantra
en: why is jagannath made of wood and changed nabakalebara | why is the ear of jagannath absent | king indradyumna story | what is mahaprasad of 56 bhog
hi: नवकलेवर क्या है | राजा इंद्रद्युम्न की कथा | जगन्नाथ की मूर्ति लकड़ी की क्यों
hg: navkalevar kya hai | raja indradyumna ki katha | jagannath ki murti lakdi ki kyu | chhappan bhog kya hai
@who classical wide PUR
en: Jagannath of Puri is Krishna as lord of the world, carved in wood with his brother Balabhadra and sister Subhadra. His Rath Yatra, mahaprasad and kitchen are famous; Puri is one of the four dhams.
hi: पुरी के जगन्नाथ जगत के स्वामी कृष्ण हैं, काष्ठ में, भाई बलभद्र और बहन सुभद्रा सहित। उनकी रथयात्रा, महाप्रसाद और रसोई प्रसिद्ध हैं; पुरी चार धामों में है।
hg: Puri ke Jagannath jagat ke swami Krishna hain, kaashth me, bhai Balabhadra aur behen Subhadra sahit. Unki Rath Yatra, mahaprasad aur rasoi prasiddh hain; Puri chaar dhamon me hai.
@which modern wide CUSTOM
en: Offer khichdi, khaja, fruit, tulsi and flowers; at home set all three on a clean shelf, daily bhog as you can. Mahaprasad of Puri is shared without thought of caste.
hi: खिचड़ी, खाजा, फल, तुलसी, फूल चढ़ाएँ; घर में तीनों को साफ़ स्थान पर रखें, यथाशक्ति रोज़ भोग। पुरी का महाप्रसाद जाति के भेद बिना बाँटा जाता है।
hg: Khichdi, khaja, phal, tulsi, phool chadhayein; ghar me teenon ko saaf sthan par rakhein, yathashakti roz bhog. Puri ka mahaprasad jaati ke bhed bina baanta jata hai.
@why modern wide CUSTOM
en: Jagannath has no finished hands because, it is told, the carver Vishwakarma was disturbed too soon; yet he embraces all. After the bath of Jyeshtha Purnima the deities rest about a fortnight as if with fever, before the Rath Yatra.
hi: जगन्नाथ के हाथ अधूरे हैं क्योंकि, कथा है, गढ़ते विश्वकर्मा को बीच में टोका गया; फिर भी सबको गले लगाते हैं। ज्येष्ठ पूर्णिमा के स्नान के बाद देवता लगभग पंद्रह दिन ज्वर के भाव से विश्राम करते हैं, फिर रथयात्रा।
hg: Jagannath ke haath adhoore hain kyunki, katha hai, gadhte Vishwakarma ko beech me toka gaya; phir bhi sabko gale lagate hain. Jyeshtha Purnima ke snan ke baad devta lagbhag pandrah din jwar ke bhaav se vishram karte hain, phir Rath Yatra.
@where modern most CUSTOM
en: Keep the three together, Subhadra in the middle, on the mandir's clean shelf facing east or west; daily a little rice or fruit with tulsi, no onion or garlic. Name: Jai Jagannath; on his days Dwadashi and Thursday or any day.
hi: तीनों साथ, बीच में सुभद्रा, मंदिर की साफ़ शेल्फ़ पर पूर्व या पश्चिम मुख; रोज़ तुलसी सहित थोड़ा भात या फल, बिना प्याज़-लहसुन। नाम जय जगन्नाथ; गुरुवार, द्वादशी या कोई भी दिन।
hg: Teeno saath, beech me Subhadra, mandir ki saaf shelf par purv ya paschim mukh; roz tulsi sahit thoda bhaat ya phal, bina pyaz-lehsun. Naam Jai Jagannath; Guruvar, Dwadashi ya koi bhi din.
@how classical most PUR
en: King Indradyumna had the log that came by sea carved behind closed doors. When Ashadha has an extra month, every 8 to 19 years, new images of neem wood are made: Nabakalebara. Fifty-six dishes, the chhappan bhog, are offered daily.
hi: राजा इंद्रद्युम्न ने समुद्र से आई दारु को बंद कक्ष में गढ़वाया। आषाढ़ अधिक मास होने पर, 8 से 19 वर्ष में, नीम की नई मूर्तियाँ बनती हैं: नवकलेवर। रोज़ छप्पन भोग चढ़ता है।
hg: Raja Indradyumna ne samudra se aayi daaru ko band kaksh me gadhwaya. Ashadh adhik maas hone par, 8 se 19 saal me, neem ki nayi murtiyan banti hain: Navkalevar. Roz chhappan bhog chadhta hai.
@see rath-yatra

# narasimha-deity deity
@names
en: narasimha, lord narasimha, nrisimha, narsingh
hi: नृसिंह, नरसिंह भगवान, नृसिंह देव
hg: narsimha bhagwan, narsingh bhagwan, nrisingh, lakshmi narasimha
@ask
en: who is narasimha | story of prahlad and narasimha | can narasimha idol be kept at home | narasimha mantra for protection | what to offer narasimha | which day for narasimha | famous narasimha temples | ugram viram full mantra | pillar and lion god story | protection prayer to half lion god
en: narasimha vehicle consort day | narasimha photo at home
hi: नृसिंह भगवान कौन हैं | प्रह्लाद और नृसिंह की कथा | नृसिंह की मूर्ति घर में रखें | नृसिंह मंत्र | नृसिंह को क्या चढ़ाएँ | नृसिंह का दिन | उग्रं वीरं महाविष्णुं | हिरण्यकशिपु को किसने मारा | नृसिंह जयंती पर क्या करें | लक्ष्मी नृसिंह की पूजा | रक्षा के लिए नृसिंह मंत्र
hi: नरसिंह की फ़ोटो घर में | नृसिंह भगवान का दिन और पत्नी
hg: narsimha bhagwan kaun hai | prahlad aur narsimha ki kahani | narsimha ki photo ghar me rakh sakte hai | narsimha mantra kya hai | narsimha ko kya chadhaye | narsingh bhagwan ka din | ugram veeram maha vishnum | hiranyakashyap ko kisne mara | narsimha jayanti par kya kare | lakshmi narsimha puja | raksha ke liye narsimha mantra
hg: narsingh ki photo ghar me rakh sakte hai | narsimha ka din
en: why did narasimha need to be calmed | who calmed narasimha lakshmi prahlad sharabha | can narasimha photo be kept at home | narasimha jayanti what to do
hi: नृसिंह का क्रोध कैसे शांत हुआ | शरभ अवतार क्या है | नृसिंह की फोटो घर में रख सकते हैं | नृसिंह जयंती पर क्या करें
hg: narsingh ka krodh kaise shant hua | sharabh avatar kya hai | narsingh ki photo ghar me rakh sakte hai | narsingh jayanti par kya kare
@who classical wide PUR
en: Narasimha is Vishnu's man-lion avatar, who came out of a pillar at dusk to save the child Prahlad from his father Hiranyakashipu, neither man nor beast, neither by day nor night.
hi: नृसिंह विष्णु का नर-सिंह अवतार हैं, जो संध्या में खंभे से प्रकट होकर बालक प्रह्लाद को पिता हिरण्यकशिपु से बचाने आए: न मनुष्य न पशु, न दिन न रात।
hg: Narasimha Vishnu ka nar-sinh avatar hain, jo sandhya me khambhe se prakat hokar baalak Prahlad ko pita Hiranyakashipu se bachane aaye: na manushya na pashu, na din na raat.
@words classical wide STOTRA
en: His mantra: Ugram Viram Mahavishnum jvalantam sarvatomukham, / Nrisimham bhishanam bhadram mrityumrityum namamyaham.
hi: मंत्र: उग्रं वीरं महाविष्णुं ज्वलन्तं सर्वतोमुखम्। / नृसिंहं भीषणं भद्रं मृत्युमृत्युं नमाम्यहम्॥
hg: Mantra: Ugram Viram Mahavishnum jvalantam sarvatomukham, / Nrisimham bhishanam bhadram mrityumrityum namamyaham.
@which modern most CUSTOM
en: Offer tulsi, red or yellow flowers, panakam (jaggery water), curd rice and sandal to cool him; Chaturdashi, Saturday and dusk are his. At home the calm Lakshmi-Narasimha is preferred. Ahobilam, Simhachalam and Yadadri are known temples.
hi: तुलसी, लाल या पीले फूल, पानकम (गुड़-जल), दही-चावल और शीतल चंदन चढ़ाएँ; चतुर्दशी, शनिवार, संध्या। घर में शांत लक्ष्मी-नृसिंह प्रिय। अहोबिलम, सिंहाचलम, यादाद्री प्रसिद्ध हैं।
hg: Tulsi, laal ya peele phool, panakam (gud-jal), dahi-chawal aur sheetal chandan chadhayein; Chaturdashi, Shanivar, sandhya. Ghar me shaant Lakshmi-Narasimha priya. Ahobilam, Simhachalam, Yadadri prasiddh hain.
@where modern most PRAC
en: At home keep Lakshmi-Narasimha seated or Yoga-Narasimha, in the north-east or east, not the fierce image tearing the demon. Lakshmi is his consort, Garuda his mount; Narasimha Jayanti is Vaishakha Shukla Chaturdashi, at dusk.
hi: घर में बैठे लक्ष्मी-नृसिंह या योग-नृसिंह, ईशान या पूर्व में रखें, दैत्य चीरता उग्र रूप नहीं। लक्ष्मी पत्नी, गरुड़ सवारी; नृसिंह जयंती वैशाख शुक्ल चतुर्दशी, संध्या में।
hg: Ghar me baithe Lakshmi-Nrisimha ya Yog-Nrisimha, ishan ya purv me rakhein, daitya cheerta ugra roop nahi. Lakshmi patni, Garud sawari; Nrisimha Jayanti Vaishakh Shukla Chaturdashi, sandhya me.
@why classical most PUR
en: His anger was calmed by little Prahlad's praise, and Lakshmi sat on his lap; Shaiva books tell that Shiva as Sharabha soothed him. Sandal paste and cool panakam are given for that.
hi: बालक प्रह्लाद की स्तुति से क्रोध शांत हुआ और लक्ष्मी गोद में बैठीं; शैव ग्रंथों में शिव शरभ रूप में शांत करते हैं। इसीलिए चंदन का लेप और ठंडा पानकम चढ़ता है।
hg: Balak Prahlad ki stuti se krodh shaant hua aur Lakshmi god me baithi; Shaiv granthon me Shiv Sharabh roop me shaant karte hain. Isiliye chandan ka lep aur thanda panakam chadhta hai.

# dattatreya-deity deity
@names
en: dattatreya, datta guru, lord dattatreya
hi: दत्तात्रेय, दत्त गुरु, दत्त भगवान
hg: dattatreya bhagwan, datta guru, guru datta, digambara digambara
@ask
en: who is dattatreya | dattatreya mantra | which day for datta guru | what to offer dattatreya | datta aarti trigunatmak words | what is gurucharitra and its rules | famous datta temples | who are the four dogs of dattatreya | datta jayanti at home | shripad vallabh who | audumbar tree worship
en: dattatreya photo direction | dattatreya story anasuya | dattatreya dogs cow meaning
en: the god with three heads and dogs, which is he exactly | dattatreya three heads which gods
hi: दत्तात्रेय कौन हैं | दत्तात्रेय मंत्र | दत्त गुरु का दिन | दत्तात्रेय को क्या चढ़ाएँ | दत्त आरती त्रिगुणात्मक | गुरुचरित्र पाठ के नियम | दत्तात्रेय के मंदिर | दिगंबरा दिगंबरा | दत्त जयंती पर क्या करें | अत्रि अनसूया के पुत्र | औदुंबर वृक्ष
hi: दत्तात्रेय की कथा अनसूया | दत्तात्रेय के चार कुत्ते | दत्तात्रेय की फ़ोटो किस दिशा में
hi: तीन सिर वाले देवता कौन हैं, साथ में कुत्ते
hg: dattatreya kaun hai | dattatreya mantra | datta guru ka din kaun sa hai | dattatreya ko kya chadhaye | trigunatmak traimurti aarti | gurucharitra parayan ke niyam | dattatreya ke mandir kaha hai | pitra dosh me datta naam kyu | datta jayanti par kya kare | atri anasuya ke putra | audumbar ped kya hai | narsobachi wadi
hg: dattatreya ki kahani anasuya | dattatreya ke char kutte kyu | dattatreya ki photo kis disha me
hg: teen sir wale bhagwan kaun hai kutte ke sath
@who classical wide PUR
en: Dattatreya, son of Atri and Anasuya, unites Brahma, Vishnu and Shiva and is the guru of gurus, with a cow and four dogs, the Vedas. Thursday and Margashirsha Purnima are his.
hi: दत्तात्रेय अत्रि-अनसूया के पुत्र, ब्रह्मा-विष्णु-शिव का एक रूप और गुरुओं के गुरु हैं; साथ गौ और चार कुत्ते (वेद)। गुरुवार और मार्गशीर्ष पूर्णिमा उनके हैं।
hg: Dattatreya Atri-Anasuya ke putra, Brahma-Vishnu-Shiv ka ek roop aur guruon ke guru hain; saath gau aur chaar kutte (Ved). Guruvar aur Margashirsha Purnima unke hain.
@words classical wide STOTRA
en: His names: Digambara Digambara Shripad Vallabh Digambara, and Om Dram Dattatreyaya Namah. The Marathi aarti begins: Trigunatmak traimurti Datta ha jana; it is under Aartis.
hi: नाम: दिगंबरा दिगंबरा श्रीपाद वल्लभ दिगंबरा, और ॐ द्रां दत्तात्रेयाय नमः। मराठी आरती: त्रिगुणात्मक त्रैमूर्ती दत्त हा जाणा; "आरतियाँ" में है।
hg: Naam: Digambara Digambara Shripad Vallabh Digambara, aur Om Dram Dattatreyaya Namah. Marathi aarti: Trigunatmak traimurti Datta ha jana; "Aartis" me hai.
@which classical wide PUR
en: The god with three heads is Dattatreya: Brahma, Vishnu and Shiva in one, a wandering guru who learned from twenty-four teachers in nature. The cow beside him stands for the earth, the four dogs for the Vedas.
hi: तीन सिर वाले देवता दत्तात्रेय हैं: ब्रह्मा, विष्णु, शिव एक में, घूमते गुरु जिन्होंने प्रकृति के चौबीस गुरुओं से सीखा। साथ की गाय पृथ्वी, चार कुत्ते वेद हैं।
hg: Teen sir wale devta Dattatreya hain: Brahma, Vishnu, Shiv ek me, ghoomte guru jinhone prakriti ke chaubees guruon se seekha. Saath ki gaay prithvi, chaar kutte Ved hain.
@which modern wide CUSTOM
en: Offer yellow flowers, peda, audumbar leaves, fruit; Gurucharitra is read in seven days with simple food. Gangapur, Narsobawadi, Audumbar and Girnar are his places.
hi: पीले फूल, पेड़ा, औदुंबर पत्ते, फल चढ़ाएँ; गुरुचरित्र सात दिन में सादे भोजन के साथ पढ़ते हैं। गाणगापुर, नरसोबावाड़ी, औदुंबर, गिरनार प्रसिद्ध हैं।
hg: Peele phool, peda, audumbar patte, phal chadhayein; Gurucharitra saat din me saade bhojan ke saath padhte hain. Gangapur, Narsobawadi, Audumbar, Girnar prasiddh hain.
@why classical most PUR
en: The three gods came as guests to test chaste Anasuya; she turned them into babies and fed them. So pleased, they became one son. His picture suits the east or north-east, facing west.
hi: त्रिदेव अतिथि बन आए और सती अनसूया की परीक्षा ली; उन्होंने उन्हें शिशु बनाकर दूध पिलाया। प्रसन्न होकर वे एक पुत्र हुए। तस्वीर पूर्व या ईशान में, पश्चिम मुख।
hg: Tridev atithi ban aaye aur sati Anasuya ki pariksha li; unhone unhe shishu banakar doodh pilaya. Prasann hokar ve ek putra hue. Tasveer purv ya ishan me, paschim mukh.
@link /hindu-aartis

# vitthal-khandoba-deity deity
@names
en: vitthal, panduranga, vithoba of pandharpur
hi: विठ्ठल, पांडुरंग, विठोबा
hg: vitthal, vithal rukmini, pandurang, vithoba
@ask
en: who is vitthal of pandharpur | yuge atthavis aarti words | what is ashadhi wari | why does vitthal stand on a brick | which day for vitthal | pandharpur walk
en: vitthal why on brick hands on waist | vitthal photo at home
hi: विठ्ठल कौन हैं | युगे अठ्ठावीस आरती | आषाढ़ी वारी क्या है | विठ्ठल ईंट पर क्यों खड़े हैं | विठ्ठल का दिन | पुंडलिक कौन था | पंढरपुर वारी कब
hi: विट्ठल ईंट पर क्यों खड़े | विट्ठल रुक्मिणी की फ़ोटो
hg: vitthal kaun hai | yuge atthavis aarti lyrics | ashadhi wari kya hai | vitthal eent par kyu khade hai | vitthal rukmini ki puja | pundalik kaun tha | pandharpur wari kab hoti hai
hg: vitthal eent par kyu khade hai | vitthal rukmini ki photo ghar me
@who modern wide CUSTOM
en: Vitthal of Pandharpur is Krishna, who waits on a brick because Pundalik was busy serving his parents; Rukmini stands near. Ekadashi, above all Ashadhi with its wari on foot, is his.
hi: पंढरपुर के विठ्ठल कृष्ण हैं, जो ईंट पर इसलिए खड़े हैं कि पुंडलिक माता-पिता की सेवा में थे; पास रुक्मिणी। एकादशी, विशेषकर आषाढ़ी और उसकी वारी, उनकी है।
hg: Pandharpur ke Vitthal Krishna hain, jo eent par isliye khade hain ki Pundalik mata-pita ki seva me the; paas Rukmini. Ekadashi, visheshkar Ashadhi aur uski wari, unki hai.
@words classical wide STOTRA
en: Namdev's aarti begins: Yuge atthavis vitevari ubha, / Vamangi Rakhumai dise divya shobha. The name is Jai Hari Vitthal; the aarti is under Aartis.
hi: नामदेव की आरती: युगे अठ्ठावीस विटेवरी उभा। / वामांगी रखुमाई दिसे दिव्य शोभा। नाम "जय हरि विठ्ठल"; आरती "आरतियाँ" में है।
hg: Namdev ki aarti: Yuge atthavis vitevari ubha, / Vamangi Rakhumai dise divya shobha. Naam "Jai Hari Vitthal"; aarti "Aartis" me hai.
@which modern wide CUSTOM
en: Vitthal receives tulsi, bukka and simple food. Khandoba of Jejuri, Shiva as Martand Bhairav on a horse and kuldevta of many Maharashtrian homes, receives bhandara (haldi), bel, brinjal bharit and bajra bread on Sunday and Champa Shashthi.
hi: विठ्ठल को तुलसी, बुक्का, सादा भोजन। जेजुरी के खंडोबा, अश्व पर मार्तंड भैरव रूप शिव, कई मराठी घरों के कुलदेवता, को भंडारा (हल्दी), बेल, बैंगन भरीत, बाजरे की रोटी रविवार और चंपा षष्ठी को।
hg: Vitthal ko tulsi, bukka, saada bhojan. Jejuri ke Khandoba, ashva par Martand Bhairav roop Shiv, kai Marathi gharon ke kuldevta, ko bhandara (haldi), bel, baingan bharit, bajre ki roti Ravivar aur Champa Shashthi ko.
@why classical most PUR
en: Krishna came to Pundalik, who was serving his parents, and was asked to wait on a brick thrown to him; he waits there still, hands on hips. Vitthal-Rukmini side by side suit the north-east, facing west or east.
hi: माता-पिता की सेवा में लगे पुंडलिक ने कृष्ण को ईंट देकर रुकने को कहा; वे कमर पर हाथ रख आज भी खड़े हैं। विट्ठल-रुक्मिणी साथ ईशान में, पश्चिम या पूर्व मुख।
hg: Mata-pita ki seva me lage Pundalik ne Krishna ko eent dekar rukne ko kaha; ve kamar par haath rakh aaj bhi khade hain. Vitthal-Rukmini saath ishan me, paschim ya purv mukh.
@link /hindu-aartis

# ganga-deity deity
@names
en: ganga maiya, mother ganga, ganga aarti, goddess ganga
hi: गंगा मैया, माँ गंगा, गंगा जी की आरती, गंगा माता
hg: ganga maiya, ganga mata, ganga ji ki aarti, ganga aarti
@ask
en: story of ganga coming to earth | ganga aarti words om jai gange mata | when is ganga aarti at varanasi and haridwar | mantra for bathing in ganga | gange cha yamune chaiva full shloka | vahan of ganga | what to offer ganga | how to behave while bathing in the ganga | mantra while taking a bath at home | bhagirath story short | harki pauri aarti time
en: ganga story bhagirath | ganga mata mantra | ganga vehicle crocodile
hi: गंगा धरती पर कैसे आईं | ॐ जय गंगे माता आरती | गंगा आरती कब होती है | गंगा स्नान का मंत्र | गंगे च यमुने चैव | गंगा माता का वाहन | गंगा जी को क्या चढ़ाएँ | नहाते समय गंगा मंत्र | भगीरथ कौन थे | गंगा शिव की जटा में | हरिद्वार की आरती
hi: गंगा अवतरण की कथा | गंगा माता का मंत्र | गंगा की सवारी
hg: ganga dharti par kaise aayi | om jai gange mata aarti | ganga aarti kitne baje hoti hai | ganga snan ka mantra | gange cha yamune chaiva pura shlok | ganga maiya ka vahan | ganga ji ko kya chadhaye | ghar par ganga snan kaise kare | nahate samay ganga mantra | bhagirath kaun the | ganga shiv ki jata me kyu | haridwar ki aarti ka time
hg: ganga avtaran ki kahani | ganga maiya ka mantra | ganga maa ki sawari
en: how did ganga come to earth story | who brought ganga bhagirath | why is ganga called jahnavi | where does ganga start | ganga and seven streams shiva hair
hi: गंगा धरती पर कैसे आई | भगीरथ गंगा को क्यों लाए | गंगा को जाह्नवी क्यों कहते हैं | गंगा का उद्गम कहाँ है | सगर के साठ हज़ार पुत्र | गंगा अवतरण की कथा
hg: ganga dharti par kaise aayi | bhagirath ganga ko kyu laye | ganga ko jahnavi kyu kehte hai | ganga ka udgam kaha hai | sagar ke 60 hazar putra | ganga avtaran ki katha
@who classical wide PUR
en: Ganga came down at Bhagirath's tapas to free his ancestors, and Shiva caught her in his hair. She rides a makara; Ganga Dussehra, Saptami and Kartik Purnima are hers.
hi: भगीरथ के तप से पूर्वजों की मुक्ति के लिए गंगा उतरीं, शिव ने जटा में धारण किया। वाहन मकर; गंगा दशहरा, सप्तमी, कार्तिक पूर्णिमा उनके हैं।
hg: Bhagirath ke tap se poorvajon ki mukti ke liye Ganga utrin, Shiv ne jata me dharan kiya. Vahan makar; Ganga Dussehra, Saptami, Kartik Purnima unke hain.
@words classical wide STOTRA
en: For bathing, at home too: Gange cha Yamune chaiva Godavari Saraswati, / Narmade Sindhu Kaveri jalesmin sannidhim kuru. The aarti begins: Om Jai Gange Mata.
hi: स्नान का मंत्र, घर पर भी: गङ्गे च यमुने चैव गोदावरि सरस्वति। / नर्मदे सिन्धु कावेरि जलेऽस्मिन् सन्निधिं कुरु॥ आरती: ॐ जय गंगे माता।
hg: Snan ka mantra, ghar par bhi: Gange cha Yamune chaiva Godavari Saraswati, / Narmade Sindhu Kaveri jalesmin sannidhim kuru. Aarti: Om Jai Gange Mata.
@how modern wide CUSTOM
en: Offer a flower and a leaf-lamp, and keep soap, plastic, clothes and idols out of the river. At Varanasi, Haridwar and Rishikesh the aarti is at dusk.
hi: फूल और पत्ते का दीप अर्पित करें, साबुन, प्लास्टिक, कपड़े, मूर्ति नदी में न डालें। वाराणसी, हरिद्वार, ऋषिकेश में आरती संध्या को होती है।
hg: Phool aur patte ka deep arpit karein, saabun, plastic, kapde, murti nadi me na daalein. Varanasi, Haridwar, Rishikesh me aarti sandhya ko hoti hai.
@why classical wide PUR
en: Sagara's sixty thousand sons were burnt by Kapila's glance; only Ganga could free them, so Bhagirath prayed till she came and Shiva broke her fall. Mantra: Om Namo Gangayai; white flowers and milk are her offering.
hi: सगर के साठ हज़ार पुत्र कपिल की दृष्टि से भस्म हुए; केवल गंगा मुक्त कर सकती थीं, भगीरथ के तप से वे आईं और शिव ने वेग थामा। मंत्र ॐ नमो गंगायै; सफ़ेद फूल और दूध अर्पण।
hg: Sagar ke saath hazaar putra Kapil ki drishti se bhasm hue; keval Ganga mukt kar sakti thi, Bhagirath ke tap se ve aayi aur Shiv ne veg thaama. Mantra Om Namo Gangayai; safed phool aur doodh arpan.
@what classical wide PUR
en: Ganga sprang from Vishnu's foot as Vamana measured the sky, so Vishnupadi; Shiva let her out in seven streams. She flooded sage Jahnu's rite, he drank her and let her out by the ear: so Jahnavi. She flows from Gomukh at Gangotri.
hi: वामन के आकाश नापने पर गंगा विष्णु के चरण से निकलीं, इसलिए विष्णुपदी; शिव ने सात धाराओं में छोड़ा। जह्नु ऋषि का यज्ञ बहा तो उन्होंने पीकर कान से निकाला: इसलिए जाह्नवी। उद्गम गंगोत्री का गोमुख है।
hg: Vaman ke aakash naapne par Ganga Vishnu ke charan se nikli, isliye Vishnupadi; Shiv ne saat dhaaraon me chhoda. Jahnu rishi ka yagya baha to unhone peekar kaan se nikala: isliye Jahnavi. Udgam Gangotri ka Gomukh hai.
@when classical wide DS
en: Ganga Dussehra, Jyeshtha Shukla Dashami, is the day she came to earth and washes ten faults, it is said; Ganga Saptami is Vaishakha Shukla Saptami. At home bathe with a few drops in the bucket and name her.
hi: गंगा दशहरा, ज्येष्ठ शुक्ल दशमी, धरती पर आने का दिन, दस दोष हरने वाला कहा जाता है; गंगा सप्तमी वैशाख शुक्ल सप्तमी है। घर पर बाल्टी में कुछ बूँदें डाल नाम लेकर नहाएँ।
hg: Ganga Dussehra, Jyeshtha Shukla Dashami, dharti par aane ka din, das dosh harne wala kaha jata hai; Ganga Saptami Vaishakh Shukla Saptami hai. Ghar par baalti me kuch boondein daal naam lekar nahayein.
@link /hindu-aartis

# vishwakarma-deity deity
@names
en: lord vishwakarma, vishwakarma bhagwan, god of tools
hi: विश्वकर्मा भगवान, विश्वकर्मा जी, औज़ारों के देवता
hg: vishwakarma bhagwan, vishwakarma ji, vishvakarma
@ask
en: who is lord vishwakarma | what did vishwakarma build | vishwakarma mantra | vishwakarma aarti words | which god do mechanics and engineers worship | vishwakarma photo in workshop where | engineer god hindu | om vishvakarmane namah | architect of dwarka and lanka
en: vishwakarma vehicle and story | vishwakarma photo direction in factory
hi: विश्वकर्मा भगवान कौन हैं | विश्वकर्मा ने क्या क्या बनाया | विश्वकर्मा मंत्र | विश्वकर्मा जी की आरती | कारीगर किस भगवान की पूजा करते हैं | वर्कशॉप में विश्वकर्मा की फ़ोटो | ॐ विश्वकर्मणे नमः | लंका किसने बनाई | मशीनों के देवता | राजमिस्त्री किसे पूजते हैं
hi: विश्वकर्मा की सवारी और कथा | फ़ैक्टरी में विश्वकर्मा की फ़ोटो कहाँ
hg: vishwakarma bhagwan kaun hai | vishwakarma ne kya kya banaya | vishwakarma mantra | vishwakarma ji ki aarti | karigar kis bhagwan ki puja karte hai | workshop me vishwakarma ki photo kaha lagaye | om vishwakarmane namah | lanka kisne banayi | machine ke devta | mistri kis bhagwan ko pujte hai
hg: vishwakarma ji ki sawari aur kahani | factory me vishwakarma ki photo kaha lagaye
@who classical wide PUR
en: Vishwakarma is the architect and craftsman of the gods, who built Dwarka, Lanka and Indraprastha, chariots and weapons. Masons, carpenters, smiths, engineers and machine workers worship him.
hi: विश्वकर्मा देवों के शिल्पकार हैं, जिन्होंने द्वारका, लंका, इंद्रप्रस्थ, रथ और शस्त्र बनाए। राजमिस्त्री, बढ़ई, लोहार, इंजीनियर, मशीन वाले उन्हें पूजते हैं।
hg: Vishwakarma devon ke shilpkar hain, jinhone Dwarka, Lanka, Indraprastha, rath aur shastra banaye. Rajmistri, badhai, lohar, engineer, machine wale unhe poojte hain.
@which modern wide CUSTOM
en: Offer flowers, roli, rice, fruit, sweets and incense before his picture and the tools, on his puja day or any working morning. Mantra: Om Vishvakarmane Namah.
hi: चित्र और औज़ारों के आगे फूल, रोली, अक्षत, फल, मिठाई, धूप चढ़ाएँ, उनकी पूजा के दिन या किसी भी कार्य-दिवस। मंत्र: ॐ विश्वकर्मणे नमः।
hg: Chitra aur auzaaron ke aage phool, roli, akshat, phal, mithai, dhoop chadhayein, unki puja ke din ya kisi bhi karya-divas. Mantra: Om Vishvakarmane Namah.
@where modern most PRAC
en: Hang Vishwakarma in the north-east or east of the workshop, facing the workers, clean and lit; an elephant or swan is his mount. He made Shiva's trident, Vishnu's disc and Indra's bolt, it is told, from the Sun's shavings.
hi: विश्वकर्मा की तस्वीर कारख़ाने के ईशान या पूर्व में, काम करने वालों की ओर, साफ़ और रोशन लगाएँ; सवारी हाथी या हंस। कथा है कि सूर्य के तेज की छीलन से त्रिशूल, चक्र और वज्र बनाए।
hg: Vishwakarma ki tasveer karkhane ke ishan ya purv me, kaam karne walon ki or, saaf aur roshan lagayein; sawari haathi ya hans. Katha hai ki Surya ke tej ki chheelan se trishul, chakra aur vajra banaye.
@see vishwakarma-puja

# mahavidya-deity deity
@names
en: ten mahavidyas, baglamukhi, das mahavidya, tripura sundari
hi: दस महाविद्या, बगलामुखी, त्रिपुर सुंदरी, छिन्नमस्ता
hg: das mahavidya, baglamukhi mata, bagalamukhi, tripur sundari
@ask
en: who are the ten mahavidyas | what is baglamukhi worshipped for | can baglamukhi puja be done at home | baglamukhi mantra for court case | why yellow for baglamukhi | famous baglamukhi temples | is mahavidya sadhana dangerous | names of dasa mahavidya | datia pitambara peeth | yellow goddess for enemies
en: baglamukhi mantra at home | which mahavidya for what | mahavidya story sati
hi: दस महाविद्या कौन हैं | बगलामुखी की पूजा क्यों करते हैं | बगलामुखी पूजा घर पर कर सकते हैं | मुक़दमे के लिए बगलामुखी | बगलामुखी में पीला क्यों | बगलामुखी के मंदिर | महाविद्या साधना क्या है | पीतांबरा पीठ दतिया | कमला और मातंगी कौन | दस महाविद्या के नाम | बगलामुखी मंत्र
hi: बगलामुखी मंत्र घर पर | दस महाविद्या की कथा | कौन सी महाविद्या किसके लिए
hg: das mahavidya kaun kaun si hai | baglamukhi ki puja kyu karte hai | baglamukhi puja ghar par kar sakte hai kya | court case ke liye baglamukhi mantra | baglamukhi me peela kyu | baglamukhi mandir kaha hai | pandit baglamukhi hawan ke paise maang raha hai | pitambara peeth datia | matangi kaun hai | 10 mahavidya ke naam | baglamukhi mantra jap sakte hai kya
hg: baglamukhi mantra ghar par jap sakte hai | dus mahavidya ki kahani | kaun si mahavidya kisliye
@which classical wide PUR
en: The ten Mahavidyas are Kali, Tara, Tripura Sundari (Shodashi), Bhuvaneshwari, Chhinnamasta, Bhairavi, Dhumavati, Baglamukhi, Matangi and Kamala, forms of the one Mother.
hi: दस महाविद्याएँ: काली, तारा, त्रिपुर सुंदरी (षोडशी), भुवनेश्वरी, छिन्नमस्ता, भैरवी, धूमावती, बगलामुखी, मातंगी और कमला, एक ही माँ के रूप।
hg: Das Mahavidyayein: Kali, Tara, Tripur Sundari (Shodashi), Bhuvaneshwari, Chhinnamasta, Bhairavi, Dhumavati, Baglamukhi, Matangi aur Kamala, ek hi maa ke roop.
@who modern wide CUSTOM
en: Baglamukhi, the yellow goddess, is prayed to for strength in disputes; yellow flowers, haldi and besan sweets are hers. Datia and Nalkheda in Madhya Pradesh and Kangra have known temples.
hi: बगलामुखी पीतांबरा देवी हैं, विवाद में बल के लिए पूजी जाती हैं; पीले फूल, हल्दी, बेसन की मिठाई। मध्य प्रदेश में दतिया, नलखेड़ा और काँगड़ा के मंदिर प्रसिद्ध हैं।
hg: Baglamukhi peetambara devi hain, vivaad me bal ke liye pooji jaati hain; peele phool, haldi, besan ki mithai. Madhya Pradesh me Datia, Nalkheda aur Kangra ke mandir prasiddh hain.
@ok modern most CUSTOM
en: At home a lamp and a plain prayer are fine; Mahavidya sadhana with beej mantras belongs to a teacher. Nobody can promise that a costly havan wins a case: a good lawyer and papers do that work.
hi: घर पर दीया और सादी प्रार्थना ठीक है; बीज मंत्रों की साधना गुरु से। महँगे हवन से मुक़दमा जीतने का वादा कोई नहीं कर सकता: वह काम अच्छे वकील और काग़ज़ों का है।
hg: Ghar par diya aur saadi prarthana theek hai; beej mantron ki sadhana guru se. Mehnge havan se mukadma jeetne ka vaada koi nahi kar sakta: woh kaam achhe vakeel aur kaagazon ka hai.
@why classical most PUR
en: When Shiva would not let Sati go to her father's sacrifice she filled the ten directions with ten forms: so the Mahavidyas arose. They are read as stages of knowledge from dark Kali to golden Kamala (Lakshmi).
hi: शिव ने सती को पिता के यज्ञ में जाने से रोका तो उन्होंने दसों दिशाओं को दस रूपों से भर दिया: यूँ महाविद्याएँ हुईं। वे काली से कमला (लक्ष्मी) तक ज्ञान के सोपान मानी जाती हैं।
hg: Shiv ne Sati ko pita ke yagya me jane se roka to unhone dason dishaon ko das roopon se bhar diya: yun Mahavidyayein hui. Ve Kali se Kamala (Lakshmi) tak gyaan ke sopaan maani jaati hain.

# sarva-mangala-shlok aarti
@names
en: sarva mangala mangalye, devi shloka, navarna mantra
hi: सर्वमंगल मांगल्ये, देवी का श्लोक, नवार्ण मंत्र
hg: sarva mangal mangalye, devi ka shlok, navarna mantra, om aim hreem kleem chamundaye
@ask
en: full text of sarva mangala mangalye | meaning of sarva mangala mangalye | which shloka for devi daily | what is navarna mantra | can navarna mantra be chanted without initiation | shloka sung at weddings for devi | om aim hreem kleem chamundayai vichche meaning | which devi mantra is safe for daily chanting | narayani namostute | short devi prayer before work
hi: सर्वमंगल मांगल्ये पूरा श्लोक | सर्वमंगल मांगल्ये का अर्थ | नवार्ण मंत्र क्या है | नवार्ण मंत्र बिना दीक्षा जप सकते हैं | देवी का रोज़ का मंत्र | शिवे सर्वार्थ साधिके | विवाह में देवी का श्लोक | शरण्ये त्र्यम्बके गौरि | देवी का छोटा मंत्र | चामुंडायै विच्चे का अर्थ
hg: sarva mangal mangalye pura shlok | sarva mangal mangalye ka arth | navarna mantra kya hai | navarna mantra bina diksha jap sakte hai kya | devi ka roz ka mantra | shive sarvarth sadhike | om aim hreem kleem chamundaye viche ka arth | mata ka mantra kaun sa jape | sharanye trayambake gauri | devi ka chhota mantra | wedding card me devi shlok
@words classical wide PUR
en: Sarva mangala mangalye Shive sarvartha sadhike, / Sharanye Tryambake Gauri Narayani namostute. The Navarna mantra: Om Aim Hreem Kleem Chamundayai Vichche.
hi: सर्वमङ्गलमाङ्गल्ये शिवे सर्वार्थसाधिके। / शरण्ये त्र्यम्बके गौरि नारायणि नमोऽस्तु ते॥ नवार्ण मंत्र: ॐ ऐं ह्रीं क्लीं चामुण्डायै विच्चे।
hg: Sarva mangala mangalye Shive sarvartha sadhike, / Sharanye Tryambake Gauri Narayani namostute. Navarna mantra: Om Aim Hreem Kleem Chamundayai Vichche.
@what classical wide PUR
en: The shloka bows to Devi as the good in all that is good, who fulfils every aim and gives refuge; it is from the Durga Saptashati. It is said in any puja, at weddings and before work.
hi: श्लोक देवी को प्रणाम है: सब मंगलों का मंगल, सब अर्थ साधने वाली, शरण देने वाली; दुर्गा सप्तशती से। हर पूजा, विवाह और काम से पहले बोलते हैं।
hg: Shlok Devi ko pranam hai: sab mangalon ka mangal, sab arth saadhne wali, sharan dene wali; Durga Saptashati se. Har puja, vivah aur kaam se pehle bolte hain.
@ok modern disputed CUSTOM
en: The shloka is open to all. The Navarna mantra is chanted freely by many, while some traditions want it from a guru; if in doubt say Om Dum Durgayai Namah or the shloka.
hi: श्लोक सबके लिए है। नवार्ण मंत्र कई खुलकर जपते हैं, कुछ परंपराएँ गुरु से लेने को कहती हैं; संदेह हो तो ॐ दुं दुर्गायै नमः या श्लोक बोलें।
hg: Shlok sabke liye hai. Navarna mantra kai khulkar japte hain, kuch paramparayein guru se lene ko kehti hain; sandeh ho to Om Dum Durgayai Namah ya shlok bolein.
@see durga-deity, durga-saptashati

# om-namah-shivaya-mantra aarti
@names
en: om namah shivaya, panchakshari mantra, om chanting, meaning of om
hi: ॐ नमः शिवाय, पंचाक्षरी मंत्र, ॐ का जप, ॐ का अर्थ
hg: om namah shivay, panchakshari mantra, om ka jaap, om ka matlab
@ask
en: meaning of om namah shivaya | how many times to chant om namah shivaya | can om namah shivaya be chanted anytime | can women chant om | what does om mean | how to chant om properly | can I chant om namah shivaya while driving | which is better, namah shivaya or om namah shivaya | om chanting for sleep and stress
hi: ॐ नमः शिवाय का अर्थ | ॐ नमः शिवाय कितनी बार जपें | ॐ नमः शिवाय कभी भी जप सकते हैं | स्त्रियाँ ॐ बोल सकती हैं क्या | ॐ का उच्चारण कैसे करें | चलते-फिरते ॐ नमः शिवाय | रात को ॐ नमः शिवाय जपना | ॐ का मतलब क्या है | शिव का पंचाक्षर | तनाव में ॐ जप
hg: om namah shivay ka arth | om namah shivay kitni baar jape | om namah shivay kabhi bhi jap sakte hai kya | ladies om bol sakti hai kya | om ka uchcharan kaise kare | chalte chalte om namah shivay japna | raat ko om namah shivay jap sakte hai | om bolne se kya hota hai | shiv ka panchakshar mantra | tension me om jap | namah shivay 108 baar
@what classical wide VEDA
en: Om Namah Shivaya means: I bow to Shiva, the kindly one, the Self in all; its five letters na-ma-shi-va-ya stand in the Vedic Rudram. Om is the sound of the whole, waking, dream and deep sleep, and the silence after.
hi: ॐ नमः शिवाय का अर्थ है: कल्याणमय शिव, सबकी आत्मा, को प्रणाम; न-म-शि-वा-य वैदिक रुद्र में है। ॐ समग्र की ध्वनि है: जाग्रत, स्वप्न, सुषुप्ति और उसके बाद का मौन।
hg: Om Namah Shivaya ka arth hai: kalyanmay Shiv, sabki aatma, ko pranam; na-ma-shi-va-ya vaidik Rudra me hai. Om samagra ki dhwani hai: jaagrat, swapna, sushupti aur uske baad ka maun.
@how modern wide CUSTOM
en: Chant it 11 or 108 times, or as often as you like, aloud or inside, also while walking or before sleep. For Om breathe in, let a-u-m sound through the breath out, rest, and repeat a few times.
hi: 11 या 108 बार, या जितना चाहें, बोलकर या मन में, चलते या सोने से पहले जपें। ॐ के लिए साँस भरें, छोड़ते हुए अ-उ-म्, ठहरें, कुछ बार दोहराएँ।
hg: 11 ya 108 baar, ya jitna chahein, bolkar ya mann me, chalte ya sone se pehle japein. Om ke liye saans bharein, chhodte hue a-u-m, thehrein, kuch baar dohrayein.
@ok modern most CUSTOM
en: It is open to everyone at any time. An older rule gave women and the uninitiated "Shivaya Namah" without Om; most teachers today do not hold to it.
hi: यह सबके लिए, हर समय है। पुराना नियम स्त्रियों और अदीक्षितों को बिना ॐ "शिवाय नमः" कहता था; आज अधिकांश आचार्य नहीं मानते।
hg: Yeh sabke liye, har samay hai. Purana niyam striyon aur adeekshiton ko bina Om "Shivaya Namah" kehta tha; aaj adhikansh acharya nahi maante.
@see shiv-deity, mantra-jaap
@link /japa

# wish-mantras aarti
@names
en: mantra for marriage, katyayani mantra, santan gopal mantra, mantra for a child, rinmochan stotra
hi: विवाह का मंत्र, कात्यायनी मंत्र, संतान गोपाल मंत्र, ऋणमोचन स्तोत्र
hg: shadi ka mantra, katyayani mantra, santan gopal mantra, rin mochan mangal stotra
@ask
en: which mantra for early marriage | which mantra to chant for early marriage of my daughter | mantra to chant so that marriage happens soon | katyayani mantra words | how many times katyayani mantra and for how many days | mantra to have a baby | santan gopal mantra text | which stotra for debt | mantra for job and interview | mantra for court case peace | mantra for good sleep and bad dreams
hi: जल्दी शादी के लिए कौन सा मंत्र | बेटी की जल्दी शादी के लिए कौन सा मंत्र जपें | कात्यायनी मंत्र कितनी बार | संतान के लिए मंत्र | संतान गोपाल मंत्र के बोल | क़र्ज़ के लिए कौन सा स्तोत्र | नौकरी के लिए मंत्र | बुरे सपने के लिए मंत्र | पत्नीं मनोरमां देहि | देवकीसुत गोविन्द | मंगलवार को ऋणमोचन
hg: jaldi shadi ke liye kaun sa mantra | beti ki jaldi shadi ke liye kaun sa mantra jape | katyayani mantra kitni baar kare | bacche ke liye mantra | santan gopal mantra lyrics | karz ke liye kaun sa stotra | naukri ke liye mantra | bure sapne ke liye mantra | ladke ki shadi ke liye mantra patnim manoramam dehi | patnim manoramam dehi | devaki sut govind vasudev | rinmochan mangalvar ko | pregnancy ke liye mantra krishna
@words classical wide PUR
en: For marriage: Katyayani mahamaye mahayoginyadhishvari, / Nandagopasutam devi patim me kuru te namah. For a child: Devakisuta Govinda Vasudeva jagatpate, / Dehi me tanayam Krishna tvamaham sharanam gatah.
hi: विवाह के लिए: कात्यायनि महामाये महायोगिन्यधीश्वरि। / नन्दगोपसुतं देवि पतिं मे कुरु ते नमः॥ संतान के लिए: देवकीसुत गोविन्द वासुदेव जगत्पते। / देहि मे तनयं कृष्ण त्वामहं शरणं गतः॥
hg: Vivah ke liye: Katyayani mahamaye mahayoginyadhishvari, / Nandagopasutam devi patim me kuru te namah. Santan ke liye: Devakisuta Govinda Vasudeva jagatpate, / Dehi me tanayam Krishna tvamaham sharanam gatah.
@which modern wide CUSTOM
en: Others people use: for a groom's side Patnim manoramam dehi (Argala), for debt the Rinmochan Mangal Stotra on Tuesday, for work the Aditya Hridaya or Ganesh, against bad dreams the Chalisa or Om Namah Shivaya.
hi: अन्य: वर के लिए "पत्नीं मनोरमां देहि" (अर्गला), क़र्ज़ के लिए मंगलवार को ऋणमोचन मंगल स्तोत्र, काम के लिए आदित्य हृदय या गणेश, बुरे सपने में चालीसा या ॐ नमः शिवाय।
hg: Anya: var ke liye "Patnim manoramam dehi" (Argala), karz ke liye Mangalvar ko Rinmochan Mangal Stotra, kaam ke liye Aditya Hridaya ya Ganesh, bure sapne me Chalisa ya Om Namah Shivaya.
@ok modern wide CUSTOM
en: A mantra is prayer and hope; no number of rounds can promise a match, child or job. One mala a day for some weeks calms the heart; meet people, see the doctor, apply too.
hi: मंत्र प्रार्थना और आशा है; कोई संख्या वर, संतान या नौकरी का वादा नहीं करती। कुछ सप्ताह रोज़ एक माला मन को शांत करती है; लोगों से मिलें, डॉक्टर को दिखाएँ, आवेदन भी करें।
hg: Mantra prarthana aur aasha hai; koi sankhya var, santan ya naukri ka vaada nahi karti. Kuch saptah roz ek mala mann ko shaant karti hai; logon se milein, doctor ko dikhayein, aavedan bhi karein.

# other-chalisas aarti
@names
en: ganesh chalisa, lakshmi chalisa, saraswati chalisa, shani chalisa, vishnu chalisa, surya chalisa
hi: गणेश चालीसा, लक्ष्मी चालीसा, सरस्वती चालीसा, शनि चालीसा, विष्णु चालीसा, सूर्य चालीसा
hg: ganesh chalisa, laxmi chalisa, saraswati chalisa, shani chalisa, vishnu chalisa, krishna chalisa
@ask
en: first line of ganesh chalisa | lakshmi chalisa beginning | words of shani chalisa | which chalisa on which day | saraswati chalisa for students | vishnu chalisa on thursday | surya chalisa opening | krishna chalisa first line | how many chalisas are there
en: which chalisa on which day | vishnu chalisa opening lines | saraswati chalisa day
hi: गणेश चालीसा की पहली पंक्ति | लक्ष्मी चालीसा कब पढ़ें | शनि चालीसा कैसे शुरू होती है | किस दिन कौन सी चालीसा | सरस्वती चालीसा के बोल | विष्णु चालीसा गुरुवार को | चालीसा का मतलब क्या है | कृष्ण चालीसा की पंक्ति | मातु लक्ष्मी करि कृपा | जय गणपति सदगुण सदन | राम चालीसा
hi: किस दिन कौन सी चालीसा पढ़ें | विष्णु चालीसा | सरस्वती चालीसा कब पढ़ें
hg: ganesh chalisa kaise shuru hoti hai | laxmi chalisa kab padhe | shani chalisa ki pehli line | kis din kaun si chalisa padhe | saraswati chalisa lyrics | vishnu chalisa guruvar ko padhe | chalisa ka matlab kya hota hai | surya chalisa lyrics | matu laxmi kari kripa | jai ganpati sadgun sadan | bansi shobhit kar madhur | ram chalisa
hg: kis din kaun si chalisa padhe | vishnu chalisa kab padhe | saraswati chalisa ka din
@words classical wide STOTRA
en: They begin: Ganesh, Jai Ganapati sadgun sadan, kavivar badan kripal; Lakshmi, Matu Lakshmi kari kripa, karo hriday mein vaas; Shani, Jai Ganesh Girija suvan, mangal karan kripal; Krishna, Bansi shobhit kar madhur, neel jalad tan shyam.
hi: आरंभ: गणेश, जय गणपति सदगुण सदन, कविवर बदन कृपाल; लक्ष्मी, मातु लक्ष्मी करि कृपा, करो हृदय में वास; शनि, जय गणेश गिरिजा सुवन, मंगल करण कृपाल; कृष्ण, बंशी शोभित कर मधुर, नील जलद तन श्याम।
hg: Aarambh: Ganesh, Jai Ganapati sadgun sadan, kavivar badan kripal; Lakshmi, Matu Lakshmi kari kripa, karo hriday me vaas; Shani, Jai Ganesh Girija suvan, mangal karan kripal; Krishna, Bansi shobhit kar madhur, neel jalad tan shyam.
@when modern wide CUSTOM
en: Each is read on its deity's day: Surya Sunday, Shiv Monday, Hanuman and Durga Tuesday, Ganesh Wednesday, Vishnu Thursday, Lakshmi and Santoshi Friday, Shani Saturday; once, morning or dusk.
hi: हर चालीसा अपने देव के दिन: सूर्य रविवार, शिव सोमवार, हनुमान-दुर्गा मंगल, गणेश बुध, विष्णु गुरुवार, लक्ष्मी-संतोषी शुक्र, शनि शनिवार; एक बार, सुबह या संध्या।
hg: Har chalisa apne dev ke din: Surya Ravivar, Shiv Somvar, Hanuman-Durga Mangal, Ganesh Budh, Vishnu Guruvar, Lakshmi-Santoshi Shukra, Shani Shanivar; ek baar, subah ya sandhya.
@what modern wide CUSTOM
en: A chalisa is a hymn of forty verses, made after the pattern of the Hanuman one, in easy Hindi so that everyone can sing it.
hi: चालीसा चालीस पदों की स्तुति है, हनुमान वाली के नमूने पर, सरल हिन्दी में, कि सब गा सकें।
hg: Chalisa chaalees padon ki stuti hai, Hanuman wali ke namoone par, saral Hindi me, ki sab gaa sakein.
@link /hindu-aartis

# manas-chaupai aarti
@names
en: mangal bhavan amangal hari, ramcharitmanas chaupai, sundarkand chaupai, manas mantra
hi: मंगल भवन अमंगल हारी, रामचरितमानस चौपाई, सुंदरकांड की चौपाई
hg: mangal bhawan amangal hari, ramayan ki chaupai, sundarkand ki chaupai, siyavar ramchandra
@ask
en: mangal bhavan amangal hari full chaupai | which ramayan chaupai for success | first line of sundarkand | chaupai for entering a new city or job | pravisi nagar kije sab kaja words | deen dayal biridu sambhari chaupai | famous chaupais of ramcharitmanas with meaning | jamvant ke bachan suhaye | hoihi soi jo ram rachi rakha meaning
hi: मंगल भवन अमंगल हारी पूरी चौपाई | रामायण की प्रसिद्ध चौपाइयाँ | सुंदरकांड की पहली चौपाई | प्रविसि नगर कीजे सब काजा | दीन दयाल बिरिदु संभारी | काम की सफलता के लिए चौपाई | जामवंत के बचन सुहाए | होइहि सोइ जो राम रचि राखा | इंटरव्यू से पहले की चौपाई | द्रवउ सो दशरथ अजिर बिहारी
hg: mangal bhavan amangal hari puri chaupai | ramayan ki famous chaupai | sundarkand ki pehli chaupai | pravisi nagar kije sab kaja | deen dayal biridu sambhari | kaam ki safalta ke liye chaupai | hoihi soi jo ram rachi rakha | interview se pehle ki chaupai | dravahu so dasrath ajir bihari
@words classical wide EPIC
en: Mangal bhavan amangal hari, / Dravahu so Dasharath ajir bihari. On entering a new place: Prabisi nagar kije sab kaja, / Hriday rakhi Kosalpur raja. Sundarkand's first chaupai: Jamvant ke bachan suhaye, / Suni Hanumant hriday ati bhaye.
hi: मंगल भवन अमंगल हारी। / द्रवउ सो दसरथ अजिर बिहारी॥ नई जगह: प्रबिसि नगर कीजे सब काजा। / हृदयँ राखि कोसलपुर राजा॥ सुंदरकांड की पहली: जामवंत के बचन सुहाए। / सुनि हनुमंत हृदय अति भाए॥
hg: Mangal bhavan amangal hari, / Dravahu so Dasharath ajir bihari. Nayi jagah: Prabisi nagar kije sab kaja, / Hriday rakhi Kosalpur raja. Sundarkand ki pehli: Jamvant ke bachan suhaye, / Suni Hanumant hriday ati bhaye.
@what classical wide EPIC
en: The first asks Ram, the home of all good and remover of ill, to be gracious; the second says: enter the city and do your work with the lord of Kosala in your heart. They are from Tulsidas's Ramcharitmanas.
hi: पहली में मंगल के धाम, अमंगल हरने वाले राम से कृपा की याचना; दूसरी: हृदय में कोसलपति को रखकर नगर में जाओ, सब काम करो। दोनों तुलसीदास के मानस से हैं।
hg: Pehli me mangal ke dham, amangal harne wale Ram se kripa ki yachna; doosri: hriday me Kosalpati ko rakhkar nagar me jao, sab kaam karo. Dono Tulsidas ke Manas se hain.
@when modern wide CUSTOM
en: They are said before a journey, interview or reading, or sung as a refrain (samput); no rule of hour or bath.
hi: यात्रा, इंटरव्यू या पाठ से पहले बोलें, या संपुट की तरह गाएँ; समय या स्नान का नियम नहीं।
hg: Yatra, interview ya path se pehle bolein, ya samput ki tarah gaayein; samay ya snan ka niyam nahi.
@see home-reading-scriptures

# hanuman-ashtak-and-purusha aarti
@names
en: sankat mochan hanuman ashtak, hanumanashtak, purusha suktam
hi: संकटमोचन हनुमानाष्टक, हनुमान अष्टक, पुरुष सूक्त
hg: hanuman ashtak, sankat mochan hanumanashtak, purush sukta
@ask
en: words of hanuman ashtak | baal samay ravi bhaksh liyo | ko nahi janat hai jag mein kapi | when to read hanuman ashtak | what is purusha sukta | sahasra shirsha purushah words | which hymn for vishnu abhishek | hanuman ashtak lyrics eight verses | sankatmochan naam tiharo | cosmic man hymn
hi: बाल समय रवि भक्ष लियो | को नहिं जानत है जग में कपि | हनुमान अष्टक कब पढ़ें | पुरुष सूक्त क्या है | सहस्रशीर्षा पुरुषः | हनुमान अष्टक किसने लिखा | संकटमोचन नाम तिहारो | हनुमान अष्टक लिखा हुआ | अष्टक और चालीसा में अंतर | विराट पुरुष का सूक्त
hg: bal samay ravi bhaksh liyo | ko nahi janat hai jag me kapi | hanuman ashtak kab padhe | purush sukt kya hai | sahasra shirsha purushah | hanuman ashtak lyrics | sankat mochan naam tiharo | ashtak aur chalisa me antar | hanuman ashtak likha hua | virat purush ka sukt
@words classical wide STOTRA
en: Hanuman Ashtak begins: Bal samay rabi bhakshi liyo tab, tinahun lok bhayo andhiyaro; its refrain: Ko nahin janat hai jag mein Kapi, Sankatmochan naam tiharo. The whole is under Aartis.
hi: हनुमानाष्टक: बाल समय रबि भक्षि लियो तब, तीनहुँ लोक भयो अँधियारो; टेक: को नहिं जानत है जग में कपि, संकटमोचन नाम तिहारो। पूरा "आरतियाँ" में है।
hg: Hanuman Ashtak: Bal samay rabi bhakshi liyo tab, tinahun lok bhayo andhiyaro; tek: Ko nahin janat hai jag me Kapi, Sankatmochan naam tiharo. Poora "Aartis" me hai.
@what classical wide VEDA
en: Purusha Sukta is the Rigveda's hymn of the cosmic Person, used in Vishnu's abhishek: Sahasrashirsha Purushah sahasrakshah sahasrapat.
hi: पुरुष सूक्त ऋग्वेद का विराट पुरुष का सूक्त है, विष्णु के अभिषेक में: सहस्रशीर्षा पुरुषः सहस्राक्षः सहस्रपात्।
hg: Purusha Sukta Rigveda ka virat Purush ka sukta hai, Vishnu ke abhishek me: Sahasrashirsha Purushah sahasrakshah sahasrapat.
@when modern wide CUSTOM
en: The Ashtak is read after the Chalisa on Tuesday and Saturday or in trouble; the Sukta in the morning.
hi: अष्टक चालीसा के बाद मंगल-शनिवार या संकट में पढ़ते हैं; सूक्त सुबह।
hg: Ashtak Chalisa ke baad Mangal-Shanivar ya sankat me padhte hain; Sukta subah.
@see hanuman-chalisa
@link /hindu-aartis?read=869d4eae-9148-57f6-aa4e-7e6ca77ee0dd

# navkar-mool-mantra aarti
@names
en: navkar mantra, namokar mantra, mool mantra, ik onkar
hi: णमोकार मंत्र, नवकार मंत्र, मूल मंत्र, इक ओंकार
hg: navkar mantra, namokar mantra, mool mantra, ek onkar
@ask
en: words of navkar mantra | meaning of namo arihantanam | what is ik onkar | mool mantra words | jain daily prayer | sikh morning prayer | can anyone say navkar mantra | gurprasad jap meaning | jain mantra before food or sleep | namo loe savva sahunam
hi: णमोकार मंत्र के बोल | नवकार मंत्र का अर्थ | इक ओंकार का अर्थ | मूल मंत्र क्या है | जैन धर्म का मुख्य मंत्र | सिख मूल मंत्र | सतनाम वाहेगुरु | जैन प्रार्थना रोज़ | करता पुरख निरभउ निरवैर | णमो लोए सव्वसाहूणं
hg: namokar mantra lyrics | navkar mantra ka arth | ek onkar ka matlab | mool mantra kya hai | jain dharm ka mantra | sikh dharm ka mool mantra | namo arihantanam | satnam waheguru | jain prarthana roz ki | karta purakh nirbhau nirvair | navkar mantra kab bole
@words classical wide STOTRA
en: Navkar of the Jains: Namo Arihantanam, Namo Siddhanam, Namo Ayariyanam, Namo Uvajjhayanam, Namo Loe Savva Sahunam. Mool Mantar of the Sikhs: Ik Onkar, Sat Naam, Karta Purakh, Nirbhau, Nirvair, Akal Murat, Ajuni, Saibhang, Gurprasad.
hi: जैन णमोकार: णमो अरिहंताणं, णमो सिद्धाणं, णमो आयरियाणं, णमो उवज्झायाणं, णमो लोए सव्वसाहूणं। सिख मूल मंत्र: इक ओंकार, सतनाम, करता पुरख, निरभउ, निरवैर, अकाल मूरत, अजूनी, सैभं, गुरप्रसाद।
hg: Jain Namokar: Namo Arihantanam, Namo Siddhanam, Namo Ayariyanam, Namo Uvajjhayanam, Namo Loe Savva Sahunam. Sikh Mool Mantar: Ik Onkar, Sat Naam, Karta Purakh, Nirbhau, Nirvair, Akal Murat, Ajuni, Saibhang, Gurprasad.
@what classical wide STOTRA
en: The Navkar bows to the conquerors, the liberated, teachers, preceptors and all saints, and asks for nothing. The Mool Mantar says God is one, true, maker, without fear or enmity, beyond time and birth, known by grace.
hi: णमोकार अरिहंत, सिद्ध, आचार्य, उपाध्याय और सब साधुओं को नमन है, कुछ माँगता नहीं। मूल मंत्र: ईश्वर एक, सत्य, कर्ता, निर्भय, निर्वैर, काल और जन्म से परे, कृपा से ज्ञात।
hg: Namokar Arihant, Siddh, Acharya, Upadhyay aur sab sadhuon ko naman hai, kuch maangta nahi. Mool Mantar: Ishwar ek, satya, karta, nirbhay, nirvair, kaal aur janm se pare, kripa se gyaat.
@ok modern wide CUSTOM
en: Anyone may say them with respect, morning, night or in trouble.
hi: कोई भी आदर से, सुबह, रात या कठिनाई में बोल सकता है।
hg: Koi bhi aadar se, subah, raat ya kathinai me bol sakta hai.

# brahma-sita-others-deity deity
@names
en: brahma, sita mata, parashuram, dhanvantari, chitragupta, yama
hi: ब्रह्मा जी, सीता माता, परशुराम, धन्वंतरि, चित्रगुप्त, यमराज
hg: brahma ji, sita mata, parshuram ji, dhanvantari, chitragupta, yamraj
@ask
en: why is brahma not worshipped much | where is the brahma temple | who is sita mata | parashuram who was he | who is dhanvantari god of medicine | chitragupta puja who does it | dhanvantari mantra for health | who is yama | seven immortals chiranjeevi names
en: why is brahma not worshipped | brahma temple pushkar story savitri | parashuram story | chitragupta puja pen | dhanvantari mantra
hi: ब्रह्मा जी की पूजा क्यों नहीं होती | ब्रह्मा का मंदिर कहाँ है | सीता माता कौन थीं | परशुराम कौन थे | आयुर्वेद के देवता कौन | चित्रगुप्त पूजा कौन करते हैं | यमराज कौन हैं | सात चिरंजीवी कौन हैं | अमृत कलश किसके हाथ में | पुष्कर मंदिर | भगवान परशुराम का मंत्र
hi: ब्रह्मा की पूजा क्यों नहीं होती | परशुराम की कथा | चित्रगुप्त पूजा | धन्वंतरि मंत्र | यमराज की सवारी
hg: brahma ji ki puja kyu nahi hoti | brahma ji ka mandir kaha hai | sita mata kaun thi | parshuram kaun the | dhanvantari kaun hai | chitragupta puja kaun karte hai | yamraj kaun hai | 7 chiranjeevi kaun hai | dawai ke devta kaun hai | pushkar mandir kis bhagwan ka hai | sita ji kiski beti thi | hanuman amar hai kya
hg: brahma ji ki puja kyu nahi hoti | parshuram ki kahani | chitragupt puja kaise | dhanvantari mantra kya hai | yamraj ki sawari
en: why is brahma not worshipped | vehicle of yama and brahma | who is chitragupta and his work | ketaki flower and brahma curse
hi: ब्रह्मा की पूजा क्यों नहीं होती | यमराज का वाहन | चित्रगुप्त का काम क्या है | ब्रह्मा का पाँचवाँ सिर
hg: brahma ki puja kyu nahi hoti | yamraj ka vahan kya hai | chitragupt ka kaam kya hai | brahma ka panchva sir
@who classical wide PUR
en: Brahma is the creator, with four faces and swan; Sita, daughter of the earth and Janaka, Ram's wife; Parashuram Vishnu's sixth avatar with the axe; Dhanvantari brought nectar and Ayurveda; Yama is lord of dharma and death, Chitragupta his scribe.
hi: ब्रह्मा चतुर्मुख सृष्टिकर्ता, वाहन हंस; सीता धरती और जनक की पुत्री, राम की पत्नी; परशुराम परशु वाले छठे अवतार; धन्वंतरि अमृत और आयुर्वेद लाए; यम धर्म और मृत्यु के देव, चित्रगुप्त उनके लेखक।
hg: Brahma chaturmukh srishtikarta, vahan hans; Sita dharti aur Janak ki putri, Ram ki patni; Parashuram parashu wale chhathe avatar; Dhanvantari amrit aur Ayurved laaye; Yam dharm aur mrityu ke dev, Chitragupta unke lekhak.
@why classical most PUR
en: Brahma has few temples, Pushkar the best known, as stories tell of a curse by Shiva or Savitri; he is still named first in many rites.
hi: ब्रह्मा के मंदिर कम हैं, पुष्कर सबसे प्रसिद्ध; कथाएँ शिव या सावित्री के शाप की बात कहती हैं। अनेक संस्कारों में उनका नाम फिर भी आता है।
hg: Brahma ke mandir kam hain, Pushkar sabse prasiddh; kathayein Shiv ya Savitri ke shaap ki baat kehti hain. Anek sanskaron me unka naam phir bhi aata hai.
@which classical wide PUR
en: The seven immortals are Ashwatthama, Bali, Vyasa, Hanuman, Vibhishana, Kripa and Parashuram. Dhanvantari is prayed to on Dhanteras for health, beside the doctor; Kayasthas keep Chitragupta's pen puja on Bhai Dooj.
hi: सात चिरंजीवी: अश्वत्थामा, बलि, व्यास, हनुमान, विभीषण, कृप, परशुराम। धन्वंतरि की पूजा धनतेरस पर स्वास्थ्य के लिए, डॉक्टर के साथ; कायस्थ भाई दूज पर चित्रगुप्त की क़लम-दवात पूजा करते हैं।
hg: Saat chiranjeevi: Ashwatthama, Bali, Vyas, Hanuman, Vibhishan, Kripa, Parashuram. Dhanvantari ki puja Dhanteras par swasthya ke liye, doctor ke saath; Kayasth Bhai Dooj par Chitragupta ki kalam-dawaat puja karte hain.
@words classical most STOTRA
en: Mantras: Brahma, Om Brahmane Namah; Sita, Om Sitayai Namah; Parashuram, Om Parashuramaya Namah; Dhanvantari, Om Namo Bhagavate Dhanvantaraye; Yama, Om Yamaya Namah; Chitragupta, Om Chitraguptaya Namah.
hi: मंत्र: ब्रह्मा, ॐ ब्रह्मणे नमः; सीता, ॐ सीतायै नमः; परशुराम, ॐ परशुरामाय नमः; धन्वंतरि, ॐ नमो भगवते धन्वंतरये; यम, ॐ यमाय नमः; चित्रगुप्त, ॐ चित्रगुप्ताय नमः।
hg: Mantra: Brahma, Om Brahmane Namah; Sita, Om Sitayai Namah; Parashuram, Om Parashuramaya Namah; Dhanvantari, Om Namo Bhagavate Dhanvantaraye; Yama, Om Yamaya Namah; Chitragupta, Om Chitraguptaya Namah.
@what classical wide PUR
en: At Shiva's pillar of light Brahma claimed to have seen its top, with the ketaki flower as false witness; so neither is worshipped widely. Another tale: Savitri cursed him at Pushkar for sitting with Gayatri. Yama rides a buffalo, south is his side.
hi: शिव के ज्योति-स्तंभ का शिखर देखने का झूठा दावा ब्रह्मा ने केतकी की गवाही से किया; इसलिए दोनों की पूजा कम है। दूसरी कथा: पुष्कर में गायत्री संग बैठने पर सावित्री का शाप। यम भैंसे पर, दिशा दक्षिण।
hg: Shiv ke jyoti-stambh ka shikhar dekhne ka jhootha daava Brahma ne ketaki ki gawahi se kiya; isliye dono ki puja kam hai. Doosri katha: Pushkar me Gayatri sang baithne par Savitri ka shaap. Yam bhainse par, disha dakshin.

# cow-and-vahan-deity deity
@names
en: gau mata, cow worship, nandi, vahan of gods, garuda
hi: गौ माता, गाय की पूजा, नंदी, देवताओं के वाहन, गरुड़
hg: gau mata, gaay ki puja, nandi ji, devtao ke vahan, garud
@ask
en: vahan of all gods list | why is the cow worshipped | why do we whisper in nandi's ear | which god rides which animal | what is kamdhenu | gopashtami what to do | nandi idol facing at home | whose vahan is the peacock | owl is the vehicle of which goddess | mouse mount of which god
en: vehicle of which god is what list | garuda vishnu nandi shiva mooshak ganesh vahan | why does each god have an animal vehicle | mooshak story of ganesh mouse
hi: देवताओं के वाहन कौन से हैं | गाय की पूजा क्यों करते हैं | नंदी के कान में क्यों बोलते हैं | कौन से देवता किस पर सवार हैं | कामधेनु कौन है | गोपाष्टमी पर क्या करें | गाय की पूजा कैसे करें | मूषक किसका वाहन | गरुड़ किसका वाहन है | उल्लू किसका वाहन | नंदी की मूर्ति
hi: किस भगवान की सवारी क्या है | सब देवताओं के वाहन | भगवान के वाहन पशु क्यों हैं | मूषक की कथा
hg: devtao ke vahan kaun kaun se hai | gaay ki puja kyu karte hai | nandi ke kaan me kyu bolte hai | kaun se bhagwan kis par sawar hai | kamdhenu kaun hai | gopashtami par kya kare | bachh baras kya hai | mushak kiska vahan hai | garud kiska vahan hai | ullu kis devi ka vahan | mor kis devta ka vahan
hg: kis bhagwan ki sawari kya hai list | devi devta ke vahan | bhagwan ke vahan janwar kyu hote hai | ganesh ji ke chuhe ki kahani
@which classical wide PUR
en: Vahans: Ganesh mouse, Shiva Nandi, Vishnu Garuda, Lakshmi owl, Durga lion, Saraswati swan, Kartikeya peacock, Surya seven horses, Indra elephant, Yama buffalo, Shani crow, Bhairav dog, Ganga makara, Sheetala donkey.
hi: वाहन: गणेश मूषक, शिव नंदी, विष्णु गरुड़, लक्ष्मी उल्लू, दुर्गा सिंह, सरस्वती हंस, कार्तिकेय मोर, सूर्य सात घोड़े, इंद्र हाथी, यम भैंसा, शनि कौआ, भैरव कुत्ता, गंगा मकर, शीतला गधा।
hg: Vahan: Ganesh mooshak, Shiv Nandi, Vishnu Garud, Lakshmi ullu, Durga sinh, Saraswati hans, Kartikeya mor, Surya saat ghode, Indra haathi, Yam bhainsa, Shani kauwa, Bhairav kutta, Ganga makar, Sheetala gadha.
@why modern wide CUSTOM
en: The cow is honoured as mother because she gives milk and asks little; all gods are said to dwell in her. Nandi, Shiva's gatekeeper, is told one's wish in the ear, as he is nearest to Shiva.
hi: गाय को माँ मानते हैं क्योंकि वह दूध देती है, कम माँगती है; उसमें सब देवों का वास कहा है। नंदी शिव के द्वारपाल हैं, इसलिए इच्छा उनके कान में कहते हैं।
hg: Gaay ko maa maante hain kyunki woh doodh deti hai, kam maangti hai; usme sab devon ka vaas kaha hai. Nandi Shiv ke dwarpal hain, isliye ichchha unke kaan me kehte hain.
@how modern wide CUSTOM
en: On Gopashtami or Bachh Baras cow and calf get tilak, garland, fodder and gur; in a city a gaushala gift serves.
hi: गोपाष्टमी या बछ बारस पर गाय-बछड़े को तिलक, माला, चारा, गुड़; शहर में गौशाला में दान।
hg: Gopashtami ya Bachh Baras par gaay-bachhde ko tilak, mala, chaara, gud; sheher me gaushala me daan.
@what classical most PUR
en: A vahan shows what the deity masters: Ganesh's mouse is restless desire, Durga's lion strength, Saraswati's swan discernment. The mouse was Krauncha, a heavenly singer under a curse, whom Ganesh tamed and took as mount.
hi: वाहन बताता है कि देव किस पर विजयी हैं: गणेश का मूषक चंचल इच्छा, दुर्गा का सिंह बल, सरस्वती का हंस विवेक। मूषक शापित गंधर्व क्रौंच था, जिसे गणेश ने वश में कर सवारी बनाया।
hg: Vahan batata hai ki dev kis par vijayi hain: Ganesh ka mooshak chanchal ichchha, Durga ka singh bal, Saraswati ka hans vivek. Mooshak shaapit gandharv Kraunch tha, jise Ganesh ne vash me kar sawari banaya.
@see feeding-animals-rite

# chandra-deity deity
@names
en: chandra dev, moon god
hi: चंद्र देव, चंद्रमा देवता
hg: chandra dev, chand dev, chandrama devta
@ask
en: who is chandra dev | moon god mantra and day | how to give water to the moon | what to offer chandra | chandra dev wives story of waning
hi: चंद्र देव कौन हैं | चंद्र देव का मंत्र और दिन | चंद्रमा को जल कैसे चढ़ाएँ | चंद्र देव को क्या चढ़ाएँ | चंद्रमा घटता बढ़ता क्यों है कथा
hg: chandra dev kaun hai | chandra dev ka mantra aur din | chandrama ko jal kaise chadhaye | chandra dev ko kya chadhaye | chandra dev ki kahani
en: why does the moon wane and grow | how many wives has chandra | curse of daksha on moon | budh son of moon story | who cursed the moon
hi: चंद्रमा घटता बढ़ता क्यों है कथा | चंद्र की कितनी पत्नियाँ | चंद्रमा को शाप किसने दिया | बुध चंद्र का पुत्र कैसे | शिव के सिर पर चंद्र की कथा
hg: chand ghatta badhta kyu hai katha | chandra ki kitni patniyan | chandrama ko shrap kisne diya | budh chandra ka putra kaise | chandrama ko daksh ka shap
@who classical wide PUR
en: Chandra or Soma, lord of mind and night, rides a chariot of ten white horses or an antelope. Monday and Purnima are his; white flowers, milk, rice and kheer his offering; Om Som Somaya Namah his mantra.
hi: चंद्र या सोम, मन और रात्रि के स्वामी, दस सफ़ेद घोड़ों के रथ या मृग पर हैं। सोमवार और पूर्णिमा उनके; सफ़ेद फूल, दूध, चावल, खीर अर्पण; मंत्र ॐ सों सोमाय नमः।
hg: Chandra ya Som, mann aur ratri ke swami, das safed ghodon ke rath ya mrig par hain. Somvar aur Purnima unke; safed phool, doodh, chawal, kheer arpan; mantra Om Som Somaya Namah.
@how modern wide CUSTOM
en: At moonrise face the Moon, pour water mixed with a little milk, rice and white flowers from a silver, steel or any vessel but copper by custom, bow, and ask for calm.
hi: चंद्रोदय पर चाँद की ओर मुँह कर चाँदी, स्टील या किसी पात्र से (रिवाज में ताँबा नहीं) थोड़े दूध, चावल, सफ़ेद फूल वाला जल दें, प्रणाम करें, शांति माँगें।
hg: Chandroday par chaand ki or munh kar chaandi, steel ya kisi patra se (riwaz me taamba nahi) thode doodh, chawal, safed phool wala jal dein, pranam karein, shanti maangein.
@why classical wide PUR
en: Chandra, husband of Daksha's 27 daughters, the nakshatras, loved only Rohini and was cursed to waste away; Shiva at Somnath let him wane and grow again. So the Moon rests on Shiva's head.
hi: दक्ष की 27 पुत्रियों, नक्षत्रों, के पति चंद्र केवल रोहिणी को चाहते थे और क्षय का शाप पाया; सोमनाथ में शिव ने घटने-बढ़ने का वर दिया। इसलिए चाँद शिव के मस्तक पर है।
hg: Daksh ki 27 putriyon, nakshatron, ke pati Chandra keval Rohini ko chahte the aur kshay ka shaap paya; Somnath me Shiv ne ghatne-badhne ka var diya. Isliye chaand Shiv ke mastak par hai.
@what classical wide PUR
en: Sage Atri's son, or risen from the churned ocean, Chandra carried off Tara, Brihaspati's wife; their son is Budh, Mercury. Astronomy shows the phases as the Sun's light seen from a changing side, 29 and a half days long.
hi: अत्रि के पुत्र, या समुद्र मंथन से निकले चंद्र, बृहस्पति की पत्नी तारा को ले गए; उनका पुत्र बुध है। खगोल में कलाएँ सूर्य के प्रकाश का बदलता दिखता भाग हैं, साढ़े उनतीस दिन का चक्र।
hg: Atri ke putra, ya samudra manthan se nikle Chandra, Brihaspati ki patni Tara ko le gaye; unka putra Budh hai. Khagol me kalayein Surya ke prakash ka badalta dikhta bhaag hain, saadhe untees din ka chakra.
@which modern most CUSTOM
en: By custom milk is not poured for the Moon from copper; white cloth, rice, silver, sugar and kheer are his gifts on Monday or Purnima. Many with a restless mind simply sit in his light and say his name eleven times.
hi: रिवाज में चंद्र को दूध ताँबे से नहीं देते; सोमवार या पूर्णिमा को सफ़ेद वस्त्र, चावल, चाँदी, मिश्री, खीर के दान हैं। बेचैन मन में कई बस चाँदनी में बैठ ग्यारह बार नाम लेते हैं।
hg: Riwaz me Chandra ko doodh taambe se nahi dete; Somvar ya Purnima ko safed vastra, chawal, chaandi, mishri, kheer ke daan hain. Bechain mann me kai bas chaandni me baith gyarah baar naam lete hain.

# which-day-which-god deity
@names
en: days of the gods, which god on which day
hi: वार और देवता, दिनों के देवता
hg: vaar aur devta, dino ke bhagwan
@ask
en: monday is the day of which god | which god should be worshipped on tuesday | friday is which goddess day | saturday god | what to do on thursday for god | daily god chart for the week
hi: सोमवार किस भगवान का दिन है | मंगलवार को किसकी पूजा करें | शुक्रवार किस देवी का दिन | शनिवार किस भगवान का | रविवार को किसकी पूजा | हफ़्ते के दिनों के देवता
hg: monday kis bhagwan ka din hota hai | mangalvar ko kiski puja kare | friday kis devi ka din hai | shanivar ko kis bhagwan ki puja hoti hai | sunday ko kiski puja kare | hafte ke din aur bhagwan list
en: colour and offering for each weekday god | which mantra on which day | weekday wise puja chart with flower and bhog | wednesday which god | sunday puja of which god
hi: सोमवार किस भगवान का दिन | बुधवार को किसकी पूजा | किस वार को क्या चढ़ाएँ | वार अनुसार भोग और रंग | किस दिन कौन सा मंत्र
hg: budhvar ko kiski puja hoti hai | thursday kis bhagwan ka din | kis din kya chadhaye bhagwan ko | din ke hisab se bhog aur rang | kis din kaun sa mantra jape
@which modern wide CUSTOM
en: Sunday Surya and Bhairav, Monday Shiva, Tuesday Hanuman, Devi and in Maharashtra Ganesh, Wednesday Ganesh and Krishna, Thursday Vishnu, Guru and Sai, Friday Lakshmi and Devi, Saturday Shani, Hanuman and in the south Balaji.
hi: रविवार सूर्य और भैरव, सोमवार शिव, मंगलवार हनुमान, देवी और महाराष्ट्र में गणेश, बुधवार गणेश और कृष्ण, गुरुवार विष्णु, गुरु और साईं, शुक्रवार लक्ष्मी और देवी, शनिवार शनि, हनुमान और दक्षिण में बालाजी।
hg: Ravivar Surya aur Bhairav, Somvar Shiv, Mangalvar Hanuman, Devi aur Maharashtra me Ganesh, Budhvar Ganesh aur Krishna, Guruvar Vishnu, Guru aur Sai, Shukravar Lakshmi aur Devi, Shanivar Shani, Hanuman aur dakshin me Balaji.
@ok modern wide CUSTOM
en: Every deity may be worshipped every day; the weekday is only a help to memory, drawn from its planet. A lamp and a minute of prayer to the day's deity are enough.
hi: हर देवता की पूजा हर दिन हो सकती है; वार केवल याद रखने का सहारा है, उसके ग्रह से। दिन के देवता के लिए दीपक और एक मिनट की प्रार्थना काफ़ी है।
hg: Har devta ki puja har din ho sakti hai; vaar keval yaad rakhne ka sahara hai, uske grah se. Din ke devta ke liye deepak aur ek minute ki prarthana kaafi hai.
@colour modern most CUSTOM
en: Colour and bhog by day: Sunday red, wheat and gur; Monday white, milk, kheer; Tuesday red, boondi; Wednesday green, moong, laddu; Thursday yellow, chana dal, banana; Friday white or pink, kheer, mishri; Saturday blue or black, til, urad.
hi: वार का रंग और भोग: रवि लाल, गेहूँ-गुड़; सोम सफ़ेद, दूध-खीर; मंगल लाल, बूँदी; बुध हरा, मूँग-लड्डू; गुरु पीला, चना दाल-केला; शुक्र सफ़ेद-गुलाबी, खीर-मिश्री; शनि नीला-काला, तिल-उड़द।
hg: Vaar ka rang aur bhog: Ravi laal, gehu-gur; Som safed, doodh-kheer; Mangal laal, boondi; Budh hara, moong-laddu; Guru peela, chana dal-kela; Shukra safed-gulabi, kheer-mishri; Shani neela-kaala, til-urad.
@words modern most CUSTOM
en: One mantra a day: Sunday Om Suryaya Namah, Monday Om Namah Shivaya, Tuesday Om Hanumate Namah, Wednesday Om Gan Ganapataye Namah, Thursday Om Namo Bhagavate Vasudevaya, Friday Om Mahalakshmyai Namah, Saturday Om Sham Shanaishcharaya Namah.
hi: हर दिन एक मंत्र: रवि ॐ सूर्याय नमः, सोम ॐ नमः शिवाय, मंगल ॐ हनुमते नमः, बुध ॐ गं गणपतये नमः, गुरु ॐ नमो भगवते वासुदेवाय, शुक्र ॐ महालक्ष्म्यै नमः, शनि ॐ शं शनैश्चराय नमः।
hg: Har din ek mantra: Ravi Om Suryaya Namah, Som Om Namah Shivaya, Mangal Om Hanumate Namah, Budh Om Gan Ganapataye Namah, Guru Om Namo Bhagavate Vasudevaya, Shukra Om Mahalakshmyai Namah, Shani Om Sham Shanaishcharaya Namah.
@how modern wide CUSTOM
en: The day's puja in five minutes: bath, lamp, the deity's flower or leaf, its mantra 11 or 108 times, a little sweet, aarti. Morning or dusk; Shani, Hanuman and Bhairav mostly at dusk.
hi: दिन की पूजा पाँच मिनट में: स्नान, दीपक, देवता का फूल या पत्ता, मंत्र 11 या 108 बार, थोड़ा मीठा, आरती। सुबह या शाम; शनि, हनुमान और भैरव की प्रायः शाम को।
hg: Din ki puja paanch minute me: snan, deepak, devta ka phool ya patta, mantra 11 ya 108 baar, thoda meetha, aarti. Subah ya shaam; Shani, Hanuman aur Bhairav ki aksar shaam ko.
@see weekday-fasts

# flower-of-each-god deity
@names
en: what is not offered to which god, forbidden flowers for gods
hi: किस देवता को क्या नहीं चढ़ाते
hg: kis devta ko kya nahi chadhate, kis bhagwan ko kya nahi chadhana chahiye
@ask
en: list of things not offered to gods | tulsi is not offered to which gods | ketaki flower not offered to whom | which flower for which god list | can fallen flowers be offered | can flowers from a neighbour's garden be offered
hi: कौन सी चीज़ किस भगवान को नहीं चढ़ती | तुलसी किन देवताओं को नहीं चढ़ती | किस भगवान को कौन सा फूल | नीचे गिरे फूल चढ़ा सकते हैं | पड़ोसी के बग़ीचे के फूल
hg: kaun si cheez kis bhagwan ko nahi chadhti | tulsi kin devtao ko nahi chadhti | ketki kisko nahi chadhti | kis bhagwan ko kaun sa phool | niche gire phool chadha sakte hai | padosi ke garden ke phool puja me
en: how many durva bel and tulsi leaves | favourite leaf of each god | which bhog is not given to which god | can I offer rose to shiva
hi: कितनी दूर्वा बेल और तुलसी चढ़ाएँ | किस देवता को कौन सा पत्ता | लाल फूल किसे नहीं चढ़ाते | शिव को गुलाब चढ़ा सकते हैं
hg: kitni durva bel aur tulsi chadhaye | kis devta ko kaun sa patta | lal phool kisko nahi chadhate | shiv ji ko gulab chadha sakte hai
@which modern most CUSTOM
en: Not offered by custom: tulsi to Shiva, Ganesh and Lakshmi; ketaki, haldi and kumkum to Shiva; bel to Surya; durva to Durga; dhatura and aak to Vishnu; plain rice to Vishnu in some homes.
hi: रिवाज में नहीं चढ़ाते: शिव, गणेश, लक्ष्मी को तुलसी; शिव को केतकी, हल्दी, कुमकुम; सूर्य को बेल; दुर्गा को दूर्वा; विष्णु को धतूरा, आक, कुछ घरों में सादा चावल।
hg: Riwaz me nahi chadhate: Shiv, Ganesh, Lakshmi ko tulsi; Shiv ko ketaki, haldi, kumkum; Surya ko bel; Durga ko durva; Vishnu ko dhatura, aak, kuch gharon me saada chawal.
@ok modern wide CUSTOM
en: Fallen, smelled, stale or taken-without-asking flowers are not offered; harsingar picked from the ground, lotus and dried bel leaves are exceptions. A mistake made in love is no fault.
hi: गिरे, सूँघे, बासी या बिना पूछे तोड़े फूल नहीं चढ़ाते; ज़मीन से चुना हरसिंगार, कमल और सूखा बेलपत्र अपवाद हैं। प्रेम से हुई भूल दोष नहीं।
hg: Gire, soonghe, baasi ya bina poochhe tode phool nahi chadhate; zameen se chuna harsingar, kamal aur sookha belpatra apvaad hain. Prem se hui bhool dosh nahi.
@what modern most CUSTOM
en: Given by custom: durva to Ganesh, bel and dhatura to Shiva, tulsi to Vishnu, Ram, Krishna and Hanuman, lotus to Lakshmi, hibiscus to Durga and Kali, white or yellow flowers to Saraswati, red to Surya, blue aparajita to Shani.
hi: रिवाज में चढ़ते हैं: गणेश को दूर्वा, शिव को बेल-धतूरा, विष्णु, राम, कृष्ण, हनुमान को तुलसी, लक्ष्मी को कमल, दुर्गा-काली को गुड़हल, सरस्वती को सफ़ेद-पीले, सूर्य को लाल, शनि को नीली अपराजिता।
hg: Riwaz me chadhte hain: Ganesh ko durva, Shiv ko bel-dhatura, Vishnu, Ram, Krishna, Hanuman ko tulsi, Lakshmi ko kamal, Durga-Kali ko gudhal, Saraswati ko safed-peele, Surya ko laal, Shani ko neeli aparajita.
@how modern most CUSTOM
en: Counts are loose: durva 3, 5 or 21, bel 1, 3, 5, 11 or 108 with three leaflets, tulsi one leaf or 11, lotus one or 108. One fresh leaf with love is complete; flowers look up, bel smooth side down.
hi: गिनती खुली है: दूर्वा 3, 5 या 21, तीन पत्ती वाला बेल 1, 3, 5, 11 या 108, तुलसी एक पत्ता या 11, कमल एक या 108। प्रेम का एक पत्ता पूरा है; फूल ऊपर मुख, बेल का चिकना भाग नीचे।
hg: Ginti khuli hai: durva 3, 5 ya 21, teen patti wala bel 1, 3, 5, 11 ya 108, tulsi ek patta ya 11, kamal ek ya 108. Prem ka ek patta poora hai; phool upar mukh, bel ka chikna bhaag neeche.
@why classical most PUR
en: Ketaki is left out for Shiva as it bore false witness for Brahma at the pillar of light; tulsi for Ganesh because of their mutual curse; durva is grass of Ganesh and so not Durga's. They are tales, so no fear of a slip.
hi: केतकी ने ज्योति-स्तंभ पर ब्रह्मा के लिए झूठी गवाही दी, इसलिए शिव को नहीं; तुलसी-गणेश के परस्पर शाप से वह उन्हें नहीं; दूर्वा गणेश की है, दुर्गा की नहीं। ये कथाएँ हैं, भूल का डर नहीं।
hg: Ketaki ne jyoti-stambh par Brahma ke liye jhoothi gawahi di, isliye Shiv ko nahi; Tulsi-Ganesh ke paraspar shaap se woh unhe nahi; durva Ganesh ki hai, Durga ki nahi. Ye kathayein hain, bhool ka dar nahi.

# famous-temples-deity deity
@names
en: shrinathji, salasar balaji, siddhivinayak temple, banke bihari, famous temples
hi: श्रीनाथजी, सालासर बालाजी, सिद्धिविनायक मंदिर, बाँके बिहारी, प्रसिद्ध मंदिर
hg: shrinathji, salasar balaji, siddhivinayak mandir, banke bihari, famous mandir
@ask
en: where is shrinathji and who is he | why is salasar balaji bearded | which day for siddhivinayak | why does the curtain close at banke bihari | famous temples for each god | where to go for ganesh darshan | richest temple in india
en: where is the upside down hanuman temple and why
hi: श्रीनाथजी कौन हैं और कहाँ हैं | सालासर बालाजी की दाढ़ी क्यों | सिद्धिविनायक किस दिन जाएँ | बाँके बिहारी में पर्दा क्यों लगाते हैं | हर भगवान के प्रसिद्ध मंदिर | बाँके बिहारी कहाँ हैं
hi: उल्टे हनुमान का मंदिर कहाँ है
hg: shrinathji kaun hai aur kaha hai | salasar balaji ki dadhi kyu | siddhivinayak kis din jaye | banke bihari me parda kyu lagate hai | har bhagwan ke famous mandir | banke bihari kaha hai
hg: ulte hanuman ka mandir kaha hai aur kyu
@what modern wide CUSTOM
en: Shrinathji at Nathdwara is Krishna as the boy who lifts Govardhan; eight darshans open daily in the Pushtimarg. Banke Bihari of Vrindavan, found by Swami Haridas, is shown with a curtain drawn again and again, so that none is lost in his gaze.
hi: नाथद्वारा के श्रीनाथजी गोवर्धन उठाए बाल कृष्ण हैं; पुष्टिमार्ग में दिन में आठ दर्शन खुलते हैं। वृंदावन के बाँके बिहारी, स्वामी हरिदास को प्रकट, बार-बार पर्दे में दर्शन देते हैं कि कोई उनकी नज़र में न खो जाए।
hg: Nathdwara ke Shrinathji Govardhan uthaye Bal Krishna hain; Pushtimarg me din me aath darshan khulte hain. Vrindavan ke Banke Bihari, Swami Haridas ko prakat, baar-baar parde me darshan dete hain ki koi unki nazar me na kho jaye.
@which modern wide CUSTOM
en: Salasar Balaji in Rajasthan is Hanuman with beard and moustache, as he first appeared to the saint Mohandas; Siddhivinayak in Mumbai has the trunk to the right, Tuesday and Angarki Chaturthi drawing most. Each temple sells no favours: buy darshan only from its own office.
hi: राजस्थान के सालासर बालाजी दाढ़ी-मूँछ वाले हनुमान हैं, जैसे संत मोहनदास को दिखे; मुंबई के सिद्धिविनायक की सूँड़ दाईं ओर, मंगलवार और अंगारकी चतुर्थी को भीड़। दर्शन का टिकट केवल मंदिर के अपने कार्यालय से लें।
hg: Rajasthan ke Salasar Balaji dadhi-moonchh wale Hanuman hain, jaise sant Mohandas ko dikhe; Mumbai ke Siddhivinayak ki soond dayin or, Mangalvar aur Angarki Chaturthi ko bheed. Darshan ka ticket keval mandir ke apne office se lein.
@where modern wide CUSTOM
en: The upside-down Hanuman (Ulte Hanuman) is at Sanwer near Indore: it is told that he stands on his head as he dived to the netherworld to free Ram and Lakshman from Ahiravan.
hi: उल्टे हनुमान का मंदिर इंदौर के पास सांवेर में है: कथा है कि अहिरावण से राम-लक्ष्मण को छुड़ाने पाताल में उतरते हुए वे सिर के बल हैं।
hg: Ulte Hanuman ka mandir Indore ke paas Sanwer me hai: katha hai ki Ahiravan se Ram-Lakshman ko chhudane patal me utarte hue woh sir ke bal hain.

# naag-devta-deity deity
@names
en: naag devta, snake god, shesha naag, vasuki, manasa devi
hi: नाग देवता, शेषनाग, वासुकि नाग, मनसा देवी
hg: naag devta, sheshnaag, vasuki naag, mansa devi
@ask
en: who is naag devta | difference between shesha and vasuki | who is manasa devi | is it right to feed milk to a snake | mantra of nag devta | snake killed by mistake what to do | takshak and parikshit story
hi: नाग देवता कौन हैं | शेषनाग और वासुकि में अंतर | मनसा देवी कौन हैं | साँप को दूध पिलाना सही है क्या | नाग देवता का मंत्र | ग़लती से साँप मर गया क्या करें | तक्षक और परीक्षित की कथा
hg: naag devta kaun hai | sheshnaag aur vasuki me antar | mansa devi kaun hai | saanp ko doodh pilana sahi hai kya | naag devta ka mantra | galti se saanp mar gaya kya kare | takshak aur parikshit ki kahani
@who classical wide PUR
en: Naag Devta are the serpents, children of Kashyapa and Kadru: Shesha bears the earth and Vishnu's bed, Vasuki winds round Shiva's neck, Takshaka bit Parikshit. Manasa Devi, sister of Vasuki, guards against snakes, above all in Bengal.
hi: नाग देवता कश्यप और कद्रू की संतान हैं: शेष पृथ्वी को धारण करते और विष्णु की शय्या हैं, वासुकि शिव के गले में, तक्षक ने परीक्षित को डसा। वासुकि की बहन मनसा देवी सर्प से रक्षा की देवी, विशेषकर बंगाल में।
hg: Naag devta Kashyap aur Kadru ki santan hain: Shesh prithvi ko dharan karte aur Vishnu ki shayya hain, Vasuki Shiv ke gale me, Takshak ne Parikshit ko dasa. Vasuki ki behen Mansa Devi sarp se raksha ki devi, khaaskar Bengal me.
@how modern wide CUSTOM
en: Panchami is their day, above all Nag Panchami: milk, puffed rice, flowers, durva before an image or a termite mound, with Om Nagadevaya Namah. Snakes cannot drink milk and suffer from it; worship a picture.
hi: पंचमी, विशेषकर नाग पंचमी, उनका दिन है: मूर्ति या बाँबी पर दूध, लावा, फूल, दूर्वा, मंत्र ॐ नागदेवाय नमः। साँप दूध नहीं पचा पाते और बीमार होते हैं; चित्र की पूजा करें।
hg: Panchami, khaaskar Nag Panchami, unka din hai: murti ya baambi par doodh, lava, phool, durva, mantra Om Nagadevaya Namah. Saanp doodh nahi pacha paate aur beemar hote hain; chitra ki puja karein.
@do modern wide SENSE
en: A snake in the house: keep distance, shut the room, call the forest helpline or a rescuer. One killed by mistake brings no curse; a lamp to Shiva settles the mind. A bite goes to hospital at once, no healer.
hi: घर में साँप हो तो दूर रहें, कमरा बंद करें, वन विभाग या बचाव दल बुलाएँ। भूल से मर गया तो कोई शाप नहीं; शिव को दीपक मन शांत करे। काटने पर तुरंत अस्पताल, झाड़-फूँक नहीं।
hg: Ghar me saanp ho to door rahein, kamra band karein, van vibhag ya rescue dal bulayein. Bhool se mar gaya to koi shaap nahi; Shiv ko deepak mann shaant kare. Kaatne par turant hospital, jhaad-phoonk nahi.

# beej-mantras aarti
@names
en: beej mantra, bija mantra, seed mantra, lakshmi beej mantra
hi: बीज मंत्र, लक्ष्मी बीज मंत्र, बीजाक्षर
hg: beej mantra, beej akshar, bij mantra
@ask
en: what is the beej mantra of Lakshmi | seed syllable of Saraswati and Durga | beej mantra of Ganesh Shiva Hanuman | how many times is a beej mantra chanted | which beej mantra is for Krishna | is it safe to chant a beej mantra without guru
hi: लक्ष्मी जी का बीज मंत्र कौन सा है | सरस्वती और दुर्गा का बीज मंत्र | गणेश शिव हनुमान का बीज मंत्र बताइए | बीज मंत्र कितनी बार जपें | कृष्ण का बीज मंत्र क्या है | बिना गुरु के बीज मंत्र जप सकते हैं क्या
hg: lakshmi ji ka beej mantra konsa hai | saraswati aur durga ka beej mantra | ganesh shiv hanuman ka beej mantra batao | beej mantra kitni baar jape | krishna ka beej mantra kya hai | bina guru ke beej mantra jap sakte hai kya
@words classical wide STOTRA
en: Beej mantras: Lakshmi Shreem (Om Shreem Mahalakshmyai Namah), Saraswati Aim, Durga Dum, Kali Kreem, Ganesh Gam, Shiva Haum, Hanuman Hum, Krishna Kleem, Bhuvaneshwari Hreem. Each is chanted 11 or 108 times a day.
hi: बीज मंत्र: लक्ष्मी श्रीं (ॐ श्रीं महालक्ष्म्यै नमः), सरस्वती ऐं, दुर्गा दुं, काली क्रीं, गणेश गं, शिव हौं, हनुमान हुं, कृष्ण क्लीं, भुवनेश्वरी ह्रीं। रोज़ 11 या 108 बार जपते हैं।
hg: Beej mantra: Lakshmi Shreem (Om Shreem Mahalakshmyai Namah), Saraswati Aim, Durga Dum, Kali Kreem, Ganesh Gam, Shiv Haum, Hanuman Hum, Krishna Kleem, Bhuvaneshwari Hreem. Roz 11 ya 108 baar japte hain.
@which modern most CUSTOM
en: The count is 11, 21 or one mala of 108, best at dawn or dusk and on the deity's day, as Friday for Lakshmi; one mala kept up daily is worth more than many once.
hi: संख्या 11, 21 या 108 की एक माला, भोर या संध्या में, देवता के वार को अच्छा, जैसे लक्ष्मी का शुक्रवार; रोज़ की एक माला कभी-कभार की बहुत मालाओं से बढ़कर है।
hg: Sankhya 11, 21 ya 108 ki ek mala, bhor ya sandhya me, devta ke vaar ko achha, jaise Lakshmi ka Shukravar; roz ki ek mala kabhi-kabhar ki bahut malaon se badhkar hai.
@ok modern disputed CUSTOM
en: Chanted with Om and Namah as a prayer, a beej mantra harms nobody, and a slip of the tongue neither. Many teachers give the bare syllable and long tantric mantras only with initiation; God's names need none.
hi: ॐ और नमः के साथ प्रार्थना की तरह जपा बीज मंत्र किसी को हानि नहीं करता, न उच्चारण की भूल। अकेला बीज और लंबे तांत्रिक मंत्र कई गुरु दीक्षा से ही देते हैं; भगवान के नाम को दीक्षा नहीं चाहिए।
hg: Om aur Namah ke saath prarthna ki tarah japa beej mantra kisi ko haani nahi karta, na uchcharan ki bhool. Akela beej aur lambe tantrik mantra kai guru deeksha se hi dete hain; Bhagwan ke naam ko deeksha nahi chahiye.
@see mantra-jaap
`;
