/** Doshas, dashas and transits: what they are and what they are not. docs/guide-topics.md says how it is written. */
export default `
# mangal-dosh astro
@names
en: mangal dosh, manglik, mangal dosha, kuja dosha
hi: मंगल दोष, मांगलिक, मंगली
hg: manglik dosh, mangali
@ask
en: what is mangal dosh | am I manglik what does it mean | can a manglik marry a non manglik | is mangal dosh dangerous | how is manglik dosha cancelled | does a manglik marriage kill the husband | manglik girl non manglik boy marriage what happens | I am manglik will my spouse die | mars in 12th house am I manglik | is manglik checked from lagna or moon | my parents refuse because girl is manglik | double manglik meaning
en: in which houses does mars make one manglik | daughter called manglik, is the husband in danger
en: brother is manglik and his wife not, they are married for years, now afraid
en: is manglik also counted from the navamsa | mars in 7th of D9 is it mangal dosh
hi: मंगल दोष क्या होता है | मांगलिक होने का क्या मतलब है | क्या मांगलिक की शादी ग़ैर मांगलिक से हो सकती है | मंगल दोष कैसे कटता है | मंगली लड़की से शादी में क्या दिक्कत है | मांगलिक से शादी करने पर पति मर जाता है क्या | मांगलिक लड़की और ग़ैर मांगलिक लड़का | मंगल बारहवें भाव में है मांगलिक हूँ क्या | मांगलिक लग्न से देखते हैं या चंद्र से | डबल मांगलिक क्या होता है | लड़की मांगलिक है घर वाले मना कर रहे हैं
hi: किस घर में मंगल बैठे तो मांगलिक कहलाते हैं | लड़की को मांगलिक बताकर लड़के की जान का डर दिखा रहे हैं
hi: भैया-भाभी में एक मांगलिक निकला, ब्याह को साल हो गए, डर लगता है | मांगलिक कब मानें, मंगल किन भावों में
hi: नवांश से भी मांगलिक देखते हैं क्या | D9 में सातवें मंगल हो तो मांगलिक
hg: mangal dosh kya hota hai | manglik hone ka matlab kya hai | manglik ki shadi non manglik se ho sakti hai kya | mangal dosh kaise khatam hota hai | log bolte hai manglik hai to shadi nahi tikti | manglik se shaadi karne par pati mar jata hai kya | manglik ladki non manglik ladka shaadi | mangal 12 bhav me hai manglik hu kya | manglik lagna se dekhte hai ya chandra se | double manglik kya hota hai | ladki manglik hai ghar wale mana kar rahe hai
hg: kis ghar me mangal baithe to manglik kehlate hai | ladki ko manglik bolkar dara rahe hai ladke ki jaan ko khatra
hg: bhaiya bhabhi me ek manglik nikla byah ko saal ho gaye darr lagta hai | manglik kab maanenge mangal kin bhavo me
hg: navamsha se bhi manglik dekhte hai kya | D9 me satve mangal ho to manglik
@what modern most JYOTISH
en: Mangal dosh means that Mars stands in the 1st, 4th, 7th, 8th or 12th house of a chart, in the south also the 2nd. About half of all charts have it, so it is common and nothing to fear.
hi: मंगल दोष का अर्थ है कि कुंडली में मंगल पहले, चौथे, सातवें, आठवें या बारहवें भाव में हो, दक्षिण में दूसरे में भी। लगभग आधी कुंडलियों में यह होता है, इसलिए यह आम है, डर की बात नहीं।
hg: Mangal dosh ka arth hai ki kundli me Mangal pehle, chauthe, saatve, aathve ya barahve bhav me ho, dakshin me doosre me bhi. Lagbhag aadhi kundliyon me yeh hota hai, isliye yeh aam hai, darr ki baat nahi.
@ok modern disputed JYOTISH
en: A manglik can marry anyone. Many astrologers match two mangliks, and they know many exceptions (parihar) that end the dosh, such as Mars in its own sign; the oldest texts hardly speak of it.
hi: मांगलिक किसी से भी विवाह कर सकता है। कई ज्योतिषी दो मांगलिकों को मिलाते हैं और दोष मिटाने वाले कई अपवाद (परिहार) मानते हैं, जैसे मंगल अपनी राशि में; सबसे पुराने ग्रंथ इसकी बात मुश्किल से करते हैं।
hg: Manglik kisi se bhi vivah kar sakta hai. Kai jyotishi do manglikon ko milate hain aur dosh mitane wale kai apvad (parihar) maante hain, jaise Mangal apni rashi me; sabse purane granth iski baat mushkil se karte hain.
@do modern regional JYOTISH
en: Custom knows prayers to Hanuman on Tuesdays and reciting the Hanuman Chalisa. Costly pujas, or a "marriage" to a tree, are not needed, and nobody can know how a marriage goes.
hi: रिवाज में मंगलवार को हनुमान जी की पूजा और हनुमान चालीसा है। महँगी पूजा या पेड़ से "विवाह" ज़रूरी नहीं, और विवाह कैसा चलेगा यह कोई नहीं जान सकता।
hg: Riwaz me Mangalvar ko Hanuman ji ki puja aur Hanuman Chalisa hai. Mehngi puja ya ped se "vivah" zaroori nahi, aur vivah kaisa chalega yeh koi nahi jaan sakta.
@ok modern most JYOTISH
en: No, a manglik marriage kills nobody. That saying is fear and not knowledge: every second chart has this Mars, and crores of such couples grow old together. Let nobody break a match by it.
hi: नहीं, मांगलिक से विवाह किसी की जान नहीं लेता। यह बात डर है, ज्ञान नहीं: हर दूसरी कुंडली में ऐसा मंगल है, और करोड़ों ऐसे जोड़े साथ बूढ़े होते हैं। इसके कारण रिश्ता न तोड़ें।
hg: Nahi, manglik se vivah kisi ki jaan nahi leta. Yeh baat darr hai, gyaan nahi: har doosri kundli me aisa Mangal hai, aur karodon aise jode saath budhe hote hain. Iske karan rishta na todein.
@how modern disputed JYOTISH
en: Count the house of Mars from the lagna; many count also from the Moon and from Venus. Seen from all three, "double" or "strong" manglik are words of today, without one fixed rule.
hi: मंगल का भाव लग्न से गिनें; बहुत लोग चंद्र और शुक्र से भी गिनते हैं। "डबल" या "प्रबल" मांगलिक आज के शब्द हैं, इनका कोई एक नियम नहीं।
hg: Mangal ka bhav lagna se ginein; bahut log Chandra aur Shukra se bhi ginte hain. "Double" ya "prabal" manglik aaj ke shabd hain, inka koi ek niyam nahi.
@why modern most JYOTISH
en: Mars in these houses touches the 7th, home, body, partner's family or the bed, so it was read as heat and quick quarrel in marriage. Heat is answered by patience and talk, not by fear.
hi: इन भावों से मंगल सप्तम, घर, शरीर, ससुराल या शयन को छूता है, इसलिए उसे विवाह में गर्मी और जल्दी झगड़े से पढ़ा गया। इसका उपाय धैर्य और बातचीत है, डर नहीं।
hg: In bhavon se Mangal saptam, ghar, sharir, sasural ya shayan ko chhoota hai, isliye use vivah me garmi aur jaldi jhagde se padha gaya. Iska upay dhairya aur baatcheet hai, darr nahi.
@which modern most JYOTISH
en: Mars by house: 1 temper, 2 speech and family, 4 home, 7 partner, 8 in-laws and hidden matters, 12 sleep and spending. Those in 7 and 8 are taken most seriously, 1, 2 and 12 more lightly.
hi: मंगल भाव से: 1 स्वभाव, 2 वाणी और परिवार, 4 घर, 7 जीवनसाथी, 8 ससुराल और गुप्त विषय, 12 नींद और ख़र्च। 7 और 8 को सबसे गंभीर, 1, 2 और 12 को हल्का मानते हैं।
hg: Mangal bhav se: 1 swabhav, 2 vani aur parivar, 4 ghar, 7 jeevansathi, 8 sasural aur gupt vishay, 12 neend aur kharch. 7 aur 8 ko sabse gambhir, 1, 2 aur 12 ko halka maante hain.
@which modern most JYOTISH
en: From the navamsa (D9) mangal dosh is not counted by most: it is looked at in the birth chart from the lagna, by many also from Moon and Venus. Mars in the 7th of the navamsa only colours the reading of marriage.
hi: नवांश (D9) से मंगल दोष अधिकतर नहीं गिना जाता: यह जन्म कुंडली में लग्न से, कई लोग चंद्र और शुक्र से भी देखते हैं। नवांश के सातवें का मंगल विवाह के फल को केवल रंगता है।
hg: Navamsha (D9) se mangal dosh zyadatar nahi gina jaata: yeh janm kundli me lagna se, kai log Chandra aur Shukra se bhi dekhte hain. Navamsha ke satve ka Mangal vivah ke phal ko keval rangta hai.

# sade-sati astro
@names
en: sade sati, sadesati, shani sade sati, seven and a half years of saturn
hi: साढ़े साती, साढ़ेसाती, शनि की साढ़े साती
hg: sadhe sati, saadhe saati, sade saati, shani ki sade sati
en: sade sati and marriage, sade sati and exams, sade sati and studies, sade sati and job loss, sade sati and business
hi: साढ़ेसाती में शादी, साढ़ेसाती और पढ़ाई, साढ़ेसाती में नौकरी, साढ़ेसाती में व्यापार, साढ़ेसाती में परीक्षा
hg: sade sati me shaadi, sade sati aur padhai, sade sati me naukri, sade sati me business, sade sati me exam
@ask
en: what is sade sati | is sade sati always bad | how long does sade sati last | what are the three phases of sade sati | what should I do during sade sati | can I marry or buy a house in sade sati | remedies for shani sade sati | I lost my job and they say it is sade sati | how many times does sade sati come in life | which phase of sade sati is hardest | does blue sapphire help in sade sati | how many years is sade sati and its phases | which rashi has sade sati now | sade sati first second third phase which is worst | sade sati me shaadi karni chahiye kya | second sade sati of life | sadhe saati kab khatam hogi | can I buy house in sade sati
en: pandit wants me to buy a ring because of my sade sati
en: upay during sade sati and until when | when does it end and what remedy in sade sati
hi: साढ़े साती क्या होती है | साढ़े साती हमेशा बुरी होती है क्या | साढ़े साती कितने साल की होती है | साढ़े साती के तीन चरण कौन से हैं | साढ़े साती में क्या करना चाहिए | साढ़े साती में शादी कर सकते हैं क्या | साढ़े साती के उपाय | साढ़े साती में मकान ले सकते हैं | साढ़े साती जीवन में कितनी बार आती है | नौकरी छूट गई, सब कहते हैं साढ़े साती है | साढ़े साती कितने साल की होती है और कितने चरण | अभी किस राशि पर साढ़े साती है | साढ़े साती का कौन सा चरण सबसे भारी | साढ़े साती में शादी कर सकते हैं क्या | साढ़े साती जीवन में कितनी बार आती है | साढ़े साती में घर ख़रीदें या नहीं | साढ़ेसाती कब ख़त्म होगी
hi: साढ़े साती बताकर अँगूठी बेच रहे हैं, लूँ क्या
hi: साढ़े साती कब ख़त्म होगी और उपाय क्या करूँ
hg: sade sati kya hoti hai | sade sati hamesha buri hoti hai kya | sadhe sati kitne saal ki hoti hai | sade sati ke teen charan | sade sati me kya karna chahiye | sade sati me shadi kar sakte hai kya | sade sati ke upay | sade sati me ghar le sakte hai kya | sadesati kitni baar aati hai life me | job chali gayi sab bolte hai sade sati hai | shani ki sadhe sati se dar lagta hai | sade sati kitne saal ki hoti hai kitne charan | abhi kis rashi par sade sati hai | sade sati ka konsa charan sabse bhari | sade sati me shaadi kar sakte hai kya | sade sati jeevan me kitni baar aati hai | sade sati me ghar kharide ya nahi | sadesati kab khatam hogi meri
hg: sade sati bolkar anguthi bech rahe hai lu kya
hg: sade sati kab khatam hogi aur upay kya karu
en: can one marry in sade sati | my son has sade sati and an entrance exam | should I leave coaching because of sade sati | lost my job in sade sati, will it come back | can I start a business in sade sati | buying a house in sade sati | is sade sati good for students
hi: साढ़ेसाती में शादी कर सकते हैं क्या | बेटे की साढ़ेसाती है और परीक्षा है | साढ़ेसाती में कोचिंग छुड़वा दें क्या | साढ़ेसाती में नौकरी चली गई | साढ़ेसाती में व्यापार शुरू करें क्या | साढ़ेसाती में मकान ख़रीदना
hg: bete ki sade sati hai aur exam hai | sade sati me coaching chhudwa de kya | sade sati me naukri chali gayi | sade sati me business shuru kare kya | sade sati me makan kharidna
@what modern wide JYOTISH
en: Sade sati is the about seven and a half years in which Saturn passes the sign before your Moon sign, the Moon sign itself and the one after it, two and a half years each.
hi: साढ़े साती वे लगभग साढ़े सात वर्ष हैं जब शनि आपकी चंद्र राशि से पहले की, उसी और उसके बाद की राशि से गुज़रता है, हर एक में ढाई वर्ष।
hg: Sade sati woh lagbhag saade saat varsh hain jab Shani aapki chandra rashi se pehle ki, usi aur uske baad ki rashi se guzarta hai, har ek me dhai varsh.
@ok modern wide JYOTISH
en: Sade sati is not bad in itself: many marry, buy homes and rise in it. It is read as a time of work, order and growing up, and is gentler where Saturn suits the chart. Everyone meets it two or three times.
hi: साढ़े साती अपने आप में बुरी नहीं: कई लोग इसमें विवाह करते, घर लेते और आगे बढ़ते हैं। यह मेहनत, अनुशासन और परिपक्वता का समय है; शनि अनुकूल हो तो सहज। यह सबको दो-तीन बार आती है।
hg: Sade sati apne aap me buri nahi: kai log isme vivah karte, ghar lete aur aage badhte hain. Yeh mehnat, anushasan aur paripakvata ka samay hai; Shani anukool ho to sahaj. Yeh sabko do-teen baar aati hai.
@do modern most CUSTOM
en: In sade sati custom has the Hanuman Chalisa, a sesame oil lamp on Saturday, help for workers and the old, and honest work. No ring, gem or costly puja is needed, and nobody need buy one out of fear; sleep, savings and patience help.
hi: साढ़े साती में रिवाज है हनुमान चालीसा, शनिवार को तिल तेल का दीपक, श्रमिकों और वृद्धों की सेवा, और ईमानदार काम। अँगूठी, रत्न या महँगी पूजा ज़रूरी नहीं, डर से न ख़रीदें; नींद, बचत और धैर्य काम आते हैं।
hg: Sade sati me riwaz hai Hanuman Chalisa, Shanivar ko til tel ka deepak, shramikon aur vriddhon ki seva, aur imandar kaam. Anguthi, ratna ya mehngi puja zaroori nahi, darr se na kharidein; neend, bachat aur dhairya kaam aate hain.
@which modern most JYOTISH
en: The three phases of sade sati are rising (spending and thought), peak over the Moon (mind and responsibility) and setting (money and family). Which one feels hardest differs by chart.
hi: साढ़े साती के तीन चरण हैं: पहला (ख़र्च और सोच), दूसरा चंद्र पर (मन और ज़िम्मेदारी), तीसरा (धन और परिवार)। कौन सा कठिन लगे, यह कुंडली पर है।
hg: Sade sati ke teen charan hain: pehla (kharch aur soch), doosra Chandra par (mann aur zimmedari), teesra (dhan aur parivar). Kaun sa kathin lage, yeh kundli par hai.
@when modern wide JYOTISH
en: Sade sati lasts 7½ years in three phases of 2½ years and returns about every 30 years, so a long life meets it up to three times. With retrograde motion the ends may shift by months.
hi: साढ़े साती साढ़े सात साल की है, ढाई-ढाई साल के तीन चरण, और लगभग 30 साल में लौटती है, इसलिए लंबे जीवन में तीन बार तक। वक्री चाल से सिरे कुछ महीने खिसकते हैं।
hg: Sade sati saadhe saat saal ki hai, dhaai-dhaai saal ke teen charan, aur lagbhag 30 saal me lautti hai, isliye lambe jeevan me teen baar tak. Vakri chaal se sire kuch mahine khisakte hain.
@when modern wide ASTRO
en: From 29 March 2025 to 3 June 2027 Saturn is in Meen: sade sati is on Kumbh (last phase), Meen (middle) and Mesh (first), on no other sign; dhaiya on Simha and Dhanu. Then Mesh, and Meen again from 20 October 2027 to 23 February 2028.
hi: 29 मार्च 2025 से 3 जून 2027 तक शनि मीन में हैं: साढ़े साती कुंभ (अंतिम), मीन (मध्य) और मेष (पहला चरण) पर है, और किसी राशि पर नहीं; ढैया सिंह और धनु पर। फिर मेष, और 20 अक्टूबर 2027 से 23 फ़रवरी 2028 तक फिर मीन।
hg: 29 March 2025 se 3 June 2027 tak Shani Meen me hain: sade sati Kumbh (antim), Meen (madhya) aur Mesh (pehla charan) par hai, aur kisi rashi par nahi; dhaiya Simha aur Dhanu par. Phir Mesh, aur 20 October 2027 se 23 February 2028 tak phir Meen.
@ok modern most JYOTISH
en: Sade Sati forbids no marriage, exam, house, job change or business: many marry, pass and rise in it. Decide a student's coaching by marks and wish with the teachers, a contract by budget and people, unhurriedly as at any time.
hi: साढ़ेसाती विवाह, परीक्षा, मकान, नौकरी बदलना या व्यापार नहीं रोकती: बहुत लोग इसमें शादी करते, सफल होते और बढ़ते हैं। पढ़ाई और कोचिंग का फ़ैसला अंक और रुचि से शिक्षकों के साथ, सौदे का बजट और लोगों से, आराम से करें।
hg: Sade sati vivah, pariksha, makan, naukri badalna ya vyapar nahi rokti: bahut log isme shaadi karte, safal hote aur badhte hain. Padhai aur coaching ka faisla marks aur ruchi se teachers ke saath, saude ka budget aur logon se, aaram se karein.
@who modern most JYOTISH
en: Sade sati is held mildest for Makar, Kumbh and Tula Moon signs, Saturn's own and exaltation signs, and where Saturn is strong at birth or the running dasha is kind. For nobody does it mean a disaster.
hi: साढ़े साती मकर, कुंभ और तुला चंद्र राशि के लिए सबसे हल्की मानी जाती है, जो शनि की अपनी और उच्च राशियाँ हैं, और जहाँ जन्म का शनि बली या दशा अच्छी हो। किसी के लिए यह विपत्ति नहीं।
hg: Sade sati Makar, Kumbh aur Tula chandra rashi ke liye sabse halki maani jaati hai, jo Shani ki apni aur uchch rashiyan hain, aur jahan janm ka Shani bali ya dasha achhi ho. Kisi ke liye yeh vipatti nahi.
@see shani-dhaiya, graha-shani

# shani-dhaiya astro
@names
en: dhaiya, shani dhaiya, ashtama shani, kantaka shani
hi: ढैया, शनि की ढैया, अष्टम शनि
hg: shani ki dhaiya, dhaiyya, dhaiya shani ki
@ask
en: what is shani dhaiya | how long does dhaiya last | is dhaiya as bad as sade sati | which rashi has dhaiya | remedies in dhaiya | what is ashtama shani | can we start a business during dhaiya | difference between dhaiya and sade sati | which rashis have dhaiya now | dhaiya how many years | small panoti and big panoti | ashtam shani for simha rashi | dhaiya remedies at home | what to do in ashtam shani
hi: शनि की ढैया क्या होती है | ढैया कितने साल की होती है | ढैया और साढ़े साती में अंतर | ढैया के उपाय | ढैया किस राशि पर आती है | अष्टम शनि क्या है | ढैया में नया काम शुरू कर सकते हैं क्या | ढैया और साढ़े साती में अंतर | अभी किस राशि पर ढैया है | ढैया कितने साल की होती है | छोटी पनोती बड़ी पनोती क्या है | सिंह राशि अष्टम शनि | ढैया के घरेलू उपाय | अष्टम शनि में क्या करें
hg: shani ki dhaiya kya hoti hai | dhaiya kitne saal ki hoti hai | dhaiya aur sade sati me fark | dhaiya ke upay | dhaiya kis rashi par aati hai | ashtam shani kya hai | dhaiya me naya kaam shuru kar sakte hai kya | dhaiya chal rahi hai kya karu | dhaiya aur sade sati me antar | abhi kis rashi par dhaiya hai | dhaiya kitne saal ki hoti hai | choti panoti badi panoti kya hai | singh rashi ashtam shani | dhaiya ke gharelu upay | ashtam shani me kya kare
@what modern most JYOTISH
en: Dhaiya is the about two and a half years in which Saturn passes the 4th or the 8th sign from your Moon sign. The second is also called ashtama Shani.
hi: ढैया वे लगभग ढाई वर्ष हैं जब शनि आपकी चंद्र राशि से चौथी या आठवीं राशि में चलता है। दूसरी को अष्टम शनि भी कहते हैं।
hg: Dhaiya woh lagbhag dhai varsh hain jab Shani aapki chandra rashi se chauthi ya aathvi rashi me chalta hai. Doosri ko ashtam Shani bhi kehte hain.
@ok modern most JYOTISH
en: Dhaiya is nothing to fear: home and work may ask for more care, and new things may be begun with a plan. A Saturday lamp, the Hanuman Chalisa and a kind deed are custom enough.
hi: ढैया से डरने की बात नहीं: घर और काम थोड़ा ध्यान माँग सकते हैं, और नया काम योजना से शुरू हो सकता है। शनिवार का दीपक, हनुमान चालीसा और एक भलाई का काम रिवाज में काफ़ी हैं।
hg: Dhaiya se darne ki baat nahi: ghar aur kaam thoda dhyan maang sakte hain, aur naya kaam yojna se shuru ho sakta hai. Shanivar ka deepak, Hanuman Chalisa aur ek bhalai ka kaam riwaz me kaafi hain.
@which modern wide JYOTISH
en: Dhaiya or small panoti lasts 2½ years, Saturn in the 4th or 8th from the Moon; sade sati or big panoti lasts 7½ years, Saturn in the 12th, 1st and 2nd. Both are counted from the Moon sign.
hi: ढैया या छोटी पनोती ढाई साल की है, चंद्र से चौथे या आठवें शनि; साढ़े साती या बड़ी पनोती साढ़े सात साल की, बारहवें, पहले और दूसरे शनि। दोनों चंद्र राशि से गिनते हैं।
hg: Dhaiya ya choti panoti dhaai saal ki hai, Chandra se chauthe ya aathve Shani; sade sati ya badi panoti saadhe saat saal ki, barahve, pehle aur doosre Shani. Dono chandra rashi se ginte hain.
@when modern wide ASTRO
en: Until 3 June 2027, with Saturn in Meen, dhaiya is on Simha (8th) and Dhanu (4th) Moon signs; with Saturn in Mesh after that it is on Kanya (8th) and Makar (4th).
hi: 3 जून 2027 तक, शनि मीन में, ढैया सिंह (आठवाँ) और धनु (चौथा) राशि पर है; उसके बाद शनि मेष में हों तो कन्या (आठवाँ) और मकर (चौथा) पर।
hg: 3 June 2027 tak, Shani Meen me, dhaiya Simha (8va) aur Dhanu (4tha) rashi par hai; uske baad Shani Mesh me hon to Kanya (8va) aur Makar (4tha) par.
@do modern most CUSTOM
en: In dhaiya custom has a sesame oil lamp under a peepal on Saturday evening, the Hanuman Chalisa, black til or urad given, and kindness to workers and the old. A marriage or house purchase is not forbidden.
hi: ढैया में रिवाज है शनिवार शाम पीपल के नीचे तिल के तेल का दीपक, हनुमान चालीसा, काले तिल या उड़द का दान, और श्रमिकों व बुज़ुर्गों से अच्छा व्यवहार। विवाह या घर ख़रीदना मना नहीं।
hg: Dhaiya me riwaz hai Shanivar shaam peepal ke neeche til ke tel ka deepak, Hanuman Chalisa, kaale til ya urad ka daan, aur shramikon va buzurgon se achha vyavhar. Vivah ya ghar kharidna mana nahi.
@see sade-sati

# kaal-sarp astro
@names
en: kaal sarp dosh, kalsarpa, kaal sarp yoga, kala sarpa dosha
hi: कालसर्प दोष, काल सर्प योग, कालसर्प
hg: kaal sarp, kalsarp dosh, kaalsarp yog, kal sarp dosh
@ask
en: what is kaal sarp dosh | is kaal sarp dosh real | how do I know if I have kaal sarp | do I need the puja at trimbakeshwar | how long does kaal sarp last | types of kaal sarp yoga anant kulik vasuki | a pandit wants thirty thousand for the kaal sarp puja | one planet is outside rahu ketu is it still kaal sarp | famous people with kaal sarp | how many types of kaal sarp | partial kaal sarp one planet outside | kaal sarp puja trimbakeshwar cost is it needed | does kaal sarp stop marriage | anant kulik vasuki kaal sarp | till what age kaal sarp effect | how to check kaal sarp dosh in my chart | partial kaal sarp | kaal amrit yoga
hi: कालसर्प दोष क्या होता है | कालसर्प दोष सच में होता है क्या | कालसर्प दोष कैसे पता करें | कालसर्प दोष की पूजा कहाँ होती है | कालसर्प दोष के उपाय घर पर | कालसर्प दोष कितने साल तक रहता है | कालसर्प के बारह प्रकार | पंडित जी पूजा के लिए तीस हज़ार माँग रहे हैं, करवाएँ क्या | सपने में साँप दिखते हैं, कालसर्प है क्या | काल सर्प कितने प्रकार के होते हैं | आंशिक काल सर्प क्या है | त्र्यंबकेश्वर में काल सर्प पूजा ज़रूरी है क्या | काल सर्प से शादी रुकती है क्या | काल सर्प किस उम्र तक रहता है | अनंत कालसर्प योग | कुंडली में कालसर्प कैसे देखें | आंशिक कालसर्प | काल अमृत योग क्या है
hg: kaal sarp dosh kya hota hai | kalsarp dosh sach me hota hai kya | kaal sarp dosh kaise pata kare | kaal sarp puja kaha hoti hai | kaal sarp dosh ke upay ghar par | kalsarp kitne saal tak rehta hai | kaal sarp ke 12 prakar | pandit 30000 maang raha hai kaalsarp puja ke | sapne me saanp aate hai kalsarp hai kya | trimbakeshwar jana jaruri hai kya | kaal sarp kitne prakar ke hote hai | aanshik kaal sarp kya hai | trimbakeshwar kaal sarp puja zaroori hai kya | kaal sarp se shaadi rukti hai kya | kaal sarp kis umar tak rehta hai | anant kalsarp yog | kundli me kaal sarp kaise check kare | anshik kaal sarp | kaal amrit yog kya hai
@what modern disputed JYOTISH
en: Kaal Sarp means that all seven planets stand on one side between Rahu and Ketu. The old standard texts do not teach this dosh; it became common only in the last century.
hi: कालसर्प का अर्थ है कि सातों ग्रह राहु और केतु के बीच एक ओर हों। पुराने मान्य ग्रंथों में यह दोष नहीं मिलता; यह पिछली सदी में ही प्रचलित हुआ।
hg: Kaal Sarp ka arth hai ki saaton grah Rahu aur Ketu ke beech ek or hon. Purane maanya granthon me yeh dosh nahi milta; yeh pichhli sadi me hi prachalit hua.
@ok modern disputed JYOTISH
en: Kaal Sarp is nothing to fear, and many capable people are said to have it. With one planet outside most do not count it; it is read as effort before ease, and good yogas stay good.
hi: कालसर्प से डरने की बात नहीं, और कई सफल लोगों में बताया जाता है। एक ग्रह बाहर हो तो अधिकतर इसे नहीं मानते; इसे पहले मेहनत, फिर आराम पढ़ते हैं, और शुभ योग शुभ ही रहते हैं।
hg: Kaal Sarp se darne ki baat nahi, aur kai safal logon me bataya jaata hai. Ek grah bahar ho to zyadatar ise nahi maante; ise pehle mehnat, phir aaram padhte hain, aur shubh yog shubh hi rehte hain.
@do modern regional CUSTOM
en: No expensive puja is needed for Kaal Sarp. Who wishes prays to Shiva on Mondays or on Nag Panchami, at home or any temple; Trimbakeshwar and Kalahasti are famous for the rite, not required.
hi: कालसर्प के लिए महँगी पूजा ज़रूरी नहीं। चाहें तो सोमवार या नाग पंचमी को घर या किसी मंदिर में शिव की पूजा करें; त्र्यंबकेश्वर और कालहस्ती इसके लिए प्रसिद्ध हैं, अनिवार्य नहीं।
hg: Kaal Sarp ke liye mehngi puja zaroori nahi. Chahein to Somvar ya Nag Panchami ko ghar ya kisi mandir me Shiv ki puja karein; Trimbakeshwar aur Kalahasti iske liye prasiddh hain, anivarya nahi.
@which modern disputed JYOTISH
en: Twelve kinds are named by Rahu's house: 1 Anant, 2 Kulik, 3 Vasuki, 4 Shankhpal, 5 Padma, 6 Mahapadma, 7 Takshak, 8 Karkotak, 9 Shankhchud, 10 Ghatak, 11 Vishdhar, 12 Sheshnag. The names are modern.
hi: राहु के भाव से बारह नाम हैं: 1 अनंत, 2 कुलिक, 3 वासुकि, 4 शंखपाल, 5 पद्म, 6 महापद्म, 7 तक्षक, 8 कर्कोटक, 9 शंखचूड़, 10 घातक, 11 विषधर, 12 शेषनाग। ये नाम आधुनिक हैं।
hg: Rahu ke bhav se barah naam hain: 1 Anant, 2 Kulik, 3 Vasuki, 4 Shankhpal, 5 Padma, 6 Mahapadma, 7 Takshak, 8 Karkotak, 9 Shankhchud, 10 Ghatak, 11 Vishdhar, 12 Sheshnag. Ye naam aadhunik hain.
@when modern disputed JYOTISH
en: How long kaal sarp works is told in many ways: until 33, 42 or 48, or only in the dasha of Rahu and Ketu. No old text gives an age, so none needs to be waited for.
hi: काल सर्प कितने दिन चलता है, इस पर कई बातें हैं: 33, 42 या 48 तक, या केवल राहु-केतु की दशा में। कोई पुराना ग्रंथ उम्र नहीं बताता, इसलिए किसी उम्र की प्रतीक्षा ज़रूरी नहीं।
hg: Kaal sarp kitne din chalta hai, is par kai baatein hain: 33, 42 ya 48 tak, ya keval Rahu-Ketu ki dasha me. Koi purana granth umar nahi batata, isliye kisi umar ki prateeksha zaroori nahi.
@how modern disputed JYOTISH
en: To check kaal sarp, look whether all seven planets lie on one side of the line Rahu–Ketu. If even one is outside, or past the node by degree, most call it partial or none.
hi: कालसर्प देखने के लिए जाँचें कि सातों ग्रह राहु-केतु रेखा के एक ही ओर हैं या नहीं। एक भी बाहर हो या अंशों में आगे निकला हो तो अधिकतर आंशिक या नहीं मानते।
hg: Kaal sarp dekhne ke liye jaanchein ki saaton grah Rahu-Ketu rekha ke ek hi or hain ya nahi. Ek bhi bahar ho ya degree me aage nikla ho to zyadatar anshik ya nahi maante.

# pitra-dosh astro
@names
en: pitra dosh, pitru dosha, pitra dosha, ancestral dosha
hi: पितृ दोष, पितृदोष
hg: pitra dosh, pitru dosh, pitri dosh
@ask
en: what is pitra dosh | signs of pitra dosh in the home | how do I remove pitra dosh | does pitra dosh block marriage or children | which planets make pitra dosh | is pitra dosh a curse of the ancestors | what to do for ancestors at home | do I need narayan bali | pitra dosh symptoms are they true | which pandit for narayan bali | pitru dosh remedy at home simple | can daughter do pitra dosh puja | does pitra dosh stop children | pitra dosh nivaran on which day | how do we know it is pitra dosh, the priest wants 40000 for a rite at Nashik | costly pitra dosh puja or something simple at home
hi: पितृ दोष क्या होता है | पितृ दोष के लक्षण | पितृ दोष के उपाय | पितृ दोष कैसे पता चलता है | पितृ दोष से शादी या संतान रुकती है क्या | पितृ दोष की पूजा कब करें | पितर नाराज़ हैं क्या कैसे जानें | घर में पितृ दोष हो तो क्या करें | पितृ दोष के लक्षण सच हैं क्या | पितृ दोष का सरल उपाय घर पर | बेटी पितृ दोष की पूजा कर सकती है क्या | पितृ दोष से संतान नहीं होती क्या | नारायण बलि क्या है | पितृ दोष निवारण किस दिन करें
hg: pitra dosh kya hota hai | pitru dosh ke lakshan | pitra dosh ke upay | pitra dosh kaise pata chalta hai | pitru dosh se shadi rukti hai kya | pitra dosh ki puja kab kare | pitar naraz hai kya | ghar me pitra dosh hai to kya kare | narayan bali karna jaruri hai kya | pitra dosh ke lakshan sach hai kya | pitra dosh ka saral upay ghar par | beti pitra dosh ki puja kar sakti hai kya | pitra dosh se santan nahi hoti kya | narayan bali kya hai | pitra dosh nivaran kis din kare | pitra dosh hai ya nahi kaise jaane, pandit trimbakeshwar ki puja ke 40 hazar bata raha | itni mehngi pitra dosh puja zaruri hai ya ghar par kuch ho sakta hai
@what modern disputed JYOTISH
en: Pitra dosh is read when the Sun or the ninth house is joined by Rahu, Ketu or Saturn; many understand it as unpaid thanks to one's forebears. Rules differ widely between astrologers.
hi: पितृ दोष तब बताते हैं जब सूर्य या नौवें भाव के साथ राहु, केतु या शनि हो; कई इसे पूर्वजों के प्रति शेष कृतज्ञता समझते हैं। नियम ज्योतिषियों में बहुत अलग हैं।
hg: Pitra dosh tab batate hain jab Surya ya nauve bhav ke saath Rahu, Ketu ya Shani ho; kai ise poorvajon ke prati shesh kritagyata samajhte hain. Niyam jyotishiyon me bahut alag hain.
@ok modern most JYOTISH
en: Pitra dosh is no curse: forebears wish their family well. Troubles at home have everyday causes too, and no chart closes the way to marriage or children.
hi: पितृ दोष कोई शाप नहीं: पूर्वज अपने परिवार का भला चाहते हैं। घर की परेशानी के रोज़मर्रा के कारण भी होते हैं, और कोई कुंडली विवाह या संतान का रास्ता बंद नहीं करती।
hg: Pitra dosh koi shaap nahi: poorvaj apne parivar ka bhala chahte hain. Ghar ki pareshani ke rozmarra ke kaaran bhi hote hain, aur koi kundli vivah ya santan ka raasta band nahi karti.
@do modern most CUSTOM
en: For pitra dosh custom knows water with black til on amavasya, shraddh in Pitru Paksha, food for cows, crows and the hungry, and care for living parents. A simple rite at home is enough.
hi: पितृ दोष के लिए रिवाज है अमावस्या को काले तिल वाला जल, पितृ पक्ष में श्राद्ध, गाय, कौवे और भूखों को भोजन, और जीवित माता-पिता की सेवा। घर की सरल विधि काफ़ी है।
hg: Pitra dosh ke liye riwaz hai amavasya ko kaale til wala jal, Pitru Paksha me shraddh, gaay, kauve aur bhookhon ko bhojan, aur jeevit mata-pita ki seva. Ghar ki saral vidhi kaafi hai.
@when modern most CUSTOM
en: Amavasya, above all Sarva Pitru Amavasya in Ashwin, and the death tithi in Pitru Paksha are the days for forebears. Facing south, water with black til is poured about noon, and food given to cow, crow, dog and a hungry person.
hi: अमावस्या, सबसे बढ़कर आश्विन की सर्वपितृ अमावस्या, और पितृ पक्ष में मृत्यु की तिथि पितरों के दिन हैं। दोपहर के आसपास दक्षिण मुख होकर काले तिल का जल दें, गाय, कौए, कुत्ते और भूखे को भोजन।
hg: Amavasya, sabse badhkar Ashwin ki Sarva Pitru Amavasya, aur Pitru Paksha me mrityu ki tithi pitaron ke din hain. Dopahar ke aaspaas dakshin mukh hokar kaale til ka jal dein, gaay, kauye, kutte aur bhookhe ko bhojan.
@who modern regional CUSTOM
en: Sons do tarpan by old custom, and where there is none daughters, grandsons, wives or brothers do it; many families today let anyone pray and give. Narayan bali at Trimbak or Gaya is a special rite and not a must.
hi: पुरानी रीति में पुत्र तर्पण करते हैं, न हो तो बेटी, नाती, पत्नी या भाई; आज बहुत घरों में कोई भी प्रार्थना और दान करता है। त्र्यंबक या गया की नारायण बलि विशेष विधि है, अनिवार्य नहीं।
hg: Purani reeti me putra tarpan karte hain, na ho to beti, naati, patni ya bhai; aaj bahut gharon me koi bhi prarthna aur daan karta hai. Trimbak ya Gaya ki Narayan bali vishesh vidhi hai, anivarya nahi.
@which modern most SENSE
en: Lists of "symptoms" of pitra dosh, such as illness, quarrels, debts, no children, wet walls or a peepal in the wall, fit every family. They prove nothing; each has its own cause and its own help.
hi: पितृ दोष के "लक्षण" की सूचियाँ, जैसे बीमारी, झगड़े, क़र्ज़, संतान न होना, सीलन या दीवार में पीपल, हर परिवार पर बैठती हैं। इनसे कुछ सिद्ध नहीं; हर बात का अपना कारण और अपनी सहायता है।
hg: Pitra dosh ke "lakshan" ki soochiyan, jaise bimari, jhagde, karz, santan na hona, seelan ya deewar me peepal, har parivar par baithti hain. Inse kuch siddh nahi; har baat ka apna karan aur apni madad hai.

# mangal-dosh-cancel astro
@names
en: manglik cancellation, mangal dosh exceptions, anshik manglik, partial manglik
hi: मंगल दोष परिहार, आंशिक मांगलिक, मंगल दोष निवारण
hg: mangal dosh parihar, anshik manglik, mangal dosh bhang
@ask
en: when is mangal dosh cancelled | what is anshik manglik | is mangal dosh over after 28 years | does it really end once one is past 28 | mars in own sign still manglik | manglik from moon but not from lagna | jupiter aspect cancels mangal dosh | how many exceptions are there to manglik | do I need kumbh vivah | one app says manglik and another says no | is manglik finished after 28 years | does manglik effect end at age 28 | mars in leo is manglik or not | jupiter aspect on mars manglik cancelled | both manglik is it cancelled | manglik aur shani same house cancel
en: good rishta but one is manglik and the other not, should we drop it | mars in own sign does it remain manglik
en: app says manglik, pandit says cancelled, rishta waiting | mangal dosh with jupiter looking at it, bureau still rejects | both have mars in twelve, does it cut
en: 28 gunas match but one has mangal dosh, what to do | points are good and only mars is the problem
en: my fiance and I are both manglik, does that cancel it | boy and girl both manglik, do the two cancel out each other | manglik on both sides, is the dosha gone
en: she is 30 now, is the manglik dosha over
en: is there a parihar for mangal dosh, what should be done
hi: मंगल दोष का परिहार कब होता है | आंशिक मांगलिक क्या होता है | 28 पार होने पर ख़त्म हो जाता है, सच है क्या | 28 साल के बाद मंगल दोष ख़त्म हो जाता है क्या | मंगल अपनी राशि में हो तो मांगलिक है क्या | चंद्र से मांगलिक पर लग्न से नहीं | कुंभ विवाह ज़रूरी है क्या | एक ऐप मांगलिक बताता है दूसरा नहीं | दोनों मांगलिक हों तो दोष कट जाता है क्या | 28 साल के बाद मांगलिक दोष ख़त्म हो जाता है क्या | सिंह का मंगल मांगलिक है क्या | गुरु की दृष्टि से मंगल दोष कटता है | दोनों मांगलिक हों तो | लड़के की कुंडली में शनि हो तो मंगल कटता है क्या | मंगल दोष कब भंग होता है
hi: रिश्ता बहुत अच्छा है पर एक मांगलिक है दूसरा नहीं, छोड़ दें क्या | मंगल अपनी राशि में हो तो मांगलिक रहेगा क्या
hi: ऐप मांगलिक कहता है, पंडित कटा हुआ, रिश्ता अटका है | गुरु की दृष्टि है फिर भी मांगलिक कहकर मना | दोनों के बारहवें मंगल, कट जाएगा क्या
hi: गुण अच्छे मिले पर एक को मंगल दोष, क्या करें | 30 गुण मिले और लड़का मांगलिक निकला
hi: लड़का और लड़की दोनों मांगलिक, एक-दूसरे का दोष काटते हैं | मंगेतर और मैं दोनों मांगलिक, दोष ख़त्म हुआ
hi: मांगलिक बेटी 30 की हो गई, दोष ख़त्म हुआ क्या
hi: मंगल दोष का परिहार होता है क्या, क्या करना चाहिए
hg: mangal dosh kab cancel hota hai | anshik manglik kya hota hai | 28 saal ke baad mangal dosh khatam ho jata hai kya | 28 ki umar ke baad khatam ho jata hai sach hai kya | 28 paar karne par khatam hota h kya | mangal apni rashi me ho to manglik hai kya | chandra se manglik lagna se nahi | kumbh vivah jaruri hai kya | ek app manglik batata hai dusra nahi | dono manglik ho to shadi thik hai kya | low manglik ka matlab | 28 saal ke baad manglik dosh khatam ho jata hai kya | singh ka mangal manglik hai kya | guru ki drishti se mangal dosh katta hai | dono manglik ho to | shani se mangal dosh kat jata hai kya | mangal dosh kab bhang hota hai
hg: rishta acha hai par ek manglik dusra nahi, chhod de kya | mangal apni rashi me ho to manglik rahega kya
hg: app manglik bolta pandit cancel bolte rishta atka hai | guru ki drishti hai fir bhi manglik bol kar mana | dono ke 12th me mangal kat jayega kya
hg: gun ache mile par ek ko mangal dosh kya kare | 30 gun mile aur ladka manglik nikla
hg: main aur mangetar dono manglik, cancel ho gaya kya | ladka ladki dono manglik to dosh cancel out hota hai
hg: manglik beti 30 ki ho gayi dosh khatam hua kya
hg: mangal dosh ka parihar hota hai kya, kya karna chahiye
@which modern most JYOTISH
en: Mangal dosh is commonly held cancelled when Mars is in its own sign (Mesh, Vrishchik) or exalted (Makar), is joined or seen by Jupiter, or when both partners have it.
hi: मंगल दोष प्रायः कटा माना जाता है जब मंगल अपनी (मेष, वृश्चिक) या उच्च राशि (मकर) में हो, गुरु के साथ या उसकी दृष्टि में हो, या दोनों साथी मांगलिक हों।
hg: Mangal dosh aksar kata maana jaata hai jab Mangal apni (Mesh, Vrishchik) ya uchcha rashi (Makar) me ho, Guru ke saath ya uski drishti me ho, ya dono saathi manglik hon.
@what modern disputed JYOTISH
en: Anshik or partial manglik means that the dosh counts from the Moon or Venus but not from the lagna, or that an exception weakens it. Many astrologers do not count it at all.
hi: आंशिक मांगलिक का अर्थ है कि दोष चंद्र या शुक्र से बने पर लग्न से नहीं, या कोई परिहार उसे हल्का करे। कई ज्योतिषी इसे गिनते ही नहीं।
hg: Anshik manglik ka arth hai ki dosh Chandra ya Shukra se bane par lagna se nahi, ya koi parihar use halka kare. Kai jyotishi ise ginte hi nahi.
@when modern disputed JYOTISH
en: Many say that mangal dosh fades after the age of 28, when Mars is held to mature; others do not know this rule. Kumbh vivah, a symbolic wedding, is a local custom and not needed.
hi: कई कहते हैं कि 28 वर्ष के बाद, मंगल के परिपक्व होने पर, दोष मंद पड़ता है; दूसरे यह नियम नहीं मानते। कुंभ विवाह स्थानीय रिवाज है, ज़रूरी नहीं।
hg: Kai kehte hain ki 28 varsh ke baad, Mangal ke paripakva hone par, dosh mand padta hai; doosre yeh niyam nahi maante. Kumbh vivah sthaniya riwaz hai, zaroori nahi.
@how modern disputed JYOTISH
en: By sign these are named as exceptions: Mars in Mesh in the 1st, Vrishchik in the 4th, Makar in the 7th, Kark in the 8th, Dhanu in the 12th; many add Simha and Kumbh. Lists differ.
hi: राशि से ये अपवाद बताए जाते हैं: पहले में मेष, चौथे में वृश्चिक, सातवें में मकर, आठवें में कर्क, बारहवें में धनु का मंगल; कई सिंह और कुंभ भी जोड़ते हैं। सूचियाँ अलग हैं।
hg: Rashi se ye apvaad bataye jaate hain: pehle me Mesh, chauthe me Vrishchik, saatve me Makar, aathve me Kark, barahve me Dhanu ka Mangal; kai Simha aur Kumbh bhi jodte hain. Soochiyan alag hain.
@who modern most JYOTISH
en: For a couple, Mars on one side is held balanced by Mars, Saturn, Rahu or the Sun in the same houses of the other chart. So a non-manglik with such a Saturn matches a manglik.
hi: जोड़े में एक का मंगल दूसरे की कुंडली के उन्हीं भावों में मंगल, शनि, राहु या सूर्य से संतुलित माना जाता है। इसलिए ऐसे शनि वाला ग़ैर मांगलिक भी मांगलिक से मिलता है।
hg: Jode me ek ka Mangal doosre ki kundli ke unhi bhavon me Mangal, Shani, Rahu ya Surya se santulit maana jaata hai. Isliye aise Shani wala non-manglik bhi manglik se milta hai.
@do modern most CUSTOM
en: After 28, or with any exception, no rite is asked by most. Kumbh vivah means a symbolic wedding to a pot, banana or peepal before the real one; it is costly theatre for many and needed by none.
hi: 28 के बाद या किसी अपवाद पर अधिकतर कोई पूजा नहीं माँगते। कुंभ विवाह असली विवाह से पहले घड़े, केले या पीपल से प्रतीक विवाह है; इसकी किसी को ज़रूरत नहीं।
hg: 28 ke baad ya kisi apvaad par zyadatar koi puja nahi maangte. Kumbh vivah asli vivah se pehle ghade, kele ya peepal se prateek vivah hai; iski kisi ko zaroorat nahi.
@see mangal-dosh

# saturn-return astro
@names
en: saturn return, age 30 saturn
hi: शनि वापसी, शनि की वापसी
hg: saturn return kya, shani wapsi
@ask
en: what is saturn return | at what age is the saturn return | is saturn return the same as sade sati | why are the late twenties so hard in astrology | I am 29 and everything changes is it saturn return | does saturn return come twice | what to do in saturn return | saturn return vs sade sati
hi: शनि की वापसी क्या होती है | सैटर्न रिटर्न किस उम्र में आता है | शनि वापसी और साढ़े साती में अंतर | 29 साल की उम्र में सब बदल रहा है, शनि है क्या | तीस की उम्र पर शनि का असर | शनि अपनी जन्म राशि में लौटे तो | शनि वापसी में क्या करें | शनि रिटर्न और साढ़े साती में फ़र्क
hg: saturn return kya hota hai | saturn return kis umar me aata hai | saturn return aur sade sati same hai kya | 29 ki age me sab badal raha hai shani hai kya | 30 ki umar pe shani ka asar | shani apni jagah wapas aaye to kya | saturn return me kya kare | saturn return aur sade sati me fark
@what modern most JYOTISH
en: Saturn return is the time when Saturn comes back to the sign where it stood at your birth, around 28 to 30 and again around 58 to 60. It is a Western idea, read as growing up and choosing.
hi: शनि वापसी वह समय है जब शनि जन्म वाली राशि में लौटता है, लगभग 28 से 30 और फिर 58 से 60 वर्ष पर। यह पश्चिमी विचार है, इसे परिपक्वता और चुनाव का समय पढ़ते हैं।
hg: Shani wapsi woh samay hai jab Shani janm wali rashi me lautta hai, lagbhag 28 se 30 aur phir 58 se 60 varsh par. Yeh paschimi vichar hai, ise paripakvata aur chunav ka samay padhte hain.
@ok modern most JYOTISH
en: A Saturn return is neither bad nor the same as sade sati, which counts from the Moon. Big steps come at that age anyway; take them calmly and one at a time.
hi: शनि वापसी न बुरी है, न साढ़े साती, जो चंद्र से गिनी जाती है। उस उम्र में बड़े क़दम वैसे भी आते हैं; शांति से, एक-एक करके लें।
hg: Shani wapsi na buri hai, na sade sati, jo Chandra se gini jaati hai. Us umar me bade kadam waise bhi aate hain; shaanti se, ek-ek karke lein.
@do modern most JYOTISH
en: In a Saturn return do what Saturn is said to like: put health, savings and papers in order, finish what is half done, and take on one lasting thing. No rite is asked for it.
hi: शनि वापसी में वही करें जो शनि को प्रिय कहा जाता है: स्वास्थ्य, बचत और काग़ज़ ठीक करें, अधूरा पूरा करें, और एक टिकाऊ काम हाथ में लें। इसके लिए कोई विधि नहीं चाहिए।
hg: Shani wapsi me wahi karein jo Shani ko priya kaha jaata hai: sehat, bachat aur kaagaz theek karein, adhoora poora karein, aur ek tikaau kaam haath me lein. Iske liye koi vidhi nahi chahiye.
@see sade-sati

# guru-chandal astro
@names
en: guru chandal yoga, guru chandal dosh, jupiter rahu conjunction
hi: गुरु चांडाल योग, गुरु चांडाल दोष, गुरु राहु युति
hg: guru chandal yog, guru chandal dosh hai, guru rahu yuti
@ask
en: what is guru chandal yoga | jupiter and rahu together in my chart | is guru chandal bad | remedy for guru chandal dosh | does guru chandal spoil studies | jupiter with ketu is it guru chandal too | guru chandal yoga in 5th house | is guru chandal always bad | guru chandal marriage delay | jupiter ketu is it also guru chandal
hi: गुरु चांडाल योग क्या होता है | गुरु और राहु साथ हों तो क्या फल | गुरु चांडाल योग बुरा है क्या | गुरु चांडाल दोष के उपाय | गुरु चांडाल योग से पढ़ाई पर असर | गुरु केतु साथ हों तो क्या | गुरु चांडाल योग पाँचवें भाव में | गुरु चांडाल हमेशा बुरा होता है क्या | गुरु केतु भी गुरु चांडाल है क्या | गुरु चांडाल कब तक रहता है
hg: guru chandal yog kya hota hai | guru rahu saath ho to kya hota hai | guru chandal yog bura hai kya | guru chandal dosh ke upay | guru chandal se padhai kharab hoti hai kya | guru ketu saath ho to kya | guru chandal yog 5 bhav me | guru chandal hamesha bura hota hai kya | guru ketu bhi guru chandal hai kya | guru chandal kab tak rehta hai
@what modern most JYOTISH
en: Guru Chandal is Jupiter and Rahu standing together. It is read as faith that asks questions: unusual teachers, foreign knowledge, a mind that tests rules. The harsh old name says nothing about anybody.
hi: गुरु चांडाल गुरु और राहु का साथ होना है। इसे प्रश्न करने वाली आस्था पढ़ते हैं: अलग ढंग के गुरु, विदेशी ज्ञान, नियम परखने वाला मन। कठोर पुराने नाम से किसी के बारे में कुछ तय नहीं होता।
hg: Guru Chandal Guru aur Rahu ka saath hona hai. Ise prashn karne wali aastha padhte hain: alag dhang ke guru, videshi gyan, niyam parakhne wala mann. Kathor purane naam se kisi ke baare me kuch tay nahi hota.
@do modern most CUSTOM
en: For Guru Chandal custom knows worship of Vishnu on Thursday, respect for teachers, and chana dal or books given. Many scholars have this pair; no costly puja is needed.
hi: गुरु चांडाल के लिए रिवाज है गुरुवार को विष्णु पूजा, शिक्षकों का आदर, और चना दाल या पुस्तकों का दान। कई विद्वानों में यह युति होती है; महँगी पूजा ज़रूरी नहीं।
hg: Guru Chandal ke liye riwaz hai Guruvar ko Vishnu puja, shikshakon ka aadar, aur chana dal ya pustakon ka daan. Kai vidwanon me yeh yuti hoti hai; mehngi puja zaroori nahi.
@ok modern disputed JYOTISH
en: Guru Chandal is not always bad: with Jupiter strong, in Dhanu, Meen or Kark, it is read as learning beyond borders. Jupiter with Ketu is counted by some and called good for moksha and study by others.
hi: गुरु चांडाल हमेशा बुरा नहीं: गुरु धनु, मीन या कर्क में बली हो तो इसे सीमा के पार की विद्या पढ़ते हैं। गुरु-केतु को कुछ लोग गिनते हैं, दूसरे मोक्ष और अध्ययन के लिए शुभ कहते हैं।
hg: Guru Chandal hamesha bura nahi: Guru Dhanu, Meen ya Kark me bali ho to ise seema ke paar ki vidya padhte hain. Guru-Ketu ko kuch log ginte hain, doosre moksha aur adhyayan ke liye shubh kehte hain.

# kemdrum astro
@names
en: kemadruma yoga, kemdrum yoga
hi: केमद्रुम योग, केमद्रुम दोष
hg: kemdrum yog, kemdrum dosh, kemadrum yog
@ask
en: what is kemdrum yoga | no planet on either side of the moon | is kemadruma cancelled | does kemdrum yoga make one poor and lonely | remedy for kemdrum | moon alone in a house
hi: केमद्रुम योग क्या होता है | चंद्रमा के आगे पीछे कोई ग्रह न हो तो | केमद्रुम योग भंग कैसे होता है | केमद्रुम योग से ग़रीबी आती है क्या | केमद्रुम योग के उपाय | चंद्रमा अकेला हो तो क्या फल
hg: kemdrum yog kya hota hai | chandra ke aage piche koi graha na ho to | kemdrum yog bhang kaise hota hai | kemdrum yog se garibi aati hai kya | kemdrum ke upay | chandra akela ho kundli me
@what classical most PHAL
en: Kemdrum is the Moon with no planet in the signs before and after it (Sun and nodes not counted). It is read as a feeling of standing alone and of learning to rely on oneself.
hi: केमद्रुम वह है जब चंद्रमा से आगे-पीछे की राशि में कोई ग्रह न हो (सूर्य और राहु-केतु नहीं गिनते)। इसे अकेलेपन का भाव और आत्मनिर्भरता पढ़ते हैं।
hg: Kemdrum woh hai jab Chandrama se aage-peechhe ki rashi me koi grah na ho (Surya aur Rahu-Ketu nahi ginte). Ise akelepan ka bhav aur aatmnirbharta padhte hain.
@ok classical most PHAL
en: Kemdrum makes nobody poor, and it is usually cancelled: by a planet with the Moon, or planets in kendras from the Moon or the lagna. Monday prayer to Shiva and good company are the custom.
hi: केमद्रुम किसी को ग़रीब नहीं बनाता, और प्रायः भंग हो जाता है: चंद्र के साथ ग्रह हो, या चंद्र अथवा लग्न से केंद्र में ग्रह हों। सोमवार को शिव पूजा और अच्छी संगति रिवाज है।
hg: Kemdrum kisi ko garib nahi banata, aur aksar bhang ho jaata hai: Chandra ke saath grah ho, ya Chandra athva lagna se kendra me grah hon. Somvar ko Shiv puja aur achhi sangati riwaz hai.
@which modern most JYOTISH
en: Kemdrum is held cancelled by any planet with the Moon, in a kendra from the Moon or the lagna, by Jupiter's look, or by a full Moon. With so many exits few charts keep it.
hi: केमद्रुम चंद्र के साथ कोई ग्रह, चंद्र या लग्न से केंद्र में ग्रह, गुरु की दृष्टि या पूर्ण चंद्र से भंग माना जाता है। इतने अपवादों में कम ही कुंडलियों में बचता है।
hg: Kemdrum Chandra ke saath koi grah, Chandra ya lagna se kendra me grah, Guru ki drishti ya poorn Chandra se bhang maana jaata hai. Itne apvaadon me kam hi kundliyon me bachta hai.

# grahan-dosh astro
@names
en: grahan dosh, grahan yoga, eclipse dosha
hi: ग्रहण दोष, ग्रहण योग
hg: grahan dosh kundli, grahan yog
@ask
en: what is grahan dosh | sun and rahu together in kundli | moon with ketu is it grahan dosh | my child was born on an eclipse | remedy for grahan dosh | is grahan yoga harmful | born on eclipse day is it bad | sun with ketu grahan dosh father | moon rahu mother health | grahan dosh puja needed
hi: ग्रहण दोष क्या होता है | सूर्य और राहु साथ हों तो | चंद्रमा और केतु साथ हों तो ग्रहण दोष है क्या | ग्रहण के दिन बच्चा पैदा हुआ तो क्या करें | ग्रहण दोष के उपाय | ग्रहण योग बुरा होता है क्या | ग्रहण के दिन जन्म हुआ | सूर्य केतु ग्रहण दोष | चंद्र राहु ग्रहण दोष | ग्रहण दोष की पूजा ज़रूरी है क्या
hg: grahan dosh kya hota hai | surya rahu saath ho to | chandra ketu saath ho to grahan dosh hai kya | grahan ke din baccha hua to kya kare | grahan dosh ke upay | grahan yog bura hota hai kya | grahan ke din janm hua | surya ketu grahan dosh | chandra rahu grahan dosh | grahan dosh ki puja zaroori hai kya
@what modern most JYOTISH
en: Grahan dosh is read when the Sun or Moon stands with Rahu or Ketu in a chart, above all within a few degrees. It is no real eclipse in most cases and occurs in many charts.
hi: ग्रहण दोष तब बताते हैं जब कुंडली में सूर्य या चंद्र राहु या केतु के साथ हो, ख़ासकर कुछ अंशों के भीतर। प्रायः यह असली ग्रहण नहीं होता, और बहुत कुंडलियों में मिलता है।
hg: Grahan dosh tab batate hain jab kundli me Surya ya Chandra Rahu ya Ketu ke saath ho, khaaskar kuch anshon ke bheetar. Aksar yeh asli grahan nahi hota, aur bahut kundliyon me milta hai.
@do modern most CUSTOM
en: Grahan dosh harms nobody, a child born at an eclipse included. Custom knows water for the Sun or the Shivling, the Gayatri mantra, and grain given away after an eclipse.
hi: ग्रहण दोष से किसी का अनिष्ट नहीं, ग्रहण में जन्मे बच्चे का भी नहीं। रिवाज है सूर्य या शिवलिंग को जल, गायत्री मंत्र, और ग्रहण के बाद अन्न का दान।
hg: Grahan dosh se kisi ka anisht nahi, grahan me janme bacche ka bhi nahi. Riwaz hai Surya ya shivling ko jal, Gayatri mantra, aur grahan ke baad ann ka daan.
@ok modern most JYOTISH
en: Grahan dosh is mild unless Sun or Moon is within a few degrees of Rahu or Ketu; even then it is read as strong will or deep feeling. Being born at an eclipse is no fault, and no rite is owed.
hi: ग्रहण दोष हल्का है, जब तक सूर्य या चंद्र राहु-केतु से कुछ अंश में न हो; तब भी इसे प्रबल इच्छा या गहरी भावना पढ़ते हैं। ग्रहण में जन्म दोष नहीं, पूजा अनिवार्य नहीं।
hg: Grahan dosh halka hai, jab tak Surya ya Chandra Rahu-Ketu se kuch ansh me na ho; tab bhi ise prabal ichchha ya gehri bhavna padhte hain. Grahan me janm dosh nahi, puja zaroori nahi.

# vish-yoga astro
@names
en: vish yoga, visha yoga, saturn moon conjunction, punarphoo
hi: विष योग, विषयोग, शनि चंद्र युति
hg: vish yog, vishyog, shani chandra yuti
@ask
en: what is vish yoga | saturn and moon together in a chart | is vish yoga dangerous | vish yog remedy | does vish yoga cause depression | moon saturn aspect is it vish yoga | is saturn moon conjunction common | when is vish yoga cancelled
hi: विष योग क्या होता है | शनि और चंद्रमा साथ हों तो | विष योग ख़तरनाक है क्या | विष योग के उपाय | विष योग से डिप्रेशन होता है क्या | विष योग किस भाव में | विष योग कब भंग होता है | शनि चंद्र युति कितनी आम है
hg: vish yog kya hota hai | shani chandra saath ho to kya hota hai | vish yog khatarnak hai kya | vish yog ke upay | vish yog se depression hota hai kya | vish yog kaise banta hai | vish yog kab bhang hota hai | shani chandra saath kitna common hai
@what modern most JYOTISH
en: Vish yoga is Saturn together with the Moon. The name is harsher than the thing: it is read as seriousness, early responsibility and a mind that endures.
hi: विष योग शनि और चंद्रमा का साथ होना है। नाम बात से ज़्यादा कठोर है: इसे गंभीरता, जल्दी आई ज़िम्मेदारी और सहनशील मन पढ़ते हैं।
hg: Vish yog Shani aur Chandrama ka saath hona hai. Naam baat se zyada kathor hai: ise gambhirta, jaldi aayi zimmedari aur sahansheel mann padhte hain.
@do modern most CUSTOM
en: Vish yoga is not dangerous. Custom knows Shiva's worship on Monday and a lamp on Saturday; if the mind stays dark for two weeks, talk to a doctor, as no chart causes or heals that.
hi: विष योग ख़तरनाक नहीं। रिवाज है सोमवार को शिव पूजा और शनिवार को दीपक; मन दो हफ़्ते से भारी हो तो डॉक्टर से बात करें, कुंडली न इसका कारण है न इलाज।
hg: Vish yog khatarnak nahi. Riwaz hai Somvar ko Shiv puja aur Shanivar ko deepak; mann do hafte se bhaari ho to doctor se baat karein, kundli na iska kaaran hai na ilaaj.
@ok modern most JYOTISH
en: Vish yoga is common: the Moon meets Saturn every month, so about one chart in twelve has it. It is held mild with a bright Moon, Jupiter's look, or in Tula, Makar or Kumbh.
hi: विष योग आम है: चंद्र हर महीने शनि से मिलता है, इसलिए लगभग बारह में एक कुंडली में होता है। उज्ज्वल चंद्र, गुरु की दृष्टि, या तुला, मकर, कुंभ में हल्का माना जाता है।
hg: Vish yog aam hai: Chandra har mahine Shani se milta hai, isliye lagbhag baarah me ek kundli me hota hai. Ujjwal Chandra, Guru ki drishti, ya Tula, Makar, Kumbh me halka maana jaata hai.

# shrapit-dosh astro
@names
en: shrapit dosh, shrapit yoga, saturn rahu conjunction
hi: श्रापित दोष, शापित दोष, शनि राहु युति
hg: shrapit yog, shaapit dosh, shani rahu yuti
@ask
en: what is shrapit dosh | saturn and rahu together meaning | is shrapit dosh a curse from past life | remedies of shrapit dosh | does shrapit dosh delay marriage | what is preta shrap or brahmin shrap in kundli | is shrapit dosh from past life | how long does saturn rahu last
hi: श्रापित दोष क्या होता है | शनि और राहु साथ हों तो | श्रापित दोष पिछले जन्म का शाप है क्या | श्रापित दोष के उपाय | श्रापित योग से शादी में देरी | श्रापित दोष पूजा ज़रूरी है क्या | श्रापित दोष पिछले जन्म का है क्या | शनि राहु युति का असर कब तक
hg: shrapit dosh kya hota hai | shani rahu saath ho to | shrapit dosh pichle janam ka shrap hai kya | shrapit dosh ke upay | shrapit yog se shadi me deri | shrapit dosh puja jaruri hai kya | shrapit dosh pichle janm ka hai kya | shani rahu yuti ka asar kab tak
@what modern disputed JYOTISH
en: Shrapit dosh is the name some give to Saturn and Rahu standing together. The old standard texts know no dosh of this name, and no curse rests on anybody.
hi: श्रापित दोष शनि और राहु के साथ होने का नाम है जो कुछ लोग देते हैं। पुराने मान्य ग्रंथों में इस नाम का दोष नहीं, और किसी पर कोई शाप नहीं।
hg: Shrapit dosh Shani aur Rahu ke saath hone ka naam hai jo kuch log dete hain. Purane maanya granthon me is naam ka dosh nahi, aur kisi par koi shaap nahi.
@do modern most CUSTOM
en: For shrapit dosh nothing needs to be bought: steady work, kindness to elders and helpers, a Saturday lamp and Shiva's or Hanuman's prayer are custom. Many with this pair do well in technical work.
hi: श्रापित दोष के लिए कुछ ख़रीदना ज़रूरी नहीं: लगन से काम, बड़ों और सहायकों से स्नेह, शनिवार का दीपक, शिव या हनुमान की प्रार्थना रिवाज है। इस युति के कई लोग तकनीकी काम में अच्छे हैं।
hg: Shrapit dosh ke liye kuch kharidna zaroori nahi: lagan se kaam, badon aur sahayakon se sneh, Shanivar ka deepak, Shiv ya Hanuman ki prarthna riwaz hai. Is yuti ke kai log taknik ke kaam me achhe hain.
@ok modern disputed JYOTISH
en: Shrapit dosh is no curse of a past life that anybody could know; everyone born in the year or so when Saturn and Rahu share a sign has it. In 3, 6, 10 or 11 it is even called good.
hi: श्रापित दोष किसी पिछले जन्म का शाप नहीं, जिसे कोई जान सके; जिस वर्ष-भर शनि-राहु एक राशि में हों, तब जन्मे सबको यह होता है। 3, 6, 10, 11 में तो अच्छा भी कहते हैं।
hg: Shrapit dosh kisi pichle janm ka shaap nahi, jise koi jaan sake; jis saal-bhar Shani-Rahu ek rashi me hon, tab janme sabko yeh hota hai. 3, 6, 10, 11 me to achha bhi kehte hain.

# angarak-yoga astro
@names
en: angarak yoga, angarak dosh, mars rahu conjunction
hi: अंगारक योग, अंगारक दोष, मंगल राहु युति
hg: angarak yog, angarak dosh hai, mangal rahu yuti
@ask
en: what is angarak yoga | mars and rahu together in kundli | is angarak dosh dangerous | angarak yoga remedy | does angarak yog cause accidents | which house is bad for angarak yoga | angarak yoga in which house is mild | does angarak dosh affect marriage
hi: अंगारक योग क्या होता है | मंगल और राहु साथ हों तो | अंगारक योग ख़तरनाक है क्या | अंगारक योग के उपाय | अंगारक योग से दुर्घटना होती है क्या | अंगारक दोष की शांति | अंगारक योग किस भाव में हल्का | अंगारक दोष से शादी पर असर
hg: angarak yog kya hota hai | mangal rahu saath ho to | angarak yog khatarnak hai kya | angarak yog ke upay | angarak yog se accident hota hai kya | angarak dosh ki shanti | angarak yog kis ghar me halka | angarak dosh se shadi par asar
@what modern most JYOTISH
en: Angarak yoga is Mars and Rahu together. It is read as strong drive and a quick temper that does well in sport, technics, police or surgery.
hi: अंगारक योग मंगल और राहु का साथ होना है। इसे तेज़ जोश और जल्दी आने वाला क्रोध पढ़ते हैं, जो खेल, तकनीक, पुलिस या शल्य-चिकित्सा में अच्छा काम देता है।
hg: Angarak yog Mangal aur Rahu ka saath hona hai. Ise tez josh aur jaldi aane wala krodh padhte hain, jo khel, technical kaam, police ya surgery me achha kaam deta hai.
@do modern most CUSTOM
en: Angarak yoga foretells no accident. Custom knows the Hanuman Chalisa on Tuesdays and exercise each day; helmet, seat belt and calm driving protect everybody, with or without it.
hi: अंगारक योग कोई दुर्घटना नहीं बताता। रिवाज है मंगलवार को हनुमान चालीसा और रोज़ व्यायाम; हेलमेट, सीट बेल्ट और शांत गाड़ी चलाना सबको बचाते हैं।
hg: Angarak yog koi durghatna nahi batata. Riwaz hai Mangalvar ko Hanuman Chalisa aur roz vyayam; helmet, seat belt aur shaant driving sabko bachate hain.
@ok modern most JYOTISH
en: Angarak yoga bars no marriage and no career; in 3, 6, 10 or 11, or with Mars in its own or exaltation sign, it is read as courage. Mars meets Rahu about every twenty months.
hi: अंगारक योग विवाह या करियर नहीं रोकता; 3, 6, 10, 11 में, या मंगल अपनी या उच्च राशि में हो तो साहस माना जाता है। मंगल लगभग हर बीस महीने में राहु से मिलता है।
hg: Angarak yog vivah ya career nahi rokta; 3, 6, 10, 11 me, ya Mangal apni ya uchch rashi me ho to saahas maana jaata hai. Mangal lagbhag har bees mahine me Rahu se milta hai.

# mahadasha astro
@names
en: mahadasha, vimshottari dasha, planetary period, dasha
hi: महादशा, विंशोत्तरी दशा, दशा
hg: mahadasha, maha dasha, vimshottari, dasha kya
@ask
en: what is mahadasha | how long is each mahadasha | order of the mahadashas | how do I know which dasha is running | which mahadasha is the best | what happens when a dasha changes | is a bad mahadasha to be feared | why is the first dasha shorter than full | total 120 years vimshottari | years of each mahadasha | which mahadasha comes after rahu | which mahadasha is best | how many mahadasha in life | mahadasha lagne se kya hota hai | my mahadasha changing next year | how is balance of dasha at birth calculated | which dasha was I born in and how much was left | what is read in a mahadasha
hi: महादशा क्या होती है | महादशा कितने साल की होती है | महादशा का क्रम क्या है | मेरी कौन सी दशा चल रही है कैसे जानें | सबसे अच्छी महादशा कौन सी है | महादशा बदलने पर क्या होता है | ख़राब दशा चल रही है क्या करें | विंशोत्तरी दशा 120 साल की क्यों | हर ग्रह की महादशा कितने साल की | राहु के बाद कौन सी महादशा आती है | सबसे अच्छी महादशा किसकी | जीवन में कितनी महादशाएँ आती हैं | किस नक्षत्र में जन्म से कौन सी महादशा | महादशा बदलने वाली है | जन्म के समय दशा शेष कैसे निकालते हैं | जन्म दशा कितनी बाक़ी थी | दशा में क्या-क्या देखते हैं
hg: mahadasha kya hoti hai | mahadasha kitne saal ki hoti hai | mahadasha ka kram | meri konsi dasha chal rahi hai kaise pata kare | sabse achi mahadasha konsi hai | mahadasha badalne par kya hota hai | kharab dasha chal rahi hai kya kare | vimshottari dasha kya hai | dasa kaise dekhte hai | har graha ki mahadasha kitne saal ki | rahu ke baad konsi mahadasha aati hai | sabse achi mahadasha kiski | jeevan me kitni mahadasha aati hai | kis nakshatra se konsi mahadasha shuru | mahadasha badalne wali hai | janm ke samay dasha shesh kaise nikale | bhogya dasha kya hoti hai | dasha me kya kya dekhte hai
@what classical wide BPHS
en: A mahadasha is the long period of one graha, whose matters then come to the fore. In the Vimshottari system the nine periods make 120 years, beginning from the nakshatra of the Moon at birth.
hi: महादशा एक ग्रह का लंबा काल है, जब उसके विषय सामने आते हैं। विंशोत्तरी में नौ काल मिलकर 120 वर्ष होते हैं, जन्म के चंद्र नक्षत्र से शुरू।
hg: Mahadasha ek grah ka lamba kaal hai, jab uske vishay saamne aate hain. Vimshottari me nau kaal milkar 120 varsh hote hain, janm ke chandra nakshatra se shuru.
@which classical wide BPHS
en: Of the 120 years Ketu has 7, Venus 20 (the longest mahadasha), Sun 6 (the shortest), Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19 and Mercury 17. Of the first one only the rest left at birth is lived.
hi: कुल 120 वर्षों में केतु के 7, शुक्र के 20 (सबसे लंबी महादशा), सूर्य के 6 (सबसे छोटी), चंद्र 10, मंगल 7, राहु 18, गुरु 16, शनि 19 और बुध 17 वर्ष हैं। पहली का केवल जन्म पर शेष भाग मिलता है।
hg: Kul 120 varsh me Ketu ke 7, Shukra ke 20 (sabse lambi mahadasha), Surya ke 6 (sabse chhoti), Chandra 10, Mangal 7, Rahu 18, Guru 16, Shani 19 aur Budh 17 varsh hain. Pehli ka keval janm par bacha bhag milta hai.
@ok modern most JYOTISH
en: No mahadasha is good or bad for everybody: its graha's house, sign and lordship in your chart decide how it is read. A change of dasha is a change of theme, and nobody can know events from it.
hi: कोई महादशा सबके लिए अच्छी या बुरी नहीं: आपकी कुंडली में उस ग्रह का भाव, राशि और स्वामित्व तय करते हैं। दशा बदलना विषय बदलना है; घटनाएँ इससे कोई नहीं जान सकता।
hg: Koi mahadasha sabke liye achhi ya buri nahi: aapki kundli me us grah ka bhav, rashi aur swamitva tay karte hain. Dasha badalna vishay badalna hai; ghatnayein isse koi nahi jaan sakta.
@how classical wide BPHS
en: The first mahadasha is that of the lord of the birth nakshatra: Ashwini, Magha, Mula begin with Ketu, Bharani with Venus, Rohini with Moon, Pushya with Saturn. After Rahu comes Jupiter, then Saturn, Mercury, Ketu, Venus, Sun, Moon, Mars.
hi: पहली महादशा जन्म नक्षत्र के स्वामी की होती है: अश्विनी, मघा, मूल केतु से, भरणी शुक्र से, रोहिणी चंद्र से, पुष्य शनि से। राहु के बाद गुरु, फिर शनि, बुध, केतु, शुक्र, सूर्य, चंद्र, मंगल।
hg: Pehli mahadasha janm nakshatra ke swami ki hoti hai: Ashwini, Magha, Mula Ketu se, Bharani Shukra se, Rohini Chandra se, Pushya Shani se. Rahu ke baad Guru, phir Shani, Budh, Ketu, Shukra, Surya, Chandra, Mangal.
@how classical wide BPHS
en: The balance of dasha at birth is the part of the nakshatra the Moon had still to cross. With 10° of 13°20' left in Bharani, three quarters of Venus's 20 years remain: 15 years.
hi: जन्म के समय दशा शेष नक्षत्र के उस भाग से निकलता है जो चंद्र को अभी पार करना था। भरणी के 13°20' में 10° बाक़ी हों तो शुक्र के 20 वर्षों का तीन-चौथाई, 15 वर्ष शेष।
hg: Janm ke samay dasha shesh nakshatra ke us hisse se nikalta hai jo Chandra ko abhi paar karna tha. Bharani ke 13°20' me 10° baaki hon to Shukra ke 20 saal ka teen-chauthai, 15 saal shesh.
@do classical most PHAL
en: In a mahadasha four things are read: which houses its planet rules, where it stands, how strong it is, and what its antardasha lord adds. Nobody can know events from it; use it to plan calmly.
hi: महादशा में चार बातें देखी जाती हैं: ग्रह किन भावों का स्वामी है, कहाँ बैठा है, कितना बलवान है, और अंतर्दशा का स्वामी क्या जोड़ता है। घटना कोई नहीं जान सकता; शांति से योजना बनाएँ।
hg: Mahadasha me chaar baatein dekhi jaati hain: grah kin bhavon ka swami hai, kahan baitha hai, kitna balwan hai, aur antardasha ka swami kya jodta hai. Ghatna koi nahi jaan sakta; shanti se yojna banayein.
@see antardasha
@link /kundli

# antardasha astro
@names
en: antardasha, bhukti, sub period, pratyantar dasha
hi: अंतर्दशा, भुक्ति, प्रत्यंतर दशा
hg: antardasha, antar dasha, bhukti, pratyantar
@ask
en: what is antardasha | difference between mahadasha and antardasha | how long is an antardasha | which matters more mahadasha or antardasha | how is antardasha calculated | rahu mahadasha with jupiter antardasha | what is pratyantar | mahadasha antardasha difference | pratyantar dasha kitne din | which antardasha am I in | bad antardasha in good mahadasha | which antardasha is good | sandhi of dasha change | rahu antardasha in saturn how long
en: exact days of mercury bhukti in saturn dasha | how many months is venus in jupiter mahadasha | moon antardasha in sun mahadasha duration | ketu antardasha lasts how long in venus
hi: अंतर्दशा क्या होती है | महादशा और अंतर्दशा में क्या अंतर है | अंतर्दशा कितने समय की होती है | महादशा में अंतर्दशा कैसे निकालें | प्रत्यंतर दशा क्या है | राहु की महादशा में गुरु की अंतर्दशा | महादशा और अंतर्दशा में अंतर | प्रत्यंतर दशा कितने दिन की | मेरी अंतर्दशा कौन सी चल रही है | अच्छी महादशा में बुरी अंतर्दशा | कौन सी अंतर्दशा अच्छी होती है | दशा संधि क्या होती है | शनि में राहु अंतर्दशा कितने समय
hi: शनि महादशा में बुध अंतर्दशा ठीक कितने दिन की | गुरु में शुक्र कितने महीने | सूर्य में चंद्र की अंतर्दशा की अवधि | शुक्र में केतु कितने समय रहता है | शुक्र महादशा में शनि की अंतर्दशा कितने वर्ष
hg: antardasha kya hoti hai | mahadasha aur antardasha me kya fark hai | antardasha kitne time ki hoti hai | antardasha kaise nikalte hai | pratyantar dasha kya hai | rahu mahadasha me guru ki antardasha | konsi zyada important hai maha dasha ya antar | mahadasha aur antardasha me antar | pratyantar dasha kitne din ki | meri antardasha konsi chal rahi hai | achi mahadasha me buri antardasha | konsi antardasha achi hoti hai | dasha sandhi kya hai | shani me rahu antardasha kitne din
hg: shani mahadasha me budh antardasha exact kitne din ki | guru me shukra kitne mahine | surya me chandra antardasha ki avdhi | shukra me ketu kitne samay rehta hai | shukra mahadasha me shani ki antardasha kitne saal
@what classical wide BPHS
en: An antardasha is one of nine sub-periods in a mahadasha, one for each graha, beginning with that of the mahadasha itself. The great period gives the theme, the sub-period the colour of the months.
hi: अंतर्दशा महादशा के नौ उप-कालों में से एक है, हर ग्रह का एक, शुरुआत महादशा वाले ग्रह से। महादशा विषय देती है, अंतर्दशा महीनों का रंग।
hg: Antardasha mahadasha ke nau up-kaalon me se ek hai, har grah ka ek, shuruaat mahadasha wale grah se. Mahadasha vishay deti hai, antardasha mahinon ka rang.
@when classical wide BPHS
en: The length of an antardasha is mahadasha years times its own years divided by 120: Jupiter in Rahu is 18 × 16 / 120 = 2.4 years, that is 2 years 4 months 24 days. Each one splits into nine pratyantars again.
hi: अंतर्दशा की लंबाई है महादशा वर्ष गुणा अपने वर्ष भाग 120: राहु में गुरु 18 × 16 / 120 = 2.4 वर्ष, यानी 2 वर्ष 4 महीने 24 दिन। हर एक फिर नौ प्रत्यंतर में बँटती है।
hg: Antardasha ki lambai hai mahadasha varsh guna apne varsh bhag 120: Rahu me Guru 18 × 16 / 120 = 2.4 saal, yani 2 saal 4 mahine 24 din. Har ek phir nau pratyantar me bantti hai.
@which modern wide JYOTISH
en: Three steps: mahadasha 6 to 20 years, antardasha about four months to over three years, pratyantar days to months. Your own stand under Kundli, with the day each begins and ends.
hi: तीन स्तर: महादशा 6 से 20 वर्ष, अंतर्दशा लगभग चार माह से तीन वर्ष से ऊपर, प्रत्यंतर दिनों से महीनों तक। आपकी अपनी कुंडली के पन्ने पर आरंभ और अंत की तारीख़ के साथ हैं।
hg: Teen star: mahadasha 6 se 20 saal, antardasha lagbhag chaar mahine se teen saal se upar, pratyantar dinon se mahinon tak. Aapki apni Kundli ke panne par shuru aur ant ki tarikh ke saath hain.
@ok classical most BPHS
en: An antardasha is held good when its lord is friendly to the mahadasha lord and stands in 1, 4, 5, 7, 9, 10 or 11 from it; from 6, 8 or 12 it asks for patience. It passes in months.
hi: अंतर्दशा अच्छी मानी जाती है जब उसका स्वामी महादशा स्वामी का मित्र हो और उससे 1, 4, 5, 7, 9, 10 या 11 में हो; 6, 8 या 12 में धैर्य चाहिए। वह महीनों में बीत जाती है।
hg: Antardasha achhi maani jaati hai jab uska swami mahadasha swami ka mitra ho aur usse 1, 4, 5, 7, 9, 10 ya 11 me ho; 6, 8 ya 12 me dhairya chahiye. Woh mahino me beet jaati hai.
@what modern most JYOTISH
en: Dasha sandhi, the joint of two mahadashas, is the last months of the old and the first of the new. It is read as a time of change; many simply avoid hasty decisions then.
hi: दशा संधि दो महादशाओं का जोड़ है, पुरानी के अंतिम और नई के पहले कुछ महीने। इसे बदलाव का समय मानते हैं; बहुत लोग तब बस जल्दबाज़ी के निर्णय टालते हैं।
hg: Dasha sandhi do mahadashaon ka jod hai, purani ke aakhri aur nayi ke pehle kuch mahine. Ise badlav ka samay maante hain; bahut log tab bas jaldbaazi ke nirnay taalte hain.
@see mahadasha
@link /kundli

# dasha-shukra astro
@names
en: venus mahadasha, shukra mahadasha, venus dasha
hi: शुक्र की महादशा, शुक्र महादशा
hg: shukra mahadasha, shukra ki mahadasha, shukra dasha
@ask
en: how many years is venus mahadasha | is shukra mahadasha good | what happens in venus mahadasha | marriage in venus dasha | venus mahadasha with weak venus | what to do in shukra mahadasha | antardashas in venus mahadasha | order of antardasha in venus dasha | how long is each antardasha in shukra mahadasha | venus mahadasha how many years left
hi: शुक्र की महादशा कितने साल की होती है | शुक्र की महादशा कैसी होती है | शुक्र महादशा का फल | शुक्र की महादशा में शादी | शुक्र महादशा में क्या करें | शुक्र कमज़ोर हो और महादशा चले तो | शुक्र की महादशा में अंतर्दशाएँ | शुक्र महादशा में कौन सी अंतर्दशा कितने दिन | शुक्र की महादशा कितने साल की | शुक्र महादशा में किसकी अंतर्दशा अच्छी
hg: shukra ki mahadasha kitne saal ki hoti hai | shukra mahadasha kaisi hoti hai | shukra ki mahadasha ka phal | shukra mahadasha me shadi hogi kya | shukra mahadasha me kya kare | shukra ki dasha 20 saal kaise rahegi | shukra mahadasha me antardasha | shukra ki mahadasha kitne saal ki | shukra me konsi antardasha kitne time ki | shukra mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of Venus lasts 20 years, the longest of all. Its themes are love and marriage, comfort, art, vehicles and dealings with women.
hi: शुक्र की महादशा 20 वर्ष की होती है, सबसे लंबी। इसके विषय हैं प्रेम और विवाह, सुख, कला, वाहन और स्त्रियों से व्यवहार।
hg: Shukra ki mahadasha 20 varsh ki hoti hai, sabse lambi. Iske vishay hain prem aur vivah, sukh, kala, vahan aur striyon se vyavhar.
@ok modern most JYOTISH
en: Venus's mahadasha is mostly counted pleasant, above all for Makar, Kumbh, Mithun and Kanya lagna. Where Venus is weak, spending and relations ask for measure. Friday prayer to Lakshmi is custom.
hi: शुक्र की महादशा प्रायः सुखद मानी जाती है, ख़ासकर मकर, कुंभ, मिथुन और कन्या लग्न के लिए। शुक्र कमज़ोर हो तो ख़र्च और संबंध में संयम रखें। शुक्रवार को लक्ष्मी पूजा रिवाज है।
hg: Shukra ki mahadasha aksar sukhad maani jaati hai, khaaskar Makar, Kumbh, Mithun aur Kanya lagna ke liye. Shukra kamzor ho to kharch aur sambandh me sanyam rakhein. Shukravar ko Lakshmi puja riwaz hai.
@which classical wide BPHS
en: In Venus's mahadasha of 20 years the antardashas run, in years–months: Venus 3–4, Sun 1–0, Moon 1–8, Mars 1–2, Rahu 3–0, Jupiter 2–8, Saturn 3–2, Mercury 2–10, Ketu 1–2.
hi: शुक्र की 20 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: शुक्र 3–4, सूर्य 1–0, चंद्र 1–8, मंगल 1–2, राहु 3–0, गुरु 2–8, शनि 3–2, बुध 2–10, केतु 1–2।
hg: Shukra ki 20 saal ki mahadasha me antardasha, saal–mahine me: Shukra 3–4, Surya 1–0, Chandra 1–8, Mangal 1–2, Rahu 3–0, Guru 2–8, Shani 3–2, Budh 2–10, Ketu 1–2.
@see mahadasha, graha-shukra

# dasha-surya astro
@names
en: sun mahadasha, surya mahadasha, sun dasha
hi: सूर्य की महादशा, सूर्य महादशा
hg: surya mahadasha, surya ki mahadasha, surya dasha
@ask
en: how many years is sun mahadasha | is surya mahadasha good | what happens in the sun period | sun mahadasha and father | promotion in sun mahadasha | what to do in surya mahadasha | antardashas in sun mahadasha | order of antardasha in sun dasha | how long is each antardasha in surya mahadasha | sun mahadasha how many years left
hi: सूर्य की महादशा कितने साल की होती है | सूर्य की महादशा कैसी होती है | सूर्य महादशा का फल | सूर्य महादशा में क्या करें | सूर्य महादशा में नौकरी | सूर्य की दशा में पिता | सूर्य की महादशा में अंतर्दशाएँ | सूर्य महादशा में कौन सी अंतर्दशा कितने दिन | सूर्य की महादशा कितने साल की | सूर्य महादशा में किसकी अंतर्दशा अच्छी
hg: surya ki mahadasha kitne saal ki hoti hai | surya mahadasha kaisi hoti hai | surya mahadasha ka phal | surya mahadasha me kya kare | surya ki dasha me naukri | surya mahadasha me promotion | surya mahadasha me antardasha | surya ki mahadasha kitne saal ki | surya me konsi antardasha kitne time ki | surya mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of the Sun lasts 6 years, the shortest of all. Its themes are standing, office, government, father, health and self-respect.
hi: सूर्य की महादशा 6 वर्ष की होती है, सबसे छोटी। इसके विषय हैं पद, अधिकार, शासन, पिता, स्वास्थ्य और आत्मसम्मान।
hg: Surya ki mahadasha 6 varsh ki hoti hai, sabse chhoti. Iske vishay hain pad, adhikar, shasan, pita, swasthya aur aatmsamman.
@ok modern most JYOTISH
en: The Sun's mahadasha is read as rise and visibility where the Sun is strong, and as lessons about pride where it is weak. Water at sunrise and a good word with one's father are custom.
hi: सूर्य की महादशा बलवान सूर्य में उन्नति और पहचान, कमज़ोर में अहं के पाठ पढ़ी जाती है। सूर्योदय पर जल और पिता से मधुर व्यवहार रिवाज है।
hg: Surya ki mahadasha balwan Surya me unnati aur pehchan, kamzor me aham ke paath padhi jaati hai. Suryoday par jal aur pita se madhur vyavhar riwaz hai.
@which classical wide BPHS
en: In the Sun's mahadasha of 6 years the antardashas run, in years–months: Sun 0–4, Moon 0–6, Mars 0–4, Rahu 0–11, Jupiter 0–10, Saturn 0–11, Mercury 0–10, Ketu 0–4, Venus 1–0.
hi: सूर्य की 6 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: सूर्य 0–4, चंद्र 0–6, मंगल 0–4, राहु 0–11, गुरु 0–10, शनि 0–11, बुध 0–10, केतु 0–4, शुक्र 1–0।
hg: Surya ki 6 saal ki mahadasha me antardasha, saal–mahine me: Surya 0–4, Chandra 0–6, Mangal 0–4, Rahu 0–11, Guru 0–10, Shani 0–11, Budh 0–10, Ketu 0–4, Shukra 1–0.
@see mahadasha, graha-surya

# dasha-chandra astro
@names
en: moon mahadasha, chandra mahadasha, moon dasha
hi: चंद्र की महादशा, चंद्र महादशा, चंद्रमा की महादशा
hg: chandra mahadasha, chandra ki mahadasha, chandrama ki mahadasha
@ask
en: how many years is moon mahadasha | is chandra mahadasha good | what happens in the moon period | travel and mother in moon mahadasha | moon mahadasha and mind | what to do in chandra mahadasha | antardashas in moon mahadasha | order of antardasha in moon dasha | how long is each antardasha in chandra mahadasha | moon mahadasha how many years left
hi: चंद्रमा की महादशा कितने साल की होती है | चंद्र महादशा कैसी होती है | चंद्र महादशा का फल | चंद्र महादशा में मन बेचैन रहता है | चंद्र महादशा में क्या करें | चंद्र दशा में विवाह या यात्रा | चंद्र की महादशा में अंतर्दशाएँ | चंद्र महादशा में कौन सी अंतर्दशा कितने दिन | चंद्र की महादशा कितने साल की | चंद्र महादशा में किसकी अंतर्दशा अच्छी
hg: chandra ki mahadasha kitne saal ki hoti hai | chandra mahadasha kaisi hoti hai | chandra mahadasha ka phal | chandra mahadasha me mann kharab rehta hai | chandra mahadasha me kya kare | chandra ki dasha me travel | chandra mahadasha me antardasha | chandra ki mahadasha kitne saal ki | chandra me konsi antardasha kitne time ki | chandra mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of the Moon lasts 10 years. Its themes are mind and feeling, mother, home, travel, water and the public.
hi: चंद्र की महादशा 10 वर्ष की होती है। इसके विषय हैं मन और भावना, माता, घर, यात्रा, जल और जनता।
hg: Chandra ki mahadasha 10 varsh ki hoti hai. Iske vishay hain mann aur bhavna, mata, ghar, yatra, jal aur janta.
@ok modern most JYOTISH
en: The Moon's mahadasha is gentle for a bright, well-placed Moon and changeable for a weak one. Regular sleep, time with one's mother and Monday's prayer to Shiva are custom.
hi: चंद्र की महादशा पूर्ण और शुभ चंद्र में सौम्य, कमज़ोर में चंचल रहती है। नियमित नींद, माँ के साथ समय और सोमवार को शिव पूजा रिवाज है।
hg: Chandra ki mahadasha poorn aur shubh Chandra me saumya, kamzor me chanchal rehti hai. Niyamit neend, maa ke saath samay aur Somvar ko Shiv puja riwaz hai.
@which classical wide BPHS
en: In the Moon's mahadasha of 10 years the antardashas run, in years–months: Moon 0–10, Mars 0–7, Rahu 1–6, Jupiter 1–4, Saturn 1–7, Mercury 1–5, Ketu 0–7, Venus 1–8, Sun 0–6.
hi: चंद्र की 10 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: चंद्र 0–10, मंगल 0–7, राहु 1–6, गुरु 1–4, शनि 1–7, बुध 1–5, केतु 0–7, शुक्र 1–8, सूर्य 0–6।
hg: Chandra ki 10 saal ki mahadasha me antardasha, saal–mahine me: Chandra 0–10, Mangal 0–7, Rahu 1–6, Guru 1–4, Shani 1–7, Budh 1–5, Ketu 0–7, Shukra 1–8, Surya 0–6.
@see mahadasha, graha-chandra

# dasha-mangal astro
@names
en: mars mahadasha, mangal mahadasha, mars dasha
hi: मंगल की महादशा, मंगल महादशा
hg: mangal mahadasha, mangal ki mahadasha, mangal dasha
@ask
en: how many years is mars mahadasha | is mangal mahadasha good | what happens in mars mahadasha | buying property in mars mahadasha | mars dasha and quarrels | what to do in mangal mahadasha | antardashas in mars mahadasha | order of antardasha in mars dasha | how long is each antardasha in mangal mahadasha | mars mahadasha how many years left
hi: मंगल की महादशा कितने साल की होती है | मंगल महादशा कैसी होती है | मंगल महादशा का फल | मंगल महादशा में ज़मीन ख़रीदना | मंगल महादशा में झगड़े | मंगल महादशा में क्या करें | मंगल की महादशा में अंतर्दशाएँ | मंगल महादशा में कौन सी अंतर्दशा कितने दिन | मंगल की महादशा कितने साल की | मंगल महादशा में किसकी अंतर्दशा अच्छी
hg: mangal ki mahadasha kitne saal ki hoti hai | mangal mahadasha kaisi hoti hai | mangal mahadasha ka phal | mangal mahadasha me zameen kharidna | mangal ki dasha me jhagde | mangal mahadasha me kya kare | mangal mahadasha me antardasha | mangal ki mahadasha kitne saal ki | mangal me konsi antardasha kitne time ki | mangal mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of Mars lasts 7 years. Its themes are courage, land and building, brothers and sisters, competition, technics and quick decisions.
hi: मंगल की महादशा 7 वर्ष की होती है। इसके विषय हैं साहस, भूमि और निर्माण, भाई-बहन, प्रतियोगिता, तकनीक और तेज़ निर्णय।
hg: Mangal ki mahadasha 7 varsh ki hoti hai. Iske vishay hain sahas, bhoomi aur nirman, bhai-behen, pratiyogita, taknik aur tez nirnay.
@ok modern most JYOTISH
en: The mahadasha of Mars suits doers, best for Kark and Simha lagna, where Mars is yogakaraka. A weak Mars asks for patience in quarrels and traffic. Tuesday's prayer to Hanuman is custom.
hi: मंगल की महादशा कर्मठ लोगों को भाती है, सबसे अधिक कर्क और सिंह लग्न को, जहाँ मंगल योगकारक है। कमज़ोर मंगल विवाद और सड़क पर धैर्य माँगता है। मंगलवार को हनुमान पूजा रिवाज है।
hg: Mangal ki mahadasha karmath logon ko bhaati hai, sabse zyada Kark aur Simha lagna ko, jahan Mangal yogkarak hai. Kamzor Mangal vivad aur sadak par dhairya maangta hai. Mangalvar ko Hanuman puja riwaz hai.
@which classical wide BPHS
en: In Mars's mahadasha of 7 years the antardashas run, in years–months: Mars 0–5, Rahu 1–1, Jupiter 0–11, Saturn 1–1, Mercury 1–0, Ketu 0–5, Venus 1–2, Sun 0–4, Moon 0–7.
hi: मंगल की 7 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: मंगल 0–5, राहु 1–1, गुरु 0–11, शनि 1–1, बुध 1–0, केतु 0–5, शुक्र 1–2, सूर्य 0–4, चंद्र 0–7।
hg: Mangal ki 7 saal ki mahadasha me antardasha, saal–mahine me: Mangal 0–5, Rahu 1–1, Guru 0–11, Shani 1–1, Budh 1–0, Ketu 0–5, Shukra 1–2, Surya 0–4, Chandra 0–7.
@see mahadasha, graha-mangal

# dasha-rahu astro
@names
en: rahu mahadasha, rahu dasha
hi: राहु की महादशा, राहु महादशा
hg: rahu mahadasha, rahu ki mahadasha, rahu dasha
@ask
en: how many years is rahu mahadasha | is rahu mahadasha always bad | what happens in rahu mahadasha | how to survive rahu mahadasha | going abroad in rahu dasha | remedies in rahu mahadasha | which part of rahu mahadasha is good | my rahu mahadasha has started and I am scared | antardashas in rahu mahadasha | order of antardasha in rahu dasha | how long is each antardasha in rahu mahadasha | rahu mahadasha how many years left
en: my rahu period lasts 18 years, is all of it bad | rahu mahadasha and exam preparation | I am 25 and rahu starts, what will change | good things of rahu mahadasha
en: friends frighten me about eighteen rahu years, I am 24 and studying | rahu dasha from april and my exams
hi: राहु की महादशा कितने साल की होती है | राहु की महादशा हमेशा बुरी होती है क्या | राहु महादशा में क्या होता है | राहु महादशा के उपाय | राहु महादशा में विदेश | राहु की महादशा शुरू हुई है, डर लग रहा है | राहु की महादशा में अंतर्दशाएँ | राहु महादशा में कौन सी अंतर्दशा कितने दिन | राहु की महादशा कितने साल की | राहु महादशा में किसकी अंतर्दशा अच्छी
hi: राहु के अठारह साल पूरे ख़राब होते हैं क्या | राहु महादशा में पढ़ाई और परीक्षा | पच्चीस की उम्र में राहु लगा, क्या बदलेगा | राहु महादशा की अच्छी बातें
hi: सहेलियाँ राहु के अठारह साल से डरा रही हैं, चौबीस की हूँ | अप्रैल से राहु दशा और मेरी परीक्षा
hg: rahu ki mahadasha kitne saal ki hoti hai | rahu mahadasha hamesha buri hoti hai kya | rahu mahadasha me kya hota hai | rahu mahadasha ke upay | rahu mahadasha me videsh jana | rahu ki mahadasha shuru hui hai dar lag raha hai | rahu mahadasha 18 saal kaise niklegi | rahu mahadasha me antardasha | rahu ki mahadasha kitne saal ki | rahu me konsi antardasha kitne time ki | rahu mahadasha me kiski antardasha achi
hg: rahu ke 18 saal poore kharab hote hai kya | rahu mahadasha me padhai aur exam | 25 ki umar me rahu laga kya badlega | rahu mahadasha ki achi baatein
hg: saheliya rahu ke 18 saal se dara rahi, 24 ki hu | april se rahu dasha aur mere exam
@when classical wide BPHS
en: The mahadasha of Rahu lasts 18 years. Its themes are ambition, the foreign and new, technology, sudden turns and wanting more.
hi: राहु की महादशा 18 वर्ष की होती है। इसके विषय हैं महत्वाकांक्षा, विदेश और नया, तकनीक, अचानक मोड़ और और-और की चाह।
hg: Rahu ki mahadasha 18 varsh ki hoti hai. Iske vishay hain mahatvakanksha, videsh aur naya, taknik, achanak mod aur aur-aur ki chaah.
@ok modern most JYOTISH
en: Rahu's mahadasha is not bad for everybody: with Rahu in 3, 6, 10 or 11 many rise far in it. Clear accounts, no shortcuts and little intoxication keep it steady.
hi: राहु की महादशा सबके लिए बुरी नहीं: राहु 3, 6, 10 या 11 में हो तो कई लोग इसमें बहुत आगे बढ़ते हैं। साफ़ हिसाब, शॉर्टकट से दूरी और नशे से बचाव इसे संभालते हैं।
hg: Rahu ki mahadasha sabke liye buri nahi: Rahu 3, 6, 10 ya 11 me ho to kai log isme bahut aage badhte hain. Saaf hisaab, shortcut se doori aur nashe se bachav ise sambhalte hain.
@do modern most CUSTOM
en: In Rahu's mahadasha custom knows prayer to Durga or Bhairav, Om Rahave Namah, food for dogs and the poor, and a tidy home. No dear gem or puja is needed, and eighteen years hold many good ones.
hi: राहु की महादशा में रिवाज है दुर्गा या भैरव की पूजा, ॐ राहवे नमः, कुत्तों और ग़रीबों को भोजन, और साफ़ घर। महँगा रत्न या पूजा ज़रूरी नहीं, अठारह वर्षों में कई अच्छे होते हैं।
hg: Rahu ki mahadasha me riwaz hai Durga ya Bhairav ki puja, Om Rahave Namah, kutton aur garibon ko bhojan, aur saaf ghar. Mehnga ratna ya puja zaroori nahi, atharah varshon me kai achhe hote hain.
@which classical wide BPHS
en: In Rahu's mahadasha of 18 years the antardashas run, in years–months: Rahu 2–8, Jupiter 2–5, Saturn 2–10, Mercury 2–7, Ketu 1–1, Venus 3–0, Sun 0–11, Moon 1–6, Mars 1–1.
hi: राहु की 18 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: राहु 2–8, गुरु 2–5, शनि 2–10, बुध 2–7, केतु 1–1, शुक्र 3–0, सूर्य 0–11, चंद्र 1–6, मंगल 1–1।
hg: Rahu ki 18 saal ki mahadasha me antardasha, saal–mahine me: Rahu 2–8, Guru 2–5, Shani 2–10, Budh 2–7, Ketu 1–1, Shukra 3–0, Surya 0–11, Chandra 1–6, Mangal 1–1.
@see mahadasha, graha-rahu

# dasha-guru astro
@names
en: jupiter mahadasha, guru mahadasha, jupiter dasha
hi: गुरु की महादशा, गुरु महादशा, बृहस्पति की महादशा
hg: guru mahadasha, guru ki mahadasha, brihaspati ki mahadasha
@ask
en: how many years is jupiter mahadasha | is guru mahadasha good | what happens in jupiter mahadasha | marriage and children in jupiter dasha | jupiter mahadasha after rahu | what to do in guru mahadasha | antardashas in jupiter mahadasha | order of antardasha in jupiter dasha | how long is each antardasha in guru mahadasha | jupiter mahadasha how many years left
hi: गुरु की महादशा कितने साल की होती है | गुरु महादशा कैसी होती है | गुरु महादशा का फल | राहु के बाद गुरु की महादशा | गुरु महादशा में शादी और संतान | गुरु महादशा में क्या करें | गुरु की महादशा में अंतर्दशाएँ | गुरु महादशा में कौन सी अंतर्दशा कितने दिन | गुरु की महादशा कितने साल की | गुरु महादशा में किसकी अंतर्दशा अच्छी
hg: guru ki mahadasha kitne saal ki hoti hai | guru mahadasha kaisi hoti hai | guru mahadasha ka phal | rahu ke baad guru ki mahadasha kaisi | guru mahadasha me shadi aur bacche | guru mahadasha me kya kare | guru mahadasha me antardasha | guru ki mahadasha kitne saal ki | guru me konsi antardasha kitne time ki | guru mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of Jupiter lasts 16 years. Its themes are learning, teaching, children, faith, advice and widening one's circle.
hi: गुरु की महादशा 16 वर्ष की होती है। इसके विषय हैं विद्या, शिक्षण, संतान, आस्था, सलाह और दायरे का फैलना।
hg: Guru ki mahadasha 16 varsh ki hoti hai. Iske vishay hain vidya, shikshan, santan, aastha, salah aur daayre ka phailna.
@ok modern most JYOTISH
en: Jupiter's mahadasha is mostly held kind, and after Rahu it is felt as relief. Where Jupiter is weak it warns of too much trust and spending. Thursday's worship of Vishnu is custom.
hi: गुरु की महादशा प्रायः शुभ मानी जाती है, और राहु के बाद राहत लगती है। गुरु कमज़ोर हो तो ज़्यादा भरोसे और ख़र्च से बचें। गुरुवार को विष्णु पूजा रिवाज है।
hg: Guru ki mahadasha aksar shubh maani jaati hai, aur Rahu ke baad raahat lagti hai. Guru kamzor ho to zyada bharose aur kharch se bachein. Guruvar ko Vishnu puja riwaz hai.
@which classical wide BPHS
en: In Jupiter's mahadasha of 16 years the antardashas run, in years–months: Jupiter 2–2, Saturn 2–6, Mercury 2–3, Ketu 0–11, Venus 2–8, Sun 0–10, Moon 1–4, Mars 0–11, Rahu 2–5.
hi: गुरु की 16 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: गुरु 2–2, शनि 2–6, बुध 2–3, केतु 0–11, शुक्र 2–8, सूर्य 0–10, चंद्र 1–4, मंगल 0–11, राहु 2–5।
hg: Guru ki 16 saal ki mahadasha me antardasha, saal–mahine me: Guru 2–2, Shani 2–6, Budh 2–3, Ketu 0–11, Shukra 2–8, Surya 0–10, Chandra 1–4, Mangal 0–11, Rahu 2–5.
@see mahadasha, graha-guru

# dasha-shani astro
@names
en: saturn mahadasha, shani mahadasha, saturn dasha
hi: शनि की महादशा, शनि महादशा
hg: shani mahadasha, shani ki mahadasha, shani dasha
@ask
en: how many years is saturn mahadasha | is shani mahadasha bad | what happens in saturn mahadasha | how to pass saturn mahadasha | shani mahadasha and sade sati together | remedies in saturn mahadasha | for which lagna is saturn mahadasha good | antardashas in saturn mahadasha | order of antardasha in saturn dasha | how long is each antardasha in shani mahadasha | saturn mahadasha how many years left
hi: शनि की महादशा कितने साल की होती है | शनि की महादशा बुरी होती है क्या | शनि महादशा का फल | शनि महादशा के उपाय | शनि महादशा और साढ़े साती साथ हों तो | किस लग्न को शनि महादशा शुभ है | शनि की महादशा में अंतर्दशाएँ | शनि महादशा में कौन सी अंतर्दशा कितने दिन | शनि की महादशा कितने साल की | शनि महादशा में किसकी अंतर्दशा अच्छी
hg: shani ki mahadasha kitne saal ki hoti hai | shani mahadasha buri hoti hai kya | shani mahadasha ka phal | shani mahadasha ke upay | shani mahadasha aur sade sati dono chal rahi hai | kis lagna ko shani mahadasha achi hai | 19 saal shani ki dasha kaise kategi | shani mahadasha me antardasha | shani ki mahadasha kitne saal ki | shani me konsi antardasha kitne time ki | shani mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of Saturn lasts 19 years. Its themes are work, duty, order, patience, the old and what is built to last.
hi: शनि की महादशा 19 वर्ष की होती है। इसके विषय हैं काम, कर्तव्य, अनुशासन, धैर्य, वृद्धजन और टिकाऊ निर्माण।
hg: Shani ki mahadasha 19 varsh ki hoti hai. Iske vishay hain kaam, kartavya, anushasan, dhairya, vriddhjan aur tikau nirman.
@ok modern most JYOTISH
en: Saturn's mahadasha is not bad: for Vrishabh, Tula, Makar and Kumbh lagna it often brings the firmest rise. What comes is slow and stays. Honest work, Saturday's lamp and help for workers are custom.
hi: शनि की महादशा बुरी नहीं: वृषभ, तुला, मकर और कुंभ लग्न को यह प्रायः सबसे पक्की उन्नति देती है। जो मिलता है धीरे और टिककर। ईमानदार काम, शनिवार का दीपक और श्रमिकों की मदद रिवाज है।
hg: Shani ki mahadasha buri nahi: Vrishabh, Tula, Makar aur Kumbh lagna ko yeh aksar sabse pakki unnati deti hai. Jo milta hai dheere aur tikkar. Imandar kaam, Shanivar ka deepak aur shramikon ki madad riwaz hai.
@which classical wide BPHS
en: In Saturn's mahadasha of 19 years the antardashas run, in years–months: Saturn 3–0, Mercury 2–8, Ketu 1–1, Venus 3–2, Sun 0–11, Moon 1–7, Mars 1–1, Rahu 2–10, Jupiter 2–6.
hi: शनि की 19 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: शनि 3–0, बुध 2–8, केतु 1–1, शुक्र 3–2, सूर्य 0–11, चंद्र 1–7, मंगल 1–1, राहु 2–10, गुरु 2–6।
hg: Shani ki 19 saal ki mahadasha me antardasha, saal–mahine me: Shani 3–0, Budh 2–8, Ketu 1–1, Shukra 3–2, Surya 0–11, Chandra 1–7, Mangal 1–1, Rahu 2–10, Guru 2–6.
@see mahadasha, graha-shani, sade-sati

# dasha-budh astro
@names
en: mercury mahadasha, budh mahadasha, mercury dasha
hi: बुध की महादशा, बुध महादशा
hg: budh mahadasha, budh ki mahadasha, budh dasha
@ask
en: how many years is mercury mahadasha | is budh mahadasha good | what happens in mercury mahadasha | business in mercury mahadasha | studies in mercury dasha | what to do in budh mahadasha | antardashas in mercury mahadasha | order of antardasha in mercury dasha | how long is each antardasha in budh mahadasha | mercury mahadasha how many years left
hi: बुध की महादशा कितने साल की होती है | बुध महादशा कैसी होती है | बुध महादशा का फल | बुध महादशा में व्यापार | बुध महादशा में पढ़ाई | बुध महादशा में क्या करें | बुध की महादशा में अंतर्दशाएँ | बुध महादशा में कौन सी अंतर्दशा कितने दिन | बुध की महादशा कितने साल की | बुध महादशा में किसकी अंतर्दशा अच्छी
hg: budh ki mahadasha kitne saal ki hoti hai | budh mahadasha kaisi hoti hai | budh mahadasha ka phal | budh mahadasha me business | budh mahadasha me padhai | budh mahadasha me kya kare | budh mahadasha me antardasha | budh ki mahadasha kitne saal ki | budh me konsi antardasha kitne time ki | budh mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of Mercury lasts 17 years. Its themes are study, trade, speech, writing, contracts, friends and many small journeys.
hi: बुध की महादशा 17 वर्ष की होती है। इसके विषय हैं पढ़ाई, व्यापार, वाणी, लेखन, अनुबंध, मित्र और कई छोटी यात्राएँ।
hg: Budh ki mahadasha 17 varsh ki hoti hai. Iske vishay hain padhai, vyapar, vani, lekhan, contract, mitra aur kai chhoti yatrayein.
@ok modern most JYOTISH
en: Mercury's mahadasha is counted good for learning and business where Mercury is well placed. A weak Mercury asks one to read papers twice. Wednesday's worship of Ganesh is custom.
hi: बुध की महादशा विद्या और व्यापार के लिए अच्छी मानी जाती है, यदि बुध शुभ हो। कमज़ोर बुध में काग़ज़ दो बार पढ़ें। बुधवार को गणेश पूजा रिवाज है।
hg: Budh ki mahadasha vidya aur vyapar ke liye achhi maani jaati hai, agar Budh shubh ho. Kamzor Budh me kaagaz do baar padhein. Budhvar ko Ganesh puja riwaz hai.
@which classical wide BPHS
en: In Mercury's mahadasha of 17 years the antardashas run, in years–months: Mercury 2–5, Ketu 1–0, Venus 2–10, Sun 0–10, Moon 1–5, Mars 1–0, Rahu 2–7, Jupiter 2–3, Saturn 2–8.
hi: बुध की 17 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: बुध 2–5, केतु 1–0, शुक्र 2–10, सूर्य 0–10, चंद्र 1–5, मंगल 1–0, राहु 2–7, गुरु 2–3, शनि 2–8।
hg: Budh ki 17 saal ki mahadasha me antardasha, saal–mahine me: Budh 2–5, Ketu 1–0, Shukra 2–10, Surya 0–10, Chandra 1–5, Mangal 1–0, Rahu 2–7, Guru 2–3, Shani 2–8.
@see mahadasha, graha-budh

# dasha-ketu astro
@names
en: ketu mahadasha, ketu dasha
hi: केतु की महादशा, केतु महादशा
hg: ketu mahadasha, ketu ki mahadasha, ketu dasha
@ask
en: how many years is ketu mahadasha | is ketu mahadasha bad | what happens in ketu mahadasha | ketu mahadasha and marriage | remedies in ketu mahadasha | spirituality in ketu dasha | antardashas in ketu mahadasha | order of antardasha in ketu dasha | how long is each antardasha in ketu mahadasha | ketu mahadasha how many years left
hi: केतु की महादशा कितने साल की होती है | केतु महादशा बुरी होती है क्या | केतु महादशा का फल | केतु महादशा के उपाय | केतु महादशा में क्या होता है | केतु महादशा में मन नहीं लगता | केतु की महादशा में अंतर्दशाएँ | केतु महादशा में कौन सी अंतर्दशा कितने दिन | केतु की महादशा कितने साल की | केतु महादशा में किसकी अंतर्दशा अच्छी
hg: ketu ki mahadasha kitne saal ki hoti hai | ketu mahadasha buri hoti hai kya | ketu mahadasha ka phal | ketu mahadasha ke upay | ketu mahadasha me kya hota hai | ketu mahadasha me mann nahi lagta | ketu mahadasha me antardasha | ketu ki mahadasha kitne saal ki | ketu me konsi antardasha kitne time ki | ketu mahadasha me kiski antardasha achi
@when classical wide BPHS
en: The mahadasha of Ketu lasts 7 years. Its themes are letting go, inner search, study in depth and loose ends that want closing.
hi: केतु की महादशा 7 वर्ष की होती है। इसके विषय हैं छोड़ना, भीतरी खोज, गहरा अध्ययन और अधूरे काम पूरे करना।
hg: Ketu ki mahadasha 7 varsh ki hoti hai. Iske vishay hain chhodna, bheetri khoj, gehra adhyayan aur adhoore kaam poore karna.
@ok modern most JYOTISH
en: Ketu's mahadasha is not bad, though it can feel unsettled; many find meditation, research or a new direction in it. Ganesh's worship and food for dogs are custom. Decide great things without haste.
hi: केतु की महादशा बुरी नहीं, भले ही अस्थिर लगे; कई लोग इसमें ध्यान, शोध या नई दिशा पाते हैं। गणेश पूजा और कुत्तों को भोजन रिवाज है। बड़े निर्णय बिना जल्दबाज़ी लें।
hg: Ketu ki mahadasha buri nahi, bhale hi asthir lage; kai log isme dhyan, shodh ya nayi disha paate hain. Ganesh puja aur kutton ko bhojan riwaz hai. Bade nirnay bina jaldbaazi lein.
@which classical wide BPHS
en: In Ketu's mahadasha of 7 years the antardashas run, in years–months: Ketu 0–5, Venus 1–2, Sun 0–4, Moon 0–7, Mars 0–5, Rahu 1–1, Jupiter 0–11, Saturn 1–1, Mercury 1–0.
hi: केतु की 7 वर्ष की महादशा में अंतर्दशाएँ, वर्ष–माह में: केतु 0–5, शुक्र 1–2, सूर्य 0–4, चंद्र 0–7, मंगल 0–5, राहु 1–1, गुरु 0–11, शनि 1–1, बुध 1–0।
hg: Ketu ki 7 saal ki mahadasha me antardasha, saal–mahine me: Ketu 0–5, Shukra 1–2, Surya 0–4, Chandra 0–7, Mangal 0–5, Rahu 1–1, Guru 0–11, Shani 1–1, Budh 1–0.
@see mahadasha, graha-ketu

# yogini-dasha astro
@names
en: yogini dasha, yogini period
hi: योगिनी दशा
hg: yogini dasha, yogini dasa
@ask
en: what is yogini dasha | names and years of yogini dashas | sankata dasha meaning | yogini or vimshottari which is right | what is mangala pingala dhanya | is sankata yogini bad | yogini dasha sankata 8 years what to do | difference vimshottari and yogini | yogini lords list
hi: योगिनी दशा क्या होती है | योगिनी दशा के नाम और वर्ष | संकटा दशा क्या होती है | योगिनी और विंशोत्तरी में कौन सही | मंगला पिंगला धान्या दशा | योगिनी दशा कितने साल की | संकटा दशा 8 साल क्या करें | विंशोत्तरी और योगिनी में अंतर | योगिनी के स्वामी ग्रह
hg: yogini dasha kya hoti hai | yogini dasha ke naam aur saal | sankata dasha kya hai | yogini aur vimshottari me konsi sahi | mangala pingala dhanya dasha | yogini dasha kitne saal ki hoti hai | sankata dasha 8 saal kya kare | vimshottari aur yogini me antar | yogini ke swami graha
@what modern most JYOTISH
en: Yogini dasha is a shorter system of 36 years, used much in the north and the hills: Mangala 1, Pingala 2, Dhanya 3, Bhramari 4, Bhadrika 5, Ulka 6, Siddha 7 and Sankata 8 years.
hi: योगिनी दशा 36 वर्ष की छोटी पद्धति है, उत्तर और पहाड़ों में प्रचलित: मंगला 1, पिंगला 2, धान्या 3, भ्रामरी 4, भद्रिका 5, उल्का 6, सिद्धा 7 और संकटा 8 वर्ष।
hg: Yogini dasha 36 varsh ki chhoti paddhati hai, uttar aur pahadon me prachalit: Mangala 1, Pingala 2, Dhanya 3, Bhramari 4, Bhadrika 5, Ulka 6, Siddha 7 aur Sankata 8 varsh.
@ok modern most JYOTISH
en: Sankata is only a name, not a sentence; it is Rahu's yogini and read as hard work. Many compare yogini with Vimshottari and trust what both show; neither tells events for sure.
hi: संकटा केवल नाम है, फ़ैसला नहीं; यह राहु की योगिनी है और मेहनत पढ़ी जाती है। कई लोग योगिनी और विंशोत्तरी मिलाकर देखते हैं; पक्की घटना कोई नहीं बताती।
hg: Sankata keval naam hai, faisla nahi; yeh Rahu ki yogini hai aur mehnat padhi jaati hai. Kai log yogini aur Vimshottari milakar dekhte hain; pakki ghatna koi nahi batati.
@which modern most JYOTISH
en: The yoginis' lords are Mangala Moon, Pingala Sun, Dhanya Jupiter, Bhramari Mars, Bhadrika Mercury, Ulka Saturn, Siddha Venus, Sankata Rahu. Vimshottari runs 120 years, yogini 36 and repeats.
hi: योगिनी के स्वामी: मंगला चंद्र, पिंगला सूर्य, धान्या गुरु, भ्रामरी मंगल, भद्रिका बुध, उल्का शनि, सिद्धा शुक्र, संकटा राहु। विंशोत्तरी 120 वर्ष की, योगिनी 36 की और दोहराती है।
hg: Yogini ke swami: Mangala Chandra, Pingala Surya, Dhanya Guru, Bhramari Mangal, Bhadrika Budh, Ulka Shani, Siddha Shukra, Sankata Rahu. Vimshottari 120 saal ki, yogini 36 ki aur dohrati hai.
@see mahadasha

# gochar astro
@names
en: transit, gochar, planetary transit, transits
hi: गोचर, ग्रह गोचर, राशि परिवर्तन
hg: gochar, grah gochar, rashi parivartan
@ask
en: what is gochar | what is a transit in astrology | transit seen from moon or lagna | how long does each planet stay in a sign | which transit is most important | is transit stronger than dasha | planet changed sign today what to do
hi: गोचर क्या होता है | गोचर चंद्र राशि से देखें या लग्न से | कौन सा ग्रह एक राशि में कितने दिन रहता है | ग्रह के राशि परिवर्तन का असर | गोचर और दशा में कौन बड़ा | गोचर कैसे देखते हैं
hg: gochar kya hota hai | gochar chandra rashi se dekhe ya lagna se | konsa graha ek rashi me kitne din rehta hai | graha rashi parivartan ka asar | gochar aur dasha me konsa bada | gochar kaise dekhte hai
@what classical wide PHAL
en: Gochar, transit, is where the grahas stand today, counted from your birth Moon sign (and by many also from the lagna). It shows the weather of a time, the birth chart the land.
hi: गोचर वह है जहाँ ग्रह आज हैं, आपकी जन्म चंद्र राशि से (कई लोग लग्न से भी) गिनकर। यह समय का मौसम बताता है, जन्म कुंडली ज़मीन।
hg: Gochar woh hai jahan grah aaj hain, aapki janm chandra rashi se (kai log lagna se bhi) ginkar. Yeh samay ka mausam batata hai, janm kundli zameen.
@when classical wide SS
en: In one sign the Moon stays 2¼ days, the Sun, Mercury and Venus about a month, Mars about a month and a half, Jupiter a year, Rahu and Ketu a year and a half, Saturn two and a half years.
hi: एक राशि में चंद्र सवा दो दिन, सूर्य, बुध, शुक्र लगभग एक महीना, मंगल लगभग डेढ़ महीना, गुरु एक वर्ष, राहु-केतु डेढ़ वर्ष और शनि ढाई वर्ष रहता है।
hg: Ek rashi me Chandra sava do din, Surya, Budh, Shukra lagbhag ek mahina, Mangal lagbhag dedh mahina, Guru ek varsh, Rahu-Ketu dedh varsh aur Shani dhai varsh rehta hai.
@which classical wide PHAL
en: Good transits from the Moon sign: Sun, Mars, Saturn, Rahu and Ketu in 3, 6, 11 (Sun, Rahu and Ketu also 10); Moon 1, 3, 6, 7, 10, 11; Mercury 2, 4, 6, 8, 10, 11; Jupiter 2, 5, 7, 9, 11; Venus all but 6, 7, 10.
hi: चंद्र राशि से शुभ गोचर: सूर्य, मंगल, शनि, राहु, केतु 3, 6, 11 में (सूर्य, राहु, केतु 10 में भी); चंद्र 1, 3, 6, 7, 10, 11; बुध 2, 4, 6, 8, 10, 11; गुरु 2, 5, 7, 9, 11; शुक्र 6, 7, 10 छोड़ सब।
hg: Chandra rashi se shubh gochar: Surya, Mangal, Shani, Rahu, Ketu 3, 6, 11 me (Surya, Rahu, Ketu 10 me bhi); Chandra 1, 3, 6, 7, 10, 11; Budh 2, 4, 6, 8, 10, 11; Guru 2, 5, 7, 9, 11; Shukra 6, 7, 10 chhod sab.
@see guru-gochar, shani-gochar, rahu-gochar

# guru-gochar astro
@names
en: jupiter transit, guru transit, guru bal
hi: गुरु गोचर, गुरु का गोचर, गुरु बल
hg: guru gochar, guru ka gochar, brihaspati gochar, guru bal
@ask
en: what does jupiter transit mean | which house is jupiter transit good from moon | how often does jupiter change sign | what is guru bal for marriage | jupiter in my rashi is it good | jupiter transit in the 8th from moon | guru bal for marriage girl boy | jupiter in 12th from moon | jupiter transit 8th house | how many months guru in one sign
hi: गुरु गोचर का क्या असर होता है | गुरु किस भाव में गोचर में शुभ है | गुरु कितने समय में राशि बदलता है | विवाह के लिए गुरु बल क्या है | गुरु मेरी राशि में आए तो | चंद्र से आठवाँ गुरु | विवाह के लिए गुरु बल | चंद्र से आठवें गुरु | गुरु एक राशि में कितने महीने | गुरु बल न हो तो विवाह
hg: guru gochar ka kya asar hota hai | guru gochar me kis bhav me shubh hai | guru kitne din me rashi badalta hai | shadi ke liye guru bal kya hai | guru meri rashi me aaye to | guru ka rashi parivartan | vivah ke liye guru bal | chandra se 8ve guru | guru ek rashi me kitne mahine | guru bal na ho to vivah
@what classical wide PHAL
en: Jupiter's transit is held good in the 2nd, 5th, 7th, 9th and 11th sign from your Moon sign; this is called guru bal and looked at for marriage. It changes sign about once a year.
hi: गुरु का गोचर आपकी चंद्र राशि से 2, 5, 7, 9 और 11वीं राशि में शुभ माना जाता है; इसे गुरु बल कहते हैं, विवाह में देखते हैं। वह लगभग साल में एक बार राशि बदलता है।
hg: Guru ka gochar aapki chandra rashi se 2, 5, 7, 9 aur 11vi rashi me shubh maana jaata hai; ise guru bal kehte hain, vivah me dekhte hain. Woh lagbhag saal me ek baar rashi badalta hai.
@ok modern most JYOTISH
en: In the other signs Jupiter's transit is only quieter, never a harm: a year for study and order. Families who need a wedding date in it use prayer to Guru and go ahead.
hi: बाक़ी राशियों में गुरु का गोचर बस शांत रहता है, हानि नहीं: पढ़ाई और व्यवस्था का वर्ष। ऐसे में विवाह करना हो तो परिवार गुरु की पूजा करके आगे बढ़ते हैं।
hg: Baaki rashiyon me Guru ka gochar bas shaant rehta hai, haani nahi: padhai aur vyavastha ka varsh. Aise me vivah karna ho to parivar Guru ki puja karke aage badhte hain.
@do modern regional CUSTOM
en: When guru bal is weak for a bride, custom worships Brihaspati on Thursdays: yellow flowers, chana dal and a yellow cloth given, Om Brihaspataye Namah 108 times; then the wedding goes on. Some families look only at shukra and tara.
hi: वधू का गुरु बल कम हो तो गुरुवार को बृहस्पति पूजा: पीले फूल, चना दाल और पीला वस्त्र दान, ॐ बृहस्पतये नमः 108 बार; फिर विवाह होता है। कुछ परिवार केवल शुक्र और तारा देखते हैं।
hg: Vadhu ka guru bal kam ho to Guruvar ko Brihaspati puja: peele phool, chana dal aur peela vastra daan, Om Brihaspataye Namah 108 baar; phir vivah hota hai. Kuch parivar keval Shukra aur tara dekhte hain.

# shani-gochar astro
@names
en: saturn transit, shani transit
hi: शनि गोचर, शनि का गोचर, शनि का राशि परिवर्तन
hg: shani gochar, shani ka gochar, shani rashi parivartan
@ask
en: what does saturn transit mean | in which house from moon is saturn transit good | how often does saturn change sign | saturn transit effect on my rashi | is saturn transit dangerous | saturn in 11th from moon | which rashi has sade sati now because saturn in meen | saturn in pisces till when
hi: शनि गोचर का असर क्या होता है | शनि गोचर में कब शुभ होता है | शनि कितने साल में राशि बदलता है | शनि के राशि परिवर्तन से डरें क्या | चंद्र से ग्यारहवाँ शनि | शनि गोचर किन राशियों के लिए अच्छा | शनि मीन में कब तक | शनि के गोचर से किसको साढ़े साती
hg: shani gochar ka asar kya hota hai | shani gochar me kab shubh hota hai | shani kitne saal me rashi badalta hai | shani ke rashi parivartan se dare kya | chandra se 11va shani | shani gochar kin rashiyo ke liye acha | shani meen me kab tak | shani gochar se kisko sade sati
@what classical wide PHAL
en: Saturn's transit is held good in the 3rd, 6th and 11th sign from your Moon sign. Around the Moon (12, 1, 2) it is sade sati, in 4 and 8 dhaiya; it changes sign about every two and a half years.
hi: शनि का गोचर आपकी चंद्र राशि से 3, 6 और 11वीं राशि में शुभ माना जाता है। 12, 1, 2 में साढ़े साती, 4 और 8 में ढैया है; वह लगभग ढाई वर्ष में राशि बदलता है।
hg: Shani ka gochar aapki chandra rashi se 3, 6 aur 11vi rashi me shubh maana jaata hai. 12, 1, 2 me sade sati, 4 aur 8 me dhaiya hai; woh lagbhag dhai varsh me rashi badalta hai.
@ok modern most JYOTISH
en: Saturn's transit is no danger: it asks for order in the matters of the house it passes. Headlines that frighten whole signs speak to a twelfth of mankind and cannot know your life.
hi: शनि का गोचर ख़तरा नहीं: वह जिस भाव से गुज़रे उसमें व्यवस्था माँगता है। पूरी राशि को डराने वाली ख़बरें दुनिया के बारहवें हिस्से से कही जाती हैं, आपका जीवन नहीं जान सकतीं।
hg: Shani ka gochar khatra nahi: woh jis bhav se guzre usme vyavastha maangta hai. Poori rashi ko darane wali khabrein duniya ke barahve hisse se kahi jaati hain, aapka jeevan nahi jaan saktin.
@when modern wide ASTRO
en: Saturn is in Meen from 29 March 2025 to 3 June 2027, then in Mesh, back in Meen from 20 October 2027 to 23 February 2028. From the Moon sign it is then good for Vrishabh, Tula and Makar.
hi: शनि 29 मार्च 2025 से 3 जून 2027 तक मीन में है, फिर मेष में, और 20 अक्टूबर 2027 से 23 फ़रवरी 2028 तक फिर मीन में। मीन में रहते वृषभ, तुला और मकर राशि के लिए अच्छा माना जाता है।
hg: Shani 29 March 2025 se 3 June 2027 tak Meen me hai, phir Mesh me, aur 20 October 2027 se 23 February 2028 tak phir Meen me. Meen me rehte Vrishabh, Tula aur Makar rashi ke liye achha maana jaata hai.
@see sade-sati, shani-dhaiya

# rahu-gochar astro
@names
en: rahu transit, rahu ketu transit, ketu transit
hi: राहु गोचर, राहु केतु गोचर, केतु गोचर
hg: rahu gochar, rahu ketu gochar, ketu gochar
@ask
en: what does rahu transit mean | how often do rahu and ketu change sign | in which house is rahu transit good | rahu ketu transit effect on my rashi | rahu passing over my moon | is rahu ketu transit to be feared | rahu enters which sign next | rahu ketu change every how many months | rahu ketu gochar effect on my rashi | rahu ketu always opposite why
hi: राहु गोचर का असर क्या होता है | राहु-केतु कितने समय में राशि बदलते हैं | राहु गोचर में कहाँ शुभ है | राहु मेरी राशि में आए तो | राहु-केतु के राशि परिवर्तन से क्या होगा | केतु गोचर का फल | राहु केतु कितने महीने में राशि बदलते हैं | राहु केतु गोचर का असर | राहु केतु उल्टे क्यों चलते हैं | राहु मेरे चंद्रमा पर आया है
hg: rahu gochar ka asar kya hota hai | rahu ketu kitne time me rashi badalte hai | rahu gochar me kaha shubh hai | rahu meri rashi me aaye to | rahu ketu rashi parivartan se kya hoga | ketu gochar ka phal | rahu ketu kitne mahine me rashi badalte hai | rahu ketu gochar ka asar | rahu ketu ulte kyu chalte hai | rahu mere chandrama par aaya hai
@what classical most PHAL
en: Rahu and Ketu change sign together about every eighteen months, always backwards and opposite each other. Their transit is held good in the 3rd, 6th and 11th from the Moon sign, for many also the 10th.
hi: राहु और केतु लगभग हर अठारह महीने में साथ राशि बदलते हैं, उल्टी चाल से और आमने-सामने। चंद्र राशि से 3, 6, 11 में, कई के अनुसार 10 में भी, इनका गोचर शुभ है।
hg: Rahu aur Ketu lagbhag har atharah mahine me saath rashi badalte hain, ulti chaal se aur aamne-saamne. Chandra rashi se 3, 6, 11 me, kai ke anusaar 10 me bhi, inka gochar shubh hai.
@ok modern most JYOTISH
en: Rahu or Ketu passing the Moon is nothing to fear; it is read as restlessness in one field and release in the other. Sleep, clear words and a short prayer are custom.
hi: राहु या केतु का चंद्र पर से गुज़रना डर की बात नहीं; इसे एक क्षेत्र में बेचैनी और दूसरे में छूटना पढ़ते हैं। नींद, साफ़ बात और छोटी प्रार्थना रिवाज है।
hg: Rahu ya Ketu ka Chandra par se guzarna darr ki baat nahi; ise ek kshetra me bechaini aur doosre me chhootna padhte hain. Neend, saaf baat aur chhoti prarthna riwaz hai.

# two-marriages astro
@names
en: two marriages yoga, second marriage in kundli, dwi vivah yoga
hi: दो विवाह योग, दूसरी शादी का योग, द्विविवाह योग
hg: do shadi ka yog, do vivah yog, dusri shadi ka yog
@ask
en: pandit says there are two marriages in my chart | is there a second marriage in kundli | which yoga means divorce | does my husband have two marriage yoga | how to stop two marriages yoga | I got divorced is remarriage in the kundli | mars in 7th two marriages | second marriage yoga in my kundli confirm | do vivah yog upay | how is divorce and remarriage seen in kundli
hi: पंडित जी ने कहा दो शादी का योग है | कुंडली में दूसरी शादी का योग कैसे देखें | तलाक़ का योग क्या होता है | दो विवाह योग कैसे टलता है | मेरे पति की कुंडली में दो शादी लिखी है क्या | तलाक़ के बाद दूसरी शादी होगी क्या | सातवें में मंगल दो विवाह | कुंडली में दो शादी लिखी है | दो विवाह योग का उपाय
hg: pandit ji bole do shadi ka yog hai | kundli me dusri shadi ka yog kaise dekhe | talak ka yog kya hota hai | do vivah yog kaise tale | pati ki kundli me do shadi likhi hai kya | talak ke baad dusri shadi hogi kya | 7ve me mangal do vivah | kundli me do shaadi likhi hai | do vivah yog ka upay
@ok modern disputed JYOTISH
en: A "two marriages yoga" forces nobody into a second marriage; no chart can know that. Astrologers look at the seventh house and its lord, the second house and Venus, and their rules contradict each other.
hi: "दो विवाह योग" किसी को दूसरी शादी पर मजबूर नहीं करता; यह कोई कुंडली नहीं जान सकती। ज्योतिषी सातवाँ भाव, उसका स्वामी, दूसरा भाव और शुक्र देखते हैं, और उनके नियम आपस में टकराते हैं।
hg: "Do vivah yog" kisi ko doosri shaadi par majboor nahi karta; yeh koi kundli nahi jaan sakti. Jyotishi saatva bhav, uska swami, doosra bhav aur Shukra dekhte hain, aur unke niyam aapas me takrate hain.
@do modern most JYOTISH
en: If a reading frightens you, let it go and look at your life together: talk, respect, a counsellor if it hurts. Mock weddings with a tree or pot are local custom and not needed.
hi: कोई फल-कथन डराए तो उसे छोड़ें और अपने साथ के जीवन को देखें: बातचीत, आदर, दुख हो तो परामर्शदाता। पेड़ या घड़े से विवाह स्थानीय रिवाज है, ज़रूरी नहीं।
hg: Koi phal-kathan daraye to use chhodein aur apne saath ke jeevan ko dekhein: baatcheet, aadar, dukh ho to counsellor. Ped ya ghade se vivah sthaniya riwaz hai, zaroori nahi.
@which modern disputed JYOTISH
en: Lists name for it several planets in the 7th, its lord in a dual sign, or with Venus and Rahu; the same marks stand in countless charts of one long marriage. It is a label, no command.
hi: सूचियाँ सप्तम में कई ग्रह, सप्तमेश द्विस्वभाव राशि में, या शुक्र-राहु के साथ बताती हैं; यही चिह्न एक लंबे विवाह वाली अनगिनत कुंडलियों में हैं। यह नाम है, आदेश नहीं।
hg: Soochiyan saptam me kai grah, saptamesh dwiswabhav rashi me, ya Shukra-Rahu ke saath batati hain; yahi chinh ek lambe vivah wali anginat kundliyon me hain. Yeh naam hai, aadesh nahi.
@see house-7

# dosha-in-general astro
@names
en: dosha in kundli, doshas in a chart, dosh nivaran
hi: कुंडली दोष, कुंडली में दोष, दोष निवारण
hg: kundli dosh, kundli me dosh, dosh nivaran
@ask
en: what is a dosha in kundli | astrologer found many doshas in my chart what should I do | is dosh nivaran puja necessary | which dosha is the worst | can doshas be removed | he asks money to remove my dosha | are doshas real | pandit says I have many doshas what to do first | list of all doshas in kundli | does every kundli have dosh | puja for dosh costs 21000 should I do | is nadi dosh bigger than mangal dosh
hi: कुंडली में दोष क्या होता है | पंडित जी ने कुंडली में बहुत दोष बताए, क्या करें | दोष निवारण पूजा ज़रूरी है क्या | सबसे बड़ा दोष कौन सा है | दोष दूर होते हैं क्या | दोष हटाने के पैसे माँग रहे हैं | कुंडली में बहुत दोष बताए हैं पहले क्या करें | कुंडली के सारे दोष कौन से हैं | हर कुंडली में दोष होता है क्या | दोष की पूजा 21000 में बता रहे हैं करवाएँ क्या | कौन सा दोष सबसे बड़ा है
hg: kundli me dosh kya hota hai | pandit ne bahut dosh bataye kya karu | dosh nivaran puja jaruri hai kya | sabse bada dosh konsa hai | dosh dur hote hai kya | dosh hatane ke paise maang rahe hai | kundli me dosh hai to kya kare | kundli me bahut dosh bataye hai pehle kya kare | kundli ke saare dosh konse hai | har kundli me dosh hota hai kya | dosh ki puja 21000 me bata rahe hai karwaye kya | konsa dosh sabse bada hai
@what modern most JYOTISH
en: A dosha in a kundli is a pattern that astrologers read as a difficulty. Every chart has some, as it has good yogas, and many of the feared names are young and missing in the old texts.
hi: कुंडली में दोष वह मेल है जिसे ज्योतिषी कठिनाई पढ़ते हैं। हर कुंडली में कुछ होते हैं, जैसे शुभ योग भी, और डराने वाले कई नाम नए हैं, पुराने ग्रंथों में नहीं।
hg: Kundli me dosh woh mel hai jise jyotishi kathinai padhte hain. Har kundli me kuch hote hain, jaise shubh yog bhi, aur darane wale kai naam naye hain, purane granthon me nahi.
@do modern most SENSE
en: Pay nobody large sums to remove a dosha, least of all someone who frightens you or hurries you. A prayer in your own words, a good deed and care in that field of life cost nothing.
hi: दोष हटाने के लिए किसी को बड़ी रक़म न दें, ख़ासकर जो डराए या जल्दी मचाए। अपने शब्दों में प्रार्थना, एक भला काम और जीवन के उस क्षेत्र में सावधानी मुफ़्त हैं।
hg: Dosh hatane ke liye kisi ko badi rakam na dein, khaaskar jo daraye ya jaldi machaye. Apne shabdon me prarthna, ek bhala kaam aur jeevan ke us kshetra me savdhani muft hain.
@which modern most JYOTISH
en: The doshas most often named are mangal, nadi and bhakoot (in matching), kaal sarp, pitra, guru chandal, grahan, vish, shrapit, angarak, kemdrum and gand mool. Only a few stand in the old texts.
hi: सबसे ज़्यादा बताए जाने वाले दोष हैं मंगल, नाड़ी और भकूट (मिलान में), काल सर्प, पितृ, गुरु चांडाल, ग्रहण, विष, श्रापित, अंगारक, केमद्रुम और गंड मूल। इनमें कुछ ही पुराने ग्रंथों में हैं।
hg: Sabse zyada bataye jaane wale dosh hain mangal, nadi aur bhakoot (milan me), kaal sarp, pitra, guru chandal, grahan, vish, shrapit, angarak, kemdrum aur gand mool. Inme kuch hi purane granthon me hain.
@how modern most SENSE
en: When told of a dosha, first ask: which planets make it, in which book it stands, what cancels it, and what it costs nothing to do. Whoever cannot answer has only frightened you.
hi: कोई दोष बताए तो पहले पूछें: कौन से ग्रह से है, किस ग्रंथ में है, किससे कटता है, और बिना ख़र्च क्या कर सकते हैं। जो उत्तर न दे सके उसने केवल डराया है।
hg: Koi dosh bataye to pehle poochhein: kaun se grah se hai, kis granth me hai, kisse katta hai, aur bina kharch kya kar sakte hain. Jo uttar na de sake usne keval daraya hai.
@see kaal-sarp, mangal-dosh, pitra-dosh

# nav-nodes-axis astro
@names
en: rahu and ketu difference, rahu versus ketu, what are rahu and ketu
hi: राहु और केतु में अंतर, राहु केतु क्या हैं
hg: rahu aur ketu me antar, rahu ketu kya hai
@ask
en: are rahu and ketu real planets | story of rahu and ketu | rahu or ketu which is worse | why rahu cut by vishnu | head and tail svarbhanu | what do rahu and ketu stand for
hi: राहु और केतु असली ग्रह हैं क्या | राहु केतु की कहानी | राहु ज़्यादा बुरा है या केतु | राहु का सिर क्यों कटा | स्वरभानु कौन था | राहु और केतु किसके कारक हैं
hg: rahu ketu asli graha hai kya | rahu ketu ki kahani | rahu zyada bura hai ya ketu | rahu ka sir kyu kata | swarbhanu kaun tha | rahu aur ketu kiske karak hai
@what classical wide BPHS
en: Rahu and Ketu are not planets but the two points where the Moon's path crosses the Sun's; eclipses happen there. Rahu wants and reaches out, Ketu lets go and looks inward; neither is worse.
hi: राहु और केतु ग्रह-पिंड नहीं, वे दो बिंदु हैं जहाँ चंद्रमा का मार्ग सूर्य के मार्ग को काटता है; ग्रहण वहीं होते हैं। राहु चाह है, केतु त्याग और अंतर्दृष्टि; कोई ज़्यादा बुरा नहीं।
hg: Rahu aur Ketu grah-pind nahi, woh do bindu hain jahan Chandrama ka marg Surya ke marg ko kaatta hai; grahan wahin hote hain. Rahu chaah hai, Ketu tyag aur antardrishti; koi zyada bura nahi.
@how classical wide PUR
en: In the story the asura Svarbhanu drank the amrit in disguise; Sun and Moon told Vishnu, whose chakra parted him. The head became Rahu, the trunk Ketu, and so they chase Sun and Moon.
hi: कथा में असुर स्वरभानु ने वेश बदलकर अमृत पी लिया; सूर्य-चंद्र ने विष्णु को बताया और चक्र से वह दो हुआ। सिर राहु बना, धड़ केतु, इसलिए वे सूर्य-चंद्र के पीछे रहते हैं।
hg: Katha me asur Svarbhanu ne vesh badalkar amrit pi liya; Surya-Chandra ne Vishnu ko bataya aur chakra se woh do hua. Sir Rahu bana, dhad Ketu, isliye woh Surya-Chandra ke peeche rehte hain.
@do modern most CUSTOM
en: For Rahu people pray to Durga or Bhairav and give urad or black til, for Ketu to Ganesh and give blankets or seven grains; food for dogs suits both. Nothing has to be bought.
hi: राहु के लिए दुर्गा या भैरव की प्रार्थना और उड़द या काले तिल का दान, केतु के लिए गणेश और कंबल या सात अनाज; कुत्तों को भोजन दोनों के लिए। कुछ ख़रीदना ज़रूरी नहीं।
hg: Rahu ke liye Durga ya Bhairav ki prarthna aur urad ya kaale til ka daan, Ketu ke liye Ganesh aur kambal ya saat anaaj; kutton ko bhojan dono ke liye. Kuch kharidna zaroori nahi.
@see graha-rahu, graha-ketu

# kumbh-vivah astro
@names
en: kumbh vivah, tree marriage, marriage to a tree, banana tree marriage, peepal marriage, ark vivah, marrying a pot, marry a tree, marry a banana tree, marry a pot first
hi: कुंभ विवाह, पेड़ से विवाह, अर्क विवाह, पीपल से विवाह, केले से विवाह, घड़े से शादी, पेड़ से शादी
hg: kumbh vivah, ped se shadi, ark vivah, peepal se shadi, kele ke ped se shadi, ghade se shadi, ped se vivah
@ask
en: pandit wants my daughter to marry a pot before the wedding | do I have to marry a peepal because I am manglik | how is kumbh vivah done for a boy | my son is manglik, which tree is he married to | in-laws want a banana tree ceremony, we find it insulting | cost of kumbh vivah in Ujjain | is the tree marriage compulsory for a manglik bride | I already married without the tree ceremony | who is the ark plant marriage for | does a court or the shastra ask for kumbh vivah | matchmaker demands kumbh vivah before meeting | mars in 7th, they say tree wedding first | what happens in kumbh vivah and is it secret
en: kumbh vivah was done in secret, do I tell my husband | my parents did a tree wedding quietly before my marriage
hi: पंडित कहते हैं बेटी की पहले घड़े से शादी कराओ | मांगलिक हूँ तो पीपल से विवाह करना पड़ेगा क्या | लड़के का कुंभ विवाह कैसे होता है | बेटा मांगलिक है उसका किस पेड़ से विवाह कराते हैं | ससुराल वाले केले के पेड़ से फेरे चाहते हैं, हमें बुरा लगा | उज्जैन में कुंभ विवाह का ख़र्च | मांगलिक कन्या के लिए पेड़ से शादी ज़रूरी है क्या | शादी हो गई, कुंभ विवाह नहीं कराया था | आक के पौधे से विवाह किसका होता है | बिचौलिया कहता है पहले कुंभ विवाह फिर बात | कुंभ विवाह में क्या होता है | विष्णु प्रतिमा से विवाह
hi: कुंभ विवाह चुपके से कराया, पति को बताऊँ क्या
hg: pandit bolte beti ki pehle ghade se shadi karao | manglik hu to peepal se vivah karna padega kya | ladke ka kumbh vivah kaise hota hai | beta manglik hai uska kis ped se vivah karate hai | sasural wale kele ke ped se phere chahte, hume bura laga | ujjain me kumbh vivah ka kharcha | manglik kanya ke liye ped se shadi jaruri hai kya | shadi ho gayi kumbh vivah nahi karaya tha | aak ke paudhe se vivah kiska hota hai | bichauliya bole pehle kumbh vivah fir baat | kumbh vivah me kya hota hai | manglik ladka hai kya uska bhi ghade se karate hai
hg: kumbh vivah chupke se karwaya pati ko batau kya
@ok modern disputed CUSTOM
en: No, a tree or kumbh vivah is not compulsory. It is a local custom for mangliks which many families leave out; look first whether the dosh is cancelled, as with Mars in its own sign or Mars on both sides.
hi: नहीं, पेड़ या कुंभ विवाह अनिवार्य नहीं। यह मांगलिक के लिए स्थानीय रीति है जिसे कई परिवार नहीं करते; पहले देखें कि दोष कटता है या नहीं, जैसे स्वराशि का मंगल या दोनों ओर मंगल।
hg: Nahi, ped ya kumbh vivah zaroori nahi. Yeh manglik ke liye sthaniya reeti hai jise kai parivar nahi karte; pehle dekhein ki dosh cancel hota hai ya nahi, jaise apni rashi ka Mangal ya dono taraf Mangal.
@who modern most CUSTOM
en: Kumbh vivah is a girl's rite: with a clay pot (kumbh), a Vishnu image, a peepal or a banana tree. For a boy it is ark vivah, with the aak (ark, calotropis) plant.
hi: कुंभ विवाह कन्या का होता है: मिट्टी के घड़े (कुंभ), विष्णु प्रतिमा, पीपल या केले से। लड़के के लिए अर्क विवाह होता है, आक (मदार) के पौधे से।
hg: Kumbh vivah ladki ka hota hai: mitti ke ghade (kumbh), Vishnu pratima, peepal ya kele se. Ladke ke liye ark vivah hota hai, aak (madar) ke paudhe se.
@how modern most CUSTOM
en: A priest holds a short form of the wedding rites a day or more before the real one, and the pot is then given to water. It has no meaning in law, and nobody need feel ashamed or pay much for it.
hi: असली विवाह से पहले पुरोहित विवाह की छोटी विधि कराते हैं और घड़ा जल में विसर्जित होता है। क़ानून में इसका कोई अर्थ नहीं; न शर्म की बात है, न ज़्यादा ख़र्च की।
hg: Asli vivah se pehle purohit vivah ki chhoti vidhi karate hain aur ghada jal me visarjit hota hai. Kanoon me iska koi matlab nahi; na sharm ki baat hai, na zyada kharche ki.
@see mangal-dosh, mangal-dosh-cancel

# manglik-by-lagna astro
@names
en: manglik by lagna, mars in own sign in seventh, manglik for tula lagna, manglik for kark lagna, mangal dosh by ascendant
hi: लग्न से मंगल दोष की छूट, तुला लग्न मांगलिक, कर्क लग्न मांगलिक, मंगल स्वराशि में मांगलिक
hg: lagna se mangal dosh ki chhoot, tula lagna manglik, kark lagna manglik, mangal apni rashi me manglik
@ask
en: I have Taurus rising and Mars in the seventh, am I manglik | Libra lagna, Mars sits in Aries in 7, do I still count as manglik | Leo ascendant with Mars in fourth house Scorpio | mars in capricorn in the seventh for cancer rising manglik | for which lagnas is mangal dosh not counted | mars in Aries eighth house kanya lagna manglik | Kark lagna manglik or not, Mars is yogakaraka | Mars exalted in 4th for tula lagna | marriage bureau rejects me as manglik, mars is in its own house | aquarius lagna mars in 12 exalted
en: Sagittarius lagna with Mars in the eighth in Cancer, uncle rejected me | Mars in Scorpio in the 7th for Taurus ascendant | Mars in fourth in Capricorn, they avoid us as manglik | Virgo rising Mars in 12th Leo | Pisces ascendant Mars in 7th
hi: वृषभ लग्न है और मंगल सातवें में, मांगलिक हूँ क्या | तुला लग्न में मेष का मंगल सप्तम, दोष बनता है क्या | सिंह लग्न में चौथे भाव में वृश्चिक का मंगल | कर्क लग्न में सातवें मकर का मंगल मांगलिक है क्या | किन लग्नों में मंगल दोष नहीं लगता | कन्या लग्न में आठवें मेष का मंगल | कर्क लग्न वालों का मंगल योगकारक है तो मांगलिक कैसे | तुला लग्न में चौथे उच्च का मंगल | मंगल अपने घर में है फिर भी रिश्ता मना
hi: धनु लग्न, आठवें कर्क का मंगल, मांगलिक कहकर मना | चौथे में मकर का मंगल, मांगलिक कहकर टाल रहे | मीन लग्न सातवें कन्या का मंगल | वृषभ लग्न सातवें वृश्चिक का मंगल
hg: vrishabh lagna hai aur mangal 7 me, manglik hu kya | tula lagna me mesh ka mangal saptam, dosh banta hai kya | simha lagna me 4th me vrishchik ka mangal | kark lagna me satve makar ka mangal manglik hai kya | kin lagna me mangal dosh nahi lagta | kanya lagna me athve mesh ka mangal | kark lagna walo ka mangal yogkarak hai to manglik kaise | tula lagna me chauthe uchch ka mangal | mangal apne ghar me hai fir bhi rishta mana
hg: dhanu lagna athve kark ka mangal manglik bol kar mana | chauthe me makar ka mangal manglik bol kar taal rahe | meen lagna satve kanya ka mangal | vrishabh lagna satve vrishchik ka mangal
@ok modern most JYOTISH
en: Mars in 1, 4, 7, 8 or 12 counts as manglik, but in its own sign (Mesh, Vrishchik) or exalted in Makar the dosh is commonly held cancelled or much softened. Have the whole chart looked at before anything else.
hi: मंगल 1, 4, 7, 8 या 12 में हो तो मांगलिक कहते हैं, पर स्वराशि (मेष, वृश्चिक) या उच्च (मकर) का हो तो दोष प्रायः कटा या बहुत हल्का माना जाता है। पहले पूरी कुंडली दिखाएँ।
hg: Mangal 1, 4, 7, 8 ya 12 me ho to manglik kehte hain, par apni rashi (Mesh, Vrishchik) ya uchch (Makar) ka ho to dosh aksar cancel ya bahut halka maana jaata hai. Pehle poori kundli dikhayein.
@which modern disputed JYOTISH
en: So by lagna: Tula with Mars in Mesh (7th), Vrishabh with Vrishchik (7th), Kark with Makar (7th), Simha with Vrishchik (4th), Makar with Mesh (4th), Kanya with Mesh (8th), Vrishabh with Mesh (12th) are named as exceptions. For Kark and Simha lagna Mars is yogakaraka, and many count no dosh.
hi: लग्न से छूट: तुला में मेष (7), वृषभ में वृश्चिक (7), कर्क में मकर (7), सिंह में वृश्चिक (4), मकर में मेष (4), कन्या में मेष (8), वृषभ में मेष (12)। कर्क और सिंह लग्न का मंगल योगकारक है, बहुत लोग दोष नहीं गिनते।
hg: Lagna se chhoot: Tula me Mesh (7), Vrishabh me Vrishchik (7), Kark me Makar (7), Simha me Vrishchik (4), Makar me Mesh (4), Kanya me Mesh (8), Vrishabh me Mesh (12). Kark aur Simha lagna ka Mangal yogkarak hai, bahut log dosh nahi ginte.
@do modern most CUSTOM
en: With Mars in its own or exalted sign no tree or pot marriage is needed. A Hanuman prayer on Tuesday and a partner whom you know and respect are enough.
hi: स्वराशि या उच्च के मंगल में पेड़ या घड़े से विवाह ज़रूरी नहीं। मंगलवार को हनुमान की प्रार्थना और जिसे आप जानें और मानें ऐसा साथी काफ़ी है।
hg: Apni rashi ya uchch ke Mangal me ped ya ghade se vivah zaroori nahi. Mangalvar ko Hanuman ki prarthna aur jise aap jaanein aur maanein aisa saathi kaafi hai.
@see mangal-dosh, mangal-dosh-cancel

# rahu-antardashas astro
@names
en: rahu jupiter period, rahu mahadasha jupiter antardasha, rahu saturn period, rahu venus period, rahu mercury period, sub periods of rahu, rahu rahu period
hi: राहु में गुरु, राहु महादशा में गुरु, राहु में शनि, राहु में शुक्र, राहु में बुध, राहु में राहु
hg: rahu me guru, rahu mahadasha me guru, rahu me shani, rahu me shukra, rahu me budh, rahu me rahu
@ask
en: I am in Rahu Jupiter, job offer from Toronto, what do the two together bring | Rahu dasha Saturn bhukti good or bad | what is the Rahu–Venus period known for | Rahu–Mercury antardasha and business | first years of Rahu, Rahu–Rahu, how are they | Rahu–Ketu antardasha fear | effects of Jupiter sub-period in Rahu mahadasha | Rahu Moon period and my mind | rahu mars antardasha anger accident fear | Rahu Sun bhukti trouble with boss | which sub-period of Rahu is the best | end of Rahu mahadasha, what comes
hi: राहु में गुरु की अंतर्दशा चल रही है, विदेश से नौकरी का प्रस्ताव है, कैसा समय | राहु में शनि अच्छा या बुरा | राहु में शुक्र का फल | राहु में बुध और व्यापार | राहु-राहु का शुरू का समय कैसा होता है | राहु में केतु से डर लगता है | राहु महादशा में गुरु अंतर्दशा का फल | राहु में चंद्र और मन | राहु में मंगल | राहु में सूर्य, बॉस से अनबन | राहु की कौन सी अंतर्दशा सबसे अच्छी | राहु महादशा का अंत कैसा होता है
hg: rahu me guru ki antardasha chal rahi, videsh se job offer hai kaisa time hai | rahu me shani acha ya bura | rahu me shukra ka phal | rahu me budh aur business | rahu rahu ka shuru ka time kaisa hota hai | rahu me ketu se dar lagta hai | rahu mahadasha me guru antardasha ka phal | rahu me chandra aur mann | rahu me mangal | rahu me surya boss se anban | rahu ki konsi antardasha sabse achi | rahu mahadasha ka ant kaisa hota hai
@what classical most PHAL
en: Rahu with Jupiter (2 years 4 months 24 days): foreign links, study, teachers, growth and a wider view; against it overreach, wrong advisers and doubts in belief. It is often the kinder part of Rahu's 18 years.
hi: राहु में गुरु (2 वर्ष 4 महीने 24 दिन): विदेश, पढ़ाई, गुरुजन, उन्नति और खुली सोच; दूसरी ओर ज़रूरत से बड़ा क़दम, ग़लत सलाहकार, आस्था में उलझन। राहु के 18 वर्षों का यह प्रायः सौम्य भाग है।
hg: Rahu me Guru (2 saal 4 mahine 24 din): videsh, padhai, guru-jan, unnati (growth) aur khuli soch; doosri taraf zaroorat se bada kadam, galat salahkar, aastha me uljhan. Rahu ke 18 saal ka yeh aksar saumya bhaag hai.
@which classical most PHAL
en: Others in short: Rahu–Rahu new and unsettled, Saturn hard slow work, Mercury trade and study, Ketu letting go, Venus comfort, ties and travel, Sun questions of authority, Moon restless mind, Mars energy that asks for care.
hi: बाक़ी संक्षेप में: राहु-राहु नया और अस्थिर, शनि धीमी मेहनत, बुध व्यापार और पढ़ाई, केतु छोड़ना, शुक्र सुख, संबंध और यात्रा, सूर्य अधिकार के प्रश्न, चंद्र चंचल मन, मंगल ऊर्जा, सावधानी के साथ।
hg: Baaki short me: Rahu-Rahu naya aur asthir, Shani dheemi mehnat, Budh vyapar aur padhai, Ketu chhodna, Shukra sukh, rishte aur yatra, Surya adhikar ke sawal, Chandra chanchal mann, Mangal urja, savdhani ke saath.
@ok modern most JYOTISH
en: Good or bad hangs on the houses, signs and strength of both in your chart; the period alone decides nothing. Weigh an offer by contract, people and health as in any other time.
hi: अच्छा या बुरा आपकी कुंडली में दोनों के भाव, राशि और बल पर निर्भर है; दशा अकेले कुछ तय नहीं करती। प्रस्ताव को अनुबंध, लोगों और सेहत से वैसे ही तौलें जैसे कभी भी।
hg: Achha ya bura aapki kundli me dono ke bhav, rashi aur bal par nirbhar hai; dasha akele kuch tay nahi karti. Offer ko contract, logon aur sehat se waise hi taulein jaise kabhi bhi.
@see dasha-rahu, antardasha
@link /kundli

# dasha-starting-fear astro
@names
en: afraid of the coming mahadasha, bad mahadasha starting, new mahadasha begins
hi: महादशा शुरू होने का डर, नई महादशा शुरू, महादशा से डर
hg: mahadasha shuru hone ka dar, nayi mahadasha shuru, mahadasha se dar
@ask
en: my rahu period begins in june, I am 22 with exams ahead, will all 18 years be bad | friend cried on hearing about saturn's nineteen years | astrologer said the next seven years of ketu will be hell | shani mahadasha from next month, newly married, scared | 18 years of Rahu just when my career starts | should I postpone plans until the dasha ends | is any mahadasha completely bad | my mother is tense as my rahu dasha is starting | preparing for SSC and rahu dasha is coming | how do people live through 19 years of shani dasha | dasha is changing on my birthday, what should I do
en: preparing for an exam and the rahu period of 18 years starts, is everything bad | she cried when she heard how many years my dasha lasts
en: is the whole period of 18 or 19 years bad | preparing for the civil services and my new dasha frightens me
hi: जून से राहु की दशा लग रही है, बाईस का हूँ, परीक्षा है, अठारह साल ख़राब रहेंगे क्या | शनि के उन्नीस साल सुनकर सहेली रो पड़ी | ज्योतिषी ने कहा केतु के सात साल बहुत भारी | अगले महीने से शनि की महादशा, नई शादी है, डर लग रहा है | करियर की शुरुआत में राहु के 18 साल | दशा ख़त्म होने तक काम टाल दूँ क्या | कोई महादशा पूरी ख़राब होती है क्या | माँ चिंता में हैं कि मेरी राहु दशा शुरू हो रही है | तैयारी कर रहा हूँ और राहु की दशा आ रही है | दशा बदल रही है, क्या करूँ
hi: तैयारी के बीच 18 साल की दशा शुरू, सब बुरा होगा क्या | मेरी दशा के साल सुनकर वह रोने लगी
hi: क्या पूरी दशा ख़राब रहेगी | सिविल सेवा की तैयारी और दशा का डर
hg: june se rahu ki dasha lag rahi, 22 ka hu exam hai, 18 saal kharab rahenge kya | shani ke 19 saal sunkar saheli ro padi | jyotishi bole ketu ke 7 saal bahut bhari | agle mahine se shani ki mahadasha nayi shadi hai dar lag raha | career ki shuruat me rahu ke 18 saal | dasha khatam hone tak kaam taal du kya | koi mahadasha poori kharab hoti hai kya | mummy tension me hai ki meri rahu dasha shuru ho rahi | taiyari kar raha hu aur rahu ki dasha aa rahi hai | dasha badal rahi hai kya karu
hg: exam ki taiyari ke beech 18 saal ki dasha shuru sab bura hoga kya | meri dasha ke saal sunkar wo rone lagi
hg: kya poori dasha kharab rahegi | upsc ki taiyari aur dasha ka dar
@ok modern most JYOTISH
en: No, no mahadasha is bad from end to end: Rahu's 18, Saturn's 19 or Ketu's 7 years are mixed and hang on house, sign and the nine sub-periods. Many study, marry and rise in exactly these years.
hi: नहीं, कोई महादशा शुरू से अंत तक बुरी नहीं: राहु के 18, शनि के 19 या केतु के 7 वर्ष मिले-जुले होते हैं और भाव, राशि तथा नौ अंतर्दशाओं पर निर्भर हैं। इन्हीं वर्षों में बहुत लोग पढ़ते, बसते और बढ़ते हैं।
hg: Nahi, koi mahadasha shuru se ant tak buri nahi: Rahu ke 18, Shani ke 19 ya Ketu ke 7 saal mile-jule hote hain aur bhav, rashi tatha nau antardashaon par nirbhar hain. Inhi saalon me bahut log padhte, baste aur badhte hain.
@which classical most PHAL
en: Rahu is read as ambition, change and foreign gains, with a warning about shortcuts and illusions; Saturn as slow, lasting work; Ketu as letting go and insight. For study and exams steady work counts in each.
hi: राहु को महत्वाकांक्षा, बदलाव और विदेश से लाभ पढ़ते हैं, शॉर्टकट और भ्रम से सावधानी के साथ; शनि को धीमा टिकाऊ काम; केतु को छोड़ना और सूझ। पढ़ाई-परीक्षा में हर दशा में लगातार मेहनत काम आती है।
hg: Rahu ko ambition, badlav aur videsh se laabh padhte hain, shortcut aur bhram se savdhani ke saath; Shani ko dheema tikau kaam; Ketu ko chhodna aur soojh. Padhai-exam me har dasha me lagatar mehnat kaam aati hai.
@do modern most CUSTOM
en: Postpone nothing for a dasha. If you wish, keep its small custom: Durga for Rahu, Hanuman and help for workers for Saturn, Ganesh for Ketu; no gem or puja has to be bought. If fear keeps you awake, Tele-MANAS 14416 listens.
hi: दशा के लिए कुछ न टालें। चाहें तो छोटी रीति रखें: राहु में दुर्गा, शनि में हनुमान और श्रमिकों की मदद, केतु में गणेश; रत्न या पूजा ख़रीदना ज़रूरी नहीं। डर से नींद न आए तो टेली-मानस 14416 सुनता है।
hg: Dasha ke liye kuch na taalein. Chahein to chhoti reeti rakhein: Rahu me Durga, Shani me Hanuman aur mazdooron ki madad, Ketu me Ganesh; ratna ya puja kharidna zaroori nahi. Darr se neend na aaye to Tele-MANAS 14416 sunta hai.
@see mahadasha, dasha-rahu, dasha-shani
@link /kundli

# kaal-sarp-costly-puja astro
@names
en: kaal sarp puja cost, trimbakeshwar puja money, going to nashik for kaal sarp, costly kaal sarp puja
hi: कालसर्प पूजा का ख़र्च, त्र्यंबकेश्वर जाना ज़रूरी, महँगी कालसर्प पूजा
hg: kaal sarp puja ka kharcha, trimbak jana jaruri, nashik me kaal sarp puja, mehngi kaal sarp puja
@ask
en: priest asks 21 thousand for the snake puja in Nashik, we are farmers | must one travel to Trimbak for kaal sarp or is the village temple enough | sold a goat for the kaal sarp puja, was it needed | they say no child till the nag puja is done, doctors find nothing wrong | can kaal sarp shanti be done at home | kaal sarp found in my brother's chart and they name a big sum | is nag panchami worship enough for kaal sarp | loan for kaal sarp puja | two people in the house have kaal sarp, double fees
hi: पंडित नासिक की सर्प पूजा के इक्कीस हज़ार माँग रहे हैं, हम किसान हैं | कालसर्प के लिए त्र्यंबक जाना ज़रूरी है या गाँव का मंदिर काफ़ी | कहते हैं नाग पूजा बिना संतान नहीं होगी, डॉक्टर सब ठीक बताते हैं | कालसर्प शांति घर पर हो सकती है | छोटे भाई को कालसर्प निकला, बड़ी रकम बताई | नाग पंचमी की पूजा से कालसर्प शांत होता है क्या | कालसर्प पूजा के लिए क़र्ज़ लें क्या | घर में दो को कालसर्प, दोगुना पैसा
hg: pandit nasik ki sarp puja ke 21 hazar maang raha hum kisan hai | kaal sarp ke liye trimbak jana jaruri hai ya gaon ka mandir kafi | bolte nag puja bina santan nahi hogi doctor sab thik batate | kaal sarp shanti ghar par ho sakti hai | chhote bhai ko kaal sarp nikla badi rakam batayi | nag panchami ki puja se kaal sarp shant hota hai kya | kaal sarp puja ke liye karz le kya | ghar me do logo ko kaal sarp dugna paisa | kaal sarp wali puja me fasal ka paisa laga du kya
@ok modern disputed CUSTOM
en: No, the costly kaal sarp puja is not necessary, and no crop, loan or journey to Trimbakeshwar is owed for it. The old standard texts do not know this dosha at all.
hi: नहीं, महँगी कालसर्प पूजा ज़रूरी नहीं, और इसके लिए न फ़सल बेचनी है, न क़र्ज़ लेना, न त्र्यंबकेश्वर जाना। पुराने मान्य ग्रंथों में यह दोष है ही नहीं।
hg: Nahi, mehngi kaal sarp puja zaroori nahi, aur iske liye na fasal bechni hai, na karz lena, na Trimbakeshwar jana. Purane maanya granthon me yeh dosh hai hi nahi.
@do modern most CUSTOM
en: Who wishes worships Shiva in the nearby temple: water on the lingam, Om Namah Shivaya or the Mahamrityunjaya, Mondays and Nag Panchami. For children go by the doctor; nobody can foretell that from a chart.
hi: चाहें तो पास के मंदिर में शिव की पूजा करें: जल, ॐ नमः शिवाय या महामृत्युंजय, सोमवार और नाग पंचमी। संतान के लिए डॉक्टर की सलाह पर चलें; कुंडली से यह कोई नहीं जान सकता।
hg: Chahein to paas ke mandir me Shiv ki puja karein: jal, Om Namah Shivaya ya Mahamrityunjaya, Somvar aur Nag Panchami. Santan ke liye doctor ki salah par chalein; kundli se yeh koi nahi jaan sakta.
@see kaal-sarp

# mangal-shanti-cost astro
@names
en: mangal shanti cost, mangal bhaat puja, mangalnath ujjain puja, costly mangal dosh puja, simple remedy for mangal dosh, cheap remedy for mangal dosh
hi: मंगल शांति का खर्च, मंगल भात पूजा, मंगलनाथ उज्जैन, मंगल दोष का सरल उपाय, मंगल दोष का सस्ता उपाय
hg: mangal shanti ka kharcha, mangal bhat puja, mangalnath ujjain, mangal dosh ka saral upay, mangal dosh ka sasta upay
@ask
en: they want one lakh for a mangal shanti in Ujjain, father lives on a pension | is bhaat puja necessary before a manglik marriage | cheap remedy for mangal dosh at home | pandit will not fix the wedding without mangal shanti | simple thing to do for mars instead of a costly puja | bhat pujan at Mangalnath how much | can I do Hanuman Chalisa instead of mangal puja
en: afraid of kumbh vivah, some other cheap remedy for mangal dosh
hi: उज्जैन में मंगल शांति के एक लाख माँगते हैं, पिता की छोटी पेंशन है | मांगलिक विवाह से पहले भात पूजा ज़रूरी है क्या | मंगल दोष का सस्ता घरेलू उपाय | बिना मंगल शांति पंडित शादी नहीं करा रहे | महँगी पूजा की जगह मंगल के लिए क्या करें | मंगलनाथ में भात पूजन का ख़र्च | मंगल पूजा की जगह हनुमान चालीसा चलेगी
hi: कुंभ विवाह नहीं कराना, मंगल दोष का दूसरा सस्ता उपाय
hg: ujjain me mangal shanti ke 1 lakh maang rahe papa ki chhoti pension hai | manglik shadi se pehle bhaat puja jaruri hai kya | mangal dosh ka sasta gharelu upay | bina mangal shanti pandit shadi nahi kara rahe | mehngi puja ki jagah mangal ke liye kya kare | mangalnath me bhat pujan ka kharcha | mangal puja ki jagah hanuman chalisa chalegi kya
hg: kumbh vivah nahi karana mangal dosh ka koi aur sasta upay
@ok modern most CUSTOM
en: No, a costly mangal shanti or bhaat puja is not needed, neither in Ujjain nor elsewhere, and no marriage hangs on it. Whoever presses you with fear and a large sum is selling.
hi: नहीं, महँगी मंगल शांति या भात पूजा ज़रूरी नहीं, न उज्जैन में न कहीं और, और विवाह इस पर नहीं टिका। जो डर और बड़ी रकम से दबाव डाले वह बेच रहा है।
hg: Nahi, mehngi mangal shanti ya bhaat puja zaroori nahi, na Ujjain me na kahin aur, aur shadi is par nahi tiki. Jo darr aur badi rakam se dabaav daale woh bech raha hai.
@do modern most CUSTOM
en: The simple custom costs nearly nothing: Hanuman Chalisa on Tuesdays, Om Angarakaya Namah, red lentils or jaggery given, calm speech, and giving blood where a doctor allows.
hi: सरल रीति लगभग मुफ़्त है: मंगलवार को हनुमान चालीसा, ॐ अंगारकाय नमः, मसूर या गुड़ का दान, मीठी वाणी, और डॉक्टर ठीक कहें तो रक्तदान।
hg: Saral reeti lagbhag free hai: Mangalvar ko Hanuman Chalisa, Om Angarakaya Namah, masoor ya gud ka daan, meethi vani, aur doctor theek kahein to raktdaan.
@see mangal-dosh, expensive-remedies

# shani-antardashas astro
@names
en: saturn venus period, saturn mahadasha venus antardasha, saturn rahu period, saturn jupiter period, saturn mercury period, saturn moon period, sub periods of saturn
hi: शनि में शुक्र, शनि में राहु, शनि में गुरु, शनि में बुध, शनि में चंद्र, शनि में केतु
hg: shani me shukra, shani me rahu, shani me guru, shani me budh, shani me chandra, shani me ketu
@ask
en: Saturn Venus running and rent of my shop went up, what does it mean | Shani Rahu antardasha fear | Saturn–Moon period and sadness | Saturn–Mercury for business | Saturn Saturn first three years | Saturn–Ketu antardasha job loss | effects of Jupiter bhukti in Saturn dasha | sun antardasha in shani and father | which sub period of Saturn is the best
hi: शनि में शुक्र चल रहा है, दुकान का किराया बढ़ गया, क्या मतलब | शनि में राहु से डर | शनि में चंद्र और उदासी | शनि में बुध और व्यापार | शनि-शनि के शुरू के तीन साल | शनि में केतु, नौकरी छूटी | शनि में गुरु का फल | शनि में सूर्य और पिता | शनि की सबसे अच्छी अंतर्दशा
hg: shani me shukra chal raha dukan ka kiraya badh gaya kya matlab | shani me rahu se dar | shani me chandra aur udasi | shani me budh aur business | shani shani ke shuru ke 3 saal | shani me ketu naukri chhuti | shani me guru ka phal | shani me surya aur papa | shani ki sabse achi antardasha
@what classical most PHAL
en: Saturn's nine sub-periods, read in short: Saturn–Saturn hard work and foundations, Mercury trade and study, Ketu letting go, Venus comfort, home and partnership, Sun duty and authority, Moon moods and mother, Mars energy and friction, Rahu sudden turns, Jupiter relief and growth.
hi: शनि की नौ अंतर्दशाएँ संक्षेप में: शनि-शनि मेहनत और नींव, बुध व्यापार और पढ़ाई, केतु छोड़ना, शुक्र सुख, घर और साझेदारी, सूर्य कर्तव्य और अधिकार, चंद्र मन और माँ, मंगल ऊर्जा और टकराव, राहु अचानक मोड़, गुरु राहत और उन्नति।
hg: Shani ki nau antardashayein short me: Shani-Shani mehnat aur neev, Budh vyapar aur padhai, Ketu chhodna, Shukra sukh, ghar aur saajhedari, Surya kartavya aur adhikar, Chandra mann aur maa, Mangal urja aur takrav, Rahu achanak mod, Guru raahat aur unnati.
@when classical wide BPHS
en: In Saturn's 19 years they last: Saturn 3 years 3 days, Mercury 2y 8m 9d, Ketu 1y 1m 9d, Venus 3y 2m, Sun 11m 12d, Moon 1y 7m, Mars 1y 1m 9d, Rahu 2y 10m 6d, Jupiter 2y 6m 12d.
hi: शनि के 19 वर्षों में अवधि: शनि 3 वर्ष 3 दिन, बुध 2 वर्ष 8 माह 9 दिन, केतु 1 वर्ष 1 माह 9 दिन, शुक्र 3 वर्ष 2 माह, सूर्य 11 माह 12 दिन, चंद्र 1 वर्ष 7 माह, मंगल 1 वर्ष 1 माह 9 दिन, राहु 2 वर्ष 10 माह 6 दिन, गुरु 2 वर्ष 6 माह 12 दिन।
hg: Shani ke 19 saal me avdhi: Shani 3 saal 3 din, Budh 2 saal 8 mahine 9 din, Ketu 1 saal 1 mahina 9 din, Shukra 3 saal 2 mahine, Surya 11 mahine 12 din, Chandra 1 saal 7 mahine, Mangal 1 saal 1 mahina 9 din, Rahu 2 saal 10 mahine 6 din, Guru 2 saal 6 mahine 12 din.
@ok modern most JYOTISH
en: No sub-period of Saturn is only bad: house, sign and strength in your chart decide, and rents, jobs and quarrels have causes of their own. A lamp on Saturday and honest accounts are custom enough.
hi: शनि की कोई अंतर्दशा केवल बुरी नहीं: आपकी कुंडली के भाव, राशि और बल तय करते हैं, और किराया, नौकरी, झगड़े के अपने कारण होते हैं। शनिवार का दीपक और साफ़ हिसाब काफ़ी रीति है।
hg: Shani ki koi antardasha keval buri nahi: aapki kundli ke bhav, rashi aur bal tay karte hain, aur kiraya, naukri, jhagde ke apne karan hote hain. Shanivar ka deepak aur saaf hisaab kaafi reeti hai.
@see dasha-shani, antardasha
@link /kundli

# shukra-guru-antardashas astro
@names
en: venus rahu period, venus saturn period, venus ketu period, jupiter rahu period, jupiter saturn period, jupiter venus period, sub periods of venus, sub periods of jupiter
hi: शुक्र में राहु, शुक्र में शनि, शुक्र में केतु, गुरु में राहु, गुरु में शनि, गुरु में शुक्र
hg: shukra me rahu, shukra me shani, shukra me ketu, guru me rahu, guru me shani, guru me shukra
@ask
en: Venus mahadasha Rahu antardasha and affair fear | Venus–Saturn period known for | Jupiter–Saturn sub period good for work | Jupiter–Rahu last period of the dasha | Venus Ketu separation fear | Jupiter Venus marriage | Venus–Moon antardasha | length of the antardashas in Venus dasha | length of antardashas in Jupiter dasha
hi: शुक्र महादशा राहु अंतर्दशा से डर | शुक्र में शनि का फल | गुरु में शनि और काम | गुरु में राहु आख़िरी समय | शुक्र में केतु और अलगाव | गुरु में शुक्र और विवाह | शुक्र में चंद्र | शुक्र दशा की अंतर्दशाओं की अवधि | गुरु दशा की अंतर्दशाओं की अवधि
hg: shukra mahadasha rahu antardasha se dar | shukra me shani ka phal | guru me shani aur kaam | guru me rahu aakhri samay | shukra me ketu aur alag hona | guru me shukra aur shadi | shukra me chandra | shukra dasha ki antardasha ki avdhi | guru dasha ki antardasha ki avdhi
@what classical most PHAL
en: In short: Venus–Rahu strong wishes and the unusual, Venus–Saturn comfort earned by work, Venus–Ketu quiet and letting go; Jupiter–Saturn steady building, Jupiter–Rahu change before the next period, Jupiter–Venus family, learning and means. Houses and strength in your chart decide.
hi: संक्षेप में: शुक्र-राहु तीव्र इच्छाएँ और नयापन, शुक्र-शनि मेहनत से सुख, शुक्र-केतु शांति और छोड़ना; गुरु-शनि स्थिर निर्माण, गुरु-राहु अगली दशा से पहले बदलाव, गुरु-शुक्र परिवार, विद्या और साधन। कुंडली के भाव और बल तय करते हैं।
hg: Short me: Shukra-Rahu teevra ichchhayein aur nayapan, Shukra-Shani mehnat se sukh, Shukra-Ketu shanti aur chhodna; Guru-Shani sthir nirman, Guru-Rahu agli dasha se pehle badlav, Guru-Shukra parivar, vidya aur sadhan. Kundli ke bhav aur bal tay karte hain.
@when classical wide BPHS
en: In Venus (20 years): Venus 3y 4m, Sun 1y, Moon 1y 8m, Mars 1y 2m, Rahu 3y, Jupiter 2y 8m, Saturn 3y 2m, Mercury 2y 10m, Ketu 1y 2m. In Jupiter (16): Jupiter 2y 1m 18d, Saturn 2y 6m 12d.
hi: शुक्र (20 वर्ष) में: शुक्र 3 वर्ष 4 माह, सूर्य 1 वर्ष, चंद्र 1 वर्ष 8 माह, मंगल 1 वर्ष 2 माह, राहु 3 वर्ष, गुरु 2 वर्ष 8 माह, शनि 3 वर्ष 2 माह, बुध 2 वर्ष 10 माह, केतु 1 वर्ष 2 माह। गुरु (16) में: गुरु 2 वर्ष 1 माह 18 दिन, शनि 2 वर्ष 6 माह 12 दिन।
hg: Shukra (20 saal) me: Shukra 3 saal 4 mahine, Surya 1 saal, Chandra 1 saal 8 mahine, Mangal 1 saal 2 mahine, Rahu 3 saal, Guru 2 saal 8 mahine, Shani 3 saal 2 mahine, Budh 2 saal 10 mahine, Ketu 1 saal 2 mahine. Guru (16) me: Guru 2 saal 1 mahina 18 din, Shani 2 saal 6 mahine 12 din.
@ok modern most JYOTISH
en: No affair, parting or loss can be read from such a pair of periods; they name themes, not events. Speak openly at home and plan as in any other year.
hi: ऐसी दो दशाओं से प्रेम-प्रसंग, अलगाव या हानि नहीं जानी जा सकती; वे विषय बताती हैं, घटनाएँ नहीं। घर में खुलकर बात करें और हर साल की तरह योजना बनाएँ।
hg: Aisi do dashaon se affair, alagav ya hani nahi jaani ja sakti; woh vishay batati hain, ghatna nahi. Ghar me khulkar baat karein aur har saal ki tarah plan karein.
@see antardasha, dasha-shukra, dasha-guru
@link /kundli

# luck-after-age astro
@names
en: luck rises after an age, bhagyodaya, fortune after 32, fortune after 36
hi: भाग्योदय, इस उम्र के बाद भाग्य, 32 के बाद भाग्योदय
hg: bhagyodaya, bhagya uday, is umar ke baad bhagya, 32 ke baad bhagya
@ask
en: astrologer said my luck rises only after 32, I am 26, what now | bhagyodaya at 36 what does it mean | at what age does fortune rise by the chart | he said struggle until 40 | does each planet have an age of maturity | should I wait with my business until bhagyodaya
hi: ज्योतिषी बोले भाग्य 32 के बाद चमकेगा, अभी 26 का हूँ | 36 में भाग्योदय का क्या मतलब | भाग्योदय किस उम्र में होता है | चालीस तक संघर्ष बताया है | ग्रहों की पकने की उम्र होती है क्या | भाग्योदय तक काम रोक दूँ क्या
hg: jyotishi bole bhagya 32 ke baad chamkega abhi 26 ka hu | 36 me bhagyodaya ka kya matlab | bhagya uday kis umar me hota hai | 40 tak sangharsh bataya hai | graho ki pakne ki umar hoti hai kya | bhagyodaya tak kaam rok du kya
@ok modern most JYOTISH
en: No one's luck is locked until an age: "after 32" is only a rule of thumb by the planet that rules the ninth house. What you learn and build at 26 is what later looks like fortune.
hi: किसी का भाग्य उम्र तक बंद नहीं रहता: "32 के बाद" नवम भाव के स्वामी से बनी मोटी कहावत है। 26 में जो सीखते और बनाते हैं वही बाद में भाग्य दिखता है।
hg: Kisi ka bhagya umar tak band nahi rehta: "32 ke baad" navam bhav ke swami se bani moti kahawat hai. 26 me jo seekhte aur banate hain wahi baad me bhagya dikhta hai.
@which modern most JYOTISH
en: The ages named: Jupiter 16, Sun 22, Moon 24, Venus 25, Mars 28, Mercury 32, Saturn 36, Rahu 42, Ketu 48. Many count the rise from the one that rules the ninth house; lists differ.
hi: कही जाने वाली उम्र: गुरु 16, सूर्य 22, चंद्र 24, शुक्र 25, मंगल 28, बुध 32, शनि 36, राहु 42, केतु 48। नवम के स्वामी से भाग्योदय गिनते हैं; सूचियाँ अलग हैं।
hg: Kahi jaane wali umar: Guru 16, Surya 22, Chandra 24, Shukra 25, Mangal 28, Budh 32, Shani 36, Rahu 42, Ketu 48. Navam ke swami se bhagyodaya ginte hain; lists alag hain.
@see house-9, good-time-when
`;
