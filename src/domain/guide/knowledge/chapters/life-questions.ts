/** Marriage, work, money, children, study, health: what tradition looks at, and what nobody can know. docs/guide-topics.md says how it is written. */
export default `
# marriage-when life
@names
en: when will I get married, marriage time, marriage yoga, age of marriage
hi: मेरी शादी कब होगी, विवाह योग, शादी की उम्र
hg: meri shadi kab hogi, vivah yog, shaadi kab hogi
@ask
en: when will I marry | at what age will I get married | is there marriage in my chart this year | marriage yog 2027 | how do astrologers see marriage time | tell my wedding date by date of birth | I am 31 and still single, when will it happen | will I marry before 30 | when will my sister get married | marriage prediction for me | when is my wedding | shadi year in my kundli | my parents are searching for two years, when will it be fixed | my marriage is not getting fixed when | age 32 still unmarried kundli | which dasha gives marriage | upay for early marriage for girl | 16 somvar vrat for marriage
hi: मेरा विवाह कब होगा | शादी किस उम्र में होगी | इस साल शादी का योग है क्या | ज्योतिष में विवाह का समय कैसे देखते हैं | जन्मतिथि से शादी कब होगी | 30 की हो गई हूँ, शादी कब होगी | बेटी की शादी कब होगी | भाई का विवाह कब तक होगा | मेरे लिए रिश्ता कब आएगा | शादी का योग कब बनेगा | मेरी शादी किस साल होगी | दो साल से रिश्ता ढूँढ रहे हैं, कब होगा | विवाह कब होगा कुंडली से | मेरी शादी पक्की क्यों नहीं हो रही | 32 की उम्र अभी तक कुँवारा | किस दशा में विवाह होता है | लड़की की जल्दी शादी का उपाय | सोलह सोमवार से विवाह होता है क्या | कन्या का विवाह कब होगा
hg: meri shadi kab tak hogi | shadi kis umar me hogi | is saal shadi ka yog hai kya | jyotish me shadi ka samay kaise dekhte hai | date of birth se shadi kab hogi batao | 30 ki ho gayi hu shadi kab hogi | beti ki shadi kab hogi | bhai ka vivah kab hoga | mera rishta kab aayega | shaadi ka yog kab banega | meri shaadi kis saal hogi | do saal se rishta dhund rahe hai kab pakka hoga | vivah kab hoga kundli se | shadi kb hogi meri | meri shaadi pakki kyu nahi ho rahi | 32 ki umar abhi tak kunwara | kis dasha me vivah hota hai | ladki ki jaldi shaadi ka upay | 16 somvar se shaadi hoti hai kya | kanya ki shadi kab hogi | kanya ka vivah kab hoga
en: tell me the exact date of my marriage
hi: मेरी शादी की पक्की तारीख बता दो
hg: meri shadi kab hogi exact tarikh bata do
@what modern wide JYOTISH
en: When you will marry nobody can know for sure, no astrologer either. Tradition reads periods that favour it from the chart; they are windows to look more actively, and no dates of fate.
hi: आपका विवाह कब होगा, यह निश्चित कोई नहीं जान सकता, ज्योतिषी भी नहीं। परंपरा कुंडली से अनुकूल समय पढ़ती है; वे सक्रिय खोज की खिड़कियाँ हैं, भाग्य की तारीख़ें नहीं।
hg: Aapki shadi kab hogi, yeh nishchit koi nahi jaan sakta, jyotishi bhi nahi. Parampara kundli se anukool samay padhti hai; woh sakriya khoj ki khidkiyan hain, bhagya ki tarikhein nahi.
@which classical wide BPHS
en: For marriage astrologers look at the 7th house and its lord, Shukra, Guru in a woman's chart, the navamsa, and the dashas of these; transit of Guru and Shani over the 7th is taken as the trigger.
hi: विवाह के लिए ज्योतिषी सातवाँ भाव और उसका स्वामी, शुक्र, स्त्री की कुंडली में गुरु, नवांश और इनकी दशाएँ देखते हैं; सातवें पर गुरु और शनि का गोचर समय खोलता माना जाता है।
hg: Vivah ke liye jyotishi saatva bhav aur uska swami, Shukra, stri ki kundli me Guru, navamsa aur inki dashayein dekhte hain; saatve par Guru aur Shani ka gochar samay kholta maana jata hai.
@do modern wide SENSE
en: What helps is plain: tell relatives and friends, meet people, be clear about what matters to you, and keep your own work and joy going meanwhile.
hi: जो मदद करता है वह सीधा है: संबंधियों और मित्रों से कहें, लोगों से मिलें, अपने लिए क्या ज़रूरी है यह साफ़ रखें, और तब तक अपना काम और आनंद चलाए रखें।
hg: Jo madad karta hai woh seedha hai: rishtedaron aur doston se kahein, logon se milein, aapke liye kya zaroori hai yeh saaf rakhein, aur tab tak apna kaam aur anand chalaye rakhein.
@when modern most JYOTISH
en: Astrologers name as marriage periods the dasha of the 7th lord, of planets in or looking at the 7th, of Shukra or Guru, and Guru's transit in 2, 5, 7, 9, 11 from the Moon.
hi: ज्योतिषी विवाह के समय सप्तमेश, सप्तम में बैठे या उसे देखते ग्रह, शुक्र या गुरु की दशा और चंद्र से 2, 5, 7, 9, 11 में गुरु का गोचर बताते हैं।
hg: Jyotishi vivah ke samay saptamesh, saptam me baithe ya use dekhte grah, Shukra ya Guru ki dasha aur Chandra se 2, 5, 7, 9, 11 me Guru ka gochar batate hain.
@see house-7
@link /kundli

# marriage-delayed-life life
@names
en: late marriage, delay in marriage, obstacles in marriage, rishta breaks again and again
hi: विवाह में देरी, शादी में रुकावट, रिश्ता बार-बार टूटना, देर से शादी
hg: shadi me deri, shadi me rukawat, rishta baar baar tootna, late marriage
@ask
en: why is my marriage getting delayed | proposals come but nothing gets fixed | remedies for late marriage | which planet delays marriage | is my daughter's manglik chart the reason | my engagement broke twice | which fast for early marriage | everyone taunts me that I am unmarried at 35 | not getting married remedy | proposals rejected every time | age is passing no marriage | shani delays marriage true or not
hi: मेरी शादी में देरी क्यों हो रही है | शादी में रुकावट का उपाय | विवाह में देरी किस ग्रह से | सगाई दो बार टूट गई | जल्दी शादी के लिए कौन सा व्रत करें | बेटी की शादी नहीं हो रही है क्या करें | 35 का हो गया शादी नहीं हुई | शादी नहीं हो रही | रिश्ता पक्का होकर टूट जाता है | उम्र निकल रही है शादी की | जल्दी विवाह का मंत्र
hg: meri shadi me deri kyu ho rahi hai | shadi me rukawat ka upay | shadi me deri kis grah se hoti hai | sagai do baar toot gayi | beti ki shadi nahi ho rahi kya kare | 35 ka ho gaya shadi nahi hui | log taane dete hai ki shadi nahi hui | shadi nahi ho rahi kya karu | rishta pakka hokar toot jata hai | umar nikal rahi hai shadi ki | jaldi vivah ka mantra
@what modern wide JYOTISH
en: A late marriage is no curse and no fault of yours; many happy ones came after thirty-five. Nobody can know the reason from the sky, and no remedy can promise a date.
hi: देर से विवाह न श्राप है न आपका दोष; कई सुखी विवाह पैंतीस के बाद हुए। आकाश से कारण कोई नहीं जान सकता, और कोई उपाय तारीख़ का वादा नहीं करता।
hg: Der se vivah na shraap hai na aapka dosh; kai sukhi vivah paintees ke baad hue. Aakash se karan koi nahi jaan sakta, aur koi upay tarikh ka vaada nahi karta.
@which modern most JYOTISH
en: Tradition looks for Shani's touch on the 7th house or its lord, a weak Shukra or Guru, or mangal dosh. Even by its own rules Shani delays and steadies and does not deny.
hi: परंपरा सातवें भाव या उसके स्वामी पर शनि का प्रभाव, कमज़ोर शुक्र या गुरु, या मंगल दोष देखती है। उसके अपने नियम में भी शनि देर और स्थिरता देता है, मना नहीं करता।
hg: Parampara saatve bhav ya uske swami par Shani ka prabhav, kamzor Shukra ya Guru, ya mangal dosh dekhti hai. Uske apne niyam me bhi Shani der aur sthirta deta hai, mana nahi karta.
@do modern wide CUSTOM
en: Loved customs are Thursday worship of Vishnu, Monday fasts, Katyayani's and Parvati's prayers; they cost nothing. Widen the search, talk openly, and do not let anybody sell you fear.
hi: प्रिय रिवाज हैं गुरुवार को विष्णु पूजा, सोमवार व्रत, कात्यायनी और पार्वती की प्रार्थना; ये मुफ़्त हैं। खोज का दायरा बढ़ाएँ, खुलकर बात करें, और किसी को डर न बेचने दें।
hg: Priya riwaz hain Guruvar ko Vishnu puja, Somvar vrat, Katyayani aur Parvati ki prarthna; yeh muft hain. Khoj ka dayra badhayein, khulkar baat karein, aur kisi ko darr na bechne dein.

# love-or-arranged life
@names
en: love marriage, arranged marriage, love or arranged, love marriage yoga
hi: प्रेम विवाह, लव मैरिज, अरेंज मैरिज, प्रेम विवाह योग
hg: love marriage, prem vivah, arrange marriage, love marriage yog
@ask
en: will I have a love marriage or arranged | which house shows love marriage | is love marriage in my chart | love marriage successful or not astrology | can love marriage happen without horoscope matching | 5th and 7th house connection | we love each other but the kundli does not match | love marriage possible in my kundli | will I marry the one I love | arranged marriage yog | kundli mismatch but love
hi: मेरी लव मैरिज होगी या अरेंज | प्रेम विवाह का योग कैसे देखते हैं | कुंडली में प्रेम विवाह किस भाव से | कुंडली नहीं मिलती पर प्यार है, क्या करें | प्रेम विवाह सफल होगा क्या | लव मैरिज के लिए कौन सा ग्रह | बिना कुंडली मिलाए प्रेम विवाह | जिससे प्यार करता हूँ उससे शादी होगी क्या | प्रेम विवाह कब होगा | अरेंज मैरिज का योग | गुण नहीं मिले प्रेमी से
hg: meri love marriage hogi ya arrange | prem vivah ka yog kaise dekhte hai | kundli me love marriage kis bhav se | kundli nahi milti par pyar hai kya kare | love marriage safal hogi kya | love marriage ke liye kaunsa grah | bina kundli milaye love marriage kar sakte hai kya | jisse pyar karta hu usse shadi hogi kya | love marriage kab hogi | arrange marriage ka yog | gun nahi mile lover se
@what modern wide JYOTISH
en: Whether it will be love or arranged nobody can know from a chart; you two decide that. Both kinds live by respect and talk, and both can be happy.
hi: प्रेम विवाह होगा या तय किया, यह कुंडली से कोई नहीं जान सकता; यह आप दोनों तय करते हैं। दोनों आदर और बातचीत से चलते हैं, और दोनों सुखी हो सकते हैं।
hg: Prem vivah hoga ya arranged, yeh kundli se koi nahi jaan sakta; yeh aap dono tay karte hain. Dono aadar aur baatcheet se chalte hain, aur dono sukhi ho sakte hain.
@which modern most JYOTISH
en: Astrologers look for a tie of the 5th (love) with the 7th (marriage) house or their lords, and at Shukra, Mangal and Rahu with them.
hi: ज्योतिषी पाँचवें (प्रेम) और सातवें (विवाह) भाव या उनके स्वामियों का संबंध, और साथ में शुक्र, मंगल और राहु देखते हैं।
hg: Jyotishi paanchve (prem) aur saatve (vivah) bhav ya unke swamiyon ka sambandh, aur saath me Shukra, Mangal aur Rahu dekhte hain.
@do modern wide SENSE
en: If the points are few but you know each other well, weigh what you know: temper, money, family, children, faithfulness. Matching is a custom of advice and no verdict.
hi: गुण कम हों पर आप एक-दूसरे को अच्छी तरह जानते हों तो वही तौलें: स्वभाव, पैसा, परिवार, बच्चे, निष्ठा। मिलान सलाह का रिवाज है, फ़ैसला नहीं।
hg: Gun kam hon par aap ek-doosre ko achhi tarah jaante hon to wahi taulein: swabhav, paisa, parivar, bachche, nishtha. Milan salah ka riwaz hai, faisla nahi.
@link /milan

# parents-against-marriage life
@names
en: parents against marriage, family not agreeing for love marriage, intercaste marriage, inter religion marriage
hi: घरवाले शादी के ख़िलाफ़, माता-पिता नहीं मान रहे, अंतरजातीय विवाह
hg: gharwale shadi ke khilaf, maa baap nahi maan rahe, intercaste shadi
@ask
en: my parents do not agree to my love marriage what to do | how to convince parents for intercaste marriage | will my parents agree | remedy to make parents agree | family threatens me for loving someone of another caste | same gotra love marriage | we are of different religions can we marry | family against my choice | father refuses inter caste | how do I tell my parents about my boyfriend | run away and marry is it right | caste different parents say no | parents crying emotional blackmail for marriage | court marriage process in india | girl 25 wants love marriage father angry
hi: माता-पिता प्रेम विवाह के लिए नहीं मान रहे क्या करें | घरवालों को शादी के लिए कैसे मनाएँ | अंतरजातीय विवाह में घरवाले नहीं मानते | घरवाले मान जाएँगे क्या | घरवालों को मनाने का उपाय | दूसरे धर्म में शादी कर सकते हैं क्या | घर से धमकी मिल रही है शादी को लेकर | पापा अंतरजातीय शादी नहीं मान रहे | घर में बॉयफ़्रेंड के बारे में कैसे बताऊँ | भागकर शादी करना ठीक है क्या | परिवार ख़िलाफ़ है | जाति अलग है घर वाले नहीं मान रहे | कोर्ट मैरिज कैसे होती है | पिता शादी पर नाराज़ हैं | माँ रोती है लव मैरिज पर
hg: mummy papa love marriage ke liye nahi maan rahe kya karu | gharwalo ko shadi ke liye kaise manaye | intercaste me gharwale nahi maante | gharwale maan jayenge kya | gharwalo ko manane ka upay | dusre dharm me shadi kar sakte hai kya | ghar se dhamki mil rahi hai shadi ko lekar | papa intercaste shadi nahi maan rahe | ghar me boyfriend ke bare me kaise batau | bhag kar shadi karna sahi hai kya | family khilaf hai meri pasand ke | caste alag hai ghar wale nahi maan rahe | court marriage kaise hoti hai | papa shaadi par naraz hai | maa roti hai love marriage par
@do modern wide SENSE
en: No chart and no remedy turns parents' minds; time, patience and a respected elder who speaks for you do. Let them meet your partner in an easy setting, more than once, and listen to what they fear.
hi: माता-पिता का मन न कुंडली बदलती है न उपाय; समय, धीरज और आपके पक्ष में बोलने वाले बड़े बदलते हैं। उन्हें साथी से सहज माहौल में बार-बार मिलाएँ और उनका डर सुनें।
hg: Maa-baap ka mann na kundli badalti hai na upay; samay, dheeraj aur aapke paksh me bolne wale bade badalte hain. Unhe saathi se sahaj mahaul me baar-baar milayein aur unka darr sunein.
@what modern wide OFFICIAL
en: Two adults may marry by Indian law across caste and religion; the Special Marriage Act is made for it. If anybody threatens or locks you up, call 112, or 181 for women; free legal aid is at 15100.
hi: भारतीय क़ानून में दो वयस्क जाति और धर्म के पार विवाह कर सकते हैं; विशेष विवाह अधिनियम इसी के लिए है। कोई धमकाए या बंद करे तो 112, महिलाओं के लिए 181; मुफ़्त क़ानूनी सहायता 15100।
hg: Bharatiya kanoon me do vayask jaati aur dharm ke paar vivah kar sakte hain; Special Marriage Act isi ke liye hai. Koi dhamkaye ya band kare to 112, mahilaon ke liye 181; muft kanooni sahayata 15100.
@how modern wide OFFICIAL
en: Under the Special Marriage Act give a notice to the marriage officer of your district; after 30 days, with three witnesses, you are married. The bride must be 18 and the groom 21; keep age and address proof.
hi: विशेष विवाह अधिनियम में अपने ज़िले के विवाह अधिकारी को सूचना दें; 30 दिन बाद तीन गवाहों के साथ विवाह होता है। वधू 18 और वर 21 वर्ष के हों; आयु और पते के प्रमाण रखें।
hg: Special Marriage Act me apne zile ke marriage officer ko notice dein; 30 din baad teen gawahon ke saath vivah hota hai. Vadhu 18 aur var 21 saal ke hon; umar aur pate ke praman rakhein.

# spouse-how life
@names
en: future husband, future wife, how will my spouse be, spouse prediction
hi: होने वाला पति, होने वाली पत्नी, जीवनसाथी कैसा होगा
hg: hone wala pati, hone wali patni, jeevansathi kaisa hoga, husband kaisa hoga
@ask
en: how will my future husband be | name of my future wife | from which direction will my spouse come | will my husband be rich | what does my chart say about spouse | first letter of future husband's name | will my spouse be from abroad | spouse appearance by kundli | husband profession astrology | how will my life partner look | will my wife be working | direction of future spouse house | age difference of husband in kundli | will my husband be rich | government job husband yoga
hi: मेरा पति कैसा होगा | मेरी पत्नी कैसी होगी | जीवनसाथी किस दिशा से आएगा | पति का नाम किस अक्षर से होगा | होने वाला पति अमीर होगा क्या | कुंडली से जीवनसाथी कैसा होगा | ससुराल किस दिशा में होगी | पति का काम क्या होगा | जीवनसाथी का स्वभाव | पत्नी नौकरी वाली होगी क्या | होने वाले पति का नाम | जीवनसाथी किस दिशा से मिलेगा | पति की उम्र का अंतर कुंडली में | पति सरकारी नौकरी वाला मिलेगा क्या
hg: mera pati kaisa hoga | meri patni kaisi hogi | jeevansathi kis disha se aayega | pati ka naam kis akshar se hoga | hone wala pati ameer hoga kya | kundli se life partner kaisa hoga batao | sasural kis disha me hogi | pati ka kaam kya hoga | jeevansathi ka swabhav kaisa hoga | patni job wali hogi kya | hone wale pati ka naam | jeevansathi kis disha se milega | pati ki umar ka antar kundli me | pati sarkari naukri wala milega kya
@what modern wide JYOTISH
en: Name, looks or wealth of a future spouse nobody can tell from a chart; whoever names a letter is guessing. Better decide yourself which qualities you wish for.
hi: होने वाले जीवनसाथी का नाम, रूप या धन कुंडली से कोई नहीं बता सकता; अक्षर बताने वाला अनुमान लगाता है। बेहतर है आप ख़ुद तय करें कि कौन से गुण चाहिए।
hg: Hone wale jeevansathi ka naam, roop ya dhan kundli se koi nahi bata sakta; akshar batane wala andaza lagata hai. Behtar hai aap khud tay karein ki kaun se gun chahiye.
@which classical most BPHS
en: Tradition describes leanings of the partner from the sign on the 7th house, planets in it, its lord, Shukra and the navamsa; the direction of the 7th lord's sign is given for where the match comes from.
hi: परंपरा सातवें भाव की राशि, उसमें बैठे ग्रह, उसके स्वामी, शुक्र और नवांश से साथी का झुकाव बताती है; सप्तमेश की राशि की दिशा से रिश्ते की दिशा कहते हैं।
hg: Parampara saatve bhav ki rashi, usme baithe grah, uske swami, Shukra aur navamsa se saathi ka jhukav batati hai; saptamesh ki rashi ki disha se rishte ki disha kehte hain.
@do modern wide SENSE
en: Before saying yes ask plainly: work and debts, health, drink, parents' wishes, where to live, children, money at home. Meet more than once and speak with somebody who has known the person for years.
hi: हाँ कहने से पहले साफ़ पूछें: काम और क़र्ज़, सेहत, शराब, माता-पिता की इच्छा, रहना कहाँ, बच्चे, घर का पैसा। एक से अधिक बार मिलें और किसी पुराने परिचित से बात करें।
hg: Haan kehne se pehle saaf poochhein: kaam aur karz, sehat, sharab, mata-pita ki ichchha, rehna kahan, bacche, ghar ka paisa. Ek se zyada baar milein aur kisi purane parichit se baat karein.
@see house-7

# does-partner-love-me life
@names
en: does he love me, will my ex come back, does she love me, getting love back, breakup
hi: वह मुझसे प्यार करता है क्या, क्या मेरा प्यार वापस आएगा, ब्रेकअप
hg: wo mujhse pyar karta hai kya, ex wapas aayega kya, pyar wapas pana, breakup
@ask
en: does my boyfriend love me truly | will my ex return to me | how to get my lost love back | mantra to bring someone back | is she the right one for me | my boyfriend left me after four years and I cannot eat or sleep | will we be together in future | one sided love what to do | will he come back | my girlfriend left | is he loyal to me | move on after breakup
hi: क्या वह मुझसे सच्चा प्यार करती है | मेरा प्यार वापस आएगा क्या | खोया प्यार पाने का उपाय | किसी को वापस बुलाने का मंत्र | क्या वह मेरे लिए सही है | चार साल का रिश्ता टूट गया, मन नहीं लगता | एकतरफ़ा प्यार में क्या करें | क्या हम साथ रहेंगे | वह वापस आएगी क्या | प्रेमिका ने छोड़ दिया | क्या वह वफ़ादार है | उसे कैसे भूलूँ
hg: kya wo mujhse sacha pyar karti hai | mera pyar wapas aayega kya | khoya pyar pane ka upay | kisi ko wapas bulane ka mantra | kya wo mere liye sahi hai | 4 saal ka rishta toot gaya man nahi lagta | one sided love me kya kare | kya hum sath rahenge | bf ne chhod diya kya karu | wo wapas aayegi kya | girlfriend ne chhod diya | kya wo loyal hai | usko kaise bhulu
@what modern wide SENSE
en: What another heart feels nobody can read from stars; only the person can tell you. No mantra brings somebody back, and love that is forced is none.
hi: दूसरे के मन में क्या है, यह तारों से कोई नहीं पढ़ सकता; वही बता सकता है। कोई मंत्र किसी को वापस नहीं लाता, और ज़बरदस्ती का प्रेम प्रेम नहीं।
hg: Doosre ke mann me kya hai, yeh taaron se koi nahi padh sakta; wahi bata sakta hai. Koi mantra kisi ko wapas nahi laata, aur zabardasti ka prem prem nahi.
@do modern wide OFFICIAL
en: After a breakup grief is natural: eat, sleep, walk, tell one friend, leave the phone alone for some days. If it gets too heavy, talk free of charge to Tele-MANAS, 14416, day or night.
hi: रिश्ता टूटने पर दुख स्वाभाविक है: खाएँ, सोएँ, टहलें, एक मित्र से कहें, कुछ दिन फ़ोन छोड़ें। बहुत भारी लगे तो टेली-मानस 14416 पर दिन-रात मुफ़्त बात करें।
hg: Rishta tootne par dukh swabhavik hai: khayein, soyein, tahlein, ek dost se kahein, kuch din phone chhodein. Bahut bhaari lage to Tele-MANAS 14416 par din-raat muft baat karein.

# divorce-separation life
@names
en: divorce, separation from spouse, divorce in kundli, will I get divorced
hi: तलाक, पति-पत्नी का अलगाव, कुंडली में तलाक
hg: talak, divorce, pati patni alag, kundli me talak
@ask
en: will I get divorced | divorce yog in kundli | should I leave my husband | when will my divorce be final | remedy to save marriage | husband wants divorce what to do | which planets cause separation | we live separately for two years, will we be together again | chances of divorce | marriage breaking what to do | will my husband leave me | separation yoga | husband wants divorce what to do | mutual divorce time | is divorce in kundli fixed | separated but want to save marriage
hi: क्या मेरा तलाक हो जाएगा | कुंडली में तलाक का योग | पति तलाक चाहता है क्या करें | तलाक कब तक होगा | शादी बचाने का उपाय | पत्नी मायके चली गई है क्या करूँ | अलगाव किस ग्रह से होता है | दो साल से अलग रहते हैं, क्या फिर साथ होंगे | शादी टूट रही है | पति छोड़ देगा क्या | तलाक लूँ या नहीं | पत्नी वापस आएगी क्या | पति तलाक़ चाहता है | आपसी तलाक़ कितने समय में | क्या तलाक़ लिखा है | अलग रहते हैं रिश्ता बचाना है
hg: kya mera talak ho jayega | kundli me divorce yog | pati talak chahta hai kya karu | talak kab tak hoga | shadi bachane ka upay | patni mayke chali gayi hai kya karu | alagav kis grah se hota hai | 2 saal se alag rehte hai kya fir sath honge | shadi toot rahi hai | pati chhod dega kya | talak lu ya nahi | patni wapas aayegi kya | pati talak chahta hai | aapsi talak kitne time me | kya talak likha hai | alag rehte hai rishta bachana hai
@what modern wide JYOTISH
en: Whether a marriage ends nobody can know from a chart; that lies with the two of you. Tradition sees strain where Shani, Rahu, Mangal or Surya touch the 7th house, and strain is not an end.
hi: विवाह टूटेगा या नहीं, कुंडली से कोई नहीं जान सकता; यह आप दोनों पर है। परंपरा सातवें भाव पर शनि, राहु, मंगल या सूर्य के प्रभाव में तनाव देखती है, और तनाव अंत नहीं।
hg: Vivah tootega ya nahi, kundli se koi nahi jaan sakta; yeh aap dono par hai. Parampara saatve bhav par Shani, Rahu, Mangal ya Surya ke prabhav me tanav dekhti hai, aur tanav ant nahi.
@do modern wide OFFICIAL
en: A counsellor or a fair elder for both is the best first step. Where there is beating or fear, safety comes before saving the marriage: call 181 or 112; free legal aid is at 15100.
hi: दोनों के लिए सलाहकार या निष्पक्ष बड़े से मिलना पहला अच्छा क़दम है। जहाँ मारपीट या डर हो वहाँ विवाह बचाने से पहले सुरक्षा: 181 या 112; मुफ़्त क़ानूनी सहायता 15100।
hg: Dono ke liye counsellor ya nishpaksh bade se milna pehla achha kadam hai. Jahan maarpeet ya darr ho wahan vivah bachane se pehle suraksha: 181 ya 112; muft kanooni sahayata 15100.
@how modern wide OFFICIAL
en: By mutual consent a divorce needs a year of living apart and two motions at the family court, with a waiting time of six months that the court may waive. Ask a lawyer; free aid is at 15100.
hi: आपसी सहमति से तलाक़ को एक वर्ष अलग रहना और परिवार न्यायालय में दो अर्ज़ियाँ चाहिए, छह माह का समय न्यायालय छोड़ सकता है। वकील से पूछें; निःशुल्क सहायता 15100।
hg: Aapsi sehmati se talak ko ek saal alag rehna aur family court me do petition chahiye, chhah mahine ka samay court chhod sakta hai. Vakil se poochhein; free madad 15100.

# remarriage-life life
@names
en: remarriage, second marriage after divorce, widow remarriage, marrying again
hi: दूसरी शादी, पुनर्विवाह, विधवा विवाह, तलाक के बाद शादी
hg: dusri shadi, punarvivah, talak ke baad shadi, vidhwa vivah
@ask
en: will I marry again after divorce | is second marriage good for me | can a widow remarry as per shastra | which house is for second marriage | muhurat rules for second marriage | my children are small, should I remarry | should kundli be matched for second marriage | second husband in kundli | remarry at forty | widow with child marriage | when will I marry second time
hi: तलाक के बाद दूसरी शादी होगी क्या | दूसरी शादी किस भाव से देखते हैं | विधवा विवाह शास्त्र में है क्या | दूसरी शादी सफल होगी क्या | दूसरी शादी में कुंडली मिलाएँ क्या | बच्चे छोटे हैं, क्या दूसरी शादी करूँ | पति के जाने के बाद फिर विवाह | दूसरा विवाह कब होगा | चालीस में दूसरी शादी | बच्चे वाली विधवा का विवाह | दूसरा पति कैसा होगा
hg: dusri shadi kis bhav se dekhte hai | vidhwa vivah shastra me hai kya | dusri shadi safal hogi kya | dusri shadi me kundli milaye kya | bacche chote hai kya dusri shadi karu | pati ke jane ke baad fir se shadi | dusra vivah kab hoga | 40 me dusri shadi | bacche wali vidhwa ki shadi | dusra pati kaisa hoga
@ok modern wide CUSTOM
en: Marrying again after divorce or the death of a spouse is right and lawful, and has been so in India since 1856 for widows too. Whether and when it comes nobody can know.
hi: तलाक या जीवनसाथी के निधन के बाद फिर विवाह उचित और वैध है, विधवाओं के लिए भी भारत में 1856 से। होगा या कब होगा, यह कोई नहीं जान सकता।
hg: Talak ya jeevansathi ke nidhan ke baad phir vivah uchit aur vaidh hai, vidhwaon ke liye bhi Bharat me 1856 se. Hoga ya kab hoga, yeh koi nahi jaan sakta.
@which modern disputed JYOTISH
en: For a second marriage astrologers read the 2nd house, others the 9th or the 8th from the 7th; the muhurat is the same as for a first wedding, and often simpler.
hi: दूसरे विवाह के लिए ज्योतिषी दूसरा भाव, कुछ नौवाँ या सातवें से आठवाँ देखते हैं; मुहूर्त पहले विवाह जैसा ही, प्रायः सरल।
hg: Doosre vivah ke liye jyotishi doosra bhav, kuch nauva ya saatve se aathva dekhte hain; muhurat pehle vivah jaisa hi, aksar saral.
@do modern wide SENSE
en: Give yourself time, talk openly of children, money and the past, and let children meet the new person slowly. People's talk fades sooner than a good life.
hi: ख़ुद को समय दें, बच्चों, पैसे और बीते समय पर खुलकर बात करें, बच्चों को धीरे-धीरे मिलाएँ। लोगों की बातें अच्छे जीवन से पहले मिट जाती हैं।
hg: Khud ko samay dein, bachchon, paise aur beete samay par khulkar baat karein, bachchon ko dheere-dheere milayein. Logon ki baatein achhe jeevan se pehle mit jaati hain.
@see two-marriages

# spouse-cheating-doubt life
@names
en: is my husband cheating, is my wife having an affair, extramarital affair, doubt on spouse
hi: पति का किसी और से संबंध, पत्नी पर शक, पति धोखा दे रहा है
hg: pati ka affair, patni par shak, husband cheating, pati dhokha de raha hai
@ask
en: is my husband having an affair tell from kundli | how to stop husband's affair | remedy for unfaithful husband | my wife talks to someone at night | does venus rahu mean cheating | I doubt my partner all the time | vashikaran for husband to leave other woman | husband has someone else | wife affair in kundli | how to know if spouse is loyal | husband chats with another woman every night and hides the phone | remedy to save my marriage from third person | is checking spouse phone right
hi: क्या मेरे पति का किसी से चक्कर है | पति को दूसरी औरत से दूर करने का उपाय | पत्नी किसी और से बात करती है | शुक्र-राहु से धोखा होता है क्या | पति पर शक रहता है क्या करूँ | पति का अफ़ेयर कैसे ख़त्म करें | पति की ज़िंदगी में कोई और है | पत्नी का चरित्र कुंडली से | पति फ़ोन छुपाते हैं | सौतन से छुटकारा | पति-पत्नी के बीच तीसरा आ गया क्या करें | साथी का फ़ोन देखना ठीक है क्या
hi: पति पर शक है कि कोई और है
hg: kya mere pati ka kisi se chakkar hai | pati ko dusri aurat se door karne ka upay | patni kisi aur se baat karti hai | shukra rahu se dhokha hota hai kya | pati par shak rehta hai kya karu | pati ka affair kaise khatam kare | pati ki zindagi me koi aur hai | patni ka character kundli se | pati phone chhupate hai | sautan se chutkara | pati patni ke beech teesra aa gaya kya kare | partner ka phone check karna theek hai kya
hg: pati par shak hai dhokha de raha lagta hai | mera pati mujhse chhal kar raha kya
@what modern wide SENSE
en: Nobody can know from a kundli whether a spouse is unfaithful, and no planet proves it. Please do not accuse anybody on an astrologer's word.
hi: जीवनसाथी निष्ठावान है या नहीं, यह कुंडली से कोई नहीं जान सकता, और कोई ग्रह इसका प्रमाण नहीं। ज्योतिषी के कहने पर किसी पर आरोप न लगाएँ।
hg: Jeevansathi nishthavan hai ya nahi, yeh kundli se koi nahi jaan sakta, aur koi grah iska praman nahi. Jyotishi ke kehne par kisi par aarop na lagayein.
@do modern wide SENSE
en: Ask calmly about what you saw, tell what hurts you, and agree what both owe each other; a marriage counsellor helps with that. Vashikaran and such are frauds that take money and peace.
hi: जो देखा उस पर शांति से पूछें, क्या दुखता है बताएँ, और तय करें कि दोनों एक-दूसरे को क्या देंगे; विवाह सलाहकार इसमें मदद करते हैं। वशीकरण आदि ठगी है, पैसा और शांति दोनों लेती है।
hg: Jo dekha us par shanti se poochein, kya dukhta hai batayein, aur tay karein ki dono ek-doosre ko kya denge; marriage counsellor isme madad karte hain. Vashikaran aadi thagi hai, paisa aur shanti dono leti hai.
@which modern most JYOTISH
en: Tradition reads doubt in marriage from the 7th house with Rahu, Mangal or Shukra, yet the same marks stand in countless faithful homes. A Friday prayer to Lakshmi-Narayan or Shiva-Parvati together is the gentle custom.
hi: परंपरा विवाह में संदेह सातवें भाव के साथ राहु, मंगल या शुक्र से पढ़ती है, पर वही चिह्न अनगिनत निष्ठावान घरों में भी हैं। शुक्रवार को लक्ष्मी-नारायण या शिव-पार्वती की साथ पूजा कोमल रिवाज है।
hg: Parampara vivah me sandeh saatve bhav ke saath Rahu, Mangal ya Shukra se padhti hai, par wahi chihn anginat nishthavan gharon me bhi hain. Shukravar ko Lakshmi-Narayan ya Shiv-Parvati ki saath puja komal riwaz hai.

# in-laws-trouble life
@names
en: mother in law problems, in-laws trouble, saas bahu quarrels, daughter in law problems
hi: सास-बहू का झगड़ा, ससुराल में परेशानी, सास से नहीं बनती
hg: saas bahu ka jhagda, sasural me pareshani, saas se nahi banti
@ask
en: I do not get along with my mother in law | astrology for saas bahu relation | will I live separate from in laws | my daughter in law does not respect me | in laws ask for dowry what to do | how to bring peace between wife and mother | husband listens only to his mother | mother in law taunts daily | sister in law creates problems | separate house from in laws | saas controls everything | mother in law taunts me daily what to do | husband listens only to his mother | want to live separately from in laws | sister in law interferes | jethani devrani fights | nanad ki wajah se jhagda
hi: सास से नहीं बनती क्या करूँ | सास-बहू में शांति का उपाय | ससुराल से अलग कब रहेंगे | बहू इज़्ज़त नहीं करती | ससुराल वाले दहेज माँगते हैं | माँ और पत्नी के बीच फँसा हूँ | पति सिर्फ़ माँ की सुनते हैं | सास ताने मारती हैं | ननद परेशान करती है | अलग घर लेना चाहते हैं | ससुराल में इज़्ज़त नहीं | सास रोज़ ताना मारती है क्या करूँ | पति सिर्फ़ माँ की सुनता है | ससुराल से अलग रहना है | ननद दख़ल देती है | जेठानी देवरानी का झगड़ा | ससुराल वाले परेशान करते हैं
hg: saas se nahi banti kya karu | saas bahu me shanti ka upay | sasural se alag kab rahenge | bahu izzat nahi karti | sasural wale dahej mangte hai | maa aur patni ke bich phasa hu | pati sirf maa ki sunte hai | saas tane marti hai | nanad pareshan karti hai | alag ghar lena chahte hai | sasural me izzat nahi milti | saas roz tana marti hai kya karu | pati sirf maa ki sunta hai | sasural se alag rehna hai | nanad dakhal deti hai | jethani devrani ka jhagda | sasural wale pareshan karte hai
@do modern wide SENSE
en: Quarrels between in-laws ease by small fixed rules, a kitchen time, a room, a budget of one's own, and by the husband speaking for both sides. No planet and no remedy does it for you.
hi: सास-बहू का झगड़ा छोटे तय नियमों से घटता है, रसोई का समय, अपना कमरा, अपना ख़र्च, और पति के दोनों की ओर से बोलने से। यह कोई ग्रह या उपाय नहीं करता।
hg: Saas-bahu ka jhagda chhote tay niyamon se ghatta hai, rasoi ka samay, apna kamra, apna kharch, aur pati ke dono ki or se bolne se. Yeh koi grah ya upay nahi karta.
@what modern wide OFFICIAL
en: Asking for dowry, beating and threats are crimes, and no fate: call 181 for women, 112 in danger, Elderline 14567 for elders who are ill-treated.
hi: दहेज माँगना, मारपीट और धमकी अपराध हैं, भाग्य नहीं: महिलाओं के लिए 181, ख़तरे में 112, सताए गए बुज़ुर्गों के लिए एल्डरलाइन 14567।
hg: Dahej maangna, maarpeet aur dhamki apradh hain, bhagya nahi: mahilaon ke liye 181, khatre me 112, sataye gaye bujurgon ke liye Elderline 14567.
@which modern most JYOTISH
en: Tradition reads the spouse's mother from the 10th house and one's own from the 4th, and counts Chandra and Shukra for peace between women of a house.
hi: परंपरा जीवनसाथी की माँ को दसवें और अपनी माँ को चौथे भाव से पढ़ती है, और घर की शांति के लिए चंद्र और शुक्र देखती है।
hg: Parampara jeevansathi ki maa ko dasve aur apni maa ko chauthe bhav se padhti hai, aur ghar ki shanti ke liye Chandra aur Shukra dekhti hai.
@how modern wide SENSE
en: Say one thing at a time, calmly, to the person and not about her; let the husband set the limit towards his parents, and you towards yours. Living apart on good terms is no sin.
hi: एक समय एक बात, शांति से और सामने कहें; सीमा पति अपने माता-पिता से रखे और आप अपने से। अच्छे संबंध रखते हुए अलग रहना पाप नहीं।
hg: Ek samay ek baat, shanti se aur saamne kahein; seema pati apne mata-pita se rakhe aur aap apne se. Achhe sambandh rakhte hue alag rehna paap nahi.

# child-when life
@names
en: when will I have a child, santan yoga, childlessness, conceiving a child
hi: संतान कब होगी, संतान योग, संतान सुख, बच्चा नहीं हो रहा
hg: santan kab hogi, santan yog, baccha kab hoga, santan sukh
@ask
en: when will we have a baby | is there child in my kundli | santan prapti remedies | we are married six years with no child | is ivf good for us as per chart | miscarriage again and again what does astrology say | which fast or mantra for child | no baby after 5 years | conceive astrology | pregnancy prediction | putra prapti remedy | which planet gives children | married 5 years no child which puja | ivf and muhurat | santan gopal mantra how to chant | miscarriage again and again is it pitra dosh | infertility which doctor first
hi: हमें बच्चा कब होगा | कुंडली में संतान योग है क्या | संतान प्राप्ति के उपाय | संतान किस भाव से देखते हैं | शादी को छह साल हुए बच्चा नहीं है | संतान गोपाल मंत्र | गर्भ बार-बार गिर जाता है | आईवीएफ़ कराएँ क्या | बच्चा कब होगा कुंडली से | पाँच साल से संतान नहीं | गर्भ नहीं ठहरता | संतान के लिए व्रत | 5 साल से संतान नहीं कौन सी पूजा | बार-बार गर्भपात क्या पितृ दोष है | संतान गोपाल मंत्र कैसे जपें | आईवीएफ़ करवाएँ या उपाय | बाँझ कहकर ताना देते हैं
hg: hume baccha kab hoga | kundli me santan yog hai kya | santan prapti ke upay | santan kis bhav se dekhte hai | shadi ko 6 saal ho gaye baccha nahi hai | santan gopal mantra | garbh bar bar gir jata hai | ivf karaye kya | pregnancy kab hogi | baccha kab hoga kundli se | 5 saal se santan nahi | garbh nahi theherta | santan ke liye vrat | pregnant nahi ho pa rahi | 5 saal se santan nahi konsi puja | baar baar miscarriage kya pitra dosh hai | santan gopal mantra kaise jape | ivf karwaye ya upay | baanjh kehkar tana dete hai
@what modern wide SENSE
en: When a child comes nobody can know from a chart. If a year of trying has passed, half a year after thirty-five, both partners should see a doctor; often the cause can be treated.
hi: संतान कब होगी, कुंडली से कोई नहीं जान सकता। साल भर, और पैंतीस के बाद छह महीने, प्रयास हो चुका हो तो दोनों डॉक्टर से मिलें; अक्सर कारण का इलाज है।
hg: Santan kab hogi, kundli se koi nahi jaan sakta. Saal bhar, aur paintees ke baad chhah mahine, prayas ho chuka ho to dono doctor se milein; aksar karan ka ilaaj hai.
@which classical wide BPHS
en: Tradition looks at the 5th house and its lord, Guru, the saptamsa chart and their dashas. The custom of prayer is Santan Gopal, Ekadashi of Putrada, or Shashti; it stands beside treatment and not in its place.
hi: परंपरा पाँचवाँ भाव और उसका स्वामी, गुरु, सप्तांश और इनकी दशा देखती है। प्रार्थना में संतान गोपाल, पुत्रदा एकादशी या षष्ठी का रिवाज है; यह इलाज के साथ है, उसकी जगह नहीं।
hg: Parampara paanchva bhav aur uska swami, Guru, saptamsa aur inki dasha dekhti hai. Prarthna me Santan Gopal, Putrada Ekadashi ya Shashthi ka riwaz hai; yeh ilaaj ke saath hai, uski jagah nahi.
@do modern wide SENSE
en: Childlessness or a miscarriage is nobody's fault and no sin of a past life. Be gentle with each other, leave taunts unanswered, and remember that adoption is a blessing too.
hi: संतान न होना या गर्भ गिरना किसी का दोष नहीं, न पिछले जन्म का पाप। एक-दूसरे पर कोमल रहें, तानों को अनसुना करें, और गोद लेना भी आशीर्वाद है।
hg: Santan na hona ya garbh girna kisi ka dosh nahi, na pichhle janm ka paap. Ek-doosre par komal rahein, taanon ko ansuna karein, aur god lena bhi aashirwad hai.
@how modern most CUSTOM
en: The Santan Gopal mantra asks Krishna for a child: Devakisuta Govinda Vasudeva Jagatpate, 108 times in the morning by custom, with a lamp and butter or fruit. It stands beside treatment, never instead.
hi: संतान गोपाल मंत्र कृष्ण से संतान माँगता है: देवकीसुत गोविंद वासुदेव जगत्पते, सुबह 108 बार, दीपक और माखन या फल के साथ। यह इलाज के साथ है, उसकी जगह नहीं।
hg: Santan Gopal mantra Krishna se santan maangta hai: Devakisuta Govinda Vasudeva Jagatpate, subah 108 baar, deepak aur makhan ya phal ke saath. Yeh ilaaj ke saath hai, uski jagah nahi.
@who modern wide SENSE
en: Where no child comes, in about half of couples the man has a part too, so both are tested. After two or three miscarriages a doctor looks for thyroid, blood or genetic causes; a curse or pitra dosh is not one.
hi: संतान में देर हो तो लगभग आधे दंपतियों में पुरुष का कारण भी होता है, इसलिए जाँच दोनों की हो। दो-तीन गर्भपात के बाद डॉक्टर थायरॉइड, रक्त या आनुवंशिक कारण देखते हैं; श्राप या पितृ दोष कोई कारण नहीं।
hg: Santan me der ho to lagbhag aadhe dampatiyon me purush ka karan bhi hota hai, isliye jaanch dono ki ho. Do-teen miscarriage ke baad doctor thyroid, rakt ya genetic karan dekhte hain; shraap ya pitra dosh koi karan nahi.

# child-behaviour life
@names
en: my child does not listen, stubborn child, child's future, child addicted to phone
hi: बच्चा कहना नहीं मानता, ज़िद्दी बच्चा, बच्चे का भविष्य, बच्चा मोबाइल देखता है
hg: baccha kehna nahi manta, ziddi baccha, bacche ka future, baccha mobile dekhta hai, bachcha zidd
@ask
en: my son does not obey what does his kundli say | how will my child's future be | remedy for stubborn child | my daughter is always on the phone | teenage son is angry and rude | what will my child become | child lies and steals is it a planet | child is afraid at night | kid not listening | teenager problem | son in bad company | daughter talks back | child weak in studies planet | which mantra for a stubborn child | child does not study what to do
en: my kid is very stubborn and throws tantrums
en: fifteen year old bangs doors and hides the phone, astrologer says rahu and sells a ring | teenage daughter rude since last year, is it a planet or the age | does a boy of thirteen need a gem for anger | son does not talk to us after class nine, guruji blames ketu
hi: बेटा बात नहीं मानता क्या करें | मेरे बच्चे का भविष्य कैसा होगा | ज़िद्दी बच्चे का उपाय | बेटी हमेशा मोबाइल में रहती है | बेटा बहुत ग़ुस्सा करता है | बच्चा बड़ा होकर क्या बनेगा | बच्चा रात को डरता है | बच्चा झूठ बोलता है | बेटा बुरी संगत में है | बेटी पलटकर जवाब देती है | बच्चा पढ़ता नहीं | बच्चे का मोबाइल छुड़ाना | ज़िद्दी बच्चे के लिए कौन सा मंत्र | बच्चा पढ़ता नहीं क्या करें
hi: बच्चा बहुत ज़िद करता है बात नहीं मानता
hi: पंद्रह साल का बेटा दरवाज़े पटकता और फ़ोन छिपाता है, ज्योतिषी राहु की अँगूठी बेच रहे हैं | बेटी साल भर से रूखी है, ग्रह है या उम्र | तेरह के लड़के को ग़ुस्से के लिए रत्न पहनाएँ क्या | बेटा नौवीं के बाद बात नहीं करता, गुरुजी केतु बताते हैं
hg: beta baat nahi manta kya kare | mere bacche ka bhavishya kaisa hoga | ziddi bacche ka upay | beti hamesha mobile me rehti hai | beta bahut gussa karta hai | baccha bada hokar kya banega | baccha raat ko darta hai | baccha jhoot bolta hai | beta buri sangat me hai | beti palat kar jawab deti hai | baccha padhta nahi | bacche ka mobile chhudana | ziddi bachche ke liye mantra | bachcha padhta nahi kya kare
hg: baccha bahut zid karta hai baat nahi manta | bachche ka zidd kam karne ka upay
hg: 15 saal ka beta darwaze patakta aur phone chhupata hai jyotishi rahu ki ring bech raha | beti saal bhar se rude hai graha hai ya umar | 13 ke ladke ko gusse ke liye ratna pehnaye kya | beta class 9 ke baad baat nahi karta guruji ketu batate
@do modern wide SENSE
en: A stubborn child needs time with you, few clear rules that both parents keep, sleep and play, and praise for the small good things; the phone away at meals and bed, for parents too.
hi: ज़िद्दी बच्चे को चाहिए आपका समय, थोड़े साफ़ नियम जो दोनों माता-पिता निभाएँ, नींद-खेल, और छोटी अच्छी बातों की तारीफ़; खाने और सोते समय फ़ोन दूर, बड़ों का भी।
hg: Ziddi bachche ko chahiye aapka samay, thode saaf niyam jo dono maa-baap nibhayein, neend-khel, aur chhoti achhi baaton ki tareef; khane aur sote samay phone door, badon ka bhi.
@what modern wide JYOTISH
en: What a child will become nobody can know, and no chart should fix it early. Tradition looks at Chandra for the mind, Budh for learning, and the 4th and 5th houses, as leanings only.
hi: बच्चा क्या बनेगा, यह कोई नहीं जान सकता, और कुंडली से पहले से तय न करें। परंपरा मन के लिए चंद्र, सीखने के लिए बुध, और चौथा-पाँचवाँ भाव देखती है, केवल झुकाव के लिए।
hg: Bachcha kya banega, yeh koi nahi jaan sakta, aur kundli se pehle se tay na karein. Parampara mann ke liye Chandra, seekhne ke liye Budh, aur chautha-paanchva bhav dekhti hai, keval jhukav ke liye.
@which modern most CUSTOM
en: For a child custom has Ganesh and Saraswati remembered before study, Om Aim Saraswatyai Namah eleven times, and a seat facing east or north. If speech, learning or mood worries you for weeks, see a child doctor.
hi: बच्चे के लिए रिवाज है पढ़ाई से पहले गणेश-सरस्वती का स्मरण, ॐ ऐं सरस्वत्यै नमः ग्यारह बार, और पूर्व या उत्तर मुख बैठना। बोलने, सीखने या मन की चिंता हफ़्तों रहे तो बाल चिकित्सक से मिलें।
hg: Bachche ke liye riwaz hai padhai se pehle Ganesh-Saraswati ka smaran, Om Aim Saraswatyai Namah gyarah baar, aur poorv ya uttar mukh baithna. Bolne, seekhne ya mann ki chinta hafton rahe to child doctor se milein.
@ok modern wide SENSE
en: Rudeness, slammed doors and a hidden phone at thirteen to sixteen are mostly the age, not Rahu. No ring or gem is needed for a child; talk, limits, sleep, and a counsellor if it worries you. A prayer to Hanuman, Durga or Saraswati is enough.
hi: तेरह से सोलह की उम्र में रूखापन, दरवाज़ा पटकना, फ़ोन छिपाना प्रायः उम्र है, राहु नहीं। बच्चे को अँगूठी या रत्न नहीं चाहिए; बातचीत, सीमाएँ, नींद, और चिंता हो तो काउंसलर। हनुमान, दुर्गा या सरस्वती की प्रार्थना काफ़ी है।
hg: Terah se solah ki umar me rukhapan, darwaza patakna, phone chhupana aksar umar hai, Rahu nahi. Bacche ko ring ya ratna nahi chahiye; baatcheet, limits, neend, aur chinta ho to counsellor. Hanuman, Durga ya Saraswati ki prarthna kaafi hai.

# job-when life
@names
en: when will I get a job, unemployment, job yoga, no job
hi: नौकरी कब लगेगी, बेरोज़गारी, नौकरी का योग
hg: naukri kab lagegi, job kab lagegi, berozgari, job ka yog
@ask
en: when will I get a job | I am unemployed since a year what to do | remedy to get a job | which planet is for job | will I clear the interview | is there job in my kundli this year | my son finished his degree and has no work | which mantra for job | job kab milegi in english when | jobless after college | no interview calls | got fired when next job | lost my job what should I do | jobless since 2 years puja | is it true shani gives job late | which mantra for job | company fired me suddenly
en: I lost my job, when do I find another
hi: मेरी नौकरी कब लगेगी | एक साल से बेरोज़गार हूँ क्या करूँ | नौकरी पाने का उपाय | नौकरी किस ग्रह से मिलती है | इंटरव्यू में सफल होऊँगा क्या | कुंडली में नौकरी का योग है क्या | बेटे की नौकरी कब लगेगी | नौकरी छूट गई है नई कब मिलेगी | पढ़ाई के बाद नौकरी नहीं | इंटरव्यू कॉल नहीं आती | नौकरी से निकाल दिया | रोज़गार कब मिलेगा | नौकरी चली गई क्या करूँ | 2 साल से बेरोज़गार हूँ | नौकरी के लिए कौन सा मंत्र | शनि देर से नौकरी देता है क्या | कंपनी ने अचानक निकाल दिया
hi: नौकरी चली गई, नई कब मिलेगी
hg: meri naukri kab lagegi | ek saal se berozgar hu kya karu | naukri pane ka upay | naukri kis grah se milti hai | interview me select ho jaunga kya | kundli me naukri ka yog hai kya | bete ki naukri kab lagegi | job chhut gayi hai nayi kab milegi | job nahi mil rahi kya kare | padhai ke baad naukri nahi mili | interview call nahi aati | naukri se nikal diya | rozgar kab milega | job kb lgegi | naukri chali gayi kya karu | 2 saal se berozgar hu | naukri ke liye konsa mantra | shani der se naukri deta hai kya | company ne achanak nikal diya
hg: pati ki naukri chhut gayi nayi kab milegi | job chali gayi ab kya karu
@what modern wide JYOTISH
en: When a job comes nobody can know or promise, no chart and no remedy either. Tradition only names times in which effort is said to bear fruit more easily.
hi: नौकरी कब मिलेगी, यह न कोई जान सकता है न वादा कर सकता है, न कुंडली न उपाय। परंपरा केवल वह समय बताती है जिसमें मेहनत जल्दी फलती मानी जाती है।
hg: Naukri kab milegi, yeh na koi jaan sakta hai na vaada kar sakta hai, na kundli na upay. Parampara keval woh samay batati hai jisme mehnat jaldi phalti maani jaati hai.
@which classical wide BPHS
en: For work astrologers read the 10th house and its lord, the 6th for service, the 2nd and 11th for income, Surya, Shani and Budh, the dashamsha, and the running dasha.
hi: काम के लिए ज्योतिषी दसवाँ भाव और उसका स्वामी, सेवा का छठा, आय के दूसरा-ग्यारहवाँ भाव, सूर्य, शनि, बुध, दशमांश और चलती दशा देखते हैं।
hg: Kaam ke liye jyotishi dasva bhav aur uska swami, seva ka chhatha, aay ke doosra-gyarahva bhav, Surya, Shani, Budh, dashamsha aur chalti dasha dekhte hain.
@do modern wide SENSE
en: What helps: five good applications a week, one new skill, people you know asked by name, mock interviews, and the free National Career Service portal. Never pay for a job offer; that is a fraud.
hi: क्या मदद करता है: हफ़्ते में पाँच अच्छे आवेदन, एक नया हुनर, परिचितों से सीधी बात, इंटरव्यू का अभ्यास, और मुफ़्त नेशनल करियर सर्विस पोर्टल। नौकरी के लिए पैसे कभी न दें; वह ठगी है।
hg: Kya madad karta hai: hafte me paanch achhe application, ek naya hunar, jaan-pehchan walon se seedhi baat, interview ka abhyas, aur muft National Career Service portal. Naukri ke liye paise kabhi na dein; woh thagi hai.
@how modern wide SENSE
en: After a job loss do this first: get your papers and last salary in writing, withdraw nothing from the PF in haste, cut costs, tell family, and apply the next morning. It is no mark of your worth.
hi: नौकरी जाने पर पहले: काग़ज़ और अंतिम वेतन लिखित लें, जल्दबाज़ी में पीएफ़ न निकालें, ख़र्च घटाएँ, घर में बताएँ, और अगली सुबह आवेदन करें। इससे आपका मूल्य नहीं घटता।
hg: Naukri jaane par pehle: kaagaz aur antim vetan likhit lein, jaldi me PF na nikaalein, kharch ghatayein, ghar me batayein, aur agli subah apply karein. Isse aapka mulya nahi ghatta.
@when modern most CUSTOM
en: For work people offer water to Surya on Sunday, a lamp to Shani or Hanuman on Saturday, and chant the Aditya Hridaya. They give courage for the search, and the search itself is ours.
hi: काम के लिए लोग रविवार को सूर्य को जल, शनिवार को शनि या हनुमान को दीपक देते और आदित्य हृदय का पाठ करते हैं। इससे खोज का साहस मिलता है, खोज हमें करनी है।
hg: Kaam ke liye log Ravivar ko Surya ko jal, Shanivar ko Shani ya Hanuman ko deepak dete aur Aditya Hridaya ka paath karte hain. Isse khoj ka sahas milta hai, khoj humein karni hai.
@see house-10

# government-job life
@names
en: government job, sarkari naukri yoga, civil service yoga, upsc astrology
hi: सरकारी नौकरी, सरकारी नौकरी का योग, यूपीएससी का योग
hg: sarkari naukri, govt job, sarkari job ka yog, upsc ka yog
@ask
en: will I get a government job | is there a govt job in my kundli | which planet gives government job | will I crack upsc | remedy for government job | I have failed ssc four times should I try again | police or army job in chart | bank job yoga | sarkari job chances | will I clear ssc | railway job yog | teacher government job yoga | which planet for government job | ssc bank railway job yoga | last attempt left should I try or not | police army job in kundli
hi: क्या मेरी सरकारी नौकरी लगेगी | कुंडली में सरकारी नौकरी का योग कैसे देखें | सरकारी नौकरी किस ग्रह से मिलती है | यूपीएससी निकलेगा क्या | सरकारी नौकरी के उपाय | चार बार फ़ेल हो गया, फिर दूँ क्या | पुलिस या सेना का योग | शिक्षक की नौकरी का योग | रेलवे में नौकरी लगेगी क्या | एसएससी निकलेगा क्या | सरकारी टीचर बनूँगी क्या | सरकारी नौकरी कब तक | सरकारी नौकरी का ग्रह कौन सा | एसएससी बैंक रेलवे की तैयारी | आख़िरी प्रयास बचा है क्या करूँ | पुलिस सेना की नौकरी कुंडली में
hg: kya meri sarkari naukri lagegi | kundli me govt job ka yog kaise dekhe | sarkari naukri kis grah se milti hai | upsc niklega kya mera | sarkari naukri ke upay | 4 baar fail ho gaya fir se du kya | police ya army ka yog | bank ki naukri ka yog | railway me naukri lagegi kya | ssc niklega kya | sarkari teacher banungi kya | govt job kab tak lagegi | sarkari naukri ka graha konsa | ssc bank railway ki taiyari | aakhri attempt bacha hai kya karu | police army ki naukri kundli me
@what modern wide JYOTISH
en: Whether you get a government job nobody can know from a chart; seats are few and preparation decides. By tradition some charts favour it, and many without that sign serve well.
hi: सरकारी नौकरी मिलेगी या नहीं, कुंडली से कोई नहीं जान सकता; पद कम हैं और तैयारी तय करती है। परंपरा में कुछ कुंडलियाँ अनुकूल हैं, और बिना उस योग के भी बहुत लोग सेवा में हैं।
hg: Sarkari naukri milegi ya nahi, kundli se koi nahi jaan sakta; seat kam hain aur taiyaari tay karti hai. Parampara me kuch kundliyan anukool hain, aur bina us yog ke bhi bahut log seva me hain.
@which classical most PHAL
en: Tradition looks for a strong Surya, tied to the 10th or 6th house, with Mangal for uniform, Guru for teaching and law, Shani for administration, Budh for banks.
hi: परंपरा दसवें या छठे भाव से जुड़ा बलवान सूर्य देखती है; वर्दी के लिए मंगल, शिक्षा-न्याय के लिए गुरु, प्रशासन के लिए शनि, बैंक के लिए बुध।
hg: Parampara dasve ya chhathe bhav se juda balwan Surya dekhti hai; vardi ke liye Mangal, shiksha-nyay ke liye Guru, prashasan ke liye Shani, bank ke liye Budh.
@do modern wide SENSE
en: Fix a number of tries and a plan B beforehand, study from past papers, and sleep. If the tries run out, the years of study are not lost: states, banks and firms value them.
hi: प्रयासों की संख्या और दूसरी योजना पहले तय करें, पुराने प्रश्नपत्र पढ़ें, और सोएँ। प्रयास समाप्त हों तो पढ़ाई व्यर्थ नहीं: राज्य, बैंक और कंपनियाँ उसे मानती हैं।
hg: Prayason ki sankhya aur plan B pehle tay karein, purane paper padhein, aur soyein. Prayas khatam hon to padhai vyarth nahi: rajya, bank aur company use maanti hain.
@when modern most CUSTOM
en: For a government post custom offers water to Surya at sunrise with red flowers, on Sundays above all, and the Aditya Hridaya. It is prayer beside mock tests, and no method to pass.
hi: सरकारी पद के लिए रिवाज सूर्योदय पर सूर्य को लाल फूल के साथ जल देता है, ख़ासकर रविवार को, और आदित्य हृदय पाठ। यह मॉक टेस्ट के साथ प्रार्थना है, पास होने का तरीक़ा नहीं।
hg: Sarkari pad ke liye riwaz suryoday par Surya ko laal phool ke saath jal deta hai, khaaskar Ravivar ko, aur Aditya Hridaya paath. Yeh mock test ke saath prarthna hai, pass hone ka tarika nahi.

# job-change-promotion life
@names
en: promotion, job change, transfer, trouble with boss, layoff
hi: पदोन्नति, प्रमोशन, नौकरी बदलना, तबादला, बॉस से परेशानी
hg: promotion kab hoga, job change, naukri badalna, transfer, boss se pareshani
@ask
en: when will I get a promotion | should I change my job now | will I get a transfer to my home town | my boss harasses me remedy | layoffs in my company will I lose my job | good time to switch job astrology | salary increment when | not satisfied with job | change company or stay | boss is toxic | increment this year | posting to home town | promotion not given since 4 years | boss harasses me what upay | transfer to hometown when | should I resign now or wait dasha
hi: प्रमोशन कब होगा | क्या मुझे नौकरी बदलनी चाहिए | तबादला कब होगा | बॉस परेशान करता है क्या करूँ | नौकरी जाने का डर है | नौकरी बदलने का सही समय | वेतन कब बढ़ेगा | नौकरी में मन नहीं लगता | कंपनी बदलूँ या रुकूँ | बॉस ग़ुस्सा करता है | घर के पास पोस्टिंग कब | नौकरी छोड़ दूँ क्या | 4 साल से प्रमोशन नहीं | बॉस परेशान करता है उपाय | घर के पास तबादला कब | अभी इस्तीफ़ा दूँ या रुकूँ
hg: promotion kab hoga mera | kya mujhe job change karni chahiye | transfer kab hoga | boss pareshan karta hai kya karu | job jane ka dar hai | job switch karne ka sahi time | salary kab badhegi | naukri me man nahi lagta | office me politics hai kya kare | company badlu ya ruku | boss gussa karta hai | ghar ke paas posting kab | naukri chhod du kya | 4 saal se promotion nahi | boss pareshan karta hai upay | ghar ke paas transfer kab | abhi resign karu ya ruku
@what modern wide JYOTISH
en: Whether a promotion, transfer or layoff comes nobody can know from stars. Tradition reads changes at work from the 10th house, its lord's dasha, and Shani and Guru passing over it.
hi: प्रमोशन, तबादला या छँटनी होगी या नहीं, तारों से कोई नहीं जान सकता। परंपरा काम में बदलाव दसवें भाव, उसके स्वामी की दशा और उस पर शनि-गुरु के गोचर से पढ़ती है।
hg: Promotion, transfer ya chhantni hogi ya nahi, taaron se koi nahi jaan sakta. Parampara kaam me badlav dasve bhav, uske swami ki dasha aur us par Shani-Guru ke gochar se padhti hai.
@do modern wide SENSE
en: Leave a job when the next offer is signed and three to six months of expenses are saved. Keep a list of your results for the talk on pay; note harassment by date and tell HR in writing.
hi: नौकरी तब छोड़ें जब अगला प्रस्ताव हस्ताक्षरित हो और तीन से छह महीने का ख़र्च बचा हो। वेतन की बात के लिए अपने कामों की सूची रखें; उत्पीड़न तारीख़ सहित लिखें और एचआर को लिखित बताएँ।
hg: Naukri tab chhodein jab agla offer sign ho aur teen se chhah mahine ka kharch bacha ho. Salary ki baat ke liye apne kaamon ki list rakhein; utpeedan tarikh ke saath likhein aur HR ko likhit batayein.
@which modern most CUSTOM
en: Customs people keep for work peace: water to Surya at sunrise, Hanuman Chalisa on Tuesday, food to workers on Saturday, a calm seat facing east or north. None moves a boss; they keep you steady.
hi: काम की शांति के रिवाज: सूर्योदय पर सूर्य को जल, मंगलवार हनुमान चालीसा, शनिवार श्रमिकों को भोजन, पूर्व या उत्तर मुख बैठना। कोई बॉस को नहीं बदलता; आपको स्थिर रखता है।
hg: Kaam ki shanti ke riwaz: suryoday par Surya ko jal, Mangalvar Hanuman Chalisa, Shanivar shramikon ko bhojan, poorv ya uttar mukh baithna. Koi boss ko nahi badalta; aapko sthir rakhta hai.

# business-or-job life
@names
en: business or job, should I start a business, partnership in business, which business suits me
hi: व्यापार या नौकरी, कौन सा व्यापार करूँ, साझेदारी, बिज़नेस या जॉब
hg: business ya job, kaunsa business karu, partnership, business karu ya naukri
@ask
en: should I do business or job as per kundli | which business is good for me | is partnership good for me | is business in my luck | should I leave my job to start a startup | business with friend or alone | clothes shop or food shop which is better for me | own business or service | startup yog | suitable business as per date of birth | partnership with brother
hi: मुझे व्यापार करना चाहिए या नौकरी | मेरे लिए कौन सा व्यापार अच्छा है | साझेदारी में व्यापार करूँ क्या | व्यापार का योग कैसे देखते हैं | नौकरी छोड़कर व्यापार करूँ क्या | व्यापार किस ग्रह से देखते हैं | राशि के अनुसार व्यापार | कौन सी दुकान खोलूँ | अपना काम करूँ या नौकरी | भाई के साथ साझेदारी | जन्मतिथि से व्यापार | स्टार्टअप का योग
hg: mujhe business karna chahiye ya job | mere liye kaunsa business acha hai | partnership me business karu kya | business ka yog kaise dekhte hai | naukri chhod kar business karu kya | business kis grah se dekhte hai | rashi ke hisab se business | kaunsi dukan kholu | apna kaam karu ya naukri | bhai ke sath partnership | date of birth se business | startup ka yog
@what modern wide JYOTISH
en: Business or job nobody can decide for you from a chart, and no profit can be promised. Your skill, savings, customers and sleep at night are the better guide.
hi: व्यापार या नौकरी, कुंडली से आपके लिए कोई तय नहीं कर सकता, और लाभ का वादा नहीं हो सकता। आपका हुनर, बचत, ग्राहक और रात की नींद बेहतर सलाहकार हैं।
hg: Business ya naukri, kundli se aapke liye koi tay nahi kar sakta, aur laabh ka vaada nahi ho sakta. Aapka hunar, bachat, grahak aur raat ki neend behtar salahkar hain.
@which modern most JYOTISH
en: Tradition gives service to a strong 6th house and Shani, business to a strong 7th, 11th and Budh, partnership to the 7th; the sign of the 10th and planets in it hint at the trade.
hi: परंपरा में बलवान छठा भाव और शनि सेवा का, बलवान सातवाँ, ग्यारहवाँ और बुध व्यापार का, सातवाँ साझेदारी का संकेत है; दसवें की राशि और ग्रह काम का प्रकार बताते हैं।
hg: Parampara me balwan chhatha bhav aur Shani seva ka, balwan saatva, gyarahva aur Budh vyapar ka, saatva partnership ka sanket hai; dasve ki rashi aur grah kaam ka prakar batate hain.
@do modern wide SENSE
en: Start small beside the job, sell to ten real customers, write down the partnership, and risk only what you can lose. Then decide.
hi: नौकरी के साथ छोटा शुरू करें, दस असली ग्राहकों को बेचें, साझेदारी लिखित रखें, और उतना ही लगाएँ जितना खो सकें। फिर तय करें।
hg: Naukri ke saath chhota shuru karein, das asli grahakon ko bechein, partnership likhit rakhein, aur utna hi lagayein jitna kho sakein. Phir tay karein.

# business-loss life
@names
en: business loss, no customers, business slow, loss in trade
hi: व्यापार में घाटा
hg: business me ghata, dhandha manda
@ask
en: my business is in loss what to do | my shop does not run remedy | customers stopped coming is it nazar | when will my business grow | partner cheated me in business | rahu and business loss | I invested all my savings in a shop and it is failing | business going down | shop sales fell | loss since I changed shop | losing money in business every month and rent is due, what should I look at | which god for shop sales
hi: व्यापार में घाटा हो रहा है क्या करूँ | दुकान नहीं चलती उपाय बताओ | ग्राहक नहीं आ रहे, नज़र लगी है क्या | मेरा व्यापार कब चलेगा | पार्टनर ने धोखा दिया | दुकान बंद करूँ क्या | धंधा मंदा चल रहा है | धंधे में नुक़सान | बिक्री घट गई | दुकान घाटे में है | व्यापार डूब रहा है | दुकान की बिक्री के लिए किसकी पूजा | दुकान में ग्राहक नहीं आते उपाय
hg: business me ghata ho raha hai kya karu | dukan nahi chalti upay batao | grahak nahi aa rahe nazar lagi hai kya | mera business kab chalega | partner ne dhokha diya | dukan band karu kya | dhandha manda chal raha hai kya kare | dhande me nuksan | bikri ghat gayi | dukan ghate me hai | business doob raha hai | dukan ki bikri ke liye kiski puja | dukan me grahak nahi aate upay
@what modern wide JYOTISH
en: A slow business is no sign of a curse or nazar, and when it turns nobody can know. Tradition looks at the 10th, 7th and 11th houses, Budh and the dasha of the time.
hi: मंदा व्यापार किसी श्राप या नज़र का संकेत नहीं, और कब सुधरेगा, कोई नहीं जान सकता। परंपरा दसवाँ, सातवाँ, ग्यारहवाँ भाव, बुध और उस समय की दशा देखती है।
hg: Manda business kisi shraap ya nazar ka sanket nahi, aur kab sudhrega, koi nahi jaan sakta. Parampara dasva, saatva, gyarahva bhav, Budh aur us samay ki dasha dekhti hai.
@do modern wide SENSE
en: Write down each day's sale and cost for a month, ask ten customers what they miss, cut stock that does not move, and speak early with lender and landlord. A lamp at dusk, Wednesday Ganesh and a clean counter are free customs.
hi: महीने भर रोज़ की बिक्री-ख़र्च लिखें, दस ग्राहकों से कमी पूछें, न बिकने वाला माल घटाएँ, और बैंक व मकान मालिक से जल्दी बात करें। शाम का दीया, बुधवार को गणेश और साफ़ काउंटर मुफ़्त रिवाज हैं।
hg: Mahine bhar roz ki bikri-kharch likhein, das grahakon se kami poochein, na bikne wala maal ghatayein, aur bank va makaan malik se jaldi baat karein. Shaam ka diya, Budhvar ko Ganesh aur saaf counter muft riwaz hain.
@which modern most CUSTOM
en: For a shop custom has Ganesh and Lakshmi at opening time, a lamp at dusk, the cash box opening north, lemon and chillies changed on Saturday, and the first sale greeted. None of it promises sales.
hi: दुकान के लिए रिवाज है खोलते समय गणेश-लक्ष्मी, शाम को दीपक, उत्तर की ओर खुलता गल्ला, शनिवार को नींबू-मिर्च बदलना, और पहली बिक्री का आदर। बिक्री का वादा इनमें से कोई नहीं करता।
hg: Dukaan ke liye riwaz hai kholte samay Ganesh-Lakshmi, shaam ko deepak, uttar ki or khulta galla, Shanivar ko nimbu-mirch badalna, aur pehli bikri ka aadar. Bikri ka vaada inme se koi nahi karta.

# career-choice life
@names
en: which career, career choice, which stream, which profession, subject after tenth
hi: कौन सा करियर, कौन सा विषय लूँ, करियर चुनना, दसवीं के बाद विषय
hg: kaunsa career, kaunsa subject lu, career choice, 10th ke baad kya kare
@ask
en: which career is best for me | which stream should my son take after 10th | is engineering or medical in my chart | which field will give success | am I made for acting or music | career by rashi | career by birth date | my daughter wants arts but relatives say science | should I become a lawyer | which job suits me | commerce or science | good profession for tula rashi | what should I become
hi: मेरे लिए कौन सा करियर अच्छा है | दसवीं के बाद कौन सा विषय लूँ | डॉक्टर बनूँगा या इंजीनियर | राशि के अनुसार करियर | किस क्षेत्र में सफलता मिलेगी | बेटी कला लेना चाहती है, सब विज्ञान कहते हैं | अभिनय में जाऊँ क्या | मुझे क्या बनना चाहिए | कॉमर्स लूँ या साइंस | तुला राशि का करियर | कौन सा पेशा सही
hg: mere liye kaunsa career acha hai | 10th ke baad kaunsa subject lu | doctor banunga ya engineer | rashi ke hisab se career | kis field me success milegi | beti arts lena chahti hai sab science bolte hai | acting me jau kya | mujhe kya banna chahiye | commerce lu ya science | tula rashi ka career | kaunsa profession sahi
@what modern wide JYOTISH
en: Which career brings success nobody can know from a chart; interest, marks and chance to practise tell more. Let the young person choose among what they like.
hi: किस करियर में सफलता है, कुंडली से कोई नहीं जान सकता; रुचि, अंक और अभ्यास का अवसर अधिक बताते हैं। युवा को अपनी पसंद में से चुनने दें।
hg: Kis career me safalta hai, kundli se koi nahi jaan sakta; ruchi, ank aur abhyas ka avsar zyada batate hain. Bachche ko apni pasand me se chunne dein.
@which modern most JYOTISH
en: Tradition reads the 10th house and strongest planet: Surya state and medicine, Chandra care and hospitality, Mangal engineering, defence, surgery, Budh trade and writing, Guru teaching and law, Shukra arts, Shani industry and service.
hi: परंपरा दसवाँ भाव और सबसे बली ग्रह देखती है: सूर्य शासन-चिकित्सा, चंद्र सेवा-आतिथ्य, मंगल इंजीनियरिंग, सेना, शल्य, बुध व्यापार-लेखन, गुरु शिक्षा-न्याय, शुक्र कला, शनि उद्योग-सेवा।
hg: Parampara dasva bhav aur sabse bali grah dekhti hai: Surya shasan-chikitsa, Chandra seva-aatithya, Mangal engineering, sena, surgery, Budh vyapar-lekhan, Guru shiksha-nyay, Shukra kala, Shani udyog-seva.
@do modern wide SENSE
en: Spend a week with somebody in that work, try a free course, take an aptitude test at school, and compare fees with first salaries.
hi: उस काम वाले के साथ एक हफ़्ता बिताएँ, मुफ़्त कोर्स करके देखें, स्कूल में रुचि-परीक्षण दें, और फ़ीस को पहली तनख़्वाह से मिलाएँ।
hg: Us kaam wale ke saath ek hafta bitayein, free course karke dekhein, school me aptitude test dein, aur fees ko pehli salary se milayein.

# exam-result life
@names
en: exam result, will I pass the exam, exam fear, competitive exam
hi: परीक्षा का परिणाम, परीक्षा में पास होऊँगा, परीक्षा का डर
hg: exam result, exam me pass, pariksha ka result, exam ka dar
@ask
en: will I pass my exam | will I clear neet this time | remedy to score good marks | I am scared of board exams | which mantra before exam | what to do if I fail | mind does not focus on study which planet | my son got low marks, he is not eating | will I get good marks | jee result | failing again and again | exam tomorrow very nervous | how to get good marks mantra | neet jee exam fear vastu | exam tomorrow cannot remember | failed in exam what now feeling low | hall ticket day what to eat
hi: क्या मैं परीक्षा में पास हो जाऊँगा | नीट इस बार निकलेगा क्या | अच्छे अंक लाने का उपाय | बोर्ड परीक्षा से डर लगता है | फ़ेल हो गया तो क्या होगा | पढ़ाई में मन नहीं लगता किस ग्रह से | बेटे के नंबर कम आए, खाना नहीं खा रहा | क्या मेरे अच्छे नंबर आएँगे | कल परीक्षा है घबराहट | बार-बार फ़ेल | जेईई निकलेगा क्या | अच्छे नंबर के लिए मंत्र | नीट जेईई का डर | कल परीक्षा है कुछ याद नहीं रहता | फ़ेल हो गया अब क्या | परीक्षा के दिन क्या खाकर जाएँ
hg: kya main exam me pass ho jaunga | neet is baar niklega kya | acche marks lane ka upay | board exam se dar lagta hai | exam se pehle kaunsa mantra | fail ho gaya to kya hoga | padhai me man nahi lagta kis grah se | bete ke number kam aaye khana nahi kha raha | result kaisa aayega mera | kya mere acche number aayenge | kal exam hai ghabrahat | baar baar fail | jee niklega kya | ache marks ke liye mantra | neet jee ka dar | kal exam hai kuch yaad nahi rehta | fail ho gaya ab kya | exam wale din kya khakar jaye
@what modern wide JYOTISH
en: How an exam ends nobody can know from stars, and marks do not measure your worth. Tradition sees study in the 4th and 5th houses, Budh and Guru.
hi: परीक्षा का परिणाम तारों से कोई नहीं जान सकता, और अंक आपका मूल्य नहीं नापते। परंपरा पढ़ाई को चौथे-पाँचवें भाव, बुध और गुरु में देखती है।
hg: Exam ka result taaron se koi nahi jaan sakta, aur ank aapka mulya nahi naapte. Parampara padhai ko chauthe-paanchve bhav, Budh aur Guru me dekhti hai.
@do modern wide SENSE
en: Past papers against the clock, forty minutes of work and ten of rest, seven hours of sleep, and phone in another room help most. A short prayer to Saraswati or Ganesh steadies the mind before the paper.
hi: घड़ी रखकर पुराने पेपर, चालीस मिनट पढ़ाई दस मिनट आराम, सात घंटे नींद, और फ़ोन दूसरे कमरे में, सबसे अधिक मदद करते हैं। पेपर से पहले सरस्वती या गणेश का स्मरण मन शांत करता है।
hg: Ghadi rakhkar purane paper, chalis minute padhai das minute aaram, saat ghante neend, aur phone doosre kamre me, sabse zyada madad karte hain. Paper se pehle Saraswati ya Ganesh ka smaran mann shaant karta hai.
@ok modern wide OFFICIAL
en: Failing once closes no life: there are compartment and open-school exams and other roads. If fear or shame grows heavy, call Tele-MANAS 14416, free, at any hour, and tell your parents.
hi: एक बार फ़ेल होने से जीवन नहीं रुकता: कंपार्टमेंट, मुक्त विद्यालय और दूसरे रास्ते हैं। डर या शर्म भारी लगे तो टेली-मानस 14416 पर कभी भी मुफ़्त बात करें और माता-पिता को बताएँ।
hg: Ek baar fail hone se jeevan nahi rukta: compartment, open school aur doosre raste hain. Darr ya sharm bhaari lage to Tele-MANAS 14416 par kabhi bhi muft baat karein aur mummy-papa ko batayein.
@when modern most CUSTOM
en: On the exam day custom has curd and sugar, elders' feet, and Om Aim Saraswatyai Namah said eleven times; sit facing east or north to study. A light breakfast, water and arriving early help surely.
hi: परीक्षा के दिन दही-चीनी, बड़ों के चरण, और ॐ ऐं सरस्वत्यै नमः ग्यारह बार की रीति है; पढ़ते समय पूर्व या उत्तर मुख। हल्का नाश्ता, पानी और समय से पहुँचना सचमुच मदद करते हैं।
hg: Exam ke din dahi-cheeni, badon ke charan, aur Om Aim Saraswatyai Namah gyarah baar ki reeti hai; padhte samay poorv ya uttar mukh. Halka nashta, paani aur samay se pahunchna sach me madad karte hain.

# foreign-travel-life life
@names
en: going abroad, foreign settlement, visa, study abroad, foreign yoga, will i get the visa
hi: विदेश यात्रा का योग, विदेश जाना, वीज़ा, विदेश में बसना, वीज़ा लगेगा
hg: videsh jane ka yog, videsh kab jaunga, visa kab milega, foreign settlement, visa lagega, visa milega
@ask
en: will I go abroad | will I settle in canada | when will my visa come | foreign travel yoga in kundli | should I study abroad or in india | which house shows foreign land | will I get pr | visa was rejected twice what to do | abroad yog | visa approval when | will I work in dubai | foreign study in kundli | which house for going abroad | rahu in 12th foreign settle | visa rejected twice mantra | job in dubai canada yoga
hi: क्या मैं विदेश जाऊँगा | विदेश में बसने का योग है क्या | वीज़ा कब मिलेगा | कुंडली में विदेश यात्रा कैसे देखते हैं | विदेश में पढ़ाई करूँ या यहाँ | विदेश किस भाव से देखते हैं | वीज़ा दो बार रिजेक्ट हो गया | विदेश में नौकरी मिलेगी क्या | विदेश योग | दुबई में काम मिलेगा क्या | पासपोर्ट वीज़ा में अड़चन | विदेश में पढ़ने का योग | विदेश जाने का योग किस भाव से | 12वें राहु विदेश | वीज़ा दो बार रिजेक्ट हुआ | विदेश में बसने का योग
hg: kya main videsh jaunga | videsh me basne ka yog hai kya | visa kab milega mera | kundli me videsh yatra kaise dekhte hai | videsh me padhai karu ya yaha | videsh kis bhav se dekhte hai | visa do baar reject ho gaya | videsh me naukri milegi kya | canada ki pr milegi kya | videsh yog | dubai me kaam milega kya | passport visa me adchan | videsh me padhne ka yog | videsh jane ka yog kis bhav se | 12ve rahu videsh | visa do baar reject hua | videsh me basne ka yog
@what modern wide JYOTISH
en: Whether you go abroad or get a visa nobody can know from a chart; papers, funds and rules decide it. No puja changes an embassy's list.
hi: विदेश जाएँगे या वीज़ा मिलेगा, कुंडली से कोई नहीं जान सकता; काग़ज़, धन और नियम तय करते हैं। कोई पूजा दूतावास की सूची नहीं बदलती।
hg: Videsh jayenge ya visa milega, kundli se koi nahi jaan sakta; kaagaz, dhan aur niyam tay karte hain. Koi puja embassy ki list nahi badalti.
@which modern most JYOTISH
en: Tradition looks at the 12th house for living abroad, the 9th for long journeys, the 7th for trade there and the 4th for leaving home, with Rahu, Chandra and Shani.
hi: परंपरा विदेश में रहने के लिए बारहवाँ, लंबी यात्रा के लिए नौवाँ, वहाँ के व्यापार के लिए सातवाँ और घर छोड़ने के लिए चौथा भाव, साथ में राहु, चंद्र और शनि देखती है।
hg: Parampara videsh me rehne ke liye barahva, lambi yatra ke liye nauva, wahan ke vyapar ke liye saatva aur ghar chhodne ke liye chautha bhav, saath me Rahu, Chandra aur Shani dekhti hai.
@do modern wide OFFICIAL
en: Read the refusal letter and answer its reason with papers. Use only registered agents: check them on the eMigrate portal, and pay nobody who promises a visa.
hi: अस्वीकृति का पत्र पढ़ें और उसके कारण का उत्तर काग़ज़ों से दें। केवल पंजीकृत एजेंट लें: eMigrate पोर्टल पर जाँचें, और वीज़ा का वादा करने वाले को पैसे न दें।
hg: Refusal letter padhein aur uske karan ka uttar kaagazon se dein. Keval registered agent lein: eMigrate portal par jaanchein, aur visa ka vaada karne wale ko paise na dein.
@when modern most JYOTISH
en: Periods named for going abroad are the dasha of the 12th or 9th lord, of Rahu, or of a planet in a movable sign. Visas depend on funds, purpose and papers; nobody can know the officer's answer.
hi: विदेश के लिए बारहवें या नवें स्वामी, राहु, या चर राशि के ग्रह की दशा बताई जाती है। वीज़ा धन, उद्देश्य और काग़ज़ पर निर्भर है; अधिकारी का उत्तर कोई नहीं जान सकता।
hg: Videsh ke liye barahve ya nauve swami, Rahu, ya char rashi ke grah ki dasha batayi jaati hai. Visa dhan, uddeshya aur kaagaz par nirbhar hai; adhikari ka jawab koi nahi jaan sakta.

# rich-when life
@names
en: when will I become rich, wealth in my kundli, crorepati yoga, financial future
hi: मैं अमीर कब बनूँगा, धन का योग मेरी कुंडली में, करोड़पति योग
hg: main ameer kab banunga, crorepati yog, paisa kab aayega
@ask
en: when will I be rich | is there a crorepati yoga in my chart | when will my money problems end | which mantra brings money fast | how to attract lakshmi | money comes but does not stay | will I be wealthy after marriage | which planet gives money | money luck | how to become rich fast | wealth after which age | will I be a crorepati
hi: मैं अमीर कब बनूँगा | कुंडली में करोड़पति योग है क्या | पैसों की तंगी कब ख़त्म होगी | पैसा कब आएगा | लक्ष्मी प्राप्ति का उपाय | पैसा आता है पर टिकता नहीं | धन किस ग्रह से मिलता है | आर्थिक स्थिति कब सुधरेगी | पैसे वाला कब बनूँगा | जल्दी अमीर बनने का उपाय | किस उम्र में धन | ग़रीबी कब दूर होगी
hg: main ameer kab banunga | kundli me crorepati yog hai kya | paise ki tangi kab khatam hogi | paisa kab aayega mere paas | lakshmi prapti ka upay | paisa aata hai par tikta nahi | paisa kis grah se milta hai | aarthik sthiti kab sudhregi | paise wala kab banunga | jaldi ameer banne ka upay | kis umar me paisa | gareebi kab door hogi
@what modern wide JYOTISH
en: When or whether you become rich nobody can know, and no mantra, puja or object can promise money. Tradition calls wealth the fruit of work, chance and thrift together.
hi: आप कब या क्या अमीर बनेंगे, कोई नहीं जान सकता, और कोई मंत्र, पूजा या वस्तु धन का वादा नहीं कर सकती। परंपरा धन को कर्म, संयोग और मितव्यय का फल कहती है।
hg: Aap kab ya kya ameer banenge, koi nahi jaan sakta, aur koi mantra, puja ya vastu dhan ka vaada nahi kar sakti. Parampara dhan ko karm, sanyog aur bachat ka phal kehti hai.
@which classical wide BPHS
en: Astrologers read the 2nd house for savings, the 11th for gain, the 5th and 9th for fortune, with Guru and Shukra; many rich people have plain charts, and many fine charts belong to simple homes.
hi: ज्योतिषी बचत के लिए दूसरा, लाभ के लिए ग्यारहवाँ, भाग्य के लिए पाँचवाँ-नौवाँ भाव, साथ में गुरु-शुक्र देखते हैं; कई धनी लोगों की कुंडली साधारण है, कई उत्तम कुंडलियाँ सादे घरों में हैं।
hg: Jyotishi bachat ke liye doosra, laabh ke liye gyarahva, bhagya ke liye paanchva-nauva bhav, saath me Guru-Shukra dekhte hain; kai dhani logon ki kundli sadharan hai, kai uttam kundliyan saade gharon me hain.
@do modern wide SENSE
en: Pay yourself first, even ten rupees in a hundred; keep three months' expenses, a health insurance, and no loan for show. A skill that pays grows fastest.
hi: पहले बचत अलग करें, सौ में दस रुपये ही सही; तीन महीने का ख़र्च, स्वास्थ्य बीमा रखें, और दिखावे का कर्ज़ न लें। कमाने वाला हुनर सबसे तेज़ बढ़ता है।
hg: Pehle bachat alag karein, sau me das rupaye hi sahi; teen mahine ka kharch, health insurance rakhein, aur dikhave ka karz na lein. Kamane wala hunar sabse tez badhta hai.
@see dhan-yoga

# debt-life life
@names
en: debt, loan burden, how to get out of debt, rin mukti
hi: कर्ज से मुक्ति, कर्ज कब उतरेगा, ऋण मुक्ति, कर्जा
hg: karz se mukti, karz kab utrega, rin mukti, karza
@ask
en: when will my debt be cleared | remedy for debt | rin mochan mangal stotra does it work | I took loans from apps and they threaten me | which planet causes debt | credit card debt what to do | my father took a loan from a moneylender and we cannot pay | should I take another loan to repay | loan not finishing | emi burden remedy | recovery agents harass | karz mukti mantra | loan recovery agent threatening me | emi not able to pay what happens | rinmochan mangal stotra for loan | which direction for loan papers | credit card debt increasing | koi karz maafi upay
hi: मेरा कर्ज़ कब उतरेगा | कर्ज़ से मुक्ति का उपाय | ऋणमोचन मंगल स्तोत्र | लोन ऐप वाले धमकी देते हैं | कर्ज़ किस ग्रह से होता है | क्रेडिट कार्ड का कर्ज़ बढ़ गया | साहूकार से लिया कर्ज़ नहीं चुक रहा | कर्ज़ में डूब गया हूँ क्या करूँ | लोन ख़त्म नहीं हो रहा | किस्त नहीं भर पा रहा | वसूली वाले परेशान करते हैं | कर्ज़ मुक्ति मंत्र | रिकवरी एजेंट धमकी दे रहा है | ईएमआई नहीं भर पा रहा | ऋणमोचन मंगल स्तोत्र कब पढ़ें | क्रेडिट कार्ड का क़र्ज़ बढ़ रहा है | क़र्ज़ से मुक्ति कब | साहूकार परेशान कर रहा है
hg: mera karz kab utrega | karz se mukti ka upay | rin mochan mangal stotra | loan app wale dhamki dete hai | karz kis grah se hota hai | credit card ka karz badh gaya kya karu | sahukar ka karz nahi chuk raha | karz me doob gaya hu kya karu | loan kaise khatam kare | loan khatam nahi ho raha | emi nahi bhar pa raha | recovery wale pareshan karte hai | karz mukti mantra | recovery agent dhamki de raha hai | emi nahi bhar pa raha | rinmochan mangal stotra kab padhe | credit card ka karz badh raha hai | karz se mukti kab | sahukar pareshan kar raha hai
en: what to do on tuesday to clear a debt
hi: मंगलवार को क्या करने से कर्ज उतरता है
hg: mangalwar ko kya karne se karza utarta hai | karza utarne ka stotra
@do modern wide SENSE
en: Write down every debt with its interest, stop new ones, pay the dearest first, and ask the bank early for longer terms. When it ends nobody can read from stars; a plan tells it.
hi: हर कर्ज़ ब्याज सहित लिखें, नया बंद करें, सबसे महँगा पहले चुकाएँ, और बैंक से जल्दी लंबी किस्त माँगें। कब उतरेगा, तारों से कोई नहीं पढ़ सकता; योजना बताती है।
hg: Har karz byaaj ke saath likhein, naya band karein, sabse mehnga pehle chukayein, aur bank se jaldi lambi kist maangein. Kab utrega, taaron se koi nahi padh sakta; plan batata hai.
@what modern wide OFFICIAL
en: Threats by lenders are forbidden: complain to the bank, then the RBI Ombudsman at 14448, and for loan apps to cyber help 1930. If it feels hopeless, talk to Tele-MANAS 14416; debts can be settled, you cannot be replaced.
hi: वसूली में धमकी मना है: बैंक में, फिर आरबीआई लोकपाल 14448 पर, और लोन ऐप के लिए साइबर हेल्प 1930 पर शिकायत करें। निराशा हो तो टेली-मानस 14416 से बात करें; कर्ज़ निपट सकता है, आप अनमोल हैं।
hg: Vasooli me dhamki mana hai: bank me, phir RBI Ombudsman 14448 par, aur loan app ke liye cyber help 1930 par shikayat karein. Nirasha ho to Tele-MANAS 14416 se baat karein; karz nipat sakta hai, aap anmol hain.
@which modern most JYOTISH
en: Tradition reads debt from the 6th house and Mangal; Tuesday worship of Hanuman and the Rinmochan Mangal Stotra are its prayers. They give courage; the paying is ours.
hi: परंपरा कर्ज़ को छठे भाव और मंगल से पढ़ती है; मंगलवार को हनुमान पूजा और ऋणमोचन मंगल स्तोत्र उसकी प्रार्थनाएँ हैं। वे साहस देती हैं; चुकाना हमें है।
hg: Parampara karz ko chhathe bhav aur Mangal se padhti hai; Mangalvar ko Hanuman puja aur Rinmochan Mangal Stotra uski prarthnayein hain. Woh saahas deti hain; chukana hume hai.
@when modern most CUSTOM
en: The Rinmochan Mangal Stotra is read on Tuesdays, in the morning before Hanuman or a red lamp; loans are repaid on Tuesday and not taken then, by custom. The plan to pay comes first.
hi: ऋणमोचन मंगल स्तोत्र मंगलवार सुबह हनुमान जी के सामने पढ़ते हैं; रिवाज में क़र्ज़ मंगलवार को लौटाते हैं, लेते नहीं। पहले चुकाने की योजना आती है।
hg: Rinmochan Mangal Stotra Mangalvar subah Hanuman ji ke saamne padhte hain; riwaz me karz Mangalvar ko lautate hain, lete nahi. Pehle chukane ki yojana aati hai.
@how modern wide OFFICIAL
en: Recovery agents may call only between 8 am and 7 pm and may not threaten or shame you; note names and times and complain to the bank and the RBI. Fear never pays; a written instalment offer does.
hi: रिकवरी एजेंट केवल सुबह 8 से शाम 7 के बीच संपर्क कर सकते हैं, धमकी या बदनामी नहीं; नाम और समय लिखें, बैंक और आरबीआई में शिकायत करें। डर से नहीं, लिखित किस्त प्रस्ताव से बात बनती है।
hg: Recovery agent keval subah 8 se shaam 7 ke beech sampark kar sakte hain, dhamki ya badnaami nahi; naam aur samay likhein, bank aur RBI me shikayat karein. Darr se nahi, likhit kist prastav se baat banti hai.

# lent-money-back life
@names
en: lent money not returned, money stuck with someone, recover my money, cheated of money
hi: उधार दिया पैसा वापस, पैसा फँसा हुआ, रुका हुआ धन, पैसे की ठगी
hg: udhar diya paisa wapas, paisa phasa hua, ruka hua dhan, paise ki thagi
@ask
en: my friend does not return my money | when will my stuck money come back | remedy for getting stuck money | I was cheated online what to do | builder is not refunding my money | relative took loan and refuses | money not coming back | friend took loan and vanished | upi fraud | pending payment remedy | chit fund cheated | which mantra to get money back | friend not returning loan
hi: दोस्त उधार का पैसा नहीं लौटा रहा | रुका हुआ पैसा कब मिलेगा | रुका धन पाने का उपाय | ऑनलाइन ठगी हो गई क्या करूँ | बिल्डर पैसा वापस नहीं कर रहा | रिश्तेदार पैसे लेकर मुकर गया | उधारी नहीं मिल रही | दोस्त पैसे लेकर ग़ायब | यूपीआई ठगी | पेमेंट अटका है | चिट फ़ंड में धोखा | फँसा पैसा निकालने का मंत्र | दोस्त उधार नहीं लौटा रहा
hg: dost udhar ka paisa nahi lauta raha | ruka hua paisa kab milega | ruka dhan pane ka upay | online thagi ho gayi kya karu | builder paisa wapas nahi kar raha | rishtedar paise lekar mukar gaya | udhari nahi mil rahi | dost paise lekar gayab | upi fraud ho gaya | payment atka hai | chit fund me dhokha | fasa paisa nikalne ka mantra | dost udhaar nahi lauta raha
@do modern wide OFFICIAL
en: Ask for lent money in writing with a date, offer instalments, then send a lawyer's notice; free legal aid is at 15100. For online fraud call 1930 at once, the first hours count.
hi: उधार का पैसा तारीख़ के साथ लिखित माँगें, किस्तों का प्रस्ताव दें, फिर वकील का नोटिस; मुफ़्त क़ानूनी सहायता 15100। ऑनलाइन ठगी में तुरंत 1930 पर फ़ोन करें, पहले घंटे क़ीमती हैं।
hg: Udhaar ka paisa tarikh ke saath likhit maangein, kist ka prastav dein, phir vakeel ka notice; muft kanooni sahayata 15100. Online thagi me turant 1930 par phone karein, pehle ghante keemti hain.
@what modern wide JYOTISH
en: When stuck money returns nobody can know from a chart, and no remedy fetches it. Tradition reads it from the 8th and 11th houses; a written claim works better.
hi: रुका धन कब लौटेगा, कुंडली से कोई नहीं जान सकता, और कोई उपाय उसे नहीं लाता। परंपरा इसे आठवें और ग्यारहवें भाव से पढ़ती है; लिखित दावा अधिक काम करता है।
hg: Ruka dhan kab lautega, kundli se koi nahi jaan sakta, aur koi upay use nahi laata. Parampara ise aathve aur gyarahve bhav se padhti hai; likhit daava zyada kaam karta hai.
@which modern most CUSTOM
en: For stuck money people pray to Ganesh on Wednesday, to Hanuman on Tuesday, or read the Kubera or Lakshmi stotra on Friday. It gives patience to follow up; limitation for a money claim is mostly three years.
hi: फँसे पैसे के लिए लोग बुधवार को गणेश, मंगलवार को हनुमान की प्रार्थना, या शुक्रवार को कुबेर या लक्ष्मी स्तोत्र पढ़ते हैं। इससे पीछे लगे रहने का धैर्य मिलता है; दावे की समय सीमा प्रायः तीन वर्ष है।
hg: Fase paise ke liye log Budhvar ko Ganesh, Mangalvar ko Hanuman ki prarthna, ya Shukravar ko Kuber ya Lakshmi stotra padhte hain. Isse peechhe lage rehne ka dhairya milta hai; daave ki seema aksar teen saal hai.

# lottery-shares life
@names
en: lottery, share market, stock market astrology, crypto, betting, lucky lottery number, satta, lucky number for betting, gambling, satta number, lucky satta number, lucky number for satta, lucky number for lottery
hi: लॉटरी, शेयर बाज़ार, सट्टा, क्रिप्टो, लॉटरी नंबर, जुआ, सट्टे का नंबर
hg: lottery, share market, satta, crypto, lottery number, satta number, jua, lucky satta, satta ka number
@ask
en: will I win the lottery | give me a lucky lottery number | should I invest in shares as per kundli | which stock will rise tomorrow | is share market good for me | will bitcoin go up | satta number today | I lost lakhs in trading when will I recover | dream11 team luck | intraday luck | which number will come | mutual fund astrology | gambling yog
en: tell me the matka number of tonight | which digit is lucky to bet on by my sign
en: my sign is gemini which betting number will win
hi: क्या मेरी लॉटरी लगेगी | लॉटरी का नंबर बताओ | शेयर बाज़ार में पैसा लगाऊँ क्या | कल कौन सा शेयर बढ़ेगा | कुंडली में शेयर बाज़ार का योग | आज का सट्टा नंबर | ट्रेडिंग में लाखों डूब गए, वापस कब आएँगे | क्रिप्टो ख़रीदूँ क्या | इंट्राडे करूँ क्या | कौन सा नंबर खुलेगा | म्यूचुअल फ़ंड और ज्योतिष | जुए का योग
hi: सट्टे का कल का अंक बता दो | मेरी राशि से जुए में कौन सा अंक शुभ
hg: kya meri lottery lagegi | lottery ka number batao | share market me paisa lagau kya | kal kaunsa share badhega | kundli me share market ka yog | aaj ka satta number | trading me lakho doob gaye wapas kab aayenge | crypto kharidu kya | dream11 me jeetunga kya | intraday karu kya | kaunsa number khulega | mutual fund aur jyotish | jue ka yog
hg: satte ka kal ka number bata do | meri rashi se jue me konsa ank shubh
hg: meri rashi tula satta number do
@what modern wide SENSE
en: Lottery numbers, shares and crypto nobody can know beforehand, neither astrologer nor app; whoever sells sure tips lives from the tips. Disha gives no such numbers.
hi: लॉटरी, शेयर और क्रिप्टो पहले से कोई नहीं जान सकता, न ज्योतिषी न ऐप; पक्के टिप बेचने वाला टिप से ही कमाता है। दिशा ऐसे नंबर नहीं देती।
hg: Lottery, share aur crypto pehle se koi nahi jaan sakta, na jyotishi na app; pakke tip bechne wala tip se hi kamata hai. Disha aise number nahi deti.
@do modern wide SENSE
en: Never bet rent, fees or borrowed money; most who trade futures or bet lose. For savings ask a SEBI-registered adviser; if stopping is hard, tell the family and call 14416.
hi: किराया, फ़ीस या उधार का पैसा कभी दाँव पर न लगाएँ; फ़्यूचर-ट्रेडिंग या सट्टे में ज़्यादातर लोग हारते हैं। बचत के लिए सेबी-पंजीकृत सलाहकार से पूछें; रुकना कठिन हो तो परिवार को बताएँ और 14416 पर बात करें।
hg: Kiraya, fees ya udhaar ka paisa kabhi daav par na lagayein; future trading ya satte me zyadatar log haarte hain. Bachat ke liye SEBI-registered adviser se poochein; rukna mushkil ho to parivar ko batayein aur 14416 par baat karein.
@which modern most JYOTISH
en: Tradition reads speculation from the 5th, sudden gain and loss from the 8th house and Rahu; even its own books warn against gambling.
hi: परंपरा सट्टे को पाँचवें, अचानक लाभ-हानि को आठवें भाव और राहु से पढ़ती है; उसके अपने ग्रंथ भी जुए से सावधान करते हैं।
hg: Parampara satte ko paanchve, achanak laabh-haani ko aathve bhav aur Rahu se padhti hai; uske apne granth bhi jue se savdhan karte hain.

# own-house-when life
@names
en: when will I own a house, own house yoga, property yoga, buying a flat luck
hi: अपना घर कब होगा, मकान का योग, अपना मकान, संपत्ति योग
hg: apna ghar kab hoga, makan ka yog, apna makan, property yog
@ask
en: when will I buy my own house | is there own house in my kundli | which house shows property | property in my name or wife's name | plot or flat is better for me | will I get ancestral property | always living in rented houses why | my flat is not selling remedy | house purchase yoga | own flat when | land in my name | ancestral house share | flat booked but delayed builder | house loan in whose name | house purchase yoga in sade sati | first plot or flat astrology | remedy for own house | can I buy flat in rahu dasha
hi: मेरा अपना घर कब होगा | कुंडली में मकान का योग है क्या | मकान किस भाव से देखते हैं | मकान किसके नाम लें | पैतृक संपत्ति मिलेगी क्या | हमेशा किराए के घर में रहते हैं | प्लॉट लूँ या फ़्लैट | मकान नहीं बिक रहा क्या करें | अपना फ़्लैट कब लूँगा | ज़मीन का योग | घर बनेगा क्या मेरा | पुश्तैनी मकान में हिस्सा | मकान अपने नाम कब होगा | बिल्डर देर कर रहा है | घर किसके नाम पर लें | साढ़े साती में मकान | अपना घर होने के लिए क्या पूजा | राहु दशा में फ़्लैट ले सकते हैं क्या
hg: mera apna ghar kab hoga | kundli me makan ka yog hai kya | makan kis bhav se dekhte hai | makan kiske naam le | paitrik sampatti milegi kya | hamesha kiraye ke ghar me rehte hai | plot lu ya flat | makan nahi bik raha kya kare | apna flat kab lunga | apna makaan kab banega | zameen ka yog | ghar banega kya mera | pushtaini makan me hissa | makan apne naam kab hoga | builder der kar raha hai | ghar kiske naam par le | sade sati me makan | apna ghar hone ke liye kya puja | rahu dasha me flat le sakte hai kya
@what modern wide JYOTISH
en: When you will own a house nobody can know from a chart; income, saving and prices tell it. Tradition names times when buying is said to be easier.
hi: अपना घर कब होगा, कुंडली से कोई नहीं जान सकता; आय, बचत और दाम बताते हैं। परंपरा वह समय बताती है जिसमें ख़रीद सरल मानी जाती है।
hg: Apna ghar kab hoga, kundli se koi nahi jaan sakta; aay, bachat aur daam batate hain. Parampara woh samay batati hai jisme khareed saral maani jaati hai.
@which classical wide BPHS
en: Astrologers look at the 4th house and its lord, Mangal for land, Shukra and Shani for the building, the chaturthamsha and their dashas.
hi: ज्योतिषी चौथा भाव और उसका स्वामी, भूमि के लिए मंगल, भवन के लिए शुक्र-शनि, चतुर्थांश और इनकी दशा देखते हैं।
hg: Jyotishi chautha bhav aur uska swami, bhoomi ke liye Mangal, bhavan ke liye Shukra-Shani, chaturthamsha aur inki dasha dekhte hain.
@do modern wide SENSE
en: Save a fifth of the price, keep the EMI under a third of income, and let a lawyer read title and approvals. To sell, a fair price, light, fresh paint and good photos work.
hi: दाम का पाँचवाँ हिस्सा बचाएँ, किस्त आय की तिहाई से कम रखें, और वकील से मालिकाना व अनुमति जँचवाएँ। बेचने में उचित दाम, रोशनी, ताज़ा रंग और अच्छी तस्वीरें काम करती हैं।
hg: Daam ka paanchva hissa bachayein, EMI aay ki tihai se kam rakhein, aur vakeel se title va approval jaanchwayein. Bechne me uchit daam, roshni, taaza rang aur achhi photo kaam karti hain.
@when modern most JYOTISH
en: Periods named for a house are the dasha of the 4th lord, of Mangal or Shani, and Guru's transit over the 4th. If a builder delays, complain to the RERA of your state; no puja replaces that.
hi: घर के लिए चतुर्थेश, मंगल या शनि की दशा और चतुर्थ पर गुरु का गोचर बताते हैं। बिल्डर देर करे तो राज्य के रेरा में शिकायत करें; कोई पूजा उसकी जगह नहीं।
hg: Ghar ke liye chaturthesh, Mangal ya Shani ki dasha aur chaturth par Guru ka gochar batate hain. Builder der kare to rajya ke RERA me shikayat karein; koi puja uski jagah nahi.
@how modern most CUSTOM
en: For a home of one's own custom has Hanuman on Tuesday, a prayer to Bhumi or Varaha, and help to labourers. A house may be bought in any dasha; papers and EMI decide.
hi: अपने घर के लिए रिवाज है मंगलवार को हनुमान, भूमि या वराह भगवान की प्रार्थना, और मज़दूरों की मदद। घर किसी भी दशा में ख़रीदा जा सकता है; काग़ज़ और किस्त तय करते हैं।
hg: Apne ghar ke liye riwaz hai Mangalvar ko Hanuman, Bhumi ya Varah bhagwan ki prarthna, aur mazdooron ki madad. Ghar kisi bhi dasha me kharida ja sakta hai; kaagaz aur EMI tay karte hain.
@link /compare

# court-case life
@names
en: court case, legal case, litigation, property dispute, jail
hi: कोर्ट केस, मुक़दमा, ज़मीन का विवाद, कचहरी
hg: court case, mukadma, zameen ka vivad, kachehri, police case
@ask
en: will I win my court case | when will my case end | remedy to win a court case | which planet causes court cases | brother has filed a property case | false 498a case against us | fight over father's land | case win or lose | court date again and again | legal trouble remedy | bail when | police complaint worry | police case false on me | property case brother since 10 years | legal aid free lawyer how | hanuman puja for court case
hi: क्या मैं मुक़दमा जीतूँगा | केस कब ख़त्म होगा | कोर्ट केस जीतने का उपाय | मुक़दमा किस ग्रह से होता है | भाई ने संपत्ति का केस कर दिया | झूठा केस लगा है क्या करें | ज़मीन का झगड़ा कब सुलझेगा | केस जीतेंगे या हारेंगे | तारीख़ पर तारीख़ | ज़मानत कब होगी | क़ानूनी परेशानी का उपाय | मुझ पर झूठा केस है | भाई से ज़मीन का मुक़दमा | मुफ़्त वकील कैसे मिले | कोर्ट केस के लिए कौन सी पूजा
hg: kya main case jeetunga | case kab khatam hoga | court case jeetne ka upay | court case kis grah se hota hai | bhai ne property ka case kar diya | jhootha case laga hai kya kare | zameen ka jhagda kab suljhega | mukadme me jeet kaise ho | case jeetenge ya harenge | tarikh par tarikh | bail kab hogi | kanooni pareshani ka upay | mujh par jhootha case hai | bhai se zameen ka mukadma | free lawyer kaise mile | court case ke liye konsi puja
@what modern wide JYOTISH
en: How a court case ends nobody can know from stars, and no puja moves a judge. Evidence, dates kept and a good lawyer decide.
hi: मुक़दमे का फ़ैसला तारों से कोई नहीं जान सकता, और कोई पूजा न्यायाधीश को नहीं बदलती। सबूत, समय पर पेशी और अच्छा वकील तय करते हैं।
hg: Mukadme ka faisla taaron se koi nahi jaan sakta, aur koi puja judge ko nahi badalti. Saboot, samay par peshi aur achha vakeel tay karte hain.
@do modern wide OFFICIAL
en: Ask your lawyer about mediation or Lok Adalat, which end many family and land disputes; free legal aid is at 15100. Keep every paper and go to every date.
hi: वकील से मध्यस्थता या लोक अदालत के बारे में पूछें, जहाँ परिवार और ज़मीन के कई विवाद निपटते हैं; मुफ़्त क़ानूनी सहायता 15100। हर काग़ज़ रखें और हर तारीख़ पर जाएँ।
hg: Vakeel se mediation ya Lok Adalat ke baare me poochein, jahan parivar aur zameen ke kai vivaad nipatte hain; muft kanooni sahayata 15100. Har kaagaz rakhein aur har tarikh par jayein.
@which modern most JYOTISH
en: Tradition reads disputes from the 6th house, Mangal and Shani; Hanuman, Baglamukhi and the Bajrang Baan are its prayers for courage.
hi: परंपरा विवाद को छठे भाव, मंगल और शनि से पढ़ती है; हनुमान, बगलामुखी और बजरंग बाण साहस की प्रार्थनाएँ हैं।
hg: Parampara vivaad ko chhathe bhav, Mangal aur Shani se padhti hai; Hanuman, Baglamukhi aur Bajrang Baan saahas ki prarthnayein hain.
@when modern most CUSTOM
en: Before a hearing people read the Hanuman Chalisa or Bajrang Baan, on Tuesday and Saturday above all. What helps surely: be in time, dress plainly, speak briefly and bring papers in order.
hi: तारीख़ से पहले लोग हनुमान चालीसा या बजरंग बाण पढ़ते हैं, ख़ासकर मंगलवार और शनिवार को। सचमुच मदद: समय पर पहुँचना, सादे कपड़े, छोटी बात, क्रम से काग़ज़।
hg: Tarikh se pehle log Hanuman Chalisa ya Bajrang Baan padhte hain, khaaskar Mangalvar aur Shanivar ko. Sach me madad: samay par pahunchna, saade kapde, chhoti baat, kram se kaagaz.

# health-recover life
@names
en: when will I get well, health in kundli, illness prediction, disease astrology
hi: मैं कब ठीक होऊँगा, बीमारी कब ठीक होगी, कुंडली में रोग
hg: main kab theek hounga, bimari kab theek hogi, kundli me rog
@ask
en: when will my health improve | my mother is very ill will she recover | which planet causes disease | remedy for long illness | reports are normal but I feel unwell | is my illness because of sade sati | should I do puja or treatment | mantra for good health | always ill why | recovery time astrology | father in hospital | health not good since months | operation next week is it safe | doctor says cancer which puja | long illness no result | mahamrityunjaya mantra how many times
hi: मेरी तबीयत कब ठीक होगी | माँ बहुत बीमार हैं, ठीक होंगी क्या | बीमारी किस ग्रह से होती है | लंबी बीमारी का उपाय | रिपोर्ट ठीक है फिर भी तबीयत ख़राब रहती है | साढ़े साती से बीमारी है क्या | अच्छी सेहत के लिए मंत्र | इलाज से फ़ायदा नहीं हो रहा | हमेशा बीमार रहता हूँ | पिताजी अस्पताल में हैं | महीनों से तबीयत ठीक नहीं | रोग का उपाय | अगले हफ़्ते ऑपरेशन है क्या करें | बीमारी लंबी चल रही है | महामृत्युंजय मंत्र कितनी बार जपें | कैंसर में कौन सा पाठ
hg: meri tabiyat kab theek hogi | maa bahut bimar hai theek hongi kya | bimari kis grah se hoti hai | lambi bimari ka upay | report normal hai fir bhi tabiyat kharab rehti hai | sade sati se bimari hai kya | achi sehat ke liye mantra | ilaj se fayda nahi ho raha kya kare | hamesha bimar rehta hu | papa hospital me hai | mahino se tabiyat theek nahi | rog ka upay | agle hafte operation hai kya kare | bimari lambi chal rahi hai | mahamrityunjaya mantra kitni baar jape | cancer me konsa path
@what modern wide SENSE
en: When an illness ends nobody can know from a chart; please ask a doctor, and a second one if you doubt. No puja and no stone replaces treatment, and no medicine should be stopped for one.
hi: बीमारी कब ठीक होगी, कुंडली से कोई नहीं जान सकता; डॉक्टर से पूछें, शंका हो तो दूसरे से भी। पूजा या रत्न इलाज की जगह नहीं, और उनके लिए कोई दवा बंद न करें।
hg: Beemari kab theek hogi, kundli se koi nahi jaan sakta; doctor se poochein, shanka ho to doosre se bhi. Puja ya ratna ilaaj ki jagah nahi, aur unke liye koi dawai band na karein.
@which classical most BPHS
en: Tradition reads health from the lagna and its lord, Surya and Chandra, and the 6th and 8th houses. Such reading describes leanings and was never meant as a diagnosis.
hi: परंपरा स्वास्थ्य को लग्न और उसके स्वामी, सूर्य-चंद्र, छठे और आठवें भाव से पढ़ती है। यह झुकाव बताता है, रोग की पहचान नहीं।
hg: Parampara swasthya ko lagna aur uske swami, Surya-Chandra, chhathe aur aathve bhav se padhti hai. Yeh jhukav batata hai, rog ki pehchan nahi.
@do modern wide CUSTOM
en: For strength of heart people say the Mahamrityunjaya mantra, offer water to Shiva or Surya and give food or medicine to the poor; company, rest and a clear plan of treatment help the patient too.
hi: मन के बल के लिए लोग महामृत्युंजय मंत्र जपते, शिव या सूर्य को जल देते और ग़रीबों को अन्न-दवा देते हैं; साथ, आराम और इलाज की साफ़ योजना भी रोगी की मदद करते हैं।
hg: Mann ke bal ke liye log Mahamrityunjaya mantra japte, Shiv ya Surya ko jal dete aur gareebon ko anna-dawai dete hain; saath, aaram aur ilaaj ki saaf yojana bhi rogi ki madad karte hain.
@when modern most CUSTOM
en: The Mahamrityunjaya mantra is said 11, 21 or 108 times a day beside the patient, facing east, with a mala or without; 125,000 is the full count. It calms, the doctor treats, and medicine goes on unchanged.
hi: महामृत्युंजय मंत्र रोगी के पास पूर्व मुख दिन में 11, 21 या 108 बार, माला से या बिना; सवा लाख पूरी संख्या है। यह मन शांत करता है, इलाज डॉक्टर करता है, दवा वैसी ही चलती रहे।
hg: Mahamrityunjaya mantra rogi ke paas poorv mukh din me 11, 21 ya 108 baar, mala se ya bina; sava lakh poori sankhya hai. Yeh mann shaant karta hai, ilaaj doctor karta hai, dawa waisi hi chalti rahe.

# lifespan-question life
@names
en: when will I die, how long will I live, life span, longevity, death prediction
hi: मेरी मृत्यु कब होगी, मेरी उम्र कितनी है, आयु कितनी होगी
hg: meri mrityu kab hogi, meri umar kitni hai, main kab tak jiyunga, meri death kab hogi
@ask
en: what is my age of death | how many years will I live | tell me my death date | will my father live long | astrologer said I have short life | is there alpayu yoga in my kundli | what is maraka planet | my palm's life line is short | how old will I be when I die | life years left | is my death near | long life yoga
hi: मैं कितने साल जिऊँगा | मेरी आयु कितने वर्ष की है | पिताजी की उम्र कितनी है | ज्योतिषी ने कहा अल्पायु हूँ | कुंडली में अल्पायु योग | मारक ग्रह क्या होता है | हाथ में जीवन रेखा छोटी है | मृत्यु का समय बताओ | कितनी उम्र बाक़ी है | दीर्घायु योग | मेरी मौत कब है | जीवन कितना लंबा है
hg: main kitne saal jiunga | meri aayu kitne saal ki hai | papa ki umar kitni hai | jyotishi ne kaha alpayu hu | kundli me alpayu yog | marak grah kya hota hai | hath me jeevan rekha choti hai | mrityu ka samay batao | kitni umar baki hai | lambi umar ka yog | meri maut kab hai | zindagi kitni lambi hai
@what modern wide SENSE
en: When a life ends nobody can know, and Disha never reckons it, for you or for another. The old teachers too forbade their pupils to speak of it.
hi: जीवन कब समाप्त होगा, कोई नहीं जान सकता, और दिशा इसकी गणना कभी नहीं करती, न आपकी न किसी और की। पुराने आचार्यों ने भी इसे कहने से मना किया।
hg: Jeevan kab samapt hoga, koi nahi jaan sakta, aur Disha iski ganana kabhi nahi karti, na aapki na kisi aur ki. Purane acharyon ne bhi ise kehne se mana kiya.
@do modern wide OFFICIAL
en: If somebody frightened you with a number, let it go; such sayings have no ground, and a short line in the hand means nothing. If thoughts of dying are with you, please call Tele-MANAS 14416 or 112 now; somebody will listen.
hi: किसी ने संख्या बताकर डराया हो तो उसे छोड़ दें; ऐसी बातों का आधार नहीं, हाथ की छोटी रेखा का भी कोई अर्थ नहीं। मन में जीवन समाप्त करने के विचार हों तो अभी टेली-मानस 14416 या 112 पर बात करें; कोई सुनेगा।
hg: Kisi ne number batakar daraya ho to use chhod dein; aisi baaton ka aadhar nahi, haath ki chhoti rekha ka bhi koi arth nahi. Mann me jeevan khatam karne ke vichar hon to abhi Tele-MANAS 14416 ya 112 par baat karein; koi sunega.

# bad-luck-life life
@names
en: bad luck, my luck is bad, unlucky person, luck never supports me
hi: किस्मत ख़राब है, भाग्य साथ नहीं देता, बदकिस्मती
hg: kismat kharab hai, bhagya sath nahi deta, badkismati, luck kharab hai
@ask
en: why is my luck so bad | nothing works for me is it my stars | everything goes wrong in my life | when will my luck change | how to make luck strong | am I cursed | I work hard but get no result | one problem after another since marriage | luck not with me | whatever I touch fails | unlucky since birth | always obstacles | everything goes wrong in my life since 2 years | is it nazar or shani | no luck in any work | when will my hard time end
hi: मेरी क़िस्मत इतनी ख़राब क्यों है | हर काम बिगड़ जाता है | मेरे साथ सब ग़लत क्यों होता है | भाग्य कब बदलेगा | भाग्य मज़बूत करने का उपाय | मेहनत का फल नहीं मिलता | एक के बाद एक परेशानी आती है | क्या मुझ पर कोई श्राप है | नसीब ख़राब है | जो करता हूँ बिगड़ता है | जन्म से अभागा | हर काम में अड़चन | दो साल से सब उल्टा हो रहा है | नज़र है या शनि | हर काम बिगड़ जाता है | मेरा भाग्य कब जागेगा
hg: meri kismat itni kharab kyu hai | har kaam bigad jata hai | mere sath sab galat kyu hota hai | bhagya kab badlega | bhagya majboot karne ka upay | mehnat ka fal nahi milta | ek ke baad ek pareshani aati hai | kya mujh par koi shraap hai | bana banaya kaam bigad jata hai | jo karta hu bigadta hai | janm se abhaga | har kaam me adchan | do saal se sab ulta ho raha hai | nazar hai ya shani | har kaam bigad jata hai | mera bhagya kab jagega
@what modern wide SENSE
en: You are not cursed and not born unlucky; hard stretches come to every life and they pass. When yours turns nobody can know, but what you do today is in your hand.
hi: आप न श्रापित हैं न जन्म से अभागे; कठिन दौर हर जीवन में आते हैं और बीतते हैं। आपका कब बदलेगा, कोई नहीं जान सकता, पर आज का काम आपके हाथ में है।
hg: Aap na shraapit hain na janm se abhaage; kathin daur har jeevan me aate hain aur beet jaate hain. Aapka kab badlega, koi nahi jaan sakta, par aaj ka kaam aapke haath me hai.
@which classical most BPHS
en: Tradition reads fortune from the 9th house, its lord and Guru, and hard times from the dasha or Shani's transit. All of them last a counted time.
hi: परंपरा भाग्य को नौवें भाव, उसके स्वामी और गुरु से, और कठिन समय को दशा या शनि के गोचर से पढ़ती है। इन सबकी अवधि गिनी हुई है।
hg: Parampara bhagya ko nauve bhav, uske swami aur Guru se, aur kathin samay ko dasha ya Shani ke gochar se padhti hai. In sabki avadhi gini hui hai.
@do modern wide SENSE
en: Take one problem only, break it into three small steps, do the first today, and tell one person about it. Help somebody once a week, in any small way; that lifts the mood more than any remedy.
hi: एक ही समस्या लें, उसे तीन छोटे क़दमों में बाँटें, पहला आज करें, और किसी एक को बताएँ। हफ़्ते में एक बार किसी की छोटी मदद करें; इससे मन किसी उपाय से अधिक उठता है।
hg: Ek hi samasya lein, use teen chhote kadmon me baantein, pehla aaj karein, aur kisi ek ko batayein. Hafte me ek baar kisi ki chhoti madad karein; isse mann kisi upay se zyada uthta hai.
@how modern most SENSE
en: Write down the last bad five events and their own causes: often it is money, sleep or one person. Custom adds a lamp at dusk, water for Surya and help to somebody; both together steady a life.
hi: पिछली पाँच बुरी बातें और उनके अपने कारण लिखें: प्रायः पैसा, नींद या कोई एक व्यक्ति होता है। रिवाज जोड़ता है संध्या दीपक, सूर्य को जल, किसी की मदद; दोनों मिलकर सँभालते हैं।
hg: Pichhli paanch buri baatein aur unke apne karan likhein: aksar paisa, neend ya koi ek vyakti hota hai. Riwaz jodta hai sandhya deepak, Surya ko jal, kisi ki madad; dono milkar sambhaalte hain.

# good-time-when life
@names
en: when will my good time come, good days, bad phase ending, how is my time now
hi: मेरा अच्छा समय कब आएगा, बुरा समय कब ख़त्म होगा, मेरे अच्छे दिन
hg: mera acha samay kab aayega, bura waqt kab khatam hoga, mere acche din
@ask
en: when will my bad phase end | how is this year for me | is my time good now | tell me about my future | what will happen in 2027 in my life | when will peace come in my life | which age will be my best | bright future when | how long will this bad time last | how will next year go | good period in my life | after which dasha will life improve | how long will this hard time last
hi: मेरा बुरा समय कब ख़त्म होगा | यह साल मेरे लिए कैसा रहेगा | मेरा समय अभी कैसा चल रहा है | मेरा भविष्य बताओ | आने वाला साल कैसा होगा | जीवन में सुख कब आएगा | किस उम्र में भाग्योदय होगा | बुरे दिन कब जाएँगे | अगला साल कैसा जाएगा | समय ख़राब चल रहा है | मेरा भाग्योदय कब | कौन सी दशा के बाद अच्छा समय | बुरा समय कितने दिन रहेगा
hg: mera bura waqt kab khatam hoga | ye saal mere liye kaisa rahega | mera time abhi kaisa chal raha hai | mera bhavishya batao | aane wala saal kaisa hoga | zindagi me sukh kab aayega | kis umar me bhagyodaya hoga | mera future kaisa hai | bure din kab jayenge | agla saal kaisa jayega | time kharab chal raha hai | mera bhagyoday kab | konsi dasha ke baad acha time aayega | bura samay kitne din rahega
@what modern wide JYOTISH
en: When better days come nobody can know; no chart shows events like a calendar. Tradition names the mood of a period by its dasha and by the transits of Guru and Shani.
hi: अच्छे दिन कब आएँगे, कोई नहीं जान सकता; कुंडली कैलेंडर की तरह घटनाएँ नहीं दिखाती। परंपरा समय का मिज़ाज दशा और गुरु-शनि के गोचर से बताती है।
hg: Achhe din kab aayenge, koi nahi jaan sakta; kundli calendar ki tarah ghatnayein nahi dikhati. Parampara samay ka mizaaj dasha aur Guru-Shani ke gochar se batati hai.
@how app wide APP
en: Under Kundli this app reckons your running dasha, its end and sade sati from your birth date, time and place. Read it as weather, and make your plan yourself.
hi: कुंडली में यह ऐप जन्म की तारीख़, समय और स्थान से आपकी चलती दशा, उसका अंत और साढ़े साती निकालता है। उसे मौसम की तरह पढ़ें और योजना ख़ुद बनाएँ।
hg: Kundli me yeh app janm ki tarikh, samay aur sthan se aapki chalti dasha, uska ant aur sade sati nikalta hai. Use mausam ki tarah padhein aur plan khud banayein.
@when modern most JYOTISH
en: Hard stretches have counted lengths: an antardasha from a few months to about three years, dhaiya two and a half, sade sati seven and a half, Jupiter's quiet transit one. Every one of them holds good months too.
hi: कठिन समय की गिनती है: अंतर्दशा कुछ महीने से लगभग तीन वर्ष, ढैया ढाई वर्ष, साढ़े साती साढ़े सात, गुरु का शांत गोचर एक वर्ष। इन सबमें अच्छे महीने भी होते हैं।
hg: Kathin samay ki ginti hai: antardasha kuch mahine se lagbhag teen saal, dhaiya dhaai saal, sade sati saadhe saat, Guru ka shaant gochar ek saal. In sabme achhe mahine bhi hote hain.
@do modern most CUSTOM
en: In a heavy time do three things daily: water to Surya at sunrise or a lamp at dusk, one small kindness, one task finished. Money worries, illness and sadness each want their own helper too.
hi: भारी समय में रोज़ तीन काम करें: सूर्योदय पर सूर्य को जल या शाम का दीपक, एक छोटी भलाई, एक पूरा किया काम। पैसे, रोग और उदासी की चिंता के लिए उनके अपने सहायक भी लें।
hg: Bhaari samay me roz teen kaam karein: sunrise par Surya ko jal ya shaam ka deepak, ek chhoti bhalai, ek poora kiya kaam. Paise, bimari aur udaasi ki chinta ke liye unke apne sahayak bhi lein.
@link /kundli

# enemies-jealous life
@names
en: enemies, jealous people, hidden enemies, neighbours jealous, office politics enemies
hi: शत्रु, दुश्मन, जलने वाले लोग, गुप्त शत्रु, शत्रु से रक्षा
hg: dushman, shatru, jalne wale log, gupt shatru, dushman se bachne
@ask
en: how to get rid of enemies | neighbours are jealous of us | someone is harming me secretly | remedy to defeat enemy | relatives are jealous of my progress | colleague spoils my name | friend betrayed me | people talk behind my back | enemy harassing | jealous relatives remedy | office colleagues plot
en: mantra against enemies
hi: शत्रुओं से छुटकारा कैसे पाएँ | पड़ोसी जलते हैं क्या करें | कोई मेरा बुरा चाहता है | शत्रु नाश का उपाय | रिश्तेदार जलते हैं | दफ़्तर में कोई मेरे ख़िलाफ़ है | दोस्त ने धोखा दिया | पीठ पीछे बुराई करते हैं | शत्रु परेशान कर रहा है | जलन से बचने का उपाय | सहकर्मी साज़िश करते हैं
hi: शत्रु से रक्षा का मंत्र
hg: dushmano se chutkara kaise paye | padosi jalte hai kya kare | koi mera bura chahta hai | shatru nash ka upay | rishtedar jalte hai | office me koi mere khilaf hai | dost ne dhokha diya | logo ki jalan se kaise bache | peeth piche burai karte hai | shatru pareshan kar raha hai | jalan se bachne ka upay | colleagues sazish karte hai
hg: dushman se raksha ka mantra
@what modern wide SENSE
en: Jealousy of others cannot spoil your stars; nobody's ill wish has such power. Most "hidden enemies" are our worries and small rivalries.
hi: दूसरों की जलन आपके ग्रह नहीं बिगाड़ सकती; किसी के बुरा चाहने में ऐसी शक्ति नहीं। ज़्यादातर "गुप्त शत्रु" हमारी चिंता और छोटी होड़ होते हैं।
hg: Doosron ki jalan aapke grah nahi bigaad sakti; kisi ke bura chahne me aisi shakti nahi. Zyadatar "gupt shatru" hamari chinta aur chhoti hod hote hain.
@do modern wide CUSTOM
en: Tell less about plans and money, keep work in writing, answer rumours once and calmly, and go to the police for threats (112). For courage people read the Hanuman Chalisa or Bajrang Baan.
hi: योजना और पैसे की बातें कम बताएँ, काम लिखित रखें, अफ़वाह का एक बार शांति से उत्तर दें, धमकी पर पुलिस (112) के पास जाएँ। साहस के लिए लोग हनुमान चालीसा या बजरंग बाण पढ़ते हैं।
hg: Yojana aur paise ki baatein kam batayein, kaam likhit rakhein, afwah ka ek baar shaanti se uttar dein, dhamki par police (112) ke paas jayein. Saahas ke liye log Hanuman Chalisa ya Bajrang Baan padhte hain.
@which classical most BPHS
en: Tradition reads opponents from the 6th house and Mangal; a strong 6th house means that one stands up to them.
hi: परंपरा विरोधियों को छठे भाव और मंगल से पढ़ती है; बलवान छठा भाव बताता है कि व्यक्ति उनका सामना कर लेता है।
hg: Parampara virodhiyon ko chhathe bhav aur Mangal se padhti hai; balwan chhatha bhav batata hai ki vyakti unka saamna kar leta hai.

# tantra-fear life
@names
en: fear of black magic, is black magic done on me, tantra on family, lemon and ash found at the door
hi: काले जादू का डर, टोने-टोटके का डर, दरवाज़े पर नींबू राख मिली
hg: kale jadu ka dar, tone totke ka dar, darwaze par nimbu mila, tantra ka dar
@ask
en: I found lemon and vermilion at my door what to do | is someone doing tantra against us | signs of black magic in the house | baba asks money to remove tantra | hair and pins found under the bed | my mother in law has done something in my food | does black magic exist | someone did jadu on us | strange things at the doorstep | lemon with pins found | worried about totka by neighbour | someone did kala jadu on my shop | putli doll found outside house | is vashikaran real | hair or nail taken by someone | pandit asks 5 lakh to remove black magic | ash at the doorstep
hi: दरवाज़े पर नींबू-सिंदूर पड़ा मिला क्या करें | कैसे पता चले किसी ने टोटका किया है | बाबा जादू उतारने के पैसे माँगता है | घर में बाल और सुई मिली | काला जादू होता है क्या | सास ने खाने में कुछ मिला दिया लगता है | तंत्र से बचने का उपाय | किसी ने कुछ रख दिया दरवाज़े पर | पड़ोसी टोटका करती है | नींबू में सुई मिली | घर पर जादू का शक | किसी ने दुकान पर काला जादू किया है | घर के बाहर पुतला मिला | वशीकरण सच होता है क्या | किसी ने बाल या नाख़ून ले लिए | काला जादू हटाने के 5 लाख माँग रहे हैं | दरवाज़े पर भभूत मिली
hg: darwaze par nimbu sindoor pada mila kya kare | kaise pata chale kisi ne totka kiya hai | baba jadu utarne ke paise mangta hai | ghar me baal aur sui mili | kala jadu hota hai kya | saas ne khane me kuch mila diya lagta hai | tantra se bachne ka upay | kisi ne darwaze par kuch rakh diya | padosan totka karti hai | nimbu me sui mili | ghar par jadu ka shak | kisi ne dukan pe kala jadu kiya hai | ghar ke bahar putla mila | vashikaran sach hota hai kya | kisi ne baal ya nakhun le liye | kala jadu hatane ke 5 lakh mang rahe hai | darwaze par bhabhut mili
@what modern wide SENSE
en: Nobody can harm you by black magic; a lemon or pins at the door are only things, put there to frighten. Sweep them up with a broom and throw them away.
hi: काले जादू से कोई आपको हानि नहीं पहुँचा सकता; द्वार पर नींबू या सुई बस चीज़ें हैं, डराने को रखी गईं। झाड़ू से समेटकर फेंक दें।
hg: Kale jadu se koi aapko haani nahi pahuncha sakta; darwaze par nimbu ya sui bas cheezein hain, daraane ko rakhi gayin. Jhaadu se samet kar phenk dein.
@do modern wide OFFICIAL
en: Light a lamp, say the prayer that calms you, and pay no baba: asking money for such is a crime in several states. For illness see a doctor; if voices or fear do not leave, call 14416; for threats 112.
hi: दीया जलाएँ, मन को शांत करने वाली प्रार्थना करें, और किसी बाबा को पैसे न दें: कई राज्यों में यह अपराध है। बीमारी में डॉक्टर को दिखाएँ; आवाज़ें या डर न जाए तो 14416, धमकी में 112।
hg: Diya jalayein, mann ko shaant karne wali prarthna karein, aur kisi baba ko paise na dein: kai rajyon me yeh apradh hai. Beemari me doctor ko dikhayein; awaazein ya darr na jaye to 14416, dhamki me 112.
@what modern wide SENSE
en: Vashikaran, control of another's mind, does not exist; whoever sells it takes money and often photos to threaten with. Love grows by talking, and a quarrel is solved by it.
hi: वशीकरण, किसी के मन को वश में करना, होता नहीं; बेचने वाला पैसा और धमकाने को तस्वीरें भी लेता है। प्रेम बातचीत से बढ़ता है, झगड़ा भी उसी से सुलझता है।
hg: Vashikaran, kisi ke mann ko vash me karna, hota nahi; bechne wala paisa aur dhamkane ko photo bhi leta hai. Prem baatcheet se badhta hai, jhagda bhi usi se sulajhta hai.

# sadness-life life
@names
en: depression, feeling sad, feeling hopeless, mind is heavy, no interest in life
hi: उदासी, डिप्रेशन, मन बहुत उदास है, जीने का मन नहीं, उदास, उदास हूँ
hg: depression, udaasi, man udas hai, jeene ka man nahi karta, udaas hu, bahut udaas, udaas
@ask
en: I feel sad all the time which planet | is depression due to moon | remedy for depression | I do not feel like doing anything | I feel hopeless in life | mind is always disturbed | I cry every night without reason | nobody understands me | low mood always | tears come for nothing | empty inside | I don't enjoy anything now | I don't want to live like this | crying every day after breakup | feeling empty since baby was born | nobody understands me | job pressure depression
hi: मन हमेशा उदास रहता है | डिप्रेशन किस ग्रह से होता है | उदासी दूर करने का उपाय | कुछ करने का मन नहीं करता | जीवन में निराशा है | रात को बिना कारण रोना आता है | मुझे कोई नहीं समझता | मन बहुत अशांत रहता है | मन ख़ाली-ख़ाली लगता है | कुछ अच्छा नहीं लगता | हर समय रोने का मन | ज़िंदगी बोझ लगती है | हर दिन रोना आता है | बच्चा होने के बाद से मन ख़ाली | मुझे कोई नहीं समझता | काम के दबाव से मन टूट गया
hg: man hamesha udas rehta hai | depression kis grah se hota hai | udasi door karne ka upay | kuch karne ka man nahi karta | zindagi me nirasha hai | raat ko bina wajah rona aata hai | mujhe koi nahi samajhta | man bahut ashant rehta hai kya karu | man khali khali lagta hai | kuch acha nahi lagta | har time rone ka man | zindagi bojh lagti hai | har din rona aata hai | baccha hone ke baad se mann khali | mujhe koi nahi samajhta | kaam ke pressure se mann toot gaya
@do modern wide OFFICIAL
en: I am sorry that it is so heavy. Sadness that stays is an illness that can be treated, and no fault: please talk to Tele-MANAS, 14416, free, day and night, or to a doctor. In danger call 112.
hi: दुख है कि मन इतना भारी है। टिकी हुई उदासी इलाज योग्य बीमारी है, आपका दोष नहीं: टेली-मानस 14416 पर दिन-रात मुफ़्त, या डॉक्टर से बात करें। ख़तरा हो तो 112।
hg: Dukh hai ki mann itna bhaari hai. Tiki hui udaasi ilaaj yogya beemari hai, aapka dosh nahi: Tele-MANAS 14416 par din-raat muft, ya doctor se baat karein. Khatra ho to 112.
@what modern wide JYOTISH
en: Tradition ties the mind to Chandra, and sadness to a Chandra troubled by Shani or Rahu; but nobody's sorrow comes from a planet alone, and no remedy replaces help.
hi: परंपरा मन को चंद्रमा से और उदासी को शनि या राहु से पीड़ित चंद्र से जोड़ती है; पर किसी का दुख केवल ग्रह से नहीं, और कोई उपाय सहायता की जगह नहीं।
hg: Parampara mann ko Chandrama se aur udaasi ko Shani ya Rahu se peedit Chandra se jodti hai; par kisi ka dukh keval grah se nahi, aur koi upay sahayata ki jagah nahi.
@how modern wide SENSE
en: Small things help beside it: tell one person today, morning light and a walk, meals at their time, a little music or prayer. Do one of them, not all.
hi: साथ में छोटी बातें मदद करती हैं: आज किसी एक को बताएँ, सुबह की धूप और टहलना, समय पर भोजन, थोड़ा संगीत या प्रार्थना। एक ही करें, सब नहीं।
hg: Saath me chhoti baatein madad karti hain: aaj kisi ek ko batayein, subah ki dhoop aur tahalna, samay par bhojan, thoda sangeet ya prarthna. Ek hi karein, sab nahi.
@which modern most CUSTOM
en: Prayers many hold on to: Om Namah Shivaya slowly with the breath, the Gita's second chapter, Hanuman Chalisa, a lamp at dusk, water offered at sunrise. They stand beside a doctor, never in place of one.
hi: बहुत लोग इनका सहारा लेते हैं: साँस के साथ धीरे ॐ नमः शिवाय, गीता का दूसरा अध्याय, हनुमान चालीसा, संध्या दीपक, सूर्योदय पर जल। ये डॉक्टर के साथ हैं, उसकी जगह नहीं।
hg: Bahut log inka sahara lete hain: saans ke saath dheere Om Namah Shivaya, Gita ka doosra adhyay, Hanuman Chalisa, sandhya deepak, suryoday par jal. Ye doctor ke saath hain, uski jagah nahi.

# anxiety-anger-life life
@names
en: anger, overthinking, anxiety, fear in mind, restless mind
hi: ग़ुस्सा बहुत आता है, घबराहट, मन में डर, बेचैनी, ज़्यादा सोचना
hg: gussa bahut aata hai, ghabrahat, man me dar, bechaini, overthinking
@ask
en: I get angry very fast which planet | how to control anger astrology | I overthink everything | fear in mind without reason | anxiety remedy | heart beats fast at night | husband is very angry by nature | which stone for anger | panic attack what to do | short temper | worry too much at night | mind not calm | fear of future
hi: मुझे ग़ुस्सा बहुत आता है किस ग्रह से | ग़ुस्सा शांत करने का उपाय | मन में बिना कारण डर लगता है | घबराहट का उपाय | बहुत ज़्यादा सोचता हूँ | पति को बहुत ग़ुस्सा आता है | मन शांत कैसे करें | रात को दिल घबराता है | जल्दी ग़ुस्सा | रात को चिंता | भविष्य का डर | मन नहीं लगता बेचैन रहता है
hg: mujhe gussa bahut aata hai kis grah se | gussa shant karne ka upay | man me bina wajah dar lagta hai | ghabrahat ka upay | bahut jyada sochta hu | pati ko bahut gussa aata hai | man shant kaise kare | raat ko dil ghabrata hai | gusse ke liye kaunsa ratna | jaldi gussa aata hai | raat ko chinta | future ka dar | man bechain rehta hai
@do modern wide SENSE
en: For anger and worry breathe out slowly ten times, leave the room, drink water, and speak after a quarter of an hour. Less tea and phone at night, a walk and sleep do more than any stone.
hi: ग़ुस्से और चिंता में दस बार धीरे साँस छोड़ें, कमरे से बाहर जाएँ, पानी पिएँ और पंद्रह मिनट बाद बोलें। रात में कम चाय-फ़ोन, टहलना और नींद किसी रत्न से अधिक करते हैं।
hg: Gusse aur chinta me das baar dheere saans chhodein, kamre se bahar jayein, paani piyein aur pandrah minute baad bolein. Raat me kam chai-phone, tahalna aur neend kisi ratna se zyada karte hain.
@what modern most JYOTISH
en: Tradition ties anger to Mangal and Surya, worry to Chandra with Rahu or Budh; its calm customs are Om Namah Shivaya, the Hanuman Chalisa, moonlight and cool food.
hi: परंपरा ग़ुस्से को मंगल-सूर्य, चिंता को राहु या बुध के साथ चंद्र से जोड़ती है; शांति के रिवाज हैं ॐ नमः शिवाय, हनुमान चालीसा, चाँदनी और शीतल भोजन।
hg: Parampara gusse ko Mangal-Surya, chinta ko Rahu ya Budh ke saath Chandra se jodti hai; shanti ke riwaz hain Om Namah Shivaya, Hanuman Chalisa, chaandni aur sheetal bhojan.
@ok modern wide OFFICIAL
en: If fear, panic or rage return often, see a doctor or call Tele-MANAS 14416, free at any hour. If somebody's anger turns to blows, that is violence and no planet: 181 or 112.
hi: डर, घबराहट या ग़ुस्सा बार-बार लौटे तो डॉक्टर से मिलें या टेली-मानस 14416 पर कभी भी मुफ़्त बात करें। किसी का ग़ुस्सा मारपीट बने तो वह हिंसा है, ग्रह नहीं: 181 या 112।
hg: Darr, ghabrahat ya gussa baar-baar laute to doctor se milein ya Tele-MANAS 14416 par kabhi bhi muft baat karein. Kisi ka gussa maarpeet bane to woh hinsa hai, grah nahi: 181 ya 112.

# addiction-life life
@names
en: husband drinks alcohol, addiction, alcohol in the family, drugs, smoking habit
hi: पति शराब पीता है, नशे की लत, शराब छुड़ाना, नशा
hg: pati sharab pita hai, nashe ki lat, sharab chhudana, nasha
@ask
en: my husband drinks daily remedy to stop | how to stop drinking astrology | son takes drugs what to do | which planet causes addiction | is there a totka to make someone leave alcohol | I cannot stop smoking | father drinks and fights at home | husband alcoholic | quit drinking | son smokes ganja | gutka habit leave | husband drinks daily and fights which totka | son addicted to drugs where treatment | online game betting addiction | how to stop gutkha
hi: पति रोज़ शराब पीते हैं क्या करूँ | शराब छुड़ाने का उपाय | बेटा नशा करता है | नशे की लत किस ग्रह से | शराब छुड़ाने का टोटका | सिगरेट नहीं छूट रही | पिताजी पीकर झगड़ा करते हैं | पति शराबी है | बेटा गाँजा पीता है | गुटखा कैसे छोड़ूँ | शराब की लत | पति रोज़ पीकर लड़ता है | बेटा नशे में पड़ गया | ऑनलाइन जुए की लत | गुटखा कैसे छोड़ें
hg: pati roj sharab pite hai kya karu | sharab chhudane ka upay | beta nasha karta hai | nashe ki lat kis grah se | sharab chhudane ka totka | cigarette nahi chhut rahi | papa pee kar jhagda karte hai | pati sharabi hai | beta ganja pita hai | gutka kaise chhodu | sharab ki lat kaise chhute | pati roz peekar ladta hai | beta nashe me pad gaya | online jue ki lat | gutkha kaise chhode
@do modern wide OFFICIAL
en: Addiction is an illness that can be treated: call the national de-addiction helpline 14446, free, or ask at a government hospital. No totka ends it; secret powders in food are dangerous.
hi: नशे की लत इलाज योग्य बीमारी है: राष्ट्रीय नशा मुक्ति हेल्पलाइन 14446 पर मुफ़्त बात करें या सरकारी अस्पताल में पूछें। कोई टोटका इसे नहीं छुड़ाता; खाने में छिपाकर चूर्ण देना ख़तरनाक है।
hg: Nashe ki lat ilaaj yogya beemari hai: National nasha mukti helpline 14446 par muft baat karein ya sarkari hospital me poochein. Koi totka ise nahi chhudata; khane me chhupakar churan dena khatarnak hai.
@what modern most JYOTISH
en: Tradition ties drink and drugs to Rahu, and to Chandra or Shukra under it; that is no fate. People stop at any age, and relapses belong to the road.
hi: परंपरा नशे को राहु और उससे पीड़ित चंद्र या शुक्र से जोड़ती है; यह भाग्य नहीं। लोग किसी भी उम्र में छोड़ते हैं, और बीच में फिसलना रास्ते का हिस्सा है।
hg: Parampara nashe ko Rahu aur usse peedit Chandra ya Shukra se jodti hai; yeh bhagya nahi. Log kisi bhi umar me chhodte hain, aur beech me fisalna raste ka hissa hai.
@ok modern wide OFFICIAL
en: Where drinking ends in blows, go to safety first: 181 for women, 112 for all, 1098 for children.
hi: जहाँ शराब मारपीट में बदले, पहले सुरक्षित जगह जाएँ: महिलाओं के लिए 181, सबके लिए 112, बच्चों के लिए 1098।
hg: Jahan sharab maarpeet me badle, pehle surakshit jagah jayein: mahilaon ke liye 181, sabke liye 112, bachchon ke liye 1098.
@how modern wide SENSE
en: Talk when sober, in the morning, without blame; take him once to a de-addiction clinic at a government hospital; cut off money and keys; and find a group for yourself too. Stopping suddenly after heavy drinking needs a doctor.
hi: होश में, सुबह, बिना दोष दिए बात करें; सरकारी अस्पताल के नशामुक्ति केंद्र ले जाएँ; पैसे और चाबी रोकें; अपने लिए भी सहारा समूह खोजें। भारी शराब अचानक छोड़ने में डॉक्टर चाहिए।
hg: Hosh me, subah, bina dosh diye baat karein; sarkari hospital ke nashamukti kendra le jaayein; paise aur chabi rokein; apne liye bhi group khojein. Bhaari sharab achanak chhodne me doctor chahiye.

# grief-life life
@names
en: grief, someone died, loss of a loved one, death of my father, missing my mother
hi: किसी अपने का जाना, शोक, माँ का देहांत, पिता का निधन
hg: kisi apne ka jana, shok, maa ka dehant, papa ki death ho gayi
@ask
en: my father died last month I cannot bear it | where does the soul go after death | will I meet my dead mother again | is my dead husband at peace | why did god take my child | how long should we mourn | did he die because of our house vastu | I could not see him at the end | mother passed away | lost my husband | miss my dad a lot | baby died grief | which puja for peace of soul of father | how long is mourning in hindu family | dream of mother after death | lamp for the dead how many days
en: someone close died some weeks ago and I cannot get over it
hi: पिताजी चले गए मन नहीं लगता | मरने के बाद आत्मा कहाँ जाती है | माँ की आत्मा को शांति मिली क्या | भगवान ने ऐसा क्यों किया | शोक कितने दिन रखें | क्या घर के वास्तु से मृत्यु हुई | अंतिम समय में पास नहीं था | मृत्यु के बाद मन कैसे सँभालें | माँ नहीं रहीं | पति नहीं रहे | पापा की बहुत याद आती है | बच्चे को खो दिया | पिता की आत्मा की शांति के लिए क्या करें | सूतक कितने दिन का | मृतक के लिए दीपक कितने दिन | मृत्यु के बाद क्या नहीं करते
hg: papa chale gaye man nahi lagta | marne ke baad aatma kaha jati hai | maa ki aatma ko shanti mili kya | bhagwan ne aisa kyu kiya | shok kitne din rakhe | kya ghar ke vastu se mrityu hui | antim samay me paas nahi tha | kisi apne ke jane ke baad man kaise sambhale | maa nahi rahi | pati nahi rahe | papa ki bahut yaad aati hai | bacche ko kho diya | papa ki aatma ki shanti ke liye kya kare | mrityu sutak kitne din ka | mritak ke liye deepak kitne din | mrityu ke baad kya nahi karte
@what modern wide CUSTOM
en: I am sorry for your loss. Nobody's death comes from a house, a planet or your mistake; please lay that thought down. Nobody can know more of the soul than faith tells: that it is at peace with God.
hi: आपके दुख में हम साथ हैं। किसी की मृत्यु घर, ग्रह या आपकी भूल से नहीं होती; यह विचार छोड़ दें। आत्मा के बारे में आस्था से अधिक कोई नहीं जानता: कि वह ईश्वर में शांत है।
hg: Aapke dukh me hum saath hain. Kisi ki mrityu ghar, grah ya aapki bhool se nahi hoti; yeh vichar chhod dein. Aatma ke baare me aastha se zyada koi nahi jaanta: ki woh Ishwar me shaant hai.
@do modern wide CUSTOM
en: Speak of the person, weep, eat a little, let others help; the rites of the thirteen days and a lamp at dusk hold many. If weeks pass and it does not lighten, talk to Tele-MANAS 14416.
hi: उनकी बातें करें, रोएँ, थोड़ा खाएँ, दूसरों को मदद करने दें; तेरह दिन के संस्कार और शाम का दीया कई लोगों को सँभालते हैं। हफ़्तों बाद भी हल्का न हो तो टेली-मानस 14416 से बात करें।
hg: Unki baatein karein, royein, thoda khayein, doosron ko madad karne dein; terah din ke sanskar aur shaam ka diya kai logon ko sambhalte hain. Hafton baad bhi halka na ho to Tele-MANAS 14416 se baat karein.
@when modern regional CUSTOM
en: Mourning (sutak) is mostly ten to thirteen days: plain food, no festive worship in the home mandir, a lamp at the place of the dead, pind and tarpan; then the year's shraddh and Pitru Paksha. Customs differ by family.
hi: मृत्यु सूतक प्रायः दस से तेरह दिन है: सादा भोजन, घर के मंदिर में उत्सव-पूजा नहीं, दिवंगत के स्थान पर दीपक, पिंड और तर्पण; फिर वर्ष का श्राद्ध और पितृ पक्ष। कुल की रीति अलग होती है।
hg: Mrityu sutak aksar das se terah din hai: saada bhojan, ghar ke mandir me utsav-puja nahi, divangat ke sthan par deepak, pind aur tarpan; phir saal ka shraddh aur Pitru Paksha. Kul ki reeti alag hoti hai.

# frightening-prediction life
@names
en: astrologer predicted something bad, scary prediction, frightened by an astrologer, bad prediction
hi: ज्योतिषी ने बुरा बताया, डरावनी भविष्यवाणी, पंडित ने डरा दिया
hg: jyotishi ne bura bataya, pandit ne dara diya, darane wali bhavishyavani
@ask
en: an astrologer said I will have an accident I am scared | pandit told my marriage will break | astrologer said my husband's life is in danger | do predictions always come true | he asks fifty thousand for the puja | can a prediction be changed | every astrologer tells something else | pandit scared me | bad yoga predicted | worried after reading my horoscope | astrologer wants money to save my child | pandit said accident in two months | astrologer said husband will have death yoga | told my son has akal mrityu yoga | nobody to do puja otherwise bad happens they say | astrologer asking 11000 for shanti puja | told accident yoga in my kundli
hi: ज्योतिषी ने कहा दुर्घटना का योग है डर लग रहा है | पंडित ने कहा शादी टूट जाएगी | ज्योतिषी ने कहा पति पर संकट है | भविष्यवाणी सच होती है क्या | पूजा के पचास हज़ार माँग रहा है | हर ज्योतिषी अलग बात कहता है | क्या भविष्य बदला जा सकता है | कुंडली देखकर डर लग रहा है | बाबा ने संकट बताया | पंडित ने अनिष्ट कहा | भविष्यवाणी से डर | पंडित ने कहा दुर्घटना योग है | ज्योतिषी ने कहा मारकेश चल रहा है | अकाल मृत्यु योग बताया है | पूजा नहीं करवाई तो बुरा होगा कहते हैं | पंडित शांति पूजा के 11000 माँग रहे हैं | कुंडली में दुर्घटना योग बताया
hg: jyotishi ne kaha accident ka yog hai dar lag raha hai | pandit ne kaha shadi toot jayegi | jyotishi ne kaha pati par sankat hai | bhavishyavani sach hoti hai kya | puja ke pachas hazar mang raha hai | har jyotishi alag baat kehta hai | kya future badla ja sakta hai | kundli dekh kar dar lag raha hai | baba ne sankat bataya | pandit ne anisht kaha | bhavishyavani se dar | pandit ne kaha accident yog hai | jyotishi ne kaha markesh chal raha hai | akal mrityu yog bataya hai | puja nahi karwayi to bura hoga kehte hai | pandit shanti puja ke 11000 maang raha hai | kundli me accident yog bataya
@what modern wide SENSE
en: A frightening prediction needs not come true: nobody can know such things, and honest astrologers do not say them. Fear followed by a price is the oldest trick; walk away.
hi: डरावनी भविष्यवाणी का सच होना ज़रूरी नहीं: ऐसी बातें कोई नहीं जान सकता, और ईमानदार ज्योतिषी कहते नहीं। डर के बाद दाम, यह सबसे पुरानी चाल है; उठकर चले आएँ।
hg: Daraavni bhavishyavani ka sach hona zaroori nahi: aisi baatein koi nahi jaan sakta, aur imaandar jyotishi kehte nahi. Darr ke baad daam, yeh sabse purani chaal hai; uthkar chale aayein.
@do modern wide OFFICIAL
en: Pay nothing, sign nothing, tell somebody at home. Seat belt, health check, saving and kind words are what guards us; if money was taken by deceit, complain at 1915 or to the police.
hi: कुछ न दें, कुछ न लिखें, घर में किसी को बताएँ। सीट बेल्ट, स्वास्थ्य जाँच, बचत और मीठे बोल ही रक्षा करते हैं; धोखे से पैसा लिया हो तो 1915 या पुलिस में शिकायत करें।
hg: Kuch na dein, kuch na likhein, ghar me kisi ko batayein. Seat belt, health check, bachat aur meethe bol hi raksha karte hain; dhokhe se paisa liya ho to 1915 ya police me shikayat karein.
@which modern most JYOTISH
en: Markesh is the old word for the lords of the 2nd and 7th houses; everybody passes through their periods many times, mostly without noticing. It is a class of planet, and never a date of death.
hi: मारकेश दूसरे और सातवें भाव के स्वामियों का पुराना नाम है; उनकी दशाएँ सबके जीवन में कई बार आती हैं, अधिकतर बिना पता चले। यह ग्रह का वर्ग है, मृत्यु की तारीख़ नहीं।
hg: Markesh doosre aur saatve bhav ke swamiyon ka purana naam hai; unki dashayein sabke jeevan me kai baar aati hain, zyadatar bina pata chale. Yeh grah ka varg hai, mrityu ki tarikh nahi.
@how modern wide SENSE
en: An honest adviser names the rule and book, says what is uncertain, frightens nobody, sells no stone himself, and lets you go home to think. Where price or hurry grows, stop.
hi: ईमानदार सलाहकार नियम और ग्रंथ बताता है, क्या अनिश्चित है यह कहता है, डराता नहीं, ख़ुद रत्न नहीं बेचता, और सोचने का समय देता है। जहाँ दाम या जल्दी बढ़े, रुक जाएँ।
hg: Imaandar salahkar niyam aur granth batata hai, kya anishchit hai yeh kehta hai, daraata nahi, khud ratna nahi bechta, aur sochne ka samay deta hai. Jahan daam ya jaldi badhe, ruk jayein.

# lost-things-people life
@names
en: lost item, find lost thing, stolen things, missing person, lost jewellery
hi: खोई हुई चीज़, सामान चोरी हो गया, गुम व्यक्ति, खोया गहना
hg: khoyi hui cheez, saman chori ho gaya, gumshuda, khoya gehna
@ask
en: where is my lost ring | will I get my stolen phone back | astrology to find lost things | my brother is missing since two days | who stole my gold | which mantra to find lost objects | lost documents what to do | lost my wallet | can astrology find my gold chain | phone stolen in bus | person missing help | gold ring lost at home where to find | my child went missing what do I do | stolen phone tracking | prashna for lost keys direction
hi: मेरी अँगूठी कहाँ खो गई | चोरी का सामान मिलेगा क्या | खोई चीज़ पाने का मंत्र | भाई दो दिन से लापता है | सोना किसने चुराया | खोई वस्तु ज्योतिष से कैसे देखें | काग़ज़ गुम हो गए | पर्स खो गया | सोने की चेन कहाँ गई | बस में फ़ोन चोरी | बच्चा नहीं मिल रहा | सोने की अँगूठी घर में खो गई | बच्चा लापता है क्या करें | चोरी हुआ फ़ोन कैसे खोजें | खोई चीज़ किस दिशा में
hg: meri ring kaha kho gayi | chori ka saman milega kya | khoyi cheez pane ka mantra | bhai do din se lapata hai | sona kisne churaya | khoyi vastu jyotish se kaise dekhe | documents gum ho gaye kya kare | purse kho gaya | sone ki chain kaha gayi | bus me phone chori | baccha nahi mil raha | sone ki anguthi ghar me kho gayi | baccha lapata hai kya kare | chori hua phone kaise khoje | khoyi cheez kis disha me
@do modern wide OFFICIAL
en: A missing person: tell the police at once, 112, for a child also 1098; there is no need to wait a day. A stolen phone: block the SIM and report it at Sanchar Saathi (CEIR).
hi: कोई लापता हो तो तुरंत पुलिस, 112, बच्चे के लिए 1098 भी; एक दिन रुकना ज़रूरी नहीं। फ़ोन चोरी हो तो सिम बंद कराएँ और संचार साथी (CEIR) पर दर्ज करें।
hg: Koi lapata ho to turant police, 112, bachche ke liye 1098 bhi; ek din rukna zaroori nahi. Phone chori ho to SIM band karayein aur Sanchar Saathi (CEIR) par darj karein.
@what modern wide JYOTISH
en: Where a lost thing lies nobody can know from stars, and please suspect nobody on such a word. Prashna and the nakshatra of the day are the old way of guessing a direction.
hi: खोई चीज़ कहाँ है, तारों से कोई नहीं जान सकता, और ऐसी बात पर किसी पर शक न करें। प्रश्न कुंडली और दिन का नक्षत्र दिशा का अनुमान लगाने की पुरानी रीति है।
hg: Khoyi cheez kahan hai, taaron se koi nahi jaan sakta, aur aisi baat par kisi par shak na karein. Prashna kundli aur din ka nakshatra disha ka anumaan lagane ki purani reeti hai.
@how modern wide SENSE
en: For lost things go back over the last hour you had them, search bags, beds and bins with another pair of eyes, and ask quietly.
hi: खोई चीज़ के लिए वह आख़िरी घंटा याद करें जब पास थी, बैग, बिस्तर, कूड़ेदान किसी और के साथ देखें, और शांति से पूछें।
hg: Khoyi cheez ke liye woh aakhri ghanta yaad karein jab paas thi, bag, bistar, dustbin kisi aur ke saath dekhein, aur shaanti se poochein.
@which modern disputed JYOTISH
en: By the old custom the nakshatra of the loss says if a thing returns: with Rohini, Pushya and their like soon, with others late; lists differ and nobody has shown it. Search first where you used it last.
hi: पुरानी रीति में खोने के दिन का नक्षत्र बताता है कि चीज़ मिलेगी या नहीं: रोहिणी, पुष्य जैसों में जल्दी, औरों में देर; सूचियाँ अलग, किसी ने सिद्ध नहीं किया। पहले आख़िरी जगह खोजें।
hg: Purani reeti me khone ke din ka nakshatra batata hai ki cheez milegi ya nahi: Rohini, Pushya jaison me jaldi, auron me der; soochiyan alag, kisi ne siddh nahi kiya. Pehle aakhri jagah khojein.

# palm-lines-and-moles life
@names
en: marriage line on hand, mole meaning, lines on the palm
hi: हाथ की रेखाएँ, विवाह रेखा, तिल का मतलब
hg: hath ki rekha, shadi ki rekha, til ka matlab
@ask
en: what does my life line say | marriage line on hand | tarot card reading for me | mole on the face meaning | does palmistry work | half moon when hands joined meaning | nadi astrology thumb impression true or not | mole on palm lucky | cross on hand meaning | two marriage lines | til on lips
hi: मेरा हाथ देखकर बताओ | हाथ में विवाह रेखा कौन सी है | भाग्य रेखा नहीं है तो क्या | टैरो कार्ड सच होता है क्या | चेहरे पर तिल का मतलब | हस्तरेखा सही होती है क्या | हथेली पर आधा चाँद बनना | नाड़ी ज्योतिष सच है क्या | हथेली पर तिल | हाथ में क्रॉस | दो विवाह रेखा | होंठ पर तिल
hg: mera hath dekh kar batao | hath me shadi ki rekha kaunsi hai | bhagya rekha nahi hai to kya | tarot card sach hota hai kya | chehre par til ka matlab | hastrekha sahi hoti hai kya | hatheli par aadha chand banna | nadi jyotish sach hai kya | hatheli par til | hath me cross | do shadi ki rekha | honth par til
@what modern wide CUSTOM
en: Palm, face, moles and tarot are read by many for pleasure; nobody can know a life from them, and Disha does not read them. Lines come from folding the hand and change with years.
hi: हाथ, चेहरा, तिल और टैरो कई लोग शौक़ से पढ़ते हैं; इनसे जीवन कोई नहीं जान सकता, और दिशा इन्हें नहीं पढ़ती। रेखाएँ हाथ मुड़ने से बनती हैं और समय के साथ बदलती हैं।
hg: Haath, chehra, til aur tarot kai log shauk se padhte hain; inse jeevan koi nahi jaan sakta, aur Disha inhe nahi padhti. Rekhayein haath mudne se banti hain aur samay ke saath badalti hain.
@which modern most CUSTOM
en: Palmists name the life line round the thumb, the head line across the middle, the heart line above it, the fate line upward to the middle finger, and small marriage lines below the little finger.
hi: हस्तरेखा वाले अँगूठे के चारों ओर जीवन रेखा, बीच में मस्तिष्क रेखा, ऊपर हृदय रेखा, मध्यमा की ओर भाग्य रेखा और कनिष्ठा के नीचे छोटी विवाह रेखाएँ बताते हैं।
hg: Hastrekha wale angoothe ke chaaron or jeevan rekha, beech me mastishk rekha, upar hriday rekha, beech ki ungli ki or bhagya rekha aur chhoti ungli ke neeche chhoti vivah rekhayein batate hain.

# family-future-live-in life
@names
en: live in relationship, same sex love, age gap marriage, girl older than boy, remaining unmarried
hi: लिव-इन, समलैंगिक प्रेम, उम्र का अंतर, लड़की बड़ी हो, अविवाहित रहना
hg: live in relationship, ladki badi ho umar me, age gap shadi, shadi nahi karni, same sex love
@ask
en: is it wrong to stay unmarried | girl is older than boy can they marry | how much age gap is right for marriage | is live in against dharma | I am gay how do I tell my parents | I do not want to marry but family forces me | does astrology say anything about gay people | wife older than husband ok | marry or not to marry | live in and religion | ten years age difference
hi: शादी न करना ग़लत है क्या | लड़की उम्र में बड़ी हो तो शादी कर सकते हैं | शादी में कितना उम्र का अंतर सही | लिव-इन में रहना ग़लत है क्या | मुझे शादी नहीं करनी घरवाले ज़ोर देते हैं | मैं समलैंगिक हूँ घर में कैसे बताऊँ | पत्नी बड़ी हो तो | शादी करूँ या न करूँ | दस साल का अंतर | लिव इन सही या ग़लत
hg: shadi na karna galat hai kya | ladki umar me badi ho to shadi kar sakte hai kya | shadi me kitna age gap sahi hai | live in me rehna galat hai kya | mujhe shadi nahi karni gharwale force karte hai | main gay hu ghar me kaise batau | patni badi ho to | shadi karu ya na karu | 10 saal ka antar | live in sahi ya galat
@ok modern wide SENSE
en: An older bride, a wide age gap, life without marriage or love for the same sex is no fault and no dosh; grown people choose freely. Families and regions see it differently, and time softens much.
hi: बड़ी उम्र की वधू, उम्र का अंतर, अविवाहित जीवन या समलैंगिक प्रेम न दोष है न पाप; वयस्क स्वतंत्र चुनते हैं। परिवार और प्रदेश अलग सोचते हैं, और समय बहुत कुछ नरम करता है।
hg: Badi umar ki vadhu, umar ka antar, avivahit jeevan ya same-sex prem na dosh hai na paap; vayask swatantra chunte hain. Parivar aur pradesh alag sochte hain, aur samay bahut kuch naram karta hai.
@do modern wide OFFICIAL
en: Choose one kind person to tell first, and a time when you are safe. Nobody may force you to marry: 181 for women, 112 for all; for a heavy heart 14416.
hi: पहले किसी एक दयालु व्यक्ति को, सुरक्षित समय में बताएँ। कोई आपको विवाह के लिए बाध्य नहीं कर सकता: महिलाओं के लिए 181, सबके लिए 112; मन भारी हो तो 14416।
hg: Pehle kisi ek dayalu vyakti ko, surakshit samay me batayein. Koi aapko vivah ke liye majboor nahi kar sakta: mahilaon ke liye 181, sabke liye 112; mann bhaari ho to 14416.

# old-parents-loneliness life
@names
en: old parents alone, loneliness, children live abroad, retired life, no one to talk to, feeling alone
hi: अकेलापन, बूढ़े माता-पिता, बच्चे विदेश में, सेवानिवृत्ति, अकेला लगता है
hg: akelapan, budhe maa baap, bacche videsh me, retirement ke baad, akela feel, akela lagta
@ask
en: my parents live alone and I am abroad I feel guilty | I feel lonely in old age | children do not call us | how to spend life after retirement | should I bring my parents to the city | does the chart show old age | son does not look after us | lonely at home | parents old age care | nobody visits me | son settled abroad | pilgrimage for old parents which is easy | parents feel useless after retirement
hi: माता-पिता गाँव में अकेले हैं, मन दुखता है | बुढ़ापे में अकेलापन लगता है | बच्चे फ़ोन नहीं करते | सेवानिवृत्ति के बाद क्या करें | बेटा ध्यान नहीं रखता | बुढ़ापा कैसा होगा कुंडली से | घर में अकेला हूँ | बूढ़े माता-पिता की देखभाल | कोई मिलने नहीं आता | बेटा विदेश में बस गया | बूढ़े माता-पिता के लिए कौन सा तीर्थ आसान | रिटायरमेंट के बाद मन नहीं लगता
hg: maa baap gaon me akele hai man dukhta hai | budhape me akelapan lagta hai | bacche phone nahi karte | retirement ke baad kya kare | beta dhyan nahi rakhta | budhapa kaisa hoga kundli se | ghar me akela hu | budhe maa baap ki dekhbhal | koi milne nahi aata | beta videsh me bas gaya | boodhe mata pita ke liye konsa tirth aasan | retirement ke baad mann nahi lagta
@do modern wide OFFICIAL
en: Loneliness eases by a fixed hour: a daily call, a temple or park group, a class to teach, a neighbour with the spare key. Elderline 14567 helps older people free with care, pension and ill-treatment.
hi: अकेलापन तय समय से घटता है: रोज़ एक फ़ोन, मंदिर या पार्क की मंडली, किसी को पढ़ाना, पड़ोसी के पास दूसरी चाबी। एल्डरलाइन 14567 बुज़ुर्गों को देखभाल, पेंशन और दुर्व्यवहार में मुफ़्त मदद देती है।
hg: Akelapan tay samay se ghatta hai: roz ek phone, mandir ya park ki mandali, kisi ko padhana, padosi ke paas doosri chaabi. Elderline 14567 bujurgon ko dekhbhal, pension aur durvyavhar me muft madad deti hai.
@what modern wide JYOTISH
en: What old age brings nobody can know from a chart; tradition reads the mother from the 4th, the father from the 9th and one's last years from the 4th and 12th.
hi: बुढ़ापा कैसा होगा, कुंडली से कोई नहीं जान सकता; परंपरा माँ को चौथे, पिता को नौवें और अंतिम वर्षों को चौथे-बारहवें भाव से पढ़ती है।
hg: Budhapa kaisa hoga, kundli se koi nahi jaan sakta; parampara maa ko chauthe, pita ko nauve aur antim varshon ko chauthe-barahve bhav se padhti hai.
@which modern most CUSTOM
en: For old age custom has morning sun and a short walk, the Gita or Ramayana read in small parts, bhajan in company, and a nearby temple rather than a hard pilgrimage. Ask the doctor before fasts and climbs.
hi: बुढ़ापे के लिए रिवाज है सुबह की धूप और छोटी सैर, गीता या रामायण थोड़ा-थोड़ा, साथ में भजन, और कठिन तीर्थ की जगह पास का मंदिर। व्रत और चढ़ाई से पहले डॉक्टर से पूछें।
hg: Budhape ke liye riwaz hai subah ki dhoop aur chhoti sair, Gita ya Ramayan thoda-thoda, saath me bhajan, aur kathin tirth ki jagah paas ka mandir. Vrat aur chadhai se pehle doctor se poochhein.

# dream-snake-and-fear life
@names
en: snake in dream, dream of a snake, teeth falling in dream, bad dream meaning
hi: सपने में साँप, सपने में दाँत टूटना, बुरे सपने का मतलब
hg: sapne me saanp, sapne me saap dekhna, sapne me dant tootna, bure sapne ka matlab
@ask
en: what does a snake in a dream mean | I saw a snake biting me in my dream | teeth falling out in a dream meaning | I keep getting bad dreams | dream of falling from height | do dreams come true | morning dream comes true or not | dream of my own death what does it mean | saw black snake in dream and I am scared | many snakes in dream | black snake biting in dream | killing snake in dream | tooth fell out in dream death in family | falling in dream meaning | dream of own death
hi: सपने में साँप देखने का क्या मतलब है | सपने में साँप काट ले तो | सपने में दाँत टूटते देखना | बार-बार बुरे सपने आते हैं | सुबह का सपना सच होता है क्या | सपने में ऊँचाई से गिरना | सपने में अपनी मृत्यु देखना | सपने में काला साँप देखना शुभ या अशुभ | सपने में बहुत सारे साँप | सपने में काला साँप काटना | सपने में साँप मारना | दाँत टूटना सपने में | सपने में ख़ुद को मरा देखना | सपने में ऊँचाई से गिरना
hg: sapne me saanp dekhne ka kya matlab hai | sapne me saanp kaat le to | sapne me dant tootte dekhna | baar baar bure sapne aate hai | subah ka sapna sach hota hai kya | sapne me unchai se girna | sapne me apni mrityu dekhna | sapne me kala saanp dekhna | supne me sap dikhna | sapne me bahut saare saanp | sapne me kala saanp kaatna | sapne me saanp marna | daant tutna sapne me | sapne me khud ko mara dekhna | sapne me unchai se girna
@what modern disputed CUSTOM
en: A snake in a dream foretells nothing certain; dream books differ, some call it gain or Shiva's sign, others a worry. Teeth, falling and one's own death are common dreams of tired, anxious minds.
hi: सपने का साँप कुछ निश्चित नहीं बताता; स्वप्न-ग्रंथ अलग-अलग कहते हैं, कोई लाभ या शिव का संकेत, कोई चिंता। दाँत, गिरना और अपनी मृत्यु थके, चिंतित मन के आम सपने हैं।
hg: Sapne ka saanp kuch nishchit nahi batata; swapn-granth alag-alag kehte hain, koi laabh ya Shiv ka sanket, koi chinta. Daant, girna aur apni mrityu thake, chintit mann ke aam sapne hain.
@do modern wide SENSE
en: Wash the face, drink water, say the prayer you love and sleep on. Less phone and food late in the evening help; if bad dreams come night after night, tell a doctor.
hi: मुँह धोएँ, पानी पिएँ, प्रिय प्रार्थना कहकर सो जाएँ। देर शाम फ़ोन और भोजन कम करें; हर रात बुरे सपने आएँ तो डॉक्टर को बताएँ।
hg: Muh dhoyein, paani piyein, priya prarthna kehkar so jayein. Der shaam phone aur bhojan kam karein; har raat bure sapne aayein to doctor ko batayein.
@which modern disputed CUSTOM
en: Swapna books differ: a snake that passes is gain or Shiva's sign, one that bites freedom from illness for some; a fallen tooth a worry, a fall a change. All are sayings, and no omen of death.
hi: स्वप्न की पुस्तकें अलग हैं: गुज़रता साँप लाभ या शिव का संकेत, काटता साँप कुछ में रोग से मुक्ति; टूटा दाँत चिंता, गिरना बदलाव। सब कहावतें हैं, मृत्यु का संकेत नहीं।
hg: Swapna ki kitabein alag hain: guzarta saanp laabh ya Shiva ka sanket, kaatta saanp kuch me rog se mukti; toota daant chinta, girna badlav. Sab kahavatein hain, mrityu ka sanket nahi.

# dream-dead-relative life
@names
en: dead person in dream, dream of ancestors, seeing dead mother in dream, dream of god
hi: सपने में मृत व्यक्ति, सपने में पितर, सपने में भगवान, सपने में मंदिर
hg: sapne me mare hue log, sapne me pitar, sapne me bhagwan dekhna, sapne me mandir
@ask
en: what does it mean to see dead parents in dream | my late grandmother comes in my dreams | dead person asking for food in dream | seeing god in dream meaning | temple in dream good or bad | dead father talks to me in dream | ancestors in dream what should we do | dead father asking for food in dream | dead person giving something in dream
en: a dead grandparent called me in a dream
hi: सपने में मरे हुए माता-पिता दिखें तो | दादी सपने में आती हैं | सपने में मृत व्यक्ति खाना माँगे | सपने में भगवान दिखना | सपने में मंदिर देखना कैसा होता है | सपने में पितर दिखें तो क्या करें | सपने में पिता से बात करना | मरे हुए पिता सपने में खाना माँगें | मृत व्यक्ति सपने में कुछ दे
hi: सपने में गुज़रे हुए नाना-दादी बुला रहे थे
hg: sapne me mare hue mata pita dikhe to | dadi sapne me aati hai | sapne me mara hua vyakti khana mange | sapne me bhagwan dikhna kaisa hota hai | sapne me mandir dekhna | sapne me pitar dikhe to kya kare | sapne me papa se baat karna jo guzar gaye | mare hue papa sapne me khana maange | mrit vyakti sapne me kuch de
hg: sapne me nana ya dadi ne bulaya, ishara hai kya | mare hue rishtedar sapne me bulate hai
@what modern wide CUSTOM
en: Seeing the dead in a dream is mostly love and memory, and no bad sign. Custom takes a calm, smiling ancestor as a blessing; a god or temple in a dream is held auspicious.
hi: सपने में दिवंगत को देखना प्रायः प्रेम और याद है, बुरा संकेत नहीं। रिवाज में शांत, मुस्कुराते पितर आशीर्वाद हैं; सपने में देवता या मंदिर शुभ माना जाता है।
hg: Sapne me divangat ko dekhna aksar prem aur yaad hai, bura sanket nahi. Riwaz me shaant, muskurate pitar aashirwad hain; sapne me devta ya mandir shubh maana jata hai.
@do modern wide CUSTOM
en: If it moves you, give food to somebody hungry in their name, offer water on amavasya or light a lamp. Nothing costly is needed.
hi: मन को छुए तो उनके नाम से किसी भूखे को भोजन दें, अमावस्या को जल दें या दीया जलाएँ। कुछ महँगा ज़रूरी नहीं।
hg: Mann ko chhue to unke naam se kisi bhookhe ko bhojan dein, amavasya ko jal dein ya diya jalayein. Kuch mehnga zaroori nahi.
@which modern disputed CUSTOM
en: By dream books a dead relative who smiles or gives is a blessing, one who asks for food or water a call to give in their name, one who calls you along only longing. None of it foretells a death.
hi: स्वप्न पुस्तकों में मुस्कराता या देता मृत परिजन आशीर्वाद है, खाना-पानी माँगे तो उनके नाम का दान, साथ बुलाए तो केवल याद। इनमें से कोई मृत्यु नहीं बताता।
hg: Swapna pustakon me muskurata ya deta mrit parijan aashirwad hai, khana-paani maange to unke naam ka daan, saath bulaye to sirf yaad. Inme se koi mrityu nahi batata.

# dream-other life
@names
en: water in dream, gold in dream, money in dream, marriage in dream, dream meaning, dog or cow in dream
hi: सपने में पानी, सपने में सोना, सपने में पैसा, सपने में शादी, स्वप्न फल
hg: sapne me pani, sapne me sona dekhna, sapne me paisa, sapne me shadi, swapna phal
@ask
en: meaning of water in a dream | seeing gold in a dream | dream of getting money | my marriage in dream meaning | fish or elephant in dream | baby in dream | dream interpretation in hindu | same dream every night | exam dream again and again | seeing toilet dirty in dream | fire in dream meaning | river flood in dream | elephant in dream | naked in dream | seeing own marriage in dream | cow calf dream
hi: सपने में पानी देखना | सपने में सोना मिलना | सपने में पैसे देखना | सपने में अपनी शादी देखना | सपने में हाथी या मछली | सपने में छोटा बच्चा देखना | सपनों का मतलब बताओ | एक ही सपना बार-बार आता है | सपने में गाय देखना | सपने में आग देखना | सपने में गंदगी देखना | सपने में बाढ़ | सपने में हाथी देखना | सपने में अपनी शादी | सपने में रोना
hg: sapne me pani dekhna | sapne me sona milna | sapne me paise dekhna | sapne me apni shadi dekhna | sapne me hathi ya machli | sapne me chota baccha dekhna | sapno ka matlab batao | ek hi sapna baar baar aata hai | sapne me gai dekhna | sapne me aag dekhna | sapne me gandagi dekhna | sapne me baadh | sapne me haathi dekhna | sapne me apni shaadi | sapne me rona
@which modern disputed CUSTOM
en: Dream books call these good: clear water, cow, elephant, fish, lotus, child, fruit, temple. Gold, money and weddings are read both ways, often the reverse of what one sees.
hi: स्वप्न-ग्रंथ इन्हें शुभ कहते हैं: साफ़ पानी, गाय, हाथी, मछली, कमल, बालक, फल, मंदिर। सोना, पैसा और विवाह दोनों तरह पढ़े जाते हैं, अक्सर उलटे।
hg: Swapn-granth inhe shubh kehte hain: saaf paani, gai, haathi, machhli, kamal, balak, phal, mandir. Sona, paisa aur vivah dono tarah padhe jaate hain, aksar ulte.
@what modern wide SENSE
en: A dream is the mind sorting its day; what it foretells nobody can know. Enjoy the good ones, and let the others go with the morning.
hi: सपना मन का दिन भर का हिसाब है; वह क्या बताता है, कोई नहीं जान सकता। अच्छे का आनंद लें, बाक़ी को सुबह के साथ जाने दें।
hg: Sapna mann ka din bhar ka hisaab hai; woh kya batata hai, koi nahi jaan sakta. Achhe ka anand lein, baaki ko subah ke saath jaane dein.
@which modern disputed CUSTOM
en: By the sayings: fire means gain or anger, flood worry, elephant and cow good, crying later joy, excrement money, own wedding a care. A dream before dawn is said to come true sooner; none has been shown to.
hi: कहावतों में आग लाभ या क्रोध, बाढ़ चिंता, हाथी और गाय शुभ, रोना बाद में ख़ुशी, गंदगी धन, अपनी शादी फ़िक्र। भोर का सपना सच कहा जाता है; ऐसा किसी का सिद्ध नहीं।
hg: Kahavaton me aag laabh ya krodh, baadh chinta, haathi aur gaay shubh, rona baad me khushi, gandagi dhan, apni shaadi fikr. Bhor ka sapna sach kaha jaata hai; aisa kisi ka siddh nahi.

# eye-twitch-itch life
@names
en: eye twitching, right eye twitch, left eye twitch, palm itching
hi: आँख फड़कना, दाईं आँख फड़कना, बाईं आँख फड़कना, हथेली में खुजली
hg: aankh fadakna, right eye fadakna, left eye fadakna, hatheli me khujli
@ask
en: right eye twitching for woman meaning | left eye twitching for man good or bad | palm itching means money | eye twitches since three days | which eye twitch is good for ladies | lips twitching meaning | hiccups mean someone remembers me | women right eye twitching good or bad | hichki aana meaning
hi: महिलाओं की दाईं आँख फड़कने का मतलब | पुरुष की बाईं आँख फड़के तो | हथेली में खुजली से पैसा आता है क्या | तीन दिन से आँख फड़क रही है | स्त्री की बाईं आँख फड़कना शुभ है क्या | हिचकी आए तो कोई याद करता है क्या | स्त्री की दाईं आँख फड़कना | हिचकी आना क्या बताता है
hg: ladies ki right aankh fadakne ka matlab | ladke ki left aankh fadke to | hatheli me khujli se paisa aata hai kya | teen din se aankh fadak rahi hai | aurat ki baayi aankh fadakna shubh hai kya | hichki aaye to koi yaad karta hai kya | aankh phadakna | ladies ki right aankh fadakna | hichki aana kya matlab
@what modern most CUSTOM
en: By old saying a twitch of the right eye is good for men and of the left for women, the other way a worry; an itching palm is said to bring money. It foretells nothing anyone could show.
hi: पुरानी कहावत में पुरुष की दाईं और स्त्री की बाईं आँख का फड़कना शुभ है, उलटा चिंता का; हथेली की खुजली धन की। इससे कुछ होना कोई नहीं दिखा सका।
hg: Purani kahavat me purush ki daayin aur stri ki baayin aankh ka fadakna shubh hai, ulta chinta ka; hatheli ki khujli dhan ki. Isse kuch hona koi nahi dikha saka.
@do modern wide SENSE
en: The usual cause is tiredness, tea, screens or dryness: rest, water and sleep end it. If it lasts for weeks or the face droops, see a doctor soon.
hi: कारण प्रायः थकान, चाय, स्क्रीन या सूखापन है: आराम, पानी और नींद से रुकता है। हफ़्तों रहे या चेहरा टेढ़ा लगे तो जल्दी डॉक्टर को दिखाएँ।
hg: Karan aksar thakan, chai, screen ya sookhapan hai: aaram, paani aur neend se rukta hai. Hafton rahe ya chehra tedha lage to jaldi doctor ko dikhayein.
@which modern disputed CUSTOM
en: The sayings in short: men right eye, arm or palm good, women the left; hiccups mean someone remembers you, an itching sole a journey. Books contradict each other, so nothing follows from it.
hi: कहावतें संक्षेप में: पुरुष की दाईं आँख, बाँह या हथेली शुभ, स्त्री की बाईं; हिचकी यानी कोई याद कर रहा है, तलवे की खुजली यात्रा। पुस्तकें एक-दूसरे को काटती हैं, इसलिए इनसे कुछ तय नहीं होता।
hg: Kahavatein short me: purush ki daayi aankh, baanh ya hatheli shubh, stri ki baayi; hichki yani koi yaad kar raha hai, talve ki khujli yatra. Kitaabein ek-doosre ko kaatti hain, isliye inse kuch tay nahi hota.

# cat-crossing-sneeze life
@names
en: cat crossed the road, black cat, sneezing before going out, someone called from behind
hi: बिल्ली ने रास्ता काटा, काली बिल्ली, छींक आना, पीछे से टोकना
hg: billi ne rasta kata, kali billi, chheenk aana, piche se tokna
@ask
en: a cat crossed my path what to do | black cat at home good or bad | sneeze before leaving is bad omen | cat gave birth in our house | cat crying at night meaning | why do people stop when a cat crosses | seeing an empty pot while going out | cat crossed from left to right what to do | cat crying at night meaning
hi: बिल्ली रास्ता काट जाए तो क्या करें | काली बिल्ली घर में आए तो | निकलते समय छींक आना अशुभ है क्या | घर में बिल्ली ने बच्चे दिए | बिल्ली का रोना अशुभ है क्या | बिल्ली रास्ता काटे तो रुकते क्यों हैं | जाते समय ख़ाली बर्तन दिखना | बिल्ली बाएँ से दाएँ रास्ता काटे तो | रात में बिल्ली का रोना
hg: billi rasta kaat jaye to kya kare | kali billi ghar me aaye to | nikalte time chheenk aana ashubh hai kya | ghar me billi ne bacche diye | billi ka rona ashubh hai kya | billi rasta kate to rukte kyu hai | jate time khali bartan dikhna | billi left se right rasta kaate to | raat me billi ka rona
@what modern wide CUSTOM
en: A cat crossing the path or a sneeze is an old saying and no omen; the cat is only on its own way. A short pause was good for night travellers with bullock carts, and that is likely where it began.
hi: बिल्ली का रास्ता काटना या छींक पुरानी कहावत है, अपशकुन नहीं; बिल्ली बस अपने रास्ते जाती है। रात में बैलगाड़ी से चलने वालों के लिए रुकना ठीक था, शायद वहीं से बात बनी।
hg: Billi ka rasta kaatna ya chheenk purani kahavat hai, apshakun nahi; billi bas apne raste jaati hai. Raat me bailgaadi se chalne walon ke liye rukna theek tha, shayad wahin se baat bani.
@do modern wide CUSTOM
en: If it bothers you, wait a moment, drink water, remember Ganesh and go. Kittens born at home are counted good luck in many houses; leave them with their mother.
hi: मन में खटके तो क्षण भर रुकें, पानी पिएँ, गणेश जी का स्मरण कर चलें। घर में बिल्ली के बच्चे कई घरों में शुभ माने जाते हैं; उन्हें माँ के पास रहने दें।
hg: Mann me khatke to kshan bhar rukein, paani piyein, Ganesh ji ka smaran kar chalein. Ghar me billi ke bachche kai gharon me shubh maane jaate hain; unhe maa ke paas rehne dein.
@which modern disputed CUSTOM
en: Omen books name good signs too: a cow with calf, a full water pot, a married woman, curd, a conch sound or an elephant met on leaving. A sneeze or cat asks at most for a sip of water.
hi: शकुन की पुस्तकें शुभ भी बताती हैं: बछड़े वाली गाय, भरा घड़ा, सुहागिन, दही, शंख ध्वनि या हाथी का मिलना। छींक या बिल्ली पर ज़्यादा से ज़्यादा एक घूँट पानी।
hg: Shakun ki kitaabein shubh bhi batati hain: bachhde wali gaay, bhara ghada, suhagin, dahi, shankh dhwani ya haathi ka milna. Chheenk ya billi par zyada se zyada ek ghoont paani.

# lizard-falling life
@names
en: lizard falling, lizard fell on me, lizard on body, lizard sound
hi: छिपकली गिरना, छिपकली शरीर पर गिरे, छिपकली का बोलना
hg: chipkali girna, chipkali sharir par giri, chipkali ka bolna
@ask
en: a lizard fell on my head what does it mean | lizard falling on right shoulder | lizard on the hand of a woman good or bad | lizards in the pooja room | killing a lizard is a sin | lizard fell in food what to do | lizard chirping meaning | gauli shastra lizard falling chart | lizard fell on left hand of man
hi: सिर पर छिपकली गिरने का मतलब | दाएँ कंधे पर छिपकली गिरे तो | हाथ पर छिपकली गिरना | पूजाघर में छिपकली दिखना | छिपकली मारना पाप है क्या | खाने में छिपकली गिर जाए तो | छिपकली के बोलने का अर्थ | पैर पर छिपकली | छिपकली गिरने का फल शरीर के अंग से | पल्ली पतन शास्त्र
hg: sir par chipkali girne ka matlab | right kandhe par chipkali gire to | hath par chipkali girna | pooja ghar me chipkali dikhna | chipkali marna paap hai kya | khane me chipkali gir jaye to | chipkali ke bolne ka matlab | pair par chipkali giri | chipkali girne ka fal ang ke hisab se | palli patan shastra
@what modern regional CUSTOM
en: A falling lizard foretells nothing; in the south Gauli lists give a meaning to each limb, the right side mostly good for men and the left for women, and the lists differ. People bathe, light a lamp and let it be.
hi: छिपकली का गिरना कुछ नहीं बताता; दक्षिण की गौली सूचियाँ हर अंग का अर्थ देती हैं, दायाँ प्रायः पुरुष और बायाँ स्त्री के लिए शुभ, और सूचियाँ आपस में भिन्न हैं। लोग नहाकर दीया जला लेते हैं।
hg: Chhipkali ka girna kuch nahi batata; dakshin ki Gauli suchiyan har ang ka arth deti hain, daayan aksar purush aur baayan stri ke liye shubh, aur suchiyan aapas me alag hain. Log nahakar diya jala lete hain.
@do modern wide SENSE
en: Wash the spot with soap; if it fell into food, throw the food away. Lizards eat insects and need not be killed; closed gaps and less light at night keep them off. One in the mandir is welcome in many homes.
hi: जगह साबुन से धोएँ; खाने में गिरे तो खाना फेंक दें। छिपकली कीड़े खाती है, मारना ज़रूरी नहीं; दरारें बंद और रात को कम रोशनी रखें। मंदिर में दिखना कई घरों में शुभ मानते हैं।
hg: Jagah sabun se dhoyein; khane me gire to khana phenk dein. Chhipkali keede khati hai, maarna zaroori nahi; daraarein band aur raat ko kam roshni rakhein. Mandir me dikhna kai gharon me shubh maante hain.
@which modern regional CUSTOM
en: By Gauli lists on the head a quarrel or a crown (they differ), right arm gain, left arm care, forehead honour, back news, feet a journey. In a Kanchi temple people touch gold and silver lizards; no harm is foretold.
hi: पल्ली सूचियों में सिर पर झगड़ा या राजसुख (मतभेद), दाईं बाँह लाभ, बाईं चिंता, माथा मान, पीठ समाचार, पैर यात्रा। कांची में चाँदी-सोने की छिपकली को लोग छूते हैं; कोई हानि नहीं बताई जाती।
hg: Palli lists me sir par jhagda ya rajsukh (matbhed), daayi baanh laabh, baayi chinta, maatha maan, peeth samachar, pair yatra. Kanchi me chaandi-sone ki chhipkali ko log chhoote hain; koi nuksan nahi bataya jaata.

# birds-animals-visiting life
@names
en: pigeon nest at home, bird nest in the house, crow cawing, bat in the house, dog howling, ants in the house, honeybee hive at home, bees at home
hi: घर में कबूतर का घोंसला, चिड़िया का घोंसला, कौवे का बोलना, घर में चमगादड़, कुत्ते का रोना, घर में चींटियाँ, घर में मधुमक्खी का छत्ता
hg: ghar me kabootar ka ghosla, chidiya ka ghosla, kauwe ka bolna, ghar me chamgadar, kutte ka rona, ghar me chinti, madhumakhi ka chatta
en: lizard at home, black cat on the balcony, crow pecking the window
hi: घर में छिपकली, मंदिर में छिपकली, बालकनी में काली बिल्ली, कौवा खिड़की पर
hg: ghar me chhipkali, mandir me chhipkali, balcony me kaali billi, kauwa khidki pe
@ask
en: a lizard lives behind our mandir, chase it or let it be | a crow pecks at our window each morning | a black cat sits on the balcony every day
hi: मंदिर के पीछे छिपकली रहती है, भगाऊँ या रहने दूँ | कौवा रोज़ सुबह खिड़की पर चोंच मारता है | काली बिल्ली बालकनी में बैठती है
hg: mandir ke piche chhipkali rehti hai bhagau ya rehne du | kauwa roz subah khidki pe chonch marta hai | kaali billi balcony me baithti hai
en: pigeon made a nest in my balcony is it inauspicious | sparrow nest at home good sign | crow cawing at the door means guest | bat entered the house what does it mean | dogs crying at night omen | black ants in house meaning | beehive at home good or bad | owl or crow sitting on the window | stray cow comes to our gate daily | bird droppings on me lucky | snake came in the house what to do | monkey or peacock at home meaning
hi: बालकनी में कबूतर ने घोंसला बनाया अशुभ है क्या | घर में चिड़िया का घोंसला शुभ है क्या | कौवा मुंडेर पर बोले तो मेहमान आते हैं क्या | घर में चमगादड़ घुस आए तो | रात को कुत्ते रोते हैं क्या संकेत | घर में काली चींटियाँ निकलना | घर में मधुमक्खी का छत्ता शुभ या अशुभ | लाल चींटी का मतलब | सिर पर चिड़िया की बीट गिरे तो | घर में साँप आए तो क्या करें | घर में मोर आए तो
hg: balcony me kabootar ne ghosla banaya ashubh hai kya | ghar me chidiya ka ghosla shubh hai kya | kauwa bole to mehman aate hai kya | ghar me chamgadar ghus aaye to | raat ko kutte rote hai kya sanket hai | ghar me kali chinti nikalna | madhumakhi ka chatta ghar me shubh ya ashubh | lal chinti ka matlab | sir par chidiya ki beet gire to | ghar me saanp aaye to kya kare | ghar me mor aaye to
@what modern disputed CUSTOM
en: Birds and animals near the house are no omens: sparrows' nests and black ants are counted lucky by custom, pigeons by some lucky and by some not, a crow's call brings guests, they say.
hi: घर के पास पशु-पक्षी अपशकुन नहीं: रिवाज में गौरैया का घोंसला और काली चींटी शुभ, कबूतर कहीं शुभ कहीं नहीं, और कौवे के बोलने से मेहमान आने की कहावत है।
hg: Ghar ke paas pashu-pakshi apshakun nahi: riwaz me gauraiya ka ghosla aur kali cheenti shubh, kabootar kahin shubh kahin nahi, aur kauwe ke bolne se mehmaan aane ki kahavat hai.
@do modern wide SENSE
en: Let eggs hatch, then clean with a mask, as pigeon droppings harm the lungs, and fix a net. Let a bat out through an open window with lights off; a bite needs a doctor the same day. For hives call a beekeeper.
hi: अंडों को निकलने दें, फिर मास्क पहनकर साफ़ करें, कबूतर की बीट फेफड़ों को हानि करती है, और जाली लगाएँ। चमगादड़ को बत्ती बुझाकर खुली खिड़की से जाने दें; काटे तो उसी दिन डॉक्टर। छत्ते के लिए मधुमक्खी पालक बुलाएँ।
hg: Andon ko nikalne dein, phir mask pehenkar saaf karein, kabootar ki beet fefdon ko haani karti hai, aur jaali lagayein. Chamgadar ko batti bujhakar khuli khidki se jaane dein; kaate to usi din doctor. Chhatte ke liye beekeeper bulayein.
@how modern wide SENSE
en: A snake in the house: keep everybody back, watch where it goes, call the forest department or a rescuer (112 knows whom), and do not kill it. A bite: keep still and go to a hospital at once, no jhad-phoonk.
hi: घर में साँप: सबको दूर रखें, देखते रहें कहाँ जाता है, वन विभाग या साँप पकड़ने वाले को बुलाएँ (112 बता देगा), मारें नहीं। काटे तो हिलें नहीं, तुरंत अस्पताल जाएँ, झाड़-फूँक नहीं।
hg: Ghar me saanp: sabko door rakhein, dekhte rahein kahan jaata hai, forest department ya rescuer ko bulayein (112 bata dega), maarein nahi. Kaate to hilein nahi, turant hospital jayein, jhaad-phoonk nahi.

# spilling-breaking-omens life
@names
en: milk boiled over, salt spilled, oil spilled, glass broke at home, bangle broke, mirror broke
hi: दूध उफनना, नमक गिरना, तेल गिरना, काँच टूटना, चूड़ी टूटना, शीशा टूटना
hg: doodh gir gaya, namak girna, tel girna, kaanch tootna, chudi tootna, sheesha toot gaya
@ask
en: milk boiled over on gas is it bad | salt fell from my hand what does it mean | oil spilled on saturday omen | mirror broke at home seven years bad luck | my bangle broke while working | glass breaking in house good or bad | kumkum box fell | broken utensils in house
hi: गैस पर दूध उफन गया अशुभ है क्या | हाथ से नमक गिरना | शनिवार को तेल गिर गया | घर में शीशा टूटना | हाथ की चूड़ी टूट जाए तो | काँच का बर्तन टूटना शुभ है या अशुभ | टूटे बर्तन घर में रखना | मंगलसूत्र टूट जाए तो
hg: gas par doodh ufan gaya ashubh hai kya | hath se namak girna | shanivar ko tel gir gaya | ghar me sheesha tootna | hath ki chudi toot jaye to | kaanch ka bartan tootna shubh hai ya ashubh | toote bartan ghar me rakhna | mangalsutra toot jaye to
@what modern wide CUSTOM
en: Spilled milk, salt or oil and broken glass or bangles are accidents and no omens; in many homes broken glass is even said to carry trouble away. At griha pravesh milk is boiled over on purpose.
hi: दूध, नमक या तेल का गिरना, काँच या चूड़ी का टूटना दुर्घटना है, अपशकुन नहीं; कई घरों में काँच टूटना संकट टलना कहते हैं। गृह प्रवेश में तो दूध जान-बूझकर उफानते हैं।
hg: Doodh, namak ya tel ka girna, kaanch ya chudi ka tootna durghatna hai, apshakun nahi; kai gharon me kaanch tootna sankat talna kehte hain. Griha pravesh me to doodh jaan-boojhkar ufaante hain.
@do modern wide SENSE
en: Sweep glass at once with shoes on and wrap it in paper; wipe oil with flour so that nobody slips. A new bangle or thread is put on, and a mangalsutra mended, on any day.
hi: काँच चप्पल पहनकर तुरंत समेटें और काग़ज़ में लपेटें; तेल पर आटा डालकर पोंछें ताकि कोई न फिसले। नई चूड़ी पहनें, मंगलसूत्र ठीक कराएँ, किसी भी दिन।
hg: Kaanch chappal pehenkar turant sametein aur kaagaz me lapetein; tel par aata daalkar ponchein taaki koi na fisle. Nayi chudi pehnein, mangalsutra theek karayein, kisi bhi din.
@ok modern most PRAC
en: Cracked mirrors and utensils are not kept in use at home; most lists ask for it, and safety too.
hi: चटके शीशे और टूटे बर्तन घर में उपयोग में न रखें; ज़्यादातर सूचियाँ और सुरक्षा भी यही कहती हैं।
hg: Chatke sheeshe aur toote bartan ghar me upyog me na rakhein; zyadatar lists aur suraksha bhi yahi kehti hain.

# evening-night-habits life
@names
en: things not done in the evening, sweeping at night, sleeping in the evening, dirty utensils at night, whistling at night
hi: शाम को क्या न करें, शाम को सोना, रात को झाड़ू, रात में जूठे बर्तन, संध्या के नियम
hg: sham ko kya nahi karna chahiye, sham ko sona, raat ko jhadu lagana, raat me jhoothe bartan
@ask
en: why should we not sleep at sunset | is sweeping at night bad | leaving dirty dishes overnight is it bad luck | why not comb hair in the evening | can we give curd or salt to neighbours after sunset | washing clothes at night vastu | I return from work at nine and sweep then, is it wrong | cutting nails at night why not | giving salt or milk at evening | cleaning house after sunset
en: should one comb the hair after sunset
hi: शाम को सोना क्यों मना है | रात को झाड़ू लगा सकते हैं क्या | रात में जूठे बर्तन छोड़ना ठीक है क्या | शाम को बाल क्यों नहीं बनाते | सूर्यास्त के बाद क्या नहीं देना चाहिए | नौ बजे काम से लौटती हूँ, तब झाड़ू लगाऊँ तो | रात को नाख़ून क्यों न काटें | शाम को नमक-दूध देना | सूर्यास्त के बाद सफ़ाई
hi: शाम के बाद बाल झाड़ना
hg: sham ko sona kyu mana hai | raat ko jhadu laga sakte hai kya | raat me jhoothe bartan chhodna thik hai kya | sham ko baal kyu nahi banate | suryast ke baad kya nahi dena chahiye | raat ko kapde dhona sahi hai kya | 9 baje office se aakar jhadu lagau to galat hai kya | raat ko nakhun kyu na kaate | shaam ko namak doodh dena | suryast ke baad safai
hg: sham ke baad baal jhadna kanghi karna
@which modern most CUSTOM
en: At dusk custom avoids sleep, quarrel, sweeping, combing, nails, and giving milk, curd, salt or money; it is the hour of the lamp. Dirty dishes overnight are left out for Annapurna's sake, and for ants.
hi: संध्या में रिवाज सोने, झगड़े, झाड़ू, कंघी, नाख़ून और दूध-दही-नमक-पैसा देने से बचता है; वह दीये का समय है। रात के जूठे बर्तन अन्नपूर्णा के आदर और चींटियों के कारण नहीं छोड़ते।
hg: Sandhya me riwaz sone, jhagde, jhaadu, kanghi, nakhoon aur doodh-dahi-namak-paisa dene se bachta hai; woh diye ka samay hai. Raat ke jhoothe bartan Annapurna ke aadar aur cheentiyon ke karan nahi chhodte.
@ok modern wide SENSE
en: Who works late may sweep, wash and cook at night; the saying comes from days of dim lamps, when small things got lost. Those who are ill, old or on night duty sleep when they need.
hi: देर तक काम करने वाले रात को झाड़ू, धुलाई और खाना कर सकते हैं; कहावत मंद दीयों के समय की है, जब छोटी चीज़ें खो जाती थीं। बीमार, बूढ़े या रात की ड्यूटी वाले जब ज़रूरत हो सोएँ।
hg: Der tak kaam karne wale raat ko jhaadu, dhulai aur khana kar sakte hain; kahavat mand diyon ke samay ki hai, jab chhoti cheezein kho jaati thi. Beemar, budhe ya night duty wale jab zaroorat ho soyein.
@do modern most CUSTOM
en: Custom's way at dusk: sweep before sunset, light a lamp at the door and tulsi, sit quietly a minute, then go on with work. What has to be swept at night is left in a corner till morning.
hi: शाम का रिवाज: सूर्यास्त से पहले झाड़ू, द्वार और तुलसी पर दीपक, एक मिनट शांत बैठना, फिर काम। रात को झाड़ना पड़े तो कूड़ा कोने में सुबह तक छोड़ देते हैं।
hg: Shaam ka riwaz: suryast se pehle jhaadu, dwar aur tulsi par deepak, ek minute shaant baithna, phir kaam. Raat ko jhaadna pade to kooda kone me subah tak chhod dete hain.

# shoes-upside-down-habits life
@names
en: shaking legs, slippers upside down, scissors open and close, opening umbrella inside, sleeping alone saying
hi: पैर हिलाना, उल्टी चप्पल, खाली कैंची चलाना, घर में छाता खोलना
hg: pair hilana, ulti chappal, khali kainchi chalana, ghar me chhata kholna
@ask
hi: उल्टा जूता पड़ा हो तो घर में झगड़ा होता है, नानी की बात मानें या हँसी में टालें | सास हर बार कहती हैं चप्पल सीधी करो वरना लड़ाई होगी, इसमें सच कितना
hg: ulta joota pada ho to ghar me jhagda hota hai, nani ki baat maane ya nahi | saas har baar kehti hai chappal seedhi karo warna ladai hogi, kitna sach hai
en: my mother-in-law straightens every slipper that lies upside down and says there will be a fight, is it true
en: is shaking legs bad luck | slipper lying upside down causes fight | empty scissors cause quarrel true or not | jumping over a child stops growth | why not to step over someone | keeping broom standing bad | sitting on the threshold is bad why | eating on the bed bad | why not sit with legs crossed | things elders say not to do at home
hi: पैर हिलाने से क्या होता है | उल्टी चप्पल से झगड़ा होता है क्या | ख़ाली कैंची चलाने से लड़ाई होती है | बच्चे को लाँघने से क्या होता है | देहरी पर क्यों नहीं बैठते | पलंग पर बैठकर खाना क्यों मना है | घर में छाता क्यों नहीं खोलते | बड़े-बुज़ुर्ग किन बातों को मना करते हैं | पैर पर पैर रखकर बैठना
hg: pair hilane se kya hota hai | ulti chappal se jhagda hota hai kya | khali kainchi chalane se ladai hoti hai kya | bacche ko langhne se kya hota hai | dehri par kyu nahi baithte | bed par baith kar khana kyu mana hai | ghar me chhata kyu nahi kholte | bade buzurg kin baato ko mana karte hai | pair par pair rakhkar baithna
@what modern wide CUSTOM
en: These are sayings of elders to teach manners and safety: slippers, scissors, legs and thresholds bring neither quarrels nor poverty. Nothing has to be undone if one happened.
hi: ये बड़ों की कहावतें हैं, शिष्टाचार और सुरक्षा सिखाने को: चप्पल, कैंची, पैर या देहरी से न झगड़ा होता है न ग़रीबी। हो जाए तो कोई उपाय ज़रूरी नहीं।
hg: Yeh badon ki kahavatein hain, shishtachar aur suraksha sikhane ko: chappal, kainchi, pair ya dehri se na jhagda hota hai na gareebi. Ho jaye to koi upay zaroori nahi.
@why modern wide SENSE
en: Open scissors cut, a door sill trips, bed crumbs call ants, and the threshold is a place of welcome that one keeps free. That is reason enough for most of them.
hi: खुली कैंची काटती है, देहरी पर ठोकर लगती है, बिस्तर के टुकड़ों पर चींटियाँ आती हैं, और देहरी स्वागत की जगह है जिसे ख़ाली रखते हैं। कारण के लिए इतना काफ़ी है।
hg: Khuli kainchi kaatti hai, dehri par thokar lagti hai, bistar ke tukdon par cheentiyan aati hain, aur dehri swagat ki jagah hai jise khaali rakhte hain. Karan ke liye itna kaafi hai.
@which modern most CUSTOM
en: Often heard: no slipper upside down, no scissors opened idly, no legs shaken, no stepping over a child, no eating on the bed, no umbrella inside, broom laid flat and out of sight. Follow what suits your home.
hi: प्रायः सुना जाता है: चप्पल उल्टी नहीं, ख़ाली कैंची नहीं चलाना, पैर नहीं हिलाना, बच्चे को नहीं लाँघना, पलंग पर नहीं खाना, घर में छाता नहीं खोलना, झाड़ू लिटाकर छिपाना। जो घर को जँचे वही मानें।
hg: Aksar suna jaata hai: chappal ulti nahi, khaali kainchi nahi chalana, pair nahi hilana, bachche ko nahi laanghna, palang par nahi khana, ghar me chhaata nahi kholna, jhaadu litakar chhipana. Jo ghar ko jache wahi maanein.
@ok modern wide CUSTOM
en: That an upside-down slipper brings a quarrel is folk belief, in no shastra. Turn it straight because a tidy doorway is pleasant and nobody trips, and think no more of it.
hi: उल्टी चप्पल से लड़ाई होना लोक-मान्यता है, किसी शास्त्र का नियम नहीं। चप्पल-जूते सीधे रखें क्योंकि साफ़ दहलीज़ अच्छी लगती है और ठोकर नहीं लगती; डरने की बात नहीं।
hg: Ulti chappal se ladai hona lok-manyata hai, kisi shastra ka niyam nahi. Chappal-joote seedhe rakhein kyunki saaf dehleez achhi lagti hai aur thokar nahi lagti; darne ki baat nahi.

# sleep-paralysis life
@names
en: sleep paralysis, nightmare, nightmares, someone sits on my chest at night, pressed in sleep
hi: नींद में दबाव, बुरे सपने, छाती पर किसी का बैठना, नींद में लकवा जैसा
hg: neend me dabav, bure sapne, chhati par koi baith jata hai, sleep paralysis kya hai
@ask
en: at night I cannot move and feel somebody in the room | is it a ghost when body freezes in sleep | what to do in sleep paralysis | nightmares every night remedy | child wakes screaming at night | hanuman chalisa for nightmares | is my bed direction causing bad dreams | waking at 3 am every night meaning
hi: रात को शरीर हिलता नहीं और कोई पास लगता है | नींद में कोई दबा देता है क्या करें | रोज़ डरावने सपने आते हैं | बच्चा रात में चीख़कर उठता है | क्या यह भूत है या नींद की बीमारी | रोज़ रात 3 बजे नींद खुलती है | बुरे सपनों के लिए कौन सा मंत्र | पलंग की दिशा से बुरे सपने आते हैं क्या
hg: raat ko sharir hilta nahi aur koi paas lagta hai | neend me koi daba deta hai kya kare | roz daravne sapne aate hai | baccha raat me cheekh kar uthta hai | kya ye bhoot hai ya neend ki bimari | roz raat 3 baje neend khulti hai | bure sapno ke liye konsa mantra | bed ki disha se bure sapne aate hai kya
@what modern wide SENSE
en: Feeling frozen and pressed in half sleep is sleep paralysis, not a ghost: the mind wakes before the muscles, for seconds or a few minutes. It is frightening, common and harmless.
hi: अधनींद में जकड़ना और दबाव नींद का पक्षाघात है, भूत नहीं: मन मांसपेशियों से पहले जागता है, कुछ सेकंड या मिनट। यह डरावना पर आम और हानिरहित है।
hg: Aadhi neend me jakadna aur dabav sleep paralysis hai, bhoot nahi: mann muscles se pehle jaagta hai, kuch second ya minute. Yeh daravna par aam aur haani rahit hai.
@do modern wide SENSE
en: While it lasts move a toe or finger, breathe slowly and let it pass. Against it: regular hours, sleeping on the side, less phone, tea and late food. If it comes weekly, tell a doctor.
hi: उस समय पैर की उँगली हिलाएँ, धीरे साँस लें, वह गुज़र जाता है। बचाव: नियमित नींद, करवट लेकर सोना, कम फ़ोन, चाय और देर का खाना। हर सप्ताह हो तो डॉक्टर को बताएँ।
hg: Us samay pair ki ungli hilayein, dheere saans lein, woh guzar jaata hai. Bachav: niyamit neend, karvat lekar sona, kam phone, chai aur der ka khana. Har hafte ho to doctor ko batayein.
@how modern most CUSTOM
en: For bad dreams custom knows Hanuman Chalisa or the prayer one loves before sleep, water by the bed, feet washed, and the head to the south or east. Nobody has shown that it changes dreams; it calms.
hi: बुरे सपनों के लिए सोने से पहले हनुमान चालीसा या प्रिय प्रार्थना, पास में पानी, पैर धोना और सिर दक्षिण या पूर्व की रीति है। इससे सपने बदलना सिद्ध नहीं, मन शांत होता है।
hg: Bure sapno ke liye sone se pehle Hanuman Chalisa ya priya prarthna, paas me paani, pair dhona aur sir dakshin ya poorv ki reeti hai. Isse sapne badalna siddh nahi, mann shaant hota hai.
@see dream-snake-and-fear, ghost-fear

# ghost-fear life
@names
en: fear of ghosts, ghost in the house, spirits at home, haunted house, possession
hi: भूत का डर, घर में भूत, प्रेत बाधा, आत्मा का साया, भूत प्रेत
hg: bhoot ka dar, ghar me bhoot, pret badha, aatma ka saya, bhoot pret
en: old haveli, people say there is something in the house
hi: पुरानी हवेली, घर में कुछ है
hg: purani haveli, wahan kuch hai
en: dog barks at a corner
hi: कुत्ता कोने को देखकर भौंकता
hg: kutta kone ko dekh kar bhaunkta
@ask
en: our dog stares at one corner of the new house and barks
hi: नए घर में कुत्ता एक कोने पर भौंकता है, कुछ है क्या
hg: naye ghar me kutta ek kone pe bhaunkta hai kuch hai kya
en: we bought an old haveli and people whisper that there is something in it
hi: पुरानी हवेली ली है, लोग कहते हैं उसमें कुछ है
hg: purani haveli li hai log kehte hai usme kuch hai
en: is there a ghost in my house | I hear footsteps at night | my sister speaks in another voice is she possessed | scared to sleep alone | how to remove spirits from home | is it safe to live in a house where someone died | which mantra against ghosts | how to know if a house is haunted | my son sees things nobody else sees
hi: क्या मेरे घर में भूत है | रात में क़दमों की आवाज़ आती है | बहन अलग आवाज़ में बोलती है क्या भूत लगा है | अकेले सोने से डर लगता है | घर से आत्मा कैसे भगाएँ | जिस घर में मौत हुई वहाँ रह सकते हैं क्या | भूत भगाने का मंत्र | घर भूतिया है कैसे पता करें
hg: kya mere ghar me bhoot hai | raat me kadmo ki awaz aati hai | behan alag awaz me bolti hai kya bhoot laga hai | akele sone se dar lagta hai | ghar se aatma kaise bhagaye | jis ghar me maut hui waha reh sakte hai kya | bhoot bhagane ka mantra | ghar bhutiya hai kaise pata kare
@what modern wide SENSE
en: Nobody has shown a ghost, and no house harms anyone by one. Noises at night have causes: pipes, wood cooling, animals, wind, neighbours; look once with a torch and another person.
hi: भूत किसी ने सिद्ध नहीं किया, और कोई घर उससे हानि नहीं करता। रात की आवाज़ों के कारण होते हैं: पाइप, लकड़ी का ठंडा होना, जानवर, हवा, पड़ोसी; एक बार किसी के साथ टॉर्च लेकर देखें।
hg: Bhoot kisi ne siddh nahi kiya, aur koi ghar usse haani nahi karta. Raat ki awazon ke karan hote hain: pipe, lakdi ka thanda hona, janwar, hawa, padosi; ek baar kisi ke saath torch lekar dekhein.
@do modern most CUSTOM
en: A lamp at dusk, Hanuman Chalisa, a bell, open windows and a night light are the old helps against fear. A house where someone died is cleaned, a lamp lit, prayers said, and lived in gladly.
hi: संध्या दीपक, हनुमान चालीसा, घंटी, खुली खिड़कियाँ और रात की मद्धम बत्ती डर की पुरानी दवा हैं। जिस घर में मृत्यु हुई वहाँ सफ़ाई, दीपक और प्रार्थना के बाद ख़ुशी से रहें।
hg: Sandhya deepak, Hanuman Chalisa, ghanti, khuli khidkiyan aur raat ki maddham batti darr ki purani dawa hain. Jis ghar me mrityu hui wahan safai, deepak aur prarthna ke baad khushi se rahein.
@who modern wide SENSE
en: Speaking in another voice, seeing or hearing what others do not, or fits need a doctor of the mind soon and kindly, and no exorcist: call Tele-MANAS 14416, in danger 112. Chaining or beating somebody is a crime.
hi: अलग आवाज़ में बोलना, जो और न देखें-सुनें वह देखना-सुनना, या दौरे हों तो मन के डॉक्टर को जल्दी और प्रेम से दिखाएँ, ओझा को नहीं: टेली-मानस 14416, ख़तरे में 112। बाँधना या मारना अपराध है।
hg: Alag awaz me bolna, jo aur na dekhein-sunein woh dekhna-sunna, ya daure hon to mann ke doctor ko jaldi aur prem se dikhayein, ojha ko nahi: Tele-MANAS 14416, khatre me 112. Baandhna ya maarna apradh hai.
@see tantra-fear, sleep-paralysis

# dowry-abuse-life life
@names
en: dowry demand, dowry harassment, husband beats me, domestic violence
hi: दहेज की माँग, दहेज, पति मारता है, घरेलू हिंसा
hg: dahej ki maang, dahej, pati marta hai, gharelu hinsa
@ask
en: in laws asking for dowry what should I do | husband hits me is it my kundli | is domestic violence because of mangal dosh | which helpline for women | they ask for a car after marriage | my daughter is beaten by her husband
hi: ससुराल वाले दहेज माँग रहे हैं क्या करूँ | पति मारता है क्या कुंडली का दोष है | महिलाओं की हेल्पलाइन कौन सी है | शादी के बाद कार माँग रहे हैं | बेटी को पति मारता है | सास ससुर मारते पीटते हैं
hg: sasural wale dahej mang rahe hai kya karu | pati marta hai kya kundli ka dosh hai | mahila helpline konsi hai | shaadi ke baad car mang rahe hai | beti ko pati marta hai | saas sasur marte pitte hai
@do modern wide OFFICIAL
en: Dowry and beating are crimes, and no planet makes them: call the women's helpline 181, or 112 in danger, and go to somebody safe. Free legal aid is at 15100.
hi: दहेज और मारपीट अपराध हैं, किसी ग्रह का फल नहीं: महिला हेल्पलाइन 181, ख़तरे में 112 पर फ़ोन करें और किसी सुरक्षित के पास जाएँ। निःशुल्क क़ानूनी सहायता 15100।
hg: Dahej aur maarpeet apradh hain, kisi grah ka phal nahi: mahila helpline 181, khatre me 112 par phone karein aur kisi surakshit ke paas jaayein. Muft kanooni sahayata 15100.
@how modern wide OFFICIAL
en: The law on domestic violence gives a protection order, the right to stay in the shared home and maintenance. Keep photos, messages and hospital papers with a trusted person, and pack documents and money early.
hi: घरेलू हिंसा क़ानून सुरक्षा आदेश, साझे घर में रहने का अधिकार और भरण-पोषण देता है। फ़ोटो, संदेश और अस्पताल के काग़ज़ भरोसे के व्यक्ति के पास रखें, दस्तावेज़ और पैसे पहले से सँभालें।
hg: Gharelu hinsa kanoon suraksha aadesh, saajhe ghar me rehne ka adhikar aur maintenance deta hai. Photo, message aur hospital ke kaagaz bharose ke vyakti ke paas rakhein, dastavez aur paise pehle se sambhaalein.
@ok modern wide SENSE
en: It is not your fault and not your stars, and you need not bear it for the children's or the family's name. Nobody's matching score makes violence right.
hi: यह न आपकी ग़लती है न सितारों की, और बच्चों या कुल के नाम पर सहना ज़रूरी नहीं। कोई गुण मिलान हिंसा को सही नहीं बनाता।
hg: Yeh na aapki galti hai na sitaron ki, aur bacchon ya kul ke naam par sehna zaroori nahi. Koi gun milan hinsa ko sahi nahi banata.
@see in-laws-trouble

# baby-boy-girl life
@names
en: baby boy or girl, gender prediction, son or daughter, putra prapti
hi: लड़का या लड़की, पुत्र प्राप्ति, गर्भ में बेटा या बेटी
hg: ladka ya ladki, putra prapti, garbh me beta ya beti
@ask
en: will I have a boy or a girl | can a kundli tell the baby's gender | remedy for a baby boy | chinese calendar gender is it true | is it legal to know the sex of the unborn child | mother-in-law wants a grandson what to do | signs of baby boy in pregnancy | which mantra for a son
hi: मेरा लड़का होगा या लड़की | कुंडली से बच्चे का लिंग पता चलता है क्या | बेटा होने का उपाय | गर्भ में लिंग जाँच क़ानूनी है क्या | सास पोता चाहती है क्या करूँ | बेटे के लिए कौन सा मंत्र | बेटा होने के लक्षण
hg: mera ladka hoga ya ladki | kundli se bacche ka gender pata chalta hai kya | beta hone ka upay | garbh me ling jaanch legal hai kya | saas pota chahti hai kya karu | bete ke liye konsa mantra | beta hone ke lakshan
@ok modern wide OFFICIAL
en: Nobody can tell the child's sex from a chart, and testing it before birth is a crime in India under the PCPNDT Act. A son and a daughter are the same blessing.
hi: कुंडली से बच्चे का लिंग कोई नहीं बता सकता, और जन्म से पहले जाँच भारत में पीसीपीएनडीटी क़ानून से अपराध है। बेटा और बेटी दोनों एक जैसा आशीर्वाद हैं।
hg: Kundli se bacche ka gender koi nahi bata sakta, aur janm se pehle jaanch Bharat me PCPNDT kanoon se apradh hai. Beta aur beti dono ek jaisa aashirvad hain.
@why modern wide SENSE
en: The sex is decided by the father's seed at conception, by no food, side of sleeping, mantra or medicine. Powders or "beta" remedies can harm mother and child; take none.
hi: लिंग गर्भ ठहरते समय पिता के बीज से तय होता है, भोजन, करवट, मंत्र या दवा से नहीं। पुड़िया या "बेटे" के उपाय माँ और बच्चे को हानि कर सकते हैं; न लें।
hg: Gender garbh thehrte samay pita ke beej se tay hota hai, bhojan, karvat, mantra ya dawa se nahi. Pudiya ya "bete" ke upay maa aur bacche ko haani kar sakte hain; na lein.
@do modern wide OFFICIAL
en: If somebody presses you about a son or a test, call the women's helpline 181; a doctor may not tell. What helps the child: iron, check-ups, rest, good food and a calm home.
hi: बेटे या जाँच के लिए कोई दबाव दे तो महिला हेल्पलाइन 181; डॉक्टर बता नहीं सकते। बच्चे की सहायता: आयरन, जाँच, आराम, अच्छा भोजन, शांत घर।
hg: Bete ya jaanch ke liye koi dabav de to mahila helpline 181; doctor bata nahi sakte. Bacche ki madad: iron, check-up, aaram, achha bhojan, shaant ghar.
@see child-when
`;
