/** Customs and meaning of festivals; their dates are computed. docs/guide-topics.md says how it is written. */
export default `
# diwali-lakshmi-puja festival
@names
en: diwali, deepavali, diwali lakshmi puja, diwali puja
hi: दिवाली, दीपावली, दिवाली की पूजा, लक्ष्मी पूजन
hg: deepawali, diwali ki puja, diwali lakshmi pujan, dipawali
@ask
en: how to do lakshmi puja on diwali | what is needed for diwali puja | why do we celebrate diwali | how many diyas to light on diwali | what are the five days of diwali | should the door be kept open on diwali night | can we celebrate diwali in a rented room alone | is gambling on diwali good | how to clean and decorate for diwali | correct time of day for lakshmi puja on diwali | diwali puja step by step simple | what to cook and offer on diwali | what should not be done on diwali | I am alone in a hostel this diwali, how do I do a small puja
en: diwali puja time pradosh kaal | which side to face in lakshmi puja | diwali puja step by step at home simple | what bhog for lakshmi on diwali | can we do diwali puja in periods | what colour to wear on diwali puja | how many ghee diyas | diwali story in short for kids
en: why is diwali celebrated
en: reason behind diwali
hi: दिवाली पर लक्ष्मी पूजा कैसे करें | दिवाली पूजा की सामग्री | दिवाली क्यों मनाते हैं | दिवाली पर कितने दीये जलाएँ | दिवाली के पाँच दिन कौन से हैं | दिवाली की रात दरवाज़ा खुला रखें क्या | दिवाली पर क्या ख़रीदें | अकेले रहकर दिवाली कैसे मनाएँ | दिवाली की पूजा कितने बजे करें | दिवाली पर क्या नहीं करना चाहिए | दिवाली पर क्या भोग लगाएँ | दिवाली पूजा की सरल विधि | दिवाली पर जुआ खेलना | दिवाली पर कुबेर पूजा कैसे करें
hi: दिवाली पूजा की विधि स्टेप बाय स्टेप | दिवाली पूजा में मुँह किस ओर | दिवाली पर लक्ष्मी जी को क्या भोग लगाएँ | दिवाली पर पीरियड आ जाए | दिवाली पूजा में कौन सा रंग पहनें | दिवाली क्यों मनाते हैं छोटी कहानी
hi: दिवाली क्यों मनाया जाता है
hi: दिवाली मनाने का कारण क्या है
hi: दिवाली क्यों मनाई जाती है | दिवाली कैसे मनाएँ
hg: diwali par lakshmi puja kaise kare | diwali puja ka saman list | diwali kyu manate hai | diwali par kitne diye jalane chahiye | diwali ke 5 din kaun se hai | diwali ki raat darwaza khula rakhna chahiye kya | pg me rehta hu diwali ki puja kaise karu | diwali par lakshmi ganesh ki murti kaise rakhe | diwali ki puja kis time kare | diwali par kya nahi karna chahiye | diwali par kya bhog lagaye | diwali puja saral vidhi | diwali par jua khelna sahi hai | diwali ki raat kya kare | diwali me ghar me kya kya sajaye
hg: diwali puja ki vidhi step by step | diwali puja me muh kidhar kare | diwali par laxmi ji ko kya bhog lagaye | diwali pe period aa gaya puja kaise kare | diwali puja me kaun sa color pehne | diwali kyu manate hai short story
hg: deepawali kyu manaya jata hai
hg: diwali manane ka karan
hg: dipawali kyu manate hai | dipawali kyu manai jati hai | dipawali kaise manaye
@how modern wide CUSTOM
en: On Diwali evening Lakshmi, Ganesh, Saraswati and Kuber are worshipped: clean house, rangoli, chowki with red cloth, new idols or a picture, kalash, diyas, kheel-batashe, lotus or marigold, account book, then aarti and lamps in every corner.
hi: दिवाली की शाम लक्ष्मी, गणेश, सरस्वती और कुबेर की पूजा होती है: साफ़ घर, रंगोली, लाल कपड़े की चौकी, नई मूर्ति या चित्र, कलश, दीये, खील-बताशे, कमल या गेंदा, बही, फिर आरती और हर कोने में दीप।
hg: Diwali ki shaam Lakshmi, Ganesh, Saraswati aur Kuber ki puja hoti hai: saaf ghar, rangoli, laal kapde ki chowki, nayi murti ya chitra, kalash, diye, kheel-batashe, kamal ya genda, bahi, phir aarti aur har kone me deep.
@why classical wide EPIC
en: Diwali is the return of Ram, Sita and Lakshman to Ayodhya, and the night Lakshmi is welcomed. Jains remember Mahavir's nirvana, Sikhs Bandi Chhor; Bengal worships Kali, the south remembers Narakasura's end.
hi: दिवाली राम, सीता और लक्ष्मण के अयोध्या लौटने का पर्व और लक्ष्मी के स्वागत की रात है। जैन महावीर निर्वाण, सिख बंदी छोड़ मनाते हैं; बंगाल में काली पूजा, दक्षिण में नरकासुर-वध।
hg: Diwali Ram, Sita aur Lakshman ke Ayodhya lautne ka parv aur Lakshmi ke swagat ki raat hai. Jain Mahavir nirvan, Sikh Bandi Chhor manate hain; Bengal me Kali puja, dakshin me Narakasur-vadh.
@which modern wide CUSTOM
en: The five days are Dhanteras, Chhoti Diwali (Naraka Chaturdashi), Diwali with Lakshmi puja, Govardhan or Padwa, and Bhai Dooj. Eleven, 21 or 51 diyas are liked; two at the door are enough.
hi: पाँच दिन हैं धनतेरस, छोटी दिवाली (नरक चतुर्दशी), लक्ष्मी पूजा वाली दिवाली, गोवर्धन या पड़वा, और भाई दूज। 11, 21 या 51 दीये प्रिय हैं; द्वार पर दो भी काफ़ी हैं।
hg: Paanch din hain Dhanteras, Chhoti Diwali (Narak Chaturdashi), Lakshmi puja wali Diwali, Govardhan ya Padwa, aur Bhai Dooj. 11, 21 ya 51 diye priya hain; dwar par do bhi kaafi hain.
@ok modern wide SENSE
en: Leave a lamp rather than an open door: light and a clean threshold welcome Lakshmi, and a locked door harms nothing. Gambling is no part of worship.
hi: खुले दरवाज़े की जगह दीया रखें: प्रकाश और साफ़ चौखट लक्ष्मी का स्वागत है, बंद दरवाज़े से कुछ नहीं बिगड़ता। जुआ पूजा का अंग नहीं।
hg: Khule darwaze ki jagah diya rakhein: prakash aur saaf chaukhat Lakshmi ka swagat hai, band darwaze se kuch nahi bigadta. Jua puja ka ang nahi.
@when classical wide DS
en: Diwali is Kartik Amavasya (Ashwin in the west and south); Lakshmi puja is done in pradosh, about two hours from sunset, in a fixed lagna by many. Late workers do it when they come home.
hi: दिवाली कार्तिक अमावस्या (पश्चिम-दक्षिण में आश्विन) है; लक्ष्मी पूजा प्रदोष में, सूर्यास्त से लगभग दो घंटे, कई स्थिर लग्न में करते हैं। देर से लौटने वाले आकर करें।
hg: Diwali Kartik Amavasya (paschim-dakshin me Ashwin) hai; Lakshmi puja pradosh me, suryast se lagbhag do ghante, kai sthir lagna me karte hain. Der se lautne wale aakar karein.
@do modern wide CUSTOM
en: Step by step: chowki in the north-east or east, you facing east or north; kalash, Ganesh first, then Lakshmi, Saraswati, Kuber; tilak, rice, lotus or rose, kheel-batashe, kheer, coin; mantra, aarti, then diyas from this flame.
hi: क्रम: चौकी ईशान या पूर्व में, आपका मुख पूर्व या उत्तर; कलश, पहले गणेश, फिर लक्ष्मी, सरस्वती, कुबेर; तिलक, अक्षत, कमल या गुलाब, खील-बताशे, खीर, सिक्का; मंत्र, आरती, फिर इसी लौ से दीये।
hg: Kram: chowki ishan ya purv me, aapka mukh purv ya uttar; kalash, pehle Ganesh, phir Lakshmi, Saraswati, Kuber; tilak, akshat, kamal ya gulab, kheel-batashe, kheer, sikka; mantra, aarti, phir isi lau se diye.
@colour modern most CUSTOM
en: Red, pink, yellow, orange and cream are worn for Lakshmi puja, clean rather than new; black is left out by most. The chowki's cloth is red.
hi: लक्ष्मी पूजा में लाल, गुलाबी, पीला, नारंगी, क्रीम पहनते हैं, नए से बढ़कर साफ़; काला अधिकतर नहीं। चौकी का कपड़ा लाल।
hg: Lakshmi puja me laal, gulabi, peela, narangi, cream pehente hain, naye se badhkar saaf; kaala zyadatar nahi. Chowki ka kapda laal.
@who modern most CUSTOM
en: In periods light the diyas, cook and sing if your home agrees; another touches the images, or you do it yourself as many do. In death sutak a lamp and silent prayer replace the puja.
hi: पीरियड में घर की रीति हो तो दीये जलाएँ, पकाएँ, गाएँ; मूर्ति कोई और छुए, या कई की तरह ख़ुद करें। मृत्यु सूतक में पूजा की जगह दीपक और मौन प्रार्थना।
hg: Periods me ghar ki reeti ho to diye jalayein, pakayein, gaayein; murti koi aur chhuye, ya kai ki tarah khud karein. Mrityu sutak me puja ki jagah deepak aur maun prarthana.
@see dhanteras-buying, govardhan-puja
@link /hindu-festivals /hindu-aartis
@link /puja/diwali-lakshmi

# dhanteras-buying festival
@names
en: dhanteras, dhanteras shopping, dhantrayodashi
hi: धनतेरस, धनतेरस की ख़रीदारी, धनत्रयोदशी
hg: dhanteras par kya kharide, dhan teras, dhanteras shopping
@ask
en: what to buy on dhanteras | why is a broom bought on dhanteras | can we buy steel on dhanteras | what should not be bought on dhanteras | I cannot afford gold on dhanteras what else | how is dhanteras puja done | yam deepak on dhanteras which direction | can I buy a car on dhanteras | is a phone or laptop fine on dhanteras | dhanteras puja steps at dusk | why do people buy utensils on dhanteras | how many diyas on dhanteras
en: yam deep on dhanteras direction | what not to buy on dhanteras | why broom on dhanteras | dhanteras tithi
en: why is dhanteras celebrated
en: may steel or iron vessels be bought on dhanteras
hi: धनतेरस पर क्या ख़रीदना चाहिए | धनतेरस पर झाड़ू क्यों ख़रीदते हैं | धनतेरस पर क्या नहीं ख़रीदना चाहिए | धनतेरस पर स्टील ले सकते हैं | धनतेरस की पूजा कैसे करें | यम का दीया किस दिशा में रखें | धनतेरस पर सोना न ले सकें तो | धनतेरस पर मोबाइल या टीवी ले सकते हैं | धनतेरस पर बर्तन ख़ाली घर न लाएँ क्या | धनतेरस पर कितने दीये | धनतेरस क्यों मनाते हैं | धन्वंतरि कौन हैं
hi: धनतेरस को यम का दीया किस दिशा में | धनतेरस पर क्या न ख़रीदें | धनतेरस किस तिथि को | धनतेरस पर झाड़ू क्यों
hi: धनतेरस क्यों मनाया जाता है
hi: धनतेरस क्यों मनाई जाती है | धनतेरस कैसे मनाएँ
hi: धनतेरस पर लोहे या स्टील का बर्तन ले सकते हैं क्या
hg: dhanteras par kya kharidna chahiye | dhanteras ko jhadu kyu kharidte hai | dhanteras par steel ka bartan le sakte hai kya | dhanteras par kya nahi kharidna chahiye | dhanteras ki puja kaise kare | yam deepak kaha aur kis disha me jalaye | sona nahi kharid sakte to dhanteras par kya le | dhanteras par mobile le sakte hai kya | dhanteras par khali bartan ghar nahi late kya | dhanteras par kitne diye jalaye | dhanteras kyu manate hai | dhanteras par gaadi lena | dhanteras par jhadu ka kya kare | dhanteras ko namak kharidna
hg: dhanteras ko yam ka diya kis disha me | dhanteras par kya nahi kharidna chahiye | dhanteras pe jhadu kyu kharidte hai
hg: dhanteras par kya kharide kyu manaya jata hai
hg: dhan teras kyu manate hai | dhan teras kyu manai jati hai | dhan teras kaise manaye
hg: dhanteras ko lohe ya steel ka bartan le sakte hai kya, chalega
@which modern wide CUSTOM
en: On Dhanteras people buy a metal vessel of brass, copper or silver, a coin, a broom, coriander seed, salt or Lakshmi-Ganesh idols; steel too in many homes. Something small and useful is enough; gold is not needed.
hi: धनतेरस पर पीतल, ताँबे या चाँदी का बर्तन, सिक्का, झाड़ू, साबुत धनिया, नमक या लक्ष्मी-गणेश लेते हैं; कई घरों में स्टील भी। छोटी काम की चीज़ काफ़ी है; सोना ज़रूरी नहीं।
hg: Dhanteras par peetal, taambe ya chaandi ka bartan, sikka, jhaadu, sabut dhaniya, namak ya Lakshmi-Ganesh lete hain; kai gharon me steel bhi. Chhoti kaam ki cheez kaafi hai; sona zaroori nahi.
@ok modern most CUSTOM
en: Iron, knives, glass, plastic and black things are mostly left for another day; on steel opinions differ. Do not buy on credit for the custom's sake.
hi: लोहा, चाकू, काँच, प्लास्टिक और काली चीज़ें प्रायः दूसरे दिन लेते हैं; स्टील पर मत अलग हैं। केवल रिवाज के लिए उधार न लें।
hg: Loha, chaaku, kaanch, plastic aur kaali cheezein aksar doosre din lete hain; steel par mat alag hain. Keval riwaz ke liye udhaar na lein.
@how classical wide PUR
en: At dusk Dhanvantari, Lakshmi and Kuber are worshipped with a lamp, and one flour or clay diya with oil for Yama is set outside the house, looking south.
hi: संध्या में धन्वंतरि, लक्ष्मी और कुबेर की पूजा दीप से होती है, और घर के बाहर दक्षिण मुख करके यम के लिए आटे या मिट्टी का तेल का दीया रखते हैं।
hg: Sandhya me Dhanvantari, Lakshmi aur Kuber ki puja deep se hoti hai, aur ghar ke bahar dakshin mukh karke Yam ke liye aate ya mitti ka tel ka diya rakhte hain.
@why classical wide PUR
en: Dhanteras is the day on which Dhanvantari rose from the churned ocean with a pot of nectar, so a vessel is bought; the broom stands for Lakshmi who clears want away. New pots are not carried in empty: put in rice, sugar or a coin.
hi: धनतेरस को धन्वंतरि समुद्र-मंथन से अमृत-कलश लेकर निकले, इसलिए बर्तन लेते हैं; झाड़ू दरिद्रता बुहारने वाली लक्ष्मी का प्रतीक है। नया बर्तन ख़ाली न लाएँ: चावल, चीनी या सिक्का डालें।
hg: Dhanteras ko Dhanvantari samudra-manthan se amrit-kalash lekar nikle, isliye bartan lete hain; jhaadu daridrata buhaarne wali Lakshmi ka prateek hai. Naya bartan khaali na layein: chawal, chini ya sikka daalein.
@when classical wide DS
en: Dhanteras is the dark thirteenth two days before Diwali; puja and Yama's lamp belong to dusk. Shopping may be done all day while Trayodashi lasts.
hi: धनतेरस दिवाली से दो दिन पहले कृष्ण त्रयोदशी है; पूजा और यम-दीप संध्या के हैं। त्रयोदशी रहते दिन भर ख़रीद सकते हैं।
hg: Dhanteras Diwali se do din pehle Krishna Trayodashi hai; puja aur Yam-deep sandhya ke hain. Trayodashi rehte din bhar kharid sakte hain.
@link /puja/dhanteras

# choti-diwali festival
@names
en: chhoti diwali, naraka chaturdashi, roop chaudas, kali chaudas
hi: छोटी दिवाली, नरक चतुर्दशी, रूप चौदस
hg: choti diwali, narak chaturdashi, roop chaudas
@ask
en: what is done on choti diwali | why oil bath on naraka chaturdashi | how many diyas on choti diwali | what is roop chaudas | who killed narakasura | old diya lit on choti diwali night why | is hair wash needed on roop chaudas | abhyang snan at what time | hanuman puja on choti diwali | which oil for abhyanga bath | yama diya direction on naraka chaturdashi | what is eaten on naraka chaturdashi morning
en: how many diyas on chhoti diwali | choti diwali lamp where | narak chaturdashi bath time
en: why is chhoti diwali celebrated
en: why is a four wick lamp lit outside on choti diwali | grandmother lights a lamp for yama on chhoti diwali outside the door, the reason
hi: छोटी दिवाली पर क्या करते हैं | नरक चतुर्दशी को तेल क्यों लगाते हैं | छोटी दिवाली पर कितने दीये जलाते हैं | रूप चौदस क्या है | नरकासुर को किसने मारा | यम का पुराना दीया कब जलाएँ | अभ्यंग स्नान कितने बजे करें | रूप चौदस पर उबटन कैसे करें | छोटी दिवाली पर हनुमान पूजा | छोटी दिवाली को यम दीपक | नरक चतुर्दशी की कथा | काली चौदस पर क्या करें
hi: छोटी दिवाली पर कितने दीये | नरक चतुर्दशी का स्नान कब | छोटी दिवाली पर किसकी पूजा
hi: छोटी दिवाली क्यों मनाया जाता है
hi: रूप चौदस क्यों मनाई जाती है | रूप चौदस क्यों मनाते हैं | रूप चौदस कैसे मनाएँ
hi: छोटी दिवाली को चार बत्ती का दीया बाहर क्यों जलाते हैं
hg: choti diwali par kya karte hai | narak chaturdashi ko tel lagakar kyu nahate hai | choti diwali par kitne diye jalaye | roop chaudas kya hota hai | narkasur ko kisne mara | ubtan kab lagate hai choti diwali | abhyang snan kitne baje kare | roop chaudas par ubtan kaise kare | choti diwali par hanuman puja | choti diwali ko yam deepak kaha rakhe | narak chaturdashi ki katha | kali chaudas par kya kare
hg: choti diwali par kitne diye jalaye | narak chaudas snan kab kare | chhoti diwali ko kiski puja hoti hai
hg: choti diwali kyu manaya jata hai
hg: choti diwali kyu manate hai | choti diwali kyu manai jati hai | choti diwali kaise manaye
hg: choti diwali ko char batti ka diya bahar kyu jalate hai
@how modern wide CUSTOM
en: On Chhoti Diwali one rises before dawn for an oil massage and ubtan bath, and lights lamps at dusk: one for Yama outside the door, eleven or fourteen in the house by custom.
hi: छोटी दिवाली पर भोर से पहले तेल और उबटन का स्नान करते हैं, और संध्या में दीये: एक द्वार के बाहर यम का, घर में रिवाज से ग्यारह या चौदह।
hg: Chhoti Diwali par bhor se pehle tel aur ubtan ka snan karte hain, aur sandhya me diye: ek dwar ke bahar Yam ka, ghar me riwaz se gyarah ya chaudah.
@why classical wide PUR
en: Krishna with Satyabhama ended the demon Naraka and freed the women he held; the oil bath of the south recalls that dawn.
hi: कृष्ण ने सत्यभामा के साथ नरकासुर का अंत कर बंदी स्त्रियों को मुक्त किया; दक्षिण का तेल-स्नान उसी भोर की याद है।
hg: Krishna ne Satyabhama ke saath Narakasur ka ant kar bandi striyon ko mukt kiya; dakshin ka tel-snan usi bhor ki yaad hai.
@which modern regional CUSTOM
en: Sweets and poha or faral are eaten after the bath in Maharashtra, a small dose of lehiyam in Tamil homes; Gujarat keeps Kali Chaudas with vada left at a crossing, and many read the Hanuman Chalisa.
hi: महाराष्ट्र में स्नान के बाद पोहा-फराळ, तमिल घरों में थोड़ा लेहियम; गुजरात में काली चौदस पर चौराहे पर वड़ा, और कई हनुमान चालीसा पढ़ते हैं।
hg: Maharashtra me snan ke baad poha-faral, Tamil gharon me thoda lehiyam; Gujarat me Kali Chaudas par chaurahe par vada, aur kai Hanuman Chalisa padhte hain.
@where modern most CUSTOM
en: On Chhoti Diwali one mustard-oil lamp for Yama goes outside the door on grain, looking south; others at mandir, kitchen, tulsi, water, bathroom and drain. Krishna, Hanuman, Yama and in Bengal Kali are remembered.
hi: छोटी दिवाली पर यम का एक सरसों तेल का दीया द्वार के बाहर अनाज पर, दक्षिण मुख; बाक़ी मंदिर, रसोई, तुलसी, जल, स्नानघर, नाली पर। कृष्ण, हनुमान, यम और बंगाल में काली का स्मरण।
hg: Chhoti Diwali par Yam ka ek sarson tel ka diya dwar ke bahar anaj par, dakshin mukh; baaki mandir, rasoi, tulsi, jal, snanghar, naali par. Krishna, Hanuman, Yam aur Bengal me Kali ka smaran.

# govardhan-puja festival
@names
en: govardhan puja, annakut, padwa after diwali, bali pratipada
hi: गोवर्धन पूजा, अन्नकूट, बलि प्रतिपदा
hg: govardhan pooja, annakoot, gobardhan puja, diwali ka padwa
@ask
en: how to do govardhan puja at home | what is made for annakut | govardhan of cow dung in a flat what can I use | why is govardhan celebrated | when is govardhan puja done morning or evening | what is bali pratipada | story of krishna lifting govardhan | govardhan parvat direction and shape | kadhi chawal on annakut | can govardhan be done without cow dung in apartment | padwa gift husband wife maharashtra | tools rest on govardhan day
en: govardhan puja without cow dung in flat | annakut items list | govardhan story
en: why is govardhan puja celebrated
hi: गोवर्धन पूजा कैसे करें | अन्नकूट में क्या बनाते हैं | गोबर न मिले तो गोवर्धन कैसे बनाएँ | गोवर्धन पूजा क्यों करते हैं | गोवर्धन पूजा सुबह करें या शाम | छप्पन भोग क्या है | गोवर्धन की कथा | गोवर्धन की परिक्रमा कितनी | अन्नकूट की सब्ज़ी | पड़वा पर पति-पत्नी | गोवर्धन पर कढ़ी चावल क्यों | गोवर्धन पूजा की सामग्री
hi: फ़्लैट में बिना गोबर गोवर्धन | अन्नकूट में क्या बनता है | गोवर्धन की कहानी
hi: गोवर्धन पूजा क्यों मनाया जाता है
hi: अन्नकूट क्यों मनाई जाती है | अन्नकूट क्यों मनाते हैं | अन्नकूट कैसे मनाएँ
hg: govardhan puja ghar par kaise kare | annakoot me kya banate hai | gobar nahi mile to govardhan kaise banaye | govardhan puja kyu manate hai | govardhan puja subah kare ya sham | chappan bhog kya hota hai | govardhan ki katha | govardhan ki parikrama kitni bar | annakut ki sabji kaise banti hai | padwa par pati patni kya karte hai | govardhan par kadhi chawal kyu | govardhan puja ka saman
hg: flat me bina gobar govardhan puja | annakut me kya banta hai | govardhan ki kahani
hg: govardhan pooja kyu manaya jata hai
hg: annakoot kyu manate hai | annakoot kyu manai jati hai | annakoot kaise manaye
@how modern wide CUSTOM
en: For Govardhan puja a hill with Krishna is shaped of cow dung, or of clay or grain in a flat, set with flowers and a lamp, offered milk, curd and annakut, the mixed vegetables with kadhi and rice, and circled.
hi: गोवर्धन पूजा में गोबर से, फ़्लैट में मिट्टी या अन्न से, कृष्ण सहित पर्वत बनाते हैं, फूल-दीप सजाते, दूध-दही और अन्नकूट (मिली सब्ज़ी, कढ़ी-चावल) चढ़ाते और परिक्रमा करते हैं।
hg: Govardhan puja me gobar se, flat me mitti ya ann se, Krishna sahit parvat banate hain, phool-deep sajate, doodh-dahi aur annakut (mili sabzi, kadhi-chawal) chadhate aur parikrama karte hain.
@why classical wide PUR
en: Krishna held up Govardhan hill to shelter the people of Braj from Indra's rain and asked them to honour hill, cattle and food. Maharashtra and the south keep King Bali's day.
hi: कृष्ण ने इंद्र की वर्षा से ब्रजवासियों को बचाने को गोवर्धन उठाया और पर्वत, गाय और अन्न का आदर सिखाया। महाराष्ट्र और दक्षिण में राजा बलि का दिन है।
hg: Krishna ne Indra ki varsha se Brajvasiyon ko bachane ko Govardhan uthaya aur parvat, gaay aur ann ka aadar sikhaya. Maharashtra aur dakshin me Raja Bali ka din hai.
@when modern most CUSTOM
en: Govardhan is worshipped in the morning in some homes, at dusk in most of the north, on the day after Diwali or the next, as the almanac shows; seven rounds are walked. Four rounds are fine in a flat.
hi: गोवर्धन कुछ घरों में सुबह, उत्तर में प्रायः संध्या को, दिवाली के अगले या उसके बाद वाले दिन, पंचांग से; सात परिक्रमा। फ़्लैट में चार भी ठीक।
hg: Govardhan kuch gharon me subah, uttar me aksar sandhya ko, Diwali ke agle ya uske baad wale din, panchang se; saat parikrama. Flat me chaar bhi theek.
@which modern most CUSTOM
en: Annakut is a hill of food: mixed seasonal vegetables, kadhi, rice, bajra khichdi, puri, kheer and sweets, all sattvik, offered with tulsi. In a flat make the hill of atta, clay or rice and eat or return it to a plant.
hi: अन्नकूट अन्न का पहाड़ है: मिली मौसमी सब्ज़ियाँ, कढ़ी, चावल, बाजरे की खिचड़ी, पूरी, खीर, मिठाई, सब सात्त्विक, तुलसी के साथ। फ़्लैट में आटे, मिट्टी या चावल का पहाड़ बनाएँ, बाद में खाएँ या पौधे को दें।
hg: Annakut ann ka pahad hai: mili mausami sabziyan, kadhi, chawal, bajre ki khichdi, puri, kheer, mithai, sab sattvik, tulsi ke saath. Flat me aate, mitti ya chawal ka pahad banayein, baad me khayein ya paudhe ko dein.
@link /puja/govardhan-puja

# bhai-dooj festival
@names
en: bhai dooj, bhau beej, bhai phota, yama dwitiya
hi: भाई दूज, भाऊबीज, यम द्वितीया
hg: bhaiya dooj, bhaidooj, bhai tika
@ask
en: how to celebrate bhai dooj | what is put in the bhai dooj thali | story of yama and yamuna | which direction should brother face for tilak | my brother lives abroad how to do bhai dooj | difference between rakhi and bhai dooj | can married sister fast on bhai dooj | bhai dooj time to tilak | what to gift on bhai dooj | no real brother who to tilak | bhai phonta mantra | sister is abroad how brother keeps bhai dooj
en: bhai dooj which direction brother faces | bhai dooj story yama yamuna | bhai dooj thali items | bhai dooj without brother
en: why is bhai dooj celebrated
en: brother is abroad on bhai dooj, whom do I put tilak on
hi: भाई दूज कैसे मनाएँ | भाई दूज की थाली में क्या रखें | भाई दूज क्यों मनाते हैं | तिलक करते समय भाई का मुँह किधर हो | भाई दूर हो तो भाई दूज कैसे करें | राखी और भाई दूज में अंतर | सगा भाई न हो तो भाई दूज किसे करें | भाई दूज पर क्या बनाएँ | भाई दूज पर भाई को क्या दें | भाई दूज की कथा | यमुना और यम की कहानी | गोला देने का अर्थ भाई दूज
hi: भाई दूज में भाई का मुँह किस ओर | भाई दूज की कथा यम यमुना | भाई दूज की थाली | भाई नहीं है तो भाई दूज
hi: भाई दूज क्यों मनाया जाता है
hi: भाऊबीज क्यों मनाई जाती है | भाऊबीज क्यों मनाते हैं | भाऊबीज कैसे मनाएँ
hi: भाई विदेश में है, भाई दूज का तिलक किसे करूँ
hg: bhai dooj kaise manate hai | bhai dooj ki thali me kya rakhe | bhai dooj kyu manaya jata hai | tilak karte time bhai ka muh kis taraf ho | bhai videsh me hai bhai dooj kaise karu | rakhi aur bhai dooj me kya fark hai | saga bhai nahi hai to bhai dooj kisko kare | bhai dooj par kya khilaye bhai ko | bhai dooj par behen ko kya gift de | bhai dooj ki katha | yamuna yamraj ki kahani | bhai dooj par nariyal gola kyu dete hai
hg: bhai dooj me bhai ka muh kis taraf | bhai dooj ki kahani | bhai dooj ki thali me kya rakhe | bhai nahi hai to bhai dooj kaise manaye
hg: bhaiya dooj kyu manaya jata hai
hg: bhaidooj kyu manate hai | bhaidooj kyu manai jati hai | bhaidooj kaise manaye
hg: bhai videsh me hai bhai dooj ka tilak kise karu
@how modern wide CUSTOM
en: On Bhai Dooj a sister puts tilak and rice on her brother's forehead, ties mauli, does aarti, gives coconut, paan and sweets, and feeds him; he gives a gift. He sits facing east or north.
hi: भाई दूज पर बहन भाई को तिलक-अक्षत लगाती, मौली बाँधती, आरती करती, नारियल, पान, मिठाई देती और भोजन कराती है; भाई उपहार देता है। भाई पूर्व या उत्तर मुँह बैठे।
hg: Bhai Dooj par behen bhai ko tilak-akshat lagati, mauli baandhti, aarti karti, nariyal, paan, mithai deti aur bhojan karati hai; bhai uphar deta hai. Bhai purv ya uttar munh baithe.
@why classical wide PUR
en: Yama visited his sister Yamuna on this day, and her welcome made him bless all brothers who eat at a sister's home.
hi: इस दिन यम बहन यमुना के घर गए, और उसके स्वागत से प्रसन्न होकर बहन के घर भोजन करने वाले भाइयों को आशीर्वाद दिया।
hg: Is din Yam behen Yamuna ke ghar gaye, aur uske swagat se prasann hokar behen ke ghar bhojan karne wale bhaiyon ko aashirwad diya.
@do modern wide CUSTOM
en: If the brother is far, put tilak on a coconut or his photo, or do it by video and send roli and rice by post. Cousins and friends count too.
hi: भाई दूर हो तो नारियल या उसके चित्र को तिलक करें, या वीडियो पर करें और रोली-अक्षत डाक से भेजें। चचेरे भाई और मित्र भी भाई हैं।
hg: Bhai door ho to nariyal ya uske chitra ko tilak karein, ya video par karein aur roli-akshat daak se bhejein. Chachere bhai aur mitra bhi bhai hain.
@when classical most DS
en: The tilak is put on Kartik Shukla Dwitiya, best in the afternoon, the aparahna; if that passes, any hour of the day will do. It closes the five days of Diwali.
hi: तिलक कार्तिक शुक्ल द्वितीया को, उत्तम अपराह्न में; निकल जाए तो दिन में कभी भी। इससे दिवाली के पाँच दिन पूरे होते हैं।
hg: Tilak Kartik Shukla Dwitiya ko, uttam aparahn me; nikal jaye to din me kabhi bhi. Isse Diwali ke paanch din poore hote hain.
@which modern most CUSTOM
en: The Bhai Dooj thali has roli or kesar, rice, mauli, diya, supari, paan, gola (dry coconut), sweets and fruit. Who has no brother puts the tilak to the Moon, Krishna or a tree, or to a cousin.
hi: भाई दूज की थाली में रोली या केसर, चावल, मौली, दीया, सुपारी, पान, गोला, मिठाई, फल। भाई न हो तो चंद्रमा, कृष्ण, पेड़ या चचेरे भाई को तिलक।
hg: Bhai Dooj ki thali me roli ya kesar, chawal, mauli, diya, supari, paan, gola, mithai, phal. Bhai na ho to Chandrama, Krishna, ped ya chachere bhai ko tilak.
@link /puja/bhai-dooj

# holi-festival festival
@names
en: holi, dhulandi, rang holi, festival of colours
hi: होली, धुलंडी, रंगों का त्योहार
hg: holi ka tyohar, dhulandi, rangwali holi
@ask
en: why is holi celebrated | how to play holi safely | what is cooked on holi | what is lathmar holi | first holi of a new bride why at parents house | can we play holi in mourning year | how to save hair and skin from colours | is bhang part of holi | what to eat and drink on holi | colour got into my eye at holi | pregnant lady playing holi | dogs and holi colours | natural colours at home for holi | eco friendly holi colours at home | how to make natural gulal | what to cook on holi | holi with asthma or skin allergy | holi when pregnant | how to remove holi colour | waterless holi | holi with small children
en: holi on which tithi | which god is worshipped on holi | holi story short | what to eat on holi | white clothes on holi why | eco friendly holi colours at home | how to make natural gulal | what to cook on holi | holi with asthma or skin allergy | holi when pregnant | how to remove holi colour | waterless holi | holi with small children
en: wife is eight months pregnant, can she play holi and stand near the fire | baby's first holi, which colour is safe
hi: होली क्यों मनाते हैं | होली पर क्या बनाते हैं | पहली होली मायके में क्यों | लट्ठमार होली क्या है | होली के रंग कैसे छुड़ाएँ | शोक के साल में होली खेलें या नहीं | रंग पंचमी क्या है | होली पर गुझिया क्यों बनती है | गर्भवती होली खेल सकती है | घर पर रंग कैसे बनाएँ | होली में आँख में रंग चला गया | होली पर भगवान को रंग कैसे चढ़ाएँ | घर पर प्राकृतिक रंग कैसे बनाएँ | होली पर क्या-क्या बनता है | दमा या एलर्जी में होली | गर्भवती होली खेले या नहीं | होली का रंग कैसे छुड़ाएँ | छोटे बच्चों की होली
hi: होली किस तिथि को | होली पर किस भगवान की पूजा | होली की छोटी कहानी | होली पर सफ़ेद कपड़े क्यों
hi: होली क्यों मनाया जाता है
hi: होली क्यों मनाई जाती है | होली कैसे मनाएँ
hi: पत्नी आठ महीने की गर्भवती है, होली खेल सकती है क्या | छोटे बच्चे की पहली होली, रंग लगाएँ क्या
hg: holi kyu manate hai | holi par kya kya banta hai | shadi ke baad pehli holi kaha manate hai | lathmar holi kya hai | holi ka rang kaise chhudaye | ghar me death hui ho to holi khele ya nahi | bhang pina zaruri hai kya holi me | holi par gujiya kyu banti hai | pregnant holi khel sakti hai kya | ghar par holi ke rang kaise banaye | holi me aankh me rang chala gaya | holi par bhagwan ko rang kaise lagaye | holi ke din kya pakwan banaye
hg: holi kis tithi ko hoti hai | holi par kis bhagwan ki puja kare | holi ki kahani short me | holi par safed kapde kyu pehente hai
hg: holi ka tyohar kyu manaya jata hai
hg: dhulandi kyu manate hai | dhulandi kyu manai jati hai | dhulandi kaise manaye
hg: wife 8 mahine pregnant hai holi khel sakti hai kya | chhote bacche ki pehli holi rang lagaye kya
@what modern wide CUSTOM
en: Holi is the festival of colours on the morning after Holika Dahan: people play with gulal and water, embrace, sing phag, and eat gujiya, dahi bhalla and thandai. Braj plays for days with Radha and Krishna.
hi: होली रंगों का पर्व है, होलिका दहन की अगली सुबह: गुलाल-पानी खेलते, गले मिलते, फाग गाते, गुझिया, दही भल्ला, ठंडाई खाते-पीते हैं। ब्रज में राधा-कृष्ण की होली कई दिन चलती है।
hg: Holi rangon ka parv hai, Holika Dahan ki agli subah: gulal-paani khelte, gale milte, phaag gaate, gujiya, dahi bhalla, thandai khate-peete hain. Braj me Radha-Krishna ki Holi kai din chalti hai.
@do modern wide SENSE
en: Ask before you colour anyone, keep eyes, animals and strangers out, use gulal made of flowers or starch, oil skin and hair first, and leave bhaang if you drive.
hi: रंगने से पहले पूछें, आँखें, पशु और अनजान लोग बचें, फूल या स्टार्च का गुलाल लें, पहले त्वचा-बालों में तेल लगाएँ, और गाड़ी चलानी हो तो भाँग न लें।
hg: Rangne se pehle poochhein, aankhein, pashu aur anjaan log bachein, phool ya starch ka gulal lein, pehle twacha-baalon me tel lagayein, aur gaadi chalani ho to bhaang na lein.
@ok modern regional CUSTOM
en: A bride's first Holi is kept at her parents' home in much of the north, in other families with the in-laws. In a year of mourning many play little or only put tilak of gulal.
hi: दुल्हन की पहली होली उत्तर में अक्सर मायके में होती है, कुछ परिवारों में ससुराल में। शोक के वर्ष में कई लोग कम खेलते या केवल गुलाल का टीका लगाते हैं।
hg: Dulhan ki pehli Holi uttar me aksar maayke me hoti hai, kuch parivaron me sasural me. Shok ke saal me kai log kam khelte ya keval gulal ka tika lagate hain.
@why classical wide PUR
en: Holi is celebrated for the end of winter, Prahlad's rescue, and Radha and Krishna's play; in the south Kamadeva's story is told. Colours first go to God and the elders' feet.
hi: होली शीत के अंत, प्रह्लाद की रक्षा और राधा-कृष्ण की लीला का पर्व है; दक्षिण में कामदेव की कथा। रंग पहले भगवान और बड़ों के चरणों में।
hg: Holi sheet ke ant, Prahlad ki raksha aur Radha-Krishna ki leela ka parv hai; dakshin me Kamdev ki katha. Rang pehle Bhagwan aur badon ke charanon me.
@when classical wide DS
en: Holi is the first of dark Chaitra (Phalguna in the south), the day after Phalguna Purnima, on which Holika is burnt. Krishna and Radha get the first gulal, then the elders' feet.
hi: होली चैत्र (दक्षिण में फाल्गुन) कृष्ण प्रतिपदा, फाल्गुन पूर्णिमा के होलिका दहन के अगले दिन है। पहला गुलाल राधा-कृष्ण को, फिर बड़ों के चरणों में।
hg: Holi Chaitra (dakshin me Phalgun) Krishna Pratipada, Phalgun Purnima ke Holika Dahan ke agle din hai. Pehla gulal Radha-Krishna ko, phir badon ke charnon me.
@colour modern most CUSTOM
en: White or old cotton clothes are worn so that colours show and skin is safe. Red gulal stands for love, yellow for haldi and health, green for spring, blue for Krishna.
hi: सफ़ेद या पुराने सूती कपड़े पहनते हैं ताकि रंग खिले और त्वचा बचे। लाल गुलाल प्रेम, पीला हल्दी और सेहत, हरा वसंत, नीला कृष्ण का।
hg: Safed ya purane sooti kapde pehente hain taaki rang khile aur twacha bache. Laal gulal prem, peela haldi aur sehat, hara vasant, neela Krishna ka.
@how modern wide SENSE
en: For a gentle Holi make colours from tesu flowers, beetroot, haldi with besan, and cornflour gulal. Pregnant, asthmatic and small ones put a tilak and stay from crowds, bhaang and dry dust. Colour comes off with oil, curd-besan and mild soap.
hi: कोमल होली को टेसू, चुकंदर, हल्दी-बेसन और मक्के के आटे से रंग बनाएँ। गर्भवती, दमे वाले और छोटे बच्चे तिलक लगाएँ, भीड़, भाँग और धूल से दूर रहें। रंग तेल, दही-बेसन और हल्के साबुन से छूटता है।
hg: Komal Holi ko tesu, chukandar, haldi-besan aur makke ke aate se rang banayein. Garbhvati, dame wale aur chhote bachche tilak lagayein, bheed, bhaang aur dhool se door rahein. Rang tel, dahi-besan aur halke sabun se chhootta hai.
@see holika-dahan
@link /puja/holi

# holika-dahan festival
@names
en: holika dahan, holika puja, holika bonfire, chhoti holi
hi: होलिका दहन, होलिका पूजा, छोटी होली
hg: holika dahan ki puja, choti holi, holi jalana
@ask
en: how to do holika puja | what is offered in the holika fire | why is holika burnt | can pregnant women see holika dahan | new bride and holika fire | what to do with holika ash | can holika dahan be done during bhadra | items for holika puja | who was prahlad | can baby be shown holika fire | roasted wheat and gram in holika | holika ash tilak | why dung cake garland
en: holika dahan time bhadra | what to put in holika fire | holika ash at home use | holashtak what is it
en: why is holika dahan celebrated
en: what is done with the ash of holi brought home
hi: होलिका की पूजा कैसे करें | होलिका में क्या डालते हैं | होलिका दहन क्यों करते हैं | नई बहू होलिका दहन देख सकती है क्या | होलिका की राख का क्या करें | भद्रा में होलिका दहन होता है क्या | होलिका पूजा की सामग्री | प्रह्लाद और होलिका की कथा | बच्चे को होलिका दिखाएँ क्या | होलिका में गेहूँ की बाली क्यों भूनते हैं | होलिका की परिक्रमा कितनी | होलिका दहन में नारियल
hi: होलिका में क्या डालते हैं | होलिका की राख घर लाएँ | होलिका दहन पूजा की थाली
hi: होलिका दहन क्यों मनाया जाता है
hi: छोटी होली क्यों मनाई जाती है | छोटी होली क्यों मनाते हैं | छोटी होली कैसे मनाएँ
hi: होली की राख घर क्यों लाते हैं और उसका क्या करते हैं
hg: holika ki puja kaise kare | holika dahan me kya kya dalte hai | holika dahan kyu karte hai | nayi bahu holika dahan kyu nahi dekhti | holika ki rakh ghar lani chahiye kya | bhadra me holika jala sakte hai kya | holika puja ka saman | prahlad aur holika ki kahani | chhote bacche ko holika dikhaye kya | holika me gehu ki baali kyu bhunte hai | holika ki parikrama kitni kare | holika dahan me nariyal dalte hai kya | sas bahu holika sath dekh sakti hai
hg: holika me kya dalte hai | holika ki rakh ghar lana | holika dahan puja thali
hg: holika dahan ki puja kyu manaya jata hai
hg: choti holi kyu manate hai | choti holi kyu manai jati hai | choti holi kaise manaye
hg: holi ki raakh ghar kyu late hai uska kya karte hai | holika ki rakh ka kya kare
@how modern wide CUSTOM
en: For Holika Dahan people circle the pile three or seven times with raw thread, offer water, roli, flowers, batasha, wheat ears, gram and dung cakes, and light it after dusk. New grain is roasted in the fire and shared.
hi: होलिका दहन में कच्चा सूत लपेटते हुए तीन या सात परिक्रमा, जल, रोली, फूल, बताशे, गेहूँ की बालियाँ, चना और उपले चढ़ाते हैं, और संध्या के बाद जलाते हैं। नया अन्न आग में भूनकर बाँटते हैं।
hg: Holika Dahan me kachcha soot lapette hue teen ya saat parikrama, jal, roli, phool, batashe, gehun ki baaliyan, chana aur uple chadhate hain, aur sandhya ke baad jalate hain. Naya ann aag me bhoonkar baantte hain.
@who classical wide PUR
en: Holika, sister of the demon king Hiranyakashipu, whom fire could not burn, sat in the flames with the child Prahlad; his devotion to Vishnu kept him and she perished. So she is burned each year: faith outlasts cruelty.
hi: होलिका दैत्यराज हिरण्यकशिपु की बहन थी, जिसे आग नहीं जलाती थी; वह बालक प्रह्लाद को लेकर आग में बैठी, विष्णु की भक्ति ने उसे बचाया और वह जल गई। इसलिए हर साल होलिका जलाते हैं: श्रद्धा क्रूरता से बड़ी है।
hg: Holika daityaraj Hiranyakashipu ki behen thi, jise aag nahi jalati thi; woh balak Prahlad ko lekar aag me baithi, Vishnu ki bhakti ne use bachaya aur woh jal gayi. Isliye har saal Holika jalate hain: shraddha kroorta se badi hai.
@why classical wide PUR
en: Holika Dahan recalls how Prahlad came unhurt out of the fire in which Holika, his aunt, burned: good outlasts evil. It also burns the dry leaves of winter and roasts the new grain.
hi: होलिका दहन उस कथा की याद है जिसमें प्रह्लाद आग से बच निकला और बुआ होलिका जल गई: अच्छाई बुराई से बड़ी है। साथ ही जाड़े के सूखे पत्ते जलते और नया अन्न भुनता है।
hg: Holika Dahan us katha ki yaad hai jisme Prahlad aag se bach nikla aur bua Holika jal gayi: achhai burai se badi hai. Saath hi jaade ke sookhe patte jalte aur naya ann bhunta hai.
@ok modern regional CUSTOM
en: That a new bride or a pregnant woman should not see the fire is a custom of some homes; smoke and crowd are the real reason for care. The fire is lit outside bhadra, as the almanac shows.
hi: नई बहू या गर्भवती आग न देखे, यह कुछ घरों का रिवाज है; सावधानी का असली कारण धुआँ और भीड़ है। अग्नि भद्रा छोड़कर, पंचांग से जलाते हैं।
hg: Nayi bahu ya garbhvati aag na dekhe, yeh kuch gharon ka riwaz hai; savdhani ka asli kaaran dhua aur bheed hai. Agni bhadra chhodkar, panchang se jalate hain.
@when classical wide DS
en: Holika is lit on Phalguna Purnima at dusk, free of bhadra. Holashtak, the eight days before, is left out for weddings and new homes in the north; daily life and puja go on. The cold ash is put as tilak or to plants.
hi: होलिका फाल्गुन पूर्णिमा की संध्या, भद्रा रहित जलती है। उससे पहले के आठ दिन होलाष्टक में उत्तर में विवाह-गृहप्रवेश नहीं करते; रोज़ का जीवन और पूजा चलते हैं। ठंडी राख तिलक या पौधों में।
hg: Holika Phalgun Purnima ki sandhya, bhadra rahit jalti hai. Usse pehle ke aath din Holashtak me uttar me vivah-griha pravesh nahi karte; roz ka jeevan aur puja chalte hain. Thandi raakh tilak ya paudhon me.
@do modern most CUSTOM
en: The cold ash of Holika is brought home in many families: a tilak of it, a pinch at the door or in the fields, the rest to plants. Let it cool for hours; a baby gets only a touch on the brow, or none.
hi: होलिका की ठंडी राख कई घरों में लाते हैं: उसका तिलक, चुटकी भर द्वार या खेत में, बाक़ी पौधों में। घंटों ठंडी होने दें; शिशु को बस माथे पर हल्का-सा, या नहीं।
hg: Holika ki thandi raakh kai gharon me laate hain: uska tilak, chutki bhar darwaze ya khet me, baaki paudhon me. Ghanton thandi hone dein; baby ko bas maathe par halka-sa, ya nahi.
@link /puja/holi

# navratri-festival festival
@names
en: navratri, sharad navratri, chaitra navratri, navratri in spring, navratri in autumn
hi: नवरात्रि, शारदीय नवरात्रि, चैत्र नवरात्रि
hg: navratri ka tyohar, navratre
@ask
en: what are the nine forms of durga in navratri | navratri nine colours | how to do navratri puja at home daily | why are there two navratris | how to do garba | can we travel during navratri with akhand jyot | navratri golu what is it | how many navratris in a year | I live in a pg, how do I do navratri puja daily | which bhog for each navratri day | can I do navratri puja without kalash | navratri clothes colour today is it compulsory
en: navratri first day goddess colour bhog | navratri second day goddess name | third day of navratri goddess | fourth day of navratri which devi | fifth day navratri skandamata bhog | sixth day katyayani colour | seventh day kalratri bhog | eighth day mahagauri what to offer | ninth day siddhidatri | bhog of nine days list | navratri barley growing meaning | navratri vehicles of mata arrival
en: why is navratri celebrated
en: how do chaitra and sharad navratri differ
hi: नवरात्रि की नौ देवियों के नाम | नवरात्रि में रोज़ पूजा कैसे करें | नवरात्रि साल में कितनी बार आती है | नवरात्रि के नौ रंग | नवरात्रि में घर ख़ाली छोड़ सकते हैं | नवरात्रि क्यों मनाते हैं | गुप्त नवरात्रि क्या है | नवरात्रि में हर दिन का भोग | बिना कलश नवरात्रि पूजा | पीजी में नवरात्रि पूजा कैसे करें | नवरात्रि में बाल नाख़ून काटना | नवरात्रि में जौ क्यों बोते हैं
hi: नवरात्रि के पहले दिन किस देवी की पूजा | नवरात्रि के नौ दिन का भोग | नवरात्रि का दूसरा दिन किसका | तीसरे दिन चंद्रघंटा भोग | चौथे दिन कूष्मांडा | पाँचवें दिन स्कंदमाता को क्या चढ़ाएँ | छठे दिन कात्यायनी का भोग | सातवें दिन कालरात्रि | आठवें दिन महागौरी | नौवें दिन सिद्धिदात्री | नवरात्रि में जौ क्यों बोते हैं | माता किस सवारी पर आएँगी
hi: नवरात्रि क्यों मनाया जाता है
hi: चैत्र और शारदीय नवरात्रि में अंतर
hi: नवरात्रि क्यों मनाई जाती है | नवरात्रि कैसे मनाएँ
hg: navratri ki 9 devi ke naam | navratri me roz puja kaise kare | saal me kitni navratri hoti hai | navratri ke 9 rang | navratri me ghar khali chhod sakte hai kya | navratri kyu manate hai | gupt navratri kya hoti hai | navratri me har din ka bhog | bina kalash navratri puja kar sakte hai | pg me navratri puja kaise kare | navratri me baal katna nakhun katna | navratri me jau kyu bote hai | jau nahi uge to kya hota hai
hg: navratri ke pehle din kis devi ki puja hoti hai | navratri 9 din ka bhog list | navratri ka dusra din kiska hai | tisre din chandraghanta ko kya bhog | chauthe din kushmanda | panchve din skandmata ka bhog | chhathe din katyayani mata | satve din kalratri ko kya chadhaye | aathve din mahagauri | nauve din siddhidatri mata | navratri me jau kyu bote hai | navratri day wise color and bhog
hg: navratri ka tyohar kyu manaya jata hai
hg: chaitra aur sharadiya navratri me antar
hg: navratre kyu manate hai | navratre kyu manai jati hai | navratre kaise manaye
@how modern wide CUSTOM
en: Set a kalash with barley on the first day, light a lamp each morning and evening, offer a red flower, read Durga Chalisa or Saptashati, sing the aarti, and close with kanya pujan.
hi: पहले दिन जौ के साथ कलश रखें, रोज़ सुबह-शाम दीया जलाएँ, लाल फूल चढ़ाएँ, दुर्गा चालीसा या सप्तशती पढ़ें, आरती करें, और कन्या पूजन से समापन करें।
hg: Pehle din jau ke saath kalash rakhein, roz subah-shaam diya jalayein, laal phool chadhayein, Durga Chalisa ya Saptashati padhein, aarti karein, aur kanya pujan se samapan karein.
@why classical wide PUR
en: Navratri is kept because Durga fought Mahishasur nine nights and ended him on the tenth; nine forms of Devi are worshipped. Chaitra's begins the year and ends on Ram Navami, Sharad's ends with Dussehra.
hi: नवरात्रि इसलिए मनाते हैं कि दुर्गा ने नौ रात महिषासुर से युद्ध कर दसवें दिन उसका अंत किया; देवी के नौ रूप पूजे जाते हैं। चैत्र की नववर्ष से शुरू होकर राम नवमी पर, शारदीय दशहरे पर पूरी होती है।
hg: Navratri isliye manate hain ki Durga ne nau raat Mahishasur se yuddh kar dasve din uska ant kiya; Devi ke nau roop puje jaate hain. Chaitra ki naye saal se shuru hokar Ram Navami par, sharadiya Dussehre par poori hoti hai.
@which classical wide PUR
en: The nine forms of Durga are Shailaputri, Brahmacharini, Chandraghanta, Kushmanda, Skandamata, Katyayani, Kalaratri, Mahagauri and Siddhidatri, one for each day of Navratri.
hi: नवरात्रि की नौ देवियाँ हैं शैलपुत्री, ब्रह्मचारिणी, चंद्रघंटा, कूष्मांडा, स्कंदमाता, कात्यायनी, कालरात्रि, महागौरी और सिद्धिदात्री, हर दिन एक।
hg: Navratri ki nau deviyan hain Shailputri, Brahmacharini, Chandraghanta, Kushmanda, Skandmata, Katyayani, Kalaratri, Mahagauri aur Siddhidatri, har din ek.
@when classical wide DS
en: Four Navratris come a year: Chaitra in spring and Sharad in autumn are the great ones, Magha and Ashadha the quiet or gupt ones. Tamil homes set up golu dolls, Gujarat dances garba.
hi: साल में चार नवरात्रि हैं: चैत्र और शारदीय बड़ी, माघ और आषाढ़ गुप्त। तमिल घरों में गोलू की गुड़ियाँ, गुजरात में गरबा होता है।
hg: Saal me chaar Navratri hain: Chaitra aur Sharadiya badi, Magh aur Ashadh gupt. Tamil gharon me golu ki gudiyan, Gujarat me garba hota hai.
@colour modern regional CUSTOM
en: The nine colours of Navratri are a recent custom that began with newspapers, and they change with the weekday each year. Wear what you have; red always suits Devi.
hi: नवरात्रि के नौ रंग अख़बारों से चला नया रिवाज है और हर साल वार के साथ बदलते हैं। जो है वही पहनें; लाल देवी को सदा प्रिय है।
hg: Navratri ke nau rang akhbaron se chala naya riwaz hai aur har saal vaar ke saath badalte hain. Jo hai wahi pehnein; laal Devi ko sada priya hai.
@colour modern disputed CUSTOM
en: One common list of Devi's own colours: yellow or white, white, red or grey, orange, yellow, green or red, dark blue, pink or white, violet. Lists differ each year; red serves for every day.
hi: देवियों के रंगों की एक प्रचलित सूची: पीला या सफ़ेद, सफ़ेद, लाल या ग्रे, नारंगी, पीला, हरा या लाल, गहरा नीला, गुलाबी या सफ़ेद, बैंगनी। सूचियाँ हर साल अलग; लाल हर दिन चलता है।
hg: Deviyon ke rangon ki ek prachalit list: peela ya safed, safed, laal ya grey, narangi, peela, hara ya laal, gehra neela, gulabi ya safed, baingani. Lists har saal alag; laal har din chalta hai.
@do modern most CUSTOM
en: Barley is sown by the kalash on day one as thanks for growth; green shoots are a joy, yellow or few ones only mean light and water. On Dashami they go to a plant, behind the ear or in the locker.
hi: पहले दिन कलश के पास जौ वृद्धि के आभार में बोते हैं; हरे अंकुर आनंद हैं, पीले या कम का अर्थ केवल धूप-पानी है। दशमी को पौधे में, कान पर या तिजोरी में रखते हैं।
hg: Pehle din kalash ke paas jau vriddhi ke aabhar me bote hain; hare ankur anand hain, peele ya kam ka arth keval dhoop-paani hai. Dashami ko paudhe me, kaan par ya tijori me rakhte hain.
@which modern most CUSTOM
en: Devi's vehicle of arrival goes by the weekday of the first day: Sunday or Monday elephant, Tuesday or Saturday horse, Wednesday boat, Thursday or Friday palanquin. Omens are read from it; to worshippers she comes as mother each time.
hi: देवी की आगमन सवारी पहले दिन के वार से: रविवार-सोमवार हाथी, मंगलवार-शनिवार घोड़ा, बुधवार नाव, गुरुवार-शुक्रवार डोली। लोग शकुन देखते हैं; भक्तों के लिए वे हर बार माँ बनकर आती हैं।
hg: Devi ki aagman sawari pehle din ke vaar se: Ravivar-Somvar haathi, Mangalvar-Shanivar ghoda, Budhvar naav, Guruvar-Shukravar doli. Log shakun dekhte hain; bhakton ke liye ve har baar maa bankar aati hain.
@see navratri-fast, kanya-pujan, kalash-sthapana
@link /puja/navratri

# kanya-pujan festival
@names
en: kanya pujan, kanjak, kanya puja on ashtami, durga ashtami
hi: कन्या पूजन, कंजक, दुर्गा अष्टमी, कन्या भोज
hg: kanya poojan, kanjak puja, ashtami ki puja, kanya bhoj
@ask
en: how to do kanya pujan | how many girls for kanya pujan | age of girls for kanjak | what is served in kanya pujan | only three girls came is it fine | what gift to give kanjak | ashtami or navami for kanya pujan | why is a boy also fed | kanjak menu halwa puri chana | should feet of girls be washed | can my own daughter be kanya | money in kanjak how much | kanya pujan in office society
en: kanya pujan age meaning of each girl | kanya pujan gift ideas | kanya pujan if no girls come | kanya pujan time ashtami
en: not enough little girls in our society for kanya pujan
hi: कन्या पूजन कैसे करें | कन्या पूजन में कितनी कन्याएँ होनी चाहिए | कन्याओं की उम्र कितनी हो | कन्या पूजन में क्या बनाते हैं | कन्या न मिले तो क्या करें | कंजक में क्या उपहार दें | कन्या पूजन अष्टमी को करें या नवमी को | कंजक में हलवा पूरी चना | अपनी बेटी को कन्या बना सकते हैं | कन्या पूजन में कितने पैसे दें | लांगूर कौन होता है | एक कन्या से कन्या पूजन
hi: कन्या पूजन में कितनी उम्र की कन्या | कन्या पूजन में क्या दें | कन्या पूजन स्टेप | कन्या न मिले तो
hi: सोसायटी में नौ कन्याएँ नहीं मिलतीं, कन्या पूजन कैसे करें
hg: kanya pujan kaise kare | kanya pujan me kitni kanya honi chahiye | kanjak me kya banta hai | kanya nahi mil rahi to kya kare | kanjak me kya gift de | kanya pujan ashtami ko kare ya navami ko | langur kyu bithate hai kanjak me | kanjak me halwa puri chana | apni beti ko kanjak bana sakte hai kya | kanya pujan me kitne paise de | ek kanya se kanya pujan ho sakta hai | kanya ke pair dhona | kanjak ki umar kitni honi chahiye
hg: kanya pujan me kitne saal ki kanya | kanya ko kya gift de | kanya pujan step by step | kanya na mile to kya kare
hg: society me 9 kanya nahi milti kanya pujan kaise kare
@how modern wide CUSTOM
en: For kanya pujan girls of two to ten years are welcomed as Devi: wash their feet, put tilak, tie mauli, serve puri, halwa and chana, give a small gift and take their blessing. A boy sits with them as Bhairav or langur.
hi: कन्या पूजन में दो से दस वर्ष की कन्याओं का देवी रूप में स्वागत होता है: पैर धोएँ, तिलक लगाएँ, मौली बाँधें, पूरी, हलवा, चना खिलाएँ, छोटा उपहार दें, आशीर्वाद लें। साथ एक बालक भैरव या लांगुर।
hg: Kanya pujan me do se das saal ki kanyaon ka Devi roop me swagat hota hai: pair dhoyein, tilak lagayein, mauli baandhein, puri, halwa, chana khilayein, chhota uphar dein, aashirwad lein. Saath ek baalak Bhairav ya langur.
@which modern wide CUSTOM
en: Nine girls are the full number; one, three or five are as good. If none can come, pack the food for girls of an ashram, school or neighbour, or feed your own daughter.
hi: नौ कन्याएँ पूरी संख्या हैं; एक, तीन या पाँच भी उतनी ही ठीक। कोई न आ सके तो आश्रम, विद्यालय या पड़ोस की कन्याओं को भोजन दें, या अपनी बेटी को खिलाएँ।
hg: Nau kanyayein poori sankhya hain; ek, teen ya paanch bhi utni hi theek. Koi na aa sake to ashram, school ya pados ki kanyaon ko bhojan dein, ya apni beti ko khilayein.
@when modern regional CUSTOM
en: Ashtami or Navami morning is right, as your family has it. Useful gifts such as books, colours or a tiffin please most.
hi: अष्टमी या नवमी की सुबह ठीक है, जैसा कुल में हो। किताब, रंग या टिफ़िन जैसे काम के उपहार सबसे अच्छे लगते हैं।
hg: Ashtami ya Navami ki subah theek hai, jaisa kul me ho. Kitab, rang ya tiffin jaise kaam ke uphar sabse achhe lagte hain.
@why classical most PUR
en: The girls are honoured as Devi herself: by age two Kumari, three Trimurti, four Kalyani, five Rohini, six Kalika, seven Chandika, eight Shambhavi, nine Durga, ten Subhadra. Feeding them ends the vow.
hi: कन्याएँ साक्षात देवी मानी जाती हैं: आयु दो कुमारी, तीन त्रिमूर्ति, चार कल्याणी, पाँच रोहिणी, छह कालिका, सात चंडिका, आठ शांभवी, नौ दुर्गा, दस सुभद्रा। उन्हें भोजन से व्रत पूरा होता है।
hg: Kanyayein saakshat Devi maani jaati hain: aayu do Kumari, teen Trimurti, chaar Kalyani, paanch Rohini, chhah Kalika, saat Chandika, aath Shambhavi, nau Durga, das Subhadra. Unhe bhojan se vrat poora hota hai.
@link /puja/navratri

# durga-puja-bengal festival
@names
en: durga puja, durga pujo, durga visarjan
hi: दुर्गा पूजा, दुर्गोत्सव
hg: durga pooja, durga pujo, bengali durga puja
@ask
en: how is durga puja celebrated in bengal | what happens on saptami ashtami navami | what is sindoor khela | what is sandhi puja | what do bengalis eat in durga puja | mahalaya meaning | how is durga idol immersed | what is kola bou | pandal hopping and anjali how to give | dhunuchi dance what is | bijoya dashami sweets
en: durga puja days names shashthi saptami | durga puja story mahishasur akal bodhan | durga puja colour saree | durga puja bhog list
en: why is durga puja celebrated
hi: बंगाल में दुर्गा पूजा कैसे होती है | सिंदूर खेला क्या है | संधि पूजा क्या होती है | महालया क्या है | दुर्गा पूजा में क्या खाते हैं | दुर्गा विसर्जन कब होता है | अंजलि कैसे देते हैं दुर्गा पूजा में | धुनुची नाच क्या है | बिजोया में क्या करते हैं | दुर्गा माँ के चार बच्चे कौन | षष्ठी से दशमी क्या होता है | पंडाल में क्या चढ़ाएँ
hi: दुर्गा पूजा के पाँच दिन | अकाल बोधन क्या है | दुर्गा पूजा में लाल सफ़ेद साड़ी
hi: दुर्गा पूजा क्यों मनाया जाता है
hi: दुर्गोत्सव क्यों मनाई जाती है | दुर्गोत्सव क्यों मनाते हैं | दुर्गोत्सव कैसे मनाएँ
hg: durga puja me kya kya hota hai | sindoor khela kya hai | sandhi puja kya hoti hai | mahalaya kya hota hai | durga puja me bengali nonveg kyu khate hai | durga maa ka visarjan kaise hota hai | durga puja me anjali kaise dete hai | dhunuchi nach kya hai | bijoya me kya karte hai | durga maa ke bacche kaun hai | shashthi se dashami tak kya hota hai | pandal me kya chadhaye
hg: durga puja ke paanch din | akal bodhan kya hai | durga puja me lal safed saree kyu
hg: durga pooja kyu manaya jata hai
hg: durga pujo kyu manate hai | durga pujo kyu manai jati hai | durga pujo kaise manaye
@what modern wide CUSTOM
en: Durga Puja is Bengal's, Assam's and Odisha's homecoming of Durga with her four children, from Shashthi to Dashami: the eyes are opened, kola bou bathed, anjali offered, dhunuchi danced, and the image immersed.
hi: दुर्गा पूजा बंगाल, असम और ओडिशा में चार संतानों सहित दुर्गा का मायके आना है, षष्ठी से दशमी तक: बोधन, कोला बोउ का स्नान, अंजलि, धुनुची नृत्य, और विसर्जन।
hg: Durga Puja Bengal, Assam aur Odisha me chaar santanon sahit Durga ka maayke aana hai, Shashthi se Dashami tak: bodhan, kola bou ka snan, anjali, dhunuchi nritya, aur visarjan.
@which modern regional CUSTOM
en: Bhog of khichuri, labra, payesh and chutney is served; fish and meat are eaten too, as the daughter is home. It is no contradiction to the fasts of the north.
hi: भोग में खिचुड़ी, लाबड़ा, पायेश और चटनी; मछली-मांस भी खाते हैं, क्योंकि बेटी घर आई है। उत्तर के व्रत से इसका विरोध नहीं।
hg: Bhog me khichuri, labra, payesh aur chutney; machhli-maans bhi khaate hain, kyunki beti ghar aayi hai. Uttar ke vrat se iska virodh nahi.
@when modern wide CUSTOM
en: Sandhi puja with 108 lamps and lotuses joins Ashtami and Navami; sindoor khela, when women put sindoor on Devi and each other, comes on Dashami before the farewell.
hi: 108 दीप और कमल की संधि पूजा अष्टमी-नवमी की संधि पर; सिंदूर खेला, जब स्त्रियाँ देवी और एक-दूसरे को सिंदूर लगाती हैं, दशमी को विदाई से पहले।
hg: 108 deep aur kamal ki sandhi puja Ashtami-Navami ki sandhi par; sindoor khela, jab striyan Devi aur ek-doosre ko sindoor lagati hain, Dashami ko vidaai se pehle.
@why classical most PUR
en: Ram, it is told, woke Devi out of season (akal bodhan) before the battle with Ravan, offering 108 blue lotuses and, one missing, his own eye. White saris with red border, the lal paar, honour the mother.
hi: कथा है राम ने रावण-युद्ध से पहले देवी को असमय जगाया (अकाल बोधन), 108 नीलकमल चढ़ाए और एक कम पड़ा तो अपना नेत्र। लाल किनारी की सफ़ेद साड़ी माँ का सम्मान है।
hg: Katha hai Ram ne Ravan-yuddh se pehle Devi ko asamay jagaya (akal bodhan), 108 neelkamal chadhaye aur ek kam pada to apna netra. Laal kinari ki safed saree maa ka samman hai.

# dussehra-festival festival
@names
en: dussehra, vijayadashami, ayudha puja, shastra puja, ravana effigy, burning ravana
hi: दशहरा, विजयादशमी, शस्त्र पूजा, आयुध पूजा, रावण का पुतला, रावण दहन
hg: dashara, dussehra puja, vijaya dashmi, shastra pujan, ayudh puja, ravan ka putla, ravan dahan
@ask
en: why is dussehra celebrated | what to do on dussehra at home | shami tree puja on dussehra | what is bought on dussehra | ayudha puja of tools and vehicle | is dussehra an auspicious day for new work | why apta leaves as gold | why jalebi on dussehra | dussehra puja for shop machines and bike | what to buy or begin on vijayadashami | is ravan dahan needed at home | child's first letters on dussehra
en: dussehra tithi | dussehra what to do at home | which god worshipped on dussehra | what to eat on dussehra
en: why is the effigy of ravana burnt
en: can a pregnant woman see ravan's effigy burning
hi: दशहरा क्यों मनाते हैं | दशहरे पर घर में क्या पूजा करें | शमी की पूजा क्यों | दशहरे पर क्या ख़रीदें | शस्त्र पूजा कैसे करें | दशहरे पर नया काम शुरू कर सकते हैं | नीलकंठ देखना क्यों शुभ है | दशहरे पर गाड़ी की पूजा | दशहरे पर सोना पत्ती क्यों देते हैं | बच्चों का अक्षरारंभ दशहरे पर | रावण क्यों जलाते हैं | दशहरे पर पान जलेबी क्यों
hi: दशहरा किस तिथि को | दशहरे पर घर में क्या करें | दशहरे पर किसकी पूजा | दशहरे पर क्या ख़रीदें
hi: दशहरा क्यों मनाया जाता है
hi: रावण का पुतला क्यों जलाते हैं
hi: दशहरा क्यों मनाई जाती है | दशहरा कैसे मनाएँ
hi: गर्भवती रावण दहन देख सकती है क्या
hg: dussehra kyu manate hai | dussehre par ghar me kya puja kare | shami ke ped ki puja kyu hoti hai | dussehra par kya kharidna chahiye | shastra puja kaise kare | dussehra ko naya kaam shuru kar sakte hai | neelkanth dekhna shubh kyu hai | dussehra par gaadi ki puja kaise kare | sona patti kyu dete hai dussehra par | bacche ka aksharambh dussehra ko | ravan kyu jalate hai | dussehra par jalebi paan kyu khate hai | dussehra par laptop ki puja
hg: dussehra kis tithi ko hai | dussehra par ghar me kya kare | dussehre par kiski puja hoti hai | dussehra pe kya kharide
hg: dashara kyu manaya jata hai
hg: ravan ka putla kyu jalate hai
hg: dashara kyu manate hai | dashara kyu manai jati hai | dashara kaise manaye
hg: pregnant lady ravan dahan dekh sakti hai kya
@what classical wide EPIC
en: Dussehra is the day of victory: Ram over Ravan, Durga over Mahishasur. Ravan's image is burnt, Ramleela ends, tools, books and vehicles are worshipped, and shami or apta leaves exchanged.
hi: दशहरा विजय का दिन है: राम की रावण पर, दुर्गा की महिषासुर पर। रावण-दहन, रामलीला समापन, शस्त्र, पुस्तक और वाहन पूजा, और शमी या आपटा के पत्ते बाँटना।
hg: Dussehra vijay ka din hai: Ram ki Ravan par, Durga ki Mahishasur par. Ravan-dahan, Ramleela samapan, shastra, pustak aur vahan puja, aur shami ya aapta ke patte baantna.
@how modern wide CUSTOM
en: At home clean tools, laptop, machine or vehicle, put tilak and a flower on them, rest them for a while, pray to Devi and Ram, and greet the elders. Sweets such as jalebi go round.
hi: घर पर औज़ार, लैपटॉप, मशीन या गाड़ी साफ़ करें, तिलक-फूल लगाएँ, थोड़ी देर विश्राम दें, देवी और राम की प्रार्थना करें, बड़ों को प्रणाम करें। जलेबी जैसी मिठाई बँटती है।
hg: Ghar par auzaar, laptop, machine ya gaadi saaf karein, tilak-phool lagayein, thodi der vishram dein, Devi aur Ram ki prarthana karein, badon ko pranam karein. Jalebi jaisi mithai bantti hai.
@ok classical most MCH
en: Vijayadashami is held good for beginnings of every kind, a child's first letters, a shop, a vehicle, in many almanacs without further muhurat.
hi: विजयादशमी हर शुरुआत के लिए शुभ मानी जाती है, बच्चे के अक्षरारंभ, दुकान, वाहन के लिए, कई पंचांगों में बिना अलग मुहूर्त।
hg: Vijayadashami har shuruaat ke liye shubh maani jati hai, bachche ke aksharaarambh, dukan, vahan ke liye, kai panchangon me bina alag muhurat.
@why classical wide EPIC
en: Dussehra is celebrated because Ram killed Ravan on this day and Durga killed Mahishasur on the tenth of her battle; Ravan's effigy is burnt as the end of pride and wrong.
hi: दशहरा इसलिए मनाते हैं कि इस दिन राम ने रावण को और दुर्गा ने दसवें दिन महिषासुर को मारा; रावण का पुतला अहंकार और अधर्म के अंत के रूप में जलाते हैं।
hg: Dussehra isliye manate hain ki is din Ram ne Ravan ko aur Durga ne dasve din Mahishasur ko maara; Ravan ka putla ahankar aur adharm ke ant ke roop me jalate hain.
@why classical wide PUR
en: Shami or apta leaves are given as gold, for Kuber rained gold on a shami for Raghu, and the Pandavas hid their weapons in one. Neelkanth is looked for as Shiva's bird; jalebi and paan are simply the feast.
hi: शमी या आपटा के पत्ते "सोना" हैं, क्योंकि कुबेर ने रघु के लिए शमी पर सोना बरसाया और पांडवों ने उसमें शस्त्र छिपाए। नीलकंठ शिव का पक्षी है; जलेबी-पान बस पर्व का स्वाद।
hg: Shami ya aapta ke patte "sona" hain, kyunki Kuber ne Raghu ke liye shami par sona barsaya aur Pandavon ne usme shastra chhipaye. Neelkanth Shiv ka pakshi hai; jalebi-paan bas parv ka swaad.
@when classical wide DS
en: Dussehra is Ashwin Shukla Dashami, after the nine nights; Aparajita and shami are worshipped in the afternoon, the vijay muhurat being the best hour. Ram and Durga are honoured together.
hi: दशहरा आश्विन शुक्ल दशमी, नौ रातों के बाद है; अपराजिता और शमी की पूजा दोपहर बाद, विजय मुहूर्त श्रेष्ठ। राम और दुर्गा दोनों का सम्मान।
hg: Dussehra Ashwin Shukla Dashami, nau raaton ke baad hai; Aparajita aur shami ki puja dopahar baad, vijay muhurat shreshth. Ram aur Durga dono ka samman.
@ok modern regional CUSTOM
en: Pregnant women may watch Dussehra and Ravan's effigy from afar; that it harms the child is only a saying. Smoke, noise and crowds are the real reason to stay back or see it on TV.
hi: गर्भवती दूर से दशहरा और रावण का पुतला देख सकती हैं; बच्चे को हानि की बात केवल कहावत है। धुआँ, शोर और भीड़ असली कारण हैं कि दूर रहें या टीवी पर देखें।
hg: Garbhvati door se Dussehra aur Ravan ka putla dekh sakti hain; bachche ko haani ki baat sirf kahavat hai. Dhuan, shor aur bheed asli kaaran hain ki door rahein ya TV par dekhein.
@link /puja/dussehra

# raksha-bandhan festival
@names
en: raksha bandhan, rakhi, rakhi festival
hi: रक्षाबंधन, राखी, राखी का त्योहार
hg: rakshabandhan, rakhi ka tyohar, rakhi bandhna
@ask
en: how to tie rakhi at home | which hand is rakhi tied on | why not tie rakhi in bhadra | can a wife tie rakhi to her husband | rakhi when brother is far away | when should the rakhi be taken off | rakhi thali items | sister in periods can she tie rakhi | can I tie rakhi to krishna | how many knots in rakhi | brother is younger how is rakhi tied | late rakhi by post arrived after the day | gift for sister ideas | does rakhi hand matter left or right | no brother whom to tie rakhi | brother lives abroad when to tie rakhi | which hand sister ties rakhi | how long to wear rakhi | rakhi in mourning | eco friendly rakhi with seeds | what is cooked on rakhi | fast till tying rakhi
en: which hand rakhi is tied men and women | rakhi direction brother facing | rakhi story draupadi krishna | when to remove rakhi | rakhi mantra | no brother whom to tie rakhi | brother lives abroad when to tie rakhi | which hand sister ties rakhi | how long to wear rakhi | rakhi in mourning | eco friendly rakhi with seeds | what is cooked on rakhi | fast till tying rakhi
en: why is raksha bandhan celebrated
en: sister's in-laws are in sutak, does her rakhi count
hi: राखी कैसे बाँधें | राखी किस हाथ में बाँधते हैं | राखी कब उतारनी चाहिए | राखी की थाली में क्या रखें | भाई दूर हो तो राखी कैसे बाँधें | भगवान को राखी बाँध सकते हैं क्या | रक्षाबंधन क्यों मनाते हैं | राखी में कितनी गाँठ लगाते हैं | राखी देर से आई तो कब बाँधें | भाभी को लुंबा क्यों | राखी पर बहन को क्या दें | पीरियड में राखी बाँध सकते हैं | बहन बहन को राखी बाँध सकती है | भाई न हो तो राखी किसे बाँधें | भाई विदेश में है राखी कब | राखी कितने दिन पहनें | सूतक में राखी | बीज वाली राखी | राखी बाँधने तक व्रत
hi: राखी किस हाथ में | राखी बाँधते समय भाई का मुँह | राखी की कथा द्रौपदी | राखी कब उतारें | राखी का मंत्र
hi: रक्षाबंधन क्यों मनाया जाता है
hi: राखी क्यों मनाई जाती है | राखी क्यों मनाते हैं | राखी कैसे मनाएँ
hi: बहन के ससुराल में सूतक है, उसकी राखी मानी जाएगी
hg: rakhi kis hath me bandhte hai | rakhi kab utarni chahiye | rakhi ki thali me kya kya rakhe | bhai dur hai rakhi kaise bandhu | bhagwan ko rakhi bandh sakte hai kya | rakhi bandhne ka sahi tarika | bhabhi ko rakhi bandhte hai kya | rakhi me kitni gaanth lagate hai | rakhi late aayi to kab bandhe | rakhi par behen ko kya de | period me rakhi bandh sakte hai kya | behen behen ko rakhi bandh sakti hai | rakhi bandhte samay kaun sa mantra | bhadra me rakhi bandh di to
hg: rakhi kis hath me bandhe | rakhi bandhte time bhai ka muh kidhar | rakhi ki kahani draupadi | rakhi kab utare | rakhi ka mantra
hg: rakshabandhan kyu manaya jata hai
hg: rakshabandhan kyu manate hai | rakshabandhan kyu manai jati hai | rakshabandhan kaise manaye
hg: behen ke sasural me sutak hai uski rakhi mani jayegi
@how modern wide CUSTOM
en: Rakhi is tied on the brother's right wrist: he sits facing east with the head covered, the sister puts tilak and rice, ties the rakhi, does aarti and gives a sweet; he gives a gift and his word to stand by her.
hi: राखी भाई की दाईं कलाई पर बाँधते हैं: भाई पूर्व मुँह, सिर ढककर बैठे, बहन तिलक-अक्षत लगाए, राखी बाँधे, आरती करे, मिठाई दे; भाई उपहार और साथ का वचन दे।
hg: Rakhi bhai ki daayin kalai par baandhte hain: bhai purv munh, sir dhakkar baithe, behen tilak-akshat lagaye, rakhi baandhe, aarti kare, mithai de; bhai uphar aur saath ka vachan de.
@when classical wide DS
en: Rakhi is tied on Shravan Purnima outside bhadra, in the afternoon or pradosh, as Bhadra, Shani's sister, is held unfit for beginnings; a folk tale says Ravan's sister tied his in bhadra. Tied by mistake, nothing is spoilt; many tie it up to Janmashtami.
hi: राखी श्रावण पूर्णिमा को भद्रा छोड़कर, अपराह्न या प्रदोष में बाँधते हैं; भद्रा, शनि की बहन, शुभ काम के लिए वर्जित है, और लोककथा में शूर्पणखा ने रावण को भद्रा में बाँधी थी। भूल से बँध जाए तो कुछ नहीं बिगड़ता; जन्माष्टमी तक भी बाँधते हैं।
hg: Rakhi Shravan Purnima ko Bhadra chhodkar, aparahn ya pradosh me baandhte hain; Bhadra, Shani ki behen, shubh kaam ke liye varjit hai, aur lok-katha me Shurpanakha ne Ravan ko Bhadra me baandhi thi. Bhool se bandh jaye to kuch nahi bigadta; Janmashtami tak bhi baandhte hain.
@ok modern wide CUSTOM
en: Sisters tie it to cousins, to a sister, to Krishna or Ganesh, to soldiers and trees too; Marwari homes tie lumba to the bhabhi. Periods are no bar to love between siblings.
hi: चचेरे भाई, बहन, कृष्ण या गणेश, सैनिक और पेड़ को भी राखी बाँधते हैं; मारवाड़ी घरों में भाभी को लुंबा। मासिक धर्म भाई-बहन के प्रेम में रोक नहीं।
hg: Chachere bhai, behen, Krishna ya Ganesh, sainik aur ped ko bhi rakhi baandhte hain; Marwari gharon me bhabhi ko lumba. Periods bhai-behen ke prem me rok nahi.
@which modern wide CUSTOM
en: The rakhi thali holds roli, rice, a diya, rakhi, sweets and a coconut or coin; three knots are usual. Money, a book or something useful is a good gift, and sisters give too.
hi: राखी की थाली में रोली, अक्षत, दीया, राखी, मिठाई, नारियल या सिक्का; तीन गाँठें चलती हैं। रुपये, पुस्तक या काम की चीज़ अच्छा उपहार, बहनें भी देती हैं।
hg: Rakhi ki thali me roli, akshat, diya, rakhi, mithai, nariyal ya sikka; teen gaanthein chalti hain. Rupaye, pustak ya kaam ki cheez achha uphar, behnein bhi deti hain.
@why classical most PUR
en: Stories told for Rakhi: Indrani tied a thread on Indra before battle, Lakshmi on King Bali to win Vishnu back, Draupadi bound Krishna's cut finger and he guarded her. Each says: the thread is a promise.
hi: राखी की कथाएँ: इंद्राणी ने युद्ध से पहले इंद्र को, लक्ष्मी ने विष्णु को लौटाने बलि को सूत्र बाँधा, द्रौपदी ने कृष्ण की कटी उँगली बाँधी और उन्होंने रक्षा की। सबका अर्थ: धागा वचन है।
hg: Rakhi ki kathayein: Indrani ne yuddh se pehle Indra ko, Lakshmi ne Vishnu ko lautane Bali ko sutra baandha, Draupadi ne Krishna ki kati ungli baandhi aur unhone raksha ki. Sabka arth: dhaaga vachan hai.
@words classical wide STOTRA
en: The rakhi mantra: Yena baddho Bali raja danavendro mahabalah, / Tena tvam anubadhnami rakshe ma chala ma chala. It says: as Bali was bound, I bind you; protection, do not waver.
hi: राखी मंत्र: येन बद्धो बली राजा दानवेन्द्रो महाबलः, / तेन त्वामनुबध्नामि रक्षे मा चल मा चल। अर्थ: जैसे बलि बँधे, वैसे बाँधता हूँ; हे रक्षा, डिगो मत।
hg: Rakhi mantra: Yena baddho Bali raja danavendro mahabalah, / Tena tvam anubadhnami rakshe ma chala ma chala. Arth: jaise Bali bandhe, waise baandhta hoon; he raksha, digo mat.
@do modern most CUSTOM
en: With the brother far away, post the rakhi early; he ties it himself or someone does, with a video call. Many sisters eat only after tying; with diabetes eat first. In death sutak it is skipped or tied later; a cotton or seed rakhi goes back to the soil.
hi: भाई दूर हो तो राखी पहले भेजें; वह ख़ुद या कोई और बाँध दे, वीडियो कॉल के साथ। बहुत बहनें बाँधकर ही खाती हैं; मधुमेह में पहले खाएँ। सूतक में छोड़ें या बाद में बाँधें; सूती या बीज वाली राखी मिट्टी में लौटती है।
hg: Bhai door ho to rakhi pehle bhejein; woh khud ya koi aur baandh de, video call ke saath. Bahut behnein baandhkar hi khaati hain; diabetes me pehle khayein. Sutak me chhodein ya baad me baandhein; sooti ya beej wali rakhi mitti me lautti hai.
@link /hindu-festivals
@link /puja/raksha-bandhan

# chhath-puja festival
@names
en: chhath puja, chhath, chhath mahaparv, nahay khay, kharna
hi: छठ पूजा, छठ महापर्व, नहाय खाय, खरना, छठ का अर्घ्य, छठ में अर्घ
hg: chhath puja, chhath parv, nahay khay, kharna, chhath maiya, chhath ka argh
@ask
en: how is chhath puja celebrated | four days of chhath | what is thekua and how is it offered | chhath puja items list for soop and daura | who is chhathi maiya | can chhath be done on a terrace or at home in a tub | is chhath only for women | what is kharna prasad | what is kosi bharna | we live in bangalore far from any ghat, how do we do chhath | why are setting and rising sun both worshipped
en: chhath puja four days name and what to do | chhath thekua recipe prasad items | chhath arghya direction | chhath story draupadi sita
en: to whom is the arghya of chhath given
en: why is chhath puja celebrated
hi: छठ पूजा कैसे होती है | छठ के चार दिन कौन से हैं | छठ पूजा की सामग्री | ठेकुआ क्यों बनाते हैं | छठी मैया कौन हैं | छत पर छठ पूजा कर सकते हैं क्या | क्या पुरुष छठ कर सकते हैं | खरना का प्रसाद क्या है | कोसी भरना क्या है | डूबते सूर्य को अर्घ्य क्यों
hi: छठ पूजा के चार दिन | छठ का प्रसाद | छठ में अर्घ्य किस दिशा में | छठ की कथा
hi: छठ का अर्घ्य किस देवता को दिया जाता है | छठ में किसकी पूजा होती है
hi: छठ पूजा क्यों मनाया जाता है
hi: खरना क्यों मनाई जाती है | खरना क्यों मनाते हैं | खरना कैसे मनाएँ
hg: chhath puja kaise karte hai | chhath ke 4 din kya kya hota hai | chhath puja ka saman list | chhath me thekua kyu banta hai | chhathi maiya kaun hai | chat par chhath puja kar sakte hai kya | ladke chhath kar sakte hai kya | kharna ka prasad kaise banta hai | kosi kaise bharte hai | ghat dur hai ghar par chhath kaise kare | dubte suraj ko arghya kyu dete hai
hg: chhath puja ke char din kya kya hota hai | chhath ka prasad list | chhath me arghya kis disha me | chhath ki kahani
hg: chhath ka argh kis devta ko dete hai | chhath me kiski puja hoti hai
hg: chhath puja kyu manaya jata hai
hg: kharna kyu manate hai | kharna kyu manai jati hai | kharna kaise manaye
@how modern wide CUSTOM
en: Chhath lasts four days: nahay-khay with bath and lauki-bhat, kharna with gur kheer and roti at dusk, then arghya to the setting Sun standing in water, and next dawn to the rising Sun, after which the fast ends.
hi: छठ चार दिन चलती है: नहाय-खाय में स्नान और लौकी-भात, खरना की शाम गुड़ की खीर-रोटी, फिर जल में खड़े होकर डूबते सूर्य को अर्घ्य, अगली भोर उगते सूर्य को, फिर पारण।
hg: Chhath chaar din chalti hai: nahay-khay me snan aur lauki-bhaat, kharna ki shaam gud ki kheer-roti, phir jal me khade hokar doobte Surya ko arghya, agli bhor ugte Surya ko, phir paaran.
@which modern wide CUSTOM
en: The soop and daura hold thekua, sugar cane, coconut, banana, big lemon, seasonal fruit, raw haldi and ginger with leaves, rice laddu, paan, sindoor and a lamp. All is cooked pure, without onion and garlic, on a clean stove.
hi: सूप-दउरा में ठेकुआ, गन्ना, नारियल, केला, डाभ नींबू, मौसमी फल, पत्ते सहित कच्ची हल्दी-अदरक, चावल के लड्डू, पान, सिंदूर, दीया। सब शुद्ध, बिना प्याज़-लहसुन, साफ़ चूल्हे पर।
hg: Soop-daura me thekua, ganna, nariyal, kela, daabh nimbu, mausami phal, patte sahit kachchi haldi-adrak, chawal ke laddu, paan, sindoor, diya. Sab shuddh, bina pyaaz-lahsun, saaf chulhe par.
@who classical wide PUR
en: In Chhath the arghya is given to the Sun, setting and rising, and to Chhathi Maiya (Shashthi), guardian of children, for life and family.
hi: छठ में अर्घ्य सूर्य देव को दिया जाता है, डूबते और उगते दोनों को, और छठी मैया (षष्ठी), संतान की रक्षक, को; जीवन और परिवार के लिए।
hg: Chhath me arghya Surya Dev ko diya jaata hai, doobte aur ugte dono ko, aur Chhathi Maiya (Shashthi), santaan ki rakshak, ko; jeevan aur parivar ke liye.
@why classical wide PUR
en: Chhath is kept in thanks to the Sun, who gives life, and to Chhathi Maiya for the children's health. The setting Sun comes first, as one thanks what goes before greeting what comes.
hi: छठ सूर्य के प्रति आभार में है, जो जीवन देते हैं, और छठी मैया से संतान के स्वास्थ्य की प्रार्थना में। डूबते सूर्य पहले, क्योंकि आने वाले से पहले जाने वाले को धन्यवाद देते हैं।
hg: Chhath Surya ke prati aabhaar me hai, jo jeevan dete hain, aur Chhathi Maiya se santaan ke swasthya ki prarthna me. Doobte Surya pehle, kyunki aane wale se pehle jaane wale ko dhanyavaad dete hain.
@ok modern wide CUSTOM
en: Chhath may be kept by women and men, and on a terrace or at home in a tub or small pool where no ghat is near. Who cannot fast sends a soop with a neighbour or helps; that counts too.
hi: छठ स्त्री-पुरुष सब कर सकते हैं, और घाट दूर हो तो छत पर या घर में टब में। जो व्रत न कर सके वह किसी के साथ सूप भेजे या सेवा करे; वह भी पुण्य है।
hg: Chhath stri-purush sab kar sakte hain, aur ghat door ho to chhat par ya ghar me tub me. Jo vrat na kar sake woh kisi ke saath soop bheje ya seva kare; woh bhi punya hai.
@face modern wide CUSTOM
en: For the evening arghya face west to the setting Sun, next dawn east to the rising one; milk and water are poured over the soop. Yellow, red or orange unstitched or new cotton is worn, black is not.
hi: संध्या अर्घ्य में पश्चिम, डूबते सूर्य की ओर, अगली भोर पूर्व, उगते सूर्य की ओर मुँह करें; सूप पर दूध-जल देते हैं। पीला, लाल, नारंगी सूती पहनते हैं, काला नहीं।
hg: Sandhya arghya me paschim, doobte Surya ki or, agli bhor purv, ugte Surya ki or munh karein; soop par doodh-jal dete hain. Peela, laal, narangi sooti pehente hain, kaala nahi.
@which classical most EPIC
en: Stories tell that Sita kept it after the return to Ayodhya, Draupadi in the forest, and Karna stood daily in water before the Sun; King Priyavrat's stillborn child lived by Shashthi's grace.
hi: कथाओं में सीता ने अयोध्या लौटकर, द्रौपदी ने वन में छठ रखी, कर्ण रोज़ जल में खड़े होकर सूर्य को पूजते; राजा प्रियव्रत का मृत शिशु षष्ठी की कृपा से जिया।
hg: Kathaon me Sita ne Ayodhya lautkar, Draupadi ne van me Chhath rakhi, Karna roz jal me khade hokar Surya ko poojte; raja Priyavrat ka mrit shishu Shashthi ki kripa se jiya.
@see chhath-fast
@link /hindu-festivals
@link /puja/chhath

# ganesh-chaturthi festival
@names
en: ganesh chaturthi, ganpati at home, keeping ganpati, ganesh sthapana, installing ganesh, ganeshotsav, vinayaka chavithi, ganpati visarjan
hi: गणेश चतुर्थी, गणेशोत्सव, गणपति विसर्जन, गणेश स्थापना, गणपति स्थापना, गणेश जी बैठाना
hg: ganesh chaturthi, ganpati bappa, ganpati rakhna, ganpati bithana, ganpati utsav, ganpati sthapana, ganesh ji ki sthapana, ganpati visarjan, vinayak chavithi
@ask
en: how to do ganesh chaturthi puja at home | how many days should ganpati be kept | ganesh visarjan at home in a bucket | is it bad to see the moon on ganesh chaturthi | saw the moon on ganesh chaturthi by mistake what now | which direction to place ganpati | samagri for ganpati sthapana | what to offer, 21 modak why | can we bring ganpati every other year | someone died in family can we bring ganpati this year | first time bringing ganpati home, what do I need | pregnant woman at home visarjan is it allowed
en: ganpati idol direction at home | ganesh chaturthi tithi | ganpati can be left alone at home | eco friendly ganpati | ganesh chaturthi moon seen what to do | 21 things offered to ganpati | how many days to keep ganpati
en: why is ganesh chaturthi celebrated
en: must I cook a new bhog for ganpati every day, I work
hi: गणेश चतुर्थी की पूजा घर पर कैसे करें | गणपति कितने दिन रखें | घर पर गणपति विसर्जन कैसे करें | गणेश चतुर्थी पर चाँद क्यों नहीं देखते | ग़लती से चाँद देख लिया तो क्या करें | गणपति की स्थापना किस दिशा में | गणपति स्थापना की सामग्री | गणपति में 21 मोदक क्यों | पहली बार गणपति ला रहे हैं क्या करें | सूतक में गणपति ला सकते हैं क्या | एक साल छोड़कर गणपति बिठा सकते हैं
hi: गणपति की मूर्ति किस दिशा में रखें | गणेश चतुर्थी किस तिथि को | गणपति घर में अकेले छोड़ सकते हैं | चौथ का चाँद दिख गया | गणपति कितने दिन रखें
hi: गणेश चतुर्थी क्यों मनाया जाता है
hi: गणेशोत्सव क्यों मनाई जाती है | गणेशोत्सव क्यों मनाते हैं | गणेशोत्सव कैसे मनाएँ
hi: गणपति को रोज़ अलग भोग बनाना ज़रूरी है क्या, नौकरी करती हूँ
hg: ganesh chaturthi ki puja ghar par kaise kare | ganpati kitne din rakhne chahiye | ghar par balti me ganpati visarjan kaise kare | ganesh chaturthi par chand kyu nahi dekhte | galti se chand dekh liya to kya kare | ganpati kis disha me bithaye | ganpati sthapana ka saman | 21 modak kyu chadhate hai | pehli baar ganpati la rahe hai kya kya chahiye | ghar me death hui hai ganpati la sakte hai kya | ganpati har saal lana zaruri hai kya | eco friendly ganpati kaise banaye
hg: ganpati ki murti kis disha me rakhe | ganesh chaturthi kis tithi ko | ganpati ko akele chhod sakte hai ghar me | chauth ka chand dikh gaya | ganpati kitne din rakhe
hg: ganesh chaturthi kyu manaya jata hai
hg: ganpati bappa kyu manate hai | ganpati bappa kyu manai jati hai | ganpati bappa kaise manaye
hg: ganpati ko roz alag bhog banana zaruri hai kya working hu
@how modern wide CUSTOM
en: For Ganesh Chaturthi set a clay Ganesh on a chowki with red or yellow cloth, in the north-east, east or west, invite him, offer durva, red flowers, 21 modak, fruit, and sing the aarti morning and evening.
hi: गणेश चतुर्थी पर मिट्टी के गणेश लाल या पीले कपड़े की चौकी पर ईशान, पूर्व या पश्चिम में बिठाएँ, आवाहन करें, दूर्वा, लाल फूल, 21 मोदक, फल चढ़ाएँ, सुबह-शाम आरती करें।
hg: Ganesh Chaturthi par mitti ke Ganesh laal ya peele kapde ki chowki par ishan, purv ya pashchim me bithayein, aavahan karein, durva, laal phool, 21 modak, phal chadhayein, subah-shaam aarti karein.
@when modern wide CUSTOM
en: Ganpati stays one and a half, 3, 5, 7 or 10 days, as the family has it, until Anant Chaturdashi at most. Bringing him each year is custom, no debt; a year may be left out.
hi: गणपति डेढ़, 3, 5, 7 या 10 दिन रहते हैं, कुल-रीति से, अधिकतम अनंत चतुर्दशी तक। हर साल लाना रिवाज है, ऋण नहीं; एक वर्ष छूट सकता है।
hg: Ganpati dedh, 3, 5, 7 ya 10 din rehte hain, kul-reeti se, adhiktam Anant Chaturdashi tak. Har saal laana riwaz hai, rin nahi; ek varsh chhoot sakta hai.
@do modern wide CUSTOM
en: Visarjan at home: last aarti, curd and sweet to his hand, a small shift of the seat, then dip the clay idol in a clean bucket; when dissolved, the water and clay go to plants. Plaster idols go to the city's tank.
hi: घर पर विसर्जन: अंतिम आरती, दही-मिठाई, आसन थोड़ा हिलाएँ, फिर मिट्टी की मूर्ति साफ़ बाल्टी में; घुलने पर जल-मिट्टी पौधों को दें। पीओपी मूर्ति नगर के कुंड में दें।
hg: Ghar par visarjan: antim aarti, dahi-mithai, aasan thoda hilayein, phir mitti ki murti saaf balti me; ghulne par jal-mitti paudhon ko dein. POP murti nagar ke kund me dein.
@why classical wide PUR
en: Ganesh Chaturthi is celebrated as Ganesh's birthday, Bhadrapada Shukla Chaturthi: he is welcomed as a guest and seen off in water. The moon is not looked at that night, as Ganesh, whom it had mocked, cursed it.
hi: गणेश चतुर्थी गणेश का जन्मदिन है, भाद्रपद शुक्ल चतुर्थी, इसलिए मनाते हैं: उन्हें अतिथि की तरह लाते और जल में विदा करते हैं। उस रात चाँद नहीं देखते, क्योंकि उसने गणेश पर हँसकर शाप पाया।
hg: Ganesh Chaturthi Ganesh ka janmdin hai, Bhadrapad Shukla Chaturthi, isliye manate hain: unhe atithi ki tarah laate aur jal me vida karte hain. Us raat chaand nahi dekhte, kyunki usne Ganesh par hanskar shaap paaya.
@why classical most PUR
en: The moon is not looked at that night, as Ganesh, whom it had mocked, gave it a curse of false blame. If you saw it, hear the Syamantaka story or say his name; nothing bad follows.
hi: उस रात चंद्र-दर्शन नहीं करते, क्योंकि चंद्रमा के उपहास पर गणेश ने झूठे कलंक का शाप दिया। दिख जाए तो स्यमंतक मणि की कथा सुनें या नाम लें; कुछ अशुभ नहीं होता।
hg: Us raat chandra-darshan nahi karte, kyunki Chandrama ke uphaas par Ganesh ne jhoothe kalank ka shaap diya. Dikh jaye to Syamantak mani ki katha sunein ya naam lein; kuch ashubh nahi hota.
@ok modern most CUSTOM
en: During death sutak of the first ten to thirteen days most do not bring Ganpati; later in the year many do so quietly, or relatives perform it. With a pregnant woman at home some delay visarjan by custom, others see no bar.
hi: मृत्यु के पहले दस-तेरह दिन के सूतक में प्रायः गणपति नहीं लाते; बाद में कई सादगी से लाते हैं या संबंधी पूजा करते हैं। घर में गर्भवती हो तो कुछ विसर्जन टालते हैं, कई रोक नहीं मानते।
hg: Mrityu ke pehle das-terah din ke sutak me aksar Ganpati nahi laate; baad me kai saadgi se laate hain ya sambandhi puja karte hain. Ghar me garbhvati ho to kuch visarjan taalte hain, kai rok nahi maante.
@which classical wide PUR
en: It is Bhadrapada Shukla Chaturthi, the day on which Parvati's son was made and given the elephant head; puja at midday is best. Once invited he is not left alone at night, by custom; for work a neighbour may look in.
hi: यह भाद्रपद शुक्ल चतुर्थी है, जब पार्वती के पुत्र बने और गजमुख मिला; मध्याह्न पूजा श्रेष्ठ। रिवाज में बुलाने पर रात को अकेला नहीं छोड़ते; काम पर जाना हो तो पड़ोसी देख ले।
hg: Yah Bhadrapad Shukla Chaturthi hai, jab Parvati ke putra bane aur gajmukh mila; madhyahna puja shreshth. Riwaz me bulane par raat ko akela nahi chhodte; kaam par jana ho to padosi dekh le.
@which modern most CUSTOM
en: Ganpati's daily bhog need not be new dishes: modak on the first and last day, in between fruit, coconut, gur-khobra, sugar, or the first portion of your meal, twice a day. A working home may buy modak.
hi: गणपति का रोज़ का भोग नया पकवान हो, ज़रूरी नहीं: पहले और अंतिम दिन मोदक, बीच में फल, नारियल, गुड़-खोबरा, मिश्री या घर के भोजन का पहला भाग, दो बार। नौकरी वाले मोदक ख़रीद भी सकते हैं।
hg: Ganpati ka roz ka bhog naya pakwan ho, zaroori nahi: pehle aur aakhri din modak, beech me phal, nariyal, gud-khobra, mishri ya ghar ke khane ka pehla bhaag, do baar. Naukri wale modak khareed bhi sakte hain.
@see ganesh-deity, aarti-sukhkarta
@link /hindu-festivals
@link /puja/ganesh-chaturthi

# janmashtami-festival festival
@names
en: janmashtami, krishna janmashtami, gokulashtami, dahi handi
hi: जन्माष्टमी, कृष्ण जन्माष्टमी, गोकुलाष्टमी, दही हांडी
hg: janmashtami ka tyohar, krishna janmashtami, janmastami, gokulashtami, dahi handi
@ask
en: how to celebrate janmashtami at home | midnight puja of janmashtami steps | why is cucumber cut on janmashtami | what bhog is made for janmashtami | how to decorate jhula for kanha | why two different dates for janmashtami | what is dahi handi | baby krishna footprints why | panjiri and panchamrit for janmashtami | small children, how to keep them awake, can we do puja early | kanha's 56 bhog at home | what to do with cucumber after janmashtami | jhula direction for bal gopal | kids krishna dress idea
en: janmashtami bhog list | janmashtami puja step by step at midnight | janmashtami colour to wear | cucumber in janmashtami why
en: why is janmashtami celebrated
hi: जन्माष्टमी कैसे मनाएँ | जन्माष्टमी की रात पूजा कैसे करें | जन्माष्टमी पर खीरा क्यों काटते हैं | जन्माष्टमी पर क्या भोग बनाएँ | जन्माष्टमी दो दिन क्यों होती है | दही हांडी क्या है | झूला कैसे सजाएँ | बाल कृष्ण के पैरों के निशान | जन्माष्टमी की सामग्री | जन्माष्टमी पर छप्पन भोग | खीरे का बाद में क्या करें | पंजीरी क्यों बनती है | जन्माष्टमी पर तुलसी | कान्हा का जन्म कैसे कराएँ
hi: जन्माष्टमी का भोग | जन्माष्टमी पूजा विधि रात 12 बजे | जन्माष्टमी पर कौन सा रंग | जन्माष्टमी में खीरा क्यों
hi: जन्माष्टमी क्यों मनाया जाता है
hi: दही हांडी क्यों मनाई जाती है | दही हांडी क्यों मनाते हैं | दही हांडी कैसे मनाएँ
hg: janmashtami ghar par kaise manaye | janmashtami ki raat 12 baje puja kaise kare | janmashtami par kheera kyu kaatte hai | janmashtami par kya kya bhog banta hai | janmashtami do din kyu hoti hai | dahi handi kyu manate hai | janmashtami ki jhanki kaise sajaye | janmashtami ka saman kya chahiye | janmashtami par 56 bhog | kheere ka baad me kya kare | panjiri kyu banti hai janmashtami par | kanha ka janam kaise karaye | janmashtami par baal gopal ko kya pehnaye
hg: janmashtami ka bhog kya kya | janmashtami puja raat 12 baje kaise kare | janmashtami pe kaun sa color | janmashtami me kheera kyu kaatte hai
hg: janmashtami ka tyohar kyu manaya jata hai
hg: janmastami kyu manate hai | janmastami kyu manai jati hai | janmastami kaise manaye
@how modern wide CUSTOM
en: On Janmashtami people fast, decorate a jhula, and at midnight bathe Bal Gopal in panchamrit, dress him, offer makhan-mishri, panjiri, fruit with tulsi, sing the aarti and swing the cradle. With small children do it in the evening.
hi: जन्माष्टमी पर व्रत रखते, झूला सजाते, और आधी रात बाल गोपाल को पंचामृत से स्नान, वस्त्र, माखन-मिश्री, पंजीरी, तुलसी सहित फल, आरती और झूला झुलाते हैं। छोटे बच्चे हों तो शाम को कर लें।
hg: Janmashtami par vrat rakhte, jhula sajaate, aur aadhi raat Bal Gopal ko panchamrit se snan, vastra, makhan-mishri, panjiri, tulsi sahit phal, aarti aur jhula jhulate hain. Chhote bachche ho to shaam ko kar lein.
@why classical wide PUR
en: Janmashtami is celebrated because Krishna was born that midnight, Bhadrapada Krishna Ashtami, in Kansa's prison at Mathura, and was carried across the Yamuna to Gokul.
hi: जन्माष्टमी इसलिए मनाते हैं कि भाद्रपद कृष्ण अष्टमी की आधी रात मथुरा में कंस के कारागार में कृष्ण जन्मे, और वसुदेव उन्हें यमुना पार गोकुल ले गए।
hg: Janmashtami isliye manate hain ki Bhadrapad Krishna Ashtami ki aadhi raat Mathura me Kans ke karagar me Krishna janme, aur Vasudev unhe Yamuna paar Gokul le gaye.
@why modern wide CUSTOM
en: A cucumber with its stem stands for the womb, and cutting the stem at midnight for the birth. Rice-flour footprints show Krishna walking in; the dahi handi recalls his butter raids.
hi: डंठल वाला खीरा गर्भ का प्रतीक है, आधी रात डंठल काटना जन्म का। चावल के आटे के पदचिह्न कृष्ण का आना दिखाते हैं; दही हांडी माखन-चोरी की याद है।
hg: Danthal wala kheera garbh ka prateek hai, aadhi raat danthal kaatna janm ka. Chawal ke aate ke padchihn Krishna ka aana dikhate hain; dahi handi makhan-chori ki yaad hai.
@when classical wide DS
en: Two dates come about because Smartas go by Ashtami at midnight and Vaishnavas by Ashtami at sunrise, often with Rohini. Both are right; the calendar in the app shows each.
hi: दो तिथियाँ इसलिए कि स्मार्त आधी रात की अष्टमी और वैष्णव उदया अष्टमी, प्रायः रोहिणी सहित, मानते हैं। दोनों सही हैं; ऐप का कैलेंडर दोनों दिखाता है।
hg: Do tithiyan isliye ki Smarta aadhi raat ki Ashtami aur Vaishnav udaya Ashtami, aksar Rohini sahit, maante hain. Dono sahi hain; app ka calendar dono dikhata hai.
@which modern wide CUSTOM
en: Bhog of Janmashtami is coriander or coconut panjiri, makhan-mishri, panchamrit, kheer, fruit and fried makhana; 56 dishes are for temples, five are plenty at home.
hi: जन्माष्टमी का भोग: धनिया या नारियल की पंजीरी, माखन-मिश्री, पंचामृत, खीर, फल, मखाना; 56 भोग मंदिरों के लिए, घर में पाँच बहुत।
hg: Janmashtami ka bhog: dhaniya ya nariyal ki panjiri, makhan-mishri, panchamrit, kheer, phal, makhana; 56 bhog mandiron ke liye, ghar me paanch bahut.
@do modern wide CUSTOM
en: At midnight: cut the cucumber stem, ring the bell, bathe Bal Gopal with milk, curd, ghee, honey, sugar, water; yellow dress, flute and feather, tulsi bhog, aarti, swing. Yellow, peacock blue or orange is worn.
hi: आधी रात: खीरे का डंठल काटें, घंटी, बाल गोपाल को दूध, दही, घी, शहद, शक्कर, जल से नहलाएँ; पीला वस्त्र, बाँसुरी, मोरपंख, तुलसी भोग, आरती, झूला। पीला, मोरपंखी नीला, नारंगी पहनते हैं।
hg: Aadhi raat: kheere ka danthal kaatein, ghanti, Bal Gopal ko doodh, dahi, ghee, shahad, shakkar, jal se nahlayein; peela vastra, bansuri, morpankh, tulsi bhog, aarti, jhoola. Peela, morpankhi neela, narangi pehente hain.
@see krishna-deity, janmashtami-fast
@link /hindu-festivals /hindu-aartis
@link /puja/janmashtami

# maha-shivaratri festival
@names
en: maha shivaratri, mahashivratri, shivratri
hi: महाशिवरात्रि, शिवरात्रि, महा शिवरात्रि
hg: mahashivratri, maha shivratri, shivratri ka tyohar
@ask
en: how to do mahashivratri puja at home | why is mahashivratri celebrated | four prahar puja of shivratri | why stay awake on shivratri | what to offer on the shivling on shivratri | difference between shivratri and mahashivratri | shivratri puja for unmarried girls | no shivling at home how to celebrate shivratri | job holder short shivratri puja at night | what time is nishita puja | bel leaf how many on shivratri
en: four prahar puja what is offered | mahashivratri story hunter | mahashivratri at home without shivling | mahashivratri colour to wear
en: why is maha shivaratri celebrated
hi: महाशिवरात्रि की पूजा कैसे करें | महाशिवरात्रि क्यों मनाते हैं | चार पहर की पूजा क्या है | शिवरात्रि पर रात भर क्यों जागते हैं | शिवरात्रि पर शिवलिंग पर क्या चढ़ाएँ | मासिक शिवरात्रि और महाशिवरात्रि में अंतर | घर में शिवलिंग न हो तो शिवरात्रि पूजा | निशीथ काल पूजा क्या है | शिवरात्रि को कितने बेलपत्र चढ़ाएँ | शिव पार्वती विवाह की कथा | शिवरात्रि की सरल पूजा | शिवरात्रि पर दूध ही ज़रूरी है क्या
hi: शिवरात्रि चार प्रहर की पूजा में क्या चढ़ाएँ | शिवरात्रि की शिकारी की कथा | घर में शिवलिंग नहीं है शिवरात्रि पूजा | शिवरात्रि पर कौन सा रंग पहनें
hi: महाशिवरात्रि क्यों मनाया जाता है
hi: शिवरात्रि क्यों मनाई जाती है | शिवरात्रि क्यों मनाते हैं | शिवरात्रि कैसे मनाएँ
hg: mahashivratri ki puja kaise kare | mahashivratri kyu manate hai | char pahar ki puja kya hai | shivratri ko raat bhar kyu jagte hai | shivratri par shivling par kya chadhaye | shivratri aur mahashivratri me kya fark hai | ghar me shivling nahi hai shivratri kaise manaye | kuwari ladkiya shivratri kaise kare | nishith kaal puja kya hai | shivratri ko kitne belpatra chadhaye | shiv parvati vivah ki katha | job wale shivratri kaise kare | shivratri par kya nahi kare | shivratri par doodh zaruri hai kya
hg: shivratri char pahar ki puja me kya chadhaye | shivratri ki kahani shikari | ghar me shivling nahi hai shivratri puja kaise | shivratri pe kaun sa color pehne
hg: mahashivratri kyu manaya jata hai
hg: mahashivratri kyu manai jati hai | mahashivratri kaise manaye
@how modern wide CUSTOM
en: On Maha Shivaratri offer water, milk, bel leaves, dhatura and fruit to the ling, chant Om Namah Shivaya, and worship in four watches of the night or once at dusk or midnight. A picture or a clay ling serves as well.
hi: महाशिवरात्रि पर शिवलिंग पर जल, दूध, बेलपत्र, धतूरा, फल चढ़ाएँ, ॐ नमः शिवाय जपें, रात के चार पहर या एक बार संध्या या आधी रात पूजा करें। चित्र या मिट्टी का लिंग भी चलेगा।
hg: Maha Shivaratri par Shivling par jal, doodh, belpatra, dhatura, phal chadhayein, Om Namah Shivaya japein, raat ke chaar pahar ya ek baar sandhya ya aadhi raat puja karein. Chitra ya mitti ka ling bhi chalega.
@why classical wide PUR
en: It is the night of Shiva: of his wedding with Parvati, of the column of light, and of the hunter who unknowingly dropped bel leaves on a ling while awake. Waking stands for awareness.
hi: यह शिव की रात है: पार्वती से विवाह, ज्योति-स्तंभ का प्राकट्य, और उस शिकारी की कथा जिसने जागते हुए अनजाने बेलपत्र गिराए। जागना सजगता का प्रतीक है।
hg: Yeh Shiv ki raat hai: Parvati se vivah, jyoti-stambh ka praakatya, aur us shikari ki katha jisne jaagte hue anjaane belpatra giraye. Jaagna sajagta ka prateek hai.
@what classical wide DS
en: Every month has a Shivaratri on the dark fourteenth; that of Magha-Phalguna is the great one. Married, unmarried, men and women keep it alike.
hi: हर महीने कृष्ण चतुर्दशी को शिवरात्रि है; माघ-फाल्गुन वाली महाशिवरात्रि। विवाहित, अविवाहित, स्त्री-पुरुष सब मनाते हैं।
hg: Har mahine Krishna Chaturdashi ko Shivratri hai; Magh-Phalgun wali Mahashivratri. Vivahit, avivahit, stri-purush sab manate hain.
@do classical most PUR
en: In the four watches by one usage milk, curd, ghee and honey are poured in turn, each after water and with bel and "Om Namah Shivaya". White, green or light clothes are liked; black is left out by many.
hi: चार पहर में एक रीति से क्रमशः दूध, दही, घी, शहद, हर बार जल, बेल और "ॐ नमः शिवाय" के साथ चढ़ाते हैं। सफ़ेद, हरे, हल्के वस्त्र अच्छे; काला कई नहीं पहनते।
hg: Chaar pahar me ek reeti se kramshah doodh, dahi, ghee, shahad, har baar jal, bel aur "Om Namah Shivaya" ke saath chadhate hain. Safed, hare, halke vastra achhe; kaala kai nahi pehente.
@see shivratri-fast, rudrabhishek
@link /puja/maha-shivaratri

# makar-sankranti festival
@names
en: makar sankranti, sankranti festival, uttarayan kite festival, khichdi festival, til sankranti, donation on sankranti
hi: मकर संक्रांति, संक्रांति का त्योहार, खिचड़ी पर्व, तिल संक्रांति, संक्रांति पर दान, संक्रांति का दान
hg: makar sankranti, makar sankrant, uttarayan patang, khichdi ka tyohar, til sankranti, sankranti par daan, sankranti pe daan, sankranti ka daan
@ask
en: why is makar sankranti celebrated | what to donate on makar sankranti | what is eaten on sankranti | why til gud on sankranti | haldi kumkum on sankranti what to gift | why is black worn on sankranti | can newlyweds do something special on first sankranti | why are kites flown | what is bornahan for babies | bath before sunrise on sankranti needed | ladies til gul function ideas | khichdi donation to whom | kite string safety on sankranti
en: makar sankranti daan list | sankranti why khichdi | sankranti date 14 or 15 | sankranti which god
en: what is given away on sankranti in january
hi: मकर संक्रांति क्यों मनाते हैं | मकर संक्रांति पर क्या दान करें | संक्रांति पर क्या खाते हैं | तिल गुड़ क्यों खाते हैं | हल्दी कुमकुम में क्या वाण दें | संक्रांति पर काले कपड़े क्यों | पतंग क्यों उड़ाते हैं | नई बहू की पहली संक्रांति | तिलगुल घ्या का अर्थ | खिचड़ी दान किसे दें | बोरनहान क्या है | संक्रांति पर नहाना ज़रूरी है | उत्तरायण का महत्व
hi: मकर संक्रांति पर क्या दान करें | संक्रांति 14 या 15 को | संक्रांति पर खिचड़ी क्यों | संक्रांति पर किसकी पूजा
hi: मकर संक्रांति क्यों मनाया जाता है
hi: खिचड़ी पर्व क्यों मनाई जाती है | खिचड़ी पर्व क्यों मनाते हैं | खिचड़ी पर्व कैसे मनाएँ
hi: संक्रांति के दिन क्या-क्या दान देते हैं
hg: makar sankranti kyu manate hai | sankranti par kya daan kare | sankranti par kya khate hai | til gud kyu khate hai sankranti par | haldi kumkum me kya vaan de | sankranti par kale kapde kyu pehnte hai | patang kyu udate hai | nayi bahu ki pehli sankrant me kya hota hai | khichdi kyu banate hai sankranti ko | til gul ghya god god bola ka matlab | khichdi daan kisko de | bornahan kya hota hai | sankranti par tel se nahana | makar sankranti par surya puja | chuda dahi kab khate hai
hg: makar sankranti par kya daan kare | sankranti 14 ko hai ya 15 ko | sankranti par khichdi kyu khate hai | sankranti pe kiski puja
hg: makar sankranti kyu manaya jata hai
hg: til sankranti kyu manate hai | til sankranti kyu manai jati hai | til sankranti kaise manaye
hg: sankranti ke din kya kya daan dete hai
@what classical wide SS
en: Makar Sankranti is the Sun's entry into Capricorn, kept as the turn to Uttarayan: bath at dawn, arghya to the Sun, til and gur, khichdi, gifts, kites and visits.
hi: मकर संक्रांति सूर्य का मकर में प्रवेश है, उत्तरायण के रूप में मनाते हैं: भोर स्नान, सूर्य को अर्घ्य, तिल-गुड़, खिचड़ी, दान, पतंग और मिलना।
hg: Makar Sankranti Surya ka Makar me pravesh hai, Uttarayan ke roop me manate hain: bhor snan, Surya ko arghya, til-gud, khichdi, daan, patang aur milna.
@which modern wide CUSTOM
en: Give til, gur, khichdi grain, blankets, ghee or warm clothes; eat til laddu, khichdi, chura-dahi, undhiyu or puran poli, as the region has it. Maharashtra's haldi-kumkum gives small useful gifts (vaan).
hi: तिल, गुड़, खिचड़ी का अन्न, कंबल, घी या गर्म कपड़े दान दें; तिल लड्डू, खिचड़ी, चूड़ा-दही, उंधियू या पूरन पोली खाएँ, प्रदेश की रीति से। महाराष्ट्र के हल्दी-कुमकुम में छोटे उपयोगी वाण।
hg: Til, gud, khichdi ka ann, kambal, ghee ya garm kapde daan dein; til laddu, khichdi, chuda-dahi, undhiyu ya puran poli khayein, pradesh ki reeti se. Maharashtra ke haldi-kumkum me chhote upyogi vaan.
@why classical wide SS
en: Makar Sankranti is celebrated because the Sun enters Makar and Uttarayan, his northern course, is held to begin: days grow longer, and the new harvest is thanked for.
hi: मकर संक्रांति इसलिए मनाते हैं कि सूर्य मकर राशि में आते हैं और उत्तरायण शुरू माना जाता है: दिन बड़े होते हैं, और नई फ़सल का धन्यवाद दिया जाता है।
hg: Makar Sankranti isliye manate hain ki Surya Makar rashi me aate hain aur Uttarayan shuru maana jaata hai: din bade hote hain, aur nayi fasal ka dhanyavaad diya jaata hai.
@why modern most CUSTOM
en: Til and gur warm the body in winter and say "speak sweetly"; black keeps the sun's warmth, so Maharashtra wears it that day. Use cotton kite string, glass thread hurts birds and riders.
hi: तिल-गुड़ सर्दी में गर्मी देते हैं और "मीठा बोलो" कहते हैं; काला रंग धूप की गर्मी रखता है, इसलिए महाराष्ट्र में पहनते हैं। सूती डोर लें, माँझा पक्षी और सवारों को घायल करता है।
hg: Til-gud sardi me garmi dete hain aur "meetha bolo" kehte hain; kaala rang dhoop ki garmi rakhta hai, isliye Maharashtra me pehente hain. Sooti dor lein, maanjha pakshi aur sawaaron ko ghayal karta hai.
@when modern wide ASTRO
en: Sankranti falls on 14 or 15 January: if the Sun enters Capricorn after sunset, many keep the next day. Surya is worshipped, and Bhishma, it is told, waited for Uttarayan; khichdi joins new rice and dal.
hi: संक्रांति 14 या 15 जनवरी को: सूर्य सूर्यास्त के बाद मकर में आए तो कई अगला दिन मानते हैं। सूर्य की पूजा होती है, भीष्म ने उत्तरायण की प्रतीक्षा की; खिचड़ी में नया चावल-दाल।
hg: Sankranti 14 ya 15 January ko: Surya suryast ke baad Makar me aaye to kai agla din maante hain. Surya ki puja hoti hai, Bhishma ne Uttarayan ki prateeksha ki; khichdi me naya chawal-daal.
@link /puja/makar-sankranti

# lohri-festival festival
@names
en: lohri, lohri festival, first lohri
hi: लोहड़ी, लोहड़ी का त्योहार, पहली लोहड़ी
hg: lohri, lohri ka tyohar, pehli lohri, lohdi
@ask
en: why is lohri celebrated | who was dulla bhatti | what is put in the lohri fire | first lohri of bride or baby | what is eaten on lohri | how to celebrate lohri in a flat | gifts for first lohri | lohri song sundar mundriye | bonfire song punjabi lohri | gajak rewri festival | lohri in rented house balcony
en: lohri date and what to put in fire | lohri song dulla bhatti
hi: लोहड़ी क्यों मनाते हैं | दुल्ला भट्टी कौन था | लोहड़ी की आग में क्या डालते हैं | नई बहू की पहली लोहड़ी | लोहड़ी पर क्या खाते हैं | फ़्लैट में लोहड़ी कैसे मनाएँ | सुंदर मुंदरिये गीत | बच्चे की पहली लोहड़ी | लोहड़ी की परिक्रमा कैसे करें | गजक रेवड़ी का त्योहार | लोहड़ी पर बेटी को क्या भेजें
hi: लोहड़ी कब है आग में क्या डालते हैं | लोहड़ी की कहानी
hi: लोहड़ी क्यों मनाया जाता है
hi: लोहड़ी क्यों मनाई जाती है | लोहड़ी कैसे मनाएँ
hg: lohri kyu manate hai | dulla bhatti kaun tha | lohri ki aag me kya dalte hai | nayi bahu ki pehli lohri kaise manaye | lohri par kya khate hai | flat me lohri kaise manaye | bacche ki pehli lohri me kya dete hai | sundar mundriye geet | lohri ki parikrama kaise kare | gajak rewri ka tyohar | lohri par beti ko kya bheje | balcony me lohri jala sakte hai kya
hg: lohri kab hai aag me kya dalte hai | lohri ki kahani
hg: lohri kyu manaya jata hai
hg: lohri kyu manai jati hai | lohri kaise manaye
@what modern wide CUSTOM
en: Lohri is Punjab's winter bonfire on the eve of Sankranti: families circle the fire, offer til, gur, rewri, peanuts and popcorn, sing Sundar Mundriye, dance and eat sarson saag with makki roti.
hi: लोहड़ी संक्रांति की पूर्व संध्या पर पंजाब का अलाव पर्व है: परिवार आग की परिक्रमा करते, तिल, गुड़, रेवड़ी, मूँगफली, फुल्ले चढ़ाते, सुंदर मुंदरिये गाते, नाचते और सरसों साग-मक्की रोटी खाते हैं।
hg: Lohri Sankranti ki purv sandhya par Punjab ka alaav parv hai: parivar aag ki parikrama karte, til, gud, rewri, moongphali, phulle chadhate, Sundar Mundriye gaate, naachte aur sarson saag-makki roti khaate hain.
@why modern wide CUSTOM
en: Lohri is celebrated to see off the cold with fire, thank Agni and the Sun for the sugarcane and rabi crop, and welcome brides and babies; songs recall Dulla Bhatti, who saved girls.
hi: लोहड़ी आग से जाड़े को विदा करने, अग्नि और सूर्य को गन्ने और रबी की फ़सल का धन्यवाद देने, और नई बहू व शिशु के स्वागत में मनाते हैं; गीत लड़कियों को बचाने वाले दुल्ला भट्टी के हैं।
hg: Lohri aag se jaade ko vida karne, Agni aur Surya ko ganne aur rabi ki fasal ka dhanyavaad dene, aur nayi bahu va shishu ke swagat me manate hain; geet ladkiyon ko bachane wale Dulla Bhatti ke hain.
@who modern wide CUSTOM
en: Dulla Bhatti, sung of at Lohri, was a Robin Hood of Akbar's time who saved girls and arranged their weddings like a father.
hi: लोहड़ी के गीतों वाले दुल्ला भट्टी अकबर के समय के लोकनायक थे, जिन्होंने लड़कियों को बचाया और पिता की तरह ब्याह कराया।
hg: Lohri ke geeton wale Dulla Bhatti Akbar ke samay ke loknayak the, jinhone ladkiyon ko bachaya aur pita ki tarah byah karaya.
@how modern wide CUSTOM
en: The first Lohri of a bride or a baby, boy or girl, is a big one with new clothes, gifts and sweets for all. In a flat light a small fire in the yard, or a diya and an angithi outdoors with water near.
hi: दुल्हन या शिशु, बेटा हो या बेटी, की पहली लोहड़ी नए कपड़ों, उपहार और मिठाई से धूमधाम से होती है। फ़्लैट में आँगन में छोटी आग, या बाहर अँगीठी-दीया, पास पानी रखें।
hg: Dulhan ya shishu, beta ho ya beti, ki pehli Lohri naye kapdon, uphar aur mithai se dhoomdhaam se hoti hai. Flat me aangan me chhoti aag, ya bahar angithi-diya, paas paani rakhein.
@when modern wide CUSTOM
en: Lohri is on the evening before Makar Sankranti, mostly 13 January. Til, gur, rewri, peanuts, popcorn and new sugarcane go into the fire as thanks to Agni, and rounds are walked; the same is eaten and shared.
hi: लोहड़ी मकर संक्रांति से पहले की शाम, प्रायः 13 जनवरी को है। तिल, गुड़, रेवड़ी, मूँगफली, मक्का और गन्ना अग्नि को आभार में डालते और फेरे लगाते हैं; वही बाँटते-खाते हैं।
hg: Lohri Makar Sankranti se pehle ki shaam, aksar 13 January ko hai. Til, gud, rewri, moongphali, makka aur ganna Agni ko aabhar me daalte aur phere lagate hain; wahi baantte-khaate hain.

# vasant-panchami festival
@names
en: vasant panchami, basant panchami, saraswati puja festival
hi: वसंत पंचमी, बसंत पंचमी, सरस्वती पूजा का दिन
hg: basant panchami, vasant panchmi, saraswati puja
@ask
en: how to do saraswati puja on basant panchami | why yellow on basant panchami | is basant panchami good for marriage | when should books be kept before saraswati | what is hate khori | what food on vasant panchami | can we study on saraswati puja day | basant panchami for starting school or business | kite flying and kesari rice on basant | pen and copy puja | what to wear basant panchami school function
en: basant panchami tithi | basant panchami why yellow | can children not study on saraswati puja | what to eat basant panchami
en: why is vasant panchami celebrated
en: bengali friends don't eat kul before saraswati puja, why
hi: बसंत पंचमी पर सरस्वती पूजा कैसे करें | बसंत पंचमी पर पीला क्यों पहनते हैं | बसंत पंचमी पर विवाह हो सकता है | बसंत पंचमी पर क्या बनाएँ | सरस्वती पूजा के दिन पढ़ते हैं या नहीं | अक्षर आरंभ कैसे करें | बसंत पंचमी पर पीले चावल | कलम पूजा कैसे करें | बसंत पंचमी पर गृह प्रवेश | सरस्वती जी को क्या भोग लगाएँ बसंत पंचमी
hi: वसंत पंचमी किस तिथि को | वसंत पंचमी पर पीला क्यों | वसंत पंचमी पर क्या बनाएँ
hi: वसंत पंचमी क्यों मनाया जाता है
hi: वसंत पंचमी क्यों मनाई जाती है | वसंत पंचमी क्यों मनाते हैं | वसंत पंचमी कैसे मनाएँ
hi: सरस्वती पूजा से पहले बेर क्यों नहीं खाते
hg: basant panchami par saraswati puja kaise kare | basant panchami par peela kyu pehnte hai | basant panchami par shadi kar sakte hai | basant panchami par kya banate hai | saraswati puja ke din padhna chahiye ya nahi | bacche ka aksharambh kaise kare | hate khori kya hota hai | basant panchami par peele chawal | pen copy ki puja kaise kare | basant panchami par griha pravesh kar sakte hai | basant panchami ka mahatva
hg: basant panchami kis tithi ko | basant panchami pe peela kyu | basant panchami pe kya banaye
hg: basant panchami kyu manaya jata hai
hg: vasant panchmi kyu manate hai | vasant panchmi kyu manai jati hai | vasant panchmi kaise manaye
hg: saraswati puja se pehle ber kul kyu nahi khate
@how modern wide CUSTOM
en: On Vasant Panchami set Saraswati on a yellow or white cloth, lay books, pens and instruments before her, offer yellow flowers, kesari rice, boondi or ber, say her vandana; little children write their first letters.
hi: वसंत पंचमी पर पीले या सफ़ेद कपड़े पर सरस्वती रखें, सामने पुस्तकें, क़लम, वाद्य, पीले फूल, केसरी भात, बूँदी या बेर चढ़ाएँ, वंदना करें; छोटे बच्चे पहले अक्षर लिखते हैं।
hg: Vasant Panchami par peele ya safed kapde par Saraswati rakhein, saamne pustakein, kalam, vaadya, peele phool, kesari bhaat, boondi ya ber chadhayein, vandana karein; chhote bachche pehle akshar likhte hain.
@why classical most PUR
en: Vasant Panchami is celebrated as the day Saraswati, goddess of learning and music, appeared, and as the greeting of spring, when the mustard blooms yellow.
hi: वसंत पंचमी इसलिए मनाते हैं कि इस दिन विद्या और संगीत की देवी सरस्वती प्रकट हुईं, और यह वसंत का स्वागत है, जब सरसों पीली फूलती है।
hg: Vasant Panchami isliye manate hain ki is din vidya aur sangeet ki devi Saraswati prakat huin, aur yeh vasant ka swagat hai, jab sarson peeli phoolti hai.
@colour modern wide CUSTOM
en: Yellow is worn for the mustard in bloom and for Saraswati's light; white suits too.
hi: पीला रंग फूली सरसों और विद्या के प्रकाश का है, इसलिए पहनते हैं; सफ़ेद भी ठीक है।
hg: Peela rang phooli sarson aur vidya ke prakash ka hai, isliye pehente hain; safed bhi theek hai.
@ok modern most JYOTISH
en: Many hold the day good by itself for first letters, music, shops, a new house or weddings; others still look at the almanac. In Bengal books rest before her that day, elsewhere one studies a little; both are fine.
hi: कई इसे अक्षरारंभ, संगीत, दुकान, गृह प्रवेश, विवाह के लिए स्वयंसिद्ध मानते हैं; कई फिर भी पंचांग देखते हैं। बंगाल में उस दिन पुस्तकें रखी रहती हैं, अन्यत्र थोड़ा पढ़ते हैं; दोनों ठीक।
hg: Kai ise aksharaarambh, sangeet, dukan, griha pravesh, vivah ke liye swayamsiddh maante hain; kai phir bhi panchang dekhte hain. Bengal me us din pustakein rakhi rehti hain, anyatra thoda padhte hain; dono theek.
@when classical wide DS
en: Vasant Panchami is Magha Shukla Panchami, Saraswati's appearance day, forty days before Holi; puja is done in the forenoon. Kesari rice, boondi, kheer and ber are eaten; Kamadeva too is remembered.
hi: वसंत पंचमी माघ शुक्ल पंचमी, सरस्वती का प्राकट्य दिवस, होली से चालीस दिन पहले है; पूजा पूर्वाह्न में। केसरी चावल, बूँदी, खीर, बेर खाते हैं; कामदेव का भी स्मरण।
hg: Vasant Panchami Magh Shukla Panchami, Saraswati ka prakatya divas, Holi se chalis din pehle hai; puja purvahna me. Kesari chawal, boondi, kheer, ber khaate hain; Kamdev ka bhi smaran.
@which modern regional CUSTOM
en: In Bengal kul (ber, the jujube) is not eaten before Saraswati Puja: the first fruit of the season is offered to her, then children eat it; they say who eats before does badly in exams, a playful rule.
hi: बंगाल में सरस्वती पूजा से पहले कुल (बेर) नहीं खाते: मौसम का पहला फल देवी को चढ़ता है, फिर बच्चे खाते हैं; कहते हैं पहले खाने वाला परीक्षा में पिछड़ता है, यह हँसी का नियम है।
hg: Bengal me Saraswati Puja se pehle kul (ber) nahi khate: mausam ka pehla phal Devi ko chadhta hai, phir bachche khate hain; kehte hain pehle khane wala exam me pichhadta hai, yeh hansi ka niyam hai.
@see saraswati-deity, saraswati-vandana
@link /puja/vasant-panchami

# ram-navami festival
@names
en: ram navami, rama navami, shri ram navami
hi: राम नवमी, रामनवमी, श्री राम नवमी
hg: ram navami, ramnavmi, ram navmi ka tyohar
@ask
en: how to celebrate ram navami at home | what time is ram born puja on ram navami | what prasad on ram navami | panakam for rama navami | ram navami vrat food | which text to read on ram navami | first line bhaye pragat kripala | kosambari and panakam recipe day | noon birth of ram cradle | ayodhya surya tilak
en: ram navami puja time | ram navami bhog | ram navami story birth | ram navami fast open when
en: why is ram navami celebrated
hi: राम नवमी घर पर कैसे मनाएँ | राम नवमी पर कितने बजे पूजा | राम नवमी का प्रसाद | भए प्रगट कृपाला | राम नवमी पर क्या पाठ करें | राम नवमी के व्रत में क्या खाएँ | राम नवमी क्यों मनाते हैं | राम जन्म कितने बजे हुआ | राम नवमी पर कन्या पूजन | पानकम क्या है | राम नवमी पर नया काम
hi: राम नवमी पूजा का समय | राम नवमी का भोग | राम जन्म की कथा | राम नवमी का व्रत कब खोलें
hi: राम नवमी क्यों मनाया जाता है
hi: रामनवमी क्यों मनाई जाती है | रामनवमी क्यों मनाते हैं | रामनवमी कैसे मनाएँ
hg: ram navami ghar par kaise manaye | ram navami ki puja kitne baje kare | ram navami ka prasad kya hai | bhaye pragat kripala lyrics | ram navami par kya padhe | ram navami vrat me kya khaye | ram navami kyu manate hai | ram janam kitne baje hua | ram navami par kanya pujan | panakam kya hota hai | ram navami par ghar me kya kare
hg: ram navami puja ka time | ram navami ka bhog | ram janm ki kahani | ram navami ka vrat kab khole
hg: ram navami kyu manaya jata hai
hg: ramnavmi kyu manate hai | ramnavmi kyu manai jati hai | ramnavmi kaise manaye
@how modern wide CUSTOM
en: On Ram Navami worship Ram at noon, the hour of his birth: bathe or decorate the image, rock a small cradle, offer tulsi, yellow flowers, panjiri, kheer, panakam and kosambari, read the birth from the Ramayan and sing the aarti.
hi: राम नवमी पर दोपहर, जन्म के समय, राम की पूजा करें: स्नान या शृंगार, छोटा पालना, तुलसी, पीले फूल, पंजीरी, खीर, पानकम; मानस से जन्म-प्रसंग पढ़ें और आरती करें।
hg: Ram Navami par dopahar, janm ke samay, Ram ki puja karein: snan ya shringar, chhota paalna, tulsi, peele phool, panjiri, kheer, panakam; Manas se janm-prasang padhein aur aarti karein.
@words classical wide EPIC
en: The birth is sung with: Bhaye pragat kripala deendayala Kausalya hitkari, / Harshit mahtari muni man hari adbhut roop bichari. The whole is under Aartis.
hi: जन्म पर गाते हैं: भए प्रगट कृपाला दीनदयाला कौसल्या हितकारी। / हरषित महतारी मुनि मन हारी अद्भुत रूप बिचारी॥ पूरा "आरतियाँ" में है।
hg: Janm par gaate hain: Bhaye pragat kripala deendayala Kausalya hitkari, / Harshit mahtari muni man hari adbhut roop bichari. Poora "Aartis" me hai.
@when modern most CUSTOM
en: Many fast till noon or the whole day on fruit; it also closes Chaitra Navratri with kanya pujan.
hi: कई दोपहर तक या दिन भर फलाहार रखते हैं; चैत्र नवरात्रि का समापन और कन्या पूजन भी इसी दिन।
hg: Kai dopahar tak ya din bhar phalahar rakhte hain; Chaitra Navratri ka samapan aur kanya pujan bhi isi din.
@why classical wide EPIC
en: Dasharath's putrakameshti gave his queens blessed kheer; Ram was born to Kausalya at noon on Chaitra Shukla Navami. The fast is opened after the noon birth aarti with panjiri, or next morning.
hi: दशरथ के पुत्रकामेष्टि यज्ञ की खीर रानियों को मिली; चैत्र शुक्ल नवमी को दोपहर कौसल्या से राम जन्मे। व्रत दोपहर की जन्म आरती के बाद पंजीरी से या अगली सुबह खोलते हैं।
hg: Dasharath ke putrakameshti yagya ki kheer raniyon ko mili; Chaitra Shukla Navami ko dopahar Kausalya se Ram janme. Vrat dopahar ki janm aarti ke baad panjiri se ya agli subah kholte hain.
@see ram-deity
@link /hindu-aartis
@link /puja/ram-navami

# hanuman-jayanti festival
@names
en: hanuman jayanti, hanuman janmotsav, birthday of hanuman
hi: हनुमान जयंती, हनुमान जन्मोत्सव
hg: hanuman jayanti, hanuman janmotsav, hanuman jaynti
@ask
en: how to celebrate hanuman jayanti at home | what to offer on hanuman jayanti | how many chalisa on hanuman jayanti | why is hanuman jayanti twice a year | chola for hanuman jayanti | hanuman jayanti fast rules | bhandara on hanuman jayanti | betel garland on hanuman birthday | sundarkand on hanuman jayanti | ladies on hanuman jayanti
en: hanuman jayanti story anjani | how many times chalisa on hanuman jayanti | women on hanuman jayanti
en: why is hanuman jayanti celebrated
hi: हनुमान जयंती कैसे मनाएँ | हनुमान जयंती पर क्या चढ़ाएँ | हनुमान जयंती साल में दो बार क्यों | हनुमान जयंती पर चालीसा कितनी बार | हनुमान जी को चोला कैसे चढ़ाते हैं | हनुमान जयंती का व्रत | हनुमान जयंती पर सुंदरकांड | हनुमान जन्म की कथा | हनुमान जयंती पर औरतें क्या करें | हनुमान जयंती का भोग
hi: हनुमान जन्म की कथा | हनुमान जयंती पर क्या करें घर में | हनुमान जयंती साल में दो बार क्यों
hi: हनुमान जयंती क्यों मनाया जाता है
hi: हनुमान जयंती क्यों मनाई जाती है | हनुमान जयंती क्यों मनाते हैं
hg: hanuman jayanti kaise manaye | hanuman jayanti par kya chadhaye | hanuman jayanti saal me do bar kyu aati hai | hanuman jayanti par kitni chalisa padhe | hanuman jayanti ka vrat kaise rakhe | hanuman jayanti par kya kare | hanuman jayanti par sundarkand | hanuman janam ki katha | hanuman jayanti par ladies kya kare | hanuman jayanti ka bhog
hg: hanuman janm ki katha | hanuman jayanti pe ghar me kya kare | hanuman jayanti do baar kyu
hg: hanuman jayanti kyu manaya jata hai
hg: hanuman jaynti kyu manate hai | hanuman jaynti kyu manai jati hai | hanuman jaynti kaise manaye
@how modern wide CUSTOM
en: On Hanuman Jayanti offer sindoor with chameli oil, red flowers, boondi or besan laddu, gur-chana and a tulsi or betel-leaf garland, read the Chalisa 1, 7 or 11 times or Sundarkand, and share food.
hi: हनुमान जयंती पर चमेली तेल में सिंदूर, लाल फूल, बूँदी या बेसन लड्डू, गुड़-चना, तुलसी या पान की माला चढ़ाएँ, चालीसा 1, 7 या 11 बार या सुंदरकांड पढ़ें, भोजन बाँटें।
hg: Hanuman Jayanti par chameli tel me sindoor, laal phool, boondi ya besan laddu, gud-chana, tulsi ya paan ki mala chadhayein, Chalisa 1, 7 ya 11 baar ya Sundarkand padhein, bhojan baantein.
@when modern regional CUSTOM
en: The north keeps it on Chaitra Purnima; others on the fourteenth before Diwali, Tamil homes in Margazhi and Telugu ones end forty days in Vaishakha. Each is right in its region.
hi: उत्तर में चैत्र पूर्णिमा को; कहीं दिवाली से पहले चतुर्दशी को, तमिल घरों में मार्गळि, तेलुगु में वैशाख में चालीस दिन बाद। हर प्रदेश में अपना ठीक है।
hg: Uttar me Chaitra Purnima ko; kahin Diwali se pehle Chaturdashi ko, Tamil gharon me Margazhi, Telugu me Vaishakh me chaalees din baad. Har pradesh me apna theek hai.
@why classical wide PUR
en: Anjani prayed for a child, and the Wind bore her Shiva's blessing, or a share of Dasharath's kheer; so Hanuman was born at dawn. Red or orange is worn; anyone may read the Chalisa, women too.
hi: अंजनी ने संतान माँगी, पवन शिव का आशीष या दशरथ की खीर का अंश लाए; भोर में हनुमान जन्मे। लाल या नारंगी पहनते हैं; चालीसा सब पढ़ें, स्त्रियाँ भी।
hg: Anjani ne santan maangi, Pavan Shiv ka ashish ya Dasharath ki kheer ka ansh laaye; bhor me Hanuman janme. Laal ya narangi pehente hain; Chalisa sab padhein, striyan bhi.
@see hanuman-deity, hanuman-chalisa
@link /puja/hanuman-jayanti

# akshaya-tritiya festival
@names
en: akshaya tritiya, akha teej, akti
hi: अक्षय तृतीया, आखा तीज, अक्ति
hg: akshaya tritiya, akha teej, akshay tritiya
@ask
en: what to buy on akshaya tritiya | why is gold bought on akshaya tritiya | I cannot buy gold what else on akshaya tritiya | what to donate on akshaya tritiya | is akshaya tritiya good for marriage without muhurat | can we do griha pravesh on akshaya tritiya | why is akshaya tritiya important | what to do at home on akha teej | is land registration good on akshaya tritiya | clay pot donation why | jain parna on akshaya tritiya sugarcane juice
en: akshaya tritiya story | akshaya tritiya without gold what to buy | akshaya tritiya colour and bhog
en: why is akshaya tritiya celebrated
hi: अक्षय तृतीया पर क्या ख़रीदें | अक्षय तृतीया पर सोना क्यों लेते हैं | सोना न ले सकें तो अक्षय तृतीया पर क्या करें | अक्षय तृतीया पर क्या दान करें | अक्षय तृतीया पर शादी हो सकती है | अक्षय तृतीया का महत्व | आखा तीज पर पूजा कैसे करें | अक्षय तृतीया पर घड़ा दान क्यों | अक्षय तृतीया पर नया काम | अक्षय तृतीया की कथा | अक्षय पात्र क्या है | अक्षय तृतीया पर चाँदी
hi: अक्षय तृतीया की कथा | अक्षय तृतीया पर सोना न ले पाएँ तो | अक्षय तृतीया का भोग
hi: अक्षय तृतीया क्यों मनाया जाता है
hi: अक्ति क्यों मनाई जाती है | अक्ति क्यों मनाते हैं | अक्ति कैसे मनाएँ
hg: akshaya tritiya par kya kharide | akshaya tritiya par sona kyu kharidte hai | sona nahi le sakte to akshaya tritiya par kya le | akshaya tritiya par kya daan kare | akshaya tritiya par bina muhurat shadi ho sakti hai | akshaya tritiya kyu manate hai | akha teej par puja kaise kare | akshaya tritiya par ghada daan kyu | akshaya tritiya par naya kaam shuru kare | akshaya tritiya ki katha | akshaya tritiya par chandi le sakte hai | akha teej ko gehne lena
hg: akshaya tritiya ki kahani | akshay tritiya pe sona nahi le sakte to kya le | akshaya tritiya ka bhog
hg: akshaya tritiya kyu manaya jata hai
hg: akha teej kyu manate hai | akha teej kyu manai jati hai | akha teej kaise manaye
@what classical wide PUR
en: Akshaya Tritiya is the third of bright Vaishakha, when what is begun or given is held not to dwindle. Parashuram was born, Ganga descended by some accounts, and the Pandavas received the never-empty pot.
hi: अक्षय तृतीया वैशाख शुक्ल तृतीया है, जिस दिन आरंभ और दान का फल क्षीण नहीं होता, ऐसा मानते हैं। परशुराम का जन्म, कुछ मत से गंगावतरण, और पांडवों को अक्षय पात्र मिला।
hg: Akshaya Tritiya Vaishakh Shukla Tritiya hai, jis din aarambh aur daan ka phal ksheen nahi hota, aisa maante hain. Parashuram ka janm, kuch mat se Gangavataran, aur Pandavon ko akshay patra mila.
@which modern wide CUSTOM
en: Gold is a custom, no duty: a clay pot, grain, salt, barley, a book or a sapling will do. Water pots, umbrella, sattu, fruit and food are the gifts of the day, fit for the heat.
hi: सोना रिवाज है, ज़रूरी नहीं: मिट्टी का घड़ा, अन्न, नमक, जौ, पुस्तक या पौधा भी। दान में घड़ा, छाता, सत्तू, फल, भोजन, गर्मी के योग्य।
hg: Sona riwaz hai, zaroori nahi: mitti ka ghada, ann, namak, jau, pustak ya paudha bhi. Daan me ghada, chhata, sattu, phal, bhojan, garmi ke yogya.
@ok classical most MCH
en: It counts among the days good by themselves for weddings, griha pravesh and new work, without further muhurat; some astrologers still check the chart. Do not go into debt for it.
hi: यह विवाह, गृह प्रवेश, नए काम के लिए स्वयंसिद्ध मुहूर्त है, अलग मुहूर्त बिना; कुछ ज्योतिषी फिर भी कुंडली देखते हैं। इसके लिए उधार न लें।
hg: Yeh vivah, griha pravesh, naye kaam ke liye swayamsiddh muhurat hai, alag muhurat bina; kuch jyotishi phir bhi kundli dekhte hain. Iske liye udhaar na lein.
@how modern wide CUSTOM
en: At home worship Lakshmi-Narayan with tulsi, yellow flowers, sattu or barley and kheer, in the morning.
hi: घर पर सुबह लक्ष्मी-नारायण की पूजा तुलसी, पीले फूल, सत्तू या जौ और खीर से करें।
hg: Ghar par subah Lakshmi-Narayan ki puja tulsi, peele phool, sattu ya jau aur kheer se karein.
@why classical most PUR
en: Gold is bought on Akshaya Tritiya because "akshaya" means never dwindling: on this third of bright Vaishakha what is bought, begun or given is held to grow. Sudama, it is told, brought Krishna poha that day and found plenty.
hi: अक्षय तृतीया पर सोना इसलिए लेते हैं कि "अक्षय" का अर्थ है जो घटे नहीं: वैशाख शुक्ल तृतीया को ख़रीदा, शुरू किया या दिया हुआ बढ़ता माना जाता है। कहते हैं इसी दिन सुदामा कृष्ण के पास पोहा लाए और भंडार भरा पाया।
hg: Akshaya Tritiya par sona isliye lete hain ki "akshay" ka arth hai jo ghate nahi: Vaishakh shukla tritiya ko kharida, shuru kiya ya diya hua badhta maana jaata hai. Kehte hain isi din Sudama Krishna ke paas poha laaye aur bhandar bhara paaya.
@link /puja/akshaya-tritiya

# pitru-paksha festival
@names
en: pitru paksha, pitra paksha, shraddh fortnight, mahalaya paksha, sarva pitru amavasya
hi: पितृ पक्ष, श्राद्ध पक्ष, महालय पक्ष, सर्व पितृ अमावस्या
hg: pitru paksha, pitra paksh, shradh ke din, sarva pitru amavasya
@ask
en: what not to do in pitru paksha | can we buy a house or car in pitru paksha | can we shop for clothes in pitru paksha | what to do daily in pitru paksha | can we celebrate birthday in shraddh days | can baby be named in pitru paksha | is haircut allowed in shraddh | what to do if death date is not known pitru paksha | we have no priest here abroad, how to keep pitru paksha | is non veg eaten in pitru paksha | can a job be joined in shradh | do ancestors come home in shraddh days | can I visit a temple in pitru paksha
en: pitru paksha what not to do list | can we buy vehicle in pitru paksha | which tithi shraddh if date not known | crow food shraddh why
hi: पितृ पक्ष में क्या नहीं करना चाहिए | पितृ पक्ष में ख़रीदारी कर सकते हैं | पितृ पक्ष में गाड़ी ले सकते हैं क्या | श्राद्ध के दिनों में क्या करें | पितृ पक्ष में बाल कटवाना | पितृ पक्ष में जन्मदिन मनाएँ | तिथि न पता हो तो श्राद्ध कब | श्राद्ध में नई नौकरी जॉइन कर सकते हैं | पितृ पक्ष में पूजा करें या नहीं | पितृ पक्ष में मंदिर जा सकते हैं | पितृ पक्ष में कौए को क्यों खिलाते हैं | पितृ पक्ष में शादी की बात करना | पितर नाराज़ हों तो
hi: पितृ पक्ष में क्या नहीं करना चाहिए | तिथि याद न हो तो श्राद्ध कब | पितृ पक्ष में गाड़ी ख़रीद सकते हैं | श्राद्ध में कौए को खाना क्यों
hg: pitru paksha me kya nahi karna chahiye | shradh me naye kapde kharid sakte hai kya | pitru paksh me gaadi le sakte hai | pitra paksh me roz kya kare | shradh me baal katwa sakte hai kya | shradh me birthday mana sakte hai kya | mrityu tithi pata nahi to shradh kab kare | shradh ke dino me job join kar sakte hai | pitru paksha me puja path karna chahiye ya nahi | shradh me ghar dekhna ya token dena | pitru paksh me mandir ja sakte hai | shradh me sagai ki baat kar sakte hai | pitra naraz hai kya kaise pata chale
hg: pitru paksha me kya nahi karna chahiye | pitru paksh me gadi le sakte hai | shradh me kauwe ko khana kyu
@what classical wide DS
en: Pitru Paksha is the dark fortnight of Bhadrapada-Ashwin given to ancestors: tarpan with water and til, shraddh on the tithi of death, food for the needy, cow, dog, crow. Sarva Pitru Amavasya serves for all unknown dates.
hi: पितृ पक्ष भाद्रपद-आश्विन का कृष्ण पक्ष है, पूर्वजों का: तिल-जल से तर्पण, मृत्यु-तिथि पर श्राद्ध, ज़रूरतमंद, गाय, कुत्ते, कौए को भोजन। तिथि न पता हो तो सर्व पितृ अमावस्या।
hg: Pitru Paksha Bhadrapad-Ashwin ka Krishna paksh hai, poorvajon ka: til-jal se tarpan, mrityu-tithi par shraddh, zaroortmand, gaay, kutte, kauwe ko bhojan. Tithi na pata ho to Sarva Pitru Amavasya.
@why classical wide DS
en: Pitru Paksha is kept to thank one's forebears: in this fortnight they are held to come near, and water, til and food given in their name satisfy them and bless the family.
hi: पितृ पक्ष पूर्वजों के प्रति आभार के लिए है: इन पंद्रह दिनों में वे निकट आते माने जाते हैं, और उनके नाम से दिए जल, तिल और भोजन से तृप्त होकर परिवार को आशीर्वाद देते हैं।
hg: Pitru Paksha poorvajon ke prati aabhaar ke liye hai: in pandrah dinon me ve nikat aate maane jaate hain, aur unke naam se diye jal, til aur bhojan se tript hokar parivar ko aashirwad dete hain.
@ok modern disputed CUSTOM
en: Weddings, griha pravesh, mundan and big purchases are by custom left for later. No text forbids clothes, groceries, a job, a birthday or an urgent booking; ancestors are not angered by it, daily puja goes on.
hi: विवाह, गृह प्रवेश, मुंडन और बड़ी ख़रीद रिवाज से टालते हैं। कपड़े, राशन, नौकरी, जन्मदिन या ज़रूरी बुकिंग की शास्त्र में मनाही नहीं; पूर्वज इससे नाराज़ नहीं होते, रोज़ की पूजा चलती है।
hg: Vivah, griha pravesh, mundan aur badi khareed riwaz se taalte hain. Kapde, raashan, naukri, janmdin ya zaroori booking ki shastra me manahi nahi; poorvaj isse naraaz nahi hote, roz ki puja chalti hai.
@which modern most CUSTOM
en: Meals are plain, without onion, garlic, meat and drink in most homes; many leave haircut and shaving to the end. Each family keeps its own measure.
hi: अधिकांश घरों में सादा भोजन, बिना प्याज़, लहसुन, मांस, मद्य; कई बाल-दाढ़ी नहीं कटाते। हर घर की अपनी मर्यादा है।
hg: Adhikansh gharon me saada bhojan, bina pyaaz, lahsun, maans, madya; kai baal-daadhi nahi katate. Har ghar ki apni maryada hai.
@how modern wide CUSTOM
en: Whoever has no priest offers water facing south with til and the names, cooks what they loved, and feeds someone; abroad a shelter or food bank will do.
hi: पंडित न हों तो दक्षिण मुँह तिल-जल नाम लेकर दें, उनका प्रिय भोजन बनाएँ, किसी को खिलाएँ; विदेश में आश्रय या फ़ूड बैंक।
hg: Pandit na ho to dakshin munh til-jal naam lekar dein, unka priya bhojan banayein, kisi ko khilayein; videsh me shelter ya food bank.
@when classical wide DS
en: Each ancestor's day is the tithi of death; Navami serves for mothers and married women, Chaturdashi for a violent death, Ekadashi or Dwadashi for ascetics, Purnima's at its own full moon, Amavasya for all.
hi: हर पितर का दिन मृत्यु की तिथि है; नवमी माताओं-सुहागिनों, चतुर्दशी अकाल मृत्यु, एकादशी या द्वादशी संन्यासियों की, पूर्णिमा वालों की पूर्णिमा, अमावस्या सबकी।
hg: Har pitar ka din mrityu ki tithi hai; Navami mataon-suhaginon, Chaturdashi akaal mrityu, Ekadashi ya Dwadashi sannyasiyon ki, Purnima walon ki Purnima, Amavasya sabki.
@see shraddh-rite, tarpan-rite
@link /puja/pitru-paksha

# vishwakarma-puja festival
@names
en: vishwakarma puja, vishwakarma day, machine puja
hi: विश्वकर्मा पूजा, विश्वकर्मा दिवस, मशीन की पूजा
hg: vishwakarma puja, vishvakarma pooja, machine ki puja, factory ki puja
@ask
en: how to do vishwakarma puja in the factory | can machines be run on vishwakarma puja | what to offer tools on vishwakarma puja | vishwakarma puja for laptop and office | is vishwakarma puja once or twice a year | vehicle workshop puja items | why are kites flown on vishwakarma puja | shop owner of printing press vishwakarma day | taxi driver car puja vishwakarma | is phone a tool to worship
en: vishwakarma puja date 17 september why | vishwakarma puja bhog kite
en: why is vishwakarma puja celebrated
hi: विश्वकर्मा पूजा कैसे करें | विश्वकर्मा पूजा के दिन मशीन चलाते हैं क्या | औज़ारों की पूजा कैसे करें | फ़ैक्टरी में विश्वकर्मा पूजा की सामग्री | विश्वकर्मा पूजा साल में कितनी बार | दुकान में विश्वकर्मा पूजा | टैक्सी की विश्वकर्मा पूजा | विश्वकर्मा पूजा का प्रसाद | विश्वकर्मा पूजा क्यों करते हैं | 17 सितंबर को कौन सी पूजा
hi: विश्वकर्मा पूजा 17 सितंबर को क्यों | विश्वकर्मा पूजा का प्रसाद
hi: विश्वकर्मा पूजा क्यों मनाया जाता है
hi: मशीन की पूजा क्यों मनाई जाती है | मशीन की पूजा क्यों मनाते हैं | मशीन की पूजा कैसे मनाएँ
hg: vishwakarma puja kaise kare | vishwakarma puja ke din machine chala sakte hai kya | auzaro ki puja kaise kare | factory me vishwakarma puja ka saman | vishwakarma puja saal me kitni bar hoti hai | computer laptop ki puja vishwakarma par | garage me vishwakarma puja | taxi ki vishwakarma puja | vishwakarma puja ka prasad | vishwakarma puja kyu karte hai | silai machine ki puja kab kare
hg: vishwakarma puja 17 september ko hi kyu | vishwakarma puja ka prasad
hg: vishwakarma puja kyu manaya jata hai
hg: machine ki puja kyu manate hai | machine ki puja kyu manai jati hai | machine ki puja kaise manaye
@how modern wide CUSTOM
en: For Vishwakarma Puja clean the workshop and tools, set his picture on a chowki, put roli, rice, flowers and mauli on machines, offer fruit, sweets and a lamp, do aarti, and let machines and workers rest for the day.
hi: विश्वकर्मा पूजा में कारखाना और औज़ार साफ़ करें, चौकी पर चित्र रखें, मशीनों पर रोली, अक्षत, फूल, मौली लगाएँ, फल-मिठाई, दीया, आरती; उस दिन मशीन और कारीगर को विश्राम दें।
hg: Vishwakarma Puja me karkhana aur auzaar saaf karein, chowki par chitra rakhein, mashinon par roli, akshat, phool, mauli lagayein, phal-mithai, diya, aarti; us din machine aur karigar ko vishram dein.
@when modern regional CUSTOM
en: Bengal, Bihar, Odisha and Jharkhand keep it at Kanya Sankranti in September, others on the day after Diwali or in Magha. Laptop and car count as tools too; what must run, may run.
hi: बंगाल, बिहार, ओडिशा, झारखंड में कन्या संक्रांति (सितंबर) को, कहीं दिवाली के अगले दिन या माघ में। लैपटॉप, गाड़ी भी औज़ार हैं; जो चलना ज़रूरी है वह चले।
hg: Bengal, Bihar, Odisha, Jharkhand me Kanya Sankranti (September) ko, kahin Diwali ke agle din ya Magh me. Laptop, gaadi bhi auzaar hain; jo chalna zaroori hai woh chale.
@why modern wide CUSTOM
en: It follows the Sun's entry into Virgo (Kanya), so it stays near 17 September while others move with the Moon. The divine builder is thanked for tools and safe work; boondi, fruit and khichdi are shared, kites fly in Bengal.
hi: यह सूर्य के कन्या में प्रवेश से है, इसलिए 17 सितंबर के पास रहती है जबकि अन्य चंद्र से चलते हैं। देव शिल्पी को औज़ार और सुरक्षित काम का धन्यवाद; बूँदी, फल, खिचड़ी, बंगाल में पतंग।
hg: Yah Surya ke Kanya me pravesh se hai, isliye 17 September ke paas rehti hai jabki anya Chandra se chalte hain. Dev shilpi ko auzaar aur surakshit kaam ka dhanyavad; boondi, phal, khichdi, Bengal me patang.
@see vishwakarma-deity, dussehra-festival

# rath-yatra festival
@names
en: rath yatra, jagannath rath yatra, chariot festival of puri
hi: रथ यात्रा, जगन्नाथ रथ यात्रा
hg: rath yatra, jagannath rath yatra, rathyatra
@ask
en: why is rath yatra celebrated | what are the three chariots of rath yatra | where does jagannath go in rath yatra | how to celebrate rath yatra at home | what is bahuda yatra | why does the king sweep the chariot | food offered on rath yatra | ropes of the chariot who can pull | gundicha temple stay days | names of jagannath chariots
en: rath yatra tithi and how many days | names of chariots colours
hi: रथ यात्रा क्यों निकलती है | रथ यात्रा के तीन रथ कौन से हैं | जगन्नाथ रथ यात्रा में कहाँ जाते हैं | घर पर रथ यात्रा कैसे मनाएँ | बहुड़ा यात्रा क्या है | राजा रथ क्यों बुहारते हैं | गुंडिचा मंदिर क्या है | रथ यात्रा कितने दिन की | मौसी का घर | रथ की रस्सी खींचना
hi: रथ यात्रा किस तिथि को कितने दिन | रथों के नाम और रंग
hi: रथ यात्रा क्यों मनाया जाता है
hi: रथ यात्रा क्यों मनाई जाती है | रथ यात्रा क्यों मनाते हैं | रथ यात्रा कैसे मनाएँ
hg: rath yatra kyu nikalti hai | rath yatra ke teen rath kaun se hai | jagannath ji rath yatra me kaha jate hai | ghar par rath yatra kaise manaye | bahuda yatra kya hai | raja rath par jhadu kyu lagate hai | gundicha mandir kya hai | rath yatra kitne din ki hoti hai | rath ki rassi kheechna | jagannath ji mausi ke ghar kyu jate hai
hg: rath yatra kis tithi ko kitne din | rath ke naam aur rang
hg: rath yatra kyu manaya jata hai
hg: rathyatra kyu manate hai | rathyatra kyu manai jati hai | rathyatra kaise manaye
@what classical wide PUR
en: Rath Yatra takes Jagannath, Balabhadra and Subhadra from the Puri temple to Gundicha, their aunt's or birth house, on three wooden chariots: Nandighosha, Taladhwaja and Darpadalana. The return is Bahuda Yatra.
hi: रथ यात्रा में जगन्नाथ, बलभद्र, सुभद्रा पुरी मंदिर से गुंडिचा (मौसी या जन्म-घर) तीन काष्ठ-रथों पर जाते हैं: नंदीघोष, तालध्वज, दर्पदलन। लौटना बहुड़ा यात्रा है।
hg: Rath Yatra me Jagannath, Balabhadra, Subhadra Puri mandir se Gundicha (mausi ya janm-ghar) teen kaashth-rathon par jaate hain: Nandighosh, Taladhwaj, Darpadalan. Lautna Bahuda Yatra hai.
@why modern wide CUSTOM
en: God comes out to all who may not or cannot enter the temple, and the king sweeps the chariot with a gold broom to show that before him all are servants.
hi: जो मंदिर में नहीं आ पाते, भगवान स्वयं उनके पास आते हैं; राजा सोने की झाड़ू से रथ बुहारकर दिखाते हैं कि सब उनके सेवक हैं।
hg: Jo mandir me nahi aa paate, Bhagwan swayam unke paas aate hain; raja sone ki jhaadu se rath buhaarkar dikhate hain ki sab unke sevak hain.
@how modern wide CUSTOM
en: At home set the three on a small decorated cart, children pull it, offer khichdi, khaja, fruit, and sing Jagannathashtakam.
hi: घर पर तीनों को छोटे सजे रथ पर रखें, बच्चे खींचें, खिचड़ी, खाजा, फल का भोग, जगन्नाथाष्टक गाएँ।
hg: Ghar par teenon ko chhote saje rath par rakhein, bachche kheenchein, khichdi, khaja, phal ka bhog, Jagannathashtak gaayein.
@when classical wide PUR
en: Rath Yatra is Ashadha Shukla Dwitiya; after about nine days they return. Jagannath's Nandighosha is red and yellow with 16 wheels, Balabhadra's Taladhwaja red and green with 14, Subhadra's red and black with 12.
hi: रथ यात्रा आषाढ़ शुक्ल द्वितीया को है; लगभग नौ दिन बाद लौटते हैं। जगन्नाथ का नंदीघोष लाल-पीला 16 पहिए, बलभद्र का तालध्वज लाल-हरा 14, सुभद्रा का लाल-काला 12।
hg: Rath Yatra Ashadha Shukla Dwitiya ko hai; lagbhag nau din baad lautte hain. Jagannath ka Nandighosh laal-peela 16 pahiye, Balabhadra ka Taladhwaj laal-hara 14, Subhadra ka laal-kaala 12.
@see jagannath-deity

# festival-in-mourning festival
@names
en: festival in mourning, festival after a death, holi in mourning, diwali in mourning, first year after death festivals
hi: शोक में त्योहार, शोक में होली, शोक में दिवाली, मृत्यु के बाद त्योहार, पहला साल शोक के त्योहार
hg: shok me tyohar, shok me holi, shok me diwali, ghar me death ke baad tyohar, mrityu ke baad pehla tyohar
@ask
en: someone died in our family can we celebrate diwali | festival in sutak what to do | can we light diyas on diwali if father died this year | how long do we not celebrate festivals after death | can we do puja at home in the year of mourning | karva chauth when mother in law died | my grandfather died last month, do the kids play holi | can we give sweets and wear new clothes in mourning year | death in a distant relative does it affect our festival
en: death in family before diwali can we light diya | rakhi after father's death same year | sutak during navratri kalash already set | holi after death in family colours
en: my in-law died a few weeks ago, may the children light lamps and eat sweets
en: papa died this year, no diwali for us says my aunt, but my small children want diyas | first diwali without my father, what do we refrain from | relatives say no rangoli sweets or new clothes for a year after a death, must we obey | mother died in january, can the kids burst crackers or only light lamps | first rakhi after my brother's death in the family | may we accept mithai from neighbours in the mourning year | holi and diwali in the year grandpa died, what is really forbidden
hi: घर में मृत्यु हुई है तो दिवाली मनाएँ या नहीं | सूतक में त्योहार आए तो क्या करें | शोक के साल में दीये जला सकते हैं | मृत्यु के बाद कितने समय त्योहार नहीं मनाते | बरसी से पहले त्योहार | दादा जी नहीं रहे, बच्चे होली खेलें क्या | दूर के रिश्तेदार की मृत्यु पर त्योहार | शोक में नए कपड़े पहनना | मृत्यु के साल राखी बाँधें या नहीं | शोक वाले घर मिठाई भेजें क्या
hi: दिवाली से पहले मृत्यु हो गई दीया जलाएँ | पिता की मृत्यु के साल राखी | नवरात्रि के बीच सूतक लग गया | घर में मौत हुई होली खेलें या नहीं
hi: घर में कुछ हफ़्ते पहले मौत हुई, बच्चे त्योहार मनाना चाहते हैं
hi: पिताजी नहीं रहे, पहली दिवाली उनके बिना है, बच्चे दीये जलाना चाहते हैं | चाची कहती हैं साल भर रंगोली मिठाई नए कपड़े नहीं, क्या सच में | मृत्यु के बाद पहली दिवाली पर क्या-क्या नहीं करते | माँ के जाने के बाद पहली होली, बच्चे रंग खेल सकते हैं | शोक के साल में पड़ोसी की मिठाई ले सकते हैं
hg: ghar me death hui hai diwali manaye ya nahi | ghar me maut hui hai holi khele kya | ghar me gami hui hai tyohar manaye kya | sutak me tyohar aa jaye to kya kare | papa nahi rahe is saal diya jala sakte hai kya | death ke baad kitne din tyohar nahi manate | barsi se pehle tyohar mana sakte hai kya | dada ji ki death hui bachhe holi khele ya nahi | dur ke rishtedar ki death par tyohar | shok me naye kapde pehan sakte hai kya | death ke saal rakhi bandhe ya nahi | shok wale ghar mithai bheje kya | maa ke jane ke baad pehli diwali kaise manaye
hg: diwali se pehle ghar me death ho gayi diya jalaye kya | papa ki death ke saal rakhi bandhe | navratri ke beech sutak lag gaya kalash ka kya kare | ghar me death hui holi khele ya nahi
hg: ghar me kuch hafte pehle maut hui, bacche tyohar manana chahte hai
hg: papa nahi rahe pehli diwali unke bina hai, bacche diye jalana chahte | chachi kehti saal bhar rangoli mithai naye kapde nahi, sach me kya | maut ke baad pehli diwali par kya kya nahi karte | maa ke jaane ke baad pehli holi bacche rang khel sakte hai | shok ke saal me padosi ki mithai le sakte hai | ghar me gami hui hai is saal diwali manaye ya nahi
@ok modern regional CUSTOM
en: In mourning, festivals are kept quietly: within the ten to thirteen days of sutak no puja of the feast, afterwards a lamp, prayer and simple food are fine. Colours, crackers and parties wait till barsi in many homes.
hi: शोक में त्योहार सादगी से मनाते हैं: दस-तेरह दिन के सूतक में पर्व की पूजा नहीं, बाद में दीया, प्रार्थना, सादा भोजन ठीक। रंग, पटाखे, दावत कई घरों में बरसी तक रुकते हैं।
hg: Shok me tyohar saadgi se manate hain: das-terah din ke sutak me parv ki puja nahi, baad me diya, prarthana, saada bhojan theek. Rang, patakhe, daavat kai gharon me barsi tak rukte hain.
@do modern wide CUSTOM
en: Light a lamp in the name of the one you miss, give food or sweets to children in need, and let your own children have a little joy; that dishonours nobody.
hi: जिनकी याद है उनके नाम दीया जलाएँ, ज़रूरतमंद बच्चों को भोजन या मिठाई दें, और अपने बच्चों को थोड़ी ख़ुशी मनाने दें; इससे किसी का अनादर नहीं।
hg: Jinki yaad hai unke naam diya jalayein, zaroortmand bachchon ko bhojan ya mithai dein, aur apne bachchon ko thodi khushi manane dein; isse kisi ka anaadar nahi.
@which modern regional CUSTOM
en: For a distant relative three days or just a bath are common; after a death on the festival day itself some families take that feast up again only when a child is born on it. Ask your elders.
hi: दूर के संबंधी के लिए तीन दिन या केवल स्नान; त्योहार के दिन ही मृत्यु हो तो कुछ कुल उसे तब फिर मनाते हैं जब उसी दिन शिशु जन्मे। बड़ों से पूछें।
hg: Door ke sambandhi ke liye teen din ya keval snan; tyohar ke din hi mrityu ho to kuch kul use tab phir manate hain jab usi din shishu janme. Badon se poochhein.
@how classical most DS
en: If sutak begins when a vow or kalash already stands, the vow goes on: someone outside the family lights the lamp and offers, you fast and chant in mind. What has not begun is left that year.
hi: व्रत या कलश शुरू होने के बाद सूतक लगे तो व्रत चलता है: परिवार से बाहर का कोई दीप-भोग करे, आप व्रत और मन में जप रखें। जो शुरू न हुआ हो, उस वर्ष छोड़ें।
hg: Vrat ya kalash shuru hone ke baad sutak lage to vrat chalta hai: parivar se bahar ka koi deep-bhog kare, aap vrat aur mann me jap rakhein. Jo shuru na hua ho, us varsh chhodein.
@see sutak-death, barsi-rite

# festival-with-baby festival
@names
en: festival with a newborn, first diwali of a baby, festival in birth sutak, festival when pregnant
hi: नवजात के साथ त्योहार, बच्चे की पहली दिवाली, गर्भावस्था में त्योहार
hg: newborn ke sath tyohar, bache ki pehli diwali, pregnancy me tyohar
@ask
en: baby was born last week can we celebrate the festival | first holi of my baby what to do | festival during birth sutak | pregnant and diwali smoke what should I care for | can a pregnant woman do puja and fasts on festivals | first rakhi of baby | new mother cannot do puja 40 days festival comes | how to protect baby on diwali crackers | can breastfeeding mother fast on festival | baby's first janmashtami dress | is drum noise bad for newborn
hi: बच्चा हुआ है त्योहार मना सकते हैं क्या | बच्चे की पहली होली कैसे मनाएँ | जन्म के सूतक में त्योहार | गर्भवती दिवाली पर क्या ध्यान रखे | प्रेगनेंसी में त्योहार की पूजा | सवा महीने में त्योहार आए तो | छोटे बच्चे को पटाखों से कैसे बचाएँ | बच्चे की पहली दिवाली पर क्या करें | दूध पिलाती माँ त्योहार का व्रत | शिशु को काजल टीका | बच्चे की पहली राखी
hg: baccha hua hai tyohar mana sakte hai kya | bache ki pehli holi kaise manaye | janm ke sutak me tyohar | pregnant hu diwali par kya dhyan rakhu | pregnancy me tyohar ki puja kar sakte hai | sawa mahine me tyohar aaye to | chhote bacche ko patakho se kaise bachaye | bache ki pehli diwali par kya kare | doodh pilane wali maa vrat rakhe kya | bacche ki pehli rakhi | newborn ko patake ki awaz
@ok modern regional CUSTOM
en: With a newborn the feast is a joy: in the ten or so days of birth sutak the puja is left to another relative, while sweets, lamps and greetings go on. Many mothers resume the mandir after the 40 days.
hi: नवजात के साथ त्योहार आनंद का है: जन्म के लगभग दस दिन के सूतक में पूजा कोई और संबंधी करे, मिठाई, दीये, शुभकामना चलती हैं। कई माताएँ सवा महीने बाद मंदिर शुरू करती हैं।
hg: Navjaat ke saath tyohar anand ka hai: janm ke lagbhag das din ke sutak me puja koi aur sambandhi kare, mithai, diye, shubhkamna chalti hain. Kai matayein sawa mahine baad mandir shuru karti hain.
@do modern wide SENSE
en: Keep baby and mother-to-be away from smoke, loud crackers, crowds and colours; a dot of gulal on clothes or feet is enough for the first Holi. Fasts in pregnancy only as the doctor allows.
hi: शिशु और गर्भवती को धुएँ, पटाखों, भीड़ और रंग से दूर रखें; पहली होली पर कपड़े या पैर पर गुलाल का टीका काफ़ी। गर्भ में व्रत डॉक्टर की सलाह से।
hg: Shishu aur garbhvati ko dhuen, patakhon, bheed aur rang se door rakhein; pehli Holi par kapde ya pair par gulal ka teeka kaafi. Garbh me vrat doctor ki salah se.
@how modern wide CUSTOM
en: The first Diwali, Holi, Rakhi or Lohri is kept with new clothes from the mother's home, a tilak, kajal dot behind the ear, and the elders' blessing.
hi: पहली दिवाली, होली, राखी या लोहड़ी ननिहाल के नए कपड़ों, तिलक, कान के पीछे काजल और बड़ों के आशीर्वाद से मनाते हैं।
hg: Pehli Diwali, Holi, Rakhi ya Lohri nanihal ke naye kapdon, tilak, kaan ke peeche kaajal aur badon ke aashirwad se manate hain.
@see sutak-birth

# festival-abroad festival
@names
en: festival abroad, celebrating festivals outside india, nri festival puja, festival time in another country
hi: विदेश में त्योहार, परदेश में त्योहार, विदेश में पूजा
hg: videsh me tyohar, abroad me tyohar kaise manaye, nri tyohar
@ask
en: how to celebrate diwali in usa or canada | which date do I follow for festivals abroad, india or local | no fire allowed in my apartment how to do puja | puja items not available abroad what to use instead | celebrate festival on weekend instead of the day | how to teach kids abroad about festivals | holi in cold weather abroad | where to immerse idol abroad | fire alarm in apartment diya | temple far away abroad festival | kids ask why we celebrate, simple answers abroad
hi: विदेश में दिवाली कैसे मनाएँ | विदेश में भारत की तारीख़ मानें या वहाँ की | विदेश में पूजा का सामान न मिले तो | त्योहार वीकेंड पर मना सकते हैं | अपार्टमेंट में दीया जलाना मना है | विदेश में विसर्जन कहाँ करें | दुबई में दिवाली | विदेश में मूर्ति न मिले तो | परदेश में अकेले त्योहार | बच्चों को त्योहार कैसे समझाएँ
hg: videsh me diwali kaise manaye | abroad me india ki date mane ya wahan ki | puja ka saman nahi milta videsh me kya kare | tyohar weekend par mana sakte hai kya | apartment me diya jalana mana hai kya kare | dubai me tyohar kaise manaye | us me bachho ko tyohar kaise sikhaye | canada me diwali puja | videsh me murti na mile to | akele videsh me tyohar udaas lagta hai | bahar ke desh me chhath kaise kare
@when classical most DS
en: Abroad follow the date of the place where you live, as tithi, sunrise and moonrise differ there; the app computes it for your city. Some keep India's day with the family; both are heard.
hi: विदेश में अपने नगर की तिथि मानें, क्योंकि तिथि, सूर्योदय, चंद्रोदय वहाँ अलग हैं; ऐप आपके नगर के लिए गणना करता है। कुछ परिवार के साथ भारत का दिन मानते हैं; दोनों ठीक।
hg: Videsh me apne nagar ki tithi maanein, kyunki tithi, suryoday, chandroday wahan alag hain; app aapke nagar ke liye ganana karta hai. Kuch parivar ke saath Bharat ka din maante hain; dono theek.
@how modern wide CUSTOM
en: Do the puja on the day, even five minutes, and hold the gathering on the weekend. Where fire is forbidden use an LED lamp; flowers, rice, fruit and water replace what the shop lacks.
hi: पूजा उसी दिन, पाँच मिनट ही सही, और मिलना-जुलना वीकेंड पर। आग मना हो तो एलईडी दीया; फूल, चावल, फल, जल से हर कमी पूरी होती है।
hg: Puja usi din, paanch minute hi sahi, aur milna-julna weekend par. Aag mana ho to LED diya; phool, chawal, phal, jal se har kami poori hoti hai.
@do modern wide CUSTOM
en: Immerse a clay idol in a bucket and give the water to plants; rivers and seas there have rules. Let children make the rangoli, sweets and story; joining a temple or neighbours helps homesickness.
hi: मिट्टी की मूर्ति बाल्टी में विसर्जित कर जल पौधों को दें; वहाँ नदी-समुद्र के नियम हैं। बच्चों से रंगोली, मिठाई बनवाएँ, कथा सुनाएँ; मंदिर या पड़ोसियों का साथ घर की याद हल्की करता है।
hg: Mitti ki murti balti me visarjit kar jal paudhon ko dein; wahan nadi-samudra ke niyam hain. Bachchon se rangoli, mithai banwayein, katha sunayein; mandir ya padosiyon ka saath ghar ki yaad halki karta hai.
@link /hindu-festivals /settings

# festival-at-office festival
@names
en: festival at the office, diwali puja at office, office celebration, festival gifts to staff
hi: ऑफ़िस में त्योहार, कार्यालय में दिवाली पूजा, कर्मचारियों को उपहार
hg: office me tyohar, office me diwali puja, staff ko diwali gift
@ask
en: how to do diwali puja in the office or shop | when to do lakshmi puja at shop | chopda pujan how | what gift to give employees on diwali | festival celebration ideas for office | I have no holiday on the festival how to do puja before work | can colleagues of other religions join puja | what not to gift on festivals | cash box worship on diwali | account book puja day | colleague gift under budget festival
en: diwali puja at shop steps account book | office diwali puja time | gift for employees diwali
en: office closes on diwali so the boss wants lakshmi puja with staff a day before, is that fine
hi: ऑफ़िस में दिवाली पूजा कैसे करें | दुकान में लक्ष्मी पूजन कब करें | चोपड़ा पूजन कैसे करते हैं | दिवाली पर कर्मचारियों को क्या दें | त्योहार की छुट्टी नहीं है तो पूजा कैसे करें | त्योहार पर क्या उपहार न दें | कार्यालय में गणेश पूजा | बही खाते की पूजा | दुकान पर शुभ लाभ कैसे लिखें | दिवाली बोनस कब दें
hi: दुकान में दिवाली पूजा कैसे | चोपड़ा पूजन क्या | ऑफ़िस में पूजा का समय
hi: दिवाली पर ऑफ़िस बंद है, एक दिन पहले स्टाफ़ के साथ पूजा कर लें तो ठीक
hi: ऑफ़िस दिवाली पर बंद है, बॉस एक दिन पहले पूजा चाहते हैं
hg: office me diwali puja kaise kare | dukan me laxmi pujan kab kare | chopda pujan kaise karte hai | staff ko diwali par kya gift de | chutti nahi hai tyohar par puja kaise kare | tyohar par kya gift nahi dena chahiye | office me holi kaise manaye | bahi khata ki puja kaise kare | dukan par shubh labh kaise likhe | office me ganpati rakh sakte hai | diwali bonus kab de | galle ki puja kaise kare
hg: dukan me diwali puja kaise | chopda pujan kya hai | office me diwali puja ka time
hg: diwali pe office band rehta hai ek din pehle staff ke sath puja kar le to thik hai
@how modern wide CUSTOM
en: At the office or shop clean up, hang a toran, set Lakshmi-Ganesh on a red cloth, put roli on cash box, laptop and the first page of the account book (chopda) with shubh-labh, do aarti and share sweets with all.
hi: ऑफ़िस या दुकान में सफ़ाई, तोरण, लाल कपड़े पर लक्ष्मी-गणेश, गल्ले, लैपटॉप और बही (चोपड़ा) के पहले पन्ने पर रोली से शुभ-लाभ, आरती करें और सबको मिठाई दें।
hg: Office ya dukan me safai, toran, laal kapde par Lakshmi-Ganesh, galle, laptop aur bahi (chopda) ke pehle panne par roli se shubh-labh, aarti karein aur sabko mithai dein.
@when modern wide CUSTOM
en: Shops worship on Diwali by day or early evening, before the home puja, or on Dhanteras. Who must work says a short prayer before leaving and does the puja on return; the day is not lost.
hi: दुकानों में दिवाली को दिन या साँझ में, घर की पूजा से पहले, या धनतेरस को। काम पर जाना हो तो निकलने से पहले छोटी प्रार्थना, लौटकर पूजा; कुछ छूटता नहीं।
hg: Dukanon me Diwali ko din ya saanjh me, ghar ki puja se pehle, ya Dhanteras ko. Kaam par jaana ho to nikalne se pehle chhoti prarthana, lautkar puja; kuch chhootta nahi.
@which modern wide CUSTOM
en: Good gifts are sweets or dry fruit, a plant, a diya, something useful, or bonus in an envelope; by custom knives, black things and empty purses are not given. Make joining the puja free for everyone.
hi: अच्छे उपहार: मिठाई या मेवा, पौधा, दीया, काम की चीज़ या लिफ़ाफ़े में बोनस; रिवाज से चाकू, काली चीज़ें, ख़ाली पर्स नहीं देते। पूजा में आना सबकी इच्छा पर रखें।
hg: Achhe uphar: mithai ya meva, paudha, diya, kaam ki cheez ya lifafe me bonus; riwaz se chaaku, kaali cheezein, khaali purse nahi dete. Puja me aana sabki ichchha par rakhein.
@what modern wide CUSTOM
en: Chopda pujan is the worship of account books by traders: Ganesh and Shubh Labh are written on the first page with kumkum, coins and Lakshmi's picture set on it; laptops and software count as books today.
hi: चोपड़ा पूजन व्यापारियों की बही-पूजा है: पहले पन्ने पर कुमकुम से श्री गणेश, शुभ-लाभ लिखते, सिक्के और लक्ष्मी रखते हैं; आज लैपटॉप भी बही है।
hg: Chopda pujan vyapariyon ki bahi-puja hai: pehle panne par kumkum se Shri Ganesh, Shubh-Labh likhte, sikke aur Lakshmi rakhte hain; aaj laptop bhi bahi hai.
@see diwali-lakshmi-puja

# festival-two-dates festival
@names
en: two dates for a festival, festival date differs, why festivals fall on different days, udaya tithi rule
hi: त्योहार की दो तारीख़ें, त्योहार दो दिन क्यों
hg: tyohar do din kyu, tyohar ki do date
@ask
en: why does the same festival have two dates | which date is right when calendars differ | udaya tithi or night tithi for a festival | why do festival dates change every year | panditji says monday and the calendar says sunday, whom to follow | why diwali sometimes comes on different days in different cities | is it wrong if I celebrated on the other day | smarta or vaishnava which one am I | bank holiday and festival date are different | app date does not match my calendar
hi: त्योहार दो दिन क्यों होता है | उदया तिथि क्या है | कौन सी तारीख़ सही मानें | त्योहार की तारीख़ हर साल क्यों बदलती है | पंचांग अलग-अलग तारीख़ क्यों बताते हैं | ग़लत दिन त्योहार मना लिया तो | स्मार्त और वैष्णव में अंतर | हमारे यहाँ कल त्योहार है पड़ोस में आज | तिथि क्षय क्या है त्योहार | ऐप की तारीख़ अलग क्यों
hg: tyohar do din kyu hota hai | tyohar udaya tithi se mane ya raat wali | kaun si date sahi mane tyohar ki | tyohar ki date har saal kyu badalti hai | panchang alag alag date kyu batate hai | galat din tyohar mana liya to kya hoga | pandit ji aur calendar ki date alag hai | smart aur vaishnav me antar | hamare yaha kal hai padosi ke aaj | app ki date alag kyu dikha rahi hai | festival kis din manaye confusion
@why classical wide DS
en: Festival dates differ because a tithi is not a day: it may begin and end at any hour, and each festival asks for the tithi at its own time, sunrise, noon, dusk, midnight or moonrise.
hi: त्योहार की तारीख़ें इसलिए अलग होती हैं कि तिथि दिन नहीं है: वह कभी भी शुरू-समाप्त होती है, और हर पर्व अपने समय, सूर्योदय, दोपहर, प्रदोष, आधी रात या चंद्रोदय, की तिथि लेता है।
hg: Tyohar ki taareekhein isliye alag hoti hain ki tithi din nahi hai: woh kabhi bhi shuru-samapt hoti hai, aur har parv apne samay, suryoday, dopahar, pradosh, aadhi raat ya chandroday, ki tithi leta hai.
@which classical most DS
en: Follow your family, temple or region where views differ; the app shows both days with the reason. Udaya tithi, that of sunrise, rules many fasts, but Diwali goes by dusk and Janmashtami by midnight.
hi: मत अलग हों तो अपने कुल, मंदिर या प्रदेश की मानें; ऐप दोनों दिन कारण सहित दिखाता है। उदया तिथि कई व्रतों में, पर दिवाली प्रदोष और जन्माष्टमी आधी रात से।
hg: Mat alag hon to apne kul, mandir ya pradesh ki maanein; app dono din kaaran sahit dikhata hai. Udaya tithi kai vraton me, par Diwali pradosh aur Janmashtami aadhi raat se.
@ok modern wide CUSTOM
en: A festival kept on the other day in good faith is kept; nothing has to be repeated.
hi: सच्चे मन से दूसरे दिन मनाया त्योहार भी मनाया गया; कुछ दोहराना नहीं है।
hg: Sachche mann se doosre din manaya tyohar bhi manaya gaya; kuch dohrana nahi hai.
@see tithi-word
@link /hindu-festivals

# new-bride-festivals festival
@names
en: first festival of a new bride, first karwa chauth after marriage, pehli diwali after wedding, sindhara
hi: नई बहू का पहला त्योहार, शादी के बाद पहली दिवाली, सिंधारा
hg: nayi bahu ka pehla tyohar, shadi ke baad pehli diwali, sindhara
@ask
en: first diwali after marriage where to celebrate | what is given to the bride on first teej | sargi who gives for first karva chauth | what is sindhara | first sankranti gifts to daughter | do in laws give gifts on first festival | can a bride go to her parents for first holi | newly married first festival traditions | first rakhi after marriage where | what parents send to daughter on teej | new daughter in law diwali gift
en: mother in law sends the new bride to her parents so that she does not see the holi fire, my home is far away, must I go
hi: शादी के बाद पहली दिवाली कहाँ मनाएँ | सिंधारा क्या होता है | पहली तीज पर क्या देते हैं | पहला करवा चौथ सरगी कौन देता है | नई बहू की पहली होली | बेटी को पहली संक्रांति पर क्या भेजें | पहली राखी ससुराल से | पहला सावन मायके में क्यों | बहू को तीज पर क्या दें | पहली दिवाली पर ससुराल से शगुन
hi: पहली होली मायके में ही होती है क्या, ससुराल में रुकना अशुभ है
hi: सास कहती हैं नई दुल्हन ससुराल की होली जलती नहीं देखती, मायका बहुत दूर है, जाना ज़रूरी है क्या | शादी के बाद पहली होली, मायके भेजना ज़रूरी है क्या, मायका दूर है
hg: shadi ke baad pehli diwali kaha manaye | sindhara kya hota hai | pehli teej par bahu ko kya dete hai | pehla karwa chauth sargi kaun deta hai | pehli holi mayke me kyu | beti ko pehle tyohar par kya bheje | naye jode ka pehla tyohar | pehla sawan mayke me kyu | bahu ko teej par kya de | pehli diwali par sasural se shagun | nayi dulhan ka pehla karwa chauth
hg: pehli holi mayke me hoti hai kya, sasural me rukna ashubh hai kya
hg: saas kehti nayi dulhan sasural ki holi jalti nahi dekhti, mayka bahut dur hai jana zaruri hai kya | shadi ke baad pehli holi mayke bhejna zaruri hai kya
@what modern regional CUSTOM
en: A bride's first festivals are kept with special gifts: sindhara or shagun of clothes, bangles, mehndi, ghevar and sweets at Teej, sargi from the mother-in-law at Karva Chauth, baya and bag of gifts at Diwali, Lohri or Sankranti.
hi: नई बहू के पहले त्योहार विशेष उपहारों से होते हैं: तीज पर सिंधारा (वस्त्र, चूड़ी, मेहँदी, घेवर), करवा चौथ पर सास की सरगी और बायना, दिवाली, लोहड़ी या संक्रांति पर शगुन।
hg: Nayi bahu ke pehle tyohar vishesh upharon se hote hain: Teej par sindhara (vastra, chudi, mehndi, ghevar), Karva Chauth par saas ki sargi aur bayna, Diwali, Lohri ya Sankranti par shagun.
@where modern regional CUSTOM
en: The first Diwali is mostly in the husband's home, the first Holi, Teej or Sawan in many regions with her parents. Today couples share the days or keep them in their own flat; all are fine.
hi: पहली दिवाली प्रायः ससुराल में, पहली होली, तीज या सावन कई प्रदेशों में मायके में। आज कई दंपति दिन बाँटते या अपने घर मनाते हैं; सब ठीक।
hg: Pehli Diwali aksar sasural me, pehli Holi, Teej ya Sawan kai pradeshon me maayke me. Aaj kai dampati din baantte ya apne ghar manate hain; sab theek.
@ok modern wide SENSE
en: Gifts are a sign of affection and not owed; no family should borrow for them, and demanding them is against the law on dowry.
hi: उपहार स्नेह हैं, क़र्ज़ नहीं; इसके लिए कोई उधार न ले, और माँगना दहेज क़ानून के विरुद्ध है।
hg: Uphar sneh hain, karz nahi; iske liye koi udhaar na le, aur maangna dahej kanoon ke virudh hai.

# diwali-lamps-cleaning festival
@names
en: diwali cleaning, diwali crackers, diwali rangoli, lighting diyas on diwali night, old idols after diwali, number of diyas on diwali
hi: दिवाली की सफ़ाई, दिवाली के पटाखे, दिवाली की रंगोली, दिवाली की पुरानी मूर्ति, दिवाली के दीये
hg: diwali ki safai, diwali ke patakhe, diwali ki rangoli, purane laxmi ganesh diwali ke baad, diwali ke diye, diwali me kitne diye
@ask
en: what should be thrown out before diwali | what to do with last year's lakshmi ganesh idols | where to place diyas in the house on diwali | can led lights replace diyas | how many days before diwali to clean | should the broom be hidden on diwali | is kajal made on diwali night | diwali puja without idols in a hostel | are crackers needed | why is owl remembered on diwali | laxmi footprints at the door which way
hi: दिवाली से पहले क्या चीज़ें घर से निकालें | पिछले साल की लक्ष्मी गणेश मूर्ति का क्या करें | दिवाली पर दीये कहाँ कहाँ रखें | एलईडी लाइट दीये की जगह चलेगी क्या | दिवाली की रात काजल क्यों बनाते हैं | लक्ष्मी जी के पैर किस तरफ़ बनाएँ | दिवाली पर पटाखे ज़रूरी हैं क्या | दिवाली की सफ़ाई कब करें | दिवाली पर फूल की रंगोली | बचे हुए दीयों का क्या करें | दिवाली की रात घर में अँधेरा न रखें
hg: diwali se pehle kya cheeze ghar se nikale | purani laxmi ganesh ki murti ka kya kare diwali par | diwali par diye kaha kaha rakhe | led light diya ki jagah chalegi kya | diwali ki raat kajal kyu banate hai | laxmi ji ke pair kis taraf banaye | diwali par patakhe jalana zaruri hai kya | diwali ki safai kab kare | diwali par ullu kyu | diwali ke baad diyo ka kya kare | diwali ki raat light band nahi karte kya | diwali par toran kis cheez ka lagaye
@how modern wide CUSTOM
en: Clean for Diwali before Dhanteras: give away broken and unused things, wash the door, hang mango leaves or marigold, draw rangoli and small Lakshmi feet walking inward.
hi: दिवाली की सफ़ाई धनतेरस से पहले करें: टूटी-बेकार चीज़ें निकालें, दरवाज़ा धोएँ, आम के पत्ते या गेंदा टाँगें, रंगोली और भीतर आते लक्ष्मी-चरण बनाएँ।
hg: Diwali ki safai Dhanteras se pehle karein: tooti-bekaar cheezein nikaalein, darwaza dhoyein, aam ke patte ya genda taangein, rangoli aur bheetar aate Lakshmi-charan banayein.
@which modern most CUSTOM
en: No number of diyas is fixed for Diwali: many light 11, 21 or 51, others five or as many as they can mind. One large lamp by Lakshmi, the others at door, mandir, kitchen, water, tulsi and corners.
hi: दिवाली पर दीयों की कोई तय संख्या नहीं: कई 11, 21 या 51 जलाते हैं, कुछ पाँच या जितने सँभाल सकें। एक बड़ा दीया लक्ष्मी के पास, बाक़ी द्वार, मंदिर, रसोई, जल, तुलसी और कोनों में।
hg: Diwali par diyon ki koi tay sankhya nahi: kai 11, 21 ya 51 jalate hain, kuch paanch ya jitne sambhal sakein. Ek bada diya Lakshmi ke paas, baaki dwar, mandir, rasoi, jal, tulsi aur konon me.
@where modern wide CUSTOM
en: Put diyas at the door, mandir, kitchen, water, tulsi, locker and each corner or balcony; the main one of ghee stays lit by the puja. LED strings decorate, a few real diyas keep the custom.
hi: दीये द्वार, मंदिर, रसोई, जल-स्थान, तुलसी, तिजोरी और हर कोने या बालकनी में; पूजा का घी का दीया जलता रहे। एलईडी सजावट है, कुछ असली दीये रिवाज रखते हैं।
hg: Diye dwar, mandir, rasoi, jal-sthan, tulsi, tijori aur har kone ya balcony me; puja ka ghee ka diya jalta rahe. LED sajawat hai, kuch asli diye riwaz rakhte hain.
@do modern most CUSTOM
en: Last year's clay Lakshmi-Ganesh are thanked and dissolved in a bucket, then given to a plant; metal ones stay and are washed. New ones are bought by Dhanteras.
hi: पिछले वर्ष के मिट्टी के लक्ष्मी-गणेश को प्रणाम कर बाल्टी में घोलें, जल पौधे को दें; धातु के धोकर रखें। नए धनतेरस तक लें।
hg: Pichhle varsh ke mitti ke Lakshmi-Ganesh ko pranam kar balti me gholein, jal paudhe ko dein; dhatu ke dhokar rakhein. Naye Dhanteras tak lein.
@ok modern wide SENSE
en: Crackers are no part of the puja; if any, few, outdoors, in allowed hours, cotton clothes, a bucket of water near, pets and babies inside. Owls are best left in peace; no real worship harms one.
hi: पटाखे पूजा का अंग नहीं; जलाएँ तो कम, बाहर, अनुमत समय में, सूती कपड़े, पास पानी, पशु-शिशु भीतर। उल्लू को शांति से रहने दें; सच्ची पूजा किसी को हानि नहीं देती।
hg: Patakhe puja ka ang nahi; jalayein to kam, bahar, anumat samay me, sooti kapde, paas paani, pashu-shishu bheetar. Ullu ko shaanti se rehne dein; sachchi puja kisi ko haani nahi deti.
@see diwali-lakshmi-puja

# pongal-festival festival
@names
en: pongal, thai pongal, mattu pongal, bhogi
hi: पोंगल, थाई पोंगल, मट्टू पोंगल, भोगी
hg: pongal, thai pongal, mattu pongal, bhogi
@ask
en: how is pongal celebrated at home | four days of pongal | what is cooked on pongal | why does milk boil over on pongal | how to do pongal in a flat with gas stove | what is mattu pongal | kolam for pongal | pongal puja items sugarcane turmeric | sakkarai pongal offering time | pongal pot turmeric tying | jallikattu festival name
en: pongal date and how many days | pongal time to boil milk | pongal in mourning
en: why is pongal celebrated
hi: पोंगल कैसे मनाते हैं | पोंगल के चार दिन | पोंगल में क्या बनाते हैं | मट्टू पोंगल क्या है | पोंगल में दूध क्यों उफनाते हैं | भोगी पर क्या जलाते हैं | पोंगलो पोंगल का अर्थ | जल्लीकट्टू कब | पोंगल की सामग्री | काणुम पोंगल
hi: पोंगल कब है कितने दिन | पोंगल में दूध कब उबालें
hi: पोंगल क्यों मनाया जाता है
hi: भोगी क्यों मनाई जाती है | भोगी क्यों मनाते हैं | भोगी कैसे मनाएँ
hg: pongal kaise manate hai | pongal ke 4 din kaun se hai | pongal me kya banta hai | mattu pongal kya hota hai | pongal me doodh kyu ubalte hai | flat me pongal kaise banaye | bhogi par kya karte hai | pongalo pongal ka matlab | jallikattu kab hota hai | sakkarai pongal kya hai | pongal ka saman
hg: pongal kab hai kitne din | pongal me doodh kab ubale
hg: pongal kyu manaya jata hai
hg: bhogi kyu manate hai | bhogi kyu manai jati hai | bhogi kaise manaye
@how modern wide CUSTOM
en: On Thai Pongal new rice with milk and jaggery is boiled till it runs over, with the call "Pongalo Pongal", and offered to the Sun with sugar cane, turmeric plant, banana and coconut before a kolam. A gas stove by a sunny window serves.
hi: थाई पोंगल पर नए चावल को दूध-गुड़ में उफनने तक पकाते हैं, "पोंगलो पोंगल" कहते हुए, और कोलम के आगे गन्ना, हल्दी का पौधा, केला, नारियल सहित सूर्य को चढ़ाते हैं। धूप वाली खिड़की के पास गैस भी चलेगी।
hg: Thai Pongal par naye chawal ko doodh-gud me ufanne tak pakate hain, "Pongalo Pongal" kehte hue, aur kolam ke aage ganna, haldi ka paudha, kela, nariyal sahit Surya ko chadhate hain. Dhoop wali khidki ke paas gas bhi chalegi.
@which modern wide CUSTOM
en: The days are Bhogi, when old things go and the house is cleaned, Thai Pongal, Mattu Pongal for cattle, and Kaanum Pongal for visits. Instead of burning plastic at Bhogi, recycle it.
hi: दिन: भोगी (पुराना निकालना, सफ़ाई), थाई पोंगल, मट्टू पोंगल (गाय-बैल), काणुम पोंगल (मिलना)। भोगी में प्लास्टिक जलाने की जगह रीसाइकल करें।
hg: Din: Bhogi (purana nikaalna, safai), Thai Pongal, Mattu Pongal (gaay-bail), Kaanum Pongal (milna). Bhogi me plastic jalane ki jagah recycle karein.
@why modern wide CUSTOM
en: It thanks Sun, earth and cattle for the harvest; the milk that runs over stands for plenty.
hi: यह फ़सल के लिए सूर्य, धरती और पशुओं का आभार है; उफनता दूध समृद्धि का प्रतीक है।
hg: Yeh fasal ke liye Surya, dharti aur pashuon ka aabhaar hai; ufanta doodh samriddhi ka prateek hai.
@when modern wide CUSTOM
en: Pongal is mid-January, from 13 or 14 January for four days; the pot is set after sunrise facing east as the Sun enters Capricorn (Thai month). In a year of mourning many cook it plain.
hi: पोंगल मध्य जनवरी, 13 या 14 से चार दिन; सूर्य के मकर (तै मास) में आने पर सूर्योदय के बाद, पूर्व मुख बरतन चढ़ाते हैं। शोक के वर्ष कई सादा बनाते हैं।
hg: Pongal madhya January, 13 ya 14 se chaar din; Surya ke Makar (Thai maas) me aane par suryoday ke baad, purv mukh bartan chadhate hain. Shok ke varsh kai saada banate hain.
@link /puja/pongal

# onam-vishu festival
@names
en: onam, thiruvonam, vishu, pookalam
hi: ओणम, तिरुवोणम, विषु, पूक्कलम
hg: onam, thiruvonam, vishu festival, pookalam
@ask
en: why is onam celebrated | story of king mahabali | what is onam sadya | how to make pookalam and for how many days | what is vishu kani | how to arrange vishukkani | onam celebration in office | what to wear on onam | atham to thiruvonam ten days | kaineettam coins | boat race festival of kerala
hi: ओणम क्यों मनाते हैं | राजा महाबली की कथा | ओणम सद्या क्या है | पूक्कलम कितने दिन बनाते हैं | विषु कणी क्या है | ओणम पर क्या पहनते हैं | वामन और बलि की कथा | ओणम में कितने व्यंजन | विषु पर सबसे पहले क्या देखते हैं | अत्तम से तिरुवोणम
hi: ओणम क्यों मनाया जाता है
hi: ओणम क्यों मनाई जाती है | ओणम कैसे मनाएँ
hg: onam kyu manate hai | raja mahabali ki kahani | onam sadhya kya hota hai | pookalam kitne din banate hai | vishu kani kya hota hai | vishu kaise manate hai | onam me kya pehente hai | vaman aur bali ki kahani | onam me kitne pakwan | vishu par subah kya dekhte hai | onam kitne din ka hota hai
hg: onam kyu manaya jata hai
hg: onam kyu manai jati hai | onam kaise manaye
@what modern wide CUSTOM
en: Onam is Kerala's homecoming of good King Mahabali, whom Vamana sent below but let visit each year: ten days of pookalam from Atham to Thiruvonam, new clothes, swing, boat race and sadya on banana leaf.
hi: ओणम केरल में राजा महाबली के लौटने का पर्व है, जिन्हें वामन ने पाताल भेजकर वर्ष में एक बार आने दिया: अत्तम से तिरुवोणम दस दिन पूक्कलम, नए वस्त्र, झूला, नौका दौड़, केले के पत्ते पर सद्या।
hg: Onam Kerala me Raja Mahabali ke lautne ka parv hai, jinhe Vaman ne paatal bhejkar varsh me ek baar aane diya: Atham se Thiruvonam das din pookalam, naye vastra, jhoola, nauka daud, kele ke patte par sadya.
@how modern wide CUSTOM
en: For Vishu, the solar new year, the kani is set at night: Krishna, rice, konna flowers, cucumber, fruit, mirror, coins, lamp and book, and is the first sight at dawn; elders then give coins, the kaineettam.
hi: विषु, सौर नव वर्ष, में रात को कणी सजाते हैं: कृष्ण, चावल, कोन्ना फूल, खीरा, फल, दर्पण, सिक्के, दीप, पुस्तक, और भोर में सबसे पहले वही देखते हैं; फिर बड़े सिक्के (कैनीट्टम) देते हैं।
hg: Vishu, saur nav varsh, me raat ko kani sajaate hain: Krishna, chawal, konna phool, kheera, phal, darpan, sikke, deep, pustak, aur bhor me sabse pehle wahi dekhte hain; phir bade sikke (kaineettam) dete hain.
@which modern wide CUSTOM
en: A sadya has some two dozen vegetarian dishes, among them avial, sambar, olan, thoran, pachadi and payasam. Cream kasavu clothes are worn; everyone of any faith joins.
hi: सद्या में लगभग दो दर्जन शाकाहारी व्यंजन: अवियल, सांबर, ओलन, तोरन, पच्चड़ी, पायसम। कसवु के क्रीम वस्त्र पहनते हैं; हर धर्म के लोग मनाते हैं।
hg: Sadya me lagbhag do darjan shakahari vyanjan: avial, sambar, olan, thoran, pachadi, payasam. Kasavu ke cream vastra pehente hain; har dharm ke log manate hain.
@link /puja/onam

# ugadi-gudi-padwa festival
@names
en: ugadi, gudi padwa, hindu new year, chaitra new year
hi: उगादी, गुड़ी पड़वा, हिंदू नव वर्ष, नव संवत्सर
hg: ugadi, gudi padwa, hindu new year, nav varsh vikram samvat
@ask
en: how to put up a gudi | which direction is the gudi placed | when to take down the gudi | what is ugadi pachadi | what to do on hindu new year | why neem and jaggery on gudi padwa | is gudi padwa good for buying a house | things needed for gudi | bevu bella meaning | who is raja of the year panchang | gudhi after sunset
en: gudi facing direction side of door | ugadi story brahma | gudi padwa puja steps | ugadi colour to wear
en: why is ugadi celebrated
hi: गुड़ी कैसे खड़ी करें | गुड़ी किस दिशा में लगाएँ | गुड़ी कब उतारें | उगादी पच्चड़ी क्या है | हिंदू नव वर्ष पर क्या करें | नीम और गुड़ क्यों खाते हैं | गुड़ी पड़वा पर क्या ख़रीदें | गुड़ी में उलटा लोटा क्यों | गुड़ी पड़वा पर नीम क्यों खाते हैं | संवत्सर फल क्या है | नव वर्ष पर घर में क्या लगाएँ
hi: गुड़ी किस ओर लगाएँ | गुड़ी पड़वा की कथा | उगादी में क्या पहनें
hi: उगादी क्यों मनाया जाता है
hi: उगादी क्यों मनाई जाती है | उगादी क्यों मनाते हैं | उगादी कैसे मनाएँ
hg: gudi kaise khadi kare | gudi kis disha me lagaye | gudi kab utare | ugadi pachadi kya hoti hai | hindu nav varsh par kya kare | neem gud kyu khate hai gudi padwa par | gudi padwa par kya kharide | gudi ka saman | gudi me ulta lota kyu | samvatsar ka fal kya hai | nav varsh par darwaze par kya lagaye | bevu bella kya hai
hg: gudi kis taraf lagaye | gudi padwa ki kahani | ugadi pe kya pehne
hg: ugadi kyu manaya jata hai
hg: ugadi kyu manate hai | ugadi kyu manai jati hai | ugadi kaise manaye
@what classical wide DS
en: Gudi Padwa and Ugadi are the new year on Chaitra Shukla Pratipada, in March or April: Gudi Padwa of Marathi and Konkani homes, Ugadi of Telugu and Kannada ones. The lunar year and Chaitra Navratri begin.
hi: गुड़ी पड़वा और उगादि चैत्र शुक्ल प्रतिपदा (मार्च-अप्रैल) का नववर्ष हैं: गुड़ी पड़वा मराठी और कोंकणी घरों का, उगादि तेलुगु और कन्नड़ का। इसी से चांद्र वर्ष और चैत्र नवरात्रि शुरू होते हैं।
hg: Gudi Padwa aur Ugadi Chaitra Shukla Pratipada (March-April) ka naya saal (new year) hain: Gudi Padwa Marathi aur Konkani gharon ka, Ugadi Telugu aur Kannada ka. Isi se chandra varsh aur Chaitra Navratri shuru hote hain.
@how modern wide CUSTOM
en: A gudi is a bamboo with a bright silk cloth, neem and mango leaves, marigold garland, sugar garland and an upturned copper or silver pot, set up after sunrise at the right of the door or window, and taken down before sunset with prayer.
hi: गुड़ी बाँस पर रेशमी वस्त्र, नीम-आम के पत्ते, गेंदे की माला, गाठी (बताशे की माला) और उलटा ताँबे या चाँदी का लोटा है; सूर्योदय के बाद द्वार या खिड़की के दाईं ओर लगाते, सूर्यास्त से पहले उतारते हैं।
hg: Gudi baans par reshmi vastra, neem-aam ke patte, gende ki mala, gaathi (batashe ki mala) aur ulta taambe ya chaandi ka lota hai; suryoday ke baad dwar ya khidki ke daayin or lagate, suryast se pehle utaarte hain.
@which modern wide CUSTOM
en: Ugadi pachadi joins six tastes, neem flowers, jaggery, tamarind, mango, chilli and salt, as the year will bring sweet and bitter. Shrikhand, puran poli and puliyogare are cooked.
hi: उगादी पच्चड़ी में छह स्वाद, नीम फूल, गुड़, इमली, आम, मिर्च, नमक, क्योंकि वर्ष में मीठा-कड़वा सब आता है। श्रीखंड, पूरन पोली, पुलियोगरे बनते हैं।
hg: Ugadi pachadi me chhah swaad, neem phool, gud, imli, aam, mirch, namak, kyunki varsh me meetha-kadwa sab aata hai. Shrikhand, puran poli, puliyogare bante hain.
@ok classical most MCH
en: Chaitra Shukla Pratipada opens the lunar year and Chaitra Navratri, and counts among the days good by themselves for new work, a vehicle or a home. The almanac of the year is read out.
hi: चैत्र शुक्ल प्रतिपदा चांद्र वर्ष और चैत्र नवरात्रि का आरंभ है, और नए काम, वाहन, घर के लिए स्वयंसिद्ध मुहूर्त। वर्ष का पंचांग सुनते हैं।
hg: Chaitra Shukla Pratipada chaandra varsh aur Chaitra Navratri ka aarambh hai, aur naye kaam, vahan, ghar ke liye swayamsiddh muhurat. Varsh ka panchang sunte hain.
@why classical most PUR
en: Brahma is said to have begun creation on this day, and the gudi recalls Ram's return or Shalivahana's victory. Yellow, orange or green and new clothes are worn; neem and jaggery are eaten first.
hi: कहते हैं ब्रह्मा ने इसी दिन सृष्टि रची, और गुड़ी राम की वापसी या शालिवाहन की विजय है। पीला, नारंगी, हरा, नए वस्त्र पहनते हैं; पहले नीम-गुड़ खाते हैं।
hg: Kehte hain Brahma ne isi din srishti rachi, aur gudi Ram ki wapsi ya Shalivahan ki vijay hai. Peela, narangi, hara, naye vastra pehente hain; pehle neem-gud khaate hain.
@link /puja/gudi-padwa

# baisakhi-bihu festival
@names
en: baisakhi, vaisakhi, bihu, puthandu, pohela boishakh, solar new year
hi: बैसाखी, वैशाखी, बिहू, पुथांडु, पोइला बोइशाख
hg: baisakhi, vaisakhi, bihu, puthandu, poila baisakh
@ask
en: why is baisakhi celebrated | what is bohag bihu | how is puthandu celebrated | what is halkhata on poila boishakh | new year festivals of april india | what is eaten on baisakhi | what to do at home on mesha sankranti | sattu and water pot donation day | khalsa founding festival | pitha and dance assam | mango pachadi tamil new year
hi: बैसाखी क्यों मनाते हैं | बिहू क्या है | पुथांडु कैसे मनाते हैं | पोइला बोइशाख पर क्या होता है | मेष संक्रांति पर क्या दान करें | सतुआन क्या है | बैसाखी पर क्या खाते हैं | ख़ालसा पंथ कब बना | पिठा कब बनाते हैं | हालखाता क्या है | पणा संक्रांति
hi: बैसाखी क्यों मनाया जाता है
hi: बिहू क्यों मनाई जाती है | बिहू क्यों मनाते हैं | बिहू कैसे मनाएँ
hg: baisakhi kyu manate hai | bihu kya hota hai | puthandu kaise manate hai | poila boishakh me halkhata kya hai | mesh sankranti par kya daan kare | satuan kya hota hai | baisakhi par kya khate hai | khalsa panth ki sthapna | pitha kab banate hai | sattu kab khate hai | pana sankranti kya hai
hg: baisakhi kyu manaya jata hai
hg: bihu kyu manate hai | bihu kyu manai jati hai | bihu kaise manaye
@what modern wide CUSTOM
en: Baisakhi is the Sun's entry into Aries and the spring harvest; Sikhs remember the founding of the Khalsa at Anandpur in 1699, with kirtan, langar and fairs.
hi: बैसाखी सूर्य का मेष में प्रवेश और फ़सल का पर्व है; सिख 1699 में आनंदपुर में ख़ालसा स्थापना याद करते हैं, कीर्तन, लंगर और मेलों के साथ।
hg: Baisakhi Surya ka Mesh me pravesh aur fasal ka parv hai; Sikh 1699 me Anandpur me Khalsa sthapna yaad karte hain, kirtan, langar aur melon ke saath.
@which modern wide CUSTOM
en: The same turn is Bohag Bihu in Assam with dance and pitha, Poila Boishakh in Bengal with new account books (halkhata), Puthandu in Tamil homes with mango pachadi, Vishu in Kerala, Pana Sankranti in Odisha and Satuan in Bihar.
hi: यही संक्रांति असम में बोहाग बिहू (नृत्य, पिठा), बंगाल में पोइला बोइशाख (हालखाता), तमिल पुथांडु (आम पच्चड़ी), केरल विषु, ओडिशा पणा संक्रांति, बिहार सतुआन है।
hg: Yahi sankranti Assam me Bohag Bihu (nritya, pitha), Bengal me Poila Boishakh (halkhata), Tamil Puthandu (aam pachadi), Kerala Vishu, Odisha Pana Sankranti, Bihar Satuan hai.
@how modern wide CUSTOM
en: At home bathe early, pray to the Sun, give sattu, a water pot, fan or fruit, and eat something of the new grain.
hi: घर पर सुबह स्नान, सूर्य को प्रणाम, सत्तू, घड़ा, पंखा या फल का दान, और नए अन्न का भोजन करें।
hg: Ghar par subah snan, Surya ko pranam, sattu, ghada, pankha ya phal ka daan, aur naye ann ka bhojan karein.

# guru-purnima festival
@names
en: guru purnima, vyasa purnima, guru puja
hi: गुरु पूर्णिमा, व्यास पूर्णिमा, गुरु पूजन
hg: guru purnima, vyas purnima, guru pujan
@ask
en: what to do on guru purnima | how to worship if I have no guru | why is guru purnima celebrated | what to gift a teacher on guru purnima | guru mantra for guru purnima | can I make hanuman or shiva my guru | is it good to take diksha on guru purnima | guru brahma prayer day | mother as first guru | guru purnima fast
en: guru purnima what to offer colour | guru purnima story vyasa
hi: गुरु पूर्णिमा पर क्या करें | गुरु न हो तो गुरु पूर्णिमा कैसे मनाएँ | गुरु पूर्णिमा क्यों मनाते हैं | गुरु को क्या भेंट दें | क्या हनुमान जी को गुरु मान सकते हैं | गुरु पूर्णिमा की पूजा विधि | गुरु पूर्णिमा पर व्रत | माता-पिता को गुरु मानें | व्यास जी कौन थे | शिव को गुरु बनाना
hi: गुरु पूर्णिमा पर क्या चढ़ाएँ | गुरु पूर्णिमा क्यों मनाते हैं
hi: गुरु पूर्णिमा क्यों मनाया जाता है
hi: गुरु पूजन क्यों मनाई जाती है | गुरु पूजन क्यों मनाते हैं | गुरु पूजन कैसे मनाएँ
hg: guru purnima par kya kare | guru nahi hai to guru purnima kaise manaye | guru purnima kyu manate hai | guru ko kya bhet de | hanuman ji ko guru bana sakte hai kya | guru purnima ki puja vidhi | guru diksha kab le | guru purnima par vrat rakhe kya | mata pita ko guru mane | vyas ji kaun the | shiv ji ko guru banana
hg: guru purnima pe kya chadhaye | guru purnima kyu manate hai
hg: guru purnima kyu manaya jata hai
hg: guru pujan kyu manate hai | guru pujan kyu manai jati hai | guru pujan kaise manaye
@what classical wide PUR
en: Guru Purnima, the full moon of Ashadha, honours the teacher and sage Vyasa, who arranged the Vedas. One bows to parents, teachers and guru, offers flowers and fruit, and renews one's practice.
hi: गुरु पूर्णिमा आषाढ़ की पूर्णिमा है, गुरु और वेदों को व्यवस्थित करने वाले व्यास की। माता-पिता, शिक्षक, गुरु को प्रणाम, फूल-फल अर्पित और साधना का नया संकल्प।
hg: Guru Purnima Ashadh ki Purnima hai, guru aur Vedon ko vyavasthit karne wale Vyas ki. Mata-pita, shikshak, guru ko pranam, phool-phal arpit aur sadhana ka naya sankalp.
@do modern wide CUSTOM
en: Who has no guru worships Shiva (Dakshinamurti), Krishna, Dattatreya or Hanuman as guru, or a book such as the Gita, and thanks a schoolteacher.
hi: गुरु न हों तो शिव (दक्षिणामूर्ति), कृष्ण, दत्तात्रेय या हनुमान को, या गीता जैसे ग्रंथ को गुरु मानें, और किसी शिक्षक को धन्यवाद दें।
hg: Guru na ho to Shiv (Dakshinamurti), Krishna, Dattatreya ya Hanuman ko, ya Gita jaise granth ko guru maanein, aur kisi shikshak ko dhanyavaad dein.
@ok modern wide SENSE
en: A true teacher asks for sincerity, not for fear, secrecy or large sums; you may say no.
hi: सच्चे गुरु सच्चाई चाहते हैं, भय, रहस्य या बड़ी रक़म नहीं; आप मना कर सकते हैं।
hg: Sachche guru sachchai chahte hain, bhay, rahasya ya badi rakam nahi; aap mana kar sakte hain.
@how modern wide CUSTOM
en: At home: bathe, wear yellow or white, set Vyasa's, the guru's or a holy book's picture on a clean cloth, offer yellow flowers, fruit and sweets, say Guru Brahma, sit in silence, and thank parents and teachers.
hi: घर में: स्नान, पीला या सफ़ेद वस्त्र, व्यास, गुरु या ग्रंथ को साफ़ कपड़े पर रखें, पीले फूल, फल, मिठाई चढ़ाएँ, गुरुर्ब्रह्मा कहें, मौन बैठें, माता-पिता और शिक्षकों को धन्यवाद दें।
hg: Ghar me: snan, peela ya safed vastra, Vyas, guru ya granth ko saaf kapde par rakhein, peele phool, phal, mithai chadhayein, Gurur Brahma kahein, maun baithein, mata-pita aur shikshakon ko dhanyavad dein.
@see twameva-mata
@link /puja/guru-purnima

# nag-panchami festival
@names
en: nag panchami, naga panchami, snake worship day
hi: नाग पंचमी, नागपंचमी, नाग पूजा
hg: nag panchami, naag panchmi, nag devta ki puja
@ask
en: what to do on nag panchami | can we dig or cook rotis on nag panchami | should milk be given to snakes | how to do nag panchami puja at home without a snake | what is eaten on nag panchami | why is nag panchami celebrated | snake dream and nag panchami | nag panchami for kaal sarp | rope or dung snake on wall nag panchami | sister fasting for brother nag panchami | ploughing on nag panchami
en: nag panchami tithi and story | nag panchami what is not cooked
hi: नाग पंचमी पर क्या करें | नाग पंचमी को रोटी क्यों नहीं बनाते | नाग को दूध पिलाना चाहिए क्या | घर पर नाग पंचमी की पूजा कैसे करें | नाग पंचमी क्यों मनाते हैं | नाग पंचमी को तवा क्यों नहीं चढ़ाते | नाग देवता की पूजा का मंत्र | दीवार पर नाग कैसे बनाएँ | नाग पंचमी पर भाई | नाग पंचमी का भोग | नाग पंचमी को सुई चाकू क्यों नहीं
hi: नाग पंचमी किस तिथि को कथा | नाग पंचमी पर क्या न पकाएँ
hi: नाग पंचमी क्यों मनाया जाता है
hi: नागपंचमी क्यों मनाई जाती है | नागपंचमी क्यों मनाते हैं | नागपंचमी कैसे मनाएँ
hg: nag panchami par kya kare | nag panchami ko roti kyu nahi banate | saap ko doodh pilana chahiye kya | ghar par nag panchami ki puja kaise kare | nag panchami kyu manate hai | nag panchami ko tawa kyu nahi chadhate | sapne me saap dikha nag panchami | deewar par naag kaise banaye | nag panchami ka bhog kya hai | nag panchami ko sui chaku kyu nahi | sapera ko paisa dena
hg: nag panchami kis tithi ko hai katha | nag panchami par kya nahi pakate
hg: nag panchami kyu manaya jata hai
hg: nag panchami kyu manai jati hai | nag panchami kaise manaye
@how modern wide CUSTOM
en: On Nag Panchami draw or set up a snake picture, clay or silver naga at the door or mandir, offer milk, lava, flowers, durva, haldi and sweets, and pray for safety. Shiva is worshipped along.
hi: नाग पंचमी पर द्वार या मंदिर में नाग का चित्र बनाएँ या मिट्टी-चाँदी का नाग रखें, दूध, लावा, फूल, दूर्वा, हल्दी, मिठाई चढ़ाएँ, रक्षा की प्रार्थना करें। साथ शिव पूजा।
hg: Nag Panchami par dwar ya mandir me naag ka chitra banayein ya mitti-chaandi ka naag rakhein, doodh, lava, phool, durva, haldi, mithai chadhayein, raksha ki prarthana karein. Saath Shiv puja.
@ok modern wide SENSE
en: Live snakes should not be fed milk: they cannot digest it, and captured ones suffer; keeping them is against the law. A picture or the Shiva temple is the right place for the offering.
hi: जीवित साँप को दूध न पिलाएँ: वे पचा नहीं सकते, पकड़े साँप कष्ट पाते हैं; रखना क़ानून के विरुद्ध है। चढ़ावे की सही जगह चित्र या शिव मंदिर है।
hg: Jeevit saanp ko doodh na pilayein: ve pacha nahi sakte, pakde saanp kasht paate hain; rakhna kanoon ke virudh hai. Chadhave ki sahi jagah chitra ya Shiv mandir hai.
@why modern regional CUSTOM
en: In the rains snakes come out, so one asks for peace with them; digging and ploughing rest, and in many homes no iron tawa, knife or frying is used that day. Steamed food is made.
hi: वर्षा में साँप निकलते हैं, इसलिए मेल की प्रार्थना; खुदाई-जुताई नहीं होती, कई घरों में लोहे का तवा, चाकू, तलना नहीं; भाप का भोजन बनता है।
hg: Varsha me saanp nikalte hain, isliye mel ki prarthana; khudai-jutai nahi hoti, kai gharon me lohe ka tawa, chaaku, talna nahi; bhaap ka bhojan banta hai.
@when classical wide PUR
en: Nag Panchami is Shravan Shukla Panchami. Astika, it is told, stopped King Janamejaya's snake sacrifice on this day, and milk cooled the burnt ones; Krishna's victory over Kaliya is remembered too.
hi: नाग पंचमी श्रावण शुक्ल पंचमी है। कथा है आस्तीक ने इसी दिन जनमेजय का सर्पयज्ञ रोका और दूध से जले नाग शीतल हुए; कृष्ण की कालिय पर विजय भी याद करते हैं।
hg: Nag Panchami Shravan Shukla Panchami hai. Katha hai Astik ne isi din Janamejaya ka sarp-yagya roka aur doodh se jale naag sheetal hue; Krishna ki Kaliya par vijay bhi yaad karte hain.
@link /puja/nag-panchami

# sharad-purnima festival
@names
en: sharad purnima, kojagari, kojagiri, raas purnima
hi: शरद पूर्णिमा, कोजागरी, रास पूर्णिमा
hg: sharad purnima, kojagari purnima, kojagiri, sharad punam
@ask
en: why is kheer kept in moonlight on sharad purnima | what is kojagari lakshmi puja | what to do on sharad purnima night | how long should kheer be kept under the moon | flat without terrace where to keep kheer | is kheer left overnight safe to eat | why stay awake on kojagari | sharad purnima story of raas | moon kheer in window of city flat | milk left in moonlight custom
en: sharad purnima kheer time | sharad purnima story | sharad purnima colour
en: why is sharad purnima celebrated
en: is it necessary to stay awake on sharad purnima, kheer on the balcony in polluted air
hi: शरद पूर्णिमा को खीर चाँदनी में क्यों रखते हैं | शरद पूर्णिमा पर क्या करें | कोजागरी पूजा क्या है | खीर कितनी देर चाँदनी में रखें | छत न हो तो खीर कहाँ रखें | शरद पूर्णिमा की रात क्यों जागते हैं | शरद पूर्णिमा की कथा | खीर कब खाएँ शरद पूर्णिमा | शरद पूर्णिमा पर लक्ष्मी पूजा | को जागर्ति का अर्थ
hi: शरद पूर्णिमा की खीर कब रखें | शरद पूर्णिमा की कथा
hi: शरद पूर्णिमा क्यों मनाया जाता है
hi: कोजागरी क्यों मनाई जाती है | कोजागरी क्यों मनाते हैं | कोजागरी कैसे मनाएँ
hi: शरद पूर्णिमा की खीर प्रदूषण में बालकनी में रखें क्या
hg: sharad purnima ko kheer chandni me kyu rakhte hai | sharad purnima par kya kare | kojagari laxmi puja kya hai | kheer kitni der chand ki roshni me rakhe | chat nahi hai to kheer kaha rakhe | raat bhar rakhi kheer kha sakte hai kya | sharad purnima ki raat kyu jagte hai | sharad purnima ki katha | sharad purnima ki kheer kab khaye | sharad purnima par laxmi puja kaise kare | ko jagarti ka matlab
hg: sharad purnima ki kheer kab rakhe | sharad purnima ki kahani
hg: sharad purnima kyu manaya jata hai
hg: kojagiri kyu manate hai | kojagiri kyu manai jati hai | kojagiri kaise manaye
hg: sharad purnima ki kheer pollution me balcony me rakhe kya
@what classical wide PUR
en: Sharad Purnima is the full moon of Ashwin, when the moon is held to be at its fullest, Krishna danced the raas, and Lakshmi asks "ko jagarti", who is awake? Lakshmi and the moon are worshipped at night.
hi: शरद पूर्णिमा आश्विन की पूर्णिमा है, जब चंद्र सोलह कलाओं का माना जाता है, कृष्ण ने रास किया, और लक्ष्मी पूछती हैं "को जागर्ति", कौन जाग रहा है? रात को लक्ष्मी और चंद्र की पूजा होती है।
hg: Sharad Purnima Ashwin ki Purnima hai, jab chandra solah kalaon ka maana jata hai, Krishna ne raas kiya, aur Lakshmi poochhti hain "ko jagarti", kaun jaag raha hai? Raat ko Lakshmi aur chandra ki puja hoti hai.
@how modern wide CUSTOM
en: Kheer of rice and milk is set in moonlight under a thin cloth or net, on a terrace, balcony or window sill, offered at midnight and shared. In warm weather leave it out an hour or so, not till morning, as milk spoils.
hi: चावल-दूध की खीर पतले कपड़े या जाली से ढककर छत, बालकनी या खिड़की पर चाँदनी में रखें, आधी रात भोग लगाकर बाँटें। गर्म मौसम में घंटे भर रखें, सुबह तक नहीं, दूध ख़राब होता है।
hg: Chawal-doodh ki kheer patle kapde ya jaali se dhakkar chhat, balcony ya khidki par chandni me rakhein, aadhi raat bhog lagakar baantein. Garm mausam me ghante bhar rakhein, subah tak nahi, doodh kharab hota hai.
@why modern wide CUSTOM
en: People say that the moon rains nectar that night. It is a lovely custom; nobody need expect medicine of it.
hi: कहते हैं उस रात चंद्रमा अमृत बरसाता है। यह सुंदर रिवाज है; इसे दवा न मानें।
hg: Kehte hain us raat Chandrama amrit barsata hai. Yeh sundar riwaz hai; ise dawa na maanein.
@when modern most CUSTOM
en: The kheer is set out after moonrise, best toward midnight, and eaten that night or next morning if it stayed cold. White is worn; lamps are lit for Lakshmi, tulsi and the Moon.
hi: खीर चंद्रोदय के बाद, अच्छा हो आधी रात के पास, रखें और उसी रात या ठंड में रही हो तो सुबह खाएँ। सफ़ेद पहनते हैं; लक्ष्मी, तुलसी, चंद्र के दीप।
hg: Kheer chandroday ke baad, achha ho aadhi raat ke paas, rakhein aur usi raat ya thand me rahi ho to subah khayein. Safed pehente hain; Lakshmi, tulsi, Chandra ke deep.
@do modern wide SENSE
en: Staying awake on Sharad Purnima is custom, no must. In polluted air or with dust and cats keep the kheer covered with a net or lid at a window, or in the fridge, and eat it the same night or next morning; spoilt milk is thrown.
hi: शरद पूर्णिमा को जागना रीति है, अनिवार्य नहीं। प्रदूषण, धूल या बिल्ली हो तो खीर जाली या ढक्कन के साथ खिड़की पर, या फ्रिज में रखें, उसी रात या सुबह खाएँ; खट्टी हो तो फेंक दें।
hg: Sharad Purnima ko jaagna reeti hai, zaroori nahi. Pradushan, dhool ya billi ho to kheer jaali ya dhakkan ke saath khidki par, ya fridge me rakhein, usi raat ya subah khayein; khatti ho to phek dein.
@link /puja/sharad-purnima

# tulsi-vivah-festival festival
@names
en: tulsi vivah, tulsi marriage, wedding of tulsi
hi: तुलसी विवाह, तुलसी जी का विवाह
hg: tulsi vivah, tulsi ji ki shadi, tulsi vivaah
@ask
en: how to do tulsi vivah at home | items for tulsi vivah | tulsi vivah with krishna or shaligram | who can do tulsi vivah, unmarried girls too | what to do with tulsi chunri after vivah | mangalashtak in tulsi vivah | tulsi dried up can we do tulsi vivah | what is offered in tulsi vivah | why tulsi is married to vishnu | short tulsi vivah in ten minutes
en: tulsi vivah story | tulsi vivah items | tulsi vivah in periods
en: why is tulsi vivah celebrated
hi: तुलसी विवाह घर पर कैसे करें | तुलसी विवाह की सामग्री | शालिग्राम न हो तो तुलसी विवाह | तुलसी विवाह कौन कर सकता है | तुलसी की चुनरी का बाद में क्या करें | तुलसी विवाह में क्या भोग | तुलसी विवाह क्यों करते हैं | तुलसी के फेरे कैसे कराएँ | गन्ने का मंडप | तुलसी सूख गई विवाह कैसे करें
hi: तुलसी विवाह की कथा | तुलसी विवाह की सामग्री | पीरियड में तुलसी विवाह
hi: तुलसी विवाह क्यों मनाया जाता है
hi: तुलसी विवाह क्यों मनाई जाती है | तुलसी विवाह क्यों मनाते हैं | तुलसी विवाह कैसे मनाएँ
hg: tulsi vivah ghar par kaise kare | tulsi vivah ka saman | shaligram nahi hai to tulsi vivah kaise kare | kuwari ladki tulsi vivah kar sakti hai kya | tulsi vivah ke baad chunri ka kya kare | tulsi vivah me kya bhog lagaye | ganne ka mandap kyu banate hai | tulsi vivah kyu karte hai | tulsi ke phere kaise karaye | tulsi sukh gayi to vivah kaise kare | krishna ji se tulsi vivah kar sakte hai
hg: tulsi vivah ki kahani | tulsi vivah ka saman | period me tulsi vivah
hg: tulsi vivah kyu manaya jata hai
hg: tulsi vivah kyu manate hai | tulsi vivah kyu manai jati hai | tulsi vivah kaise manaye
@how modern wide CUSTOM
en: For Tulsi Vivah clean the pot, make a canopy of sugar cane, dress Tulsi with red chunri, bangles and bindi, set Shaligram or Krishna beside her, put haldi, tie a thread round both, walk seven rounds, do aarti and share sweets.
hi: तुलसी विवाह में गमला सजाएँ, गन्ने का मंडप बनाएँ, तुलसी को लाल चुनरी, चूड़ी, बिंदी, पास शालिग्राम या कृष्ण, हल्दी, गठबंधन, सात फेरे, आरती और मिठाई।
hg: Tulsi Vivah me gamla sajayein, ganne ka mandap banayein, Tulsi ko laal chunri, chudi, bindi, paas Shaligram ya Krishna, haldi, gathbandhan, saat phere, aarti aur mithai.
@when classical wide DS
en: It is done from Devuthani Ekadashi to Kartik Purnima, mostly at dusk on Ekadashi or Dwadashi; after it the wedding season opens.
hi: देवउठनी एकादशी से कार्तिक पूर्णिमा तक, प्रायः एकादशी या द्वादशी की संध्या; इसके बाद विवाह आरंभ होते हैं।
hg: Devuthani Ekadashi se Kartik Purnima tak, aksar Ekadashi ya Dwadashi ki sandhya; iske baad vivah shuru hote hain.
@ok modern wide CUSTOM
en: Anyone may do it, married or not, also with a picture of Krishna and a small plant. A chunri is later given to a woman, a temple, or kept; if the plant has dried, set a new one.
hi: विवाहित-अविवाहित सब कर सकते हैं, कृष्ण के चित्र और छोटे पौधे से भी। चुनरी बाद में किसी स्त्री या मंदिर को दें या रखें; पौधा सूखा हो तो नया लगाएँ।
hg: Vivahit-avivahit sab kar sakte hain, Krishna ke chitra aur chhote paudhe se bhi. Chunri baad me kisi stri ya mandir ko dein ya rakhein; paudha sookha ho to naya lagayein.
@why classical most PUR
en: Vishnu took Vrinda's curse to become the stone Shaligram, and promised to wed her each year as Tulsi; so the waking god's first act is this wedding. In periods let another perform it and join with song.
hi: विष्णु ने वृंदा का शाप लेकर शालिग्राम होना माना और हर वर्ष तुलसी से विवाह का वचन दिया; इसलिए जागते ही यह विवाह। पीरियड में कोई और करे, आप गीत में जुड़ें।
hg: Vishnu ne Vrinda ka shaap lekar Shaligram hona maana aur har varsh Tulsi se vivah ka vachan diya; isliye jaagte hi yah vivah. Periods me koi aur kare, aap geet me judein.
@see tulsi-mata-deity
@link /puja/tulsi-vivah

# dev-deepawali festival
@names
en: dev deepawali, dev diwali, kartik purnima, kartik snan
hi: देव दीपावली, देव दिवाली, कार्तिक पूर्णिमा, कार्तिक स्नान
hg: dev deepawali, dev diwali, kartik purnima, kartik snan
@ask
en: what is dev deepawali | what to do on kartik purnima | how many diyas on dev diwali | rules of kartik snan at home | why are lamps lit on kartik purnima | tripurari purnima story | lamp in sky akash deep | 365 wick lamp why | banaras ghats lamps festival | kartik month lamp rules
en: dev diwali how many diyas where | dev diwali story tripurasur
en: why is dev deepawali celebrated
hi: देव दीपावली क्या है | कार्तिक पूर्णिमा पर क्या करें | देव दीपावली पर कितने दीये | कार्तिक स्नान घर पर कैसे करें | कार्तिक मास के नियम | त्रिपुरारी पूर्णिमा की कथा | त्रिपुरासुर की कथा | कार्तिक में तुलसी पर दीया | 365 बत्ती क्या है | कार्तिक पूर्णिमा पर दान
hi: देव दिवाली पर कितने दीये | देव दिवाली की कथा
hi: देव दीपावली क्यों मनाया जाता है
hi: देव दिवाली क्यों मनाई जाती है | देव दिवाली क्यों मनाते हैं | देव दिवाली कैसे मनाएँ
hg: dev deepawali kya hai | kartik purnima par kya kare | dev diwali par kitne diye jalaye | kartik snan ghar par kaise kare | kartik maas ke niyam | 365 batti ka diya kyu jalate hai | banaras ki dev diwali | tripurasur ki katha | kartik me tulsi par diya | kartik purnima par kya daan kare | dev diwali ghar par kaise manaye
hg: dev diwali par kitne diye | dev diwali ki kahani
hg: dev deepawali kyu manaya jata hai
hg: dev diwali kyu manate hai | dev diwali kyu manai jati hai | dev diwali kaise manaye
@what classical wide PUR
en: Dev Deepawali is Kartik Purnima, fifteen days after Diwali, when the gods lit lamps because Shiva had ended Tripurasura. Varanasi's ghats shine with lakhs of diyas; Sikhs celebrate Guru Nanak's birth.
hi: देव दीपावली कार्तिक पूर्णिमा है, दिवाली के पंद्रह दिन बाद, जब त्रिपुरासुर के अंत पर देवों ने दीप जलाए। वाराणसी के घाट लाखों दीयों से सजते हैं; सिख गुरु नानक का जन्म मनाते हैं।
hg: Dev Deepawali Kartik Purnima hai, Diwali ke pandrah din baad, jab Tripurasur ke ant par devon ne deep jalaye. Varanasi ke ghat lakhon diyon se sajte hain; Sikh Guru Nanak ka janm manate hain.
@how modern wide CUSTOM
en: Bathe at dawn, give food or warm clothes, and at dusk light lamps before Shiva, Vishnu, tulsi and by water; 5, 11, 21 or one wick of 365 threads, each is fine.
hi: भोर में स्नान, अन्न या गर्म वस्त्र का दान, संध्या में शिव, विष्णु, तुलसी और जल के पास दीये: 5, 11, 21 या 365 धागों की एक बाती, सब ठीक।
hg: Bhor me snan, ann ya garm vastra ka daan, sandhya me Shiv, Vishnu, tulsi aur jal ke paas diye: 5, 11, 21 ya 365 dhaagon ki ek baati, sab theek.
@when modern wide CUSTOM
en: Through Kartik many bathe before sunrise, light a lamp by the tulsi each dusk and sing Damodarashtakam; at home add Ganga water to the bath.
hi: कार्तिक भर कई सूर्योदय से पहले स्नान, रोज़ संध्या तुलसी पर दीया और दामोदराष्टक; घर पर स्नान-जल में गंगाजल मिलाएँ।
hg: Kartik bhar kai suryoday se pehle snan, roz sandhya tulsi par diya aur Damodarashtak; ghar par snan-jal me Gangajal milayein.
@why classical wide PUR
en: Three demons held three flying cities, to be ended only by one arrow when they met; Shiva did so on Kartik Purnima, and the gods lit lamps at Kashi. Hence Tripurari Purnima.
hi: तीन असुरों के तीन उड़ते नगर एक रेखा में आने पर एक ही बाण से नष्ट हो सकते थे; शिव ने कार्तिक पूर्णिमा को यह किया और देवों ने काशी में दीप जलाए। इसलिए त्रिपुरारी पूर्णिमा।
hg: Teen asuron ke teen udte nagar ek rekha me aane par ek hi baan se nasht ho sakte the; Shiv ne Kartik Purnima ko yah kiya aur devon ne Kashi me deep jalaye. Isliye Tripurari Purnima.

# varalakshmi-vratam festival
@names
en: varalakshmi vratam, varalakshmi vrat, varamahalakshmi
hi: वरलक्ष्मी व्रत, वरमहालक्ष्मी, वरलक्ष्मी पूजा
hg: varalakshmi vratam, varalaxmi vrat, varamahalakshmi
@ask
en: how to do varalakshmi vratam at home | kalasam decoration for varalakshmi | what is offered in varalakshmi pooja | nine knots thread in varalakshmi | can unmarried women do varalakshmi | I have periods on varalakshmi friday what to do | what to do with kalasam next day | simple varalakshmi pooja for working women | charumati story | thamboolam items for ladies | yellow thread nine knots which hand
en: why is varalakshmi vratam celebrated
hi: वरलक्ष्मी व्रत कैसे करें | वरलक्ष्मी व्रत में कलश कैसे सजाएँ | वरलक्ष्मी का भोग | वरलक्ष्मी व्रत कौन कर सकता है | वरलक्ष्मी में पीरियड आ जाए तो | नौ गाँठ का धागा | तांबूल क्या देते हैं | वरलक्ष्मी का शुक्रवार | चारुमती की कथा | वरलक्ष्मी में पति बैठें
hi: वरलक्ष्मी व्रत क्यों मनाया जाता है
hi: वरमहालक्ष्मी क्यों मनाई जाती है | वरमहालक्ष्मी क्यों मनाते हैं | वरमहालक्ष्मी कैसे मनाएँ
hg: varalakshmi vrat kaise kare | varalakshmi kalash kaise sajaye | varalakshmi ka bhog kya hai | kuwari ladki varalakshmi vrat kar sakti hai kya | varalakshmi ke din period aa jaye to | varalakshmi thoram kya hota hai | job wali varalakshmi puja kaise kare | tamboolam me kya dete hai | varalakshmi kaun se shukravar | charumati ki kahani | varalakshmi me pati baith sakte hai
hg: varalakshmi vratam kyu manaya jata hai
hg: varalaxmi vrat kyu manate hai | varalaxmi vrat kyu manai jati hai | varalaxmi vrat kaise manaye
@how modern wide CUSTOM
en: For Varalakshmi Vratam a kalash with rice or water, coconut and Lakshmi's face is dressed in a sari and jewels, worshipped with flowers, lamps and sweets, a thread of nine knots is tied on the right wrist, and women are given thamboolam.
hi: वरलक्ष्मी व्रत में चावल या जल का कलश, नारियल और लक्ष्मी-मुख को साड़ी-गहनों से सजाते, फूल, दीप, मिठाई से पूजते, दाईं कलाई पर नौ गाँठ का धागा बाँधते और स्त्रियों को तांबूल देते हैं।
hg: Varalakshmi Vratam me chawal ya jal ka kalash, nariyal aur Lakshmi-mukh ko saree-gehnon se sajaate, phool, deep, mithai se poojte, daayin kalai par nau gaanth ka dhaaga baandhte aur striyon ko tamboolam dete hain.
@when modern wide CUSTOM
en: It is kept on the Friday before Shravan Purnima; if that cannot be, on another Friday of the month. In periods take the next Friday.
hi: श्रावण पूर्णिमा से पहले के शुक्रवार को; न हो सके तो महीने के दूसरे शुक्रवार। माहवारी हो तो अगला शुक्रवार।
hg: Shravan Purnima se pehle ke Shukravar ko; na ho sake to mahine ke doosre Shukravar. Periods ho to agla Shukravar.
@ok modern regional CUSTOM
en: Married women keep it by custom for the family's well-being, with husbands joining, and unmarried girls in many homes too. A lamp, a picture and payasam are enough for a working woman; next day the rice becomes a sweet.
hi: रिवाज से विवाहित स्त्रियाँ परिवार के कल्याण को करती हैं, पति साथ, कई घरों में अविवाहित भी। कामकाजी के लिए दीया, चित्र और पायसम काफ़ी; अगले दिन चावल की मिठाई बनाएँ।
hg: Riwaz se vivahit striyan parivar ke kalyan ko karti hain, pati saath, kai gharon me avivahit bhi. Kaamkaaji ke liye diya, chitra aur payasam kaafi; agle din chawal ki mithai banayein.
@link /puja/varalakshmi-vrat

# bathukamma-golu festival
@names
en: bathukamma, bommala koluvu, navaratri golu, garba dandiya
hi: बतुकम्मा, गोलू, गरबा डांडिया, बोम्मई गोलू
hg: bathukamma, golu, kolu, garba dandiya, bommai golu
@ask
en: what is bathukamma | which flowers for bathukamma | how to arrange navaratri golu steps | how many steps in golu | what sundal on which day | why is garba danced in a circle | what is garbo pot | can anyone join garba | what to gift golu visitors | marapachi dolls | flower stack festival telangana | garba dress and steps meaning
en: why is bathukamma celebrated
hi: बतुकम्मा क्या है | बतुकम्मा में कौन से फूल | गोलू कैसे सजाते हैं | गोलू में कितनी सीढ़ियाँ | गरबा क्यों खेलते हैं | गरबी का घड़ा क्या है | गोलू में मरपाची गुड़िया | सुंडल कब बनाते हैं | डांडिया की छड़ी क्यों | तंगेडु फूल
hi: बतुकम्मा क्यों मनाया जाता है
hi: गोलू क्यों मनाई जाती है | गोलू क्यों मनाते हैं | गोलू कैसे मनाएँ
hg: bathukamma kya hai | bathukamma me kaun se phool | golu kaise sajate hai | golu me kitni seedhi hoti hai | garba kyu khelte hai | garba aur dandiya me fark | garbi ka matka kya hota hai | golu me marapachi gudiya | sundal kab banate hai | dandiya ki stick kyu | garba me kya pehne
hg: bathukamma kyu manaya jata hai
hg: golu kyu manate hai | golu kyu manai jati hai | golu kaise manaye
@what modern wide CUSTOM
en: Bathukamma is Telangana's festival of flowers in the nine days to Durgashtami: women stack gunugu, tangedu, marigold and lotus in a cone, sing and clap round it, and set it on water with the wish "live, mother".
hi: बतुकम्मा तेलंगाना का फूलों का पर्व है, दुर्गाष्टमी तक नौ दिन: स्त्रियाँ गुनुगु, तंगेडु, गेंदा, कमल की परतें सजातीं, गाती हुई चारों ओर घूमतीं और जल में विसर्जित करती हैं।
hg: Bathukamma Telangana ka phoolon ka parv hai, Durgashtami tak nau din: striyan gunugu, tangedu, genda, kamal ki partein sajaatin, gaati hui chaaron or ghoomtin aur jal me visarjit karti hain.
@how modern wide CUSTOM
en: Golu sets dolls on 3, 5, 7 or 9 steps, gods on top with a kalash, daily life and children's toys below, marapachi pair always; guests come at dusk and receive sundal, betel and haldi-kumkum.
hi: गोलू में 3, 5, 7 या 9 सीढ़ियों पर गुड़ियाँ: ऊपर देव और कलश, नीचे जीवन के दृश्य, मरपाची जोड़ा सदा; संध्या को अतिथियों को सुंडल, पान, हल्दी-कुमकुम।
hg: Golu me 3, 5, 7 ya 9 seedhiyon par gudiyan: upar dev aur kalash, neeche jeevan ke drishya, marapachi joda sada; sandhya ko atithiyon ko sundal, paan, haldi-kumkum.
@why modern wide CUSTOM
en: Garba turns round a pierced pot with a lamp, the garbo, Devi as the light in the womb of life; dandiya sticks recall her swords. Anyone may dance.
hi: गरबा छेद वाले घड़े के दीप, गरबो, के चारों ओर होता है: जीवन के गर्भ में ज्योति रूप देवी; डांडिया देवी की तलवारें। कोई भी खेल सकता है।
hg: Garba chhed wale ghade ke deep, garbo, ke chaaron or hota hai: jeevan ke garbh me jyoti roop Devi; dandiya Devi ki talwarein. Koi bhi khel sakta hai.
@see navratri-festival

# kali-puja-festival festival
@names
en: kali puja night, shyama puja, bhoot chaturdashi
hi: काली पूजा की रात, श्यामा पूजा, भूत चतुर्दशी
hg: kali puja bengal, shyama puja, bhoot chaturdashi
@ask
en: what is kali puja on diwali night | difference between kali puja and lakshmi puja | why fourteen lamps on bhoot chaturdashi | what is offered in kali puja | fourteen greens choddo shaak | can kali puja be done at home simply | bengal diwali goddess | when in the night is kali puja | hibiscus garland kali puja
en: why is kali puja night celebrated
hi: दिवाली की रात काली पूजा क्यों | काली पूजा कैसे होती है | भूत चतुर्दशी को चौदह दीये क्यों | काली पूजा में क्या चढ़ाते हैं | चौदह साग क्या है | अमावस्या की रात देवी पूजा | काली पूजा कब होती है | काली पूजा का भोग | बंगाल की दिवाली
hi: काली पूजा की रात क्यों मनाया जाता है
hi: श्यामा पूजा क्यों मनाई जाती है | श्यामा पूजा क्यों मनाते हैं | श्यामा पूजा कैसे मनाएँ
hg: diwali ki raat kali puja kyu hoti hai | kali puja kaise karte hai | bhoot chaturdashi ko 14 diye kyu | kali puja me kya chadhate hai | choddo shaak kya hota hai | bengal me kali puja | kali puja kab hoti hai | kali puja ka bhog kya hai | bengal ki diwali | amavasya ki raat devi puja
hg: kali puja bengal kyu manaya jata hai
hg: shyama puja kyu manate hai | shyama puja kyu manai jati hai | shyama puja kaise manaye
@what modern wide CUSTOM
en: Kali Puja is Bengal's, Assam's and Odisha's worship of the dark Mother on Diwali's Amavasya midnight, with red hibiscus, lamps, bhog of khichuri, luchi and sweets; the rest of India welcomes Lakshmi that night.
hi: काली पूजा बंगाल, असम, ओडिशा में दिवाली की अमावस्या की आधी रात श्यामा माँ की पूजा है: लाल गुड़हल, दीप, खिचुड़ी, लुची, मिठाई का भोग; शेष भारत उस रात लक्ष्मी का स्वागत करता है।
hg: Kali Puja Bengal, Assam, Odisha me Diwali ki Amavasya ki aadhi raat Shyama Maa ki puja hai: laal gudhal, deep, khichuri, luchi, mithai ka bhog; shesh Bharat us raat Lakshmi ka swagat karta hai.
@which modern wide CUSTOM
en: On the eve, Bhoot Chaturdashi, fourteen lamps are lit for fourteen generations and fourteen greens eaten; it is remembrance, nothing to fear. At home a lamp, hibiscus and a simple prayer are enough.
hi: पूर्व संध्या, भूत चतुर्दशी को चौदह पीढ़ियों के लिए चौदह दीये और चौदह साग; यह स्मरण है, डर की बात नहीं। घर में दीया, गुड़हल और सादी प्रार्थना काफ़ी।
hg: Purv sandhya, Bhoot Chaturdashi ko chaudah peedhiyon ke liye chaudah diye aur chaudah saag; yeh smaran hai, dar ki baat nahi. Ghar me diya, gudhal aur saadi prarthana kaafi.
@see kali-deity

# gangaur-festival festival
@names
en: gangaur, gangaur puja, isar gaur
hi: गणगौर, गणगौर पूजा, ईसर गौर
hg: gangaur, gangaur ki puja, isar gora, gangor
@ask
en: how to do gangaur puja | how many days is gangaur | what is offered in gangaur | can unmarried girls do gangaur | gangaur song gor gor gomti | what is udyapan of gangaur | first gangaur after marriage | sixteen dots kajal mehndi gangaur | who is isar | immersion of gaur
en: gangaur how many days | gangaur story parvati | gangaur first year bride rules
en: why is gangaur celebrated
hi: गणगौर की पूजा कैसे करें | गणगौर कितने दिन की होती है | गणगौर में क्या चढ़ाते हैं | कुँवारी लड़कियाँ गणगौर पूज सकती हैं | गणगौर का उद्यापन | शादी के बाद पहली गणगौर | गणगौर के गुने | ईसर जी कौन हैं | गणगौर का विसर्जन | गणगौर कब से शुरू | गणगौर की सोलह बिंदी
hi: गणगौर की कथा | पहली गणगौर के नियम | गणगौर किस तिथि को
hi: गणगौर क्यों मनाया जाता है
hi: गणगौर क्यों मनाई जाती है | गणगौर क्यों मनाते हैं | गणगौर कैसे मनाएँ
hg: gangaur ki puja kaise kare | gangaur kitne din ki hoti hai | gangaur me kya chadhate hai | kuwari ladkiya gangaur puj sakti hai kya | gangaur ka udyapan | shadi ke baad pehli gangaur | gor gor gomti geet | gangaur ke gune kaise banate hai | isar ji kaun hai | gangaur ka visarjan kaise kare | gangaur kab se shuru hoti hai | mehndi kajal ki 16 bindi gangaur
hg: gangaur ki kahani | pehli gangaur ke niyam | gangaur kis tithi ko
hg: gangaur kyu manaya jata hai
hg: gangor kyu manate hai | gangor kyu manai jati hai | gangor kaise manaye
@what modern wide CUSTOM
en: Gangaur honours Gauri and Isar (Shiva) in Rajasthan and Malwa: from the day after Holi for up to sixteen or eighteen days clay images are worshipped, till Chaitra Shukla Tritiya, when they are taken to water.
hi: गणगौर राजस्थान और मालवा में गौरी और ईसर (शिव) का पर्व है: होली के अगले दिन से सोलह-अठारह दिन मिट्टी की प्रतिमा पूजते हैं, चैत्र शुक्ल तृतीया को जल में विदा करते हैं।
hg: Gangaur Rajasthan aur Malwa me Gauri aur Isar (Shiv) ka parv hai: Holi ke agle din se solah-atharah din mitti ki pratima poojte hain, Chaitra Shukla Tritiya ko jal me vida karte hain.
@how modern wide CUSTOM
en: With durva dipped in water and milk, roli, mehndi, kajal dots of sixteen, flowers, gune (sweet rings) and songs; married women pray for their home, unmarried girls for a good match. Some homes begin it only after the wedding.
hi: जल-दूध में डूबी दूब, रोली, मेहँदी, काजल की सोलह बिंदी, फूल, गुने और गीतों से; विवाहिता गृहस्थी, कन्याएँ अच्छे वर की प्रार्थना करती हैं। कुछ घरों में विवाह के बाद ही शुरू होती है।
hg: Jal-doodh me doobi doob, roli, mehndi, kaajal ki solah bindi, phool, gune aur geeton se; vivahita grihasthi, kanyayein achhe var ki prarthana karti hain. Kuch gharon me vivah ke baad hi shuru hoti hai.
@why classical most PUR
en: Parvati blessed the women of a village who came with simple food, then the rich ones who came late, drop by drop from her fingers: so gifts are measured by love. Pregnant or periods: another worships, you join the song.
hi: पार्वती ने पहले सादा भोजन लाई ग्रामीण स्त्रियों को, फिर देर से आई धनी स्त्रियों को उँगली की बूँद से सुहाग दिया: भेंट प्रेम से मापी जाती है। गर्भ या पीरियड में पूजा कोई और करे, गीत में जुड़ें।
hg: Parvati ne pehle saada bhojan laayi grameen striyon ko, phir der se aayi dhani striyon ko ungli ki boond se suhaag diya: bhent prem se maapi jaati hai. Garbh ya periods me puja koi aur kare, geet me judein.
@link /puja/gangaur

# sawan-teej festival
@names
en: hariyali teej, kajari teej, sawan month, sawan teej
hi: हरियाली तीज, कजरी तीज, सावन का महीना, सावन की तीज
hg: hariyali teej, kajri teej, sawan ka mahina, savan teej
@ask
en: difference between hariyali kajari and hartalika teej | what to do in sawan month | what not to eat in sawan | what is kanwar yatra | why green bangles in sawan | swing and ghewar on teej | can we eat non veg or onion in sawan | hariyali teej puja at home | ghevar festival name | sindhara teej gifts for bride | can we cut hair in shravan | what to do in Shravana month
en: hariyali teej tithi colour food | sawan start which tithi | what not to eat in sawan | difference of hariyali kajari hartalika teej
en: why is hariyali teej celebrated
hi: हरियाली तीज कैसे मनाते हैं | हरियाली, कजरी और हरतालिका तीज में अंतर | सावन में क्या नहीं खाना चाहिए | काँवड़ यात्रा क्या है | सावन में हरी चूड़ियाँ क्यों | सावन में क्या करें | सावन में दाढ़ी बाल कटवाना | कजरी तीज पर क्या खाते हैं | सावन में कढ़ी क्यों नहीं | काँवड़ के नियम | तीज पर मेहँदी क्यों | श्रावण में क्या करें | श्रावण मास में क्या करें
hi: हरियाली तीज किस तिथि को | सावन में क्या नहीं खाना चाहिए | हरियाली कजरी हरतालिका तीज में अंतर | सावन में हरा क्यों पहनते हैं
hi: हरियाली तीज क्यों मनाया जाता है
hi: कजरी तीज क्यों मनाई जाती है | कजरी तीज क्यों मनाते हैं | कजरी तीज कैसे मनाएँ
hg: hariyali teej kaise manate hai | hariyali kajri aur hartalika teej me antar | sawan me kya nahi khana chahiye | kanwar yatra kya hai | sawan me hari chudiya kyu pehente hai | sawan me kya kare | savan me baal katwa sakte hai kya | sawan me nonveg khana | kajri teej par kya khate hai | sawan me kadhi kyu nahi khate | kanwar ke niyam | teej par mehndi kyu lagate hai | shravan me kya kare | shravan maas me kya kare
hg: hariyali teej kis tithi ko | sawan me kya nahi khana chahiye | hariyali kajri hartalika teej me fark | sawan me hara kyu pehente hai
hg: hariyali teej kyu manaya jata hai
hg: kajri teej kyu manate hai | kajri teej kyu manai jati hai | kajri teej kaise manaye
@what modern wide CUSTOM
en: Hariyali Teej is in bright Sawan, with green clothes, mehndi, swings and ghevar, for Shiva and Parvati's reunion; Kajari Teej follows in dark Bhadrapada with sattu and moonrise, Hartalika, the strict fast, in bright Bhadrapada.
hi: हरियाली तीज सावन शुक्ल में शिव-पार्वती मिलन की है: हरे वस्त्र, मेहँदी, झूला, घेवर; कजरी तीज भाद्रपद कृष्ण में सत्तू और चंद्र-अर्घ्य की; हरतालिका, कठोर व्रत, भाद्रपद शुक्ल में।
hg: Hariyali Teej Sawan Shukla me Shiv-Parvati milan ki hai: hare vastra, mehndi, jhoola, ghevar; Kajari Teej Bhadrapad Krishna me sattu aur chandra-arghya ki; Hartalika, kathor vrat, Bhadrapad Shukla me.
@which modern regional CUSTOM
en: In Sawan many leave meat, drink, onion, garlic, leafy greens, brinjal, and some milk or curd, and many do not shave; each home has its list. Water and bel for Shiva on Mondays are the heart of it.
hi: सावन में कई मांस, मद्य, प्याज़-लहसुन, साग, बैंगन, कुछ दूध-दही छोड़ते हैं, कई बाल-दाढ़ी नहीं कटाते; हर घर की अपनी सूची। सोमवार को शिव को जल-बेल ही मुख्य है।
hg: Sawan me kai maans, madya, pyaaz-lahsun, saag, baingan, kuch doodh-dahi chhodte hain, kai baal-daadhi nahi katate; har ghar ki apni soochi. Somvar ko Shiv ko jal-bel hi mukhya hai.
@how modern wide CUSTOM
en: In the Kanwar Yatra devotees carry Ganga water on foot, unset on the ground, to a Shiva temple. Whoever cannot walk pours a lota at home.
hi: काँवड़ यात्रा में भक्त गंगाजल पैदल, धरती पर रखे बिना, शिव मंदिर ले जाते हैं। जो न चल सके वह घर पर लोटा जल चढ़ाए।
hg: Kanwar Yatra me bhakt Gangajal paidal, dharti par rakhe bina, Shiv mandir le jaate hain. Jo na chal sake woh ghar par lota jal chadhaye.
@ok modern regional CUSTOM
en: Cutting hair, shaving, meat or onion in Sawan is a matter of your home's custom: many leave them out for the month or on Mondays, no harm comes to those who do not.
hi: सावन में बाल-दाढ़ी कटवाना, मांस या प्याज़ घर के रिवाज की बात है: कई पूरे महीने या सोमवार को छोड़ते हैं, न छोड़ने से कोई अनिष्ट नहीं।
hg: Sawan me baal-daadhi katwana, maans ya pyaaz ghar ke riwaz ki baat hai: kai poore mahine ya Somvar ko chhodte hain, na chhodne se koi anisht nahi.
@colour modern wide CUSTOM
en: Green is worn in Sawan and at Hariyali Teej for the earth in the rains and for a blossoming marriage: bangles, sari, mehndi. Hariyali Teej is Shravan Shukla Tritiya; ghevar and malpua are its sweets.
hi: सावन और हरियाली तीज में हरा वर्षा की धरती और खिले दांपत्य के लिए पहनते हैं: चूड़ी, साड़ी, मेहँदी। हरियाली तीज श्रावण शुक्ल तृतीया है; घेवर, मालपुआ मिठाई।
hg: Sawan aur Hariyali Teej me hara varsha ki dharti aur khile dampatya ke liye pehente hain: choodi, saree, mehndi. Hariyali Teej Shravan Shukla Tritiya hai; ghevar, malpua mithai.
@see hartalika-teej-fast, somvar-fast
@link /puja/hariyali-teej
@link /puja/kajari-teej

# ganga-dussehra-amavasya-snan festival
@names
en: ganga dussehra, mauni amavasya, holy bath days, magh month bath
hi: गंगा दशहरा, मौनी अमावस्या, पर्व स्नान, माघ स्नान, माघ मास
hg: ganga dussehra, mauni amavasya, kumbh snan, magh snan, magh maas
@ask
en: what to do on ganga dussehra | why silence on mauni amavasya | what is shahi snan in kumbh | how to take holy bath at home if I cannot go to prayagraj | what to donate on mauni amavasya | why ten items on ganga dussehra | old parents want kumbh, what to care for | magh mela bath | ten gifts of ganga day | how to keep silence with a job | what to do in Magh month
hi: गंगा दशहरा पर क्या करें | मौनी अमावस्या पर मौन क्यों | कुंभ में शाही स्नान क्या है | घर पर कुंभ स्नान का पुण्य कैसे | मौनी अमावस्या पर क्या दान करें | कुंभ कितने साल में लगता है | माघ स्नान क्या है | दस दान कौन से | अमावस्या को मौन कैसे रखें | संगम स्नान | माघ मास में क्या करें
hg: ganga dussehra par kya kare | mauni amavasya par maun kyu rakhte hai | kumbh me shahi snan kya hota hai | ghar par kumbh snan kaise kare | mauni amavasya par kya daan kare | kumbh kitne saal me lagta hai | bujurg ko kumbh le jana theek hai kya | magh snan kya hota hai | das daan kaun se hai | maun vrat kaise rakhe | sangam snan kab kare | magh mahine me kya kare | magh maas me snan daan
@what classical wide PUR
en: Ganga Dussehra marks Ganga's descent, on the tenth of bright Jyeshtha; gifts by tens, such as fruit, fans and water, are given. Mauni Amavasya in Magha is a day of bath, gifts and silence.
hi: गंगा दशहरा ज्येष्ठ शुक्ल दशमी को गंगावतरण का पर्व है; दस-दस वस्तु, फल, पंखे, जल, का दान। माघ की मौनी अमावस्या स्नान, दान और मौन का दिन है।
hg: Ganga Dussehra Jyeshtha Shukla Dashami ko Gangavataran ka parv hai; das-das vastu, phal, pankhe, jal, ka daan. Magh ki Mauni Amavasya snan, daan aur maun ka din hai.
@how modern wide CUSTOM
en: At home put some Ganga water in the bucket, say Gange cha Yamune chaiva, bathe before sunrise if you can, and give til, food or a blanket. An hour of silence is as good as a day when work calls.
hi: घर पर बाल्टी में गंगाजल मिलाएँ, "गंगे च यमुने चैव" बोलें, हो सके तो सूर्योदय से पहले नहाएँ, तिल, अन्न या कंबल दें। काम हो तो घंटे भर का मौन भी अच्छा।
hg: Ghar par balti me Gangajal milayein, "Gange cha Yamune chaiva" bolein, ho sake to suryoday se pehle nahayein, til, ann ya kambal dein. Kaam ho to ghante bhar ka maun bhi achha.
@when classical wide PUR
en: The Kumbh comes about every twelve years in turn to Prayagraj, Haridwar, Ujjain and Nashik, by Jupiter's and the Sun's signs. Take elders on a quieter day, with medicine, name card and a meeting point.
hi: कुंभ लगभग बारह वर्ष में बारी से प्रयागराज, हरिद्वार, उज्जैन, नासिक में, गुरु-सूर्य की राशि से। बुज़ुर्गों को कम भीड़ के दिन, दवा, नाम-पर्ची और मिलने की जगह तय कर ले जाएँ।
hg: Kumbh lagbhag barah varsh me baari se Prayagraj, Haridwar, Ujjain, Nashik me, Guru-Surya ki rashi se. Buzurgon ko kam bheed ke din, dawa, naam-parchi aur milne ki jagah tay kar le jayein.
@link /puja/ganga-dussehra

# other-faith-days festival
@names
en: buddha purnima, mahavir jayanti, guru nanak jayanti, gurpurab, cheti chand
hi: बुद्ध पूर्णिमा, महावीर जयंती, गुरु नानक जयंती, गुरुपर्व, चेटी चंड
hg: buddha purnima, mahavir jayanti, guru nanak jayanti, gurpurab, cheti chand
@ask
en: what is done on buddha purnima | how is mahavir jayanti celebrated | what happens on gurpurab | can hindus go to gurudwara on gurpurab | what is cheti chand of sindhis | is buddha an avatar of vishnu | first january new year what puja | can we celebrate christmas as hindus | jhulelal festival of sindhis | gurudwara rules head cover | bodhi tree full moon
hi: बुद्ध पूर्णिमा पर क्या करते हैं | महावीर जयंती कैसे मनाते हैं | गुरुपर्व पर क्या होता है | चेटी चंड क्या है | बुद्ध विष्णु के अवतार हैं क्या | एक जनवरी को पूजा कैसे करें | क्या क्रिसमस मना सकते हैं | लंगर में जा सकते हैं | झूलेलाल कौन हैं | पर्युषण क्या है | बोधि वृक्ष
hg: buddha purnima par kya karte hai | mahavir jayanti kaise manate hai | gurpurab par kya hota hai | cheti chand kya hai | buddha vishnu ke avatar hai kya | 1 january ko kaun si puja kare | hindu christmas mana sakte hai kya | paryushan kya hota hai | langar me ja sakte hai kya | jhulelal kaun hai | gurudware me kya niyam hai | mahavir swami kaun the
@what modern wide CUSTOM
en: Buddha Purnima recalls the Buddha's birth and enlightenment with lamps, kheer and quiet; Mahavir Jayanti the 24th Tirthankara with processions and non-violence; Gurpurab the Sikh gurus with prabhat pheri, kirtan and langar; Cheti Chand Jhulelal with bahrana.
hi: बुद्ध पूर्णिमा में बुद्ध का जन्म-बोध (दीप, खीर, शांति); महावीर जयंती में चौबीसवें तीर्थंकर (शोभायात्रा, अहिंसा); गुरुपर्व में सिख गुरु (प्रभात फेरी, कीर्तन, लंगर); चेटी चंड में झूलेलाल (बहराणा)।
hg: Buddha Purnima me Buddha ka janm-bodh (deep, kheer, shaanti); Mahavir Jayanti me chaubeesve Tirthankar (shobhayatra, ahimsa); Gurpurab me Sikh guru (prabhat pheri, kirtan, langar); Cheti Chand me Jhulelal (bahrana).
@ok modern wide CUSTOM
en: Everyone is welcome at a gurudwara with head covered and feet bare, and langar is for all. Sharing a neighbour's feast, Christmas or Eid too, takes nothing from your own faith.
hi: गुरुद्वारे में सिर ढककर, नंगे पैर सबका स्वागत है, लंगर सबके लिए। पड़ोसी के त्योहार, क्रिसमस या ईद में शामिल होने से अपनी आस्था कम नहीं होती।
hg: Gurudware me sir dhakkar, nange pair sabka swagat hai, langar sabke liye. Padosi ke tyohar, Christmas ya Eid me shaamil hone se apni aastha kam nahi hoti.
@which classical disputed PUR
en: Many Puranas count the Buddha as Vishnu's ninth avatar, others Balaram; Buddhists do not see him so. On 1 January a lamp, Ganesh and a temple visit are all one needs.
hi: कई पुराण बुद्ध को विष्णु का नौवाँ अवतार गिनते हैं, कुछ बलराम को; बौद्ध ऐसा नहीं मानते। 1 जनवरी को दीया, गणेश स्मरण और मंदिर दर्शन काफ़ी।
hg: Kai Puran Buddha ko Vishnu ka nauva avatar ginte hain, kuch Balram ko; Bauddh aisa nahi maante. 1 January ko diya, Ganesh smaran aur mandir darshan kaafi.

# gupt-navratri festival
@names
en: gupt navratri, secret navratri
hi: गुप्त नवरात्रि
hg: gupt navratri, gupta navratri
@ask
en: what is gupt navratri | how is gupt navratri different | can householders keep gupt navratri | when does gupt navratri come | how to worship in gupt navratri at home | gupt navratri kalash needed or not | what to eat in gupt navratri | which months have gupt navratri | gupt navratri and sharad navratri difference | can women keep gupt navratri
en: why is gupt navratri celebrated
hi: गुप्त नवरात्रि कब आती है | गृहस्थ गुप्त नवरात्रि कर सकते हैं | गुप्त नवरात्रि में किसकी पूजा | गुप्त नवरात्रि और नवरात्रि में अंतर | गुप्त नवरात्रि कैसे मनाएँ घर पर | क्या गुप्त नवरात्रि में कलश रखें | गुप्त नवरात्रि में कलश ज़रूरी है क्या | गुप्त नवरात्रि में क्या खाएँ | गुप्त नवरात्रि और शारदीय नवरात्रि में अंतर
hi: गुप्त नवरात्रि क्यों मनाया जाता है
hi: गुप्त नवरात्रि क्यों मनाई जाती है | गुप्त नवरात्रि क्यों मनाते हैं | गुप्त नवरात्रि कैसे मनाएँ
hg: gupt navratri kab aati hai | grihasth gupt navratri kar sakte hai kya | gupt navratri me kiski puja hoti hai | gupt navratri aur normal navratri me fark | gupt navratra ghar par kaise kare | gupt navratri me kalash rakhna hai kya | gupt navratri me kalash zaruri hai kya | gupt navratri me kya khaye | gupt navratri aur sharad navratri me antar
hg: gupt navratri kyu manaya jata hai
hg: gupt navratri kyu manate hai | gupt navratri kyu manai jati hai | gupt navratri kaise manaye
@what modern most CUSTOM
en: Gupt Navratri are the nine nights of bright Magha and Ashadha, kept quietly, above all by worshippers of the ten Mahavidyas; Chaitra and Sharad are the open ones.
hi: गुप्त नवरात्रि माघ और आषाढ़ शुक्ल की नौ रातें हैं, शांत रूप से, विशेषकर दस महाविद्याओं के साधक रखते हैं; चैत्र और शारदीय प्रकट हैं।
hg: Gupt Navratri Magh aur Ashadha shukla ki nau raatein hain, shaant roop se, khaaskar das Mahavidyaon ke sadhak rakhte hain; Chaitra aur Sharadiya prakat hain.
@ok modern most CUSTOM
en: Householders may keep it simply: a lamp, red flower, Durga Chalisa or Saptashati, fruit and no display. Tantric practice is not for the home; who leaves it out misses nothing.
hi: गृहस्थ सरलता से रख सकते हैं: दीपक, लाल फूल, दुर्गा चालीसा या सप्तशती, फल, दिखावा नहीं। तांत्रिक साधना घर की नहीं; न रखें तो कुछ नहीं छूटता।
hg: Grihasth saralta se rakh sakte hain: deepak, laal phool, Durga Chalisa ya Saptashati, phal, dikhawa nahi. Tantrik sadhana ghar ki nahi; na rakhein to kuch nahi chhootta.
@how modern most CUSTOM
en: Keep Gupt Navratri like the open one, only without show: kalash if you wish, lamp morning and evening, falahar or one sattvik meal without onion, garlic and grain, the Navarna or a plain Durga mantra, opened on Navami or Dashami. Women and men alike.
hi: गुप्त नवरात्रि खुली जैसी ही, पर बिना दिखावे: चाहें तो कलश, सुबह-शाम दीपक, फलाहार या बिना प्याज़-लहसुन-अनाज का सात्त्विक भोजन, दुर्गा मंत्र, नवमी या दशमी को पारण। स्त्री-पुरुष दोनों।
hg: Gupt Navratri khuli jaisi hi, par bina dikhawe: chahein to kalash, subah-shaam deepak, falahar ya bina pyaz-lahsun-anaaj ka sattvik bhojan, Durga mantra, navami ya dashami ko paran. Stri-purush dono.
@see navratri-festival

# new-year-first-january festival
@names
en: new year 1 january puja, english new year prayer
hi: नए साल की पूजा, एक जनवरी की पूजा
hg: naye saal ki puja, 1 january ki puja
@ask
en: what to do on 1 january for good luck | which puja on new year day | is 1 january hindu new year | what to buy on new year first day | how to start the new year with prayer
hi: नए साल के पहले दिन क्या करें | एक जनवरी को कौन सी पूजा करें | क्या एक जनवरी हिंदू नया साल है | नए साल पर क्या ख़रीदें | नए साल की शुरुआत कैसे करें
hg: new year ke pehle din kya kare | kya 1 january hindu new year hai | naye saal pe kya kharide | naye saal ki shuruat kaise kare | 1 jan ko subah sabse pehle kya kare | new year me ghar me kaun si puja | naye saal me kaun sa kaam shubh
@how modern wide CUSTOM
en: On 1 January clean the door, bathe, light a lamp, worship Ganesh and your ishta, greet the elders, give food to someone and begin one good habit. Nothing has to be bought.
hi: एक जनवरी को द्वार साफ़ करें, स्नान, दीपक, गणेश और इष्ट की पूजा, बड़ों को प्रणाम, किसी को भोजन और एक अच्छी आदत शुरू करें। ख़रीदना ज़रूरी नहीं।
hg: Ek January ko dwar saaf karein, snan, deepak, Ganesh aur isht ki puja, badon ko pranam, kisi ko bhojan aur ek achhi aadat shuru karein. Kharidna zaroori nahi.
@which modern wide CUSTOM
en: The Hindu new year opens on Chaitra Shukla Pratipada (Ugadi, Gudi Padwa), for Gujarat the day after Diwali, for solar calendars mid-April. Both may be greeted.
hi: हिंदू नववर्ष चैत्र शुक्ल प्रतिपदा (उगादी, गुड़ी पड़वा), गुजरात में दिवाली के अगले दिन, सौर पंचांग में मध्य अप्रैल से है। दोनों मना सकते हैं।
hg: Hindu navvarsh Chaitra Shukla Pratipada (Ugadi, Gudi Padwa), Gujarat me Diwali ke agle din, saur panchang me madhya April se hai. Dono mana sakte hain.
@see ugadi-gudi-padwa

# radha-ashtami-festival festival
@names
en: radha ashtami, radhashtami
hi: राधा अष्टमी, राधाष्टमी
hg: radha ashtami vrat, radhashtami
@ask
en: when is radha ashtami | how to worship on radha ashtami at home | radha ashtami bhog | can I keep radha ashtami fast | what is the story of radha's birth
en: why is radha ashtami celebrated
hi: राधा अष्टमी कब है | राधाष्टमी पूजा घर पर कैसे | राधाष्टमी का भोग | राधाष्टमी व्रत कैसे | राधा जन्म की कथा
hi: राधा अष्टमी क्यों मनाया जाता है
hi: राधाष्टमी क्यों मनाई जाती है | राधाष्टमी क्यों मनाते हैं | राधाष्टमी कैसे मनाएँ
hg: radha ashtami kab hai | radha ashtami ki puja ghar par kaise | radhashtami ka bhog | radha ashtami vrat kaise kare | radha rani ke janm ki katha
hg: radha ashtami vrat kyu manaya jata hai
hg: radhashtami kyu manate hai | radhashtami kyu manai jati hai | radhashtami kaise manaye
@how modern most CUSTOM
en: Radha Ashtami is Bhadrapada Shukla Ashtami, fifteen days after Janmashtami: fast till noon, bathe Radha-Krishna with panchamrit, offer arbi, sweets, red chunri and flowers, sing "Radhe Radhe", and open with prasad.
hi: राधा अष्टमी भाद्रपद शुक्ल अष्टमी, जन्माष्टमी के पंद्रह दिन बाद है: दोपहर तक उपवास, राधा-कृष्ण को पंचामृत, अरबी, मिठाई, लाल चुनरी, फूल, "राधे राधे" गाकर प्रसाद से खोलें।
hg: Radha Ashtami Bhadrapad Shukla Ashtami, Janmashtami ke pandrah din baad hai: dopahar tak upvas, Radha-Krishna ko panchamrit, arbi, mithai, laal chunri, phool, "Radhe Radhe" gaakar prasad se kholein.
@why classical most PUR
en: Vrishabhanu of Barsana found her, it is told, on a lotus or by the Yamuna; her eyes opened first before Krishna. Pregnant and ill women eat fruit.
hi: कथा में बरसाने के वृषभानु को वे कमल पर या यमुना तट पर मिलीं; आँखें पहले कृष्ण के सामने खुलीं। गर्भवती-बीमार फल लें।
hg: Katha me Barsana ke Vrishabhanu ko ve kamal par ya Yamuna tat par mili; aankhein pehle Krishna ke saamne khuli. Garbhvati-beemar phal lein.
@see radha-deity, janmashtami-festival

# karthigai-deepam-festival festival
@names
en: karthigai deepam, karthika deepam, karthigai lamp festival
hi: कार्तिगै दीपम, कार्तिकै दीपम
hg: karthigai deepam, kartikai deepam
@ask
en: what is karthigai deepam | how many lamps on karthigai deepam | karthigai deepam date | why is a lamp lit on arunachala | karthigai deepam food and puja at home | when to light karthigai lamps | oil for karthigai deepam | karthigai deepam difference from diwali
hi: कार्तिगै दीपम क्या है | कार्तिगै दीपम पर कितने दीये | कार्तिगै दीपम कब है | अरुणाचल पर दीप क्यों | कार्तिगै दीपम की घर पूजा | कार्तिगै दीपम पर कितने दीपक | कार्तिगै दीपक कब जलाएँ | कार्तिगै दीपम और दिवाली में अंतर
hg: karthigai deepam kya hai | karthigai deepam par kitne diye | karthigai deepam kab hota hai | arunachala par deep kyu | karthigai deepam ki ghar puja | karthigai deepam pe kitne diye | karthigai lamp kab jalaye | karthigai deepam aur diwali me antar
@what modern regional CUSTOM
en: Karthigai Deepam is the Tamil festival of lamps at the full moon of Karthigai (November-December), when Krittika rises; rows of lamps, 27 or more, fill house and kolam, and a great flame burns on Arunachala.
hi: कार्तिगै दीपम तमिल दीप पर्व है, कार्तिगै मास (नवंबर-दिसंबर) की पूर्णिमा, कृत्तिका नक्षत्र में; 27 या अधिक दीपों की पंक्तियाँ घर और कोलम पर, अरुणाचल पर महाज्योति।
hg: Karthigai Deepam Tamil deep parv hai, Karthigai maas (November-December) ki Purnima, Krittika nakshatra me; 27 ya zyada deepon ki panktiyan ghar aur kolam par, Arunachala par mahajyoti.
@why classical most PUR
en: It recalls Shiva as pillar of light before Brahma and Vishnu; Murugan, nursed by the Krittikas, is honoured too. Pori urundai, adai and appam are offered.
hi: यह ब्रह्मा-विष्णु के आगे शिव के प्रकाश-स्तंभ की याद है; कृत्तिकाओं से पले मुरुगन भी। पोरी उरुंडै, अडै, अप्पम का भोग।
hg: Yah Brahma-Vishnu ke aage Shiv ke prakash-stambh ki yaad hai; Krittikaon se pale Murugan bhi. Pori urundai, adai, appam ka bhog.
@how modern regional CUSTOM
en: Light clay lamps at dusk, about six, with sesame oil or ghee: first the mandir and door, then windows, steps and well; 27, one per star, or as many as you like, on three evenings. Diwali falls weeks earlier at new moon, this at full moon.
hi: साँझ छह बजे के आसपास मिट्टी के दीये तिल तेल या घी से जलाएँ: पहले मंदिर और द्वार, फिर खिड़की, सीढ़ी, कुआँ; 27, हर नक्षत्र का एक, या जितने चाहें, तीन शाम। दिवाली हफ़्तों पहले अमावस्या को, यह पूर्णिमा को।
hg: Saanjh chhah baje ke aaspaas mitti ke diye til tel ya ghee se jalayein: pehle mandir aur door, phir khidki, seedhi, kuan; 27, har nakshatra ka ek, ya jitne chahein, teen shaam. Diwali hafton pehle amavasya ko, yeh purnima ko.

# labh-pancham-festival festival
@names
en: labh pancham, labh panchami, saubhagya panchami
hi: लाभ पंचम, लाभ पंचमी, सौभाग्य पंचमी
hg: labh pancham, labh panchmi
@ask
en: what is labh pancham | when do shops reopen after diwali | labh pancham puja | good time to start business after diwali | labh panchami meaning | which account books puja on labh pancham | what is bought on labh pancham | difference between labh pancham and diwali chopda pujan
en: why is labh pancham celebrated
hi: लाभ पंचम क्या है | दिवाली के बाद दुकान कब खोलें | लाभ पंचमी पूजा | दिवाली के बाद काम कब शुरू करें | लाभ पंचमी का महत्व | लाभ पंचम पर बही पूजा कैसे | लाभ पंचम पर क्या ख़रीदें | चोपड़ा पूजन और लाभ पंचम में अंतर
hi: लाभ पंचम क्यों मनाया जाता है
hi: लाभ पंचम क्यों मनाई जाती है | लाभ पंचम क्यों मनाते हैं | लाभ पंचम कैसे मनाएँ
hg: labh pancham kya hai | diwali ke baad dukan kab khole | labh pancham ki puja | diwali ke baad kaam kab shuru kare | labh panchami ka mahatva | labh pancham pe bahi puja kaise | labh pancham pe kya kharide | chopda pujan aur labh pancham me antar
hg: labh pancham kyu manaya jata hai
hg: labh pancham kyu manate hai | labh pancham kyu manai jati hai | labh pancham kaise manaye
@what modern regional CUSTOM
en: Labh Pancham is Kartik Shukla Panchami, the fifth day after Diwali, when Gujarati and many other traders reopen shops and begin account books with Ganesh, Lakshmi and "Shubh Labh".
hi: लाभ पंचम कार्तिक शुक्ल पंचमी, दिवाली के पाँचवें दिन है, जब गुजराती और कई व्यापारी दुकान खोलते और बही में गणेश-लक्ष्मी, "शुभ लाभ" से काम शुरू करते हैं।
hg: Labh Pancham Kartik Shukla Panchami, Diwali ke paanchve din hai, jab Gujarati aur kai vyapari dukan kholte aur bahi me Ganesh-Lakshmi, "Shubh Labh" se kaam shuru karte hain.
@ok modern most CUSTOM
en: It is held good by itself for new work without muhurat; who opened earlier loses nothing. A prayer, sweets and the first entry are the whole rite.
hi: इसे बिना मुहूर्त शुभ मानते हैं; जिसने पहले खोली उसका कुछ नहीं घटा। प्रार्थना, मिठाई और पहली प्रविष्टि ही पूरी विधि है।
hg: Ise bina muhurat shubh maante hain; jisne pehle kholi uska kuch nahi ghata. Prarthana, mithai aur pehli entry hi poori vidhi hai.
@how modern regional CUSTOM
en: On Labh Pancham clean the shop, draw swastik and Shubh-Labh in kumkum, worship Ganesh, Lakshmi and the new book, write the first entry. Books are worshipped on Diwali (Chopda Pujan) and first used now. Jains keep it as Gyan Panchami, honouring books.
hi: लाभ पंचम पर दुकान साफ़ करें, कुमकुम से स्वस्तिक और शुभ-लाभ, गणेश-लक्ष्मी और नई बही की पूजा, पहला लेखा लिखें। बही दिवाली (चोपड़ा पूजन) पर पूजते हैं, काम अब शुरू होता है। जैन इसे ज्ञान पंचमी मानकर ग्रंथ पूजते हैं।
hg: Labh Pancham par dukan saaf karein, kumkum se swastik aur Shubh-Labh, Ganesh-Lakshmi aur nayi bahi ki pooja, pehla lekha likhein. Bahi Diwali (Chopda Pujan) par poojte hain, kaam ab shuru hota hai. Jain ise Gyan Panchami maankar granth poojte hain.

# kanwar-yatra-festival festival
@names
en: kanwar yatra, kanwariya, sawan shivratri jal
hi: काँवड़ यात्रा, कांवड़, काँवड़िया
hg: kanwar yatra, kavad yatra, kanwariya
@ask
en: what is kanwar yatra and when | rules of carrying the kanwar | can the kanwar be kept on the ground | can women carry kanwar | what is dak kanwar | where is ganga water taken from for kanwar | which day is the water offered on the shivling | what food is eaten in kanwar yatra
en: why is kanwar yatra celebrated
hi: काँवड़ यात्रा कब होती है | काँवड़ ज़मीन पर रख सकते हैं क्या | महिलाएँ काँवड़ ला सकती हैं क्या | डाक काँवड़ क्या है | काँवड़ का जल किस दिन चढ़ता है | काँवड़ में क्या खाते हैं
hi: काँवड़ यात्रा क्यों मनाया जाता है
hi: कांवड़ क्यों मनाई जाती है | कांवड़ क्यों मनाते हैं | कांवड़ कैसे मनाएँ
hg: kanwar yatra kab hoti hai | kanwar zameen pe rakh sakte hai kya | mahila kanwar la sakti hai kya | dak kanwar kya hai | kanwar ka jal kis din chadhta hai | kanwar me kya khate hai
hg: kanwar yatra kyu manaya jata hai
hg: kanwariya kyu manate hai | kanwariya kyu manai jati hai | kanwariya kaise manaye
@what modern wide CUSTOM
en: Kanwar Yatra is the walk of the month of Sawan: pilgrims carry Ganga water from Haridwar, Gaumukh or Sultanganj on a shoulder pole and pour it on a Shivling, mostly on Sawan Shivratri.
hi: काँवड़ यात्रा सावन की पदयात्रा है: भक्त हरिद्वार, गोमुख या सुल्तानगंज से गंगाजल कंधे की काँवड़ में लाकर शिवलिंग पर चढ़ाते हैं, प्रायः सावन शिवरात्रि को।
hg: Kanwar Yatra Sawan ki paidal yatra hai: bhakt Haridwar, Gaumukh ya Sultanganj se gangajal kandhe ki kanwar me lakar Shivling par chadhate hain, aksar Sawan Shivratri ko.
@do modern wide CUSTOM
en: On the way one eats sattvik food without meat, alcohol, onion and garlic, walks barefoot if able, and rests the kanwar on a stand or branch, never on the ground. Dak Kanwar is carried without a halt.
hi: रास्ते में सात्त्विक भोजन, मांस, शराब, प्याज़-लहसुन नहीं; हो सके तो नंगे पैर, और काँवड़ स्टैंड या डाल पर टिकाते हैं, ज़मीन पर नहीं। डाक काँवड़ बिना रुके लाते हैं।
hg: Raste me sattvik bhojan, maans, sharab, pyaz-lahsun nahi; ho sake to nange pair, aur kanwar stand ya daal par tikate hain, zameen par nahi. Dak kanwar bina ruke late hain.
@who modern wide CUSTOM
en: Men, women and the young may all go; families differ about periods, when someone else carries the water. Diabetics and heart patients take shoes, water and medicine; a lota of water at the local temple counts as well.
hi: पुरुष, महिलाएँ, युवा सब जा सकते हैं; पीरियड पर परिवारों की रीति अलग है, तब जल कोई और उठाता है। मधुमेह-हृदय रोगी जूते, पानी, दवा लें; पास के मंदिर में एक लोटा जल भी उतना ही है।
hg: Purush, mahila, yuva sab ja sakte hain; period par parivaron ki reeti alag hai, tab jal koi aur uthata hai. Diabetes-heart wale joote, paani, dawa lein; paas ke mandir me ek lota jal bhi utna hi hai.

# rang-panchami-festival festival
@names
en: rang panchami, rangpanchami
hi: रंग पंचमी, रंगपंचमी
hg: rang panchami, rangpanchami
@ask
en: when is rang panchami | difference between holi and rang panchami | where is rang panchami celebrated | what is done on rang panchami | gair of indore | rang panchami which god
en: why is rang panchami celebrated
hi: रंग पंचमी कब है और क्या है | होली और रंग पंचमी में अंतर | रंग पंचमी कहाँ मनाते हैं | रंग पंचमी पर क्या करते हैं | इंदौर की गेर | रंग पंचमी किस देवता की
hi: रंग पंचमी क्यों मनाया जाता है
hi: रंगपंचमी क्यों मनाई जाती है | रंगपंचमी क्यों मनाते हैं | रंगपंचमी कैसे मनाएँ
hg: rang panchami kab hai aur kya hai | holi aur rang panchami me antar | rang panchami kaha manate hai | rang panchami pe kya karte hai | indore ki gair | rang panchami kis devta ki
hg: rang panchami kyu manaya jata hai
hg: rangpanchami kyu manate hai | rangpanchami kyu manai jati hai | rangpanchami kaise manaye
@what modern regional CUSTOM
en: Rang Panchami falls five days after Holi, on Chaitra Krishna Panchami (Phalguna in Maharashtra). Gulal is thrown for the gods, above all Radha-Krishna; Indore, Malwa and Maharashtra celebrate it most.
hi: रंग पंचमी होली के पाँचवें दिन, चैत्र कृष्ण पंचमी (महाराष्ट्र में फाल्गुन) को आती है। देवताओं के लिए, ख़ासकर राधा-कृष्ण को, गुलाल उड़ाते हैं; इंदौर, मालवा और महाराष्ट्र में धूम रहती है।
hg: Rang Panchami Holi ke paanchve din, Chaitra krishna panchami (Maharashtra me Phalgun) ko aati hai. Devtaon ke liye, khaaskar Radha-Krishna ko, gulal udate hain; Indore, Malwa aur Maharashtra me dhoom rehti hai.
@how modern regional CUSTOM
en: Offer gulal and sweets to Krishna or your deity first, then play with dry colours; puran poli and shrikhand are cooked. In Indore the gair procession sprays colour through the old town.
hi: पहले कृष्ण या इष्ट को गुलाल और मिठाई चढ़ाएँ, फिर सूखे रंग खेलें; पूरन पोली और श्रीखंड बनते हैं। इंदौर में गेर का जुलूस पुराने शहर में रंग उड़ाता है।
hg: Pehle Krishna ya isht ko gulal aur mithai chadhayein, phir sookhe rang khelein; puran poli aur shrikhand bante hain. Indore me gair ka juloos purane sheher me rang udata hai.
@see holi-festival

# pola-bull-festival festival
@names
en: pola festival, bail pola, bull festival, pithori amavasya
hi: पोला पर्व, बैल पोला, पिठोरी अमावस्या
hg: pola tyohar, bail pola, pithori amavasya
@ask
en: what is bail pola | when is pola celebrated | what is cooked on pola | how are bullocks worshipped | what do children do on tanha pola | what if we have no bulls | pithori amavasya for children puja | why are bullocks not worked on pola
en: why is pola festival celebrated
hi: बैल पोला क्या है | पोला कब मनाते हैं | पोला पर क्या बनता है | बैलों की पूजा कैसे करें | तान्हा पोला | बैल न हों तो पोला कैसे मनाएँ | पिठोरी अमावस्या किसके लिए
hi: पोला पर्व क्यों मनाया जाता है
hi: बैल पोला क्यों मनाई जाती है | बैल पोला क्यों मनाते हैं | बैल पोला कैसे मनाएँ
hg: bail pola kya hai | pola kab manate hai | pola pe kya banta hai | bailo ki puja kaise kare | tanha pola | bail na ho to pola kaise manaye | pithori amavasya kiske liye
hg: pola tyohar kyu manaya jata hai
hg: bail pola kyu manate hai | bail pola kyu manai jati hai | bail pola kaise manaye
@what modern regional CUSTOM
en: Pola is the farmers' thanks to their bullocks on the new moon of Bhadrapada (Shravana in Maharashtra), kept in Maharashtra, Chhattisgarh, Vidarbha and parts of Telangana. The animals rest that day.
hi: पोला किसानों का बैलों को धन्यवाद है, भाद्रपद अमावस्या (महाराष्ट्र में श्रावण) को महाराष्ट्र, विदर्भ, छत्तीसगढ़ और तेलंगाना के भागों में। उस दिन बैल काम नहीं करते।
hg: Pola kisanon ka bailon ko dhanyavaad hai, Bhadrapad amavasya (Maharashtra me Shravan) ko Maharashtra, Vidarbha, Chhattisgarh aur Telangana ke hisson me. Us din bail kaam nahi karte.
@how modern regional CUSTOM
en: The bullocks are bathed, horns painted, bells and a new rope put on, tilak and aarti done, puran poli or thethri-khurmi fed. Without animals worship a clay pair; children pull wooden bulls on Tanha Pola.
hi: बैलों को नहलाकर सींग रँगते हैं, घुँघरू और नई रस्सी, तिलक-आरती, पूरन पोली या ठेठरी-खुरमी खिलाते हैं। बैल न हों तो मिट्टी की जोड़ी पूजें; तान्हा पोला में बच्चे लकड़ी के बैल खींचते हैं।
hg: Bailon ko nehlakar seeng rangte hain, ghunghroo aur nayi rassi, tilak-aarti, puran poli ya thethri-khurmi khilate hain. Bail na hon to mitti ki jodi poojein; Tanha Pola me bachche lakdi ke bail kheenchte hain.
@who modern regional CUSTOM
en: The same new moon is Pithori Amavasya: mothers fast and worship the sixty-four yoginis, shaped of flour, for their children; they eat after the evening puja. Mothers who are ill pray only.
hi: यही पिठोरी अमावस्या है: माताएँ व्रत रखकर आटे की चौंसठ योगिनियाँ संतान के लिए पूजती हैं और शाम की पूजा के बाद खाती हैं। अस्वस्थ माँ केवल प्रार्थना करे।
hg: Yahi Pithori Amavasya hai: maatayein vrat rakhkar aate ki chausath yoginiyan santaan ke liye poojti hain aur shaam ki pooja ke baad khaati hain. Aswasth maa sirf prarthana kare.

# chitragupta-puja-festival festival
@names
en: chitragupta puja, kalam dawat puja, pen and ink puja
hi: चित्रगुप्त पूजा, क़लम दवात पूजा
hg: chitragupta puja, kalam dawat puja
@ask
en: when is chitragupta puja | how to do kalam dawat puja at home | who does chitragupta puja | why do kayasthas not write on diwali | pen puja after diwali | what is offered to chitragupta
en: why is chitragupta puja celebrated
hi: चित्रगुप्त पूजा कब है | क़लम-दवात की पूजा कैसे करें | चित्रगुप्त पूजा कौन करता है | कायस्थ दिवाली पर क़लम क्यों नहीं छूते | चित्रगुप्त को क्या चढ़ता है
hi: चित्रगुप्त पूजा क्यों मनाया जाता है
hi: क़लम दवात पूजा क्यों मनाई जाती है | क़लम दवात पूजा क्यों मनाते हैं | क़लम दवात पूजा कैसे मनाएँ
hg: chitragupta puja kab hai | kalam dawat ki puja kaise kare | chitragupta puja kaun karta hai | kayastha diwali pe kalam kyu nahi chhute | chitragupta ko kya chadhta hai
hg: chitragupta puja kyu manaya jata hai
hg: chitragupta puja kyu manate hai | chitragupta puja kyu manai jati hai | chitragupta puja kaise manaye
@what modern wide CUSTOM
en: Chitragupta Puja is on Kartik Shukla Dwitiya, the day of Bhai Dooj. Kayastha families, and many who live by writing, worship the keeper of accounts with pen, ink and account book.
hi: चित्रगुप्त पूजा कार्तिक शुक्ल द्वितीया, भाई दूज के दिन होती है। कायस्थ परिवार और लेखन से जीने वाले बहुत लोग क़लम, दवात और बही के साथ लेखा रखने वाले देव को पूजते हैं।
hg: Chitragupta Puja Kartik shukla dwitiya, Bhai Dooj ke din hoti hai. Kayastha parivar aur lekhan se jeene wale bahut log kalam, dawat aur bahi ke saath lekha rakhne wale dev ko poojte hain.
@how modern most CUSTOM
en: Clean pens and books are laid on a red or yellow cloth, with tilak, flowers, ginger and gur, fruit and sweets. One writes Om or Shri Ganesh on a blank page, some add income and spending, then aarti.
hi: साफ़ क़लम और किताबें लाल या पीले कपड़े पर, तिलक, फूल, अदरक-गुड़, फल-मिठाई के साथ रखते हैं। कोरे पन्ने पर ॐ या श्री गणेश लिखते हैं, कुछ आय-व्यय भी, फिर आरती।
hg: Saaf kalam aur kitaabein laal ya peele kapde par, tilak, phool, adrak-gud, phal-mithai ke saath rakhte hain. Kore panne par Om ya Shri Ganesh likhte hain, kuch aay-vyay bhi, phir aarti.
@why classical most PUR
en: Puranic story has Chitragupta born from Brahma's body to note every deed for Yama. From Diwali night until this puja many Kayasthas lay the pen down; for exams and office, writing is of course allowed.
hi: पुराण कथा में चित्रगुप्त ब्रह्मा की काया से जन्मे, यम के लिए हर कर्म लिखने को। बहुत कायस्थ दिवाली रात से इस पूजा तक क़लम रख देते हैं; परीक्षा और दफ़्तर में लिखना बेशक ठीक है।
hg: Puran katha me Chitragupta Brahma ki kaya se janme, Yama ke liye har karm likhne ko. Bahut Kayastha Diwali raat se is pooja tak kalam rakh dete hain; exam aur office me likhna beshak theek hai.
@see bhai-dooj

# govatsa-dwadashi-festival festival
@names
en: govatsa dwadashi, vasu baras, bachh baras, nandini vrat, wagh baras
hi: गोवत्स द्वादशी, वसु बारस, बछ बारस, वाघ बारस
hg: govatsa dwadashi, vasu baras, bach baras, vagh baras
@ask
en: when is vasu baras | what is not eaten on govatsa dwadashi | why is milk not taken on vasu baras | how to worship cow and calf | first day of diwali vasubaras | bachh baras for sons
en: why is govatsa dwadashi celebrated
hi: वसु बारस कब है | गोवत्स द्वादशी पर क्या नहीं खाते | गाय-बछड़े की पूजा कैसे करें | बछ बारस पर चाकू क्यों नहीं चलाते | वाघ बारस क्या है
hi: गोवत्स द्वादशी क्यों मनाया जाता है
hi: बछ बारस क्यों मनाई जाती है | बछ बारस क्यों मनाते हैं | बछ बारस कैसे मनाएँ
hg: vasu baras kab hai | govatsa dwadashi pe kya nahi khate | gaay bachde ki puja kaise kare | bach baras pe chaku kyu nahi chalate | vagh baras kya hai
hg: govatsa dwadashi kyu manaya jata hai
hg: vasu baras kyu manate hai | vasu baras kyu manai jati hai | vasu baras kaise manaye
@what modern regional CUSTOM
en: Govatsa Dwadashi, called Vasu Baras in Maharashtra and Vagh Baras in Gujarat, honours cow and calf the day before Dhanteras. In Rajasthan and nearby Bachh Baras is kept in Bhadrapada Krishna Dwadashi.
hi: गोवत्स द्वादशी, महाराष्ट्र में वसु बारस और गुजरात में वाघ बारस, धनतेरस से एक दिन पहले गाय-बछड़े का पूजन है। राजस्थान आदि में बछ बारस भाद्रपद कृष्ण द्वादशी को होती है।
hg: Govatsa Dwadashi, Maharashtra me Vasu Baras aur Gujarat me Vagh Baras, Dhanteras se ek din pehle gaay-bachhde ka poojan hai. Rajasthan aadi me Bachh Baras Bhadrapad krishna dwadashi ko hoti hai.
@how modern regional CUSTOM
en: Mothers fast until evening, give cow and calf water, tilak, flowers and sprouted moong or gram. Cow's milk, curd and ghee are left that day for the calf; wheat and cut food too in many homes. Bajra is eaten.
hi: माताएँ शाम तक व्रत रखती हैं, गाय-बछड़े को जल, तिलक, फूल, अंकुरित मूँग-चना देती हैं। उस दिन गाय का दूध, दही, घी बछड़े के लिए छोड़ते हैं; बहुत घरों में गेहूँ और कटी चीज़ें भी। बाजरा खाते हैं।
hg: Maatayein shaam tak vrat rakhti hain, gaay-bachhde ko jal, tilak, phool, ankurit moong-chana deti hain. Us din gaay ka doodh, dahi, ghee bachhde ke liye chhodte hain; bahut gharon me gehun aur kati cheezein bhi. Bajra khate hain.
@see dhanteras-buying

# gita-jayanti-festival festival
@names
en: gita jayanti, geeta jayanti, mokshada ekadashi, vaikuntha ekadashi
hi: गीता जयंती, मोक्षदा एकादशी, वैकुंठ एकादशी
hg: gita jayanti, geeta jayanti, mokshada ekadashi, vaikuntha ekadashi
@ask
en: when is gita jayanti | what to do on gita jayanti | which chapter to read on gita jayanti | why is vaikuntha ekadashi special | is mokshada ekadashi same as vaikuntha ekadashi | rice on vaikunta ekadasi | gate of heaven opens which day
en: why is gita jayanti celebrated
hi: गीता जयंती कब है | गीता जयंती पर क्या करें | गीता जयंती पर कौन सा अध्याय पढ़ें | वैकुंठ एकादशी का महत्व | मोक्षदा और वैकुंठ एकादशी एक ही हैं क्या | वैकुंठ द्वार कब खुलता है
hi: गीता जयंती क्यों मनाया जाता है
hi: गीता जयंती क्यों मनाई जाती है | गीता जयंती क्यों मनाते हैं | गीता जयंती कैसे मनाएँ
hg: gita jayanti kab hai | gita jayanti pe kya kare | gita jayanti pe kaunsa adhyay padhe | vaikuntha ekadashi ka mahatva | mokshada aur vaikuntha ekadashi ek hi hai kya | vaikuntha dwar kab khulta hai
hg: gita jayanti kyu manaya jata hai
hg: gita jayanti kyu manate hai | gita jayanti kyu manai jati hai | gita jayanti kaise manaye
@what modern wide CUSTOM
en: Gita Jayanti is Margashirsha Shukla Ekadashi, the day Krishna is held to have taught Arjuna at Kurukshetra; the same day is Mokshada Ekadashi. Read a chapter, give the book, light a lamp.
hi: गीता जयंती मार्गशीर्ष शुक्ल एकादशी है, जिस दिन कृष्ण ने कुरुक्षेत्र में अर्जुन को उपदेश दिया माना जाता है; वही मोक्षदा एकादशी है। एक अध्याय पढ़ें, गीता भेंट करें, दीपक जलाएँ।
hg: Gita Jayanti Margashirsha shukla ekadashi hai, jis din Krishna ne Kurukshetra me Arjun ko updesh diya maana jata hai; wahi Mokshada Ekadashi hai. Ek adhyay padhein, Gita bhent karein, deepak jalayein.
@which modern regional CUSTOM
en: Vaikuntha Ekadashi of the south goes by the sun: the bright Ekadashi in Dhanu month (mid-December to mid-January), so it may be Mokshada or the next. Vishnu temples open the Vaikuntha gate that morning.
hi: दक्षिण की वैकुंठ एकादशी सौर गणना से है: धनु मास (मध्य दिसंबर से मध्य जनवरी) की शुक्ल एकादशी, इसलिए वह मोक्षदा या अगली हो सकती है। उस सुबह विष्णु मंदिर वैकुंठ द्वार खोलते हैं।
hg: South ki Vaikuntha Ekadashi solar ginti se hai: Dhanu maas (mid-December se mid-January) ki shukla ekadashi, isliye woh Mokshada ya agli ho sakti hai. Us subah Vishnu mandir Vaikuntha dwar kholte hain.
@do modern wide CUSTOM
en: The fast is as on every Ekadashi: no rice or grain, fruit and milk, prayer to Vishnu, opened next morning on Dwadashi within the parana time. Chapters 12 and 15 are short ones to read.
hi: व्रत हर एकादशी जैसा: चावल-अनाज नहीं, फल-दूध, विष्णु की प्रार्थना, अगली सुबह द्वादशी में पारण के समय खोलें। पढ़ने को अध्याय 12 और 15 छोटे हैं।
hg: Vrat har ekadashi jaisa: chawal-anaaj nahi, phal-doodh, Vishnu ki prarthana, agli subah dwadashi me paran ke samay kholein. Padhne ko adhyay 12 aur 15 chhote hain.
@see ekadashi-fast

# hariyali-amavasya-festival festival
@names
en: hariyali amavasya, chitalagi amavasya, aadi amavasai, karkidaka vavu
hi: हरियाली अमावस्या, आडि अमावसै, चितलगी अमावस्या
hg: hariyali amavasya, aadi amavasai, karkidaka vavu
@ask
en: what is done on hariyali amavasya | which tree to plant on hariyali amavasya | is there a fast on hariyali amavasya | what is cooked on hariyali amavasya | aadi amavasai tarpan at the sea | what not to do on hariyali amavasya
en: why is hariyali amavasya celebrated
hi: हरियाली अमावस्या पर क्या करें | हरियाली अमावस्या को कौन सा पेड़ लगाएँ | हरियाली अमावस्या पर क्या बनता है | हरियाली अमावस्या कब है | सावन की अमावस्या पर क्या न करें
hi: हरियाली अमावस्या क्यों मनाया जाता है
hi: आडि अमावसै क्यों मनाई जाती है | आडि अमावसै क्यों मनाते हैं | आडि अमावसै कैसे मनाएँ
hg: hariyali amavasya pe kya kare | hariyali amavasya ko konsa ped lagaye | hariyali amavasya pe kya banta hai | hariyali amavasya kab hai | sawan ki amavasya pe kya na kare
hg: hariyali amavasya kyu manaya jata hai
hg: aadi amavasai kyu manate hai | aadi amavasai kyu manai jati hai | aadi amavasai kaise manaye
@what modern wide CUSTOM
en: Hariyali Amavasya is the new moon of Sawan (Ashadha in the south), three days before Hariyali Teej: water and bel for Shiva, tarpan for ancestors, a tree planted, swings and malpua.
hi: हरियाली अमावस्या सावन (दक्षिण में आषाढ़) की अमावस्या है, हरियाली तीज से तीन दिन पहले: शिव को जल-बेल, पितरों को तर्पण, पेड़ लगाना, झूले और मालपुआ।
hg: Hariyali Amavasya Sawan (south me Ashadh) ki amavasya hai, Hariyali Teej se teen din pehle: Shiv ko jal-bel, pitaron ko tarpan, ped lagana, jhoole aur malpua.
@which modern most CUSTOM
en: Peepal, banyan, neem, amla, bel or mango are planted in open ground, tulsi in a pot; rain makes them take. One that you water for two years counts more than ten left alone.
hi: पीपल, बरगद, नीम, आँवला, बेल या आम खुली ज़मीन में लगाते हैं, गमले में तुलसी; वर्षा में जड़ पकड़ते हैं। जिसे दो साल पानी दें वह दस छोड़े पेड़ों से बड़ा है।
hg: Peepal, bargad, neem, amla, bel ya aam khuli zameen me lagate hain, gamle me tulsi; barish me jad pakadte hain. Jise do saal paani dein woh das chhode pedon se bada hai.
@ok modern regional CUSTOM
en: Many begin no new business and eat no meat that day; cutting green trees is what is truly left out. In Tamil Nadu Aadi Amavasai and in Kerala Karkidaka Vavu it is above all the day of ancestors, at sea or river.
hi: बहुत लोग उस दिन नया काम और मांस टालते हैं; असल में हरा पेड़ काटना छोड़ा जाता है। तमिलनाडु की आडि अमावसै और केरल का कर्किडक वावु मुख्यतः पितरों का दिन है, समुद्र या नदी पर।
hg: Bahut log us din naya kaam aur maans taalte hain; asal me hara ped kaatna chhoda jata hai. Tamil Nadu ki Aadi Amavasai aur Kerala ka Karkidaka Vavu mukhyatah pitaron ka din hai, samudra ya nadi par.
@see sawan-teej

# shani-jayanti-festival festival
@names
en: shani jayanti, shani amavasya, birthday of shani
hi: शनि जयंती, शनि अमावस्या, शनिश्चरी अमावस्या
hg: shani jayanti, shani amavasya, shanichari amavasya
@ask
en: when is shani jayanti | what to donate on shani jayanti | what not to do on shani jayanti | can women do puja on shani jayanti | difference between shani jayanti and shani amavasya | puja at home on shani jayanti | shani jayanti and vat savitri same day
en: why is shani jayanti celebrated
hi: शनि जयंती कब है | शनि जयंती पर क्या दान करें | शनि जयंती पर क्या न करें | महिलाएँ शनि पूजा कर सकती हैं क्या शनि जयंती पर | शनि अमावस्या और शनि जयंती में अंतर | शनि जयंती पर घर में पूजा
hi: शनि जयंती क्यों मनाया जाता है
hi: शनि जयंती क्यों मनाई जाती है | शनि जयंती क्यों मनाते हैं | शनि जयंती कैसे मनाएँ
hg: shani jayanti kab hai | shani jayanti pe kya daan kare | shani jayanti pe kya na kare | shani amavasya aur shani jayanti me antar | shani jayanti pe ghar me puja | shani jayanti mahila puja
hg: shani jayanti kyu manaya jata hai
hg: shani jayanti kyu manate hai | shani jayanti kyu manai jati hai | shani jayanti kaise manaye
@what modern wide CUSTOM
en: Shani Jayanti is Jyeshtha Amavasya (Vaishakha in the south), the day of Vat Savitri too: sesame oil lamp under a peepal or in the temple at dusk, black sesame, blue flowers, and help for the poor.
hi: शनि जयंती ज्येष्ठ अमावस्या (दक्षिण में वैशाख) है, वट सावित्री का भी दिन: शाम को पीपल के नीचे या मंदिर में तिल तेल का दीपक, काले तिल, नीले फूल और ग़रीब की मदद।
hg: Shani Jayanti Jyeshtha amavasya (south me Vaishakh) hai, Vat Savitri ka bhi din: shaam ko peepal ke neeche ya mandir me til tel ka deepak, kaale til, neele phool aur gareeb ki madad.
@which modern wide CUSTOM
en: Given are black sesame, urad, mustard or sesame oil, a blanket, shoes, an umbrella, food to workers and the disabled. A new moon on a Saturday is Shani Amavasya; it comes once or twice a year and is not the birthday.
hi: दान में काले तिल, उड़द, सरसों या तिल तेल, कंबल, जूते, छाता, मज़दूर और दिव्यांग को भोजन। शनिवार की अमावस्या शनि अमावस्या है; वह साल में एक-दो बार आती है, जयंती नहीं।
hg: Daan me kaale til, urad, sarson ya til tel, kambal, joote, chhata, mazdoor aur divyang ko bhojan. Saturday ki amavasya Shani Amavasya hai; woh saal me ek-do baar aati hai, jayanti nahi.
@ok modern most CUSTOM
en: No one need fear the day: Shani is the judge who rewards work and fairness. Women may pray too; some temples bar touching the image. Meat, drink, lies and harshness to workers are left out.
hi: इस दिन से डरना नहीं: शनि मेहनत और न्याय का फल देने वाले हैं। महिलाएँ भी पूज सकती हैं; कुछ मंदिर मूर्ति छूने नहीं देते। मांस, मद्य, झूठ और मज़दूर से कठोरता छोड़ें।
hg: Is din se darna nahi: Shani mehnat aur nyay ka phal dene wale hain. Mahilayein bhi pooj sakti hain; kuch mandir murti chhoone nahi dete. Maans, madya, jhooth aur mazdoor se kathorta chhodein.

# avatar-jayantis-festival festival
@names
en: parashuram jayanti, narasimha jayanti, sita navami, vamana jayanti
hi: परशुराम जयंती, नरसिंह जयंती, सीता नवमी, वामन जयंती
hg: parshuram jayanti, narsingh jayanti, sita navami, vaman jayanti
@ask
en: when is parashuram jayanti | how to keep narasimha jayanti | what time is the puja on narasimha jayanti | sita navami fast who keeps | vamana jayanti tithi | is parashuram jayanti on akshaya tritiya | what is offered on narasimha jayanti
hi: परशुराम जयंती कब है | नरसिंह जयंती का व्रत कैसे | नरसिंह जयंती की पूजा का समय | सीता नवमी का व्रत कौन रखे | वामन जयंती किस तिथि को | परशुराम जयंती अक्षय तृतीया को होती है क्या
hg: parshuram jayanti kab hai | narsingh jayanti ka vrat kaise | narsingh jayanti ki puja ka samay | sita navami ka vrat kaun rakhe | vaman jayanti kis tithi ko | parshuram jayanti akshaya tritiya ko hoti hai kya
@when modern wide CUSTOM
en: Parashuram Jayanti is Vaishakha Shukla Tritiya, the day of Akshaya Tritiya; Sita Navami is Vaishakha Shukla 9, Narasimha Jayanti Vaishakha Shukla 14 at dusk, Vamana Jayanti Bhadrapada Shukla 12 at noon.
hi: परशुराम जयंती वैशाख शुक्ल तृतीया, अक्षय तृतीया के दिन है; सीता नवमी वैशाख शुक्ल 9, नरसिंह जयंती वैशाख शुक्ल 14 की साँझ, वामन जयंती भाद्रपद शुक्ल 12 की दोपहर।
hg: Parshuram Jayanti Vaishakh shukla tritiya, Akshaya Tritiya ke din hai; Sita Navami Vaishakh shukla 9, Narsingh Jayanti Vaishakh shukla 14 ki saanjh, Vaman Jayanti Bhadrapad shukla 12 ki dopahar.
@how modern wide CUSTOM
en: Fast on fruit and milk till the hour of birth, bathe the image with panchamrit, offer tulsi, yellow or red flowers, panakam of gur and pepper to Narasimha, fruit to Rama-Sita; then the aarti, food after puja or next morning.
hi: जन्म के समय तक फल-दूध पर रहें, पंचामृत स्नान, तुलसी, पीले-लाल फूल, नरसिंह को गुड़-काली मिर्च का पानकम, राम-सीता को फल; फिर आरती, पूजा के बाद या अगली सुबह भोजन।
hg: Janm ke samay tak phal-doodh par rahein, panchamrit snan, tulsi, peele-laal phool, Narsingh ko gud-kaali mirch ka panakam, Ram-Sita ko phal; phir aarti, pooja ke baad ya agli subah bhojan.
@who modern wide CUSTOM
en: All may keep them; Sita Navami is kept by many wives. The ill and pregnant eat and pray only. Each remembers an aid to the good: Prahlad saved, Bali humbled kindly, Sita found in the furrow.
hi: सब रख सकते हैं; सीता नवमी बहुत पत्नियाँ रखती हैं। बीमार और गर्भवती खाएँ, प्रार्थना करें। हर दिन भले की सहायता की याद है: प्रह्लाद की रक्षा, बलि का विनय, हल-रेखा में मिली सीता।
hg: Sab rakh sakte hain; Sita Navami bahut patniyan rakhti hain. Bimar aur garbhvati khayein, prarthana karein. Har din bhale ki sahayata ki yaad hai: Prahlad ki raksha, Bali ka vinay, hal-rekha me mili Sita.
@see akshaya-tritiya

# jagaddhatri-puja-festival festival
@names
en: jagaddhatri puja, annapurna puja
hi: जगद्धात्री पूजा, अन्नपूर्णा पूजा
hg: jagaddhatri puja, jagadhatri puja, annapurna puja
@ask
en: when is jagaddhatri puja | difference between durga puja and jagaddhatri puja | what is offered in jagaddhatri puja | chandannagar lights | how many days is jagaddhatri puja | annapurna puja in chaitra
en: why is jagaddhatri puja celebrated
hi: जगद्धात्री पूजा कब होती है | दुर्गा और जगद्धात्री पूजा में अंतर | जगद्धात्री पूजा कितने दिन | चंदननगर की रोशनी | अन्नपूर्णा पूजा चैत्र में
hi: जगद्धात्री पूजा क्यों मनाया जाता है
hi: जगद्धात्री पूजा क्यों मनाई जाती है | जगद्धात्री पूजा क्यों मनाते हैं | जगद्धात्री पूजा कैसे मनाएँ
hg: jagaddhatri puja kab hoti hai | durga aur jagaddhatri puja me antar | jagaddhatri puja kitne din | chandannagar ki light | annapurna puja chaitra me
hg: jagaddhatri puja kyu manaya jata hai
hg: annapurna puja kyu manate hai | annapurna puja kyu manai jati hai | annapurna puja kaise manaye
@what modern regional CUSTOM
en: Jagaddhatri Puja worships Durga as bearer of the world on Kartik Shukla Navami, eight or nine days after Kali Puja; Chandannagar and Krishnanagar in Bengal are famous for it, with lights and processions.
hi: जगद्धात्री पूजा में दुर्गा को जगत धारण करने वाली मानकर कार्तिक शुक्ल नवमी को पूजते हैं, काली पूजा के आठ-नौ दिन बाद; बंगाल के चंदननगर और कृष्णनगर प्रसिद्ध हैं।
hg: Jagaddhatri Puja me Durga ko jagat dharan karne wali maankar Kartik shukla navami ko poojte hain, Kali Puja ke aath-nau din baad; Bengal ke Chandannagar aur Krishnanagar prasiddh hain.
@which modern regional CUSTOM
en: She rides a lion over an elephant, with four arms, and no Mahishasura stands by, unlike Durga Puja. Many hold all rites on the one Navami; Chandannagar keeps five days. Bhog is khichuri, luchi and payesh. Annapurna Puja is another day, Chaitra Shukla Ashtami.
hi: वे हाथी के ऊपर सिंह पर, चार भुजाओं वाली हैं, और दुर्गा पूजा की तरह महिषासुर साथ नहीं। बहुत जगह सब पूजा एक नवमी को; चंदननगर में पाँच दिन। भोग खिचड़ी, लुची, पायस। अन्नपूर्णा पूजा अलग है, चैत्र शुक्ल अष्टमी को।
hg: Woh haathi ke upar sinh par, chaar bhuja wali hain, aur Durga Puja ki tarah Mahishasur saath nahi. Bahut jagah sab pooja ek navami ko; Chandannagar me paanch din. Bhog khichdi, luchi, payesh. Annapurna Puja alag hai, Chaitra shukla ashtami ko.
@see durga-puja-bengal, kali-puja-festival

# ratha-saptami-festival festival
@names
en: ratha saptami, rath saptami, surya jayanti, magha saptami, achala saptami
hi: रथ सप्तमी, अचला सप्तमी, सूर्य जयंती
hg: rath saptami, achala saptami, surya jayanti
@ask
en: when is ratha saptami | how to bathe with erukku leaves on ratha saptami | what is cooked on ratha saptami | ratha saptami kolam | fast on achala saptami salt | why is ratha saptami kept
en: why is ratha saptami celebrated
hi: रथ सप्तमी कब है | रथ सप्तमी का स्नान कैसे | अचला सप्तमी में नमक खाते हैं क्या | रथ सप्तमी पर क्या बनता है | आक के पत्ते से स्नान
hi: रथ सप्तमी क्यों मनाया जाता है
hi: रथ सप्तमी क्यों मनाई जाती है | रथ सप्तमी क्यों मनाते हैं | रथ सप्तमी कैसे मनाएँ
hg: rath saptami kab hai | rath saptami ka snan kaise | achala saptami me namak khate hai kya | rath saptami pe kya banta hai | aak ke patte se snan
hg: rath saptami kyu manaya jata hai
hg: rath saptami kyu manate hai | rath saptami kyu manai jati hai | rath saptami kaise manaye
@what modern wide CUSTOM
en: Ratha Saptami is Magha Shukla Saptami, two days after Vasant Panchami, kept as the Sun's birthday, when his chariot turns north: bath at dawn, arghya, red flowers, kheer boiled in the open sun.
hi: रथ सप्तमी माघ शुक्ल सप्तमी, वसंत पंचमी के दो दिन बाद, सूर्य का जन्मदिन मानी जाती है, जब रथ उत्तर मुड़ता है: भोर में स्नान, अर्घ्य, लाल फूल, खुली धूप में पकी खीर।
hg: Rath Saptami Magh shukla saptami, Vasant Panchami ke do din baad, Surya ka janmdin maani jati hai, jab rath north mudta hai: bhor me snan, arghya, laal phool, khuli dhoop me paki kheer.
@how modern regional CUSTOM
en: In the south seven calotropis (aak) leaves are laid on head, shoulders, knees and feet in the bath; its sap burns eyes, so rinse well and leave it out with children. A chariot is drawn as kolam; the north keeps a saltless fast, opened after arghya.
hi: दक्षिण में नहाते समय आक के सात पत्ते सिर, कंधे, घुटने और पैरों पर रखते हैं; उसका दूध आँख जलाता है, इसलिए धो लें और बच्चों पर न रखें। कोलम में रथ बनाते हैं; उत्तर में बिना नमक व्रत, अर्घ्य के बाद खोलते हैं।
hg: South me nahate samay aak ke saat patte sir, kandhe, ghutne aur pairon par rakhte hain; uska doodh aankh jalata hai, isliye dho lein aur bachchon par na rakhein. Kolam me rath banate hain; north me bina namak vrat, arghya ke baad kholte hain.

# tulsi-pujan-diwas-festival festival
@names
en: tulsi pujan diwas, tulsi puja 25 december
hi: तुलसी पूजन दिवस, पच्चीस दिसंबर तुलसी पूजा
hg: tulsi pujan diwas, 25 december tulsi puja
@ask
en: what is tulsi pujan diwas | how to do tulsi puja on 25 december | is tulsi pujan diwas in the scriptures | since when is tulsi pujan diwas | what is offered on tulsi pujan diwas
en: why is tulsi pujan diwas celebrated
hi: तुलसी पूजन दिवस क्या है | तुलसी पूजन दिवस कैसे मनाएँ | तुलसी पूजन दिवस शास्त्र में है क्या | तुलसी पूजन दिवस कब से | तुलसी दिवस पर क्या चढ़ाएँ
hi: तुलसी पूजन दिवस क्यों मनाया जाता है
hi: तुलसी पूजन दिवस क्यों मनाई जाती है | तुलसी पूजन दिवस क्यों मनाते हैं
hg: tulsi pujan diwas kya hai | tulsi pujan diwas kaise manaye | tulsi pujan diwas shastra me hai kya | tulsi pujan diwas kab se | tulsi diwas pe kya chadhaye
hg: tulsi pujan diwas kyu manaya jata hai
hg: tulsi pujan diwas kyu manate hai | tulsi pujan diwas kyu manai jati hai
@what modern wide CUSTOM
en: Tulsi Pujan Diwas on 25 December is a young observance, begun in 2014; the old feast of the plant is Tulsi Vivah in Kartik. Whoever likes may keep it, and Christmas with neighbours as well.
hi: पच्चीस दिसंबर का तुलसी पूजन दिवस नया चलन है, 2014 से; पौधे का पुराना पर्व कार्तिक का तुलसी विवाह है। जो चाहे मनाए, और पड़ोसियों के साथ क्रिसमस भी।
hg: 25 December ka Tulsi Pujan Diwas naya chalan hai, 2014 se; paudhe ka purana parv Kartik ka Tulsi Vivah hai. Jo chahe manaye, aur padosiyon ke saath Christmas bhi.
@how modern wide CUSTOM
en: Bathe, water the plant, put kumkum, rice and a flower on its pot, light a ghee lamp, walk round it three or seven times, share sweets and saplings. Leaves are not plucked on Sunday or Ekadashi by custom.
hi: नहाकर पौधे को जल दें, गमले पर कुमकुम, अक्षत, फूल, घी का दीपक, तीन या सात परिक्रमा, मिठाई और पौधे बाँटें। रिवाज में रविवार और एकादशी को पत्ते नहीं तोड़ते।
hg: Nahakar paudhe ko jal dein, gamle par kumkum, akshat, phool, ghee ka deepak, teen ya saat parikrama, mithai aur paudhe baantein. Riwaz me Sunday aur ekadashi ko patte nahi todte.
@see tulsi-vivah-festival

# nine-forms-of-durga festival
@names
en: nine forms of durga, navdurga, nav durga, nine durgas, shailputri, kalaratri, siddhidatri, brahmacharini
hi: नवदुर्गा, दुर्गा के नौ रूप, नौ देवियाँ, शैलपुत्री, कालरात्रि, सिद्धिदात्री, ब्रह्मचारिणी
hg: durga ke nau roop, durga ke 9 roop, nau deviyan
@ask
en: names of the nine forms of Durga in order | which devi is worshipped on the third day of navratri | who is Skandamata | what is the bhog for each of the nine days | which goddess on day one and day two | list the nine avatars of maa durga
en: which form of durga rides a donkey or a bull, school play | vehicle of each of the nine durgas
hi: माँ दुर्गा के नौ रूपों के नाम क्रम से | नवरात्रि के पहले दिन कौन सी देवी होती हैं | नवदुर्गा के नाम | पाँचवें दिन किस माता की पूजा | नौ दिन नौ देवियों का भोग क्या है | कूष्मांडा देवी कौन हैं
hi: दुर्गा का कौन सा रूप गधे पर बैठता है | नौ रूपों के वाहन
hg: maa durga ke nau roopon ke naam kram se | navratri ke pehle din konsi devi hoti hai | navdurga ke naam batao | paanchve din kis mata ki puja | nau din ka bhog kya kya hai | kushmanda devi kaun hai
hg: durga ka kaun sa roop gadhe par baithta hai | nau roop ke vahan kya hai
@which classical wide PUR
en: The nine forms of Durga are Shailaputri, Brahmacharini, Chandraghanta, Kushmanda, Skandamata, Katyayani, Kalaratri, Mahagauri and Siddhidatri, one for each day of Navratri.
hi: दुर्गा के नौ रूप (नवदुर्गा) क्रम से हैं शैलपुत्री, ब्रह्मचारिणी, चंद्रघंटा, कूष्मांडा, स्कंदमाता, कात्यायनी, कालरात्रि, महागौरी और सिद्धिदात्री, नवरात्रि में हर दिन एक।
hg: Durga ke nau roop (Navdurga) hain Shailputri, Brahmacharini, Chandraghanta, Kushmanda, Skandmata, Katyayani, Kalaratri, Mahagauri aur Siddhidatri, Navratri me har din ek.
@what modern most CUSTOM
en: Days one to three: Shailaputri on the bull, mountain's daughter, ghee; Brahmacharini with mala and water pot, sugar or mishri; Chandraghanta on the tiger, half-moon on her brow, milk or kheer.
hi: पहले तीन दिन: वृषभ पर शैलपुत्री, पर्वतपुत्री, घी; माला-कमंडल वाली ब्रह्मचारिणी, शक्कर या मिश्री; बाघ पर चंद्रघंटा, मस्तक पर अर्धचंद्र, दूध या खीर।
hg: Pehle teen din: vrishabh par Shailaputri, parvat-putri, ghee; mala-kamandal wali Brahmacharini, shakkar ya mishri; baagh par Chandraghanta, mastak par ardhchandra, doodh ya kheer.
@what modern most CUSTOM
en: Days four to six: Kushmanda, who smiled the world into being, malpua; Skandamata with baby Kartikeya on a lion, banana; Katyayani, the warrior daughter of sage Katyayana, honey.
hi: चौथे से छठे दिन: कूष्मांडा, जिनकी मुस्कान से सृष्टि हुई, मालपुआ; गोद में कार्तिकेय लिए सिंह पर स्कंदमाता, केला; कात्यायन ऋषि की योद्धा पुत्री कात्यायनी, शहद।
hg: Chauthe se chhathe din: Kushmanda, jinki muskaan se srishti hui, malpua; god me Kartikeya liye singh par Skandamata, kela; Katyayan rishi ki yoddha putri Katyayani, shahad.
@what modern most CUSTOM
en: Days seven to nine: Kalaratri, dark, on a donkey, remover of fear, jaggery; Mahagauri, white, on a bull, coconut; Siddhidatri on the lotus, giver of attainments, til, halwa, puri and chana.
hi: सातवें से नौवें दिन: कालरात्रि, श्याम, गधे पर, भय हरने वाली, गुड़; महागौरी, श्वेत, वृषभ पर, नारियल; कमल पर सिद्धिदात्री, तिल, हलवा, पूरी, चना।
hg: Saatve se nauve din: Kalaratri, shyam, gadhe par, bhay harne wali, gud; Mahagauri, shwet, vrishabh par, nariyal; kamal par Siddhidatri, til, halwa, puri, chana.
@see navratri-festival, durga-deity

# vivah-panchami-festival festival
@names
en: vivah panchami, wedding of ram and sita, ram vivah
hi: विवाह पंचमी, राम विवाह, राम सीता विवाह
hg: vivah panchmi, ram sita vivah, ram vivah utsav
@ask
en: what is vivah panchami | on which day did Ram and Sita marry | how is Ram's wedding day kept at home | why do some people not marry on vivah panchami | which tithi is vivah panchami | what happens in Janakpur on Ram's wedding day
en: why is vivah panchami celebrated
en: our daughter's wedding date falls on vivah panchami, should we move it | priest gave vivah panchami as the shaadi date and nani from darbhanga is upset | is vivah panchami a bad day to give a daughter away | mithila people avoid marrying daughters on vivah panchami, why
hi: विवाह पंचमी क्या है | राम सीता का विवाह किस दिन हुआ | विवाह पंचमी घर पर कैसे मनाएँ | विवाह पंचमी को शादी क्यों नहीं करते | विवाह पंचमी किस तिथि को होती है | जनकपुर में विवाह पंचमी पर क्या होता है
hi: विवाह पंचमी क्यों मनाया जाता है
hi: राम विवाह क्यों मनाई जाती है | राम विवाह क्यों मनाते हैं | राम विवाह कैसे मनाएँ
hi: बेटी की शादी की तारीख़ विवाह पंचमी को निकल रही है, क्या करें | मिथिला में विवाह पंचमी पर बेटी की शादी क्यों नहीं करते | दरभंगा वाली नानी कहती हैं विवाह पंचमी को कन्यादान मत करो | विवाह पंचमी को शादी करना शुभ है या अशुभ
hg: vivah panchami kya hoti hai | ram sita ki shadi kis din hui | vivah panchami ghar par kaise manaye | vivah panchami ko shadi kyu nahi karte | vivah panchami kis tithi ko hai | janakpur me vivah panchami par kya hota hai
hg: vivah panchmi kyu manaya jata hai
hg: vivah panchmi kyu manate hai | vivah panchmi kyu manai jati hai | vivah panchmi kaise manaye
hg: vivah panchami ko mithila me beti ki shadi kyu nahi karte | beti ki shadi ki tarikh vivah panchami ko nikal rahi hai kya kare | darbhanga wali nani kehti vivah panchmi ko kanyadan mat karo | vivah panchmi ko shadi karna shubh hai ya ashubh | us din sita ram ki shadi hui thi phir bhi log beti ka byah kyu nahi karte
@what classical wide EPIC
en: Vivah Panchami is the wedding day of Ram and Sita, Margashirsha Shukla Panchami, in November or December. Ayodhya and Janakpur hold the wedding procession and rites with their images.
hi: विवाह पंचमी राम और सीता के विवाह का दिन है, मार्गशीर्ष शुक्ल पंचमी, नवंबर या दिसंबर में। अयोध्या और जनकपुर में बारात और विवाह की रस्में मूर्तियों के साथ होती हैं।
hg: Vivah Panchami Ram aur Sita ke vivah ka din hai, Margashirsha Shukla Panchami, November ya December me. Ayodhya aur Janakpur me baraat aur vivah ki rasmein murtiyon ke saath hoti hain.
@how modern wide CUSTOM
en: At home Ram and Sita are dressed in yellow and red, garlanded and joined by a cloth; the wedding part of the Balkand of Ramcharitmanas is read, aarti done, and kheer or sweets shared.
hi: घर पर राम-सीता को पीले और लाल वस्त्र, वरमाला और गठबंधन कराते हैं; रामचरितमानस के बालकांड का विवाह प्रसंग पढ़ते, आरती करते और खीर या मिठाई बाँटते हैं।
hg: Ghar par Ram-Sita ko peele aur laal vastra, varmala aur gathbandhan karate hain; Ramcharitmanas ke Balkand ka vivah prasang padhte, aarti karte aur kheer ya mithai baantte hain.
@ok modern regional CUSTOM
en: In Mithila and parts of Nepal families give no daughter away on this day, as Sita's life was hard; elsewhere it is a good day for prayer for a match. No text forbids it.
hi: मिथिला और नेपाल के कुछ भागों में इस दिन बेटी का विवाह नहीं करते, क्योंकि सीता का जीवन कठिन रहा; अन्यत्र यह अच्छे रिश्ते की प्रार्थना का दिन है। शास्त्र में मनाही नहीं।
hg: Mithila aur Nepal ke kuch bhagon me is din beti ka vivah nahi karte, kyunki Sita ka jeevan kathin raha; aur jagah yeh achhe rishte ki prarthna ka din hai. Shastra me manahi nahi.
@why classical regional EPIC
en: Ram and Sita's married life was full of parting, the forest, Lanka, and Sita's leaving; so Mithila, her home, is shy of marrying daughters on Vivah Panchami. It is feeling, not a rule: elsewhere couples wed then gladly; if an elder minds, choose a date beside it.
hi: राम-सीता का दांपत्य वियोग से भरा था, वनवास, लंका, सीता का त्याग; इसलिए उनका मायका मिथिला विवाह पंचमी पर बेटी ब्याहने से झिझकता है। यह भाव है, नियम नहीं: अन्यत्र ख़ुशी से विवाह होते हैं; बड़ों को खटके तो आसपास की तारीख़ लें।
hg: Ram-Sita ka dampatya viyog se bhara tha, vanvas, Lanka, Sita ka tyaag; isliye unka mayka Mithila Vivah Panchami par beti byahne se jhijhakta hai. Yeh bhaav hai, niyam nahi: aur jagah khushi se shadi hoti hai; badon ko khatke to aaspaas ki tarikh lein.
@see ram-deity

# lakshmi-puja-date-abroad festival
@names
en: diwali date abroad, lakshmi puja date in america, diwali a day earlier abroad, festival date india and usa
hi: विदेश में दिवाली की तारीख़, अमेरिका में लक्ष्मी पूजा की तारीख़, विदेश में त्योहार एक दिन पहले
hg: videsh me diwali ki date, america me lakshmi puja ki date, videsh me tyohar ek din pehle
@ask
en: my parents in delhi say one date for lakshmi puja and our temple in chicago printed another, who is right | family in india lit the lamps already but the hall here celebrates a calendar day earlier, did one of us get it wrong | why is diwali on a different day in canada than in india | children ask why dadi's diwali is not on our day | do I do lakshmi puja in sydney with india's time on video call | amavasya begins at night in california, which evening is the puja | karva chauth in toronto, go by delhi's moon or ours | janmashtami dates differ between london and mathura | mandir here celebrates on the weekend, is the puja at home on another day | tithi begins at the same moment all over the world, so why two dates | ekadashi in new york falls a day before mumbai | can we do diwali puja together with india over zoom
en: lakshmi puja on two different days, who is right | which of us got the diwali day wrong, pune or toronto | lakshmi puja 2027 in texas, family in delhi has another date | kids ask which of the two lakshmi puja days is wrong
hi: भारत में दिवाली एक दिन बाद है और हमारे अमेरिका के मंदिर में पहले, सही कौन | विदेश में लक्ष्मी पूजा किस तारीख़ को करें, भारत वाली या यहाँ की | टोरंटो में करवा चौथ दिल्ली के चाँद से या यहाँ के | बच्चे पूछते हैं दादी की दिवाली अलग दिन क्यों | तिथि पूरी दुनिया में एक साथ लगती है तो तारीख़ अलग क्यों | लंदन में एकादशी भारत से एक दिन पहले क्यों | वीडियो कॉल पर भारत के साथ दिवाली पूजा कर सकते हैं
hi: लक्ष्मी पूजा दो अलग दिन, सही कौन
hg: india me diwali ek din baad hai aur hamare america ke mandir me pehle, sahi kaun | videsh me lakshmi puja kis date ko kare india wali ya yaha ki | toronto me karwa chauth delhi ke chand se ya yaha ke | bacche puchte hai dadi ki diwali alag din kyu | tithi duniya me ek sath lagti hai to date alag kyu | london me ekadashi india se ek din pehle kyu | video call pe india ke sath diwali puja kar sakte hai | ghar wale indore me kal manayenge aur hum dallas me aaj, galat kaun
hg: lakshmi puja do alag din, sahi kaun hai | diwali ki date me galat kaun, pune wale ya hum
@why classical wide DS
en: Neither is wrong: a tithi begins and ends at one moment for the whole world, but that moment falls on different local dates and hours. Lakshmi puja goes by the amavasya that covers your own local dusk (pradosh), so the day can differ.
hi: कोई ग़लत नहीं: तिथि पूरी दुनिया में एक ही क्षण शुरू-समाप्त होती है, पर वह क्षण हर देश की अलग तारीख़ और घड़ी पर पड़ता है। लक्ष्मी पूजा अपने यहाँ के प्रदोष (सूर्यास्त के बाद) की अमावस्या से होती है, इसलिए दिन बदल सकता है।
hg: Koi galat nahi: tithi poori duniya me ek hi pal shuru-samapt hoti hai, par woh pal har desh ki alag date aur ghadi par padta hai. Lakshmi puja apne yahan ke pradosh (suryast ke baad) ki amavasya se hoti hai, isliye din badal sakta hai.
@which classical wide DS
en: Follow the panchang of the place where you live: both families are right at home, each for its own place. So America often keeps Diwali a calendar day before India. In 2027 it is 28 October in New Jersey and 29 October in Delhi.
hi: जहाँ रहते हैं वहाँ का पंचांग मानें: दोनों अपनी-अपनी जगह सही हैं। अमेरिका में दिवाली कई बार भारत से एक तारीख़ पहले होती है; 2027 में न्यू जर्सी में 28 अक्टूबर, दिल्ली में 29 अक्टूबर।
hg: Jahan rehte hain wahan ka panchang maanein: dono apni-apni jagah sahi hain. America me Diwali kai baar India se ek date pehle hoti hai; 2027 me New Jersey me 28 October, Delhi me 29 October.
@ok modern wide CUSTOM
en: Joining India by video or the temple on the weekend is lovely and no fault; light the lamp at home on your own local evening as well. Ask Disha for the date with the name of your city.
hi: वीडियो पर भारत के साथ या छुट्टी के दिन मंदिर में मनाना सुंदर है, दोष नहीं; अपने यहाँ की संध्या को घर में दीप भी जलाएँ। अपने शहर के नाम के साथ दिशा से तारीख़ पूछें।
hg: Video par India ke saath ya weekend par mandir me manana sundar hai, dosh nahi; apne yahan ki shaam ko ghar me diya bhi jalayein. Apne sheher ke naam ke saath Disha se date poochhein.
@see festival-two-dates, festival-abroad
@link /hindu-festivals

# puja-without-flame festival
@names
en: puja without a flame, led diya, electric diya, no open fire in the building, smoke alarm and diya
hi: बिना लौ की पूजा, एलईडी दीया, बिजली का दीया, आग मना है
hg: bina aag ki puja, led diya, electric diya, bijli ka diya, smoke alarm aur diya
@ask
en: the landlord forbids candles and diyas, how do we do lakshmi puja | smoke detector goes off when we do aarti in the flat | dorm room rule no fire, diwali alone, what instead of real lamps | is an electric diya accepted by god | battery candles for deepavali, does it count | havan not possible in our apartment abroad | hospital room, want to light a lamp for my father, no flame allowed | can camphor aarti be done with led lights | oxygen cylinder at home, grandmother wants a diya | how to celebrate diwali evening in an office where no flame is allowed | incense triggers the alarm, what do we use for fragrance
en: diwali evening lakshmi puja with no real lamp allowed, how do we do it | apartment rules ban any flame and alarms are sensitive, diwali puja without a diya | lakshmi puja in a hostel without real diyas
hi: मकान मालिक ने दीया-मोमबत्ती मना की है, लक्ष्मी पूजा कैसे करें | आरती करते ही स्मोक अलार्म बज जाता है | हॉस्टल में आग मना है, दिवाली पर क्या जलाऊँ | बिजली वाला दीया भगवान को मान्य है क्या | घर में ऑक्सीजन सिलेंडर है, दीपक कैसे जलाएँ | एलईडी दीये से आरती कर सकते हैं | विदेश के फ़्लैट में हवन नहीं कर सकते, बदले में क्या | अस्पताल के कमरे में दीया कैसे
hi: दिवाली की शाम बिना असली दीये के लक्ष्मी पूजा कैसे करें
hg: makan malik ne diya mombatti mana kiya hai lakshmi puja kaise kare | aarti karte hi smoke alarm baj jata hai | hostel me aag mana hai diwali par kya jalau | bijli wala diya bhagwan ko manya hai kya | ghar me oxygen cylinder hai diya kaise jalaye | led diye se aarti kar sakte hai | videsh ke flat me havan nahi kar sakte badle me kya | hospital ke room me diya kaise | building me open flame allowed nahi diwali kaise manaye
hg: diwali ki shaam bina asli diye ke lakshmi puja kaise kare
@ok modern wide CUSTOM
en: Yes, use electric (LED) diyas or battery candles where a flame is forbidden: the flame stands for light, and devotion counts. The puja at dusk is whole with kalash, flowers, sweets, mantra and aarti.
hi: हाँ, जहाँ आग मना हो वहाँ एलईडी दीये या बैटरी की मोमबत्ती रखें: लौ प्रकाश का प्रतीक है, भाव मुख्य है। प्रदोष की पूजा कलश, फूल, मिठाई, मंत्र और आरती से पूरी है।
hg: Haan, jahan aag mana ho wahan LED diye ya battery ki mombatti rakhein: lau prakash ka prateek hai, bhaav mukhya hai. Pradosh ki puja kalash, phool, mithai, mantra aur aarti se poori hai.
@how modern wide CUSTOM
en: Set the LED diyas on the aarti thali with rice and flowers and circle it as usual; for fragrance take fresh flowers, sandal paste or rose water instead of incense. Light a real lamp at a temple or friend's house if you wish.
hi: एलईडी दीये चावल-फूल वाली थाली में रखकर वैसे ही आरती घुमाएँ; धूप की जगह ताज़े फूल, चंदन या गुलाब जल। मन हो तो असली दीया मंदिर या मित्र के घर जला आएँ।
hg: LED diye chawal-phool wali thali me rakhkar waise hi aarti ghumayein; dhoop ki jagah taaze phool, chandan ya gulab jal. Mann ho to asli diya mandir ya dost ke ghar jala aayein.
@do modern wide SENSE
en: Never cover or disable a smoke alarm for a puja, and light no flame near oxygen, curtains or cylinders. A lamp on the balcony only if the house rules allow it, and never alone.
hi: पूजा के लिए स्मोक अलार्म कभी न ढकें या बंद करें, और ऑक्सीजन, पर्दे, सिलेंडर के पास लौ न जलाएँ। बालकनी में दीया तभी जब नियम अनुमति दें, और अकेला न छोड़ें।
hg: Puja ke liye smoke alarm kabhi na dhakein ya band karein, aur oxygen, parde, cylinder ke paas lau na jalayein. Balcony me diya tabhi jab niyam anumati dein, aur akela na chhodein.
@see festival-abroad, diwali-lakshmi-puja

# rakhi-tied-in-bhadra festival
@names
en: rakhi tied in bhadra, rakhi at the wrong time, rakhi tied before the muhurat
hi: भद्रा में राखी बाँध दी, ग़लत समय राखी, मुहूर्त से पहले राखी
hg: bhadra me rakhi bandh di, galat samay rakhi, muhurat se pehle rakhi
@ask
en: my brother had a flight so we tied the rakhi in the morning, then learned it was bhadra | tied rakhi in bhadra kaal by mistake, will anything happen to my brother | mother is worried since I tied rakhi before the muhurat started | can I tie a second rakhi later in the good hour | rakhi fell off or broke the same day, bad sign? | brother leaves for duty early, bhadra till afternoon, what do we do | is ravana's story about bhadra true | rakhi tied at night after sunset, is it fine | rakhi tied on the left hand by mistake
en: his train left at noon so I tied the rakhi during bhadra, we learned later, nothing wrong will come to him?
hi: भाई की फ़्लाइट थी तो सुबह ही राखी बाँध दी, बाद में पता चला भद्रा थी | भद्रा में राखी बँध गई, भाई पर कुछ बुरा तो नहीं होगा | मुहूर्त से पहले राखी बाँध दी, माँ परेशान हैं | क्या शुभ समय में दोबारा राखी बाँध दूँ | राखी उसी दिन टूट गई, अपशकुन है क्या | भाई को ड्यूटी जाना है और भद्रा दोपहर तक है | रात को राखी बाँध सकते हैं | भूल से बाएँ हाथ में राखी बाँध दी
hi: भाई की ट्रेन ग्यारह बजे की थी, भद्रा में ही राखी बाँध दी, बाद में पता चला
hg: bhai ki flight thi to subah hi rakhi bandh di baad me pata chala bhadra thi | bhadra me rakhi bandh gayi bhai par kuch bura to nahi hoga | muhurat se pehle rakhi bandh di, mummy pareshan hai | kya shubh samay me dobara rakhi bandh du | rakhi usi din toot gayi apshagun hai kya | bhai ko duty jana hai aur bhadra dopahar tak hai kya kare | raat ko rakhi bandh sakte hai | galti se ulte haath me rakhi bandh di | bhai nikal raha tha jaldi me bandh di rakhi, muhurat dekha hi nahi
hg: bhai ki bus subah thi to bhadra me hi rakhi baandhni padi, baad me pata chala, bhai ke saath kuch galat to nahi hoga | rakhi wale din jaldi me bhadra me bandh di, ab dar lag raha | bhadra me rakhi baandh di humne, kuch anisht to nahi hoga
@ok modern wide CUSTOM
en: Nothing will happen to your brother: bhadra is avoided for rakhi, but a thread tied in love and ignorance is no fault and needs no fear. Pray for him; that is the whole meaning of the day.
hi: भाई को कुछ नहीं होगा: भद्रा में राखी टालते हैं, पर प्रेम से, अनजाने में बँधा धागा दोष नहीं और डर की बात नहीं। उसके लिए प्रार्थना करें; यही दिन का अर्थ है।
hg: Bhai ko kuch nahi hoga: bhadra me rakhi taalte hain, par pyar se, anjaane me bandha dhaaga dosh nahi aur dar ki baat nahi. Uske liye prarthna karein; yahi din ka arth hai.
@do modern most CUSTOM
en: If it eases you, touch the rakhi with a tilak and say the mantra again by phone in a good hour, or tie a simple thread (mauli) later, up to Janmashtami. Who must leave early ties before bhadra begins or when it suits.
hi: मन हल्का करना हो तो शुभ समय में फ़ोन पर मंत्र दोहराएँ, या बाद में, जन्माष्टमी तक, एक सादा धागा (मौली) बाँध दें। जिसे जल्दी जाना हो वह भद्रा से पहले या जब बने तब बँधवा ले।
hg: Mann halka karna ho to shubh samay me phone par mantra dohrayein, ya baad me, Janmashtami tak, ek saada dhaaga (mauli) baandh dein. Jise jaldi jaana ho woh bhadra se pehle ya jab bane tab bandhwa le.
@see raksha-bandhan, bhadra

# nag-panchami-cooking festival
@names
en: nag panchami cooking, no tawa on nag panchami, no knife on nag panchami, nag panchami tiffin
hi: नाग पंचमी का खाना, नाग पंचमी पर तवा, नाग पंचमी पर चाकू
hg: nag panchami ka khana, nag panchami pe tawa, nag panchami pe chaku
@ask
en: in our family no tava and no cutting on nag panchami, what do I put in the school tiffin | which food can be made without roti and knife on nag panchami | kids want paratha on nag panchami but mother in law says no tawa | is frying allowed on nag panchami | can we use the mixer or chop vegetables the night before for nag panchami | I made chapati by mistake on nag panchami | why is nothing cut or roasted on nag panchami | oven, toaster and sandwich maker on nag panchami | sheetala saptami and nag panchami cold food ideas
en: what can I make on nag panchami so that the rule is not broken
hi: नाग पंचमी को तवा नहीं चढ़ता, बच्चों के टिफ़िन में क्या दूँ | नाग पंचमी पर बिना काटे क्या बनाऊँ | नाग पंचमी को रोटी नहीं बनती तो क्या खाएँ | नाग पंचमी पर कड़ाही चढ़ा सकते हैं, पूरी तल सकते हैं | भूल से नाग पंचमी पर रोटी सेंक ली | सब्ज़ी एक दिन पहले काटकर रख लें क्या नाग पंचमी के लिए | नाग पंचमी को चाकू क्यों नहीं चलाते
hi: नाग पंचमी पर क्या बना सकती हूँ कि नियम न टूटे
hg: nag panchami ko tawa nahi chadhta baccho ke tiffin me kya du | nag panchmi pe bina kaate kya banau | nagpanchami ko roti nahi banti to kya khaye | nag panchami pe kadhai chadha sakte hai puri tal sakte hai | galti se nag panchmi pe roti sek li | sabzi ek din pehle kaat ke rakh le kya nag panchami ke liye | nag panchami ko chaku kyu nahi chalate | bache paratha mang rahe par aaj nag panchami hai tawa mana hai | hmare yha nag panchmi ko kuch katte nhi, tiffin kya banaye
hg: nag panchmi pe kya bana sakti hu ki niyam na toote | hamare yaha tawa nahi chadhate aur kuch kaatte nahi nag panchami ko, bachcho ka tiffin kaise bane | nag panchami me tiffin me paratha nahi de sakti to kya du
@which modern regional CUSTOM
en: Where neither tawa nor knife is used on Nag Panchami, make boiled or steamed things: khichdi, dal-rice, idli, dhokla, kheer, poha or upma, whole potatoes, and in most homes puri from the kadhai. Cut vegetables the day before.
hi: जहाँ नाग पंचमी पर तवा-चाकू नहीं चलता, वहाँ उबला या भाप का बनाएँ: खिचड़ी, दाल-चावल, इडली, ढोकला, खीर, पोहा-उपमा, साबुत आलू, और अधिकतर घरों में कड़ाही की पूरी। सब्ज़ी एक दिन पहले काट लें।
hg: Jahan Nag Panchami par tawa-chaku nahi chalta, wahan ubla ya bhaap ka banayein: khichdi, daal-chawal, idli, dhokla, kheer, poha-upma, saabut aloo, aur zyadatar gharon me kadhai ki puri. Sabzi ek din pehle kaat lein.
@ok modern regional CUSTOM
en: It is a custom of homes, not a law of scripture: tawa stands for the snake's hood, cutting and digging for harming it. Made by mistake nothing happens; and a hungry child eats first. Some homes leave frying out too; ask yours.
hi: यह घरों की रीति है, शास्त्र का क़ानून नहीं: तवा नाग के फन का, काटना-खोदना उसे चोट का प्रतीक है। भूल से बना तो कुछ नहीं होता; भूखा बच्चा पहले। कुछ घरों में तलना भी नहीं; अपने घर में पूछ लें।
hg: Yeh gharon ki reeti hai, shastra ka kanoon nahi: tawa naag ke phan ka, kaatna-khodna use chot ka prateek hai. Galti se bana to kuch nahi hota; bhookha bachcha pehle. Kuch gharon me talna bhi nahi; apne ghar me pooch lein.
@see nag-panchami

# first-letters-at-home festival
@names
en: first letters at home, patti pujan, hate khori, aksharabhyasam at home, first letters on vasant panchami
hi: पहला अक्षर, हाते खोड़ी, स्लेट पूजन, घर पर पाटी पूजन
hg: pehla akshar, patti pujan, hate khori, slate pujan
@ask
en: my daughter is three, how do we do the first writing on vasant panchami at home without a priest, step by step | son starts school in june, aksharabhyasam at home how | which letter does the child write first, om or shri | rice plate or slate for first letters | hate khori abroad with no purohit | child is left handed, which hand for the first akshar | right age for patti pujan | what do I keep before saraswati for the child's first letters | can vidyarambham be done on dussehra instead | child refuses to sit still, how long is the ceremony | who holds the child's hand, father, grandmother or priest
hi: बेटी तीन साल की है, बसंत पंचमी पर पाटी पूजन घर पर कैसे करें, पंडित नहीं है | पहला अक्षर कौन सा लिखवाएँ, ॐ या श्री | बेटे का अक्षर अभ्यास किस उम्र में | स्लेट पूजन में क्या-क्या सामान रखें | बच्चा बाएँ हाथ से लिखता है, पहला अक्षर किस हाथ से | चावल की थाली में लिखवाएँ या स्लेट पर | बच्चे का हाथ कौन पकड़े, दादी या पिता | दशहरे पर भी विद्यारंभ होता है क्या | पाटी पूजन की विधि सरल में
hg: beti 3 saal ki hai basant panchami par patti pujan ghar pe kaise kare pandit nahi hai | pehla akshar kaun sa likhwaye om ya shri | bete ka akshar abhyas kis umar me | slate pujan me kya kya saman rakhe | baccha left hand se likhta hai pehla akshar kis haath se | chawal ki thali me likhwaye ya slate pe | bacche ka haath kaun pakde dadi ya papa | dussehra par bhi vidyarambh hota hai kya | patti pujan ki vidhi step by step saral me | basant panchmi ko bachi ko pehli baar likhwana hai kaise kare
@how modern wide CUSTOM
en: First letters at home: bathe, set Saraswati in the east or north on yellow cloth, put slate, book and pen before her, offer yellow flowers and kesari rice, pray to Ganesha first, then guide the child's hand to write Om or Shri and the first letters.
hi: घर पर पहला अक्षर: स्नान करें, पूर्व या उत्तर में पीले कपड़े पर सरस्वती बैठाएँ, आगे स्लेट, किताब, क़लम रखें, पीले फूल और केसरी चावल चढ़ाएँ, पहले गणेश को याद करें, फिर बच्चे का हाथ पकड़कर ॐ या श्री और पहले अक्षर लिखवाएँ।
hg: Ghar par pehla akshar: snan karein, east ya north me peele kapde par Saraswati baithayein, aage slate, kitab, kalam rakhein, peele phool aur kesari chawal chadhayein, pehle Ganesh ko yaad karein, phir bachche ka haath pakadkar Om ya Shri aur pehle akshar likhwayein.
@which modern most CUSTOM
en: Any elder may hold the hand, on slate or in a plate of rice, with whichever hand the child uses. Age two and a half to five is usual, the days Vasant Panchami and Vijayadashami. Ten minutes are enough; share yellow sweets and give crayons.
hi: हाथ कोई भी बड़ा पकड़े, स्लेट पर या चावल की थाली में, बच्चा जिस हाथ से लिखे उसी से। उम्र ढाई से पाँच साल, दिन वसंत पंचमी या विजयादशमी। दस मिनट काफ़ी; पीली मिठाई बाँटें, रंग-पेंसिल दें।
hg: Haath koi bhi bada pakde, slate par ya chawal ki thali me, bachcha jis haath se likhe usi se. Umar dhaai se paanch saal, din Vasant Panchami ya Vijayadashami. Das minute kaafi; peeli mithai baantein, rang-pencil dein.
@see vasant-panchami, karnavedh-vidyarambh

# simple-tulsi-vivah festival
@names
en: simple tulsi vivah, tulsi vivah abroad, tulsi vivah without sugarcane, minimum for tulsi vivah
hi: सरल तुलसी विवाह, विदेश में तुलसी विवाह, बिना गन्ने तुलसी विवाह
hg: saral tulsi vivah, videsh me tulsi vivah, bina ganne tulsi vivah
@ask
en: no ganna and no amla where we live, how do I still do tulsi vivah properly | the smallest tulsi vivah with only a pot and a krishna picture | flat in london, what is the minimum for tulsi marriage | we have no shaligram, who is the groom | can a single woman do tulsi vivah alone at home | tulsi vivah on a balcony, ten minutes after office | what replaces sugar cane mandap | is bor and chinch needed for tulsi lagna | small plant from a nursery, can it be married the same year
hi: यहाँ गन्ना और आँवला नहीं मिलता, तुलसी विवाह कैसे करूँ | शालिग्राम नहीं हैं तो तुलसी का विवाह किससे | सबसे सरल तुलसी विवाह, बस गमला और कृष्ण की तस्वीर | विदेश के फ़्लैट में तुलसी विवाह | अकेली महिला तुलसी विवाह कर सकती है | गन्ने के मंडप की जगह क्या लगाएँ
hg: yaha ganna aur amla nahi milta tulsi vivah kaise karu | shaligram nahi hai to tulsi ka vivah kisse | sabse saral tulsi vivah bas gamla aur krishna ki photo | videsh ke flat me tulsi vivah | akeli mahila tulsi vivah kar sakti hai | ganne ke mandap ki jagah kya lagaye | office ke baad 10 minute me tulsi vivah
@how modern wide CUSTOM
en: A tulsi pot with a red cloth or chunri and bangles, a Shaligram or a picture of Vishnu or Krishna as groom, lamp, haldi-kumkum, flowers, a thread round both, sweets and aarti are enough for Tulsi Vivah.
hi: लाल कपड़े या चुनरी और चूड़ी पहने तुलसी का गमला, वर के रूप में शालिग्राम या विष्णु-कृष्ण की तस्वीर, दीप, हल्दी-कुमकुम, फूल, दोनों पर एक धागा, मिठाई और आरती तुलसी विवाह के लिए काफ़ी हैं।
hg: Laal kapde ya chunri aur chudi pehne tulsi ka gamla, var ke roop me Shaligram ya Vishnu-Krishna ki photo, diya, haldi-kumkum, phool, dono par ek dhaaga, mithai aur aarti Tulsi Vivah ke liye kaafi hain.
@which modern most CUSTOM
en: Sugar cane, amla and ber are lovely and optional: two sticks with flowers or a dupatta above make the canopy, any fruit and a little sugar replace them. Anybody may do it, alone too, from Devuthani Ekadashi to Kartik Purnima.
hi: गन्ना, आँवला, बेर शुभ हैं पर अनिवार्य नहीं: दो डंडियों पर फूल या ऊपर दुपट्टा मंडप है, कोई भी फल और थोड़ी चीनी चलेगी। कोई भी करे, अकेले भी, देवउठनी एकादशी से कार्तिक पूर्णिमा तक।
hg: Ganna, amla, ber shubh hain par zaroori nahi: do dandiyon par phool ya upar dupatta mandap hai, koi bhi phal aur thodi cheeni chalegi. Koi bhi kare, akele bhi, Devuthani Ekadashi se Kartik Purnima tak.
@see tulsi-vivah-festival

# ganpati-abroad-first-time festival
@names
en: first ganpati abroad, how many days to keep ganpati, ganpati visarjan in a tub, plaster ganpati
hi: विदेश में गणपति, गणपति कितने दिन रखें, घर के टब में गणपति विसर्जन, प्लास्टर के गणपति
hg: videsh me ganpati, ganpati kitne din rakhe, ghar ke tub me ganpati visarjan, plaster ke ganpati
@ask
en: bringing ganpati for the first time in california, one and a half days or five with a full time job | only a plaster ganesha was available, how do we immerse him at home | no sea or lake allowed for visarjan, can a bathtub do | we both go to office, can ganpati stay alone at home in the day | is dedh divas enough or is it rude to send him early | once we start ganpati must we do it every year | bucket visarjan steps and what to do with the clay water | metal ganesh, can visarjan be done in symbol and the same idol kept | apartment in dubai, ganpati for how many days | landlord and carpet, where do I immerse ganpati in a flat
hi: पहली बार विदेश में गणपति ला रहे हैं, डेढ़ दिन रखें या पाँच दिन, नौकरी भी है | प्लास्टर की मूर्ति मिली है, घर पर विसर्जन कैसे करें | झील में विसर्जन मना है तो टब में कर सकते हैं | दोनों ऑफ़िस जाते हैं, गणपति घर में अकेले रह सकते हैं | एक बार लाए तो हर साल लाने पड़ेंगे क्या | डेढ़ दिन में विदा करना ठीक है | विसर्जन के बाद मिट्टी का पानी कहाँ डालें | पीतल के गणपति का विसर्जन कैसे
hg: pehli baar videsh me ganpati la rahe dedh din rakhe ya 5 din, job bhi hai | plaster ki murti mili hai ghar pe visarjan kaise kare | lake me visarjan mana hai to tub me kar sakte hai | dono office jate hai ganpati ghar me akele reh sakte hai | ek baar laye to har saal lane padenge kya | dedh din me vida karna thik hai | visarjan ke baad mitti ka pani kaha dale | pital ke ganpati ka visarjan kaise | usa me ganesh visarjan apartment me kaise
@when modern wide CUSTOM
en: Ganpati stays as long as you can serve him: 1½, 3, 5, 7 or 10-11 days. One and a half days is quite proper for working people abroad; he may be at home alone by day with a lamp made safe and aarti morning and evening.
hi: गणपति उतने दिन रहें जितने दिन सेवा हो सके: डेढ़, 3, 5, 7 या 10-11 दिन। नौकरी वालों के लिए डेढ़ दिन पूरा है; दिन में वे घर में अकेले रह सकते हैं, सुबह-शाम आरती हो, लौ जलती न छोड़ें।
hg: Ganpati utne din rahein jitne din seva ho sake: dedh, 3, 5, 7 ya 10-11 din. Naukri walon ke liye dedh din poora hai; din me woh ghar me akele reh sakte hain, subah-shaam aarti ho, lau jalti na chhodein.
@how modern wide CUSTOM
en: Take a clay idol and immerse it in a bucket or tub at home after the last aarti; the water and clay go to plants. Plaster does not dissolve: sprinkle water or dip it once as a symbol, then keep or return it.
hi: मिट्टी की मूर्ति लें और अंतिम आरती के बाद घर की बाल्टी या टब में विसर्जित करें; पानी-मिट्टी पौधों को। प्लास्टर नहीं घुलता: जल छिड़ककर या एक बार डुबोकर प्रतीक विसर्जन करें, फिर मूर्ति रखें या लौटा दें।
hg: Mitti ki murti lein aur antim aarti ke baad ghar ki balti ya tub me visarjit karein; paani-mitti paudhon ko. Plaster nahi ghulta: jal chhidakkar ya ek baar dubokar prateek visarjan karein, phir murti rakhein ya lauta dein.
@ok modern most CUSTOM
en: Bringing him once binds to nothing: a year may be left out, with a prayer. Metal or stone Ganesh gets a symbolic visarjan with a supari or a little water and returns to the mandir.
hi: एक बार लाने से बंधन नहीं: प्रार्थना करके कोई वर्ष छोड़ भी सकते हैं। धातु या पत्थर के गणेश का प्रतीक विसर्जन सुपारी या थोड़े जल से होता है और वे मंदिर में लौट आते हैं।
hg: Ek baar laane se bandhan nahi: prarthna karke koi saal chhod bhi sakte hain. Dhaatu ya patthar ke Ganesh ka prateek visarjan supari ya thode jal se hota hai aur woh mandir me laut aate hain.
@see ganesh-chaturthi

# dhanteras-vehicle festival
@names
en: car delivery on dhanteras, vehicle on dhanteras, iron on dhanteras, car booked for dhanteras
hi: धनतेरस पर गाड़ी, धनतेरस पर कार की डिलीवरी, धनतेरस पर लोहा
hg: dhanteras par gaadi, dhanteras par car ki delivery, dhanteras par loha
@ask
en: showroom gives my car on dhanteras but my aunt says iron must not come home that day | is it ok to take the scooter on dhanteras since it is steel and iron | shall I postpone the car delivery because of dhanteras | bike booked earlier, delivery on dhanteras, any puja | fridge or washing machine on dhanteras allowed | can I pay before and bring the vehicle home on dhanteras | second hand car on dhanteras | iron kadhai or gas stove on dhanteras
hi: धनतेरस को शोरूम से गाड़ी मिल रही है, चाची कहती हैं लोहा घर नहीं लाते | स्कूटी धनतेरस पर लें या नहीं, लोहे की होती है | गाड़ी की डिलीवरी धनतेरस के बाद करवाऊँ क्या | धनतेरस पर फ्रिज या मशीन लेना ठीक है | पैसे पहले देकर धनतेरस को गाड़ी घर लाएँ तो | धनतेरस पर वाहन ख़रीदना शुभ है क्या | नई बाइक धनतेरस को आएगी, पूजा कैसे करें
hg: dhanteras ko showroom se gaadi mil rahi hai chachi kehti loha ghar nahi late | scooty dhanteras par le ya nahi lohe ki hoti hai | gaadi ki delivery dhanteras ke baad karwau kya | dhanteras par fridge ya machine lena thik hai | paise pehle dekar dhanteras ko gaadi ghar laye to | dhanteras par vahan kharidna shubh hai kya | nayi bike dhanteras ko aayegi puja kaise kare
@ok modern most CUSTOM
en: Take the delivery: vehicles are widely bought on Dhanteras, which is held auspicious for it. Some avoid plain iron tools and knives that day, and buy gold, silver, brass; a car is not counted as such by most.
hi: डिलीवरी ले लीजिए: धनतेरस पर वाहन ख़ूब ख़रीदे जाते हैं और यह दिन शुभ माना जाता है। कुछ लोग उस दिन सादा लोहा, औज़ार, चाकू नहीं लेते, सोना-चाँदी-पीतल लेते हैं; गाड़ी को अधिकतर उसमें नहीं गिनते।
hg: Delivery le lijiye: Dhanteras par gaadi khoob kharidi jaati hai aur yeh din shubh maana jaata hai. Kuch log us din saada loha, auzaar, chaku nahi lete, sona-chaandi-peetal lete hain; gaadi ko zyadatar usme nahi ginte.
@do modern most CUSTOM
en: If an elder minds, pay or book a day before and bring it home with a small brass thing or sweets along; a tilak, swastik, flowers and a coconut are the vehicle's puja. Waiting a day is just as good; nothing is lost.
hi: किसी बड़े को खटके तो भुगतान एक दिन पहले कर दें और साथ में पीतल की छोटी वस्तु या मिठाई लाएँ; तिलक, स्वस्तिक, फूल, नारियल से वाहन पूजा। एक दिन रुकना भी उतना ही अच्छा; कुछ नहीं जाता।
hg: Kisi bade ko khatke to payment ek din pehle kar dein aur saath me peetal ki chhoti cheez ya mithai layein; tilak, swastik, phool, nariyal se gaadi ki puja. Ek din rukna bhi utna hi achha; kuch nahi jaata.
@see dhanteras-buying, vehicle-puja

# sindoor-khela-who festival
@names
en: sindoor khela, who may play sindoor khela, sindoor khela for widows, sindoor khela for divorced women, sindoor khela unmarried
hi: सिंदूर खेला, सिंदूर खेला कौन खेले, विधवा का सिंदूर खेला, तलाक़शुदा का सिंदूर खेला
hg: sindur khela, sindoor khela kaun khele, vidhwa ka sindoor khela, divorced ka sindoor khela
@ask
en: I am a widow and friends want me to join sindoor khela, is it wrong | divorced last year, our puja committee says everybody may take part in sindur khela | can an unmarried girl play sindoor on dashami | my mother thinks it shameful that divorced women join the sindoor game | meaning of the sindoor game on the last day of durga puja | non bengali at her first sindur khela, what to do and wear | lgbt and single women in sindoor khela | do I bring misfortune if I put sindoor on a married woman as a widow
en: durga puja committee opens sindoor khela to all women, would a divorced woman do wrong | what is the custom of sindoor khela and is it wrong for me
hi: मैं विधवा हूँ, सिंदूर खेला में शामिल होना ग़लत है क्या | तलाक़ के बाद सिंदूर खेला खेल सकती हूँ | अविवाहित लड़की दशमी को सिंदूर खेल सकती है | माँ कहती हैं तलाक़शुदा औरतों का सिंदूर खेलना शर्म की बात है | सिंदूर खेला का मतलब क्या है | पहली बार सिंदूर खेला में जा रही हूँ, क्या पहनूँ
hg: mai vidhwa hu sindoor khela me jana galat hai kya | talaq ke baad sindoor khela khel sakti hu | kunwari ladki dashami ko sindoor khel sakti hai | maa kehti divorced aurto ka sindoor khelna sharm ki baat hai | sindoor khela ka matlab kya hai | pehli baar sindoor khela me ja rahi hu kya pehnu
hg: durga puja me sindoor khela sabke liye khula hai, mai divorced hu, galat to nahi
@ok modern regional CUSTOM
en: You do nothing wrong by joining: sindoor khela is a social custom of married women on Dashami, and many pujas now welcome widows, divorced and unmarried women too. Decide by your own comfort; the goddess is everyone's mother.
hi: शामिल होने में कुछ ग़लत नहीं: सिंदूर खेला दशमी पर सुहागिनों की सामाजिक रीति है, और अब कई पूजाओं में विधवा, तलाक़शुदा, अविवाहित सबका स्वागत है। अपने मन से तय करें; देवी सबकी माँ हैं।
hg: Shaamil hone me kuch galat nahi: sindoor khela Dashami par suhagino ki samajik reeti hai, aur ab kai pujaon me vidhwa, talaqshuda, avivahit sabka swagat hai. Apne mann se tay karein; Devi sabki maa hain.
@what modern wide CUSTOM
en: On Dashami, before the farewell, women offer betel leaf, sweets and sindoor to Durga, wipe her face, and then put sindoor on each other's forehead and cheeks with laughter, mostly in a white sari with red border, wishing each other well.
hi: दशमी को विदाई से पहले स्त्रियाँ दुर्गा को पान, मिठाई, सिंदूर चढ़ाती हैं, उनका मुख पोंछती हैं, फिर हँसते हुए एक-दूसरे के माथे-गाल पर सिंदूर लगाती हैं, प्रायः लाल किनारी की सफ़ेद साड़ी में।
hg: Dashami ko vidai se pehle striyan Durga ko paan, mithai, sindoor chadhati hain, unka mukh ponchhti hain, phir hanste hue ek-doosre ke maathe-gaal par sindoor lagati hain, aksar laal kinari ki safed saree me.
@do modern wide CUSTOM
en: For a hurt or appalled mother: tell her gently that you go to bow to the goddess, not to defy her; you may offer sindoor at Devi's feet only and skip the play. Both are respectful.
hi: माँ दुखी हों तो प्यार से कहें कि आप देवी को प्रणाम करने जा रही हैं, उनका विरोध नहीं; चाहें तो केवल देवी के चरणों में सिंदूर चढ़ाएँ और खेल छोड़ दें। दोनों सम्मान के हैं।
hg: Maa dukhi hon to pyar se kahein ki aap Devi ko pranam karne ja rahi hain, unka virodh nahi; chahein to sirf Devi ke charanon me sindoor chadhayein aur khel chhod dein. Dono sammaan ke hain.
@see durga-puja-bengal, widow-single-puja

# ugadi-pachadi festival
@names
en: ugadi pachadi, six tastes of ugadi, bevu bella, neem and jaggery on new year
hi: उगादि पचड़ी, उगादि के छह स्वाद, बेवु बेल्ला, नीम-गुड़ नववर्ष पर
hg: ugadi pachadi, ugadi ke chhe swad, bevu bella, neem gud naye saal par
@ask
en: how is ugadi pachadi made and what do the six tastes mean | my telugu roommates make a chutney of neem and mango on new year, what goes in it | no neem flowers available, what do I use in ugadi pachadi | why is neem with jaggery eaten on gudi padwa | ugadi pachadi for ten people in a flat, ingredients | order of things on ugadi morning | bevu bella meaning in karnataka
hi: उगादि की पचड़ी कैसे बनती है और छह स्वाद का अर्थ क्या | तेलुगु रूममेट नए साल पर नीम आम की चटनी बनाते हैं, क्या डालते हैं | नीम के फूल न मिलें तो उगादि पचड़ी में क्या डालें | गुड़ी पड़वा पर नीम-गुड़ क्यों खाते हैं | बेवु बेल्ला क्या होता है
hg: ugadi ki pachadi kaise banti hai aur 6 swad ka matlab kya | telugu roommate naye saal pe neem aam ki chutney banate kya dalte hai | neem ke phool na mile to ugadi pachadi me kya dale | gudi padwa par neem gud kyu khate hai | bevu bella kya hota hai
@which modern wide CUSTOM
en: Ugadi pachadi mixes six tastes: neem flowers (bitter), jaggery (sweet), tamarind (sour), raw mango (tang), salt, and chilli or pepper (hot). They stand for the joys and sorrows of the year, all to be taken calmly.
hi: उगादि पचड़ी में छह स्वाद मिलते हैं: नीम के फूल (कड़वा), गुड़ (मीठा), इमली (खट्टा), कच्चा आम (कसैला-खट्टा), नमक और मिर्च (तीखा)। ये वर्ष के सुख-दुख हैं, जिन्हें शांति से लेना है।
hg: Ugadi pachadi me chhe swad milte hain: neem ke phool (kadwa), gud (meetha), imli (khatta), kachcha aam (kasaila-khatta), namak aur mirch (teekha). Yeh saal ke sukh-dukh hain, jinhe shaanti se lena hai.
@how modern most CUSTOM
en: Soak and strain tamarind, stir in grated jaggery, chopped raw mango, a pinch of salt and chilli or pepper and a few neem flowers; no cooking. Without neem take a leaf or a little methi. Offer it to God, then eat it first that morning.
hi: इमली भिगोकर छानें, गुड़, बारीक कच्चा आम, चुटकी नमक, मिर्च और थोड़े नीम के फूल मिलाएँ; पकाना नहीं। नीम न हो तो एक पत्ती या थोड़ी मेथी। भगवान को चढ़ाकर उस सुबह सबसे पहले खाएँ।
hg: Imli bhigokar chhaanein, gud, baareek kachcha aam, chutki namak, mirch aur thode neem ke phool milayein; pakana nahi. Neem na ho to ek patti ya thodi methi. Bhagwan ko chadhakar us subah sabse pehle khayein.
@see ugadi-gudi-padwa

# teej-of-which-region festival
@names
en: which teej is kept where, three teejs, maharashtrian and rajasthani teej, teej before ganesh chaturthi
hi: कौन सी तीज कहाँ, तीन तीज, मराठी और राजस्थानी तीज, गणेश चतुर्थी से पहले वाली तीज
hg: kaun si teej kaha, teen teej, marathi aur rajasthani teej, ganesh chaturthi se pehle wali teej
@ask
en: my parents are marathi and my husband is from jaipur, which teej is ours | is hartalika the teej just before ganesh chaturthi | sawan teej, kajri teej, hartalika: who keeps which one | mother in law from bihar keeps teej in bhadon, my punjabi mother in sawan | do I follow my mother's teej or my husband's after marriage | are the swing teej and the strict teej the same | which of the teejs needs a waterless fast
en: hariyali, kajari and hartalika, which is kept by marathi women and which in rajasthan
hi: मैं मराठी हूँ और पति जयपुर के, हमारी तीज कौन सी | हरतालिका गणेश चतुर्थी से एक दिन पहले वाली तीज है क्या | हरियाली, कजरी, हरतालिका कौन कहाँ मनाता है | सास बिहार की भादों वाली तीज रखती हैं, माँ सावन वाली | शादी के बाद मायके की तीज रखूँ या ससुराल की | निर्जला वाली तीज कौन सी है
hg: mai marathi hu aur pati jaipur ke, hamari teej kaun si | hartalika ganesh chaturthi ke pehle wali teej hai kya | hariyali kajri hartalika kaun kaha manata hai | saas bihar ki bhado wali teej rakhti hai, mummy sawan wali | shadi ke baad mayke ki teej rakhu ya sasural ki | nirjala wali teej kaun si hai | teen teej me confuse hu, mp wali sas kaun si rakhegi
hg: hariyali, kajari aur hartalika me se marathi log kaun si rakhte hai | ganpati se ek din pehle wali teej kaun si hai | mere maike wali teej kaun si, mai maharashtra ki hu
@which modern wide CUSTOM
en: Hartalika, Bhadrapada shukla tritiya, the day before Ganesh Chaturthi, is the teej of Maharashtra, Bihar, UP and MP and the strict fast. Hariyali Teej (Shravan shukla tritiya) and Kajari Teej (Bhadrapada krishna tritiya) are loved in Rajasthan and the north.
hi: हरतालिका, भाद्रपद शुक्ल तृतीया, गणेश चतुर्थी से एक दिन पहले, महाराष्ट्र, बिहार, उत्तर प्रदेश, मध्य प्रदेश की कठिन व्रत वाली तीज है। हरियाली तीज (श्रावण शुक्ल तृतीया) और कजरी तीज (भाद्रपद कृष्ण तृतीया) राजस्थान और उत्तर में प्रिय हैं।
hg: Hartalika, Bhadrapad shukla tritiya, Ganesh Chaturthi se ek din pehle, Maharashtra, Bihar, UP, MP ki kathin vrat wali teej hai. Hariyali Teej (Shravan shukla tritiya) aur Kajari Teej (Bhadrapad krishna tritiya) Rajasthan aur north me priya hain.
@do modern most CUSTOM
en: After marriage most keep the teej of the husband's home, many their mother's as well; sindhara from the parents comes with Hariyali or Kajari. Keep one fully and the others with green bangles, a swing and a prayer; none is owed.
hi: शादी के बाद प्रायः ससुराल की तीज रखते हैं, कई मायके की भी; मायके का सिंधारा हरियाली या कजरी पर आता है। एक पूरी रखें, बाक़ी हरी चूड़ी, झूले और प्रार्थना से मनाएँ; कोई बाध्यता नहीं।
hg: Shadi ke baad aksar sasural ki teej rakhte hain, kai mayke ki bhi; mayke ka sindhara Hariyali ya Kajari par aata hai. Ek poori rakhein, baaki hari chudi, jhoole aur prarthna se manayein; koi badhyata nahi.
@see hartalika-teej-fast, sawan-teej

# death-on-festival-day festival
@names
en: death on a festival day, festival stopped after a death on it, khota festival
hi: त्योहार के दिन मृत्यु, त्योहार खोटा होना, त्योहार पर देहांत
hg: tyohar ke din maut, tyohar khota hona, tyohar par dehant
@ask
en: father died on diwali two years ago, do we ever celebrate diwali again | mother-in-law passed away on karva chauth, must the daughters-in-law stop the fast for ever | someone died on holi, the family says the festival is spoilt | our rakhi stopped when grandfather died that day, how can it start again | a child was born on the same festival, is it open again | death on makar sankranti, no til sweets since then
hi: दो साल पहले दिवाली के दिन पिताजी गए, क्या फिर कभी दिवाली मनाएँ | सास का देहांत करवा चौथ को हुआ, व्रत सदा के लिए छूट गया क्या | होली पर मृत्यु हुई तो त्योहार खोटा हो गया कहते हैं | राखी के दिन दादा जी गए, राखी कैसे खुलेगी | उसी त्योहार पर बच्चा पैदा हुआ तो क्या त्योहार खुल गया
hg: do saal pehle diwali ke din papa gaye kya fir kabhi diwali manaye | saas ka dehant karva chauth ko hua vrat hamesha ke liye chhut gaya kya | holi par maut hui to tyohar khota ho gaya kehte hai | rakhi ke din dada ji gaye rakhi kaise khulegi | usi tyohar par baccha paida hua to tyohar khul gaya kya
@ok modern regional CUSTOM
en: You may celebrate again: after the first year (barsi) prayer and lamps on that festival offend no one who has died. Some families leave the feast out until a child or calf is born on that day; it is their custom, no scripture.
hi: फिर से मना सकते हैं: पहली बरसी के बाद उस त्योहार पर पूजा और दीप से दिवंगत दुखी नहीं होते। कुछ परिवार उस दिन बच्चे या बछड़े के जन्म तक त्योहार नहीं मनाते; यह रीति है, शास्त्र नहीं।
hg: Phir se mana sakte hain: pehli barsi ke baad us tyohar par puja aur deep se divangat dukhi nahi hote. Kuch parivar us din bachche ya bachhde ke janm tak tyohar nahi manate; yeh reeti hai, shastra nahi.
@do modern most CUSTOM
en: Begin gently: a lamp in their name, a sweet they loved given to someone in need, then the festival. Where elders hesitate, the sister's or the bride's parents' gift, or the priest's word, opens it. A fast for the husband may go on as before.
hi: धीरे से शुरू करें: उनके नाम दीप, उनकी पसंद का मीठा किसी ज़रूरतमंद को, फिर त्योहार। बड़े झिझकें तो बहन या मायके की भेंट, या पुरोहित के कहने से त्योहार खोलते हैं। पति का व्रत पहले की तरह चल सकता है।
hg: Dheere se shuru karein: unke naam diya, unki pasand ka meetha kisi zarooratmand ko, phir tyohar. Bade jhijhkein to behen ya mayke ki bhent, ya purohit ke kehne se tyohar kholte hain. Pati ka vrat pehle ki tarah chal sakta hai.
@see festival-in-mourning, barsi-rite

# diwali-away-from-home festival
@names
en: away from home on diwali, house locked on diwali, travelling on diwali night
hi: दिवाली पर घर बंद, दिवाली पर घर से दूर, दिवाली पर मायके
hg: diwali par ghar band, diwali par ghar se dur, diwali par mayke
@ask
en: we go to my parents for diwali and the flat stays locked, will lakshmi be angry | night duty on diwali, nobody at home to light lamps | on a train on diwali evening, how do I do puja | two houses, where do we do lakshmi puja | should someone sleep at home on diwali night | leaving the door open for lakshmi but we are away | diwali in hospital with my father
hi: दिवाली पर मायके जाएँ और घर बंद रहे तो लक्ष्मी जी नाराज़ होंगी क्या | दिवाली की रात ड्यूटी है, घर में दीया कौन जलाए | दिवाली की शाम ट्रेन में हूँ, पूजा कैसे करूँ | दो घर हैं, लक्ष्मी पूजा कहाँ करें | दिवाली पर ताला लगाकर जा सकते हैं | अस्पताल में दिवाली कैसे मनाएँ
hg: diwali par mayke jaye aur ghar band rahe to lakshmi ji naraz hongi kya | diwali ki raat duty hai ghar me diya kaun jalaye | diwali ki shaam train me hu puja kaise karu | do ghar hai lakshmi puja kaha kare | diwali par tala laga kar ja sakte hai | hospital me diwali kaise manaye
@ok modern wide CUSTOM
en: A locked house on Diwali angers nobody: Lakshmi is welcomed wherever you light the lamp that evening. Clean before leaving, light a diya at dawn or the day before, and ask a neighbour to put an LED or a lamp at the door.
hi: दिवाली पर घर बंद रहने से लक्ष्मी नाराज़ नहीं होतीं: जहाँ उस शाम दीप जलाएँ वहीं उनका स्वागत है। जाने से पहले सफ़ाई करें, सुबह या एक दिन पहले दीया जला दें, पड़ोसी से द्वार पर एलईडी या दीया रखवा लें।
hg: Diwali par ghar band rehne se Lakshmi naraz nahi hoti: jahan us shaam diya jalayein wahin unka swagat hai. Jaane se pehle safai karein, subah ya ek din pehle diya jala dein, padosi se darwaze par LED ya diya rakhwa lein.
@how modern wide CUSTOM
en: On duty, in a train or hospital: a picture on the phone, a sweet, Om Shreem Mahalakshmyai Namah eleven times at dusk, no flame. With two houses the main puja is where the family sleeps; a lamp at the other by day.
hi: ड्यूटी, ट्रेन या अस्पताल में: फ़ोन पर तस्वीर, मीठा, संध्या को ग्यारह बार ॐ श्रीं महालक्ष्म्यै नमः, बिना लौ। दो घर हों तो मुख्य पूजा जहाँ परिवार रहता है; दूसरे में दिन में दीया।
hg: Duty, train ya hospital me: phone par photo, meetha, shaam ko gyarah baar Om Shreem Mahalakshmyai Namah, bina lau. Do ghar hon to mukhya puja jahan parivar rehta hai; doosre me din me diya.
@see diwali-lakshmi-puja, diwali-lamps-cleaning

# diwali-before-house-entry festival
@names
en: diwali in a new flat before griha pravesh, first diwali in a new house, lakshmi puja before housewarming
hi: गृह प्रवेश से पहले दिवाली, नए घर की पहली दिवाली, नए फ़्लैट में लक्ष्मी पूजा
hg: griha pravesh se pehle diwali, naye ghar ki pehli diwali, naye flat me lakshmi puja
@ask
en: we got the keys in october and housewarming is in december, can we do lakshmi puja there | first diwali in our new home, what is special | moved in without griha pravesh, is diwali puja allowed | new flat still empty, light diyas on diwali or not | old rented house or new own house for the diwali puja
hi: चाबी मिल गई पर गृह प्रवेश नहीं हुआ, वहाँ दिवाली पूजा कर सकते हैं | नए घर की पहली दिवाली में क्या ख़ास करें | बिना गृह प्रवेश रहने आ गए, लक्ष्मी पूजा चलेगी | नया फ़्लैट ख़ाली है, दीये जलाएँ क्या | पुराने किराये के घर में पूजा करें या नए में
hg: chabi mil gayi par griha pravesh nahi hua waha diwali puja kar sakte hai | naye ghar ki pehli diwali me kya khas kare | bina griha pravesh rehne aa gaye lakshmi puja chalegi | naya flat khali hai diye jalaye kya | purane rent ke ghar me puja kare ya naye me
@ok modern wide CUSTOM
en: Yes, Lakshmi puja and diyas may be done in a new flat before griha pravesh: clean it, pray to Ganesha first, boil some milk, and worship at dusk. The full housewarming can follow on its muhurat.
hi: हाँ, गृह प्रवेश से पहले भी नए फ़्लैट में लक्ष्मी पूजा और दीये हो सकते हैं: सफ़ाई करें, पहले गणेश को पूजें, दूध उबालें, और प्रदोष में पूजा करें। पूरा गृह प्रवेश बाद में मुहूर्त पर हो।
hg: Haan, griha pravesh se pehle bhi naye flat me Lakshmi puja aur diye ho sakte hain: safai karein, pehle Ganesh ko poojein, doodh ubaalein, aur pradosh me puja karein. Poora griha pravesh baad me muhurat par ho.
@do modern most CUSTOM
en: Living still in the old house? Do the main puja there where you sleep and set a few lamps in the new one by early evening; many choose so. Neither house is slighted.
hi: अभी पुराने घर में रहते हैं तो मुख्य पूजा वहीं करें और शाम को नए में कुछ दीये रख आएँ; कई ऐसा ही करते हैं। किसी घर का अनादर नहीं होता।
hg: Abhi purane ghar me rehte hain to mukhya puja wahin karein aur shaam ko naye me kuch diye rakh aayein; kai aisa hi karte hain. Kisi ghar ka anadar nahi hota.
@see griha-pravesh-puja, diwali-lakshmi-puja

# ganpati-cracked-or-late festival
@names
en: ganpati cracked during the festival, late ganpati visarjan, visarjan postponed
hi: गणेश उत्सव में मूर्ति खंडित, विसर्जन देर से, विसर्जन अगले दिन
hg: ganesh utsav me murti khandit, visarjan der se, visarjan agle din
@ask
en: our ganpati's hand cracked on the second day, new idol or visarjan | heavy rain so we immersed him a day later, is it wrong | child dropped the ganesha during the festival | we had to do visarjan early as a relative died | power was out and visarjan was after midnight | idol did not dissolve fully in the bucket
en: ganesha got a crack on day two, replace it or do visarjan
hi: दूसरे दिन गणपति का हाथ चटक गया, नई मूर्ति लाएँ या विसर्जन करें | बारिश के कारण विसर्जन एक दिन बाद किया, ग़लत है क्या | बच्चे से गणेश जी गिर गए उत्सव के बीच | रिश्तेदार की मृत्यु पर जल्दी विसर्जन करना पड़ा | विसर्जन रात बारह के बाद हुआ
hg: dusre din ganpati ka haath chatak gaya nayi murti laye ya visarjan kare | barish ki wajah se visarjan ek din baad kiya galat hai kya | bacche se ganesh ji gir gaye utsav ke beech | rishtedar ki maut par jaldi visarjan karna pada | visarjan raat 12 ke baad hua
@ok modern wide CUSTOM
en: Immersing a day late for rain, or early for a death, is no fault; Ganesha looks at love, not the clock. Say a word of pardon at the last aarti.
hi: बारिश से एक दिन देर या शोक में जल्दी विसर्जन दोष नहीं; गणेश प्रेम देखते हैं, घड़ी नहीं। अंतिम आरती में क्षमा कह दें।
hg: Baarish se ek din der ya shok me jaldi visarjan dosh nahi; Ganesh prem dekhte hain, ghadi nahi. Antim aarti me kshama keh dein.
@do modern most CUSTOM
en: A small crack: mend it with wet clay and go on. Broken badly: ask pardon, immerse that image, and finish the days with a picture or supari as Ganesha, or a new clay idol. No omen in it.
hi: हल्की दरार गीली मिट्टी से भर लें और पूजा चलाएँ। अधिक टूटे तो क्षमा माँगकर विसर्जन करें और बाक़ी दिन तस्वीर, सुपारी या नई मिट्टी की मूर्ति से पूरे करें। कोई अपशकुन नहीं।
hg: Halki daraar geeli mitti se bhar lein aur puja chalayein. Zyada toote to kshama maangkar visarjan karein aur baaki din photo, supari ya nayi mitti ki murti se poore karein. Koi apshagun nahi.
@see ganesh-chaturthi, broken-idol

# rakhi-and-quarrel festival
@names
en: rakhi with an estranged brother, brother does not come for rakhi, rakhi after a quarrel
hi: भाई से झगड़ा और राखी, भाई राखी पर नहीं आता, रूठा भाई
hg: bhai se jhagda aur rakhi, bhai rakhi par nahi aata, rutha bhai
@ask
en: my brother and I don't talk since the property dispute, shall I send a rakhi | brother only transfers money on rakhi and never visits, I feel hurt | sister in law does not let my brother come for rakhi | he refused my rakhi last year | what is the real meaning of rakhi, money or love | brother died, rakhi is painful for me
hi: ज़मीन के झगड़े से भाई से बात बंद है, राखी भेजूँ क्या | भाई बस पैसे भेज देता है, आता नहीं, मन दुखता है | भाभी भाई को राखी पर आने नहीं देतीं | पिछली बार भाई ने राखी नहीं बँधवाई | भाई नहीं रहा, राखी का दिन बहुत भारी लगता है
hg: zameen ke jhagde se bhai se baat band hai rakhi bheju kya | bhai bas paise bhej deta hai aata nahi man dukhta hai | bhabhi bhai ko rakhi par aane nahi deti | pichli baar bhai ne rakhi nahi bandhwayi | bhai nahi raha rakhi ka din bahut bhari lagta hai
@do modern wide CUSTOM
en: Send the rakhi with a short kind note and expect nothing: the thread is a blessing, no debt. Law matters about property may go on beside it; a call on that day has mended many a silence.
hi: राखी एक छोटे स्नेह-भरे पत्र के साथ भेज दें और अपेक्षा न रखें: धागा आशीर्वाद है, कर्ज़ नहीं। संपत्ति की बात अलग चलती रहे; उस दिन के एक फ़ोन ने कई चुप्पियाँ तोड़ी हैं।
hg: Rakhi ek chhote sneh-bhare note ke saath bhej dein aur apeksha na rakhein: dhaaga aashirvad hai, karz nahi. Property ki baat alag chalti rahe; us din ke ek phone ne kai chuppiyan todi hain.
@what modern wide CUSTOM
en: Rakhi means "I wish you well and stand by you", not the envelope: tell a brother who only sends money that an hour of his time is the gift. Who has lost a brother ties it to Krishna, a cousin, or a tree in his memory.
hi: राखी का अर्थ है "तुम्हारा भला हो, मैं साथ हूँ", लिफ़ाफ़ा नहीं: जो भाई बस पैसे भेजे उसे कहें कि उसका एक घंटा ही उपहार है। जिनका भाई नहीं रहा वे कृष्ण, चचेरे भाई या उनकी याद में पेड़ को बाँधें।
hg: Rakhi ka arth hai "tumhara bhala ho, main saath hoon", lifafa nahi: jo bhai bas paise bheje use kahein ki uska ek ghanta hi gift hai. Jinka bhai nahi raha ve Krishna, cousin ya unki yaad me ped ko baandhein.
@see raksha-bandhan

# period-during-festival festival
@names
en: period on a festival day, period after kalash sthapana, period in navratri, period on diwali
hi: त्योहार पर पीरियड, कलश स्थापना के बाद पीरियड, नवरात्रि में पीरियड, दिवाली पर पीरियड
hg: tyohar par period, kalash sthapana ke baad period, navratri me period, diwali par period
@ask
en: my period started on day three of navratri with the kalash standing, what now | period on diwali and no other woman at home, who does lakshmi puja | ganpati at home and I got my period | should I take pills to delay the period for chhath | can I keep the fast but not touch the kalash | married daughter visiting gets her period on karva chauth | tied rakhi during period
hi: नवरात्रि के बीच पीरियड आ गए, कलश रखा है, अब क्या करूँ | दिवाली पर पीरियड हैं, घर में और कोई औरत नहीं, पूजा कौन करे | गणपति घर में हैं और मासिक आ गया | छठ के लिए पीरियड टालने की गोली लूँ क्या | व्रत रखूँ पर कलश न छुऊँ, चलेगा
hg: navratri ke beech period aa gaye kalash rakha hai ab kya karu | diwali par period hai ghar me aur koi aurat nahi puja kaun kare | ganpati ghar me hai aur period aa gaya | chhath ke liye period talne ki goli lu kya | vrat rakhu par kalash na chhuu chalega
@do modern most CUSTOM
en: Go on with the Navratri fast and prayer in mind; the kalash stays, and husband, child or a friend waters the barley and lights the lamp. Alone? Many simply do it themselves after a bath; no harm comes.
hi: नवरात्रि का व्रत और मन की प्रार्थना जारी रखें; कलश वैसा ही रहे, पति, बच्चा या सहेली जौ में जल दें और दीप जलाएँ। अकेली हों तो कई नहाकर ख़ुद कर लेती हैं; कोई हानि नहीं।
hg: Navratri ka vrat aur mann ki prarthna jaari rakhein; kalash waisa hi rahe, pati, bachcha ya saheli jau me jal dein aur diya jalayein. Akeli hon to kai nahakar khud kar leti hain; koi haani nahi.
@ok modern wide SENSE
en: Period is no impurity before God; families differ, and both ways are respectful. Do not take tablets to delay it without asking a doctor; they do not suit everybody.
hi: मासिक धर्म भगवान के आगे अशुद्धि नहीं; घरों की रीति अलग है और दोनों सम्मान की हैं। पीरियड टालने की गोली डॉक्टर से पूछे बिना न लें; सबको नहीं जमती।
hg: Period Bhagwan ke aage ashuddhi nahi; gharon ki reeti alag hai aur dono sammaan ki hain. Period taalne ki goli doctor se pooche bina na lein; sabko nahi jamti.
@see periods-and-puja

# rakhi-in-two-countries festival
@names
en: rakhi time in two countries, rakhi abroad, rakhi when brother and sister live in different countries
hi: दो देशों में राखी, विदेश में राखी का समय, भाई विदेश में राखी
hg: do desh me rakhi, videsh me rakhi ka time, bhai videsh me rakhi
@ask
en: brother in sydney, I am in delhi, at whose time is the rakhi tied | rakhi reached early or late by courier, when does he tie it | bhadra time of india or of america for rakhi | video call rakhi, who ties the thread there | can his wife or child tie my rakhi on him | rakhi by post opened before the day
hi: भाई सिडनी में और मैं दिल्ली में, राखी किसके समय से बाँधें | राखी कूरियर से देर से पहुँची | भद्रा भारत की देखें या अमेरिका की | वीडियो कॉल पर राखी कौन बाँधे | भाभी मेरे भाई को मेरी राखी बाँध सकती हैं | राखी पहले पहुँच गई तो
hg: bhai sydney me aur mai delhi me rakhi kiske time se bandhe | rakhi courier se late pahuchi | bhadra india ki dekhe ya america ki | video call par rakhi kaun bandhe | bhabhi mere bhai ko meri rakhi bandh sakti hai | rakhi pehle pahuch gayi to | bhai behen alag alag desh me hai rakhi ka samay kaise dekhe
@when modern most CUSTOM
en: Go by the brother's place, where the thread is tied: its own Shravan Purnima, daylight and bhadra there. In his morning or afternoon, on a call with you, is the simplest answer.
hi: भाई जहाँ है वहीं का समय देखें, क्योंकि धागा वहाँ बँधता है: वहाँ की श्रावण पूर्णिमा, दिन और भद्रा। उसकी सुबह या दोपहर में, आपसे कॉल पर बँधवाना सबसे सरल है।
hg: Bhai jahan hai wahin ka samay dekhein, kyonki dhaaga wahan bandhta hai: wahan ki Shravan Purnima, din aur bhadra. Uski subah ya dopahar me, aapse call par bandhwana sabse saral hai.
@do modern wide CUSTOM
en: He may tie it himself, or his wife, child or a friend in your name; late post is tied when it comes, up to Janmashtami. You do tilak and aarti before his picture.
hi: वह ख़ुद बाँध ले, या आपके नाम से पत्नी, बच्चा या मित्र; देर से आई राखी आते ही, जन्माष्टमी तक। आप उसकी तस्वीर पर तिलक-आरती करें।
hg: Woh khud baandh le, ya aapke naam se patni, bachcha ya dost; der se aayi rakhi aate hi, Janmashtami tak. Aap uski photo par tilak-aarti karein.
@see raksha-bandhan

# diwali-folk-customs festival
@names
en: old broom after diwali, diwali kajal, beating the winnow after diwali, diwali night customs, gambling on diwali
hi: दिवाली के बाद झाड़ू फेंकना, दिवाली का काजल, दरिद्र भगाना, दिवाली की रात के रिवाज, दिवाली पर जुआ
hg: diwali ke baad jhadu fekna, diwali ka kajal, daridra bhagana, diwali ki raat ke riwaz, diwali par jua
@ask
en: why is the old broom thrown out the morning after diwali | my foreign daughter in law asks why kajal is made on diwali night | people beat the sup before dawn after diwali, meaning | why cards are played on diwali | lizard or owl seen on diwali night, lucky? | why are lights left burning all night on diwali | why gold or something new is bought at diwali
hi: दिवाली के अगले दिन पुरानी झाड़ू क्यों फेंकते हैं | दिवाली के दीये से काजल क्यों बनता है | सूप पीटकर दरिद्र क्यों भगाते हैं | दिवाली पर ताश-जुआ क्यों खेलते हैं | दिवाली की रात छिपकली दिखना | पूरी रात दीया क्यों जलाते हैं
hi: दिवाली के दूसरे दिन हमारे यहाँ झाड़ू बाहर फेंकते हैं, क्यों
hg: diwali ke agle din purani jhadu kyu fekte hai | diwali ke diye se kajal kyu banta hai | soop peetkar daridra kyu bhagate hai | diwali par tash jua kyu khelte hai | diwali ki raat chipkali dikhna | puri raat diya kyu jalate hai | diwali pe kajal aur sona kyu, bahu pardesi hai puchti hai
@why modern regional CUSTOM
en: After Diwali the old broom is put out, and in the east a winnow is beaten before dawn, to say "want, go; Lakshmi, stay": a household's New Year cleaning. Kajal from the Diwali lamp is put on eyes or brow as protection.
hi: दिवाली के बाद पुरानी झाड़ू निकालते हैं, और पूरब में भोर से पहले सूप पीटते हैं कि "दरिद्र जाओ, लक्ष्मी रहो": घर की नए वर्ष की सफ़ाई। दिवाली के दीये का काजल रक्षा के लिए आँख या माथे पर लगाते हैं।
hg: Diwali ke baad purani jhadu nikaalte hain, aur purab me bhor se pehle soop peet-te hain ki "daridra jao, Lakshmi raho": ghar ki naye saal ki safai. Diwali ke diye ka kajal raksha ke liye aankh ya maathe par lagate hain.
@ok modern wide CUSTOM
en: All of it is folk custom, free to keep or leave: gambling is no worship and ruins homes, an owl, lizard or moth on that night foretells nothing. Kajal near a baby's eyes is better left out, says the doctor.
hi: यह सब लोक-रीति है, रखें या छोड़ें: जुआ पूजा नहीं, घर बिगाड़ता है; उस रात उल्लू, छिपकली या पतंगा कुछ नहीं बताता। शिशु की आँख में काजल न लगाएँ, डॉक्टर यही कहते हैं।
hg: Yeh sab lok-reeti hai, rakhein ya chhodein: jua puja nahi, ghar bigadta hai; us raat ullu, chipkali ya patanga kuch nahi batata. Baby ki aankh me kajal na lagayein, doctor yahi kehte hain.
@see diwali-lakshmi-puja, diwali-lamps-cleaning

# first-period-celebration rite
@names
en: first period of a daughter, celebrating the first period, ritu kala, puberty ceremony
hi: बेटी का पहला पीरियड, पहली माहवारी का उत्सव, ऋतु संस्कार
hg: beti ka pehla period, pehli mahwari, ritu kala sanskar
@ask
en: my daughter got her first period on a festival day and elders want a function, she is shy | is a puberty ceremony needed | half saree function, she does not want it | twelve year old, first period, may she go to the puja | mother in law wants her to sit apart for days | is the star of the first period important
en: daughter's first period came on sankranti, elders want to celebrate and she is embarrassed, what to do
hi: त्योहार के दिन बेटी को पहली बार पीरियड आया, बड़े उत्सव चाहते हैं, वह शरमा रही है | पहली माहवारी का संस्कार ज़रूरी है क्या | बारह साल की बेटी का पहला पीरियड, पूजा में बैठे क्या | सास उसे अलग बैठाना चाहती हैं | पहले मासिक का नक्षत्र देखना ज़रूरी है
hg: tyohar ke din beti ko pehli baar period aaya bade function chahte hai wo sharma rahi hai | pehli mahwari ka sanskar zaruri hai kya | 12 saal ki beti ka pehla period puja me baithe kya | saas use alag baithana chahti hai | pehle period ka nakshatra dekhna zaruri hai
@do modern wide SENSE
en: Ask your daughter first: her comfort decides. A hug, plain facts, pads and a favourite sweet at home honour the day; a function as in the south or Assam only if she wishes it.
hi: पहले बेटी से पूछें: उसकी इच्छा मुख्य है। गले लगाना, सीधी जानकारी, पैड और उसकी पसंद का मीठा ही सम्मान है; दक्षिण या असम जैसा उत्सव तभी जब वह चाहे।
hg: Pehle beti se poochhein: uski ichchha mukhya hai. Gale lagana, seedhi jaankari, pad aur uski pasand ka meetha hi sammaan hai; south ya Assam jaisa function tabhi jab woh chahe.
@ok modern regional CUSTOM
en: No ceremony is a must, no star of that day decides her life, and she need not sit apart; school, festival and play go on. Strong pain or heavy bleeding: see a doctor.
hi: कोई संस्कार अनिवार्य नहीं, उस दिन का नक्षत्र जीवन तय नहीं करता, और उसे अलग बैठना ज़रूरी नहीं; स्कूल, त्योहार, खेल चलते रहें। तेज़ दर्द या अधिक रक्तस्राव हो तो डॉक्टर से मिलें।
hg: Koi sanskar zaroori nahi, us din ka nakshatra jeevan tay nahi karta, aur use alag baithna zaroori nahi; school, tyohar, khel chalte rahein. Tez dard ya zyada bleeding ho to doctor se milein.
@see periods-and-puja
`;
